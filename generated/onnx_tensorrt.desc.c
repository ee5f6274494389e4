/* What onnx_tensorrt.pat declares, as tables for drivers and tests.  Made by pat2c; do not edit. */
#include "onnx_tensorrt.h"
#if ONNX_TENSORRT_H != 0x58df1c8b116a41e7
#error "onnx_tensorrt.h is of another run of pat2c than this file"
#endif

#include <math.h>
#include <stddef.h>

#include "dfg.h"
#include "dfg_desc.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    OP_Abs = DFG_FIRST_OP,
    OP_Add,
    OP_Atan,
    OP_AveragePool,
    OP_BatchNormalization,
    OP_Ceil,
    OP_Clip,
    OP_Concat,
    OP_Conv,
    OP_ConvTranspose,
    OP_Cos,
    OP_Div,
    OP_Elu,
    OP_Erf,
    OP_Exp,
    OP_Expand,
    OP_Flatten,
    OP_Floor,
    OP_Gemm,
    OP_GlobalAveragePool,
    OP_GlobalMaxPool,
    OP_HardSigmoid,
    OP_Identity,
    OP_LayerNormalization,
    OP_LeakyRelu,
    OP_Log,
    OP_LogSoftmax,
    OP_MatMul,
    OP_Max,
    OP_MaxPool,
    OP_Min,
    OP_Mul,
    OP_Neg,
    OP_Pad,
    OP_Pow,
    OP_ReduceMax,
    OP_ReduceMean,
    OP_ReduceMin,
    OP_ReduceProd,
    OP_ReduceSum,
    OP_Relu,
    OP_Reshape,
    OP_Resize,
    OP_Sigmoid,
    OP_Sin,
    OP_Slice,
    OP_Softmax,
    OP_Softplus,
    OP_Split,
    OP_Sqrt,
    OP_Squeeze,
    OP_Sub,
    OP_Tanh,
    OP_Tile,
    OP_Transpose,
    OP_Unsqueeze,
};
enum {
    ATTR_count_include_pad,
    ATTR_dilations,
    ATTR_mode,
    ATTR_output_padding,
    ATTR_pads,
    ATTR_training_mode,
};
enum {
    STR_constant,
};
static const char *const op_names[] = {
    "Abs",
    "Add",
    "Atan",
    "AveragePool",
    "BatchNormalization",
    "Ceil",
    "Clip",
    "Concat",
    "Conv",
    "ConvTranspose",
    "Cos",
    "Div",
    "Elu",
    "Erf",
    "Exp",
    "Expand",
    "Flatten",
    "Floor",
    "Gemm",
    "GlobalAveragePool",
    "GlobalMaxPool",
    "HardSigmoid",
    "Identity",
    "LayerNormalization",
    "LeakyRelu",
    "Log",
    "LogSoftmax",
    "MatMul",
    "Max",
    "MaxPool",
    "Min",
    "Mul",
    "Neg",
    "Pad",
    "Pow",
    "ReduceMax",
    "ReduceMean",
    "ReduceMin",
    "ReduceProd",
    "ReduceSum",
    "Relu",
    "Reshape",
    "Resize",
    "Sigmoid",
    "Sin",
    "Slice",
    "Softmax",
    "Softplus",
    "Split",
    "Sqrt",
    "Squeeze",
    "Sub",
    "Tanh",
    "Tile",
    "Transpose",
    "Unsqueeze",
};
static const char *const attr_names[] = {
    "count_include_pad",
    "dilations",
    "mode",
    "output_padding",
    "pads",
    "training_mode",
};
static const char *const str_names[] = {
    "constant",
};

static const struct dfg_names whole_names = {
    .abi = DFG_ABI,
    .needs = 0,
    .n_ops = 56,
    .ops = op_names,
    .n_attrs = 6,
    .attrs = attr_names,
    .n_strs = 1,
    .strs = str_names,
};

static const struct onnx_tensorrt_options *options(const dfg_graph *g)
{
    return g->options ? g->options : &onnx_tensorrt_default_options;
}

/* onnx_tensorrt.pat:12
 * cond type_ok(x) = x.dtype == f32 or (use_fp16 and x.dtype == f16);
 */
static bool type_ok(const dfg_graph *g, dfg_node x)
{
    return dfg_dtype(g, x) == DFG_F32 || (options(g)->use_fp16 && dfg_dtype(g, x) == DFG_F16);
}

/* onnx_tensorrt.pat:13
 * cond input_ok(x) = type_ok(x), present(x.elements);
 */
static bool input_ok(const dfg_graph *g, dfg_node x)
{
    return type_ok(g, x) && dfg_known(dfg_elements_of(g, x));
}

struct onnx_tensorrt_convolution_whole {
    struct onnx_tensorrt_convolution_match m;
    dfg_node conv;
    dfg_node constant;
};

static bool onnx_tensorrt_convolution_whole(const dfg_graph *g, dfg_node n,
                                            bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_Conv || dfg_n_args(g, n) > 3 || dfg_arg(g, n, 0) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node w = dfg_arg(g, n, 1);
    dfg_node constant = w;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node b = dfg_arg(g, n, 2);
    /* where input_ok(x) */
    if (!input_ok(g, x))
        return false;
    /* where type_ok(w) */
    if (!type_ok(g, w))
        return false;
    /* where not present(b) or type_ok(b) */
    if (!(b == DFG_NONE || type_ok(g, b)))
        return false;
    /* where w.rank in 3..5 */
    if (!dfg_within(dfg_rank_of(g, w), dfg_int(3), dfg_int(5)))
        return false;
    return accept(ctx, &(struct onnx_tensorrt_convolution_whole){.m = {.root = n, .x = x, .w = w, .b = b},
            .conv = n, .constant = constant});
}

/* onnx_tensorrt.pat:16
 * cond dilations_1(c) = not present(c.dilations) or max(c.dilations) == 1;
 */
static bool dilations_1_holds(const dfg_graph *g, dfg_node c)
{
    return !dfg_known(dfg_attr(g, c, ATTR_dilations))
        || dfg_eq(dfg_max_of(dfg_attr(g, c, ATTR_dilations)), dfg_int(1));
}

/* onnx_tensorrt.pat:17
 * cond no_output_padding(c) = not present(c.output_padding) or max(c.output_padding) == 0;
 */
static bool no_output_padding(const dfg_graph *g, dfg_node c)
{
    return !dfg_known(dfg_attr(g, c, ATTR_output_padding))
        || dfg_eq(dfg_max_of(dfg_attr(g, c, ATTR_output_padding)), dfg_int(0));
}

struct onnx_tensorrt_deconvolution_whole {
    struct onnx_tensorrt_deconvolution_match m;
    dfg_node constant;
};

static bool onnx_tensorrt_deconvolution_whole(const dfg_graph *g, dfg_node n,
                                              bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_ConvTranspose || dfg_n_args(g, n) > 3 || dfg_arg(g, n, 0) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node w = dfg_arg(g, n, 1);
    dfg_node constant = w;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node b = dfg_arg(g, n, 2);
    /* where input_ok(x) */
    if (!input_ok(g, x))
        return false;
    /* where type_ok(w) */
    if (!type_ok(g, w))
        return false;
    /* where not present(b) or type_ok(b) */
    if (!(b == DFG_NONE || type_ok(g, b)))
        return false;
    /* where w.rank in 3..5 */
    if (!dfg_within(dfg_rank_of(g, w), dfg_int(3), dfg_int(5)))
        return false;
    /* where dilations_1(c) */
    if (!dilations_1_holds(g, n))
        return false;
    /* where w.rank < 5 or no_output_padding(c) */
    if (!(dfg_lt(dfg_rank_of(g, w), dfg_int(5)) || no_output_padding(g, n)))
        return false;
    return accept(ctx, &(struct onnx_tensorrt_deconvolution_whole){.m = {.root = n, .x = x, .w = w,
            .b = b, .c = n}, .constant = constant});
}

struct onnx_tensorrt_product_whole {
    struct onnx_tensorrt_product_match m;
    dfg_node matMul;
};

static bool onnx_tensorrt_product_whole(const dfg_graph *g, dfg_node n,
                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_MatMul, 2))
        return false;
    dfg_node a = dfg_arg(g, n, 0);
    dfg_node b = dfg_arg(g, n, 1);
    /* where input_ok(a) */
    if (!input_ok(g, a))
        return false;
    /* where input_ok(b) */
    if (!input_ok(g, b))
        return false;
    /* where a.rank <= 4 */
    if (!dfg_le(dfg_rank_of(g, a), dfg_int(4)))
        return false;
    return accept(ctx, &(struct onnx_tensorrt_product_whole){.m = {.root = n, .a = a, .b = b},
            .matMul = n});
}

struct onnx_tensorrt_dense_whole {
    struct onnx_tensorrt_dense_match m;
    dfg_node gemm;
};

static bool onnx_tensorrt_dense_whole(const dfg_graph *g, dfg_node n,
                                      bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_Gemm || dfg_n_args(g, n) > 3 || dfg_arg(g, n, 0) == DFG_NONE
        || dfg_arg(g, n, 1) == DFG_NONE)
        return false;
    dfg_node a = dfg_arg(g, n, 0);
    dfg_node b = dfg_arg(g, n, 1);
    dfg_node c = dfg_arg(g, n, 2);
    /* where input_ok(a) */
    if (!input_ok(g, a))
        return false;
    /* where input_ok(b) */
    if (!input_ok(g, b))
        return false;
    return accept(ctx, &(struct onnx_tensorrt_dense_whole){.m = {.root = n, .a = a, .b = b, .c = c},
            .gemm = n});
}

struct onnx_tensorrt_binary_whole {
    struct onnx_tensorrt_binary_match m;
    dfg_node call;
};

static bool onnx_tensorrt_binary_whole(const dfg_graph *g, dfg_node n,
                                       bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!(dfg_op(g, n) == OP_Add || dfg_op(g, n) == OP_Sub || dfg_op(g, n) == OP_Mul
          || dfg_op(g, n) == OP_Div || dfg_op(g, n) == OP_Pow || dfg_op(g, n) == OP_Min
          || dfg_op(g, n) == OP_Max)
        || !dfg_has_args(g, n, 2))
        return false;
    for (uint32_t swap = 0; swap < ((dfg_op(g, n) == OP_Add || dfg_op(g, n) == OP_Mul || dfg_op(g, n) == OP_Min || dfg_op(g, n) == OP_Max) ? dfg_orders(g, n) : 1u); swap++) {
        dfg_node a = dfg_arg(g, n, swap);
        dfg_node b = dfg_arg(g, n, 1 - swap);
        /* where input_ok(a) */
        if (!input_ok(g, a))
            continue;
        /* where input_ok(b) */
        if (!input_ok(g, b))
            continue;
        if (accept(ctx, &(struct onnx_tensorrt_binary_whole){.m = {.root = n, .a = a, .b = b}, .call = n}))
            return true;
    }
    return false;
}

struct onnx_tensorrt_rank_4_or_5_whole {
    struct onnx_tensorrt_rank_4_or_5_match m;
    dfg_node v;
    dfg_node x;
    dfg_node x_2;
};

static bool onnx_tensorrt_rank_4_or_5_whole(const dfg_graph *g, dfg_node n,
                                            bool (*accept)(void *ctx, const void *m), void *ctx)
{
    for (uint32_t alt = 0; alt < 2u; alt++) {
        dfg_node x = DFG_NONE, x_2 = DFG_NONE;
        if (alt == 0) {
            x = n;
            if (dfg_rank(g, x) != 4)
                continue;
        } else {
            x_2 = n;
            if (dfg_rank(g, x_2) != 5)
                continue;
        }
        if (accept(ctx, &(struct onnx_tensorrt_rank_4_or_5_whole){.m = {.root = n}, .v = n, .x = x,
                .x_2 = x_2}))
            return true;
    }
    return false;
}

static dfg_val onnx_tensorrt_item1(const dfg_graph *g, dfg_node p, dfg_val i)
{
    return dfg_abs(dfg_sub(dfg_at(dfg_attr(g, dfg_call_of(g, p), ATTR_pads), i),
                           dfg_at(dfg_attr(g, dfg_call_of(g, p), ATTR_pads),
                                  dfg_add(i,
                                          dfg_div(dfg_count(
                                                      dfg_len(dfg_attr(g, dfg_call_of(g, p), ATTR_pads))),
                                                  dfg_int(2))))));
}

