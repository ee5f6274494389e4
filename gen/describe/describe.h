/* describe.h -- what the files that make the data of pat.h share.
 *
 *   checked form -> unit.c: a file; pattern.c: a pattern; node.c: its nodes;
 *                   expr.c: conditions and values; replace.c: replacements
 */
#ifndef DESCRIBE_H
#define DESCRIBE_H

#include "check/regions.h"
#include "pattern.h"

/* A file being described, and its pattern at hand. */
struct describer {
    struct pat *pat;
    const struct unit *unit;
    VEC(struct pat_extern) externs;
    VEC(struct pat_condition) conditions;
    struct map places;    /* of conditions, "FILE:LINE:COLUMN": one more than the number of each */
    struct map costs;     /* one more than the number that each has in its pattern */
    const struct pattern *pattern;
    VEC(struct pat_expr) exprs;
    struct map numbers;   /* of expressions that stand by themselves, and of replacements' values: one more than each */
    VEC(struct pat_new) news;
    int32_t *rest, *front; /* by pnode id: sets of what `...` stands for; -1: none */
};

/* Room for n things, zeroed; NULL for none. */
void *pat_describe_array(struct pat *, int n, size_t size);

/* ---- expr.c ---- */

struct origin { const char *text; uint32_t line; const char *file; };
struct origin pat_describe_origin(const struct describer *, struct span, size_t max); /* the text, cut after max bytes */
/* The number of the condition that is written there; sign: stands before its text. */
int32_t pat_describe_condition(struct describer *, const char *sign, struct span);
struct pat_value pat_describe_value(struct pat *, const struct value *);
/* The number of the expression, described the first time it is met; -1 of NULL. */
int32_t pat_describe_expr(struct describer *, const struct expr *);
const uint32_t *pat_describe_where(struct describer *, struct expr *const *where, int n);

/* ---- node.c, replace.c, pattern.c ---- */

/* Before the nodes: parts, and the names of the pattern with sets for those. */
void pat_describe_parts(struct describer *, struct pat_pattern *);
const struct pat_node *pat_describe_nodes(struct describer *, struct pnode *const *nodes, const struct regions *);
void pat_describe_replacement(struct describer *, struct pat_pattern *);
struct pat_pattern pat_describe_pattern(struct describer *, const struct pattern *);

#endif
