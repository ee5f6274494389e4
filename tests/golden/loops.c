/* Made by pat2c from loops.pat; do not edit. */
#include "loops.h"
_Static_assert(LOOPS_H == 0xc8c52e8fd4ca1f11, "loops.h is of another run of pat2c than this file");
#include "dfg_frames.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    loops_op_add = DFG_FIRST_OP, loops_op_divide, loops_op_exp, loops_op_log, loops_op_maximum,
    loops_op_multiply, loops_op_nn_relu, loops_op_sigmoid, loops_op_subtract, loops_op_tanh,
};
static const char *const loops_op_names[] = {
    "add", "divide", "exp", "log", "maximum", "multiply", "nn.relu", "sigmoid", "subtract", "tanh",
};

const struct dfg_names loops_names = {
    .abi = DFG_ABI, .needs = 0, .name = "loops", .run = LOOPS_H, .n_ops = 10, .ops = loops_op_names,
};

/* loops.pat:3  pattern swapped(x, y) = multiply(sigmoid(x), y) | divide(add(x, y), 2) | subtract(maximum(x, y), 1); */
bool swapped_find(DFG_FIND_ON(swapped))
{
    uint32_t alt = dfg_calls_argc(g, n, loops_op_multiply, 2) ? 0
        : dfg_calls_argc(g, n, loops_op_divide, 2) ? 1 : 2;
    dfg_node multiply = DFG_NONE, divide = DFG_NONE, constant = DFG_NONE, add = DFG_NONE;
    dfg_node subtract = DFG_NONE, constant_2 = DFG_NONE, maximum = DFG_NONE;
    if (alt == 0) {
        multiply = n;
    } else if (alt == 1) {
        divide = n;
        constant = dfg_arg(g, divide, 1);
        if (!dfg_const_is(g, constant, dfg_int(2), DFG_NO_DTYPE)) return false;
        add = dfg_arg(g, divide, 0);
        if (!dfg_calls_argc(g, add, loops_op_add, 2)) return false;
    } else {
        subtract = n;
        if (!dfg_calls_argc(g, subtract, loops_op_subtract, 2)) return false;
        constant_2 = dfg_arg(g, subtract, 1);
        if (!dfg_const_is(g, constant_2, dfg_int(1), DFG_NO_DTYPE)) return false;
        maximum = dfg_arg(g, subtract, 0);
        if (!dfg_calls_argc(g, maximum, loops_op_maximum, 2)) return false;
    }
    for (uint32_t swap = way[0]; swap < (alt == 0 ? dfg_orders(g, multiply) : alt == 1 ? dfg_orders(g, add)
                                         : dfg_orders(g, maximum));
         way[0] = ++swap) {
        dfg_node sigmoid = DFG_NONE, x = DFG_NONE, y = DFG_NONE;
        if (alt == 0) {
            sigmoid = dfg_arg(g, multiply, swap);
            if (!dfg_calls_argc(g, sigmoid, loops_op_sigmoid, 1)) continue;
            x = dfg_arg(g, sigmoid, 0);
            y = dfg_arg(g, multiply, 1 - swap);
        } else if (alt == 1) {
            x = dfg_arg(g, add, swap);
            y = dfg_arg(g, add, 1 - swap);
        } else {
            x = dfg_arg(g, maximum, swap);
            y = dfg_arg(g, maximum, 1 - swap);
        }
        if (!dfg_in_body(g, n, (const dfg_node[]){multiply, sigmoid, divide, add, subtract, maximum}, 6))
            continue;
        DFG_GIVE(swapped, .root = n, .x = x, .y = y);
        DFG_GIVE_WHOLE(swapped, .multiply = multiply, .sigmoid = sigmoid, .divide = divide, .add = add,
                       .constant = constant, .subtract = subtract, .maximum = maximum,
                       .constant_2 = constant_2);
        return true;
    }
    return false;
}

/* loops.pat:4  pattern pair(x, y) = add(multiply(x, const), nn.relu(y)); */
bool pair_find(DFG_FIND_ON(pair))
{
    if (!dfg_calls_argc(g, n, loops_op_add, 2)) return false;
    uint32_t swap = dfg_op(g, dfg_operand(g, n, 0)) == loops_op_multiply ? 0 : 1;
    dfg_node relu = dfg_arg(g, n, 1 - swap);
    if (!dfg_calls_argc(g, relu, loops_op_nn_relu, 1)) return false;
    dfg_node y = dfg_operand(g, relu, 0), multiply = dfg_arg(g, n, swap);
    if (!dfg_calls_argc(g, multiply, loops_op_multiply, 2)) return false;
    for (uint32_t swap_2 = way[0]; swap_2 < dfg_orders(g, multiply); way[0] = ++swap_2) {
        dfg_node x = dfg_arg(g, multiply, swap_2), constant = dfg_arg(g, multiply, 1 - swap_2);
        if (!dfg_is(g, constant, DFG_CONST) || !dfg_in_body(g, n, (const dfg_node[]){relu, multiply}, 2))
            continue;
        DFG_GIVE(pair, .root = n, .x = x, .y = y);
        DFG_GIVE_WHOLE(pair, .multiply = multiply, .constant = constant, .relu = relu);
        return true;
    }
    return false;
}

