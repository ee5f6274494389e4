/* What tflite_simplify.pat declares, as tables for drivers and tests.  Made by pat2c; do not edit. */
#include "tflite_simplify.h"

#include <math.h>
#include <stddef.h>

#include "dfg.h"
#include "dfg_desc.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    OP_tfl_Add = DFG_FIRST_OP,
    OP_tfl_AveragePool2D,
    OP_tfl_BatchMatMul,
    OP_tfl_Concatenation,
    OP_tfl_Conv2D,
    OP_tfl_DepthwiseConv2D,
    OP_tfl_Dequantize,
    OP_tfl_Div,
    OP_tfl_FullyConnected,
    OP_tfl_HardSwish,
    OP_tfl_LeakyRelu,
    OP_tfl_MaxPool2D,
    OP_tfl_Mean,
    OP_tfl_Minimum,
    OP_tfl_Mul,
    OP_tfl_PRelu,
    OP_tfl_Quantize,
    OP_tfl_Relu,
    OP_tfl_Relu6,
    OP_tfl_ReluN1To1,
    OP_tfl_Reshape,
    OP_tfl_Sub,
    OP_tfl_Sum,
    OP_tfl_Transpose,
};
enum {
    ATTR_activation,
    ATTR_added,
    ATTR_filter,
    ATTR_scale,
    ATTR_zero_point,
};
enum {
    STR_NONE,
};
static const char *const op_names[] = {
    "tfl.Add",
    "tfl.AveragePool2D",
    "tfl.BatchMatMul",
    "tfl.Concatenation",
    "tfl.Conv2D",
    "tfl.DepthwiseConv2D",
    "tfl.Dequantize",
    "tfl.Div",
    "tfl.FullyConnected",
    "tfl.HardSwish",
    "tfl.LeakyRelu",
    "tfl.MaxPool2D",
    "tfl.Mean",
    "tfl.Minimum",
    "tfl.Mul",
    "tfl.PRelu",
    "tfl.Quantize",
    "tfl.Relu",
    "tfl.Relu6",
    "tfl.ReluN1To1",
    "tfl.Reshape",
    "tfl.Sub",
    "tfl.Sum",
    "tfl.Transpose",
};
static const char *const attr_names[] = {
    "activation",
    "added",
    "filter",
    "scale",
    "zero_point",
};
static const char *const str_names[] = {
    "NONE",
};

static const struct dfg_names whole_names = {
    .abi = DFG_ABI,
    .needs = DFG_NEEDS_USERS | DFG_NEEDS_SCRATCH,
    .n_rows = 3,
    .n_ops = 24,
    .ops = op_names,
    .n_attrs = 5,
    .attrs = attr_names,
    .n_strs = 1,
    .strs = str_names,
};

struct tflite_simplify_tfl_fuse_activation_whole {
    struct tflite_simplify_tfl_fuse_activation_match m;
};

static bool tflite_simplify_tfl_fuse_activation_whole(const dfg_graph *g, dfg_node n,
                                                      bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!(dfg_op(g, n) == OP_tfl_Relu || dfg_op(g, n) == OP_tfl_Relu6 || dfg_op(g, n) == OP_tfl_ReluN1To1)
        || !dfg_argc_is(g, n, 1))
        return false;
    dfg_node c = dfg_arg(g, n, 0);
    if (!(dfg_op(g, c) == OP_tfl_Conv2D || dfg_op(g, c) == OP_tfl_DepthwiseConv2D
          || dfg_op(g, c) == OP_tfl_FullyConnected || dfg_op(g, c) == OP_tfl_Add
          || dfg_op(g, c) == OP_tfl_Mul || dfg_op(g, c) == OP_tfl_Sub || dfg_op(g, c) == OP_tfl_Div))
        return false;
    if (!dfg_str_is(g, c, ATTR_activation, STR_NONE, STR_NONE))
        return false;
    struct dfg_nodes rest = dfg_rest(g, c, 0, 0);
    if (!dfg_same_body(g, n, c))
        return false;
    return accept(ctx, &(struct tflite_simplify_tfl_fuse_activation_whole){.m = {.root = n, .rest = rest,
            .c = c, .a = n}});
}

/* tflite_simplify.pat:11
 * cond same_quantisation(x, y) =
 *     (x#scale == y#scale and x#zero_point == y#zero_point and same_dtype(x, y))
 *     or (not present(x#scale) and not present(y#scale));
 */
static bool same_quantisation(const dfg_graph *g, dfg_node x, dfg_node y)
{
    return (dfg_eq(dfg_fact(g, x, ATTR_scale), dfg_fact(g, y, ATTR_scale))
            && dfg_eq(dfg_fact(g, x, ATTR_zero_point), dfg_fact(g, y, ATTR_zero_point))
            && dfg_same_dtype(g, x, y) == DFG_TRUE)
        || (!dfg_known(dfg_fact(g, x, ATTR_scale)) && !dfg_known(dfg_fact(g, y, ATTR_scale)));
}

struct tflite_simplify_tfl_fuse_pool_activation_whole {
    struct tflite_simplify_tfl_fuse_pool_activation_match m;
};

static bool tflite_simplify_tfl_fuse_pool_activation_whole(const dfg_graph *g, dfg_node n,
                                                           bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!(dfg_op(g, n) == OP_tfl_Relu || dfg_op(g, n) == OP_tfl_Relu6 || dfg_op(g, n) == OP_tfl_ReluN1To1)
        || !dfg_argc_is(g, n, 1))
        return false;
    dfg_node p = dfg_arg(g, n, 0);
    if (!(dfg_op(g, p) == OP_tfl_MaxPool2D || dfg_op(g, p) == OP_tfl_AveragePool2D)
        || !dfg_has_args(g, p, 1))
        return false;
    if (!dfg_str_is(g, p, ATTR_activation, STR_NONE, STR_NONE))
        return false;
    dfg_node x = dfg_arg(g, p, 0);
    if (!dfg_same_body(g, n, p))
        return false;
    /* where same_quantisation(p, a) */
    if (!same_quantisation(g, p, n))
        return false;
    return accept(ctx, &(struct tflite_simplify_tfl_fuse_pool_activation_whole){.m = {.root = n, .x = x,
            .p = p, .a = n}});
}

struct tflite_simplify_tfl_fuse_bias_whole {
    struct tflite_simplify_tfl_fuse_bias_match m;
};

static bool tflite_simplify_tfl_fuse_bias_whole(const dfg_graph *g, dfg_node n,
                                                bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_tfl_Add || !dfg_has_args(g, n, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node y = dfg_arg(g, n, swap);
        if (dfg_op(g, y) != OP_tfl_FullyConnected || !dfg_has_args(g, y, 2))
            continue;
        if (!dfg_str_is(g, y, ATTR_activation, STR_NONE, STR_NONE))
            continue;
        dfg_node x = dfg_arg(g, y, 0);
        dfg_node w = dfg_arg(g, y, 1);
        dfg_node b = dfg_arg(g, n, 1 - swap);
        if (!dfg_same_body(g, n, y))
            continue;
        /* where w.rank == 2 */
        if (dfg_rank(g, w) != 2)
            continue;
        /* where b.rank == 1 or (b.rank == 2 and b.shape[0] == 1 and y.rank == 2) */
        if (!(dfg_rank(g, b) == 1
              || (dfg_rank(g, b) == 2 && dfg_extent(g, b, 0) == 1 && dfg_rank(g, y) == 2)))
            continue;
        /* where w.shape[0] == b.shape[-1] */
        if (!dfg_eq(dfg_extent_of(g, w, 0), dfg_extent_of(g, b, -1)))
            continue;
        /* where not (x.dtype in {i8, u8}) or b.dtype == i32 */
        if (!((dfg_ne(dfg_dtype_of(g, x), dfg_dtype_val(DFG_I8))
               && dfg_ne(dfg_dtype_of(g, x), dfg_dtype_val(DFG_U8)))
              || dfg_dtype(g, b) == DFG_I32))
            continue;
        if (accept(ctx, &(struct tflite_simplify_tfl_fuse_bias_whole){.m = {.root = n, .x = x, .w = w,
                .b = b, .y = y, .s = n}}))
            return true;
    }
    return false;
}

struct tflite_simplify_tfl_requantize_whole {
    struct tflite_simplify_tfl_requantize_match m;
};

static bool tflite_simplify_tfl_requantize_whole(const dfg_graph *g, dfg_node n,
                                                 bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_tfl_Quantize || !dfg_argc_is(g, n, 1))
        return false;
    dfg_node q = dfg_arg(g, n, 0);
    if (dfg_op(g, q) != OP_tfl_Quantize || !dfg_has_args(g, q, 1))
        return false;
    dfg_node x = dfg_arg(g, q, 0);
    if (!dfg_same_body(g, n, q))
        return false;
    /* where x.dtype in {i8, u8} */
    if (!(dfg_dtype(g, x) == DFG_I8 || dfg_dtype(g, x) == DFG_U8))
        return false;
    /* where same_quantisation(x, r) */
    if (!same_quantisation(g, x, n))
        return false;
    /* where x#scale == q#scale */
    if (!dfg_eq(dfg_fact(g, x, ATTR_scale), dfg_fact(g, q, ATTR_scale)))
        return false;
    return accept(ctx, &(struct tflite_simplify_tfl_requantize_whole){.m = {.root = n, .x = x, .q = q,
            .r = n}});
}

struct tflite_simplify_tfl_parallel_quantize_whole {
    struct tflite_simplify_tfl_parallel_quantize_match m;
};

static bool tflite_simplify_tfl_parallel_quantize_whole(const dfg_graph *g, dfg_node n,
                                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_tfl_Quantize || !dfg_has_args(g, n, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where present(a#scale) */
    if (!dfg_known(dfg_fact(g, n, ATTR_scale)))
        return false;
    struct dfg_nodes readers = dfg_readers(g, 0, (const dfg_node[]){x}, 1, 1);
    for (uint32_t k = 0; k < readers.n; k++) {
        dfg_node b = readers.at[k];
        if (dfg_op(g, b) != OP_tfl_Quantize || !dfg_has_args(g, b, 1))
            continue;
        if (dfg_arg(g, b, 0) != x)
            continue;
        if (b == n)
            continue;
        if (!dfg_same_body(g, n, b))
            continue;
        /* where same_quantisation(a, b) */
        if (!same_quantisation(g, n, b))
            continue;
        if (accept(ctx, &(struct tflite_simplify_tfl_parallel_quantize_whole){.m = {.root = n, .x = x,
                .a = n, .b = b}}))
            return true;
    }
    return false;
}

struct tflite_simplify_tfl_quantize_dequantize_whole {
    struct tflite_simplify_tfl_quantize_dequantize_match m;
    dfg_node dequantize;
};

static bool tflite_simplify_tfl_quantize_dequantize_whole(const dfg_graph *g, dfg_node n,
                                                          bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_tfl_Quantize || !dfg_argc_is(g, n, 1))
        return false;
    dfg_node dequantize = dfg_arg(g, n, 0);
    if (dfg_op(g, dequantize) != OP_tfl_Dequantize || !dfg_has_args(g, dequantize, 1))
        return false;
    dfg_node x = dfg_arg(g, dequantize, 0);
    if (!dfg_same_body(g, n, dequantize))
        return false;
    /* where same_quantisation(x, q) */
    if (!same_quantisation(g, x, n))
        return false;
    /* where present(x#scale) */
    if (!dfg_known(dfg_fact(g, x, ATTR_scale)))
        return false;
    return accept(ctx, &(struct tflite_simplify_tfl_quantize_dequantize_whole){.m = {.root = n, .x = x,
            .q = n}, .dequantize = dequantize});
}

struct tflite_simplify_tfl_quantize_into_whole {
    struct tflite_simplify_tfl_quantize_into_match m;
};

static bool tflite_simplify_tfl_quantize_into_whole(const dfg_graph *g, dfg_node n,
                                                    bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_tfl_Quantize || !dfg_argc_is(g, n, 1))
        return false;
    dfg_node c = dfg_arg(g, n, 0);
    if (!(dfg_op(g, c) == OP_tfl_Add || dfg_op(g, c) == OP_tfl_BatchMatMul || dfg_op(g, c) == OP_tfl_Conv2D
          || dfg_op(g, c) == OP_tfl_FullyConnected || dfg_op(g, c) == OP_tfl_HardSwish
          || dfg_op(g, c) == OP_tfl_LeakyRelu || dfg_op(g, c) == OP_tfl_Mean || dfg_op(g, c) == OP_tfl_Mul
          || dfg_op(g, c) == OP_tfl_PRelu || dfg_op(g, c) == OP_tfl_Relu || dfg_op(g, c) == OP_tfl_Sub
          || dfg_op(g, c) == OP_tfl_Sum))
        return false;
    struct dfg_nodes rest = dfg_rest(g, c, 0, 0);
    if (!dfg_same_body(g, n, c))
        return false;
    /* where q#added == true */
    if (!dfg_eq(dfg_fact(g, n, ATTR_added), dfg_bool(true)))
        return false;
    /* where same_dtype(c, q) */
    if (dfg_same_dtype(g, c, n) != DFG_TRUE)
        return false;
    /* where present(q#scale) */
    if (!dfg_known(dfg_fact(g, n, ATTR_scale)))
        return false;
    /* where present(c#scale) */
    if (!dfg_known(dfg_fact(g, c, ATTR_scale)))
        return false;
    return accept(ctx, &(struct tflite_simplify_tfl_quantize_into_whole){.m = {.root = n, .rest = rest,
            .c = c, .q = n}});
}

struct tflite_simplify_tfl_activation_before_concat_whole {
    struct tflite_simplify_tfl_activation_before_concat_match m;
    struct dfg_nodes conv2D;
    struct dfg_nodes rest;
};