static dfg_val onnx_tensorrt_max2(const dfg_graph *g, dfg_node p)
{
    const int64_t n = dfg_range_len(dfg_int(0),
                                    dfg_div(dfg_count(dfg_len(dfg_attr(g, dfg_call_of(g, p), ATTR_pads))),
                                            dfg_int(2)),
                                    dfg_int(1));
    dfg_val total = dfg_nil();
    for (int64_t k = 0; k < n; k++) {
        const dfg_val each = onnx_tensorrt_item1(g, p, dfg_int(k));
        total = dfg_max(k == 0 ? each : total, each);
    }
    return total;
}

/* onnx_tensorrt.pat:31
 * cond even_pads(p) =
 *     not present(p.pads) or max([abs(p.pads[i] - p.pads[i + len(p.pads) / 2]) for i in range(len(p.pads) / 2)]) == 0;
 */
static bool even_pads(const dfg_graph *g, dfg_node p)
{
    return !dfg_known(dfg_attr(g, dfg_call_of(g, p), ATTR_pads))
        || dfg_eq(onnx_tensorrt_max2(g, p), dfg_int(0));
}

struct onnx_tensorrt_pool_whole {
    struct onnx_tensorrt_pool_match m;
    dfg_node p_call;
    dfg_node x;
    dfg_node x_2;
};

static bool onnx_tensorrt_pool_whole(const dfg_graph *g, dfg_node n,
                                     bool (*accept)(void *ctx, const void *m), void *ctx)
{
    dfg_node n_call = dfg_first_result(g, n);
    if (!(n_call == n || dfg_op(g, n_call) == OP_MaxPool))
        return false;
    if (!(dfg_op(g, n_call) == OP_MaxPool || dfg_op(g, n_call) == OP_AveragePool
          || dfg_op(g, n_call) == OP_GlobalMaxPool || dfg_op(g, n_call) == OP_GlobalAveragePool)
        || !dfg_has_args(g, n_call, 1))
        return false;
    dfg_node x = dfg_arg(g, n_call, 0);
    /* where input_ok(x) */
    if (!input_ok(g, x))
        return false;
    for (uint32_t alt = 0; alt < 2u; alt++) {
        dfg_node x_2 = DFG_NONE, x_2_2 = DFG_NONE;
        if (alt == 0) {
            x_2 = x;
            if (dfg_rank(g, x_2) != 4)
                continue;
        } else {
            x_2_2 = x;
            if (dfg_rank(g, x_2_2) != 5)
                continue;
        }
        if (!dfg_same_body(g, n, n_call))
            continue;
        /* where p.op != AveragePool or p.count_include_pad == 0 or even_pads(p) */
        if (!(dfg_ne(dfg_op_of(g, dfg_call_of(g, n)), dfg_op_val(g, OP_AveragePool))
              || dfg_eq(dfg_attr_or(g, dfg_call_of(g, n), ATTR_count_include_pad,
                                    dfg_op(g, dfg_call_of(g, n)) == OP_AveragePool ? dfg_int(0)
                                    : dfg_nil()),
                        dfg_int(0))
              || even_pads(g, n)))
            continue;
        if (accept(ctx, &(struct onnx_tensorrt_pool_whole){.m = {.root = n, .x = x, .p = n},
                .p_call = dfg_first_result(g, n), .x = x_2, .x_2 = x_2_2}))
            return true;
    }
    return false;
}

struct onnx_tensorrt_unary_whole {
    struct onnx_tensorrt_unary_match m;
    dfg_node call;
};

static bool onnx_tensorrt_unary_whole(const dfg_graph *g, dfg_node n,
                                      bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!(dfg_op(g, n) == OP_Relu || dfg_op(g, n) == OP_Sigmoid || dfg_op(g, n) == OP_Tanh
          || dfg_op(g, n) == OP_Exp || dfg_op(g, n) == OP_Log || dfg_op(g, n) == OP_Sqrt
          || dfg_op(g, n) == OP_Abs || dfg_op(g, n) == OP_Neg || dfg_op(g, n) == OP_Floor
          || dfg_op(g, n) == OP_Ceil || dfg_op(g, n) == OP_Sin || dfg_op(g, n) == OP_Cos
          || dfg_op(g, n) == OP_Atan || dfg_op(g, n) == OP_Erf || dfg_op(g, n) == OP_LeakyRelu
          || dfg_op(g, n) == OP_Softmax || dfg_op(g, n) == OP_Elu || dfg_op(g, n) == OP_Softplus
          || dfg_op(g, n) == OP_HardSigmoid || dfg_op(g, n) == OP_Flatten || dfg_op(g, n) == OP_Transpose
          || dfg_op(g, n) == OP_Identity || dfg_op(g, n) == OP_LogSoftmax)
        || !dfg_has_args(g, n, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where input_ok(x) */
    if (!input_ok(g, x))
        return false;
    return accept(ctx, &(struct onnx_tensorrt_unary_whole){.m = {.root = n, .x = x}, .call = n});
}

static enum dfg_tri onnx_tensorrt_all3(const dfg_graph *g, struct dfg_nodes rest)
{
    enum dfg_tri all = DFG_TRUE;
    for (uint32_t k = 0; all != DFG_FALSE && k < rest.n; k++) {
        const dfg_node each = rest.at[k];
        all = dfg_both(all,
                       (each == DFG_NONE || dfg_is(g, each, DFG_CONST)) ? DFG_TRUE
                       : (each != DFG_NONE && each != DFG_NONE && !dfg_is(g, each, DFG_CONST)) ? DFG_FALSE
                       : DFG_UNKNOWN);
    }
    return all;
}

struct onnx_tensorrt_reduction_whole {
    struct onnx_tensorrt_reduction_match m;
    dfg_node call;
};

static bool onnx_tensorrt_reduction_whole(const dfg_graph *g, dfg_node n,
                                          bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!(dfg_op(g, n) == OP_ReduceMean || dfg_op(g, n) == OP_ReduceMax || dfg_op(g, n) == OP_ReduceMin
          || dfg_op(g, n) == OP_ReduceProd || dfg_op(g, n) == OP_ReduceSum)
        || dfg_arg(g, n, 0) == DFG_NONE)
        return false;
    struct dfg_nodes rest = dfg_rest(g, n, 1, 0);
    dfg_node x = dfg_arg(g, n, 0);
    /* where input_ok(x) */
    if (!input_ok(g, x))
        return false;
    /* where all(rest, not present(rest) or is_const(rest)) */
    if (onnx_tensorrt_all3(g, rest) != DFG_TRUE)
        return false;
    return accept(ctx, &(struct onnx_tensorrt_reduction_whole){.m = {.root = n, .x = x, .rest = rest},
            .call = n});
}

struct onnx_tensorrt_shaped_whole {
    struct onnx_tensorrt_shaped_match m;
    dfg_node call;
};

static bool onnx_tensorrt_shaped_whole(const dfg_graph *g, dfg_node n,
                                       bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!(dfg_op(g, n) == OP_Reshape || dfg_op(g, n) == OP_Squeeze || dfg_op(g, n) == OP_Unsqueeze
          || dfg_op(g, n) == OP_Expand || dfg_op(g, n) == OP_Slice || dfg_op(g, n) == OP_Clip
          || dfg_op(g, n) == OP_Resize || dfg_op(g, n) == OP_Tile)
        || dfg_arg(g, n, 0) == DFG_NONE)
        return false;
    struct dfg_nodes rest = dfg_rest(g, n, 1, 0);
    dfg_node x = dfg_arg(g, n, 0);
    /* where input_ok(x) */
    if (!input_ok(g, x))
        return false;
    /* where all(rest, not present(rest) or is_const(rest)) */
    if (onnx_tensorrt_all3(g, rest) != DFG_TRUE)
        return false;
    return accept(ctx, &(struct onnx_tensorrt_shaped_whole){.m = {.root = n, .x = x, .rest = rest},
            .call = n});
}

static dfg_val onnx_tensorrt_item4(const dfg_graph *g, dfg_node p, dfg_val i, dfg_node x)
{
    return dfg_add(dfg_abs(dfg_at(dfg_elements(g, p), i)),
                   dfg_abs(dfg_at(dfg_elements(g, p), dfg_add(i, dfg_rank_of(g, x)))));
}

static dfg_val onnx_tensorrt_sum5(const dfg_graph *g, dfg_node p, dfg_node x)
{
    const int64_t n = dfg_range_len(dfg_int(0), dfg_sub(dfg_rank_of(g, x), dfg_int(2)), dfg_int(1));
    dfg_val total = dfg_is_length(n) ? dfg_int(0) : dfg_nil();
    for (int64_t k = 0; k < n; k++)
        total = dfg_add(total, onnx_tensorrt_item4(g, p, dfg_int(k), x));
    return total;
}

struct onnx_tensorrt_padded_whole {
    struct onnx_tensorrt_padded_match m;
    dfg_node pad;
    dfg_node x;
    dfg_node x_2;
    dfg_node constant;
    dfg_node constant_2;
};

static bool onnx_tensorrt_padded_whole(const dfg_graph *g, dfg_node n,
                                       bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_Pad || dfg_n_args(g, n) > 3 || dfg_arg(g, n, 0) == DFG_NONE)
        return false;
    if (!dfg_str_is(g, n, ATTR_mode, STR_constant, STR_constant))
        return false;
    dfg_node p = dfg_arg(g, n, 1);
    dfg_node constant = p;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    bool has_constant_2 = dfg_arg(g, n, 2) != DFG_NONE;
    dfg_node constant_2 = DFG_NONE;
    if (has_constant_2) {
        constant_2 = dfg_arg(g, n, 2);
        if (!dfg_const_is(g, constant_2, dfg_int(0), DFG_NO_DTYPE))
            return false;
    }
    dfg_node x = dfg_arg(g, n, 0);
    /* where input_ok(x) */
    if (!input_ok(g, x))
        return false;
    /* where len(value(p)) == 2 * x.rank */
    if (!dfg_eq(dfg_count(dfg_len(dfg_elements(g, p))), dfg_mul(dfg_int(2), dfg_rank_of(g, x))))
        return false;
    for (uint32_t alt = 0; alt < 2u; alt++) {
        dfg_node x_2 = DFG_NONE, x_2_2 = DFG_NONE;
        if (alt == 0) {
            x_2 = x;
            if (dfg_rank(g, x_2) != 4)
                continue;
        } else {
            x_2_2 = x;
            if (dfg_rank(g, x_2_2) != 5)
                continue;
        }
        /* where sum([abs(value(p)[i]) + abs(value(p)[i + x.rank]) for i in range(x.rank - 2)]) == 0 */
        if (!dfg_eq(onnx_tensorrt_sum5(g, p, x), dfg_int(0)))
            continue;
        if (accept(ctx, &(struct onnx_tensorrt_padded_whole){.m = {.root = n, .x = x, .p = p}, .pad = n,
                .x = x_2, .x_2 = x_2_2, .constant = constant, .constant_2 = constant_2}))
            return true;
    }
    return false;
}

struct onnx_tensorrt_batch_norm_whole {
    struct onnx_tensorrt_batch_norm_match m;
    dfg_node batchNormalization;
    dfg_node batchNormalization_call;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
};

static bool onnx_tensorrt_batch_norm_whole(const dfg_graph *g, dfg_node n,
                                           bool (*accept)(void *ctx, const void *m), void *ctx)
{
    dfg_node n_call = dfg_first_result(g, n);
    if (!dfg_calls_with(g, n_call, OP_BatchNormalization, 5))
        return false;
    if (!dfg_int_is(g, n_call, ATTR_training_mode, 0, 0))
        return false;
    dfg_node x = dfg_arg(g, n_call, 0);
    dfg_node constant = dfg_arg(g, n_call, 1);
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node constant_2 = dfg_arg(g, n_call, 2);
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node constant_3 = dfg_arg(g, n_call, 3);
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    dfg_node constant_4 = dfg_arg(g, n_call, 4);
    if (!dfg_is(g, constant_4, DFG_CONST) || !dfg_same_body(g, n, n_call))
        return false;
    /* where input_ok(x) */
    if (!input_ok(g, x))
        return false;
    /* where x.rank <= 5 */
    if (!dfg_le(dfg_rank_of(g, x), dfg_int(5)))
        return false;
    return accept(ctx, &(struct onnx_tensorrt_batch_norm_whole){.m = {.root = n, .x = x},
            .batchNormalization = n, .batchNormalization_call = dfg_first_result(g, n),
            .constant = constant, .constant_2 = constant_2, .constant_3 = constant_3,
            .constant_4 = constant_4});
}

