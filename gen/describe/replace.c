/* replace.c -- the replacement of a rule as data.
 *
 * In:   a checked rule.
 * Out:  rows of the pattern's values, operands before what uses them; what the
 *       block names comes first, in its order.
 *
 * A call means all its results where a projection selects one, or where the
 * block names it; elsewhere it means its first result.
 */
#include "describe.h"
#include "check/members.h"
#include "check/parts.h"
#include "check/reach.h"

enum { MAX_TEXT = 400 };

/* Of a call with optional results: whether it has more than the first, which then stand in a tuple. */
static bool is_tuple(const struct new_value *call)
{
    return pat_stated_results(call) > 1;
}

static bool has_optional_results(const struct new_value *v)
{
    return v->kind == NEW_CALL && v->op && pat_has_optional_results(v->op);
}

static int32_t describe_value(struct describer *d, const struct new_value *v, bool whole);

/* ---- parts of one value ---- */

static const struct pat_new_attr *describe_attrs(struct describer *d, const struct new_value *v)
{
    struct pat_new_attr *attrs = pat_describe_array(d->pat, v->n_attrs, sizeof *attrs);
    for (int i = 0; i < v->n_attrs; i++) {
        const struct new_attr *a = &v->attrs[i];
        attrs[i] = (struct pat_new_attr){.name = a->from ? NULL : a->name,
                                         .from = a->from ? a->from->id : -1,
                                         .expr = a->from ? -1 : pat_describe_expr(d, a->value),
                                         .optional = a->optional};
    }
    return attrs;
}

/* A function value that is called stands before its operands. */
static void describe_kids(struct describer *d, const struct new_value *v, struct pat_new *to)
{
    uint32_t *kids = pat_describe_array(d->pat, v->n_kids + 1, sizeof *kids);
    if (v->callee)
        kids[to->n_kids++] = (uint32_t)describe_value(d, v->callee, false);
    for (int i = 0; i < v->n_kids; i++)
        kids[to->n_kids++] = (uint32_t)describe_value(d, v->kid[i], v->kind == NEW_GET);
    to->kids = kids;
}

static int32_t reference(struct describer *d, const struct new_value *v)
{
    if (v->kind == NEW_LOCAL)
        return (int32_t)(uintptr_t)pat_map_get(&d->numbers, (const char *)v->local) - 1;
    return v->capture ? v->capture->id : -1;
}

/* The set that an `every` runs through, and what its members match. */
static void describe_members(struct describer *d, const struct new_value *v, struct pat_new *to)
{
    const struct pattern *p = d->pattern;
    struct members members;
    const bool roots = p->every_root && p->n_made > 0 && p->made[0] == v;
    if (v->kind != NEW_EVERY || !pat_find_members(d->pat, p, v->kid[0], roots, &members))
        return;
    to->ref = members.set->id;
    to->member = members.at ? members.at->id : -1;
}

/* ---- values ---- */

/* Adds the row of v; whole: with all its results. */
static int32_t describe_value(struct describer *d, const struct new_value *v, bool whole)
{
    const struct new_value *call = pat_named_value(v->kind == NEW_GET ? v->kid[0] : v);
    if (v->kind == NEW_GET && v->index == 0 && has_optional_results(call) && !is_tuple(call))
        return describe_value(d, v->kid[0], true); /* it is its one result */
    const struct origin o = pat_describe_origin(d, v->at, MAX_TEXT);
    struct pat_new to = {.kind = (uint8_t)v->kind,
                         .dtype = (uint8_t)v->dtype,
                         .has_shape = v->has_shape,
                         .is_first =
                             !whole && v->kind != NEW_GET && has_optional_results(call) && is_tuple(call),
                         .ref = reference(d, v),
                         .member = -1,
                         .index = v->index,
                         .results = v->kind == NEW_CALL ? pat_stated_results(v) : 0,
                         .expr = pat_describe_expr(d, v->value),
                         .op = v->op ? v->op->name : NULL,
                         .n_attrs = (uint32_t)v->n_attrs,
                         .attrs = describe_attrs(d, v),
                         .n_dims = (uint32_t)v->n_dims,
                         .dims = v->dims,
                         .name = v->name,
                         .text = o.text,
                         .line = o.line,
                         .file = o.file};
    describe_kids(d, v, &to);
    describe_members(d, v, &to);
    *PAT_PUSH(d->pat, d->news) = to;
    return d->news.n - 1;
}

static uint32_t edges(int n)
{
    return n == REACH_FAR ? PAT_FAR : (uint32_t)n;
}

void pat_describe_replacement(struct describer *d, struct pat_pattern *to)
{
    const struct pattern *p = d->pattern;
    const struct reach reach = pat_reach_of(d->pat, p);
    uint32_t *locals = pat_describe_array(d->pat, p->n_locals, sizeof *locals);
    uint32_t *made = pat_describe_array(d->pat, p->n_made, sizeof *made);
    for (int i = 0; i < p->n_locals; i++) {
        locals[i] = (uint32_t)describe_value(d, p->locals[i], true);
        pat_map_put(d->pat, &d->numbers, (const char *)p->locals[i], (void *)(uintptr_t)(locals[i] + 1));
    }
    for (int i = 0; i < p->n_made; i++)
        made[i] = (uint32_t)describe_value(d, p->made[i], false);
    to->is_rule = p->is_rule;
    to->once = p->once;
    to->keep_shared = p->keep_shared;
    to->operands_first = p->operands_first;
    to->priority = p->priority;
    to->depth = edges(reach.depth);
    to->height = edges(reach.height);
    to->callback = p->rewrite_extern;
    to->n_news = (uint32_t)d->news.n;
    to->news = d->news.at;
    to->n_locals = (uint32_t)p->n_locals;
    to->locals = locals;
    to->n_made = (uint32_t)p->n_made;
    to->made = made;
}
