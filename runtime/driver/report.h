/* report.h -- what targets can run of a network: counts, and reasons for the rest.
 *
 *   report.c       a selection -> the figures      report_text.c  for a terminal
 *   report_work.c  multiply-accumulates            report_json.c  for programs
 *   report_why.c   what is left out, and why        report_html.c  a page with the graph,
 *                                                  report_draw.c  which is drawn
 */
#ifndef DFG_REPORT_H
#define DFG_REPORT_H

#include "../dfg_extend.h"
#include "../dfg_partition.h"
#include "opt.h"

/* What was taken by one entry of a table, or by a pattern. */
struct report_entry {
    const char *target, *name;
    size_t item; /* of the target */
    size_t matches, calls;
    double macs; /* those that are known; an extent that is no number counts as 1 */
};

/* What was taken by a table, or by a pattern. */
struct report_target {
    const char *name;
    size_t matches, calls;
    double macs;
};

struct report_op {
    const char *name;
    size_t calls;
};

/* Why calls were left out, those alike together. */
struct report_reason {
    struct report_op *ops; /* the most calls first */
    size_t n_ops, ops_room;
    char *text;   /* in one line */
    char *detail; /* of the first: explain's report, or NULL */
    dfg_node first;
    size_t calls;
    double macs;
};

struct report {
    const char *model;
    const dfg_module *m;
    const struct items *items;
    const dfg_selection *s;
    bool drops; /* may regions be put back? */
    size_t nodes, calls, covered, matches;
    double macs, covered_macs;
    size_t per_unit, unknown; /* calls with work of open extents; with work of unknown ranks */
    dfg_dim *open;            /* extents that are no numbers and count as 1, each once */
    size_t n_open;
    struct report_target *targets; /* as many as items, in their order */
    struct report_entry *entries;  /* those with matches, in order of the tables; the most calls first */
    size_t n_entries;
    struct report_reason *reasons; /* the most calls first */
    size_t n_reasons, reasons_room;
    uint32_t *why;    /* per node: 1 + its reason; 0: none */
    uint32_t *region; /* per node: 1 + its region; 0: none */
    size_t n_regions;
};

/* Of a module before its matches become functions.  False: an error was reported. */
bool report_make(struct report *, const char *model, dfg_module *, const struct items *,
                 const dfg_selection *, const struct dfg_merge_options *);
void report_free(struct report *);

const char *report_entry_name(const struct item *, int32_t entry); /* -1: the pattern's */
/* What covers n and is not put back; NULL: nothing. */
const struct dfg_pick *report_pick_of(const struct report *, dfg_node n);
bool report_why(struct report *); /* fills in the reasons; false: an error was reported */

/* Is n a call of an operator that a result needs, in no composite made before? */
bool report_counts(const dfg_module *, dfg_node);
double report_work(const dfg_module *, dfg_node);              /* 0 where it is unknown */
bool report_count_open(struct report *);                       /* false: no memory */
const char *report_open_name(const struct report *, size_t i); /* "?": it has none */

bool report_text(const struct report *, FILE *);
bool report_json(const struct report *, FILE *);
bool report_html(const struct report *, FILE *); /* needs Graphviz's `dot` */
bool report_is_large(const struct report *);     /* too large to be drawn with its constants */
bool report_draw(const struct report *, FILE *); /* the graph as SVG; false: an error was reported */

void report_ops(const struct report_reason *, FILE *); /* "Conv", or "Conv (12), Relu (3)" */
void report_example(const struct report_reason *,
                    FILE *); /* what explain saw at the first, in lines; or nothing */
void json_string(const char *, FILE *);
double report_share(double part, double all); /* in per cent; of nothing 0 */
void report_macs(double macs, FILE *);        /* 4.09 G MAC, in a few figures */
void report_notes(const struct report *,
                  FILE *); /* what work is not counted as it is, tables for others; a line each */

#endif
