/* run.c -- the machine: computes what a function returns.
 *
 * In:   a finished module, a function of it, inputs.
 * Out:  its results.
 *
 * Demand-driven, by a stack of nodes whose values are wanted: a node whose operands
 * are there is computed, else they are pushed first.  A body that runs is a frame;
 * calls of functions and control flow open frames and are told the results (flow.c).
 * A node has one value at a time, so a function can't run inside itself.  A value is
 * freed when all its uses in its own body are done, the others when its body ends.
 */
#include <stdlib.h>
#include <string.h>

#include "eval.h"

struct frame {
    dfg_node func, caller; /* caller: the call that runs it; DFG_NONE: outermost */
    dfg_node trail;        /* the latest node that got a value in this run */
    size_t base;           /* of the stack */
    struct eval_flow flow; /* of the caller */
};

struct run {
    const dfg_module *m;
    struct dfg_error *error;
    struct dfg_data **value; /* per node */
    uint32_t *uses;          /* per node: that are not done */
    dfg_node *link;          /* per node: the one before it on its trail */
    dfg_node *body;          /* per node: the function that holds it */
    uint32_t *active;        /* per node, of functions: 1 + its frame; 0: it does not run */
    dfg_node *stack;
    size_t n_stack, stack_room;
    struct frame *frames;
    size_t n_frames, frame_room;
    struct dfg_data **args; /* of the call in hand */
    size_t args_room;
};

static bool no_memory(struct run *r)
{
    if (r->error->status == DFG_OK)
        r->error->status = DFG_NO_MEMORY;
    return false;
}

/* The array with room for `need` elements or more; NULL: no memory, it is as it was. */
static void *grown(struct run *r, void *array, size_t *room, size_t need, size_t size)
{
    if (need <= *room)
        return array;
    size_t more = *room + *room / 2 + 16 > need ? *room + *room / 2 + 16 : need;
    void *p = more <= SIZE_MAX / size ? realloc(array, more * size) : NULL;
    if (p == NULL)
        no_memory(r);
    else
        *room = more;
    return p;
}

static struct eval_call call_at(struct run *r, dfg_node n)
{
    return (struct eval_call){
        .m = r->m, .node = n, .kind = dfg_kind_info(r->m, dfg_node_kind(r->m, n)), .error = r->error};
}

static bool fail(struct run *r, dfg_node n, const char *text)
{
    struct eval_call c = call_at(r, n);
    return eval_fail(&c, "%s", text);
}

static bool push(struct run *r, dfg_node n)
{
    dfg_node *stack = grown(r, r->stack, &r->stack_room, r->n_stack + 1, sizeof *stack);
    if (stack == NULL)
        return false;
    r->stack = stack;
    stack[r->n_stack++] = n;
    return true;
}

/* ---- values of nodes ---- */

/* n has the value, which is taken; it ends with the run of the body that holds n. */
static bool set_value(struct run *r, dfg_node n, struct dfg_data *d)
{
    if (d == NULL)
        return no_memory(r);
    uint32_t owner = r->body[n] != DFG_NONE ? r->active[r->body[n]] : 0;
    struct frame *f = &r->frames[owner > 0 ? owner - 1 : r->n_frames - 1];
    dfg_data_free(r->value[n]);
    r->value[n] = d;
    if (r->link[n] == DFG_NONE) { /* not on a trail yet: a value may come again after it was freed */
        r->link[n] = f->trail != DFG_NONE ? f->trail : n;
        f->trail = n;
    }
    return true;
}

/* A use of n, by a node of the body `user`, is done. */
static void use_done(struct run *r, dfg_node n, dfg_node user)
{
    if (n == DFG_NONE || r->body[n] != user || r->uses[n] == 0 || --r->uses[n] > 0)
        return;
    dfg_data_free(r->value[n]);
    r->value[n] = NULL;
}

static void operands_done(struct run *r, dfg_node n)
{
    const dfg_node *args;
    uint32_t k = dfg_node_args(r->m, n, &args);
    for (uint32_t i = 0; i < k; i++)
        use_done(r, args[i], r->body[n]);
}

/* The values of a run that ends; the same nodes may run again. */
static void release(struct run *r, struct frame *f)
{
    dfg_node n = f->trail;
    while (n != DFG_NONE) {
        dfg_node before = r->link[n] != n ? r->link[n] : DFG_NONE;
        dfg_data_free(r->value[n]);
        r->value[n] = NULL;
        r->link[n] = DFG_NONE;
        r->uses[n] = dfg_node_uses(r->m, n);
        n = before;
    }
    f->trail = DFG_NONE;
}

