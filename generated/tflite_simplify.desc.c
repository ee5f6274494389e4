/* What tflite_simplify.pat declares, as tables for drivers and tests.  Made by pat2c; do not edit. */
#include "tflite_simplify.h"
#if TFLITE_SIMPLIFY_H != 0x8f3933d18390d894
#error "tflite_simplify.h is of another run of pat2c than this file"
#endif

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
    OP_tfl_TransposeConv,
};
enum {
    ATTR_activation,
    ATTR_added,
    ATTR_filter,
    ATTR_quantized_dimension,
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
    "tfl.TransposeConv",
};
static const char *const attr_names[] = {
    "activation",
    "added",
    "filter",
    "quantized_dimension",
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
    .n_ops = 25,
    .ops = op_names,
    .n_attrs = 6,
    .attrs = attr_names,
    .n_strs = 1,
    .strs = str_names,
};

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

/* tflite_simplify.pat:15
 * cond covers(x, y) = x.dtype in {i8, u8, i16}, y.dtype in {i8, u8, i16},
 *     x#scale * ((x.dtype == u8 ? 0 : x.dtype == i8 ? -128 : -32768) - x#zero_point - 0.5)
 *         <= y#scale * ((y.dtype == u8 ? 0 : y.dtype == i8 ? -128 : -32768) - y#zero_point),
 *     x#scale * ((x.dtype == u8 ? 255 : x.dtype == i8 ? 127 : 32767) - x#zero_point + 0.5)
 *         >= y#scale * ((y.dtype == u8 ? 255 : y.dtype == i8 ? 127 : 32767) - y#zero_point);
 */
static bool covers(const dfg_graph *g, dfg_node x, dfg_node y)
{
    return (dfg_dtype(g, x) == DFG_I8 || dfg_dtype(g, x) == DFG_U8 || dfg_dtype(g, x) == DFG_I16)
        && (dfg_dtype(g, y) == DFG_I8 || dfg_dtype(g, y) == DFG_U8 || dfg_dtype(g, y) == DFG_I16)
        && dfg_le(dfg_mul(dfg_fact(g, x, ATTR_scale),
                          dfg_sub(dfg_sub(dfg_choose(dfg_same(dfg_dtype_of(g, x), dfg_dtype_val(DFG_U8)),
                                                     dfg_int(0),
                                                     dfg_choose(
                                                         dfg_same(
                                                             dfg_dtype_of(g, x), dfg_dtype_val(DFG_I8)),
                                                         dfg_int(-128), dfg_int(-32768))),
                                          dfg_fact(g, x, ATTR_zero_point)),
                                  dfg_float(0.5))),
                  dfg_mul(dfg_fact(g, y, ATTR_scale),
                          dfg_sub(dfg_choose(dfg_same(dfg_dtype_of(g, y), dfg_dtype_val(DFG_U8)),
                                             dfg_int(0),
                                             dfg_choose(dfg_same(dfg_dtype_of(g, y), dfg_dtype_val(DFG_I8)),
                                                        dfg_int(-128), dfg_int(-32768))),
                                  dfg_fact(g, y, ATTR_zero_point))))
        && dfg_ge(dfg_mul(dfg_fact(g, x, ATTR_scale),
                          dfg_add(dfg_sub(dfg_choose(dfg_same(dfg_dtype_of(g, x), dfg_dtype_val(DFG_U8)),
                                                     dfg_int(255),
                                                     dfg_choose(
                                                         dfg_same(
                                                             dfg_dtype_of(g, x), dfg_dtype_val(DFG_I8)),
                                                         dfg_int(127), dfg_int(32767))),
                                          dfg_fact(g, x, ATTR_zero_point)),
                                  dfg_float(0.5))),
                  dfg_mul(dfg_fact(g, y, ATTR_scale),
                          dfg_sub(dfg_choose(dfg_same(dfg_dtype_of(g, y), dfg_dtype_val(DFG_U8)),
                                             dfg_int(255),
                                             dfg_choose(dfg_same(dfg_dtype_of(g, y), dfg_dtype_val(DFG_I8)),
                                                        dfg_int(127), dfg_int(32767))),
                                  dfg_fact(g, y, ATTR_zero_point))));
}

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
          || dfg_op(g, c) == OP_tfl_TransposeConv || dfg_op(g, c) == OP_tfl_FullyConnected
          || dfg_op(g, c) == OP_tfl_Add || dfg_op(g, c) == OP_tfl_Mul || dfg_op(g, c) == OP_tfl_Sub
          || dfg_op(g, c) == OP_tfl_Div))
        return false;
    if (!dfg_str_is(g, c, ATTR_activation, STR_NONE, STR_NONE))
        return false;
    struct dfg_nodes rest = dfg_rest(g, c, 0, 0);
    if (!dfg_same_body(g, n, c))
        return false;
    /* where same_quantisation(c, a) or covers(c, a) */
    if (!(same_quantisation(g, c, n) || covers(g, c, n)))
        return false;
    return accept(ctx, &(struct tflite_simplify_tfl_fuse_activation_whole){.m = {.root = n, .rest = rest,
            .c = c, .a = n}});
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
    if (!dfg_calls_with(g, n, OP_tfl_Add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node y = dfg_arg(g, n, swap);
        if (!dfg_calls_with(g, y, OP_tfl_FullyConnected, 2))
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
        if (!dfg_dim_eq(g, dfg_extent_of(g, w, 0), dfg_extent_of(g, b, -1)))
            continue;
        /* where x.dtype == f32 */
        if (dfg_dtype(g, x) != DFG_F32)
            continue;
        /* where b.dtype == f32 */
        if (dfg_dtype(g, b) != DFG_F32)
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
    if (!dfg_calls_argc(g, n, OP_tfl_Quantize, 1))
        return false;
    dfg_node q = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, q, OP_tfl_Quantize, 1))
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
    /* where covers(q, x) */
    if (!covers(g, q, x))
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
    if (!dfg_calls_with(g, n, OP_tfl_Quantize, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where present(a#scale) */
    if (!dfg_known(dfg_fact(g, n, ATTR_scale)))
        return false;
    struct dfg_nodes readers = dfg_readers(g, 0, (const dfg_node[]){x}, 1, 1);
    for (uint32_t k = 0; k < readers.n; k++) {
        dfg_node b = readers.at[k];
        if (!dfg_calls_with(g, b, OP_tfl_Quantize, 1))
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
    if (!dfg_calls_argc(g, n, OP_tfl_Quantize, 1))
        return false;
    dfg_node dequantize = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, dequantize, OP_tfl_Dequantize, 1))
        return false;
    dfg_node x = dfg_arg(g, dequantize, 0);
    if (!dfg_same_body(g, n, dequantize))
        return false;
    /* where x.dtype in {i8, u8, i16} */
    if (!(dfg_dtype(g, x) == DFG_I8 || dfg_dtype(g, x) == DFG_U8 || dfg_dtype(g, x) == DFG_I16))
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
    if (!dfg_calls_argc(g, n, OP_tfl_Quantize, 1))
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
    /* where covers(c, q) */
    if (!covers(g, c, n))
        return false;
    return accept(ctx, &(struct tflite_simplify_tfl_quantize_into_whole){.m = {.root = n, .rest = rest,
            .c = c, .q = n}});
}

/* tflite_simplify.pat:11, known not to hold
 * cond same_quantisation(x, y) =
 *     (x#scale == y#scale and x#zero_point == y#zero_point and same_dtype(x, y))
 *     or (not present(x#scale) and not present(y#scale));
 */
static bool not_same_quantisation(const dfg_graph *g, dfg_node x, dfg_node y)
{
    return (dfg_ne(dfg_fact(g, x, ATTR_scale), dfg_fact(g, y, ATTR_scale))
            || dfg_ne(dfg_fact(g, x, ATTR_zero_point), dfg_fact(g, y, ATTR_zero_point))
            || dfg_same_dtype(g, x, y) == DFG_FALSE)
        && (dfg_known(dfg_fact(g, x, ATTR_scale)) || dfg_known(dfg_fact(g, y, ATTR_scale)));
}

static enum dfg_tri tflite_simplify_all1(const dfg_graph *g, struct dfg_nodes parts, dfg_node c)
{
    enum dfg_tri all = DFG_TRUE;
    for (uint32_t k = 0; all != DFG_FALSE && k < parts.n; k++) {
        const dfg_node each = parts.at[k];
        all = dfg_both(all,
                       same_quantisation(g, each, c) ? DFG_TRUE
                       : not_same_quantisation(g, each, c) ? DFG_FALSE : DFG_UNKNOWN);
    }
    return all;
}

struct tflite_simplify_tfl_activation_before_concat_whole {
    struct tflite_simplify_tfl_activation_before_concat_match m;
    struct dfg_nodes conv2D;
    struct dfg_nodes rest;
};

/* tflite_simplify.pat:91  parts & tfl.Conv2D(...) */
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
    if (!dfg_str_is(g, c, ATTR_activation, STR_NONE, STR_NONE) || !dfg_same_body(g, n, c))
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
    /* where all(parts, same_quantisation(parts, c)) */
    if (tflite_simplify_all1(g, parts, c) != DFG_TRUE)
        return false;
    return accept(ctx, &(struct tflite_simplify_tfl_activation_before_concat_whole){.m = {.root = n,
            .parts = parts, .c = c, .a = n}, .conv2D = conv2D, .rest = rest});
}

struct tflite_simplify_swish_line_whole {
    struct tflite_simplify_swish_line_match m;
    dfg_node constant;
    dfg_node constant_2;
};

static bool tflite_simplify_swish_line_whole(const dfg_graph *g, dfg_node n,
                                             bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_tfl_Add, 2))
        return false;
    if (!dfg_str_is(g, n, ATTR_activation, STR_NONE, STR_NONE))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, n, 0)) == OP_tfl_Mul ? 0 : 1;
    dfg_node half = dfg_arg(g, n, 1 - swap);
    dfg_node constant_2 = half;
    if (!dfg_const_is(g, constant_2, dfg_float(0.5), DFG_NO_DTYPE))
        return false;
    dfg_node p = dfg_arg(g, n, swap);
    if (!dfg_calls_with(g, p, OP_tfl_Mul, 2))
        return false;
    if (!dfg_str_is(g, p, ATTR_activation, STR_NONE, STR_NONE))
        return false;
    for (uint32_t swap_2 = 0; swap_2 < dfg_orders(g, p); swap_2++) {
        dfg_node x = dfg_arg(g, p, swap_2);
        dfg_node sixth = dfg_arg(g, p, 1 - swap_2);
        dfg_node constant = sixth;
        if (!dfg_const_near(g, constant, dfg_float(0.16666667), 1e-05, DFG_NO_DTYPE))
            continue;
        if (!dfg_same_body(g, n, p))
            continue;
        /* where x.rank >= sixth.rank */
        if (!dfg_ge(dfg_rank_of(g, x), dfg_rank_of(g, sixth)))
            continue;
        /* where x.rank >= half.rank */
        if (!dfg_ge(dfg_rank_of(g, x), dfg_rank_of(g, half)))
            continue;
        if (accept(ctx, &(struct tflite_simplify_swish_line_whole){.m = {.root = n, .x = x,
                .sixth = sixth, .half = half, .p = p, .y = n}, .constant = constant,
                .constant_2 = constant_2}))
            return true;
    }
    return false;
}

struct tflite_simplify_swish_limits_whole {
    struct tflite_simplify_swish_limits_match m;
    dfg_node v;
    dfg_node relu;
    dfg_node minimum;
    dfg_node constant;
    dfg_node minimum_2;
    dfg_node relu_2;
    dfg_node constant_2;
};

static bool tflite_simplify_swish_limits_whole(const dfg_graph *g, dfg_node n,
                                               bool (*accept)(void *ctx, const void *m), void *ctx)
{
    bool is_relu = dfg_calls_argc(g, n, OP_tfl_Relu, 1);
    dfg_node relu = DFG_NONE, minimum = DFG_NONE;
    if (is_relu) {
        relu = n;
        minimum = dfg_arg(g, relu, 0);
        if (!dfg_calls_with(g, minimum, OP_tfl_Minimum, 2))
            return false;
    }
    for (uint32_t swap = 0; swap < (is_relu ? dfg_orders(g, minimum) : 1u); swap++) {
        dfg_node y = DFG_NONE, one = DFG_NONE, constant = DFG_NONE, minimum_2 = DFG_NONE;
        dfg_node relu_2 = DFG_NONE, constant_2 = DFG_NONE;
        uint32_t swap_2 = 0;
        if (is_relu) {
            y = dfg_arg(g, minimum, swap);
            one = dfg_arg(g, minimum, 1 - swap);
            constant = one;
            if (!dfg_const_is(g, constant, dfg_int(1), DFG_NO_DTYPE))
                continue;
        } else {
            minimum_2 = n;
            if (!dfg_calls_argc(g, minimum_2, OP_tfl_Minimum, 2))
                continue;
            swap_2 = dfg_op(g, dfg_arg(g, minimum_2, 0)) == OP_tfl_Relu ? 0 : 1;
            relu_2 = dfg_arg(g, minimum_2, swap_2);
            if (!dfg_calls_with(g, relu_2, OP_tfl_Relu, 1))
                continue;
            y = dfg_arg(g, relu_2, 0);
            one = dfg_arg(g, minimum_2, 1 - swap_2);
            constant_2 = one;
            if (!dfg_const_is(g, constant_2, dfg_int(1), DFG_NO_DTYPE))
                continue;
        }
        if (!dfg_in_body(g, n, (const dfg_node[]){relu, minimum, minimum_2, relu_2}, 4))
            continue;
        if (accept(ctx, &(struct tflite_simplify_swish_limits_whole){.m = {.root = n, .y = y, .one = one},
                .v = n, .relu = relu, .minimum = minimum, .constant = constant,
                .minimum_2 = minimum_2, .relu_2 = relu_2, .constant_2 = constant_2}))
            return true;
    }
    return false;
}

struct tflite_simplify_tfl_hard_swish_whole {
    struct tflite_simplify_tfl_hard_swish_match m;
    dfg_node relu;
    dfg_node minimum;
    dfg_node y;
    dfg_node p;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node minimum_2;
    dfg_node relu_2;
    dfg_node constant_4;
};

