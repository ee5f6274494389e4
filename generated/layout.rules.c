/* The replacements of layout.pat's rules.  Made by pat2c; do not edit. */
#include "layout.h"
#if LAYOUT_H != 0x7cc36e4469e2bb35
#error "layout.h is of another run of pat2c than this file"
#endif

#include "dfg_rewrite.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    layout_rule_op_Gather = DFG_FIRST_OP, layout_rule_op_MatMul, layout_rule_op_Reshape,
    layout_rule_op_Slice, layout_rule_op_Transpose,
};
enum {
    layout_rule_attr_axis, layout_rule_attr_perm,
};
static const char *const layout_rule_op_names[] = {
    "Gather", "MatMul", "Reshape", "Slice", "Transpose",
};
static const char *const layout_rule_attr_names[] = {
    "axis", "perm",
};

static const struct dfg_names layout_rule_names = {
    .abi = DFG_ABI,
    .needs = 0,
    .n_ops = 5,
    .ops = layout_rule_op_names,
    .n_attrs = 2,
    .attrs = layout_rule_attr_names,
};

static dfg_val layout_rule_at_2(const dfg_graph *g, dfg_node t, dfg_node x, dfg_val i)
{
    const dfg_val list = dfg_attr(g, t, layout_rule_attr_perm);
    const int64_t k = dfg_position(i,
                                   dfg_known(dfg_attr(g, t, layout_rule_attr_perm)) ? dfg_len(list)
                                   : dfg_range_len(dfg_int(0), dfg_rank_of(g, x), dfg_int(1)));
    return k < 0 ? dfg_nil() : dfg_known(dfg_attr(g, t, layout_rule_attr_perm)) ? dfg_item(list, k)
        : dfg_int(dfg_range_len(dfg_int(0), dfg_rank_of(g, x), dfg_int(1)) - 1 - k);
}

/* layout.pat:12
 * rule transpose_transpose(x) : keep_shared {
 *     t = Transpose(x);
 *     u = Transpose(t);
 *     match u;
 *     where order_known(t, x), order_known(u, t);
 *     rewrite Transpose(x) {
 *         perm = [(present(t.perm) ? t.perm : reverse(range(x.rank)))[i]
 *                 for i in present(u.perm) ? u.perm : reverse(range(x.rank))]
 *     };
 * }
 */
static bool layout_transpose_transpose_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct layout_transpose_transpose_match *m = match;
    const dfg_graph *g = dfg_before(r);
    struct dfg_values perm = {0};
    const int64_t n = dfg_known(dfg_attr(g, m->u, layout_rule_attr_perm))
        ? dfg_len(dfg_attr(g, m->u, layout_rule_attr_perm))
        : dfg_range_len(dfg_int(0), dfg_rank_of(g, m->x), dfg_int(1));
    for (int64_t i = 0; i < n; i++)
        dfg_push_value(r, &perm,
                       layout_rule_at_2(g, m->t, m->x,
                                        dfg_known(dfg_attr(g, m->u, layout_rule_attr_perm))
                                        ? dfg_item(dfg_attr(g, m->u, layout_rule_attr_perm), i)
                                        : dfg_int(dfg_range_len(dfg_int(0), dfg_rank_of(g, m->x),
                                                                dfg_int(1)) - 1 - i)));
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, layout_rule_attr_perm, n < 0 ? dfg_nil() : dfg_list_of(r, &perm));
    with[0] = dfg_new_call(r, layout_rule_op_Transpose, DFG_OPERANDS(m->x), &attrs, 0);
    return with[0] != DFG_NONE;
}

/* layout.pat:23
 * rule transpose_fan(x) {
 *     t = Transpose(x) { perm = p };
 *     every y = Transpose(t) { perm = q };
 *     match every y;
 *     rewrite every Transpose(x) { perm = [p[i] for i in q] };
 * }
 */
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

/* layout.pat:30
 * rule transpose_ones(x) {
 *     t = Transpose(x) { perm = p };
 *     match t;
 *     where t.rank >= 0, p != range(len(p)), extern layout_moves_ones(x, t);
 *     rewrite Reshape(x, i64 [d for d in t.shape]);
 * }
 */