struct onnx_tensorrt_layer_normal_whole {
    struct onnx_tensorrt_layer_normal_match m;
    dfg_node layerNormalization;
    dfg_node layerNormalization_call;
};

static bool onnx_tensorrt_layer_normal_whole(const dfg_graph *g, dfg_node n,
                                             bool (*accept)(void *ctx, const void *m), void *ctx)
{
    dfg_node n_call = dfg_first_result(g, n);
    if (dfg_op(g, n_call) != OP_LayerNormalization || dfg_n_args(g, n_call) > 3
        || dfg_arg(g, n_call, 0) == DFG_NONE || dfg_arg(g, n_call, 1) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, n_call, 0);
    dfg_node s = dfg_arg(g, n_call, 1);
    dfg_node b = dfg_arg(g, n_call, 2);
    if (!dfg_same_body(g, n, n_call))
        return false;
    /* where input_ok(x) */
    if (!input_ok(g, x))
        return false;
    return accept(ctx, &(struct onnx_tensorrt_layer_normal_whole){.m = {.root = n, .x = x, .s = s,
            .b = b}, .layerNormalization = n,
            .layerNormalization_call = dfg_first_result(g, n)});
}

/* onnx_tensorrt.pat:12, known not to hold
 * cond type_ok(x) = x.dtype == f32 or (use_fp16 and x.dtype == f16);
 */
static bool not_type_ok(const dfg_graph *g, dfg_node x)
{
    return dfg_ne(dfg_dtype_of(g, x), dfg_dtype_val(DFG_F32))
        && (!options(g)->use_fp16 || dfg_ne(dfg_dtype_of(g, x), dfg_dtype_val(DFG_F16)));
}

/* onnx_tensorrt.pat:13, known not to hold
 * cond input_ok(x) = type_ok(x), present(x.elements);
 */
static bool not_input_ok(const dfg_graph *g, dfg_node x)
{
    return not_type_ok(g, x) || !dfg_known(dfg_elements_of(g, x));
}

static enum dfg_tri onnx_tensorrt_all6(const dfg_graph *g, struct dfg_nodes fields)
{
    enum dfg_tri all = DFG_TRUE;
    for (uint32_t k = 0; all != DFG_FALSE && k < fields.n; k++) {
        const dfg_node each = fields.at[k];
        all = dfg_both(all,
                       (input_ok(g, each) && each != DFG_NONE && !dfg_is(g, each, DFG_CONST)) ? DFG_TRUE
                       : (not_input_ok(g, each) || dfg_is(g, each, DFG_CONST)) ? DFG_FALSE : DFG_UNKNOWN);
    }
    return all;
}

struct onnx_tensorrt_concatenated_whole {
    struct onnx_tensorrt_concatenated_match m;
    dfg_node concat;
};

static bool onnx_tensorrt_concatenated_whole(const dfg_graph *g, dfg_node n,
                                             bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_Concat)
        return false;
    struct dfg_nodes fields = dfg_rest(g, n, 0, 0);
    /* where all(fields, input_ok(fields) and not is_const(fields)) */
    if (onnx_tensorrt_all6(g, fields) != DFG_TRUE)
        return false;
    return accept(ctx, &(struct onnx_tensorrt_concatenated_whole){.m = {.root = n, .fields = fields},
            .concat = n});
}

struct onnx_tensorrt_split_up_whole {
    struct onnx_tensorrt_split_up_match m;
    dfg_node split;
    dfg_node constant;
};

static bool onnx_tensorrt_split_up_whole(const dfg_graph *g, dfg_node n,
                                         bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_Split || dfg_n_args(g, n) > 2 || dfg_arg(g, n, 0) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    bool has_by = dfg_arg(g, n, 1) != DFG_NONE;
    dfg_node by = DFG_NONE, constant = DFG_NONE;
    if (has_by) {
        by = dfg_arg(g, n, 1);
        constant = by;
        if (!dfg_is(g, constant, DFG_CONST))
            return false;
    }
    /* where input_ok(x) */
    if (!input_ok(g, x))
        return false;
    return accept(ctx, &(struct onnx_tensorrt_split_up_whole){.m = {.root = n, .x = x, .by = by},
            .split = n, .constant = constant});
}

struct each { bool (*accept)(void *, const void *); void *ctx; };

/* ---- convolution ---- */

static const struct dfg_desc_expr onnx_tensorrt_convolution_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 12 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 12 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 12 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 12 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 12 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 12 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 12 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 12 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 12 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 12 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 12 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 12 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 13 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 13 },
    /* 14 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "present(x.elements)", .line = 13 },
    /* 15 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 14, }, .text = "type_ok(x), present(x.elements)", .line = 13 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 12 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "dtype", .line = 12 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 12 },
    /* 19 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "x.dtype == f32", .line = 12 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 12 },
    /* 21 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "use_fp16", .line = 12 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 12 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "dtype", .line = 12 },
    /* 24 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 12 },
    /* 25 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "x.dtype == f16", .line = 12 },
    /* 26 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 21, 25, }, .text = "(use_fp16 and x.dtype == f16)", .line = 12 },
    /* 27 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 19, 26, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 12 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 20 },
    /* 29 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "present(b)", .line = 20 },
    /* 30 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 29, }, .text = "not present(b)", .line = 20 },
    /* 31 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 12 },
    /* 32 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "dtype", .line = 12 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 12 },
    /* 34 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "x.dtype == f32", .line = 12 },
    /* 35 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 12 },
    /* 36 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 35, }, .text = "use_fp16", .line = 12 },
    /* 37 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 12 },
    /* 38 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 37, }, .text = "dtype", .line = 12 },
    /* 39 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 12 },
    /* 40 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 38, 39, }, .text = "x.dtype == f16", .line = 12 },
    /* 41 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 36, 40, }, .text = "(use_fp16 and x.dtype == f16)", .line = 12 },
    /* 42 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 34, 41, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 12 },
    /* 43 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 30, 42, }, .text = "not present(b) or type_ok(b)", .line = 20 },
    /* 44 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 20 },
    /* 45 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 44, }, .text = "rank", .line = 20 },
    /* 46 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 20 },
    /* 47 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 5LL }, .text = "5", .line = 20 },
    /* 48 */ { .op = DFG_E_IN_RANGE, .n_kids = 3, .kids = (const uint32_t[]){ 45, 46, 47, }, .text = "w.rank in 3..5", .line = 20 },
};
static const struct dfg_desc_node onnx_tensorrt_convolution_nodes[6] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Conv", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 5, },
        .optional = 0x4u,
        .text = "Conv(x, w & const, b?)", .line = 19 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 19 },
    [2] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "w & const", .line = 19 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 19 },
    [4] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 19 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 19 },
};
static const struct dfg_desc_region onnx_tensorrt_convolution_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_tensorrt_convolution_refs[] = { { 1, -1 }, { 3, -1 }, { 5, -1 }, };
static const struct dfg_capture onnx_tensorrt_convolution_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_tensorrt_convolution_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct onnx_tensorrt_convolution_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct onnx_tensorrt_convolution_match, b) },
};
static const struct dfg_desc_pattern onnx_tensorrt_convolution_desc = {
    .n_nodes = 6, .n_exprs = 49, .n_vars = 0, .n_sets = 3,
    .nodes = onnx_tensorrt_convolution_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_tensorrt_convolution_regions,
    .exprs = onnx_tensorrt_convolution_exprs,
    .captures = onnx_tensorrt_convolution_refs,
    .text = "pattern convolution(x, w, b) = Conv(x, w & const, b?)\012        where input_ok(x), type_ok(w), not present(b) or type_ok(b), w.rank in 3..5;", .line = 19, .n_where = 4, .where = (const uint32_t[]){ 15, 27, 43, 48, }
};
static bool onnx_tensorrt_convolution_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_tensorrt_convolution_match(g, n, m);
}
static bool onnx_tensorrt_convolution_pass(void *ctx, const struct onnx_tensorrt_convolution_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_tensorrt_convolution_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_tensorrt_convolution_each(g, n, onnx_tensorrt_convolution_pass, &e);
}

static const struct dfg_part onnx_tensorrt_convolution_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct onnx_tensorrt_convolution_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct onnx_tensorrt_convolution_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct onnx_tensorrt_convolution_whole, m.b) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct onnx_tensorrt_convolution_whole, conv) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_tensorrt_convolution_whole, constant) },
};
/* ---- deconvolution ---- */

static const struct dfg_desc_expr onnx_tensorrt_deconvolution_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 12 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 12 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 12 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 12 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 12 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 12 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 12 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 12 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 12 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 12 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 12 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 12 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 13 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 13 },
    /* 14 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "present(x.elements)", .line = 13 },
    /* 15 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 14, }, .text = "type_ok(x), present(x.elements)", .line = 13 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 12 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "dtype", .line = 12 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 12 },
    /* 19 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "x.dtype == f32", .line = 12 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 12 },
    /* 21 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "use_fp16", .line = 12 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 12 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "dtype", .line = 12 },
    /* 24 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 12 },
    /* 25 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "x.dtype == f16", .line = 12 },
    /* 26 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 21, 25, }, .text = "(use_fp16 and x.dtype == f16)", .line = 12 },
    /* 27 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 19, 26, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 12 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 23 },
    /* 29 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "present(b)", .line = 23 },
    /* 30 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 29, }, .text = "not present(b)", .line = 23 },
    /* 31 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 12 },
    /* 32 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "dtype", .line = 12 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 12 },
    /* 34 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "x.dtype == f32", .line = 12 },
    /* 35 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 12 },
    /* 36 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 35, }, .text = "use_fp16", .line = 12 },
    /* 37 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 12 },
    /* 38 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 37, }, .text = "dtype", .line = 12 },
    /* 39 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 12 },
    /* 40 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 38, 39, }, .text = "x.dtype == f16", .line = 12 },
    /* 41 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 36, 40, }, .text = "(use_fp16 and x.dtype == f16)", .line = 12 },
    /* 42 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 34, 41, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 12 },
    /* 43 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 30, 42, }, .text = "not present(b) or type_ok(b)", .line = 23 },
    /* 44 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 23 },
    /* 45 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 44, }, .text = "rank", .line = 23 },
    /* 46 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 23 },
    /* 47 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 5LL }, .text = "5", .line = 23 },
    /* 48 */ { .op = DFG_E_IN_RANGE, .n_kids = 3, .kids = (const uint32_t[]){ 45, 46, 47, }, .text = "w.rank in 3..5", .line = 23 },
    /* 49 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 16 },
    /* 50 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 49, }, .name = "dilations", .text = "dilations", .line = 16 },
    /* 51 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 50, }, .text = "present(c.dilations)", .line = 16 },
    /* 52 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 51, }, .text = "not present(c.dilations)", .line = 16 },
    /* 53 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 16 },
    /* 54 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 53, }, .name = "dilations", .text = "dilations", .line = 16 },
    /* 55 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 54, }, .text = "max(c.dilations)", .line = 16 },
    /* 56 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 16 },
    /* 57 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 55, 56, }, .text = "max(c.dilations) == 1", .line = 16 },
    /* 58 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 52, 57, }, .text = "not present(c.dilations) or max(c.dilations) == 1", .line = 16 },
    /* 59 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 24 },
    /* 60 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 59, }, .text = "rank", .line = 24 },
    /* 61 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 5LL }, .text = "5", .line = 24 },
    /* 62 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 60, 61, }, .text = "w.rank < 5", .line = 24 },
    /* 63 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 17 },
    /* 64 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 63, }, .name = "output_padding", .text = "output_padding", .line = 17 },
    /* 65 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 64, }, .text = "present(c.output_padding)", .line = 17 },
    /* 66 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 65, }, .text = "not present(c.output_padding)", .line = 17 },
    /* 67 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 17 },
    /* 68 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 67, }, .name = "output_padding", .text = "output_padding", .line = 17 },
    /* 69 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 68, }, .text = "max(c.output_padding)", .line = 17 },
    /* 70 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 17 },
    /* 71 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 69, 70, }, .text = "max(c.output_padding) == 0", .line = 17 },
    /* 72 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 66, 71, }, .text = "not present(c.output_padding) or max(c.output_padding) == 0", .line = 17 },
    /* 73 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 62, 72, }, .text = "w.rank < 5 or no_output_padding(c)", .line = 24 },
};
static const struct dfg_desc_node onnx_tensorrt_deconvolution_nodes[6] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "ConvTranspose", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 5, },
        .optional = 0x4u,
        .name = "c",
        .text = "ConvTranspose(x, w & const, b?)", .line = 22 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 21 },
    [2] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "w & const", .line = 22 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 21 },
    [4] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 22 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 21 },
};
static const struct dfg_desc_region onnx_tensorrt_deconvolution_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_tensorrt_deconvolution_refs[] = { { 1, -1 }, { 3, -1 }, { 5, -1 }, { 0, -1 }, };
static const struct dfg_capture onnx_tensorrt_deconvolution_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_tensorrt_deconvolution_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct onnx_tensorrt_deconvolution_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct onnx_tensorrt_deconvolution_match, b) },
    { "c", DFG_CAP_NODE, offsetof(struct onnx_tensorrt_deconvolution_match, c) },
};
static const struct dfg_desc_pattern onnx_tensorrt_deconvolution_desc = {
    .n_nodes = 6, .n_exprs = 74, .n_vars = 0, .n_sets = 4,
    .nodes = onnx_tensorrt_deconvolution_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_tensorrt_deconvolution_regions,
    .exprs = onnx_tensorrt_deconvolution_exprs,
    .captures = onnx_tensorrt_deconvolution_refs,
    .text = "pattern deconvolution(x, w, b) {\012    c = ConvTranspose(x, w & const, b?);\012    where input_ok(x), type_ok(w), not present(b) or type_ok(b), w.rank in 3..5, dilations_1(c);\012    where w.rank < 5 or no_output_padding(c);\012    return c;\012}", .line = 21, .n_where = 6, .where = (const uint32_t[]){ 15, 27, 43, 48, 58, 73, }
};
static bool onnx_tensorrt_deconvolution_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_tensorrt_deconvolution_match(g, n, m);
}
static bool onnx_tensorrt_deconvolution_pass(void *ctx, const struct onnx_tensorrt_deconvolution_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_tensorrt_deconvolution_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_tensorrt_deconvolution_each(g, n, onnx_tensorrt_deconvolution_pass, &e);
}

static const struct dfg_part onnx_tensorrt_deconvolution_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct onnx_tensorrt_deconvolution_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct onnx_tensorrt_deconvolution_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct onnx_tensorrt_deconvolution_whole, m.b) },
    { DFG_PART_ROOT, false, 1, 3, offsetof(struct onnx_tensorrt_deconvolution_whole, m.c) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_tensorrt_deconvolution_whole, constant) },
};
/* ---- product ---- */

