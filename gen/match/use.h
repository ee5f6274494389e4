/* use.h -- a use of a pattern beside the pattern, for use.c, which finds it, and call.c, which makes it a call. */
#ifndef MATCH_USE_H
#define MATCH_USE_H

#include "match.h"

/* A use beside the pattern. */
struct use {
    struct search *s;
    const struct guard *guard; /* under which it is met */
    const struct callee *of;
    struct pnode **at; /* by id of the pattern's nodes: the node of the use */
    bool *denied;      /* by the same: only inside NOT */
    bool is_tail;      /* no copy: the same text stands there once more */
    const char *why;   /* it is no call, if it is none */
    VEC(const struct pnode *) params, nots;
};

/* The largest pattern of which p is a use that can be called; NULL: s->written_out says why, if p is a use. */
struct callee *find_use(struct search *, struct pnode *p, const struct guard *, struct use *);
bool is_param(const struct pnode *);
bool is_inner(const struct use *, const struct pnode *); /* of the pattern: neither root, parameter nor denied */
/* How many conditions of the use the callee judges at its root: of patterns that it uses itself there, its own. */
int n_judged(const struct pattern *);
int condition_like(const struct use *, const struct expr *); /* the pattern's that says the same, its number; -1 */
const int *edges_within(const struct use *); /* by which nodes of the use lead to each node, by id */

#endif
