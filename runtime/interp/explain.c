/* explain.c -- why a pattern does not match: the report; which entry of a table comes closest.
 *
 * In:   a pattern or a table, a node.
 * Out:  the attempt that got furthest, the test that failed in the pattern's own
 *       words with its place, what it saw, the names bound till then; for each
 *       choice on the way what became of its other options.  Or the match.
 *
 * It is the reference matcher that searches; attempt.c listens to it.
 */
#include "explain.h"

#include <stdlib.h>
#include <string.h>

struct first_match {
    const struct dfg_pattern *p;
    const dfg_module *m;
    FILE *f; /* NULL: nobody reads it */
};

static bool take_first(void *ctx, const void *m)
{
    const struct first_match *first = ctx;
    if (first->f != NULL) {
        fputs("  ", first->f);
        dfg_print_match(first->m, first->p, m, NULL, first->f);
        fputc('\n', first->f);
    }
    return true;
}

dfg_status dfg_ref_try(const dfg_module *m, const struct dfg_pattern *p, dfg_node n, struct dfg_attempt *a)
{
    struct first_match first = {p, m, NULL};
    struct ref_trace t = {.only_score = true};
    struct ref r = {
        .m = m, .p = p, .d = p->desc, .root = n, .accept = take_first, .ctx = &first, .trace = &t};
    bool matches = dfg_ref_run_all(&r);
    dfg_ref_end(&r);
    *a = (struct dfg_attempt){matches, t.best.score, t.best.text};
    return r.mem.failed ? DFG_NO_MEMORY : DFG_OK;
}

dfg_status dfg_ref_reached(const dfg_module *m, const struct dfg_pattern *p, dfg_node root,
                           void (*visit)(void *ctx, const dfg_node *nodes, uint32_t n), void *ctx)
{
    struct first_match first = {p, m, NULL};
    struct ref_trace t = {.only_score = true};
    struct ref r = {
        .m = m, .p = p, .d = p->desc, .root = root, .accept = take_first, .ctx = &first, .trace = &t};
    uint32_t n = 0;
    t.reached = calloc((size_t)p->desc->n_nodes + 1, sizeof *t.reached);
    bool matches = t.reached != NULL && dfg_ref_run_all(&r), failed = t.reached == NULL || r.mem.failed;
    dfg_ref_end(&r);
    for (uint32_t i = 0; i < p->desc->n_nodes && !matches && !failed; i++)
        if (t.reached[i] != DFG_NONE && dfg_ref_is_inner(&p->desc->nodes[i]))
            t.reached[n++] = t.reached[i];
    if (n > 0)
        visit(ctx, t.reached, n);
    free(t.reached);
    return failed ? DFG_NO_MEMORY : DFG_OK;
}

/* ---- the entry of a table that comes closest ---- */

/* One that matches; else that of which more tests pass, of equals the smaller, which lacks less. */
static bool is_better(const struct dfg_closest *a, const struct dfg_closest *b)
{
    if (b->p == NULL || b->got.matches)
        return b->p == NULL;
    if (a->got.matches || a->got.passed != b->got.passed)
        return a->got.matches || a->got.passed > b->got.passed;
    return a->p->desc->n_nodes < b->p->desc->n_nodes;
}

static dfg_status try_pattern(const dfg_module *m, struct dfg_closest c, dfg_node n, struct dfg_closest *best)
{
    dfg_status status = dfg_ref_try(m, c.p, n, &c.got);
    if (status == DFG_OK && is_better(&c, best))
        *best = c;
    return status;
}

dfg_status dfg_ref_closest(const dfg_module *m, const struct dfg_target *target, dfg_node n,
                           struct dfg_closest *best)
{
    const struct dfg_table *t = target->table;
    if (t == NULL)
        return try_pattern(m, (struct dfg_closest){.target = target, .p = target->pattern, .entry = -1}, n,
                           best);
    dfg_status status = DFG_OK;
    for (uint32_t i = 0; i < t->n && !best->got.matches && status == DFG_OK; i++) {
        uint32_t entry = t->last_wins ? t->n - 1 - i : i;
        const struct dfg_pattern *p = &target->unit->patterns[t->entries[entry].pattern];
        status =
            try_pattern(m, (struct dfg_closest){.target = target, .p = p, .entry = (int32_t)entry}, n, best);
    }
    return status;
}

