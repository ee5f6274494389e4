/* run.h -- what a conformance run has at hand: the units of the case, and its latest graph. */
#ifndef CC_RUN_H
#define CC_RUN_H

#include "dfg_interp.h"
#include "../../runtime/dfg_partition.h"

enum { MOST_UNITS = 16 };

struct run {
    const struct dfg_unit *unit, *known[MOST_UNITS];
    size_t n_known;
    dfg_module *m;
    dfg_graph view;
    void *mem;
    bool tells;    /* all matches are printed */
    char path[64]; /* of the graph; the runner numbers them */
};

/* Ends the run; why may be NULL: no memory. */
void die(const char *what, const char *why);
void *need(void *);

/* Of a shared object; a .pat or .ops file is interpreted, its imports stand in the folders that were added. */
const struct dfg_unit *load_unit(const char *path);
void add_folder(const char *path);
/* Makes what the patterns of the case's unit say known to the reference matcher, until forget_unit. */
void describe_unit(struct run *);
void forget_unit(struct run *);

/* Reads a graph; its error's text goes to f where it can't be read. */
bool open_graph(struct run *, const char *path, FILE *f);
void close_graph(struct run *);
void bind_views(struct run *);
/* The same units, no graph yet. */
struct run without_graph(const struct run *);

/* May a match stand at n? */
bool is_root(const struct run *, dfg_node n);
/* The node's name, until the next call. */
const char *label(const struct run *, dfg_node n);

/* NULL: there is none; of a pattern that is said. */
const struct dfg_pattern *pattern_named(const struct run *, const char *name);
const struct dfg_table *table_named(const struct run *, const char *name);

#endif