static const struct dfg_desc_expr onnx_tensorrt_product_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 12 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 12 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 12 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 12 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 12 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 12 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 12 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 12 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 12 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 12 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 12 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 12 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 13 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 13 },
    /* 14 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "present(x.elements)", .line = 13 },
    /* 15 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 14, }, .text = "type_ok(x), present(x.elements)", .line = 13 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 12 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "dtype", .line = 12 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 12 },
    /* 19 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "x.dtype == f32", .line = 12 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 12 },
    /* 21 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "use_fp16", .line = 12 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 12 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "dtype", .line = 12 },
    /* 24 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 12 },
    /* 25 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "x.dtype == f16", .line = 12 },
    /* 26 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 21, 25, }, .text = "(use_fp16 and x.dtype == f16)", .line = 12 },
    /* 27 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 19, 26, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 12 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 13 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "elements", .line = 13 },
    /* 30 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 29, }, .text = "present(x.elements)", .line = 13 },
    /* 31 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 27, 30, }, .text = "type_ok(x), present(x.elements)", .line = 13 },
    /* 32 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 27 },
    /* 33 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 32, }, .text = "rank", .line = 27 },
    /* 34 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 27 },
    /* 35 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 33, 34, }, .text = "a.rank <= 4", .line = 27 },
};
static const struct dfg_desc_node onnx_tensorrt_product_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "MatMul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "MatMul(a, b)", .line = 27 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 27 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 27 },
};
static const struct dfg_desc_region onnx_tensorrt_product_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_tensorrt_product_refs[] = { { 1, -1 }, { 2, -1 }, };
static const struct dfg_capture onnx_tensorrt_product_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct onnx_tensorrt_product_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct onnx_tensorrt_product_match, b) },
};
static const struct dfg_desc_pattern onnx_tensorrt_product_desc = {
    .n_nodes = 3, .n_exprs = 36, .n_vars = 0, .n_sets = 2,
    .nodes = onnx_tensorrt_product_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_tensorrt_product_regions,
    .exprs = onnx_tensorrt_product_exprs,
    .captures = onnx_tensorrt_product_refs,
    .text = "pattern product(a, b) = MatMul(a, b) where input_ok(a), input_ok(b), a.rank <= 4;", .line = 27, .n_where = 3, .where = (const uint32_t[]){ 15, 31, 35, }
};
static bool onnx_tensorrt_product_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_tensorrt_product_match(g, n, m);
}
static bool onnx_tensorrt_product_pass(void *ctx, const struct onnx_tensorrt_product_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_tensorrt_product_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_tensorrt_product_each(g, n, onnx_tensorrt_product_pass, &e);
}

static const struct dfg_part onnx_tensorrt_product_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct onnx_tensorrt_product_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct onnx_tensorrt_product_whole, m.b) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct onnx_tensorrt_product_whole, matMul) },
};
/* ---- dense ---- */

static const struct dfg_desc_expr onnx_tensorrt_dense_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 12 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 12 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 12 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 12 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 12 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 12 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 12 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 12 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 12 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 12 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 12 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 12 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 13 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 13 },
    /* 14 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "present(x.elements)", .line = 13 },
    /* 15 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 14, }, .text = "type_ok(x), present(x.elements)", .line = 13 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 12 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "dtype", .line = 12 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 12 },
    /* 19 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "x.dtype == f32", .line = 12 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 12 },
    /* 21 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "use_fp16", .line = 12 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 12 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "dtype", .line = 12 },
    /* 24 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 12 },
    /* 25 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "x.dtype == f16", .line = 12 },
    /* 26 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 21, 25, }, .text = "(use_fp16 and x.dtype == f16)", .line = 12 },
    /* 27 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 19, 26, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 12 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 13 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "elements", .line = 13 },
    /* 30 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 29, }, .text = "present(x.elements)", .line = 13 },
    /* 31 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 27, 30, }, .text = "type_ok(x), present(x.elements)", .line = 13 },
};
static const struct dfg_desc_node onnx_tensorrt_dense_nodes[4] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Gemm", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, },
        .optional = 0x4u,
        .text = "Gemm(a, b, c?)", .line = 28 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 28 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 28 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 28 },
};
static const struct dfg_desc_region onnx_tensorrt_dense_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_tensorrt_dense_refs[] = { { 1, -1 }, { 2, -1 }, { 3, -1 }, };
static const struct dfg_capture onnx_tensorrt_dense_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct onnx_tensorrt_dense_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct onnx_tensorrt_dense_match, b) },
    { "c", DFG_CAP_NODE, offsetof(struct onnx_tensorrt_dense_match, c) },
};
static const struct dfg_desc_pattern onnx_tensorrt_dense_desc = {
    .n_nodes = 4, .n_exprs = 32, .n_vars = 0, .n_sets = 3,
    .nodes = onnx_tensorrt_dense_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_tensorrt_dense_regions,
    .exprs = onnx_tensorrt_dense_exprs,
    .captures = onnx_tensorrt_dense_refs,
    .text = "pattern dense(a, b, c) = Gemm(a, b, c?) where input_ok(a), input_ok(b);", .line = 28, .n_where = 2, .where = (const uint32_t[]){ 15, 31, }
};
static bool onnx_tensorrt_dense_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_tensorrt_dense_match(g, n, m);
}
static bool onnx_tensorrt_dense_pass(void *ctx, const struct onnx_tensorrt_dense_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_tensorrt_dense_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_tensorrt_dense_each(g, n, onnx_tensorrt_dense_pass, &e);
}

static const struct dfg_part onnx_tensorrt_dense_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct onnx_tensorrt_dense_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct onnx_tensorrt_dense_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct onnx_tensorrt_dense_whole, m.c) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct onnx_tensorrt_dense_whole, gemm) },
};
/* ---- binary ---- */

static const struct dfg_desc_expr onnx_tensorrt_binary_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 12 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 12 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 12 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 12 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 12 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 12 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 12 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 12 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 12 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 12 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 12 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 12 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 13 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 13 },
    /* 14 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "present(x.elements)", .line = 13 },
    /* 15 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 14, }, .text = "type_ok(x), present(x.elements)", .line = 13 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 12 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "dtype", .line = 12 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 12 },
    /* 19 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "x.dtype == f32", .line = 12 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 12 },
    /* 21 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "use_fp16", .line = 12 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 12 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "dtype", .line = 12 },
    /* 24 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 12 },
    /* 25 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "x.dtype == f16", .line = 12 },
    /* 26 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 21, 25, }, .text = "(use_fp16 and x.dtype == f16)", .line = 12 },
    /* 27 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 19, 26, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 12 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 13 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "elements", .line = 13 },
    /* 30 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 29, }, .text = "present(x.elements)", .line = 13 },
    /* 31 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 27, 30, }, .text = "type_ok(x), present(x.elements)", .line = 13 },
};
static const struct dfg_desc_node onnx_tensorrt_binary_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 7, .ops = (const char *const[]){ "Add", "Sub", "Mul", "Div", "Pow", "Min", "Max", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "(Add | Sub | Mul | Div | Pow | Min | Max)(a, b)", .line = 29 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 29 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 29 },
};
static const struct dfg_desc_region onnx_tensorrt_binary_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_tensorrt_binary_refs[] = { { 1, -1 }, { 2, -1 }, };
static const struct dfg_capture onnx_tensorrt_binary_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct onnx_tensorrt_binary_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct onnx_tensorrt_binary_match, b) },
};
static const struct dfg_desc_pattern onnx_tensorrt_binary_desc = {
    .n_nodes = 3, .n_exprs = 32, .n_vars = 0, .n_sets = 2,
    .nodes = onnx_tensorrt_binary_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_tensorrt_binary_regions,
    .exprs = onnx_tensorrt_binary_exprs,
    .captures = onnx_tensorrt_binary_refs,
    .text = "pattern binary(a, b) = (Add | Sub | Mul | Div | Pow | Min | Max)(a, b) where input_ok(a), input_ok(b);", .line = 29, .n_where = 2, .where = (const uint32_t[]){ 15, 31, }
};
static bool onnx_tensorrt_binary_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_tensorrt_binary_match(g, n, m);
}
static bool onnx_tensorrt_binary_pass(void *ctx, const struct onnx_tensorrt_binary_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_tensorrt_binary_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_tensorrt_binary_each(g, n, onnx_tensorrt_binary_pass, &e);
}

static const struct dfg_part onnx_tensorrt_binary_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct onnx_tensorrt_binary_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct onnx_tensorrt_binary_whole, m.b) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct onnx_tensorrt_binary_whole, call) },
};
/* ---- rank_4_or_5 ---- */

