/* What onnx_tensorrt.pat declares, as tables for drivers and tests.  Made by pat2c; do not edit. */
#include "onnx_tensorrt.h"

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

static const struct dfg_names whole_names = {
    .abi = DFG_ABI,
    .needs = 0,
    .n_ops = 56,
    .ops = op_names,
};

static const struct onnx_tensorrt_options *options(const dfg_graph *g)
{
    return g->options ? g->options : &onnx_tensorrt_default_options;
}

/* onnx_tensorrt.pat:11
 * cond type_ok(x) = x.dtype == f32 or (use_fp16 and x.dtype == f16);
 */
static bool type_ok(const dfg_graph *g, dfg_node x)
{
    return dfg_dtype(g, x) == DFG_F32 || (options(g)->use_fp16 && dfg_dtype(g, x) == DFG_F16);
}

/* onnx_tensorrt.pat:12
 * cond input_ok(x) = type_ok(x), x.elements >= 0;
 */
static bool input_ok(const dfg_graph *g, dfg_node x)
{
    return type_ok(g, x) && dfg_ge(dfg_elements_of(g, x), dfg_int(0));
}

struct onnx_tensorrt_conv2d_whole {
    struct onnx_tensorrt_conv2d_match m;
    dfg_node call;
    dfg_node constant;
};

static bool onnx_tensorrt_conv2d_whole(const dfg_graph *g, dfg_node n,
                                       bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!(dfg_op(g, n) == OP_Conv || dfg_op(g, n) == OP_ConvTranspose) || dfg_n_args(g, n) > 3
        || dfg_arg(g, n, 0) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node w = dfg_arg(g, n, 1);
    dfg_node constant = w;
    if (dfg_op(g, constant) != DFG_CONST)
        return false;
    dfg_node b = dfg_arg(g, n, 2);
    /* where input_ok(x) */
    if (!input_ok(g, x))
        return false;
    /* where w.rank in 3..5 */
    if (!dfg_within(dfg_rank_of(g, w), dfg_int(3), dfg_int(5)))
        return false;
    return accept(ctx, &(struct onnx_tensorrt_conv2d_whole){.m = {.root = n, .x = x, .w = w, .b = b},
            .call = n, .constant = constant});
}

struct onnx_tensorrt_product_whole {
    struct onnx_tensorrt_product_match m;
    dfg_node matMul;
};

static bool onnx_tensorrt_product_whole(const dfg_graph *g, dfg_node n,
                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_MatMul || !dfg_has_args(g, n, 2))
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

struct onnx_tensorrt_pool_whole {
    struct onnx_tensorrt_pool_match m;
    dfg_node call;
    dfg_node call_call;
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
        if (accept(ctx, &(struct onnx_tensorrt_pool_whole){.m = {.root = n, .x = x}, .call = n,
                .call_call = dfg_first_result(g, n), .x = x_2, .x_2 = x_2_2}))
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

struct onnx_tensorrt_reduction_whole {
    struct onnx_tensorrt_reduction_match m;
    dfg_node call;
    struct dfg_nodes rest;
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
    return accept(ctx, &(struct onnx_tensorrt_reduction_whole){.m = {.root = n, .x = x}, .call = n,
            .rest = rest});
}

struct onnx_tensorrt_shaped_whole {
    struct onnx_tensorrt_shaped_match m;
    dfg_node call;
    struct dfg_nodes rest;
};

static bool onnx_tensorrt_shaped_whole(const dfg_graph *g, dfg_node n,
                                       bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!(dfg_op(g, n) == OP_Reshape || dfg_op(g, n) == OP_Squeeze || dfg_op(g, n) == OP_Unsqueeze
          || dfg_op(g, n) == OP_Expand || dfg_op(g, n) == OP_Slice || dfg_op(g, n) == OP_Pad
          || dfg_op(g, n) == OP_Clip || dfg_op(g, n) == OP_Resize || dfg_op(g, n) == OP_Tile)
        || dfg_arg(g, n, 0) == DFG_NONE)
        return false;
    struct dfg_nodes rest = dfg_rest(g, n, 1, 0);
    dfg_node x = dfg_arg(g, n, 0);
    /* where input_ok(x) */
    if (!input_ok(g, x))
        return false;
    return accept(ctx, &(struct onnx_tensorrt_shaped_whole){.m = {.root = n, .x = x}, .call = n,
            .rest = rest});
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
    if (dfg_op(g, n_call) != OP_BatchNormalization || !dfg_has_args(g, n_call, 5))
        return false;
    dfg_node x = dfg_arg(g, n_call, 0);
    dfg_node constant = dfg_arg(g, n_call, 1);
    if (dfg_op(g, constant) != DFG_CONST)
        return false;
    dfg_node constant_2 = dfg_arg(g, n_call, 2);
    if (dfg_op(g, constant_2) != DFG_CONST)
        return false;
    dfg_node constant_3 = dfg_arg(g, n_call, 3);
    if (dfg_op(g, constant_3) != DFG_CONST)
        return false;
    dfg_node constant_4 = dfg_arg(g, n_call, 4);
    if (dfg_op(g, constant_4) != DFG_CONST)
        return false;
    if (!dfg_same_body(g, n, n_call))
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

struct onnx_tensorrt_concatenated_whole {
    struct onnx_tensorrt_concatenated_match m;
    struct dfg_nodes rest;
};

static bool onnx_tensorrt_concatenated_whole(const dfg_graph *g, dfg_node n,
                                             bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_Concat)
        return false;
    struct dfg_nodes rest = dfg_rest(g, n, 0, 0);
    /* where input_ok(c) */
    if (!input_ok(g, n))
        return false;
    return accept(ctx, &(struct onnx_tensorrt_concatenated_whole){.m = {.root = n, .c = n}, .rest = rest});
}

