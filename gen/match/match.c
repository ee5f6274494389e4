/* match.c -- one matcher a pattern, complete, nothing shared.
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
#include "match.h"

#include <string.h>

/* Of each choice that a search keeps, in a table; what has no room is tried again. */
enum { STATES = 64 };

/* The parameter of P_each that judges a match. */
static const char *accept_decl(const char *name)
{
    return format("bool (*accept)(void *ctx, const struct %s_match *m)", name);
}

void reserve_common_names(struct text *t, const struct pattern *p)
{
    static const char *const names[] = {"g", "n", "m", "root", "accept", "ctx", "options", "search"};
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
    if (has_loops(&s->text)) {
        line(&s->text, NULL, "if (accept(ctx, &%s))\n    return true;", match_value(s));
        mark_match(&s->text);
    } else
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
    outf(o, "/* %s:%d%s%s%s\n", p->at.src->base, at.line, p->is_entry ? ", as an entry of a table" : "",
         p->choice ? ", with " : "", p->choice ? p->choice : "");
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
static void write_steps(struct search *s, const struct pattern *p, struct pattern_facts *facts,
                        struct names *names, const struct search *rehearsal)
{
    functions_forget(); /* what only the rehearsal calls */
    search_new(s, p, p->roots[0], names, true, rehearsal);
    s->helpers = out_new();
    s->n_helpers = alloc(sizeof *s->n_helpers);
    s->n_rows = alloc(sizeof *s->n_rows);
    s->root_var = "n";
    s->facts = facts;
    if (rehearsal) {
        s->can = alloc((size_t)p->n_nodes * sizeof *s->can);
        s->dominates = alloc((size_t)p->n_nodes * sizeof *s->dominates);
    }
    text_begin(&s->text, p->c_name);
    reserve_common_names(&s->text, p);
    if (s->facts->worst > COSTLY) {
        s->n_states = alloc(sizeof *s->n_states);
        keep_states(&s->text, s->n_states, true);
    }
    visit_roots(s);
    judge(s);
}

static void need_tries(const struct search *s)
{
    if (s->n_states && *s->n_states > 0)
        names_need_tries(s->names, STATES * *s->n_states);
}

/* The search, rehearsed before; the parameters that all have. */
static void write_search(struct search *s, const struct pattern *pattern, struct pattern_facts *facts,
                         struct names *names, struct param_list *params)
{
    struct search rehearsal;
    write_steps(&rehearsal, pattern, facts, names, NULL);
    write_steps(s, pattern, facts, names, &rehearsal);
    names_need_rows(names, *s->n_rows);
    *PUSH(*params) = (struct local){.type = "const dfg_graph *", .name = "g"};
    *PUSH(*params) = (struct local){.type = "dfg_node", .name = "n"};
}

void emit_whole_search(struct names *names, const struct whole *w, struct out *o)
{
    static const char accept[] = "bool (*accept)(void *ctx, const void *m)";
    const char *name = w->of->c_name;
    struct search s;
    struct param_list params = {0};
    struct out *text = out_new();
    write_search(&s, &w->pattern, pattern_facts_of(w->of), names, &params);
    const char *value = whole_value(&s, w);
    line(&s.text, NULL,
         has_loops(&s.text) ? "if (accept(ctx, &%s))\n    return true;" : "return accept(ctx, &%s);", value);
    if (has_loops(&s.text))
        mark_match(&s.text);
    *PUSH(params) = (struct local){.name = "accept", .decl = accept};
    *PUSH(params) = (struct local){.type = "void *", .name = "ctx"};
    const char *head = format("static bool %s_whole(const dfg_graph *g, dfg_node n,", name);
    head = format("%s\n%*s%s, void *ctx)", head, (int)strlen(name) + (int)strlen("static bool _whole("), "",
                  accept);
    text_end(&s.text, head, &params, HEAD_GIVEN, s.helpers, text);
    need_tries(&s);
    const char *helpers = text_of(s.helpers);
    write_cans(o, format("%s%s", helpers, text_of(text)));
    outf(o, "%s%s\n", helpers, text_of(text));
}

/* Writes the matcher for its measures only. */
void measure_match(struct unit *u, const struct pattern *pattern)
{
    functions_begin(u);
    emit_match(names_new(), pattern, out_new());
}

void emit_match(struct names *names, const struct pattern *pattern, struct out *o)
{
    struct search s;
    struct param_list params = {0};
    struct out *text = out_new();
    pattern_facts_of(pattern)->open.n = 0;
    write_search(&s, pattern, pattern_facts_of(pattern), names, &params);
    write_success(&s);
    if (has_loops(&s.text))
        write_with_loops(&s, &params, text);
    else
        write_straight(&s, &params, text);
    need_tries(&s);
    count_tries(&s);
    const char *helpers = text_of(s.helpers);
    write_cans(o, format("%s%s", helpers, text_of(text)));
    outf(o, "%s", helpers);
    write_head(pattern, o);
    outf(o, "%s", text_of(text));
}
