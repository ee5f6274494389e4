/* What cmsis_nn_tflm.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "cmsis_nn_tflm.h"
#if CMSIS_NN_TFLM_H != 0x6f5489dca7c647b1
#error "cmsis_nn_tflm.h is of another run of pat2c than this file"
#endif

#include "dfg_rows.h"


static const struct dfg_pattern cmsis_nn_tflm_patterns[] = {
#define WHOLE cmsis_nn_tflm_stored_whole
    {DFG_FOUND_ROW(cmsis_nn_tflm_stored, whole, 1), .name = "stored", .place = "cmsis_nn_tflm.pat:32",
     PARTS(3, ROOT(m.root), CONST(constant), INPUT(x))},
#undef WHOLE
#define WHOLE cmsis_nn_tflm_conv_2d_whole
    {DFG_FOUND_ROW(cmsis_nn_tflm_conv_2d, whole, 2), .name = "conv_2d", .place = "cmsis_nn_tflm.pat:38",
     .depth = 1, CAPTURES(4, 3, NODE("x", m.x), NODE("w", m.w), NODE("b", m.b), NODE("c", m.c)),
     PARTS(8, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b),
     {DFG_PART_ROOT, 0, 1, 3, AT(m.c)}, CONST(stored.constant), INPUT(stored.x), CONST(stored_2.constant),
     INPUT(stored_2.x))},
#undef WHOLE
#define WHOLE cmsis_nn_tflm_depthwise_conv_2d_whole
    {DFG_FOUND_ROW(cmsis_nn_tflm_depthwise_conv_2d, whole, 2), .name = "depthwise_conv_2d",
     .place = "cmsis_nn_tflm.pat:46", .depth = 1, CAPTURES(4, 3, NODE("x", m.x), NODE("w", m.w),
     NODE("b", m.b), NODE("c", m.c)), PARTS(8, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w),
     PART(INPUT, 2, m.b), {DFG_PART_ROOT, 0, 1, 3, AT(m.c)}, CONST(stored.constant), INPUT(stored.x),
     CONST(stored_2.constant), INPUT(stored_2.x))},
#undef WHOLE
#define WHOLE cmsis_nn_tflm_transpose_conv_whole
    {DFG_FOUND_ROW(cmsis_nn_tflm_transpose_conv, whole, 3), .name = "transpose_conv",
     .place = "cmsis_nn_tflm.pat:53", .depth = 1, CAPTURES(4, 3, NODE("x", m.x), NODE("w", m.w),
     NODE("b", m.b), NODE("c", m.c)), PARTS(10, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w),
     PART(INPUT, 2, m.b), {DFG_PART_ROOT, 0, 1, 3, AT(m.c)}, CONST(stored.constant), INPUT(stored.x),
     CONST(stored_2.constant), INPUT(stored_2.x), CONST(stored_3.constant), INPUT(stored_3.x))},
#undef WHOLE
#define WHOLE cmsis_nn_tflm_fully_connected_whole
    {DFG_FOUND_ROW(cmsis_nn_tflm_fully_connected, whole, 2), .name = "fully_connected",
     .place = "cmsis_nn_tflm.pat:64", .depth = 1, CAPTURES(4, 3, NODE("x", m.x), NODE("w", m.w),
     NODE("b", m.b), NODE("f", m.f)), PARTS(8, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w),
     PART(INPUT, 2, m.b), {DFG_PART_ROOT, 0, 1, 3, AT(m.f)}, CONST(stored.constant), INPUT(stored.x),
     CONST(stored_2.constant), INPUT(stored_2.x))},
#undef WHOLE
#define WHOLE cmsis_nn_tflm_batch_matmul_match
    {DFG_FOUND_ROW(cmsis_nn_tflm_batch_matmul, match, 0), .name = "batch_matmul",
     .place = "cmsis_nn_tflm.pat:71", .depth = 1, CAPTURES(3, 2, NODE("a", a), NODE("b", b), NODE("m", m)),
     PARTS(3, PART(INPUT, 0, a), PART(INPUT, 1, b), {DFG_PART_ROOT, 0, 1, 2, AT(m)})},
#undef WHOLE
#define WHOLE cmsis_nn_tflm_addition_match
    {DFG_FOUND_ROW(cmsis_nn_tflm_addition, match, 1), .name = "addition", .place = "cmsis_nn_tflm.pat:79",
     .depth = 1, CAPTURES(3, 2, NODE("a", a), NODE("b", b), NODE("s", s)), PARTS(3, PART(INPUT, 0, a),
     PART(INPUT, 1, b), {DFG_PART_ROOT, 0, 1, 2, AT(s)})},
#undef WHOLE
#define WHOLE cmsis_nn_tflm_mul_match
    {DFG_FOUND_ROW(cmsis_nn_tflm_mul, match, 1), .name = "mul", .place = "cmsis_nn_tflm.pat:84", .depth = 1,
     CAPTURES(3, 2, NODE("a", a), NODE("b", b), NODE("m", m)), PARTS(3, PART(INPUT, 0, a),
     PART(INPUT, 1, b), {DFG_PART_ROOT, 0, 1, 2, AT(m)})},
#undef WHOLE
#define WHOLE cmsis_nn_tflm_extreme_match
    {DFG_FOUND_ROW(cmsis_nn_tflm_extreme, match, 1), .name = "extreme", .place = "cmsis_nn_tflm.pat:90",
     .depth = 1, CAPTURES(3, 2, NODE("a", a), NODE("b", b), NODE("m", m)), PARTS(3, PART(INPUT, 0, a),
     PART(INPUT, 1, b), {DFG_PART_ROOT, 0, 1, 2, AT(m)})},
#undef WHOLE
#define WHOLE cmsis_nn_tflm_pool_match
    {DFG_FOUND_ROW(cmsis_nn_tflm_pool, match, 0), .name = "pool", .place = "cmsis_nn_tflm.pat:98",
     .depth = 1, CAPTURES(2, 1, NODE("x", x), NODE("p", p)), PARTS(2, PART(INPUT, 0, x),
     {DFG_PART_ROOT, 0, 1, 1, AT(p)})},
#undef WHOLE
#define WHOLE cmsis_nn_tflm_softmax_match
    {DFG_FOUND_ROW(cmsis_nn_tflm_softmax, match, 0), .name = "softmax", .place = "cmsis_nn_tflm.pat:103",
     .depth = 1, CAPTURES(2, 1, NODE("x", x), NODE("s", s)), PARTS(2, PART(INPUT, 0, x),
     {DFG_PART_ROOT, 0, 1, 1, AT(s)})},
#undef WHOLE
#define WHOLE cmsis_nn_tflm_svdf_whole
    {DFG_FOUND_ROW(cmsis_nn_tflm_svdf, whole, 3), .name = "svdf", .place = "cmsis_nn_tflm.pat:112",
     .depth = 1, CAPTURES(7, 5, NODE("x", m.x), NODE("feature", m.feature), NODE("time", m.time),
     NODE("b", m.b), NODE("state", m.state), NODE("y", m.y), VALUE("rank", m.rank)),
     PARTS(12, PART(INPUT, 0, m.x), PART(INPUT, 1, m.feature), PART(INPUT, 2, m.time), PART(INPUT, 3, m.b),
     PART(INPUT, 4, m.state), {DFG_PART_ROOT, 0, 1, 5, AT(m.y)}, CONST(stored.constant), INPUT(stored.x),
     CONST(stored_2.constant), INPUT(stored_2.x), CONST(stored_3.constant), INPUT(stored_3.x))},
#undef WHOLE
#define WHOLE cmsis_nn_tflm_unidirectional_sequence_lstm_match
    {DFG_FOUND_ROW(cmsis_nn_tflm_unidirectional_sequence_lstm, match, 0),
     .name = "unidirectional_sequence_lstm", .place = "cmsis_nn_tflm.pat:131", .depth = 1,
     CAPTURES(21, 20, NODE("x", x), NODE("wi", wi), NODE("wf", wf), NODE("wc", wc), NODE("wo", wo),
     NODE("ri", ri), NODE("rf", rf), NODE("rc", rc), NODE("ro", ro), NODE("pi", pi), NODE("pf", pf),
     NODE("po", po), NODE("bi", bi), NODE("bf", bf), NODE("bc", bc), NODE("bo", bo), NODE("p", p),
     NODE("bp", bp), NODE("hidden", hidden), NODE("cell", cell), NODE("y", y)), PARTS(33, PART(INPUT, 0, x),
     PART(INPUT, 1, wi), PART(INPUT, 2, wf), PART(INPUT, 3, wc), PART(INPUT, 4, wo), PART(INPUT, 5, ri),
     PART(INPUT, 6, rf), PART(INPUT, 7, rc), PART(INPUT, 8, ro), PART(INPUT, 9, pi), PART(INPUT, 10, pf),
     PART(INPUT, 11, po), PART(INPUT, 12, bi), PART(INPUT, 13, bf), PART(INPUT, 14, bc),
     PART(INPUT, 15, bo), PART(INPUT, 16, p), PART(INPUT, 17, bp), PART(INPUT, 18, hidden),
     PART(INPUT, 19, cell), {DFG_PART_ROOT, 0, 1, 20, AT(y)}, PART(CONST, 1, wi), PART(CONST, 2, wf),
     PART(CONST, 3, wc), PART(CONST, 4, wo), PART(CONST, 5, ri), PART(CONST, 6, rf), PART(CONST, 7, rc),
     PART(CONST, 8, ro), PART(CONST, 12, bi), PART(CONST, 13, bf), PART(CONST, 14, bc),
     PART(CONST, 15, bo))},
#undef WHOLE
#define WHOLE cmsis_nn_tflm_pad_whole
    {DFG_FOUND_ROW(cmsis_nn_tflm_pad, whole, 0), .name = "pad", .place = "cmsis_nn_tflm.pat:150",
     .depth = 1, CAPTURES(3, 2, NODE("x", m.x), NODE("value", m.value), NODE("p", m.p)),
     PARTS(8, PART(INPUT, 0, m.x), PART(INPUT, 1, m.value), {DFG_PART_ROOT, 0, 1, 2, AT(m.p)}, INNER(pad),
     CONST(constant), INNER(padV2), CONST(constant_2), PART(CONST, 1, m.value))},
#undef WHOLE
#define WHOLE cmsis_nn_tflm_transpose_whole
    {DFG_FOUND_ROW(cmsis_nn_tflm_transpose, whole, 1), .name = "transpose",
     .place = "cmsis_nn_tflm.pat:157", .depth = 1, CAPTURES(2, 1, NODE("x", m.x), NODE("t", m.t)),
     PARTS(4, PART(INPUT, 0, m.x), {DFG_PART_ROOT, 0, 1, 1, AT(m.t)}, CONST(stored.constant),
     INPUT(stored.x))},
#undef WHOLE
};

/* ---- table cmsis_nn_tflm ---- */

