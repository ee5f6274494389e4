/* extents.c -- extents that have names: equal ones have one symbol.
 *
 * In:   names of extents: "N", "N + M", "M+N".
 * Out:  the extents, where one whose value was spelled differently before has the
 *       symbol of that spelling, and a sum of numbers is a number; and the form of
 *       each, for arithmetic.  Types take them as they are, so that a program with
 *       numbers alone links none of this.
 *
 * Only names that are expressions have a row; others are known by name.
 */
#include <stdalign.h>
#include <string.h>

#include "form.h"
#include "module.h"

static bool is_expression(const dfg_module *m, dfg_sym name)
{
    return strpbrk(dfg_symbol_text(m, name), "+*/% ") != NULL;
}

static const struct extent_row *row_of(const dfg_module *m, dfg_sym sym)
{
    uint32_t row;
    for (size_t at = 0; (row = dfg_index_next(&m->extents.by_symbol, dfg_hash_word(0, sym), &at)) != 0;)
        if (m->extents.rows[row].sym == sym)
            return &m->extents.rows[row];
    return NULL;
}

void dfg_extent_form(const dfg_module *m, dfg_dim d, struct dfg_form *f)
{
    dfg_sym sym = (dfg_sym)-d;
    const struct extent_row *row = row_of(m, sym);
    if (row != NULL)
        dfg_form_unpack(f, row->form);
    else
        dfg_form_of_name(f, dfg_symbol_text(m, sym), dfg_symbol_len(m, sym));
}

/* The symbol that stands for the form already; 0: none. */
static dfg_sym symbol_of(const dfg_module *m, uint32_t hash, const struct dfg_form *f)
{
    struct dfg_form other;
    uint32_t row;
    for (size_t at = 0; (row = dfg_index_next(&m->extents.by_form, hash, &at)) != 0;) {
        dfg_form_unpack(&other, m->extents.rows[row].form);
        if (dfg_form_same(f, &other))
            return m->extents.rows[row].sym;
    }
    return 0;
}

/* is_first: no other symbol has the form. */
static bool add_row(dfg_module *m, dfg_sym sym, uint32_t hash, const struct dfg_form *f, bool is_first)
{
    struct extents *x = &m->extents;
    uint64_t words[FORM_WORDS];
    size_t n = dfg_form_pack(f, words);
    x->n = x->n > 0 ? x->n : 1; /* row 0 is none */
    if (!dfg_array_grow(m, &x->rows, &x->room, (size_t)x->n + 1, sizeof *x->rows))
        return false;
    uint64_t *form = dfg_arena_alloc(m, n * sizeof *form, alignof(uint64_t));
    if (form == NULL)
        return false;
    memcpy(form, words, n * sizeof *form);
    x->rows[x->n] = (struct extent_row){sym, form};
    if (!dfg_index_add(m, &x->by_symbol, dfg_hash_word(0, sym), x->n) ||
        (is_first && !dfg_index_add(m, &x->by_form, hash, x->n))) {
        m->failed = true;
        return false;
    }
    x->n++;
    return true;
}

/* The extent of this symbol as it is known already; DFG_DIM_UNKNOWN: no memory. */
static dfg_dim settled(dfg_module *m, dfg_sym sym)
{
    struct dfg_form f;
    int64_t number;
    const struct extent_row *row = row_of(m, sym);
    if (row != NULL)
        dfg_form_unpack(&f, row->form);
    else
        dfg_form_of_text(&f, dfg_symbol_text(m, sym), dfg_symbol_len(m, sym));
    if (dfg_form_is_int(&f, &number) && number >= 0)
        return number;
    uint32_t hash = (uint32_t)dfg_form_hash(0, &f);
    dfg_sym first = symbol_of(m, hash, &f);
    if (row == NULL && !add_row(m, sym, hash, &f, first == 0))
        return DFG_DIM_UNKNOWN;
    return DFG_DIM_OF_SYM(first != 0 ? first : sym);
}

dfg_dim dfg_extent_named(dfg_module *m, const char *text, size_t len)
{
    dfg_sym sym = dfg_symbol(m, text, len);
    if (sym == 0)
        return DFG_DIM_UNKNOWN;
    return is_expression(m, sym) ? settled(m, sym) : DFG_DIM_OF_SYM(sym);
}

bool dfg_extent_is_settled(const dfg_module *m, dfg_dim d)
{
    return d >= 0 || d == DFG_DIM_UNKNOWN || !is_expression(m, (dfg_sym)-d) || row_of(m, (dfg_sym)-d) != NULL;
}
