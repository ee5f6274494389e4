/* flow.c -- operators that run bodies: calls of functions, If, Loop, Scan.
 *
 * In:   the call's operands; what a body returned.
 * Out:  the body that runs next with its arguments, or the call's results.
 *
 * Each is a state machine, so that bodies may nest deeply. Source: the
 * operators' text in ONNX opset 16.
 */
#include <stdlib.h>
#include <string.h>

#include "eval.h"

/* What rows name that run bodies: node.c enters these, as no kernel can. */
void dfg_eval_body(struct eval_call *c)
{
    dfg_eval_fail(c, "it runs bodies, which only a whole graph has");
}

static const struct dfg_data *flow_arg(const struct eval_flow *f, uint32_t i)
{
    return dfg_eval_arg(&f->call, i);
}

/* n things that live as long as the flow. */
static void *kept(struct eval_flow *f, size_t n, size_t size)
{
    void *p = calloc(n + 1, size);
    dfg_eval_check(&f->call, p != NULL, "out of memory");
    return p;
}

/* One element, or `otherwise` where the operand is absent. */
static int64_t scalar_arg(const struct eval_flow *f, uint32_t i, int64_t otherwise)
{
    const struct dfg_data *d = flow_arg(f, i);
    return d != NULL && d->tag == DFG_DATA_TENSOR && d->n > 0 ? dfg_eval_int_at(d, 0) : otherwise;
}

/* ---- arguments of the body ---- */

static void drop_in(struct eval_flow *f)
{
    for (uint32_t i = 0; f->in != NULL && i < f->n_in; i++)
        dfg_data_free(f->in[i]);
    free(f->in);
    f->in = NULL;
    f->n_in = 0;
}

static void new_in(struct eval_flow *f, uint32_t n)
{
    drop_in(f);
    f->in = kept(f, n, sizeof *f->in);
    f->n_in = n;
}

static struct dfg_data *scalar(struct eval_flow *f, enum dfg_dtype dtype, int64_t v)
{
    struct dfg_data *d = dfg_data_tensor(dtype, 0, NULL);
    dfg_eval_check(&f->call, d != NULL, "out of memory");
    d->u.at[0].i = v;
    return d;
}

/* Loop's body: the iteration, true, what is carried. */
static void loop_in(struct eval_flow *f)
{
    new_in(f, f->n_carried + 2);
    f->in[0] = scalar(f, DFG_I64, f->i);
    f->in[1] = scalar(f, DFG_BOOL, 1);
    for (uint32_t i = 0; i < f->n_carried; i++)
        f->in[i + 2] = dfg_data_hold(f->carried[i]);
}

static int64_t listed(const struct eval_flow *f, const char *name, uint32_t i)
{
    dfg_val v = dfg_eval_attr(&f->call, name);
    return v.tag == DFG_V_LIST && i < v.n && v.u.list[i].tag == DFG_V_INT ? v.u.list[i].u.i : 0;
}

/* Where part i of y stands along an axis. */
static void part_view(struct eval_view *v, const struct dfg_data *y, int64_t axis, int64_t i)
{
    dfg_eval_view_of(v, y);
    v->base = i * v->stride[axis];
    v->rank--;
    for (int32_t d = (int32_t)axis; d < v->rank; d++) {
        v->dims[d] = v->dims[d + 1];
        v->stride[d] = v->stride[d + 1];
    }
}

/* Slice `at` of x along an axis. */
static struct dfg_data *slice_at(struct eval_flow *f, const struct dfg_data *x, int64_t axis, int64_t at)
{
    struct eval_view v;
    part_view(&v, x, axis, at);
    struct dfg_data *y = dfg_eval_temporary(&f->call, (enum dfg_dtype)x->dtype, v.rank, v.dims);
    dfg_eval_read(y, x, &v);
    return y;
}

/* The first of the scanned operands. */
static uint32_t scan_first(const struct eval_flow *f)
{
    return 1 + f->n_carried;
}

