/* ref.h -- what the parts of the reference matcher share.
 *
 *   match.c   from outside         search.c    goals and choices
 *   trail.c   what is bound        judge.c     when all is bound
 *   every.c   members of sets      dominate.c  what lies between
 *   climb.c   further roots        thunk.c     predicates in C
 *   test.c    tests of one node    operands.c  operand lists, swapping
 *   literal.c constants against literals
 *   cond.c    conditions           expr.c      what they compute with
 *   predicate.c                    value.c     values: literals, defaults, extents
 *   print.c   matches as text
 */
#ifndef DFG_REF_H
#define DFG_REF_H

#include "../dfg_extend.h"
#include "../dfg_interp.h"

/* Kinds of nodes and expressions that many switches treat alike, to stand behind `case`. */
// clang-format off
#define PAT_N_INNER PAT_N_CALL: case PAT_N_APPLY: case PAT_N_TUPLE: case PAT_N_GET: case PAT_N_FN: case PAT_N_IF: \
    case PAT_N_LET
#define PAT_N_LEAF PAT_N_VAR: case PAT_N_GLOBAL: case PAT_N_INPUT: case PAT_N_CONST: case PAT_N_LITERAL: \
    case PAT_N_OP_REF
#define PAT_N_COMBINED PAT_N_ALT: case PAT_N_AND: case PAT_N_NOT: case PAT_N_DOMINATES: case PAT_N_CHAIN: \
    case PAT_N_LINK
#define PAT_E_READ PAT_E_ATTR: case PAT_E_PROP: case PAT_E_FACT: case PAT_E_CONST: case PAT_E_DIM
#define PAT_E_ARITHMETIC PAT_E_ADD: case PAT_E_SUB: case PAT_E_MUL: case PAT_E_DIV: case PAT_E_MOD
#define PAT_E_LOGIC PAT_E_NOT: case PAT_E_AND: case PAT_E_OR
#define PAT_E_COMPARISON PAT_E_EQ: case PAT_E_NE: case PAT_E_LT: case PAT_E_LE: case PAT_E_GT: case PAT_E_GE
#define PAT_E_CONDITION PAT_E_LOGIC: case PAT_E_COMPARISON: case PAT_E_IN: case PAT_E_IN_RANGE: case PAT_E_NEAR: \
    case PAT_E_TRUTH: case PAT_E_PRED: case PAT_E_EXTERN: case PAT_E_ALL: case PAT_E_SOME
// clang-format on

/* ---- the state of a search ---- */

/* Members of a set, the last one first. */
struct ref_item {
    dfg_node n;
    const struct ref_item *before;
};

/* What was bound before; taken back in reverse order.  MOVED: a node, between repetitions of a chain. */
enum ref_undo { UNDO_NODE, UNDO_MOVED, UNDO_VAR, UNDO_SET, UNDO_ITEMS };
struct ref_bound {
    enum ref_undo what;
    uint32_t index;
    bool was_bound;
    dfg_node was_at;
    union {
        dfg_node node;
        dfg_val val;
        struct dfg_nodes set;
        const struct ref_item *items;
    } was;
};

/* The function bodies that calls may stand in: the root's, and those of `fn` patterns around. */
struct ref_scope {
    dfg_node body;
    const struct ref_scope *outer;
};

/* What the nodes, variables and sets of one region are bound to. */
struct ref_values {
    dfg_node *node, *var_at;
    dfg_val *var;
    bool *var_bound, *set_bound;
    struct dfg_nodes *set;
};

/* One repetition of a chain's repeated part, and what it bound. */
struct ref_frame {
    uint32_t chain, region;
    struct ref_frame *up;          /* of the chain around it */
    const struct ref_frame *older; /* in the list of those that are complete */
    struct ref_values values;
};

/* What is still to be done, in order. */
enum ref_what { DO_VISIT, DO_POSITION, DO_CLOSE, DO_PARENT, DO_ROOT };
struct ref_goal {
    enum ref_what what;
    uint32_t p;    /* DO_ROOT: which root, when it is chosen */
    dfg_node n, m; /* m: of what is judged later, the parent of a dominated child */
    const struct ref_scope *scope;
    struct ref_frame *frame;
    const struct ref_values *saved; /* DO_CLOSE */
    const struct ref_goal *next;
};

/* A search: the whole one, that for one member of a set, or that inside a `!`. */
struct ref_run {
    bool whole;
    size_t first_bound, first_choice;
    const struct ref_goal *goals, *later; /* later: judged when all else is bound, the last one first */
    const struct ref_frame *frames;
};

