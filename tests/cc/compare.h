/* compare.h -- generated code against the reference matcher. */
#ifndef CC_COMPARE_H
#define CC_COMPARE_H

#include "run.h"

/* Asks both at every node, for every match, about every pattern, and about
 * every entry of every table; complaints, each a line that begins with `!`, go
 * to standard output. */
void check_graph(const struct run *);

#endif