static const struct dfg_desc_node onnx_tensorrt_rank_4_or_5_nodes[3] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "_ : [_, _, _, _] | _ : [_, _, _, _, _]", .line = 34 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x0u, .has_shape = true, .n = 4, .dims = (const struct dfg_desc_dim[]){ { DFG_D_DIM_ANY, 0 }, { DFG_D_DIM_ANY, 0 }, { DFG_D_DIM_ANY, 0 }, { DFG_D_DIM_ANY, 0 }, }, .text = "[_, _, _, _]", .line = 34 },
        },
        .text = "_", .line = 34 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x0u, .has_shape = true, .n = 5, .dims = (const struct dfg_desc_dim[]){ { DFG_D_DIM_ANY, 0 }, { DFG_D_DIM_ANY, 0 }, { DFG_D_DIM_ANY, 0 }, { DFG_D_DIM_ANY, 0 }, { DFG_D_DIM_ANY, 0 }, }, .text = "[_, _, _, _, _]", .line = 34 },
        },
        .text = "_", .line = 34 },
};
static const struct dfg_desc_region onnx_tensorrt_rank_4_or_5_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern onnx_tensorrt_rank_4_or_5_desc = {
    .n_nodes = 3, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = onnx_tensorrt_rank_4_or_5_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_tensorrt_rank_4_or_5_regions,
    .text = "pattern rank_4_or_5 = _ : [_, _, _, _] | _ : [_, _, _, _, _];", .line = 34
};
static bool onnx_tensorrt_rank_4_or_5_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_tensorrt_rank_4_or_5_match(g, n, m);
}
static bool onnx_tensorrt_rank_4_or_5_pass(void *ctx, const struct onnx_tensorrt_rank_4_or_5_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_tensorrt_rank_4_or_5_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_tensorrt_rank_4_or_5_each(g, n, onnx_tensorrt_rank_4_or_5_pass, &e);
}

static const struct dfg_part onnx_tensorrt_rank_4_or_5_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct onnx_tensorrt_rank_4_or_5_whole, v) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_tensorrt_rank_4_or_5_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_tensorrt_rank_4_or_5_whole, x_2) },
};
/* ---- pool ---- */

static const struct dfg_desc_expr onnx_tensorrt_pool_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 12 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 12 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 12 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 12 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 12 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 12 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 12 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 12 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 12 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 12 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 12 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 12 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 13 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 13 },
    /* 14 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "present(x.elements)", .line = 13 },
    /* 15 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 14, }, .text = "type_ok(x), present(x.elements)", .line = 13 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 0, .text = "p", .line = 38 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_OP, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "op", .line = 38 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_OP, .s = "AveragePool" }, .text = "AveragePool", .line = 38 },
    /* 19 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "p.op != AveragePool", .line = 38 },
    /* 20 */ { .op = DFG_E_NODE, .ref = 0, .text = "p", .line = 38 },
    /* 21 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .name = "count_include_pad", .text = "count_include_pad", .line = 38 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 38 },
    /* 23 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, }, .text = "p.count_include_pad == 0", .line = 38 },
    /* 24 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 19, 23, }, .text = "p.op != AveragePool or p.count_include_pad == 0", .line = 38 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 0, .text = "p", .line = 32 },
    /* 26 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .name = "pads", .text = "pads", .line = 32 },
    /* 27 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 26, }, .text = "present(p.pads)", .line = 32 },
    /* 28 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "not present(p.pads)", .line = 32 },
    /* 29 */ { .op = DFG_E_NODE, .ref = 0, .text = "p", .line = 32 },
    /* 30 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 29, }, .name = "pads", .text = "pads", .line = 32 },
    /* 31 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 32 },
    /* 32 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 30, 31, }, .text = "p.pads[i]", .line = 32 },
    /* 33 */ { .op = DFG_E_NODE, .ref = 0, .text = "p", .line = 32 },
    /* 34 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .name = "pads", .text = "pads", .line = 32 },
    /* 35 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 32 },
    /* 36 */ { .op = DFG_E_NODE, .ref = 0, .text = "p", .line = 32 },
    /* 37 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 36, }, .name = "pads", .text = "pads", .line = 32 },
    /* 38 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 37, }, .text = "len(p.pads)", .line = 32 },
    /* 39 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 32 },
    /* 40 */ { .op = DFG_E_DIV, .n_kids = 2, .kids = (const uint32_t[]){ 38, 39, }, .text = "len(p.pads) / 2", .line = 32 },
    /* 41 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 35, 40, }, .text = "i + len(p.pads) / 2", .line = 32 },
    /* 42 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 34, 41, }, .text = "p.pads[i + len(p.pads) / 2]", .line = 32 },
    /* 43 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 32, 42, }, .text = "p.pads[i] - p.pads[i + len(p.pads) / 2]", .line = 32 },
    /* 44 */ { .op = DFG_E_CALL, .sub = DFG_F_ABS, .n_kids = 1, .kids = (const uint32_t[]){ 43, }, .text = "abs(p.pads[i] - p.pads[i + len(p.pads) / 2])", .line = 32 },
    /* 45 */ { .op = DFG_E_NODE, .ref = 0, .text = "p", .line = 32 },
    /* 46 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 45, }, .name = "pads", .text = "pads", .line = 32 },
    /* 47 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 46, }, .text = "len(p.pads)", .line = 32 },
    /* 48 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 32 },
    /* 49 */ { .op = DFG_E_DIV, .n_kids = 2, .kids = (const uint32_t[]){ 47, 48, }, .text = "len(p.pads) / 2", .line = 32 },
    /* 50 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 1, .kids = (const uint32_t[]){ 49, }, .text = "range(len(p.pads) / 2)", .line = 32 },
    /* 51 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 44, 50, }, .text = "[abs(p.pads[i] - p.pads[i + len(p.pads) / 2]) for i in range(len(p.pads) / 2)]", .line = 32 },
    /* 52 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 51, }, .text = "max([abs(p.pads[i] - p.pads[i + len(p.pads) / 2]) for i in range(len(p.pads) / 2)])", .line = 32 },
    /* 53 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 32 },
    /* 54 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 52, 53, }, .text = "max([abs(p.pads[i] - p.pads[i + len(p.pads) / 2]) for i in range(len(p.pads) / 2)]) == 0", .line = 32 },
    /* 55 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 28, 54, }, .text = "not present(p.pads) or max([abs(p.pads[i] - p.pads[i + len(p.pads) / 2]) for i in range(len(p.pads) / 2)]) == 0", .line = 32 },
    /* 56 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 24, 55, }, .text = "p.op != AveragePool or p.count_include_pad == 0 or even_pads(p)", .line = 38 },
};
static const struct dfg_desc_node onnx_tensorrt_pool_nodes[6] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 4, .ops = (const char *const[]){ "MaxPool", "AveragePool", "GlobalMaxPool", "GlobalAveragePool", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .name = "p",
        .text = "(MaxPool | AveragePool | GlobalMaxPool | GlobalAveragePool)(x & rank_4_or_5)", .line = 37 },
    [1] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "x & rank_4_or_5", .line = 37 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 36 },
    [3] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "_ : [_, _, _, _] | _ : [_, _, _, _, _]", .line = 34 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x0u, .has_shape = true, .n = 4, .dims = (const struct dfg_desc_dim[]){ { DFG_D_DIM_ANY, 0 }, { DFG_D_DIM_ANY, 0 }, { DFG_D_DIM_ANY, 0 }, { DFG_D_DIM_ANY, 0 }, }, .text = "[_, _, _, _]", .line = 34 },
        },
        .text = "_", .line = 34 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x0u, .has_shape = true, .n = 5, .dims = (const struct dfg_desc_dim[]){ { DFG_D_DIM_ANY, 0 }, { DFG_D_DIM_ANY, 0 }, { DFG_D_DIM_ANY, 0 }, { DFG_D_DIM_ANY, 0 }, { DFG_D_DIM_ANY, 0 }, }, .text = "[_, _, _, _, _]", .line = 34 },
        },
        .text = "_", .line = 34 },
};
static const struct dfg_desc_region onnx_tensorrt_pool_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t onnx_tensorrt_pool_var_regions[] = { 0, };
static const bool onnx_tensorrt_pool_dims[] = { 0, };
static const struct dfg_desc_capture onnx_tensorrt_pool_refs[] = { { 2, -1 }, { 0, -1 }, };
static const struct dfg_capture onnx_tensorrt_pool_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_tensorrt_pool_match, x) },
    { "p", DFG_CAP_NODE, offsetof(struct onnx_tensorrt_pool_match, p) },
};
static const struct dfg_desc_pattern onnx_tensorrt_pool_desc = {
    .n_nodes = 6, .n_exprs = 57, .n_vars = 1, .n_sets = 2,
    .nodes = onnx_tensorrt_pool_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_tensorrt_pool_regions,
    .var_region = onnx_tensorrt_pool_var_regions,
    .exprs = onnx_tensorrt_pool_exprs,
    .captures = onnx_tensorrt_pool_refs,
    .var_is_dim = onnx_tensorrt_pool_dims,
    .text = "pattern pool(x) {\012    p = (MaxPool | AveragePool | GlobalMaxPool | GlobalAveragePool)(x & rank_4_or_5);\012    where input_ok(x), p.op != AveragePool or p.count_include_pad == 0 or even_pads(p);\012    return p;\012}", .line = 36, .n_where = 2, .where = (const uint32_t[]){ 15, 56, }
};
static bool onnx_tensorrt_pool_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_tensorrt_pool_match(g, n, m);
}
static bool onnx_tensorrt_pool_pass(void *ctx, const struct onnx_tensorrt_pool_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_tensorrt_pool_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_tensorrt_pool_each(g, n, onnx_tensorrt_pool_pass, &e);
}

static const struct dfg_part onnx_tensorrt_pool_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct onnx_tensorrt_pool_whole, m.x) },
    { DFG_PART_ROOT, false, 1, 1, offsetof(struct onnx_tensorrt_pool_whole, m.p) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_tensorrt_pool_whole, p_call) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_tensorrt_pool_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_tensorrt_pool_whole, x_2) },
};
/* ---- unary ---- */

static const struct dfg_desc_expr onnx_tensorrt_unary_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 12 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 12 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 12 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 12 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 12 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 12 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 12 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 12 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 12 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 12 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 12 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 12 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 13 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 13 },
    /* 14 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "present(x.elements)", .line = 13 },
    /* 15 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 14, }, .text = "type_ok(x), present(x.elements)", .line = 13 },
};
static const struct dfg_desc_node onnx_tensorrt_unary_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 23, .ops = (const char *const[]){ "Relu", "Sigmoid", "Tanh", "Exp", "Log", "Sqrt", "Abs", "Neg", "Floor", "Ceil", "Sin", "Cos", "Atan", "Erf", "LeakyRelu", "Softmax", "Elu", "Softplus", "HardSigmoid", "Flatten", "Transpose", "Identity", "LogSoftmax", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "(Relu | Sigmoid | Tanh | Exp | Log | Sqrt | Abs | Neg | Floor | Ceil | Sin | Cos...", .line = 41 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 41 },
};
static const struct dfg_desc_region onnx_tensorrt_unary_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_tensorrt_unary_refs[] = { { 1, -1 }, };
static const struct dfg_capture onnx_tensorrt_unary_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_tensorrt_unary_match, x) },
};
static const struct dfg_desc_pattern onnx_tensorrt_unary_desc = {
    .n_nodes = 2, .n_exprs = 16, .n_vars = 0, .n_sets = 1,
    .nodes = onnx_tensorrt_unary_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_tensorrt_unary_regions,
    .exprs = onnx_tensorrt_unary_exprs,
    .captures = onnx_tensorrt_unary_refs,
    .text = "pattern unary(x) = (Relu | Sigmoid | Tanh | Exp | Log | Sqrt | Abs | Neg | Floor | Ceil | Sin | Cos | Atan | Erf | LeakyRelu\012        | Softmax | Elu | Softplus | HardSigmoid | Flatten | Transpose | Identity | LogSoftmax)(x) where input_ok(x);", .line = 41, .n_where = 1, .where = (const uint32_t[]){ 15, }
};
static bool onnx_tensorrt_unary_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_tensorrt_unary_match(g, n, m);
}
static bool onnx_tensorrt_unary_pass(void *ctx, const struct onnx_tensorrt_unary_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_tensorrt_unary_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_tensorrt_unary_each(g, n, onnx_tensorrt_unary_pass, &e);
}

static const struct dfg_part onnx_tensorrt_unary_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct onnx_tensorrt_unary_whole, m.x) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct onnx_tensorrt_unary_whole, call) },
};
/* ---- reduction ---- */

