/* What ethos_u.pat declares, as tables for drivers and tests.  Made by pat2c; do not edit. */
#include "ethos_u.h"
#if ETHOS_U_H != 0x00fe207716e1ffad
#error "ethos_u.h is of another run of pat2c than this file"
#endif

#include <math.h>
#include <stddef.h>

#include "dfg.h"
#include "dfg_desc.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    OP_abs = DFG_FIRST_OP,
    OP_add,
    OP_cast,
    OP_clip,
    OP_concatenate,
    OP_divide,
    OP_expand_dims,
    OP_image_resize2d,
    OP_left_shift,
    OP_maximum,
    OP_mean,
    OP_minimum,
    OP_multiply,
    OP_nn_avg_pool2d,
    OP_nn_bias_add,
    OP_nn_leaky_relu,
    OP_nn_max_pool2d,
    OP_nn_pad,
    OP_nn_softmax,
    OP_qnn_add,
    OP_qnn_concatenate,
    OP_qnn_conv2d,
    OP_qnn_conv2d_transpose,
    OP_qnn_dense,
    OP_qnn_dequantize,
    OP_qnn_mul,
    OP_qnn_quantize,
    OP_qnn_requantize,
    OP_qnn_subtract,
    OP_reshape,
    OP_sigmoid,
    OP_split,
    OP_squeeze,
    OP_strided_slice,
    OP_sum,
    OP_tanh,
};
enum {
    ATTR_axis,
    ATTR_begin,
    ATTR_coordinate_transformation_mode,
    ATTR_count_include_pad,
    ATTR_data_layout,
    ATTR_dilation,
    ATTR_end,
    ATTR_exclude,
    ATTR_groups,
    ATTR_keepdims,
    ATTR_kernel_layout,
    ATTR_layout,
    ATTR_method,
    ATTR_output_padding,
    ATTR_pad_width,
    ATTR_padding,
    ATTR_pool_size,
    ATTR_roi,
    ATTR_rounding_method,
    ATTR_size,
    ATTR_strides,
};
enum {
    STR_HWIO,
    STR_HWOI,
    STR_IOHW,
    STR_NCHW,
    STR_NHWC,
    STR_OIHW,
    STR_align_corners,
    STR_asymmetric,
    STR_empty,
    STR_half_pixel,
    STR_linear,
    STR_nearest_neighbor,
    STR_round,
    STR_round_prefer_ceil,
};
static const char *const op_names[] = {
    "abs",
    "add",
    "cast",
    "clip",
    "concatenate",
    "divide",
    "expand_dims",
    "image.resize2d",
    "left_shift",
    "maximum",
    "mean",
    "minimum",
    "multiply",
    "nn.avg_pool2d",
    "nn.bias_add",
    "nn.leaky_relu",
    "nn.max_pool2d",
    "nn.pad",
    "nn.softmax",
    "qnn.add",
    "qnn.concatenate",
    "qnn.conv2d",
    "qnn.conv2d_transpose",
    "qnn.dense",
    "qnn.dequantize",
    "qnn.mul",
    "qnn.quantize",
    "qnn.requantize",
    "qnn.subtract",
    "reshape",
    "sigmoid",
    "split",
    "squeeze",
    "strided_slice",
    "sum",
    "tanh",
};
static const char *const attr_names[] = {
    "axis",
    "begin",
    "coordinate_transformation_mode",
    "count_include_pad",
    "data_layout",
    "dilation",
    "end",
    "exclude",
    "groups",
    "keepdims",
    "kernel_layout",
    "layout",
    "method",
    "output_padding",
    "pad_width",
    "padding",
    "pool_size",
    "roi",
    "rounding_method",
    "size",
    "strides",
};
static const char *const str_names[] = {
    "HWIO",
    "HWOI",
    "IOHW",
    "NCHW",
    "NHWC",
    "OIHW",
    "align_corners",
    "asymmetric",
    "",
    "half_pixel",
    "linear",
    "nearest_neighbor",
    "round",
    "round_prefer_ceil",
};
static const dfg_val LIST_0_0[] = {{.tag = DFG_V_INT, .u.i = 0}, {.tag = DFG_V_INT, .u.i = 0}};
static const dfg_val LIST_1_1[] = {{.tag = DFG_V_INT, .u.i = 1}, {.tag = DFG_V_INT, .u.i = 1}};

static const struct dfg_names whole_names = {
    .abi = DFG_ABI,
    .needs = DFG_NEEDS_FORMS,
    .n_ops = 36,
    .ops = op_names,
    .n_attrs = 21,
    .attrs = attr_names,
    .n_strs = 14,
    .strs = str_names,
};

struct ethos_u_requantized_whole {
    struct ethos_u_requantized_match m;
    dfg_node requantize;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
};

static bool ethos_u_requantized_whole(const dfg_graph *g, dfg_node n,
                                      bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_qnn_requantize, 5))
        return false;
    dfg_node p = dfg_arg(g, n, 0);
    dfg_node constant = dfg_arg(g, n, 1);
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node constant_2 = dfg_arg(g, n, 2);
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node constant_3 = dfg_arg(g, n, 3);
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    dfg_node constant_4 = dfg_arg(g, n, 4);
    if (!dfg_is(g, constant_4, DFG_CONST))
        return false;
    return accept(ctx, &(struct ethos_u_requantized_whole){.m = {.root = n, .p = p}, .requantize = n,
            .constant = constant, .constant_2 = constant_2, .constant_3 = constant_3,
            .constant_4 = constant_4});
}

struct ethos_u_dequantized_whole {
    struct ethos_u_dequantized_match m;
    dfg_node dequantize;
    dfg_node constant;
    dfg_node constant_2;
};

static bool ethos_u_dequantized_whole(const dfg_graph *g, dfg_node n,
                                      bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_qnn_dequantize, 3))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node constant = dfg_arg(g, n, 1);
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node constant_2 = dfg_arg(g, n, 2);
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    return accept(ctx, &(struct ethos_u_dequantized_whole){.m = {.root = n, .x = x}, .dequantize = n,
            .constant = constant, .constant_2 = constant_2});
}

struct ethos_u_quantized_whole {
    struct ethos_u_quantized_match m;
    dfg_node quantize;
    dfg_node constant;
    dfg_node constant_2;
};

static bool ethos_u_quantized_whole(const dfg_graph *g, dfg_node n,
                                    bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_qnn_quantize, 3))
        return false;
    dfg_node p = dfg_arg(g, n, 0);
    dfg_node constant = dfg_arg(g, n, 1);
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node constant_2 = dfg_arg(g, n, 2);
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    return accept(ctx, &(struct ethos_u_quantized_whole){.m = {.root = n, .p = p}, .quantize = n,
            .constant = constant, .constant_2 = constant_2});
}

/* ethos_u.pat:22
 * cond fits(x) = x.rank == 0 or max(x.shape) <= 65536;
 */
static bool fits(const dfg_graph *g, dfg_node x)
{
    return dfg_rank(g, x) == 0 || dfg_dim_le(g, dfg_dim_max_of(g, dfg_shape_of(g, x)), dfg_int(65536));
}

/* ethos_u.pat:23
 * cond byte(x) = x.dtype in {u8, i8}, fits(x);
 */
static bool byte(const dfg_graph *g, dfg_node x)
{
    return (dfg_dtype(g, x) == DFG_U8 || dfg_dtype(g, x) == DFG_I8) && fits(g, x);
}

/* ethos_u.pat:34
 * cond pad_ok(p, x) = byte(x), byte(p), x.dtype == p.dtype, x.shape[0] == 1, x.rank <= 4;
 */
static bool pad_ok(const dfg_graph *g, dfg_node p, dfg_node x)
{
    return byte(g, x) && byte(g, p) && dfg_eq(dfg_dtype_of(g, x), dfg_dtype_of(g, p))
        && dfg_extent(g, x, 0) == 1 && dfg_le(dfg_rank_of(g, x), dfg_int(4));
}

struct ethos_u_channel_pad_whole {
    struct ethos_u_channel_pad_match m;
    dfg_node constant;
};

static bool ethos_u_channel_pad_whole(const dfg_graph *g, dfg_node n,
                                      bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_nn_pad, 2))
        return false;
    if (!dfg_list_is(g, n, ATTR_pad_width,
                     DFG_LIST(DFG_LIST(dfg_int(0), dfg_int(0)), DFG_LIST(dfg_int(0), dfg_int(0)),
                              DFG_LIST(dfg_int(0), dfg_int(0)), dfg_hole()),
                     false))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node constant = dfg_arg(g, n, 1);
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    /* where pad_ok(p, x) */
    if (!pad_ok(g, n, x))
        return false;
    return accept(ctx, &(struct ethos_u_channel_pad_whole){.m = {.root = n, .x = x, .p = n},
            .constant = constant});
}

struct ethos_u_pad2d_whole {
    struct ethos_u_pad2d_match m;
    dfg_node constant;
};

static bool ethos_u_pad2d_whole(const dfg_graph *g, dfg_node n,
                                bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_nn_pad, 2))
        return false;
    if (!dfg_list_is(g, n, ATTR_pad_width,
                     DFG_LIST(DFG_LIST(dfg_int(0), dfg_int(0)), dfg_hole(), dfg_hole(),
                              DFG_LIST(dfg_int(0), dfg_int(0))),
                     false))
        return false;
    dfg_val width = dfg_attr(g, n, ATTR_pad_width);
    if (!dfg_known(width))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node constant = dfg_arg(g, n, 1);
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    /* where pad_ok(p, x) */
    if (!pad_ok(g, n, x))
        return false;
    /* where width[1][0] <= 31 */
    if (!dfg_le(dfg_at(dfg_at(width, dfg_int(1)), dfg_int(0)), dfg_int(31)))
        return false;
    /* where width[2][0] <= 31 */
    if (!dfg_le(dfg_at(dfg_at(width, dfg_int(2)), dfg_int(0)), dfg_int(31)))
        return false;
    /* where width[1][1] <= 32 */
    if (!dfg_le(dfg_at(dfg_at(width, dfg_int(1)), dfg_int(1)), dfg_int(32)))
        return false;
    /* where width[2][1] <= 32 */
    if (!dfg_le(dfg_at(dfg_at(width, dfg_int(2)), dfg_int(1)), dfg_int(32)))
        return false;
    return accept(ctx, &(struct ethos_u_pad2d_whole){.m = {.root = n, .x = x, .p = n, .width = width},
            .constant = constant});
}

/* ethos_u.pat:51
 * cond window_ok(c, w) =
 *     c.data_layout == "NHWC", c.strides[0] in 1..3, c.strides[1] in 1..3,
 *     c.dilation[0] in 1..2, c.dilation[1] in 1..2,
 *     span_ok((w.shape[0] - 1) * c.dilation[0] + 1, (w.shape[1] - 1) * c.dilation[1] + 1);
 */
static bool window_ok(const dfg_graph *g, dfg_node c, dfg_node w)
{
    return dfg_str_is(g, c, ATTR_data_layout, STR_NHWC, STR_NCHW)
        && dfg_within(dfg_at(dfg_attr_or(g, c, ATTR_strides, dfg_list(LIST_1_1, 2)), dfg_int(0)),
                      dfg_int(1), dfg_int(3))
        && dfg_within(dfg_at(dfg_attr_or(g, c, ATTR_strides, dfg_list(LIST_1_1, 2)), dfg_int(1)),
                      dfg_int(1), dfg_int(3))
        && dfg_within(dfg_at(dfg_attr_or(g, c, ATTR_dilation, dfg_list(LIST_1_1, 2)), dfg_int(0)),
                      dfg_int(1), dfg_int(2))
        && dfg_within(dfg_at(dfg_attr_or(g, c, ATTR_dilation, dfg_list(LIST_1_1, 2)), dfg_int(1)),
                      dfg_int(1), dfg_int(2))
        && dfg_dim_within(g,
                          dfg_dim_add(g,
                                      dfg_dim_mul(g, dfg_dim_sub(g, dfg_extent_of(g, w, 0), dfg_int(1)),
                                                  dfg_at(
                                                      dfg_attr_or(
                                                          g, c, ATTR_dilation, dfg_list(LIST_1_1, 2)),
                                                      dfg_int(0))),
                                      dfg_int(1)),
                          dfg_int(1), dfg_int(64))
        && dfg_dim_le(g,
                      dfg_dim_mul(g,
                                  dfg_dim_add(g,
                                              dfg_dim_mul(
                                                  g, dfg_dim_sub(g, dfg_extent_of(g, w, 0), dfg_int(1)),
                                                  dfg_at(
                                                      dfg_attr_or(
                                                          g, c, ATTR_dilation, dfg_list(LIST_1_1, 2)),
                                                      dfg_int(0))),
                                              dfg_int(1)),
                                  dfg_dim_add(g,
                                              dfg_dim_mul(
                                                  g, dfg_dim_sub(g, dfg_extent_of(g, w, 1), dfg_int(1)),
                                                  dfg_at(
                                                      dfg_attr_or(
                                                          g, c, ATTR_dilation, dfg_list(LIST_1_1, 2)),
                                                      dfg_int(1))),
                                              dfg_int(1))),
                      dfg_int(4096));
}

/* ethos_u.pat:56
 * cond bias_ok(b) = b.dtype != i64 or (max(value(b)) < 549755813888 and min(value(b)) >= -549755813888);
 */
static bool bias_ok(const dfg_graph *g, dfg_node b)
{
    return dfg_ne(dfg_dtype_of(g, b), dfg_dtype_val(DFG_I64))
        || (dfg_lt(dfg_max_of(dfg_elements(g, b)), dfg_int(549755813888))
            && dfg_ge(dfg_min_of(dfg_elements(g, b)), dfg_int(-549755813888)));
}

/* ethos_u.pat:64
 * cond conv2d_ok(c, x, w, b, r) = byte(x), byte(w), byte(r), x.shape[0] == 1, window_ok(c, w), bias_ok(b);
 */
static bool conv2d_ok(const dfg_graph *g, dfg_node c, dfg_node x, dfg_node w, dfg_node b, dfg_node r)
{
    return byte(g, x) && byte(g, w) && byte(g, r) && dfg_extent(g, x, 0) == 1 && window_ok(g, c, w)
        && bias_ok(g, b);
}

/* ethos_u.pat:62
 * cond paddings_ok(c, width, v, zero) =
 *     value(v) == value(zero), padding_ok(c, width[1][0], width[2][0], width[1][1], width[2][1]);
 */
static bool paddings_ok(const dfg_graph *g, dfg_node c, dfg_val width, dfg_node v, dfg_node zero)
{
    return dfg_eq(dfg_value_beside(g, v, dfg_value_of(g, zero)),
                  dfg_value_beside(g, zero, dfg_value_of(g, v)))
        && dfg_le(dfg_add(dfg_at(dfg_attr_or(g, c, ATTR_padding, dfg_list(LIST_0_0, 2)), dfg_int(0)),
                          dfg_at(dfg_at(width, dfg_int(1)), dfg_int(0))),
                  dfg_int(31))
        && dfg_le(dfg_add(dfg_at(dfg_attr_or(g, c, ATTR_padding, dfg_list(LIST_0_0, 2)), dfg_int(1)),
                          dfg_at(dfg_at(width, dfg_int(2)), dfg_int(0))),
                  dfg_int(31))
        && dfg_le(dfg_add(dfg_at(dfg_attr_or(g, c, ATTR_padding, dfg_list(LIST_0_0, 2)),
                                 dfg_mod(dfg_int(2),
                                         dfg_count(dfg_len(
                                                       dfg_attr_or(
                                                           g, c, ATTR_padding, dfg_list(LIST_0_0, 2)))))),
                          dfg_at(dfg_at(width, dfg_int(1)), dfg_int(1))),
                  dfg_int(32))
        && dfg_le(dfg_add(dfg_at(dfg_attr_or(g, c, ATTR_padding, dfg_list(LIST_0_0, 2)),
                                 dfg_mod(dfg_int(3),
                                         dfg_count(dfg_len(
                                                       dfg_attr_or(
                                                           g, c, ATTR_padding, dfg_list(LIST_0_0, 2)))))),
                          dfg_at(dfg_at(width, dfg_int(2)), dfg_int(1))),
                  dfg_int(32));
}

/* ethos_u.pat:58, top = 0, left = 0, bottom = 0, right = 0
 * cond padding_ok(c, top, left, bottom, right) =
 *     c.padding[0] + top <= 31, c.padding[1] + left <= 31,
 *     c.padding[2 % len(c.padding)] + bottom <= 32, c.padding[3 % len(c.padding)] + right <= 32;
 */
static bool padding_ok(const dfg_graph *g, dfg_node c)
{
    return dfg_le(dfg_add(dfg_at(dfg_attr_or(g, c, ATTR_padding, dfg_list(LIST_0_0, 2)), dfg_int(0)),
                          dfg_int(0)),
                  dfg_int(31))
        && dfg_le(dfg_add(dfg_at(dfg_attr_or(g, c, ATTR_padding, dfg_list(LIST_0_0, 2)), dfg_int(1)),
                          dfg_int(0)),
                  dfg_int(31))
        && dfg_le(dfg_add(dfg_at(dfg_attr_or(g, c, ATTR_padding, dfg_list(LIST_0_0, 2)),
                                 dfg_mod(dfg_int(2),
                                         dfg_count(dfg_len(
                                                       dfg_attr_or(
                                                           g, c, ATTR_padding, dfg_list(LIST_0_0, 2)))))),
                          dfg_int(0)),
                  dfg_int(32))
        && dfg_le(dfg_add(dfg_at(dfg_attr_or(g, c, ATTR_padding, dfg_list(LIST_0_0, 2)),
                                 dfg_mod(dfg_int(3),
                                         dfg_count(dfg_len(
                                                       dfg_attr_or(
                                                           g, c, ATTR_padding, dfg_list(LIST_0_0, 2)))))),
                          dfg_int(0)),
                  dfg_int(32));
}

struct ethos_u_conv2d_whole {
    struct ethos_u_conv2d_match m;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
    dfg_node constant_5;
    dfg_node constant_6;
    dfg_node bias_add;
    dfg_node constant_7;
    dfg_node v;
    dfg_node clip;
    dfg_node constant_8;
    dfg_node constant_9;
    dfg_node constant_10;
    dfg_node constant_11;
};

static bool ethos_u_conv2d_whole(const dfg_graph *g, dfg_node n,
                                 bool (*accept)(void *ctx, const void *m), void *ctx)
{
    bool is_clip = dfg_calls_argc(g, n, OP_clip, 1);
    dfg_node clip = DFG_NONE, r = DFG_NONE;
    if (is_clip) {
        clip = n;
        r = dfg_arg(g, clip, 0);
    } else {
        r = n;
    }
    if (!dfg_calls_argc(g, r, OP_qnn_requantize, 5))
        return false;
    dfg_node constant_8 = dfg_arg(g, r, 1);
    if (!dfg_is(g, constant_8, DFG_CONST))
        return false;
    dfg_node constant_9 = dfg_arg(g, r, 2);
    if (!dfg_is(g, constant_9, DFG_CONST))
        return false;
    dfg_node constant_10 = dfg_arg(g, r, 3);
    if (!dfg_is(g, constant_10, DFG_CONST))
        return false;
    dfg_node constant_11 = dfg_arg(g, r, 4);
    if (!dfg_is(g, constant_11, DFG_CONST))
        return false;
    dfg_node bias_add = dfg_arg(g, r, 0);
    if (!dfg_calls_argc(g, bias_add, OP_nn_bias_add, 2))
        return false;
    dfg_node b = dfg_arg(g, bias_add, 1);
    dfg_node constant_7 = b;
    if (!dfg_is(g, constant_7, DFG_CONST))
        return false;
    dfg_node c = dfg_arg(g, bias_add, 0);
    if (!dfg_calls_with(g, c, OP_qnn_conv2d, 6))
        return false;
    if (!dfg_str_is(g, c, ATTR_kernel_layout, STR_HWIO, STR_OIHW))
        return false;
    if (!dfg_int_is(g, c, ATTR_groups, 1, 1))
        return false;
    dfg_node w = dfg_arg(g, c, 1);
    dfg_node constant_2 = w;
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node x_zero = dfg_arg(g, c, 2);
    dfg_node constant_3 = x_zero;
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    dfg_node w_zero = dfg_arg(g, c, 3);
    dfg_node constant_4 = w_zero;
    if (!dfg_is(g, constant_4, DFG_CONST))
        return false;
    dfg_node constant_5 = dfg_arg(g, c, 4);
    if (!dfg_is(g, constant_5, DFG_CONST))
        return false;
    dfg_node constant_6 = dfg_arg(g, c, 5);
    if (!dfg_is(g, constant_6, DFG_CONST))
        return false;
    dfg_node v = dfg_arg(g, c, 0);
    /* where extern ethos_u_hwio_weights_fit(w, w_zero) */
    if (!ethos_u_hwio_weights_fit(g, w, w_zero))
        return false;
    for (uint32_t alt = 0; alt < 2u; alt++) {
        dfg_node padded = DFG_NONE, x = DFG_NONE, v_2 = DFG_NONE, constant = DFG_NONE;
        dfg_val width = dfg_nil();
        if (alt == 0) {
            padded = v;
            if (!dfg_calls_with(g, padded, OP_nn_pad, 2))
                continue;
            if (!dfg_list_is(g, padded, ATTR_pad_width,
                             DFG_LIST(DFG_LIST(dfg_int(0), dfg_int(0)), dfg_hole(), dfg_hole(),
                                      DFG_LIST(dfg_int(0), dfg_int(0))),
                             false))
                continue;
            width = dfg_attr(g, padded, ATTR_pad_width);
            if (!dfg_known(width))
                continue;
            x = dfg_arg(g, padded, 0);
            v_2 = dfg_arg(g, padded, 1);
            constant = v_2;
            if (!dfg_is(g, constant, DFG_CONST))
                continue;
        } else {
            x = v;
        }
        if (!dfg_in_body(g, n, (const dfg_node[]){clip, r, bias_add, c, padded}, 5))
            continue;
        /* where conv2d_ok(c, x, w, b, r) */
        if (!conv2d_ok(g, c, x, w, b, r))
            continue;
        /* where paddings_ok(c, width, v, x_zero) or (not present(padded) and padding_ok(c, 0, 0, 0,
         * 0)) */
        if (!(paddings_ok(g, c, width, v_2, x_zero) || (padded == DFG_NONE && padding_ok(g, c))))
            continue;
        if (accept(ctx, &(struct ethos_u_conv2d_whole){.m = {.root = n, .x = x, .w = w, .b = b, .v = v_2,
                .x_zero = x_zero, .w_zero = w_zero, .padded = padded, .c = c, .r = r,
                .width = width}, .constant = constant, .constant_2 = constant_2,
                .constant_3 = constant_3, .constant_4 = constant_4, .constant_5 = constant_5,
                .constant_6 = constant_6, .bias_add = bias_add, .constant_7 = constant_7, .v = n,
                .clip = clip, .constant_8 = constant_8, .constant_9 = constant_9,
                .constant_10 = constant_10, .constant_11 = constant_11}))
            return true;
    }
    return false;
}

struct ethos_u_depthwise_conv2d_whole {
    struct ethos_u_depthwise_conv2d_match m;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
    dfg_node constant_5;
    dfg_node constant_6;
    dfg_node bias_add;
    dfg_node constant_7;
    dfg_node v;
    dfg_node clip;
    dfg_node constant_8;
    dfg_node constant_9;
    dfg_node constant_10;
    dfg_node constant_11;
};

static bool ethos_u_depthwise_conv2d_whole(const dfg_graph *g, dfg_node n,
                                           bool (*accept)(void *ctx, const void *m), void *ctx)
{
    bool is_clip = dfg_calls_argc(g, n, OP_clip, 1);
    dfg_node clip = DFG_NONE, r = DFG_NONE;
    if (is_clip) {
        clip = n;
        r = dfg_arg(g, clip, 0);
    } else {
        r = n;
    }
    if (!dfg_calls_argc(g, r, OP_qnn_requantize, 5))
        return false;
    dfg_node constant_8 = dfg_arg(g, r, 1);
    if (!dfg_is(g, constant_8, DFG_CONST))
        return false;
    dfg_node constant_9 = dfg_arg(g, r, 2);
    if (!dfg_is(g, constant_9, DFG_CONST))
        return false;
    dfg_node constant_10 = dfg_arg(g, r, 3);
    if (!dfg_is(g, constant_10, DFG_CONST))
        return false;
    dfg_node constant_11 = dfg_arg(g, r, 4);
    if (!dfg_is(g, constant_11, DFG_CONST))
        return false;
    dfg_node bias_add = dfg_arg(g, r, 0);
    if (!dfg_calls_argc(g, bias_add, OP_nn_bias_add, 2))
        return false;
    dfg_node b = dfg_arg(g, bias_add, 1);
    dfg_node constant_7 = b;
    if (!dfg_is(g, constant_7, DFG_CONST))
        return false;
    dfg_node c = dfg_arg(g, bias_add, 0);
    if (!dfg_calls_with(g, c, OP_qnn_conv2d, 6))
        return false;
    if (!dfg_str_is(g, c, ATTR_kernel_layout, STR_HWOI, STR_OIHW))
        return false;
    dfg_node w = dfg_arg(g, c, 1);
    dfg_node constant_2 = w;
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node x_zero = dfg_arg(g, c, 2);
    dfg_node constant_3 = x_zero;
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    dfg_node w_zero = dfg_arg(g, c, 3);
    dfg_node constant_4 = w_zero;
    if (!dfg_is(g, constant_4, DFG_CONST))
        return false;
    dfg_node constant_5 = dfg_arg(g, c, 4);
    if (!dfg_is(g, constant_5, DFG_CONST))
        return false;
    dfg_node constant_6 = dfg_arg(g, c, 5);
    if (!dfg_is(g, constant_6, DFG_CONST))
        return false;
    dfg_node v = dfg_arg(g, c, 0);
    /* where w.shape[3] == 1 */
    if (dfg_extent(g, w, 3) != 1)
        return false;
    /* where c.groups == w.shape[2] */
    if (!dfg_dim_eq(g, dfg_attr_or(g, c, ATTR_groups, dfg_int(1)), dfg_extent_of(g, w, 2)))
        return false;
    /* where extern ethos_u_hwoi_weights_fit(w, w_zero) */
    if (!ethos_u_hwoi_weights_fit(g, w, w_zero))
        return false;
    for (uint32_t alt = 0; alt < 2u; alt++) {
        dfg_node padded = DFG_NONE, x = DFG_NONE, v_2 = DFG_NONE, constant = DFG_NONE;
        dfg_val width = dfg_nil();
        if (alt == 0) {
            padded = v;
            if (!dfg_calls_with(g, padded, OP_nn_pad, 2))
                continue;
            if (!dfg_list_is(g, padded, ATTR_pad_width,
                             DFG_LIST(DFG_LIST(dfg_int(0), dfg_int(0)), dfg_hole(), dfg_hole(),
                                      DFG_LIST(dfg_int(0), dfg_int(0))),
                             false))
                continue;
            width = dfg_attr(g, padded, ATTR_pad_width);
            if (!dfg_known(width))
                continue;
            x = dfg_arg(g, padded, 0);
            v_2 = dfg_arg(g, padded, 1);
            constant = v_2;
            if (!dfg_is(g, constant, DFG_CONST))
                continue;
        } else {
            x = v;
        }
        if (!dfg_in_body(g, n, (const dfg_node[]){clip, r, bias_add, c, padded}, 5))
            continue;
        /* where conv2d_ok(c, x, w, b, r) */
        if (!conv2d_ok(g, c, x, w, b, r))
            continue;
        /* where paddings_ok(c, width, v, x_zero) or (not present(padded) and padding_ok(c, 0, 0, 0,
         * 0)) */
        if (!(paddings_ok(g, c, width, v_2, x_zero) || (padded == DFG_NONE && padding_ok(g, c))))
            continue;
        if (accept(ctx, &(struct ethos_u_depthwise_conv2d_whole){.m = {.root = n, .x = x, .w = w, .b = b,
                .v = v_2, .x_zero = x_zero, .w_zero = w_zero, .padded = padded, .c = c, .r = r,
                .width = width}, .constant = constant, .constant_2 = constant_2,
                .constant_3 = constant_3, .constant_4 = constant_4, .constant_5 = constant_5,
                .constant_6 = constant_6, .bias_add = bias_add, .constant_7 = constant_7, .v = n,
                .clip = clip, .constant_8 = constant_8, .constant_9 = constant_9,
                .constant_10 = constant_10, .constant_11 = constant_11}))
            return true;
    }
    return false;
}

/* ethos_u.pat:24
 * cond int8(x) = x.dtype == i8, fits(x);
 */
static bool int8(const dfg_graph *g, dfg_node x)
{
    return dfg_dtype(g, x) == DFG_I8 && fits(g, x);
}

/* ethos_u.pat:87
 * cond doubled(c, x, w, r) =
 *     r.shape[1] == x.shape[1] * 2 + (max(c.padding) == 0 ? w.shape[2] - 2 : 0),
 *     r.shape[2] == x.shape[2] * 2 + (max(c.padding) == 0 ? w.shape[3] - 2 : 0);
 */
static bool doubled(const dfg_graph *g, dfg_node c, dfg_node x, dfg_node w, dfg_node r)
{
    return dfg_dim_eq(g, dfg_extent_of(g, r, 1),
                      dfg_dim_add(g, dfg_dim_mul(g, dfg_extent_of(g, x, 1), dfg_int(2)),
                                  dfg_choose(dfg_same(dfg_max_of(
                                                          dfg_attr_or(
                                                              g, c, ATTR_padding, dfg_list(LIST_0_0, 2))),
                                                      dfg_int(0)),
                                             dfg_dim_sub(g, dfg_extent_of(g, w, 2), dfg_int(2)),
                                             dfg_int(0))))
        && dfg_dim_eq(g, dfg_extent_of(g, r, 2),
                      dfg_dim_add(g, dfg_dim_mul(g, dfg_extent_of(g, x, 2), dfg_int(2)),
                                  dfg_choose(dfg_same(dfg_max_of(
                                                          dfg_attr_or(
                                                              g, c, ATTR_padding, dfg_list(LIST_0_0, 2))),
                                                      dfg_int(0)),
                                             dfg_dim_sub(g, dfg_extent_of(g, w, 3), dfg_int(2)),
                                             dfg_int(0))));
}

/* ethos_u.pat:91
 * cond padding_left(c, w) =
 *     w.shape[2] - 1 - c.padding[0] in 0..31, w.shape[3] - 1 - c.padding[1] in 0..31,
 *     w.shape[2] - 2 - c.padding[2 % len(c.padding)] in 0..32,
 *     w.shape[3] - 2 - c.padding[3 % len(c.padding)] in 0..32;
 */
static bool padding_left(const dfg_graph *g, dfg_node c, dfg_node w)
{
    return dfg_dim_within(g,
                          dfg_dim_sub(g, dfg_dim_sub(g, dfg_extent_of(g, w, 2), dfg_int(1)),
                                      dfg_at(dfg_attr_or(g, c, ATTR_padding, dfg_list(LIST_0_0, 2)),
                                             dfg_int(0))),
                          dfg_int(0), dfg_int(31))
        && dfg_dim_within(g,
                          dfg_dim_sub(g, dfg_dim_sub(g, dfg_extent_of(g, w, 3), dfg_int(1)),
                                      dfg_at(dfg_attr_or(g, c, ATTR_padding, dfg_list(LIST_0_0, 2)),
                                             dfg_int(1))),
                          dfg_int(0), dfg_int(31))
        && dfg_dim_within(g,
                          dfg_dim_sub(g, dfg_dim_sub(g, dfg_extent_of(g, w, 2), dfg_int(2)),
                                      dfg_at(dfg_attr_or(g, c, ATTR_padding, dfg_list(LIST_0_0, 2)),
                                             dfg_mod(dfg_int(2),
                                                     dfg_count(
                                                         dfg_len(
                                                             dfg_attr_or(
                                                                 g, c, ATTR_padding,
                                                                 dfg_list(LIST_0_0, 2))))))),
                          dfg_int(0), dfg_int(32))
        && dfg_dim_within(g,
                          dfg_dim_sub(g, dfg_dim_sub(g, dfg_extent_of(g, w, 3), dfg_int(2)),
                                      dfg_at(dfg_attr_or(g, c, ATTR_padding, dfg_list(LIST_0_0, 2)),
                                             dfg_mod(dfg_int(3),
                                                     dfg_count(
                                                         dfg_len(
                                                             dfg_attr_or(
                                                                 g, c, ATTR_padding,
                                                                 dfg_list(LIST_0_0, 2))))))),
                          dfg_int(0), dfg_int(32));
}

struct ethos_u_conv2d_transpose_whole {
    struct ethos_u_conv2d_transpose_match m;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
    dfg_node constant_5;
    dfg_node constant_6;
    dfg_node constant_7;
    dfg_node constant_8;
    dfg_node constant_9;
    dfg_node bias_add;
    dfg_node constant_10;
};

static bool ethos_u_conv2d_transpose_whole(const dfg_graph *g, dfg_node n,
                                           bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_qnn_requantize, 5))
        return false;
    dfg_node v = dfg_arg(g, n, 0);
    bool is_bias_add = dfg_calls_argc(g, v, OP_nn_bias_add, 2);
    dfg_node bias_add = DFG_NONE, c = DFG_NONE, b = DFG_NONE, constant_10 = DFG_NONE;
    if (is_bias_add) {
        bias_add = v;
        c = dfg_arg(g, bias_add, 0);
        b = dfg_arg(g, bias_add, 1);
        constant_10 = b;
        if (!dfg_is(g, constant_10, DFG_CONST))
            return false;
    } else {
        c = v;
    }
    if (!dfg_calls_with(g, c, OP_qnn_conv2d_transpose, 6))
        return false;
    if (!dfg_str_is(g, c, ATTR_data_layout, STR_NHWC, STR_NCHW))
        return false;
    if (!dfg_str_is(g, c, ATTR_kernel_layout, STR_IOHW, STR_IOHW))
        return false;
    if (!dfg_list_is(g, c, ATTR_strides, DFG_LIST(dfg_int(2), dfg_int(2)), false))
        return false;
    if (!dfg_list_is(g, c, ATTR_dilation, DFG_LIST(dfg_int(1), dfg_int(1)), true))
        return false;
    if (!dfg_list_is(g, c, ATTR_output_padding, DFG_LIST(dfg_int(0), dfg_int(0)), true))
        return false;
    if (!dfg_int_is(g, c, ATTR_groups, 1, 1))
        return false;
    dfg_node x = dfg_arg(g, c, 0);
    dfg_node w = dfg_arg(g, c, 1);
    dfg_node constant_5 = w;
    if (!dfg_is(g, constant_5, DFG_CONST))
        return false;
    dfg_node x_zero = dfg_arg(g, c, 2);
    dfg_node constant_6 = x_zero;
    if (!dfg_is(g, constant_6, DFG_CONST))
        return false;
    dfg_node w_zero = dfg_arg(g, c, 3);
    dfg_node constant_7 = w_zero;
    if (!dfg_is(g, constant_7, DFG_CONST))
        return false;
    dfg_node constant_8 = dfg_arg(g, c, 4);
    if (!dfg_is(g, constant_8, DFG_CONST))
        return false;
    dfg_node constant_9 = dfg_arg(g, c, 5);
    if (!dfg_is(g, constant_9, DFG_CONST))
        return false;
    dfg_node constant = dfg_arg(g, n, 1);
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node constant_2 = dfg_arg(g, n, 2);
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node constant_3 = dfg_arg(g, n, 3);
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    dfg_node constant_4 = dfg_arg(g, n, 4);
    if (!dfg_is(g, constant_4, DFG_CONST) || !dfg_in_body(g, n, (const dfg_node[]){bias_add, c}, 2))
        return false;
    /* where int8(x) */
    if (!int8(g, x))
        return false;
    /* where int8(w) */
    if (!int8(g, w))
        return false;
    /* where int8(r) */
    if (!int8(g, n))
        return false;
    /* where x.shape[0] == 1 */
    if (dfg_extent(g, x, 0) != 1)
        return false;
    /* where not present(b) or bias_ok(b) */
    if (!(b == DFG_NONE || bias_ok(g, b)))
        return false;
    /* where doubled(c, x, w, r) */
    if (!doubled(g, c, x, w, n))
        return false;
    /* where padding_left(c, w) */
    if (!padding_left(g, c, w))
        return false;
    /* where span_ok(w.shape[2], w.shape[3]) */
    if (!dfg_dim_within(g, dfg_extent_of(g, w, 2), dfg_int(1), dfg_int(64))
        || !dfg_dim_le(g, dfg_dim_mul(g, dfg_extent_of(g, w, 2), dfg_extent_of(g, w, 3)), dfg_int(4096)))
        return false;
    /* where extern ethos_u_iohw_weights_fit(w, w_zero) */
    if (!ethos_u_iohw_weights_fit(g, w, w_zero))
        return false;
    return accept(ctx, &(struct ethos_u_conv2d_transpose_whole){.m = {.root = n, .x = x, .w = w, .b = b,
            .x_zero = x_zero, .w_zero = w_zero, .c = c, .r = n},
            .constant = constant, .constant_2 = constant_2, .constant_3 = constant_3,
            .constant_4 = constant_4, .constant_5 = constant_5, .constant_6 = constant_6,
            .constant_7 = constant_7, .constant_8 = constant_8, .constant_9 = constant_9,
            .bias_add = bias_add, .constant_10 = constant_10});
}

struct ethos_u_fully_connected_whole {
    struct ethos_u_fully_connected_match m;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
    dfg_node constant_5;
    dfg_node bias_add;
    dfg_node constant_6;
    dfg_node v;
    dfg_node clip;
    dfg_node constant_7;
    dfg_node constant_8;
    dfg_node constant_9;
    dfg_node constant_10;
};

static bool ethos_u_fully_connected_whole(const dfg_graph *g, dfg_node n,
                                          bool (*accept)(void *ctx, const void *m), void *ctx)
{
    bool is_clip = dfg_calls_argc(g, n, OP_clip, 1);
    dfg_node clip = DFG_NONE, r = DFG_NONE;
    if (is_clip) {
        clip = n;
        r = dfg_arg(g, clip, 0);
    } else {
        r = n;
    }
    if (!dfg_calls_argc(g, r, OP_qnn_requantize, 5))
        return false;
    dfg_node v = dfg_arg(g, r, 0);
    bool is_d = dfg_calls_with(g, v, OP_qnn_dense, 6);
    dfg_node d = DFG_NONE, bias_add = DFG_NONE, b = DFG_NONE, constant_6 = DFG_NONE;
    if (is_d) {
        d = v;
    } else {
        bias_add = v;
        if (!dfg_calls_argc(g, bias_add, OP_nn_bias_add, 2))
            return false;
        d = dfg_arg(g, bias_add, 0);
        b = dfg_arg(g, bias_add, 1);
        constant_6 = b;
        if (!dfg_is(g, constant_6, DFG_CONST))
            return false;
    }
    if (!dfg_calls_with(g, d, OP_qnn_dense, 6))
        return false;
    dfg_node x = dfg_arg(g, d, 0);
    dfg_node w = dfg_arg(g, d, 1);
    dfg_node constant = w;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node x_zero = dfg_arg(g, d, 2);
    dfg_node constant_2 = x_zero;
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node w_zero = dfg_arg(g, d, 3);
    dfg_node constant_3 = w_zero;
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    dfg_node constant_4 = dfg_arg(g, d, 4);
    if (!dfg_is(g, constant_4, DFG_CONST))
        return false;
    dfg_node constant_5 = dfg_arg(g, d, 5);
    if (!dfg_is(g, constant_5, DFG_CONST))
        return false;
    dfg_node constant_7 = dfg_arg(g, r, 1);
    if (!dfg_is(g, constant_7, DFG_CONST))
        return false;
    dfg_node constant_8 = dfg_arg(g, r, 2);
    if (!dfg_is(g, constant_8, DFG_CONST))
        return false;
    dfg_node constant_9 = dfg_arg(g, r, 3);
    if (!dfg_is(g, constant_9, DFG_CONST))
        return false;
    dfg_node constant_10 = dfg_arg(g, r, 4);
    if (!dfg_is(g, constant_10, DFG_CONST))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){clip, r, bias_add, d}, 4))
        return false;
    /* where int8(x) */
    if (!int8(g, x))
        return false;
    /* where int8(w) */
    if (!int8(g, w))
        return false;
    /* where int8(r) */
    if (!int8(g, r))
        return false;
    /* where x.rank == 2 */
    if (dfg_rank(g, x) != 2)
        return false;
    /* where w.rank == 2 */
    if (dfg_rank(g, w) != 2)
        return false;
    /* where x.shape[0] == 1 */
    if (dfg_extent(g, x, 0) != 1)
        return false;
    /* where not present(b) or bias_ok(b) */
    if (!(b == DFG_NONE || bias_ok(g, b)))
        return false;
    /* where extern ethos_u_dense_weights_fit(w, w_zero) */
    if (!ethos_u_dense_weights_fit(g, w, w_zero))
        return false;
    return accept(ctx, &(struct ethos_u_fully_connected_whole){.m = {.root = n, .x = x, .w = w, .b = b,
            .x_zero = x_zero, .w_zero = w_zero, .d = d, .r = r},
            .constant = constant, .constant_2 = constant_2, .constant_3 = constant_3,
            .constant_4 = constant_4, .constant_5 = constant_5, .bias_add = bias_add,
            .constant_6 = constant_6, .v = n, .clip = clip, .constant_7 = constant_7,
            .constant_8 = constant_8, .constant_9 = constant_9, .constant_10 = constant_10});
}

struct ethos_u_matmul_whole {
    struct ethos_u_matmul_match m;
    dfg_node dense;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
    dfg_node v;
    dfg_node clip;
    dfg_node constant_5;
    dfg_node constant_6;
    dfg_node constant_7;
    dfg_node constant_8;
};

static bool ethos_u_matmul_whole(const dfg_graph *g, dfg_node n,
                                 bool (*accept)(void *ctx, const void *m), void *ctx)
{
    bool is_clip = dfg_calls_argc(g, n, OP_clip, 1);
    dfg_node clip = DFG_NONE, r = DFG_NONE;
    if (is_clip) {
        clip = n;
        r = dfg_arg(g, clip, 0);
    } else {
        r = n;
    }
    if (!dfg_calls_argc(g, r, OP_qnn_requantize, 5))
        return false;
    dfg_node dense = dfg_arg(g, r, 0);
    if (!dfg_calls_with(g, dense, OP_qnn_dense, 6))
        return false;
    dfg_node a = dfg_arg(g, dense, 0);
    dfg_node b = dfg_arg(g, dense, 1);
    dfg_node constant = dfg_arg(g, dense, 2);
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node constant_2 = dfg_arg(g, dense, 3);
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node constant_3 = dfg_arg(g, dense, 4);
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    dfg_node constant_4 = dfg_arg(g, dense, 5);
    if (!dfg_is(g, constant_4, DFG_CONST))
        return false;
    dfg_node constant_5 = dfg_arg(g, r, 1);
    if (!dfg_is(g, constant_5, DFG_CONST))
        return false;
    dfg_node constant_6 = dfg_arg(g, r, 2);
    if (!dfg_is(g, constant_6, DFG_CONST))
        return false;
    dfg_node constant_7 = dfg_arg(g, r, 3);
    if (!dfg_is(g, constant_7, DFG_CONST))
        return false;
    dfg_node constant_8 = dfg_arg(g, r, 4);
    if (!dfg_is(g, constant_8, DFG_CONST))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){clip, r, dense}, 3))
        return false;
    /* where int8(a) */
    if (!int8(g, a))
        return false;
    /* where int8(b) */
    if (!int8(g, b))
        return false;
    /* where int8(r) */
    if (!int8(g, r))
        return false;
    /* where a.rank == 2 */
    if (dfg_rank(g, a) != 2)
        return false;
    /* where b.rank == 2 */
    if (dfg_rank(g, b) != 2)
        return false;
    /* where a.shape[1] == b.shape[1] */
    if (!dfg_dim_eq(g, dfg_extent_of(g, a, 1), dfg_extent_of(g, b, 1)))
        return false;
    return accept(ctx, &(struct ethos_u_matmul_whole){.m = {.root = n, .a = a, .b = b, .r = r},
            .dense = dense, .constant = constant, .constant_2 = constant_2,
            .constant_3 = constant_3, .constant_4 = constant_4, .v = n, .clip = clip,
            .constant_5 = constant_5, .constant_6 = constant_6, .constant_7 = constant_7,
            .constant_8 = constant_8});
}

/* ethos_u.pat:124
 * cond pool_ok(p, x, r) =
 *     byte(x), byte(r), x.dtype == r.dtype, x.shape[0] == 1, p.layout == "NHWC", p.pool_size[1] <= 256,
 *     p.pool_size[0] * p.pool_size[1] <= 65536,
 *     (p.strides[0] in 1..3 and p.strides[1] in 1..3)
 *         or (max(p.padding) == 0 and p.pool_size[0] == x.shape[1] and p.pool_size[1] == x.shape[2]);
 */
static bool pool_ok(const dfg_graph *g, dfg_node p, dfg_node x, dfg_node r)
{
    return byte(g, x) && byte(g, r) && dfg_eq(dfg_dtype_of(g, x), dfg_dtype_of(g, r))
        && dfg_extent(g, x, 0) == 1 && dfg_str_is(g, p, ATTR_layout, STR_NHWC, STR_NCHW)
        && dfg_le(dfg_at(dfg_attr(g, p, ATTR_pool_size), dfg_int(1)), dfg_int(256))
        && dfg_le(dfg_mul(dfg_at(dfg_attr(g, p, ATTR_pool_size), dfg_int(0)),
                          dfg_at(dfg_attr(g, p, ATTR_pool_size), dfg_int(1))),
                  dfg_int(65536))
        && ((dfg_within(dfg_at(dfg_attr_or(g, p, ATTR_strides, dfg_list(LIST_1_1, 2)), dfg_int(0)),
                        dfg_int(1), dfg_int(3))
             && dfg_within(dfg_at(dfg_attr_or(g, p, ATTR_strides, dfg_list(LIST_1_1, 2)), dfg_int(1)),
                           dfg_int(1), dfg_int(3)))
            || (dfg_eq(dfg_max_of(dfg_attr_or(g, p, ATTR_padding, dfg_list(LIST_0_0, 2))), dfg_int(0))
                && dfg_dim_eq(g, dfg_at(dfg_attr(g, p, ATTR_pool_size), dfg_int(0)), dfg_extent_of(g, x, 1))
                && dfg_dim_eq(g, dfg_at(dfg_attr(g, p, ATTR_pool_size), dfg_int(1)),
                              dfg_extent_of(g, x, 2))));
}

/* ethos_u.pat:129, most = 127
 * cond pool_padding_ok(p, most) =
 *     p.padding[0] <= most, p.padding[1] <= most,
 *     p.padding[2 % len(p.padding)] <= most + 1, p.padding[3 % len(p.padding)] <= most + 1;
 */
static bool pool_padding_ok(const dfg_graph *g, dfg_node p)
{
    return dfg_le(dfg_at(dfg_attr_or(g, p, ATTR_padding, dfg_list(LIST_0_0, 2)), dfg_int(0)), dfg_int(127))
        && dfg_le(dfg_at(dfg_attr_or(g, p, ATTR_padding, dfg_list(LIST_0_0, 2)), dfg_int(1)), dfg_int(127))
        && dfg_le(dfg_at(dfg_attr_or(g, p, ATTR_padding, dfg_list(LIST_0_0, 2)),
                         dfg_mod(dfg_int(2),
                                 dfg_count(dfg_len(dfg_attr_or(
                                                       g, p, ATTR_padding, dfg_list(LIST_0_0, 2)))))),
                  dfg_add(dfg_int(127), dfg_int(1)))
        && dfg_le(dfg_at(dfg_attr_or(g, p, ATTR_padding, dfg_list(LIST_0_0, 2)),
                         dfg_mod(dfg_int(3),
                                 dfg_count(dfg_len(dfg_attr_or(
                                                       g, p, ATTR_padding, dfg_list(LIST_0_0, 2)))))),
                  dfg_add(dfg_int(127), dfg_int(1)));
}

struct ethos_u_max_pool2d_whole {
    struct ethos_u_max_pool2d_match m;
    dfg_node v;
    dfg_node clip;
};

static bool ethos_u_max_pool2d_whole(const dfg_graph *g, dfg_node n,
                                     bool (*accept)(void *ctx, const void *m), void *ctx)
{
    bool is_clip = dfg_calls_argc(g, n, OP_clip, 1);
    dfg_node clip = DFG_NONE, p = DFG_NONE;
    if (is_clip) {
        clip = n;
        p = dfg_arg(g, clip, 0);
    } else {
        p = n;
    }
    if (!dfg_calls_with(g, p, OP_nn_max_pool2d, 1))
        return false;
    dfg_node x = dfg_arg(g, p, 0);
    if (!dfg_in_body(g, n, (const dfg_node[]){clip, p}, 2))
        return false;
    /* where pool_ok(p, x, p) */
    if (!pool_ok(g, p, x, p))
        return false;
    /* where pool_padding_ok(p, 127) */
    if (!pool_padding_ok(g, p))
        return false;
    return accept(ctx, &(struct ethos_u_max_pool2d_whole){.m = {.root = n, .x = x, .p = p}, .v = n,
            .clip = clip});
}

/* ethos_u.pat:129, most = 3
 * cond pool_padding_ok(p, most) =
 *     p.padding[0] <= most, p.padding[1] <= most,
 *     p.padding[2 % len(p.padding)] <= most + 1, p.padding[3 % len(p.padding)] <= most + 1;
 */
static bool pool_padding_ok_2(const dfg_graph *g, dfg_node p)
{
    return dfg_le(dfg_at(dfg_attr_or(g, p, ATTR_padding, dfg_list(LIST_0_0, 2)), dfg_int(0)), dfg_int(3))
        && dfg_le(dfg_at(dfg_attr_or(g, p, ATTR_padding, dfg_list(LIST_0_0, 2)), dfg_int(1)), dfg_int(3))
        && dfg_le(dfg_at(dfg_attr_or(g, p, ATTR_padding, dfg_list(LIST_0_0, 2)),
                         dfg_mod(dfg_int(2),
                                 dfg_count(dfg_len(dfg_attr_or(
                                                       g, p, ATTR_padding, dfg_list(LIST_0_0, 2)))))),
                  dfg_add(dfg_int(3), dfg_int(1)))
        && dfg_le(dfg_at(dfg_attr_or(g, p, ATTR_padding, dfg_list(LIST_0_0, 2)),
                         dfg_mod(dfg_int(3),
                                 dfg_count(dfg_len(dfg_attr_or(
                                                       g, p, ATTR_padding, dfg_list(LIST_0_0, 2)))))),
                  dfg_add(dfg_int(3), dfg_int(1)));
}

struct ethos_u_avg_pool2d_whole {
    struct ethos_u_avg_pool2d_match m;
    dfg_node cast;
    dfg_node v;
    dfg_node clip;
};

static bool ethos_u_avg_pool2d_whole(const dfg_graph *g, dfg_node n,
                                     bool (*accept)(void *ctx, const void *m), void *ctx)
{
    bool is_clip = dfg_calls_argc(g, n, OP_clip, 1);
    dfg_node clip = DFG_NONE, r = DFG_NONE;
    if (is_clip) {
        clip = n;
        r = dfg_arg(g, clip, 0);
    } else {
        r = n;
    }
    if (!dfg_calls_argc(g, r, OP_cast, 1))
        return false;
    dfg_node p = dfg_arg(g, r, 0);
    if (!dfg_calls_argc(g, p, OP_nn_avg_pool2d, 1))
        return false;
    if (!dfg_bool_is(g, p, ATTR_count_include_pad, false, false))
        return false;
    dfg_node cast = dfg_arg(g, p, 0);
    if (!dfg_calls_with(g, cast, OP_cast, 1))
        return false;
    dfg_node x = dfg_arg(g, cast, 0);
    if (!dfg_in_body(g, n, (const dfg_node[]){clip, r, p, cast}, 4))
        return false;
    /* where pool_ok(p, x, r) */
    if (!pool_ok(g, p, x, r))
        return false;
    /* where pool_padding_ok(p, 3) */
    if (!pool_padding_ok_2(g, p))
        return false;
    /* where max(p.padding) == 0 or (p.pool_size[0] <= 8 and p.pool_size[1] <= 8) */
    if (!(dfg_eq(dfg_max_of(dfg_attr_or(g, p, ATTR_padding, dfg_list(LIST_0_0, 2))), dfg_int(0))
          || (dfg_le(dfg_at(dfg_attr(g, p, ATTR_pool_size), dfg_int(0)), dfg_int(8))
              && dfg_le(dfg_at(dfg_attr(g, p, ATTR_pool_size), dfg_int(1)), dfg_int(8)))))
        return false;
    return accept(ctx, &(struct ethos_u_avg_pool2d_whole){.m = {.root = n, .x = x, .p = p, .r = r},
            .cast = cast, .v = n, .clip = clip});
}

/* ethos_u.pat:150
 * cond wide(x) = x.dtype in {u8, i8, i32}, fits(x);
 */
static bool wide(const dfg_graph *g, dfg_node x)
{
    return (dfg_dtype(g, x) == DFG_U8 || dfg_dtype(g, x) == DFG_I8 || dfg_dtype(g, x) == DFG_I32)
        && fits(g, x);
}

/* ethos_u.pat:25
 * cond one_batch(x) = x.rank < 4 or x.shape[0] == 1;
 */
static bool one_batch(const dfg_graph *g, dfg_node x)
{
    return dfg_lt(dfg_rank_of(g, x), dfg_int(4)) || dfg_extent(g, x, 0) == 1;
}

/* ethos_u.pat:26
 * cond flat(x) = x.rank <= 4, one_batch(x);
 */
static bool flat(const dfg_graph *g, dfg_node x)
{
    return dfg_le(dfg_rank_of(g, x), dfg_int(4)) && one_batch(g, x);
}

/* ethos_u.pat:149
 * cond pair_ok(a, b) = flat(a), flat(b), broadcast_to(a, b) or broadcast_to(b, a);
 */
static bool pair_ok(const dfg_graph *g, dfg_node a, dfg_node b)
{
    return flat(g, a) && flat(g, b)
        && (dfg_broadcast_to(g, a, b) == DFG_TRUE || dfg_broadcast_to(g, b, a) == DFG_TRUE);
}

/* ethos_u.pat:152
 * cond sum_ok(a, b, r, c) =
 *     wide(a), wide(b), wide(r), pair_ok(a, b), r.dtype != i32 or (r.rank == 4 and not present(c));
 */
static bool sum_ok(const dfg_graph *g, dfg_node a, dfg_node b, dfg_node r, dfg_node c)
{
    return wide(g, a) && wide(g, b) && wide(g, r) && pair_ok(g, a, b)
        && (dfg_ne(dfg_dtype_of(g, r), dfg_dtype_val(DFG_I32)) || (dfg_rank(g, r) == 4 && c == DFG_NONE));
}

struct ethos_u_sum_of_whole {
    struct ethos_u_sum_of_match m;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
    dfg_node constant_5;
    dfg_node constant_6;
    dfg_node v;
};

static bool ethos_u_sum_of_whole(const dfg_graph *g, dfg_node n,
                                 bool (*accept)(void *ctx, const void *m), void *ctx)
{
    bool is_c = dfg_calls_argc(g, n, OP_clip, 1);
    dfg_node c = DFG_NONE, r = DFG_NONE;
    if (is_c) {
        c = n;
        r = dfg_arg(g, c, 0);
    } else {
        r = n;
    }
    if (!dfg_calls_with(g, r, OP_qnn_add, 8))
        return false;
    bool differ = (dfg_arg(g, r, 0) != dfg_arg(g, r, 1) || dfg_arg(g, r, 2) != dfg_arg(g, r, 4)
                   || dfg_arg(g, r, 3) != dfg_arg(g, r, 5));
    for (uint32_t swap = 0; swap < (differ ? 2u : 1u); swap++) {
        dfg_node a = dfg_arg(g, r, swap ? 1u : 0u);
        dfg_node b = dfg_arg(g, r, swap ? 0u : 1u);
        dfg_node constant = dfg_arg(g, r, swap ? 4u : 2u);
        if (!dfg_is(g, constant, DFG_CONST))
            continue;
        dfg_node constant_2 = dfg_arg(g, r, swap ? 5u : 3u);
        if (!dfg_is(g, constant_2, DFG_CONST))
            continue;
        dfg_node constant_3 = dfg_arg(g, r, swap ? 2u : 4u);
        if (!dfg_is(g, constant_3, DFG_CONST))
            continue;
        dfg_node constant_4 = dfg_arg(g, r, swap ? 3u : 5u);
        if (!dfg_is(g, constant_4, DFG_CONST))
            continue;
        dfg_node constant_5 = dfg_arg(g, r, 6u);
        if (!dfg_is(g, constant_5, DFG_CONST))
            continue;
        dfg_node constant_6 = dfg_arg(g, r, 7u);
        if (!dfg_is(g, constant_6, DFG_CONST) || !dfg_in_body(g, n, (const dfg_node[]){c, r}, 2))
            continue;
        /* where sum_ok(a, b, r, c) */
        if (!sum_ok(g, a, b, r, c))
            continue;
        if (accept(ctx, &(struct ethos_u_sum_of_whole){.m = {.root = n, .a = a, .b = b, .r = r, .c = c},
                .constant = constant, .constant_2 = constant_2, .constant_3 = constant_3,
                .constant_4 = constant_4, .constant_5 = constant_5, .constant_6 = constant_6,
                .v = n}))
            return true;
    }
    return false;
}

struct ethos_u_difference_whole {
    struct ethos_u_difference_match m;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
    dfg_node constant_5;
    dfg_node constant_6;
    dfg_node v;
};

static bool ethos_u_difference_whole(const dfg_graph *g, dfg_node n,
                                     bool (*accept)(void *ctx, const void *m), void *ctx)
{
    bool is_c = dfg_calls_argc(g, n, OP_clip, 1);
    dfg_node c = DFG_NONE, r = DFG_NONE;
    if (is_c) {
        c = n;
        r = dfg_arg(g, c, 0);
    } else {
        r = n;
    }
    if (!dfg_calls_with(g, r, OP_qnn_subtract, 8))
        return false;
    dfg_node a = dfg_arg(g, r, 0);
    dfg_node b = dfg_arg(g, r, 1);
    dfg_node constant = dfg_arg(g, r, 2);
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node constant_2 = dfg_arg(g, r, 3);
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node constant_3 = dfg_arg(g, r, 4);
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    dfg_node constant_4 = dfg_arg(g, r, 5);
    if (!dfg_is(g, constant_4, DFG_CONST))
        return false;
    dfg_node constant_5 = dfg_arg(g, r, 6);
    if (!dfg_is(g, constant_5, DFG_CONST))
        return false;
    dfg_node constant_6 = dfg_arg(g, r, 7);
    if (!dfg_is(g, constant_6, DFG_CONST) || !dfg_in_body(g, n, (const dfg_node[]){c, r}, 2))
        return false;
    /* where sum_ok(a, b, r, c) */
    if (!sum_ok(g, a, b, r, c))
        return false;
    return accept(ctx, &(struct ethos_u_difference_whole){.m = {.root = n, .a = a, .b = b, .r = r,
            .c = c}, .constant = constant, .constant_2 = constant_2,
            .constant_3 = constant_3, .constant_4 = constant_4, .constant_5 = constant_5,
            .constant_6 = constant_6, .v = n});
}

struct ethos_u_product_whole {
    struct ethos_u_product_match m;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
    dfg_node constant_5;
    dfg_node constant_6;
    dfg_node v;
};

static bool ethos_u_product_whole(const dfg_graph *g, dfg_node n,
                                  bool (*accept)(void *ctx, const void *m), void *ctx)
{
    bool is_c = dfg_calls_argc(g, n, OP_clip, 1);
    dfg_node c = DFG_NONE, r = DFG_NONE;
    if (is_c) {
        c = n;
        r = dfg_arg(g, c, 0);
    } else {
        r = n;
    }
    if (!dfg_calls_with(g, r, OP_qnn_mul, 8))
        return false;
    bool differ = (dfg_arg(g, r, 0) != dfg_arg(g, r, 1) || dfg_arg(g, r, 2) != dfg_arg(g, r, 4)
                   || dfg_arg(g, r, 3) != dfg_arg(g, r, 5));
    for (uint32_t swap = 0; swap < (differ ? 2u : 1u); swap++) {
        dfg_node a = dfg_arg(g, r, swap ? 1u : 0u);
        dfg_node b = dfg_arg(g, r, swap ? 0u : 1u);
        dfg_node constant = dfg_arg(g, r, swap ? 4u : 2u);
        if (!dfg_is(g, constant, DFG_CONST))
            continue;
        dfg_node constant_2 = dfg_arg(g, r, swap ? 5u : 3u);
        if (!dfg_is(g, constant_2, DFG_CONST))
            continue;
        dfg_node constant_3 = dfg_arg(g, r, swap ? 2u : 4u);
        if (!dfg_is(g, constant_3, DFG_CONST))
            continue;
        dfg_node constant_4 = dfg_arg(g, r, swap ? 3u : 5u);
        if (!dfg_is(g, constant_4, DFG_CONST))
            continue;
        dfg_node constant_5 = dfg_arg(g, r, 6u);
        if (!dfg_is(g, constant_5, DFG_CONST))
            continue;
        dfg_node constant_6 = dfg_arg(g, r, 7u);
        if (!dfg_is(g, constant_6, DFG_CONST) || !dfg_in_body(g, n, (const dfg_node[]){c, r}, 2))
            continue;
        /* where sum_ok(a, b, r, c) */
        if (!sum_ok(g, a, b, r, c))
            continue;
        if (accept(ctx, &(struct ethos_u_product_whole){.m = {.root = n, .a = a, .b = b, .r = r, .c = c},
                .constant = constant, .constant_2 = constant_2, .constant_3 = constant_3,
                .constant_4 = constant_4, .constant_5 = constant_5, .constant_6 = constant_6,
                .v = n}))
            return true;
    }
    return false;
}

/* ethos_u.pat:175
 * cond extremum_ok(a, b, r) = byte(a), byte(b), byte(r), a.dtype == b.dtype, pair_ok(a, b);
 */
static bool extremum_ok(const dfg_graph *g, dfg_node a, dfg_node b, dfg_node r)
{
    return byte(g, a) && byte(g, b) && byte(g, r) && dfg_eq(dfg_dtype_of(g, a), dfg_dtype_of(g, b))
        && pair_ok(g, a, b);
}

struct ethos_u_least_requantized_whole {
    struct ethos_u_least_requantized_match m;
    dfg_node clip;
    dfg_node minimum;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
};

static bool ethos_u_least_requantized_whole(const dfg_graph *g, dfg_node n,
                                            bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_qnn_requantize, 5))
        return false;
    dfg_node s = dfg_arg(g, n, 1);
    dfg_node constant = s;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node constant_2 = dfg_arg(g, n, 2);
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node t = dfg_arg(g, n, 3);
    dfg_node constant_3 = t;
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    dfg_node constant_4 = dfg_arg(g, n, 4);
    if (!dfg_is(g, constant_4, DFG_CONST))
        return false;
    dfg_node clip = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, clip, OP_clip, 1))
        return false;
    dfg_node minimum = dfg_arg(g, clip, 0);
    if (!dfg_calls_with(g, minimum, OP_minimum, 2))
        return false;
    /* where value(s) == value(t) */
    if (!dfg_eq(dfg_value_beside(g, s, dfg_value_of(g, t)), dfg_value_beside(g, t, dfg_value_of(g, s))))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, minimum); swap++) {
        dfg_node a = dfg_arg(g, minimum, swap);
        dfg_node b = dfg_arg(g, minimum, 1 - swap);
        if (!dfg_in_body(g, n, (const dfg_node[]){clip, minimum}, 2))
            continue;
        /* where extremum_ok(a, b, r) */
        if (!extremum_ok(g, a, b, n))
            continue;
        if (accept(ctx, &(struct ethos_u_least_requantized_whole){.m = {.root = n, .a = a, .b = b, .s = s,
                .t = t, .r = n}, .clip = clip, .minimum = minimum, .constant = constant,
                .constant_2 = constant_2, .constant_3 = constant_3, .constant_4 = constant_4}))
            return true;
    }
    return false;
}

struct ethos_u_most_requantized_whole {
    struct ethos_u_most_requantized_match m;
    dfg_node clip;
    dfg_node maximum;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
};

static bool ethos_u_most_requantized_whole(const dfg_graph *g, dfg_node n,
                                           bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_qnn_requantize, 5))
        return false;
    dfg_node s = dfg_arg(g, n, 1);
    dfg_node constant = s;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node constant_2 = dfg_arg(g, n, 2);
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node t = dfg_arg(g, n, 3);
    dfg_node constant_3 = t;
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    dfg_node constant_4 = dfg_arg(g, n, 4);
    if (!dfg_is(g, constant_4, DFG_CONST))
        return false;
    dfg_node clip = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, clip, OP_clip, 1))
        return false;
    dfg_node maximum = dfg_arg(g, clip, 0);
    if (!dfg_calls_with(g, maximum, OP_maximum, 2))
        return false;
    /* where value(s) == value(t) */
    if (!dfg_eq(dfg_value_beside(g, s, dfg_value_of(g, t)), dfg_value_beside(g, t, dfg_value_of(g, s))))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, maximum); swap++) {
        dfg_node a = dfg_arg(g, maximum, swap);
        dfg_node b = dfg_arg(g, maximum, 1 - swap);
        if (!dfg_in_body(g, n, (const dfg_node[]){clip, maximum}, 2))
            continue;
        /* where extremum_ok(a, b, r) */
        if (!extremum_ok(g, a, b, n))
            continue;
        if (accept(ctx, &(struct ethos_u_most_requantized_whole){.m = {.root = n, .a = a, .b = b, .s = s,
                .t = t, .r = n}, .clip = clip, .maximum = maximum, .constant = constant,
                .constant_2 = constant_2, .constant_3 = constant_3, .constant_4 = constant_4}))
            return true;
    }
    return false;
}

struct ethos_u_least_whole {
    struct ethos_u_least_match m;
    dfg_node clip;
    dfg_node minimum;
};

static bool ethos_u_least_whole(const dfg_graph *g, dfg_node n,
                                bool (*accept)(void *ctx, const void *m), void *ctx)
{
    bool is_clip = dfg_calls_argc(g, n, OP_clip, 1);
    dfg_node clip = DFG_NONE, minimum = DFG_NONE;
    if (is_clip) {
        clip = n;
        minimum = dfg_arg(g, clip, 0);
    } else {
        minimum = n;
    }
    if (!dfg_calls_with(g, minimum, OP_minimum, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, minimum); swap++) {
        dfg_node a = dfg_arg(g, minimum, swap);
        dfg_node b = dfg_arg(g, minimum, 1 - swap);
        if (!dfg_in_body(g, n, (const dfg_node[]){clip, minimum}, 2))
            continue;
        /* where extremum_ok(a, b, r) */
        if (!extremum_ok(g, a, b, n))
            continue;
        if (accept(ctx, &(struct ethos_u_least_whole){.m = {.root = n, .a = a, .b = b, .r = n},
                .clip = clip, .minimum = minimum}))
            return true;
    }
    return false;
}

struct ethos_u_most_whole {
    struct ethos_u_most_match m;
    dfg_node clip;
    dfg_node maximum;
};

static bool ethos_u_most_whole(const dfg_graph *g, dfg_node n,
                               bool (*accept)(void *ctx, const void *m), void *ctx)
{
    bool is_clip = dfg_calls_argc(g, n, OP_clip, 1);
    dfg_node clip = DFG_NONE, maximum = DFG_NONE;
    if (is_clip) {
        clip = n;
        maximum = dfg_arg(g, clip, 0);
    } else {
        maximum = n;
    }
    if (!dfg_calls_with(g, maximum, OP_maximum, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, maximum); swap++) {
        dfg_node a = dfg_arg(g, maximum, swap);
        dfg_node b = dfg_arg(g, maximum, 1 - swap);
        if (!dfg_in_body(g, n, (const dfg_node[]){clip, maximum}, 2))
            continue;
        /* where extremum_ok(a, b, r) */
        if (!extremum_ok(g, a, b, n))
            continue;
        if (accept(ctx, &(struct ethos_u_most_whole){.m = {.root = n, .a = a, .b = b, .r = n},
                .clip = clip, .maximum = maximum}))
            return true;
    }
    return false;
}

struct ethos_u_shifted_whole {
    struct ethos_u_shifted_match m;
};

static bool ethos_u_shifted_whole(const dfg_graph *g, dfg_node n,
                                  bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_left_shift, 2))
        return false;
    dfg_node a = dfg_arg(g, n, 0);
    dfg_node b = dfg_arg(g, n, 1);
    /* where a.dtype == i32 */
    if (dfg_dtype(g, a) != DFG_I32)
        return false;
    /* where b.dtype == i32 */
    if (dfg_dtype(g, b) != DFG_I32)
        return false;
    /* where s.dtype == i32 */
    if (dfg_dtype(g, n) != DFG_I32)
        return false;
    /* where fits(a) */
    if (!fits(g, a))
        return false;
    /* where fits(b) */
    if (!fits(g, b))
        return false;
    /* where fits(s) */
    if (!fits(g, n))
        return false;
    /* where s.rank == 4 */
    if (dfg_rank(g, n) != 4)
        return false;
    /* where pair_ok(a, b) */
    if (!pair_ok(g, a, b))
        return false;
    return accept(ctx, &(struct ethos_u_shifted_whole){.m = {.root = n, .a = a, .b = b, .s = n}});
}

/* ethos_u.pat:205
 * cond moved_ok(x, r) = int8(x), int8(r), x.rank <= 4, r.rank <= 4;
 */
static bool moved_ok(const dfg_graph *g, dfg_node x, dfg_node r)
{
    return int8(g, x) && int8(g, r) && dfg_le(dfg_rank_of(g, x), dfg_int(4))
        && dfg_le(dfg_rank_of(g, r), dfg_int(4));
}

struct ethos_u_reshaped_whole {
    struct ethos_u_reshaped_match m;
};

static bool ethos_u_reshaped_whole(const dfg_graph *g, dfg_node n,
                                   bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_reshape, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where moved_ok(x, r) */
    if (!moved_ok(g, x, n))
        return false;
    return accept(ctx, &(struct ethos_u_reshaped_whole){.m = {.root = n, .x = x, .r = n}});
}

static dfg_val ethos_u_item1(dfg_val to, dfg_val i, dfg_val from)
{
    return dfg_sub(dfg_at(to, i), dfg_at(from, i));
}

static dfg_val ethos_u_min2(dfg_val to, dfg_val from)
{
    const int64_t n = dfg_range_len(dfg_int(0), dfg_count(dfg_len(from)), dfg_int(1));
    dfg_val total = dfg_nil();
    for (int64_t k = 0; k < n; k++) {
        const dfg_val each = ethos_u_item1(to, dfg_int(k), from);
        total = dfg_min(k == 0 ? each : total, each);
    }
    return total;
}

struct ethos_u_sliced_whole {
    struct ethos_u_sliced_match m;
};

static bool ethos_u_sliced_whole(const dfg_graph *g, dfg_node n,
                                 bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_strided_slice, 1))
        return false;
    dfg_val from = dfg_attr(g, n, ATTR_begin);
    if (!dfg_known(from))
        return false;
    dfg_val to = dfg_attr(g, n, ATTR_end);
    if (!dfg_known(to))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where moved_ok(x, s) */
    if (!moved_ok(g, x, n))
        return false;
    /* where len(from) == len(to) */
    if (!dfg_eq(dfg_count(dfg_len(from)), dfg_count(dfg_len(to))))
        return false;
    /* where min([to[i] - from[i] for i in range(len(from))]) >= 0 */
    if (!dfg_ge(ethos_u_min2(to, from), dfg_int(0)))
        return false;
    /* where not present(s.strides) or (min(s.strides) == 1 and max(s.strides) == 1) */
    if (!(!dfg_known(dfg_attr(g, n, ATTR_strides))
          || (dfg_eq(dfg_min_of(dfg_attr(g, n, ATTR_strides)), dfg_int(1))
              && dfg_eq(dfg_max_of(dfg_attr(g, n, ATTR_strides)), dfg_int(1)))))
        return false;
    return accept(ctx, &(struct ethos_u_sliced_whole){.m = {.root = n, .x = x, .s = n, .from = from,
            .to = to}});
}

struct ethos_u_expanded_whole {
    struct ethos_u_expanded_match m;
};

static bool ethos_u_expanded_whole(const dfg_graph *g, dfg_node n,
                                   bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_expand_dims, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where moved_ok(x, r) */
    if (!moved_ok(g, x, n))
        return false;
    return accept(ctx, &(struct ethos_u_expanded_whole){.m = {.root = n, .x = x, .r = n}});
}

struct ethos_u_squeezed_whole {
    struct ethos_u_squeezed_match m;
};

static bool ethos_u_squeezed_whole(const dfg_graph *g, dfg_node n,
                                   bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_squeeze, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where moved_ok(x, r) */
    if (!moved_ok(g, x, n))
        return false;
    return accept(ctx, &(struct ethos_u_squeezed_whole){.m = {.root = n, .x = x, .r = n}});
}

struct ethos_u_split_up_whole {
    struct ethos_u_split_up_match m;
    dfg_node split;
};

static bool ethos_u_split_up_whole(const dfg_graph *g, dfg_node n,
                                   bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_split, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where int8(x) */
    if (!int8(g, x))
        return false;
    return accept(ctx, &(struct ethos_u_split_up_whole){.m = {.root = n, .x = x}, .split = n});
}

static enum dfg_tri ethos_u_all3(const dfg_graph *g, struct dfg_nodes scales, dfg_node s)
{
    enum dfg_tri all = DFG_TRUE;
    for (uint32_t k = 0; all != DFG_FALSE && k < scales.n; k++) {
        const dfg_node each = scales.at[k];
        all = dfg_both(all,
                       dfg_eq(dfg_value_beside(g, each, dfg_value_of(g, s)),
                              dfg_value_beside(g, s, dfg_value_of(g, each)))
                       ? DFG_TRUE
                       : dfg_ne(dfg_value_beside(g, each, dfg_value_of(g, s)),
                                dfg_value_beside(g, s, dfg_value_of(g, each)))
                         ? DFG_FALSE
                       : DFG_UNKNOWN);
    }
    return all;
}

static enum dfg_tri ethos_u_all4(const dfg_graph *g, struct dfg_nodes zeros, dfg_node z)
{
    enum dfg_tri all = DFG_TRUE;
    for (uint32_t k = 0; all != DFG_FALSE && k < zeros.n; k++) {
        const dfg_node each = zeros.at[k];
        all = dfg_both(all,
                       dfg_eq(dfg_value_beside(g, each, dfg_value_of(g, z)),
                              dfg_value_beside(g, z, dfg_value_of(g, each)))
                       ? DFG_TRUE
                       : dfg_ne(dfg_value_beside(g, each, dfg_value_of(g, z)),
                                dfg_value_beside(g, z, dfg_value_of(g, each)))
                         ? DFG_FALSE
                       : DFG_UNKNOWN);
    }
    return all;
}

struct ethos_u_concatenated_whole {
    struct ethos_u_concatenated_match m;
    dfg_node concatenate;
    dfg_node tuple;
    struct dfg_nodes rest;
    dfg_node concatenate_2;
    dfg_node tuple_2;
    struct dfg_nodes rest_2;
    dfg_node tuple_3;
    dfg_node tuple_4;
    dfg_node constant;
    dfg_node constant_2;
};

static bool ethos_u_concatenated_whole(const dfg_graph *g, dfg_node n,
                                       bool (*accept)(void *ctx, const void *m), void *ctx)
{
    bool is_concatenate = dfg_calls_argc(g, n, OP_concatenate, 1);
    dfg_node concatenate = DFG_NONE, tuple = DFG_NONE, concatenate_2 = DFG_NONE, tuple_2 = DFG_NONE;
    dfg_node tuple_3 = DFG_NONE, tuple_4 = DFG_NONE, s = DFG_NONE, constant = DFG_NONE;
    dfg_node z = DFG_NONE, constant_2 = DFG_NONE;
    dfg_val axis = dfg_nil();
    struct dfg_nodes rest = { NULL, 0 }, rest_2 = { NULL, 0 }, scales = { NULL, 0 };
    struct dfg_nodes zeros = { NULL, 0 };
    if (is_concatenate) {
        concatenate = n;
        axis = dfg_attr_or(g, concatenate, ATTR_axis, dfg_int(0));
        if (!dfg_known(axis))
            return false;
        tuple = dfg_arg(g, concatenate, 0);
        if (!dfg_is(g, tuple, DFG_TUPLE))
            return false;
        rest = dfg_rest(g, tuple, 0, 0);
    } else {
        concatenate_2 = n;
        if (!dfg_calls_argc(g, concatenate_2, OP_qnn_concatenate, 5))
            return false;
        axis = dfg_attr_or(g, concatenate_2, ATTR_axis, dfg_int(0));
        if (!dfg_known(axis))
            return false;
        tuple_2 = dfg_arg(g, concatenate_2, 0);
        if (!dfg_is(g, tuple_2, DFG_TUPLE))
            return false;
        rest_2 = dfg_rest(g, tuple_2, 0, 0);
        tuple_3 = dfg_arg(g, concatenate_2, 1);
        if (!dfg_is(g, tuple_3, DFG_TUPLE))
            return false;
        scales = dfg_rest(g, tuple_3, 0, 0);
        tuple_4 = dfg_arg(g, concatenate_2, 2);
        if (!dfg_is(g, tuple_4, DFG_TUPLE))
            return false;
        zeros = dfg_rest(g, tuple_4, 0, 0);
        s = dfg_arg(g, concatenate_2, 3);
        constant = s;
        if (!dfg_is(g, constant, DFG_CONST))
            return false;
        z = dfg_arg(g, concatenate_2, 4);
        constant_2 = z;
        if (!dfg_is(g, constant_2, DFG_CONST))
            return false;
    }
    if (!dfg_in_body(g, n, (const dfg_node[]){concatenate, tuple, concatenate_2, tuple_2, tuple_3, tuple_4},
                     6))
        return false;
    /* where int8(c) */
    if (!int8(g, n))
        return false;
    /* where one_batch(c) */
    if (!one_batch(g, n))
        return false;
    /* where axis >= 0 */
    if (!dfg_ge(axis, dfg_int(0)))
        return false;
    /* where axis < c.rank */
    if (!dfg_lt(axis, dfg_rank_of(g, n)))
        return false;
    /* where not present(s) or (all(scales, value(scales) == value(s)) and all(zeros, value(zeros)
     * == value(z))) */
    if (!(s == DFG_NONE
          || (ethos_u_all3(g, scales, s) == DFG_TRUE && ethos_u_all4(g, zeros, z) == DFG_TRUE)))
        return false;
    return accept(ctx, &(struct ethos_u_concatenated_whole){.m = {.root = n, .scales = scales,
            .zeros = zeros, .s = s, .z = z, .c = n, .axis = axis},
            .concatenate = concatenate, .tuple = tuple, .rest = rest,
            .concatenate_2 = concatenate_2, .tuple_2 = tuple_2, .rest_2 = rest_2,
            .tuple_3 = tuple_3, .tuple_4 = tuple_4, .constant = constant,
            .constant_2 = constant_2});
}

struct ethos_u_unary_abs_whole {
    struct ethos_u_unary_abs_match m;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node abs;
    dfg_node dequantize;
    dfg_node constant_3;
    dfg_node constant_4;
};

static bool ethos_u_unary_abs_whole(const dfg_graph *g, dfg_node n,
                                    bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_qnn_quantize, 3))
        return false;
    dfg_node abs = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, abs, OP_abs, 1))
        return false;
    dfg_node dequantize = dfg_arg(g, abs, 0);
    if (!dfg_calls_with(g, dequantize, OP_qnn_dequantize, 3))
        return false;
    dfg_node x = dfg_arg(g, dequantize, 0);
    dfg_node constant_3 = dfg_arg(g, dequantize, 1);
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    dfg_node constant_4 = dfg_arg(g, dequantize, 2);
    if (!dfg_is(g, constant_4, DFG_CONST))
        return false;
    dfg_node constant = dfg_arg(g, n, 1);
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node constant_2 = dfg_arg(g, n, 2);
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){abs, dequantize}, 2))
        return false;
    /* where byte(x) */
    if (!byte(g, x))
        return false;
    /* where q.dtype == x.dtype */
    if (!dfg_eq(dfg_dtype_of(g, n), dfg_dtype_of(g, x)))
        return false;
    /* where flat(x) */
    if (!flat(g, x))
        return false;
    /* where same_shape(x, q) */
    if (dfg_same_shape(g, x, n) != DFG_TRUE)
        return false;
    return accept(ctx, &(struct ethos_u_unary_abs_whole){.m = {.root = n, .x = x, .q = n},
            .constant = constant, .constant_2 = constant_2, .abs = abs,
            .dequantize = dequantize, .constant_3 = constant_3, .constant_4 = constant_4});
}

struct ethos_u_tanh_table_whole {
    struct ethos_u_tanh_table_match m;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node tanh;
    dfg_node dequantize;
    dfg_node constant_3;
    dfg_node constant_4;
};

static bool ethos_u_tanh_table_whole(const dfg_graph *g, dfg_node n,
                                     bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_qnn_quantize, 3))
        return false;
    dfg_node tanh = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, tanh, OP_tanh, 1))
        return false;
    dfg_node dequantize = dfg_arg(g, tanh, 0);
    if (!dfg_calls_with(g, dequantize, OP_qnn_dequantize, 3))
        return false;
    dfg_node x = dfg_arg(g, dequantize, 0);
    dfg_node constant_3 = dfg_arg(g, dequantize, 1);
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    dfg_node constant_4 = dfg_arg(g, dequantize, 2);
    if (!dfg_is(g, constant_4, DFG_CONST))
        return false;
    dfg_node constant = dfg_arg(g, n, 1);
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node constant_2 = dfg_arg(g, n, 2);
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){tanh, dequantize}, 2))
        return false;
    /* where int8(x) */
    if (!int8(g, x))
        return false;
    /* where int8(q) */
    if (!int8(g, n))
        return false;
    return accept(ctx, &(struct ethos_u_tanh_table_whole){.m = {.root = n, .x = x, .q = n},
            .constant = constant, .constant_2 = constant_2, .tanh = tanh,
            .dequantize = dequantize, .constant_3 = constant_3, .constant_4 = constant_4});
}

struct ethos_u_sigmoid_table_whole {
    struct ethos_u_sigmoid_table_match m;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node sigmoid;
    dfg_node dequantize;
    dfg_node constant_3;
    dfg_node constant_4;
};

static bool ethos_u_sigmoid_table_whole(const dfg_graph *g, dfg_node n,
                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_qnn_quantize, 3))
        return false;
    dfg_node sigmoid = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, sigmoid, OP_sigmoid, 1))
        return false;
    dfg_node dequantize = dfg_arg(g, sigmoid, 0);
    if (!dfg_calls_with(g, dequantize, OP_qnn_dequantize, 3))
        return false;
    dfg_node x = dfg_arg(g, dequantize, 0);
    dfg_node constant_3 = dfg_arg(g, dequantize, 1);
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    dfg_node constant_4 = dfg_arg(g, dequantize, 2);
    if (!dfg_is(g, constant_4, DFG_CONST))
        return false;
    dfg_node constant = dfg_arg(g, n, 1);
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node constant_2 = dfg_arg(g, n, 2);
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){sigmoid, dequantize}, 2))
        return false;
    /* where int8(x) */
    if (!int8(g, x))
        return false;
    /* where int8(q) */
    if (!int8(g, n))
        return false;
    return accept(ctx, &(struct ethos_u_sigmoid_table_whole){.m = {.root = n, .x = x, .q = n},
            .constant = constant, .constant_2 = constant_2, .sigmoid = sigmoid,
            .dequantize = dequantize, .constant_3 = constant_3, .constant_4 = constant_4});
}

struct ethos_u_leaky_relu_table_whole {
    struct ethos_u_leaky_relu_table_match m;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node leaky_relu;
    dfg_node dequantize;
    dfg_node constant_3;
    dfg_node constant_4;
};

static bool ethos_u_leaky_relu_table_whole(const dfg_graph *g, dfg_node n,
                                           bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_qnn_quantize, 3))
        return false;
    dfg_node leaky_relu = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, leaky_relu, OP_nn_leaky_relu, 1))
        return false;
    dfg_node dequantize = dfg_arg(g, leaky_relu, 0);
    if (!dfg_calls_with(g, dequantize, OP_qnn_dequantize, 3))
        return false;
    dfg_node x = dfg_arg(g, dequantize, 0);
    dfg_node constant_3 = dfg_arg(g, dequantize, 1);
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    dfg_node constant_4 = dfg_arg(g, dequantize, 2);
    if (!dfg_is(g, constant_4, DFG_CONST))
        return false;
    dfg_node constant = dfg_arg(g, n, 1);
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node constant_2 = dfg_arg(g, n, 2);
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){leaky_relu, dequantize}, 2))
        return false;
    /* where int8(x) */
    if (!int8(g, x))
        return false;
    /* where int8(q) */
    if (!int8(g, n))
        return false;
    return accept(ctx, &(struct ethos_u_leaky_relu_table_whole){.m = {.root = n, .x = x, .q = n},
            .constant = constant, .constant_2 = constant_2, .leaky_relu = leaky_relu,
            .dequantize = dequantize, .constant_3 = constant_3, .constant_4 = constant_4});
}

struct ethos_u_softmax_table_whole {
    struct ethos_u_softmax_table_match m;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node softmax;
    dfg_node dequantize;
    dfg_node constant_3;
    dfg_node constant_4;
};

static bool ethos_u_softmax_table_whole(const dfg_graph *g, dfg_node n,
                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_qnn_quantize, 3))
        return false;
    dfg_node softmax = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, softmax, OP_nn_softmax, 1))
        return false;
    dfg_node dequantize = dfg_arg(g, softmax, 0);
    if (!dfg_calls_with(g, dequantize, OP_qnn_dequantize, 3))
        return false;
    dfg_node x = dfg_arg(g, dequantize, 0);
    dfg_node constant_3 = dfg_arg(g, dequantize, 1);
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    dfg_node constant_4 = dfg_arg(g, dequantize, 2);
    if (!dfg_is(g, constant_4, DFG_CONST))
        return false;
    dfg_node constant = dfg_arg(g, n, 1);
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node constant_2 = dfg_arg(g, n, 2);
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){softmax, dequantize}, 2))
        return false;
    /* where int8(x) */
    if (!int8(g, x))
        return false;
    /* where int8(q) */
    if (!int8(g, n))
        return false;
    /* where x.rank <= 4 */
    if (!dfg_le(dfg_rank_of(g, x), dfg_int(4)))
        return false;
    /* where same_shape(x, q) */
    if (dfg_same_shape(g, x, n) != DFG_TRUE)
        return false;
    return accept(ctx, &(struct ethos_u_softmax_table_whole){.m = {.root = n, .x = x, .q = n},
            .constant = constant, .constant_2 = constant_2, .softmax = softmax,
            .dequantize = dequantize, .constant_3 = constant_3, .constant_4 = constant_4});
}

struct ethos_u_hard_swish_table_whole {
    struct ethos_u_hard_swish_table_match m;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node add;
    dfg_node constant_3;
    dfg_node divide;
    dfg_node multiply;
    dfg_node constant_4;
    dfg_node constant_5;
    dfg_node constant_6;
    dfg_node multiply_2;
    dfg_node divide_2;
    dfg_node constant_7;
};

static bool ethos_u_hard_swish_table_whole(const dfg_graph *g, dfg_node n,
                                           bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_qnn_quantize, 3))
        return false;
    dfg_node v = dfg_arg(g, n, 0);
    bool is_divide = dfg_calls_argc(g, v, OP_divide, 2);
    dfg_node divide = DFG_NONE, multiply = DFG_NONE, d = DFG_NONE, x = DFG_NONE, constant_4 = DFG_NONE;
    dfg_node constant_5 = DFG_NONE, limited = DFG_NONE, constant_6 = DFG_NONE, multiply_2 = DFG_NONE;
    dfg_node divide_2 = DFG_NONE, constant_7 = DFG_NONE;
    uint32_t swap = 0, swap_2 = 0;
    if (is_divide) {
        divide = v;
        multiply = dfg_arg(g, divide, 0);
        if (!dfg_calls_argc(g, multiply, OP_multiply, 2))
            return false;
        swap = dfg_op(g, dfg_arg(g, multiply, 0)) == OP_qnn_dequantize ? 0 : 1;
        d = dfg_arg(g, multiply, swap);
        if (!dfg_calls_with(g, d, OP_qnn_dequantize, 3))
            return false;
        x = dfg_arg(g, d, 0);
        constant_4 = dfg_arg(g, d, 1);
        if (!dfg_is(g, constant_4, DFG_CONST))
            return false;
        constant_5 = dfg_arg(g, d, 2);
        if (!dfg_is(g, constant_5, DFG_CONST))
            return false;
        limited = dfg_arg(g, multiply, 1 - swap);
        constant_6 = dfg_arg(g, divide, 1);
        if (!dfg_is(g, constant_6, DFG_CONST))
            return false;
    } else {
        multiply_2 = v;
        if (!dfg_calls_argc(g, multiply_2, OP_multiply, 2))
            return false;
        swap_2 = dfg_op(g, dfg_arg(g, multiply_2, 0)) == OP_qnn_dequantize ? 0 : 1;
        d = dfg_arg(g, multiply_2, swap_2);
        if (!dfg_calls_with(g, d, OP_qnn_dequantize, 3))
            return false;
        x = dfg_arg(g, d, 0);
        constant_4 = dfg_arg(g, d, 1);
        if (!dfg_is(g, constant_4, DFG_CONST))
            return false;
        constant_5 = dfg_arg(g, d, 2);
        if (!dfg_is(g, constant_5, DFG_CONST))
            return false;
        divide_2 = dfg_arg(g, multiply_2, 1 - swap_2);
        if (!dfg_calls_argc(g, divide_2, OP_divide, 2))
            return false;
        limited = dfg_arg(g, divide_2, 0);
        constant_7 = dfg_arg(g, divide_2, 1);
        if (!dfg_is(g, constant_7, DFG_CONST))
            return false;
    }
    if (!dfg_calls_argc(g, limited, OP_clip, 1))
        return false;
    dfg_node add = dfg_arg(g, limited, 0);
    if (!dfg_calls_argc(g, add, OP_add, 2))
        return false;
    uint32_t swap_3 = dfg_op(g, dfg_arg(g, add, 0)) == OP_qnn_dequantize ? 0 : 1;
    if (dfg_arg(g, add, swap_3) != d)
        return false;
    dfg_node constant_3 = dfg_arg(g, add, 1 - swap_3);
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    dfg_node constant = dfg_arg(g, n, 1);
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node constant_2 = dfg_arg(g, n, 2);
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){divide, multiply, d, multiply_2, divide_2, limited, add}, 7))
        return false;
    /* where int8(x) */
    if (!int8(g, x))
        return false;
    /* where int8(q) */
    if (!int8(g, n))
        return false;
    return accept(ctx, &(struct ethos_u_hard_swish_table_whole){.m = {.root = n, .x = x, .d = d,
            .limited = limited, .q = n}, .constant = constant,
            .constant_2 = constant_2, .add = add, .constant_3 = constant_3, .divide = divide,
            .multiply = multiply, .constant_4 = constant_4, .constant_5 = constant_5,
            .constant_6 = constant_6, .multiply_2 = multiply_2, .divide_2 = divide_2,
            .constant_7 = constant_7});
}

static dfg_val ethos_u_sum5(const dfg_graph *g, dfg_node x, dfg_node m_2)
{
    const dfg_val list = dfg_attr(g, m_2, ATTR_axis);
    const int64_t n = dfg_len(list);
    dfg_val total = dfg_is_length(n) ? dfg_int(0) : dfg_nil();
    for (int64_t k = 0; k < n; k++)
        total = dfg_add(total,
                        dfg_choose(dfg_same(dfg_mod(dfg_add(dfg_item(list, k), dfg_rank_of(g, x)),
                                                    dfg_rank_of(g, x)),
                                            dfg_choose(dfg_same(dfg_rank_of(g, x), dfg_int(4)), dfg_int(1),
                                                       dfg_int(0))),
                                   dfg_int(1), dfg_int(0)));
    return total;
}

static dfg_val ethos_u_sum6(const dfg_graph *g, dfg_node x, dfg_node m_2)
{
    const dfg_val list = dfg_attr(g, m_2, ATTR_axis);
    const int64_t n = dfg_len(list);
    dfg_val total = dfg_is_length(n) ? dfg_int(0) : dfg_nil();
    for (int64_t k = 0; k < n; k++)
        total = dfg_add(total,
                        dfg_choose(dfg_same(dfg_mod(dfg_add(dfg_item(list, k), dfg_rank_of(g, x)),
                                                    dfg_rank_of(g, x)),
                                            dfg_add(dfg_choose(
                                                        dfg_same(dfg_rank_of(g, x), dfg_int(4)), dfg_int(1),
                                                        dfg_int(0)),
                                                    dfg_int(1))),
                                   dfg_int(1), dfg_int(0)));
    return total;
}

/* ethos_u.pat:281
 * cond same_scale(s, z, t, y) = value(s) == value(t) and value(z) == value(y);
 */
static bool same_scale(const dfg_graph *g, dfg_node s, dfg_node z, dfg_node t, dfg_node y)
{
    return dfg_eq(dfg_value_beside(g, s, dfg_value_of(g, t)), dfg_value_beside(g, t, dfg_value_of(g, s)))
        && dfg_eq(dfg_value_beside(g, z, dfg_value_of(g, y)), dfg_value_beside(g, y, dfg_value_of(g, z)));
}

struct ethos_u_mean_of_whole {
    struct ethos_u_mean_of_match m;
    dfg_node cast;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
};

static bool ethos_u_mean_of_whole(const dfg_graph *g, dfg_node n,
                                  bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_qnn_requantize, 5))
        return false;
    dfg_node m_2 = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, m_2, OP_mean, 1))
        return false;
    dfg_node cast = dfg_arg(g, m_2, 0);
    if (!dfg_calls_with(g, cast, OP_cast, 1))
        return false;
    dfg_node x = dfg_arg(g, cast, 0);
    dfg_node s = dfg_arg(g, n, 1);
    dfg_node constant = s;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node z = dfg_arg(g, n, 2);
    dfg_node constant_2 = z;
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node t = dfg_arg(g, n, 3);
    dfg_node constant_3 = t;
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    dfg_node y = dfg_arg(g, n, 4);
    dfg_node constant_4 = y;
    if (!dfg_is(g, constant_4, DFG_CONST) || !dfg_in_body(g, n, (const dfg_node[]){m_2, cast}, 2))
        return false;
    /* where byte(x) */
    if (!byte(g, x))
        return false;
    /* where r.dtype in {u8, i8, i16} */
    if (!(dfg_dtype(g, n) == DFG_U8 || dfg_dtype(g, n) == DFG_I8 || dfg_dtype(g, n) == DFG_I16))
        return false;
    /* where fits(r) */
    if (!fits(g, n))
        return false;
    /* where x.rank in 2..4 */
    if (!dfg_within(dfg_rank_of(g, x), dfg_int(2), dfg_int(4)))
        return false;
    /* where mean_axes_ok(m, x, x.rank == 4 ? 1 : 0) */
    if (!(dfg_eq(ethos_u_sum5(g, x, m_2),
                 dfg_choose(dfg_same(dfg_attr_or(g, m_2, ATTR_exclude, dfg_bool(false)), dfg_bool(true)),
                            dfg_int(0), dfg_int(1)))
          || dfg_eq(ethos_u_sum6(g, x, m_2),
                    dfg_choose(dfg_same(dfg_attr_or(g, m_2, ATTR_exclude, dfg_bool(false)), dfg_bool(true)),
                               dfg_int(0), dfg_int(1))))
        || !dfg_eq(dfg_choose(dfg_same(dfg_attr_or(g, m_2, ATTR_exclude, dfg_bool(false)), dfg_bool(true)),
                              dfg_sub(dfg_rank_of(g, x), dfg_count(dfg_len(dfg_attr(g, m_2, ATTR_axis)))),
                              dfg_count(dfg_len(dfg_attr(g, m_2, ATTR_axis)))),
                   dfg_add((dfg_eq(ethos_u_sum5(g, x, m_2),
                                   dfg_choose(dfg_same(dfg_attr_or(g, m_2, ATTR_exclude, dfg_bool(false)),
                                                       dfg_bool(true)),
                                              dfg_int(0), dfg_int(1)))
                            ? dfg_int(1)
                            : dfg_ne(ethos_u_sum5(g, x, m_2),
                                     dfg_choose(dfg_same(dfg_attr_or(g, m_2, ATTR_exclude, dfg_bool(false)),
                                                         dfg_bool(true)),
                                                dfg_int(0), dfg_int(1)))
                              ? dfg_int(0)
                            : dfg_nil()),
                           (dfg_eq(ethos_u_sum6(g, x, m_2),
                                   dfg_choose(dfg_same(dfg_attr_or(g, m_2, ATTR_exclude, dfg_bool(false)),
                                                       dfg_bool(true)),
                                              dfg_int(0), dfg_int(1)))
                            ? dfg_int(1)
                            : dfg_ne(ethos_u_sum6(g, x, m_2),
                                     dfg_choose(dfg_same(dfg_attr_or(g, m_2, ATTR_exclude, dfg_bool(false)),
                                                         dfg_bool(true)),
                                                dfg_int(0), dfg_int(1)))
                              ? dfg_int(0)
                            : dfg_nil()))))
        return false;
    /* where mean_size_ok(m, x, x.rank == 4 ? 1 : 0, s, z, t, y) */
    if (!(dfg_dim_le(g,
                     dfg_dim_mul(g,
                                 dfg_at(dfg_shape_of(g, x),
                                        dfg_choose(dfg_same(dfg_rank_of(g, x), dfg_int(4)), dfg_int(1),
                                                   dfg_int(0))),
                                 dfg_at(dfg_shape_of(g, x),
                                        dfg_add(dfg_choose(dfg_same(dfg_rank_of(g, x), dfg_int(4)),
                                                           dfg_int(1), dfg_int(0)),
                                                dfg_int(1)))),
                     dfg_int(4096))
          || (dfg_dim_le(g,
                         dfg_dim_mul(g,
                                     dfg_at(dfg_shape_of(g, x),
                                            dfg_choose(dfg_same(dfg_rank_of(g, x), dfg_int(4)), dfg_int(1),
                                                       dfg_int(0))),
                                     dfg_at(dfg_shape_of(g, x),
                                            dfg_add(dfg_choose(
                                                        dfg_same(dfg_rank_of(g, x), dfg_int(4)), dfg_int(1),
                                                        dfg_int(0)),
                                                    dfg_int(1)))),
                         dfg_int(65536))
              && same_scale(g, s, z, t, y) && dfg_bool_is(g, m_2, ATTR_keepdims, false, false)))
        || !(dfg_eq(ethos_u_sum6(g, x, m_2),
                    dfg_choose(dfg_same(dfg_attr_or(g, m_2, ATTR_exclude, dfg_bool(false)), dfg_bool(true)),
                               dfg_int(0), dfg_int(1)))
             || dfg_dim_le(g,
                           dfg_at(dfg_shape_of(g, x),
                                  dfg_choose(dfg_same(dfg_rank_of(g, x), dfg_int(4)), dfg_int(1),
                                             dfg_int(0))),
                           dfg_int(64))
             || (dfg_dim_le(g,
                            dfg_at(dfg_shape_of(g, x),
                                   dfg_choose(dfg_same(dfg_rank_of(g, x), dfg_int(4)), dfg_int(1),
                                              dfg_int(0))),
                            dfg_int(256))
                 && same_scale(g, s, z, t, y))))
        return false;
    return accept(ctx, &(struct ethos_u_mean_of_whole){.m = {.root = n, .x = x, .s = s, .z = z, .t = t,
            .y = y, .m = m_2, .r = n}, .cast = cast, .constant = constant,
            .constant_2 = constant_2, .constant_3 = constant_3, .constant_4 = constant_4});
}

static dfg_val ethos_u_sum7(const dfg_graph *g, dfg_node x, dfg_node s)
{
    const dfg_val list = dfg_attr(g, s, ATTR_axis);
    const int64_t n = dfg_len(list);
    dfg_val total = dfg_is_length(n) ? dfg_int(0) : dfg_nil();
    for (int64_t k = 0; k < n; k++)
        total = dfg_add(total,
                        dfg_choose(dfg_same(dfg_mod(dfg_add(dfg_item(list, k), dfg_rank_of(g, x)),
                                                    dfg_rank_of(g, x)),
                                            dfg_sub(dfg_rank_of(g, x), dfg_int(1))),
                                   dfg_int(1), dfg_int(0)));
    return total;
}

/* ethos_u.pat:279, n = 1
 * cond along_n(m, x, n) = (m.exclude == true ? x.rank - len(m.axis) : len(m.axis)) == n;
 */
static bool along_n(const dfg_graph *g, dfg_node m2, dfg_node x)
{
    return dfg_eq(dfg_choose(dfg_same(dfg_attr_or(g, m2, ATTR_exclude, dfg_bool(false)), dfg_bool(true)),
                             dfg_sub(dfg_rank_of(g, x), dfg_count(dfg_len(dfg_attr(g, m2, ATTR_axis)))),
                             dfg_count(dfg_len(dfg_attr(g, m2, ATTR_axis)))),
                  dfg_int(1));
}

struct ethos_u_sum_last_whole {
    struct ethos_u_sum_last_match m;
    dfg_node cast;
    dfg_node v;
    dfg_node clip;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
};

static bool ethos_u_sum_last_whole(const dfg_graph *g, dfg_node n,
                                   bool (*accept)(void *ctx, const void *m), void *ctx)
{
    bool is_clip = dfg_calls_argc(g, n, OP_clip, 1);
    dfg_node clip = DFG_NONE, r = DFG_NONE;
    if (is_clip) {
        clip = n;
        r = dfg_arg(g, clip, 0);
    } else {
        r = n;
    }
    if (!dfg_calls_argc(g, r, OP_qnn_requantize, 5))
        return false;
    dfg_node s = dfg_arg(g, r, 0);
    if (!dfg_calls_argc(g, s, OP_sum, 1))
        return false;
    dfg_node cast = dfg_arg(g, s, 0);
    if (!dfg_calls_with(g, cast, OP_cast, 1))
        return false;
    dfg_node x = dfg_arg(g, cast, 0);
    dfg_node constant = dfg_arg(g, r, 1);
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node constant_2 = dfg_arg(g, r, 2);
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node constant_3 = dfg_arg(g, r, 3);
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    dfg_node constant_4 = dfg_arg(g, r, 4);
    if (!dfg_is(g, constant_4, DFG_CONST))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){clip, r, s, cast}, 4))
        return false;
    /* where x.dtype in {u8, i8, i16, i32} */
    if (!(dfg_dtype(g, x) == DFG_U8 || dfg_dtype(g, x) == DFG_I8 || dfg_dtype(g, x) == DFG_I16
          || dfg_dtype(g, x) == DFG_I32))
        return false;
    /* where fits(x) */
    if (!fits(g, x))
        return false;
    /* where int8(r) */
    if (!int8(g, r))
        return false;
    /* where x.rank in {3, 4} */
    if (!(dfg_rank(g, x) == 3 || dfg_rank(g, x) == 4))
        return false;
    /* where along(s, x, x.rank - 1) */
    if (!dfg_eq(ethos_u_sum7(g, x, s),
                dfg_choose(dfg_same(dfg_attr_or(g, s, ATTR_exclude, dfg_bool(false)), dfg_bool(true)),
                           dfg_int(0), dfg_int(1))))
        return false;
    /* where along_n(s, x, 1) */
    if (!along_n(g, s, x))
        return false;
    return accept(ctx, &(struct ethos_u_sum_last_whole){.m = {.root = n, .x = x, .s = s, .r = r},
            .cast = cast, .v = n, .clip = clip, .constant = constant,
            .constant_2 = constant_2, .constant_3 = constant_3, .constant_4 = constant_4});
}

struct ethos_u_rescaled_whole {
    struct ethos_u_rescaled_match m;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
};

static bool ethos_u_rescaled_whole(const dfg_graph *g, dfg_node n,
                                   bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_qnn_requantize, 5))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node constant = dfg_arg(g, n, 1);
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node constant_2 = dfg_arg(g, n, 2);
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node constant_3 = dfg_arg(g, n, 3);
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    dfg_node constant_4 = dfg_arg(g, n, 4);
    if (!dfg_is(g, constant_4, DFG_CONST))
        return false;
    /* where moved_ok(x, r) */
    if (!moved_ok(g, x, n))
        return false;
    return accept(ctx, &(struct ethos_u_rescaled_whole){.m = {.root = n, .x = x, .r = n},
            .constant = constant, .constant_2 = constant_2, .constant_3 = constant_3,
            .constant_4 = constant_4});
}

/* ethos_u.pat:316, less = 0
 * cond resized_ok(z, x, less) =
 *     z.layout == "NHWC", z.coordinate_transformation_mode in {"asymmetric", "align_corners", "half_pixel"},
 *     z.rounding_method == (z.coordinate_transformation_mode == "half_pixel" ? "round_prefer_ceil" : ""),
 *     not present(z.roi) or (min(z.roi) == 0 and max(z.roi) == 0),
 *     (z.size[0] == x.shape[1] and z.size[1] == x.shape[2])
 *         or (z.size[0] == 2 * x.shape[1] - less and z.size[1] == 2 * x.shape[2] - less);
 */
static bool resized_ok(const dfg_graph *g, dfg_node z, dfg_node x)
{
    return dfg_str_is(g, z, ATTR_layout, STR_NHWC, STR_NCHW)
        && (dfg_str_is(g, z, ATTR_coordinate_transformation_mode, STR_asymmetric, STR_half_pixel)
            || dfg_str_is(g, z, ATTR_coordinate_transformation_mode, STR_align_corners, STR_half_pixel)
            || dfg_str_is(g, z, ATTR_coordinate_transformation_mode, STR_half_pixel, STR_half_pixel))
        && dfg_eq(dfg_attr_or(g, z, ATTR_rounding_method, dfg_str(g, STR_round)),
                  dfg_choose(dfg_same(dfg_attr_or(g, z, ATTR_coordinate_transformation_mode,
                                                  dfg_str(g, STR_half_pixel)),
                                      dfg_str(g, STR_half_pixel)),
                             dfg_str(g, STR_round_prefer_ceil), dfg_str(g, STR_empty)))
        && (!dfg_known(dfg_attr(g, z, ATTR_roi))
            || (dfg_eq(dfg_min_of(dfg_attr(g, z, ATTR_roi)), dfg_int(0))
                && dfg_eq(dfg_max_of(dfg_attr(g, z, ATTR_roi)), dfg_int(0))))
        && ((dfg_dim_eq(g, dfg_at(dfg_attr(g, z, ATTR_size), dfg_int(0)), dfg_extent_of(g, x, 1))
             && dfg_dim_eq(g, dfg_at(dfg_attr(g, z, ATTR_size), dfg_int(1)), dfg_extent_of(g, x, 2)))
            || (dfg_dim_eq(g, dfg_at(dfg_attr(g, z, ATTR_size), dfg_int(0)),
                           dfg_dim_sub(g, dfg_dim_mul(g, dfg_int(2), dfg_extent_of(g, x, 1)), dfg_int(0)))
                && dfg_dim_eq(g, dfg_at(dfg_attr(g, z, ATTR_size), dfg_int(1)),
                              dfg_dim_sub(g, dfg_dim_mul(g, dfg_int(2), dfg_extent_of(g, x, 2)),
                                          dfg_int(0)))));
}

struct ethos_u_resized_whole {
    struct ethos_u_resized_match m;
    dfg_node dequantize;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node quantize;
    dfg_node constant_3;
    dfg_node constant_4;
};

static bool ethos_u_resized_whole(const dfg_graph *g, dfg_node n,
                                  bool (*accept)(void *ctx, const void *m), void *ctx)
{
    bool is_quantize = dfg_calls_argc(g, n, OP_qnn_quantize, 3);
    dfg_node quantize = DFG_NONE, even = DFG_NONE, dequantize = DFG_NONE, x = DFG_NONE;
    dfg_node constant = DFG_NONE, constant_2 = DFG_NONE, constant_3 = DFG_NONE, constant_4 = DFG_NONE;
    dfg_node near = DFG_NONE;
    if (is_quantize) {
        quantize = n;
        even = dfg_arg(g, quantize, 0);
        if (!dfg_calls_argc(g, even, OP_image_resize2d, 1))
            return false;
        if (!dfg_str_is(g, even, ATTR_method, STR_linear, STR_linear))
            return false;
        dequantize = dfg_arg(g, even, 0);
        if (!dfg_calls_with(g, dequantize, OP_qnn_dequantize, 3))
            return false;
        x = dfg_arg(g, dequantize, 0);
        constant = dfg_arg(g, dequantize, 1);
        if (!dfg_is(g, constant, DFG_CONST))
            return false;
        constant_2 = dfg_arg(g, dequantize, 2);
        if (!dfg_is(g, constant_2, DFG_CONST))
            return false;
        constant_3 = dfg_arg(g, quantize, 1);
        if (!dfg_is(g, constant_3, DFG_CONST))
            return false;
        constant_4 = dfg_arg(g, quantize, 2);
        if (!dfg_is(g, constant_4, DFG_CONST))
            return false;
    } else {
        near = n;
        if (!dfg_calls_with(g, near, OP_image_resize2d, 1))
            return false;
        if (!dfg_str_is(g, near, ATTR_method, STR_nearest_neighbor, STR_linear))
            return false;
        x = dfg_arg(g, near, 0);
    }
    if (!dfg_in_body(g, n, (const dfg_node[]){quantize, even, dequantize, near}, 4))
        return false;
    /* where int8(x) */
    if (!int8(g, x))
        return false;
    /* where int8(r) */
    if (!int8(g, n))
        return false;
    /* where x.rank == 4 */
    if (dfg_rank(g, x) != 4)
        return false;
    /* where resized_ok(near, x, 0) or resized_ok(even, x, even.coordinate_transformation_mode ==
     * "align_corners" ? 1 : 0) */
    if (!(resized_ok(g, near, x)
          || (dfg_str_is(g, even, ATTR_layout, STR_NHWC, STR_NCHW)
              && (dfg_str_is(g, even, ATTR_coordinate_transformation_mode, STR_asymmetric, STR_half_pixel)
                  || dfg_str_is(g, even, ATTR_coordinate_transformation_mode, STR_align_corners,
                                STR_half_pixel)
                  || dfg_str_is(g, even, ATTR_coordinate_transformation_mode, STR_half_pixel,
                                STR_half_pixel))
              && dfg_eq(dfg_attr_or(g, even, ATTR_rounding_method, dfg_str(g, STR_round)),
                        dfg_choose(dfg_same(dfg_attr_or(g, even, ATTR_coordinate_transformation_mode,
                                                        dfg_str(g, STR_half_pixel)),
                                            dfg_str(g, STR_half_pixel)),
                                   dfg_str(g, STR_round_prefer_ceil), dfg_str(g, STR_empty)))
              && (!dfg_known(dfg_attr(g, even, ATTR_roi))
                  || (dfg_eq(dfg_min_of(dfg_attr(g, even, ATTR_roi)), dfg_int(0))
                      && dfg_eq(dfg_max_of(dfg_attr(g, even, ATTR_roi)), dfg_int(0))))
              && ((dfg_dim_eq(g, dfg_at(dfg_attr(g, even, ATTR_size), dfg_int(0)), dfg_extent_of(g, x, 1))
                   && dfg_dim_eq(g, dfg_at(dfg_attr(g, even, ATTR_size), dfg_int(1)),
                                 dfg_extent_of(g, x, 2)))
                  || (dfg_dim_eq(g, dfg_at(dfg_attr(g, even, ATTR_size), dfg_int(0)),
                                 dfg_dim_sub(g, dfg_dim_mul(g, dfg_int(2), dfg_extent_of(g, x, 1)),
                                             dfg_choose(dfg_same(
                                                            dfg_attr_or(
                                                                g, even,
                                                                ATTR_coordinate_transformation_mode,
                                                                dfg_str(g, STR_half_pixel)),
                                                            dfg_str(g, STR_align_corners)),
                                                        dfg_int(1), dfg_int(0))))
                      && dfg_dim_eq(g, dfg_at(dfg_attr(g, even, ATTR_size), dfg_int(1)),
                                    dfg_dim_sub(g, dfg_dim_mul(g, dfg_int(2), dfg_extent_of(g, x, 2)),
                                                dfg_choose(dfg_same(
                                                               dfg_attr_or(
                                                                   g, even,
                                                                   ATTR_coordinate_transformation_mode,
                                                                   dfg_str(g, STR_half_pixel)),
                                                               dfg_str(g, STR_align_corners)),
                                                           dfg_int(1), dfg_int(0)))))))))
        return false;
    return accept(ctx, &(struct ethos_u_resized_whole){.m = {.root = n, .x = x, .near = near,
            .even = even, .r = n}, .dequantize = dequantize, .constant = constant,
            .constant_2 = constant_2, .quantize = quantize, .constant_3 = constant_3,
            .constant_4 = constant_4});
}

struct each { bool (*accept)(void *, const void *); void *ctx; };

/* ---- requantized ---- */

static const struct dfg_desc_node ethos_u_requantized_nodes[6] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.requantize", },
        .n_kids = 5, .kids = (const uint32_t[]){ 1, 2, 3, 4, 5, },
        .text = "qnn.requantize(p, const, const, const, const)", .line = 28 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "p",
        .text = "p", .line = 28 },
    [2] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 28 },
    [3] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 28 },
    [4] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 28 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 28 },
};
static const struct dfg_desc_region ethos_u_requantized_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture ethos_u_requantized_refs[] = { { 1, -1 }, };
static const struct dfg_capture ethos_u_requantized_captures[] = {
    { "p", DFG_CAP_NODE, offsetof(struct ethos_u_requantized_match, p) },
};
static const struct dfg_desc_pattern ethos_u_requantized_desc = {
    .n_nodes = 6, .n_exprs = 0, .n_vars = 0, .n_sets = 1,
    .nodes = ethos_u_requantized_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_u_requantized_regions,
    .captures = ethos_u_requantized_refs,
    .text = "pattern requantized(p) = qnn.requantize(p, const, const, const, const);", .line = 28
};
static bool ethos_u_requantized_any(const dfg_graph *g, dfg_node n, void *m)
{
    return ethos_u_requantized_match(g, n, m);
}
static bool ethos_u_requantized_pass(void *ctx, const struct ethos_u_requantized_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool ethos_u_requantized_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return ethos_u_requantized_each(g, n, ethos_u_requantized_pass, &e);
}

static const struct dfg_part ethos_u_requantized_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct ethos_u_requantized_whole, m.p) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct ethos_u_requantized_whole, requantize) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_requantized_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_requantized_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_requantized_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_requantized_whole, constant_4) },
};
/* ---- dequantized ---- */

static const struct dfg_desc_node ethos_u_dequantized_nodes[4] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.dequantize", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, },
        .text = "qnn.dequantize(x, const, const)", .line = 29 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 29 },
    [2] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 29 },
    [3] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 29 },
};
static const struct dfg_desc_region ethos_u_dequantized_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture ethos_u_dequantized_refs[] = { { 1, -1 }, };
static const struct dfg_capture ethos_u_dequantized_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct ethos_u_dequantized_match, x) },
};
static const struct dfg_desc_pattern ethos_u_dequantized_desc = {
    .n_nodes = 4, .n_exprs = 0, .n_vars = 0, .n_sets = 1,
    .nodes = ethos_u_dequantized_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_u_dequantized_regions,
    .captures = ethos_u_dequantized_refs,
    .text = "pattern dequantized(x) = qnn.dequantize(x, const, const);", .line = 29
};
static bool ethos_u_dequantized_any(const dfg_graph *g, dfg_node n, void *m)
{
    return ethos_u_dequantized_match(g, n, m);
}
static bool ethos_u_dequantized_pass(void *ctx, const struct ethos_u_dequantized_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool ethos_u_dequantized_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return ethos_u_dequantized_each(g, n, ethos_u_dequantized_pass, &e);
}

static const struct dfg_part ethos_u_dequantized_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct ethos_u_dequantized_whole, m.x) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct ethos_u_dequantized_whole, dequantize) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_dequantized_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_dequantized_whole, constant_2) },
};
/* ---- quantized ---- */

static const struct dfg_desc_node ethos_u_quantized_nodes[4] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.quantize", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, },
        .text = "qnn.quantize(p, const, const)", .line = 30 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "p",
        .text = "p", .line = 30 },
    [2] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 30 },
    [3] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 30 },
};
static const struct dfg_desc_region ethos_u_quantized_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture ethos_u_quantized_refs[] = { { 1, -1 }, };
static const struct dfg_capture ethos_u_quantized_captures[] = {
    { "p", DFG_CAP_NODE, offsetof(struct ethos_u_quantized_match, p) },
};
static const struct dfg_desc_pattern ethos_u_quantized_desc = {
    .n_nodes = 4, .n_exprs = 0, .n_vars = 0, .n_sets = 1,
    .nodes = ethos_u_quantized_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_u_quantized_regions,
    .captures = ethos_u_quantized_refs,
    .text = "pattern quantized(p) = qnn.quantize(p, const, const);", .line = 30
};
static bool ethos_u_quantized_any(const dfg_graph *g, dfg_node n, void *m)
{
    return ethos_u_quantized_match(g, n, m);
}
static bool ethos_u_quantized_pass(void *ctx, const struct ethos_u_quantized_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool ethos_u_quantized_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return ethos_u_quantized_each(g, n, ethos_u_quantized_pass, &e);
}

static const struct dfg_part ethos_u_quantized_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct ethos_u_quantized_whole, m.p) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct ethos_u_quantized_whole, quantize) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_quantized_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_quantized_whole, constant_2) },
};
/* ---- channel_pad ---- */

static const struct dfg_desc_expr ethos_u_channel_pad_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 23 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 23 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 23 },
    /* 4 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, }, .text = "x.dtype in {u8, i8}", .line = 23 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 22 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "rank", .line = 22 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 22 },
    /* 8 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, }, .text = "x.rank == 0", .line = 22 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 22 },
    /* 10 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "shape", .line = 22 },
    /* 11 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "max(x.shape)", .line = 22 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 22 },
    /* 13 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "max(x.shape) <= 65536", .line = 22 },
    /* 14 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 8, 13, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 22 },
    /* 15 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 14, }, .text = "x.dtype in {u8, i8}, fits(x)", .line = 23 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 23 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "dtype", .line = 23 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 23 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 23 },
    /* 20 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 17, 18, 19, }, .text = "x.dtype in {u8, i8}", .line = 23 },
    /* 21 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 22 },
    /* 22 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 21, }, .text = "rank", .line = 22 },
    /* 23 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 22 },
    /* 24 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 22, 23, }, .text = "x.rank == 0", .line = 22 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 22 },
    /* 26 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "shape", .line = 22 },
    /* 27 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 26, }, .text = "max(x.shape)", .line = 22 },
    /* 28 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 22 },
    /* 29 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 27, 28, }, .text = "max(x.shape) <= 65536", .line = 22 },
    /* 30 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 24, 29, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 22 },
    /* 31 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 20, 30, }, .text = "x.dtype in {u8, i8}, fits(x)", .line = 23 },
    /* 32 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 15, 31, }, .text = "byte(x), byte(p)", .line = 34 },
    /* 33 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 34 },
    /* 34 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "dtype", .line = 34 },
    /* 35 */ { .op = DFG_E_NODE, .ref = 0, .text = "p", .line = 34 },
    /* 36 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 35, }, .text = "dtype", .line = 34 },
    /* 37 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 34, 36, }, .text = "x.dtype == p.dtype", .line = 34 },
    /* 38 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 32, 37, }, .text = "byte(x), byte(p), x.dtype == p.dtype", .line = 34 },
    /* 39 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 34 },
    /* 40 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 39, }, .text = "shape", .line = 34 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 34 },
    /* 42 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 40, 41, }, .text = "x.shape[0]", .line = 34 },
    /* 43 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 34 },
    /* 44 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 42, 43, }, .text = "x.shape[0] == 1", .line = 34 },
    /* 45 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 38, 44, }, .text = "byte(x), byte(p), x.dtype == p.dtype, x.shape[0] == 1", .line = 34 },
    /* 46 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 34 },
    /* 47 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 46, }, .text = "rank", .line = 34 },
    /* 48 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 34 },
    /* 49 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 47, 48, }, .text = "x.rank <= 4", .line = 34 },
    /* 50 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 45, 49, }, .text = "byte(x), byte(p), x.dtype == p.dtype, x.shape[0] == 1, x.rank <= 4", .line = 34 },
};
static const struct dfg_desc_node ethos_u_channel_pad_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.pad", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "pad_width", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 4, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 0LL }, } }, { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 0LL }, } }, { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 0LL }, } }, { .tag = DFG_D_HOLE }, } }, .text = "pad_width == [[0, 0], [0, 0], [0, 0], _]", .line = 37 },
        },
        .name = "p",
        .text = "nn.pad(x, const)", .line = 37 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 36 },
    [2] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 37 },
};
static const struct dfg_desc_region ethos_u_channel_pad_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture ethos_u_channel_pad_refs[] = { { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture ethos_u_channel_pad_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct ethos_u_channel_pad_match, x) },
    { "p", DFG_CAP_NODE, offsetof(struct ethos_u_channel_pad_match, p) },
};
static const struct dfg_desc_pattern ethos_u_channel_pad_desc = {
    .n_nodes = 3, .n_exprs = 51, .n_vars = 0, .n_sets = 2,
    .nodes = ethos_u_channel_pad_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_u_channel_pad_regions,
    .exprs = ethos_u_channel_pad_exprs,
    .captures = ethos_u_channel_pad_refs,
    .text = "pattern channel_pad(x) {\012    p = nn.pad(x, const) { pad_width == [[0, 0], [0, 0], [0, 0], _] };\012    where pad_ok(p, x);\012    return p;\012}", .line = 36, .n_where = 1, .where = (const uint32_t[]){ 50, }
};
static bool ethos_u_channel_pad_any(const dfg_graph *g, dfg_node n, void *m)
{
    return ethos_u_channel_pad_match(g, n, m);
}
static bool ethos_u_channel_pad_pass(void *ctx, const struct ethos_u_channel_pad_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool ethos_u_channel_pad_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return ethos_u_channel_pad_each(g, n, ethos_u_channel_pad_pass, &e);
}

static const struct dfg_part ethos_u_channel_pad_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct ethos_u_channel_pad_whole, m.x) },
    { DFG_PART_ROOT, false, 1, 1, offsetof(struct ethos_u_channel_pad_whole, m.p) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_channel_pad_whole, constant) },
};
/* ---- pad2d ---- */

static const struct dfg_desc_expr ethos_u_pad2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 23 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 23 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 23 },
    /* 4 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, }, .text = "x.dtype in {u8, i8}", .line = 23 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 22 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "rank", .line = 22 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 22 },
    /* 8 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, }, .text = "x.rank == 0", .line = 22 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 22 },
    /* 10 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "shape", .line = 22 },
    /* 11 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "max(x.shape)", .line = 22 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 22 },
    /* 13 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "max(x.shape) <= 65536", .line = 22 },
    /* 14 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 8, 13, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 22 },
    /* 15 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 14, }, .text = "x.dtype in {u8, i8}, fits(x)", .line = 23 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 23 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "dtype", .line = 23 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 23 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 23 },
    /* 20 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 17, 18, 19, }, .text = "x.dtype in {u8, i8}", .line = 23 },
    /* 21 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 22 },
    /* 22 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 21, }, .text = "rank", .line = 22 },
    /* 23 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 22 },
    /* 24 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 22, 23, }, .text = "x.rank == 0", .line = 22 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 22 },
    /* 26 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "shape", .line = 22 },
    /* 27 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 26, }, .text = "max(x.shape)", .line = 22 },
    /* 28 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 22 },
    /* 29 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 27, 28, }, .text = "max(x.shape) <= 65536", .line = 22 },
    /* 30 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 24, 29, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 22 },
    /* 31 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 20, 30, }, .text = "x.dtype in {u8, i8}, fits(x)", .line = 23 },
    /* 32 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 15, 31, }, .text = "byte(x), byte(p)", .line = 34 },
    /* 33 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 34 },
    /* 34 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "dtype", .line = 34 },
    /* 35 */ { .op = DFG_E_NODE, .ref = 0, .text = "p", .line = 34 },
    /* 36 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 35, }, .text = "dtype", .line = 34 },
    /* 37 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 34, 36, }, .text = "x.dtype == p.dtype", .line = 34 },
    /* 38 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 32, 37, }, .text = "byte(x), byte(p), x.dtype == p.dtype", .line = 34 },
    /* 39 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 34 },
    /* 40 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 39, }, .text = "shape", .line = 34 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 34 },
    /* 42 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 40, 41, }, .text = "x.shape[0]", .line = 34 },
    /* 43 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 34 },
    /* 44 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 42, 43, }, .text = "x.shape[0] == 1", .line = 34 },
    /* 45 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 38, 44, }, .text = "byte(x), byte(p), x.dtype == p.dtype, x.shape[0] == 1", .line = 34 },
    /* 46 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 34 },
    /* 47 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 46, }, .text = "rank", .line = 34 },
    /* 48 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 34 },
    /* 49 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 47, 48, }, .text = "x.rank <= 4", .line = 34 },
    /* 50 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 45, 49, }, .text = "byte(x), byte(p), x.dtype == p.dtype, x.shape[0] == 1, x.rank <= 4", .line = 34 },
    /* 51 */ { .op = DFG_E_VAR, .ref = 0, .text = "width", .line = 43 },
    /* 52 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 43 },
    /* 53 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 51, 52, }, .text = "width[1]", .line = 43 },
    /* 54 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 43 },
    /* 55 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 53, 54, }, .text = "width[1][0]", .line = 43 },
    /* 56 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 31LL }, .text = "31", .line = 43 },
    /* 57 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 55, 56, }, .text = "width[1][0] <= 31", .line = 43 },
    /* 58 */ { .op = DFG_E_VAR, .ref = 0, .text = "width", .line = 43 },
    /* 59 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 43 },
    /* 60 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 58, 59, }, .text = "width[2]", .line = 43 },
    /* 61 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 43 },
    /* 62 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 60, 61, }, .text = "width[2][0]", .line = 43 },
    /* 63 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 31LL }, .text = "31", .line = 43 },
    /* 64 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 62, 63, }, .text = "width[2][0] <= 31", .line = 43 },
    /* 65 */ { .op = DFG_E_VAR, .ref = 0, .text = "width", .line = 43 },
    /* 66 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 43 },
    /* 67 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 65, 66, }, .text = "width[1]", .line = 43 },
    /* 68 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 43 },
    /* 69 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 67, 68, }, .text = "width[1][1]", .line = 43 },
    /* 70 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 32LL }, .text = "32", .line = 43 },
    /* 71 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 69, 70, }, .text = "width[1][1] <= 32", .line = 43 },
    /* 72 */ { .op = DFG_E_VAR, .ref = 0, .text = "width", .line = 43 },
    /* 73 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 43 },
    /* 74 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 72, 73, }, .text = "width[2]", .line = 43 },
    /* 75 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 43 },
    /* 76 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 74, 75, }, .text = "width[2][1]", .line = 43 },
    /* 77 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 32LL }, .text = "32", .line = 43 },
    /* 78 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 76, 77, }, .text = "width[2][1] <= 32", .line = 43 },
};
static const struct dfg_desc_node ethos_u_pad2d_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.pad", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "pad_width", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 4, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 0LL }, } }, { .tag = DFG_D_HOLE }, { .tag = DFG_D_HOLE }, { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 0LL }, } }, } }, .text = "pad_width == [[0, 0], _, _, [0, 0]]", .line = 42 },
            { .test = DFG_D_TEST_BIND, .name = "pad_width", .expr = -1, .var = 0, .text = "pad_width = width", .line = 42 },
        },
        .name = "p",
        .text = "nn.pad(x, const)", .line = 42 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 41 },
    [2] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 42 },
};
static const struct dfg_desc_region ethos_u_pad2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t ethos_u_pad2d_var_regions[] = { 0, };
static const bool ethos_u_pad2d_dims[] = { 0, };
static const struct dfg_desc_capture ethos_u_pad2d_refs[] = { { 1, -1 }, { 0, -1 }, { 0, -1 }, };
static const struct dfg_capture ethos_u_pad2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct ethos_u_pad2d_match, x) },
    { "p", DFG_CAP_NODE, offsetof(struct ethos_u_pad2d_match, p) },
    { "width", DFG_CAP_VALUE, offsetof(struct ethos_u_pad2d_match, width) },
};
static const struct dfg_desc_pattern ethos_u_pad2d_desc = {
    .n_nodes = 3, .n_exprs = 79, .n_vars = 1, .n_sets = 3,
    .nodes = ethos_u_pad2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_u_pad2d_regions,
    .var_region = ethos_u_pad2d_var_regions,
    .exprs = ethos_u_pad2d_exprs,
    .captures = ethos_u_pad2d_refs,
    .var_is_dim = ethos_u_pad2d_dims,
    .text = "pattern pad2d(x) {\012    p = nn.pad(x, const) { pad_width == [[0, 0], _, _, [0, 0]], pad_width = width };\012    where pad_ok(p, x), width[1][0] <= 31, width[2][0] <= 31, width[1][1] <= 32, width[2][1] <= 32;\012    return p;\012}", .line = 41, .n_where = 5, .where = (const uint32_t[]){ 50, 57, 64, 71, 78, }
};
static bool ethos_u_pad2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return ethos_u_pad2d_match(g, n, m);
}
static bool ethos_u_pad2d_pass(void *ctx, const struct ethos_u_pad2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool ethos_u_pad2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return ethos_u_pad2d_each(g, n, ethos_u_pad2d_pass, &e);
}

static const struct dfg_part ethos_u_pad2d_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct ethos_u_pad2d_whole, m.x) },
    { DFG_PART_ROOT, false, 1, 1, offsetof(struct ethos_u_pad2d_whole, m.p) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_pad2d_whole, constant) },
};
/* ---- conv2d ---- */

static bool ethos_u_conv2d_extern_160(const dfg_graph *g, const dfg_node *a)
{
    return ethos_u_hwio_weights_fit(g, a[0], a[1]);
}
static const struct dfg_desc_expr ethos_u_conv2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 7, .text = "x", .line = 23 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 23 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 23 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 23 },
    /* 4 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, }, .text = "x.dtype in {u8, i8}", .line = 23 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 7, .text = "x", .line = 22 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "rank", .line = 22 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 22 },
    /* 8 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, }, .text = "x.rank == 0", .line = 22 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 7, .text = "x", .line = 22 },
    /* 10 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "shape", .line = 22 },
    /* 11 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "max(x.shape)", .line = 22 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 22 },
    /* 13 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "max(x.shape) <= 65536", .line = 22 },
    /* 14 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 8, 13, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 22 },
    /* 15 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 14, }, .text = "x.dtype in {u8, i8}, fits(x)", .line = 23 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 12, .text = "x", .line = 23 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "dtype", .line = 23 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 23 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 23 },
    /* 20 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 17, 18, 19, }, .text = "x.dtype in {u8, i8}", .line = 23 },
    /* 21 */ { .op = DFG_E_NODE, .ref = 12, .text = "x", .line = 22 },
    /* 22 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 21, }, .text = "rank", .line = 22 },
    /* 23 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 22 },
    /* 24 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 22, 23, }, .text = "x.rank == 0", .line = 22 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 12, .text = "x", .line = 22 },
    /* 26 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "shape", .line = 22 },
    /* 27 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 26, }, .text = "max(x.shape)", .line = 22 },
    /* 28 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 22 },
    /* 29 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 27, 28, }, .text = "max(x.shape) <= 65536", .line = 22 },
    /* 30 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 24, 29, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 22 },
    /* 31 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 20, 30, }, .text = "x.dtype in {u8, i8}, fits(x)", .line = 23 },
    /* 32 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 15, 31, }, .text = "byte(x), byte(w)", .line = 64 },
    /* 33 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 34 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "dtype", .line = 23 },
    /* 35 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 23 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 23 },
    /* 37 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 34, 35, 36, }, .text = "x.dtype in {u8, i8}", .line = 23 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 22 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "rank", .line = 22 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 22 },
    /* 41 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 39, 40, }, .text = "x.rank == 0", .line = 22 },
    /* 42 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 22 },
    /* 43 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 42, }, .text = "shape", .line = 22 },
    /* 44 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 43, }, .text = "max(x.shape)", .line = 22 },
    /* 45 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 22 },
    /* 46 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 44, 45, }, .text = "max(x.shape) <= 65536", .line = 22 },
    /* 47 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 41, 46, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 22 },
    /* 48 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 37, 47, }, .text = "x.dtype in {u8, i8}, fits(x)", .line = 23 },
    /* 49 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 32, 48, }, .text = "byte(x), byte(w), byte(r)", .line = 64 },
    /* 50 */ { .op = DFG_E_NODE, .ref = 7, .text = "x", .line = 64 },
    /* 51 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 50, }, .text = "shape", .line = 64 },
    /* 52 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 64 },
    /* 53 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 51, 52, }, .text = "x.shape[0]", .line = 64 },
    /* 54 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 64 },
    /* 55 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 53, 54, }, .text = "x.shape[0] == 1", .line = 64 },
    /* 56 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 49, 55, }, .text = "byte(x), byte(w), byte(r), x.shape[0] == 1", .line = 64 },
    /* 57 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 52 },
    /* 58 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 57, }, .name = "data_layout", .text = "data_layout", .line = 52 },
    /* 59 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "\"NHWC\"", .line = 52 },
    /* 60 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 58, 59, }, .text = "c.data_layout == \"NHWC\"", .line = 52 },
    /* 61 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 52 },
    /* 62 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 61, }, .name = "strides", .text = "strides", .line = 52 },
    /* 63 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 52 },
    /* 64 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 62, 63, }, .text = "c.strides[0]", .line = 52 },
    /* 65 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 52 },
    /* 66 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 52 },
    /* 67 */ { .op = DFG_E_IN_RANGE, .n_kids = 3, .kids = (const uint32_t[]){ 64, 65, 66, }, .text = "c.strides[0] in 1..3", .line = 52 },
    /* 68 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 60, 67, }, .text = "c.data_layout == \"NHWC\", c.strides[0] in 1..3", .line = 52 },
    /* 69 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 52 },
    /* 70 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 69, }, .name = "strides", .text = "strides", .line = 52 },
    /* 71 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 52 },
    /* 72 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 70, 71, }, .text = "c.strides[1]", .line = 52 },
    /* 73 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 52 },
    /* 74 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 52 },
    /* 75 */ { .op = DFG_E_IN_RANGE, .n_kids = 3, .kids = (const uint32_t[]){ 72, 73, 74, }, .text = "c.strides[1] in 1..3", .line = 52 },
    /* 76 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 68, 75, }, .text = "c.data_layout == \"NHWC\", c.strides[0] in 1..3, c.strides[1] in 1..3", .line = 52 },
    /* 77 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 53 },
    /* 78 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 77, }, .name = "dilation", .text = "dilation", .line = 53 },
    /* 79 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 53 },
    /* 80 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 78, 79, }, .text = "c.dilation[0]", .line = 53 },
    /* 81 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 53 },
    /* 82 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 53 },
    /* 83 */ { .op = DFG_E_IN_RANGE, .n_kids = 3, .kids = (const uint32_t[]){ 80, 81, 82, }, .text = "c.dilation[0] in 1..2", .line = 53 },
    /* 84 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 76, 83, }, .text = "c.data_layout == \"NHWC\", c.strides[0] in 1..3, c.strides[1] in 1..3,\012    c.dilation[0] in 1..2", .line = 52 },
    /* 85 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 53 },
    /* 86 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 85, }, .name = "dilation", .text = "dilation", .line = 53 },
    /* 87 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 53 },
    /* 88 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 86, 87, }, .text = "c.dilation[1]", .line = 53 },
    /* 89 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 53 },
    /* 90 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 53 },
    /* 91 */ { .op = DFG_E_IN_RANGE, .n_kids = 3, .kids = (const uint32_t[]){ 88, 89, 90, }, .text = "c.dilation[1] in 1..2", .line = 53 },
    /* 92 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 84, 91, }, .text = "c.data_layout == \"NHWC\", c.strides[0] in 1..3, c.strides[1] in 1..3,\012    c.dilation[0] in 1..2, c.dilation[1] in 1..2", .line = 52 },
    /* 93 */ { .op = DFG_E_NODE, .ref = 12, .text = "w", .line = 54 },
    /* 94 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 93, }, .text = "shape", .line = 54 },
    /* 95 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 54 },
    /* 96 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 94, 95, }, .text = "w.shape[0]", .line = 54 },
    /* 97 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 54 },
    /* 98 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 96, 97, }, .text = "(w.shape[0] - 1)", .line = 54 },
    /* 99 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 54 },
    /* 100 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 99, }, .name = "dilation", .text = "dilation", .line = 54 },
    /* 101 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 54 },
    /* 102 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 100, 101, }, .text = "c.dilation[0]", .line = 54 },
    /* 103 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 98, 102, }, .text = "(w.shape[0] - 1) * c.dilation[0]", .line = 54 },
    /* 104 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 54 },
    /* 105 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 103, 104, }, .text = "height", .line = 50 },
    /* 106 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 50 },
    /* 107 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 64LL }, .text = "64", .line = 50 },
    /* 108 */ { .op = DFG_E_IN_RANGE, .n_kids = 3, .kids = (const uint32_t[]){ 105, 106, 107, }, .text = "height in 1..64", .line = 50 },
    /* 109 */ { .op = DFG_E_NODE, .ref = 12, .text = "w", .line = 54 },
    /* 110 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 109, }, .text = "shape", .line = 54 },
    /* 111 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 54 },
    /* 112 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 110, 111, }, .text = "w.shape[0]", .line = 54 },
    /* 113 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 54 },
    /* 114 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 112, 113, }, .text = "(w.shape[0] - 1)", .line = 54 },
    /* 115 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 54 },
    /* 116 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 115, }, .name = "dilation", .text = "dilation", .line = 54 },
    /* 117 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 54 },
    /* 118 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 116, 117, }, .text = "c.dilation[0]", .line = 54 },
    /* 119 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 114, 118, }, .text = "(w.shape[0] - 1) * c.dilation[0]", .line = 54 },
    /* 120 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 54 },
    /* 121 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 119, 120, }, .text = "height", .line = 50 },
    /* 122 */ { .op = DFG_E_NODE, .ref = 12, .text = "w", .line = 54 },
    /* 123 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 122, }, .text = "shape", .line = 54 },
    /* 124 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 54 },
    /* 125 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 123, 124, }, .text = "w.shape[1]", .line = 54 },
    /* 126 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 54 },
    /* 127 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 125, 126, }, .text = "(w.shape[1] - 1)", .line = 54 },
    /* 128 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 54 },
    /* 129 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 128, }, .name = "dilation", .text = "dilation", .line = 54 },
    /* 130 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 54 },
    /* 131 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 129, 130, }, .text = "c.dilation[1]", .line = 54 },
    /* 132 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 127, 131, }, .text = "(w.shape[1] - 1) * c.dilation[1]", .line = 54 },
    /* 133 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 54 },
    /* 134 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 132, 133, }, .text = "width", .line = 50 },
    /* 135 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 121, 134, }, .text = "height * width", .line = 50 },
    /* 136 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4096LL }, .text = "4096", .line = 50 },
    /* 137 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 135, 136, }, .text = "height * width <= 4096", .line = 50 },
    /* 138 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 108, 137, }, .text = "height in 1..64, height * width <= 4096", .line = 50 },
    /* 139 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 92, 138, }, .text = "c.data_layout == \"NHWC\", c.strides[0] in 1..3, c.strides[1] in 1..3,\012    c.dilation[0] in 1..2, c.dilation[1] in 1..2,\012    span_ok((w.shape[0] - 1) * c.dilation[0] + 1, (w.shape[1] - 1) * c.dilation[1] + 1)", .line = 52 },
    /* 140 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 56, 139, }, .text = "byte(x), byte(w), byte(r), x.shape[0] == 1, window_ok(c, w)", .line = 64 },
    /* 141 */ { .op = DFG_E_NODE, .ref = 23, .text = "b", .line = 56 },
    /* 142 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 141, }, .text = "dtype", .line = 56 },
    /* 143 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 56 },
    /* 144 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 142, 143, }, .text = "b.dtype != i64", .line = 56 },
    /* 145 */ { .op = DFG_E_NODE, .ref = 23, .text = "b", .line = 56 },
    /* 146 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 145, }, .text = "value(b)", .line = 56 },
    /* 147 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 146, }, .text = "max(value(b))", .line = 56 },
    /* 148 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 549755813888LL }, .text = "549755813888", .line = 56 },
    /* 149 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 147, 148, }, .text = "max(value(b)) < 549755813888", .line = 56 },
    /* 150 */ { .op = DFG_E_NODE, .ref = 23, .text = "b", .line = 56 },
    /* 151 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 150, }, .text = "value(b)", .line = 56 },
    /* 152 */ { .op = DFG_E_CALL, .sub = DFG_F_MIN, .n_kids = 1, .kids = (const uint32_t[]){ 151, }, .text = "min(value(b))", .line = 56 },
    /* 153 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -549755813888LL }, .text = "-549755813888", .line = 56 },
    /* 154 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 152, 153, }, .text = "min(value(b)) >= -549755813888", .line = 56 },
    /* 155 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 149, 154, }, .text = "(max(value(b)) < 549755813888 and min(value(b)) >= -549755813888)", .line = 56 },
    /* 156 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 144, 155, }, .text = "b.dtype != i64 or (max(value(b)) < 549755813888 and min(value(b)) >= -549755813888)", .line = 56 },
    /* 157 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 140, 156, }, .text = "byte(x), byte(w), byte(r), x.shape[0] == 1, window_ok(c, w), bias_ok(b)", .line = 64 },
    /* 158 */ { .op = DFG_E_NODE, .ref = 12, .text = "w", .line = 71 },
    /* 159 */ { .op = DFG_E_NODE, .ref = 18, .text = "w_zero", .line = 71 },
    /* 160 */ { .op = DFG_E_EXTERN, .n_kids = 2, .kids = (const uint32_t[]){ 158, 159, }, .name = "ethos_u_hwio_weights_fit", .call = ethos_u_conv2d_extern_160, .text = "extern ethos_u_hwio_weights_fit(w, w_zero)", .line = 71 },
    /* 161 */ { .op = DFG_E_NODE, .ref = 9, .text = "v", .line = 63 },
    /* 162 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 161, }, .text = "value(v)", .line = 63 },
    /* 163 */ { .op = DFG_E_NODE, .ref = 15, .text = "zero", .line = 63 },
    /* 164 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 163, }, .text = "value(zero)", .line = 63 },
    /* 165 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 162, 164, }, .text = "value(v) == value(zero)", .line = 63 },
    /* 166 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 59 },
    /* 167 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 166, }, .name = "padding", .text = "padding", .line = 59 },
    /* 168 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 59 },
    /* 169 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 167, 168, }, .text = "c.padding[0]", .line = 59 },
    /* 170 */ { .op = DFG_E_VAR, .ref = 0, .text = "width", .line = 63 },
    /* 171 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 63 },
    /* 172 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 170, 171, }, .text = "width[1]", .line = 63 },
    /* 173 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 63 },
    /* 174 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 172, 173, }, .text = "top", .line = 59 },
    /* 175 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 169, 174, }, .text = "c.padding[0] + top", .line = 59 },
    /* 176 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 31LL }, .text = "31", .line = 59 },
    /* 177 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 175, 176, }, .text = "c.padding[0] + top <= 31", .line = 59 },
    /* 178 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 59 },
    /* 179 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 178, }, .name = "padding", .text = "padding", .line = 59 },
    /* 180 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 59 },
    /* 181 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 179, 180, }, .text = "c.padding[1]", .line = 59 },
    /* 182 */ { .op = DFG_E_VAR, .ref = 0, .text = "width", .line = 63 },
    /* 183 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 63 },
    /* 184 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 182, 183, }, .text = "width[2]", .line = 63 },
    /* 185 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 63 },
    /* 186 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 184, 185, }, .text = "left", .line = 59 },
    /* 187 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 181, 186, }, .text = "c.padding[1] + left", .line = 59 },
    /* 188 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 31LL }, .text = "31", .line = 59 },
    /* 189 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 187, 188, }, .text = "c.padding[1] + left <= 31", .line = 59 },
    /* 190 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 177, 189, }, .text = "c.padding[0] + top <= 31, c.padding[1] + left <= 31", .line = 59 },
    /* 191 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 60 },
    /* 192 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 191, }, .name = "padding", .text = "padding", .line = 60 },
    /* 193 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 60 },
    /* 194 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 60 },
    /* 195 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 194, }, .name = "padding", .text = "padding", .line = 60 },
    /* 196 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 195, }, .text = "len(c.padding)", .line = 60 },
    /* 197 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 193, 196, }, .text = "2 % len(c.padding)", .line = 60 },
    /* 198 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 192, 197, }, .text = "c.padding[2 % len(c.padding)]", .line = 60 },
    /* 199 */ { .op = DFG_E_VAR, .ref = 0, .text = "width", .line = 63 },
    /* 200 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 63 },
    /* 201 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 199, 200, }, .text = "width[1]", .line = 63 },
    /* 202 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 63 },
    /* 203 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 201, 202, }, .text = "bottom", .line = 60 },
    /* 204 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 198, 203, }, .text = "c.padding[2 % len(c.padding)] + bottom", .line = 60 },
    /* 205 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 32LL }, .text = "32", .line = 60 },
    /* 206 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 204, 205, }, .text = "c.padding[2 % len(c.padding)] + bottom <= 32", .line = 60 },
    /* 207 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 190, 206, }, .text = "c.padding[0] + top <= 31, c.padding[1] + left <= 31,\012    c.padding[2 % len(c.padding)] + bottom <= 32", .line = 59 },
    /* 208 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 60 },
    /* 209 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 208, }, .name = "padding", .text = "padding", .line = 60 },
    /* 210 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 60 },
    /* 211 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 60 },
    /* 212 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 211, }, .name = "padding", .text = "padding", .line = 60 },
    /* 213 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 212, }, .text = "len(c.padding)", .line = 60 },
    /* 214 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 210, 213, }, .text = "3 % len(c.padding)", .line = 60 },
    /* 215 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 209, 214, }, .text = "c.padding[3 % len(c.padding)]", .line = 60 },
    /* 216 */ { .op = DFG_E_VAR, .ref = 0, .text = "width", .line = 63 },
    /* 217 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 63 },
    /* 218 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 216, 217, }, .text = "width[2]", .line = 63 },
    /* 219 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 63 },
    /* 220 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 218, 219, }, .text = "right", .line = 60 },
    /* 221 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 215, 220, }, .text = "c.padding[3 % len(c.padding)] + right", .line = 60 },
    /* 222 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 32LL }, .text = "32", .line = 60 },
    /* 223 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 221, 222, }, .text = "c.padding[3 % len(c.padding)] + right <= 32", .line = 60 },
    /* 224 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 207, 223, }, .text = "c.padding[0] + top <= 31, c.padding[1] + left <= 31,\012    c.padding[2 % len(c.padding)] + bottom <= 32, c.padding[3 % len(c.padding)] + right <= 32", .line = 59 },
    /* 225 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 165, 224, }, .text = "value(v) == value(zero), padding_ok(c, width[1][0], width[2][0], width[1][1], width[2][1])", .line = 63 },
    /* 226 */ { .op = DFG_E_NODE, .ref = 6, .text = "padded", .line = 72 },
    /* 227 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 226, }, .text = "present(padded)", .line = 72 },
    /* 228 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 227, }, .text = "not present(padded)", .line = 72 },
    /* 229 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 59 },
    /* 230 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 229, }, .name = "padding", .text = "padding", .line = 59 },
    /* 231 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 59 },
    /* 232 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 230, 231, }, .text = "c.padding[0]", .line = 59 },
    /* 233 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "top", .line = 59 },
    /* 234 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 232, 233, }, .text = "c.padding[0] + top", .line = 59 },
    /* 235 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 31LL }, .text = "31", .line = 59 },
    /* 236 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 234, 235, }, .text = "c.padding[0] + top <= 31", .line = 59 },
    /* 237 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 59 },
    /* 238 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 237, }, .name = "padding", .text = "padding", .line = 59 },
    /* 239 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 59 },
    /* 240 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 238, 239, }, .text = "c.padding[1]", .line = 59 },
    /* 241 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "left", .line = 59 },
    /* 242 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 240, 241, }, .text = "c.padding[1] + left", .line = 59 },
    /* 243 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 31LL }, .text = "31", .line = 59 },
    /* 244 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 242, 243, }, .text = "c.padding[1] + left <= 31", .line = 59 },
    /* 245 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 236, 244, }, .text = "c.padding[0] + top <= 31, c.padding[1] + left <= 31", .line = 59 },
    /* 246 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 60 },
    /* 247 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 246, }, .name = "padding", .text = "padding", .line = 60 },
    /* 248 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 60 },
    /* 249 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 60 },
    /* 250 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 249, }, .name = "padding", .text = "padding", .line = 60 },
    /* 251 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 250, }, .text = "len(c.padding)", .line = 60 },
    /* 252 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 248, 251, }, .text = "2 % len(c.padding)", .line = 60 },
    /* 253 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 247, 252, }, .text = "c.padding[2 % len(c.padding)]", .line = 60 },
    /* 254 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "bottom", .line = 60 },
    /* 255 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 253, 254, }, .text = "c.padding[2 % len(c.padding)] + bottom", .line = 60 },
    /* 256 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 32LL }, .text = "32", .line = 60 },
    /* 257 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 255, 256, }, .text = "c.padding[2 % len(c.padding)] + bottom <= 32", .line = 60 },
    /* 258 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 245, 257, }, .text = "c.padding[0] + top <= 31, c.padding[1] + left <= 31,\012    c.padding[2 % len(c.padding)] + bottom <= 32", .line = 59 },
    /* 259 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 60 },
    /* 260 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 259, }, .name = "padding", .text = "padding", .line = 60 },
    /* 261 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 60 },
    /* 262 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 60 },
    /* 263 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 262, }, .name = "padding", .text = "padding", .line = 60 },
    /* 264 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 263, }, .text = "len(c.padding)", .line = 60 },
    /* 265 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 261, 264, }, .text = "3 % len(c.padding)", .line = 60 },
    /* 266 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 260, 265, }, .text = "c.padding[3 % len(c.padding)]", .line = 60 },
    /* 267 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "right", .line = 60 },
    /* 268 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 266, 267, }, .text = "c.padding[3 % len(c.padding)] + right", .line = 60 },
    /* 269 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 32LL }, .text = "32", .line = 60 },
    /* 270 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 268, 269, }, .text = "c.padding[3 % len(c.padding)] + right <= 32", .line = 60 },
    /* 271 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 258, 270, }, .text = "c.padding[0] + top <= 31, c.padding[1] + left <= 31,\012    c.padding[2 % len(c.padding)] + bottom <= 32, c.padding[3 % len(c.padding)] + right <= 32", .line = 59 },
    /* 272 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 228, 271, }, .text = "(not present(padded) and padding_ok(c, 0, 0, 0, 0))", .line = 72 },
    /* 273 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 225, 272, }, .text = "paddings_ok(c, width, v, x_zero) or (not present(padded) and padding_ok(c, 0, 0, 0, 0))", .line = 72 },
};
static const struct dfg_desc_node ethos_u_conv2d_nodes[29] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "clip?(r)", .line = 73 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "clip", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "clip?(r)", .line = 73 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.requantize", },
        .n_kids = 5, .kids = (const uint32_t[]){ 3, 25, 26, 27, 28, },
        .name = "r",
        .text = "qnn.requantize(p, const, const, const, const)", .line = 28 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 22, },
        .text = "nn.bias_add(c, b & const)", .line = 70 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.conv2d", },
        .n_kids = 6, .kids = (const uint32_t[]){ 5, 11, 14, 17, 20, 21, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "HWIO" }, .text = "kernel_layout == \"HWIO\"", .line = 69 },
            { .test = DFG_D_TEST_EQ, .name = "groups", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "groups == 1", .line = 69 },
        },
        .name = "c",
        .text = "qnn.conv2d(padded | x, w & const, x_zero & const, w_zero & const, const, const)", .line = 68 },
    [5] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, },
        .text = "padded | x", .line = 68 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.pad", },
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "pad_width", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 4, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 0LL }, } }, { .tag = DFG_D_HOLE }, { .tag = DFG_D_HOLE }, { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 0LL }, } }, } }, .text = "pad_width == [[0, 0], _, _, [0, 0]]", .line = 67 },
            { .test = DFG_D_TEST_BIND, .name = "pad_width", .expr = -1, .var = 0, .text = "pad_width = width", .line = 67 },
        },
        .name = "padded",
        .text = "nn.pad(x, v & const)", .line = 67 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 66 },
    [8] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, },
        .text = "v & const", .line = 67 },
    [9] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "v",
        .text = "v", .line = 66 },
    [10] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 67 },
    [11] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, },
        .text = "w & const", .line = 68 },
    [12] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 66 },
    [13] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 68 },
    [14] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, },
        .text = "x_zero & const", .line = 68 },
    [15] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x_zero",
        .text = "x_zero", .line = 66 },
    [16] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 68 },
    [17] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, },
        .text = "w_zero & const", .line = 68 },
    [18] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w_zero",
        .text = "w_zero", .line = 66 },
    [19] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 68 },
    [20] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 68 },
    [21] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 68 },
    [22] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, },
        .text = "b & const", .line = 70 },
    [23] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 66 },
    [24] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 70 },
    [25] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 28 },
    [26] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 28 },
    [27] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 28 },
    [28] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 28 },
};
static const struct dfg_desc_region ethos_u_conv2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t ethos_u_conv2d_var_regions[] = { 0, };
static const bool ethos_u_conv2d_dims[] = { 0, };
static const struct dfg_desc_capture ethos_u_conv2d_refs[] = { { 7, -1 }, { 12, -1 }, { 23, -1 }, { 9, -1 }, { 15, -1 }, { 18, -1 }, { 6, -1 }, { 4, -1 }, { 2, -1 }, { 0, -1 }, };
static const struct dfg_capture ethos_u_conv2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct ethos_u_conv2d_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct ethos_u_conv2d_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct ethos_u_conv2d_match, b) },
    { "v", DFG_CAP_NODE, offsetof(struct ethos_u_conv2d_match, v) },
    { "x_zero", DFG_CAP_NODE, offsetof(struct ethos_u_conv2d_match, x_zero) },
    { "w_zero", DFG_CAP_NODE, offsetof(struct ethos_u_conv2d_match, w_zero) },
    { "padded", DFG_CAP_NODE, offsetof(struct ethos_u_conv2d_match, padded) },
    { "c", DFG_CAP_NODE, offsetof(struct ethos_u_conv2d_match, c) },
    { "r", DFG_CAP_NODE, offsetof(struct ethos_u_conv2d_match, r) },
    { "width", DFG_CAP_VALUE, offsetof(struct ethos_u_conv2d_match, width) },
};
static const struct dfg_desc_pattern ethos_u_conv2d_desc = {
    .n_nodes = 29, .n_exprs = 274, .n_vars = 1, .n_sets = 10,
    .nodes = ethos_u_conv2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_u_conv2d_regions,
    .var_region = ethos_u_conv2d_var_regions,
    .exprs = ethos_u_conv2d_exprs,
    .captures = ethos_u_conv2d_refs,
    .var_is_dim = ethos_u_conv2d_dims,
    .text = "pattern conv2d(x, w, b, v, x_zero, w_zero) {\012    padded = nn.pad(x, v & const) { pad_width == [[0, 0], _, _, [0, 0]], pad_width = width };\012    c = qnn.conv2d(padded | x, w & const, x_zero & const, w_zero & const, const, const)\012        { kernel_layout == \"HWIO\", groups == 1 };\012    r = requantized(nn.bias_add(c, b & const));\012    where conv2d_ok(c, x, w, b, r), extern ethos_u_hwio_weights_fit(w, w_zero);\012    where paddings_ok(c, width, v, x_zero) or (not present(padded) and padding_ok(c, 0, 0, 0, 0));\012    return clip?(r);\012}", .line = 66, .n_where = 3, .where = (const uint32_t[]){ 157, 160, 273, }
};
static bool ethos_u_conv2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return ethos_u_conv2d_match(g, n, m);
}
static bool ethos_u_conv2d_pass(void *ctx, const struct ethos_u_conv2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool ethos_u_conv2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return ethos_u_conv2d_each(g, n, ethos_u_conv2d_pass, &e);
}

static const struct dfg_part ethos_u_conv2d_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct ethos_u_conv2d_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct ethos_u_conv2d_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct ethos_u_conv2d_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct ethos_u_conv2d_whole, m.v) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct ethos_u_conv2d_whole, m.x_zero) },
    { DFG_PART_INPUT, false, 0, 5, offsetof(struct ethos_u_conv2d_whole, m.w_zero) },
    { DFG_PART_INNER, false, 0, 6, offsetof(struct ethos_u_conv2d_whole, m.padded) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_conv2d_whole, constant) },
    { DFG_PART_INNER, false, 0, 7, offsetof(struct ethos_u_conv2d_whole, m.c) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_conv2d_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_conv2d_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_conv2d_whole, constant_4) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_conv2d_whole, constant_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_conv2d_whole, constant_6) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct ethos_u_conv2d_whole, bias_add) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_conv2d_whole, constant_7) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct ethos_u_conv2d_whole, v) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct ethos_u_conv2d_whole, clip) },
    { DFG_PART_INNER, false, 0, 8, offsetof(struct ethos_u_conv2d_whole, m.r) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_conv2d_whole, constant_8) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_conv2d_whole, constant_9) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_conv2d_whole, constant_10) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_conv2d_whole, constant_11) },
};
/* ---- depthwise_conv2d ---- */

static bool ethos_u_depthwise_conv2d_extern_173(const dfg_graph *g, const dfg_node *a)
{
    return ethos_u_hwoi_weights_fit(g, a[0], a[1]);
}
static const struct dfg_desc_expr ethos_u_depthwise_conv2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 12, .text = "w", .line = 80 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "shape", .line = 80 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 80 },
    /* 3 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "w.shape[3]", .line = 80 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 80 },
    /* 5 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, }, .text = "w.shape[3] == 1", .line = 80 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 80 },
    /* 7 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .name = "groups", .text = "groups", .line = 80 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 12, .text = "w", .line = 80 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "shape", .line = 80 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 80 },
    /* 11 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "w.shape[2]", .line = 80 },
    /* 12 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 11, }, .text = "c.groups == w.shape[2]", .line = 80 },
    /* 13 */ { .op = DFG_E_NODE, .ref = 7, .text = "x", .line = 23 },
    /* 14 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "dtype", .line = 23 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 23 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 23 },
    /* 17 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 14, 15, 16, }, .text = "x.dtype in {u8, i8}", .line = 23 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 7, .text = "x", .line = 22 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "rank", .line = 22 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 22 },
    /* 21 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "x.rank == 0", .line = 22 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 7, .text = "x", .line = 22 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "shape", .line = 22 },
    /* 24 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "max(x.shape)", .line = 22 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 22 },
    /* 26 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "max(x.shape) <= 65536", .line = 22 },
    /* 27 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 21, 26, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 22 },
    /* 28 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 27, }, .text = "x.dtype in {u8, i8}, fits(x)", .line = 23 },
    /* 29 */ { .op = DFG_E_NODE, .ref = 12, .text = "x", .line = 23 },
    /* 30 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 29, }, .text = "dtype", .line = 23 },
    /* 31 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 23 },
    /* 32 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 23 },
    /* 33 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 30, 31, 32, }, .text = "x.dtype in {u8, i8}", .line = 23 },
    /* 34 */ { .op = DFG_E_NODE, .ref = 12, .text = "x", .line = 22 },
    /* 35 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 34, }, .text = "rank", .line = 22 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 22 },
    /* 37 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 35, 36, }, .text = "x.rank == 0", .line = 22 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 12, .text = "x", .line = 22 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "shape", .line = 22 },
    /* 40 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 39, }, .text = "max(x.shape)", .line = 22 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 22 },
    /* 42 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 40, 41, }, .text = "max(x.shape) <= 65536", .line = 22 },
    /* 43 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 37, 42, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 22 },
    /* 44 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 33, 43, }, .text = "x.dtype in {u8, i8}, fits(x)", .line = 23 },
    /* 45 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 28, 44, }, .text = "byte(x), byte(w)", .line = 64 },
    /* 46 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 47 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 46, }, .text = "dtype", .line = 23 },
    /* 48 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 23 },
    /* 49 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 23 },
    /* 50 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 47, 48, 49, }, .text = "x.dtype in {u8, i8}", .line = 23 },
    /* 51 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 22 },
    /* 52 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 51, }, .text = "rank", .line = 22 },
    /* 53 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 22 },
    /* 54 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 52, 53, }, .text = "x.rank == 0", .line = 22 },
    /* 55 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 22 },
    /* 56 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 55, }, .text = "shape", .line = 22 },
    /* 57 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 56, }, .text = "max(x.shape)", .line = 22 },
    /* 58 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 22 },
    /* 59 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 57, 58, }, .text = "max(x.shape) <= 65536", .line = 22 },
    /* 60 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 54, 59, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 22 },
    /* 61 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 50, 60, }, .text = "x.dtype in {u8, i8}, fits(x)", .line = 23 },
    /* 62 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 45, 61, }, .text = "byte(x), byte(w), byte(r)", .line = 64 },
    /* 63 */ { .op = DFG_E_NODE, .ref = 7, .text = "x", .line = 64 },
    /* 64 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 63, }, .text = "shape", .line = 64 },
    /* 65 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 64 },
    /* 66 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 64, 65, }, .text = "x.shape[0]", .line = 64 },
    /* 67 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 64 },
    /* 68 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 66, 67, }, .text = "x.shape[0] == 1", .line = 64 },
    /* 69 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 62, 68, }, .text = "byte(x), byte(w), byte(r), x.shape[0] == 1", .line = 64 },
    /* 70 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 52 },
    /* 71 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 70, }, .name = "data_layout", .text = "data_layout", .line = 52 },
    /* 72 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "\"NHWC\"", .line = 52 },
    /* 73 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 71, 72, }, .text = "c.data_layout == \"NHWC\"", .line = 52 },
    /* 74 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 52 },
    /* 75 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 74, }, .name = "strides", .text = "strides", .line = 52 },
    /* 76 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 52 },
    /* 77 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 75, 76, }, .text = "c.strides[0]", .line = 52 },
    /* 78 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 52 },
    /* 79 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 52 },
    /* 80 */ { .op = DFG_E_IN_RANGE, .n_kids = 3, .kids = (const uint32_t[]){ 77, 78, 79, }, .text = "c.strides[0] in 1..3", .line = 52 },
    /* 81 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 73, 80, }, .text = "c.data_layout == \"NHWC\", c.strides[0] in 1..3", .line = 52 },
    /* 82 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 52 },
    /* 83 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 82, }, .name = "strides", .text = "strides", .line = 52 },
    /* 84 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 52 },
    /* 85 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 83, 84, }, .text = "c.strides[1]", .line = 52 },
    /* 86 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 52 },
    /* 87 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 52 },
    /* 88 */ { .op = DFG_E_IN_RANGE, .n_kids = 3, .kids = (const uint32_t[]){ 85, 86, 87, }, .text = "c.strides[1] in 1..3", .line = 52 },
    /* 89 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 81, 88, }, .text = "c.data_layout == \"NHWC\", c.strides[0] in 1..3, c.strides[1] in 1..3", .line = 52 },
    /* 90 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 53 },
    /* 91 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 90, }, .name = "dilation", .text = "dilation", .line = 53 },
    /* 92 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 53 },
    /* 93 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 91, 92, }, .text = "c.dilation[0]", .line = 53 },
    /* 94 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 53 },
    /* 95 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 53 },
    /* 96 */ { .op = DFG_E_IN_RANGE, .n_kids = 3, .kids = (const uint32_t[]){ 93, 94, 95, }, .text = "c.dilation[0] in 1..2", .line = 53 },
    /* 97 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 89, 96, }, .text = "c.data_layout == \"NHWC\", c.strides[0] in 1..3, c.strides[1] in 1..3,\012    c.dilation[0] in 1..2", .line = 52 },
    /* 98 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 53 },
    /* 99 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 98, }, .name = "dilation", .text = "dilation", .line = 53 },
    /* 100 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 53 },
    /* 101 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 99, 100, }, .text = "c.dilation[1]", .line = 53 },
    /* 102 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 53 },
    /* 103 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 53 },
    /* 104 */ { .op = DFG_E_IN_RANGE, .n_kids = 3, .kids = (const uint32_t[]){ 101, 102, 103, }, .text = "c.dilation[1] in 1..2", .line = 53 },
    /* 105 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 97, 104, }, .text = "c.data_layout == \"NHWC\", c.strides[0] in 1..3, c.strides[1] in 1..3,\012    c.dilation[0] in 1..2, c.dilation[1] in 1..2", .line = 52 },
    /* 106 */ { .op = DFG_E_NODE, .ref = 12, .text = "w", .line = 54 },
    /* 107 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 106, }, .text = "shape", .line = 54 },
    /* 108 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 54 },
    /* 109 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 107, 108, }, .text = "w.shape[0]", .line = 54 },
    /* 110 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 54 },
    /* 111 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 109, 110, }, .text = "(w.shape[0] - 1)", .line = 54 },
    /* 112 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 54 },
    /* 113 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 112, }, .name = "dilation", .text = "dilation", .line = 54 },
    /* 114 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 54 },
    /* 115 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 113, 114, }, .text = "c.dilation[0]", .line = 54 },
    /* 116 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 111, 115, }, .text = "(w.shape[0] - 1) * c.dilation[0]", .line = 54 },
    /* 117 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 54 },
    /* 118 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 116, 117, }, .text = "height", .line = 50 },
    /* 119 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 50 },
    /* 120 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 64LL }, .text = "64", .line = 50 },
    /* 121 */ { .op = DFG_E_IN_RANGE, .n_kids = 3, .kids = (const uint32_t[]){ 118, 119, 120, }, .text = "height in 1..64", .line = 50 },
    /* 122 */ { .op = DFG_E_NODE, .ref = 12, .text = "w", .line = 54 },
    /* 123 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 122, }, .text = "shape", .line = 54 },
    /* 124 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 54 },
    /* 125 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 123, 124, }, .text = "w.shape[0]", .line = 54 },
    /* 126 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 54 },
    /* 127 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 125, 126, }, .text = "(w.shape[0] - 1)", .line = 54 },
    /* 128 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 54 },
    /* 129 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 128, }, .name = "dilation", .text = "dilation", .line = 54 },
    /* 130 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 54 },
    /* 131 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 129, 130, }, .text = "c.dilation[0]", .line = 54 },
    /* 132 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 127, 131, }, .text = "(w.shape[0] - 1) * c.dilation[0]", .line = 54 },
    /* 133 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 54 },
    /* 134 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 132, 133, }, .text = "height", .line = 50 },
    /* 135 */ { .op = DFG_E_NODE, .ref = 12, .text = "w", .line = 54 },
    /* 136 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 135, }, .text = "shape", .line = 54 },
    /* 137 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 54 },
    /* 138 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 136, 137, }, .text = "w.shape[1]", .line = 54 },
    /* 139 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 54 },
    /* 140 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 138, 139, }, .text = "(w.shape[1] - 1)", .line = 54 },
    /* 141 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 54 },
    /* 142 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 141, }, .name = "dilation", .text = "dilation", .line = 54 },
    /* 143 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 54 },
    /* 144 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 142, 143, }, .text = "c.dilation[1]", .line = 54 },
    /* 145 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 140, 144, }, .text = "(w.shape[1] - 1) * c.dilation[1]", .line = 54 },
    /* 146 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 54 },
    /* 147 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 145, 146, }, .text = "width", .line = 50 },
    /* 148 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 134, 147, }, .text = "height * width", .line = 50 },
    /* 149 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4096LL }, .text = "4096", .line = 50 },
    /* 150 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 148, 149, }, .text = "height * width <= 4096", .line = 50 },
    /* 151 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 121, 150, }, .text = "height in 1..64, height * width <= 4096", .line = 50 },
    /* 152 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 105, 151, }, .text = "c.data_layout == \"NHWC\", c.strides[0] in 1..3, c.strides[1] in 1..3,\012    c.dilation[0] in 1..2, c.dilation[1] in 1..2,\012    span_ok((w.shape[0] - 1) * c.dilation[0] + 1, (w.shape[1] - 1) * c.dilation[1] + 1)", .line = 52 },
    /* 153 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 69, 152, }, .text = "byte(x), byte(w), byte(r), x.shape[0] == 1, window_ok(c, w)", .line = 64 },
    /* 154 */ { .op = DFG_E_NODE, .ref = 23, .text = "b", .line = 56 },
    /* 155 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 154, }, .text = "dtype", .line = 56 },
    /* 156 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 56 },
    /* 157 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 155, 156, }, .text = "b.dtype != i64", .line = 56 },
    /* 158 */ { .op = DFG_E_NODE, .ref = 23, .text = "b", .line = 56 },
    /* 159 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 158, }, .text = "value(b)", .line = 56 },
    /* 160 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 159, }, .text = "max(value(b))", .line = 56 },
    /* 161 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 549755813888LL }, .text = "549755813888", .line = 56 },
    /* 162 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 160, 161, }, .text = "max(value(b)) < 549755813888", .line = 56 },
    /* 163 */ { .op = DFG_E_NODE, .ref = 23, .text = "b", .line = 56 },
    /* 164 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 163, }, .text = "value(b)", .line = 56 },
    /* 165 */ { .op = DFG_E_CALL, .sub = DFG_F_MIN, .n_kids = 1, .kids = (const uint32_t[]){ 164, }, .text = "min(value(b))", .line = 56 },
    /* 166 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -549755813888LL }, .text = "-549755813888", .line = 56 },
    /* 167 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 165, 166, }, .text = "min(value(b)) >= -549755813888", .line = 56 },
    /* 168 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 162, 167, }, .text = "(max(value(b)) < 549755813888 and min(value(b)) >= -549755813888)", .line = 56 },
    /* 169 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 157, 168, }, .text = "b.dtype != i64 or (max(value(b)) < 549755813888 and min(value(b)) >= -549755813888)", .line = 56 },
    /* 170 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 153, 169, }, .text = "byte(x), byte(w), byte(r), x.shape[0] == 1, window_ok(c, w), bias_ok(b)", .line = 64 },
    /* 171 */ { .op = DFG_E_NODE, .ref = 12, .text = "w", .line = 81 },
    /* 172 */ { .op = DFG_E_NODE, .ref = 18, .text = "w_zero", .line = 81 },
    /* 173 */ { .op = DFG_E_EXTERN, .n_kids = 2, .kids = (const uint32_t[]){ 171, 172, }, .name = "ethos_u_hwoi_weights_fit", .call = ethos_u_depthwise_conv2d_extern_173, .text = "extern ethos_u_hwoi_weights_fit(w, w_zero)", .line = 81 },
    /* 174 */ { .op = DFG_E_NODE, .ref = 9, .text = "v", .line = 63 },
    /* 175 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 174, }, .text = "value(v)", .line = 63 },
    /* 176 */ { .op = DFG_E_NODE, .ref = 15, .text = "zero", .line = 63 },
    /* 177 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 176, }, .text = "value(zero)", .line = 63 },
    /* 178 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 175, 177, }, .text = "value(v) == value(zero)", .line = 63 },
    /* 179 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 59 },
    /* 180 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 179, }, .name = "padding", .text = "padding", .line = 59 },
    /* 181 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 59 },
    /* 182 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 180, 181, }, .text = "c.padding[0]", .line = 59 },
    /* 183 */ { .op = DFG_E_VAR, .ref = 0, .text = "width", .line = 63 },
    /* 184 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 63 },
    /* 185 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 183, 184, }, .text = "width[1]", .line = 63 },
    /* 186 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 63 },
    /* 187 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 185, 186, }, .text = "top", .line = 59 },
    /* 188 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 182, 187, }, .text = "c.padding[0] + top", .line = 59 },
    /* 189 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 31LL }, .text = "31", .line = 59 },
    /* 190 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 188, 189, }, .text = "c.padding[0] + top <= 31", .line = 59 },
    /* 191 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 59 },
    /* 192 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 191, }, .name = "padding", .text = "padding", .line = 59 },
    /* 193 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 59 },
    /* 194 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 192, 193, }, .text = "c.padding[1]", .line = 59 },
    /* 195 */ { .op = DFG_E_VAR, .ref = 0, .text = "width", .line = 63 },
    /* 196 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 63 },
    /* 197 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 195, 196, }, .text = "width[2]", .line = 63 },
    /* 198 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 63 },
    /* 199 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 197, 198, }, .text = "left", .line = 59 },
    /* 200 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 194, 199, }, .text = "c.padding[1] + left", .line = 59 },
    /* 201 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 31LL }, .text = "31", .line = 59 },
    /* 202 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 200, 201, }, .text = "c.padding[1] + left <= 31", .line = 59 },
    /* 203 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 190, 202, }, .text = "c.padding[0] + top <= 31, c.padding[1] + left <= 31", .line = 59 },
    /* 204 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 60 },
    /* 205 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 204, }, .name = "padding", .text = "padding", .line = 60 },
    /* 206 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 60 },
    /* 207 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 60 },
    /* 208 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 207, }, .name = "padding", .text = "padding", .line = 60 },
    /* 209 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 208, }, .text = "len(c.padding)", .line = 60 },
    /* 210 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 206, 209, }, .text = "2 % len(c.padding)", .line = 60 },
    /* 211 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 205, 210, }, .text = "c.padding[2 % len(c.padding)]", .line = 60 },
    /* 212 */ { .op = DFG_E_VAR, .ref = 0, .text = "width", .line = 63 },
    /* 213 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 63 },
    /* 214 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 212, 213, }, .text = "width[1]", .line = 63 },
    /* 215 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 63 },
    /* 216 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 214, 215, }, .text = "bottom", .line = 60 },
    /* 217 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 211, 216, }, .text = "c.padding[2 % len(c.padding)] + bottom", .line = 60 },
    /* 218 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 32LL }, .text = "32", .line = 60 },
    /* 219 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 217, 218, }, .text = "c.padding[2 % len(c.padding)] + bottom <= 32", .line = 60 },
    /* 220 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 203, 219, }, .text = "c.padding[0] + top <= 31, c.padding[1] + left <= 31,\012    c.padding[2 % len(c.padding)] + bottom <= 32", .line = 59 },
    /* 221 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 60 },
    /* 222 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 221, }, .name = "padding", .text = "padding", .line = 60 },
    /* 223 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 60 },
    /* 224 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 60 },
    /* 225 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 224, }, .name = "padding", .text = "padding", .line = 60 },
    /* 226 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 225, }, .text = "len(c.padding)", .line = 60 },
    /* 227 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 223, 226, }, .text = "3 % len(c.padding)", .line = 60 },
    /* 228 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 222, 227, }, .text = "c.padding[3 % len(c.padding)]", .line = 60 },
    /* 229 */ { .op = DFG_E_VAR, .ref = 0, .text = "width", .line = 63 },
    /* 230 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 63 },
    /* 231 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 229, 230, }, .text = "width[2]", .line = 63 },
    /* 232 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 63 },
    /* 233 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 231, 232, }, .text = "right", .line = 60 },
    /* 234 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 228, 233, }, .text = "c.padding[3 % len(c.padding)] + right", .line = 60 },
    /* 235 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 32LL }, .text = "32", .line = 60 },
    /* 236 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 234, 235, }, .text = "c.padding[3 % len(c.padding)] + right <= 32", .line = 60 },
    /* 237 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 220, 236, }, .text = "c.padding[0] + top <= 31, c.padding[1] + left <= 31,\012    c.padding[2 % len(c.padding)] + bottom <= 32, c.padding[3 % len(c.padding)] + right <= 32", .line = 59 },
    /* 238 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 178, 237, }, .text = "value(v) == value(zero), padding_ok(c, width[1][0], width[2][0], width[1][1], width[2][1])", .line = 63 },
    /* 239 */ { .op = DFG_E_NODE, .ref = 6, .text = "padded", .line = 82 },
    /* 240 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 239, }, .text = "present(padded)", .line = 82 },
    /* 241 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 240, }, .text = "not present(padded)", .line = 82 },
    /* 242 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 59 },
    /* 243 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 242, }, .name = "padding", .text = "padding", .line = 59 },
    /* 244 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 59 },
    /* 245 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 243, 244, }, .text = "c.padding[0]", .line = 59 },
    /* 246 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "top", .line = 59 },
    /* 247 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 245, 246, }, .text = "c.padding[0] + top", .line = 59 },
    /* 248 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 31LL }, .text = "31", .line = 59 },
    /* 249 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 247, 248, }, .text = "c.padding[0] + top <= 31", .line = 59 },
    /* 250 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 59 },
    /* 251 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 250, }, .name = "padding", .text = "padding", .line = 59 },
    /* 252 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 59 },
    /* 253 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 251, 252, }, .text = "c.padding[1]", .line = 59 },
    /* 254 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "left", .line = 59 },
    /* 255 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 253, 254, }, .text = "c.padding[1] + left", .line = 59 },
    /* 256 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 31LL }, .text = "31", .line = 59 },
    /* 257 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 255, 256, }, .text = "c.padding[1] + left <= 31", .line = 59 },
    /* 258 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 249, 257, }, .text = "c.padding[0] + top <= 31, c.padding[1] + left <= 31", .line = 59 },
    /* 259 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 60 },
    /* 260 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 259, }, .name = "padding", .text = "padding", .line = 60 },
    /* 261 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 60 },
    /* 262 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 60 },
    /* 263 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 262, }, .name = "padding", .text = "padding", .line = 60 },
    /* 264 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 263, }, .text = "len(c.padding)", .line = 60 },
    /* 265 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 261, 264, }, .text = "2 % len(c.padding)", .line = 60 },
    /* 266 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 260, 265, }, .text = "c.padding[2 % len(c.padding)]", .line = 60 },
    /* 267 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "bottom", .line = 60 },
    /* 268 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 266, 267, }, .text = "c.padding[2 % len(c.padding)] + bottom", .line = 60 },
    /* 269 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 32LL }, .text = "32", .line = 60 },
    /* 270 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 268, 269, }, .text = "c.padding[2 % len(c.padding)] + bottom <= 32", .line = 60 },
    /* 271 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 258, 270, }, .text = "c.padding[0] + top <= 31, c.padding[1] + left <= 31,\012    c.padding[2 % len(c.padding)] + bottom <= 32", .line = 59 },
    /* 272 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 60 },
    /* 273 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 272, }, .name = "padding", .text = "padding", .line = 60 },
    /* 274 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 60 },
    /* 275 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 60 },
    /* 276 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 275, }, .name = "padding", .text = "padding", .line = 60 },
    /* 277 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 276, }, .text = "len(c.padding)", .line = 60 },
    /* 278 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 274, 277, }, .text = "3 % len(c.padding)", .line = 60 },
    /* 279 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 273, 278, }, .text = "c.padding[3 % len(c.padding)]", .line = 60 },
    /* 280 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "right", .line = 60 },
    /* 281 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 279, 280, }, .text = "c.padding[3 % len(c.padding)] + right", .line = 60 },
    /* 282 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 32LL }, .text = "32", .line = 60 },
    /* 283 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 281, 282, }, .text = "c.padding[3 % len(c.padding)] + right <= 32", .line = 60 },
    /* 284 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 271, 283, }, .text = "c.padding[0] + top <= 31, c.padding[1] + left <= 31,\012    c.padding[2 % len(c.padding)] + bottom <= 32, c.padding[3 % len(c.padding)] + right <= 32", .line = 59 },
    /* 285 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 241, 284, }, .text = "(not present(padded) and padding_ok(c, 0, 0, 0, 0))", .line = 82 },
    /* 286 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 238, 285, }, .text = "paddings_ok(c, width, v, x_zero) or (not present(padded) and padding_ok(c, 0, 0, 0, 0))", .line = 82 },
};
static const struct dfg_desc_node ethos_u_depthwise_conv2d_nodes[29] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "clip?(r)", .line = 83 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "clip", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "clip?(r)", .line = 83 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.requantize", },
        .n_kids = 5, .kids = (const uint32_t[]){ 3, 25, 26, 27, 28, },
        .name = "r",
        .text = "qnn.requantize(p, const, const, const, const)", .line = 28 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 22, },
        .text = "nn.bias_add(c, b & const)", .line = 79 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.conv2d", },
        .n_kids = 6, .kids = (const uint32_t[]){ 5, 11, 14, 17, 20, 21, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "HWOI" }, .text = "kernel_layout == \"HWOI\"", .line = 78 },
        },
        .name = "c",
        .text = "qnn.conv2d(padded | x, w & const, x_zero & const, w_zero & const, const, const)", .line = 77 },
    [5] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, },
        .text = "padded | x", .line = 77 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.pad", },
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "pad_width", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 4, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 0LL }, } }, { .tag = DFG_D_HOLE }, { .tag = DFG_D_HOLE }, { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 0LL }, } }, } }, .text = "pad_width == [[0, 0], _, _, [0, 0]]", .line = 76 },
            { .test = DFG_D_TEST_BIND, .name = "pad_width", .expr = -1, .var = 0, .text = "pad_width = width", .line = 76 },
        },
        .name = "padded",
        .text = "nn.pad(x, v & const)", .line = 76 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 75 },
    [8] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, },
        .text = "v & const", .line = 76 },
    [9] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "v",
        .text = "v", .line = 75 },
    [10] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 76 },
    [11] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, },
        .text = "w & const", .line = 77 },
    [12] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 75 },
    [13] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 77 },
    [14] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, },
        .text = "x_zero & const", .line = 77 },
    [15] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x_zero",
        .text = "x_zero", .line = 75 },
    [16] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 77 },
    [17] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, },
        .text = "w_zero & const", .line = 77 },
    [18] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w_zero",
        .text = "w_zero", .line = 75 },
    [19] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 77 },
    [20] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 77 },
    [21] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 77 },
    [22] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, },
        .text = "b & const", .line = 79 },
    [23] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 75 },
    [24] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 79 },
    [25] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 28 },
    [26] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 28 },
    [27] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 28 },
    [28] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 28 },
};
static const struct dfg_desc_region ethos_u_depthwise_conv2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t ethos_u_depthwise_conv2d_var_regions[] = { 0, };
static const bool ethos_u_depthwise_conv2d_dims[] = { 0, };
static const struct dfg_desc_capture ethos_u_depthwise_conv2d_refs[] = { { 7, -1 }, { 12, -1 }, { 23, -1 }, { 9, -1 }, { 15, -1 }, { 18, -1 }, { 6, -1 }, { 4, -1 }, { 2, -1 }, { 0, -1 }, };
static const struct dfg_capture ethos_u_depthwise_conv2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct ethos_u_depthwise_conv2d_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct ethos_u_depthwise_conv2d_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct ethos_u_depthwise_conv2d_match, b) },
    { "v", DFG_CAP_NODE, offsetof(struct ethos_u_depthwise_conv2d_match, v) },
    { "x_zero", DFG_CAP_NODE, offsetof(struct ethos_u_depthwise_conv2d_match, x_zero) },
    { "w_zero", DFG_CAP_NODE, offsetof(struct ethos_u_depthwise_conv2d_match, w_zero) },
    { "padded", DFG_CAP_NODE, offsetof(struct ethos_u_depthwise_conv2d_match, padded) },
    { "c", DFG_CAP_NODE, offsetof(struct ethos_u_depthwise_conv2d_match, c) },
    { "r", DFG_CAP_NODE, offsetof(struct ethos_u_depthwise_conv2d_match, r) },
    { "width", DFG_CAP_VALUE, offsetof(struct ethos_u_depthwise_conv2d_match, width) },
};
static const struct dfg_desc_pattern ethos_u_depthwise_conv2d_desc = {
    .n_nodes = 29, .n_exprs = 287, .n_vars = 1, .n_sets = 10,
    .nodes = ethos_u_depthwise_conv2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_u_depthwise_conv2d_regions,
    .var_region = ethos_u_depthwise_conv2d_var_regions,
    .exprs = ethos_u_depthwise_conv2d_exprs,
    .captures = ethos_u_depthwise_conv2d_refs,
    .var_is_dim = ethos_u_depthwise_conv2d_dims,
    .text = "pattern depthwise_conv2d(x, w, b, v, x_zero, w_zero) {\012    padded = nn.pad(x, v & const) { pad_width == [[0, 0], _, _, [0, 0]], pad_width = width };\012    c = qnn.conv2d(padded | x, w & const, x_zero & const, w_zero & const, const, const)\012        { kernel_layout == \"HWOI\" };\012    r = requantized(nn.bias_add(c, b & const));\012    where w.shape[3] == 1, c.groups == w.shape[2];\012    where conv2d_ok(c, x, w, b, r), extern ethos_u_hwoi_weights_fit(w, w_zero);\012    where paddings_ok(c, width, v, x_zero) or (not present(padded) and padding_ok(c, 0, 0, 0, 0));\012    return clip?(r);\012}", .line = 75, .n_where = 5, .where = (const uint32_t[]){ 5, 12, 170, 173, 286, }
};
static bool ethos_u_depthwise_conv2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return ethos_u_depthwise_conv2d_match(g, n, m);
}
static bool ethos_u_depthwise_conv2d_pass(void *ctx, const struct ethos_u_depthwise_conv2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool ethos_u_depthwise_conv2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return ethos_u_depthwise_conv2d_each(g, n, ethos_u_depthwise_conv2d_pass, &e);
}

static const struct dfg_part ethos_u_depthwise_conv2d_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct ethos_u_depthwise_conv2d_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct ethos_u_depthwise_conv2d_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct ethos_u_depthwise_conv2d_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct ethos_u_depthwise_conv2d_whole, m.v) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct ethos_u_depthwise_conv2d_whole, m.x_zero) },
    { DFG_PART_INPUT, false, 0, 5, offsetof(struct ethos_u_depthwise_conv2d_whole, m.w_zero) },
    { DFG_PART_INNER, false, 0, 6, offsetof(struct ethos_u_depthwise_conv2d_whole, m.padded) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_depthwise_conv2d_whole, constant) },
    { DFG_PART_INNER, false, 0, 7, offsetof(struct ethos_u_depthwise_conv2d_whole, m.c) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_depthwise_conv2d_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_depthwise_conv2d_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_depthwise_conv2d_whole, constant_4) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_depthwise_conv2d_whole, constant_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_depthwise_conv2d_whole, constant_6) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct ethos_u_depthwise_conv2d_whole, bias_add) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_depthwise_conv2d_whole, constant_7) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct ethos_u_depthwise_conv2d_whole, v) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct ethos_u_depthwise_conv2d_whole, clip) },
    { DFG_PART_INNER, false, 0, 8, offsetof(struct ethos_u_depthwise_conv2d_whole, m.r) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_depthwise_conv2d_whole, constant_8) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_depthwise_conv2d_whole, constant_9) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_depthwise_conv2d_whole, constant_10) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_depthwise_conv2d_whole, constant_11) },
};
/* ---- conv2d_transpose ---- */

static bool ethos_u_conv2d_transpose_extern_210(const dfg_graph *g, const dfg_node *a)
{
    return ethos_u_iohw_weights_fit(g, a[0], a[1]);
}
static const struct dfg_desc_expr ethos_u_conv2d_transpose_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 24 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 24 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 24 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == i8", .line = 24 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 22 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 22 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 22 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.rank == 0", .line = 22 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 22 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "shape", .line = 22 },
    /* 10 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "max(x.shape)", .line = 22 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 22 },
    /* 12 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "max(x.shape) <= 65536", .line = 22 },
    /* 13 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 7, 12, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 22 },
    /* 14 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 13, }, .text = "x.dtype == i8, fits(x)", .line = 24 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 6, .text = "x", .line = 24 },
    /* 16 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "dtype", .line = 24 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 24 },
    /* 18 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, }, .text = "x.dtype == i8", .line = 24 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 6, .text = "x", .line = 22 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "rank", .line = 22 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 22 },
    /* 22 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "x.rank == 0", .line = 22 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 6, .text = "x", .line = 22 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "shape", .line = 22 },
    /* 25 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 24, }, .text = "max(x.shape)", .line = 22 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 22 },
    /* 27 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 25, 26, }, .text = "max(x.shape) <= 65536", .line = 22 },
    /* 28 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 22, 27, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 22 },
    /* 29 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 28, }, .text = "x.dtype == i8, fits(x)", .line = 24 },
    /* 30 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 24 },
    /* 31 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "dtype", .line = 24 },
    /* 32 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 24 },
    /* 33 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 31, 32, }, .text = "x.dtype == i8", .line = 24 },
    /* 34 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 22 },
    /* 35 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 34, }, .text = "rank", .line = 22 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 22 },
    /* 37 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 35, 36, }, .text = "x.rank == 0", .line = 22 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 22 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "shape", .line = 22 },
    /* 40 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 39, }, .text = "max(x.shape)", .line = 22 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 22 },
    /* 42 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 40, 41, }, .text = "max(x.shape) <= 65536", .line = 22 },
    /* 43 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 37, 42, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 22 },
    /* 44 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 33, 43, }, .text = "x.dtype == i8, fits(x)", .line = 24 },
    /* 45 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 101 },
    /* 46 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 45, }, .text = "shape", .line = 101 },
    /* 47 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 101 },
    /* 48 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 46, 47, }, .text = "x.shape[0]", .line = 101 },
    /* 49 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 101 },
    /* 50 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 48, 49, }, .text = "x.shape[0] == 1", .line = 101 },
    /* 51 */ { .op = DFG_E_NODE, .ref = 17, .text = "b", .line = 101 },
    /* 52 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 51, }, .text = "present(b)", .line = 101 },
    /* 53 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 52, }, .text = "not present(b)", .line = 101 },
    /* 54 */ { .op = DFG_E_NODE, .ref = 17, .text = "b", .line = 56 },
    /* 55 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 54, }, .text = "dtype", .line = 56 },
    /* 56 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 56 },
    /* 57 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 55, 56, }, .text = "b.dtype != i64", .line = 56 },
    /* 58 */ { .op = DFG_E_NODE, .ref = 17, .text = "b", .line = 56 },
    /* 59 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 58, }, .text = "value(b)", .line = 56 },
    /* 60 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 59, }, .text = "max(value(b))", .line = 56 },
    /* 61 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 549755813888LL }, .text = "549755813888", .line = 56 },
    /* 62 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 60, 61, }, .text = "max(value(b)) < 549755813888", .line = 56 },
    /* 63 */ { .op = DFG_E_NODE, .ref = 17, .text = "b", .line = 56 },
    /* 64 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 63, }, .text = "value(b)", .line = 56 },
    /* 65 */ { .op = DFG_E_CALL, .sub = DFG_F_MIN, .n_kids = 1, .kids = (const uint32_t[]){ 64, }, .text = "min(value(b))", .line = 56 },
    /* 66 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -549755813888LL }, .text = "-549755813888", .line = 56 },
    /* 67 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 65, 66, }, .text = "min(value(b)) >= -549755813888", .line = 56 },
    /* 68 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 62, 67, }, .text = "(max(value(b)) < 549755813888 and min(value(b)) >= -549755813888)", .line = 56 },
    /* 69 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 57, 68, }, .text = "b.dtype != i64 or (max(value(b)) < 549755813888 and min(value(b)) >= -549755813888)", .line = 56 },
    /* 70 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 53, 69, }, .text = "not present(b) or bias_ok(b)", .line = 101 },
    /* 71 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 88 },
    /* 72 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 71, }, .text = "shape", .line = 88 },
    /* 73 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 88 },
    /* 74 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 72, 73, }, .text = "r.shape[1]", .line = 88 },
    /* 75 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 88 },
    /* 76 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 75, }, .text = "shape", .line = 88 },
    /* 77 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 88 },
    /* 78 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 76, 77, }, .text = "x.shape[1]", .line = 88 },
    /* 79 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 88 },
    /* 80 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 78, 79, }, .text = "x.shape[1] * 2", .line = 88 },
    /* 81 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 88 },
    /* 82 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 81, }, .name = "padding", .text = "padding", .line = 88 },
    /* 83 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 82, }, .text = "max(c.padding)", .line = 88 },
    /* 84 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 88 },
    /* 85 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 83, 84, }, .text = "max(c.padding) == 0", .line = 88 },
    /* 86 */ { .op = DFG_E_NODE, .ref = 6, .text = "w", .line = 88 },
    /* 87 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 86, }, .text = "shape", .line = 88 },
    /* 88 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 88 },
    /* 89 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 87, 88, }, .text = "w.shape[2]", .line = 88 },
    /* 90 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 88 },
    /* 91 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 89, 90, }, .text = "w.shape[2] - 2", .line = 88 },
    /* 92 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 88 },
    /* 93 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 85, 91, 92, }, .text = "(max(c.padding) == 0 ? w.shape[2] - 2 : 0)", .line = 88 },
    /* 94 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 80, 93, }, .text = "x.shape[1] * 2 + (max(c.padding) == 0 ? w.shape[2] - 2 : 0)", .line = 88 },
    /* 95 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 74, 94, }, .text = "r.shape[1] == x.shape[1] * 2 + (max(c.padding) == 0 ? w.shape[2] - 2 : 0)", .line = 88 },
    /* 96 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 89 },
    /* 97 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 96, }, .text = "shape", .line = 89 },
    /* 98 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 89 },
    /* 99 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 97, 98, }, .text = "r.shape[2]", .line = 89 },
    /* 100 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 89 },
    /* 101 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 100, }, .text = "shape", .line = 89 },
    /* 102 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 89 },
    /* 103 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 101, 102, }, .text = "x.shape[2]", .line = 89 },
    /* 104 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 89 },
    /* 105 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 103, 104, }, .text = "x.shape[2] * 2", .line = 89 },
    /* 106 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 89 },
    /* 107 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 106, }, .name = "padding", .text = "padding", .line = 89 },
    /* 108 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 107, }, .text = "max(c.padding)", .line = 89 },
    /* 109 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 89 },
    /* 110 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 108, 109, }, .text = "max(c.padding) == 0", .line = 89 },
    /* 111 */ { .op = DFG_E_NODE, .ref = 6, .text = "w", .line = 89 },
    /* 112 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 111, }, .text = "shape", .line = 89 },
    /* 113 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 89 },
    /* 114 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 112, 113, }, .text = "w.shape[3]", .line = 89 },
    /* 115 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 89 },
    /* 116 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 114, 115, }, .text = "w.shape[3] - 2", .line = 89 },
    /* 117 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 89 },
    /* 118 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 110, 116, 117, }, .text = "(max(c.padding) == 0 ? w.shape[3] - 2 : 0)", .line = 89 },
    /* 119 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 105, 118, }, .text = "x.shape[2] * 2 + (max(c.padding) == 0 ? w.shape[3] - 2 : 0)", .line = 89 },
    /* 120 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 99, 119, }, .text = "r.shape[2] == x.shape[2] * 2 + (max(c.padding) == 0 ? w.shape[3] - 2 : 0)", .line = 89 },
    /* 121 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 95, 120, }, .text = "r.shape[1] == x.shape[1] * 2 + (max(c.padding) == 0 ? w.shape[2] - 2 : 0),\012    r.shape[2] == x.shape[2] * 2 + (max(c.padding) == 0 ? w.shape[3] - 2 : 0)", .line = 88 },
    /* 122 */ { .op = DFG_E_NODE, .ref = 6, .text = "w", .line = 92 },
    /* 123 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 122, }, .text = "shape", .line = 92 },
    /* 124 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 92 },
    /* 125 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 123, 124, }, .text = "w.shape[2]", .line = 92 },
    /* 126 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 92 },
    /* 127 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 125, 126, }, .text = "w.shape[2] - 1", .line = 92 },
    /* 128 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 92 },
    /* 129 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 128, }, .name = "padding", .text = "padding", .line = 92 },
    /* 130 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 92 },
    /* 131 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 129, 130, }, .text = "c.padding[0]", .line = 92 },
    /* 132 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 127, 131, }, .text = "w.shape[2] - 1 - c.padding[0]", .line = 92 },
    /* 133 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 92 },
    /* 134 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 31LL }, .text = "31", .line = 92 },
    /* 135 */ { .op = DFG_E_IN_RANGE, .n_kids = 3, .kids = (const uint32_t[]){ 132, 133, 134, }, .text = "w.shape[2] - 1 - c.padding[0] in 0..31", .line = 92 },
    /* 136 */ { .op = DFG_E_NODE, .ref = 6, .text = "w", .line = 92 },
    /* 137 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 136, }, .text = "shape", .line = 92 },
    /* 138 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 92 },
    /* 139 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 137, 138, }, .text = "w.shape[3]", .line = 92 },
    /* 140 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 92 },
    /* 141 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 139, 140, }, .text = "w.shape[3] - 1", .line = 92 },
    /* 142 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 92 },
    /* 143 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 142, }, .name = "padding", .text = "padding", .line = 92 },
    /* 144 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 92 },
    /* 145 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 143, 144, }, .text = "c.padding[1]", .line = 92 },
    /* 146 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 141, 145, }, .text = "w.shape[3] - 1 - c.padding[1]", .line = 92 },
    /* 147 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 92 },
    /* 148 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 31LL }, .text = "31", .line = 92 },
    /* 149 */ { .op = DFG_E_IN_RANGE, .n_kids = 3, .kids = (const uint32_t[]){ 146, 147, 148, }, .text = "w.shape[3] - 1 - c.padding[1] in 0..31", .line = 92 },
    /* 150 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 135, 149, }, .text = "w.shape[2] - 1 - c.padding[0] in 0..31, w.shape[3] - 1 - c.padding[1] in 0..31", .line = 92 },
    /* 151 */ { .op = DFG_E_NODE, .ref = 6, .text = "w", .line = 93 },
    /* 152 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 151, }, .text = "shape", .line = 93 },
    /* 153 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 93 },
    /* 154 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 152, 153, }, .text = "w.shape[2]", .line = 93 },
    /* 155 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 93 },
    /* 156 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 154, 155, }, .text = "w.shape[2] - 2", .line = 93 },
    /* 157 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 93 },
    /* 158 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 157, }, .name = "padding", .text = "padding", .line = 93 },
    /* 159 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 93 },
    /* 160 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 93 },
    /* 161 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 160, }, .name = "padding", .text = "padding", .line = 93 },
    /* 162 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 161, }, .text = "len(c.padding)", .line = 93 },
    /* 163 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 159, 162, }, .text = "2 % len(c.padding)", .line = 93 },
    /* 164 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 158, 163, }, .text = "c.padding[2 % len(c.padding)]", .line = 93 },
    /* 165 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 156, 164, }, .text = "w.shape[2] - 2 - c.padding[2 % len(c.padding)]", .line = 93 },
    /* 166 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 93 },
    /* 167 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 32LL }, .text = "32", .line = 93 },
    /* 168 */ { .op = DFG_E_IN_RANGE, .n_kids = 3, .kids = (const uint32_t[]){ 165, 166, 167, }, .text = "w.shape[2] - 2 - c.padding[2 % len(c.padding)] in 0..32", .line = 93 },
    /* 169 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 150, 168, }, .text = "w.shape[2] - 1 - c.padding[0] in 0..31, w.shape[3] - 1 - c.padding[1] in 0..31,\012    w.shape[2] - 2 - c.padding[2 % len(c.padding)] in 0..32", .line = 92 },
    /* 170 */ { .op = DFG_E_NODE, .ref = 6, .text = "w", .line = 94 },
    /* 171 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 170, }, .text = "shape", .line = 94 },
    /* 172 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 94 },
    /* 173 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 171, 172, }, .text = "w.shape[3]", .line = 94 },
    /* 174 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 94 },
    /* 175 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 173, 174, }, .text = "w.shape[3] - 2", .line = 94 },
    /* 176 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 94 },
    /* 177 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 176, }, .name = "padding", .text = "padding", .line = 94 },
    /* 178 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 94 },
    /* 179 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 94 },
    /* 180 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 179, }, .name = "padding", .text = "padding", .line = 94 },
    /* 181 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 180, }, .text = "len(c.padding)", .line = 94 },
    /* 182 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 178, 181, }, .text = "3 % len(c.padding)", .line = 94 },
    /* 183 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 177, 182, }, .text = "c.padding[3 % len(c.padding)]", .line = 94 },
    /* 184 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 175, 183, }, .text = "w.shape[3] - 2 - c.padding[3 % len(c.padding)]", .line = 94 },
    /* 185 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 94 },
    /* 186 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 32LL }, .text = "32", .line = 94 },
    /* 187 */ { .op = DFG_E_IN_RANGE, .n_kids = 3, .kids = (const uint32_t[]){ 184, 185, 186, }, .text = "w.shape[3] - 2 - c.padding[3 % len(c.padding)] in 0..32", .line = 94 },
    /* 188 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 169, 187, }, .text = "w.shape[2] - 1 - c.padding[0] in 0..31, w.shape[3] - 1 - c.padding[1] in 0..31,\012    w.shape[2] - 2 - c.padding[2 % len(c.padding)] in 0..32,\012    w.shape[3] - 2 - c.padding[3 % len(c.padding)] in 0..32", .line = 92 },
    /* 189 */ { .op = DFG_E_NODE, .ref = 6, .text = "w", .line = 102 },
    /* 190 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 189, }, .text = "shape", .line = 102 },
    /* 191 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 102 },
    /* 192 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 190, 191, }, .text = "height", .line = 50 },
    /* 193 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 50 },
    /* 194 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 64LL }, .text = "64", .line = 50 },
    /* 195 */ { .op = DFG_E_IN_RANGE, .n_kids = 3, .kids = (const uint32_t[]){ 192, 193, 194, }, .text = "height in 1..64", .line = 50 },
    /* 196 */ { .op = DFG_E_NODE, .ref = 6, .text = "w", .line = 102 },
    /* 197 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 196, }, .text = "shape", .line = 102 },
    /* 198 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 102 },
    /* 199 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 197, 198, }, .text = "height", .line = 50 },
    /* 200 */ { .op = DFG_E_NODE, .ref = 6, .text = "w", .line = 102 },
    /* 201 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 200, }, .text = "shape", .line = 102 },
    /* 202 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 102 },
    /* 203 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 201, 202, }, .text = "width", .line = 50 },
    /* 204 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 199, 203, }, .text = "height * width", .line = 50 },
    /* 205 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4096LL }, .text = "4096", .line = 50 },
    /* 206 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 204, 205, }, .text = "height * width <= 4096", .line = 50 },
    /* 207 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 195, 206, }, .text = "height in 1..64, height * width <= 4096", .line = 50 },
    /* 208 */ { .op = DFG_E_NODE, .ref = 6, .text = "w", .line = 103 },
    /* 209 */ { .op = DFG_E_NODE, .ref = 12, .text = "w_zero", .line = 103 },
    /* 210 */ { .op = DFG_E_EXTERN, .n_kids = 2, .kids = (const uint32_t[]){ 208, 209, }, .name = "ethos_u_iohw_weights_fit", .call = ethos_u_conv2d_transpose_extern_210, .text = "extern ethos_u_iohw_weights_fit(w, w_zero)", .line = 103 },
};
static const struct dfg_desc_node ethos_u_conv2d_transpose_nodes[23] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.requantize", },
        .n_kids = 5, .kids = (const uint32_t[]){ 1, 19, 20, 21, 22, },
        .name = "r",
        .text = "qnn.requantize(p, const, const, const, const)", .line = 28 },
    [1] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "nn.bias_add(c, b & const) | c", .line = 100 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 16, },
        .text = "nn.bias_add(c, b & const)", .line = 100 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.conv2d_transpose", },
        .n_kids = 6, .kids = (const uint32_t[]){ 4, 5, 8, 11, 14, 15, },
        .n_attrs = 6, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "data_layout == \"NHWC\"", .line = 98 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "IOHW" }, .text = "kernel_layout == \"IOHW\"", .line = 98 },
            { .test = DFG_D_TEST_EQ, .name = "strides", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 2LL }, { .tag = DFG_D_INT, .i = 2LL }, } }, .text = "strides == [2, 2]", .line = 98 },
            { .test = DFG_D_TEST_EQ, .name = "dilation", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 1LL }, { .tag = DFG_D_INT, .i = 1LL }, } }, .text = "dilation == [1, 1]", .line = 98 },
            { .test = DFG_D_TEST_EQ, .name = "output_padding", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 0LL }, } }, .text = "output_padding == [0, 0]", .line = 99 },
            { .test = DFG_D_TEST_EQ, .name = "groups", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "groups == 1", .line = 99 },
        },
        .name = "c",
        .text = "qnn.conv2d_transpose(x, w & const, x_zero & const, w_zero & const, const, const)", .line = 97 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 96 },
    [5] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, },
        .text = "w & const", .line = 97 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 96 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 97 },
    [8] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, },
        .text = "x_zero & const", .line = 97 },
    [9] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x_zero",
        .text = "x_zero", .line = 96 },
    [10] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 97 },
    [11] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, },
        .text = "w_zero & const", .line = 97 },
    [12] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w_zero",
        .text = "w_zero", .line = 96 },
    [13] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 97 },
    [14] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 97 },
    [15] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 97 },
    [16] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, },
        .text = "b & const", .line = 100 },
    [17] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 96 },
    [18] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 100 },
    [19] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 28 },
    [20] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 28 },
    [21] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 28 },
    [22] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 28 },
};
static const struct dfg_desc_region ethos_u_conv2d_transpose_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture ethos_u_conv2d_transpose_refs[] = { { 4, -1 }, { 6, -1 }, { 17, -1 }, { 9, -1 }, { 12, -1 }, { 3, -1 }, { 0, -1 }, };
static const struct dfg_capture ethos_u_conv2d_transpose_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct ethos_u_conv2d_transpose_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct ethos_u_conv2d_transpose_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct ethos_u_conv2d_transpose_match, b) },
    { "x_zero", DFG_CAP_NODE, offsetof(struct ethos_u_conv2d_transpose_match, x_zero) },
    { "w_zero", DFG_CAP_NODE, offsetof(struct ethos_u_conv2d_transpose_match, w_zero) },
    { "c", DFG_CAP_NODE, offsetof(struct ethos_u_conv2d_transpose_match, c) },
    { "r", DFG_CAP_NODE, offsetof(struct ethos_u_conv2d_transpose_match, r) },
};
static const struct dfg_desc_pattern ethos_u_conv2d_transpose_desc = {
    .n_nodes = 23, .n_exprs = 211, .n_vars = 0, .n_sets = 7,
    .nodes = ethos_u_conv2d_transpose_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_u_conv2d_transpose_regions,
    .exprs = ethos_u_conv2d_transpose_exprs,
    .captures = ethos_u_conv2d_transpose_refs,
    .text = "pattern conv2d_transpose(x, w, b, x_zero, w_zero) {\012    c = qnn.conv2d_transpose(x, w & const, x_zero & const, w_zero & const, const, const)\012        { data_layout == \"NHWC\", kernel_layout == \"IOHW\", strides == [2, 2], dilation == [1, 1],\012          output_padding == [0, 0], groups == 1 };\012    r = requantized(nn.bias_add(c, b & const) | c);\012    where int8(x), int8(w), int8(r), x.shape[0] == 1, not present(b) or bias_ok(b);\012    where doubled(c, x, w, r), padding_left(c, w), span_ok(w.shape[2], w.shape[3]);\012    where extern ethos_u_iohw_weights_fit(w, w_zero);\012    return r;\012}", .line = 96, .n_where = 9, .where = (const uint32_t[]){ 14, 29, 44, 50, 70, 121, 188, 207, 210, }
};
static bool ethos_u_conv2d_transpose_any(const dfg_graph *g, dfg_node n, void *m)
{
    return ethos_u_conv2d_transpose_match(g, n, m);
}
static bool ethos_u_conv2d_transpose_pass(void *ctx, const struct ethos_u_conv2d_transpose_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool ethos_u_conv2d_transpose_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return ethos_u_conv2d_transpose_each(g, n, ethos_u_conv2d_transpose_pass, &e);
}

static const struct dfg_part ethos_u_conv2d_transpose_parts[] = {
    { DFG_PART_ROOT, false, 1, 6, offsetof(struct ethos_u_conv2d_transpose_whole, m.r) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_conv2d_transpose_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_conv2d_transpose_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_conv2d_transpose_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_conv2d_transpose_whole, constant_4) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct ethos_u_conv2d_transpose_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct ethos_u_conv2d_transpose_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct ethos_u_conv2d_transpose_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct ethos_u_conv2d_transpose_whole, m.x_zero) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct ethos_u_conv2d_transpose_whole, m.w_zero) },
    { DFG_PART_INNER, false, 0, 5, offsetof(struct ethos_u_conv2d_transpose_whole, m.c) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_conv2d_transpose_whole, constant_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_conv2d_transpose_whole, constant_6) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_conv2d_transpose_whole, constant_7) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_conv2d_transpose_whole, constant_8) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_conv2d_transpose_whole, constant_9) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct ethos_u_conv2d_transpose_whole, bias_add) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_conv2d_transpose_whole, constant_10) },
};
/* ---- fully_connected ---- */

static bool ethos_u_fully_connected_extern_81(const dfg_graph *g, const dfg_node *a)
{
    return ethos_u_dense_weights_fit(g, a[0], a[1]);
}
static const struct dfg_desc_expr ethos_u_fully_connected_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 24 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 24 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 24 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == i8", .line = 24 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 22 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 22 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 22 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.rank == 0", .line = 22 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 22 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "shape", .line = 22 },
    /* 10 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "max(x.shape)", .line = 22 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 22 },
    /* 12 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "max(x.shape) <= 65536", .line = 22 },
    /* 13 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 7, 12, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 22 },
    /* 14 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 13, }, .text = "x.dtype == i8, fits(x)", .line = 24 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 7, .text = "x", .line = 24 },
    /* 16 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "dtype", .line = 24 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 24 },
    /* 18 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, }, .text = "x.dtype == i8", .line = 24 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 7, .text = "x", .line = 22 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "rank", .line = 22 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 22 },
    /* 22 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "x.rank == 0", .line = 22 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 7, .text = "x", .line = 22 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "shape", .line = 22 },
    /* 25 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 24, }, .text = "max(x.shape)", .line = 22 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 22 },
    /* 27 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 25, 26, }, .text = "max(x.shape) <= 65536", .line = 22 },
    /* 28 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 22, 27, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 22 },
    /* 29 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 28, }, .text = "x.dtype == i8, fits(x)", .line = 24 },
    /* 30 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 24 },
    /* 31 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "dtype", .line = 24 },
    /* 32 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 24 },
    /* 33 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 31, 32, }, .text = "x.dtype == i8", .line = 24 },
    /* 34 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 22 },
    /* 35 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 34, }, .text = "rank", .line = 22 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 22 },
    /* 37 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 35, 36, }, .text = "x.rank == 0", .line = 22 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 22 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "shape", .line = 22 },
    /* 40 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 39, }, .text = "max(x.shape)", .line = 22 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 22 },
    /* 42 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 40, 41, }, .text = "max(x.shape) <= 65536", .line = 22 },
    /* 43 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 37, 42, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 22 },
    /* 44 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 33, 43, }, .text = "x.dtype == i8, fits(x)", .line = 24 },
    /* 45 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 112 },
    /* 46 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 45, }, .text = "rank", .line = 112 },
    /* 47 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 112 },
    /* 48 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 46, 47, }, .text = "x.rank == 2", .line = 112 },
    /* 49 */ { .op = DFG_E_NODE, .ref = 7, .text = "w", .line = 112 },
    /* 50 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 49, }, .text = "rank", .line = 112 },
    /* 51 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 112 },
    /* 52 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 50, 51, }, .text = "w.rank == 2", .line = 112 },
    /* 53 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 112 },
    /* 54 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 53, }, .text = "shape", .line = 112 },
    /* 55 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 112 },
    /* 56 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 54, 55, }, .text = "x.shape[0]", .line = 112 },
    /* 57 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 112 },
    /* 58 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 56, 57, }, .text = "x.shape[0] == 1", .line = 112 },
    /* 59 */ { .op = DFG_E_NODE, .ref = 19, .text = "b", .line = 113 },
    /* 60 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 59, }, .text = "present(b)", .line = 113 },
    /* 61 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 60, }, .text = "not present(b)", .line = 113 },
    /* 62 */ { .op = DFG_E_NODE, .ref = 19, .text = "b", .line = 56 },
    /* 63 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 62, }, .text = "dtype", .line = 56 },
    /* 64 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 56 },
    /* 65 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 63, 64, }, .text = "b.dtype != i64", .line = 56 },
    /* 66 */ { .op = DFG_E_NODE, .ref = 19, .text = "b", .line = 56 },
    /* 67 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 66, }, .text = "value(b)", .line = 56 },
    /* 68 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 67, }, .text = "max(value(b))", .line = 56 },
    /* 69 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 549755813888LL }, .text = "549755813888", .line = 56 },
    /* 70 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 68, 69, }, .text = "max(value(b)) < 549755813888", .line = 56 },
    /* 71 */ { .op = DFG_E_NODE, .ref = 19, .text = "b", .line = 56 },
    /* 72 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 71, }, .text = "value(b)", .line = 56 },
    /* 73 */ { .op = DFG_E_CALL, .sub = DFG_F_MIN, .n_kids = 1, .kids = (const uint32_t[]){ 72, }, .text = "min(value(b))", .line = 56 },
    /* 74 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -549755813888LL }, .text = "-549755813888", .line = 56 },
    /* 75 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 73, 74, }, .text = "min(value(b)) >= -549755813888", .line = 56 },
    /* 76 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 70, 75, }, .text = "(max(value(b)) < 549755813888 and min(value(b)) >= -549755813888)", .line = 56 },
    /* 77 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 65, 76, }, .text = "b.dtype != i64 or (max(value(b)) < 549755813888 and min(value(b)) >= -549755813888)", .line = 56 },
    /* 78 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 61, 77, }, .text = "not present(b) or bias_ok(b)", .line = 113 },
    /* 79 */ { .op = DFG_E_NODE, .ref = 7, .text = "w", .line = 113 },
    /* 80 */ { .op = DFG_E_NODE, .ref = 13, .text = "w_zero", .line = 113 },
    /* 81 */ { .op = DFG_E_EXTERN, .n_kids = 2, .kids = (const uint32_t[]){ 79, 80, }, .name = "ethos_u_dense_weights_fit", .call = ethos_u_fully_connected_extern_81, .text = "extern ethos_u_dense_weights_fit(w, w_zero)", .line = 113 },
};
static const struct dfg_desc_node ethos_u_fully_connected_nodes[25] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "clip?(r)", .line = 114 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "clip", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "clip?(r)", .line = 114 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.requantize", },
        .n_kids = 5, .kids = (const uint32_t[]){ 3, 21, 22, 23, 24, },
        .name = "r",
        .text = "qnn.requantize(p, const, const, const, const)", .line = 28 },
    [3] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 17, },
        .text = "d | nn.bias_add(d, b & const)", .line = 111 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.dense", },
        .n_kids = 6, .kids = (const uint32_t[]){ 5, 6, 9, 12, 15, 16, },
        .name = "d",
        .text = "qnn.dense(x, w & const, x_zero & const, w_zero & const, const, const)", .line = 110 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 109 },
    [6] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "w & const", .line = 110 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 109 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 110 },
    [9] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, },
        .text = "x_zero & const", .line = 110 },
    [10] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x_zero",
        .text = "x_zero", .line = 109 },
    [11] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 110 },
    [12] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, },
        .text = "w_zero & const", .line = 110 },
    [13] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w_zero",
        .text = "w_zero", .line = 109 },
    [14] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 110 },
    [15] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 110 },
    [16] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 110 },
    [17] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 18, },
        .text = "nn.bias_add(d, b & const)", .line = 111 },
    [18] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, },
        .text = "b & const", .line = 111 },
    [19] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 109 },
    [20] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 111 },
    [21] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 28 },
    [22] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 28 },
    [23] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 28 },
    [24] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 28 },
};
static const struct dfg_desc_region ethos_u_fully_connected_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture ethos_u_fully_connected_refs[] = { { 5, -1 }, { 7, -1 }, { 19, -1 }, { 10, -1 }, { 13, -1 }, { 4, -1 }, { 2, -1 }, };
static const struct dfg_capture ethos_u_fully_connected_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct ethos_u_fully_connected_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct ethos_u_fully_connected_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct ethos_u_fully_connected_match, b) },
    { "x_zero", DFG_CAP_NODE, offsetof(struct ethos_u_fully_connected_match, x_zero) },
    { "w_zero", DFG_CAP_NODE, offsetof(struct ethos_u_fully_connected_match, w_zero) },
    { "d", DFG_CAP_NODE, offsetof(struct ethos_u_fully_connected_match, d) },
    { "r", DFG_CAP_NODE, offsetof(struct ethos_u_fully_connected_match, r) },
};
static const struct dfg_desc_pattern ethos_u_fully_connected_desc = {
    .n_nodes = 25, .n_exprs = 82, .n_vars = 0, .n_sets = 7,
    .nodes = ethos_u_fully_connected_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_u_fully_connected_regions,
    .exprs = ethos_u_fully_connected_exprs,
    .captures = ethos_u_fully_connected_refs,
    .text = "pattern fully_connected(x, w, b, x_zero, w_zero) {\012    d = qnn.dense(x, w & const, x_zero & const, w_zero & const, const, const);\012    r = requantized(d | nn.bias_add(d, b & const));\012    where int8(x), int8(w), int8(r), x.rank == 2, w.rank == 2, x.shape[0] == 1;\012    where not present(b) or bias_ok(b), extern ethos_u_dense_weights_fit(w, w_zero);\012    return clip?(r);\012}", .line = 109, .n_where = 8, .where = (const uint32_t[]){ 14, 29, 44, 48, 52, 58, 78, 81, }
};
static bool ethos_u_fully_connected_any(const dfg_graph *g, dfg_node n, void *m)
{
    return ethos_u_fully_connected_match(g, n, m);
}
static bool ethos_u_fully_connected_pass(void *ctx, const struct ethos_u_fully_connected_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool ethos_u_fully_connected_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return ethos_u_fully_connected_each(g, n, ethos_u_fully_connected_pass, &e);
}

static const struct dfg_part ethos_u_fully_connected_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct ethos_u_fully_connected_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct ethos_u_fully_connected_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct ethos_u_fully_connected_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct ethos_u_fully_connected_whole, m.x_zero) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct ethos_u_fully_connected_whole, m.w_zero) },
    { DFG_PART_INNER, false, 0, 5, offsetof(struct ethos_u_fully_connected_whole, m.d) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_fully_connected_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_fully_connected_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_fully_connected_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_fully_connected_whole, constant_4) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_fully_connected_whole, constant_5) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct ethos_u_fully_connected_whole, bias_add) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_fully_connected_whole, constant_6) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct ethos_u_fully_connected_whole, v) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct ethos_u_fully_connected_whole, clip) },
    { DFG_PART_INNER, false, 0, 6, offsetof(struct ethos_u_fully_connected_whole, m.r) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_fully_connected_whole, constant_7) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_fully_connected_whole, constant_8) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_fully_connected_whole, constant_9) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_fully_connected_whole, constant_10) },
};
/* ---- matmul ---- */

static const struct dfg_desc_expr ethos_u_matmul_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 24 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 24 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 24 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == i8", .line = 24 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 22 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 22 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 22 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.rank == 0", .line = 22 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 22 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "shape", .line = 22 },
    /* 10 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "max(x.shape)", .line = 22 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 22 },
    /* 12 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "max(x.shape) <= 65536", .line = 22 },
    /* 13 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 7, 12, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 22 },
    /* 14 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 13, }, .text = "x.dtype == i8, fits(x)", .line = 24 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 24 },
    /* 16 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "dtype", .line = 24 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 24 },
    /* 18 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, }, .text = "x.dtype == i8", .line = 24 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 22 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "rank", .line = 22 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 22 },
    /* 22 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "x.rank == 0", .line = 22 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 22 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "shape", .line = 22 },
    /* 25 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 24, }, .text = "max(x.shape)", .line = 22 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 22 },
    /* 27 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 25, 26, }, .text = "max(x.shape) <= 65536", .line = 22 },
    /* 28 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 22, 27, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 22 },
    /* 29 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 28, }, .text = "x.dtype == i8, fits(x)", .line = 24 },
    /* 30 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 24 },
    /* 31 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "dtype", .line = 24 },
    /* 32 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 24 },
    /* 33 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 31, 32, }, .text = "x.dtype == i8", .line = 24 },
    /* 34 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 22 },
    /* 35 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 34, }, .text = "rank", .line = 22 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 22 },
    /* 37 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 35, 36, }, .text = "x.rank == 0", .line = 22 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 22 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "shape", .line = 22 },
    /* 40 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 39, }, .text = "max(x.shape)", .line = 22 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 22 },
    /* 42 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 40, 41, }, .text = "max(x.shape) <= 65536", .line = 22 },
    /* 43 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 37, 42, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 22 },
    /* 44 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 33, 43, }, .text = "x.dtype == i8, fits(x)", .line = 24 },
    /* 45 */ { .op = DFG_E_NODE, .ref = 4, .text = "a", .line = 118 },
    /* 46 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 45, }, .text = "rank", .line = 118 },
    /* 47 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 118 },
    /* 48 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 46, 47, }, .text = "a.rank == 2", .line = 118 },
    /* 49 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 118 },
    /* 50 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 49, }, .text = "rank", .line = 118 },
    /* 51 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 118 },
    /* 52 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 50, 51, }, .text = "b.rank == 2", .line = 118 },
    /* 53 */ { .op = DFG_E_NODE, .ref = 4, .text = "a", .line = 118 },
    /* 54 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 53, }, .text = "shape", .line = 118 },
    /* 55 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 118 },
    /* 56 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 54, 55, }, .text = "a.shape[1]", .line = 118 },
    /* 57 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 118 },
    /* 58 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 57, }, .text = "shape", .line = 118 },
    /* 59 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 118 },
    /* 60 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 58, 59, }, .text = "b.shape[1]", .line = 118 },
    /* 61 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 56, 60, }, .text = "a.shape[1] == b.shape[1]", .line = 118 },
};
static const struct dfg_desc_node ethos_u_matmul_nodes[14] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "clip?(r)", .line = 119 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "clip", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "clip?(r)", .line = 119 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.requantize", },
        .n_kids = 5, .kids = (const uint32_t[]){ 3, 10, 11, 12, 13, },
        .name = "r",
        .text = "qnn.requantize(p, const, const, const, const)", .line = 28 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.dense", },
        .n_kids = 6, .kids = (const uint32_t[]){ 4, 5, 6, 7, 8, 9, },
        .text = "qnn.dense(a, b, const, const, const, const)", .line = 117 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 116 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 116 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 117 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 117 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 117 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 117 },
    [10] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 28 },
    [11] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 28 },
    [12] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 28 },
    [13] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 28 },
};
static const struct dfg_desc_region ethos_u_matmul_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture ethos_u_matmul_refs[] = { { 4, -1 }, { 5, -1 }, { 2, -1 }, };
static const struct dfg_capture ethos_u_matmul_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct ethos_u_matmul_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct ethos_u_matmul_match, b) },
    { "r", DFG_CAP_NODE, offsetof(struct ethos_u_matmul_match, r) },
};
static const struct dfg_desc_pattern ethos_u_matmul_desc = {
    .n_nodes = 14, .n_exprs = 62, .n_vars = 0, .n_sets = 3,
    .nodes = ethos_u_matmul_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_u_matmul_regions,
    .exprs = ethos_u_matmul_exprs,
    .captures = ethos_u_matmul_refs,
    .text = "pattern matmul(a, b) {\012    r = requantized(qnn.dense(a, b, const, const, const, const));\012    where int8(a), int8(b), int8(r), a.rank == 2, b.rank == 2, a.shape[1] == b.shape[1];\012    return clip?(r);\012}", .line = 116, .n_where = 6, .where = (const uint32_t[]){ 14, 29, 44, 48, 52, 61, }
};
static bool ethos_u_matmul_any(const dfg_graph *g, dfg_node n, void *m)
{
    return ethos_u_matmul_match(g, n, m);
}
static bool ethos_u_matmul_pass(void *ctx, const struct ethos_u_matmul_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool ethos_u_matmul_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return ethos_u_matmul_each(g, n, ethos_u_matmul_pass, &e);
}

static const struct dfg_part ethos_u_matmul_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct ethos_u_matmul_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct ethos_u_matmul_whole, m.b) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct ethos_u_matmul_whole, dense) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_matmul_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_matmul_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_matmul_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_matmul_whole, constant_4) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct ethos_u_matmul_whole, v) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct ethos_u_matmul_whole, clip) },
    { DFG_PART_INNER, false, 0, 2, offsetof(struct ethos_u_matmul_whole, m.r) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_matmul_whole, constant_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_matmul_whole, constant_6) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_matmul_whole, constant_7) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_matmul_whole, constant_8) },
};
/* ---- max_pool2d ---- */

static const struct dfg_desc_expr ethos_u_max_pool2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 23 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 23 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 23 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 23 },
    /* 4 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, }, .text = "x.dtype in {u8, i8}", .line = 23 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 22 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "rank", .line = 22 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 22 },
    /* 8 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, }, .text = "x.rank == 0", .line = 22 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 22 },
    /* 10 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "shape", .line = 22 },
    /* 11 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "max(x.shape)", .line = 22 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 22 },
    /* 13 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "max(x.shape) <= 65536", .line = 22 },
    /* 14 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 8, 13, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 22 },
    /* 15 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 14, }, .text = "x.dtype in {u8, i8}, fits(x)", .line = 23 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "dtype", .line = 23 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 23 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 23 },
    /* 20 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 17, 18, 19, }, .text = "x.dtype in {u8, i8}", .line = 23 },
    /* 21 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 22 },
    /* 22 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 21, }, .text = "rank", .line = 22 },
    /* 23 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 22 },
    /* 24 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 22, 23, }, .text = "x.rank == 0", .line = 22 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 22 },
    /* 26 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "shape", .line = 22 },
    /* 27 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 26, }, .text = "max(x.shape)", .line = 22 },
    /* 28 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 22 },
    /* 29 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 27, 28, }, .text = "max(x.shape) <= 65536", .line = 22 },
    /* 30 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 24, 29, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 22 },
    /* 31 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 20, 30, }, .text = "x.dtype in {u8, i8}, fits(x)", .line = 23 },
    /* 32 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 15, 31, }, .text = "byte(x), byte(r)", .line = 125 },
    /* 33 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 125 },
    /* 34 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "dtype", .line = 125 },
    /* 35 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 125 },
    /* 36 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 35, }, .text = "dtype", .line = 125 },
    /* 37 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 34, 36, }, .text = "x.dtype == r.dtype", .line = 125 },
    /* 38 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 32, 37, }, .text = "byte(x), byte(r), x.dtype == r.dtype", .line = 125 },
    /* 39 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 125 },
    /* 40 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 39, }, .text = "shape", .line = 125 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 125 },
    /* 42 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 40, 41, }, .text = "x.shape[0]", .line = 125 },
    /* 43 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 125 },
    /* 44 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 42, 43, }, .text = "x.shape[0] == 1", .line = 125 },
    /* 45 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 38, 44, }, .text = "byte(x), byte(r), x.dtype == r.dtype, x.shape[0] == 1", .line = 125 },
    /* 46 */ { .op = DFG_E_NODE, .ref = 2, .text = "p", .line = 125 },
    /* 47 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 46, }, .name = "layout", .text = "layout", .line = 125 },
    /* 48 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "\"NHWC\"", .line = 125 },
    /* 49 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 47, 48, }, .text = "p.layout == \"NHWC\"", .line = 125 },
    /* 50 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 45, 49, }, .text = "byte(x), byte(r), x.dtype == r.dtype, x.shape[0] == 1, p.layout == \"NHWC\"", .line = 125 },
    /* 51 */ { .op = DFG_E_NODE, .ref = 2, .text = "p", .line = 125 },
    /* 52 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 51, }, .name = "pool_size", .text = "pool_size", .line = 125 },
    /* 53 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 125 },
    /* 54 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 52, 53, }, .text = "p.pool_size[1]", .line = 125 },
    /* 55 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 256LL }, .text = "256", .line = 125 },
    /* 56 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 54, 55, }, .text = "p.pool_size[1] <= 256", .line = 125 },
    /* 57 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 50, 56, }, .text = "byte(x), byte(r), x.dtype == r.dtype, x.shape[0] == 1, p.layout == \"NHWC\", p.pool_size[1] <= 256", .line = 125 },
    /* 58 */ { .op = DFG_E_NODE, .ref = 2, .text = "p", .line = 126 },
    /* 59 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 58, }, .name = "pool_size", .text = "pool_size", .line = 126 },
    /* 60 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 126 },
    /* 61 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 59, 60, }, .text = "p.pool_size[0]", .line = 126 },
    /* 62 */ { .op = DFG_E_NODE, .ref = 2, .text = "p", .line = 126 },
    /* 63 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 62, }, .name = "pool_size", .text = "pool_size", .line = 126 },
    /* 64 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 126 },
    /* 65 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 63, 64, }, .text = "p.pool_size[1]", .line = 126 },
    /* 66 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 61, 65, }, .text = "p.pool_size[0] * p.pool_size[1]", .line = 126 },
    /* 67 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 126 },
    /* 68 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 66, 67, }, .text = "p.pool_size[0] * p.pool_size[1] <= 65536", .line = 126 },
    /* 69 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 57, 68, }, .text = "byte(x), byte(r), x.dtype == r.dtype, x.shape[0] == 1, p.layout == \"NHWC\", p.pool_size[1] <= 256,\012    p.pool_size[0] * p.pool_size[1] <= 65536", .line = 125 },
    /* 70 */ { .op = DFG_E_NODE, .ref = 2, .text = "p", .line = 127 },
    /* 71 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 70, }, .name = "strides", .text = "strides", .line = 127 },
    /* 72 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 127 },
    /* 73 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 71, 72, }, .text = "p.strides[0]", .line = 127 },
    /* 74 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 127 },
    /* 75 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 127 },
    /* 76 */ { .op = DFG_E_IN_RANGE, .n_kids = 3, .kids = (const uint32_t[]){ 73, 74, 75, }, .text = "p.strides[0] in 1..3", .line = 127 },
    /* 77 */ { .op = DFG_E_NODE, .ref = 2, .text = "p", .line = 127 },
    /* 78 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 77, }, .name = "strides", .text = "strides", .line = 127 },
    /* 79 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 127 },
    /* 80 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 78, 79, }, .text = "p.strides[1]", .line = 127 },
    /* 81 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 127 },
    /* 82 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 127 },
    /* 83 */ { .op = DFG_E_IN_RANGE, .n_kids = 3, .kids = (const uint32_t[]){ 80, 81, 82, }, .text = "p.strides[1] in 1..3", .line = 127 },
    /* 84 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 76, 83, }, .text = "(p.strides[0] in 1..3 and p.strides[1] in 1..3)", .line = 127 },
    /* 85 */ { .op = DFG_E_NODE, .ref = 2, .text = "p", .line = 128 },
    /* 86 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 85, }, .name = "padding", .text = "padding", .line = 128 },
    /* 87 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 86, }, .text = "max(p.padding)", .line = 128 },
    /* 88 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 128 },
    /* 89 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 87, 88, }, .text = "max(p.padding) == 0", .line = 128 },
    /* 90 */ { .op = DFG_E_NODE, .ref = 2, .text = "p", .line = 128 },
    /* 91 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 90, }, .name = "pool_size", .text = "pool_size", .line = 128 },
    /* 92 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 128 },
    /* 93 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 91, 92, }, .text = "p.pool_size[0]", .line = 128 },
    /* 94 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 128 },
    /* 95 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 94, }, .text = "shape", .line = 128 },
    /* 96 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 128 },
    /* 97 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 95, 96, }, .text = "x.shape[1]", .line = 128 },
    /* 98 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 93, 97, }, .text = "p.pool_size[0] == x.shape[1]", .line = 128 },
    /* 99 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 89, 98, }, .text = "max(p.padding) == 0 and p.pool_size[0] == x.shape[1]", .line = 128 },
    /* 100 */ { .op = DFG_E_NODE, .ref = 2, .text = "p", .line = 128 },
    /* 101 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 100, }, .name = "pool_size", .text = "pool_size", .line = 128 },
    /* 102 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 128 },
    /* 103 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 101, 102, }, .text = "p.pool_size[1]", .line = 128 },
    /* 104 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 128 },
    /* 105 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 104, }, .text = "shape", .line = 128 },
    /* 106 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 128 },
    /* 107 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 105, 106, }, .text = "x.shape[2]", .line = 128 },
    /* 108 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 103, 107, }, .text = "p.pool_size[1] == x.shape[2]", .line = 128 },
    /* 109 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 99, 108, }, .text = "(max(p.padding) == 0 and p.pool_size[0] == x.shape[1] and p.pool_size[1] == x.shape[2])", .line = 128 },
    /* 110 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 84, 109, }, .text = "(p.strides[0] in 1..3 and p.strides[1] in 1..3)\012        or (max(p.padding) == 0 and p.pool_size[0] == x.shape[1] and p.pool_size[1] == x.shape[2])", .line = 127 },
    /* 111 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 69, 110, }, .text = "byte(x), byte(r), x.dtype == r.dtype, x.shape[0] == 1, p.layout == \"NHWC\", p.pool_size[1] <= 256,\012    p.pool_size[0] * p.pool_size[1] <= 65536,\012    (p.strides[0] in 1..3 and p.strides[1] in 1..3)\012        or (max(p.padding) == 0 and p.pool_size[0] == x.shape[1] and p.pool_size[1] == x.shape[2])", .line = 125 },
    /* 112 */ { .op = DFG_E_NODE, .ref = 2, .text = "p", .line = 130 },
    /* 113 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 112, }, .name = "padding", .text = "padding", .line = 130 },
    /* 114 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 130 },
    /* 115 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 113, 114, }, .text = "p.padding[0]", .line = 130 },
    /* 116 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 127LL }, .text = "most", .line = 130 },
    /* 117 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 115, 116, }, .text = "p.padding[0] <= most", .line = 130 },
    /* 118 */ { .op = DFG_E_NODE, .ref = 2, .text = "p", .line = 130 },
    /* 119 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 118, }, .name = "padding", .text = "padding", .line = 130 },
    /* 120 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 130 },
    /* 121 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 119, 120, }, .text = "p.padding[1]", .line = 130 },
    /* 122 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 127LL }, .text = "most", .line = 130 },
    /* 123 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 121, 122, }, .text = "p.padding[1] <= most", .line = 130 },
    /* 124 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 117, 123, }, .text = "p.padding[0] <= most, p.padding[1] <= most", .line = 130 },
    /* 125 */ { .op = DFG_E_NODE, .ref = 2, .text = "p", .line = 131 },
    /* 126 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 125, }, .name = "padding", .text = "padding", .line = 131 },
    /* 127 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 131 },
    /* 128 */ { .op = DFG_E_NODE, .ref = 2, .text = "p", .line = 131 },
    /* 129 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 128, }, .name = "padding", .text = "padding", .line = 131 },
    /* 130 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 129, }, .text = "len(p.padding)", .line = 131 },
    /* 131 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 127, 130, }, .text = "2 % len(p.padding)", .line = 131 },
    /* 132 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 126, 131, }, .text = "p.padding[2 % len(p.padding)]", .line = 131 },
    /* 133 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 127LL }, .text = "most", .line = 131 },
    /* 134 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 131 },
    /* 135 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 133, 134, }, .text = "most + 1", .line = 131 },
    /* 136 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 132, 135, }, .text = "p.padding[2 % len(p.padding)] <= most + 1", .line = 131 },
    /* 137 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 124, 136, }, .text = "p.padding[0] <= most, p.padding[1] <= most,\012    p.padding[2 % len(p.padding)] <= most + 1", .line = 130 },
    /* 138 */ { .op = DFG_E_NODE, .ref = 2, .text = "p", .line = 131 },
    /* 139 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 138, }, .name = "padding", .text = "padding", .line = 131 },
    /* 140 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 131 },
    /* 141 */ { .op = DFG_E_NODE, .ref = 2, .text = "p", .line = 131 },
    /* 142 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 141, }, .name = "padding", .text = "padding", .line = 131 },
    /* 143 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 142, }, .text = "len(p.padding)", .line = 131 },
    /* 144 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 140, 143, }, .text = "3 % len(p.padding)", .line = 131 },
    /* 145 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 139, 144, }, .text = "p.padding[3 % len(p.padding)]", .line = 131 },
    /* 146 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 127LL }, .text = "most", .line = 131 },
    /* 147 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 131 },
    /* 148 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 146, 147, }, .text = "most + 1", .line = 131 },
    /* 149 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 145, 148, }, .text = "p.padding[3 % len(p.padding)] <= most + 1", .line = 131 },
    /* 150 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 137, 149, }, .text = "p.padding[0] <= most, p.padding[1] <= most,\012    p.padding[2 % len(p.padding)] <= most + 1, p.padding[3 % len(p.padding)] <= most + 1", .line = 130 },
};
static const struct dfg_desc_node ethos_u_max_pool2d_nodes[4] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "clip?(p)", .line = 136 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "clip", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "clip?(p)", .line = 136 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.max_pool2d", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .name = "p",
        .text = "nn.max_pool2d(x)", .line = 134 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 133 },
};
static const struct dfg_desc_region ethos_u_max_pool2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture ethos_u_max_pool2d_refs[] = { { 3, -1 }, { 2, -1 }, };
static const struct dfg_capture ethos_u_max_pool2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct ethos_u_max_pool2d_match, x) },
    { "p", DFG_CAP_NODE, offsetof(struct ethos_u_max_pool2d_match, p) },
};
static const struct dfg_desc_pattern ethos_u_max_pool2d_desc = {
    .n_nodes = 4, .n_exprs = 151, .n_vars = 0, .n_sets = 2,
    .nodes = ethos_u_max_pool2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_u_max_pool2d_regions,
    .exprs = ethos_u_max_pool2d_exprs,
    .captures = ethos_u_max_pool2d_refs,
    .text = "pattern max_pool2d(x) {\012    p = nn.max_pool2d(x);\012    where pool_ok(p, x, p), pool_padding_ok(p, 127);\012    return clip?(p);\012}", .line = 133, .n_where = 2, .where = (const uint32_t[]){ 111, 150, }
};
static bool ethos_u_max_pool2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return ethos_u_max_pool2d_match(g, n, m);
}
static bool ethos_u_max_pool2d_pass(void *ctx, const struct ethos_u_max_pool2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool ethos_u_max_pool2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return ethos_u_max_pool2d_each(g, n, ethos_u_max_pool2d_pass, &e);
}

static const struct dfg_part ethos_u_max_pool2d_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct ethos_u_max_pool2d_whole, m.x) },
    { DFG_PART_INNER, false, 0, 1, offsetof(struct ethos_u_max_pool2d_whole, m.p) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct ethos_u_max_pool2d_whole, v) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct ethos_u_max_pool2d_whole, clip) },
};
/* ---- avg_pool2d ---- */

static const struct dfg_desc_expr ethos_u_avg_pool2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 23 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 23 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 23 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 23 },
    /* 4 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, }, .text = "x.dtype in {u8, i8}", .line = 23 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 22 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "rank", .line = 22 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 22 },
    /* 8 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, }, .text = "x.rank == 0", .line = 22 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 22 },
    /* 10 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "shape", .line = 22 },
    /* 11 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "max(x.shape)", .line = 22 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 22 },
    /* 13 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "max(x.shape) <= 65536", .line = 22 },
    /* 14 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 8, 13, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 22 },
    /* 15 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 14, }, .text = "x.dtype in {u8, i8}, fits(x)", .line = 23 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "dtype", .line = 23 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 23 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 23 },
    /* 20 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 17, 18, 19, }, .text = "x.dtype in {u8, i8}", .line = 23 },
    /* 21 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 22 },
    /* 22 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 21, }, .text = "rank", .line = 22 },
    /* 23 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 22 },
    /* 24 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 22, 23, }, .text = "x.rank == 0", .line = 22 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 22 },
    /* 26 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "shape", .line = 22 },
    /* 27 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 26, }, .text = "max(x.shape)", .line = 22 },
    /* 28 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 22 },
    /* 29 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 27, 28, }, .text = "max(x.shape) <= 65536", .line = 22 },
    /* 30 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 24, 29, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 22 },
    /* 31 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 20, 30, }, .text = "x.dtype in {u8, i8}, fits(x)", .line = 23 },
    /* 32 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 15, 31, }, .text = "byte(x), byte(r)", .line = 125 },
    /* 33 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 125 },
    /* 34 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "dtype", .line = 125 },
    /* 35 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 125 },
    /* 36 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 35, }, .text = "dtype", .line = 125 },
    /* 37 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 34, 36, }, .text = "x.dtype == r.dtype", .line = 125 },
    /* 38 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 32, 37, }, .text = "byte(x), byte(r), x.dtype == r.dtype", .line = 125 },
    /* 39 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 125 },
    /* 40 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 39, }, .text = "shape", .line = 125 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 125 },
    /* 42 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 40, 41, }, .text = "x.shape[0]", .line = 125 },
    /* 43 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 125 },
    /* 44 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 42, 43, }, .text = "x.shape[0] == 1", .line = 125 },
    /* 45 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 38, 44, }, .text = "byte(x), byte(r), x.dtype == r.dtype, x.shape[0] == 1", .line = 125 },
    /* 46 */ { .op = DFG_E_NODE, .ref = 3, .text = "p", .line = 125 },
    /* 47 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 46, }, .name = "layout", .text = "layout", .line = 125 },
    /* 48 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "\"NHWC\"", .line = 125 },
    /* 49 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 47, 48, }, .text = "p.layout == \"NHWC\"", .line = 125 },
    /* 50 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 45, 49, }, .text = "byte(x), byte(r), x.dtype == r.dtype, x.shape[0] == 1, p.layout == \"NHWC\"", .line = 125 },
    /* 51 */ { .op = DFG_E_NODE, .ref = 3, .text = "p", .line = 125 },
    /* 52 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 51, }, .name = "pool_size", .text = "pool_size", .line = 125 },
    /* 53 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 125 },
    /* 54 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 52, 53, }, .text = "p.pool_size[1]", .line = 125 },
    /* 55 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 256LL }, .text = "256", .line = 125 },
    /* 56 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 54, 55, }, .text = "p.pool_size[1] <= 256", .line = 125 },
    /* 57 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 50, 56, }, .text = "byte(x), byte(r), x.dtype == r.dtype, x.shape[0] == 1, p.layout == \"NHWC\", p.pool_size[1] <= 256", .line = 125 },
    /* 58 */ { .op = DFG_E_NODE, .ref = 3, .text = "p", .line = 126 },
    /* 59 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 58, }, .name = "pool_size", .text = "pool_size", .line = 126 },
    /* 60 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 126 },
    /* 61 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 59, 60, }, .text = "p.pool_size[0]", .line = 126 },
    /* 62 */ { .op = DFG_E_NODE, .ref = 3, .text = "p", .line = 126 },
    /* 63 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 62, }, .name = "pool_size", .text = "pool_size", .line = 126 },
    /* 64 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 126 },
    /* 65 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 63, 64, }, .text = "p.pool_size[1]", .line = 126 },
    /* 66 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 61, 65, }, .text = "p.pool_size[0] * p.pool_size[1]", .line = 126 },
    /* 67 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 126 },
    /* 68 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 66, 67, }, .text = "p.pool_size[0] * p.pool_size[1] <= 65536", .line = 126 },
    /* 69 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 57, 68, }, .text = "byte(x), byte(r), x.dtype == r.dtype, x.shape[0] == 1, p.layout == \"NHWC\", p.pool_size[1] <= 256,\012    p.pool_size[0] * p.pool_size[1] <= 65536", .line = 125 },
    /* 70 */ { .op = DFG_E_NODE, .ref = 3, .text = "p", .line = 127 },
    /* 71 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 70, }, .name = "strides", .text = "strides", .line = 127 },
    /* 72 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 127 },
    /* 73 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 71, 72, }, .text = "p.strides[0]", .line = 127 },
    /* 74 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 127 },
    /* 75 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 127 },
    /* 76 */ { .op = DFG_E_IN_RANGE, .n_kids = 3, .kids = (const uint32_t[]){ 73, 74, 75, }, .text = "p.strides[0] in 1..3", .line = 127 },
    /* 77 */ { .op = DFG_E_NODE, .ref = 3, .text = "p", .line = 127 },
    /* 78 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 77, }, .name = "strides", .text = "strides", .line = 127 },
    /* 79 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 127 },
    /* 80 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 78, 79, }, .text = "p.strides[1]", .line = 127 },
    /* 81 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 127 },
    /* 82 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 127 },
    /* 83 */ { .op = DFG_E_IN_RANGE, .n_kids = 3, .kids = (const uint32_t[]){ 80, 81, 82, }, .text = "p.strides[1] in 1..3", .line = 127 },
    /* 84 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 76, 83, }, .text = "(p.strides[0] in 1..3 and p.strides[1] in 1..3)", .line = 127 },
    /* 85 */ { .op = DFG_E_NODE, .ref = 3, .text = "p", .line = 128 },
    /* 86 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 85, }, .name = "padding", .text = "padding", .line = 128 },
    /* 87 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 86, }, .text = "max(p.padding)", .line = 128 },
    /* 88 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 128 },
    /* 89 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 87, 88, }, .text = "max(p.padding) == 0", .line = 128 },
    /* 90 */ { .op = DFG_E_NODE, .ref = 3, .text = "p", .line = 128 },
    /* 91 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 90, }, .name = "pool_size", .text = "pool_size", .line = 128 },
    /* 92 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 128 },
    /* 93 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 91, 92, }, .text = "p.pool_size[0]", .line = 128 },
    /* 94 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 128 },
    /* 95 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 94, }, .text = "shape", .line = 128 },
    /* 96 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 128 },
    /* 97 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 95, 96, }, .text = "x.shape[1]", .line = 128 },
    /* 98 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 93, 97, }, .text = "p.pool_size[0] == x.shape[1]", .line = 128 },
    /* 99 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 89, 98, }, .text = "max(p.padding) == 0 and p.pool_size[0] == x.shape[1]", .line = 128 },
    /* 100 */ { .op = DFG_E_NODE, .ref = 3, .text = "p", .line = 128 },
    /* 101 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 100, }, .name = "pool_size", .text = "pool_size", .line = 128 },
    /* 102 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 128 },
    /* 103 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 101, 102, }, .text = "p.pool_size[1]", .line = 128 },
    /* 104 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 128 },
    /* 105 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 104, }, .text = "shape", .line = 128 },
    /* 106 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 128 },
    /* 107 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 105, 106, }, .text = "x.shape[2]", .line = 128 },
    /* 108 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 103, 107, }, .text = "p.pool_size[1] == x.shape[2]", .line = 128 },
    /* 109 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 99, 108, }, .text = "(max(p.padding) == 0 and p.pool_size[0] == x.shape[1] and p.pool_size[1] == x.shape[2])", .line = 128 },
    /* 110 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 84, 109, }, .text = "(p.strides[0] in 1..3 and p.strides[1] in 1..3)\012        or (max(p.padding) == 0 and p.pool_size[0] == x.shape[1] and p.pool_size[1] == x.shape[2])", .line = 127 },
    /* 111 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 69, 110, }, .text = "byte(x), byte(r), x.dtype == r.dtype, x.shape[0] == 1, p.layout == \"NHWC\", p.pool_size[1] <= 256,\012    p.pool_size[0] * p.pool_size[1] <= 65536,\012    (p.strides[0] in 1..3 and p.strides[1] in 1..3)\012        or (max(p.padding) == 0 and p.pool_size[0] == x.shape[1] and p.pool_size[1] == x.shape[2])", .line = 125 },
    /* 112 */ { .op = DFG_E_NODE, .ref = 3, .text = "p", .line = 130 },
    /* 113 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 112, }, .name = "padding", .text = "padding", .line = 130 },
    /* 114 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 130 },
    /* 115 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 113, 114, }, .text = "p.padding[0]", .line = 130 },
    /* 116 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "most", .line = 130 },
    /* 117 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 115, 116, }, .text = "p.padding[0] <= most", .line = 130 },
    /* 118 */ { .op = DFG_E_NODE, .ref = 3, .text = "p", .line = 130 },
    /* 119 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 118, }, .name = "padding", .text = "padding", .line = 130 },
    /* 120 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 130 },
    /* 121 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 119, 120, }, .text = "p.padding[1]", .line = 130 },
    /* 122 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "most", .line = 130 },
    /* 123 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 121, 122, }, .text = "p.padding[1] <= most", .line = 130 },
    /* 124 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 117, 123, }, .text = "p.padding[0] <= most, p.padding[1] <= most", .line = 130 },
    /* 125 */ { .op = DFG_E_NODE, .ref = 3, .text = "p", .line = 131 },
    /* 126 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 125, }, .name = "padding", .text = "padding", .line = 131 },
    /* 127 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 131 },
    /* 128 */ { .op = DFG_E_NODE, .ref = 3, .text = "p", .line = 131 },
    /* 129 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 128, }, .name = "padding", .text = "padding", .line = 131 },
    /* 130 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 129, }, .text = "len(p.padding)", .line = 131 },
    /* 131 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 127, 130, }, .text = "2 % len(p.padding)", .line = 131 },
    /* 132 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 126, 131, }, .text = "p.padding[2 % len(p.padding)]", .line = 131 },
    /* 133 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "most", .line = 131 },
    /* 134 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 131 },
    /* 135 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 133, 134, }, .text = "most + 1", .line = 131 },
    /* 136 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 132, 135, }, .text = "p.padding[2 % len(p.padding)] <= most + 1", .line = 131 },
    /* 137 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 124, 136, }, .text = "p.padding[0] <= most, p.padding[1] <= most,\012    p.padding[2 % len(p.padding)] <= most + 1", .line = 130 },
    /* 138 */ { .op = DFG_E_NODE, .ref = 3, .text = "p", .line = 131 },
    /* 139 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 138, }, .name = "padding", .text = "padding", .line = 131 },
    /* 140 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 131 },
    /* 141 */ { .op = DFG_E_NODE, .ref = 3, .text = "p", .line = 131 },
    /* 142 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 141, }, .name = "padding", .text = "padding", .line = 131 },
    /* 143 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 142, }, .text = "len(p.padding)", .line = 131 },
    /* 144 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 140, 143, }, .text = "3 % len(p.padding)", .line = 131 },
    /* 145 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 139, 144, }, .text = "p.padding[3 % len(p.padding)]", .line = 131 },
    /* 146 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "most", .line = 131 },
    /* 147 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 131 },
    /* 148 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 146, 147, }, .text = "most + 1", .line = 131 },
    /* 149 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 145, 148, }, .text = "p.padding[3 % len(p.padding)] <= most + 1", .line = 131 },
    /* 150 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 137, 149, }, .text = "p.padding[0] <= most, p.padding[1] <= most,\012    p.padding[2 % len(p.padding)] <= most + 1, p.padding[3 % len(p.padding)] <= most + 1", .line = 130 },
    /* 151 */ { .op = DFG_E_NODE, .ref = 3, .text = "p", .line = 142 },
    /* 152 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 151, }, .name = "padding", .text = "padding", .line = 142 },
    /* 153 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 152, }, .text = "max(p.padding)", .line = 142 },
    /* 154 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 142 },
    /* 155 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 153, 154, }, .text = "max(p.padding) == 0", .line = 142 },
    /* 156 */ { .op = DFG_E_NODE, .ref = 3, .text = "p", .line = 142 },
    /* 157 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 156, }, .name = "pool_size", .text = "pool_size", .line = 142 },
    /* 158 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 142 },
    /* 159 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 157, 158, }, .text = "p.pool_size[0]", .line = 142 },
    /* 160 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 8LL }, .text = "8", .line = 142 },
    /* 161 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 159, 160, }, .text = "p.pool_size[0] <= 8", .line = 142 },
    /* 162 */ { .op = DFG_E_NODE, .ref = 3, .text = "p", .line = 142 },
    /* 163 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 162, }, .name = "pool_size", .text = "pool_size", .line = 142 },
    /* 164 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 142 },
    /* 165 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 163, 164, }, .text = "p.pool_size[1]", .line = 142 },
    /* 166 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 8LL }, .text = "8", .line = 142 },
    /* 167 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 165, 166, }, .text = "p.pool_size[1] <= 8", .line = 142 },
    /* 168 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 161, 167, }, .text = "(p.pool_size[0] <= 8 and p.pool_size[1] <= 8)", .line = 142 },
    /* 169 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 155, 168, }, .text = "max(p.padding) == 0 or (p.pool_size[0] <= 8 and p.pool_size[1] <= 8)", .line = 142 },
};
static const struct dfg_desc_node ethos_u_avg_pool2d_nodes[6] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "clip?(r)", .line = 143 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "clip", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "clip?(r)", .line = 143 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "cast", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .name = "r",
        .text = "cast(p)", .line = 140 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.avg_pool2d", },
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "count_include_pad", .expr = -1, .var = -1, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "count_include_pad == false", .line = 139 },
        },
        .name = "p",
        .text = "nn.avg_pool2d(cast(x))", .line = 139 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "cast", },
        .n_kids = 1, .kids = (const uint32_t[]){ 5, },
        .text = "cast(x)", .line = 139 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 138 },
};
static const struct dfg_desc_region ethos_u_avg_pool2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture ethos_u_avg_pool2d_refs[] = { { 5, -1 }, { 3, -1 }, { 2, -1 }, };
static const struct dfg_capture ethos_u_avg_pool2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct ethos_u_avg_pool2d_match, x) },
    { "p", DFG_CAP_NODE, offsetof(struct ethos_u_avg_pool2d_match, p) },
    { "r", DFG_CAP_NODE, offsetof(struct ethos_u_avg_pool2d_match, r) },
};
static const struct dfg_desc_pattern ethos_u_avg_pool2d_desc = {
    .n_nodes = 6, .n_exprs = 170, .n_vars = 0, .n_sets = 3,
    .nodes = ethos_u_avg_pool2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_u_avg_pool2d_regions,
    .exprs = ethos_u_avg_pool2d_exprs,
    .captures = ethos_u_avg_pool2d_refs,
    .text = "pattern avg_pool2d(x) {\012    p = nn.avg_pool2d(cast(x)) { count_include_pad == false };\012    r = cast(p);\012    where pool_ok(p, x, r), pool_padding_ok(p, 3);\012    where max(p.padding) == 0 or (p.pool_size[0] <= 8 and p.pool_size[1] <= 8);\012    return clip?(r);\012}", .line = 138, .n_where = 3, .where = (const uint32_t[]){ 111, 150, 169, }
};
static bool ethos_u_avg_pool2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return ethos_u_avg_pool2d_match(g, n, m);
}
static bool ethos_u_avg_pool2d_pass(void *ctx, const struct ethos_u_avg_pool2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool ethos_u_avg_pool2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return ethos_u_avg_pool2d_each(g, n, ethos_u_avg_pool2d_pass, &e);
}

static const struct dfg_part ethos_u_avg_pool2d_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct ethos_u_avg_pool2d_whole, m.x) },
    { DFG_PART_INNER, false, 0, 1, offsetof(struct ethos_u_avg_pool2d_whole, m.p) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct ethos_u_avg_pool2d_whole, cast) },
    { DFG_PART_INNER, false, 0, 2, offsetof(struct ethos_u_avg_pool2d_whole, m.r) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct ethos_u_avg_pool2d_whole, v) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct ethos_u_avg_pool2d_whole, clip) },
};
/* ---- sum_of ---- */

static const struct dfg_desc_expr ethos_u_sum_of_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 150 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 150 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 150 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 150 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 150 },
    /* 5 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 1, 2, 3, 4, }, .text = "x.dtype in {u8, i8, i32}", .line = 150 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 22 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "rank", .line = 22 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 22 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.rank == 0", .line = 22 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 22 },
    /* 11 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "shape", .line = 22 },
    /* 12 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "max(x.shape)", .line = 22 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 22 },
    /* 14 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "max(x.shape) <= 65536", .line = 22 },
    /* 15 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 9, 14, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 22 },
    /* 16 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 15, }, .text = "x.dtype in {u8, i8, i32}, fits(x)", .line = 150 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 150 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "dtype", .line = 150 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 150 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 150 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 150 },
    /* 22 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 18, 19, 20, 21, }, .text = "x.dtype in {u8, i8, i32}", .line = 150 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 22 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "rank", .line = 22 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 22 },
    /* 26 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x.rank == 0", .line = 22 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 22 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "shape", .line = 22 },
    /* 29 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "max(x.shape)", .line = 22 },
    /* 30 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 22 },
    /* 31 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 29, 30, }, .text = "max(x.shape) <= 65536", .line = 22 },
    /* 32 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 26, 31, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 22 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 22, 32, }, .text = "x.dtype in {u8, i8, i32}, fits(x)", .line = 150 },
    /* 34 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 16, 33, }, .text = "wide(a), wide(b)", .line = 153 },
    /* 35 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 150 },
    /* 36 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 35, }, .text = "dtype", .line = 150 },
    /* 37 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 150 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 150 },
    /* 39 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 150 },
    /* 40 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 36, 37, 38, 39, }, .text = "x.dtype in {u8, i8, i32}", .line = 150 },
    /* 41 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 22 },
    /* 42 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 41, }, .text = "rank", .line = 22 },
    /* 43 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 22 },
    /* 44 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 42, 43, }, .text = "x.rank == 0", .line = 22 },
    /* 45 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 22 },
    /* 46 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 45, }, .text = "shape", .line = 22 },
    /* 47 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 46, }, .text = "max(x.shape)", .line = 22 },
    /* 48 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 22 },
    /* 49 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 47, 48, }, .text = "max(x.shape) <= 65536", .line = 22 },
    /* 50 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 44, 49, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 22 },
    /* 51 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 40, 50, }, .text = "x.dtype in {u8, i8, i32}, fits(x)", .line = 150 },
    /* 52 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 34, 51, }, .text = "wide(a), wide(b), wide(r)", .line = 153 },
    /* 53 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 26 },
    /* 54 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 53, }, .text = "rank", .line = 26 },
    /* 55 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 26 },
    /* 56 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 54, 55, }, .text = "x.rank <= 4", .line = 26 },
    /* 57 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 25 },
    /* 58 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 57, }, .text = "rank", .line = 25 },
    /* 59 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 25 },
    /* 60 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 58, 59, }, .text = "x.rank < 4", .line = 25 },
    /* 61 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 25 },
    /* 62 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 61, }, .text = "shape", .line = 25 },
    /* 63 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 25 },
    /* 64 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 62, 63, }, .text = "x.shape[0]", .line = 25 },
    /* 65 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 25 },
    /* 66 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 64, 65, }, .text = "x.shape[0] == 1", .line = 25 },
    /* 67 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 60, 66, }, .text = "x.rank < 4 or x.shape[0] == 1", .line = 25 },
    /* 68 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 56, 67, }, .text = "x.rank <= 4, one_batch(x)", .line = 26 },
    /* 69 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 26 },
    /* 70 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 69, }, .text = "rank", .line = 26 },
    /* 71 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 26 },
    /* 72 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 70, 71, }, .text = "x.rank <= 4", .line = 26 },
    /* 73 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 25 },
    /* 74 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 73, }, .text = "rank", .line = 25 },
    /* 75 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 25 },
    /* 76 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 74, 75, }, .text = "x.rank < 4", .line = 25 },
    /* 77 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 25 },
    /* 78 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 77, }, .text = "shape", .line = 25 },
    /* 79 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 25 },
    /* 80 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 78, 79, }, .text = "x.shape[0]", .line = 25 },
    /* 81 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 25 },
    /* 82 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 80, 81, }, .text = "x.shape[0] == 1", .line = 25 },
    /* 83 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 76, 82, }, .text = "x.rank < 4 or x.shape[0] == 1", .line = 25 },
    /* 84 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 72, 83, }, .text = "x.rank <= 4, one_batch(x)", .line = 26 },
    /* 85 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 68, 84, }, .text = "flat(a), flat(b)", .line = 149 },
    /* 86 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 149 },
    /* 87 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 149 },
    /* 88 */ { .op = DFG_E_PRED, .sub = DFG_F_BROADCAST_TO, .n_kids = 2, .kids = (const uint32_t[]){ 86, 87, }, .text = "broadcast_to(a, b)", .line = 149 },
    /* 89 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 149 },
    /* 90 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 149 },
    /* 91 */ { .op = DFG_E_PRED, .sub = DFG_F_BROADCAST_TO, .n_kids = 2, .kids = (const uint32_t[]){ 89, 90, }, .text = "broadcast_to(b, a)", .line = 149 },
    /* 92 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 88, 91, }, .text = "broadcast_to(a, b) or broadcast_to(b, a)", .line = 149 },
    /* 93 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 85, 92, }, .text = "flat(a), flat(b), broadcast_to(a, b) or broadcast_to(b, a)", .line = 149 },
    /* 94 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 52, 93, }, .text = "wide(a), wide(b), wide(r), pair_ok(a, b)", .line = 153 },
    /* 95 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 153 },
    /* 96 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 95, }, .text = "dtype", .line = 153 },
    /* 97 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 153 },
    /* 98 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 96, 97, }, .text = "r.dtype != i32", .line = 153 },
    /* 99 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 153 },
    /* 100 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 99, }, .text = "rank", .line = 153 },
    /* 101 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 153 },
    /* 102 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 100, 101, }, .text = "r.rank == 4", .line = 153 },
    /* 103 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 153 },
    /* 104 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 103, }, .text = "present(c)", .line = 153 },
    /* 105 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 104, }, .text = "not present(c)", .line = 153 },
    /* 106 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 102, 105, }, .text = "(r.rank == 4 and not present(c))", .line = 153 },
    /* 107 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 98, 106, }, .text = "r.dtype != i32 or (r.rank == 4 and not present(c))", .line = 153 },
    /* 108 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 94, 107, }, .text = "wide(a), wide(b), wide(r), pair_ok(a, b), r.dtype != i32 or (r.rank == 4 and not present(c))", .line = 153 },
};
static const struct dfg_desc_node ethos_u_sum_of_nodes[11] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "c | r", .line = 159 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "clip", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .name = "c",
        .text = "clip(r)", .line = 157 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.add", },
        .n_kids = 8, .kids = (const uint32_t[]){ 3, 4, 5, 6, 7, 8, 9, 10, },
        .name = "r",
        .text = "qnn.add(a, b, const, const, const, const, const, const)", .line = 156 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 155 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 155 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 156 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 156 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 156 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 156 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 156 },
    [10] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 156 },
};
static const struct dfg_desc_region ethos_u_sum_of_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture ethos_u_sum_of_refs[] = { { 3, -1 }, { 4, -1 }, { 2, -1 }, { 1, -1 }, };
static const struct dfg_capture ethos_u_sum_of_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct ethos_u_sum_of_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct ethos_u_sum_of_match, b) },
    { "r", DFG_CAP_NODE, offsetof(struct ethos_u_sum_of_match, r) },
    { "c", DFG_CAP_NODE, offsetof(struct ethos_u_sum_of_match, c) },
};
static const struct dfg_desc_pattern ethos_u_sum_of_desc = {
    .n_nodes = 11, .n_exprs = 109, .n_vars = 0, .n_sets = 4,
    .nodes = ethos_u_sum_of_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_u_sum_of_regions,
    .exprs = ethos_u_sum_of_exprs,
    .captures = ethos_u_sum_of_refs,
    .text = "pattern sum_of(a, b) {\012    r = qnn.add(a, b, const, const, const, const, const, const);\012    c = clip(r);\012    where sum_ok(a, b, r, c);\012    return c | r;\012}", .line = 155, .n_where = 1, .where = (const uint32_t[]){ 108, }
};
static bool ethos_u_sum_of_any(const dfg_graph *g, dfg_node n, void *m)
{
    return ethos_u_sum_of_match(g, n, m);
}
static bool ethos_u_sum_of_pass(void *ctx, const struct ethos_u_sum_of_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool ethos_u_sum_of_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return ethos_u_sum_of_each(g, n, ethos_u_sum_of_pass, &e);
}

static const struct dfg_part ethos_u_sum_of_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct ethos_u_sum_of_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct ethos_u_sum_of_whole, m.b) },
    { DFG_PART_INNER, false, 0, 2, offsetof(struct ethos_u_sum_of_whole, m.r) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_sum_of_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_sum_of_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_sum_of_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_sum_of_whole, constant_4) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_sum_of_whole, constant_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_sum_of_whole, constant_6) },
    { DFG_PART_INNER, false, 0, 3, offsetof(struct ethos_u_sum_of_whole, m.c) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct ethos_u_sum_of_whole, v) },
};
/* ---- difference ---- */

static const struct dfg_desc_expr ethos_u_difference_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 150 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 150 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 150 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 150 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 150 },
    /* 5 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 1, 2, 3, 4, }, .text = "x.dtype in {u8, i8, i32}", .line = 150 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 22 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "rank", .line = 22 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 22 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.rank == 0", .line = 22 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 22 },
    /* 11 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "shape", .line = 22 },
    /* 12 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "max(x.shape)", .line = 22 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 22 },
    /* 14 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "max(x.shape) <= 65536", .line = 22 },
    /* 15 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 9, 14, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 22 },
    /* 16 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 15, }, .text = "x.dtype in {u8, i8, i32}, fits(x)", .line = 150 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 150 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "dtype", .line = 150 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 150 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 150 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 150 },
    /* 22 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 18, 19, 20, 21, }, .text = "x.dtype in {u8, i8, i32}", .line = 150 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 22 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "rank", .line = 22 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 22 },
    /* 26 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x.rank == 0", .line = 22 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 22 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "shape", .line = 22 },
    /* 29 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "max(x.shape)", .line = 22 },
    /* 30 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 22 },
    /* 31 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 29, 30, }, .text = "max(x.shape) <= 65536", .line = 22 },
    /* 32 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 26, 31, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 22 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 22, 32, }, .text = "x.dtype in {u8, i8, i32}, fits(x)", .line = 150 },
    /* 34 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 16, 33, }, .text = "wide(a), wide(b)", .line = 153 },
    /* 35 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 150 },
    /* 36 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 35, }, .text = "dtype", .line = 150 },
    /* 37 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 150 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 150 },
    /* 39 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 150 },
    /* 40 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 36, 37, 38, 39, }, .text = "x.dtype in {u8, i8, i32}", .line = 150 },
    /* 41 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 22 },
    /* 42 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 41, }, .text = "rank", .line = 22 },
    /* 43 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 22 },
    /* 44 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 42, 43, }, .text = "x.rank == 0", .line = 22 },
    /* 45 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 22 },
    /* 46 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 45, }, .text = "shape", .line = 22 },
    /* 47 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 46, }, .text = "max(x.shape)", .line = 22 },
    /* 48 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 22 },
    /* 49 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 47, 48, }, .text = "max(x.shape) <= 65536", .line = 22 },
    /* 50 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 44, 49, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 22 },
    /* 51 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 40, 50, }, .text = "x.dtype in {u8, i8, i32}, fits(x)", .line = 150 },
    /* 52 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 34, 51, }, .text = "wide(a), wide(b), wide(r)", .line = 153 },
    /* 53 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 26 },
    /* 54 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 53, }, .text = "rank", .line = 26 },
    /* 55 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 26 },
    /* 56 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 54, 55, }, .text = "x.rank <= 4", .line = 26 },
    /* 57 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 25 },
    /* 58 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 57, }, .text = "rank", .line = 25 },
    /* 59 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 25 },
    /* 60 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 58, 59, }, .text = "x.rank < 4", .line = 25 },
    /* 61 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 25 },
    /* 62 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 61, }, .text = "shape", .line = 25 },
    /* 63 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 25 },
    /* 64 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 62, 63, }, .text = "x.shape[0]", .line = 25 },
    /* 65 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 25 },
    /* 66 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 64, 65, }, .text = "x.shape[0] == 1", .line = 25 },
    /* 67 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 60, 66, }, .text = "x.rank < 4 or x.shape[0] == 1", .line = 25 },
    /* 68 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 56, 67, }, .text = "x.rank <= 4, one_batch(x)", .line = 26 },
    /* 69 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 26 },
    /* 70 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 69, }, .text = "rank", .line = 26 },
    /* 71 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 26 },
    /* 72 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 70, 71, }, .text = "x.rank <= 4", .line = 26 },
    /* 73 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 25 },
    /* 74 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 73, }, .text = "rank", .line = 25 },
    /* 75 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 25 },
    /* 76 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 74, 75, }, .text = "x.rank < 4", .line = 25 },
    /* 77 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 25 },
    /* 78 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 77, }, .text = "shape", .line = 25 },
    /* 79 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 25 },
    /* 80 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 78, 79, }, .text = "x.shape[0]", .line = 25 },
    /* 81 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 25 },
    /* 82 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 80, 81, }, .text = "x.shape[0] == 1", .line = 25 },
    /* 83 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 76, 82, }, .text = "x.rank < 4 or x.shape[0] == 1", .line = 25 },
    /* 84 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 72, 83, }, .text = "x.rank <= 4, one_batch(x)", .line = 26 },
    /* 85 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 68, 84, }, .text = "flat(a), flat(b)", .line = 149 },
    /* 86 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 149 },
    /* 87 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 149 },
    /* 88 */ { .op = DFG_E_PRED, .sub = DFG_F_BROADCAST_TO, .n_kids = 2, .kids = (const uint32_t[]){ 86, 87, }, .text = "broadcast_to(a, b)", .line = 149 },
    /* 89 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 149 },
    /* 90 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 149 },
    /* 91 */ { .op = DFG_E_PRED, .sub = DFG_F_BROADCAST_TO, .n_kids = 2, .kids = (const uint32_t[]){ 89, 90, }, .text = "broadcast_to(b, a)", .line = 149 },
    /* 92 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 88, 91, }, .text = "broadcast_to(a, b) or broadcast_to(b, a)", .line = 149 },
    /* 93 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 85, 92, }, .text = "flat(a), flat(b), broadcast_to(a, b) or broadcast_to(b, a)", .line = 149 },
    /* 94 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 52, 93, }, .text = "wide(a), wide(b), wide(r), pair_ok(a, b)", .line = 153 },
    /* 95 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 153 },
    /* 96 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 95, }, .text = "dtype", .line = 153 },
    /* 97 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 153 },
    /* 98 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 96, 97, }, .text = "r.dtype != i32", .line = 153 },
    /* 99 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 153 },
    /* 100 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 99, }, .text = "rank", .line = 153 },
    /* 101 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 153 },
    /* 102 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 100, 101, }, .text = "r.rank == 4", .line = 153 },
    /* 103 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 153 },
    /* 104 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 103, }, .text = "present(c)", .line = 153 },
    /* 105 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 104, }, .text = "not present(c)", .line = 153 },
    /* 106 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 102, 105, }, .text = "(r.rank == 4 and not present(c))", .line = 153 },
    /* 107 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 98, 106, }, .text = "r.dtype != i32 or (r.rank == 4 and not present(c))", .line = 153 },
    /* 108 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 94, 107, }, .text = "wide(a), wide(b), wide(r), pair_ok(a, b), r.dtype != i32 or (r.rank == 4 and not present(c))", .line = 153 },
};
static const struct dfg_desc_node ethos_u_difference_nodes[11] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "c | r", .line = 165 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "clip", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .name = "c",
        .text = "clip(r)", .line = 163 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.subtract", },
        .n_kids = 8, .kids = (const uint32_t[]){ 3, 4, 5, 6, 7, 8, 9, 10, },
        .name = "r",
        .text = "qnn.subtract(a, b, const, const, const, const, const, const)", .line = 162 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 161 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 161 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 162 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 162 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 162 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 162 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 162 },
    [10] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 162 },
};
static const struct dfg_desc_region ethos_u_difference_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture ethos_u_difference_refs[] = { { 3, -1 }, { 4, -1 }, { 2, -1 }, { 1, -1 }, };
static const struct dfg_capture ethos_u_difference_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct ethos_u_difference_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct ethos_u_difference_match, b) },
    { "r", DFG_CAP_NODE, offsetof(struct ethos_u_difference_match, r) },
    { "c", DFG_CAP_NODE, offsetof(struct ethos_u_difference_match, c) },
};
static const struct dfg_desc_pattern ethos_u_difference_desc = {
    .n_nodes = 11, .n_exprs = 109, .n_vars = 0, .n_sets = 4,
    .nodes = ethos_u_difference_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_u_difference_regions,
    .exprs = ethos_u_difference_exprs,
    .captures = ethos_u_difference_refs,
    .text = "pattern difference(a, b) {\012    r = qnn.subtract(a, b, const, const, const, const, const, const);\012    c = clip(r);\012    where sum_ok(a, b, r, c);\012    return c | r;\012}", .line = 161, .n_where = 1, .where = (const uint32_t[]){ 108, }
};
static bool ethos_u_difference_any(const dfg_graph *g, dfg_node n, void *m)
{
    return ethos_u_difference_match(g, n, m);
}
static bool ethos_u_difference_pass(void *ctx, const struct ethos_u_difference_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool ethos_u_difference_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return ethos_u_difference_each(g, n, ethos_u_difference_pass, &e);
}

static const struct dfg_part ethos_u_difference_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct ethos_u_difference_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct ethos_u_difference_whole, m.b) },
    { DFG_PART_INNER, false, 0, 2, offsetof(struct ethos_u_difference_whole, m.r) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_difference_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_difference_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_difference_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_difference_whole, constant_4) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_difference_whole, constant_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_difference_whole, constant_6) },
    { DFG_PART_INNER, false, 0, 3, offsetof(struct ethos_u_difference_whole, m.c) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct ethos_u_difference_whole, v) },
};
/* ---- product ---- */

static const struct dfg_desc_expr ethos_u_product_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 150 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 150 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 150 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 150 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 150 },
    /* 5 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 1, 2, 3, 4, }, .text = "x.dtype in {u8, i8, i32}", .line = 150 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 22 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "rank", .line = 22 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 22 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.rank == 0", .line = 22 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 22 },
    /* 11 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "shape", .line = 22 },
    /* 12 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "max(x.shape)", .line = 22 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 22 },
    /* 14 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "max(x.shape) <= 65536", .line = 22 },
    /* 15 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 9, 14, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 22 },
    /* 16 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 15, }, .text = "x.dtype in {u8, i8, i32}, fits(x)", .line = 150 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 150 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "dtype", .line = 150 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 150 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 150 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 150 },
    /* 22 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 18, 19, 20, 21, }, .text = "x.dtype in {u8, i8, i32}", .line = 150 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 22 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "rank", .line = 22 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 22 },
    /* 26 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x.rank == 0", .line = 22 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 22 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "shape", .line = 22 },
    /* 29 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "max(x.shape)", .line = 22 },
    /* 30 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 22 },
    /* 31 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 29, 30, }, .text = "max(x.shape) <= 65536", .line = 22 },
    /* 32 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 26, 31, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 22 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 22, 32, }, .text = "x.dtype in {u8, i8, i32}, fits(x)", .line = 150 },
    /* 34 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 16, 33, }, .text = "wide(a), wide(b)", .line = 153 },
    /* 35 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 150 },
    /* 36 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 35, }, .text = "dtype", .line = 150 },
    /* 37 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 150 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 150 },
    /* 39 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 150 },
    /* 40 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 36, 37, 38, 39, }, .text = "x.dtype in {u8, i8, i32}", .line = 150 },
    /* 41 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 22 },
    /* 42 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 41, }, .text = "rank", .line = 22 },
    /* 43 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 22 },
    /* 44 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 42, 43, }, .text = "x.rank == 0", .line = 22 },
    /* 45 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 22 },
    /* 46 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 45, }, .text = "shape", .line = 22 },
    /* 47 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 46, }, .text = "max(x.shape)", .line = 22 },
    /* 48 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 22 },
    /* 49 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 47, 48, }, .text = "max(x.shape) <= 65536", .line = 22 },
    /* 50 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 44, 49, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 22 },
    /* 51 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 40, 50, }, .text = "x.dtype in {u8, i8, i32}, fits(x)", .line = 150 },
    /* 52 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 34, 51, }, .text = "wide(a), wide(b), wide(r)", .line = 153 },
    /* 53 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 26 },
    /* 54 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 53, }, .text = "rank", .line = 26 },
    /* 55 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 26 },
    /* 56 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 54, 55, }, .text = "x.rank <= 4", .line = 26 },
    /* 57 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 25 },
    /* 58 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 57, }, .text = "rank", .line = 25 },
    /* 59 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 25 },
    /* 60 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 58, 59, }, .text = "x.rank < 4", .line = 25 },
    /* 61 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 25 },
    /* 62 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 61, }, .text = "shape", .line = 25 },
    /* 63 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 25 },
    /* 64 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 62, 63, }, .text = "x.shape[0]", .line = 25 },
    /* 65 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 25 },
    /* 66 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 64, 65, }, .text = "x.shape[0] == 1", .line = 25 },
    /* 67 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 60, 66, }, .text = "x.rank < 4 or x.shape[0] == 1", .line = 25 },
    /* 68 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 56, 67, }, .text = "x.rank <= 4, one_batch(x)", .line = 26 },
    /* 69 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 26 },
    /* 70 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 69, }, .text = "rank", .line = 26 },
    /* 71 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 26 },
    /* 72 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 70, 71, }, .text = "x.rank <= 4", .line = 26 },
    /* 73 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 25 },
    /* 74 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 73, }, .text = "rank", .line = 25 },
    /* 75 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 25 },
    /* 76 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 74, 75, }, .text = "x.rank < 4", .line = 25 },
    /* 77 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 25 },
    /* 78 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 77, }, .text = "shape", .line = 25 },
    /* 79 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 25 },
    /* 80 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 78, 79, }, .text = "x.shape[0]", .line = 25 },
    /* 81 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 25 },
    /* 82 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 80, 81, }, .text = "x.shape[0] == 1", .line = 25 },
    /* 83 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 76, 82, }, .text = "x.rank < 4 or x.shape[0] == 1", .line = 25 },
    /* 84 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 72, 83, }, .text = "x.rank <= 4, one_batch(x)", .line = 26 },
    /* 85 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 68, 84, }, .text = "flat(a), flat(b)", .line = 149 },
    /* 86 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 149 },
    /* 87 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 149 },
    /* 88 */ { .op = DFG_E_PRED, .sub = DFG_F_BROADCAST_TO, .n_kids = 2, .kids = (const uint32_t[]){ 86, 87, }, .text = "broadcast_to(a, b)", .line = 149 },
    /* 89 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 149 },
    /* 90 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 149 },
    /* 91 */ { .op = DFG_E_PRED, .sub = DFG_F_BROADCAST_TO, .n_kids = 2, .kids = (const uint32_t[]){ 89, 90, }, .text = "broadcast_to(b, a)", .line = 149 },
    /* 92 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 88, 91, }, .text = "broadcast_to(a, b) or broadcast_to(b, a)", .line = 149 },
    /* 93 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 85, 92, }, .text = "flat(a), flat(b), broadcast_to(a, b) or broadcast_to(b, a)", .line = 149 },
    /* 94 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 52, 93, }, .text = "wide(a), wide(b), wide(r), pair_ok(a, b)", .line = 153 },
    /* 95 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 153 },
    /* 96 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 95, }, .text = "dtype", .line = 153 },
    /* 97 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 153 },
    /* 98 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 96, 97, }, .text = "r.dtype != i32", .line = 153 },
    /* 99 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 153 },
    /* 100 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 99, }, .text = "rank", .line = 153 },
    /* 101 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 153 },
    /* 102 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 100, 101, }, .text = "r.rank == 4", .line = 153 },
    /* 103 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 153 },
    /* 104 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 103, }, .text = "present(c)", .line = 153 },
    /* 105 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 104, }, .text = "not present(c)", .line = 153 },
    /* 106 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 102, 105, }, .text = "(r.rank == 4 and not present(c))", .line = 153 },
    /* 107 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 98, 106, }, .text = "r.dtype != i32 or (r.rank == 4 and not present(c))", .line = 153 },
    /* 108 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 94, 107, }, .text = "wide(a), wide(b), wide(r), pair_ok(a, b), r.dtype != i32 or (r.rank == 4 and not present(c))", .line = 153 },
};
static const struct dfg_desc_node ethos_u_product_nodes[11] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "c | r", .line = 171 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "clip", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .name = "c",
        .text = "clip(r)", .line = 169 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.mul", },
        .n_kids = 8, .kids = (const uint32_t[]){ 3, 4, 5, 6, 7, 8, 9, 10, },
        .name = "r",
        .text = "qnn.mul(a, b, const, const, const, const, const, const)", .line = 168 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 167 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 167 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 168 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 168 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 168 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 168 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 168 },
    [10] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 168 },
};
static const struct dfg_desc_region ethos_u_product_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture ethos_u_product_refs[] = { { 3, -1 }, { 4, -1 }, { 2, -1 }, { 1, -1 }, };
static const struct dfg_capture ethos_u_product_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct ethos_u_product_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct ethos_u_product_match, b) },
    { "r", DFG_CAP_NODE, offsetof(struct ethos_u_product_match, r) },
    { "c", DFG_CAP_NODE, offsetof(struct ethos_u_product_match, c) },
};
static const struct dfg_desc_pattern ethos_u_product_desc = {
    .n_nodes = 11, .n_exprs = 109, .n_vars = 0, .n_sets = 4,
    .nodes = ethos_u_product_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_u_product_regions,
    .exprs = ethos_u_product_exprs,
    .captures = ethos_u_product_refs,
    .text = "pattern product(a, b) {\012    r = qnn.mul(a, b, const, const, const, const, const, const);\012    c = clip(r);\012    where sum_ok(a, b, r, c);\012    return c | r;\012}", .line = 167, .n_where = 1, .where = (const uint32_t[]){ 108, }
};
static bool ethos_u_product_any(const dfg_graph *g, dfg_node n, void *m)
{
    return ethos_u_product_match(g, n, m);
}
static bool ethos_u_product_pass(void *ctx, const struct ethos_u_product_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool ethos_u_product_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return ethos_u_product_each(g, n, ethos_u_product_pass, &e);
}

static const struct dfg_part ethos_u_product_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct ethos_u_product_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct ethos_u_product_whole, m.b) },
    { DFG_PART_INNER, false, 0, 2, offsetof(struct ethos_u_product_whole, m.r) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_product_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_product_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_product_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_product_whole, constant_4) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_product_whole, constant_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_product_whole, constant_6) },
    { DFG_PART_INNER, false, 0, 3, offsetof(struct ethos_u_product_whole, m.c) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct ethos_u_product_whole, v) },
};
/* ---- least_requantized ---- */

static const struct dfg_desc_expr ethos_u_least_requantized_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 23 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 23 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 23 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 23 },
    /* 4 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, }, .text = "x.dtype in {u8, i8}", .line = 23 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 22 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "rank", .line = 22 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 22 },
    /* 8 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, }, .text = "x.rank == 0", .line = 22 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 22 },
    /* 10 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "shape", .line = 22 },
    /* 11 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "max(x.shape)", .line = 22 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 22 },
    /* 13 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "max(x.shape) <= 65536", .line = 22 },
    /* 14 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 8, 13, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 22 },
    /* 15 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 14, }, .text = "x.dtype in {u8, i8}, fits(x)", .line = 23 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 23 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "dtype", .line = 23 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 23 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 23 },
    /* 20 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 17, 18, 19, }, .text = "x.dtype in {u8, i8}", .line = 23 },
    /* 21 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 22 },
    /* 22 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 21, }, .text = "rank", .line = 22 },
    /* 23 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 22 },
    /* 24 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 22, 23, }, .text = "x.rank == 0", .line = 22 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 22 },
    /* 26 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "shape", .line = 22 },
    /* 27 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 26, }, .text = "max(x.shape)", .line = 22 },
    /* 28 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 22 },
    /* 29 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 27, 28, }, .text = "max(x.shape) <= 65536", .line = 22 },
    /* 30 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 24, 29, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 22 },
    /* 31 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 20, 30, }, .text = "x.dtype in {u8, i8}, fits(x)", .line = 23 },
    /* 32 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 15, 31, }, .text = "byte(a), byte(b)", .line = 175 },
    /* 33 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 23 },
    /* 34 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "dtype", .line = 23 },
    /* 35 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 23 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 23 },
    /* 37 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 34, 35, 36, }, .text = "x.dtype in {u8, i8}", .line = 23 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 22 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "rank", .line = 22 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 22 },
    /* 41 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 39, 40, }, .text = "x.rank == 0", .line = 22 },
    /* 42 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 22 },
    /* 43 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 42, }, .text = "shape", .line = 22 },
    /* 44 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 43, }, .text = "max(x.shape)", .line = 22 },
    /* 45 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 22 },
    /* 46 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 44, 45, }, .text = "max(x.shape) <= 65536", .line = 22 },
    /* 47 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 41, 46, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 22 },
    /* 48 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 37, 47, }, .text = "x.dtype in {u8, i8}, fits(x)", .line = 23 },
    /* 49 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 32, 48, }, .text = "byte(a), byte(b), byte(r)", .line = 175 },
    /* 50 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 175 },
    /* 51 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 50, }, .text = "dtype", .line = 175 },
    /* 52 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 175 },
    /* 53 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 52, }, .text = "dtype", .line = 175 },
    /* 54 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 51, 53, }, .text = "a.dtype == b.dtype", .line = 175 },
    /* 55 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 49, 54, }, .text = "byte(a), byte(b), byte(r), a.dtype == b.dtype", .line = 175 },
    /* 56 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 26 },
    /* 57 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 56, }, .text = "rank", .line = 26 },
    /* 58 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 26 },
    /* 59 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 57, 58, }, .text = "x.rank <= 4", .line = 26 },
    /* 60 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 25 },
    /* 61 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 60, }, .text = "rank", .line = 25 },
    /* 62 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 25 },
    /* 63 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 61, 62, }, .text = "x.rank < 4", .line = 25 },
    /* 64 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 25 },
    /* 65 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 64, }, .text = "shape", .line = 25 },
    /* 66 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 25 },
    /* 67 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 65, 66, }, .text = "x.shape[0]", .line = 25 },
    /* 68 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 25 },
    /* 69 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 67, 68, }, .text = "x.shape[0] == 1", .line = 25 },
    /* 70 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 63, 69, }, .text = "x.rank < 4 or x.shape[0] == 1", .line = 25 },
    /* 71 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 59, 70, }, .text = "x.rank <= 4, one_batch(x)", .line = 26 },
    /* 72 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 26 },
    /* 73 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 72, }, .text = "rank", .line = 26 },
    /* 74 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 26 },
    /* 75 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 73, 74, }, .text = "x.rank <= 4", .line = 26 },
    /* 76 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 25 },
    /* 77 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 76, }, .text = "rank", .line = 25 },
    /* 78 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 25 },
    /* 79 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 77, 78, }, .text = "x.rank < 4", .line = 25 },
    /* 80 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 25 },
    /* 81 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 80, }, .text = "shape", .line = 25 },
    /* 82 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 25 },
    /* 83 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 81, 82, }, .text = "x.shape[0]", .line = 25 },
    /* 84 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 25 },
    /* 85 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 83, 84, }, .text = "x.shape[0] == 1", .line = 25 },
    /* 86 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 79, 85, }, .text = "x.rank < 4 or x.shape[0] == 1", .line = 25 },
    /* 87 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 75, 86, }, .text = "x.rank <= 4, one_batch(x)", .line = 26 },
    /* 88 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 71, 87, }, .text = "flat(a), flat(b)", .line = 149 },
    /* 89 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 149 },
    /* 90 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 149 },
    /* 91 */ { .op = DFG_E_PRED, .sub = DFG_F_BROADCAST_TO, .n_kids = 2, .kids = (const uint32_t[]){ 89, 90, }, .text = "broadcast_to(a, b)", .line = 149 },
    /* 92 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 149 },
    /* 93 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 149 },
    /* 94 */ { .op = DFG_E_PRED, .sub = DFG_F_BROADCAST_TO, .n_kids = 2, .kids = (const uint32_t[]){ 92, 93, }, .text = "broadcast_to(b, a)", .line = 149 },
    /* 95 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 91, 94, }, .text = "broadcast_to(a, b) or broadcast_to(b, a)", .line = 149 },
    /* 96 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 88, 95, }, .text = "flat(a), flat(b), broadcast_to(a, b) or broadcast_to(b, a)", .line = 149 },
    /* 97 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 55, 96, }, .text = "byte(a), byte(b), byte(r), a.dtype == b.dtype, pair_ok(a, b)", .line = 175 },
    /* 98 */ { .op = DFG_E_NODE, .ref = 6, .text = "s", .line = 179 },
    /* 99 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 98, }, .text = "value(s)", .line = 179 },
    /* 100 */ { .op = DFG_E_NODE, .ref = 10, .text = "t", .line = 179 },
    /* 101 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 100, }, .text = "value(t)", .line = 179 },
    /* 102 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 99, 101, }, .text = "value(s) == value(t)", .line = 179 },
};
static const struct dfg_desc_node ethos_u_least_requantized_nodes[13] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.requantize", },
        .n_kids = 5, .kids = (const uint32_t[]){ 1, 5, 8, 9, 12, },
        .name = "r",
        .text = "qnn.requantize(clip(minimum(a, b)), s & const, const, t & const, const)", .line = 178 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "clip", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "clip(minimum(a, b))", .line = 178 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "minimum", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "minimum(a, b)", .line = 178 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 177 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 177 },
    [5] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, },
        .text = "s & const", .line = 178 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "s",
        .text = "s", .line = 177 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 178 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 178 },
    [9] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, },
        .text = "t & const", .line = 178 },
    [10] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "t",
        .text = "t", .line = 177 },
    [11] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 178 },
    [12] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 178 },
};
static const struct dfg_desc_region ethos_u_least_requantized_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture ethos_u_least_requantized_refs[] = { { 3, -1 }, { 4, -1 }, { 6, -1 }, { 10, -1 }, { 0, -1 }, };
static const struct dfg_capture ethos_u_least_requantized_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct ethos_u_least_requantized_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct ethos_u_least_requantized_match, b) },
    { "s", DFG_CAP_NODE, offsetof(struct ethos_u_least_requantized_match, s) },
    { "t", DFG_CAP_NODE, offsetof(struct ethos_u_least_requantized_match, t) },
    { "r", DFG_CAP_NODE, offsetof(struct ethos_u_least_requantized_match, r) },
};
static const struct dfg_desc_pattern ethos_u_least_requantized_desc = {
    .n_nodes = 13, .n_exprs = 103, .n_vars = 0, .n_sets = 5,
    .nodes = ethos_u_least_requantized_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_u_least_requantized_regions,
    .exprs = ethos_u_least_requantized_exprs,
    .captures = ethos_u_least_requantized_refs,
    .text = "pattern least_requantized(a, b, s, t) {\012    r = qnn.requantize(clip(minimum(a, b)), s & const, const, t & const, const);\012    where extremum_ok(a, b, r), value(s) == value(t);\012    return r;\012}", .line = 177, .n_where = 2, .where = (const uint32_t[]){ 97, 102, }
};
static bool ethos_u_least_requantized_any(const dfg_graph *g, dfg_node n, void *m)
{
    return ethos_u_least_requantized_match(g, n, m);
}
static bool ethos_u_least_requantized_pass(void *ctx, const struct ethos_u_least_requantized_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool ethos_u_least_requantized_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return ethos_u_least_requantized_each(g, n, ethos_u_least_requantized_pass, &e);
}

static const struct dfg_part ethos_u_least_requantized_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct ethos_u_least_requantized_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct ethos_u_least_requantized_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct ethos_u_least_requantized_whole, m.s) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct ethos_u_least_requantized_whole, m.t) },
    { DFG_PART_ROOT, false, 1, 4, offsetof(struct ethos_u_least_requantized_whole, m.r) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct ethos_u_least_requantized_whole, clip) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct ethos_u_least_requantized_whole, minimum) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_least_requantized_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_least_requantized_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_least_requantized_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_least_requantized_whole, constant_4) },
};
/* ---- most_requantized ---- */

static const struct dfg_desc_expr ethos_u_most_requantized_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 23 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 23 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 23 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 23 },
    /* 4 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, }, .text = "x.dtype in {u8, i8}", .line = 23 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 22 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "rank", .line = 22 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 22 },
    /* 8 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, }, .text = "x.rank == 0", .line = 22 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 22 },
    /* 10 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "shape", .line = 22 },
    /* 11 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "max(x.shape)", .line = 22 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 22 },
    /* 13 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "max(x.shape) <= 65536", .line = 22 },
    /* 14 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 8, 13, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 22 },
    /* 15 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 14, }, .text = "x.dtype in {u8, i8}, fits(x)", .line = 23 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 23 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "dtype", .line = 23 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 23 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 23 },
    /* 20 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 17, 18, 19, }, .text = "x.dtype in {u8, i8}", .line = 23 },
    /* 21 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 22 },
    /* 22 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 21, }, .text = "rank", .line = 22 },
    /* 23 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 22 },
    /* 24 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 22, 23, }, .text = "x.rank == 0", .line = 22 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 22 },
    /* 26 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "shape", .line = 22 },
    /* 27 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 26, }, .text = "max(x.shape)", .line = 22 },
    /* 28 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 22 },
    /* 29 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 27, 28, }, .text = "max(x.shape) <= 65536", .line = 22 },
    /* 30 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 24, 29, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 22 },
    /* 31 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 20, 30, }, .text = "x.dtype in {u8, i8}, fits(x)", .line = 23 },
    /* 32 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 15, 31, }, .text = "byte(a), byte(b)", .line = 175 },
    /* 33 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 23 },
    /* 34 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "dtype", .line = 23 },
    /* 35 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 23 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 23 },
    /* 37 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 34, 35, 36, }, .text = "x.dtype in {u8, i8}", .line = 23 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 22 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "rank", .line = 22 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 22 },
    /* 41 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 39, 40, }, .text = "x.rank == 0", .line = 22 },
    /* 42 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 22 },
    /* 43 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 42, }, .text = "shape", .line = 22 },
    /* 44 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 43, }, .text = "max(x.shape)", .line = 22 },
    /* 45 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 22 },
    /* 46 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 44, 45, }, .text = "max(x.shape) <= 65536", .line = 22 },
    /* 47 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 41, 46, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 22 },
    /* 48 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 37, 47, }, .text = "x.dtype in {u8, i8}, fits(x)", .line = 23 },
    /* 49 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 32, 48, }, .text = "byte(a), byte(b), byte(r)", .line = 175 },
    /* 50 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 175 },
    /* 51 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 50, }, .text = "dtype", .line = 175 },
    /* 52 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 175 },
    /* 53 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 52, }, .text = "dtype", .line = 175 },
    /* 54 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 51, 53, }, .text = "a.dtype == b.dtype", .line = 175 },
    /* 55 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 49, 54, }, .text = "byte(a), byte(b), byte(r), a.dtype == b.dtype", .line = 175 },
    /* 56 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 26 },
    /* 57 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 56, }, .text = "rank", .line = 26 },
    /* 58 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 26 },
    /* 59 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 57, 58, }, .text = "x.rank <= 4", .line = 26 },
    /* 60 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 25 },
    /* 61 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 60, }, .text = "rank", .line = 25 },
    /* 62 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 25 },
    /* 63 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 61, 62, }, .text = "x.rank < 4", .line = 25 },
    /* 64 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 25 },
    /* 65 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 64, }, .text = "shape", .line = 25 },
    /* 66 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 25 },
    /* 67 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 65, 66, }, .text = "x.shape[0]", .line = 25 },
    /* 68 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 25 },
    /* 69 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 67, 68, }, .text = "x.shape[0] == 1", .line = 25 },
    /* 70 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 63, 69, }, .text = "x.rank < 4 or x.shape[0] == 1", .line = 25 },
    /* 71 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 59, 70, }, .text = "x.rank <= 4, one_batch(x)", .line = 26 },
    /* 72 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 26 },
    /* 73 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 72, }, .text = "rank", .line = 26 },
    /* 74 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 26 },
    /* 75 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 73, 74, }, .text = "x.rank <= 4", .line = 26 },
    /* 76 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 25 },
    /* 77 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 76, }, .text = "rank", .line = 25 },
    /* 78 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 25 },
    /* 79 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 77, 78, }, .text = "x.rank < 4", .line = 25 },
    /* 80 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 25 },
    /* 81 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 80, }, .text = "shape", .line = 25 },
    /* 82 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 25 },
    /* 83 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 81, 82, }, .text = "x.shape[0]", .line = 25 },
    /* 84 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 25 },
    /* 85 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 83, 84, }, .text = "x.shape[0] == 1", .line = 25 },
    /* 86 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 79, 85, }, .text = "x.rank < 4 or x.shape[0] == 1", .line = 25 },
    /* 87 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 75, 86, }, .text = "x.rank <= 4, one_batch(x)", .line = 26 },
    /* 88 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 71, 87, }, .text = "flat(a), flat(b)", .line = 149 },
    /* 89 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 149 },
    /* 90 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 149 },
    /* 91 */ { .op = DFG_E_PRED, .sub = DFG_F_BROADCAST_TO, .n_kids = 2, .kids = (const uint32_t[]){ 89, 90, }, .text = "broadcast_to(a, b)", .line = 149 },
    /* 92 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 149 },
    /* 93 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 149 },
    /* 94 */ { .op = DFG_E_PRED, .sub = DFG_F_BROADCAST_TO, .n_kids = 2, .kids = (const uint32_t[]){ 92, 93, }, .text = "broadcast_to(b, a)", .line = 149 },
    /* 95 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 91, 94, }, .text = "broadcast_to(a, b) or broadcast_to(b, a)", .line = 149 },
    /* 96 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 88, 95, }, .text = "flat(a), flat(b), broadcast_to(a, b) or broadcast_to(b, a)", .line = 149 },
    /* 97 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 55, 96, }, .text = "byte(a), byte(b), byte(r), a.dtype == b.dtype, pair_ok(a, b)", .line = 175 },
    /* 98 */ { .op = DFG_E_NODE, .ref = 6, .text = "s", .line = 184 },
    /* 99 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 98, }, .text = "value(s)", .line = 184 },
    /* 100 */ { .op = DFG_E_NODE, .ref = 10, .text = "t", .line = 184 },
    /* 101 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 100, }, .text = "value(t)", .line = 184 },
    /* 102 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 99, 101, }, .text = "value(s) == value(t)", .line = 184 },
};
static const struct dfg_desc_node ethos_u_most_requantized_nodes[13] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.requantize", },
        .n_kids = 5, .kids = (const uint32_t[]){ 1, 5, 8, 9, 12, },
        .name = "r",
        .text = "qnn.requantize(clip(maximum(a, b)), s & const, const, t & const, const)", .line = 183 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "clip", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "clip(maximum(a, b))", .line = 183 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "maximum", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "maximum(a, b)", .line = 183 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 182 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 182 },
    [5] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, },
        .text = "s & const", .line = 183 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "s",
        .text = "s", .line = 182 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 183 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 183 },
    [9] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, },
        .text = "t & const", .line = 183 },
    [10] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "t",
        .text = "t", .line = 182 },
    [11] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 183 },
    [12] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 183 },
};
static const struct dfg_desc_region ethos_u_most_requantized_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture ethos_u_most_requantized_refs[] = { { 3, -1 }, { 4, -1 }, { 6, -1 }, { 10, -1 }, { 0, -1 }, };
static const struct dfg_capture ethos_u_most_requantized_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct ethos_u_most_requantized_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct ethos_u_most_requantized_match, b) },
    { "s", DFG_CAP_NODE, offsetof(struct ethos_u_most_requantized_match, s) },
    { "t", DFG_CAP_NODE, offsetof(struct ethos_u_most_requantized_match, t) },
    { "r", DFG_CAP_NODE, offsetof(struct ethos_u_most_requantized_match, r) },
};
static const struct dfg_desc_pattern ethos_u_most_requantized_desc = {
    .n_nodes = 13, .n_exprs = 103, .n_vars = 0, .n_sets = 5,
    .nodes = ethos_u_most_requantized_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_u_most_requantized_regions,
    .exprs = ethos_u_most_requantized_exprs,
    .captures = ethos_u_most_requantized_refs,
    .text = "pattern most_requantized(a, b, s, t) {\012    r = qnn.requantize(clip(maximum(a, b)), s & const, const, t & const, const);\012    where extremum_ok(a, b, r), value(s) == value(t);\012    return r;\012}", .line = 182, .n_where = 2, .where = (const uint32_t[]){ 97, 102, }
};
static bool ethos_u_most_requantized_any(const dfg_graph *g, dfg_node n, void *m)
{
    return ethos_u_most_requantized_match(g, n, m);
}
static bool ethos_u_most_requantized_pass(void *ctx, const struct ethos_u_most_requantized_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool ethos_u_most_requantized_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return ethos_u_most_requantized_each(g, n, ethos_u_most_requantized_pass, &e);
}

static const struct dfg_part ethos_u_most_requantized_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct ethos_u_most_requantized_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct ethos_u_most_requantized_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct ethos_u_most_requantized_whole, m.s) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct ethos_u_most_requantized_whole, m.t) },
    { DFG_PART_ROOT, false, 1, 4, offsetof(struct ethos_u_most_requantized_whole, m.r) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct ethos_u_most_requantized_whole, clip) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct ethos_u_most_requantized_whole, maximum) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_most_requantized_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_most_requantized_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_most_requantized_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_most_requantized_whole, constant_4) },
};
/* ---- least ---- */

static const struct dfg_desc_expr ethos_u_least_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 23 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 23 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 23 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 23 },
    /* 4 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, }, .text = "x.dtype in {u8, i8}", .line = 23 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 22 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "rank", .line = 22 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 22 },
    /* 8 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, }, .text = "x.rank == 0", .line = 22 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 22 },
    /* 10 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "shape", .line = 22 },
    /* 11 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "max(x.shape)", .line = 22 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 22 },
    /* 13 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "max(x.shape) <= 65536", .line = 22 },
    /* 14 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 8, 13, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 22 },
    /* 15 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 14, }, .text = "x.dtype in {u8, i8}, fits(x)", .line = 23 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 23 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "dtype", .line = 23 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 23 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 23 },
    /* 20 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 17, 18, 19, }, .text = "x.dtype in {u8, i8}", .line = 23 },
    /* 21 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 22 },
    /* 22 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 21, }, .text = "rank", .line = 22 },
    /* 23 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 22 },
    /* 24 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 22, 23, }, .text = "x.rank == 0", .line = 22 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 22 },
    /* 26 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "shape", .line = 22 },
    /* 27 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 26, }, .text = "max(x.shape)", .line = 22 },
    /* 28 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 22 },
    /* 29 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 27, 28, }, .text = "max(x.shape) <= 65536", .line = 22 },
    /* 30 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 24, 29, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 22 },
    /* 31 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 20, 30, }, .text = "x.dtype in {u8, i8}, fits(x)", .line = 23 },
    /* 32 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 15, 31, }, .text = "byte(a), byte(b)", .line = 175 },
    /* 33 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 23 },
    /* 34 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "dtype", .line = 23 },
    /* 35 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 23 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 23 },
    /* 37 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 34, 35, 36, }, .text = "x.dtype in {u8, i8}", .line = 23 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 22 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "rank", .line = 22 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 22 },
    /* 41 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 39, 40, }, .text = "x.rank == 0", .line = 22 },
    /* 42 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 22 },
    /* 43 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 42, }, .text = "shape", .line = 22 },
    /* 44 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 43, }, .text = "max(x.shape)", .line = 22 },
    /* 45 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 22 },
    /* 46 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 44, 45, }, .text = "max(x.shape) <= 65536", .line = 22 },
    /* 47 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 41, 46, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 22 },
    /* 48 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 37, 47, }, .text = "x.dtype in {u8, i8}, fits(x)", .line = 23 },
    /* 49 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 32, 48, }, .text = "byte(a), byte(b), byte(r)", .line = 175 },
    /* 50 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 175 },
    /* 51 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 50, }, .text = "dtype", .line = 175 },
    /* 52 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 175 },
    /* 53 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 52, }, .text = "dtype", .line = 175 },
    /* 54 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 51, 53, }, .text = "a.dtype == b.dtype", .line = 175 },
    /* 55 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 49, 54, }, .text = "byte(a), byte(b), byte(r), a.dtype == b.dtype", .line = 175 },
    /* 56 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 26 },
    /* 57 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 56, }, .text = "rank", .line = 26 },
    /* 58 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 26 },
    /* 59 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 57, 58, }, .text = "x.rank <= 4", .line = 26 },
    /* 60 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 25 },
    /* 61 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 60, }, .text = "rank", .line = 25 },
    /* 62 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 25 },
    /* 63 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 61, 62, }, .text = "x.rank < 4", .line = 25 },
    /* 64 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 25 },
    /* 65 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 64, }, .text = "shape", .line = 25 },
    /* 66 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 25 },
    /* 67 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 65, 66, }, .text = "x.shape[0]", .line = 25 },
    /* 68 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 25 },
    /* 69 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 67, 68, }, .text = "x.shape[0] == 1", .line = 25 },
    /* 70 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 63, 69, }, .text = "x.rank < 4 or x.shape[0] == 1", .line = 25 },
    /* 71 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 59, 70, }, .text = "x.rank <= 4, one_batch(x)", .line = 26 },
    /* 72 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 26 },
    /* 73 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 72, }, .text = "rank", .line = 26 },
    /* 74 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 26 },
    /* 75 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 73, 74, }, .text = "x.rank <= 4", .line = 26 },
    /* 76 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 25 },
    /* 77 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 76, }, .text = "rank", .line = 25 },
    /* 78 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 25 },
    /* 79 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 77, 78, }, .text = "x.rank < 4", .line = 25 },
    /* 80 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 25 },
    /* 81 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 80, }, .text = "shape", .line = 25 },
    /* 82 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 25 },
    /* 83 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 81, 82, }, .text = "x.shape[0]", .line = 25 },
    /* 84 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 25 },
    /* 85 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 83, 84, }, .text = "x.shape[0] == 1", .line = 25 },
    /* 86 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 79, 85, }, .text = "x.rank < 4 or x.shape[0] == 1", .line = 25 },
    /* 87 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 75, 86, }, .text = "x.rank <= 4, one_batch(x)", .line = 26 },
    /* 88 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 71, 87, }, .text = "flat(a), flat(b)", .line = 149 },
    /* 89 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 149 },
    /* 90 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 149 },
    /* 91 */ { .op = DFG_E_PRED, .sub = DFG_F_BROADCAST_TO, .n_kids = 2, .kids = (const uint32_t[]){ 89, 90, }, .text = "broadcast_to(a, b)", .line = 149 },
    /* 92 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 149 },
    /* 93 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 149 },
    /* 94 */ { .op = DFG_E_PRED, .sub = DFG_F_BROADCAST_TO, .n_kids = 2, .kids = (const uint32_t[]){ 92, 93, }, .text = "broadcast_to(b, a)", .line = 149 },
    /* 95 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 91, 94, }, .text = "broadcast_to(a, b) or broadcast_to(b, a)", .line = 149 },
    /* 96 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 88, 95, }, .text = "flat(a), flat(b), broadcast_to(a, b) or broadcast_to(b, a)", .line = 149 },
    /* 97 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 55, 96, }, .text = "byte(a), byte(b), byte(r), a.dtype == b.dtype, pair_ok(a, b)", .line = 175 },
};
static const struct dfg_desc_node ethos_u_least_nodes[5] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .name = "r",
        .text = "clip?(minimum(a, b))", .line = 188 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "clip", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "clip?(minimum(a, b))", .line = 188 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "minimum", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "minimum(a, b)", .line = 188 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 187 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 187 },
};
static const struct dfg_desc_region ethos_u_least_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture ethos_u_least_refs[] = { { 3, -1 }, { 4, -1 }, { 0, -1 }, };
static const struct dfg_capture ethos_u_least_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct ethos_u_least_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct ethos_u_least_match, b) },
    { "r", DFG_CAP_NODE, offsetof(struct ethos_u_least_match, r) },
};
static const struct dfg_desc_pattern ethos_u_least_desc = {
    .n_nodes = 5, .n_exprs = 98, .n_vars = 0, .n_sets = 3,
    .nodes = ethos_u_least_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_u_least_regions,
    .exprs = ethos_u_least_exprs,
    .captures = ethos_u_least_refs,
    .text = "pattern least(a, b) {\012    r = clip?(minimum(a, b));\012    where extremum_ok(a, b, r);\012    return r;\012}", .line = 187, .n_where = 1, .where = (const uint32_t[]){ 97, }
};
static bool ethos_u_least_any(const dfg_graph *g, dfg_node n, void *m)
{
    return ethos_u_least_match(g, n, m);
}
static bool ethos_u_least_pass(void *ctx, const struct ethos_u_least_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool ethos_u_least_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return ethos_u_least_each(g, n, ethos_u_least_pass, &e);
}

static const struct dfg_part ethos_u_least_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct ethos_u_least_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct ethos_u_least_whole, m.b) },
    { DFG_PART_ROOT, false, 1, 2, offsetof(struct ethos_u_least_whole, m.r) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct ethos_u_least_whole, clip) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct ethos_u_least_whole, minimum) },
};
/* ---- most ---- */

static const struct dfg_desc_expr ethos_u_most_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 23 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 23 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 23 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 23 },
    /* 4 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, }, .text = "x.dtype in {u8, i8}", .line = 23 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 22 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "rank", .line = 22 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 22 },
    /* 8 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, }, .text = "x.rank == 0", .line = 22 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 22 },
    /* 10 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "shape", .line = 22 },
    /* 11 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "max(x.shape)", .line = 22 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 22 },
    /* 13 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "max(x.shape) <= 65536", .line = 22 },
    /* 14 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 8, 13, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 22 },
    /* 15 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 14, }, .text = "x.dtype in {u8, i8}, fits(x)", .line = 23 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 23 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "dtype", .line = 23 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 23 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 23 },
    /* 20 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 17, 18, 19, }, .text = "x.dtype in {u8, i8}", .line = 23 },
    /* 21 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 22 },
    /* 22 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 21, }, .text = "rank", .line = 22 },
    /* 23 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 22 },
    /* 24 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 22, 23, }, .text = "x.rank == 0", .line = 22 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 22 },
    /* 26 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "shape", .line = 22 },
    /* 27 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 26, }, .text = "max(x.shape)", .line = 22 },
    /* 28 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 22 },
    /* 29 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 27, 28, }, .text = "max(x.shape) <= 65536", .line = 22 },
    /* 30 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 24, 29, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 22 },
    /* 31 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 20, 30, }, .text = "x.dtype in {u8, i8}, fits(x)", .line = 23 },
    /* 32 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 15, 31, }, .text = "byte(a), byte(b)", .line = 175 },
    /* 33 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 23 },
    /* 34 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "dtype", .line = 23 },
    /* 35 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 23 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 23 },
    /* 37 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 34, 35, 36, }, .text = "x.dtype in {u8, i8}", .line = 23 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 22 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "rank", .line = 22 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 22 },
    /* 41 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 39, 40, }, .text = "x.rank == 0", .line = 22 },
    /* 42 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 22 },
    /* 43 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 42, }, .text = "shape", .line = 22 },
    /* 44 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 43, }, .text = "max(x.shape)", .line = 22 },
    /* 45 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 22 },
    /* 46 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 44, 45, }, .text = "max(x.shape) <= 65536", .line = 22 },
    /* 47 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 41, 46, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 22 },
    /* 48 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 37, 47, }, .text = "x.dtype in {u8, i8}, fits(x)", .line = 23 },
    /* 49 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 32, 48, }, .text = "byte(a), byte(b), byte(r)", .line = 175 },
    /* 50 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 175 },
    /* 51 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 50, }, .text = "dtype", .line = 175 },
    /* 52 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 175 },
    /* 53 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 52, }, .text = "dtype", .line = 175 },
    /* 54 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 51, 53, }, .text = "a.dtype == b.dtype", .line = 175 },
    /* 55 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 49, 54, }, .text = "byte(a), byte(b), byte(r), a.dtype == b.dtype", .line = 175 },
    /* 56 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 26 },
    /* 57 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 56, }, .text = "rank", .line = 26 },
    /* 58 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 26 },
    /* 59 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 57, 58, }, .text = "x.rank <= 4", .line = 26 },
    /* 60 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 25 },
    /* 61 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 60, }, .text = "rank", .line = 25 },
    /* 62 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 25 },
    /* 63 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 61, 62, }, .text = "x.rank < 4", .line = 25 },
    /* 64 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 25 },
    /* 65 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 64, }, .text = "shape", .line = 25 },
    /* 66 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 25 },
    /* 67 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 65, 66, }, .text = "x.shape[0]", .line = 25 },
    /* 68 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 25 },
    /* 69 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 67, 68, }, .text = "x.shape[0] == 1", .line = 25 },
    /* 70 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 63, 69, }, .text = "x.rank < 4 or x.shape[0] == 1", .line = 25 },
    /* 71 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 59, 70, }, .text = "x.rank <= 4, one_batch(x)", .line = 26 },
    /* 72 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 26 },
    /* 73 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 72, }, .text = "rank", .line = 26 },
    /* 74 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 26 },
    /* 75 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 73, 74, }, .text = "x.rank <= 4", .line = 26 },
    /* 76 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 25 },
    /* 77 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 76, }, .text = "rank", .line = 25 },
    /* 78 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 25 },
    /* 79 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 77, 78, }, .text = "x.rank < 4", .line = 25 },
    /* 80 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 25 },
    /* 81 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 80, }, .text = "shape", .line = 25 },
    /* 82 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 25 },
    /* 83 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 81, 82, }, .text = "x.shape[0]", .line = 25 },
    /* 84 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 25 },
    /* 85 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 83, 84, }, .text = "x.shape[0] == 1", .line = 25 },
    /* 86 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 79, 85, }, .text = "x.rank < 4 or x.shape[0] == 1", .line = 25 },
    /* 87 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 75, 86, }, .text = "x.rank <= 4, one_batch(x)", .line = 26 },
    /* 88 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 71, 87, }, .text = "flat(a), flat(b)", .line = 149 },
    /* 89 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 149 },
    /* 90 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 149 },
    /* 91 */ { .op = DFG_E_PRED, .sub = DFG_F_BROADCAST_TO, .n_kids = 2, .kids = (const uint32_t[]){ 89, 90, }, .text = "broadcast_to(a, b)", .line = 149 },
    /* 92 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 149 },
    /* 93 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 149 },
    /* 94 */ { .op = DFG_E_PRED, .sub = DFG_F_BROADCAST_TO, .n_kids = 2, .kids = (const uint32_t[]){ 92, 93, }, .text = "broadcast_to(b, a)", .line = 149 },
    /* 95 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 91, 94, }, .text = "broadcast_to(a, b) or broadcast_to(b, a)", .line = 149 },
    /* 96 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 88, 95, }, .text = "flat(a), flat(b), broadcast_to(a, b) or broadcast_to(b, a)", .line = 149 },
    /* 97 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 55, 96, }, .text = "byte(a), byte(b), byte(r), a.dtype == b.dtype, pair_ok(a, b)", .line = 175 },
};
static const struct dfg_desc_node ethos_u_most_nodes[5] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .name = "r",
        .text = "clip?(maximum(a, b))", .line = 193 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "clip", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "clip?(maximum(a, b))", .line = 193 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "maximum", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "maximum(a, b)", .line = 193 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 192 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 192 },
};
static const struct dfg_desc_region ethos_u_most_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture ethos_u_most_refs[] = { { 3, -1 }, { 4, -1 }, { 0, -1 }, };
static const struct dfg_capture ethos_u_most_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct ethos_u_most_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct ethos_u_most_match, b) },
    { "r", DFG_CAP_NODE, offsetof(struct ethos_u_most_match, r) },
};
static const struct dfg_desc_pattern ethos_u_most_desc = {
    .n_nodes = 5, .n_exprs = 98, .n_vars = 0, .n_sets = 3,
    .nodes = ethos_u_most_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_u_most_regions,
    .exprs = ethos_u_most_exprs,
    .captures = ethos_u_most_refs,
    .text = "pattern most(a, b) {\012    r = clip?(maximum(a, b));\012    where extremum_ok(a, b, r);\012    return r;\012}", .line = 192, .n_where = 1, .where = (const uint32_t[]){ 97, }
};
static bool ethos_u_most_any(const dfg_graph *g, dfg_node n, void *m)
{
    return ethos_u_most_match(g, n, m);
}
static bool ethos_u_most_pass(void *ctx, const struct ethos_u_most_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool ethos_u_most_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return ethos_u_most_each(g, n, ethos_u_most_pass, &e);
}

static const struct dfg_part ethos_u_most_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct ethos_u_most_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct ethos_u_most_whole, m.b) },
    { DFG_PART_ROOT, false, 1, 2, offsetof(struct ethos_u_most_whole, m.r) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct ethos_u_most_whole, clip) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct ethos_u_most_whole, maximum) },
};
/* ---- shifted ---- */

static const struct dfg_desc_expr ethos_u_shifted_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 199 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 199 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 199 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "a.dtype == i32", .line = 199 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 2, .text = "b", .line = 199 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "dtype", .line = 199 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 199 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "b.dtype == i32", .line = 199 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 0, .text = "s", .line = 199 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "dtype", .line = 199 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 199 },
    /* 11 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "s.dtype == i32", .line = 199 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 22 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "rank", .line = 22 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 22 },
    /* 15 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "x.rank == 0", .line = 22 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 22 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "shape", .line = 22 },
    /* 18 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "max(x.shape)", .line = 22 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 22 },
    /* 20 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "max(x.shape) <= 65536", .line = 22 },
    /* 21 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 15, 20, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 22 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 22 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "rank", .line = 22 },
    /* 24 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 22 },
    /* 25 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "x.rank == 0", .line = 22 },
    /* 26 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 22 },
    /* 27 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 26, }, .text = "shape", .line = 22 },
    /* 28 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "max(x.shape)", .line = 22 },
    /* 29 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 22 },
    /* 30 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 28, 29, }, .text = "max(x.shape) <= 65536", .line = 22 },
    /* 31 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 25, 30, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 22 },
    /* 32 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 22 },
    /* 33 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 32, }, .text = "rank", .line = 22 },
    /* 34 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 22 },
    /* 35 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 33, 34, }, .text = "x.rank == 0", .line = 22 },
    /* 36 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 22 },
    /* 37 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 36, }, .text = "shape", .line = 22 },
    /* 38 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 37, }, .text = "max(x.shape)", .line = 22 },
    /* 39 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 22 },
    /* 40 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 38, 39, }, .text = "max(x.shape) <= 65536", .line = 22 },
    /* 41 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 35, 40, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 22 },
    /* 42 */ { .op = DFG_E_NODE, .ref = 0, .text = "s", .line = 199 },
    /* 43 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 42, }, .text = "rank", .line = 199 },
    /* 44 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 199 },
    /* 45 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 43, 44, }, .text = "s.rank == 4", .line = 199 },
    /* 46 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 26 },
    /* 47 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 46, }, .text = "rank", .line = 26 },
    /* 48 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 26 },
    /* 49 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 47, 48, }, .text = "x.rank <= 4", .line = 26 },
    /* 50 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 25 },
    /* 51 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 50, }, .text = "rank", .line = 25 },
    /* 52 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 25 },
    /* 53 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 51, 52, }, .text = "x.rank < 4", .line = 25 },
    /* 54 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 25 },
    /* 55 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 54, }, .text = "shape", .line = 25 },
    /* 56 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 25 },
    /* 57 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 55, 56, }, .text = "x.shape[0]", .line = 25 },
    /* 58 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 25 },
    /* 59 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 57, 58, }, .text = "x.shape[0] == 1", .line = 25 },
    /* 60 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 53, 59, }, .text = "x.rank < 4 or x.shape[0] == 1", .line = 25 },
    /* 61 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 49, 60, }, .text = "x.rank <= 4, one_batch(x)", .line = 26 },
    /* 62 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 26 },
    /* 63 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 62, }, .text = "rank", .line = 26 },
    /* 64 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 26 },
    /* 65 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 63, 64, }, .text = "x.rank <= 4", .line = 26 },
    /* 66 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 25 },
    /* 67 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 66, }, .text = "rank", .line = 25 },
    /* 68 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 25 },
    /* 69 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 67, 68, }, .text = "x.rank < 4", .line = 25 },
    /* 70 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 25 },
    /* 71 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 70, }, .text = "shape", .line = 25 },
    /* 72 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 25 },
    /* 73 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 71, 72, }, .text = "x.shape[0]", .line = 25 },
    /* 74 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 25 },
    /* 75 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 73, 74, }, .text = "x.shape[0] == 1", .line = 25 },
    /* 76 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 69, 75, }, .text = "x.rank < 4 or x.shape[0] == 1", .line = 25 },
    /* 77 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 65, 76, }, .text = "x.rank <= 4, one_batch(x)", .line = 26 },
    /* 78 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 61, 77, }, .text = "flat(a), flat(b)", .line = 149 },
    /* 79 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 149 },
    /* 80 */ { .op = DFG_E_NODE, .ref = 2, .text = "b", .line = 149 },
    /* 81 */ { .op = DFG_E_PRED, .sub = DFG_F_BROADCAST_TO, .n_kids = 2, .kids = (const uint32_t[]){ 79, 80, }, .text = "broadcast_to(a, b)", .line = 149 },
    /* 82 */ { .op = DFG_E_NODE, .ref = 2, .text = "b", .line = 149 },
    /* 83 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 149 },
    /* 84 */ { .op = DFG_E_PRED, .sub = DFG_F_BROADCAST_TO, .n_kids = 2, .kids = (const uint32_t[]){ 82, 83, }, .text = "broadcast_to(b, a)", .line = 149 },
    /* 85 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 81, 84, }, .text = "broadcast_to(a, b) or broadcast_to(b, a)", .line = 149 },
    /* 86 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 78, 85, }, .text = "flat(a), flat(b), broadcast_to(a, b) or broadcast_to(b, a)", .line = 149 },
};
static const struct dfg_desc_node ethos_u_shifted_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "left_shift", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .name = "s",
        .text = "left_shift(a, b)", .line = 198 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 197 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 197 },
};
static const struct dfg_desc_region ethos_u_shifted_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture ethos_u_shifted_refs[] = { { 1, -1 }, { 2, -1 }, { 0, -1 }, };
static const struct dfg_capture ethos_u_shifted_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct ethos_u_shifted_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct ethos_u_shifted_match, b) },
    { "s", DFG_CAP_NODE, offsetof(struct ethos_u_shifted_match, s) },
};
static const struct dfg_desc_pattern ethos_u_shifted_desc = {
    .n_nodes = 3, .n_exprs = 87, .n_vars = 0, .n_sets = 3,
    .nodes = ethos_u_shifted_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_u_shifted_regions,
    .exprs = ethos_u_shifted_exprs,
    .captures = ethos_u_shifted_refs,
    .text = "pattern shifted(a, b) {\012    s = left_shift(a, b);\012    where a.dtype == i32, b.dtype == i32, s.dtype == i32, fits(a), fits(b), fits(s), s.rank == 4, pair_ok(a, b);\012    return s;\012}", .line = 197, .n_where = 8, .where = (const uint32_t[]){ 3, 7, 11, 21, 31, 41, 45, 86, }
};
static bool ethos_u_shifted_any(const dfg_graph *g, dfg_node n, void *m)
{
    return ethos_u_shifted_match(g, n, m);
}
static bool ethos_u_shifted_pass(void *ctx, const struct ethos_u_shifted_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool ethos_u_shifted_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return ethos_u_shifted_each(g, n, ethos_u_shifted_pass, &e);
}

static const struct dfg_part ethos_u_shifted_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct ethos_u_shifted_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct ethos_u_shifted_whole, m.b) },
    { DFG_PART_ROOT, false, 1, 2, offsetof(struct ethos_u_shifted_whole, m.s) },
};
/* ---- reshaped ---- */

static const struct dfg_desc_expr ethos_u_reshaped_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 24 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 24 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 24 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == i8", .line = 24 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 22 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 22 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 22 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.rank == 0", .line = 22 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 22 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "shape", .line = 22 },
    /* 10 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "max(x.shape)", .line = 22 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 22 },
    /* 12 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "max(x.shape) <= 65536", .line = 22 },
    /* 13 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 7, 12, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 22 },
    /* 14 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 13, }, .text = "x.dtype == i8, fits(x)", .line = 24 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 24 },
    /* 16 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "dtype", .line = 24 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 24 },
    /* 18 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, }, .text = "x.dtype == i8", .line = 24 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 22 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "rank", .line = 22 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 22 },
    /* 22 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "x.rank == 0", .line = 22 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 22 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "shape", .line = 22 },
    /* 25 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 24, }, .text = "max(x.shape)", .line = 22 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 22 },
    /* 27 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 25, 26, }, .text = "max(x.shape) <= 65536", .line = 22 },
    /* 28 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 22, 27, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 22 },
    /* 29 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 28, }, .text = "x.dtype == i8, fits(x)", .line = 24 },
    /* 30 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 14, 29, }, .text = "int8(x), int8(r)", .line = 205 },
    /* 31 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 205 },
    /* 32 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "rank", .line = 205 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 205 },
    /* 34 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "x.rank <= 4", .line = 205 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 30, 34, }, .text = "int8(x), int8(r), x.rank <= 4", .line = 205 },
    /* 36 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 205 },
    /* 37 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 36, }, .text = "rank", .line = 205 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 205 },
    /* 39 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 37, 38, }, .text = "r.rank <= 4", .line = 205 },
    /* 40 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 35, 39, }, .text = "int8(x), int8(r), x.rank <= 4, r.rank <= 4", .line = 205 },
};
static const struct dfg_desc_node ethos_u_reshaped_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "reshape", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .name = "r",
        .text = "reshape(x)", .line = 208 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 207 },
};
static const struct dfg_desc_region ethos_u_reshaped_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture ethos_u_reshaped_refs[] = { { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture ethos_u_reshaped_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct ethos_u_reshaped_match, x) },
    { "r", DFG_CAP_NODE, offsetof(struct ethos_u_reshaped_match, r) },
};
static const struct dfg_desc_pattern ethos_u_reshaped_desc = {
    .n_nodes = 2, .n_exprs = 41, .n_vars = 0, .n_sets = 2,
    .nodes = ethos_u_reshaped_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_u_reshaped_regions,
    .exprs = ethos_u_reshaped_exprs,
    .captures = ethos_u_reshaped_refs,
    .text = "pattern reshaped(x) {\012    r = reshape(x);\012    where moved_ok(x, r);\012    return r;\012}", .line = 207, .n_where = 1, .where = (const uint32_t[]){ 40, }
};
static bool ethos_u_reshaped_any(const dfg_graph *g, dfg_node n, void *m)
{
    return ethos_u_reshaped_match(g, n, m);
}
static bool ethos_u_reshaped_pass(void *ctx, const struct ethos_u_reshaped_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool ethos_u_reshaped_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return ethos_u_reshaped_each(g, n, ethos_u_reshaped_pass, &e);
}

static const struct dfg_part ethos_u_reshaped_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct ethos_u_reshaped_whole, m.x) },
    { DFG_PART_ROOT, false, 1, 1, offsetof(struct ethos_u_reshaped_whole, m.r) },
};
/* ---- sliced ---- */

static const struct dfg_desc_expr ethos_u_sliced_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 24 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 24 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 24 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == i8", .line = 24 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 22 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 22 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 22 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.rank == 0", .line = 22 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 22 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "shape", .line = 22 },
    /* 10 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "max(x.shape)", .line = 22 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 22 },
    /* 12 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "max(x.shape) <= 65536", .line = 22 },
    /* 13 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 7, 12, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 22 },
    /* 14 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 13, }, .text = "x.dtype == i8, fits(x)", .line = 24 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 24 },
    /* 16 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "dtype", .line = 24 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 24 },
    /* 18 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, }, .text = "x.dtype == i8", .line = 24 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 22 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "rank", .line = 22 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 22 },
    /* 22 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "x.rank == 0", .line = 22 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 22 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "shape", .line = 22 },
    /* 25 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 24, }, .text = "max(x.shape)", .line = 22 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 22 },
    /* 27 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 25, 26, }, .text = "max(x.shape) <= 65536", .line = 22 },
    /* 28 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 22, 27, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 22 },
    /* 29 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 28, }, .text = "x.dtype == i8, fits(x)", .line = 24 },
    /* 30 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 14, 29, }, .text = "int8(x), int8(r)", .line = 205 },
    /* 31 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 205 },
    /* 32 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "rank", .line = 205 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 205 },
    /* 34 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "x.rank <= 4", .line = 205 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 30, 34, }, .text = "int8(x), int8(r), x.rank <= 4", .line = 205 },
    /* 36 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 205 },
    /* 37 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 36, }, .text = "rank", .line = 205 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 205 },
    /* 39 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 37, 38, }, .text = "r.rank <= 4", .line = 205 },
    /* 40 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 35, 39, }, .text = "int8(x), int8(r), x.rank <= 4, r.rank <= 4", .line = 205 },
    /* 41 */ { .op = DFG_E_VAR, .ref = 0, .text = "from", .line = 214 },
    /* 42 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 41, }, .text = "len(from)", .line = 214 },
    /* 43 */ { .op = DFG_E_VAR, .ref = 1, .text = "to", .line = 214 },
    /* 44 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 43, }, .text = "len(to)", .line = 214 },
    /* 45 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 42, 44, }, .text = "len(from) == len(to)", .line = 214 },
    /* 46 */ { .op = DFG_E_VAR, .ref = 1, .text = "to", .line = 214 },
    /* 47 */ { .op = DFG_E_VAR, .ref = 2, .text = "i", .line = 214 },
    /* 48 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 46, 47, }, .text = "to[i]", .line = 214 },
    /* 49 */ { .op = DFG_E_VAR, .ref = 0, .text = "from", .line = 214 },
    /* 50 */ { .op = DFG_E_VAR, .ref = 2, .text = "i", .line = 214 },
    /* 51 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 49, 50, }, .text = "from[i]", .line = 214 },
    /* 52 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 48, 51, }, .text = "to[i] - from[i]", .line = 214 },
    /* 53 */ { .op = DFG_E_VAR, .ref = 0, .text = "from", .line = 214 },
    /* 54 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 53, }, .text = "len(from)", .line = 214 },
    /* 55 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 1, .kids = (const uint32_t[]){ 54, }, .text = "range(len(from))", .line = 214 },
    /* 56 */ { .op = DFG_E_COMP, .ref = 2, .n_kids = 2, .kids = (const uint32_t[]){ 52, 55, }, .text = "[to[i] - from[i] for i in range(len(from))]", .line = 214 },
    /* 57 */ { .op = DFG_E_CALL, .sub = DFG_F_MIN, .n_kids = 1, .kids = (const uint32_t[]){ 56, }, .text = "min([to[i] - from[i] for i in range(len(from))])", .line = 214 },
    /* 58 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 214 },
    /* 59 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 57, 58, }, .text = "min([to[i] - from[i] for i in range(len(from))]) >= 0", .line = 214 },
    /* 60 */ { .op = DFG_E_NODE, .ref = 0, .text = "s", .line = 215 },
    /* 61 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 60, }, .name = "strides", .text = "strides", .line = 215 },
    /* 62 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 61, }, .text = "present(s.strides)", .line = 215 },
    /* 63 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 62, }, .text = "not present(s.strides)", .line = 215 },
    /* 64 */ { .op = DFG_E_NODE, .ref = 0, .text = "s", .line = 215 },
    /* 65 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 64, }, .name = "strides", .text = "strides", .line = 215 },
    /* 66 */ { .op = DFG_E_CALL, .sub = DFG_F_MIN, .n_kids = 1, .kids = (const uint32_t[]){ 65, }, .text = "min(s.strides)", .line = 215 },
    /* 67 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 215 },
    /* 68 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 66, 67, }, .text = "min(s.strides) == 1", .line = 215 },
    /* 69 */ { .op = DFG_E_NODE, .ref = 0, .text = "s", .line = 215 },
    /* 70 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 69, }, .name = "strides", .text = "strides", .line = 215 },
    /* 71 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 70, }, .text = "max(s.strides)", .line = 215 },
    /* 72 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 215 },
    /* 73 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 71, 72, }, .text = "max(s.strides) == 1", .line = 215 },
    /* 74 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 68, 73, }, .text = "(min(s.strides) == 1 and max(s.strides) == 1)", .line = 215 },
    /* 75 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 63, 74, }, .text = "not present(s.strides) or (min(s.strides) == 1 and max(s.strides) == 1)", .line = 215 },
};
static const struct dfg_desc_node ethos_u_sliced_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "strided_slice", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_BIND, .name = "begin", .expr = -1, .var = 0, .text = "begin = from", .line = 213 },
            { .test = DFG_D_TEST_BIND, .name = "end", .expr = -1, .var = 1, .text = "end = to", .line = 213 },
        },
        .name = "s",
        .text = "strided_slice(x)", .line = 213 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 212 },
};
static const struct dfg_desc_region ethos_u_sliced_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t ethos_u_sliced_var_regions[] = { 0, 0, 0, };
static const bool ethos_u_sliced_dims[] = { 0, 0, 0, };
static const struct dfg_desc_capture ethos_u_sliced_refs[] = { { 1, -1 }, { 0, -1 }, { 0, -1 }, { 1, -1 }, };
static const struct dfg_capture ethos_u_sliced_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct ethos_u_sliced_match, x) },
    { "s", DFG_CAP_NODE, offsetof(struct ethos_u_sliced_match, s) },
    { "from", DFG_CAP_VALUE, offsetof(struct ethos_u_sliced_match, from) },
    { "to", DFG_CAP_VALUE, offsetof(struct ethos_u_sliced_match, to) },
};
static const struct dfg_desc_pattern ethos_u_sliced_desc = {
    .n_nodes = 2, .n_exprs = 76, .n_vars = 3, .n_sets = 4,
    .nodes = ethos_u_sliced_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_u_sliced_regions,
    .var_region = ethos_u_sliced_var_regions,
    .exprs = ethos_u_sliced_exprs,
    .captures = ethos_u_sliced_refs,
    .var_is_dim = ethos_u_sliced_dims,
    .text = "pattern sliced(x) {\012    s = strided_slice(x) { begin = from, end = to };\012    where moved_ok(x, s), len(from) == len(to), min([to[i] - from[i] for i in range(len(from))]) >= 0;\012    where not present(s.strides) or (min(s.strides) == 1 and max(s.strides) == 1);\012    return s;\012}", .line = 212, .n_where = 4, .where = (const uint32_t[]){ 40, 45, 59, 75, }
};
static bool ethos_u_sliced_any(const dfg_graph *g, dfg_node n, void *m)
{
    return ethos_u_sliced_match(g, n, m);
}
static bool ethos_u_sliced_pass(void *ctx, const struct ethos_u_sliced_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool ethos_u_sliced_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return ethos_u_sliced_each(g, n, ethos_u_sliced_pass, &e);
}

static const struct dfg_part ethos_u_sliced_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct ethos_u_sliced_whole, m.x) },
    { DFG_PART_ROOT, false, 1, 1, offsetof(struct ethos_u_sliced_whole, m.s) },
};
/* ---- expanded ---- */

static const struct dfg_desc_expr ethos_u_expanded_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 24 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 24 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 24 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == i8", .line = 24 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 22 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 22 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 22 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.rank == 0", .line = 22 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 22 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "shape", .line = 22 },
    /* 10 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "max(x.shape)", .line = 22 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 22 },
    /* 12 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "max(x.shape) <= 65536", .line = 22 },
    /* 13 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 7, 12, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 22 },
    /* 14 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 13, }, .text = "x.dtype == i8, fits(x)", .line = 24 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 24 },
    /* 16 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "dtype", .line = 24 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 24 },
    /* 18 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, }, .text = "x.dtype == i8", .line = 24 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 22 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "rank", .line = 22 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 22 },
    /* 22 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "x.rank == 0", .line = 22 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 22 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "shape", .line = 22 },
    /* 25 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 24, }, .text = "max(x.shape)", .line = 22 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 22 },
    /* 27 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 25, 26, }, .text = "max(x.shape) <= 65536", .line = 22 },
    /* 28 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 22, 27, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 22 },
    /* 29 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 28, }, .text = "x.dtype == i8, fits(x)", .line = 24 },
    /* 30 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 14, 29, }, .text = "int8(x), int8(r)", .line = 205 },
    /* 31 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 205 },
    /* 32 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "rank", .line = 205 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 205 },
    /* 34 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "x.rank <= 4", .line = 205 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 30, 34, }, .text = "int8(x), int8(r), x.rank <= 4", .line = 205 },
    /* 36 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 205 },
    /* 37 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 36, }, .text = "rank", .line = 205 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 205 },
    /* 39 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 37, 38, }, .text = "r.rank <= 4", .line = 205 },
    /* 40 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 35, 39, }, .text = "int8(x), int8(r), x.rank <= 4, r.rank <= 4", .line = 205 },
};
static const struct dfg_desc_node ethos_u_expanded_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "expand_dims", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .name = "r",
        .text = "expand_dims(x)", .line = 219 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 218 },
};
static const struct dfg_desc_region ethos_u_expanded_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture ethos_u_expanded_refs[] = { { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture ethos_u_expanded_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct ethos_u_expanded_match, x) },
    { "r", DFG_CAP_NODE, offsetof(struct ethos_u_expanded_match, r) },
};
static const struct dfg_desc_pattern ethos_u_expanded_desc = {
    .n_nodes = 2, .n_exprs = 41, .n_vars = 0, .n_sets = 2,
    .nodes = ethos_u_expanded_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_u_expanded_regions,
    .exprs = ethos_u_expanded_exprs,
    .captures = ethos_u_expanded_refs,
    .text = "pattern expanded(x) {\012    r = expand_dims(x);\012    where moved_ok(x, r);\012    return r;\012}", .line = 218, .n_where = 1, .where = (const uint32_t[]){ 40, }
};
static bool ethos_u_expanded_any(const dfg_graph *g, dfg_node n, void *m)
{
    return ethos_u_expanded_match(g, n, m);
}
static bool ethos_u_expanded_pass(void *ctx, const struct ethos_u_expanded_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool ethos_u_expanded_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return ethos_u_expanded_each(g, n, ethos_u_expanded_pass, &e);
}

static const struct dfg_part ethos_u_expanded_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct ethos_u_expanded_whole, m.x) },
    { DFG_PART_ROOT, false, 1, 1, offsetof(struct ethos_u_expanded_whole, m.r) },
};
/* ---- squeezed ---- */

static const struct dfg_desc_expr ethos_u_squeezed_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 24 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 24 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 24 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == i8", .line = 24 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 22 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 22 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 22 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.rank == 0", .line = 22 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 22 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "shape", .line = 22 },
    /* 10 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "max(x.shape)", .line = 22 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 22 },
    /* 12 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "max(x.shape) <= 65536", .line = 22 },
    /* 13 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 7, 12, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 22 },
    /* 14 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 13, }, .text = "x.dtype == i8, fits(x)", .line = 24 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 24 },
    /* 16 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "dtype", .line = 24 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 24 },
    /* 18 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, }, .text = "x.dtype == i8", .line = 24 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 22 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "rank", .line = 22 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 22 },
    /* 22 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "x.rank == 0", .line = 22 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 22 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "shape", .line = 22 },
    /* 25 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 24, }, .text = "max(x.shape)", .line = 22 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 22 },
    /* 27 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 25, 26, }, .text = "max(x.shape) <= 65536", .line = 22 },
    /* 28 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 22, 27, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 22 },
    /* 29 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 28, }, .text = "x.dtype == i8, fits(x)", .line = 24 },
    /* 30 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 14, 29, }, .text = "int8(x), int8(r)", .line = 205 },
    /* 31 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 205 },
    /* 32 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "rank", .line = 205 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 205 },
    /* 34 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "x.rank <= 4", .line = 205 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 30, 34, }, .text = "int8(x), int8(r), x.rank <= 4", .line = 205 },
    /* 36 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 205 },
    /* 37 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 36, }, .text = "rank", .line = 205 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 205 },
    /* 39 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 37, 38, }, .text = "r.rank <= 4", .line = 205 },
    /* 40 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 35, 39, }, .text = "int8(x), int8(r), x.rank <= 4, r.rank <= 4", .line = 205 },
};
static const struct dfg_desc_node ethos_u_squeezed_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "squeeze", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .name = "r",
        .text = "squeeze(x)", .line = 224 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 223 },
};
static const struct dfg_desc_region ethos_u_squeezed_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture ethos_u_squeezed_refs[] = { { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture ethos_u_squeezed_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct ethos_u_squeezed_match, x) },
    { "r", DFG_CAP_NODE, offsetof(struct ethos_u_squeezed_match, r) },
};
static const struct dfg_desc_pattern ethos_u_squeezed_desc = {
    .n_nodes = 2, .n_exprs = 41, .n_vars = 0, .n_sets = 2,
    .nodes = ethos_u_squeezed_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_u_squeezed_regions,
    .exprs = ethos_u_squeezed_exprs,
    .captures = ethos_u_squeezed_refs,
    .text = "pattern squeezed(x) {\012    r = squeeze(x);\012    where moved_ok(x, r);\012    return r;\012}", .line = 223, .n_where = 1, .where = (const uint32_t[]){ 40, }
};
static bool ethos_u_squeezed_any(const dfg_graph *g, dfg_node n, void *m)
{
    return ethos_u_squeezed_match(g, n, m);
}
static bool ethos_u_squeezed_pass(void *ctx, const struct ethos_u_squeezed_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool ethos_u_squeezed_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return ethos_u_squeezed_each(g, n, ethos_u_squeezed_pass, &e);
}

static const struct dfg_part ethos_u_squeezed_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct ethos_u_squeezed_whole, m.x) },
    { DFG_PART_ROOT, false, 1, 1, offsetof(struct ethos_u_squeezed_whole, m.r) },
};
/* ---- split_up ---- */

static const struct dfg_desc_expr ethos_u_split_up_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 24 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 24 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 24 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == i8", .line = 24 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 22 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 22 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 22 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.rank == 0", .line = 22 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 22 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "shape", .line = 22 },
    /* 10 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "max(x.shape)", .line = 22 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 22 },
    /* 12 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "max(x.shape) <= 65536", .line = 22 },
    /* 13 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 7, 12, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 22 },
    /* 14 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 13, }, .text = "x.dtype == i8, fits(x)", .line = 24 },
};
static const struct dfg_desc_node ethos_u_split_up_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "split", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "`split`(x)", .line = 228 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 228 },
};
static const struct dfg_desc_region ethos_u_split_up_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture ethos_u_split_up_refs[] = { { 1, -1 }, };
static const struct dfg_capture ethos_u_split_up_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct ethos_u_split_up_match, x) },
};
static const struct dfg_desc_pattern ethos_u_split_up_desc = {
    .n_nodes = 2, .n_exprs = 15, .n_vars = 0, .n_sets = 1,
    .nodes = ethos_u_split_up_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_u_split_up_regions,
    .exprs = ethos_u_split_up_exprs,
    .captures = ethos_u_split_up_refs,
    .text = "pattern split_up(x) = `split`(x) where int8(x);", .line = 228, .n_where = 1, .where = (const uint32_t[]){ 14, }
};
static bool ethos_u_split_up_any(const dfg_graph *g, dfg_node n, void *m)
{
    return ethos_u_split_up_match(g, n, m);
}
static bool ethos_u_split_up_pass(void *ctx, const struct ethos_u_split_up_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool ethos_u_split_up_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return ethos_u_split_up_each(g, n, ethos_u_split_up_pass, &e);
}

static const struct dfg_part ethos_u_split_up_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct ethos_u_split_up_whole, m.x) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct ethos_u_split_up_whole, split) },
};
/* ---- concatenated ---- */

static const struct dfg_desc_expr ethos_u_concatenated_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 24 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 24 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 24 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == i8", .line = 24 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 22 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 22 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 22 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.rank == 0", .line = 22 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 22 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "shape", .line = 22 },
    /* 10 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "max(x.shape)", .line = 22 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 22 },
    /* 12 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "max(x.shape) <= 65536", .line = 22 },
    /* 13 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 7, 12, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 22 },
    /* 14 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 13, }, .text = "x.dtype == i8, fits(x)", .line = 24 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 25 },
    /* 16 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "rank", .line = 25 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 25 },
    /* 18 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, }, .text = "x.rank < 4", .line = 25 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 25 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "shape", .line = 25 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 25 },
    /* 22 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "x.shape[0]", .line = 25 },
    /* 23 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 25 },
    /* 24 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 22, 23, }, .text = "x.shape[0] == 1", .line = 25 },
    /* 25 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 18, 24, }, .text = "x.rank < 4 or x.shape[0] == 1", .line = 25 },
    /* 26 */ { .op = DFG_E_VAR, .ref = 0, .text = "axis", .line = 234 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 234 },
    /* 28 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, }, .text = "axis >= 0", .line = 234 },
    /* 29 */ { .op = DFG_E_VAR, .ref = 0, .text = "axis", .line = 234 },
    /* 30 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 234 },
    /* 31 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "rank", .line = 234 },
    /* 32 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 29, 31, }, .text = "axis < c.rank", .line = 234 },
    /* 33 */ { .op = DFG_E_NODE, .ref = 8, .text = "s", .line = 235 },
    /* 34 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "present(s)", .line = 235 },
    /* 35 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 34, }, .text = "not present(s)", .line = 235 },
    /* 36 */ { .op = DFG_E_SET, .ref = 0, .text = "scales", .line = 235 },
    /* 37 */ { .op = DFG_E_NODE, .ref = 13, .text = "scales", .line = 235 },
    /* 38 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 37, }, .text = "value(scales)", .line = 235 },
    /* 39 */ { .op = DFG_E_NODE, .ref = 8, .text = "s", .line = 235 },
    /* 40 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 39, }, .text = "value(s)", .line = 235 },
    /* 41 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 38, 40, }, .text = "value(scales) == value(s)", .line = 235 },
    /* 42 */ { .op = DFG_E_ALL, .ref = 13, .n_kids = 2, .kids = (const uint32_t[]){ 36, 41, }, .text = "all(scales, value(scales) == value(s))", .line = 235 },
    /* 43 */ { .op = DFG_E_SET, .ref = 1, .text = "zeros", .line = 235 },
    /* 44 */ { .op = DFG_E_NODE, .ref = 14, .text = "zeros", .line = 235 },
    /* 45 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 44, }, .text = "value(zeros)", .line = 235 },
    /* 46 */ { .op = DFG_E_NODE, .ref = 11, .text = "z", .line = 235 },
    /* 47 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 46, }, .text = "value(z)", .line = 235 },
    /* 48 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 45, 47, }, .text = "value(zeros) == value(z)", .line = 235 },
    /* 49 */ { .op = DFG_E_ALL, .ref = 14, .n_kids = 2, .kids = (const uint32_t[]){ 43, 48, }, .text = "all(zeros, value(zeros) == value(z))", .line = 235 },
    /* 50 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 42, 49, }, .text = "(all(scales, value(scales) == value(s)) and all(zeros, value(zeros) == value(z)))", .line = 235 },
    /* 51 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 35, 50, }, .text = "not present(s) or (all(scales, value(scales) == value(s)) and all(zeros, value(zeros) == value(z)))", .line = 235 },
};
static const struct dfg_desc_node ethos_u_concatenated_nodes[15] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, },
        .name = "c",
        .text = "concatenate((...)) { axis = axis }\012        | qnn.concatenate((...), (...scales),...", .line = 232 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "concatenate", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_BIND, .name = "axis", .expr = -1, .var = 0, .text = "axis = axis", .line = 232 },
        },
        .text = "concatenate((...))", .line = 232 },
    [2] = { .kind = DFG_D_TUPLE, .rest = -1, .index = -1, .region = 0,
        .rest_first = 0, .rest_last = 1,
        .text = "(...)", .line = 232 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.concatenate", },
        .n_kids = 5, .kids = (const uint32_t[]){ 4, 5, 6, 7, 10, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_BIND, .name = "axis", .expr = -1, .var = 0, .text = "axis = axis", .line = 233 },
        },
        .text = "qnn.concatenate((...), (...scales), (...zeros), s & const, z & const)", .line = 233 },
    [4] = { .kind = DFG_D_TUPLE, .rest = -1, .index = -1, .region = 0,
        .rest_first = 0, .rest_last = 1,
        .text = "(...)", .line = 233 },
    [5] = { .kind = DFG_D_TUPLE, .rest = 0, .index = -1, .region = 0,
        .rest_first = 0, .rest_last = 1,
        .text = "(...scales)", .line = 233 },
    [6] = { .kind = DFG_D_TUPLE, .rest = 1, .index = -1, .region = 0,
        .rest_first = 0, .rest_last = 1,
        .text = "(...zeros)", .line = 233 },
    [7] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, },
        .text = "s & const", .line = 233 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "s",
        .text = "s", .line = 231 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 233 },
    [10] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, },
        .text = "z & const", .line = 233 },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "z",
        .text = "z", .line = 231 },
    [12] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 233 },
};
static const struct dfg_desc_region ethos_u_concatenated_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t ethos_u_concatenated_var_regions[] = { 0, };
static const bool ethos_u_concatenated_dims[] = { 0, };
static const struct dfg_desc_capture ethos_u_concatenated_refs[] = { { -1, -1 }, { -1, -1 }, { 8, -1 }, { 11, -1 }, { 0, -1 }, { 0, -1 }, };
static const struct dfg_capture ethos_u_concatenated_captures[] = {
    { "scales", DFG_CAP_NODES, offsetof(struct ethos_u_concatenated_match, scales) },
    { "zeros", DFG_CAP_NODES, offsetof(struct ethos_u_concatenated_match, zeros) },
    { "s", DFG_CAP_NODE, offsetof(struct ethos_u_concatenated_match, s) },
    { "z", DFG_CAP_NODE, offsetof(struct ethos_u_concatenated_match, z) },
    { "c", DFG_CAP_NODE, offsetof(struct ethos_u_concatenated_match, c) },
    { "axis", DFG_CAP_VALUE, offsetof(struct ethos_u_concatenated_match, axis) },
};
static const struct dfg_desc_pattern ethos_u_concatenated_desc = {
    .n_nodes = 15, .n_exprs = 52, .n_vars = 1, .n_sets = 6,
    .nodes = ethos_u_concatenated_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_u_concatenated_regions,
    .var_region = ethos_u_concatenated_var_regions,
    .exprs = ethos_u_concatenated_exprs,
    .captures = ethos_u_concatenated_refs,
    .var_is_dim = ethos_u_concatenated_dims,
    .text = "pattern concatenated(scales, zeros, s, z) {\012    c = concatenate((...)) { axis = axis }\012        | qnn.concatenate((...), (...scales), (...zeros), s & const, z & const) { axis = axis };\012    where int8(c), one_batch(c), axis >= 0, axis < c.rank;\012    where not present(s) or (all(scales, value(scales) == value(s)) and all(zeros, value(zeros) == value(z)));\012    return c;\012}", .line = 231, .n_where = 5, .where = (const uint32_t[]){ 14, 25, 28, 32, 51, }
};
static bool ethos_u_concatenated_any(const dfg_graph *g, dfg_node n, void *m)
{
    return ethos_u_concatenated_match(g, n, m);
}
static bool ethos_u_concatenated_pass(void *ctx, const struct ethos_u_concatenated_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool ethos_u_concatenated_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return ethos_u_concatenated_each(g, n, ethos_u_concatenated_pass, &e);
}

static const struct dfg_part ethos_u_concatenated_parts[] = {
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct ethos_u_concatenated_whole, m.s) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct ethos_u_concatenated_whole, m.z) },
    { DFG_PART_ROOT, false, 1, 4, offsetof(struct ethos_u_concatenated_whole, m.c) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct ethos_u_concatenated_whole, concatenate) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct ethos_u_concatenated_whole, tuple) },
    { DFG_PART_INPUT, true, 0, -1, offsetof(struct ethos_u_concatenated_whole, rest) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct ethos_u_concatenated_whole, concatenate_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct ethos_u_concatenated_whole, tuple_2) },
    { DFG_PART_INPUT, true, 0, -1, offsetof(struct ethos_u_concatenated_whole, rest_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct ethos_u_concatenated_whole, tuple_3) },
    { DFG_PART_INPUT, true, 0, 0, offsetof(struct ethos_u_concatenated_whole, m.scales) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct ethos_u_concatenated_whole, tuple_4) },
    { DFG_PART_INPUT, true, 0, 1, offsetof(struct ethos_u_concatenated_whole, m.zeros) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_concatenated_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_concatenated_whole, constant_2) },
};
/* ---- unary_abs ---- */

static const struct dfg_desc_expr ethos_u_unary_abs_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 23 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 23 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 23 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 23 },
    /* 4 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, }, .text = "x.dtype in {u8, i8}", .line = 23 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 22 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "rank", .line = 22 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 22 },
    /* 8 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, }, .text = "x.rank == 0", .line = 22 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 22 },
    /* 10 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "shape", .line = 22 },
    /* 11 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "max(x.shape)", .line = 22 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 22 },
    /* 13 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "max(x.shape) <= 65536", .line = 22 },
    /* 14 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 8, 13, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 22 },
    /* 15 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 14, }, .text = "x.dtype in {u8, i8}, fits(x)", .line = 23 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 0, .text = "q", .line = 243 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "dtype", .line = 243 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 243 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "dtype", .line = 243 },
    /* 20 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 17, 19, }, .text = "q.dtype == x.dtype", .line = 243 },
    /* 21 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 26 },
    /* 22 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 21, }, .text = "rank", .line = 26 },
    /* 23 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 26 },
    /* 24 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 22, 23, }, .text = "x.rank <= 4", .line = 26 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 25 },
    /* 26 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "rank", .line = 25 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 25 },
    /* 28 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, }, .text = "x.rank < 4", .line = 25 },
    /* 29 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 25 },
    /* 30 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 29, }, .text = "shape", .line = 25 },
    /* 31 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 25 },
    /* 32 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 30, 31, }, .text = "x.shape[0]", .line = 25 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 25 },
    /* 34 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "x.shape[0] == 1", .line = 25 },
    /* 35 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 28, 34, }, .text = "x.rank < 4 or x.shape[0] == 1", .line = 25 },
    /* 36 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 24, 35, }, .text = "x.rank <= 4, one_batch(x)", .line = 26 },
    /* 37 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 243 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 0, .text = "q", .line = 243 },
    /* 39 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 37, 38, }, .text = "same_shape(x, q)", .line = 243 },
};
static const struct dfg_desc_node ethos_u_unary_abs_nodes[8] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.quantize", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 6, 7, },
        .name = "q",
        .text = "qnn.quantize(p, const, const)", .line = 30 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "abs", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "abs(dequantized(x))", .line = 242 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.dequantize", },
        .n_kids = 3, .kids = (const uint32_t[]){ 3, 4, 5, },
        .text = "qnn.dequantize(x, const, const)", .line = 29 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 241 },
    [4] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 29 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 29 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 30 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 30 },
};
static const struct dfg_desc_region ethos_u_unary_abs_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture ethos_u_unary_abs_refs[] = { { 3, -1 }, { 0, -1 }, };
static const struct dfg_capture ethos_u_unary_abs_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct ethos_u_unary_abs_match, x) },
    { "q", DFG_CAP_NODE, offsetof(struct ethos_u_unary_abs_match, q) },
};
static const struct dfg_desc_pattern ethos_u_unary_abs_desc = {
    .n_nodes = 8, .n_exprs = 40, .n_vars = 0, .n_sets = 2,
    .nodes = ethos_u_unary_abs_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_u_unary_abs_regions,
    .exprs = ethos_u_unary_abs_exprs,
    .captures = ethos_u_unary_abs_refs,
    .text = "pattern unary_abs(x) {\012    q = quantized(abs(dequantized(x)));\012    where byte(x), q.dtype == x.dtype, flat(x), same_shape(x, q);\012    return q;\012}", .line = 241, .n_where = 4, .where = (const uint32_t[]){ 15, 20, 36, 39, }
};
static bool ethos_u_unary_abs_any(const dfg_graph *g, dfg_node n, void *m)
{
    return ethos_u_unary_abs_match(g, n, m);
}
static bool ethos_u_unary_abs_pass(void *ctx, const struct ethos_u_unary_abs_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool ethos_u_unary_abs_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return ethos_u_unary_abs_each(g, n, ethos_u_unary_abs_pass, &e);
}

static const struct dfg_part ethos_u_unary_abs_parts[] = {
    { DFG_PART_ROOT, false, 1, 1, offsetof(struct ethos_u_unary_abs_whole, m.q) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_unary_abs_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_unary_abs_whole, constant_2) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct ethos_u_unary_abs_whole, m.x) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct ethos_u_unary_abs_whole, abs) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct ethos_u_unary_abs_whole, dequantize) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_unary_abs_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_unary_abs_whole, constant_4) },
};
/* ---- tanh_table ---- */

static const struct dfg_desc_expr ethos_u_tanh_table_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 24 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 24 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 24 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == i8", .line = 24 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 22 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 22 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 22 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.rank == 0", .line = 22 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 22 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "shape", .line = 22 },
    /* 10 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "max(x.shape)", .line = 22 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 22 },
    /* 12 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "max(x.shape) <= 65536", .line = 22 },
    /* 13 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 7, 12, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 22 },
    /* 14 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 13, }, .text = "x.dtype == i8, fits(x)", .line = 24 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 24 },
    /* 16 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "dtype", .line = 24 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 24 },
    /* 18 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, }, .text = "x.dtype == i8", .line = 24 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 22 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "rank", .line = 22 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 22 },
    /* 22 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "x.rank == 0", .line = 22 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 22 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "shape", .line = 22 },
    /* 25 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 24, }, .text = "max(x.shape)", .line = 22 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 22 },
    /* 27 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 25, 26, }, .text = "max(x.shape) <= 65536", .line = 22 },
    /* 28 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 22, 27, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 22 },
    /* 29 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 28, }, .text = "x.dtype == i8, fits(x)", .line = 24 },
};
static const struct dfg_desc_node ethos_u_tanh_table_nodes[8] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.quantize", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 6, 7, },
        .name = "q",
        .text = "qnn.quantize(p, const, const)", .line = 30 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tanh", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "tanh(dequantized(x))", .line = 247 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.dequantize", },
        .n_kids = 3, .kids = (const uint32_t[]){ 3, 4, 5, },
        .text = "qnn.dequantize(x, const, const)", .line = 29 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 246 },
    [4] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 29 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 29 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 30 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 30 },
};
static const struct dfg_desc_region ethos_u_tanh_table_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture ethos_u_tanh_table_refs[] = { { 3, -1 }, { 0, -1 }, };
static const struct dfg_capture ethos_u_tanh_table_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct ethos_u_tanh_table_match, x) },
    { "q", DFG_CAP_NODE, offsetof(struct ethos_u_tanh_table_match, q) },
};
static const struct dfg_desc_pattern ethos_u_tanh_table_desc = {
    .n_nodes = 8, .n_exprs = 30, .n_vars = 0, .n_sets = 2,
    .nodes = ethos_u_tanh_table_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_u_tanh_table_regions,
    .exprs = ethos_u_tanh_table_exprs,
    .captures = ethos_u_tanh_table_refs,
    .text = "pattern tanh_table(x) {\012    q = quantized(tanh(dequantized(x)));\012    where int8(x), int8(q);\012    return q;\012}", .line = 246, .n_where = 2, .where = (const uint32_t[]){ 14, 29, }
};
static bool ethos_u_tanh_table_any(const dfg_graph *g, dfg_node n, void *m)
{
    return ethos_u_tanh_table_match(g, n, m);
}
static bool ethos_u_tanh_table_pass(void *ctx, const struct ethos_u_tanh_table_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool ethos_u_tanh_table_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return ethos_u_tanh_table_each(g, n, ethos_u_tanh_table_pass, &e);
}

static const struct dfg_part ethos_u_tanh_table_parts[] = {
    { DFG_PART_ROOT, false, 1, 1, offsetof(struct ethos_u_tanh_table_whole, m.q) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_tanh_table_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_tanh_table_whole, constant_2) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct ethos_u_tanh_table_whole, m.x) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct ethos_u_tanh_table_whole, tanh) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct ethos_u_tanh_table_whole, dequantize) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_tanh_table_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_tanh_table_whole, constant_4) },
};
/* ---- sigmoid_table ---- */

static const struct dfg_desc_expr ethos_u_sigmoid_table_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 24 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 24 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 24 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == i8", .line = 24 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 22 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 22 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 22 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.rank == 0", .line = 22 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 22 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "shape", .line = 22 },
    /* 10 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "max(x.shape)", .line = 22 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 22 },
    /* 12 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "max(x.shape) <= 65536", .line = 22 },
    /* 13 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 7, 12, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 22 },
    /* 14 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 13, }, .text = "x.dtype == i8, fits(x)", .line = 24 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 24 },
    /* 16 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "dtype", .line = 24 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 24 },
    /* 18 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, }, .text = "x.dtype == i8", .line = 24 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 22 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "rank", .line = 22 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 22 },
    /* 22 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "x.rank == 0", .line = 22 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 22 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "shape", .line = 22 },
    /* 25 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 24, }, .text = "max(x.shape)", .line = 22 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 22 },
    /* 27 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 25, 26, }, .text = "max(x.shape) <= 65536", .line = 22 },
    /* 28 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 22, 27, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 22 },
    /* 29 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 28, }, .text = "x.dtype == i8, fits(x)", .line = 24 },
};
static const struct dfg_desc_node ethos_u_sigmoid_table_nodes[8] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.quantize", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 6, 7, },
        .name = "q",
        .text = "qnn.quantize(p, const, const)", .line = 30 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "sigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "sigmoid(dequantized(x))", .line = 252 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.dequantize", },
        .n_kids = 3, .kids = (const uint32_t[]){ 3, 4, 5, },
        .text = "qnn.dequantize(x, const, const)", .line = 29 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 251 },
    [4] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 29 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 29 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 30 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 30 },
};
static const struct dfg_desc_region ethos_u_sigmoid_table_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture ethos_u_sigmoid_table_refs[] = { { 3, -1 }, { 0, -1 }, };
static const struct dfg_capture ethos_u_sigmoid_table_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct ethos_u_sigmoid_table_match, x) },
    { "q", DFG_CAP_NODE, offsetof(struct ethos_u_sigmoid_table_match, q) },
};
static const struct dfg_desc_pattern ethos_u_sigmoid_table_desc = {
    .n_nodes = 8, .n_exprs = 30, .n_vars = 0, .n_sets = 2,
    .nodes = ethos_u_sigmoid_table_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_u_sigmoid_table_regions,
    .exprs = ethos_u_sigmoid_table_exprs,
    .captures = ethos_u_sigmoid_table_refs,
    .text = "pattern sigmoid_table(x) {\012    q = quantized(sigmoid(dequantized(x)));\012    where int8(x), int8(q);\012    return q;\012}", .line = 251, .n_where = 2, .where = (const uint32_t[]){ 14, 29, }
};
static bool ethos_u_sigmoid_table_any(const dfg_graph *g, dfg_node n, void *m)
{
    return ethos_u_sigmoid_table_match(g, n, m);
}
static bool ethos_u_sigmoid_table_pass(void *ctx, const struct ethos_u_sigmoid_table_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool ethos_u_sigmoid_table_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return ethos_u_sigmoid_table_each(g, n, ethos_u_sigmoid_table_pass, &e);
}

static const struct dfg_part ethos_u_sigmoid_table_parts[] = {
    { DFG_PART_ROOT, false, 1, 1, offsetof(struct ethos_u_sigmoid_table_whole, m.q) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_sigmoid_table_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_sigmoid_table_whole, constant_2) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct ethos_u_sigmoid_table_whole, m.x) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct ethos_u_sigmoid_table_whole, sigmoid) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct ethos_u_sigmoid_table_whole, dequantize) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_sigmoid_table_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_sigmoid_table_whole, constant_4) },
};
/* ---- leaky_relu_table ---- */

static const struct dfg_desc_expr ethos_u_leaky_relu_table_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 24 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 24 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 24 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == i8", .line = 24 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 22 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 22 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 22 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.rank == 0", .line = 22 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 22 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "shape", .line = 22 },
    /* 10 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "max(x.shape)", .line = 22 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 22 },
    /* 12 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "max(x.shape) <= 65536", .line = 22 },
    /* 13 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 7, 12, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 22 },
    /* 14 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 13, }, .text = "x.dtype == i8, fits(x)", .line = 24 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 24 },
    /* 16 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "dtype", .line = 24 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 24 },
    /* 18 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, }, .text = "x.dtype == i8", .line = 24 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 22 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "rank", .line = 22 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 22 },
    /* 22 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "x.rank == 0", .line = 22 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 22 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "shape", .line = 22 },
    /* 25 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 24, }, .text = "max(x.shape)", .line = 22 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 22 },
    /* 27 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 25, 26, }, .text = "max(x.shape) <= 65536", .line = 22 },
    /* 28 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 22, 27, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 22 },
    /* 29 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 28, }, .text = "x.dtype == i8, fits(x)", .line = 24 },
};
static const struct dfg_desc_node ethos_u_leaky_relu_table_nodes[8] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.quantize", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 6, 7, },
        .name = "q",
        .text = "qnn.quantize(p, const, const)", .line = 30 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.leaky_relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "nn.leaky_relu(dequantized(x))", .line = 257 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.dequantize", },
        .n_kids = 3, .kids = (const uint32_t[]){ 3, 4, 5, },
        .text = "qnn.dequantize(x, const, const)", .line = 29 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 256 },
    [4] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 29 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 29 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 30 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 30 },
};
static const struct dfg_desc_region ethos_u_leaky_relu_table_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture ethos_u_leaky_relu_table_refs[] = { { 3, -1 }, { 0, -1 }, };
static const struct dfg_capture ethos_u_leaky_relu_table_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct ethos_u_leaky_relu_table_match, x) },
    { "q", DFG_CAP_NODE, offsetof(struct ethos_u_leaky_relu_table_match, q) },
};
static const struct dfg_desc_pattern ethos_u_leaky_relu_table_desc = {
    .n_nodes = 8, .n_exprs = 30, .n_vars = 0, .n_sets = 2,
    .nodes = ethos_u_leaky_relu_table_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_u_leaky_relu_table_regions,
    .exprs = ethos_u_leaky_relu_table_exprs,
    .captures = ethos_u_leaky_relu_table_refs,
    .text = "pattern leaky_relu_table(x) {\012    q = quantized(nn.leaky_relu(dequantized(x)));\012    where int8(x), int8(q);\012    return q;\012}", .line = 256, .n_where = 2, .where = (const uint32_t[]){ 14, 29, }
};
static bool ethos_u_leaky_relu_table_any(const dfg_graph *g, dfg_node n, void *m)
{
    return ethos_u_leaky_relu_table_match(g, n, m);
}
static bool ethos_u_leaky_relu_table_pass(void *ctx, const struct ethos_u_leaky_relu_table_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool ethos_u_leaky_relu_table_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return ethos_u_leaky_relu_table_each(g, n, ethos_u_leaky_relu_table_pass, &e);
}

static const struct dfg_part ethos_u_leaky_relu_table_parts[] = {
    { DFG_PART_ROOT, false, 1, 1, offsetof(struct ethos_u_leaky_relu_table_whole, m.q) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_leaky_relu_table_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_leaky_relu_table_whole, constant_2) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct ethos_u_leaky_relu_table_whole, m.x) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct ethos_u_leaky_relu_table_whole, leaky_relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct ethos_u_leaky_relu_table_whole, dequantize) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_leaky_relu_table_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_leaky_relu_table_whole, constant_4) },
};
/* ---- softmax_table ---- */

static const struct dfg_desc_expr ethos_u_softmax_table_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 24 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 24 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 24 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == i8", .line = 24 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 22 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 22 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 22 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.rank == 0", .line = 22 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 22 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "shape", .line = 22 },
    /* 10 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "max(x.shape)", .line = 22 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 22 },
    /* 12 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "max(x.shape) <= 65536", .line = 22 },
    /* 13 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 7, 12, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 22 },
    /* 14 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 13, }, .text = "x.dtype == i8, fits(x)", .line = 24 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 24 },
    /* 16 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "dtype", .line = 24 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 24 },
    /* 18 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, }, .text = "x.dtype == i8", .line = 24 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 22 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "rank", .line = 22 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 22 },
    /* 22 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "x.rank == 0", .line = 22 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 22 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "shape", .line = 22 },
    /* 25 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 24, }, .text = "max(x.shape)", .line = 22 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 22 },
    /* 27 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 25, 26, }, .text = "max(x.shape) <= 65536", .line = 22 },
    /* 28 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 22, 27, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 22 },
    /* 29 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 28, }, .text = "x.dtype == i8, fits(x)", .line = 24 },
    /* 30 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 263 },
    /* 31 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "rank", .line = 263 },
    /* 32 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 263 },
    /* 33 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 31, 32, }, .text = "x.rank <= 4", .line = 263 },
    /* 34 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 263 },
    /* 35 */ { .op = DFG_E_NODE, .ref = 0, .text = "q", .line = 263 },
    /* 36 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 34, 35, }, .text = "same_shape(x, q)", .line = 263 },
};
static const struct dfg_desc_node ethos_u_softmax_table_nodes[8] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.quantize", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 6, 7, },
        .name = "q",
        .text = "qnn.quantize(p, const, const)", .line = 30 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.softmax", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "nn.softmax(dequantized(x))", .line = 262 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.dequantize", },
        .n_kids = 3, .kids = (const uint32_t[]){ 3, 4, 5, },
        .text = "qnn.dequantize(x, const, const)", .line = 29 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 261 },
    [4] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 29 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 29 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 30 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 30 },
};
static const struct dfg_desc_region ethos_u_softmax_table_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture ethos_u_softmax_table_refs[] = { { 3, -1 }, { 0, -1 }, };
static const struct dfg_capture ethos_u_softmax_table_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct ethos_u_softmax_table_match, x) },
    { "q", DFG_CAP_NODE, offsetof(struct ethos_u_softmax_table_match, q) },
};
static const struct dfg_desc_pattern ethos_u_softmax_table_desc = {
    .n_nodes = 8, .n_exprs = 37, .n_vars = 0, .n_sets = 2,
    .nodes = ethos_u_softmax_table_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_u_softmax_table_regions,
    .exprs = ethos_u_softmax_table_exprs,
    .captures = ethos_u_softmax_table_refs,
    .text = "pattern softmax_table(x) {\012    q = quantized(nn.softmax(dequantized(x)));\012    where int8(x), int8(q), x.rank <= 4, same_shape(x, q);\012    return q;\012}", .line = 261, .n_where = 4, .where = (const uint32_t[]){ 14, 29, 33, 36, }
};
static bool ethos_u_softmax_table_any(const dfg_graph *g, dfg_node n, void *m)
{
    return ethos_u_softmax_table_match(g, n, m);
}
static bool ethos_u_softmax_table_pass(void *ctx, const struct ethos_u_softmax_table_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool ethos_u_softmax_table_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return ethos_u_softmax_table_each(g, n, ethos_u_softmax_table_pass, &e);
}

static const struct dfg_part ethos_u_softmax_table_parts[] = {
    { DFG_PART_ROOT, false, 1, 1, offsetof(struct ethos_u_softmax_table_whole, m.q) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_softmax_table_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_softmax_table_whole, constant_2) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct ethos_u_softmax_table_whole, m.x) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct ethos_u_softmax_table_whole, softmax) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct ethos_u_softmax_table_whole, dequantize) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_softmax_table_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_softmax_table_whole, constant_4) },
};
/* ---- hard_swish_table ---- */

static const struct dfg_desc_expr ethos_u_hard_swish_table_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 24 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 24 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 24 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == i8", .line = 24 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 22 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 22 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 22 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.rank == 0", .line = 22 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 22 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "shape", .line = 22 },
    /* 10 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "max(x.shape)", .line = 22 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 22 },
    /* 12 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "max(x.shape) <= 65536", .line = 22 },
    /* 13 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 7, 12, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 22 },
    /* 14 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 13, }, .text = "x.dtype == i8, fits(x)", .line = 24 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 24 },
    /* 16 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "dtype", .line = 24 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 24 },
    /* 18 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, }, .text = "x.dtype == i8", .line = 24 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 22 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "rank", .line = 22 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 22 },
    /* 22 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "x.rank == 0", .line = 22 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 22 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "shape", .line = 22 },
    /* 25 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 24, }, .text = "max(x.shape)", .line = 22 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 22 },
    /* 27 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 25, 26, }, .text = "max(x.shape) <= 65536", .line = 22 },
    /* 28 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 22, 27, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 22 },
    /* 29 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 28, }, .text = "x.dtype == i8, fits(x)", .line = 24 },
};
static const struct dfg_desc_node ethos_u_hard_swish_table_nodes[17] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.quantize", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 15, 16, },
        .name = "q",
        .text = "qnn.quantize(p, const, const)", .line = 30 },
    [1] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 12, },
        .text = "divide(multiply(d, limited), const) | multiply(d, divide(limited, const))", .line = 269 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "divide", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 11, },
        .text = "divide(multiply(d, limited), const)", .line = 269 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 8, },
        .text = "multiply(d, limited)", .line = 269 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.dequantize", },
        .n_kids = 3, .kids = (const uint32_t[]){ 5, 6, 7, },
        .name = "d",
        .text = "qnn.dequantize(x, const, const)", .line = 29 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 266 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 29 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 29 },
    [8] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "clip", },
        .n_kids = 1, .kids = (const uint32_t[]){ 9, },
        .name = "limited",
        .text = "clip(add(d, const))", .line = 268 },
    [9] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 10, },
        .text = "add(d, const)", .line = 268 },
    [10] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 268 },
    [11] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 269 },
    [12] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 13, },
        .text = "multiply(d, divide(limited, const))", .line = 269 },
    [13] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "divide", },
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 14, },
        .text = "divide(limited, const)", .line = 269 },
    [14] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 269 },
    [15] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 30 },
    [16] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 30 },
};
static const struct dfg_desc_region ethos_u_hard_swish_table_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture ethos_u_hard_swish_table_refs[] = { { 5, -1 }, { 4, -1 }, { 8, -1 }, { 0, -1 }, };
static const struct dfg_capture ethos_u_hard_swish_table_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct ethos_u_hard_swish_table_match, x) },
    { "d", DFG_CAP_NODE, offsetof(struct ethos_u_hard_swish_table_match, d) },
    { "limited", DFG_CAP_NODE, offsetof(struct ethos_u_hard_swish_table_match, limited) },
    { "q", DFG_CAP_NODE, offsetof(struct ethos_u_hard_swish_table_match, q) },
};
static const struct dfg_desc_pattern ethos_u_hard_swish_table_desc = {
    .n_nodes = 17, .n_exprs = 30, .n_vars = 0, .n_sets = 4,
    .nodes = ethos_u_hard_swish_table_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_u_hard_swish_table_regions,
    .exprs = ethos_u_hard_swish_table_exprs,
    .captures = ethos_u_hard_swish_table_refs,
    .text = "pattern hard_swish_table(x) {\012    d = dequantized(x);\012    limited = clip(add(d, const));\012    q = quantized(divide(multiply(d, limited), const) | multiply(d, divide(limited, const)));\012    where int8(x), int8(q);\012    return q;\012}", .line = 266, .n_where = 2, .where = (const uint32_t[]){ 14, 29, }
};
static bool ethos_u_hard_swish_table_any(const dfg_graph *g, dfg_node n, void *m)
{
    return ethos_u_hard_swish_table_match(g, n, m);
}
static bool ethos_u_hard_swish_table_pass(void *ctx, const struct ethos_u_hard_swish_table_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool ethos_u_hard_swish_table_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return ethos_u_hard_swish_table_each(g, n, ethos_u_hard_swish_table_pass, &e);
}

static const struct dfg_part ethos_u_hard_swish_table_parts[] = {
    { DFG_PART_ROOT, false, 1, 3, offsetof(struct ethos_u_hard_swish_table_whole, m.q) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_hard_swish_table_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_hard_swish_table_whole, constant_2) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct ethos_u_hard_swish_table_whole, m.x) },
    { DFG_PART_INNER, false, 0, 2, offsetof(struct ethos_u_hard_swish_table_whole, m.limited) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct ethos_u_hard_swish_table_whole, add) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_hard_swish_table_whole, constant_3) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct ethos_u_hard_swish_table_whole, divide) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct ethos_u_hard_swish_table_whole, multiply) },
    { DFG_PART_INNER, false, 0, 1, offsetof(struct ethos_u_hard_swish_table_whole, m.d) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_hard_swish_table_whole, constant_4) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_hard_swish_table_whole, constant_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_hard_swish_table_whole, constant_6) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct ethos_u_hard_swish_table_whole, multiply_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct ethos_u_hard_swish_table_whole, divide_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_hard_swish_table_whole, constant_7) },
};
/* ---- mean_of ---- */

static const struct dfg_desc_expr ethos_u_mean_of_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 23 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 23 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 23 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 23 },
    /* 4 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, }, .text = "x.dtype in {u8, i8}", .line = 23 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 22 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "rank", .line = 22 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 22 },
    /* 8 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, }, .text = "x.rank == 0", .line = 22 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 22 },
    /* 10 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "shape", .line = 22 },
    /* 11 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "max(x.shape)", .line = 22 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 22 },
    /* 13 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "max(x.shape) <= 65536", .line = 22 },
    /* 14 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 8, 13, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 22 },
    /* 15 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 14, }, .text = "x.dtype in {u8, i8}, fits(x)", .line = 23 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 295 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "dtype", .line = 295 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 295 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 295 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 295 },
    /* 21 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 17, 18, 19, 20, }, .text = "r.dtype in {u8, i8, i16}", .line = 295 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 22 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "rank", .line = 22 },
    /* 24 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 22 },
    /* 25 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "x.rank == 0", .line = 22 },
    /* 26 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 22 },
    /* 27 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 26, }, .text = "shape", .line = 22 },
    /* 28 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "max(x.shape)", .line = 22 },
    /* 29 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 22 },
    /* 30 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 28, 29, }, .text = "max(x.shape) <= 65536", .line = 22 },
    /* 31 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 25, 30, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 22 },
    /* 32 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 295 },
    /* 33 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 32, }, .text = "rank", .line = 295 },
    /* 34 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 295 },
    /* 35 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 295 },
    /* 36 */ { .op = DFG_E_IN_RANGE, .n_kids = 3, .kids = (const uint32_t[]){ 33, 34, 35, }, .text = "x.rank in 2..4", .line = 295 },
    /* 37 */ { .op = DFG_E_VAR, .ref = 0, .text = "a", .line = 278 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 278 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "rank", .line = 278 },
    /* 40 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 37, 39, }, .text = "(a + x.rank)", .line = 278 },
    /* 41 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 278 },
    /* 42 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 41, }, .text = "rank", .line = 278 },
    /* 43 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 40, 42, }, .text = "(a + x.rank) % x.rank", .line = 278 },
    /* 44 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 296 },
    /* 45 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 44, }, .text = "rank", .line = 296 },
    /* 46 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 296 },
    /* 47 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 45, 46, }, .text = "x.rank == 4", .line = 296 },
    /* 48 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 296 },
    /* 49 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 296 },
    /* 50 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 47, 48, 49, }, .text = "i", .line = 278 },
    /* 51 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 43, 50, }, .text = "(a + x.rank) % x.rank == i", .line = 278 },
    /* 52 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 278 },
    /* 53 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 278 },
    /* 54 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 51, 52, 53, }, .text = "(a + x.rank) % x.rank == i ? 1 : 0", .line = 278 },
    /* 55 */ { .op = DFG_E_NODE, .ref = 1, .text = "m", .line = 278 },
    /* 56 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 55, }, .name = "axis", .text = "axis", .line = 278 },
    /* 57 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 54, 56, }, .text = "[(a + x.rank) % x.rank == i ? 1 : 0 for a in m.axis]", .line = 278 },
    /* 58 */ { .op = DFG_E_CALL, .sub = DFG_F_SUM, .n_kids = 1, .kids = (const uint32_t[]){ 57, }, .text = "sum([(a + x.rank) % x.rank == i ? 1 : 0 for a in m.axis])", .line = 278 },
    /* 59 */ { .op = DFG_E_NODE, .ref = 1, .text = "m", .line = 278 },
    /* 60 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 59, }, .name = "exclude", .text = "exclude", .line = 278 },
    /* 61 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "true", .line = 278 },
    /* 62 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 60, 61, }, .text = "m.exclude == true", .line = 278 },
    /* 63 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 278 },
    /* 64 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 278 },
    /* 65 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 62, 63, 64, }, .text = "(m.exclude == true ? 0 : 1)", .line = 278 },
    /* 66 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 58, 65, }, .text = "sum([(a + x.rank) % x.rank == i ? 1 : 0 for a in m.axis]) == (m.exclude == true ? 0 : 1)", .line = 278 },
    /* 67 */ { .op = DFG_E_VAR, .ref = 1, .text = "a", .line = 278 },
    /* 68 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 278 },
    /* 69 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 68, }, .text = "rank", .line = 278 },
    /* 70 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 67, 69, }, .text = "(a + x.rank)", .line = 278 },
    /* 71 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 278 },
    /* 72 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 71, }, .text = "rank", .line = 278 },
    /* 73 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 70, 72, }, .text = "(a + x.rank) % x.rank", .line = 278 },
    /* 74 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 296 },
    /* 75 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 74, }, .text = "rank", .line = 296 },
    /* 76 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 296 },
    /* 77 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 75, 76, }, .text = "x.rank == 4", .line = 296 },
    /* 78 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 296 },
    /* 79 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 296 },
    /* 80 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 77, 78, 79, }, .text = "h", .line = 285 },
    /* 81 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 285 },
    /* 82 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 80, 81, }, .text = "i", .line = 278 },
    /* 83 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 73, 82, }, .text = "(a + x.rank) % x.rank == i", .line = 278 },
    /* 84 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 278 },
    /* 85 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 278 },
    /* 86 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 83, 84, 85, }, .text = "(a + x.rank) % x.rank == i ? 1 : 0", .line = 278 },
    /* 87 */ { .op = DFG_E_NODE, .ref = 1, .text = "m", .line = 278 },
    /* 88 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 87, }, .name = "axis", .text = "axis", .line = 278 },
    /* 89 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 86, 88, }, .text = "[(a + x.rank) % x.rank == i ? 1 : 0 for a in m.axis]", .line = 278 },
    /* 90 */ { .op = DFG_E_CALL, .sub = DFG_F_SUM, .n_kids = 1, .kids = (const uint32_t[]){ 89, }, .text = "sum([(a + x.rank) % x.rank == i ? 1 : 0 for a in m.axis])", .line = 278 },
    /* 91 */ { .op = DFG_E_NODE, .ref = 1, .text = "m", .line = 278 },
    /* 92 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 91, }, .name = "exclude", .text = "exclude", .line = 278 },
    /* 93 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "true", .line = 278 },
    /* 94 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 92, 93, }, .text = "m.exclude == true", .line = 278 },
    /* 95 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 278 },
    /* 96 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 278 },
    /* 97 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 94, 95, 96, }, .text = "(m.exclude == true ? 0 : 1)", .line = 278 },
    /* 98 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 90, 97, }, .text = "sum([(a + x.rank) % x.rank == i ? 1 : 0 for a in m.axis]) == (m.exclude == true ? 0 : 1)", .line = 278 },
    /* 99 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 66, 98, }, .text = "along(m, x, h) or along(m, x, h + 1)", .line = 285 },
    /* 100 */ { .op = DFG_E_NODE, .ref = 1, .text = "m", .line = 279 },
    /* 101 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 100, }, .name = "exclude", .text = "exclude", .line = 279 },
    /* 102 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "true", .line = 279 },
    /* 103 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 101, 102, }, .text = "m.exclude == true", .line = 279 },
    /* 104 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 279 },
    /* 105 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 104, }, .text = "rank", .line = 279 },
    /* 106 */ { .op = DFG_E_NODE, .ref = 1, .text = "m", .line = 279 },
    /* 107 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 106, }, .name = "axis", .text = "axis", .line = 279 },
    /* 108 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 107, }, .text = "len(m.axis)", .line = 279 },
    /* 109 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 105, 108, }, .text = "x.rank - len(m.axis)", .line = 279 },
    /* 110 */ { .op = DFG_E_NODE, .ref = 1, .text = "m", .line = 279 },
    /* 111 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 110, }, .name = "axis", .text = "axis", .line = 279 },
    /* 112 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 111, }, .text = "len(m.axis)", .line = 279 },
    /* 113 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 103, 109, 112, }, .text = "(m.exclude == true ? x.rank - len(m.axis) : len(m.axis))", .line = 279 },
    /* 114 */ { .op = DFG_E_VAR, .ref = 2, .text = "a", .line = 278 },
    /* 115 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 278 },
    /* 116 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 115, }, .text = "rank", .line = 278 },
    /* 117 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 114, 116, }, .text = "(a + x.rank)", .line = 278 },
    /* 118 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 278 },
    /* 119 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 118, }, .text = "rank", .line = 278 },
    /* 120 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 117, 119, }, .text = "(a + x.rank) % x.rank", .line = 278 },
    /* 121 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 296 },
    /* 122 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 121, }, .text = "rank", .line = 296 },
    /* 123 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 296 },
    /* 124 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 122, 123, }, .text = "x.rank == 4", .line = 296 },
    /* 125 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 296 },
    /* 126 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 296 },
    /* 127 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 124, 125, 126, }, .text = "i", .line = 278 },
    /* 128 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 120, 127, }, .text = "(a + x.rank) % x.rank == i", .line = 278 },
    /* 129 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 278 },
    /* 130 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 278 },
    /* 131 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 128, 129, 130, }, .text = "(a + x.rank) % x.rank == i ? 1 : 0", .line = 278 },
    /* 132 */ { .op = DFG_E_NODE, .ref = 1, .text = "m", .line = 278 },
    /* 133 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 132, }, .name = "axis", .text = "axis", .line = 278 },
    /* 134 */ { .op = DFG_E_COMP, .ref = 2, .n_kids = 2, .kids = (const uint32_t[]){ 131, 133, }, .text = "[(a + x.rank) % x.rank == i ? 1 : 0 for a in m.axis]", .line = 278 },
    /* 135 */ { .op = DFG_E_CALL, .sub = DFG_F_SUM, .n_kids = 1, .kids = (const uint32_t[]){ 134, }, .text = "sum([(a + x.rank) % x.rank == i ? 1 : 0 for a in m.axis])", .line = 278 },
    /* 136 */ { .op = DFG_E_NODE, .ref = 1, .text = "m", .line = 278 },
    /* 137 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 136, }, .name = "exclude", .text = "exclude", .line = 278 },
    /* 138 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "true", .line = 278 },
    /* 139 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 137, 138, }, .text = "m.exclude == true", .line = 278 },
    /* 140 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 278 },
    /* 141 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 278 },
    /* 142 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 139, 140, 141, }, .text = "(m.exclude == true ? 0 : 1)", .line = 278 },
    /* 143 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 135, 142, }, .text = "sum([(a + x.rank) % x.rank == i ? 1 : 0 for a in m.axis]) == (m.exclude == true ? 0 : 1)", .line = 278 },
    /* 144 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 286 },
    /* 145 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 286 },
    /* 146 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 143, 144, 145, }, .text = "(along(m, x, h) ? 1 : 0)", .line = 286 },
    /* 147 */ { .op = DFG_E_VAR, .ref = 3, .text = "a", .line = 278 },
    /* 148 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 278 },
    /* 149 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 148, }, .text = "rank", .line = 278 },
    /* 150 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 147, 149, }, .text = "(a + x.rank)", .line = 278 },
    /* 151 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 278 },
    /* 152 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 151, }, .text = "rank", .line = 278 },
    /* 153 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 150, 152, }, .text = "(a + x.rank) % x.rank", .line = 278 },
    /* 154 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 296 },
    /* 155 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 154, }, .text = "rank", .line = 296 },
    /* 156 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 296 },
    /* 157 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 155, 156, }, .text = "x.rank == 4", .line = 296 },
    /* 158 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 296 },
    /* 159 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 296 },
    /* 160 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 157, 158, 159, }, .text = "h", .line = 286 },
    /* 161 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 286 },
    /* 162 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 160, 161, }, .text = "i", .line = 278 },
    /* 163 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 153, 162, }, .text = "(a + x.rank) % x.rank == i", .line = 278 },
    /* 164 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 278 },
    /* 165 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 278 },
    /* 166 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 163, 164, 165, }, .text = "(a + x.rank) % x.rank == i ? 1 : 0", .line = 278 },
    /* 167 */ { .op = DFG_E_NODE, .ref = 1, .text = "m", .line = 278 },
    /* 168 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 167, }, .name = "axis", .text = "axis", .line = 278 },
    /* 169 */ { .op = DFG_E_COMP, .ref = 3, .n_kids = 2, .kids = (const uint32_t[]){ 166, 168, }, .text = "[(a + x.rank) % x.rank == i ? 1 : 0 for a in m.axis]", .line = 278 },
    /* 170 */ { .op = DFG_E_CALL, .sub = DFG_F_SUM, .n_kids = 1, .kids = (const uint32_t[]){ 169, }, .text = "sum([(a + x.rank) % x.rank == i ? 1 : 0 for a in m.axis])", .line = 278 },
    /* 171 */ { .op = DFG_E_NODE, .ref = 1, .text = "m", .line = 278 },
    /* 172 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 171, }, .name = "exclude", .text = "exclude", .line = 278 },
    /* 173 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "true", .line = 278 },
    /* 174 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 172, 173, }, .text = "m.exclude == true", .line = 278 },
    /* 175 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 278 },
    /* 176 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 278 },
    /* 177 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 174, 175, 176, }, .text = "(m.exclude == true ? 0 : 1)", .line = 278 },
    /* 178 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 170, 177, }, .text = "sum([(a + x.rank) % x.rank == i ? 1 : 0 for a in m.axis]) == (m.exclude == true ? 0 : 1)", .line = 278 },
    /* 179 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 286 },
    /* 180 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 286 },
    /* 181 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 178, 179, 180, }, .text = "(along(m, x, h + 1) ? 1 : 0)", .line = 286 },
    /* 182 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 146, 181, }, .text = "n", .line = 279 },
    /* 183 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 113, 182, }, .text = "(m.exclude == true ? x.rank - len(m.axis) : len(m.axis)) == n", .line = 279 },
    /* 184 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 99, 183, }, .text = "along(m, x, h) or along(m, x, h + 1),\012    along_n(m, x, (along(m, x, h) ? 1 : 0) + (along(m, x, h + 1) ? 1 : 0))", .line = 285 },
    /* 185 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 288 },
    /* 186 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 185, }, .text = "shape", .line = 288 },
    /* 187 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 296 },
    /* 188 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 187, }, .text = "rank", .line = 296 },
    /* 189 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 296 },
    /* 190 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 188, 189, }, .text = "x.rank == 4", .line = 296 },
    /* 191 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 296 },
    /* 192 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 296 },
    /* 193 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 190, 191, 192, }, .text = "h", .line = 288 },
    /* 194 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 186, 193, }, .text = "x.shape[h]", .line = 288 },
    /* 195 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 288 },
    /* 196 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 195, }, .text = "shape", .line = 288 },
    /* 197 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 296 },
    /* 198 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 197, }, .text = "rank", .line = 296 },
    /* 199 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 296 },
    /* 200 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 198, 199, }, .text = "x.rank == 4", .line = 296 },
    /* 201 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 296 },
    /* 202 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 296 },
    /* 203 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 200, 201, 202, }, .text = "h", .line = 288 },
    /* 204 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 288 },
    /* 205 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 203, 204, }, .text = "h + 1", .line = 288 },
    /* 206 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 196, 205, }, .text = "x.shape[h + 1]", .line = 288 },
    /* 207 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 194, 206, }, .text = "x.shape[h] * x.shape[h + 1]", .line = 288 },
    /* 208 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4096LL }, .text = "4096", .line = 288 },
    /* 209 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 207, 208, }, .text = "x.shape[h] * x.shape[h + 1] <= 4096", .line = 288 },
    /* 210 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 289 },
    /* 211 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 210, }, .text = "shape", .line = 289 },
    /* 212 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 296 },
    /* 213 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 212, }, .text = "rank", .line = 296 },
    /* 214 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 296 },
    /* 215 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 213, 214, }, .text = "x.rank == 4", .line = 296 },
    /* 216 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 296 },
    /* 217 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 296 },
    /* 218 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 215, 216, 217, }, .text = "h", .line = 289 },
    /* 219 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 211, 218, }, .text = "x.shape[h]", .line = 289 },
    /* 220 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 289 },
    /* 221 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 220, }, .text = "shape", .line = 289 },
    /* 222 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 296 },
    /* 223 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 222, }, .text = "rank", .line = 296 },
    /* 224 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 296 },
    /* 225 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 223, 224, }, .text = "x.rank == 4", .line = 296 },
    /* 226 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 296 },
    /* 227 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 296 },
    /* 228 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 225, 226, 227, }, .text = "h", .line = 289 },
    /* 229 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 289 },
    /* 230 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 228, 229, }, .text = "h + 1", .line = 289 },
    /* 231 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 221, 230, }, .text = "x.shape[h + 1]", .line = 289 },
    /* 232 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 219, 231, }, .text = "x.shape[h] * x.shape[h + 1]", .line = 289 },
    /* 233 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 289 },
    /* 234 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 232, 233, }, .text = "x.shape[h] * x.shape[h + 1] <= 65536", .line = 289 },
    /* 235 */ { .op = DFG_E_NODE, .ref = 5, .text = "s", .line = 281 },
    /* 236 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 235, }, .text = "value(s)", .line = 281 },
    /* 237 */ { .op = DFG_E_NODE, .ref = 11, .text = "t", .line = 281 },
    /* 238 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 237, }, .text = "value(t)", .line = 281 },
    /* 239 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 236, 238, }, .text = "value(s) == value(t)", .line = 281 },
    /* 240 */ { .op = DFG_E_NODE, .ref = 8, .text = "z", .line = 281 },
    /* 241 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 240, }, .text = "value(z)", .line = 281 },
    /* 242 */ { .op = DFG_E_NODE, .ref = 14, .text = "y", .line = 281 },
    /* 243 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 242, }, .text = "value(y)", .line = 281 },
    /* 244 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 241, 243, }, .text = "value(z) == value(y)", .line = 281 },
    /* 245 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 239, 244, }, .text = "value(s) == value(t) and value(z) == value(y)", .line = 281 },
    /* 246 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 234, 245, }, .text = "x.shape[h] * x.shape[h + 1] <= 65536 and same_scale(s, z, t, y)", .line = 289 },
    /* 247 */ { .op = DFG_E_NODE, .ref = 1, .text = "m", .line = 289 },
    /* 248 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 247, }, .name = "keepdims", .text = "keepdims", .line = 289 },
    /* 249 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "false", .line = 289 },
    /* 250 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 248, 249, }, .text = "m.keepdims == false", .line = 289 },
    /* 251 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 246, 250, }, .text = "(x.shape[h] * x.shape[h + 1] <= 65536 and same_scale(s, z, t, y) and m.keepdims == false)", .line = 289 },
    /* 252 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 209, 251, }, .text = "x.shape[h] * x.shape[h + 1] <= 4096\012        or (x.shape[h] * x.shape[h + 1] <= 65536 and same_scale(s, z, t, y) and m.keepdims == false)", .line = 288 },
    /* 253 */ { .op = DFG_E_VAR, .ref = 4, .text = "a", .line = 278 },
    /* 254 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 278 },
    /* 255 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 254, }, .text = "rank", .line = 278 },
    /* 256 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 253, 255, }, .text = "(a + x.rank)", .line = 278 },
    /* 257 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 278 },
    /* 258 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 257, }, .text = "rank", .line = 278 },
    /* 259 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 256, 258, }, .text = "(a + x.rank) % x.rank", .line = 278 },
    /* 260 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 296 },
    /* 261 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 260, }, .text = "rank", .line = 296 },
    /* 262 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 296 },
    /* 263 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 261, 262, }, .text = "x.rank == 4", .line = 296 },
    /* 264 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 296 },
    /* 265 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 296 },
    /* 266 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 263, 264, 265, }, .text = "h", .line = 290 },
    /* 267 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 290 },
    /* 268 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 266, 267, }, .text = "i", .line = 278 },
    /* 269 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 259, 268, }, .text = "(a + x.rank) % x.rank == i", .line = 278 },
    /* 270 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 278 },
    /* 271 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 278 },
    /* 272 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 269, 270, 271, }, .text = "(a + x.rank) % x.rank == i ? 1 : 0", .line = 278 },
    /* 273 */ { .op = DFG_E_NODE, .ref = 1, .text = "m", .line = 278 },
    /* 274 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 273, }, .name = "axis", .text = "axis", .line = 278 },
    /* 275 */ { .op = DFG_E_COMP, .ref = 4, .n_kids = 2, .kids = (const uint32_t[]){ 272, 274, }, .text = "[(a + x.rank) % x.rank == i ? 1 : 0 for a in m.axis]", .line = 278 },
    /* 276 */ { .op = DFG_E_CALL, .sub = DFG_F_SUM, .n_kids = 1, .kids = (const uint32_t[]){ 275, }, .text = "sum([(a + x.rank) % x.rank == i ? 1 : 0 for a in m.axis])", .line = 278 },
    /* 277 */ { .op = DFG_E_NODE, .ref = 1, .text = "m", .line = 278 },
    /* 278 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 277, }, .name = "exclude", .text = "exclude", .line = 278 },
    /* 279 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "true", .line = 278 },
    /* 280 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 278, 279, }, .text = "m.exclude == true", .line = 278 },
    /* 281 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 278 },
    /* 282 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 278 },
    /* 283 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 280, 281, 282, }, .text = "(m.exclude == true ? 0 : 1)", .line = 278 },
    /* 284 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 276, 283, }, .text = "sum([(a + x.rank) % x.rank == i ? 1 : 0 for a in m.axis]) == (m.exclude == true ? 0 : 1)", .line = 278 },
    /* 285 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 290 },
    /* 286 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 285, }, .text = "shape", .line = 290 },
    /* 287 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 296 },
    /* 288 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 287, }, .text = "rank", .line = 296 },
    /* 289 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 296 },
    /* 290 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 288, 289, }, .text = "x.rank == 4", .line = 296 },
    /* 291 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 296 },
    /* 292 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 296 },
    /* 293 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 290, 291, 292, }, .text = "h", .line = 290 },
    /* 294 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 286, 293, }, .text = "x.shape[h]", .line = 290 },
    /* 295 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 64LL }, .text = "64", .line = 290 },
    /* 296 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 294, 295, }, .text = "x.shape[h] <= 64", .line = 290 },
    /* 297 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 284, 296, }, .text = "along(m, x, h + 1) or x.shape[h] <= 64", .line = 290 },
    /* 298 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 290 },
    /* 299 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 298, }, .text = "shape", .line = 290 },
    /* 300 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 296 },
    /* 301 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 300, }, .text = "rank", .line = 296 },
    /* 302 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 296 },
    /* 303 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 301, 302, }, .text = "x.rank == 4", .line = 296 },
    /* 304 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 296 },
    /* 305 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 296 },
    /* 306 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 303, 304, 305, }, .text = "h", .line = 290 },
    /* 307 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 299, 306, }, .text = "x.shape[h]", .line = 290 },
    /* 308 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 256LL }, .text = "256", .line = 290 },
    /* 309 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 307, 308, }, .text = "x.shape[h] <= 256", .line = 290 },
    /* 310 */ { .op = DFG_E_NODE, .ref = 5, .text = "s", .line = 281 },
    /* 311 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 310, }, .text = "value(s)", .line = 281 },
    /* 312 */ { .op = DFG_E_NODE, .ref = 11, .text = "t", .line = 281 },
    /* 313 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 312, }, .text = "value(t)", .line = 281 },
    /* 314 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 311, 313, }, .text = "value(s) == value(t)", .line = 281 },
    /* 315 */ { .op = DFG_E_NODE, .ref = 8, .text = "z", .line = 281 },
    /* 316 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 315, }, .text = "value(z)", .line = 281 },
    /* 317 */ { .op = DFG_E_NODE, .ref = 14, .text = "y", .line = 281 },
    /* 318 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 317, }, .text = "value(y)", .line = 281 },
    /* 319 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 316, 318, }, .text = "value(z) == value(y)", .line = 281 },
    /* 320 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 314, 319, }, .text = "value(s) == value(t) and value(z) == value(y)", .line = 281 },
    /* 321 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 309, 320, }, .text = "(x.shape[h] <= 256 and same_scale(s, z, t, y))", .line = 290 },
    /* 322 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 297, 321, }, .text = "along(m, x, h + 1) or x.shape[h] <= 64 or (x.shape[h] <= 256 and same_scale(s, z, t, y))", .line = 290 },
    /* 323 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 252, 322, }, .text = "x.shape[h] * x.shape[h + 1] <= 4096\012        or (x.shape[h] * x.shape[h + 1] <= 65536 and same_scale(s, z, t, y) and m.keepdims == false),\012    along(m, x, h + 1) or x.shape[h] <= 64 or (x.shape[h] <= 256 and same_scale(s, z, t, y))", .line = 288 },
};
static const struct dfg_desc_node ethos_u_mean_of_nodes[16] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.requantize", },
        .n_kids = 5, .kids = (const uint32_t[]){ 1, 4, 7, 10, 13, },
        .name = "r",
        .text = "qnn.requantize(m, s & const, z & const, t & const, y & const)", .line = 294 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "mean", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .name = "m",
        .text = "mean(cast(x))", .line = 293 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "cast", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .text = "cast(x)", .line = 293 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 292 },
    [4] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "s & const", .line = 294 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "s",
        .text = "s", .line = 292 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 294 },
    [7] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, },
        .text = "z & const", .line = 294 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "z",
        .text = "z", .line = 292 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 294 },
    [10] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, },
        .text = "t & const", .line = 294 },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "t",
        .text = "t", .line = 292 },
    [12] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 294 },
    [13] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, },
        .text = "y & const", .line = 294 },
    [14] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "y",
        .text = "y", .line = 292 },
    [15] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 294 },
};
static const struct dfg_desc_region ethos_u_mean_of_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t ethos_u_mean_of_var_regions[] = { 0, 0, 0, 0, 0, };
static const bool ethos_u_mean_of_dims[] = { 0, 0, 0, 0, 0, };
static const struct dfg_desc_capture ethos_u_mean_of_refs[] = { { 3, -1 }, { 5, -1 }, { 8, -1 }, { 11, -1 }, { 14, -1 }, { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture ethos_u_mean_of_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct ethos_u_mean_of_match, x) },
    { "s", DFG_CAP_NODE, offsetof(struct ethos_u_mean_of_match, s) },
    { "z", DFG_CAP_NODE, offsetof(struct ethos_u_mean_of_match, z) },
    { "t", DFG_CAP_NODE, offsetof(struct ethos_u_mean_of_match, t) },
    { "y", DFG_CAP_NODE, offsetof(struct ethos_u_mean_of_match, y) },
    { "m", DFG_CAP_NODE, offsetof(struct ethos_u_mean_of_match, m) },
    { "r", DFG_CAP_NODE, offsetof(struct ethos_u_mean_of_match, r) },
};
static const struct dfg_desc_pattern ethos_u_mean_of_desc = {
    .n_nodes = 16, .n_exprs = 324, .n_vars = 5, .n_sets = 7,
    .nodes = ethos_u_mean_of_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_u_mean_of_regions,
    .var_region = ethos_u_mean_of_var_regions,
    .exprs = ethos_u_mean_of_exprs,
    .captures = ethos_u_mean_of_refs,
    .var_is_dim = ethos_u_mean_of_dims,
    .text = "pattern mean_of(x, s, z, t, y) {\012    m = mean(cast(x));\012    r = qnn.requantize(m, s & const, z & const, t & const, y & const);\012    where byte(x), r.dtype in {u8, i8, i16}, fits(r), x.rank in 2..4;\012    where mean_axes_ok(m, x, x.rank == 4 ? 1 : 0), mean_size_ok(m, x, x.rank == 4 ? 1 : 0, s, z, t, y);\012    return r;\012}", .line = 292, .n_where = 6, .where = (const uint32_t[]){ 15, 21, 31, 36, 184, 323, }
};
static bool ethos_u_mean_of_any(const dfg_graph *g, dfg_node n, void *m)
{
    return ethos_u_mean_of_match(g, n, m);
}
static bool ethos_u_mean_of_pass(void *ctx, const struct ethos_u_mean_of_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool ethos_u_mean_of_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return ethos_u_mean_of_each(g, n, ethos_u_mean_of_pass, &e);
}

static const struct dfg_part ethos_u_mean_of_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct ethos_u_mean_of_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct ethos_u_mean_of_whole, m.s) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct ethos_u_mean_of_whole, m.z) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct ethos_u_mean_of_whole, m.t) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct ethos_u_mean_of_whole, m.y) },
    { DFG_PART_INNER, false, 0, 5, offsetof(struct ethos_u_mean_of_whole, m.m) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct ethos_u_mean_of_whole, cast) },
    { DFG_PART_ROOT, false, 1, 6, offsetof(struct ethos_u_mean_of_whole, m.r) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_mean_of_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_mean_of_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_mean_of_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_mean_of_whole, constant_4) },
};
/* ---- sum_last ---- */

static const struct dfg_desc_expr ethos_u_sum_last_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 302 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 302 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 302 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 302 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 302 },
    /* 5 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 302 },
    /* 6 */ { .op = DFG_E_IN, .n_kids = 5, .kids = (const uint32_t[]){ 1, 2, 3, 4, 5, }, .text = "x.dtype in {u8, i8, i16, i32}", .line = 302 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 22 },
    /* 8 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "rank", .line = 22 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 22 },
    /* 10 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "x.rank == 0", .line = 22 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 22 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "shape", .line = 22 },
    /* 13 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "max(x.shape)", .line = 22 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 22 },
    /* 15 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "max(x.shape) <= 65536", .line = 22 },
    /* 16 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 10, 15, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 22 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 24 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "dtype", .line = 24 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 24 },
    /* 20 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "x.dtype == i8", .line = 24 },
    /* 21 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 22 },
    /* 22 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 21, }, .text = "rank", .line = 22 },
    /* 23 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 22 },
    /* 24 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 22, 23, }, .text = "x.rank == 0", .line = 22 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 22 },
    /* 26 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "shape", .line = 22 },
    /* 27 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 26, }, .text = "max(x.shape)", .line = 22 },
    /* 28 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 22 },
    /* 29 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 27, 28, }, .text = "max(x.shape) <= 65536", .line = 22 },
    /* 30 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 24, 29, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 22 },
    /* 31 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 20, 30, }, .text = "x.dtype == i8, fits(x)", .line = 24 },
    /* 32 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 302 },
    /* 33 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 32, }, .text = "rank", .line = 302 },
    /* 34 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 302 },
    /* 35 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 302 },
    /* 36 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 33, 34, 35, }, .text = "x.rank in {3, 4}", .line = 302 },
    /* 37 */ { .op = DFG_E_VAR, .ref = 0, .text = "a", .line = 278 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 278 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "rank", .line = 278 },
    /* 40 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 37, 39, }, .text = "(a + x.rank)", .line = 278 },
    /* 41 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 278 },
    /* 42 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 41, }, .text = "rank", .line = 278 },
    /* 43 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 40, 42, }, .text = "(a + x.rank) % x.rank", .line = 278 },
    /* 44 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 303 },
    /* 45 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 44, }, .text = "rank", .line = 303 },
    /* 46 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 303 },
    /* 47 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 45, 46, }, .text = "i", .line = 278 },
    /* 48 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 43, 47, }, .text = "(a + x.rank) % x.rank == i", .line = 278 },
    /* 49 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 278 },
    /* 50 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 278 },
    /* 51 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 48, 49, 50, }, .text = "(a + x.rank) % x.rank == i ? 1 : 0", .line = 278 },
    /* 52 */ { .op = DFG_E_NODE, .ref = 3, .text = "m", .line = 278 },
    /* 53 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 52, }, .name = "axis", .text = "axis", .line = 278 },
    /* 54 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 51, 53, }, .text = "[(a + x.rank) % x.rank == i ? 1 : 0 for a in m.axis]", .line = 278 },
    /* 55 */ { .op = DFG_E_CALL, .sub = DFG_F_SUM, .n_kids = 1, .kids = (const uint32_t[]){ 54, }, .text = "sum([(a + x.rank) % x.rank == i ? 1 : 0 for a in m.axis])", .line = 278 },
    /* 56 */ { .op = DFG_E_NODE, .ref = 3, .text = "m", .line = 278 },
    /* 57 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 56, }, .name = "exclude", .text = "exclude", .line = 278 },
    /* 58 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "true", .line = 278 },
    /* 59 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 57, 58, }, .text = "m.exclude == true", .line = 278 },
    /* 60 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 278 },
    /* 61 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 278 },
    /* 62 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 59, 60, 61, }, .text = "(m.exclude == true ? 0 : 1)", .line = 278 },
    /* 63 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 55, 62, }, .text = "sum([(a + x.rank) % x.rank == i ? 1 : 0 for a in m.axis]) == (m.exclude == true ? 0 : 1)", .line = 278 },
    /* 64 */ { .op = DFG_E_NODE, .ref = 3, .text = "m", .line = 279 },
    /* 65 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 64, }, .name = "exclude", .text = "exclude", .line = 279 },
    /* 66 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "true", .line = 279 },
    /* 67 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 65, 66, }, .text = "m.exclude == true", .line = 279 },
    /* 68 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 279 },
    /* 69 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 68, }, .text = "rank", .line = 279 },
    /* 70 */ { .op = DFG_E_NODE, .ref = 3, .text = "m", .line = 279 },
    /* 71 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 70, }, .name = "axis", .text = "axis", .line = 279 },
    /* 72 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 71, }, .text = "len(m.axis)", .line = 279 },
    /* 73 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 69, 72, }, .text = "x.rank - len(m.axis)", .line = 279 },
    /* 74 */ { .op = DFG_E_NODE, .ref = 3, .text = "m", .line = 279 },
    /* 75 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 74, }, .name = "axis", .text = "axis", .line = 279 },
    /* 76 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 75, }, .text = "len(m.axis)", .line = 279 },
    /* 77 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 67, 73, 76, }, .text = "(m.exclude == true ? x.rank - len(m.axis) : len(m.axis))", .line = 279 },
    /* 78 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "n", .line = 279 },
    /* 79 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 77, 78, }, .text = "(m.exclude == true ? x.rank - len(m.axis) : len(m.axis)) == n", .line = 279 },
};
static const struct dfg_desc_node ethos_u_sum_last_nodes[10] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "clip?(r)", .line = 304 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "clip", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "clip?(r)", .line = 304 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.requantize", },
        .n_kids = 5, .kids = (const uint32_t[]){ 3, 6, 7, 8, 9, },
        .name = "r",
        .text = "qnn.requantize(p, const, const, const, const)", .line = 28 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "sum", },
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .name = "s",
        .text = "sum(cast(x))", .line = 300 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "cast", },
        .n_kids = 1, .kids = (const uint32_t[]){ 5, },
        .text = "cast(x)", .line = 300 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 299 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 28 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 28 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 28 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 28 },
};
static const struct dfg_desc_region ethos_u_sum_last_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t ethos_u_sum_last_var_regions[] = { 0, };
static const bool ethos_u_sum_last_dims[] = { 0, };
static const struct dfg_desc_capture ethos_u_sum_last_refs[] = { { 5, -1 }, { 3, -1 }, { 2, -1 }, };
static const struct dfg_capture ethos_u_sum_last_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct ethos_u_sum_last_match, x) },
    { "s", DFG_CAP_NODE, offsetof(struct ethos_u_sum_last_match, s) },
    { "r", DFG_CAP_NODE, offsetof(struct ethos_u_sum_last_match, r) },
};
static const struct dfg_desc_pattern ethos_u_sum_last_desc = {
    .n_nodes = 10, .n_exprs = 80, .n_vars = 1, .n_sets = 3,
    .nodes = ethos_u_sum_last_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_u_sum_last_regions,
    .var_region = ethos_u_sum_last_var_regions,
    .exprs = ethos_u_sum_last_exprs,
    .captures = ethos_u_sum_last_refs,
    .var_is_dim = ethos_u_sum_last_dims,
    .text = "pattern sum_last(x) {\012    s = sum(cast(x));\012    r = requantized(s);\012    where x.dtype in {u8, i8, i16, i32}, fits(x), int8(r), x.rank in {3, 4};\012    where along(s, x, x.rank - 1), along_n(s, x, 1);\012    return clip?(r);\012}", .line = 299, .n_where = 6, .where = (const uint32_t[]){ 6, 16, 31, 36, 63, 79, }
};
static bool ethos_u_sum_last_any(const dfg_graph *g, dfg_node n, void *m)
{
    return ethos_u_sum_last_match(g, n, m);
}
static bool ethos_u_sum_last_pass(void *ctx, const struct ethos_u_sum_last_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool ethos_u_sum_last_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return ethos_u_sum_last_each(g, n, ethos_u_sum_last_pass, &e);
}

static const struct dfg_part ethos_u_sum_last_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct ethos_u_sum_last_whole, m.x) },
    { DFG_PART_INNER, false, 0, 1, offsetof(struct ethos_u_sum_last_whole, m.s) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct ethos_u_sum_last_whole, cast) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct ethos_u_sum_last_whole, v) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct ethos_u_sum_last_whole, clip) },
    { DFG_PART_INNER, false, 0, 2, offsetof(struct ethos_u_sum_last_whole, m.r) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_sum_last_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_sum_last_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_sum_last_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_sum_last_whole, constant_4) },
};
/* ---- rescaled ---- */

static const struct dfg_desc_expr ethos_u_rescaled_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 24 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 24 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 24 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == i8", .line = 24 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 22 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 22 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 22 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.rank == 0", .line = 22 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 22 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "shape", .line = 22 },
    /* 10 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "max(x.shape)", .line = 22 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 22 },
    /* 12 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "max(x.shape) <= 65536", .line = 22 },
    /* 13 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 7, 12, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 22 },
    /* 14 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 13, }, .text = "x.dtype == i8, fits(x)", .line = 24 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 24 },
    /* 16 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "dtype", .line = 24 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 24 },
    /* 18 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, }, .text = "x.dtype == i8", .line = 24 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 22 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "rank", .line = 22 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 22 },
    /* 22 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "x.rank == 0", .line = 22 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 22 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "shape", .line = 22 },
    /* 25 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 24, }, .text = "max(x.shape)", .line = 22 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 22 },
    /* 27 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 25, 26, }, .text = "max(x.shape) <= 65536", .line = 22 },
    /* 28 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 22, 27, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 22 },
    /* 29 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 28, }, .text = "x.dtype == i8, fits(x)", .line = 24 },
    /* 30 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 14, 29, }, .text = "int8(x), int8(r)", .line = 205 },
    /* 31 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 205 },
    /* 32 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "rank", .line = 205 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 205 },
    /* 34 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "x.rank <= 4", .line = 205 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 30, 34, }, .text = "int8(x), int8(r), x.rank <= 4", .line = 205 },
    /* 36 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 205 },
    /* 37 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 36, }, .text = "rank", .line = 205 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 205 },
    /* 39 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 37, 38, }, .text = "r.rank <= 4", .line = 205 },
    /* 40 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 35, 39, }, .text = "int8(x), int8(r), x.rank <= 4, r.rank <= 4", .line = 205 },
};
static const struct dfg_desc_node ethos_u_rescaled_nodes[6] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.requantize", },
        .n_kids = 5, .kids = (const uint32_t[]){ 1, 2, 3, 4, 5, },
        .name = "r",
        .text = "qnn.requantize(p, const, const, const, const)", .line = 28 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 309 },
    [2] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 28 },
    [3] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 28 },
    [4] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 28 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 28 },
};
static const struct dfg_desc_region ethos_u_rescaled_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture ethos_u_rescaled_refs[] = { { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture ethos_u_rescaled_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct ethos_u_rescaled_match, x) },
    { "r", DFG_CAP_NODE, offsetof(struct ethos_u_rescaled_match, r) },
};
static const struct dfg_desc_pattern ethos_u_rescaled_desc = {
    .n_nodes = 6, .n_exprs = 41, .n_vars = 0, .n_sets = 2,
    .nodes = ethos_u_rescaled_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_u_rescaled_regions,
    .exprs = ethos_u_rescaled_exprs,
    .captures = ethos_u_rescaled_refs,
    .text = "pattern rescaled(x) {\012    r = requantized(x);\012    where moved_ok(x, r);\012    return r;\012}", .line = 309, .n_where = 1, .where = (const uint32_t[]){ 40, }
};
static bool ethos_u_rescaled_any(const dfg_graph *g, dfg_node n, void *m)
{
    return ethos_u_rescaled_match(g, n, m);
}
static bool ethos_u_rescaled_pass(void *ctx, const struct ethos_u_rescaled_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool ethos_u_rescaled_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return ethos_u_rescaled_each(g, n, ethos_u_rescaled_pass, &e);
}

static const struct dfg_part ethos_u_rescaled_parts[] = {
    { DFG_PART_ROOT, false, 1, 1, offsetof(struct ethos_u_rescaled_whole, m.r) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_rescaled_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_rescaled_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_rescaled_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_rescaled_whole, constant_4) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct ethos_u_rescaled_whole, m.x) },
};
/* ---- resized ---- */

static const struct dfg_desc_expr ethos_u_resized_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 24 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 24 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 24 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == i8", .line = 24 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 22 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 22 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 22 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.rank == 0", .line = 22 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 22 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "shape", .line = 22 },
    /* 10 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "max(x.shape)", .line = 22 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 22 },
    /* 12 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "max(x.shape) <= 65536", .line = 22 },
    /* 13 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 7, 12, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 22 },
    /* 14 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 13, }, .text = "x.dtype == i8, fits(x)", .line = 24 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 24 },
    /* 16 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "dtype", .line = 24 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 24 },
    /* 18 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, }, .text = "x.dtype == i8", .line = 24 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 22 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "rank", .line = 22 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 22 },
    /* 22 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "x.rank == 0", .line = 22 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 22 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "shape", .line = 22 },
    /* 25 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 24, }, .text = "max(x.shape)", .line = 22 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 22 },
    /* 27 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 25, 26, }, .text = "max(x.shape) <= 65536", .line = 22 },
    /* 28 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 22, 27, }, .text = "x.rank == 0 or max(x.shape) <= 65536", .line = 22 },
    /* 29 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 28, }, .text = "x.dtype == i8, fits(x)", .line = 24 },
    /* 30 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 326 },
    /* 31 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "rank", .line = 326 },
    /* 32 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 326 },
    /* 33 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 31, 32, }, .text = "x.rank == 4", .line = 326 },
    /* 34 */ { .op = DFG_E_NODE, .ref = 9, .text = "z", .line = 317 },
    /* 35 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 34, }, .name = "layout", .text = "layout", .line = 317 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "\"NHWC\"", .line = 317 },
    /* 37 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 35, 36, }, .text = "z.layout == \"NHWC\"", .line = 317 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 9, .text = "z", .line = 317 },
    /* 39 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .name = "coordinate_transformation_mode", .text = "coordinate_transformation_mode", .line = 317 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 10, .s = "asymmetric" }, .text = "\"asymmetric\"", .line = 317 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 13, .s = "align_corners" }, .text = "\"align_corners\"", .line = 317 },
    /* 42 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 10, .s = "half_pixel" }, .text = "\"half_pixel\"", .line = 317 },
    /* 43 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 39, 40, 41, 42, }, .text = "z.coordinate_transformation_mode in {\"asymmetric\", \"align_corners\", \"half_pixel\"}", .line = 317 },
    /* 44 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 37, 43, }, .text = "z.layout == \"NHWC\", z.coordinate_transformation_mode in {\"asymmetric\", \"align_corners\", \"half_pixel\"}", .line = 317 },
    /* 45 */ { .op = DFG_E_NODE, .ref = 9, .text = "z", .line = 318 },
    /* 46 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 45, }, .name = "rounding_method", .text = "rounding_method", .line = 318 },
    /* 47 */ { .op = DFG_E_NODE, .ref = 9, .text = "z", .line = 318 },
    /* 48 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 47, }, .name = "coordinate_transformation_mode", .text = "coordinate_transformation_mode", .line = 318 },
    /* 49 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 10, .s = "half_pixel" }, .text = "\"half_pixel\"", .line = 318 },
    /* 50 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 48, 49, }, .text = "z.coordinate_transformation_mode == \"half_pixel\"", .line = 318 },
    /* 51 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 17, .s = "round_prefer_ceil" }, .text = "\"round_prefer_ceil\"", .line = 318 },
    /* 52 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 0, .s = "" }, .text = "\"\"", .line = 318 },
    /* 53 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 50, 51, 52, }, .text = "(z.coordinate_transformation_mode == \"half_pixel\" ? \"round_prefer_ceil\" : \"\")", .line = 318 },
    /* 54 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 46, 53, }, .text = "z.rounding_method == (z.coordinate_transformation_mode == \"half_pixel\" ? \"round_prefer_ceil\" : \"\")", .line = 318 },
    /* 55 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 44, 54, }, .text = "z.layout == \"NHWC\", z.coordinate_transformation_mode in {\"asymmetric\", \"align_corners\", \"half_pixel\"},\012    z.rounding_method == (z.coordinate_transformation_mode == \"half_pixel\" ? \"round_prefer_ceil\" : \"\")", .line = 317 },
    /* 56 */ { .op = DFG_E_NODE, .ref = 9, .text = "z", .line = 319 },
    /* 57 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 56, }, .name = "roi", .text = "roi", .line = 319 },
    /* 58 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 57, }, .text = "present(z.roi)", .line = 319 },
    /* 59 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 58, }, .text = "not present(z.roi)", .line = 319 },
    /* 60 */ { .op = DFG_E_NODE, .ref = 9, .text = "z", .line = 319 },
    /* 61 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 60, }, .name = "roi", .text = "roi", .line = 319 },
    /* 62 */ { .op = DFG_E_CALL, .sub = DFG_F_MIN, .n_kids = 1, .kids = (const uint32_t[]){ 61, }, .text = "min(z.roi)", .line = 319 },
    /* 63 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 319 },
    /* 64 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 62, 63, }, .text = "min(z.roi) == 0", .line = 319 },
    /* 65 */ { .op = DFG_E_NODE, .ref = 9, .text = "z", .line = 319 },
    /* 66 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 65, }, .name = "roi", .text = "roi", .line = 319 },
    /* 67 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 66, }, .text = "max(z.roi)", .line = 319 },
    /* 68 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 319 },
    /* 69 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 67, 68, }, .text = "max(z.roi) == 0", .line = 319 },
    /* 70 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 64, 69, }, .text = "(min(z.roi) == 0 and max(z.roi) == 0)", .line = 319 },
    /* 71 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 59, 70, }, .text = "not present(z.roi) or (min(z.roi) == 0 and max(z.roi) == 0)", .line = 319 },
    /* 72 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 55, 71, }, .text = "z.layout == \"NHWC\", z.coordinate_transformation_mode in {\"asymmetric\", \"align_corners\", \"half_pixel\"},\012    z.rounding_method == (z.coordinate_transformation_mode == \"half_pixel\" ? \"round_prefer_ceil\" : \"\"),\012    not present(z.roi) or (min(z.roi) == 0 and max(z.roi) == 0)", .line = 317 },
    /* 73 */ { .op = DFG_E_NODE, .ref = 9, .text = "z", .line = 320 },
    /* 74 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 73, }, .name = "size", .text = "size", .line = 320 },
    /* 75 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 320 },
    /* 76 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 74, 75, }, .text = "z.size[0]", .line = 320 },
    /* 77 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 320 },
    /* 78 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 77, }, .text = "shape", .line = 320 },
    /* 79 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 320 },
    /* 80 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 78, 79, }, .text = "x.shape[1]", .line = 320 },
    /* 81 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 76, 80, }, .text = "z.size[0] == x.shape[1]", .line = 320 },
    /* 82 */ { .op = DFG_E_NODE, .ref = 9, .text = "z", .line = 320 },
    /* 83 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 82, }, .name = "size", .text = "size", .line = 320 },
    /* 84 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 320 },
    /* 85 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 83, 84, }, .text = "z.size[1]", .line = 320 },
    /* 86 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 320 },
    /* 87 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 86, }, .text = "shape", .line = 320 },
    /* 88 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 320 },
    /* 89 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 87, 88, }, .text = "x.shape[2]", .line = 320 },
    /* 90 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 85, 89, }, .text = "z.size[1] == x.shape[2]", .line = 320 },
    /* 91 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 81, 90, }, .text = "(z.size[0] == x.shape[1] and z.size[1] == x.shape[2])", .line = 320 },
    /* 92 */ { .op = DFG_E_NODE, .ref = 9, .text = "z", .line = 321 },
    /* 93 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 92, }, .name = "size", .text = "size", .line = 321 },
    /* 94 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 321 },
    /* 95 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 93, 94, }, .text = "z.size[0]", .line = 321 },
    /* 96 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 321 },
    /* 97 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 321 },
    /* 98 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 97, }, .text = "shape", .line = 321 },
    /* 99 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 321 },
    /* 100 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 98, 99, }, .text = "x.shape[1]", .line = 321 },
    /* 101 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 96, 100, }, .text = "2 * x.shape[1]", .line = 321 },
    /* 102 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "less", .line = 321 },
    /* 103 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 101, 102, }, .text = "2 * x.shape[1] - less", .line = 321 },
    /* 104 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 95, 103, }, .text = "z.size[0] == 2 * x.shape[1] - less", .line = 321 },
    /* 105 */ { .op = DFG_E_NODE, .ref = 9, .text = "z", .line = 321 },
    /* 106 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 105, }, .name = "size", .text = "size", .line = 321 },
    /* 107 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 321 },
    /* 108 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 106, 107, }, .text = "z.size[1]", .line = 321 },
    /* 109 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 321 },
    /* 110 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 321 },
    /* 111 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 110, }, .text = "shape", .line = 321 },
    /* 112 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 321 },
    /* 113 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 111, 112, }, .text = "x.shape[2]", .line = 321 },
    /* 114 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 109, 113, }, .text = "2 * x.shape[2]", .line = 321 },
    /* 115 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "less", .line = 321 },
    /* 116 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 114, 115, }, .text = "2 * x.shape[2] - less", .line = 321 },
    /* 117 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 108, 116, }, .text = "z.size[1] == 2 * x.shape[2] - less", .line = 321 },
    /* 118 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 104, 117, }, .text = "(z.size[0] == 2 * x.shape[1] - less and z.size[1] == 2 * x.shape[2] - less)", .line = 321 },
    /* 119 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 91, 118, }, .text = "(z.size[0] == x.shape[1] and z.size[1] == x.shape[2])\012        or (z.size[0] == 2 * x.shape[1] - less and z.size[1] == 2 * x.shape[2] - less)", .line = 320 },
    /* 120 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 72, 119, }, .text = "z.layout == \"NHWC\", z.coordinate_transformation_mode in {\"asymmetric\", \"align_corners\", \"half_pixel\"},\012    z.rounding_method == (z.coordinate_transformation_mode == \"half_pixel\" ? \"round_prefer_ceil\" : \"\"),\012    not present(z.roi) or (min(z.roi) == 0 and max(z.roi) == 0),\012    (z.size[0] == x.shape[1] and z.size[1] == x.shape[2])\012        or (z.size[0] == 2 * x.shape[1] - less and z.size[1] == 2 * x....", .line = 317 },
    /* 121 */ { .op = DFG_E_NODE, .ref = 2, .text = "z", .line = 317 },
    /* 122 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 121, }, .name = "layout", .text = "layout", .line = 317 },
    /* 123 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "\"NHWC\"", .line = 317 },
    /* 124 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 122, 123, }, .text = "z.layout == \"NHWC\"", .line = 317 },
    /* 125 */ { .op = DFG_E_NODE, .ref = 2, .text = "z", .line = 317 },
    /* 126 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 125, }, .name = "coordinate_transformation_mode", .text = "coordinate_transformation_mode", .line = 317 },
    /* 127 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 10, .s = "asymmetric" }, .text = "\"asymmetric\"", .line = 317 },
    /* 128 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 13, .s = "align_corners" }, .text = "\"align_corners\"", .line = 317 },
    /* 129 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 10, .s = "half_pixel" }, .text = "\"half_pixel\"", .line = 317 },
    /* 130 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 126, 127, 128, 129, }, .text = "z.coordinate_transformation_mode in {\"asymmetric\", \"align_corners\", \"half_pixel\"}", .line = 317 },
    /* 131 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 124, 130, }, .text = "z.layout == \"NHWC\", z.coordinate_transformation_mode in {\"asymmetric\", \"align_corners\", \"half_pixel\"}", .line = 317 },
    /* 132 */ { .op = DFG_E_NODE, .ref = 2, .text = "z", .line = 318 },
    /* 133 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 132, }, .name = "rounding_method", .text = "rounding_method", .line = 318 },
    /* 134 */ { .op = DFG_E_NODE, .ref = 2, .text = "z", .line = 318 },
    /* 135 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 134, }, .name = "coordinate_transformation_mode", .text = "coordinate_transformation_mode", .line = 318 },
    /* 136 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 10, .s = "half_pixel" }, .text = "\"half_pixel\"", .line = 318 },
    /* 137 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 135, 136, }, .text = "z.coordinate_transformation_mode == \"half_pixel\"", .line = 318 },
    /* 138 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 17, .s = "round_prefer_ceil" }, .text = "\"round_prefer_ceil\"", .line = 318 },
    /* 139 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 0, .s = "" }, .text = "\"\"", .line = 318 },
    /* 140 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 137, 138, 139, }, .text = "(z.coordinate_transformation_mode == \"half_pixel\" ? \"round_prefer_ceil\" : \"\")", .line = 318 },
    /* 141 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 133, 140, }, .text = "z.rounding_method == (z.coordinate_transformation_mode == \"half_pixel\" ? \"round_prefer_ceil\" : \"\")", .line = 318 },
    /* 142 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 131, 141, }, .text = "z.layout == \"NHWC\", z.coordinate_transformation_mode in {\"asymmetric\", \"align_corners\", \"half_pixel\"},\012    z.rounding_method == (z.coordinate_transformation_mode == \"half_pixel\" ? \"round_prefer_ceil\" : \"\")", .line = 317 },
    /* 143 */ { .op = DFG_E_NODE, .ref = 2, .text = "z", .line = 319 },
    /* 144 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 143, }, .name = "roi", .text = "roi", .line = 319 },
    /* 145 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 144, }, .text = "present(z.roi)", .line = 319 },
    /* 146 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 145, }, .text = "not present(z.roi)", .line = 319 },
    /* 147 */ { .op = DFG_E_NODE, .ref = 2, .text = "z", .line = 319 },
    /* 148 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 147, }, .name = "roi", .text = "roi", .line = 319 },
    /* 149 */ { .op = DFG_E_CALL, .sub = DFG_F_MIN, .n_kids = 1, .kids = (const uint32_t[]){ 148, }, .text = "min(z.roi)", .line = 319 },
    /* 150 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 319 },
    /* 151 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 149, 150, }, .text = "min(z.roi) == 0", .line = 319 },
    /* 152 */ { .op = DFG_E_NODE, .ref = 2, .text = "z", .line = 319 },
    /* 153 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 152, }, .name = "roi", .text = "roi", .line = 319 },
    /* 154 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 153, }, .text = "max(z.roi)", .line = 319 },
    /* 155 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 319 },
    /* 156 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 154, 155, }, .text = "max(z.roi) == 0", .line = 319 },
    /* 157 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 151, 156, }, .text = "(min(z.roi) == 0 and max(z.roi) == 0)", .line = 319 },
    /* 158 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 146, 157, }, .text = "not present(z.roi) or (min(z.roi) == 0 and max(z.roi) == 0)", .line = 319 },
    /* 159 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 142, 158, }, .text = "z.layout == \"NHWC\", z.coordinate_transformation_mode in {\"asymmetric\", \"align_corners\", \"half_pixel\"},\012    z.rounding_method == (z.coordinate_transformation_mode == \"half_pixel\" ? \"round_prefer_ceil\" : \"\"),\012    not present(z.roi) or (min(z.roi) == 0 and max(z.roi) == 0)", .line = 317 },
    /* 160 */ { .op = DFG_E_NODE, .ref = 2, .text = "z", .line = 320 },
    /* 161 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 160, }, .name = "size", .text = "size", .line = 320 },
    /* 162 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 320 },
    /* 163 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 161, 162, }, .text = "z.size[0]", .line = 320 },
    /* 164 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 320 },
    /* 165 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 164, }, .text = "shape", .line = 320 },
    /* 166 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 320 },
    /* 167 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 165, 166, }, .text = "x.shape[1]", .line = 320 },
    /* 168 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 163, 167, }, .text = "z.size[0] == x.shape[1]", .line = 320 },
    /* 169 */ { .op = DFG_E_NODE, .ref = 2, .text = "z", .line = 320 },
    /* 170 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 169, }, .name = "size", .text = "size", .line = 320 },
    /* 171 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 320 },
    /* 172 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 170, 171, }, .text = "z.size[1]", .line = 320 },
    /* 173 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 320 },
    /* 174 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 173, }, .text = "shape", .line = 320 },
    /* 175 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 320 },
    /* 176 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 174, 175, }, .text = "x.shape[2]", .line = 320 },
    /* 177 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 172, 176, }, .text = "z.size[1] == x.shape[2]", .line = 320 },
    /* 178 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 168, 177, }, .text = "(z.size[0] == x.shape[1] and z.size[1] == x.shape[2])", .line = 320 },
    /* 179 */ { .op = DFG_E_NODE, .ref = 2, .text = "z", .line = 321 },
    /* 180 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 179, }, .name = "size", .text = "size", .line = 321 },
    /* 181 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 321 },
    /* 182 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 180, 181, }, .text = "z.size[0]", .line = 321 },
    /* 183 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 321 },
    /* 184 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 321 },
    /* 185 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 184, }, .text = "shape", .line = 321 },
    /* 186 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 321 },
    /* 187 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 185, 186, }, .text = "x.shape[1]", .line = 321 },
    /* 188 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 183, 187, }, .text = "2 * x.shape[1]", .line = 321 },
    /* 189 */ { .op = DFG_E_NODE, .ref = 2, .text = "even", .line = 328 },
    /* 190 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 189, }, .name = "coordinate_transformation_mode", .text = "coordinate_transformation_mode", .line = 328 },
    /* 191 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 13, .s = "align_corners" }, .text = "\"align_corners\"", .line = 328 },
    /* 192 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 190, 191, }, .text = "even.coordinate_transformation_mode == \"align_corners\"", .line = 328 },
    /* 193 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 328 },
    /* 194 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 328 },
    /* 195 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 192, 193, 194, }, .text = "less", .line = 321 },
    /* 196 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 188, 195, }, .text = "2 * x.shape[1] - less", .line = 321 },
    /* 197 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 182, 196, }, .text = "z.size[0] == 2 * x.shape[1] - less", .line = 321 },
    /* 198 */ { .op = DFG_E_NODE, .ref = 2, .text = "z", .line = 321 },
    /* 199 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 198, }, .name = "size", .text = "size", .line = 321 },
    /* 200 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 321 },
    /* 201 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 199, 200, }, .text = "z.size[1]", .line = 321 },
    /* 202 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 321 },
    /* 203 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 321 },
    /* 204 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 203, }, .text = "shape", .line = 321 },
    /* 205 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 321 },
    /* 206 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 204, 205, }, .text = "x.shape[2]", .line = 321 },
    /* 207 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 202, 206, }, .text = "2 * x.shape[2]", .line = 321 },
    /* 208 */ { .op = DFG_E_NODE, .ref = 2, .text = "even", .line = 328 },
    /* 209 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 208, }, .name = "coordinate_transformation_mode", .text = "coordinate_transformation_mode", .line = 328 },
    /* 210 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 13, .s = "align_corners" }, .text = "\"align_corners\"", .line = 328 },
    /* 211 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 209, 210, }, .text = "even.coordinate_transformation_mode == \"align_corners\"", .line = 328 },
    /* 212 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 328 },
    /* 213 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 328 },
    /* 214 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 211, 212, 213, }, .text = "less", .line = 321 },
    /* 215 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 207, 214, }, .text = "2 * x.shape[2] - less", .line = 321 },
    /* 216 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 201, 215, }, .text = "z.size[1] == 2 * x.shape[2] - less", .line = 321 },
    /* 217 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 197, 216, }, .text = "(z.size[0] == 2 * x.shape[1] - less and z.size[1] == 2 * x.shape[2] - less)", .line = 321 },
    /* 218 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 178, 217, }, .text = "(z.size[0] == x.shape[1] and z.size[1] == x.shape[2])\012        or (z.size[0] == 2 * x.shape[1] - less and z.size[1] == 2 * x.shape[2] - less)", .line = 320 },
    /* 219 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 159, 218, }, .text = "z.layout == \"NHWC\", z.coordinate_transformation_mode in {\"asymmetric\", \"align_corners\", \"half_pixel\"},\012    z.rounding_method == (z.coordinate_transformation_mode == \"half_pixel\" ? \"round_prefer_ceil\" : \"\"),\012    not present(z.roi) or (min(z.roi) == 0 and max(z.roi) == 0),\012    (z.size[0] == x.shape[1] and z.size[1] == x.shape[2])\012        or (z.size[0] == 2 * x.shape[1] - less and z.size[1] == 2 * x....", .line = 317 },
    /* 220 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 120, 219, }, .text = "resized_ok(near, x, 0)\012        or resized_ok(even, x, even.coordinate_transformation_mode == \"align_corners\" ? 1 : 0)", .line = 327 },
};
static const struct dfg_desc_node ethos_u_resized_nodes[10] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 9, },
        .name = "r",
        .text = "quantized(even) | near", .line = 325 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.quantize", },
        .n_kids = 3, .kids = (const uint32_t[]){ 2, 7, 8, },
        .text = "qnn.quantize(p, const, const)", .line = 30 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "image.resize2d", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "method", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 6, .s = "linear" }, .text = "method == \"linear\"", .line = 324 },
        },
        .name = "even",
        .text = "image.resize2d(dequantized(x))", .line = 324 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.dequantize", },
        .n_kids = 3, .kids = (const uint32_t[]){ 4, 5, 6, },
        .text = "qnn.dequantize(x, const, const)", .line = 29 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 322 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 29 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 29 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 30 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 30 },
    [9] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "image.resize2d", },
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "method", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 16, .s = "nearest_neighbor" }, .text = "method == \"nearest_neighbor\"", .line = 323 },
        },
        .name = "near",
        .text = "image.resize2d(x)", .line = 323 },
};
static const struct dfg_desc_region ethos_u_resized_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture ethos_u_resized_refs[] = { { 4, -1 }, { 9, -1 }, { 2, -1 }, { 0, -1 }, };
static const struct dfg_capture ethos_u_resized_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct ethos_u_resized_match, x) },
    { "near", DFG_CAP_NODE, offsetof(struct ethos_u_resized_match, near) },
    { "even", DFG_CAP_NODE, offsetof(struct ethos_u_resized_match, even) },
    { "r", DFG_CAP_NODE, offsetof(struct ethos_u_resized_match, r) },
};
static const struct dfg_desc_pattern ethos_u_resized_desc = {
    .n_nodes = 10, .n_exprs = 221, .n_vars = 0, .n_sets = 4,
    .nodes = ethos_u_resized_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_u_resized_regions,
    .exprs = ethos_u_resized_exprs,
    .captures = ethos_u_resized_refs,
    .text = "pattern resized(x) {\012    near = image.resize2d(x) { method == \"nearest_neighbor\" };\012    even = image.resize2d(dequantized(x)) { method == \"linear\" };\012    r = quantized(even) | near;\012    where int8(x), int8(r), x.rank == 4;\012    where resized_ok(near, x, 0)\012        or resized_ok(even, x, even.coordinate_transformation_mode == \"align_corners\" ? 1 : 0);\012    return r;\012}", .line = 322, .n_where = 4, .where = (const uint32_t[]){ 14, 29, 33, 220, }
};
static bool ethos_u_resized_any(const dfg_graph *g, dfg_node n, void *m)
{
    return ethos_u_resized_match(g, n, m);
}
static bool ethos_u_resized_pass(void *ctx, const struct ethos_u_resized_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool ethos_u_resized_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return ethos_u_resized_each(g, n, ethos_u_resized_pass, &e);
}

static const struct dfg_part ethos_u_resized_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct ethos_u_resized_whole, m.x) },
    { DFG_PART_INNER, false, 0, 1, offsetof(struct ethos_u_resized_whole, m.near) },
    { DFG_PART_INNER, false, 0, 2, offsetof(struct ethos_u_resized_whole, m.even) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct ethos_u_resized_whole, dequantize) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_resized_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_resized_whole, constant_2) },
    { DFG_PART_ROOT, false, 1, 3, offsetof(struct ethos_u_resized_whole, m.r) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct ethos_u_resized_whole, quantize) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_resized_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_resized_whole, constant_4) },
};
static const struct dfg_pattern patterns[] = {
    { .name = "requantized", .place = "ethos_u.pat:28", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_u_requantized_match),
      .n_captures = 1, .captures = ethos_u_requantized_captures,
      .match = ethos_u_requantized_any, .each = ethos_u_requantized_all, .desc = &ethos_u_requantized_desc,
      .whole_size = sizeof(struct ethos_u_requantized_whole), .n_parts = sizeof ethos_u_requantized_parts / sizeof *ethos_u_requantized_parts,
      .n_params = 1, .parts = ethos_u_requantized_parts, .whole = ethos_u_requantized_whole },
    { .name = "dequantized", .place = "ethos_u.pat:29", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_u_dequantized_match),
      .n_captures = 1, .captures = ethos_u_dequantized_captures,
      .match = ethos_u_dequantized_any, .each = ethos_u_dequantized_all, .desc = &ethos_u_dequantized_desc,
      .whole_size = sizeof(struct ethos_u_dequantized_whole), .n_parts = sizeof ethos_u_dequantized_parts / sizeof *ethos_u_dequantized_parts,
      .n_params = 1, .parts = ethos_u_dequantized_parts, .whole = ethos_u_dequantized_whole },
    { .name = "quantized", .place = "ethos_u.pat:30", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_u_quantized_match),
      .n_captures = 1, .captures = ethos_u_quantized_captures,
      .match = ethos_u_quantized_any, .each = ethos_u_quantized_all, .desc = &ethos_u_quantized_desc,
      .whole_size = sizeof(struct ethos_u_quantized_whole), .n_parts = sizeof ethos_u_quantized_parts / sizeof *ethos_u_quantized_parts,
      .n_params = 1, .parts = ethos_u_quantized_parts, .whole = ethos_u_quantized_whole },
    { .name = "channel_pad", .place = "ethos_u.pat:36", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_u_channel_pad_match),
      .n_captures = 2, .captures = ethos_u_channel_pad_captures,
      .match = ethos_u_channel_pad_any, .each = ethos_u_channel_pad_all, .desc = &ethos_u_channel_pad_desc,
      .whole_size = sizeof(struct ethos_u_channel_pad_whole), .n_parts = sizeof ethos_u_channel_pad_parts / sizeof *ethos_u_channel_pad_parts,
      .n_params = 1, .parts = ethos_u_channel_pad_parts, .whole = ethos_u_channel_pad_whole },
    { .name = "pad2d", .place = "ethos_u.pat:41", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_u_pad2d_match),
      .n_captures = 3, .captures = ethos_u_pad2d_captures,
      .match = ethos_u_pad2d_any, .each = ethos_u_pad2d_all, .desc = &ethos_u_pad2d_desc,
      .whole_size = sizeof(struct ethos_u_pad2d_whole), .n_parts = sizeof ethos_u_pad2d_parts / sizeof *ethos_u_pad2d_parts,
      .n_params = 1, .parts = ethos_u_pad2d_parts, .whole = ethos_u_pad2d_whole },
    { .name = "conv2d", .place = "ethos_u.pat:66", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_u_conv2d_match),
      .n_captures = 10, .captures = ethos_u_conv2d_captures,
      .match = ethos_u_conv2d_any, .each = ethos_u_conv2d_all, .desc = &ethos_u_conv2d_desc,
      .whole_size = sizeof(struct ethos_u_conv2d_whole), .n_parts = sizeof ethos_u_conv2d_parts / sizeof *ethos_u_conv2d_parts,
      .n_params = 6, .parts = ethos_u_conv2d_parts, .whole = ethos_u_conv2d_whole },
    { .name = "depthwise_conv2d", .place = "ethos_u.pat:75", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_u_depthwise_conv2d_match),
      .n_captures = 10, .captures = ethos_u_depthwise_conv2d_captures,
      .match = ethos_u_depthwise_conv2d_any, .each = ethos_u_depthwise_conv2d_all, .desc = &ethos_u_depthwise_conv2d_desc,
      .whole_size = sizeof(struct ethos_u_depthwise_conv2d_whole), .n_parts = sizeof ethos_u_depthwise_conv2d_parts / sizeof *ethos_u_depthwise_conv2d_parts,
      .n_params = 6, .parts = ethos_u_depthwise_conv2d_parts, .whole = ethos_u_depthwise_conv2d_whole },
    { .name = "conv2d_transpose", .place = "ethos_u.pat:96", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_u_conv2d_transpose_match),
      .n_captures = 7, .captures = ethos_u_conv2d_transpose_captures,
      .match = ethos_u_conv2d_transpose_any, .each = ethos_u_conv2d_transpose_all, .desc = &ethos_u_conv2d_transpose_desc,
      .whole_size = sizeof(struct ethos_u_conv2d_transpose_whole), .n_parts = sizeof ethos_u_conv2d_transpose_parts / sizeof *ethos_u_conv2d_transpose_parts,
      .n_params = 5, .parts = ethos_u_conv2d_transpose_parts, .whole = ethos_u_conv2d_transpose_whole },
    { .name = "fully_connected", .place = "ethos_u.pat:109", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_u_fully_connected_match),
      .n_captures = 7, .captures = ethos_u_fully_connected_captures,
      .match = ethos_u_fully_connected_any, .each = ethos_u_fully_connected_all, .desc = &ethos_u_fully_connected_desc,
      .whole_size = sizeof(struct ethos_u_fully_connected_whole), .n_parts = sizeof ethos_u_fully_connected_parts / sizeof *ethos_u_fully_connected_parts,
      .n_params = 5, .parts = ethos_u_fully_connected_parts, .whole = ethos_u_fully_connected_whole },
    { .name = "matmul", .place = "ethos_u.pat:116", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_u_matmul_match),
      .n_captures = 3, .captures = ethos_u_matmul_captures,
      .match = ethos_u_matmul_any, .each = ethos_u_matmul_all, .desc = &ethos_u_matmul_desc,
      .whole_size = sizeof(struct ethos_u_matmul_whole), .n_parts = sizeof ethos_u_matmul_parts / sizeof *ethos_u_matmul_parts,
      .n_params = 2, .parts = ethos_u_matmul_parts, .whole = ethos_u_matmul_whole },
    { .name = "max_pool2d", .place = "ethos_u.pat:133", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_u_max_pool2d_match),
      .n_captures = 2, .captures = ethos_u_max_pool2d_captures,
      .match = ethos_u_max_pool2d_any, .each = ethos_u_max_pool2d_all, .desc = &ethos_u_max_pool2d_desc,
      .whole_size = sizeof(struct ethos_u_max_pool2d_whole), .n_parts = sizeof ethos_u_max_pool2d_parts / sizeof *ethos_u_max_pool2d_parts,
      .n_params = 1, .parts = ethos_u_max_pool2d_parts, .whole = ethos_u_max_pool2d_whole },
    { .name = "avg_pool2d", .place = "ethos_u.pat:138", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_u_avg_pool2d_match),
      .n_captures = 3, .captures = ethos_u_avg_pool2d_captures,
      .match = ethos_u_avg_pool2d_any, .each = ethos_u_avg_pool2d_all, .desc = &ethos_u_avg_pool2d_desc,
      .whole_size = sizeof(struct ethos_u_avg_pool2d_whole), .n_parts = sizeof ethos_u_avg_pool2d_parts / sizeof *ethos_u_avg_pool2d_parts,
      .n_params = 1, .parts = ethos_u_avg_pool2d_parts, .whole = ethos_u_avg_pool2d_whole },
    { .name = "sum_of", .place = "ethos_u.pat:155", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_u_sum_of_match),
      .n_captures = 4, .captures = ethos_u_sum_of_captures,
      .match = ethos_u_sum_of_any, .each = ethos_u_sum_of_all, .desc = &ethos_u_sum_of_desc,
      .whole_size = sizeof(struct ethos_u_sum_of_whole), .n_parts = sizeof ethos_u_sum_of_parts / sizeof *ethos_u_sum_of_parts,
      .n_params = 2, .parts = ethos_u_sum_of_parts, .whole = ethos_u_sum_of_whole },
    { .name = "difference", .place = "ethos_u.pat:161", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_u_difference_match),
      .n_captures = 4, .captures = ethos_u_difference_captures,
      .match = ethos_u_difference_any, .each = ethos_u_difference_all, .desc = &ethos_u_difference_desc,
      .whole_size = sizeof(struct ethos_u_difference_whole), .n_parts = sizeof ethos_u_difference_parts / sizeof *ethos_u_difference_parts,
      .n_params = 2, .parts = ethos_u_difference_parts, .whole = ethos_u_difference_whole },
    { .name = "product", .place = "ethos_u.pat:167", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_u_product_match),
      .n_captures = 4, .captures = ethos_u_product_captures,
      .match = ethos_u_product_any, .each = ethos_u_product_all, .desc = &ethos_u_product_desc,
      .whole_size = sizeof(struct ethos_u_product_whole), .n_parts = sizeof ethos_u_product_parts / sizeof *ethos_u_product_parts,
      .n_params = 2, .parts = ethos_u_product_parts, .whole = ethos_u_product_whole },
    { .name = "least_requantized", .place = "ethos_u.pat:177", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_u_least_requantized_match),
      .n_captures = 5, .captures = ethos_u_least_requantized_captures,
      .match = ethos_u_least_requantized_any, .each = ethos_u_least_requantized_all, .desc = &ethos_u_least_requantized_desc,
      .whole_size = sizeof(struct ethos_u_least_requantized_whole), .n_parts = sizeof ethos_u_least_requantized_parts / sizeof *ethos_u_least_requantized_parts,
      .n_params = 4, .parts = ethos_u_least_requantized_parts, .whole = ethos_u_least_requantized_whole },
    { .name = "most_requantized", .place = "ethos_u.pat:182", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_u_most_requantized_match),
      .n_captures = 5, .captures = ethos_u_most_requantized_captures,
      .match = ethos_u_most_requantized_any, .each = ethos_u_most_requantized_all, .desc = &ethos_u_most_requantized_desc,
      .whole_size = sizeof(struct ethos_u_most_requantized_whole), .n_parts = sizeof ethos_u_most_requantized_parts / sizeof *ethos_u_most_requantized_parts,
      .n_params = 4, .parts = ethos_u_most_requantized_parts, .whole = ethos_u_most_requantized_whole },
    { .name = "least", .place = "ethos_u.pat:187", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_u_least_match),
      .n_captures = 3, .captures = ethos_u_least_captures,
      .match = ethos_u_least_any, .each = ethos_u_least_all, .desc = &ethos_u_least_desc,
      .whole_size = sizeof(struct ethos_u_least_whole), .n_parts = sizeof ethos_u_least_parts / sizeof *ethos_u_least_parts,
      .n_params = 2, .parts = ethos_u_least_parts, .whole = ethos_u_least_whole },
    { .name = "most", .place = "ethos_u.pat:192", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_u_most_match),
      .n_captures = 3, .captures = ethos_u_most_captures,
      .match = ethos_u_most_any, .each = ethos_u_most_all, .desc = &ethos_u_most_desc,
      .whole_size = sizeof(struct ethos_u_most_whole), .n_parts = sizeof ethos_u_most_parts / sizeof *ethos_u_most_parts,
      .n_params = 2, .parts = ethos_u_most_parts, .whole = ethos_u_most_whole },
    { .name = "shifted", .place = "ethos_u.pat:197", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_u_shifted_match),
      .n_captures = 3, .captures = ethos_u_shifted_captures,
      .match = ethos_u_shifted_any, .each = ethos_u_shifted_all, .desc = &ethos_u_shifted_desc,
      .whole_size = sizeof(struct ethos_u_shifted_whole), .n_parts = sizeof ethos_u_shifted_parts / sizeof *ethos_u_shifted_parts,
      .n_params = 2, .parts = ethos_u_shifted_parts, .whole = ethos_u_shifted_whole },
    { .name = "reshaped", .place = "ethos_u.pat:207", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_u_reshaped_match),
      .n_captures = 2, .captures = ethos_u_reshaped_captures,
      .match = ethos_u_reshaped_any, .each = ethos_u_reshaped_all, .desc = &ethos_u_reshaped_desc,
      .whole_size = sizeof(struct ethos_u_reshaped_whole), .n_parts = sizeof ethos_u_reshaped_parts / sizeof *ethos_u_reshaped_parts,
      .n_params = 1, .parts = ethos_u_reshaped_parts, .whole = ethos_u_reshaped_whole },
    { .name = "sliced", .place = "ethos_u.pat:212", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_u_sliced_match),
      .n_captures = 4, .captures = ethos_u_sliced_captures,
      .match = ethos_u_sliced_any, .each = ethos_u_sliced_all, .desc = &ethos_u_sliced_desc,
      .whole_size = sizeof(struct ethos_u_sliced_whole), .n_parts = sizeof ethos_u_sliced_parts / sizeof *ethos_u_sliced_parts,
      .n_params = 1, .parts = ethos_u_sliced_parts, .whole = ethos_u_sliced_whole },
    { .name = "expanded", .place = "ethos_u.pat:218", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_u_expanded_match),
      .n_captures = 2, .captures = ethos_u_expanded_captures,
      .match = ethos_u_expanded_any, .each = ethos_u_expanded_all, .desc = &ethos_u_expanded_desc,
      .whole_size = sizeof(struct ethos_u_expanded_whole), .n_parts = sizeof ethos_u_expanded_parts / sizeof *ethos_u_expanded_parts,
      .n_params = 1, .parts = ethos_u_expanded_parts, .whole = ethos_u_expanded_whole },
    { .name = "squeezed", .place = "ethos_u.pat:223", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_u_squeezed_match),
      .n_captures = 2, .captures = ethos_u_squeezed_captures,
      .match = ethos_u_squeezed_any, .each = ethos_u_squeezed_all, .desc = &ethos_u_squeezed_desc,
      .whole_size = sizeof(struct ethos_u_squeezed_whole), .n_parts = sizeof ethos_u_squeezed_parts / sizeof *ethos_u_squeezed_parts,
      .n_params = 1, .parts = ethos_u_squeezed_parts, .whole = ethos_u_squeezed_whole },
    { .name = "split_up", .place = "ethos_u.pat:228", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_u_split_up_match),
      .n_captures = 1, .captures = ethos_u_split_up_captures,
      .match = ethos_u_split_up_any, .each = ethos_u_split_up_all, .desc = &ethos_u_split_up_desc,
      .whole_size = sizeof(struct ethos_u_split_up_whole), .n_parts = sizeof ethos_u_split_up_parts / sizeof *ethos_u_split_up_parts,
      .n_params = 1, .parts = ethos_u_split_up_parts, .whole = ethos_u_split_up_whole },
    { .name = "concatenated", .place = "ethos_u.pat:231", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_u_concatenated_match),
      .n_captures = 6, .captures = ethos_u_concatenated_captures,
      .match = ethos_u_concatenated_any, .each = ethos_u_concatenated_all, .desc = &ethos_u_concatenated_desc,
      .whole_size = sizeof(struct ethos_u_concatenated_whole), .n_parts = sizeof ethos_u_concatenated_parts / sizeof *ethos_u_concatenated_parts,
      .n_params = 4, .parts = ethos_u_concatenated_parts, .whole = ethos_u_concatenated_whole },
    { .name = "unary_abs", .place = "ethos_u.pat:241", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_u_unary_abs_match),
      .n_captures = 2, .captures = ethos_u_unary_abs_captures,
      .match = ethos_u_unary_abs_any, .each = ethos_u_unary_abs_all, .desc = &ethos_u_unary_abs_desc,
      .whole_size = sizeof(struct ethos_u_unary_abs_whole), .n_parts = sizeof ethos_u_unary_abs_parts / sizeof *ethos_u_unary_abs_parts,
      .n_params = 1, .parts = ethos_u_unary_abs_parts, .whole = ethos_u_unary_abs_whole },
    { .name = "tanh_table", .place = "ethos_u.pat:246", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_u_tanh_table_match),
      .n_captures = 2, .captures = ethos_u_tanh_table_captures,
      .match = ethos_u_tanh_table_any, .each = ethos_u_tanh_table_all, .desc = &ethos_u_tanh_table_desc,
      .whole_size = sizeof(struct ethos_u_tanh_table_whole), .n_parts = sizeof ethos_u_tanh_table_parts / sizeof *ethos_u_tanh_table_parts,
      .n_params = 1, .parts = ethos_u_tanh_table_parts, .whole = ethos_u_tanh_table_whole },
    { .name = "sigmoid_table", .place = "ethos_u.pat:251", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_u_sigmoid_table_match),
      .n_captures = 2, .captures = ethos_u_sigmoid_table_captures,
      .match = ethos_u_sigmoid_table_any, .each = ethos_u_sigmoid_table_all, .desc = &ethos_u_sigmoid_table_desc,
      .whole_size = sizeof(struct ethos_u_sigmoid_table_whole), .n_parts = sizeof ethos_u_sigmoid_table_parts / sizeof *ethos_u_sigmoid_table_parts,
      .n_params = 1, .parts = ethos_u_sigmoid_table_parts, .whole = ethos_u_sigmoid_table_whole },
    { .name = "leaky_relu_table", .place = "ethos_u.pat:256", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_u_leaky_relu_table_match),
      .n_captures = 2, .captures = ethos_u_leaky_relu_table_captures,
      .match = ethos_u_leaky_relu_table_any, .each = ethos_u_leaky_relu_table_all, .desc = &ethos_u_leaky_relu_table_desc,
      .whole_size = sizeof(struct ethos_u_leaky_relu_table_whole), .n_parts = sizeof ethos_u_leaky_relu_table_parts / sizeof *ethos_u_leaky_relu_table_parts,
      .n_params = 1, .parts = ethos_u_leaky_relu_table_parts, .whole = ethos_u_leaky_relu_table_whole },
    { .name = "softmax_table", .place = "ethos_u.pat:261", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_u_softmax_table_match),
      .n_captures = 2, .captures = ethos_u_softmax_table_captures,
      .match = ethos_u_softmax_table_any, .each = ethos_u_softmax_table_all, .desc = &ethos_u_softmax_table_desc,
      .whole_size = sizeof(struct ethos_u_softmax_table_whole), .n_parts = sizeof ethos_u_softmax_table_parts / sizeof *ethos_u_softmax_table_parts,
      .n_params = 1, .parts = ethos_u_softmax_table_parts, .whole = ethos_u_softmax_table_whole },
    { .name = "hard_swish_table", .place = "ethos_u.pat:266", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_u_hard_swish_table_match),
      .n_captures = 4, .captures = ethos_u_hard_swish_table_captures,
      .match = ethos_u_hard_swish_table_any, .each = ethos_u_hard_swish_table_all, .desc = &ethos_u_hard_swish_table_desc,
      .whole_size = sizeof(struct ethos_u_hard_swish_table_whole), .n_parts = sizeof ethos_u_hard_swish_table_parts / sizeof *ethos_u_hard_swish_table_parts,
      .n_params = 1, .parts = ethos_u_hard_swish_table_parts, .whole = ethos_u_hard_swish_table_whole },
    { .name = "mean_of", .place = "ethos_u.pat:292", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_u_mean_of_match),
      .n_captures = 7, .captures = ethos_u_mean_of_captures,
      .match = ethos_u_mean_of_any, .each = ethos_u_mean_of_all, .desc = &ethos_u_mean_of_desc,
      .whole_size = sizeof(struct ethos_u_mean_of_whole), .n_parts = sizeof ethos_u_mean_of_parts / sizeof *ethos_u_mean_of_parts,
      .n_params = 5, .parts = ethos_u_mean_of_parts, .whole = ethos_u_mean_of_whole },
    { .name = "sum_last", .place = "ethos_u.pat:299", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_u_sum_last_match),
      .n_captures = 3, .captures = ethos_u_sum_last_captures,
      .match = ethos_u_sum_last_any, .each = ethos_u_sum_last_all, .desc = &ethos_u_sum_last_desc,
      .whole_size = sizeof(struct ethos_u_sum_last_whole), .n_parts = sizeof ethos_u_sum_last_parts / sizeof *ethos_u_sum_last_parts,
      .n_params = 1, .parts = ethos_u_sum_last_parts, .whole = ethos_u_sum_last_whole },
    { .name = "rescaled", .place = "ethos_u.pat:309", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_u_rescaled_match),
      .n_captures = 2, .captures = ethos_u_rescaled_captures,
      .match = ethos_u_rescaled_any, .each = ethos_u_rescaled_all, .desc = &ethos_u_rescaled_desc,
      .whole_size = sizeof(struct ethos_u_rescaled_whole), .n_parts = sizeof ethos_u_rescaled_parts / sizeof *ethos_u_rescaled_parts,
      .n_params = 1, .parts = ethos_u_rescaled_parts, .whole = ethos_u_rescaled_whole },
    { .name = "resized", .place = "ethos_u.pat:322", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_u_resized_match),
      .n_captures = 4, .captures = ethos_u_resized_captures,
      .match = ethos_u_resized_any, .each = ethos_u_resized_all, .desc = &ethos_u_resized_desc,
      .whole_size = sizeof(struct ethos_u_resized_whole), .n_parts = sizeof ethos_u_resized_parts / sizeof *ethos_u_resized_parts,
      .n_params = 1, .parts = ethos_u_resized_parts, .whole = ethos_u_resized_whole },
};

/* ---- table ethos_u ---- */

static const struct dfg_table_entry ethos_u_entries[] = {
    { .name = "ethos-u.channel-pad", .pattern = 3 },
    { .name = "ethos-u.qnn_conv2d", .pattern = 5 },
    { .name = "ethos-u.depthwise_conv2d", .pattern = 6 },
    { .name = "ethos-u.qnn_conv2d_transpose", .pattern = 7 },
    { .name = "ethos-u.fully_connected", .pattern = 8 },
    { .name = "ethos-u.matmul", .pattern = 9 },
    { .name = "ethos-u.maxpool2d", .pattern = 10 },
    { .name = "ethos-u.avgpool2d", .pattern = 11 },
    { .name = "ethos-u.pad2d", .pattern = 4 },
    { .name = "ethos-u.add", .pattern = 12 },
    { .name = "ethos-u.sub", .pattern = 13 },
    { .name = "ethos-u.mul", .pattern = 14 },
    { .name = "ethos-u.min", .pattern = 15 },
    { .name = "ethos-u.min", .pattern = 17 },
    { .name = "ethos-u.max", .pattern = 16 },
    { .name = "ethos-u.max", .pattern = 18 },
    { .name = "ethos-u.shl", .pattern = 19 },
    { .name = "ethos-u.reshape", .pattern = 20 },
    { .name = "ethos-u.strided_slice", .pattern = 21 },
    { .name = "ethos-u.abs", .pattern = 26 },
    { .name = "ethos-u.tanh", .pattern = 27 },
    { .name = "ethos-u.mean", .pattern = 32 },
    { .name = "ethos-u.sum", .pattern = 33 },
    { .name = "ethos-u.softmax", .pattern = 30 },
    { .name = "ethos-u.leaky_relu", .pattern = 29 },
    { .name = "ethos-u.concat", .pattern = 25 },
    { .name = "ethos-u.sigmoid", .pattern = 28 },
    { .name = "ethos-u.split", .pattern = 24 },
    { .name = "ethos-u.requantize", .pattern = 34 },
    { .name = "ethos-u.resize2d", .pattern = 35 },
    { .name = "ethos-u.expand_dims", .pattern = 22 },
    { .name = "ethos-u.squeeze", .pattern = 23 },
    { .name = "ethos-u.hard_swish", .pattern = 31 },
};
static const struct dfg_attr_text ethos_u_attrs[] = {
    { "Compiler", "\"ethos-u\"" },
};
static void ethos_u_candidates_any(const dfg_graph *g, dfg_node n, uint64_t *set)
{
    *set = ethos_u_candidates(g, n);
}

static const struct dfg_table tables[] = {
    { .name = "ethos_u", .n = 33, .last_wins = false, .entries = ethos_u_entries, .n_words = 1,
      .n_attrs = 1, .attrs = ethos_u_attrs,
      .candidates = ethos_u_candidates_any, .first = ethos_u_first, .sweep = ethos_u_sweep },
};

static const char *const imports[] = { "relay", NULL };
extern const struct dfg_unit ethos_u_unit;
const struct dfg_unit ethos_u_unit = {
    .abi = DFG_ABI,
    .name = "ethos_u",
    .imports = imports,
    .names = &ethos_u_names, .whole_names = &whole_names,
    .n_patterns = 36, .patterns = patterns,
    .n_tables = 1, .tables = tables,
};