/* Are all operands there?  Pushes those that are not, the first on top. */
static bool wants(struct run *r, const dfg_node *args, uint32_t n, bool *waits)
{
    *waits = false;
    for (uint32_t i = n; i-- > 0;)
        if (args[i] != DFG_NONE && r->value[args[i]] == NULL) {
            *waits = true;
            if (!push(r, args[i]))
                return false;
        }
    return true;
}

/* ---- frames ---- */

static bool bind(struct run *r, dfg_node caller, const dfg_node *params, struct dfg_data *const *in,
                 uint32_t n)
{
    for (uint32_t i = 0; i < n; i++) {
        if (in[i] == NULL)
            return fail(r, caller, "an argument of a function is absent");
        if (!set_value(r, params[i], dfg_data_hold(in[i])))
            return false;
    }
    return true;
}

/* Runs func of these arguments in the latest frame, which is set up but for that. */
static bool start(struct run *r, dfg_node func, struct dfg_data *const *in, uint32_t n_in)
{
    struct frame *f = &r->frames[r->n_frames - 1];
    const dfg_node *args;
    uint32_t n = dfg_node_args(r->m, func, &args), n_params = dfg_func_params(r->m, func);
    dfg_node at = f->caller != DFG_NONE ? f->caller : func;
    if (n_in != n_params)
        return fail(r, at, "the number of arguments is not that of the parameters");
    if (r->active[func] != 0)
        return fail(r, at, "a function that runs inside itself is not evaluated");
    f->func = func;
    f->base = r->n_stack;
    r->active[func] = (uint32_t)r->n_frames;
    if (!bind(r, at, args, in, n_in))
        return false;
    for (uint32_t i = n; i-- > n_params;) {
        if (args[i] == DFG_NONE)
            return fail(r, at, "a result of a function is absent");
        if (!push(r, args[i]))
            return false;
    }
    return true;
}

static struct frame *open_frame(struct run *r, dfg_node caller)
{
    struct frame *frames = grown(r, r->frames, &r->frame_room, r->n_frames + 1, sizeof *frames);
    if (frames == NULL)
        return NULL;
    r->frames = frames;
    struct frame *f = &frames[r->n_frames++];
    memset(f, 0, sizeof *f);
    f->caller = caller;
    return f;
}

/* What the latest frame's function returned, held; NULL: no memory. */
static struct dfg_data **take_results(struct run *r, const struct frame *f, uint32_t *n)
{
    const dfg_node *args;
    uint32_t all = dfg_node_args(r->m, f->func, &args), n_params = dfg_func_params(r->m, f->func);
    *n = all - n_params;
    struct dfg_data **results = calloc((size_t)*n + 1, sizeof *results);
    for (uint32_t i = 0; results != NULL && i < *n; i++)
        results[i] = dfg_data_hold(r->value[args[n_params + i]]);
    return results;
}

/* The flow of the latest frame goes on: another body, or the caller has its value. */
static bool go_on(struct run *r)
{
    struct frame *f = &r->frames[r->n_frames - 1];
    struct eval_flow *flow = &f->flow;
    if (!flow->done)
        return start(r, flow->body->u.id, flow->in, flow->n_in);
    dfg_node caller = f->caller;
    uint32_t n = flow->call.n_results;
    struct dfg_data *d = eval_as_value(&flow->call, flow->call.results, n);
    memset(flow->call.results, 0, n * sizeof *flow->call.results);
    eval_flow_end(flow);
    r->n_frames--;
    bool ok = set_value(r, caller, d);
    operands_done(r, caller);
    return ok;
}

/* All results of the latest frame are there. */
static bool finish_body(struct run *r)
{
    struct frame *f = &r->frames[r->n_frames - 1];
    uint32_t n;
    struct dfg_data **results = take_results(r, f, &n);
    if (results == NULL)
        return no_memory(r);
    release(r, f);
    r->active[f->func] = 0;
    bool ok = eval_flow_step(&f->flow, results, n);
    for (uint32_t i = 0; i < n; i++)
        dfg_data_free(results[i]);
    free(results);
    return ok && go_on(r);
}

/* ---- nodes ---- */

/* The operands of n from `from` on, in r->args. */
static bool gather(struct run *r, const dfg_node *args, uint32_t n)
{
    struct dfg_data **all = grown(r, r->args, &r->args_room, (size_t)n + 1, sizeof *all);
    if (all == NULL)
        return false;
    r->args = all;
    for (uint32_t i = 0; i < n; i++)
        all[i] = r->value[args[i]];
    return true;
}

static bool enter(struct run *r, const struct eval_call *c, int form)
{
    struct frame *f = open_frame(r, c->node);
    return f != NULL && eval_flow_begin(&f->flow, c, form) && go_on(r);
}

