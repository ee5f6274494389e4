/* desc_rows.c -- what a pattern says, struct pat_pattern of pat.h, as const tables in C.
 *
 * In:   the data.
 * Out:  its row, and before it NAME_nodes, NAME_exprs and what else the row points
 *       to; for a file a thunk for each of the user's predicates.  Enumerators are
 *       numbers: nobody reads these files but compilers.
 */
#include "desc.h"

#include <inttypes.h>
#include <string.h>

const char *desc_text(struct out *o)
{
    size_t len;
    const char *text = out_text(o, &len);
    return intern(text, len);
}

static void put_str(struct out *o, const char *member, const char *s)
{
    if (s)
        outf(o, ".%s = %s, ", member, c_string(s, strlen(s)));
}

static void put_number(struct out *o, const char *member, int64_t n)
{
    if (n == INT64_MIN)
        outf(o, ".%s = INT64_MIN, ", member);
    else if (n == INT32_MIN)
        outf(o, ".%s = INT32_MIN, ", member);
    else if (n != 0)
        outf(o, ".%s = %" PRId64 ", ", member, n);
}

static void put_ids(struct out *o, const char *member, const uint32_t *ids, uint32_t n)
{
    if (n == 0)
        return;
    outf(o, ".n_%s = %u, .%s = (const uint32_t[]){", member, (unsigned)n, member);
    for (uint32_t i = 0; i < n; i++)
        outf(o, "%s%u", i ? ", " : "", (unsigned)ids[i]);
    outf(o, "}, ");
}

static void put_origin(struct out *o, const char *text, uint32_t line, const char *file)
{
    put_str(o, "text", text);
    put_number(o, "line", line);
    put_str(o, "file", file);
}

/* ---- values, types, attributes ---- */

static void put_value(struct out *o, const struct pat_value *v)
{
    outf(o, "{.tag = %d, ", v->tag);
    put_number(o, "i", v->i);
    if (v->f != 0 || v->tag == PAT_V_FLOAT)
        outf(o, ".f = %s, ", c_double(v->f));
    if (v->tag == PAT_V_STRING)
        outf(o, ".n = %u, .s = %s, ", (unsigned)v->n, c_string(v->s, v->n));
    else
        put_str(o, "s", v->s);
    if (v->tag == PAT_V_LIST && v->n > 0) {
        outf(o, ".n = %u, .list = (const struct pat_value[]){", (unsigned)v->n);
        for (uint32_t i = 0; i < v->n; i++) {
            put_value(o, &v->list[i]);
            outf(o, ", ");
        }
        outf(o, "}, ");
    }
    outf(o, "}");
}

static void put_types(struct out *o, const char *member, const struct pat_type *t, uint32_t n)
{
    outf(o, ".%s = (const struct pat_type[]){", member);
    for (uint32_t i = 0; i < n; i++) {
        outf(o, "{.dtypes = 0x%xu, ", (unsigned)t[i].dtypes);
        outf(o, ".has_shape = %d, .rest_first = %d, .rest_last = %d, .is_tuple = %d, .n = %u, ",
             t[i].has_shape, t[i].rest_first, t[i].rest_last, t[i].is_tuple, (unsigned)t[i].n);
        if (t[i].is_tuple && t[i].n > 0)
            put_types(o, "fields", t[i].fields, t[i].n);
        if (!t[i].is_tuple && t[i].n > 0) {
            outf(o, ".dims = (const struct pat_dim[]){");
            for (uint32_t k = 0; k < t[i].n; k++)
                outf(o, "{%d, %" PRId64 "}, ", t[i].dims[k].kind, t[i].dims[k].num);
            outf(o, "}, ");
        }
        put_origin(o, t[i].text, t[i].line, t[i].file);
        outf(o, "}, ");
    }
    outf(o, "}, ");
}

