/* cost.c -- what the entries of tables cost.
 *
 * In:   a table, entries of which say `cost`.
 * Out:  for each of these a function of what matched, which reads the match
 *       struct, and its prototype.  One that says nothing costs 1.
 */
#include "match/match.h"

#include <string.h>

const char *cost_name(const struct table *t, int entry)
{
    return format("%s_cost_%d", t->c_name, entry);
}

static const char *cost_head(const struct table *t, int entry)
{
    return format("double %s(const dfg_graph *g, const struct %s_match *m)", cost_name(t, entry),
                  t->entries[entry].pattern->c_name);
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
    outf(o, "/* The cost of \"%s\", %s. */\n", comment_text(e->name), source_line_text(e->cost->at));
    outf(o, "%s\n{\n", cost_head(t, entry));
    if (!mentions(value, "m"))
        outf(o, "    (void)m;\n");
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

void emit_costs_header(const struct table *t, struct out *o)
{
    int n = 0;
    for (int i = 0; i < t->n_entries; i++)
        if (t->entries[i].cost) {
            outf(o, n++ ? "" : "/* What a match of an entry costs; NaN where it is unknown. */\n");
            outf(o, "%s;\n", cost_head(t, i));
        }
    outf(o, n ? "\n" : "");
}