/* Lists that no module has, declared defaults: each once, for as long as who made it likes. */
struct ref_lists {
    struct dfg_stack mem;
    struct ref_list_row {
        const dfg_val *at;
        uint32_t n;
        const struct ref_list_row *next;
    } const *first;
};

struct ref_choice;
struct ref {
    const dfg_module *m;
    dfg_graph g; /* the module's own view: rows of nodes and types */
    const struct dfg_pattern *p;
    const struct pat_pattern *d;
    dfg_node root;
    const struct ref_scope *scope; /* the root's body */
    dfg_node *node;                /* by pattern node; DFG_NONE: takes no part */
    int *aside;             /* by pattern node: how often other repetitions bind it, for explain */
    dfg_val *var;           /* by variable */
    bool *var_bound;
    dfg_node *var_at;      /* the node that bound it */
    uint32_t n_sets; /* numbers of sets are below it: of names, of a whole match of parts, too */
    struct dfg_nodes *set; /* by set capture; at NULL and n 0: not bound */
    bool *set_bound;
    const struct ref_item **items; /* by set capture: members so far */
    uint32_t *set_region;          /* by set capture; 0: no member's */
    struct ref_bound *trail;       /* what was bound, in order */
    size_t n_trail, cap_trail;
    struct ref_choice *choices; /* choices with options left, in order */
    size_t n_choices, cap_choices;
    struct dfg_stack mem;
    const struct dfg_names *names; /* that have numbers for strings of no module; NULL */
    const struct ref_text *texts;  /* that neither has, the last one first */
    struct dfg_stack text_mem;
    struct ref_lists *lists; /* where lists of matches live on; NULL: as long as the search */
    void *match;                                                 /* room for a match struct */
    void (*visit)(void *ctx, const dfg_node *nodes, uint32_t n); /* asked for instead of matches */
    bool whole;  /* asked for whole matches */
    bool (*accept)(void *ctx, const void *m);
    void *ctx;
    struct ref_trace *trace; /* of explain; NULL */
    bool *failed; /* by condition of the file: one that did not hold; NULL: nobody asks */
};
/* Does the condition with this number (-1: it has none) count, and not hold? */
static inline bool dfg_ref_fails(struct ref *r, int32_t condition, bool holds)
{
    if (holds || (condition >= 0 && r->d->of->conditions[condition].dropped))
        return false;
    if (condition >= 0 && r->failed != NULL)
        r->failed[condition] = true;
    return true;
}

/* match.c */
bool dfg_ref_run_all(struct ref *); /* the whole search at r->root; then dfg_ref_end */
bool dfg_ref_load(struct ref *,
                  const void *m); /* instead of a search: binds what a match has; then dfg_ref_end */
void dfg_ref_look(struct ref *); /* at the module's arrays, which have moved where something was added */
void dfg_ref_end(struct ref *);

/* ---- trail.c ---- */

struct ref_point {
    size_t n_trail;
    struct dfg_stack_mark mem;
};
struct ref_point dfg_ref_point(const struct ref *);
void dfg_ref_go_back(struct ref *, struct ref_point);
void dfg_ref_bind_node(struct ref *, uint32_t p, dfg_node n);
void dfg_ref_bind_var(struct ref *, uint32_t v, dfg_val, dfg_node at);
void dfg_ref_bind_set(struct ref *, uint32_t set, struct dfg_nodes);
bool dfg_ref_in_region(const struct ref *, uint32_t region,
                       uint32_t outer); /* is region outer, or inside it? */
uint32_t dfg_ref_region(const struct ref *, enum pat_region_kind, uint32_t p);
/* All that is bound in the region, unbinding it, binding it as it was. */
struct ref_values dfg_ref_values(struct ref *, uint32_t region);
void dfg_ref_unbind(struct ref *, uint32_t region);
void dfg_ref_restore(struct ref *, uint32_t region, const struct ref_values *);
void dfg_ref_take_part(struct ref *, uint32_t region); /* its sets are there, empty so far */
void dfg_ref_collect(struct ref *, uint32_t region);   /* what one member bound, into the sets */
struct dfg_nodes dfg_ref_items(struct ref *, uint32_t set); /* members so far, in the order added */

/* ---- attempt.c: what explain hears of the search ---- */

