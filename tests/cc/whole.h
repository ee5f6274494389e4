/* whole.h -- what conformance.c asks of whole matches. */
#ifndef WHOLE_H
#define WHOLE_H

#include "dfg_interp.h"

/* Compares the parts of the first match of p at n with the nodes of the reference
 * matcher's; complaints, each a line that begins with `!`, go to standard output.
 * view: of m, bound with the names of p's unit.  False: memory is out. */
bool check_whole(const dfg_module *m, const struct dfg_pattern *p, const dfg_graph *view, dfg_node n);

#endif
