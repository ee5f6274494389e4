/* extent.c -- symbolic extents where there is no module.
 *
 * In:   the number of a symbol, in a graph that is constant data.
 * Out:  a name of its own, which may be negative, as what it is called is not known.
 */
#include "core/form.h"

void dfg_extent_form(const struct dfg_module *m, dfg_dim symbol, struct dfg_form *f)
{
    (void)m;
    f->n = 1;
    f->terms[0] = (struct dfg_form_term){.factor = 1, .n = 1, .names = {(uint64_t)-symbol | FORM_SIGNED}};
}
