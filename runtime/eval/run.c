/* run.c -- the machine: computes what a function returns.
 *
 * In:   a finished module, a function of it, inputs.
 * Out:  its results.
 *
 * Demand-driven, by a stack of nodes whose values are wanted: a node whose operands
 * are there is computed, else they are pushed first.  A body that runs is a frame;
 * calls of functions and control flow open frames and are told the results (flow.c).
 * (node.c is about single nodes.)
 * A node has one value at a time, so a function can't run inside itself.  A value is
 * freed when all its uses in its own body are done, the others when its body ends.
 */
#include <stdlib.h>
#include <string.h>

#include "run.h"

#define MOST_STEPS ((uint64_t)10000000)
#define MOST_BYTES ((uint64_t)1 << 32)

bool dfg_eval_no_memory(struct eval_run *r)
{
    if (r->error->status == DFG_OK)
        r->error->status = DFG_NO_MEMORY;
    return false;
}

struct eval_call dfg_eval_call_at(struct eval_run *r, dfg_node n)
{
    return (struct eval_call){.m = r->m,
                              .node = n,
                              .kind = dfg_kind_info(r->m, dfg_node_kind(r->m, n)),
                              .most_bytes = r->limits.bytes,
                              .bytes_before = r->bytes_before,
                              .unrounded = r->limits.unrounded,
                              .error = r->error};
}

bool dfg_eval_run_fail(struct eval_run *r, dfg_node n, const char *text)
{
    struct eval_call c = dfg_eval_call_at(r, n);
    return dfg_eval_say(&c, "%s", text);
}

/* The loop that had the most turns is named, where there is one. */
bool dfg_eval_take_step(struct eval_run *r, dfg_node n)
{
    const struct eval_flow *most = NULL;
    if (r->steps++ < r->limits.steps)
        return true;
    for (size_t i = 0; i < r->n_frames; i++)
        if (r->frames[i].flow.i > (most != NULL ? most->i : 0))
            most = &r->frames[i].flow;
    struct eval_call c = dfg_eval_call_at(r, most != NULL ? most->call.node : n);
    const unsigned long long steps = r->limits.steps;
    if (most != NULL)
        return dfg_eval_say(&c, "the limit of %llu steps is reached, in turn %lld", steps,
                            (long long)most->i);
    return dfg_eval_say(&c, "the limit of %llu steps is reached", steps);
}

bool dfg_eval_push(struct eval_run *r, dfg_node n)
{
    if (!dfg_grow(&r->stack, &r->stack_room, r->n_stack + 1, sizeof *r->stack))
        return dfg_eval_no_memory(r);
    r->stack[r->n_stack++] = n;
    return true;
}

/* ---- values of nodes ---- */

/* n has the value, which is taken; it ends with the run of the body that holds n. */
bool dfg_eval_set_value(struct eval_run *r, dfg_node n, struct dfg_data *d)
{
    if (d == NULL)
        return dfg_eval_no_memory(r);
    if (dfg_eval_bytes_alive() - r->bytes_before > (int64_t)r->limits.bytes) {
        dfg_data_free(d);
        return dfg_eval_run_fail(r, n, "all values together have more bytes than the limit");
    }
    const dfg_node body = dfg_node_body(r->m, n);
    uint32_t owner = body != DFG_NONE ? r->active[body] : 0;
    struct eval_frame *f = &r->frames[owner > 0 ? owner - 1 : r->n_frames - 1];
    dfg_data_free(r->value[n]);
    r->value[n] = d;
    if (r->link[n] == DFG_NONE) { /* not on a trail yet: a value may come again after it was freed */
        r->link[n] = f->trail != DFG_NONE ? f->trail : n;
        f->trail = n;
    }
    return true;
}

