/* Made by pat2c from conditions.pat; do not edit. */
#include "conditions.h"
_Static_assert(CONDITIONS_H == 0xea784eae97776024, "conditions.h is of another run of pat2c than this file");
#include "dfg_frames.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    conditions_op_add = DFG_FIRST_OP, conditions_op_multiply, conditions_op_my_pad, conditions_op_nn_relu,
};
enum { conditions_attr_axis, conditions_attr_p, conditions_attr_pads, conditions_attr_q };
static const char *const conditions_op_names[] = { "add", "multiply", "my.pad", "nn.relu" };
static const char *const conditions_attr_names[] = { "axis", "p", "pads", "q" };
static const dfg_val conditions_list_1_2[] = {{.tag = DFG_V_INT, .u.i = 1}, {.tag = DFG_V_INT, .u.i = 2}};

const struct dfg_names conditions_names = {
    .abi = DFG_ABI, .needs = 0, .name = "conditions", .run = CONDITIONS_H, .n_ops = 4,
    .ops = conditions_op_names, .n_attrs = 4, .attrs = conditions_attr_names,
};

/* conditions.pat:3  pattern scale(x, s) {
 *     y = multiply(x, s & const);
 *     where s.elements == 1, uses(x) == 1, y.rank <= 4, value(s) > 0.0 or x.dtype == f32;
 *     return y;
 * } */
bool scale_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct scale_match *m)
{
    if (!dfg_calls_argc(g, n, conditions_op_multiply, 2) || !dfg_le(dfg_rank_of(g, n), dfg_int(4)))
        return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node x = dfg_arg(g, n, swap), s = dfg_arg(g, n, 1 - swap);
        if (!dfg_is(g, s, DFG_CONST) || !dfg_extent_eq(g, dfg_elements_of(g, s), dfg_int(1))) continue;
        if (dfg_uses(g, x) != 1) continue;
        if (!(dfg_gt(dfg_value_of(g, s), dfg_float(0.0)) || dfg_dtype(g, x) == DFG_F32)) continue;
        DFG_GIVE(scale, .root = n, .x = x, .s = s, .y = n);
        return true;
    }
    return false;
}

/* conditions.pat:8  pattern checked(x, s) = nn.relu(scale(x, s)) where extern is_good(x, s), not (x.shape[0] == 1); */
bool checked_find(DFG_FIND_ON(checked))
{
    if (!dfg_calls_argc(g, n, conditions_op_nn_relu, 1)) return false;
    dfg_node y = dfg_operand(g, n, 0);
    if (dfg_op(g, y) != conditions_op_multiply) return false;
    struct scale_match scale;
    for (; scale_find(g, y, way, &scale); way[0]++) {
        if (!dfg_same_body(g, n, y) || !is_good(g, scale.x, scale.s)) continue;
        if (!dfg_extent_ne(g, dfg_extent_of(g, scale.x, 0), dfg_int(1))) continue;
        DFG_GIVE(checked, .root = n, .x = scale.x, .s = scale.s);
        DFG_GIVE_WHOLE(checked, .y = y);
        return true;
    }
    return false;
}

static DFG_APART enum dfg_tri conditions_same(const dfg_graph *g, dfg_node n2, const dfg_val *i)
{
    const dfg_val list = dfg_attr(g, n2, conditions_attr_pads), list2 = dfg_stored_item_at(&list, (*i).u.i);
    const dfg_val list3 = dfg_attr(g, n2, conditions_attr_p), list4 = dfg_attr(g, n2, conditions_attr_q);
    const dfg_val list5 = dfg_list(conditions_list_1_2, 2);
    const int64_t n = dfg_len(list2), m = (*i).u.i == 0 ? dfg_joined(dfg_len(list3), dfg_len(list4)) : 2;
    if (!dfg_is_length(n) || !dfg_is_length(m)) return DFG_UNKNOWN;
    enum dfg_tri all = n == m ? DFG_TRUE : DFG_FALSE;
    for (int64_t k = 0; all != DFG_FALSE && k < n; k++)
        all = dfg_both(all,
                       dfg_same(dfg_item_at(&list2, k),
                                (*i).u.i == 0
                                ? (k < dfg_len(list3) ? dfg_stored_item_at(&list3, k)
                                   : dfg_stored_item_at(&list4, k - dfg_len(list3)))
                                : dfg_stored_item_at(&list5, k)));
    return all;
}

