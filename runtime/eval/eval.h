/* eval.h -- what the files of the evaluator share; no public API.
 *
 *   value.c    values, rounding           run.c      the machine: bodies, frames
 *   once.c     one call, by its kernel    flow.c     If, Loop, Scan
 *   call.c     operands, attributes       node.c     the machine: single nodes
 *   walk.c     strided copies, broadcasts compare.c  are two values close?
 *   random.c   inputs
 *   tflite.c   what TensorFlow Lite's operators have in common
 *   others     kernels, by family
 *
 * A kernel reads c->args, fills in c->results, and is done; rounding to the element
 * type and freeing are the machine's.  An error ends the kernel where it is found: what
 * asks for something comes back with it, or does not come back.
 */
#ifndef DFG_EVAL_PRIVATE_H
#define DFG_EVAL_PRIVATE_H

#include <setjmp.h>

#include "../dfg_extend.h"
#include "../dfg_eval.h"

/* A tensor of more extents is not evaluated. */
#define EVAL_RANK 64
#define EVAL_MOST ((uint64_t)1 << 28) /* elements of one tensor: 2 GiB */

/* What a kernel has for its own use, and where it leads out of it. */
struct eval_own {
    struct dfg_stack memory;
    struct eval_made *made; /* tensors, the latest first */
    jmp_buf out;
};

/* The call in hand. */
struct eval_call {
    const dfg_module *m;
    dfg_node node;
    const struct dfg_kind *kind;
    struct dfg_data *const *args; /* NULL: absent */
    uint32_t n_args, n_results;
    struct dfg_data **results; /* operands, or the kernel's own */
    int form;                  /* what the table says, so that one kernel serves many operators */
    struct eval_own *own;      /* NULL: no kernel runs */
    uint64_t most_bytes;  /* of all values; 0: any */
    int64_t bytes_before; /* the run: eval_bytes_alive */
    bool unrounded;      /* floats keep doubles' digits */
    bool moves;          /* results are cells of operands, which are rounded */
    struct dfg_error *error;
};

typedef void eval_kernel(struct eval_call *);

struct eval_row {
    const char *name;
    eval_kernel *kernel;
    int form;
    bool tflite; /* operands and result may be quantised, an activation may follow */
};
/* What the operator's row names; NULL: it is not evaluated. */
const struct eval_row *dfg_eval_find(const dfg_module *, uint16_t op);

/* ---- value.c ---- */

bool dfg_eval_is_real(enum dfg_dtype);
bool dfg_eval_is_unsigned(enum dfg_dtype);
bool dfg_eval_is_data(enum dfg_dtype); /* can it be evaluated at all? */
double dfg_eval_round_real(double, enum dfg_dtype);
double dfg_eval_saturated(double, enum dfg_dtype); /* not past the type's finite values */
int64_t dfg_eval_limit(enum dfg_dtype, bool high); /* the least, the greatest integer */
void dfg_eval_round(struct dfg_data *);            /* all elements */
/* As dfg_data_tensor, but the elements are whatever the memory holds. */
struct dfg_data *dfg_eval_tensor_unfilled(enum dfg_dtype, int32_t rank, const int64_t *dims);
dfg_cell dfg_eval_bit_cast(dfg_cell, enum dfg_dtype from,
                           enum dfg_dtype to); /* the same bits; as many in both */
struct dfg_data *dfg_eval_handle(enum dfg_data_tag, uint32_t id);
/* Element i as a double, or as an integer (towards zero, at the ends of the range). */
double dfg_eval_real(const struct dfg_data *, uint64_t i);
/* Element i beside element k, exactly: -1, 0, 1; 2 where one is NaN. */
int dfg_eval_order(const struct dfg_data *, uint64_t i, uint64_t k);
int64_t dfg_eval_int_at(const struct dfg_data *, uint64_t i);
int64_t dfg_eval_int_of(double);
void dfg_eval_set(struct dfg_data *, uint64_t i, double v); /* as the tensor's kind of cell */
int64_t dfg_eval_bytes_alive(void); /* of values that this thread made, less those it freed */

