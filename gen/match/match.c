/* match.c -- one search a pattern.
 *
 * In:   checked patterns, laws expanded, of a kind that facts_of() lets pass.
 * Out:  static helpers, then the search of each, behind those that it calls:
 *         P_find     without choices, or resuming after the current choices
 *         P_each     with choices that can't be resumed cheaply: it calls back with each match
 *         P_search   the same; on request it lists unnamed paths and links
 *         P_match    without choices, where the match struct holds the whole match
 *         P_as_Q_find  option Q of a root whose search would be long (options.c)
 *       of which a macro of dfg_search.h makes P_match and P_each.
 *
 * The search fills struct P_whole, of which the match struct is the first member. It finds
 * a match wherever there is one: retry happens exactly where a choice is a loop.  Its
 * position is a word a loop, in the order of the loops, so that the next match is found by
 * replaying the choices with the last word one higher.
 */
#include "match.h"
#include "print/stack.h"

#include <string.h>

/* Of each choice that a search keeps, in a table; what has no room is tried again. */
enum { STATES = 64 };

enum {
    FRAME = 5, /* of a function: its head, braces, what stands between */
    DEEPEST = 2, /* parts in parts: each level more may double what is written */
    LONG = 66, /* lines of a search: about a page, with its braces */
    MOST = 160 /* percent of its lines that its options may take, with all parts */
};

/* The parameter that judges a match, or a whole one. */
static const char *accept_decl(const char *type)
{
    return format("bool (*accept)(void *ctx, const struct %s *m)", type);
}

