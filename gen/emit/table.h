/* table.h -- what the emitters of a table's functions share.
 *
 * A function's body is written aside while the functions that it calls are
 * found and written before it.  Private to table*.c.
 */
#ifndef EMIT_TABLE_H
#define EMIT_TABLE_H

#include "cond.h"
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
    struct code code;
    int indent;
    const struct path *top; /* `n` */
    VEC(const struct path *) declared;
    bool is_wide; /* sets bits of `uint64_t *set`, else of `uint64_t set` */
    int base;     /* bit 0 of `set` is this one of the table */
    int twins;    /* of the group that it was made for */
};
void body_line(struct body *, const char *before, cx, const char *after);
void body_text(struct body *, const char *fmt, ...) __attribute__((format(printf, 2, 3))); /* a line without a tree */

/* ---- table_pred.c: predicates as conditions and functions ---- */

cx place_name(struct body *, const struct path *); /* its variable, declared now if it is not yet */
cx place_at(struct body *, const struct path *);   /* its variable, or the expression for it */
cx with_names(const struct body *, cx);            /* variables for the expressions that they stand for */
cx atom_cond(struct body *, const struct atom *, cx at);
cx test_cond(struct body *, const struct test *); /* NULL: nothing to test */
const char *op_label(const struct table_writer *, const struct node_op *);

/* ---- table_group.c: groups as statements ---- */

int bit_of(const struct table_writer *, int hit); /* of an entry: the table's priority, first lowest */
void emit_roots(struct table_writer *);           /* a function for each set of root operators */
cx root_call(const struct table_writer *, const struct root *); /* gives a set, or sets bits of several words */

/* ---- table_attrs.c: entries by attributes ---- */

void emit_attr_map(struct body *, const struct attr_map *, cx at);

#endif
