/* compile.c -- kernels of regions, and their runs.
 *
 * In:   the plan of the graph that was asked about last, and the sets of its nodes that
 *       the runtime made nodes of.
 * Out:  a kernel of the device for each, whose operands and results are found by name.
 * Errors: those of the device and of the runtime; a set that is not in the plan.
 */
#include <stdlib.h>
#include <string.h>

#include "ort.h"

struct kernel {
    struct ort_compute base; /* first */
    const struct factory *factory;
    struct plan *plan;
    void *device; /* the device's kernel */
    bool is_made;
    uint32_t n_params, n_results;
    size_t *params;      /* where each is among the node's inputs; NOWHERE: it is a constant */
    dfg_node *constants; /* this one; else DFG_NONE */
    size_t *results;     /* where each is among the node's outputs; NOWHERE: nothing reads it */
};

#define NOWHERE SIZE_MAX

/* A run, as dfg_ort_output sees it. */
struct running {
    const struct kernel *kernel;
    OrtKernelContext *context;
    OrtStatus *bad;        /* the first error */
    struct scratch unread; /* results that nothing reads */
};

/* ---- where operands and results are ---- */

/* The symbol of a value's name; 0: it is absent, or the module has none such. */
static OrtStatus *symbol_of(const struct ort *ort, const dfg_module *m, const OrtValueInfo *v, dfg_sym *name)
{
    const char *text = "";
    if (v != NULL)
        TRY(ort->GetValueInfoName(v, &text));
    *name = *text != '\0' ? dfg_find_symbol(m, text, strlen(text)) : 0;
    return NULL;
}

/* Where the name is among some values; NOWHERE: it is not. */
static OrtStatus *place_of(const struct ort *ort, const dfg_module *m, const OrtValueInfo **values, size_t n,
                           dfg_sym name, size_t *at)
{
    for (*at = 0; *at < n; ++*at) {
        dfg_sym other;
        TRY(symbol_of(ort, m, values[*at], &other));
        if (other != 0 && other == name)
            return NULL;
    }
    *at = NOWHERE;
    return NULL;
}

static OrtStatus *place_params(struct kernel *k, dfg_node call, const OrtValueInfo **values, size_t n)
{
    const dfg_module *m = k->plan->m;
    const dfg_node *args;
    dfg_node_args(m, call, &args);
    for (uint32_t i = 0; i < k->n_params; i++) {
        TRY(place_of(&k->factory->ort, m, values, n, dfg_name(m, args[1 + i]), &k->params[i]));
        k->constants[i] = dfg_node_op(m, args[1 + i]) == DFG_CONST ? args[1 + i] : DFG_NONE;
        if (k->params[i] == NOWHERE && k->constants[i] == DFG_NONE)
            return ort_status(&k->factory->ort, ORT_FAIL, "%s: the runtime's node does not read '%s'",
                              k->factory->table->name, dfg_symbol_text(m, dfg_name(m, args[1 + i])));
    }
    return NULL;
}

/* A result has the call's own name, or that of what is read of it.  The runtime has no output for what
 * nothing reads; what it has one for, and the module a value, must be a result. */
static OrtStatus *place_results(struct kernel *k, dfg_node call, const OrtValueInfo **values, size_t n)
{
    const struct ort *ort = &k->factory->ort;
    const dfg_module *m = k->plan->m;
    for (dfg_node x = call; x < dfg_n_nodes(m); x++) {
        const dfg_node *args;
        bool reads = dfg_node_op(m, x) == DFG_GET && dfg_node_args(m, x, &args) == 1 && args[0] == call;
        if (reads || (x == call && k->n_results == 1))
            TRY(place_of(ort, m, values, n, dfg_name(m, x), &k->results[reads ? dfg_node_data(m, x) : 0]));
    }
    for (size_t at = 0; at < n; at++) {
        dfg_sym name;
        uint32_t i = 0;
        TRY(symbol_of(ort, m, values[at], &name));
        while (i < k->n_results && k->results[i] != at)
            i++;
        if (i == k->n_results && name != 0 && name < k->plan->n_symbols && k->plan->region_of[name] != 0)
            return ort_status(ort, ORT_FAIL, "%s: no result is '%s', which the runtime reads",
                              k->factory->table->name, dfg_symbol_text(m, name));
    }
    return NULL;
}

