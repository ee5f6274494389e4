/* The replacements of layout.pat's rules.  Made by pat2c; do not edit. */
#include "layout.h"
#if LAYOUT_H != 0x2a3e141922d57722
#error "layout.h is of another run of pat2c than this file"
#endif

#include "dfg_rewrite.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    layout_rule_op_Abs = DFG_FIRST_OP, layout_rule_op_Add, layout_rule_op_And, layout_rule_op_Cast,
    layout_rule_op_Ceil, layout_rule_op_Clip, layout_rule_op_Concat, layout_rule_op_DequantizeLinear,
    layout_rule_op_Div, layout_rule_op_Elu, layout_rule_op_Equal, layout_rule_op_Erf, layout_rule_op_Exp,
    layout_rule_op_Floor, layout_rule_op_Gather, layout_rule_op_Gelu, layout_rule_op_Greater,
    layout_rule_op_HardSigmoid, layout_rule_op_HardSwish, layout_rule_op_LeakyRelu, layout_rule_op_Less,
    layout_rule_op_Log, layout_rule_op_LogSoftmax, layout_rule_op_MatMul, layout_rule_op_Max,
    layout_rule_op_Min, layout_rule_op_Mish, layout_rule_op_Mul, layout_rule_op_Neg, layout_rule_op_Not,
    layout_rule_op_Or, layout_rule_op_PRelu, layout_rule_op_Pow, layout_rule_op_QuantizeLinear,
    layout_rule_op_Reciprocal, layout_rule_op_ReduceL2, layout_rule_op_ReduceMax, layout_rule_op_ReduceMean,
    layout_rule_op_ReduceMin, layout_rule_op_ReduceProd, layout_rule_op_ReduceSum, layout_rule_op_Relu,
    layout_rule_op_Reshape, layout_rule_op_Round, layout_rule_op_Selu, layout_rule_op_Sigmoid,
    layout_rule_op_Slice, layout_rule_op_Softmax, layout_rule_op_Softplus, layout_rule_op_Softsign,
    layout_rule_op_Split, layout_rule_op_Sqrt, layout_rule_op_Sub, layout_rule_op_Swish,
    layout_rule_op_Tanh, layout_rule_op_Transpose,
};
enum {
    layout_rule_attr_allowzero, layout_rule_attr_axes, layout_rule_attr_axis, layout_rule_attr_keepdims,
    layout_rule_attr_perm,
};
static const char *const layout_rule_op_names[] = {
    "Abs", "Add", "And", "Cast", "Ceil", "Clip", "Concat", "DequantizeLinear", "Div", "Elu", "Equal", "Erf",
    "Exp", "Floor", "Gather", "Gelu", "Greater", "HardSigmoid", "HardSwish", "LeakyRelu", "Less", "Log",
    "LogSoftmax", "MatMul", "Max", "Min", "Mish", "Mul", "Neg", "Not", "Or", "PRelu", "Pow",
    "QuantizeLinear", "Reciprocal", "ReduceL2", "ReduceMax", "ReduceMean", "ReduceMin", "ReduceProd",
    "ReduceSum", "Relu", "Reshape", "Round", "Selu", "Sigmoid", "Slice", "Softmax", "Softplus", "Softsign",
    "Split", "Sqrt", "Sub", "Swish", "Tanh", "Transpose",
};
static const char *const layout_rule_attr_names[] = {
    "allowzero", "axes", "axis", "keepdims", "perm",
};
static const dfg_val layout_rule_list_0_1_3_2[] = {{.tag = DFG_V_INT, .u.i = 0}, {.tag = DFG_V_INT, .u.i = 1}, {.tag = DFG_V_INT, .u.i = 3}, {.tag = DFG_V_INT, .u.i = 2}};
static const dfg_val layout_rule_list_0_2_1[] = {{.tag = DFG_V_INT, .u.i = 0}, {.tag = DFG_V_INT, .u.i = 2}, {.tag = DFG_V_INT, .u.i = 1}};
static const dfg_val layout_rule_list_0_2_3_1[] = {{.tag = DFG_V_INT, .u.i = 0}, {.tag = DFG_V_INT, .u.i = 2}, {.tag = DFG_V_INT, .u.i = 3}, {.tag = DFG_V_INT, .u.i = 1}};
static const dfg_val layout_rule_list_0_3_1_2[] = {{.tag = DFG_V_INT, .u.i = 0}, {.tag = DFG_V_INT, .u.i = 3}, {.tag = DFG_V_INT, .u.i = 1}, {.tag = DFG_V_INT, .u.i = 2}};
static const dfg_val layout_rule_list_1_0[] = {{.tag = DFG_V_INT, .u.i = 1}, {.tag = DFG_V_INT, .u.i = 0}};
static const dfg_val layout_rule_list_1_0_2[] = {{.tag = DFG_V_INT, .u.i = 1}, {.tag = DFG_V_INT, .u.i = 0}, {.tag = DFG_V_INT, .u.i = 2}};

static const struct dfg_names layout_rule_names = {
    .abi = DFG_ABI,
    .needs = 0,
    .n_ops = 56,
    .ops = layout_rule_op_names,
    .n_attrs = 5,
    .attrs = layout_rule_attr_names,
};

static DFG_APART dfg_val layout_rule_at_2(const dfg_graph *g, dfg_node t, dfg_node x, dfg_val i)
{
    const dfg_val list = dfg_attr(g, t, layout_rule_attr_perm);
    const int64_t k = dfg_position(i,
                                   dfg_known(dfg_attr(g, t, layout_rule_attr_perm)) ? dfg_len(list)
                                   : dfg_range_to(dfg_rank_of(g, x)));
    return k < 0 ? dfg_nil() : dfg_known(dfg_attr(g, t, layout_rule_attr_perm)) ? dfg_item(list, k)
        : dfg_int(dfg_range_to(dfg_rank_of(g, x)) - 1 - k);
}

/* layout.pat:17, rule transpose_transpose:
 * rewrite Transpose(x) {
 *     perm = [(present(t.perm) ? t.perm : reverse(range(x.rank)))[i]
 *             for i in present(u.perm) ? u.perm : reverse(range(x.rank))]
 * };
 */
