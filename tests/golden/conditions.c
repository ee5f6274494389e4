/* Made by pat2c from conditions.pat; do not edit. */
#include "conditions.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    OP_multiply = DFG_FIRST_OP,
    OP_nn_relu,
};
static const char *const op_names[] = {
    "multiply",
    "nn.relu",
};

const struct dfg_names conditions_names = {
    .abi = DFG_ABI,
    .needs = 0,
    .n_ops = 2,
    .ops = op_names,
};

/* conditions.pat:3
 * pattern scale(x, s) {
 *     y = multiply(x, s & const);
 *     where s.elements == 1, uses(x) == 1, y.rank <= 4, value(s) > 0.0 or x.dtype == f32;
 *     return y;
 * }
 */
bool scale_each(const dfg_graph *g, dfg_node n, bool (*accept)(void *ctx, const struct scale_match *m),
                void *ctx)
{
    if (dfg_op(g, n) != OP_multiply || !dfg_has_args(g, n, 2))
        return false;
    /* where y.rank <= 4 */
    if (!dfg_le(dfg_rank_of(g, n), dfg_int(4)))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node x = dfg_arg(g, n, swap);
        dfg_node s = dfg_arg(g, n, 1 - swap);
        if (dfg_op(g, s) != DFG_CONST)
            continue;
        /* where s.elements == 1 */
        if (!dfg_eq(dfg_elements_of(g, s), dfg_int(1)))
            continue;
        /* where uses(x) == 1 */
        if (dfg_uses(g, x) != 1)
            continue;
        /* where value(s) > 0.0 or x.dtype == f32 */
        if (!(dfg_gt(dfg_value_of(g, s), dfg_float(0.0)) || dfg_dtype(g, x) == DFG_F32))
            continue;
        if (accept(ctx, &(struct scale_match){.root = n, .x = x, .s = s, .y = n}))
            return true;
    }
    return false;
}

static bool scale_keep(void *m, const struct scale_match *found)
{
    *(struct scale_match *)m = *found;
    return true;
}

bool scale_match(const dfg_graph *g, dfg_node n, struct scale_match *m)
{
    return scale_each(g, n, scale_keep, m);
}

/* conditions.pat:8
 * pattern checked(x, s) = nn.relu(scale(x, s)) where extern is_good(x, s), not (x.shape[0] == 1);
 */
bool checked_each(const dfg_graph *g, dfg_node n, bool (*accept)(void *ctx, const struct checked_match *m),
                  void *ctx)
{
    if (dfg_op(g, n) != OP_nn_relu || !dfg_argc_is(g, n, 1))
        return false;
    dfg_node y = dfg_arg(g, n, 0);
    if (dfg_op(g, y) != OP_multiply || !dfg_has_args(g, y, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, y); swap++) {
        dfg_node x = dfg_arg(g, y, swap);
        dfg_node s = dfg_arg(g, y, 1 - swap);
        if (dfg_op(g, s) != DFG_CONST)
            continue;
        if (!dfg_same_body(g, n, y))
            continue;
        /* where s.elements == 1 */
        if (!dfg_eq(dfg_elements_of(g, s), dfg_int(1)))
            continue;
        /* where uses(x) == 1 */
        if (dfg_uses(g, x) != 1)
            continue;
        /* where y.rank <= 4 */
        if (!dfg_le(dfg_rank_of(g, y), dfg_int(4)))
            continue;
        /* where value(s) > 0.0 or x.dtype == f32 */
        if (!(dfg_gt(dfg_value_of(g, s), dfg_float(0.0)) || dfg_dtype(g, x) == DFG_F32))
            continue;
        /* where extern is_good(x, s) */
        if (!is_good(g, x, s))
            continue;
        /* where not (x.shape[0] == 1) */
        if (!dfg_ne(dfg_extent_of(g, x, 0), dfg_int(1)))
            continue;
        if (accept(ctx, &(struct checked_match){.root = n, .x = x, .s = s}))
            return true;
    }
    return false;
}

static bool checked_keep(void *m, const struct checked_match *found)
{
    *(struct checked_match *)m = *found;
    return true;
}

bool checked_match(const dfg_graph *g, dfg_node n, struct checked_match *m)
{
    return checked_each(g, n, checked_keep, m);
}