static OrtStatus *place(struct kernel *k, dfg_node call, const OrtNode *fused, struct scratch *s)
{
    const struct ort *ort = &k->factory->ort;
    const dfg_module *m = k->plan->m;
    dfg_node func = ort_function_of(m, call);
    const dfg_node *args;
    const OrtValueInfo **inputs, **outputs;
    size_t n_inputs, n_outputs;
    k->n_params = dfg_node_data(m, func);
    k->n_results = dfg_node_args(m, func, &args) - k->n_params;
    if (k->n_results == 1 &&
        dfg_node_op(m, args[k->n_params]) == DFG_TUPLE) /* of a match with several roots */
        k->n_results = dfg_node_args(m, args[k->n_params], &args);
    k->params = calloc(k->n_params + (size_t)1, sizeof *k->params);
    k->constants = calloc(k->n_params + (size_t)1, sizeof *k->constants);
    k->results = calloc(k->n_results + (size_t)1, sizeof *k->results);
    if (k->params == NULL || k->constants == NULL || k->results == NULL)
        return ort_no_memory(ort);
    for (uint32_t i = 0; i < k->n_results; i++)
        k->results[i] = NOWHERE;
    LIST(s, ort, Node_GetNumInputs, Node_GetInputs, fused, inputs, n_inputs);
    LIST(s, ort, Node_GetNumOutputs, Node_GetOutputs, fused, outputs, n_outputs);
    TRY(place_params(k, call, inputs, n_inputs));
    return place_results(k, call, outputs, n_outputs);
}

/* ---- elements of constants: where they were when the graph was read, they are no more ---- */

static OrtStatus *keep(struct plan *plan, const struct ort *ort, uint32_t tensor, const void *data)
{
    const struct dfg_tensor *t = dfg_tensor_info(plan->m, tensor);
    size_t bytes = 0;
    dfg_tensor_bytes((enum dfg_dtype)dfg_type_info(plan->m, t->type)->dtype, t->n, &bytes);
    void *own = dfg_alloc(plan->m, bytes);
    if (own == NULL)
        return ort_no_memory(ort);
    dfg_tensor_move(plan->m, tensor, memcpy(own, data, bytes));
    plan->kept[tensor] = true;
    return NULL;
}

static OrtStatus *place_constant(const struct provider *p, const OrtValueInfo *v)
{
    const struct ort *ort = &p->factory->ort;
    struct plan *plan = p->plan;
    bool is_constant = false;
    dfg_sym name = 0;
    const OrtValue *value = NULL;
    const void *data;
    TRY(symbol_of(ort, plan->m, v, &name));
    uint32_t tensor = name != 0 && name < plan->n_symbols ? plan->tensor_of[name] : 0;
    if (tensor == 0 || plan->kept[tensor] || dfg_tensor_info(plan->m, tensor)->data == NULL)
        return NULL;
    TRY(ort->ValueInfo_IsConstantInitializer(v, &is_constant));
    if (is_constant)
        TRY(ort->ValueInfo_GetInitializerValue(v, &value));
    if (value == NULL)
        return ort_status(ort, ORT_FAIL, "%s: the constant '%s' is none any more", p->table.name,
                          dfg_symbol_text(plan->m, name));
    TRY(ort->GetTensorData(value, &data));
    if (!p->factory->device->borrows_elements)
        return keep(plan, ort, tensor, data);
    dfg_tensor_move(plan->m, tensor, data);
    return NULL;
}

/* ---- which region a set is ---- */

/* By the names of a node's outputs; the other nodes must be in it, too. */
static OrtStatus *region_of(const struct provider *p, const OrtNode *node, uint32_t *region,
                            struct scratch *s)
{
    const struct ort *ort = &p->factory->ort;
    const OrtValueInfo **outputs;
    uint32_t found = 0;
    size_t n;
    LIST(s, ort, Node_GetNumOutputs, Node_GetOutputs, node, outputs, n);
    for (size_t i = 0; i < n && found == 0; i++) {
        dfg_sym name;
        TRY(symbol_of(ort, p->plan->m, outputs[i], &name));
        found = name < p->plan->n_symbols ? p->plan->region_of[name] : 0;
    }
    bool good = found != 0 && (*region == 0 || *region == found);
    *region = found;
    return good ? NULL
                : ort_status(ort, ORT_FAIL, "%s: the runtime made a node of others than it was given",
                             p->table.name);
}

