/* group.h -- groups of nodes that become functions, for the files of the partitioner.
 *
 *   group.c    a match -> what it covers, takes and gives; is it legal?
 *   matches.c  the legal groups of the targets, by strategy greedy.c or optimal.c
 *              (all of them: collect.c)
 *   launch.c   the choice among them where a launch is a region's
 *   extract.c  groups -> functions
 *   merge.c    composites -> regions, which are groups again; regions.c foretells them
 */
#ifndef DFG_GROUP_H
#define DFG_GROUP_H

#include "../dfg_analysis.h"
#include "../core/core.h"
#include "../dfg_partition.h"
#include "cost.h"

/* Disjoint sets of numbers, each with its least one as its representative. */
static inline uint32_t set_find(uint32_t *parent, uint32_t k)
{
    while (parent[k] != k)
        k = parent[k] = parent[parent[k]];
    return k;
}

static inline void set_join(uint32_t *parent, uint32_t a, uint32_t b)
{
    a = set_find(parent, a);
    b = set_find(parent, b);
    parent[a < b ? b : a] = a < b ? a : b;
}

struct part_span {
    size_t at, n; /* of groups.pool */
};

struct group {
    struct dfg_pick pick;
    int64_t saved; /* what its calls cost where nothing covers them, less its cost, in units of dfg_settle_costs */
    const struct dfg_pattern *pattern;
    struct part_span covers; /* ascending; with a function value all of its body */
    struct part_span roots;  /* in the pattern's order */
    struct part_span params; /* inputs that are handed over */
    struct part_span embeds; /* constants that are copied into the body */
    struct part_span alone;  /* of what it covers all but what is computed outside as well */
    bool dropped;            /* of a region: its composites' bodies take the place of their calls */
};

/* What a node of the pool is called: a parameter of the pattern. */
struct label {
    size_t at;
    const char *name;
};

struct groups {
    struct group *at;
    size_t n, room;
    struct node_list pool;
    struct label *labels; /* ascending */
    size_t n_labels, labels_room;
};
bool dfg_chosen_add(struct groups *, const struct group *); /* false: no memory */
void dfg_chosen_free(struct groups *);
const dfg_node *dfg_group_nodes(const struct groups *, struct part_span);
const char *dfg_group_param_name(const struct groups *, const struct group *, size_t param); /* NULL: none */

/* What groups of one module share while they are made: arrays of a row a node,
 * good for a node that the running visit has marked. */
struct grouping {
    dfg_module *m;
    struct groups *groups;
    uint32_t *mark;          /* 4 * visit + enum mark */
    uint32_t *uses;          /* of what it covers: edges from inside; of an input: 1 if it is embedded */
    uint32_t *first;         /* the part that bound it first */
    uint32_t *last;          /* the last part that bound it or one of its operands */
    dfg_node *start;         /* of a function: the first node of its body */
    uint8_t *live;           /* of each node: does a result need it? */
    uint32_t *idle;          /* its uses by nodes that none needs: they go when groups are extracted */
    dfg_postdom *dominators; /* built when a value escapes that may be computed twice */
    uint32_t visit;
    const uint32_t *taken; /* 0: no group covers it; NULL: that does not matter */
    struct node_list covers, inputs, roots;
    dfg_node blamed; /* what the last group was none for; DFG_NONE */
    bool failed;     /* memory ran out */
};
/* Per function the least id of what its body holds, nested ones too; the function
 * itself where it holds nothing.  The body is all ids from there to the function.
 * NULL: no memory.  O(nodes * log bodies). */
dfg_node *dfg_body_starts(const dfg_module *);

bool dfg_grouping_begin(struct grouping *, dfg_module *, struct groups *);
void dfg_grouping_end(struct grouping *);

/* Adds the group of a whole match of p to g->groups, or says why not. */
enum dfg_refused dfg_group_of_match(struct grouping *, const struct dfg_pattern *p, const void *match,
                                    bool duplicate);

/* ---- matches.c: the targets on one module ---- */

struct bound_target {
    const struct dfg_target *target;
    dfg_graph *view;
    uint32_t n_entries; /* of the table; of a pattern 1 */
};

struct matches {
    dfg_module *m;
    struct bound_target *targets;
    size_t n;
    struct view *views;
    size_t n_views;
    dfg_node *order; /* roots to be tried, from the outputs backwards */
    uint32_t n_order;
    bool *ordered; /* per node: it is in `order` */
    const struct dfg_select_options *options;
    struct cost_scale scale; /* of dfg_settle_costs, and what is in its units: */
    int64_t launch;
    int64_t none; /* what the host's calls cost that a result needs, were nothing covered */
};
dfg_status dfg_matches_begin(struct matches *, dfg_module *, const struct dfg_target *, size_t n,
                             struct dfg_error *);
