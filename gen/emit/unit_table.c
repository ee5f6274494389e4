/* unit_table.c -- the tables of NAME.unit.c.
 *
 * In:   the unit's own tables.
 * Out:  for each struct dfg_table: its entries with their costs, its attributes
 *       as .dfg text, its functions of NAME.c.
 */
#include "unit.h"

#include <string.h>

/* ---- tables ---- */

static void emit_entry(const struct table *t, int k, const struct matchers *r, struct out *o)
{
    const struct entry *e = &t->entries[k];
    const char *more = e->duplicate ? ", .duplicate = true" : "";
    if (e->cost)
        more = format("%s, .cost = %s_slot", more, cost_name(t, k));
    outf(o, "{ .name = %s, .pattern = %d%s },\n", c_str(e->name), matcher_row(r, e->pattern), more);
}

static void emit_table_attrs(const struct table *t, struct out *o)
{
    if (t->n_attrs == 0)
        return;
    outf(o, "static const struct dfg_attr_text %s_attrs[] = {\n", t->c_name);
    for (int i = 0; i < t->n_attrs; i++)
        outf(o, "    { %s, %s },\n", c_str(t->attr_names[i]), c_str(pat_value_text(pat2c, &t->attr_values[i])));
    outf(o, "};\n");
}

/* The functions of NAME.c with the types that rows have for them. */
static void emit_table_slots(const struct table *t, struct out *o)
{
    for (int k = 0; k < t->n_entries; k++)
        if (t->entries[k].cost)
            outf(o, "DFG_COST_SLOT(%s)\n", cost_name(t, k));
    outf(o, "DFG_TABLE_SLOTS%s(%s)\n\n", table_words(t) == 1 ? "" : "_WIDE", t->c_name);
}

static void emit_table_row(const struct table *t, struct out *o)
{
    const char *c = t->c_name;
    outf(o, "{ .name = %s, .n = %d, .last_wins = %s, .entries = %s_entries, .n_words = %d,\n", c_str(t->name),
         t->n_entries, t->last_wins ? "true" : "false", c, table_words(t));
    if (t->n_attrs > 0)
        outf(o, "  .n_attrs = %d, .attrs = %s_attrs,\n", t->n_attrs, c);
    if (t->host.src)
        outf(o, "  .host = %s,\n", c_string(t->host.src->text + t->host.begin, t->host.end - t->host.begin));
    outf(o, "  .candidates = %s_candidates_slot, .first = %s_first_slot, .sweep = %s_sweep_slot },\n", c, c,
         c);
}

int emit_table_rows(const struct unit *u, const struct matchers *r, struct out *o)
{
    int n = 0;
    for (int i = 0; i < u->n_tables; i++) {
        const struct table *t = u->tables[i];
        if (!t->own)
            continue;
        n++;
        outf(o, "/* ---- table %s ---- */\n\n", t->name);
        emit_table_slots(t, o);
        outf(o, "static const struct dfg_table_entry %s_entries[] = {\n", t->c_name);
        out_indent(o, 1);
        for (int k = 0; k < t->n_entries; k++)
            emit_entry(t, k, r, o);
        out_indent(o, -1);
        outf(o, "};\n");
        emit_table_attrs(t, o);
    }
    if (n == 0)
        return 0;
    outf(o, "static const struct dfg_table %s_tables[] = {\n", c_unit(u));
    out_indent(o, 1);
    for (int i = 0; i < u->n_tables; i++)
        if (u->tables[i]->own)
            emit_table_row(u->tables[i], o);
    out_indent(o, -1);
    outf(o, "};\n\n");
    return n;
}
