/* Made by pat2c from onnx_tensorrt.pat; do not edit. */
#include "onnx_tensorrt.h"

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

const struct dfg_names onnx_tensorrt_names = {
    .abi = DFG_ABI,
    .needs = 0,
    .n_ops = 56,
    .ops = op_names,
};

const struct onnx_tensorrt_options onnx_tensorrt_default_options = {
    .use_fp16 = false,
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

/* onnx_tensorrt.pat:14
 * pattern conv2d(x, w, b) = (Conv | ConvTranspose)(x, w & const, b?) where input_ok(x), w.rank in 3..5;
 */
bool onnx_tensorrt_conv2d_match(const dfg_graph *g, dfg_node n, struct onnx_tensorrt_conv2d_match *m)
{
    if (!(dfg_op(g, n) == OP_Conv || dfg_op(g, n) == OP_ConvTranspose) || dfg_n_args(g, n) > 3
        || dfg_arg(g, n, 0) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node w = dfg_arg(g, n, 1);
    if (dfg_op(g, w) != DFG_CONST)
        return false;
    dfg_node b = dfg_arg(g, n, 2);
    /* where input_ok(x) */
    if (!input_ok(g, x))
        return false;
    /* where w.rank in 3..5 */
    if (!dfg_within(dfg_rank_of(g, w), dfg_int(3), dfg_int(5)))
        return false;
    *m = (struct onnx_tensorrt_conv2d_match){.root = n, .x = x, .w = w, .b = b};
    return true;
}

bool onnx_tensorrt_conv2d_each(const dfg_graph *g, dfg_node n,
                               bool (*accept)(void *ctx, const struct onnx_tensorrt_conv2d_match *m),
                               void *ctx)
{
    struct onnx_tensorrt_conv2d_match m;
    return onnx_tensorrt_conv2d_match(g, n, &m) && accept(ctx, &m);
}

/* onnx_tensorrt.pat:15
 * pattern product(a, b) = MatMul(a, b) where input_ok(a), input_ok(b), a.rank <= 4;
 */
bool onnx_tensorrt_product_match(const dfg_graph *g, dfg_node n, struct onnx_tensorrt_product_match *m)
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
    *m = (struct onnx_tensorrt_product_match){.root = n, .a = a, .b = b};
    return true;
}

bool onnx_tensorrt_product_each(const dfg_graph *g, dfg_node n,
                                bool (*accept)(void *ctx, const struct onnx_tensorrt_product_match *m),
                                void *ctx)
{
    struct onnx_tensorrt_product_match m;
    return onnx_tensorrt_product_match(g, n, &m) && accept(ctx, &m);
}

/* onnx_tensorrt.pat:16
 * pattern dense(a, b, c) = Gemm(a, b, c?) where input_ok(a), input_ok(b);
 */
bool onnx_tensorrt_dense_match(const dfg_graph *g, dfg_node n, struct onnx_tensorrt_dense_match *m)
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
    *m = (struct onnx_tensorrt_dense_match){.root = n, .a = a, .b = b, .c = c};
    return true;
}

bool onnx_tensorrt_dense_each(const dfg_graph *g, dfg_node n,
                              bool (*accept)(void *ctx, const struct onnx_tensorrt_dense_match *m),
                              void *ctx)
{
    struct onnx_tensorrt_dense_match m;
    return onnx_tensorrt_dense_match(g, n, &m) && accept(ctx, &m);
}

/* onnx_tensorrt.pat:17
 * pattern binary(a, b) = (Add | Sub | Mul | Div | Pow | Min | Max)(a, b) where input_ok(a), input_ok(b);
 */
bool onnx_tensorrt_binary_each(const dfg_graph *g, dfg_node n,
                               bool (*accept)(void *ctx, const struct onnx_tensorrt_binary_match *m),
                               void *ctx)
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
        if (accept(ctx, &(struct onnx_tensorrt_binary_match){.root = n, .a = a, .b = b}))
            return true;
    }
    return false;
}

static bool onnx_tensorrt_binary_keep(void *m, const struct onnx_tensorrt_binary_match *found)
{
    *(struct onnx_tensorrt_binary_match *)m = *found;
    return true;
}

bool onnx_tensorrt_binary_match(const dfg_graph *g, dfg_node n, struct onnx_tensorrt_binary_match *m)
{
    return onnx_tensorrt_binary_each(g, n, onnx_tensorrt_binary_keep, m);
}

