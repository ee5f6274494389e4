/* Made by pat2c from alternatives.pat; do not edit. */
#include "alternatives.h"
_Static_assert(ALTERNATIVES_H == 0xa182566947966d1e, "alternatives.h is of another run of pat2c than this file");
#include "dfg_frames.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    alternatives_op_add = DFG_FIRST_OP, alternatives_op_exp, alternatives_op_nn_conv2d,
    alternatives_op_nn_relu, alternatives_op_tanh,
};
enum { alternatives_attr_groups };
static const char *const alternatives_op_names[] = { "add", "exp", "nn.conv2d", "nn.relu", "tanh" };
static const char *const alternatives_attr_names[] = { "groups" };

const struct dfg_names alternatives_names = {
    .abi = DFG_ABI, .needs = 0, .name = "alternatives", .run = ALTERNATIVES_H, .n_ops = 5,
    .ops = alternatives_op_names, .n_attrs = 1, .attrs = alternatives_attr_names,
};

/* alternatives.pat:3  pattern told(x, w, y) = nn.relu(nn.conv2d(x, w) | tanh(y) | const); */
bool told_find(DFG_FIND(told))
{
    if (!dfg_calls_argc(g, n, alternatives_op_nn_relu, 1)) return false;
    dfg_node v = dfg_operand(g, n, 0);
    uint32_t alt = dfg_calls_argc(g, v, alternatives_op_nn_conv2d, 2) ? 0
        : dfg_calls_argc(g, v, alternatives_op_tanh, 1) ? 1 : 2;
    dfg_node conv2d = DFG_NONE, x = DFG_NONE, w = DFG_NONE, tanh = DFG_NONE, y = DFG_NONE;
    dfg_node constant = DFG_NONE;
    if (alt == 0) {
        conv2d = v;
        x = dfg_arg(g, conv2d, 0);
        w = dfg_arg(g, conv2d, 1);
    } else if (alt == 1) {
        tanh = v;
        y = dfg_arg(g, tanh, 0);
    } else {
        constant = v;
        if (!dfg_is(g, constant, DFG_CONST)) return false;
    }
    if (!dfg_in_body(g, n, (const dfg_node[]){conv2d, tanh}, 2)) return false;
    DFG_GIVE(told, .root = n, .x = x, .w = w, .y = y);
    DFG_GIVE_WHOLE(told, .conv2d = conv2d, .tanh = tanh, .constant = constant);
    return true;
}

/* alternatives.pat:4  pattern tried(x, y) = tanh(add(x, nn.relu(y)) | x); */
bool tried_find(DFG_FIND_ON(tried))
{
    if (!dfg_calls_argc(g, n, alternatives_op_tanh, 1)) return false;
    dfg_node v = dfg_operand(g, n, 0);
    for (uint32_t alt = way[0]; alt < 2u; way[0] = ++alt, way[1] = 0) {
        dfg_node add = DFG_NONE;
        if (alt == 0) {
            add = v;
            if (!dfg_calls_argc(g, add, alternatives_op_add, 2)) continue;
        }
        for (uint32_t swap = way[1]; swap < (alt == 0 ? dfg_orders(g, add) : 1u); way[1] = ++swap) {
            dfg_node x = v, relu = DFG_NONE, y = DFG_NONE;
            if (alt == 0) {
                x = dfg_arg(g, add, swap);
                relu = dfg_arg(g, add, 1 - swap);
                if (!dfg_calls_argc(g, relu, alternatives_op_nn_relu, 1)) continue;
                y = dfg_arg(g, relu, 0);
            }
            if (!dfg_in_body(g, n, (const dfg_node[]){add, relu}, 2)) continue;
            DFG_GIVE(tried, .root = n, .x = x, .y = y);
            DFG_GIVE_WHOLE(tried, .add = add, .relu = relu);
            return true;
        }
    }
    return false;
}

/* alternatives.pat:5  pattern absent(x, w, y) {
 *     c = nn.conv2d(x, w);
 *     where not present(c) or c.groups == 1;
 *     return nn.relu(c | tanh(y));
 * } */
bool absent_find(DFG_FIND(absent))
{
    if (!dfg_calls_argc(g, n, alternatives_op_nn_relu, 1)) return false;
    dfg_node v = dfg_operand(g, n, 0), c = DFG_NONE, x = DFG_NONE, w = DFG_NONE, tanh = DFG_NONE;
    dfg_node y = DFG_NONE;
    if (dfg_calls_argc(g, v, alternatives_op_nn_conv2d, 2)) {
        c = v;
        x = dfg_arg(g, c, 0);
        w = dfg_arg(g, c, 1);
    } else {
        tanh = v;
        if (!dfg_calls_argc(g, tanh, alternatives_op_tanh, 1)) return false;
        y = dfg_arg(g, tanh, 0);
    }
    if (!dfg_in_body(g, n, (const dfg_node[]){c, tanh}, 2)) return false;
    if (!(c == DFG_NONE || dfg_int_is(g, c, alternatives_attr_groups, 1, 1))) return false;
    DFG_GIVE(absent, .root = n, .x = x, .w = w, .y = y, .c = c);
    DFG_GIVE_WHOLE(absent, .tanh = tanh);
    return true;
}

/* alternatives.pat:10  pattern again(x, y) = add((nn.relu(x) | tanh(y)), exp(x)); */
bool again_find(DFG_FIND(again))
{
    if (!dfg_calls_argc(g, n, alternatives_op_add, 2)) return false;
    uint32_t swap = dfg_op(g, dfg_operand(g, n, 0)) == alternatives_op_nn_relu
        || dfg_op(g, dfg_operand(g, n, 0)) == alternatives_op_tanh
        ? 0
        : 1;
    dfg_node v = dfg_arg(g, n, swap);
    bool is_relu = dfg_calls_argc(g, v, alternatives_op_nn_relu, 1);
    dfg_node relu = DFG_NONE, x = DFG_NONE, tanh = DFG_NONE, y = DFG_NONE;
    if (is_relu) {
        relu = v;
        x = dfg_arg(g, relu, 0);
    } else {
        tanh = v;
        if (!dfg_calls_argc(g, tanh, alternatives_op_tanh, 1)) return false;
        y = dfg_arg(g, tanh, 0);
    }
    dfg_node exp = dfg_arg(g, n, 1 - swap);
    if (!dfg_calls_argc(g, exp, alternatives_op_exp, 1)) return false;
    if (!is_relu) x = dfg_operand(g, exp, 0);
    if (x != dfg_operand(g, exp, 0)) return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){relu, tanh, exp}, 3)) return false;
    DFG_GIVE(again, .root = n, .x = x, .y = y);
    DFG_GIVE_WHOLE(again, .relu = relu, .tanh = tanh, .exp = exp);
    return true;
}
