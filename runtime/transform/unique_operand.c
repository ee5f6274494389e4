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
 *
 * A call that casts (its row says so) to more bits is copied for all its uses but the first by
 * elementwise or broadcast operators: a convolution then hands on few bits, and each cast may
 * be fused with its user.  That is Relay's CastCanonicalizer; uses are counted along operands,
 * so add(t, t) gets two.  Other users, tuples or convolutions, share the first cast.
 *
 *            conv                  conv
 *              | int8              /   \
 *            cast       -->     cast   cast
 *            /  \                |      |
 *          log  relu            log    relu
 */
#include <stdlib.h>

#include "../dfg_visit.h"

typedef bool node_test(const dfg_module *, dfg_node);

/* What is copied, and for whom. */
struct unique {
    node_test *is_operand, *is_reader;
    bool by_use; /* a copy for each use of a reader, and who else reads shares the first */
    bool *read;  /* per node: is it read by somebody else, or by a reader that was met? */
};

/* Sets read, of those that are no readers; false: no memory. */
static bool find_read(const dfg_module *m, struct unique *u)
{
    uint32_t n_nodes = dfg_n_nodes(m);
    u->read = calloc(n_nodes, sizeof *u->read);
    for (dfg_node n = 1; u->read != NULL && !u->by_use && n < n_nodes; n++) {
        const dfg_node *args;
        uint32_t argc = u->is_reader(m, n) ? 0 : dfg_node_args(m, n, &args);
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
    uint32_t same = u->by_use ? i : same_before(old, i);
    if (same < i || !u->is_operand(mu->m, old[i]))
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
    dfg_node *args = u->is_reader(mu->m, pre) ? calloc((size_t)argc + 1, sizeof *args) : NULL;
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

/* ---- operands and readers ---- */

static bool is_call(const dfg_module *m, dfg_node n)
{
    return dfg_node_op(m, n) >= DFG_FIRST_OP;
}

/* NULL: it is no call, or of an operator without a row. */
static const struct dfg_op_decl *row_of(const dfg_module *m, dfg_node n)
{
    return n != DFG_NONE && is_call(m, n) ? dfg_operator_row(m, dfg_node_op(m, n)) : NULL;
}

static bool dequantizes(const dfg_module *m, dfg_node n)
{
    const struct dfg_op_decl *row = row_of(m, n);
    return row != NULL && row->dequantizes;
}

static bool pads(const dfg_module *m, dfg_node n)
{
    const struct dfg_op_decl *row = row_of(m, n);
    return row != NULL && row->pads;
}

static bool has_work(const dfg_module *m, dfg_node n)
{
    const struct dfg_op_decl *row = row_of(m, n);
    return row != NULL && row->work != NULL;
}

static bool is_broadcast(const dfg_module *m, dfg_node n)
{
    const struct dfg_op_decl *decl = dfg_operator_decl(m, dfg_node_op(m, n));
    return decl != NULL && decl->kind <= DFG_BROADCAST;
}

static unsigned bits_of(const dfg_module *m, dfg_node n)
{
    enum dfg_dtype dtype = (enum dfg_dtype)dfg_type_info(m, dfg_node_type(m, n))->dtype;
    return dtype != DFG_NO_DTYPE ? dfg_dtype_bits(dtype) : 0;
}

/* The bits that its attribute asks for, where its type is not known. */
static unsigned bits_wanted(const dfg_module *m, dfg_node cast)
{
    const struct dfg_kind *k = dfg_kind_info(m, dfg_node_kind(m, cast));
    for (uint32_t i = 0; i < k->n_attrs; i++)
        if (k->attrs[i].value.tag == DFG_V_DTYPE)
            return dfg_dtype_bits((enum dfg_dtype)k->attrs[i].value.u.id);
    return 0;
}

static bool is_widening_cast(const dfg_module *m, dfg_node n)
{
    const struct dfg_op_decl *row = row_of(m, n);
    const dfg_node *args;
    if (row == NULL || !row->casts || dfg_node_args(m, n, &args) != 1)
        return false;
    unsigned to = bits_of(m, n), from = bits_of(m, args[0]);
    return from != 0 && from < (to != 0 ? to : bits_wanted(m, n));
}

/* ---- the passes ---- */

dfg_status dfg_unique_dequantize(dfg_module *m, struct dfg_error *err)
{
    struct unique u = {.is_operand = dequantizes, .is_reader = is_call};
    return give_own(m, &u, err);
}

dfg_status dfg_unique_pad(dfg_module *m, struct dfg_error *err)
{
    struct unique u = {.is_operand = pads, .is_reader = has_work};
    return give_own(m, &u, err);
}

dfg_status dfg_cast_canonicalizer(dfg_module *m, struct dfg_error *err)
{
    struct unique u = {.is_operand = is_widening_cast, .is_reader = is_broadcast, .by_use = true};
    return give_own(m, &u, err);
}