void reserve_common_names(struct routine *r, const struct pattern *p)
{
    static const char *const names[] = {"g", "n", "m", "root", "accept", "ctx", "search", "whole", "way"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        reserve_name(r, names[i]);
    struct externs externs = {0};
    externs_of(p, &externs);
    for (int i = 0; i < externs.n; i++)
        reserve_name(r, externs.at[i]->name);
}

/* `bool P_each(...)`, on two lines where it is long. */
static const char *each_head(const char *name)
{
    const char *start = format("bool %s_each(const dfg_graph *g, dfg_node n,", name);
    const char *rest = format("%s, void *ctx)", accept_decl(format("%s_match", name)));
    if (strlen(start) + 1 + strlen(rest) < WIDE)
        return format("%s %s", start, rest);
    const size_t aligned = strcspn(start, "(") + 1;
    return format("%s\n%*s%s", start, (int)(aligned + strlen(rest) < WIDE ? aligned : 8), "", rest);
}

static const char *place_of(const struct pattern *p)
{
    const char *place = format("%s:%d%s", p->at.src->base, pat_source_place(p->at.src, p->at.begin).line,
                               p->is_entry ? ", as an entry of a table" : "");
    return p->choice ? format("%s, with %s", place, p->choice) : place;
}

/* ---- the search ---- */

/* What a search is written with. */
struct writing {
    struct whole *whole;
    struct names *names;
    const struct written *callees;
    const struct matchers **tails;
    int *n_helpers;      /* helpers are the options' in common */
    const char **filter;
};

static void begin_steps(struct search *s, const struct writing *by, struct pnode *root)
{
    const struct whole *w = by->whole;
    const struct pattern *p = &w->pattern;
    search_new(s, p, root, by->names, true);
    s->callees = by->callees;
    s->tails = by->tails;
    s->to = routine_new(p->c_name);
    s->helpers = alloc(sizeof *s->helpers);
    s->n_helpers = by->n_helpers;
    s->n_rows = alloc(sizeof *s->n_rows);
    s->root_var = cx_name("n");
    s->facts = w->of->own ? pattern_facts_of(w->of) : alloc(sizeof *s->facts); /* who uses it is not costly */
    s->first_own = w->of->n_captures + w->of->n_hidden;
    s->has_whole = w->has_paths;
    s->filter = by->filter;
    s->dominates = alloc((size_t)p->n_nodes * sizeof *s->dominates);
    reserve_common_names(s->to, p);
    if (s->facts->worst > COSTLY) {
        s->to->next_state = s->n_states = alloc(sizeof *s->n_states);
        s->to->keeps_all = true;
    }
    add_parameter(s->to, "const dfg_graph *", "g", NULL);
    add_parameter(s->to, "dfg_node", "n", NULL);
}

static void add_accept(struct routine *r, const char *type)
{
    add_parameter(r, NULL, "accept", NULL);
    r->params.at[r->params.n - 1].decl = accept_decl(type);
    add_parameter(r, "void *", "ctx", NULL);
}

/* Can the search go on from where its last match was found?  Not cheaply where it walks, or keeps lists or states. */
static bool can_resume(const struct search *s)
{
    bool can = *s->n_rows == 0 && !s->n_states && !is_split(s->to) && !never_succeeds(s->to);
    for (int i = 0; can && i < s->to->steps.n; i++)
        can = s->to->steps.at[i].kind != STEP_WALK;
    return can;
}

static void add_match(struct routine *r, const struct whole *w)
{
    add_parameter(r, format("struct %s *", match_name(w)), "m", NULL);
    if (w->own.n > 0)
        add_parameter(r, format("struct %s *", whole_name(w)), "whole", NULL);
}

/* P_find(DFG_FIND(P)), whose parameters are those of searches of this form: in full where they are short. */
static const char *find_head(const struct whole *w, const char *name, bool goes_on)
{
    const char *begin = format("%sbool %s(", w->of->own ? "" : "static ", name);
    const char *full = format("%sconst dfg_graph *g, dfg_node n, %sstruct %s *m)", begin, goes_on ? "uint32_t *way, " : "",
                              match_name(w));
    if (w->own.n == 0 && strlen(full) < WIDE)
        return full;
    return format("%s%s%s(%s))", begin, goes_on ? "DFG_FIND_ON" : "DFG_FIND", w->own.n > 0 ? "" : "_MATCH", w->tag);
}

/* All tests hold; is_stored: options have filled the match. */
static enum form write_success(struct search *s, const struct whole *w, bool is_stored)
{
    struct routine *r = s->to;
    const char *name = w->tag;
    if (!s->n_states)
        share_loops(r);
    const enum form form = r->n_loops == 0  ? (w->own.n > 0 || !w->of->own ? FORM_FIND : FORM_MATCH)
                           : w->has_paths   ? FORM_SEARCH
                           : can_resume(s)  ? FORM_WAYS
                                            : FORM_EACH;
    const bool accepts = form == FORM_SEARCH || form == FORM_EACH;
    if (is_stored)
        give(r, cx_true());
    else
        accept_value(r, whole_value(s, w), !accepts ? NULL : w->own.n > 0 ? ".m" : "");
    r->text = source_comment(place_of(w->of), w->of->at);
    r->signature = HEAD_GIVEN;
    if (!accepts)
        r->name = format(form == FORM_MATCH ? "%s_match" : "%s_find", name);
    switch (form) {
    case FORM_WAYS:
        r->resumes = true;
        add_parameter(r, "uint32_t *", "way", NULL);
        add_match(r, w);
        r->head = find_head(w, r->name, true);
        break;
    case FORM_FIND:
    case FORM_MATCH:
        add_match(r, w);
        r->head = find_head(w, r->name, false);
        break;
    case FORM_EACH:
        r->head = each_head(name);
        add_mark(r, STEP_MATCH);
        add_accept(r, format("%s_match", name));
        break;
    case FORM_SEARCH:
        r->signature = ALL_PARAMS;
        r->head = format("bool %s_search", name);
        add_mark(r, STEP_MATCH);
        add_parameter(r, "bool", "whole", NULL);
        add_accept(r, format("%s_match", name));
        break;
    }
    run_passes(r);
    return form;
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

/* ---- options of the root as functions ---- */

/* From one option of the root to the last test that is its own. */
static void search_option(const struct writing *by, struct search *s, struct pnode *kid)
{
    begin_steps(s, by, kid);
    visit_option(s);
    judge(s);
    share_loops(s->to);
}

/* The function; only, by number of own captures: what no other option stores. */
static struct option end_option(const struct writing *by, struct search *s, const char *name, const bool *only)
{
    struct routine *r = s->to;
    accept_value(r, whole_value(s, by->whole), NULL);
    r->name = format("%s_find", name);
    r->head = format("static bool %s", r->name);
    r->signature = ALL_PARAMS;
    r->resumes = r->n_loops > 0;
    if (r->resumes)
        add_parameter(r, "uint32_t *", "way", NULL);
    add_match(r, by->whole);
    run_passes(r);
    store_accepted(r, by->whole, &s->calls, only);
    drop_unread_wholes(r);
    return (struct option){.search = s, .function = r->name, .resumes = r->resumes, .words = n_words(&r->steps, 0)};
}

/* By number of own captures. */
static const bool *stored_once(const struct whole *w, const struct search *options, int n)
{
    bool *once = alloc((size_t)w->own.n * sizeof *once);
    for (int i = 0; i < w->own.n; i++) {
        int stored = 0;
        for (int k = 0; k < n; k++)
            stored += binding_of(&options[k], w->own.at[i])->in.n > 0;
        once[i] = stored == 1;
    }
    return once;
}

static void add_own(struct routines *own, struct callee_list *calls, const struct search *s)
{
    for (int i = 0; i < s->helpers->n; i++)
        *PUSH(*own) = s->helpers->at[i];
    *PUSH(*own) = s->to;
    for (int i = 0; i < s->calls.n; i++)
        *PUSH(*calls) = s->calls.at[i];
}

/* Functions of the options, and the search that calls them; false: they are searched for together, since to go on is
 * not cheap in each. */
static bool write_options(const struct writing *by, struct search *s, const char *const *names, struct routines *own,
                          struct callee_list *calls)
{
    struct pnode *alt = by->whole->pattern.roots[0];
    struct search *each = alloc((size_t)alt->n_kids * sizeof *each);
    struct option *options = alloc((size_t)alt->n_kids * sizeof *options);
    for (int i = 0; i < alt->n_kids; i++) {
        search_option(by, &each[i], alt->kid[i]);
        if (each[i].has_whole || (each[i].to->n_loops > 0 && !can_resume(&each[i])))
            return false;
    }
    const bool *only = stored_once(by->whole, each, alt->n_kids);
    for (int i = 0; i < alt->n_kids; i++) {
        options[i] = end_option(by, &each[i], names[i], only);
        add_own(own, calls, &each[i]);
    }
    begin_steps(s, by, alt);
    visit_options(s, by->whole, options);
    judge(s);
    if (!never_succeeds(s->to))
        return true;
    by->whole->layout = NULL;
    own->n = calls->n = 0;
    return false;
}

/* About how many lines it takes, a block in `depth` others. */
static int lines_of(const struct steps *steps, int depth)
{
    enum { INDENT = 4, LOOP_HEAD = 60, LET_WIDTH = 50, DEEPEST = WIDE / INDENT - 2 };
    int lines = 0, lets = 0;
    for (int i = 0; steps && i < steps->n; i++) {
        const struct action *a = &steps->at[i];
        const bool is_mark = a->kind == STEP_CHOICE || a->kind == STEP_SUCCESS || a->kind == STEP_MATCH;
        const bool closes = is_loop(a) || ((a->kind == STEP_IF || a->kind == STEP_FOR) && !a->bare);
        const int width = (a->value ? a->value->width : 0) + (is_loop(a) ? LOOP_HEAD : 0);
        if (a->kind == STEP_LET)
            lets += width > LET_WIDTH ? 2 : 1;
        else if (!is_mark)
            lines += 1 + closes + width / (depth < DEEPEST ? WIDE - INDENT * (depth + 2) : INDENT);
        depth += is_loop(a);
        lines += lines_of(a->body, depth + 1) + lines_of(a->other, depth + 1);
    }
    return lines + (lets + 1) / 2;
}

/* ---- the search of one pattern, for what others call ---- */

static struct callee *search_for(struct names *names, struct written *callees, const struct pattern *pattern,
                                 const struct matchers **tails, bool is_part, const char *const *options)
{
    struct whole *w = whole_begin(pattern);
    w->tag = pattern->own ? pattern->c_name : names_with_file(names, pattern->c_name);
    int n_helpers = 0;
    const struct writing by = {w, names, callees, tails, &n_helpers, alloc((size_t)pattern->n_nodes * sizeof(char *))};
    struct search s;
    struct routines own = {0};
    struct callee new = {.of = pattern, .whole = w, .is_part = is_part};
    const bool is_stored = options && write_options(&by, &s, options, &own, &new.calls);
    if (!is_stored) {
        begin_steps(&s, &by, w->pattern.roots[0]);
        visit_roots(&s);
        judge(&s);
    }
    s.facts->open.n = 0;
    new.form = write_success(&s, w, is_stored);
    new.lines = lines_of(&s.to->steps, 0);
    w->may_ask = !is_stored && new.form <= FORM_WAYS;
    if (w->may_ask)
        store_accepted(s.to, w, &s.calls, NULL);
    drop_unread_wholes(s.to);
    names_need_rows(names, *s.n_rows);
    if (s.n_states && *s.n_states > 0)
        names_need_tries(names, STATES * *s.n_states);
    count_states(&s);
    add_own(&own, &new.calls, &s);
    for (int i = 0; i < own.n; i++)
        new.all_lines += FRAME + lines_of(&own.at[i]->steps, 0);
    add_filters(&new.text, &own);
    for (int i = 0; i < own.n; i++)
        *PUSH(new.text) = own.at[i];
    new.why_not = *s.n_rows > 0 ? "its search keeps lists" : NULL;
    struct callee *c = add_callee(callees, new);
    whole_end(w);
    s.facts->search = c;
    return c;
}

/* P_match and P_matches stand in the header: what they take above the search. */
static void add_projection(const struct callee *c)
{
    const char *name = c->of->c_name;
    const bool is_found = c->form == FORM_FIND || c->form == FORM_WAYS;
    const char *match = format("%s_match", name);
    if (c->form != FORM_MATCH)
        stack_caller(match, format(is_found ? "%s_find" : c->form == FORM_EACH ? "%s_each" : "%s_search", name), NULL, c->words);
    stack_caller(format("%s_matches", name), is_found ? format("%s_find", name) : match,
                 c->whole->may_ask ? NULL : format("struct %s_match", name), c->words);
}

/* ---- all of a file ---- */

/* The matchers of a file, each behind those that it calls.  Of an imported pattern that is used more than once a
 * search of its own is made, if any calls it. */
struct matcher_list {
    struct names *names;
    const struct matchers *file;
    struct map n_uses; /* by c_name, of imported ones: int * */
    struct map looks;  /* tails.c */
    struct map said;   /* text that stands in a comment */
    int depth;         /* of the part, in others, that is written */
    struct written done;
    struct out *o;
    void (*print)(const struct callee *, struct out *);
};

static bool is_import(const struct pattern *p)
{
    return p && p->c_name && !p->own;
}

static void count_use(struct matcher_list *l, const char *c_name)
{
    int *n = pat_map_get(&l->n_uses, c_name);
    if (!n) {
        n = alloc(sizeof *n);
        map_put(&l->n_uses, c_name, n);
    }
    ++*n;
}

static void count_uses(struct matcher_list *l, const struct pattern *p)
{
    struct pnode **nodes = pat_nodes_of(pat2c, p);
    for (int i = 0; i < p->n_nodes; i++)
        for (int k = 0; nodes[i] && k < nodes[i]->n_uses; k++)
            if (is_import(nodes[i]->uses[k]))
                count_use(l, nodes[i]->uses[k]->c_name);
}

/* The text of a family stands above the first of its entries. */
static void comment_once(struct matcher_list *l, const struct callee *c)
{
    const char *text = c->of->at.src->text + c->of->at.begin;
    if (!pat_map_get(&l->said, text))
        map_put(&l->said, text, (void *)text);
    else if (c->of->choice)
        c->text.at[c->text.n - 1]->text = format("/* %s */\n", place_of(c->of));
}

static void print_behind(struct matcher_list *l, struct callee *c)
{
    if (c->is_printed)
        return;
    c->is_printed = true;
    for (int i = 0; i < c->calls.n; i++)
        print_behind(l, c->calls.at[i]);
    comment_once(l, c);
    l->print(c, l->o);
}

static bool may_be_written(const struct matcher_list *l, const struct pattern *used)
{
    const int *n = is_import(used) ? pat_map_get(&l->n_uses, used->c_name) : NULL;
    return used->own ? used->c_name != NULL : n && *n > 1;
}

/* It is not printed yet. */
static void keep_functions(const struct callee *c)
{
    for (int i = 0; i < c->text.n; i++)
        file_keeps_routine(c->text.at[i]);
}

static struct callee *write_parts(struct matcher_list *l, const struct pattern *p, const struct matchers **tails, bool is_part);

/* Parts of it, and of these, as functions; then itself. */
static struct callee *write_with(struct matcher_list *l, const struct pattern *p, const struct matchers **tails, bool is_part,
                                 const char *const *options)
{
    struct locals parts = {0};
    if (l->depth < DEEPEST)
        parts = locals_of(p, l->names, l->file, &l->done, options != NULL);
    l->depth++;
    VEC(struct callee *) written = {0};
    for (int i = 0; i < parts.n; i++)
        *PUSH(written) = write_parts(l, parts.at[i], NULL, true);
    l->depth--;
    struct callee *c = search_for(l->names, &l->done, p, tails, is_part, options);
    for (int i = 0; i < written.n; i++) {
        keep_functions(written.at[i]);
        c->all_lines += written.at[i]->all_lines;
    }
    locals_end(&parts);
    return c;
}

/* Where it is long, options are functions, unless what they share takes too much more in each. */
static struct callee *write_parts(struct matcher_list *l, const struct pattern *p, const struct matchers **tails, bool is_part)
{
    struct callee *c = write_with(l, p, tails, is_part, NULL);
    if (c->lines <= LONG || !(p->own || is_part) || !has_options(p))
        return c;
    struct callee *by_options = write_with(l, p, tails, is_part, names_of_options(p, l->file));
    if (by_options->lines < c->lines && by_options->all_lines <= MOST * c->all_lines / 100)
        return by_options;
    map_put(&l->done.of, p->c_name, c);
    if (p->own)
        pattern_facts_of(p)->search = c;
    return c;
}

static struct callee *write_in_order(struct matcher_list *l, const struct pattern *p)
{
    struct callee *c = pat_map_get(&l->done.of, p->c_name);
    if (c)
        return c;
    struct pnode **nodes = pat_nodes_of(pat2c, p);
    const struct matchers **tails = p->own ? tails_in(p, &l->looks) : NULL;
    for (int i = 0; i < p->n_nodes; i++) {
        for (int k = 0; nodes[i] && k < nodes[i]->n_uses; k++)
            if (may_be_written(l, nodes[i]->uses[k]))
                write_in_order(l, nodes[i]->uses[k]);
        for (int k = 0; tails && tails[i] && k < tails[i]->n; k++)
            write_in_order(l, tails[i]->at[k]);
    }
    c = write_parts(l, p, tails, false);
    keep_functions(c);
    return c;
}

static void write_all(struct matcher_list l, const struct matchers *m)
{
    l.file = m;
    l.looks = looks_of(m);
    for (int i = 0; i < m->n; i++)
        count_uses(&l, m->at[i]);
    for (int i = 0; i < m->n; i++)
        print_behind(&l, write_in_order(&l, m->at[i]));
}

static void print_matcher(const struct callee *c, struct out *o)
{
    const struct place at = pat_source_place(c->of->at.src, c->of->at.begin);
    binding_owner(format("%s:%d: pattern '%s'", c->of->at.src->base, at.line, c->of->name ? c->of->name : c->of->c_name));
    print_routines(&c->text, o);
    for (int i = 0; i < c->text.n; i++)
        routine_drop(c->text.at[i]);
    if (c->of->own)
        add_projection(c);
}

void emit_matchers(struct names *names, const struct matchers *m, struct out *o)
{
    write_all((struct matcher_list){.names = names, .o = o, .print = print_matcher}, m);
}

static void list_matcher(const struct callee *c, struct out *o)
{
    const struct place at = pat_source_place(c->of->at.src, c->of->at.begin);
    outf(o, "pattern %s (%s:%d)\n\n", c->of->c_name, c->of->at.src->base, at.line);
    for (int i = 0; i < c->text.n; i++)
        list_routine(c->text.at[i], o);
}

void list_matchers(struct names *names, const struct matchers *m, struct out *o)
{
    write_all((struct matcher_list){.names = names, .o = o, .print = list_matcher}, m);
}

/* Writes the matcher for its measures only. */
void measure_match(struct unit *u, const struct pattern *pattern)
{
    struct names *names = names_new(u, "");
    struct written none = {0};
    functions_begin(names);
    search_for(names, &none, pattern, NULL, false, NULL);
}
