/* test.c -- what a pattern tells of one node, as a C condition.
 *
 * In:   a checked pattern node, and the C expression of the graph node it is
 *       tried at.
 * Out:  interned C text of type bool; NULL where nothing is to be tested.
 *
 * Every test fails by itself at DFG_NONE, except that of a wildcard: operands
 * that a wildcard stands for are tested for being there.  Operands that are
 * absent at the end of a list do not count; declared optional operands that a
 * pattern does not mention must be absent.
 */
#include "text.h"

#include <string.h>

/* ---- operators ---- */

static const char *test_operators(struct names *names, const struct pnode *p, const char *n)
{
    const char *text = NULL;
    for (int i = 0; i < p->n_ops; i++)
        text = c_or(text, format("dfg_op(g, %s) == %s", n, names_op(names, p->ops[i])));
    if (text != NULL)
        return c_group(text, p->n_ops);
    if (p->glob != NULL || p->kinds != 0)
        return format("dfg_op_in(g, %s, %s)", n, names_set(names, p->glob, p->kinds));
    return format("dfg_is_operator(g, %s)", n);
}

static const char *test_head(struct names *names, const struct pnode *p, const char *n)
{
    switch (p->kind) {
    case P_CALL:
        return test_operators(names, p, n);
    case P_APPLY:
        return format("dfg_is(g, %s, DFG_CALL)", n);
    case P_TUPLE:
        return format("dfg_is(g, %s, DFG_TUPLE)", n);
    case P_FN:
        return format("dfg_is(g, %s, DFG_FUNC)", n);
    case P_IF:
        return format("dfg_is(g, %s, DFG_IF)", n);
    case P_LET:
        return format("dfg_is(g, %s, DFG_LET)", n);
    case P_GET:
        if (p->index == ANY_INDEX)
            return format("dfg_is(g, %s, DFG_GET)", n);
        return p->index < 0 ? format("dfg_is_get_back(g, %s, %d)", n, -p->index)
                            : format("dfg_is_get(g, %s, %d)", n, p->index);
    case P_ANY:
    case P_DOMINATES:
    case P_LEAF:
    case P_COMBINED:
        break;
    }
    return NULL;
}

/* ---- operands ---- */

/* Could the pattern's tests all hold at DFG_NONE? */
static bool fits_none(const struct pnode *p)
{
    bool all = true, any = false;
    if (p->kind != P_ALT && p->kind != P_AND)
        return p->kind == P_ANY || p->kind == P_NOT || p->kind == P_CHAIN || p->kind == P_LINK;
    for (int i = 0; i < p->n_kids; i++) {
        bool fits = fits_none(p->kid[i]);
        all = all && fits;
        any = any || fits;
    }
    return p->kind == P_ALT ? any : all;
}

static bool may_be_absent(const struct pnode *p, int kid)
{
    return kid < 64 && (p->optional >> kid & 1) != 0;
}

/* Have all operators of p exactly as many operands as p has kids, always? */
static bool has_fixed_operands(const struct pnode *p)
{
    bool fixed = p->n_ops > 0;
    for (int i = 0; fixed && i < p->n_ops; i++) {
        const struct op *op = p->ops[i];
        fixed = !op->undeclared && !op->variadic && op->n_required == op->n_operands &&
                op->n_operands == p->n_kids;
    }
    return fixed;
}

/* The operands are there that a wildcard stands for; `from_end`: the kids are the last ones. */
static const char *test_present(const struct pnode *p, const char *n, bool from_end)
{
    const char *text = NULL;
    for (int i = 0; i < p->n_kids; i++) {
        if (may_be_absent(p, i) || !fits_none(p->kid[i]))
            continue;
        if (!from_end)
            text = c_and(text, format("dfg_arg(g, %s, %d) != DFG_NONE", n, i));
        else if (i + 1 < p->n_kids) /* the last of dfg_n_args is there */
            text = c_and(text,
                         format("dfg_arg(g, %s, dfg_n_args(g, %s) - %d) != DFG_NONE", n, n, p->n_kids - i));
    }
    return text;
}

static const char *test_open_operands(const struct pnode *p, const char *n)
{
    if (p->n_kids == 0)
        return NULL;
    if (!p->rest_first)
        return test_present(p, n, false);
    const char *count = format("dfg_n_args(g, %s) >= %d", n, p->n_kids);
    return p->rest_last ? count : c_and(count, test_present(p, n, true));
}

/* The tests of the operands that follow fail where one is absent. */
static bool only_counts(const struct pnode *p)
{
    bool wild = false;
    for (int i = 0; i < p->n_kids; i++)
        wild = wild || fits_none(p->kid[i]);
    return !wild && has_fixed_operands(p);
}