static bool tflite_simplify_tfl_hard_swish_whole(const dfg_graph *g, dfg_node n,
                                                 bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_tfl_Mul, 2))
        return false;
    if (!dfg_str_is(g, n, ATTR_activation, STR_NONE, STR_NONE))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node x = dfg_arg(g, n, 1 - swap);
        dfg_node v = dfg_arg(g, n, swap);
        bool is_relu = dfg_calls_argc(g, v, OP_tfl_Relu, 1);
        dfg_node relu = DFG_NONE, minimum = DFG_NONE, one = DFG_NONE, constant_3 = DFG_NONE;
        dfg_node y = DFG_NONE, minimum_2 = DFG_NONE, constant_4 = DFG_NONE, relu_2 = DFG_NONE;
        uint32_t swap_2 = 0, swap_3 = 0;
        if (is_relu) {
            relu = v;
            minimum = dfg_arg(g, relu, 0);
            if (!dfg_calls_argc(g, minimum, OP_tfl_Minimum, 2))
                continue;
            swap_2 = dfg_op(g, dfg_arg(g, minimum, 0)) == OP_tfl_Add ? 0 : 1;
            one = dfg_arg(g, minimum, 1 - swap_2);
            constant_3 = one;
            if (!dfg_const_is(g, constant_3, dfg_int(1), DFG_NO_DTYPE))
                continue;
            y = dfg_arg(g, minimum, swap_2);
        } else {
            minimum_2 = v;
            if (!dfg_calls_argc(g, minimum_2, OP_tfl_Minimum, 2))
                continue;
            swap_3 = dfg_op(g, dfg_arg(g, minimum_2, 0)) == OP_tfl_Relu ? 0 : 1;
            one = dfg_arg(g, minimum_2, 1 - swap_3);
            constant_4 = one;
            if (!dfg_const_is(g, constant_4, dfg_int(1), DFG_NO_DTYPE))
                continue;
            relu_2 = dfg_arg(g, minimum_2, swap_3);
            if (!dfg_calls_argc(g, relu_2, OP_tfl_Relu, 1))
                continue;
            y = dfg_arg(g, relu_2, 0);
        }
        if (!dfg_calls_argc(g, y, OP_tfl_Add, 2))
            continue;
        if (!dfg_str_is(g, y, ATTR_activation, STR_NONE, STR_NONE))
            continue;
        uint32_t swap_4 = dfg_op(g, dfg_arg(g, y, 0)) == OP_tfl_Mul ? 0 : 1;
        dfg_node half = dfg_arg(g, y, 1 - swap_4);
        dfg_node constant_2 = half;
        if (!dfg_const_is(g, constant_2, dfg_float(0.5), DFG_NO_DTYPE))
            continue;
        dfg_node p = dfg_arg(g, y, swap_4);
        if (!dfg_calls_with(g, p, OP_tfl_Mul, 2))
            continue;
        if (!dfg_str_is(g, p, ATTR_activation, STR_NONE, STR_NONE))
            continue;
        /* where x.dtype == f32 */
        if (dfg_dtype(g, x) != DFG_F32)
            continue;
        /* where x.rank >= one.rank */
        if (!dfg_ge(dfg_rank_of(g, x), dfg_rank_of(g, one)))
            continue;
        for (uint32_t swap_5 = 0; swap_5 < dfg_orders(g, p); swap_5++) {
            if (dfg_arg(g, p, swap_5) != x)
                continue;
            dfg_node sixth = dfg_arg(g, p, 1 - swap_5);
            dfg_node constant = sixth;
            if (!dfg_const_near(g, constant, dfg_float(0.16666667), 1e-05, DFG_NO_DTYPE))
                continue;
            if (!dfg_in_body(g, n, (const dfg_node[]){relu, minimum, minimum_2, relu_2, y, p}, 6))
                continue;
            /* where x.rank >= sixth.rank */
            if (!dfg_ge(dfg_rank_of(g, x), dfg_rank_of(g, sixth)))
                continue;
            /* where x.rank >= half.rank */
            if (!dfg_ge(dfg_rank_of(g, x), dfg_rank_of(g, half)))
                continue;
            if (accept(ctx, &(struct tflite_simplify_tfl_hard_swish_whole){.m = {.root = n, .x = x,
                    .sixth = sixth, .half = half, .one = one, .m = n}, .relu = relu,
                    .minimum = minimum, .y = y, .p = p, .constant = constant,
                    .constant_2 = constant_2, .constant_3 = constant_3, .minimum_2 = minimum_2,
                    .relu_2 = relu_2, .constant_4 = constant_4}))
                return true;
        }
    }
    return false;
}

struct tflite_simplify_tfl_hard_swish_quantised_whole {
    struct tflite_simplify_tfl_hard_swish_quantised_match m;
    dfg_node relu;
    dfg_node minimum;
    dfg_node y;
    dfg_node p;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node minimum_2;
    dfg_node relu_2;
    dfg_node constant_4;
};

static bool tflite_simplify_tfl_hard_swish_quantised_whole(const dfg_graph *g, dfg_node n,
                                                           bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_tfl_Quantize, 1))
        return false;
    dfg_node m_2 = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, m_2, OP_tfl_Mul, 2))
        return false;
    if (!dfg_str_is(g, m_2, ATTR_activation, STR_NONE, STR_NONE))
        return false;
    uint32_t swap = (dfg_op(g, dfg_arg(g, m_2, 0)) == OP_tfl_Relu
                     || dfg_op(g, dfg_arg(g, m_2, 0)) == OP_tfl_Minimum)
        ? 0
        : 1;
    dfg_node v = dfg_arg(g, m_2, swap);
    bool is_relu = dfg_calls_argc(g, v, OP_tfl_Relu, 1);
    dfg_node relu = DFG_NONE, minimum = DFG_NONE, y = DFG_NONE, one = DFG_NONE, constant_3 = DFG_NONE;
    dfg_node minimum_2 = DFG_NONE, relu_2 = DFG_NONE, constant_4 = DFG_NONE;
    uint32_t swap_2 = 0, swap_3 = 0;
    if (is_relu) {
        relu = v;
        minimum = dfg_arg(g, relu, 0);
        if (!dfg_calls_argc(g, minimum, OP_tfl_Minimum, 2))
            return false;
        swap_2 = dfg_op(g, dfg_arg(g, minimum, 0)) == OP_tfl_Add ? 0 : 1;
        y = dfg_arg(g, minimum, swap_2);
        one = dfg_arg(g, minimum, 1 - swap_2);
        constant_3 = one;
        if (!dfg_const_is(g, constant_3, dfg_int(1), DFG_NO_DTYPE))
            return false;
    } else {
        minimum_2 = v;
        if (!dfg_calls_argc(g, minimum_2, OP_tfl_Minimum, 2))
            return false;
        swap_3 = dfg_op(g, dfg_arg(g, minimum_2, 0)) == OP_tfl_Relu ? 0 : 1;
        relu_2 = dfg_arg(g, minimum_2, swap_3);
        if (!dfg_calls_argc(g, relu_2, OP_tfl_Relu, 1))
            return false;
        y = dfg_arg(g, relu_2, 0);
        one = dfg_arg(g, minimum_2, 1 - swap_3);
        constant_4 = one;
        if (!dfg_const_is(g, constant_4, dfg_int(1), DFG_NO_DTYPE))
            return false;
    }
    if (!dfg_calls_argc(g, y, OP_tfl_Add, 2))
        return false;
    if (!dfg_str_is(g, y, ATTR_activation, STR_NONE, STR_NONE))
        return false;
    uint32_t swap_4 = dfg_op(g, dfg_arg(g, y, 0)) == OP_tfl_Mul ? 0 : 1;
    dfg_node p = dfg_arg(g, y, swap_4);
    if (!dfg_calls_argc(g, p, OP_tfl_Mul, 2))
        return false;
    if (!dfg_str_is(g, p, ATTR_activation, STR_NONE, STR_NONE))
        return false;
    uint32_t swap_5 = dfg_op(g, dfg_arg(g, p, 0)) == OP_tfl_Dequantize ? 0 : 1;
    dfg_node d = dfg_arg(g, p, swap_5);
    if (!dfg_calls_with(g, d, OP_tfl_Dequantize, 1))
        return false;
    dfg_node x = dfg_arg(g, d, 0);
    dfg_node sixth = dfg_arg(g, p, 1 - swap_5);
    dfg_node constant = sixth;
    if (!dfg_const_near(g, constant, dfg_float(0.16666667), 1e-05, DFG_NO_DTYPE))
        return false;
    dfg_node half = dfg_arg(g, y, 1 - swap_4);
    dfg_node constant_2 = half;
    if (!dfg_const_is(g, constant_2, dfg_float(0.5), DFG_NO_DTYPE))
        return false;
    if (dfg_arg(g, m_2, 1 - swap) != d)
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){m_2, relu, minimum, minimum_2, relu_2, y, p, d}, 8))
        return false;
    /* where x.rank >= sixth.rank */
    if (!dfg_ge(dfg_rank_of(g, d), dfg_rank_of(g, sixth)))
        return false;
    /* where x.rank >= half.rank */
    if (!dfg_ge(dfg_rank_of(g, d), dfg_rank_of(g, half)))
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
    /* where x.rank >= one.rank */
    if (!dfg_ge(dfg_rank_of(g, x), dfg_rank_of(g, one)))
        return false;
    return accept(ctx, &(struct tflite_simplify_tfl_hard_swish_quantised_whole){.m = {.root = n, .x = x,
            .sixth = sixth, .half = half, .one = one, .d = d, .m = m_2, .q = n},
            .relu = relu, .minimum = minimum, .y = y, .p = p, .constant = constant,
            .constant_2 = constant_2, .constant_3 = constant_3, .minimum_2 = minimum_2,
            .relu_2 = relu_2, .constant_4 = constant_4});
}

/* tflite_simplify.pat:129
 * cond scaled_by_rows(w) = not present(w#quantized_dimension) or w#quantized_dimension == 0;
 */