/* tflite_simplify.pat:82  parts & tfl.Conv2D(...) */
static bool tflite_simplify_tfl_activation_before_concat_each1(const dfg_graph *g, dfg_node n, dfg_node root, dfg_node *found_parts, dfg_node *found_conv2D, struct dfg_nodes *found_rest)
{
    dfg_node parts = n;
    dfg_node conv2D = n;
    if (dfg_op(g, conv2D) != OP_tfl_Conv2D)
        return false;
    struct dfg_nodes rest = dfg_rest(g, conv2D, 0, 0);
    if (!dfg_same_body(g, root, conv2D))
        return false;
    *found_parts = parts;
    *found_conv2D = conv2D;
    *found_rest = rest;
    return true;
}

static bool tflite_simplify_tfl_activation_before_concat_whole(const dfg_graph *g, dfg_node n,
                                                               bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!(dfg_op(g, n) == OP_tfl_Relu || dfg_op(g, n) == OP_tfl_Relu6 || dfg_op(g, n) == OP_tfl_ReluN1To1)
        || !dfg_argc_is(g, n, 1))
        return false;
    dfg_node c = dfg_arg(g, n, 0);
    if (dfg_op(g, c) != OP_tfl_Concatenation || dfg_n_args(g, c) <= 0)
        return false;
    if (!dfg_str_is(g, c, ATTR_activation, STR_NONE, STR_NONE))
        return false;
    if (!dfg_same_body(g, n, c))
        return false;
    struct dfg_nodes parts = {NULL, 0};
    struct dfg_nodes conv2D = {NULL, 0};
    struct dfg_nodes rest = {NULL, 0};
    bool all = true;
    const struct dfg_nodes nodes = dfg_rest(g, c, 0, 0);
    for (uint32_t i = 0; all && i < nodes.n; i++) {
        dfg_node parts_found = DFG_NONE;
        dfg_node conv2D_found = DFG_NONE;
        struct dfg_nodes rest_found = {NULL, 0};
        all = nodes.at[i] != DFG_NONE && tflite_simplify_tfl_activation_before_concat_each1(g, nodes.at[i], n, &parts_found, &conv2D_found, &rest_found);
        if (parts_found != DFG_NONE)
            dfg_row(g, 0)[parts.n++] = parts_found;
        if (conv2D_found != DFG_NONE)
            dfg_row(g, 1)[conv2D.n++] = conv2D_found;
        rest.n = dfg_add_set(g, dfg_row(g, 2), rest.n, rest_found);
    }
    parts = (struct dfg_nodes){dfg_row(g, 0), parts.n};
    conv2D = (struct dfg_nodes){dfg_row(g, 1), conv2D.n};
    rest = dfg_set(g, dfg_row(g, 2), rest.n);
    if (!all)
        return false;
    /* where same_quantisation(c, a) */
    if (!same_quantisation(g, c, n))
        return false;
    return accept(ctx, &(struct tflite_simplify_tfl_activation_before_concat_whole){.m = {.root = n,
            .parts = parts, .c = c, .a = n}, .conv2D = conv2D, .rest = rest});
}

struct tflite_simplify_tfl_hard_swish_whole {
    struct tflite_simplify_tfl_hard_swish_match m;
    dfg_node mul;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node mul_2;
    dfg_node relu;
    dfg_node minimum;
    dfg_node constant_3;
    dfg_node minimum_2;
    dfg_node relu_2;
    dfg_node constant_4;
};

static bool tflite_simplify_tfl_hard_swish_whole(const dfg_graph *g, dfg_node n,
                                                 bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_tfl_Mul || !dfg_has_args(g, n, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node x = dfg_arg(g, n, 1 - swap);
        dfg_node v = dfg_arg(g, n, swap);
        bool is_relu = dfg_op(g, v) == OP_tfl_Relu && dfg_argc_is(g, v, 1);
        dfg_node relu = DFG_NONE, minimum = DFG_NONE, constant_3 = DFG_NONE, line = DFG_NONE;
        dfg_node minimum_2 = DFG_NONE, constant_4 = DFG_NONE, relu_2 = DFG_NONE;
        uint32_t swap_2 = 0, swap_3 = 0;
        if (is_relu) {
            relu = v;
            minimum = dfg_arg(g, relu, 0);
            if (dfg_op(g, minimum) != OP_tfl_Minimum || !dfg_argc_is(g, minimum, 2))
                continue;
            swap_2 = dfg_op(g, dfg_arg(g, minimum, 0)) == OP_tfl_Add ? 0 : 1;
            constant_3 = dfg_arg(g, minimum, 1 - swap_2);
            if (!dfg_const_is(g, constant_3, dfg_int(1), DFG_NO_DTYPE))
                continue;
            line = dfg_arg(g, minimum, swap_2);
        } else {
            minimum_2 = v;
            if (dfg_op(g, minimum_2) != OP_tfl_Minimum || !dfg_argc_is(g, minimum_2, 2))
                continue;
            swap_3 = dfg_op(g, dfg_arg(g, minimum_2, 0)) == OP_tfl_Relu ? 0 : 1;
            constant_4 = dfg_arg(g, minimum_2, 1 - swap_3);
            if (!dfg_const_is(g, constant_4, dfg_int(1), DFG_NO_DTYPE))
                continue;
            relu_2 = dfg_arg(g, minimum_2, swap_3);
            if (dfg_op(g, relu_2) != OP_tfl_Relu || !dfg_argc_is(g, relu_2, 1))
                continue;
            line = dfg_arg(g, relu_2, 0);
        }
        if (dfg_op(g, line) != OP_tfl_Add || !dfg_argc_is(g, line, 2))
            continue;
        uint32_t swap_4 = dfg_op(g, dfg_arg(g, line, 0)) == OP_tfl_Mul ? 0 : 1;
        dfg_node constant_2 = dfg_arg(g, line, 1 - swap_4);
        if (!dfg_const_is(g, constant_2, dfg_float(0.5), DFG_NO_DTYPE))
            continue;
        dfg_node mul = dfg_arg(g, line, swap_4);
        if (dfg_op(g, mul) != OP_tfl_Mul || !dfg_has_args(g, mul, 2))
            continue;
        /* where x.dtype == f32 */
        if (dfg_dtype(g, x) != DFG_F32)
            continue;
        for (uint32_t swap_5 = 0; swap_5 < dfg_orders(g, mul); swap_5++) {
            if (dfg_arg(g, mul, swap_5) != x)
                continue;
            dfg_node constant = dfg_arg(g, mul, 1 - swap_5);
            if (!dfg_const_near(g, constant, dfg_float(0.16666667), 1e-05, DFG_NO_DTYPE))
                continue;
            if (!dfg_in_body(g, n, (const dfg_node[]){relu, minimum, minimum_2, relu_2, line, mul}, 6))
                continue;
            if (accept(ctx, &(struct tflite_simplify_tfl_hard_swish_whole){.m = {.root = n, .x = x,
                    .line = line}, .mul = mul, .constant = constant,
                    .constant_2 = constant_2, .mul_2 = n, .relu = relu, .minimum = minimum,
                    .constant_3 = constant_3, .minimum_2 = minimum_2, .relu_2 = relu_2,
                    .constant_4 = constant_4}))
                return true;
        }
    }
    return false;
}

struct tflite_simplify_tfl_hard_swish_quantised_whole {
    struct tflite_simplify_tfl_hard_swish_quantised_match m;
    dfg_node mul;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node relu;
    dfg_node minimum;
    dfg_node constant_3;
};

static bool tflite_simplify_tfl_hard_swish_quantised_whole(const dfg_graph *g, dfg_node n,
                                                           bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_tfl_Quantize || !dfg_argc_is(g, n, 1))
        return false;
    dfg_node m_2 = dfg_arg(g, n, 0);
    if (dfg_op(g, m_2) != OP_tfl_Mul || !dfg_argc_is(g, m_2, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, m_2, 0)) == OP_tfl_Relu ? 0 : 1;
    dfg_node relu = dfg_arg(g, m_2, swap);
    if (dfg_op(g, relu) != OP_tfl_Relu || !dfg_argc_is(g, relu, 1))
        return false;
    dfg_node minimum = dfg_arg(g, relu, 0);
    if (dfg_op(g, minimum) != OP_tfl_Minimum || !dfg_argc_is(g, minimum, 2))
        return false;
    uint32_t swap_2 = dfg_op(g, dfg_arg(g, minimum, 0)) == OP_tfl_Add ? 0 : 1;
    dfg_node line = dfg_arg(g, minimum, swap_2);
    if (dfg_op(g, line) != OP_tfl_Add || !dfg_argc_is(g, line, 2))
        return false;
    uint32_t swap_3 = dfg_op(g, dfg_arg(g, line, 0)) == OP_tfl_Mul ? 0 : 1;
    dfg_node mul = dfg_arg(g, line, swap_3);
    if (dfg_op(g, mul) != OP_tfl_Mul || !dfg_argc_is(g, mul, 2))
        return false;
    uint32_t swap_4 = dfg_op(g, dfg_arg(g, mul, 0)) == OP_tfl_Dequantize ? 0 : 1;
    dfg_node d = dfg_arg(g, mul, swap_4);
    if (dfg_op(g, d) != OP_tfl_Dequantize || !dfg_has_args(g, d, 1))
        return false;
    dfg_node x = dfg_arg(g, d, 0);
    dfg_node constant = dfg_arg(g, mul, 1 - swap_4);
    if (!dfg_const_near(g, constant, dfg_float(0.16666667), 1e-05, DFG_NO_DTYPE))
        return false;
    dfg_node constant_2 = dfg_arg(g, line, 1 - swap_3);
    if (!dfg_const_is(g, constant_2, dfg_float(0.5), DFG_NO_DTYPE))
        return false;
    dfg_node constant_3 = dfg_arg(g, minimum, 1 - swap_2);
    if (!dfg_const_is(g, constant_3, dfg_int(1), DFG_NO_DTYPE))
        return false;
    if (dfg_arg(g, m_2, 1 - swap) != d)
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){m_2, relu, minimum, line, mul, d}, 6))
        return false;
    /* where x.dtype in {i8, u8} */
    if (!(dfg_dtype(g, x) == DFG_I8 || dfg_dtype(g, x) == DFG_U8))
        return false;
    /* where same_dtype(x, q) */
    if (dfg_same_dtype(g, x, n) != DFG_TRUE)
        return false;
    /* where present(x#scale) */
    if (!dfg_known(dfg_fact(g, x, ATTR_scale)))
        return false;
    return accept(ctx, &(struct tflite_simplify_tfl_hard_swish_quantised_whole){.m = {.root = n, .x = x,
            .d = d, .line = line, .m = m_2, .q = n}, .mul = mul,
            .constant = constant, .constant_2 = constant_2, .relu = relu, .minimum = minimum,
            .constant_3 = constant_3});
}

struct tflite_simplify_tfl_permute_weights_whole {
    struct tflite_simplify_tfl_permute_weights_match m;
    dfg_node constant;
    dfg_node x;
    dfg_node constant_2;
};

static bool tflite_simplify_tfl_permute_weights_whole(const dfg_graph *g, dfg_node n,
                                                      bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_tfl_FullyConnected || dfg_n_args(g, n) > 3)
        return false;
    dfg_node r = dfg_arg(g, n, 0);
    if (dfg_op(g, r) != OP_tfl_Reshape || !dfg_has_args(g, r, 2))
        return false;
    dfg_node t = dfg_arg(g, r, 0);
    if (dfg_op(g, t) != OP_tfl_Transpose || !dfg_has_args(g, t, 2))
        return false;
    dfg_node x = dfg_arg(g, t, 0);
    dfg_node p = dfg_arg(g, t, 1);
    dfg_node constant = p;
    if (dfg_op(g, constant) != DFG_CONST)
        return false;
    dfg_node x_2 = dfg_arg(g, r, 1);
    dfg_node w = dfg_arg(g, n, 1);
    dfg_node constant_2 = w;
    if (dfg_op(g, constant_2) != DFG_CONST)
        return false;
    dfg_node b = dfg_arg(g, n, 2);
    if (!dfg_in_body(g, n, (const dfg_node[]){r, t}, 2))
        return false;
    /* where x.elements > 0 */
    if (!dfg_gt(dfg_elements_of(g, x), dfg_int(0)))
        return false;
    /* where value(p)[0] == 0 */
    if (!dfg_eq(dfg_at(dfg_elements(g, p), dfg_int(0)), dfg_int(0)))
        return false;
    /* where r.rank == 2 */
    if (dfg_rank(g, r) != 2)
        return false;
    /* where r.shape[0] == x.shape[0] */
    if (!dfg_eq(dfg_extent_of(g, r, 0), dfg_extent_of(g, x, 0)))
        return false;
    /* where w.rank == 2 */
    if (dfg_rank(g, w) != 2)
        return false;
    /* where w.shape[1] == r.shape[1] */
    if (!dfg_eq(dfg_extent_of(g, w, 1), dfg_extent_of(g, r, 1)))
        return false;
    return accept(ctx, &(struct tflite_simplify_tfl_permute_weights_whole){.m = {.root = n, .x = x,
            .p = p, .w = w, .b = b, .t = t, .r = r, .f = n}, .constant = constant,
            .x = x_2, .constant_2 = constant_2});
}

struct tflite_simplify_tfl_permute_kernel_whole {
    struct tflite_simplify_tfl_permute_kernel_match m;
    dfg_node constant;
    dfg_node x;
    dfg_node constant_2;
};

