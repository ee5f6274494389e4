/* The replacements of attention.pat's rules.  Made by pat2c; do not edit. */
#include "attention.h"
#if ATTENTION_H != 0x42da02b7812a0f90
#error "attention.h is of another run of pat2c than this file"
#endif

#include "dfg_rewrite.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    attention_rule_op_Add = DFG_FIRST_OP, attention_rule_op_Attention, attention_rule_op_Concat,
    attention_rule_op_Div, attention_rule_op_Expand, attention_rule_op_MatMul, attention_rule_op_Mul,
    attention_rule_op_Neg, attention_rule_op_Reshape, attention_rule_op_RotaryEmbedding,
    attention_rule_op_Slice, attention_rule_op_Softmax, attention_rule_op_Split,
    attention_rule_op_Transpose, attention_rule_op_Unsqueeze,
};
enum {
    attention_rule_attr_axis, attention_rule_attr_perm, attention_rule_attr_scale,
};
static const char *const attention_rule_op_names[] = {
    "Add", "Attention", "Concat", "Div", "Expand", "MatMul", "Mul", "Neg", "Reshape",
    "RotaryEmbedding", "Slice", "Softmax", "Split", "Transpose", "Unsqueeze",
};
static const char *const attention_rule_attr_names[] = {
    "axis", "perm", "scale",
};

static const struct dfg_names attention_rule_names = {
    .abi = DFG_ABI,
    .needs = 0,
    .n_ops = 15,
    .ops = attention_rule_op_names,
    .n_attrs = 3,
    .attrs = attention_rule_attr_names,
};

/* attention.pat:24
 * rule make_attention(q, k, v, s, d, mask) {
 *     p = product(q, k);
 *     t = Mul(p, s & const) | Div(p, d & const) | p;
 *     match MatMul(Softmax(Add(t, mask) | t) { axis in {-1, 3} }, v);
 *     where attends(q, k, v), not present(s) or scales(s), not present(d) or scales(d);
 *     where not present(mask) or (whole(mask, p) and broadcast_to(mask, p));
 *     rewrite Attention(q, k, v, mask?) { scale = present(s) ? value(s) : present(d) ? 1.0 / value(d) : 1.0 };
 * }
 */
static bool attention_make_attention_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct attention_make_attention_match *m = match;
    const dfg_graph *g = dfg_before(r);
    (void)self;
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, attention_rule_attr_scale,
                 m->s != DFG_NONE ? dfg_value_of(g, m->s)
                 : m->d != DFG_NONE ? dfg_div(dfg_float(1.0), dfg_value_of(g, m->d)) : dfg_float(1.0));
    with[0] = dfg_new_call(r, attention_rule_op_Attention, DFG_OPERANDS(m->q, m->k, m->v, m->mask), &attrs,
                           0);
    return with[0] != DFG_NONE;
}

/* attention.pat:33
 * rule make_attention_wide(q, k, v, s, d, mask) {
 *     p = product(q, k);
 *     t = Mul(p, s & const) | Div(p, d & const) | p;
 *     match MatMul(Softmax(Add(t, mask)) { axis in {-1, 3} }, v);
 *     where attends(q, k, v), not present(s) or scales(s), not present(d) or scales(d);
 *     where broadcast_to(mask, p), not whole(mask, p), present(p.shape[2] + 0), present(p.shape[3] + 0);
 *     rewrite Attention(q, k, v, Expand(mask, i64 [p.shape[2], p.shape[3]])) {
 *         scale = present(s) ? value(s) : present(d) ? 1.0 / value(d) : 1.0
 *     };
 * }
 */
