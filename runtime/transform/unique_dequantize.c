/* unique_dequantize.c -- every reader of a quantised value dequantises it itself.
 *
 * In:   a graph of ONNX's operators.
 * Out:  the graph in which a DequantizeLinear that several calls read, or one and
 *       a result, is copied, so that each call has one that nobody else reads.
 *
 *             q                       q
 *             |                     /   \
 *       DequantizeLinear    ->    DqL   DqL
 *           /   \                  |     |
 *        Conv    Add              Conv  Add
 *
 * A target that computes on quantised values takes the groups that begin with
 * DequantizeLinear, whole; one that is shared would be inside of neither group.
 * The same as ONNX Runtime's EnsureUniqueDQForNodeUnit, whose copies are one an
 * operand; here a call that reads a value twice reads the same copy twice.
 */
#include <stdlib.h>
#include <string.h>

#include "../dfg_visit.h"

static bool is_dequantize(const dfg_module *m, dfg_node n)
{
    uint16_t op = n != DFG_NONE ? dfg_node_op(m, n) : DFG_OTHER;
    const char *name = op >= DFG_FIRST_OP ? dfg_operator_name(m, op) : "";
    return strcmp(name, "DequantizeLinear") == 0 || strcmp(name, "com.microsoft.DequantizeLinear") == 0;
}

/* Per node: is the value read by what is not a call, or by a call that was met?  NULL: no memory. */
static bool *find_read(const dfg_module *m)
{
    uint32_t n_nodes = dfg_n_nodes(m);
    bool *read = calloc(n_nodes, sizeof *read);
    for (dfg_node n = 1; read != NULL && n < n_nodes; n++) {
        const dfg_node *args;
        uint32_t argc = dfg_node_op(m, n) < DFG_FIRST_OP ? dfg_node_args(m, n, &args) : 0;
        for (uint32_t k = 0; k < argc; k++)
            if (args[k] != DFG_NONE)
                read[args[k]] = true;
    }
    return read;
}

/* The operand of the same call that is the same value; i: there is none before it. */
static uint32_t same_before(const dfg_node *args, uint32_t i)
{
    uint32_t k = 0;
    while (args[k] != args[i])
        k++;
    return k;
}

/* What operand i of the call will be: another one already, the copy, or what it is. */
static dfg_node own_operand(struct dfg_mutator *mu, dfg_node pre, dfg_node post, uint32_t i,
                            const dfg_node *args)
{
    bool *read = mu->ctx;
    const dfg_node *old, *now, *of;
    dfg_node_args(mu->m, pre, &old);
    dfg_node_args(mu->m, post, &now);
    uint32_t same = same_before(old, i);
    if (same < i || !is_dequantize(mu->m, old[i]))
        return same < i ? args[same] : now[i];
    if (!read[old[i]]) {
        read[old[i]] = true;
        return now[i];
    }
    uint32_t n = dfg_node_args(mu->m, now[i], &of);
    return dfg_node_add(mu->m, dfg_node_kind(mu->m, now[i]), of, n, dfg_node_type(mu->m, now[i]));
}

static dfg_node own_operands(struct dfg_mutator *mu, dfg_node pre, dfg_node post)
{
    const dfg_node *now;
    uint32_t argc = dfg_node_args(mu->m, post, &now);
    dfg_node *args = dfg_node_op(mu->m, pre) >= DFG_FIRST_OP ? calloc((size_t)argc + 1, sizeof *args) : NULL;
    bool same = true;
    for (uint32_t i = 0; args != NULL && i < argc; i++) {
        args[i] = own_operand(mu, pre, post, i, args);
        dfg_node_args(mu->m, post, &now); /* it may have moved */
        same = same && args[i] == now[i];
    }
    dfg_node copy = args == NULL || same ? DFG_NONE : dfg_copy_with(mu, pre, args);
    free(args);
    return copy;
}

dfg_status dfg_unique_dequantize(dfg_module *m, struct dfg_error *err)
{
    struct dfg_mutator mu = {.m = m, .after = own_operands, .ctx = find_read(m)};
    if (mu.ctx == NULL) {
        if (err != NULL)
            *err = (struct dfg_error){DFG_NO_MEMORY, NULL};
        return DFG_NO_MEMORY;
    }
    dfg_status status = dfg_mutate(&mu, err);
    free(mu.ctx);
    return status;
}