/* ---- the report ---- */

struct report {
    const struct dfg_pattern *p;
    const struct ref *r;
    const struct ref_trace *t;
    FILE *f;
};

/* FILE:LINE of a part of the pattern. */
static void say_place(const struct report *o, const char *file, uint32_t line)
{
    if (file != NULL)
        fprintf(o->f, "%s:%u", file, (unsigned)line);
    else
        fprintf(o->f, "%.*s:%u", (int)strcspn(o->p->place, ":"), o->p->place, (unsigned)line);
}

/* `at %7: operator is Relu, wanted Conv` */
static void say_seen(const struct report *o, const struct failure *x)
{
    if (x->n != DFG_NONE) {
        fputs("at ", o->f);
        dfg_say_node(o->r, x->n, o->f);
        fputs(": ", o->f);
    }
    fprintf(o->f, "%s\n", x->reason != NULL ? x->reason : "");
}

static void say_failure(const struct report *o, const struct failure *x, const char *indent)
{
    fputs(indent, o->f);
    say_place(o, x->file, x->line);
    fputs(": ", o->f);
    dfg_say_source(x->text, o->f);
    fprintf(o->f, "\n%s  ", indent);
    say_seen(o, x);
}

static bool is_same_choice(const struct ref_option *a, const struct ref_option *b)
{
    return a->what == b->what && a->p == b->p && a->n == b->n;
}

static bool is_same_failure(const struct failure *a, const struct failure *b)
{
    return a->text == b->text && a->line == b->line && a->n == b->n && a->reason != NULL &&
           b->reason != NULL && strcmp(a->reason, b->reason) == 0;
}

/* The pattern of an alternative; NULL: the option is none. */
static const struct pat_node *alternative(const struct report *o, const struct ref_option *k)
{
    const struct pat_node *p = &o->r->d->nodes[k->p];
    bool is_one = k->what == DO_VISIT && p->kind == PAT_N_ALT && k->option < p->n_kids;
    return is_one ? &o->r->d->nodes[p->kids[k->option]] : NULL;
}

static void say_option(const struct report *o, const struct ref_option *k)
{
    const struct pat_node *p = &o->r->d->nodes[k->p];
    if (k->what == DO_PARENT) {
        fputs("parent ", o->f);
        dfg_say_node(o->r, k->option, o->f);
    } else if (k->what == DO_POSITION) {
        fputs(k->option == (uint32_t)p->index ? "one more" : "its end", o->f);
    } else if (p->rest_first && p->rest_last) {
        fprintf(o->f, "from operand %u on", (unsigned)k->option);
    } else {
        fputs(k->option == 0 ? "operands as written" : "operands swapped", o->f);
    }
}

/* Did it fail with the first test, at the node of the choice? */
static bool fails_at_once(const struct report *o, const struct option_failure *k)
{
    const struct pat_node *p = alternative(o, &k->option);
    return p != NULL && k->failure.n == k->option.n && strcmp(p->text, k->failure.text) == 0;
}

static void say_other(const struct report *o, const struct option_failure *k)
{
    const struct pat_node *p = alternative(o, &k->option);
    fputs("    ", o->f);
    if (p == NULL) {
        say_option(o, &k->option);
    } else {
        say_place(o, p->file, p->line);
        fputs(": ", o->f);
        dfg_say_source(p->text, o->f);
    }
    if (fails_at_once(o, k)) {
        fputs(": ", o->f);
        say_seen(o, &k->failure);
        return;
    }
    fputs(":\n", o->f);
    say_failure(o, &k->failure, "      ");
}

/* The call of an optional one, which is not there: no news. */
static bool is_left_out(const struct report *o, const struct option_failure *k)
{
    const struct pat_node *p = alternative(o, &k->option);
    return p != NULL && fails_at_once(o, k) && strcmp(o->r->d->nodes[k->option.p].text, p->text) == 0;
}

static bool is_other(const struct report *o, const struct option_failure *k, const struct ref_option *on_path)
{
    return is_same_choice(&k->option, on_path) && k->option.option != on_path->option &&
           k->failure.reason != NULL && !is_same_failure(&k->failure, &o->t->best) && !is_left_out(o, k);
}

/* A file of NULL is the pattern's own. */
static bool is_same_line(const struct pat_node *a, const struct pat_node *b)
{
    const bool same_file =
        a->file == NULL || b->file == NULL ? a->file == b->file : strcmp(a->file, b->file) == 0;
    return same_file && a->line == b->line;
}

