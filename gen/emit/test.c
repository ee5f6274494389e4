/* test.c -- the tests of one pattern node, as a C condition.
 *
 * In:   a checked pattern node, and the C expression of the graph node.
 * Out:  an expression of type bool; NULL where there is nothing to test.
 *
 * Every test fails at DFG_NONE, except that of a wildcard: operands that
 * match a wildcard are tested for presence.  Operands that are absent at the
 * end of a list do not count; declared optional operands that a pattern does
 * not mention must be absent.
 */
#include "check/parts.h"
#include "cond.h"
#include "facts/facts.h"
#include "text.h"

#include <stdlib.h>
#include <string.h>

/* ---- operators ---- */

/* bool NAME_is_SET(g, n): a `switch` */
static cx call_set(struct names *names, const struct pnode *p, const struct op *const *ops, int n_ops, cx n)
{
    const struct op_set *set = p->op_set;
    const bool all = n_ops == p->n_ops;
    struct routine *f = routine_new(NULL);
    f->text = format("/* %s:%d  ops %s%s */\n", set->at.src->base, pat_source_place(set->at.src, set->at.begin).line, set->name,
                      all ? "" : ", those that commute");
    add_parameter(f, "const dfg_graph *", "g", NULL);
    add_parameter(f, "dfg_node", "n", n);
    begin_switch(f, cx_call("dfg_op", cx_g(), cx_name("n")));
    for (int i = 0; i < n_ops; i++) {
        begin_case(f, cx_text(names_op(names, ops[i])));
        if (i + 1 == n_ops)
            give(f, cx_true());
        end_block(f);
    }
    begin_case(f, NULL);
    give(f, cx_false());
    end_block(f);
    end_block(f);
    return function_call(f, "bool", format(all ? "is_%s" : "commutes_%s", c_identifier(set->name)));
}

cx c_op_among(struct names *names, const struct pnode *p, const struct op *const *ops, int n_ops, cx n)
{
    enum { LONG = 4 };
    if (n_ops >= LONG && p->op_set != NULL && p->op_set->ops == p->ops)
        return call_set(names, p, ops, n_ops, n);
    cx any = NULL;
    for (int i = 0; i < n_ops; i++)
        any = cx_or(any, c_op_is(n, cx_text(names_op(names, ops[i]))));
    return any;
}

static cx test_operators(struct names *names, const struct pnode *p, cx n)
{
    return p->n_ops > 0 ? c_op_among(names, p, p->ops, p->n_ops, n) : c_test_op_set(names, p, n);
}

cx c_test_op_set(struct names *names, const struct pnode *p, cx n)
{
    if (p->glob != NULL || p->kinds != 0)
        return cx_call("dfg_op_in", cx_g(), n, cx_text(names_set(names, p->glob, p->kinds)));
    return cx_call("dfg_is_operator", cx_g(), n);
}

