/* list.c -- lists that are computed item by item, as C.
 *
 * In:   comprehensions, range, concat, reverse, and choices between lists.
 * Out:  what is needed of them: an item, the length, a sum, equality.  No
 *       list is ever stored: each is a length and an expression for item k,
 *       and what needs all items is a loop in a static helper function.
 *       Items that are such lists themselves are nested.c's.
 * Errors: none here.
 */
#include "cond.h"

/* ---- length: an int64_t, -1 where there is no list ---- */

/* What the condition chooses, `unknown` where it is so. */
static cx chosen(const struct site *site, const struct expr *cond, cx yes, cx no, cx unknown)
{
    const cx holds = cond_in(site, cond, true);
    return choose(holds, is_certain(cond) ? NULL : cond_in(site, cond, false), yes, no, unknown);
}

/* range(rank(x)), range(first, rank(x) - less): no value is computed.  NULL: it is another one. */
static cx length_of_ranks(const struct site *site, const struct expr *e)
{
    const struct expr *end = e->kid[e->n_kids > 1];
    const bool less = end->kind == E_SUB && is_small(end->kid[1]);
    if (e->n_kids > 2 || (e->n_kids == 2 && !is_small(e->kid[0])) || !is_rank(site, less ? end->kid[0] : end))
        return NULL;
    const int64_t first = e->n_kids > 1 ? e->kid[0]->value.i : 0;
    return cx_call("dfg_rank_less", cx_g(), node_of(site, (less ? end->kid[0] : end)->kid[0]),
                   cx_int(first + (less ? end->kid[1]->value.i : 0)));
}

/* range(end), range(first, end), range(first, end, step) */
static cx length_of_range(const struct site *site, const struct expr *e)
{
    const cx of_ranks = length_of_ranks(site, e);
    if (of_ranks)
        return of_ranks;
    if (e->n_kids == 1)
        return cx_call("dfg_range_to", expr_in(site, e->kid[0]));
    const cx first = expr_in(site, e->kid[0]);
    const cx end = expr_in(site, e->kid[1]);
    if (e->n_kids == 2 && first == cx_call("dfg_int", cx_int(0)))
        return cx_call("dfg_range_to", end);
    return cx_call("dfg_range_len", first, end,
                   e->n_kids > 2 ? expr_in(site, e->kid[2]) : cx_call("dfg_int", cx_int(1)));
}

/* What is computed is a function: it is asked for in several places. */
static cx range_length(const struct site *site, const struct expr *e)
{
    struct helper h;
    if (counts_items(e)) /* however many */
        return computed_length(site, e->kid[0]->kid[0]);
    const cx n = length_of_range(site, e);
    if (values_in(n) == 0)
        return n;
    helper_begin(&h, site, e, NULL);
    give(h.to, length_of_range(&h.site, e));
    return helper_end(&h, "int64_t", "length");
}

static cx joined_length(const struct site *site, const struct expr *e, int n)
{
    cx all = computed_length(site, e->kid[0]);
    for (int i = 1; i < n; i++)
        all = cx_call("dfg_joined", all, computed_length(site, e->kid[i]));
    return all;
}

cx computed_length(const struct site *site, const struct expr *e)
{
    struct site own = site_copy(site);
    e = taken_apart(&own, e);
    if (e->kind == E_LIST || (e->kind == E_VALUE && e->value.tag == V_LIST))
        return cx_int(e->kind == E_LIST ? e->n_kids : e->value.n);
    if (e->kind == E_VALUE)
        return cx_int(-1);
    if (!is_computed(e))
        return cx_call("dfg_len", hoisted(&own, list_expr(&own, e)));
    if (e->kind == E_COMP)
        return computed_length(&own, e->kid[1]);
    if (e->kind == E_CHOOSE) {
        const cx one = computed_length(&own, e->kid[1]), other = computed_length(&own, e->kid[2]);
        return chosen(&own, e->kid[0], one, other, cx_int(-1));
    }
    return e->func == F_RANGE ? range_length(&own, e) : joined_length(&own, e, e->n_kids);
}

static bool is_unknown_value(const struct expr *e)
{
    return e->kind == E_VALUE && e->value.tag == V_NONE;
}

bool is_shape(const struct expr *e)
{
    return e->kind == E_PROP && e->prop == PROP_SHAPE;
}

/* ---- item k of those that are there, 0 <= k < length ---- */

/* Expressions that may need new helpers or locals are made one a statement: in which order
 * a compiler of ours evaluates arguments must not show in what we write. */

