/* infer_elementwise.c -- types of operators that go element by element.
 *
 * In:   operands of one shape, or of shapes that broadcast as NumPy's do.
 * Out:  that shape; the operands' element type, or the one the operator names.
 */
#include "infer.h"

void infer_same(struct infer_call *c)
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

static void same_bool(struct infer_call *c)
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

void infer_broadcast_args(struct infer_call *c)
{
    struct infer_type t;
    broadcast_of(c, 0, c->n_args, &t);
    infer_result(c, 0, &t);
}

static void compare(struct infer_call *c)
{
    struct infer_type t;
    broadcast_of(c, 0, c->n_args, &t);
    t.dtype = DFG_BOOL;
    infer_result(c, 0, &t);
}

/* Two values; scales and zero points behind them. */
static void quantised_broadcast(struct infer_call *c)
{
    struct infer_type t;
    broadcast_of(c, 0, 2, &t);
    infer_result(c, 0, &t);
}

static void select_broadcast(struct infer_call *c)
{
    struct infer_type t;
    broadcast_of(c, 0, 3, &t);
    t.dtype = infer_dtype(c, 1) != DFG_NO_DTYPE ? infer_dtype(c, 1) : infer_dtype(c, 2);
    infer_result(c, 0, &t);
}

static void cast(struct infer_call *c)
{
    same_as(c, infer_onnx_dtype(c, "to", DFG_NO_DTYPE));
}

static void relay_cast(struct infer_call *c)
{
    same_as(c, infer_dtype_attr(c, "dtype", DFG_NO_DTYPE));
}

static void cast_like(struct infer_call *c)
{
    same_as(c, infer_dtype(c, 1));
}

static void like(struct infer_call *c)
{
    same_as(c, infer_onnx_dtype(c, "dtype", infer_dtype(c, 0)));
}

/* The values, and which of them were kept. */
static void drop(struct infer_call *c)
{
    struct infer_type t;
    infer_arg(c, 0, &t);
    infer_result(c, 0, &t);
    t.dtype =
        dfg_operator_name(c->m, c->kind->op)[0] == 'D' ? DFG_BOOL : t.dtype; /* of Relay's: as the values */
    infer_result(c, 1, &t);
}

static void random_shape(struct infer_call *c)
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

