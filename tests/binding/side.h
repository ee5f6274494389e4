/* side.h -- the same questions over libdfg and over another IR: what the two programs' parts tell one another.
 *
 * Nodes are told by the number that libdfg gives them.
 */
#ifndef SIDE_H
#define SIDE_H

#include <stdio.h>

struct dfg_module;

/* The graph of a side; NULL, and a message: it can't be made. */
void *side_begin(struct dfg_module *);
/* All matches of all patterns of the file, and all answers of its tables, as lines. */
void side_print(void *graph, FILE *);
double side_sweep(void *graph, unsigned rounds, size_t *found); /* of its first table: seconds */
double side_by_hand(void *graph, unsigned rounds, size_t *found); /* the same, where somebody wrote it */
void side_end(void *graph);

#endif
