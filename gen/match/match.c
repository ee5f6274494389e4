/* match.c -- one matcher a pattern, complete, nothing shared.
 *
 * In:   a checked pattern, laws expanded, of a kind that facts_of() lets pass.
 * Out:  static helpers, then
 *         bool P_match(const dfg_graph *, dfg_node, struct P_match *m)
 *         bool P_each(const dfg_graph *, dfg_node, accept, ctx)
 *
 * There is one search a pattern, and it fills struct P_whole, of which the match
 * struct is the first member: P_each hands on that member, P_match copies it.  A
 * search without loops is P_find, straight down (P_match where the match struct
 * is all), and P_each asks it once; else it is P_each, and P_match takes its first
 * match.  The search finds a match wherever there is one: retry happens exactly
 * where a choice is a loop.
 *
 * Sets of nodes that nobody named (a path, links of a chain) take time to collect,
 * so of patterns with such there is a second search, P_whole.
 */
#include "match.h"

#include <string.h>

/* Of each choice that a search keeps, in a table; what has no room is tried again. */
enum { STATES = 64 };

/* The parameter that judges a match, or a whole one. */
static const char *accept_decl(const char *type)
{
    return format("bool (*accept)(void *ctx, const struct %s *m)", type);
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
static void write_success(struct search *s, const struct whole *w, bool is_second)
{
    const char *value = whole_value(s, w);
    if (has_loops(&s->text)) {
        const char *member = w->own.n > 0 && !is_second ? ".m" : "";
        line(&s->text, NULL, "if (accept(ctx, &%s%s))\n    return true;", value, member);
        mark_match(&s->text);
    } else if (is_second)
        line(&s->text, NULL, "return accept(ctx, &%s);", value);
    else
        line(&s->text, NULL, "*m = %s;\nreturn true;", value);
}

/* `bool NAME(...)` of a search for matches of a type, on two lines where it is long. */
static const char *search_head(const char *name, const char *type)
{
    enum { WIDE = 109 };
    const char *start = format("bool %s(const dfg_graph *g, dfg_node n,", name);
    const char *rest = format("%s, void *ctx)", accept_decl(type));
    if (strlen(start) + 1 + strlen(rest) < WIDE)
        return format("%s %s", start, rest);
    const size_t aligned = strcspn(start, "(") + 1;
    return format("%s\n%*s%s", start, (int)(aligned + strlen(rest) < WIDE ? aligned : 8), "", rest);
}

const char *each_head(const char *name)
{
    return search_head(format("%s_each", name), format("%s_match", name));
}

const char *whole_head(const char *name)
{
    return search_head(format("%s_whole", name), format("%s_whole", name));
}

static void write_head(const struct pattern *p, struct out *o)
{
    struct place at = pat_source_place(p->at.src, p->at.begin);
    outf(o, "/* %s:%d%s%s%s\n", p->at.src->base, at.line, p->is_entry ? ", as an entry of a table" : "",
         p->choice ? ", with " : "", p->choice ? p->choice : "");
    emit_source(o, p->at);
    outf(o, " */\n");
}

static void add_accept(struct param_list *params, const char *type)
{
    *PUSH(*params) = (struct local){.name = "accept", .decl = accept_decl(type)};
    *PUSH(*params) = (struct local){.type = "void *", .name = "ctx"};
}

/* P_whole, a second search. */
static void write_second(struct search *s, const struct whole *w, struct param_list *params, struct out *o)
{
    const char *name = w->of->c_name;
    add_accept(params, whole_name(w));
    text_end(&s->text, whole_head(name), params, HEAD_GIVEN, s->helpers, o);
    outf(o, "\n");
}

/* P_each, of which P_match is the first match. */
static void write_with_loops(struct search *s, struct param_list *params, struct out *o)
{
    const char *name = s->pattern->c_name;
    add_accept(params, format("%s_match", name));
    text_end(&s->text, each_head(name), params, HEAD_GIVEN, s->helpers, o);
    outf(o, "\nstatic bool %s_keep(void *m, const struct %s_match *found)\n{\n", name, name);
    outf(o, "    *(struct %s_match *)m = *found;\n    return true;\n}\n\n", name);
    outf(o, "bool %s_match(const dfg_graph *g, dfg_node n, struct %s_match *m)\n{\n", name, name);
    outf(o, "    return %s_each(g, n, %s_keep, m);\n}\n\n", name, name);
}

/* P_match and P_each of what P_find finds. */
static void write_projections(const char *name, struct out *o)
{
    outf(o, "\nbool %s_match(const dfg_graph *g, dfg_node n, struct %s_match *m)\n{\n", name, name);
    outf(o, "    struct %s_whole whole;\n    if (!%s_find(g, n, &whole))\n        return false;\n", name,
         name);
    outf(o, "    *m = whole.m;\n    return true;\n}\n");
    outf(o, "\n%s\n{\n    struct %s_whole whole;\n", each_head(name), name);
    outf(o, "    return %s_find(g, n, &whole) && accept(ctx, &whole.m);\n}\n\n", name);
}

static void write_straight(struct search *s, const struct whole *w, struct param_list *params, struct out *o)
{
    const char *name = s->pattern->c_name;
    *PUSH(*params) = (struct local){.type = format("struct %s *", whole_name(w)), .name = "m"};
    const char *head = format(w->own.n > 0 ? "static bool %s_find" : "bool %s_match", name);
    text_end(&s->text, head, params, ALL_PARAMS, s->helpers, o);
    if (w->own.n > 0) {
        write_projections(name, o);
        return;
    }
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

/* Writes the matcher for its measures only. */
void measure_match(struct unit *u, const struct pattern *pattern)
{
    struct names *names = names_new();
    functions_begin(u, names);
    emit_match(names, pattern, out_new());
}

static void emit_search(struct names *names, const struct whole *w, bool is_second, struct out *o)
{
    struct search s;
    struct param_list params = {0};
    struct out *text = out_new();
    write_search(&s, &w->pattern, pattern_facts_of(w->of), names, &params);
    write_success(&s, w, is_second);
    if (is_second)
        write_second(&s, w, &params, text);
    else if (has_loops(&s.text))
        write_with_loops(&s, &params, text);
    else
        write_straight(&s, w, &params, text);
    if (s.n_states && *s.n_states > 0)
        names_need_tries(names, STATES * *s.n_states);
    if (!is_second)
        count_tries(&s);
    const char *helpers = text_of(s.helpers);
    write_cans(o, format("%s%s", helpers, text_of(text)));
    outf(o, "%s", helpers);
    if (is_second)
        outf(o, "/* The same with all that takes part. */\n");
    else
        write_head(w->of, o);
    outf(o, "%s", text_of(text));
}

void emit_match(struct names *names, const struct pattern *pattern, struct out *o)
{
    struct whole *w = whole_match_of(pattern);
    const bool is_second = w->has_sets;
    pattern_facts_of(pattern)->open.n = 0;
    if (is_second)
        emit_search(names, &(struct whole){.of = pattern, .pattern = *pattern}, false, o);
    w = whole_begin(pattern);
    if (is_second) /* whose helpers have other names */
        w->pattern.c_name = format("%s_whole", pattern->c_name);
    emit_search(names, w, is_second, o);
    whole_end(w);
}
