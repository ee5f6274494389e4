/* witness.h -- graphs that patterns match, made from the patterns.
 *
 * A pattern's nodes become nodes of a graph; their tests become cells:
 * operators, extents, dtypes, attributes, elements of constants.  Names that
 * mean one thing share a cell.  witness.c takes the choices, the others fill
 * cells, solve them and write the graph.
 *
 * Shared by witness*.c; lint*.c and emit_selftest*.c need the first part only.
 */
#ifndef WITNESS_H
#define WITNESS_H

#include "facts/facts.h"

/* ---- witness.c ---- */

/* One thing that a pattern says: of whom, what. */
struct witness_fact {
    const void *of;    /* the test, or the pattern node */
    const char *what;  /* interned, for the reader */
    const char *where; /* at which order of operands, in which alternative: equal texts, equal ones */
};

/* One way through the choices. */
struct witness_choice {
    const void *of; /* the pattern node or condition that chooses */
    int option, n;
    const char *where; /* as of a fact */
};

struct witness {
    bool found;                         /* else no choice fits, or `why` says what stands in the way */
    const char *why;                    /* what can't be put into a graph; NULL */
    const char *text;                   /* .dfg text; main's first result is the root */
    VEC(const char *) unsure;           /* what was not evaluated: conditions, denials */
    VEC(struct witness_fact) facts;     /* all that was asked for */
    VEC(struct witness_choice) choices; /* as taken */
    bool is_only;                       /* no choice could make up for a broken fact */
};

/* What the graph is to be. */
struct witness_request {
    const struct unit *unit;
    const struct pattern *const *patterns; /* all match at the root */
    int n_patterns;
    const int *options; /* of the first choices; then the first that fits */
    int n_options;
    struct witness_fact broken; /* .of NULL: none; else all holds but this */
    bool no_conditions;         /* conditions may hold or not, but for a broken one */
    int guess; /* what is not evaluated is given ordinary values: 0 none, then one of WITNESS_GUESSES */
};
enum { WITNESS_GUESSES = 7 };

struct witness *witness_make(const struct witness_request *);

/* ---- what witness*.c share ---- */

enum element {
    ELEMENT_NONE,
#define DTYPE(id, name, class, bits, onnx) ELEMENT_##id,
#include "../runtime/dtypes.def"
    ELEMENTS_ALL = 0x7ffe /* numbers and bool, a bit each */
};

struct range {
    int64_t lo, hi;
    int64_t but; /* INT64_MIN: none */
};

struct dim_cell {
    struct dim_cell *same;
    struct range range;
};

struct dim_at {
    int64_t index; /* from the end where negative */
    struct dim_cell *cell;
};

struct shape_cell {
    struct shape_cell *same;
    bool is_tested;
    struct range rank;
    VEC(struct dim_at) dims;
    struct dim_cell **at; /* when solved: n of them; n -1: unknown rank */
    int n;
};

struct dtype_cell {
    struct dtype_cell *same;
    uint32_t mask; /* 0: any */
};

/* An attribute, a fact (`#layout`) or the elements of a constant (`#`). */
struct value_cell {
    struct value_cell *same;
    const char *name;
    VEC(const struct attr_test *) tests;
    const struct attr_test *broken; /* must fail; NULL */
    const struct value *def;
    struct value_type type;
    VEC(struct range) items; /* of a list: each by itself */
    bool needed;             /* a name is bound to it */
};

typedef VEC(struct gnode *) gnode_list;
typedef VEC(int) option_list;

struct gnode {
    struct gnode *same;
    bool has_head;
    struct node_op head;
    const struct pnode *head_call; /* the call that made the head */
    VEC(const struct pnode *) exact; /* of each: no attribute but those that it names differs from its default */
    bool is_other;                 /* its operator is broken */
    gnode_list args;               /* NULL: absent */
    bool more_first, more_last;    /* more operands may stand there */
    int index, results;
    int back;         /* a projection counted from the back: 1 is the last; 0: `index` says which */
    const char *text; /* of a variable, a global */
    const char *name; /* what the author calls it */
    VEC(struct value_cell *) values;
    struct shape_cell *shape;
    struct dtype_cell *dtype;
    const struct type_pat *tuple;
    struct range uses;
    bool is_single; /* a constant with one element */
    bool is_output;
    struct gnode *scope; /* the function value that it stands in; NULL: main */
    int state;           /* while it is written */
    const char *label;   /* %x */
};

