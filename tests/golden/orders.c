/* Made by pat2c from orders.pat; do not edit. */
#include "orders.h"
_Static_assert(ORDERS_H == 0x69d0903fc0acbca2, "orders.h is of another run of pat2c than this file");
#include "dfg_frames.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum { orders_op_add = DFG_FIRST_OP, orders_op_nn_relu, orders_op_subtract, orders_op_tanh };
static const char *const orders_op_names[] = { "add", "nn.relu", "subtract", "tanh" };

const struct dfg_names orders_names = {
    .abi = DFG_ABI, .needs = 0, .name = "orders", .run = ORDERS_H, .n_ops = 4, .ops = orders_op_names,
};

/* orders.pat:3  pattern told(x, y) = add(nn.relu(x), tanh(y)); */
bool told_find(DFG_FIND(told))
{
    if (!dfg_calls_argc(g, n, orders_op_add, 2)) return false;
    uint32_t swap = dfg_op(g, dfg_operand(g, n, 0)) == orders_op_nn_relu ? 0 : 1;
    dfg_node relu = dfg_arg(g, n, swap);
    if (!dfg_calls_argc(g, relu, orders_op_nn_relu, 1)) return false;
    dfg_node x = dfg_operand(g, relu, 0), tanh = dfg_arg(g, n, 1 - swap);
    if (!dfg_calls_argc(g, tanh, orders_op_tanh, 1)) return false;
    dfg_node y = dfg_operand(g, tanh, 0);
    if (!dfg_in_body(g, n, (const dfg_node[]){relu, tanh}, 2)) return false;
    DFG_GIVE(told, .root = n, .x = x, .y = y);
    DFG_GIVE_WHOLE(told, .relu = relu, .tanh = tanh);
    return true;
}

/* orders.pat:4  pattern tried(x, y) = add(nn.relu(x), y); */
bool tried_find(DFG_FIND_ON(tried))
{
    if (!dfg_calls_argc(g, n, orders_op_add, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node relu = dfg_arg(g, n, swap);
        if (!dfg_calls_argc(g, relu, orders_op_nn_relu, 1)) continue;
        dfg_node x = dfg_operand(g, relu, 0), y = dfg_arg(g, n, 1 - swap);
        if (!dfg_same_body(g, n, relu)) continue;
        DFG_GIVE(tried, .root = n, .x = x, .y = y);
        DFG_GIVE_WHOLE(tried, .relu = relu);
        return true;
    }
    return false;
}

/* orders.pat:5  pattern mixed(x, y) = (add | subtract)(nn.relu(x), y); */
bool mixed_find(DFG_FIND_ON(mixed))
{
    if (!(dfg_op(g, n) == orders_op_add || dfg_op(g, n) == orders_op_subtract) || !dfg_argc_is(g, n, 2))
        return false;
    for (uint32_t swap = way[0]; swap < (dfg_op(g, n) == orders_op_add ? dfg_orders(g, n) : 1u);
         way[0] = ++swap) {
        dfg_node relu = dfg_arg(g, n, swap);
        if (!dfg_calls_argc(g, relu, orders_op_nn_relu, 1)) continue;
        dfg_node x = dfg_operand(g, relu, 0), y = dfg_arg(g, n, 1 - swap);
        if (!dfg_same_body(g, n, relu)) continue;
        DFG_GIVE(mixed, .root = n, .x = x, .y = y);
        DFG_GIVE_WHOLE(mixed, .relu = relu);
        return true;
    }
    return false;
}

/* orders.pat:6  pattern with_const(x) = op(x, const); */
bool with_const_find(DFG_FIND_ON(with_const))
{
    if (!dfg_is_operator(g, n) || !dfg_has_args(g, n, 2)) return false;
    for (uint32_t swap = way[0]; swap < (dfg_commutes(g, n) ? dfg_orders(g, n) : 1u); way[0] = ++swap) {
        dfg_node x = dfg_arg(g, n, swap), constant = dfg_arg(g, n, 1 - swap);
        if (!dfg_is(g, constant, DFG_CONST)) continue;
        DFG_GIVE(with_const, .root = n, .x = x);
        DFG_GIVE_WHOLE(with_const, .constant = constant);
        return true;
    }
    return false;
}

/* orders.pat:7  ordered pattern written(x, y) = add(nn.relu(x), y); */
bool written_find(DFG_FIND(written))
{
    if (!dfg_calls_argc(g, n, orders_op_add, 2)) return false;
    dfg_node relu = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, relu, orders_op_nn_relu, 1)) return false;
    dfg_node x = dfg_operand(g, relu, 0), y = dfg_operand(g, n, 1);
    if (!dfg_same_body(g, n, relu)) return false;
    DFG_GIVE(written, .root = n, .x = x, .y = y);
    DFG_GIVE_WHOLE(written, .relu = relu);
    return true;
}
