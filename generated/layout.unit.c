/* What layout.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "layout.h"
#if LAYOUT_H != 0x1128882286e8fc47
#error "layout.h is of another run of pat2c than this file"
#endif

#include <stddef.h>

#include "dfg.h"

#define AT(member) offsetof(struct layout_transpose_transpose_match, member)
static const struct dfg_capture layout_transpose_transpose_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"t", DFG_CAP_NODE, AT(t)}, {"u", DFG_CAP_NODE, AT(u)}};
static const struct dfg_part layout_transpose_transpose_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INNER, 0, 0, 1, AT(t)}, {DFG_PART_ROOT, 0, 1, 2, AT(u)}};
#undef AT
DFG_PATTERN_SLOTS(layout_transpose_transpose)

#define AT(member) offsetof(struct layout_transpose_fan_match, member)
static const struct dfg_capture layout_transpose_fan_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"t", DFG_CAP_NODE, AT(t)}, {"y", DFG_CAP_NODES, AT(y)},
    {"p", DFG_CAP_VALUE, AT(p)}, {"q", DFG_CAP_NODES, AT(q)}};
static const struct dfg_part layout_transpose_fan_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INNER, 0, 0, 1, AT(t)}, {DFG_PART_ROOT, 1, 1, 2, AT(y)}};
#undef AT
DFG_PATTERN_SLOTS(layout_transpose_fan)

#define AT(member) offsetof(struct layout_transpose_ones_match, member)
static const struct dfg_capture layout_transpose_ones_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"t", DFG_CAP_NODE, AT(t)}, {"p", DFG_CAP_VALUE, AT(p)}};
static const struct dfg_part layout_transpose_ones_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_ROOT, 0, 1, 1, AT(t)}};
#undef AT
DFG_PATTERN_SLOTS(layout_transpose_ones)

#define AT(member) offsetof(struct layout_transposes_around_reshape_whole, member)
static const struct dfg_capture layout_transposes_around_reshape_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"t", DFG_CAP_NODE, AT(m.t)}, {"r", DFG_CAP_NODE, AT(m.r)},
    {"u", DFG_CAP_NODE, AT(m.u)}};
static const struct dfg_part layout_transposes_around_reshape_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INNER, 0, 0, 1, AT(m.t)},
    {DFG_PART_INNER, 0, 0, 2, AT(m.r)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)},
    {DFG_PART_ROOT, 0, 1, 3, AT(m.u)}};
#undef AT
DFG_PATTERN_SLOTS(layout_transposes_around_reshape)

#define AT(member) offsetof(struct layout_transpose_matmul_whole, member)
static const struct dfg_capture layout_transpose_matmul_captures[] = {
    {"a", DFG_CAP_NODE, AT(m.a)}, {"b", DFG_CAP_NODE, AT(m.b)}, {"m", DFG_CAP_NODE, AT(m.m)}};
static const struct dfg_part layout_transpose_matmul_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.a)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.b)},
    {DFG_PART_INNER, 0, 0, 2, AT(m.m)}, {DFG_PART_INNER, 0, 0, -1, AT(transpose)},
    {DFG_PART_INNER, 0, 0, -1, AT(transpose_2)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}};
#undef AT
DFG_PATTERN_SLOTS(layout_transpose_matmul)

#define AT(member) offsetof(struct layout_gather_channels_whole, member)
static const struct dfg_capture layout_gather_channels_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"i", DFG_CAP_NODE, AT(m.i)}, {"r", DFG_CAP_NODE, AT(m.r)},
    {"s", DFG_CAP_NODE, AT(m.s)}};
static const struct dfg_part layout_gather_channels_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.i)},
    {DFG_PART_INNER, 0, 0, 2, AT(m.r)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)},
    {DFG_PART_INNER, 0, 0, 3, AT(m.s)}, {DFG_PART_INNER, 0, 0, -1, AT(transpose)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_2)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}};
#undef AT
DFG_PATTERN_SLOTS(layout_gather_channels)

#define AT(member) offsetof(struct layout_transpose_merged_whole, member)
static const struct dfg_capture layout_transpose_merged_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"r", DFG_CAP_NODE, AT(m.r)}, {"y", DFG_CAP_NODE, AT(m.y)}};
static const struct dfg_part layout_transpose_merged_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INNER, 0, 0, 1, AT(m.r)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x)}, {DFG_PART_ROOT, 0, 1, 2, AT(m.y)},
    {DFG_PART_INNER, 0, 0, -1, AT(transpose)}, {DFG_PART_INPUT, 0, 0, -1, AT(x_2)}};
#undef AT
DFG_PATTERN_SLOTS(layout_transpose_merged)

static const struct dfg_pattern patterns[] = {
    {.name = "transpose_transpose", .place = "layout.pat:12", .is_rule = true, .n_captures = 3,
     .n_params = 1, .captures = layout_transpose_transpose_captures, .n_parts = 3,
     .parts = layout_transpose_transpose_parts,
     .match_size = sizeof(struct layout_transpose_transpose_match),
     .whole_size = sizeof(struct layout_transpose_transpose_match), .match = layout_transpose_transpose_any,
     .each = layout_transpose_transpose_all},
    {.name = "transpose_fan", .place = "layout.pat:23", .is_rule = true, .n_captures = 5, .n_params = 1,
     .captures = layout_transpose_fan_captures, .n_parts = 3, .parts = layout_transpose_fan_parts,
     .match_size = sizeof(struct layout_transpose_fan_match),
     .whole_size = sizeof(struct layout_transpose_fan_match), .match = layout_transpose_fan_any,
     .each = layout_transpose_fan_all},
    {.name = "transpose_ones", .place = "layout.pat:30", .is_rule = true, .n_captures = 3, .n_params = 1,
     .captures = layout_transpose_ones_captures, .n_parts = 2, .parts = layout_transpose_ones_parts,
     .match_size = sizeof(struct layout_transpose_ones_match),
     .whole_size = sizeof(struct layout_transpose_ones_match), .match = layout_transpose_ones_any,
     .each = layout_transpose_ones_all},
    {.name = "transposes_around_reshape", .place = "layout.pat:37", .is_rule = true, .n_captures = 4,
     .n_params = 1, .captures = layout_transposes_around_reshape_captures, .n_parts = 5,
     .parts = layout_transposes_around_reshape_parts,
     .match_size = sizeof(struct layout_transposes_around_reshape_match),
     .whole_size = sizeof(struct layout_transposes_around_reshape_whole),
     .match = layout_transposes_around_reshape_any, .each = layout_transposes_around_reshape_all},
    {.name = "transpose_matmul", .place = "layout.pat:46", .is_rule = true, .n_captures = 3, .n_params = 2,
     .captures = layout_transpose_matmul_captures, .n_parts = 6, .parts = layout_transpose_matmul_parts,
     .match_size = sizeof(struct layout_transpose_matmul_match),
     .whole_size = sizeof(struct layout_transpose_matmul_whole), .match = layout_transpose_matmul_any,
     .each = layout_transpose_matmul_all},
    {.name = "gather_channels", .place = "layout.pat:52", .is_rule = true, .n_captures = 4, .n_params = 2,
     .captures = layout_gather_channels_captures, .n_parts = 9, .parts = layout_gather_channels_parts,
     .match_size = sizeof(struct layout_gather_channels_match),
     .whole_size = sizeof(struct layout_gather_channels_whole), .match = layout_gather_channels_any,
     .each = layout_gather_channels_all},
    {.name = "transpose_merged", .place = "layout.pat:61", .is_rule = true, .n_captures = 3, .n_params = 1,
     .captures = layout_transpose_merged_captures, .n_parts = 6, .parts = layout_transpose_merged_parts,
     .match_size = sizeof(struct layout_transpose_merged_match),
     .whole_size = sizeof(struct layout_transpose_merged_whole), .match = layout_transpose_merged_any,
     .each = layout_transpose_merged_all},
};

static bool extern_0(const dfg_graph *g, const dfg_node *args)
{
    return layout_moves_ones(g, args[0], args[1]);
}
static const struct dfg_extern externs[] = {
    {"layout_moves_ones", 2, extern_0},
};

static const char *const imports[] = { "onnx", NULL };
static const char *const text_0[] = { /* layout.pat */
    "// layout.pat -- transpositions: composed, cancelled, or said as a Reshape.\n//\n"
    "// A Transpose that does not say its order reverses the axes.\n\nimport \"onnx.ops\";\n\n"
    "// The order of a Transpose is given, or reverses x, whose rank is known.\n"
    "cond order_known(t, x) = present(t.perm) or x.rank >= 0;\n\n"
    "// Two in a row are one (ONNX Script: transpose_transpose; NXP: N5; onnx/optimizer:\n"
    "// fuse_consecutive_transposes).  For others the first one stays.\n"
    "rule transpose_transpose(x) : keep_shared {\n    t = Transpose(x);\n    u = Transpose(t);\n"
    "    match u;\n    where order_known(t, x), order_known(u, t);\n    rewrite Transpose(x) {\n"
    "        perm = [(present(t.perm) ? t.perm : reverse(range(x.rank)))[i]\n"
    "                for i in present(u.perm) ? u.perm : reverse(range(x.rank))]\n    };\n}\n"
    "// The same for all that reads one transposition, which goes at once (demo 12; NXP: N5).\n"
    "rule transpose_fan(x) {\n    t = Transpose(x) { perm = p };\n    every y = Transpose(t) { perm = q };\n"
    "    match every y;\n    rewrite every Transpose(x) { perm = [p[i] for i in q] };\n}\n"
    "// Where only axes of extent 1 move, the elements stay in place (NXP: N17).\n"
    "rule transpose_ones(x) {\n    t = Transpose(x) { perm = p };\n    match t;\n"
    "    where t.rank >= 0, p != range(len(p)), extern layout_moves_ones(x, t);\n"
    "    rewrite Reshape(x, i64 [d for d in t.shape]);\n}\n"
    "// Channels last, reshaped over the pixels as channels first, and back (NXP: N16).\n"
    "rule transposes_around_reshape(x) {\n    t = Transpose(x) { perm == [0, 3, 1, 2] };\n"
    "    r = Reshape(t, _);\n    u = Transpose(r) { perm in {[0, 2, 1], [0, 2, 3, 1]} };\n    match u;\n"
    "    where r.shape[0] == t.shape[0], r.shape[1] == t.shape[1];\n"
    "    rewrite Reshape(x, i64 [d for d in u.shape]);\n}\n"
    "// A transposed constant product's operand order: (a' b')' is b a, of matrices.\n"
    "rule transpose_matmul(a, b) {\n"
    "    m = MatMul(Transpose(a : [_, _]) { perm == [1, 0] }, Transpose(b : [_, _]) { perm == [1, 0] });\n"
    "    match Transpose(m) { perm == [1, 0] };\n    rewrite MatMul(b, a);\n}\n"
    "// Every n-th channel, from channel i on (ShuffleNet's way to take channels apart).\n"
    "rule gather_channels(x, i) : keep_shared {\n    r = Reshape(x, _);\n"
    "    s = Reshape(Transpose(r) { perm == [1, 0, 2] }, _);\n"
    "    match Gather(s, scalar(i) & const) { axis == 0 };\n"
    "    where x.rank == 4, x.shape[0] == 1, r.rank == 3, r.shape[2] == x.shape[2] * x.shape[3], s.rank == 5, value(i) >= 0;\n"
    "    where s.shape[0] == r.shape[1], s.shape[1] == 1, s.shape[2] == r.shape[0], s.shape[3] == x.shape[2], s.shape[4] == x.shape[3];\n"
    "    rewrite Slice(x, i64 [value(i)], i64 [x.shape[1]], i64 [1], i64 [r.shape[1]]);\n}\n"
    "// The last two axes of four, the first two in one between (torch's dynamo exporter).\n"
    "rule transpose_merged(x) {\n    r = Reshape(x, _);\n"
    "    y = Reshape(Transpose(r) { perm == [0, 2, 1] }, _);\n    match y;\n"
    "    where x.rank == 4, r.rank == 3, y.rank == 4, r.shape[1] == x.shape[2], r.shape[2] == x.shape[3];\n"
    "    where y.shape[0] == x.shape[0], y.shape[1] == x.shape[1], y.shape[2] == x.shape[3], y.shape[3] == x.shape[2];\n"
    "    rewrite Transpose(x) { perm = [0, 1, 3, 2] };\n}\n",
    NULL};
static const struct dfg_source sources[] = {
    {"layout.pat", UINT64_C(0x7bcd6ab9aba8672c), text_0, (const uint32_t[]){1}, 1},
    {"onnx.ops", UINT64_C(0x67e4206e71dd8ca4), NULL, NULL, 0},
};
extern const struct dfg_unit layout_unit;
const struct dfg_unit layout_unit = {
    .abi = DFG_ABI,
    .name = "layout",
    .imports = imports,
    .names = &layout_names,
    .n_patterns = 7, .patterns = patterns,
    .rules = &layout_rules,
    .version = "0.1.0", .hash = UINT64_C(0x5a3edb005389c5e7),
    .n_sources = 2, .sources = sources, .law_limit = 64,
    .prefix = "layout_",
    .n_externs = 1, .externs = externs,
};
