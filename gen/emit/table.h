/* table.h -- what the emitters of a table's functions share.
 *
 * A function's body is written aside while the functions that it calls are
 * found and written before it.  Private to table*.c.
 */
#ifndef EMIT_TABLE_H
#define EMIT_TABLE_H

#include "cond.h"
#include "match/match.h"
#include "plan/plan.h"

struct table_writer {
    struct names *names;
    const struct table *table;
    const struct automaton *automaton;
    struct out *out;
    int words;       /* of a candidate set */
    bool flat;       /* --strategy=flat */
    bool is_private; /* of rules: static functions */
};

/* The function that is being written: places have variables as they are needed. */
struct body {
    struct table_writer *w;
    struct routine *f;
    const struct path *top; /* `n` */
    VEC(const struct path *) declared;
    bool is_wide; /* sets bits of `uint64_t *set`, else of `uint64_t set` */
    int base;     /* bit 0 of `set` is this one of the table */
    int twins;    /* of the group that it was made for */
};

/* ---- table_pred.c: predicates as conditions and functions ---- */

cx place_name(struct body *, const struct path *); /* its variable, declared now if it is not yet */
cx place_at(struct body *, const struct path *);   /* its variable, or the expression for it */
cx with_names(const struct body *, cx);            /* variables for the expressions that they stand for */
cx atom_cond(struct body *, const struct atom *, cx at);
cx test_cond(struct body *, const struct test *); /* NULL: nothing to test */
const char *op_label(const struct table_writer *, const struct node_op *);

/* ---- table_group.c: groups as statements ---- */

int bit_of(const struct table_writer *, int hit); /* of an entry: the table's priority, first lowest */
void add_to(struct body *, cx bits, cx more); /* bits of `set`, if there are several words one of them */
void emit_roots(struct table_writer *);           /* a function for each set of root operators */
void table_params(struct routine *, bool is_wide); /* of functions that give candidates: g, n, set */
cx root_call(const struct table_writer *, const struct root *); /* gives a set, or sets bits of several words */

/* ---- table.c ---- */

/* NAME_candidates, to be given what stores the set of n in `set`; its end. */
struct routine *candidates_function(const struct table_writer *);
void print_candidates(struct routine *, const struct table_writer *);
cx entry_of(const struct table_writer *, cx bit); /* its number in order of text */
cx confirmed(const struct table_writer *, cx bit); /* does the candidate match at n? */
/* A function of n and `number` with a case for each below n, `false` for others: of many, in parts; `always`: true
 * whichever it is, NULL: never. */
void emit_cases(struct table_writer *, const char *name, const char *text, const char *number, int n, cx always,
                void (*add_case)(struct table_writer *, struct routine *, int number));

/* ---- table_tree.c: --strategy=table ---- */

void emit_tree(struct table_writer *);
void add_labels(struct routine *, struct table_writer *); /* the candidates of n to `set`, by data written before */
void emit_tree_header(const struct table *, struct out *);

/* ---- table_attrs.c: entries by attributes ---- */

void emit_attr_map(struct body *, const struct attr_map *, cx at);

#endif
