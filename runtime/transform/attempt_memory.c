/* attempt_memory.c -- memory and verdict of the attempt at hand.
 *
 * In:   what builders ask for while a replacement is built.
 * Out:  memory that all goes at once when the attempt is over.
 * Errors: without memory the rewriter has failed, and the attempt is declined.
 */
#include <string.h>

#include "rewriter.h"

void *dfg_rewriter_alloc(dfg_rewriter *r, size_t size)
{
    void *p = dfg_stack_alloc(&r->memory, 1, size);
    if (p == NULL)
        r->failed = r->declined = true;
    return p;
}

void dfg_decline(dfg_rewriter *r, const char *reason)
{
    if (r->declined)
        return;
    r->declined = true;
    size_t size = strlen(reason) + 1;
    char *copy = dfg_rewriter_alloc(r, size);
    if (copy != NULL)
        memcpy(copy, reason, size);
    r->reason = copy;
}

void *dfg_rewrite_alloc(dfg_rewriter *r, size_t size)
{
    return dfg_rewriter_alloc(r, size);
}

const dfg_graph *dfg_before(const dfg_rewriter *r)
{
    return r->view;
}

dfg_module *dfg_rewriter_module(const dfg_rewriter *r)
{
    return r->m;
}

