/* type.c -- what stands behind the colon of `p : T`.
 *
 * In:   types as syntax: dtypes and classes, shapes, tuples.
 * Out:  struct type_pat; names in shapes are bound as dimensions.
 * Errors: dimensions below 0, names that mean something else here.
 */
#include "check.h"

#include <string.h>

static struct var *new_var(struct frame *f, enum var_kind kind, const char *name, struct span at)
{
    struct var *v = alloc(sizeof *v);
    *v = (struct var){.kind = kind,
                      .name = name,
                      .type = type_of(kind == VAR_DIM ? BT_INT : BT_ANY),
                      .at = at,
                      .id = f->b->vars.n};
    *PUSH(f->b->vars) = v;
    if (!f->user) {
        struct capture *c = alloc(sizeof *c);
        *c = (struct capture){.name = name, .kind = kind == VAR_DIM ? CAP_DIM : CAP_ATTR, .var = v, .at = at};
        v->capture = c;
    }
    return v;
}

/* The dimension or attribute value `name`, new or known; NULL: it means something else. */
struct var *bind_var(struct frame *f, enum var_kind kind, const char *name, struct span at)
{
    struct binding *b = find_binding(f, name);
    if (!b) {
        b = add_binding(f, BIND_VAR, name, at);
        b->var = new_var(f, kind, name, at);
        b->capture = b->var->capture;
        return b->var;
    }
    b->mentioned = true;
    if (b->kind == BIND_VAR)
        return b->var;
    if (b->kind != BIND_BAD) {
        error_at(at, "'%s' is a value of the graph, not %s", name,
                 kind == VAR_DIM ? "a dimension" : "a value to bind");
        note_at(b->at, "bound here");
    }
    return NULL;
}

/* A name that first was an attribute's value is a dimension from now on. */
static void make_dim(struct var *v, struct span at)
{
    if (v->kind == VAR_DIM)
        return;
    if (v->type.lists || (v->type.base != BT_INT && v->type.base != BT_ANY)) {
        error_at(at, "'%s' is %s, a dimension is an int", v->name, value_type_text(v->type));
        note_at(v->at, "bound here");
        return;
    }
    v->kind = VAR_DIM;
    v->type = type_of(BT_INT);
    if (v->capture)
        v->capture->kind = CAP_DIM;
}

static void named_dim(struct frame *f, const struct syn *s, struct dim_pat *d)
{
    struct decl *param = find_binding(f, s->name) ? NULL : find_decl(s->name, DECL_PARAM);
    if (param && (param->param->runtime || param->param->value.tag != V_INT)) {
        error_at(s->at, "param '%s' is no constant int: compare it in `where`", s->name);
    } else if (param) {
        d->kind = DIM_NUM;
        d->num = param->param->value.i;
        d->param = param->param;
    } else {
        d->var = bind_var(f, VAR_DIM, s->name, s->at);
        d->kind = d->var ? DIM_VAR : DIM_ANY;
        if (d->var)
            make_dim(d->var, s->at);
    }
}

static void check_shape(struct frame *f, struct type_pat *t, const struct syn *shape)
{
    t->has_shape = true;
    t->dims = alloc(sizeof *t->dims * (size_t)(shape->n_kids + 1));
    for (int i = 0; i < shape->n_kids; i++) {
        const struct syn *s = shape->kid[i];
        struct dim_pat *d = &t->dims[t->n_dims];
        d->at = s->at;
        if (s->kind == SYN_REST) {
            *(i == shape->n_kids - 1 ? &t->rest_last : &t->rest_first) = true;
            continue;
        }
        t->n_dims++;
        if (s->kind == SYN_INT) {
            d->kind = DIM_NUM;
            d->num = s->i;
        } else if (s->kind == SYN_NAME) {
            named_dim(f, s, d);
        }
        if (d->kind == DIM_NUM && d->num < 0)
            error_at(s->at, "a dimension is at least 0");
    }
}

static void add_tensor(struct frame *f, struct type_pat *t, const struct syn *s, bool with_shape)
{
    if (s->text)
        t->dtypes |= dtype_class(s->text);
    if (with_shape && s->n_kids && s->kid[0])
        check_shape(f, t, s->kid[0]);
}

struct type_pat *check_type(struct frame *f, struct syn *s)
{
    struct type_pat *t = alloc(sizeof *t);
    t->at = s->at;
    if (s->kind == SYN_TYPE_TUPLE) {
        t->is_tuple = true;
        t->fields = alloc(sizeof *t->fields * (size_t)(s->n_kids + 1));
        t->n_fields = s->n_kids;
        for (int i = 0; i < s->n_kids; i++)
            t->fields[i] = check_type(f, s->kid[i]);
    } else if (s->kind == SYN_TYPE_SET) {
        for (int i = 0; i < s->n_kids; i++)
            add_tensor(f, t, s->kid[i], i == 0);
    } else {
        add_tensor(f, t, s, true);
    }
    return t;
}
