/* gather.c -- collects what is printed to a FILE in memory.
 *
 * In:   calls of fprintf and the like.
 * Out:  the text, whole, or nothing.
 *
 * Out of memory, glibc's memory streams drop output without setting their error
 * indicator; only errno shows it.  It also shows a part that could not be made
 * into text at all, such as a node's label.
 */
#define _POSIX_C_SOURCE 200809L /* open_memstream */
#include <errno.h>
#include <stdlib.h>

#include "../dfg_extend.h"

bool dfg_gather_begin(struct dfg_gather *g)
{
    *g = (struct dfg_gather){.before = errno};
    errno = 0;
    g->file = open_memstream(&g->text, &g->size);
    return g->file != NULL;
}

char *dfg_gather_end(struct dfg_gather *g)
{
    bool whole = g->file != NULL && !ferror(g->file) && errno != ENOMEM;
    if (g->file != NULL && (fclose(g->file) != 0 || errno == ENOMEM))
        whole = false;
    if (!whole) {
        free(g->text);
        g->text = NULL;
        g->size = 0;
    }
    errno = whole ? g->before : ENOMEM;
    g->file = NULL;
    return g->text;
}