static bool layout_transpose_transpose_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct layout_transpose_transpose_match *m = match;
    const dfg_graph *g = dfg_before(r);
    struct dfg_values perm = {0};
    const int64_t n = dfg_known(dfg_attr(g, m->u, layout_rule_attr_perm))
        ? dfg_len(dfg_attr(g, m->u, layout_rule_attr_perm))
        : dfg_range_to(dfg_rank_of(g, m->x));
    for (int64_t i = 0; i < n; i++)
        dfg_push_value(r, &perm,
                       layout_rule_at_2(g, m->t, m->x,
                                        dfg_known(dfg_attr(g, m->u, layout_rule_attr_perm))
                                        ? dfg_item(dfg_attr(g, m->u, layout_rule_attr_perm), i)
                                        : dfg_int(dfg_range_to(dfg_rank_of(g, m->x)) - 1 - i)));
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, layout_rule_attr_perm, n < 0 ? dfg_nil() : dfg_list_of(r, &perm));
    with[0] = dfg_new_call(r, layout_rule_op_Transpose, DFG_OPERANDS(m->x), &attrs, 0);
    return with[0] != DFG_NONE;
}

/* layout.pat:27, rule transpose_fan:  rewrite every Transpose(x) { perm = [p[i] for i in q] }; */
static bool layout_transpose_fan_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct layout_transpose_fan_match *m = match;
    const dfg_graph *g = dfg_before(r);
    bool ok = true;
    for (uint32_t k = 0; k < m->y.n; k++) {
        const dfg_node y = m->y.at[k];
        const dfg_val q = dfg_attr(g, y, layout_rule_attr_perm);
        struct dfg_values perm = {0};
        const int64_t n = dfg_len(q);
        for (int64_t i = 0; i < n; i++)
            dfg_push_value(r, &perm, dfg_at(m->p, dfg_item(q, i)));
        struct dfg_attrs attrs = {0};
        dfg_set_attr(r, &attrs, layout_rule_attr_perm, n < 0 ? dfg_nil() : dfg_list_of(r, &perm));
        with[k] = dfg_new_call(r, layout_rule_op_Transpose, DFG_OPERANDS(m->x), &attrs, 0);
        ok = ok && with[k] != DFG_NONE;
    }
    return ok;
}

/* layout.pat:34, rule transpose_ones:  rewrite Reshape(x, i64 [d for d in t.shape]); */
static bool layout_transpose_ones_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct layout_transpose_ones_match *m = match;
    const dfg_graph *g = dfg_before(r);
    struct dfg_values elements = {0};
    const int64_t n = dfg_len(dfg_shape_of(g, m->t));
    for (int64_t i = 0; i < n; i++)
        dfg_push_value(r, &elements, dfg_extent_of(g, m->t, i));
    const dfg_node constant = dfg_new_const(r, DFG_I64, 1, NULL,
                                            n < 0 ? dfg_nil() : dfg_list_of(r, &elements));
    with[0] = dfg_new_call(r, layout_rule_op_Reshape, DFG_OPERANDS(m->x, constant), NULL, 0);
    return with[0] != DFG_NONE;
}

/* layout.pat:41, rule reshape_of_ones:  rewrite Reshape(x, s); */
static bool layout_reshape_of_ones_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct layout_reshape_of_ones_match *m = match;
    with[0] = dfg_new_call(r, layout_rule_op_Reshape, DFG_OPERANDS(m->x, m->s), NULL, 0);
    return with[0] != DFG_NONE;
}

/* layout.pat:50, rule transposes_around_reshape:  rewrite Reshape(x, i64 [d for d in u.shape]); */
static bool layout_transposes_around_reshape_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct layout_transposes_around_reshape_match *m = match;
    const dfg_graph *g = dfg_before(r);
    struct dfg_values elements = {0};
    const int64_t n = dfg_len(dfg_shape_of(g, m->u));
    for (int64_t i = 0; i < n; i++)
        dfg_push_value(r, &elements, dfg_extent_of(g, m->u, i));
    const dfg_node constant = dfg_new_const(r, DFG_I64, 1, NULL,
                                            n < 0 ? dfg_nil() : dfg_list_of(r, &elements));
    with[0] = dfg_new_call(r, layout_rule_op_Reshape, DFG_OPERANDS(m->x, constant), NULL, 0);
    return with[0] != DFG_NONE;
}

/* layout.pat:56, rule transpose_matmul:  rewrite MatMul(b, a); */
static bool layout_transpose_matmul_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct layout_transpose_matmul_match *m = match;
    with[0] = dfg_new_call(r, layout_rule_op_MatMul, DFG_OPERANDS(m->b, m->a), NULL, 0);
    return with[0] != DFG_NONE;
}

/* layout.pat:66, rule gather_channels:
 * rewrite Slice(x, i64 [value(i)], i64 [x.shape[1]], i64 [1], i64 [r.shape[1]]);
 */
static bool layout_gather_channels_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct layout_gather_channels_match *m = match;
    const dfg_graph *g = dfg_before(r);
    const dfg_node constant = dfg_new_const(r, DFG_I64, 1, NULL, DFG_LIST(dfg_value_of(g, m->i)));
    const dfg_node constant_2 = dfg_new_const(r, DFG_I64, 1, NULL, DFG_LIST(dfg_extent_of(g, m->x, 1)));
    const dfg_node constant_3 = dfg_new_const(r, DFG_I64, 1, NULL, DFG_LIST(dfg_int(1)));
    const dfg_node constant_4 = dfg_new_const(r, DFG_I64, 1, NULL, DFG_LIST(dfg_extent_of(g, m->r, 1)));
    with[0] = dfg_new_call(r, layout_rule_op_Slice,
                           DFG_OPERANDS(m->x, constant, constant_2, constant_3, constant_4), NULL, 0);
    return with[0] != DFG_NONE;
}

/* layout.pat:75, rule transpose_merged:  rewrite Transpose(x) { perm = [0, 1, 3, 2] }; */
static bool layout_transpose_merged_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct layout_transpose_merged_match *m = match;
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, layout_rule_attr_perm, dfg_list(layout_rule_list_0_1_3_2, 4));
    with[0] = dfg_new_call(r, layout_rule_op_Transpose, DFG_OPERANDS(m->x), &attrs, 0);
    return with[0] != DFG_NONE;
}

/* layout.pat:99, rule transpose_up:  rewrite e.op(Transpose(y) { perm = p }, ...rest) { ..e }; */
static bool layout_transpose_up_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct layout_transpose_up_match *m = match;
    struct dfg_operands args = {0};
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, layout_rule_attr_perm, m->p);
    dfg_push(r, &args, dfg_new_call(r, layout_rule_op_Transpose, DFG_OPERANDS(m->y), &attrs, 0));
    dfg_push_all(r, &args, m->rest);
    struct dfg_attrs attrs_2 = {0};
    dfg_take_attrs(r, &attrs_2, m->e);
    with[0] = dfg_new_like_call(r, m->e, args.at, args.n, &attrs_2, 0);
    return with[0] != DFG_NONE;
}

