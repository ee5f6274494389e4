/* value.c -- values of conditions, as the reference matcher has them.
 *
 * In:   attributes of a module, literals of a pattern, declared defaults.
 * Out:  values that hold their bytes and names themselves, comparisons with
 *       three-valued.  Operands that are unknown, or of other kinds: unknown.
 *
 * Ints compare exactly, an int with a float as the f32 that models store
 * (language.md, "Attribute types"); extents that are no numbers as their normal
 * forms say.
 */
#include "../dfg_extend.h"
#include "ref.h"

#include <stdio.h>
#include <string.h>

struct ref_val dfg_ref_int(int64_t i)
{
    return (struct ref_val){.tag = R_INT, .i = i};
}

struct ref_val dfg_ref_float(double f)
{
    return (struct ref_val){.tag = R_FLOAT, .f = f};
}

struct ref_val dfg_ref_dim(struct ref *r, dfg_dim d)
{
    if (d == DFG_DIM_UNKNOWN)
        return (struct ref_val){.tag = R_UNKNOWN};
    if (d >= 0)
        return dfg_ref_int(d);
    struct dfg_form *form = dfg_stack_alloc(&r->mem, 1, sizeof *form);
    if (form == NULL)
        return (struct ref_val){.tag = R_UNKNOWN};
    dfg_extent_form(r->m, d, form);
    const char *name = dfg_symbol_text(r->m, (dfg_sym)-d);
    return (struct ref_val){.tag = R_EXTENT, .i = d, .s = name, .n = strlen(name), .form = form};
}

bool dfg_ref_is_extent(struct ref_val v)
{
    return v.tag == R_INT || v.tag == R_EXTENT;
}

static void form_of(struct ref_val v, struct dfg_form *f)
{
    if (v.tag == R_INT)
        dfg_form_of_int(f, v.i);
    else
        *f = *v.form;
}

/* Both as they are called, in parentheses. */
static const char *spell(struct ref *r, const char *sign, struct ref_val a, struct ref_val b)
{
    enum { LONGEST = 100 }; /* that anybody reads */
    char numbers[2][32];
    const struct ref_val *v[2] = {&a, &b};
    const char *texts[2];
    for (int i = 0; i < 2; i++) {
        snprintf(numbers[i], sizeof numbers[i], "%lld", (long long)v[i]->i);
        texts[i] = v[i]->tag == R_INT ? numbers[i] : v[i]->s;
    }
    size_t size = strlen(texts[0]) + strlen(texts[1]) + 8;
    char *text = size < LONGEST ? dfg_stack_alloc(&r->mem, size, 1) : NULL;
    if (text == NULL)
        return "...";
    snprintf(text, size, strpbrk(texts[1], "+-*/% ") != NULL ? "%s %s (%s)" : "%s %s %s", texts[0], sign, texts[1]);
    return text;
}

struct ref_val dfg_ref_compute(struct ref *r, enum pat_expr_op op, struct ref_val a, struct ref_val b)
{
    static const struct {
        enum dfg_form_op op;
        const char *sign;
    } ops[] = {[PAT_E_ADD] = {DFG_FORM_ADD, "+"},
               [PAT_E_SUB] = {DFG_FORM_SUB, "-"},
               [PAT_E_MUL] = {DFG_FORM_MUL, "*"},
               [PAT_E_DIV] = {DFG_FORM_DIV, "/"},
               [PAT_E_MOD] = {DFG_FORM_MOD, "%"}};
    struct dfg_form x, y, *form = dfg_stack_alloc(&r->mem, 1, sizeof *form);
    int64_t number;
    if (form == NULL)
        return (struct ref_val){.tag = R_UNKNOWN};
    form_of(a, &x);
    form_of(b, &y);
    if (!dfg_form_compute(ops[op].op, &x, &y, form))
        return (struct ref_val){.tag = R_UNKNOWN};
    if (dfg_form_is_int(form, &number))
        return dfg_ref_int(number);
    bool same = b.tag == R_EXTENT && a.tag == R_INT && a.i == (op == PAT_E_MUL) &&
                (op == PAT_E_MUL || op == PAT_E_ADD);
    const char *text = same ? b.s : spell(r, ops[op].sign, a, b);
    return (struct ref_val){.tag = R_EXTENT, .s = text, .n = strlen(text), .form = form};
}

static struct ref_val string_val(const char *s, size_t n)
{
    return (struct ref_val){.tag = R_STRING, .s = s, .n = n};
}

struct ref_val dfg_ref_list(struct ref *r, size_t n, struct ref_val **items)
{
    *items = dfg_stack_alloc(&r->mem, n, sizeof **items);
    if (*items == NULL)
        return (struct ref_val){.tag = R_UNKNOWN};
    return (struct ref_val){.tag = R_LIST, .n = n, .list = *items};
}

/* ---- from and to the module's values ---- */