enum ref_why {
    WHY_KIND,      /* the node is something else */
    WHY_SAME,      /* the name is bound to another node */
    WHY_BODY,      /* it stands in another function's body */
    WHY_TYPE,      /* detail: which type */
    WHY_ATTR,      /* detail: which test, n_attrs: `exact` */
    WHY_OPERANDS,  /* no way to give the operand patterns their operands */
    WHY_PARENT,    /* no parent that the child post-dominates */
    WHY_ROOT,      /* no node is left for a further root */
    WHY_NONE,      /* `every`: there is no member */
    WHY_FIRST,     /* another member comes first */
    WHY_COMPUTED,  /* detail: which test, of a computed value */
    WHY_CONDITION, /* detail: which condition */
    WHY_NOT,       /* what is inside `!` matches */
    WHY_DISTINCT   /* two roots are one node */
};
struct ref_trace;
/* Pattern node p does not match at n; false, so that `return dfg_ref_fail(..)` says why. */
bool dfg_ref_fail(struct ref *, enum ref_why, uint32_t p, dfg_node n, uint32_t detail);

/* A choice that is being tried. */
struct ref_option {
    enum ref_what what;
    uint32_t p;
    dfg_node n;
    uint32_t option; /* which, from 0; of DO_PARENT and DO_ROOT the node */
};
size_t dfg_ref_n_options(const struct ref *);
struct ref_option dfg_ref_option(const struct ref *, size_t i);

/* ---- search.c ---- */

bool dfg_ref_search(struct ref *, struct ref_run *); /* true: what it bound is left in place */
const struct ref_goal *dfg_ref_before(struct ref *, struct ref_goal, const struct ref_goal *next);
bool dfg_ref_is_inner(
    const struct pat_node *); /* one that stands in a body: no variable, constant or reference? */

/* ---- judge.c ---- */

bool dfg_ref_judge(struct ref *, struct ref_run *); /* all is bound; true ends the search */
/* The root, and the calls, tuples .. that the pattern spells out, without members of sets other than
 * those of chains and of what lies between. */
const dfg_node *dfg_ref_own_nodes(struct ref *, const struct ref_run *, uint32_t *n);

/* ---- climb.c: further roots ---- */

/* The root to find next; n_roots: all are bound. */
uint32_t dfg_ref_next_root(struct ref *);
/* The bound nodes that p shares, and how many uses above them it may stand; *height < 0: anywhere. */
struct dfg_nodes dfg_ref_shared(struct ref *, uint32_t p, int *height);
/* Nodes where p may stand, in graph order. */
const dfg_node *dfg_ref_above(struct ref *, uint32_t p, uint32_t *count);
/* The consumers of these, in graph order, each once. */
struct dfg_nodes dfg_ref_users_of(struct ref *, struct dfg_nodes);
/* Nodes in graph order, each once; how many these are. */
uint32_t dfg_ref_sort(const struct ref *, dfg_node *at, uint32_t n);

/* ---- every.c, dominate.c ---- */

/* Node n matches p; what binds names there is left in place. */
bool dfg_ref_member(struct ref *, uint32_t p, const struct ref_scope *, dfg_node n);
/* Every node matches p, each on its own, the first way; what it binds joins the sets of the region. */
bool dfg_ref_members(struct ref *, uint32_t p, uint32_t region, const struct ref_scope *, const dfg_node *,
                     uint32_t n);
/* Is a name that member a asks for, below `!` or in a condition, and does not bind, one that member b binds? */
bool dfg_ref_asks_what_binds(struct ref *, uint32_t a, uint32_t b);
bool dfg_ref_statement(struct ref *, const struct ref_run *, uint32_t member);
/* Nodes below n that might be the parent, walking operands left to right, depth first.  All that the walk meets
 * before a parent lies between: so it ends at the first node, itself perhaps the parent, that is nothing `path`
 * (NULL: nobody asks) can match. */
const dfg_node *dfg_ref_below(struct ref *, dfg_node n, const struct pat_node *path, uint32_t *count);
/* The nodes between, in graph order; false: n does not post-dominate the parent, or something lies between that is
 * nothing `path` (NULL: nobody asks) can match, and *obstacle says why. */
struct ref_obstacle {
    dfg_node n;
    const char *why; /* "has ..." */
};
bool dfg_ref_between(struct ref *, dfg_node n, dfg_node parent, const struct pat_node *path, const dfg_node **between,
                     uint32_t *count, struct ref_obstacle *);

/* ---- value.c: values ---- */