/* How long operand i is along its axis. */
static int64_t scanned(struct eval_flow *f, uint32_t i, int64_t *axis)
{
    const struct dfg_data *x = dfg_eval_need(&f->call, scan_first(f) + i);
    *axis = listed(f, "scan_input_axes", i);
    dfg_eval_axis(&f->call, axis, x->rank);
    return x->dims[*axis];
}

static void scan_in(struct eval_flow *f)
{
    uint32_t n_inputs = f->call.n_args - scan_first(f);
    new_in(f, f->call.n_args - 1);
    for (uint32_t i = 0; i < f->n_carried; i++)
        f->in[i] = dfg_data_hold(f->carried[i]);
    for (uint32_t i = 0; i < n_inputs; i++) {
        int64_t axis, n = scanned(f, i, &axis);
        int64_t at = listed(f, "scan_input_directions", i) != 0 ? n - 1 - f->i : f->i;
        struct dfg_data *slice = slice_at(f, flow_arg(f, scan_first(f) + i), axis, at);
        f->in[f->n_carried + i] = dfg_data_hold(slice);
    }
}

/* ---- results ---- */

/* The extents of result i of the body, so far as its type knows them; behind a first one of 0. */
static struct dfg_data *never_ran(struct eval_flow *f, uint32_t i)
{
    const dfg_node *args;
    int64_t dims[EVAL_RANK] = {0};
    uint32_t n = dfg_node_args(f->call.m, f->body->u.id, &args);
    uint32_t k = dfg_func_params(f->call.m, f->body->u.id) + i;
    const struct dfg_type *t = dfg_type_info(f->call.m, k < n ? dfg_node_type(f->call.m, args[k]) : 0);
    int32_t rank = t->tag == DFG_T_TENSOR && t->rank >= 0 && t->rank < EVAL_RANK ? t->rank : 0;
    for (int32_t d = 0; d < rank; d++)
        dims[d + 1] = t->u.dims[d] > 0 ? t->u.dims[d] : 0;
    return dfg_eval_temporary(&f->call, t->dtype != DFG_NO_DTYPE ? (enum dfg_dtype)t->dtype : DFG_F32,
                              rank + 1, dims);
}

/* What the iterations gave as result k, along a new axis. */
static struct dfg_data *stack_scans(struct eval_flow *f, uint32_t k)
{
    int64_t axis = f->form == EVAL_SCAN ? listed(f, "scan_output_axes", k) : 0, dims[EVAL_RANK];
    bool back = f->form == EVAL_SCAN && listed(f, "scan_output_directions", k) != 0;
    const struct dfg_data *first = f->scans[k][0];
    dfg_eval_check(&f->call, first->tag == DFG_DATA_TENSOR && first->rank < EVAL_RANK,
                   "a scanned result is no tensor");
    dfg_eval_axis(&f->call, &axis, first->rank + 1);
    for (int32_t d = 0; d <= first->rank; d++)
        dims[d] = d < axis ? first->dims[d] : d > axis ? first->dims[d - 1] : f->i;
    struct dfg_data *y = dfg_eval_temporary(&f->call, (enum dfg_dtype)first->dtype, first->rank + 1, dims);
    for (int64_t i = 0; i < f->i; i++) {
        const struct dfg_data *x = f->scans[k][i];
        struct eval_view v;
        bool same = x->tag == DFG_DATA_TENSOR && x->dtype == first->dtype && x->rank == first->rank &&
                    memcmp(x->dims, first->dims, (size_t)x->rank * sizeof *x->dims) == 0;
        dfg_eval_check(&f->call, same, "the iterations give tensors of different shapes");
        part_view(&v, y, axis, back ? f->i - 1 - i : i);
        dfg_eval_write(y, &v, x);
    }
    return y;
}

