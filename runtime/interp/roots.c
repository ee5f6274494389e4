/* roots.c -- which operators the root of a pattern may have, so that few nodes are searched from.
 *
 * In:   patterns, tables of them.
 * Out:  names of the operators that roots mention, which dfg_bind gives numbers;
 *       for each pattern a set of these numbers; for each table and number the
 *       entries that may match there, in order of priority.  What a root says
 *       beyond its operator, the search judges.
 */
#include "unit.h"

#include <string.h>

static uint32_t n_numbers(const struct interp_unit *u)
{
    return DFG_FIRST_OP + u->names.n_ops;
}

/* ---- names ---- */

/* O(names so far), which are few. */
static void add_name(struct interp_unit *u, const char *name)
{
    for (uint32_t i = 0; i < u->names.n_ops; i++)
        if (strcmp(u->ops[i], name) == 0)
            return;
    u->ops[u->names.n_ops++] = name;
}

/* Visits the nodes that may stand at the same graph node as p. */
static void names_at(struct interp_unit *u, const struct pat_pattern *d, uint32_t p)
{
    const struct pat_node *node = &d->nodes[p];
    switch ((enum pat_kind)node->kind) {
    case PAT_N_CALL:
        for (uint32_t i = 0; i < node->n_ops; i++)
            add_name(u, node->ops[i]);
        break;
    case PAT_N_ALT:
    case PAT_N_AND:
    case PAT_N_CHAIN:
        for (uint32_t i = 0; i < node->n_kids; i++)
            names_at(u, d, node->kids[i]);
        break;
    case PAT_N_DOMINATES:
        names_at(u, d, node->kids[2]);
        break;
    case PAT_N_UNUSED:
    case PAT_N_ANY:
    case PAT_N_APPLY:
    case PAT_N_TUPLE:
    case PAT_N_GET:
    case PAT_N_FN:
    case PAT_N_IF:
    case PAT_N_LET:
    case PAT_N_LEAF:
    case PAT_N_NOT:
    case PAT_N_LINK:
        break; /* no operator of a file */
    }
}

bool dfg_interp_names(struct interp_unit *u)
{
    size_t room = 0;
    for (uint32_t i = 0; i < u->file->n_patterns; i++)
        for (uint32_t k = 0; k < u->file->patterns[i].n_nodes; k++)
            room += u->file->patterns[i].nodes[k].n_ops;
    u->ops = dfg_stack_alloc(&u->mem, room, sizeof *u->ops);
    for (uint32_t i = 0; u->ops != NULL && i < u->file->n_patterns; i++)
        names_at(u, &u->file->patterns[i], u->file->patterns[i].roots[0]);
    u->names.ops = u->ops;
    return u->ops != NULL;
}

/* ---- sets ---- */

static void add_number(struct interp_roots *to, uint32_t number)
{
    to->set[number / 64] |= UINT64_C(1) << number % 64;
}

static void roots_at(struct interp_unit *u, const struct pat_pattern *d, uint32_t p, struct interp_roots *to);

static void roots_of_call(struct interp_unit *u, const struct pat_node *node, struct interp_roots *to)
{
    to->any |= node->n_ops == 0;
    for (uint32_t i = 0; i < node->n_ops; i++)
        for (uint32_t k = 0; k < u->names.n_ops; k++)
            if (strcmp(u->ops[k], node->ops[i]) == 0)
                add_number(to, DFG_FIRST_OP + k);
    if (!node->under_get)
        add_number(to, DFG_GET); /* its first result */
}

/* All kids stand there: the first that says something will do. */
static void roots_of_all(struct interp_unit *u, const struct pat_pattern *d, const struct pat_node *node,
                         struct interp_roots *to)
{
    size_t size = (n_numbers(u) / 64 + 1) * sizeof *to->set;
    struct interp_roots one = {.any = true, .set = dfg_stack_alloc(&u->mem, size, 1)};
    for (uint32_t i = 0; one.set != NULL && one.any && i < node->n_kids; i++) {
        memset(one.set, 0, size);
        one.any = false;
        roots_at(u, d, node->kids[i], &one);
    }
    to->any |= one.any;
    for (size_t i = 0; one.set != NULL && i < size / sizeof *one.set; i++)
        to->set[i] |= one.set[i];
}

