/* cond.h -- what the writers of conditions share; private to cond.c,
 * pred.c, expr.c, list.c, nested.c, helper.c and to what writes replacements.
 *
 * A condition is an expression over names that the search bound.  Where a loop
 * is needed it becomes a static helper function, whose parameters are the
 * names that the looping part mentions.
 */
#ifndef EMIT_COND_H
#define EMIT_COND_H

#include "steps/steps.h"
#include "text.h"

/* ---- helper.c: where names are, and helper functions ---- */

/* A name inside a helper: a pnode, a var or a set capture, and what it is in C. */
struct bound_name {
    const void *what;
    cx is;              /* a dfg_node, a dfg_val, a struct dfg_nodes */
    const char *formal; /* of the parameter of a condition that it is, or NULL */
};

struct helper;

/* Where an expression stands: in the matcher itself, or inside a helper. */
struct site {
    struct scope *scope;
    bool inside;           /* only `names` are there */
    bool asks;             /* what a kind decides is asked of the kind (kinds.c) */
    bool of_kind;          /* it answers that: no functions, which are written later */
    struct helper *helper; /* where inside; NULL: in the matcher */
    VEC(struct bound_name) names;
};

cx node_at(const struct site *, const struct expr *);   /* of an E_NODE; NULL: absent */
cx var_at(const struct site *, const struct var *);     /* a dfg_val; NULL: not bound */
cx set_at(const struct site *, const struct capture *); /* NULL: absent */
cx set_there(const struct site *, const struct capture *); /* it is, even if it is empty: then, too, it has an address */
void bind_name(struct site *, const void *what, cx);
struct site site_copy(const struct site *); /* names bound in it are not bound in the other */
struct site site_with(const struct site *, const void *what, cx); /* the same, with one name more */

/* A helper that is being written.  Its names are those of `site`. */
struct helper {
    struct site site;
    struct parameters params;      /* of which it gets those that its body reads */
    VEC(struct bound_name) locals; /* lists that its loop asks again and again; what: a cx */
    struct routine *to;            /* its body */
};

/* A helper over the names that expressions a and b (may be NULL) mention. */
void helper_begin(struct helper *, const struct site *outer, const struct expr *a, const struct expr *b);
/* Makes it of its body: `TYPE FILE_what(const dfg_graph *g, ...)`; returns a call of it. */
cx helper_end(struct helper *, const char *type, const char *what);
/* The use of a `cond` that is written out as an expression, its parameters in place of its arguments. */
bool can_be_called(const struct named *); /* the arguments are names and values */
void named_begin(struct helper *, const struct site *outer, const struct named *, const struct expr *);
cx named_end(struct helper *, const struct named *, const struct expr *, bool wanted, cx value);
const char *fresh_name(const struct helper *, const char *wanted); /* not a name of the helper */
/* The dfg_val, or inside of a helper a local that is it, unless it changes with k. */
cx hoisted(const struct site *, cx);

/* ---- function.c: the functions of a file ---- */

/* A call of a function whose text (a comment above it), parameters and steps are there; the same function is made
 * once. */
cx function_call(struct routine *, const char *type, const char *wanted);
bool gives_value(const char *function); /* is it one of these, of type dfg_val? */
const struct parameters *function_params(const char *function); /* NULL: it is none of these */

/* ---- cond.c: true and false as such, not NULL ---- */

cx cond_in(const struct site *, const struct expr *, bool wanted);
/* e where it is compared with `other`: the value of a constant is a list beside a list. */
cx beside(const struct site *, const struct expr *e, const struct expr *other);
bool is_certain(const struct expr *);           /* never unknown */
/* What is true where the condition holds, false where it does not; *denied: the other way round.  NULL: none. */
cx short_tri(const struct site *, const struct expr *, bool *denied);
/* holds ? yes : no; denied, which is not NULL where neither may be known: holds ? yes : denied ? no : unknown. */
cx choose(cx holds, cx denied, cx yes, cx no, cx unknown);
cx choose_cond(cx holds, cx yes, cx no); /* between conditions: constants decide */