/* loops.pat:5  pattern deep(x, y) = add(exp(add(x, nn.relu(y))), y); */
bool deep_find(DFG_FIND_ON(deep))
{
    if (!dfg_calls_argc(g, n, loops_op_add, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap, way[1] = 0) {
        dfg_node y = dfg_arg(g, n, 1 - swap), exp = dfg_arg(g, n, swap);
        if (!dfg_calls_argc(g, exp, loops_op_exp, 1)) continue;
        dfg_node add = dfg_operand(g, exp, 0);
        if (!dfg_calls_argc(g, add, loops_op_add, 2)) continue;
        for (uint32_t swap_2 = way[1]; swap_2 < dfg_orders(g, add); way[1] = ++swap_2) {
            dfg_node x = dfg_arg(g, add, swap_2), relu = dfg_arg(g, add, 1 - swap_2);
            if (!dfg_calls_argc(g, relu, loops_op_nn_relu, 1)) continue;
            if (dfg_operand(g, relu, 0) != y) continue;
            if (!dfg_in_body(g, n, (const dfg_node[]){exp, add, relu}, 3)) continue;
            DFG_GIVE(deep, .root = n, .x = x, .y = y);
            DFG_GIVE_WHOLE(deep, .exp = exp, .add = add, .relu = relu);
            return true;
        }
    }
    return false;
}

/* loops.pat:7  pattern called(x, y) = tanh(pair(x, y)) | sigmoid(deep(x, y)) | nn.relu(add(pair(x, y), log(y))); */
bool called_find(DFG_FIND_ON(called))
{
    uint32_t alt = dfg_calls_argc(g, n, loops_op_tanh, 1) ? 0
        : dfg_calls_argc(g, n, loops_op_sigmoid, 1) ? 1 : 2;
    dfg_node tanh = DFG_NONE, add = DFG_NONE, sigmoid = DFG_NONE, add_2 = DFG_NONE, relu_3 = DFG_NONE;
    dfg_node add_4 = DFG_NONE, log = DFG_NONE, y = DFG_NONE, add_5 = DFG_NONE;
    uint32_t swap = 0;
    if (alt == 0) {
        tanh = n;
        add = dfg_arg(g, tanh, 0);
        if (dfg_op(g, add) != loops_op_add) return false;
    } else if (alt == 1) {
        sigmoid = n;
        add_2 = dfg_arg(g, sigmoid, 0);
        if (dfg_op(g, add_2) != loops_op_add) return false;
    } else {
        relu_3 = n;
        if (!dfg_calls_argc(g, relu_3, loops_op_nn_relu, 1)) return false;
        add_4 = dfg_arg(g, relu_3, 0);
        if (!dfg_calls_argc(g, add_4, loops_op_add, 2)) return false;
        swap = dfg_op(g, dfg_arg(g, add_4, 0)) == loops_op_add ? 0 : 1;
        log = dfg_arg(g, add_4, 1 - swap);
        if (!dfg_calls_argc(g, log, loops_op_log, 1)) return false;
        y = dfg_arg(g, log, 0);
        add_5 = dfg_arg(g, add_4, swap);
        if (dfg_op(g, add_5) != loops_op_add) return false;
    }
    struct pair_match pair = {0};
    if (whole != NULL) whole->pair = (struct pair_whole){0};
    struct deep_match deep = {0};
    if (whole != NULL) whole->deep = (struct deep_whole){0};
    if (whole != NULL) whole->pair_2 = (struct pair_whole){0};
    for (; alt == 0 ? pair_find(g, add, way + 1, &pair, DFG_PART(whole, pair))
             : alt == 1 ? deep_find(g, add_2, way, &deep, DFG_PART(whole, deep))
             : pair_find(g, add_5, way + 1, &pair, DFG_PART(whole, pair_2));
         way[1]++) {
        dfg_node x = DFG_NONE;
        if (alt == 0) {
            x = pair.x;
            y = pair.y;
        } else if (alt == 1) {
            x = deep.x;
            y = deep.y;
        } else {
            x = pair.x;
            if (pair.y != y) continue;
        }
        if (!dfg_in_body(g, n, (const dfg_node[]){tanh, add, sigmoid, add_2, relu_3, add_4, log, add_5}, 8))
            continue;
        DFG_GIVE(called, .root = n, .x = x, .y = y);
        DFG_GIVE_PARTS(whole->tanh = tanh, whole->add = add, whole->sigmoid = sigmoid, whole->add_2 = add_2,
                       whole->relu_3 = relu_3, whole->add_4 = add_4, whole->add_5 = add_5,
                       whole->log = log);
        return true;
    }
    return false;
}