/* onnx_tensorrt.pat:18
 * pattern pool(x) = (MaxPool | AveragePool | GlobalMaxPool | GlobalAveragePool)(x & (_ : [_, _, _, _] | _ : [_, _, _, _, _]))
 *         where input_ok(x);
 */
bool onnx_tensorrt_pool_each(const dfg_graph *g, dfg_node n,
                             bool (*accept)(void *ctx, const struct onnx_tensorrt_pool_match *m),
                             void *ctx)
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
        if (alt == 0) {
            if (dfg_rank(g, x) != 4)
                continue;
        } else {
            if (dfg_rank(g, x) != 5)
                continue;
        }
        if (!dfg_same_body(g, n, n_call))
            continue;
        if (accept(ctx, &(struct onnx_tensorrt_pool_match){.root = n, .x = x}))
            return true;
    }
    return false;
}

static bool onnx_tensorrt_pool_keep(void *m, const struct onnx_tensorrt_pool_match *found)
{
    *(struct onnx_tensorrt_pool_match *)m = *found;
    return true;
}

bool onnx_tensorrt_pool_match(const dfg_graph *g, dfg_node n, struct onnx_tensorrt_pool_match *m)
{
    return onnx_tensorrt_pool_each(g, n, onnx_tensorrt_pool_keep, m);
}

/* onnx_tensorrt.pat:20
 * pattern unary(x) = (Relu | Sigmoid | Tanh | Exp | Log | Sqrt | Abs | Neg | Floor | Ceil | Sin | Cos | Atan | Erf | LeakyRelu
 *         | Softmax | Elu | Softplus | HardSigmoid | Flatten | Transpose | Identity | LogSoftmax)(x) where input_ok(x);
 */
bool onnx_tensorrt_unary_match(const dfg_graph *g, dfg_node n, struct onnx_tensorrt_unary_match *m)
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
    *m = (struct onnx_tensorrt_unary_match){.root = n, .x = x};
    return true;
}

bool onnx_tensorrt_unary_each(const dfg_graph *g, dfg_node n,
                              bool (*accept)(void *ctx, const struct onnx_tensorrt_unary_match *m),
                              void *ctx)
{
    struct onnx_tensorrt_unary_match m;
    return onnx_tensorrt_unary_match(g, n, &m) && accept(ctx, &m);
}

/* onnx_tensorrt.pat:22
 * pattern reduction(x) = (ReduceMean | ReduceMax | ReduceMin | ReduceProd | ReduceSum)(x, ...) where input_ok(x);
 */