/* layout.pat:105, rule transpose_up_both:
 * rewrite e.op(Transpose(y) { perm = p }, Transpose(z) { perm = p }) { ..e };
 */
static bool layout_transpose_up_both_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct layout_transpose_up_both_match *m = match;
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, layout_rule_attr_perm, m->p);
    const dfg_node transpose = dfg_new_call(r, layout_rule_op_Transpose, DFG_OPERANDS(m->y), &attrs, 0);
    struct dfg_attrs attrs_2 = {0};
    dfg_set_attr(r, &attrs_2, layout_rule_attr_perm, m->p);
    const dfg_node transpose_2 = dfg_new_call(r, layout_rule_op_Transpose, DFG_OPERANDS(m->z), &attrs_2, 0);
    struct dfg_attrs attrs_3 = {0};
    dfg_take_attrs(r, &attrs_3, m->e);
    with[0] = dfg_new_like_call(r, m->e, DFG_OPERANDS(transpose, transpose_2), &attrs_3, 0);
    return with[0] != DFG_NONE;
}

static DFG_APART dfg_val layout_rule_value(const dfg_graph *g, dfg_node c, dfg_val i, dfg_val p)
{
    return dfg_at(dfg_shape_of(g, c),
                  dfg_int_add(dfg_int_sub(i, dfg_count(dfg_len(p))), dfg_rank_of(g, c)));
}

static DFG_APART dfg_val layout_rule_item(const dfg_graph *g, dfg_val i, dfg_val p, dfg_node c)
{
    return dfg_choose(dfg_less(i, dfg_int_sub(dfg_count(dfg_len(p)), dfg_rank_of(g, c))), dfg_int(1),
                      layout_rule_value(g, c, i, p));
}

/* layout.pat:111, rule transpose_up_constant:
 * rewrite e.op(Transpose(y) { perm = p },
 *              Transpose(
 *                  Reshape(c, i64 [i < len(p) - c.rank ? 1 : c.shape[i - len(p) + c.rank] for i in range(len(p))]))
 *                  { perm = p }) { ..e };
 */
static bool layout_transpose_up_constant_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct layout_transpose_up_constant_match *m = match;
    const dfg_graph *g = dfg_before(r);
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, layout_rule_attr_perm, m->p);
    const dfg_node transpose = dfg_new_call(r, layout_rule_op_Transpose, DFG_OPERANDS(m->y), &attrs, 0);
    struct dfg_values elements = {0};
    const int64_t n = dfg_range_to(dfg_count(dfg_len(m->p)));
    for (int64_t i = 0; i < n; i++)
        dfg_push_value(r, &elements, layout_rule_item(g, dfg_int(i), m->p, m->c));
    const dfg_node constant = dfg_new_const(r, DFG_I64, 1, NULL,
                                            n < 0 ? dfg_nil() : dfg_list_of(r, &elements));
    const dfg_node reshape = dfg_new_call(r, layout_rule_op_Reshape, DFG_OPERANDS(m->c, constant), NULL, 0);
    struct dfg_attrs attrs_2 = {0};
    dfg_set_attr(r, &attrs_2, layout_rule_attr_perm, m->p);
    const dfg_node transpose_2 = dfg_new_call(r, layout_rule_op_Transpose, DFG_OPERANDS(reshape), &attrs_2,
                                              0);
    struct dfg_attrs attrs_3 = {0};
    dfg_take_attrs(r, &attrs_3, m->e);
    with[0] = dfg_new_like_call(r, m->e, DFG_OPERANDS(transpose, transpose_2), &attrs_3, 0);
    return with[0] != DFG_NONE;
}

static DFG_APART dfg_val layout_rule_item_2(dfg_val p, dfg_val i, dfg_val k2)
{
    return dfg_choose(dfg_same(dfg_at(p, i),
                               dfg_choose(dfg_less(k2, dfg_int(0)), dfg_int_add(k2, dfg_count(dfg_len(p))),
                                          k2)),
                      i, dfg_int(0));
}

static DFG_APART dfg_val layout_rule_sum(dfg_val p, dfg_val k2)
{
    const int64_t n = dfg_range_to(dfg_count(dfg_len(p)));
    dfg_val total = dfg_is_length(n) ? dfg_int(0) : dfg_nil();
    for (int64_t k = 0; k < n; k++)
        total = dfg_int_add(total, layout_rule_item_2(p, dfg_int(k), k2));
    return total;
}

static DFG_APART dfg_val layout_rule_item_3(dfg_val p, dfg_val k2)
{
    return layout_rule_sum(p, k2);
}

/* layout.pat:122, rule transpose_up_reduction:
 * rewrite r.op(Transpose(y) { perm = p }) {
 *     ..r, axes = [sum([p[i] == (k < 0 ? k + len(p) : k) ? i : 0 for i in range(len(p))]) for k in a]
 * };
 */
static bool layout_transpose_up_reduction_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct layout_transpose_up_reduction_match *m = match;
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, layout_rule_attr_perm, m->p);
    const dfg_node transpose = dfg_new_call(r, layout_rule_op_Transpose, DFG_OPERANDS(m->y), &attrs, 0);
    struct dfg_values axes = {0};
    const int64_t n = dfg_len(m->a);
    for (int64_t i = 0; i < n; i++)
        dfg_push_value(r, &axes, layout_rule_item_3(m->p, dfg_item(m->a, i)));
    struct dfg_attrs attrs_2 = {0};
    dfg_take_attrs(r, &attrs_2, m->r);
    dfg_set_attr(r, &attrs_2, layout_rule_attr_axes, n < 0 ? dfg_nil() : dfg_list_of(r, &axes));
    with[0] = dfg_new_like_call(r, m->r, DFG_OPERANDS(transpose), &attrs_2, 0);
    return with[0] != DFG_NONE;
}

static DFG_APART dfg_val layout_rule_item_4(dfg_val p, dfg_val i, dfg_val a)
{
    return dfg_choose(dfg_same(dfg_at(p, i),
                               dfg_choose(dfg_less(a, dfg_int(0)), dfg_int_add(a, dfg_count(dfg_len(p))),
                                          a)),
                      i, dfg_int(0));
}

static DFG_APART dfg_val layout_rule_sum_2(dfg_val p, dfg_val a)
{
    const int64_t n = dfg_range_to(dfg_count(dfg_len(p)));
    dfg_val total = dfg_is_length(n) ? dfg_int(0) : dfg_nil();
    for (int64_t k = 0; k < n; k++)
        total = dfg_int_add(total, layout_rule_item_4(p, dfg_int(k), a));
    return total;
}

