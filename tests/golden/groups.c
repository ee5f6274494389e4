/* Made by pat2c from groups.pat; do not edit. */
#include "groups.h"
_Static_assert(GROUPS_H == 0x0d9b949e71c46784, "groups.h is of another run of pat2c than this file");
#include "dfg_frames.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum { groups_op_QAdd = DFG_FIRST_OP, groups_op_Tanh };
static const char *const groups_op_names[] = { "QAdd", "Tanh" };

const struct dfg_names groups_names = {
    .abi = DFG_ABI, .needs = 0, .name = "groups", .run = GROUPS_H, .n_ops = 2, .ops = groups_op_names,
};

/* groups.pat:4  pattern scaled(x, y, s) = QAdd(Tanh(x), y, s, _, _); */
bool scaled_find(DFG_FIND_ON(scaled))
{
    if (!dfg_calls_argc(g, n, groups_op_QAdd, 5)) return false;
    bool differ = dfg_operand(g, n, 0) != dfg_operand(g, n, 1)
        || dfg_operand(g, n, 2) != dfg_operand(g, n, 3);
    for (uint32_t swap = way[0]; swap < (differ ? 2u : 1u); way[0] = ++swap) {
        dfg_node tanh = dfg_arg(g, n, swap ? 1u : 0u);
        if (!dfg_calls_argc(g, tanh, groups_op_Tanh, 1)) continue;
        dfg_node x = dfg_operand(g, tanh, 0), y = dfg_arg(g, n, swap ? 0u : 1u);
        dfg_node s = dfg_arg(g, n, swap ? 3u : 2u), x_2 = dfg_arg(g, n, swap ? 2u : 3u);
        dfg_node x_2_2 = dfg_operand(g, n, 4u);
        if (!dfg_same_body(g, n, tanh)) continue;
        DFG_GIVE(scaled, .root = n, .x = x, .y = y, .s = s);
        DFG_GIVE_WHOLE(scaled, .tanh = tanh, .x = x_2, .x_2 = x_2_2);
        return true;
    }
    return false;
}

/* groups.pat:5  pattern told(x, s, t) = QAdd(Tanh(x), const, s, t, _); */
bool told_find(DFG_FIND(told))
{
    if (!dfg_calls_argc(g, n, groups_op_QAdd, 5)) return false;
    uint32_t swap = dfg_op(g, dfg_operand(g, n, 0)) == groups_op_Tanh ? 0 : 1;
    dfg_node tanh = dfg_arg(g, n, swap ? 1u : 0u);
    if (!dfg_calls_argc(g, tanh, groups_op_Tanh, 1)) return false;
    dfg_node x = dfg_operand(g, tanh, 0), constant = dfg_arg(g, n, swap ? 0u : 1u);
    if (!dfg_is(g, constant, DFG_CONST)) return false;
    dfg_node s = dfg_arg(g, n, swap ? 3u : 2u), t = dfg_arg(g, n, swap ? 2u : 3u);
    dfg_node x_2 = dfg_operand(g, n, 4u);
    if (!dfg_same_body(g, n, tanh)) return false;
    DFG_GIVE(told, .root = n, .x = x, .s = s, .t = t);
    DFG_GIVE_WHOLE(told, .tanh = tanh, .constant = constant, .x = x_2);
    return true;
}