bool onnx_tensorrt_reduction_match(const dfg_graph *g, dfg_node n, struct onnx_tensorrt_reduction_match *m)
{
    if (!(dfg_op(g, n) == OP_ReduceMean || dfg_op(g, n) == OP_ReduceMax || dfg_op(g, n) == OP_ReduceMin
          || dfg_op(g, n) == OP_ReduceProd || dfg_op(g, n) == OP_ReduceSum)
        || dfg_arg(g, n, 0) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where input_ok(x) */
    if (!input_ok(g, x))
        return false;
    *m = (struct onnx_tensorrt_reduction_match){.root = n, .x = x};
    return true;
}

bool onnx_tensorrt_reduction_each(const dfg_graph *g, dfg_node n,
                                  bool (*accept)(void *ctx, const struct onnx_tensorrt_reduction_match *m),
                                  void *ctx)
{
    struct onnx_tensorrt_reduction_match m;
    return onnx_tensorrt_reduction_match(g, n, &m) && accept(ctx, &m);
}

/* onnx_tensorrt.pat:23
 * pattern shaped(x) = (Reshape | Squeeze | Unsqueeze | Expand | Slice | Pad | Clip | Resize | Tile)(x, ...) where input_ok(x);
 */
bool onnx_tensorrt_shaped_match(const dfg_graph *g, dfg_node n, struct onnx_tensorrt_shaped_match *m)
{
    if (!(dfg_op(g, n) == OP_Reshape || dfg_op(g, n) == OP_Squeeze || dfg_op(g, n) == OP_Unsqueeze
          || dfg_op(g, n) == OP_Expand || dfg_op(g, n) == OP_Slice || dfg_op(g, n) == OP_Pad
          || dfg_op(g, n) == OP_Clip || dfg_op(g, n) == OP_Resize || dfg_op(g, n) == OP_Tile)
        || dfg_arg(g, n, 0) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where input_ok(x) */
    if (!input_ok(g, x))
        return false;
    *m = (struct onnx_tensorrt_shaped_match){.root = n, .x = x};
    return true;
}

bool onnx_tensorrt_shaped_each(const dfg_graph *g, dfg_node n,
                               bool (*accept)(void *ctx, const struct onnx_tensorrt_shaped_match *m),
                               void *ctx)
{
    struct onnx_tensorrt_shaped_match m;
    return onnx_tensorrt_shaped_match(g, n, &m) && accept(ctx, &m);
}

/* onnx_tensorrt.pat:24
 * pattern batch_norm(x) = BatchNormalization(x, const, const, const, const) where input_ok(x), x.rank <= 5;
 */
bool onnx_tensorrt_batch_norm_match(const dfg_graph *g, dfg_node n, struct onnx_tensorrt_batch_norm_match *m)
{
    dfg_node n_call = dfg_first_result(g, n);
    if (dfg_op(g, n_call) != OP_BatchNormalization || !dfg_has_args(g, n_call, 5))
        return false;
    dfg_node x = dfg_arg(g, n_call, 0);
    if (dfg_op(g, dfg_arg(g, n_call, 1)) != DFG_CONST || dfg_op(g, dfg_arg(g, n_call, 2)) != DFG_CONST
        || dfg_op(g, dfg_arg(g, n_call, 3)) != DFG_CONST || dfg_op(g, dfg_arg(g, n_call, 4)) != DFG_CONST)
        return false;
    if (!dfg_same_body(g, n, n_call))
        return false;
    /* where input_ok(x) */
    if (!input_ok(g, x))
        return false;
    /* where x.rank <= 5 */
    if (!dfg_le(dfg_rank_of(g, x), dfg_int(5)))
        return false;
    *m = (struct onnx_tensorrt_batch_norm_match){.root = n, .x = x};
    return true;
}

bool onnx_tensorrt_batch_norm_each(const dfg_graph *g, dfg_node n,
                                   bool (*accept)(void *ctx, const struct onnx_tensorrt_batch_norm_match *m),
                                   void *ctx)
{
    struct onnx_tensorrt_batch_norm_match m;
    return onnx_tensorrt_batch_norm_match(g, n, &m) && accept(ctx, &m);
}

/* onnx_tensorrt.pat:25
 * pattern layer_normal(x, s, b) = LayerNormalization(x, s, b?) where input_ok(x);
 */
bool onnx_tensorrt_layer_normal_match(const dfg_graph *g, dfg_node n, struct onnx_tensorrt_layer_normal_match *m)
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
    *m = (struct onnx_tensorrt_layer_normal_match){.root = n, .x = x, .s = s, .b = b};
    return true;
}

bool onnx_tensorrt_layer_normal_each(const dfg_graph *g, dfg_node n,
                                     bool (*accept)(void *ctx, const struct onnx_tensorrt_layer_normal_match *m),
                                     void *ctx)
{
    struct onnx_tensorrt_layer_normal_match m;
    return onnx_tensorrt_layer_normal_match(g, n, &m) && accept(ctx, &m);
}

/* onnx_tensorrt.pat:26
 * pattern concatenated {
 *     c = Concat(...);
 *     where input_ok(c);
 *     return c;
 * }
 */
bool onnx_tensorrt_concatenated_match(const dfg_graph *g, dfg_node n, struct onnx_tensorrt_concatenated_match *m)
{
    if (dfg_op(g, n) != OP_Concat)
        return false;
    /* where input_ok(c) */
    if (!input_ok(g, n))
        return false;
    *m = (struct onnx_tensorrt_concatenated_match){.root = n, .c = n};
    return true;
}

bool onnx_tensorrt_concatenated_each(const dfg_graph *g, dfg_node n,
                                     bool (*accept)(void *ctx, const struct onnx_tensorrt_concatenated_match *m),
                                     void *ctx)
{
    struct onnx_tensorrt_concatenated_match m;
    return onnx_tensorrt_concatenated_match(g, n, &m) && accept(ctx, &m);
}

/* onnx_tensorrt.pat:31
 * pattern split_up(x, by) = Split(x, by?) where input_ok(x);
 */
bool onnx_tensorrt_split_up_match(const dfg_graph *g, dfg_node n, struct onnx_tensorrt_split_up_match *m)
{
    if (dfg_op(g, n) != OP_Split || dfg_n_args(g, n) > 2 || dfg_arg(g, n, 0) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node by = dfg_arg(g, n, 1);
    /* where input_ok(x) */
    if (!input_ok(g, x))
        return false;
    *m = (struct onnx_tensorrt_split_up_match){.root = n, .x = x, .by = by};
    return true;
}

bool onnx_tensorrt_split_up_each(const dfg_graph *g, dfg_node n,
                                 bool (*accept)(void *ctx, const struct onnx_tensorrt_split_up_match *m),
                                 void *ctx)
{
    struct onnx_tensorrt_split_up_match m;
    return onnx_tensorrt_split_up_match(g, n, &m) && accept(ctx, &m);
}

/* ---- onnx_tensorrt.pat:33  table onnx_tensorrt ---- */

/* Does the candidate match?  What level 1 does not say is asked by the entry's own matcher. */
static bool onnx_tensorrt_confirm(const dfg_graph *g, dfg_node n, uint32_t bit)
{
    switch (bit) {
    case 0: { /* ONNX_TENSORRT_TENSORRT_CONV: where input_ok(x) */
        struct onnx_tensorrt_conv2d_match m;
        return onnx_tensorrt_conv2d_match(g, n, &m);
    }
    case 1: { /* ONNX_TENSORRT_TENSORRT_MATMUL: where input_ok(a) */
        struct onnx_tensorrt_product_match m;
        return onnx_tensorrt_product_match(g, n, &m);
    }
    case 2: { /* ONNX_TENSORRT_TENSORRT_GEMM: where input_ok(a) */
        struct onnx_tensorrt_dense_match m;
        return onnx_tensorrt_dense_match(g, n, &m);
    }
    case 3: { /* ONNX_TENSORRT_TENSORRT_BINARY: where input_ok(a) */
        struct onnx_tensorrt_binary_match m;
        return onnx_tensorrt_binary_match(g, n, &m);
    }
    case 4: { /* ONNX_TENSORRT_TENSORRT_POOL: where input_ok(x) */
        struct onnx_tensorrt_pool_match m;
        return onnx_tensorrt_pool_match(g, n, &m);
    }
    case 5: { /* ONNX_TENSORRT_TENSORRT_UNARY: where input_ok(x) */
        struct onnx_tensorrt_unary_match m;
        return onnx_tensorrt_unary_match(g, n, &m);
    }
    case 6: { /* ONNX_TENSORRT_TENSORRT_REDUCE: where input_ok(x) */
        struct onnx_tensorrt_reduction_match m;
        return onnx_tensorrt_reduction_match(g, n, &m);
    }
    case 7: { /* ONNX_TENSORRT_TENSORRT_SHAPE: where input_ok(x) */
        struct onnx_tensorrt_shaped_match m;
        return onnx_tensorrt_shaped_match(g, n, &m);
    }
    case 8: { /* ONNX_TENSORRT_TENSORRT_BATCH_NORM: where input_ok(x) */
        struct onnx_tensorrt_batch_norm_match m;
        return onnx_tensorrt_batch_norm_match(g, n, &m);
    }
    case 9: { /* ONNX_TENSORRT_TENSORRT_LAYER_NORM: where input_ok(x) */
        struct onnx_tensorrt_layer_normal_match m;
        return onnx_tensorrt_layer_normal_match(g, n, &m);
    }
    case 10: { /* ONNX_TENSORRT_TENSORRT_CONCAT: where input_ok(c) */
        struct onnx_tensorrt_concatenated_match m;
        return onnx_tensorrt_concatenated_match(g, n, &m);
    }
    case 11: { /* ONNX_TENSORRT_TENSORRT_SPLIT: where input_ok(x) */
        struct onnx_tensorrt_split_up_match m;
        return onnx_tensorrt_split_up_match(g, n, &m);
    }
    default:
        return false;
    }
}

/* onnx_tensorrt.pat:14  (Conv | ConvTranspose)(x, w & const, b?); the operator is known */
static inline bool is_conv2d(const dfg_graph *g, dfg_node n)
{
    return dfg_n_args(g, n) <= 3 && dfg_arg(g, n, 0) != DFG_NONE && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST);
}

/* op in {Gemm}: ONNX_TENSORRT_TENSORRT_GEMM */
static uint64_t onnx_tensorrt_at_Gemm(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_n_args(g, n) <= 3 && dfg_arg(g, n, 0) != DFG_NONE && dfg_arg(g, n, 1) != DFG_NONE)
        set |= DFG_BIT(ONNX_TENSORRT_TENSORRT_GEMM);
    return set;
}

