/* rewrite.h -- what the files of rewriting share; no public API.
 *
 *   build.c      builders: what a rule's `build` makes its replacement with
 *   rewriter.c   the rewriter's life: rules, views, memory of one attempt
 *   attempt.c    one match: checks, build, and commit or roll back
 *   rewrite.c    the loop: which node is next, what a change makes worth a look
 *
 * An attempt is one match that is tried.  Its memory ends with it; so do the
 * nodes that it has added, unless it succeeds.
 */
#ifndef DFG_REWRITE_PRIVATE_H
#define DFG_REWRITE_PRIVATE_H

#include "../core/core.h"
#include "../dfg_rewrite.h"

/* Memory of the attempt at hand, aligned for any object; NULL: none left, and the rewriter has failed. */
void *dfg_rewriter_alloc(dfg_rewriter *, size_t size);

#endif