DFG_TABLE_SLOTS(cmsis_nn_tflm)

static const struct dfg_table_entry cmsis_nn_tflm_entries[] = {
    { .name = "cmsis-nn.conv_2d", .pattern = 1 },
    { .name = "cmsis-nn.depthwise_conv_2d", .pattern = 2 },
    { .name = "cmsis-nn.fully_connected", .pattern = 4 },
    { .name = "cmsis-nn.transpose_conv", .pattern = 3 },
    { .name = "cmsis-nn.batch_matmul", .pattern = 5 },
    { .name = "cmsis-nn.add", .pattern = 6 },
    { .name = "cmsis-nn.mul", .pattern = 7 },
    { .name = "cmsis-nn.pool", .pattern = 9 },
    { .name = "cmsis-nn.softmax", .pattern = 10 },
    { .name = "cmsis-nn.svdf", .pattern = 11 },
    { .name = "cmsis-nn.unidirectional_sequence_lstm", .pattern = 12 },
    { .name = "cmsis-nn.pad", .pattern = 13 },
    { .name = "cmsis-nn.maximum_minimum", .pattern = 8 },
    { .name = "cmsis-nn.transpose", .pattern = 14 },
};
static const struct dfg_attr_text cmsis_nn_tflm_attrs[] = {
    { "Compiler", "\"cmsis-nn\"" },
};
static const struct dfg_table cmsis_nn_tflm_tables[] = {
    { .name = "cmsis_nn_tflm", .n = 14, .last_wins = false, .entries = cmsis_nn_tflm_entries, .n_words = 1,
      .n_attrs = 1, .attrs = cmsis_nn_tflm_attrs,
      .candidates = cmsis_nn_tflm_candidates_slot, .first = cmsis_nn_tflm_first_slot, .sweep = cmsis_nn_tflm_sweep_slot },
};

