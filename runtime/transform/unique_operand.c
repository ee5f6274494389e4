/* unique_operand.c -- readers that compute an operand themselves.
 *
 * In:   a graph.
 * Out:  the graph in which a call that dequantizes (its row says so) and that several
 *       calls read, or one and a result, is copied, so that each call has one that
 *       nobody else reads; and likewise one that pads for each that counts work, as
 *       convolutions do.
 *
 *             q                       q
 *             |                     /   \
 *       DequantizeLinear    ->    DqL   DqL
 *           /   \                  |     |
 *        Conv    Add              Conv  Add
 *
 * A target that computes on quantised values takes the groups that begin with
 * dequantizing, or with a pad, whole; one that is shared would be inside of
 * neither group.  The first is ONNX Runtime's EnsureUniqueDQForNodeUnit, whose
 * copies are one an operand; here a call that reads a value twice reads the same
 * copy twice.  The second is TVM's replicate_pads for Ethos-U (of nn.pad and qnn.conv2d),
 * which leaves a pad to its first convolution even where something else reads it, too.
 */
#include <stdlib.h>

#include "../dfg_visit.h"

/* What is copied, and for whom. */
struct unique {
    bool (*is_operand)(const struct dfg_op_decl *);
    bool (*is_reader)(const struct dfg_op_decl *); /* NULL: any call */
    bool *read; /* per node: is it read by somebody else, or by a reader that was met? */
};

static bool calls(const dfg_module *m, dfg_node n, bool (*is)(const struct dfg_op_decl *))
{
    const uint16_t op = n != DFG_NONE ? dfg_node_op(m, n) : DFG_OTHER;
    const struct dfg_op_decl *row = dfg_operator_row(m, op);
    return op >= DFG_FIRST_OP && (is == NULL || (row != NULL && is(row)));
}

/* Sets read, of those that are no readers; false: no memory. */
static bool find_read(const dfg_module *m, struct unique *u)
{
    uint32_t n_nodes = dfg_n_nodes(m);
    u->read = calloc(n_nodes, sizeof *u->read);
    for (dfg_node n = 1; u->read != NULL && n < n_nodes; n++) {
        const dfg_node *args;
        uint32_t argc = calls(m, n, u->is_reader) ? 0 : dfg_node_args(m, n, &args);
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
    if (same < i || !calls(mu->m, old[i], u->is_operand))
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
    dfg_node *args = calls(mu->m, pre, u->is_reader) ? calloc((size_t)argc + 1, sizeof *args) : NULL;
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

static bool dequantizes(const struct dfg_op_decl *row)
{
    return row->dequantizes;
}

static bool pads(const struct dfg_op_decl *row)
{
    return row->pads;
}

static bool has_work(const struct dfg_op_decl *row)
{
    return row->work != NULL;
}

dfg_status dfg_unique_dequantize(dfg_module *m, struct dfg_error *err)
{
    struct unique u = {dequantizes, NULL, NULL};
    return give_own(m, &u, err);
}

dfg_status dfg_unique_pad(dfg_module *m, struct dfg_error *err)
{
    struct unique u = {pads, has_work, NULL};
    return give_own(m, &u, err);
}
