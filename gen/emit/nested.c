/* nested.c -- lists whose items are computed lists themselves, taken apart.
 *
 * In:   checked expressions: [concat(a, b), c], [[q * i for i in p] for q in s],
 *       what indexes them, comprehensions over them.
 * Out:  expressions in which only the length and the items of a computed list
 *       are used, so that list.c needs no memory for any.
 * Errors: expressions that would grow beyond measure.
 *
 * An item is an expression of its index: of [a, b] it is `i == 0 ? a : b`, of
 * [e for p in q] it is e with q[i] in place of p.  So a comprehension over lists
 * that are computed counts: [e for p in q] is [e for i in range(len(q))] with
 * q[i] in place of p.  Indices are variables of their own, known ints that are
 * in range; where one is not, what depends on it is not asked for.
 */
#include "cond.h"

#include <string.h>

enum { MOST_COPIES = 1000, LONGEST_INDEX = 2000 /* characters */ };

static int copies; /* since the condition or value of a replacement began */

void nested_begin(void)
{
    copies = 0;
}

/* ---- what is a computed list ---- */

/* The running name of a comprehension, and the list that it runs through. */
struct running {
    const struct var *name;
    const struct expr *list;
    struct running *around;
    VEC(signed char) answers; /* of is_deep, by level of the list; 0: not asked yet */
};

static bool is_call_of(const struct expr *e, enum func f)
{
    return e->kind == E_CALL && e->func == f;
}

bool holds_list(const struct expr *e)
{
    bool holds = e != NULL && (e->kind == E_LIST || (e->kind == E_VALUE && e->value.tag == V_LIST));
    for (int i = 0; e != NULL && !holds && i < e->n_kids; i++)
        holds = holds_list(e->kid[i]);
    return holds;
}

static bool any_deep(const struct expr *e, int from, int levels, struct running *known);
static bool is_deep(const struct expr *e, int levels, struct running *known);

/* Of a running name, which the text may mention again and again. */
static bool is_deep_name(const struct var *name, int levels, struct running *known)
{
    while (known != NULL && known->name != name)
        known = known->around;
    if (known == NULL)
        return false;
    while (known->answers.n <= levels)
        *PUSH(known->answers) = 0;
    if (known->answers.at[levels] == 0)
        known->answers.at[levels] = is_deep(known->list, levels + 1, known->around) ? 1 : -1;
    return known->answers.at[levels] > 0;
}

/* Is any list that stands `levels` lists below e computed?  0: e itself. */
static bool is_deep(const struct expr *e, int levels, struct running *known)
{
    switch (e->kind) {
    case E_LIST:
        return any_deep(e, 0, levels > 0 ? levels - 1 : 0, known);
    case E_COMP: {
        struct running inner = {.name = e->var, .list = e->kid[1], .around = known};
        return levels == 0 || is_deep(e->kid[0], levels - 1, &inner);
    }
    case E_CHOOSE:
        return any_deep(e, 1, levels, known);
    case E_CALL:
        if (!is_call_of(e, F_RANGE) && !is_call_of(e, F_CONCAT) && !is_call_of(e, F_REVERSE))
            return false;
        return levels == 0 || (e->func != F_RANGE && any_deep(e, 0, levels, known));
    case E_INDEX:
        if (is_deep(e->kid[0], levels + 1, known))
            return true;
        /* No function returns a list that is written out in it. */
        return levels == 0 && (e->type.lists > 0 || e->type.base == BT_ANY) && holds_list(e->kid[0]) &&
               is_deep(e->kid[0], 0, known);
    case E_VAR:
        return is_deep_name(e->var, levels, known);
    case E_VALUE:
    case E_NODE:
    case E_SET:
    case E_PARAM:
    case E_READ:
    case E_ARITHMETIC:
    case E_CONDITION:
        break;
    }
    return false;
}

static bool any_deep(const struct expr *e, int from, int levels, struct running *known)
{
    bool any = false;
    for (int i = from; !any && i < e->n_kids; i++)
        any = is_deep(e->kid[i], levels, known);
    return any;
}

bool is_computed(const struct expr *e)
{
    return is_deep(e, 0, NULL);
}

bool has_computed_items(const struct expr *e)
{
    return is_deep(e, 1, NULL);
}

/* ---- expressions that are made here ---- */

static const struct value_type any = {.base = BT_ANY}, an_int = {.base = BT_INT}, a_bool = {.base = BT_BOOL};