static const char *const cmsis_nn_tflm_imports[] = { "tflite", NULL };
static const char *const cmsis_nn_tflm_text_0[] = { /* cmsis_nn_tflm.pat */
    "// cmsis_nn_tflm.pat -- what TensorFlow Lite Micro runs by CMSIS-NN, operator by operator: 14\n"
    "// entries over TensorFlow Lite's operators.\n//\n"
    "// After the kernels of TensorFlow Lite Micro at 90b983c2 (micro/kernels/cmsis_nn, and what they\n"
    "// ask when a model is prepared).  An activation is an attribute of its operator (they know limits,\n"
    "// and of an LSTM only tanh), so each entry is one call.  What those kernels hand on to the reference\n"
    "// kernels (floats, broadcasts, transposed convolutions of 16 bits ...) is not here, and neither is\n"
    "// what they refuse.\n//\n"
    "// A bias of 64 bits is all that depthwise convolutions and products of 16 bits read; other\n"
    "// convolutions take one of 32 bits, too.  An SVDF without a bias stops there; here it needs one.\n"
    "// An LSTM's operands are 24 in a model's file; those that a plain LSTM has not are absent.\n\n"
    "import \"tflite.ops\";\n\n// The limits that results are clamped to.\n"
    "cond limited(c) = c.activation in {\"NONE\", \"RELU\", \"RELU6\", \"RELU_N1_TO_1\"};\n\n"
    "// ---- quantisation ----\n\ncond symmetric(x) = x#zero_point == 0 or x#zero_point == [0];\n"
    "// 16-bit data stand around zero.\ncond data_types(x, y) = (x.dtype == i8 and y.dtype == i8)\n"
    "    or (x.dtype == i16 and y.dtype == i16 and symmetric(x) and symmetric(y));\n"
    "// Of weights: one scale for all, or one for each output channel, with as many zero points.\n"
    "cond one_scale(w) = w#scale > 0 or len(w#scale) == 1;\n"
    "cond scale_each(w, axis) = len(w#scale) == w.shape[axis], len(w#zero_point) == w.shape[axis],\n"
    "    w#quantized_dimension == axis or (axis == 0 and not present(w#quantized_dimension));\n"
    "cond weight_types(x, w) = w.dtype == i8 or (x.dtype == i8 and w.dtype == i4);\n\n"
    "// What is a constant stays in the function that partitioning makes; it need not be one.\n"
    "pattern stored = const | _;\n\n// ---- convolutions ----\n\n"
    "cond images(x, w, y) = x.rank == 4, w.rank == 4, y.rank == 4, x.shape[0] == y.shape[0];\n\n"
    "pattern conv_2d(x, w, b) {\n    c = tfl.Conv2D(x, w & stored, (b & stored)?);\n"
    "    where limited(c), images(x, w, c), data_types(x, c), weight_types(x, w);\n"
    "    where x.shape[3] % w.shape[3] == 0, c.shape[3] % (x.shape[3] / w.shape[3]) == 0;\n"
    "    where one_scale(w) or scale_each(w, 0);\n"
    "    where not present(b) or b.dtype == i32 or (x.dtype == i16 and b.dtype == i64);\n    return c;\n}\n"
    "pattern depthwise_conv_2d(x, w, b) {\n    c = tfl.DepthwiseConv2D(x, w & stored, (b & stored)?);\n"
    "    where limited(c), images(x, w, c), data_types(x, c), weight_types(x, w), c.shape[3] == w.shape[3];\n"
    "    where one_scale(w) or scale_each(w, 3);\n"
    "    where not present(b) or (x.dtype == i8 and b.dtype == i32) or (x.dtype == i16 and b.dtype == i64);\n"
    "    return c;\n}\npattern transpose_conv(x, w, b) {\n"
    "    c = tfl.TransposeConv(stored, w & stored, x, (b & stored)?);\n"
    "    where limited(c), images(x, w, c), x.dtype == i8, w.dtype == i8, c.dtype == i8;\n"
    "    where x.shape[3] == w.shape[3], c.shape[3] == w.shape[0];\n"
    "    where one_scale(w) or scale_each(w, 0);\n    where not present(b) or b.dtype == i32;\n"
    "    return c;\n}\n\n// ---- products ----\n\npattern fully_connected(x, w, b) {\n"
    "    f = tfl.FullyConnected(x, w & stored, (b & stored)?);\n"
    "    where limited(f), data_types(x, f), weight_types(x, w), f.rank in 2..4;\n"
    "    where one_scale(w) or (x.dtype == i8 and w.dtype == i8 and scale_each(w, 0));\n"
    "    where not present(b) or (x.dtype == i8 and b.dtype == i32) or (x.dtype == i16 and b.dtype == i64);\n"
    "    return f;\n}\npattern batch_matmul(a, b) {\n    m = tfl.BatchMatMul(a, b);\n"
    "    where data_types(a, m), data_types(b, m), a.rank in 2..4, b.rank in 2..4;\n    return m;\n}\n\n"
    "// ---- elementwise ----\n\npattern addition(a, b) {\n    s = tfl.Add(a, b);\n"
    "    where limited(s), data_types(a, s), data_types(b, s), same_shape(a, b);\n    return s;\n}\n"
    "pattern mul(a, b) {\n    m = tfl.Mul(a, b);\n"
    "    where limited(m), data_types(a, m), data_types(b, m), same_shape(a, b);\n    return m;\n}\n"
    "// These two broadcast, up to four extents.\npattern extreme(a, b) {\n"
    "    m = (tfl.Maximum | tfl.Minimum)(a, b);\n",
    "    where a.dtype == i8, b.dtype == i8, m.dtype == i8, a.rank <= 4, b.rank <= 4;\n    return m;\n}\n\n"
    "// ---- pools, softmax ----\n\npattern pool(x) {\n    p = (tfl.AveragePool2D | tfl.MaxPool2D)(x);\n"
    "    where limited(p), x.rank == 4, p.rank == 4, x.dtype in {i8, i16}, p.dtype == x.dtype;\n"
    "    return p;\n}\npattern softmax(x) {\n    s = tfl.Softmax(x);\n"
    "    where x.rank >= 1, (x.dtype == i8 and s.dtype in {i8, i16}) or (x.dtype == i16 and s.dtype == i16);\n"
    "    return s;\n}\n\n// ---- sequences ----\n\n"
    "// The time weights have the state's type; the state is no constant.\n"
    "pattern svdf(x, feature, time, b, state) {\n"
    "    y = tfl.SVDF(x, feature & stored, time & stored, b & stored, state) { rank = rank };\n"
    "    where limited(y);\n    where x.dtype == i8, feature.dtype == i8, y.dtype == i8, b.dtype == i32;\n"
    "    where time.dtype in {i8, i16}, state.dtype == time.dtype, not is_const(state);\n"
    "    where x.rank == 2, feature.rank == 2, time.rank == 2, state.rank == 2, y.rank == 2;\n"
    "    where rank > 0, feature.shape[0] % rank == 0, y.shape[1] == feature.shape[0] / rank;\n"
    "    where feature.shape[1] == x.shape[1], time.shape[0] == feature.shape[0];\n"
    "    where state.shape == [x.shape[0], time.shape[1] * feature.shape[0]], b.shape[0] == y.shape[1];\n"
    "    return y;\n}\n\n// Weights and bias of one gate, of as many units as the state has.\n"
    "cond gate(x, w, r, b, cell) = w.dtype == i8, r.dtype == i8,\n"
    "    (x.dtype == i8 and b.dtype == i32) or (x.dtype == i16 and b.dtype == i64),\n"
    "    w.shape == [cell.shape[-1], x.shape[2]], r.shape == [cell.shape[-1], cell.shape[-1]],\n"
    "    b.shape == [cell.shape[-1]];\n\n"
    "// All four gates, without peepholes (pi, pf, po), projection (p, bp) or normalisation.\n"
    "pattern unidirectional_sequence_lstm(\n"
    "    x, wi, wf, wc, wo, ri, rf, rc, ro, pi, pf, po, bi, bf, bc, bo, p, bp, hidden, cell) {\n"
    "    y = tfl.UnidirectionalSequenceLSTM(x,\n"
    "        wi & const, wf & const, wc & const, wo & const, ri & const, rf & const, rc & const, ro & const,\n"
    "        pi?, pf?, po?, bi & const, bf & const, bc & const, bo & const, p?, bp?, hidden, cell) {\n"
    "        activation == \"TANH\"\n    };\n"
    "    where not (present(pi) or present(pf) or present(po) or present(p) or present(bp));\n"
    "    where x.rank == 3, y.rank == 3, x.dtype in {i8, i16}, y.dtype == x.dtype;\n"
    "    where hidden.dtype == x.dtype, cell.dtype == i16, same_shape(hidden, cell);\n"
    "    where not is_const(hidden), not is_const(cell);\n"
    "    where gate(x, wi, ri, bi, cell), gate(x, wf, rf, bf, cell);\n"
    "    where gate(x, wc, rc, bc, cell), gate(x, wo, ro, bo, cell);\n    return y;\n}\n\n"
    "// ---- elements moved ----\n\n// What is filled in is quantised as the rest is.\n"
    "pattern pad(x, value) {\n    p = tfl.Pad(x, const) | tfl.PadV2(x, const, value & const);\n"
    "    where x.dtype == i8, p.dtype == i8, x.rank <= 4;\n"
    "    where not present(value) or value.dtype == i8;\n"
    "    where not present(value) or (value#scale == p#scale and value#zero_point == p#zero_point);\n"
    "    return p;\n}\npattern transpose(x) {\n    t = tfl.Transpose(x, stored);\n"
    "    where x.dtype == i8, x.rank <= 4;\n    return t;\n}\n\ntable cmsis_nn_tflm {\n"
    "    attrs { Compiler = \"cmsis-nn\" };\n    \"cmsis-nn.conv_2d\" = conv_2d;\n"
    "    \"cmsis-nn.depthwise_conv_2d\" = depthwise_conv_2d;\n"
    "    \"cmsis-nn.fully_connected\" = fully_connected;\n    \"cmsis-nn.transpose_conv\" = transpose_conv;\n"
    "    \"cmsis-nn.batch_matmul\" = batch_matmul;\n    \"cmsis-nn.add\" = addition;\n"
    "    \"cmsis-nn.mul\" = mul;\n    \"cmsis-nn.pool\" = pool;\n    \"cmsis-nn.softmax\" = softmax;\n"
    "    \"cmsis-nn.svdf\" = svdf;\n"
    "    \"cmsis-nn.unidirectional_sequence_lstm\" = unidirectional_sequence_lstm;\n"
    "    \"cmsis-nn.pad\" = pad;\n    \"cmsis-nn.maximum_minimum\" = extreme;\n"
    "    \"cmsis-nn.transpose\" = transpose;\n}\n",
    NULL};
static const struct dfg_source cmsis_nn_tflm_sources[] = {
    {"cmsis_nn_tflm.pat", UINT64_C(0x440036494f5426ae), cmsis_nn_tflm_text_0, (const uint32_t[]){1}, 1},
    {"tflite.ops", UINT64_C(0xe6fdcd7d1b2833dc), NULL, NULL, 0},
};
extern const struct dfg_unit cmsis_nn_tflm_unit;
const struct dfg_unit cmsis_nn_tflm_unit = {
    .abi = DFG_ABI,
    .name = "cmsis_nn_tflm",
    .imports = cmsis_nn_tflm_imports,
    .names = &cmsis_nn_tflm_names,
    .n_patterns = 15, .patterns = cmsis_nn_tflm_patterns,
    .n_tables = 1, .tables = cmsis_nn_tflm_tables,
    .version = "0.1.0", .hash = UINT64_C(0x7b60579b7fd971d2),
    .n_sources = 2, .sources = cmsis_nn_tflm_sources, .law_limit = 64,
    .prefix = "cmsis_nn_tflm_",
};
