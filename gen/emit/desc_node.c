/* desc_node.c -- the nodes of a checked pattern as a const table.
 *
 * In:   a pattern after law expansion, each node with its number.
 * Out:  the array NAME_nodes: row i is node i; what is told of the node itself
 *       (operators, types, attributes) stands in its row.
 */
#include "desc.h"

#include <string.h>

static const char *const kind_names[] = {
    [P_ANY] = "ANY",     [P_CALL] = "CALL",       [P_APPLY] = "APPLY",
    [P_TUPLE] = "TUPLE", [P_GET] = "GET",         [P_FN] = "FN",
    [P_IF] = "IF",       [P_LET] = "LET",         [P_DOMINATES] = "DOMINATES",
    [P_VAR] = "VAR",     [P_INPUT] = "INPUT",     [P_GLOBAL] = "GLOBAL",
    [P_CONST] = "CONST", [P_LITERAL] = "LITERAL", [P_OPREF] = "OP_REF",
    [P_ALT] = "ALT",     [P_AND] = "AND",         [P_NOT] = "NOT",
    [P_CHAIN] = "CHAIN", [P_LINK] = "LINK",
};

static const char *const test_names[] = {
    [TEST_EQ] = "EQ",     [TEST_NE] = "NE",     [TEST_LT] = "LT",         [TEST_LE] = "LE",
    [TEST_GT] = "GT",     [TEST_GE] = "GE",     [TEST_IN_SET] = "IN_SET", [TEST_IN_RANGE] = "IN_RANGE",
    [TEST_NEAR] = "NEAR", [TEST_GLOB] = "GLOB", [TEST_BIND] = "BIND",
};

static const char *const form_names[] = {
    [LIT_ONE] = "DFG_D_ONE",
    [LIT_SCALAR] = "DFG_D_SCALAR",
    [LIT_SPLAT] = "DFG_D_SPLAT",
    [LIT_LIST] = "DFG_D_ELEMENTS",
};

static const char *c_str(const char *s)
{
    return c_string(s, strlen(s));
}

/* ---- types ---- */

static const char *desc_dim(const struct dim_pat *d)
{
    switch (d->kind) {
    case DIM_NUM:
        return format("{ DFG_D_DIM_NUM, %lldLL }", (long long)d->num);
    case DIM_VAR:
        return format("{ DFG_D_DIM_VAR, %d }", d->var->id);
    case DIM_ANY:
        break;
    }
    return "{ DFG_D_DIM_ANY, 0 }";
}

static const char *desc_type(const struct type_pat *t);

static const char *desc_fields(const struct type_pat *t)
{
    struct out *o = out_new();
    if (t->is_tuple && t->n_fields > 0) {
        outf(o, ", .n = %d, .fields = (const struct dfg_desc_type[]){ ", t->n_fields);
        for (int i = 0; i < t->n_fields; i++)
            outf(o, "%s, ", desc_type(t->fields[i]));
        outf(o, "}");
    } else if (t->n_dims > 0) {
        outf(o, ", .n = %d, .dims = (const struct dfg_desc_dim[]){ ", t->n_dims);
        for (int i = 0; i < t->n_dims; i++)
            outf(o, "%s, ", desc_dim(&t->dims[i]));
        outf(o, "}");
    }
    return desc_text(o);
}

static const char *desc_type(const struct type_pat *t)
{
    return format("{ .dtypes = 0x%xu%s%s%s%s%s, %s }", (unsigned)t->dtypes,
                  t->has_shape ? ", .has_shape = true" : "", t->rest_first ? ", .rest_first = true" : "",
                  t->rest_last ? ", .rest_last = true" : "", t->is_tuple ? ", .is_tuple = true" : "",
                  desc_fields(t), desc_origin(t->at, 400));
}

static void emit_types(const struct pnode *n, struct out *o)
{
    if (n->n_types == 0)
        return;
    outf(o, ".n_types = %d, .types = (const struct dfg_desc_type[]){\n", n->n_types);
    out_indent(o, 1);
    for (int i = 0; i < n->n_types; i++)
        outf(o, "%s,\n", desc_type(n->types[i]));
    out_indent(o, -1);
    outf(o, "},\n");
}

/* ---- attributes ---- */

static const char *desc_attr(const struct attr_test *a, const struct desc_exprs *x)
{
    const char *what;
    if (a->expr)
        what = format(".expr = %d, .var = -1", desc_expr_number(x, a->expr));
    else if (a->test == TEST_BIND && a->var)
        what = format(".expr = -1, .var = %d", a->var->id);
    else
        what = format(".expr = -1, .var = -1, .value = %s", desc_value(&a->value));
    const char *tol = a->has_tol ? format(", .has_tol = true, .tol = %s", c_double(a->tol)) : "";
    return format("{ .test = DFG_D_TEST_%s, .name = %s, %s%s%s, %s }", test_names[a->test], c_str(a->name),
                  what, tol, is_tensor(a->type) ? ", .is_tensor = true" : "", desc_origin(a->at, 400));
}