/* onnx_tensorrt.pat:18  (MaxPool | AveragePool | GlobalMaxPool | GlobalAveragePool)(x & (_ : [_, _, _, _] | _ : [_ ...; the operator is known */
static inline bool is_AveragePool(const dfg_graph *g, dfg_node n)
{
    return dfg_has_args(g, n, 1)
        && (dfg_rank(g, dfg_arg(g, n, 0)) == 4 || dfg_rank(g, dfg_arg(g, n, 0)) == 5);
}

/* onnx_tensorrt.pat:18  (MaxPool | AveragePool | GlobalMaxPool | GlobalAveragePool)(x & (_ : [_, _, _, _] | _ : [_ ...; the operator is known */
static inline bool is_MaxPool(const dfg_graph *g, dfg_node n)
{
    return dfg_data(g, n) <= 1 && dfg_has_args(g, n, 1)
        && (dfg_rank(g, dfg_arg(g, n, 0)) == 4 || dfg_rank(g, dfg_arg(g, n, 0)) == 5);
}

/* onnx_tensorrt.pat:18  (MaxPool | AveragePool | GlobalMaxPool | GlobalAveragePool)(x & (_ : [_, _, _, _] | _ : [_ ...; the operator is known */
static inline bool is_MaxPool_2(const dfg_graph *g, dfg_node n)
{
    return dfg_has_args(g, n, 1)
        && (dfg_rank(g, dfg_arg(g, n, 0)) == 4 || dfg_rank(g, dfg_arg(g, n, 0)) == 5);
}

