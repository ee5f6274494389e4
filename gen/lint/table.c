/* table.c -- entries of a table that take each other's matches.
 *
 * In:   a table, the facts of its entries.
 * Out:  the warnings shadowed (every match of an entry is taken by an earlier
 *       one) and overlap (one node can match both), which shows such a graph.
 *
 * An entry is shadowed if its facts imply those of the other, which has no
 * residue; or if both use one pattern and the other asks nothing more of it.
 * Entries overlap if their facts do not contradict each other and a graph is
 * found on which all that both ask is known to hold.
 */
#include "lint.h"

#include "witness/witness.h"

#include <string.h>

/* Of two entries the one of higher priority: the earlier, or with last_wins the later. */
static bool is_before(const struct table *t, int a, int b)
{
    return t->last_wins ? a > b : a < b;
}

/* Conditions of the entry itself, which stand behind those of its pattern. */
static int own_conditions(const struct entry *e)
{
    return e->of ? e->pattern->n_where - e->of->n_where : 0;
}

static const char *condition_text(const struct entry *e, int i)
{
    return source_text(e->pattern->where[e->of->n_where + i]->at, 10000);
}

/* Does b ask all that a asks, of the same pattern? */
static bool asks_more(const struct entry *b, const struct entry *a)
{
    if (!a->of || a->of != b->of)
        return false;
    for (int i = 0; i < own_conditions(a); i++) {
        bool found = false;
        for (int k = 0; k < own_conditions(b); k++)
            found = found || strcmp(condition_text(a, i), condition_text(b, k)) == 0;
        if (!found)
            return false;
    }
    return true;
}

/* Which entry takes every match of b; -1: none. */
static int shadow_of(const struct table *t, const struct facts *f, int b)
{
    for (int a = 0; a < f->n; a++)
        if (is_before(t, a, b) && (asks_more(&t->entries[b], &t->entries[a]) ||
                                   (f->of[a]->exact && pred_implies(f->of[b]->pred, f->of[a]->pred))))
            return a;
    return -1;
}

static void warn_shadowed(const struct table *t, int a, int b)
{
    warn_at(W_SHADOWED, t->entries[b].at, "entry '%s' is shadowed: '%s' takes every match of it",
            t->entries[b].name, t->entries[a].name);
    note_at(t->entries[a].at, "this one comes first");
}

static void warn_overlap(const struct unit *u, const struct table *t, const struct facts *f, int a, int b)
{
    const struct pattern *both[] = {t->entries[a].pattern, t->entries[b].pattern};
    struct pred *preds[] = {f->of[a]->pred, f->of[b]->pred};
    if (both[0] == both[1] || pred_all(preds, 2, NULL)->kind == PRED_FALSE)
        return;
    const struct witness *w =
        witness_make(&(struct witness_wish){.unit = u, .patterns = both, .n_patterns = 2});
    if (!w->found || w->unsure.n > 0)
        return;
    warn_at(W_OVERLAP, t->entries[b].at, "entries '%s' and '%s' can match the same node", t->entries[a].name,
            t->entries[b].name);
    note_at(t->entries[a].at, "this one is taken");
    hint("both match the first result of\n%s", w->text);
}

void lint_table(struct unit *u, const struct table *t, const struct facts *f)
{
    for (int b = 0; b < f->n; b++) {
        const int shadow = shadow_of(t, f, b);
        if (shadow >= 0)
            warn_shadowed(t, shadow, b);
        for (int a = 0; pat2c->opt.warning_on[W_OVERLAP] && shadow < 0 && a < f->n; a++)
            if (is_before(t, a, b))
                warn_overlap(u, t, f, a, b);
    }
}
