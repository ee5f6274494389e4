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
 * match.  Paths of dominators and links of chains that nobody named take time to
 * list: the search does so where P_whole asks for it.  The search finds a match
 * wherever there is one: retry happens exactly where a choice is a loop.
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

void reserve_common_names(struct routine *r, const struct pattern *p)
{
    static const char *const names[] = {"g", "n", "m", "root", "accept", "ctx", "search", "whole"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        reserve_name(r, names[i]);
    struct externs externs = {0};
    externs_of(p, &externs);
    for (int i = 0; i < externs.n; i++)
        reserve_name(r, externs.at[i]->name);
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
    return search_head(format("%s_whole", name), format("%s_match", name));
}

static const char *source_comment(const struct pattern *p)
{
    struct place at = pat_source_place(p->at.src, p->at.begin);
    struct out *o = out_new();
    outf(o, "/* %s:%d%s%s%s\n", p->at.src->base, at.line, p->is_entry ? ", as an entry of a table" : "",
         p->choice ? ", with " : "", p->choice ? p->choice : "");
    emit_source(o, p->at);
    outf(o, " */\n");
    return text_of(o);
}

/* ---- the search ---- */

/* From the root to the last test. */
static void write_steps(struct search *s, const struct whole *w, struct names *names)
{
    const struct pattern *p = &w->pattern;
    search_new(s, p, p->roots[0], names, true);
    s->to = routine_new(p->c_name);
    s->helpers = alloc(sizeof *s->helpers);
    s->n_helpers = alloc(sizeof *s->n_helpers);
    s->n_rows = alloc(sizeof *s->n_rows);
    s->root_var = cx_name("n");
    s->facts = pattern_facts_of(w->of);
    s->first_own = w->of->n_captures + w->of->n_hidden;
    s->has_whole = w->has_paths;
    s->can = alloc((size_t)p->n_nodes * sizeof *s->can);
    s->dominates = alloc((size_t)p->n_nodes * sizeof *s->dominates);
    reserve_common_names(s->to, p);
    if (s->facts->worst > COSTLY) {
        s->to->next_state = s->n_states = alloc(sizeof *s->n_states);
        s->to->keeps_all = true;
    }
    add_parameter(s->to, "const dfg_graph *", "g", NULL);
    add_parameter(s->to, "dfg_node", "n", NULL);
    visit_roots(s);
    judge(s);
}

static void add_accept(struct routine *r, const char *type)
{
    add_parameter(r, NULL, "accept", NULL);
    r->params.at[r->params.n - 1].decl = accept_decl(type);
    add_parameter(r, "void *", "ctx", NULL);
}

/* All tests hold.  A search with loops hands its matches on, another one has one at most. */
static void write_success(struct search *s, const struct whole *w)
{
    struct routine *r = s->to;
    const char *name = w->of->c_name;
    const bool loops = r->n_loops > 0;
    accept_value(r, whole_value(s, w), !loops ? NULL : w->own.n > 0 ? ".m" : "");
    r->text = source_comment(w->of);
    if (loops) {
        add_mark(r, STEP_MATCH);
        r->signature = w->has_paths ? ALL_PARAMS : HEAD_GIVEN;
        r->head = w->has_paths ? format("static bool %s_search", name) : each_head(name);
        if (w->has_paths)
            add_parameter(r, "bool", "whole", NULL);
        add_accept(r, format("%s_match", name));
    } else {
        r->signature = ALL_PARAMS;
        r->head = format(w->own.n > 0 ? "static bool %s_find" : "bool %s_match", name);
        add_parameter(r, format("struct %s *", whole_name(w)), "m", NULL);
    }
    run_passes(r);
}

void count_states(const struct search *s)
{
    for (int i = 0; i < s->to->states.n; i++) {
        const struct kept_state *state = &s->to->states.at[i];
        if (state->n_words == 0)
            *PUSH(s->facts->open) = state->at;
        else if (state->n_words - 1 > s->facts->n_values)
            s->facts->n_values = state->n_words - 1;
    }
}

/* The functions of one search, in their order. */
static struct routines search_for(struct names *names, const struct whole *w)
{
    struct search s;
    struct routines all = {0}, own = {0};
    write_steps(&s, w, names);
    write_success(&s, w);
    names_need_rows(names, *s.n_rows);
    if (s.n_states && *s.n_states > 0)
        names_need_tries(names, STATES * *s.n_states);
    count_states(&s);
    for (int i = 0; i < s.helpers->n; i++)
        *PUSH(own) = s.helpers->at[i];
    *PUSH(own) = s.to;
    add_cans(&all, &own);
    for (int i = 0; i < own.n; i++)
        *PUSH(all) = own.at[i];
    return all;
}

/* ---- projections of it ---- */

/* P_match is the first match of P_each. */
static void write_first(const char *name, struct out *o)
{
    outf(o, "static bool %s_keep(void *m, const struct %s_match *found)\n{\n", name, name);
    outf(o, "    *(struct %s_match *)m = *found;\n    return true;\n}\n\n", name);
    outf(o, "bool %s_match(const dfg_graph *g, dfg_node n, struct %s_match *m)\n{\n", name, name);
    outf(o, "    return %s_each(g, n, %s_keep, m);\n}\n\n", name, name);
}

/* P_each and P_whole of P_search. */
static void write_searches(const char *name, struct out *o)
{
    outf(o, "%s\n{\n    return %s_search(g, n, false, accept, ctx);\n}\n\n", each_head(name), name);
    outf(o, "%s\n{\n    return %s_search(g, n, true, accept, ctx);\n}\n\n", whole_head(name), name);
}

/* P_match and P_each of what P_find finds. */
static void write_projections(const char *name, struct out *o)
{
    outf(o, "bool %s_match(const dfg_graph *g, dfg_node n, struct %s_match *m)\n{\n", name, name);
    outf(o, "    struct %s_whole whole;\n    if (!%s_find(g, n, &whole))\n        return false;\n", name,
         name);
    outf(o, "    *m = whole.m;\n    return true;\n}\n");
    outf(o, "\n%s\n{\n    struct %s_whole whole;\n", each_head(name), name);
    outf(o, "    return %s_find(g, n, &whole) && accept(ctx, &whole.m);\n}\n\n", name);
}

/* P_each of the one match of P_match. */
static void write_each(const char *name, struct out *o)
{
    outf(o, "%s\n{\n    struct %s_match m;\n", each_head(name), name);
    outf(o, "    return %s_match(g, n, &m) && accept(ctx, &m);\n}\n\n", name);
}

void emit_match(struct names *names, const struct pattern *pattern, struct out *o)
{
    const char *name = pattern->c_name;
    struct whole *w = whole_begin(pattern);
    pattern_facts_of(pattern)->open.n = 0;
    const struct routines all = search_for(names, w);
    print_routines(&all, o);
    if (w->has_paths)
        write_searches(name, o);
    if (all.at[all.n - 1]->fails)
        write_first(name, o);
    else if (w->own.n > 0)
        write_projections(name, o);
    else
        write_each(name, o);
    whole_end(w);
}

void list_steps_of(struct names *names, const struct pattern *pattern, struct out *o)
{
    struct whole *w = whole_begin(pattern);
    const struct routines all = search_for(names, w);
    struct place at = pat_source_place(pattern->at.src, pattern->at.begin);
    outf(o, "pattern %s (%s:%d)\n\n", pattern->c_name, pattern->at.src->base, at.line);
    for (int i = 0; i < all.n; i++)
        list_routine(all.at[i], o);
    whole_end(w);
}

/* Writes the matcher for its measures only. */
void measure_match(struct unit *u, const struct pattern *pattern)
{
    struct names *names = names_new(u, "");
    functions_begin(names);
    emit_match(names, pattern, out_new());
}
