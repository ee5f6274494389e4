/* law.c -- `law f(g(a, b), c) == g(f(a, c), b);`
 *
 * In:   a law as syntax; its names are wildcards, declared nowhere.
 * Out:  struct law: two trees of calls, the names as shared P_ANY.
 * Errors: sides that are no calls; anything but calls of one operator and names;
 *       names that occur on one side only.
 */
#include "check.h"

static bool is_name(const struct pnode *p)
{
    return p->kind == P_ANY && p->name && p->n_types == 0 && p->n_attrs == 0;
}

static bool is_plain_call(const struct pnode *p)
{
    return p->kind == P_CALL && p->n_ops == 1 && p->n_attrs == 0 && !p->exact && p->n_types == 0 &&
           !p->rest_first && !p->rest_last && !p->every && p->optional == 0;
}

static void check_form(struct pat *pat, const struct pnode *p)
{
    if (is_name(p))
        return;
    if (!is_plain_call(p)) {
        pat_error_at(pat, p->at, "a law is made of calls of operators, and names");
        return;
    }
    for (int i = 0; i < p->n_kids; i++)
        check_form(pat, p->kid[i]);
}

static bool has_name(const struct pnode *p, const struct pnode *name)
{
    if (p == name)
        return true;
    for (int i = 0; i < p->n_kids; i++)
        if (has_name(p->kid[i], name))
            return true;
    return false;
}

static void check_names(const struct frame *f, const struct law *law)
{
    for (int i = 0; i < f->names.n; i++) {
        const struct binding *b = f->names.at[i];
        if (b->kind == BIND_NODE && (!has_name(law->side[0], b->node) || !has_name(law->side[1], b->node)))
            pat_error_at(f->pat, b->at, "'%s' occurs on one side of the law only", b->name);
    }
}

void pat_check_law(struct pat *pat, struct syn *s)
{
    const int errors = pat_error_count(pat);
    struct pattern pattern = {.name = "law", .at = s->at, .name_at = s->at};
    struct build b = {.pat = pat, .pattern = &pattern};
    struct frame f = {.pat = pat, .b = &b, .is_law = true};
    struct law *law = pat_alloc(pat, sizeof *law);
    law->at = s->at;
    for (int i = 0; i < 2; i++) {
        law->side[i] = pat_check_pattern(&f, s->kid[i]);
        if (pat_error_count(pat) == errors)
            check_form(pat, law->side[i]);
        if (pat_error_count(pat) == errors && law->side[i]->kind != P_CALL)
            pat_error_at(pat, s->kid[i]->at, "a side of a law is a call");
    }
    if (pat_error_count(pat) == errors)
        check_names(&f, law);
    if (pat_error_count(pat) == errors)
        *PAT_PUSH(pat, pat->run->laws) = law;
}
