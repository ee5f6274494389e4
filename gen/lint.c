/* lint.c -- what the facts say of patterns and tables as a whole.
 *
 * In:   a checked unit, laws expanded.
 * Out:  the errors and warnings of facts_of() for all of its patterns and
 *       entries; the warning costly-match; those of lint_table.c and
 *       lint_rules.c.
 */
#include "lint.h"

enum { COSTLY = 10000 }; /* tests at one node that deserve a warning */

static struct facts *entry_facts(struct unit *u, const struct table *t)
{
    VEC(struct pattern *) patterns = {0};
    for (int i = 0; i < t->n_entries; i++)
        *PUSH(patterns) = t->entries[i].pattern;
    return facts_of(u, patterns.at, patterns.n);
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
    const int errors = error_count();
    struct facts *own = facts_of(u, u->patterns, u->n_patterns);
    for (int i = 0; i < own->n; i++)
        lint_costly(own->of[i]);
    if (error_count() == errors)
        lint_rules(u);
    for (int i = 0; i < u->n_tables; i++) {
        if (!u->tables[i]->own)
            continue;
        int before = error_count();
        struct facts *f = entry_facts(u, u->tables[i]);
        if (error_count() == before)
            lint_table(u, u->tables[i], f);
        for (int k = 0; k < f->n; k++)
            if (!u->tables[i]->entries[k].of)
                lint_costly(f->of[k]);
    }
}
