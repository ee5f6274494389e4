/* call.c -- the current call of a kernel: operands, attributes, results.
 *
 * In:   struct eval_call.
 * Out:  values; one error, that of what went wrong first, naming node and operator.
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "eval.h"

static void say(struct eval_call *c, const char *text, va_list values)
{
    if (c->error == NULL || c->error->status != DFG_OK)
        return;
    char *what = dfg_format(text, values), *label = dfg_node_label(c->m, c->node);
    if (what == NULL || label == NULL)
        c->error->status = DFG_NO_MEMORY;
    else
        dfg_fail(c->error, DFG_BAD_GRAPH, "%s: %s: %s", label,
                 dfg_operator_name(c->m, dfg_node_op(c->m, c->node)), what);
    free(what);
    free(label);
}

bool dfg_eval_say(struct eval_call *c, const char *text, ...)
{
    va_list values;
    va_start(values, text);
    say(c, text, values);
    va_end(values);
    return false;
}

_Noreturn void dfg_eval_fail(struct eval_call *c, const char *text, ...)
{
    va_list values;
    va_start(values, text);
    say(c, text, values);
    va_end(values);
    longjmp(c->own->out, 1);
}

void dfg_eval_check(struct eval_call *c, bool holds, const char *text, ...)
{
    if (holds)
        return;
    va_list values;
    va_start(values, text);
    say(c, text, values);
    va_end(values);
    longjmp(c->own->out, 1);
}

/* ---- what a kernel has for its own use ---- */

struct eval_made {
    struct dfg_data *data;
    struct eval_made *before;
};

/* Memory is out: who asked for the kernel says so. */
void *dfg_eval_room(struct eval_call *c, size_t n, size_t size)
{
    void *room = dfg_stack_alloc(&c->own->memory, n, size);
    if (room == NULL)
        longjmp(c->own->out, 1);
    return room;
}

struct dfg_data *dfg_eval_own(struct eval_call *c, struct dfg_data *d)
{
    struct eval_made *made = dfg_stack_alloc(&c->own->memory, 1, sizeof *made);
    if (made == NULL) {
        dfg_data_free(d);
        longjmp(c->own->out, 1);
    }
    *made = (struct eval_made){d, c->own->made};
    c->own->made = made;
    return d;
}

/* Apart from what it protects, since locals of a function that calls setjmp may be lost. */
static bool attempt(struct eval_call *c, void (*run)(struct eval_call *, void *), void *ctx)
{
    if (setjmp(c->own->out) != 0)
        return false;
    run(c, ctx);
    return true;
}

bool dfg_eval_protect(struct eval_call *c, void (*run)(struct eval_call *, void *), void *ctx)
{
    struct eval_own own = {.made = NULL};
    c->own = &own;
    const bool ok = attempt(c, run, ctx);
    for (const struct eval_made *made = own.made; made != NULL; made = made->before)
        dfg_data_free(made->data);
    dfg_stack_free(&own.memory);
    c->own = NULL;
    return ok;
}

void dfg_eval_run_as(struct eval_call *c, eval_kernel *kernel, int form, struct dfg_data *const *args,
                     uint32_t n_args)
{
    struct eval_call call = *c;
    call.form = form;
    call.args = args;
    call.n_args = n_args;
    kernel(&call);
}

/* ---- operands and results ---- */

const struct dfg_data *dfg_eval_arg(const struct eval_call *c, uint32_t i)
{
    return i < c->n_args ? c->args[i] : NULL;
}

const struct dfg_data *dfg_eval_need(struct eval_call *c, uint32_t i)
{
    const struct dfg_data *d = dfg_eval_arg(c, i);
    if (d != NULL && d->tag == DFG_DATA_TENSOR)
        return d;
    dfg_eval_fail(c, d == NULL ? "operand %u is absent" : "operand %u is no tensor", (unsigned)i);
}

/* The tensor, if it may be, has to leave the values within their bound. */
static void check_bytes(struct eval_call *c, int32_t rank, const int64_t *dims)
{
    double bytes = sizeof(dfg_cell);
    for (int32_t d = 0; d < rank; d++)
        bytes *= (double)dims[d];
    if (c->most_bytes != 0 && bytes <= (double)EVAL_MOST * sizeof(dfg_cell) &&
        (double)(dfg_eval_bytes_alive() - c->bytes_before) + bytes > (double)c->most_bytes)
        dfg_eval_fail(c, "all values together would have more than %llu bytes",
                      (unsigned long long)c->most_bytes);
}

