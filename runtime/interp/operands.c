/* operands.c -- assigns operands to operand patterns.
 *
 * In:   a pattern of a call, a tuple or a function value's call; a graph node.
 * Out:  the assignments of the node's operands to its operand patterns, in the
 *       order of the search: as written before swapped, the first place of
 *       `..., p, ...` first.
 *
 * Operands are counted exactly; absent ones at the end do not count.  Two
 * operands, of which one may be absent, swap where the operator that the graph has there is declared
 * commutative and they are different nodes; `commutative(0 2 3, 1 4 5)` swaps
 * these positions together.
 */
#include "ref.h"

#include <stdlib.h>
#include <string.h>

/* Place of position k in a list of numbers that ends at a comma or the text's end; -1: not in it. */
static int place_in(const char *list, uint32_t k)
{
    for (int i = 0; *list && *list != ','; i++) {
        char *end;
        if (strtoul(list, &end, 10) == k && end != list)
            return i;
        if (end == list) /* no number */
            return -1;
        list = end + (*end == ' ');
    }
    return -1;
}

static uint32_t number_at(const char *list, int place)
{
    char *end = NULL;
    unsigned long k = strtoul(list, &end, 10);
    for (int i = 0; i < place && *end == ' '; i++)
        k = strtoul(end, &end, 10);
    return (uint32_t)k;
}

/* Position k after swapping by "0 2 3,1 4 5". */
static uint32_t partner(const char *swap, uint32_t k)
{
    const char *comma = strchr(swap, ','), *right = comma ? comma + 1 : "";
    int i = place_in(swap, k);
    if (i >= 0)
        return number_at(right, i);
    i = place_in(right, k);
    return i >= 0 ? number_at(swap, i) : k;
}

static uint32_t place_of(const struct ref *r, dfg_node call, const struct ref_operands *o, uint32_t kid)
{
    if (!o->swapped)
        return o->start + kid;
    const struct dfg_op_decl *d = dfg_operator_decl(r->m, dfg_node_op(r->m, call));
    return partner(d->swap != NULL ? d->swap : "0,1", kid);
}

const dfg_node *dfg_ref_args(const struct ref *r, dfg_node call, const struct ref_operands *o)
{
    const dfg_node *args;
    dfg_node_args(r->m, call, &args);
    return args + o->first_kid;
}

static dfg_node operand_at(const struct ref *r, dfg_node call, const struct ref_operands *o, uint32_t at)
{
    return at < o->n_args ? dfg_ref_args(r, call, o)[at] : DFG_NONE;
}

dfg_node dfg_ref_operand(const struct ref *r, dfg_node call, const struct ref_operands *o, uint32_t kid)
{
    return operand_at(r, call, o, place_of(r, call, o, kid));
}

static bool may_be_absent(const struct pat_node *p, uint32_t kid)
{
    return kid < 64 && (p->optional >> kid & 1) != 0;
}

/* Is there an operand for every pattern, and a pattern for every operand? */
static bool fits(const struct ref *r, const struct pat_node *p, dfg_node call,
                 const struct ref_operands *o)
{
    for (uint32_t i = 0; i < o->n_kids; i++)
        if (dfg_ref_operand(r, call, o, i) == DFG_NONE && !may_be_absent(p, o->first_kid + i))
            return false;
    return p->rest_last || o->n_args <= o->start + o->n_kids;
}

/* Would swapping give another assignment? */
static bool can_swap(const struct ref *r, const struct pat_node *p, dfg_node call, struct ref_operands o)
{
    if (p->kind != PAT_N_CALL || p->ordered || p->rest_first || p->rest_last)
        return false;
    const struct dfg_op_decl *d = dfg_operator_decl(r->m, dfg_node_op(r->m, call));
    if (d == NULL || !d->commutative || (d->swap == NULL && o.n_kids != 2))
        return false;
    bool differs = false;
    o.swapped = true;
    for (uint32_t i = 0; i < o.n_kids; i++) {
        uint32_t at = place_of(r, call, &o, i);
        if (at >= o.n_kids) /* the pattern does not give all that swap */
            return false;
        differs = differs || operand_at(r, call, &o, at) != operand_at(r, call, &o, i);
    }
    return differs && fits(r, p, call, &o);
}

/* From the place in o on, the first that fits. */
static bool settle(const struct ref *r, const struct pat_node *p, dfg_node call, struct ref_operands *o)
{
    bool moves = p->rest_first && p->rest_last;
    for (; !fits(r, p, call, o); o->start++)
        if (!moves || o->start == o->n_args)
            return false;
    return true;
}

bool dfg_ref_operands_first(const struct ref *r, const struct pat_node *p, dfg_node call,
                            struct ref_operands *o)
{
    const dfg_node *args;
    uint32_t callee = p->kind == PAT_N_APPLY;
    uint32_t n = dfg_node_args(r->m, call, &args);
    while (n > callee && args[n - 1] == DFG_NONE)
        n--;
    o->n_args = n - callee;
    o->first_kid = callee;
    o->n_kids = p->n_kids - callee;
    o->swapped = false;
    o->start = p->rest_first && !p->rest_last && o->n_args > o->n_kids ? o->n_args - o->n_kids : 0;
    if (settle(r, p, call, o))
        return true;
    o->swapped = can_swap(r, p, call, *o);
    return o->swapped;
}

bool dfg_ref_operands_next(const struct ref *r, const struct pat_node *p, dfg_node call,
                           struct ref_operands *o)
{
    if (p->rest_first && p->rest_last) {
        o->start++;
        return o->start <= o->n_args && settle(r, p, call, o);
    }
    if (o->swapped || !can_swap(r, p, call, *o))
        return false;
    o->swapped = true;
    return true;
}
