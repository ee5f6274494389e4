/* desc_pattern.c -- one pattern as const tables, and thunks for its functions.
 *
 * In:   a checked pattern.
 * Out:  NAME_nodes, NAME_exprs, NAME_desc; NAME_captures with the places of the
 *       captures in struct NAME_match; NAME_any and NAME_all, the generated
 *       functions with the types that struct dfg_pattern has for them.
 */
#include "desc.h"
#include "match/match.h"

static void emit_vars(const struct pattern *p, struct out *o)
{
    if (p->n_vars == 0)
        return;
    outf(o, "static const bool %s_dims[] = { ", p->c_name);
    for (int i = 0; i < p->n_vars; i++)
        outf(o, "%d, ", p->vars[i]->kind == VAR_DIM);
    outf(o, "};\n");
}

static const char *capture_ref(const struct capture *c)
{
    switch (c->kind) {
    case CAP_NODE:
        return format("{ %d, -1 }", c->node->id);
    case CAP_DIM:
    case CAP_ATTR:
        return format("{ %d, -1 }", c->var->id);
    case CAP_SET:
        break;
    }
    return format("{ %d, %d }", c->node && !c->var ? c->node->id : -1, c->var ? c->var->id : -1);
}

static void emit_captures(const struct pattern *p, struct out *o)
{
    static const char *const kinds[] = {
        [CAP_NODE] = "DFG_CAP_NODE",
        [CAP_DIM] = "DFG_CAP_DIM",
        [CAP_ATTR] = "DFG_CAP_VALUE",
        [CAP_SET] = "DFG_CAP_NODES",
    };
    if (p->n_captures + p->n_hidden > 0) {
        outf(o, "static const struct dfg_desc_capture %s_refs[] = { ", p->c_name);
        for (int i = 0; i < p->n_captures + p->n_hidden; i++)
            outf(o, "%s, ", capture_ref(p->captures[i]));
        outf(o, "};\n");
    }
    if (p->n_captures == 0)
        return;
    outf(o, "static const struct dfg_capture %s_captures[] = {\n", p->c_name);
    out_indent(o, 1);
    for (int i = 0; i < p->n_captures; i++)
        outf(o, "{ \"%s\", %s, offsetof(struct %s_match, %s) },\n", p->captures[i]->name,
             kinds[p->captures[i]->kind], p->c_name, c_field(p->captures[i]));
    out_indent(o, -1);
    outf(o, "};\n");
}

static void emit_regions(const struct pattern *p, const struct regions *regions, struct out *o)
{
    static const char *const kinds[] = {
        [REGION_OUTER] = "OUTER",       [REGION_NOT] = "INSIDE_NOT",    [REGION_PATH] = "PATH",
        [REGION_OPERANDS] = "OPERANDS", [REGION_STATEMENT] = "MEMBERS", [REGION_CHAIN] = "LINKS",
    };
    outf(o, "static const struct dfg_desc_region %s_regions[] = { ", p->c_name);
    for (int i = 0; i < regions->all.n; i++) {
        const struct region *r = regions->all.at[i];
        outf(o, "{ DFG_D_%s, %d, %d }, ", kinds[r->kind], r->node ? r->node->id : 0, r->up ? r->up->id : 0);
    }
    outf(o, "};\n");
    if (p->n_vars == 0)
        return;
    outf(o, "static const uint32_t %s_var_regions[] = { ", p->c_name);
    for (int i = 0; i < p->n_vars; i++)
        outf(o, "%d, ", regions->of_var[i] ? regions->of_var[i]->id : 0);
    outf(o, "};\n");
}

static const char *id_list(struct pnode *const *node, int n)
{
    struct out *o = out_new();
    outf(o, "(const uint32_t[]){ ");
    for (int i = 0; i < n; i++)
        outf(o, "%d, ", node[i]->id);
    outf(o, "}");
    return desc_text(o);
}

static void emit_roots(const struct pattern *p, const struct regions *regions, struct out *o)
{
    outf(o, ".n_roots = %d, .roots = %s,\n", p->n_roots, id_list(p->roots, p->n_roots));
    outf(o, ".n_regions = %d, .regions = %s_regions,\n", regions->all.n, p->c_name);
    if (p->n_every > 0)
        outf(o, ".every_root = %d, .n_every = %d, .every = %s,\n", p->every_root, p->n_every,
             id_list(p->every, p->n_every));
    if (p->n_vars > 0)
        outf(o, ".var_region = %s_var_regions,\n", p->c_name);
}

static void emit_desc_row(const struct pattern *p, const struct regions *regions, const struct desc_exprs *x,
                          struct out *o)
{
    outf(o, "static const struct dfg_desc_pattern %s_desc = {\n", p->c_name);
    out_indent(o, 1);
    outf(o, ".n_nodes = %d, .n_exprs = %d, .n_vars = %d, .n_sets = %d,\n", p->n_nodes, x->n, p->n_vars,
         p->n_captures + p->n_hidden);
    outf(o, ".nodes = %s_nodes,\n", p->c_name);
    emit_roots(p, regions, o);
    if (x->n > 0)
        outf(o, ".exprs = %s_exprs,\n", p->c_name);
    if (p->n_captures + p->n_hidden > 0)
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
    const struct regions *regions = regions_of(p);
    desc_set_home(p->at.src);
    outf(o, "/* ---- %s ---- */\n\n", comment_text(p->name));
    emit_desc_exprs(p, nodes, &x, o);
    emit_desc_nodes(p, nodes, regions, &x, o);
    emit_regions(p, regions, o);
    emit_vars(p, o);
    emit_captures(p, o);
    emit_desc_row(p, regions, &x, o);
    emit_thunks(p, o);
}
