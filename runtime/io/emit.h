/* emit.h -- printing a module as constant C: what emit.c, emit_rows.c and emit_view.c share. */
#ifndef DFG_IO_EMIT_H
#define DFG_IO_EMIT_H

#include "../dfg_extend.h"

enum {
    DATA_WIDTH = 110, /* columns of a line */
    DATA_BYTES = 4096 /* of a constant's elements; of larger ones that are not all equal nothing is written */
};

/* A set of numbers that grows. */
struct emit_set {
    bool *at;
    size_t n, room; /* numbers from n on are not in it */
};

struct emission {
    FILE *f;
    const char *name; /* what all names begin with */
    const dfg_module *m;
    dfg_graph g; /* the module's own view */
    int column;
    bool failed;      /* no memory */
    uint16_t *new_op; /* by the module's operator: its number here, or 0 */
    uint16_t *old_op; /* the other way, from DFG_FIRST_OP on */
    uint32_t n_ops;
    struct emit_set texts, forms; /* by symbol: its text, its form is asked for */
};

/* emit.c: an array of the graph or of a view, item by item; a line is broken between items. */
void dfg_emit_open(struct emission *, const char *type, const char *view, const char *name, size_t n); /* view: "" or "NAME_" */
void dfg_emit_item(struct emission *, const char *format, ...) DFG_PRINTF(2, 3);
void dfg_emit_words(struct emission *, const char *view, const char *name, const uint32_t *, size_t n);
void dfg_emit_value(struct emission *, dfg_val); /* an initializer, without a comma; notes what it mentions */
void dfg_emit_close(struct emission *);
void dfg_emit_string(struct emission *, const char *text, size_t n); /* in quotes */
uint16_t dfg_emit_op(struct emission *, uint32_t op); /* the number here of a module's operator */
void dfg_emit_mark(struct emission *, struct emit_set *, uint32_t);

/* emit_rows.c: all rows, and what they point at. */
void dfg_emit_rows(struct emission *);
/* emit_view.c: the numbers of one file, and its view. */
void dfg_emit_view(struct emission *, const dfg_graph *view);

#endif
