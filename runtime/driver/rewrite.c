/* rewrite.c -- --rewrite: rules, run until none matches.
 *
 * In:   names, split by commas: of rules, UNIT.RULE where several units have one of that name, UNIT for all of a unit,
 *       `canonical` or what that has for what is done besides rules (calls inlined before the loop, the rest in it),
 *       `standard` or `fuse` for the files named below, `-` and any of these for all but that; or `all`.
 * Out:  the module rewritten; with --stats a line for each rule that matched.
 *
 * Rules of one run share one direction; `all` makes two runs of it, users before
 * operands first.  The order of the names does not matter, as priority and the
 * order of units and text decide.
 */
#include "../dfg_eval.h"
#include "../dfg_infer.h"
#include "../dfg_interp.h"
#include "../dfg_visit.h"
#include "opt.h"

#include <stdlib.h>
#include <string.h>

/* Names for several files, see patterns/rules/README.md.  Rules of `standard` end in any order and keep what
 * is computed but for rounding; those of `fuse` make operators of opsets after 17. */
static const struct set {
    const char *name, *members;
} sets[] = {{"standard", "canonical,eliminate,clip,layout,reshape,fold,activation,norm,gemm,qdq"},
            {"fuse", "recent,attention"}};

const char inline_calls[] = "inline_calls";

static bool is_text(const char *name, const char *text, size_t n)
{
    return (n == 0 || *name == *text) && strncmp(name, text, n) == 0 && name[n] == '\0';
}

/* What a set has; NULL: there is none of that name. */
static const char *members_of(const char *name, size_t n)
{
    for (size_t i = 0; i < sizeof sets / sizeof *sets; i++)
        if (is_text(sets[i].name, name, n))
            return sets[i].members;
    return NULL;
}

/* The rules of u that are called so, all where name is empty, are marked; how many there are. */
static size_t mark(const struct dfg_unit *u, const char *name, size_t n, bool *marks, bool on)
{
    size_t found = 0;
    for (uint32_t i = 0; u->rules != NULL && i < u->rules->n; i++)
        if (n == 0 || is_text(dfg_rule_pattern(u, i)->name, name, n)) {
            marks[i] = on;
            found++;
        }
    return found;
}

static int complain_of(const char *what, const char *name, size_t n)
{
    complain("%s '%.*s'; --list says what there is", what, (int)n, name);
    return STATUS_USAGE;
}

/* What is done beside rules, by its name, all where that is `canonical`. */
static bool mark_canonical(struct rule_choices *c, const char *name, size_t n, bool on)
{
    const bool is_all = is_text("canonical", name, n), inlines = is_all || is_text(inline_calls, name, n);
    unsigned bits = 0;
    for (unsigned i = 0; i < DFG_N_CANONICAL; i++)
        if (is_all || is_text(dfg_canonical_names[i], name, n))
            bits |= 1u << i;
    c->canonical = on ? c->canonical | bits : c->canonical & ~bits;
    c->inlines = inlines ? on : c->inlines;
    return inlines || bits != 0;
}

/* One name: of a rule, UNIT.RULE or UNIT.  marks: of all rules, unit after unit. */
static int mark_name(const struct units *units, bool **marks, const char *name, size_t n, bool on)
{
    size_t found = 0, whole = 0;
    for (size_t i = 0; i < units->n && found < 2; i++)
        found += n > 0 ? mark(units->at[i], name, n, marks[i], on) : 0;
    if (found == 1)
        return STATUS_OK;
    if (found > 1) {
        complain("several rules are called '%.*s'; write UNIT.%.*s", (int)n, name, (int)n, name);
        return STATUS_USAGE;
    }
    for (size_t i = 0; i < units->n; i++) {
        const struct dfg_unit *u = units->at[i];
        size_t len = strlen(u->name);
        if (is_text(u->name, name, n))
            whole += mark(u, "", 0, marks[i], on);
        else if (n > len + 1 && name[len] == '.' && is_text(u->name, name, len))
            whole += mark(u, name + len + 1, n - len - 1, marks[i], on);
    }
    return whole > 0 ? STATUS_OK : complain_of("no rule, and no file with rules, is called", name, n);
}

