/* conjunction.h -- tests that must hold together.  Private to conjunction.c, contradict.c. */
#ifndef FACTS_CONJUNCTION_H
#define FACTS_CONJUNCTION_H

#include "facts.h"

struct test {
    const struct expr *cond;      /* or */
    const struct attr_test *attr; /* of the term */
    struct span at;               /* what the author wrote */
    const struct expr *of;        /* the term of `attr` */
    bool maybe;                   /* said of a node that need not take part */
};

struct alias { const struct var *var; const struct expr *expr; };

struct conjunction {
    VEC(struct test) tests;
    int n_ids;                         /* ids of nodes are below it */
    /* private to conjunction.c */
    VEC(const struct pnode *) nodes;   /* that take part; from n_sure on only if a condition that names them holds */
    int n_sure;
    bool maybe;                        /* the nodes whose tests are added now are such */
    const struct pnode **same_as;      /* by id: the first of those that are one graph node; NULL: takes no part */
    VEC(struct alias) aliases;
};

struct conjunction conjunction_of(struct pnode *const *root, int n_roots, struct expr *const *where, int n_where,
                                  int n_ids);

#endif
