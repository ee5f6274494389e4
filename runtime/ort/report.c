/* report.c -- dfg-opt's report of what is taken and what is left out, in memory.
 *
 * In:   a selection of the provider's table.
 * Out:  the text, or JSON, that dfg-opt --report prints.
 */
#include <stdlib.h>
#include <string.h>

#include "../dfg_interp.h"
#include "../driver/report.h"
#include "ort.h"

/* Files of dfg-opt say here what they miss, which is memory; who asked sees that there is no report. */
void complain(const char *format, ...)
{
    (void)format;
}

static char *text_of(const struct report *r, bool json)
{
    struct dfg_gather g;
    if (dfg_gather_begin(&g))
        (void)(json ? report_json(r, g.file) : report_text(r, g.file));
    return dfg_gather_end(&g);
}

char *ort_report_of(struct provider *p, dfg_module *m, const dfg_selection *s, bool json)
{
    const struct dfg_unit *const *units = p->factory->units;
    size_t n_units = 0;
    while (units[n_units] != NULL)
        n_units++;
    /* reasons are found by the reference matcher, which reads the table's text */
    const struct dfg_unit *own = p->described == NULL ? dfg_describe(p->unit, units, n_units, NULL) : NULL;
    const char *name = p->table.name;
    struct item item = {name, strlen(name), own != NULL ? own : p->described, NULL, &p->table};
    const struct items items = {&item, 1, 1};
    struct report r = {0};
    bool made = item.unit != NULL && report_make(&r, name, m, &items, s, p->regions ? &p->merge : NULL);
    char *text = made ? text_of(&r, json) : NULL;
    report_free(&r);
    dfg_describe_free(own);
    return text;
}
