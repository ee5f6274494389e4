/* bind.c -- names of extents and of attribute values.
 *
 * In:   a node of the search with its type and attribute tests.
 * Out:  tests, and variables for the names: the first place that the search
 *       reaches binds one, later places compare.
 *
 * An unknown extent binds as unknown and equals nothing; an attribute that is
 * absent or `none` has no value to bind: the test fails.
 */
#include "match.h"

#include <string.h>

/* `value` is what stands at this place; `same`: the test that it is the bound one. */
static void bind_var(struct search *s, const struct var *v, cx value, cx same, const struct guard *guard)
{
    struct binding *b = &s->var[v->id];
    switch (bound_state(b, guard)) {
    case BOUND:
        test(s->to, guard, same);
        return;
    case MAYBE:
        set_if(s->to, guard, cx_not(guards_cond(&b->in)), b->var->text, value);
        fail_if(s->to, guard, cx_and(guards_cond(&b->in), cx_not(same)));
        log_bound(s, b, guard);
        break;
    case UNBOUND:
        bind_own(s, b, value_type(v), v->name, value, guard);
        if (v->kind == VAR_ATTR)
            brief(s->to); /* nobody may ask for it but the test below */
    }
    if (v->kind == VAR_ATTR)
        test(s->to, guard, cx_call("dfg_known", b->var));
}

/* The variable of v, named when it is first needed. */
static cx var_of(struct search *s, const struct var *v)
{
    struct binding *b = &s->var[v->id];
    if (!b->var)
        b->var = cx_name(new_name(s->to, v->name));
    return b->var;
}

static void bind_dim(struct search *s, const struct var *v, cx extent, const struct guard *guard)
{
    bind_var(s, v, extent, cx_call("dfg_same_dim", extent, var_of(s, v)), guard);
}

static void bind_type(struct search *s, const struct type_pat *t, cx n, cx type, const struct guard *guard)
{
    cx of = type ? type : c_type_of(n);
    for (int i = 0; i < t->n_dims; i++)
        if (t->dims[i].kind == DIM_VAR)
            bind_dim(s, t->dims[i].var, c_extent(t, i, n, type), guard);
    for (int i = 0; i < t->n_fields; i++)
        bind_type(s, t->fields[i], n, c_field_type(of, i), guard);
}

void bind_types(struct search *s, struct pnode *p, cx var, const struct guard *guard)
{
    const struct span outer = s->to->from;
    for (int i = 0; i < p->n_types; i++) {
        steps_from(s->to, p->types[i]->at);
        test(s->to, guard, c_test_type(p->types[i], var));
        bind_type(s, p->types[i], var, NULL, guard);
    }
    s->to->from = outer;
}

void bind_found_values(struct search *s, const struct pnode *p, cx var, const struct guard *guard)
{
    for (int i = 0; i < p->n_attrs; i++)
        if (p->attrs[i].test == TEST_BIND)
            bind_own(s, &s->var[p->attrs[i].var->id], value_type(p->attrs[i].var), p->attrs[i].var->name,
                     c_attr_value(s->names, p, p->attrs[i].name, var), guard);
}

/* Bits of a kind are asked together. */
static void test_attr(struct routine *r, const struct guard *guard, cx cond)
{
    if (cond->kind == CX_CALL && strcmp(cond->text, "dfg_has") == 0)
        test_too(r, guard, cond);
    else
        test(r, guard, cond);
}

void bind_attrs(struct search *s, struct pnode *p, cx var, const struct guard *guard)
{
    const struct span outer = s->to->from;
    for (int i = 0; i < p->n_attrs; i++) {
        const struct attr_test *a = &p->attrs[i];
        steps_from(s->to, a->at);
        if (a->expr) {
            *PUSH(s->attrs) = (struct waiting){.guard = guard, .node = p, .var = var, .attr = a};
        } else if (a->test == TEST_BIND) {
            cx value = c_attr_value(s->names, p, a->name, var);
            bind_var(s, a->var, value, cx_call("dfg_eq", value, var_of(s, a->var)), guard);
        } else {
            test_attr(s->to, guard, c_test_attr(s->names, p, a, var));
        }
    }
    s->to->from = outer;
    if (p->exact)
        test_attr(s->to, guard, c_test_exact(s->names, p, var));
}