struct ref_val dfg_ref_of_dfg(struct ref *r, dfg_val v)
{
    switch ((enum dfg_tag)v.tag) {
    case DFG_V_INT:
        return dfg_ref_int(v.u.i);
    case DFG_V_FLOAT:
        return dfg_ref_float(v.u.f);
    case DFG_V_BOOL:
        return (struct ref_val){.tag = R_BOOL, .i = v.u.i != 0};
    case DFG_V_STR:
        return string_val(dfg_symbol_text(r->m, v.u.id), dfg_symbol_len(r->m, v.u.id));
    case DFG_V_DTYPE:
        return (struct ref_val){.tag = R_DTYPE, .i = v.u.id};
    case DFG_V_OP:
        return (struct ref_val){.tag = R_OP, .s = dfg_operator_name(r->m, (uint16_t)v.u.id)};
    case DFG_V_DIM:
        return dfg_ref_dim(r, v.u.i);
    case DFG_V_TENSOR:
        return (struct ref_val){.tag = R_TENSOR, .i = v.u.id};
    case DFG_V_LIST:
        break;
    case DFG_NIL:
    case DFG_V_NONE:
    case DFG_V_PASSING: /* none but NIL and none is stored */
        return (struct ref_val){.tag = R_UNKNOWN};
    }
    struct ref_val *items, list = dfg_ref_list(r, v.n, &items);
    for (uint32_t i = 0; i < v.n && items != NULL; i++)
        items[i] = dfg_ref_of_dfg(r, v.u.list[i]);
    list.given = v.u.list;
    return list;
}

struct ref_val dfg_ref_of_desc(struct ref *r, const struct pat_value *v)
{
    switch ((enum pat_tag)v->tag) {
    case PAT_V_INT:
        return dfg_ref_int(v->i);
    case PAT_V_FLOAT:
        return dfg_ref_float(v->f);
    case PAT_V_BOOL:
        return (struct ref_val){.tag = R_BOOL, .i = v->i != 0};
    case PAT_V_STRING:
        return string_val(v->s, v->n);
    case PAT_V_DTYPE:
        return (struct ref_val){.tag = R_DTYPE, .i = v->i};
    case PAT_V_OP:
        return (struct ref_val){.tag = R_OP, .s = v->s};
    case PAT_V_HOLE:
        return (struct ref_val){.tag = R_HOLE};
    case PAT_V_NONE:
        return (struct ref_val){.tag = R_UNKNOWN};
    case PAT_V_LIST:
        break;
    }
    struct ref_val *items, list = dfg_ref_list(r, v->n, &items);
    for (uint32_t i = 0; i < v->n && items != NULL; i++)
        items[i] = dfg_ref_of_desc(r, &v->list[i]);
    return list;
}

static uint16_t find_operator(const dfg_module *m, const char *name)
{
    for (uint32_t op = 0; op < dfg_n_operators(m); op++) {
        const char *text = dfg_operator_name(m, (uint16_t)op);
        if (text != NULL && strcmp(text, name) == 0)
            return (uint16_t)op;
    }
    return 0;
}

/* A string that the module never saw has no symbol: DFG_UNSEEN, and its number in the file where that has one. */
static dfg_val string_to_dfg(const struct ref *r, struct ref_val v)
{
    dfg_sym sym = dfg_find_symbol(r->m, v.s, v.n);
    uint32_t number = 0, n = r->names != NULL ? r->names->n_strs : 0;
    while (sym == 0 && number < n &&
           (strlen(r->names->strs[number]) != v.n || memcmp(r->names->strs[number], v.s, v.n) != 0))
        number++;
    return (dfg_val){.tag = DFG_V_STR, .u.id = sym != 0 ? sym : DFG_UNSEEN | (number < n ? number : 0)};
}

static bool is_list(const struct ref_list_row *row, const dfg_val *at, uint32_t n)
{
    bool same = row->n == n;
    for (uint32_t i = 0; same && i < n; i++) /* lists in it are kept once, too */
        same = row->at[i].tag == at[i].tag && row->at[i].n == at[i].n && row->at[i].u.i == at[i].u.i;
    return same;
}

static dfg_val keep_list(struct ref *r, const dfg_val *at, uint32_t n)
{
    struct ref_lists *lists = r->lists;
    for (const struct ref_list_row *row = lists->first; row != NULL; row = row->next)
        if (is_list(row, at, n))
            return dfg_list(row->at, n);
    dfg_val *kept = dfg_stack_alloc(&lists->mem, n, sizeof *kept);
    struct ref_list_row *row = dfg_stack_alloc(&lists->mem, 1, sizeof *row);
    r->mem.failed |= lists->mem.failed;
    if (kept == NULL || row == NULL)
        return dfg_nil();
    for (uint32_t i = 0; i < n; i++)
        kept[i] = at[i];
    *row = (struct ref_list_row){kept, n, lists->first};
    lists->first = row;
    return dfg_list(kept, n);
}