/* layout.pat:130, rule transpose_up_softmax:
 * rewrite s.op(Transpose(y) { perm = p }) {
 *     axis = sum([p[i] == (a < 0 ? a + len(p) : a) ? i : 0 for i in range(len(p))])
 * };
 */
static bool layout_transpose_up_softmax_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct layout_transpose_up_softmax_match *m = match;
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, layout_rule_attr_perm, m->p);
    const dfg_node transpose = dfg_new_call(r, layout_rule_op_Transpose, DFG_OPERANDS(m->y), &attrs, 0);
    struct dfg_attrs attrs_2 = {0};
    dfg_set_attr(r, &attrs_2, layout_rule_attr_axis, layout_rule_sum_2(m->p, m->a));
    with[0] = dfg_new_like_call(r, m->s, DFG_OPERANDS(transpose), &attrs_2, 0);
    return with[0] != DFG_NONE;
}

/* layout.pat:138, rule transpose_up_concat:
 * rewrite Concat(every Transpose(t) { perm = p }) {
 *     axis = sum([p[i] == (a < 0 ? a + len(p) : a) ? i : 0 for i in range(len(p))])
 * };
 */
static bool layout_transpose_up_concat_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct layout_transpose_up_concat_match *m = match;
    struct dfg_operands args = {0};
    for (uint32_t k = 0; k < m->t.n; k++) {
        const dfg_node t = m->t.at[k];
        struct dfg_attrs attrs = {0};
        dfg_set_attr(r, &attrs, layout_rule_attr_perm, m->p);
        dfg_push(r, &args, dfg_new_call(r, layout_rule_op_Transpose, DFG_OPERANDS(t), &attrs, 0));
    }
    struct dfg_attrs attrs_2 = {0};
    dfg_set_attr(r, &attrs_2, layout_rule_attr_axis, layout_rule_sum_2(m->p, m->a));
    with[0] = dfg_new_call(r, layout_rule_op_Concat, args.at, args.n, &attrs_2, 0);
    return with[0] != DFG_NONE;
}

static DFG_APART dfg_val layout_rule_item_5(dfg_val p, dfg_val k2, dfg_val a)
{
    return dfg_choose(dfg_same(dfg_at(p, k2),
                               dfg_choose(dfg_less(a, dfg_int(0)), dfg_int_add(a, dfg_count(dfg_len(p))),
                                          a)),
                      k2, dfg_int(0));
}

static DFG_APART dfg_val layout_rule_sum_3(dfg_val p, dfg_val a)
{
    const int64_t n = dfg_range_to(dfg_count(dfg_len(p)));
    dfg_val total = dfg_is_length(n) ? dfg_int(0) : dfg_nil();
    for (int64_t k = 0; k < n; k++)
        total = dfg_int_add(total, layout_rule_item_5(p, dfg_int(k), a));
    return total;
}

/* layout.pat:146, rule transpose_up_gather:
 * rewrite Gather(Transpose(y) { perm = p }, i) {
 *     axis = sum([p[k] == (a < 0 ? a + len(p) : a) ? k : 0 for k in range(len(p))])
 * };
 */
static bool layout_transpose_up_gather_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct layout_transpose_up_gather_match *m = match;
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, layout_rule_attr_perm, m->p);
    const dfg_node transpose = dfg_new_call(r, layout_rule_op_Transpose, DFG_OPERANDS(m->y), &attrs, 0);
    struct dfg_attrs attrs_2 = {0};
    dfg_set_attr(r, &attrs_2, layout_rule_attr_axis, layout_rule_sum_3(m->p, m->a));
    with[0] = dfg_new_call(r, layout_rule_op_Gather, DFG_OPERANDS(transpose, m->i), &attrs_2, 0);
    return with[0] != DFG_NONE;
}

/* layout.pat:154, rule gather_transposed:  rewrite Gather(x, i) { axis = p[a] }; */
static bool layout_gather_transposed_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct layout_gather_transposed_match *m = match;
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, layout_rule_attr_axis, dfg_at(m->p, m->a));
    with[0] = dfg_new_call(r, layout_rule_op_Gather, DFG_OPERANDS(m->x, m->i), &attrs, 0);
    return with[0] != DFG_NONE;
}

/* layout.pat:163, rule transpose_up_split:
 * rewrite {
 *     n = Split(Transpose(y) { perm = p }, ...rest) -> 2 {
 *         axis = sum([p[i] == (a < 0 ? a + len(p) : a) ? i : 0 for i in range(len(p))])
 *     };
 *     return n.0, n.1;
 * }
 */
static bool layout_transpose_up_split_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct layout_transpose_up_split_match *m = match;
    struct dfg_operands args = {0};
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, layout_rule_attr_perm, m->p);
    dfg_push(r, &args, dfg_new_call(r, layout_rule_op_Transpose, DFG_OPERANDS(m->y), &attrs, 0));
    dfg_push_all(r, &args, m->rest);
    struct dfg_attrs attrs_2 = {0};
    dfg_set_attr(r, &attrs_2, layout_rule_attr_axis, layout_rule_sum_2(m->p, m->a));
    const dfg_node n = dfg_new_call(r, layout_rule_op_Split, args.at, args.n, &attrs_2, 2);
    with[0] = dfg_new_get(r, n, 0);
    with[1] = dfg_new_get(r, n, 1);
    return with[0] != DFG_NONE && with[1] != DFG_NONE;
}

/* layout.pat:177, rule transpose_up_split_three:
 * rewrite {
 *     n = Split(Transpose(y) { perm = p }, ...rest) -> 3 {
 *         axis = sum([p[i] == (a < 0 ? a + len(p) : a) ? i : 0 for i in range(len(p))])
 *     };
 *     return n.0, n.1, n.2;
 * }
 */
static bool layout_transpose_up_split_three_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct layout_transpose_up_split_three_match *m = match;
    struct dfg_operands args = {0};
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, layout_rule_attr_perm, m->p);
    dfg_push(r, &args, dfg_new_call(r, layout_rule_op_Transpose, DFG_OPERANDS(m->y), &attrs, 0));
    dfg_push_all(r, &args, m->rest);
    struct dfg_attrs attrs_2 = {0};
    dfg_set_attr(r, &attrs_2, layout_rule_attr_axis, layout_rule_sum_2(m->p, m->a));
    const dfg_node n = dfg_new_call(r, layout_rule_op_Split, args.at, args.n, &attrs_2, 3);
    with[0] = dfg_new_get(r, n, 0);
    with[1] = dfg_new_get(r, n, 1);
    with[2] = dfg_new_get(r, n, 2);
    return with[0] != DFG_NONE && with[1] != DFG_NONE && with[2] != DFG_NONE;
}