static int mark_names(struct rule_choices *c, const struct units *units, bool **marks, const char *names,
                      bool all_on)
{
    int status = STATUS_OK;
    if (strcmp(names, "all") == 0) {
        for (size_t i = 0; i < units->n; i++)
            mark(units->at[i], "", 0, marks[i], true);
        return STATUS_OK;
    }
    for (const char *at = names; status == STATUS_OK; at++) {
        const bool on = all_on && *at != '-';
        at += *at == '-';
        const size_t n = strcspn(at, ",");
        const char *members = members_of(at, n);
        if (members != NULL)
            status = mark_names(c, units, marks, members, on);
        else if (!mark_canonical(c, at, n, on))
            status = mark_name(units, marks, at, n, on);
        at += n;
        if (*at == '\0')
            break;
    }
    return status;
}

static bool choose(struct rule_choices *c, const struct units *units, bool **marks)
{
    size_t n = 0;
    for (size_t i = 0; i < units->n; i++)
        n += units->at[i]->rules != NULL ? units->at[i]->rules->n : 0;
    c->at = calloc(n + 1, sizeof *c->at);
    for (size_t i = 0; c->at != NULL && i < units->n; i++)
        for (uint32_t k = 0; units->at[i]->rules != NULL && k < units->at[i]->rules->n; k++)
            if (marks[i][k])
                c->at[c->n++] = (struct dfg_rule_choice){units->at[i], k};
    return c->at != NULL;
}

static const struct dfg_rule *rule_of(const struct dfg_rule_choice *c)
{
    return &c->unit->rules->rules[c->rule];
}

/* Rules that ask for C which is not there are named. */
int rules_can_run(const struct rule_choices *c)
{
    int status = STATUS_OK;
    for (size_t i = 0; i < c->n; i++) {
        const struct dfg_pattern *rule = dfg_rule_pattern(c->at[i].unit, c->at[i].rule);
        const char *callback = dfg_interpret_callback(rule_of(&c->at[i]));
        if (callback == NULL)
            continue;
        complain("%s: rule '%s' makes its replacement in C: --load FILE.so that defines '%s'", rule->place,
                 rule->name, callback);
        status = STATUS_USAGE;
    }
    return status;
}

int rules_select(struct rule_choices *c, const struct units *units, const char *names)
{
    bool **marks = calloc(units->n + 1, sizeof *marks);
    bool ok = marks != NULL;
    c->is_all = strcmp(names, "all") == 0;
    for (size_t i = 0; ok && i < units->n; i++) {
        marks[i] = calloc(units->at[i]->rules != NULL ? units->at[i]->rules->n + 1 : 1, sizeof *marks[i]);
        ok = marks[i] != NULL;
    }
    int status = ok ? mark_names(c, units, marks, names, true) : STATUS_INPUT;
    if (status == STATUS_OK && !choose(c, units, marks))
        status = STATUS_INPUT;
    if (status == STATUS_INPUT)
        complain("out of memory");
    for (size_t i = 0; marks != NULL && i < units->n; i++)
        free(marks[i]);
    free(marks);
    return status;
}

void rules_free(struct rule_choices *c)
{
    free(c->at);
}

/* ---- running ---- */

static void print_count(FILE *f, const char *what, uint64_t n)
{
    if (n > 0)
        fprintf(f, ", %llu %s", (unsigned long long)n, what);
}

