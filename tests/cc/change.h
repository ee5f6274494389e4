/* change.h -- what a conformance case asks of a graph that changes.
 *
 * Each starts from the graph as written, and leaves it so.  What is not as
 * wanted goes to standard output.
 */
#ifndef CC_CHANGE_H
#define CC_CHANGE_H

#include "run.h"

/* what: `WANTED.dfg T [select=optimal]` */
void partition(const struct run *, char *what);
/* what: `WANTED.dfg R[,R...] [once]` */
void rewrite(const struct run *, char *what);
/* The rules must end in an error, whose text is printed. */
void run_error(const struct run *, const char *rules);
/* Each rule on its own, and all of one direction together: a run that does not end is none to compare. */
void check_rules(const struct run *);
/* A line for each composite function: is it what the table's entry takes, whole? */
void validate(const struct run *, const char *table);

#endif
