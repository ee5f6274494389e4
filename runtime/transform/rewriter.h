/* rewriter.h -- the rewriter itself, for the files of the loop. */
#ifndef DFG_REWRITER_H
#define DFG_REWRITER_H

#include "../core/module.h"
#include "rewrite.h"

/* A stack of blocks that is emptied at once and kept for the next time. */
struct attempt_block;
struct attempt_memory {
    struct attempt_block *blocks; /* the newest first */
    size_t used;                  /* of the newest */
};

struct dfg_rewriter {
    dfg_module *m;
    dfg_graph *view; /* of the file whose rule is tried */
    bool failed;     /* memory ran out */
    bool declined;
    const char *reason; /* why, the first time; in the attempt's memory */
    struct attempt_memory memory;
};

void attempt_memory_reset(struct attempt_memory *);
void attempt_memory_free(struct attempt_memory *);

#endif
