/* table.c -- entries of a table that take each other's matches.
 *
 * In:   a table, the facts of its entries.
 * Out:  the warnings shadowed (every match of an entry is taken by an earlier
 *       one) and overlap (one node can match both), which shows such a graph.
 *
 * An entry is shadowed if its facts imply those of the other, which has no
 * residue; or if both use one pattern and the other adds no condition.  Not so
 * if it alone has `duplicate`, or may cost less.
 * Entries overlap if their facts do not contradict each other and a graph is
 * found on which all tests of both are known to hold.
 */
#include "lint.h"

#include "check/check.h"
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

/* May a match be left to b: for what outside uses, or, under `optimal`, for its lower cost? */
static bool is_left_to(const struct entry *b, const struct entry *a)
{
    struct value of_a = {.f = 1}, of_b = {.f = 1};
    if (b->duplicate && !a->duplicate)
        return true;
    if (a->of && a->of == b->of && a->cost && b->cost &&
        strcmp(source_text(a->cost->at, 10000), source_text(b->cost->at, 10000)) == 0)
        return false;
    return (a->cost && !pat_fold(pat2c, a->cost, &of_a)) || (b->cost && !pat_fold(pat2c, b->cost, &of_b)) ||
           of_b.f < of_a.f;
}

/* Entries by the operators that they ask of the root and of its first operand: what is implied asks the
 * same ones there, or none.  Large sets count as none. */
struct by_head {
    struct map lists; /* entry_list *, by head_key() */
    struct map uses;  /* the same, by the pattern as named */
};
typedef VEC(int) entry_list;

enum { MOST_HEADS = 8 };

static const char *head_key(const struct node_op *root, const struct node_op *operand)
{
    const struct node_op none = {0};
    root = root ? root : &none;
    operand = operand ? operand : &none;
    return format("%d %p %d %p", root->structural, (const void *)root->op, operand->structural,
                  (const void *)operand->op);
}

static const struct pred *first_operand(const struct pred *p)
{
    for (int i = 0; i < p->n_subs; i++)
        if (p->sub[i].step == 0)
            return p->sub[i].pred;
    return &pred_true;
}

static const struct atom *small_head(const struct pred *p)
{
    const struct atom *head = pred_head(p);
    return head && head->n_heads <= MOST_HEADS ? head : NULL;
}

static void list_entry(struct map *lists, const char *key, int entry)
{
    entry_list *list = pat_map_get(lists, key);
    if (!list) {
        list = alloc(sizeof *list);
        map_put(lists, key, list);
    }
    *PUSH(*list) = entry;
}

static struct by_head entries_by_head(const struct table *t, const struct facts *f)
{
    struct by_head by = {0};
    for (int a = 0; a < f->n; a++) {
        const struct pred *p = f->of[a]->pred;
        const struct atom *root = small_head(p), *operand = small_head(first_operand(p));
        for (int i = 0; f->of[a]->exact && i < (root ? root->n_heads : 1); i++)
            for (int k = 0; k < (operand ? operand->n_heads : 1); k++)
                list_entry(&by.lists, head_key(root ? &root->heads[i] : NULL, operand ? &operand->heads[k] : NULL),
                           a);
        if (t->entries[a].of)
            list_entry(&by.uses, (const char *)t->entries[a].of, a);
    }
    return by;
}

/* The first entry of the list, before `found`, that takes every match of b; else `found`. */
static int shadow_among(const struct table *t, const struct facts *f, int b, const entry_list *list, int found)
{
    for (int i = 0; list && i < list->n && list->at[i] < found; i++) {
        const int a = list->at[i];
        if (is_before(t, a, b) && !is_left_to(&t->entries[b], &t->entries[a]) &&
            (asks_more(&t->entries[b], &t->entries[a]) ||
             (f->of[a]->exact && pred_implies(f->of[b]->pred, f->of[a]->pred))))
            return a;
    }
    return found;
}

/* The first entry that takes every match of b; f->n: none does. */
static int shadow_of(const struct table *t, const struct facts *f, const struct by_head *by, int b)
{
    const struct pred *p = f->of[b]->pred, *first = first_operand(p);
    int found = shadow_among(t, f, b, pat_map_get(&by->uses, (const char *)t->entries[b].of), f->n);
    if (p->kind == PRED_SOME || first->kind == PRED_SOME) {
        for (int a = 0; a < found; a++)
            found = shadow_among(t, f, b, &(entry_list){.at = &a, .n = 1}, found);
        return found;
    }
    const struct atom *root = pred_head(p), *operand = pred_head(first);
    for (int i = 0; i < (root ? 2 : 1); i++)
        for (int k = 0; k < (operand ? 2 : 1); k++) {
            const char *key = head_key(i ? &root->heads[0] : NULL, k ? &operand->heads[0] : NULL);
            found = shadow_among(t, f, b, pat_map_get(&by->lists, key), found);
        }
    return found;
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
        witness_make(&(struct witness_request){.unit = u, .patterns = both, .n_patterns = 2});
    if (!w->found || w->unsure.n > 0)
        return;
    warn_at(W_OVERLAP, t->entries[b].at, "entries '%s' and '%s' can match the same node", t->entries[a].name,
            t->entries[b].name);
    note_at(t->entries[a].at, "this one is taken");
    hint("both match the first result of\n%s", w->text);
}

void lint_table(struct unit *u, const struct table *t, const struct facts *f)
{
    if (!pat2c->opt.warning_on[W_SHADOWED] && !pat2c->opt.warning_on[W_OVERLAP])
        return;
    const struct by_head by = entries_by_head(t, f);
    for (int b = 0; b < f->n; b++) {
        const int shadow = shadow_of(t, f, &by, b);
        if (shadow < f->n)
            warn_shadowed(t, shadow, b);
        for (int a = 0; pat2c->opt.warning_on[W_OVERLAP] && shadow == f->n && a < f->n; a++)
            if (is_before(t, a, b))
                warn_overlap(u, t, f, a, b);
    }
}
