/* facts.h -- what the patterns of a table test, in a normal form.
 *
 * A pattern becomes a predicate over places: a conjunction of atoms (tests of one node, with
 * their outcomes), of predicates at operands, and of choices. Predicates are relative to the
 * node that they are tested at, and equal ones are one object; so what two patterns share is
 * found by comparing pointers.  What does not fit (names used twice, conditions) is residue.
 *
 * Shared by facts*.c, lint/lint.c, plan/plan.c, emit_table*.c and plan/stats.c; no other file
 * needs it.
 */
#ifndef FACTS_H
#define FACTS_H

#include "../runtime/dfg_extend.h"
#include "emit/emit.h"

/* Operators that every graph has, numbered as in the runtime. */
enum structural {
    STRUCT_NONE,
#define STRUCTURAL(id, name) STRUCT_##id,
#include "../runtime/structural_ops.def"
    N_STRUCTURAL
};

/* What a node may be: a structural operator, or a declared one. */
struct node_op {
    enum structural structural; /* STRUCT_NONE: op */
    const struct op *op;
};

/* Questions about one node, the cheapest first; atoms are sorted by it. */
enum atom_kind {
    ATOM_HEAD,   /* which operator: one of `heads` */
    ATOM_SET,    /* any operator that fits the node's glob and kinds */
    ATOM_ABSENT, /* no node: an optional operand that is not there */
    ATOM_PRESENT,
    ATOM_INDEX,    /* which projection; one counted from the back asks its tuple, too */
    ATOM_PLAIN,    /* a call with one result, not a tuple of several */
    ATOM_COMMUTES, /* a call of some commutative operator */
    ATOM_OPERANDS, /* number of operands, results */
    ATOM_LEAF,     /* a named variable, an input, a named global, an operator's value */
    ATOM_TYPE,
    ATOM_ATTR,
    ATOM_EXACT,  /* no other attribute */
    ATOM_LITERAL /* elements of a constant */
};

struct atom {
    enum atom_kind kind;
    const char *text;         /* for the reader, without the place: "attr.groups == 1" */
    const char *key;          /* equal keys mean equal questions and answers */
    const struct pnode *node; /* who asked first */
    struct node_op *heads;
    int n_heads;
    const struct attr_test *attr;
    const struct type_pat *type;
    int index;
};

/* Steps from a node to another place; an operand's step is its number. */
enum step {
    STEP_RESULT = -2 /* the call whose first result it is */,
    STEP_BODY = -1 /* the body of `fn(...)` */
};

enum pred_kind { PRED_FALSE, PRED_TRUE, PRED_ALL, PRED_SOME, PRED_NOT };

struct sub {
    int step;
    struct pred *pred;
};

struct pred {
    enum pred_kind kind;
    const struct atom **atom;
    int n_atoms; /* ALL: sorted, at most one HEAD, then it is first */
    struct sub *sub;
    int n_subs; /* ALL: by step, each once */
    struct pred **kid;
    int n_kids;                 /* ALL: choices (SOME) and NOT; SOME, NOT: what is chosen from, denied */
    int id;                     /* in order of making */
    int height;                 /* operand steps below it */
    double tests;               /* most tests that one evaluation may cost */
    const struct pnode *origin; /* the pattern node that made it first, or NULL */
    const char *name;           /* what the author called it first, or NULL */
    const struct atom *given;   /* the operator, where all callers have tested that already; or NULL */
    const struct atom *counted; /* the test of how many operands there are that all callers have made; or NULL */
};

typedef VEC(struct pred *) preds;

/* ---- atom.c ---- */

const char *head_text(const struct node_op *);
const struct atom *atom_heads(struct node_op *, int n, const struct pnode *); /* sorts them */
const struct atom *atom_of(enum atom_kind, const struct pnode *);
const struct atom *atom_index(const struct pnode *, int index);
const struct atom *atom_attr(const struct pnode *, const struct attr_test *);
const struct atom *atom_exact(const struct pnode *);
const struct atom *atom_type(const struct pnode *, const struct type_pat *);
bool is_costly(const struct atom *); /* takes a search: better tested behind the operands' operators */
int atom_order(const struct atom *, const struct atom *);

/* ---- value.c: values and tests of attributes ---- */

bool value_is_number(const struct value *);
double value_number(const struct value *);
enum dfg_tri same_value(const struct value *, const struct value *);
enum dfg_tri compare_numbers(const struct value *, enum test_op, const struct value *with); /* < <= > >= */
enum dfg_tri near_numbers(const struct value *, const struct value *, const struct value *tol); /* NULL: relative */
enum dfg_tri attr_test_of(const struct value *, const struct attr_test *);
bool attr_passes(const struct value *, const struct attr_test *, bool wanted); /* certainly does, or does not */
bool attr_never(const struct attr_test *);                                     /* whatever the value */
bool attrs_conflict(const struct attr_test *, const struct attr_test *);
bool attr_implies(const struct atom *, const struct atom *); /* of attributes */
const char *name_like(const char *glob);            /* one that fits, the shortest */
bool name_fits(const char *glob, const char *name); /* glob NULL: any does */

