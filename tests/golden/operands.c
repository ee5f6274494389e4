/* Made by pat2c from operands.pat; do not edit. */
#include "operands.h"
#if OPERANDS_H != 0x8f92f079b99c1a35
#error "operands.h is of another run of pat2c than this file"
#endif

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    operands_op_Concat = DFG_FIRST_OP, operands_op_Conv, operands_op_Dropout, operands_op_Relu,
};
static const char *const operands_op_names[] = {
    "Concat", "Conv", "Dropout", "Relu",
};

const struct dfg_names operands_names = {
    .abi = DFG_ABI,
    .needs = 0,
    .n_ops = 4,
    .ops = operands_op_names,
};

/* operands.pat:3
 * pattern first(p) = Concat(Relu(p), ...);
 */
static bool first_find(const dfg_graph *g, dfg_node n, struct first_whole *m)
{
    if (dfg_op(g, n) != operands_op_Concat)
        return false;
    struct dfg_nodes rest = dfg_rest(g, n, 1, 0);
    dfg_node relu = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, relu, operands_op_Relu, 1))
        return false;
    dfg_node p = dfg_arg(g, relu, 0);
    if (!dfg_same_body(g, n, relu))
        return false;
    *m = (struct first_whole){.m = {.root = n, .p = p}, .rest = rest, .relu = relu};
    return true;
}

bool first_match(const dfg_graph *g, dfg_node n, struct first_match *m)
{
    struct first_whole whole;
    if (!first_find(g, n, &whole))
        return false;
    *m = whole.m;
    return true;
}

bool first_each(const dfg_graph *g, dfg_node n,
                bool (*accept)(void *ctx, const struct first_match *m), void *ctx)
{
    struct first_whole whole;
    return first_find(g, n, &whole) && accept(ctx, &whole.m);
}

/* operands.pat:4
 * pattern last(p) = Concat(..., Relu(p));
 */
static bool last_find(const dfg_graph *g, dfg_node n, struct last_whole *m)
{
    if (dfg_op(g, n) != operands_op_Concat || dfg_n_args(g, n) < 1)
        return false;
    struct dfg_nodes rest = dfg_rest(g, n, 0, 1);
    dfg_node relu = dfg_arg(g, n, dfg_n_args(g, n) - 1);
    if (!dfg_calls_with(g, relu, operands_op_Relu, 1))
        return false;
    dfg_node p = dfg_arg(g, relu, 0);
    if (!dfg_same_body(g, n, relu))
        return false;
    *m = (struct last_whole){.m = {.root = n, .p = p}, .rest = rest, .relu = relu};
    return true;
}

bool last_match(const dfg_graph *g, dfg_node n, struct last_match *m)
{
    struct last_whole whole;
    if (!last_find(g, n, &whole))
        return false;
    *m = whole.m;
    return true;
}

bool last_each(const dfg_graph *g, dfg_node n,
               bool (*accept)(void *ctx, const struct last_match *m), void *ctx)
{
    struct last_whole whole;
    return last_find(g, n, &whole) && accept(ctx, &whole.m);
}

/* operands.pat:5
 * pattern anywhere(p) = Concat(..., Relu(p), Relu(p), ...);
 */
bool anywhere_each(const dfg_graph *g, dfg_node n,
                   bool (*accept)(void *ctx, const struct anywhere_match *m), void *ctx)
{
    if (dfg_op(g, n) != operands_op_Concat || dfg_n_args(g, n) < 2)
        return false;
    for (uint32_t at = 0; at < dfg_n_args(g, n) - 1; at++) {
        struct dfg_nodes front = dfg_rest(g, n, 0, dfg_n_args(g, n) - at);
        struct dfg_nodes rest = dfg_rest(g, n, at + 2, 0);
        dfg_node relu = dfg_arg(g, n, at);
        if (!dfg_calls_with(g, relu, operands_op_Relu, 1))
            continue;
        dfg_node p = dfg_arg(g, relu, 0);
        dfg_node relu_2 = dfg_arg(g, n, at + 1);
        if (!dfg_calls_with(g, relu_2, operands_op_Relu, 1))
            continue;
        if (dfg_arg(g, relu_2, 0) != p)
            continue;
        if (!dfg_in_body(g, n, (const dfg_node[]){relu, relu_2}, 2))
            continue;
        if (accept(ctx, &(struct anywhere_whole){.m = {.root = n, .p = p}, .front = front, .rest = rest,
                .relu = relu, .relu_2 = relu_2}.m))
            return true;
    }
    return false;
}

static bool anywhere_keep(void *m, const struct anywhere_match *found)
{
    *(struct anywhere_match *)m = *found;
    return true;
}

bool anywhere_match(const dfg_graph *g, dfg_node n, struct anywhere_match *m)
{
    return anywhere_each(g, n, anywhere_keep, m);
}

