/* dims.c -- arithmetic of conditions on extents that may be symbolic.
 *
 * In:   numbers, extents, and what was computed of them.
 * Out:  numbers again, or sums and products in their normal form (form.h), kept in
 *       the view's memory until some dozens of others were computed: what is older
 *       is unknown, and nothing that a condition is still computing is.
 *       Comparisons in three values.
 */
#include "arithmetic.h"
#include "form.h"
#include "free.h"
#include "same.h"

/* ---- forms of values ---- */

static bool is_open(const dfg_val *v)
{
    return v->tag == DFG_V_DIM || v->tag == DFG_V_FORM || v->tag == DFG_V_PRODUCT;
}

/* Is one of them no number, and both of them extents? */
static bool are_open(const dfg_val *a, const dfg_val *b)
{
    return (is_open(a) && (is_open(b) || b->tag == DFG_V_INT)) || (a->tag == DFG_V_INT && is_open(b));
}

static bool product_form(const dfg_graph *g, const dfg_val *v, struct dfg_form *f)
{
    struct dfg_form one, before;
    dfg_form_of_int(f, 1);
    for (uint32_t i = 0; i < v->n; i++) {
        dfg_dim d = v->u.dims[i];
        if (d >= 0)
            dfg_form_of_int(&one, d);
        else
            dfg_extent_form(g->module, d, &one);
        before.n = f->n;
        memcpy(before.terms, f->terms, f->n * sizeof *f->terms);
        if (!dfg_form_compute(DFG_FORM_MUL, &before, &one, f))
            return false;
    }
    return true;
}

/* False: there is none, or it is forgotten. */
static bool form_of(const dfg_graph *g, const dfg_val *v, struct dfg_form *f)
{
    if (v->tag == DFG_V_PRODUCT)
        return product_form(g, v, f);
    if (v->tag == DFG_V_INT)
        dfg_form_of_int(f, v->u.i);
    else if (v->tag == DFG_V_DIM)
        dfg_extent_form(g->module, v->u.i, f);
    else if (v->tag == DFG_V_FORM && g->forms != NULL && g->forms->next - (uint64_t)v->u.i <= DFG_FORM_WORDS)
        dfg_form_unpack(f, g->forms->words + (uint64_t)v->u.i % DFG_FORM_WORDS);
    else
        return false;
    return true;
}

/* The value of a form: a number, or where it is kept. */
static dfg_val value_of(const dfg_graph *g, const struct dfg_form *f)
{
    uint64_t words[FORM_WORDS];
    int64_t number;
    if (dfg_form_is_int(f, &number))
        return dfg_int(number);
    struct dfg_forms *forms = g->forms;
    if (forms == NULL)
        return dfg_nil();
    size_t n = dfg_form_pack(f, words), left = DFG_FORM_WORDS - (size_t)(forms->next % DFG_FORM_WORDS);
    forms->next += n > left ? left : 0; /* each in one piece */
    memcpy(forms->words + forms->next % DFG_FORM_WORDS, words, n * sizeof *words);
    dfg_val v = {.tag = DFG_V_FORM, .u.i = (int64_t)forms->next};
    forms->next += n;
    return v;
}

static DFG_APART dfg_val compute(const dfg_graph *g, enum dfg_form_op op, const dfg_val *a, const dfg_val *b)
{
    struct dfg_form x, y, r;
    const bool known = form_of(g, a, &x) && form_of(g, b, &y) && dfg_form_compute(op, &x, &y, &r);
    return known ? value_of(g, &r) : dfg_nil();
}

/* ---- arithmetic ---- */

static enum dfg_form_op of_forms(char op)
{
    return op == '+' ? DFG_FORM_ADD : op == '-' ? DFG_FORM_SUB : op == '*' ? DFG_FORM_MUL : op == '/' ? DFG_FORM_DIV : DFG_FORM_MOD;
}

dfg_val dfg_dims(char op, const dfg_val *a, const dfg_val *b, const dfg_graph *g)
{
    if (are_open(a, b))
        return compute(g, of_forms(op), a, b);
    return dfg_numbers(op, a, b);
}

dfg_val dfg_extents(char op, const dfg_val *a, const dfg_val *b, const dfg_graph *g)
{
    if (are_open(a, b))
        return compute(g, of_forms(op), a, b);
    return dfg_ints(op, a, b);
}

dfg_val dfg_dim_add(const dfg_graph *g, dfg_val a, dfg_val b)
{
    return dfg_dims('+', &a, &b, g);
}

