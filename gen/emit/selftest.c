/* selftest.c -- --selftest: a program that tests the matchers of one file.
 *
 * In:   a checked unit, laws expanded, of which every pattern is compiled.
 * Out:  C: for every pattern and each option of its choices the smallest graph
 *       that it matches; for every fact that graph with just this fact broken;
 *       for every two entries of a table that can match at one node a graph
 *       where they do.  runtime/interp/selftest.c runs them.
 *
 * Options are covered two at a time, not multiplied: a graph for the first
 * options, then one for each option not yet seen after that of the choice
 * before it, or in this order of the operands around it, which begins like the
 * graph that showed the choice.  Alternatives below alternatives of one node
 * are taken as one choice.
 */
#include "witness/witness.h"

#include <string.h>

enum { MOST_GRAPHS = 300 };  /* of one pattern */
enum { MOST_BROKEN = 1000 }; /* graphs of one pattern; behind them each fact is broken once in each place */
enum { MOST_PAIRS = 20000 }; /* of entries, that are looked at */

struct script {
    int *options, n;
};

struct seen {
    const void *of;
    int option;
    const char *where; /* interned */
};

struct tests {
    const struct unit *unit;
    const struct pattern *pattern;
    int row; /* of it */
    struct out *out;
    VEC(struct seen) seen;
    VEC(struct witness_fact) broken;
    VEC(struct script) pending;
    int n_broken;
};

/* ---- rows ---- */

static void emit_row(struct tests *t, const char *wanted, const char *what, const char *graph)
{
    outf(t->out, "{%d, DFG_SELFTEST_%s, %s,\n", t->row, wanted, c_str(what));
    out_indent(t->out, 1);
    if (!graph)
        outf(t->out, "NULL");
    for (const char *s = graph, *end; s && *s; s = end) {
        end = strchr(s, '\n') ? strchr(s, '\n') + 1 : s + strlen(s);
        outf(t->out, "%s%s", c_string(s, (size_t)(end - s)), *end ? "\n" : "");
    }
    out_indent(t->out, -1);
    outf(t->out, "},\n");
}

static const char *unsure_text(const struct witness *w)
{
    const char *text = "not evaluated: ";
    for (int i = 0; i < w->unsure.n; i++)
        text = format("%s%s%s", text, i ? "; " : "", w->unsure.at[i]);
    return text;
}

/* ---- alternatives ---- */

/* An option, and which choices stand around it. */
static bool is_seen(struct tests *t, const void *of, int option, const char *where)
{
    for (int i = 0; i < t->seen.n; i++)
        if (t->seen.at[i].of == of && t->seen.at[i].option == option && t->seen.at[i].where == where)
            return true;
    *PUSH(t->seen) = (struct seen){of, option, where};
    return false;
}

/* Its first n choices; there is room for one more. */
static struct script script_of(const struct witness *w, int n)
{
    const struct script s = {alloc(sizeof *s.options * ((size_t)n + 1)), n};
    for (int i = 0; i < n; i++)
        s.options[i] = w->choices.at[i].option;
    return s;
}

static void add_script(struct tests *t, const struct witness *w, int n, int option)
{
    struct script s = script_of(w, n);
    s.options[s.n++] = option;
    *PUSH(t->pending) = s;
}

static struct witness_request request_of(const struct tests *t, const int *options, int n)
{
    return (struct witness_request){
        .unit = t->unit, .patterns = &t->pattern, .n_patterns = 1, .options = options, .n_options = n};
}

/* Options that no graph has shown yet behind such a one, or in such an order, become graphs of their own. */
static void add_options(struct tests *t, const struct witness *w)
{
    const char *before = "";
    for (int i = 0; i < w->choices.n; i++) {
        const struct witness_choice *c = &w->choices.at[i];
        const char *where = format("in %s", c->where ? c->where : "");
        for (int option = 0; c->n > 1 && option < c->n; option++) {
            const bool seen_behind = is_seen(t, c->of, option, before);
            const bool seen = is_seen(t, c->of, option, where) && seen_behind;
            if (!seen && option != c->option && t->pending.n < MOST_GRAPHS)
                add_script(t, w, i, option);
        }
        before = c->n > 1 ? format("%p %d", c->of, c->option) : before;
    }
}

/* ---- broken facts ---- */

static bool is_broken_already(struct tests *t, const struct witness_fact *f)
{
    for (int i = 0; i < t->broken.n; i++)
        if (t->broken.at[i].of == f->of && t->broken.at[i].what == f->what &&
            t->broken.at[i].where == f->where)
            return true;
    *PUSH(t->broken) = *f;
    return false;
}

/* Beside the broken fact conditions should hold: as guessed, or, where they can't, not. */
static void emit_broken_fact(struct tests *t, const struct witness *w, struct witness_request *request)
{
    const char *what = format("broken: %s", request->broken.what);
    bool found = false;
    for (request->guess = w->unsure.n > 0; request->guess <= (w->unsure.n > 0 ? 2 : 0); request->guess++) {
        const struct witness *b = witness_make(request);
        if (b->found)
            emit_row(t, w->is_only ? "NO" : "EITHER", what, b->text);
        found = found || b->found;
    }
    request->no_conditions = true;
    const struct witness *b = found ? NULL : witness_make(request);
    if (b && b->found)
        emit_row(t, w->is_only ? "NO" : "EITHER", what, b->text);
}