static bool run_kernel(struct run *r, struct eval_call *c, const struct eval_row *row)
{
    struct dfg_data *d = eval_value(c, row);
    if (d == NULL)
        return no_memory(r); /* unless something was said */
    bool ok = set_value(r, c->node, d);
    operands_done(r, c->node);
    return ok;
}

/* A call of the module's function, with the operands in c. */
static bool call_function(struct run *r, const struct eval_call *c, dfg_node func)
{
    struct dfg_data *callee = eval_handle(DFG_DATA_FUNC, func);
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
        no_memory(r);
    }
    dfg_data_free(callee);
    free(all);
    return ok;
}

/* A call of operator op whose operands are in c. */
static bool call_operator(struct run *r, struct eval_call *c, uint16_t op)
{
    const char *name = dfg_operator_name(r->m, op);
    dfg_node func = dfg_function_by_name(r->m, dfg_find_symbol(r->m, name, strlen(name)));
    c->n_results = c->kind->data;
    if (func != DFG_NONE) /* the model says itself what it means */
        return call_function(r, c, func);
    int form = eval_flow_form(name);
    if (form >= 0)
        return enter(r, c, form);
    const struct eval_row *row = eval_find(name);
    return row != NULL ? run_kernel(r, c, row) : eval_fail(c, "this operator is not evaluated");
}

static bool run_call(struct run *r, dfg_node n, const dfg_node *args, uint32_t n_args)
{
    struct eval_call c = call_at(r, n);
    if (!gather(r, args, n_args))
        return false;
    c.args = r->args;
    c.n_args = n_args;
    c.n_results = c.kind->data;
    uint16_t op = dfg_node_op(r->m, n);
    if (op != DFG_CALL)
        return call_operator(r, &c, op);
    const struct dfg_data *callee = n_args > 0 ? c.args[0] : NULL;
    if (callee != NULL && callee->tag == DFG_DATA_FUNC)
        return enter(r, &c, EVAL_CALL);
    if (callee == NULL || callee->tag != DFG_DATA_OP)
        return eval_fail(&c, "what is called is no function");
    c.args++;
    c.n_args--;
    return call_operator(r, &c, (uint16_t)callee->u.id);
}

static bool run_get(struct run *r, dfg_node n, const struct dfg_data *tuple)
{
    uint32_t index = dfg_node_data(r->m, n);
    if (tuple == NULL || tuple->tag != DFG_DATA_TUPLE || index >= tuple->n)
        return fail(r, n, "there is no such field");
    if (tuple->u.fields[index] == NULL)
        return fail(r, n, "this result is not evaluated");
    bool ok = set_value(r, n, dfg_data_hold(tuple->u.fields[index]));
    operands_done(r, n);
    return ok;
}

static bool run_tuple(struct run *r, dfg_node n, const dfg_node *args, uint32_t n_args)
{
    if (!gather(r, args, n_args))
        return false;
    for (uint32_t i = 0; i < n_args; i++)
        dfg_data_hold(r->args[i]);
    struct dfg_data *d = dfg_data_pack(r->args, n_args);
    for (uint32_t i = 0; d == NULL && i < n_args; i++)
        dfg_data_free(r->args[i]);
    bool ok = set_value(r, n, d);
    operands_done(r, n);
    return ok;
}

static bool run_const(struct run *r, dfg_node n)
{
    const struct dfg_tensor *t = dfg_tensor_of(r->m, n);
    struct dfg_data *d = dfg_data_of(r->m, t);
    if (d == NULL)
        return fail(r, n,
                    t->data == NULL ? "its elements are not at hand"
                                    : "elements of this type, or as many, are not evaluated");
    return set_value(r, n, d);
}

/* n's value is that of `from`, once it is there. */
static bool run_same(struct run *r, dfg_node n, dfg_node from)
{
    if (from == DFG_NONE)
        return fail(r, n, "an operand is absent");
    if (r->value[from] == NULL)
        return push(r, from);
    bool ok = set_value(r, n, dfg_data_hold(r->value[from]));
    use_done(r, from, r->body[n]);
    return ok;
}

static bool run_if(struct run *r, dfg_node n, const dfg_node *args)
{
    const struct dfg_data *c = r->value[args[0]];
    if (c == NULL)
        return args[0] != DFG_NONE ? push(r, args[0]) : fail(r, n, "an operand is absent");
    if (c->tag != DFG_DATA_TENSOR || c->n != 1)
        return fail(r, n, "the condition is not one element");
    return run_same(r, n, eval_real(c, 0) != 0 ? args[1] : args[2]);
}

static bool run_let(struct run *r, dfg_node n, const dfg_node *args)
{
    if (args[0] == DFG_NONE || args[1] == DFG_NONE)
        return fail(r, n, "an operand is absent");
    if (r->value[args[0]] == NULL) {
        if (r->value[args[1]] == NULL)
            return push(r, args[1]);
        if (!set_value(r, args[0], dfg_data_hold(r->value[args[1]])))
            return false;
    }
    return run_same(r, n, args[2]);
}