/* Other options of a choice on the way, and what became of them.  before: the choice told last; one at the
 * same node and line goes on below its heading.  Was anything told? */
static bool say_choice(const struct report *o, const struct ref_option *before,
                       const struct ref_option *on_path)
{
    const struct pat_node *p = &o->r->d->nodes[on_path->p],
                          *last = before ? &o->r->d->nodes[before->p] : NULL;
    const bool goes_on = last != NULL && before->n == on_path->n && is_same_line(last, p);
    bool said = false;
    for (size_t i = 0; i < o->t->n_options; i++) {
        const struct option_failure *k = &o->t->options[i];
        if (!is_other(o, k, on_path))
            continue;
        if (!said && !goes_on) {
            fputs("  other ways at ", o->f);
            dfg_say_node(o->r, on_path->n, o->f);
            fputs(", ", o->f);
            say_place(o, p->file, p->line);
            fputs(":\n", o->f);
        }
        said = true;
        say_other(o, k);
    }
    return said;
}

static void say_attempt(const struct report *o)
{
    fprintf(o->f, "  %u test%s passed, then this one failed:\n", (unsigned)o->t->best.score,
            o->t->best.score == 1 ? "" : "s");
    say_failure(o, &o->t->best, "  ");
    if (o->t->bound != NULL && o->t->bound[0] != '\0')
        fprintf(o->f, "  bound till then: %s\n", o->t->bound);
    const struct ref_option *before = NULL;
    for (size_t i = o->t->n_path; i-- > 0;)
        if (say_choice(o, before, &o->t->path[i]))
            before = &o->t->path[i];
}

static void say_head(const struct report *o, dfg_node n, bool matches)
{
    fprintf(o->f, "%s (%s) %s at ", o->p->name, o->p->place, matches ? "matches" : "does not match");
    dfg_say_node(o->r, n, o->f);
    fputs(":\n", o->f);
}

static dfg_status explain(const dfg_module *m, const struct dfg_pattern *p, dfg_node n, FILE *f)
{
    struct first_match first = {p, m, f};
    struct ref_trace t = {.only_score = false};
    struct dfg_attempt a;
    dfg_status status = dfg_ref_try(m, p, n, &a);
    if (status != DFG_OK)
        return status;
    struct ref r = {
        .m = m, .p = p, .d = p->desc, .root = n, .accept = take_first, .ctx = &first, .trace = &t};
    struct report o = {p, &r, &t, f};
    say_head(&o, n, a.matches);
    dfg_ref_run_all(&r);
    dfg_ref_end(&r);
    status = r.mem.failed || t.failed ? DFG_NO_MEMORY : DFG_OK;
    if (!a.matches && status == DFG_OK)
        say_attempt(&o);
    dfg_trace_free(&t);
    return status;
}

char *dfg_explain_text(const dfg_module *m, const struct dfg_pattern *p, dfg_node n)
{
    struct dfg_gather g;
    bool ok = dfg_gather_begin(&g) && explain(m, p, n, g.file) == DFG_OK;
    char *text = dfg_gather_end(&g);
    if (ok)
        return text;
    free(text);
    return NULL;
}

dfg_status dfg_explain(const dfg_module *m, const struct dfg_pattern *p, dfg_node n, FILE *f)
{
    char *text = dfg_explain_text(m, p, n);
    if (text == NULL)
        return DFG_NO_MEMORY;
    size_t size = strlen(text);
    dfg_status status = fwrite(text, 1, size, f) == size ? DFG_OK : DFG_NO_FILE;
    free(text);
    return status;
}

void dfg_explain_test(const char *text, FILE *f)
{
    for (int i = 0; i < 2 && *text != '\0'; i++) {
        text += strcspn(text, "\n");
        text += *text == '\n';
    }
    text += strspn(text, " ");
    fprintf(f, "%.*s", (int)strcspn(text, "\n"), text);
}

void dfg_explain_seen(const char *text, FILE *f)
{
    const char *line = strstr(text, "\n    ");
    while (line != NULL && strncmp(line, "\n    ", 5) == 0) {
        size_t len = strcspn(line + 1, "\n");
        fprintf(f, "  %.*s\n", (int)len, line + 1);
        line += 1 + len;
    }
}
