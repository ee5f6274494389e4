/* check_rule.c -- rules: options, the match side as a pattern, the replacement.
 *
 * In:   `rule` declarations as syntax.
 * Out:  struct pattern with is_rule; its replacement stays syntax, but checked.
 * Errors: options given twice.
 */
#include "check.h"

#include <string.h>

static void check_option(struct pattern *p, const struct syn *s)
{
    bool *flag = strcmp(s->name, "once") == 0             ? &p->once
                 : strcmp(s->name, "keep_shared") == 0    ? &p->keep_shared
                 : strcmp(s->name, "operands_first") == 0 ? &p->operands_first
                                                          : NULL;
    if (!flag)
        p->priority = s->kid[0]->i;
    else if (*flag)
        error_at(s->at, "'%s' is said twice", s->name);
    else
        *flag = true;
}

void check_rule(struct decl *d)
{
    const int errors = error_count();
    struct frame *f;
    struct pattern *p = d->pattern = build_pattern(d, NULL, &f);
    int priorities = 0;
    for (int i = 1; i < d->syn->n_kids; i++) {
        struct syn *s = d->syn->kid[i];
        if (s->kind == SYN_OPTION) {
            priorities += s->n_kids > 0;
            if (priorities > 1)
                error_at(s->at, "'%s' is said twice", s->name);
            check_option(p, s);
        } else if (s->kind == SYN_REWRITE) {
            p->rewrite = s;
        }
    }
    if (p->rewrite && error_count() == errors && !d->uses_broken)
        check_replacement(f, p->rewrite);
}
