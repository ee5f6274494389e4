/* unit.h -- a .pat file interpreted: libpat's description of it as a unit.
 *
 *   unit.c      the rows            operators.c  operators as tables
 *   slots.c     what rows call: a pattern's match and each, costs
 *   roots.c     operators that a root may have; candidates, first, sweep of tables
 *   rules.c     rules as rows   replace.c    what they make
 *
 * The unit of dfg_interp.h.
 */
#ifndef DFG_INTERP_UNIT_H
#define DFG_INTERP_UNIT_H

#include "../dfg_rewrite.h"
#include "ref.h"

/* Operators that a root may have, by their numbers in the unit. */
struct interp_roots {
    bool any;
    uint64_t *set;
};

struct interp_pattern {
    struct interp_unit *unit;
    struct interp_roots roots;
    struct dfg_stack kept; /* of the last match */
};

struct interp_entry {
    struct interp_unit *unit;
    const struct dfg_pattern *pattern;
    uint32_t cost; /* an expression of it */
};

struct interp_table {
    struct interp_unit *unit;
    const uint64_t *sets; /* per number of an operator a set of candidates */
};

struct interp_rule {
    struct interp_unit *unit;
};

struct interp_unit {
    struct dfg_unit unit; /* first */
    const struct pat_file *file;
    struct dfg_names names;
    const char **ops; /* names->ops, with room for all that roots mention */
    struct dfg_stack mem;
    struct ref_lists lists;
    bool failed;
};

/* ---- operators.c ---- */

/* Those of the file itself, or of one that it imports; NULL: none, or no memory. */
const struct dfg_ops *dfg_interp_operators(struct interp_unit *, const char *file);

/* ---- roots.c ---- */

bool dfg_interp_names(struct interp_unit *); /* all that roots mention; before the others */
void dfg_interp_roots(struct interp_unit *, const struct pat_pattern *, struct interp_roots *);
/* Per number of an operator a set of n_words words: bit i, the root of patterns[i] may have it.  NULL: no memory. */
const uint64_t *dfg_interp_sets(struct interp_unit *, const uint32_t *patterns, uint32_t n, uint32_t n_words);
bool dfg_interp_may_match(const struct interp_pattern *, const dfg_graph *, dfg_node);

/* The entry of this priority, 0 the highest. */
static inline uint32_t dfg_interp_row(const struct dfg_table *t, uint32_t priority)
{
    return t->last_wins ? t->n - 1 - priority : priority;
}
void dfg_interp_candidates(const struct dfg_table *, const dfg_graph *, dfg_node, uint64_t *set);
int32_t dfg_interp_first(const struct dfg_table *, const dfg_graph *, dfg_node);
size_t dfg_interp_sweep(const struct dfg_table *, const dfg_graph *, dfg_node first, dfg_node last,
                        dfg_node *nodes, uint64_t *sets);

/* ---- slots.c ---- */

bool dfg_interp_match(const struct dfg_pattern *, const dfg_graph *, dfg_node, void *m);
bool dfg_interp_each(const struct dfg_pattern *, const dfg_graph *, dfg_node,
                     bool (*accept)(void *ctx, const void *whole), void *ctx);
double dfg_interp_cost(const struct dfg_table_entry *, const dfg_graph *, const void *m);

/* ---- rules.c, replace.c ---- */

/* The unit's patterns are there.  NULL: it has no rules, or no memory. */
const struct dfg_rules *dfg_interp_rules(struct interp_unit *);
void dfg_interp_build(const struct dfg_rule *, dfg_rewriter *, const void *match, dfg_node *with);

#endif
