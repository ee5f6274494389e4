/* table_attrs.c -- entries that attributes of one node tell apart, as rows of bits.
 *
 * In:   attributes with their values, entries with those that they want.
 * Out:  for each attribute a constant table with a row for each value, and one
 *       for all others; the entries that match are the intersection of the rows
 *       that the node's values choose.
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

enum { PER_LINE = 4 };

/* The entries that take this value, NULL: one that nobody asks for. */
static void emit_row(struct body *b, const struct attr_map *map, const struct attr_column *c,
                     const struct atom *value, const struct extent *e)
{
    const char *text = NULL;
    bool any = false;
    for (int word = 0; word < e->n; word++) {
        uint64_t bits = 0;
        for (int i = 0; i < map->rows.n; i++) {
            const int bit = bit_of(b->w, map->rows.at[i].hit) - e->base - 64 * word;
            if (bit >= 0 && bit < 64 && wants(&map->rows.at[i], c, value))
                bits |= UINT64_C(1) << bit;
        }
        any = any || bits;
        const char *one = format("0x%llx", (unsigned long long)bits);
        text = text ? format("%s,%s%s", text, word % PER_LINE ? " " : "\n ", one) : one;
    }
    outf(b->out, "{%s}, /* %s */\n", any ? text : "0", value ? comment_text(value->text) : "other values");
}

/* The table of one attribute, and the row of the node's value. */
static void emit_column(struct body *b, const struct attr_map *map, const struct attr_column *c,
                        const char *name, const char *at, const struct extent *e)
{
    outf(b->out, "static const uint64_t by_%s[%d][%d] = {\n", name + strlen("of_"), c->values.n + 1, e->n);
    out_indent(b->out, 1);
    emit_row(b, map, c, NULL, e);
    for (int i = 0; i < c->values.n; i++)
        emit_row(b, map, c, c->values.at[i], e);
    out_indent(b->out, -1);
    outf(b->out, "};\nconst uint64_t *const %s =\n    by_%s[", name, name + strlen("of_"));
    for (int i = 0; i < c->values.n; i++)
        outf(b->out, "%s ? %d%s: ", atom_text(b, c->values.at[i], at), i + 1,
             c->values.n > 1 ? "\n    " : " ");
    outf(b->out, "0];\n");
}

void emit_attr_map(struct body *b, const struct attr_map *map, const char *at)
{
    const struct extent e = extent_of(b, map);
    const char *all = NULL;
    outf(b->out, "{\n");
    out_indent(b->out, 1);
    for (int i = 0; i < map->columns.n; i++) {
        const struct attr_column *c = &map->columns.at[i];
        if (c->values.n == 0)
            continue;
        const char *name = format("of_%s", c_identifier(c->name));
        const char *one = format("%s[%s]", name, e.n > 1 ? "i" : "0");
        emit_column(b, map, c, name, at, &e);
        all = all ? format("%s & %s", all, one) : one;
    }
    if (e.n > 1)
        outf(b->out, "for (uint32_t i = 0; i < %d; i++)\n    set[%s] |= DFG_BITS(%s);\n", e.n,
             e.first ? format("%d + i", e.first) : "i", all);
    else
        outf(b->out, "%s |= DFG_BITS(%s);\n", b->is_wide ? format("set[%d]", e.first) : "set", all);
    out_indent(b->out, -1);
    outf(b->out, "}\n");
}
