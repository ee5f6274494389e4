/* infer_elementwise.c -- types of operators that go element by element.
 *
 * In:   operands of one shape, or of shapes that broadcast as NumPy's do.
 * Out:  that shape; the operands' element type, or the one the operator names.
 */
#include "infer.h"

void relate_same(struct infer_call *c)
{
    dfg_node n = infer_operand(c, 0);
    if (n != DFG_NONE && dfg_type_info(c->m, dfg_node_type(c->m, n))->tag == DFG_T_TENSOR)
        infer_result_id(c, 0, dfg_node_type(c->m, n));
}

static void same_as(struct infer_call *c, enum dfg_dtype dtype)
{
    struct infer_type t;
    infer_arg(c, 0, &t);
    t.dtype = dtype;
    infer_result(c, 0, &t);
}

void relate_to_bool(struct infer_call *c)
{
    same_as(c, DFG_BOOL);
}

/* All operands from `from` on, `n` of them, broadcast together. */
static void broadcast_of(const struct infer_call *c, uint32_t from, uint32_t n, struct infer_type *t)
{
    bool ok = infer_arg(c, from, t) && t->rank >= 0;
    for (uint32_t i = 1; i < n && from + i < c->n_args; i++) {
        struct infer_type u;
        ok = infer_arg(c, from + i, &u) && ok;
        ok = infer_broadcast_types(t, &u) && ok;
    }
    if (!ok)
        infer_type_init(t, t->dtype, -1);
}

void relate_broadcast(struct infer_call *c)
{
    struct infer_type t;
    broadcast_of(c, 0, c->n_args, &t);
    infer_result(c, 0, &t);
}

void relate_compare(struct infer_call *c)
{
    struct infer_type t;
    broadcast_of(c, 0, c->n_args, &t);
    t.dtype = DFG_BOOL;
    infer_result(c, 0, &t);
}

/* Two values; scales and zero points behind them. */
void relate_qnn_broadcast(struct infer_call *c)
{
    struct infer_type t;
    broadcast_of(c, 0, 2, &t);
    infer_result(c, 0, &t);
}

void relate_where(struct infer_call *c)
{
    struct infer_type t;
    broadcast_of(c, 0, 3, &t);
    t.dtype = infer_dtype(c, 1) != DFG_NO_DTYPE ? infer_dtype(c, 1) : infer_dtype(c, 2);
    infer_result(c, 0, &t);
}

void relate_cast(struct infer_call *c)
{
    same_as(c, infer_onnx_dtype(c, "to", DFG_NO_DTYPE));
}

void relate_relay_cast(struct infer_call *c)
{
    same_as(c, infer_dtype_attr(c, "dtype", DFG_NO_DTYPE));
}

void relate_cast_like(struct infer_call *c)
{
    same_as(c, infer_dtype(c, 1));
}

void relate_onnx_like(struct infer_call *c)
{
    same_as(c, infer_onnx_dtype(c, "dtype", infer_dtype(c, 0)));
}

/* The values, and which of them were kept. */
void relate_drop(struct infer_call *c)
{
    struct infer_type t;
    infer_arg(c, 0, &t);
    infer_result(c, 0, &t);
    t.dtype = DFG_BOOL;
    infer_result(c, 1, &t);
}

/* The mask is a tensor as the values are. */
void relate_relay_drop(struct infer_call *c)
{
    struct infer_type t;
    infer_arg(c, 0, &t);
    infer_result(c, 0, &t);
    infer_result(c, 1, &t);
}

void relate_random_shape(struct infer_call *c)
{
    struct infer_type t;
    int64_t dims[INFER_MOST];
    uint32_t n;
    infer_type_init(&t, infer_onnx_dtype(c, "dtype", DFG_F32), -1);
    if (infer_list(c, "shape", &n, dims)) {
        t.rank = (int32_t)n;
        for (uint32_t i = 0; i < n; i++)
            t.dims[i] = infer_dim(dfg_int(dims[i]));
    }
    infer_result(c, 0, &t);
}
