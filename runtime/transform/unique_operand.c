/* unique_operand.c -- readers that compute an operand themselves.
 *
 * In:   a graph of ONNX's operators, or of Relay's.
 * Out:  the graph in which a DequantizeLinear that several calls read, or one and a
 *       result, is copied, so that each call has one that nobody else reads; and
 *       likewise a pad for each qnn.conv2d.
 *
 *             q                       q
 *             |                     /   \
 *       DequantizeLinear    ->    DqL   DqL
 *           /   \                  |     |
 *        Conv    Add              Conv  Add
 *
 * A target that computes on quantised values takes the groups that begin with
 * DequantizeLinear, or with a pad, whole; one that is shared would be inside of
 * neither group.  The first is ONNX Runtime's EnsureUniqueDQForNodeUnit, whose
 * copies are one an operand; here a call that reads a value twice reads the same
 * copy twice.  The second is TVM's replicate_pads for Ethos-U, which leaves a pad
 * to its first convolution even where something else reads it, too.
 */
#include <stdlib.h>
#include <string.h>

#include "../dfg_visit.h"

/* What is copied, and for whom; NULLs end the lists, a NULL list: for every call. */
struct unique {
    const char *const *operands, *const *readers;
    bool *read; /* per node: is it read by somebody else, or by a reader that was met? */
};

static bool calls_one_of(const dfg_module *m, dfg_node n, const char *const *names)
{
    uint16_t op = n != DFG_NONE ? dfg_node_op(m, n) : DFG_OTHER;
    if (op < DFG_FIRST_OP)
        return false;
    for (; names != NULL && *names != NULL; names++)
        if (strcmp(dfg_operator_name(m, op), *names) == 0)
            return true;
    return names == NULL;
}

/* Sets read, of those that are no readers; false: no memory. */
static bool find_read(const dfg_module *m, struct unique *u)
{
    uint32_t n_nodes = dfg_n_nodes(m);
    u->read = calloc(n_nodes, sizeof *u->read);
    for (dfg_node n = 1; u->read != NULL && n < n_nodes; n++) {
        const dfg_node *args;
        uint32_t argc = calls_one_of(m, n, u->readers) ? 0 : dfg_node_args(m, n, &args);
        for (uint32_t k = 0; k < argc; k++)
            if (args[k] != DFG_NONE)
                u->read[args[k]] = true;
    }
    return u->read != NULL;
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
    const struct unique *u = mu->ctx;
    const dfg_node *old, *now, *of;
    dfg_node_args(mu->m, pre, &old);
    dfg_node_args(mu->m, post, &now);
    uint32_t same = same_before(old, i);
    if (same < i || !calls_one_of(mu->m, old[i], u->operands))
        return same < i ? args[same] : now[i];
    if (!u->read[old[i]]) {
        u->read[old[i]] = true;
        return now[i];
    }
    uint32_t n = dfg_node_args(mu->m, now[i], &of);
    return dfg_node_add(mu->m, dfg_node_kind(mu->m, now[i]), of, n, dfg_node_type(mu->m, now[i]));
}

static dfg_node own_operands(struct dfg_mutator *mu, dfg_node pre, dfg_node post)
{
    const struct unique *u = mu->ctx;
    const dfg_node *now;
    uint32_t argc = dfg_node_args(mu->m, post, &now);
    dfg_node *args = calls_one_of(mu->m, pre, u->readers) ? calloc((size_t)argc + 1, sizeof *args) : NULL;
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

static dfg_status give_own(dfg_module *m, struct unique *u, struct dfg_error *err)
{
    struct dfg_mutator mu = {.m = m, .after = own_operands, .ctx = u};
    if (!find_read(m, u)) {
        if (err != NULL)
            *err = (struct dfg_error){DFG_NO_MEMORY, NULL};
        return DFG_NO_MEMORY;
    }
    dfg_status status = dfg_mutate(&mu, err);
    free(u->read);
    return status;
}

dfg_status dfg_unique_dequantize(dfg_module *m, struct dfg_error *err)
{
    static const char *const operands[] = {"DequantizeLinear", "com.microsoft.DequantizeLinear", NULL};
    struct unique u = {operands, NULL, NULL};
    return give_own(m, &u, err);
}

dfg_status dfg_unique_pad(dfg_module *m, struct dfg_error *err)
{
    static const char *const operands[] = {"nn.pad", NULL}, *const readers[] = {"qnn.conv2d", NULL};
    struct unique u = {operands, readers, NULL};
    return give_own(m, &u, err);
}