static DFG_APART enum dfg_tri conditions_same_2(const dfg_graph *g, dfg_node n2)
{
    const dfg_val list = dfg_attr(g, n2, conditions_attr_pads);
    const int64_t n = dfg_len(list), m = 2;
    if (!dfg_is_length(n) || !dfg_is_length(m)) return DFG_UNKNOWN;
    enum dfg_tri all = n == m ? DFG_TRUE : DFG_FALSE;
    for (int64_t k = 0; all != DFG_FALSE && k < n; k++)
        all = dfg_both(all, conditions_same(g, n2, DFG_PUT(dfg_int(k))));
    return all;
}

/* conditions.pat:10  pattern lists(x) { c = my.pad(x); where c.pads == [concat(c.p, c.q), [1, 2]]; return c; } */
bool lists_match(const dfg_graph *g, dfg_node n, struct lists_match *m)
{
    if (!dfg_calls_argc(g, n, conditions_op_my_pad, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (conditions_same_2(g, n) != DFG_TRUE) return false;
    DFG_GIVE(lists, .root = n, .x = x, .c = n);
    return true;
}

static DFG_APART dfg_val conditions_item(const dfg_val *i)
{
    return dfg_int_mul(*i, *i);
}

static DFG_APART enum dfg_tri conditions_same_3(const dfg_graph *g, const dfg_val *i, dfg_node n2)
{
    const dfg_val list = dfg_attr(g, n2, conditions_attr_p), list2 = dfg_attr(g, n2, conditions_attr_q);
    const int64_t n = (*i).u.i >= 0 ? ((*i).u.i == 0 ? dfg_len(list) : dfg_len(list2)) : -1;
    const int64_t m = dfg_len(list);
    if (!dfg_is_length(n) || !dfg_is_length(m)) return DFG_UNKNOWN;
    enum dfg_tri all = n == m ? DFG_TRUE : DFG_FALSE;
    for (int64_t k = 0; all != DFG_FALSE && k < n; k++)
        all = dfg_both(all,
                       dfg_scalar_same((*i).u.i == 0 ? dfg_stored_item_at(&list, dfg_len(list) - 1 - k)
                                       : dfg_stored_item_at(&list2, k),
                                       conditions_item(DFG_PUT(dfg_stored_item_at(&list, k)))));
    return all;
}

/* conditions.pat:11
 * pattern picked(x) { c = my.pad(x); where [reverse(c.p), c.q][c.axis] == [i * i for i in c.p]; return c; } */
bool picked_match(const dfg_graph *g, dfg_node n, struct picked_match *m)
{
    if (!dfg_calls_argc(g, n, conditions_op_my_pad, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    /* where [reverse(c.p), c.q][c.axis] == [i * i for i in c.p] */
    if (conditions_same_3(
            g, DFG_PUT(dfg_int(dfg_position(dfg_attr_or_int(g, n, conditions_attr_axis, 0), 2))), n)
        != DFG_TRUE)
        return false;
    DFG_GIVE(picked, .root = n, .x = x, .c = n);
    return true;
}

/* conditions.pat:12  pattern level(x, y) = add(x, y) where same_rank(x, y); */
bool level_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct level_match *m)
{
    if (!dfg_calls_argc(g, n, conditions_op_add, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node x = dfg_arg(g, n, swap), y = dfg_arg(g, n, 1 - swap);
        if (dfg_same_rank(g, x, y) != DFG_TRUE) continue;
        DFG_GIVE(level, .root = n, .x = x, .y = y);
        return true;
    }
    return false;
}