/* The iterations are done. */
static void give_all(struct eval_flow *f)
{
    uint32_t first = f->form == EVAL_LOOP ? 1 : 0; /* the body's first carried result */
    f->done = true;
    for (uint32_t i = 0; i < f->call.n_results; i++) {
        struct dfg_data *d = i < f->n_carried                             ? f->carried[i]
                             : f->i > 0 && i - f->n_carried < f->n_scans ? stack_scans(f, i - f->n_carried)
                             : f->i == 0                                 ? never_ran(f, i + first)
                                                                         : NULL;
        dfg_eval_check(&f->call, d != NULL, "the body has too few results");
        f->call.results[i] = dfg_data_hold(d);
    }
}

/* ---- steps ---- */

static void take_carried(struct eval_flow *f, struct dfg_data **results)
{
    for (uint32_t i = 0; i < f->n_carried; i++) {
        dfg_data_free(f->carried[i]);
        f->carried[i] = results[i];
        results[i] = NULL;
    }
}

/* results: n of iteration f->i. */
static void take_scans(struct eval_flow *f, struct dfg_data **results, uint32_t n)
{
    if (f->scans == NULL) {
        f->scans = kept(f, n, sizeof *f->scans);
        f->n_scans = n;
    }
    dfg_eval_check(&f->call, n == f->n_scans, "the body's results changed in number");
    if ((uint64_t)f->i >= f->scan_room) {
        size_t more = f->scan_room * 2 + 16;
        for (uint32_t k = 0; k < n; k++) {
            struct dfg_data **p = realloc(f->scans[k], more * sizeof *p);
            dfg_eval_check(&f->call, p != NULL, "out of memory");
            f->scans[k] = p;
        }
        f->scan_room = more;
    }
    for (uint32_t k = 0; k < n; k++) {
        f->scans[k][f->i] = results[k];
        results[k] = NULL;
    }
}

static void loop_step(struct eval_flow *f, struct dfg_data **results, uint32_t n)
{
    if (n < 1 + f->n_carried || results[0]->tag != DFG_DATA_TENSOR || results[0]->n != 1)
        dfg_eval_fail(&f->call, "the body has too few results, or its first is no condition");
    bool on = dfg_eval_real(results[0], 0) != 0;
    take_carried(f, results + 1);
    take_scans(f, results + 1 + f->n_carried, n - 1 - f->n_carried);
    f->i++;
    (on && f->i < f->most ? loop_in : give_all)(f);
}

static void scan_step(struct eval_flow *f, struct dfg_data **results, uint32_t n)
{
    dfg_eval_check(&f->call, n >= f->n_carried, "the body has too few results");
    take_carried(f, results);
    take_scans(f, results + f->n_carried, n - f->n_carried);
    f->i++;
    (f->i < f->most ? scan_in : give_all)(f);
}

/* All that the body returned is what the call gives. */
static void return_all(struct eval_flow *f, struct dfg_data **results, uint32_t n)
{
    if (f->form == EVAL_CALL && f->call.kind->op == DFG_CALL) {
        struct dfg_data **room = realloc(f->call.results, ((size_t)n + 1) * sizeof *room);
        dfg_eval_check(&f->call, room != NULL, "out of memory");
        memset(room, 0, ((size_t)n + 1) * sizeof *room);
        f->call.results = room;
        f->call.n_results = n;
    }
    dfg_eval_check(&f->call, n >= f->call.n_results, "the body has too few results");
    for (uint32_t i = 0; i < f->call.n_results; i++) {
        f->call.results[i] = results[i];
        results[i] = NULL;
    }
    f->done = true;
}

struct returned {
    struct eval_flow *f;
    struct dfg_data **results;
    uint32_t n;
};

static void step(struct eval_call *c, void *ctx)
{
    const struct returned *r = ctx;
    (void)c;
    (r->f->form == EVAL_LOOP   ? loop_step
     : r->f->form == EVAL_SCAN ? scan_step
                               : return_all)(r->f, r->results, r->n);
}

bool dfg_eval_flow_step(struct eval_flow *f, struct dfg_data **results, uint32_t n)
{
    return dfg_eval_protect(&f->call, step, &(struct returned){f, results, n});
}