typedef struct dfg_data *maker(enum dfg_dtype, int32_t rank, const int64_t *dims);

static struct dfg_data *fresh(struct eval_call *c, enum dfg_dtype dtype, int32_t rank, const int64_t *dims,
                              maker *make)
{
    check_bytes(c, rank, dims);
    errno = 0;
    struct dfg_data *d = make(dtype, rank, dims);
    if (d != NULL)
        return dfg_eval_own(c, d);
    const bool no_memory = errno == ENOMEM, is_first = c->error != NULL && c->error->status == DFG_OK;
    dfg_eval_say(c,
                 !dfg_eval_is_data(dtype) ? "elements of type %s are not evaluated"
                 : no_memory              ? "out of memory"
                                          : "a tensor is too large",
                 dfg_dtype_name(dtype));
    if (no_memory && is_first)
        c->error->status = DFG_NO_MEMORY;
    longjmp(c->own->out, 1);
}

struct dfg_data *dfg_eval_temporary(struct eval_call *c, enum dfg_dtype dtype, int32_t rank,
                                    const int64_t *dims)
{
    return fresh(c, dtype, rank, dims, dfg_data_tensor);
}

struct dfg_data *dfg_eval_unfilled(struct eval_call *c, enum dfg_dtype dtype, int32_t rank, const int64_t *dims)
{
    return fresh(c, dtype, rank, dims, dfg_eval_tensor_unfilled);
}

static struct dfg_data *result(struct eval_call *c, uint32_t i, enum dfg_dtype dtype, int32_t rank,
                               const int64_t *dims, maker *make)
{
    dfg_eval_check(c, i < c->n_results, "it gives more than %u results", (unsigned)c->n_results);
    return c->results[i] = fresh(c, dtype, rank, dims, make);
}

struct dfg_data *dfg_eval_result(struct eval_call *c, uint32_t i, enum dfg_dtype dtype, int32_t rank,
                                 const int64_t *dims)
{
    return result(c, i, dtype, rank, dims, dfg_data_tensor);
}

struct dfg_data *dfg_eval_moved(struct eval_call *c, uint32_t i, enum dfg_dtype dtype, int32_t rank,
                                const int64_t *dims)
{
    c->moves = true;
    return result(c, i, dtype, rank, dims, dfg_eval_tensor_unfilled);
}

struct dfg_data *dfg_eval_like(struct eval_call *c, const struct dfg_data *d, enum dfg_dtype dtype)
{
    return dfg_eval_result(c, 0, dtype, d->rank, d->dims);
}

void dfg_eval_give(struct eval_call *c, uint32_t i, const struct dfg_data *d)
{
    dfg_eval_check(c, i < c->n_results, "it gives more than %u results", (unsigned)c->n_results);
    union {
        const struct dfg_data *is;
        struct dfg_data *held; /* counting changes no value */
    } u = {d};
    c->results[i] = u.held;
}

uint64_t dfg_eval_count(const int64_t *dims, int32_t from, int32_t to)
{
    uint64_t n = 1;
    for (int32_t d = from; d < to; d++)
        n *= (uint64_t)dims[d];
    return n;
}

/* ---- attributes ---- */

dfg_val dfg_eval_attr(const struct eval_call *c, const char *name)
{
    const dfg_val v = dfg_stated_attr(c->m, c->kind, name);
    return v.tag == DFG_V_NONE ? dfg_nil() : v;
}

static bool is_int(dfg_val v)
{
    return v.tag == DFG_V_INT || v.tag == DFG_V_BOOL;
}

int64_t dfg_eval_int(const struct eval_call *c, const char *name, int64_t otherwise)
{
    dfg_val v = dfg_eval_attr(c, name);
    return is_int(v) ? v.u.i : otherwise;
}

double dfg_eval_float(const struct eval_call *c, const char *name, double otherwise)
{
    dfg_val v = dfg_eval_attr(c, name);
    double f = v.tag == DFG_V_FLOAT ? v.u.f : is_int(v) ? (double)v.u.i : otherwise;
    return dfg_eval_round_real(f, DFG_F32);
}

