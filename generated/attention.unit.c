/* What attention.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "attention.h"
#if ATTENTION_H != 0x6c96db38678af0d8
#error "attention.h is of another run of pat2c than this file"
#endif

#include <stddef.h>

#include "dfg.h"

DFG_PATTERN_SLOTS(attention_product)
DFG_PATTERN_SLOTS(attention_make_attention)
DFG_PATTERN_SLOTS(attention_make_attention_wide)
DFG_PATTERN_SLOTS(attention_repeated)
DFG_PATTERN_SLOTS(attention_ungroup_attention)
DFG_PATTERN_SLOTS(attention_make_rotary)
DFG_PATTERN_SLOTS(attention_merge_qkv)

#define AT(member) offsetof(struct WHOLE, member)
#define CAPTURE(kind, name, member) {name, DFG_CAP_##kind, AT(member)}
#define PART(role, capture, member) {DFG_PART_##role, 0, 0, capture, AT(member)}
static const struct dfg_pattern attention_patterns[] = {
#define WHOLE attention_product_match
    {DFG_PATTERN_ROW(attention_product, match), .name = "product", .place = "attention.pat:9",
     .n_captures = 3, .n_params = 2, .captures = (const struct dfg_capture[]){CAPTURE(NODE, "q", q),
     CAPTURE(NODE, "k", k), CAPTURE(NODE, "kt", kt)}, .n_parts = 4,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, q), PART(INPUT, 1, k), PART(INNER, 2, kt),
     {DFG_PART_ROOT, 0, 1, -1, AT(root)}}},
#undef WHOLE
#define WHOLE attention_make_attention_whole
    {DFG_PATTERN_ROW(attention_make_attention, whole), .name = "make_attention",
     .place = "attention.pat:24", .is_rule = true, .n_captures = 8, .n_params = 6,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "q", m.q), CAPTURE(NODE, "k", m.k),
     CAPTURE(NODE, "v", m.v), CAPTURE(NODE, "s", m.s), CAPTURE(NODE, "d", m.d),
     CAPTURE(NODE, "mask", m.mask), CAPTURE(NODE, "p", m.p), CAPTURE(NODE, "t", m.t)}, .n_parts = 16,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, m.q), PART(INPUT, 1, m.k), PART(INPUT, 2, m.v),
     PART(INPUT, 3, m.s), PART(INPUT, 4, m.d), PART(INPUT, 5, m.mask), PART(NONE, 7, m.t),
     PART(INNER, -1, mul), PART(INNER, 6, m.p), PART(INNER, -1, kt), PART(CONST, 3, m.s),
     PART(INNER, -1, div), PART(CONST, 4, m.d), {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
     PART(INNER, -1, softmax), PART(INNER, -1, add)}},
#undef WHOLE
#define WHOLE attention_make_attention_wide_whole
    {DFG_PATTERN_ROW(attention_make_attention_wide, whole), .name = "make_attention_wide",
     .place = "attention.pat:33", .is_rule = true, .n_captures = 8, .n_params = 6,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "q", m.q), CAPTURE(NODE, "k", m.k),
     CAPTURE(NODE, "v", m.v), CAPTURE(NODE, "s", m.s), CAPTURE(NODE, "d", m.d),
     CAPTURE(NODE, "mask", m.mask), CAPTURE(NODE, "p", m.p), CAPTURE(NODE, "t", m.t)}, .n_parts = 16,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, m.q), PART(INPUT, 1, m.k), PART(INPUT, 2, m.v),
     PART(INPUT, 3, m.s), PART(INPUT, 4, m.d), PART(INPUT, 5, m.mask), PART(NONE, 7, m.t),
     PART(INNER, -1, mul), PART(INNER, 6, m.p), PART(INNER, -1, kt), PART(CONST, 3, m.s),
     PART(INNER, -1, div), PART(CONST, 4, m.d), {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
     PART(INNER, -1, softmax), PART(INNER, -1, add)}},
#undef WHOLE
#define WHOLE attention_repeated_whole
    {DFG_PATTERN_ROW(attention_repeated, whole), .name = "repeated", .place = "attention.pat:44",
     .n_captures = 4, .n_params = 1, .captures = (const struct dfg_capture[]){CAPTURE(NODE, "k", m.k),
     CAPTURE(NODE, "u", m.u), CAPTURE(NODE, "e", m.e), CAPTURE(NODE, "r", m.r)}, .n_parts = 7,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, m.k), PART(INNER, 1, m.u), PART(CONST, -1, constant),
     PART(INNER, 2, m.e), PART(INPUT, -1, x), {DFG_PART_ROOT, 0, 1, 3, AT(m.r)}, PART(INPUT, -1, x_2)}},
#undef WHOLE
#define WHOLE attention_ungroup_attention_whole
    {DFG_PATTERN_ROW(attention_ungroup_attention, whole), .name = "ungroup_attention",
     .place = "attention.pat:54", .is_rule = true, .n_captures = 5, .n_params = 4,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "q", m.q), CAPTURE(NODE, "k", m.k),
     CAPTURE(NODE, "v", m.v), CAPTURE(NODE, "mask", m.mask), CAPTURE(NODE, "a", m.a)}, .n_parts = 18,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, m.q), PART(INPUT, 1, m.k), PART(INPUT, 2, m.v),
     PART(INPUT, 3, m.mask), {DFG_PART_ROOT, 0, 1, 4, AT(m.a)}, PART(INNER, -1, a_call), PART(INNER, -1, r),
     PART(INNER, -1, e), PART(INNER, -1, u), PART(CONST, -1, constant), PART(INPUT, -1, x),
     PART(INPUT, -1, x_2), PART(INNER, -1, r_2), PART(INNER, -1, e_2), PART(INNER, -1, u_2),
     PART(CONST, -1, constant_2), PART(INPUT, -1, x_3), PART(INPUT, -1, x_4)}},
#undef WHOLE
#define WHOLE attention_make_rotary_whole
    {DFG_PATTERN_ROW(attention_make_rotary, whole), .name = "make_rotary", .place = "attention.pat:61",
     .is_rule = true, .n_captures = 11, .n_params = 7,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "cos", m.cos),
     CAPTURE(NODE, "sin", m.sin), CAPTURE(NODE, "half", m.half), CAPTURE(NODE, "end", m.end),
     CAPTURE(NODE, "start", m.start), CAPTURE(NODE, "all", m.all), CAPTURE(NODE, "first", m.first),
     CAPTURE(NODE, "second", m.second), CAPTURE(NODE, "c", m.c), CAPTURE(NODE, "s", m.s)}, .n_parts = 45,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x), PART(INPUT, 1, m.cos), PART(INPUT, 2, m.sin),
     PART(INPUT, 3, m.half), PART(INPUT, 4, m.end), PART(INPUT, 5, m.start), PART(INPUT, 6, m.all),
     PART(NONE, 7, m.first), PART(INNER, -1, slice), PART(CONST, -1, constant), PART(CONST, -1, constant_2),
     PART(CONST, -1, constant_3), PART(CONST, -1, constant_4), PART(INNER, -1, slice_2),
     PART(CONST, -1, constant_5), PART(CONST, -1, constant_6), PART(CONST, -1, constant_7),
     PART(INNER, -1, slice_3), PART(CONST, -1, constant_8), PART(CONST, -1, constant_9),
     PART(CONST, -1, constant_10), PART(NONE, 8, m.second), PART(INNER, -1, slice_4),
     PART(CONST, -1, constant_11), PART(CONST, -1, constant_12), PART(CONST, -1, constant_13),
     PART(CONST, -1, constant_14), PART(INNER, -1, slice_5), PART(CONST, -1, constant_15),
     PART(CONST, -1, constant_16), PART(CONST, -1, constant_17), PART(INNER, -1, slice_6),
     PART(CONST, -1, constant_18), PART(CONST, -1, constant_19), PART(CONST, -1, constant_20),
     PART(INNER, 9, m.c), PART(INNER, 10, m.s), {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INNER, -1, mul),
     PART(INNER, -1, unsqueeze), PART(CONST, -1, constant_21), PART(INNER, -1, mul_2),
     PART(INNER, -1, concat), PART(INNER, -1, neg), PART(INNER, -1, unsqueeze_2)}},
#undef WHOLE
#define WHOLE attention_merge_qkv_whole
    {DFG_PATTERN_ROW(attention_merge_qkv, whole), .name = "merge_qkv", .place = "attention.pat:74",
     .is_rule = true, .n_captures = 4, .n_params = 4,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "q", m.q),
     CAPTURE(NODE, "k", m.k), CAPTURE(NODE, "v", m.v)}, .n_parts = 10,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x), PART(INPUT, 1, m.q), PART(INPUT, 2, m.k),
     PART(INPUT, 3, m.v), {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(CONST, 1, m.q),
     {DFG_PART_ROOT, 0, 2, -1, AT(matMul)}, PART(CONST, 2, m.k), {DFG_PART_ROOT, 0, 3, -1, AT(matMul_2)},
     PART(CONST, 3, m.v)}},
#undef WHOLE
};

static bool attention_extern_0(const dfg_graph *g, const dfg_node *args)
{
    return attention_empty(g, args[0]);
}
static const struct dfg_extern attention_externs[] = {
    {"attention_empty", 1, attention_extern_0},
};

static const char *const attention_imports[] = { "onnx", NULL };
static const char *const attention_text_0[] = { /* attention.pat */
    "// attention.pat -- attention and rotary positions, as ONNX has them from opset 23 on, and the\n"
    "// products that stand before them.\n//\n// Heads are the second axis of four.\n\nimport \"onnx.ops\";\n\n"
    "// softmax(q k' s + mask) v, the scale before or behind the product, or none (demo 4; ONNX Script: sdpa).\n"
    "pattern product(q, k) {\n    kt = Transpose(k) { perm == [0, 1, 3, 2] };\n"
    "    where q.rank == 4, k.rank == 4;\n    return MatMul(q, kt);\n}\n"
    "// Heads and batches are the same for all; Attention broadcasts none.  No runtime takes empty operands.\n"
    "cond attends(q, k, v) =\n"
    "    v.rank == 4, not extern attention_empty(q), not extern attention_empty(k), not extern attention_empty(v),\n"
    "    q.shape[0] == k.shape[0], k.shape[0] == v.shape[0], q.shape[1] == k.shape[1],\n"
    "    k.shape[1] == v.shape[1];\n// A factor or divisor of all products; Attention takes its root.\n"
    "cond scales(s) = s.elements == 1, s.rank <= 4, value(s) > 1e-30, value(s) < 1e30;\n"
    "// The mask says each product, as ONNX Runtime's Attention wants it.\n"
    "cond whole(mask, p) = mask.rank >= 2, mask.shape[-2] == p.shape[-2], mask.shape[-1] == p.shape[-1];\n"
    "\nrule make_attention(q, k, v, s, d, mask) {\n    p = product(q, k);\n"
    "    t = Mul(p, s & const) | Div(p, d & const) | p;\n"
    "    match MatMul(Softmax(Add(t, mask) | t) { axis in {-1, 3} }, v);\n"
    "    where attends(q, k, v), not present(s) or scales(s), not present(d) or scales(d);\n"
    "    where not present(mask) or (whole(mask, p) and broadcast_to(mask, p));\n"
    "    rewrite Attention(q, k, v, mask?) { scale = present(s) ? value(s) : present(d) ? 1.0 / value(d) : 1.0 };\n"
    "}\n// A mask with fewer axes, or with extents of 1, is widened to the products of a head.\n"
    "rule make_attention_wide(q, k, v, s, d, mask) {\n    p = product(q, k);\n"
    "    t = Mul(p, s & const) | Div(p, d & const) | p;\n"
    "    match MatMul(Softmax(Add(t, mask)) { axis in {-1, 3} }, v);\n"
    "    where attends(q, k, v), not present(s) or scales(s), not present(d) or scales(d);\n"
    "    where broadcast_to(mask, p), not whole(mask, p), present(p.shape[2] + 0), present(p.shape[3] + 0);\n"
    "    rewrite Attention(q, k, v, Expand(mask, i64 [p.shape[2], p.shape[3]])) {\n"
    "        scale = present(s) ? value(s) : present(d) ? 1.0 / value(d) : 1.0\n    };\n}\n"
    "// Keys and values that are repeated for groups of heads (ONNX Script: group_query_attention).\n"
    "pattern repeated(k) {\n    u = Unsqueeze(k, 2);\n    e = Expand(u, _);\n    r = Reshape(e, _);\n"
    "    where k.rank == 4, e.rank == 5, r.rank == 4, e.shape[0] == k.shape[0], e.shape[1] == k.shape[1];\n"
    "    where e.shape[3] == k.shape[2], e.shape[4] == k.shape[3];\n"
    "    where r.shape[0] == k.shape[0], r.shape[1] == e.shape[1] * e.shape[2], r.shape[2] == k.shape[2];\n"
    "    where r.shape[3] == k.shape[3];\n    return r;\n}\nrule ungroup_attention(q, k, v, mask) {\n"
    "    a = Attention(q, repeated(k), repeated(v), mask?);\n    match a;\n"
    "    where k.shape[1] == v.shape[1], q.rank == 4;\n    rewrite Attention(q, k, v, mask?) { ..a };\n}\n"
    "// x cos + (the halves of x exchanged, one negated) sin (demo 10; ONNX Script: rotary_embedding).\n"
    "rule make_rotary(x, cos, sin, half, end, start, all) {\n"
    "    first = Slice(x, 0, half & const, 3, 1) | Slice(x, 0, half & const, 3) | Slice(x, 0, half & const, -1);\n"
    "    second = Slice(x, start & const, all & const, 3, 1) | Slice(x, start & const, all & const, 3)\n"
    "           | Slice(x, start & const, all & const, -1);\n    c = Concat(cos, cos) { axis == -1 };\n"
    "    s = Concat(sin, sin) { axis == -1 };\n"
    "    match Add(Mul(x, Unsqueeze(c, end & 1)), Mul(Concat(Neg(second), first) { axis in {-1, 3} }, Unsqueeze(s, end)));\n"
    "    where x.dtype in {f16, bf16, f32}, x.rank == 4, value(half) * 2 == x.shape[3], value(start) == value(half), value(all) >= x.shape[3];\n"
    "    where cos.rank == 3, sin.rank == 3, cos.shape[0] == x.shape[0], cos.shape[1] == x.shape[2];\n"
    "    where cos.shape[2] == value(half), same_shape(cos, sin);\n"
    "    rewrite RotaryEmbedding(x, cos, sin);\n}\n"
    "// Three products of one value (demo 9; onnx/optimizer: fuse_qkv).\nrule merge_qkv(x, q, k, v) {\n",
    "    match MatMul(x, q & const), MatMul(x, k & const), MatMul(x, v & const);\n"
    "    where uses(x) == 3, q.rank == 2, k.rank == 2, v.rank == 2, x.rank >= 2;\n    rewrite {\n"
    "        s = Split(MatMul(x, Concat(q, k, v) { axis = 1 }), i64 [q.shape[1], k.shape[1], v.shape[1]]) -> 3\n"
    "            { axis = -1 };\n        return s.0, s.1, s.2;\n    }\n}\n",
    NULL};
static const struct dfg_source attention_sources[] = {
    {"attention.pat", UINT64_C(0x6cf15764c7b847f9), attention_text_0, (const uint32_t[]){1}, 1},
    {"onnx.ops", UINT64_C(0x193e8d11f59dbd19), NULL, NULL, 0},
};
extern const struct dfg_unit attention_unit;
const struct dfg_unit attention_unit = {
    .abi = DFG_ABI,
    .name = "attention",
    .imports = attention_imports,
    .names = &attention_names,
    .n_patterns = 7, .patterns = attention_patterns,
    .rules = &attention_rules,
    .version = "0.1.0", .hash = UINT64_C(0x56340dab8bbd9770),
    .n_sources = 2, .sources = attention_sources, .law_limit = 64,
    .prefix = "attention_",
    .n_externs = 1, .externs = attention_externs,
};