/* ---- call.c ---- */

/* Says what is wrong, with node and operator, unless something was said; false. */
bool dfg_eval_say(struct eval_call *, const char *text, ...) DFG_PRINTF(2, 3);
/* Runs a part of a kernel's kind; what it makes for its own use ends with it.  False: it failed, said. */
bool dfg_eval_protect(struct eval_call *, void (*run)(struct eval_call *, void *), void *ctx);

/* ---- call.c, in kernels ---- */

/* Says it, and ends the kernel; `check` does where the condition does not hold. */
_Noreturn void dfg_eval_fail(struct eval_call *, const char *text, ...) DFG_PRINTF(2, 3);
void dfg_eval_check(struct eval_call *, bool holds, const char *text, ...) DFG_PRINTF(3, 4);
/* n things of that size, zeroed. */
void *dfg_eval_room(struct eval_call *, size_t n, size_t size);
/* A tensor that the kernel has made, or NULL, as one that ends with it. */
struct dfg_data *dfg_eval_own(struct eval_call *, struct dfg_data *);
/* Another kernel on these operands; the results are those of this call. */
void dfg_eval_run_as(struct eval_call *, eval_kernel *, int form, struct dfg_data *const *args, uint32_t n_args);

/* Operand i; NULL: absent.  eval_need: a tensor that must be there. */
const struct dfg_data *dfg_eval_arg(const struct eval_call *, uint32_t i);
const struct dfg_data *dfg_eval_need(struct eval_call *, uint32_t i);
/* Result i: a fresh tensor. */
struct dfg_data *dfg_eval_result(struct eval_call *, uint32_t i, enum dfg_dtype, int32_t rank,
                                 const int64_t *dims);
/* The same where the kernel fills in all cells, each from one of an operand, and all of its results are such. */
struct dfg_data *dfg_eval_moved(struct eval_call *, uint32_t i, enum dfg_dtype, int32_t rank, const int64_t *dims);
struct dfg_data *dfg_eval_like(struct eval_call *, const struct dfg_data *, enum dfg_dtype);
/* A tensor for the kernel's own use. */
struct dfg_data *dfg_eval_temporary(struct eval_call *, enum dfg_dtype, int32_t rank, const int64_t *dims);
struct dfg_data *dfg_eval_unfilled(struct eval_call *, enum dfg_dtype, int32_t rank, const int64_t *dims);
void dfg_eval_give(struct eval_call *, uint32_t i, const struct dfg_data *); /* an operand is the result */

dfg_val dfg_eval_attr(const struct eval_call *, const char *name); /* NIL: not written, or none */
int64_t dfg_eval_int(const struct eval_call *, const char *name, int64_t otherwise);
double dfg_eval_float(const struct eval_call *, const char *name, double otherwise);
const char *dfg_eval_text(const struct eval_call *, const char *name, const char *otherwise);
enum dfg_dtype dfg_eval_dtype(const struct eval_call *, const char *name, enum dfg_dtype otherwise);
enum dfg_dtype dfg_eval_onnx_dtype(const struct eval_call *, const char *name, enum dfg_dtype otherwise);
/* Ints of an attribute (one int is a list of one), of operand i; at most EVAL_RANK.  -1: none. */
int32_t dfg_eval_ints(const struct eval_call *, const char *name, int64_t *values);
int32_t dfg_eval_arg_ints(struct eval_call *, uint32_t i, int64_t *values);
/* n ints of the attribute, `otherwise` where it is not written. */
void dfg_eval_n_ints(struct eval_call *, const char *name, int32_t n, int64_t otherwise, int64_t *values);
/* axis from the end where it is negative. */
void dfg_eval_axis(struct eval_call *, int64_t *axis, int32_t rank);
/* The n axes as marks. */
void dfg_eval_marks(struct eval_call *, const int64_t *axes, int32_t n, int32_t rank, bool *on);
/* The n axes, n < 0: the first `all`, each from the front then; how many. */
int32_t dfg_eval_axes(struct eval_call *, int64_t *axes, int32_t n, int32_t all, int32_t rank);
uint64_t dfg_eval_count(const int64_t *dims, int32_t from,
                        int32_t to); /* the product of extents; of a tensor that is there */