static void roots_at(struct interp_unit *u, const struct pat_pattern *d, uint32_t p, struct interp_roots *to)
{
    const struct pat_node *node = &d->nodes[p];
    switch ((enum pat_kind)node->kind) {
    case PAT_N_CALL:
        roots_of_call(u, node, to);
        break;
    case PAT_N_TUPLE:
        add_number(to, DFG_TUPLE);
        break;
    case PAT_N_GET:
        add_number(to, DFG_GET);
        break;
    case PAT_N_ALT:
    case PAT_N_CHAIN:
        for (uint32_t i = 0; i < node->n_kids; i++)
            roots_at(u, d, node->kids[i], to);
        break;
    case PAT_N_AND:
        roots_of_all(u, d, node, to);
        break;
    case PAT_N_DOMINATES:
        roots_at(u, d, node->kids[2], to);
        break;
    case PAT_N_UNUSED:
    case PAT_N_ANY:
    case PAT_N_APPLY:
    case PAT_N_FN:
    case PAT_N_IF:
    case PAT_N_LET:
    case PAT_N_LEAF:
    case PAT_N_NOT:
    case PAT_N_LINK:
        to->any = true;
        break;
    }
}

void dfg_interp_roots(struct interp_unit *u, const struct pat_pattern *d, struct interp_roots *to)
{
    *to = (struct interp_roots){.set = dfg_stack_alloc(&u->mem, n_numbers(u) / 64 + 1, sizeof *to->set)};
    if (to->set != NULL)
        roots_at(u, d, d->roots[0], to);
}

static bool may_have(const struct interp_roots *r, uint32_t number)
{
    return r->any || (r->set[number / 64] >> number % 64 & 1);
}

bool dfg_interp_may_match(const struct interp_pattern *p, const dfg_graph *g, dfg_node n)
{
    return may_have(&p->roots, dfg_op(g, n));
}

const uint64_t *dfg_interp_sets(struct interp_unit *u, const uint32_t *patterns, uint32_t n, uint32_t n_words)
{
    uint64_t *sets = dfg_stack_alloc(&u->mem, (size_t)n_numbers(u) * n_words, sizeof *sets);
    for (uint32_t i = 0; sets != NULL && i < n; i++) {
        const struct interp_pattern *p = u->unit.patterns[patterns[i]].data;
        for (uint32_t op = 0; op < n_numbers(u); op++)
            if (may_have(&p->roots, op))
                sets[(size_t)op * n_words + i / 64] |= UINT64_C(1) << i % 64;
    }
    return sets;
}

/* ---- tables ---- */

static const uint64_t *set_at(const struct dfg_table *t, const dfg_graph *g, dfg_node n)
{
    const struct interp_table *it = t->data;
    return it->sets + (size_t)dfg_op(g, n) * t->n_words;
}

void dfg_interp_candidates(const struct dfg_table *t, const dfg_graph *g, dfg_node n, uint64_t *set)
{
    memcpy(set, set_at(t, g, n), t->n_words * sizeof *set);
}

static bool yes(void *ctx, const void *m)
{
    (void)ctx;
    (void)m;
    return true;
}

int32_t dfg_interp_first(const struct dfg_table *t, const dfg_graph *g, dfg_node n)
{
    const struct interp_table *it = t->data;
    const uint64_t *set = set_at(t, g, n);
    for (uint32_t w = 0; w < t->n_words; w++)
        for (uint64_t left = set[w]; left != 0; left &= left - 1) {
            uint32_t row = dfg_interp_row(t, w * 64 + dfg_lowest_bit(left));
            const struct dfg_pattern *p = &it->unit->unit.patterns[t->entries[row].pattern];
            if (p->each(p, g, n, yes, NULL))
                return (int32_t)row;
        }
    return -1;
}

size_t dfg_interp_sweep(const struct dfg_table *t, const dfg_graph *g, dfg_node first, dfg_node last,
                        dfg_node *nodes, uint64_t *sets)
{
    size_t n = 0;
    for (dfg_node at = first; at < last; at++) {
        const uint64_t *set = set_at(t, g, at);
        uint64_t some = 0;
        for (uint32_t w = 0; w < t->n_words; w++)
            some |= sets[n * t->n_words + w] = set[w];
        nodes[n] = at;
        n += some != 0;
    }
    return n;
}
