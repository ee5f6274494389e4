/* error.c -- errors as text for the user.
 *
 * In:   a status and a format; a module that must not be open.
 * Out:  a filled-in dfg_error whose text is malloc'ed, of any length.
 */
#include <stdio.h>
#include <stdlib.h>

#include "module.h"

char *dfg_format(const char *text, va_list values)
{
    va_list again;
    va_copy(again, values);
    int len = vsnprintf(NULL, 0, text, again);
    va_end(again);
    char *s = len < 0 ? NULL : malloc((size_t)len + 1);
    if (s != NULL)
        vsnprintf(s, (size_t)len + 1, text, values);
    return s;
}

dfg_status dfg_fail(struct dfg_error *err, dfg_status status, const char *text, ...)
{
    if (err == NULL)
        return status;
    va_list values;
    va_start(values, text);
    err->status = status;
    err->text = text != NULL ? dfg_format(text, values) : NULL;
    va_end(values);
    return status;
}

void dfg_error_clear(struct dfg_error *err)
{
    free(err->text);
    *err = (struct dfg_error){.status = DFG_OK};
}

dfg_status dfg_need_closed(const dfg_module *m, struct dfg_error *error)
{
    if (m->edit == NULL && m->bodies.open == 0)
        return DFG_OK;
    return dfg_fail(error, DFG_BAD_GRAPH, m->edit != NULL ? "the module is open for edits" : "a function's body is open");
}