static bool scaled_by_rows(const dfg_graph *g, dfg_node w)
{
    return !dfg_known(dfg_fact(g, w, ATTR_quantized_dimension))
        || dfg_eq(dfg_fact(g, w, ATTR_quantized_dimension), dfg_int(0));
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
    if (!dfg_calls_with(g, r, OP_tfl_Reshape, 2))
        return false;
    dfg_node t = dfg_arg(g, r, 0);
    if (!dfg_calls_with(g, t, OP_tfl_Transpose, 2))
        return false;
    dfg_node x = dfg_arg(g, t, 0);
    dfg_node p = dfg_arg(g, t, 1);
    dfg_node constant = p;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node x_2 = dfg_arg(g, r, 1);
    dfg_node w = dfg_arg(g, n, 1);
    dfg_node constant_2 = w;
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node b = dfg_arg(g, n, 2);
    if (!dfg_in_body(g, n, (const dfg_node[]){r, t}, 2))
        return false;
    /* where x.elements > 0 */
    if (!dfg_dim_gt(g, dfg_elements_of(g, x), dfg_int(0)))
        return false;
    /* where value(p)[0] == 0 */
    if (!dfg_eq(dfg_at(dfg_elements(g, p), dfg_int(0)), dfg_int(0)))
        return false;
    /* where r.rank == 2 */
    if (dfg_rank(g, r) != 2)
        return false;
    /* where r.shape[0] == x.shape[0] */
    if (!dfg_dim_eq(g, dfg_extent_of(g, r, 0), dfg_extent_of(g, x, 0)))
        return false;
    /* where w.rank == 2 */
    if (dfg_rank(g, w) != 2)
        return false;
    /* where w.shape[1] == r.shape[1] */
    if (!dfg_dim_eq(g, dfg_extent_of(g, w, 1), dfg_extent_of(g, r, 1)))
        return false;
    /* where scaled_by_rows(w) */
    if (!scaled_by_rows(g, w))
        return false;
    /* where same_quantisation(x, t) */
    if (!same_quantisation(g, x, t))
        return false;
    /* where same_quantisation(t, r) */
    if (!same_quantisation(g, t, r))
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
    if (!dfg_calls_with(g, r, OP_tfl_Reshape, 2))
        return false;
    if (dfg_rank(g, r) != 4 || dfg_extent(g, r, 0) != 1 || dfg_extent(g, r, 1) != 1
        || dfg_extent(g, r, 2) != 1)
        return false;
    dfg_dim n_2 = dfg_extent(g, r, 3);
    dfg_node t = dfg_arg(g, r, 0);
    if (!dfg_calls_with(g, t, OP_tfl_Transpose, 2))
        return false;
    dfg_node x = dfg_arg(g, t, 0);
    dfg_node p = dfg_arg(g, t, 1);
    dfg_node constant = p;
    if (!dfg_const_list(g, constant, DFG_LIST(dfg_int(1), dfg_int(0)), DFG_NO_DTYPE))
        return false;
    dfg_node x_2 = dfg_arg(g, r, 1);
    dfg_node w = dfg_arg(g, n, 1);
    dfg_node constant_2 = w;
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node b = dfg_arg(g, n, 2);
    if (!dfg_in_body(g, n, (const dfg_node[]){r, t}, 2))
        return false;
    /* where x.rank == 2 */
    if (dfg_rank(g, x) != 2)
        return false;
    /* where x.elements == n */
    if (!dfg_dim_eq(g, dfg_elements_of(g, x), dfg_dim_val(n_2)))
        return false;
    /* where w.rank == 4 */
    if (dfg_rank(g, w) != 4)
        return false;
    /* where w.shape[3] == n */
    if (!dfg_dim_eq(g, dfg_extent_of(g, w, 3), dfg_dim_val(n_2)))
        return false;
    /* where scaled_by_rows(w) */
    if (!scaled_by_rows(g, w))
        return false;
    /* where same_quantisation(x, t) */
    if (!same_quantisation(g, x, t))
        return false;
    /* where same_quantisation(t, r) */
    if (!same_quantisation(g, t, r))
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
    if (!dfg_calls_with(g, r, OP_tfl_Reshape, 2) || dfg_rank(g, r) != 2)
        return false;
    dfg_dim n_2 = dfg_extent(g, r, 0);
    dfg_dim c = dfg_extent(g, r, 1);
    dfg_node p = dfg_arg(g, r, 0);
    if (!dfg_calls_with(g, p, OP_tfl_AveragePool2D, 1))
        return false;
    dfg_val k = dfg_attr(g, p, ATTR_filter);
    if (!dfg_known(k) || !dfg_str_is(g, p, ATTR_activation, STR_NONE, STR_NONE))
        return false;
    dfg_node x = dfg_arg(g, p, 0);
    if (dfg_rank(g, x) != 4 || !dfg_same_dim(dfg_extent(g, x, 0), n_2))
        return false;
    dfg_dim h = dfg_extent(g, x, 1);
    dfg_dim wd = dfg_extent(g, x, 2);
    if (!dfg_same_dim(dfg_extent(g, x, 3), c))
        return false;
    dfg_node x_2 = dfg_arg(g, r, 1);
    dfg_node w = dfg_arg(g, n, 1);
    dfg_node constant = w;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node b = dfg_arg(g, n, 2);
    if (!dfg_in_body(g, n, (const dfg_node[]){r, p}, 2))
        return false;
    /* where k[0] == h */
    if (!dfg_dim_eq(g, dfg_at(k, dfg_int(0)), dfg_dim_val(h)))
        return false;
    /* where k[1] == wd */
    if (!dfg_dim_eq(g, dfg_at(k, dfg_int(1)), dfg_dim_val(wd)))
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

static const struct dfg_desc_expr tflite_simplify_tfl_fuse_activation_exprs[] = {
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
    /* 25 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 15 },
    /* 26 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "dtype", .line = 15 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 15 },
    /* 28 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 15 },
    /* 29 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 15 },
    /* 30 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 26, 27, 28, 29, }, .text = "x.dtype in {i8, u8, i16}", .line = 15 },
    /* 31 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 15 },
    /* 32 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "dtype", .line = 15 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 15 },
    /* 34 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 15 },
    /* 35 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 15 },
    /* 36 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 32, 33, 34, 35, }, .text = "y.dtype in {i8, u8, i16}", .line = 15 },
    /* 37 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 30, 36, }, .text = "x.dtype in {i8, u8, i16}, y.dtype in {i8, u8, i16}", .line = 15 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 16 },
    /* 39 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .name = "scale", .text = "x#scale", .line = 16 },
    /* 40 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 16 },
    /* 41 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 40, }, .text = "dtype", .line = 16 },
    /* 42 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 16 },
    /* 43 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 41, 42, }, .text = "x.dtype == u8", .line = 16 },
    /* 44 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 16 },
    /* 45 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 16 },
    /* 46 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 45, }, .text = "dtype", .line = 16 },
    /* 47 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 16 },
    /* 48 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 46, 47, }, .text = "x.dtype == i8", .line = 16 },
    /* 49 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -128LL }, .text = "-128", .line = 16 },
    /* 50 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -32768LL }, .text = "-32768", .line = 16 },
    /* 51 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 48, 49, 50, }, .text = "x.dtype == i8 ? -128 : -32768", .line = 16 },
    /* 52 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 43, 44, 51, }, .text = "(x.dtype == u8 ? 0 : x.dtype == i8 ? -128 : -32768)", .line = 16 },
    /* 53 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 16 },
    /* 54 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 53, }, .name = "zero_point", .text = "x#zero_point", .line = 16 },
    /* 55 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 52, 54, }, .text = "(x.dtype == u8 ? 0 : x.dtype == i8 ? -128 : -32768) - x#zero_point", .line = 16 },
    /* 56 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_FLOAT, .f = 0.5 }, .text = "0.5", .line = 16 },
    /* 57 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 55, 56, }, .text = "((x.dtype == u8 ? 0 : x.dtype == i8 ? -128 : -32768) - x#zero_point - 0.5)", .line = 16 },
    /* 58 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 39, 57, }, .text = "x#scale * ((x.dtype == u8 ? 0 : x.dtype == i8 ? -128 : -32768) - x#zero_point - 0.5)", .line = 16 },
    /* 59 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 17 },
    /* 60 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 59, }, .name = "scale", .text = "y#scale", .line = 17 },
    /* 61 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 17 },
    /* 62 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 61, }, .text = "dtype", .line = 17 },
    /* 63 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 17 },
    /* 64 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 62, 63, }, .text = "y.dtype == u8", .line = 17 },
    /* 65 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 17 },
    /* 66 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 17 },
    /* 67 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 66, }, .text = "dtype", .line = 17 },
    /* 68 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 17 },
    /* 69 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 67, 68, }, .text = "y.dtype == i8", .line = 17 },
    /* 70 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -128LL }, .text = "-128", .line = 17 },
    /* 71 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -32768LL }, .text = "-32768", .line = 17 },
    /* 72 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 69, 70, 71, }, .text = "y.dtype == i8 ? -128 : -32768", .line = 17 },
    /* 73 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 64, 65, 72, }, .text = "(y.dtype == u8 ? 0 : y.dtype == i8 ? -128 : -32768)", .line = 17 },
    /* 74 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 17 },
    /* 75 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 74, }, .name = "zero_point", .text = "y#zero_point", .line = 17 },
    /* 76 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 73, 75, }, .text = "((y.dtype == u8 ? 0 : y.dtype == i8 ? -128 : -32768) - y#zero_point)", .line = 17 },
    /* 77 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 60, 76, }, .text = "y#scale * ((y.dtype == u8 ? 0 : y.dtype == i8 ? -128 : -32768) - y#zero_point)", .line = 17 },
    /* 78 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 58, 77, }, .text = "x#scale * ((x.dtype == u8 ? 0 : x.dtype == i8 ? -128 : -32768) - x#zero_point - 0.5)\012        <= y#scale * ((y.dtype == u8 ? 0 : y.dtype == i8 ? -128 : -32768) - y#zero_point)", .line = 16 },
    /* 79 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 37, 78, }, .text = "x.dtype in {i8, u8, i16}, y.dtype in {i8, u8, i16},\012    x#scale * ((x.dtype == u8 ? 0 : x.dtype == i8 ? -128 : -32768) - x#zero_point - 0.5)\012        <= y#scale * ((y.dtype == u8 ? 0 : y.dtype == i8 ? -128 : -32768) - y#zero_point)", .line = 15 },
    /* 80 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 18 },
    /* 81 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 80, }, .name = "scale", .text = "x#scale", .line = 18 },
    /* 82 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 18 },
    /* 83 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 82, }, .text = "dtype", .line = 18 },
    /* 84 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 18 },
    /* 85 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 83, 84, }, .text = "x.dtype == u8", .line = 18 },
    /* 86 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 255LL }, .text = "255", .line = 18 },
    /* 87 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 18 },
    /* 88 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 87, }, .text = "dtype", .line = 18 },
    /* 89 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 18 },
    /* 90 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 88, 89, }, .text = "x.dtype == i8", .line = 18 },
    /* 91 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 127LL }, .text = "127", .line = 18 },
    /* 92 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 32767LL }, .text = "32767", .line = 18 },
    /* 93 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 90, 91, 92, }, .text = "x.dtype == i8 ? 127 : 32767", .line = 18 },
    /* 94 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 85, 86, 93, }, .text = "(x.dtype == u8 ? 255 : x.dtype == i8 ? 127 : 32767)", .line = 18 },
    /* 95 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 18 },
    /* 96 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 95, }, .name = "zero_point", .text = "x#zero_point", .line = 18 },
    /* 97 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 94, 96, }, .text = "(x.dtype == u8 ? 255 : x.dtype == i8 ? 127 : 32767) - x#zero_point", .line = 18 },
    /* 98 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_FLOAT, .f = 0.5 }, .text = "0.5", .line = 18 },
    /* 99 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 97, 98, }, .text = "((x.dtype == u8 ? 255 : x.dtype == i8 ? 127 : 32767) - x#zero_point + 0.5)", .line = 18 },
    /* 100 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 81, 99, }, .text = "x#scale * ((x.dtype == u8 ? 255 : x.dtype == i8 ? 127 : 32767) - x#zero_point + 0.5)", .line = 18 },
    /* 101 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 19 },
    /* 102 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 101, }, .name = "scale", .text = "y#scale", .line = 19 },
    /* 103 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 19 },
    /* 104 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 103, }, .text = "dtype", .line = 19 },
    /* 105 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 19 },
    /* 106 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 104, 105, }, .text = "y.dtype == u8", .line = 19 },
    /* 107 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 255LL }, .text = "255", .line = 19 },
    /* 108 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 19 },
    /* 109 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 108, }, .text = "dtype", .line = 19 },
    /* 110 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 111 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 109, 110, }, .text = "y.dtype == i8", .line = 19 },
    /* 112 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 127LL }, .text = "127", .line = 19 },
    /* 113 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 32767LL }, .text = "32767", .line = 19 },
    /* 114 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 111, 112, 113, }, .text = "y.dtype == i8 ? 127 : 32767", .line = 19 },
    /* 115 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 106, 107, 114, }, .text = "(y.dtype == u8 ? 255 : y.dtype == i8 ? 127 : 32767)", .line = 19 },
    /* 116 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 19 },
    /* 117 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 116, }, .name = "zero_point", .text = "y#zero_point", .line = 19 },
    /* 118 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 115, 117, }, .text = "((y.dtype == u8 ? 255 : y.dtype == i8 ? 127 : 32767) - y#zero_point)", .line = 19 },
    /* 119 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 102, 118, }, .text = "y#scale * ((y.dtype == u8 ? 255 : y.dtype == i8 ? 127 : 32767) - y#zero_point)", .line = 19 },
    /* 120 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 100, 119, }, .text = "x#scale * ((x.dtype == u8 ? 255 : x.dtype == i8 ? 127 : 32767) - x#zero_point + 0.5)\012        >= y#scale * ((y.dtype == u8 ? 255 : y.dtype == i8 ? 127 : 32767) - y#zero_point)", .line = 18 },
    /* 121 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 79, 120, }, .text = "x.dtype in {i8, u8, i16}, y.dtype in {i8, u8, i16},\012    x#scale * ((x.dtype == u8 ? 0 : x.dtype == i8 ? -128 : -32768) - x#zero_point - 0.5)\012        <= y#scale * ((y.dtype == u8 ? 0 : y.dtype == i8 ? -128 : -32768) - y#zero_point),\012    x#scale * ((x.dtype == u8 ? 255 : x.dtype == i8 ? 127 : 32767) - x#zero_point + 0.5)\012        >= y#scale * ((y.dtype == u8 ? 255 : y.dtype == i8 ? 127 : 32767) - y#z...", .line = 15 },
    /* 122 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 24, 121, }, .text = "same_quantisation(c, a) or covers(c, a)", .line = 30 },
};
static const struct dfg_desc_node tflite_simplify_tfl_fuse_activation_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 3, .ops = (const char *const[]){ "tfl.Relu", "tfl.Relu6", "tfl.ReluN1To1", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .name = "a",
        .text = "limited(c)", .line = 28 },
    [1] = { .kind = DFG_D_CALL, .rest = 0, .index = -1, .region = 0,
        .n_ops = 8, .ops = (const char *const[]){ "tfl.Conv2D", "tfl.DepthwiseConv2D", "tfl.TransposeConv", "tfl.FullyConnected", "tfl.Add", "tfl.Mul", "tfl.Sub", "tfl.Div", },
        .rest_first = 0, .rest_last = 1,
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "activation", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NONE" }, .text = "activation == \"NONE\"", .line = 27 },
        },
        .name = "c",
        .text = "takes_limits(...rest)", .line = 27 },
};
static const struct dfg_desc_region tflite_simplify_tfl_fuse_activation_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture tflite_simplify_tfl_fuse_activation_refs[] = { { -1, -1 }, { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture tflite_simplify_tfl_fuse_activation_captures[] = {
    { "rest", DFG_CAP_NODES, offsetof(struct tflite_simplify_tfl_fuse_activation_match, rest) },
    { "c", DFG_CAP_NODE, offsetof(struct tflite_simplify_tfl_fuse_activation_match, c) },
    { "a", DFG_CAP_NODE, offsetof(struct tflite_simplify_tfl_fuse_activation_match, a) },
};
static const struct dfg_desc_pattern tflite_simplify_tfl_fuse_activation_desc = {
    .n_nodes = 2, .n_exprs = 123, .n_vars = 0, .n_sets = 3,
    .nodes = tflite_simplify_tfl_fuse_activation_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tflite_simplify_tfl_fuse_activation_regions,
    .exprs = tflite_simplify_tfl_fuse_activation_exprs,
    .captures = tflite_simplify_tfl_fuse_activation_refs,
    .text = "rule tfl_fuse_activation(rest) {\012    c = takes_limits(...rest) { activation == \"NONE\" };\012    a = limited(c);\012    match a;\012    where same_quantisation(c, a) or covers(c, a);\012    rewrite c.op(...rest) {\012        ..c, activation = a.op == tfl.Relu ? \"RELU\" : a.op == tfl.Relu6 ? \"RELU6\" : \"RELU_N1_TO_1\"\012    };\012}", .line = 26, .n_where = 1, .where = (const uint32_t[]){ 122, }
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
        .text = "limited(p)", .line = 38 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 2, .ops = (const char *const[]){ "tfl.MaxPool2D", "tfl.AveragePool2D", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "activation", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NONE" }, .text = "activation == \"NONE\"", .line = 37 },
        },
        .name = "p",
        .text = "(tfl.MaxPool2D | tfl.AveragePool2D)(x)", .line = 37 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 36 },
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
    .text = "rule tfl_fuse_pool_activation(x) {\012    p = (tfl.MaxPool2D | tfl.AveragePool2D)(x) { activation == \"NONE\" };\012    a = limited(p);\012    match a;\012    where same_quantisation(p, a);\012    rewrite p.op(x) { ..p, activation = a.op == tfl.Relu ? \"RELU\" : a.op == tfl.Relu6 ? \"RELU6\" : \"RELU_N1_TO_1\" };\012}", .line = 36, .n_where = 1, .where = (const uint32_t[]){ 24, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 48 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 48 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 48 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "w.rank == 2", .line = 48 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 48 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 48 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 48 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "b.rank == 1", .line = 48 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 48 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "rank", .line = 48 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 48 },
    /* 11 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "b.rank == 2", .line = 48 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 48 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "shape", .line = 48 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 48 },
    /* 15 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "b.shape[0]", .line = 48 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 48 },
    /* 17 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "b.shape[0] == 1", .line = 48 },
    /* 18 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 17, }, .text = "b.rank == 2 and b.shape[0] == 1", .line = 48 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 1, .text = "y", .line = 48 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "rank", .line = 48 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 48 },
    /* 22 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "y.rank == 2", .line = 48 },
    /* 23 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 22, }, .text = "(b.rank == 2 and b.shape[0] == 1 and y.rank == 2)", .line = 48 },
    /* 24 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 7, 23, }, .text = "b.rank == 1 or (b.rank == 2 and b.shape[0] == 1 and y.rank == 2)", .line = 48 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 48 },
    /* 26 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "shape", .line = 48 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 48 },
    /* 28 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, }, .text = "w.shape[0]", .line = 48 },
    /* 29 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 48 },
    /* 30 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 29, }, .text = "shape", .line = 48 },
    /* 31 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 48 },
    /* 32 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 30, 31, }, .text = "b.shape[-1]", .line = 48 },
    /* 33 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 28, 32, }, .text = "w.shape[0] == b.shape[-1]", .line = 48 },
    /* 34 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 49 },
    /* 35 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 34, }, .text = "dtype", .line = 49 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 49 },
    /* 37 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 35, 36, }, .text = "x.dtype == f32", .line = 49 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 49 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "dtype", .line = 49 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 49 },
    /* 41 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 39, 40, }, .text = "b.dtype == f32", .line = 49 },
};
static const struct dfg_desc_node tflite_simplify_tfl_fuse_bias_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 4, },
        .name = "s",
        .text = "tfl.Add(y, b)", .line = 46 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.FullyConnected", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "activation", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NONE" }, .text = "activation == \"NONE\"", .line = 45 },
        },
        .name = "y",
        .text = "tfl.FullyConnected(x, w)", .line = 45 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 44 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 44 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 44 },
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
    .n_nodes = 5, .n_exprs = 42, .n_vars = 0, .n_sets = 5,
    .nodes = tflite_simplify_tfl_fuse_bias_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tflite_simplify_tfl_fuse_bias_regions,
    .exprs = tflite_simplify_tfl_fuse_bias_exprs,
    .captures = tflite_simplify_tfl_fuse_bias_refs,
    .text = "rule tfl_fuse_bias(x, w, b) {\012    y = tfl.FullyConnected(x, w) { activation == \"NONE\" };\012    s = tfl.Add(y, b);\012    match s;\012    where w.rank == 2, b.rank == 1 or (b.rank == 2 and b.shape[0] == 1 and y.rank == 2), w.shape[0] == b.shape[-1];\012    where x.dtype == f32, b.dtype == f32;\012    rewrite tfl.FullyConnected(x, w, b) { ..y, activation = s.activation };\012}", .line = 44, .n_where = 5, .where = (const uint32_t[]){ 3, 24, 33, 37, 41, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 60 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 60 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 60 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 60 },
    /* 4 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, }, .text = "x.dtype in {i8, u8}", .line = 60 },
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
    /* 30 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 60 },
    /* 31 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .name = "scale", .text = "x#scale", .line = 60 },
    /* 32 */ { .op = DFG_E_NODE, .ref = 1, .text = "q", .line = 60 },
    /* 33 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 32, }, .name = "scale", .text = "q#scale", .line = 60 },
    /* 34 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 31, 33, }, .text = "x#scale == q#scale", .line = 60 },
    /* 35 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 15 },
    /* 36 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 35, }, .text = "dtype", .line = 15 },
    /* 37 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 15 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 15 },
    /* 39 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 15 },
    /* 40 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 36, 37, 38, 39, }, .text = "x.dtype in {i8, u8, i16}", .line = 15 },
    /* 41 */ { .op = DFG_E_NODE, .ref = 2, .text = "y", .line = 15 },
    /* 42 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 41, }, .text = "dtype", .line = 15 },
    /* 43 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 15 },
    /* 44 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 15 },
    /* 45 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 15 },
    /* 46 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 42, 43, 44, 45, }, .text = "y.dtype in {i8, u8, i16}", .line = 15 },
    /* 47 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 40, 46, }, .text = "x.dtype in {i8, u8, i16}, y.dtype in {i8, u8, i16}", .line = 15 },
    /* 48 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 16 },
    /* 49 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .name = "scale", .text = "x#scale", .line = 16 },
    /* 50 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 16 },
    /* 51 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 50, }, .text = "dtype", .line = 16 },
    /* 52 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 16 },
    /* 53 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 51, 52, }, .text = "x.dtype == u8", .line = 16 },
    /* 54 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 16 },
    /* 55 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 16 },
    /* 56 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 55, }, .text = "dtype", .line = 16 },
    /* 57 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 16 },
    /* 58 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 56, 57, }, .text = "x.dtype == i8", .line = 16 },
    /* 59 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -128LL }, .text = "-128", .line = 16 },
    /* 60 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -32768LL }, .text = "-32768", .line = 16 },
    /* 61 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 58, 59, 60, }, .text = "x.dtype == i8 ? -128 : -32768", .line = 16 },
    /* 62 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 53, 54, 61, }, .text = "(x.dtype == u8 ? 0 : x.dtype == i8 ? -128 : -32768)", .line = 16 },
    /* 63 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 16 },
    /* 64 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 63, }, .name = "zero_point", .text = "x#zero_point", .line = 16 },
    /* 65 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 62, 64, }, .text = "(x.dtype == u8 ? 0 : x.dtype == i8 ? -128 : -32768) - x#zero_point", .line = 16 },
    /* 66 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_FLOAT, .f = 0.5 }, .text = "0.5", .line = 16 },
    /* 67 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 65, 66, }, .text = "((x.dtype == u8 ? 0 : x.dtype == i8 ? -128 : -32768) - x#zero_point - 0.5)", .line = 16 },
    /* 68 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 49, 67, }, .text = "x#scale * ((x.dtype == u8 ? 0 : x.dtype == i8 ? -128 : -32768) - x#zero_point - 0.5)", .line = 16 },
    /* 69 */ { .op = DFG_E_NODE, .ref = 2, .text = "y", .line = 17 },
    /* 70 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 69, }, .name = "scale", .text = "y#scale", .line = 17 },
    /* 71 */ { .op = DFG_E_NODE, .ref = 2, .text = "y", .line = 17 },
    /* 72 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 71, }, .text = "dtype", .line = 17 },
    /* 73 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 17 },
    /* 74 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 72, 73, }, .text = "y.dtype == u8", .line = 17 },
    /* 75 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 17 },
    /* 76 */ { .op = DFG_E_NODE, .ref = 2, .text = "y", .line = 17 },
    /* 77 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 76, }, .text = "dtype", .line = 17 },
    /* 78 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 17 },
    /* 79 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 77, 78, }, .text = "y.dtype == i8", .line = 17 },
    /* 80 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -128LL }, .text = "-128", .line = 17 },
    /* 81 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -32768LL }, .text = "-32768", .line = 17 },
    /* 82 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 79, 80, 81, }, .text = "y.dtype == i8 ? -128 : -32768", .line = 17 },
    /* 83 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 74, 75, 82, }, .text = "(y.dtype == u8 ? 0 : y.dtype == i8 ? -128 : -32768)", .line = 17 },
    /* 84 */ { .op = DFG_E_NODE, .ref = 2, .text = "y", .line = 17 },
    /* 85 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 84, }, .name = "zero_point", .text = "y#zero_point", .line = 17 },
    /* 86 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 83, 85, }, .text = "((y.dtype == u8 ? 0 : y.dtype == i8 ? -128 : -32768) - y#zero_point)", .line = 17 },
    /* 87 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 70, 86, }, .text = "y#scale * ((y.dtype == u8 ? 0 : y.dtype == i8 ? -128 : -32768) - y#zero_point)", .line = 17 },
    /* 88 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 68, 87, }, .text = "x#scale * ((x.dtype == u8 ? 0 : x.dtype == i8 ? -128 : -32768) - x#zero_point - 0.5)\012        <= y#scale * ((y.dtype == u8 ? 0 : y.dtype == i8 ? -128 : -32768) - y#zero_point)", .line = 16 },
    /* 89 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 47, 88, }, .text = "x.dtype in {i8, u8, i16}, y.dtype in {i8, u8, i16},\012    x#scale * ((x.dtype == u8 ? 0 : x.dtype == i8 ? -128 : -32768) - x#zero_point - 0.5)\012        <= y#scale * ((y.dtype == u8 ? 0 : y.dtype == i8 ? -128 : -32768) - y#zero_point)", .line = 15 },
    /* 90 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 18 },
    /* 91 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 90, }, .name = "scale", .text = "x#scale", .line = 18 },
    /* 92 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 18 },
    /* 93 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 92, }, .text = "dtype", .line = 18 },
    /* 94 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 18 },
    /* 95 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 93, 94, }, .text = "x.dtype == u8", .line = 18 },
    /* 96 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 255LL }, .text = "255", .line = 18 },
    /* 97 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 18 },
    /* 98 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 97, }, .text = "dtype", .line = 18 },
    /* 99 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 18 },
    /* 100 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 98, 99, }, .text = "x.dtype == i8", .line = 18 },
    /* 101 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 127LL }, .text = "127", .line = 18 },
    /* 102 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 32767LL }, .text = "32767", .line = 18 },
    /* 103 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 100, 101, 102, }, .text = "x.dtype == i8 ? 127 : 32767", .line = 18 },
    /* 104 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 95, 96, 103, }, .text = "(x.dtype == u8 ? 255 : x.dtype == i8 ? 127 : 32767)", .line = 18 },
    /* 105 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 18 },
    /* 106 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 105, }, .name = "zero_point", .text = "x#zero_point", .line = 18 },
    /* 107 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 104, 106, }, .text = "(x.dtype == u8 ? 255 : x.dtype == i8 ? 127 : 32767) - x#zero_point", .line = 18 },
    /* 108 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_FLOAT, .f = 0.5 }, .text = "0.5", .line = 18 },
    /* 109 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 107, 108, }, .text = "((x.dtype == u8 ? 255 : x.dtype == i8 ? 127 : 32767) - x#zero_point + 0.5)", .line = 18 },
    /* 110 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 91, 109, }, .text = "x#scale * ((x.dtype == u8 ? 255 : x.dtype == i8 ? 127 : 32767) - x#zero_point + 0.5)", .line = 18 },
    /* 111 */ { .op = DFG_E_NODE, .ref = 2, .text = "y", .line = 19 },
    /* 112 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 111, }, .name = "scale", .text = "y#scale", .line = 19 },
    /* 113 */ { .op = DFG_E_NODE, .ref = 2, .text = "y", .line = 19 },
    /* 114 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 113, }, .text = "dtype", .line = 19 },
    /* 115 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 19 },
    /* 116 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 114, 115, }, .text = "y.dtype == u8", .line = 19 },
    /* 117 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 255LL }, .text = "255", .line = 19 },
    /* 118 */ { .op = DFG_E_NODE, .ref = 2, .text = "y", .line = 19 },
    /* 119 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 118, }, .text = "dtype", .line = 19 },
    /* 120 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 121 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 119, 120, }, .text = "y.dtype == i8", .line = 19 },
    /* 122 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 127LL }, .text = "127", .line = 19 },
    /* 123 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 32767LL }, .text = "32767", .line = 19 },
    /* 124 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 121, 122, 123, }, .text = "y.dtype == i8 ? 127 : 32767", .line = 19 },
    /* 125 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 116, 117, 124, }, .text = "(y.dtype == u8 ? 255 : y.dtype == i8 ? 127 : 32767)", .line = 19 },
    /* 126 */ { .op = DFG_E_NODE, .ref = 2, .text = "y", .line = 19 },
    /* 127 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 126, }, .name = "zero_point", .text = "y#zero_point", .line = 19 },
    /* 128 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 125, 127, }, .text = "((y.dtype == u8 ? 255 : y.dtype == i8 ? 127 : 32767) - y#zero_point)", .line = 19 },
    /* 129 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 112, 128, }, .text = "y#scale * ((y.dtype == u8 ? 255 : y.dtype == i8 ? 127 : 32767) - y#zero_point)", .line = 19 },
    /* 130 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 110, 129, }, .text = "x#scale * ((x.dtype == u8 ? 255 : x.dtype == i8 ? 127 : 32767) - x#zero_point + 0.5)\012        >= y#scale * ((y.dtype == u8 ? 255 : y.dtype == i8 ? 127 : 32767) - y#zero_point)", .line = 18 },
    /* 131 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 89, 130, }, .text = "x.dtype in {i8, u8, i16}, y.dtype in {i8, u8, i16},\012    x#scale * ((x.dtype == u8 ? 0 : x.dtype == i8 ? -128 : -32768) - x#zero_point - 0.5)\012        <= y#scale * ((y.dtype == u8 ? 0 : y.dtype == i8 ? -128 : -32768) - y#zero_point),\012    x#scale * ((x.dtype == u8 ? 255 : x.dtype == i8 ? 127 : 32767) - x#zero_point + 0.5)\012        >= y#scale * ((y.dtype == u8 ? 255 : y.dtype == i8 ? 127 : 32767) - y#z...", .line = 15 },
};
static const struct dfg_desc_node tflite_simplify_tfl_requantize_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.Quantize", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .name = "r",
        .text = "tfl.Quantize(q)", .line = 58 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.Quantize", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .name = "q",
        .text = "tfl.Quantize(x)", .line = 57 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 56 },
};
static const struct dfg_desc_region tflite_simplify_tfl_requantize_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture tflite_simplify_tfl_requantize_refs[] = { { 2, -1 }, { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture tflite_simplify_tfl_requantize_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct tflite_simplify_tfl_requantize_match, x) },
    { "q", DFG_CAP_NODE, offsetof(struct tflite_simplify_tfl_requantize_match, q) },
    { "r", DFG_CAP_NODE, offsetof(struct tflite_simplify_tfl_requantize_match, r) },
};
static const struct dfg_desc_pattern tflite_simplify_tfl_requantize_desc = {
    .n_nodes = 3, .n_exprs = 132, .n_vars = 0, .n_sets = 3,
    .nodes = tflite_simplify_tfl_requantize_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tflite_simplify_tfl_requantize_regions,
    .exprs = tflite_simplify_tfl_requantize_exprs,
    .captures = tflite_simplify_tfl_requantize_refs,
    .text = "rule tfl_requantize(x) : keep_shared {\012    q = tfl.Quantize(x);\012    r = tfl.Quantize(q);\012    match r;\012    where x.dtype in {i8, u8}, same_quantisation(x, r), x#scale == q#scale, covers(q, x);\012    rewrite x;\012}", .line = 56, .n_where = 4, .where = (const uint32_t[]){ 4, 29, 34, 131, }
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
    /* 25 */ { .op = DFG_E_NODE, .ref = 0, .text = "a", .line = 68 },
    /* 26 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .name = "scale", .text = "a#scale", .line = 68 },
    /* 27 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 26, }, .text = "present(a#scale)", .line = 68 },
};
static const struct dfg_desc_node tflite_simplify_tfl_parallel_quantize_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.Quantize", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .name = "a",
        .text = "tfl.Quantize(x)", .line = 65 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 64 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.Quantize", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .name = "b",
        .text = "tfl.Quantize(x)", .line = 66 },
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
    .text = "rule tfl_parallel_quantize(x) {\012    a = tfl.Quantize(x);\012    b = tfl.Quantize(x);\012    match a, b;\012    where same_quantisation(a, b), present(a#scale);\012    rewrite a, a;\012}", .line = 64, .n_where = 2, .where = (const uint32_t[]){ 24, 27, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 75 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 75 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 75 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 75 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 75 },
    /* 5 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 1, 2, 3, 4, }, .text = "x.dtype in {i8, u8, i16}", .line = 75 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 12 },
    /* 7 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .name = "scale", .text = "x#scale", .line = 12 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 12 },
    /* 9 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .name = "scale", .text = "y#scale", .line = 12 },
    /* 10 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 9, }, .text = "x#scale == y#scale", .line = 12 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 12 },
    /* 12 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .name = "zero_point", .text = "x#zero_point", .line = 12 },
    /* 13 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 12 },
    /* 14 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .name = "zero_point", .text = "y#zero_point", .line = 12 },
    /* 15 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 12, 14, }, .text = "x#zero_point == y#zero_point", .line = 12 },
    /* 16 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 10, 15, }, .text = "x#scale == y#scale and x#zero_point == y#zero_point", .line = 12 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 12 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 12 },
    /* 19 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_DTYPE, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "same_dtype(x, y)", .line = 12 },
    /* 20 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 16, 19, }, .text = "(x#scale == y#scale and x#zero_point == y#zero_point and same_dtype(x, y))", .line = 12 },
    /* 21 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 13 },
    /* 22 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 21, }, .name = "scale", .text = "x#scale", .line = 13 },
    /* 23 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "present(x#scale)", .line = 13 },
    /* 24 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "not present(x#scale)", .line = 13 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 13 },
    /* 26 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .name = "scale", .text = "y#scale", .line = 13 },
    /* 27 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 26, }, .text = "present(y#scale)", .line = 13 },
    /* 28 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "not present(y#scale)", .line = 13 },
    /* 29 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 24, 28, }, .text = "(not present(x#scale) and not present(y#scale))", .line = 13 },
    /* 30 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 20, 29, }, .text = "(x#scale == y#scale and x#zero_point == y#zero_point and same_dtype(x, y))\012    or (not present(x#scale) and not present(y#scale))", .line = 12 },
    /* 31 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 75 },
    /* 32 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .name = "scale", .text = "x#scale", .line = 75 },
    /* 33 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 32, }, .text = "present(x#scale)", .line = 75 },
};
static const struct dfg_desc_node tflite_simplify_tfl_quantize_dequantize_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.Quantize", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .name = "q",
        .text = "tfl.Quantize(tfl.Dequantize(x))", .line = 73 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.Dequantize", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "tfl.Dequantize(x)", .line = 73 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 72 },
};
static const struct dfg_desc_region tflite_simplify_tfl_quantize_dequantize_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture tflite_simplify_tfl_quantize_dequantize_refs[] = { { 2, -1 }, { 0, -1 }, };
static const struct dfg_capture tflite_simplify_tfl_quantize_dequantize_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct tflite_simplify_tfl_quantize_dequantize_match, x) },
    { "q", DFG_CAP_NODE, offsetof(struct tflite_simplify_tfl_quantize_dequantize_match, q) },
};
static const struct dfg_desc_pattern tflite_simplify_tfl_quantize_dequantize_desc = {
    .n_nodes = 3, .n_exprs = 34, .n_vars = 0, .n_sets = 2,
    .nodes = tflite_simplify_tfl_quantize_dequantize_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tflite_simplify_tfl_quantize_dequantize_regions,
    .exprs = tflite_simplify_tfl_quantize_dequantize_exprs,
    .captures = tflite_simplify_tfl_quantize_dequantize_refs,
    .text = "rule tfl_quantize_dequantize(x) : keep_shared {\012    q = tfl.Quantize(tfl.Dequantize(x));\012    match q;\012    where x.dtype in {i8, u8, i16}, same_quantisation(x, q), present(x#scale);\012    rewrite x;\012}", .line = 72, .n_where = 3, .where = (const uint32_t[]){ 5, 30, 33, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 0, .text = "q", .line = 86 },
    /* 1 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "added", .text = "q#added", .line = 86 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "true", .line = 86 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "q#added == true", .line = 86 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 86 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 0, .text = "q", .line = 86 },
    /* 6 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_DTYPE, .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, }, .text = "same_dtype(c, q)", .line = 86 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 15 },
    /* 8 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "dtype", .line = 15 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 15 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 15 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 15 },
    /* 12 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 8, 9, 10, 11, }, .text = "x.dtype in {i8, u8, i16}", .line = 15 },
    /* 13 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 15 },
    /* 14 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "dtype", .line = 15 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 15 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 15 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 15 },
    /* 18 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 14, 15, 16, 17, }, .text = "y.dtype in {i8, u8, i16}", .line = 15 },
    /* 19 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 12, 18, }, .text = "x.dtype in {i8, u8, i16}, y.dtype in {i8, u8, i16}", .line = 15 },
    /* 20 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 16 },
    /* 21 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .name = "scale", .text = "x#scale", .line = 16 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 16 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "dtype", .line = 16 },
    /* 24 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 16 },
    /* 25 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "x.dtype == u8", .line = 16 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 16 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 16 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "dtype", .line = 16 },
    /* 29 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 16 },
    /* 30 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 28, 29, }, .text = "x.dtype == i8", .line = 16 },
    /* 31 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -128LL }, .text = "-128", .line = 16 },
    /* 32 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -32768LL }, .text = "-32768", .line = 16 },
    /* 33 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 30, 31, 32, }, .text = "x.dtype == i8 ? -128 : -32768", .line = 16 },
    /* 34 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 25, 26, 33, }, .text = "(x.dtype == u8 ? 0 : x.dtype == i8 ? -128 : -32768)", .line = 16 },
    /* 35 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 16 },
    /* 36 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 35, }, .name = "zero_point", .text = "x#zero_point", .line = 16 },
    /* 37 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 34, 36, }, .text = "(x.dtype == u8 ? 0 : x.dtype == i8 ? -128 : -32768) - x#zero_point", .line = 16 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_FLOAT, .f = 0.5 }, .text = "0.5", .line = 16 },
    /* 39 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 37, 38, }, .text = "((x.dtype == u8 ? 0 : x.dtype == i8 ? -128 : -32768) - x#zero_point - 0.5)", .line = 16 },
    /* 40 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 21, 39, }, .text = "x#scale * ((x.dtype == u8 ? 0 : x.dtype == i8 ? -128 : -32768) - x#zero_point - 0.5)", .line = 16 },
    /* 41 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 17 },
    /* 42 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 41, }, .name = "scale", .text = "y#scale", .line = 17 },
    /* 43 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 17 },
    /* 44 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 43, }, .text = "dtype", .line = 17 },
    /* 45 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 17 },
    /* 46 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 44, 45, }, .text = "y.dtype == u8", .line = 17 },
    /* 47 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 17 },
    /* 48 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 17 },
    /* 49 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "dtype", .line = 17 },
    /* 50 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 17 },
    /* 51 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 49, 50, }, .text = "y.dtype == i8", .line = 17 },
    /* 52 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -128LL }, .text = "-128", .line = 17 },
    /* 53 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -32768LL }, .text = "-32768", .line = 17 },
    /* 54 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 51, 52, 53, }, .text = "y.dtype == i8 ? -128 : -32768", .line = 17 },
    /* 55 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 46, 47, 54, }, .text = "(y.dtype == u8 ? 0 : y.dtype == i8 ? -128 : -32768)", .line = 17 },
    /* 56 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 17 },
    /* 57 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 56, }, .name = "zero_point", .text = "y#zero_point", .line = 17 },
    /* 58 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 55, 57, }, .text = "((y.dtype == u8 ? 0 : y.dtype == i8 ? -128 : -32768) - y#zero_point)", .line = 17 },
    /* 59 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 42, 58, }, .text = "y#scale * ((y.dtype == u8 ? 0 : y.dtype == i8 ? -128 : -32768) - y#zero_point)", .line = 17 },
    /* 60 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 40, 59, }, .text = "x#scale * ((x.dtype == u8 ? 0 : x.dtype == i8 ? -128 : -32768) - x#zero_point - 0.5)\012        <= y#scale * ((y.dtype == u8 ? 0 : y.dtype == i8 ? -128 : -32768) - y#zero_point)", .line = 16 },
    /* 61 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 19, 60, }, .text = "x.dtype in {i8, u8, i16}, y.dtype in {i8, u8, i16},\012    x#scale * ((x.dtype == u8 ? 0 : x.dtype == i8 ? -128 : -32768) - x#zero_point - 0.5)\012        <= y#scale * ((y.dtype == u8 ? 0 : y.dtype == i8 ? -128 : -32768) - y#zero_point)", .line = 15 },
    /* 62 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 18 },
    /* 63 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 62, }, .name = "scale", .text = "x#scale", .line = 18 },
    /* 64 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 18 },
    /* 65 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 64, }, .text = "dtype", .line = 18 },
    /* 66 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 18 },
    /* 67 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 65, 66, }, .text = "x.dtype == u8", .line = 18 },
    /* 68 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 255LL }, .text = "255", .line = 18 },
    /* 69 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 18 },
    /* 70 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 69, }, .text = "dtype", .line = 18 },
    /* 71 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 18 },
    /* 72 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 70, 71, }, .text = "x.dtype == i8", .line = 18 },
    /* 73 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 127LL }, .text = "127", .line = 18 },
    /* 74 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 32767LL }, .text = "32767", .line = 18 },
    /* 75 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 72, 73, 74, }, .text = "x.dtype == i8 ? 127 : 32767", .line = 18 },
    /* 76 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 67, 68, 75, }, .text = "(x.dtype == u8 ? 255 : x.dtype == i8 ? 127 : 32767)", .line = 18 },
    /* 77 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 18 },
    /* 78 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 77, }, .name = "zero_point", .text = "x#zero_point", .line = 18 },
    /* 79 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 76, 78, }, .text = "(x.dtype == u8 ? 255 : x.dtype == i8 ? 127 : 32767) - x#zero_point", .line = 18 },
    /* 80 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_FLOAT, .f = 0.5 }, .text = "0.5", .line = 18 },
    /* 81 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 79, 80, }, .text = "((x.dtype == u8 ? 255 : x.dtype == i8 ? 127 : 32767) - x#zero_point + 0.5)", .line = 18 },
    /* 82 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 63, 81, }, .text = "x#scale * ((x.dtype == u8 ? 255 : x.dtype == i8 ? 127 : 32767) - x#zero_point + 0.5)", .line = 18 },
    /* 83 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 19 },
    /* 84 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 83, }, .name = "scale", .text = "y#scale", .line = 19 },
    /* 85 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 19 },
    /* 86 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 85, }, .text = "dtype", .line = 19 },
    /* 87 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 19 },
    /* 88 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 86, 87, }, .text = "y.dtype == u8", .line = 19 },
    /* 89 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 255LL }, .text = "255", .line = 19 },
    /* 90 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 19 },
    /* 91 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 90, }, .text = "dtype", .line = 19 },
    /* 92 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 93 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 91, 92, }, .text = "y.dtype == i8", .line = 19 },
    /* 94 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 127LL }, .text = "127", .line = 19 },
    /* 95 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 32767LL }, .text = "32767", .line = 19 },
    /* 96 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 93, 94, 95, }, .text = "y.dtype == i8 ? 127 : 32767", .line = 19 },
    /* 97 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 88, 89, 96, }, .text = "(y.dtype == u8 ? 255 : y.dtype == i8 ? 127 : 32767)", .line = 19 },
    /* 98 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 19 },
    /* 99 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 98, }, .name = "zero_point", .text = "y#zero_point", .line = 19 },
    /* 100 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 97, 99, }, .text = "((y.dtype == u8 ? 255 : y.dtype == i8 ? 127 : 32767) - y#zero_point)", .line = 19 },
    /* 101 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 84, 100, }, .text = "y#scale * ((y.dtype == u8 ? 255 : y.dtype == i8 ? 127 : 32767) - y#zero_point)", .line = 19 },
    /* 102 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 82, 101, }, .text = "x#scale * ((x.dtype == u8 ? 255 : x.dtype == i8 ? 127 : 32767) - x#zero_point + 0.5)\012        >= y#scale * ((y.dtype == u8 ? 255 : y.dtype == i8 ? 127 : 32767) - y#zero_point)", .line = 18 },
    /* 103 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 61, 102, }, .text = "x.dtype in {i8, u8, i16}, y.dtype in {i8, u8, i16},\012    x#scale * ((x.dtype == u8 ? 0 : x.dtype == i8 ? -128 : -32768) - x#zero_point - 0.5)\012        <= y#scale * ((y.dtype == u8 ? 0 : y.dtype == i8 ? -128 : -32768) - y#zero_point),\012    x#scale * ((x.dtype == u8 ? 255 : x.dtype == i8 ? 127 : 32767) - x#zero_point + 0.5)\012        >= y#scale * ((y.dtype == u8 ? 255 : y.dtype == i8 ? 127 : 32767) - y#z...", .line = 15 },
};
static const struct dfg_desc_node tflite_simplify_tfl_quantize_into_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.Quantize", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .name = "q",
        .text = "tfl.Quantize(c)", .line = 84 },
    [1] = { .kind = DFG_D_CALL, .rest = 0, .index = -1, .region = 0,
        .n_ops = 12, .ops = (const char *const[]){ "tfl.Add", "tfl.BatchMatMul", "tfl.Conv2D", "tfl.FullyConnected", "tfl.HardSwish", "tfl.LeakyRelu", "tfl.Mean", "tfl.Mul", "tfl.PRelu", "tfl.Relu", "tfl.Sub", "tfl.Sum", },
        .rest_first = 0, .rest_last = 1,
        .name = "c",
        .text = "requantizing(...rest)", .line = 83 },
};
static const struct dfg_desc_region tflite_simplify_tfl_quantize_into_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture tflite_simplify_tfl_quantize_into_refs[] = { { -1, -1 }, { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture tflite_simplify_tfl_quantize_into_captures[] = {
    { "rest", DFG_CAP_NODES, offsetof(struct tflite_simplify_tfl_quantize_into_match, rest) },
    { "c", DFG_CAP_NODE, offsetof(struct tflite_simplify_tfl_quantize_into_match, c) },
    { "q", DFG_CAP_NODE, offsetof(struct tflite_simplify_tfl_quantize_into_match, q) },
};
static const struct dfg_desc_pattern tflite_simplify_tfl_quantize_into_desc = {
    .n_nodes = 2, .n_exprs = 104, .n_vars = 0, .n_sets = 3,
    .nodes = tflite_simplify_tfl_quantize_into_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tflite_simplify_tfl_quantize_into_regions,
    .exprs = tflite_simplify_tfl_quantize_into_exprs,
    .captures = tflite_simplify_tfl_quantize_into_refs,
    .text = "rule tfl_quantize_into(rest) {\012    c = requantizing(...rest);\012    q = tfl.Quantize(c);\012    match q;\012    where q#added == true, same_dtype(c, q), covers(c, q);\012    rewrite c.op(...rest) { ..c };\012}", .line = 82, .n_where = 3, .where = (const uint32_t[]){ 3, 6, 103, }
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
    /* 25 */ { .op = DFG_E_SET, .ref = 0, .text = "parts", .line = 94 },
    /* 26 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 12 },
    /* 27 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 26, }, .name = "scale", .text = "x#scale", .line = 12 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 1, .text = "y", .line = 12 },
    /* 29 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .name = "scale", .text = "y#scale", .line = 12 },
    /* 30 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 27, 29, }, .text = "x#scale == y#scale", .line = 12 },
    /* 31 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 12 },
    /* 32 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .name = "zero_point", .text = "x#zero_point", .line = 12 },
    /* 33 */ { .op = DFG_E_NODE, .ref = 1, .text = "y", .line = 12 },
    /* 34 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .name = "zero_point", .text = "y#zero_point", .line = 12 },
    /* 35 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 32, 34, }, .text = "x#zero_point == y#zero_point", .line = 12 },
    /* 36 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 30, 35, }, .text = "x#scale == y#scale and x#zero_point == y#zero_point", .line = 12 },
    /* 37 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 12 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 1, .text = "y", .line = 12 },
    /* 39 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_DTYPE, .n_kids = 2, .kids = (const uint32_t[]){ 37, 38, }, .text = "same_dtype(x, y)", .line = 12 },
    /* 40 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 36, 39, }, .text = "(x#scale == y#scale and x#zero_point == y#zero_point and same_dtype(x, y))", .line = 12 },
    /* 41 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 13 },
    /* 42 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 41, }, .name = "scale", .text = "x#scale", .line = 13 },
    /* 43 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 42, }, .text = "present(x#scale)", .line = 13 },
    /* 44 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 43, }, .text = "not present(x#scale)", .line = 13 },
    /* 45 */ { .op = DFG_E_NODE, .ref = 1, .text = "y", .line = 13 },
    /* 46 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 45, }, .name = "scale", .text = "y#scale", .line = 13 },
    /* 47 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 46, }, .text = "present(y#scale)", .line = 13 },
    /* 48 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 47, }, .text = "not present(y#scale)", .line = 13 },
    /* 49 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 44, 48, }, .text = "(not present(x#scale) and not present(y#scale))", .line = 13 },
    /* 50 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 40, 49, }, .text = "(x#scale == y#scale and x#zero_point == y#zero_point and same_dtype(x, y))\012    or (not present(x#scale) and not present(y#scale))", .line = 12 },
    /* 51 */ { .op = DFG_E_ALL, .ref = 3, .n_kids = 2, .kids = (const uint32_t[]){ 25, 50, }, .text = "all(parts, same_quantisation(parts, c))", .line = 94 },
};
static const struct dfg_desc_node tflite_simplify_tfl_activation_before_concat_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 3, .ops = (const char *const[]){ "tfl.Relu", "tfl.Relu6", "tfl.ReluN1To1", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .name = "a",
        .text = "limited(c)", .line = 92 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.Concatenation", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .every = true,
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "activation", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NONE" }, .text = "activation == \"NONE\"", .line = 91 },
        },
        .name = "c",
        .text = "tfl.Concatenation(every parts & tfl.Conv2D(...))", .line = 91 },
    [2] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 1,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "parts & tfl.Conv2D(...)", .line = 91 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 1,
        .name = "parts",
        .text = "parts", .line = 90 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 1,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.Conv2D", },
        .rest_first = 0, .rest_last = 1,
        .text = "tfl.Conv2D(...)", .line = 91 },
};
static const struct dfg_desc_region tflite_simplify_tfl_activation_before_concat_regions[] = { { DFG_D_OUTER, 0, 0 }, { DFG_D_OPERANDS, 1, 0 }, };
static const struct dfg_desc_capture tflite_simplify_tfl_activation_before_concat_refs[] = { { 3, -1 }, { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture tflite_simplify_tfl_activation_before_concat_captures[] = {
    { "parts", DFG_CAP_NODES, offsetof(struct tflite_simplify_tfl_activation_before_concat_match, parts) },
    { "c", DFG_CAP_NODE, offsetof(struct tflite_simplify_tfl_activation_before_concat_match, c) },
    { "a", DFG_CAP_NODE, offsetof(struct tflite_simplify_tfl_activation_before_concat_match, a) },
};
static const struct dfg_desc_pattern tflite_simplify_tfl_activation_before_concat_desc = {
    .n_nodes = 5, .n_exprs = 52, .n_vars = 0, .n_sets = 3,
    .nodes = tflite_simplify_tfl_activation_before_concat_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 2, .regions = tflite_simplify_tfl_activation_before_concat_regions,
    .exprs = tflite_simplify_tfl_activation_before_concat_exprs,
    .captures = tflite_simplify_tfl_activation_before_concat_refs,
    .text = "rule tfl_activation_before_concat(parts) {\012    c = tfl.Concatenation(every parts & tfl.Conv2D(...)) { activation == \"NONE\" };\012    a = limited(c);\012    match a;\012    where same_quantisation(c, a), all(parts, same_quantisation(parts, c));\012    rewrite extern tflite_activated_parts;\012}", .line = 90, .n_where = 2, .where = (const uint32_t[]){ 24, 51, }
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
/* ---- swish_line ---- */

static const struct dfg_desc_expr tflite_simplify_swish_line_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 104 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 104 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 4, .text = "sixth", .line = 104 },
    /* 3 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "rank", .line = 104 },
    /* 4 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, }, .text = "x.rank >= sixth.rank", .line = 104 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 104 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "rank", .line = 104 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 7, .text = "half", .line = 104 },
    /* 8 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "rank", .line = 104 },
    /* 9 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 6, 8, }, .text = "x.rank >= half.rank", .line = 104 },
};
static const struct dfg_desc_node tflite_simplify_swish_line_nodes[9] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 6, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "activation", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NONE" }, .text = "activation == \"NONE\"", .line = 103 },
        },
        .name = "y",
        .text = "tfl.Add(p, half & 0.5)", .line = 103 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "activation", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NONE" }, .text = "activation == \"NONE\"", .line = 102 },
        },
        .name = "p",
        .text = "tfl.Mul(x, sixth & approx(0.16666667, 1e-5))", .line = 102 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 101 },
    [3] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "sixth & approx(0.16666667, 1e-5)", .line = 102 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "sixth",
        .text = "sixth", .line = 101 },
    [5] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.16666667 }, 1e-05 },
        .text = "approx(0.16666667, 1e-5)", .line = 102 },
    [6] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "half & 0.5", .line = 103 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "half",
        .text = "half", .line = 101 },
    [8] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_FLOAT, .f = 0.5 }, 0.0 },
        .text = "0.5", .line = 103 },
};
static const struct dfg_desc_region tflite_simplify_swish_line_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture tflite_simplify_swish_line_refs[] = { { 2, -1 }, { 4, -1 }, { 7, -1 }, { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture tflite_simplify_swish_line_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct tflite_simplify_swish_line_match, x) },
    { "sixth", DFG_CAP_NODE, offsetof(struct tflite_simplify_swish_line_match, sixth) },
    { "half", DFG_CAP_NODE, offsetof(struct tflite_simplify_swish_line_match, half) },
    { "p", DFG_CAP_NODE, offsetof(struct tflite_simplify_swish_line_match, p) },
    { "y", DFG_CAP_NODE, offsetof(struct tflite_simplify_swish_line_match, y) },
};
static const struct dfg_desc_pattern tflite_simplify_swish_line_desc = {
    .n_nodes = 9, .n_exprs = 10, .n_vars = 0, .n_sets = 5,
    .nodes = tflite_simplify_swish_line_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tflite_simplify_swish_line_regions,
    .exprs = tflite_simplify_swish_line_exprs,
    .captures = tflite_simplify_swish_line_refs,
    .text = "pattern swish_line(x, sixth, half) {\012    p = tfl.Mul(x, sixth & approx(0.16666667, 1e-5)) { activation == \"NONE\" };\012    y = tfl.Add(p, half & 0.5) { activation == \"NONE\" };\012    where x.rank >= sixth.rank, x.rank >= half.rank;\012    return y;\012}", .line = 101, .n_where = 2, .where = (const uint32_t[]){ 4, 9, }
};
static bool tflite_simplify_swish_line_any(const dfg_graph *g, dfg_node n, void *m)
{
    return tflite_simplify_swish_line_match(g, n, m);
}
static bool tflite_simplify_swish_line_pass(void *ctx, const struct tflite_simplify_swish_line_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool tflite_simplify_swish_line_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return tflite_simplify_swish_line_each(g, n, tflite_simplify_swish_line_pass, &e);
}

static const struct dfg_part tflite_simplify_swish_line_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct tflite_simplify_swish_line_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct tflite_simplify_swish_line_whole, m.sixth) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct tflite_simplify_swish_line_whole, m.half) },
    { DFG_PART_INNER, false, 0, 3, offsetof(struct tflite_simplify_swish_line_whole, m.p) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct tflite_simplify_swish_line_whole, constant) },
    { DFG_PART_ROOT, false, 1, 4, offsetof(struct tflite_simplify_swish_line_whole, m.y) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct tflite_simplify_swish_line_whole, constant_2) },
};
/* ---- swish_limits ---- */

static const struct dfg_desc_node tflite_simplify_swish_limits_nodes[11] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 7, },
        .text = "tfl.Relu(tfl.Minimum(y, one & 1)) | tfl.Minimum(tfl.Relu(y), one & 1)", .line = 108 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.Relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "tfl.Relu(tfl.Minimum(y, one & 1))", .line = 108 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.Minimum", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "tfl.Minimum(y, one & 1)", .line = 108 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "y",
        .text = "y", .line = 108 },
    [4] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "one & 1", .line = 108 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "one",
        .text = "one", .line = 108 },
    [6] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 108 },
    [7] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.Minimum", },
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, },
        .text = "tfl.Minimum(tfl.Relu(y), one & 1)", .line = 108 },
    [8] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.Relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .text = "tfl.Relu(y)", .line = 108 },
    [9] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 10, },
        .text = "one & 1", .line = 108 },
    [10] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 108 },
};
static const struct dfg_desc_region tflite_simplify_swish_limits_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture tflite_simplify_swish_limits_refs[] = { { 3, -1 }, { 5, -1 }, };
static const struct dfg_capture tflite_simplify_swish_limits_captures[] = {
    { "y", DFG_CAP_NODE, offsetof(struct tflite_simplify_swish_limits_match, y) },
    { "one", DFG_CAP_NODE, offsetof(struct tflite_simplify_swish_limits_match, one) },
};
static const struct dfg_desc_pattern tflite_simplify_swish_limits_desc = {
    .n_nodes = 11, .n_exprs = 0, .n_vars = 0, .n_sets = 2,
    .nodes = tflite_simplify_swish_limits_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tflite_simplify_swish_limits_regions,
    .captures = tflite_simplify_swish_limits_refs,
    .text = "pattern swish_limits(y, one) = tfl.Relu(tfl.Minimum(y, one & 1)) | tfl.Minimum(tfl.Relu(y), one & 1);", .line = 108
};
static bool tflite_simplify_swish_limits_any(const dfg_graph *g, dfg_node n, void *m)
{
    return tflite_simplify_swish_limits_match(g, n, m);
}
static bool tflite_simplify_swish_limits_pass(void *ctx, const struct tflite_simplify_swish_limits_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool tflite_simplify_swish_limits_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return tflite_simplify_swish_limits_each(g, n, tflite_simplify_swish_limits_pass, &e);
}

