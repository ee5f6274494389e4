/* bind.c -- names of extents and of attribute values.
 *
 * In:   a node of the search with what is told of its type and attributes.
 * Out:  tests, and variables for the names: the first place that the search
 *       reaches binds one, later places compare.
 *
 * An extent that is not known binds as unknown, and equals nothing; of an
 * attribute that is absent or `none` there is nothing to bind: the test fails.
 */
#include "match.h"

/* `value` is what stands at this place; `same`: the test that it is the bound one. */
static void bind_var(struct search *s, const struct var *v, const char *value, const char *same,
                     const struct guard *guard)
{
    struct binding *b = &s->var[v->id];
    switch (bound_state(b, guard)) {
    case BOUND:
        b->read = true;
        test(&s->text, guard, same);
        return;
    case MAYBE:
        b->read = true;
        line(&s->text, guard, "if (%s)\n    %s = %s;", c_not(guards_text(&b->in)), b->var, value);
        fail_if(&s->text, guard, format("(%s) && %s", guards_text(&b->in), c_not(same)));
        log_bound(s, b, guard);
        break;
    case UNBOUND:
        bind_own(s, b, value_type(v), v->name, value, guard);
    }
    if (v->kind == VAR_ATTR)
        test(&s->text, guard, format("dfg_known(%s)", b->var));
}

/* The variable of v, named when it is first needed; NULL where nobody asks for it. */
static const char *var_name(struct search *s, const struct var *v)
{
    if (is_idle_var(s, v))
        return NULL;
    struct binding *b = &s->var[v->id];
    if (!b->var)
        b->var = new_name(&s->text, v->name);
    return b->var;
}

static void bind_dim(struct search *s, const struct var *v, const char *extent, const struct guard *guard)
{
    const char *name = var_name(s, v);
    if (name)
        bind_var(s, v, extent, format("dfg_same_dim(%s, %s)", extent, name), guard);
}

static void bind_type(struct search *s, const struct type_pat *t, const char *n, const char *type,
                      const struct guard *guard)
{
    for (int i = 0; i < t->n_dims; i++)
        if (t->dims[i].kind == DIM_VAR)
            bind_dim(s, t->dims[i].var, cx_flat(c_extent(t, i, cx_raw(n), cx_raw(type))), guard);
    for (int i = 0; i < t->n_fields; i++)
        bind_type(s, t->fields[i], n, cx_flat(c_field_type(cx_raw(type ? type : format("g->type[%s]", n)), i)), guard);
}

void bind_types(struct search *s, struct pnode *p, const char *var, const struct guard *guard)
{
    for (int i = 0; i < p->n_types; i++) {
        test(&s->text, guard, text_of_cx(c_test_type(p->types[i], cx_raw(var))));
        bind_type(s, p->types[i], var, NULL, guard);
    }
}

void bind_attrs(struct search *s, struct pnode *p, const char *var, const struct guard *guard)
{
    for (int i = 0; i < p->n_attrs; i++) {
        const struct attr_test *a = &p->attrs[i];
        if (a->expr) {
            *PUSH(s->attrs) = (struct waiting){.guard = guard, .node = p, .var = var, .attr = a};
        } else if (a->test == TEST_BIND) {
            const char *value = cx_flat(c_attr_value(s->names, p, a->name, cx_raw(var))), *name = var_name(s, a->var);
            if (name)
                bind_var(s, a->var, value, format("dfg_eq(%s, %s)", value, name), guard);
            else
                test(&s->text, guard, format("dfg_known(%s)", value));
        } else {
            test(&s->text, guard, text_of_cx(c_test_attr(s->names, p, a, cx_raw(var))));
        }
    }
    if (p->exact)
        test(&s->text, guard, text_of_cx(c_test_exact(s->names, p, cx_raw(var))));
}
