/* inference_simplifier.c -- normalisations as arithmetic, no dropout.
 *
 * In:   a graph of Relay's operators, in which data have dtype and rank.
 * Out:  the graph as it computes in inference: batch_norm is a scale and a shift of
 *       its data, layer, group and instance norm take mean and variance of theirs.
 *
 *   batch_norm(x, gamma, beta, mean, var).0
 *       x * s + t,  s = 1 / sqrt(var + eps) * gamma,  t = -mean * s + beta
 *   layer, group, instance norm
 *       (x - m) / sqrt(v + eps) * gamma + beta,  m, v = mean, variance of x
 *   l2_normalize   x / sqrt(max(sum(x * x), eps))
 *   dropout(x).0   x
 *
 * Parameters of one axis get axes of extent 1 behind it, to be broadcast.  What a
 * batch_norm or dropout gives besides stays.  The pass is Relay's
 * InferenceSimplifier; eps has the dtype of the data throughout.
 */
#include <string.h>

#include "norm.h"

/* The first result of such a call; DFG_NONE: `get` is something else. */
static dfg_node first_result_of(const dfg_module *m, dfg_node get, const char *op)
{
    const dfg_node *args;
    if (dfg_node_data(m, get) != 0 || dfg_node_args(m, get, &args) != 1)
        return DFG_NONE;
    uint16_t called = dfg_node_op(m, args[0]);
    return called >= DFG_FIRST_OP && strcmp(dfg_operator_name(m, called), op) == 0 ? args[0] : DFG_NONE;
}

static dfg_node get_of(struct dfg_mutator *mu, dfg_node pre, dfg_node post)
{
    const dfg_node *args, *old;
    dfg_node drop = first_result_of(mu->m, post, "nn.dropout");
    if (drop != DFG_NONE && dfg_node_args(mu->m, drop, &args) > 0)
        return args[0];
    if (first_result_of(mu->m, pre, "nn.batch_norm") == DFG_NONE ||
        first_result_of(mu->m, post, "nn.batch_norm") == DFG_NONE)
        return DFG_NONE;
    dfg_node_args(mu->m, pre, &old);
    dfg_node_args(mu->m, post, &args);
    return dfg_norm_batch(mu->m, old[0], args[0]);
}

static dfg_node layer(struct dfg_mutator *mu, dfg_node pre, dfg_node post)
{
    return dfg_norm_layer(mu->m, pre, post);
}

static dfg_node group(struct dfg_mutator *mu, dfg_node pre, dfg_node post)
{
    return dfg_norm_group(mu->m, pre, post);
}

static dfg_node instance(struct dfg_mutator *mu, dfg_node pre, dfg_node post)
{
    return dfg_norm_instance(mu->m, pre, post);
}

static dfg_node l2(struct dfg_mutator *mu, dfg_node pre, dfg_node post)
{
    return dfg_norm_l2(mu->m, pre, post);
}

static const struct dfg_mutate_row rows[] = {
    {{DFG_GET, NULL}, NULL, get_of},     {{0, "nn.layer_norm"}, NULL, layer},
    {{0, "nn.group_norm"}, NULL, group}, {{0, "nn.instance_norm"}, NULL, instance},
    {{0, "nn.l2_normalize"}, NULL, l2},
};

dfg_status dfg_inference_simplifier(dfg_module *m, struct dfg_error *err)
{
    struct dfg_mutator mu = {.m = m, .rows = rows, .n_rows = sizeof rows / sizeof *rows};
    return dfg_mutate(&mu, err);
}