/* layout.pat:189, rule transposes_joined:  rewrite Transpose(e.op(a, b) { ..e }) { perm = p }; */
static bool layout_transposes_joined_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct layout_transposes_joined_match *m = match;
    struct dfg_attrs attrs = {0};
    dfg_take_attrs(r, &attrs, m->e);
    const dfg_node call = dfg_new_like_call(r, m->e, DFG_OPERANDS(m->a, m->b), &attrs, 0);
    struct dfg_attrs attrs_2 = {0};
    dfg_set_attr(r, &attrs_2, layout_rule_attr_perm, m->p);
    with[0] = dfg_new_call(r, layout_rule_op_Transpose, DFG_OPERANDS(call), &attrs_2, 0);
    return with[0] != DFG_NONE;
}

/* layout.pat:196, rule transposes_concatenated:
 * rewrite Transpose(Concat(every x) { axis = k % 4 == 0 ? 0 : (k + 4) % 4 % 3 + 1 }) { perm = [0, 2, 3, 1] };
 */
static bool layout_transposes_concatenated_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct layout_transposes_concatenated_match *m = match;
    struct dfg_operands args = {0};
    for (uint32_t k = 0; k < m->x.n; k++) {
        const dfg_node x = m->x.at[k];
        dfg_push(r, &args, x);
    }
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, layout_rule_attr_axis,
                 dfg_choose(dfg_scalar_same(dfg_mod(m->k, dfg_int(4)), dfg_int(0)), dfg_int(0),
                            dfg_int_add(dfg_mod(dfg_mod(dfg_int_add(m->k, dfg_int(4)), dfg_int(4)),
                                                dfg_int(3)),
                                        dfg_int(1))));
    const dfg_node concat = dfg_new_call(r, layout_rule_op_Concat, args.at, args.n, &attrs, 0);
    struct dfg_attrs attrs_2 = {0};
    dfg_set_attr(r, &attrs_2, layout_rule_attr_perm, dfg_list(layout_rule_list_0_2_3_1, 4));
    with[0] = dfg_new_call(r, layout_rule_op_Transpose, DFG_OPERANDS(concat), &attrs_2, 0);
    return with[0] != DFG_NONE;
}

/* layout.pat:205, rule reduce_transposed:  rewrite r.op(x) { ..r, axes = [p[k] for k in a] }; */
static bool layout_reduce_transposed_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct layout_reduce_transposed_match *m = match;
    struct dfg_values axes = {0};
    const int64_t n = dfg_len(m->a);
    for (int64_t i = 0; i < n; i++)
        dfg_push_value(r, &axes, dfg_at(m->p, dfg_item(m->a, i)));
    struct dfg_attrs attrs = {0};
    dfg_take_attrs(r, &attrs, m->r);
    dfg_set_attr(r, &attrs, layout_rule_attr_axes, n < 0 ? dfg_nil() : dfg_list_of(r, &axes));
    with[0] = dfg_new_like_call(r, m->r, DFG_OPERANDS(m->x), &attrs, 0);
    return with[0] != DFG_NONE;
}

/* layout.pat:212, rule reshape_up:  rewrite e.op(Reshape(y, s) { ..u }, ...rest) { ..e }; */
static bool layout_reshape_up_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct layout_reshape_up_match *m = match;
    struct dfg_operands args = {0};
    struct dfg_attrs attrs = {0};
    dfg_take_attrs(r, &attrs, m->u);
    dfg_push(r, &args, dfg_new_call(r, layout_rule_op_Reshape, DFG_OPERANDS(m->y, m->s), &attrs, 0));
    dfg_push_all(r, &args, m->rest);
    struct dfg_attrs attrs_2 = {0};
    dfg_take_attrs(r, &attrs_2, m->e);
    with[0] = dfg_new_like_call(r, m->e, args.at, args.n, &attrs_2, 0);
    return with[0] != DFG_NONE;
}

/* ---- which rules may match at a node: a bit each, in order of priority ---- */

enum {
    layout_rule_transpose_transpose,
    layout_rule_transpose_fan,
    layout_rule_transpose_ones,
    layout_rule_reshape_of_ones,
    layout_rule_transposes_around_reshape,
    layout_rule_transpose_matmul,
    layout_rule_gather_channels,
    layout_rule_transpose_merged,
    layout_rule_transpose_up,
    layout_rule_transpose_up_both,
    layout_rule_transpose_up_constant,
    layout_rule_transpose_up_reduction,
    layout_rule_transpose_up_softmax,
    layout_rule_transpose_up_concat,
    layout_rule_transpose_up_gather,
    layout_rule_gather_transposed,
    layout_rule_transpose_up_split,
    layout_rule_transpose_up_split_three,
    layout_rule_transposes_joined,
    layout_rule_transposes_concatenated,
    layout_rule_reduce_transposed,
    layout_rule_reshape_up,
};

/* layout.pat:46  Reshape(t, _); the operator is known */
static inline bool layout_rule_is_r(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 2)) return false;
    const dfg_node a0 = dfg_operand(g, n, 0);
    return dfg_calls(g, a0, layout_rule_op_Transpose) && dfg_argc_is(g, a0, 1)
        && dfg_list_is(g, a0, layout_rule_attr_perm, dfg_list(layout_rule_list_0_3_1_2, 4), false);
}

/* layout.pat:54  Transpose(a : [_, _]) */
static inline bool layout_rule_is_Transpose(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, layout_rule_op_Transpose) && dfg_argc_is(g, n, 1)
        && dfg_rank(g, dfg_operand(g, n, 0)) == 2
        && dfg_list_is(g, n, layout_rule_attr_perm, dfg_list(layout_rule_list_1_0, 2), false);
}

/* layout.pat:54  MatMul(Transpose(a : [_, _]) { perm == [1, 0] }, Transpose(b : [_, _]) { perm == [1, 0] }); the operator is known */
static inline bool layout_rule_is_m(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 2) && layout_rule_is_Transpose(g, dfg_operand(g, n, 0))
        && layout_rule_is_Transpose(g, dfg_operand(g, n, 1));
}

/* layout.pat:108  arithmetic(y & turned, c & const) */
static inline bool layout_rule_is_Add(const dfg_graph *g, dfg_node n)
{
    return (dfg_calls(g, n, layout_rule_op_Add) || dfg_calls(g, n, layout_rule_op_And)
            || dfg_calls(g, n, layout_rule_op_Equal) || dfg_calls(g, n, layout_rule_op_Max)
            || dfg_calls(g, n, layout_rule_op_Min) || dfg_calls(g, n, layout_rule_op_Mul)
            || dfg_calls(g, n, layout_rule_op_Or))
        && dfg_is(g, dfg_arg(g, n, 0), DFG_CONST);
}