struct onnx_tensorrt_split_up_whole {
    struct onnx_tensorrt_split_up_match m;
    dfg_node split;
};

static bool onnx_tensorrt_split_up_whole(const dfg_graph *g, dfg_node n,
                                         bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_Split || dfg_n_args(g, n) > 2 || dfg_arg(g, n, 0) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node by = dfg_arg(g, n, 1);
    /* where input_ok(x) */
    if (!input_ok(g, x))
        return false;
    return accept(ctx, &(struct onnx_tensorrt_split_up_whole){.m = {.root = n, .x = x, .by = by},
            .split = n});
}

struct each { bool (*accept)(void *, const void *); void *ctx; };

/* ---- conv2d ---- */

static const struct dfg_desc_expr onnx_tensorrt_conv2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 11 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 11 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 11 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 11 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 11 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 11 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 11 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 11 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 11 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 11 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 11 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 11 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 12 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 12 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 12 },
    /* 15 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "x.elements >= 0", .line = 12 },
    /* 16 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 15, }, .text = "type_ok(x), x.elements >= 0", .line = 12 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 14 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "rank", .line = 14 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 14 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 5LL }, .text = "5", .line = 14 },
    /* 21 */ { .op = DFG_E_IN_RANGE, .n_kids = 3, .kids = (const uint32_t[]){ 18, 19, 20, }, .text = "w.rank in 3..5", .line = 14 },
};
static const struct dfg_desc_node onnx_tensorrt_conv2d_nodes[6] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 2, .ops = (const char *const[]){ "Conv", "ConvTranspose", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 5, },
        .optional = 0x4u,
        .text = "(Conv | ConvTranspose)(x, w & const, b?)", .line = 14 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 14 },
    [2] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "w & const", .line = 14 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 14 },
    [4] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 14 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 14 },
};
static const struct dfg_desc_region onnx_tensorrt_conv2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_tensorrt_conv2d_refs[] = { { 1, -1 }, { 3, -1 }, { 5, -1 }, };
static const struct dfg_capture onnx_tensorrt_conv2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_tensorrt_conv2d_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct onnx_tensorrt_conv2d_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct onnx_tensorrt_conv2d_match, b) },
};
static const struct dfg_desc_pattern onnx_tensorrt_conv2d_desc = {
    .n_nodes = 6, .n_exprs = 22, .n_vars = 0, .n_sets = 3,
    .nodes = onnx_tensorrt_conv2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_tensorrt_conv2d_regions,
    .exprs = onnx_tensorrt_conv2d_exprs,
    .captures = onnx_tensorrt_conv2d_refs,
    .text = "pattern conv2d(x, w, b) = (Conv | ConvTranspose)(x, w & const, b?) where input_ok(x), w.rank in 3..5;", .line = 14, .n_where = 2, .where = (const uint32_t[]){ 16, 21, }
};
static bool onnx_tensorrt_conv2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_tensorrt_conv2d_match(g, n, m);
}
static bool onnx_tensorrt_conv2d_pass(void *ctx, const struct onnx_tensorrt_conv2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_tensorrt_conv2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_tensorrt_conv2d_each(g, n, onnx_tensorrt_conv2d_pass, &e);
}

static const struct dfg_part onnx_tensorrt_conv2d_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct onnx_tensorrt_conv2d_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct onnx_tensorrt_conv2d_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct onnx_tensorrt_conv2d_whole, m.b) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct onnx_tensorrt_conv2d_whole, call) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct onnx_tensorrt_conv2d_whole, constant) },
};
/* ---- product ---- */