static bool attention_make_attention_wide_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct attention_make_attention_wide_match *m = match;
    const dfg_graph *g = dfg_before(r);
    (void)self;
    const dfg_node constant = dfg_new_const(r, DFG_I64, 1, NULL,
                                            DFG_LIST(dfg_extent_of(g, m->p, 2), dfg_extent_of(g, m->p, 3)));
    const dfg_node expand = dfg_new_call(r, attention_rule_op_Expand, DFG_OPERANDS(m->mask, constant), NULL,
                                         0);
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, attention_rule_attr_scale,
                 m->s != DFG_NONE ? dfg_value_of(g, m->s)
                 : m->d != DFG_NONE ? dfg_div(dfg_float(1.0), dfg_value_of(g, m->d)) : dfg_float(1.0));
    with[0] = dfg_new_call(r, attention_rule_op_Attention, DFG_OPERANDS(m->q, m->k, m->v, expand), &attrs,
                           0);
    return with[0] != DFG_NONE;
}

/* attention.pat:54
 * rule ungroup_attention(q, k, v, mask) {
 *     a = Attention(q, repeated(k), repeated(v), mask?);
 *     match a;
 *     where k.shape[1] == v.shape[1], q.rank == 4;
 *     rewrite Attention(q, k, v, mask?) { ..a };
 * }
 */
static bool attention_ungroup_attention_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct attention_ungroup_attention_match *m = match;
    (void)self;
    struct dfg_attrs attrs = {0};
    dfg_take_attrs(r, &attrs, m->a);
    with[0] = dfg_new_call(r, attention_rule_op_Attention, DFG_OPERANDS(m->q, m->k, m->v, m->mask), &attrs,
                           0);
    return with[0] != DFG_NONE;
}

/* attention.pat:61
 * rule make_rotary(x, cos, sin, half, end, start, all) {
 *     first = Slice(x, 0, half & const, 3, 1) | Slice(x, 0, half & const, 3) | Slice(x, 0, half & const, -1);
 *     second = Slice(x, start & const, all & const, 3, 1) | Slice(x, start & const, all & const, 3)
 *            | Slice(x, start & const, all & const, -1);
 *     c = Concat(cos, cos) { axis == -1 };
 *     s = Concat(sin, sin) { axis == -1 };
 *     match Add(Mul(x, Unsqueeze(c, end & 1)), Mul(Concat(Neg(second), first) { axis in {-1, 3} }, Unsqueeze(s, end)));
 *     where x.dtype in {f16, bf16, f32}, x.rank == 4, value(half) * 2 == x.shape[3], value(start) == value(half), value(all) >= x.shape[3];
 *     where cos.rank == 3, sin.rank == 3, cos.shape[0] == x.shape[0], cos.shape[1] == x.shape[2];
 *     where cos.shape[2] == value(half), same_shape(cos, sin);
 *     rewrite RotaryEmbedding(x, cos, sin);
 * }
 */
static bool attention_make_rotary_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct attention_make_rotary_match *m = match;
    (void)self;
    with[0] = dfg_new_call(r, attention_rule_op_RotaryEmbedding, DFG_OPERANDS(m->x, m->cos, m->sin), NULL,
                           0);
    return with[0] != DFG_NONE;
}

/* attention.pat:74
 * rule merge_qkv(x, q, k, v) {
 *     match MatMul(x, q & const), MatMul(x, k & const), MatMul(x, v & const);
 *     where uses(x) == 3, q.rank == 2, k.rank == 2, v.rank == 2, x.rank >= 2;
 *     rewrite {
 *         s = Split(MatMul(x, Concat(q, k, v) { axis = 1 }), i64 [q.shape[1], k.shape[1], v.shape[1]]) -> 3
 *             { axis = -1 };
 *         return s.0, s.1, s.2;
 *     }
 * }
 */
