/* emit_match.c -- one matcher a pattern, complete, nothing shared.
 *
 * In:   a checked pattern, laws expanded, of a kind that facts_of() lets pass.
 * Out:  static helpers, then
 *         bool P_match(const dfg_graph *, dfg_node, struct P_match *m)
 *         bool P_each(const dfg_graph *, dfg_node, accept, ctx)
 *
 * A pattern without loops is P_match, straight down, and P_each asks it once;
 * else P_each is the search, and P_match its first match.  The search finds a
 * match wherever there is one: retry happens exactly where a choice is a loop.
 */
#include "emit_match.h"

#include <string.h>

/* The parameter of P_each that judges a match. */
static const char *accept_decl(const char *name)
{
    return format("bool (*accept)(void *ctx, const struct %s_match *m)", name);
}

void reserve_common_names(struct text *t, const struct pattern *p)
{
    static const char *const names[] = {"g", "n", "m", "root", "accept", "ctx", "options"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        reserve_name(t, names[i]);
    struct externs externs = {0};
    externs_of(p, &externs);
    for (int i = 0; i < externs.n; i++)
        reserve_name(t, externs.at[i]->name);
}

/* The end of the search: all tests hold. */
static void write_success(struct search *s)
{
    if (has_loops(&s->text))
        line(&s->text, NULL, "if (accept(ctx, &%s))\n    return true;", match_value(s));
    else
        line(&s->text, NULL, "*m = %s;\nreturn true;", match_value(s));
}

/* `bool P_each(...)`, on several lines where it is long. */
const char *each_head(const char *name)
{
    enum { WIDE = 98 };
    const char *start = format("bool %s_each(const dfg_graph *g, dfg_node n,", name),
               *accept = accept_decl(name);
    const char *gap = format("\n%*s", (int)strlen(name) + (int)strlen("bool _each("), "");
    size_t width = strlen(start) + strlen(accept);
    const char *to_accept = width > WIDE + 10 ? gap : " ", *to_ctx = width > WIDE ? gap : " ";
    return format("%s%s%s,%svoid *ctx)", start, to_accept, accept, to_ctx);
}

static void write_head(const struct pattern *p, struct out *o)
{
    struct place at = source_place(p->at.src, p->at.begin);
    outf(o, "/* %s:%d%s\n", p->at.src->base, at.line, p->is_entry ? ", as an entry of a table" : "");
    emit_source(o, p->at);
    outf(o, " */\n");
}

/* P_each, of which P_match is the first match. */
static void write_with_loops(struct search *s, struct param_list *params, struct out *o)
{
    const char *name = s->pattern->c_name;
    *PUSH(*params) = (struct local){.name = "accept", .decl = accept_decl(name)};
    *PUSH(*params) = (struct local){.type = "void *", .name = "ctx"};
    text_end(&s->text, each_head(name), params, HEAD_GIVEN, s->helpers, o);
    outf(o, "\nstatic bool %s_keep(void *m, const struct %s_match *found)\n{\n", name, name);
    outf(o, "    *(struct %s_match *)m = *found;\n    return true;\n}\n\n", name);
    outf(o, "bool %s_match(const dfg_graph *g, dfg_node n, struct %s_match *m)\n{\n", name, name);
    outf(o, "    return %s_each(g, n, %s_keep, m);\n}\n\n", name, name);
}

static void write_straight(struct search *s, struct param_list *params, struct out *o)
{
    const char *name = s->pattern->c_name;
    *PUSH(*params) = (struct local){.type = format("struct %s_match *", name), .name = "m"};
    text_end(&s->text, format("bool %s_match", name), params, ALL_PARAMS, s->helpers, o);
    outf(o, "\n%s\n{\n    struct %s_match m;\n", each_head(name), name);
    outf(o, "    return %s_match(g, n, &m) && accept(ctx, &m);\n}\n\n", name);
}

/* The search from the root to the last test. */
static void write_steps(struct search *s, const struct pattern *p, struct names *names,
                        const struct search *rehearsal)
{
    functions_forget(); /* what only the rehearsal calls */
    search_new(s, p, p->roots[0], names, true, rehearsal);
    s->helpers = out_new();
    s->n_helpers = alloc(sizeof *s->n_helpers);
    s->n_rows = alloc(sizeof *s->n_rows);
    s->root_var = "n";
    text_begin(&s->text, p->c_name);
    reserve_common_names(&s->text, p);
    visit_roots(s);
    judge(s);
}

void emit_match(struct names *names, const struct pattern *pattern, struct out *o)
{
    struct search rehearsal, s;
    struct param_list params = {0};
    struct out *text = out_new();
    write_steps(&rehearsal, pattern, names, NULL);
    write_steps(&s, pattern, names, &rehearsal);
    write_success(&s);
    names_need_rows(names, *s.n_rows);
    *PUSH(params) = (struct local){.type = "const dfg_graph *", .name = "g"};
    *PUSH(params) = (struct local){.type = "dfg_node", .name = "n"};
    if (has_loops(&s.text))
        write_with_loops(&s, &params, text);
    else
        write_straight(&s, &params, text);
    outf(o, "%s", text_of(s.helpers));
    write_head(pattern, o);
    outf(o, "%s", text_of(text));
}
