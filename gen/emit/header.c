/* header.c -- NAME.h of a .pat file: its public interface.
 *
 * In:   a checked unit.
 * Out:  the names to bind, the options, predicates that the user writes, each
 *       pattern's match struct and functions, each table's functions; of a .ops
 *       file its table of operators.
 */
#include "match/match.h"
#include "plan/plan.h"
#include "print/stack.h"

#include <ctype.h>
#include <string.h>

const char *guard_name(const struct unit *u)
{
    const char *name = c_unit(u);
    char *text = alloc(strlen(name) + 1);
    strcpy(text, name);
    for (char *c = text; *c; c++)
        *c = (char)toupper((unsigned char)*c);
    const char *guard = format("%s_H", text);
    for (int i = 0; i < u->n_tables; i++) /* an entry may be called so */
        for (int k = 0; u->tables[i]->own && k < u->tables[i]->n_entries; k++)
            if (strcmp(u->tables[i]->entries[k].c_name, guard) == 0)
                return format("%s_", guard);
    return guard;
}

void emit_include(const struct unit *u, struct out *o)
{
    const char *header = header_name(u);
    outf(o, "#include \"%s\"\n", header);
    if (opt.output && strcmp(opt.output, "-") == 0 && !opt.header)
        return; /* no header is of this run */
    outf(o, "_Static_assert(%s == 0x", guard_name(u));
    out_run_id(o);
    outf(o, ", \"%s is of another run of pat2c than this file\");\n", header);
}

/* ---- options ---- */

static void emit_options(const struct unit *u, struct out *o)
{
    static const char *const types[] = {[BT_INT] = "int64_t ",
                                        [BT_FLOAT] = "double ",
                                        [BT_BOOL] = "bool ",
                                        [BT_DTYPE] = "enum dfg_dtype ",
                                        [BT_STRING] = "const char *"};
    const char *name = c_unit(u);
    bool any = false;
    for (int i = 0; i < u->n_params; i++) {
        const struct param *p = u->params[i];
        if (!p->runtime)
            continue;
        if (!any)
            outf(o,
                 "/* Params that are decided at run time: a graph's `options` points at one of these, or is "
                 "NULL\n"
                 " * for the declared values. */\nstruct %s_options {\n",
                 name);
        outf(o, "    %s%s;\n", types[p->type.base], c_safe(p->name));
        any = true;
    }
    if (any)
        outf(o, "};\nextern const struct %s_options %s_default_options;\n\n", name, name);
}

/* ---- predicates ---- */

static void emit_externs(const struct matchers *m, struct out *o)
{
    struct externs list = {0};
    for (int i = 0; i < m->n; i++)
        externs_of(m->at[i], &list);
    for (int i = 0; i < list.n; i++) {
        if (i == 0)
            outf(o, "/* Predicates that conditions call, to be written by the user: pure, no argument "
                    "DFG_NONE. */\n");
        outf(o, "%s;\n", extern_prototype(list.at[i]));
    }
    if (list.n > 0)
        outf(o, "\n");
}

/* ---- rules ---- */

static void emit_rules_header(const struct unit *u, struct out *o)
{
    bool any = false;
    if (!has_rules(u))
        return;
    outf(o, "/* The file's rules, for dfg_rewriter_new() (dfg_rewrite.h); they stand in NAME.rules.c. */\n");
    outf(o, "struct dfg_rules;\nextern const struct dfg_rules %s_rules;\n\n", c_unit(u));
    for (int i = 0; i < u->n_patterns; i++) {
        const struct pattern *p = u->patterns[i];
        if (!p->rewrite_extern)
            continue;
        if (!any)
            outf(o, "/* Replacements that the user writes: the value that stands for the root, DFG_NONE: "
                    "leave it; where\n"
                    " * there are several roots, that of each to with[], in their order, and false: leave "
                    "them. */\n"
                    "struct dfg_rewriter;\n");
        any = true;
        const char *many = is_extern_of_many(p) ? ", dfg_node *with" : "";
        outf(o, "%s %s(struct dfg_rewriter *r, const struct %s_match *m%s);\n",
             is_extern_of_many(p) ? "bool" : "dfg_node", p->rewrite_extern, p->c_name, many);
    }
    outf(o, any ? "\n" : "");
}

/* ---- patterns ---- */

const char *member_type(const struct capture *c)
{
    static const char *const types[] = {
        [CAP_NODE] = "dfg_node",
        [CAP_DIM] = "dfg_dim",
        [CAP_ATTR] = "dfg_val",
        [CAP_SET] = "struct dfg_nodes",
    };
    return types[c->kind];
}