static void emit_attrs(const struct pnode *n, const struct desc_exprs *x, struct out *o)
{
    if (n->exact)
        outf(o, ".exact = true,\n");
    if (n->n_attrs == 0)
        return;
    outf(o, ".n_attrs = %d, .attrs = (const struct dfg_desc_attr[]){\n", n->n_attrs);
    out_indent(o, 1);
    for (int i = 0; i < n->n_attrs; i++)
        outf(o, "%s,\n", desc_attr(&n->attrs[i], x));
    out_indent(o, -1);
    outf(o, "},\n");
}

/* ---- operators, operands, constants ---- */

static void emit_operators(const struct pnode *n, struct out *o)
{
    if (n->n_ops > 0) {
        outf(o, ".n_ops = %d, .ops = (const char *const[]){ ", n->n_ops);
        for (int i = 0; i < n->n_ops; i++)
            outf(o, "%s, ", c_str(n->ops[i]->name));
        outf(o, "},\n");
    }
    if (n->glob)
        outf(o, ".glob = %s,\n", c_str(n->glob));
    if (n->kinds)
        outf(o, ".kinds = %d,\n", n->kinds);
}

/* The forms of a chain's end stand behind its repeated part. */
static int put_kids(const struct pnode *n, struct out *o)
{
    int n_kids = 0;
    for (int i = 0; i < n->n_kids; i++) {
        const struct pnode *kid = n->kid[i];
        const bool forms = n->kind == P_CHAIN && i == 1 && kid->kind == P_ALT &&
                           kid->at.begin == n->at.begin && kid->at.end == n->at.end;
        for (int k = 0; k < (forms ? kid->n_kids : 1); k++, n_kids++)
            outf(o, "%d, ", forms ? kid->kid[k]->id : kid->id);
    }
    return n_kids;
}

static void emit_operands(const struct pnode *n, struct out *o)
{
    struct out *kids = out_new();
    const int n_kids = put_kids(n, kids);
    if (n_kids > 0)
        outf(o, ".n_kids = %d, .kids = (const uint32_t[]){ %s},\n", n_kids, desc_text(kids));
    if (n->rest_first || n->rest_last)
        outf(o, ".rest_first = %d, .rest_last = %d,\n", n->rest_first, n->rest_last);
    if (n->optional)
        outf(o, ".optional = 0x%llxu,\n", (unsigned long long)n->optional);
    if (n->every)
        outf(o, ".every = true,\n");
    if (n->ordered)
        outf(o, ".ordered = true,\n");
    if (n->under_get)
        outf(o, ".under_get = true,\n");
    if (n->member_of)
        outf(o, ".member_of = %d,\n", n->member_of->id + 1);
}

static void emit_literal(const struct literal *l, struct out *o)
{
    outf(o, ".lit = &(const struct dfg_desc_literal){ %s, %d, %s, %s, %s },\n", form_names[l->form], l->dtype,
         l->has_tol ? "true" : "false", desc_value(&l->value), c_double(l->tol));
}

/* Of a self-call: the chain that it goes on with. */
static int index_of(const struct pnode *n, const struct region *r)
{
    return n->kind == P_LINK ? r->node->id : n->index; /* ANY_INDEX is DFG_D_ANY_INDEX */
}

static void emit_node(const struct pnode *n, const struct region *r, const struct desc_exprs *x,
                      struct out *o)
{
    outf(o, "[%d] = { .kind = DFG_D_%s, .rest = %d, .index = %d, .region = %d,\n", n->id, kind_names[n->kind],
         n->rest ? n->rest->id : -1, index_of(n, r), r->id);
    out_indent(o, 1);
    emit_operators(n, o);
    emit_operands(n, o);
    emit_types(n, o);
    emit_attrs(n, x, o);
    if (n->lit)
        emit_literal(n->lit, o);
    if (n->text)
        outf(o, ".of = %s,\n", c_str(n->text));
    if (n->name)
        outf(o, ".name = %s,\n", c_str(n->name));
    outf(o, "%s%s },\n", desc_origin(n->at, 80), desc_where(x, n->where, n->n_where));
    out_indent(o, -1);
}

/* ---- all of them ---- */

static void collect(struct pnode **nodes, struct pnode *n)
{
    if (nodes[n->id])
        return;
    nodes[n->id] = n;
    for (int i = 0; i < n->n_kids; i++)
        collect(nodes, n->kid[i]);
}

struct pnode **desc_nodes(const struct pattern *p)
{
    struct pnode **nodes = alloc(((size_t)p->n_nodes + 1) * sizeof *nodes);
    for (int i = 0; i < p->n_roots; i++)
        collect(nodes, p->roots[i]);
    for (int i = 0; i < p->n_every; i++)
        collect(nodes, p->every[i]);
    return nodes;
}

void emit_desc_nodes(const struct pattern *p, struct pnode *const *nodes, const struct regions *regions,
                     const struct desc_exprs *x, struct out *o)
{
    outf(o, "static const struct dfg_desc_node %s_nodes[%d] = {\n", p->c_name, p->n_nodes);
    out_indent(o, 1);
    for (int i = 0; i < p->n_nodes; i++)
        if (nodes[i])
            emit_node(nodes[i], regions->of[i], x, o);
    out_indent(o, -1);
    outf(o, "};\n");
}
