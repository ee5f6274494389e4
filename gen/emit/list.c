/* list.c -- lists that are computed item by item, as C.
 *
 * In:   comprehensions, range, concat, reverse, and choices between lists.
 * Out:  C text of what is asked of them: an item, the length, a sum, whether
 *       two are the same.  No list is ever stored: each is a length and an
 *       expression for item k, and what asks for all items is a loop in a
 *       static helper function.  Where the items are such lists themselves,
 *       nested.c says what item k is, and that is asked in turn.
 * Errors: none here.
 */
#include "cond.h"

#include <string.h>

/* ---- length: an int64_t, -1 where there is no list ---- */

static const char *length(const struct site *site, const struct expr *e);

/* What the condition chooses, `otherwise` where it is unknown. */
static const char *chosen(const struct site *site, const struct expr *cond, const char *yes, const char *no,
                          const char *otherwise)
{
    const char *holds = c_atom(cond_in(site, cond, true));
    if (is_certain(cond))
        return format("(%s ? %s : %s)", holds, yes, no);
    return format("(%s ? %s : %s ? %s : %s)", holds, yes, c_atom(cond_in(site, cond, false)), no, otherwise);
}

/* range(end), range(first, end), range(first, end, step) */
static const char *range_length(const struct site *site, const struct expr *e)
{
    if (counts_items(e)) /* however many */
        return length(site, e->kid[0]->kid[0]);
    const char *first = e->n_kids > 1 ? expr_in(site, e->kid[0]) : "dfg_int(0)";
    const char *end = expr_in(site, e->kid[e->n_kids > 1]);
    return format("dfg_range_len(%s, %s, %s)", first, end,
                  e->n_kids > 2 ? expr_in(site, e->kid[2]) : "dfg_int(1)");
}

static const char *joined_length(const struct site *site, const struct expr *e, int n)
{
    const char *text = length(site, e->kid[0]);
    for (int i = 1; i < n; i++)
        text = format("dfg_joined(%s, %s)", text, length(site, e->kid[i]));
    return text;
}

static const char *length(const struct site *site, const struct expr *e)
{
    struct site own = site_copy(site);
    e = taken_apart(&own, e);
    if (e->kind == E_LIST || (e->kind == E_VALUE && e->value.tag == V_LIST))
        return format("%d", e->kind == E_LIST ? e->n_kids : e->value.n);
    if (e->kind == E_VALUE)
        return "-1";
    if (!is_computed(e))
        return format("dfg_len(%s)", hoisted(&own, list_expr(&own, e)));
    if (e->kind == E_COMP)
        return length(&own, e->kid[1]);
    if (e->kind == E_CHOOSE) {
        const char *one = length(&own, e->kid[1]), *other = length(&own, e->kid[2]);
        return chosen(&own, e->kid[0], one, other, "-1");
    }
    return e->func == F_RANGE ? range_length(&own, e) : joined_length(&own, e, e->n_kids);
}

static bool is_unknown_value(const struct expr *e)
{
    return e->kind == E_VALUE && e->value.tag == V_NONE;
}

/* ---- item k of those that are there, 0 <= k < length ---- */

/* Texts that may name new helpers or locals are made one a statement: in which order
 * a compiler of ours evaluates arguments must not show in what we write. */

static const char *item(const struct site *site, const struct expr *e, const char *k);

static int mentions_of(const struct expr *e, const struct var *v)
{
    int n = e != NULL && e->kind == E_VAR && e->var == v;
    for (int i = 0; e != NULL && i < e->n_kids; i++)
        n += mentions_of(e->kid[i], v);
    return n;
}

/* The running name is the item of the inner list; mentioned more than once, a parameter. */
static const char *comprehended(const struct site *site, const struct expr *e, const char *k)
{
    struct helper h;
    struct site inner = site_with(site, e->var, item(site, e->kid[1], k));
    if (mentions_of(e->kid[0], e->var) <= 1 || holds_list(e->kid[0]) || is_computed(e->kid[0]))
        return expr_in(&inner, e->kid[0]);
    helper_begin(&h, &inner, e->kid[0], NULL);
    return helper_end(&h, "dfg_val", "item", format("    return %s;\n", expr_in(&h.site, e->kid[0])));
}

static const char *range_item(const struct site *site, const struct expr *e, const char *k)
{
    const char *number = format("dfg_int(%s)", k);
    if (e->n_kids > 2)
        number = format("dfg_mul(%s, %s)", number, expr_in(site, e->kid[2]));
    return e->n_kids > 1 ? format("dfg_add(%s, %s)", expr_in(site, e->kid[0]), number) : number;
}

