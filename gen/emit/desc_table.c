/* desc_table.c -- the tables of NAME.desc.c.
 *
 * In:   the unit's own tables.
 * Out:  for each struct dfg_table: its entries with their costs, its attributes
 *       as .dfg text, thunks to the functions of NAME.c.  A cost that depends on
 *       what matched is a function of its own, which reads the match struct.
 */
#include "desc.h"
#include "match/match.h"

#include <string.h>

static const char *c_str(const char *s)
{
    return c_string(s, strlen(s));
}

/* Patterns have their rows in the order of their matchers. */
static int row_of(const struct matchers *rows, const struct pattern *p)
{
    for (int i = 0; i < rows->n; i++)
        if (rows->at[i] == p)
            return i;
    return -1;
}

/* ---- costs ---- */

static const char *cost_name(const struct table *t, int entry)
{
    return format("%s_cost_%d", t->c_name, entry);
}

/* What the cost of an entry may name: the members of its match struct. */
static struct scope scope_of_match(struct names *names, const struct pattern *p)
{
    struct scope scope = {.names = names};
    scope.node = alloc((size_t)(p->n_nodes + 1) * sizeof *scope.node);
    scope.var = alloc((size_t)(p->n_vars + 1) * sizeof *scope.var);
    scope.set = alloc((size_t)(p->n_captures + p->n_hidden + 1) * sizeof *scope.set);
    for (int i = 0; i < p->n_captures; i++) {
        const struct capture *c = p->captures[i];
        const char *text = format("m->%s", c_field(c));
        if (c->kind == CAP_NODE)
            scope.node[c->node->id] = text;
        else if (c->kind == CAP_SET)
            scope.set[c->id] = text;
        else
            scope.var[c->var->id] = text;
    }
    return scope;
}

static void emit_cost(const struct table *t, int entry, struct names *names, struct out *o)
{
    const struct entry *e = &t->entries[entry];
    struct scope scope = scope_of_match(names, e->pattern);
    const char *value = c_expr(&scope, e->cost);
    const char *c = e->pattern->c_name;
    outf(o, "/* The cost of \"%s\", %s. */\n", comment_text(e->name), source_line_text(e->cost->at));
    outf(o, "static double %s(const dfg_graph *g, const void *match)\n{\n", cost_name(t, entry));
    if (mentions(value, "m"))
        outf(o, "    const struct %s_match *m = match;\n", c);
    else
        outf(o, "    (void)match;\n");
    if (!mentions(value, "g"))
        outf(o, "    (void)g;\n");
    outf(o, "    return dfg_double(%s);\n}\n\n", value);
}

void emit_costs(const struct unit *u, struct names *names, struct out *o)
{
    for (int i = 0; i < u->n_tables; i++)
        for (int k = 0; u->tables[i]->own && k < u->tables[i]->n_entries; k++)
            if (u->tables[i]->entries[k].cost) {
                struct out *function = out_new();
                emit_cost(u->tables[i], k, names, function);
                emit_behind_functions(function, o);
            }
}

/* ---- tables ---- */

/* 64-bit words of a set of the table's entries. */
static int words_of(const struct table *t)
{
    return t->n_entries > 64 ? (t->n_entries + 63) / 64 : 1;
}

static void emit_entry(const struct table *t, int k, const struct matchers *r, struct out *o)
{
    const struct entry *e = &t->entries[k];
    const char *more = e->duplicate ? ", .duplicate = true" : "";
    if (e->cost)
        more = format("%s, .cost = %s", more, cost_name(t, k));
    outf(o, "{ .name = %s, .pattern = %d%s },\n", c_str(e->name), row_of(r, e->pattern), more);
}

static void emit_table_attrs(const struct table *t, struct out *o)
{
    if (t->n_attrs == 0)
        return;
    outf(o, "static const struct dfg_attr_text %s_attrs[] = {\n", t->c_name);
    for (int i = 0; i < t->n_attrs; i++)
        outf(o, "    { %s, %s },\n", c_str(t->attr_names[i]), c_str(dfg_value(&t->attr_values[i])));
    outf(o, "};\n");
}

static void emit_table_functions(const struct table *t, struct out *o)
{
    const char *c = t->c_name;
    outf(o, "static void %s_candidates_any(const dfg_graph *g, dfg_node n, uint64_t *set)\n{\n", c);
    if (words_of(t) == 1)
        outf(o, "    *set = %s_candidates(g, n);\n}\n\n", c);
    else
        outf(o, "    %s_candidates(g, n, set);\n}\n\n", c);
}

static void emit_table_row(const struct table *t, struct out *o)
{
    const char *c = t->c_name;
    outf(o, "{ .name = %s, .n = %d, .last_wins = %s, .entries = %s_entries, .n_words = %d,\n", c_str(t->name),
         t->n_entries, t->last_wins ? "true" : "false", c, words_of(t));
    if (t->n_attrs > 0)
        outf(o, "  .n_attrs = %d, .attrs = %s_attrs,\n", t->n_attrs, c);
    outf(o, "  .candidates = %s_candidates_any, .first = %s_first, .sweep = %s_sweep },\n", c, c, c);
}

int emit_tables(const struct unit *u, const struct matchers *r, struct out *o)
{
    int n = 0;
    for (int i = 0; i < u->n_tables; i++) {
        const struct table *t = u->tables[i];
        if (!t->own)
            continue;
        n++;
        outf(o, "/* ---- table %s ---- */\n\n", t->name);
        outf(o, "static const struct dfg_table_entry %s_entries[] = {\n", t->c_name);
        out_indent(o, 1);
        for (int k = 0; k < t->n_entries; k++)
            emit_entry(t, k, r, o);
        out_indent(o, -1);
        outf(o, "};\n");
        emit_table_attrs(t, o);
        emit_table_functions(t, o);
    }
    if (n == 0)
        return 0;
    outf(o, "static const struct dfg_table tables[] = {\n");
    out_indent(o, 1);
    for (int i = 0; i < u->n_tables; i++)
        if (u->tables[i]->own)
            emit_table_row(u->tables[i], o);
    out_indent(o, -1);
    outf(o, "};\n\n");
    return n;
}