static bool tflite_simplify_tfl_permute_kernel_whole(const dfg_graph *g, dfg_node n,
                                                     bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_tfl_Conv2D || dfg_n_args(g, n) > 3)
        return false;
    dfg_node r = dfg_arg(g, n, 0);
    if (dfg_op(g, r) != OP_tfl_Reshape || !dfg_has_args(g, r, 2))
        return false;
    if (dfg_rank(g, r) != 4 || dfg_extent(g, r, 0) != 1 || dfg_extent(g, r, 1) != 1
        || dfg_extent(g, r, 2) != 1)
        return false;
    dfg_dim n_2 = dfg_extent(g, r, 3);
    dfg_node t = dfg_arg(g, r, 0);
    if (dfg_op(g, t) != OP_tfl_Transpose || !dfg_has_args(g, t, 2))
        return false;
    dfg_node x = dfg_arg(g, t, 0);
    dfg_node p = dfg_arg(g, t, 1);
    dfg_node constant = p;
    if (!dfg_const_list(g, constant, DFG_LIST(dfg_int(1), dfg_int(0)), DFG_NO_DTYPE))
        return false;
    dfg_node x_2 = dfg_arg(g, r, 1);
    dfg_node w = dfg_arg(g, n, 1);
    dfg_node constant_2 = w;
    if (dfg_op(g, constant_2) != DFG_CONST)
        return false;
    dfg_node b = dfg_arg(g, n, 2);
    if (!dfg_in_body(g, n, (const dfg_node[]){r, t}, 2))
        return false;
    /* where x.rank == 2 */
    if (dfg_rank(g, x) != 2)
        return false;
    /* where x.elements == n */
    if (!dfg_eq(dfg_elements_of(g, x), dfg_dim_val(n_2)))
        return false;
    /* where w.rank == 4 */
    if (dfg_rank(g, w) != 4)
        return false;
    /* where w.shape[3] == n */
    if (!dfg_eq(dfg_extent_of(g, w, 3), dfg_dim_val(n_2)))
        return false;
    return accept(ctx, &(struct tflite_simplify_tfl_permute_kernel_whole){.m = {.root = n, .x = x,
            .p = p, .w = w, .b = b, .t = t, .r = r, .c = n, .n = n_2},
            .constant = constant, .x = x_2, .constant_2 = constant_2});
}

struct tflite_simplify_tfl_pool_to_sum_whole {
    struct tflite_simplify_tfl_pool_to_sum_match m;
    dfg_node x;
    dfg_node constant;
};

static bool tflite_simplify_tfl_pool_to_sum_whole(const dfg_graph *g, dfg_node n,
                                                  bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_tfl_FullyConnected || dfg_n_args(g, n) > 3)
        return false;
    dfg_node r = dfg_arg(g, n, 0);
    if (dfg_op(g, r) != OP_tfl_Reshape || !dfg_has_args(g, r, 2))
        return false;
    if (dfg_rank(g, r) != 2)
        return false;
    dfg_dim n_2 = dfg_extent(g, r, 0);
    dfg_dim c = dfg_extent(g, r, 1);
    dfg_node p = dfg_arg(g, r, 0);
    if (dfg_op(g, p) != OP_tfl_AveragePool2D || !dfg_has_args(g, p, 1))
        return false;
    dfg_val k = dfg_attr(g, p, ATTR_filter);
    if (!dfg_str_is(g, p, ATTR_activation, STR_NONE, STR_NONE))
        return false;
    dfg_node x = dfg_arg(g, p, 0);
    if (dfg_rank(g, x) != 4)
        return false;
    if (!dfg_same_dim(dfg_extent(g, x, 0), n_2))
        return false;
    dfg_dim h = dfg_extent(g, x, 1);
    dfg_dim wd = dfg_extent(g, x, 2);
    if (!dfg_same_dim(dfg_extent(g, x, 3), c))
        return false;
    dfg_node x_2 = dfg_arg(g, r, 1);
    dfg_node w = dfg_arg(g, n, 1);
    dfg_node constant = w;
    if (dfg_op(g, constant) != DFG_CONST)
        return false;
    dfg_node b = dfg_arg(g, n, 2);
    if (!dfg_in_body(g, n, (const dfg_node[]){r, p}, 2))
        return false;
    /* where k[0] == h */
    if (!dfg_eq(dfg_at(k, dfg_int(0)), dfg_dim_val(h)))
        return false;
    /* where k[1] == wd */
    if (!dfg_eq(dfg_at(k, dfg_int(1)), dfg_dim_val(wd)))
        return false;
    /* where p.shape[1] == 1 */
    if (dfg_extent(g, p, 1) != 1)
        return false;
    /* where p.shape[2] == 1 */
    if (dfg_extent(g, p, 2) != 1)
        return false;
    /* where x.dtype == f32 */
    if (dfg_dtype(g, x) != DFG_F32)
        return false;
    /* where w.dtype == f32 */
    if (dfg_dtype(g, w) != DFG_F32)
        return false;
    return accept(ctx, &(struct tflite_simplify_tfl_pool_to_sum_whole){.m = {.root = n, .x = x, .w = w,
            .b = b, .p = p, .r = r, .f = n, .n = n_2, .h = h, .wd = wd, .c = c, .k = k},
            .x = x_2, .constant = constant});
}

struct each { bool (*accept)(void *, const void *); void *ctx; };

/* ---- tfl_fuse_activation ---- */

static const struct dfg_desc_node tflite_simplify_tfl_fuse_activation_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 3, .ops = (const char *const[]){ "tfl.Relu", "tfl.Relu6", "tfl.ReluN1To1", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .name = "a",
        .text = "limited(c)", .line = 21 },
    [1] = { .kind = DFG_D_CALL, .rest = 0, .index = -1, .region = 0,
        .n_ops = 7, .ops = (const char *const[]){ "tfl.Conv2D", "tfl.DepthwiseConv2D", "tfl.FullyConnected", "tfl.Add", "tfl.Mul", "tfl.Sub", "tfl.Div", },
        .rest_first = 0, .rest_last = 1,
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "activation", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NONE" }, .text = "activation == \"NONE\"", .line = 20 },
        },
        .name = "c",
        .text = "takes_limits(...rest)", .line = 20 },
};
static const struct dfg_desc_region tflite_simplify_tfl_fuse_activation_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture tflite_simplify_tfl_fuse_activation_refs[] = { { -1, -1 }, { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture tflite_simplify_tfl_fuse_activation_captures[] = {
    { "rest", DFG_CAP_NODES, offsetof(struct tflite_simplify_tfl_fuse_activation_match, rest) },
    { "c", DFG_CAP_NODE, offsetof(struct tflite_simplify_tfl_fuse_activation_match, c) },
    { "a", DFG_CAP_NODE, offsetof(struct tflite_simplify_tfl_fuse_activation_match, a) },
};
static const struct dfg_desc_pattern tflite_simplify_tfl_fuse_activation_desc = {
    .n_nodes = 2, .n_exprs = 0, .n_vars = 0, .n_sets = 3,
    .nodes = tflite_simplify_tfl_fuse_activation_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tflite_simplify_tfl_fuse_activation_regions,
    .captures = tflite_simplify_tfl_fuse_activation_refs,
    .text = "rule tfl_fuse_activation(rest) {\012    c = takes_limits(...rest) { activation == \"NONE\" };\012    a = limited(c);\012    match a;\012    rewrite c.op(...rest) {\012        ..c, activation = a.op == tfl.Relu ? \"RELU\" : a.op == tfl.Relu6 ? \"RELU6\" : \"RELU_N1_TO_1\"\012    };\012}", .line = 19
};
static bool tflite_simplify_tfl_fuse_activation_any(const dfg_graph *g, dfg_node n, void *m)
{
    return tflite_simplify_tfl_fuse_activation_match(g, n, m);
}
static bool tflite_simplify_tfl_fuse_activation_pass(void *ctx, const struct tflite_simplify_tfl_fuse_activation_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool tflite_simplify_tfl_fuse_activation_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return tflite_simplify_tfl_fuse_activation_each(g, n, tflite_simplify_tfl_fuse_activation_pass, &e);
}

static const struct dfg_part tflite_simplify_tfl_fuse_activation_parts[] = {
    { DFG_PART_INNER, false, 0, 1, offsetof(struct tflite_simplify_tfl_fuse_activation_whole, m.c) },
    { DFG_PART_INPUT, true, 0, 0, offsetof(struct tflite_simplify_tfl_fuse_activation_whole, m.rest) },
    { DFG_PART_ROOT, false, 1, 2, offsetof(struct tflite_simplify_tfl_fuse_activation_whole, m.a) },
};
/* ---- tfl_fuse_pool_activation ---- */

static const struct dfg_desc_expr tflite_simplify_tfl_fuse_pool_activation_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 12 },
    /* 1 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "scale", .text = "x#scale", .line = 12 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 12 },
    /* 3 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .name = "scale", .text = "y#scale", .line = 12 },
    /* 4 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, }, .text = "x#scale == y#scale", .line = 12 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 12 },
    /* 6 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .name = "zero_point", .text = "x#zero_point", .line = 12 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 12 },
    /* 8 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .name = "zero_point", .text = "y#zero_point", .line = 12 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 6, 8, }, .text = "x#zero_point == y#zero_point", .line = 12 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 9, }, .text = "x#scale == y#scale and x#zero_point == y#zero_point", .line = 12 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 12 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 12 },
    /* 13 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_DTYPE, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "same_dtype(x, y)", .line = 12 },
    /* 14 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 10, 13, }, .text = "(x#scale == y#scale and x#zero_point == y#zero_point and same_dtype(x, y))", .line = 12 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 13 },
    /* 16 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .name = "scale", .text = "x#scale", .line = 13 },
    /* 17 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "present(x#scale)", .line = 13 },
    /* 18 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "not present(x#scale)", .line = 13 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 13 },
    /* 20 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .name = "scale", .text = "y#scale", .line = 13 },
    /* 21 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "present(y#scale)", .line = 13 },
    /* 22 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 21, }, .text = "not present(y#scale)", .line = 13 },
    /* 23 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 22, }, .text = "(not present(x#scale) and not present(y#scale))", .line = 13 },
    /* 24 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 14, 23, }, .text = "(x#scale == y#scale and x#zero_point == y#zero_point and same_dtype(x, y))\012    or (not present(x#scale) and not present(y#scale))", .line = 12 },
};
static const struct dfg_desc_node tflite_simplify_tfl_fuse_pool_activation_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 3, .ops = (const char *const[]){ "tfl.Relu", "tfl.Relu6", "tfl.ReluN1To1", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .name = "a",
        .text = "limited(p)", .line = 30 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 2, .ops = (const char *const[]){ "tfl.MaxPool2D", "tfl.AveragePool2D", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "activation", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NONE" }, .text = "activation == \"NONE\"", .line = 29 },
        },
        .name = "p",
        .text = "(tfl.MaxPool2D | tfl.AveragePool2D)(x)", .line = 29 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 28 },
};
static const struct dfg_desc_region tflite_simplify_tfl_fuse_pool_activation_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture tflite_simplify_tfl_fuse_pool_activation_refs[] = { { 2, -1 }, { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture tflite_simplify_tfl_fuse_pool_activation_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct tflite_simplify_tfl_fuse_pool_activation_match, x) },
    { "p", DFG_CAP_NODE, offsetof(struct tflite_simplify_tfl_fuse_pool_activation_match, p) },
    { "a", DFG_CAP_NODE, offsetof(struct tflite_simplify_tfl_fuse_pool_activation_match, a) },
};
static const struct dfg_desc_pattern tflite_simplify_tfl_fuse_pool_activation_desc = {
    .n_nodes = 3, .n_exprs = 25, .n_vars = 0, .n_sets = 3,
    .nodes = tflite_simplify_tfl_fuse_pool_activation_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tflite_simplify_tfl_fuse_pool_activation_regions,
    .exprs = tflite_simplify_tfl_fuse_pool_activation_exprs,
    .captures = tflite_simplify_tfl_fuse_pool_activation_refs,
    .text = "rule tfl_fuse_pool_activation(x) {\012    p = (tfl.MaxPool2D | tfl.AveragePool2D)(x) { activation == \"NONE\" };\012    a = limited(p);\012    match a;\012    where same_quantisation(p, a);\012    rewrite p.op(x) { ..p, activation = a.op == tfl.Relu ? \"RELU\" : a.op == tfl.Relu6 ? \"RELU6\" : \"RELU_N1_TO_1\" };\012}", .line = 28, .n_where = 1, .where = (const uint32_t[]){ 24, }
};
static bool tflite_simplify_tfl_fuse_pool_activation_any(const dfg_graph *g, dfg_node n, void *m)
{
    return tflite_simplify_tfl_fuse_pool_activation_match(g, n, m);
}
static bool tflite_simplify_tfl_fuse_pool_activation_pass(void *ctx, const struct tflite_simplify_tfl_fuse_pool_activation_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool tflite_simplify_tfl_fuse_pool_activation_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return tflite_simplify_tfl_fuse_pool_activation_each(g, n, tflite_simplify_tfl_fuse_pool_activation_pass, &e);
}

static const struct dfg_part tflite_simplify_tfl_fuse_pool_activation_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct tflite_simplify_tfl_fuse_pool_activation_whole, m.x) },
    { DFG_PART_INNER, false, 0, 1, offsetof(struct tflite_simplify_tfl_fuse_pool_activation_whole, m.p) },
    { DFG_PART_ROOT, false, 1, 2, offsetof(struct tflite_simplify_tfl_fuse_pool_activation_whole, m.a) },
};
/* ---- tfl_fuse_bias ---- */

static const struct dfg_desc_expr tflite_simplify_tfl_fuse_bias_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 40 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 40 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 40 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "w.rank == 2", .line = 40 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 40 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 40 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 40 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "b.rank == 1", .line = 40 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 40 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "rank", .line = 40 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 40 },
    /* 11 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "b.rank == 2", .line = 40 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 40 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "shape", .line = 40 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 40 },
    /* 15 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "b.shape[0]", .line = 40 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 40 },
    /* 17 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "b.shape[0] == 1", .line = 40 },
    /* 18 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 17, }, .text = "b.rank == 2 and b.shape[0] == 1", .line = 40 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 1, .text = "y", .line = 40 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "rank", .line = 40 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 40 },
    /* 22 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "y.rank == 2", .line = 40 },
    /* 23 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 22, }, .text = "(b.rank == 2 and b.shape[0] == 1 and y.rank == 2)", .line = 40 },
    /* 24 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 7, 23, }, .text = "b.rank == 1 or (b.rank == 2 and b.shape[0] == 1 and y.rank == 2)", .line = 40 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 40 },
    /* 26 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "shape", .line = 40 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 40 },
    /* 28 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, }, .text = "w.shape[0]", .line = 40 },
    /* 29 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 40 },
    /* 30 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 29, }, .text = "shape", .line = 40 },
    /* 31 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 40 },
    /* 32 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 30, 31, }, .text = "b.shape[-1]", .line = 40 },
    /* 33 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 28, 32, }, .text = "w.shape[0] == b.shape[-1]", .line = 40 },
    /* 34 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 41 },
    /* 35 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 34, }, .text = "dtype", .line = 41 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 41 },
    /* 37 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 41 },
    /* 38 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 35, 36, 37, }, .text = "(x.dtype in {i8, u8})", .line = 41 },
    /* 39 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "not (x.dtype in {i8, u8})", .line = 41 },
    /* 40 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 41 },
    /* 41 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 40, }, .text = "dtype", .line = 41 },
    /* 42 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 41 },
    /* 43 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 41, 42, }, .text = "b.dtype == i32", .line = 41 },
    /* 44 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 39, 43, }, .text = "not (x.dtype in {i8, u8}) or b.dtype == i32", .line = 41 },
};
static const struct dfg_desc_node tflite_simplify_tfl_fuse_bias_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 4, },
        .name = "s",
        .text = "tfl.Add(y, b)", .line = 38 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.FullyConnected", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "activation", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NONE" }, .text = "activation == \"NONE\"", .line = 37 },
        },
        .name = "y",
        .text = "tfl.FullyConnected(x, w)", .line = 37 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 36 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 36 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 36 },
};
static const struct dfg_desc_region tflite_simplify_tfl_fuse_bias_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture tflite_simplify_tfl_fuse_bias_refs[] = { { 2, -1 }, { 3, -1 }, { 4, -1 }, { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture tflite_simplify_tfl_fuse_bias_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct tflite_simplify_tfl_fuse_bias_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct tflite_simplify_tfl_fuse_bias_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct tflite_simplify_tfl_fuse_bias_match, b) },
    { "y", DFG_CAP_NODE, offsetof(struct tflite_simplify_tfl_fuse_bias_match, y) },
    { "s", DFG_CAP_NODE, offsetof(struct tflite_simplify_tfl_fuse_bias_match, s) },
};
static const struct dfg_desc_pattern tflite_simplify_tfl_fuse_bias_desc = {
    .n_nodes = 5, .n_exprs = 45, .n_vars = 0, .n_sets = 5,
    .nodes = tflite_simplify_tfl_fuse_bias_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tflite_simplify_tfl_fuse_bias_regions,
    .exprs = tflite_simplify_tfl_fuse_bias_exprs,
    .captures = tflite_simplify_tfl_fuse_bias_refs,
    .text = "rule tfl_fuse_bias(x, w, b) {\012    y = tfl.FullyConnected(x, w) { activation == \"NONE\" };\012    s = tfl.Add(y, b);\012    match s;\012    where w.rank == 2, b.rank == 1 or (b.rank == 2 and b.shape[0] == 1 and y.rank == 2), w.shape[0] == b.shape[-1];\012    where not (x.dtype in {i8, u8}) or b.dtype == i32;\012    rewrite tfl.FullyConnected(x, w, b) { ..y, activation = s.activation };\012}", .line = 36, .n_where = 4, .where = (const uint32_t[]){ 3, 24, 33, 44, }
};
static bool tflite_simplify_tfl_fuse_bias_any(const dfg_graph *g, dfg_node n, void *m)
{
    return tflite_simplify_tfl_fuse_bias_match(g, n, m);
}
static bool tflite_simplify_tfl_fuse_bias_pass(void *ctx, const struct tflite_simplify_tfl_fuse_bias_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool tflite_simplify_tfl_fuse_bias_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return tflite_simplify_tfl_fuse_bias_each(g, n, tflite_simplify_tfl_fuse_bias_pass, &e);
}

static const struct dfg_part tflite_simplify_tfl_fuse_bias_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct tflite_simplify_tfl_fuse_bias_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct tflite_simplify_tfl_fuse_bias_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct tflite_simplify_tfl_fuse_bias_whole, m.b) },
    { DFG_PART_INNER, false, 0, 3, offsetof(struct tflite_simplify_tfl_fuse_bias_whole, m.y) },
    { DFG_PART_ROOT, false, 1, 4, offsetof(struct tflite_simplify_tfl_fuse_bias_whole, m.s) },
};
/* ---- tfl_requantize ---- */

