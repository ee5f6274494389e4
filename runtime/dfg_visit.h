/* dfg_visit.h -- public API of walks over graphs: visitors that read, mutators
 * that change, and passes written with them.
 *
 * A walk goes from a value to its operands, left to right, of a call of a function
 * value to the callee first, and of a function to its parameters and results; it
 * does not follow a module's function that is called by its name.  Nothing
 * recurses: a chain of a million nodes needs no more stack than a chain of two.
 *
 * What is done at a node depends on its operator, by a table of rows.
 */
#ifndef DFG_VISIT_H
#define DFG_VISIT_H

#include "dfg.h"

DFG_BEGIN_C

/* ---- walks ---- */

/* False: the walk ends. */
typedef bool dfg_each_node(void *ctx, dfg_node);

/* Every node that `root` reaches, and it, once: operands before their users, as a
 * walk leaves them.  Needs: operands that are no cycle.  DFG_NO_MEMORY.  O(nodes +
 * operands); 4 bytes a node of the module, 12 one of the longest way. */
dfg_status dfg_post_order(const dfg_module *, dfg_node root, dfg_each_node *, void *ctx);

/* Every node of the function's body and of the functions in it, used or not, and at
 * last the function: by their ids, so operands first.  Needs: a finished module
 * whose ids are topological.  O(nodes * nesting). */
void dfg_topological(const dfg_module *, dfg_node func, dfg_each_node *, void *ctx);

/* ---- visitors ---- */

struct dfg_visitor;

enum dfg_visit_way {
    DFG_VISIT_ON,   /* to the operands, then `post` */
    DFG_VISIT_OVER, /* no operands, no `post` */
    DFG_VISIT_STOP  /* the walk ends */
};
typedef enum dfg_visit_way dfg_visit_hook(struct dfg_visitor *, dfg_node);

/* Which nodes: of a structural operator, enum dfg_structural_op, or where that is 0
 * calls of an operator by its name. */
struct dfg_op_key {
    uint16_t op;
    const char *name;
};

struct dfg_visit_row {
    struct dfg_op_key key;
    dfg_visit_hook *pre;  /* before the operands; NULL: on to them */
    dfg_visit_hook *post; /* after them, DFG_VISIT_STOP or anything else; NULL: nothing */
};

struct dfg_visitor {
    const dfg_module *m;
    const struct dfg_visit_row *rows; /* the first that fits counts */
    size_t n_rows;
    dfg_visit_hook *pre, *post; /* of operators without a row */
    uint32_t limit;             /* a node is visited so often, each time with its operands; 0: once */
    void *ctx;                  /* the user's */
    bool stopped;               /* set by dfg_visit: did a hook end it? */
    const uint32_t *arrivals;   /* set while it runs: see dfg_arrivals */
};

/* Visits `roots` one after another; n 0: all functions of the module.
 * DFG_NO_MEMORY.  O(limit * operands). */
dfg_status dfg_visit(struct dfg_visitor *, const dfg_node *roots, uint32_t n);

/* How often the walk has come to the node so far, along which way ever, beyond the
 * limit too: after an unlimited walk, how often the node is used. */
uint32_t dfg_arrivals(const struct dfg_visitor *, dfg_node);

/* ---- mutators ---- */

struct dfg_mutator;

/* What stands for `pre`, whose operands then are not looked at; DFG_NONE: go on. */
typedef dfg_node dfg_replace_hook(struct dfg_mutator *, dfg_node pre);
/* What stands for `pre`.  post: a copy of it whose operands are what stands for its
 * operands, or pre itself where they all are what they were.  DFG_NONE: post.
 * Both may be asked anything; new nodes are added by the functions of dfg.h. */
typedef dfg_node dfg_mutate_hook(struct dfg_mutator *, dfg_node pre, dfg_node post);

struct dfg_mutate_row {
    struct dfg_op_key key;
    dfg_replace_hook *before; /* NULL: go on */
    dfg_mutate_hook *after;   /* NULL: post */
};

struct dfg_mutator {
    dfg_module *m;
    const struct dfg_mutate_row *rows;
    size_t n_rows;
    dfg_mutate_hook *after; /* of operators without a row; NULL: post */
    void *ctx;              /* the user's */
    bool changed;           /* set by dfg_mutate */
    struct dfg_mutation *run;
};

/* Changes a finished module, in which ids are topological: every live node is met
 * once, operands first.  A value that another stands for is replaced at all its
 * users; a new node without a name takes its name.  Functions of the module are
 * kept, of others the results may change.  What is dead in the end is dropped, ids
 * are topological, and the module is finished; types of new nodes are for dfg_infer.
 * DFG_NO_MEMORY; DFG_BAD_GRAPH: a hook returned what does not exist, can't stand
 * there, or lacks a field that is used; then the nodes are what they were.  O(nodes + operands). */
dfg_status dfg_mutate(struct dfg_mutator *, struct dfg_error *);

/* For hooks: what stands for an old node that was met; DFG_NONE: it was not. */
dfg_node dfg_mutated(const struct dfg_mutator *, dfg_node old);
/* For hooks: a copy of `old` with other operands, as many as it has, its name and facts. */
dfg_node dfg_copy_with(struct dfg_mutator *, dfg_node old, const dfg_node *args);

/* ---- passes ---- */

/* Gives every use of a widening cast (its row says `casts`) by an elementwise or broadcast
 * operator a cast of its own, but the first: then what is below the cast stays narrow, and
 * each user may be fused with its cast.  Needs types of the casts' operands. */
dfg_status dfg_cast_canonicalizer(dfg_module *, struct dfg_error *);

/* Gives every call that reads the value of an operator that dequantizes, as its row
 * says, one that nothing else reads, so that a group between quantised values begins
 * with its own. */
dfg_status dfg_unique_dequantize(dfg_module *, struct dfg_error *);
/* Gives every call whose multiply-accumulates are counted, a convolution for one, and that reads the
 * value of an operator that pads, one that nothing else reads; both as the rows say. */
dfg_status dfg_unique_pad(dfg_module *, struct dfg_error *);

/* Gives every call of a function of the module a copy of that function's body, as far as these have no more than 2^22
 * nodes; what nothing calls any more is dropped.  Calls stay of functions that call themselves, that have attributes
 * (such as the Composite of a partition), or that take attributes from their calls which a call lacks.
 * *n_inlined (may be NULL): how many calls became bodies.  Types of new nodes are for dfg_infer.  DFG_NO_MEMORY.
 * O(nodes + operands) for each level of calls. */
dfg_status dfg_inline_calls(dfg_module *, uint64_t *n_inlined, struct dfg_error *);

DFG_END_C

#endif
