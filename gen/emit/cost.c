/* cost.c -- the cost functions of table entries.
 *
 * In:   a table with entries that have a `cost`.
 * Out:  for each of these a function of the match struct, and its prototype.
 *       An entry without one costs 1.
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
static void emit_cost(const struct table *t, int entry, struct names *names, struct out *o)
{
    const struct entry *e = &t->entries[entry];
    struct scope scope = scope_of_match(names, e->pattern);
    struct routine *f = routine_new(cost_name(t, entry));
    f->text = format("/* The cost of \"%s\", %s. */\n", comment_text(e->name), source_line_text(e->cost->at));
    f->head = cost_head(t, entry);
    f->signature = HEAD_GIVEN;
    add_parameter(f, "const dfg_graph *", "g", NULL);
    add_parameter(f, NULL, "m", NULL);
    give(f, cx_call("dfg_double_of_number", c_expr(&scope, e->cost)));
    print_function(f, o);
}

void emit_costs(const struct unit *u, struct names *names, struct out *o)
{
    for (int i = 0; i < u->n_tables; i++)
        for (int k = 0; u->tables[i]->own && k < u->tables[i]->n_entries; k++)
            if (u->tables[i]->entries[k].cost)
                emit_cost(u->tables[i], k, names, o);
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
