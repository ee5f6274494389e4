/* table_attrs.c -- entries that differ in attributes of one node only, as rows of bits.
 *
 * In:   attributes with their values, entries with those that they require.
 * Out:  for each attribute a constant table with a row for each value, and one for
 *       all others; the entries that match are the intersection of the rows that
 *       the node's values select.  Few entries of a large table are numbered among
 *       themselves, and those that match are put where they belong one by one.
 */
#include "table.h"

#include <string.h>

/* Words of the candidate set, from the first to the last that the entries are in; or, of so many words that few of them
 * would have a bit, one for the entries alone. */
struct extent {
    int first, n;
    int base; /* bit 0 of the first word */
    bool is_own;
};

enum { ROWS = 64 }; /* of a word of their own */

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
    const struct extent e = {.first = lo / 64, .n = hi / 64 - lo / 64 + 1, .base = lo / 64 * 64};
    return e.n > (map->rows.n + ROWS - 1) / ROWS ? (struct extent){.n = 1, .is_own = true} : e;
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
            const int bit = e->is_own ? i : bit_of(b->w, map->rows.at[i].hit) - e->base - 64 * word;
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

/* Does one of the entries ask for it? */
static bool is_wanted(const struct attr_map *map, const struct attr_column *c)
{
    bool found = false;
    for (int i = 0; i < map->rows.n; i++)
        found = found || !wants(&map->rows.at[i], c, NULL);
    return found;
}

/* The tables, and what they have in common: word `i`, or the only one. */
static cx emit_columns(struct body *b, const struct attr_map *map, cx at, const struct extent *e)
{
    cx all = NULL;
    for (int k = 0; k < map->columns.n; k++) {
        const struct attr_column *c = &map->columns.at[k];
        if (c->values.n == 0 || (e->is_own && !is_wanted(map, c)))
            continue;
        const char *name = c_identifier(c->name);
        const cx one = cx_index(cx_name(format("of_%s", name)), e->n > 1 ? cx_name("i") : cx_int(0));
        emit_column(b, map, c, name, at, e);
        all = all ? cx_binary(CX_BIT_AND, all, one) : one;
    }
    return all;
}

/* Up to 64 entries, wherever their bits are. */
static void emit_rows(struct body *b, const struct attr_map *map, cx at, const struct extent *e)
{
    const cx rows = cx_name("rows"), bit = cx_name("bit"), width = cx_int(64);
    cx_list bits = {0};
    begin_scope(b->f);
    const cx all = emit_columns(b, map, at, e);
    for (int i = 0; i < map->rows.n; i++)
        *PUSH(bits) = cx_int(bit_of(b->w, map->rows.at[i].hit));
    let(b->f, NULL, "static const uint16_t", format("bits[%d]", bits.n), cx_braces(NULL, bits.n, bits.at));
    begin_loop(b->f, "uint64_t", "rows", cx_call("DFG_BITS", all), cx_ne(rows, cx_int(0)),
               cx_binary(CX_AND_INTO, rows, cx_binary(CX_SUB, rows, cx_int(1))));
    let(b->f, NULL, "const uint32_t", "bit", cx_index(cx_name("bits"), cx_call("dfg_lowest_bit", rows)));
    add_to(b, cx_index(cx_name("set"), cx_binary(CX_DIV, bit, width)), cx_call("DFG_BIT", cx_binary(CX_REM, bit, width)));
    end_block(b->f);
    end_block(b->f);
}

void emit_attr_map(struct body *b, const struct attr_map *map, cx at)
{
    const struct extent e = extent_of(b, map);
    const cx i = cx_name("i"), set = cx_name("set");
    for (int from = 0; e.is_own && from < map->rows.n; from += ROWS) {
        struct attr_map some = *map;
        some.rows.at += from;
        some.rows.n = map->rows.n - from < ROWS ? map->rows.n - from : ROWS;
        emit_rows(b, &some, at, &e);
    }
    if (e.is_own)
        return;
    begin_scope(b->f);
    const cx all = emit_columns(b, map, at, &e);
    const cx word = e.n > 1 ? (e.first ? cx_binary(CX_ADD, cx_int(e.first), i) : i) : cx_int(e.first);
    const cx to = b->is_wide ? cx_index(set, word) : set;
    if (e.n > 1)
        begin_loop(b->f, "uint32_t", "i", NULL, cx_binary(CX_LT, i, cx_int(e.n)), NULL);
    add_to(b, to, cx_call("DFG_BITS", all));
    if (e.n > 1)
        end_block(b->f);
    end_block(b->f);
}