const char *dfg_eval_text(const struct eval_call *c, const char *name, const char *otherwise)
{
    dfg_val v = dfg_eval_attr(c, name);
    return v.tag == DFG_V_STR ? dfg_symbol_text(c->m, v.u.id) : otherwise;
}

enum dfg_dtype dfg_eval_dtype(const struct eval_call *c, const char *name, enum dfg_dtype otherwise)
{
    dfg_val v = dfg_eval_attr(c, name);
    if (v.tag == DFG_V_STR) /* a script may write "float32" or "f32" */
        return dfg_dtype_by_name(dfg_symbol_text(c->m, v.u.id), dfg_symbol_len(c->m, v.u.id));
    return v.tag == DFG_V_DTYPE ? (enum dfg_dtype)v.u.id : otherwise;
}

enum dfg_dtype dfg_eval_onnx_dtype(const struct eval_call *c, const char *name, enum dfg_dtype otherwise)
{
    dfg_val v = dfg_eval_attr(c, name);
    if (v.tag == DFG_V_INT)
        return v.u.i == 0 ? otherwise : dfg_dtype_of_onnx(v.u.i);
    return v.tag == DFG_V_DTYPE ? (enum dfg_dtype)v.u.id : otherwise;
}

int32_t dfg_eval_ints(const struct eval_call *c, const char *name, int64_t *values)
{
    dfg_val v = dfg_eval_attr(c, name);
    if (is_int(v)) {
        values[0] = v.u.i;
        return 1;
    }
    if (v.tag != DFG_V_LIST || v.n > EVAL_RANK)
        return -1;
    for (uint32_t i = 0; i < v.n; i++) {
        if (!is_int(v.u.list[i]))
            return -1;
        values[i] = v.u.list[i].u.i;
    }
    return (int32_t)v.n;
}

int32_t dfg_eval_arg_ints(struct eval_call *c, uint32_t i, int64_t *values)
{
    const struct dfg_data *d = dfg_eval_arg(c, i);
    if (d == NULL || d->tag != DFG_DATA_TENSOR || dfg_data_is_real(d) || d->rank > 1 || d->n > EVAL_RANK)
        return -1;
    for (uint64_t k = 0; k < d->n; k++)
        values[k] = d->u.at[k].i;
    return (int32_t)d->n;
}

void dfg_eval_n_ints(struct eval_call *c, const char *name, int32_t n, int64_t otherwise, int64_t *values)
{
    int32_t k = dfg_eval_ints(c, name, values);
    dfg_eval_check(c, k >= 0 || dfg_eval_attr(c, name).tag == DFG_NIL, "%s is no list of integers", name);
    if (k == 1)
        otherwise = values[0];
    if (k < 0 || k == 1)
        for (int32_t i = 0; i < n; i++)
            values[i] = otherwise;
    else
        dfg_eval_check(c, k == n, "%s has %d elements, %d are wanted", name, (int)k, (int)n);
}

void dfg_eval_axis(struct eval_call *c, int64_t *axis, int32_t rank)
{
    if (*axis < -(int64_t)rank || *axis >= rank)
        dfg_eval_fail(c, "axis %lld is out of range for rank %d", (long long)*axis, (int)rank);
    *axis += *axis < 0 ? rank : 0;
}

void dfg_eval_marks(struct eval_call *c, const int64_t *axes, int32_t n, int32_t rank, bool *on)
{
    memset(on, 0, EVAL_RANK * sizeof *on);
    for (int32_t i = 0; i < n; i++) {
        int64_t axis = axes[i];
        dfg_eval_axis(c, &axis, rank);
        dfg_eval_check(c, !on[axis], "axis %lld is named twice", (long long)axis);
        on[axis] = true;
    }
}

int32_t dfg_eval_axes(struct eval_call *c, int64_t *axes, int32_t n, int32_t all, int32_t rank)
{
    bool on[EVAL_RANK];
    for (int32_t d = 0; n < 0 && d < all; d++)
        axes[d] = d;
    n = n < 0 ? all : n;
    dfg_eval_marks(c, axes, n, rank, on);
    for (int32_t i = 0; i < n; i++)
        axes[i] += axes[i] < 0 ? rank : 0;
    return n;
}