static void emit_broken(struct tests *t, const struct witness *w)
{
    const struct script s = script_of(w, w->choices.n);
    for (int i = 0; i < w->facts.n; i++) {
        if (i > 0 && is_broken_already(t, &w->facts.at[i]) && t->n_broken > MOST_BROKEN)
            continue;
        t->n_broken++;
        struct witness_request request = request_of(t, s.options, s.n);
        request.broken = w->facts.at[i];
        emit_broken_fact(t, w, &request);
    }
}

/* ---- one pattern ---- */

static const char *options_text(const struct witness *w)
{
    const char *text = "matches";
    for (int i = 0; i < w->choices.n; i++)
        if (w->choices.at[i].n > 1)
            text =
                format("%s%s%d", text, strchr(text, ',') ? " " : ", options ", w->choices.at[i].option + 1);
    return text;
}

static void emit_matching(struct tests *t, struct witness_request *request, const struct witness *w)
{
    if (w->unsure.n == 0) {
        emit_row(t, "YES", options_text(w), w->text);
        return;
    }
    for (request->guess = 0; request->guess < WITNESS_GUESSES; request->guess++) {
        const struct witness *guess = witness_make(request);
        if (guess->found && (request->guess == 0 || guess->text != w->text))
            emit_row(t, "GUESS", unsure_text(w), guess->text);
    }
}

static void emit_pattern(struct tests *t)
{
    int found = 0;
    const char *why = "no choice of alternatives is free of contradictions, as far as was tried";
    add_script(t, &(struct witness){.found = false}, 0, 0);
    for (int i = 0; i < t->pending.n; i++) {
        struct witness_request request = request_of(t, t->pending.at[i].options, i ? t->pending.at[i].n : 0);
        struct witness *w = witness_make(&request);
        add_options(t, w);
        why = w->why ? w->why : why;
        if (!w->found)
            continue;
        found++;
        emit_matching(t, &request, w);
        emit_broken(t, w);
    }
    if (!found)
        emit_row(t, "SKIPPED", why, NULL);
}

/* ---- pairs of entries ---- */

static void emit_pair(struct tests *t, const struct table *table, int a, int b, const struct matchers *rows)
{
    const struct pattern *both[] = {table->entries[a].pattern, table->entries[b].pattern};
    struct facts *f = facts_of((struct unit *)t->unit,
                               (struct pattern *[]){table->entries[a].pattern, table->entries[b].pattern}, 2);
    if (pred_all((struct pred *[]){f->of[0]->pred, f->of[1]->pred}, 2, NULL)->kind == PRED_FALSE)
        return;
    const struct witness *w =
        witness_make(&(struct witness_request){.unit = t->unit, .patterns = both, .n_patterns = 2});
    for (int k = 0; k < 2 && w->found; k++) {
        t->row = matcher_row(rows, both[k]);
        emit_row(t, w->unsure.n ? "EITHER" : "YES",
                 format("%s and %s match at one node", table->entries[a].name, table->entries[b].name), w->text);
    }
}

static void emit_pairs(struct tests *t, const struct matchers *rows)
{
    int pairs = 0;
    for (int i = 0; i < t->unit->n_tables; i++) {
        const struct table *table = t->unit->tables[i];
        for (int b = 1; table->own && b < table->n_entries; b++)
            for (int a = 0; a < b && pairs < MOST_PAIRS; a++, pairs++)
                if (table->entries[a].pattern != table->entries[b].pattern)
                    emit_pair(t, table, a, b, rows);
    }
}

/* ---- the program ---- */

static void emit_main(const struct unit *u, int n, struct out *o)
{
    for (int i = 0; i < u->n_imports; i++)
        outf(o, "extern const struct dfg_unit %s_unit;\n", c_identifier(u->imports[i]));
    const char *name = c_unit(u);
    outf(o, "extern const struct dfg_unit %s_unit;\n\nint main(void)\n{\n", name);
    out_indent(o, 1);
    outf(o, "static const struct dfg_unit *const units[] = {&%s_unit", name);
    for (int i = 0; i < u->n_imports; i++)
        outf(o, ", &%s_unit", c_identifier(u->imports[i]));
    outf(o, "};\n");
    outf(o, "return dfg_selftest_run(units, sizeof units / sizeof *units, %s, %s, stdout);\n",
         n ? "tests" : "NULL", n ? "sizeof tests / sizeof *tests" : "0");
    out_indent(o, -1);
    outf(o, "}\n");
}

void emit_selftest(struct unit *u, struct out *o)
{
    const struct matchers rows = matchers_of(u);
    outf(o, "/* Tests of %s.  Made by pat2c; do not edit. */\n#include \"dfg_selftest.h\"\n\n", u->src->base);
    if (rows.n)
        outf(o, "static const struct dfg_selftest tests[] = {\n");
    out_indent(o, 1);
    for (int i = 0; i < rows.n; i++) {
        struct tests t = {.unit = u, .pattern = rows.at[i], .row = i, .out = o};
        emit_pattern(&t);
    }
    struct tests pairs = {.unit = u, .out = o};
    emit_pairs(&pairs, &rows);
    out_indent(o, -1);
    if (rows.n)
        outf(o, "};\n\n");
    emit_main(u, rows.n, o);
}
