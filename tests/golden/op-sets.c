/* Made by pat2c from op-sets.pat; do not edit. */
#include "op-sets.h"
_Static_assert(OP_SETS_H == 0x27d4d640cf34cbc5, "op-sets.h is of another run of pat2c than this file");
#include "dfg_frames.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    op_sets_op_add = DFG_FIRST_OP, op_sets_op_divide, op_sets_op_maximum, op_sets_op_minimum,
    op_sets_op_multiply, op_sets_op_nn_relu, op_sets_op_subtract,
};
static const char *const op_sets_op_names[] = {
    "add", "divide", "maximum", "minimum", "multiply", "nn.relu", "subtract",
};

const struct dfg_names op_sets_names = {
    .abi = DFG_ABI, .needs = 0, .name = "op_sets", .run = OP_SETS_H, .n_ops = 7, .ops = op_sets_op_names,
};

/* op-sets.pat:4  ops arithmetic */
static DFG_APART bool op_sets_is_arithmetic(const dfg_graph *g, dfg_node n)
{
    switch (dfg_op(g, n)) {
    case op_sets_op_add: case op_sets_op_subtract: case op_sets_op_multiply: case op_sets_op_divide:
    case op_sets_op_maximum: case op_sets_op_minimum: return true;
    default: return false;
    }
}

/* op-sets.pat:4  ops arithmetic, those that commute */
static DFG_APART bool op_sets_commutes_arithmetic(const dfg_graph *g, dfg_node n)
{
    switch (dfg_op(g, n)) {
    case op_sets_op_add: case op_sets_op_multiply: case op_sets_op_maximum: case op_sets_op_minimum:
        return true;
    default: return false;
    }
}

/* op-sets.pat:6  pattern scaled(x, c) = arithmetic(x, c & const); */
bool scaled_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct scaled_match *m)
{
    if (!op_sets_is_arithmetic(g, n) || !dfg_argc_is(g, n, 2)) return false;
    for (uint32_t swap = way[0]; swap < (op_sets_commutes_arithmetic(g, n) ? dfg_orders(g, n) : 1u);
         way[0] = ++swap) {
        dfg_node x = dfg_arg(g, n, swap), c = dfg_arg(g, n, 1 - swap);
        if (!dfg_is(g, c, DFG_CONST)) continue;
        DFG_GIVE(scaled, .root = n, .x = x, .c = c);
        return true;
    }
    return false;
}

/* op-sets.pat:7  pattern twice(x) = arithmetic(nn.relu(arithmetic(x, const)), const); */
bool twice_find(DFG_FIND_ON(twice))
{
    if (!op_sets_is_arithmetic(g, n) || !dfg_argc_is(g, n, 2)) return false;
    uint32_t swap = op_sets_commutes_arithmetic(g, n)
        && dfg_op(g, dfg_operand(g, n, 0)) != op_sets_op_nn_relu
        ? 1
        : 0;
    dfg_node constant_2 = dfg_arg(g, n, 1 - swap);
    if (!dfg_is(g, constant_2, DFG_CONST)) return false;
    dfg_node relu = dfg_arg(g, n, swap);
    if (!dfg_calls_argc(g, relu, op_sets_op_nn_relu, 1)) return false;
    dfg_node call = dfg_operand(g, relu, 0);
    if (!op_sets_is_arithmetic(g, call) || !dfg_argc_is(g, call, 2)) return false;
    for (uint32_t swap_2 = way[0]; swap_2 < (op_sets_commutes_arithmetic(g, call) ? dfg_orders(g, call)
                                             : 1u);
         way[0] = ++swap_2) {
        dfg_node x = dfg_arg(g, call, swap_2), constant = dfg_arg(g, call, 1 - swap_2);
        if (!dfg_is(g, constant, DFG_CONST) || !dfg_in_body(g, n, (const dfg_node[]){relu, call}, 2))
            continue;
        DFG_GIVE(twice, .root = n, .x = x);
        DFG_GIVE_WHOLE(twice, .relu = relu, .call = call, .constant = constant, .constant_2 = constant_2);
        return true;
    }
    return false;
}

/* op-sets.pat:10  pattern moved(x, c) = plus_minus(x, c & const); */
bool moved_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct moved_match *m)
{
    if (!(dfg_op(g, n) == op_sets_op_add || dfg_op(g, n) == op_sets_op_subtract) || !dfg_argc_is(g, n, 2))
        return false;
    for (uint32_t swap = way[0]; swap < (dfg_op(g, n) == op_sets_op_add ? dfg_orders(g, n) : 1u);
         way[0] = ++swap) {
        dfg_node x = dfg_arg(g, n, swap), c = dfg_arg(g, n, 1 - swap);
        if (!dfg_is(g, c, DFG_CONST)) continue;
        DFG_GIVE(moved, .root = n, .x = x, .c = c);
        return true;
    }
    return false;
}
