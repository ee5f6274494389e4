/* cond.h -- what the writers of conditions share; private to emit_cond*.c,
 * expr.c, list.c, helper.c.
 *
 * A condition is an expression over names that the search bound.  Where a loop
 * is needed it becomes a static helper function, whose parameters are the
 * names that the looping part mentions.
 */
#ifndef EMIT_COND_H
#define EMIT_COND_H

#include "text.h"

/* ---- helper.c: where names are, and helper functions ---- */

/* A name inside a helper: a pnode, a var or a set capture, and its C text. */
struct bound_name {
    const void *what;
    const char *text;   /* a dfg_node, a dfg_val, a struct dfg_nodes */
    const char *formal; /* of the parameter of a condition that it is, or NULL */
};

struct helper;

/* Where an expression stands: in the matcher itself, or inside a helper. */
struct site {
    struct scope *scope;
    bool inside;           /* only `names` are there */
    struct helper *helper; /* where inside; NULL: in the matcher */
    VEC(struct bound_name) names;
};

const char *node_text(const struct site *, const struct expr *);   /* of an E_NODE; NULL: absent */
const char *var_text(const struct site *, const struct var *);     /* a dfg_val; NULL: not bound */
const char *set_text(const struct site *, const struct capture *); /* NULL: absent */
void bind_name(struct site *, const void *what, const char *text);
struct site site_copy(const struct site *); /* names bound in it are not bound in the other */
struct site site_with(const struct site *, const void *what,
                      const char *text); /* the same, with one name more */

struct param_text {
    const char *type, *name, *arg;
}; /* arg: what the caller gives for it */

/* A helper that is being written.  Its names are those of `site`. */
struct helper {
    struct site site;
    VEC(struct param_text) params;
    VEC(struct bound_name) locals; /* lists that its loop asks again and again; what: interned text */
};

/* A helper over the names that expressions a and b (may be NULL) mention. */
void helper_begin(struct helper *, const struct site *outer, const struct expr *a, const struct expr *b);
/* Makes it of its body: `TYPE PREFIX_what1(const dfg_graph *g, ...)`; returns a call of it. */
const char *helper_end(struct helper *, const char *type, const char *what, const char *body);
/* The use of a `cond` that is written out as an expression, its parameters in place of its arguments. */
bool can_be_called(const struct named *); /* the arguments are names and values */
void named_begin(struct helper *, const struct site *outer, const struct named *, const struct expr *);
const char *named_end(struct helper *, const struct named *, const struct expr *, bool wanted,
                      const char *body);
const char *fresh_name(const struct helper *, const char *wanted); /* not a name of the helper */
/* The dfg_val `text`, or inside of a helper a local that is it, unless it changes with k. */
const char *hoisted(const struct site *, const char *text);

/* ---- function.c: the functions of a file ---- */

struct function {
    const char *type;
    const char *head;   /* the comment above it, or "" */
    const char *wanted; /* its name; where another function has that, wanted_2, wanted_3 ... */
    bool numbered;      /* its name is FILE_wanted1, FILE_wanted2 ... */
    const char *params; /* with their parentheses */
    const char *body;   /* its lines */
};
const char *function_name(const struct function *); /* the same function has the same name */
const char *cond_function(const char *cond);        /* what the function of a `cond` is called */

/* ---- cond.c ---- */

const char *cond_in(const struct site *, const struct expr *, bool wanted);
const char *c_atom(const char *text); /* in parentheses, if it has && || or ?: outside of any */
const char *c_join(const char *a, bool all, const char *b); /* a && b, or a || b; `true` and `false` vanish */
/* e where it is compared with `other`: the value of a constant is a list beside a list. */
const char *beside(const struct site *, const struct expr *e, const struct expr *other);
const char *tri_is(const char *tri, bool wanted); /* tri == DFG_TRUE */
bool is_certain(const struct expr *);           /* never unknown */
/* An enum dfg_tri of a condition; *denied: of its negation.  NULL: it takes two questions. */
const char *short_tri(const struct site *, const struct expr *, bool *denied);

/* ---- pred.c ---- */

const char *predicate(const struct site *, const struct expr *, bool wanted); /* E_PRED */
const char *extern_call(const struct site *, const struct expr *, bool wanted);
/* "x != DFG_NONE", NULL where x always is there, "false" where it never is. */
const char *c_there(const struct site *, const struct expr *node);

/* ---- expr.c ---- */

const char *expr_in(const struct site *, const struct expr *);     /* a dfg_val */
const char *list_expr(const struct site *, const struct expr *);   /* of a list; value(c) is one here, too */
/* value(c), of a constant or of a tensor attribute: what it is, the list of all, or what fits another value.
 * A call without its end: `, OTHER)` or `)`. */
enum elements { AS_VALUE, AS_LIST, AS_OTHER };
const char *elements_call(const struct site *, const struct expr *, enum elements);
const char *node_of(const struct site *, const struct expr *node); /* "DFG_NONE" where absent */
const char *call_of(const struct site *,
                    const struct expr *node); /* the call whose operator and attributes it has */
/* dfg_dim_F(g, a, b): what F does of numbers, of extents that may be names; b may be NULL. */
const char *extent_call(const struct site *, const char *f, const char *a, const char *b);
bool yields_list(const struct expr *);
/* Is the attribute equal to v? */
const char *attr_equal(const struct site *, const struct expr *attr, const struct value *v);

/* c ? a : b between conditions, wanted to hold or not to. */
const char *choice_holds(const struct site *, const struct expr *, bool wanted);

/* ---- list.c: lists that are computed item by item ---- */

const char *computed_length(const struct site *, const struct expr *list); /* an int64_t, -1: no list */
const char *computed_item(const struct site *, const struct expr *list,
                          const char *k); /* a dfg_val; k: an int64_t in range */
const char *list_item(const struct site *, const struct expr *list,
                      const struct expr *index);                                /* list[index] */
const char *list_length(const struct site *, const struct expr *list);          /* a dfg_val */
/* sum prod min max: of a list at hand, else from `start` on (NULL: the first item) with `combine`. */
struct fold { const char *what, *of_list, *start, *combine; };
const struct fold *fold_of(enum func);
const char *list_fold(const struct site *, const struct expr *list, const struct fold *);
const char *values_same(const struct site *, const struct expr *a,
                        const struct expr *b); /* an enum dfg_tri */
const char *list_member(const struct site *, const struct expr *v,
                        const struct expr *list); /* an enum dfg_tri */

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
bool counts_items(const struct expr *range);                           /* it is range(len(list)), made here */
const char *index_text(const struct site *, const struct expr *index); /* an int64_t */
const char *in_a_sum(const char *index); /* in parentheses, if it is a sum itself */

#endif
