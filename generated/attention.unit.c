/* What attention.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "attention.h"
#if ATTENTION_H != 0x42da02b7812a0f90
#error "attention.h is of another run of pat2c than this file"
#endif

#include <stddef.h>

#include "dfg.h"

#define AT(member) offsetof(struct attention_product_match, member)
static const struct dfg_capture attention_product_captures[] = {
    {"q", DFG_CAP_NODE, AT(q)}, {"k", DFG_CAP_NODE, AT(k)}, {"kt", DFG_CAP_NODE, AT(kt)}};
static const struct dfg_part attention_product_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(q)}, {DFG_PART_INPUT, 0, 0, 1, AT(k)}, {DFG_PART_INNER, 0, 0, 2, AT(kt)},
    {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(attention_product)

#define AT(member) offsetof(struct attention_make_attention_whole, member)
static const struct dfg_capture attention_make_attention_captures[] = {
    {"q", DFG_CAP_NODE, AT(m.q)}, {"k", DFG_CAP_NODE, AT(m.k)}, {"v", DFG_CAP_NODE, AT(m.v)},
    {"s", DFG_CAP_NODE, AT(m.s)}, {"d", DFG_CAP_NODE, AT(m.d)}, {"mask", DFG_CAP_NODE, AT(m.mask)},
    {"p", DFG_CAP_NODE, AT(m.p)}, {"t", DFG_CAP_NODE, AT(m.t)}};
static const struct dfg_part attention_make_attention_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.q)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.k)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.v)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.s)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.d)}, {DFG_PART_INPUT, 0, 0, 5, AT(m.mask)},
    {DFG_PART_NONE, 0, 0, 7, AT(m.t)}, {DFG_PART_INNER, 0, 0, -1, AT(mul)},
    {DFG_PART_INNER, 0, 0, 6, AT(m.p)}, {DFG_PART_INNER, 0, 0, -1, AT(kt)},
    {DFG_PART_CONST, 0, 0, 3, AT(m.s)}, {DFG_PART_INNER, 0, 0, -1, AT(div)},
    {DFG_PART_CONST, 0, 0, 4, AT(m.d)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(softmax)}, {DFG_PART_INNER, 0, 0, -1, AT(add)}};
#undef AT
DFG_PATTERN_SLOTS(attention_make_attention)

#define AT(member) offsetof(struct attention_make_attention_wide_whole, member)
static const struct dfg_capture attention_make_attention_wide_captures[] = {
    {"q", DFG_CAP_NODE, AT(m.q)}, {"k", DFG_CAP_NODE, AT(m.k)}, {"v", DFG_CAP_NODE, AT(m.v)},
    {"s", DFG_CAP_NODE, AT(m.s)}, {"d", DFG_CAP_NODE, AT(m.d)}, {"mask", DFG_CAP_NODE, AT(m.mask)},
    {"p", DFG_CAP_NODE, AT(m.p)}, {"t", DFG_CAP_NODE, AT(m.t)}};
static const struct dfg_part attention_make_attention_wide_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.q)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.k)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.v)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.s)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.d)}, {DFG_PART_INPUT, 0, 0, 5, AT(m.mask)},
    {DFG_PART_NONE, 0, 0, 7, AT(m.t)}, {DFG_PART_INNER, 0, 0, -1, AT(mul)},
    {DFG_PART_INNER, 0, 0, 6, AT(m.p)}, {DFG_PART_INNER, 0, 0, -1, AT(kt)},
    {DFG_PART_CONST, 0, 0, 3, AT(m.s)}, {DFG_PART_INNER, 0, 0, -1, AT(div)},
    {DFG_PART_CONST, 0, 0, 4, AT(m.d)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(softmax)}, {DFG_PART_INNER, 0, 0, -1, AT(add)}};
#undef AT
DFG_PATTERN_SLOTS(attention_make_attention_wide)

#define AT(member) offsetof(struct attention_repeated_whole, member)
static const struct dfg_capture attention_repeated_captures[] = {
    {"k", DFG_CAP_NODE, AT(m.k)}, {"u", DFG_CAP_NODE, AT(m.u)}, {"e", DFG_CAP_NODE, AT(m.e)},
    {"r", DFG_CAP_NODE, AT(m.r)}};
static const struct dfg_part attention_repeated_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.k)}, {DFG_PART_INNER, 0, 0, 1, AT(m.u)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_INNER, 0, 0, 2, AT(m.e)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x)}, {DFG_PART_ROOT, 0, 1, 3, AT(m.r)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_2)}};
#undef AT
DFG_PATTERN_SLOTS(attention_repeated)

#define AT(member) offsetof(struct attention_ungroup_attention_whole, member)
static const struct dfg_capture attention_ungroup_attention_captures[] = {
    {"q", DFG_CAP_NODE, AT(m.q)}, {"k", DFG_CAP_NODE, AT(m.k)}, {"v", DFG_CAP_NODE, AT(m.v)},
    {"mask", DFG_CAP_NODE, AT(m.mask)}, {"a", DFG_CAP_NODE, AT(m.a)}};
static const struct dfg_part attention_ungroup_attention_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.q)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.k)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.v)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.mask)},
    {DFG_PART_ROOT, 0, 1, 4, AT(m.a)}, {DFG_PART_INNER, 0, 0, -1, AT(a_call)},
    {DFG_PART_INNER, 0, 0, -1, AT(r)}, {DFG_PART_INNER, 0, 0, -1, AT(e)}, {DFG_PART_INNER, 0, 0, -1, AT(u)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_2)}, {DFG_PART_INNER, 0, 0, -1, AT(r_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(e_2)}, {DFG_PART_INNER, 0, 0, -1, AT(u_2)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}, {DFG_PART_INPUT, 0, 0, -1, AT(x_3)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_4)}};
#undef AT
DFG_PATTERN_SLOTS(attention_ungroup_attention)

#define AT(member) offsetof(struct attention_make_rotary_whole, member)
static const struct dfg_capture attention_make_rotary_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"cos", DFG_CAP_NODE, AT(m.cos)}, {"sin", DFG_CAP_NODE, AT(m.sin)},
    {"half", DFG_CAP_NODE, AT(m.half)}, {"end", DFG_CAP_NODE, AT(m.end)},
    {"start", DFG_CAP_NODE, AT(m.start)}, {"all", DFG_CAP_NODE, AT(m.all)},
    {"first", DFG_CAP_NODE, AT(m.first)}, {"second", DFG_CAP_NODE, AT(m.second)},
    {"c", DFG_CAP_NODE, AT(m.c)}, {"s", DFG_CAP_NODE, AT(m.s)}};
static const struct dfg_part attention_make_rotary_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.cos)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.sin)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.half)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.end)}, {DFG_PART_INPUT, 0, 0, 5, AT(m.start)},
    {DFG_PART_INPUT, 0, 0, 6, AT(m.all)}, {DFG_PART_NONE, 0, 0, 7, AT(m.first)},
    {DFG_PART_INNER, 0, 0, -1, AT(slice)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_3)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_4)}, {DFG_PART_INNER, 0, 0, -1, AT(slice_2)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_5)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_6)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_7)}, {DFG_PART_INNER, 0, 0, -1, AT(slice_3)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_8)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_9)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_10)}, {DFG_PART_NONE, 0, 0, 8, AT(m.second)},
    {DFG_PART_INNER, 0, 0, -1, AT(slice_4)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_11)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_12)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_13)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_14)}, {DFG_PART_INNER, 0, 0, -1, AT(slice_5)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_15)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_16)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_17)}, {DFG_PART_INNER, 0, 0, -1, AT(slice_6)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_18)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_19)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_20)}, {DFG_PART_INNER, 0, 0, 9, AT(m.c)},
    {DFG_PART_INNER, 0, 0, 10, AT(m.s)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul)}, {DFG_PART_INNER, 0, 0, -1, AT(unsqueeze)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_21)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(concat)}, {DFG_PART_INNER, 0, 0, -1, AT(neg)},
    {DFG_PART_INNER, 0, 0, -1, AT(unsqueeze_2)}};
#undef AT
DFG_PATTERN_SLOTS(attention_make_rotary)

#define AT(member) offsetof(struct attention_merge_qkv_whole, member)
static const struct dfg_capture attention_merge_qkv_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"q", DFG_CAP_NODE, AT(m.q)}, {"k", DFG_CAP_NODE, AT(m.k)},
    {"v", DFG_CAP_NODE, AT(m.v)}};
static const struct dfg_part attention_merge_qkv_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.q)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.k)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.v)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_CONST, 0, 0, 1, AT(m.q)},
    {DFG_PART_ROOT, 0, 2, -1, AT(matMul)}, {DFG_PART_CONST, 0, 0, 2, AT(m.k)},
    {DFG_PART_ROOT, 0, 3, -1, AT(matMul_2)}, {DFG_PART_CONST, 0, 0, 3, AT(m.v)}};
#undef AT
DFG_PATTERN_SLOTS(attention_merge_qkv)

static const struct dfg_pattern attention_patterns[] = {
    {.name = "product", .place = "attention.pat:9", .n_captures = 3, .n_params = 2,
     .captures = attention_product_captures, .n_parts = 4, .parts = attention_product_parts,
     .match_size = sizeof(struct attention_product_match),
     .whole_size = sizeof(struct attention_product_match), .match = attention_product_any,
     .each = attention_product_all},
    {.name = "make_attention", .place = "attention.pat:24", .is_rule = true, .n_captures = 8, .n_params = 6,
     .captures = attention_make_attention_captures, .n_parts = 16, .parts = attention_make_attention_parts,
     .match_size = sizeof(struct attention_make_attention_match),
     .whole_size = sizeof(struct attention_make_attention_whole), .match = attention_make_attention_any,
     .each = attention_make_attention_all},
    {.name = "make_attention_wide", .place = "attention.pat:33", .is_rule = true, .n_captures = 8,
     .n_params = 6, .captures = attention_make_attention_wide_captures, .n_parts = 16,
     .parts = attention_make_attention_wide_parts,
     .match_size = sizeof(struct attention_make_attention_wide_match),
     .whole_size = sizeof(struct attention_make_attention_wide_whole),
     .match = attention_make_attention_wide_any, .each = attention_make_attention_wide_all},
    {.name = "repeated", .place = "attention.pat:44", .n_captures = 4, .n_params = 1,
     .captures = attention_repeated_captures, .n_parts = 7, .parts = attention_repeated_parts,
     .match_size = sizeof(struct attention_repeated_match),
     .whole_size = sizeof(struct attention_repeated_whole), .match = attention_repeated_any,
     .each = attention_repeated_all},
    {.name = "ungroup_attention", .place = "attention.pat:54", .is_rule = true, .n_captures = 5,
     .n_params = 4, .captures = attention_ungroup_attention_captures, .n_parts = 18,
     .parts = attention_ungroup_attention_parts,
     .match_size = sizeof(struct attention_ungroup_attention_match),
     .whole_size = sizeof(struct attention_ungroup_attention_whole),
     .match = attention_ungroup_attention_any, .each = attention_ungroup_attention_all},
    {.name = "make_rotary", .place = "attention.pat:61", .is_rule = true, .n_captures = 11, .n_params = 7,
     .captures = attention_make_rotary_captures, .n_parts = 45, .parts = attention_make_rotary_parts,
     .match_size = sizeof(struct attention_make_rotary_match),
     .whole_size = sizeof(struct attention_make_rotary_whole), .match = attention_make_rotary_any,
     .each = attention_make_rotary_all},
    {.name = "merge_qkv", .place = "attention.pat:74", .is_rule = true, .n_captures = 4, .n_params = 4,
     .captures = attention_merge_qkv_captures, .n_parts = 10, .parts = attention_merge_qkv_parts,
     .match_size = sizeof(struct attention_merge_qkv_match),
     .whole_size = sizeof(struct attention_merge_qkv_whole), .match = attention_merge_qkv_any,
     .each = attention_merge_qkv_all},
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