static const struct dfg_desc_expr onnx_tensorrt_product_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 11 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 11 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 11 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 11 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 11 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 11 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 11 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 11 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 11 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 11 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 11 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 11 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 12 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 12 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 12 },
    /* 15 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "x.elements >= 0", .line = 12 },
    /* 16 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 15, }, .text = "type_ok(x), x.elements >= 0", .line = 12 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 11 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "dtype", .line = 11 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 11 },
    /* 20 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "x.dtype == f32", .line = 11 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 11 },
    /* 22 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 21, }, .text = "use_fp16", .line = 11 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 11 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "dtype", .line = 11 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 11 },
    /* 26 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x.dtype == f16", .line = 11 },
    /* 27 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 22, 26, }, .text = "(use_fp16 and x.dtype == f16)", .line = 11 },
    /* 28 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 20, 27, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 11 },
    /* 29 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 12 },
    /* 30 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 29, }, .text = "elements", .line = 12 },
    /* 31 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 12 },
    /* 32 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 30, 31, }, .text = "x.elements >= 0", .line = 12 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 28, 32, }, .text = "type_ok(x), x.elements >= 0", .line = 12 },
    /* 34 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 15 },
    /* 35 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 34, }, .text = "rank", .line = 15 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 15 },
    /* 37 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 35, 36, }, .text = "a.rank <= 4", .line = 15 },
};
static const struct dfg_desc_node onnx_tensorrt_product_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "MatMul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "MatMul(a, b)", .line = 15 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 15 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 15 },
};
static const struct dfg_desc_region onnx_tensorrt_product_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_tensorrt_product_refs[] = { { 1, -1 }, { 2, -1 }, };
static const struct dfg_capture onnx_tensorrt_product_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct onnx_tensorrt_product_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct onnx_tensorrt_product_match, b) },
};
static const struct dfg_desc_pattern onnx_tensorrt_product_desc = {
    .n_nodes = 3, .n_exprs = 38, .n_vars = 0, .n_sets = 2,
    .nodes = onnx_tensorrt_product_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_tensorrt_product_regions,
    .exprs = onnx_tensorrt_product_exprs,
    .captures = onnx_tensorrt_product_refs,
    .text = "pattern product(a, b) = MatMul(a, b) where input_ok(a), input_ok(b), a.rank <= 4;", .line = 15, .n_where = 3, .where = (const uint32_t[]){ 16, 33, 37, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 11 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 11 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 11 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 11 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 11 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 11 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 11 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 11 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 11 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 11 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 11 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 11 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 12 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 12 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 12 },
    /* 15 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "x.elements >= 0", .line = 12 },
    /* 16 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 15, }, .text = "type_ok(x), x.elements >= 0", .line = 12 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 11 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "dtype", .line = 11 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 11 },
    /* 20 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "x.dtype == f32", .line = 11 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 11 },
    /* 22 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 21, }, .text = "use_fp16", .line = 11 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 11 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "dtype", .line = 11 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 11 },
    /* 26 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x.dtype == f16", .line = 11 },
    /* 27 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 22, 26, }, .text = "(use_fp16 and x.dtype == f16)", .line = 11 },
    /* 28 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 20, 27, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 11 },
    /* 29 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 12 },
    /* 30 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 29, }, .text = "elements", .line = 12 },
    /* 31 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 12 },
    /* 32 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 30, 31, }, .text = "x.elements >= 0", .line = 12 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 28, 32, }, .text = "type_ok(x), x.elements >= 0", .line = 12 },
};
static const struct dfg_desc_node onnx_tensorrt_dense_nodes[4] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Gemm", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, },
        .optional = 0x4u,
        .text = "Gemm(a, b, c?)", .line = 16 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 16 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 16 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 16 },
};
static const struct dfg_desc_region onnx_tensorrt_dense_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_tensorrt_dense_refs[] = { { 1, -1 }, { 2, -1 }, { 3, -1 }, };
static const struct dfg_capture onnx_tensorrt_dense_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct onnx_tensorrt_dense_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct onnx_tensorrt_dense_match, b) },
    { "c", DFG_CAP_NODE, offsetof(struct onnx_tensorrt_dense_match, c) },
};
static const struct dfg_desc_pattern onnx_tensorrt_dense_desc = {
    .n_nodes = 4, .n_exprs = 34, .n_vars = 0, .n_sets = 3,
    .nodes = onnx_tensorrt_dense_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_tensorrt_dense_regions,
    .exprs = onnx_tensorrt_dense_exprs,
    .captures = onnx_tensorrt_dense_refs,
    .text = "pattern dense(a, b, c) = Gemm(a, b, c?) where input_ok(a), input_ok(b);", .line = 16, .n_where = 2, .where = (const uint32_t[]){ 16, 33, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 11 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 11 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 11 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 11 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 11 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 11 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 11 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 11 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 11 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 11 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 11 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 11 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 12 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 12 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 12 },
    /* 15 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "x.elements >= 0", .line = 12 },
    /* 16 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 15, }, .text = "type_ok(x), x.elements >= 0", .line = 12 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 11 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "dtype", .line = 11 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 11 },
    /* 20 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "x.dtype == f32", .line = 11 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 11 },
    /* 22 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 21, }, .text = "use_fp16", .line = 11 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 11 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "dtype", .line = 11 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 11 },
    /* 26 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x.dtype == f16", .line = 11 },
    /* 27 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 22, 26, }, .text = "(use_fp16 and x.dtype == f16)", .line = 11 },
    /* 28 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 20, 27, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 11 },
    /* 29 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 12 },
    /* 30 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 29, }, .text = "elements", .line = 12 },
    /* 31 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 12 },
    /* 32 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 30, 31, }, .text = "x.elements >= 0", .line = 12 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 28, 32, }, .text = "type_ok(x), x.elements >= 0", .line = 12 },
};
static const struct dfg_desc_node onnx_tensorrt_binary_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 7, .ops = (const char *const[]){ "Add", "Sub", "Mul", "Div", "Pow", "Min", "Max", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "(Add | Sub | Mul | Div | Pow | Min | Max)(a, b)", .line = 17 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 17 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 17 },
};
static const struct dfg_desc_region onnx_tensorrt_binary_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_tensorrt_binary_refs[] = { { 1, -1 }, { 2, -1 }, };
static const struct dfg_capture onnx_tensorrt_binary_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct onnx_tensorrt_binary_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct onnx_tensorrt_binary_match, b) },
};
static const struct dfg_desc_pattern onnx_tensorrt_binary_desc = {
    .n_nodes = 3, .n_exprs = 34, .n_vars = 0, .n_sets = 2,
    .nodes = onnx_tensorrt_binary_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_tensorrt_binary_regions,
    .exprs = onnx_tensorrt_binary_exprs,
    .captures = onnx_tensorrt_binary_refs,
    .text = "pattern binary(a, b) = (Add | Sub | Mul | Div | Pow | Min | Max)(a, b) where input_ok(a), input_ok(b);", .line = 17, .n_where = 2, .where = (const uint32_t[]){ 16, 33, }
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
/* ---- pool ---- */

