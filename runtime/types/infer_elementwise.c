/* infer_elementwise.c -- types of operators that go element by element.
 *
 * In:   operands of one shape, or of shapes that broadcast as NumPy's do.
 * Out:  that shape; the operands' element type, or the one the operator names.
 */
#include "infer.h"

void dfg_relate_same(struct infer_call *c)
{
    dfg_node n = dfg_infer_operand(c, 0);
    if (n != DFG_NONE && dfg_type_info(c->m, dfg_node_type(c->m, n))->tag == DFG_T_TENSOR)
        dfg_infer_result_id(c, 0, dfg_node_type(c->m, n));
}

void dfg_infer_same_as(struct infer_call *c, enum dfg_dtype dtype)
{
    struct infer_type t;
    dfg_infer_arg(c, 0, &t);
    t.dtype = dtype;
    dfg_infer_result(c, 0, &t);
}

/* The shape of operand 0, with the element type that an operand, an attribute or the operator says. */
#define SAME_AS(name, dtype)                                                                                 \
    void dfg_relate_##name(struct infer_call *c)                                                             \
    {                                                                                                        \
        dfg_infer_same_as(c, dtype);                                                                         \
    }
SAME_AS(cast, dfg_infer_onnx_dtype(c, "to", DFG_NO_DTYPE))
SAME_AS(cast_like, dfg_infer_dtype(c, 1))
SAME_AS(dequantize, dfg_infer_onnx_dtype(c, "output_dtype", dfg_infer_dtype(c, 1)))
SAME_AS(onnx_like, dfg_infer_onnx_dtype(c, "dtype", dfg_infer_dtype(c, 0)))
SAME_AS(qnn_dequantize, dfg_infer_dtype_attr(c, "out_dtype", DFG_F32))
SAME_AS(quantize, dfg_infer_operand(c, 2) != DFG_NONE ? dfg_infer_dtype(c, 2)
                                                      : dfg_infer_onnx_dtype(c, "output_dtype", DFG_U8))
SAME_AS(relax_argsort, dfg_infer_dtype_attr(c, "dtype", DFG_I32))
SAME_AS(relax_full_like, dfg_infer_dtype_attr(c, "dtype", dfg_infer_dtype(c, 0)))
SAME_AS(relax_quantize, dfg_infer_dtype_attr(c, "out_dtype", DFG_I8))
SAME_AS(relay_cast, dfg_infer_dtype_attr(c, "dtype", DFG_NO_DTYPE))
SAME_AS(tfl_quantize, DFG_NO_DTYPE)
SAME_AS(tfl_softmax, dfg_infer_dtype(c, 0) == DFG_F32 ? DFG_F32 : DFG_NO_DTYPE) /* wider ones of integers */
SAME_AS(to_bool, DFG_BOOL)
SAME_AS(to_float, DFG_F32)
SAME_AS(to_out_dtype, dfg_infer_dtype_attr(c, "out_dtype", DFG_NO_DTYPE))

dfg_dim dfg_infer_broadcast_dims(const dfg_module *m, dfg_dim a, dfg_dim b)
{
    if (a == 1 || a == b)
        return b;
    if (b == 1)
        return a;
    if (a >= 0 && b >= 0)
        return DFG_DIM_UNKNOWN;
    if (dfg_infer_is_least(m, a, b)) /* min(N, 8) beside N: N, or an error */
        return b;
    if (dfg_infer_is_least(m, b, a))
        return a;
    return a >= 0 ? a : b >= 0 ? b : DFG_DIM_UNKNOWN;
}

