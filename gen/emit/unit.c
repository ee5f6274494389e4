/* unit.c -- NAME.unit.c: what one .pat file declares, as rows for drivers.
 *
 * In:   a checked unit, laws expanded, all patterns of a kind that is compiled.
 * Out:  `const struct dfg_unit NAME_unit` (dfg.h): its operators, imports, rules,
 *       rows of its patterns and tables, which point to the functions of NAME.c;
 *       the text that it was made of; predicates in C that it calls; its params.
 *
 * The patterns of table entries follow the file's own, in table order.
 */
#include "unit.h"
#include "check/reach.h"
#include "match/match.h"

/* ---- patterns ---- */

/* `HEAD first, ..., last)`, a piece each. */
static void add_rows(cx_list *row, const char *head, const cx_list *rows)
{
    for (int i = 0; i < rows->n; i++)
        add_item(row, "%s%s%s", i == 0 ? format("%s ", head) : "", cx_flat(rows->at[i]), i + 1 == rows->n ? ")" : "");
}

static cx_list captures_of(const struct pattern *p, bool has_whole)
{
    static const char *const kinds[] = {
        [CAP_NODE] = "NODE",
        [CAP_DIM] = "DIM",
        [CAP_ATTR] = "VALUE",
        [CAP_SET] = "NODES",
    };
    cx_list rows = {0};
    for (int i = 0; i < p->n_captures; i++)
        add_item(&rows, "%s(\"%s\", %s%s)", kinds[p->captures[i]->kind], p->captures[i]->name,
                 has_whole ? "m." : "", c_field(p->captures[i]));
    return rows;
}

static int n_params(const struct pattern *p)
{
    int n = 0;
    for (int i = 0; i < p->n_captures; i++)
        n += p->captures[i]->is_param;
    return n;
}

static const char *reach_text(int edges)
{
    return edges == REACH_FAR ? "DFG_FAR" : format("%d", edges);
}

static void emit_pattern_row(const struct pattern *p, const struct whole *w, struct out *o)
{
    const char *place = format("%s:%d", p->at.src->base, pat_source_place(p->at.src, p->at.begin).line);
    const cx_list captures = captures_of(p, w->own.n > 0), parts = parts_of(w);
    const struct reach reach = pat_reach_of(pat2c, p);
    cx_list row = {0};
    add_item(&row, "%s", pattern_row(w));
    add_item(&row, ".name = %s", c_str(p->name));
    add_item(&row, ".place = %s", c_str(place));
    if (p->is_rule)
        add_item(&row, ".is_rule = true");
    if (p->is_entry)
        add_item(&row, ".is_entry = true");
    if (reach.depth != 0)
        add_item(&row, ".depth = %s", reach_text(reach.depth));
    if (reach.height != 0)
        add_item(&row, ".height = %s", reach_text(reach.height));
    add_rows(&row, format("CAPTURES(%d, %d,", p->n_captures, n_params(p)), &captures);
    add_rows(&row, format("PARTS(%d,", w->parts.n), &parts);
    outf(o, "#define WHOLE %s\n    {%s},\n#undef WHOLE\n", whole_name(w), laid_list(&row, 5));
}

/* Members of rows are said once: WHOLE is the struct that they are of. */
static void emit_patterns(const struct matchers *r, const char *name, struct out *o)
{
    struct out *rows = out_new();
    for (int i = 0; i < r->n; i++) {
        const struct whole *w = whole_match_of(r->at[i]);
        if (slots_of(w))
            outf(o, "%s(%s)\n", slots_of(w), r->at[i]->c_name);
        emit_pattern_row(r->at[i], w, rows);
    }
    outf(o, "\n");
    size_t len;
    (void)out_text(rows, &len);
    outf(o, "static const struct dfg_pattern %s_patterns[] = {\n", name);
    out_append(o, rows, len);
    outf(o, "};\n\n");
    out_drop(rows);
}

/* ---- params ---- */

/* Has it some that are decided at run time? */
static bool emit_params(const struct unit *u, struct out *o)
{
    const char *name = c_unit(u);
    bool any = false;
    for (int i = 0; i < u->n_params; i++) {
        const struct param *p = u->params[i];
        outf(o, "%s    {%s, %s},\n", i == 0 ? format("static const struct dfg_param %s_params[] = {\n", name) : "", c_str(p->name),
             p->runtime ? format("offsetof(struct %s_options, %s)", name, c_safe(p->name)) : "DFG_FIXED");
        any = any || p->runtime;
    }
    outf(o, u->n_params > 0 ? "};\n\n" : "");
    return any;
}

/* ---- the file ---- */

void emit_unit_row(const struct unit *u, const struct unit_rows *rows, struct out *o)
{
    const char *name = c_unit(u);
    emit_imports(u, o);
    emit_unit_sources(u, o);
    outf(o, "extern const struct dfg_unit %s_unit;\nconst struct dfg_unit %s_unit = {\n", name, name);
    out_indent(o, 1);
    outf(o, ".abi = DFG_ABI,\n.name = %s,\n", c_str(u->name));
    if (rows->own_ops)
        outf(o, ".ops = &%s_ops,\n", name);
    outf(o, ".imports = %s,\n", u->n_imports ? format("%s_imports", name) : "(const char *const[]){ NULL }");
    if (rows->n_patterns > 0)
        outf(o, ".names = &%s_names,\n.n_patterns = %d, .patterns = %s_patterns,\n", name, rows->n_patterns, name);
    if (rows->n_tables > 0)
        outf(o, ".n_tables = %d, .tables = %s_tables,\n", rows->n_tables, name);
    if (has_rules(u))
        outf(o, ".rules = &%s_rules,\n", name);
    emit_unit_source_fields(u, o);
    if (rows->n_externs > 0)
        outf(o, ".n_externs = %d, .externs = %s_externs,\n", rows->n_externs, name);
    if (u->n_params > 0)
        outf(o, ".n_params = %d, .params = %s_params,\n", u->n_params, name);
    if (rows->has_options)
        outf(o, ".options = &%s_default_options, .options_size = sizeof(struct %s_options),\n", name, name);
    out_indent(o, -1);
    outf(o, "};\n");
}

void emit_unit(struct unit *u, struct out *o)
{
    const struct matchers r = matchers_of(u);
    outf(o, "/* What %s declares, as rows for drivers and tests.  Made by pat2c; do not edit. */\n",
         u->src->base);
    emit_include(u, o);
    outf(o, "\n#include \"dfg_rows.h\"\n\n");
    struct unit_rows rows = {.own_ops = emit_own_ops(u, o), .n_patterns = r.n};
    if (r.n > 0)
        emit_patterns(&r, c_unit(u), o);
    rows.n_tables = emit_table_rows(u, &r, o);
    rows.n_externs = emit_extern_rows(&r, c_unit(u), o);
    rows.has_options = emit_params(u, o);
    emit_unit_row(u, &rows, o);
}