static void put_attrs(struct out *o, const struct pat_attr *a, uint32_t n)
{
    outf(o, ".n_attrs = %u, .attrs = (const struct pat_attr[]){\n", (unsigned)n);
    for (uint32_t i = 0; i < n; i++) {
        outf(o, "{.test = %d, .is_tensor = %d, .expr = %d, .var = %d, ", a[i].test, a[i].is_tensor,
             (int)a[i].expr, (int)a[i].var);
        put_str(o, "name", a[i].name);
        outf(o, ".value = ");
        put_value(o, &a[i].value);
        outf(o, ", ");
        if (a[i].has_tol)
            outf(o, ".has_tol = true, .tol = %s, ", c_double(a[i].tol));
        put_origin(o, a[i].text, a[i].line, a[i].file);
        outf(o, "},\n");
    }
    outf(o, "}, ");
}

/* ---- nodes ---- */

static void put_literal(struct out *o, const struct pat_literal *l)
{
    outf(o, ".lit = &(const struct pat_literal){%d, %d, %d, ", l->form, l->dtype, l->has_tol);
    put_value(o, &l->value);
    outf(o, ", %s}, ", c_double(l->tol));
}

static void put_operators(struct out *o, const struct pat_node *n)
{
    if (n->n_ops > 0) {
        outf(o, ".n_ops = %u, .ops = (const char *const[]){", (unsigned)n->n_ops);
        for (uint32_t i = 0; i < n->n_ops; i++)
            outf(o, "%s, ", c_string(n->ops[i], strlen(n->ops[i])));
        outf(o, "}, ");
    }
    put_str(o, "glob", n->glob);
    put_number(o, "kinds", n->kinds);
}

static void put_node(struct out *o, const struct pat_node *n)
{
    outf(o, "{.kind = %d, .rest = %d, .front = %d, ", n->kind, (int)n->rest, (int)n->front);
    outf(o, ".rest_first = %d, .rest_last = %d, .every = %d, .ordered = %d, .under_get = %d, .exact = %d,\n",
         n->rest_first, n->rest_last, n->every, n->ordered, n->under_get, n->exact);
    put_number(o, "index", n->index);
    put_number(o, "region", n->region);
    put_number(o, "member_of", n->member_of);
    if (n->optional)
        outf(o, ".optional = UINT64_C(%" PRIu64 "), ", n->optional);
    put_operators(o, n);
    put_ids(o, "kids", n->kids, n->n_kids);
    if (n->n_types > 0) {
        put_number(o, "n_types", n->n_types);
        put_types(o, "types", n->types, n->n_types);
    }
    if (n->n_attrs > 0)
        put_attrs(o, n->attrs, n->n_attrs);
    put_ids(o, "where", n->where, n->n_where);
    if (n->lit)
        put_literal(o, n->lit);
    put_str(o, "of", n->of);
    put_str(o, "name", n->name);
    put_origin(o, n->text, n->line, n->file);
    outf(o, "},\n");
}

static void put_nodes(struct out *o, const struct pat_pattern *p)
{
    outf(o, "static const struct pat_node %s_nodes[] = {\n", p->c_name);
    for (uint32_t i = 0; i < p->n_nodes; i++)
        put_node(o, &p->nodes[i]);
    outf(o, "};\n");
}

/* ---- expressions ---- */

static void put_exprs(struct out *o, const struct pat_pattern *p)
{
    if (p->n_exprs == 0)
        return;
    outf(o, "static const struct pat_expr %s_exprs[] = {\n", p->c_name);
    for (uint32_t i = 0; i < p->n_exprs; i++) {
        const struct pat_expr *e = &p->exprs[i];
        outf(o, "{.op = %d, .sub = %d, .ref = %d, ", e->op, e->sub, (int)e->ref);
        put_ids(o, "kids", e->kids, e->n_kids);
        if (e->op == PAT_E_VALUE || e->op == PAT_E_PARAM) {
            outf(o, ".value = ");
            put_value(o, &e->value);
            outf(o, ", ");
        }
        put_str(o, "name", e->name);
        put_origin(o, e->text, e->line, e->file);
        outf(o, "},\n");
    }
    outf(o, "};\n");
}

