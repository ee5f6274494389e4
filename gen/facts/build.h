/* build.h -- one pattern while it becomes a predicate.  Private to build.c, call.c. */
#ifndef FACTS_BUILD_H
#define FACTS_BUILD_H

#include "facts.h"

struct build {
    struct pattern_facts *f;
    struct pred **memo;         /* by pnode id */
    const struct pnode **owner; /* by pnode id: under which node it is asked, if it stands at several places */
    const struct pnode *why;    /* the first node that can't match */
    const char *reason;
};

/* ---- build.c ---- */

struct pred *build_kid(struct build *b, const struct pnode *p, int k);
struct pred *no_match(struct build *b, const struct pnode *p, const char *reason); /* p can't match */
/* All of the list; the first that can't hold is remembered for the message. */
struct pred *all_of(struct build *b, const preds *list, const struct pnode *p);

/* ---- call.c: calls, operand lists, attributes ---- */

struct pred *call(struct build *b, const struct pnode *p);
struct pred *operands_in_order(struct build *b, const struct pnode *p);
void add_attrs(struct build *b, const struct pnode *p, preds *list);
void add_operands_test(const struct pnode *p, preds *list);

#endif
