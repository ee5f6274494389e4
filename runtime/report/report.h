/* report.h -- what the parts of a report share.
 *
 *   report.c  a selection -> the figures -> text    text.c  for a terminal
 *   work.c    multiply-accumulates                  json.c  for programs
 *   why.c     what is left out, and why             html.c  a page: style and script, page.js,
 *   limits.c  conditions that keep work out         page.c  with the graph
 *   host.c    what a call costs on the host
 */
#ifndef DFG_REPORT_PARTS_H
#define DFG_REPORT_PARTS_H

#include "../dfg_extend.h"
#include "../dfg_report.h"

const char *dfg_report_entry_name(const struct dfg_target *, int32_t entry); /* -1: the pattern's */
/* What covers n and is not put back; NULL: nothing. */
const struct dfg_pick *dfg_report_pick_of(const struct dfg_report *, dfg_node n);
/* Fills in regions, totals and entries, by r->s; false: no memory. */
bool dfg_report_cover(struct dfg_report *, dfg_module *, const struct dfg_merge_options *);
bool dfg_report_limit(struct dfg_report *, dfg_module *, const struct dfg_merge_options *); /* fills in the limits */
bool dfg_report_why(struct dfg_report *); /* fills in the reasons; false: no memory */

/* Is n a call of an operator that a result needs, in no composite made before? */
bool dfg_report_counts(const dfg_module *, dfg_node);
double dfg_report_work(const dfg_module *, dfg_node);                  /* 0 where it is unknown */
bool dfg_report_count_open(struct dfg_report *);                       /* false: no memory */
const char *dfg_report_open_name(const struct dfg_report *, size_t i); /* "?": it has none */

void dfg_report_print_text(const struct dfg_report *, const char *model, FILE *);
void dfg_report_print_json(const struct dfg_report *, const char *model, FILE *);
dfg_status dfg_report_print_html(const struct dfg_report *, const char *model, FILE *, struct dfg_error *);
bool dfg_report_print_graph(const struct dfg_report *, FILE *); /* as JSON for the page; false: no memory */

void dfg_report_print_totals(const struct dfg_report *, FILE *); /* "N of M calls (P %), ..., N regions" */
double dfg_report_share(double part, double all);                /* in per cent; of nothing 0 */
/* What work is not counted as it is, tables for others; a line each. */
void dfg_report_print_notes(const struct dfg_report *, FILE *);

#endif