/* On one line, or on as few as hold them. */
void emit_struct(const char *name, const char *members, struct out *o)
{
    const bool is_short = strlen(name) + strlen(members) < WIDE;
    outf(o, "struct %s {", name);
    int column = WIDE;
    for (const char *end; *members; members = end) {
        const int indent = (int)strspn(members, " ");
        end = members + strcspn(members, ";") + 1;
        const bool is_comment = members[indent] == '/';
        const int width = (int)(end - members) - indent - is_comment;
        const bool joins = is_short || column + width < WIDE;
        outf(o, joins ? " %.*s" : "\n    %.*s", width, members + indent);
        column = joins ? column + 1 + width : 4 + width;
        end += *end == '\n';
    }
    outf(o, is_short ? " };\n" : "\n};\n");
}

/* Those of one type behind each other in one declaration; which may be absent. */
static void emit_members(const struct pattern *p, struct out *o)
{
    const char *type = "dfg_node";
    cx_list names = {0}, absent = {0};
    *PUSH(names) = cx_text("root");
    for (int i = 0; i <= p->n_captures; i++) {
        const struct capture *c = i < p->n_captures ? p->captures[i] : NULL;
        if (!c || strcmp(member_type(c), type) != 0) {
            outf(o, "    %s %s;\n", type, laid_list(&names, (int)strlen(type) + 5));
            names.n = 0;
        }
        if (!c)
            break;
        *PUSH(names) = cx_text(c_field(c));
        type = member_type(c);
        if (c->maybe_absent)
            *PUSH(absent) = cx_text(c_field(c));
    }
    if (absent.n > 0)
        outf(o, "    /* maybe absent: %s */;\n", laid_list(&absent, 8));
}

void emit_structs(const struct whole *w, struct out *o)
{
    const struct pattern *p = w->of;
    struct out *members = out_new();
    stack_whole(w);
    emit_members(p, members);
    emit_struct(match_name(w), text_of(members), o);
    emit_whole(w, o);
}

/* Behind those that it calls, whose structs stand in its own or are filled in its search. */
static void emit_pattern(const struct callee *c, struct map *done, struct out *o)
{
    const struct pattern *p = c->of;
    if (pat_map_get(done, p->c_name))
        return;
    map_put(done, p->c_name, (void *)p->c_name);
    for (int i = 0; i < c->calls.n; i++)
        emit_pattern(c->calls.at[i], done, o);
    outf(o, "%s", p->own ? brief_comment(p->at) : "");
    emit_structs(c->whole, o);
    if (p->own)
        emit_declaration(c->whole, o);
    outf(o, "%s", p->own ? "\n" : "");
}

/* Of a .ops file: the table that a program gives to dfg_module_new(). */
static void emit_ops_header(const struct unit *u, struct out *o)
{
    const char *name = c_unit(u), *guard = guard_name(u);
    outf(o, "/* The operators of %s, for dfg_module_new() (dfg.h).  Made by pat2c; do not edit. */\n",
         u->src->base);
    outf(o, "#ifndef %s\n#define %s\n\n", guard, guard);
    outf(o, "struct dfg_ops;\nextern const struct dfg_ops %s_ops;\n\n#endif\n", name);
}

static bool has_tree(const struct unit *u)
{
    bool found = false;
    for (int i = 0; i < u->n_tables; i++)
        found = found || (automaton_of(u, u->tables[i]) && automaton_of(u, u->tables[i])->tree);
    return found;
}

void emit_header(struct unit *u, struct out *o)
{
    const char *name = c_unit(u), *guard = guard_name(u);
    if (u->is_ops) {
        emit_ops_header(u, o);
        return;
    }
    struct matchers m = matchers_of(u);
    outf(o, "/* Made by pat2c from %s; do not edit.  DFG_MATCHERS...(P) declares the functions of pattern P: dfg_search.h.\n"
            " * Graphs are %s. */\n", u->src->base,
         opt.binding ? format("those of %s", binding_header()) : format("views that dfg_bind() made with %s_names", name));
    outf(o, "#ifndef %s\n#define %s 0x", guard, guard);
    out_run_id(o);
    outf(o, " /* of this run of pat2c */\n\n#include \"%s\"\n\n",
         opt.binding ? binding_header() : has_tree(u) ? "dfg_label.h" : "dfg_match.h");
    outf(o, "DFG_BEGIN_C\n\n");
    if (!opt.binding)
        outf(o, "extern const struct dfg_names %s_names;\n\n", name);
    emit_options(u, o);
    emit_externs(&m, o);
    struct map done = {0};
    for (int i = 0; i < m.n; i++)
        emit_pattern(whole_match_of(m.at[i])->search, &done, o);
    if (!opt.binding)
        emit_rules_header(u, o);
    for (int t = 0; t < u->n_tables; t++)
        if (u->tables[t]->own) {
            emit_table_header(u, u->tables[t], o);
            emit_costs_header(u->tables[t], o);
        }
    outf(o, "DFG_END_C\n\n#endif\n");
}