dfg_val dfg_ref_to_dfg(struct ref *r, struct ref_val v)
{
    switch (v.tag) {
    case R_INT:
        return dfg_int(v.i);
    case R_FLOAT:
        return dfg_float(v.f);
    case R_BOOL:
        return dfg_bool(v.i != 0);
    case R_STRING:
        return string_to_dfg(r, v);
    case R_DTYPE:
        return dfg_dtype_val((enum dfg_dtype)v.i);
    case R_OP:
        return (dfg_val){.tag = DFG_V_OP, .u.id = find_operator(r->m, v.s)};
    case R_EXTENT:
        return v.i < 0 ? dfg_dim_val(v.i) : dfg_nil();
    case R_TENSOR:
        return (dfg_val){.tag = DFG_V_TENSOR, .u.id = (uint32_t)v.i};
    case R_UNKNOWN:
    case R_HOLE:
        return dfg_nil();
    case R_LIST:
        break;
    }
    if (v.given != NULL)
        return dfg_list(v.given, (uint32_t)v.n);
    dfg_val *items = dfg_stack_alloc(&r->mem, v.n, sizeof *items);
    if (items == NULL || v.n > UINT32_MAX)
        return dfg_nil();
    for (size_t i = 0; i < v.n; i++)
        items[i] = dfg_ref_to_dfg(r, v.list[i]);
    return r->lists != NULL ? keep_list(r, items, (uint32_t)v.n) : dfg_list(items, (uint32_t)v.n);
}

/* ---- comparisons ---- */

bool dfg_ref_is_number(struct ref_val v)
{
    return v.tag == R_INT || v.tag == R_FLOAT;
}

dfg_val dfg_ref_number(struct ref_val v)
{
    return v.tag == R_INT ? dfg_int(v.i) : v.tag == R_FLOAT ? dfg_float(v.f) : dfg_nil();
}

enum dfg_tri dfg_ref_not(enum dfg_tri a)
{
    return a == DFG_TRUE ? DFG_FALSE : a == DFG_FALSE ? DFG_TRUE : DFG_UNKNOWN;
}

static enum dfg_form_order order_of(struct ref_val a, struct ref_val b)
{
    struct dfg_form x, y;
    form_of(a, &x);
    form_of(b, &y);
    return dfg_form_compare(&x, &y);
}

static enum dfg_tri same_extents(enum dfg_form_order order)
{
    return order == DFG_FORM_EQUAL                              ? DFG_TRUE
           : order == DFG_FORM_LESS || order == DFG_FORM_GREATER ? DFG_FALSE
                                                            : DFG_UNKNOWN;
}

static enum dfg_tri less_extent(enum dfg_form_order order)
{
    return order == DFG_FORM_LESS                                      ? DFG_TRUE
           : order == DFG_FORM_UNKNOWN || order == DFG_FORM_LESS_EQUAL ? DFG_UNKNOWN
                                                                   : DFG_FALSE;
}

static enum dfg_tri same_lists(struct ref_val a, struct ref_val b)
{
    enum dfg_tri all = dfg_tri_of(a.n == b.n);
    for (size_t i = 0; all != DFG_FALSE && i < a.n; i++)
        all = dfg_both(all, dfg_ref_vals_same(a.list[i], b.list[i]));
    return all;
}

enum dfg_tri dfg_ref_vals_same(struct ref_val a, struct ref_val b)
{
    if (a.tag == R_HOLE || b.tag == R_HOLE)
        return DFG_TRUE;
    if (a.tag == R_UNKNOWN || b.tag == R_UNKNOWN)
        return DFG_UNKNOWN;
    if (dfg_ref_is_number(a) && dfg_ref_is_number(b))
        return dfg_same(dfg_ref_number(a), dfg_ref_number(b));
    if (dfg_ref_is_extent(a) && dfg_ref_is_extent(b))
        return same_extents(order_of(a, b));
    if (a.tag != b.tag)
        return DFG_UNKNOWN;
    switch (a.tag) {
    case R_STRING:
        return dfg_tri_of(a.n == b.n && memcmp(a.s, b.s, a.n) == 0);
    case R_OP:
        return dfg_tri_of(strcmp(a.s, b.s) == 0);
    case R_LIST:
        return same_lists(a, b);
    case R_UNKNOWN:
    case R_INT:
    case R_FLOAT:
    case R_BOOL:
    case R_DTYPE:
    case R_EXTENT:
    case R_TENSOR:
    case R_HOLE:
        break;
    }
    return dfg_tri_of(a.i == b.i);
}

/* Is a before b?  Of numbers; NaN is before nothing. */
static enum dfg_tri less(struct ref_val a, struct ref_val b)
{
    if ((a.tag == R_EXTENT && dfg_ref_is_extent(b)) || (b.tag == R_EXTENT && dfg_ref_is_extent(a)))
        return less_extent(order_of(a, b));
    return dfg_less(dfg_ref_number(a), dfg_ref_number(b));
}

enum dfg_tri dfg_ref_compare(enum pat_test test, struct ref_val a, struct ref_val b)
{
    return test == PAT_T_EQ   ? dfg_ref_vals_same(a, b)
           : test == PAT_T_NE ? dfg_ref_not(dfg_ref_vals_same(a, b))
           : test == PAT_T_LT ? less(a, b)
           : test == PAT_T_GT ? less(b, a)
           : test == PAT_T_LE ? dfg_ref_not(less(b, a))
                              : dfg_ref_not(less(a, b));
}