static const struct dfg_desc_expr onnx_tensorrt_reduction_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 12 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 12 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 12 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 12 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 12 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 12 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 12 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 12 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 12 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 12 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 12 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 12 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 13 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 13 },
    /* 14 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "present(x.elements)", .line = 13 },
    /* 15 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 14, }, .text = "type_ok(x), present(x.elements)", .line = 13 },
    /* 16 */ { .op = DFG_E_SET, .ref = 1, .text = "rest", .line = 44 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 2, .text = "rest", .line = 44 },
    /* 18 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "present(rest)", .line = 44 },
    /* 19 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "not present(rest)", .line = 44 },
    /* 20 */ { .op = DFG_E_NODE, .ref = 2, .text = "rest", .line = 44 },
    /* 21 */ { .op = DFG_E_PRED, .sub = DFG_F_IS_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "is_const(rest)", .line = 44 },
    /* 22 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 19, 21, }, .text = "not present(rest) or is_const(rest)", .line = 44 },
    /* 23 */ { .op = DFG_E_ALL, .ref = 2, .n_kids = 2, .kids = (const uint32_t[]){ 16, 22, }, .text = "all(rest, not present(rest) or is_const(rest))", .line = 44 },
};
static const struct dfg_desc_node onnx_tensorrt_reduction_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = 1, .index = -1, .region = 0,
        .n_ops = 5, .ops = (const char *const[]){ "ReduceMean", "ReduceMax", "ReduceMin", "ReduceProd", "ReduceSum", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .rest_first = 0, .rest_last = 1,
        .text = "(ReduceMean | ReduceMax | ReduceMin | ReduceProd | ReduceSum)(x, ...rest)", .line = 43 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 43 },
};
static const struct dfg_desc_region onnx_tensorrt_reduction_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_tensorrt_reduction_refs[] = { { 1, -1 }, { -1, -1 }, };
static const struct dfg_capture onnx_tensorrt_reduction_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_tensorrt_reduction_match, x) },
    { "rest", DFG_CAP_NODES, offsetof(struct onnx_tensorrt_reduction_match, rest) },
};
static const struct dfg_desc_pattern onnx_tensorrt_reduction_desc = {
    .n_nodes = 3, .n_exprs = 24, .n_vars = 0, .n_sets = 2,
    .nodes = onnx_tensorrt_reduction_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_tensorrt_reduction_regions,
    .exprs = onnx_tensorrt_reduction_exprs,
    .captures = onnx_tensorrt_reduction_refs,
    .text = "pattern reduction(x, rest) = (ReduceMean | ReduceMax | ReduceMin | ReduceProd | ReduceSum)(x, ...rest)\012        where input_ok(x), all(rest, not present(rest) or is_const(rest));", .line = 43, .n_where = 2, .where = (const uint32_t[]){ 15, 23, }
};
static bool onnx_tensorrt_reduction_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_tensorrt_reduction_match(g, n, m);
}
static bool onnx_tensorrt_reduction_pass(void *ctx, const struct onnx_tensorrt_reduction_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_tensorrt_reduction_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_tensorrt_reduction_each(g, n, onnx_tensorrt_reduction_pass, &e);
}

static const struct dfg_part onnx_tensorrt_reduction_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct onnx_tensorrt_reduction_whole, m.x) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct onnx_tensorrt_reduction_whole, call) },
    { DFG_PART_INPUT, true, 0, 1, offsetof(struct onnx_tensorrt_reduction_whole, m.rest) },
};
/* ---- shaped ---- */

static const struct dfg_desc_expr onnx_tensorrt_shaped_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 12 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 12 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 12 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 12 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 12 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 12 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 12 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 12 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 12 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 12 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 12 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 12 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 13 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 13 },
    /* 14 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "present(x.elements)", .line = 13 },
    /* 15 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 14, }, .text = "type_ok(x), present(x.elements)", .line = 13 },
    /* 16 */ { .op = DFG_E_SET, .ref = 1, .text = "rest", .line = 46 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 2, .text = "rest", .line = 46 },
    /* 18 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "present(rest)", .line = 46 },
    /* 19 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "not present(rest)", .line = 46 },
    /* 20 */ { .op = DFG_E_NODE, .ref = 2, .text = "rest", .line = 46 },
    /* 21 */ { .op = DFG_E_PRED, .sub = DFG_F_IS_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "is_const(rest)", .line = 46 },
    /* 22 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 19, 21, }, .text = "not present(rest) or is_const(rest)", .line = 46 },
    /* 23 */ { .op = DFG_E_ALL, .ref = 2, .n_kids = 2, .kids = (const uint32_t[]){ 16, 22, }, .text = "all(rest, not present(rest) or is_const(rest))", .line = 46 },
};
static const struct dfg_desc_node onnx_tensorrt_shaped_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = 1, .index = -1, .region = 0,
        .n_ops = 8, .ops = (const char *const[]){ "Reshape", "Squeeze", "Unsqueeze", "Expand", "Slice", "Clip", "Resize", "Tile", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .rest_first = 0, .rest_last = 1,
        .text = "(Reshape | Squeeze | Unsqueeze | Expand | Slice | Clip | Resize | Tile)(x, ...re...", .line = 45 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 45 },
};
static const struct dfg_desc_region onnx_tensorrt_shaped_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_tensorrt_shaped_refs[] = { { 1, -1 }, { -1, -1 }, };
static const struct dfg_capture onnx_tensorrt_shaped_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_tensorrt_shaped_match, x) },
    { "rest", DFG_CAP_NODES, offsetof(struct onnx_tensorrt_shaped_match, rest) },
};
static const struct dfg_desc_pattern onnx_tensorrt_shaped_desc = {
    .n_nodes = 3, .n_exprs = 24, .n_vars = 0, .n_sets = 2,
    .nodes = onnx_tensorrt_shaped_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_tensorrt_shaped_regions,
    .exprs = onnx_tensorrt_shaped_exprs,
    .captures = onnx_tensorrt_shaped_refs,
    .text = "pattern shaped(x, rest) = (Reshape | Squeeze | Unsqueeze | Expand | Slice | Clip | Resize | Tile)(x, ...rest)\012        where input_ok(x), all(rest, not present(rest) or is_const(rest));", .line = 45, .n_where = 2, .where = (const uint32_t[]){ 15, 23, }
};
static bool onnx_tensorrt_shaped_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_tensorrt_shaped_match(g, n, m);
}
static bool onnx_tensorrt_shaped_pass(void *ctx, const struct onnx_tensorrt_shaped_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_tensorrt_shaped_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_tensorrt_shaped_each(g, n, onnx_tensorrt_shaped_pass, &e);
}

static const struct dfg_part onnx_tensorrt_shaped_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct onnx_tensorrt_shaped_whole, m.x) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct onnx_tensorrt_shaped_whole, call) },
    { DFG_PART_INPUT, true, 0, 1, offsetof(struct onnx_tensorrt_shaped_whole, m.rest) },
};
/* ---- padded ---- */

static const struct dfg_desc_expr onnx_tensorrt_padded_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 12 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 12 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 12 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 12 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 12 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 12 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 12 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 12 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 12 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 12 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 12 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 12 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 13 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 13 },
    /* 14 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "present(x.elements)", .line = 13 },
    /* 15 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 14, }, .text = "type_ok(x), present(x.elements)", .line = 13 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 7, .text = "p", .line = 49 },
    /* 17 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "value(p)", .line = 49 },
    /* 18 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "len(value(p))", .line = 49 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 49 },
    /* 20 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 49 },
    /* 21 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "rank", .line = 49 },
    /* 22 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 19, 21, }, .text = "2 * x.rank", .line = 49 },
    /* 23 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 18, 22, }, .text = "len(value(p)) == 2 * x.rank", .line = 49 },
    /* 24 */ { .op = DFG_E_NODE, .ref = 7, .text = "p", .line = 50 },
    /* 25 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 24, }, .text = "value(p)", .line = 50 },
    /* 26 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 50 },
    /* 27 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 25, 26, }, .text = "value(p)[i]", .line = 50 },
    /* 28 */ { .op = DFG_E_CALL, .sub = DFG_F_ABS, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "abs(value(p)[i])", .line = 50 },
    /* 29 */ { .op = DFG_E_NODE, .ref = 7, .text = "p", .line = 50 },
    /* 30 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 29, }, .text = "value(p)", .line = 50 },
    /* 31 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 50 },
    /* 32 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 50 },
    /* 33 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 32, }, .text = "rank", .line = 50 },
    /* 34 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 31, 33, }, .text = "i + x.rank", .line = 50 },
    /* 35 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 30, 34, }, .text = "value(p)[i + x.rank]", .line = 50 },
    /* 36 */ { .op = DFG_E_CALL, .sub = DFG_F_ABS, .n_kids = 1, .kids = (const uint32_t[]){ 35, }, .text = "abs(value(p)[i + x.rank])", .line = 50 },
    /* 37 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 28, 36, }, .text = "abs(value(p)[i]) + abs(value(p)[i + x.rank])", .line = 50 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 50 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "rank", .line = 50 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 50 },
    /* 41 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 39, 40, }, .text = "x.rank - 2", .line = 50 },
    /* 42 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 1, .kids = (const uint32_t[]){ 41, }, .text = "range(x.rank - 2)", .line = 50 },
    /* 43 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 37, 42, }, .text = "[abs(value(p)[i]) + abs(value(p)[i + x.rank]) for i in range(x.rank - 2)]", .line = 50 },
    /* 44 */ { .op = DFG_E_CALL, .sub = DFG_F_SUM, .n_kids = 1, .kids = (const uint32_t[]){ 43, }, .text = "sum([abs(value(p)[i]) + abs(value(p)[i + x.rank]) for i in range(x.rank - 2)])", .line = 50 },
    /* 45 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 50 },
    /* 46 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 44, 45, }, .text = "sum([abs(value(p)[i]) + abs(value(p)[i + x.rank]) for i in range(x.rank - 2)]) == 0", .line = 50 },
};
static const struct dfg_desc_node onnx_tensorrt_padded_nodes[10] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Pad", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 6, 9, },
        .optional = 0x4u,
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "mode", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 8, .s = "constant" }, .text = "mode == \"constant\"", .line = 48 },
        },
        .text = "Pad(x & rank_4_or_5, p & const, (0)?)", .line = 48 },
    [1] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "x & rank_4_or_5", .line = 48 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 48 },
    [3] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "_ : [_, _, _, _] | _ : [_, _, _, _, _]", .line = 34 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x0u, .has_shape = true, .n = 4, .dims = (const struct dfg_desc_dim[]){ { DFG_D_DIM_ANY, 0 }, { DFG_D_DIM_ANY, 0 }, { DFG_D_DIM_ANY, 0 }, { DFG_D_DIM_ANY, 0 }, }, .text = "[_, _, _, _]", .line = 34 },
        },
        .text = "_", .line = 34 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x0u, .has_shape = true, .n = 5, .dims = (const struct dfg_desc_dim[]){ { DFG_D_DIM_ANY, 0 }, { DFG_D_DIM_ANY, 0 }, { DFG_D_DIM_ANY, 0 }, { DFG_D_DIM_ANY, 0 }, { DFG_D_DIM_ANY, 0 }, }, .text = "[_, _, _, _, _]", .line = 34 },
        },
        .text = "_", .line = 34 },
    [6] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "p & const", .line = 48 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "p",
        .text = "p", .line = 48 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 48 },
    [9] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "(0)", .line = 48 },
};
static const struct dfg_desc_region onnx_tensorrt_padded_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t onnx_tensorrt_padded_var_regions[] = { 0, };
static const bool onnx_tensorrt_padded_dims[] = { 0, };
static const struct dfg_desc_capture onnx_tensorrt_padded_refs[] = { { 2, -1 }, { 7, -1 }, };
static const struct dfg_capture onnx_tensorrt_padded_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_tensorrt_padded_match, x) },
    { "p", DFG_CAP_NODE, offsetof(struct onnx_tensorrt_padded_match, p) },
};
static const struct dfg_desc_pattern onnx_tensorrt_padded_desc = {
    .n_nodes = 10, .n_exprs = 47, .n_vars = 1, .n_sets = 2,
    .nodes = onnx_tensorrt_padded_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_tensorrt_padded_regions,
    .var_region = onnx_tensorrt_padded_var_regions,
    .exprs = onnx_tensorrt_padded_exprs,
    .captures = onnx_tensorrt_padded_refs,
    .var_is_dim = onnx_tensorrt_padded_dims,
    .text = "pattern padded(x, p) = Pad(x & rank_4_or_5, p & const, (0)?) { mode == \"constant\" }\012        where input_ok(x), len(value(p)) == 2 * x.rank,\012              sum([abs(value(p)[i]) + abs(value(p)[i + x.rank]) for i in range(x.rank - 2)]) == 0;", .line = 48, .n_where = 3, .where = (const uint32_t[]){ 15, 23, 46, }
};
static bool onnx_tensorrt_padded_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_tensorrt_padded_match(g, n, m);
}
static bool onnx_tensorrt_padded_pass(void *ctx, const struct onnx_tensorrt_padded_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_tensorrt_padded_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_tensorrt_padded_each(g, n, onnx_tensorrt_padded_pass, &e);
}

static const struct dfg_part onnx_tensorrt_padded_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct onnx_tensorrt_padded_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct onnx_tensorrt_padded_whole, m.p) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct onnx_tensorrt_padded_whole, pad) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_tensorrt_padded_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_tensorrt_padded_whole, x_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_tensorrt_padded_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_tensorrt_padded_whole, constant_2) },
};
/* ---- batch_norm ---- */