/* ---- the start ---- */

/* Operands from `first` on are carried; n of them. */
static void carry(struct eval_flow *f, uint32_t first, uint32_t n)
{
    f->carried = kept(f, n, sizeof *f->carried);
    f->n_carried = n;
    for (uint32_t i = 0; i < n; i++)
        f->carried[i] = dfg_data_hold(f->call.args[first + i]);
}

static void loop_begin(struct eval_flow *f)
{
    uint32_t n = f->call.n_args;
    f->most = scalar_arg(f, 1, INT64_MAX);
    bool on = scalar_arg(f, 2, 1) != 0;
    carry(f, 3, n > 3 ? n - 3 : 0);
    (on && f->most > 0 ? loop_in : give_all)(f);
}

static void scan_begin(struct eval_flow *f)
{
    int64_t n = dfg_eval_int(&f->call, "num_scan_inputs", 0), axis;
    dfg_eval_check(&f->call, n >= 1 && n <= (int64_t)f->call.n_args - 1, "num_scan_inputs is wrong");
    carry(f, 1, f->call.n_args - 1 - (uint32_t)n);
    f->most = scanned(f, 0, &axis);
    for (uint32_t i = 1; i < (uint32_t)n; i++)
        dfg_eval_check(&f->call, scanned(f, i, &axis) == f->most,
                       "the scanned operands have different lengths");
    (f->most > 0 ? scan_in : give_all)(f);
}

static void call_begin(struct eval_flow *f)
{
    f->body = f->call.args[0];
    new_in(f, f->call.n_args - 1);
    for (uint32_t i = 1; i < f->call.n_args; i++)
        f->in[i - 1] = dfg_data_hold(f->call.args[i]);
}

static void begin(struct eval_call *c, void *ctx)
{
    struct eval_flow *f = ctx;
    uint32_t which = f->form == EVAL_IF && scalar_arg(f, 2, 0) == 0 ? 1 : 0;
    f->body = flow_arg(f, which);
    dfg_eval_check(c, f->body != NULL && f->body->tag == DFG_DATA_FUNC, "the body is no function");
    if (f->form == EVAL_IF) {
        dfg_eval_need(c, 2);
        new_in(f, 0);
    } else {
        (f->form == EVAL_LOOP ? loop_begin : f->form == EVAL_SCAN ? scan_begin : call_begin)(f);
    }
}

bool dfg_eval_flow_begin(struct eval_flow *f, const struct eval_call *c, int form)
{
    struct dfg_data **args = calloc((size_t)c->n_args + 1, sizeof *args);
    f->form = form;
    f->call = *c;
    f->call.args = args;
    f->call.results = calloc((size_t)c->n_results + 1, sizeof *f->call.results);
    for (uint32_t i = 0; args != NULL && i < c->n_args; i++)
        args[i] = dfg_data_hold(c->args[i]);
    return args != NULL && f->call.results != NULL ? dfg_eval_protect(&f->call, begin, f)
                                                   : dfg_eval_say(&f->call, "out of memory");
}

void dfg_eval_flow_end(struct eval_flow *f)
{
    drop_in(f);
    for (uint32_t i = 0; f->call.args != NULL && i < f->call.n_args; i++)
        dfg_data_free(f->call.args[i]);
    for (uint32_t i = 0; f->call.results != NULL && i < f->call.n_results; i++)
        dfg_data_free(f->call.results[i]);
    for (uint32_t i = 0; i < f->n_carried; i++)
        dfg_data_free(f->carried[i]);
    for (uint32_t k = 0; k < f->n_scans; k++) {
        for (int64_t i = 0; f->scans[k] != NULL && i < f->i; i++)
            dfg_data_free(f->scans[k][i]);
        free(f->scans[k]);
    }
    free(f->scans);
    free(f->carried);
    free(f->call.results);
    union {
        struct dfg_data *const *is;
        void *mine;
    } args = {f->call.args};
    free(args.mine);
    memset(f, 0, sizeof *f);
}
