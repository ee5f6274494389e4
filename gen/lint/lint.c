/* lint.c -- warnings about whole patterns and tables, from their facts.
 *
 * In:   a checked unit, laws expanded.
 * Out:  the errors and warnings of facts_of() for all of its patterns and
 *       entries; the warning costly-match; those of table.c and
 *       rules.c.
 */
#include "lint.h"

static struct facts *entry_facts(struct unit *u, const struct table *t)
{
    VEC(struct pattern *) patterns = {0};
    for (int i = 0; i < t->n_entries; i++)
        *PUSH(patterns) = t->entries[i].pattern;
    return facts_of(u, patterns.at, patterns.n);
}

/* Choices multiply, unless their states can be kept. */
static void lint_costly(struct unit *u, const struct pattern_facts *f)
{
    enum { SHOWN = 3 };
    if (f->worst <= COSTLY)
        return;
    measure_match(u, f->pattern);
    if (f->open.n == 0)
        return;
    warn_at(W_COSTLY_MATCH, f->pattern->name_at,
            "matching '%s' may take %.3g tests at one node: its choices multiply", f->pattern->name,
            f->worst);
    for (int i = 0; i < f->open.n && i < SHOWN; i++)
        note_at(f->open.at[i]->at, "behind this choice too many names are tested that were bound before it%s",
                i + 1 == SHOWN && f->open.n > SHOWN ? format(", and %d more", f->open.n - SHOWN) : "");
}

void lint(struct unit *u)
{
    const int errors = error_count();
    struct facts *own = facts_of(u, u->patterns, u->n_patterns);
    for (int i = 0; i < own->n && error_count() == errors; i++)
        lint_costly(u, own->of[i]);
    if (error_count() == errors)
        lint_rules(u);
    for (int i = 0; i < u->n_tables; i++) {
        if (!u->tables[i]->own)
            continue;
        int before = error_count();
        struct facts *f = entry_facts(u, u->tables[i]);
        if (error_count() == before)
            lint_table(u, u->tables[i], f);
        for (int k = 0; k < f->n && error_count() == before; k++)
            if (!u->tables[i]->entries[k].of)
                lint_costly(u, f->of[k]);
    }
}