static const struct dfg_desc_expr onnx_tensorrt_batch_norm_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 12 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 12 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 12 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 12 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 12 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 12 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 12 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 12 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 12 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 12 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 12 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 12 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 13 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 13 },
    /* 14 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "present(x.elements)", .line = 13 },
    /* 15 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 14, }, .text = "type_ok(x), present(x.elements)", .line = 13 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 52 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "rank", .line = 52 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 5LL }, .text = "5", .line = 52 },
    /* 19 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "x.rank <= 5", .line = 52 },
};
static const struct dfg_desc_node onnx_tensorrt_batch_norm_nodes[6] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "BatchNormalization", },
        .n_kids = 5, .kids = (const uint32_t[]){ 1, 2, 3, 4, 5, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "training_mode", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "training_mode == 0", .line = 51 },
        },
        .text = "BatchNormalization(x, const, const, const, const)", .line = 51 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 51 },
    [2] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 51 },
    [3] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 51 },
    [4] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 51 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 51 },
};
static const struct dfg_desc_region onnx_tensorrt_batch_norm_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_tensorrt_batch_norm_refs[] = { { 1, -1 }, };
static const struct dfg_capture onnx_tensorrt_batch_norm_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_tensorrt_batch_norm_match, x) },
};
static const struct dfg_desc_pattern onnx_tensorrt_batch_norm_desc = {
    .n_nodes = 6, .n_exprs = 20, .n_vars = 0, .n_sets = 1,
    .nodes = onnx_tensorrt_batch_norm_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_tensorrt_batch_norm_regions,
    .exprs = onnx_tensorrt_batch_norm_exprs,
    .captures = onnx_tensorrt_batch_norm_refs,
    .text = "pattern batch_norm(x) = BatchNormalization(x, const, const, const, const) { training_mode == 0 }\012        where input_ok(x), x.rank <= 5;", .line = 51, .n_where = 2, .where = (const uint32_t[]){ 15, 19, }
};
static bool onnx_tensorrt_batch_norm_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_tensorrt_batch_norm_match(g, n, m);
}
static bool onnx_tensorrt_batch_norm_pass(void *ctx, const struct onnx_tensorrt_batch_norm_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_tensorrt_batch_norm_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_tensorrt_batch_norm_each(g, n, onnx_tensorrt_batch_norm_pass, &e);
}

static const struct dfg_part onnx_tensorrt_batch_norm_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct onnx_tensorrt_batch_norm_whole, m.x) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct onnx_tensorrt_batch_norm_whole, batchNormalization) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_tensorrt_batch_norm_whole, batchNormalization_call) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_tensorrt_batch_norm_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_tensorrt_batch_norm_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_tensorrt_batch_norm_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_tensorrt_batch_norm_whole, constant_4) },
};
/* ---- layer_normal ---- */

static const struct dfg_desc_expr onnx_tensorrt_layer_normal_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 12 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 12 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 12 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 12 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 12 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 12 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 12 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 12 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 12 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 12 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 12 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 12 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 13 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 13 },
    /* 14 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "present(x.elements)", .line = 13 },
    /* 15 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 14, }, .text = "type_ok(x), present(x.elements)", .line = 13 },
};
static const struct dfg_desc_node onnx_tensorrt_layer_normal_nodes[4] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "LayerNormalization", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, },
        .optional = 0x4u,
        .text = "LayerNormalization(x, s, b?)", .line = 53 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 53 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "s",
        .text = "s", .line = 53 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 53 },
};
static const struct dfg_desc_region onnx_tensorrt_layer_normal_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_tensorrt_layer_normal_refs[] = { { 1, -1 }, { 2, -1 }, { 3, -1 }, };
static const struct dfg_capture onnx_tensorrt_layer_normal_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_tensorrt_layer_normal_match, x) },
    { "s", DFG_CAP_NODE, offsetof(struct onnx_tensorrt_layer_normal_match, s) },
    { "b", DFG_CAP_NODE, offsetof(struct onnx_tensorrt_layer_normal_match, b) },
};
static const struct dfg_desc_pattern onnx_tensorrt_layer_normal_desc = {
    .n_nodes = 4, .n_exprs = 16, .n_vars = 0, .n_sets = 3,
    .nodes = onnx_tensorrt_layer_normal_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_tensorrt_layer_normal_regions,
    .exprs = onnx_tensorrt_layer_normal_exprs,
    .captures = onnx_tensorrt_layer_normal_refs,
    .text = "pattern layer_normal(x, s, b) = LayerNormalization(x, s, b?) where input_ok(x);", .line = 53, .n_where = 1, .where = (const uint32_t[]){ 15, }
};
static bool onnx_tensorrt_layer_normal_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_tensorrt_layer_normal_match(g, n, m);
}
static bool onnx_tensorrt_layer_normal_pass(void *ctx, const struct onnx_tensorrt_layer_normal_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_tensorrt_layer_normal_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_tensorrt_layer_normal_each(g, n, onnx_tensorrt_layer_normal_pass, &e);
}

static const struct dfg_part onnx_tensorrt_layer_normal_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct onnx_tensorrt_layer_normal_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct onnx_tensorrt_layer_normal_whole, m.s) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct onnx_tensorrt_layer_normal_whole, m.b) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct onnx_tensorrt_layer_normal_whole, layerNormalization) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_tensorrt_layer_normal_whole, layerNormalization_call) },
};
/* ---- concatenated ---- */

static const struct dfg_desc_expr onnx_tensorrt_concatenated_exprs[] = {
    /* 0 */ { .op = DFG_E_SET, .ref = 0, .text = "fields", .line = 54 },
    /* 1 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 12 },
    /* 2 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 1, }, .text = "dtype", .line = 12 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 12 },
    /* 4 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, }, .text = "x.dtype == f32", .line = 12 },
    /* 5 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 12 },
    /* 6 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "use_fp16", .line = 12 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 12 },
    /* 8 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "dtype", .line = 12 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 12 },
    /* 10 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "x.dtype == f16", .line = 12 },
    /* 11 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 6, 10, }, .text = "(use_fp16 and x.dtype == f16)", .line = 12 },
    /* 12 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 4, 11, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 12 },
    /* 13 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 13 },
    /* 14 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "elements", .line = 13 },
    /* 15 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "present(x.elements)", .line = 13 },
    /* 16 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 12, 15, }, .text = "type_ok(x), present(x.elements)", .line = 13 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 1, .text = "fields", .line = 54 },
    /* 18 */ { .op = DFG_E_PRED, .sub = DFG_F_IS_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "is_const(fields)", .line = 54 },
    /* 19 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "not is_const(fields)", .line = 54 },
    /* 20 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 16, 19, }, .text = "input_ok(fields) and not is_const(fields)", .line = 54 },
    /* 21 */ { .op = DFG_E_ALL, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 0, 20, }, .text = "all(fields, input_ok(fields) and not is_const(fields))", .line = 54 },
};
static const struct dfg_desc_node onnx_tensorrt_concatenated_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = 0, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Concat", },
        .rest_first = 0, .rest_last = 1,
        .text = "Concat(...fields)", .line = 54 },
};
static const struct dfg_desc_region onnx_tensorrt_concatenated_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_tensorrt_concatenated_refs[] = { { -1, -1 }, };
static const struct dfg_capture onnx_tensorrt_concatenated_captures[] = {
    { "fields", DFG_CAP_NODES, offsetof(struct onnx_tensorrt_concatenated_match, fields) },
};
static const struct dfg_desc_pattern onnx_tensorrt_concatenated_desc = {
    .n_nodes = 2, .n_exprs = 22, .n_vars = 0, .n_sets = 1,
    .nodes = onnx_tensorrt_concatenated_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_tensorrt_concatenated_regions,
    .exprs = onnx_tensorrt_concatenated_exprs,
    .captures = onnx_tensorrt_concatenated_refs,
    .text = "pattern concatenated(fields) = Concat(...fields) where all(fields, input_ok(fields) and not is_const(fields));", .line = 54, .n_where = 1, .where = (const uint32_t[]){ 21, }
};
static bool onnx_tensorrt_concatenated_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_tensorrt_concatenated_match(g, n, m);
}
static bool onnx_tensorrt_concatenated_pass(void *ctx, const struct onnx_tensorrt_concatenated_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_tensorrt_concatenated_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_tensorrt_concatenated_each(g, n, onnx_tensorrt_concatenated_pass, &e);
}

static const struct dfg_part onnx_tensorrt_concatenated_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct onnx_tensorrt_concatenated_whole, concat) },
    { DFG_PART_INPUT, true, 0, 0, offsetof(struct onnx_tensorrt_concatenated_whole, m.fields) },
};
/* ---- split_up ---- */

