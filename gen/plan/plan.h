/* plan.h -- the automaton of level 1: which entries of a table may match at a node.
 *
 * Groups of statements, in sequence: a test with the group of those that need it, a
 * switch on an operator, a hit.  Shared by plan*.c, emit_table*.c and stats.c.
 */
#ifndef PLAN_H
#define PLAN_H

#include "facts/facts.h"

typedef VEC(const struct node_op *) node_ops;

/* A place: a path of steps from the root; equal ones are one object. */
struct path {
    const struct path *parent;
    int step, depth;
};

/* An atom or a predicate holds at a place. */
struct test {
    const struct path *at;
    const struct atom *atom;
    struct pred *pred;
};

enum stmt_kind {
    STMT_HIT,    /* entry `hit` matches, as far as this level can tell */
    STMT_IF,     /* if all tests hold (there may be none): body */
    STMT_SWITCH, /* on the operator at tests[0].at: a branch for each */
    STMT_ATTRS   /* entries by the attributes of the node at tests[0].at */
};

/* An attribute with the values that are asked for, of which a node has one at most. */
struct attr_column {
    const char *name;
    VEC(const struct atom *) values;
};
/* An entry with the values that it wants; of other attributes it takes any. */
struct attr_row {
    int hit;
    VEC(const struct atom *) wants;
};
struct attr_map {
    VEC(struct attr_column) columns;
    VEC(struct attr_row) rows;
};

struct group;
struct branch {
    const struct atom *head;
    struct group *body;
}; /* one of the head's operators */
struct stmt {
    enum stmt_kind kind;
    int hit; /* by number in the table, in order of text */
    VEC(struct test) tests;
    VEC(struct branch) branches;
    struct group *body;
    const struct attr_map *map;
};

struct group {
    VEC(struct stmt) stmts;
    const struct path *top; /* the place that all its places lie below; NULL: it asks nothing */
    int lo, hi;             /* entries that it can hit: the first, the last */
    int lines;              /* about, in C */
    int states;             /* groups in it */
    const char *key;        /* equal keys: the same questions, for entries at the same distances */
    int twins;              /* groups of the automaton with this key */
    VEC(struct test) counts; /* of operands: known where it is asked */
    const struct atom *counted; /* the one at its top, of all that have this key; or NULL */
};

/* What is asked where the root's operator is one of head's; NULL: of any. */
struct root {
    const struct atom *head;
    struct group *body;
};

struct tree;
struct automaton {
    const struct facts *facts;
    const struct tree *tree; /* instead of all that follows */
    VEC(struct root) roots;
    node_ops ops; /* the operators of the roots, each once, in order of text */
    int states;
};

const struct path *path_step(const struct path *parent, int step); /* parent NULL: the root */

/* ---- tree.c: the predicates as data, for --strategy=table ---- */

/* A predicate by its number: what it asks of its own node and of operands has numbers, too, below or above its own,
 * but at its own node only below. */
struct tree_pred {
    const struct pred *pred;
    bool stored;                       /* asked at an operand: a node's state says whether it holds */
    VEC(int) atoms, subs, kids, hits; /* numbers; subs: step and predicate in turn; hits: entries in order of text */
    VEC(int) askers; /* axis, how many want it there, and which, in turn */
    int n_results;                    /* of subs: those of the call whose first result the node is */
};
/* Predicates that may hold where a node calls one operator (NULL: one that is not mentioned), and what decides this:
 * see runtime/core/label_class.c. */
struct tree_op {
    const struct node_op *op;
    VEC(int) preds, asks, parts; /* parts: where each begins in asks */
    int axes, n_words;           /* its first axis among all; of 64 bits */
};
struct tree {
    VEC(struct tree_pred) preds;
    VEC(const struct atom *) atoms;
    VEC(struct tree_op) ops;
    int n_axes;
    int n_words;          /* of 16 bits, all predicates and rows together */
    int depth;            /* levels of operands that a label depends on, at most */
    bool asks_types;
};
enum { LEAST_TREE_ENTRIES = 1024 }; /* of a table that becomes one by itself */
enum { TREE_OPERANDS = 3 }; /* parts of a row in front of those of its axes */

struct tree *plan_tree(const struct facts *); /* NULL: too many predicates */
int plan_widest(const struct tree *);         /* predicates of an operator, at most */

/* ---- attrs.c ---- */

bool plan_is_column_atom(const struct atom *); /* asks an attribute for one value */
/* An entry that wants these; false: a value could be another's, nothing was added but columns. */
bool plan_add_row(struct attr_map *, int hit, const struct atom *const *wants, int n);

/* ---- merge.c ---- */

void plan_merge(struct group *); /* its statements; those of the groups in it are merged already */

/* ---- measure.c ---- */

void plan_measure(
    struct automaton *); /* top, lo, hi, lines, key, twins of every group; again after a change */

/* ---- known.c ---- */

void plan_known(struct automaton *); /* measured; to be measured again */

/* ---- forms.c ---- */

void plan_forms(struct pred *, preds *forms); /* of its root, added to the list */
void plan_add_ops(node_ops *, const struct atom *head); /* each once; of NULL none */
/* Adds those that a root of the predicate may call; false: it may call any. */
bool plan_root_ops(struct pred *, node_ops *);
bool plan_is_result(
    const struct pred *); /* no operator of its own, but that of the call whose first result it is */

/* ---- options.c ---- */

struct pred *plan_options(struct pred *); /* without options that others make superfluous */

#endif