static bool attention_merge_qkv_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct attention_merge_qkv_match *m = match;
    const dfg_graph *g = dfg_before(r);
    (void)self;
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, attention_rule_attr_axis, dfg_int(1));
    const dfg_node concat = dfg_new_call(r, attention_rule_op_Concat, DFG_OPERANDS(m->q, m->k, m->v),
                                         &attrs, 0);
    const dfg_node matMul = dfg_new_call(r, attention_rule_op_MatMul, DFG_OPERANDS(m->x, concat), NULL, 0);
    const dfg_node constant = dfg_new_const(r, DFG_I64, 1, NULL,
                                            DFG_LIST(dfg_extent_of(g, m->q, 1), dfg_extent_of(g, m->k, 1),
                                                     dfg_extent_of(g, m->v, 1)));
    struct dfg_attrs attrs_2 = {0};
    dfg_set_attr(r, &attrs_2, attention_rule_attr_axis, dfg_int(-1));
    const dfg_node s = dfg_new_call(r, attention_rule_op_Split, DFG_OPERANDS(matMul, constant), &attrs_2,
                                    3);
    with[0] = dfg_new_get(r, s, 0);
    with[1] = dfg_new_get(r, s, 1);
    with[2] = dfg_new_get(r, s, 2);
    return with[0] != DFG_NONE && with[1] != DFG_NONE && with[2] != DFG_NONE;
}

/* ---- which rules may match at a node: a bit each, in order of priority ---- */

enum {
    attention_rule_make_attention,
    attention_rule_make_attention_wide,
    attention_rule_ungroup_attention,
    attention_rule_make_rotary,
    attention_rule_merge_qkv,
};

/* attention.pat:12  MatMul(q, kt) */
static inline bool attention_rule_is_product(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, attention_rule_op_MatMul) || !dfg_has_args(g, n, 2))
        return false;
    const dfg_node a1 = dfg_arg(g, n, 1);
    return dfg_calls(g, a1, attention_rule_op_Transpose) && dfg_has_args(g, a1, 1)
        && dfg_list_is(g, a1, attention_rule_attr_perm,
                       DFG_LIST(dfg_int(0), dfg_int(1), dfg_int(3), dfg_int(2)), false);
}

/* attention.pat:26  Mul(p, s & const) */
static inline bool attention_rule_is_Mul(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, attention_rule_op_Mul) || !dfg_argc_is(g, n, 2))
        return false;
    return (attention_rule_is_product(g, dfg_arg(g, n, 0)) && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST))
        || (dfg_is(g, dfg_arg(g, n, 0), DFG_CONST) && attention_rule_is_product(g, dfg_arg(g, n, 1)));
}

/* attention.pat:26  Div(p, d & const) */
static inline bool attention_rule_is_Div(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, attention_rule_op_Div) && dfg_argc_is(g, n, 2)
        && attention_rule_is_product(g, dfg_arg(g, n, 0)) && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST);
}

/* attention.pat:27  Add(t, mask) */
static inline bool attention_rule_is_Add(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, attention_rule_op_Add) || !dfg_has_args(g, n, 2))
        return false;
    return attention_rule_is_Mul(g, dfg_arg(g, n, 0)) || attention_rule_is_Div(g, dfg_arg(g, n, 0))
        || attention_rule_is_product(g, dfg_arg(g, n, 0)) || attention_rule_is_Mul(g, dfg_arg(g, n, 1))
        || attention_rule_is_Div(g, dfg_arg(g, n, 1)) || attention_rule_is_product(g, dfg_arg(g, n, 1));
}

/* op in {MatMul}: attention_rule_make_attention, attention_rule_make_attention_wide,
 * attention_rule_merge_qkv */
static uint64_t attention_rule_attention_rules_at_MatMul(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_has_args(g, n, 2)) {
        const dfg_node a0 = dfg_arg(g, n, 0);
        if (dfg_calls(g, a0, attention_rule_op_Softmax) && dfg_argc_is(g, a0, 1)
            && (dfg_int_is(g, a0, attention_rule_attr_axis, -1, -1)
                || dfg_int_is(g, a0, attention_rule_attr_axis, 3, -1))) {
            if (attention_rule_is_Add(g, dfg_arg(g, a0, 0)) || attention_rule_is_Mul(g, dfg_arg(g, a0, 0))
                || attention_rule_is_Div(g, dfg_arg(g, a0, 0))
                || attention_rule_is_product(g, dfg_arg(g, a0, 0)))
                set |= DFG_BIT(attention_rule_make_attention);
            if (attention_rule_is_Add(g, dfg_arg(g, a0, 0)))
                set |= DFG_BIT(attention_rule_make_attention_wide);
        }
        if (dfg_is(g, dfg_arg(g, n, 1), DFG_CONST))
            set |= DFG_BIT(attention_rule_merge_qkv);
    }
    return set;
}