void emit_desc_externs(const struct pat_file *file, struct out *o)
{
    for (uint32_t i = 0; i < file->n_externs; i++) {
        const struct pat_extern *e = &file->externs[i];
        outf(o, "static bool extern_%u(const dfg_graph *g, const dfg_node *a)\n{\n", (unsigned)i);
        outf(o, "    %sreturn %s(g", e->n_args ? "" : "(void)a;\n    ", e->name);
        for (uint32_t k = 0; k < e->n_args; k++)
            outf(o, ", a[%u]", (unsigned)k);
        outf(o, ");\n}\n");
    }
    if (file->n_externs == 0)
        return;
    outf(o, "static const struct pat_extern externs[] = {\n");
    for (uint32_t i = 0; i < file->n_externs; i++)
        outf(o, "    {\"%s\", %u, extern_%u, 0},\n", file->externs[i].name, (unsigned)file->externs[i].n_args,
             (unsigned)i);
    outf(o, "};\n\n");
}

/* ---- names, regions ---- */

static void put_names(struct out *o, const struct pat_pattern *p)
{
    if (p->n_sets > 0) {
        outf(o, "static const struct pat_capture %s_refs[] = {\n", p->c_name);
        for (uint32_t i = 0; i < p->n_sets; i++) {
            const struct pat_capture *c = &p->captures[i];
            outf(o, "    {\"%s\", %d, %d, %d, %d, %d},\n", c->name, c->kind, c->is_param, c->maybe_absent,
                 (int)c->ref, (int)c->var);
        }
        outf(o, "};\n");
    }
    if (p->n_vars == 0)
        return;
    outf(o, "static const bool %s_dims[] = {", p->c_name);
    for (uint32_t i = 0; i < p->n_vars; i++)
        outf(o, "%s%d", i ? ", " : "", p->var_is_dim[i]);
    outf(o, "};\nstatic const uint32_t %s_var_regions[] = {", p->c_name);
    for (uint32_t i = 0; i < p->n_vars; i++)
        outf(o, "%s%u", i ? ", " : "", (unsigned)p->var_region[i]);
    outf(o, "};\n");
}

static void put_regions(struct out *o, const struct pat_pattern *p)
{
    outf(o, "static const struct pat_region %s_regions[] = {", p->c_name);
    for (uint32_t i = 0; i < p->n_regions; i++)
        outf(o, "%s{%d, %u, %u}", i ? ", " : "", p->regions[i].kind, (unsigned)p->regions[i].node,
             (unsigned)p->regions[i].up);
    outf(o, "};\n");
}

/* ---- the pattern ---- */

static void put_row(struct out *o, const struct pat_pattern *p)
{
    const char *c = p->c_name;
    put_str(o, "name", p->name);
    outf(o, ".n_nodes = %u, .nodes = %s_nodes, .n_regions = %u, .regions = %s_regions,\n",
         (unsigned)p->n_nodes, c, (unsigned)p->n_regions, c);
    if (p->n_exprs > 0)
        outf(o, ".n_asked = %u, .n_exprs = %u, .exprs = %s_exprs,\n", (unsigned)p->n_asked,
             (unsigned)p->n_exprs, c);
    if (p->n_sets > 0)
        outf(o, ".n_captures = %u, .n_sets = %u, .captures = %s_refs,\n", (unsigned)p->n_captures,
             (unsigned)p->n_sets, c);
    if (p->n_vars > 0)
        outf(o, ".n_vars = %u, .var_is_dim = %s_dims, .var_region = %s_var_regions,\n", (unsigned)p->n_vars,
             c, c);
    put_ids(o, "roots", p->roots, p->n_roots);
    outf(o, ".every_root = %d, .is_entry = %d, .is_rule = %d, ", p->every_root, p->is_entry, p->is_rule);
    put_ids(o, "every", p->every, p->n_every);
    put_ids(o, "where", p->where, p->n_where);
    put_origin(o, p->text, p->line, p->file);
}

void emit_desc_rows(const struct pat_file *file, const struct pat_pattern *p, struct out *o, struct out *rows)
{
    outf(o, "/* ---- %s ---- */\n\n", comment_text(p->name));
    put_nodes(o, p);
    put_exprs(o, p);
    put_names(o, p);
    put_regions(o, p);
    outf(rows, "{");
    put_row(rows, p);
    outf(rows, "%s},\n", file->n_externs > 0 ? ".externs = externs," : "");
}
