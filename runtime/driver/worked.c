/* worked.c -- errors of the library, as complaints of the program that the jobs are part of.
 *
 * In:   what a call of the library says, and its error.
 * Out:  a complaint where it failed; without a text that is for want of memory.
 */
#include "opt.h"

bool has_worked(bool worked, struct dfg_error *e)
{
    if (!worked)
        complain("%s", e->text != NULL ? e->text : "out of memory");
    dfg_error_clear(e);
    return worked;
}