static const struct dfg_desc_expr onnx_tensorrt_pool_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 11 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 11 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 11 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 11 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 11 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 11 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 11 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 11 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 11 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 11 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 11 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 11 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 12 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 12 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 12 },
    /* 15 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "x.elements >= 0", .line = 12 },
    /* 16 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 15, }, .text = "type_ok(x), x.elements >= 0", .line = 12 },
};
static const struct dfg_desc_node onnx_tensorrt_pool_nodes[6] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 4, .ops = (const char *const[]){ "MaxPool", "AveragePool", "GlobalMaxPool", "GlobalAveragePool", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "(MaxPool | AveragePool | GlobalMaxPool | GlobalAveragePool)(x & (_ : [_, _, _, _...", .line = 18 },
    [1] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "x & (_ : [_, _, _, _] | _ : [_, _, _, _, _])", .line = 18 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 18 },
    [3] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "(_ : [_, _, _, _] | _ : [_, _, _, _, _])", .line = 18 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x0u, .has_shape = true, .n = 4, .dims = (const struct dfg_desc_dim[]){ { DFG_D_DIM_ANY, 0 }, { DFG_D_DIM_ANY, 0 }, { DFG_D_DIM_ANY, 0 }, { DFG_D_DIM_ANY, 0 }, }, .text = "[_, _, _, _]", .line = 18 },
        },
        .text = "_", .line = 18 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x0u, .has_shape = true, .n = 5, .dims = (const struct dfg_desc_dim[]){ { DFG_D_DIM_ANY, 0 }, { DFG_D_DIM_ANY, 0 }, { DFG_D_DIM_ANY, 0 }, { DFG_D_DIM_ANY, 0 }, { DFG_D_DIM_ANY, 0 }, }, .text = "[_, _, _, _, _]", .line = 18 },
        },
        .text = "_", .line = 18 },
};
static const struct dfg_desc_region onnx_tensorrt_pool_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_tensorrt_pool_refs[] = { { 2, -1 }, };
static const struct dfg_capture onnx_tensorrt_pool_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_tensorrt_pool_match, x) },
};
static const struct dfg_desc_pattern onnx_tensorrt_pool_desc = {
    .n_nodes = 6, .n_exprs = 17, .n_vars = 0, .n_sets = 1,
    .nodes = onnx_tensorrt_pool_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_tensorrt_pool_regions,
    .exprs = onnx_tensorrt_pool_exprs,
    .captures = onnx_tensorrt_pool_refs,
    .text = "pattern pool(x) = (MaxPool | AveragePool | GlobalMaxPool | GlobalAveragePool)(x & (_ : [_, _, _, _] | _ : [_, _, _, _, _]))\012        where input_ok(x);", .line = 18, .n_where = 1, .where = (const uint32_t[]){ 16, }
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
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct onnx_tensorrt_pool_whole, call) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct onnx_tensorrt_pool_whole, call_call) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_tensorrt_pool_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct onnx_tensorrt_pool_whole, x_2) },
};
/* ---- unary ---- */