static int mentions_of(const struct expr *e, const struct var *v)
{
    int n = e != NULL && e->kind == E_VAR && e->var == v;
    for (int i = 0; e != NULL && i < e->n_kids; i++)
        n += mentions_of(e->kid[i], v);
    return n;
}

/* The running name is the item of the inner list; mentioned more than once, a parameter. */
static cx comprehended(const struct site *site, const struct expr *e, cx k)
{
    struct helper h;
    struct site inner = site_with(site, e->var, computed_item(site, e->kid[1], k));
    if (mentions_of(e->kid[0], e->var) <= 1 || holds_list(e->kid[0]) || is_computed(e->kid[0]))
        return expr_in(&inner, e->kid[0]);
    helper_begin(&h, &inner, e->kid[0], NULL);
    give(h.to, expr_in(&h.site, e->kid[0]));
    return helper_end(&h, "dfg_val", "item");
}

static cx range_item(const struct site *site, const struct expr *e, cx k)
{
    cx number = cx_call("dfg_int", k);
    if (e->n_kids > 2)
        number = cx_call("dfg_int_mul", number, expr_in(site, e->kid[2]));
    const cx first = e->n_kids > 1 ? expr_in(site, e->kid[0]) : cx_call("dfg_int", cx_int(0));
    return first == cx_call("dfg_int", cx_int(0)) ? number : cx_call("dfg_int_add", first, number);
}

static cx concat_item(const struct site *site, const struct expr *e, cx k)
{
    cx chain = NULL;
    for (int i = e->n_kids - 1; i >= 0; i--) {
        const cx before = i == 0 ? NULL : joined_length(site, e, i);
        const cx one = computed_item(site, e->kid[i], before == NULL ? k : cx_binary(CX_SUB, k, before));
        const cx upto = chain == NULL ? NULL : joined_length(site, e, i + 1);
        chain = chain == NULL ? one : cx_if(cx_binary(CX_LT, k, upto), one, chain);
    }
    return chain;
}

/* list[n - 1 - i] */
static cx from_end(cx n, cx i)
{
    return cx_binary(CX_SUB, cx_binary(CX_SUB, n, cx_int(1)), i);
}

/* Of a list that is written out, short enough not to be made: `k == 0 ? one : other`. */
static bool is_pair(const struct expr *e)
{
    return e->kind == E_LIST && e->n_kids == 2 && is_scalar(e->kid[0]) && is_scalar(e->kid[1]);
}

static cx item_of_pair(const struct site *site, const struct expr *e, cx k)
{
    const cx one = expr_in(site, e->kid[0]);
    return cx_if(cx_eq(k, cx_int(0)), one, expr_in(site, e->kid[1]));
}

cx computed_item(const struct site *site, const struct expr *e, cx k)
{
    struct site own = site_copy(site);
    e = taken_apart(&own, e);
    if (has_computed_items(e)) { /* where a number is asked for: those that are lists are unknown */
        const struct expr *i = new_index(e);
        bind_name(&own, i->var, cx_call("dfg_int", k));
        return expr_in(&own, item_of(&own, e, i));
    }
    if (is_shape(e))
        return cx_call("dfg_extent_of", cx_g(), node_of(&own, e->kid[0]), k);
    if (is_pair(e))
        return item_of_pair(&own, e, k);
    if (!is_computed(e))
        return cx_call(is_stored(e) ? "dfg_stored_item" : "dfg_item", hoisted(&own, list_expr(&own, e)), k);
    if (e->kind == E_COMP)
        return comprehended(&own, e, k);
    if (e->kind == E_CHOOSE && is_unknown_value(e->kid[2])) /* which has no items */
        return computed_item(&own, e->kid[1], k);
    if (e->kind == E_CHOOSE) {
        const cx yes = cond_in(&own, e->kid[0], true), one = computed_item(&own, e->kid[1], k);
        return choose(yes, NULL, one, computed_item(&own, e->kid[2], k), NULL);
    }
    if (e->func == F_RANGE)
        return range_item(&own, e, k);
    if (e->func == F_CONCAT)
        return concat_item(&own, e, k);
    return computed_item(&own, e->kid[0], from_end(computed_length(&own, e->kid[0]), k));
}

/* ---- what is asked of a list ---- */