/* layout.pat:136  Concat(every t); the operator is known */
static inline bool layout_rule_is_c(const dfg_graph *g, dfg_node n)
{
    if (dfg_n_args(g, n) <= 0) return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    return dfg_calls(g, a0, layout_rule_op_Transpose) && dfg_argc_is(g, a0, 1);
}

/* op in {Transpose}: layout_rule_transpose_transpose, layout_rule_transpose_fan,
 * layout_rule_transpose_ones, layout_rule_transposes_around_reshape,
 * layout_rule_transpose_matmul, layout_rule_transpose_up and 8 more */
static uint64_t layout_rule_at_Transpose(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 1)) {
        const dfg_node a0 = dfg_operand(g, n, 0);
        switch (dfg_op(g, a0)) {
        case layout_rule_op_Transpose:
            if (dfg_argc_is(g, a0, 1)) {
                set |= DFG_BIT(layout_rule_transpose_transpose);
                set |= DFG_BIT(layout_rule_transpose_fan);
            }
            break;
        case layout_rule_op_Reshape:
            if (layout_rule_is_r(g, a0)
                && (dfg_list_is(g, n, layout_rule_attr_perm, dfg_list(layout_rule_list_0_2_1, 3), false)
                    || dfg_list_is(g, n, layout_rule_attr_perm, dfg_list(layout_rule_list_0_2_3_1, 4),
                                   false)))
                set |= DFG_BIT(layout_rule_transposes_around_reshape);
            break;
        case layout_rule_op_MatMul:
            if (layout_rule_is_m(g, a0)
                && dfg_list_is(g, n, layout_rule_attr_perm, dfg_list(layout_rule_list_1_0, 2), false))
                set |= DFG_BIT(layout_rule_transpose_matmul);
            break;
        case layout_rule_op_Abs:
        case layout_rule_op_Cast:
        case layout_rule_op_Ceil:
        case layout_rule_op_Clip:
        case layout_rule_op_DequantizeLinear:
        case layout_rule_op_Elu:
        case layout_rule_op_Erf:
        case layout_rule_op_Exp:
        case layout_rule_op_Floor:
        case layout_rule_op_Gelu:
        case layout_rule_op_HardSigmoid:
        case layout_rule_op_HardSwish:
        case layout_rule_op_LeakyRelu:
        case layout_rule_op_Log:
        case layout_rule_op_Mish:
        case layout_rule_op_Neg:
        case layout_rule_op_Not:
        case layout_rule_op_QuantizeLinear:
        case layout_rule_op_Reciprocal:
        case layout_rule_op_Relu:
        case layout_rule_op_Round:
        case layout_rule_op_Selu:
        case layout_rule_op_Sigmoid:
        case layout_rule_op_Softplus:
        case layout_rule_op_Softsign:
        case layout_rule_op_Sqrt:
        case layout_rule_op_Swish:
        case layout_rule_op_Tanh:
            if (dfg_arg(g, a0, 0) != DFG_NONE)
                set |= DFG_BIT(layout_rule_transpose_up);
            break;
        case layout_rule_op_Add:
        case layout_rule_op_And:
        case layout_rule_op_Div:
        case layout_rule_op_Equal:
        case layout_rule_op_Greater:
        case layout_rule_op_Less:
        case layout_rule_op_Max:
        case layout_rule_op_Min:
        case layout_rule_op_Mul:
        case layout_rule_op_Or:
        case layout_rule_op_PRelu:
        case layout_rule_op_Pow:
        case layout_rule_op_Sub:
            if (dfg_has_args(g, a0, 2)) {
                set |= DFG_BIT(layout_rule_transpose_up_both);
                if (dfg_is(g, dfg_operand(g, a0, 1), DFG_CONST) || layout_rule_is_Add(g, a0))
                    set |= DFG_BIT(layout_rule_transpose_up_constant);
            }
            break;
        case layout_rule_op_ReduceL2:
        case layout_rule_op_ReduceMax:
        case layout_rule_op_ReduceMean:
        case layout_rule_op_ReduceMin:
        case layout_rule_op_ReduceProd:
        case layout_rule_op_ReduceSum:
            if (dfg_has_args(g, a0, 1) && dfg_int_is(g, a0, layout_rule_attr_keepdims, 1, 1))
                set |= DFG_BIT(layout_rule_transpose_up_reduction);
            break;
        case layout_rule_op_LogSoftmax:
        case layout_rule_op_Softmax:
            if (dfg_argc_is(g, a0, 1))
                set |= DFG_BIT(layout_rule_transpose_up_softmax);
            break;
        case layout_rule_op_Concat:
            if (layout_rule_is_c(g, a0))
                set |= DFG_BIT(layout_rule_transpose_up_concat);
            break;
        case layout_rule_op_Gather:
            if (dfg_argc_is(g, a0, 2))
                set |= DFG_BIT(layout_rule_transpose_up_gather);
            break;
        case DFG_GET: {
            const dfg_node a0_0 = dfg_arg(g, a0, 0);
            if (dfg_calls(g, a0_0, layout_rule_op_Split) && dfg_arg(g, a0_0, 0) != DFG_NONE
                && dfg_data(g, a0) == 0) {
                set |= DFG_BIT(layout_rule_transpose_up_split);
                set |= DFG_BIT(layout_rule_transpose_up_split_three);
            }
            break;
        }
        default:
            break;
        }
        set |= DFG_BIT(layout_rule_transpose_ones);
    }
    return set;
}

/* op in {Reshape}: layout_rule_reshape_of_ones, layout_rule_transpose_merged,
 * layout_rule_reshape_up */
