/* law.c -- `law f(g(a, b), c) == g(f(a, c), b);`
 *
 * In:   a law as syntax; its names are declared nowhere, they stand for anything.
 * Out:  struct law: two trees of calls, the names as shared P_ANY.
 * Errors: sides that are no calls; anything but calls of one operator and names;
 *       names that stand on one side only.
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

static void check_form(const struct pnode *p)
{
    if (is_name(p))
        return;
    if (!is_plain_call(p)) {
        error_at(p->at, "a law is made of calls of operators, and names");
        return;
    }
    for (int i = 0; i < p->n_kids; i++)
        check_form(p->kid[i]);
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
            error_at(b->at, "'%s' stands on one side of the law only", b->name);
    }
}

void check_law(struct syn *s)
{
    const int errors = error_count();
    struct pattern pattern = {.name = "law", .at = s->at, .name_at = s->at};
    struct build b = {.pattern = &pattern};
    struct frame f = {.b = &b, .is_law = true};
    struct law *law = alloc(sizeof *law);
    law->at = s->at;
    for (int i = 0; i < 2; i++) {
        law->side[i] = check_pattern(&f, s->kid[i]);
        if (error_count() == errors)
            check_form(law->side[i]);
        if (error_count() == errors && law->side[i]->kind != P_CALL)
            error_at(s->kid[i]->at, "a side of a law is a call");
    }
    if (error_count() == errors)
        check_names(&f, law);
    if (error_count() == errors)
        *PUSH(run.laws) = law;
}
