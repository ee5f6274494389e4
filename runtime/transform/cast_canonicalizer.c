/* cast_canonicalizer.c -- every user gets a widening cast of its own.
 *
 * In:   a typed graph.
 * Out:  the graph in which a call that casts (its row says so) to more bits, used by several
 *       elementwise or broadcast operators, is copied for all these uses but the first.
 *
 *            conv                  conv
 *              | int8              /   \
 *            cast       -->     cast   cast
 *            /  \                |      |
 *          log  relu            log    relu
 *
 * A convolution then hands on few bits, and each cast may be fused with its user.
 * The pass is Relay's CastCanonicalizer; uses are counted along operands, so
 * add(t, t) gets two.  Other users, tuples or convolutions, share the first cast.
 */
#include <stdlib.h>

#include "../dfg_visit.h"

/* ctx: uses of each cast by operators that count. */
static uint32_t *uses_of(struct dfg_mutator *mu)
{
    return mu->ctx;
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
    const struct dfg_op_decl *row = dfg_operator_row(m, dfg_node_op(m, n));
    const dfg_node *args;
    if (row == NULL || !row->casts || dfg_node_args(m, n, &args) != 1)
        return false;
    unsigned to = bits_of(m, n), from = bits_of(m, args[0]);
    return from != 0 && from < (to != 0 ? to : bits_wanted(m, n));
}

/* The cast, or what stands for it, over the same value, as a new node without a name. */
static dfg_node cast_again(dfg_module *m, dfg_node cast)
{
    const dfg_node *args;
    uint32_t argc = dfg_node_args(m, cast, &args);
    return dfg_node_add(m, dfg_node_kind(m, cast), args, argc, dfg_node_type(m, cast));
}

static dfg_node own_casts(struct dfg_mutator *mu, dfg_node pre, dfg_node post)
{
    const dfg_node *old, *now;
    uint32_t argc = dfg_node_args(mu->m, pre, &old);
    dfg_node *args = is_broadcast(mu->m, pre) ? calloc((size_t)argc + 1, sizeof *args) : NULL;
    bool same = true;
    if (args == NULL)
        return DFG_NONE;
    for (uint32_t i = 0; i < argc; i++) {
        dfg_node_args(mu->m, post, &now); /* they may have moved, as may the old ones */
        dfg_node_args(mu->m, pre, &old);
        args[i] = now[i];
        if (is_widening_cast(mu->m, old[i]) && ++uses_of(mu)[old[i]] > 1) {
            args[i] = cast_again(mu->m, now[i]);
            same = false;
        }
    }
    dfg_node copy = same ? DFG_NONE : dfg_copy_with(mu, pre, args);
    free(args);
    return copy;
}

dfg_status dfg_cast_canonicalizer(dfg_module *m, struct dfg_error *err)
{
    struct dfg_mutator mu = {.m = m, .after = own_casts};
    mu.ctx = calloc(dfg_n_nodes(m), sizeof(uint32_t));
    if (mu.ctx == NULL) {
        if (err != NULL)
            *err = (struct dfg_error){DFG_NO_MEMORY, NULL};
        return DFG_NO_MEMORY;
    }
    dfg_status status = dfg_mutate(&mu, err);
    free(mu.ctx);
    return status;
}