static bool layout_transpose_ones_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct layout_transpose_ones_match *m = match;
    const dfg_graph *g = dfg_before(r);
    struct dfg_values elements = {0};
    const int64_t n = dfg_len(dfg_shape_of(g, m->t));
    for (int64_t i = 0; i < n; i++)
        dfg_push_value(r, &elements, dfg_item(dfg_shape_of(g, m->t), i));
    const dfg_node constant = dfg_new_const(r, DFG_I64, 1, NULL,
                                            n < 0 ? dfg_nil() : dfg_list_of(r, &elements));
    with[0] = dfg_new_call(r, layout_rule_op_Reshape, DFG_OPERANDS(m->x, constant), NULL, 0);
    return with[0] != DFG_NONE;
}

/* layout.pat:37
 * rule transposes_around_reshape(x) {
 *     t = Transpose(x) { perm == [0, 3, 1, 2] };
 *     r = Reshape(t, _);
 *     u = Transpose(r) { perm in {[0, 2, 1], [0, 2, 3, 1]} };
 *     match u;
 *     where r.shape[0] == t.shape[0], r.shape[1] == t.shape[1];
 *     rewrite Reshape(x, i64 [d for d in u.shape]);
 * }
 */
static bool layout_transposes_around_reshape_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct layout_transposes_around_reshape_match *m = match;
    const dfg_graph *g = dfg_before(r);
    struct dfg_values elements = {0};
    const int64_t n = dfg_len(dfg_shape_of(g, m->u));
    for (int64_t i = 0; i < n; i++)
        dfg_push_value(r, &elements, dfg_item(dfg_shape_of(g, m->u), i));
    const dfg_node constant = dfg_new_const(r, DFG_I64, 1, NULL,
                                            n < 0 ? dfg_nil() : dfg_list_of(r, &elements));
    with[0] = dfg_new_call(r, layout_rule_op_Reshape, DFG_OPERANDS(m->x, constant), NULL, 0);
    return with[0] != DFG_NONE;
}

/* layout.pat:46
 * rule transpose_matmul(a, b) {
 *     m = MatMul(Transpose(a : [_, _]) { perm == [1, 0] }, Transpose(b : [_, _]) { perm == [1, 0] });
 *     match Transpose(m) { perm == [1, 0] };
 *     rewrite MatMul(b, a);
 * }
 */
static bool layout_transpose_matmul_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct layout_transpose_matmul_match *m = match;
    with[0] = dfg_new_call(r, layout_rule_op_MatMul, DFG_OPERANDS(m->b, m->a), NULL, 0);
    return with[0] != DFG_NONE;
}

/* layout.pat:52
 * rule gather_channels(x, i) : keep_shared {
 *     r = Reshape(x, _);
 *     s = Reshape(Transpose(r) { perm == [1, 0, 2] }, _);
 *     match Gather(s, scalar(i) & const) { axis == 0 };
 *     where x.rank == 4, x.shape[0] == 1, r.rank == 3, r.shape[2] == x.shape[2] * x.shape[3], s.rank == 5, value(i) >= 0;
 *     where s.shape[0] == r.shape[1], s.shape[1] == 1, s.shape[2] == r.shape[0], s.shape[3] == x.shape[2], s.shape[4] == x.shape[3];
 *     rewrite Slice(x, i64 [value(i)], i64 [x.shape[1]], i64 [1], i64 [r.shape[1]]);
 * }
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

/* layout.pat:61
 * rule transpose_merged(x) {
 *     r = Reshape(x, _);
 *     y = Reshape(Transpose(r) { perm == [0, 2, 1] }, _);
 *     match y;
 *     where x.rank == 4, r.rank == 3, y.rank == 4, r.shape[1] == x.shape[2], r.shape[2] == x.shape[3];
 *     where y.shape[0] == x.shape[0], y.shape[1] == x.shape[1], y.shape[2] == x.shape[3], y.shape[3] == x.shape[2];
 *     rewrite Transpose(x) { perm = [0, 1, 3, 2] };
 * }
 */
