/* expr.c -- conditions and literal values as data.
 *
 * In:   the expressions of a checked pattern.
 * Out:  rows of the pattern's array, operands before what uses them; an
 *       expression that stands by itself is described once.
 */
#include "describe.h"

#include <string.h>

enum { MAX_TEXT = 400 /* bytes of an expression's text; it is shown on a line */ };

void *pat_describe_array(struct pat *pat, int n, size_t size)
{
    return n > 0 ? pat_alloc(pat, (size_t)n * size) : NULL;
}

/* ---- text ---- */

struct origin pat_describe_origin(const struct describer *d, struct span at, size_t max)
{
    if (!at.src)
        return (struct origin){.text = ""};
    size_t len = at.end > at.begin ? at.end - at.begin : 0;
    const char *text = at.src->text + at.begin, *cut = len > max ? "..." : "";
    len = len > max ? max : len;
    while (*cut && len > 0 && ((unsigned char)text[len] & 0xC0) == 0x80)
        len--; /* a character stays whole */
    return (struct origin){.text = pat_format(d->pat, "%.*s%s", (int)len, text, cut),
                           .line = (uint32_t)pat_source_place(at.src, at.begin).line,
                           .file = at.src != d->pattern->at.src ? at.src->base : NULL};
}

int32_t pat_describe_condition(struct describer *d, const char *sign, struct span at)
{
    const struct place place = pat_source_place(at.src, at.begin);
    const char *key = pat_format(d->pat, "%s:%d:%d", at.src->base, place.line, place.col);
    const uintptr_t known = (uintptr_t)pat_map_get(&d->places, key);
    if (known)
        return (int32_t)known - 1;
    *PAT_PUSH(d->pat, d->conditions) =
        (struct pat_condition){.file = at.src->base,
                               .line = (uint32_t)place.line,
                               .column = (uint32_t)place.col,
                               .text = pat_format(d->pat, "%s%s", sign, pat_describe_origin(d, at, MAX_TEXT).text)};
    pat_map_put(d->pat, &d->places, key, (void *)(uintptr_t)d->conditions.n);
    return d->conditions.n - 1;
}

/* ---- values ---- */

static const struct pat_value *describe_list(struct pat *pat, const struct value *v)
{
    struct pat_value *list = pat_describe_array(pat, v->n, sizeof *list);
    for (int i = 0; i < v->n; i++)
        list[i] = pat_describe_value(pat, &v->list[i]);
    return list;
}

struct pat_value pat_describe_value(struct pat *pat, const struct value *v)
{
    struct pat_value to = {.tag = (uint8_t)v->tag};
    switch (v->tag) {
    case V_NONE:
    case V_HOLE:
        break;
    case V_BOOL:
        to.i = v->i != 0;
        break;
    case V_INT:
    case V_DTYPE:
        to.i = v->i;
        break;
    case V_FLOAT:
        to.f = v->f;
        break;
    case V_STRING:
        to.s = v->s;
        to.n = (uint32_t)v->s_len;
        break;
    case V_OP:
        to.s = v->op->name;
        break;
    case V_LIST:
        to.n = (uint32_t)v->n;
        to.list = describe_list(pat, v);
        break;
    }
    return to;
}

/* ---- expressions ---- */

static int32_t param_number(const struct describer *d, const struct param *param)
{
    int i = 0;
    while (d->unit->params[i] != param)
        i++;
    return i;
}

static int32_t extern_number(struct describer *d, const struct expr *e)
{
    for (int i = 0; i < d->externs.n; i++)
        if (strcmp(d->externs.at[i].name, e->name) == 0)
            return i;
    *PAT_PUSH(d->pat, d->externs) = (struct pat_extern){.name = e->name, .n_args = (uint32_t)e->n_kids};
    return d->externs.n - 1;
}

/* What e refers to, besides its operands. */
static void set_reference(struct describer *d, const struct expr *e, struct pat_expr *to)
{
    switch (e->kind) {
    case E_NODE:
    case E_ALL:
    case E_SOME:
        to->ref = e->node ? e->node->id : -1;
        break;
    case E_SET:
        to->ref = e->set->id;
        break;
    case E_VAR:
    case E_COMP:
        to->ref = e->var->id;
        break;
    case E_PARAM:
        to->ref = param_number(d, e->param);
        break;
    case E_EXTERN:
        to->ref = extern_number(d, e);
        break;
    case E_PROP:
        to->sub = (uint8_t)e->prop;
        break;
    case E_CALL:
    case E_PRED:
        to->sub = (uint8_t)e->func;
        break;
    case E_VALUE:
        to->value = pat_describe_value(d->pat, &e->value);
        break;
    case E_ATTR:
    case E_FACT:
    case E_CONST:
    case E_DIM:
    case E_INDEX:
    case E_LIST:
    case E_ARITHMETIC:
    case E_CHOOSE:
    case E_LOGIC:
    case E_COMPARISON:
    case E_WITHIN:
    case E_TRUTH: /* its operands and name say all */
        break;
    }
}

/* Adds the rows of e's operands, then its own; its number. */
static uint32_t add_expr(struct describer *d, const struct expr *e)
{
    uint32_t *kids = pat_describe_array(d->pat, e->n_kids, sizeof *kids), n = 0;
    for (int i = 0; i < e->n_kids; i++)
        if (e->kid[i])
            kids[n++] = add_expr(d, e->kid[i]);
    const struct origin o = pat_describe_origin(d, e->at, MAX_TEXT);
    struct pat_expr to = {.op = (uint8_t)e->kind,
                          .ints = e->type.base == BT_INT,
                          .n_kids = n,
                          .kids = n ? kids : NULL,
                          .name = e->name,
                          .condition = -1,
                          .text = o.text,
                          .line = o.line,
                          .file = o.file};
    set_reference(d, e, &to);
    *PAT_PUSH(d->pat, d->exprs) = to;
    return (uint32_t)d->exprs.n - 1;
}

int32_t pat_describe_expr(struct describer *d, const struct expr *e)
{
    if (!e)
        return -1;
    const char *key = (const char *)e; /* of a map it is only the address */
    const uintptr_t known = (uintptr_t)pat_map_get(&d->numbers, key);
    if (known)
        return (int32_t)known - 1;
    const uint32_t number = add_expr(d, e);
    pat_map_put(d->pat, &d->numbers, key, (void *)(uintptr_t)(number + 1));
    return (int32_t)number;
}

/* What must hold by itself: the parts of an `and`, those of a `cond` where they are declared. */
static void number_conditions(struct describer *d, const struct expr *e, uint32_t number)
{
    const struct pat_expr row = d->exprs.at[number];
    if (e->kind != E_AND) {
        d->exprs.at[number].condition = e->at.src ? pat_describe_condition(d, "", e->at) : -1;
        return;
    }
    for (int i = 0, n = 0; i < e->n_kids; i++)
        if (e->kid[i])
            number_conditions(d, e->kid[i], row.kids[n++]);
}

const uint32_t *pat_describe_where(struct describer *d, struct expr *const *where, int n)
{
    uint32_t *to = pat_describe_array(d->pat, n, sizeof *to);
    for (int i = 0; i < n; i++) {
        to[i] = (uint32_t)pat_describe_expr(d, where[i]);
        number_conditions(d, where[i], to[i]);
    }
    return to;
}
