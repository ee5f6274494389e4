/* What qdq.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "qdq.h"
#if QDQ_H != 0xbc788f1454fcd6f8
#error "qdq.h is of another run of pat2c than this file"
#endif

#include "dfg_rows.h"

DFG_PATTERN_SLOTS(qdq_parallel_quantize)
DFG_PATTERN_SLOTS(qdq_parallel_dequantize)

static const struct dfg_pattern qdq_patterns[] = {
#define WHOLE qdq_requantize_same_whole
    {DFG_FOUND_ROW(qdq_requantize_same, whole, 0), .name = "requantize_same", .place = "qdq.pat:20",
     .is_rule = true, .depth = 2, CAPTURES(5, 5, NODE("q", m.q), NODE("s", m.s), NODE("z", m.z),
     NODE("t", m.t), NODE("y", m.y)), PARTS(11, PART(INPUT, 0, m.q), PART(INPUT, 1, m.s),
     PART(INPUT, 2, m.z), PART(INPUT, 3, m.t), PART(INPUT, 4, m.y), ROOT(m.root), INNER(dequantizeLinear),
     PART(CONST, 1, m.s), PART(CONST, 2, m.z), PART(CONST, 3, m.t), PART(CONST, 4, m.y))},
#undef WHOLE
#define WHOLE qdq_move_quantized_whole
    {DFG_FOUND_ROW(qdq_move_quantized, whole, 0), .name = "move_quantized", .place = "qdq.pat:26",
     .is_rule = true, .depth = 3, CAPTURES(7, 6, NODE("q", m.q), NODE("s", m.s), NODE("z", m.z),
     NODE("t", m.t), NODE("y", m.y), NODES("rest", m.rest), NODE("m", m.m)), PARTS(13, PART(INPUT, 0, m.q),
     PART(INPUT, 1, m.s), PART(INPUT, 2, m.z), PART(INPUT, 3, m.t), PART(INPUT, 4, m.y),
     PART(INNER, 6, m.m), {DFG_PART_INPUT, 1, 0, 5, AT(m.rest)}, INNER(dequantizeLinear),
     PART(CONST, 1, m.s), PART(CONST, 2, m.z), ROOT(m.root), PART(CONST, 3, m.t), PART(CONST, 4, m.y))},
#undef WHOLE
#define WHOLE qdq_max_pool_quantized_whole
    {DFG_FOUND_ROW(qdq_max_pool_quantized, whole, 0), .name = "max_pool_quantized", .place = "qdq.pat:33",
     .is_rule = true, .depth = 4, CAPTURES(6, 5, NODE("q", m.q), NODE("s", m.s), NODE("z", m.z),
     NODE("t", m.t), NODE("y", m.y), NODE("m", m.m)), PARTS(13, PART(INPUT, 0, m.q), PART(INPUT, 1, m.s),
     PART(INPUT, 2, m.z), PART(INPUT, 3, m.t), PART(INPUT, 4, m.y), PART(INNER, 5, m.m), INNER(m_call),
     INNER(dequantizeLinear), PART(CONST, 1, m.s), PART(CONST, 2, m.z), ROOT(m.root), PART(CONST, 3, m.t),
     PART(CONST, 4, m.y))},
#undef WHOLE
#define WHOLE qdq_relu_quantized_whole
    {DFG_FOUND_ROW(qdq_relu_quantized, whole, 0), .name = "relu_quantized", .place = "qdq.pat:40",
     .is_rule = true, .depth = 1, CAPTURES(4, 3, NODE("x", m.x), NODE("s", m.s), NODE("z", m.z),
     NODE("q", m.q)), PARTS(7, PART(INPUT, 0, m.x), PART(INPUT, 1, m.s), PART(INPUT, 2, m.z),
     {DFG_PART_ROOT, 0, 1, 3, AT(m.q)}, INNER(relu), PART(CONST, 1, m.s), PART(CONST, 2, m.z))},
#undef WHOLE
#define WHOLE qdq_parallel_quantize_match
    {DFG_PATTERN_ROW(qdq_parallel_quantize, match), .name = "parallel_quantize", .place = "qdq.pat:48",
     .is_rule = true, .depth = 1, .height = 1, CAPTURES(7, 5, NODE("x", x), NODE("s", s), NODE("z", z),
     NODE("t", t), NODE("y", y), NODE("a", a), NODE("b", b)), PARTS(11, PART(INPUT, 0, x),
     PART(INPUT, 1, s), PART(INPUT, 2, z), PART(INPUT, 3, t), PART(INPUT, 4, y),
     {DFG_PART_ROOT, 0, 1, 5, AT(a)}, PART(CONST, 1, s), PART(CONST, 2, z), {DFG_PART_ROOT, 0, 2, 6, AT(b)},
     PART(CONST, 3, t), PART(CONST, 4, y))},
#undef WHOLE
#define WHOLE qdq_quantize_shifted_match
    {DFG_FOUND_ROW(qdq_quantize_shifted, match, 0), .name = "quantize_shifted", .place = "qdq.pat:56",
     .is_rule = true, .depth = 3, CAPTURES(9, 7, NODE("x", x), NODE("s", s), NODE("z", z), NODE("r", r),
     NODE("u", u), NODE("t", t), NODE("y", y), NODE("a", a), NODE("d", d)), PARTS(16, PART(INPUT, 0, x),
     PART(INPUT, 1, s), PART(INPUT, 2, z), PART(INPUT, 3, r), PART(INPUT, 4, u), PART(INPUT, 5, t),
     PART(INPUT, 6, y), PART(INNER, 7, a), PART(CONST, 1, s), PART(CONST, 2, z), PART(INNER, 8, d),
     PART(CONST, 3, r), PART(CONST, 4, u), ROOT(root), PART(CONST, 5, t), PART(CONST, 6, y))},
#undef WHOLE
#define WHOLE qdq_parallel_dequantize_match
    {DFG_PATTERN_ROW(qdq_parallel_dequantize, match), .name = "parallel_dequantize", .place = "qdq.pat:66",
     .is_rule = true, .depth = 1, .height = 1, CAPTURES(5, 3, NODE("q", q), NODE("s", s), NODE("z", z),
     NODE("a", a), NODE("b", b)), PARTS(5, PART(INPUT, 0, q), PART(INPUT, 1, s), PART(INPUT, 2, z),
     {DFG_PART_ROOT, 0, 1, 3, AT(a)}, {DFG_PART_ROOT, 0, 2, 4, AT(b)})},
#undef WHOLE
};

static const char *const qdq_imports[] = { "onnx", NULL };
static const char *const qdq_text_0[] = { /* qdq.pat */
    "// qdq.pat -- quantised values: pairs that cancel, operators that need no floats.\n//\n"
    "// A quantised number times its scale and divided by it again is itself, so that results stay the same\n"
    "// bit by bit, where the scale's floats have digits enough for it, and room for the product; integer\n"
    "// operators, which round once less, are in approximate.pat.\n\nimport \"onnx.ops\";\n\n"
    "// Scales and zero points are the same numbers, whether they are one node or two.\n"
    "cond same_scale(s, t) = value(s) == value(t);\n"
    "cond same_zero(z, y) = value(z) == value(y), same_dtype(z, y);\n"
    "// 24 bits do for numbers of 16, 11 for those of 8, and 8 for none: a quotient is off by two roundings.\n"
    "cond keeps(s, z) =\n    s.elements == 1, value(s) > 0,\n"
    "    (s.dtype == f32 and value(s) < 1e30 and z.dtype in {i8, u8, i16, u16})\n"
    "    or (s.dtype == f16 and value(s) < 256 and z.dtype in {i8, u8});\n"
    "cond same_step(s, z, t, y) = same_scale(s, t), same_dtype(s, t), same_zero(z, y), keeps(s, z);\n\n"
    "// Dequantised and quantised alike again (ONNX Runtime: DoubleQDQPairsRemover; TensorFlow Lite).\n"
    "rule requantize_same(q, s, z, t, y) : keep_shared {\n"
    "    match QuantizeLinear(DequantizeLinear(q, s & const, z & const), t & const, y & const);\n"
    "    where same_step(s, z, t, y);\n    rewrite q;\n}\n"
    "// Operators that move numbers, or choose some, move quantised ones as well (ONNX Runtime: DropQDQ).\n"
    "rule move_quantized(q, s, z, t, y, rest) : keep_shared {\n"
    "    m = (Reshape | Transpose | Squeeze | Unsqueeze | Flatten | Gather | Slice | Tile | DepthToSpace | SpaceToDepth)\n"
    "        (DequantizeLinear(q, s & const, z & const), ...rest);\n"
    "    match QuantizeLinear(m, t & const, y & const);\n    where same_step(s, z, t, y);\n"
    "    rewrite m.op(q, ...rest) { ..m };\n}\nrule max_pool_quantized(q, s, z, t, y) : keep_shared {\n"
    "    m = MaxPool(DequantizeLinear(q, s & const, z & const));\n"
    "    match QuantizeLinear(m, t & const, y & const);\n"
    "    where same_step(s, z, t, y), z.dtype in {i8, u8};\n    rewrite MaxPool(q) { ..m };\n}\n"
    "// A Relu before numbers without a sign changes nothing (ONNX Runtime: ReluQuantFusion).\n"
    "rule relu_quantized(x, s, z) {\n    q = QuantizeLinear(Relu(x), s & const, z & const);\n    match q;\n"
    "    where (z.dtype in {u8, u16} and value(z) == 0) or (z.dtype == i8 and value(z) == -128);\n"
    "    where min([v for v in value(s)]) > 0;\n    rewrite QuantizeLinear(x, s, z) { ..q };\n}\n"
    "// The same value quantised twice alike (NXP: N8).\nrule parallel_quantize(x, s, z, t, y) {\n"
    "    a = QuantizeLinear(x, s & const, z & const);\n    b = QuantizeLinear(x, t & const, y & const);\n"
    "    match a, b;\n"
    "    where same_scale(s, t), same_zero(z, y), a.axis == b.axis or s.elements == 1, min([v for v in value(s)]) > 0;\n"
    "    rewrite { q = QuantizeLinear(x, s, z) { ..a }; return q, q; }\n}\n"
    "// A quantised value's second quantisation, with the same scale and the zero moved by 128 (NXP: N7).\n"
    "rule quantize_shifted(x, s, z, r, u, t, y) : keep_shared {\n"
    "    a = QuantizeLinear(x, s & const, z & const);\n    d = DequantizeLinear(a, r & const, u & const);\n"
    "    match QuantizeLinear(d, t & const, y & const);\n"
    "    where same_scale(s, r), same_dtype(s, r), same_scale(s, t), same_dtype(s, t), same_zero(z, u), keeps(s, z);\n"
    "    where (z.dtype == u8 and y.dtype == i8 and value(y) == value(z) - 128)\n"
    "        or (z.dtype == i8 and y.dtype == u8 and value(y) == value(z) + 128);\n"
    "    rewrite QuantizeLinear(x, t, y);\n}\n// The same integers dequantised twice alike.\n"
    "rule parallel_dequantize(q, s, z) {\n    a = DequantizeLinear(q, s, z);\n"
    "    b = DequantizeLinear(q, s, z);\n    match a, b;\n"
    "    where s.elements == 1 or a.axis == b.axis, same_dtype(a, b);\n"
    "    rewrite { d = DequantizeLinear(q, s, z) { ..a }; return d, d; }\n}\n",
    NULL};
static const struct dfg_source qdq_sources[] = {
    {"qdq.pat", UINT64_C(0x26ee73101749e1f7), qdq_text_0, (const uint32_t[]){1}, 1},
    {"onnx.ops", UINT64_C(0x22109368bc5e0364), NULL, NULL, 0},
};
extern const struct dfg_unit qdq_unit;
const struct dfg_unit qdq_unit = {
    .abi = DFG_ABI,
    .name = "qdq",
    .imports = qdq_imports,
    .names = &qdq_names,
    .n_patterns = 7, .patterns = qdq_patterns,
    .rules = &qdq_rules,
    .version = "0.1.0", .hash = UINT64_C(0xf464119809f84956),
    .n_sources = 2, .sources = qdq_sources, .law_limit = 64,
    .prefix = "qdq_",
};
