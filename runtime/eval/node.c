/* node.c -- the value of one node.
 *
 * In:   the machine, a node that is wanted.
 * Out:  its value, once its operands are there; else they are wanted first.
 * Errors: nodes that can't be evaluated.
 *
 * Of an `if` only the condition and the branch that is taken are wanted, of a `let`
 * the value before the body; a call of a function opens a frame.
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "run.h"

/* The operands of n from `from` on, in r->args. */
static bool gather(struct eval_run *r, const dfg_node *args, uint32_t n)
{
    if (!dfg_grow(&r->args, &r->args_room, (size_t)n + 1, sizeof *r->args))
        return dfg_eval_no_memory(r);
    for (uint32_t i = 0; i < n; i++)
        r->args[i] = r->value[args[i]];
    return true;
}

static bool enter(struct eval_run *r, const struct eval_call *c, int form)
{
    struct eval_frame *f = dfg_eval_open_frame(r, c->node);
    return f != NULL && dfg_eval_flow_begin(&f->flow, c, form) && dfg_eval_go_on(r);
}

static bool run_kernel(struct eval_run *r, struct eval_call *c, uint16_t op, const struct eval_row *row)
{
    struct dfg_data *d = dfg_eval_take_step(r, c->node) ? dfg_eval_value(c, op, row) : NULL;
    if (d == NULL)
        return dfg_eval_no_memory(r); /* unless something was said */
    bool ok = dfg_eval_set_value(r, c->node, d);
    dfg_eval_operands_done(r, c->node);
    return ok;
}

/* A call of the module's function, with the operands in c. */
static bool call_function(struct eval_run *r, const struct eval_call *c, dfg_node func)
{
    struct dfg_data *callee = dfg_eval_handle(DFG_DATA_FUNC, func);
    struct dfg_data **all = calloc((size_t)c->n_args + 1, sizeof *all);
    bool ok = callee != NULL && all != NULL;
    if (ok) {
        struct eval_call call = *c;
        all[0] = callee;
        for (uint32_t i = 0; i < c->n_args; i++)
            all[i + 1] = c->args[i];
        call.args = all;
        call.n_args++;
        ok = enter(r, &call, EVAL_CALL);
    } else {
        dfg_eval_no_memory(r);
    }
    dfg_data_free(callee);
    free(all);
    return ok;
}

/* Looked up once for each operator: loops come back. */
static const struct eval_row *kernel_of(struct eval_run *r, uint16_t op)
{
    if (r->kernels[op] == NULL)
        r->kernels[op] = dfg_eval_find(r->m, op);
    return r->kernels[op];
}

/* A call of operator op whose operands are in c. */
static bool call_operator(struct eval_run *r, struct eval_call *c, uint16_t op)
{
    const char *name = dfg_operator_name(r->m, op);
    dfg_node func = dfg_function_by_name(r->m, dfg_find_symbol(r->m, name, strlen(name)));
    c->n_results = c->kind->data;
    if (func != DFG_NONE) /* the model says itself what it means */
        return call_function(r, c, func);
    const struct eval_row *row = kernel_of(r, op);
    if (row == NULL)
        return dfg_eval_say(c, "this operator is not evaluated");
    if (row->kernel == dfg_eval_body)
        return dfg_eval_declared(c, op) && enter(r, c, row->form);
    return run_kernel(r, c, op, row);
}

static bool run_call(struct eval_run *r, dfg_node n, const dfg_node *args, uint32_t n_args)
{
    struct eval_call c = dfg_eval_call_at(r, n);
    if (!gather(r, args, n_args))
        return false;
    c.args = r->args;
    c.n_args = n_args;
    c.n_results = c.kind->data;
    uint16_t op = dfg_node_op(r->m, n);
    if (dfg_has_reference(r->m, n))
        return dfg_eval_say(&c, "an attribute that the call of the model's function gives is not evaluated");
    if (op != DFG_CALL)
        return call_operator(r, &c, op);
    const struct dfg_data *callee = n_args > 0 ? c.args[0] : NULL;
    if (callee != NULL && callee->tag == DFG_DATA_FUNC)
        return enter(r, &c, EVAL_CALL);
    if (callee == NULL || callee->tag != DFG_DATA_OP)
        return dfg_eval_say(&c, "what is called is no function");
    c.args++;
    c.n_args--;
    return call_operator(r, &c, (uint16_t)callee->u.id);
}

static bool run_get(struct eval_run *r, dfg_node n, const struct dfg_data *tuple)
{
    uint32_t index = dfg_node_data(r->m, n);
    if (tuple == NULL || tuple->tag != DFG_DATA_TUPLE || index >= tuple->n)
        return dfg_eval_run_fail(r, n, "there is no such field");
    if (tuple->u.fields[index] == NULL)
        return dfg_eval_run_fail(r, n, "this result is not evaluated");
    bool ok = dfg_eval_set_value(r, n, dfg_data_hold(tuple->u.fields[index]));
    dfg_eval_operands_done(r, n);
    return ok;
}