static bool layout_transpose_merged_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct layout_transpose_merged_match *m = match;
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, layout_rule_attr_perm,
                 DFG_LIST(dfg_int(0), dfg_int(1), dfg_int(3), dfg_int(2)));
    with[0] = dfg_new_call(r, layout_rule_op_Transpose, DFG_OPERANDS(m->x), &attrs, 0);
    return with[0] != DFG_NONE;
}

/* ---- which rules may match at a node: a bit each, in order of priority ---- */

enum {
    layout_rule_transpose_transpose,
    layout_rule_transpose_fan,
    layout_rule_transpose_ones,
    layout_rule_transposes_around_reshape,
    layout_rule_transpose_matmul,
    layout_rule_gather_channels,
    layout_rule_transpose_merged,
};

/* layout.pat:39  Reshape(t, _); the operator is known */
static inline bool layout_rule_is_r(const dfg_graph *g, dfg_node n)
{
    if (!dfg_has_args(g, n, 2))
        return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    return dfg_calls(g, a0, layout_rule_op_Transpose) && dfg_has_args(g, a0, 1)
        && dfg_list_is(g, a0, layout_rule_attr_perm,
                       DFG_LIST(dfg_int(0), dfg_int(3), dfg_int(1), dfg_int(2)), false);
}

/* layout.pat:47  Transpose(a : [_, _]) */
static inline bool layout_rule_is_Transpose(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, layout_rule_op_Transpose) && dfg_has_args(g, n, 1)
        && dfg_rank(g, dfg_arg(g, n, 0)) == 2
        && dfg_list_is(g, n, layout_rule_attr_perm, DFG_LIST(dfg_int(1), dfg_int(0)), false);
}

/* layout.pat:47  MatMul(Transpose(a : [_, _]) { perm == [1, 0] }, Transpose(b : [_, _]) { perm == [1, 0] }); the operator is known */
static inline bool layout_rule_is_m(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 2) && layout_rule_is_Transpose(g, dfg_arg(g, n, 0))
        && layout_rule_is_Transpose(g, dfg_arg(g, n, 1));
}

/* op in {Transpose}: layout_rule_transpose_transpose, layout_rule_transpose_fan,
 * layout_rule_transpose_ones, layout_rule_transposes_around_reshape,
 * layout_rule_transpose_matmul */
static uint64_t layout_rule_at_Transpose(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 1)) {
        const dfg_node a0 = dfg_arg(g, n, 0);
        switch (dfg_op(g, a0)) {
        case layout_rule_op_Transpose:
            if (dfg_has_args(g, a0, 1)) {
                set |= DFG_BIT(layout_rule_transpose_transpose);
                set |= DFG_BIT(layout_rule_transpose_fan);
            }
            break;
        case layout_rule_op_Reshape:
            if (layout_rule_is_r(g, a0)
                && (dfg_list_is(g, n, layout_rule_attr_perm, DFG_LIST(dfg_int(0), dfg_int(2), dfg_int(1)),
                                false)
                    || dfg_list_is(g, n, layout_rule_attr_perm,
                                   DFG_LIST(dfg_int(0), dfg_int(2), dfg_int(3), dfg_int(1)), false)))
                set |= DFG_BIT(layout_rule_transposes_around_reshape);
            break;
        case layout_rule_op_MatMul:
            if (layout_rule_is_m(g, a0)
                && dfg_list_is(g, n, layout_rule_attr_perm, DFG_LIST(dfg_int(1), dfg_int(0)), false))
                set |= DFG_BIT(layout_rule_transpose_matmul);
            break;
        default:
            break;
        }
    }
    if (dfg_has_args(g, n, 1))
        set |= DFG_BIT(layout_rule_transpose_ones);
    return set;
}

/* layout.pat:54  Transpose(r) */
static inline bool layout_rule_is_Transpose_2(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, layout_rule_op_Transpose) || !dfg_argc_is(g, n, 1))
        return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    return dfg_calls(g, a0, layout_rule_op_Reshape) && dfg_has_args(g, a0, 2)
        && dfg_list_is(g, n, layout_rule_attr_perm, DFG_LIST(dfg_int(1), dfg_int(0), dfg_int(2)), false);
}