static const struct dfg_desc_expr tflite_simplify_tfl_requantize_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 52 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 52 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 52 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 52 },
    /* 4 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, }, .text = "x.dtype in {i8, u8}", .line = 52 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 12 },
    /* 6 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .name = "scale", .text = "x#scale", .line = 12 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 12 },
    /* 8 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .name = "scale", .text = "y#scale", .line = 12 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 6, 8, }, .text = "x#scale == y#scale", .line = 12 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 12 },
    /* 11 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .name = "zero_point", .text = "x#zero_point", .line = 12 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 12 },
    /* 13 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .name = "zero_point", .text = "y#zero_point", .line = 12 },
    /* 14 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 11, 13, }, .text = "x#zero_point == y#zero_point", .line = 12 },
    /* 15 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 9, 14, }, .text = "x#scale == y#scale and x#zero_point == y#zero_point", .line = 12 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 12 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 12 },
    /* 18 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_DTYPE, .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, }, .text = "same_dtype(x, y)", .line = 12 },
    /* 19 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 15, 18, }, .text = "(x#scale == y#scale and x#zero_point == y#zero_point and same_dtype(x, y))", .line = 12 },
    /* 20 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 13 },
    /* 21 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .name = "scale", .text = "x#scale", .line = 13 },
    /* 22 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 21, }, .text = "present(x#scale)", .line = 13 },
    /* 23 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "not present(x#scale)", .line = 13 },
    /* 24 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 13 },
    /* 25 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 24, }, .name = "scale", .text = "y#scale", .line = 13 },
    /* 26 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "present(y#scale)", .line = 13 },
    /* 27 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 26, }, .text = "not present(y#scale)", .line = 13 },
    /* 28 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 23, 27, }, .text = "(not present(x#scale) and not present(y#scale))", .line = 13 },
    /* 29 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 19, 28, }, .text = "(x#scale == y#scale and x#zero_point == y#zero_point and same_dtype(x, y))\012    or (not present(x#scale) and not present(y#scale))", .line = 12 },
    /* 30 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 52 },
    /* 31 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .name = "scale", .text = "x#scale", .line = 52 },
    /* 32 */ { .op = DFG_E_NODE, .ref = 1, .text = "q", .line = 52 },
    /* 33 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 32, }, .name = "scale", .text = "q#scale", .line = 52 },
    /* 34 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 31, 33, }, .text = "x#scale == q#scale", .line = 52 },
};
static const struct dfg_desc_node tflite_simplify_tfl_requantize_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.Quantize", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .name = "r",
        .text = "tfl.Quantize(q)", .line = 50 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.Quantize", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .name = "q",
        .text = "tfl.Quantize(x)", .line = 49 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 48 },
};
static const struct dfg_desc_region tflite_simplify_tfl_requantize_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture tflite_simplify_tfl_requantize_refs[] = { { 2, -1 }, { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture tflite_simplify_tfl_requantize_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct tflite_simplify_tfl_requantize_match, x) },
    { "q", DFG_CAP_NODE, offsetof(struct tflite_simplify_tfl_requantize_match, q) },
    { "r", DFG_CAP_NODE, offsetof(struct tflite_simplify_tfl_requantize_match, r) },
};
static const struct dfg_desc_pattern tflite_simplify_tfl_requantize_desc = {
    .n_nodes = 3, .n_exprs = 35, .n_vars = 0, .n_sets = 3,
    .nodes = tflite_simplify_tfl_requantize_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tflite_simplify_tfl_requantize_regions,
    .exprs = tflite_simplify_tfl_requantize_exprs,
    .captures = tflite_simplify_tfl_requantize_refs,
    .text = "rule tfl_requantize(x) : keep_shared {\012    q = tfl.Quantize(x);\012    r = tfl.Quantize(q);\012    match r;\012    where x.dtype in {i8, u8}, same_quantisation(x, r), x#scale == q#scale;\012    rewrite x;\012}", .line = 48, .n_where = 3, .where = (const uint32_t[]){ 4, 29, 34, }
};
static bool tflite_simplify_tfl_requantize_any(const dfg_graph *g, dfg_node n, void *m)
{
    return tflite_simplify_tfl_requantize_match(g, n, m);
}
static bool tflite_simplify_tfl_requantize_pass(void *ctx, const struct tflite_simplify_tfl_requantize_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool tflite_simplify_tfl_requantize_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return tflite_simplify_tfl_requantize_each(g, n, tflite_simplify_tfl_requantize_pass, &e);
}

static const struct dfg_part tflite_simplify_tfl_requantize_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct tflite_simplify_tfl_requantize_whole, m.x) },
    { DFG_PART_INNER, false, 0, 1, offsetof(struct tflite_simplify_tfl_requantize_whole, m.q) },
    { DFG_PART_ROOT, false, 1, 2, offsetof(struct tflite_simplify_tfl_requantize_whole, m.r) },
};
/* ---- tfl_parallel_quantize ---- */

static const struct dfg_desc_expr tflite_simplify_tfl_parallel_quantize_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 12 },
    /* 1 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "scale", .text = "x#scale", .line = 12 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 2, .text = "y", .line = 12 },
    /* 3 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .name = "scale", .text = "y#scale", .line = 12 },
    /* 4 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, }, .text = "x#scale == y#scale", .line = 12 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 12 },
    /* 6 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .name = "zero_point", .text = "x#zero_point", .line = 12 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 2, .text = "y", .line = 12 },
    /* 8 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .name = "zero_point", .text = "y#zero_point", .line = 12 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 6, 8, }, .text = "x#zero_point == y#zero_point", .line = 12 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 9, }, .text = "x#scale == y#scale and x#zero_point == y#zero_point", .line = 12 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 12 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 2, .text = "y", .line = 12 },
    /* 13 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_DTYPE, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "same_dtype(x, y)", .line = 12 },
    /* 14 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 10, 13, }, .text = "(x#scale == y#scale and x#zero_point == y#zero_point and same_dtype(x, y))", .line = 12 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 13 },
    /* 16 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .name = "scale", .text = "x#scale", .line = 13 },
    /* 17 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "present(x#scale)", .line = 13 },
    /* 18 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "not present(x#scale)", .line = 13 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 2, .text = "y", .line = 13 },
    /* 20 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .name = "scale", .text = "y#scale", .line = 13 },
    /* 21 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "present(y#scale)", .line = 13 },
    /* 22 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 21, }, .text = "not present(y#scale)", .line = 13 },
    /* 23 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 22, }, .text = "(not present(x#scale) and not present(y#scale))", .line = 13 },
    /* 24 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 14, 23, }, .text = "(x#scale == y#scale and x#zero_point == y#zero_point and same_dtype(x, y))\012    or (not present(x#scale) and not present(y#scale))", .line = 12 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 0, .text = "a", .line = 60 },
    /* 26 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .name = "scale", .text = "a#scale", .line = 60 },
    /* 27 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 26, }, .text = "present(a#scale)", .line = 60 },
};
static const struct dfg_desc_node tflite_simplify_tfl_parallel_quantize_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.Quantize", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .name = "a",
        .text = "tfl.Quantize(x)", .line = 57 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 56 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.Quantize", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .name = "b",
        .text = "tfl.Quantize(x)", .line = 58 },
};
static const struct dfg_desc_region tflite_simplify_tfl_parallel_quantize_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture tflite_simplify_tfl_parallel_quantize_refs[] = { { 1, -1 }, { 0, -1 }, { 2, -1 }, };
static const struct dfg_capture tflite_simplify_tfl_parallel_quantize_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct tflite_simplify_tfl_parallel_quantize_match, x) },
    { "a", DFG_CAP_NODE, offsetof(struct tflite_simplify_tfl_parallel_quantize_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct tflite_simplify_tfl_parallel_quantize_match, b) },
};
static const struct dfg_desc_pattern tflite_simplify_tfl_parallel_quantize_desc = {
    .n_nodes = 3, .n_exprs = 28, .n_vars = 0, .n_sets = 3,
    .nodes = tflite_simplify_tfl_parallel_quantize_nodes,
    .n_roots = 2, .roots = (const uint32_t[]){ 0, 2, },
    .n_regions = 1, .regions = tflite_simplify_tfl_parallel_quantize_regions,
    .exprs = tflite_simplify_tfl_parallel_quantize_exprs,
    .captures = tflite_simplify_tfl_parallel_quantize_refs,
    .text = "rule tfl_parallel_quantize(x) {\012    a = tfl.Quantize(x);\012    b = tfl.Quantize(x);\012    match a, b;\012    where same_quantisation(a, b), present(a#scale);\012    rewrite a, a;\012}", .line = 56, .n_where = 2, .where = (const uint32_t[]){ 24, 27, }
};
static bool tflite_simplify_tfl_parallel_quantize_any(const dfg_graph *g, dfg_node n, void *m)
{
    return tflite_simplify_tfl_parallel_quantize_match(g, n, m);
}
static bool tflite_simplify_tfl_parallel_quantize_pass(void *ctx, const struct tflite_simplify_tfl_parallel_quantize_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool tflite_simplify_tfl_parallel_quantize_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return tflite_simplify_tfl_parallel_quantize_each(g, n, tflite_simplify_tfl_parallel_quantize_pass, &e);
}

static const struct dfg_part tflite_simplify_tfl_parallel_quantize_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct tflite_simplify_tfl_parallel_quantize_whole, m.x) },
    { DFG_PART_ROOT, false, 1, 1, offsetof(struct tflite_simplify_tfl_parallel_quantize_whole, m.a) },
    { DFG_PART_ROOT, false, 2, 2, offsetof(struct tflite_simplify_tfl_parallel_quantize_whole, m.b) },
};
/* ---- tfl_quantize_dequantize ---- */

