/* laws.h -- what the files of laws/ share.
 *
 *   pattern nodes -> terms (shape.c) -> their forms under the laws (term.c)
 *   -> pattern nodes (laws.c)
 */
#ifndef LAWS_H
#define LAWS_H

#include "check/check.h"

/* An operand tree: a call of op, or a leaf, which with options is a choice between them.  Equal ones are one. */
struct term {
    const struct op *op;
    struct pnode *leaf; /* op is NULL */
    struct term **kid;
    int n_kids;
    int number;         /* in order of making */
    struct term **next; /* what one use of a law makes of it, once `derived` */
    int n_next;
    bool derived;
    const struct term *seen; /* the term in whose list it was put last */
    struct pnode *alt;       /* of a choice: the leaf without its names */
    struct term **option;    /* of each kid of alt */
    int n_options;
    bool wanted; /* a law may apply once an option is taken */
    int stamp;   /* of the replacement that made `image` of it */
    struct term *image;
};
typedef VEC(struct term *) term_vec;

/* A side of a law with some operands swapped, and the other side. */
struct direction {
    const struct pnode *from, *to;
};

/* A call of several forms, which alternatives stand for. */
struct split {
    struct pnode *node, was;
    bool kept; /* a condition is about an alternative */
};

struct expansion {
    const struct unit *unit; /* laws hold in the text of its file only */
    struct pattern *pattern;
    int limit, n_forms;
    int n_serials; /* ids given to nodes so far */
    bool repeats;  /* a side of some law has a name twice */
    VEC(struct direction) directions;
    VEC(const struct op *) ops; /* that laws speak of */
    VEC(struct split) splits;
    struct map terms; /* of the pattern, by their keys */
    int n_terms, n_stamps;
    term_vec choices;
    struct term **inner; /* by pnode id: its term inside a region */
    int *n_uses;         /* by pnode id: how often it stands in the pattern */
};

/* ---- term.c ---- */

void pat_law_add_directions(struct pat *, struct expansion *, const struct law *);
/* Of a call, or of a leaf: op or leaf is NULL. */
struct term *pat_law_make_term(struct pat *, struct expansion *, const struct op *, struct pnode *leaf,
                           struct term **kid, int n);
/* All forms of a term, itself first; false: more than the limit. */
bool pat_law_close(struct pat *, struct expansion *, struct term *, term_vec *forms);
/* t with `to` wherever one of `from` stands. */
struct term *pat_law_replace(struct pat *, struct expansion *, struct term *t, const term_vec *from,
                         struct term *to);

/* ---- shape.c ---- */

/* Calls of several forms become alternatives, and calls again where nothing came of it. */
void pat_law_split_calls(struct pat *, struct expansion *, struct pnode **node, int n);
void pat_law_join_calls(const struct expansion *);
void pat_law_keep_split(struct expansion *, const struct pnode *alt); /* if it is one */
/* A call of one operator that laws of this file speak of, with plain operands. */
bool pat_law_is_root(const struct expansion *, const struct pnode *);
/* Of names that `&` gives: what they name, which may be so again; else NULL.  All the way: pat_law_named. */
struct pnode *pat_law_name_of(const struct expansion *, const struct pnode *);
struct pnode *pat_law_named(const struct expansion *, struct pnode *);
/* Of what pat_law_named gave: do laws look into it? */
bool pat_law_is_inner(const struct expansion *, const struct pnode *);
bool pat_law_is_choice(const struct expansion *, const struct pnode *);
struct term *pat_law_term_of(struct pat *, struct expansion *, struct pnode *, bool is_top);

#endif
