/* matches.h -- results of jobs as JSON. */
#ifndef PAT2C_MATCHES_H
#define PAT2C_MATCHES_H

#include "../../driver/opt.h"

/* [{"name", "patterns": [...], "rules": [...], "tables": [...]}, ...] */
void print_units_json(const struct dfg_unit *const *, size_t n, FILE *);
/* [{"table", "pattern", "entry", "root", "names": {...}, "nodes": [...]}, ...].  A node is {"node", "name",
 * "op"}, a set of them {"nodes": [...]}.  False: an error was reported. */
bool print_matches_json(dfg_module *, const struct items *, FILE *);
/* {"report": `report`, "picks": [{"id", "table", "pattern", "entry", "cost", "root"}, ...],
 * "of": [[id, node], ...]}, before dfg_extract */
void print_picks_json(const dfg_module *, const struct items *, const dfg_selection *, const char *report,
                      FILE *);
rule_stats_fn print_rule_json; /* to a file that has `{` already: "rule": 3 */

#endif
