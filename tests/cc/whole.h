/* whole.h -- what conformance.c asks of whole matches. */
#ifndef WHOLE_H
#define WHOLE_H

#include "../../runtime/debug/debug.h"

/* Compares the whole matches of p at n with its matches, and the parts of the
 * first with the nodes of the reference matcher's; complaints, each a line that
 * begins with `!`, go to standard output.  view, whole: of m, bound with the
 * names and the whole_names of p's unit.  False: memory is out. */
bool check_whole(const dfg_module *m, const struct dfg_pattern *p, const dfg_graph *view,
                 const dfg_graph *whole, dfg_node n);

#endif