dfg_val dfg_extent_add(const dfg_graph *g, dfg_val a, dfg_val b)
{
    return dfg_extents('+', &a, &b, g);
}

dfg_val dfg_dim_sub(const dfg_graph *g, dfg_val a, dfg_val b)
{
    return dfg_dims('-', &a, &b, g);
}

dfg_val dfg_extent_sub(const dfg_graph *g, dfg_val a, dfg_val b)
{
    return dfg_extents('-', &a, &b, g);
}

dfg_val dfg_dim_mul(const dfg_graph *g, dfg_val a, dfg_val b)
{
    return dfg_dims('*', &a, &b, g);
}

dfg_val dfg_extent_mul(const dfg_graph *g, dfg_val a, dfg_val b)
{
    return dfg_extents('*', &a, &b, g);
}

dfg_val dfg_dim_div(const dfg_graph *g, dfg_val a, dfg_val b)
{
    return dfg_dims('/', &a, &b, g);
}

dfg_val dfg_extent_div(const dfg_graph *g, dfg_val a, dfg_val b)
{
    return dfg_extents('/', &a, &b, g);
}

dfg_val dfg_dim_mod(const dfg_graph *g, dfg_val a, dfg_val b)
{
    return dfg_extents('%', &a, &b, g);
}

dfg_val dfg_dim_neg(const dfg_graph *g, dfg_val a)
{
    const dfg_val zero = dfg_int(0);
    return is_open(&a) ? compute(g, DFG_FORM_SUB, &zero, &a) : dfg_neg(a);
}

/* ---- comparisons ---- */

static enum dfg_form_order order_of(const dfg_graph *g, const dfg_val *a, const dfg_val *b)
{
    struct dfg_form x, y;
    return form_of(g, a, &x) && form_of(g, b, &y) ? dfg_form_compare(&x, &y) : DFG_FORM_UNKNOWN;
}

static inline enum dfg_tri same_scalars(const dfg_graph *g, const dfg_val *a, const dfg_val *b)
{
    return are_open(a, b) ? dfg_form_equal(order_of(g, a, b)) : dfg_same_plain(a, b);
}

static inline enum dfg_tri same(const dfg_graph *g, const dfg_val *a, const dfg_val *b)
{
    return a->tag == DFG_V_HOLE || b->tag == DFG_V_HOLE ? DFG_TRUE : same_scalars(g, a, b);
}

enum dfg_tri dfg_names_same(const dfg_graph *g, dfg_dim a, dfg_dim b)
{
    const dfg_val x = dfg_dim_val(a), y = dfg_dim_val(b);
    return dfg_form_equal(order_of(g, &x, &y));
}

enum dfg_tri dfg_extent_same_at(const dfg_graph *g, const dfg_val *a, const dfg_val *b)
{
    return same_scalars(g, a, b);
}

enum dfg_tri dfg_extent_same(const dfg_graph *g, dfg_val a, dfg_val b)
{
    return same_scalars(g, &a, &b);
}

enum dfg_tri dfg_dim_same_at(const dfg_graph *g, const dfg_val *a, const dfg_val *b)
{
    return is_list(a) && is_list(b) ? same_lists(g, a, b, same, dfg_item_in) : same(g, a, b);
}

enum dfg_tri dfg_dim_same(const dfg_graph *g, dfg_val a, dfg_val b)
{
    return dfg_dim_same_at(g, &a, &b);
}

/* a < b, in three values. */
enum dfg_tri dfg_dim_less_at(const dfg_graph *g, const dfg_val *a, const dfg_val *b)
{
    if (are_open(a, b))
        return dfg_form_less(order_of(g, a, b));
    const enum dfg_order order = dfg_order_at(a, b);
    return order == DFG_NO_ORDER ? DFG_UNKNOWN : dfg_tri_of(order == DFG_LESS);
}

enum dfg_tri dfg_dim_less(const dfg_graph *g, dfg_val a, dfg_val b)
{
    return dfg_dim_less_at(g, &a, &b);
}

/* The first that is not outside the other: NIL where that is not known. */
static void choose(const dfg_graph *g, bool least, const dfg_val *a, const dfg_val *b, dfg_val *r)
{
    const dfg_val *const low = least ? a : b, *const high = least ? b : a;
    if (dfg_dim_less_at(g, high, low) == DFG_FALSE)
        *r = *a;
    else
        *r = dfg_dim_less_at(g, low, high) == DFG_FALSE ? *b : dfg_nil();
}

