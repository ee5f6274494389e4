/* cond.c -- conditions, with three answers.
 *
 * In:   a condition of a pattern, what the search has bound.
 * Out:  true, false or unknown; `and`, `or`, `not` as Kleene has them.  Only
 *       true holds.
 *
 * Evaluated as written, operators over three values; the generated code pushes
 * negations down to the comparisons instead.
 */
#include "ref.h"

static enum pat_test test_of(enum pat_expr_op op)
{
    _Static_assert(PAT_E_GE - PAT_E_EQ == (int)PAT_T_GE, "the six comparisons in one order");
    return (enum pat_test)(op - PAT_E_EQ);
}

/* Beside a list the value of a constant is a list, of one element, too. */
static enum dfg_tri compare_any(struct ref *r, const struct pat_expr *e)
{
    dfg_val a = dfg_ref_value(r, e->kids[0]), b = dfg_ref_value(r, e->kids[1]);
    bool lists = a.tag == DFG_V_LIST || b.tag == DFG_V_LIST;
    if (lists && r->d->exprs[e->kids[0]].op == PAT_E_CONST)
        a = dfg_ref_list_value(r, e->kids[0]);
    if (lists && r->d->exprs[e->kids[1]].op == PAT_E_CONST)
        b = dfg_ref_list_value(r, e->kids[1]);
    return dfg_ref_compare(r, test_of((enum pat_expr_op)e->op), a, b);
}

/* kid 0 in the others; a list among them stands for its elements. */
static enum dfg_tri is_in(struct ref *r, const struct pat_expr *e)
{
    dfg_val v = dfg_ref_value(r, e->kids[0]);
    enum dfg_tri any = DFG_FALSE;
    for (uint32_t i = 1; i < e->n_kids; i++) {
        bool is_const = r->d->exprs[e->kids[i]].op == PAT_E_CONST;
        dfg_val other =
            is_const && v.tag == DFG_V_LIST ? dfg_ref_list_value(r, e->kids[i]) : dfg_ref_value(r, e->kids[i]);
        if (other.tag != DFG_V_LIST || v.tag == DFG_V_LIST) {
            any = dfg_either(any, dfg_ref_equal(r, v, other));
            continue;
        }
        for (size_t k = 0; k < other.n; k++)
            any = dfg_either(any, dfg_ref_equal(r, v, other.u.list[k]));
    }
    return any;
}

static enum dfg_tri is_in_range(struct ref *r, const struct pat_expr *e)
{
    dfg_val v = dfg_ref_value(r, e->kids[0]);
    return dfg_both(dfg_ref_compare(r, PAT_T_GE, v, dfg_ref_value(r, e->kids[1])),
                       dfg_ref_compare(r, PAT_T_LE, v, dfg_ref_value(r, e->kids[2])));
}

static enum dfg_tri is_near(struct ref *r, const struct pat_expr *e)
{
    dfg_val a = dfg_ref_value(r, e->kids[0]), b = dfg_ref_value(r, e->kids[1]);
    return e->n_kids < 3 ? dfg_close(a, b)
                         : dfg_close_within(a, b, dfg_ref_value(r, e->kids[2]));
}

static enum dfg_tri call_extern(struct ref *r, const struct pat_expr *e)
{
    const struct pat_extern *f = &r->d->externs[e->ref];
    dfg_node *args = dfg_stack_alloc(&r->mem, e->n_kids, sizeof *args);
    if (args == NULL || (f->call == NULL && f->function == NULL))
        return DFG_UNKNOWN;
    for (uint32_t i = 0; i < e->n_kids; i++) {
        args[i] = dfg_ref_node(r, e->kids[i]);
        if (args[i] == DFG_NONE)
            return DFG_UNKNOWN;
    }
    return f->call != NULL ? dfg_tri_of(f->call(&r->g, args)) : dfg_ref_call(f->function, &r->g, args, e->n_kids);
}