static const struct dfg_part tflite_simplify_swish_limits_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct tflite_simplify_swish_limits_whole, m.y) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct tflite_simplify_swish_limits_whole, m.one) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct tflite_simplify_swish_limits_whole, v) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct tflite_simplify_swish_limits_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct tflite_simplify_swish_limits_whole, minimum) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct tflite_simplify_swish_limits_whole, constant) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct tflite_simplify_swish_limits_whole, minimum_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct tflite_simplify_swish_limits_whole, relu_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct tflite_simplify_swish_limits_whole, constant_2) },
};
/* ---- tfl_hard_swish ---- */

static const struct dfg_desc_expr tflite_simplify_tfl_hard_swish_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 6, .text = "x", .line = 104 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 104 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 8, .text = "sixth", .line = 104 },
    /* 3 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "rank", .line = 104 },
    /* 4 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, }, .text = "x.rank >= sixth.rank", .line = 104 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 6, .text = "x", .line = 104 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "rank", .line = 104 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 11, .text = "half", .line = 104 },
    /* 8 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "rank", .line = 104 },
    /* 9 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 6, 8, }, .text = "x.rank >= half.rank", .line = 104 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 6, .text = "x", .line = 113 },
    /* 11 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "dtype", .line = 113 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 113 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "x.dtype == f32", .line = 113 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 6, .text = "x", .line = 113 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "rank", .line = 113 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 14, .text = "one", .line = 113 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "rank", .line = 113 },
    /* 18 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 15, 17, }, .text = "x.rank >= one.rank", .line = 113 },
};
static const struct dfg_desc_node tflite_simplify_tfl_hard_swish_nodes[20] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 6, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "activation", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NONE" }, .text = "activation == \"NONE\"", .line = 111 },
        },
        .name = "m",
        .text = "tfl.Mul(swish_limits(swish_line(x, sixth, half), one), x)", .line = 111 },
    [1] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 16, },
        .text = "tfl.Relu(tfl.Minimum(y, one & 1)) | tfl.Minimum(tfl.Relu(y), one & 1)", .line = 108 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.Relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .text = "tfl.Relu(tfl.Minimum(y, one & 1))", .line = 108 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.Minimum", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 13, },
        .text = "tfl.Minimum(y, one & 1)", .line = 108 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 10, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "activation", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NONE" }, .text = "activation == \"NONE\"", .line = 103 },
        },
        .name = "y",
        .text = "tfl.Add(p, half & 0.5)", .line = 103, .n_where = 2, .where = (const uint32_t[]){ 4, 9, } },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "activation", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NONE" }, .text = "activation == \"NONE\"", .line = 102 },
        },
        .name = "p",
        .text = "tfl.Mul(x, sixth & approx(0.16666667, 1e-5))", .line = 102 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 110 },
    [7] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, },
        .text = "sixth & approx(0.16666667, 1e-5)", .line = 102 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "sixth",
        .text = "sixth", .line = 110 },
    [9] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.16666667 }, 1e-05 },
        .text = "approx(0.16666667, 1e-5)", .line = 102 },
    [10] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, },
        .text = "half & 0.5", .line = 103 },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "half",
        .text = "half", .line = 110 },
    [12] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_FLOAT, .f = 0.5 }, 0.0 },
        .text = "0.5", .line = 103 },
    [13] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, },
        .text = "one & 1", .line = 108 },
    [14] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "one",
        .text = "one", .line = 110 },
    [15] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 108 },
    [16] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.Minimum", },
        .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, },
        .text = "tfl.Minimum(tfl.Relu(y), one & 1)", .line = 108 },
    [17] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.Relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .text = "tfl.Relu(y)", .line = 108 },
    [18] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 14, 19, },
        .text = "one & 1", .line = 108 },
    [19] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 108 },
};
static const struct dfg_desc_region tflite_simplify_tfl_hard_swish_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture tflite_simplify_tfl_hard_swish_refs[] = { { 6, -1 }, { 8, -1 }, { 11, -1 }, { 14, -1 }, { 0, -1 }, };
static const struct dfg_capture tflite_simplify_tfl_hard_swish_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct tflite_simplify_tfl_hard_swish_match, x) },
    { "sixth", DFG_CAP_NODE, offsetof(struct tflite_simplify_tfl_hard_swish_match, sixth) },
    { "half", DFG_CAP_NODE, offsetof(struct tflite_simplify_tfl_hard_swish_match, half) },
    { "one", DFG_CAP_NODE, offsetof(struct tflite_simplify_tfl_hard_swish_match, one) },
    { "m", DFG_CAP_NODE, offsetof(struct tflite_simplify_tfl_hard_swish_match, m) },
};
static const struct dfg_desc_pattern tflite_simplify_tfl_hard_swish_desc = {
    .n_nodes = 20, .n_exprs = 19, .n_vars = 0, .n_sets = 5,
    .nodes = tflite_simplify_tfl_hard_swish_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tflite_simplify_tfl_hard_swish_regions,
    .exprs = tflite_simplify_tfl_hard_swish_exprs,
    .captures = tflite_simplify_tfl_hard_swish_refs,
    .text = "rule tfl_hard_swish(x, sixth, half, one) {\012    m = tfl.Mul(swish_limits(swish_line(x, sixth, half), one), x) { activation == \"NONE\" };\012    match m;\012    where x.dtype == f32, x.rank >= one.rank;\012    rewrite tfl.HardSwish(x);\012}", .line = 110, .n_where = 2, .where = (const uint32_t[]){ 13, 18, }
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
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct tflite_simplify_tfl_hard_swish_whole, m.sixth) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct tflite_simplify_tfl_hard_swish_whole, m.half) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct tflite_simplify_tfl_hard_swish_whole, m.one) },
    { DFG_PART_ROOT, false, 1, 4, offsetof(struct tflite_simplify_tfl_hard_swish_whole, m.m) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct tflite_simplify_tfl_hard_swish_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct tflite_simplify_tfl_hard_swish_whole, minimum) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct tflite_simplify_tfl_hard_swish_whole, y) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct tflite_simplify_tfl_hard_swish_whole, p) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct tflite_simplify_tfl_hard_swish_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct tflite_simplify_tfl_hard_swish_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct tflite_simplify_tfl_hard_swish_whole, constant_3) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct tflite_simplify_tfl_hard_swish_whole, minimum_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct tflite_simplify_tfl_hard_swish_whole, relu_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct tflite_simplify_tfl_hard_swish_whole, constant_4) },
};
/* ---- tfl_hard_swish_quantised ---- */

