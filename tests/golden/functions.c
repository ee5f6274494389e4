/* Made by pat2c from functions.pat; do not edit. */
#include "functions.h"
_Static_assert(FUNCTIONS_H == 0xb0ffcf618477c9a8, "functions.h is of another run of pat2c than this file");
#include "dfg_frames.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    functions_op_multiply = DFG_FIRST_OP, functions_op_nn_batch_norm, functions_op_nn_relu,
    functions_op_subtract, functions_op_tanh,
};
enum { functions_str_norm, functions_str_v };
static const char *const functions_op_names[] = {
    "multiply", "nn.batch_norm", "nn.relu", "subtract", "tanh",
};
static const char *const functions_str_names[] = { "norm", "v" };

const struct dfg_names functions_names = {
    .abi = DFG_ABI, .needs = 0, .name = "functions", .run = FUNCTIONS_H, .n_ops = 5,
    .ops = functions_op_names, .n_strs = 2, .strs = functions_str_names,
};

/* functions.pat:3  pattern squarer(a) = fn(a) => multiply(a, a); */
bool squarer_find(DFG_FIND_ON(squarer))
{
    if (!dfg_is(g, n, DFG_FUNC) || dfg_n_params(g, n) != 1 || dfg_argc(g, n) != dfg_n_params(g, n) + 1)
        return false;
    dfg_node a = dfg_arg(g, n, 0), multiply = dfg_arg(g, n, 1);
    if (!dfg_calls_argc(g, multiply, functions_op_multiply, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, multiply); way[0] = ++swap) {
        if (dfg_arg(g, multiply, swap) != a) continue;
        if (dfg_arg(g, multiply, 1 - swap) != a) continue;
        if (!(dfg_same_body(g, n, multiply) || dfg_body_is(g, multiply, n))) continue;
        DFG_GIVE(squarer, .root = n, .a = a);
        DFG_GIVE_WHOLE(squarer, .multiply = multiply);
        return true;
    }
    return false;
}

/* functions.pat:4  pattern closure(a, k) {
 *     t = tanh(k);
 *     return fn(a) => subtract(a, t);
 * } */
bool closure_find(DFG_FIND(closure))
{
    if (!dfg_is(g, n, DFG_FUNC) || dfg_n_params(g, n) != 1 || dfg_argc(g, n) != dfg_n_params(g, n) + 1)
        return false;
    dfg_node a = dfg_arg(g, n, 0), subtract = dfg_arg(g, n, 1);
    if (!dfg_calls_argc(g, subtract, functions_op_subtract, 2)) return false;
    if (dfg_operand(g, subtract, 0) != a) return false;
    dfg_node t = dfg_operand(g, subtract, 1);
    if (!dfg_calls_argc(g, t, functions_op_tanh, 1)) return false;
    dfg_node k = dfg_operand(g, t, 0);
    if (!(dfg_same_body(g, n, subtract) || dfg_body_is(g, subtract, n))) return false;
    if (!(dfg_same_body(g, n, t) || dfg_body_is(g, t, n))) return false;
    DFG_GIVE(closure, .root = n, .a = a, .k = k, .t = t);
    DFG_GIVE_WHOLE(closure, .subtract = subtract);
    return true;
}

/* functions.pat:8  pattern called(f, x) = f(x); */
bool called_match(const dfg_graph *g, dfg_node n, struct called_match *m)
{
    if (!dfg_is(g, n, DFG_CALL) || !dfg_has_args(g, n, 2)) return false;
    dfg_node f = dfg_operand(g, n, 0), x = dfg_operand(g, n, 1);
    DFG_GIVE(called, .root = n, .f = f, .x = x);
    return true;
}

/* functions.pat:9  pattern branch(c, x) = if(c, nn.relu(x), (x, _).0); */
bool branch_find(DFG_FIND(branch))
{
    if (!dfg_is(g, n, DFG_IF)) return false;
    dfg_node c = dfg_arg(g, n, 0), relu = dfg_arg(g, n, 1);
    if (!dfg_calls_argc(g, relu, functions_op_nn_relu, 1)) return false;
    dfg_node x = dfg_operand(g, relu, 0), get = dfg_arg(g, n, 2);
    if (!dfg_is_get(g, get, 0)) return false;
    dfg_node tuple = dfg_arg(g, get, 0);
    if (!dfg_is(g, tuple, DFG_TUPLE) || !dfg_has_args(g, tuple, 2)) return false;
    if (dfg_operand(g, tuple, 0) != x) return false;
    dfg_node x_2 = dfg_operand(g, tuple, 1);
    if (!dfg_in_body(g, n, (const dfg_node[]){relu, get, tuple}, 3)) return false;
    DFG_GIVE(branch, .root = n, .c = c, .x = x);
    DFG_GIVE_WHOLE(branch, .relu = relu, .get = get, .tuple = tuple, .x = x_2);
    return true;
}

