/* report.c -- the report of what is taken and what is left out.
 *
 * In:   a selection of the provider's table.
 * Out:  the text, or JSON, that dfg-opt --report prints.
 */
#include "../dfg_interp.h"
#include "../dfg_report.h"
#include "ort.h"

char *ort_report_of(struct provider *p, dfg_module *m, const dfg_selection *s, bool json)
{
    const struct dfg_unit *const *units = p->factory->units;
    size_t n_units = 0;
    while (units[n_units] != NULL)
        n_units++;
    /* reasons are found by the reference matcher, which reads the table's text */
    const struct dfg_unit *own = p->described == NULL ? dfg_describe(p->unit, units, n_units, NULL) : NULL;
    const struct dfg_target target = {own != NULL ? own : p->described, &p->table, NULL};
    struct dfg_report r = {.n_entries = 0};
    bool made = target.unit != NULL &&
                dfg_report_make(&r, m, s, &target, 1, p->regions ? &p->merge : NULL, NULL) == DFG_OK;
    char *text =
        made ? dfg_report_text(&r, p->table.name, json ? DFG_REPORT_JSON : DFG_REPORT_TEXT, NULL) : NULL;
    dfg_report_free(&r);
    dfg_describe_free(own);
    return text;
}
