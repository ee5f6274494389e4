/* type.c -- the type after the colon of `p : T`.
 *
 * In:   types as syntax: dtypes and classes, shapes, tuples.
 * Out:  struct type_pat; names in shapes are bound as dimensions.
 * Errors: negative dimensions, names that mean something else here.
 */
#include "check.h"

#include <string.h>

static struct var *new_var(struct frame *f, enum var_kind kind, const char *name, struct span at)
{
    struct var *v = pat_alloc(f->pat, sizeof *v);
    *v = (struct var){.kind = kind,
                      .name = name,
                      .type = pat_type_of(kind == VAR_DIM ? BT_INT : BT_ANY),
                      .at = at,
                      .id = f->b->vars.n};
    *PAT_PUSH(f->pat, f->b->vars) = v;
    if (!f->user) {
        struct capture *c = pat_alloc(f->pat, sizeof *c);
        *c = (struct capture){.name = name, .kind = kind == VAR_DIM ? CAP_DIM : CAP_ATTR, .var = v, .at = at};
        v->capture = c;
    }
    return v;
}

/* The dimension or attribute value `name`, new or known; NULL: it means something else. */
struct var *pat_bind_var(struct frame *f, enum var_kind kind, const char *name, struct span at)
{
    struct binding *b = pat_find_binding(f, name);
    if (!b) {
        b = pat_add_binding(f, BIND_VAR, name, at);
        b->var = new_var(f, kind, name, at);
        b->capture = b->var->capture;
        return b->var;
    }
    b->mentioned = true;
    if (b->kind == BIND_VAR)
        return b->var;
    if (b->kind != BIND_BAD) {
        pat_error_at(f->pat, at, "'%s' is a value of the graph, not %s", name,
                     kind == VAR_DIM ? "a dimension" : "a value to bind");
        pat_note_at(f->pat, b->at, "bound here");
    }
    return NULL;
}

/* A name that first was an attribute's value is a dimension from now on. */
static void make_dim(struct pat *pat, struct var *v, struct span at)
{
    if (v->kind == VAR_DIM)
        return;
    if (v->type.lists || (v->type.base != BT_INT && v->type.base != BT_ANY)) {
        pat_error_at(pat, at, "'%s' is %s, a dimension is an int", v->name,
                     pat_value_type_text(pat, v->type));
        pat_note_at(pat, v->at, "bound here");
        return;
    }
    v->kind = VAR_DIM;
    v->type = pat_type_of(BT_INT);
    if (v->capture)
        v->capture->kind = CAP_DIM;
}

static void named_dim(struct frame *f, const struct syn *s, struct dim_pat *d)
{
    struct decl *param = pat_find_binding(f, s->name) ? NULL : pat_find_decl(f->pat, s->name, SYN_PARAM);
    if (param && (param->param->runtime || param->param->value.tag != V_INT)) {
        pat_error_at(f->pat, s->at, "param '%s' is no constant int: compare it in `where`", s->name);
    } else if (param) {
        d->kind = DIM_NUM;
        d->num = param->param->value.i;
        d->param = param->param;
    } else {
        d->var = pat_bind_var(f, VAR_DIM, s->name, s->at);
        d->kind = d->var ? DIM_VAR : DIM_ANY;
        if (d->var)
            make_dim(f->pat, d->var, s->at);
    }
}

static void check_shape(struct frame *f, struct type_pat *t, const struct syn *shape)
{
    t->has_shape = true;
    t->dims = pat_alloc(f->pat, sizeof *t->dims * (size_t)(shape->n_kids + 1));
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
            pat_error_at(f->pat, s->at, "a dimension is at least 0");
    }
}

static void add_tensor(struct frame *f, struct type_pat *t, const struct syn *s, bool with_shape)
{
    if (s->text)
        t->dtypes |= pat_dtype_class(s->text);
    if (with_shape && s->n_kids && s->kid[0])
        check_shape(f, t, s->kid[0]);
}

struct type_pat *pat_check_type(struct frame *f, struct syn *s)
{
    struct type_pat *t = pat_alloc(f->pat, sizeof *t);
    t->at = s->at;
    if (s->kind == SYN_TYPE_TUPLE) {
        t->is_tuple = true;
        t->fields = pat_alloc(f->pat, sizeof *t->fields * (size_t)(s->n_kids + 1));
        t->n_fields = s->n_kids;
        for (int i = 0; i < s->n_kids; i++)
            t->fields[i] = pat_check_type(f, s->kid[i]);
    } else if (s->kind == SYN_TYPE_SET) {
        for (int i = 0; i < s->n_kids; i++)
            add_tensor(f, t, s->kid[i], i == 0);
    } else {
        add_tensor(f, t, s, true);
    }
    return t;
}