static const struct dfg_desc_expr onnx_tensorrt_split_up_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 12 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 12 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 12 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 12 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 12 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 12 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 12 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 12 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 12 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 12 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 12 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 12 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 13 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 13 },
    /* 14 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "present(x.elements)", .line = 13 },
    /* 15 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 14, }, .text = "type_ok(x), present(x.elements)", .line = 13 },
};
static const struct dfg_desc_node onnx_tensorrt_split_up_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Split", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .optional = 0x2u,
        .text = "Split(x, (by & const)?)", .line = 55 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 55 },
    [2] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "(by & const)", .line = 55 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "by",
        .text = "by", .line = 55 },
    [4] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 55 },
};
static const struct dfg_desc_region onnx_tensorrt_split_up_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_tensorrt_split_up_refs[] = { { 1, -1 }, { 3, -1 }, };
static const struct dfg_capture onnx_tensorrt_split_up_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_tensorrt_split_up_match, x) },
    { "by", DFG_CAP_NODE, offsetof(struct onnx_tensorrt_split_up_match, by) },
};
static const struct dfg_desc_pattern onnx_tensorrt_split_up_desc = {
    .n_nodes = 5, .n_exprs = 16, .n_vars = 0, .n_sets = 2,
    .nodes = onnx_tensorrt_split_up_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_tensorrt_split_up_regions,
    .exprs = onnx_tensorrt_split_up_exprs,
    .captures = onnx_tensorrt_split_up_refs,
    .text = "pattern split_up(x, by) = Split(x, (by & const)?) where input_ok(x);", .line = 55, .n_where = 1, .where = (const uint32_t[]){ 15, }
};
static bool onnx_tensorrt_split_up_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_tensorrt_split_up_match(g, n, m);
}
static bool onnx_tensorrt_split_up_pass(void *ctx, const struct onnx_tensorrt_split_up_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_tensorrt_split_up_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_tensorrt_split_up_each(g, n, onnx_tensorrt_split_up_pass, &e);
}

static const struct dfg_part onnx_tensorrt_split_up_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct onnx_tensorrt_split_up_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct onnx_tensorrt_split_up_whole, m.by) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct onnx_tensorrt_split_up_whole, split) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_tensorrt_split_up_whole, constant) },
};
static const struct dfg_pattern patterns[] = {
    { .name = "convolution", .place = "onnx_tensorrt.pat:19", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_tensorrt_convolution_match),
      .n_captures = 3, .captures = onnx_tensorrt_convolution_captures,
      .match = onnx_tensorrt_convolution_any, .each = onnx_tensorrt_convolution_all, .desc = &onnx_tensorrt_convolution_desc,
      .whole_size = sizeof(struct onnx_tensorrt_convolution_whole), .n_parts = sizeof onnx_tensorrt_convolution_parts / sizeof *onnx_tensorrt_convolution_parts,
      .n_params = 3, .parts = onnx_tensorrt_convolution_parts, .whole = onnx_tensorrt_convolution_whole },
    { .name = "deconvolution", .place = "onnx_tensorrt.pat:21", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_tensorrt_deconvolution_match),
      .n_captures = 4, .captures = onnx_tensorrt_deconvolution_captures,
      .match = onnx_tensorrt_deconvolution_any, .each = onnx_tensorrt_deconvolution_all, .desc = &onnx_tensorrt_deconvolution_desc,
      .whole_size = sizeof(struct onnx_tensorrt_deconvolution_whole), .n_parts = sizeof onnx_tensorrt_deconvolution_parts / sizeof *onnx_tensorrt_deconvolution_parts,
      .n_params = 3, .parts = onnx_tensorrt_deconvolution_parts, .whole = onnx_tensorrt_deconvolution_whole },
    { .name = "product", .place = "onnx_tensorrt.pat:27", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_tensorrt_product_match),
      .n_captures = 2, .captures = onnx_tensorrt_product_captures,
      .match = onnx_tensorrt_product_any, .each = onnx_tensorrt_product_all, .desc = &onnx_tensorrt_product_desc,
      .whole_size = sizeof(struct onnx_tensorrt_product_whole), .n_parts = sizeof onnx_tensorrt_product_parts / sizeof *onnx_tensorrt_product_parts,
      .n_params = 2, .parts = onnx_tensorrt_product_parts, .whole = onnx_tensorrt_product_whole },
    { .name = "dense", .place = "onnx_tensorrt.pat:28", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_tensorrt_dense_match),
      .n_captures = 3, .captures = onnx_tensorrt_dense_captures,
      .match = onnx_tensorrt_dense_any, .each = onnx_tensorrt_dense_all, .desc = &onnx_tensorrt_dense_desc,
      .whole_size = sizeof(struct onnx_tensorrt_dense_whole), .n_parts = sizeof onnx_tensorrt_dense_parts / sizeof *onnx_tensorrt_dense_parts,
      .n_params = 3, .parts = onnx_tensorrt_dense_parts, .whole = onnx_tensorrt_dense_whole },
    { .name = "binary", .place = "onnx_tensorrt.pat:29", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_tensorrt_binary_match),
      .n_captures = 2, .captures = onnx_tensorrt_binary_captures,
      .match = onnx_tensorrt_binary_any, .each = onnx_tensorrt_binary_all, .desc = &onnx_tensorrt_binary_desc,
      .whole_size = sizeof(struct onnx_tensorrt_binary_whole), .n_parts = sizeof onnx_tensorrt_binary_parts / sizeof *onnx_tensorrt_binary_parts,
      .n_params = 2, .parts = onnx_tensorrt_binary_parts, .whole = onnx_tensorrt_binary_whole },
    { .name = "rank_4_or_5", .place = "onnx_tensorrt.pat:34", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_tensorrt_rank_4_or_5_match),
      .match = onnx_tensorrt_rank_4_or_5_any, .each = onnx_tensorrt_rank_4_or_5_all, .desc = &onnx_tensorrt_rank_4_or_5_desc,
      .whole_size = sizeof(struct onnx_tensorrt_rank_4_or_5_whole), .n_parts = sizeof onnx_tensorrt_rank_4_or_5_parts / sizeof *onnx_tensorrt_rank_4_or_5_parts,
      .n_params = 0, .parts = onnx_tensorrt_rank_4_or_5_parts, .whole = onnx_tensorrt_rank_4_or_5_whole },
    { .name = "pool", .place = "onnx_tensorrt.pat:36", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_tensorrt_pool_match),
      .n_captures = 2, .captures = onnx_tensorrt_pool_captures,
      .match = onnx_tensorrt_pool_any, .each = onnx_tensorrt_pool_all, .desc = &onnx_tensorrt_pool_desc,
      .whole_size = sizeof(struct onnx_tensorrt_pool_whole), .n_parts = sizeof onnx_tensorrt_pool_parts / sizeof *onnx_tensorrt_pool_parts,
      .n_params = 1, .parts = onnx_tensorrt_pool_parts, .whole = onnx_tensorrt_pool_whole },
    { .name = "unary", .place = "onnx_tensorrt.pat:41", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_tensorrt_unary_match),
      .n_captures = 1, .captures = onnx_tensorrt_unary_captures,
      .match = onnx_tensorrt_unary_any, .each = onnx_tensorrt_unary_all, .desc = &onnx_tensorrt_unary_desc,
      .whole_size = sizeof(struct onnx_tensorrt_unary_whole), .n_parts = sizeof onnx_tensorrt_unary_parts / sizeof *onnx_tensorrt_unary_parts,
      .n_params = 1, .parts = onnx_tensorrt_unary_parts, .whole = onnx_tensorrt_unary_whole },
    { .name = "reduction", .place = "onnx_tensorrt.pat:43", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_tensorrt_reduction_match),
      .n_captures = 2, .captures = onnx_tensorrt_reduction_captures,
      .match = onnx_tensorrt_reduction_any, .each = onnx_tensorrt_reduction_all, .desc = &onnx_tensorrt_reduction_desc,
      .whole_size = sizeof(struct onnx_tensorrt_reduction_whole), .n_parts = sizeof onnx_tensorrt_reduction_parts / sizeof *onnx_tensorrt_reduction_parts,
      .n_params = 2, .parts = onnx_tensorrt_reduction_parts, .whole = onnx_tensorrt_reduction_whole },
    { .name = "shaped", .place = "onnx_tensorrt.pat:45", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_tensorrt_shaped_match),
      .n_captures = 2, .captures = onnx_tensorrt_shaped_captures,
      .match = onnx_tensorrt_shaped_any, .each = onnx_tensorrt_shaped_all, .desc = &onnx_tensorrt_shaped_desc,
      .whole_size = sizeof(struct onnx_tensorrt_shaped_whole), .n_parts = sizeof onnx_tensorrt_shaped_parts / sizeof *onnx_tensorrt_shaped_parts,
      .n_params = 2, .parts = onnx_tensorrt_shaped_parts, .whole = onnx_tensorrt_shaped_whole },
    { .name = "padded", .place = "onnx_tensorrt.pat:48", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_tensorrt_padded_match),
      .n_captures = 2, .captures = onnx_tensorrt_padded_captures,
      .match = onnx_tensorrt_padded_any, .each = onnx_tensorrt_padded_all, .desc = &onnx_tensorrt_padded_desc,
      .whole_size = sizeof(struct onnx_tensorrt_padded_whole), .n_parts = sizeof onnx_tensorrt_padded_parts / sizeof *onnx_tensorrt_padded_parts,
      .n_params = 2, .parts = onnx_tensorrt_padded_parts, .whole = onnx_tensorrt_padded_whole },
    { .name = "batch_norm", .place = "onnx_tensorrt.pat:51", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_tensorrt_batch_norm_match),
      .n_captures = 1, .captures = onnx_tensorrt_batch_norm_captures,
      .match = onnx_tensorrt_batch_norm_any, .each = onnx_tensorrt_batch_norm_all, .desc = &onnx_tensorrt_batch_norm_desc,
      .whole_size = sizeof(struct onnx_tensorrt_batch_norm_whole), .n_parts = sizeof onnx_tensorrt_batch_norm_parts / sizeof *onnx_tensorrt_batch_norm_parts,
      .n_params = 1, .parts = onnx_tensorrt_batch_norm_parts, .whole = onnx_tensorrt_batch_norm_whole },
    { .name = "layer_normal", .place = "onnx_tensorrt.pat:53", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_tensorrt_layer_normal_match),
      .n_captures = 3, .captures = onnx_tensorrt_layer_normal_captures,
      .match = onnx_tensorrt_layer_normal_any, .each = onnx_tensorrt_layer_normal_all, .desc = &onnx_tensorrt_layer_normal_desc,
      .whole_size = sizeof(struct onnx_tensorrt_layer_normal_whole), .n_parts = sizeof onnx_tensorrt_layer_normal_parts / sizeof *onnx_tensorrt_layer_normal_parts,
      .n_params = 3, .parts = onnx_tensorrt_layer_normal_parts, .whole = onnx_tensorrt_layer_normal_whole },
    { .name = "concatenated", .place = "onnx_tensorrt.pat:54", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_tensorrt_concatenated_match),
      .n_captures = 1, .captures = onnx_tensorrt_concatenated_captures,
      .match = onnx_tensorrt_concatenated_any, .each = onnx_tensorrt_concatenated_all, .desc = &onnx_tensorrt_concatenated_desc,
      .whole_size = sizeof(struct onnx_tensorrt_concatenated_whole), .n_parts = sizeof onnx_tensorrt_concatenated_parts / sizeof *onnx_tensorrt_concatenated_parts,
      .n_params = 1, .parts = onnx_tensorrt_concatenated_parts, .whole = onnx_tensorrt_concatenated_whole },
    { .name = "split_up", .place = "onnx_tensorrt.pat:55", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_tensorrt_split_up_match),
      .n_captures = 2, .captures = onnx_tensorrt_split_up_captures,
      .match = onnx_tensorrt_split_up_any, .each = onnx_tensorrt_split_up_all, .desc = &onnx_tensorrt_split_up_desc,
      .whole_size = sizeof(struct onnx_tensorrt_split_up_whole), .n_parts = sizeof onnx_tensorrt_split_up_parts / sizeof *onnx_tensorrt_split_up_parts,
      .n_params = 2, .parts = onnx_tensorrt_split_up_parts, .whole = onnx_tensorrt_split_up_whole },
};

/* ---- table onnx_tensorrt ---- */

static const struct dfg_table_entry onnx_tensorrt_entries[] = {
    { .name = "tensorrt.conv", .pattern = 0 },
    { .name = "tensorrt.deconv", .pattern = 1 },
    { .name = "tensorrt.matmul", .pattern = 2 },
    { .name = "tensorrt.gemm", .pattern = 3 },
    { .name = "tensorrt.binary", .pattern = 4 },
    { .name = "tensorrt.pool", .pattern = 6 },
    { .name = "tensorrt.unary", .pattern = 7 },
    { .name = "tensorrt.reduce", .pattern = 8 },
    { .name = "tensorrt.shape", .pattern = 9 },
    { .name = "tensorrt.pad", .pattern = 10 },
    { .name = "tensorrt.batch_norm", .pattern = 11 },
    { .name = "tensorrt.layer_norm", .pattern = 12 },
    { .name = "tensorrt.concat", .pattern = 13 },
    { .name = "tensorrt.split", .pattern = 14 },
};
static const struct dfg_attr_text onnx_tensorrt_attrs[] = {
    { "Compiler", "\"tensorrt\"" },
};
static void onnx_tensorrt_candidates_any(const dfg_graph *g, dfg_node n, uint64_t *set)
{
    *set = onnx_tensorrt_candidates(g, n);
}

static const struct dfg_table tables[] = {
    { .name = "onnx_tensorrt", .n = 14, .last_wins = false, .entries = onnx_tensorrt_entries, .n_words = 1,
      .n_attrs = 1, .attrs = onnx_tensorrt_attrs,
      .candidates = onnx_tensorrt_candidates_any, .first = onnx_tensorrt_first, .sweep = onnx_tensorrt_sweep },
};

static const char *const imports[] = { "onnx_fusion", "onnx", NULL };
extern const struct dfg_unit onnx_tensorrt_unit;
const struct dfg_unit onnx_tensorrt_unit = {
    .abi = DFG_ABI,
    .name = "onnx_tensorrt",
    .imports = imports,
    .names = &onnx_tensorrt_names, .whole_names = &whole_names,
    .n_patterns = 15, .patterns = patterns,
    .n_tables = 1, .tables = tables,
};
