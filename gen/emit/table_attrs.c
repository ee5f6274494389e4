/* table_attrs.c -- entries that differ in attributes of one node only, as rows of bits.
 *
 * In:   attributes with their values, entries with those that they require.
 * Out:  for each attribute a constant table with a row for each value, and one for
 *       all others; the entries that match are the intersection of the rows that
 *       the node's values select.
 */
#include "table.h"

#include <string.h>

/* Words of the candidate set, from the first to the last that the entries are in. */
struct extent {
    int first, n;
    int base; /* bit 0 of the first word */
};

static struct extent extent_of(const struct body *b, const struct attr_map *map)
{
    int lo = INT32_MAX, hi = 0;
    for (int i = 0; i < map->rows.n; i++) {
        const int bit = bit_of(b->w, map->rows.at[i].hit);
        lo = bit < lo ? bit : lo;
        hi = bit > hi ? bit : hi;
    }
    if (!b->is_wide)
        return (struct extent){.n = 1, .base = b->base};
    return (struct extent){.first = lo / 64, .n = hi / 64 - lo / 64 + 1, .base = lo / 64 * 64};
}

static bool wants(const struct attr_row *row, const struct attr_column *c, const struct atom *value)
{
    for (int i = 0; i < row->wants.n; i++)
        for (int k = 0; k < c->values.n; k++)
            if (row->wants.at[i] == c->values.at[k])
                return row->wants.at[i] == value;
    return true; /* any */
}

/* The entries that take this value, NULL: one that nobody asks for. */
static cx row_of(struct body *b, const struct attr_map *map, const struct attr_column *c, const struct atom *value,
                 const struct extent *e)
{
    cx_list words = {0};
    bool any = false;
    for (int word = 0; word < e->n; word++) {
        uint64_t bits = 0;
        for (int i = 0; i < map->rows.n; i++) {
            const int bit = bit_of(b->w, map->rows.at[i].hit) - e->base - 64 * word;
            if (bit >= 0 && bit < 64 && wants(&map->rows.at[i], c, value))
                bits |= UINT64_C(1) << bit;
        }
        any = any || bits;
        *PUSH(words) = cx_text(format("0x%llx", (unsigned long long)bits));
    }
    return cx_braces(NULL, any ? words.n : 1, any ? words.at : (cx[]){cx_int(0)});
}

/* The table of one attribute, and the row of the node's value. */
static void emit_column(struct body *b, const struct attr_map *map, const struct attr_column *c,
                        const char *name, cx at, const struct extent *e)
{
    cx_list rows = {0};
    cx row = cx_int(0);
    const char *values = "";
    *PUSH(rows) = row_of(b, map, c, NULL, e);
    for (int i = 0; i < c->values.n; i++) {
        *PUSH(rows) = row_of(b, map, c, c->values.at[i], e);
        values = format("%s, %s", values, comment_text(c->values.at[i]->text));
    }
    for (int i = c->values.n - 1; i >= 0; i--)
        row = cx_if(atom_cond(b, c->values.at[i], at), cx_int(i + 1), row);
    note(b->f, NULL, format("other values%s", values));
    let(b->f, NULL, "static const uint64_t", format("by_%s[%d][%d]", name, rows.n, e->n),
        cx_braces(NULL, rows.n, rows.at));
    let(b->f, NULL, "const uint64_t *const", format("of_%s", name),
        cx_index(cx_name(format("by_%s", name)), row));
}

void emit_attr_map(struct body *b, const struct attr_map *map, cx at)
{
    const struct extent e = extent_of(b, map);
    const cx i = cx_name("i"), set = cx_name("set");
    cx all = NULL;
    begin_scope(b->f);
    for (int k = 0; k < map->columns.n; k++) {
        const struct attr_column *c = &map->columns.at[k];
        if (c->values.n == 0)
            continue;
        const char *name = c_identifier(c->name);
        const cx one = cx_index(cx_name(format("of_%s", name)), e.n > 1 ? i : cx_int(0));
        emit_column(b, map, c, name, at, &e);
        all = all ? cx_binary(CX_BIT_AND, all, one) : one;
    }
    const cx word = e.n > 1 ? (e.first ? cx_binary(CX_ADD, cx_int(e.first), i) : i) : cx_int(e.first);
    const cx to = b->is_wide ? cx_index(set, word) : set;
    if (e.n > 1)
        begin_loop(b->f, "uint32_t", "i", NULL, cx_binary(CX_LT, i, cx_int(e.n)), NULL);
    add_to(b, to, cx_call("DFG_BITS", all));
    if (e.n > 1)
        end_block(b->f);
    end_block(b->f);
}
