/* Made by pat2c from optional-calls.pat; do not edit. */
#include "optional-calls.h"
#if OPTIONAL_CALLS_H != 0xea45228d29316566
#error "optional-calls.h is of another run of pat2c than this file"
#endif

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    optional_calls_op_clip = DFG_FIRST_OP, optional_calls_op_nn_bias_add, optional_calls_op_nn_conv2d,
    optional_calls_op_nn_relu, optional_calls_op_tanh,
};
static const char *const optional_calls_op_names[] = {
    "clip", "nn.bias_add", "nn.conv2d", "nn.relu", "tanh",
};

const struct dfg_names optional_calls_names = {
    .abi = DFG_ABI,
    .needs = 0,
    .n_ops = 5,
    .ops = optional_calls_op_names,
};

/* optional-calls.pat:3
 * pattern conv_chain(x, w, b) {
 *     c = nn.conv2d(x, w);
 *     y = nn.bias_add?(c, b);
 *     return clip?(nn.relu?(y));
 * }
 */
static bool conv_chain_find(const dfg_graph *g, dfg_node n, struct conv_chain_whole *m)
{
    bool is_clip = dfg_calls_argc(g, n, optional_calls_op_clip, 1);
    dfg_node clip = DFG_NONE, v = DFG_NONE;
    if (is_clip) {
        clip = n;
        v = dfg_arg(g, clip, 0);
    } else {
        v = n;
    }
    bool is_relu = dfg_calls_argc(g, v, optional_calls_op_nn_relu, 1);
    dfg_node relu = DFG_NONE, y = DFG_NONE;
    if (is_relu) {
        relu = v;
        y = dfg_arg(g, relu, 0);
    } else {
        y = v;
    }
    bool is_bias_add = dfg_calls_with(g, y, optional_calls_op_nn_bias_add, 2);
    dfg_node bias_add = DFG_NONE, c = DFG_NONE, b = DFG_NONE;
    if (is_bias_add) {
        bias_add = y;
        c = dfg_arg(g, bias_add, 0);
        b = dfg_arg(g, bias_add, 1);
    } else {
        c = y;
    }
    if (!dfg_calls_with(g, c, optional_calls_op_nn_conv2d, 2))
        return false;
    dfg_node x = dfg_arg(g, c, 0);
    dfg_node w = dfg_arg(g, c, 1);
    if (!dfg_in_body(g, n, (const dfg_node[]){clip, relu, bias_add, c}, 4))
        return false;
    *m = (struct conv_chain_whole){.m = {.root = n, .x = x, .w = w, .b = b, .c = c,
            .y = y}, .bias_add = bias_add, .clip = clip, .relu = relu};
    return true;
}

bool conv_chain_match(const dfg_graph *g, dfg_node n, struct conv_chain_match *m)
{
    struct conv_chain_whole whole;
    if (!conv_chain_find(g, n, &whole))
        return false;
    *m = whole.m;
    return true;
}

bool conv_chain_each(const dfg_graph *g, dfg_node n,
                     bool (*accept)(void *ctx, const struct conv_chain_match *m), void *ctx)
{
    struct conv_chain_whole whole;
    return conv_chain_find(g, n, &whole) && accept(ctx, &whole.m);
}

/* optional-calls.pat:8
 * pattern over_anything(x) = nn.relu?(tanh?(x));
 */
bool over_anything_each(const dfg_graph *g, dfg_node n,
                        bool (*accept)(void *ctx, const struct over_anything_match *m), void *ctx)
{
    for (uint32_t alt = 0; alt < 2u; alt++) {
        dfg_node relu = DFG_NONE, v = DFG_NONE;
        if (alt == 0) {
            relu = n;
            if (!dfg_calls_with(g, relu, optional_calls_op_nn_relu, 1))
                continue;
            v = dfg_arg(g, relu, 0);
        } else {
            v = n;
        }
        for (uint32_t alt_2 = 0; alt_2 < 2u; alt_2++) {
            dfg_node tanh = DFG_NONE, x = DFG_NONE;
            if (alt_2 == 0) {
                tanh = v;
                if (!dfg_calls_with(g, tanh, optional_calls_op_tanh, 1))
                    continue;
                x = dfg_arg(g, tanh, 0);
            } else {
                x = v;
            }
            if (!dfg_in_body(g, n, (const dfg_node[]){relu, tanh}, 2))
                continue;
            if (accept(ctx, &(struct over_anything_whole){.m = {.root = n, .x = x}, .relu = relu,
                    .tanh = tanh}.m))
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