static const struct dfg_desc_expr tflite_simplify_tfl_quantize_dequantize_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 12 },
    /* 1 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "scale", .text = "x#scale", .line = 12 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 12 },
    /* 3 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .name = "scale", .text = "y#scale", .line = 12 },
    /* 4 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, }, .text = "x#scale == y#scale", .line = 12 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 12 },
    /* 6 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .name = "zero_point", .text = "x#zero_point", .line = 12 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 12 },
    /* 8 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .name = "zero_point", .text = "y#zero_point", .line = 12 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 6, 8, }, .text = "x#zero_point == y#zero_point", .line = 12 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 9, }, .text = "x#scale == y#scale and x#zero_point == y#zero_point", .line = 12 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 12 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 12 },
    /* 13 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_DTYPE, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "same_dtype(x, y)", .line = 12 },
    /* 14 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 10, 13, }, .text = "(x#scale == y#scale and x#zero_point == y#zero_point and same_dtype(x, y))", .line = 12 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 13 },
    /* 16 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .name = "scale", .text = "x#scale", .line = 13 },
    /* 17 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "present(x#scale)", .line = 13 },
    /* 18 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "not present(x#scale)", .line = 13 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 13 },
    /* 20 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .name = "scale", .text = "y#scale", .line = 13 },
    /* 21 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "present(y#scale)", .line = 13 },
    /* 22 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 21, }, .text = "not present(y#scale)", .line = 13 },
    /* 23 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 22, }, .text = "(not present(x#scale) and not present(y#scale))", .line = 13 },
    /* 24 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 14, 23, }, .text = "(x#scale == y#scale and x#zero_point == y#zero_point and same_dtype(x, y))\012    or (not present(x#scale) and not present(y#scale))", .line = 12 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 67 },
    /* 26 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .name = "scale", .text = "x#scale", .line = 67 },
    /* 27 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 26, }, .text = "present(x#scale)", .line = 67 },
};
static const struct dfg_desc_node tflite_simplify_tfl_quantize_dequantize_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.Quantize", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .name = "q",
        .text = "tfl.Quantize(tfl.Dequantize(x))", .line = 65 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.Dequantize", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "tfl.Dequantize(x)", .line = 65 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 64 },
};
static const struct dfg_desc_region tflite_simplify_tfl_quantize_dequantize_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture tflite_simplify_tfl_quantize_dequantize_refs[] = { { 2, -1 }, { 0, -1 }, };
static const struct dfg_capture tflite_simplify_tfl_quantize_dequantize_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct tflite_simplify_tfl_quantize_dequantize_match, x) },
    { "q", DFG_CAP_NODE, offsetof(struct tflite_simplify_tfl_quantize_dequantize_match, q) },
};
static const struct dfg_desc_pattern tflite_simplify_tfl_quantize_dequantize_desc = {
    .n_nodes = 3, .n_exprs = 28, .n_vars = 0, .n_sets = 2,
    .nodes = tflite_simplify_tfl_quantize_dequantize_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tflite_simplify_tfl_quantize_dequantize_regions,
    .exprs = tflite_simplify_tfl_quantize_dequantize_exprs,
    .captures = tflite_simplify_tfl_quantize_dequantize_refs,
    .text = "rule tfl_quantize_dequantize(x) : keep_shared {\012    q = tfl.Quantize(tfl.Dequantize(x));\012    match q;\012    where same_quantisation(x, q), present(x#scale);\012    rewrite x;\012}", .line = 64, .n_where = 2, .where = (const uint32_t[]){ 24, 27, }
};
static bool tflite_simplify_tfl_quantize_dequantize_any(const dfg_graph *g, dfg_node n, void *m)
{
    return tflite_simplify_tfl_quantize_dequantize_match(g, n, m);
}
static bool tflite_simplify_tfl_quantize_dequantize_pass(void *ctx, const struct tflite_simplify_tfl_quantize_dequantize_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool tflite_simplify_tfl_quantize_dequantize_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return tflite_simplify_tfl_quantize_dequantize_each(g, n, tflite_simplify_tfl_quantize_dequantize_pass, &e);
}

static const struct dfg_part tflite_simplify_tfl_quantize_dequantize_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct tflite_simplify_tfl_quantize_dequantize_whole, m.x) },
    { DFG_PART_ROOT, false, 1, 1, offsetof(struct tflite_simplify_tfl_quantize_dequantize_whole, m.q) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct tflite_simplify_tfl_quantize_dequantize_whole, dequantize) },
};
/* ---- tfl_quantize_into ---- */

static const struct dfg_desc_expr tflite_simplify_tfl_quantize_into_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 0, .text = "q", .line = 77 },
    /* 1 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "added", .text = "q#added", .line = 77 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "true", .line = 77 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "q#added == true", .line = 77 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 77 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 0, .text = "q", .line = 77 },
    /* 6 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_DTYPE, .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, }, .text = "same_dtype(c, q)", .line = 77 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 0, .text = "q", .line = 77 },
    /* 8 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .name = "scale", .text = "q#scale", .line = 77 },
    /* 9 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "present(q#scale)", .line = 77 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 77 },
    /* 11 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .name = "scale", .text = "c#scale", .line = 77 },
    /* 12 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "present(c#scale)", .line = 77 },
};
static const struct dfg_desc_node tflite_simplify_tfl_quantize_into_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.Quantize", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .name = "q",
        .text = "tfl.Quantize(c)", .line = 75 },
    [1] = { .kind = DFG_D_CALL, .rest = 0, .index = -1, .region = 0,
        .n_ops = 12, .ops = (const char *const[]){ "tfl.Add", "tfl.BatchMatMul", "tfl.Conv2D", "tfl.FullyConnected", "tfl.HardSwish", "tfl.LeakyRelu", "tfl.Mean", "tfl.Mul", "tfl.PRelu", "tfl.Relu", "tfl.Sub", "tfl.Sum", },
        .rest_first = 0, .rest_last = 1,
        .name = "c",
        .text = "requantizing(...rest)", .line = 74 },
};
static const struct dfg_desc_region tflite_simplify_tfl_quantize_into_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture tflite_simplify_tfl_quantize_into_refs[] = { { -1, -1 }, { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture tflite_simplify_tfl_quantize_into_captures[] = {
    { "rest", DFG_CAP_NODES, offsetof(struct tflite_simplify_tfl_quantize_into_match, rest) },
    { "c", DFG_CAP_NODE, offsetof(struct tflite_simplify_tfl_quantize_into_match, c) },
    { "q", DFG_CAP_NODE, offsetof(struct tflite_simplify_tfl_quantize_into_match, q) },
};
static const struct dfg_desc_pattern tflite_simplify_tfl_quantize_into_desc = {
    .n_nodes = 2, .n_exprs = 13, .n_vars = 0, .n_sets = 3,
    .nodes = tflite_simplify_tfl_quantize_into_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tflite_simplify_tfl_quantize_into_regions,
    .exprs = tflite_simplify_tfl_quantize_into_exprs,
    .captures = tflite_simplify_tfl_quantize_into_refs,
    .text = "rule tfl_quantize_into(rest) {\012    c = requantizing(...rest);\012    q = tfl.Quantize(c);\012    match q;\012    where q#added == true, same_dtype(c, q), present(q#scale), present(c#scale);\012    rewrite c.op(...rest) { ..c };\012}", .line = 73, .n_where = 4, .where = (const uint32_t[]){ 3, 6, 9, 12, }
};
static bool tflite_simplify_tfl_quantize_into_any(const dfg_graph *g, dfg_node n, void *m)
{
    return tflite_simplify_tfl_quantize_into_match(g, n, m);
}
static bool tflite_simplify_tfl_quantize_into_pass(void *ctx, const struct tflite_simplify_tfl_quantize_into_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool tflite_simplify_tfl_quantize_into_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return tflite_simplify_tfl_quantize_into_each(g, n, tflite_simplify_tfl_quantize_into_pass, &e);
}

static const struct dfg_part tflite_simplify_tfl_quantize_into_parts[] = {
    { DFG_PART_INNER, false, 0, 1, offsetof(struct tflite_simplify_tfl_quantize_into_whole, m.c) },
    { DFG_PART_INPUT, true, 0, 0, offsetof(struct tflite_simplify_tfl_quantize_into_whole, m.rest) },
    { DFG_PART_ROOT, false, 1, 2, offsetof(struct tflite_simplify_tfl_quantize_into_whole, m.q) },
};
/* ---- tfl_activation_before_concat ---- */

static const struct dfg_desc_expr tflite_simplify_tfl_activation_before_concat_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 12 },
    /* 1 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "scale", .text = "x#scale", .line = 12 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 12 },
    /* 3 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .name = "scale", .text = "y#scale", .line = 12 },
    /* 4 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, }, .text = "x#scale == y#scale", .line = 12 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 12 },
    /* 6 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .name = "zero_point", .text = "x#zero_point", .line = 12 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 12 },
    /* 8 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .name = "zero_point", .text = "y#zero_point", .line = 12 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 6, 8, }, .text = "x#zero_point == y#zero_point", .line = 12 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 9, }, .text = "x#scale == y#scale and x#zero_point == y#zero_point", .line = 12 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 12 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 12 },
    /* 13 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_DTYPE, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "same_dtype(x, y)", .line = 12 },
    /* 14 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 10, 13, }, .text = "(x#scale == y#scale and x#zero_point == y#zero_point and same_dtype(x, y))", .line = 12 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 13 },
    /* 16 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .name = "scale", .text = "x#scale", .line = 13 },
    /* 17 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "present(x#scale)", .line = 13 },
    /* 18 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "not present(x#scale)", .line = 13 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 13 },
    /* 20 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .name = "scale", .text = "y#scale", .line = 13 },
    /* 21 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "present(y#scale)", .line = 13 },
    /* 22 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 21, }, .text = "not present(y#scale)", .line = 13 },
    /* 23 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 22, }, .text = "(not present(x#scale) and not present(y#scale))", .line = 13 },
    /* 24 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 14, 23, }, .text = "(x#scale == y#scale and x#zero_point == y#zero_point and same_dtype(x, y))\012    or (not present(x#scale) and not present(y#scale))", .line = 12 },
};
static const struct dfg_desc_node tflite_simplify_tfl_activation_before_concat_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 3, .ops = (const char *const[]){ "tfl.Relu", "tfl.Relu6", "tfl.ReluN1To1", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .name = "a",
        .text = "limited(c)", .line = 83 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.Concatenation", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .every = true,
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "activation", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NONE" }, .text = "activation == \"NONE\"", .line = 82 },
        },
        .name = "c",
        .text = "tfl.Concatenation(every parts & tfl.Conv2D(...))", .line = 82 },
    [2] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 1,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "parts & tfl.Conv2D(...)", .line = 82 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 1,
        .name = "parts",
        .text = "parts", .line = 81 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 1,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.Conv2D", },
        .rest_first = 0, .rest_last = 1,
        .text = "tfl.Conv2D(...)", .line = 82 },
};
static const struct dfg_desc_region tflite_simplify_tfl_activation_before_concat_regions[] = { { DFG_D_OUTER, 0, 0 }, { DFG_D_OPERANDS, 1, 0 }, };
static const struct dfg_desc_capture tflite_simplify_tfl_activation_before_concat_refs[] = { { 3, -1 }, { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture tflite_simplify_tfl_activation_before_concat_captures[] = {
    { "parts", DFG_CAP_NODES, offsetof(struct tflite_simplify_tfl_activation_before_concat_match, parts) },
    { "c", DFG_CAP_NODE, offsetof(struct tflite_simplify_tfl_activation_before_concat_match, c) },
    { "a", DFG_CAP_NODE, offsetof(struct tflite_simplify_tfl_activation_before_concat_match, a) },
};
static const struct dfg_desc_pattern tflite_simplify_tfl_activation_before_concat_desc = {
    .n_nodes = 5, .n_exprs = 25, .n_vars = 0, .n_sets = 3,
    .nodes = tflite_simplify_tfl_activation_before_concat_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 2, .regions = tflite_simplify_tfl_activation_before_concat_regions,
    .exprs = tflite_simplify_tfl_activation_before_concat_exprs,
    .captures = tflite_simplify_tfl_activation_before_concat_refs,
    .text = "rule tfl_activation_before_concat(parts) {\012    c = tfl.Concatenation(every parts & tfl.Conv2D(...)) { activation == \"NONE\" };\012    a = limited(c);\012    match a;\012    where same_quantisation(c, a);\012    rewrite tfl.Concatenation(every a.op(parts)) { ..c };\012}", .line = 81, .n_where = 1, .where = (const uint32_t[]){ 24, }
};
static bool tflite_simplify_tfl_activation_before_concat_any(const dfg_graph *g, dfg_node n, void *m)
{
    return tflite_simplify_tfl_activation_before_concat_match(g, n, m);
}
static bool tflite_simplify_tfl_activation_before_concat_pass(void *ctx, const struct tflite_simplify_tfl_activation_before_concat_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool tflite_simplify_tfl_activation_before_concat_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return tflite_simplify_tfl_activation_before_concat_each(g, n, tflite_simplify_tfl_activation_before_concat_pass, &e);
}

static const struct dfg_part tflite_simplify_tfl_activation_before_concat_parts[] = {
    { DFG_PART_INPUT, true, 0, 0, offsetof(struct tflite_simplify_tfl_activation_before_concat_whole, m.parts) },
    { DFG_PART_INNER, false, 0, 1, offsetof(struct tflite_simplify_tfl_activation_before_concat_whole, m.c) },
    { DFG_PART_INNER, true, 0, -1, offsetof(struct tflite_simplify_tfl_activation_before_concat_whole, conv2D) },
    { DFG_PART_INPUT, true, 0, -1, offsetof(struct tflite_simplify_tfl_activation_before_concat_whole, rest) },
    { DFG_PART_ROOT, false, 1, 2, offsetof(struct tflite_simplify_tfl_activation_before_concat_whole, m.a) },
};
/* ---- tfl_hard_swish ---- */