static const struct dfg_desc_expr onnx_tensorrt_unary_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 11 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 11 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 11 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 11 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 11 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 11 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 11 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 11 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 11 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 11 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 11 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 11 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 12 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 12 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 12 },
    /* 15 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "x.elements >= 0", .line = 12 },
    /* 16 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 15, }, .text = "type_ok(x), x.elements >= 0", .line = 12 },
};
static const struct dfg_desc_node onnx_tensorrt_unary_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 23, .ops = (const char *const[]){ "Relu", "Sigmoid", "Tanh", "Exp", "Log", "Sqrt", "Abs", "Neg", "Floor", "Ceil", "Sin", "Cos", "Atan", "Erf", "LeakyRelu", "Softmax", "Elu", "Softplus", "HardSigmoid", "Flatten", "Transpose", "Identity", "LogSoftmax", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "(Relu | Sigmoid | Tanh | Exp | Log | Sqrt | Abs | Neg | Floor | Ceil | Sin | Cos...", .line = 20 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 20 },
};
static const struct dfg_desc_region onnx_tensorrt_unary_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_tensorrt_unary_refs[] = { { 1, -1 }, };
static const struct dfg_capture onnx_tensorrt_unary_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_tensorrt_unary_match, x) },
};
static const struct dfg_desc_pattern onnx_tensorrt_unary_desc = {
    .n_nodes = 2, .n_exprs = 17, .n_vars = 0, .n_sets = 1,
    .nodes = onnx_tensorrt_unary_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_tensorrt_unary_regions,
    .exprs = onnx_tensorrt_unary_exprs,
    .captures = onnx_tensorrt_unary_refs,
    .text = "pattern unary(x) = (Relu | Sigmoid | Tanh | Exp | Log | Sqrt | Abs | Neg | Floor | Ceil | Sin | Cos | Atan | Erf | LeakyRelu\012        | Softmax | Elu | Softplus | HardSigmoid | Flatten | Transpose | Identity | LogSoftmax)(x) where input_ok(x);", .line = 20, .n_where = 1, .where = (const uint32_t[]){ 16, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 11 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 11 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 11 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 11 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 11 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 11 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 11 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 11 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 11 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 11 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 11 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 11 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 12 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 12 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 12 },
    /* 15 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "x.elements >= 0", .line = 12 },
    /* 16 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 15, }, .text = "type_ok(x), x.elements >= 0", .line = 12 },
};
static const struct dfg_desc_node onnx_tensorrt_reduction_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 5, .ops = (const char *const[]){ "ReduceMean", "ReduceMax", "ReduceMin", "ReduceProd", "ReduceSum", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .rest_first = 0, .rest_last = 1,
        .text = "(ReduceMean | ReduceMax | ReduceMin | ReduceProd | ReduceSum)(x, ...)", .line = 22 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 22 },
};
static const struct dfg_desc_region onnx_tensorrt_reduction_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_tensorrt_reduction_refs[] = { { 1, -1 }, };
static const struct dfg_capture onnx_tensorrt_reduction_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_tensorrt_reduction_match, x) },
};
static const struct dfg_desc_pattern onnx_tensorrt_reduction_desc = {
    .n_nodes = 2, .n_exprs = 17, .n_vars = 0, .n_sets = 1,
    .nodes = onnx_tensorrt_reduction_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_tensorrt_reduction_regions,
    .exprs = onnx_tensorrt_reduction_exprs,
    .captures = onnx_tensorrt_reduction_refs,
    .text = "pattern reduction(x) = (ReduceMean | ReduceMax | ReduceMin | ReduceProd | ReduceSum)(x, ...) where input_ok(x);", .line = 22, .n_where = 1, .where = (const uint32_t[]){ 16, }
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
    { DFG_PART_INPUT, true, 0, -1, offsetof(struct onnx_tensorrt_reduction_whole, rest) },
};
/* ---- shaped ---- */

static const struct dfg_desc_expr onnx_tensorrt_shaped_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 11 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 11 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 11 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 11 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 11 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 11 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 11 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 11 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 11 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 11 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 11 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 11 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 12 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 12 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 12 },
    /* 15 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "x.elements >= 0", .line = 12 },
    /* 16 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 15, }, .text = "type_ok(x), x.elements >= 0", .line = 12 },
};
static const struct dfg_desc_node onnx_tensorrt_shaped_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 9, .ops = (const char *const[]){ "Reshape", "Squeeze", "Unsqueeze", "Expand", "Slice", "Pad", "Clip", "Resize", "Tile", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .rest_first = 0, .rest_last = 1,
        .text = "(Reshape | Squeeze | Unsqueeze | Expand | Slice | Pad | Clip | Resize | Tile)(x,...", .line = 23 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 23 },
};
static const struct dfg_desc_region onnx_tensorrt_shaped_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_tensorrt_shaped_refs[] = { { 1, -1 }, };
static const struct dfg_capture onnx_tensorrt_shaped_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_tensorrt_shaped_match, x) },
};
static const struct dfg_desc_pattern onnx_tensorrt_shaped_desc = {
    .n_nodes = 2, .n_exprs = 17, .n_vars = 0, .n_sets = 1,
    .nodes = onnx_tensorrt_shaped_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_tensorrt_shaped_regions,
    .exprs = onnx_tensorrt_shaped_exprs,
    .captures = onnx_tensorrt_shaped_refs,
    .text = "pattern shaped(x) = (Reshape | Squeeze | Unsqueeze | Expand | Slice | Pad | Clip | Resize | Tile)(x, ...) where input_ok(x);", .line = 23, .n_where = 1, .where = (const uint32_t[]){ 16, }
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
    { DFG_PART_INPUT, true, 0, -1, offsetof(struct onnx_tensorrt_shaped_whole, rest) },
};
/* ---- batch_norm ---- */

