/* report.h -- what targets can run of a network: counts, and reasons for the rest.
 *
 *   report.c       a selection -> the figures      report_text.c  for a terminal
 *   report_html.c  a page with the graph drawn     report_json.c  for programs
 */
#ifndef DFG_REPORT_H
#define DFG_REPORT_H

#include "../dfg_partition.h"
#include "opt.h"

/* What was taken by one entry of a table, or by a pattern. */
struct report_entry {
    const char *target, *name;
    size_t matches, calls;
    double macs; /* those that are known */
};

/* Why calls were left out, those alike together. */
struct report_reason {
    const char *op;
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
    size_t nodes, calls, covered, unknown; /* unknown: calls whose extents are no numbers */
    double macs, covered_macs;
    struct report_entry *entries; /* those with matches, in order of the tables */
    size_t n_entries;
    struct report_reason *reasons; /* the most calls first */
    size_t n_reasons;
    uint32_t *why;    /* per node: 1 + its reason; 0: none */
    uint32_t *region; /* per node: 1 + its region; 0: none */
    size_t n_regions;
};

/* Of a module before its matches become functions.  False: an error was reported. */
bool report_make(struct report *, const char *model, dfg_module *, const struct items *,
                 const dfg_selection *, const struct dfg_merge_options *);
void report_free(struct report *);

bool report_text(const struct report *, FILE *);
bool report_json(const struct report *, FILE *);
bool report_html(const struct report *, FILE *); /* needs Graphviz's `dot` */

void json_string(const char *, FILE *);
double report_share(double part, double all); /* in per cent; of nothing 0 */
void report_macs(double macs, FILE *);        /* 4.09 G MAC, in a few figures */

#endif