static const struct dfg_desc_expr tflite_simplify_tfl_hard_swish_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 6, .text = "x", .line = 95 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 95 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 95 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 95 },
};
static const struct dfg_desc_node tflite_simplify_tfl_hard_swish_nodes[13] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 6, },
        .text = "tfl.Mul(tfl.Relu(tfl.Minimum(line, 1)) | tfl.Minimum(tfl.Relu(line), 1), x)", .line = 94 },
    [1] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 10, },
        .text = "tfl.Relu(tfl.Minimum(line, 1)) | tfl.Minimum(tfl.Relu(line), 1)", .line = 94 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.Relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .text = "tfl.Relu(tfl.Minimum(line, 1))", .line = 94 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.Minimum", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 9, },
        .text = "tfl.Minimum(line, 1)", .line = 94 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 8, },
        .name = "line",
        .text = "tfl.Add(tfl.Mul(x, approx(0.16666667, 1e-5)), 0.5)", .line = 93 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, },
        .text = "tfl.Mul(x, approx(0.16666667, 1e-5))", .line = 93 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 92 },
    [7] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.16666667 }, 1e-05 },
        .text = "approx(0.16666667, 1e-5)", .line = 93 },
    [8] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_FLOAT, .f = 0.5 }, 0.0 },
        .text = "0.5", .line = 93 },
    [9] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 94 },
    [10] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.Minimum", },
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, },
        .text = "tfl.Minimum(tfl.Relu(line), 1)", .line = 94 },
    [11] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.Relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .text = "tfl.Relu(line)", .line = 94 },
    [12] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 94 },
};
static const struct dfg_desc_region tflite_simplify_tfl_hard_swish_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture tflite_simplify_tfl_hard_swish_refs[] = { { 6, -1 }, { 4, -1 }, };
static const struct dfg_capture tflite_simplify_tfl_hard_swish_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct tflite_simplify_tfl_hard_swish_match, x) },
    { "line", DFG_CAP_NODE, offsetof(struct tflite_simplify_tfl_hard_swish_match, line) },
};
static const struct dfg_desc_pattern tflite_simplify_tfl_hard_swish_desc = {
    .n_nodes = 13, .n_exprs = 4, .n_vars = 0, .n_sets = 2,
    .nodes = tflite_simplify_tfl_hard_swish_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tflite_simplify_tfl_hard_swish_regions,
    .exprs = tflite_simplify_tfl_hard_swish_exprs,
    .captures = tflite_simplify_tfl_hard_swish_refs,
    .text = "rule tfl_hard_swish(x) {\012    line = tfl.Add(tfl.Mul(x, approx(0.16666667, 1e-5)), 0.5);\012    match tfl.Mul(tfl.Relu(tfl.Minimum(line, 1)) | tfl.Minimum(tfl.Relu(line), 1), x);\012    where x.dtype == f32;\012    rewrite tfl.HardSwish(x);\012}", .line = 92, .n_where = 1, .where = (const uint32_t[]){ 3, }
};
static bool tflite_simplify_tfl_hard_swish_any(const dfg_graph *g, dfg_node n, void *m)
{
    return tflite_simplify_tfl_hard_swish_match(g, n, m);
}
static bool tflite_simplify_tfl_hard_swish_pass(void *ctx, const struct tflite_simplify_tfl_hard_swish_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool tflite_simplify_tfl_hard_swish_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return tflite_simplify_tfl_hard_swish_each(g, n, tflite_simplify_tfl_hard_swish_pass, &e);
}

static const struct dfg_part tflite_simplify_tfl_hard_swish_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct tflite_simplify_tfl_hard_swish_whole, m.x) },
    { DFG_PART_INNER, false, 0, 1, offsetof(struct tflite_simplify_tfl_hard_swish_whole, m.line) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct tflite_simplify_tfl_hard_swish_whole, mul) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct tflite_simplify_tfl_hard_swish_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct tflite_simplify_tfl_hard_swish_whole, constant_2) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct tflite_simplify_tfl_hard_swish_whole, mul_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct tflite_simplify_tfl_hard_swish_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct tflite_simplify_tfl_hard_swish_whole, minimum) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct tflite_simplify_tfl_hard_swish_whole, constant_3) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct tflite_simplify_tfl_hard_swish_whole, minimum_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct tflite_simplify_tfl_hard_swish_whole, relu_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct tflite_simplify_tfl_hard_swish_whole, constant_4) },
};
/* ---- tfl_hard_swish_quantised ---- */

static const struct dfg_desc_expr tflite_simplify_tfl_hard_swish_quantised_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 7, .text = "x", .line = 105 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 105 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 105 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 105 },
    /* 4 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, }, .text = "x.dtype in {i8, u8}", .line = 105 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 7, .text = "x", .line = 105 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 0, .text = "q", .line = 105 },
    /* 7 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_DTYPE, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "same_dtype(x, q)", .line = 105 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 7, .text = "x", .line = 105 },
    /* 9 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .name = "scale", .text = "x#scale", .line = 105 },
    /* 10 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "present(x#scale)", .line = 105 },
};
static const struct dfg_desc_node tflite_simplify_tfl_hard_swish_quantised_nodes[11] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.Quantize", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .name = "q",
        .text = "tfl.Quantize(m)", .line = 103 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 6, },
        .name = "m",
        .text = "tfl.Mul(tfl.Relu(tfl.Minimum(line, 1)), d)", .line = 102 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.Relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .text = "tfl.Relu(tfl.Minimum(line, 1))", .line = 102 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.Minimum", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 10, },
        .text = "tfl.Minimum(line, 1)", .line = 102 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, },
        .name = "line",
        .text = "tfl.Add(tfl.Mul(d, approx(0.16666667, 1e-5)), 0.5)", .line = 101 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 8, },
        .text = "tfl.Mul(d, approx(0.16666667, 1e-5))", .line = 101 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.Dequantize", },
        .n_kids = 1, .kids = (const uint32_t[]){ 7, },
        .name = "d",
        .text = "tfl.Dequantize(x)", .line = 100 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 99 },
    [8] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.16666667 }, 1e-05 },
        .text = "approx(0.16666667, 1e-5)", .line = 101 },
    [9] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_FLOAT, .f = 0.5 }, 0.0 },
        .text = "0.5", .line = 101 },
    [10] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 102 },
};
static const struct dfg_desc_region tflite_simplify_tfl_hard_swish_quantised_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture tflite_simplify_tfl_hard_swish_quantised_refs[] = { { 7, -1 }, { 6, -1 }, { 4, -1 }, { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture tflite_simplify_tfl_hard_swish_quantised_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct tflite_simplify_tfl_hard_swish_quantised_match, x) },
    { "d", DFG_CAP_NODE, offsetof(struct tflite_simplify_tfl_hard_swish_quantised_match, d) },
    { "line", DFG_CAP_NODE, offsetof(struct tflite_simplify_tfl_hard_swish_quantised_match, line) },
    { "m", DFG_CAP_NODE, offsetof(struct tflite_simplify_tfl_hard_swish_quantised_match, m) },
    { "q", DFG_CAP_NODE, offsetof(struct tflite_simplify_tfl_hard_swish_quantised_match, q) },
};
static const struct dfg_desc_pattern tflite_simplify_tfl_hard_swish_quantised_desc = {
    .n_nodes = 11, .n_exprs = 11, .n_vars = 0, .n_sets = 5,
    .nodes = tflite_simplify_tfl_hard_swish_quantised_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tflite_simplify_tfl_hard_swish_quantised_regions,
    .exprs = tflite_simplify_tfl_hard_swish_quantised_exprs,
    .captures = tflite_simplify_tfl_hard_swish_quantised_refs,
    .text = "rule tfl_hard_swish_quantised(x) {\012    d = tfl.Dequantize(x);\012    line = tfl.Add(tfl.Mul(d, approx(0.16666667, 1e-5)), 0.5);\012    m = tfl.Mul(tfl.Relu(tfl.Minimum(line, 1)), d);\012    q = tfl.Quantize(m);\012    match q;\012    where x.dtype in {i8, u8}, same_dtype(x, q), present(x#scale);\012    rewrite tfl.HardSwish(x);\012}", .line = 99, .n_where = 3, .where = (const uint32_t[]){ 4, 7, 10, }
};
static bool tflite_simplify_tfl_hard_swish_quantised_any(const dfg_graph *g, dfg_node n, void *m)
{
    return tflite_simplify_tfl_hard_swish_quantised_match(g, n, m);
}
static bool tflite_simplify_tfl_hard_swish_quantised_pass(void *ctx, const struct tflite_simplify_tfl_hard_swish_quantised_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool tflite_simplify_tfl_hard_swish_quantised_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return tflite_simplify_tfl_hard_swish_quantised_each(g, n, tflite_simplify_tfl_hard_swish_quantised_pass, &e);
}

static const struct dfg_part tflite_simplify_tfl_hard_swish_quantised_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct tflite_simplify_tfl_hard_swish_quantised_whole, m.x) },
    { DFG_PART_INNER, false, 0, 1, offsetof(struct tflite_simplify_tfl_hard_swish_quantised_whole, m.d) },
    { DFG_PART_INNER, false, 0, 2, offsetof(struct tflite_simplify_tfl_hard_swish_quantised_whole, m.line) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct tflite_simplify_tfl_hard_swish_quantised_whole, mul) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct tflite_simplify_tfl_hard_swish_quantised_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct tflite_simplify_tfl_hard_swish_quantised_whole, constant_2) },
    { DFG_PART_INNER, false, 0, 3, offsetof(struct tflite_simplify_tfl_hard_swish_quantised_whole, m.m) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct tflite_simplify_tfl_hard_swish_quantised_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct tflite_simplify_tfl_hard_swish_quantised_whole, minimum) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct tflite_simplify_tfl_hard_swish_quantised_whole, constant_3) },
    { DFG_PART_ROOT, false, 1, 4, offsetof(struct tflite_simplify_tfl_hard_swish_quantised_whole, m.q) },
};
/* ---- tfl_permute_weights ---- */

static const struct dfg_desc_expr tflite_simplify_tfl_permute_weights_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 117 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 117 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 117 },
    /* 3 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.elements > 0", .line = 117 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 5, .text = "p", .line = 117 },
    /* 5 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "value(p)", .line = 117 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 117 },
    /* 7 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "value(p)[0]", .line = 117 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 117 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "value(p)[0] == 0", .line = 117 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 1, .text = "r", .line = 117 },
    /* 11 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "rank", .line = 117 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 117 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "r.rank == 2", .line = 117 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 1, .text = "r", .line = 117 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "shape", .line = 117 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 117 },
    /* 17 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "r.shape[0]", .line = 117 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 117 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "shape", .line = 117 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 117 },
    /* 21 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "x.shape[0]", .line = 117 },
    /* 22 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "r.shape[0] == x.shape[0]", .line = 117 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 9, .text = "w", .line = 117 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "rank", .line = 117 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 117 },
    /* 26 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "w.rank == 2", .line = 117 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 9, .text = "w", .line = 118 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "shape", .line = 118 },
    /* 29 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 118 },
    /* 30 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 28, 29, }, .text = "w.shape[1]", .line = 118 },
    /* 31 */ { .op = DFG_E_NODE, .ref = 1, .text = "r", .line = 118 },
    /* 32 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "shape", .line = 118 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 118 },
    /* 34 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "r.shape[1]", .line = 118 },
    /* 35 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 30, 34, }, .text = "w.shape[1] == r.shape[1]", .line = 118 },
};
static const struct dfg_desc_node tflite_simplify_tfl_permute_weights_nodes[12] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.FullyConnected", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 8, 11, },
        .optional = 0x4u,
        .name = "f",
        .text = "tfl.FullyConnected(r, w & const, b?)", .line = 115 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.Reshape", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 7, },
        .name = "r",
        .text = "tfl.Reshape(t, _)", .line = 114 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.Transpose", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .name = "t",
        .text = "tfl.Transpose(x, p & const)", .line = 113 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 112 },
    [4] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "p & const", .line = 113 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "p",
        .text = "p", .line = 112 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 113 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 114 },
    [8] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, },
        .text = "w & const", .line = 115 },
    [9] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 112 },
    [10] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 115 },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 112 },
};
static const struct dfg_desc_region tflite_simplify_tfl_permute_weights_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture tflite_simplify_tfl_permute_weights_refs[] = { { 3, -1 }, { 5, -1 }, { 9, -1 }, { 11, -1 }, { 2, -1 }, { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture tflite_simplify_tfl_permute_weights_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct tflite_simplify_tfl_permute_weights_match, x) },
    { "p", DFG_CAP_NODE, offsetof(struct tflite_simplify_tfl_permute_weights_match, p) },
    { "w", DFG_CAP_NODE, offsetof(struct tflite_simplify_tfl_permute_weights_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct tflite_simplify_tfl_permute_weights_match, b) },
    { "t", DFG_CAP_NODE, offsetof(struct tflite_simplify_tfl_permute_weights_match, t) },
    { "r", DFG_CAP_NODE, offsetof(struct tflite_simplify_tfl_permute_weights_match, r) },
    { "f", DFG_CAP_NODE, offsetof(struct tflite_simplify_tfl_permute_weights_match, f) },
};
static const struct dfg_desc_pattern tflite_simplify_tfl_permute_weights_desc = {
    .n_nodes = 12, .n_exprs = 36, .n_vars = 0, .n_sets = 7,
    .nodes = tflite_simplify_tfl_permute_weights_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tflite_simplify_tfl_permute_weights_regions,
    .exprs = tflite_simplify_tfl_permute_weights_exprs,
    .captures = tflite_simplify_tfl_permute_weights_refs,
    .text = "rule tfl_permute_weights(x, p, w, b) {\012    t = tfl.Transpose(x, p & const);\012    r = tfl.Reshape(t, _);\012    f = tfl.FullyConnected(r, w & const, b?);\012    match f;\012    where x.elements > 0, value(p)[0] == 0, r.rank == 2, r.shape[0] == x.shape[0], w.rank == 2;\012    where w.shape[1] == r.shape[1];\012    rewrite extern tflite_permuted_product;\012}", .line = 112, .n_where = 6, .where = (const uint32_t[]){ 3, 9, 13, 22, 26, 35, }
};
static bool tflite_simplify_tfl_permute_weights_any(const dfg_graph *g, dfg_node n, void *m)
{
    return tflite_simplify_tfl_permute_weights_match(g, n, m);
}
static bool tflite_simplify_tfl_permute_weights_pass(void *ctx, const struct tflite_simplify_tfl_permute_weights_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool tflite_simplify_tfl_permute_weights_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return tflite_simplify_tfl_permute_weights_each(g, n, tflite_simplify_tfl_permute_weights_pass, &e);
}

static const struct dfg_part tflite_simplify_tfl_permute_weights_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct tflite_simplify_tfl_permute_weights_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct tflite_simplify_tfl_permute_weights_whole, m.p) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct tflite_simplify_tfl_permute_weights_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct tflite_simplify_tfl_permute_weights_whole, m.b) },
    { DFG_PART_INNER, false, 0, 4, offsetof(struct tflite_simplify_tfl_permute_weights_whole, m.t) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct tflite_simplify_tfl_permute_weights_whole, constant) },
    { DFG_PART_INNER, false, 0, 5, offsetof(struct tflite_simplify_tfl_permute_weights_whole, m.r) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct tflite_simplify_tfl_permute_weights_whole, x) },
    { DFG_PART_ROOT, false, 1, 6, offsetof(struct tflite_simplify_tfl_permute_weights_whole, m.f) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct tflite_simplify_tfl_permute_weights_whole, constant_2) },
};
/* ---- tfl_permute_kernel ---- */