/* all(y, cond), any(y, cond): the member's node is each of the set in turn. */
static enum dfg_tri over_set(struct ref *r, const struct pat_expr *e)
{
    uint32_t set = (uint32_t)r->d->exprs[e->kids[0]].ref;
    if (!r->set_bound[set] || e->ref < 0)
        return DFG_UNKNOWN;
    bool all = e->op == PAT_E_ALL;
    enum dfg_tri answer = dfg_tri_of(all);
    dfg_node outer = r->node[e->ref];
    for (uint32_t i = 0; i < r->set[set].n; i++) {
        r->node[e->ref] = r->set[set].at[i];
        enum dfg_tri one = dfg_ref_holds(r, e->kids[1]);
        answer = all ? dfg_both(answer, one) : dfg_either(answer, one);
    }
    r->node[e->ref] = outer;
    return answer;
}

static enum dfg_tri truth(struct ref *r, uint32_t expr)
{
    dfg_val v = dfg_ref_value(r, expr);
    return v.tag == DFG_V_BOOL ? dfg_tri_of(v.u.i != 0) : DFG_UNKNOWN;
}

static enum dfg_tri judge(struct ref *r, uint32_t expr)
{
    const struct pat_expr *e = &r->d->exprs[expr];
    enum pat_expr_op op = (enum pat_expr_op)e->op;
    enum dfg_tri answer;
    switch (op) {
    case PAT_E_NOT:
        return dfg_ref_not(dfg_ref_holds(r, e->kids[0]));
    case PAT_E_AND:
        answer = DFG_TRUE;
        for (uint32_t i = 0; i < e->n_kids; i++)
            answer = dfg_both(answer, dfg_ref_holds(r, e->kids[i]));
        return answer;
    case PAT_E_OR:
        answer = DFG_FALSE;
        for (uint32_t i = 0; i < e->n_kids; i++)
            answer = dfg_either(answer, dfg_ref_holds(r, e->kids[i]));
        return answer;
    case PAT_E_EQ:
    case PAT_E_NE:
        return compare_any(r, e);
    case PAT_E_LT:
    case PAT_E_LE:
    case PAT_E_GT:
    case PAT_E_GE:
        return dfg_ref_compare(r, test_of(op), dfg_ref_value(r, e->kids[0]), dfg_ref_value(r, e->kids[1]));
    case PAT_E_IN:
        return is_in(r, e);
    case PAT_E_IN_RANGE:
        return is_in_range(r, e);
    case PAT_E_NEAR:
        return is_near(r, e);
    case PAT_E_TRUTH:
        return truth(r, e->kids[0]);
    case PAT_E_CHOOSE:
        answer = dfg_ref_holds(r, e->kids[0]);
        return answer == DFG_UNKNOWN ? answer : dfg_ref_holds(r, e->kids[answer == DFG_TRUE ? 1 : 2]);
    case PAT_E_PRED:
        return dfg_ref_predicate(r, e);
    case PAT_E_EXTERN:
        return call_extern(r, e);
    case PAT_E_ALL:
    case PAT_E_SOME:
        return over_set(r, e);
    case PAT_E_VALUE:
    case PAT_E_NODE:
    case PAT_E_SET:
    case PAT_E_VAR:
    case PAT_E_PARAM:
    case PAT_E_READ:
    case PAT_E_INDEX:
    case PAT_E_LIST:
    case PAT_E_COMP:
    case PAT_E_NEG:
    case PAT_E_ARITHMETIC:
    case PAT_E_CALL:
        break;
    }
    return truth(r, expr);
}

enum dfg_tri dfg_ref_holds(struct ref *r, uint32_t expr)
{
    const int32_t condition = r->d->exprs[expr].condition;
    const enum dfg_tri answer = judge(r, expr);
    return condition < 0 || dfg_ref_fails(r, condition, answer == DFG_TRUE) ? answer : DFG_TRUE;
}