static bool run_tuple(struct eval_run *r, dfg_node n, const dfg_node *args, uint32_t n_args)
{
    if (!gather(r, args, n_args))
        return false;
    for (uint32_t i = 0; i < n_args; i++)
        dfg_data_hold(r->args[i]);
    struct dfg_data *d = dfg_data_pack(r->args, n_args);
    for (uint32_t i = 0; d == NULL && i < n_args; i++)
        dfg_data_free(r->args[i]);
    bool ok = dfg_eval_set_value(r, n, d);
    dfg_eval_operands_done(r, n);
    return ok;
}

static bool run_const(struct eval_run *r, dfg_node n)
{
    const struct dfg_tensor *t = dfg_tensor_of(r->m, n);
    errno = 0;
    struct dfg_data *d = dfg_data_of(r->m, t);
    if (d == NULL && errno == ENOMEM)
        return dfg_eval_no_memory(r);
    if (d == NULL)
        return dfg_eval_run_fail(r, n,
                                 t->data == NULL ? "its elements are not at hand"
                                                 : "elements of this type, or as many, are not evaluated");
    return dfg_eval_set_value(r, n, d);
}

/* n's value is that of `from`, once it is there. */
static bool run_same(struct eval_run *r, dfg_node n, dfg_node from)
{
    if (from == DFG_NONE)
        return dfg_eval_run_fail(r, n, "an operand is absent");
    if (r->value[from] == NULL)
        return dfg_eval_push(r, from);
    bool ok = dfg_eval_set_value(r, n, dfg_data_hold(r->value[from]));
    dfg_eval_use_done(r, from, dfg_node_body(r->m, n));
    return ok;
}

static bool run_if(struct eval_run *r, dfg_node n, const dfg_node *args)
{
    const struct dfg_data *c = r->value[args[0]];
    if (c == NULL)
        return args[0] != DFG_NONE ? dfg_eval_push(r, args[0])
                                   : dfg_eval_run_fail(r, n, "an operand is absent");
    if (c->tag != DFG_DATA_TENSOR || c->n != 1)
        return dfg_eval_run_fail(r, n, "the condition is not one element");
    return run_same(r, n, dfg_eval_real(c, 0) != 0 ? args[1] : args[2]);
}

static bool run_let(struct eval_run *r, dfg_node n, const dfg_node *args)
{
    if (args[0] == DFG_NONE || args[1] == DFG_NONE)
        return dfg_eval_run_fail(r, n, "an operand is absent");
    if (r->value[args[0]] == NULL) {
        if (r->value[args[1]] == NULL)
            return dfg_eval_push(r, args[1]);
        if (!dfg_eval_set_value(r, args[0], dfg_data_hold(r->value[args[1]])))
            return false;
    }
    return run_same(r, n, args[2]);
}

static bool run_handle(struct eval_run *r, dfg_node n, uint16_t op)
{
    uint32_t id = op == DFG_FUNC ? n : dfg_node_data(r->m, n);
    if (op == DFG_GLOBAL)
        id = dfg_function_by_name(r->m, (dfg_sym)id);
    if (op == DFG_GLOBAL && id == DFG_NONE)
        return dfg_eval_run_fail(r, n, "there is no such function");
    return dfg_eval_set_value(r, n, dfg_eval_handle(op == DFG_OP_REF ? DFG_DATA_OP : DFG_DATA_FUNC, id));
}

/* Computes n, which is on top of the stack, or pushes what it waits for. */
bool dfg_eval_run_node(struct eval_run *r, dfg_node n)
{
    const dfg_node *args;
    uint32_t n_args = dfg_node_args(r->m, n, &args);
    uint16_t op = dfg_node_op(r->m, n);
    bool waits;
    switch ((enum dfg_structural_op)op) {
    case DFG_VAR:
        return dfg_eval_run_fail(r, n, "this variable has no value");
    case DFG_CONST:
        return run_const(r, n);
    case DFG_FUNC:
    case DFG_OP_REF:
    case DFG_GLOBAL:
        return run_handle(r, n, op);
    case DFG_IF:
        return run_if(r, n, args);
    case DFG_LET:
        return run_let(r, n, args);
    case DFG_REF_CREATE:
    case DFG_REF_READ:
    case DFG_REF_WRITE:
    case DFG_CONSTRUCTOR:
    case DFG_MATCH:
        return dfg_eval_run_fail(r, n, "references and data types are not evaluated");
    case DFG_OTHER:
    case DFG_TUPLE:
    case DFG_GET:
    case DFG_CALL:
    case DFG_N_STRUCTURAL:
    case DFG_FIRST_OP:
        break;
    }
    if (!dfg_eval_wants(r, args, n_args, &waits))
        return false;
    if (waits)
        return true;
    if (op == DFG_GET)
        return run_get(r, n, r->value[args[0]]);
    return op == DFG_TUPLE ? run_tuple(r, n, args, n_args) : run_call(r, n, args, n_args);
}
