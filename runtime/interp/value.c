/* value.c -- values of conditions, as the reference matcher has them.
 *
 * In:   literals of a pattern, declared defaults, values of a module.
 * Out:  those of generated matchers (dfg_values.h), with the same arithmetic and the
 *       same three values.  Two things are the search's own, as the reference makes
 *       no view: a computed extent stands in its memory, with what it is called, and
 *       strings and operators that neither module nor file know have numbers behind
 *       the file's.
 */
#include "../core/same.h"
#include "../dfg_extend.h"
#include "ref.h"

#include <stdio.h>
#include <string.h>

/* ---- texts ---- */

/* Where DFG_V_FORM is here. */
struct extent {
    struct dfg_form form;
    const char *name;
};

struct ref_text {
    const char *text;
    size_t len;
    uint32_t number;
    const struct ref_text *before;
};

/* The number of a text that the module never saw: the file's, else the search's. */
static uint32_t unseen(struct ref *r, const char *text, size_t len)
{
    const uint32_t n = r->names != NULL ? r->names->n_strs : 0;
    for (uint32_t i = 0; i < n; i++)
        if (strlen(r->names->strs[i]) == len && memcmp(r->names->strs[i], text, len) == 0)
            return DFG_UNSEEN | i;
    for (const struct ref_text *t = r->texts; t != NULL; t = t->before)
        if (t->len == len && memcmp(t->text, text, len) == 0)
            return DFG_UNSEEN | t->number;
    struct ref_text *t = dfg_stack_alloc(&r->text_mem, 1, sizeof *t);
    char *copy = dfg_stack_alloc(&r->text_mem, len, 1);
    r->mem.failed |= r->text_mem.failed;
    if (t == NULL || copy == NULL)
        return UINT32_MAX; /* the search ends without an answer */
    memcpy(copy, text, len);
    *t = (struct ref_text){copy, len, r->texts != NULL ? r->texts->number + 1 : n, r->texts};
    r->texts = t;
    return DFG_UNSEEN | t->number;
}

static dfg_val string_of(void *ctx, const char *text, size_t len)
{
    struct ref *r = ctx;
    const dfg_sym sym = dfg_find_symbol(r->m, text, len);
    return (dfg_val){.tag = DFG_V_STR, .u.id = sym != 0 ? sym : unseen(r, text, len)};
}

static dfg_val operator_of(struct ref *r, const char *name)
{
    const uint16_t op = dfg_operator_by_name(r->m, name, strlen(name));
    return (dfg_val){.tag = DFG_V_OP, .u.id = op != 0 ? op : unseen(r, name, strlen(name))};
}

const char *dfg_ref_text(const struct ref *r, dfg_val v, size_t *len)
{
    const char *text = "";
    const uint32_t number = v.u.id & ~DFG_UNSEEN;
    if (v.tag == DFG_V_STR && v.u.id == number) {
        *len = dfg_symbol_len(r->m, number);
        return dfg_symbol_text(r->m, number);
    }
    if (v.tag == DFG_V_FORM)
        text = ((const struct extent *)(intptr_t)v.u.i)->name;
    else if (v.tag == DFG_V_DIM)
        text = dfg_symbol_text(r->m, (dfg_sym)-v.u.i);
    else if (v.tag == DFG_V_OP && v.u.id == number)
        text = dfg_operator_name(r->m, (uint16_t)number);
    else if (r->names != NULL && number < r->names->n_strs)
        text = r->names->strs[number];
    for (const struct ref_text *t = r->texts; t != NULL; t = t->before)
        if (v.u.id != number && t->number == number && (v.tag == DFG_V_STR || v.tag == DFG_V_OP)) {
            *len = t->len;
            return t->text;
        }
    *len = strlen(text);
    return text;
}

/* ---- lists, literals, declared defaults ---- */

dfg_val dfg_ref_list(struct ref *r, size_t n, dfg_val **items)
{
    *items = n <= UINT32_MAX ? dfg_stack_alloc(&r->mem, n, sizeof **items) : NULL;
    return *items != NULL ? dfg_list(*items, (uint32_t)n) : dfg_nil();
}