/* onnx_tensorrt.pat:24  BatchNormalization(x, const, const, const, const); the operator is known */
static inline bool is_batch_norm(const dfg_graph *g, dfg_node n)
{
    return dfg_has_args(g, n, 5) && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST)
        && dfg_is(g, dfg_arg(g, n, 2), DFG_CONST) && dfg_is(g, dfg_arg(g, n, 3), DFG_CONST)
        && dfg_is(g, dfg_arg(g, n, 4), DFG_CONST);
}

/* op in {get}: ONNX_TENSORRT_TENSORRT_POOL, ONNX_TENSORRT_TENSORRT_BATCH_NORM, ONNX_TENSORRT_TENSORRT_LAYER_NORM */
static uint64_t onnx_tensorrt_at_get(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_data(g, n) == 0) {
        const dfg_node a0 = dfg_arg(g, n, 0);
        switch (dfg_op(g, a0)) {
        case OP_MaxPool:
            if (is_MaxPool_2(g, a0))
                set |= DFG_BIT(ONNX_TENSORRT_TENSORRT_POOL);
            break;
        case OP_BatchNormalization:
            if (is_batch_norm(g, a0))
                set |= DFG_BIT(ONNX_TENSORRT_TENSORRT_BATCH_NORM);
            break;
        case OP_LayerNormalization:
            if (dfg_n_args(g, a0) <= 3 && dfg_arg(g, a0, 0) != DFG_NONE && dfg_arg(g, a0, 1) != DFG_NONE)
                set |= DFG_BIT(ONNX_TENSORRT_TENSORRT_LAYER_NORM);
            break;
        default:
            break;
        }
    }
    return set;
}

/* onnx_tensorrt.pat:24  BatchNormalization(x, const, const, const, const); the operator is known */
static inline bool is_BatchNormalization(const dfg_graph *g, dfg_node n)
{
    return dfg_data(g, n) <= 1 && dfg_has_args(g, n, 5) && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST)
        && dfg_is(g, dfg_arg(g, n, 2), DFG_CONST) && dfg_is(g, dfg_arg(g, n, 3), DFG_CONST)
        && dfg_is(g, dfg_arg(g, n, 4), DFG_CONST);
}