/* Looks at the nodes of a set: which region it is, and where the elements of its constants are. */
static OrtStatus *look_at(const struct provider *p, const OrtGraph *g, uint32_t *region, struct scratch *s)
{
    const struct ort *ort = &p->factory->ort;
    const OrtNode **nodes;
    const OrtValueInfo **inputs;
    size_t n, n_inputs;
    LIST(s, ort, Graph_GetNumNodes, Graph_GetNodes, g, nodes, n);
    for (size_t i = 0; i < n; i++) {
        TRY(region_of(p, nodes[i], region, s));
        LIST(s, ort, Node_GetNumInputs, Node_GetInputs, nodes[i], inputs, n_inputs);
        for (size_t k = 0; k < n_inputs; k++)
            if (inputs[k] != NULL)
                TRY(place_constant(p, inputs[k]));
    }
    return *region != 0 && p->plan->regions[*region - 1].n_nodes == n
               ? NULL
               : ort_status(ort, ORT_FAIL, "%s: the runtime made a node of some that it was given",
                            p->table.name);
}

/* ---- runs ---- */

/* Room for a result that nothing reads, until the run is over. */
static void *unread(struct running *x, enum dfg_dtype dtype, int32_t rank, const int64_t *dims)
{
    uint64_t n = 1;
    size_t bytes;
    for (int32_t i = 0; i < rank; i++)
        n *= (uint64_t)dims[i];
    void *room = dfg_tensor_bytes(dtype, n, &bytes) ? ort_scratch(&x->unread, bytes, 1) : NULL;
    if (room == NULL)
        x->bad = ort_no_memory(&x->kernel->factory->ort);
    return room;
}

void *dfg_ort_output(struct dfg_ort_run *run, uint32_t i, enum dfg_dtype dtype, int32_t rank,
                     const int64_t *dims)
{
    struct running *x = run->ctx;
    const struct ort *ort = &x->kernel->factory->ort;
    OrtValue *value = NULL;
    void *data = NULL;
    enum dfg_dtype wanted;
    int32_t ignored;
    int64_t room[ORT_RANK];
    if (x->bad != NULL || i >= run->n_outputs || rank < 0)
        return NULL;
    if (x->kernel->results[i] == NOWHERE)
        return unread(x, dtype, rank, dims);
    x->bad = ort->KernelContext_GetOutput(x->context, x->kernel->results[i], dims, (size_t)rank, &value);
    if (x->bad == NULL && value != NULL)
        x->bad = ort_shape_read(ort, value, &wanted, &ignored, room);
    if (x->bad == NULL && value != NULL && wanted != dtype)
        x->bad = ort_status(ort, ORT_FAIL, "%s: result %u is %s, where the runtime wants %s",
                            x->kernel->factory->table->name, (unsigned)i, dfg_dtype_name(dtype),
                            dfg_dtype_name(wanted));
    if (x->bad == NULL && value != NULL)
        x->bad = ort->GetTensorMutableData(value, &data);
    return x->bad == NULL ? data : NULL;
}

static OrtStatus *read_input(const struct running *x, uint32_t i, struct dfg_ort_tensor *t, int64_t *dims)
{
    const struct kernel *k = x->kernel;
    const struct ort *ort = &k->factory->ort;
    const OrtValue *value = NULL;
    t->dims = dims;
    if (k->constants[i] != DFG_NONE) {
        const struct dfg_tensor *constant = dfg_tensor_of(k->plan->m, k->constants[i]);
        const struct dfg_type *type = dfg_type_info(k->plan->m, constant->type);
        *t = (struct dfg_ort_tensor){(enum dfg_dtype)type->dtype, type->rank, type->u.dims, constant->data};
        return NULL;
    }
    TRY(ort->KernelContext_GetInput(x->context, k->params[i], &value));
    if (value == NULL)
        return ort_status(ort, ORT_FAIL, "%s: input %u is absent", k->factory->table->name, (unsigned)i);
    TRY(ort_shape_read(ort, value, &t->dtype, &t->rank, dims));
    return t->dtype != DFG_STRING ? ort->GetTensorData(value, &t->data) : NULL;
}