/* attention.pat:45  Unsqueeze(k, 2) */
static inline bool attention_rule_is_u(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, attention_rule_op_Unsqueeze) && dfg_has_args(g, n, 2)
        && dfg_const_is(g, dfg_arg(g, n, 1), dfg_int(2), DFG_NO_DTYPE);
}

/* attention.pat:46  Expand(u, _) */
static inline bool attention_rule_is_e(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, attention_rule_op_Expand) && dfg_has_args(g, n, 2)
        && attention_rule_is_u(g, dfg_arg(g, n, 0));
}

/* attention.pat:47  Reshape(e, _) */
static inline bool attention_rule_is_r(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, attention_rule_op_Reshape) && dfg_has_args(g, n, 2)
        && attention_rule_is_e(g, dfg_arg(g, n, 0));
}

/* attention.pat:55  Attention(q, repeated(k), repeated(v), mask?); the operator is known */
static inline bool attention_rule_is_Attention(const dfg_graph *g, dfg_node n)
{
    return dfg_data(g, n) <= 1 && dfg_n_args(g, n) <= 4 && dfg_arg(g, n, 0) != DFG_NONE
        && attention_rule_is_r(g, dfg_arg(g, n, 1)) && attention_rule_is_r(g, dfg_arg(g, n, 2));
}

/* attention.pat:55  Attention(q, repeated(k), repeated(v), mask?) */
static inline bool attention_rule_is_a(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, attention_rule_op_Attention) && dfg_n_args(g, n) <= 4
        && dfg_arg(g, n, 0) != DFG_NONE && attention_rule_is_r(g, dfg_arg(g, n, 1))
        && attention_rule_is_r(g, dfg_arg(g, n, 2));
}

/* attention.pat:55  Attention(q, repeated(k), repeated(v), mask?); the operator is known */
static inline bool attention_rule_is_node(const dfg_graph *g, dfg_node n)
{
    return dfg_data(g, n) == 0 && attention_rule_is_a(g, dfg_arg(g, n, 0));
}

/* attention.pat:67  Unsqueeze(c, end & 1) */
static inline bool attention_rule_is_Unsqueeze(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, attention_rule_op_Unsqueeze) || !dfg_argc_is(g, n, 2))
        return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    return dfg_calls(g, a0, attention_rule_op_Concat) && dfg_has_args(g, a0, 2)
        && dfg_eq(dfg_attr(g, a0, attention_rule_attr_axis), dfg_int(-1))
        && dfg_const_is(g, dfg_arg(g, n, 1), dfg_int(1), DFG_NO_DTYPE);
}

/* attention.pat:67  Mul(x, Unsqueeze(c, end & 1)) */
static inline bool attention_rule_is_Mul_2(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, attention_rule_op_Mul) || !dfg_has_args(g, n, 2))
        return false;
    return attention_rule_is_Unsqueeze(g, dfg_arg(g, n, 1))
        || attention_rule_is_Unsqueeze(g, dfg_arg(g, n, 0));
}

/* attention.pat:63  Slice(x, start & const, all & const, 3, 1) */
static inline bool attention_rule_is_Slice(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, attention_rule_op_Slice) && dfg_has_args(g, n, 5)
        && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST) && dfg_is(g, dfg_arg(g, n, 2), DFG_CONST)
        && dfg_const_is(g, dfg_arg(g, n, 3), dfg_int(3), DFG_NO_DTYPE)
        && dfg_const_is(g, dfg_arg(g, n, 4), dfg_int(1), DFG_NO_DTYPE);
}

