/* data.c -- the accessors of matchers over a graph that is constant data.
 *
 * In:   the texts and extents of dfg_data.h; a view without a module knows none.
 * Out:  as the functions of that name in dfg.h and dfg_form.h.  A symbolic extent
 *       of which nothing is said is a name of its own, which may be negative.
 * Cost: O(log texts), O(log extents); a string by its text O(texts).
 */
#include "core/form.h"
#include "core/free.h"
#include "dfg_data.h"

/* In line: one frame less below conditions that read strings. */
static inline DFG_IN_LINE const struct dfg_data_text *text_of(const struct dfg_module *m, dfg_sym s)
{
    static const struct dfg_data_text none = {0, 0, ""};
    uint32_t low = 0, high = m != NULL ? m->n_texts : 0;
    while (low < high) {
        const uint32_t middle = low + (high - low) / 2;
        if (m->texts[middle].sym == s)
            return &m->texts[middle];
        if (m->texts[middle].sym < s)
            low = middle + 1;
        else
            high = middle;
    }
    return &none;
}

const char *dfg_symbol_text(const struct dfg_module *m, dfg_sym s)
{
    return text_of(m, s)->text;
}

size_t dfg_symbol_len(const struct dfg_module *m, dfg_sym s)
{
    return text_of(m, s)->len;
}

dfg_sym dfg_find_symbol(const struct dfg_module *m, const char *text, size_t len)
{
    for (uint32_t i = 0; m != NULL && i < m->n_texts; i++)
        if (m->texts[i].len == len && memcmp(m->texts[i].text, text, len) == 0)
            return m->texts[i].sym;
    return 0;
}

dfg_node dfg_outer_function(const struct dfg_module *m, dfg_node n)
{
    return m == NULL ? DFG_NONE : m->outer != NULL ? m->outer[n] : m->function;
}

void dfg_extent_form(const struct dfg_module *m, dfg_dim extent, struct dfg_form *f)
{
    const dfg_sym s = (dfg_sym)-extent;
    uint32_t low = 0, high = m != NULL ? m->n_extents : 0;
    while (low < high) {
        const uint32_t middle = low + (high - low) / 2;
        if (m->extents[middle].sym < s)
            low = middle + 1;
        else
            high = middle;
    }
    if (m != NULL && low < m->n_extents && m->extents[low].sym == s) {
        dfg_form_unpack(f, m->extents[low].form);
        return;
    }
    f->n = 1;
    f->terms[0] = (struct dfg_form_term){.factor = 1, .n = 1, .names = {(uint64_t)s | FORM_SIGNED}};
}