/* NAME: 3 applied, 5 tried, 2 blocked (why the first was not), 0.01 ms */
void print_rule_stats(void *file, const char *name, const struct dfg_rule_stats *s)
{
    FILE *f = file;
    if (s->tried == 0)
        return;
    watch_job(NULL);
    fprintf(f, "%s: %llu applied", name, (unsigned long long)s->applied);
    print_count(f, "tried", s->tried);
    print_count(f, "blocked", s->blocked);
    print_count(f, "cyclic", s->cyclic);
    print_count(f, "mistyped", s->mistyped);
    print_count(f, "declined", s->declined);
    fprintf(f, ", %.3f ms", s->seconds * 1e3);
    if (s->reason != NULL)
        fprintf(f, " (%s)", s->reason);
    fputc('\n', f);
}

static void tell_stats(const dfg_rewriter *r, const struct dfg_rule_choice *choices, size_t n, rule_stats_fn *tell,
                       FILE *f)
{
    for (int i = 0; i < DFG_N_CANONICAL; i++)
        tell(f, dfg_canonical_names[i], dfg_canonical_stats(r, (enum dfg_canonical)i));
    for (size_t i = 0; i < n; i++)
        tell(f, dfg_rule_pattern(choices[i].unit, choices[i].rule)->name, dfg_rewrite_stats(r, i));
}

static bool run_rules(dfg_module *m, const struct dfg_rule_choice *choices, size_t n, unsigned canonical,
                      const struct options *o, rule_stats_fn *tell, FILE *f)
{
    struct dfg_error error = {DFG_OK, NULL};
    struct dfg_rewrite_options options = {.typing = &dfg_inference,
                                          .folding = &dfg_evaluation,
                                          .canonical = canonical,
                                          .once = o->once,
                                          .timed = o->stats,
                                          .provenance = o->provenance};
    dfg_rewriter *r = dfg_rewriter_new(m, choices, n, &options, &error);
    bool ok = has_worked(r != NULL && dfg_rewrite(r, &error) == DFG_OK, &error);
    if (r != NULL && tell != NULL)
        tell_stats(r, choices, n, tell, f);
    dfg_rewriter_free(r);
    return ok;
}

/* Those that take users first to the front, each kind in its order. */
static size_t split(struct rule_choices *c)
{
    struct dfg_rule_choice *behind = calloc(c->n + 1, sizeof *behind);
    size_t n = 0, n_behind = 0;
    for (size_t i = 0; behind != NULL && i < c->n; i++)
        if (rule_of(&c->at[i])->operands_first)
            behind[n_behind++] = c->at[i];
        else
            c->at[n++] = c->at[i];
    if (behind != NULL)
        memcpy(c->at + n, behind, n_behind * sizeof *behind);
    free(behind);
    return behind != NULL ? n : SIZE_MAX;
}

/* Before the loop, as all ids change. */
static bool run_inlining(dfg_module *m, const struct options *o, rule_stats_fn *tell, FILE *f)
{
    struct dfg_error error = {DFG_OK, NULL};
    struct dfg_rule_stats stats = {0};
    const double start = o->stats ? clock_now() : 0;
    dfg_status status = dfg_inline_calls(m, &stats.applied, &error);
    stats.tried = stats.applied;
    if (status == DFG_OK && stats.applied > 0)
        status = dfg_infer(m, &error);
    stats.seconds = o->stats ? clock_now() - start : 0;
    if (status == DFG_OK && tell != NULL)
        tell(f, inline_calls, &stats);
    return has_worked(status == DFG_OK, &error);
}

bool rewrite_run(dfg_module *m, struct rule_choices *c, const struct options *o, rule_stats_fn *tell, FILE *f)
{
    if (c->inlines && !run_inlining(m, o, tell, f))
        return false;
    size_t first = c->is_all ? split(c) : c->n;
    if (first == SIZE_MAX) {
        complain("out of memory");
        return false;
    }
    return run_rules(m, c->at, first, c->canonical, o, tell, f) &&
           (first == c->n || run_rules(m, c->at + first, c->n - first, c->canonical, o, tell, f));
}