/* operands.pat:6
 * pattern others(x, rest) = Concat(x, ...rest);
 */
bool others_match(const dfg_graph *g, dfg_node n, struct others_match *m)
{
    if (dfg_op(g, n) != operands_op_Concat || dfg_arg(g, n, 0) == DFG_NONE)
        return false;
    struct dfg_nodes rest = dfg_rest(g, n, 1, 0);
    dfg_node x = dfg_arg(g, n, 0);
    *m = (struct others_match){.root = n, .x = x, .rest = rest};
    return true;
}

bool others_each(const dfg_graph *g, dfg_node n,
                 bool (*accept)(void *ctx, const struct others_match *m), void *ctx)
{
    struct others_match m;
    return others_match(g, n, &m) && accept(ctx, &m);
}

/* operands.pat:7
 * pattern maybe_biased(x, w, b) = Conv(x, w, b?);
 */
bool maybe_biased_match(const dfg_graph *g, dfg_node n, struct maybe_biased_match *m)
{
    if (dfg_op(g, n) != operands_op_Conv || dfg_n_args(g, n) > 3 || dfg_arg(g, n, 0) == DFG_NONE
        || dfg_arg(g, n, 1) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node w = dfg_arg(g, n, 1);
    dfg_node b = dfg_arg(g, n, 2);
    *m = (struct maybe_biased_match){.root = n, .x = x, .w = w, .b = b};
    return true;
}

bool maybe_biased_each(const dfg_graph *g, dfg_node n,
                       bool (*accept)(void *ctx, const struct maybe_biased_match *m), void *ctx)
{
    struct maybe_biased_match m;
    return maybe_biased_match(g, n, &m) && accept(ctx, &m);
}

/* operands.pat:8
 * pattern maybe_scaled(x, w, b) = Conv(x, w, Relu(b)?);
 */
static bool maybe_scaled_find(const dfg_graph *g, dfg_node n, struct maybe_scaled_whole *m)
{
    if (dfg_op(g, n) != operands_op_Conv || dfg_n_args(g, n) > 3 || dfg_arg(g, n, 0) == DFG_NONE
        || dfg_arg(g, n, 1) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node w = dfg_arg(g, n, 1);
    bool has_relu = dfg_arg(g, n, 2) != DFG_NONE;
    dfg_node relu = DFG_NONE, b = DFG_NONE;
    if (has_relu) {
        relu = dfg_arg(g, n, 2);
        if (!dfg_calls_with(g, relu, operands_op_Relu, 1))
            return false;
        b = dfg_arg(g, relu, 0);
    }
    if (!dfg_in_body(g, n, (const dfg_node[]){relu}, 1))
        return false;
    *m = (struct maybe_scaled_whole){.m = {.root = n, .x = x, .w = w, .b = b},
            .relu = relu};
    return true;
}

bool maybe_scaled_match(const dfg_graph *g, dfg_node n, struct maybe_scaled_match *m)
{
    struct maybe_scaled_whole whole;
    if (!maybe_scaled_find(g, n, &whole))
        return false;
    *m = whole.m;
    return true;
}

bool maybe_scaled_each(const dfg_graph *g, dfg_node n,
                       bool (*accept)(void *ctx, const struct maybe_scaled_match *m), void *ctx)
{
    struct maybe_scaled_whole whole;
    return maybe_scaled_find(g, n, &whole) && accept(ctx, &whole.m);
}

/* operands.pat:9
 * pattern dropped(x) = Relu(Dropout(x));
 */
static bool dropped_find(const dfg_graph *g, dfg_node n, struct dropped_whole *m)
{
    if (!dfg_calls_argc(g, n, operands_op_Relu, 1))
        return false;
    dfg_node dropout = dfg_arg(g, n, 0);
    dfg_node dropout_call = dfg_first_result(g, dropout);
    if (!dfg_calls_with(g, dropout_call, operands_op_Dropout, 1))
        return false;
    dfg_node x = dfg_arg(g, dropout_call, 0);
    if (!dfg_in_body(g, n, (const dfg_node[]){dropout, dropout_call}, 2))
        return false;
    *m = (struct dropped_whole){.m = {.root = n, .x = x}, .dropout = dropout,
            .dropout_call = dfg_first_result(g, dropout)};
    return true;
}

bool dropped_match(const dfg_graph *g, dfg_node n, struct dropped_match *m)
{
    struct dropped_whole whole;
    if (!dropped_find(g, n, &whole))
        return false;
    *m = whole.m;
    return true;
}

bool dropped_each(const dfg_graph *g, dfg_node n,
                  bool (*accept)(void *ctx, const struct dropped_match *m), void *ctx)
{
    struct dropped_whole whole;
    return dropped_find(g, n, &whole) && accept(ctx, &whole.m);
}