static const char *test_exact_operands(const struct pnode *p, const char *n)
{
    if (p->optional != 0)
        return c_and(format("dfg_n_args(g, %s) <= %d", n, p->n_kids), test_present(p, n, false));
    if (only_counts(p))
        return format("dfg_argc_is(g, %s, %d)", n, p->n_kids);
    return format("dfg_has_args(g, %s, %d)", n, p->n_kids);
}

/* A function value: its last operand is its body, the others are parameters. */
static const char *test_function(const struct pnode *p, const char *n)
{
    const char *one_result = format("dfg_argc(g, %s) == dfg_n_params(g, %s) + 1", n, n);
    if (!p->rest_first && !p->rest_last)
        return c_and(format("dfg_n_params(g, %s) == %d", n, p->n_kids - 1), one_result);
    return p->n_kids == 1 ? one_result
                          : c_and(format("dfg_n_params(g, %s) >= %d", n, p->n_kids - 1), one_result);
}

const char *c_test_operands(struct names *names, const struct pnode *p, const char *n)
{
    (void)names;
    if (p->kind == P_FN)
        return test_function(p, n);
    if (p->kind != P_CALL && p->kind != P_APPLY && p->kind != P_TUPLE)
        return NULL;
    if (p->every)
        return format("dfg_n_args(g, %s) > 0", n);
    return p->rest_first || p->rest_last ? test_open_operands(p, n) : test_exact_operands(p, n);
}

const char *c_test_op(struct names *names, const struct pnode *p, const char *n)
{
    if (p->kind == P_CALL && p->n_ops == 1 && !p->every && !p->rest_first && !p->rest_last &&
        p->optional == 0)
        return format("dfg_calls_%s(g, %s, %s, %d)", only_counts(p) ? "argc" : "with", n,
                      names_op(names, p->ops[0]), p->n_kids);
    const char *head = test_head(names, p, n);
    return c_and(head, c_test_operands(names, p, n));
}

/* ---- leaves ---- */

/* One of the operators as a value. */
static const char *test_op_ref(struct names *names, const struct pnode *p, const char *n)
{
    const char *text = NULL;
    for (int i = 0; i < p->n_ops; i++)
        text = c_or(text, format("dfg_op_ref_is(g, %s, %s)", n, names_op(names, p->ops[i])));
    return text == NULL ? format("dfg_is(g, %s, DFG_OP_REF)", n) : c_group(text, p->n_ops);
}

const char *c_test_leaf(struct names *names, const struct pnode *p, const char *n)
{
    const char *name = p->text == NULL ? NULL : names_str(names, p->text, strlen(p->text));
    if (p->kind == P_VAR)
        return name == NULL ? format("dfg_is(g, %s, DFG_VAR)", n) : format("dfg_var_is(g, %s, %s)", n, name);
    if (p->kind == P_INPUT)
        return format("dfg_is_input(g, %s)", n);
    if (p->kind == P_GLOBAL && p->glob != NULL)
        return format("dfg_global_fits(g, %s, %s)", n, c_string(p->glob, strlen(p->glob)));
    if (p->kind == P_GLOBAL)
        return name == NULL ? format("dfg_is(g, %s, DFG_GLOBAL)", n)
                            : format("dfg_global_is(g, %s, %s)", n, name);
    if (p->kind == P_CONST)
        return format("dfg_is(g, %s, DFG_CONST)", n);
    return p->kind == P_OPREF ? test_op_ref(names, p, n) : NULL;
}

/* ---- literals ---- */

static const char *test_approx(struct names *names, const struct literal *lit, const char *n)
{
    const char *test = lit->form == LIT_SPLAT ? "dfg_splat_near" : "dfg_const_near";
    const char *text = format("%s(g, %s, %s, %s, %s)", test, n, c_value(names, &lit->value), c_real(lit->tol),
                              c_dtype(lit->dtype));
    return lit->form == LIT_SCALAR ? format("dfg_rank(g, %s) == 0 && %s", n, text) : text;
}

const char *c_test_literal(struct names *names, const struct literal *lit, const char *n)
{
    static const char *const tests[] = {
        [LIT_ONE] = "dfg_const_is",
        [LIT_SCALAR] = "dfg_scalar_is",
        [LIT_SPLAT] = "dfg_splat_is",
    };
    if (lit->form == LIT_LIST)
        return format("dfg_const_list(g, %s, %s, %s)", n, c_value(names, &lit->value), c_dtype(lit->dtype));
    if (lit->has_tol)
        return test_approx(names, lit, n);
    return format("%s(g, %s, %s, %s)", tests[lit->form], n, c_value(names, &lit->value), c_dtype(lit->dtype));
}