/* op in {LayerNormalization}: ONNX_TENSORRT_TENSORRT_LAYER_NORM */
static uint64_t onnx_tensorrt_at_LayerNormalization(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_data(g, n) <= 1 && dfg_n_args(g, n) <= 3 && dfg_arg(g, n, 0) != DFG_NONE
        && dfg_arg(g, n, 1) != DFG_NONE)
        set |= DFG_BIT(ONNX_TENSORRT_TENSORRT_LAYER_NORM);
    return set;
}

/* op in {Concat}: ONNX_TENSORRT_TENSORRT_CONCAT */
static uint64_t onnx_tensorrt_at_Concat(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    (void)g;
    (void)n;
    set |= DFG_BIT(ONNX_TENSORRT_TENSORRT_CONCAT);
    return set;
}

/* op in {Split}: ONNX_TENSORRT_TENSORRT_SPLIT */
static uint64_t onnx_tensorrt_at_Split(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_n_args(g, n) <= 2 && dfg_arg(g, n, 0) != DFG_NONE)
        set |= DFG_BIT(ONNX_TENSORRT_TENSORRT_SPLIT);
    return set;
}

uint64_t onnx_tensorrt_candidates(const dfg_graph *g, dfg_node n)
{
    switch (dfg_op(g, n)) {
    case OP_Conv:
    case OP_ConvTranspose:
        return is_conv2d(g, n) ? DFG_BIT(ONNX_TENSORRT_TENSORRT_CONV) : 0;
    case OP_MatMul:
        return dfg_has_args(g, n, 2) ? DFG_BIT(ONNX_TENSORRT_TENSORRT_MATMUL) : 0;
    case OP_Gemm:
        return onnx_tensorrt_at_Gemm(g, n);
    case OP_Add:
    case OP_Div:
    case OP_Max:
    case OP_Min:
    case OP_Mul:
    case OP_Pow:
    case OP_Sub:
        return dfg_has_args(g, n, 2) ? DFG_BIT(ONNX_TENSORRT_TENSORRT_BINARY) : 0;
    case OP_AveragePool:
    case OP_GlobalAveragePool:
    case OP_GlobalMaxPool:
        return is_AveragePool(g, n) ? DFG_BIT(ONNX_TENSORRT_TENSORRT_POOL) : 0;
    case OP_MaxPool:
        return is_MaxPool(g, n) ? DFG_BIT(ONNX_TENSORRT_TENSORRT_POOL) : 0;
    case DFG_GET:
        return onnx_tensorrt_at_get(g, n);
    case OP_Abs:
    case OP_Atan:
    case OP_Ceil:
    case OP_Cos:
    case OP_Elu:
    case OP_Erf:
    case OP_Exp:
    case OP_Flatten:
    case OP_Floor:
    case OP_HardSigmoid:
    case OP_Identity:
    case OP_LeakyRelu:
    case OP_Log:
    case OP_LogSoftmax:
    case OP_Neg:
    case OP_Relu:
    case OP_Sigmoid:
    case OP_Sin:
    case OP_Softmax:
    case OP_Softplus:
    case OP_Sqrt:
    case OP_Tanh:
    case OP_Transpose:
        return dfg_has_args(g, n, 1) ? DFG_BIT(ONNX_TENSORRT_TENSORRT_UNARY) : 0;
    case OP_ReduceMax:
    case OP_ReduceMean:
    case OP_ReduceMin:
    case OP_ReduceProd:
    case OP_ReduceSum:
        return dfg_arg(g, n, 0) != DFG_NONE ? DFG_BIT(ONNX_TENSORRT_TENSORRT_REDUCE) : 0;
    case OP_Clip:
    case OP_Expand:
    case OP_Pad:
    case OP_Reshape:
    case OP_Resize:
    case OP_Slice:
    case OP_Squeeze:
    case OP_Tile:
    case OP_Unsqueeze:
        return dfg_arg(g, n, 0) != DFG_NONE ? DFG_BIT(ONNX_TENSORRT_TENSORRT_SHAPE) : 0;
    case OP_BatchNormalization:
        return is_BatchNormalization(g, n) ? DFG_BIT(ONNX_TENSORRT_TENSORRT_BATCH_NORM) : 0;
    case OP_LayerNormalization:
        return onnx_tensorrt_at_LayerNormalization(g, n);
    case OP_Concat:
        return onnx_tensorrt_at_Concat(g, n);
    case OP_Split:
        return onnx_tensorrt_at_Split(g, n);
    default:
        return 0;
    }
}