static const char *concat_item(const struct site *site, const struct expr *e, const char *k)
{
    const char *text = NULL;
    for (int i = e->n_kids - 1; i >= 0; i--) {
        const char *before = i == 0 ? NULL : joined_length(site, e, i);
        const char *one = item(site, e->kid[i], before == NULL ? k : format("%s - %s", k, before));
        const char *upto = text == NULL ? NULL : joined_length(site, e, i + 1);
        text = text == NULL ? one : format("%s < %s ? %s : %s", k, upto, one, text);
    }
    return e->n_kids > 1 ? format("(%s)", text) : text;
}

static const char *item(const struct site *site, const struct expr *e, const char *k)
{
    struct site own = site_copy(site);
    e = taken_apart(&own, e);
    if (has_computed_items(e)) { /* where a number is asked for: those that are lists are unknown */
        const struct expr *i = new_index(e);
        bind_name(&own, i->var, format("dfg_int(%s)", k));
        return expr_in(&own, item_of(&own, e, i));
    }
    if (!is_computed(e))
        return format("dfg_item(%s, %s)", hoisted(&own, list_expr(&own, e)), k);
    if (e->kind == E_COMP)
        return comprehended(&own, e, k);
    if (e->kind == E_CHOOSE && is_unknown_value(e->kid[2])) /* which has no items */
        return item(&own, e->kid[1], k);
    if (e->kind == E_CHOOSE) {
        const char *yes = c_atom(cond_in(&own, e->kid[0], true)), *one = item(&own, e->kid[1], k);
        return format("(%s ? %s : %s)", yes, one, item(&own, e->kid[2], k));
    }
    if (e->func == F_RANGE)
        return range_item(&own, e, k);
    if (e->func == F_CONCAT)
        return concat_item(&own, e, k);
    return item(&own, e->kid[0], format("%s - 1 - %s", length(&own, e->kid[0]), in_a_sum(k)));
}

/* ---- what is asked of a list ---- */

const char *computed_length(const struct site *site, const struct expr *list)
{
    return length(site, list);
}

const char *computed_item(const struct site *site, const struct expr *list, const char *k)
{
    return item(site, list, k);
}

const char *list_item(const struct site *site, const struct expr *list, const struct expr *index)
{
    struct helper h;
    helper_begin(&h, site, list, index);
    const char *at = expr_in(&h.site, index), *n = length(&h.site, list);
    const char *body = format("    const int64_t k = dfg_position(%s, %s);\n"
                              "    return k < 0 ? dfg_nil() : %s;\n",
                              at, n, item(&h.site, list, "k"));
    return helper_end(&h, "dfg_val", "at", body);
}

const char *list_length(const struct site *site, const struct expr *list)
{
    return format("dfg_count(%s)", length(site, list));
}

const struct fold *fold_of(enum func func)
{
    static const struct fold folds[] = {
        [F_MIN] = {"min", "min_of", NULL, "min"},
        [F_MAX] = {"max", "max_of", NULL, "max"},
        [F_SUM] = {"sum", "sum", "dfg_int(0)", "add"},
        [F_PROD] = {"prod", "prod", "dfg_int(1)", "mul"},
    };
    return &folds[func];
}

const char *list_fold(const struct site *site, const struct expr *list, const struct fold *f)
{
    struct helper h;
    helper_begin(&h, site, list, NULL);
    const char *start = f->start, *length_text = length(&h.site, list);
    const char *item_text = item(&h.site, list, "k"), *body;
    const char *next = start == NULL ? fresh_name(&h, "each") : item_text;
    const char *so_far = start == NULL ? format("k == 0 ? %s : total", next) : "total";
    const char *combined = pat_may_be_open(list) ? extent_call(site, f->combine, so_far, next)
                                             : format("dfg_%s(%s, %s)", f->combine, so_far, next);
    if (start == NULL) { /* the least of none is unknown */
        body = format("    const int64_t n = %s;\n"
                      "    dfg_val total = dfg_nil();\n"
                      "    for (int64_t k = 0; k < n; k++) {\n"
                      "        const dfg_val %s = %s;\n"
                      "        total = %s;\n"
                      "    }\n"
                      "    return total;\n",
                      length_text, next, item_text, combined);
    } else {
        body = format("    const int64_t n = %s;\n"
                      "    dfg_val total = dfg_is_length(n) ? %s : dfg_nil();\n"
                      "    for (int64_t k = 0; k < n; k++)\n"
                      "        total = %s;\n"
                      "    return total;\n",
                      length_text, start, combined);
    }
    return helper_end(&h, "dfg_val", f->what, body);
}

