/* What qdq.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "qdq.h"
#if QDQ_H != 0xdc3c5987cd5406b1
#error "qdq.h is of another run of pat2c than this file"
#endif

#include <stddef.h>

#include "dfg.h"

#define AT(member) offsetof(struct qdq_requantize_same_whole, member)
static const struct dfg_capture qdq_requantize_same_captures[] = {
    {"q", DFG_CAP_NODE, AT(m.q)}, {"s", DFG_CAP_NODE, AT(m.s)}, {"z", DFG_CAP_NODE, AT(m.z)},
    {"t", DFG_CAP_NODE, AT(m.t)}, {"y", DFG_CAP_NODE, AT(m.y)}};
static const struct dfg_part qdq_requantize_same_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.q)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.s)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.z)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.t)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.y)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(dequantizeLinear)}, {DFG_PART_CONST, 0, 0, 1, AT(m.s)},
    {DFG_PART_CONST, 0, 0, 2, AT(m.z)}, {DFG_PART_CONST, 0, 0, 3, AT(m.t)},
    {DFG_PART_CONST, 0, 0, 4, AT(m.y)}};
#undef AT
DFG_PATTERN_SLOTS(qdq_requantize_same)

#define AT(member) offsetof(struct qdq_move_quantized_whole, member)
static const struct dfg_capture qdq_move_quantized_captures[] = {
    {"q", DFG_CAP_NODE, AT(m.q)}, {"s", DFG_CAP_NODE, AT(m.s)}, {"z", DFG_CAP_NODE, AT(m.z)},
    {"t", DFG_CAP_NODE, AT(m.t)}, {"y", DFG_CAP_NODE, AT(m.y)}, {"rest", DFG_CAP_NODES, AT(m.rest)},
    {"m", DFG_CAP_NODE, AT(m.m)}};
static const struct dfg_part qdq_move_quantized_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.q)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.s)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.z)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.t)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.y)}, {DFG_PART_INNER, 0, 0, 6, AT(m.m)},
    {DFG_PART_INPUT, 1, 0, 5, AT(m.rest)}, {DFG_PART_INNER, 0, 0, -1, AT(dequantizeLinear)},
    {DFG_PART_CONST, 0, 0, 1, AT(m.s)}, {DFG_PART_CONST, 0, 0, 2, AT(m.z)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_CONST, 0, 0, 3, AT(m.t)},
    {DFG_PART_CONST, 0, 0, 4, AT(m.y)}};
#undef AT
DFG_PATTERN_SLOTS(qdq_move_quantized)

#define AT(member) offsetof(struct qdq_max_pool_quantized_whole, member)
static const struct dfg_capture qdq_max_pool_quantized_captures[] = {
    {"q", DFG_CAP_NODE, AT(m.q)}, {"s", DFG_CAP_NODE, AT(m.s)}, {"z", DFG_CAP_NODE, AT(m.z)},
    {"t", DFG_CAP_NODE, AT(m.t)}, {"y", DFG_CAP_NODE, AT(m.y)}, {"m", DFG_CAP_NODE, AT(m.m)}};
static const struct dfg_part qdq_max_pool_quantized_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.q)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.s)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.z)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.t)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.y)}, {DFG_PART_INNER, 0, 0, 5, AT(m.m)},
    {DFG_PART_INNER, 0, 0, -1, AT(m_call)}, {DFG_PART_INNER, 0, 0, -1, AT(dequantizeLinear)},
    {DFG_PART_CONST, 0, 0, 1, AT(m.s)}, {DFG_PART_CONST, 0, 0, 2, AT(m.z)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_CONST, 0, 0, 3, AT(m.t)},
    {DFG_PART_CONST, 0, 0, 4, AT(m.y)}};
#undef AT
DFG_PATTERN_SLOTS(qdq_max_pool_quantized)

#define AT(member) offsetof(struct qdq_relu_quantized_whole, member)
static const struct dfg_capture qdq_relu_quantized_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"s", DFG_CAP_NODE, AT(m.s)}, {"z", DFG_CAP_NODE, AT(m.z)},
    {"q", DFG_CAP_NODE, AT(m.q)}};
static const struct dfg_part qdq_relu_quantized_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.s)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.z)}, {DFG_PART_ROOT, 0, 1, 3, AT(m.q)},
    {DFG_PART_INNER, 0, 0, -1, AT(relu)}, {DFG_PART_CONST, 0, 0, 1, AT(m.s)},
    {DFG_PART_CONST, 0, 0, 2, AT(m.z)}};
#undef AT
DFG_PATTERN_SLOTS(qdq_relu_quantized)

#define AT(member) offsetof(struct qdq_parallel_quantize_match, member)
static const struct dfg_capture qdq_parallel_quantize_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"s", DFG_CAP_NODE, AT(s)}, {"z", DFG_CAP_NODE, AT(z)},
    {"t", DFG_CAP_NODE, AT(t)}, {"y", DFG_CAP_NODE, AT(y)}, {"a", DFG_CAP_NODE, AT(a)},
    {"b", DFG_CAP_NODE, AT(b)}};
static const struct dfg_part qdq_parallel_quantize_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(s)}, {DFG_PART_INPUT, 0, 0, 2, AT(z)},
    {DFG_PART_INPUT, 0, 0, 3, AT(t)}, {DFG_PART_INPUT, 0, 0, 4, AT(y)}, {DFG_PART_ROOT, 0, 1, 5, AT(a)},
    {DFG_PART_CONST, 0, 0, 1, AT(s)}, {DFG_PART_CONST, 0, 0, 2, AT(z)}, {DFG_PART_ROOT, 0, 2, 6, AT(b)},
    {DFG_PART_CONST, 0, 0, 3, AT(t)}, {DFG_PART_CONST, 0, 0, 4, AT(y)}};
#undef AT
DFG_PATTERN_SLOTS(qdq_parallel_quantize)

#define AT(member) offsetof(struct qdq_quantize_shifted_match, member)
static const struct dfg_capture qdq_quantize_shifted_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"s", DFG_CAP_NODE, AT(s)}, {"z", DFG_CAP_NODE, AT(z)},
    {"r", DFG_CAP_NODE, AT(r)}, {"u", DFG_CAP_NODE, AT(u)}, {"t", DFG_CAP_NODE, AT(t)},
    {"y", DFG_CAP_NODE, AT(y)}, {"a", DFG_CAP_NODE, AT(a)}, {"d", DFG_CAP_NODE, AT(d)}};
static const struct dfg_part qdq_quantize_shifted_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(s)}, {DFG_PART_INPUT, 0, 0, 2, AT(z)},
    {DFG_PART_INPUT, 0, 0, 3, AT(r)}, {DFG_PART_INPUT, 0, 0, 4, AT(u)}, {DFG_PART_INPUT, 0, 0, 5, AT(t)},
    {DFG_PART_INPUT, 0, 0, 6, AT(y)}, {DFG_PART_INNER, 0, 0, 7, AT(a)}, {DFG_PART_CONST, 0, 0, 1, AT(s)},
    {DFG_PART_CONST, 0, 0, 2, AT(z)}, {DFG_PART_INNER, 0, 0, 8, AT(d)}, {DFG_PART_CONST, 0, 0, 3, AT(r)},
    {DFG_PART_CONST, 0, 0, 4, AT(u)}, {DFG_PART_ROOT, 0, 1, -1, AT(root)}, {DFG_PART_CONST, 0, 0, 5, AT(t)},
    {DFG_PART_CONST, 0, 0, 6, AT(y)}};
#undef AT
DFG_PATTERN_SLOTS(qdq_quantize_shifted)

static const struct dfg_pattern qdq_patterns[] = {
    {.name = "requantize_same", .place = "qdq.pat:20", .is_rule = true, .n_captures = 5, .n_params = 5,
     .captures = qdq_requantize_same_captures, .n_parts = 11, .parts = qdq_requantize_same_parts,
     .match_size = sizeof(struct qdq_requantize_same_match),
     .whole_size = sizeof(struct qdq_requantize_same_whole), .match = qdq_requantize_same_any,
     .each = qdq_requantize_same_all},
    {.name = "move_quantized", .place = "qdq.pat:26", .is_rule = true, .n_captures = 7, .n_params = 6,
     .captures = qdq_move_quantized_captures, .n_parts = 13, .parts = qdq_move_quantized_parts,
     .match_size = sizeof(struct qdq_move_quantized_match),
     .whole_size = sizeof(struct qdq_move_quantized_whole), .match = qdq_move_quantized_any,
     .each = qdq_move_quantized_all},
    {.name = "max_pool_quantized", .place = "qdq.pat:33", .is_rule = true, .n_captures = 6, .n_params = 5,
     .captures = qdq_max_pool_quantized_captures, .n_parts = 13, .parts = qdq_max_pool_quantized_parts,
     .match_size = sizeof(struct qdq_max_pool_quantized_match),
     .whole_size = sizeof(struct qdq_max_pool_quantized_whole), .match = qdq_max_pool_quantized_any,
     .each = qdq_max_pool_quantized_all},
    {.name = "relu_quantized", .place = "qdq.pat:40", .is_rule = true, .n_captures = 4, .n_params = 3,
     .captures = qdq_relu_quantized_captures, .n_parts = 7, .parts = qdq_relu_quantized_parts,
     .match_size = sizeof(struct qdq_relu_quantized_match),
     .whole_size = sizeof(struct qdq_relu_quantized_whole), .match = qdq_relu_quantized_any,
     .each = qdq_relu_quantized_all},
    {.name = "parallel_quantize", .place = "qdq.pat:48", .is_rule = true, .n_captures = 7, .n_params = 5,
     .captures = qdq_parallel_quantize_captures, .n_parts = 11, .parts = qdq_parallel_quantize_parts,
     .match_size = sizeof(struct qdq_parallel_quantize_match),
     .whole_size = sizeof(struct qdq_parallel_quantize_match), .match = qdq_parallel_quantize_any,
     .each = qdq_parallel_quantize_all},
    {.name = "quantize_shifted", .place = "qdq.pat:56", .is_rule = true, .n_captures = 9, .n_params = 7,
     .captures = qdq_quantize_shifted_captures, .n_parts = 16, .parts = qdq_quantize_shifted_parts,
     .match_size = sizeof(struct qdq_quantize_shifted_match),
     .whole_size = sizeof(struct qdq_quantize_shifted_match), .match = qdq_quantize_shifted_any,
     .each = qdq_quantize_shifted_all},
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
    "       or (z.dtype == i8 and y.dtype == u8 and value(y) == value(z) + 128);\n"
    "    rewrite QuantizeLinear(x, t, y);\n}\n",
    NULL};
static const struct dfg_source qdq_sources[] = {
    {"qdq.pat", UINT64_C(0x87fa711c7d5a9dd7), qdq_text_0, (const uint32_t[]){1}, 1},
    {"onnx.ops", UINT64_C(0x193e8d11f59dbd19), NULL, NULL, 0},
};
extern const struct dfg_unit qdq_unit;
const struct dfg_unit qdq_unit = {
    .abi = DFG_ABI,
    .name = "qdq",
    .imports = qdq_imports,
    .names = &qdq_names,
    .n_patterns = 6, .patterns = qdq_patterns,
    .rules = &qdq_rules,
    .version = "0.1.0", .hash = UINT64_C(0xab35ab5a5944b15f),
    .n_sources = 2, .sources = qdq_sources, .law_limit = 64,
    .prefix = "qdq_",
};
