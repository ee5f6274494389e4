/* extern.c -- predicates that a user writes in C.
 *
 * In:   the conditions of a pattern.
 * Out:  a call of each predicate, sorted by name, and its prototype, which the
 *       generated header declares; of all of a file rows for its unit.
 */
#include "match/match.h"

#include <stdlib.h>
#include <string.h>

static int by_name(const void *a, const void *b)
{
    const struct expr *const *x = a, *const *y = b;
    return strcmp((*x)->name, (*y)->name);
}

static bool is_listed(const struct externs *list, const struct expr *e)
{
    for (int i = 0; i < list->n; i++)
        if (strcmp(list->at[i]->name, e->name) == 0)
            return true;
    return false;
}

static void look_into(const struct expr *e, struct externs *list)
{
    if (!e)
        return;
    if (e->kind == E_EXTERN && !is_listed(list, e))
        *PUSH(*list) = e;
    for (int i = 0; i < e->n_kids; i++)
        look_into(e->kid[i], list);
}

void externs_of(const struct pattern *p, struct externs *list)
{
    struct pnode **nodes = pat_nodes_of(pat2c, p);
    for (int i = 0; i < p->n_where; i++)
        look_into(p->where[i], list);
    for (int i = 0; i < p->n_nodes; i++)
        for (int k = 0; nodes[i] && k < nodes[i]->n_where; k++)
            look_into(nodes[i]->where[k], list);
    if (list->n > 0)
        qsort(list->at, (size_t)list->n, sizeof *list->at, by_name);
}

static const char *param_name(const struct expr *e, int i)
{
    const struct capture *c = e->node->capture;
    return c && strcmp(c->name, "g") != 0 ? c_field(c) : format("arg%d", i + 1);
}

const char *extern_prototype(const struct expr *e)
{
    const char *text = format("bool %s(const dfg_graph *g", e->name);
    for (int i = 0; i < e->n_kids; i++) {
        const char *name = param_name(e->kid[i], i);
        for (int k = 0; k < i; k++)
            if (strcmp(name, param_name(e->kid[k], k)) == 0)
                name = format("arg%d", i + 1);
        text = format("%s, dfg_node %s", text, name);
    }
    return format("%s)", text);
}

static void emit_thunk(const struct expr *e, const char *name, int number, struct out *o)
{
    outf(o, "static bool %s_extern_%d(const dfg_graph *g, const dfg_node *args)\n{\n", name, number);
    outf(o, "    %sreturn %s(g", e->n_kids ? "" : "(void)args;\n    ", e->name);
    for (int i = 0; i < e->n_kids; i++)
        outf(o, ", args[%d]", i);
    outf(o, ");\n}\n");
}

int emit_extern_rows(const struct matchers *m, const char *name, struct out *o)
{
    struct externs list = {0};
    struct out *rows = out_new();
    for (int i = 0; i < m->n; i++)
        externs_of(m->at[i], &list);
    for (int i = 0; i < list.n; i++) {
        emit_thunk(list.at[i], name, i, o);
        outf(rows, "    {%s, %d, %s_extern_%d},\n", c_str(list.at[i]->name), list.at[i]->n_kids, name, i);
    }
    if (list.n > 0)
        outf(o, "static const struct dfg_extern %s_externs[] = {\n%s};\n\n", name, text_of(rows));
    return list.n;
}