static uint64_t layout_rule_at_Reshape(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2)) {
        const dfg_node a0 = dfg_operand(g, n, 0);
        switch (dfg_op(g, a0)) {
        case layout_rule_op_Transpose:
            if (dfg_argc_is(g, a0, 1)) {
                if (dfg_is(g, dfg_operand(g, n, 1), DFG_CONST)
                    && dfg_int_is(g, n, layout_rule_attr_allowzero, 0, 0))
                    set |= DFG_BIT(layout_rule_reshape_of_ones);
                const dfg_node a0_0 = dfg_operand(g, a0, 0);
                if (dfg_calls(g, a0_0, layout_rule_op_Reshape) && dfg_argc_is(g, a0_0, 2)
                    && dfg_list_is(g, a0, layout_rule_attr_perm, dfg_list(layout_rule_list_0_2_1, 3),
                                   false))
                    set |= DFG_BIT(layout_rule_transpose_merged);
            }
            break;
        case layout_rule_op_Abs:
        case layout_rule_op_Cast:
        case layout_rule_op_Ceil:
        case layout_rule_op_Clip:
        case layout_rule_op_DequantizeLinear:
        case layout_rule_op_Elu:
        case layout_rule_op_Erf:
        case layout_rule_op_Exp:
        case layout_rule_op_Floor:
        case layout_rule_op_Gelu:
        case layout_rule_op_HardSigmoid:
        case layout_rule_op_HardSwish:
        case layout_rule_op_LeakyRelu:
        case layout_rule_op_Log:
        case layout_rule_op_Mish:
        case layout_rule_op_Neg:
        case layout_rule_op_Not:
        case layout_rule_op_QuantizeLinear:
        case layout_rule_op_Reciprocal:
        case layout_rule_op_Relu:
        case layout_rule_op_Round:
        case layout_rule_op_Selu:
        case layout_rule_op_Sigmoid:
        case layout_rule_op_Softplus:
        case layout_rule_op_Softsign:
        case layout_rule_op_Sqrt:
        case layout_rule_op_Swish:
        case layout_rule_op_Tanh:
            if (dfg_arg(g, a0, 0) != DFG_NONE)
                set |= DFG_BIT(layout_rule_reshape_up);
            break;
        default:
            break;
        }
    }
    return set;
}

/* layout.pat:61  Transpose(r) */
static inline bool layout_rule_is_Transpose_2(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, layout_rule_op_Transpose) || !dfg_argc_is(g, n, 1)) return false;
    const dfg_node a0 = dfg_operand(g, n, 0);
    return dfg_calls(g, a0, layout_rule_op_Reshape) && dfg_argc_is(g, a0, 2)
        && dfg_list_is(g, n, layout_rule_attr_perm, dfg_list(layout_rule_list_1_0_2, 3), false);
}

/* layout.pat:61  Reshape(Transpose(r) { perm == [1, 0, 2] }, _); the operator is known */
static inline bool layout_rule_is_s(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 2) && layout_rule_is_Transpose_2(g, dfg_operand(g, n, 0));
}

/* op in {Gather}: layout_rule_gather_channels, layout_rule_gather_transposed */
static uint64_t layout_rule_at_Gather(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2)) {
        const dfg_node a0 = dfg_operand(g, n, 0);
        switch (dfg_op(g, a0)) {
        case layout_rule_op_Reshape: {
            const dfg_node a1 = dfg_operand(g, n, 1);
            if (layout_rule_is_s(g, a0) && dfg_is(g, a1, DFG_CONST) && dfg_rank(g, a1) == 0
                && dfg_int_is(g, n, layout_rule_attr_axis, 0, 0))
                set |= DFG_BIT(layout_rule_gather_channels);
            break;
        }
        case layout_rule_op_Transpose:
            if (dfg_argc_is(g, a0, 1))
                set |= DFG_BIT(layout_rule_gather_transposed);
            break;
        default:
            break;
        }
    }
    return set;
}

/* layout.pat:105  e.op(Transpose(y) { perm = p }, Transpose(z) { perm = p }); the operator is known */
static inline bool layout_rule_is_transpose_up_both(const dfg_graph *g, dfg_node n)
{
    if (!dfg_has_args(g, n, 2)) return false;
    const dfg_node a0 = dfg_operand(g, n, 0);
    const dfg_node a1 = dfg_operand(g, n, 1);
    return dfg_calls(g, a0, layout_rule_op_Transpose) && dfg_argc_is(g, a0, 1)
        && dfg_calls(g, a1, layout_rule_op_Transpose) && dfg_argc_is(g, a1, 1);
}

/* layout.pat:193  Concat(every t); the operator is known */
static inline bool layout_rule_is_c_2(const dfg_graph *g, dfg_node n)
{
    if (dfg_n_args(g, n) <= 0) return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    return dfg_calls(g, a0, layout_rule_op_Transpose) && dfg_argc_is(g, a0, 1)
        && dfg_list_is(g, a0, layout_rule_attr_perm, dfg_list(layout_rule_list_0_2_3_1, 4), false);
}

/* layout.pat:200  (ReduceMean | ReduceSum | ReduceMax | ReduceMin | ReduceProd | ReduceL2)(Transpose(x) { pe ...; the operator is known */
static inline bool layout_rule_is_r_2(const dfg_graph *g, dfg_node n)
{
    if (!dfg_has_args(g, n, 1)) return false;
    const dfg_node a0 = dfg_operand(g, n, 0);
    return dfg_calls(g, a0, layout_rule_op_Transpose) && dfg_argc_is(g, a0, 1)
        && dfg_int_is(g, n, layout_rule_attr_keepdims, 0, 1);
}

static void layout_rules_candidates(const struct dfg_rules *self, const dfg_graph *g, dfg_node n, uint64_t *set)
{
    (void)self;
    switch (dfg_op(g, n)) {
    case layout_rule_op_Transpose: *set = layout_rule_at_Transpose(g, n); break;
    case layout_rule_op_Reshape: *set = layout_rule_at_Reshape(g, n); break;
    case layout_rule_op_Gather: *set = layout_rule_at_Gather(g, n); break;
    case layout_rule_op_Add:
    case layout_rule_op_And:
    case layout_rule_op_Div:
    case layout_rule_op_Equal:
    case layout_rule_op_Greater:
    case layout_rule_op_Less:
    case layout_rule_op_Max:
    case layout_rule_op_Min:
    case layout_rule_op_Mul:
    case layout_rule_op_Or:
    case layout_rule_op_PRelu:
    case layout_rule_op_Pow:
    case layout_rule_op_Sub:
        *set = layout_rule_is_transpose_up_both(g, n) ? DFG_BIT(layout_rule_transposes_joined) : 0;
        break;
    case layout_rule_op_Concat:
        *set = layout_rule_is_c_2(g, n) ? DFG_BIT(layout_rule_transposes_concatenated) : 0;
        break;
    case layout_rule_op_ReduceL2:
    case layout_rule_op_ReduceMax:
    case layout_rule_op_ReduceMean:
    case layout_rule_op_ReduceMin:
    case layout_rule_op_ReduceProd:
    case layout_rule_op_ReduceSum:
        *set = layout_rule_is_r_2(g, n) ? DFG_BIT(layout_rule_reduce_transposed) : 0;
        break;
    default: *set = 0; break;
    }
}