/* attention.pat:63  Slice(x, start & const, all & const, 3) */
static inline bool attention_rule_is_Slice_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, attention_rule_op_Slice) && dfg_has_args(g, n, 4)
        && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST) && dfg_is(g, dfg_arg(g, n, 2), DFG_CONST)
        && dfg_const_is(g, dfg_arg(g, n, 3), dfg_int(3), DFG_NO_DTYPE);
}

/* attention.pat:64  Slice(x, start & const, all & const, -1) */
static inline bool attention_rule_is_Slice_3(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, attention_rule_op_Slice) && dfg_has_args(g, n, 4)
        && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST) && dfg_is(g, dfg_arg(g, n, 2), DFG_CONST)
        && dfg_const_is(g, dfg_arg(g, n, 3), dfg_int(-1), DFG_NO_DTYPE);
}

/* attention.pat:67  Neg(second) */
static inline bool attention_rule_is_Neg(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, attention_rule_op_Neg) && dfg_argc_is(g, n, 1)
        && (attention_rule_is_Slice(g, dfg_arg(g, n, 0)) || attention_rule_is_Slice_2(g, dfg_arg(g, n, 0))
            || attention_rule_is_Slice_3(g, dfg_arg(g, n, 0)));
}

/* attention.pat:62  Slice(x, 0, half & const, 3, 1) */
static inline bool attention_rule_is_Slice_4(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, attention_rule_op_Slice) && dfg_has_args(g, n, 5)
        && dfg_const_is(g, dfg_arg(g, n, 1), dfg_int(0), DFG_NO_DTYPE)
        && dfg_is(g, dfg_arg(g, n, 2), DFG_CONST)
        && dfg_const_is(g, dfg_arg(g, n, 3), dfg_int(3), DFG_NO_DTYPE)
        && dfg_const_is(g, dfg_arg(g, n, 4), dfg_int(1), DFG_NO_DTYPE);
}

/* attention.pat:62  Slice(x, 0, half & const, 3) */
static inline bool attention_rule_is_Slice_5(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, attention_rule_op_Slice) && dfg_has_args(g, n, 4)
        && dfg_const_is(g, dfg_arg(g, n, 1), dfg_int(0), DFG_NO_DTYPE)
        && dfg_is(g, dfg_arg(g, n, 2), DFG_CONST)
        && dfg_const_is(g, dfg_arg(g, n, 3), dfg_int(3), DFG_NO_DTYPE);
}

/* attention.pat:62  Slice(x, 0, half & const, -1) */
static inline bool attention_rule_is_Slice_6(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, attention_rule_op_Slice) && dfg_has_args(g, n, 4)
        && dfg_const_is(g, dfg_arg(g, n, 1), dfg_int(0), DFG_NO_DTYPE)
        && dfg_is(g, dfg_arg(g, n, 2), DFG_CONST)
        && dfg_const_is(g, dfg_arg(g, n, 3), dfg_int(-1), DFG_NO_DTYPE);
}

/* attention.pat:67  Concat(Neg(second), first) */
static inline bool attention_rule_is_Concat(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, attention_rule_op_Concat) && dfg_has_args(g, n, 2)
        && attention_rule_is_Neg(g, dfg_arg(g, n, 0))
        && (attention_rule_is_Slice_4(g, dfg_arg(g, n, 1)) || attention_rule_is_Slice_5(g, dfg_arg(g, n, 1))
            || attention_rule_is_Slice_6(g, dfg_arg(g, n, 1)))
        && (dfg_eq(dfg_attr(g, n, attention_rule_attr_axis), dfg_int(-1))
            || dfg_eq(dfg_attr(g, n, attention_rule_attr_axis), dfg_int(3)));
}