int32_t onnx_tensorrt_first(const dfg_graph *g, dfg_node n)
{
    for (uint64_t set = onnx_tensorrt_candidates(g, n); set != 0; set &= set - 1) {
        const uint32_t bit = dfg_lowest_bit(set);
        if (onnx_tensorrt_confirm(g, n, bit))
            return (int32_t)bit;
    }
    return -1;
}

size_t onnx_tensorrt_sweep(const dfg_graph *g, dfg_node first, dfg_node last, dfg_node *nodes, uint64_t *sets)
{
    size_t count = 0;
    for (dfg_node n = first; n < last; n++) {
        uint64_t set;
        switch (dfg_op(g, n)) {
        case OP_Conv:
        case OP_ConvTranspose:
            set = is_conv2d(g, n) ? DFG_BIT(ONNX_TENSORRT_TENSORRT_CONV) : 0;
            break;
        case OP_MatMul:
            set = dfg_has_args(g, n, 2) ? DFG_BIT(ONNX_TENSORRT_TENSORRT_MATMUL) : 0;
            break;
        case OP_Gemm:
            set = onnx_tensorrt_at_Gemm(g, n);
            break;
        case OP_Add:
        case OP_Div:
        case OP_Max:
        case OP_Min:
        case OP_Mul:
        case OP_Pow:
        case OP_Sub:
            set = dfg_has_args(g, n, 2) ? DFG_BIT(ONNX_TENSORRT_TENSORRT_BINARY) : 0;
            break;
        case OP_AveragePool:
        case OP_GlobalAveragePool:
        case OP_GlobalMaxPool:
            set = is_AveragePool(g, n) ? DFG_BIT(ONNX_TENSORRT_TENSORRT_POOL) : 0;
            break;
        case OP_MaxPool:
            set = is_MaxPool(g, n) ? DFG_BIT(ONNX_TENSORRT_TENSORRT_POOL) : 0;
            break;
        case DFG_GET:
            set = onnx_tensorrt_at_get(g, n);
            break;
        case OP_Abs:
        case OP_Atan:
        case OP_Ceil:
        case OP_Cos:
        case OP_Elu:
        case OP_Erf:
        case OP_Exp:
        case OP_Flatten:
        case OP_Floor:
        case OP_HardSigmoid:
        case OP_Identity:
        case OP_LeakyRelu:
        case OP_Log:
        case OP_LogSoftmax:
        case OP_Neg:
        case OP_Relu:
        case OP_Sigmoid:
        case OP_Sin:
        case OP_Softmax:
        case OP_Softplus:
        case OP_Sqrt:
        case OP_Tanh:
        case OP_Transpose:
            set = dfg_has_args(g, n, 1) ? DFG_BIT(ONNX_TENSORRT_TENSORRT_UNARY) : 0;
            break;
        case OP_ReduceMax:
        case OP_ReduceMean:
        case OP_ReduceMin:
        case OP_ReduceProd:
        case OP_ReduceSum:
            set = dfg_arg(g, n, 0) != DFG_NONE ? DFG_BIT(ONNX_TENSORRT_TENSORRT_REDUCE) : 0;
            break;
        case OP_Clip:
        case OP_Expand:
        case OP_Pad:
        case OP_Reshape:
        case OP_Resize:
        case OP_Slice:
        case OP_Squeeze:
        case OP_Tile:
        case OP_Unsqueeze:
            set = dfg_arg(g, n, 0) != DFG_NONE ? DFG_BIT(ONNX_TENSORRT_TENSORRT_SHAPE) : 0;
            break;
        case OP_BatchNormalization:
            set = is_BatchNormalization(g, n) ? DFG_BIT(ONNX_TENSORRT_TENSORRT_BATCH_NORM) : 0;
            break;
        case OP_LayerNormalization:
            set = onnx_tensorrt_at_LayerNormalization(g, n);
            break;
        case OP_Concat:
            set = onnx_tensorrt_at_Concat(g, n);
            break;
        case OP_Split:
            set = onnx_tensorrt_at_Split(g, n);
            break;
        default:
            continue;
        }
        nodes[count] = n;
        sets[count] = set;
        count += set != 0;
    }
    return count;
}