static const struct dfg_rule layout_rule_rows[] = {
    [layout_rule_transpose_transpose] = {.name = "transpose_transpose", .place = "layout.pat:12", .pattern = 0, .n_roots = 1,
        .keep_shared = true, .roots = (const uint16_t[]){layout_rule_op_Transpose, 0},
        .build = layout_transpose_transpose_build},
    [layout_rule_transpose_fan] = {.name = "transpose_fan", .place = "layout.pat:23", .pattern = 1, .n_roots = 1, .every_root = true,
        .roots = (const uint16_t[]){layout_rule_op_Transpose, 0}, .build = layout_transpose_fan_build},
    [layout_rule_transpose_ones] = {.name = "transpose_ones", .place = "layout.pat:30", .pattern = 2, .n_roots = 1,
        .roots = (const uint16_t[]){layout_rule_op_Transpose, 0}, .build = layout_transpose_ones_build},
    [layout_rule_reshape_of_ones] = {.name = "reshape_of_ones", .place = "layout.pat:37", .pattern = 3, .n_roots = 1,
        .keep_shared = true, .roots = (const uint16_t[]){layout_rule_op_Reshape, 0},
        .build = layout_reshape_of_ones_build},
    [layout_rule_transposes_around_reshape] = {.name = "transposes_around_reshape", .place = "layout.pat:44", .pattern = 4, .n_roots = 1,
        .roots = (const uint16_t[]){layout_rule_op_Transpose, 0},
        .build = layout_transposes_around_reshape_build},
    [layout_rule_transpose_matmul] = {.name = "transpose_matmul", .place = "layout.pat:53", .pattern = 5, .n_roots = 1,
        .roots = (const uint16_t[]){layout_rule_op_Transpose, 0}, .build = layout_transpose_matmul_build},
    [layout_rule_gather_channels] = {.name = "gather_channels", .place = "layout.pat:59", .pattern = 6, .n_roots = 1,
        .keep_shared = true, .roots = (const uint16_t[]){layout_rule_op_Gather, 0},
        .build = layout_gather_channels_build},
    [layout_rule_transpose_merged] = {.name = "transpose_merged", .place = "layout.pat:69", .pattern = 7, .n_roots = 1,
        .roots = (const uint16_t[]){layout_rule_op_Reshape, 0}, .build = layout_transpose_merged_build},
    [layout_rule_transpose_up] = {.name = "transpose_up", .place = "layout.pat:95", .pattern = 10, .n_roots = 1,
        .roots = (const uint16_t[]){layout_rule_op_Transpose, 0}, .build = layout_transpose_up_build},
    [layout_rule_transpose_up_both] = {.name = "transpose_up_both", .place = "layout.pat:101", .pattern = 11, .n_roots = 1,
        .roots = (const uint16_t[]){layout_rule_op_Transpose, 0}, .build = layout_transpose_up_both_build},
    [layout_rule_transpose_up_constant] = {.name = "transpose_up_constant", .place = "layout.pat:107", .pattern = 12, .n_roots = 1,
        .roots = (const uint16_t[]){layout_rule_op_Transpose, 0},
        .build = layout_transpose_up_constant_build},
    [layout_rule_transpose_up_reduction] = {.name = "transpose_up_reduction", .place = "layout.pat:116", .pattern = 13, .n_roots = 1,
        .roots = (const uint16_t[]){layout_rule_op_Transpose, 0},
        .build = layout_transpose_up_reduction_build},
    [layout_rule_transpose_up_softmax] = {.name = "transpose_up_softmax", .place = "layout.pat:126", .pattern = 14, .n_roots = 1,
        .roots = (const uint16_t[]){layout_rule_op_Transpose, 0},
        .build = layout_transpose_up_softmax_build},
    [layout_rule_transpose_up_concat] = {.name = "transpose_up_concat", .place = "layout.pat:134", .pattern = 15, .n_roots = 1,
        .roots = (const uint16_t[]){layout_rule_op_Transpose, 0},
        .build = layout_transpose_up_concat_build},
    [layout_rule_transpose_up_gather] = {.name = "transpose_up_gather", .place = "layout.pat:142", .pattern = 16, .n_roots = 1,
        .roots = (const uint16_t[]){layout_rule_op_Transpose, 0},
        .build = layout_transpose_up_gather_build},
    [layout_rule_gather_transposed] = {.name = "gather_transposed", .place = "layout.pat:151", .pattern = 17, .n_roots = 1,
        .keep_shared = true, .roots = (const uint16_t[]){layout_rule_op_Gather, 0},
        .build = layout_gather_transposed_build},
    [layout_rule_transpose_up_split] = {.name = "transpose_up_split", .place = "layout.pat:157", .pattern = 18, .n_roots = 2,
        .roots = (const uint16_t[]){layout_rule_op_Transpose, 0}, .build = layout_transpose_up_split_build},
    [layout_rule_transpose_up_split_three] = {.name = "transpose_up_split_three", .place = "layout.pat:170", .pattern = 19, .n_roots = 3,
        .roots = (const uint16_t[]){layout_rule_op_Transpose, 0},
        .build = layout_transpose_up_split_three_build},
    [layout_rule_transposes_joined] = {.name = "transposes_joined", .place = "layout.pat:185", .pattern = 20, .n_roots = 1,
        .roots = (const uint16_t[]){layout_rule_op_Add, layout_rule_op_And, layout_rule_op_Div, layout_rule_op_Equal, layout_rule_op_Greater, layout_rule_op_Less, layout_rule_op_Max, layout_rule_op_Min, layout_rule_op_Mul, layout_rule_op_Or, layout_rule_op_PRelu, layout_rule_op_Pow, layout_rule_op_Sub, 0},
        .build = layout_transposes_joined_build},
    [layout_rule_transposes_concatenated] = {.name = "transposes_concatenated", .place = "layout.pat:191", .pattern = 21, .n_roots = 1,
        .roots = (const uint16_t[]){layout_rule_op_Concat, 0},
        .build = layout_transposes_concatenated_build},
    [layout_rule_reduce_transposed] = {.name = "reduce_transposed", .place = "layout.pat:199", .pattern = 22, .n_roots = 1,
        .roots = (const uint16_t[]){layout_rule_op_ReduceL2, layout_rule_op_ReduceMax, layout_rule_op_ReduceMean, layout_rule_op_ReduceMin, layout_rule_op_ReduceProd, layout_rule_op_ReduceSum, 0},
        .build = layout_reduce_transposed_build},
    [layout_rule_reshape_up] = {.name = "reshape_up", .place = "layout.pat:207", .pattern = 23, .n_roots = 1,
        .roots = (const uint16_t[]){layout_rule_op_Reshape, 0}, .build = layout_reshape_up_build},
};

const struct dfg_rules layout_rules = {
    .abi = DFG_ABI,
    .n = 22, .n_words = 1, .rules = layout_rule_rows,
    .names = &layout_rule_names, .candidates = layout_rules_candidates,
};
