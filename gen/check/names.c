/* names.c -- name resolution: declarations, operators.
 *
 * A name is looked up as local binding, parameter, pattern, op set, operator
 * (patterns/README.md, Names); each kind of lookup is one function here, and marks the
 * file that declares what it found as used.
 * Unknown names are errors with the nearest known name.
 */
#include "check.h"

#include <string.h>

const struct op *pat_find_op(struct pat *pat, const char *name)
{
    const struct op *op = pat_map_get(&pat->run->ops, name);
    if (op)
        pat_mark_used(pat, op->at.src);
    return op;
}

struct decl *pat_find_decl(struct pat *pat, const char *name, enum syn_kind kind)
{
    struct decl *d = pat_map_get(&pat->run->decls, name);
    if (!d || d->kind != kind)
        return NULL;
    pat_mark_used(pat, d->syn->at.src);
    d->reached |= kind == SYN_PARAM;
    return d;
}

struct binding *pat_find_binding(const struct frame *f, const char *name)
{
    for (int i = 0; f && i < f->names.n; i++)
        if (f->names.at[i]->name == name)
            return f->names.at[i];
    return NULL;
}

struct binding *pat_add_binding(struct frame *f, enum bind_kind kind, const char *name, struct span at)
{
    struct binding *b = pat_alloc(f->pat, sizeof *b);
    *b = (struct binding){.name = name, .kind = kind, .at = at};
    *PAT_PUSH(f->pat, f->names) = b;
    return b;
}

static void offer_ops(struct pat *pat)
{
    for (int i = 0; i < pat->run->op_list.n; i++)
        pat_nearest_try(&pat->nearest, pat->run->op_list.at[i]->name);
}

static void offer_decls(struct pat *pat, bool values)
{
    for (int i = 0; i < pat->run->decl_list.n; i++) {
        const enum syn_kind k = pat->run->decl_list.at[i]->kind;
        if (values ? k == SYN_PARAM || k == SYN_COND_DECL : k == SYN_PATTERN || k == SYN_OPS)
            pat_nearest_try(&pat->nearest, pat->run->decl_list.at[i]->name);
    }
}

bool pat_is_lost(struct pat *pat, const char *name)
{
    const char *dot = strchr(name, '.');
    return pat_map_get(&pat->run->lost, dot ? pat_intern(pat, name, (size_t)(dot - name)) : name);
}

/* Forms that have a word of their own. */
static void offer_words(struct pat *pat, bool values)
{
    static const char *const of_values[] = {"true", "false", "none", NULL};
    static const char *const of_patterns[] = {"_",  "const",     "var",    "input",  "global",
                                              "op", "dominates", "approx", "scalar", "splat",
                                              "if", "let",       NULL};
    for (const char *const *word = values ? of_values : of_patterns; *word; word++)
        pat_nearest_try(&pat->nearest, *word);
}

static void offer_names(struct pat *pat, const struct frame *f)
{
    for (int i = 0; f && i < f->names.n; i++)
        if (f->names.at[i]->kind != BIND_BAD)
            pat_nearest_try(&pat->nearest, f->names.at[i]->name);
}

void pat_unknown_name(struct pat *pat, const struct frame *f, struct span at, const char *what,
                      const char *name)
{
    if (pat_is_lost(pat, name))
        return;
    pat_error_at(pat, at, "unknown %s '%s'", what, name);
    pat_nearest_begin(pat, name);
    offer_names(pat, f);
    offer_decls(pat, false);
    offer_words(pat, false);
    offer_ops(pat);
    pat_hint_nearest(pat);
}

/* The pattern that binds the name, among those that d uses from the first-th on and those that they use;
 * NULL: none. Recursion ends: patterns that are checked do not use themselves. */
static const struct decl *inner_binder(const struct decl *d, int first, const char *name)
{
    const struct decl *found = NULL;
    for (int i = first; i < d->uses.n && !found; i++) {
        const struct pattern *p = d->uses.at[i]->pattern;
        for (int k = 0; p && k < p->n_captures && !found; k++)
            found = p->captures[k]->name == name ? d->uses.at[i] : NULL;
        if (p && !found)
            found = inner_binder(d->uses.at[i], 0, name);
    }
    return found;
}

bool pat_is_work(struct pat *pat, struct span at, const char *name)
{
    const bool is_work = strcmp(name, "macs") == 0;
    if (is_work)
        pat_error_at(pat, at, "the work of a call is known as macs(x) in `host cost`, and nowhere else");
    return is_work;
}

void pat_unknown_value_name(struct pat *pat, const struct frame *f, struct span at, const char *name)
{
    if (pat_find_decl(pat, name, SYN_COND_DECL)) {
        pat_error_at(pat, at, "condition '%s' lacks its arguments", name);
        return;
    }
    if (pat_is_lost(pat, name) || pat_is_work(pat, at, name))
        return;
    pat_error_at(pat, at, "unknown name '%s'", name);
    const struct decl *inner =
        f && f->b->owner ? inner_binder(f->b->owner, f->decl ? 0 : f->b->first_use, name) : NULL;
    if (inner) {
        pat_hint(pat, "'%s' is bound inside pattern '%s'; only parameters are visible outside", name,
                 inner->name);
        return;
    }
    pat_nearest_begin(pat, name);
    offer_names(pat, f);
    offer_decls(pat, true);
    offer_words(pat, true);
    pat_offer_dtypes(pat);
    offer_decls(pat, false);
    offer_ops(pat);
    pat_hint_nearest(pat);
}

void pat_unknown_op(struct pat *pat, struct span at, const char *name)
{
    pat_unknown_name(pat, NULL, at, "operator", name);
}
