/* emit_desc.c -- NAME.desc.c: what one .pat file declares, as const tables.
 *
 * In:   a checked unit, laws expanded, all patterns of a kind that is compiled.
 * Out:  `const struct dfg_unit NAME_unit` (dfg.h): its operators, imports,
 *       patterns, rules, tables; what the reference matcher interprets
 *       (dfg_desc.h); thunks to the generated functions; the searches for whole
 *       matches, with a table of names of their own.
 *
 * The patterns of table entries stand behind the file's own, in table order.
 */
#include "emit_desc.h"

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

/* 64-bit words of a set of the table's entries. */
static int words_of(const struct table *t)
{
    return t->n_entries > 64 ? (t->n_entries + 63) / 64 : 1;
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
    outf(o, "  .candidates = %s_candidates_any, .first = %s_first, .sweep = %s_sweep },\n", c, c, c);
}

static int emit_tables(const struct unit *u, const struct matchers *r, struct out *o)
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
            outf(o, "{ .name = %s, .pattern = %d },\n", c_str(t->entries[k].name),
                 row_of(r, t->entries[k].pattern));
        out_indent(o, -1);
        outf(o, "};\n");
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
    const char *text = desc_text(body);
    if (r->n > 0)
        emit_own_names(names, u, "whole_names", o);
    emit_options_of(u, text, o);
    outf(o, "\n%s", text);
    return wholes;
}

void emit_desc(struct unit *u, struct out *o)
{
    struct matchers r = matchers_of(u);
    outf(o, "/* What %s declares, as tables for drivers and tests.  Made by pat2c; do not edit. */\n",
         u->src->base);
    outf(o,
         "#include \"%s\"\n\n#include <math.h>\n#include <stddef.h>\n\n#include \"dfg.h\"\n#include "
         "\"dfg_desc.h\"\n\n",
         header_name(u));
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