cx list_item(const struct site *site, const struct expr *list, const struct expr *index)
{
    struct helper h;
    const cx k = cx_name("k");
    helper_begin(&h, site, list, index);
    const cx at = expr_in(&h.site, index), n = computed_length(&h.site, list);
    let(h.to, NULL, "const int64_t", "k", cx_call("dfg_position", at, n));
    give(h.to, cx_if(cx_binary(CX_LT, k, cx_int(0)), c_nil(), computed_item(&h.site, list, k)));
    return helper_end(&h, "dfg_val", "at");
}

cx list_length(const struct site *site, const struct expr *list)
{
    return cx_call("dfg_count", computed_length(site, list));
}

enum { NO_START = -1 };

const struct fold *fold_of(enum func func)
{
    static const struct fold folds[] = {
        [F_MIN] = {"min", "min_of", "min", NO_START},
        [F_MAX] = {"max", "max_of", "max", NO_START},
        [F_SUM] = {"sum", "sum", "add", 0},
        [F_PROD] = {"prod", "prod", "mul", 1},
    };
    return &folds[func];
}

/* for (int64_t k = 0; <while>k < n; k++) */
static void each_item(struct helper *h, cx until)
{
    begin_loop(h->to, "int64_t", "k", NULL, cx_and(until, cx_binary(CX_LT, cx_name("k"), cx_name("n"))), NULL);
}

cx list_fold(const struct site *site, const struct expr *e, const struct fold *f)
{
    struct helper h;
    const struct expr *list = e->kid[0];
    const cx k = cx_name("k"), n = cx_name("n"), total = cx_name("total");
    helper_begin(&h, site, list, NULL);
    const bool from_first = f->start == NO_START;
    const cx start = from_first ? c_nil()
                                : cx_if(cx_call("dfg_is_length", n), cx_call("dfg_int", cx_int(f->start)), c_nil());
    const cx count = computed_length(&h.site, list), each = computed_item(&h.site, list, k);
    const cx next = from_first ? cx_name(fresh_name(&h, "each")) : each;
    const cx so_far = from_first ? cx_if(cx_eq(k, cx_int(0)), next, total) : total;
    let(h.to, NULL, "const int64_t", "n", count);
    let(h.to, NULL, "dfg_val", "total", start);
    each_item(&h, NULL);
    if (from_first) /* the least of none is unknown */
        let(h.to, NULL, "const dfg_val", next->text, each);
    set(h.to, NULL, "total", on_values(site, e, f->combine, so_far, next));
    end_block(h.to);
    give(h.to, total);
    return helper_end(&h, "dfg_val", f->what);
}

/* ---- comparisons: an enum dfg_tri ---- */

static bool is_hole(const struct expr *e)
{
    return e->kind == E_VALUE && e->value.tag == V_HOLE;
}

bool is_scalar(const struct expr *e)
{
    if (e->kind == E_VAR)
        return e->var->kind == VAR_DIM;
    if (e->kind == E_INDEX)
        return has_scalars(e->kid[0]);
    if (e->kind == E_CHOOSE)
        return is_scalar(e->kid[1]) && is_scalar(e->kid[2]);
    if (e->kind == E_VALUE)
        return e->value.tag != V_LIST && e->value.tag != V_HOLE;
    if (e->kind == E_CALL)
        return pat_functions[e->func].type.lists == 0;
    return (e->kind == E_PROP && !is_shape(e)) || e->kind == E_DIM || e->kind == E_NEG ||
           (e->kind >= E_ADD && e->kind <= E_MOD);
}

bool has_scalars(const struct expr *e)
{
    bool all = e->kind == E_LIST || e->kind == E_CALL;
    for (int i = 0; all && i < e->n_kids; i++)
        all = e->kind == E_LIST ? is_scalar(e->kid[i]) : has_scalars(e->kid[i]);
    return all || is_shape(e) || (e->kind == E_CALL && e->func == F_RANGE) ||
           (e->kind == E_COMP && is_scalar(e->kid[0]));
}

/* Are the values, of a and b or of their items, the same?  scalar: one of them is no list. */
static cx same(const struct expr *a, const struct expr *b, bool scalar, cx left, cx right)
{
    bool open = pat_may_be_open(a) || pat_may_be_open(b);
    return open ? cx_call(scalar ? "dfg_extent_same" : "dfg_dim_same", cx_g(), left, right)
                : cx_call(scalar ? "dfg_scalar_same" : "dfg_same", left, right);
}