/* One pattern's names in the graph. */
struct side {
    const struct pattern *pattern;
    struct gnode **at;     /* by pnode id */
    struct dim_cell **dim; /* by var id */
    struct value_cell **value;
};

struct evaluated {
    struct side *side;
    const struct expr *cond;
};

/* Operands that may be exchanged. */
struct swapped {
    struct gnode *a, *b;
};

struct maker {
    const struct witness_request *request;
    struct witness *w;
    gnode_list nodes, results;
    VEC(struct evaluated) where;
    option_list script;
    const struct pnode *chain; /* whose repeated part is laid out */
    VEC(struct swapped) swaps;
    const char *spot;            /* of what is laid out: `where` of its facts */
    const struct pnode *granted; /* a denial in what is denied, that does not hold */
};

int maker_choose(struct maker *, const void *of, int n);       /* which option to take */
int maker_choose_value(struct maker *, const void *of, int n); /* none could make up for a broken fact */
bool maker_breaks(struct maker *, const void *of, const char *what); /* is this the fact to break? */
void maker_unsure(struct maker *, const char *what);

bool maker_give_up(struct maker *, const char *why); /* false */

/* ---- place.c ---- */

/* What p says, at n; where p stands somewhere already, the two are one node.
 * False: that contradicts what is there. */
bool witness_place(struct maker *, struct side *, const struct pnode *p, struct gnode *n);

/* ---- facts.c: false as above ---- */

bool witness_type(struct maker *, struct side *, const struct type_pat *, struct gnode *);
bool witness_attrs(struct maker *, struct side *, const struct pnode *, struct gnode *);
bool witness_literal(struct maker *, const struct pnode *, struct gnode *); /* of a constant */

/* ---- cell.c ---- */

struct gnode *gnode_new(struct maker *);
struct gnode *gnode_find(struct gnode *);
struct dim_cell *dim_new(void);
struct dim_cell *dim_find(struct dim_cell *);
struct shape_cell *gshape_of(const struct gnode *);
struct dtype_cell *gdtype_of(const struct gnode *);
struct value_cell *value_find(struct value_cell *);
struct value_cell *gvalue_of(struct gnode *, const char *name); /* made where it is not there */
/* All return false where the two exclude each other. */
bool range_narrow(struct range *, enum test_op, const struct value *);
int64_t range_pick(const struct range *, int64_t preferred);
bool dims_merge(struct dim_cell *, struct dim_cell *);
bool shapes_merge(struct gnode *, struct gnode *);
bool dtypes_merge(struct gnode *, struct gnode *);
bool dtype_narrow(struct gnode *, uint32_t mask);
bool values_merge(struct value_cell *, struct value_cell *);
bool value_test(struct value_cell *, const struct attr_test *, bool wanted); /* one test of a cell may have to fail */
bool gnodes_merge(struct gnode *, struct gnode *);
bool gnode_set_head(struct gnode *, enum structural, const struct op *);
const struct op *other_op(void); /* one that no pattern names */

/* ---- cond.c ---- */

/* Makes e hold, or not hold; false: that is impossible here. */
bool witness_cond(struct maker *, struct side *, const struct expr *e, bool wanted);

/* ---- value.c ---- */

/* preferred: where any number will do. */
bool solve_value(const struct value_cell *, int64_t preferred, struct value *v, bool *is_written);
bool solve_shape(struct shape_cell *, int otherwise); /* rank of one that nothing is known of; -1: none */
int solve_dtype(const struct dtype_cell *, int preferred);

/* ---- text.c ---- */

bool witness_write(struct maker *); /* w->text */

#endif
