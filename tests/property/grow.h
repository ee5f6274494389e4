/* grow.h -- random graphs in which a pattern has a chance to match. */
#ifndef GROW_H
#define GROW_H

#include "dfg.h"
#include "pat.h"

/* The unit with what its patterns say, which grow_graph and the reference matcher ask: dfg_describe.  Where
 * that fails the program ends. */
const struct dfg_unit *describe(const struct dfg_unit *, const struct dfg_unit *const *units, size_t n_units);

/* Adds to an empty module a function @main in which p was tried to be built a
 * few times, with other choices each time, a few mistakes, and random calls of
 * the operators that u mentions; finishes the module.  The same seed, the same graph. */
enum grow_results { GROW_NO_RESULTS /* but the parameter */, GROW_SOME_RESULTS, GROW_ALL_RESULTS /* nothing is dead */ };
void grow_graph(dfg_module *m, const struct dfg_unit *u, const struct dfg_pattern *p, uint64_t seed,
                enum grow_results results);

#endif
