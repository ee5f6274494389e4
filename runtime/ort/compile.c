/* compile.c -- kernels of regions, and their runs.
 *
 * In:   the plan of the graph that was asked about last, and the sets of its nodes that
 *       the runtime made nodes of.
 * Out:  a kernel of the device for each, whose operands and results are found by name.
 * Errors: those of the device and of the runtime; a set that is not in the plan.
 */
#include <string.h>

#include "ort.h"

#define NOWHERE SIZE_MAX

/* In the module's memory, as what it points to. */
struct kernel {
    struct ort_compute base; /* first */
    const struct factory *factory;
    const dfg_module *m;
    void *device; /* the device's kernel */
    bool is_made;
    dfg_node call; /* of the region's function, in m */
    uint32_t n_params, n_results;
    size_t *params;  /* where each is among the node's inputs; NOWHERE: the call's operand is a constant */
    size_t *results; /* where each is among the node's outputs; NOWHERE: nothing reads it */
};

/* A run, as dfg_ort_output sees it. */
struct running {
    const struct kernel *kernel;
    OrtKernelContext *context;
    OrtStatus *bad; /* the first error */
};

/* ---- where operands and results are ---- */

static const dfg_node *operands(const struct kernel *k)
{
    const dfg_node *args;
    dfg_node_args(k->m, k->call, &args);
    return args + 1; /* behind the function */
}

static OrtStatus *place_params(struct kernel *k, struct reader *r, const OrtNode *fused)
{
    const OrtValueInfo **values;
    size_t n;
    char *name;
    LIST(r, Node, Inputs, fused, values, n);
    for (size_t at = 0; at < n; at++) {
        TRY(dfg_ort_name_read(r->ort, values[at], &name));
        const dfg_sym sym = *name != '\0' ? dfg_find_symbol(k->m, name, strlen(name)) : 0;
        for (uint32_t i = 0; i < k->n_params; i++)
            if (sym != 0 && dfg_name(k->m, operands(k)[i]) == sym)
                k->params[i] = at;
    }
    for (uint32_t i = 0; i < k->n_params; i++)
        if (k->params[i] == NOWHERE && dfg_node_op(k->m, operands(k)[i]) != DFG_CONST)
            return dfg_ort_status(r->ort, ORT_FAIL, "%s: the runtime's node does not read '%s'", r->name,
                              dfg_symbol_text(k->m, dfg_name(k->m, operands(k)[i])));
    return NULL;
}

/* The runtime has no output for what nothing reads. */
static OrtStatus *place_results(struct kernel *k, struct reader *r, const struct plan *plan,
                                const OrtNode *fused)
{
    const OrtValueInfo **values;
    size_t n;
    char *name;
    LIST(r, Node, Outputs, fused, values, n);
    for (size_t at = 0; at < n; at++) {
        TRY(dfg_ort_name_read(r->ort, values[at], &name));
        const struct taken *v = dfg_ort_taken(plan, name);
        if (v->result > 0 && v->result <= k->n_results)
            k->results[v->result - 1] = at;
        else if (v->region != 0)
            return dfg_ort_status(r->ort, ORT_FAIL, "%s: no result is '%s', which the runtime reads", r->name,
                              name);
    }
    return NULL;
}

static OrtStatus *place(struct kernel *k, struct reader *r, const struct plan *plan, const OrtNode *fused)
{
    const dfg_node func = dfg_ort_function_of(k->m, k->call);
    const dfg_node *args;
    k->n_params = dfg_node_data(k->m, func);
    k->n_results = dfg_node_args(k->m, func, &args) - k->n_params;
    if (k->n_results == 1 &&
        dfg_node_op(k->m, args[k->n_params]) == DFG_TUPLE) /* a match with several roots */
        k->n_results = dfg_node_args(k->m, args[k->n_params], &args);
    k->params = dfg_alloc(plan->m, (k->n_params + k->n_results + (size_t)1) * sizeof *k->params);
    if (k->params == NULL)
        return dfg_ort_no_memory(r->ort);
    for (uint32_t i = 0; i < k->n_params + k->n_results; i++)
        k->params[i] = NOWHERE;
    k->results = k->params + k->n_params;
    TRY(place_params(k, r, fused));
    return place_results(k, r, plan, fused);
}

/* Which region a set of nodes is, by the names of their outputs. */
static OrtStatus *find_region(struct reader *r, const struct plan *plan, const OrtGraph *g, dfg_node *call)
{
    const OrtNode **nodes;
    const OrtValueInfo **outputs;
    const struct region *found = &plan->regions[0];
    size_t n, n_outputs;
    char *name;
    LIST(r, Graph, Nodes, g, nodes, n);
    for (size_t i = 0; i < n && found == &plan->regions[0]; i++) {
        LIST(r, Node, Outputs, nodes[i], outputs, n_outputs);
        for (size_t j = 0; j < n_outputs && found == &plan->regions[0]; j++) {
            TRY(dfg_ort_name_read(r->ort, outputs[j], &name));
            found = &plan->regions[dfg_ort_taken(plan, name)->region];
        }
    }
    *call = found->call;
    return found != &plan->regions[0] && found->n_nodes == n
               ? NULL
               : dfg_ort_status(r->ort, ORT_FAIL, "%s: the runtime made a node of others than it was given",
                            r->name);
}

/* ---- runs ---- */

