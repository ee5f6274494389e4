/* What layout.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "layout.h"
#if LAYOUT_H != 0x7cc36e4469e2bb35
#error "layout.h is of another run of pat2c than this file"
#endif

#include <stddef.h>

#include "dfg.h"

DFG_PATTERN_SLOTS(layout_transpose_transpose)
DFG_PATTERN_SLOTS(layout_transpose_fan)
DFG_PATTERN_SLOTS(layout_transpose_ones)
DFG_PATTERN_SLOTS(layout_transposes_around_reshape)
DFG_PATTERN_SLOTS(layout_transpose_matmul)
DFG_PATTERN_SLOTS(layout_gather_channels)
DFG_PATTERN_SLOTS(layout_transpose_merged)

#define AT(member) offsetof(struct WHOLE, member)
#define CAPTURE(kind, name, member) {name, DFG_CAP_##kind, AT(member)}
#define PART(role, capture, member) {DFG_PART_##role, 0, 0, capture, AT(member)}
static const struct dfg_pattern layout_patterns[] = {
#define WHOLE layout_transpose_transpose_match
    {DFG_PATTERN_ROW(layout_transpose_transpose, match), .name = "transpose_transpose",
     .place = "layout.pat:12", .is_rule = true, .n_captures = 3, .n_params = 1,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", x), CAPTURE(NODE, "t", t),
     CAPTURE(NODE, "u", u)}, .n_parts = 3, .parts = (const struct dfg_part[]){PART(INPUT, 0, x),
     PART(INNER, 1, t), {DFG_PART_ROOT, 0, 1, 2, AT(u)}}},
#undef WHOLE
#define WHOLE layout_transpose_fan_match
    {DFG_PATTERN_ROW(layout_transpose_fan, match), .name = "transpose_fan", .place = "layout.pat:23",
     .is_rule = true, .n_captures = 5, .n_params = 1,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", x), CAPTURE(NODE, "t", t),
     CAPTURE(NODES, "y", y), CAPTURE(VALUE, "p", p), CAPTURE(NODES, "q", q)}, .n_parts = 3,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, x), PART(INNER, 1, t),
     {DFG_PART_ROOT, 1, 1, 2, AT(y)}}},
#undef WHOLE
#define WHOLE layout_transpose_ones_match
    {DFG_PATTERN_ROW(layout_transpose_ones, match), .name = "transpose_ones", .place = "layout.pat:30",
     .is_rule = true, .n_captures = 3, .n_params = 1,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", x), CAPTURE(NODE, "t", t),
     CAPTURE(VALUE, "p", p)}, .n_parts = 2, .parts = (const struct dfg_part[]){PART(INPUT, 0, x),
     {DFG_PART_ROOT, 0, 1, 1, AT(t)}}},
#undef WHOLE
#define WHOLE layout_transposes_around_reshape_whole
    {DFG_PATTERN_ROW(layout_transposes_around_reshape, whole), .name = "transposes_around_reshape",
     .place = "layout.pat:37", .is_rule = true, .n_captures = 4, .n_params = 1,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "t", m.t),
     CAPTURE(NODE, "r", m.r), CAPTURE(NODE, "u", m.u)}, .n_parts = 5,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x), PART(INNER, 1, m.t), PART(INNER, 2, m.r),
     PART(INPUT, -1, x), {DFG_PART_ROOT, 0, 1, 3, AT(m.u)}}},
#undef WHOLE
#define WHOLE layout_transpose_matmul_whole
    {DFG_PATTERN_ROW(layout_transpose_matmul, whole), .name = "transpose_matmul", .place = "layout.pat:46",
     .is_rule = true, .n_captures = 3, .n_params = 2,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "a", m.a), CAPTURE(NODE, "b", m.b),
     CAPTURE(NODE, "m", m.m)}, .n_parts = 6, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.a),
     PART(INPUT, 1, m.b), PART(INNER, 2, m.m), PART(INNER, -1, transpose), PART(INNER, -1, transpose_2),
     {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}}},
#undef WHOLE
#define WHOLE layout_gather_channels_whole
    {DFG_PATTERN_ROW(layout_gather_channels, whole), .name = "gather_channels", .place = "layout.pat:52",
     .is_rule = true, .n_captures = 4, .n_params = 2,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "i", m.i),
     CAPTURE(NODE, "r", m.r), CAPTURE(NODE, "s", m.s)}, .n_parts = 9,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x), PART(INPUT, 1, m.i), PART(INNER, 2, m.r),
     PART(INPUT, -1, x), PART(INNER, 3, m.s), PART(INNER, -1, transpose), PART(INPUT, -1, x_2),
     {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(CONST, -1, constant)}},
#undef WHOLE
#define WHOLE layout_transpose_merged_whole
    {DFG_PATTERN_ROW(layout_transpose_merged, whole), .name = "transpose_merged", .place = "layout.pat:61",
     .is_rule = true, .n_captures = 3, .n_params = 1,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "r", m.r),
     CAPTURE(NODE, "y", m.y)}, .n_parts = 6, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x),
     PART(INNER, 1, m.r), PART(INPUT, -1, x), {DFG_PART_ROOT, 0, 1, 2, AT(m.y)}, PART(INNER, -1, transpose),
     PART(INPUT, -1, x_2)}},
#undef WHOLE
};

static bool layout_extern_0(const dfg_graph *g, const dfg_node *args)
{
    return layout_moves_ones(g, args[0], args[1]);
}
static const struct dfg_extern layout_externs[] = {
    {"layout_moves_ones", 2, layout_extern_0},
};

static const char *const layout_imports[] = { "onnx", NULL };
static const char *const layout_text_0[] = { /* layout.pat */
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
static const struct dfg_source layout_sources[] = {
    {"layout.pat", UINT64_C(0x7bcd6ab9aba8672c), layout_text_0, (const uint32_t[]){1}, 1},
    {"onnx.ops", UINT64_C(0x193e8d11f59dbd19), NULL, NULL, 0},
};
extern const struct dfg_unit layout_unit;
const struct dfg_unit layout_unit = {
    .abi = DFG_ABI,
    .name = "layout",
    .imports = layout_imports,
    .names = &layout_names,
    .n_patterns = 7, .patterns = layout_patterns,
    .rules = &layout_rules,
    .version = "0.1.0", .hash = UINT64_C(0x8b1d034e8c34448a),
    .n_sources = 2, .sources = layout_sources, .law_limit = 64,
    .prefix = "layout_",
    .n_externs = 1, .externs = layout_externs,
};