dfg_val dfg_ref_literal(struct ref *r, const struct pat_value *v)
{
    switch ((enum pat_tag)v->tag) {
    case PAT_V_INT:
        return dfg_int(v->i);
    case PAT_V_FLOAT:
        return dfg_float(v->f);
    case PAT_V_BOOL:
        return dfg_bool(v->i != 0);
    case PAT_V_STRING:
        return string_of(r, v->s, v->n);
    case PAT_V_DTYPE:
        return dfg_dtype_val((enum dfg_dtype)v->i);
    case PAT_V_OP:
        return operator_of(r, v->s);
    case PAT_V_HOLE:
        return dfg_hole();
    case PAT_V_NONE:
        return dfg_nil();
    case PAT_V_LIST:
        break;
    }
    dfg_val *items, list = dfg_ref_list(r, v->n, &items);
    for (uint32_t i = 0; i < v->n && items != NULL; i++)
        items[i] = dfg_ref_literal(r, &v->list[i]);
    return list;
}

static bool is_list_of(const struct ref_list_row *row, const dfg_val *at, uint32_t n)
{
    bool same = row->n == n;
    for (uint32_t i = 0; same && i < n; i++) /* lists in it are kept once, too */
        same = row->at[i].tag == at[i].tag && row->at[i].n == at[i].n && row->at[i].u.i == at[i].u.i;
    return same;
}

/* A list of a declared default: matches that have it live on. */
static dfg_val keep_list(void *ctx, const dfg_val *at, uint32_t n)
{
    struct ref *r = ctx;
    struct ref_lists *lists = r->lists;
    for (const struct ref_list_row *row = lists != NULL ? lists->first : NULL; row != NULL; row = row->next)
        if (is_list_of(row, at, n))
            return dfg_list(row->at, n);
    struct dfg_stack *mem = lists != NULL ? &lists->mem : &r->mem;
    dfg_val *kept = dfg_stack_alloc(mem, n, sizeof *kept);
    struct ref_list_row *row = dfg_stack_alloc(mem, 1, sizeof *row);
    r->mem.failed |= mem->failed;
    if (kept == NULL || row == NULL)
        return dfg_nil();
    for (uint32_t i = 0; i < n; i++)
        kept[i] = at[i];
    *row = (struct ref_list_row){kept, n, lists != NULL ? lists->first : NULL};
    if (lists != NULL)
        lists->first = row;
    return dfg_list(kept, n);
}

static void fail(void *ctx)
{
    ((struct ref *)ctx)->mem.failed = true;
}

dfg_val dfg_ref_default(struct ref *r, const char *text)
{
    const struct dfg_value_keeper search = {string_of, keep_list, fail, r};
    dfg_val v;
    dfg_read_value(&search, text, strlen(text), &v);
    return v;
}

/* ---- extents that are no numbers ---- */

static bool is_open(dfg_val v)
{
    return v.tag == DFG_V_DIM || v.tag == DFG_V_FORM;
}

static bool are_open(dfg_val a, dfg_val b)
{
    return (is_open(a) && (is_open(b) || b.tag == DFG_V_INT)) || (a.tag == DFG_V_INT && is_open(b));
}

static void form_of(const dfg_graph *g, dfg_val v, struct dfg_form *f)
{
    if (v.tag == DFG_V_INT)
        dfg_form_of_int(f, v.u.i);
    else if (v.tag == DFG_V_DIM)
        dfg_extent_form(g->module, v.u.i, f);
    else
        *f = ((const struct extent *)(intptr_t)v.u.i)->form;
}

/* Both as they are called, in parentheses. */
static const char *spell(struct ref *r, const char *sign, dfg_val a, dfg_val b)
{
    enum { LONGEST = 100 }; /* that anybody reads */
    char numbers[2][32];
    const dfg_val v[2] = {a, b};
    const char *texts[2];
    size_t len[2];
    for (int i = 0; i < 2; i++) {
        snprintf(numbers[i], sizeof numbers[i], "%lld", (long long)v[i].u.i);
        texts[i] = v[i].tag == DFG_V_INT ? numbers[i] : dfg_ref_text(r, v[i], &len[i]);
    }
    size_t size = strlen(texts[0]) + strlen(texts[1]) + 8;
    char *text = size < LONGEST ? dfg_stack_alloc(&r->mem, size, 1) : NULL;
    if (text == NULL)
        return "...";
    snprintf(text, size, strpbrk(texts[1], "+-*/% ") != NULL ? "%s %s (%s)" : "%s %s %s", texts[0], sign, texts[1]);
    return text;
}

