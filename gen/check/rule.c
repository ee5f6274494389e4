/* rule.c -- rules: options, the match side as a pattern, the replacement.
 *
 * In:   `rule` declarations as syntax.
 * Out:  struct pattern with is_rule, and what its replacement makes.
 * Errors: options given twice, one callback for two rules.
 */
#include "check.h"

#include <string.h>

static void check_option(struct pat *pat, struct pattern *p, const struct syn *s)
{
    bool *flag = strcmp(s->name, "once") == 0             ? &p->once
                 : strcmp(s->name, "keep_shared") == 0    ? &p->keep_shared
                 : strcmp(s->name, "operands_first") == 0 ? &p->operands_first
                                                          : NULL;
    if (!flag)
        p->priority = s->kid[0]->i;
    else if (*flag)
        pat_error_at(pat, s->at, "'%s' is given twice", s->name);
    else
        *flag = true;
}

/* A callback is given the match of its rule, so it is that of one. */
static void check_callback(struct pat *pat, const struct pattern *p, const struct syn *rewrite)
{
    if (rewrite->n_kids != 1 || rewrite->kid[0]->kind != SYN_EXTERN)
        return;
    const struct syn *s = rewrite->kid[0];
    for (int i = 0; i < pat->run->decl_list.n; i++) {
        const struct pattern *other = pat->run->decl_list.at[i]->pattern;
        if (other == p || !other || !other->rewrite_extern || strcmp(other->rewrite_extern, s->name) != 0)
            continue;
        pat_error_at(pat, s->at, "'%s' is the replacement of rule '%s' already: each has a match of its own",
                     s->name, other->name);
        pat_note_at(pat, other->name_at, "that rule is here");
        return;
    }
}

void pat_check_rule(struct pat *pat, struct decl *d)
{
    const int errors = pat_error_count(pat);
    struct frame *f;
    struct pattern *p = d->pattern = pat_build_pattern(pat, d, NULL, &f);
    struct syn *rewrite = NULL;
    int priorities = 0;
    for (int i = 1; i < d->syn->n_kids; i++) {
        struct syn *s = d->syn->kid[i];
        if (s->kind == SYN_OPTION) {
            priorities += s->n_kids > 0;
            if (priorities > 1)
                pat_error_at(pat, s->at, "'%s' is given twice", s->name);
            check_option(pat, p, s);
        } else if (s->kind == SYN_REWRITE) {
            rewrite = s;
            p->rewrite_at = s->at;
        }
    }
    if (rewrite)
        check_callback(pat, p, rewrite);
    if (rewrite && pat_error_count(pat) == errors && !d->uses_broken)
        pat_check_replacement(f, rewrite);
}
