/* emit_desc_pattern.c -- one pattern as const tables, and thunks for its functions.
 *
 * In:   a checked pattern.
 * Out:  NAME_nodes, NAME_exprs, NAME_desc; NAME_captures with the places of the
 *       captures in struct NAME_match; NAME_any and NAME_all, the generated
 *       functions with the types that struct dfg_pattern has for them.
 */
#include "emit_desc.h"

static void emit_vars(const struct pattern *p, struct out *o)
{
    if (p->n_vars == 0)
        return;
    outf(o, "static const bool %s_dims[] = { ", p->c_name);
    for (int i = 0; i < p->n_vars; i++)
        outf(o, "%d, ", p->vars[i]->kind == VAR_DIM);
    outf(o, "};\n");
}

static int capture_ref(const struct capture *c)
{
    switch (c->kind) {
    case CAP_NODE:
        return c->node->id;
    case CAP_DIM:
    case CAP_ATTR:
        return c->var->id;
    case CAP_SET:
        break;
    }
    return -1;
}

static void emit_captures(const struct pattern *p, struct out *o)
{
    static const char *const kinds[] = {
        [CAP_NODE] = "DFG_CAP_NODE",
        [CAP_DIM] = "DFG_CAP_DIM",
        [CAP_ATTR] = "DFG_CAP_VALUE",
        [CAP_SET] = "DFG_CAP_NODES",
    };
    if (p->n_captures == 0)
        return;
    outf(o, "static const struct dfg_desc_capture %s_refs[] = { ", p->c_name);
    for (int i = 0; i < p->n_captures; i++)
        outf(o, "{ %d }, ", capture_ref(p->captures[i]));
    outf(o, "};\nstatic const struct dfg_capture %s_captures[] = {\n", p->c_name);
    out_indent(o, 1);
    for (int i = 0; i < p->n_captures; i++)
        outf(o, "{ \"%s\", %s, offsetof(struct %s_match, %s) },\n", p->captures[i]->name,
             kinds[p->captures[i]->kind], p->c_name, c_field(p->captures[i]));
    out_indent(o, -1);
    outf(o, "};\n");
}

static void emit_desc_row(const struct pattern *p, const struct desc_exprs *x, struct out *o)
{
    outf(o, "static const struct dfg_desc_pattern %s_desc = {\n", p->c_name);
    out_indent(o, 1);
    outf(o, ".n_nodes = %d, .n_exprs = %d, .n_vars = %d, .n_sets = %d,\n", p->n_nodes, x->n, p->n_vars,
         p->n_captures + p->n_hidden);
    outf(o, ".root = %d, .nodes = %s_nodes,\n", p->roots[0]->id, p->c_name);
    if (x->n > 0)
        outf(o, ".exprs = %s_exprs,\n", p->c_name);
    if (p->n_captures > 0)
        outf(o, ".captures = %s_refs,\n", p->c_name);
    if (p->n_vars > 0)
        outf(o, ".var_is_dim = %s_dims,\n", p->c_name);
    outf(o, "%s%s\n", desc_origin(p->at, 4000), desc_where(x, p->where, p->n_where));
    out_indent(o, -1);
    outf(o, "};\n");
}

static void emit_thunks(const struct pattern *p, struct out *o)
{
    const char *c = p->c_name;
    outf(o,
         "static bool %s_any(const dfg_graph *g, dfg_node n, void *m)\n{\n    return %s_match(g, n, m);\n}\n",
         c, c);
    outf(o, "static bool %s_pass(void *ctx, const struct %s_match *m)\n{\n", c, c);
    outf(o, "    const struct each *e = ctx;\n    return e->accept(e->ctx, m);\n}\n");
    outf(o,
         "static bool %s_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void "
         "*ctx)\n{\n",
         c);
    outf(o, "    struct each e = { accept, ctx };\n    return %s_each(g, n, %s_pass, &e);\n}\n\n", c, c);
}

void emit_desc_pattern(const struct pattern *p, struct out *o)
{
    struct desc_exprs x = {0};
    struct pnode **nodes = desc_nodes(p);
    outf(o, "/* ---- %s ---- */\n\n", p->name);
    emit_desc_exprs(p, nodes, &x, o);
    emit_desc_nodes(p, nodes, &x, o);
    emit_vars(p, o);
    emit_captures(p, o);
    emit_desc_row(p, &x, o);
    emit_thunks(p, o);
}
