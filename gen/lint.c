/* lint.c -- what the facts say of patterns and tables as a whole.
 *
 * In:   a checked unit, laws expanded.
 * Out:  the errors and warnings of facts_of() for all of its patterns and
 *       entries; the warnings shadowed (every match of an entry is taken by an
 *       earlier one: its facts imply the other's, and the other has no
 *       residue) and costly-match.
 */
#include "facts.h"

enum { COSTLY = 10000 }; /* tests at one node that deserve a warning */

static struct facts *entry_facts(struct unit *u, const struct table *t)
{
    VEC(struct pattern *) patterns = {0};
    for (int i = 0; i < t->n_entries; i++)
        *PUSH(patterns) = t->entries[i].pattern;
    return facts_of(u, patterns.at, patterns.n);
}

/* Of two entries the one of higher priority: the earlier, or with last_wins the later. */
static bool is_before(const struct table *t, int a, int b)
{
    return t->last_wins ? a > b : a < b;
}

static void lint_shadowed(const struct table *t, const struct facts *f)
{
    for (int b = 0; b < f->n; b++)
        for (int a = 0; a < f->n; a++) {
            if (!is_before(t, a, b) || !f->of[a]->exact || !pred_implies(f->of[b]->pred, f->of[a]->pred))
                continue;
            warn_at(W_SHADOWED, t->entries[b].at, "entry '%s' is shadowed: '%s' takes every match of it",
                    t->entries[b].name, t->entries[a].name);
            note_at(t->entries[a].at, "this one comes first");
            break;
        }
}

static void lint_costly(const struct pattern_facts *f)
{
    enum { SHOWN = 3 };
    if (f->worst <= COSTLY)
        return;
    warn_at(W_COSTLY_MATCH, f->pattern->name_at,
            "matching '%s' may take %.3g tests at one node: its choices multiply", f->pattern->name,
            f->worst);
    for (int i = 0; i < f->choices.n && i < SHOWN; i++)
        note_at(f->choices.at[i]->at, "a choice that no operator decides%s",
                i + 1 == SHOWN && f->choices.n > SHOWN ? format(", and %d more", f->choices.n - SHOWN) : "");
}

void lint(struct unit *u)
{
    struct facts *own = facts_of(u, u->patterns, u->n_patterns);
    for (int i = 0; i < own->n; i++)
        lint_costly(own->of[i]);
    for (int i = 0; i < u->n_tables; i++) {
        if (!u->tables[i]->own)
            continue;
        int before = error_count();
        struct facts *f = entry_facts(u, u->tables[i]);
        if (error_count() == before)
            lint_shadowed(u->tables[i], f);
        for (int k = 0; k < f->n; k++)
            if (!u->tables[i]->entries[k].of)
                lint_costly(f->of[k]);
    }
}