static inline bool dfg_ref_known(dfg_val v) /* a computed extent is */
{
    return v.tag != DFG_NIL && v.tag != DFG_V_NONE;
}
static inline enum dfg_tri dfg_ref_not(enum dfg_tri a)
{
    return a == DFG_TRUE ? DFG_FALSE : a == DFG_FALSE ? DFG_TRUE : DFG_UNKNOWN;
}
dfg_val dfg_ref_literal(struct ref *, const struct pat_value *);
dfg_val dfg_ref_default(struct ref *, const char *text); /* as declared */
dfg_val dfg_ref_list(struct ref *, size_t n, dfg_val **items); /* room for n values */
const char *dfg_ref_text(const struct ref *, dfg_val, size_t *len); /* a string; what an operator, an extent is called */
dfg_val dfg_ref_arithmetic(struct ref *, enum pat_expr_op, dfg_val, dfg_val); /* ADD .. MOD */
enum dfg_tri dfg_ref_equal(const struct ref *, dfg_val, dfg_val);
/* Is a in the relation `test` (EQ .. GE) with b? */
enum dfg_tri dfg_ref_compare(const struct ref *, enum pat_test, dfg_val a, dfg_val b);

/* ---- test.c: tests of one node ---- */

/* The call whose value n is: n, or of the `.0` of an operator with optional results its operand. */
dfg_node dfg_ref_call_of(const struct ref *, dfg_node n);
/* Attribute of node n: as written, else as declared; unknown where there is none or it is `none`. */
dfg_val dfg_ref_attr(struct ref *, dfg_node n, const char *name);
/* Operator, name, index, literal: what the node itself must be.  *call: the node whose
 * operands and attributes count. */
bool dfg_ref_test_kind(struct ref *, const struct pat_node *, dfg_node n, dfg_node *call);
/* Bind dimensions, values.  *failed: the first that does not fit; of attributes n_attrs: `exact`. */
bool dfg_ref_test_types(struct ref *, const struct pat_node *, dfg_node n, uint32_t *failed);
/* Does the attribute's value `have` pass, beside `want`? */
bool dfg_ref_test_attr(struct ref *, const struct pat_attr *, dfg_val have, dfg_val want);
bool dfg_ref_test_attrs(struct ref *, const struct pat_node *, dfg_node call, uint32_t *failed);
const char *dfg_ref_inexact(struct ref *, const struct pat_node *, dfg_node call); /* NULL: none */
bool dfg_ref_test_literal(struct ref *, const struct pat_literal *, dfg_node n);   /* literal.c */
dfg_val dfg_ref_element(struct ref *, const struct dfg_tensor *, uint64_t i);
dfg_val dfg_ref_elements(struct ref *, const struct dfg_tensor *); /* a list; unknown: not at hand */
/* Has the tensor one element, `want`; is its rank 1 and its elements those of the list `want`? */
enum dfg_tri dfg_ref_tensor_same(struct ref *, uint32_t tensor, dfg_val want);

/* ---- operands.c: operand lists ---- */

/* One way to give the kids of a pattern node their operands. */
struct ref_operands {
    uint32_t n_args; /* without absent ones at the end, and without the callee */
    uint32_t first_kid, n_kids; /* first_kid: also the first operand; those of a function value's call start behind
                                   the callee */
    uint32_t start; /* operand of the first kid */
    bool swapped;
};
bool dfg_ref_operands_first(const struct ref *, const struct pat_node *, dfg_node call,
                            struct ref_operands *);
bool dfg_ref_operands_next(const struct ref *, const struct pat_node *, dfg_node call, struct ref_operands *);
const dfg_node *dfg_ref_args(const struct ref *, dfg_node call, const struct ref_operands *); /* as they are now */
dfg_node dfg_ref_operand(const struct ref *, dfg_node call, const struct ref_operands *,
                         uint32_t kid); /* counted from first_kid */

/* ---- thunk.c ---- */

/* `bool f(const dfg_graph *, dfg_node ...)` of n nodes; unknown: more than DFG_REF_MOST_ARGS. */
enum dfg_tri dfg_ref_call(pat_function *f, const dfg_graph *, const dfg_node *args, uint32_t n);

/* ---- cond.c, expr.c, predicate.c ---- */

enum dfg_tri dfg_ref_holds(struct ref *, uint32_t expr);
dfg_val dfg_ref_value(struct ref *, uint32_t expr);
dfg_val dfg_ref_list_value(struct ref *,
                                  uint32_t expr); /* where a list is wanted: all elements of value(c) */
enum dfg_tri dfg_ref_predicate(struct ref *, const struct pat_expr *);
dfg_node dfg_ref_node(const struct ref *,
                      uint32_t expr); /* of an expression that names a node; DFG_NONE: absent */

#endif