/* ---- once.c ---- */

/* Does operator op, which is called, declare all that the call has?  False: said. */
bool dfg_eval_declared(struct eval_call *, uint16_t op);
/* What the call of op gives, by its kernel; NULL: said why not, or memory is out. */
struct dfg_data *dfg_eval_value(struct eval_call *, uint16_t op, const struct eval_row *);
/* One value of n results, which are taken; NULL: no memory. */
struct dfg_data *dfg_eval_as_value(const struct eval_call *, struct dfg_data **results, uint32_t n);

/* ---- walk.c ---- */

/* Positions of a tensor as steps: cell base + sum(index[d] * stride[d]). */
struct eval_view {
    int32_t rank;
    int64_t dims[EVAL_RANK], stride[EVAL_RANK];
    int64_t base;
};
void dfg_eval_view_of(struct eval_view *, const struct dfg_data *);
void dfg_eval_read(struct dfg_data *to, const struct dfg_data *from,
                   const struct eval_view *); /* to, in order */
void dfg_eval_write(struct dfg_data *to, const struct eval_view *,
                    const struct dfg_data *from); /* from, in order */

/* Several tensors broadcast together, element by element. */
struct eval_walk {
    int32_t rank, k;
    int64_t dims[EVAL_RANK], index[EVAL_RANK];
    int64_t stride[4][EVAL_RANK], at[4];
};
void dfg_eval_walk_begin(struct eval_call *, struct eval_walk *, const struct dfg_data *const *, int32_t k);
void dfg_eval_walk_next(struct eval_walk *);
/* dims := dims and `more` broadcast together. */
void dfg_eval_broadcast(struct eval_call *, int32_t *rank, int64_t *dims, int32_t n_more,
                        const int64_t *more);

/* ---- families that others use ---- */

struct dfg_data *dfg_eval_permute(struct eval_call *, const struct dfg_data *, const int64_t *perm);
/* norm.c: y := the softmax of n cells x, `step` apart, or its logarithm; y may be x. */
void dfg_eval_soft_row(const dfg_cell *x, dfg_cell *y, int64_t n, int64_t step, enum dfg_dtype, bool log_of);
struct dfg_data *dfg_eval_log_softmax(struct eval_call *, const struct dfg_data *x, int64_t axis);
double dfg_eval_gelu(double x, bool by_tanh); /* unary.c */
/* unary.c: y := the activation of that name; "": none. */
void dfg_eval_activate(struct eval_call *, struct dfg_data *y, const char *name);
/* attention.c: x with pairs of elements turned by angles. */
struct eval_angles {
    const struct dfg_data *cos, *sin, *at; /* at: which row of the tables; NULL: one for each batch and place */
    int64_t heads, turned;                 /* of a row; elements of a head, 0: all */
    bool interleaved;                      /* neighbours are a pair; else one of each half */
};
struct dfg_data *dfg_eval_turned(struct eval_call *, const struct dfg_data *x, const struct eval_angles *);
/* matrix.c: y[n, m] += a[n, k] b[k, m], of doubles or of integers. */
void dfg_eval_multiply(const dfg_cell *a, int64_t a_row, int64_t a_col, const dfg_cell *b, int64_t b_row,
                       int64_t b_col, dfg_cell *y, int64_t n, int64_t k, int64_t m, bool real);

/* conv.c, pool.c: how a window slides along the extents behind the first two. */
struct eval_window {
    int32_t n; /* axes */
    int64_t in[EVAL_RANK], out[EVAL_RANK], kernel[EVAL_RANK], strides[EVAL_RANK], dilations[EVAL_RANK];
    int64_t begin[EVAL_RANK], end[EVAL_RANK];
    bool ceil;
};
/* The attributes of ONNX for n axes; kernel: what stands where none is written (NULL: it must be). */
void dfg_eval_onnx_window(struct eval_call *, struct eval_window *, const int64_t *in, const int64_t *kernel,
                          int32_t n);