static const struct dfg_desc_expr onnx_tensorrt_batch_norm_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 11 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 11 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 11 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 11 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 11 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 11 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 11 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 11 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 11 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 11 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 11 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 11 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 12 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 12 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 12 },
    /* 15 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "x.elements >= 0", .line = 12 },
    /* 16 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 15, }, .text = "type_ok(x), x.elements >= 0", .line = 12 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 24 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "rank", .line = 24 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 5LL }, .text = "5", .line = 24 },
    /* 20 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "x.rank <= 5", .line = 24 },
};
static const struct dfg_desc_node onnx_tensorrt_batch_norm_nodes[6] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "BatchNormalization", },
        .n_kids = 5, .kids = (const uint32_t[]){ 1, 2, 3, 4, 5, },
        .text = "BatchNormalization(x, const, const, const, const)", .line = 24 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 24 },
    [2] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 24 },
    [3] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 24 },
    [4] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 24 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 24 },
};
static const struct dfg_desc_region onnx_tensorrt_batch_norm_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_tensorrt_batch_norm_refs[] = { { 1, -1 }, };
static const struct dfg_capture onnx_tensorrt_batch_norm_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_tensorrt_batch_norm_match, x) },
};
static const struct dfg_desc_pattern onnx_tensorrt_batch_norm_desc = {
    .n_nodes = 6, .n_exprs = 21, .n_vars = 0, .n_sets = 1,
    .nodes = onnx_tensorrt_batch_norm_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_tensorrt_batch_norm_regions,
    .exprs = onnx_tensorrt_batch_norm_exprs,
    .captures = onnx_tensorrt_batch_norm_refs,
    .text = "pattern batch_norm(x) = BatchNormalization(x, const, const, const, const) where input_ok(x), x.rank <= 5;", .line = 24, .n_where = 2, .where = (const uint32_t[]){ 16, 20, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 11 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 11 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 11 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 11 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 11 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 11 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 11 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 11 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 11 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 11 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 11 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 11 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 12 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 12 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 12 },
    /* 15 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "x.elements >= 0", .line = 12 },
    /* 16 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 15, }, .text = "type_ok(x), x.elements >= 0", .line = 12 },
};
static const struct dfg_desc_node onnx_tensorrt_layer_normal_nodes[4] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "LayerNormalization", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, },
        .optional = 0x4u,
        .text = "LayerNormalization(x, s, b?)", .line = 25 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 25 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "s",
        .text = "s", .line = 25 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 25 },
};
static const struct dfg_desc_region onnx_tensorrt_layer_normal_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_tensorrt_layer_normal_refs[] = { { 1, -1 }, { 2, -1 }, { 3, -1 }, };
static const struct dfg_capture onnx_tensorrt_layer_normal_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_tensorrt_layer_normal_match, x) },
    { "s", DFG_CAP_NODE, offsetof(struct onnx_tensorrt_layer_normal_match, s) },
    { "b", DFG_CAP_NODE, offsetof(struct onnx_tensorrt_layer_normal_match, b) },
};
static const struct dfg_desc_pattern onnx_tensorrt_layer_normal_desc = {
    .n_nodes = 4, .n_exprs = 17, .n_vars = 0, .n_sets = 3,
    .nodes = onnx_tensorrt_layer_normal_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_tensorrt_layer_normal_regions,
    .exprs = onnx_tensorrt_layer_normal_exprs,
    .captures = onnx_tensorrt_layer_normal_refs,
    .text = "pattern layer_normal(x, s, b) = LayerNormalization(x, s, b?) where input_ok(x);", .line = 25, .n_where = 1, .where = (const uint32_t[]){ 16, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 11 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 11 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 11 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 11 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 11 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 11 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 11 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 11 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 11 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 11 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 11 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 11 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 12 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 12 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 12 },
    /* 15 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "x.elements >= 0", .line = 12 },
    /* 16 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 15, }, .text = "type_ok(x), x.elements >= 0", .line = 12 },
};
static const struct dfg_desc_node onnx_tensorrt_concatenated_nodes[1] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Concat", },
        .rest_first = 0, .rest_last = 1,
        .name = "c",
        .text = "Concat(...)", .line = 27 },
};
static const struct dfg_desc_region onnx_tensorrt_concatenated_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_tensorrt_concatenated_refs[] = { { 0, -1 }, };
static const struct dfg_capture onnx_tensorrt_concatenated_captures[] = {
    { "c", DFG_CAP_NODE, offsetof(struct onnx_tensorrt_concatenated_match, c) },
};
static const struct dfg_desc_pattern onnx_tensorrt_concatenated_desc = {
    .n_nodes = 1, .n_exprs = 17, .n_vars = 0, .n_sets = 1,
    .nodes = onnx_tensorrt_concatenated_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_tensorrt_concatenated_regions,
    .exprs = onnx_tensorrt_concatenated_exprs,
    .captures = onnx_tensorrt_concatenated_refs,
    .text = "pattern concatenated {\012    c = Concat(...);\012    where input_ok(c);\012    return c;\012}", .line = 26, .n_where = 1, .where = (const uint32_t[]){ 16, }
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
    { DFG_PART_ROOT, false, 1, 0, offsetof(struct onnx_tensorrt_concatenated_whole, m.c) },
    { DFG_PART_INPUT, true, 0, -1, offsetof(struct onnx_tensorrt_concatenated_whole, rest) },
};
/* ---- split_up ---- */