static const struct infer_row rows[] = {
    {"Abs", infer_same},
    {"Acos", infer_same},
    {"Acosh", infer_same},
    {"Add", infer_broadcast_args},
    {"And", infer_broadcast_args},
    {"Asin", infer_same},
    {"Asinh", infer_same},
    {"Atan", infer_same},
    {"Atanh", infer_same},
    {"Bernoulli", like},
    {"BitCast", cast},
    {"BitShift", infer_broadcast_args},
    {"BitwiseAnd", infer_broadcast_args},
    {"BitwiseNot", infer_same},
    {"BitwiseOr", infer_broadcast_args},
    {"BitwiseXor", infer_broadcast_args},
    {"Cast", cast},
    {"CastLike", cast_like},
    {"Ceil", infer_same},
    {"Celu", infer_same},
    {"Clip", infer_same},
    {"Cos", infer_same},
    {"Cosh", infer_same},
    {"CumProd", infer_same},
    {"CumSum", infer_same},
    {"Div", infer_broadcast_args},
    {"Dropout", drop},
    {"Dropout.v10", drop},
    {"Elu", infer_same},
    {"Equal", compare},
    {"Erf", infer_same},
    {"Exp", infer_same},
    {"EyeLike", like},
    {"Floor", infer_same},
    {"Gelu", infer_same},
    {"Greater", compare},
    {"GreaterOrEqual", compare},
    {"HardSigmoid", infer_same},
    {"HardSwish", infer_same},
    {"Hardmax", infer_same},
    {"Hardmax.v1", infer_same},
    {"Hardmax.v11", infer_same},
    {"Identity", infer_same},
    {"IsInf", same_bool},
    {"IsNaN", same_bool},
    {"LeakyRelu", infer_same},
    {"Less", compare},
    {"LessOrEqual", compare},
    {"Log", infer_same},
    {"LogSoftmax", infer_same},
    {"LogSoftmax.v1", infer_same},
    {"LogSoftmax.v11", infer_same},
    {"Max", infer_broadcast_args},
    {"Mean", infer_broadcast_args},
    {"Min", infer_broadcast_args},
    {"Mish", infer_same},
    {"Mod", infer_broadcast_args},
    {"Mul", infer_broadcast_args},
    {"Neg", infer_same},
    {"Not", infer_same},
    {"Or", infer_broadcast_args},
    {"PRelu", infer_same},
    {"Pow", infer_broadcast_args},
    {"RandomNormal", random_shape},
    {"RandomNormalLike", like},
    {"RandomUniform", random_shape},
    {"RandomUniformLike", like},
    {"Reciprocal", infer_same},
    {"Relu", infer_same},
    {"Round", infer_same},
    {"Selu", infer_same},
    {"Shrink", infer_same},
    {"Sigmoid", infer_same},
    {"Sign", infer_same},
    {"Sin", infer_same},
    {"Sinh", infer_same},
    {"Softmax", infer_same},
    {"Softmax.v1", infer_same},
    {"Softmax.v11", infer_same},
    {"Softplus", infer_same},
    {"Softsign", infer_same},
    {"Sqrt", infer_same},
    {"Sub", infer_broadcast_args},
    {"Sum", infer_broadcast_args},
    {"SwiGLU", infer_broadcast_args},
    {"Swish", infer_same},
    {"Tan", infer_same},
    {"Tanh", infer_same},
    {"ThresholdedRelu", infer_same},
    {"Trilu", infer_same},
    {"Where", select_broadcast},
    {"Xor", infer_broadcast_args},
    {"abs", infer_same},
    {"acos", infer_same},
    {"acosh", infer_same},
    {"add", infer_broadcast_args},
    {"asin", infer_same},
    {"asinh", infer_same},
    {"atan", infer_same},
    {"atanh", infer_same},
    {"bitwise_and", infer_broadcast_args},
    {"bitwise_not", infer_same},
    {"bitwise_or", infer_broadcast_args},
    {"bitwise_xor", infer_broadcast_args},
    {"cast", relay_cast},
    {"cast_like", cast_like},
    {"ceil", infer_same},
    {"clip", infer_same},
    {"com.microsoft.BiasGelu", infer_same},
    {"com.microsoft.FastGelu", infer_same},
    {"com.microsoft.Gelu", infer_same},
    {"com.microsoft.QuickGelu", infer_same},
    {"copy", infer_same},
    {"cos", infer_same},
    {"cosh", infer_same},
    {"divide", infer_broadcast_args},
    {"equal", compare},
    {"erf", infer_same},
    {"exp", infer_same},
    {"fast_erf", infer_same},
    {"fast_exp", infer_same},
    {"fast_tanh", infer_same},
    {"fixed_point_multiply", infer_same},
    {"fixed_point_multiply_per_axis", infer_same},
    {"floor", infer_same},
    {"floor_divide", infer_broadcast_args},
    {"floor_mod", infer_broadcast_args},
    {"full_like", infer_same},
    {"greater", compare},
    {"greater_equal", compare},
    {"isfinite", same_bool},
    {"isinf", same_bool},
    {"isnan", same_bool},
    {"left_shift", infer_broadcast_args},
    {"less", compare},
    {"less_equal", compare},
    {"log", infer_same},
    {"log10", infer_same},
    {"log2", infer_same},
    {"logical_and", infer_broadcast_args},
    {"logical_not", infer_same},
    {"logical_or", infer_broadcast_args},
    {"logical_xor", infer_broadcast_args},
    {"maximum", infer_broadcast_args},
    {"minimum", infer_broadcast_args},
    {"mod", infer_broadcast_args},
    {"multiply", infer_broadcast_args},
    {"negative", infer_same},
    {"nn.bias_add", infer_same},
    {"nn.dropout", drop},
    {"nn.fast_softmax", infer_same},
    {"nn.group_norm", infer_same},
    {"nn.instance_norm", infer_same},
    {"nn.l2_normalize", infer_same},
    {"nn.layer_norm", infer_same},
    {"nn.leaky_relu", infer_same},
    {"nn.log_softmax", infer_same},
    {"nn.lrn", infer_same},
    {"nn.prelu", infer_same},
    {"nn.relu", infer_same},
    {"nn.softmax", infer_same},
    {"not_equal", compare},
    {"ones_like", infer_same},
    {"power", infer_broadcast_args},
    {"qnn.abs", infer_same},
    {"qnn.add", quantised_broadcast},
    {"qnn.erf", infer_same},
    {"qnn.exp", infer_same},
    {"qnn.hardswish", infer_same},
    {"qnn.leaky_relu", infer_same},
    {"qnn.log", infer_same},
    {"qnn.mul", quantised_broadcast},
    {"qnn.rsqrt", infer_same},
    {"qnn.sigmoid", infer_same},
    {"qnn.simulated_dequantize", infer_same},
    {"qnn.simulated_quantize", infer_same},
    {"qnn.softmax", infer_same},
    {"qnn.sqrt", infer_same},
    {"qnn.subtract", quantised_broadcast},
    {"qnn.tanh", infer_same},
    {"right_shift", infer_broadcast_args},
    {"round", infer_same},
    {"rsqrt", infer_same},
    {"sigmoid", infer_same},
    {"sign", infer_same},
    {"sin", infer_same},
    {"sinh", infer_same},
    {"sqrt", infer_same},
    {"subtract", infer_broadcast_args},
    {"tan", infer_same},
    {"tanh", infer_same},
    {"trilu", infer_same},
    {"trunc", infer_same},
    {"trunc_divide", infer_broadcast_args},
    {"trunc_mod", infer_broadcast_args},
    {"where", select_broadcast},
    {"zeros_like", infer_same},
};
const struct infer_table infer_elementwise = {rows, sizeof rows / sizeof *rows};