static struct expr *made(enum ekind kind, const struct expr *at, struct value_type type,
                         const struct expr *const *kids, int n)
{
    struct expr *e = alloc(sizeof *e);
    *e = (struct expr){.kind = kind, .at = at->at, .type = type, .n_kids = n};
    e->kid = n > 0 ? alloc((size_t)n * sizeof *e->kid) : NULL;
    for (int i = 0; i < n; i++)
        e->kid[i] = (struct expr *)kids[i];
    return e;
}

static struct expr *of_two(enum ekind kind, const struct expr *a, const struct expr *b,
                           struct value_type type)
{
    return made(kind, a, type, (const struct expr *const[]){a, b}, 2);
}

static struct expr *call_of_one(enum func func, const struct expr *arg, struct value_type type)
{
    struct expr *e = made(E_CALL, arg, type, &arg, 1);
    e->func = func;
    return e;
}

static struct expr *choice(const struct expr *cond, const struct expr *yes, const struct expr *no)
{
    return made(E_CHOOSE, yes, yes->type, (const struct expr *const[]){cond, yes, no}, 3);
}

static struct expr *value(const struct expr *at, struct value_type type, struct value v)
{
    struct expr *e = made(E_VALUE, at, type, NULL, 0);
    e->value = v;
    return e;
}

static struct expr *number(const struct expr *at, int64_t i)
{
    return value(at, an_int, (struct value){.tag = V_INT, .i = i, .f = (double)i});
}

static struct expr *unknown(const struct expr *at)
{
    return value(at, any, (struct value){.tag = V_NONE});
}

static struct expr *indexed(const struct expr *list, const struct expr *i)
{
    struct value_type type = list->type;
    type.lists -= type.lists > 0;
    return of_two(E_INDEX, list, i, type);
}

/* ---- indices ---- */

const struct expr *new_index(const struct expr *at)
{
    struct var *v = alloc(sizeof *v);
    struct expr *e = made(E_VAR, at, an_int, NULL, 0);
    *v = (struct var){.kind = VAR_INDEX, .name = "i", .type = e->type, .at = at->at};
    e->var = v;
    return e;
}

bool counts_items(const struct expr *range)
{
    return range->var != NULL;
}

bool is_index(const struct expr *e)
{
    return e->kind == E_VAR && e->var->kind == VAR_INDEX;
}

cx index_at(const struct site *site, const struct expr *i)
{
    const cx value = var_at(site, i->var);
    const bool made_here = cx_is_call(value, "dfg_int");
    return made_here ? value->kid[0] : cx_member(value, "u.i");
}

static const struct expr *index_bound(struct site *site, const struct expr *at, cx index)
{
    const struct expr *i = new_index(at);
    if (index->width > LONGEST_INDEX)
        copies = copies < MOST_COPIES ? MOST_COPIES : copies;
    bind_name(site, i->var, cx_call("dfg_int", index));
    return i;
}

/* ---- in place of a running name ---- */

/* e with `item` in place of name; itself where that is not in it. */
static const struct expr *replaced(const struct expr *e, const struct var *name, const struct expr *item)
{
    struct expr *copy = NULL;
    if (e == NULL)
        return NULL; /* the tolerance of `~=`, where there is none */
    if (e->kind == E_VAR && e->var == name)
        return item;
    for (int i = 0; i < e->n_kids; i++) {
        const struct expr *kid = replaced(e->kid[i], name, item);
        if (kid == e->kid[i])
            continue;
        if (copy == NULL) {
            copies++;
            copy = alloc(sizeof *copy);
            *copy = *e;
            copy->kid = alloc((size_t)e->n_kids * sizeof *copy->kid);
            for (int k = 0; k < e->n_kids; k++)
                copy->kid[k] = e->kid[k];
            copy->named = NULL; /* what stands for its parameter is no name any more */
        }
        copy->kid[i] = (struct expr *)kid;
    }
    return copy != NULL ? copy : e;
}

/* ---- items ---- */

/* What stands as an item: beside lists, `value(c)` alone would be one. */
static const struct expr *as_item(const struct expr *one)
{
    return one->kind == E_CONST ? indexed(made(E_LIST, one, one->type, &one, 1), number(one, 0)) : one;
}

static const struct expr *written(const struct expr *list, int k)
{
    return as_item(list->kind == E_LIST ? list->kid[k] : value(list, any, list->value.list[k]));
}

