/* desc.c -- NAME.desc.c: what one .pat file declares, as const tables.
 *
 * In:   a checked unit, laws expanded, all patterns of a kind that is compiled.
 * Out:  `const struct dfg_unit NAME_unit` (dfg.h): its operators, imports,
 *       patterns, rules, tables; what the reference matcher interprets
 *       (dfg_desc.h); thunks to the generated functions; the searches for whole
 *       matches, with a table of names of their own.
 *
 * The patterns of table entries stand behind the file's own, in table order.
 */
#include "desc.h"

#include <string.h>

static const char *c_str(const char *s)
{
    return c_string(s, strlen(s));
}

static int n_params(const struct pattern *p)
{
    int n = 0;
    for (int i = 0; i < p->n_captures; i++)
        n += p->captures[i]->is_param;
    return n;
}

static void emit_pattern_rows(const struct matchers *r, struct out *o)
{
    outf(o, "static const struct dfg_pattern patterns[] = {\n");
    out_indent(o, 1);
    for (int i = 0; i < r->n; i++) {
        const struct pattern *p = r->at[i];
        const char *c = p->c_name;
        int line = source_place(p->at.src, p->at.begin).line;
        outf(o, "{ .name = %s, .place = %s, .is_rule = %d, .is_entry = %d,\n", c_str(p->name),
             c_str(format("%s:%d", p->at.src->base, line)), p->is_rule, p->is_entry);
        outf(o, "  .match_size = sizeof(struct %s_match),\n", c);
        if (p->n_captures > 0)
            outf(o, "  .n_captures = %d, .captures = %s_captures,\n", p->n_captures, c);
        outf(o, "  .match = %s_any, .each = %s_all, .desc = &%s_desc,\n", c, c, c);
        outf(o, "  .whole_size = sizeof(struct %s_whole), .n_parts = sizeof %s_parts / sizeof *%s_parts,\n",
             c, c, c);
        outf(o, "  .n_params = %d, .parts = %s_parts, .whole = %s_whole },\n", n_params(p), c, c);
    }
    out_indent(o, -1);
    outf(o, "};\n\n");
}

static void emit_unit(const struct unit *u, bool own_ops, int n_patterns, int n_tables, struct out *o)
{
    const char *name = c_identifier(u->name);
    emit_imports(u, o);
    outf(o, "extern const struct dfg_unit %s_unit;\nconst struct dfg_unit %s_unit = {\n", name, name);
    out_indent(o, 1);
    outf(o, ".abi = DFG_ABI,\n.name = %s,\n", c_str(u->name));
    if (own_ops)
        outf(o, ".ops = &%s_ops,\n", name);
    outf(o, ".imports = %s,\n", u->n_imports ? "imports" : "(const char *const[]){ NULL }");
    if (n_patterns > 0)
        outf(o, ".names = &%s_names, .whole_names = &whole_names,\n.n_patterns = %d, .patterns = patterns,\n",
             name, n_patterns);
    if (n_tables > 0)
        outf(o, ".n_tables = %d, .tables = tables,\n", n_tables);
    if (has_rules(u))
        outf(o, ".rules = &%s_rules,\n", name);
    out_indent(o, -1);
    outf(o, "};\n");
}

/* The searches for whole matches, with names of their own; one whole a pattern. */
static struct whole **emit_wholes(struct unit *u, const struct matchers *r, struct out *o)
{
    struct names *names = names_new();
    struct out *body = out_new();
    struct whole **wholes = alloc((size_t)(r->n + 1) * sizeof *wholes);
    functions_begin(u);
    for (int i = 0; i < r->n; i++) {
        struct out *search = out_new();
        wholes[i] = emit_whole(names, r->at[i], search);
        emit_behind_functions(search, body);
    }
    emit_costs(u, names, body);
    const char *text = desc_text(body);
    if (r->n > 0)
        emit_own_names(names, u, "whole_names", text, o);
    emit_options_of(u, text, o);
    outf(o, "\n%s", text);
    return wholes;
}

void emit_desc(struct unit *u, struct out *o)
{
    struct matchers r = matchers_of(u);
    outf(o, "/* What %s declares, as tables for drivers and tests.  Made by pat2c; do not edit. */\n",
         u->src->base);
    emit_include(u, o);
    outf(o, "\n#include <math.h>\n#include <stddef.h>\n\n#include \"dfg.h\"\n#include \"dfg_desc.h\"\n\n");
    struct whole **wholes = emit_wholes(u, &r, o);
    bool own_ops = emit_own_ops(u, o);
    if (r.n > 0)
        outf(o, "struct each { bool (*accept)(void *, const void *); void *ctx; };\n\n");
    for (int i = 0; i < r.n; i++) {
        emit_desc_pattern(r.at[i], o);
        emit_parts(wholes[i], o);
    }
    if (r.n > 0)
        emit_pattern_rows(&r, o);
    int n_tables = emit_tables(u, &r, o);
    emit_unit(u, own_ops, r.n, n_tables, o);
}