/* functions.pat:10  pattern last(x) = tanh(x.-1) | nn.relu(nn.batch_norm(x, _, _, _, _).-2); */
bool last_find(DFG_FIND(last))
{
    dfg_node tanh = DFG_NONE, get = DFG_NONE, x = DFG_NONE, relu = DFG_NONE, get_2 = DFG_NONE;
    dfg_node batch_norm = DFG_NONE, x_2 = DFG_NONE, x_2_2 = DFG_NONE, x_3 = DFG_NONE, x_4 = DFG_NONE;
    if (dfg_calls_argc(g, n, functions_op_tanh, 1)) {
        tanh = n;
        get = dfg_arg(g, tanh, 0);
        if (!dfg_is_get_back(g, get, 1)) return false;
        x = dfg_arg(g, get, 0);
    } else {
        relu = n;
        if (!dfg_calls_argc(g, relu, functions_op_nn_relu, 1)) return false;
        get_2 = dfg_arg(g, relu, 0);
        if (!dfg_is_get_back(g, get_2, 2)) return false;
        batch_norm = dfg_arg(g, get_2, 0);
        if (!dfg_calls_argc(g, batch_norm, functions_op_nn_batch_norm, 5)) return false;
        x = dfg_arg(g, batch_norm, 0);
        x_2 = dfg_arg(g, batch_norm, 1);
        x_2_2 = dfg_arg(g, batch_norm, 2);
        x_3 = dfg_arg(g, batch_norm, 3);
        x_4 = dfg_arg(g, batch_norm, 4);
    }
    if (!dfg_in_body(g, n, (const dfg_node[]){tanh, get, relu, get_2, batch_norm}, 5)) return false;
    DFG_GIVE(last, .root = n, .x = x);
    DFG_GIVE_WHOLE(last, .tanh = tanh, .get = get, .relu = relu, .get_2 = get_2, .batch_norm = batch_norm,
                   .x = x_2, .x_2 = x_2_2, .x_3 = x_3, .x_4 = x_4);
    return true;
}

/* functions.pat:11  pattern named(v, x) = let(v & var("v"), x, tanh(v)); */
bool named_find(DFG_FIND(named))
{
    if (!dfg_is(g, n, DFG_LET)) return false;
    dfg_node v = dfg_arg(g, n, 0);
    if (!dfg_var_is(g, v, functions_str_v)) return false;
    dfg_node x = dfg_arg(g, n, 1), tanh = dfg_arg(g, n, 2);
    if (!dfg_calls_argc(g, tanh, functions_op_tanh, 1)) return false;
    if (dfg_operand(g, tanh, 0) != v) return false;
    if (!dfg_same_body(g, n, tanh)) return false;
    DFG_GIVE(named, .root = n, .v = v, .x = x);
    DFG_GIVE_WHOLE(named, .var = v, .tanh = tanh);
    return true;
}

/* functions.pat:12  pattern normed(x) {
 *     f = global "*rms_norm*";
 *     return f(x);
 * } */
bool normed_match(const dfg_graph *g, dfg_node n, struct normed_match *m)
{
    if (!dfg_is(g, n, DFG_CALL) || !dfg_has_args(g, n, 2)) return false;
    dfg_node f = dfg_operand(g, n, 0);
    if (!dfg_global_fits(g, f, "*rms_norm*")) return false;
    dfg_node x = dfg_operand(g, n, 1);
    DFG_GIVE(normed, .root = n, .x = x, .f = f);
    return true;
}

/* functions.pat:16  pattern helped(x) {
 *     f = global("norm");
 *     return f(x);
 * } */
bool helped_match(const dfg_graph *g, dfg_node n, struct helped_match *m)
{
    if (!dfg_is(g, n, DFG_CALL) || !dfg_has_args(g, n, 2)) return false;
    dfg_node f = dfg_operand(g, n, 0);
    if (!dfg_global_is(g, f, functions_str_norm)) return false;
    dfg_node x = dfg_operand(g, n, 1);
    DFG_GIVE(helped, .root = n, .x = x, .f = f);
    return true;
}