static const struct dfg_desc_expr onnx_tensorrt_split_up_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 11 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 11 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 11 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 11 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 11 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 11 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 11 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 11 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 11 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 11 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 11 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 11 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 12 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 12 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 12 },
    /* 15 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "x.elements >= 0", .line = 12 },
    /* 16 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 15, }, .text = "type_ok(x), x.elements >= 0", .line = 12 },
};
static const struct dfg_desc_node onnx_tensorrt_split_up_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Split", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .optional = 0x2u,
        .text = "Split(x, by?)", .line = 31 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 31 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "by",
        .text = "by", .line = 31 },
};
static const struct dfg_desc_region onnx_tensorrt_split_up_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_tensorrt_split_up_refs[] = { { 1, -1 }, { 2, -1 }, };
static const struct dfg_capture onnx_tensorrt_split_up_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_tensorrt_split_up_match, x) },
    { "by", DFG_CAP_NODE, offsetof(struct onnx_tensorrt_split_up_match, by) },
};
static const struct dfg_desc_pattern onnx_tensorrt_split_up_desc = {
    .n_nodes = 3, .n_exprs = 17, .n_vars = 0, .n_sets = 2,
    .nodes = onnx_tensorrt_split_up_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_tensorrt_split_up_regions,
    .exprs = onnx_tensorrt_split_up_exprs,
    .captures = onnx_tensorrt_split_up_refs,
    .text = "pattern split_up(x, by) = Split(x, by?) where input_ok(x);", .line = 31, .n_where = 1, .where = (const uint32_t[]){ 16, }
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
};
static const struct dfg_pattern patterns[] = {
    { .name = "conv2d", .place = "onnx_tensorrt.pat:14", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_tensorrt_conv2d_match),
      .n_captures = 3, .captures = onnx_tensorrt_conv2d_captures,
      .match = onnx_tensorrt_conv2d_any, .each = onnx_tensorrt_conv2d_all, .desc = &onnx_tensorrt_conv2d_desc,
      .whole_size = sizeof(struct onnx_tensorrt_conv2d_whole), .n_parts = sizeof onnx_tensorrt_conv2d_parts / sizeof *onnx_tensorrt_conv2d_parts,
      .n_params = 3, .parts = onnx_tensorrt_conv2d_parts, .whole = onnx_tensorrt_conv2d_whole },
    { .name = "product", .place = "onnx_tensorrt.pat:15", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_tensorrt_product_match),
      .n_captures = 2, .captures = onnx_tensorrt_product_captures,
      .match = onnx_tensorrt_product_any, .each = onnx_tensorrt_product_all, .desc = &onnx_tensorrt_product_desc,
      .whole_size = sizeof(struct onnx_tensorrt_product_whole), .n_parts = sizeof onnx_tensorrt_product_parts / sizeof *onnx_tensorrt_product_parts,
      .n_params = 2, .parts = onnx_tensorrt_product_parts, .whole = onnx_tensorrt_product_whole },
    { .name = "dense", .place = "onnx_tensorrt.pat:16", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_tensorrt_dense_match),
      .n_captures = 3, .captures = onnx_tensorrt_dense_captures,
      .match = onnx_tensorrt_dense_any, .each = onnx_tensorrt_dense_all, .desc = &onnx_tensorrt_dense_desc,
      .whole_size = sizeof(struct onnx_tensorrt_dense_whole), .n_parts = sizeof onnx_tensorrt_dense_parts / sizeof *onnx_tensorrt_dense_parts,
      .n_params = 3, .parts = onnx_tensorrt_dense_parts, .whole = onnx_tensorrt_dense_whole },
    { .name = "binary", .place = "onnx_tensorrt.pat:17", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_tensorrt_binary_match),
      .n_captures = 2, .captures = onnx_tensorrt_binary_captures,
      .match = onnx_tensorrt_binary_any, .each = onnx_tensorrt_binary_all, .desc = &onnx_tensorrt_binary_desc,
      .whole_size = sizeof(struct onnx_tensorrt_binary_whole), .n_parts = sizeof onnx_tensorrt_binary_parts / sizeof *onnx_tensorrt_binary_parts,
      .n_params = 2, .parts = onnx_tensorrt_binary_parts, .whole = onnx_tensorrt_binary_whole },
    { .name = "pool", .place = "onnx_tensorrt.pat:18", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_tensorrt_pool_match),
      .n_captures = 1, .captures = onnx_tensorrt_pool_captures,
      .match = onnx_tensorrt_pool_any, .each = onnx_tensorrt_pool_all, .desc = &onnx_tensorrt_pool_desc,
      .whole_size = sizeof(struct onnx_tensorrt_pool_whole), .n_parts = sizeof onnx_tensorrt_pool_parts / sizeof *onnx_tensorrt_pool_parts,
      .n_params = 1, .parts = onnx_tensorrt_pool_parts, .whole = onnx_tensorrt_pool_whole },
    { .name = "unary", .place = "onnx_tensorrt.pat:20", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_tensorrt_unary_match),
      .n_captures = 1, .captures = onnx_tensorrt_unary_captures,
      .match = onnx_tensorrt_unary_any, .each = onnx_tensorrt_unary_all, .desc = &onnx_tensorrt_unary_desc,
      .whole_size = sizeof(struct onnx_tensorrt_unary_whole), .n_parts = sizeof onnx_tensorrt_unary_parts / sizeof *onnx_tensorrt_unary_parts,
      .n_params = 1, .parts = onnx_tensorrt_unary_parts, .whole = onnx_tensorrt_unary_whole },
    { .name = "reduction", .place = "onnx_tensorrt.pat:22", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_tensorrt_reduction_match),
      .n_captures = 1, .captures = onnx_tensorrt_reduction_captures,
      .match = onnx_tensorrt_reduction_any, .each = onnx_tensorrt_reduction_all, .desc = &onnx_tensorrt_reduction_desc,
      .whole_size = sizeof(struct onnx_tensorrt_reduction_whole), .n_parts = sizeof onnx_tensorrt_reduction_parts / sizeof *onnx_tensorrt_reduction_parts,
      .n_params = 1, .parts = onnx_tensorrt_reduction_parts, .whole = onnx_tensorrt_reduction_whole },
    { .name = "shaped", .place = "onnx_tensorrt.pat:23", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_tensorrt_shaped_match),
      .n_captures = 1, .captures = onnx_tensorrt_shaped_captures,
      .match = onnx_tensorrt_shaped_any, .each = onnx_tensorrt_shaped_all, .desc = &onnx_tensorrt_shaped_desc,
      .whole_size = sizeof(struct onnx_tensorrt_shaped_whole), .n_parts = sizeof onnx_tensorrt_shaped_parts / sizeof *onnx_tensorrt_shaped_parts,
      .n_params = 1, .parts = onnx_tensorrt_shaped_parts, .whole = onnx_tensorrt_shaped_whole },
    { .name = "batch_norm", .place = "onnx_tensorrt.pat:24", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_tensorrt_batch_norm_match),
      .n_captures = 1, .captures = onnx_tensorrt_batch_norm_captures,
      .match = onnx_tensorrt_batch_norm_any, .each = onnx_tensorrt_batch_norm_all, .desc = &onnx_tensorrt_batch_norm_desc,
      .whole_size = sizeof(struct onnx_tensorrt_batch_norm_whole), .n_parts = sizeof onnx_tensorrt_batch_norm_parts / sizeof *onnx_tensorrt_batch_norm_parts,
      .n_params = 1, .parts = onnx_tensorrt_batch_norm_parts, .whole = onnx_tensorrt_batch_norm_whole },
    { .name = "layer_normal", .place = "onnx_tensorrt.pat:25", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_tensorrt_layer_normal_match),
      .n_captures = 3, .captures = onnx_tensorrt_layer_normal_captures,
      .match = onnx_tensorrt_layer_normal_any, .each = onnx_tensorrt_layer_normal_all, .desc = &onnx_tensorrt_layer_normal_desc,
      .whole_size = sizeof(struct onnx_tensorrt_layer_normal_whole), .n_parts = sizeof onnx_tensorrt_layer_normal_parts / sizeof *onnx_tensorrt_layer_normal_parts,
      .n_params = 3, .parts = onnx_tensorrt_layer_normal_parts, .whole = onnx_tensorrt_layer_normal_whole },
    { .name = "concatenated", .place = "onnx_tensorrt.pat:26", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_tensorrt_concatenated_match),
      .n_captures = 1, .captures = onnx_tensorrt_concatenated_captures,
      .match = onnx_tensorrt_concatenated_any, .each = onnx_tensorrt_concatenated_all, .desc = &onnx_tensorrt_concatenated_desc,
      .whole_size = sizeof(struct onnx_tensorrt_concatenated_whole), .n_parts = sizeof onnx_tensorrt_concatenated_parts / sizeof *onnx_tensorrt_concatenated_parts,
      .n_params = 0, .parts = onnx_tensorrt_concatenated_parts, .whole = onnx_tensorrt_concatenated_whole },
    { .name = "split_up", .place = "onnx_tensorrt.pat:31", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_tensorrt_split_up_match),
      .n_captures = 2, .captures = onnx_tensorrt_split_up_captures,
      .match = onnx_tensorrt_split_up_any, .each = onnx_tensorrt_split_up_all, .desc = &onnx_tensorrt_split_up_desc,
      .whole_size = sizeof(struct onnx_tensorrt_split_up_whole), .n_parts = sizeof onnx_tensorrt_split_up_parts / sizeof *onnx_tensorrt_split_up_parts,
      .n_params = 2, .parts = onnx_tensorrt_split_up_parts, .whole = onnx_tensorrt_split_up_whole },
};

/* ---- table onnx_tensorrt ---- */

