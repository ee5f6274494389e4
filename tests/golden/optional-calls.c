/* Made by pat2c from optional-calls.pat; do not edit. */
#include "optional-calls.h"
#if OPTIONAL_CALLS_H != 0xc92b9ae9a6e26852
#error "optional-calls.h is of another run of pat2c than this file"
#endif

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    OP_clip = DFG_FIRST_OP,
    OP_nn_bias_add,
    OP_nn_conv2d,
    OP_nn_relu,
    OP_tanh,
};
static const char *const op_names[] = {
    "clip",
    "nn.bias_add",
    "nn.conv2d",
    "nn.relu",
    "tanh",
};

const struct dfg_names optional_calls_names = {
    .abi = DFG_ABI,
    .needs = 0,
    .n_ops = 5,
    .ops = op_names,
};

/* optional-calls.pat:3
 * pattern conv_chain(x, w, b) {
 *     c = nn.conv2d(x, w);
 *     y = nn.bias_add?(c, b);
 *     return clip?(nn.relu?(y));
 * }
 */
bool conv_chain_match(const dfg_graph *g, dfg_node n, struct conv_chain_match *m)
{
    bool is_clip = dfg_calls_argc(g, n, OP_clip, 1);
    dfg_node v = is_clip ? dfg_arg(g, n, 0) : n;
    bool is_relu = dfg_calls_argc(g, v, OP_nn_relu, 1);
    dfg_node y = is_relu ? dfg_arg(g, v, 0) : v;
    bool is_bias_add = dfg_calls_with(g, y, OP_nn_bias_add, 2);
    dfg_node c = DFG_NONE, b = DFG_NONE;
    if (is_bias_add) {
        c = dfg_arg(g, y, 0);
        b = dfg_arg(g, y, 1);
    } else {
        c = y;
    }
    if (!dfg_calls_with(g, c, OP_nn_conv2d, 2))
        return false;
    dfg_node x = dfg_arg(g, c, 0);
    dfg_node w = dfg_arg(g, c, 1);
    if (!dfg_in_body(g, n, (const dfg_node[]){is_relu ? v : DFG_NONE, is_bias_add ? y : DFG_NONE, c}, 3))
        return false;
    *m = (struct conv_chain_match){.root = n, .x = x, .w = w, .b = b, .c = c, .y = y};
    return true;
}

bool conv_chain_each(const dfg_graph *g, dfg_node n,
                     bool (*accept)(void *ctx, const struct conv_chain_match *m),
                     void *ctx)
{
    struct conv_chain_match m;
    return conv_chain_match(g, n, &m) && accept(ctx, &m);
}

/* optional-calls.pat:8
 * pattern over_anything(x) = nn.relu?(tanh?(x));
 */
bool over_anything_each(const dfg_graph *g, dfg_node n,
                        bool (*accept)(void *ctx, const struct over_anything_match *m),
                        void *ctx)
{
    for (uint32_t alt = 0; alt < 2u; alt++) {
        dfg_node v = DFG_NONE;
        if (alt == 0) {
            if (!dfg_calls_with(g, n, OP_nn_relu, 1))
                continue;
            v = dfg_arg(g, n, 0);
        } else {
            v = n;
        }
        for (uint32_t alt_2 = 0; alt_2 < 2u; alt_2++) {
            dfg_node x = DFG_NONE;
            if (alt_2 == 0) {
                if (!dfg_calls_with(g, v, OP_tanh, 1))
                    continue;
                x = dfg_arg(g, v, 0);
            } else {
                x = v;
            }
            if (!dfg_in_body(g, n, (const dfg_node[]){alt_2 == 0 ? v : DFG_NONE}, 1))
                continue;
            if (accept(ctx, &(struct over_anything_match){.root = n, .x = x}))
                return true;
        }
    }
    return false;
}

static bool over_anything_keep(void *m, const struct over_anything_match *found)
{
    *(struct over_anything_match *)m = *found;
    return true;
}

bool over_anything_match(const dfg_graph *g, dfg_node n, struct over_anything_match *m)
{
    return over_anything_each(g, n, over_anything_keep, m);
}