bool dfg_infer_broadcast_types(const dfg_module *m, struct infer_type *t, const struct infer_type *u)
{
    struct infer_type wide = t->rank >= u->rank ? *t : *u;
    const struct infer_type *narrow = t->rank >= u->rank ? u : t;
    wide.dtype = t->dtype != DFG_NO_DTYPE ? t->dtype : u->dtype;
    if (t->rank < 0 || u->rank < 0) {
        dfg_infer_type_init(t, wide.dtype, -1);
        return false;
    }
    for (int32_t i = 1; i <= narrow->rank; i++) {
        dfg_dim *d = &wide.dims[wide.rank - i];
        *d = dfg_infer_broadcast_dims(m, *d, narrow->dims[narrow->rank - i]);
    }
    *t = wide;
    return true;
}

/* All operands from `from` on, `n` of them, broadcast together. */
static void broadcast_of(const struct infer_call *c, uint32_t from, uint32_t n, struct infer_type *t)
{
    bool ok = dfg_infer_arg(c, from, t) && t->rank >= 0;
    for (uint32_t i = 1; i < n && from + i < c->n_args; i++) {
        struct infer_type u;
        ok = dfg_infer_arg(c, from + i, &u) && ok;
        ok = dfg_infer_broadcast_types(c->m, t, &u) && ok;
    }
    if (!ok)
        dfg_infer_type_init(t, t->dtype, -1);
}

void dfg_relate_broadcast(struct infer_call *c)
{
    struct infer_type t;
    broadcast_of(c, 0, c->n_args, &t);
    dfg_infer_result(c, 0, &t);
}

void dfg_relate_compare(struct infer_call *c)
{
    struct infer_type t;
    broadcast_of(c, 0, c->n_args, &t);
    t.dtype = DFG_BOOL;
    dfg_infer_result(c, 0, &t);
}

/* Two values; scales and zero points behind them. */
void dfg_relate_qnn_broadcast(struct infer_call *c)
{
    struct infer_type t;
    broadcast_of(c, 0, 2, &t);
    dfg_infer_result(c, 0, &t);
}

/* Two values from operand `from` on, each before its scale and zero point; operands before them; the last
 * zero point is the result's. */
static void qlinear_broadcast(struct infer_call *c, uint32_t from)
{
    struct infer_type x, y;
    dfg_infer_arg(c, 0, &x);
    for (uint32_t i = from; i < from + 4; i += 3)
        if (i > 0 && !(dfg_infer_arg(c, i, &y) && dfg_infer_broadcast_types(c->m, &x, &y)))
            dfg_infer_type_init(&x, DFG_NO_DTYPE, -1);
    x.dtype = dfg_infer_dtype(c, from + 7);
    dfg_infer_result(c, 0, &x);
}

void dfg_relate_qlinear_binary(struct infer_call *c)
{
    qlinear_broadcast(c, 0);
}

void dfg_relate_qlinear_where(struct infer_call *c)
{
    qlinear_broadcast(c, 1);
}

void dfg_relate_where(struct infer_call *c)
{
    struct infer_type t;
    broadcast_of(c, 0, 3, &t);
    t.dtype = dfg_infer_either_dtype(c, 1, 2);
    dfg_infer_result(c, 0, &t);
}

/* The values, and which of them were kept. */
void dfg_relate_drop(struct infer_call *c)
{
    struct infer_type t;
    dfg_infer_arg(c, 0, &t);
    dfg_infer_result(c, 0, &t);
    t.dtype = DFG_BOOL;
    dfg_infer_result(c, 1, &t);
}

/* The mask is a tensor as the values are. */
void dfg_relate_relay_drop(struct infer_call *c)
{
    struct infer_type t;
    dfg_infer_arg(c, 0, &t);
    dfg_infer_result(c, 0, &t);
    dfg_infer_result(c, 1, &t);
}

void dfg_relate_random_shape(struct infer_call *c)
{
    struct infer_type t;
    struct infer_value shape;
    dfg_infer_type_init(&t, dfg_infer_onnx_dtype(c, "dtype", DFG_F32), -1);
    if (dfg_infer_arg_or_attr(c, NO_OPERAND, "shape", &shape))
        dfg_infer_shape(&t, &shape);
    dfg_infer_result(c, 0, &t);
}