static const struct dfg_desc_expr tflite_simplify_tfl_hard_swish_quantised_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 7, .text = "x", .line = 104 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 104 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 10, .text = "sixth", .line = 104 },
    /* 3 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "rank", .line = 104 },
    /* 4 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, }, .text = "x.rank >= sixth.rank", .line = 104 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 7, .text = "x", .line = 104 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "rank", .line = 104 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 13, .text = "half", .line = 104 },
    /* 8 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "rank", .line = 104 },
    /* 9 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 6, 8, }, .text = "x.rank >= half.rank", .line = 104 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 8, .text = "x", .line = 122 },
    /* 11 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "dtype", .line = 122 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 122 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 122 },
    /* 14 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 11, 12, 13, }, .text = "x.dtype in {i8, u8}", .line = 122 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 8, .text = "x", .line = 122 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 0, .text = "q", .line = 122 },
    /* 17 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_DTYPE, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "same_dtype(x, q)", .line = 122 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 8, .text = "x", .line = 122 },
    /* 19 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .name = "scale", .text = "x#scale", .line = 122 },
    /* 20 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "present(x#scale)", .line = 122 },
    /* 21 */ { .op = DFG_E_NODE, .ref = 8, .text = "x", .line = 122 },
    /* 22 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 21, }, .text = "rank", .line = 122 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 16, .text = "one", .line = 122 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "rank", .line = 122 },
    /* 25 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 22, 24, }, .text = "x.rank >= one.rank", .line = 122 },
};
static const struct dfg_desc_node tflite_simplify_tfl_hard_swish_quantised_nodes[22] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.Quantize", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .name = "q",
        .text = "tfl.Quantize(m)", .line = 120 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 7, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "activation", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NONE" }, .text = "activation == \"NONE\"", .line = 119 },
        },
        .name = "m",
        .text = "tfl.Mul(swish_limits(swish_line(d, sixth, half), one), d)", .line = 119 },
    [2] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 18, },
        .text = "tfl.Relu(tfl.Minimum(y, one & 1)) | tfl.Minimum(tfl.Relu(y), one & 1)", .line = 108 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.Relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .text = "tfl.Relu(tfl.Minimum(y, one & 1))", .line = 108 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.Minimum", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 15, },
        .text = "tfl.Minimum(y, one & 1)", .line = 108 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 12, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "activation", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NONE" }, .text = "activation == \"NONE\"", .line = 103 },
        },
        .name = "y",
        .text = "tfl.Add(p, half & 0.5)", .line = 103, .n_where = 2, .where = (const uint32_t[]){ 4, 9, } },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 9, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "activation", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NONE" }, .text = "activation == \"NONE\"", .line = 102 },
        },
        .name = "p",
        .text = "tfl.Mul(x, sixth & approx(0.16666667, 1e-5))", .line = 102 },
    [7] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.Dequantize", },
        .n_kids = 1, .kids = (const uint32_t[]){ 8, },
        .name = "d",
        .text = "tfl.Dequantize(x)", .line = 118 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 117 },
    [9] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, },
        .text = "sixth & approx(0.16666667, 1e-5)", .line = 102 },
    [10] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "sixth",
        .text = "sixth", .line = 117 },
    [11] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.16666667 }, 1e-05 },
        .text = "approx(0.16666667, 1e-5)", .line = 102 },
    [12] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, },
        .text = "half & 0.5", .line = 103 },
    [13] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "half",
        .text = "half", .line = 117 },
    [14] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_FLOAT, .f = 0.5 }, 0.0 },
        .text = "0.5", .line = 103 },
    [15] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, },
        .text = "one & 1", .line = 108 },
    [16] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "one",
        .text = "one", .line = 117 },
    [17] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 108 },
    [18] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.Minimum", },
        .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, },
        .text = "tfl.Minimum(tfl.Relu(y), one & 1)", .line = 108 },
    [19] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.Relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 5, },
        .text = "tfl.Relu(y)", .line = 108 },
    [20] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 16, 21, },
        .text = "one & 1", .line = 108 },
    [21] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 108 },
};
static const struct dfg_desc_region tflite_simplify_tfl_hard_swish_quantised_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture tflite_simplify_tfl_hard_swish_quantised_refs[] = { { 8, -1 }, { 10, -1 }, { 13, -1 }, { 16, -1 }, { 7, -1 }, { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture tflite_simplify_tfl_hard_swish_quantised_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct tflite_simplify_tfl_hard_swish_quantised_match, x) },
    { "sixth", DFG_CAP_NODE, offsetof(struct tflite_simplify_tfl_hard_swish_quantised_match, sixth) },
    { "half", DFG_CAP_NODE, offsetof(struct tflite_simplify_tfl_hard_swish_quantised_match, half) },
    { "one", DFG_CAP_NODE, offsetof(struct tflite_simplify_tfl_hard_swish_quantised_match, one) },
    { "d", DFG_CAP_NODE, offsetof(struct tflite_simplify_tfl_hard_swish_quantised_match, d) },
    { "m", DFG_CAP_NODE, offsetof(struct tflite_simplify_tfl_hard_swish_quantised_match, m) },
    { "q", DFG_CAP_NODE, offsetof(struct tflite_simplify_tfl_hard_swish_quantised_match, q) },
};
static const struct dfg_desc_pattern tflite_simplify_tfl_hard_swish_quantised_desc = {
    .n_nodes = 22, .n_exprs = 26, .n_vars = 0, .n_sets = 7,
    .nodes = tflite_simplify_tfl_hard_swish_quantised_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tflite_simplify_tfl_hard_swish_quantised_regions,
    .exprs = tflite_simplify_tfl_hard_swish_quantised_exprs,
    .captures = tflite_simplify_tfl_hard_swish_quantised_refs,
    .text = "rule tfl_hard_swish_quantised(x, sixth, half, one) {\012    d = tfl.Dequantize(x);\012    m = tfl.Mul(swish_limits(swish_line(d, sixth, half), one), d) { activation == \"NONE\" };\012    q = tfl.Quantize(m);\012    match q;\012    where x.dtype in {i8, u8}, same_dtype(x, q), present(x#scale), x.rank >= one.rank;\012    rewrite tfl.HardSwish(x);\012}", .line = 117, .n_where = 4, .where = (const uint32_t[]){ 14, 17, 20, 25, }
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
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct tflite_simplify_tfl_hard_swish_quantised_whole, m.sixth) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct tflite_simplify_tfl_hard_swish_quantised_whole, m.half) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct tflite_simplify_tfl_hard_swish_quantised_whole, m.one) },
    { DFG_PART_INNER, false, 0, 4, offsetof(struct tflite_simplify_tfl_hard_swish_quantised_whole, m.d) },
    { DFG_PART_INNER, false, 0, 5, offsetof(struct tflite_simplify_tfl_hard_swish_quantised_whole, m.m) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct tflite_simplify_tfl_hard_swish_quantised_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct tflite_simplify_tfl_hard_swish_quantised_whole, minimum) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct tflite_simplify_tfl_hard_swish_quantised_whole, y) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct tflite_simplify_tfl_hard_swish_quantised_whole, p) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct tflite_simplify_tfl_hard_swish_quantised_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct tflite_simplify_tfl_hard_swish_quantised_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct tflite_simplify_tfl_hard_swish_quantised_whole, constant_3) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct tflite_simplify_tfl_hard_swish_quantised_whole, minimum_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct tflite_simplify_tfl_hard_swish_quantised_whole, relu_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct tflite_simplify_tfl_hard_swish_quantised_whole, constant_4) },
    { DFG_PART_ROOT, false, 1, 6, offsetof(struct tflite_simplify_tfl_hard_swish_quantised_whole, m.q) },
};
/* ---- tfl_permute_weights ---- */