/* ---- cond.c: what a condition may come out as ---- */

/* A term and a value for it; params: those of the file have the values that they have now. */
struct trial {
    const struct expr *term; /* NULL: none */
    struct value value;
    bool params;
};
bool may_hold(const struct expr *cond, const struct trial *); /* NULL: whatever stands in the graph */
bool same_term(const struct expr *, const struct expr *);     /* one value in every match */
bool names_nothing(const struct expr *, bool params);            /* names nothing of the graph */

/* ---- samples.c: a few values that stand for all ---- */

struct samples { struct value *at; int n, cap; }; /* a VEC */
void add_samples(struct samples *, struct value_type, const struct samples *literals);
extern const char any_string[]; /* of a value that is no string of the file's */

/* ---- contradict.c: conditions of one term that no value passes ---- */

struct contradiction {
    struct span at;   /* the last of the tests */
    const char *text; /* "'x.rank == 4' and 'x.rank == 2' exclude each other"; NULL: there is none */
    bool of_param;    /* only with the values that params have now */
};
/* Between what is said of the roots, and all that takes part with them, and conditions. */
struct contradiction contradiction_of(struct pnode *const *root, int n_roots, struct expr *const *where, int n_where,
                                      int n_ids);

/* ---- imply.c: what answers say of each other ---- */

bool atoms_conflict(const struct atom *, const struct atom *); /* never both */
bool atom_implies(const struct atom *, const struct atom *); /* the first holds only where the second does */
bool may_be_absent(const struct pnode *, int kid);           /* an operand as it is written */
bool may_take_more(const struct pnode *);                    /* operands than are written: `...`, `every` */
int least_operands(const struct pnode *);                    /* up to the last that must be there */
bool same_op(const struct node_op *, const struct node_op *);
bool has_op(const struct atom *head, const struct node_op *); /* is it one of them? */
bool heads_share(const struct atom *, const struct atom *);  /* some operator is in both */
bool pred_implies(const struct pred *, const struct pred *); /* known to; false is "not known" */

/* ---- pred.c: predicates, equal ones one object ---- */

extern struct pred pred_true, pred_false;
struct pred *pred_atom(const struct atom *);
struct pred *pred_at(int step, struct pred *);
struct pred *pred_all(struct pred *const *, int n, const struct pnode *origin);
struct pred *pred_some(struct pred *const *, int n, const struct pnode *origin);
struct pred *pred_not(struct pred *);
struct pred *pred_near(struct pred *, int depth); /* what it says of the node and of so many levels of operands */
/* An ALL of which callers know something: if not NULL, its operator, which it does not ask, and how many operands. */
struct pred *pred_given(const struct pred *, const struct atom *head, const struct atom *operands,
                        const struct pnode *origin);
bool pred_is_function(const struct pred *);        /* asks operands: a function of the generated C */
const struct atom *pred_head(const struct pred *); /* its HEAD atom, or NULL */
bool pred_is_leaf(const struct pred *); /* of nodes that may stand in an enclosing function, too */
bool pred_denies_leaf(const struct pred *); /* is it a NOT of one such? */

const char *step_text(const char *place, int step); /* dump.c: n.arg0 */

/* ---- facts.c ---- */

struct residue {
    struct span at;
    const char *text;
};

enum { COSTLY = 10000 }; /* tests at one node from which on a search keeps states that led nowhere */

/* One pattern: its predicate holds wherever it matches; if exact, only there
 * (as long as no function of the graph uses another's values). */
struct pattern_facts {
    const struct pattern *pattern;
    struct pred *pred;
    VEC(struct residue) residue;
    bool exact;
    bool never; /* it can't match: an error has said so */
    const struct pnode **nodes; /* by id; NULL: takes no part */
    bool *tied;                 /* by pnode id: reached in several ways by one match */
    int *parents;               /* by pnode id: how many nodes name it */
    double worst;               /* tests of the exact matcher at one node: its undecided choices multiplied */
    double tests;               /* of one state of its search, all choices together */
    int n_values;               /* above COSTLY: of a state, at most, once the matcher was written */
    VEC(const struct pnode *) choices; /* the undecided ones */
    VEC(const struct pnode *) open;    /* of these: whose states are too large to keep */
    const struct callee *search;       /* once it was written (match/match.h) */
};

struct facts {
    const struct unit *unit;
    struct pattern_facts **of;
    int n;
};

struct pattern_facts *pattern_facts_of(const struct pattern *); /* made once in a run */
const char *source_text(struct span, size_t limit); /* on one line, shortened, safe in a C comment */

/* ---- build.c, call.c ---- */

void build_pred(struct pattern_facts *);
void add_residue(struct pattern_facts *, struct span at, const char *text);

/* ---- names.c: what ties places together, what choices cost ---- */

void count_parents(struct pattern_facts *);
bool names_extent(const struct type_pat *, const struct var *); /* NULL: any */
void find_ties(struct pattern_facts *); /* residue: names that stand at several places */
bool is_plain(const struct pattern_facts *, const struct pnode *); /* its predicate says all of it */
void count_choices(struct pattern_facts *, struct pred **memo);    /* worst, choices */

#endif