static OrtStatus *run_kernel(struct ort_compute *self, void *state, OrtKernelContext *context)
{
    const struct kernel *k = (const struct kernel *)self;
    const struct ort *ort = &k->factory->ort;
    struct running x = {.kernel = k, .context = context};
    struct dfg_error e = {DFG_OK, NULL};
    struct dfg_ort_tensor *inputs = calloc(k->n_params + (size_t)1, sizeof *inputs);
    int64_t(*dims)[ORT_RANK] = calloc(k->n_params + (size_t)1, sizeof *dims);
    (void)state;
    OrtStatus *bad = inputs != NULL && dims != NULL ? NULL : ort_no_memory(ort);
    for (uint32_t i = 0; bad == NULL && i < k->n_params; i++)
        bad = read_input(&x, i, &inputs[i], dims[i]);
    if (bad == NULL) {
        struct dfg_ort_run run = {inputs, k->n_params, k->n_results, &x};
        dfg_status status = k->factory->device->run(k->device, &run, &e);
        bad = x.bad;
        if (bad == NULL)
            bad = ort_status_of(ort, k->factory->table->name, status, &e);
        dfg_error_clear(&e);
    }
    ort_scratch_free(&x.unread, 0);
    free(x.unread.at);
    free(inputs);
    free(dims);
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

static void kernel_free(struct kernel *k)
{
    if (k == NULL)
        return;
    if (k->is_made)
        k->factory->device->release(k->device);
    ort_plan_drop(k->plan);
    free(k->params);
    free(k->constants);
    free(k->results);
    free(k);
}

static OrtStatus *kernel_make(const struct provider *p, const OrtGraph *g, const OrtNode *fused,
                              struct kernel *k, struct scratch *s)
{
    struct dfg_error e = {DFG_OK, NULL};
    uint32_t region = 0;
    TRY(look_at(p, g, &region, s));
    dfg_node call = k->plan->regions[region - 1].call;
    TRY(place(k, call, fused, s));
    dfg_status status =
        p->factory->device->compile(k->plan->m, ort_function_of(k->plan->m, call), &k->device, &e);
    k->is_made = status == DFG_OK;
    return ort_status_of(&p->factory->ort, p->table.name, status, &e);
}

OrtStatus *ort_compile(struct ort_ep *self, const OrtGraph **graphs, const OrtNode **fused, size_t n,
                       struct ort_compute **computes, OrtNode **contexts)
{
    struct provider *p = (struct provider *)self;
    struct scratch s = {NULL, 0, 0};
    OrtStatus *bad = NULL;
    (void)contexts;
    for (size_t i = 0; i < n; i++)
        computes[i] = NULL;
    if (p->plan == NULL)
        return ort_status(&p->factory->ort, ORT_FAIL, "%s: nothing was taken of the graph", p->table.name);
    for (size_t i = 0; bad == NULL && i < n; i++) {
        struct kernel *k = calloc(1, sizeof *k);
        if (k == NULL) {
            bad = ort_no_memory(&p->factory->ort);
            break;
        }
        *k = (struct kernel){.base = {ORT_VERSION, create_state, run_kernel, release_state},
                             .factory = p->factory,
                             .plan = ort_plan_hold(p->plan)};
        computes[i] = &k->base;
        p->has_taken = true;
        bad = kernel_make(p, graphs[i], fused[i], k, &s);
        ort_scratch_free(&s, 0);
    }
    free(s.at);
    if (bad != NULL) /* the runtime does not ask for what is not whole */
        ort_kernels_release(self, computes, n);
    return bad;
}

void ort_kernels_release(struct ort_ep *self, struct ort_compute **computes, size_t n)
{
    (void)self;
    for (size_t i = 0; i < n; i++) {
        kernel_free((struct kernel *)computes[i]);
        computes[i] = NULL;
    }
}