static const struct dfg_desc_expr tflite_simplify_tfl_permute_weights_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 137 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 137 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 137 },
    /* 3 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.elements > 0", .line = 137 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 5, .text = "p", .line = 137 },
    /* 5 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "value(p)", .line = 137 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 137 },
    /* 7 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "value(p)[0]", .line = 137 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 137 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "value(p)[0] == 0", .line = 137 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 1, .text = "r", .line = 137 },
    /* 11 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "rank", .line = 137 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 137 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "r.rank == 2", .line = 137 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 1, .text = "r", .line = 137 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "shape", .line = 137 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 137 },
    /* 17 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "r.shape[0]", .line = 137 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 137 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "shape", .line = 137 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 137 },
    /* 21 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "x.shape[0]", .line = 137 },
    /* 22 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "r.shape[0] == x.shape[0]", .line = 137 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 9, .text = "w", .line = 137 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "rank", .line = 137 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 137 },
    /* 26 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "w.rank == 2", .line = 137 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 9, .text = "w", .line = 138 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "shape", .line = 138 },
    /* 29 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 138 },
    /* 30 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 28, 29, }, .text = "w.shape[1]", .line = 138 },
    /* 31 */ { .op = DFG_E_NODE, .ref = 1, .text = "r", .line = 138 },
    /* 32 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "shape", .line = 138 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 138 },
    /* 34 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "r.shape[1]", .line = 138 },
    /* 35 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 30, 34, }, .text = "w.shape[1] == r.shape[1]", .line = 138 },
    /* 36 */ { .op = DFG_E_NODE, .ref = 9, .text = "w", .line = 129 },
    /* 37 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 36, }, .name = "quantized_dimension", .text = "w#quantized_dimension", .line = 129 },
    /* 38 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 37, }, .text = "present(w#quantized_dimension)", .line = 129 },
    /* 39 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "not present(w#quantized_dimension)", .line = 129 },
    /* 40 */ { .op = DFG_E_NODE, .ref = 9, .text = "w", .line = 129 },
    /* 41 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 40, }, .name = "quantized_dimension", .text = "w#quantized_dimension", .line = 129 },
    /* 42 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 129 },
    /* 43 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 41, 42, }, .text = "w#quantized_dimension == 0", .line = 129 },
    /* 44 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 39, 43, }, .text = "not present(w#quantized_dimension) or w#quantized_dimension == 0", .line = 129 },
    /* 45 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 12 },
    /* 46 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 45, }, .name = "scale", .text = "x#scale", .line = 12 },
    /* 47 */ { .op = DFG_E_NODE, .ref = 2, .text = "y", .line = 12 },
    /* 48 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 47, }, .name = "scale", .text = "y#scale", .line = 12 },
    /* 49 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 46, 48, }, .text = "x#scale == y#scale", .line = 12 },
    /* 50 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 12 },
    /* 51 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 50, }, .name = "zero_point", .text = "x#zero_point", .line = 12 },
    /* 52 */ { .op = DFG_E_NODE, .ref = 2, .text = "y", .line = 12 },
    /* 53 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 52, }, .name = "zero_point", .text = "y#zero_point", .line = 12 },
    /* 54 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 51, 53, }, .text = "x#zero_point == y#zero_point", .line = 12 },
    /* 55 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 49, 54, }, .text = "x#scale == y#scale and x#zero_point == y#zero_point", .line = 12 },
    /* 56 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 12 },
    /* 57 */ { .op = DFG_E_NODE, .ref = 2, .text = "y", .line = 12 },
    /* 58 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_DTYPE, .n_kids = 2, .kids = (const uint32_t[]){ 56, 57, }, .text = "same_dtype(x, y)", .line = 12 },
    /* 59 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 55, 58, }, .text = "(x#scale == y#scale and x#zero_point == y#zero_point and same_dtype(x, y))", .line = 12 },
    /* 60 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 13 },
    /* 61 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 60, }, .name = "scale", .text = "x#scale", .line = 13 },
    /* 62 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 61, }, .text = "present(x#scale)", .line = 13 },
    /* 63 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 62, }, .text = "not present(x#scale)", .line = 13 },
    /* 64 */ { .op = DFG_E_NODE, .ref = 2, .text = "y", .line = 13 },
    /* 65 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 64, }, .name = "scale", .text = "y#scale", .line = 13 },
    /* 66 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 65, }, .text = "present(y#scale)", .line = 13 },
    /* 67 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 66, }, .text = "not present(y#scale)", .line = 13 },
    /* 68 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 63, 67, }, .text = "(not present(x#scale) and not present(y#scale))", .line = 13 },
    /* 69 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 59, 68, }, .text = "(x#scale == y#scale and x#zero_point == y#zero_point and same_dtype(x, y))\012    or (not present(x#scale) and not present(y#scale))", .line = 12 },
    /* 70 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 12 },
    /* 71 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 70, }, .name = "scale", .text = "x#scale", .line = 12 },
    /* 72 */ { .op = DFG_E_NODE, .ref = 1, .text = "y", .line = 12 },
    /* 73 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 72, }, .name = "scale", .text = "y#scale", .line = 12 },
    /* 74 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 71, 73, }, .text = "x#scale == y#scale", .line = 12 },
    /* 75 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 12 },
    /* 76 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 75, }, .name = "zero_point", .text = "x#zero_point", .line = 12 },
    /* 77 */ { .op = DFG_E_NODE, .ref = 1, .text = "y", .line = 12 },
    /* 78 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 77, }, .name = "zero_point", .text = "y#zero_point", .line = 12 },
    /* 79 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 76, 78, }, .text = "x#zero_point == y#zero_point", .line = 12 },
    /* 80 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 74, 79, }, .text = "x#scale == y#scale and x#zero_point == y#zero_point", .line = 12 },
    /* 81 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 12 },
    /* 82 */ { .op = DFG_E_NODE, .ref = 1, .text = "y", .line = 12 },
    /* 83 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_DTYPE, .n_kids = 2, .kids = (const uint32_t[]){ 81, 82, }, .text = "same_dtype(x, y)", .line = 12 },
    /* 84 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 80, 83, }, .text = "(x#scale == y#scale and x#zero_point == y#zero_point and same_dtype(x, y))", .line = 12 },
    /* 85 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 13 },
    /* 86 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 85, }, .name = "scale", .text = "x#scale", .line = 13 },
    /* 87 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 86, }, .text = "present(x#scale)", .line = 13 },
    /* 88 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 87, }, .text = "not present(x#scale)", .line = 13 },
    /* 89 */ { .op = DFG_E_NODE, .ref = 1, .text = "y", .line = 13 },
    /* 90 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 89, }, .name = "scale", .text = "y#scale", .line = 13 },
    /* 91 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 90, }, .text = "present(y#scale)", .line = 13 },
    /* 92 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 91, }, .text = "not present(y#scale)", .line = 13 },
    /* 93 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 88, 92, }, .text = "(not present(x#scale) and not present(y#scale))", .line = 13 },
    /* 94 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 84, 93, }, .text = "(x#scale == y#scale and x#zero_point == y#zero_point and same_dtype(x, y))\012    or (not present(x#scale) and not present(y#scale))", .line = 12 },
};
static const struct dfg_desc_node tflite_simplify_tfl_permute_weights_nodes[12] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.FullyConnected", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 8, 11, },
        .optional = 0x4u,
        .name = "f",
        .text = "tfl.FullyConnected(r, w & const, b?)", .line = 135 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.Reshape", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 7, },
        .name = "r",
        .text = "tfl.Reshape(t, _)", .line = 134 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.Transpose", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .name = "t",
        .text = "tfl.Transpose(x, p & const)", .line = 133 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 132 },
    [4] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "p & const", .line = 133 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "p",
        .text = "p", .line = 132 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 133 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 134 },
    [8] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, },
        .text = "w & const", .line = 135 },
    [9] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 132 },
    [10] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 135 },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 132 },
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
    .n_nodes = 12, .n_exprs = 95, .n_vars = 0, .n_sets = 7,
    .nodes = tflite_simplify_tfl_permute_weights_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tflite_simplify_tfl_permute_weights_regions,
    .exprs = tflite_simplify_tfl_permute_weights_exprs,
    .captures = tflite_simplify_tfl_permute_weights_refs,
    .text = "rule tfl_permute_weights(x, p, w, b) {\012    t = tfl.Transpose(x, p & const);\012    r = tfl.Reshape(t, _);\012    f = tfl.FullyConnected(r, w & const, b?);\012    match f;\012    where x.elements > 0, value(p)[0] == 0, r.rank == 2, r.shape[0] == x.shape[0], w.rank == 2;\012    where w.shape[1] == r.shape[1], scaled_by_rows(w), same_quantisation(x, t), same_quantisation(t, r);\012    rewrite extern tflite_permuted_product;\012}", .line = 132, .n_where = 9, .where = (const uint32_t[]){ 3, 9, 13, 22, 26, 35, 44, 69, 94, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 147 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 147 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 147 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.rank == 2", .line = 147 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 147 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "elements", .line = 147 },
    /* 6 */ { .op = DFG_E_VAR, .ref = 0, .text = "n", .line = 147 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.elements == n", .line = 147 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 9, .text = "w", .line = 147 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "rank", .line = 147 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 147 },
    /* 11 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "w.rank == 4", .line = 147 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 9, .text = "w", .line = 147 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "shape", .line = 147 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 147 },
    /* 15 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "w.shape[3]", .line = 147 },
    /* 16 */ { .op = DFG_E_VAR, .ref = 0, .text = "n", .line = 147 },
    /* 17 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "w.shape[3] == n", .line = 147 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 9, .text = "w", .line = 129 },
    /* 19 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .name = "quantized_dimension", .text = "w#quantized_dimension", .line = 129 },
    /* 20 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "present(w#quantized_dimension)", .line = 129 },
    /* 21 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "not present(w#quantized_dimension)", .line = 129 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 9, .text = "w", .line = 129 },
    /* 23 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .name = "quantized_dimension", .text = "w#quantized_dimension", .line = 129 },
    /* 24 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 129 },
    /* 25 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "w#quantized_dimension == 0", .line = 129 },
    /* 26 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 21, 25, }, .text = "not present(w#quantized_dimension) or w#quantized_dimension == 0", .line = 129 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 12 },
    /* 28 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .name = "scale", .text = "x#scale", .line = 12 },
    /* 29 */ { .op = DFG_E_NODE, .ref = 2, .text = "y", .line = 12 },
    /* 30 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 29, }, .name = "scale", .text = "y#scale", .line = 12 },
    /* 31 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 28, 30, }, .text = "x#scale == y#scale", .line = 12 },
    /* 32 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 12 },
    /* 33 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 32, }, .name = "zero_point", .text = "x#zero_point", .line = 12 },
    /* 34 */ { .op = DFG_E_NODE, .ref = 2, .text = "y", .line = 12 },
    /* 35 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 34, }, .name = "zero_point", .text = "y#zero_point", .line = 12 },
    /* 36 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 33, 35, }, .text = "x#zero_point == y#zero_point", .line = 12 },
    /* 37 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 31, 36, }, .text = "x#scale == y#scale and x#zero_point == y#zero_point", .line = 12 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 12 },
    /* 39 */ { .op = DFG_E_NODE, .ref = 2, .text = "y", .line = 12 },
    /* 40 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_DTYPE, .n_kids = 2, .kids = (const uint32_t[]){ 38, 39, }, .text = "same_dtype(x, y)", .line = 12 },
    /* 41 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 37, 40, }, .text = "(x#scale == y#scale and x#zero_point == y#zero_point and same_dtype(x, y))", .line = 12 },
    /* 42 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 13 },
    /* 43 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 42, }, .name = "scale", .text = "x#scale", .line = 13 },
    /* 44 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 43, }, .text = "present(x#scale)", .line = 13 },
    /* 45 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 44, }, .text = "not present(x#scale)", .line = 13 },
    /* 46 */ { .op = DFG_E_NODE, .ref = 2, .text = "y", .line = 13 },
    /* 47 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 46, }, .name = "scale", .text = "y#scale", .line = 13 },
    /* 48 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 47, }, .text = "present(y#scale)", .line = 13 },
    /* 49 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "not present(y#scale)", .line = 13 },
    /* 50 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 45, 49, }, .text = "(not present(x#scale) and not present(y#scale))", .line = 13 },
    /* 51 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 41, 50, }, .text = "(x#scale == y#scale and x#zero_point == y#zero_point and same_dtype(x, y))\012    or (not present(x#scale) and not present(y#scale))", .line = 12 },
    /* 52 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 12 },
    /* 53 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 52, }, .name = "scale", .text = "x#scale", .line = 12 },
    /* 54 */ { .op = DFG_E_NODE, .ref = 1, .text = "y", .line = 12 },
    /* 55 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 54, }, .name = "scale", .text = "y#scale", .line = 12 },
    /* 56 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 53, 55, }, .text = "x#scale == y#scale", .line = 12 },
    /* 57 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 12 },
    /* 58 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 57, }, .name = "zero_point", .text = "x#zero_point", .line = 12 },
    /* 59 */ { .op = DFG_E_NODE, .ref = 1, .text = "y", .line = 12 },
    /* 60 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 59, }, .name = "zero_point", .text = "y#zero_point", .line = 12 },
    /* 61 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 58, 60, }, .text = "x#zero_point == y#zero_point", .line = 12 },
    /* 62 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 56, 61, }, .text = "x#scale == y#scale and x#zero_point == y#zero_point", .line = 12 },
    /* 63 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 12 },
    /* 64 */ { .op = DFG_E_NODE, .ref = 1, .text = "y", .line = 12 },
    /* 65 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_DTYPE, .n_kids = 2, .kids = (const uint32_t[]){ 63, 64, }, .text = "same_dtype(x, y)", .line = 12 },
    /* 66 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 62, 65, }, .text = "(x#scale == y#scale and x#zero_point == y#zero_point and same_dtype(x, y))", .line = 12 },
    /* 67 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 13 },
    /* 68 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 67, }, .name = "scale", .text = "x#scale", .line = 13 },
    /* 69 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 68, }, .text = "present(x#scale)", .line = 13 },
    /* 70 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 69, }, .text = "not present(x#scale)", .line = 13 },
    /* 71 */ { .op = DFG_E_NODE, .ref = 1, .text = "y", .line = 13 },
    /* 72 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 71, }, .name = "scale", .text = "y#scale", .line = 13 },
    /* 73 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 72, }, .text = "present(y#scale)", .line = 13 },
    /* 74 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 73, }, .text = "not present(y#scale)", .line = 13 },
    /* 75 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 70, 74, }, .text = "(not present(x#scale) and not present(y#scale))", .line = 13 },
    /* 76 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 66, 75, }, .text = "(x#scale == y#scale and x#zero_point == y#zero_point and same_dtype(x, y))\012    or (not present(x#scale) and not present(y#scale))", .line = 12 },
};
static const struct dfg_desc_node tflite_simplify_tfl_permute_kernel_nodes[12] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.Conv2D", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 8, 11, },
        .optional = 0x4u,
        .name = "c",
        .text = "tfl.Conv2D(r, w & const, b?)", .line = 145 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.Reshape", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 7, },
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x0u, .has_shape = true, .n = 4, .dims = (const struct dfg_desc_dim[]){ { DFG_D_DIM_NUM, 1LL }, { DFG_D_DIM_NUM, 1LL }, { DFG_D_DIM_NUM, 1LL }, { DFG_D_DIM_VAR, 0 }, }, .text = "[1, 1, 1, n]", .line = 144 },
        },
        .name = "r",
        .text = "tfl.Reshape(t, _)", .line = 144 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.Transpose", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .name = "t",
        .text = "tfl.Transpose(x, p & [1, 0])", .line = 143 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 142 },
    [4] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "p & [1, 0]", .line = 143 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "p",
        .text = "p", .line = 142 },
    [6] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ELEMENTS, 0, false, { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 1LL }, { .tag = DFG_D_INT, .i = 0LL }, } }, 0.0 },
        .text = "[1, 0]", .line = 143 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 144 },
    [8] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, },
        .text = "w & const", .line = 145 },
    [9] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 142 },
    [10] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 145 },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 142 },
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
    .n_nodes = 12, .n_exprs = 77, .n_vars = 1, .n_sets = 8,
    .nodes = tflite_simplify_tfl_permute_kernel_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tflite_simplify_tfl_permute_kernel_regions,
    .var_region = tflite_simplify_tfl_permute_kernel_var_regions,
    .exprs = tflite_simplify_tfl_permute_kernel_exprs,
    .captures = tflite_simplify_tfl_permute_kernel_refs,
    .var_is_dim = tflite_simplify_tfl_permute_kernel_dims,
    .text = "rule tfl_permute_kernel(x, p, w, b) {\012    t = tfl.Transpose(x, p & [1, 0]);\012    r = tfl.Reshape(t, _) : [1, 1, 1, n];\012    c = tfl.Conv2D(r, w & const, b?);\012    match c;\012    where x.rank == 2, x.elements == n, w.rank == 4, w.shape[3] == n;\012    where scaled_by_rows(w), same_quantisation(x, t), same_quantisation(t, r);\012    rewrite extern tflite_permuted_kernel;\012}", .line = 142, .n_where = 7, .where = (const uint32_t[]){ 3, 7, 11, 17, 26, 51, 76, }
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
    /* 0 */ { .op = DFG_E_VAR, .ref = 4, .text = "k", .line = 157 },
    /* 1 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 157 },
    /* 2 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "k[0]", .line = 157 },
    /* 3 */ { .op = DFG_E_VAR, .ref = 1, .text = "h", .line = 157 },
    /* 4 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, }, .text = "k[0] == h", .line = 157 },
    /* 5 */ { .op = DFG_E_VAR, .ref = 4, .text = "k", .line = 157 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 157 },
    /* 7 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "k[1]", .line = 157 },
    /* 8 */ { .op = DFG_E_VAR, .ref = 2, .text = "wd", .line = 157 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "k[1] == wd", .line = 157 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 2, .text = "p", .line = 157 },
    /* 11 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "shape", .line = 157 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 157 },
    /* 13 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "p.shape[1]", .line = 157 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 157 },
    /* 15 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "p.shape[1] == 1", .line = 157 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 2, .text = "p", .line = 157 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "shape", .line = 157 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 157 },
    /* 19 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "p.shape[2]", .line = 157 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 157 },
    /* 21 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "p.shape[2] == 1", .line = 157 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 157 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "dtype", .line = 157 },
    /* 24 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 157 },
    /* 25 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "x.dtype == f32", .line = 157 },
    /* 26 */ { .op = DFG_E_NODE, .ref = 7, .text = "w", .line = 157 },
    /* 27 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 26, }, .text = "dtype", .line = 157 },
    /* 28 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 157 },
    /* 29 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 27, 28, }, .text = "w.dtype == f32", .line = 157 },
};
static const struct dfg_desc_node tflite_simplify_tfl_pool_to_sum_nodes[10] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.FullyConnected", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 6, 9, },
        .optional = 0x4u,
        .name = "f",
        .text = "tfl.FullyConnected(r, w & const, b?)", .line = 155 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.Reshape", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x0u, .has_shape = true, .n = 2, .dims = (const struct dfg_desc_dim[]){ { DFG_D_DIM_VAR, 0 }, { DFG_D_DIM_VAR, 3 }, }, .text = "[n, c]", .line = 154 },
        },
        .name = "r",
        .text = "tfl.Reshape(p, _)", .line = 154 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.AveragePool2D", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_BIND, .name = "filter", .expr = -1, .var = 4, .text = "filter = k", .line = 153 },
            { .test = DFG_D_TEST_EQ, .name = "activation", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NONE" }, .text = "activation == \"NONE\"", .line = 153 },
        },
        .name = "p",
        .text = "tfl.AveragePool2D(x : [n, h, wd, c])", .line = 153 },
    [3] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x0u, .has_shape = true, .n = 4, .dims = (const struct dfg_desc_dim[]){ { DFG_D_DIM_VAR, 0 }, { DFG_D_DIM_VAR, 1 }, { DFG_D_DIM_VAR, 2 }, { DFG_D_DIM_VAR, 3 }, }, .text = "[n, h, wd, c]", .line = 153 },
        },
        .text = "x : [n, h, wd, c]", .line = 153 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 152 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 154 },
    [6] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "w & const", .line = 155 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 152 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 155 },
    [9] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 152 },
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
    .text = "rule tfl_pool_to_sum(x, w, b) {\012    p = tfl.AveragePool2D(x : [n, h, wd, c]) { filter = k, activation == \"NONE\" };\012    r = tfl.Reshape(p, _) : [n, c];\012    f = tfl.FullyConnected(r, w & const, b?);\012    match f;\012    where k[0] == h, k[1] == wd, p.shape[1] == 1, p.shape[2] == 1, x.dtype == f32, w.dtype == f32;\012    rewrite extern tflite_sum_product;\012}", .line = 152, .n_where = 6, .where = (const uint32_t[]){ 4, 9, 15, 21, 25, 29, }
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
    { .name = "tfl_fuse_activation", .place = "tflite_simplify.pat:26", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct tflite_simplify_tfl_fuse_activation_match),
      .n_captures = 3, .captures = tflite_simplify_tfl_fuse_activation_captures,
      .match = tflite_simplify_tfl_fuse_activation_any, .each = tflite_simplify_tfl_fuse_activation_all, .desc = &tflite_simplify_tfl_fuse_activation_desc,
      .whole_size = sizeof(struct tflite_simplify_tfl_fuse_activation_whole), .n_parts = sizeof tflite_simplify_tfl_fuse_activation_parts / sizeof *tflite_simplify_tfl_fuse_activation_parts,
      .n_params = 1, .parts = tflite_simplify_tfl_fuse_activation_parts, .whole = tflite_simplify_tfl_fuse_activation_whole },
    { .name = "tfl_fuse_pool_activation", .place = "tflite_simplify.pat:36", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct tflite_simplify_tfl_fuse_pool_activation_match),
      .n_captures = 3, .captures = tflite_simplify_tfl_fuse_pool_activation_captures,
      .match = tflite_simplify_tfl_fuse_pool_activation_any, .each = tflite_simplify_tfl_fuse_pool_activation_all, .desc = &tflite_simplify_tfl_fuse_pool_activation_desc,
      .whole_size = sizeof(struct tflite_simplify_tfl_fuse_pool_activation_whole), .n_parts = sizeof tflite_simplify_tfl_fuse_pool_activation_parts / sizeof *tflite_simplify_tfl_fuse_pool_activation_parts,
      .n_params = 1, .parts = tflite_simplify_tfl_fuse_pool_activation_parts, .whole = tflite_simplify_tfl_fuse_pool_activation_whole },
    { .name = "tfl_fuse_bias", .place = "tflite_simplify.pat:44", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct tflite_simplify_tfl_fuse_bias_match),
      .n_captures = 5, .captures = tflite_simplify_tfl_fuse_bias_captures,
      .match = tflite_simplify_tfl_fuse_bias_any, .each = tflite_simplify_tfl_fuse_bias_all, .desc = &tflite_simplify_tfl_fuse_bias_desc,
      .whole_size = sizeof(struct tflite_simplify_tfl_fuse_bias_whole), .n_parts = sizeof tflite_simplify_tfl_fuse_bias_parts / sizeof *tflite_simplify_tfl_fuse_bias_parts,
      .n_params = 3, .parts = tflite_simplify_tfl_fuse_bias_parts, .whole = tflite_simplify_tfl_fuse_bias_whole },
    { .name = "tfl_requantize", .place = "tflite_simplify.pat:56", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct tflite_simplify_tfl_requantize_match),
      .n_captures = 3, .captures = tflite_simplify_tfl_requantize_captures,
      .match = tflite_simplify_tfl_requantize_any, .each = tflite_simplify_tfl_requantize_all, .desc = &tflite_simplify_tfl_requantize_desc,
      .whole_size = sizeof(struct tflite_simplify_tfl_requantize_whole), .n_parts = sizeof tflite_simplify_tfl_requantize_parts / sizeof *tflite_simplify_tfl_requantize_parts,
      .n_params = 1, .parts = tflite_simplify_tfl_requantize_parts, .whole = tflite_simplify_tfl_requantize_whole },
    { .name = "tfl_parallel_quantize", .place = "tflite_simplify.pat:64", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct tflite_simplify_tfl_parallel_quantize_match),
      .n_captures = 3, .captures = tflite_simplify_tfl_parallel_quantize_captures,
      .match = tflite_simplify_tfl_parallel_quantize_any, .each = tflite_simplify_tfl_parallel_quantize_all, .desc = &tflite_simplify_tfl_parallel_quantize_desc,
      .whole_size = sizeof(struct tflite_simplify_tfl_parallel_quantize_whole), .n_parts = sizeof tflite_simplify_tfl_parallel_quantize_parts / sizeof *tflite_simplify_tfl_parallel_quantize_parts,
      .n_params = 1, .parts = tflite_simplify_tfl_parallel_quantize_parts, .whole = tflite_simplify_tfl_parallel_quantize_whole },
    { .name = "tfl_quantize_dequantize", .place = "tflite_simplify.pat:72", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct tflite_simplify_tfl_quantize_dequantize_match),
      .n_captures = 2, .captures = tflite_simplify_tfl_quantize_dequantize_captures,
      .match = tflite_simplify_tfl_quantize_dequantize_any, .each = tflite_simplify_tfl_quantize_dequantize_all, .desc = &tflite_simplify_tfl_quantize_dequantize_desc,
      .whole_size = sizeof(struct tflite_simplify_tfl_quantize_dequantize_whole), .n_parts = sizeof tflite_simplify_tfl_quantize_dequantize_parts / sizeof *tflite_simplify_tfl_quantize_dequantize_parts,
      .n_params = 1, .parts = tflite_simplify_tfl_quantize_dequantize_parts, .whole = tflite_simplify_tfl_quantize_dequantize_whole },
    { .name = "tfl_quantize_into", .place = "tflite_simplify.pat:82", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct tflite_simplify_tfl_quantize_into_match),
      .n_captures = 3, .captures = tflite_simplify_tfl_quantize_into_captures,
      .match = tflite_simplify_tfl_quantize_into_any, .each = tflite_simplify_tfl_quantize_into_all, .desc = &tflite_simplify_tfl_quantize_into_desc,
      .whole_size = sizeof(struct tflite_simplify_tfl_quantize_into_whole), .n_parts = sizeof tflite_simplify_tfl_quantize_into_parts / sizeof *tflite_simplify_tfl_quantize_into_parts,
      .n_params = 1, .parts = tflite_simplify_tfl_quantize_into_parts, .whole = tflite_simplify_tfl_quantize_into_whole },
    { .name = "tfl_activation_before_concat", .place = "tflite_simplify.pat:90", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct tflite_simplify_tfl_activation_before_concat_match),
      .n_captures = 3, .captures = tflite_simplify_tfl_activation_before_concat_captures,
      .match = tflite_simplify_tfl_activation_before_concat_any, .each = tflite_simplify_tfl_activation_before_concat_all, .desc = &tflite_simplify_tfl_activation_before_concat_desc,
      .whole_size = sizeof(struct tflite_simplify_tfl_activation_before_concat_whole), .n_parts = sizeof tflite_simplify_tfl_activation_before_concat_parts / sizeof *tflite_simplify_tfl_activation_before_concat_parts,
      .n_params = 1, .parts = tflite_simplify_tfl_activation_before_concat_parts, .whole = tflite_simplify_tfl_activation_before_concat_whole },
    { .name = "swish_line", .place = "tflite_simplify.pat:101", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct tflite_simplify_swish_line_match),
      .n_captures = 5, .captures = tflite_simplify_swish_line_captures,
      .match = tflite_simplify_swish_line_any, .each = tflite_simplify_swish_line_all, .desc = &tflite_simplify_swish_line_desc,
      .whole_size = sizeof(struct tflite_simplify_swish_line_whole), .n_parts = sizeof tflite_simplify_swish_line_parts / sizeof *tflite_simplify_swish_line_parts,
      .n_params = 3, .parts = tflite_simplify_swish_line_parts, .whole = tflite_simplify_swish_line_whole },
    { .name = "swish_limits", .place = "tflite_simplify.pat:108", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct tflite_simplify_swish_limits_match),
      .n_captures = 2, .captures = tflite_simplify_swish_limits_captures,
      .match = tflite_simplify_swish_limits_any, .each = tflite_simplify_swish_limits_all, .desc = &tflite_simplify_swish_limits_desc,
      .whole_size = sizeof(struct tflite_simplify_swish_limits_whole), .n_parts = sizeof tflite_simplify_swish_limits_parts / sizeof *tflite_simplify_swish_limits_parts,
      .n_params = 2, .parts = tflite_simplify_swish_limits_parts, .whole = tflite_simplify_swish_limits_whole },
    { .name = "tfl_hard_swish", .place = "tflite_simplify.pat:110", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct tflite_simplify_tfl_hard_swish_match),
      .n_captures = 5, .captures = tflite_simplify_tfl_hard_swish_captures,
      .match = tflite_simplify_tfl_hard_swish_any, .each = tflite_simplify_tfl_hard_swish_all, .desc = &tflite_simplify_tfl_hard_swish_desc,
      .whole_size = sizeof(struct tflite_simplify_tfl_hard_swish_whole), .n_parts = sizeof tflite_simplify_tfl_hard_swish_parts / sizeof *tflite_simplify_tfl_hard_swish_parts,
      .n_params = 4, .parts = tflite_simplify_tfl_hard_swish_parts, .whole = tflite_simplify_tfl_hard_swish_whole },
    { .name = "tfl_hard_swish_quantised", .place = "tflite_simplify.pat:117", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct tflite_simplify_tfl_hard_swish_quantised_match),
      .n_captures = 7, .captures = tflite_simplify_tfl_hard_swish_quantised_captures,
      .match = tflite_simplify_tfl_hard_swish_quantised_any, .each = tflite_simplify_tfl_hard_swish_quantised_all, .desc = &tflite_simplify_tfl_hard_swish_quantised_desc,
      .whole_size = sizeof(struct tflite_simplify_tfl_hard_swish_quantised_whole), .n_parts = sizeof tflite_simplify_tfl_hard_swish_quantised_parts / sizeof *tflite_simplify_tfl_hard_swish_quantised_parts,
      .n_params = 4, .parts = tflite_simplify_tfl_hard_swish_quantised_parts, .whole = tflite_simplify_tfl_hard_swish_quantised_whole },
    { .name = "tfl_permute_weights", .place = "tflite_simplify.pat:132", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct tflite_simplify_tfl_permute_weights_match),
      .n_captures = 7, .captures = tflite_simplify_tfl_permute_weights_captures,
      .match = tflite_simplify_tfl_permute_weights_any, .each = tflite_simplify_tfl_permute_weights_all, .desc = &tflite_simplify_tfl_permute_weights_desc,
      .whole_size = sizeof(struct tflite_simplify_tfl_permute_weights_whole), .n_parts = sizeof tflite_simplify_tfl_permute_weights_parts / sizeof *tflite_simplify_tfl_permute_weights_parts,
      .n_params = 4, .parts = tflite_simplify_tfl_permute_weights_parts, .whole = tflite_simplify_tfl_permute_weights_whole },
    { .name = "tfl_permute_kernel", .place = "tflite_simplify.pat:142", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct tflite_simplify_tfl_permute_kernel_match),
      .n_captures = 8, .captures = tflite_simplify_tfl_permute_kernel_captures,
      .match = tflite_simplify_tfl_permute_kernel_any, .each = tflite_simplify_tfl_permute_kernel_all, .desc = &tflite_simplify_tfl_permute_kernel_desc,
      .whole_size = sizeof(struct tflite_simplify_tfl_permute_kernel_whole), .n_parts = sizeof tflite_simplify_tfl_permute_kernel_parts / sizeof *tflite_simplify_tfl_permute_kernel_parts,
      .n_params = 4, .parts = tflite_simplify_tfl_permute_kernel_parts, .whole = tflite_simplify_tfl_permute_kernel_whole },
    { .name = "tfl_pool_to_sum", .place = "tflite_simplify.pat:152", .is_rule = 1, .is_entry = 0,
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
    .n_patterns = 15, .patterns = patterns,
    .rules = &tflite_simplify_rules,
};