dfg_val dfg_dim_extreme(const dfg_graph *g, bool least, const dfg_val *a, const dfg_val *b)
{
    dfg_val r;
    choose(g, least, a, b, &r);
    return r;
}

dfg_val dfg_dim_min(const dfg_graph *g, dfg_val a, dfg_val b)
{
    return dfg_dim_extreme(g, true, &a, &b);
}

dfg_val dfg_dim_max(const dfg_graph *g, dfg_val a, dfg_val b)
{
    return dfg_dim_extreme(g, false, &a, &b);
}

/* ---- lists ---- */

typedef dfg_val operate_extents(char op, const dfg_val *a, const dfg_val *b, const dfg_graph *g);

static DFG_APART dfg_val fold(const dfg_graph *g, char op, operate_extents *operate, const dfg_val *list)
{
    dfg_val total = dfg_int(op == '*'), made;
    if (!is_list(list))
        return dfg_nil();
    for (uint32_t i = 0; i < list->n && total.tag != DFG_NIL; i++)
        total = operate(op, &total, dfg_item_in(list, i, &made), g);
    return total;
}

/* That of a shape waits for who asks, if an extent is a name: most ask whether it is a number. */
dfg_val dfg_extents_product(const dfg_dim *dims, uint32_t n)
{
    int64_t product = 1;
    bool open = false, fits = true;
    for (uint32_t i = 0; i < n; i++) {
        if (dims[i] == DFG_DIM_UNKNOWN)
            return dfg_nil();
        open = open || dims[i] < 0;
        fits = fits && (open || !__builtin_mul_overflow(product, dims[i], &product));
    }
    return open   ? (dfg_val){.tag = DFG_V_PRODUCT, .n = n, .u.dims = dims}
           : fits ? dfg_int(product)
                  : dfg_nil();
}

dfg_val dfg_fold_dims(const dfg_graph *g, char op, const dfg_val *list)
{
    return op == '*' && list->tag == DFG_V_SHAPE ? dfg_extents_product(list->u.dims, list->n) : fold(g, op, dfg_dims, list);
}

dfg_val dfg_fold_extents(const dfg_graph *g, char op, const dfg_val *list)
{
    return op == '*' && list->tag == DFG_V_SHAPE ? dfg_extents_product(list->u.dims, list->n) : fold(g, op, dfg_extents, list);
}

dfg_val dfg_dim_sum(const dfg_graph *g, dfg_val list)
{
    return dfg_fold_dims(g, '+', &list);
}

dfg_val dfg_extent_sum(const dfg_graph *g, dfg_val list)
{
    return dfg_fold_extents(g, '+', &list);
}

dfg_val dfg_dim_prod(const dfg_graph *g, dfg_val list)
{
    return dfg_fold_dims(g, '*', &list);
}

dfg_val dfg_extent_prod(const dfg_graph *g, dfg_val list)
{
    return dfg_fold_extents(g, '*', &list);
}

dfg_val dfg_dim_extreme_of(const dfg_graph *g, bool least, const dfg_val *list)
{
    dfg_val best = dfg_nil(), made;
    for (uint32_t i = 0; is_list(list) && i < list->n && (i == 0 || best.tag != DFG_NIL); i++) {
        const dfg_val *item = dfg_item_in(list, i, &made);
        choose(g, least, i == 0 ? item : &best, item, &best);
    }
    return best;
}

dfg_val dfg_dim_min_of(const dfg_graph *g, dfg_val list)
{
    return dfg_dim_extreme_of(g, true, &list);
}

dfg_val dfg_dim_max_of(const dfg_graph *g, dfg_val list)
{
    return dfg_dim_extreme_of(g, false, &list);
}

enum dfg_tri dfg_dim_member_at(const dfg_graph *g, const dfg_val *v, const dfg_val *list)
{
    if (!is_list(list) || is_list(v))
        return dfg_dim_same_at(g, v, list);
    enum dfg_tri any = DFG_FALSE;
    dfg_val made;
    for (uint32_t i = 0; any != DFG_TRUE && i < list->n; i++)
        any = dfg_either(any, dfg_dim_same_at(g, v, dfg_item_in(list, i, &made)));
    return any;
}

enum dfg_tri dfg_dim_member(const dfg_graph *g, dfg_val v, dfg_val list)
{
    return dfg_dim_member_at(g, &v, &list);
}