/* Of what is written out: `i == 0 ? a : i == 1 ? b : c`. */
static const struct expr *written_item(const struct expr *list, const struct expr *i)
{
    const int n = list->kind == E_LIST ? list->n_kids : list->value.n;
    const struct expr *item = n > 0 ? written(list, n - 1) : unknown(list);
    for (int k = n - 2; k >= 0; k--) {
        struct expr *is_here = of_two(E_EQ, i, number(list, k), a_bool);
        item = choice(is_here, written(list, k), item);
    }
    return item;
}

static const struct expr *joined_item(struct site *site, const struct expr *e, int k, const struct expr *i)
{
    const struct expr *part = e->kid[k];
    const cx before = computed_length(site, part);
    if (k + 1 == e->n_kids)
        return item_of(site, part, i);
    const struct expr *rest = index_bound(site, e, cx_binary(CX_SUB, index_at(site, i), before));
    struct expr *is_here = of_two(E_LT, i, call_of_one(F_LEN, part, an_int), a_bool);
    const struct expr *here = item_of(site, part, i);
    return choice(is_here, here, joined_item(site, e, k + 1, rest));
}

static bool has_hole(const struct value *v)
{
    bool has = v->tag == V_HOLE;
    for (int i = 0; v->tag == V_LIST && !has && i < v->n; i++)
        has = has_hole(&v->list[i]);
    return has;
}

const struct expr *item_of(struct site *site, const struct expr *list, const struct expr *i)
{
    list = taken_apart(site, list);
    if (list->kind == E_LIST || (list->kind == E_VALUE && has_hole(&list->value)))
        return written_item(list, i);
    if (list->kind == E_COMP)
        return as_item(replaced(list->kid[0], list->var, indexed(list->kid[1], i)));
    if (list->kind == E_CHOOSE) {
        const struct expr *yes = item_of(site, list->kid[1], i);
        return choice(list->kid[0], yes, item_of(site, list->kid[2], i));
    }
    if (is_call_of(list, F_CONCAT))
        return joined_item(site, list, 0, i);
    if (is_call_of(list, F_REVERSE)) {
        const cx last = cx_binary(CX_SUB, computed_length(site, list->kid[0]), cx_int(1));
        return item_of(site, list->kid[0], index_bound(site, list, cx_binary(CX_SUB, last, index_at(site, i))));
    }
    return indexed(list, i);
}

/* list[i] of any i. */
static const struct expr *item_at(struct site *site, const struct expr *list, const struct expr *i)
{
    if (is_index(i))
        return item_of(site, list, i);
    if (list->kind == E_LIST && i->kind == E_VALUE && i->value.tag == V_INT) {
        const int64_t k = i->value.i < 0 ? i->value.i + list->n_kids : i->value.i;
        return k >= 0 && k < list->n_kids ? written(list, (int)k) : unknown(list);
    }
    const cx wanted = expr_in(site, i), n = computed_length(site, list);
    const struct expr *at = index_bound(site, list, cx_call("dfg_position", wanted, n));
    struct expr *is_there = of_two(E_GE, at, number(list, 0), a_bool);
    return choice(is_there, item_of(site, list, at), unknown(list));
}

/* [e for p in q], where the items of q are computed lists. */
static const struct expr *counted(const struct expr *e)
{
    const struct expr *i = new_index(e);
    const struct expr *n = call_of_one(F_LEN, e->kid[1], an_int);
    struct expr *range = call_of_one(F_RANGE, n, (struct value_type){.base = BT_INT, .lists = 1});
    range->var = i->var;
    struct expr *comp = of_two(E_COMP, replaced(e->kid[0], e->var, indexed(e->kid[1], i)), range, e->type);
    comp->at = e->at;
    comp->var = i->var;
    return comp;
}

static const struct expr *too_large(const struct expr *e)
{
    if (copies < 2 * MOST_COPIES)
        error_at(e->at, "lists of lists in one condition are computed from each other too often");
    copies = 2 * MOST_COPIES; /* said once */
    return unknown(e);
}

const struct expr *taken_apart(struct site *site, const struct expr *e)
{
    for (;;) {
        if (copies >= MOST_COPIES)
            return too_large(e);
        if (e->kind == E_INDEX && is_computed(e))
            e = item_at(site, e->kid[0], e->kid[1]);
        else if (e->kind == E_COMP && has_computed_items(e->kid[1]))
            e = counted(e);
        else
            return e;
        copies++;
    }
}