static const struct dfg_table_entry onnx_tensorrt_entries[] = {
    { .name = "tensorrt.conv", .pattern = 0 },
    { .name = "tensorrt.matmul", .pattern = 1 },
    { .name = "tensorrt.gemm", .pattern = 2 },
    { .name = "tensorrt.binary", .pattern = 3 },
    { .name = "tensorrt.pool", .pattern = 4 },
    { .name = "tensorrt.unary", .pattern = 5 },
    { .name = "tensorrt.reduce", .pattern = 6 },
    { .name = "tensorrt.shape", .pattern = 7 },
    { .name = "tensorrt.batch_norm", .pattern = 8 },
    { .name = "tensorrt.layer_norm", .pattern = 9 },
    { .name = "tensorrt.concat", .pattern = 10 },
    { .name = "tensorrt.split", .pattern = 11 },
};
static const struct dfg_attr_text onnx_tensorrt_attrs[] = {
    { "Compiler", "\"tensorrt\"" },
};
static void onnx_tensorrt_candidates_any(const dfg_graph *g, dfg_node n, uint64_t *set)
{
    *set = onnx_tensorrt_candidates(g, n);
}

static const struct dfg_table tables[] = {
    { .name = "onnx_tensorrt", .n = 12, .last_wins = false, .entries = onnx_tensorrt_entries, .n_words = 1,
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
    .n_patterns = 12, .patterns = patterns,
    .n_tables = 1, .tables = tables,
};