void dfg_matches_end(struct matches *);

/* An entry in order of priority, of a table or a pattern. */
struct entry {
    const struct dfg_pattern *pattern;
    int32_t row; /* in the table; -1 */
    bool duplicate;
    const struct dfg_table_entry *said; /* NULL: of a pattern */
};
/* Adds what calls cost that nothing covers: those of a group; all that a result needs, with a launch each. */
void dfg_add_host(const struct matches *, const struct groups *, const struct group *, struct cost_sum *);
void dfg_add_order(const struct matches *, struct cost_sum *);
/* Finds units for all costs, and in these what each group saves, and what stands in `all`. */
void dfg_settle_costs(struct matches *, struct groups *);

struct entry dfg_entry_at(const struct dfg_target *, uint32_t priority);
double dfg_entry_cost(const struct entry *, const dfg_graph *view,
                      const void *match); /* 1 where it is unknown */

/* For every entry of a target, in order of priority: the nodes where it may match, in `order`. */
struct buckets {
    size_t *first; /* n_entries + 1 */
    dfg_node *nodes;
};
bool dfg_buckets_of(const struct matches *, const struct bound_target *,
                    struct buckets *); /* false: no memory */
void dfg_buckets_free(struct buckets *);

/* ---- extract.c: groups become functions ---- */

/* How functions are called and marked.  The module before is readable through
 * `was`; symbols and values are interned in m. */
struct function_maker {
    void *ctx;
    const dfg_sym *names; /* per group: functions of the module; NULL: function values where they are called */
    /* At most MOST_ATTRS; how many.  DFG_NO_ATTRS: no memory. */
    uint32_t (*attrs)(void *ctx, dfg_module *m, const dfg_module *was, size_t group, struct dfg_attr *);
    uint32_t most_attrs;
};

#define DFG_NO_ATTRS UINT32_MAX

/* of: per node 1 + the group that covers it.  On error the module is as it was.
 * O(nodes + operands * nesting). */
dfg_status dfg_extract_groups(dfg_module *, const struct groups *, const uint32_t *of,
                              const struct function_maker *, struct dfg_error *);

/* ---- joint.c: groups with several roots, all together without cycles ---- */

struct joint {
    dfg_groups *groups; /* NULL: no target has several roots, so nothing can go wrong */
};
bool dfg_joint_begin(struct joint *, const struct matches *); /* false: no memory */
void dfg_joint_end(struct joint *);
/* May the group be taken beside those added before?  Then it is added.  *failed: no memory. */
bool dfg_joint_add(struct joint *, const struct groups *, const struct group *, bool *failed);

/* ---- greedy.c, optimal.c, launch.c: false: no memory ---- */

struct dfg_selection {
    struct dfg_target *targets;
    struct groups groups;        /* in order of their roots */
    uint32_t *of;                /* per node: 1 + the group that covers it, 0: none */
    struct dfg_refusal *refused; /* per node */
    uint32_t n_nodes;
    double cost, bound;
    struct dfg_select_options options;
    double *host; /* its own copy of the options' */
};
/* Notes why a match at root was not taken, unless another was tried there before; at: the node to blame. */
void dfg_refuse(struct dfg_selection *, dfg_node root, struct dfg_refusal);
bool dfg_select_greedy(struct matches *, struct dfg_selection *);

/* What a choice saves, and what no choice could save more than: INT64_MAX where nobody knows. */
struct choice {
    int64_t saved, most;
};
bool dfg_select_optimal(struct matches *, struct dfg_selection *, struct choice *);

/* Adds every legal group that saves its launch at least, or with by_region might save those of others; *cut: there
 * were more. */
bool dfg_collect_groups(struct matches *, struct dfg_selection *, bool by_region, bool *cut);

/* Groups that share no node and close no cycle, with a launch for each of them.
 * bounds: at one group of each component of groups that overlap what any choice
 * among them could save at most, at the others 0; got: of all together, launches
 * included.  Both NULL where nobody asks. */
bool dfg_choose_apart(const struct matches *, const struct groups *, int64_t launch, bool *taken,
                      int64_t *bounds, struct choice *got);
size_t dfg_most_looks(const struct matches *); /* at cycles, or at regions, in one search */

/* The same with a launch for each region of the options, as far as the search gets. */
bool dfg_choose_regions(const struct matches *, const struct dfg_selection *, bool *taken, struct choice *);

#endif