static dfg_val compute(struct ref *r, enum pat_expr_op op, dfg_val a, dfg_val b)
{
    static const struct {
        enum dfg_form_op op;
        const char *sign;
    } ops[] = {[PAT_E_ADD] = {DFG_FORM_ADD, "+"},
               [PAT_E_SUB] = {DFG_FORM_SUB, "-"},
               [PAT_E_MUL] = {DFG_FORM_MUL, "*"},
               [PAT_E_DIV] = {DFG_FORM_DIV, "/"},
               [PAT_E_MOD] = {DFG_FORM_MOD, "%"}};
    struct dfg_form x, y;
    struct extent *e = dfg_stack_alloc(&r->mem, 1, sizeof *e);
    int64_t number;
    if (e == NULL)
        return dfg_nil();
    form_of(&r->g, a, &x);
    form_of(&r->g, b, &y);
    if (!dfg_form_compute(ops[op].op, &x, &y, &e->form))
        return dfg_nil();
    if (dfg_form_is_int(&e->form, &number))
        return dfg_int(number);
    const bool same = a.tag == DFG_V_INT && a.u.i == (op == PAT_E_MUL) && (op == PAT_E_MUL || op == PAT_E_ADD);
    size_t len;
    e->name = same ? dfg_ref_text(r, b, &len) : spell(r, ops[op].sign, a, b);
    return (dfg_val){.tag = DFG_V_FORM, .u.i = (int64_t)(intptr_t)e};
}

dfg_val dfg_ref_arithmetic(struct ref *r, enum pat_expr_op op, dfg_val a, dfg_val b)
{
    static dfg_val (*const functions[])(dfg_val, dfg_val) = {[PAT_E_ADD] = dfg_add,
                                                             [PAT_E_SUB] = dfg_sub,
                                                             [PAT_E_MUL] = dfg_mul,
                                                             [PAT_E_DIV] = dfg_div,
                                                             [PAT_E_MOD] = dfg_mod};
    return are_open(a, b) ? compute(r, op, a, b) : functions[op](a, b);
}

/* ---- comparisons ---- */

static enum dfg_form_order order_of(const dfg_graph *g, dfg_val a, dfg_val b)
{
    struct dfg_form x, y;
    form_of(g, a, &x);
    form_of(g, b, &y);
    return dfg_form_compare(&x, &y);
}

static enum dfg_tri same(const dfg_graph *g, const dfg_val *a, const dfg_val *b)
{
    return are_open(*a, *b) ? dfg_form_equal(order_of(g, *a, *b)) : dfg_same(*a, *b);
}

enum dfg_tri dfg_ref_equal(const struct ref *r, dfg_val a, dfg_val b)
{
    return is_list(&a) && is_list(&b) ? same_lists(&r->g, &a, &b, same, dfg_item_in) : same(&r->g, &a, &b);
}

static enum dfg_tri less(const struct ref *r, dfg_val a, dfg_val b)
{
    return are_open(a, b) ? dfg_form_less(order_of(&r->g, a, b)) : dfg_less(a, b);
}

enum dfg_tri dfg_ref_compare(const struct ref *r, enum pat_test test, dfg_val a, dfg_val b)
{
    return test == PAT_T_EQ   ? dfg_ref_equal(r, a, b)
           : test == PAT_T_NE ? dfg_ref_not(dfg_ref_equal(r, a, b))
           : test == PAT_T_LT ? less(r, a, b)
           : test == PAT_T_GT ? less(r, b, a)
           : test == PAT_T_LE ? dfg_ref_not(less(r, b, a))
                              : dfg_ref_not(less(r, a, b));
}
