/* fold.c -- types of values, and expressions that are constants.
 *
 * In:   types; expressions.
 * Out:  what can be compared, the type of a list's elements, the value of an
 *       expression that names nothing of the graph.  Arithmetic that overflows
 *       or divides by zero has no value: it is unknown when the pattern runs.
 */
#include "check.h"

#include "core/arithmetic.h"

#include <assert.h>

/* ---- types ---- */

struct value_type pat_type_of(enum base_type base)
{
    return (struct value_type){.base = base};
}

bool pat_is_number(struct value_type t)
{
    return t.base == BT_ANY || (t.lists == 0 && (t.base == BT_INT || t.base == BT_FLOAT));
}

bool pat_is_list(struct value_type t)
{
    return t.base == BT_ANY || t.lists > 0;
}

bool pat_comparable(struct value_type a, struct value_type b)
{
    if (a.base == BT_ANY || b.base == BT_ANY)
        return a.base != BT_NODE && b.base != BT_NODE;
    if (a.lists != b.lists)
        return false;
    const bool numbers = (a.base == BT_INT || a.base == BT_FLOAT) && (b.base == BT_INT || b.base == BT_FLOAT);
    return a.base != BT_NODE && (a.base == b.base || numbers);
}

struct value_type pat_unify(struct value_type a, struct value_type b)
{
    if (a.base == b.base && a.lists == b.lists)
        return a;
    if (a.lists == b.lists && pat_is_number((struct value_type){.base = a.base}) &&
        pat_is_number((struct value_type){.base = b.base}))
        return (struct value_type){.base = a.base == BT_ANY || b.base == BT_ANY ? BT_ANY : BT_FLOAT,
                                   .lists = a.lists};
    return pat_type_of(BT_ANY);
}

struct value_type pat_literal_type(const struct value *v)
{
    static const enum base_type bases[] = {
        [V_NONE] = BT_ANY,  [V_INT] = BT_INT,       [V_FLOAT] = BT_FLOAT,
        [V_BOOL] = BT_BOOL, [V_STRING] = BT_STRING, [V_DTYPE] = BT_DTYPE,
        [V_OP] = BT_OP,     [V_LIST] = BT_ANY,      [V_HOLE] = BT_ANY,
    };
    if (v->tag == V_NONE)
        return (struct value_type){.base = BT_ANY, .optional = true};
    if (v->tag != V_LIST)
        return pat_type_of(bases[v->tag]);
    struct value_type t = pat_type_of(BT_ANY);
    bool first = true;
    for (int i = 0; i < v->n; i++) {
        if (v->list[i].tag == V_HOLE)
            continue;
        const struct value_type one = pat_literal_type(&v->list[i]);
        t = first ? one : pat_unify(t, one);
        first = false;
    }
    if (t.base != BT_ANY)
        t.lists++;
    return t;
}

/* ---- constants ---- */

static_assert(E_SUB == E_ADD + 1 && E_MUL == E_ADD + 2 && E_DIV == E_ADD + 3 && E_MOD == E_ADD + 4, "see op");

static bool fold_arithmetic(struct pat *pat, const struct expr *e, struct value *v)
{
    struct value a, b;
    if (!pat_fold(pat, e->kid[0], &a) || !pat_fold(pat, e->kid[1], &b))
        return false;
    const char op = "+-*/%"[e->kind - E_ADD];
    const bool ints = a.tag == V_INT && b.tag == V_INT;
    *v = (struct value){.tag = ints ? V_INT : V_FLOAT};
    if (ints) {
        const bool known = dfg_compute_ints(op, a.i, b.i, &v->i);
        v->f = (double)v->i;
        return known;
    }
    return pat_value_fits(&a, pat_type_of(BT_FLOAT)) && pat_value_fits(&b, pat_type_of(BT_FLOAT)) &&
           dfg_compute_floats(op, a.f, b.f, &v->f);
}

static bool fold_negative(struct pat *pat, const struct expr *e, struct value *v)
{
    if (!pat_fold(pat, e->kid[0], v) || (v->tag != V_INT && v->tag != V_FLOAT) ||
        (v->tag == V_INT && v->i == INT64_MIN))
        return false;
    v->i = -v->i;
    v->f = -v->f;
    return true;
}

bool pat_fold(struct pat *pat, const struct expr *e, struct value *v)
{
    switch (e->kind) {
    case E_VALUE:
        *v = e->value;
        return true;
    case E_NEG:
        return fold_negative(pat, e, v);
    case E_ADD:
    case E_SUB:
    case E_MUL:
    case E_DIV:
    case E_MOD:
        return fold_arithmetic(pat, e, v);
    case E_LIST:
        *v = (struct value){.tag = V_LIST, .n = e->n_kids};
        v->list = pat_alloc(pat, sizeof *v->list * (size_t)(e->n_kids + 1));
        for (int i = 0; i < e->n_kids; i++)
            if (!pat_fold(pat, e->kid[i], &v->list[i]))
                return false;
        return true;
    case E_NAME:
    case E_READ:
    case E_INDEX:
    case E_COMP:
    case E_CHOOSE:
    case E_CALL:
    case E_CONDITION:
        break;
    }
    return false;
}
