/* symbol.c -- interned strings: equal texts have equal numbers.
 *
 * In:   any bytes, NULs included.
 * Out:  dfg_sym, from 1 on; texts are NUL-terminated copies in the arena.
 */
#include <string.h>

#include "module.h"

static dfg_sym find(const struct symbols *s, uint32_t hash, const char *text, size_t len)
{
    uint32_t row;
    for (size_t at = 0; (row = dfg_index_next(&s->index, hash, &at)) != 0;)
        if (s->rows[row].len == len && (len == 0 || memcmp(s->rows[row].text, text, len) == 0))
            return row;
    return 0;
}

dfg_sym dfg_find_symbol(const dfg_module *m, const char *text, size_t len)
{
    return find(&m->symbols, dfg_hash_bytes(0, text, len), text, len);
}

static const char *text_copy(dfg_module *m, const char *text, size_t len)
{
    char *copy = dfg_arena_alloc(m, len + 1, 1);
    if (copy == NULL)
        return NULL;
    if (len > 0)
        memcpy(copy, text, len);
    copy[len] = '\0';
    return copy;
}

bool dfg_symbols_reserve(dfg_module *m, size_t n)
{
    struct symbols *s = &m->symbols;
    return dfg_array_grow(m, &s->rows, &s->room, s->n + n, sizeof *s->rows) &&
           (dfg_index_reserve(m, &s->index, s->n + n) || (m->failed = true, false));
}

static dfg_sym intern(dfg_module *m, const char *text, size_t len, bool is_kept)
{
    struct symbols *s = &m->symbols;
    uint32_t hash = dfg_hash_bytes(0, text, len);
    dfg_sym found = find(s, hash, text, len);
    if (found != 0)
        return found;
    if (len >= UINT32_MAX || s->n == UINT32_MAX)
        m->failed = true;
    if (!dfg_array_grow(m, &s->rows, &s->room, (size_t)s->n + 1, sizeof *s->rows))
        return 0;
    const char *copy = is_kept ? text : text_copy(m, text, len);
    if (copy == NULL)
        return 0;
    if (!dfg_index_add(m, &s->index, hash, s->n)) {
        m->failed = true;
        return 0;
    }
    s->rows[s->n] = (struct symbol){copy, (uint32_t)len, 0};
    return s->n++;
}

dfg_sym dfg_symbol(dfg_module *m, const char *text, size_t len)
{
    return intern(m, text, len, false);
}

dfg_sym dfg_symbol_kept(dfg_module *m, const char *text, size_t len)
{
    return intern(m, text, len, true);
}

bool dfg_symbols_copy(dfg_module *m, const dfg_module *from)
{
    struct symbols *s = &m->symbols;
    const struct symbols *all = &from->symbols;
    if (!dfg_array_grow(m, &s->rows, &s->room, all->n, sizeof *s->rows) || !dfg_index_copy(m, &s->index, &all->index))
        return false;
    for (; s->n < all->n; s->n++) {
        const struct symbol *row = &all->rows[s->n];
        s->rows[s->n] = (struct symbol){text_copy(m, row->text, row->len), row->len, row->op};
        if (s->rows[s->n].text == NULL)
            return false;
    }
    return true;
}

const char *dfg_symbol_text(const dfg_module *m, dfg_sym s)
{
    return s != 0 && s < m->symbols.n ? m->symbols.rows[s].text : "";
}

size_t dfg_symbol_len(const dfg_module *m, dfg_sym s)
{
    return s != 0 && s < m->symbols.n ? m->symbols.rows[s].len : 0;
}