static cx test_head(struct names *names, const struct pnode *p, cx n)
{
    switch (p->kind) {
    case P_CALL:
        return test_operators(names, p, n);
    case P_APPLY:
        return c_is_kind(n, "DFG_CALL");
    case P_TUPLE:
        return c_is_kind(n, "DFG_TUPLE");
    case P_FN:
        return c_is_kind(n, "DFG_FUNC");
    case P_IF:
        return c_is_kind(n, "DFG_IF");
    case P_LET:
        return c_is_kind(n, "DFG_LET");
    case P_GET:
        if (p->index == ANY_INDEX)
            return c_is_kind(n, "DFG_GET");
        return cx_call(p->index < 0 ? "dfg_is_get_back" : "dfg_is_get", cx_g(), n, cx_int(abs(p->index)));
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

static cx is_there(cx n, cx index)
{
    return cx_ne(cx_call("dfg_arg", cx_g(), n, index), cx_none());
}

/* The operands are there that a wildcard stands for; `from_end`: the kids are the last ones. */
static cx test_present(const struct pnode *p, cx n, bool from_end)
{
    cx test = NULL;
    for (int i = 0; i < p->n_kids; i++) {
        if (pat_may_lack(p, i) || !fits_none(p->kid[i]))
            continue;
        if (!from_end)
            test = cx_and(test, is_there(n, cx_int(i)));
        else if (i + 1 < p->n_kids) /* the last of dfg_n_args is there */
            test = cx_and(test, is_there(n, cx_binary(CX_SUB, c_n_args(n), cx_int(p->n_kids - i))));
    }
    return test;
}

static cx test_open_operands(const struct pnode *p, cx n)
{
    if (p->n_kids == 0)
        return NULL;
    if (!p->rest_first)
        return test_present(p, n, false);
    const cx count = cx_binary(CX_GE, c_n_args(n), cx_int(p->n_kids));
    return p->rest_last ? count : cx_and(count, test_present(p, n, true));
}

static cx test_exact_operands(const struct pnode *p, cx n)
{
    const cx count = cx_int(p->n_kids);
    if (p->optional != 0)
        return cx_and(cx_binary(CX_LE, c_n_args(n), count), test_present(p, n, false));
    return cx_call(has_fixed_operands(p) ? "dfg_argc_is" : "dfg_has_args", cx_g(), n, count);
}

/* A function value: its last operand is its body, the others are parameters. */
static cx test_function(const struct pnode *p, cx n)
{
    const cx params = cx_call("dfg_n_params", cx_g(), n), wanted = cx_int(p->n_kids - 1);
    const cx one_result = cx_eq(cx_call("dfg_argc", cx_g(), n), cx_binary(CX_ADD, params, cx_int(1)));
    if (!p->rest_first && !p->rest_last)
        return cx_and(cx_eq(params, wanted), one_result);
    return p->n_kids == 1 ? one_result : cx_and(cx_binary(CX_GE, params, wanted), one_result);
}

cx c_test_operands(const struct pnode *p, cx n)
{
    if (p->kind == P_FN)
        return test_function(p, n);
    if (p->kind != P_CALL && p->kind != P_APPLY && p->kind != P_TUPLE)
        return NULL;
    if (p->every)
        return cx_binary(CX_GT, c_n_args(n), cx_int(0));
    return p->rest_first || p->rest_last ? test_open_operands(p, n) : test_exact_operands(p, n);
}

cx c_test_op(struct names *names, const struct pnode *p, cx n)
{
    if (p->kind == P_CALL && p->n_ops == 1 && !p->every && !p->rest_first && !p->rest_last &&
        p->optional == 0)
        return cx_call(has_fixed_operands(p) ? "dfg_calls_argc" : "dfg_calls_with", cx_g(), n,
                       cx_text(names_op(names, p->ops[0])), cx_int(p->n_kids));
    return cx_and(test_head(names, p, n), c_test_operands(p, n));
}

/* ---- leaves ---- */

static cx test_op_ref(struct names *names, const struct pnode *p, cx n)
{
    cx any = NULL;
    for (int i = 0; i < p->n_ops; i++)
        any = cx_or(any, cx_call("dfg_op_ref_is", cx_g(), n, cx_text(names_op(names, p->ops[i]))));
    return any;
}

/* Of this kind, and so called. */
static cx test_named(struct names *names, const struct pnode *p, cx n, const char *kind, const char *is)
{
    return p->text ? cx_call(is, cx_g(), n, cx_text(names_str(names, p->text, strlen(p->text))))
                   : c_is_kind(n, kind);
}

cx c_test_leaf(struct names *names, const struct pnode *p, cx n)
{
    if (p->kind == P_VAR)
        return test_named(names, p, n, "DFG_VAR", "dfg_var_is");
    if (p->kind == P_INPUT)
        return cx_call("dfg_is_input", cx_g(), n);
    if (p->kind == P_GLOBAL && p->glob != NULL)
        return cx_call("dfg_global_fits", cx_g(), n, cx_text(c_str(p->glob)));
    if (p->kind == P_GLOBAL)
        return test_named(names, p, n, "DFG_GLOBAL", "dfg_global_is");
    if (p->kind == P_CONST)
        return c_is_kind(n, "DFG_CONST");
    if (p->kind == P_OP_REF) /* one of the operators as a value */
        return p->n_ops > 0 ? test_op_ref(names, p, n) : c_is_kind(n, "DFG_OP_REF");
    return NULL;
}

/* ---- literals ---- */

cx c_test_literal(struct names *names, const struct literal *lit, cx n)
{
    static const char *const tests[] = {
        [LIT_ONE] = "dfg_const_is",
        [LIT_SCALAR] = "dfg_scalar_is",
        [LIT_SPLAT] = "dfg_splat_is",
        [LIT_LIST] = "dfg_const_list",
    };
    const cx value = c_value(names, &lit->value), dtype = c_dtype(lit->dtype);
    if (!lit->has_tol || lit->form == LIT_LIST)
        return cx_call(tests[lit->form], cx_g(), n, value, dtype);
    const cx near = cx_call(lit->form == LIT_SPLAT ? "dfg_splat_near" : "dfg_const_near", cx_g(), n, value,
                            c_real(lit->tol), dtype);
    return lit->form == LIT_SCALAR ? cx_and(cx_eq(cx_call("dfg_rank", cx_g(), n), cx_int(0)), near) : near;
}