/* ---- comparisons: an enum dfg_tri ---- */

static bool is_hole(const struct expr *e)
{
    return e->kind == E_VALUE && e->value.tag == V_HOLE;
}

/* Are the texts, of a and b or of their items, the same? */
static const char *same_text(const struct expr *a, const struct expr *b, const char *left, const char *right)
{
    bool open = pat_may_be_open(a) || pat_may_be_open(b);
    return format(open ? "dfg_dim_same(g, %s, %s)" : "dfg_same(%s, %s)", left, right);
}

/* Item k of one list against item k of the other. */
static const char *items_same(struct helper *h, const struct expr *a, const struct expr *b)
{
    if (!has_computed_items(a) && !has_computed_items(b)) {
        const char *left = item(&h->site, a, "k");
        return same_text(a, b, left, item(&h->site, b, "k"));
    }
    const struct expr *i = new_index(a);
    struct site inner = site_with(&h->site, i->var, "dfg_int(k)");
    const struct expr *left = item_of(&inner, a, i);
    return values_same(&inner, left, item_of(&inner, b, i));
}

enum { LONG_LENGTHS = 80 }; /* two that take more characters stand one below the other */

static const char *lists_same(const struct site *site, const struct expr *a, const struct expr *b)
{
    struct helper h;
    helper_begin(&h, site, a, b);
    const char *n = length(&h.site, a), *m = length(&h.site, b);
    const char *next = strlen(n) + strlen(m) > LONG_LENGTHS ? ";\n    const int64_t" : ",";
    const char *body = format("    const int64_t n = %s%s m = %s;\n"
                              "    if (!dfg_is_length(n) || !dfg_is_length(m))\n"
                              "        return DFG_UNKNOWN;\n"
                              "    enum dfg_tri all = n == m ? DFG_TRUE : DFG_FALSE;\n"
                              "    for (int64_t k = 0; all != DFG_FALSE && k < n; k++)\n"
                              "        all = dfg_both(all, %s);\n"
                              "    return all;\n",
                              n, next, m, items_same(&h, a, b));
    return helper_end(&h, "enum dfg_tri", "same", body);
}

/* Is e a choice between a list and something else?  Then the choice comes first. */
static bool is_mixed(const struct expr *e)
{
    if (e->kind == E_CHOOSE)
        return is_mixed(e->kid[1]) || is_mixed(e->kid[2]);
    return !is_computed(e) && !yields_list(e) && !is_unknown_value(e);
}

static const char *choice_same(const struct site *site, const struct expr *choice, const struct expr *other)
{
    const char *one = values_same(site, choice->kid[1], other),
               *two = values_same(site, choice->kid[2], other);
    return chosen(site, choice->kid[0], one, two, "DFG_UNKNOWN");
}

const char *values_same(const struct site *site, const struct expr *a, const struct expr *b)
{
    struct site own = site_copy(site);
    a = taken_apart(&own, a);
    b = taken_apart(&own, b);
    if (is_hole(a) || is_hole(b))
        return "DFG_TRUE";
    if (a->kind == E_CHOOSE && is_computed(a) && is_mixed(a))
        return choice_same(&own, a, b);
    if (b->kind == E_CHOOSE && is_computed(b) && is_mixed(b))
        return choice_same(&own, b, a);
    if (is_computed(a) || is_computed(b))
        return lists_same(&own, a, b);
    const char *left = beside(&own, a, b);
    return same_text(a, b, left, beside(&own, b, a));
}

static const char *member(const struct site *site, const struct expr *v, const struct expr *list)
{
    struct helper h;
    helper_begin(&h, site, v, list);
    const char *n = length(&h.site, list), *wanted = expr_in(&h.site, v);
    const char *body = format("    const int64_t n = %s;\n"
                              "    enum dfg_tri any = dfg_is_length(n) ? DFG_FALSE : DFG_UNKNOWN;\n"
                              "    for (int64_t k = 0; any != DFG_TRUE && k < n; k++)\n"
                              "        any = dfg_either(any, %s);\n"
                              "    return any;\n",
                              n, same_text(v, list, wanted, item(&h.site, list, "k")));
    return helper_end(&h, "enum dfg_tri", "member", body);
}

const char *list_member(const struct site *site, const struct expr *v, const struct expr *list)
{
    const char *among = member(site, v, list);
    if (v->type.base != BT_ANY)
        return among;
    /* A number, or a list itself. */
    const char *n = is_computed(v) ? length(site, v) : format("dfg_len(%s)", expr_in(site, v));
    return format("(%s >= 0 ? %s : %s)", n, values_same(site, v, list), among);
}