/* ---- kinds.c ---- */

/* e as a bit of the one kind that decides it; NULL: it is no such condition, or not asked often enough. */
cx c_asked_condition(const struct site *, const struct expr *, bool wanted);

/* ---- pred.c: what is asked of nodes ---- */

cx predicate(const struct site *, const struct expr *, bool wanted); /* E_PRED */
cx extern_call(const struct site *, const struct expr *, bool wanted);
/* x != DFG_NONE, true where x always is there, false where it never is. */
cx c_there(const struct site *, const struct expr *node);

/* ---- expr.c ---- */

cx expr_in(const struct site *, const struct expr *);   /* a dfg_val */
cx list_expr(const struct site *, const struct expr *); /* of a list; value(c) is one here, too */
/* value(c), of a constant or of a tensor attribute: what it is, the list of all, or what fits `other`. */
cx elements(const struct site *, const struct expr *, bool list, cx other);
cx node_of(const struct site *, const struct expr *node); /* DFG_NONE where absent */
cx call_of(const struct site *, const struct expr *node); /* the call whose operator and attributes it has */
/* dfg_F(a, b), or of extents that may be names dfg_dim_F(g, a, b); b may be NULL. */
cx on_values(const struct site *, const struct expr *, const char *f, cx a, cx b); /* b NULL: of one; e: what is computed */
bool yields_list(const struct expr *);
bool is_stored(const struct expr *list);
bool is_small(const struct expr *); /* a number that is written, and can be added to a rank */
bool is_rank(const struct site *, const struct expr *); /* of a node that is there */
cx c_option(struct names *, const struct param *); /* its member of the options */
/* Is the attribute equal to v? */
cx attr_equal(const struct site *, const struct expr *attr, const struct value *v);

/* c ? a : b between conditions, wanted to hold or not to. */
cx choice_holds(const struct site *, const struct expr *, bool wanted);

/* ---- list.c: lists that are computed item by item ---- */

cx computed_length(const struct site *, const struct expr *list); /* an int64_t, -1: no list */
cx computed_item(const struct site *, const struct expr *list, cx k); /* a dfg_val; k: an int64_t in range */
cx list_item(const struct site *, const struct expr *list, const struct expr *index); /* list[index] */
cx list_length(const struct site *, const struct expr *list);                         /* a dfg_val */
/* sum prod min max: of a list at hand, else from `start` on (NULL: the first item) with `combine`. */
struct fold { const char *what, *of_list, *combine; int start; };
const struct fold *fold_of(enum func);
cx list_fold(const struct site *, const struct expr *, const struct fold *); /* of its one list */
cx values_same(const struct site *, const struct expr *a, const struct expr *b);    /* an enum dfg_tri */
cx list_member(const struct site *, const struct expr *v, const struct expr *list); /* an enum dfg_tri */

/* Is it, or are its items, no list, whatever the graph says? */
bool is_shape(const struct expr *);
bool is_scalar(const struct expr *);
bool has_scalars(const struct expr *list);

/* ---- nested.c: lists whose items are computed lists ---- */

bool is_computed(const struct expr *);        /* a list that is computed item by item, or holds one */
bool has_computed_items(const struct expr *); /* and so is an item of it, or holds one */
bool holds_list(const struct expr *);         /* something in it is written out as a list */
void nested_begin(void); /* of one condition or value: how large it may grow is counted */
/* e, or what is the same and neither an index of a list with computed items nor a
 * comprehension over one.  Names that this needs are bound in the site. */
const struct expr *taken_apart(struct site *, const struct expr *e);
const struct expr *item_of(struct site *, const struct expr *list, const struct expr *index);
const struct expr *new_index(const struct expr *at); /* a name to be bound to `dfg_int(k)`, k in range */
bool is_index(const struct expr *);
bool counts_items(const struct expr *range); /* it is range(len(list)), made here */
cx index_at(const struct site *, const struct expr *index); /* an int64_t */

#endif