void dfg_eval_relay_window(struct eval_call *, struct eval_window *, const int64_t *in, const int64_t *kernel,
                           int32_t n, const char *dilation);
/* TensorFlow Lite's two axes; kernel NULL: the attribute `filter`. */
void dfg_eval_tfl_window(struct eval_call *, struct eval_window *, const int64_t *in, const int64_t *kernel);
void dfg_eval_window_sizes(struct eval_call *, struct eval_window *); /* fills in `out` */
/* Where kernel position k of window o reads along axis d; -1: in the padding. */
static inline int64_t eval_window_at(const struct eval_window *w, int32_t d, int64_t o, int64_t k)
{
    int64_t at = o * w->strides[d] + k * w->dilations[d] - w->begin[d];
    return at >= 0 && at < w->in[d] ? at : -1;
}
/* The next index in row-major order; false: that was the last. */
static inline bool eval_step(int64_t *index, const int64_t *dims, int32_t n)
{
    for (int32_t d = n; d-- > 0;) {
        if (++index[d] < dims[d])
            return true;
        index[d] = 0;
    }
    return false;
}

/* A tensor in `layout`, brought into the order `wanted` of its letters. */
const struct dfg_data *dfg_eval_to_layout(struct eval_call *, const struct dfg_data *, const char *layout,
                                          const char *wanted);

/* conv.c: y plus a bias, NULL: none, of one element for each index of the axis. */
void dfg_eval_add_bias(struct eval_call *, struct dfg_data *y, const struct dfg_data *b, int32_t axis);
/* conv.c: w of a layout that begins with the groups ("GOIHW"), with them and the axis behind as one ("OIHW");
 * *layout is set to its layout. */
const struct dfg_data *dfg_eval_ungroup(struct eval_call *, const struct dfg_data *w, const char **layout);

/* tflite.c: the row's kernel on the reals that quantised operands stand for; then the activation, and the
 * result's steps. */
void dfg_eval_tflite(struct eval_call *, const struct eval_row *);
bool dfg_eval_has_steps(const dfg_module *, dfg_node); /* is the value quantised? */

/* quantize.c: x in steps of scale from zero; the last two have one element, or one for each index of an axis.
 */
int64_t dfg_eval_quantized(double x, double scale, double zero, enum dfg_dtype);
/* x less its zero point, NULL: 0; one element, or one for each of an axis (counted from the end).  A temporary of
 * I64. */
struct dfg_data *dfg_eval_less_zero(struct eval_call *, const struct dfg_data *x, const struct dfg_data *zero,
                                    int32_t axis);

/* ---- flow.c: operators that run bodies, one step at a time ---- */

struct eval_flow {
    struct eval_call call;       /* args and results are the flow's own */
    const struct dfg_data *body; /* what runs next, of the arguments in `in` */
    struct dfg_data **in;
    uint32_t n_in;
    bool done; /* call.results are there */
    int form;
    int64_t i, most;           /* iterations */
    struct dfg_data **carried; /* n_carried, NULL: none */
    uint32_t n_carried, n_scans;
    struct dfg_data ***scans; /* what each iteration gave, `i` of each */
    size_t scan_room;
};
enum { EVAL_CALL, EVAL_IF, EVAL_LOOP, EVAL_SCAN };
eval_kernel dfg_eval_body; /* stands for the forms from EVAL_IF on in rows */
eval_kernel dfg_eval_quantize; /* quantize.c, form 0: ONNX */
/* Sets out: c's operands are held.  False: said why.  Then `body`, or `done`. */
bool dfg_eval_flow_begin(struct eval_flow *, const struct eval_call *, int form);
/* The body returned these; the flow takes them. */
bool dfg_eval_flow_step(struct eval_flow *, struct dfg_data **results, uint32_t n);
void dfg_eval_flow_end(struct eval_flow *);

#endif
