/* dfg_partition.h -- which part of a network a target can run.
 *
 *     dfg_select     which matches of tables are taken        (a selection)
 *     dfg_extract    each of them becomes a function of its own, and a call
 *     dfg_merge      calls for one target become regions, with one function each
 *     dfg_validate   is a function made so what its table's entry takes, whole?
 *
 * A match that is taken is convex: no value between its inputs and its roots is
 * used outside (with `duplicate`: only where all of that leads back to the
 * root), so that any number of them leave the graph without cycles; only matches
 * with several roots need a check.
 */
#ifndef DFG_PARTITION_H
#define DFG_PARTITION_H

#include "dfg.h"

DFG_BEGIN_C

/* A table, or one pattern: then functions carry PartitionedFromPattern only. */
struct dfg_target {
    const struct dfg_unit *unit;
    const struct dfg_table *table;     /* or NULL */
    const struct dfg_pattern *pattern; /* or NULL */
};

enum dfg_strategy {
    DFG_GREEDY, /* entry after entry, each from the outputs backwards, what is taken stays taken */
    DFG_OPTIMAL /* the least total cost: that of the host for a call that nothing covers, a match's cost
                   for all of its calls, and the launches */
};

struct dfg_merge_options {
    uint32_t least_calls; /* calls of operators, those in composites too; a smaller region is dropped */
    const char *const
        *heavy; /* names of operators, NULL ends: a region without one is dropped; NULL: none is */
};

/* Costs are added up in integers, in units of one power of two a selection, the least with which all sums fit in 62
 * bits: where the sizes of all costs together, those of every match that may be taken and of launches included, are below
 * 2^58, ints are exact.  Sums that differ by less than a billionth are the same.  Numbers from 2^60 on count as infinite:
 * one as more than all finite ones together, and a total with more of them than are saved is infinite. */
struct dfg_select_options {
    enum dfg_strategy strategy;
    double launch; /* what it costs to start a match; with regions: a region; a number >= 0 */
    const struct dfg_merge_options *regions; /* those of dfg_merge, if it will be called; else NULL */
    const double *host; /* per node of the module what a call costs that nothing covers, at least 0; NULL: 1
                           each, as is one of which it is NaN; copied */
    uint32_t most_states; /* of the optimal search, a step, and as many looks at regions or cycles; beyond it the
                             answer is a bound's; 0: 4096 */
};

/* One match that is taken. */
struct dfg_pick {
    uint32_t target;  /* index in the targets */
    int32_t entry;    /* of its table; -1: of a pattern */
    dfg_node root;    /* the first */
    uint32_t n_calls; /* calls of operators that it covers */
    double cost;      /* without the launch */
};

typedef struct dfg_selection dfg_selection;

/* Takes matches of the targets, in their order.  All conditions are judged on
 * the module as it is, which stays so.  Needs: a finished module with ids that
 * are topological.
 * Greedy: O(nodes + candidates * their matches).  NULL on error. */
dfg_selection *dfg_select(dfg_module *, const struct dfg_target *, size_t n,
                          const struct dfg_select_options *, struct dfg_error *);
void dfg_selection_free(dfg_selection *);

size_t dfg_n_picks(const dfg_selection *);
const struct dfg_pick *dfg_pick_at(const dfg_selection *, size_t i); /* in order of their roots */
/* The pick that covers n; NULL: none. */
const struct dfg_pick *dfg_pick_of(const dfg_selection *, dfg_node n);

/* Why a match at a node was not taken; the first that was tried there counts. */
enum dfg_refused {
    DFG_NOT_REFUSED,
    DFG_OVERLAPS,   /* some of its nodes were taken already */
    DFG_ESCAPES,    /* a value inside is used outside */
    DFG_HAS_EFFECT, /* a call inside has an effect */
    DFG_CYCLIC,     /* with other matches it would have made a cycle */
    DFG_NOT_CHOSEN, /* another choice costs less */
    DFG_REFERS      /* an attribute of a call inside is that of the model's function around it */
};
struct dfg_refusal {
    uint8_t why; /* enum dfg_refused */
    uint32_t target;
    int32_t entry; /* -1: of a pattern */
    dfg_node at;   /* taken, used outside, with an effect or such an attribute: the node inside; else DFG_NONE */
};
/* Of matches whose first root is n, which nothing covers; NULL: there was none. */
const struct dfg_refusal *dfg_refusal_at(const dfg_selection *, dfg_node n);

/* The options it was made with; pointers in them are the caller's. */
const struct dfg_select_options *dfg_selection_options(const dfg_selection *);

/* What the whole graph costs with this selection, rounded to a double, and what no selection could be
 * below: the same number where the answer is exact; of a greedy one -inf. */
double dfg_selection_cost(const dfg_selection *);
double dfg_selection_bound(const dfg_selection *);

/* Moves every pick into a function value with the attributes Composite (the
 * entry's name), PartitionedFromPattern and the table's own, and calls it.  Its
 * parameters are the pattern's in their order, then unnamed inputs in order of
 * text; constants that the form taken asks for stand in the body.  Several roots
 * are a tuple's fields.  Afterwards the selection is of the past.  O(nodes). */
dfg_status dfg_extract(dfg_module *, const dfg_selection *, struct dfg_error *);

/* Calls of functions with the attribute Composite become regions: for one
 * Compiler (the attribute; else the Composite's name up to its first dot), as
 * large as a pass by waves finds them without cycles, each a function of the
 * module with the attributes Compiler and global_symbol, which may have several
 * results.  Composites of dropped regions are put back in place of their calls.
 * One linear pass.  *n_regions (may be NULL): how many there are. */
dfg_status dfg_merge(dfg_module *, const struct dfg_merge_options *, size_t *n_regions, struct dfg_error *);

/* The regions that dfg_merge would make of the picks after dfg_extract, by their
 * nodes before it: of[n] is 1 + the region of n, 0: none; as many as nodes. */
dfg_status dfg_regions(dfg_module *, const dfg_selection *, const struct dfg_merge_options *, uint32_t *of,
                       size_t *n_regions, struct dfg_error *);

/* What dfg_validate says of a function; of several entries of its name what the
 * one that got furthest says, and these are in that order. */
enum dfg_verdict {
    DFG_NO_ENTRY,      /* no table has an entry of this name */
    DFG_NO_MATCH,      /* the entry does not match at what the function returns, which is `at` */
    DFG_ILLEGAL_MATCH, /* its match there is none that is taken: `refused` says why, and blames `at` */
    DFG_OTHER_RESULTS, /* its roots are not what the function returns */
    DFG_NOT_COVERED,   /* `at` stands in the body, but is no part of the match */
    DFG_FROM_OUTSIDE,  /* `at` is an input of the match, but no parameter of the function */
    DFG_WHOLE          /* the entry matches the whole body */
};
struct dfg_validation {
    dfg_node func;
    const char *name; /* what Composite says */
    enum dfg_verdict verdict;
    enum dfg_refused refused;
    dfg_node at;     /* or DFG_NONE */
    uint32_t target; /* whose entry, in the targets; not of DFG_NO_ENTRY */
    uint32_t entry;  /* of its table */
};

/* Told of each function with the attribute Composite, in graph order: does an
 * entry of that name, of any of the tables, match its whole body, inputs being its
 * parameters and constants?  Targets are tables. */
typedef void dfg_validated(void *ctx, const struct dfg_validation *);
dfg_status dfg_validate(dfg_module *, const struct dfg_target *, size_t n, dfg_validated *, void *ctx,
                        struct dfg_error *);

DFG_END_C

#endif
