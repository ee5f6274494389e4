/* table.h -- what the emitters of a table's functions share.
 *
 * A function's text is written aside while the functions that it calls are
 * found and written before it.  Private to emit_table*.c.
 */
#ifndef EMIT_TABLE_H
#define EMIT_TABLE_H

#include "text.h"
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
    struct out *out;
    const struct path *top; /* `n` */
    VEC(const struct path *) declared;
    bool is_wide; /* sets bits of `uint64_t *set`, else of `uint64_t set` */
    int base;     /* bit 0 of `set` is this one of the table */
    int twins;    /* of the group that it was made for */
    bool once;    /* a place that is named once needs no variable */
};

/* ---- table_pred.c: predicates as conditions and functions ---- */

const char *fresh_function(const struct table_writer *, const char *wanted);
const char *place_name(struct body *, const struct path *); /* its variable, declared now if it is not yet */
const char *place_text(struct body *, const struct path *); /* its variable, or the expression for it */
const char *with_names(const struct body *,
                       const char *text); /* variables for the expressions that they stand for */
const char *atom_text(struct body *, const struct atom *, const char *at);
const char *test_text(struct body *, const struct test *); /* NULL: nothing to test */
const char *and_part(const char *text);                    /* in parentheses where it is a choice */
const char *or_part(const char *text);                     /* in parentheses where it is a conjunction */
const char *bare(const char *text);                        /* without parentheses around all of it */
const char *op_label(const struct table_writer *, const struct node_op *);

/* ---- table_group.c: groups as statements ---- */

int bit_of(const struct table_writer *, int hit); /* of an entry: the table's priority, first lowest */
void emit_roots(struct table_writer *);           /* a function for each set of root operators */
const char *root_call(const struct table_writer *,
                      const struct root *); /* an expression; of several words a statement */

/* ---- table_attrs.c: entries by attributes ---- */

void emit_attr_map(struct body *, const struct attr_map *, const char *at);

/* ---- table.c ---- */


#endif
