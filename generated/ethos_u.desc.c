/* What ethos_u.pat declares, as tables for drivers and tests.  Made by pat2c; do not edit. */
#include "ethos_u.h"

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
    ATTR_dilation,
    ATTR_end,
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
    "dilation",
    "end",
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
    .needs = 0,
    .n_ops = 36,
    .ops = op_names,
    .n_attrs = 19,
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
    if (dfg_op(g, n) != OP_qnn_requantize || !dfg_has_args(g, n, 5))
        return false;
    dfg_node p = dfg_arg(g, n, 0);
    dfg_node constant = dfg_arg(g, n, 1);
    if (dfg_op(g, constant) != DFG_CONST)
        return false;
    dfg_node constant_2 = dfg_arg(g, n, 2);
    if (dfg_op(g, constant_2) != DFG_CONST)
        return false;
    dfg_node constant_3 = dfg_arg(g, n, 3);
    if (dfg_op(g, constant_3) != DFG_CONST)
        return false;
    dfg_node constant_4 = dfg_arg(g, n, 4);
    if (dfg_op(g, constant_4) != DFG_CONST)
        return false;
    return accept(ctx, &(struct ethos_u_requantized_whole){.m = {.root = n, .p = p}, .requantize = n,
            .constant = constant, .constant_2 = constant_2, .constant_3 = constant_3,
            .constant_4 = constant_4});
}

/* ethos_u.pat:12
 * cond fits(x) = max(x.shape) <= 65536;
 */
static bool fits(const dfg_graph *g, dfg_node x)
{
    return dfg_le(dfg_max_of(dfg_shape_of(g, x)), dfg_int(65536));
}

/* ethos_u.pat:13
 * cond byte(x) = x.dtype in {u8, i8}, fits(x);
 */
static bool byte(const dfg_graph *g, dfg_node x)
{
    return (dfg_dtype(g, x) == DFG_U8 || dfg_dtype(g, x) == DFG_I8) && fits(g, x);
}

struct ethos_u_channel_pad_whole {
    struct ethos_u_channel_pad_match m;
    dfg_node pad;
    dfg_node constant;
};

static bool ethos_u_channel_pad_whole(const dfg_graph *g, dfg_node n,
                                      bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_nn_pad || !dfg_has_args(g, n, 2))
        return false;
    if (!dfg_list_is(g, n, ATTR_pad_width,
                     DFG_LIST(DFG_LIST(dfg_int(0), dfg_int(0)), DFG_LIST(dfg_int(0), dfg_int(0)),
                              DFG_LIST(dfg_int(0), dfg_int(0)), dfg_hole()),
                     false))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node constant = dfg_arg(g, n, 1);
    if (dfg_op(g, constant) != DFG_CONST)
        return false;
    /* where byte(x) */
    if (!byte(g, x))
        return false;
    /* where x.shape[0] == 1 */
    if (dfg_extent(g, x, 0) != 1)
        return false;
    /* where x.rank <= 4 */
    if (!dfg_le(dfg_rank_of(g, x), dfg_int(4)))
        return false;
    return accept(ctx, &(struct ethos_u_channel_pad_whole){.m = {.root = n, .x = x}, .pad = n,
            .constant = constant});
}

struct ethos_u_pad2d_whole {
    struct ethos_u_pad2d_match m;
    dfg_node constant;
};

static bool ethos_u_pad2d_whole(const dfg_graph *g, dfg_node n,
                                bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_nn_pad || !dfg_has_args(g, n, 2))
        return false;
    if (!dfg_list_is(g, n, ATTR_pad_width,
                     DFG_LIST(DFG_LIST(dfg_int(0), dfg_int(0)), dfg_hole(), dfg_hole(),
                              DFG_LIST(dfg_int(0), dfg_int(0))),
                     false))
        return false;
    dfg_val width = dfg_attr(g, n, ATTR_pad_width);
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node constant = dfg_arg(g, n, 1);
    if (dfg_op(g, constant) != DFG_CONST)
        return false;
    /* where byte(x) */
    if (!byte(g, x))
        return false;
    /* where x.shape[0] == 1 */
    if (dfg_extent(g, x, 0) != 1)
        return false;
    /* where x.rank <= 4 */
    if (!dfg_le(dfg_rank_of(g, x), dfg_int(4)))
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

/* ethos_u.pat:33
 * cond window_ok(c, w) =
 *     c.strides[0] in 1..3, c.strides[1] in 1..3, c.dilation[0] in 1..2, c.dilation[1] in 1..2,
 *     (w.shape[0] - 1) * c.dilation[0] + 1 in 1..64,
 *     ((w.shape[0] - 1) * c.dilation[0] + 1) * ((w.shape[1] - 1) * c.dilation[1] + 1) <= 4096;
 */
static bool window_ok(const dfg_graph *g, dfg_node c, dfg_node w)
{
    return dfg_within(dfg_at(dfg_attr_or(g, c, ATTR_strides, dfg_list(LIST_1_1, 2)), dfg_int(0)),
                      dfg_int(1), dfg_int(3))
        && dfg_within(dfg_at(dfg_attr_or(g, c, ATTR_strides, dfg_list(LIST_1_1, 2)), dfg_int(1)),
                      dfg_int(1), dfg_int(3))
        && dfg_within(dfg_at(dfg_attr_or(g, c, ATTR_dilation, dfg_list(LIST_1_1, 2)), dfg_int(0)),
                      dfg_int(1), dfg_int(2))
        && dfg_within(dfg_at(dfg_attr_or(g, c, ATTR_dilation, dfg_list(LIST_1_1, 2)), dfg_int(1)),
                      dfg_int(1), dfg_int(2))
        && dfg_within(dfg_add(dfg_mul(dfg_sub(dfg_extent_of(g, w, 0), dfg_int(1)),
                                      dfg_at(dfg_attr_or(g, c, ATTR_dilation, dfg_list(LIST_1_1, 2)),
                                             dfg_int(0))),
                              dfg_int(1)),
                      dfg_int(1), dfg_int(64))
        && dfg_le(dfg_mul(dfg_add(dfg_mul(dfg_sub(dfg_extent_of(g, w, 0), dfg_int(1)),
                                          dfg_at(dfg_attr_or(g, c, ATTR_dilation, dfg_list(LIST_1_1, 2)),
                                                 dfg_int(0))),
                                  dfg_int(1)),
                          dfg_add(dfg_mul(dfg_sub(dfg_extent_of(g, w, 1), dfg_int(1)),
                                          dfg_at(dfg_attr_or(g, c, ATTR_dilation, dfg_list(LIST_1_1, 2)),
                                                 dfg_int(1))),
                                  dfg_int(1))),
                  dfg_int(4096));
}

static dfg_val ethos_u_max1(const dfg_graph *g, dfg_node b)
{
    const dfg_val list = dfg_elements(g, b);
    const int64_t n = dfg_len(list);
    dfg_val total = dfg_nil();
    for (int64_t k = 0; k < n; k++) {
        const dfg_val each = dfg_abs(dfg_item(list, k));
        total = dfg_max(k == 0 ? each : total, each);
    }
    return total;
}

/* ethos_u.pat:38
 * cond bias_ok(b) = b.dtype != i64 or max([abs(v) for v in value(b)]) < 549755813888;
 */
static bool bias_ok(const dfg_graph *g, dfg_node b)
{
    return dfg_ne(dfg_dtype_of(g, b), dfg_dtype_val(DFG_I64))
        || dfg_lt(ethos_u_max1(g, b), dfg_int(549755813888));
}

/* ethos_u.pat:42
 * cond paddings_ok(c, width, v, zero) =
 *     value(v) == value(zero), c.padding[0] + width[1][0] <= 31, c.padding[1] + width[2][0] <= 31,
 *     c.padding[2] + width[1][1] <= 32, c.padding[3] + width[2][1] <= 32;
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
        && dfg_le(dfg_add(dfg_at(dfg_attr_or(g, c, ATTR_padding, dfg_list(LIST_0_0, 2)), dfg_int(2)),
                          dfg_at(dfg_at(width, dfg_int(1)), dfg_int(1))),
                  dfg_int(32))
        && dfg_le(dfg_add(dfg_at(dfg_attr_or(g, c, ATTR_padding, dfg_list(LIST_0_0, 2)), dfg_int(3)),
                          dfg_at(dfg_at(width, dfg_int(2)), dfg_int(1))),
                  dfg_int(32));
}

/* ethos_u.pat:40
 * cond padding_ok(c) = c.padding[0] <= 31, c.padding[1] <= 31, c.padding[2] <= 32, c.padding[3] <= 32;
 */
static bool padding_ok(const dfg_graph *g, dfg_node c)
{
    return dfg_le(dfg_at(dfg_attr_or(g, c, ATTR_padding, dfg_list(LIST_0_0, 2)), dfg_int(0)), dfg_int(31))
        && dfg_le(dfg_at(dfg_attr_or(g, c, ATTR_padding, dfg_list(LIST_0_0, 2)), dfg_int(1)), dfg_int(31))
        && dfg_le(dfg_at(dfg_attr_or(g, c, ATTR_padding, dfg_list(LIST_0_0, 2)), dfg_int(2)), dfg_int(32))
        && dfg_le(dfg_at(dfg_attr_or(g, c, ATTR_padding, dfg_list(LIST_0_0, 2)), dfg_int(3)), dfg_int(32));
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
    bool is_clip = dfg_op(g, n) == OP_clip && dfg_argc_is(g, n, 1);
    dfg_node clip = DFG_NONE, r = DFG_NONE;
    if (is_clip) {
        clip = n;
        r = dfg_arg(g, clip, 0);
    } else {
        r = n;
    }
    if (dfg_op(g, r) != OP_qnn_requantize || !dfg_argc_is(g, r, 5))
        return false;
    dfg_node constant_8 = dfg_arg(g, r, 1);
    if (dfg_op(g, constant_8) != DFG_CONST)
        return false;
    dfg_node constant_9 = dfg_arg(g, r, 2);
    if (dfg_op(g, constant_9) != DFG_CONST)
        return false;
    dfg_node constant_10 = dfg_arg(g, r, 3);
    if (dfg_op(g, constant_10) != DFG_CONST)
        return false;
    dfg_node constant_11 = dfg_arg(g, r, 4);
    if (dfg_op(g, constant_11) != DFG_CONST)
        return false;
    dfg_node bias_add = dfg_arg(g, r, 0);
    if (dfg_op(g, bias_add) != OP_nn_bias_add || !dfg_argc_is(g, bias_add, 2))
        return false;
    dfg_node b = dfg_arg(g, bias_add, 1);
    dfg_node constant_7 = b;
    if (dfg_op(g, constant_7) != DFG_CONST)
        return false;
    dfg_node c = dfg_arg(g, bias_add, 0);
    if (dfg_op(g, c) != OP_qnn_conv2d || !dfg_has_args(g, c, 6))
        return false;
    if (!dfg_str_is(g, c, ATTR_kernel_layout, STR_HWIO, STR_OIHW))
        return false;
    dfg_node w = dfg_arg(g, c, 1);
    dfg_node constant_2 = w;
    if (dfg_op(g, constant_2) != DFG_CONST)
        return false;
    dfg_node x_zero = dfg_arg(g, c, 2);
    dfg_node constant_3 = x_zero;
    if (dfg_op(g, constant_3) != DFG_CONST)
        return false;
    dfg_node w_zero = dfg_arg(g, c, 3);
    dfg_node constant_4 = w_zero;
    if (dfg_op(g, constant_4) != DFG_CONST)
        return false;
    dfg_node constant_5 = dfg_arg(g, c, 4);
    if (dfg_op(g, constant_5) != DFG_CONST)
        return false;
    dfg_node constant_6 = dfg_arg(g, c, 5);
    if (dfg_op(g, constant_6) != DFG_CONST)
        return false;
    dfg_node v = dfg_arg(g, c, 0);
    /* where byte(w) */
    if (!byte(g, w))
        return false;
    /* where byte(r) */
    if (!byte(g, r))
        return false;
    /* where c.groups == 1 or c.groups == w.shape[3] */
    if (!(dfg_int_is(g, c, ATTR_groups, 1, 1)
          || dfg_eq(dfg_attr_or(g, c, ATTR_groups, dfg_int(1)), dfg_extent_of(g, w, 3))))
        return false;
    /* where window_ok(c, w) */
    if (!window_ok(g, c, w))
        return false;
    /* where extern ethos_u_hwio_weights_fit(w, w_zero) */
    if (!ethos_u_hwio_weights_fit(g, w, w_zero))
        return false;
    for (uint32_t alt = 0; alt < 2u; alt++) {
        dfg_node padded = DFG_NONE, x = DFG_NONE, v_2 = DFG_NONE, constant = DFG_NONE;
        dfg_val width = dfg_nil();
        if (alt == 0) {
            padded = v;
            if (dfg_op(g, padded) != OP_nn_pad || !dfg_has_args(g, padded, 2))
                continue;
            if (!dfg_list_is(g, padded, ATTR_pad_width,
                             DFG_LIST(DFG_LIST(dfg_int(0), dfg_int(0)), dfg_hole(), dfg_hole(),
                                      DFG_LIST(dfg_int(0), dfg_int(0))),
                             false))
                continue;
            width = dfg_attr(g, padded, ATTR_pad_width);
            x = dfg_arg(g, padded, 0);
            v_2 = dfg_arg(g, padded, 1);
            constant = v_2;
            if (dfg_op(g, constant) != DFG_CONST)
                continue;
        } else {
            x = v;
        }
        if (!dfg_in_body(g, n, (const dfg_node[]){clip, r, bias_add, c, padded}, 5))
            continue;
        /* where byte(x) */
        if (!byte(g, x))
            continue;
        /* where x.shape[0] == 1 */
        if (dfg_extent(g, x, 0) != 1)
            continue;
        /* where bias_ok(b) */
        if (!bias_ok(g, b))
            continue;
        /* where (present(padded) and paddings_ok(c, width, v, x_zero)) or (not present(padded) and
         * padding_ok(c)) */
        if (!((padded != DFG_NONE && paddings_ok(g, c, width, v_2, x_zero))
              || (padded == DFG_NONE && padding_ok(g, c))))
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
    bool is_clip = dfg_op(g, n) == OP_clip && dfg_argc_is(g, n, 1);
    dfg_node clip = DFG_NONE, r = DFG_NONE;
    if (is_clip) {
        clip = n;
        r = dfg_arg(g, clip, 0);
    } else {
        r = n;
    }
    if (dfg_op(g, r) != OP_qnn_requantize || !dfg_argc_is(g, r, 5))
        return false;
    dfg_node constant_8 = dfg_arg(g, r, 1);
    if (dfg_op(g, constant_8) != DFG_CONST)
        return false;
    dfg_node constant_9 = dfg_arg(g, r, 2);
    if (dfg_op(g, constant_9) != DFG_CONST)
        return false;
    dfg_node constant_10 = dfg_arg(g, r, 3);
    if (dfg_op(g, constant_10) != DFG_CONST)
        return false;
    dfg_node constant_11 = dfg_arg(g, r, 4);
    if (dfg_op(g, constant_11) != DFG_CONST)
        return false;
    dfg_node bias_add = dfg_arg(g, r, 0);
    if (dfg_op(g, bias_add) != OP_nn_bias_add || !dfg_argc_is(g, bias_add, 2))
        return false;
    dfg_node b = dfg_arg(g, bias_add, 1);
    dfg_node constant_7 = b;
    if (dfg_op(g, constant_7) != DFG_CONST)
        return false;
    dfg_node c = dfg_arg(g, bias_add, 0);
    if (dfg_op(g, c) != OP_qnn_conv2d || !dfg_has_args(g, c, 6))
        return false;
    if (!dfg_str_is(g, c, ATTR_kernel_layout, STR_HWOI, STR_OIHW))
        return false;
    dfg_node w = dfg_arg(g, c, 1);
    dfg_node constant_2 = w;
    if (dfg_op(g, constant_2) != DFG_CONST)
        return false;
    dfg_node x_zero = dfg_arg(g, c, 2);
    dfg_node constant_3 = x_zero;
    if (dfg_op(g, constant_3) != DFG_CONST)
        return false;
    dfg_node w_zero = dfg_arg(g, c, 3);
    dfg_node constant_4 = w_zero;
    if (dfg_op(g, constant_4) != DFG_CONST)
        return false;
    dfg_node constant_5 = dfg_arg(g, c, 4);
    if (dfg_op(g, constant_5) != DFG_CONST)
        return false;
    dfg_node constant_6 = dfg_arg(g, c, 5);
    if (dfg_op(g, constant_6) != DFG_CONST)
        return false;
    dfg_node v = dfg_arg(g, c, 0);
    /* where byte(w) */
    if (!byte(g, w))
        return false;
    /* where byte(r) */
    if (!byte(g, r))
        return false;
    /* where w.shape[3] == 1 */
    if (dfg_extent(g, w, 3) != 1)
        return false;
    /* where c.groups == w.shape[2] */
    if (!dfg_eq(dfg_attr_or(g, c, ATTR_groups, dfg_int(1)), dfg_extent_of(g, w, 2)))
        return false;
    /* where window_ok(c, w) */
    if (!window_ok(g, c, w))
        return false;
    /* where extern ethos_u_hwoi_weights_fit(w, w_zero) */
    if (!ethos_u_hwoi_weights_fit(g, w, w_zero))
        return false;
    for (uint32_t alt = 0; alt < 2u; alt++) {
        dfg_node padded = DFG_NONE, x = DFG_NONE, v_2 = DFG_NONE, constant = DFG_NONE;
        dfg_val width = dfg_nil();
        if (alt == 0) {
            padded = v;
            if (dfg_op(g, padded) != OP_nn_pad || !dfg_has_args(g, padded, 2))
                continue;
            if (!dfg_list_is(g, padded, ATTR_pad_width,
                             DFG_LIST(DFG_LIST(dfg_int(0), dfg_int(0)), dfg_hole(), dfg_hole(),
                                      DFG_LIST(dfg_int(0), dfg_int(0))),
                             false))
                continue;
            width = dfg_attr(g, padded, ATTR_pad_width);
            x = dfg_arg(g, padded, 0);
            v_2 = dfg_arg(g, padded, 1);
            constant = v_2;
            if (dfg_op(g, constant) != DFG_CONST)
                continue;
        } else {
            x = v;
        }
        if (!dfg_in_body(g, n, (const dfg_node[]){clip, r, bias_add, c, padded}, 5))
            continue;
        /* where byte(x) */
        if (!byte(g, x))
            continue;
        /* where x.shape[0] == 1 */
        if (dfg_extent(g, x, 0) != 1)
            continue;
        /* where bias_ok(b) */
        if (!bias_ok(g, b))
            continue;
        /* where (present(padded) and paddings_ok(c, width, v, x_zero)) or (not present(padded) and
         * padding_ok(c)) */
        if (!((padded != DFG_NONE && paddings_ok(g, c, width, v_2, x_zero))
              || (padded == DFG_NONE && padding_ok(g, c))))
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

/* ethos_u.pat:14
 * cond int8(x) = x.dtype == i8, fits(x);
 */
static bool int8(const dfg_graph *g, dfg_node x)
{
    return dfg_dtype(g, x) == DFG_I8 && fits(g, x);
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
    if (dfg_op(g, n) != OP_qnn_requantize || !dfg_argc_is(g, n, 5))
        return false;
    dfg_node v = dfg_arg(g, n, 0);
    bool is_bias_add = dfg_op(g, v) == OP_nn_bias_add && dfg_argc_is(g, v, 2);
    dfg_node bias_add = DFG_NONE, c = DFG_NONE, b = DFG_NONE, constant_10 = DFG_NONE;
    if (is_bias_add) {
        bias_add = v;
        c = dfg_arg(g, bias_add, 0);
        b = dfg_arg(g, bias_add, 1);
        constant_10 = b;
        if (dfg_op(g, constant_10) != DFG_CONST)
            return false;
    } else {
        c = v;
    }
    if (dfg_op(g, c) != OP_qnn_conv2d_transpose || !dfg_has_args(g, c, 6))
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
    if (dfg_op(g, constant_5) != DFG_CONST)
        return false;
    dfg_node x_zero = dfg_arg(g, c, 2);
    dfg_node constant_6 = x_zero;
    if (dfg_op(g, constant_6) != DFG_CONST)
        return false;
    dfg_node w_zero = dfg_arg(g, c, 3);
    dfg_node constant_7 = w_zero;
    if (dfg_op(g, constant_7) != DFG_CONST)
        return false;
    dfg_node constant_8 = dfg_arg(g, c, 4);
    if (dfg_op(g, constant_8) != DFG_CONST)
        return false;
    dfg_node constant_9 = dfg_arg(g, c, 5);
    if (dfg_op(g, constant_9) != DFG_CONST)
        return false;
    dfg_node constant = dfg_arg(g, n, 1);
    if (dfg_op(g, constant) != DFG_CONST)
        return false;
    dfg_node constant_2 = dfg_arg(g, n, 2);
    if (dfg_op(g, constant_2) != DFG_CONST)
        return false;
    dfg_node constant_3 = dfg_arg(g, n, 3);
    if (dfg_op(g, constant_3) != DFG_CONST)
        return false;
    dfg_node constant_4 = dfg_arg(g, n, 4);
    if (dfg_op(g, constant_4) != DFG_CONST)
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){bias_add, c}, 2))
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
    /* where c.shape[1] == x.shape[1] * 2 + (max(c.padding) == 0 ? max(w.shape[2] - 2, 0) : 0) */
    if (!dfg_eq(dfg_extent_of(g, c, 1),
                dfg_add(dfg_mul(dfg_extent_of(g, x, 1), dfg_int(2)),
                        dfg_choose(dfg_same(dfg_max_of(dfg_attr_or(
                                                           g, c, ATTR_padding, dfg_list(LIST_0_0, 2))),
                                            dfg_int(0)),
                                   dfg_max(dfg_sub(dfg_extent_of(g, w, 2), dfg_int(2)), dfg_int(0)),
                                   dfg_int(0)))))
        return false;
    /* where c.shape[2] == x.shape[2] * 2 + (max(c.padding) == 0 ? max(w.shape[3] - 2, 0) : 0) */
    if (!dfg_eq(dfg_extent_of(g, c, 2),
                dfg_add(dfg_mul(dfg_extent_of(g, x, 2), dfg_int(2)),
                        dfg_choose(dfg_same(dfg_max_of(dfg_attr_or(
                                                           g, c, ATTR_padding, dfg_list(LIST_0_0, 2))),
                                            dfg_int(0)),
                                   dfg_max(dfg_sub(dfg_extent_of(g, w, 3), dfg_int(2)), dfg_int(0)),
                                   dfg_int(0)))))
        return false;
    /* where w.shape[2] - 1 - c.padding[0] in 0..31 */
    if (!dfg_within(dfg_sub(dfg_sub(dfg_extent_of(g, w, 2), dfg_int(1)),
                            dfg_at(dfg_attr_or(g, c, ATTR_padding, dfg_list(LIST_0_0, 2)), dfg_int(0))),
                    dfg_int(0), dfg_int(31)))
        return false;
    /* where w.shape[3] - 1 - c.padding[1] in 0..31 */
    if (!dfg_within(dfg_sub(dfg_sub(dfg_extent_of(g, w, 3), dfg_int(1)),
                            dfg_at(dfg_attr_or(g, c, ATTR_padding, dfg_list(LIST_0_0, 2)), dfg_int(1))),
                    dfg_int(0), dfg_int(31)))
        return false;
    /* where w.shape[2] - 2 - c.padding[2] >= 0 */
    if (!dfg_ge(dfg_sub(dfg_sub(dfg_extent_of(g, w, 2), dfg_int(2)),
                        dfg_at(dfg_attr_or(g, c, ATTR_padding, dfg_list(LIST_0_0, 2)), dfg_int(2))),
                dfg_int(0)))
        return false;
    /* where w.shape[3] - 2 - c.padding[3] >= 0 */
    if (!dfg_ge(dfg_sub(dfg_sub(dfg_extent_of(g, w, 3), dfg_int(2)),
                        dfg_at(dfg_attr_or(g, c, ATTR_padding, dfg_list(LIST_0_0, 2)), dfg_int(3))),
                dfg_int(0)))
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
    bool is_clip = dfg_op(g, n) == OP_clip && dfg_argc_is(g, n, 1);
    dfg_node clip = DFG_NONE, r = DFG_NONE;
    if (is_clip) {
        clip = n;
        r = dfg_arg(g, clip, 0);
    } else {
        r = n;
    }
    if (dfg_op(g, r) != OP_qnn_requantize || !dfg_argc_is(g, r, 5))
        return false;
    dfg_node v = dfg_arg(g, r, 0);
    bool is_d = dfg_op(g, v) == OP_qnn_dense && dfg_has_args(g, v, 6);
    dfg_node d = DFG_NONE, bias_add = DFG_NONE, b = DFG_NONE, constant_6 = DFG_NONE;
    if (is_d) {
        d = v;
    } else {
        bias_add = v;
        if (dfg_op(g, bias_add) != OP_nn_bias_add || !dfg_argc_is(g, bias_add, 2))
            return false;
        d = dfg_arg(g, bias_add, 0);
        b = dfg_arg(g, bias_add, 1);
        constant_6 = b;
        if (dfg_op(g, constant_6) != DFG_CONST)
            return false;
    }
    if (dfg_op(g, d) != OP_qnn_dense || !dfg_has_args(g, d, 6))
        return false;
    dfg_node x = dfg_arg(g, d, 0);
    dfg_node w = dfg_arg(g, d, 1);
    dfg_node constant = w;
    if (dfg_op(g, constant) != DFG_CONST)
        return false;
    dfg_node x_zero = dfg_arg(g, d, 2);
    dfg_node constant_2 = x_zero;
    if (dfg_op(g, constant_2) != DFG_CONST)
        return false;
    dfg_node w_zero = dfg_arg(g, d, 3);
    dfg_node constant_3 = w_zero;
    if (dfg_op(g, constant_3) != DFG_CONST)
        return false;
    dfg_node constant_4 = dfg_arg(g, d, 4);
    if (dfg_op(g, constant_4) != DFG_CONST)
        return false;
    dfg_node constant_5 = dfg_arg(g, d, 5);
    if (dfg_op(g, constant_5) != DFG_CONST)
        return false;
    dfg_node constant_7 = dfg_arg(g, r, 1);
    if (dfg_op(g, constant_7) != DFG_CONST)
        return false;
    dfg_node constant_8 = dfg_arg(g, r, 2);
    if (dfg_op(g, constant_8) != DFG_CONST)
        return false;
    dfg_node constant_9 = dfg_arg(g, r, 3);
    if (dfg_op(g, constant_9) != DFG_CONST)
        return false;
    dfg_node constant_10 = dfg_arg(g, r, 4);
    if (dfg_op(g, constant_10) != DFG_CONST)
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
    bool is_clip = dfg_op(g, n) == OP_clip && dfg_argc_is(g, n, 1);
    dfg_node clip = DFG_NONE, r = DFG_NONE;
    if (is_clip) {
        clip = n;
        r = dfg_arg(g, clip, 0);
    } else {
        r = n;
    }
    if (dfg_op(g, r) != OP_qnn_requantize || !dfg_argc_is(g, r, 5))
        return false;
    dfg_node dense = dfg_arg(g, r, 0);
    if (dfg_op(g, dense) != OP_qnn_dense || !dfg_has_args(g, dense, 6))
        return false;
    dfg_node a = dfg_arg(g, dense, 0);
    dfg_node b = dfg_arg(g, dense, 1);
    dfg_node constant = dfg_arg(g, dense, 2);
    if (dfg_op(g, constant) != DFG_CONST)
        return false;
    dfg_node constant_2 = dfg_arg(g, dense, 3);
    if (dfg_op(g, constant_2) != DFG_CONST)
        return false;
    dfg_node constant_3 = dfg_arg(g, dense, 4);
    if (dfg_op(g, constant_3) != DFG_CONST)
        return false;
    dfg_node constant_4 = dfg_arg(g, dense, 5);
    if (dfg_op(g, constant_4) != DFG_CONST)
        return false;
    dfg_node constant_5 = dfg_arg(g, r, 1);
    if (dfg_op(g, constant_5) != DFG_CONST)
        return false;
    dfg_node constant_6 = dfg_arg(g, r, 2);
    if (dfg_op(g, constant_6) != DFG_CONST)
        return false;
    dfg_node constant_7 = dfg_arg(g, r, 3);
    if (dfg_op(g, constant_7) != DFG_CONST)
        return false;
    dfg_node constant_8 = dfg_arg(g, r, 4);
    if (dfg_op(g, constant_8) != DFG_CONST)
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
    if (!dfg_eq(dfg_extent_of(g, a, 1), dfg_extent_of(g, b, 1)))
        return false;
    return accept(ctx, &(struct ethos_u_matmul_whole){.m = {.root = n, .a = a, .b = b, .r = r},
            .dense = dense, .constant = constant, .constant_2 = constant_2,
            .constant_3 = constant_3, .constant_4 = constant_4, .v = n, .clip = clip,
            .constant_5 = constant_5, .constant_6 = constant_6, .constant_7 = constant_7,
            .constant_8 = constant_8});
}

/* ethos_u.pat:95
 * cond pool_ok(p, x, r) =
 *     byte(x), x.dtype == r.dtype, x.shape[0] == 1, p.layout == "NHWC", p.pool_size[1] <= 256,
 *     p.pool_size[0] * p.pool_size[1] <= 65536,
 *     (p.strides[0] in 1..3 and p.strides[1] in 1..3)
 *         or (max(p.padding) == 0 and p.pool_size[0] == x.shape[1] and p.pool_size[1] == x.shape[2]);
 */
static bool pool_ok(const dfg_graph *g, dfg_node p, dfg_node x, dfg_node r)
{
    return byte(g, x) && dfg_eq(dfg_dtype_of(g, x), dfg_dtype_of(g, r)) && dfg_extent(g, x, 0) == 1
        && dfg_str_is(g, p, ATTR_layout, STR_NHWC, STR_NCHW)
        && dfg_le(dfg_at(dfg_attr(g, p, ATTR_pool_size), dfg_int(1)), dfg_int(256))
        && dfg_le(dfg_mul(dfg_at(dfg_attr(g, p, ATTR_pool_size), dfg_int(0)),
                          dfg_at(dfg_attr(g, p, ATTR_pool_size), dfg_int(1))),
                  dfg_int(65536))
        && ((dfg_within(dfg_at(dfg_attr_or(g, p, ATTR_strides, dfg_list(LIST_1_1, 2)), dfg_int(0)),
                        dfg_int(1), dfg_int(3))
             && dfg_within(dfg_at(dfg_attr_or(g, p, ATTR_strides, dfg_list(LIST_1_1, 2)), dfg_int(1)),
                           dfg_int(1), dfg_int(3)))
            || (dfg_eq(dfg_max_of(dfg_attr_or(g, p, ATTR_padding, dfg_list(LIST_0_0, 2))), dfg_int(0))
                && dfg_eq(dfg_at(dfg_attr(g, p, ATTR_pool_size), dfg_int(0)), dfg_extent_of(g, x, 1))
                && dfg_eq(dfg_at(dfg_attr(g, p, ATTR_pool_size), dfg_int(1)), dfg_extent_of(g, x, 2))));
}

struct ethos_u_max_pool2d_whole {
    struct ethos_u_max_pool2d_match m;
    dfg_node v;
    dfg_node clip;
};

static bool ethos_u_max_pool2d_whole(const dfg_graph *g, dfg_node n,
                                     bool (*accept)(void *ctx, const void *m), void *ctx)
{
    bool is_clip = dfg_op(g, n) == OP_clip && dfg_argc_is(g, n, 1);
    dfg_node clip = DFG_NONE, p = DFG_NONE;
    if (is_clip) {
        clip = n;
        p = dfg_arg(g, clip, 0);
    } else {
        p = n;
    }
    if (dfg_op(g, p) != OP_nn_max_pool2d || !dfg_has_args(g, p, 1))
        return false;
    dfg_node x = dfg_arg(g, p, 0);
    if (!dfg_in_body(g, n, (const dfg_node[]){clip, p}, 2))
        return false;
    /* where pool_ok(p, x, p) */
    if (!pool_ok(g, p, x, p))
        return false;
    /* where p.padding[0] <= 127 */
    if (!dfg_le(dfg_at(dfg_attr_or(g, p, ATTR_padding, dfg_list(LIST_0_0, 2)), dfg_int(0)), dfg_int(127)))
        return false;
    /* where p.padding[1] <= 127 */
    if (!dfg_le(dfg_at(dfg_attr_or(g, p, ATTR_padding, dfg_list(LIST_0_0, 2)), dfg_int(1)), dfg_int(127)))
        return false;
    /* where p.padding[2] <= 128 */
    if (!dfg_le(dfg_at(dfg_attr_or(g, p, ATTR_padding, dfg_list(LIST_0_0, 2)), dfg_int(2)), dfg_int(128)))
        return false;
    /* where p.padding[3] <= 128 */
    if (!dfg_le(dfg_at(dfg_attr_or(g, p, ATTR_padding, dfg_list(LIST_0_0, 2)), dfg_int(3)), dfg_int(128)))
        return false;
    return accept(ctx, &(struct ethos_u_max_pool2d_whole){.m = {.root = n, .x = x, .p = p}, .v = n,
            .clip = clip});
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
    bool is_clip = dfg_op(g, n) == OP_clip && dfg_argc_is(g, n, 1);
    dfg_node clip = DFG_NONE, r = DFG_NONE;
    if (is_clip) {
        clip = n;
        r = dfg_arg(g, clip, 0);
    } else {
        r = n;
    }
    if (dfg_op(g, r) != OP_cast || !dfg_argc_is(g, r, 1))
        return false;
    dfg_node p = dfg_arg(g, r, 0);
    if (dfg_op(g, p) != OP_nn_avg_pool2d || !dfg_argc_is(g, p, 1))
        return false;
    if (!dfg_bool_is(g, p, ATTR_count_include_pad, false, false))
        return false;
    dfg_node cast = dfg_arg(g, p, 0);
    if (dfg_op(g, cast) != OP_cast || !dfg_has_args(g, cast, 1))
        return false;
    dfg_node x = dfg_arg(g, cast, 0);
    if (!dfg_in_body(g, n, (const dfg_node[]){clip, r, p, cast}, 4))
        return false;
    /* where pool_ok(p, x, r) */
    if (!pool_ok(g, p, x, r))
        return false;
    /* where p.padding[0] <= 3 */
    if (!dfg_le(dfg_at(dfg_attr_or(g, p, ATTR_padding, dfg_list(LIST_0_0, 2)), dfg_int(0)), dfg_int(3)))
        return false;
    /* where p.padding[1] <= 3 */
    if (!dfg_le(dfg_at(dfg_attr_or(g, p, ATTR_padding, dfg_list(LIST_0_0, 2)), dfg_int(1)), dfg_int(3)))
        return false;
    /* where p.padding[2] <= 4 */
    if (!dfg_le(dfg_at(dfg_attr_or(g, p, ATTR_padding, dfg_list(LIST_0_0, 2)), dfg_int(2)), dfg_int(4)))
        return false;
    /* where p.padding[3] <= 4 */
    if (!dfg_le(dfg_at(dfg_attr_or(g, p, ATTR_padding, dfg_list(LIST_0_0, 2)), dfg_int(3)), dfg_int(4)))
        return false;
    /* where max(p.padding) == 0 or (p.pool_size[0] <= 8 and p.pool_size[1] <= 8) */
    if (!(dfg_eq(dfg_max_of(dfg_attr_or(g, p, ATTR_padding, dfg_list(LIST_0_0, 2))), dfg_int(0))
          || (dfg_le(dfg_at(dfg_attr(g, p, ATTR_pool_size), dfg_int(0)), dfg_int(8))
              && dfg_le(dfg_at(dfg_attr(g, p, ATTR_pool_size), dfg_int(1)), dfg_int(8)))))
        return false;
    return accept(ctx, &(struct ethos_u_avg_pool2d_whole){.m = {.root = n, .x = x, .p = p, .r = r},
            .cast = cast, .v = n, .clip = clip});
}

/* ethos_u.pat:118
 * cond wide(x) = x.dtype in {u8, i8, i32}, fits(x);
 */
static bool wide(const dfg_graph *g, dfg_node x)
{
    return (dfg_dtype(g, x) == DFG_U8 || dfg_dtype(g, x) == DFG_I8 || dfg_dtype(g, x) == DFG_I32)
        && fits(g, x);
}

/* ethos_u.pat:120
 * cond result_ok(r) = r.dtype != i32 or r.rank == 4;
 */
static bool result_ok(const dfg_graph *g, dfg_node r)
{
    return dfg_ne(dfg_dtype_of(g, r), dfg_dtype_val(DFG_I32)) || dfg_rank(g, r) == 4;
}

/* ethos_u.pat:15
 * cond one_batch(x) = x.rank < 4 or x.shape[0] == 1;
 */
static bool one_batch(const dfg_graph *g, dfg_node x)
{
    return dfg_lt(dfg_rank_of(g, x), dfg_int(4)) || dfg_extent(g, x, 0) == 1;
}

/* ethos_u.pat:16
 * cond flat(x) = x.rank <= 4, one_batch(x);
 */
static bool flat(const dfg_graph *g, dfg_node x)
{
    return dfg_le(dfg_rank_of(g, x), dfg_int(4)) && one_batch(g, x);
}

/* ethos_u.pat:117
 * cond pair_ok(a, b) = flat(a), flat(b), broadcast_to(a, b) or broadcast_to(b, a);
 */
static bool pair_ok(const dfg_graph *g, dfg_node a, dfg_node b)
{
    return flat(g, a) && flat(g, b)
        && (dfg_broadcast_to(g, a, b) == DFG_TRUE || dfg_broadcast_to(g, b, a) == DFG_TRUE);
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
    bool is_c = dfg_op(g, n) == OP_clip && dfg_argc_is(g, n, 1);
    dfg_node c = DFG_NONE, r = DFG_NONE;
    if (is_c) {
        c = n;
        r = dfg_arg(g, c, 0);
    } else {
        r = n;
    }
    if (dfg_op(g, r) != OP_qnn_add || !dfg_has_args(g, r, 8))
        return false;
    /* where wide(r) */
    if (!wide(g, r))
        return false;
    /* where result_ok(r) */
    if (!result_ok(g, r))
        return false;
    bool differ = (dfg_arg(g, r, 0) != dfg_arg(g, r, 1) || dfg_arg(g, r, 2) != dfg_arg(g, r, 4)
                   || dfg_arg(g, r, 3) != dfg_arg(g, r, 5));
    for (uint32_t swap = 0; swap < (differ ? 2u : 1u); swap++) {
        dfg_node a = dfg_arg(g, r, swap ? 1u : 0u);
        dfg_node b = dfg_arg(g, r, swap ? 0u : 1u);
        dfg_node constant = dfg_arg(g, r, swap ? 4u : 2u);
        if (dfg_op(g, constant) != DFG_CONST)
            continue;
        dfg_node constant_2 = dfg_arg(g, r, swap ? 5u : 3u);
        if (dfg_op(g, constant_2) != DFG_CONST)
            continue;
        dfg_node constant_3 = dfg_arg(g, r, swap ? 2u : 4u);
        if (dfg_op(g, constant_3) != DFG_CONST)
            continue;
        dfg_node constant_4 = dfg_arg(g, r, swap ? 3u : 5u);
        if (dfg_op(g, constant_4) != DFG_CONST)
            continue;
        dfg_node constant_5 = dfg_arg(g, r, 6u);
        if (dfg_op(g, constant_5) != DFG_CONST)
            continue;
        dfg_node constant_6 = dfg_arg(g, r, 7u);
        if (dfg_op(g, constant_6) != DFG_CONST)
            continue;
        if (!dfg_in_body(g, n, (const dfg_node[]){c, r}, 2))
            continue;
        /* where wide(a) */
        if (!wide(g, a))
            continue;
        /* where wide(b) */
        if (!wide(g, b))
            continue;
        /* where pair_ok(a, b) */
        if (!pair_ok(g, a, b))
            continue;
        /* where not present(c) or r.dtype != i32 */
        if (!(c == DFG_NONE || dfg_ne(dfg_dtype_of(g, r), dfg_dtype_val(DFG_I32))))
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
    bool is_c = dfg_op(g, n) == OP_clip && dfg_argc_is(g, n, 1);
    dfg_node c = DFG_NONE, r = DFG_NONE;
    if (is_c) {
        c = n;
        r = dfg_arg(g, c, 0);
    } else {
        r = n;
    }
    if (dfg_op(g, r) != OP_qnn_subtract || !dfg_has_args(g, r, 8))
        return false;
    dfg_node a = dfg_arg(g, r, 0);
    dfg_node b = dfg_arg(g, r, 1);
    dfg_node constant = dfg_arg(g, r, 2);
    if (dfg_op(g, constant) != DFG_CONST)
        return false;
    dfg_node constant_2 = dfg_arg(g, r, 3);
    if (dfg_op(g, constant_2) != DFG_CONST)
        return false;
    dfg_node constant_3 = dfg_arg(g, r, 4);
    if (dfg_op(g, constant_3) != DFG_CONST)
        return false;
    dfg_node constant_4 = dfg_arg(g, r, 5);
    if (dfg_op(g, constant_4) != DFG_CONST)
        return false;
    dfg_node constant_5 = dfg_arg(g, r, 6);
    if (dfg_op(g, constant_5) != DFG_CONST)
        return false;
    dfg_node constant_6 = dfg_arg(g, r, 7);
    if (dfg_op(g, constant_6) != DFG_CONST)
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){c, r}, 2))
        return false;
    /* where wide(a) */
    if (!wide(g, a))
        return false;
    /* where wide(b) */
    if (!wide(g, b))
        return false;
    /* where wide(r) */
    if (!wide(g, r))
        return false;
    /* where pair_ok(a, b) */
    if (!pair_ok(g, a, b))
        return false;
    /* where result_ok(r) */
    if (!result_ok(g, r))
        return false;
    /* where not present(c) or r.dtype != i32 */
    if (!(c == DFG_NONE || dfg_ne(dfg_dtype_of(g, r), dfg_dtype_val(DFG_I32))))
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
    bool is_c = dfg_op(g, n) == OP_clip && dfg_argc_is(g, n, 1);
    dfg_node c = DFG_NONE, r = DFG_NONE;
    if (is_c) {
        c = n;
        r = dfg_arg(g, c, 0);
    } else {
        r = n;
    }
    if (dfg_op(g, r) != OP_qnn_mul || !dfg_has_args(g, r, 8))
        return false;
    /* where wide(r) */
    if (!wide(g, r))
        return false;
    /* where result_ok(r) */
    if (!result_ok(g, r))
        return false;
    bool differ = (dfg_arg(g, r, 0) != dfg_arg(g, r, 1) || dfg_arg(g, r, 2) != dfg_arg(g, r, 4)
                   || dfg_arg(g, r, 3) != dfg_arg(g, r, 5));
    for (uint32_t swap = 0; swap < (differ ? 2u : 1u); swap++) {
        dfg_node a = dfg_arg(g, r, swap ? 1u : 0u);
        dfg_node b = dfg_arg(g, r, swap ? 0u : 1u);
        dfg_node constant = dfg_arg(g, r, swap ? 4u : 2u);
        if (dfg_op(g, constant) != DFG_CONST)
            continue;
        dfg_node constant_2 = dfg_arg(g, r, swap ? 5u : 3u);
        if (dfg_op(g, constant_2) != DFG_CONST)
            continue;
        dfg_node constant_3 = dfg_arg(g, r, swap ? 2u : 4u);
        if (dfg_op(g, constant_3) != DFG_CONST)
            continue;
        dfg_node constant_4 = dfg_arg(g, r, swap ? 3u : 5u);
        if (dfg_op(g, constant_4) != DFG_CONST)
            continue;
        dfg_node constant_5 = dfg_arg(g, r, 6u);
        if (dfg_op(g, constant_5) != DFG_CONST)
            continue;
        dfg_node constant_6 = dfg_arg(g, r, 7u);
        if (dfg_op(g, constant_6) != DFG_CONST)
            continue;
        if (!dfg_in_body(g, n, (const dfg_node[]){c, r}, 2))
            continue;
        /* where wide(a) */
        if (!wide(g, a))
            continue;
        /* where wide(b) */
        if (!wide(g, b))
            continue;
        /* where pair_ok(a, b) */
        if (!pair_ok(g, a, b))
            continue;
        /* where not present(c) or r.dtype != i32 */
        if (!(c == DFG_NONE || dfg_ne(dfg_dtype_of(g, r), dfg_dtype_val(DFG_I32))))
            continue;
        if (accept(ctx, &(struct ethos_u_product_whole){.m = {.root = n, .a = a, .b = b, .r = r, .c = c},
                .constant = constant, .constant_2 = constant_2, .constant_3 = constant_3,
                .constant_4 = constant_4, .constant_5 = constant_5, .constant_6 = constant_6,
                .v = n}))
            return true;
    }
    return false;
}

/* ethos_u.pat:141
 * cond same_bytes(a, b) = byte(a), a.dtype == b.dtype, pair_ok(a, b);
 */
static bool same_bytes(const dfg_graph *g, dfg_node a, dfg_node b)
{
    return byte(g, a) && dfg_eq(dfg_dtype_of(g, a), dfg_dtype_of(g, b)) && pair_ok(g, a, b);
}

struct ethos_u_least_requantized_whole {
    struct ethos_u_least_requantized_match m;
    dfg_node requantize;
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
    if (dfg_op(g, n) != OP_qnn_requantize || !dfg_argc_is(g, n, 5))
        return false;
    dfg_node s = dfg_arg(g, n, 1);
    dfg_node constant = s;
    if (dfg_op(g, constant) != DFG_CONST)
        return false;
    dfg_node constant_2 = dfg_arg(g, n, 2);
    if (dfg_op(g, constant_2) != DFG_CONST)
        return false;
    dfg_node t = dfg_arg(g, n, 3);
    dfg_node constant_3 = t;
    if (dfg_op(g, constant_3) != DFG_CONST)
        return false;
    dfg_node constant_4 = dfg_arg(g, n, 4);
    if (dfg_op(g, constant_4) != DFG_CONST)
        return false;
    dfg_node clip = dfg_arg(g, n, 0);
    if (dfg_op(g, clip) != OP_clip || !dfg_argc_is(g, clip, 1))
        return false;
    dfg_node minimum = dfg_arg(g, clip, 0);
    if (dfg_op(g, minimum) != OP_minimum || !dfg_has_args(g, minimum, 2))
        return false;
    /* where value(s) == value(t) */
    if (!dfg_eq(dfg_value_beside(g, s, dfg_value_of(g, t)), dfg_value_beside(g, t, dfg_value_of(g, s))))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, minimum); swap++) {
        dfg_node a = dfg_arg(g, minimum, swap);
        dfg_node b = dfg_arg(g, minimum, 1 - swap);
        if (!dfg_in_body(g, n, (const dfg_node[]){clip, minimum}, 2))
            continue;
        /* where same_bytes(a, b) */
        if (!same_bytes(g, a, b))
            continue;
        if (accept(ctx, &(struct ethos_u_least_requantized_whole){.m = {.root = n, .a = a, .b = b, .s = s,
                .t = t}, .requantize = n, .clip = clip, .minimum = minimum,
                .constant = constant, .constant_2 = constant_2, .constant_3 = constant_3,
                .constant_4 = constant_4}))
            return true;
    }
    return false;
}

struct ethos_u_most_requantized_whole {
    struct ethos_u_most_requantized_match m;
    dfg_node requantize;
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
    if (dfg_op(g, n) != OP_qnn_requantize || !dfg_argc_is(g, n, 5))
        return false;
    dfg_node s = dfg_arg(g, n, 1);
    dfg_node constant = s;
    if (dfg_op(g, constant) != DFG_CONST)
        return false;
    dfg_node constant_2 = dfg_arg(g, n, 2);
    if (dfg_op(g, constant_2) != DFG_CONST)
        return false;
    dfg_node t = dfg_arg(g, n, 3);
    dfg_node constant_3 = t;
    if (dfg_op(g, constant_3) != DFG_CONST)
        return false;
    dfg_node constant_4 = dfg_arg(g, n, 4);
    if (dfg_op(g, constant_4) != DFG_CONST)
        return false;
    dfg_node clip = dfg_arg(g, n, 0);
    if (dfg_op(g, clip) != OP_clip || !dfg_argc_is(g, clip, 1))
        return false;
    dfg_node maximum = dfg_arg(g, clip, 0);
    if (dfg_op(g, maximum) != OP_maximum || !dfg_has_args(g, maximum, 2))
        return false;
    /* where value(s) == value(t) */
    if (!dfg_eq(dfg_value_beside(g, s, dfg_value_of(g, t)), dfg_value_beside(g, t, dfg_value_of(g, s))))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, maximum); swap++) {
        dfg_node a = dfg_arg(g, maximum, swap);
        dfg_node b = dfg_arg(g, maximum, 1 - swap);
        if (!dfg_in_body(g, n, (const dfg_node[]){clip, maximum}, 2))
            continue;
        /* where same_bytes(a, b) */
        if (!same_bytes(g, a, b))
            continue;
        if (accept(ctx, &(struct ethos_u_most_requantized_whole){.m = {.root = n, .a = a, .b = b, .s = s,
                .t = t}, .requantize = n, .clip = clip, .maximum = maximum,
                .constant = constant, .constant_2 = constant_2, .constant_3 = constant_3,
                .constant_4 = constant_4}))
            return true;
    }
    return false;
}

struct ethos_u_least_whole {
    struct ethos_u_least_match m;
    dfg_node v;
    dfg_node clip;
    dfg_node minimum;
};

static bool ethos_u_least_whole(const dfg_graph *g, dfg_node n,
                                bool (*accept)(void *ctx, const void *m), void *ctx)
{
    bool is_clip = dfg_op(g, n) == OP_clip && dfg_argc_is(g, n, 1);
    dfg_node clip = DFG_NONE, minimum = DFG_NONE;
    if (is_clip) {
        clip = n;
        minimum = dfg_arg(g, clip, 0);
    } else {
        minimum = n;
    }
    if (dfg_op(g, minimum) != OP_minimum || !dfg_has_args(g, minimum, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, minimum); swap++) {
        dfg_node a = dfg_arg(g, minimum, swap);
        dfg_node b = dfg_arg(g, minimum, 1 - swap);
        if (!dfg_in_body(g, n, (const dfg_node[]){clip, minimum}, 2))
            continue;
        /* where same_bytes(a, b) */
        if (!same_bytes(g, a, b))
            continue;
        if (accept(ctx, &(struct ethos_u_least_whole){.m = {.root = n, .a = a, .b = b}, .v = n,
                .clip = clip, .minimum = minimum}))
            return true;
    }
    return false;
}

struct ethos_u_most_whole {
    struct ethos_u_most_match m;
    dfg_node v;
    dfg_node clip;
    dfg_node maximum;
};

static bool ethos_u_most_whole(const dfg_graph *g, dfg_node n,
                               bool (*accept)(void *ctx, const void *m), void *ctx)
{
    bool is_clip = dfg_op(g, n) == OP_clip && dfg_argc_is(g, n, 1);
    dfg_node clip = DFG_NONE, maximum = DFG_NONE;
    if (is_clip) {
        clip = n;
        maximum = dfg_arg(g, clip, 0);
    } else {
        maximum = n;
    }
    if (dfg_op(g, maximum) != OP_maximum || !dfg_has_args(g, maximum, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, maximum); swap++) {
        dfg_node a = dfg_arg(g, maximum, swap);
        dfg_node b = dfg_arg(g, maximum, 1 - swap);
        if (!dfg_in_body(g, n, (const dfg_node[]){clip, maximum}, 2))
            continue;
        /* where same_bytes(a, b) */
        if (!same_bytes(g, a, b))
            continue;
        if (accept(ctx, &(struct ethos_u_most_whole){.m = {.root = n, .a = a, .b = b}, .v = n,
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
    if (dfg_op(g, n) != OP_left_shift || !dfg_has_args(g, n, 2))
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
    /* where pair_ok(a, b) */
    if (!pair_ok(g, a, b))
        return false;
    /* where s.rank == 4 */
    if (dfg_rank(g, n) != 4)
        return false;
    return accept(ctx, &(struct ethos_u_shifted_whole){.m = {.root = n, .a = a, .b = b, .s = n}});
}

struct ethos_u_reshaped_whole {
    struct ethos_u_reshaped_match m;
    dfg_node reshape;
};

static bool ethos_u_reshaped_whole(const dfg_graph *g, dfg_node n,
                                   bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_reshape || !dfg_has_args(g, n, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where int8(x) */
    if (!int8(g, x))
        return false;
    /* where x.rank <= 4 */
    if (!dfg_le(dfg_rank_of(g, x), dfg_int(4)))
        return false;
    return accept(ctx, &(struct ethos_u_reshaped_whole){.m = {.root = n, .x = x}, .reshape = n});
}

static dfg_val ethos_u_item2(dfg_val to, dfg_val i, dfg_val from)
{
    return dfg_sub(dfg_at(to, i), dfg_at(from, i));
}

static dfg_val ethos_u_min3(dfg_val to, dfg_val from)
{
    const int64_t n = dfg_range_len(dfg_int(0), dfg_count(dfg_len(from)), dfg_int(1));
    dfg_val total = dfg_nil();
    for (int64_t k = 0; k < n; k++) {
        const dfg_val each = ethos_u_item2(to, dfg_int(k), from);
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
    if (dfg_op(g, n) != OP_strided_slice || !dfg_has_args(g, n, 1))
        return false;
    dfg_val from = dfg_attr(g, n, ATTR_begin);
    dfg_val to = dfg_attr(g, n, ATTR_end);
    dfg_val by = dfg_attr(g, n, ATTR_strides);
    dfg_node x = dfg_arg(g, n, 0);
    /* where int8(x) */
    if (!int8(g, x))
        return false;
    /* where x.rank <= 4 */
    if (!dfg_le(dfg_rank_of(g, x), dfg_int(4)))
        return false;
    /* where len(from) == len(to) */
    if (!dfg_eq(dfg_count(dfg_len(from)), dfg_count(dfg_len(to))))
        return false;
    /* where min(by) == 1 */
    if (!dfg_eq(dfg_min_of(by), dfg_int(1)))
        return false;
    /* where max(by) == 1 */
    if (!dfg_eq(dfg_max_of(by), dfg_int(1)))
        return false;
    /* where min([to[i] - from[i] for i in range(len(from))]) >= 0 */
    if (!dfg_ge(ethos_u_min3(to, from), dfg_int(0)))
        return false;
    return accept(ctx, &(struct ethos_u_sliced_whole){.m = {.root = n, .x = x, .s = n, .from = from,
            .to = to, .by = by}});
}

struct ethos_u_expanded_whole {
    struct ethos_u_expanded_match m;
    dfg_node expand_dims;
};

static bool ethos_u_expanded_whole(const dfg_graph *g, dfg_node n,
                                   bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_expand_dims || !dfg_has_args(g, n, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where int8(x) */
    if (!int8(g, x))
        return false;
    /* where x.rank <= 4 */
    if (!dfg_le(dfg_rank_of(g, x), dfg_int(4)))
        return false;
    return accept(ctx, &(struct ethos_u_expanded_whole){.m = {.root = n, .x = x}, .expand_dims = n});
}

struct ethos_u_squeezed_whole {
    struct ethos_u_squeezed_match m;
    dfg_node squeeze;
};

static bool ethos_u_squeezed_whole(const dfg_graph *g, dfg_node n,
                                   bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_squeeze || !dfg_has_args(g, n, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where int8(x) */
    if (!int8(g, x))
        return false;
    /* where x.rank <= 4 */
    if (!dfg_le(dfg_rank_of(g, x), dfg_int(4)))
        return false;
    return accept(ctx, &(struct ethos_u_squeezed_whole){.m = {.root = n, .x = x}, .squeeze = n});
}

struct ethos_u_split_up_whole {
    struct ethos_u_split_up_match m;
    dfg_node split;
};

static bool ethos_u_split_up_whole(const dfg_graph *g, dfg_node n,
                                   bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_split || !dfg_has_args(g, n, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where int8(x) */
    if (!int8(g, x))
        return false;
    return accept(ctx, &(struct ethos_u_split_up_whole){.m = {.root = n, .x = x}, .split = n});
}

static enum dfg_tri ethos_u_all4(const dfg_graph *g, struct dfg_nodes scales, dfg_node s)
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

static enum dfg_tri ethos_u_all5(const dfg_graph *g, struct dfg_nodes zeros, dfg_node z)
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
    bool is_concatenate = dfg_op(g, n) == OP_concatenate && dfg_argc_is(g, n, 1);
    dfg_node concatenate = DFG_NONE, tuple = DFG_NONE, concatenate_2 = DFG_NONE, tuple_2 = DFG_NONE;
    dfg_node tuple_3 = DFG_NONE, tuple_4 = DFG_NONE, s = DFG_NONE, constant = DFG_NONE;
    dfg_node z = DFG_NONE, constant_2 = DFG_NONE;
    dfg_val axis = dfg_nil();
    struct dfg_nodes rest = { NULL, 0 }, rest_2 = { NULL, 0 }, scales = { NULL, 0 };
    struct dfg_nodes zeros = { NULL, 0 };
    if (is_concatenate) {
        concatenate = n;
        axis = dfg_attr_or(g, concatenate, ATTR_axis, dfg_int(0));
        tuple = dfg_arg(g, concatenate, 0);
        if (dfg_op(g, tuple) != DFG_TUPLE)
            return false;
        rest = dfg_rest(g, tuple, 0, 0);
    } else {
        concatenate_2 = n;
        if (dfg_op(g, concatenate_2) != OP_qnn_concatenate || !dfg_argc_is(g, concatenate_2, 5))
            return false;
        axis = dfg_attr_or(g, concatenate_2, ATTR_axis, dfg_int(0));
        tuple_2 = dfg_arg(g, concatenate_2, 0);
        if (dfg_op(g, tuple_2) != DFG_TUPLE)
            return false;
        rest_2 = dfg_rest(g, tuple_2, 0, 0);
        tuple_3 = dfg_arg(g, concatenate_2, 1);
        if (dfg_op(g, tuple_3) != DFG_TUPLE)
            return false;
        scales = dfg_rest(g, tuple_3, 0, 0);
        tuple_4 = dfg_arg(g, concatenate_2, 2);
        if (dfg_op(g, tuple_4) != DFG_TUPLE)
            return false;
        zeros = dfg_rest(g, tuple_4, 0, 0);
        s = dfg_arg(g, concatenate_2, 3);
        constant = s;
        if (dfg_op(g, constant) != DFG_CONST)
            return false;
        z = dfg_arg(g, concatenate_2, 4);
        constant_2 = z;
        if (dfg_op(g, constant_2) != DFG_CONST)
            return false;
    }
    if (!dfg_in_body(g, n, (const dfg_node[]){concatenate, tuple, concatenate_2, tuple_2, tuple_3, tuple_4},
                     6))
        return false;
    /* where int8(c) */
    if (!int8(g, n))
        return false;
    /* where c.rank <= 4 */
    if (!dfg_le(dfg_rank_of(g, n), dfg_int(4)))
        return false;
    /* where one_batch(c) */
    if (!one_batch(g, n))
        return false;
    /* where axis in 0..3 */
    if (!dfg_within(axis, dfg_int(0), dfg_int(3)))
        return false;
    /* where axis < c.rank */
    if (!dfg_lt(axis, dfg_rank_of(g, n)))
        return false;
    /* where not present(s) or (all(scales, value(scales) == value(s)) and all(zeros, value(zeros)
     * == value(z))) */
    if (!(s == DFG_NONE
          || (ethos_u_all4(g, scales, s) == DFG_TRUE && ethos_u_all5(g, zeros, z) == DFG_TRUE)))
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
    dfg_node abs;
    dfg_node dequantize;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
};

static bool ethos_u_unary_abs_whole(const dfg_graph *g, dfg_node n,
                                    bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_qnn_quantize || !dfg_argc_is(g, n, 3))
        return false;
    dfg_node abs = dfg_arg(g, n, 0);
    if (dfg_op(g, abs) != OP_abs || !dfg_argc_is(g, abs, 1))
        return false;
    dfg_node dequantize = dfg_arg(g, abs, 0);
    if (dfg_op(g, dequantize) != OP_qnn_dequantize || !dfg_has_args(g, dequantize, 3))
        return false;
    dfg_node x = dfg_arg(g, dequantize, 0);
    dfg_node constant = dfg_arg(g, dequantize, 1);
    if (dfg_op(g, constant) != DFG_CONST)
        return false;
    dfg_node constant_2 = dfg_arg(g, dequantize, 2);
    if (dfg_op(g, constant_2) != DFG_CONST)
        return false;
    dfg_node constant_3 = dfg_arg(g, n, 1);
    if (dfg_op(g, constant_3) != DFG_CONST)
        return false;
    dfg_node constant_4 = dfg_arg(g, n, 2);
    if (dfg_op(g, constant_4) != DFG_CONST)
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
    return accept(ctx, &(struct ethos_u_unary_abs_whole){.m = {.root = n, .x = x, .q = n}, .abs = abs,
            .dequantize = dequantize, .constant = constant, .constant_2 = constant_2,
            .constant_3 = constant_3, .constant_4 = constant_4});
}

struct ethos_u_tanh_table_whole {
    struct ethos_u_tanh_table_match m;
    dfg_node tanh;
    dfg_node dequantize;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
};

static bool ethos_u_tanh_table_whole(const dfg_graph *g, dfg_node n,
                                     bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_qnn_quantize || !dfg_argc_is(g, n, 3))
        return false;
    dfg_node tanh = dfg_arg(g, n, 0);
    if (dfg_op(g, tanh) != OP_tanh || !dfg_argc_is(g, tanh, 1))
        return false;
    dfg_node dequantize = dfg_arg(g, tanh, 0);
    if (dfg_op(g, dequantize) != OP_qnn_dequantize || !dfg_has_args(g, dequantize, 3))
        return false;
    dfg_node x = dfg_arg(g, dequantize, 0);
    dfg_node constant = dfg_arg(g, dequantize, 1);
    if (dfg_op(g, constant) != DFG_CONST)
        return false;
    dfg_node constant_2 = dfg_arg(g, dequantize, 2);
    if (dfg_op(g, constant_2) != DFG_CONST)
        return false;
    dfg_node constant_3 = dfg_arg(g, n, 1);
    if (dfg_op(g, constant_3) != DFG_CONST)
        return false;
    dfg_node constant_4 = dfg_arg(g, n, 2);
    if (dfg_op(g, constant_4) != DFG_CONST)
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){tanh, dequantize}, 2))
        return false;
    /* where int8(x) */
    if (!int8(g, x))
        return false;
    /* where q.dtype == i8 */
    if (dfg_dtype(g, n) != DFG_I8)
        return false;
    return accept(ctx, &(struct ethos_u_tanh_table_whole){.m = {.root = n, .x = x, .q = n}, .tanh = tanh,
            .dequantize = dequantize, .constant = constant, .constant_2 = constant_2,
            .constant_3 = constant_3, .constant_4 = constant_4});
}

struct ethos_u_sigmoid_table_whole {
    struct ethos_u_sigmoid_table_match m;
    dfg_node sigmoid;
    dfg_node dequantize;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
};

static bool ethos_u_sigmoid_table_whole(const dfg_graph *g, dfg_node n,
                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_qnn_quantize || !dfg_argc_is(g, n, 3))
        return false;
    dfg_node sigmoid = dfg_arg(g, n, 0);
    if (dfg_op(g, sigmoid) != OP_sigmoid || !dfg_argc_is(g, sigmoid, 1))
        return false;
    dfg_node dequantize = dfg_arg(g, sigmoid, 0);
    if (dfg_op(g, dequantize) != OP_qnn_dequantize || !dfg_has_args(g, dequantize, 3))
        return false;
    dfg_node x = dfg_arg(g, dequantize, 0);
    dfg_node constant = dfg_arg(g, dequantize, 1);
    if (dfg_op(g, constant) != DFG_CONST)
        return false;
    dfg_node constant_2 = dfg_arg(g, dequantize, 2);
    if (dfg_op(g, constant_2) != DFG_CONST)
        return false;
    dfg_node constant_3 = dfg_arg(g, n, 1);
    if (dfg_op(g, constant_3) != DFG_CONST)
        return false;
    dfg_node constant_4 = dfg_arg(g, n, 2);
    if (dfg_op(g, constant_4) != DFG_CONST)
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){sigmoid, dequantize}, 2))
        return false;
    /* where int8(x) */
    if (!int8(g, x))
        return false;
    /* where q.dtype == i8 */
    if (dfg_dtype(g, n) != DFG_I8)
        return false;
    return accept(ctx, &(struct ethos_u_sigmoid_table_whole){.m = {.root = n, .x = x, .q = n},
            .sigmoid = sigmoid, .dequantize = dequantize, .constant = constant,
            .constant_2 = constant_2, .constant_3 = constant_3, .constant_4 = constant_4});
}

struct ethos_u_leaky_relu_table_whole {
    struct ethos_u_leaky_relu_table_match m;
    dfg_node leaky_relu;
    dfg_node dequantize;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
};

static bool ethos_u_leaky_relu_table_whole(const dfg_graph *g, dfg_node n,
                                           bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_qnn_quantize || !dfg_argc_is(g, n, 3))
        return false;
    dfg_node leaky_relu = dfg_arg(g, n, 0);
    if (dfg_op(g, leaky_relu) != OP_nn_leaky_relu || !dfg_argc_is(g, leaky_relu, 1))
        return false;
    dfg_node dequantize = dfg_arg(g, leaky_relu, 0);
    if (dfg_op(g, dequantize) != OP_qnn_dequantize || !dfg_has_args(g, dequantize, 3))
        return false;
    dfg_node x = dfg_arg(g, dequantize, 0);
    dfg_node constant = dfg_arg(g, dequantize, 1);
    if (dfg_op(g, constant) != DFG_CONST)
        return false;
    dfg_node constant_2 = dfg_arg(g, dequantize, 2);
    if (dfg_op(g, constant_2) != DFG_CONST)
        return false;
    dfg_node constant_3 = dfg_arg(g, n, 1);
    if (dfg_op(g, constant_3) != DFG_CONST)
        return false;
    dfg_node constant_4 = dfg_arg(g, n, 2);
    if (dfg_op(g, constant_4) != DFG_CONST)
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){leaky_relu, dequantize}, 2))
        return false;
    /* where int8(x) */
    if (!int8(g, x))
        return false;
    /* where q.dtype == i8 */
    if (dfg_dtype(g, n) != DFG_I8)
        return false;
    return accept(ctx, &(struct ethos_u_leaky_relu_table_whole){.m = {.root = n, .x = x, .q = n},
            .leaky_relu = leaky_relu, .dequantize = dequantize, .constant = constant,
            .constant_2 = constant_2, .constant_3 = constant_3, .constant_4 = constant_4});
}

struct ethos_u_softmax_table_whole {
    struct ethos_u_softmax_table_match m;
    dfg_node softmax;
    dfg_node dequantize;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
};

static bool ethos_u_softmax_table_whole(const dfg_graph *g, dfg_node n,
                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_qnn_quantize || !dfg_argc_is(g, n, 3))
        return false;
    dfg_node softmax = dfg_arg(g, n, 0);
    if (dfg_op(g, softmax) != OP_nn_softmax || !dfg_argc_is(g, softmax, 1))
        return false;
    dfg_node dequantize = dfg_arg(g, softmax, 0);
    if (dfg_op(g, dequantize) != OP_qnn_dequantize || !dfg_has_args(g, dequantize, 3))
        return false;
    dfg_node x = dfg_arg(g, dequantize, 0);
    dfg_node constant = dfg_arg(g, dequantize, 1);
    if (dfg_op(g, constant) != DFG_CONST)
        return false;
    dfg_node constant_2 = dfg_arg(g, dequantize, 2);
    if (dfg_op(g, constant_2) != DFG_CONST)
        return false;
    dfg_node constant_3 = dfg_arg(g, n, 1);
    if (dfg_op(g, constant_3) != DFG_CONST)
        return false;
    dfg_node constant_4 = dfg_arg(g, n, 2);
    if (dfg_op(g, constant_4) != DFG_CONST)
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){softmax, dequantize}, 2))
        return false;
    /* where int8(x) */
    if (!int8(g, x))
        return false;
    /* where q.dtype == i8 */
    if (dfg_dtype(g, n) != DFG_I8)
        return false;
    /* where x.rank <= 4 */
    if (!dfg_le(dfg_rank_of(g, x), dfg_int(4)))
        return false;
    /* where same_shape(x, q) */
    if (dfg_same_shape(g, x, n) != DFG_TRUE)
        return false;
    return accept(ctx, &(struct ethos_u_softmax_table_whole){.m = {.root = n, .x = x, .q = n},
            .softmax = softmax, .dequantize = dequantize, .constant = constant,
            .constant_2 = constant_2, .constant_3 = constant_3, .constant_4 = constant_4});
}

struct ethos_u_hard_swish_table_whole {
    struct ethos_u_hard_swish_table_match m;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node divide;
    dfg_node multiply;
    dfg_node clip;
    dfg_node add;
    dfg_node constant_3;
    dfg_node constant_4;
    dfg_node constant_5;
    dfg_node constant_6;
};

static bool ethos_u_hard_swish_table_whole(const dfg_graph *g, dfg_node n,
                                           bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_qnn_quantize || !dfg_argc_is(g, n, 3))
        return false;
    dfg_node divide = dfg_arg(g, n, 0);
    if (dfg_op(g, divide) != OP_divide || !dfg_argc_is(g, divide, 2))
        return false;
    dfg_node multiply = dfg_arg(g, divide, 0);
    if (dfg_op(g, multiply) != OP_multiply || !dfg_argc_is(g, multiply, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, multiply, 0)) == OP_qnn_dequantize ? 0 : 1;
    dfg_node d = dfg_arg(g, multiply, swap);
    if (dfg_op(g, d) != OP_qnn_dequantize || !dfg_has_args(g, d, 3))
        return false;
    dfg_node x = dfg_arg(g, d, 0);
    dfg_node constant = dfg_arg(g, d, 1);
    if (dfg_op(g, constant) != DFG_CONST)
        return false;
    dfg_node constant_2 = dfg_arg(g, d, 2);
    if (dfg_op(g, constant_2) != DFG_CONST)
        return false;
    dfg_node clip = dfg_arg(g, multiply, 1 - swap);
    if (dfg_op(g, clip) != OP_clip || !dfg_argc_is(g, clip, 1))
        return false;
    dfg_node add = dfg_arg(g, clip, 0);
    if (dfg_op(g, add) != OP_add || !dfg_argc_is(g, add, 2))
        return false;
    uint32_t swap_2 = dfg_op(g, dfg_arg(g, add, 0)) == OP_qnn_dequantize ? 0 : 1;
    if (dfg_arg(g, add, swap_2) != d)
        return false;
    dfg_node constant_3 = dfg_arg(g, add, 1 - swap_2);
    if (dfg_op(g, constant_3) != DFG_CONST)
        return false;
    dfg_node constant_4 = dfg_arg(g, divide, 1);
    if (dfg_op(g, constant_4) != DFG_CONST)
        return false;
    dfg_node constant_5 = dfg_arg(g, n, 1);
    if (dfg_op(g, constant_5) != DFG_CONST)
        return false;
    dfg_node constant_6 = dfg_arg(g, n, 2);
    if (dfg_op(g, constant_6) != DFG_CONST)
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){divide, multiply, d, clip, add}, 5))
        return false;
    /* where int8(x) */
    if (!int8(g, x))
        return false;
    /* where q.dtype == i8 */
    if (dfg_dtype(g, n) != DFG_I8)
        return false;
    return accept(ctx, &(struct ethos_u_hard_swish_table_whole){.m = {.root = n, .x = x, .d = d, .q = n},
            .constant = constant, .constant_2 = constant_2, .divide = divide,
            .multiply = multiply, .clip = clip, .add = add, .constant_3 = constant_3,
            .constant_4 = constant_4, .constant_5 = constant_5, .constant_6 = constant_6});
}

/* ethos_u.pat:216
 * cond over_height(x, axes) = (x.rank == 4 and axes in {[1], [-3]}) or (x.rank < 4 and axes in {[0], [-x.rank]});
 */
static bool over_height(const dfg_graph *g, dfg_node x, dfg_val axes)
{
    return (dfg_rank(g, x) == 4
            && (dfg_member(axes, DFG_LIST(dfg_int(1))) == DFG_TRUE
                || dfg_member(axes, DFG_LIST(dfg_int(-3))) == DFG_TRUE))
        || (dfg_lt(dfg_rank_of(g, x), dfg_int(4))
            && (dfg_member(axes, DFG_LIST(dfg_int(0))) == DFG_TRUE
                || dfg_member(axes, DFG_LIST(dfg_neg(dfg_rank_of(g, x)))) == DFG_TRUE));
}

/* ethos_u.pat:220
 * cond same_scale(s, z, t, y) = value(s) == value(t) and value(z) == value(y);
 */
static bool same_scale(const dfg_graph *g, dfg_node s, dfg_node z, dfg_node t, dfg_node y)
{
    return dfg_eq(dfg_value_beside(g, s, dfg_value_of(g, t)), dfg_value_beside(g, t, dfg_value_of(g, s)))
        && dfg_eq(dfg_value_beside(g, z, dfg_value_of(g, y)), dfg_value_beside(g, y, dfg_value_of(g, z)));
}

/* ethos_u.pat:217
 * cond over_width(x, axes) = (x.rank == 4 and axes in {[2], [-2]}) or (x.rank < 4 and axes == [1]);
 */
static bool over_width(const dfg_graph *g, dfg_node x, dfg_val axes)
{
    return (dfg_rank(g, x) == 4
            && (dfg_member(axes, DFG_LIST(dfg_int(2))) == DFG_TRUE
                || dfg_member(axes, DFG_LIST(dfg_int(-2))) == DFG_TRUE))
        || (dfg_lt(dfg_rank_of(g, x), dfg_int(4)) && dfg_eq(axes, DFG_LIST(dfg_int(1))));
}

/* ethos_u.pat:218
 * cond over_both(x, axes) = (x.rank == 4 and axes in {[1, 2], [2, 1]}) or (x.rank < 4 and axes in {[0, 1], [1, 0]});
 */
static bool over_both(const dfg_graph *g, dfg_node x, dfg_val axes)
{
    return (dfg_rank(g, x) == 4
            && (dfg_member(axes, DFG_LIST(dfg_int(1), dfg_int(2))) == DFG_TRUE
                || dfg_member(axes, DFG_LIST(dfg_int(2), dfg_int(1))) == DFG_TRUE))
        || (dfg_lt(dfg_rank_of(g, x), dfg_int(4))
            && (dfg_member(axes, DFG_LIST(dfg_int(0), dfg_int(1))) == DFG_TRUE
                || dfg_member(axes, DFG_LIST(dfg_int(1), dfg_int(0))) == DFG_TRUE));
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
    if (dfg_op(g, n) != OP_qnn_requantize || !dfg_argc_is(g, n, 5))
        return false;
    dfg_node m_2 = dfg_arg(g, n, 0);
    if (dfg_op(g, m_2) != OP_mean || !dfg_argc_is(g, m_2, 1))
        return false;
    dfg_val axes = dfg_attr(g, m_2, ATTR_axis);
    dfg_val keep = dfg_attr_or(g, m_2, ATTR_keepdims, dfg_bool(false));
    dfg_node cast = dfg_arg(g, m_2, 0);
    if (dfg_op(g, cast) != OP_cast || !dfg_has_args(g, cast, 1))
        return false;
    dfg_node x = dfg_arg(g, cast, 0);
    dfg_node s = dfg_arg(g, n, 1);
    dfg_node constant = s;
    if (dfg_op(g, constant) != DFG_CONST)
        return false;
    dfg_node z = dfg_arg(g, n, 2);
    dfg_node constant_2 = z;
    if (dfg_op(g, constant_2) != DFG_CONST)
        return false;
    dfg_node t = dfg_arg(g, n, 3);
    dfg_node constant_3 = t;
    if (dfg_op(g, constant_3) != DFG_CONST)
        return false;
    dfg_node y = dfg_arg(g, n, 4);
    dfg_node constant_4 = y;
    if (dfg_op(g, constant_4) != DFG_CONST)
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){m_2, cast}, 2))
        return false;
    /* where byte(x) */
    if (!byte(g, x))
        return false;
    /* where r.dtype in {u8, i8, i16} */
    if (!(dfg_dtype(g, n) == DFG_U8 || dfg_dtype(g, n) == DFG_I8 || dfg_dtype(g, n) == DFG_I16))
        return false;
    /* where x.rank in 2..4 */
    if (!dfg_within(dfg_rank_of(g, x), dfg_int(2), dfg_int(4)))
        return false;
    /* where one_batch(x) */
    if (!one_batch(g, x))
        return false;
    /* where (over_height(x, axes) and (x.shape[x.rank == 4 ? 1 : 0] <= 64 or (x.shape[x.rank == 4
     * ? 1 : 0] <= 256 and same_scale(s, z, t, y)))) or (over_width(x, axes) and x.shape[x.rank == 4
     * ? 2 : 1] <= 4096) or (over_both(x, axes) and x.shape[x.rank == 4 ? 1 : 0] * x.shape[x.rank ==
     * 4 ? 2 : 1] <= 4096) or (over_both(x, axes) and x.shape[x.rank == 4 ? 1 : 0] * x.shape[x.rank
     * == 4 ? 2 : 1] <= 65536 and same_scale(s, z, t, y) and not keep) */
    if (!((over_height(g, x, axes)
           && (dfg_le(dfg_at(dfg_shape_of(g, x),
                             dfg_choose(dfg_same(dfg_rank_of(g, x), dfg_int(4)), dfg_int(1), dfg_int(0))),
                      dfg_int(64))
               || (dfg_le(dfg_at(dfg_shape_of(g, x),
                                 dfg_choose(dfg_same(dfg_rank_of(g, x), dfg_int(4)), dfg_int(1),
                                            dfg_int(0))),
                          dfg_int(256))
                   && same_scale(g, s, z, t, y))))
          || (over_width(g, x, axes)
              && dfg_le(dfg_at(dfg_shape_of(g, x),
                               dfg_choose(dfg_same(dfg_rank_of(g, x), dfg_int(4)), dfg_int(2), dfg_int(1))),
                        dfg_int(4096)))
          || (over_both(g, x, axes)
              && dfg_le(dfg_mul(dfg_at(dfg_shape_of(g, x),
                                       dfg_choose(dfg_same(dfg_rank_of(g, x), dfg_int(4)), dfg_int(1),
                                                  dfg_int(0))),
                                dfg_at(dfg_shape_of(g, x),
                                       dfg_choose(dfg_same(dfg_rank_of(g, x), dfg_int(4)), dfg_int(2),
                                                  dfg_int(1)))),
                        dfg_int(4096)))
          || (over_both(g, x, axes)
              && dfg_le(dfg_mul(dfg_at(dfg_shape_of(g, x),
                                       dfg_choose(dfg_same(dfg_rank_of(g, x), dfg_int(4)), dfg_int(1),
                                                  dfg_int(0))),
                                dfg_at(dfg_shape_of(g, x),
                                       dfg_choose(dfg_same(dfg_rank_of(g, x), dfg_int(4)), dfg_int(2),
                                                  dfg_int(1)))),
                        dfg_int(65536))
              && same_scale(g, s, z, t, y) && dfg_eq(keep, dfg_bool(false)))))
        return false;
    return accept(ctx, &(struct ethos_u_mean_of_whole){.m = {.root = n, .x = x, .s = s, .z = z, .t = t,
            .y = y, .m = m_2, .r = n, .axes = axes, .keep = keep}, .cast = cast,
            .constant = constant, .constant_2 = constant_2, .constant_3 = constant_3,
            .constant_4 = constant_4});
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
    bool is_clip = dfg_op(g, n) == OP_clip && dfg_argc_is(g, n, 1);
    dfg_node clip = DFG_NONE, r = DFG_NONE;
    if (is_clip) {
        clip = n;
        r = dfg_arg(g, clip, 0);
    } else {
        r = n;
    }
    if (dfg_op(g, r) != OP_qnn_requantize || !dfg_argc_is(g, r, 5))
        return false;
    dfg_node s = dfg_arg(g, r, 0);
    if (dfg_op(g, s) != OP_sum || !dfg_argc_is(g, s, 1))
        return false;
    dfg_val axes = dfg_attr(g, s, ATTR_axis);
    dfg_node cast = dfg_arg(g, s, 0);
    if (dfg_op(g, cast) != OP_cast || !dfg_has_args(g, cast, 1))
        return false;
    dfg_node x = dfg_arg(g, cast, 0);
    dfg_node constant = dfg_arg(g, r, 1);
    if (dfg_op(g, constant) != DFG_CONST)
        return false;
    dfg_node constant_2 = dfg_arg(g, r, 2);
    if (dfg_op(g, constant_2) != DFG_CONST)
        return false;
    dfg_node constant_3 = dfg_arg(g, r, 3);
    if (dfg_op(g, constant_3) != DFG_CONST)
        return false;
    dfg_node constant_4 = dfg_arg(g, r, 4);
    if (dfg_op(g, constant_4) != DFG_CONST)
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
    /* where r.dtype == i8 */
    if (dfg_dtype(g, r) != DFG_I8)
        return false;
    /* where x.rank in {3, 4} */
    if (!(dfg_rank(g, x) == 3 || dfg_rank(g, x) == 4))
        return false;
    /* where axes == [-1] or axes == [x.rank - 1] */
    if (!(dfg_eq(axes, DFG_LIST(dfg_int(-1)))
          || dfg_eq(axes, DFG_LIST(dfg_sub(dfg_rank_of(g, x), dfg_int(1))))))
        return false;
    return accept(ctx, &(struct ethos_u_sum_last_whole){.m = {.root = n, .x = x, .s = s, .r = r,
            .axes = axes}, .cast = cast, .v = n, .clip = clip, .constant = constant,
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
    if (dfg_op(g, n) != OP_qnn_requantize || !dfg_has_args(g, n, 5))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node constant = dfg_arg(g, n, 1);
    if (dfg_op(g, constant) != DFG_CONST)
        return false;
    dfg_node constant_2 = dfg_arg(g, n, 2);
    if (dfg_op(g, constant_2) != DFG_CONST)
        return false;
    dfg_node constant_3 = dfg_arg(g, n, 3);
    if (dfg_op(g, constant_3) != DFG_CONST)
        return false;
    dfg_node constant_4 = dfg_arg(g, n, 4);
    if (dfg_op(g, constant_4) != DFG_CONST)
        return false;
    /* where int8(x) */
    if (!int8(g, x))
        return false;
    /* where int8(r) */
    if (!int8(g, n))
        return false;
    /* where x.rank <= 4 */
    if (!dfg_le(dfg_rank_of(g, x), dfg_int(4)))
        return false;
    return accept(ctx, &(struct ethos_u_rescaled_whole){.m = {.root = n, .x = x, .r = n},
            .constant = constant, .constant_2 = constant_2, .constant_3 = constant_3,
            .constant_4 = constant_4});
}

static dfg_val ethos_u_max6(const dfg_graph *g, dfg_node z)
{
    const dfg_val list = dfg_attr(g, z, ATTR_roi);
    const int64_t n = dfg_len(list);
    dfg_val total = dfg_nil();
    for (int64_t k = 0; k < n; k++) {
        const dfg_val each = dfg_abs(dfg_item(list, k));
        total = dfg_max(k == 0 ? each : total, each);
    }
    return total;
}

/* ethos_u.pat:250
 * cond resized_ok(z, x) =
 *     x.rank == 4, z.coordinate_transformation_mode in {"asymmetric", "align_corners", "half_pixel"},
 *     z.rounding_method == (z.coordinate_transformation_mode == "half_pixel" ? "round_prefer_ceil" : ""),
 *     max([abs(v) for v in z.roi]) == 0,
 *     (z.size[0] == x.shape[1] and z.size[1] == x.shape[2])
 *         or (z.size[0] == 2 * x.shape[1] and z.size[1] == 2 * x.shape[2])
 *         or (z.method == "linear" and z.coordinate_transformation_mode == "align_corners"
 *             and z.size[0] == 2 * x.shape[1] - 1 and z.size[1] == 2 * x.shape[2] - 1);
 */
static bool resized_ok(const dfg_graph *g, dfg_node z, dfg_node x)
{
    return dfg_rank(g, x) == 4
        && (dfg_str_is(g, z, ATTR_coordinate_transformation_mode, STR_asymmetric, STR_half_pixel)
            || dfg_str_is(g, z, ATTR_coordinate_transformation_mode, STR_align_corners, STR_half_pixel)
            || dfg_str_is(g, z, ATTR_coordinate_transformation_mode, STR_half_pixel, STR_half_pixel))
        && dfg_eq(dfg_attr_or(g, z, ATTR_rounding_method, dfg_str(g, STR_round)),
                  dfg_choose(dfg_same(dfg_attr_or(g, z, ATTR_coordinate_transformation_mode,
                                                  dfg_str(g, STR_half_pixel)),
                                      dfg_str(g, STR_half_pixel)),
                             dfg_str(g, STR_round_prefer_ceil), dfg_str(g, STR_empty)))
        && dfg_eq(ethos_u_max6(g, z), dfg_int(0))
        && ((dfg_eq(dfg_at(dfg_attr(g, z, ATTR_size), dfg_int(0)), dfg_extent_of(g, x, 1))
             && dfg_eq(dfg_at(dfg_attr(g, z, ATTR_size), dfg_int(1)), dfg_extent_of(g, x, 2)))
            || (dfg_eq(dfg_at(dfg_attr(g, z, ATTR_size), dfg_int(0)),
                       dfg_mul(dfg_int(2), dfg_extent_of(g, x, 1)))
                && dfg_eq(dfg_at(dfg_attr(g, z, ATTR_size), dfg_int(1)),
                          dfg_mul(dfg_int(2), dfg_extent_of(g, x, 2))))
            || (dfg_str_is(g, z, ATTR_method, STR_linear, STR_linear)
                && dfg_str_is(g, z, ATTR_coordinate_transformation_mode, STR_align_corners, STR_half_pixel)
                && dfg_eq(dfg_at(dfg_attr(g, z, ATTR_size), dfg_int(0)),
                          dfg_sub(dfg_mul(dfg_int(2), dfg_extent_of(g, x, 1)), dfg_int(1)))
                && dfg_eq(dfg_at(dfg_attr(g, z, ATTR_size), dfg_int(1)),
                          dfg_sub(dfg_mul(dfg_int(2), dfg_extent_of(g, x, 2)), dfg_int(1)))));
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
    bool is_quantize = dfg_op(g, n) == OP_qnn_quantize && dfg_argc_is(g, n, 3);
    dfg_node quantize = DFG_NONE, even = DFG_NONE, dequantize = DFG_NONE, x = DFG_NONE;
    dfg_node constant = DFG_NONE, constant_2 = DFG_NONE, constant_3 = DFG_NONE, constant_4 = DFG_NONE;
    dfg_node near = DFG_NONE;
    if (is_quantize) {
        quantize = n;
        even = dfg_arg(g, quantize, 0);
        if (dfg_op(g, even) != OP_image_resize2d || !dfg_argc_is(g, even, 1))
            return false;
        if (!dfg_str_is(g, even, ATTR_method, STR_linear, STR_linear))
            return false;
        dequantize = dfg_arg(g, even, 0);
        if (dfg_op(g, dequantize) != OP_qnn_dequantize || !dfg_has_args(g, dequantize, 3))
            return false;
        x = dfg_arg(g, dequantize, 0);
        constant = dfg_arg(g, dequantize, 1);
        if (dfg_op(g, constant) != DFG_CONST)
            return false;
        constant_2 = dfg_arg(g, dequantize, 2);
        if (dfg_op(g, constant_2) != DFG_CONST)
            return false;
        constant_3 = dfg_arg(g, quantize, 1);
        if (dfg_op(g, constant_3) != DFG_CONST)
            return false;
        constant_4 = dfg_arg(g, quantize, 2);
        if (dfg_op(g, constant_4) != DFG_CONST)
            return false;
    } else {
        near = n;
        if (dfg_op(g, near) != OP_image_resize2d || !dfg_has_args(g, near, 1))
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
    /* where r.dtype == i8 */
    if (dfg_dtype(g, n) != DFG_I8)
        return false;
    /* where (present(near) and resized_ok(near, x)) or (present(even) and resized_ok(even, x)) */
    if (!((near != DFG_NONE && resized_ok(g, near, x)) || (even != DFG_NONE && resized_ok(g, even, x))))
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
        .text = "qnn.requantize(p, const, const, const, const)", .line = 18 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "p",
        .text = "p", .line = 18 },
    [2] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 18 },
    [3] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 18 },
    [4] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 18 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 18 },
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
    .text = "pattern requantized(p) = qnn.requantize(p, const, const, const, const);", .line = 18
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
/* ---- channel_pad ---- */

static const struct dfg_desc_expr ethos_u_channel_pad_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 13 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 13 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 13 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 13 },
    /* 4 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, }, .text = "x.dtype in {u8, i8}", .line = 13 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 12 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "shape", .line = 12 },
    /* 7 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "max(x.shape)", .line = 12 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 12 },
    /* 9 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "max(x.shape) <= 65536", .line = 12 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 9, }, .text = "x.dtype in {u8, i8}, fits(x)", .line = 13 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "shape", .line = 23 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 23 },
    /* 14 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "x.shape[0]", .line = 23 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 16 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, }, .text = "x.shape[0] == 1", .line = 23 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "rank", .line = 23 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 23 },
    /* 20 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "x.rank <= 4", .line = 23 },
};
static const struct dfg_desc_node ethos_u_channel_pad_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.pad", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "pad_width", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 4, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 0LL }, } }, { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 0LL }, } }, { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 0LL }, } }, { .tag = DFG_D_HOLE }, } }, .text = "pad_width == [[0, 0], [0, 0], [0, 0], _]", .line = 22 },
        },
        .text = "nn.pad(x, const)", .line = 22 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 22 },
    [2] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 22 },
};
static const struct dfg_desc_region ethos_u_channel_pad_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture ethos_u_channel_pad_refs[] = { { 1, -1 }, };
static const struct dfg_capture ethos_u_channel_pad_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct ethos_u_channel_pad_match, x) },
};
static const struct dfg_desc_pattern ethos_u_channel_pad_desc = {
    .n_nodes = 3, .n_exprs = 21, .n_vars = 0, .n_sets = 1,
    .nodes = ethos_u_channel_pad_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_u_channel_pad_regions,
    .exprs = ethos_u_channel_pad_exprs,
    .captures = ethos_u_channel_pad_refs,
    .text = "pattern channel_pad(x) = nn.pad(x, const) { pad_width == [[0, 0], [0, 0], [0, 0], _] }\012        where byte(x), x.shape[0] == 1, x.rank <= 4;", .line = 22, .n_where = 3, .where = (const uint32_t[]){ 10, 16, 20, }
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
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct ethos_u_channel_pad_whole, pad) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_channel_pad_whole, constant) },
};
/* ---- pad2d ---- */

static const struct dfg_desc_expr ethos_u_pad2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 13 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 13 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 13 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 13 },
    /* 4 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, }, .text = "x.dtype in {u8, i8}", .line = 13 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 12 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "shape", .line = 12 },
    /* 7 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "max(x.shape)", .line = 12 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 12 },
    /* 9 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "max(x.shape) <= 65536", .line = 12 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 9, }, .text = "x.dtype in {u8, i8}, fits(x)", .line = 13 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 26 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "shape", .line = 26 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 26 },
    /* 14 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "x.shape[0]", .line = 26 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 26 },
    /* 16 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, }, .text = "x.shape[0] == 1", .line = 26 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 26 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "rank", .line = 26 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 26 },
    /* 20 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "x.rank <= 4", .line = 26 },
    /* 21 */ { .op = DFG_E_VAR, .ref = 0, .text = "width", .line = 27 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 27 },
    /* 23 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, }, .text = "width[1]", .line = 27 },
    /* 24 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 27 },
    /* 25 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "width[1][0]", .line = 27 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 31LL }, .text = "31", .line = 27 },
    /* 27 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 25, 26, }, .text = "width[1][0] <= 31", .line = 27 },
    /* 28 */ { .op = DFG_E_VAR, .ref = 0, .text = "width", .line = 27 },
    /* 29 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 27 },
    /* 30 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 28, 29, }, .text = "width[2]", .line = 27 },
    /* 31 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 27 },
    /* 32 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 30, 31, }, .text = "width[2][0]", .line = 27 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 31LL }, .text = "31", .line = 27 },
    /* 34 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "width[2][0] <= 31", .line = 27 },
    /* 35 */ { .op = DFG_E_VAR, .ref = 0, .text = "width", .line = 27 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 27 },
    /* 37 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 35, 36, }, .text = "width[1]", .line = 27 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 27 },
    /* 39 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 37, 38, }, .text = "width[1][1]", .line = 27 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 32LL }, .text = "32", .line = 27 },
    /* 41 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 39, 40, }, .text = "width[1][1] <= 32", .line = 27 },
    /* 42 */ { .op = DFG_E_VAR, .ref = 0, .text = "width", .line = 27 },
    /* 43 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 27 },
    /* 44 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 42, 43, }, .text = "width[2]", .line = 27 },
    /* 45 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 27 },
    /* 46 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 44, 45, }, .text = "width[2][1]", .line = 27 },
    /* 47 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 32LL }, .text = "32", .line = 27 },
    /* 48 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 46, 47, }, .text = "width[2][1] <= 32", .line = 27 },
};
static const struct dfg_desc_node ethos_u_pad2d_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.pad", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "pad_width", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 4, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 0LL }, } }, { .tag = DFG_D_HOLE }, { .tag = DFG_D_HOLE }, { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 0LL }, } }, } }, .text = "pad_width == [[0, 0], _, _, [0, 0]]", .line = 25 },
            { .test = DFG_D_TEST_BIND, .name = "pad_width", .expr = -1, .var = 0, .text = "pad_width = width", .line = 25 },
        },
        .name = "p",
        .text = "nn.pad(x, const)", .line = 25 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 24 },
    [2] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 25 },
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
    .n_nodes = 3, .n_exprs = 49, .n_vars = 1, .n_sets = 3,
    .nodes = ethos_u_pad2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_u_pad2d_regions,
    .var_region = ethos_u_pad2d_var_regions,
    .exprs = ethos_u_pad2d_exprs,
    .captures = ethos_u_pad2d_refs,
    .var_is_dim = ethos_u_pad2d_dims,
    .text = "pattern pad2d(x) {\012    p = nn.pad(x, const) { pad_width == [[0, 0], _, _, [0, 0]], pad_width = width };\012    where byte(x), x.shape[0] == 1, x.rank <= 4;\012    where width[1][0] <= 31, width[2][0] <= 31, width[1][1] <= 32, width[2][1] <= 32;\012    return p;\012}", .line = 24, .n_where = 7, .where = (const uint32_t[]){ 10, 16, 20, 27, 34, 41, 48, }
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

static bool ethos_u_conv2d_extern_144(const dfg_graph *g, const dfg_node *a)
{
    return ethos_u_hwio_weights_fit(g, a[0], a[1]);
}
static const struct dfg_desc_expr ethos_u_conv2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 7, .text = "x", .line = 13 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 13 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 13 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 13 },
    /* 4 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, }, .text = "x.dtype in {u8, i8}", .line = 13 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 7, .text = "x", .line = 12 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "shape", .line = 12 },
    /* 7 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "max(x.shape)", .line = 12 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 12 },
    /* 9 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "max(x.shape) <= 65536", .line = 12 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 9, }, .text = "x.dtype in {u8, i8}, fits(x)", .line = 13 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 12, .text = "x", .line = 13 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "dtype", .line = 13 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 13 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 13 },
    /* 15 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 12, 13, 14, }, .text = "x.dtype in {u8, i8}", .line = 13 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 12, .text = "x", .line = 12 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "shape", .line = 12 },
    /* 18 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "max(x.shape)", .line = 12 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 12 },
    /* 20 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "max(x.shape) <= 65536", .line = 12 },
    /* 21 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 15, 20, }, .text = "x.dtype in {u8, i8}, fits(x)", .line = 13 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 13 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "dtype", .line = 13 },
    /* 24 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 13 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 13 },
    /* 26 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 23, 24, 25, }, .text = "x.dtype in {u8, i8}", .line = 13 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 12 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "shape", .line = 12 },
    /* 29 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "max(x.shape)", .line = 12 },
    /* 30 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 12 },
    /* 31 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 29, 30, }, .text = "max(x.shape) <= 65536", .line = 12 },
    /* 32 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 26, 31, }, .text = "x.dtype in {u8, i8}, fits(x)", .line = 13 },
    /* 33 */ { .op = DFG_E_NODE, .ref = 7, .text = "x", .line = 50 },
    /* 34 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "shape", .line = 50 },
    /* 35 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 50 },
    /* 36 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 34, 35, }, .text = "x.shape[0]", .line = 50 },
    /* 37 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 50 },
    /* 38 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 36, 37, }, .text = "x.shape[0] == 1", .line = 50 },
    /* 39 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 50 },
    /* 40 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 39, }, .name = "groups", .text = "groups", .line = 50 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 50 },
    /* 42 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 40, 41, }, .text = "c.groups == 1", .line = 50 },
    /* 43 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 50 },
    /* 44 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 43, }, .name = "groups", .text = "groups", .line = 50 },
    /* 45 */ { .op = DFG_E_NODE, .ref = 12, .text = "w", .line = 50 },
    /* 46 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 45, }, .text = "shape", .line = 50 },
    /* 47 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 50 },
    /* 48 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 46, 47, }, .text = "w.shape[3]", .line = 50 },
    /* 49 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 44, 48, }, .text = "c.groups == w.shape[3]", .line = 50 },
    /* 50 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 42, 49, }, .text = "c.groups == 1 or c.groups == w.shape[3]", .line = 50 },
    /* 51 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 34 },
    /* 52 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 51, }, .name = "strides", .text = "strides", .line = 34 },
    /* 53 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 34 },
    /* 54 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 52, 53, }, .text = "c.strides[0]", .line = 34 },
    /* 55 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 34 },
    /* 56 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 34 },
    /* 57 */ { .op = DFG_E_IN_RANGE, .n_kids = 3, .kids = (const uint32_t[]){ 54, 55, 56, }, .text = "c.strides[0] in 1..3", .line = 34 },
    /* 58 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 34 },
    /* 59 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 58, }, .name = "strides", .text = "strides", .line = 34 },
    /* 60 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 34 },
    /* 61 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 59, 60, }, .text = "c.strides[1]", .line = 34 },
    /* 62 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 34 },
    /* 63 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 34 },
    /* 64 */ { .op = DFG_E_IN_RANGE, .n_kids = 3, .kids = (const uint32_t[]){ 61, 62, 63, }, .text = "c.strides[1] in 1..3", .line = 34 },
    /* 65 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 57, 64, }, .text = "c.strides[0] in 1..3, c.strides[1] in 1..3", .line = 34 },
    /* 66 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 34 },
    /* 67 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 66, }, .name = "dilation", .text = "dilation", .line = 34 },
    /* 68 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 34 },
    /* 69 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 67, 68, }, .text = "c.dilation[0]", .line = 34 },
    /* 70 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 34 },
    /* 71 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 34 },
    /* 72 */ { .op = DFG_E_IN_RANGE, .n_kids = 3, .kids = (const uint32_t[]){ 69, 70, 71, }, .text = "c.dilation[0] in 1..2", .line = 34 },
    /* 73 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 65, 72, }, .text = "c.strides[0] in 1..3, c.strides[1] in 1..3, c.dilation[0] in 1..2", .line = 34 },
    /* 74 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 34 },
    /* 75 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 74, }, .name = "dilation", .text = "dilation", .line = 34 },
    /* 76 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 34 },
    /* 77 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 75, 76, }, .text = "c.dilation[1]", .line = 34 },
    /* 78 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 34 },
    /* 79 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 34 },
    /* 80 */ { .op = DFG_E_IN_RANGE, .n_kids = 3, .kids = (const uint32_t[]){ 77, 78, 79, }, .text = "c.dilation[1] in 1..2", .line = 34 },
    /* 81 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 73, 80, }, .text = "c.strides[0] in 1..3, c.strides[1] in 1..3, c.dilation[0] in 1..2, c.dilation[1] in 1..2", .line = 34 },
    /* 82 */ { .op = DFG_E_NODE, .ref = 12, .text = "w", .line = 35 },
    /* 83 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 82, }, .text = "shape", .line = 35 },
    /* 84 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 35 },
    /* 85 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 83, 84, }, .text = "w.shape[0]", .line = 35 },
    /* 86 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 35 },
    /* 87 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 85, 86, }, .text = "(w.shape[0] - 1)", .line = 35 },
    /* 88 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 35 },
    /* 89 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 88, }, .name = "dilation", .text = "dilation", .line = 35 },
    /* 90 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 35 },
    /* 91 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 89, 90, }, .text = "c.dilation[0]", .line = 35 },
    /* 92 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 87, 91, }, .text = "(w.shape[0] - 1) * c.dilation[0]", .line = 35 },
    /* 93 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 35 },
    /* 94 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 92, 93, }, .text = "(w.shape[0] - 1) * c.dilation[0] + 1", .line = 35 },
    /* 95 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 35 },
    /* 96 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 64LL }, .text = "64", .line = 35 },
    /* 97 */ { .op = DFG_E_IN_RANGE, .n_kids = 3, .kids = (const uint32_t[]){ 94, 95, 96, }, .text = "(w.shape[0] - 1) * c.dilation[0] + 1 in 1..64", .line = 35 },
    /* 98 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 81, 97, }, .text = "c.strides[0] in 1..3, c.strides[1] in 1..3, c.dilation[0] in 1..2, c.dilation[1] in 1..2,\012    (w.shape[0] - 1) * c.dilation[0] + 1 in 1..64", .line = 34 },
    /* 99 */ { .op = DFG_E_NODE, .ref = 12, .text = "w", .line = 36 },
    /* 100 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 99, }, .text = "shape", .line = 36 },
    /* 101 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 36 },
    /* 102 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 100, 101, }, .text = "w.shape[0]", .line = 36 },
    /* 103 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 36 },
    /* 104 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 102, 103, }, .text = "(w.shape[0] - 1)", .line = 36 },
    /* 105 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 36 },
    /* 106 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 105, }, .name = "dilation", .text = "dilation", .line = 36 },
    /* 107 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 36 },
    /* 108 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 106, 107, }, .text = "c.dilation[0]", .line = 36 },
    /* 109 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 104, 108, }, .text = "(w.shape[0] - 1) * c.dilation[0]", .line = 36 },
    /* 110 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 36 },
    /* 111 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 109, 110, }, .text = "((w.shape[0] - 1) * c.dilation[0] + 1)", .line = 36 },
    /* 112 */ { .op = DFG_E_NODE, .ref = 12, .text = "w", .line = 36 },
    /* 113 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 112, }, .text = "shape", .line = 36 },
    /* 114 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 36 },
    /* 115 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 113, 114, }, .text = "w.shape[1]", .line = 36 },
    /* 116 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 36 },
    /* 117 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 115, 116, }, .text = "(w.shape[1] - 1)", .line = 36 },
    /* 118 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 36 },
    /* 119 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 118, }, .name = "dilation", .text = "dilation", .line = 36 },
    /* 120 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 36 },
    /* 121 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 119, 120, }, .text = "c.dilation[1]", .line = 36 },
    /* 122 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 117, 121, }, .text = "(w.shape[1] - 1) * c.dilation[1]", .line = 36 },
    /* 123 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 36 },
    /* 124 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 122, 123, }, .text = "((w.shape[1] - 1) * c.dilation[1] + 1)", .line = 36 },
    /* 125 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 111, 124, }, .text = "((w.shape[0] - 1) * c.dilation[0] + 1) * ((w.shape[1] - 1) * c.dilation[1] + 1)", .line = 36 },
    /* 126 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4096LL }, .text = "4096", .line = 36 },
    /* 127 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 125, 126, }, .text = "((w.shape[0] - 1) * c.dilation[0] + 1) * ((w.shape[1] - 1) * c.dilation[1] + 1) <= 4096", .line = 36 },
    /* 128 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 98, 127, }, .text = "c.strides[0] in 1..3, c.strides[1] in 1..3, c.dilation[0] in 1..2, c.dilation[1] in 1..2,\012    (w.shape[0] - 1) * c.dilation[0] + 1 in 1..64,\012    ((w.shape[0] - 1) * c.dilation[0] + 1) * ((w.shape[1] - 1) * c.dilation[1] + 1) <= 4096", .line = 34 },
    /* 129 */ { .op = DFG_E_NODE, .ref = 23, .text = "b", .line = 38 },
    /* 130 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 129, }, .text = "dtype", .line = 38 },
    /* 131 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 38 },
    /* 132 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 130, 131, }, .text = "b.dtype != i64", .line = 38 },
    /* 133 */ { .op = DFG_E_VAR, .ref = 1, .text = "v", .line = 38 },
    /* 134 */ { .op = DFG_E_CALL, .sub = DFG_F_ABS, .n_kids = 1, .kids = (const uint32_t[]){ 133, }, .text = "abs(v)", .line = 38 },
    /* 135 */ { .op = DFG_E_NODE, .ref = 23, .text = "b", .line = 38 },
    /* 136 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 135, }, .text = "value(b)", .line = 38 },
    /* 137 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 134, 136, }, .text = "[abs(v) for v in value(b)]", .line = 38 },
    /* 138 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 137, }, .text = "max([abs(v) for v in value(b)])", .line = 38 },
    /* 139 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 549755813888LL }, .text = "549755813888", .line = 38 },
    /* 140 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 138, 139, }, .text = "max([abs(v) for v in value(b)]) < 549755813888", .line = 38 },
    /* 141 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 132, 140, }, .text = "b.dtype != i64 or max([abs(v) for v in value(b)]) < 549755813888", .line = 38 },
    /* 142 */ { .op = DFG_E_NODE, .ref = 12, .text = "w", .line = 51 },
    /* 143 */ { .op = DFG_E_NODE, .ref = 18, .text = "w_zero", .line = 51 },
    /* 144 */ { .op = DFG_E_EXTERN, .n_kids = 2, .kids = (const uint32_t[]){ 142, 143, }, .name = "ethos_u_hwio_weights_fit", .call = ethos_u_conv2d_extern_144, .text = "extern ethos_u_hwio_weights_fit(w, w_zero)", .line = 51 },
    /* 145 */ { .op = DFG_E_NODE, .ref = 6, .text = "padded", .line = 52 },
    /* 146 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 145, }, .text = "present(padded)", .line = 52 },
    /* 147 */ { .op = DFG_E_NODE, .ref = 9, .text = "v", .line = 43 },
    /* 148 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 147, }, .text = "value(v)", .line = 43 },
    /* 149 */ { .op = DFG_E_NODE, .ref = 15, .text = "zero", .line = 43 },
    /* 150 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 149, }, .text = "value(zero)", .line = 43 },
    /* 151 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 148, 150, }, .text = "value(v) == value(zero)", .line = 43 },
    /* 152 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 43 },
    /* 153 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 152, }, .name = "padding", .text = "padding", .line = 43 },
    /* 154 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 43 },
    /* 155 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 153, 154, }, .text = "c.padding[0]", .line = 43 },
    /* 156 */ { .op = DFG_E_VAR, .ref = 0, .text = "width", .line = 43 },
    /* 157 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 43 },
    /* 158 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 156, 157, }, .text = "width[1]", .line = 43 },
    /* 159 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 43 },
    /* 160 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 158, 159, }, .text = "width[1][0]", .line = 43 },
    /* 161 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 155, 160, }, .text = "c.padding[0] + width[1][0]", .line = 43 },
    /* 162 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 31LL }, .text = "31", .line = 43 },
    /* 163 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 161, 162, }, .text = "c.padding[0] + width[1][0] <= 31", .line = 43 },
    /* 164 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 151, 163, }, .text = "value(v) == value(zero), c.padding[0] + width[1][0] <= 31", .line = 43 },
    /* 165 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 43 },
    /* 166 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 165, }, .name = "padding", .text = "padding", .line = 43 },
    /* 167 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 43 },
    /* 168 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 166, 167, }, .text = "c.padding[1]", .line = 43 },
    /* 169 */ { .op = DFG_E_VAR, .ref = 0, .text = "width", .line = 43 },
    /* 170 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 43 },
    /* 171 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 169, 170, }, .text = "width[2]", .line = 43 },
    /* 172 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 43 },
    /* 173 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 171, 172, }, .text = "width[2][0]", .line = 43 },
    /* 174 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 168, 173, }, .text = "c.padding[1] + width[2][0]", .line = 43 },
    /* 175 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 31LL }, .text = "31", .line = 43 },
    /* 176 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 174, 175, }, .text = "c.padding[1] + width[2][0] <= 31", .line = 43 },
    /* 177 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 164, 176, }, .text = "value(v) == value(zero), c.padding[0] + width[1][0] <= 31, c.padding[1] + width[2][0] <= 31", .line = 43 },
    /* 178 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 44 },
    /* 179 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 178, }, .name = "padding", .text = "padding", .line = 44 },
    /* 180 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 44 },
    /* 181 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 179, 180, }, .text = "c.padding[2]", .line = 44 },
    /* 182 */ { .op = DFG_E_VAR, .ref = 0, .text = "width", .line = 44 },
    /* 183 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 44 },
    /* 184 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 182, 183, }, .text = "width[1]", .line = 44 },
    /* 185 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 44 },
    /* 186 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 184, 185, }, .text = "width[1][1]", .line = 44 },
    /* 187 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 181, 186, }, .text = "c.padding[2] + width[1][1]", .line = 44 },
    /* 188 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 32LL }, .text = "32", .line = 44 },
    /* 189 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 187, 188, }, .text = "c.padding[2] + width[1][1] <= 32", .line = 44 },
    /* 190 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 177, 189, }, .text = "value(v) == value(zero), c.padding[0] + width[1][0] <= 31, c.padding[1] + width[2][0] <= 31,\012    c.padding[2] + width[1][1] <= 32", .line = 43 },
    /* 191 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 44 },
    /* 192 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 191, }, .name = "padding", .text = "padding", .line = 44 },
    /* 193 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 44 },
    /* 194 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 192, 193, }, .text = "c.padding[3]", .line = 44 },
    /* 195 */ { .op = DFG_E_VAR, .ref = 0, .text = "width", .line = 44 },
    /* 196 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 44 },
    /* 197 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 195, 196, }, .text = "width[2]", .line = 44 },
    /* 198 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 44 },
    /* 199 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 197, 198, }, .text = "width[2][1]", .line = 44 },
    /* 200 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 194, 199, }, .text = "c.padding[3] + width[2][1]", .line = 44 },
    /* 201 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 32LL }, .text = "32", .line = 44 },
    /* 202 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 200, 201, }, .text = "c.padding[3] + width[2][1] <= 32", .line = 44 },
    /* 203 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 190, 202, }, .text = "value(v) == value(zero), c.padding[0] + width[1][0] <= 31, c.padding[1] + width[2][0] <= 31,\012    c.padding[2] + width[1][1] <= 32, c.padding[3] + width[2][1] <= 32", .line = 43 },
    /* 204 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 146, 203, }, .text = "(present(padded) and paddings_ok(c, width, v, x_zero))", .line = 52 },
    /* 205 */ { .op = DFG_E_NODE, .ref = 6, .text = "padded", .line = 52 },
    /* 206 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 205, }, .text = "present(padded)", .line = 52 },
    /* 207 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 206, }, .text = "not present(padded)", .line = 52 },
    /* 208 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 40 },
    /* 209 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 208, }, .name = "padding", .text = "padding", .line = 40 },
    /* 210 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 40 },
    /* 211 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 209, 210, }, .text = "c.padding[0]", .line = 40 },
    /* 212 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 31LL }, .text = "31", .line = 40 },
    /* 213 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 211, 212, }, .text = "c.padding[0] <= 31", .line = 40 },
    /* 214 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 40 },
    /* 215 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 214, }, .name = "padding", .text = "padding", .line = 40 },
    /* 216 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 40 },
    /* 217 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 215, 216, }, .text = "c.padding[1]", .line = 40 },
    /* 218 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 31LL }, .text = "31", .line = 40 },
    /* 219 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 217, 218, }, .text = "c.padding[1] <= 31", .line = 40 },
    /* 220 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 213, 219, }, .text = "c.padding[0] <= 31, c.padding[1] <= 31", .line = 40 },
    /* 221 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 40 },
    /* 222 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 221, }, .name = "padding", .text = "padding", .line = 40 },
    /* 223 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 40 },
    /* 224 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 222, 223, }, .text = "c.padding[2]", .line = 40 },
    /* 225 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 32LL }, .text = "32", .line = 40 },
    /* 226 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 224, 225, }, .text = "c.padding[2] <= 32", .line = 40 },
    /* 227 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 220, 226, }, .text = "c.padding[0] <= 31, c.padding[1] <= 31, c.padding[2] <= 32", .line = 40 },
    /* 228 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 40 },
    /* 229 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 228, }, .name = "padding", .text = "padding", .line = 40 },
    /* 230 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 40 },
    /* 231 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 229, 230, }, .text = "c.padding[3]", .line = 40 },
    /* 232 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 32LL }, .text = "32", .line = 40 },
    /* 233 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 231, 232, }, .text = "c.padding[3] <= 32", .line = 40 },
    /* 234 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 227, 233, }, .text = "c.padding[0] <= 31, c.padding[1] <= 31, c.padding[2] <= 32, c.padding[3] <= 32", .line = 40 },
    /* 235 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 207, 234, }, .text = "(not present(padded) and padding_ok(c))", .line = 52 },
    /* 236 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 204, 235, }, .text = "(present(padded) and paddings_ok(c, width, v, x_zero)) or (not present(padded) and padding_ok(c))", .line = 52 },
};
static const struct dfg_desc_node ethos_u_conv2d_nodes[29] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "clip?(r)", .line = 53 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "clip", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "clip?(r)", .line = 53 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.requantize", },
        .n_kids = 5, .kids = (const uint32_t[]){ 3, 25, 26, 27, 28, },
        .name = "r",
        .text = "qnn.requantize(p, const, const, const, const)", .line = 18 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 22, },
        .text = "nn.bias_add(c, b & const)", .line = 49 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.conv2d", },
        .n_kids = 6, .kids = (const uint32_t[]){ 5, 11, 14, 17, 20, 21, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "HWIO" }, .text = "kernel_layout == \"HWIO\"", .line = 48 },
        },
        .name = "c",
        .text = "qnn.conv2d(padded | x, w & const, x_zero & const, w_zero & const, const, const)", .line = 48 },
    [5] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, },
        .text = "padded | x", .line = 48 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.pad", },
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "pad_width", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 4, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 0LL }, } }, { .tag = DFG_D_HOLE }, { .tag = DFG_D_HOLE }, { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 0LL }, } }, } }, .text = "pad_width == [[0, 0], _, _, [0, 0]]", .line = 47 },
            { .test = DFG_D_TEST_BIND, .name = "pad_width", .expr = -1, .var = 0, .text = "pad_width = width", .line = 47 },
        },
        .name = "padded",
        .text = "nn.pad(x, v & const)", .line = 47 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 46 },
    [8] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, },
        .text = "v & const", .line = 47 },
    [9] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "v",
        .text = "v", .line = 46 },
    [10] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 47 },
    [11] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, },
        .text = "w & const", .line = 48 },
    [12] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 46 },
    [13] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 48 },
    [14] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, },
        .text = "x_zero & const", .line = 48 },
    [15] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x_zero",
        .text = "x_zero", .line = 46 },
    [16] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 48 },
    [17] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, },
        .text = "w_zero & const", .line = 48 },
    [18] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w_zero",
        .text = "w_zero", .line = 46 },
    [19] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 48 },
    [20] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 48 },
    [21] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 48 },
    [22] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, },
        .text = "b & const", .line = 49 },
    [23] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 46 },
    [24] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 49 },
    [25] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 18 },
    [26] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 18 },
    [27] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 18 },
    [28] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 18 },
};
static const struct dfg_desc_region ethos_u_conv2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t ethos_u_conv2d_var_regions[] = { 0, 0, };
static const bool ethos_u_conv2d_dims[] = { 0, 0, };
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
    .n_nodes = 29, .n_exprs = 237, .n_vars = 2, .n_sets = 10,
    .nodes = ethos_u_conv2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_u_conv2d_regions,
    .var_region = ethos_u_conv2d_var_regions,
    .exprs = ethos_u_conv2d_exprs,
    .captures = ethos_u_conv2d_refs,
    .var_is_dim = ethos_u_conv2d_dims,
    .text = "pattern conv2d(x, w, b, v, x_zero, w_zero) {\012    padded = nn.pad(x, v & const) { pad_width == [[0, 0], _, _, [0, 0]], pad_width = width };\012    c = qnn.conv2d(padded | x, w & const, x_zero & const, w_zero & const, const, const) { kernel_layout == \"HWIO\" };\012    r = requantized(nn.bias_add(c, b & const));\012    where byte(x), byte(w), byte(r), x.shape[0] == 1, c.groups == 1 or c.groups == w.shape[3];\012    where window_ok(c, w), bias_ok(b), extern ethos_u_hwio_weights_fit(w, w_zero);\012    where (present(padded) and paddings_ok(c, width, v, x_zero)) or (not present(padded) and padding_ok(c));\012    return clip?(r);\012}", .line = 46, .n_where = 9, .where = (const uint32_t[]){ 10, 21, 32, 38, 50, 128, 141, 144, 236, }
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

static bool ethos_u_depthwise_conv2d_extern_145(const dfg_graph *g, const dfg_node *a)
{
    return ethos_u_hwoi_weights_fit(g, a[0], a[1]);
}
static const struct dfg_desc_expr ethos_u_depthwise_conv2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 7, .text = "x", .line = 13 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 13 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 13 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 13 },
    /* 4 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, }, .text = "x.dtype in {u8, i8}", .line = 13 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 7, .text = "x", .line = 12 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "shape", .line = 12 },
    /* 7 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "max(x.shape)", .line = 12 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 12 },
    /* 9 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "max(x.shape) <= 65536", .line = 12 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 9, }, .text = "x.dtype in {u8, i8}, fits(x)", .line = 13 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 12, .text = "x", .line = 13 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "dtype", .line = 13 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 13 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 13 },
    /* 15 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 12, 13, 14, }, .text = "x.dtype in {u8, i8}", .line = 13 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 12, .text = "x", .line = 12 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "shape", .line = 12 },
    /* 18 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "max(x.shape)", .line = 12 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 12 },
    /* 20 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "max(x.shape) <= 65536", .line = 12 },
    /* 21 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 15, 20, }, .text = "x.dtype in {u8, i8}, fits(x)", .line = 13 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 13 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "dtype", .line = 13 },
    /* 24 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 13 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 13 },
    /* 26 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 23, 24, 25, }, .text = "x.dtype in {u8, i8}", .line = 13 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 12 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "shape", .line = 12 },
    /* 29 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "max(x.shape)", .line = 12 },
    /* 30 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 12 },
    /* 31 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 29, 30, }, .text = "max(x.shape) <= 65536", .line = 12 },
    /* 32 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 26, 31, }, .text = "x.dtype in {u8, i8}, fits(x)", .line = 13 },
    /* 33 */ { .op = DFG_E_NODE, .ref = 7, .text = "x", .line = 59 },
    /* 34 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "shape", .line = 59 },
    /* 35 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 59 },
    /* 36 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 34, 35, }, .text = "x.shape[0]", .line = 59 },
    /* 37 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 59 },
    /* 38 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 36, 37, }, .text = "x.shape[0] == 1", .line = 59 },
    /* 39 */ { .op = DFG_E_NODE, .ref = 12, .text = "w", .line = 59 },
    /* 40 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 39, }, .text = "shape", .line = 59 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 59 },
    /* 42 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 40, 41, }, .text = "w.shape[3]", .line = 59 },
    /* 43 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 59 },
    /* 44 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 42, 43, }, .text = "w.shape[3] == 1", .line = 59 },
    /* 45 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 59 },
    /* 46 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 45, }, .name = "groups", .text = "groups", .line = 59 },
    /* 47 */ { .op = DFG_E_NODE, .ref = 12, .text = "w", .line = 59 },
    /* 48 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 47, }, .text = "shape", .line = 59 },
    /* 49 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 59 },
    /* 50 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 48, 49, }, .text = "w.shape[2]", .line = 59 },
    /* 51 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 46, 50, }, .text = "c.groups == w.shape[2]", .line = 59 },
    /* 52 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 34 },
    /* 53 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 52, }, .name = "strides", .text = "strides", .line = 34 },
    /* 54 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 34 },
    /* 55 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 53, 54, }, .text = "c.strides[0]", .line = 34 },
    /* 56 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 34 },
    /* 57 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 34 },
    /* 58 */ { .op = DFG_E_IN_RANGE, .n_kids = 3, .kids = (const uint32_t[]){ 55, 56, 57, }, .text = "c.strides[0] in 1..3", .line = 34 },
    /* 59 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 34 },
    /* 60 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 59, }, .name = "strides", .text = "strides", .line = 34 },
    /* 61 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 34 },
    /* 62 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 60, 61, }, .text = "c.strides[1]", .line = 34 },
    /* 63 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 34 },
    /* 64 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 34 },
    /* 65 */ { .op = DFG_E_IN_RANGE, .n_kids = 3, .kids = (const uint32_t[]){ 62, 63, 64, }, .text = "c.strides[1] in 1..3", .line = 34 },
    /* 66 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 58, 65, }, .text = "c.strides[0] in 1..3, c.strides[1] in 1..3", .line = 34 },
    /* 67 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 34 },
    /* 68 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 67, }, .name = "dilation", .text = "dilation", .line = 34 },
    /* 69 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 34 },
    /* 70 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 68, 69, }, .text = "c.dilation[0]", .line = 34 },
    /* 71 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 34 },
    /* 72 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 34 },
    /* 73 */ { .op = DFG_E_IN_RANGE, .n_kids = 3, .kids = (const uint32_t[]){ 70, 71, 72, }, .text = "c.dilation[0] in 1..2", .line = 34 },
    /* 74 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 66, 73, }, .text = "c.strides[0] in 1..3, c.strides[1] in 1..3, c.dilation[0] in 1..2", .line = 34 },
    /* 75 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 34 },
    /* 76 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 75, }, .name = "dilation", .text = "dilation", .line = 34 },
    /* 77 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 34 },
    /* 78 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 76, 77, }, .text = "c.dilation[1]", .line = 34 },
    /* 79 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 34 },
    /* 80 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 34 },
    /* 81 */ { .op = DFG_E_IN_RANGE, .n_kids = 3, .kids = (const uint32_t[]){ 78, 79, 80, }, .text = "c.dilation[1] in 1..2", .line = 34 },
    /* 82 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 74, 81, }, .text = "c.strides[0] in 1..3, c.strides[1] in 1..3, c.dilation[0] in 1..2, c.dilation[1] in 1..2", .line = 34 },
    /* 83 */ { .op = DFG_E_NODE, .ref = 12, .text = "w", .line = 35 },
    /* 84 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 83, }, .text = "shape", .line = 35 },
    /* 85 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 35 },
    /* 86 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 84, 85, }, .text = "w.shape[0]", .line = 35 },
    /* 87 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 35 },
    /* 88 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 86, 87, }, .text = "(w.shape[0] - 1)", .line = 35 },
    /* 89 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 35 },
    /* 90 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 89, }, .name = "dilation", .text = "dilation", .line = 35 },
    /* 91 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 35 },
    /* 92 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 90, 91, }, .text = "c.dilation[0]", .line = 35 },
    /* 93 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 88, 92, }, .text = "(w.shape[0] - 1) * c.dilation[0]", .line = 35 },
    /* 94 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 35 },
    /* 95 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 93, 94, }, .text = "(w.shape[0] - 1) * c.dilation[0] + 1", .line = 35 },
    /* 96 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 35 },
    /* 97 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 64LL }, .text = "64", .line = 35 },
    /* 98 */ { .op = DFG_E_IN_RANGE, .n_kids = 3, .kids = (const uint32_t[]){ 95, 96, 97, }, .text = "(w.shape[0] - 1) * c.dilation[0] + 1 in 1..64", .line = 35 },
    /* 99 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 82, 98, }, .text = "c.strides[0] in 1..3, c.strides[1] in 1..3, c.dilation[0] in 1..2, c.dilation[1] in 1..2,\012    (w.shape[0] - 1) * c.dilation[0] + 1 in 1..64", .line = 34 },
    /* 100 */ { .op = DFG_E_NODE, .ref = 12, .text = "w", .line = 36 },
    /* 101 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 100, }, .text = "shape", .line = 36 },
    /* 102 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 36 },
    /* 103 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 101, 102, }, .text = "w.shape[0]", .line = 36 },
    /* 104 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 36 },
    /* 105 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 103, 104, }, .text = "(w.shape[0] - 1)", .line = 36 },
    /* 106 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 36 },
    /* 107 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 106, }, .name = "dilation", .text = "dilation", .line = 36 },
    /* 108 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 36 },
    /* 109 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 107, 108, }, .text = "c.dilation[0]", .line = 36 },
    /* 110 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 105, 109, }, .text = "(w.shape[0] - 1) * c.dilation[0]", .line = 36 },
    /* 111 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 36 },
    /* 112 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 110, 111, }, .text = "((w.shape[0] - 1) * c.dilation[0] + 1)", .line = 36 },
    /* 113 */ { .op = DFG_E_NODE, .ref = 12, .text = "w", .line = 36 },
    /* 114 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 113, }, .text = "shape", .line = 36 },
    /* 115 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 36 },
    /* 116 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 114, 115, }, .text = "w.shape[1]", .line = 36 },
    /* 117 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 36 },
    /* 118 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 116, 117, }, .text = "(w.shape[1] - 1)", .line = 36 },
    /* 119 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 36 },
    /* 120 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 119, }, .name = "dilation", .text = "dilation", .line = 36 },
    /* 121 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 36 },
    /* 122 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 120, 121, }, .text = "c.dilation[1]", .line = 36 },
    /* 123 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 118, 122, }, .text = "(w.shape[1] - 1) * c.dilation[1]", .line = 36 },
    /* 124 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 36 },
    /* 125 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 123, 124, }, .text = "((w.shape[1] - 1) * c.dilation[1] + 1)", .line = 36 },
    /* 126 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 112, 125, }, .text = "((w.shape[0] - 1) * c.dilation[0] + 1) * ((w.shape[1] - 1) * c.dilation[1] + 1)", .line = 36 },
    /* 127 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4096LL }, .text = "4096", .line = 36 },
    /* 128 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 126, 127, }, .text = "((w.shape[0] - 1) * c.dilation[0] + 1) * ((w.shape[1] - 1) * c.dilation[1] + 1) <= 4096", .line = 36 },
    /* 129 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 99, 128, }, .text = "c.strides[0] in 1..3, c.strides[1] in 1..3, c.dilation[0] in 1..2, c.dilation[1] in 1..2,\012    (w.shape[0] - 1) * c.dilation[0] + 1 in 1..64,\012    ((w.shape[0] - 1) * c.dilation[0] + 1) * ((w.shape[1] - 1) * c.dilation[1] + 1) <= 4096", .line = 34 },
    /* 130 */ { .op = DFG_E_NODE, .ref = 23, .text = "b", .line = 38 },
    /* 131 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 130, }, .text = "dtype", .line = 38 },
    /* 132 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 38 },
    /* 133 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 131, 132, }, .text = "b.dtype != i64", .line = 38 },
    /* 134 */ { .op = DFG_E_VAR, .ref = 1, .text = "v", .line = 38 },
    /* 135 */ { .op = DFG_E_CALL, .sub = DFG_F_ABS, .n_kids = 1, .kids = (const uint32_t[]){ 134, }, .text = "abs(v)", .line = 38 },
    /* 136 */ { .op = DFG_E_NODE, .ref = 23, .text = "b", .line = 38 },
    /* 137 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 136, }, .text = "value(b)", .line = 38 },
    /* 138 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 135, 137, }, .text = "[abs(v) for v in value(b)]", .line = 38 },
    /* 139 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 138, }, .text = "max([abs(v) for v in value(b)])", .line = 38 },
    /* 140 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 549755813888LL }, .text = "549755813888", .line = 38 },
    /* 141 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 139, 140, }, .text = "max([abs(v) for v in value(b)]) < 549755813888", .line = 38 },
    /* 142 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 133, 141, }, .text = "b.dtype != i64 or max([abs(v) for v in value(b)]) < 549755813888", .line = 38 },
    /* 143 */ { .op = DFG_E_NODE, .ref = 12, .text = "w", .line = 60 },
    /* 144 */ { .op = DFG_E_NODE, .ref = 18, .text = "w_zero", .line = 60 },
    /* 145 */ { .op = DFG_E_EXTERN, .n_kids = 2, .kids = (const uint32_t[]){ 143, 144, }, .name = "ethos_u_hwoi_weights_fit", .call = ethos_u_depthwise_conv2d_extern_145, .text = "extern ethos_u_hwoi_weights_fit(w, w_zero)", .line = 60 },
    /* 146 */ { .op = DFG_E_NODE, .ref = 6, .text = "padded", .line = 61 },
    /* 147 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 146, }, .text = "present(padded)", .line = 61 },
    /* 148 */ { .op = DFG_E_NODE, .ref = 9, .text = "v", .line = 43 },
    /* 149 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 148, }, .text = "value(v)", .line = 43 },
    /* 150 */ { .op = DFG_E_NODE, .ref = 15, .text = "zero", .line = 43 },
    /* 151 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 150, }, .text = "value(zero)", .line = 43 },
    /* 152 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 149, 151, }, .text = "value(v) == value(zero)", .line = 43 },
    /* 153 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 43 },
    /* 154 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 153, }, .name = "padding", .text = "padding", .line = 43 },
    /* 155 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 43 },
    /* 156 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 154, 155, }, .text = "c.padding[0]", .line = 43 },
    /* 157 */ { .op = DFG_E_VAR, .ref = 0, .text = "width", .line = 43 },
    /* 158 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 43 },
    /* 159 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 157, 158, }, .text = "width[1]", .line = 43 },
    /* 160 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 43 },
    /* 161 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 159, 160, }, .text = "width[1][0]", .line = 43 },
    /* 162 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 156, 161, }, .text = "c.padding[0] + width[1][0]", .line = 43 },
    /* 163 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 31LL }, .text = "31", .line = 43 },
    /* 164 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 162, 163, }, .text = "c.padding[0] + width[1][0] <= 31", .line = 43 },
    /* 165 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 152, 164, }, .text = "value(v) == value(zero), c.padding[0] + width[1][0] <= 31", .line = 43 },
    /* 166 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 43 },
    /* 167 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 166, }, .name = "padding", .text = "padding", .line = 43 },
    /* 168 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 43 },
    /* 169 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 167, 168, }, .text = "c.padding[1]", .line = 43 },
    /* 170 */ { .op = DFG_E_VAR, .ref = 0, .text = "width", .line = 43 },
    /* 171 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 43 },
    /* 172 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 170, 171, }, .text = "width[2]", .line = 43 },
    /* 173 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 43 },
    /* 174 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 172, 173, }, .text = "width[2][0]", .line = 43 },
    /* 175 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 169, 174, }, .text = "c.padding[1] + width[2][0]", .line = 43 },
    /* 176 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 31LL }, .text = "31", .line = 43 },
    /* 177 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 175, 176, }, .text = "c.padding[1] + width[2][0] <= 31", .line = 43 },
    /* 178 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 165, 177, }, .text = "value(v) == value(zero), c.padding[0] + width[1][0] <= 31, c.padding[1] + width[2][0] <= 31", .line = 43 },
    /* 179 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 44 },
    /* 180 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 179, }, .name = "padding", .text = "padding", .line = 44 },
    /* 181 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 44 },
    /* 182 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 180, 181, }, .text = "c.padding[2]", .line = 44 },
    /* 183 */ { .op = DFG_E_VAR, .ref = 0, .text = "width", .line = 44 },
    /* 184 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 44 },
    /* 185 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 183, 184, }, .text = "width[1]", .line = 44 },
    /* 186 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 44 },
    /* 187 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 185, 186, }, .text = "width[1][1]", .line = 44 },
    /* 188 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 182, 187, }, .text = "c.padding[2] + width[1][1]", .line = 44 },
    /* 189 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 32LL }, .text = "32", .line = 44 },
    /* 190 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 188, 189, }, .text = "c.padding[2] + width[1][1] <= 32", .line = 44 },
    /* 191 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 178, 190, }, .text = "value(v) == value(zero), c.padding[0] + width[1][0] <= 31, c.padding[1] + width[2][0] <= 31,\012    c.padding[2] + width[1][1] <= 32", .line = 43 },
    /* 192 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 44 },
    /* 193 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 192, }, .name = "padding", .text = "padding", .line = 44 },
    /* 194 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 44 },
    /* 195 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 193, 194, }, .text = "c.padding[3]", .line = 44 },
    /* 196 */ { .op = DFG_E_VAR, .ref = 0, .text = "width", .line = 44 },
    /* 197 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 44 },
    /* 198 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 196, 197, }, .text = "width[2]", .line = 44 },
    /* 199 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 44 },
    /* 200 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 198, 199, }, .text = "width[2][1]", .line = 44 },
    /* 201 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 195, 200, }, .text = "c.padding[3] + width[2][1]", .line = 44 },
    /* 202 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 32LL }, .text = "32", .line = 44 },
    /* 203 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 201, 202, }, .text = "c.padding[3] + width[2][1] <= 32", .line = 44 },
    /* 204 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 191, 203, }, .text = "value(v) == value(zero), c.padding[0] + width[1][0] <= 31, c.padding[1] + width[2][0] <= 31,\012    c.padding[2] + width[1][1] <= 32, c.padding[3] + width[2][1] <= 32", .line = 43 },
    /* 205 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 147, 204, }, .text = "(present(padded) and paddings_ok(c, width, v, x_zero))", .line = 61 },
    /* 206 */ { .op = DFG_E_NODE, .ref = 6, .text = "padded", .line = 61 },
    /* 207 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 206, }, .text = "present(padded)", .line = 61 },
    /* 208 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 207, }, .text = "not present(padded)", .line = 61 },
    /* 209 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 40 },
    /* 210 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 209, }, .name = "padding", .text = "padding", .line = 40 },
    /* 211 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 40 },
    /* 212 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 210, 211, }, .text = "c.padding[0]", .line = 40 },
    /* 213 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 31LL }, .text = "31", .line = 40 },
    /* 214 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 212, 213, }, .text = "c.padding[0] <= 31", .line = 40 },
    /* 215 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 40 },
    /* 216 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 215, }, .name = "padding", .text = "padding", .line = 40 },
    /* 217 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 40 },
    /* 218 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 216, 217, }, .text = "c.padding[1]", .line = 40 },
    /* 219 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 31LL }, .text = "31", .line = 40 },
    /* 220 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 218, 219, }, .text = "c.padding[1] <= 31", .line = 40 },
    /* 221 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 214, 220, }, .text = "c.padding[0] <= 31, c.padding[1] <= 31", .line = 40 },
    /* 222 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 40 },
    /* 223 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 222, }, .name = "padding", .text = "padding", .line = 40 },
    /* 224 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 40 },
    /* 225 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 223, 224, }, .text = "c.padding[2]", .line = 40 },
    /* 226 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 32LL }, .text = "32", .line = 40 },
    /* 227 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 225, 226, }, .text = "c.padding[2] <= 32", .line = 40 },
    /* 228 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 221, 227, }, .text = "c.padding[0] <= 31, c.padding[1] <= 31, c.padding[2] <= 32", .line = 40 },
    /* 229 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 40 },
    /* 230 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 229, }, .name = "padding", .text = "padding", .line = 40 },
    /* 231 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 40 },
    /* 232 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 230, 231, }, .text = "c.padding[3]", .line = 40 },
    /* 233 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 32LL }, .text = "32", .line = 40 },
    /* 234 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 232, 233, }, .text = "c.padding[3] <= 32", .line = 40 },
    /* 235 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 228, 234, }, .text = "c.padding[0] <= 31, c.padding[1] <= 31, c.padding[2] <= 32, c.padding[3] <= 32", .line = 40 },
    /* 236 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 208, 235, }, .text = "(not present(padded) and padding_ok(c))", .line = 61 },
    /* 237 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 205, 236, }, .text = "(present(padded) and paddings_ok(c, width, v, x_zero)) or (not present(padded) and padding_ok(c))", .line = 61 },
};
static const struct dfg_desc_node ethos_u_depthwise_conv2d_nodes[29] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "clip?(r)", .line = 62 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "clip", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "clip?(r)", .line = 62 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.requantize", },
        .n_kids = 5, .kids = (const uint32_t[]){ 3, 25, 26, 27, 28, },
        .name = "r",
        .text = "qnn.requantize(p, const, const, const, const)", .line = 18 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 22, },
        .text = "nn.bias_add(c, b & const)", .line = 58 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.conv2d", },
        .n_kids = 6, .kids = (const uint32_t[]){ 5, 11, 14, 17, 20, 21, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "HWOI" }, .text = "kernel_layout == \"HWOI\"", .line = 57 },
        },
        .name = "c",
        .text = "qnn.conv2d(padded | x, w & const, x_zero & const, w_zero & const, const, const)", .line = 57 },
    [5] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, },
        .text = "padded | x", .line = 57 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.pad", },
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "pad_width", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 4, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 0LL }, } }, { .tag = DFG_D_HOLE }, { .tag = DFG_D_HOLE }, { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 0LL }, } }, } }, .text = "pad_width == [[0, 0], _, _, [0, 0]]", .line = 56 },
            { .test = DFG_D_TEST_BIND, .name = "pad_width", .expr = -1, .var = 0, .text = "pad_width = width", .line = 56 },
        },
        .name = "padded",
        .text = "nn.pad(x, v & const)", .line = 56 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 55 },
    [8] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, },
        .text = "v & const", .line = 56 },
    [9] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "v",
        .text = "v", .line = 55 },
    [10] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 56 },
    [11] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, },
        .text = "w & const", .line = 57 },
    [12] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 55 },
    [13] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 57 },
    [14] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, },
        .text = "x_zero & const", .line = 57 },
    [15] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x_zero",
        .text = "x_zero", .line = 55 },
    [16] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 57 },
    [17] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, },
        .text = "w_zero & const", .line = 57 },
    [18] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w_zero",
        .text = "w_zero", .line = 55 },
    [19] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 57 },
    [20] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 57 },
    [21] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 57 },
    [22] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, },
        .text = "b & const", .line = 58 },
    [23] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 55 },
    [24] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 58 },
    [25] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 18 },
    [26] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 18 },
    [27] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 18 },
    [28] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 18 },
};
static const struct dfg_desc_region ethos_u_depthwise_conv2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t ethos_u_depthwise_conv2d_var_regions[] = { 0, 0, };
static const bool ethos_u_depthwise_conv2d_dims[] = { 0, 0, };
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
    .n_nodes = 29, .n_exprs = 238, .n_vars = 2, .n_sets = 10,
    .nodes = ethos_u_depthwise_conv2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_u_depthwise_conv2d_regions,
    .var_region = ethos_u_depthwise_conv2d_var_regions,
    .exprs = ethos_u_depthwise_conv2d_exprs,
    .captures = ethos_u_depthwise_conv2d_refs,
    .var_is_dim = ethos_u_depthwise_conv2d_dims,
    .text = "pattern depthwise_conv2d(x, w, b, v, x_zero, w_zero) {\012    padded = nn.pad(x, v & const) { pad_width == [[0, 0], _, _, [0, 0]], pad_width = width };\012    c = qnn.conv2d(padded | x, w & const, x_zero & const, w_zero & const, const, const) { kernel_layout == \"HWOI\" };\012    r = requantized(nn.bias_add(c, b & const));\012    where byte(x), byte(w), byte(r), x.shape[0] == 1, w.shape[3] == 1, c.groups == w.shape[2];\012    where window_ok(c, w), bias_ok(b), extern ethos_u_hwoi_weights_fit(w, w_zero);\012    where (present(padded) and paddings_ok(c, width, v, x_zero)) or (not present(padded) and padding_ok(c));\012    return clip?(r);\012}", .line = 55, .n_where = 10, .where = (const uint32_t[]){ 10, 21, 32, 38, 44, 51, 129, 142, 145, 237, }
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

static const struct dfg_desc_expr ethos_u_conv2d_transpose_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 14 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 14 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == i8", .line = 14 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 12 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "shape", .line = 12 },
    /* 6 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "max(x.shape)", .line = 12 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 12 },
    /* 8 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, }, .text = "max(x.shape) <= 65536", .line = 12 },
    /* 9 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 8, }, .text = "x.dtype == i8, fits(x)", .line = 14 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 6, .text = "x", .line = 14 },
    /* 11 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "dtype", .line = 14 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "x.dtype == i8", .line = 14 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 6, .text = "x", .line = 12 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "shape", .line = 12 },
    /* 16 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "max(x.shape)", .line = 12 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 12 },
    /* 18 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, }, .text = "max(x.shape) <= 65536", .line = 12 },
    /* 19 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 13, 18, }, .text = "x.dtype == i8, fits(x)", .line = 14 },
    /* 20 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 14 },
    /* 21 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "dtype", .line = 14 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 23 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, }, .text = "x.dtype == i8", .line = 14 },
    /* 24 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 12 },
    /* 25 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 24, }, .text = "shape", .line = 12 },
    /* 26 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "max(x.shape)", .line = 12 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 12 },
    /* 28 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, }, .text = "max(x.shape) <= 65536", .line = 12 },
    /* 29 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 23, 28, }, .text = "x.dtype == i8, fits(x)", .line = 14 },
    /* 30 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 70 },
    /* 31 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "shape", .line = 70 },
    /* 32 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 70 },
    /* 33 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 31, 32, }, .text = "x.shape[0]", .line = 70 },
    /* 34 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 70 },
    /* 35 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 33, 34, }, .text = "x.shape[0] == 1", .line = 70 },
    /* 36 */ { .op = DFG_E_NODE, .ref = 17, .text = "b", .line = 70 },
    /* 37 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 36, }, .text = "present(b)", .line = 70 },
    /* 38 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 37, }, .text = "not present(b)", .line = 70 },
    /* 39 */ { .op = DFG_E_NODE, .ref = 17, .text = "b", .line = 38 },
    /* 40 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 39, }, .text = "dtype", .line = 38 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 38 },
    /* 42 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 40, 41, }, .text = "b.dtype != i64", .line = 38 },
    /* 43 */ { .op = DFG_E_VAR, .ref = 0, .text = "v", .line = 38 },
    /* 44 */ { .op = DFG_E_CALL, .sub = DFG_F_ABS, .n_kids = 1, .kids = (const uint32_t[]){ 43, }, .text = "abs(v)", .line = 38 },
    /* 45 */ { .op = DFG_E_NODE, .ref = 17, .text = "b", .line = 38 },
    /* 46 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 45, }, .text = "value(b)", .line = 38 },
    /* 47 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 44, 46, }, .text = "[abs(v) for v in value(b)]", .line = 38 },
    /* 48 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 47, }, .text = "max([abs(v) for v in value(b)])", .line = 38 },
    /* 49 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 549755813888LL }, .text = "549755813888", .line = 38 },
    /* 50 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 48, 49, }, .text = "max([abs(v) for v in value(b)]) < 549755813888", .line = 38 },
    /* 51 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 42, 50, }, .text = "b.dtype != i64 or max([abs(v) for v in value(b)]) < 549755813888", .line = 38 },
    /* 52 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 38, 51, }, .text = "not present(b) or bias_ok(b)", .line = 70 },
    /* 53 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 71 },
    /* 54 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 53, }, .text = "shape", .line = 71 },
    /* 55 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 71 },
    /* 56 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 54, 55, }, .text = "c.shape[1]", .line = 71 },
    /* 57 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 71 },
    /* 58 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 57, }, .text = "shape", .line = 71 },
    /* 59 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 71 },
    /* 60 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 58, 59, }, .text = "x.shape[1]", .line = 71 },
    /* 61 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 71 },
    /* 62 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 60, 61, }, .text = "x.shape[1] * 2", .line = 71 },
    /* 63 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 71 },
    /* 64 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 63, }, .name = "padding", .text = "padding", .line = 71 },
    /* 65 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 64, }, .text = "max(c.padding)", .line = 71 },
    /* 66 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 71 },
    /* 67 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 65, 66, }, .text = "max(c.padding) == 0", .line = 71 },
    /* 68 */ { .op = DFG_E_NODE, .ref = 6, .text = "w", .line = 71 },
    /* 69 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 68, }, .text = "shape", .line = 71 },
    /* 70 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 71 },
    /* 71 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 69, 70, }, .text = "w.shape[2]", .line = 71 },
    /* 72 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 71 },
    /* 73 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 71, 72, }, .text = "w.shape[2] - 2", .line = 71 },
    /* 74 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 71 },
    /* 75 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 2, .kids = (const uint32_t[]){ 73, 74, }, .text = "max(w.shape[2] - 2, 0)", .line = 71 },
    /* 76 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 71 },
    /* 77 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 67, 75, 76, }, .text = "(max(c.padding) == 0 ? max(w.shape[2] - 2, 0) : 0)", .line = 71 },
    /* 78 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 62, 77, }, .text = "x.shape[1] * 2 + (max(c.padding) == 0 ? max(w.shape[2] - 2, 0) : 0)", .line = 71 },
    /* 79 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 56, 78, }, .text = "c.shape[1] == x.shape[1] * 2 + (max(c.padding) == 0 ? max(w.shape[2] - 2, 0) : 0)", .line = 71 },
    /* 80 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 72 },
    /* 81 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 80, }, .text = "shape", .line = 72 },
    /* 82 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 72 },
    /* 83 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 81, 82, }, .text = "c.shape[2]", .line = 72 },
    /* 84 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 72 },
    /* 85 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 84, }, .text = "shape", .line = 72 },
    /* 86 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 72 },
    /* 87 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 85, 86, }, .text = "x.shape[2]", .line = 72 },
    /* 88 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 72 },
    /* 89 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 87, 88, }, .text = "x.shape[2] * 2", .line = 72 },
    /* 90 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 72 },
    /* 91 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 90, }, .name = "padding", .text = "padding", .line = 72 },
    /* 92 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 91, }, .text = "max(c.padding)", .line = 72 },
    /* 93 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 72 },
    /* 94 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 92, 93, }, .text = "max(c.padding) == 0", .line = 72 },
    /* 95 */ { .op = DFG_E_NODE, .ref = 6, .text = "w", .line = 72 },
    /* 96 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 95, }, .text = "shape", .line = 72 },
    /* 97 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 72 },
    /* 98 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 96, 97, }, .text = "w.shape[3]", .line = 72 },
    /* 99 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 72 },
    /* 100 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 98, 99, }, .text = "w.shape[3] - 2", .line = 72 },
    /* 101 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 72 },
    /* 102 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 2, .kids = (const uint32_t[]){ 100, 101, }, .text = "max(w.shape[3] - 2, 0)", .line = 72 },
    /* 103 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 72 },
    /* 104 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 94, 102, 103, }, .text = "(max(c.padding) == 0 ? max(w.shape[3] - 2, 0) : 0)", .line = 72 },
    /* 105 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 89, 104, }, .text = "x.shape[2] * 2 + (max(c.padding) == 0 ? max(w.shape[3] - 2, 0) : 0)", .line = 72 },
    /* 106 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 83, 105, }, .text = "c.shape[2] == x.shape[2] * 2 + (max(c.padding) == 0 ? max(w.shape[3] - 2, 0) : 0)", .line = 72 },
    /* 107 */ { .op = DFG_E_NODE, .ref = 6, .text = "w", .line = 73 },
    /* 108 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 107, }, .text = "shape", .line = 73 },
    /* 109 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 73 },
    /* 110 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 108, 109, }, .text = "w.shape[2]", .line = 73 },
    /* 111 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 73 },
    /* 112 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 110, 111, }, .text = "w.shape[2] - 1", .line = 73 },
    /* 113 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 73 },
    /* 114 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 113, }, .name = "padding", .text = "padding", .line = 73 },
    /* 115 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 73 },
    /* 116 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 114, 115, }, .text = "c.padding[0]", .line = 73 },
    /* 117 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 112, 116, }, .text = "w.shape[2] - 1 - c.padding[0]", .line = 73 },
    /* 118 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 73 },
    /* 119 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 31LL }, .text = "31", .line = 73 },
    /* 120 */ { .op = DFG_E_IN_RANGE, .n_kids = 3, .kids = (const uint32_t[]){ 117, 118, 119, }, .text = "w.shape[2] - 1 - c.padding[0] in 0..31", .line = 73 },
    /* 121 */ { .op = DFG_E_NODE, .ref = 6, .text = "w", .line = 73 },
    /* 122 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 121, }, .text = "shape", .line = 73 },
    /* 123 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 73 },
    /* 124 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 122, 123, }, .text = "w.shape[3]", .line = 73 },
    /* 125 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 73 },
    /* 126 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 124, 125, }, .text = "w.shape[3] - 1", .line = 73 },
    /* 127 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 73 },
    /* 128 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 127, }, .name = "padding", .text = "padding", .line = 73 },
    /* 129 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 73 },
    /* 130 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 128, 129, }, .text = "c.padding[1]", .line = 73 },
    /* 131 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 126, 130, }, .text = "w.shape[3] - 1 - c.padding[1]", .line = 73 },
    /* 132 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 73 },
    /* 133 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 31LL }, .text = "31", .line = 73 },
    /* 134 */ { .op = DFG_E_IN_RANGE, .n_kids = 3, .kids = (const uint32_t[]){ 131, 132, 133, }, .text = "w.shape[3] - 1 - c.padding[1] in 0..31", .line = 73 },
    /* 135 */ { .op = DFG_E_NODE, .ref = 6, .text = "w", .line = 74 },
    /* 136 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 135, }, .text = "shape", .line = 74 },
    /* 137 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 74 },
    /* 138 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 136, 137, }, .text = "w.shape[2]", .line = 74 },
    /* 139 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 74 },
    /* 140 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 138, 139, }, .text = "w.shape[2] - 2", .line = 74 },
    /* 141 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 74 },
    /* 142 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 141, }, .name = "padding", .text = "padding", .line = 74 },
    /* 143 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 74 },
    /* 144 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 142, 143, }, .text = "c.padding[2]", .line = 74 },
    /* 145 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 140, 144, }, .text = "w.shape[2] - 2 - c.padding[2]", .line = 74 },
    /* 146 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 74 },
    /* 147 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 145, 146, }, .text = "w.shape[2] - 2 - c.padding[2] >= 0", .line = 74 },
    /* 148 */ { .op = DFG_E_NODE, .ref = 6, .text = "w", .line = 74 },
    /* 149 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 148, }, .text = "shape", .line = 74 },
    /* 150 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 74 },
    /* 151 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 149, 150, }, .text = "w.shape[3]", .line = 74 },
    /* 152 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 74 },
    /* 153 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 151, 152, }, .text = "w.shape[3] - 2", .line = 74 },
    /* 154 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 74 },
    /* 155 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 154, }, .name = "padding", .text = "padding", .line = 74 },
    /* 156 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 74 },
    /* 157 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 155, 156, }, .text = "c.padding[3]", .line = 74 },
    /* 158 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 153, 157, }, .text = "w.shape[3] - 2 - c.padding[3]", .line = 74 },
    /* 159 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 74 },
    /* 160 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 158, 159, }, .text = "w.shape[3] - 2 - c.padding[3] >= 0", .line = 74 },
};
static const struct dfg_desc_node ethos_u_conv2d_transpose_nodes[23] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.requantize", },
        .n_kids = 5, .kids = (const uint32_t[]){ 1, 19, 20, 21, 22, },
        .name = "r",
        .text = "qnn.requantize(p, const, const, const, const)", .line = 18 },
    [1] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "nn.bias_add(c, b & const) | c", .line = 69 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 16, },
        .text = "nn.bias_add(c, b & const)", .line = 69 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.conv2d_transpose", },
        .n_kids = 6, .kids = (const uint32_t[]){ 4, 5, 8, 11, 14, 15, },
        .n_attrs = 5, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "IOHW" }, .text = "kernel_layout == \"IOHW\"", .line = 68 },
            { .test = DFG_D_TEST_EQ, .name = "strides", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 2LL }, { .tag = DFG_D_INT, .i = 2LL }, } }, .text = "strides == [2, 2]", .line = 68 },
            { .test = DFG_D_TEST_EQ, .name = "dilation", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 1LL }, { .tag = DFG_D_INT, .i = 1LL }, } }, .text = "dilation == [1, 1]", .line = 68 },
            { .test = DFG_D_TEST_EQ, .name = "output_padding", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 0LL }, } }, .text = "output_padding == [0, 0]", .line = 68 },
            { .test = DFG_D_TEST_EQ, .name = "groups", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "groups == 1", .line = 68 },
        },
        .name = "c",
        .text = "qnn.conv2d_transpose(x, w & const, x_zero & const, w_zero & const, const, const)", .line = 67 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 66 },
    [5] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, },
        .text = "w & const", .line = 67 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 66 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 67 },
    [8] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, },
        .text = "x_zero & const", .line = 67 },
    [9] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x_zero",
        .text = "x_zero", .line = 66 },
    [10] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 67 },
    [11] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, },
        .text = "w_zero & const", .line = 67 },
    [12] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w_zero",
        .text = "w_zero", .line = 66 },
    [13] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 67 },
    [14] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 67 },
    [15] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 67 },
    [16] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, },
        .text = "b & const", .line = 69 },
    [17] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 66 },
    [18] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 69 },
    [19] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 18 },
    [20] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 18 },
    [21] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 18 },
    [22] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 18 },
};
static const struct dfg_desc_region ethos_u_conv2d_transpose_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t ethos_u_conv2d_transpose_var_regions[] = { 0, };
static const bool ethos_u_conv2d_transpose_dims[] = { 0, };
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
    .n_nodes = 23, .n_exprs = 161, .n_vars = 1, .n_sets = 7,
    .nodes = ethos_u_conv2d_transpose_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_u_conv2d_transpose_regions,
    .var_region = ethos_u_conv2d_transpose_var_regions,
    .exprs = ethos_u_conv2d_transpose_exprs,
    .captures = ethos_u_conv2d_transpose_refs,
    .var_is_dim = ethos_u_conv2d_transpose_dims,
    .text = "pattern conv2d_transpose(x, w, b, x_zero, w_zero) {\012    c = qnn.conv2d_transpose(x, w & const, x_zero & const, w_zero & const, const, const)\012        { kernel_layout == \"IOHW\", strides == [2, 2], dilation == [1, 1], output_padding == [0, 0], groups == 1 };\012    r = requantized(nn.bias_add(c, b & const) | c);\012    where int8(x), int8(w), int8(r), x.shape[0] == 1, not present(b) or bias_ok(b);\012    where c.shape[1] == x.shape[1] * 2 + (max(c.padding) == 0 ? max(w.shape[2] - 2, 0) : 0);\012    where c.shape[2] == x.shape[2] * 2 + (max(c.padding) == 0 ? max(w.shape[3] - 2, 0) : 0);\012    where w.shape[2] - 1 - c.padding[0] in 0..31, w.shape[3] - 1 - c.padding[1] in 0..31;\012    where w.shape[2] - 2 - c.padding[2] >= 0, w.shape[3] - 2 - c.padding[3] >= 0;\012    return r;\012}", .line = 66, .n_where = 11, .where = (const uint32_t[]){ 9, 19, 29, 35, 52, 79, 106, 120, 134, 147, 160, }
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

static bool ethos_u_fully_connected_extern_63(const dfg_graph *g, const dfg_node *a)
{
    return ethos_u_dense_weights_fit(g, a[0], a[1]);
}
static const struct dfg_desc_expr ethos_u_fully_connected_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 14 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 14 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == i8", .line = 14 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 12 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "shape", .line = 12 },
    /* 6 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "max(x.shape)", .line = 12 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 12 },
    /* 8 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, }, .text = "max(x.shape) <= 65536", .line = 12 },
    /* 9 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 8, }, .text = "x.dtype == i8, fits(x)", .line = 14 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 7, .text = "x", .line = 14 },
    /* 11 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "dtype", .line = 14 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "x.dtype == i8", .line = 14 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 7, .text = "x", .line = 12 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "shape", .line = 12 },
    /* 16 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "max(x.shape)", .line = 12 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 12 },
    /* 18 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, }, .text = "max(x.shape) <= 65536", .line = 12 },
    /* 19 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 13, 18, }, .text = "x.dtype == i8, fits(x)", .line = 14 },
    /* 20 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 14 },
    /* 21 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "dtype", .line = 14 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 23 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, }, .text = "x.dtype == i8", .line = 14 },
    /* 24 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 12 },
    /* 25 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 24, }, .text = "shape", .line = 12 },
    /* 26 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "max(x.shape)", .line = 12 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 12 },
    /* 28 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, }, .text = "max(x.shape) <= 65536", .line = 12 },
    /* 29 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 23, 28, }, .text = "x.dtype == i8, fits(x)", .line = 14 },
    /* 30 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 83 },
    /* 31 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "rank", .line = 83 },
    /* 32 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 83 },
    /* 33 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 31, 32, }, .text = "x.rank == 2", .line = 83 },
    /* 34 */ { .op = DFG_E_NODE, .ref = 7, .text = "w", .line = 83 },
    /* 35 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 34, }, .text = "rank", .line = 83 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 83 },
    /* 37 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 35, 36, }, .text = "w.rank == 2", .line = 83 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 83 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "shape", .line = 83 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 83 },
    /* 41 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 39, 40, }, .text = "x.shape[0]", .line = 83 },
    /* 42 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 83 },
    /* 43 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 41, 42, }, .text = "x.shape[0] == 1", .line = 83 },
    /* 44 */ { .op = DFG_E_NODE, .ref = 19, .text = "b", .line = 84 },
    /* 45 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 44, }, .text = "present(b)", .line = 84 },
    /* 46 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 45, }, .text = "not present(b)", .line = 84 },
    /* 47 */ { .op = DFG_E_NODE, .ref = 19, .text = "b", .line = 38 },
    /* 48 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 47, }, .text = "dtype", .line = 38 },
    /* 49 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 38 },
    /* 50 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 48, 49, }, .text = "b.dtype != i64", .line = 38 },
    /* 51 */ { .op = DFG_E_VAR, .ref = 0, .text = "v", .line = 38 },
    /* 52 */ { .op = DFG_E_CALL, .sub = DFG_F_ABS, .n_kids = 1, .kids = (const uint32_t[]){ 51, }, .text = "abs(v)", .line = 38 },
    /* 53 */ { .op = DFG_E_NODE, .ref = 19, .text = "b", .line = 38 },
    /* 54 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 53, }, .text = "value(b)", .line = 38 },
    /* 55 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 52, 54, }, .text = "[abs(v) for v in value(b)]", .line = 38 },
    /* 56 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 55, }, .text = "max([abs(v) for v in value(b)])", .line = 38 },
    /* 57 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 549755813888LL }, .text = "549755813888", .line = 38 },
    /* 58 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 56, 57, }, .text = "max([abs(v) for v in value(b)]) < 549755813888", .line = 38 },
    /* 59 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 50, 58, }, .text = "b.dtype != i64 or max([abs(v) for v in value(b)]) < 549755813888", .line = 38 },
    /* 60 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 46, 59, }, .text = "not present(b) or bias_ok(b)", .line = 84 },
    /* 61 */ { .op = DFG_E_NODE, .ref = 7, .text = "w", .line = 84 },
    /* 62 */ { .op = DFG_E_NODE, .ref = 13, .text = "w_zero", .line = 84 },
    /* 63 */ { .op = DFG_E_EXTERN, .n_kids = 2, .kids = (const uint32_t[]){ 61, 62, }, .name = "ethos_u_dense_weights_fit", .call = ethos_u_fully_connected_extern_63, .text = "extern ethos_u_dense_weights_fit(w, w_zero)", .line = 84 },
};
static const struct dfg_desc_node ethos_u_fully_connected_nodes[25] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "clip?(r)", .line = 85 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "clip", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "clip?(r)", .line = 85 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.requantize", },
        .n_kids = 5, .kids = (const uint32_t[]){ 3, 21, 22, 23, 24, },
        .name = "r",
        .text = "qnn.requantize(p, const, const, const, const)", .line = 18 },
    [3] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 17, },
        .text = "d | nn.bias_add(d, b & const)", .line = 82 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.dense", },
        .n_kids = 6, .kids = (const uint32_t[]){ 5, 6, 9, 12, 15, 16, },
        .name = "d",
        .text = "qnn.dense(x, w & const, x_zero & const, w_zero & const, const, const)", .line = 81 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 80 },
    [6] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "w & const", .line = 81 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 80 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 81 },
    [9] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, },
        .text = "x_zero & const", .line = 81 },
    [10] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x_zero",
        .text = "x_zero", .line = 80 },
    [11] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 81 },
    [12] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, },
        .text = "w_zero & const", .line = 81 },
    [13] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w_zero",
        .text = "w_zero", .line = 80 },
    [14] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 81 },
    [15] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 81 },
    [16] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 81 },
    [17] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 18, },
        .text = "nn.bias_add(d, b & const)", .line = 82 },
    [18] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, },
        .text = "b & const", .line = 82 },
    [19] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 80 },
    [20] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 82 },
    [21] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 18 },
    [22] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 18 },
    [23] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 18 },
    [24] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 18 },
};
static const struct dfg_desc_region ethos_u_fully_connected_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t ethos_u_fully_connected_var_regions[] = { 0, };
static const bool ethos_u_fully_connected_dims[] = { 0, };
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
    .n_nodes = 25, .n_exprs = 64, .n_vars = 1, .n_sets = 7,
    .nodes = ethos_u_fully_connected_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_u_fully_connected_regions,
    .var_region = ethos_u_fully_connected_var_regions,
    .exprs = ethos_u_fully_connected_exprs,
    .captures = ethos_u_fully_connected_refs,
    .var_is_dim = ethos_u_fully_connected_dims,
    .text = "pattern fully_connected(x, w, b, x_zero, w_zero) {\012    d = qnn.dense(x, w & const, x_zero & const, w_zero & const, const, const);\012    r = requantized(d | nn.bias_add(d, b & const));\012    where int8(x), int8(w), int8(r), x.rank == 2, w.rank == 2, x.shape[0] == 1;\012    where not present(b) or bias_ok(b), extern ethos_u_dense_weights_fit(w, w_zero);\012    return clip?(r);\012}", .line = 80, .n_where = 8, .where = (const uint32_t[]){ 9, 19, 29, 33, 37, 43, 60, 63, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 14 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 14 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == i8", .line = 14 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 12 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "shape", .line = 12 },
    /* 6 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "max(x.shape)", .line = 12 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 12 },
    /* 8 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, }, .text = "max(x.shape) <= 65536", .line = 12 },
    /* 9 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 8, }, .text = "x.dtype == i8, fits(x)", .line = 14 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 14 },
    /* 11 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "dtype", .line = 14 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "x.dtype == i8", .line = 14 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 12 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "shape", .line = 12 },
    /* 16 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "max(x.shape)", .line = 12 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 12 },
    /* 18 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, }, .text = "max(x.shape) <= 65536", .line = 12 },
    /* 19 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 13, 18, }, .text = "x.dtype == i8, fits(x)", .line = 14 },
    /* 20 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 14 },
    /* 21 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "dtype", .line = 14 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 23 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, }, .text = "x.dtype == i8", .line = 14 },
    /* 24 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 12 },
    /* 25 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 24, }, .text = "shape", .line = 12 },
    /* 26 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "max(x.shape)", .line = 12 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 12 },
    /* 28 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, }, .text = "max(x.shape) <= 65536", .line = 12 },
    /* 29 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 23, 28, }, .text = "x.dtype == i8, fits(x)", .line = 14 },
    /* 30 */ { .op = DFG_E_NODE, .ref = 4, .text = "a", .line = 89 },
    /* 31 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "rank", .line = 89 },
    /* 32 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 89 },
    /* 33 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 31, 32, }, .text = "a.rank == 2", .line = 89 },
    /* 34 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 89 },
    /* 35 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 34, }, .text = "rank", .line = 89 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 89 },
    /* 37 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 35, 36, }, .text = "b.rank == 2", .line = 89 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 4, .text = "a", .line = 89 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "shape", .line = 89 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 89 },
    /* 41 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 39, 40, }, .text = "a.shape[1]", .line = 89 },
    /* 42 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 89 },
    /* 43 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 42, }, .text = "shape", .line = 89 },
    /* 44 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 89 },
    /* 45 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 43, 44, }, .text = "b.shape[1]", .line = 89 },
    /* 46 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 41, 45, }, .text = "a.shape[1] == b.shape[1]", .line = 89 },
};
static const struct dfg_desc_node ethos_u_matmul_nodes[14] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "clip?(r)", .line = 90 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "clip", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "clip?(r)", .line = 90 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.requantize", },
        .n_kids = 5, .kids = (const uint32_t[]){ 3, 10, 11, 12, 13, },
        .name = "r",
        .text = "qnn.requantize(p, const, const, const, const)", .line = 18 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.dense", },
        .n_kids = 6, .kids = (const uint32_t[]){ 4, 5, 6, 7, 8, 9, },
        .text = "qnn.dense(a, b, const, const, const, const)", .line = 88 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 87 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 87 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88 },
    [10] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 18 },
    [11] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 18 },
    [12] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 18 },
    [13] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 18 },
};
static const struct dfg_desc_region ethos_u_matmul_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture ethos_u_matmul_refs[] = { { 4, -1 }, { 5, -1 }, { 2, -1 }, };
static const struct dfg_capture ethos_u_matmul_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct ethos_u_matmul_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct ethos_u_matmul_match, b) },
    { "r", DFG_CAP_NODE, offsetof(struct ethos_u_matmul_match, r) },
};
static const struct dfg_desc_pattern ethos_u_matmul_desc = {
    .n_nodes = 14, .n_exprs = 47, .n_vars = 0, .n_sets = 3,
    .nodes = ethos_u_matmul_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_u_matmul_regions,
    .exprs = ethos_u_matmul_exprs,
    .captures = ethos_u_matmul_refs,
    .text = "pattern matmul(a, b) {\012    r = requantized(qnn.dense(a, b, const, const, const, const));\012    where int8(a), int8(b), int8(r), a.rank == 2, b.rank == 2, a.shape[1] == b.shape[1];\012    return clip?(r);\012}", .line = 87, .n_where = 6, .where = (const uint32_t[]){ 9, 19, 29, 33, 37, 46, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 13 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 13 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 13 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 13 },
    /* 4 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, }, .text = "x.dtype in {u8, i8}", .line = 13 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 12 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "shape", .line = 12 },
    /* 7 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "max(x.shape)", .line = 12 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 12 },
    /* 9 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "max(x.shape) <= 65536", .line = 12 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 9, }, .text = "x.dtype in {u8, i8}, fits(x)", .line = 13 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 96 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "dtype", .line = 96 },
    /* 13 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 96 },
    /* 14 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "dtype", .line = 96 },
    /* 15 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 12, 14, }, .text = "x.dtype == r.dtype", .line = 96 },
    /* 16 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 10, 15, }, .text = "byte(x), x.dtype == r.dtype", .line = 96 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 96 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "shape", .line = 96 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 96 },
    /* 20 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "x.shape[0]", .line = 96 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 96 },
    /* 22 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "x.shape[0] == 1", .line = 96 },
    /* 23 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 16, 22, }, .text = "byte(x), x.dtype == r.dtype, x.shape[0] == 1", .line = 96 },
    /* 24 */ { .op = DFG_E_NODE, .ref = 2, .text = "p", .line = 96 },
    /* 25 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 24, }, .name = "layout", .text = "layout", .line = 96 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "\"NHWC\"", .line = 96 },
    /* 27 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 25, 26, }, .text = "p.layout == \"NHWC\"", .line = 96 },
    /* 28 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 23, 27, }, .text = "byte(x), x.dtype == r.dtype, x.shape[0] == 1, p.layout == \"NHWC\"", .line = 96 },
    /* 29 */ { .op = DFG_E_NODE, .ref = 2, .text = "p", .line = 96 },
    /* 30 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 29, }, .name = "pool_size", .text = "pool_size", .line = 96 },
    /* 31 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 96 },
    /* 32 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 30, 31, }, .text = "p.pool_size[1]", .line = 96 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 256LL }, .text = "256", .line = 96 },
    /* 34 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "p.pool_size[1] <= 256", .line = 96 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 28, 34, }, .text = "byte(x), x.dtype == r.dtype, x.shape[0] == 1, p.layout == \"NHWC\", p.pool_size[1] <= 256", .line = 96 },
    /* 36 */ { .op = DFG_E_NODE, .ref = 2, .text = "p", .line = 97 },
    /* 37 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 36, }, .name = "pool_size", .text = "pool_size", .line = 97 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 97 },
    /* 39 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 37, 38, }, .text = "p.pool_size[0]", .line = 97 },
    /* 40 */ { .op = DFG_E_NODE, .ref = 2, .text = "p", .line = 97 },
    /* 41 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 40, }, .name = "pool_size", .text = "pool_size", .line = 97 },
    /* 42 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 97 },
    /* 43 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 41, 42, }, .text = "p.pool_size[1]", .line = 97 },
    /* 44 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 39, 43, }, .text = "p.pool_size[0] * p.pool_size[1]", .line = 97 },
    /* 45 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 97 },
    /* 46 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 44, 45, }, .text = "p.pool_size[0] * p.pool_size[1] <= 65536", .line = 97 },
    /* 47 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 35, 46, }, .text = "byte(x), x.dtype == r.dtype, x.shape[0] == 1, p.layout == \"NHWC\", p.pool_size[1] <= 256,\012    p.pool_size[0] * p.pool_size[1] <= 65536", .line = 96 },
    /* 48 */ { .op = DFG_E_NODE, .ref = 2, .text = "p", .line = 98 },
    /* 49 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .name = "strides", .text = "strides", .line = 98 },
    /* 50 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 98 },
    /* 51 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 49, 50, }, .text = "p.strides[0]", .line = 98 },
    /* 52 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 98 },
    /* 53 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 98 },
    /* 54 */ { .op = DFG_E_IN_RANGE, .n_kids = 3, .kids = (const uint32_t[]){ 51, 52, 53, }, .text = "p.strides[0] in 1..3", .line = 98 },
    /* 55 */ { .op = DFG_E_NODE, .ref = 2, .text = "p", .line = 98 },
    /* 56 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 55, }, .name = "strides", .text = "strides", .line = 98 },
    /* 57 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 98 },
    /* 58 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 56, 57, }, .text = "p.strides[1]", .line = 98 },
    /* 59 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 98 },
    /* 60 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 98 },
    /* 61 */ { .op = DFG_E_IN_RANGE, .n_kids = 3, .kids = (const uint32_t[]){ 58, 59, 60, }, .text = "p.strides[1] in 1..3", .line = 98 },
    /* 62 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 54, 61, }, .text = "(p.strides[0] in 1..3 and p.strides[1] in 1..3)", .line = 98 },
    /* 63 */ { .op = DFG_E_NODE, .ref = 2, .text = "p", .line = 99 },
    /* 64 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 63, }, .name = "padding", .text = "padding", .line = 99 },
    /* 65 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 64, }, .text = "max(p.padding)", .line = 99 },
    /* 66 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 99 },
    /* 67 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 65, 66, }, .text = "max(p.padding) == 0", .line = 99 },
    /* 68 */ { .op = DFG_E_NODE, .ref = 2, .text = "p", .line = 99 },
    /* 69 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 68, }, .name = "pool_size", .text = "pool_size", .line = 99 },
    /* 70 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 99 },
    /* 71 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 69, 70, }, .text = "p.pool_size[0]", .line = 99 },
    /* 72 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 99 },
    /* 73 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 72, }, .text = "shape", .line = 99 },
    /* 74 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 99 },
    /* 75 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 73, 74, }, .text = "x.shape[1]", .line = 99 },
    /* 76 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 71, 75, }, .text = "p.pool_size[0] == x.shape[1]", .line = 99 },
    /* 77 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 67, 76, }, .text = "max(p.padding) == 0 and p.pool_size[0] == x.shape[1]", .line = 99 },
    /* 78 */ { .op = DFG_E_NODE, .ref = 2, .text = "p", .line = 99 },
    /* 79 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 78, }, .name = "pool_size", .text = "pool_size", .line = 99 },
    /* 80 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 99 },
    /* 81 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 79, 80, }, .text = "p.pool_size[1]", .line = 99 },
    /* 82 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 99 },
    /* 83 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 82, }, .text = "shape", .line = 99 },
    /* 84 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 99 },
    /* 85 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 83, 84, }, .text = "x.shape[2]", .line = 99 },
    /* 86 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 81, 85, }, .text = "p.pool_size[1] == x.shape[2]", .line = 99 },
    /* 87 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 77, 86, }, .text = "(max(p.padding) == 0 and p.pool_size[0] == x.shape[1] and p.pool_size[1] == x.shape[2])", .line = 99 },
    /* 88 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 62, 87, }, .text = "(p.strides[0] in 1..3 and p.strides[1] in 1..3)\012        or (max(p.padding) == 0 and p.pool_size[0] == x.shape[1] and p.pool_size[1] == x.shape[2])", .line = 98 },
    /* 89 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 47, 88, }, .text = "byte(x), x.dtype == r.dtype, x.shape[0] == 1, p.layout == \"NHWC\", p.pool_size[1] <= 256,\012    p.pool_size[0] * p.pool_size[1] <= 65536,\012    (p.strides[0] in 1..3 and p.strides[1] in 1..3)\012        or (max(p.padding) == 0 and p.pool_size[0] == x.shape[1] and p.pool_size[1] == x.shape[2])", .line = 96 },
    /* 90 */ { .op = DFG_E_NODE, .ref = 2, .text = "p", .line = 103 },
    /* 91 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 90, }, .name = "padding", .text = "padding", .line = 103 },
    /* 92 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 103 },
    /* 93 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 91, 92, }, .text = "p.padding[0]", .line = 103 },
    /* 94 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 127LL }, .text = "127", .line = 103 },
    /* 95 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 93, 94, }, .text = "p.padding[0] <= 127", .line = 103 },
    /* 96 */ { .op = DFG_E_NODE, .ref = 2, .text = "p", .line = 103 },
    /* 97 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 96, }, .name = "padding", .text = "padding", .line = 103 },
    /* 98 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 103 },
    /* 99 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 97, 98, }, .text = "p.padding[1]", .line = 103 },
    /* 100 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 127LL }, .text = "127", .line = 103 },
    /* 101 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 99, 100, }, .text = "p.padding[1] <= 127", .line = 103 },
    /* 102 */ { .op = DFG_E_NODE, .ref = 2, .text = "p", .line = 103 },
    /* 103 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 102, }, .name = "padding", .text = "padding", .line = 103 },
    /* 104 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 103 },
    /* 105 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 103, 104, }, .text = "p.padding[2]", .line = 103 },
    /* 106 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 128LL }, .text = "128", .line = 103 },
    /* 107 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 105, 106, }, .text = "p.padding[2] <= 128", .line = 103 },
    /* 108 */ { .op = DFG_E_NODE, .ref = 2, .text = "p", .line = 103 },
    /* 109 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 108, }, .name = "padding", .text = "padding", .line = 103 },
    /* 110 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 103 },
    /* 111 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 109, 110, }, .text = "p.padding[3]", .line = 103 },
    /* 112 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 128LL }, .text = "128", .line = 103 },
    /* 113 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 111, 112, }, .text = "p.padding[3] <= 128", .line = 103 },
};
static const struct dfg_desc_node ethos_u_max_pool2d_nodes[4] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "clip?(p)", .line = 104 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "clip", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "clip?(p)", .line = 104 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.max_pool2d", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .name = "p",
        .text = "nn.max_pool2d(x)", .line = 102 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 101 },
};
static const struct dfg_desc_region ethos_u_max_pool2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture ethos_u_max_pool2d_refs[] = { { 3, -1 }, { 2, -1 }, };
static const struct dfg_capture ethos_u_max_pool2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct ethos_u_max_pool2d_match, x) },
    { "p", DFG_CAP_NODE, offsetof(struct ethos_u_max_pool2d_match, p) },
};
static const struct dfg_desc_pattern ethos_u_max_pool2d_desc = {
    .n_nodes = 4, .n_exprs = 114, .n_vars = 0, .n_sets = 2,
    .nodes = ethos_u_max_pool2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_u_max_pool2d_regions,
    .exprs = ethos_u_max_pool2d_exprs,
    .captures = ethos_u_max_pool2d_refs,
    .text = "pattern max_pool2d(x) {\012    p = nn.max_pool2d(x);\012    where pool_ok(p, x, p), p.padding[0] <= 127, p.padding[1] <= 127, p.padding[2] <= 128, p.padding[3] <= 128;\012    return clip?(p);\012}", .line = 101, .n_where = 5, .where = (const uint32_t[]){ 89, 95, 101, 107, 113, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 13 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 13 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 13 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 13 },
    /* 4 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, }, .text = "x.dtype in {u8, i8}", .line = 13 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 12 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "shape", .line = 12 },
    /* 7 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "max(x.shape)", .line = 12 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 12 },
    /* 9 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "max(x.shape) <= 65536", .line = 12 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 9, }, .text = "x.dtype in {u8, i8}, fits(x)", .line = 13 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 96 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "dtype", .line = 96 },
    /* 13 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 96 },
    /* 14 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "dtype", .line = 96 },
    /* 15 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 12, 14, }, .text = "x.dtype == r.dtype", .line = 96 },
    /* 16 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 10, 15, }, .text = "byte(x), x.dtype == r.dtype", .line = 96 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 96 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "shape", .line = 96 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 96 },
    /* 20 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "x.shape[0]", .line = 96 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 96 },
    /* 22 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "x.shape[0] == 1", .line = 96 },
    /* 23 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 16, 22, }, .text = "byte(x), x.dtype == r.dtype, x.shape[0] == 1", .line = 96 },
    /* 24 */ { .op = DFG_E_NODE, .ref = 3, .text = "p", .line = 96 },
    /* 25 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 24, }, .name = "layout", .text = "layout", .line = 96 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "\"NHWC\"", .line = 96 },
    /* 27 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 25, 26, }, .text = "p.layout == \"NHWC\"", .line = 96 },
    /* 28 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 23, 27, }, .text = "byte(x), x.dtype == r.dtype, x.shape[0] == 1, p.layout == \"NHWC\"", .line = 96 },
    /* 29 */ { .op = DFG_E_NODE, .ref = 3, .text = "p", .line = 96 },
    /* 30 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 29, }, .name = "pool_size", .text = "pool_size", .line = 96 },
    /* 31 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 96 },
    /* 32 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 30, 31, }, .text = "p.pool_size[1]", .line = 96 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 256LL }, .text = "256", .line = 96 },
    /* 34 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "p.pool_size[1] <= 256", .line = 96 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 28, 34, }, .text = "byte(x), x.dtype == r.dtype, x.shape[0] == 1, p.layout == \"NHWC\", p.pool_size[1] <= 256", .line = 96 },
    /* 36 */ { .op = DFG_E_NODE, .ref = 3, .text = "p", .line = 97 },
    /* 37 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 36, }, .name = "pool_size", .text = "pool_size", .line = 97 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 97 },
    /* 39 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 37, 38, }, .text = "p.pool_size[0]", .line = 97 },
    /* 40 */ { .op = DFG_E_NODE, .ref = 3, .text = "p", .line = 97 },
    /* 41 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 40, }, .name = "pool_size", .text = "pool_size", .line = 97 },
    /* 42 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 97 },
    /* 43 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 41, 42, }, .text = "p.pool_size[1]", .line = 97 },
    /* 44 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 39, 43, }, .text = "p.pool_size[0] * p.pool_size[1]", .line = 97 },
    /* 45 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 97 },
    /* 46 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 44, 45, }, .text = "p.pool_size[0] * p.pool_size[1] <= 65536", .line = 97 },
    /* 47 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 35, 46, }, .text = "byte(x), x.dtype == r.dtype, x.shape[0] == 1, p.layout == \"NHWC\", p.pool_size[1] <= 256,\012    p.pool_size[0] * p.pool_size[1] <= 65536", .line = 96 },
    /* 48 */ { .op = DFG_E_NODE, .ref = 3, .text = "p", .line = 98 },
    /* 49 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .name = "strides", .text = "strides", .line = 98 },
    /* 50 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 98 },
    /* 51 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 49, 50, }, .text = "p.strides[0]", .line = 98 },
    /* 52 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 98 },
    /* 53 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 98 },
    /* 54 */ { .op = DFG_E_IN_RANGE, .n_kids = 3, .kids = (const uint32_t[]){ 51, 52, 53, }, .text = "p.strides[0] in 1..3", .line = 98 },
    /* 55 */ { .op = DFG_E_NODE, .ref = 3, .text = "p", .line = 98 },
    /* 56 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 55, }, .name = "strides", .text = "strides", .line = 98 },
    /* 57 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 98 },
    /* 58 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 56, 57, }, .text = "p.strides[1]", .line = 98 },
    /* 59 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 98 },
    /* 60 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 98 },
    /* 61 */ { .op = DFG_E_IN_RANGE, .n_kids = 3, .kids = (const uint32_t[]){ 58, 59, 60, }, .text = "p.strides[1] in 1..3", .line = 98 },
    /* 62 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 54, 61, }, .text = "(p.strides[0] in 1..3 and p.strides[1] in 1..3)", .line = 98 },
    /* 63 */ { .op = DFG_E_NODE, .ref = 3, .text = "p", .line = 99 },
    /* 64 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 63, }, .name = "padding", .text = "padding", .line = 99 },
    /* 65 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 64, }, .text = "max(p.padding)", .line = 99 },
    /* 66 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 99 },
    /* 67 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 65, 66, }, .text = "max(p.padding) == 0", .line = 99 },
    /* 68 */ { .op = DFG_E_NODE, .ref = 3, .text = "p", .line = 99 },
    /* 69 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 68, }, .name = "pool_size", .text = "pool_size", .line = 99 },
    /* 70 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 99 },
    /* 71 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 69, 70, }, .text = "p.pool_size[0]", .line = 99 },
    /* 72 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 99 },
    /* 73 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 72, }, .text = "shape", .line = 99 },
    /* 74 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 99 },
    /* 75 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 73, 74, }, .text = "x.shape[1]", .line = 99 },
    /* 76 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 71, 75, }, .text = "p.pool_size[0] == x.shape[1]", .line = 99 },
    /* 77 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 67, 76, }, .text = "max(p.padding) == 0 and p.pool_size[0] == x.shape[1]", .line = 99 },
    /* 78 */ { .op = DFG_E_NODE, .ref = 3, .text = "p", .line = 99 },
    /* 79 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 78, }, .name = "pool_size", .text = "pool_size", .line = 99 },
    /* 80 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 99 },
    /* 81 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 79, 80, }, .text = "p.pool_size[1]", .line = 99 },
    /* 82 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 99 },
    /* 83 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 82, }, .text = "shape", .line = 99 },
    /* 84 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 99 },
    /* 85 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 83, 84, }, .text = "x.shape[2]", .line = 99 },
    /* 86 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 81, 85, }, .text = "p.pool_size[1] == x.shape[2]", .line = 99 },
    /* 87 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 77, 86, }, .text = "(max(p.padding) == 0 and p.pool_size[0] == x.shape[1] and p.pool_size[1] == x.shape[2])", .line = 99 },
    /* 88 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 62, 87, }, .text = "(p.strides[0] in 1..3 and p.strides[1] in 1..3)\012        or (max(p.padding) == 0 and p.pool_size[0] == x.shape[1] and p.pool_size[1] == x.shape[2])", .line = 98 },
    /* 89 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 47, 88, }, .text = "byte(x), x.dtype == r.dtype, x.shape[0] == 1, p.layout == \"NHWC\", p.pool_size[1] <= 256,\012    p.pool_size[0] * p.pool_size[1] <= 65536,\012    (p.strides[0] in 1..3 and p.strides[1] in 1..3)\012        or (max(p.padding) == 0 and p.pool_size[0] == x.shape[1] and p.pool_size[1] == x.shape[2])", .line = 96 },
    /* 90 */ { .op = DFG_E_NODE, .ref = 3, .text = "p", .line = 109 },
    /* 91 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 90, }, .name = "padding", .text = "padding", .line = 109 },
    /* 92 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 109 },
    /* 93 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 91, 92, }, .text = "p.padding[0]", .line = 109 },
    /* 94 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 109 },
    /* 95 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 93, 94, }, .text = "p.padding[0] <= 3", .line = 109 },
    /* 96 */ { .op = DFG_E_NODE, .ref = 3, .text = "p", .line = 109 },
    /* 97 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 96, }, .name = "padding", .text = "padding", .line = 109 },
    /* 98 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 109 },
    /* 99 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 97, 98, }, .text = "p.padding[1]", .line = 109 },
    /* 100 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 109 },
    /* 101 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 99, 100, }, .text = "p.padding[1] <= 3", .line = 109 },
    /* 102 */ { .op = DFG_E_NODE, .ref = 3, .text = "p", .line = 109 },
    /* 103 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 102, }, .name = "padding", .text = "padding", .line = 109 },
    /* 104 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 109 },
    /* 105 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 103, 104, }, .text = "p.padding[2]", .line = 109 },
    /* 106 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 109 },
    /* 107 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 105, 106, }, .text = "p.padding[2] <= 4", .line = 109 },
    /* 108 */ { .op = DFG_E_NODE, .ref = 3, .text = "p", .line = 109 },
    /* 109 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 108, }, .name = "padding", .text = "padding", .line = 109 },
    /* 110 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 109 },
    /* 111 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 109, 110, }, .text = "p.padding[3]", .line = 109 },
    /* 112 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 109 },
    /* 113 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 111, 112, }, .text = "p.padding[3] <= 4", .line = 109 },
    /* 114 */ { .op = DFG_E_NODE, .ref = 3, .text = "p", .line = 110 },
    /* 115 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 114, }, .name = "padding", .text = "padding", .line = 110 },
    /* 116 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 115, }, .text = "max(p.padding)", .line = 110 },
    /* 117 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 110 },
    /* 118 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 116, 117, }, .text = "max(p.padding) == 0", .line = 110 },
    /* 119 */ { .op = DFG_E_NODE, .ref = 3, .text = "p", .line = 110 },
    /* 120 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 119, }, .name = "pool_size", .text = "pool_size", .line = 110 },
    /* 121 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 110 },
    /* 122 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 120, 121, }, .text = "p.pool_size[0]", .line = 110 },
    /* 123 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 8LL }, .text = "8", .line = 110 },
    /* 124 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 122, 123, }, .text = "p.pool_size[0] <= 8", .line = 110 },
    /* 125 */ { .op = DFG_E_NODE, .ref = 3, .text = "p", .line = 110 },
    /* 126 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 125, }, .name = "pool_size", .text = "pool_size", .line = 110 },
    /* 127 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 110 },
    /* 128 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 126, 127, }, .text = "p.pool_size[1]", .line = 110 },
    /* 129 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 8LL }, .text = "8", .line = 110 },
    /* 130 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 128, 129, }, .text = "p.pool_size[1] <= 8", .line = 110 },
    /* 131 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 124, 130, }, .text = "(p.pool_size[0] <= 8 and p.pool_size[1] <= 8)", .line = 110 },
    /* 132 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 118, 131, }, .text = "max(p.padding) == 0 or (p.pool_size[0] <= 8 and p.pool_size[1] <= 8)", .line = 110 },
};
static const struct dfg_desc_node ethos_u_avg_pool2d_nodes[6] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "clip?(r)", .line = 111 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "clip", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "clip?(r)", .line = 111 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "cast", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .name = "r",
        .text = "cast(p)", .line = 108 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.avg_pool2d", },
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "count_include_pad", .expr = -1, .var = -1, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "count_include_pad == false", .line = 107 },
        },
        .name = "p",
        .text = "nn.avg_pool2d(cast(x))", .line = 107 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "cast", },
        .n_kids = 1, .kids = (const uint32_t[]){ 5, },
        .text = "cast(x)", .line = 107 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 106 },
};
static const struct dfg_desc_region ethos_u_avg_pool2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture ethos_u_avg_pool2d_refs[] = { { 5, -1 }, { 3, -1 }, { 2, -1 }, };
static const struct dfg_capture ethos_u_avg_pool2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct ethos_u_avg_pool2d_match, x) },
    { "p", DFG_CAP_NODE, offsetof(struct ethos_u_avg_pool2d_match, p) },
    { "r", DFG_CAP_NODE, offsetof(struct ethos_u_avg_pool2d_match, r) },
};
static const struct dfg_desc_pattern ethos_u_avg_pool2d_desc = {
    .n_nodes = 6, .n_exprs = 133, .n_vars = 0, .n_sets = 3,
    .nodes = ethos_u_avg_pool2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_u_avg_pool2d_regions,
    .exprs = ethos_u_avg_pool2d_exprs,
    .captures = ethos_u_avg_pool2d_refs,
    .text = "pattern avg_pool2d(x) {\012    p = nn.avg_pool2d(cast(x)) { count_include_pad == false };\012    r = cast(p);\012    where pool_ok(p, x, r), p.padding[0] <= 3, p.padding[1] <= 3, p.padding[2] <= 4, p.padding[3] <= 4;\012    where max(p.padding) == 0 or (p.pool_size[0] <= 8 and p.pool_size[1] <= 8);\012    return clip?(r);\012}", .line = 106, .n_where = 6, .where = (const uint32_t[]){ 89, 95, 101, 107, 113, 132, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 118 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 118 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 118 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 118 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 118 },
    /* 5 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 1, 2, 3, 4, }, .text = "x.dtype in {u8, i8, i32}", .line = 118 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 12 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "shape", .line = 12 },
    /* 8 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "max(x.shape)", .line = 12 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 12 },
    /* 10 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "max(x.shape) <= 65536", .line = 12 },
    /* 11 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 10, }, .text = "x.dtype in {u8, i8, i32}, fits(x)", .line = 118 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 118 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "dtype", .line = 118 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 118 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 118 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 118 },
    /* 17 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 13, 14, 15, 16, }, .text = "x.dtype in {u8, i8, i32}", .line = 118 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 12 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "shape", .line = 12 },
    /* 20 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "max(x.shape)", .line = 12 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 12 },
    /* 22 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "max(x.shape) <= 65536", .line = 12 },
    /* 23 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 22, }, .text = "x.dtype in {u8, i8, i32}, fits(x)", .line = 118 },
    /* 24 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 118 },
    /* 25 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 24, }, .text = "dtype", .line = 118 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 118 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 118 },
    /* 28 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 118 },
    /* 29 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 25, 26, 27, 28, }, .text = "x.dtype in {u8, i8, i32}", .line = 118 },
    /* 30 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 12 },
    /* 31 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "shape", .line = 12 },
    /* 32 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "max(x.shape)", .line = 12 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 12 },
    /* 34 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "max(x.shape) <= 65536", .line = 12 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 29, 34, }, .text = "x.dtype in {u8, i8, i32}, fits(x)", .line = 118 },
    /* 36 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 16 },
    /* 37 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 36, }, .text = "rank", .line = 16 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 16 },
    /* 39 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 37, 38, }, .text = "x.rank <= 4", .line = 16 },
    /* 40 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 15 },
    /* 41 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 40, }, .text = "rank", .line = 15 },
    /* 42 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 15 },
    /* 43 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 41, 42, }, .text = "x.rank < 4", .line = 15 },
    /* 44 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 15 },
    /* 45 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 44, }, .text = "shape", .line = 15 },
    /* 46 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 15 },
    /* 47 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 45, 46, }, .text = "x.shape[0]", .line = 15 },
    /* 48 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 15 },
    /* 49 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 47, 48, }, .text = "x.shape[0] == 1", .line = 15 },
    /* 50 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 43, 49, }, .text = "x.rank < 4 or x.shape[0] == 1", .line = 15 },
    /* 51 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 39, 50, }, .text = "x.rank <= 4, one_batch(x)", .line = 16 },
    /* 52 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 16 },
    /* 53 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 52, }, .text = "rank", .line = 16 },
    /* 54 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 16 },
    /* 55 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 53, 54, }, .text = "x.rank <= 4", .line = 16 },
    /* 56 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 15 },
    /* 57 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 56, }, .text = "rank", .line = 15 },
    /* 58 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 15 },
    /* 59 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 57, 58, }, .text = "x.rank < 4", .line = 15 },
    /* 60 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 15 },
    /* 61 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 60, }, .text = "shape", .line = 15 },
    /* 62 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 15 },
    /* 63 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 61, 62, }, .text = "x.shape[0]", .line = 15 },
    /* 64 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 15 },
    /* 65 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 63, 64, }, .text = "x.shape[0] == 1", .line = 15 },
    /* 66 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 59, 65, }, .text = "x.rank < 4 or x.shape[0] == 1", .line = 15 },
    /* 67 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 55, 66, }, .text = "x.rank <= 4, one_batch(x)", .line = 16 },
    /* 68 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 51, 67, }, .text = "flat(a), flat(b)", .line = 117 },
    /* 69 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 117 },
    /* 70 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 117 },
    /* 71 */ { .op = DFG_E_PRED, .sub = DFG_F_BROADCAST_TO, .n_kids = 2, .kids = (const uint32_t[]){ 69, 70, }, .text = "broadcast_to(a, b)", .line = 117 },
    /* 72 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 117 },
    /* 73 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 117 },
    /* 74 */ { .op = DFG_E_PRED, .sub = DFG_F_BROADCAST_TO, .n_kids = 2, .kids = (const uint32_t[]){ 72, 73, }, .text = "broadcast_to(b, a)", .line = 117 },
    /* 75 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 71, 74, }, .text = "broadcast_to(a, b) or broadcast_to(b, a)", .line = 117 },
    /* 76 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 68, 75, }, .text = "flat(a), flat(b), broadcast_to(a, b) or broadcast_to(b, a)", .line = 117 },
    /* 77 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 120 },
    /* 78 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 77, }, .text = "dtype", .line = 120 },
    /* 79 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 120 },
    /* 80 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 78, 79, }, .text = "r.dtype != i32", .line = 120 },
    /* 81 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 120 },
    /* 82 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 81, }, .text = "rank", .line = 120 },
    /* 83 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 120 },
    /* 84 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 82, 83, }, .text = "r.rank == 4", .line = 120 },
    /* 85 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 80, 84, }, .text = "r.dtype != i32 or r.rank == 4", .line = 120 },
    /* 86 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 125 },
    /* 87 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 86, }, .text = "present(c)", .line = 125 },
    /* 88 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 87, }, .text = "not present(c)", .line = 125 },
    /* 89 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 125 },
    /* 90 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 89, }, .text = "dtype", .line = 125 },
    /* 91 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 125 },
    /* 92 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 90, 91, }, .text = "r.dtype != i32", .line = 125 },
    /* 93 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 88, 92, }, .text = "not present(c) or r.dtype != i32", .line = 125 },
};
static const struct dfg_desc_node ethos_u_sum_of_nodes[11] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "c | r", .line = 126 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "clip", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .name = "c",
        .text = "clip(r)", .line = 124 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.add", },
        .n_kids = 8, .kids = (const uint32_t[]){ 3, 4, 5, 6, 7, 8, 9, 10, },
        .name = "r",
        .text = "qnn.add(a, b, const, const, const, const, const, const)", .line = 123 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 122 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 122 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 123 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 123 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 123 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 123 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 123 },
    [10] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 123 },
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
    .n_nodes = 11, .n_exprs = 94, .n_vars = 0, .n_sets = 4,
    .nodes = ethos_u_sum_of_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_u_sum_of_regions,
    .exprs = ethos_u_sum_of_exprs,
    .captures = ethos_u_sum_of_refs,
    .text = "pattern sum_of(a, b) {\012    r = qnn.add(a, b, const, const, const, const, const, const);\012    c = clip(r);\012    where wide(a), wide(b), wide(r), pair_ok(a, b), result_ok(r), not present(c) or r.dtype != i32;\012    return c | r;\012}", .line = 122, .n_where = 6, .where = (const uint32_t[]){ 11, 23, 35, 76, 85, 93, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 118 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 118 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 118 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 118 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 118 },
    /* 5 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 1, 2, 3, 4, }, .text = "x.dtype in {u8, i8, i32}", .line = 118 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 12 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "shape", .line = 12 },
    /* 8 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "max(x.shape)", .line = 12 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 12 },
    /* 10 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "max(x.shape) <= 65536", .line = 12 },
    /* 11 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 10, }, .text = "x.dtype in {u8, i8, i32}, fits(x)", .line = 118 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 118 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "dtype", .line = 118 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 118 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 118 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 118 },
    /* 17 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 13, 14, 15, 16, }, .text = "x.dtype in {u8, i8, i32}", .line = 118 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 12 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "shape", .line = 12 },
    /* 20 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "max(x.shape)", .line = 12 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 12 },
    /* 22 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "max(x.shape) <= 65536", .line = 12 },
    /* 23 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 22, }, .text = "x.dtype in {u8, i8, i32}, fits(x)", .line = 118 },
    /* 24 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 118 },
    /* 25 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 24, }, .text = "dtype", .line = 118 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 118 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 118 },
    /* 28 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 118 },
    /* 29 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 25, 26, 27, 28, }, .text = "x.dtype in {u8, i8, i32}", .line = 118 },
    /* 30 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 12 },
    /* 31 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "shape", .line = 12 },
    /* 32 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "max(x.shape)", .line = 12 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 12 },
    /* 34 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "max(x.shape) <= 65536", .line = 12 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 29, 34, }, .text = "x.dtype in {u8, i8, i32}, fits(x)", .line = 118 },
    /* 36 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 16 },
    /* 37 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 36, }, .text = "rank", .line = 16 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 16 },
    /* 39 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 37, 38, }, .text = "x.rank <= 4", .line = 16 },
    /* 40 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 15 },
    /* 41 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 40, }, .text = "rank", .line = 15 },
    /* 42 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 15 },
    /* 43 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 41, 42, }, .text = "x.rank < 4", .line = 15 },
    /* 44 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 15 },
    /* 45 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 44, }, .text = "shape", .line = 15 },
    /* 46 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 15 },
    /* 47 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 45, 46, }, .text = "x.shape[0]", .line = 15 },
    /* 48 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 15 },
    /* 49 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 47, 48, }, .text = "x.shape[0] == 1", .line = 15 },
    /* 50 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 43, 49, }, .text = "x.rank < 4 or x.shape[0] == 1", .line = 15 },
    /* 51 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 39, 50, }, .text = "x.rank <= 4, one_batch(x)", .line = 16 },
    /* 52 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 16 },
    /* 53 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 52, }, .text = "rank", .line = 16 },
    /* 54 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 16 },
    /* 55 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 53, 54, }, .text = "x.rank <= 4", .line = 16 },
    /* 56 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 15 },
    /* 57 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 56, }, .text = "rank", .line = 15 },
    /* 58 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 15 },
    /* 59 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 57, 58, }, .text = "x.rank < 4", .line = 15 },
    /* 60 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 15 },
    /* 61 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 60, }, .text = "shape", .line = 15 },
    /* 62 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 15 },
    /* 63 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 61, 62, }, .text = "x.shape[0]", .line = 15 },
    /* 64 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 15 },
    /* 65 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 63, 64, }, .text = "x.shape[0] == 1", .line = 15 },
    /* 66 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 59, 65, }, .text = "x.rank < 4 or x.shape[0] == 1", .line = 15 },
    /* 67 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 55, 66, }, .text = "x.rank <= 4, one_batch(x)", .line = 16 },
    /* 68 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 51, 67, }, .text = "flat(a), flat(b)", .line = 117 },
    /* 69 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 117 },
    /* 70 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 117 },
    /* 71 */ { .op = DFG_E_PRED, .sub = DFG_F_BROADCAST_TO, .n_kids = 2, .kids = (const uint32_t[]){ 69, 70, }, .text = "broadcast_to(a, b)", .line = 117 },
    /* 72 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 117 },
    /* 73 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 117 },
    /* 74 */ { .op = DFG_E_PRED, .sub = DFG_F_BROADCAST_TO, .n_kids = 2, .kids = (const uint32_t[]){ 72, 73, }, .text = "broadcast_to(b, a)", .line = 117 },
    /* 75 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 71, 74, }, .text = "broadcast_to(a, b) or broadcast_to(b, a)", .line = 117 },
    /* 76 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 68, 75, }, .text = "flat(a), flat(b), broadcast_to(a, b) or broadcast_to(b, a)", .line = 117 },
    /* 77 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 120 },
    /* 78 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 77, }, .text = "dtype", .line = 120 },
    /* 79 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 120 },
    /* 80 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 78, 79, }, .text = "r.dtype != i32", .line = 120 },
    /* 81 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 120 },
    /* 82 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 81, }, .text = "rank", .line = 120 },
    /* 83 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 120 },
    /* 84 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 82, 83, }, .text = "r.rank == 4", .line = 120 },
    /* 85 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 80, 84, }, .text = "r.dtype != i32 or r.rank == 4", .line = 120 },
    /* 86 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 131 },
    /* 87 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 86, }, .text = "present(c)", .line = 131 },
    /* 88 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 87, }, .text = "not present(c)", .line = 131 },
    /* 89 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 131 },
    /* 90 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 89, }, .text = "dtype", .line = 131 },
    /* 91 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 131 },
    /* 92 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 90, 91, }, .text = "r.dtype != i32", .line = 131 },
    /* 93 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 88, 92, }, .text = "not present(c) or r.dtype != i32", .line = 131 },
};
static const struct dfg_desc_node ethos_u_difference_nodes[11] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "c | r", .line = 132 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "clip", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .name = "c",
        .text = "clip(r)", .line = 130 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.subtract", },
        .n_kids = 8, .kids = (const uint32_t[]){ 3, 4, 5, 6, 7, 8, 9, 10, },
        .name = "r",
        .text = "qnn.subtract(a, b, const, const, const, const, const, const)", .line = 129 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 128 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 128 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 129 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 129 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 129 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 129 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 129 },
    [10] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 129 },
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
    .n_nodes = 11, .n_exprs = 94, .n_vars = 0, .n_sets = 4,
    .nodes = ethos_u_difference_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_u_difference_regions,
    .exprs = ethos_u_difference_exprs,
    .captures = ethos_u_difference_refs,
    .text = "pattern difference(a, b) {\012    r = qnn.subtract(a, b, const, const, const, const, const, const);\012    c = clip(r);\012    where wide(a), wide(b), wide(r), pair_ok(a, b), result_ok(r), not present(c) or r.dtype != i32;\012    return c | r;\012}", .line = 128, .n_where = 6, .where = (const uint32_t[]){ 11, 23, 35, 76, 85, 93, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 118 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 118 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 118 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 118 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 118 },
    /* 5 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 1, 2, 3, 4, }, .text = "x.dtype in {u8, i8, i32}", .line = 118 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 12 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "shape", .line = 12 },
    /* 8 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "max(x.shape)", .line = 12 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 12 },
    /* 10 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "max(x.shape) <= 65536", .line = 12 },
    /* 11 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 10, }, .text = "x.dtype in {u8, i8, i32}, fits(x)", .line = 118 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 118 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "dtype", .line = 118 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 118 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 118 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 118 },
    /* 17 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 13, 14, 15, 16, }, .text = "x.dtype in {u8, i8, i32}", .line = 118 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 12 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "shape", .line = 12 },
    /* 20 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "max(x.shape)", .line = 12 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 12 },
    /* 22 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "max(x.shape) <= 65536", .line = 12 },
    /* 23 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 22, }, .text = "x.dtype in {u8, i8, i32}, fits(x)", .line = 118 },
    /* 24 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 118 },
    /* 25 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 24, }, .text = "dtype", .line = 118 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 118 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 118 },
    /* 28 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 118 },
    /* 29 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 25, 26, 27, 28, }, .text = "x.dtype in {u8, i8, i32}", .line = 118 },
    /* 30 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 12 },
    /* 31 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "shape", .line = 12 },
    /* 32 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "max(x.shape)", .line = 12 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 12 },
    /* 34 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "max(x.shape) <= 65536", .line = 12 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 29, 34, }, .text = "x.dtype in {u8, i8, i32}, fits(x)", .line = 118 },
    /* 36 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 16 },
    /* 37 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 36, }, .text = "rank", .line = 16 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 16 },
    /* 39 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 37, 38, }, .text = "x.rank <= 4", .line = 16 },
    /* 40 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 15 },
    /* 41 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 40, }, .text = "rank", .line = 15 },
    /* 42 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 15 },
    /* 43 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 41, 42, }, .text = "x.rank < 4", .line = 15 },
    /* 44 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 15 },
    /* 45 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 44, }, .text = "shape", .line = 15 },
    /* 46 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 15 },
    /* 47 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 45, 46, }, .text = "x.shape[0]", .line = 15 },
    /* 48 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 15 },
    /* 49 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 47, 48, }, .text = "x.shape[0] == 1", .line = 15 },
    /* 50 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 43, 49, }, .text = "x.rank < 4 or x.shape[0] == 1", .line = 15 },
    /* 51 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 39, 50, }, .text = "x.rank <= 4, one_batch(x)", .line = 16 },
    /* 52 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 16 },
    /* 53 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 52, }, .text = "rank", .line = 16 },
    /* 54 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 16 },
    /* 55 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 53, 54, }, .text = "x.rank <= 4", .line = 16 },
    /* 56 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 15 },
    /* 57 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 56, }, .text = "rank", .line = 15 },
    /* 58 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 15 },
    /* 59 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 57, 58, }, .text = "x.rank < 4", .line = 15 },
    /* 60 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 15 },
    /* 61 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 60, }, .text = "shape", .line = 15 },
    /* 62 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 15 },
    /* 63 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 61, 62, }, .text = "x.shape[0]", .line = 15 },
    /* 64 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 15 },
    /* 65 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 63, 64, }, .text = "x.shape[0] == 1", .line = 15 },
    /* 66 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 59, 65, }, .text = "x.rank < 4 or x.shape[0] == 1", .line = 15 },
    /* 67 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 55, 66, }, .text = "x.rank <= 4, one_batch(x)", .line = 16 },
    /* 68 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 51, 67, }, .text = "flat(a), flat(b)", .line = 117 },
    /* 69 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 117 },
    /* 70 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 117 },
    /* 71 */ { .op = DFG_E_PRED, .sub = DFG_F_BROADCAST_TO, .n_kids = 2, .kids = (const uint32_t[]){ 69, 70, }, .text = "broadcast_to(a, b)", .line = 117 },
    /* 72 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 117 },
    /* 73 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 117 },
    /* 74 */ { .op = DFG_E_PRED, .sub = DFG_F_BROADCAST_TO, .n_kids = 2, .kids = (const uint32_t[]){ 72, 73, }, .text = "broadcast_to(b, a)", .line = 117 },
    /* 75 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 71, 74, }, .text = "broadcast_to(a, b) or broadcast_to(b, a)", .line = 117 },
    /* 76 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 68, 75, }, .text = "flat(a), flat(b), broadcast_to(a, b) or broadcast_to(b, a)", .line = 117 },
    /* 77 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 120 },
    /* 78 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 77, }, .text = "dtype", .line = 120 },
    /* 79 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 120 },
    /* 80 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 78, 79, }, .text = "r.dtype != i32", .line = 120 },
    /* 81 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 120 },
    /* 82 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 81, }, .text = "rank", .line = 120 },
    /* 83 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 120 },
    /* 84 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 82, 83, }, .text = "r.rank == 4", .line = 120 },
    /* 85 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 80, 84, }, .text = "r.dtype != i32 or r.rank == 4", .line = 120 },
    /* 86 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 137 },
    /* 87 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 86, }, .text = "present(c)", .line = 137 },
    /* 88 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 87, }, .text = "not present(c)", .line = 137 },
    /* 89 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 137 },
    /* 90 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 89, }, .text = "dtype", .line = 137 },
    /* 91 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 137 },
    /* 92 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 90, 91, }, .text = "r.dtype != i32", .line = 137 },
    /* 93 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 88, 92, }, .text = "not present(c) or r.dtype != i32", .line = 137 },
};
static const struct dfg_desc_node ethos_u_product_nodes[11] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "c | r", .line = 138 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "clip", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .name = "c",
        .text = "clip(r)", .line = 136 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.mul", },
        .n_kids = 8, .kids = (const uint32_t[]){ 3, 4, 5, 6, 7, 8, 9, 10, },
        .name = "r",
        .text = "qnn.mul(a, b, const, const, const, const, const, const)", .line = 135 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 134 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 134 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 135 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 135 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 135 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 135 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 135 },
    [10] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 135 },
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
    .n_nodes = 11, .n_exprs = 94, .n_vars = 0, .n_sets = 4,
    .nodes = ethos_u_product_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_u_product_regions,
    .exprs = ethos_u_product_exprs,
    .captures = ethos_u_product_refs,
    .text = "pattern product(a, b) {\012    r = qnn.mul(a, b, const, const, const, const, const, const);\012    c = clip(r);\012    where wide(a), wide(b), wide(r), pair_ok(a, b), result_ok(r), not present(c) or r.dtype != i32;\012    return c | r;\012}", .line = 134, .n_where = 6, .where = (const uint32_t[]){ 11, 23, 35, 76, 85, 93, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 13 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 13 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 13 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 13 },
    /* 4 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, }, .text = "x.dtype in {u8, i8}", .line = 13 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 12 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "shape", .line = 12 },
    /* 7 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "max(x.shape)", .line = 12 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 12 },
    /* 9 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "max(x.shape) <= 65536", .line = 12 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 9, }, .text = "x.dtype in {u8, i8}, fits(x)", .line = 13 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 141 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "dtype", .line = 141 },
    /* 13 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 141 },
    /* 14 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "dtype", .line = 141 },
    /* 15 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 12, 14, }, .text = "a.dtype == b.dtype", .line = 141 },
    /* 16 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 10, 15, }, .text = "byte(a), a.dtype == b.dtype", .line = 141 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 16 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "rank", .line = 16 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 16 },
    /* 20 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "x.rank <= 4", .line = 16 },
    /* 21 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 15 },
    /* 22 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 21, }, .text = "rank", .line = 15 },
    /* 23 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 15 },
    /* 24 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 22, 23, }, .text = "x.rank < 4", .line = 15 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 15 },
    /* 26 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "shape", .line = 15 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 15 },
    /* 28 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, }, .text = "x.shape[0]", .line = 15 },
    /* 29 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 15 },
    /* 30 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 28, 29, }, .text = "x.shape[0] == 1", .line = 15 },
    /* 31 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 24, 30, }, .text = "x.rank < 4 or x.shape[0] == 1", .line = 15 },
    /* 32 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 20, 31, }, .text = "x.rank <= 4, one_batch(x)", .line = 16 },
    /* 33 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 16 },
    /* 34 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "rank", .line = 16 },
    /* 35 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 16 },
    /* 36 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 34, 35, }, .text = "x.rank <= 4", .line = 16 },
    /* 37 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 15 },
    /* 38 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 37, }, .text = "rank", .line = 15 },
    /* 39 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 15 },
    /* 40 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 38, 39, }, .text = "x.rank < 4", .line = 15 },
    /* 41 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 15 },
    /* 42 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 41, }, .text = "shape", .line = 15 },
    /* 43 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 15 },
    /* 44 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 42, 43, }, .text = "x.shape[0]", .line = 15 },
    /* 45 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 15 },
    /* 46 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 44, 45, }, .text = "x.shape[0] == 1", .line = 15 },
    /* 47 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 40, 46, }, .text = "x.rank < 4 or x.shape[0] == 1", .line = 15 },
    /* 48 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 36, 47, }, .text = "x.rank <= 4, one_batch(x)", .line = 16 },
    /* 49 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 32, 48, }, .text = "flat(a), flat(b)", .line = 117 },
    /* 50 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 117 },
    /* 51 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 117 },
    /* 52 */ { .op = DFG_E_PRED, .sub = DFG_F_BROADCAST_TO, .n_kids = 2, .kids = (const uint32_t[]){ 50, 51, }, .text = "broadcast_to(a, b)", .line = 117 },
    /* 53 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 117 },
    /* 54 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 117 },
    /* 55 */ { .op = DFG_E_PRED, .sub = DFG_F_BROADCAST_TO, .n_kids = 2, .kids = (const uint32_t[]){ 53, 54, }, .text = "broadcast_to(b, a)", .line = 117 },
    /* 56 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 52, 55, }, .text = "broadcast_to(a, b) or broadcast_to(b, a)", .line = 117 },
    /* 57 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 49, 56, }, .text = "flat(a), flat(b), broadcast_to(a, b) or broadcast_to(b, a)", .line = 117 },
    /* 58 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 16, 57, }, .text = "byte(a), a.dtype == b.dtype, pair_ok(a, b)", .line = 141 },
    /* 59 */ { .op = DFG_E_NODE, .ref = 6, .text = "s", .line = 145 },
    /* 60 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 59, }, .text = "value(s)", .line = 145 },
    /* 61 */ { .op = DFG_E_NODE, .ref = 10, .text = "t", .line = 145 },
    /* 62 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 61, }, .text = "value(t)", .line = 145 },
    /* 63 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 60, 62, }, .text = "value(s) == value(t)", .line = 145 },
};
static const struct dfg_desc_node ethos_u_least_requantized_nodes[13] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.requantize", },
        .n_kids = 5, .kids = (const uint32_t[]){ 1, 5, 8, 9, 12, },
        .text = "qnn.requantize(clip(minimum(a, b)), s & const, const, t & const, const)", .line = 144 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "clip", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "clip(minimum(a, b))", .line = 144 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "minimum", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "minimum(a, b)", .line = 144 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 143 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 143 },
    [5] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, },
        .text = "s & const", .line = 144 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "s",
        .text = "s", .line = 143 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 144 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 144 },
    [9] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, },
        .text = "t & const", .line = 144 },
    [10] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "t",
        .text = "t", .line = 143 },
    [11] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 144 },
    [12] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 144 },
};
static const struct dfg_desc_region ethos_u_least_requantized_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture ethos_u_least_requantized_refs[] = { { 3, -1 }, { 4, -1 }, { 6, -1 }, { 10, -1 }, };
static const struct dfg_capture ethos_u_least_requantized_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct ethos_u_least_requantized_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct ethos_u_least_requantized_match, b) },
    { "s", DFG_CAP_NODE, offsetof(struct ethos_u_least_requantized_match, s) },
    { "t", DFG_CAP_NODE, offsetof(struct ethos_u_least_requantized_match, t) },
};
static const struct dfg_desc_pattern ethos_u_least_requantized_desc = {
    .n_nodes = 13, .n_exprs = 64, .n_vars = 0, .n_sets = 4,
    .nodes = ethos_u_least_requantized_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_u_least_requantized_regions,
    .exprs = ethos_u_least_requantized_exprs,
    .captures = ethos_u_least_requantized_refs,
    .text = "pattern least_requantized(a, b, s, t) =\012    qnn.requantize(clip(minimum(a, b)), s & const, const, t & const, const)\012        where same_bytes(a, b), value(s) == value(t);", .line = 143, .n_where = 2, .where = (const uint32_t[]){ 58, 63, }
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
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct ethos_u_least_requantized_whole, requantize) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct ethos_u_least_requantized_whole, clip) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct ethos_u_least_requantized_whole, minimum) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_least_requantized_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_least_requantized_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_least_requantized_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_least_requantized_whole, constant_4) },
};
/* ---- most_requantized ---- */

static const struct dfg_desc_expr ethos_u_most_requantized_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 13 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 13 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 13 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 13 },
    /* 4 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, }, .text = "x.dtype in {u8, i8}", .line = 13 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 12 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "shape", .line = 12 },
    /* 7 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "max(x.shape)", .line = 12 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 12 },
    /* 9 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "max(x.shape) <= 65536", .line = 12 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 9, }, .text = "x.dtype in {u8, i8}, fits(x)", .line = 13 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 141 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "dtype", .line = 141 },
    /* 13 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 141 },
    /* 14 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "dtype", .line = 141 },
    /* 15 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 12, 14, }, .text = "a.dtype == b.dtype", .line = 141 },
    /* 16 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 10, 15, }, .text = "byte(a), a.dtype == b.dtype", .line = 141 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 16 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "rank", .line = 16 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 16 },
    /* 20 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "x.rank <= 4", .line = 16 },
    /* 21 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 15 },
    /* 22 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 21, }, .text = "rank", .line = 15 },
    /* 23 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 15 },
    /* 24 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 22, 23, }, .text = "x.rank < 4", .line = 15 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 15 },
    /* 26 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "shape", .line = 15 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 15 },
    /* 28 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, }, .text = "x.shape[0]", .line = 15 },
    /* 29 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 15 },
    /* 30 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 28, 29, }, .text = "x.shape[0] == 1", .line = 15 },
    /* 31 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 24, 30, }, .text = "x.rank < 4 or x.shape[0] == 1", .line = 15 },
    /* 32 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 20, 31, }, .text = "x.rank <= 4, one_batch(x)", .line = 16 },
    /* 33 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 16 },
    /* 34 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "rank", .line = 16 },
    /* 35 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 16 },
    /* 36 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 34, 35, }, .text = "x.rank <= 4", .line = 16 },
    /* 37 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 15 },
    /* 38 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 37, }, .text = "rank", .line = 15 },
    /* 39 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 15 },
    /* 40 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 38, 39, }, .text = "x.rank < 4", .line = 15 },
    /* 41 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 15 },
    /* 42 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 41, }, .text = "shape", .line = 15 },
    /* 43 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 15 },
    /* 44 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 42, 43, }, .text = "x.shape[0]", .line = 15 },
    /* 45 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 15 },
    /* 46 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 44, 45, }, .text = "x.shape[0] == 1", .line = 15 },
    /* 47 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 40, 46, }, .text = "x.rank < 4 or x.shape[0] == 1", .line = 15 },
    /* 48 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 36, 47, }, .text = "x.rank <= 4, one_batch(x)", .line = 16 },
    /* 49 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 32, 48, }, .text = "flat(a), flat(b)", .line = 117 },
    /* 50 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 117 },
    /* 51 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 117 },
    /* 52 */ { .op = DFG_E_PRED, .sub = DFG_F_BROADCAST_TO, .n_kids = 2, .kids = (const uint32_t[]){ 50, 51, }, .text = "broadcast_to(a, b)", .line = 117 },
    /* 53 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 117 },
    /* 54 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 117 },
    /* 55 */ { .op = DFG_E_PRED, .sub = DFG_F_BROADCAST_TO, .n_kids = 2, .kids = (const uint32_t[]){ 53, 54, }, .text = "broadcast_to(b, a)", .line = 117 },
    /* 56 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 52, 55, }, .text = "broadcast_to(a, b) or broadcast_to(b, a)", .line = 117 },
    /* 57 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 49, 56, }, .text = "flat(a), flat(b), broadcast_to(a, b) or broadcast_to(b, a)", .line = 117 },
    /* 58 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 16, 57, }, .text = "byte(a), a.dtype == b.dtype, pair_ok(a, b)", .line = 141 },
    /* 59 */ { .op = DFG_E_NODE, .ref = 6, .text = "s", .line = 148 },
    /* 60 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 59, }, .text = "value(s)", .line = 148 },
    /* 61 */ { .op = DFG_E_NODE, .ref = 10, .text = "t", .line = 148 },
    /* 62 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 61, }, .text = "value(t)", .line = 148 },
    /* 63 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 60, 62, }, .text = "value(s) == value(t)", .line = 148 },
};
static const struct dfg_desc_node ethos_u_most_requantized_nodes[13] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.requantize", },
        .n_kids = 5, .kids = (const uint32_t[]){ 1, 5, 8, 9, 12, },
        .text = "qnn.requantize(clip(maximum(a, b)), s & const, const, t & const, const)", .line = 147 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "clip", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "clip(maximum(a, b))", .line = 147 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "maximum", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "maximum(a, b)", .line = 147 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 146 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 146 },
    [5] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, },
        .text = "s & const", .line = 147 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "s",
        .text = "s", .line = 146 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 147 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 147 },
    [9] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, },
        .text = "t & const", .line = 147 },
    [10] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "t",
        .text = "t", .line = 146 },
    [11] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 147 },
    [12] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 147 },
};
static const struct dfg_desc_region ethos_u_most_requantized_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture ethos_u_most_requantized_refs[] = { { 3, -1 }, { 4, -1 }, { 6, -1 }, { 10, -1 }, };
static const struct dfg_capture ethos_u_most_requantized_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct ethos_u_most_requantized_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct ethos_u_most_requantized_match, b) },
    { "s", DFG_CAP_NODE, offsetof(struct ethos_u_most_requantized_match, s) },
    { "t", DFG_CAP_NODE, offsetof(struct ethos_u_most_requantized_match, t) },
};
static const struct dfg_desc_pattern ethos_u_most_requantized_desc = {
    .n_nodes = 13, .n_exprs = 64, .n_vars = 0, .n_sets = 4,
    .nodes = ethos_u_most_requantized_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_u_most_requantized_regions,
    .exprs = ethos_u_most_requantized_exprs,
    .captures = ethos_u_most_requantized_refs,
    .text = "pattern most_requantized(a, b, s, t) =\012    qnn.requantize(clip(maximum(a, b)), s & const, const, t & const, const)\012        where same_bytes(a, b), value(s) == value(t);", .line = 146, .n_where = 2, .where = (const uint32_t[]){ 58, 63, }
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
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct ethos_u_most_requantized_whole, requantize) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct ethos_u_most_requantized_whole, clip) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct ethos_u_most_requantized_whole, maximum) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_most_requantized_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_most_requantized_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_most_requantized_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_most_requantized_whole, constant_4) },
};
/* ---- least ---- */

static const struct dfg_desc_expr ethos_u_least_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 13 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 13 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 13 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 13 },
    /* 4 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, }, .text = "x.dtype in {u8, i8}", .line = 13 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 12 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "shape", .line = 12 },
    /* 7 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "max(x.shape)", .line = 12 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 12 },
    /* 9 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "max(x.shape) <= 65536", .line = 12 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 9, }, .text = "x.dtype in {u8, i8}, fits(x)", .line = 13 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 141 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "dtype", .line = 141 },
    /* 13 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 141 },
    /* 14 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "dtype", .line = 141 },
    /* 15 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 12, 14, }, .text = "a.dtype == b.dtype", .line = 141 },
    /* 16 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 10, 15, }, .text = "byte(a), a.dtype == b.dtype", .line = 141 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 16 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "rank", .line = 16 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 16 },
    /* 20 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "x.rank <= 4", .line = 16 },
    /* 21 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 15 },
    /* 22 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 21, }, .text = "rank", .line = 15 },
    /* 23 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 15 },
    /* 24 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 22, 23, }, .text = "x.rank < 4", .line = 15 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 15 },
    /* 26 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "shape", .line = 15 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 15 },
    /* 28 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, }, .text = "x.shape[0]", .line = 15 },
    /* 29 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 15 },
    /* 30 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 28, 29, }, .text = "x.shape[0] == 1", .line = 15 },
    /* 31 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 24, 30, }, .text = "x.rank < 4 or x.shape[0] == 1", .line = 15 },
    /* 32 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 20, 31, }, .text = "x.rank <= 4, one_batch(x)", .line = 16 },
    /* 33 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 16 },
    /* 34 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "rank", .line = 16 },
    /* 35 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 16 },
    /* 36 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 34, 35, }, .text = "x.rank <= 4", .line = 16 },
    /* 37 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 15 },
    /* 38 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 37, }, .text = "rank", .line = 15 },
    /* 39 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 15 },
    /* 40 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 38, 39, }, .text = "x.rank < 4", .line = 15 },
    /* 41 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 15 },
    /* 42 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 41, }, .text = "shape", .line = 15 },
    /* 43 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 15 },
    /* 44 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 42, 43, }, .text = "x.shape[0]", .line = 15 },
    /* 45 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 15 },
    /* 46 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 44, 45, }, .text = "x.shape[0] == 1", .line = 15 },
    /* 47 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 40, 46, }, .text = "x.rank < 4 or x.shape[0] == 1", .line = 15 },
    /* 48 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 36, 47, }, .text = "x.rank <= 4, one_batch(x)", .line = 16 },
    /* 49 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 32, 48, }, .text = "flat(a), flat(b)", .line = 117 },
    /* 50 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 117 },
    /* 51 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 117 },
    /* 52 */ { .op = DFG_E_PRED, .sub = DFG_F_BROADCAST_TO, .n_kids = 2, .kids = (const uint32_t[]){ 50, 51, }, .text = "broadcast_to(a, b)", .line = 117 },
    /* 53 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 117 },
    /* 54 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 117 },
    /* 55 */ { .op = DFG_E_PRED, .sub = DFG_F_BROADCAST_TO, .n_kids = 2, .kids = (const uint32_t[]){ 53, 54, }, .text = "broadcast_to(b, a)", .line = 117 },
    /* 56 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 52, 55, }, .text = "broadcast_to(a, b) or broadcast_to(b, a)", .line = 117 },
    /* 57 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 49, 56, }, .text = "flat(a), flat(b), broadcast_to(a, b) or broadcast_to(b, a)", .line = 117 },
    /* 58 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 16, 57, }, .text = "byte(a), a.dtype == b.dtype, pair_ok(a, b)", .line = 141 },
};
static const struct dfg_desc_node ethos_u_least_nodes[5] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "clip?(minimum(a, b))", .line = 149 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "clip", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "clip?(minimum(a, b))", .line = 149 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "minimum", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "minimum(a, b)", .line = 149 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 149 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 149 },
};
static const struct dfg_desc_region ethos_u_least_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture ethos_u_least_refs[] = { { 3, -1 }, { 4, -1 }, };
static const struct dfg_capture ethos_u_least_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct ethos_u_least_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct ethos_u_least_match, b) },
};
static const struct dfg_desc_pattern ethos_u_least_desc = {
    .n_nodes = 5, .n_exprs = 59, .n_vars = 0, .n_sets = 2,
    .nodes = ethos_u_least_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_u_least_regions,
    .exprs = ethos_u_least_exprs,
    .captures = ethos_u_least_refs,
    .text = "pattern least(a, b) = clip?(minimum(a, b)) where same_bytes(a, b);", .line = 149, .n_where = 1, .where = (const uint32_t[]){ 58, }
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
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct ethos_u_least_whole, v) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct ethos_u_least_whole, clip) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct ethos_u_least_whole, minimum) },
};
/* ---- most ---- */

static const struct dfg_desc_expr ethos_u_most_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 13 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 13 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 13 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 13 },
    /* 4 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, }, .text = "x.dtype in {u8, i8}", .line = 13 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 12 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "shape", .line = 12 },
    /* 7 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "max(x.shape)", .line = 12 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 12 },
    /* 9 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "max(x.shape) <= 65536", .line = 12 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 9, }, .text = "x.dtype in {u8, i8}, fits(x)", .line = 13 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 141 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "dtype", .line = 141 },
    /* 13 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 141 },
    /* 14 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "dtype", .line = 141 },
    /* 15 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 12, 14, }, .text = "a.dtype == b.dtype", .line = 141 },
    /* 16 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 10, 15, }, .text = "byte(a), a.dtype == b.dtype", .line = 141 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 16 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "rank", .line = 16 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 16 },
    /* 20 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "x.rank <= 4", .line = 16 },
    /* 21 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 15 },
    /* 22 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 21, }, .text = "rank", .line = 15 },
    /* 23 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 15 },
    /* 24 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 22, 23, }, .text = "x.rank < 4", .line = 15 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 15 },
    /* 26 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "shape", .line = 15 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 15 },
    /* 28 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, }, .text = "x.shape[0]", .line = 15 },
    /* 29 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 15 },
    /* 30 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 28, 29, }, .text = "x.shape[0] == 1", .line = 15 },
    /* 31 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 24, 30, }, .text = "x.rank < 4 or x.shape[0] == 1", .line = 15 },
    /* 32 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 20, 31, }, .text = "x.rank <= 4, one_batch(x)", .line = 16 },
    /* 33 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 16 },
    /* 34 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "rank", .line = 16 },
    /* 35 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 16 },
    /* 36 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 34, 35, }, .text = "x.rank <= 4", .line = 16 },
    /* 37 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 15 },
    /* 38 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 37, }, .text = "rank", .line = 15 },
    /* 39 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 15 },
    /* 40 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 38, 39, }, .text = "x.rank < 4", .line = 15 },
    /* 41 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 15 },
    /* 42 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 41, }, .text = "shape", .line = 15 },
    /* 43 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 15 },
    /* 44 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 42, 43, }, .text = "x.shape[0]", .line = 15 },
    /* 45 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 15 },
    /* 46 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 44, 45, }, .text = "x.shape[0] == 1", .line = 15 },
    /* 47 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 40, 46, }, .text = "x.rank < 4 or x.shape[0] == 1", .line = 15 },
    /* 48 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 36, 47, }, .text = "x.rank <= 4, one_batch(x)", .line = 16 },
    /* 49 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 32, 48, }, .text = "flat(a), flat(b)", .line = 117 },
    /* 50 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 117 },
    /* 51 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 117 },
    /* 52 */ { .op = DFG_E_PRED, .sub = DFG_F_BROADCAST_TO, .n_kids = 2, .kids = (const uint32_t[]){ 50, 51, }, .text = "broadcast_to(a, b)", .line = 117 },
    /* 53 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 117 },
    /* 54 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 117 },
    /* 55 */ { .op = DFG_E_PRED, .sub = DFG_F_BROADCAST_TO, .n_kids = 2, .kids = (const uint32_t[]){ 53, 54, }, .text = "broadcast_to(b, a)", .line = 117 },
    /* 56 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 52, 55, }, .text = "broadcast_to(a, b) or broadcast_to(b, a)", .line = 117 },
    /* 57 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 49, 56, }, .text = "flat(a), flat(b), broadcast_to(a, b) or broadcast_to(b, a)", .line = 117 },
    /* 58 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 16, 57, }, .text = "byte(a), a.dtype == b.dtype, pair_ok(a, b)", .line = 141 },
};
static const struct dfg_desc_node ethos_u_most_nodes[5] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "clip?(maximum(a, b))", .line = 150 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "clip", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "clip?(maximum(a, b))", .line = 150 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "maximum", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "maximum(a, b)", .line = 150 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 150 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 150 },
};
static const struct dfg_desc_region ethos_u_most_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture ethos_u_most_refs[] = { { 3, -1 }, { 4, -1 }, };
static const struct dfg_capture ethos_u_most_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct ethos_u_most_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct ethos_u_most_match, b) },
};
static const struct dfg_desc_pattern ethos_u_most_desc = {
    .n_nodes = 5, .n_exprs = 59, .n_vars = 0, .n_sets = 2,
    .nodes = ethos_u_most_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_u_most_regions,
    .exprs = ethos_u_most_exprs,
    .captures = ethos_u_most_refs,
    .text = "pattern most(a, b) = clip?(maximum(a, b)) where same_bytes(a, b);", .line = 150, .n_where = 1, .where = (const uint32_t[]){ 58, }
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
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct ethos_u_most_whole, v) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct ethos_u_most_whole, clip) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct ethos_u_most_whole, maximum) },
};
/* ---- shifted ---- */

static const struct dfg_desc_expr ethos_u_shifted_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 153 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 153 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 153 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "a.dtype == i32", .line = 153 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 2, .text = "b", .line = 153 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "dtype", .line = 153 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 153 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "b.dtype == i32", .line = 153 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 0, .text = "s", .line = 153 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "dtype", .line = 153 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 153 },
    /* 11 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "s.dtype == i32", .line = 153 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 12 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "shape", .line = 12 },
    /* 14 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "max(x.shape)", .line = 12 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 12 },
    /* 16 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, }, .text = "max(x.shape) <= 65536", .line = 12 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 12 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "shape", .line = 12 },
    /* 19 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "max(x.shape)", .line = 12 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 12 },
    /* 21 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "max(x.shape) <= 65536", .line = 12 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 16 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "rank", .line = 16 },
    /* 24 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 16 },
    /* 25 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "x.rank <= 4", .line = 16 },
    /* 26 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 15 },
    /* 27 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 26, }, .text = "rank", .line = 15 },
    /* 28 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 15 },
    /* 29 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 27, 28, }, .text = "x.rank < 4", .line = 15 },
    /* 30 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 15 },
    /* 31 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "shape", .line = 15 },
    /* 32 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 15 },
    /* 33 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 31, 32, }, .text = "x.shape[0]", .line = 15 },
    /* 34 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 15 },
    /* 35 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 33, 34, }, .text = "x.shape[0] == 1", .line = 15 },
    /* 36 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 29, 35, }, .text = "x.rank < 4 or x.shape[0] == 1", .line = 15 },
    /* 37 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 25, 36, }, .text = "x.rank <= 4, one_batch(x)", .line = 16 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 16 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "rank", .line = 16 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 16 },
    /* 41 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 39, 40, }, .text = "x.rank <= 4", .line = 16 },
    /* 42 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 15 },
    /* 43 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 42, }, .text = "rank", .line = 15 },
    /* 44 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 15 },
    /* 45 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 43, 44, }, .text = "x.rank < 4", .line = 15 },
    /* 46 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 15 },
    /* 47 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 46, }, .text = "shape", .line = 15 },
    /* 48 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 15 },
    /* 49 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 47, 48, }, .text = "x.shape[0]", .line = 15 },
    /* 50 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 15 },
    /* 51 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 49, 50, }, .text = "x.shape[0] == 1", .line = 15 },
    /* 52 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 45, 51, }, .text = "x.rank < 4 or x.shape[0] == 1", .line = 15 },
    /* 53 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 41, 52, }, .text = "x.rank <= 4, one_batch(x)", .line = 16 },
    /* 54 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 37, 53, }, .text = "flat(a), flat(b)", .line = 117 },
    /* 55 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 117 },
    /* 56 */ { .op = DFG_E_NODE, .ref = 2, .text = "b", .line = 117 },
    /* 57 */ { .op = DFG_E_PRED, .sub = DFG_F_BROADCAST_TO, .n_kids = 2, .kids = (const uint32_t[]){ 55, 56, }, .text = "broadcast_to(a, b)", .line = 117 },
    /* 58 */ { .op = DFG_E_NODE, .ref = 2, .text = "b", .line = 117 },
    /* 59 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 117 },
    /* 60 */ { .op = DFG_E_PRED, .sub = DFG_F_BROADCAST_TO, .n_kids = 2, .kids = (const uint32_t[]){ 58, 59, }, .text = "broadcast_to(b, a)", .line = 117 },
    /* 61 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 57, 60, }, .text = "broadcast_to(a, b) or broadcast_to(b, a)", .line = 117 },
    /* 62 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 54, 61, }, .text = "flat(a), flat(b), broadcast_to(a, b) or broadcast_to(b, a)", .line = 117 },
    /* 63 */ { .op = DFG_E_NODE, .ref = 0, .text = "s", .line = 153 },
    /* 64 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 63, }, .text = "rank", .line = 153 },
    /* 65 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 153 },
    /* 66 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 64, 65, }, .text = "s.rank == 4", .line = 153 },
};
static const struct dfg_desc_node ethos_u_shifted_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "left_shift", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .name = "s",
        .text = "left_shift(a, b)", .line = 152 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 151 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 151 },
};
static const struct dfg_desc_region ethos_u_shifted_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture ethos_u_shifted_refs[] = { { 1, -1 }, { 2, -1 }, { 0, -1 }, };
static const struct dfg_capture ethos_u_shifted_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct ethos_u_shifted_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct ethos_u_shifted_match, b) },
    { "s", DFG_CAP_NODE, offsetof(struct ethos_u_shifted_match, s) },
};
static const struct dfg_desc_pattern ethos_u_shifted_desc = {
    .n_nodes = 3, .n_exprs = 67, .n_vars = 0, .n_sets = 3,
    .nodes = ethos_u_shifted_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_u_shifted_regions,
    .exprs = ethos_u_shifted_exprs,
    .captures = ethos_u_shifted_refs,
    .text = "pattern shifted(a, b) {\012    s = left_shift(a, b);\012    where a.dtype == i32, b.dtype == i32, s.dtype == i32, fits(a), fits(b), pair_ok(a, b), s.rank == 4;\012    return s;\012}", .line = 151, .n_where = 7, .where = (const uint32_t[]){ 3, 7, 11, 16, 21, 62, 66, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 14 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 14 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == i8", .line = 14 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 12 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "shape", .line = 12 },
    /* 6 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "max(x.shape)", .line = 12 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 12 },
    /* 8 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, }, .text = "max(x.shape) <= 65536", .line = 12 },
    /* 9 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 8, }, .text = "x.dtype == i8, fits(x)", .line = 14 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 159 },
    /* 11 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "rank", .line = 159 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 159 },
    /* 13 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "x.rank <= 4", .line = 159 },
};
static const struct dfg_desc_node ethos_u_reshaped_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "reshape", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "reshape(x)", .line = 159 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 159 },
};
static const struct dfg_desc_region ethos_u_reshaped_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture ethos_u_reshaped_refs[] = { { 1, -1 }, };
static const struct dfg_capture ethos_u_reshaped_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct ethos_u_reshaped_match, x) },
};
static const struct dfg_desc_pattern ethos_u_reshaped_desc = {
    .n_nodes = 2, .n_exprs = 14, .n_vars = 0, .n_sets = 1,
    .nodes = ethos_u_reshaped_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_u_reshaped_regions,
    .exprs = ethos_u_reshaped_exprs,
    .captures = ethos_u_reshaped_refs,
    .text = "pattern reshaped(x) = reshape(x) where int8(x), x.rank <= 4;", .line = 159, .n_where = 2, .where = (const uint32_t[]){ 9, 13, }
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
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct ethos_u_reshaped_whole, reshape) },
};
/* ---- sliced ---- */

static const struct dfg_desc_expr ethos_u_sliced_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 14 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 14 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == i8", .line = 14 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 12 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "shape", .line = 12 },
    /* 6 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "max(x.shape)", .line = 12 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 12 },
    /* 8 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, }, .text = "max(x.shape) <= 65536", .line = 12 },
    /* 9 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 8, }, .text = "x.dtype == i8, fits(x)", .line = 14 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 162 },
    /* 11 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "rank", .line = 162 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 162 },
    /* 13 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "x.rank <= 4", .line = 162 },
    /* 14 */ { .op = DFG_E_VAR, .ref = 0, .text = "from", .line = 162 },
    /* 15 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "len(from)", .line = 162 },
    /* 16 */ { .op = DFG_E_VAR, .ref = 1, .text = "to", .line = 162 },
    /* 17 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "len(to)", .line = 162 },
    /* 18 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 15, 17, }, .text = "len(from) == len(to)", .line = 162 },
    /* 19 */ { .op = DFG_E_VAR, .ref = 2, .text = "by", .line = 162 },
    /* 20 */ { .op = DFG_E_CALL, .sub = DFG_F_MIN, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "min(by)", .line = 162 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 162 },
    /* 22 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "min(by) == 1", .line = 162 },
    /* 23 */ { .op = DFG_E_VAR, .ref = 2, .text = "by", .line = 162 },
    /* 24 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "max(by)", .line = 162 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 162 },
    /* 26 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "max(by) == 1", .line = 162 },
    /* 27 */ { .op = DFG_E_VAR, .ref = 1, .text = "to", .line = 163 },
    /* 28 */ { .op = DFG_E_VAR, .ref = 3, .text = "i", .line = 163 },
    /* 29 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 27, 28, }, .text = "to[i]", .line = 163 },
    /* 30 */ { .op = DFG_E_VAR, .ref = 0, .text = "from", .line = 163 },
    /* 31 */ { .op = DFG_E_VAR, .ref = 3, .text = "i", .line = 163 },
    /* 32 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 30, 31, }, .text = "from[i]", .line = 163 },
    /* 33 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 29, 32, }, .text = "to[i] - from[i]", .line = 163 },
    /* 34 */ { .op = DFG_E_VAR, .ref = 0, .text = "from", .line = 163 },
    /* 35 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 34, }, .text = "len(from)", .line = 163 },
    /* 36 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 1, .kids = (const uint32_t[]){ 35, }, .text = "range(len(from))", .line = 163 },
    /* 37 */ { .op = DFG_E_COMP, .ref = 3, .n_kids = 2, .kids = (const uint32_t[]){ 33, 36, }, .text = "[to[i] - from[i] for i in range(len(from))]", .line = 163 },
    /* 38 */ { .op = DFG_E_CALL, .sub = DFG_F_MIN, .n_kids = 1, .kids = (const uint32_t[]){ 37, }, .text = "min([to[i] - from[i] for i in range(len(from))])", .line = 163 },
    /* 39 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 163 },
    /* 40 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 38, 39, }, .text = "min([to[i] - from[i] for i in range(len(from))]) >= 0", .line = 163 },
};
static const struct dfg_desc_node ethos_u_sliced_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "strided_slice", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .n_attrs = 3, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_BIND, .name = "begin", .expr = -1, .var = 0, .text = "begin = from", .line = 161 },
            { .test = DFG_D_TEST_BIND, .name = "end", .expr = -1, .var = 1, .text = "end = to", .line = 161 },
            { .test = DFG_D_TEST_BIND, .name = "strides", .expr = -1, .var = 2, .text = "strides = by", .line = 161 },
        },
        .name = "s",
        .text = "strided_slice(x)", .line = 161 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 160 },
};
static const struct dfg_desc_region ethos_u_sliced_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t ethos_u_sliced_var_regions[] = { 0, 0, 0, 0, };
static const bool ethos_u_sliced_dims[] = { 0, 0, 0, 0, };
static const struct dfg_desc_capture ethos_u_sliced_refs[] = { { 1, -1 }, { 0, -1 }, { 0, -1 }, { 1, -1 }, { 2, -1 }, };
static const struct dfg_capture ethos_u_sliced_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct ethos_u_sliced_match, x) },
    { "s", DFG_CAP_NODE, offsetof(struct ethos_u_sliced_match, s) },
    { "from", DFG_CAP_VALUE, offsetof(struct ethos_u_sliced_match, from) },
    { "to", DFG_CAP_VALUE, offsetof(struct ethos_u_sliced_match, to) },
    { "by", DFG_CAP_VALUE, offsetof(struct ethos_u_sliced_match, by) },
};
static const struct dfg_desc_pattern ethos_u_sliced_desc = {
    .n_nodes = 2, .n_exprs = 41, .n_vars = 4, .n_sets = 5,
    .nodes = ethos_u_sliced_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_u_sliced_regions,
    .var_region = ethos_u_sliced_var_regions,
    .exprs = ethos_u_sliced_exprs,
    .captures = ethos_u_sliced_refs,
    .var_is_dim = ethos_u_sliced_dims,
    .text = "pattern sliced(x) {\012    s = strided_slice(x) { begin = from, end = to, strides = by };\012    where int8(x), x.rank <= 4, len(from) == len(to), min(by) == 1, max(by) == 1;\012    where min([to[i] - from[i] for i in range(len(from))]) >= 0;\012    return s;\012}", .line = 160, .n_where = 6, .where = (const uint32_t[]){ 9, 13, 18, 22, 26, 40, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 14 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 14 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == i8", .line = 14 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 12 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "shape", .line = 12 },
    /* 6 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "max(x.shape)", .line = 12 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 12 },
    /* 8 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, }, .text = "max(x.shape) <= 65536", .line = 12 },
    /* 9 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 8, }, .text = "x.dtype == i8, fits(x)", .line = 14 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 166 },
    /* 11 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "rank", .line = 166 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 166 },
    /* 13 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "x.rank <= 4", .line = 166 },
};
static const struct dfg_desc_node ethos_u_expanded_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "expand_dims", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "expand_dims(x)", .line = 166 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 166 },
};
static const struct dfg_desc_region ethos_u_expanded_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture ethos_u_expanded_refs[] = { { 1, -1 }, };
static const struct dfg_capture ethos_u_expanded_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct ethos_u_expanded_match, x) },
};
static const struct dfg_desc_pattern ethos_u_expanded_desc = {
    .n_nodes = 2, .n_exprs = 14, .n_vars = 0, .n_sets = 1,
    .nodes = ethos_u_expanded_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_u_expanded_regions,
    .exprs = ethos_u_expanded_exprs,
    .captures = ethos_u_expanded_refs,
    .text = "pattern expanded(x) = expand_dims(x) where int8(x), x.rank <= 4;", .line = 166, .n_where = 2, .where = (const uint32_t[]){ 9, 13, }
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
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct ethos_u_expanded_whole, expand_dims) },
};
/* ---- squeezed ---- */

static const struct dfg_desc_expr ethos_u_squeezed_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 14 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 14 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == i8", .line = 14 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 12 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "shape", .line = 12 },
    /* 6 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "max(x.shape)", .line = 12 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 12 },
    /* 8 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, }, .text = "max(x.shape) <= 65536", .line = 12 },
    /* 9 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 8, }, .text = "x.dtype == i8, fits(x)", .line = 14 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 167 },
    /* 11 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "rank", .line = 167 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 167 },
    /* 13 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "x.rank <= 4", .line = 167 },
};
static const struct dfg_desc_node ethos_u_squeezed_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "squeeze", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "squeeze(x)", .line = 167 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 167 },
};
static const struct dfg_desc_region ethos_u_squeezed_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture ethos_u_squeezed_refs[] = { { 1, -1 }, };
static const struct dfg_capture ethos_u_squeezed_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct ethos_u_squeezed_match, x) },
};
static const struct dfg_desc_pattern ethos_u_squeezed_desc = {
    .n_nodes = 2, .n_exprs = 14, .n_vars = 0, .n_sets = 1,
    .nodes = ethos_u_squeezed_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_u_squeezed_regions,
    .exprs = ethos_u_squeezed_exprs,
    .captures = ethos_u_squeezed_refs,
    .text = "pattern squeezed(x) = squeeze(x) where int8(x), x.rank <= 4;", .line = 167, .n_where = 2, .where = (const uint32_t[]){ 9, 13, }
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
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct ethos_u_squeezed_whole, squeeze) },
};
/* ---- split_up ---- */

static const struct dfg_desc_expr ethos_u_split_up_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 14 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 14 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == i8", .line = 14 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 12 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "shape", .line = 12 },
    /* 6 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "max(x.shape)", .line = 12 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 12 },
    /* 8 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, }, .text = "max(x.shape) <= 65536", .line = 12 },
    /* 9 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 8, }, .text = "x.dtype == i8, fits(x)", .line = 14 },
};
static const struct dfg_desc_node ethos_u_split_up_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "split", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "`split`(x)", .line = 168 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 168 },
};
static const struct dfg_desc_region ethos_u_split_up_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture ethos_u_split_up_refs[] = { { 1, -1 }, };
static const struct dfg_capture ethos_u_split_up_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct ethos_u_split_up_match, x) },
};
static const struct dfg_desc_pattern ethos_u_split_up_desc = {
    .n_nodes = 2, .n_exprs = 10, .n_vars = 0, .n_sets = 1,
    .nodes = ethos_u_split_up_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_u_split_up_regions,
    .exprs = ethos_u_split_up_exprs,
    .captures = ethos_u_split_up_refs,
    .text = "pattern split_up(x) = `split`(x) where int8(x);", .line = 168, .n_where = 1, .where = (const uint32_t[]){ 9, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 14 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 14 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == i8", .line = 14 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 12 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "shape", .line = 12 },
    /* 6 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "max(x.shape)", .line = 12 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 12 },
    /* 8 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, }, .text = "max(x.shape) <= 65536", .line = 12 },
    /* 9 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 8, }, .text = "x.dtype == i8, fits(x)", .line = 14 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 174 },
    /* 11 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "rank", .line = 174 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 174 },
    /* 13 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "c.rank <= 4", .line = 174 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 15 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "rank", .line = 15 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 15 },
    /* 17 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "x.rank < 4", .line = 15 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 15 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "shape", .line = 15 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 15 },
    /* 21 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "x.shape[0]", .line = 15 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 15 },
    /* 23 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, }, .text = "x.shape[0] == 1", .line = 15 },
    /* 24 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 17, 23, }, .text = "x.rank < 4 or x.shape[0] == 1", .line = 15 },
    /* 25 */ { .op = DFG_E_VAR, .ref = 0, .text = "axis", .line = 174 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 174 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 174 },
    /* 28 */ { .op = DFG_E_IN_RANGE, .n_kids = 3, .kids = (const uint32_t[]){ 25, 26, 27, }, .text = "axis in 0..3", .line = 174 },
    /* 29 */ { .op = DFG_E_VAR, .ref = 0, .text = "axis", .line = 174 },
    /* 30 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 174 },
    /* 31 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "rank", .line = 174 },
    /* 32 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 29, 31, }, .text = "axis < c.rank", .line = 174 },
    /* 33 */ { .op = DFG_E_NODE, .ref = 8, .text = "s", .line = 175 },
    /* 34 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "present(s)", .line = 175 },
    /* 35 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 34, }, .text = "not present(s)", .line = 175 },
    /* 36 */ { .op = DFG_E_SET, .ref = 0, .text = "scales", .line = 175 },
    /* 37 */ { .op = DFG_E_NODE, .ref = 13, .text = "scales", .line = 175 },
    /* 38 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 37, }, .text = "value(scales)", .line = 175 },
    /* 39 */ { .op = DFG_E_NODE, .ref = 8, .text = "s", .line = 175 },
    /* 40 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 39, }, .text = "value(s)", .line = 175 },
    /* 41 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 38, 40, }, .text = "value(scales) == value(s)", .line = 175 },
    /* 42 */ { .op = DFG_E_ALL, .ref = 13, .n_kids = 2, .kids = (const uint32_t[]){ 36, 41, }, .text = "all(scales, value(scales) == value(s))", .line = 175 },
    /* 43 */ { .op = DFG_E_SET, .ref = 1, .text = "zeros", .line = 175 },
    /* 44 */ { .op = DFG_E_NODE, .ref = 14, .text = "zeros", .line = 175 },
    /* 45 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 44, }, .text = "value(zeros)", .line = 175 },
    /* 46 */ { .op = DFG_E_NODE, .ref = 11, .text = "z", .line = 175 },
    /* 47 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 46, }, .text = "value(z)", .line = 175 },
    /* 48 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 45, 47, }, .text = "value(zeros) == value(z)", .line = 175 },
    /* 49 */ { .op = DFG_E_ALL, .ref = 14, .n_kids = 2, .kids = (const uint32_t[]){ 43, 48, }, .text = "all(zeros, value(zeros) == value(z))", .line = 175 },
    /* 50 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 42, 49, }, .text = "(all(scales, value(scales) == value(s)) and all(zeros, value(zeros) == value(z)))", .line = 175 },
    /* 51 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 35, 50, }, .text = "not present(s) or (all(scales, value(scales) == value(s)) and all(zeros, value(zeros) == value(z)))", .line = 175 },
};
static const struct dfg_desc_node ethos_u_concatenated_nodes[15] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, },
        .name = "c",
        .text = "concatenate((...)) { axis = axis }\012        | qnn.concatenate((...), (...scales),...", .line = 172 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "concatenate", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_BIND, .name = "axis", .expr = -1, .var = 0, .text = "axis = axis", .line = 172 },
        },
        .text = "concatenate((...))", .line = 172 },
    [2] = { .kind = DFG_D_TUPLE, .rest = -1, .index = -1, .region = 0,
        .rest_first = 0, .rest_last = 1,
        .text = "(...)", .line = 172 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.concatenate", },
        .n_kids = 5, .kids = (const uint32_t[]){ 4, 5, 6, 7, 10, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_BIND, .name = "axis", .expr = -1, .var = 0, .text = "axis = axis", .line = 173 },
        },
        .text = "qnn.concatenate((...), (...scales), (...zeros), s & const, z & const)", .line = 173 },
    [4] = { .kind = DFG_D_TUPLE, .rest = -1, .index = -1, .region = 0,
        .rest_first = 0, .rest_last = 1,
        .text = "(...)", .line = 173 },
    [5] = { .kind = DFG_D_TUPLE, .rest = 0, .index = -1, .region = 0,
        .rest_first = 0, .rest_last = 1,
        .text = "(...scales)", .line = 173 },
    [6] = { .kind = DFG_D_TUPLE, .rest = 1, .index = -1, .region = 0,
        .rest_first = 0, .rest_last = 1,
        .text = "(...zeros)", .line = 173 },
    [7] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, },
        .text = "s & const", .line = 173 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "s",
        .text = "s", .line = 171 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 173 },
    [10] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, },
        .text = "z & const", .line = 173 },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "z",
        .text = "z", .line = 171 },
    [12] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 173 },
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
    .text = "pattern concatenated(scales, zeros, s, z) {\012    c = concatenate((...)) { axis = axis }\012        | qnn.concatenate((...), (...scales), (...zeros), s & const, z & const) { axis = axis };\012    where int8(c), c.rank <= 4, one_batch(c), axis in 0..3, axis < c.rank;\012    where not present(s) or (all(scales, value(scales) == value(s)) and all(zeros, value(zeros) == value(z)));\012    return c;\012}", .line = 171, .n_where = 6, .where = (const uint32_t[]){ 9, 13, 24, 28, 32, 51, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 13 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 13 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 13 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 13 },
    /* 4 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, }, .text = "x.dtype in {u8, i8}", .line = 13 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 12 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "shape", .line = 12 },
    /* 7 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "max(x.shape)", .line = 12 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 12 },
    /* 9 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "max(x.shape) <= 65536", .line = 12 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 9, }, .text = "x.dtype in {u8, i8}, fits(x)", .line = 13 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 0, .text = "q", .line = 183 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "dtype", .line = 183 },
    /* 13 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 183 },
    /* 14 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "dtype", .line = 183 },
    /* 15 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 12, 14, }, .text = "q.dtype == x.dtype", .line = 183 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 16 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "rank", .line = 16 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 16 },
    /* 19 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "x.rank <= 4", .line = 16 },
    /* 20 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 15 },
    /* 21 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "rank", .line = 15 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 15 },
    /* 23 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, }, .text = "x.rank < 4", .line = 15 },
    /* 24 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 15 },
    /* 25 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 24, }, .text = "shape", .line = 15 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 15 },
    /* 27 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 25, 26, }, .text = "x.shape[0]", .line = 15 },
    /* 28 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 15 },
    /* 29 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 27, 28, }, .text = "x.shape[0] == 1", .line = 15 },
    /* 30 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 23, 29, }, .text = "x.rank < 4 or x.shape[0] == 1", .line = 15 },
    /* 31 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 19, 30, }, .text = "x.rank <= 4, one_batch(x)", .line = 16 },
    /* 32 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 183 },
    /* 33 */ { .op = DFG_E_NODE, .ref = 0, .text = "q", .line = 183 },
    /* 34 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "same_shape(x, q)", .line = 183 },
};
static const struct dfg_desc_node ethos_u_unary_abs_nodes[8] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.quantize", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 6, 7, },
        .name = "q",
        .text = "qnn.quantize(abs(qnn.dequantize(x, const, const)), const, const)", .line = 182 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "abs", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "abs(qnn.dequantize(x, const, const))", .line = 182 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.dequantize", },
        .n_kids = 3, .kids = (const uint32_t[]){ 3, 4, 5, },
        .text = "qnn.dequantize(x, const, const)", .line = 182 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 181 },
    [4] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 182 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 182 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 182 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 182 },
};
static const struct dfg_desc_region ethos_u_unary_abs_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture ethos_u_unary_abs_refs[] = { { 3, -1 }, { 0, -1 }, };
static const struct dfg_capture ethos_u_unary_abs_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct ethos_u_unary_abs_match, x) },
    { "q", DFG_CAP_NODE, offsetof(struct ethos_u_unary_abs_match, q) },
};
static const struct dfg_desc_pattern ethos_u_unary_abs_desc = {
    .n_nodes = 8, .n_exprs = 35, .n_vars = 0, .n_sets = 2,
    .nodes = ethos_u_unary_abs_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_u_unary_abs_regions,
    .exprs = ethos_u_unary_abs_exprs,
    .captures = ethos_u_unary_abs_refs,
    .text = "pattern unary_abs(x) {\012    q = qnn.quantize(abs(qnn.dequantize(x, const, const)), const, const);\012    where byte(x), q.dtype == x.dtype, flat(x), same_shape(x, q);\012    return q;\012}", .line = 181, .n_where = 4, .where = (const uint32_t[]){ 10, 15, 31, 34, }
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
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct ethos_u_unary_abs_whole, m.x) },
    { DFG_PART_ROOT, false, 1, 1, offsetof(struct ethos_u_unary_abs_whole, m.q) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct ethos_u_unary_abs_whole, abs) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct ethos_u_unary_abs_whole, dequantize) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_unary_abs_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_unary_abs_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_unary_abs_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_unary_abs_whole, constant_4) },
};
/* ---- tanh_table ---- */

static const struct dfg_desc_expr ethos_u_tanh_table_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 14 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 14 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == i8", .line = 14 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 12 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "shape", .line = 12 },
    /* 6 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "max(x.shape)", .line = 12 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 12 },
    /* 8 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, }, .text = "max(x.shape) <= 65536", .line = 12 },
    /* 9 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 8, }, .text = "x.dtype == i8, fits(x)", .line = 14 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 0, .text = "q", .line = 188 },
    /* 11 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "dtype", .line = 188 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 188 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "q.dtype == i8", .line = 188 },
};
static const struct dfg_desc_node ethos_u_tanh_table_nodes[8] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.quantize", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 6, 7, },
        .name = "q",
        .text = "qnn.quantize(tanh(qnn.dequantize(x, const, const)), const, const)", .line = 187 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tanh", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "tanh(qnn.dequantize(x, const, const))", .line = 187 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.dequantize", },
        .n_kids = 3, .kids = (const uint32_t[]){ 3, 4, 5, },
        .text = "qnn.dequantize(x, const, const)", .line = 187 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 186 },
    [4] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 187 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 187 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 187 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 187 },
};
static const struct dfg_desc_region ethos_u_tanh_table_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture ethos_u_tanh_table_refs[] = { { 3, -1 }, { 0, -1 }, };
static const struct dfg_capture ethos_u_tanh_table_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct ethos_u_tanh_table_match, x) },
    { "q", DFG_CAP_NODE, offsetof(struct ethos_u_tanh_table_match, q) },
};
static const struct dfg_desc_pattern ethos_u_tanh_table_desc = {
    .n_nodes = 8, .n_exprs = 14, .n_vars = 0, .n_sets = 2,
    .nodes = ethos_u_tanh_table_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_u_tanh_table_regions,
    .exprs = ethos_u_tanh_table_exprs,
    .captures = ethos_u_tanh_table_refs,
    .text = "pattern tanh_table(x) {\012    q = qnn.quantize(tanh(qnn.dequantize(x, const, const)), const, const);\012    where int8(x), q.dtype == i8;\012    return q;\012}", .line = 186, .n_where = 2, .where = (const uint32_t[]){ 9, 13, }
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
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct ethos_u_tanh_table_whole, m.x) },
    { DFG_PART_ROOT, false, 1, 1, offsetof(struct ethos_u_tanh_table_whole, m.q) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct ethos_u_tanh_table_whole, tanh) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct ethos_u_tanh_table_whole, dequantize) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_tanh_table_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_tanh_table_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_tanh_table_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_tanh_table_whole, constant_4) },
};
/* ---- sigmoid_table ---- */

static const struct dfg_desc_expr ethos_u_sigmoid_table_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 14 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 14 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == i8", .line = 14 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 12 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "shape", .line = 12 },
    /* 6 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "max(x.shape)", .line = 12 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 12 },
    /* 8 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, }, .text = "max(x.shape) <= 65536", .line = 12 },
    /* 9 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 8, }, .text = "x.dtype == i8, fits(x)", .line = 14 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 0, .text = "q", .line = 193 },
    /* 11 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "dtype", .line = 193 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 193 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "q.dtype == i8", .line = 193 },
};
static const struct dfg_desc_node ethos_u_sigmoid_table_nodes[8] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.quantize", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 6, 7, },
        .name = "q",
        .text = "qnn.quantize(sigmoid(qnn.dequantize(x, const, const)), const, const)", .line = 192 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "sigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "sigmoid(qnn.dequantize(x, const, const))", .line = 192 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.dequantize", },
        .n_kids = 3, .kids = (const uint32_t[]){ 3, 4, 5, },
        .text = "qnn.dequantize(x, const, const)", .line = 192 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 191 },
    [4] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 192 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 192 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 192 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 192 },
};
static const struct dfg_desc_region ethos_u_sigmoid_table_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture ethos_u_sigmoid_table_refs[] = { { 3, -1 }, { 0, -1 }, };
static const struct dfg_capture ethos_u_sigmoid_table_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct ethos_u_sigmoid_table_match, x) },
    { "q", DFG_CAP_NODE, offsetof(struct ethos_u_sigmoid_table_match, q) },
};
static const struct dfg_desc_pattern ethos_u_sigmoid_table_desc = {
    .n_nodes = 8, .n_exprs = 14, .n_vars = 0, .n_sets = 2,
    .nodes = ethos_u_sigmoid_table_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_u_sigmoid_table_regions,
    .exprs = ethos_u_sigmoid_table_exprs,
    .captures = ethos_u_sigmoid_table_refs,
    .text = "pattern sigmoid_table(x) {\012    q = qnn.quantize(sigmoid(qnn.dequantize(x, const, const)), const, const);\012    where int8(x), q.dtype == i8;\012    return q;\012}", .line = 191, .n_where = 2, .where = (const uint32_t[]){ 9, 13, }
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
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct ethos_u_sigmoid_table_whole, m.x) },
    { DFG_PART_ROOT, false, 1, 1, offsetof(struct ethos_u_sigmoid_table_whole, m.q) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct ethos_u_sigmoid_table_whole, sigmoid) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct ethos_u_sigmoid_table_whole, dequantize) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_sigmoid_table_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_sigmoid_table_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_sigmoid_table_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_sigmoid_table_whole, constant_4) },
};
/* ---- leaky_relu_table ---- */

static const struct dfg_desc_expr ethos_u_leaky_relu_table_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 14 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 14 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == i8", .line = 14 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 12 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "shape", .line = 12 },
    /* 6 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "max(x.shape)", .line = 12 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 12 },
    /* 8 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, }, .text = "max(x.shape) <= 65536", .line = 12 },
    /* 9 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 8, }, .text = "x.dtype == i8, fits(x)", .line = 14 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 0, .text = "q", .line = 198 },
    /* 11 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "dtype", .line = 198 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 198 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "q.dtype == i8", .line = 198 },
};
static const struct dfg_desc_node ethos_u_leaky_relu_table_nodes[8] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.quantize", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 6, 7, },
        .name = "q",
        .text = "qnn.quantize(nn.leaky_relu(qnn.dequantize(x, const, const)), const, const)", .line = 197 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.leaky_relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "nn.leaky_relu(qnn.dequantize(x, const, const))", .line = 197 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.dequantize", },
        .n_kids = 3, .kids = (const uint32_t[]){ 3, 4, 5, },
        .text = "qnn.dequantize(x, const, const)", .line = 197 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 196 },
    [4] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 197 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 197 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 197 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 197 },
};
static const struct dfg_desc_region ethos_u_leaky_relu_table_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture ethos_u_leaky_relu_table_refs[] = { { 3, -1 }, { 0, -1 }, };
static const struct dfg_capture ethos_u_leaky_relu_table_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct ethos_u_leaky_relu_table_match, x) },
    { "q", DFG_CAP_NODE, offsetof(struct ethos_u_leaky_relu_table_match, q) },
};
static const struct dfg_desc_pattern ethos_u_leaky_relu_table_desc = {
    .n_nodes = 8, .n_exprs = 14, .n_vars = 0, .n_sets = 2,
    .nodes = ethos_u_leaky_relu_table_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_u_leaky_relu_table_regions,
    .exprs = ethos_u_leaky_relu_table_exprs,
    .captures = ethos_u_leaky_relu_table_refs,
    .text = "pattern leaky_relu_table(x) {\012    q = qnn.quantize(nn.leaky_relu(qnn.dequantize(x, const, const)), const, const);\012    where int8(x), q.dtype == i8;\012    return q;\012}", .line = 196, .n_where = 2, .where = (const uint32_t[]){ 9, 13, }
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
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct ethos_u_leaky_relu_table_whole, m.x) },
    { DFG_PART_ROOT, false, 1, 1, offsetof(struct ethos_u_leaky_relu_table_whole, m.q) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct ethos_u_leaky_relu_table_whole, leaky_relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct ethos_u_leaky_relu_table_whole, dequantize) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_leaky_relu_table_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_leaky_relu_table_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_leaky_relu_table_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_leaky_relu_table_whole, constant_4) },
};
/* ---- softmax_table ---- */

static const struct dfg_desc_expr ethos_u_softmax_table_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 14 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 14 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == i8", .line = 14 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 12 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "shape", .line = 12 },
    /* 6 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "max(x.shape)", .line = 12 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 12 },
    /* 8 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, }, .text = "max(x.shape) <= 65536", .line = 12 },
    /* 9 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 8, }, .text = "x.dtype == i8, fits(x)", .line = 14 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 0, .text = "q", .line = 203 },
    /* 11 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "dtype", .line = 203 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 203 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "q.dtype == i8", .line = 203 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 203 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "rank", .line = 203 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 203 },
    /* 17 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "x.rank <= 4", .line = 203 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 203 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 0, .text = "q", .line = 203 },
    /* 20 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "same_shape(x, q)", .line = 203 },
};
static const struct dfg_desc_node ethos_u_softmax_table_nodes[8] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.quantize", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 6, 7, },
        .name = "q",
        .text = "qnn.quantize(nn.softmax(qnn.dequantize(x, const, const)), const, const)", .line = 202 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.softmax", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "nn.softmax(qnn.dequantize(x, const, const))", .line = 202 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.dequantize", },
        .n_kids = 3, .kids = (const uint32_t[]){ 3, 4, 5, },
        .text = "qnn.dequantize(x, const, const)", .line = 202 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 201 },
    [4] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 202 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 202 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 202 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 202 },
};
static const struct dfg_desc_region ethos_u_softmax_table_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture ethos_u_softmax_table_refs[] = { { 3, -1 }, { 0, -1 }, };
static const struct dfg_capture ethos_u_softmax_table_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct ethos_u_softmax_table_match, x) },
    { "q", DFG_CAP_NODE, offsetof(struct ethos_u_softmax_table_match, q) },
};
static const struct dfg_desc_pattern ethos_u_softmax_table_desc = {
    .n_nodes = 8, .n_exprs = 21, .n_vars = 0, .n_sets = 2,
    .nodes = ethos_u_softmax_table_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_u_softmax_table_regions,
    .exprs = ethos_u_softmax_table_exprs,
    .captures = ethos_u_softmax_table_refs,
    .text = "pattern softmax_table(x) {\012    q = qnn.quantize(nn.softmax(qnn.dequantize(x, const, const)), const, const);\012    where int8(x), q.dtype == i8, x.rank <= 4, same_shape(x, q);\012    return q;\012}", .line = 201, .n_where = 4, .where = (const uint32_t[]){ 9, 13, 17, 20, }
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
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct ethos_u_softmax_table_whole, m.x) },
    { DFG_PART_ROOT, false, 1, 1, offsetof(struct ethos_u_softmax_table_whole, m.q) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct ethos_u_softmax_table_whole, softmax) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct ethos_u_softmax_table_whole, dequantize) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_softmax_table_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_softmax_table_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_softmax_table_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_softmax_table_whole, constant_4) },
};
/* ---- hard_swish_table ---- */

static const struct dfg_desc_expr ethos_u_hard_swish_table_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 14 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 14 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == i8", .line = 14 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 12 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "shape", .line = 12 },
    /* 6 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "max(x.shape)", .line = 12 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 12 },
    /* 8 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, }, .text = "max(x.shape) <= 65536", .line = 12 },
    /* 9 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 8, }, .text = "x.dtype == i8, fits(x)", .line = 14 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 0, .text = "q", .line = 209 },
    /* 11 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "dtype", .line = 209 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 209 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "q.dtype == i8", .line = 209 },
};
static const struct dfg_desc_node ethos_u_hard_swish_table_nodes[13] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.quantize", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 11, 12, },
        .name = "q",
        .text = "qnn.quantize(divide(multiply(d, clip(add(d, const))), const), const, const)", .line = 208 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "divide", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 10, },
        .text = "divide(multiply(d, clip(add(d, const))), const)", .line = 208 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, },
        .text = "multiply(d, clip(add(d, const)))", .line = 208 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.dequantize", },
        .n_kids = 3, .kids = (const uint32_t[]){ 4, 5, 6, },
        .name = "d",
        .text = "qnn.dequantize(x, const, const)", .line = 207 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 206 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 207 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 207 },
    [7] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "clip", },
        .n_kids = 1, .kids = (const uint32_t[]){ 8, },
        .text = "clip(add(d, const))", .line = 208 },
    [8] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 9, },
        .text = "add(d, const)", .line = 208 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 208 },
    [10] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 208 },
    [11] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 208 },
    [12] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 208 },
};
static const struct dfg_desc_region ethos_u_hard_swish_table_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture ethos_u_hard_swish_table_refs[] = { { 4, -1 }, { 3, -1 }, { 0, -1 }, };
static const struct dfg_capture ethos_u_hard_swish_table_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct ethos_u_hard_swish_table_match, x) },
    { "d", DFG_CAP_NODE, offsetof(struct ethos_u_hard_swish_table_match, d) },
    { "q", DFG_CAP_NODE, offsetof(struct ethos_u_hard_swish_table_match, q) },
};
static const struct dfg_desc_pattern ethos_u_hard_swish_table_desc = {
    .n_nodes = 13, .n_exprs = 14, .n_vars = 0, .n_sets = 3,
    .nodes = ethos_u_hard_swish_table_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_u_hard_swish_table_regions,
    .exprs = ethos_u_hard_swish_table_exprs,
    .captures = ethos_u_hard_swish_table_refs,
    .text = "pattern hard_swish_table(x) {\012    d = qnn.dequantize(x, const, const);\012    q = qnn.quantize(divide(multiply(d, clip(add(d, const))), const), const, const);\012    where int8(x), q.dtype == i8;\012    return q;\012}", .line = 206, .n_where = 2, .where = (const uint32_t[]){ 9, 13, }
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
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct ethos_u_hard_swish_table_whole, m.x) },
    { DFG_PART_INNER, false, 0, 1, offsetof(struct ethos_u_hard_swish_table_whole, m.d) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_hard_swish_table_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_hard_swish_table_whole, constant_2) },
    { DFG_PART_ROOT, false, 1, 2, offsetof(struct ethos_u_hard_swish_table_whole, m.q) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct ethos_u_hard_swish_table_whole, divide) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct ethos_u_hard_swish_table_whole, multiply) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct ethos_u_hard_swish_table_whole, clip) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct ethos_u_hard_swish_table_whole, add) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_hard_swish_table_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_hard_swish_table_whole, constant_4) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_hard_swish_table_whole, constant_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_u_hard_swish_table_whole, constant_6) },
};
/* ---- mean_of ---- */

static const struct dfg_desc_expr ethos_u_mean_of_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 13 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 13 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 13 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 13 },
    /* 4 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, }, .text = "x.dtype in {u8, i8}", .line = 13 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 12 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "shape", .line = 12 },
    /* 7 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "max(x.shape)", .line = 12 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 12 },
    /* 9 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "max(x.shape) <= 65536", .line = 12 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 9, }, .text = "x.dtype in {u8, i8}, fits(x)", .line = 13 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 225 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "dtype", .line = 225 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 225 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 225 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 225 },
    /* 16 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 12, 13, 14, 15, }, .text = "r.dtype in {u8, i8, i16}", .line = 225 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 225 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "rank", .line = 225 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 225 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 225 },
    /* 21 */ { .op = DFG_E_IN_RANGE, .n_kids = 3, .kids = (const uint32_t[]){ 18, 19, 20, }, .text = "x.rank in 2..4", .line = 225 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 15 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "rank", .line = 15 },
    /* 24 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 15 },
    /* 25 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "x.rank < 4", .line = 15 },
    /* 26 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 15 },
    /* 27 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 26, }, .text = "shape", .line = 15 },
    /* 28 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 15 },
    /* 29 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 27, 28, }, .text = "x.shape[0]", .line = 15 },
    /* 30 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 15 },
    /* 31 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 29, 30, }, .text = "x.shape[0] == 1", .line = 15 },
    /* 32 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 25, 31, }, .text = "x.rank < 4 or x.shape[0] == 1", .line = 15 },
    /* 33 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 216 },
    /* 34 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "rank", .line = 216 },
    /* 35 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 216 },
    /* 36 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 34, 35, }, .text = "x.rank == 4", .line = 216 },
    /* 37 */ { .op = DFG_E_VAR, .ref = 0, .text = "axes", .line = 216 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_LIST, .n = 1, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 1LL }, } }, .text = "[1]", .line = 216 },
    /* 39 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_LIST, .n = 1, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = -3LL }, } }, .text = "[-3]", .line = 216 },
    /* 40 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 37, 38, 39, }, .text = "axes in {[1], [-3]}", .line = 216 },
    /* 41 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 36, 40, }, .text = "(x.rank == 4 and axes in {[1], [-3]})", .line = 216 },
    /* 42 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 216 },
    /* 43 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 42, }, .text = "rank", .line = 216 },
    /* 44 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 216 },
    /* 45 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 43, 44, }, .text = "x.rank < 4", .line = 216 },
    /* 46 */ { .op = DFG_E_VAR, .ref = 0, .text = "axes", .line = 216 },
    /* 47 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_LIST, .n = 1, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, } }, .text = "[0]", .line = 216 },
    /* 48 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 216 },
    /* 49 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "rank", .line = 216 },
    /* 50 */ { .op = DFG_E_NEG, .n_kids = 1, .kids = (const uint32_t[]){ 49, }, .text = "-x.rank", .line = 216 },
    /* 51 */ { .op = DFG_E_LIST, .n_kids = 1, .kids = (const uint32_t[]){ 50, }, .text = "[-x.rank]", .line = 216 },
    /* 52 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 46, 47, 51, }, .text = "axes in {[0], [-x.rank]}", .line = 216 },
    /* 53 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 45, 52, }, .text = "(x.rank < 4 and axes in {[0], [-x.rank]})", .line = 216 },
    /* 54 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 41, 53, }, .text = "(x.rank == 4 and axes in {[1], [-3]}) or (x.rank < 4 and axes in {[0], [-x.rank]})", .line = 216 },
    /* 55 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 226 },
    /* 56 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 55, }, .text = "shape", .line = 226 },
    /* 57 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 226 },
    /* 58 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 57, }, .text = "rank", .line = 226 },
    /* 59 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 226 },
    /* 60 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 58, 59, }, .text = "x.rank == 4", .line = 226 },
    /* 61 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 226 },
    /* 62 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 226 },
    /* 63 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 60, 61, 62, }, .text = "x.rank == 4 ? 1 : 0", .line = 226 },
    /* 64 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 56, 63, }, .text = "x.shape[x.rank == 4 ? 1 : 0]", .line = 226 },
    /* 65 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 64LL }, .text = "64", .line = 226 },
    /* 66 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 64, 65, }, .text = "x.shape[x.rank == 4 ? 1 : 0] <= 64", .line = 226 },
    /* 67 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 227 },
    /* 68 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 67, }, .text = "shape", .line = 227 },
    /* 69 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 227 },
    /* 70 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 69, }, .text = "rank", .line = 227 },
    /* 71 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 227 },
    /* 72 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 70, 71, }, .text = "x.rank == 4", .line = 227 },
    /* 73 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 227 },
    /* 74 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 227 },
    /* 75 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 72, 73, 74, }, .text = "x.rank == 4 ? 1 : 0", .line = 227 },
    /* 76 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 68, 75, }, .text = "x.shape[x.rank == 4 ? 1 : 0]", .line = 227 },
    /* 77 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 256LL }, .text = "256", .line = 227 },
    /* 78 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 76, 77, }, .text = "x.shape[x.rank == 4 ? 1 : 0] <= 256", .line = 227 },
    /* 79 */ { .op = DFG_E_NODE, .ref = 5, .text = "s", .line = 220 },
    /* 80 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 79, }, .text = "value(s)", .line = 220 },
    /* 81 */ { .op = DFG_E_NODE, .ref = 11, .text = "t", .line = 220 },
    /* 82 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 81, }, .text = "value(t)", .line = 220 },
    /* 83 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 80, 82, }, .text = "value(s) == value(t)", .line = 220 },
    /* 84 */ { .op = DFG_E_NODE, .ref = 8, .text = "z", .line = 220 },
    /* 85 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 84, }, .text = "value(z)", .line = 220 },
    /* 86 */ { .op = DFG_E_NODE, .ref = 14, .text = "y", .line = 220 },
    /* 87 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 86, }, .text = "value(y)", .line = 220 },
    /* 88 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 85, 87, }, .text = "value(z) == value(y)", .line = 220 },
    /* 89 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 83, 88, }, .text = "value(s) == value(t) and value(z) == value(y)", .line = 220 },
    /* 90 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 78, 89, }, .text = "(x.shape[x.rank == 4 ? 1 : 0] <= 256 and same_scale(s, z, t, y))", .line = 227 },
    /* 91 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 66, 90, }, .text = "(x.shape[x.rank == 4 ? 1 : 0] <= 64\012            or (x.shape[x.rank == 4 ? 1 : 0] <= 256 and same_scale(s, z, t, y)))", .line = 226 },
    /* 92 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 54, 91, }, .text = "(over_height(x, axes) and (x.shape[x.rank == 4 ? 1 : 0] <= 64\012            or (x.shape[x.rank == 4 ? 1 : 0] <= 256 and same_scale(s, z, t, y))))", .line = 226 },
    /* 93 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 217 },
    /* 94 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 93, }, .text = "rank", .line = 217 },
    /* 95 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 217 },
    /* 96 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 94, 95, }, .text = "x.rank == 4", .line = 217 },
    /* 97 */ { .op = DFG_E_VAR, .ref = 0, .text = "axes", .line = 217 },
    /* 98 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_LIST, .n = 1, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 2LL }, } }, .text = "[2]", .line = 217 },
    /* 99 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_LIST, .n = 1, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = -2LL }, } }, .text = "[-2]", .line = 217 },
    /* 100 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 97, 98, 99, }, .text = "axes in {[2], [-2]}", .line = 217 },
    /* 101 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 96, 100, }, .text = "(x.rank == 4 and axes in {[2], [-2]})", .line = 217 },
    /* 102 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 217 },
    /* 103 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 102, }, .text = "rank", .line = 217 },
    /* 104 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 217 },
    /* 105 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 103, 104, }, .text = "x.rank < 4", .line = 217 },
    /* 106 */ { .op = DFG_E_VAR, .ref = 0, .text = "axes", .line = 217 },
    /* 107 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_LIST, .n = 1, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 1LL }, } }, .text = "[1]", .line = 217 },
    /* 108 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 106, 107, }, .text = "axes == [1]", .line = 217 },
    /* 109 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 105, 108, }, .text = "(x.rank < 4 and axes == [1])", .line = 217 },
    /* 110 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 101, 109, }, .text = "(x.rank == 4 and axes in {[2], [-2]}) or (x.rank < 4 and axes == [1])", .line = 217 },
    /* 111 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 228 },
    /* 112 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 111, }, .text = "shape", .line = 228 },
    /* 113 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 228 },
    /* 114 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 113, }, .text = "rank", .line = 228 },
    /* 115 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 228 },
    /* 116 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 114, 115, }, .text = "x.rank == 4", .line = 228 },
    /* 117 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 228 },
    /* 118 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 228 },
    /* 119 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 116, 117, 118, }, .text = "x.rank == 4 ? 2 : 1", .line = 228 },
    /* 120 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 112, 119, }, .text = "x.shape[x.rank == 4 ? 2 : 1]", .line = 228 },
    /* 121 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4096LL }, .text = "4096", .line = 228 },
    /* 122 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 120, 121, }, .text = "x.shape[x.rank == 4 ? 2 : 1] <= 4096", .line = 228 },
    /* 123 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 110, 122, }, .text = "(over_width(x, axes) and x.shape[x.rank == 4 ? 2 : 1] <= 4096)", .line = 228 },
    /* 124 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 92, 123, }, .text = "(over_height(x, axes) and (x.shape[x.rank == 4 ? 1 : 0] <= 64\012            or (x.shape[x.rank == 4 ? 1 : 0] <= 256 and same_scale(s, z, t, y))))\012        or (over_width(x, axes) and x.shape[x.rank == 4 ? 2 : 1] <= 4096)", .line = 226 },
    /* 125 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 218 },
    /* 126 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 125, }, .text = "rank", .line = 218 },
    /* 127 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 218 },
    /* 128 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 126, 127, }, .text = "x.rank == 4", .line = 218 },
    /* 129 */ { .op = DFG_E_VAR, .ref = 0, .text = "axes", .line = 218 },
    /* 130 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 1LL }, { .tag = DFG_D_INT, .i = 2LL }, } }, .text = "[1, 2]", .line = 218 },
    /* 131 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 2LL }, { .tag = DFG_D_INT, .i = 1LL }, } }, .text = "[2, 1]", .line = 218 },
    /* 132 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 129, 130, 131, }, .text = "axes in {[1, 2], [2, 1]}", .line = 218 },
    /* 133 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 128, 132, }, .text = "(x.rank == 4 and axes in {[1, 2], [2, 1]})", .line = 218 },
    /* 134 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 218 },
    /* 135 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 134, }, .text = "rank", .line = 218 },
    /* 136 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 218 },
    /* 137 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 135, 136, }, .text = "x.rank < 4", .line = 218 },
    /* 138 */ { .op = DFG_E_VAR, .ref = 0, .text = "axes", .line = 218 },
    /* 139 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 1LL }, } }, .text = "[0, 1]", .line = 218 },
    /* 140 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 1LL }, { .tag = DFG_D_INT, .i = 0LL }, } }, .text = "[1, 0]", .line = 218 },
    /* 141 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 138, 139, 140, }, .text = "axes in {[0, 1], [1, 0]}", .line = 218 },
    /* 142 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 137, 141, }, .text = "(x.rank < 4 and axes in {[0, 1], [1, 0]})", .line = 218 },
    /* 143 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 133, 142, }, .text = "(x.rank == 4 and axes in {[1, 2], [2, 1]}) or (x.rank < 4 and axes in {[0, 1], [1, 0]})", .line = 218 },
    /* 144 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 229 },
    /* 145 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 144, }, .text = "shape", .line = 229 },
    /* 146 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 229 },
    /* 147 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 146, }, .text = "rank", .line = 229 },
    /* 148 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 229 },
    /* 149 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 147, 148, }, .text = "x.rank == 4", .line = 229 },
    /* 150 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 229 },
    /* 151 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 229 },
    /* 152 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 149, 150, 151, }, .text = "x.rank == 4 ? 1 : 0", .line = 229 },
    /* 153 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 145, 152, }, .text = "x.shape[x.rank == 4 ? 1 : 0]", .line = 229 },
    /* 154 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 229 },
    /* 155 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 154, }, .text = "shape", .line = 229 },
    /* 156 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 229 },
    /* 157 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 156, }, .text = "rank", .line = 229 },
    /* 158 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 229 },
    /* 159 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 157, 158, }, .text = "x.rank == 4", .line = 229 },
    /* 160 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 229 },
    /* 161 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 229 },
    /* 162 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 159, 160, 161, }, .text = "x.rank == 4 ? 2 : 1", .line = 229 },
    /* 163 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 155, 162, }, .text = "x.shape[x.rank == 4 ? 2 : 1]", .line = 229 },
    /* 164 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 153, 163, }, .text = "x.shape[x.rank == 4 ? 1 : 0] * x.shape[x.rank == 4 ? 2 : 1]", .line = 229 },
    /* 165 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4096LL }, .text = "4096", .line = 229 },
    /* 166 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 164, 165, }, .text = "x.shape[x.rank == 4 ? 1 : 0] * x.shape[x.rank == 4 ? 2 : 1] <= 4096", .line = 229 },
    /* 167 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 143, 166, }, .text = "(over_both(x, axes) and x.shape[x.rank == 4 ? 1 : 0] * x.shape[x.rank == 4 ? 2 : 1] <= 4096)", .line = 229 },
    /* 168 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 124, 167, }, .text = "(over_height(x, axes) and (x.shape[x.rank == 4 ? 1 : 0] <= 64\012            or (x.shape[x.rank == 4 ? 1 : 0] <= 256 and same_scale(s, z, t, y))))\012        or (over_width(x, axes) and x.shape[x.rank == 4 ? 2 : 1] <= 4096)\012        or (over_both(x, axes) and x.shape[x.rank == 4 ? 1 : 0] * x.shape[x.rank == 4 ? 2 : 1] <= 4096)", .line = 226 },
    /* 169 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 218 },
    /* 170 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 169, }, .text = "rank", .line = 218 },
    /* 171 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 218 },
    /* 172 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 170, 171, }, .text = "x.rank == 4", .line = 218 },
    /* 173 */ { .op = DFG_E_VAR, .ref = 0, .text = "axes", .line = 218 },
    /* 174 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 1LL }, { .tag = DFG_D_INT, .i = 2LL }, } }, .text = "[1, 2]", .line = 218 },
    /* 175 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 2LL }, { .tag = DFG_D_INT, .i = 1LL }, } }, .text = "[2, 1]", .line = 218 },
    /* 176 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 173, 174, 175, }, .text = "axes in {[1, 2], [2, 1]}", .line = 218 },
    /* 177 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 172, 176, }, .text = "(x.rank == 4 and axes in {[1, 2], [2, 1]})", .line = 218 },
    /* 178 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 218 },
    /* 179 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 178, }, .text = "rank", .line = 218 },
    /* 180 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 218 },
    /* 181 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 179, 180, }, .text = "x.rank < 4", .line = 218 },
    /* 182 */ { .op = DFG_E_VAR, .ref = 0, .text = "axes", .line = 218 },
    /* 183 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 1LL }, } }, .text = "[0, 1]", .line = 218 },
    /* 184 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 1LL }, { .tag = DFG_D_INT, .i = 0LL }, } }, .text = "[1, 0]", .line = 218 },
    /* 185 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 182, 183, 184, }, .text = "axes in {[0, 1], [1, 0]}", .line = 218 },
    /* 186 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 181, 185, }, .text = "(x.rank < 4 and axes in {[0, 1], [1, 0]})", .line = 218 },
    /* 187 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 177, 186, }, .text = "(x.rank == 4 and axes in {[1, 2], [2, 1]}) or (x.rank < 4 and axes in {[0, 1], [1, 0]})", .line = 218 },
    /* 188 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 230 },
    /* 189 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 188, }, .text = "shape", .line = 230 },
    /* 190 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 230 },
    /* 191 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 190, }, .text = "rank", .line = 230 },
    /* 192 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 230 },
    /* 193 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 191, 192, }, .text = "x.rank == 4", .line = 230 },
    /* 194 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 230 },
    /* 195 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 230 },
    /* 196 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 193, 194, 195, }, .text = "x.rank == 4 ? 1 : 0", .line = 230 },
    /* 197 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 189, 196, }, .text = "x.shape[x.rank == 4 ? 1 : 0]", .line = 230 },
    /* 198 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 230 },
    /* 199 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 198, }, .text = "shape", .line = 230 },
    /* 200 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 230 },
    /* 201 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 200, }, .text = "rank", .line = 230 },
    /* 202 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 230 },
    /* 203 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 201, 202, }, .text = "x.rank == 4", .line = 230 },
    /* 204 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 230 },
    /* 205 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 230 },
    /* 206 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 203, 204, 205, }, .text = "x.rank == 4 ? 2 : 1", .line = 230 },
    /* 207 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 199, 206, }, .text = "x.shape[x.rank == 4 ? 2 : 1]", .line = 230 },
    /* 208 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 197, 207, }, .text = "x.shape[x.rank == 4 ? 1 : 0] * x.shape[x.rank == 4 ? 2 : 1]", .line = 230 },
    /* 209 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 230 },
    /* 210 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 208, 209, }, .text = "x.shape[x.rank == 4 ? 1 : 0] * x.shape[x.rank == 4 ? 2 : 1] <= 65536", .line = 230 },
    /* 211 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 187, 210, }, .text = "over_both(x, axes) and x.shape[x.rank == 4 ? 1 : 0] * x.shape[x.rank == 4 ? 2 : 1] <= 65536", .line = 230 },
    /* 212 */ { .op = DFG_E_NODE, .ref = 5, .text = "s", .line = 220 },
    /* 213 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 212, }, .text = "value(s)", .line = 220 },
    /* 214 */ { .op = DFG_E_NODE, .ref = 11, .text = "t", .line = 220 },
    /* 215 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 214, }, .text = "value(t)", .line = 220 },
    /* 216 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 213, 215, }, .text = "value(s) == value(t)", .line = 220 },
    /* 217 */ { .op = DFG_E_NODE, .ref = 8, .text = "z", .line = 220 },
    /* 218 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 217, }, .text = "value(z)", .line = 220 },
    /* 219 */ { .op = DFG_E_NODE, .ref = 14, .text = "y", .line = 220 },
    /* 220 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 219, }, .text = "value(y)", .line = 220 },
    /* 221 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 218, 220, }, .text = "value(z) == value(y)", .line = 220 },
    /* 222 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 216, 221, }, .text = "value(s) == value(t) and value(z) == value(y)", .line = 220 },
    /* 223 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 211, 222, }, .text = "over_both(x, axes) and x.shape[x.rank == 4 ? 1 : 0] * x.shape[x.rank == 4 ? 2 : 1] <= 65536\012            and same_scale(s, z, t, y)", .line = 230 },
    /* 224 */ { .op = DFG_E_VAR, .ref = 1, .text = "keep", .line = 231 },
    /* 225 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 224, }, .text = "keep", .line = 231 },
    /* 226 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 225, }, .text = "not keep", .line = 231 },
    /* 227 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 223, 226, }, .text = "(over_both(x, axes) and x.shape[x.rank == 4 ? 1 : 0] * x.shape[x.rank == 4 ? 2 : 1] <= 65536\012            and same_scale(s, z, t, y) and not keep)", .line = 230 },
    /* 228 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 168, 227, }, .text = "(over_height(x, axes) and (x.shape[x.rank == 4 ? 1 : 0] <= 64\012            or (x.shape[x.rank == 4 ? 1 : 0] <= 256 and same_scale(s, z, t, y))))\012        or (over_width(x, axes) and x.shape[x.rank == 4 ? 2 : 1] <= 4096)\012        or (over_both(x, axes) and x.shape[x.rank == 4 ? 1 : 0] * x.shape[x.rank == 4 ? 2 : 1] <= 4096)\012        or (over_both(x, axes) and x.shape[x.rank == 4 ? 1 : 0] * x.shape[x.ra...", .line = 226 },
};
static const struct dfg_desc_node ethos_u_mean_of_nodes[16] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.requantize", },
        .n_kids = 5, .kids = (const uint32_t[]){ 1, 4, 7, 10, 13, },
        .name = "r",
        .text = "qnn.requantize(m, s & const, z & const, t & const, y & const)", .line = 224 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "mean", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_BIND, .name = "axis", .expr = -1, .var = 0, .text = "axis = axes", .line = 223 },
            { .test = DFG_D_TEST_BIND, .name = "keepdims", .expr = -1, .var = 1, .text = "keepdims = keep", .line = 223 },
        },
        .name = "m",
        .text = "mean(cast(x))", .line = 223 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "cast", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .text = "cast(x)", .line = 223 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 222 },
    [4] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "s & const", .line = 224 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "s",
        .text = "s", .line = 222 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 224 },
    [7] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, },
        .text = "z & const", .line = 224 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "z",
        .text = "z", .line = 222 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 224 },
    [10] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, },
        .text = "t & const", .line = 224 },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "t",
        .text = "t", .line = 222 },
    [12] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 224 },
    [13] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, },
        .text = "y & const", .line = 224 },
    [14] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "y",
        .text = "y", .line = 222 },
    [15] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 224 },
};
static const struct dfg_desc_region ethos_u_mean_of_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t ethos_u_mean_of_var_regions[] = { 0, 0, };
static const bool ethos_u_mean_of_dims[] = { 0, 0, };
static const struct dfg_desc_capture ethos_u_mean_of_refs[] = { { 3, -1 }, { 5, -1 }, { 8, -1 }, { 11, -1 }, { 14, -1 }, { 1, -1 }, { 0, -1 }, { 0, -1 }, { 1, -1 }, };
static const struct dfg_capture ethos_u_mean_of_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct ethos_u_mean_of_match, x) },
    { "s", DFG_CAP_NODE, offsetof(struct ethos_u_mean_of_match, s) },
    { "z", DFG_CAP_NODE, offsetof(struct ethos_u_mean_of_match, z) },
    { "t", DFG_CAP_NODE, offsetof(struct ethos_u_mean_of_match, t) },
    { "y", DFG_CAP_NODE, offsetof(struct ethos_u_mean_of_match, y) },
    { "m", DFG_CAP_NODE, offsetof(struct ethos_u_mean_of_match, m) },
    { "r", DFG_CAP_NODE, offsetof(struct ethos_u_mean_of_match, r) },
    { "axes", DFG_CAP_VALUE, offsetof(struct ethos_u_mean_of_match, axes) },
    { "keep", DFG_CAP_VALUE, offsetof(struct ethos_u_mean_of_match, keep) },
};
static const struct dfg_desc_pattern ethos_u_mean_of_desc = {
    .n_nodes = 16, .n_exprs = 229, .n_vars = 2, .n_sets = 9,
    .nodes = ethos_u_mean_of_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_u_mean_of_regions,
    .var_region = ethos_u_mean_of_var_regions,
    .exprs = ethos_u_mean_of_exprs,
    .captures = ethos_u_mean_of_refs,
    .var_is_dim = ethos_u_mean_of_dims,
    .text = "pattern mean_of(x, s, z, t, y) {\012    m = mean(cast(x)) { axis = axes, keepdims = keep };\012    r = qnn.requantize(m, s & const, z & const, t & const, y & const);\012    where byte(x), r.dtype in {u8, i8, i16}, x.rank in 2..4, one_batch(x);\012    where (over_height(x, axes) and (x.shape[x.rank == 4 ? 1 : 0] <= 64\012            or (x.shape[x.rank == 4 ? 1 : 0] <= 256 and same_scale(s, z, t, y))))\012        or (over_width(x, axes) and x.shape[x.rank == 4 ? 2 : 1] <= 4096)\012        or (over_both(x, axes) and x.shape[x.rank == 4 ? 1 : 0] * x.shape[x.rank == 4 ? 2 : 1] <= 4096)\012        or (over_both(x, axes) and x.shape[x.rank == 4 ? 1 : 0] * x.shape[x.rank == 4 ? 2 : 1] <= 65536\012            and same_scale(s, z, t, y) and not keep);\012    return r;\012}", .line = 222, .n_where = 5, .where = (const uint32_t[]){ 10, 16, 21, 32, 228, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 237 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 237 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 237 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 237 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 237 },
    /* 5 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 237 },
    /* 6 */ { .op = DFG_E_IN, .n_kids = 5, .kids = (const uint32_t[]){ 1, 2, 3, 4, 5, }, .text = "x.dtype in {u8, i8, i16, i32}", .line = 237 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 12 },
    /* 8 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "shape", .line = 12 },
    /* 9 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "max(x.shape)", .line = 12 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 12 },
    /* 11 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "max(x.shape) <= 65536", .line = 12 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 237 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "dtype", .line = 237 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 237 },
    /* 15 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "r.dtype == i8", .line = 237 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 237 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "rank", .line = 237 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 237 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 237 },
    /* 20 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 17, 18, 19, }, .text = "x.rank in {3, 4}", .line = 237 },
    /* 21 */ { .op = DFG_E_VAR, .ref = 0, .text = "axes", .line = 237 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_LIST, .n = 1, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = -1LL }, } }, .text = "[-1]", .line = 237 },
    /* 23 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, }, .text = "axes == [-1]", .line = 237 },
    /* 24 */ { .op = DFG_E_VAR, .ref = 0, .text = "axes", .line = 237 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 237 },
    /* 26 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "rank", .line = 237 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 237 },
    /* 28 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, }, .text = "x.rank - 1", .line = 237 },
    /* 29 */ { .op = DFG_E_LIST, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "[x.rank - 1]", .line = 237 },
    /* 30 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 24, 29, }, .text = "axes == [x.rank - 1]", .line = 237 },
    /* 31 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 23, 30, }, .text = "axes == [-1] or axes == [x.rank - 1]", .line = 237 },
};
static const struct dfg_desc_node ethos_u_sum_last_nodes[10] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "clip?(r)", .line = 238 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "clip", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "clip?(r)", .line = 238 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.requantize", },
        .n_kids = 5, .kids = (const uint32_t[]){ 3, 6, 7, 8, 9, },
        .name = "r",
        .text = "qnn.requantize(p, const, const, const, const)", .line = 18 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "sum", },
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_BIND, .name = "axis", .expr = -1, .var = 0, .text = "axis = axes", .line = 235 },
        },
        .name = "s",
        .text = "sum(cast(x))", .line = 235 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "cast", },
        .n_kids = 1, .kids = (const uint32_t[]){ 5, },
        .text = "cast(x)", .line = 235 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 234 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 18 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 18 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 18 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 18 },
};
static const struct dfg_desc_region ethos_u_sum_last_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t ethos_u_sum_last_var_regions[] = { 0, };
static const bool ethos_u_sum_last_dims[] = { 0, };
static const struct dfg_desc_capture ethos_u_sum_last_refs[] = { { 5, -1 }, { 3, -1 }, { 2, -1 }, { 0, -1 }, };
static const struct dfg_capture ethos_u_sum_last_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct ethos_u_sum_last_match, x) },
    { "s", DFG_CAP_NODE, offsetof(struct ethos_u_sum_last_match, s) },
    { "r", DFG_CAP_NODE, offsetof(struct ethos_u_sum_last_match, r) },
    { "axes", DFG_CAP_VALUE, offsetof(struct ethos_u_sum_last_match, axes) },
};
static const struct dfg_desc_pattern ethos_u_sum_last_desc = {
    .n_nodes = 10, .n_exprs = 32, .n_vars = 1, .n_sets = 4,
    .nodes = ethos_u_sum_last_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_u_sum_last_regions,
    .var_region = ethos_u_sum_last_var_regions,
    .exprs = ethos_u_sum_last_exprs,
    .captures = ethos_u_sum_last_refs,
    .var_is_dim = ethos_u_sum_last_dims,
    .text = "pattern sum_last(x) {\012    s = sum(cast(x)) { axis = axes };\012    r = requantized(s);\012    where x.dtype in {u8, i8, i16, i32}, fits(x), r.dtype == i8, x.rank in {3, 4}, axes == [-1] or axes == [x.rank - 1];\012    return clip?(r);\012}", .line = 234, .n_where = 5, .where = (const uint32_t[]){ 6, 11, 15, 20, 31, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 14 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 14 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == i8", .line = 14 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 12 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "shape", .line = 12 },
    /* 6 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "max(x.shape)", .line = 12 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 12 },
    /* 8 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, }, .text = "max(x.shape) <= 65536", .line = 12 },
    /* 9 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 8, }, .text = "x.dtype == i8, fits(x)", .line = 14 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 14 },
    /* 11 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "dtype", .line = 14 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "x.dtype == i8", .line = 14 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 12 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "shape", .line = 12 },
    /* 16 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "max(x.shape)", .line = 12 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 12 },
    /* 18 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, }, .text = "max(x.shape) <= 65536", .line = 12 },
    /* 19 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 13, 18, }, .text = "x.dtype == i8, fits(x)", .line = 14 },
    /* 20 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 245 },
    /* 21 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "rank", .line = 245 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 245 },
    /* 23 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, }, .text = "x.rank <= 4", .line = 245 },
};
static const struct dfg_desc_node ethos_u_rescaled_nodes[6] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.requantize", },
        .n_kids = 5, .kids = (const uint32_t[]){ 1, 2, 3, 4, 5, },
        .name = "r",
        .text = "qnn.requantize(p, const, const, const, const)", .line = 18 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 243 },
    [2] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 18 },
    [3] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 18 },
    [4] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 18 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 18 },
};
static const struct dfg_desc_region ethos_u_rescaled_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture ethos_u_rescaled_refs[] = { { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture ethos_u_rescaled_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct ethos_u_rescaled_match, x) },
    { "r", DFG_CAP_NODE, offsetof(struct ethos_u_rescaled_match, r) },
};
static const struct dfg_desc_pattern ethos_u_rescaled_desc = {
    .n_nodes = 6, .n_exprs = 24, .n_vars = 0, .n_sets = 2,
    .nodes = ethos_u_rescaled_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_u_rescaled_regions,
    .exprs = ethos_u_rescaled_exprs,
    .captures = ethos_u_rescaled_refs,
    .text = "pattern rescaled(x) {\012    r = requantized(x);\012    where int8(x), int8(r), x.rank <= 4;\012    return r;\012}", .line = 243, .n_where = 3, .where = (const uint32_t[]){ 9, 19, 23, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 14 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 14 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == i8", .line = 14 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 12 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "shape", .line = 12 },
    /* 6 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "max(x.shape)", .line = 12 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 12 },
    /* 8 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, }, .text = "max(x.shape) <= 65536", .line = 12 },
    /* 9 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 8, }, .text = "x.dtype == i8, fits(x)", .line = 14 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 262 },
    /* 11 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "dtype", .line = 262 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 262 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "r.dtype == i8", .line = 262 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 9, .text = "near", .line = 263 },
    /* 15 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "present(near)", .line = 263 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 251 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "rank", .line = 251 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 251 },
    /* 19 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "x.rank == 4", .line = 251 },
    /* 20 */ { .op = DFG_E_NODE, .ref = 9, .text = "z", .line = 251 },
    /* 21 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .name = "coordinate_transformation_mode", .text = "coordinate_transformation_mode", .line = 251 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 10, .s = "asymmetric" }, .text = "\"asymmetric\"", .line = 251 },
    /* 23 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 13, .s = "align_corners" }, .text = "\"align_corners\"", .line = 251 },
    /* 24 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 10, .s = "half_pixel" }, .text = "\"half_pixel\"", .line = 251 },
    /* 25 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 21, 22, 23, 24, }, .text = "z.coordinate_transformation_mode in {\"asymmetric\", \"align_corners\", \"half_pixel\"}", .line = 251 },
    /* 26 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 19, 25, }, .text = "x.rank == 4, z.coordinate_transformation_mode in {\"asymmetric\", \"align_corners\", \"half_pixel\"}", .line = 251 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 9, .text = "z", .line = 252 },
    /* 28 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .name = "rounding_method", .text = "rounding_method", .line = 252 },
    /* 29 */ { .op = DFG_E_NODE, .ref = 9, .text = "z", .line = 252 },
    /* 30 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 29, }, .name = "coordinate_transformation_mode", .text = "coordinate_transformation_mode", .line = 252 },
    /* 31 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 10, .s = "half_pixel" }, .text = "\"half_pixel\"", .line = 252 },
    /* 32 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 30, 31, }, .text = "z.coordinate_transformation_mode == \"half_pixel\"", .line = 252 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 17, .s = "round_prefer_ceil" }, .text = "\"round_prefer_ceil\"", .line = 252 },
    /* 34 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 0, .s = "" }, .text = "\"\"", .line = 252 },
    /* 35 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 32, 33, 34, }, .text = "(z.coordinate_transformation_mode == \"half_pixel\" ? \"round_prefer_ceil\" : \"\")", .line = 252 },
    /* 36 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 28, 35, }, .text = "z.rounding_method == (z.coordinate_transformation_mode == \"half_pixel\" ? \"round_prefer_ceil\" : \"\")", .line = 252 },
    /* 37 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 26, 36, }, .text = "x.rank == 4, z.coordinate_transformation_mode in {\"asymmetric\", \"align_corners\", \"half_pixel\"},\012    z.rounding_method == (z.coordinate_transformation_mode == \"half_pixel\" ? \"round_prefer_ceil\" : \"\")", .line = 251 },
    /* 38 */ { .op = DFG_E_VAR, .ref = 0, .text = "v", .line = 253 },
    /* 39 */ { .op = DFG_E_CALL, .sub = DFG_F_ABS, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "abs(v)", .line = 253 },
    /* 40 */ { .op = DFG_E_NODE, .ref = 9, .text = "z", .line = 253 },
    /* 41 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 40, }, .name = "roi", .text = "roi", .line = 253 },
    /* 42 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 39, 41, }, .text = "[abs(v) for v in z.roi]", .line = 253 },
    /* 43 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 42, }, .text = "max([abs(v) for v in z.roi])", .line = 253 },
    /* 44 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 253 },
    /* 45 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 43, 44, }, .text = "max([abs(v) for v in z.roi]) == 0", .line = 253 },
    /* 46 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 37, 45, }, .text = "x.rank == 4, z.coordinate_transformation_mode in {\"asymmetric\", \"align_corners\", \"half_pixel\"},\012    z.rounding_method == (z.coordinate_transformation_mode == \"half_pixel\" ? \"round_prefer_ceil\" : \"\"),\012    max([abs(v) for v in z.roi]) == 0", .line = 251 },
    /* 47 */ { .op = DFG_E_NODE, .ref = 9, .text = "z", .line = 254 },
    /* 48 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 47, }, .name = "size", .text = "size", .line = 254 },
    /* 49 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 254 },
    /* 50 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 48, 49, }, .text = "z.size[0]", .line = 254 },
    /* 51 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 254 },
    /* 52 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 51, }, .text = "shape", .line = 254 },
    /* 53 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 254 },
    /* 54 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 52, 53, }, .text = "x.shape[1]", .line = 254 },
    /* 55 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 50, 54, }, .text = "z.size[0] == x.shape[1]", .line = 254 },
    /* 56 */ { .op = DFG_E_NODE, .ref = 9, .text = "z", .line = 254 },
    /* 57 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 56, }, .name = "size", .text = "size", .line = 254 },
    /* 58 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 254 },
    /* 59 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 57, 58, }, .text = "z.size[1]", .line = 254 },
    /* 60 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 254 },
    /* 61 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 60, }, .text = "shape", .line = 254 },
    /* 62 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 254 },
    /* 63 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 61, 62, }, .text = "x.shape[2]", .line = 254 },
    /* 64 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 59, 63, }, .text = "z.size[1] == x.shape[2]", .line = 254 },
    /* 65 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 55, 64, }, .text = "(z.size[0] == x.shape[1] and z.size[1] == x.shape[2])", .line = 254 },
    /* 66 */ { .op = DFG_E_NODE, .ref = 9, .text = "z", .line = 255 },
    /* 67 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 66, }, .name = "size", .text = "size", .line = 255 },
    /* 68 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 255 },
    /* 69 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 67, 68, }, .text = "z.size[0]", .line = 255 },
    /* 70 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 255 },
    /* 71 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 255 },
    /* 72 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 71, }, .text = "shape", .line = 255 },
    /* 73 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 255 },
    /* 74 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 72, 73, }, .text = "x.shape[1]", .line = 255 },
    /* 75 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 70, 74, }, .text = "2 * x.shape[1]", .line = 255 },
    /* 76 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 69, 75, }, .text = "z.size[0] == 2 * x.shape[1]", .line = 255 },
    /* 77 */ { .op = DFG_E_NODE, .ref = 9, .text = "z", .line = 255 },
    /* 78 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 77, }, .name = "size", .text = "size", .line = 255 },
    /* 79 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 255 },
    /* 80 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 78, 79, }, .text = "z.size[1]", .line = 255 },
    /* 81 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 255 },
    /* 82 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 255 },
    /* 83 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 82, }, .text = "shape", .line = 255 },
    /* 84 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 255 },
    /* 85 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 83, 84, }, .text = "x.shape[2]", .line = 255 },
    /* 86 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 81, 85, }, .text = "2 * x.shape[2]", .line = 255 },
    /* 87 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 80, 86, }, .text = "z.size[1] == 2 * x.shape[2]", .line = 255 },
    /* 88 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 76, 87, }, .text = "(z.size[0] == 2 * x.shape[1] and z.size[1] == 2 * x.shape[2])", .line = 255 },
    /* 89 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 65, 88, }, .text = "(z.size[0] == x.shape[1] and z.size[1] == x.shape[2])\012        or (z.size[0] == 2 * x.shape[1] and z.size[1] == 2 * x.shape[2])", .line = 254 },
    /* 90 */ { .op = DFG_E_NODE, .ref = 9, .text = "z", .line = 256 },
    /* 91 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 90, }, .name = "method", .text = "method", .line = 256 },
    /* 92 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 6, .s = "linear" }, .text = "\"linear\"", .line = 256 },
    /* 93 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 91, 92, }, .text = "z.method == \"linear\"", .line = 256 },
    /* 94 */ { .op = DFG_E_NODE, .ref = 9, .text = "z", .line = 256 },
    /* 95 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 94, }, .name = "coordinate_transformation_mode", .text = "coordinate_transformation_mode", .line = 256 },
    /* 96 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 13, .s = "align_corners" }, .text = "\"align_corners\"", .line = 256 },
    /* 97 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 95, 96, }, .text = "z.coordinate_transformation_mode == \"align_corners\"", .line = 256 },
    /* 98 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 93, 97, }, .text = "z.method == \"linear\" and z.coordinate_transformation_mode == \"align_corners\"", .line = 256 },
    /* 99 */ { .op = DFG_E_NODE, .ref = 9, .text = "z", .line = 257 },
    /* 100 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 99, }, .name = "size", .text = "size", .line = 257 },
    /* 101 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 257 },
    /* 102 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 100, 101, }, .text = "z.size[0]", .line = 257 },
    /* 103 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 257 },
    /* 104 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 257 },
    /* 105 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 104, }, .text = "shape", .line = 257 },
    /* 106 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 257 },
    /* 107 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 105, 106, }, .text = "x.shape[1]", .line = 257 },
    /* 108 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 103, 107, }, .text = "2 * x.shape[1]", .line = 257 },
    /* 109 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 257 },
    /* 110 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 108, 109, }, .text = "2 * x.shape[1] - 1", .line = 257 },
    /* 111 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 102, 110, }, .text = "z.size[0] == 2 * x.shape[1] - 1", .line = 257 },
    /* 112 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 98, 111, }, .text = "z.method == \"linear\" and z.coordinate_transformation_mode == \"align_corners\"\012            and z.size[0] == 2 * x.shape[1] - 1", .line = 256 },
    /* 113 */ { .op = DFG_E_NODE, .ref = 9, .text = "z", .line = 257 },
    /* 114 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 113, }, .name = "size", .text = "size", .line = 257 },
    /* 115 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 257 },
    /* 116 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 114, 115, }, .text = "z.size[1]", .line = 257 },
    /* 117 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 257 },
    /* 118 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 257 },
    /* 119 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 118, }, .text = "shape", .line = 257 },
    /* 120 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 257 },
    /* 121 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 119, 120, }, .text = "x.shape[2]", .line = 257 },
    /* 122 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 117, 121, }, .text = "2 * x.shape[2]", .line = 257 },
    /* 123 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 257 },
    /* 124 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 122, 123, }, .text = "2 * x.shape[2] - 1", .line = 257 },
    /* 125 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 116, 124, }, .text = "z.size[1] == 2 * x.shape[2] - 1", .line = 257 },
    /* 126 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 112, 125, }, .text = "(z.method == \"linear\" and z.coordinate_transformation_mode == \"align_corners\"\012            and z.size[0] == 2 * x.shape[1] - 1 and z.size[1] == 2 * x.shape[2] - 1)", .line = 256 },
    /* 127 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 89, 126, }, .text = "(z.size[0] == x.shape[1] and z.size[1] == x.shape[2])\012        or (z.size[0] == 2 * x.shape[1] and z.size[1] == 2 * x.shape[2])\012        or (z.method == \"linear\" and z.coordinate_transformation_mode == \"align_corners\"\012            and z.size[0] == 2 * x.shape[1] - 1 and z.size[1] == 2 * x.shape[2] - 1)", .line = 254 },
    /* 128 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 46, 127, }, .text = "x.rank == 4, z.coordinate_transformation_mode in {\"asymmetric\", \"align_corners\", \"half_pixel\"},\012    z.rounding_method == (z.coordinate_transformation_mode == \"half_pixel\" ? \"round_prefer_ceil\" : \"\"),\012    max([abs(v) for v in z.roi]) == 0,\012    (z.size[0] == x.shape[1] and z.size[1] == x.shape[2])\012        or (z.size[0] == 2 * x.shape[1] and z.size[1] == 2 * x.shape[2])\012        or (z.method == \"linea...", .line = 251 },
    /* 129 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 15, 128, }, .text = "(present(near) and resized_ok(near, x))", .line = 263 },
    /* 130 */ { .op = DFG_E_NODE, .ref = 2, .text = "even", .line = 263 },
    /* 131 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 130, }, .text = "present(even)", .line = 263 },
    /* 132 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 251 },
    /* 133 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 132, }, .text = "rank", .line = 251 },
    /* 134 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 251 },
    /* 135 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 133, 134, }, .text = "x.rank == 4", .line = 251 },
    /* 136 */ { .op = DFG_E_NODE, .ref = 2, .text = "z", .line = 251 },
    /* 137 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 136, }, .name = "coordinate_transformation_mode", .text = "coordinate_transformation_mode", .line = 251 },
    /* 138 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 10, .s = "asymmetric" }, .text = "\"asymmetric\"", .line = 251 },
    /* 139 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 13, .s = "align_corners" }, .text = "\"align_corners\"", .line = 251 },
    /* 140 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 10, .s = "half_pixel" }, .text = "\"half_pixel\"", .line = 251 },
    /* 141 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 137, 138, 139, 140, }, .text = "z.coordinate_transformation_mode in {\"asymmetric\", \"align_corners\", \"half_pixel\"}", .line = 251 },
    /* 142 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 135, 141, }, .text = "x.rank == 4, z.coordinate_transformation_mode in {\"asymmetric\", \"align_corners\", \"half_pixel\"}", .line = 251 },
    /* 143 */ { .op = DFG_E_NODE, .ref = 2, .text = "z", .line = 252 },
    /* 144 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 143, }, .name = "rounding_method", .text = "rounding_method", .line = 252 },
    /* 145 */ { .op = DFG_E_NODE, .ref = 2, .text = "z", .line = 252 },
    /* 146 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 145, }, .name = "coordinate_transformation_mode", .text = "coordinate_transformation_mode", .line = 252 },
    /* 147 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 10, .s = "half_pixel" }, .text = "\"half_pixel\"", .line = 252 },
    /* 148 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 146, 147, }, .text = "z.coordinate_transformation_mode == \"half_pixel\"", .line = 252 },
    /* 149 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 17, .s = "round_prefer_ceil" }, .text = "\"round_prefer_ceil\"", .line = 252 },
    /* 150 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 0, .s = "" }, .text = "\"\"", .line = 252 },
    /* 151 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 148, 149, 150, }, .text = "(z.coordinate_transformation_mode == \"half_pixel\" ? \"round_prefer_ceil\" : \"\")", .line = 252 },
    /* 152 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 144, 151, }, .text = "z.rounding_method == (z.coordinate_transformation_mode == \"half_pixel\" ? \"round_prefer_ceil\" : \"\")", .line = 252 },
    /* 153 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 142, 152, }, .text = "x.rank == 4, z.coordinate_transformation_mode in {\"asymmetric\", \"align_corners\", \"half_pixel\"},\012    z.rounding_method == (z.coordinate_transformation_mode == \"half_pixel\" ? \"round_prefer_ceil\" : \"\")", .line = 251 },
    /* 154 */ { .op = DFG_E_VAR, .ref = 1, .text = "v", .line = 253 },
    /* 155 */ { .op = DFG_E_CALL, .sub = DFG_F_ABS, .n_kids = 1, .kids = (const uint32_t[]){ 154, }, .text = "abs(v)", .line = 253 },
    /* 156 */ { .op = DFG_E_NODE, .ref = 2, .text = "z", .line = 253 },
    /* 157 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 156, }, .name = "roi", .text = "roi", .line = 253 },
    /* 158 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 155, 157, }, .text = "[abs(v) for v in z.roi]", .line = 253 },
    /* 159 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 158, }, .text = "max([abs(v) for v in z.roi])", .line = 253 },
    /* 160 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 253 },
    /* 161 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 159, 160, }, .text = "max([abs(v) for v in z.roi]) == 0", .line = 253 },
    /* 162 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 153, 161, }, .text = "x.rank == 4, z.coordinate_transformation_mode in {\"asymmetric\", \"align_corners\", \"half_pixel\"},\012    z.rounding_method == (z.coordinate_transformation_mode == \"half_pixel\" ? \"round_prefer_ceil\" : \"\"),\012    max([abs(v) for v in z.roi]) == 0", .line = 251 },
    /* 163 */ { .op = DFG_E_NODE, .ref = 2, .text = "z", .line = 254 },
    /* 164 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 163, }, .name = "size", .text = "size", .line = 254 },
    /* 165 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 254 },
    /* 166 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 164, 165, }, .text = "z.size[0]", .line = 254 },
    /* 167 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 254 },
    /* 168 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 167, }, .text = "shape", .line = 254 },
    /* 169 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 254 },
    /* 170 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 168, 169, }, .text = "x.shape[1]", .line = 254 },
    /* 171 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 166, 170, }, .text = "z.size[0] == x.shape[1]", .line = 254 },
    /* 172 */ { .op = DFG_E_NODE, .ref = 2, .text = "z", .line = 254 },
    /* 173 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 172, }, .name = "size", .text = "size", .line = 254 },
    /* 174 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 254 },
    /* 175 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 173, 174, }, .text = "z.size[1]", .line = 254 },
    /* 176 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 254 },
    /* 177 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 176, }, .text = "shape", .line = 254 },
    /* 178 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 254 },
    /* 179 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 177, 178, }, .text = "x.shape[2]", .line = 254 },
    /* 180 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 175, 179, }, .text = "z.size[1] == x.shape[2]", .line = 254 },
    /* 181 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 171, 180, }, .text = "(z.size[0] == x.shape[1] and z.size[1] == x.shape[2])", .line = 254 },
    /* 182 */ { .op = DFG_E_NODE, .ref = 2, .text = "z", .line = 255 },
    /* 183 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 182, }, .name = "size", .text = "size", .line = 255 },
    /* 184 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 255 },
    /* 185 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 183, 184, }, .text = "z.size[0]", .line = 255 },
    /* 186 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 255 },
    /* 187 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 255 },
    /* 188 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 187, }, .text = "shape", .line = 255 },
    /* 189 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 255 },
    /* 190 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 188, 189, }, .text = "x.shape[1]", .line = 255 },
    /* 191 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 186, 190, }, .text = "2 * x.shape[1]", .line = 255 },
    /* 192 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 185, 191, }, .text = "z.size[0] == 2 * x.shape[1]", .line = 255 },
    /* 193 */ { .op = DFG_E_NODE, .ref = 2, .text = "z", .line = 255 },
    /* 194 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 193, }, .name = "size", .text = "size", .line = 255 },
    /* 195 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 255 },
    /* 196 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 194, 195, }, .text = "z.size[1]", .line = 255 },
    /* 197 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 255 },
    /* 198 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 255 },
    /* 199 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 198, }, .text = "shape", .line = 255 },
    /* 200 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 255 },
    /* 201 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 199, 200, }, .text = "x.shape[2]", .line = 255 },
    /* 202 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 197, 201, }, .text = "2 * x.shape[2]", .line = 255 },
    /* 203 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 196, 202, }, .text = "z.size[1] == 2 * x.shape[2]", .line = 255 },
    /* 204 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 192, 203, }, .text = "(z.size[0] == 2 * x.shape[1] and z.size[1] == 2 * x.shape[2])", .line = 255 },
    /* 205 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 181, 204, }, .text = "(z.size[0] == x.shape[1] and z.size[1] == x.shape[2])\012        or (z.size[0] == 2 * x.shape[1] and z.size[1] == 2 * x.shape[2])", .line = 254 },
    /* 206 */ { .op = DFG_E_NODE, .ref = 2, .text = "z", .line = 256 },
    /* 207 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 206, }, .name = "method", .text = "method", .line = 256 },
    /* 208 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 6, .s = "linear" }, .text = "\"linear\"", .line = 256 },
    /* 209 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 207, 208, }, .text = "z.method == \"linear\"", .line = 256 },
    /* 210 */ { .op = DFG_E_NODE, .ref = 2, .text = "z", .line = 256 },
    /* 211 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 210, }, .name = "coordinate_transformation_mode", .text = "coordinate_transformation_mode", .line = 256 },
    /* 212 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 13, .s = "align_corners" }, .text = "\"align_corners\"", .line = 256 },
    /* 213 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 211, 212, }, .text = "z.coordinate_transformation_mode == \"align_corners\"", .line = 256 },
    /* 214 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 209, 213, }, .text = "z.method == \"linear\" and z.coordinate_transformation_mode == \"align_corners\"", .line = 256 },
    /* 215 */ { .op = DFG_E_NODE, .ref = 2, .text = "z", .line = 257 },
    /* 216 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 215, }, .name = "size", .text = "size", .line = 257 },
    /* 217 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 257 },
    /* 218 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 216, 217, }, .text = "z.size[0]", .line = 257 },
    /* 219 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 257 },
    /* 220 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 257 },
    /* 221 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 220, }, .text = "shape", .line = 257 },
    /* 222 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 257 },
    /* 223 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 221, 222, }, .text = "x.shape[1]", .line = 257 },
    /* 224 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 219, 223, }, .text = "2 * x.shape[1]", .line = 257 },
    /* 225 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 257 },
    /* 226 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 224, 225, }, .text = "2 * x.shape[1] - 1", .line = 257 },
    /* 227 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 218, 226, }, .text = "z.size[0] == 2 * x.shape[1] - 1", .line = 257 },
    /* 228 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 214, 227, }, .text = "z.method == \"linear\" and z.coordinate_transformation_mode == \"align_corners\"\012            and z.size[0] == 2 * x.shape[1] - 1", .line = 256 },
    /* 229 */ { .op = DFG_E_NODE, .ref = 2, .text = "z", .line = 257 },
    /* 230 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 229, }, .name = "size", .text = "size", .line = 257 },
    /* 231 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 257 },
    /* 232 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 230, 231, }, .text = "z.size[1]", .line = 257 },
    /* 233 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 257 },
    /* 234 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 257 },
    /* 235 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 234, }, .text = "shape", .line = 257 },
    /* 236 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 257 },
    /* 237 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 235, 236, }, .text = "x.shape[2]", .line = 257 },
    /* 238 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 233, 237, }, .text = "2 * x.shape[2]", .line = 257 },
    /* 239 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 257 },
    /* 240 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 238, 239, }, .text = "2 * x.shape[2] - 1", .line = 257 },
    /* 241 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 232, 240, }, .text = "z.size[1] == 2 * x.shape[2] - 1", .line = 257 },
    /* 242 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 228, 241, }, .text = "(z.method == \"linear\" and z.coordinate_transformation_mode == \"align_corners\"\012            and z.size[0] == 2 * x.shape[1] - 1 and z.size[1] == 2 * x.shape[2] - 1)", .line = 256 },
    /* 243 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 205, 242, }, .text = "(z.size[0] == x.shape[1] and z.size[1] == x.shape[2])\012        or (z.size[0] == 2 * x.shape[1] and z.size[1] == 2 * x.shape[2])\012        or (z.method == \"linear\" and z.coordinate_transformation_mode == \"align_corners\"\012            and z.size[0] == 2 * x.shape[1] - 1 and z.size[1] == 2 * x.shape[2] - 1)", .line = 254 },
    /* 244 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 162, 243, }, .text = "x.rank == 4, z.coordinate_transformation_mode in {\"asymmetric\", \"align_corners\", \"half_pixel\"},\012    z.rounding_method == (z.coordinate_transformation_mode == \"half_pixel\" ? \"round_prefer_ceil\" : \"\"),\012    max([abs(v) for v in z.roi]) == 0,\012    (z.size[0] == x.shape[1] and z.size[1] == x.shape[2])\012        or (z.size[0] == 2 * x.shape[1] and z.size[1] == 2 * x.shape[2])\012        or (z.method == \"linea...", .line = 251 },
    /* 245 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 131, 244, }, .text = "(present(even) and resized_ok(even, x))", .line = 263 },
    /* 246 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 129, 245, }, .text = "(present(near) and resized_ok(near, x)) or (present(even) and resized_ok(even, x))", .line = 263 },
};
static const struct dfg_desc_node ethos_u_resized_nodes[10] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 9, },
        .name = "r",
        .text = "qnn.quantize(even, const, const) | near", .line = 261 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.quantize", },
        .n_kids = 3, .kids = (const uint32_t[]){ 2, 7, 8, },
        .text = "qnn.quantize(even, const, const)", .line = 261 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "image.resize2d", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "method", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 6, .s = "linear" }, .text = "method == \"linear\"", .line = 260 },
        },
        .name = "even",
        .text = "image.resize2d(qnn.dequantize(x, const, const))", .line = 260 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.dequantize", },
        .n_kids = 3, .kids = (const uint32_t[]){ 4, 5, 6, },
        .text = "qnn.dequantize(x, const, const)", .line = 260 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 258 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 260 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 260 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 261 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 261 },
    [9] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "image.resize2d", },
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "method", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 16, .s = "nearest_neighbor" }, .text = "method == \"nearest_neighbor\"", .line = 259 },
        },
        .name = "near",
        .text = "image.resize2d(x)", .line = 259 },
};
static const struct dfg_desc_region ethos_u_resized_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t ethos_u_resized_var_regions[] = { 0, 0, };
static const bool ethos_u_resized_dims[] = { 0, 0, };
static const struct dfg_desc_capture ethos_u_resized_refs[] = { { 4, -1 }, { 9, -1 }, { 2, -1 }, { 0, -1 }, };
static const struct dfg_capture ethos_u_resized_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct ethos_u_resized_match, x) },
    { "near", DFG_CAP_NODE, offsetof(struct ethos_u_resized_match, near) },
    { "even", DFG_CAP_NODE, offsetof(struct ethos_u_resized_match, even) },
    { "r", DFG_CAP_NODE, offsetof(struct ethos_u_resized_match, r) },
};
static const struct dfg_desc_pattern ethos_u_resized_desc = {
    .n_nodes = 10, .n_exprs = 247, .n_vars = 2, .n_sets = 4,
    .nodes = ethos_u_resized_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_u_resized_regions,
    .var_region = ethos_u_resized_var_regions,
    .exprs = ethos_u_resized_exprs,
    .captures = ethos_u_resized_refs,
    .var_is_dim = ethos_u_resized_dims,
    .text = "pattern resized(x) {\012    near = image.resize2d(x) { method == \"nearest_neighbor\" };\012    even = image.resize2d(qnn.dequantize(x, const, const)) { method == \"linear\" };\012    r = qnn.quantize(even, const, const) | near;\012    where int8(x), r.dtype == i8;\012    where (present(near) and resized_ok(near, x)) or (present(even) and resized_ok(even, x));\012    return r;\012}", .line = 258, .n_where = 3, .where = (const uint32_t[]){ 9, 13, 246, }
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
    { .name = "requantized", .place = "ethos_u.pat:18", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_u_requantized_match),
      .n_captures = 1, .captures = ethos_u_requantized_captures,
      .match = ethos_u_requantized_any, .each = ethos_u_requantized_all, .desc = &ethos_u_requantized_desc,
      .whole_size = sizeof(struct ethos_u_requantized_whole), .n_parts = sizeof ethos_u_requantized_parts / sizeof *ethos_u_requantized_parts,
      .n_params = 1, .parts = ethos_u_requantized_parts, .whole = ethos_u_requantized_whole },
    { .name = "channel_pad", .place = "ethos_u.pat:22", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_u_channel_pad_match),
      .n_captures = 1, .captures = ethos_u_channel_pad_captures,
      .match = ethos_u_channel_pad_any, .each = ethos_u_channel_pad_all, .desc = &ethos_u_channel_pad_desc,
      .whole_size = sizeof(struct ethos_u_channel_pad_whole), .n_parts = sizeof ethos_u_channel_pad_parts / sizeof *ethos_u_channel_pad_parts,
      .n_params = 1, .parts = ethos_u_channel_pad_parts, .whole = ethos_u_channel_pad_whole },
    { .name = "pad2d", .place = "ethos_u.pat:24", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_u_pad2d_match),
      .n_captures = 3, .captures = ethos_u_pad2d_captures,
      .match = ethos_u_pad2d_any, .each = ethos_u_pad2d_all, .desc = &ethos_u_pad2d_desc,
      .whole_size = sizeof(struct ethos_u_pad2d_whole), .n_parts = sizeof ethos_u_pad2d_parts / sizeof *ethos_u_pad2d_parts,
      .n_params = 1, .parts = ethos_u_pad2d_parts, .whole = ethos_u_pad2d_whole },
    { .name = "conv2d", .place = "ethos_u.pat:46", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_u_conv2d_match),
      .n_captures = 10, .captures = ethos_u_conv2d_captures,
      .match = ethos_u_conv2d_any, .each = ethos_u_conv2d_all, .desc = &ethos_u_conv2d_desc,
      .whole_size = sizeof(struct ethos_u_conv2d_whole), .n_parts = sizeof ethos_u_conv2d_parts / sizeof *ethos_u_conv2d_parts,
      .n_params = 6, .parts = ethos_u_conv2d_parts, .whole = ethos_u_conv2d_whole },
    { .name = "depthwise_conv2d", .place = "ethos_u.pat:55", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_u_depthwise_conv2d_match),
      .n_captures = 10, .captures = ethos_u_depthwise_conv2d_captures,
      .match = ethos_u_depthwise_conv2d_any, .each = ethos_u_depthwise_conv2d_all, .desc = &ethos_u_depthwise_conv2d_desc,
      .whole_size = sizeof(struct ethos_u_depthwise_conv2d_whole), .n_parts = sizeof ethos_u_depthwise_conv2d_parts / sizeof *ethos_u_depthwise_conv2d_parts,
      .n_params = 6, .parts = ethos_u_depthwise_conv2d_parts, .whole = ethos_u_depthwise_conv2d_whole },
    { .name = "conv2d_transpose", .place = "ethos_u.pat:66", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_u_conv2d_transpose_match),
      .n_captures = 7, .captures = ethos_u_conv2d_transpose_captures,
      .match = ethos_u_conv2d_transpose_any, .each = ethos_u_conv2d_transpose_all, .desc = &ethos_u_conv2d_transpose_desc,
      .whole_size = sizeof(struct ethos_u_conv2d_transpose_whole), .n_parts = sizeof ethos_u_conv2d_transpose_parts / sizeof *ethos_u_conv2d_transpose_parts,
      .n_params = 5, .parts = ethos_u_conv2d_transpose_parts, .whole = ethos_u_conv2d_transpose_whole },
    { .name = "fully_connected", .place = "ethos_u.pat:80", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_u_fully_connected_match),
      .n_captures = 7, .captures = ethos_u_fully_connected_captures,
      .match = ethos_u_fully_connected_any, .each = ethos_u_fully_connected_all, .desc = &ethos_u_fully_connected_desc,
      .whole_size = sizeof(struct ethos_u_fully_connected_whole), .n_parts = sizeof ethos_u_fully_connected_parts / sizeof *ethos_u_fully_connected_parts,
      .n_params = 5, .parts = ethos_u_fully_connected_parts, .whole = ethos_u_fully_connected_whole },
    { .name = "matmul", .place = "ethos_u.pat:87", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_u_matmul_match),
      .n_captures = 3, .captures = ethos_u_matmul_captures,
      .match = ethos_u_matmul_any, .each = ethos_u_matmul_all, .desc = &ethos_u_matmul_desc,
      .whole_size = sizeof(struct ethos_u_matmul_whole), .n_parts = sizeof ethos_u_matmul_parts / sizeof *ethos_u_matmul_parts,
      .n_params = 2, .parts = ethos_u_matmul_parts, .whole = ethos_u_matmul_whole },
    { .name = "max_pool2d", .place = "ethos_u.pat:101", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_u_max_pool2d_match),
      .n_captures = 2, .captures = ethos_u_max_pool2d_captures,
      .match = ethos_u_max_pool2d_any, .each = ethos_u_max_pool2d_all, .desc = &ethos_u_max_pool2d_desc,
      .whole_size = sizeof(struct ethos_u_max_pool2d_whole), .n_parts = sizeof ethos_u_max_pool2d_parts / sizeof *ethos_u_max_pool2d_parts,
      .n_params = 1, .parts = ethos_u_max_pool2d_parts, .whole = ethos_u_max_pool2d_whole },
    { .name = "avg_pool2d", .place = "ethos_u.pat:106", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_u_avg_pool2d_match),
      .n_captures = 3, .captures = ethos_u_avg_pool2d_captures,
      .match = ethos_u_avg_pool2d_any, .each = ethos_u_avg_pool2d_all, .desc = &ethos_u_avg_pool2d_desc,
      .whole_size = sizeof(struct ethos_u_avg_pool2d_whole), .n_parts = sizeof ethos_u_avg_pool2d_parts / sizeof *ethos_u_avg_pool2d_parts,
      .n_params = 1, .parts = ethos_u_avg_pool2d_parts, .whole = ethos_u_avg_pool2d_whole },
    { .name = "sum_of", .place = "ethos_u.pat:122", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_u_sum_of_match),
      .n_captures = 4, .captures = ethos_u_sum_of_captures,
      .match = ethos_u_sum_of_any, .each = ethos_u_sum_of_all, .desc = &ethos_u_sum_of_desc,
      .whole_size = sizeof(struct ethos_u_sum_of_whole), .n_parts = sizeof ethos_u_sum_of_parts / sizeof *ethos_u_sum_of_parts,
      .n_params = 2, .parts = ethos_u_sum_of_parts, .whole = ethos_u_sum_of_whole },
    { .name = "difference", .place = "ethos_u.pat:128", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_u_difference_match),
      .n_captures = 4, .captures = ethos_u_difference_captures,
      .match = ethos_u_difference_any, .each = ethos_u_difference_all, .desc = &ethos_u_difference_desc,
      .whole_size = sizeof(struct ethos_u_difference_whole), .n_parts = sizeof ethos_u_difference_parts / sizeof *ethos_u_difference_parts,
      .n_params = 2, .parts = ethos_u_difference_parts, .whole = ethos_u_difference_whole },
    { .name = "product", .place = "ethos_u.pat:134", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_u_product_match),
      .n_captures = 4, .captures = ethos_u_product_captures,
      .match = ethos_u_product_any, .each = ethos_u_product_all, .desc = &ethos_u_product_desc,
      .whole_size = sizeof(struct ethos_u_product_whole), .n_parts = sizeof ethos_u_product_parts / sizeof *ethos_u_product_parts,
      .n_params = 2, .parts = ethos_u_product_parts, .whole = ethos_u_product_whole },
    { .name = "least_requantized", .place = "ethos_u.pat:143", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_u_least_requantized_match),
      .n_captures = 4, .captures = ethos_u_least_requantized_captures,
      .match = ethos_u_least_requantized_any, .each = ethos_u_least_requantized_all, .desc = &ethos_u_least_requantized_desc,
      .whole_size = sizeof(struct ethos_u_least_requantized_whole), .n_parts = sizeof ethos_u_least_requantized_parts / sizeof *ethos_u_least_requantized_parts,
      .n_params = 4, .parts = ethos_u_least_requantized_parts, .whole = ethos_u_least_requantized_whole },
    { .name = "most_requantized", .place = "ethos_u.pat:146", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_u_most_requantized_match),
      .n_captures = 4, .captures = ethos_u_most_requantized_captures,
      .match = ethos_u_most_requantized_any, .each = ethos_u_most_requantized_all, .desc = &ethos_u_most_requantized_desc,
      .whole_size = sizeof(struct ethos_u_most_requantized_whole), .n_parts = sizeof ethos_u_most_requantized_parts / sizeof *ethos_u_most_requantized_parts,
      .n_params = 4, .parts = ethos_u_most_requantized_parts, .whole = ethos_u_most_requantized_whole },
    { .name = "least", .place = "ethos_u.pat:149", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_u_least_match),
      .n_captures = 2, .captures = ethos_u_least_captures,
      .match = ethos_u_least_any, .each = ethos_u_least_all, .desc = &ethos_u_least_desc,
      .whole_size = sizeof(struct ethos_u_least_whole), .n_parts = sizeof ethos_u_least_parts / sizeof *ethos_u_least_parts,
      .n_params = 2, .parts = ethos_u_least_parts, .whole = ethos_u_least_whole },
    { .name = "most", .place = "ethos_u.pat:150", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_u_most_match),
      .n_captures = 2, .captures = ethos_u_most_captures,
      .match = ethos_u_most_any, .each = ethos_u_most_all, .desc = &ethos_u_most_desc,
      .whole_size = sizeof(struct ethos_u_most_whole), .n_parts = sizeof ethos_u_most_parts / sizeof *ethos_u_most_parts,
      .n_params = 2, .parts = ethos_u_most_parts, .whole = ethos_u_most_whole },
    { .name = "shifted", .place = "ethos_u.pat:151", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_u_shifted_match),
      .n_captures = 3, .captures = ethos_u_shifted_captures,
      .match = ethos_u_shifted_any, .each = ethos_u_shifted_all, .desc = &ethos_u_shifted_desc,
      .whole_size = sizeof(struct ethos_u_shifted_whole), .n_parts = sizeof ethos_u_shifted_parts / sizeof *ethos_u_shifted_parts,
      .n_params = 2, .parts = ethos_u_shifted_parts, .whole = ethos_u_shifted_whole },
    { .name = "reshaped", .place = "ethos_u.pat:159", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_u_reshaped_match),
      .n_captures = 1, .captures = ethos_u_reshaped_captures,
      .match = ethos_u_reshaped_any, .each = ethos_u_reshaped_all, .desc = &ethos_u_reshaped_desc,
      .whole_size = sizeof(struct ethos_u_reshaped_whole), .n_parts = sizeof ethos_u_reshaped_parts / sizeof *ethos_u_reshaped_parts,
      .n_params = 1, .parts = ethos_u_reshaped_parts, .whole = ethos_u_reshaped_whole },
    { .name = "sliced", .place = "ethos_u.pat:160", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_u_sliced_match),
      .n_captures = 5, .captures = ethos_u_sliced_captures,
      .match = ethos_u_sliced_any, .each = ethos_u_sliced_all, .desc = &ethos_u_sliced_desc,
      .whole_size = sizeof(struct ethos_u_sliced_whole), .n_parts = sizeof ethos_u_sliced_parts / sizeof *ethos_u_sliced_parts,
      .n_params = 1, .parts = ethos_u_sliced_parts, .whole = ethos_u_sliced_whole },
    { .name = "expanded", .place = "ethos_u.pat:166", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_u_expanded_match),
      .n_captures = 1, .captures = ethos_u_expanded_captures,
      .match = ethos_u_expanded_any, .each = ethos_u_expanded_all, .desc = &ethos_u_expanded_desc,
      .whole_size = sizeof(struct ethos_u_expanded_whole), .n_parts = sizeof ethos_u_expanded_parts / sizeof *ethos_u_expanded_parts,
      .n_params = 1, .parts = ethos_u_expanded_parts, .whole = ethos_u_expanded_whole },
    { .name = "squeezed", .place = "ethos_u.pat:167", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_u_squeezed_match),
      .n_captures = 1, .captures = ethos_u_squeezed_captures,
      .match = ethos_u_squeezed_any, .each = ethos_u_squeezed_all, .desc = &ethos_u_squeezed_desc,
      .whole_size = sizeof(struct ethos_u_squeezed_whole), .n_parts = sizeof ethos_u_squeezed_parts / sizeof *ethos_u_squeezed_parts,
      .n_params = 1, .parts = ethos_u_squeezed_parts, .whole = ethos_u_squeezed_whole },
    { .name = "split_up", .place = "ethos_u.pat:168", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_u_split_up_match),
      .n_captures = 1, .captures = ethos_u_split_up_captures,
      .match = ethos_u_split_up_any, .each = ethos_u_split_up_all, .desc = &ethos_u_split_up_desc,
      .whole_size = sizeof(struct ethos_u_split_up_whole), .n_parts = sizeof ethos_u_split_up_parts / sizeof *ethos_u_split_up_parts,
      .n_params = 1, .parts = ethos_u_split_up_parts, .whole = ethos_u_split_up_whole },
    { .name = "concatenated", .place = "ethos_u.pat:171", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_u_concatenated_match),
      .n_captures = 6, .captures = ethos_u_concatenated_captures,
      .match = ethos_u_concatenated_any, .each = ethos_u_concatenated_all, .desc = &ethos_u_concatenated_desc,
      .whole_size = sizeof(struct ethos_u_concatenated_whole), .n_parts = sizeof ethos_u_concatenated_parts / sizeof *ethos_u_concatenated_parts,
      .n_params = 4, .parts = ethos_u_concatenated_parts, .whole = ethos_u_concatenated_whole },
    { .name = "unary_abs", .place = "ethos_u.pat:181", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_u_unary_abs_match),
      .n_captures = 2, .captures = ethos_u_unary_abs_captures,
      .match = ethos_u_unary_abs_any, .each = ethos_u_unary_abs_all, .desc = &ethos_u_unary_abs_desc,
      .whole_size = sizeof(struct ethos_u_unary_abs_whole), .n_parts = sizeof ethos_u_unary_abs_parts / sizeof *ethos_u_unary_abs_parts,
      .n_params = 1, .parts = ethos_u_unary_abs_parts, .whole = ethos_u_unary_abs_whole },
    { .name = "tanh_table", .place = "ethos_u.pat:186", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_u_tanh_table_match),
      .n_captures = 2, .captures = ethos_u_tanh_table_captures,
      .match = ethos_u_tanh_table_any, .each = ethos_u_tanh_table_all, .desc = &ethos_u_tanh_table_desc,
      .whole_size = sizeof(struct ethos_u_tanh_table_whole), .n_parts = sizeof ethos_u_tanh_table_parts / sizeof *ethos_u_tanh_table_parts,
      .n_params = 1, .parts = ethos_u_tanh_table_parts, .whole = ethos_u_tanh_table_whole },
    { .name = "sigmoid_table", .place = "ethos_u.pat:191", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_u_sigmoid_table_match),
      .n_captures = 2, .captures = ethos_u_sigmoid_table_captures,
      .match = ethos_u_sigmoid_table_any, .each = ethos_u_sigmoid_table_all, .desc = &ethos_u_sigmoid_table_desc,
      .whole_size = sizeof(struct ethos_u_sigmoid_table_whole), .n_parts = sizeof ethos_u_sigmoid_table_parts / sizeof *ethos_u_sigmoid_table_parts,
      .n_params = 1, .parts = ethos_u_sigmoid_table_parts, .whole = ethos_u_sigmoid_table_whole },
    { .name = "leaky_relu_table", .place = "ethos_u.pat:196", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_u_leaky_relu_table_match),
      .n_captures = 2, .captures = ethos_u_leaky_relu_table_captures,
      .match = ethos_u_leaky_relu_table_any, .each = ethos_u_leaky_relu_table_all, .desc = &ethos_u_leaky_relu_table_desc,
      .whole_size = sizeof(struct ethos_u_leaky_relu_table_whole), .n_parts = sizeof ethos_u_leaky_relu_table_parts / sizeof *ethos_u_leaky_relu_table_parts,
      .n_params = 1, .parts = ethos_u_leaky_relu_table_parts, .whole = ethos_u_leaky_relu_table_whole },
    { .name = "softmax_table", .place = "ethos_u.pat:201", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_u_softmax_table_match),
      .n_captures = 2, .captures = ethos_u_softmax_table_captures,
      .match = ethos_u_softmax_table_any, .each = ethos_u_softmax_table_all, .desc = &ethos_u_softmax_table_desc,
      .whole_size = sizeof(struct ethos_u_softmax_table_whole), .n_parts = sizeof ethos_u_softmax_table_parts / sizeof *ethos_u_softmax_table_parts,
      .n_params = 1, .parts = ethos_u_softmax_table_parts, .whole = ethos_u_softmax_table_whole },
    { .name = "hard_swish_table", .place = "ethos_u.pat:206", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_u_hard_swish_table_match),
      .n_captures = 3, .captures = ethos_u_hard_swish_table_captures,
      .match = ethos_u_hard_swish_table_any, .each = ethos_u_hard_swish_table_all, .desc = &ethos_u_hard_swish_table_desc,
      .whole_size = sizeof(struct ethos_u_hard_swish_table_whole), .n_parts = sizeof ethos_u_hard_swish_table_parts / sizeof *ethos_u_hard_swish_table_parts,
      .n_params = 1, .parts = ethos_u_hard_swish_table_parts, .whole = ethos_u_hard_swish_table_whole },
    { .name = "mean_of", .place = "ethos_u.pat:222", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_u_mean_of_match),
      .n_captures = 9, .captures = ethos_u_mean_of_captures,
      .match = ethos_u_mean_of_any, .each = ethos_u_mean_of_all, .desc = &ethos_u_mean_of_desc,
      .whole_size = sizeof(struct ethos_u_mean_of_whole), .n_parts = sizeof ethos_u_mean_of_parts / sizeof *ethos_u_mean_of_parts,
      .n_params = 5, .parts = ethos_u_mean_of_parts, .whole = ethos_u_mean_of_whole },
    { .name = "sum_last", .place = "ethos_u.pat:234", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_u_sum_last_match),
      .n_captures = 4, .captures = ethos_u_sum_last_captures,
      .match = ethos_u_sum_last_any, .each = ethos_u_sum_last_all, .desc = &ethos_u_sum_last_desc,
      .whole_size = sizeof(struct ethos_u_sum_last_whole), .n_parts = sizeof ethos_u_sum_last_parts / sizeof *ethos_u_sum_last_parts,
      .n_params = 1, .parts = ethos_u_sum_last_parts, .whole = ethos_u_sum_last_whole },
    { .name = "rescaled", .place = "ethos_u.pat:243", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_u_rescaled_match),
      .n_captures = 2, .captures = ethos_u_rescaled_captures,
      .match = ethos_u_rescaled_any, .each = ethos_u_rescaled_all, .desc = &ethos_u_rescaled_desc,
      .whole_size = sizeof(struct ethos_u_rescaled_whole), .n_parts = sizeof ethos_u_rescaled_parts / sizeof *ethos_u_rescaled_parts,
      .n_params = 1, .parts = ethos_u_rescaled_parts, .whole = ethos_u_rescaled_whole },
    { .name = "resized", .place = "ethos_u.pat:258", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_u_resized_match),
      .n_captures = 4, .captures = ethos_u_resized_captures,
      .match = ethos_u_resized_any, .each = ethos_u_resized_all, .desc = &ethos_u_resized_desc,
      .whole_size = sizeof(struct ethos_u_resized_whole), .n_parts = sizeof ethos_u_resized_parts / sizeof *ethos_u_resized_parts,
      .n_params = 1, .parts = ethos_u_resized_parts, .whole = ethos_u_resized_whole },
};

/* ---- table ethos_u ---- */

static const struct dfg_table_entry ethos_u_entries[] = {
    { .name = "ethos-u.channel-pad", .pattern = 1 },
    { .name = "ethos-u.qnn_conv2d", .pattern = 3 },
    { .name = "ethos-u.depthwise_conv2d", .pattern = 4 },
    { .name = "ethos-u.qnn_conv2d_transpose", .pattern = 5 },
    { .name = "ethos-u.fully_connected", .pattern = 6 },
    { .name = "ethos-u.matmul", .pattern = 7 },
    { .name = "ethos-u.maxpool2d", .pattern = 8 },
    { .name = "ethos-u.avgpool2d", .pattern = 9 },
    { .name = "ethos-u.pad2d", .pattern = 2 },
    { .name = "ethos-u.add", .pattern = 10 },
    { .name = "ethos-u.sub", .pattern = 11 },
    { .name = "ethos-u.mul", .pattern = 12 },
    { .name = "ethos-u.min", .pattern = 13 },
    { .name = "ethos-u.min", .pattern = 15 },
    { .name = "ethos-u.max", .pattern = 14 },
    { .name = "ethos-u.max", .pattern = 16 },
    { .name = "ethos-u.shl", .pattern = 17 },
    { .name = "ethos-u.reshape", .pattern = 18 },
    { .name = "ethos-u.strided_slice", .pattern = 19 },
    { .name = "ethos-u.abs", .pattern = 24 },
    { .name = "ethos-u.tanh", .pattern = 25 },
    { .name = "ethos-u.mean", .pattern = 30 },
    { .name = "ethos-u.sum", .pattern = 31 },
    { .name = "ethos-u.softmax", .pattern = 28 },
    { .name = "ethos-u.leaky_relu", .pattern = 27 },
    { .name = "ethos-u.concat", .pattern = 23 },
    { .name = "ethos-u.sigmoid", .pattern = 26 },
    { .name = "ethos-u.split", .pattern = 22 },
    { .name = "ethos-u.requantize", .pattern = 32 },
    { .name = "ethos-u.resize2d", .pattern = 33 },
    { .name = "ethos-u.expand_dims", .pattern = 20 },
    { .name = "ethos-u.squeeze", .pattern = 21 },
    { .name = "ethos-u.hard_swish", .pattern = 29 },
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
    .n_patterns = 34, .patterns = patterns,
    .n_tables = 1, .tables = tables,
};