void *dfg_ort_output(struct dfg_ort_run *run, uint32_t i, enum dfg_dtype dtype, int32_t rank,
                     const int64_t *dims)
{
    struct running *x = run->ctx;
    const struct kernel *k = x->kernel;
    const struct ort *ort = &k->factory->ort;
    OrtValue *value = NULL;
    void *data = NULL;
    struct ort_shape wanted;
    if (x->bad != NULL || i >= run->n_outputs || rank < 0 || k->results[i] == NOWHERE)
        return NULL;
    x->bad = ort->KernelContext_GetOutput(x->context, k->results[i], dims, (size_t)rank, &value);
    if (x->bad == NULL && value != NULL)
        x->bad = dfg_ort_shape_read(ort, value, &wanted);
    if (x->bad == NULL && value != NULL && wanted.dtype != dtype)
        x->bad = dfg_ort_status(ort, ORT_FAIL, "%s: result %u is %s, where the runtime wants %s",
                            k->factory->table->name, (unsigned)i, dfg_dtype_name(dtype),
                            dfg_dtype_name(wanted.dtype));
    if (x->bad == NULL && value != NULL)
        x->bad = ort->GetTensorMutableData(value, &data);
    return x->bad == NULL ? data : NULL;
}

static OrtStatus *read_input(const struct running *x, uint32_t i, struct dfg_ort_tensor *t,
                             struct ort_shape *s)
{
    const struct kernel *k = x->kernel;
    const struct ort *ort = &k->factory->ort;
    const OrtValue *value = NULL;
    if (k->params[i] == NOWHERE) {
        const struct dfg_tensor *constant = dfg_tensor_of(k->m, operands(k)[i]);
        const struct dfg_type *type = dfg_type_info(k->m, constant->type);
        *t = (struct dfg_ort_tensor){(enum dfg_dtype)type->dtype, type->rank, type->u.dims, constant->data};
        return NULL;
    }
    TRY(ort->KernelContext_GetInput(x->context, k->params[i], &value));
    if (value == NULL)
        return dfg_ort_status(ort, ORT_FAIL, "%s: input %u is absent", k->factory->table->name, (unsigned)i);
    TRY(dfg_ort_shape_read(ort, value, s));
    *t = (struct dfg_ort_tensor){s->dtype, s->rank, s->dims, NULL};
    return t->dtype != DFG_STRING ? ort->GetTensorData(value, &t->data) : NULL;
}

static OrtStatus *run_kernel(struct ort_compute *self, void *state, OrtKernelContext *context)
{
    const struct kernel *k = (const struct kernel *)self;
    const struct ort *ort = &k->factory->ort;
    struct running x = {.kernel = k, .context = context};
    struct dfg_error e = {DFG_OK, NULL};
    struct dfg_stack stack = {0};
    struct dfg_ort_tensor *inputs = dfg_stack_alloc(&stack, k->n_params, sizeof *inputs);
    struct ort_shape *shapes = dfg_stack_alloc(&stack, k->n_params, sizeof *shapes);
    OrtStatus *bad = stack.failed ? dfg_ort_no_memory(ort) : NULL;
    (void)state;
    for (uint32_t i = 0; bad == NULL && i < k->n_params; i++)
        bad = read_input(&x, i, &inputs[i], &shapes[i]);
    if (bad == NULL) {
        struct dfg_ort_run run = {inputs, k->n_params, k->n_results, &x};
        dfg_status status = k->factory->device->run(k->device, &run, &e);
        bad = x.bad != NULL ? x.bad : dfg_ort_status_of(ort, k->factory->table->name, status, &e);
        dfg_error_clear(&e);
    }
    dfg_stack_free(&stack);
    return bad;
}

static OrtStatus *create_state(struct ort_compute *self, void *context, void **state)
{
    (void)context;
    *state = self;
    return NULL;
}

static void release_state(struct ort_compute *self, void *state)
{
    (void)self, (void)state;
}

/* ---- kernels ---- */

static OrtStatus *kernel_make(const struct provider *p, struct reader *r, const OrtGraph *g,
                              const OrtNode *fused, struct kernel *k)
{
    struct dfg_error e = {DFG_OK, NULL};
    TRY(find_region(r, p->plan, g, &k->call));
    TRY(place(k, r, p->plan, fused));
    dfg_status status = p->factory->device->compile(k->m, dfg_ort_function_of(k->m, k->call), &k->device, &e);
    k->is_made = status == DFG_OK;
    return dfg_ort_status_of(r->ort, r->name, status, &e);
}

OrtStatus *dfg_ort_compile(struct ort_ep *self, const OrtGraph **graphs, const OrtNode **fused, size_t n,
                       struct ort_compute **computes, OrtNode **contexts)
{
    struct provider *p = (struct provider *)self;
    struct reader r = {.ort = &p->factory->ort, .name = p->table.name};
    OrtStatus *bad = NULL;
    (void)contexts;
    p->has_taken = p->has_taken || n > 0;
    memset(computes, 0, n * sizeof *computes);
    for (size_t i = 0; bad == NULL && i < n; i++) {
        struct kernel *k = dfg_alloc(p->plan->m, sizeof *k);
        if (k != NULL) {
            *k = (struct kernel){.base = {ORT_VERSION, create_state, run_kernel, release_state},
                                 .factory = p->factory,
                                 .m = p->plan->m};
            computes[i] = &k->base;
        }
        bad = k != NULL ? kernel_make(p, &r, graphs[i], fused[i], k) : dfg_ort_no_memory(r.ort);
    }
    dfg_stack_free(&r.stack);
    if (bad != NULL) /* the runtime does not ask for what is not whole */
        dfg_ort_kernels_release(self, computes, n);
    return bad;
}

void dfg_ort_kernels_release(struct ort_ep *self, struct ort_compute **computes, size_t n)
{
    (void)self;
    for (size_t i = 0; i < n; i++) {
        const struct kernel *k = (const struct kernel *)computes[i];
        if (k != NULL && k->is_made)
            k->factory->device->release(k->device);
        computes[i] = NULL;
    }
}