/* layout.pat:54  Reshape(Transpose(r) { perm == [1, 0, 2] }, _) */
static inline bool layout_rule_is_s(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, layout_rule_op_Reshape) && dfg_has_args(g, n, 2)
        && layout_rule_is_Transpose_2(g, dfg_arg(g, n, 0));
}

/* layout.pat:55  Gather(s, scalar(i) & const); the operator is known */
static inline bool layout_rule_is_gather_channels(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 2))
        return false;
    const dfg_node a1 = dfg_arg(g, n, 1);
    return layout_rule_is_s(g, dfg_arg(g, n, 0)) && dfg_is(g, a1, DFG_CONST) && dfg_rank(g, a1) == 0
        && dfg_int_is(g, n, layout_rule_attr_axis, 0, 0);
}

/* layout.pat:63  Transpose(r) */
static inline bool layout_rule_is_Transpose_3(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, layout_rule_op_Transpose) || !dfg_argc_is(g, n, 1))
        return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    return dfg_calls(g, a0, layout_rule_op_Reshape) && dfg_has_args(g, a0, 2)
        && dfg_list_is(g, n, layout_rule_attr_perm, DFG_LIST(dfg_int(0), dfg_int(2), dfg_int(1)), false);
}

/* layout.pat:63  Reshape(Transpose(r) { perm == [0, 2, 1] }, _); the operator is known */
static inline bool layout_rule_is_y(const dfg_graph *g, dfg_node n)
{
    return dfg_has_args(g, n, 2) && layout_rule_is_Transpose_3(g, dfg_arg(g, n, 0));
}

static void layout_rules_candidates(const struct dfg_rules *self, const dfg_graph *g, dfg_node n, uint64_t *set)
{
    (void)self;
    switch (dfg_op(g, n)) {
    case layout_rule_op_Transpose:
        *set = layout_rule_at_Transpose(g, n);
        break;
    case layout_rule_op_Gather:
        *set = layout_rule_is_gather_channels(g, n) ? DFG_BIT(layout_rule_gather_channels) : 0;
        break;
    case layout_rule_op_Reshape:
        *set = layout_rule_is_y(g, n) ? DFG_BIT(layout_rule_transpose_merged) : 0;
        break;
    default:
        *set = 0;
        break;
    }
}

static const struct dfg_rule layout_rule_rows[] = {
    [layout_rule_transpose_transpose] = {.name = "transpose_transpose", .place = "layout.pat:12", .pattern = 0, .n_roots = 1,
        .keep_shared = true, .depth = 2, .height = 0, .build = layout_transpose_transpose_build},
    [layout_rule_transpose_fan] = {.name = "transpose_fan", .place = "layout.pat:23", .pattern = 1, .n_roots = 1, .every_root = true,
        .depth = 2, .height = 1, .build = layout_transpose_fan_build},
    [layout_rule_transpose_ones] = {.name = "transpose_ones", .place = "layout.pat:30", .pattern = 2, .n_roots = 1, .depth = DFG_FAR,
        .height = 1, .build = layout_transpose_ones_build},
    [layout_rule_transposes_around_reshape] = {.name = "transposes_around_reshape", .place = "layout.pat:37", .pattern = 3, .n_roots = 1,
        .depth = 3, .height = 0, .build = layout_transposes_around_reshape_build},
    [layout_rule_transpose_matmul] = {.name = "transpose_matmul", .place = "layout.pat:46", .pattern = 4, .n_roots = 1, .depth = 3,
        .height = 0, .build = layout_transpose_matmul_build},
    [layout_rule_gather_channels] = {.name = "gather_channels", .place = "layout.pat:52", .pattern = 5, .n_roots = 1,
        .keep_shared = true, .depth = 4, .height = 0, .build = layout_gather_channels_build},
    [layout_rule_transpose_merged] = {.name = "transpose_merged", .place = "layout.pat:61", .pattern = 6, .n_roots = 1, .depth = 3,
        .height = 0, .build = layout_transpose_merged_build},
};

const struct dfg_rules layout_rules = {
    .abi = DFG_ABI,
    .n = 7, .n_words = 1, .rules = layout_rule_rows,
    .names = &layout_rule_names, .candidates = layout_rules_candidates,
};