static bool run_handle(struct run *r, dfg_node n, uint16_t op)
{
    uint32_t id = op == DFG_FUNC ? n : dfg_node_data(r->m, n);
    if (op == DFG_GLOBAL)
        id = dfg_function_by_name(r->m, (dfg_sym)id);
    if (op == DFG_GLOBAL && id == DFG_NONE)
        return fail(r, n, "there is no such function");
    return set_value(r, n, eval_handle(op == DFG_OP_REF ? DFG_DATA_OP : DFG_DATA_FUNC, id));
}

/* Computes n, which is on top of the stack, or pushes what it waits for. */
static bool run_node(struct run *r, dfg_node n)
{
    const dfg_node *args;
    uint32_t n_args = dfg_node_args(r->m, n, &args);
    uint16_t op = dfg_node_op(r->m, n);
    bool waits;
    switch (op) {
    case DFG_VAR:
        return fail(r, n, "this variable has no value");
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
        return fail(r, n, "references and data types are not evaluated");
    default:
        break;
    }
    if (!wants(r, args, n_args, &waits))
        return false;
    if (waits)
        return true;
    if (op == DFG_GET)
        return run_get(r, n, r->value[args[0]]);
    return op == DFG_TUPLE ? run_tuple(r, n, args, n_args) : run_call(r, n, args, n_args);
}

/* Until the outermost function has returned. */
static bool run_all(struct run *r)
{
    for (;;) {
        struct frame *f = &r->frames[r->n_frames - 1];
        if (r->n_stack > f->base) {
            dfg_node n = r->stack[r->n_stack - 1];
            if (r->value[n] != NULL)
                r->n_stack--;
            else if (!run_node(r, n))
                return false;
        } else if (r->n_frames == 1) {
            return true;
        } else if (!finish_body(r)) {
            return false;
        }
    }
}

/* ---- a run ---- */

uint32_t dfg_func_params(const dfg_module *m, dfg_node func)
{
    return dfg_node_op(m, func) == DFG_FUNC ? dfg_node_data(m, func) : 0;
}

uint32_t dfg_func_results(const dfg_module *m, dfg_node func)
{
    const dfg_node *args;
    return dfg_node_op(m, func) == DFG_FUNC ? dfg_node_args(m, func, &args) - dfg_node_data(m, func) : 0;
}

static bool run_init(struct run *r)
{
    size_t n = dfg_n_nodes(r->m);
    r->value = calloc(n, sizeof *r->value);
    r->uses = calloc(n, sizeof *r->uses);
    r->link = calloc(n, sizeof *r->link);
    r->body = calloc(n, sizeof *r->body);
    r->active = calloc(n, sizeof *r->active);
    if (r->value == NULL || r->uses == NULL || r->link == NULL || r->body == NULL || r->active == NULL)
        return no_memory(r);
    for (dfg_node i = 1; i < n; i++) {
        r->uses[i] = dfg_node_uses(r->m, i);
        r->body[i] = dfg_node_body(r->m, i);
    }
    return true;
}

static void run_free(struct run *r)
{
    for (size_t i = r->n_frames; i-- > 0;) {
        release(r, &r->frames[i]);
        eval_flow_end(&r->frames[i].flow);
    }
    free(r->value);
    free(r->uses);
    free(r->link);
    free(r->body);
    free(r->active);
    free(r->stack);
    free(r->frames);
    free(r->args);
}

dfg_status dfg_evaluate(const dfg_module *m, dfg_node func, struct dfg_data *const *inputs, uint32_t n_inputs,
                        struct dfg_data **outputs, struct dfg_error *error)
{
    struct dfg_error own = {DFG_OK, NULL};
    struct run r = {.m = m, .error = error != NULL ? error : &own};
    *r.error = own;
    bool ok = dfg_node_op(m, func) == DFG_FUNC;
    if (!ok)
        dfg_fail(r.error, DFG_BAD_GRAPH, "there is no such function");
    ok = ok && run_init(&r) && open_frame(&r, DFG_NONE) != NULL && start(&r, func, inputs, n_inputs) &&
         run_all(&r);
    if (ok) {
        uint32_t n;
        struct dfg_data **results = take_results(&r, &r.frames[0], &n);
        if (results == NULL)
            no_memory(&r);
        else if (n > 0)
            memcpy(outputs, results, n * sizeof *outputs);
        free(results);
    }
    dfg_status status = r.error->status;
    run_free(&r);
    if (error == NULL)
        dfg_error_clear(&own);
    return status;
}