/* A use of n, by a node of the body `user`, is done. */
void dfg_eval_use_done(struct eval_run *r, dfg_node n, dfg_node user)
{
    const uint32_t uses = dfg_node_uses(r->m, n);
    if (n == DFG_NONE || dfg_node_body(r->m, n) != user || r->done[n] == uses || ++r->done[n] < uses)
        return;
    dfg_data_free(r->value[n]);
    r->value[n] = NULL;
}

void dfg_eval_operands_done(struct eval_run *r, dfg_node n)
{
    const dfg_node *args;
    uint32_t k = dfg_node_args(r->m, n, &args);
    for (uint32_t i = 0; i < k; i++)
        dfg_eval_use_done(r, args[i], dfg_node_body(r->m, n));
}

/* The values of a run that ends; the same nodes may run again. */
static void release(struct eval_run *r, struct eval_frame *f)
{
    dfg_node n = f->trail;
    while (n != DFG_NONE) {
        dfg_node before = r->link[n] != n ? r->link[n] : DFG_NONE;
        dfg_data_free(r->value[n]);
        r->value[n] = NULL;
        r->link[n] = DFG_NONE;
        r->done[n] = 0;
        n = before;
    }
    f->trail = DFG_NONE;
}

/* Are all operands there?  Pushes those that are not, the first on top. */
bool dfg_eval_wants(struct eval_run *r, const dfg_node *args, uint32_t n, bool *waits)
{
    *waits = false;
    for (uint32_t i = n; i-- > 0;)
        if (args[i] != DFG_NONE && r->value[args[i]] == NULL) {
            *waits = true;
            if (!dfg_eval_push(r, args[i]))
                return false;
        }
    return true;
}

/* ---- frames ---- */

static bool bind(struct eval_run *r, dfg_node caller, const dfg_node *params, struct dfg_data *const *in,
                 uint32_t n)
{
    for (uint32_t i = 0; i < n; i++) {
        if (in[i] == NULL)
            return dfg_eval_run_fail(r, caller, "an argument of a function is absent");
        if (!dfg_eval_set_value(r, params[i], dfg_data_hold(in[i])))
            return false;
    }
    return true;
}

/* Runs func of these arguments in the latest frame, which is set up but for that. */
static bool start(struct eval_run *r, dfg_node func, struct dfg_data *const *in, uint32_t n_in)
{
    struct eval_frame *f = &r->frames[r->n_frames - 1];
    const dfg_node *args;
    uint32_t n = dfg_node_args(r->m, func, &args), n_params = dfg_func_params(r->m, func);
    dfg_node at = f->caller != DFG_NONE ? f->caller : func;
    if (n_in != n_params)
        return dfg_eval_run_fail(r, at, "the number of arguments is not that of the parameters");
    if (r->active[func] != 0)
        return dfg_eval_run_fail(r, at, "a function that runs inside itself is not evaluated");
    f->func = func;
    f->base = r->n_stack;
    r->active[func] = (uint32_t)r->n_frames;
    if (!bind(r, at, args, in, n_in))
        return false;
    for (uint32_t i = n; i-- > n_params;) {
        if (args[i] == DFG_NONE)
            return dfg_eval_run_fail(r, at, "a result of a function is absent");
        if (!dfg_eval_push(r, args[i]))
            return false;
    }
    return true;
}

struct eval_frame *dfg_eval_open_frame(struct eval_run *r, dfg_node caller)
{
    if (!dfg_grow(&r->frames, &r->frame_room, r->n_frames + 1, sizeof *r->frames)) {
        dfg_eval_no_memory(r);
        return NULL;
    }
    struct eval_frame *f = &r->frames[r->n_frames++];
    memset(f, 0, sizeof *f);
    f->caller = caller;
    return f;
}