/* attention.pat:67  Unsqueeze(s, end) */
static inline bool attention_rule_is_Unsqueeze_2(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, attention_rule_op_Unsqueeze) || !dfg_has_args(g, n, 2))
        return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    return dfg_calls(g, a0, attention_rule_op_Concat) && dfg_has_args(g, a0, 2)
        && dfg_eq(dfg_attr(g, a0, attention_rule_attr_axis), dfg_int(-1));
}

/* attention.pat:67  Mul(Concat(Neg(second), first) { axis in {-1, 3} }, Unsqueeze(s, end)) */
static inline bool attention_rule_is_Mul_3(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, attention_rule_op_Mul) || !dfg_argc_is(g, n, 2))
        return false;
    return (attention_rule_is_Concat(g, dfg_arg(g, n, 0))
            && attention_rule_is_Unsqueeze_2(g, dfg_arg(g, n, 1)))
        || (attention_rule_is_Unsqueeze_2(g, dfg_arg(g, n, 0))
            && attention_rule_is_Concat(g, dfg_arg(g, n, 1)));
}

/* attention.pat:67  Add(Mul(x, Unsqueeze(c, end & 1)), Mul(Concat(Neg(second), first) { axis in {-1, 3} }, Uns ...; the operator is known */
static inline bool attention_rule_is_make_rotary(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 2))
        return false;
    return (attention_rule_is_Mul_2(g, dfg_arg(g, n, 0)) && attention_rule_is_Mul_3(g, dfg_arg(g, n, 1)))
        || (attention_rule_is_Mul_3(g, dfg_arg(g, n, 0)) && attention_rule_is_Mul_2(g, dfg_arg(g, n, 1)));
}

static uint64_t attention_rules_at(const dfg_graph *g, dfg_node n)
{
    switch (dfg_op(g, n)) {
    case attention_rule_op_MatMul:
        return attention_rule_attention_rules_at_MatMul(g, n);
    case attention_rule_op_Attention:
        return attention_rule_is_Attention(g, n) ? DFG_BIT(attention_rule_ungroup_attention) : 0;
    case DFG_GET:
        return attention_rule_is_node(g, n) ? DFG_BIT(attention_rule_ungroup_attention) : 0;
    case attention_rule_op_Add:
        return attention_rule_is_make_rotary(g, n) ? DFG_BIT(attention_rule_make_rotary) : 0;
    default:
        return 0;
    }
}

static void attention_rules_candidates(const struct dfg_rules *self, const dfg_graph *g, dfg_node n, uint64_t *set)
{
    (void)self;
    *set = attention_rules_at(g, n);
}

static const struct dfg_rule attention_rule_rows[] = {
    [attention_rule_make_attention] = {.name = "make_attention", .place = "attention.pat:24", .pattern = 1, .n_roots = 1, .depth = DFG_FAR,
        .height = 1, .build = attention_make_attention_build},
    [attention_rule_make_attention_wide] = {.name = "make_attention_wide", .place = "attention.pat:33", .pattern = 2, .n_roots = 1,
        .depth = DFG_FAR, .height = 1, .build = attention_make_attention_wide_build},
    [attention_rule_ungroup_attention] = {.name = "ungroup_attention", .place = "attention.pat:54", .pattern = 4, .n_roots = 1, .depth = 5,
        .height = 0, .build = attention_ungroup_attention_build},
    [attention_rule_make_rotary] = {.name = "make_rotary", .place = "attention.pat:61", .pattern = 5, .n_roots = 1, .depth = 5,
        .height = 0, .build = attention_make_rotary_build},
    [attention_rule_merge_qkv] = {.name = "merge_qkv", .place = "attention.pat:74", .pattern = 6, .n_roots = 3, .depth = 1,
        .height = 1, .build = attention_merge_qkv_build},
};

const struct dfg_rules attention_rules = {
    .abi = DFG_ABI,
    .n = 5, .n_words = 1, .rules = attention_rule_rows,
    .names = &attention_rule_names, .candidates = attention_rules_candidates,
};