static const struct dfg_desc_expr tflite_simplify_tfl_permute_kernel_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 127 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 127 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 127 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.rank == 2", .line = 127 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 127 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "elements", .line = 127 },
    /* 6 */ { .op = DFG_E_VAR, .ref = 0, .text = "n", .line = 127 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.elements == n", .line = 127 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 9, .text = "w", .line = 127 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "rank", .line = 127 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 127 },
    /* 11 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "w.rank == 4", .line = 127 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 9, .text = "w", .line = 127 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "shape", .line = 127 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 127 },
    /* 15 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "w.shape[3]", .line = 127 },
    /* 16 */ { .op = DFG_E_VAR, .ref = 0, .text = "n", .line = 127 },
    /* 17 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "w.shape[3] == n", .line = 127 },
};
static const struct dfg_desc_node tflite_simplify_tfl_permute_kernel_nodes[12] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.Conv2D", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 8, 11, },
        .optional = 0x4u,
        .name = "c",
        .text = "tfl.Conv2D(r, w & const, b?)", .line = 125 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.Reshape", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 7, },
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x0u, .has_shape = true, .n = 4, .dims = (const struct dfg_desc_dim[]){ { DFG_D_DIM_NUM, 1LL }, { DFG_D_DIM_NUM, 1LL }, { DFG_D_DIM_NUM, 1LL }, { DFG_D_DIM_VAR, 0 }, }, .text = "[1, 1, 1, n]", .line = 124 },
        },
        .name = "r",
        .text = "tfl.Reshape(t, _)", .line = 124 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.Transpose", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .name = "t",
        .text = "tfl.Transpose(x, p & [1, 0])", .line = 123 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 122 },
    [4] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "p & [1, 0]", .line = 123 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "p",
        .text = "p", .line = 122 },
    [6] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ELEMENTS, 0, false, { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 1LL }, { .tag = DFG_D_INT, .i = 0LL }, } }, 0.0 },
        .text = "[1, 0]", .line = 123 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 124 },
    [8] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, },
        .text = "w & const", .line = 125 },
    [9] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 122 },
    [10] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 125 },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 122 },
};
static const struct dfg_desc_region tflite_simplify_tfl_permute_kernel_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tflite_simplify_tfl_permute_kernel_var_regions[] = { 0, };
static const bool tflite_simplify_tfl_permute_kernel_dims[] = { 1, };
static const struct dfg_desc_capture tflite_simplify_tfl_permute_kernel_refs[] = { { 3, -1 }, { 5, -1 }, { 9, -1 }, { 11, -1 }, { 2, -1 }, { 1, -1 }, { 0, -1 }, { 0, -1 }, };
static const struct dfg_capture tflite_simplify_tfl_permute_kernel_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct tflite_simplify_tfl_permute_kernel_match, x) },
    { "p", DFG_CAP_NODE, offsetof(struct tflite_simplify_tfl_permute_kernel_match, p) },
    { "w", DFG_CAP_NODE, offsetof(struct tflite_simplify_tfl_permute_kernel_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct tflite_simplify_tfl_permute_kernel_match, b) },
    { "t", DFG_CAP_NODE, offsetof(struct tflite_simplify_tfl_permute_kernel_match, t) },
    { "r", DFG_CAP_NODE, offsetof(struct tflite_simplify_tfl_permute_kernel_match, r) },
    { "c", DFG_CAP_NODE, offsetof(struct tflite_simplify_tfl_permute_kernel_match, c) },
    { "n", DFG_CAP_DIM, offsetof(struct tflite_simplify_tfl_permute_kernel_match, n) },
};
static const struct dfg_desc_pattern tflite_simplify_tfl_permute_kernel_desc = {
    .n_nodes = 12, .n_exprs = 18, .n_vars = 1, .n_sets = 8,
    .nodes = tflite_simplify_tfl_permute_kernel_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tflite_simplify_tfl_permute_kernel_regions,
    .var_region = tflite_simplify_tfl_permute_kernel_var_regions,
    .exprs = tflite_simplify_tfl_permute_kernel_exprs,
    .captures = tflite_simplify_tfl_permute_kernel_refs,
    .var_is_dim = tflite_simplify_tfl_permute_kernel_dims,
    .text = "rule tfl_permute_kernel(x, p, w, b) {\012    t = tfl.Transpose(x, p & [1, 0]);\012    r = tfl.Reshape(t, _) : [1, 1, 1, n];\012    c = tfl.Conv2D(r, w & const, b?);\012    match c;\012    where x.rank == 2, x.elements == n, w.rank == 4, w.shape[3] == n;\012    rewrite extern tflite_permuted_kernel;\012}", .line = 122, .n_where = 4, .where = (const uint32_t[]){ 3, 7, 11, 17, }
};
static bool tflite_simplify_tfl_permute_kernel_any(const dfg_graph *g, dfg_node n, void *m)
{
    return tflite_simplify_tfl_permute_kernel_match(g, n, m);
}
static bool tflite_simplify_tfl_permute_kernel_pass(void *ctx, const struct tflite_simplify_tfl_permute_kernel_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool tflite_simplify_tfl_permute_kernel_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return tflite_simplify_tfl_permute_kernel_each(g, n, tflite_simplify_tfl_permute_kernel_pass, &e);
}

static const struct dfg_part tflite_simplify_tfl_permute_kernel_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct tflite_simplify_tfl_permute_kernel_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct tflite_simplify_tfl_permute_kernel_whole, m.p) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct tflite_simplify_tfl_permute_kernel_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct tflite_simplify_tfl_permute_kernel_whole, m.b) },
    { DFG_PART_INNER, false, 0, 4, offsetof(struct tflite_simplify_tfl_permute_kernel_whole, m.t) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct tflite_simplify_tfl_permute_kernel_whole, constant) },
    { DFG_PART_INNER, false, 0, 5, offsetof(struct tflite_simplify_tfl_permute_kernel_whole, m.r) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct tflite_simplify_tfl_permute_kernel_whole, x) },
    { DFG_PART_ROOT, false, 1, 6, offsetof(struct tflite_simplify_tfl_permute_kernel_whole, m.c) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct tflite_simplify_tfl_permute_kernel_whole, constant_2) },
};
/* ---- tfl_pool_to_sum ---- */

static const struct dfg_desc_expr tflite_simplify_tfl_pool_to_sum_exprs[] = {
    /* 0 */ { .op = DFG_E_VAR, .ref = 4, .text = "k", .line = 136 },
    /* 1 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 136 },
    /* 2 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "k[0]", .line = 136 },
    /* 3 */ { .op = DFG_E_VAR, .ref = 1, .text = "h", .line = 136 },
    /* 4 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, }, .text = "k[0] == h", .line = 136 },
    /* 5 */ { .op = DFG_E_VAR, .ref = 4, .text = "k", .line = 136 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 136 },
    /* 7 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "k[1]", .line = 136 },
    /* 8 */ { .op = DFG_E_VAR, .ref = 2, .text = "wd", .line = 136 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "k[1] == wd", .line = 136 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 2, .text = "p", .line = 136 },
    /* 11 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "shape", .line = 136 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 136 },
    /* 13 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "p.shape[1]", .line = 136 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 136 },
    /* 15 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "p.shape[1] == 1", .line = 136 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 2, .text = "p", .line = 136 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "shape", .line = 136 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 136 },
    /* 19 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "p.shape[2]", .line = 136 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 136 },
    /* 21 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "p.shape[2] == 1", .line = 136 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 136 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "dtype", .line = 136 },
    /* 24 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 136 },
    /* 25 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "x.dtype == f32", .line = 136 },
    /* 26 */ { .op = DFG_E_NODE, .ref = 7, .text = "w", .line = 136 },
    /* 27 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 26, }, .text = "dtype", .line = 136 },
    /* 28 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 136 },
    /* 29 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 27, 28, }, .text = "w.dtype == f32", .line = 136 },
};
static const struct dfg_desc_node tflite_simplify_tfl_pool_to_sum_nodes[10] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.FullyConnected", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 6, 9, },
        .optional = 0x4u,
        .name = "f",
        .text = "tfl.FullyConnected(r, w & const, b?)", .line = 134 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.Reshape", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x0u, .has_shape = true, .n = 2, .dims = (const struct dfg_desc_dim[]){ { DFG_D_DIM_VAR, 0 }, { DFG_D_DIM_VAR, 3 }, }, .text = "[n, c]", .line = 133 },
        },
        .name = "r",
        .text = "tfl.Reshape(p, _)", .line = 133 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.AveragePool2D", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_BIND, .name = "filter", .expr = -1, .var = 4, .text = "filter = k", .line = 132 },
            { .test = DFG_D_TEST_EQ, .name = "activation", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NONE" }, .text = "activation == \"NONE\"", .line = 132 },
        },
        .name = "p",
        .text = "tfl.AveragePool2D(x : [n, h, wd, c])", .line = 132 },
    [3] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x0u, .has_shape = true, .n = 4, .dims = (const struct dfg_desc_dim[]){ { DFG_D_DIM_VAR, 0 }, { DFG_D_DIM_VAR, 1 }, { DFG_D_DIM_VAR, 2 }, { DFG_D_DIM_VAR, 3 }, }, .text = "[n, h, wd, c]", .line = 132 },
        },
        .text = "x : [n, h, wd, c]", .line = 132 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 131 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 133 },
    [6] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "w & const", .line = 134 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 131 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 134 },
    [9] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 131 },
};
static const struct dfg_desc_region tflite_simplify_tfl_pool_to_sum_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tflite_simplify_tfl_pool_to_sum_var_regions[] = { 0, 0, 0, 0, 0, };
static const bool tflite_simplify_tfl_pool_to_sum_dims[] = { 1, 1, 1, 1, 0, };
static const struct dfg_desc_capture tflite_simplify_tfl_pool_to_sum_refs[] = { { 4, -1 }, { 7, -1 }, { 9, -1 }, { 2, -1 }, { 1, -1 }, { 0, -1 }, { 0, -1 }, { 1, -1 }, { 2, -1 }, { 3, -1 }, { 4, -1 }, };
static const struct dfg_capture tflite_simplify_tfl_pool_to_sum_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct tflite_simplify_tfl_pool_to_sum_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct tflite_simplify_tfl_pool_to_sum_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct tflite_simplify_tfl_pool_to_sum_match, b) },
    { "p", DFG_CAP_NODE, offsetof(struct tflite_simplify_tfl_pool_to_sum_match, p) },
    { "r", DFG_CAP_NODE, offsetof(struct tflite_simplify_tfl_pool_to_sum_match, r) },
    { "f", DFG_CAP_NODE, offsetof(struct tflite_simplify_tfl_pool_to_sum_match, f) },
    { "n", DFG_CAP_DIM, offsetof(struct tflite_simplify_tfl_pool_to_sum_match, n) },
    { "h", DFG_CAP_DIM, offsetof(struct tflite_simplify_tfl_pool_to_sum_match, h) },
    { "wd", DFG_CAP_DIM, offsetof(struct tflite_simplify_tfl_pool_to_sum_match, wd) },
    { "c", DFG_CAP_DIM, offsetof(struct tflite_simplify_tfl_pool_to_sum_match, c) },
    { "k", DFG_CAP_VALUE, offsetof(struct tflite_simplify_tfl_pool_to_sum_match, k) },
};
static const struct dfg_desc_pattern tflite_simplify_tfl_pool_to_sum_desc = {
    .n_nodes = 10, .n_exprs = 30, .n_vars = 5, .n_sets = 11,
    .nodes = tflite_simplify_tfl_pool_to_sum_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tflite_simplify_tfl_pool_to_sum_regions,
    .var_region = tflite_simplify_tfl_pool_to_sum_var_regions,
    .exprs = tflite_simplify_tfl_pool_to_sum_exprs,
    .captures = tflite_simplify_tfl_pool_to_sum_refs,
    .var_is_dim = tflite_simplify_tfl_pool_to_sum_dims,
    .text = "rule tfl_pool_to_sum(x, w, b) {\012    p = tfl.AveragePool2D(x : [n, h, wd, c]) { filter = k, activation == \"NONE\" };\012    r = tfl.Reshape(p, _) : [n, c];\012    f = tfl.FullyConnected(r, w & const, b?);\012    match f;\012    where k[0] == h, k[1] == wd, p.shape[1] == 1, p.shape[2] == 1, x.dtype == f32, w.dtype == f32;\012    rewrite extern tflite_sum_product;\012}", .line = 131, .n_where = 6, .where = (const uint32_t[]){ 4, 9, 15, 21, 25, 29, }
};
static bool tflite_simplify_tfl_pool_to_sum_any(const dfg_graph *g, dfg_node n, void *m)
{
    return tflite_simplify_tfl_pool_to_sum_match(g, n, m);
}
static bool tflite_simplify_tfl_pool_to_sum_pass(void *ctx, const struct tflite_simplify_tfl_pool_to_sum_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool tflite_simplify_tfl_pool_to_sum_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return tflite_simplify_tfl_pool_to_sum_each(g, n, tflite_simplify_tfl_pool_to_sum_pass, &e);
}

static const struct dfg_part tflite_simplify_tfl_pool_to_sum_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct tflite_simplify_tfl_pool_to_sum_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct tflite_simplify_tfl_pool_to_sum_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct tflite_simplify_tfl_pool_to_sum_whole, m.b) },
    { DFG_PART_INNER, false, 0, 3, offsetof(struct tflite_simplify_tfl_pool_to_sum_whole, m.p) },
    { DFG_PART_INNER, false, 0, 4, offsetof(struct tflite_simplify_tfl_pool_to_sum_whole, m.r) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct tflite_simplify_tfl_pool_to_sum_whole, x) },
    { DFG_PART_ROOT, false, 1, 5, offsetof(struct tflite_simplify_tfl_pool_to_sum_whole, m.f) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct tflite_simplify_tfl_pool_to_sum_whole, constant) },
};
static const struct dfg_pattern patterns[] = {
    { .name = "tfl_fuse_activation", .place = "tflite_simplify.pat:19", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct tflite_simplify_tfl_fuse_activation_match),
      .n_captures = 3, .captures = tflite_simplify_tfl_fuse_activation_captures,
      .match = tflite_simplify_tfl_fuse_activation_any, .each = tflite_simplify_tfl_fuse_activation_all, .desc = &tflite_simplify_tfl_fuse_activation_desc,
      .whole_size = sizeof(struct tflite_simplify_tfl_fuse_activation_whole), .n_parts = sizeof tflite_simplify_tfl_fuse_activation_parts / sizeof *tflite_simplify_tfl_fuse_activation_parts,
      .n_params = 1, .parts = tflite_simplify_tfl_fuse_activation_parts, .whole = tflite_simplify_tfl_fuse_activation_whole },
    { .name = "tfl_fuse_pool_activation", .place = "tflite_simplify.pat:28", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct tflite_simplify_tfl_fuse_pool_activation_match),
      .n_captures = 3, .captures = tflite_simplify_tfl_fuse_pool_activation_captures,
      .match = tflite_simplify_tfl_fuse_pool_activation_any, .each = tflite_simplify_tfl_fuse_pool_activation_all, .desc = &tflite_simplify_tfl_fuse_pool_activation_desc,
      .whole_size = sizeof(struct tflite_simplify_tfl_fuse_pool_activation_whole), .n_parts = sizeof tflite_simplify_tfl_fuse_pool_activation_parts / sizeof *tflite_simplify_tfl_fuse_pool_activation_parts,
      .n_params = 1, .parts = tflite_simplify_tfl_fuse_pool_activation_parts, .whole = tflite_simplify_tfl_fuse_pool_activation_whole },
    { .name = "tfl_fuse_bias", .place = "tflite_simplify.pat:36", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct tflite_simplify_tfl_fuse_bias_match),
      .n_captures = 5, .captures = tflite_simplify_tfl_fuse_bias_captures,
      .match = tflite_simplify_tfl_fuse_bias_any, .each = tflite_simplify_tfl_fuse_bias_all, .desc = &tflite_simplify_tfl_fuse_bias_desc,
      .whole_size = sizeof(struct tflite_simplify_tfl_fuse_bias_whole), .n_parts = sizeof tflite_simplify_tfl_fuse_bias_parts / sizeof *tflite_simplify_tfl_fuse_bias_parts,
      .n_params = 3, .parts = tflite_simplify_tfl_fuse_bias_parts, .whole = tflite_simplify_tfl_fuse_bias_whole },
    { .name = "tfl_requantize", .place = "tflite_simplify.pat:48", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct tflite_simplify_tfl_requantize_match),
      .n_captures = 3, .captures = tflite_simplify_tfl_requantize_captures,
      .match = tflite_simplify_tfl_requantize_any, .each = tflite_simplify_tfl_requantize_all, .desc = &tflite_simplify_tfl_requantize_desc,
      .whole_size = sizeof(struct tflite_simplify_tfl_requantize_whole), .n_parts = sizeof tflite_simplify_tfl_requantize_parts / sizeof *tflite_simplify_tfl_requantize_parts,
      .n_params = 1, .parts = tflite_simplify_tfl_requantize_parts, .whole = tflite_simplify_tfl_requantize_whole },
    { .name = "tfl_parallel_quantize", .place = "tflite_simplify.pat:56", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct tflite_simplify_tfl_parallel_quantize_match),
      .n_captures = 3, .captures = tflite_simplify_tfl_parallel_quantize_captures,
      .match = tflite_simplify_tfl_parallel_quantize_any, .each = tflite_simplify_tfl_parallel_quantize_all, .desc = &tflite_simplify_tfl_parallel_quantize_desc,
      .whole_size = sizeof(struct tflite_simplify_tfl_parallel_quantize_whole), .n_parts = sizeof tflite_simplify_tfl_parallel_quantize_parts / sizeof *tflite_simplify_tfl_parallel_quantize_parts,
      .n_params = 1, .parts = tflite_simplify_tfl_parallel_quantize_parts, .whole = tflite_simplify_tfl_parallel_quantize_whole },
    { .name = "tfl_quantize_dequantize", .place = "tflite_simplify.pat:64", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct tflite_simplify_tfl_quantize_dequantize_match),
      .n_captures = 2, .captures = tflite_simplify_tfl_quantize_dequantize_captures,
      .match = tflite_simplify_tfl_quantize_dequantize_any, .each = tflite_simplify_tfl_quantize_dequantize_all, .desc = &tflite_simplify_tfl_quantize_dequantize_desc,
      .whole_size = sizeof(struct tflite_simplify_tfl_quantize_dequantize_whole), .n_parts = sizeof tflite_simplify_tfl_quantize_dequantize_parts / sizeof *tflite_simplify_tfl_quantize_dequantize_parts,
      .n_params = 1, .parts = tflite_simplify_tfl_quantize_dequantize_parts, .whole = tflite_simplify_tfl_quantize_dequantize_whole },
    { .name = "tfl_quantize_into", .place = "tflite_simplify.pat:73", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct tflite_simplify_tfl_quantize_into_match),
      .n_captures = 3, .captures = tflite_simplify_tfl_quantize_into_captures,
      .match = tflite_simplify_tfl_quantize_into_any, .each = tflite_simplify_tfl_quantize_into_all, .desc = &tflite_simplify_tfl_quantize_into_desc,
      .whole_size = sizeof(struct tflite_simplify_tfl_quantize_into_whole), .n_parts = sizeof tflite_simplify_tfl_quantize_into_parts / sizeof *tflite_simplify_tfl_quantize_into_parts,
      .n_params = 1, .parts = tflite_simplify_tfl_quantize_into_parts, .whole = tflite_simplify_tfl_quantize_into_whole },
    { .name = "tfl_activation_before_concat", .place = "tflite_simplify.pat:81", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct tflite_simplify_tfl_activation_before_concat_match),
      .n_captures = 3, .captures = tflite_simplify_tfl_activation_before_concat_captures,
      .match = tflite_simplify_tfl_activation_before_concat_any, .each = tflite_simplify_tfl_activation_before_concat_all, .desc = &tflite_simplify_tfl_activation_before_concat_desc,
      .whole_size = sizeof(struct tflite_simplify_tfl_activation_before_concat_whole), .n_parts = sizeof tflite_simplify_tfl_activation_before_concat_parts / sizeof *tflite_simplify_tfl_activation_before_concat_parts,
      .n_params = 1, .parts = tflite_simplify_tfl_activation_before_concat_parts, .whole = tflite_simplify_tfl_activation_before_concat_whole },
    { .name = "tfl_hard_swish", .place = "tflite_simplify.pat:92", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct tflite_simplify_tfl_hard_swish_match),
      .n_captures = 2, .captures = tflite_simplify_tfl_hard_swish_captures,
      .match = tflite_simplify_tfl_hard_swish_any, .each = tflite_simplify_tfl_hard_swish_all, .desc = &tflite_simplify_tfl_hard_swish_desc,
      .whole_size = sizeof(struct tflite_simplify_tfl_hard_swish_whole), .n_parts = sizeof tflite_simplify_tfl_hard_swish_parts / sizeof *tflite_simplify_tfl_hard_swish_parts,
      .n_params = 1, .parts = tflite_simplify_tfl_hard_swish_parts, .whole = tflite_simplify_tfl_hard_swish_whole },
    { .name = "tfl_hard_swish_quantised", .place = "tflite_simplify.pat:99", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct tflite_simplify_tfl_hard_swish_quantised_match),
      .n_captures = 5, .captures = tflite_simplify_tfl_hard_swish_quantised_captures,
      .match = tflite_simplify_tfl_hard_swish_quantised_any, .each = tflite_simplify_tfl_hard_swish_quantised_all, .desc = &tflite_simplify_tfl_hard_swish_quantised_desc,
      .whole_size = sizeof(struct tflite_simplify_tfl_hard_swish_quantised_whole), .n_parts = sizeof tflite_simplify_tfl_hard_swish_quantised_parts / sizeof *tflite_simplify_tfl_hard_swish_quantised_parts,
      .n_params = 1, .parts = tflite_simplify_tfl_hard_swish_quantised_parts, .whole = tflite_simplify_tfl_hard_swish_quantised_whole },
    { .name = "tfl_permute_weights", .place = "tflite_simplify.pat:112", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct tflite_simplify_tfl_permute_weights_match),
      .n_captures = 7, .captures = tflite_simplify_tfl_permute_weights_captures,
      .match = tflite_simplify_tfl_permute_weights_any, .each = tflite_simplify_tfl_permute_weights_all, .desc = &tflite_simplify_tfl_permute_weights_desc,
      .whole_size = sizeof(struct tflite_simplify_tfl_permute_weights_whole), .n_parts = sizeof tflite_simplify_tfl_permute_weights_parts / sizeof *tflite_simplify_tfl_permute_weights_parts,
      .n_params = 4, .parts = tflite_simplify_tfl_permute_weights_parts, .whole = tflite_simplify_tfl_permute_weights_whole },
    { .name = "tfl_permute_kernel", .place = "tflite_simplify.pat:122", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct tflite_simplify_tfl_permute_kernel_match),
      .n_captures = 8, .captures = tflite_simplify_tfl_permute_kernel_captures,
      .match = tflite_simplify_tfl_permute_kernel_any, .each = tflite_simplify_tfl_permute_kernel_all, .desc = &tflite_simplify_tfl_permute_kernel_desc,
      .whole_size = sizeof(struct tflite_simplify_tfl_permute_kernel_whole), .n_parts = sizeof tflite_simplify_tfl_permute_kernel_parts / sizeof *tflite_simplify_tfl_permute_kernel_parts,
      .n_params = 4, .parts = tflite_simplify_tfl_permute_kernel_parts, .whole = tflite_simplify_tfl_permute_kernel_whole },
    { .name = "tfl_pool_to_sum", .place = "tflite_simplify.pat:131", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct tflite_simplify_tfl_pool_to_sum_match),
      .n_captures = 11, .captures = tflite_simplify_tfl_pool_to_sum_captures,
      .match = tflite_simplify_tfl_pool_to_sum_any, .each = tflite_simplify_tfl_pool_to_sum_all, .desc = &tflite_simplify_tfl_pool_to_sum_desc,
      .whole_size = sizeof(struct tflite_simplify_tfl_pool_to_sum_whole), .n_parts = sizeof tflite_simplify_tfl_pool_to_sum_parts / sizeof *tflite_simplify_tfl_pool_to_sum_parts,
      .n_params = 3, .parts = tflite_simplify_tfl_pool_to_sum_parts, .whole = tflite_simplify_tfl_pool_to_sum_whole },
};

static const char *const imports[] = { "tflite", NULL };
extern const struct dfg_unit tflite_simplify_unit;
const struct dfg_unit tflite_simplify_unit = {
    .abi = DFG_ABI,
    .name = "tflite_simplify",
    .imports = imports,
    .names = &tflite_simplify_names, .whole_names = &whole_names,
    .n_patterns = 13, .patterns = patterns,
    .rules = &tflite_simplify_rules,
};
