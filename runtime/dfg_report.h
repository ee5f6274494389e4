/* dfg_report.h -- what targets can run of a network, and why not the rest (libdfg-report).
 *
 * Calls of operators and their multiply-accumulates, for each table and entry;
 * then the conditions of tables, by the work that each alone keeps out, and the
 * calls that are left out, those with one reason together: a match
 * that was not taken, or the test at which the closest entry failed, as the
 * reference matcher explains it.
 */
#ifndef DFG_REPORT_H
#define DFG_REPORT_H

#include "dfg_partition.h"

DFG_BEGIN_C

/* What was taken by a table, or by a pattern. */
struct dfg_report_total {
    const char *name;
    size_t matches, calls;
    double macs; /* those that are known; an extent that is no number counts as 1 */
};

/* What was taken by one entry of a table, or by a pattern. */
struct dfg_report_entry {
    const char *name;
    uint32_t target; /* index of the target */
    size_t matches, calls;
    double macs;
};

struct dfg_report_op {
    const char *name;
    size_t calls;
};

/* Why calls were left out, those alike together. */
struct dfg_report_reason {
    struct dfg_report_op *ops; /* the most calls first */
    size_t n_ops;
    char *text;   /* in one line */
    char *detail; /* of the first: dfg_explain's text, or NULL */
    dfg_node first;
    size_t calls;
    double macs;
};

/* A condition and what it alone keeps out: what would be covered besides, were it dropped. */
struct dfg_report_limit {
    const char *file, *text; /* of a struct pat_condition */
    uint32_t line, column;
    int64_t calls;
    double macs;
};

struct dfg_report {
    const dfg_module *m;
    const dfg_selection *s;
    const struct dfg_target *targets;
    size_t n_targets;
    size_t nodes, calls, covered, matches, n_regions;
    double macs, covered_macs;
    size_t per_unit, unknown; /* calls with work of open extents; with work of unknown ranks */
    dfg_dim *open;            /* extents that are no numbers and count as 1, each once */
    size_t n_open;
    struct dfg_report_total *totals;  /* as many as targets, in their order */
    struct dfg_report_entry *entries; /* those with matches, in order of the targets; the most calls first */
    size_t n_entries;
    struct dfg_report_reason *reasons; /* the most calls first */
    size_t n_reasons;
    struct dfg_report_limit *limits; /* the most multiply-accumulates first, then calls */
    size_t n_limits;
    uint32_t *why;    /* per node: 1 + its reason; 0: none */
    uint32_t *region; /* per node: 1 + its region; 0: none */
    bool drops;       /* may regions be put back? */
};

/* Of a selection before dfg_extract; dfg_report_free frees what it holds, after an error, too.  targets:
 * those of dfg_select, which must outlive the report, as the module and the selection; their units say what
 * patterns are (dfg_describe, dfg_interpret).  regions: how dfg_merge will be called; NULL: each region is
 * kept.  Makes the module's lists of consumers; work is that of inferred types. O(nodes + calls left out *
 * entries * their searches), and for each of the limits a selection by the reference matcher. */
dfg_status dfg_report_make(struct dfg_report *, dfg_module *, const dfg_selection *,
                           const struct dfg_target *targets, size_t n,
                           const struct dfg_merge_options *regions, struct dfg_error *error);
void dfg_report_free(struct dfg_report *);

enum dfg_report_form {
    DFG_REPORT_TEXT, /* for a terminal */
    DFG_REPORT_JSON, /* one object, on one line (RFC 8259) */
    DFG_REPORT_HTML  /* a page that stands by itself, with the graph in it */
};

/* The report on the model of that name, malloc'ed; NULL: error says why. */
char *dfg_report_text(const struct dfg_report *, const char *model, enum dfg_report_form,
                      struct dfg_error *error);

/* ---- what a call costs that no entry takes ---- */

/* `host cost` of the first of these tables that has one; NULL: none has. */
const char *dfg_host_cost_of(const struct dfg_target *targets, size_t n);
/* Per node of the module, dfg_n_nodes of them, the cost of `expr`, an expression over the call `x` as `host cost` has
 * it, for struct dfg_select_options; NaN for what is no call, and where the cost is unknown: *unknown is the number of
 * these calls.  Names are those of the file of the table that has `expr` itself, else of the first target's, with
 * params of all of them at their values, where the units are those of dfg_describe or dfg_interpret.  The module needs its lists of consumers (dfg_build_users).  DFG_BAD_TEXT: *error says what is wrong
 * with the expression.  O(nodes). */
dfg_status dfg_host_costs(const dfg_module *, const struct dfg_target *targets, size_t n, const char *expr, double *costs,
                          size_t *unknown, struct dfg_error *);

DFG_END_C

#endif