/* What the latest frame's function returned, held; NULL: no memory. */
static struct dfg_data **take_results(struct eval_run *r, const struct eval_frame *f, uint32_t *n)
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
bool dfg_eval_go_on(struct eval_run *r)
{
    struct eval_frame *f = &r->frames[r->n_frames - 1];
    struct eval_flow *flow = &f->flow;
    if (!flow->done)
        return start(r, flow->body->u.id, flow->in, flow->n_in);
    dfg_node caller = f->caller;
    uint32_t n = flow->call.n_results;
    struct dfg_data *d = dfg_eval_as_value(&flow->call, flow->call.results, n);
    memset(flow->call.results, 0, n * sizeof *flow->call.results);
    dfg_eval_flow_end(flow);
    r->n_frames--;
    bool ok = dfg_eval_set_value(r, caller, d);
    dfg_eval_operands_done(r, caller);
    return ok;
}

/* All results of the latest frame are there. */
static bool finish_body(struct eval_run *r)
{
    struct eval_frame *f = &r->frames[r->n_frames - 1];
    uint32_t n;
    struct dfg_data **results = take_results(r, f, &n);
    if (results == NULL)
        return dfg_eval_no_memory(r);
    release(r, f);
    r->active[f->func] = 0;
    bool ok = dfg_eval_take_step(r, f->caller) && dfg_eval_flow_step(&f->flow, results, n);
    for (uint32_t i = 0; i < n; i++)
        dfg_data_free(results[i]);
    free(results);
    return ok && dfg_eval_go_on(r);
}

/* Until the outermost function has returned. */
static bool run_all(struct eval_run *r)
{
    for (;;) {
        struct eval_frame *f = &r->frames[r->n_frames - 1];
        if (r->n_stack > f->base) {
            dfg_node n = r->stack[r->n_stack - 1];
            if (r->value[n] != NULL)
                r->n_stack--;
            else if (!dfg_eval_run_node(r, n))
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

static bool run_init(struct eval_run *r)
{
    size_t n = dfg_n_nodes(r->m);
    r->value = calloc(n, sizeof *r->value);
    r->done = calloc(n, sizeof *r->done);
    r->link = calloc(n, sizeof *r->link);
    r->active = calloc(n, sizeof *r->active);
    r->kernels = calloc(dfg_n_operators(r->m), sizeof *r->kernels);
    bool ok = r->value != NULL && r->done != NULL && r->link != NULL && r->active != NULL && r->kernels != NULL;
    return ok || dfg_eval_no_memory(r);
}

static void run_free(struct eval_run *r)
{
    for (size_t i = r->n_frames; i-- > 0;) {
        release(r, &r->frames[i]);
        dfg_eval_flow_end(&r->frames[i].flow);
    }
    free(r->value);
    free(r->done);
    free(r->link);
    free(r->active);
    free(r->kernels);
    free(r->stack);
    free(r->frames);
    free(r->args);
}

dfg_status dfg_evaluate(const dfg_module *m, dfg_node func, struct dfg_data *const *inputs, uint32_t n_inputs,
                        struct dfg_data **outputs, const struct dfg_eval_limits *limits,
                        struct dfg_error *error)
{
    struct dfg_error own = {DFG_OK, NULL};
    struct eval_run r = {
        .m = m, .error = error != NULL ? error : &own, .bytes_before = dfg_eval_bytes_alive()};
    r.limits.steps = limits != NULL && limits->steps > 0 ? limits->steps : MOST_STEPS;
    r.limits.bytes = limits != NULL && limits->bytes > 0 ? limits->bytes : MOST_BYTES;
    r.limits.unrounded = limits != NULL && limits->unrounded;
    *r.error = own;
    bool ok = dfg_node_op(m, func) == DFG_FUNC;
    if (!ok)
        dfg_fail(r.error, DFG_BAD_GRAPH, "there is no such function");
    ok = ok && run_init(&r) && dfg_eval_open_frame(&r, DFG_NONE) != NULL &&
         start(&r, func, inputs, n_inputs) && run_all(&r);
    if (ok) {
        uint32_t n;
        struct dfg_data **results = take_results(&r, &r.frames[0], &n);
        if (results == NULL)
            dfg_eval_no_memory(&r);
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