/* Item k of one list against item k of the other. */
static cx items_same(struct helper *h, const struct expr *a, const struct expr *b)
{
    const cx k = cx_name("k");
    if (!has_computed_items(a) && !has_computed_items(b)) {
        const cx left = computed_item(&h->site, a, k);
        return same(a, b, has_scalars(a) || has_scalars(b), left, computed_item(&h->site, b, k));
    }
    const struct expr *i = new_index(a);
    struct site inner = site_with(&h->site, i->var, cx_call("dfg_int", k));
    const struct expr *left = item_of(&inner, a, i);
    return values_same(&inner, left, item_of(&inner, b, i));
}

/* The answer, which starts as `start`, of all items or any, until one `decides`. */
static void fold_answers(struct helper *h, const char *answer, cx start, const char *decides, const char *combine,
                         cx one)
{
    const cx so_far = cx_name(answer);
    let(h->to, NULL, "enum dfg_tri", answer, start);
    each_item(h, cx_ne(so_far, cx_text(decides)));
    set(h->to, NULL, answer, cx_call(combine, so_far, one));
    end_block(h->to);
    give(h->to, so_far);
}

static cx lists_same(const struct site *site, const struct expr *a, const struct expr *b)
{
    struct helper h;
    const cx n = cx_name("n"), m = cx_name("m");
    helper_begin(&h, site, a, b);
    const cx one = computed_length(&h.site, a), other = computed_length(&h.site, b);
    let(h.to, NULL, "const int64_t", "n", one);
    let(h.to, NULL, "const int64_t", "m", other);
    give_if(h.to, cx_or(cx_not(cx_call("dfg_is_length", n)), cx_not(cx_call("dfg_is_length", m))), cx_text("DFG_UNKNOWN"));
    fold_answers(&h, "all", cx_if(cx_eq(n, m), cx_text("DFG_TRUE"), cx_text("DFG_FALSE")), "DFG_FALSE", "dfg_both",
                 items_same(&h, a, b));
    return helper_end(&h, "enum dfg_tri", "same");
}

/* Is e a choice between a list and something else?  Then the choice comes first. */
static bool is_mixed(const struct expr *e)
{
    if (e->kind == E_CHOOSE)
        return is_mixed(e->kid[1]) || is_mixed(e->kid[2]);
    return !is_computed(e) && !yields_list(e) && !is_unknown_value(e);
}

static cx choice_same(const struct site *site, const struct expr *choice, const struct expr *other)
{
    const cx one = values_same(site, choice->kid[1], other), two = values_same(site, choice->kid[2], other);
    return chosen(site, choice->kid[0], one, two, cx_text("DFG_UNKNOWN"));
}

cx values_same(const struct site *site, const struct expr *a, const struct expr *b)
{
    struct site own = site_copy(site);
    a = taken_apart(&own, a);
    b = taken_apart(&own, b);
    if (is_hole(a) || is_hole(b))
        return cx_text("DFG_TRUE");
    if (a->kind == E_CHOOSE && is_computed(a) && is_mixed(a))
        return choice_same(&own, a, b);
    if (b->kind == E_CHOOSE && is_computed(b) && is_mixed(b))
        return choice_same(&own, b, a);
    if (is_computed(a) || is_computed(b))
        return lists_same(&own, a, b);
    const cx left = beside(&own, a, b);
    return same(a, b, is_scalar(a) || is_scalar(b), left, beside(&own, b, a));
}

static cx member(const struct site *site, const struct expr *v, const struct expr *list)
{
    struct helper h;
    helper_begin(&h, site, v, list);
    const cx n = computed_length(&h.site, list), wanted = expr_in(&h.site, v);
    const cx start = cx_if(cx_call("dfg_is_length", cx_name("n")), cx_text("DFG_FALSE"), cx_text("DFG_UNKNOWN"));
    let(h.to, NULL, "const int64_t", "n", n);
    fold_answers(&h, "any", start, "DFG_TRUE", "dfg_either",
                 same(v, list, is_scalar(v) || has_scalars(list), wanted, computed_item(&h.site, list, cx_name("k"))));
    return helper_end(&h, "enum dfg_tri", "member");
}

cx list_member(const struct site *site, const struct expr *v, const struct expr *list)
{
    const cx among = member(site, v, list);
    if (v->type.base != BT_ANY)
        return among;
    /* A number, or a list itself. */
    const cx n = is_computed(v) ? computed_length(site, v) : cx_call("dfg_len", expr_in(site, v));
    return choose(cx_binary(CX_GE, n, cx_int(0)), NULL, values_same(site, v, list), among, NULL);
}
