/* Made by pat2c from operands.pat; do not edit. */
#include "operands.h"
_Static_assert(OPERANDS_H == 0xdc132e97266c0a9f, "operands.h is of another run of pat2c than this file");
#include "dfg_frames.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum { operands_op_Concat = DFG_FIRST_OP, operands_op_Conv, operands_op_Dropout, operands_op_Relu };
static const char *const operands_op_names[] = { "Concat", "Conv", "Dropout", "Relu" };

const struct dfg_names operands_names = {
    .abi = DFG_ABI, .needs = 0, .name = "operands", .run = OPERANDS_H, .n_ops = 4,
    .ops = operands_op_names,
};

/* operands.pat:3  pattern first(p) = Concat(Relu(p), ...); */
bool first_find(DFG_FIND(first))
{
    if (dfg_op(g, n) != operands_op_Concat) return false;
    struct dfg_nodes rest = dfg_rest(g, n, 1, 0);
    dfg_node relu = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, relu, operands_op_Relu, 1)) return false;
    dfg_node p = dfg_operand(g, relu, 0);
    if (!dfg_same_body(g, n, relu)) return false;
    DFG_GIVE(first, .root = n, .p = p);
    DFG_GIVE_WHOLE(first, .rest = rest, .relu = relu);
    return true;
}

/* operands.pat:4  pattern last(p) = Concat(..., Relu(p)); */
bool last_find(DFG_FIND(last))
{
    if (dfg_op(g, n) != operands_op_Concat || dfg_n_args(g, n) < 1) return false;
    struct dfg_nodes rest = dfg_rest(g, n, 0, 1);
    dfg_node relu = dfg_arg(g, n, dfg_n_args(g, n) - 1);
    if (!dfg_calls_argc(g, relu, operands_op_Relu, 1)) return false;
    dfg_node p = dfg_operand(g, relu, 0);
    if (!dfg_same_body(g, n, relu)) return false;
    DFG_GIVE(last, .root = n, .p = p);
    DFG_GIVE_WHOLE(last, .rest = rest, .relu = relu);
    return true;
}

/* operands.pat:5  pattern anywhere(p) = Concat(..., Relu(p), Relu(p), ...); */
bool anywhere_find(DFG_FIND_ON(anywhere))
{
    if (dfg_op(g, n) != operands_op_Concat || dfg_n_args(g, n) < 2) return false;
    for (uint32_t at = way[0]; at < dfg_n_args(g, n) - 1; way[0] = ++at) {
        struct dfg_nodes front = dfg_rest(g, n, 0, dfg_n_args(g, n) - at), rest = dfg_rest(g, n, at + 2, 0);
        dfg_node relu = dfg_arg(g, n, at);
        if (!dfg_calls_argc(g, relu, operands_op_Relu, 1)) continue;
        dfg_node p = dfg_operand(g, relu, 0), relu_2 = dfg_arg(g, n, at + 1);
        if (!dfg_calls_argc(g, relu_2, operands_op_Relu, 1)) continue;
        if (dfg_operand(g, relu_2, 0) != p) continue;
        if (!dfg_in_body(g, n, (const dfg_node[]){relu, relu_2}, 2)) continue;
        DFG_GIVE(anywhere, .root = n, .p = p);
        DFG_GIVE_WHOLE(anywhere, .front = front, .rest = rest, .relu = relu, .relu_2 = relu_2);
        return true;
    }
    return false;
}

/* operands.pat:6  pattern others(x, rest) = Concat(x, ...rest); */
bool others_match(const dfg_graph *g, dfg_node n, struct others_match *m)
{
    if (dfg_op(g, n) != operands_op_Concat || dfg_arg(g, n, 0) == DFG_NONE) return false;
    struct dfg_nodes rest = dfg_rest(g, n, 1, 0);
    dfg_node x = dfg_arg(g, n, 0);
    DFG_GIVE(others, .root = n, .x = x, .rest = rest);
    return true;
}

/* operands.pat:7  pattern maybe_biased(x, w, b) = Conv(x, w, b?); */
bool maybe_biased_match(const dfg_graph *g, dfg_node n, struct maybe_biased_match *m)
{
    if (dfg_op(g, n) != operands_op_Conv || dfg_n_args(g, n) > 3 || dfg_arg(g, n, 0) == DFG_NONE
        || dfg_arg(g, n, 1) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, n, 0), w = dfg_arg(g, n, 1), b = dfg_arg(g, n, 2);
    DFG_GIVE(maybe_biased, .root = n, .x = x, .w = w, .b = b);
    return true;
}

/* operands.pat:8  pattern maybe_scaled(x, w, b) = Conv(x, w, Relu(b)?); */
bool maybe_scaled_find(DFG_FIND(maybe_scaled))
{
    if (dfg_op(g, n) != operands_op_Conv || dfg_n_args(g, n) > 3 || dfg_arg(g, n, 0) == DFG_NONE
        || dfg_arg(g, n, 1) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, n, 0), w = dfg_arg(g, n, 1), relu = DFG_NONE, b = DFG_NONE;
    if (dfg_arg(g, n, 2) != DFG_NONE) {
        relu = dfg_arg(g, n, 2);
        if (!dfg_calls_argc(g, relu, operands_op_Relu, 1)) return false;
        b = dfg_arg(g, relu, 0);
    }
    if (!dfg_in_body(g, n, (const dfg_node[]){relu}, 1)) return false;
    DFG_GIVE(maybe_scaled, .root = n, .x = x, .w = w, .b = b);
    DFG_GIVE_WHOLE(maybe_scaled, .relu = relu);
    return true;
}

/* operands.pat:9  pattern dropped(x) = Relu(Dropout(x)); */
bool dropped_find(DFG_FIND(dropped))
{
    if (!dfg_calls_argc(g, n, operands_op_Relu, 1)) return false;
    dfg_node dropout = dfg_operand(g, n, 0), dropout_call = dfg_first_result(g, dropout);
    if (!dfg_calls_with(g, dropout_call, operands_op_Dropout, 1)) return false;
    dfg_node x = dfg_operand(g, dropout_call, 0);
    if (!dfg_in_body(g, n, (const dfg_node[]){dropout, dropout_call}, 2)) return false;
    DFG_GIVE(dropped, .root = n, .x = x);
    DFG_GIVE_WHOLE(dropped, .dropout = dropout, .dropout_call = dfg_first_result(g, dropout));
    return true;
}
