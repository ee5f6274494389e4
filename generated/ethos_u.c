/* Made by pat2c from ethos_u.pat; do not edit. */
#include "ethos_u.h"
_Static_assert(ETHOS_U_H == 0x35e80cc873d1a6b6, "ethos_u.h is of another run of pat2c than this file");
#include "dfg_frames.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    ethos_u_op_abs = DFG_FIRST_OP, ethos_u_op_add, ethos_u_op_cast, ethos_u_op_clip, ethos_u_op_concatenate,
    ethos_u_op_divide, ethos_u_op_expand_dims, ethos_u_op_image_resize2d, ethos_u_op_left_shift,
    ethos_u_op_maximum, ethos_u_op_mean, ethos_u_op_minimum, ethos_u_op_multiply, ethos_u_op_nn_avg_pool2d,
    ethos_u_op_nn_bias_add, ethos_u_op_nn_leaky_relu, ethos_u_op_nn_max_pool2d, ethos_u_op_nn_pad,
    ethos_u_op_nn_softmax, ethos_u_op_qnn_add, ethos_u_op_qnn_concatenate, ethos_u_op_qnn_conv2d,
    ethos_u_op_qnn_conv2d_transpose, ethos_u_op_qnn_dense, ethos_u_op_qnn_dequantize, ethos_u_op_qnn_mul,
    ethos_u_op_qnn_quantize, ethos_u_op_qnn_requantize, ethos_u_op_qnn_subtract, ethos_u_op_reshape,
    ethos_u_op_sigmoid, ethos_u_op_split, ethos_u_op_squeeze, ethos_u_op_strided_slice, ethos_u_op_sum,
    ethos_u_op_tanh,
};
enum {
    ethos_u_attr_axis, ethos_u_attr_begin, ethos_u_attr_coordinate_transformation_mode,
    ethos_u_attr_count_include_pad, ethos_u_attr_data_layout, ethos_u_attr_dilation, ethos_u_attr_end,
    ethos_u_attr_exclude, ethos_u_attr_groups, ethos_u_attr_keepdims, ethos_u_attr_kernel_layout,
    ethos_u_attr_layout, ethos_u_attr_method, ethos_u_attr_output_padding, ethos_u_attr_pad_width,
    ethos_u_attr_padding, ethos_u_attr_pool_size, ethos_u_attr_roi, ethos_u_attr_rounding_method,
    ethos_u_attr_size, ethos_u_attr_strides,
};
enum {
    ethos_u_str_HWIO, ethos_u_str_HWOI, ethos_u_str_IOHW, ethos_u_str_NCHW, ethos_u_str_NHWC,
    ethos_u_str_OIHW, ethos_u_str_align_corners, ethos_u_str_asymmetric, ethos_u_str_empty,
    ethos_u_str_half_pixel, ethos_u_str_linear, ethos_u_str_nearest_neighbor, ethos_u_str_round,
    ethos_u_str_round_prefer_ceil,
};
static const char *const ethos_u_op_names[] = {
    "abs", "add", "cast", "clip", "concatenate", "divide", "expand_dims", "image.resize2d", "left_shift",
    "maximum", "mean", "minimum", "multiply", "nn.avg_pool2d", "nn.bias_add", "nn.leaky_relu",
    "nn.max_pool2d", "nn.pad", "nn.softmax", "qnn.add", "qnn.concatenate", "qnn.conv2d",
    "qnn.conv2d_transpose", "qnn.dense", "qnn.dequantize", "qnn.mul", "qnn.quantize", "qnn.requantize",
    "qnn.subtract", "reshape", "sigmoid", "split", "squeeze", "strided_slice", "sum", "tanh",
};
static const char *const ethos_u_attr_names[] = {
    "axis", "begin", "coordinate_transformation_mode", "count_include_pad", "data_layout", "dilation",
    "end", "exclude", "groups", "keepdims", "kernel_layout", "layout", "method", "output_padding",
    "pad_width", "padding", "pool_size", "roi", "rounding_method", "size", "strides",
};
static const char *const ethos_u_str_names[] = {
    "HWIO", "HWOI", "IOHW", "NCHW", "NHWC", "OIHW", "align_corners", "asymmetric", "", "half_pixel",
    "linear", "nearest_neighbor", "round", "round_prefer_ceil",
};
static const dfg_val ethos_u_list_0_0[] = {{.tag = DFG_V_INT, .u.i = 0}, {.tag = DFG_V_INT, .u.i = 0}};
static const dfg_val ethos_u_list_1_1[] = {{.tag = DFG_V_INT, .u.i = 1}, {.tag = DFG_V_INT, .u.i = 1}};
static const dfg_val ethos_u_list_2_2[] = {{.tag = DFG_V_INT, .u.i = 2}, {.tag = DFG_V_INT, .u.i = 2}};
static const dfg_val ethos_u_list_0_0_0_0_0_0_any[] = {{.tag = DFG_V_LIST, .n = 2, .u.list = ethos_u_list_0_0}, {.tag = DFG_V_LIST, .n = 2, .u.list = ethos_u_list_0_0}, {.tag = DFG_V_LIST, .n = 2, .u.list = ethos_u_list_0_0}, {.tag = DFG_V_HOLE}};
static const dfg_val ethos_u_list_0_0_any_any_0_0[] = {{.tag = DFG_V_LIST, .n = 2, .u.list = ethos_u_list_0_0}, {.tag = DFG_V_HOLE}, {.tag = DFG_V_HOLE}, {.tag = DFG_V_LIST, .n = 2, .u.list = ethos_u_list_0_0}};

const struct dfg_names ethos_u_names = {
    .abi = DFG_ABI, .needs = DFG_NEEDS_FORMS, .name = "ethos_u", .run = ETHOS_U_H, .n_ops = 36,
    .ops = ethos_u_op_names, .n_attrs = 21, .attrs = ethos_u_attr_names, .n_strs = 14,
    .strs = ethos_u_str_names,
};

/* ethos_u.pat:40  pattern requantized(p) = qnn.requantize(p, const, const, const, const); */
bool ethos_u_requantized_find(DFG_FIND(ethos_u_requantized))
{
    if (!dfg_calls_argc(g, n, ethos_u_op_qnn_requantize, 5)) return false;
    dfg_node p = dfg_operand(g, n, 0), constant = dfg_operand(g, n, 1);
    if (!dfg_is(g, constant, DFG_CONST)) return false;
    dfg_node constant_2 = dfg_operand(g, n, 2);
    if (!dfg_is(g, constant_2, DFG_CONST)) return false;
    dfg_node constant_3 = dfg_operand(g, n, 3);
    if (!dfg_is(g, constant_3, DFG_CONST)) return false;
    dfg_node constant_4 = dfg_operand(g, n, 4);
    if (!dfg_is(g, constant_4, DFG_CONST)) return false;
    DFG_GIVE(ethos_u_requantized, .root = n, .p = p);
    DFG_GIVE_WHOLE(ethos_u_requantized, .constant = constant, .constant_2 = constant_2,
                   .constant_3 = constant_3, .constant_4 = constant_4);
    return true;
}

/* ethos_u.pat:41  pattern dequantized(x) = qnn.dequantize(x, const, const); */
bool ethos_u_dequantized_find(DFG_FIND(ethos_u_dequantized))
{
    if (!dfg_calls_argc(g, n, ethos_u_op_qnn_dequantize, 3)) return false;
    dfg_node x = dfg_operand(g, n, 0), constant = dfg_operand(g, n, 1);
    if (!dfg_is(g, constant, DFG_CONST)) return false;
    dfg_node constant_2 = dfg_operand(g, n, 2);
    if (!dfg_is(g, constant_2, DFG_CONST)) return false;
    DFG_GIVE(ethos_u_dequantized, .root = n, .x = x);
    DFG_GIVE_WHOLE(ethos_u_dequantized, .constant = constant, .constant_2 = constant_2);
    return true;
}

/* ethos_u.pat:42  pattern quantized(p) = qnn.quantize(p, const, const); */
bool ethos_u_quantized_find(DFG_FIND(ethos_u_quantized))
{
    if (!dfg_calls_argc(g, n, ethos_u_op_qnn_quantize, 3)) return false;
    dfg_node p = dfg_operand(g, n, 0), constant = dfg_operand(g, n, 1);
    if (!dfg_is(g, constant, DFG_CONST)) return false;
    dfg_node constant_2 = dfg_operand(g, n, 2);
    if (!dfg_is(g, constant_2, DFG_CONST)) return false;
    DFG_GIVE(ethos_u_quantized, .root = n, .p = p);
    DFG_GIVE_WHOLE(ethos_u_quantized, .constant = constant, .constant_2 = constant_2);
    return true;
}

/* ethos_u.pat:34  cond fits(x) = x.rank == 0 or max(x.shape) <= 65536; */
static DFG_APART bool ethos_u_fits(const dfg_graph *g, dfg_node x)
{
    return dfg_rank(g, x) == 0 || dfg_dim_le(g, dfg_dim_max_of(g, dfg_shape_of(g, x)), dfg_int(65536));
}

/* ethos_u.pat:35  cond byte(x) = x.dtype in {u8, i8}, fits(x); */
static DFG_APART bool ethos_u_byte(const dfg_graph *g, dfg_node x)
{
    return (dfg_dtype(g, x) == DFG_U8 || dfg_dtype(g, x) == DFG_I8) && ethos_u_fits(g, x);
}

/* ethos_u.pat:46  cond pad_ok(p, x) = byte(x), byte(p), x.dtype == p.dtype, x.shape[0] == 1, x.rank <= 4; */
static DFG_APART bool ethos_u_pad_ok(const dfg_graph *g, dfg_node p, dfg_node x)
{
    return ethos_u_byte(g, x) && ethos_u_byte(g, p) && dfg_scalar_eq(dfg_dtype_of(g, x), dfg_dtype_of(g, p))
        && dfg_extent(g, x, 0) == 1 && dfg_le(dfg_rank_of(g, x), dfg_int(4));
}

/* ethos_u.pat:48  pattern channel_pad(x) {
 *     p = nn.pad(x, const) { pad_width == [[0, 0], [0, 0], [0, 0], _] };
 *     where pad_ok(p, x);
 *     return p;
 * } */
bool ethos_u_channel_pad_find(DFG_FIND(ethos_u_channel_pad))
{
    if (!dfg_calls_argc(g, n, ethos_u_op_nn_pad, 2)) return false;
    if (!dfg_list_is(g, n, ethos_u_attr_pad_width, dfg_list(ethos_u_list_0_0_0_0_0_0_any, 4), false))
        return false;
    dfg_node x = dfg_operand(g, n, 0), constant = dfg_operand(g, n, 1);
    if (!dfg_is(g, constant, DFG_CONST) || !ethos_u_pad_ok(g, n, x)) return false;
    DFG_GIVE(ethos_u_channel_pad, .root = n, .x = x, .p = n);
    DFG_GIVE_WHOLE(ethos_u_channel_pad, .constant = constant);
    return true;
}

static DFG_APART bool ethos_u_holds(const dfg_val *width)
{
    return !dfg_le(dfg_item(dfg_item_at(width, 1), 0), dfg_int(31));
}

static DFG_APART bool ethos_u_holds_2(const dfg_val *width)
{
    return !dfg_le(dfg_item(dfg_item_at(width, 2), 0), dfg_int(31));
}

/* ethos_u.pat:53  pattern pad2d(x) {
 *     p = nn.pad(x, const) { pad_width == [[0, 0], _, _, [0, 0]], pad_width = width };
 *     where pad_ok(p, x), width[1][0] <= 31, width[2][0] <= 31, width[1][1] <= 32, width[2][1] <= 32;
 *     return p;
 * } */
bool ethos_u_pad2d_find(DFG_FIND(ethos_u_pad2d))
{
    if (!dfg_calls_argc(g, n, ethos_u_op_nn_pad, 2)) return false;
    if (!dfg_list_is(g, n, ethos_u_attr_pad_width, dfg_list(ethos_u_list_0_0_any_any_0_0, 4), false))
        return false;
    dfg_val width = dfg_attr(g, n, ethos_u_attr_pad_width);
    if (!dfg_known(width)) return false;
    dfg_node x = dfg_operand(g, n, 0), constant = dfg_operand(g, n, 1);
    if (!dfg_is(g, constant, DFG_CONST) || !ethos_u_pad_ok(g, n, x)) return false;
    if (ethos_u_holds(&width)) return false;
    if (ethos_u_holds_2(&width)) return false;
    if (!dfg_le(dfg_item(dfg_item_at(&width, 1), 1), dfg_int(32))) return false;
    if (!dfg_le(dfg_item(dfg_item_at(&width, 2), 1), dfg_int(32))) return false;
    DFG_GIVE(ethos_u_pad2d, .root = n, .x = x, .p = n, .width = width);
    DFG_GIVE_WHOLE(ethos_u_pad2d, .constant = constant);
    return true;
}

static DFG_APART bool ethos_u_holds_3(const dfg_graph *g, dfg_node c)
{
    return dfg_within(dfg_stored_item(dfg_attr_or_list(g, c, ethos_u_attr_strides, ethos_u_list_1_1, 2), 0),
                      dfg_int(1), dfg_int(3));
}

static DFG_APART bool ethos_u_holds_4(const dfg_graph *g, dfg_node c)
{
    return dfg_within(dfg_stored_item(dfg_attr_or_list(g, c, ethos_u_attr_strides, ethos_u_list_1_1, 2), 1),
                      dfg_int(1), dfg_int(3));
}

static DFG_APART bool ethos_u_holds_5(const dfg_graph *g, dfg_node c)
{
    return dfg_within(dfg_stored_item(dfg_attr_or_list(g, c, ethos_u_attr_dilation, ethos_u_list_1_1, 2),
                                      0), dfg_int(1), dfg_int(2));
}

static DFG_APART bool ethos_u_holds_6(const dfg_graph *g, dfg_node c)
{
    return dfg_within(dfg_stored_item(dfg_attr_or_list(g, c, ethos_u_attr_dilation, ethos_u_list_1_1, 2),
                                      1), dfg_int(1), dfg_int(2));
}

static DFG_APART bool ethos_u_holds_7(const dfg_graph *g, dfg_node w, dfg_node c)
{
    return dfg_dim_within(g,
                          dfg_extent_add(g,
                                         dfg_extent_mul(
                                             g, dfg_extent_sub(g, dfg_extent_of(g, w, 0), dfg_int(1)),
                                             dfg_stored_item(dfg_attr_or_list(g, c, ethos_u_attr_dilation,
                                                                              ethos_u_list_1_1, 2), 0)),
                                         dfg_int(1)), dfg_int(1), dfg_int(64));
}

static DFG_APART dfg_val ethos_u_value(const dfg_graph *g, dfg_node w, dfg_node c)
{
    return dfg_extent_add(g,
                          dfg_extent_mul(g, dfg_extent_sub(g, dfg_extent_of(g, w, 0), dfg_int(1)),
                                         dfg_stored_item(dfg_attr_or_list(g, c, ethos_u_attr_dilation,
                                                                          ethos_u_list_1_1, 2), 0)),
                          dfg_int(1));
}

static DFG_APART dfg_val ethos_u_value_2(const dfg_graph *g, dfg_node w, dfg_node c)
{
    return dfg_extent_add(g,
                          dfg_extent_mul(g, dfg_extent_sub(g, dfg_extent_of(g, w, 1), dfg_int(1)),
                                         dfg_stored_item(dfg_attr_or_list(g, c, ethos_u_attr_dilation,
                                                                          ethos_u_list_1_1, 2), 1)),
                          dfg_int(1));
}

static DFG_APART bool ethos_u_holds_8(const dfg_graph *g, dfg_node w, dfg_node c)
{
    return dfg_dim_le(g, dfg_extent_mul(g, ethos_u_value(g, w, c), ethos_u_value_2(g, w, c)),
                      dfg_int(4096));
}

/* ethos_u.pat:63  cond window_ok(c, w) =
 *     c.data_layout == "NHWC", c.strides[0] in 1..3, c.strides[1] in 1..3,
 *     c.dilation[0] in 1..2, c.dilation[1] in 1..2,
 *     span_ok((w.shape[0] - 1) * c.dilation[0] + 1, (w.shape[1] - 1) * c.dilation[1] + 1); */
static DFG_APART bool ethos_u_window_ok(const dfg_graph *g, dfg_node c, dfg_node w)
{
    return dfg_str_is(g, c, ethos_u_attr_data_layout, ethos_u_str_NHWC, ethos_u_str_NCHW)
        && ethos_u_holds_3(g, c) && ethos_u_holds_4(g, c) && ethos_u_holds_5(g, c) && ethos_u_holds_6(g, c)
        && ethos_u_holds_7(g, w, c) && ethos_u_holds_8(g, w, c);
}

/* ethos_u.pat:68
 * cond bias_ok(b) = b.dtype != i64 or (max(value(b)) < 549755813888 and min(value(b)) >= -549755813888); */
static DFG_APART bool ethos_u_bias_ok(const dfg_graph *g, dfg_node b)
{
    return dfg_scalar_ne(dfg_dtype_of(g, b), dfg_dtype_val(DFG_I64))
        || (dfg_lt(dfg_max_of(dfg_elements(g, b)), dfg_int(549755813888))
            && dfg_ge(dfg_min_of(dfg_elements(g, b)), dfg_int(-549755813888)));
}

/* ethos_u.pat:76
 * cond conv2d_ok(c, x, w, b, r) = byte(x), byte(w), byte(r), x.shape[0] == 1, window_ok(c, w), bias_ok(b); */
static DFG_APART bool ethos_u_conv2d_ok(const dfg_graph *g, dfg_node c, dfg_node x, dfg_node w, dfg_node b, dfg_node r)
{
    return ethos_u_byte(g, x) && ethos_u_byte(g, w) && ethos_u_byte(g, r) && dfg_extent(g, x, 0) == 1
        && ethos_u_window_ok(g, c, w) && ethos_u_bias_ok(g, b);
}

static DFG_APART bool ethos_u_holds_9(const dfg_graph *g, dfg_node v, dfg_node zero)
{
    return dfg_eq(dfg_value_beside(g, v, dfg_value_of(g, zero)),
                  dfg_value_beside(g, zero, dfg_value_of(g, v)));
}

static DFG_APART bool ethos_u_holds_10(const dfg_graph *g, dfg_node c, const dfg_val *width)
{
    return dfg_le(dfg_int_add(dfg_stored_item(
                                  dfg_attr_or_list(g, c, ethos_u_attr_padding, ethos_u_list_0_0, 2), 0),
                              dfg_item(dfg_item_at(width, 1), 0)), dfg_int(31));
}

static DFG_APART bool ethos_u_holds_11(const dfg_graph *g, dfg_node c, const dfg_val *width)
{
    return dfg_le(dfg_int_add(dfg_stored_item(
                                  dfg_attr_or_list(g, c, ethos_u_attr_padding, ethos_u_list_0_0, 2), 1),
                              dfg_item(dfg_item_at(width, 2), 0)), dfg_int(31));
}

static DFG_APART dfg_val ethos_u_value_3(const dfg_graph *g, dfg_node c)
{
    return dfg_stored_at(dfg_attr_or_list(g, c, ethos_u_attr_padding, ethos_u_list_0_0, 2),
                         dfg_mod(dfg_int(2),
                                 dfg_count(dfg_len(dfg_attr_or_list(g, c, ethos_u_attr_padding,
                                                                    ethos_u_list_0_0, 2)))));
}

static DFG_APART bool ethos_u_holds_12(const dfg_graph *g, dfg_node c, const dfg_val *width)
{
    return dfg_le(dfg_int_add(ethos_u_value_3(g, c), dfg_item(dfg_item_at(width, 1), 1)), dfg_int(32));
}

static DFG_APART dfg_val ethos_u_value_4(const dfg_graph *g, dfg_node c)
{
    return dfg_stored_at(dfg_attr_or_list(g, c, ethos_u_attr_padding, ethos_u_list_0_0, 2),
                         dfg_mod(dfg_int(3),
                                 dfg_count(dfg_len(dfg_attr_or_list(g, c, ethos_u_attr_padding,
                                                                    ethos_u_list_0_0, 2)))));
}

static DFG_APART bool ethos_u_holds_13(const dfg_graph *g, dfg_node c, const dfg_val *width)
{
    return dfg_le(dfg_int_add(ethos_u_value_4(g, c), dfg_item(dfg_item_at(width, 2), 1)), dfg_int(32));
}

/* ethos_u.pat:74  cond paddings_ok(c, width, v, zero) =
 *     value(v) == value(zero), padding_ok(c, width[1][0], width[2][0], width[1][1], width[2][1]); */
static DFG_APART bool ethos_u_paddings_ok(const dfg_graph *g, dfg_node c, const dfg_val *width, dfg_node v, dfg_node zero)
{
    return ethos_u_holds_9(g, v, zero) && ethos_u_holds_10(g, c, width) && ethos_u_holds_11(g, c, width)
        && ethos_u_holds_12(g, c, width) && ethos_u_holds_13(g, c, width);
}

static DFG_APART bool ethos_u_holds_14(const dfg_graph *g, dfg_node c)
{
    return dfg_le(dfg_int_add(dfg_stored_item(
                                  dfg_attr_or_list(g, c, ethos_u_attr_padding, ethos_u_list_0_0, 2), 0),
                              dfg_int(0)), dfg_int(31));
}

static DFG_APART bool ethos_u_holds_15(const dfg_graph *g, dfg_node c)
{
    return dfg_le(dfg_int_add(dfg_stored_item(
                                  dfg_attr_or_list(g, c, ethos_u_attr_padding, ethos_u_list_0_0, 2), 1),
                              dfg_int(0)), dfg_int(31));
}

static DFG_APART bool ethos_u_holds_16(const dfg_graph *g, dfg_node c)
{
    return dfg_le(dfg_int_add(dfg_stored_at(dfg_attr_or_list(g, c, ethos_u_attr_padding, ethos_u_list_0_0,
                                                             2),
                                            dfg_mod(dfg_int(2),
                                                    dfg_count(dfg_len(dfg_attr_or_list(
                                                                          g, c, ethos_u_attr_padding,
                                                                          ethos_u_list_0_0, 2))))),
                              dfg_int(0)), dfg_int(32));
}

static DFG_APART bool ethos_u_holds_17(const dfg_graph *g, dfg_node c)
{
    return dfg_le(dfg_int_add(dfg_stored_at(dfg_attr_or_list(g, c, ethos_u_attr_padding, ethos_u_list_0_0,
                                                             2),
                                            dfg_mod(dfg_int(3),
                                                    dfg_count(dfg_len(dfg_attr_or_list(
                                                                          g, c, ethos_u_attr_padding,
                                                                          ethos_u_list_0_0, 2))))),
                              dfg_int(0)), dfg_int(32));
}

/* ethos_u.pat:70, top = 0, left = 0, bottom = 0, right = 0  cond padding_ok(c, top, left, bottom, right) =
 *     c.padding[0] + top <= 31, c.padding[1] + left <= 31,
 *     c.padding[2 % len(c.padding)] + bottom <= 32, c.padding[3 % len(c.padding)] + right <= 32; */
static DFG_APART bool ethos_u_padding_ok(const dfg_graph *g, dfg_node c)
{
    return ethos_u_holds_14(g, c) && ethos_u_holds_15(g, c) && ethos_u_holds_16(g, c)
        && ethos_u_holds_17(g, c);
}

/* ethos_u.pat:78  pattern conv2d(x, w, b, v, x_zero, w_zero) {
 *     padded = nn.pad(x, v & const) { pad_width == [[0, 0], _, _, [0, 0]], pad_width = width };
 *     c = qnn.conv2d(padded | x, w & const, x_zero & const, w_zero & const, const, const)
 *         { kernel_layout == "HWIO", groups == 1 };
 *     r = requantized(nn.bias_add(c, b & const));
 *     where conv2d_ok(c, x, w, b, r), extern ethos_u_hwio_weights_fit(w, w_zero);
 *     where paddings_ok(c, width, v, x_zero) or (not present(padded) and padding_ok(c, 0, 0, 0, 0));
 *     return clip?(r);
 * } */
bool ethos_u_conv2d_find(DFG_FIND_ON(ethos_u_conv2d))
{
    dfg_node clip = DFG_NONE, r = n;
    if (dfg_calls_argc(g, n, ethos_u_op_clip, 1)) {
        clip = n;
        r = dfg_arg(g, clip, 0);
    }
    struct ethos_u_requantized_match requantized;
    if (dfg_op(g, r) != ethos_u_op_qnn_requantize) return false;
    if (!ethos_u_requantized_find(g, r, &requantized, DFG_PART(whole, requantized))) return false;
    dfg_node bias_add = requantized.p;
    if (!dfg_calls_argc(g, bias_add, ethos_u_op_nn_bias_add, 2)) return false;
    dfg_node b = dfg_operand(g, bias_add, 1);
    if (!dfg_is(g, b, DFG_CONST)) return false;
    dfg_node c = dfg_operand(g, bias_add, 0);
    if (!dfg_calls_argc(g, c, ethos_u_op_qnn_conv2d, 6)) return false;
    if (!dfg_str_is(g, c, ethos_u_attr_kernel_layout, ethos_u_str_HWIO, ethos_u_str_OIHW)) return false;
    if (!dfg_int_is(g, c, ethos_u_attr_groups, 1, 1)) return false;
    dfg_node w = dfg_operand(g, c, 1);
    if (!dfg_is(g, w, DFG_CONST)) return false;
    dfg_node x_zero = dfg_operand(g, c, 2);
    if (!dfg_is(g, x_zero, DFG_CONST)) return false;
    dfg_node w_zero = dfg_operand(g, c, 3);
    if (!dfg_is(g, w_zero, DFG_CONST)) return false;
    dfg_node constant = dfg_operand(g, c, 4);
    if (!dfg_is(g, constant, DFG_CONST)) return false;
    dfg_node constant_2 = dfg_operand(g, c, 5);
    if (!dfg_is(g, constant_2, DFG_CONST)) return false;
    dfg_node v = dfg_operand(g, c, 0);
    if (!ethos_u_hwio_weights_fit(g, w, w_zero)) return false;
    for (uint32_t alt = way[0]; alt < 2u; way[0] = ++alt) {
        dfg_node padded = DFG_NONE, x = v, v_2 = DFG_NONE;
        dfg_val width = dfg_nil();
        if (alt == 0) {
            padded = v;
            if (!dfg_calls_argc(g, padded, ethos_u_op_nn_pad, 2)) continue;
            if (!dfg_list_is(g, padded, ethos_u_attr_pad_width, dfg_list(ethos_u_list_0_0_any_any_0_0, 4),
                             false))
                continue;
            width = dfg_attr(g, padded, ethos_u_attr_pad_width);
            if (!dfg_known(width)) continue;
            x = dfg_arg(g, padded, 0);
            v_2 = dfg_arg(g, padded, 1);
            if (!dfg_is(g, v_2, DFG_CONST)) continue;
        }
        if (!dfg_in_body(g, n, (const dfg_node[]){clip, r, bias_add, c, padded}, 5)) continue;
        if (!ethos_u_conv2d_ok(g, c, x, w, b, r)) continue;
        /* where paddings_ok(c, width, v, x_zero) or (not present(padded) and padding_ok(c, 0, 0, 0,
         * 0)) */
        if (!(ethos_u_paddings_ok(g, c, &width, v_2, x_zero)
              || (padded == DFG_NONE && ethos_u_padding_ok(g, c))))
            continue;
        DFG_GIVE(ethos_u_conv2d, .root = n, .x = x, .w = w, .b = b, .v = v_2, .x_zero = x_zero,
                 .w_zero = w_zero, .padded = padded, .c = c, .r = r, .width = width);
        DFG_GIVE_PARTS(whole->constant = constant, whole->constant_2 = constant_2,
                       whole->bias_add = bias_add, whole->clip = clip);
        return true;
    }
    return false;
}

/* ethos_u.pat:87  pattern depthwise_conv2d(x, w, b, v, x_zero, w_zero) {
 *     padded = nn.pad(x, v & const) { pad_width == [[0, 0], _, _, [0, 0]], pad_width = width };
 *     c = qnn.conv2d(padded | x, w & const, x_zero & const, w_zero & const, const, const)
 *         { kernel_layout == "HWOI" };
 *     r = requantized(nn.bias_add(c, b & const));
 *     where w.shape[3] == 1, c.groups == w.shape[2];
 *     where conv2d_ok(c, x, w, b, r), extern ethos_u_hwoi_weights_fit(w, w_zero);
 *     where paddings_ok(c, width, v, x_zero) or (not present(padded) and padding_ok(c, 0, 0, 0, 0));
 *     return clip?(r);
 * } */
bool ethos_u_depthwise_conv2d_find(DFG_FIND_ON(ethos_u_depthwise_conv2d))
{
    dfg_node clip = DFG_NONE, r = n;
    if (dfg_calls_argc(g, n, ethos_u_op_clip, 1)) {
        clip = n;
        r = dfg_arg(g, clip, 0);
    }
    struct ethos_u_requantized_match requantized;
    if (dfg_op(g, r) != ethos_u_op_qnn_requantize) return false;
    if (!ethos_u_requantized_find(g, r, &requantized, DFG_PART(whole, requantized))) return false;
    dfg_node bias_add = requantized.p;
    if (!dfg_calls_argc(g, bias_add, ethos_u_op_nn_bias_add, 2)) return false;
    dfg_node b = dfg_operand(g, bias_add, 1);
    if (!dfg_is(g, b, DFG_CONST)) return false;
    dfg_node c = dfg_operand(g, bias_add, 0);
    if (!dfg_calls_argc(g, c, ethos_u_op_qnn_conv2d, 6)) return false;
    if (!dfg_str_is(g, c, ethos_u_attr_kernel_layout, ethos_u_str_HWOI, ethos_u_str_OIHW)) return false;
    dfg_node w = dfg_operand(g, c, 1);
    if (!dfg_is(g, w, DFG_CONST)) return false;
    dfg_node x_zero = dfg_operand(g, c, 2);
    if (!dfg_is(g, x_zero, DFG_CONST)) return false;
    dfg_node w_zero = dfg_operand(g, c, 3);
    if (!dfg_is(g, w_zero, DFG_CONST)) return false;
    dfg_node constant = dfg_operand(g, c, 4);
    if (!dfg_is(g, constant, DFG_CONST)) return false;
    dfg_node constant_2 = dfg_operand(g, c, 5);
    if (!dfg_is(g, constant_2, DFG_CONST)) return false;
    dfg_node v = dfg_operand(g, c, 0);
    if (dfg_extent(g, w, 3) != 1) return false;
    /* where c.groups == w.shape[2] */
    if (!dfg_extent_eq(g, dfg_attr_or_int(g, c, ethos_u_attr_groups, 1), dfg_extent_of(g, w, 2)))
        return false;
    if (!ethos_u_hwoi_weights_fit(g, w, w_zero)) return false;
    for (uint32_t alt = way[0]; alt < 2u; way[0] = ++alt) {
        dfg_node padded = DFG_NONE, x = v, v_2 = DFG_NONE;
        dfg_val width = dfg_nil();
        if (alt == 0) {
            padded = v;
            if (!dfg_calls_argc(g, padded, ethos_u_op_nn_pad, 2)) continue;
            if (!dfg_list_is(g, padded, ethos_u_attr_pad_width, dfg_list(ethos_u_list_0_0_any_any_0_0, 4),
                             false))
                continue;
            width = dfg_attr(g, padded, ethos_u_attr_pad_width);
            if (!dfg_known(width)) continue;
            x = dfg_arg(g, padded, 0);
            v_2 = dfg_arg(g, padded, 1);
            if (!dfg_is(g, v_2, DFG_CONST)) continue;
        }
        if (!dfg_in_body(g, n, (const dfg_node[]){clip, r, bias_add, c, padded}, 5)) continue;
        if (!ethos_u_conv2d_ok(g, c, x, w, b, r)) continue;
        /* where paddings_ok(c, width, v, x_zero) or (not present(padded) and padding_ok(c, 0, 0, 0,
         * 0)) */
        if (!(ethos_u_paddings_ok(g, c, &width, v_2, x_zero)
              || (padded == DFG_NONE && ethos_u_padding_ok(g, c))))
            continue;
        DFG_GIVE(ethos_u_depthwise_conv2d, .root = n, .x = x, .w = w, .b = b, .v = v_2, .x_zero = x_zero,
                 .w_zero = w_zero, .padded = padded, .c = c, .r = r, .width = width);
        DFG_GIVE_PARTS(whole->constant = constant, whole->constant_2 = constant_2,
                       whole->bias_add = bias_add, whole->clip = clip);
        return true;
    }
    return false;
}

/* ethos_u.pat:36  cond int8(x) = x.dtype == i8, fits(x); */
static DFG_APART bool ethos_u_int8(const dfg_graph *g, dfg_node x)
{
    return dfg_dtype(g, x) == DFG_I8 && ethos_u_fits(g, x);
}

static DFG_APART bool ethos_u_holds_18(const dfg_graph *g, dfg_node r, dfg_node x, dfg_node c, dfg_node w)
{
    return dfg_extent_eq(g, dfg_extent_of(g, r, 1),
                         dfg_extent_add(g, dfg_extent_mul(g, dfg_extent_of(g, x, 1), dfg_int(2)),
                                        dfg_choose(dfg_scalar_same(dfg_max_of(dfg_attr_or_list(
                                                                                  g, c,
                                                                                  ethos_u_attr_padding,
                                                                                  ethos_u_list_0_0, 2)),
                                                                   dfg_int(0)),
                                                   dfg_extent_sub(g, dfg_extent_of(g, w, 2), dfg_int(2)),
                                                   dfg_int(0))));
}

static DFG_APART bool ethos_u_holds_19(const dfg_graph *g, dfg_node r, dfg_node x, dfg_node c, dfg_node w)
{
    return dfg_extent_eq(g, dfg_extent_of(g, r, 2),
                         dfg_extent_add(g, dfg_extent_mul(g, dfg_extent_of(g, x, 2), dfg_int(2)),
                                        dfg_choose(dfg_scalar_same(dfg_max_of(dfg_attr_or_list(
                                                                                  g, c,
                                                                                  ethos_u_attr_padding,
                                                                                  ethos_u_list_0_0, 2)),
                                                                   dfg_int(0)),
                                                   dfg_extent_sub(g, dfg_extent_of(g, w, 3), dfg_int(2)),
                                                   dfg_int(0))));
}

/* ethos_u.pat:99  cond doubled(c, x, w, r) =
 *     r.shape[1] == x.shape[1] * 2 + (max(c.padding) == 0 ? w.shape[2] - 2 : 0),
 *     r.shape[2] == x.shape[2] * 2 + (max(c.padding) == 0 ? w.shape[3] - 2 : 0); */
static DFG_APART bool ethos_u_doubled(const dfg_graph *g, dfg_node c, dfg_node x, dfg_node w, dfg_node r)
{
    return ethos_u_holds_18(g, r, x, c, w) && ethos_u_holds_19(g, r, x, c, w);
}

static DFG_APART bool ethos_u_holds_20(const dfg_graph *g, dfg_node w, dfg_node c)
{
    return dfg_dim_within(g,
                          dfg_extent_sub(g, dfg_extent_sub(g, dfg_extent_of(g, w, 2), dfg_int(1)),
                                         dfg_stored_item(dfg_attr_or_list(g, c, ethos_u_attr_padding,
                                                                          ethos_u_list_0_0, 2), 0)),
                          dfg_int(0), dfg_int(31));
}

static DFG_APART bool ethos_u_holds_21(const dfg_graph *g, dfg_node w, dfg_node c)
{
    return dfg_dim_within(g,
                          dfg_extent_sub(g, dfg_extent_sub(g, dfg_extent_of(g, w, 3), dfg_int(1)),
                                         dfg_stored_item(dfg_attr_or_list(g, c, ethos_u_attr_padding,
                                                                          ethos_u_list_0_0, 2), 1)),
                          dfg_int(0), dfg_int(31));
}

static DFG_APART bool ethos_u_holds_22(const dfg_graph *g, dfg_node w, dfg_node c)
{
    return dfg_dim_within(g,
                          dfg_extent_sub(g, dfg_extent_sub(g, dfg_extent_of(g, w, 2), dfg_int(2)),
                                         dfg_stored_at(dfg_attr_or_list(g, c, ethos_u_attr_padding,
                                                                        ethos_u_list_0_0, 2),
                                                       dfg_mod(dfg_int(2),
                                                               dfg_count(dfg_len(dfg_attr_or_list(
                                                                                     g, c,
                                                                                     ethos_u_attr_padding,
                                                                                     ethos_u_list_0_0,
                                                                                     2)))))), dfg_int(0),
                          dfg_int(32));
}

static DFG_APART bool ethos_u_holds_23(const dfg_graph *g, dfg_node w, dfg_node c)
{
    return dfg_dim_within(g,
                          dfg_extent_sub(g, dfg_extent_sub(g, dfg_extent_of(g, w, 3), dfg_int(2)),
                                         dfg_stored_at(dfg_attr_or_list(g, c, ethos_u_attr_padding,
                                                                        ethos_u_list_0_0, 2),
                                                       dfg_mod(dfg_int(3),
                                                               dfg_count(dfg_len(dfg_attr_or_list(
                                                                                     g, c,
                                                                                     ethos_u_attr_padding,
                                                                                     ethos_u_list_0_0,
                                                                                     2)))))), dfg_int(0),
                          dfg_int(32));
}

/* ethos_u.pat:103  cond padding_left(c, w) =
 *     w.shape[2] - 1 - c.padding[0] in 0..31, w.shape[3] - 1 - c.padding[1] in 0..31,
 *     w.shape[2] - 2 - c.padding[2 % len(c.padding)] in 0..32,
 *     w.shape[3] - 2 - c.padding[3 % len(c.padding)] in 0..32; */
static DFG_APART bool ethos_u_padding_left(const dfg_graph *g, dfg_node c, dfg_node w)
{
    return ethos_u_holds_20(g, w, c) && ethos_u_holds_21(g, w, c) && ethos_u_holds_22(g, w, c)
        && ethos_u_holds_23(g, w, c);
}

/* ethos_u.pat:108  pattern conv2d_transpose(x, w, b, x_zero, w_zero) {
 *     c = qnn.conv2d_transpose(x, w & const, x_zero & const, w_zero & const, const, const)
 *         { data_layout == "NHWC", kernel_layout == "IOHW", strides == [2, 2], dilation == [1, 1],
 *           output_padding == [0, 0], groups == 1 };
 *     r = requantized(nn.bias_add(c, b & const) | c);
 *     where int8(x), int8(w), int8(r), x.shape[0] == 1, not present(b) or bias_ok(b);
 *     where doubled(c, x, w, r), padding_left(c, w), span_ok(w.shape[2], w.shape[3]);
 *     where extern ethos_u_iohw_weights_fit(w, w_zero);
 *     return r;
 * } */
bool ethos_u_conv2d_transpose_find(DFG_FIND(ethos_u_conv2d_transpose))
{
    struct ethos_u_requantized_match requantized;
    if (dfg_op(g, n) != ethos_u_op_qnn_requantize) return false;
    if (!ethos_u_requantized_find(g, n, &requantized, DFG_PART(whole, requantized))) return false;
    dfg_node v = requantized.p, bias_add = DFG_NONE, c = v, b = DFG_NONE;
    if (dfg_calls_argc(g, v, ethos_u_op_nn_bias_add, 2)) {
        bias_add = v;
        c = dfg_arg(g, bias_add, 0);
        b = dfg_arg(g, bias_add, 1);
        if (!dfg_is(g, b, DFG_CONST)) return false;
    }
    if (!dfg_calls_argc(g, c, ethos_u_op_qnn_conv2d_transpose, 6)) return false;
    if (!dfg_str_is(g, c, ethos_u_attr_data_layout, ethos_u_str_NHWC, ethos_u_str_NCHW)) return false;
    if (!dfg_str_is(g, c, ethos_u_attr_kernel_layout, ethos_u_str_IOHW, ethos_u_str_IOHW)) return false;
    if (!dfg_list_is(g, c, ethos_u_attr_strides, dfg_list(ethos_u_list_2_2, 2), false)) return false;
    if (!dfg_list_is(g, c, ethos_u_attr_dilation, dfg_list(ethos_u_list_1_1, 2), true)) return false;
    if (!dfg_list_is(g, c, ethos_u_attr_output_padding, dfg_list(ethos_u_list_0_0, 2), true)) return false;
    if (!dfg_int_is(g, c, ethos_u_attr_groups, 1, 1)) return false;
    dfg_node x = dfg_arg(g, c, 0), w = dfg_arg(g, c, 1);
    if (!dfg_is(g, w, DFG_CONST)) return false;
    dfg_node x_zero = dfg_arg(g, c, 2);
    if (!dfg_is(g, x_zero, DFG_CONST)) return false;
    dfg_node w_zero = dfg_arg(g, c, 3);
    if (!dfg_is(g, w_zero, DFG_CONST)) return false;
    dfg_node constant_5 = dfg_arg(g, c, 4);
    if (!dfg_is(g, constant_5, DFG_CONST)) return false;
    dfg_node constant_6 = dfg_arg(g, c, 5);
    if (!dfg_is(g, constant_6, DFG_CONST) || !dfg_in_body(g, n, (const dfg_node[]){bias_add, c}, 2))
        return false;
    if (!ethos_u_int8(g, x) || !ethos_u_int8(g, w) || !ethos_u_int8(g, n) || dfg_extent(g, x, 0) != 1)
        return false;
    if (!(b == DFG_NONE || ethos_u_bias_ok(g, b)) || !ethos_u_doubled(g, c, x, w, n)) return false;
    if (!ethos_u_padding_left(g, c, w)) return false;
    /* where span_ok(w.shape[2], w.shape[3]) */
    if (!dfg_dim_within(g, dfg_extent_of(g, w, 2), dfg_int(1), dfg_int(64))
        || !dfg_dim_le(g, dfg_extent_mul(g, dfg_extent_of(g, w, 2), dfg_extent_of(g, w, 3)), dfg_int(4096)))
        return false;
    if (!ethos_u_iohw_weights_fit(g, w, w_zero)) return false;
    DFG_GIVE(ethos_u_conv2d_transpose, .root = n, .x = x, .w = w, .b = b, .x_zero = x_zero,
             .w_zero = w_zero, .c = c, .r = n);
    DFG_GIVE_PARTS(whole->constant_5 = constant_5, whole->constant_6 = constant_6,
                   whole->bias_add = bias_add);
    return true;
}

/* ethos_u.pat:121  pattern fully_connected(x, w, b, x_zero, w_zero) {
 *     d = qnn.dense(x, w & const, x_zero & const, w_zero & const, const, const);
 *     r = requantized(d | nn.bias_add(d, b & const));
 *     where int8(x), int8(w), int8(r), x.rank == 2, w.rank == 2, x.shape[0] == 1;
 *     where not present(b) or bias_ok(b), extern ethos_u_dense_weights_fit(w, w_zero);
 *     return clip?(r);
 * } */
bool ethos_u_fully_connected_find(DFG_FIND(ethos_u_fully_connected))
{
    dfg_node clip = DFG_NONE, r = n;
    if (dfg_calls_argc(g, n, ethos_u_op_clip, 1)) {
        clip = n;
        r = dfg_arg(g, clip, 0);
    }
    struct ethos_u_requantized_match requantized;
    if (dfg_op(g, r) != ethos_u_op_qnn_requantize) return false;
    if (!ethos_u_requantized_find(g, r, &requantized, DFG_PART(whole, requantized))) return false;
    dfg_node v = requantized.p, d = DFG_NONE, bias_add = DFG_NONE, b = DFG_NONE;
    if (dfg_calls_argc(g, v, ethos_u_op_qnn_dense, 6)) {
        d = v;
    } else {
        bias_add = v;
        if (!dfg_calls_argc(g, bias_add, ethos_u_op_nn_bias_add, 2)) return false;
        d = dfg_arg(g, bias_add, 0);
        b = dfg_arg(g, bias_add, 1);
        if (!dfg_is(g, b, DFG_CONST)) return false;
    }
    if (!dfg_calls_argc(g, d, ethos_u_op_qnn_dense, 6)) return false;
    dfg_node x = dfg_arg(g, d, 0), w = dfg_arg(g, d, 1);
    if (!dfg_is(g, w, DFG_CONST)) return false;
    dfg_node x_zero = dfg_arg(g, d, 2);
    if (!dfg_is(g, x_zero, DFG_CONST)) return false;
    dfg_node w_zero = dfg_arg(g, d, 3);
    if (!dfg_is(g, w_zero, DFG_CONST)) return false;
    dfg_node constant = dfg_arg(g, d, 4);
    if (!dfg_is(g, constant, DFG_CONST)) return false;
    dfg_node constant_2 = dfg_arg(g, d, 5);
    if (!dfg_is(g, constant_2, DFG_CONST)) return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){clip, r, bias_add, d}, 4) || !ethos_u_int8(g, x))
        return false;
    if (!ethos_u_int8(g, w) || !ethos_u_int8(g, r) || dfg_rank(g, x) != 2 || dfg_rank(g, w) != 2)
        return false;
    if (dfg_extent(g, x, 0) != 1 || !(b == DFG_NONE || ethos_u_bias_ok(g, b))) return false;
    if (!ethos_u_dense_weights_fit(g, w, w_zero)) return false;
    DFG_GIVE(ethos_u_fully_connected, .root = n, .x = x, .w = w, .b = b, .x_zero = x_zero, .w_zero = w_zero,
             .d = d, .r = r);
    DFG_GIVE_PARTS(whole->constant = constant, whole->constant_2 = constant_2, whole->bias_add = bias_add,
                   whole->clip = clip);
    return true;
}

/* ethos_u.pat:128  pattern matmul(a, b) {
 *     r = requantized(qnn.dense(a, b, const, const, const, const));
 *     where int8(a), int8(b), int8(r), a.rank == 2, b.rank == 2, a.shape[1] == b.shape[1];
 *     return clip?(r);
 * } */
bool ethos_u_matmul_find(DFG_FIND(ethos_u_matmul))
{
    dfg_node clip = DFG_NONE, r = n;
    if (dfg_calls_argc(g, n, ethos_u_op_clip, 1)) {
        clip = n;
        r = dfg_arg(g, clip, 0);
    }
    struct ethos_u_requantized_match requantized;
    if (dfg_op(g, r) != ethos_u_op_qnn_requantize) return false;
    if (!ethos_u_requantized_find(g, r, &requantized, DFG_PART(whole, requantized))) return false;
    dfg_node dense = requantized.p;
    if (!dfg_calls_argc(g, dense, ethos_u_op_qnn_dense, 6)) return false;
    dfg_node a = dfg_operand(g, dense, 0), b = dfg_operand(g, dense, 1);
    dfg_node constant = dfg_operand(g, dense, 2);
    if (!dfg_is(g, constant, DFG_CONST)) return false;
    dfg_node constant_2 = dfg_operand(g, dense, 3);
    if (!dfg_is(g, constant_2, DFG_CONST)) return false;
    dfg_node constant_3 = dfg_operand(g, dense, 4);
    if (!dfg_is(g, constant_3, DFG_CONST)) return false;
    dfg_node constant_4 = dfg_operand(g, dense, 5);
    if (!dfg_is(g, constant_4, DFG_CONST)) return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){clip, r, dense}, 3) || !ethos_u_int8(g, a)) return false;
    if (!ethos_u_int8(g, b) || !ethos_u_int8(g, r) || dfg_rank(g, a) != 2 || dfg_rank(g, b) != 2)
        return false;
    if (!dfg_extent_eq(g, dfg_extent_of(g, a, 1), dfg_extent_of(g, b, 1))) return false;
    DFG_GIVE(ethos_u_matmul, .root = n, .a = a, .b = b, .r = r);
    DFG_GIVE_PARTS(whole->dense = dense, whole->constant = constant, whole->constant_2 = constant_2,
                   whole->constant_3 = constant_3, whole->constant_4 = constant_4, whole->clip = clip);
    return true;
}

static DFG_APART bool ethos_u_holds_24(const dfg_graph *g, dfg_node p)
{
    return dfg_le(dfg_stored_item(dfg_attr(g, p, ethos_u_attr_pool_size), 1), dfg_int(256));
}

static DFG_APART bool ethos_u_holds_25(const dfg_graph *g, dfg_node p)
{
    return dfg_le(dfg_int_mul(dfg_stored_item(dfg_attr(g, p, ethos_u_attr_pool_size), 0),
                              dfg_stored_item(dfg_attr(g, p, ethos_u_attr_pool_size), 1)), dfg_int(65536));
}

static DFG_APART bool ethos_u_holds_26(const dfg_graph *g, dfg_node p)
{
    return dfg_within(dfg_stored_item(dfg_attr_or_list(g, p, ethos_u_attr_strides, ethos_u_list_1_1, 2), 0),
                      dfg_int(1), dfg_int(3))
        && dfg_within(dfg_stored_item(dfg_attr_or_list(g, p, ethos_u_attr_strides, ethos_u_list_1_1, 2), 1),
                      dfg_int(1), dfg_int(3));
}

static DFG_APART bool ethos_u_holds_27(const dfg_graph *g, dfg_node p, dfg_node x)
{
    return dfg_scalar_eq(dfg_max_of(dfg_attr_or_list(g, p, ethos_u_attr_padding, ethos_u_list_0_0, 2)),
                         dfg_int(0))
        && dfg_extent_eq(g, dfg_stored_item(dfg_attr(g, p, ethos_u_attr_pool_size), 0),
                         dfg_extent_of(g, x, 1))
        && dfg_extent_eq(g, dfg_stored_item(dfg_attr(g, p, ethos_u_attr_pool_size), 1),
                         dfg_extent_of(g, x, 2));
}

/* ethos_u.pat:136  cond pool_ok(p, x, r) =
 *     byte(x), byte(r), x.dtype == r.dtype, x.shape[0] == 1, p.layout == "NHWC", p.pool_size[1] <= 256,
 *     p.pool_size[0] * p.pool_size[1] <= 65536,
 *     (p.strides[0] in 1..3 and p.strides[1] in 1..3)
 *         or (max(p.padding) == 0 and p.pool_size[0] == x.shape[1] and p.pool_size[1] == x.shape[2]); */
static DFG_APART bool ethos_u_pool_ok(const dfg_graph *g, dfg_node p, dfg_node x, dfg_node r)
{
    return ethos_u_byte(g, x) && ethos_u_byte(g, r) && dfg_scalar_eq(dfg_dtype_of(g, x), dfg_dtype_of(g, r))
        && dfg_extent(g, x, 0) == 1
        && dfg_str_is(g, p, ethos_u_attr_layout, ethos_u_str_NHWC, ethos_u_str_NCHW)
        && ethos_u_holds_24(g, p) && ethos_u_holds_25(g, p)
        && (ethos_u_holds_26(g, p) || ethos_u_holds_27(g, p, x));
}

static DFG_APART bool ethos_u_holds_28(const dfg_graph *g, dfg_node p)
{
    return dfg_le(dfg_stored_item(dfg_attr_or_list(g, p, ethos_u_attr_padding, ethos_u_list_0_0, 2), 0),
                  dfg_int(127));
}

static DFG_APART bool ethos_u_holds_29(const dfg_graph *g, dfg_node p)
{
    return dfg_le(dfg_stored_item(dfg_attr_or_list(g, p, ethos_u_attr_padding, ethos_u_list_0_0, 2), 1),
                  dfg_int(127));
}

static DFG_APART bool ethos_u_holds_30(const dfg_graph *g, dfg_node p)
{
    return dfg_le(dfg_stored_at(dfg_attr_or_list(g, p, ethos_u_attr_padding, ethos_u_list_0_0, 2),
                                dfg_mod(dfg_int(2),
                                        dfg_count(dfg_len(dfg_attr_or_list(g, p, ethos_u_attr_padding,
                                                                           ethos_u_list_0_0, 2))))),
                  dfg_int_add(dfg_int(127), dfg_int(1)));
}

static DFG_APART bool ethos_u_holds_31(const dfg_graph *g, dfg_node p)
{
    return dfg_le(dfg_stored_at(dfg_attr_or_list(g, p, ethos_u_attr_padding, ethos_u_list_0_0, 2),
                                dfg_mod(dfg_int(3),
                                        dfg_count(dfg_len(dfg_attr_or_list(g, p, ethos_u_attr_padding,
                                                                           ethos_u_list_0_0, 2))))),
                  dfg_int_add(dfg_int(127), dfg_int(1)));
}

/* ethos_u.pat:141, most = 127  cond pool_padding_ok(p, most) =
 *     p.padding[0] <= most, p.padding[1] <= most,
 *     p.padding[2 % len(p.padding)] <= most + 1, p.padding[3 % len(p.padding)] <= most + 1; */
static DFG_APART bool ethos_u_pool_padding_ok(const dfg_graph *g, dfg_node p)
{
    return ethos_u_holds_28(g, p) && ethos_u_holds_29(g, p) && ethos_u_holds_30(g, p)
        && ethos_u_holds_31(g, p);
}

/* ethos_u.pat:145  pattern max_pool2d(x) {
 *     p = nn.max_pool2d(x);
 *     where pool_ok(p, x, p), pool_padding_ok(p, 127);
 *     return clip?(p);
 * } */
bool ethos_u_max_pool2d_find(DFG_FIND(ethos_u_max_pool2d))
{
    dfg_node clip = DFG_NONE, p = n;
    if (dfg_calls_argc(g, n, ethos_u_op_clip, 1)) {
        clip = n;
        p = dfg_arg(g, clip, 0);
    }
    if (!dfg_calls_argc(g, p, ethos_u_op_nn_max_pool2d, 1)) return false;
    dfg_node x = dfg_arg(g, p, 0);
    if (!dfg_in_body(g, n, (const dfg_node[]){clip, p}, 2) || !ethos_u_pool_ok(g, p, x, p)) return false;
    if (!ethos_u_pool_padding_ok(g, p)) return false;
    DFG_GIVE(ethos_u_max_pool2d, .root = n, .x = x, .p = p);
    DFG_GIVE_WHOLE(ethos_u_max_pool2d, .clip = clip);
    return true;
}

static DFG_APART bool ethos_u_holds_32(const dfg_graph *g, dfg_node p)
{
    return dfg_le(dfg_stored_item(dfg_attr_or_list(g, p, ethos_u_attr_padding, ethos_u_list_0_0, 2), 0),
                  dfg_int(3));
}

static DFG_APART bool ethos_u_holds_33(const dfg_graph *g, dfg_node p)
{
    return dfg_le(dfg_stored_item(dfg_attr_or_list(g, p, ethos_u_attr_padding, ethos_u_list_0_0, 2), 1),
                  dfg_int(3));
}

static DFG_APART bool ethos_u_holds_34(const dfg_graph *g, dfg_node p)
{
    return dfg_le(dfg_stored_at(dfg_attr_or_list(g, p, ethos_u_attr_padding, ethos_u_list_0_0, 2),
                                dfg_mod(dfg_int(2),
                                        dfg_count(dfg_len(dfg_attr_or_list(g, p, ethos_u_attr_padding,
                                                                           ethos_u_list_0_0, 2))))),
                  dfg_int_add(dfg_int(3), dfg_int(1)));
}

static DFG_APART bool ethos_u_holds_35(const dfg_graph *g, dfg_node p)
{
    return dfg_le(dfg_stored_at(dfg_attr_or_list(g, p, ethos_u_attr_padding, ethos_u_list_0_0, 2),
                                dfg_mod(dfg_int(3),
                                        dfg_count(dfg_len(dfg_attr_or_list(g, p, ethos_u_attr_padding,
                                                                           ethos_u_list_0_0, 2))))),
                  dfg_int_add(dfg_int(3), dfg_int(1)));
}

/* ethos_u.pat:141, most = 3  cond pool_padding_ok(p, most) =
 *     p.padding[0] <= most, p.padding[1] <= most,
 *     p.padding[2 % len(p.padding)] <= most + 1, p.padding[3 % len(p.padding)] <= most + 1; */
static DFG_APART bool ethos_u_pool_padding_ok_2(const dfg_graph *g, dfg_node p)
{
    return ethos_u_holds_32(g, p) && ethos_u_holds_33(g, p) && ethos_u_holds_34(g, p)
        && ethos_u_holds_35(g, p);
}

/* ethos_u.pat:150  pattern avg_pool2d(x) {
 *     p = nn.avg_pool2d(cast(x)) { count_include_pad == false };
 *     r = cast(p);
 *     where pool_ok(p, x, r), pool_padding_ok(p, 3);
 *     where max(p.padding) == 0 or (p.pool_size[0] <= 8 and p.pool_size[1] <= 8);
 *     return clip?(r);
 * } */
bool ethos_u_avg_pool2d_find(DFG_FIND(ethos_u_avg_pool2d))
{
    dfg_node clip = DFG_NONE, r = n;
    if (dfg_calls_argc(g, n, ethos_u_op_clip, 1)) {
        clip = n;
        r = dfg_arg(g, clip, 0);
    }
    if (!dfg_calls_argc(g, r, ethos_u_op_cast, 1)) return false;
    dfg_node p = dfg_arg(g, r, 0);
    if (!dfg_calls_argc(g, p, ethos_u_op_nn_avg_pool2d, 1)) return false;
    if (!dfg_bool_is(g, p, ethos_u_attr_count_include_pad, false, false)) return false;
    dfg_node cast = dfg_operand(g, p, 0);
    if (!dfg_calls_argc(g, cast, ethos_u_op_cast, 1)) return false;
    dfg_node x = dfg_operand(g, cast, 0);
    if (!dfg_in_body(g, n, (const dfg_node[]){clip, r, p, cast}, 4) || !ethos_u_pool_ok(g, p, x, r))
        return false;
    if (!ethos_u_pool_padding_ok_2(g, p)) return false;
    /* where max(p.padding) == 0 or (p.pool_size[0] <= 8 and p.pool_size[1] <= 8) */
    if (!(dfg_scalar_eq(dfg_max_of(dfg_attr_or_list(g, p, ethos_u_attr_padding, ethos_u_list_0_0, 2)),
                        dfg_int(0))
          || (dfg_le(dfg_stored_item(dfg_attr(g, p, ethos_u_attr_pool_size), 0), dfg_int(8))
              && dfg_le(dfg_stored_item(dfg_attr(g, p, ethos_u_attr_pool_size), 1), dfg_int(8)))))
        return false;
    DFG_GIVE(ethos_u_avg_pool2d, .root = n, .x = x, .p = p, .r = r);
    DFG_GIVE_WHOLE(ethos_u_avg_pool2d, .cast = cast, .clip = clip);
    return true;
}

/* ethos_u.pat:162  cond wide(x) = x.dtype in {u8, i8, i32}, fits(x); */
static DFG_APART bool ethos_u_wide(const dfg_graph *g, dfg_node x)
{
    return (dfg_dtype(g, x) == DFG_U8 || dfg_dtype(g, x) == DFG_I8 || dfg_dtype(g, x) == DFG_I32)
        && ethos_u_fits(g, x);
}

/* ethos_u.pat:37  cond one_batch(x) = x.rank < 4 or x.shape[0] == 1; */
static DFG_APART bool ethos_u_one_batch(const dfg_graph *g, dfg_node x)
{
    return dfg_lt(dfg_rank_of(g, x), dfg_int(4)) || dfg_extent(g, x, 0) == 1;
}

/* ethos_u.pat:38  cond flat(x) = x.rank <= 4, one_batch(x); */
static DFG_APART bool ethos_u_flat(const dfg_graph *g, dfg_node x)
{
    return dfg_le(dfg_rank_of(g, x), dfg_int(4)) && ethos_u_one_batch(g, x);
}

/* ethos_u.pat:161  cond pair_ok(a, b) = flat(a), flat(b), broadcast_to(a, b) or broadcast_to(b, a); */
static DFG_APART bool ethos_u_pair_ok(const dfg_graph *g, dfg_node a, dfg_node b)
{
    return ethos_u_flat(g, a) && ethos_u_flat(g, b)
        && (dfg_broadcast_to(g, a, b) == DFG_TRUE || dfg_broadcast_to(g, b, a) == DFG_TRUE);
}

/* ethos_u.pat:164  cond sum_ok(a, b, r, c) =
 *     wide(a), wide(b), wide(r), pair_ok(a, b), r.dtype != i32 or (r.rank == 4 and not present(c)); */
static DFG_APART bool ethos_u_sum_ok(const dfg_graph *g, dfg_node a, dfg_node b, dfg_node r, dfg_node c)
{
    return ethos_u_wide(g, a) && ethos_u_wide(g, b) && ethos_u_wide(g, r) && ethos_u_pair_ok(g, a, b)
        && (dfg_scalar_ne(dfg_dtype_of(g, r), dfg_dtype_val(DFG_I32))
            || (dfg_rank(g, r) == 4 && c == DFG_NONE));
}

/* ethos_u.pat:167  pattern sum_of(a, b) {
 *     r = qnn.add(a, b, const, const, const, const, const, const);
 *     c = clip(r);
 *     where sum_ok(a, b, r, c);
 *     return c | r;
 * } */
bool ethos_u_sum_of_find(DFG_FIND_ON(ethos_u_sum_of))
{
    dfg_node c = DFG_NONE, r = n;
    if (dfg_calls_argc(g, n, ethos_u_op_clip, 1)) {
        c = n;
        r = dfg_arg(g, c, 0);
    }
    if (!dfg_calls_argc(g, r, ethos_u_op_qnn_add, 8)) return false;
    bool differ = dfg_arg(g, r, 0) != dfg_arg(g, r, 1) || dfg_arg(g, r, 2) != dfg_arg(g, r, 4)
        || dfg_arg(g, r, 3) != dfg_arg(g, r, 5);
    for (uint32_t swap = way[0]; swap < (differ ? 2u : 1u); way[0] = ++swap) {
        dfg_node a = dfg_arg(g, r, swap ? 1u : 0u), b = dfg_arg(g, r, swap ? 0u : 1u);
        dfg_node constant = dfg_arg(g, r, swap ? 4u : 2u);
        if (!dfg_is(g, constant, DFG_CONST)) continue;
        dfg_node constant_2 = dfg_arg(g, r, swap ? 5u : 3u);
        if (!dfg_is(g, constant_2, DFG_CONST)) continue;
        dfg_node constant_3 = dfg_arg(g, r, swap ? 2u : 4u);
        if (!dfg_is(g, constant_3, DFG_CONST)) continue;
        dfg_node constant_4 = dfg_arg(g, r, swap ? 3u : 5u);
        if (!dfg_is(g, constant_4, DFG_CONST)) continue;
        dfg_node constant_5 = dfg_arg(g, r, 6u);
        if (!dfg_is(g, constant_5, DFG_CONST)) continue;
        dfg_node constant_6 = dfg_arg(g, r, 7u);
        if (!dfg_is(g, constant_6, DFG_CONST) || !dfg_in_body(g, n, (const dfg_node[]){c, r}, 2)) continue;
        if (!ethos_u_sum_ok(g, a, b, r, c)) continue;
        DFG_GIVE(ethos_u_sum_of, .root = n, .a = a, .b = b, .r = r, .c = c);
        DFG_GIVE_WHOLE(ethos_u_sum_of, .constant = constant, .constant_2 = constant_2,
                       .constant_3 = constant_3, .constant_4 = constant_4, .constant_5 = constant_5,
                       .constant_6 = constant_6);
        return true;
    }
    return false;
}

/* ethos_u.pat:173  pattern difference(a, b) {
 *     r = qnn.subtract(a, b, const, const, const, const, const, const);
 *     c = clip(r);
 *     where sum_ok(a, b, r, c);
 *     return c | r;
 * } */
bool ethos_u_difference_find(DFG_FIND(ethos_u_difference))
{
    dfg_node c = DFG_NONE, r = n;
    if (dfg_calls_argc(g, n, ethos_u_op_clip, 1)) {
        c = n;
        r = dfg_arg(g, c, 0);
    }
    if (!dfg_calls_argc(g, r, ethos_u_op_qnn_subtract, 8)) return false;
    dfg_node a = dfg_arg(g, r, 0), b = dfg_arg(g, r, 1), constant = dfg_arg(g, r, 2);
    if (!dfg_is(g, constant, DFG_CONST)) return false;
    dfg_node constant_2 = dfg_arg(g, r, 3);
    if (!dfg_is(g, constant_2, DFG_CONST)) return false;
    dfg_node constant_3 = dfg_arg(g, r, 4);
    if (!dfg_is(g, constant_3, DFG_CONST)) return false;
    dfg_node constant_4 = dfg_arg(g, r, 5);
    if (!dfg_is(g, constant_4, DFG_CONST)) return false;
    dfg_node constant_5 = dfg_arg(g, r, 6);
    if (!dfg_is(g, constant_5, DFG_CONST)) return false;
    dfg_node constant_6 = dfg_arg(g, r, 7);
    if (!dfg_is(g, constant_6, DFG_CONST) || !dfg_in_body(g, n, (const dfg_node[]){c, r}, 2)) return false;
    if (!ethos_u_sum_ok(g, a, b, r, c)) return false;
    DFG_GIVE(ethos_u_difference, .root = n, .a = a, .b = b, .r = r, .c = c);
    DFG_GIVE_WHOLE(ethos_u_difference, .constant = constant, .constant_2 = constant_2,
                   .constant_3 = constant_3, .constant_4 = constant_4, .constant_5 = constant_5,
                   .constant_6 = constant_6);
    return true;
}

/* ethos_u.pat:179  pattern product(a, b) {
 *     r = qnn.mul(a, b, const, const, const, const, const, const);
 *     c = clip(r);
 *     where sum_ok(a, b, r, c);
 *     return c | r;
 * } */
bool ethos_u_product_find(DFG_FIND_ON(ethos_u_product))
{
    dfg_node c = DFG_NONE, r = n;
    if (dfg_calls_argc(g, n, ethos_u_op_clip, 1)) {
        c = n;
        r = dfg_arg(g, c, 0);
    }
    if (!dfg_calls_argc(g, r, ethos_u_op_qnn_mul, 8)) return false;
    bool differ = dfg_arg(g, r, 0) != dfg_arg(g, r, 1) || dfg_arg(g, r, 2) != dfg_arg(g, r, 4)
        || dfg_arg(g, r, 3) != dfg_arg(g, r, 5);
    for (uint32_t swap = way[0]; swap < (differ ? 2u : 1u); way[0] = ++swap) {
        dfg_node a = dfg_arg(g, r, swap ? 1u : 0u), b = dfg_arg(g, r, swap ? 0u : 1u);
        dfg_node constant = dfg_arg(g, r, swap ? 4u : 2u);
        if (!dfg_is(g, constant, DFG_CONST)) continue;
        dfg_node constant_2 = dfg_arg(g, r, swap ? 5u : 3u);
        if (!dfg_is(g, constant_2, DFG_CONST)) continue;
        dfg_node constant_3 = dfg_arg(g, r, swap ? 2u : 4u);
        if (!dfg_is(g, constant_3, DFG_CONST)) continue;
        dfg_node constant_4 = dfg_arg(g, r, swap ? 3u : 5u);
        if (!dfg_is(g, constant_4, DFG_CONST)) continue;
        dfg_node constant_5 = dfg_arg(g, r, 6u);
        if (!dfg_is(g, constant_5, DFG_CONST)) continue;
        dfg_node constant_6 = dfg_arg(g, r, 7u);
        if (!dfg_is(g, constant_6, DFG_CONST) || !dfg_in_body(g, n, (const dfg_node[]){c, r}, 2)) continue;
        if (!ethos_u_sum_ok(g, a, b, r, c)) continue;
        DFG_GIVE(ethos_u_product, .root = n, .a = a, .b = b, .r = r, .c = c);
        DFG_GIVE_WHOLE(ethos_u_product, .constant = constant, .constant_2 = constant_2,
                       .constant_3 = constant_3, .constant_4 = constant_4, .constant_5 = constant_5,
                       .constant_6 = constant_6);
        return true;
    }
    return false;
}

/* ethos_u.pat:187  cond extremum_ok(a, b, r) = byte(a), byte(b), byte(r), a.dtype == b.dtype, pair_ok(a, b); */
static DFG_APART bool ethos_u_extremum_ok(const dfg_graph *g, dfg_node a, dfg_node b, dfg_node r)
{
    return ethos_u_byte(g, a) && ethos_u_byte(g, b) && ethos_u_byte(g, r)
        && dfg_scalar_eq(dfg_dtype_of(g, a), dfg_dtype_of(g, b)) && ethos_u_pair_ok(g, a, b);
}

/* ethos_u.pat:189  pattern least_requantized(a, b, s, t) {
 *     r = qnn.requantize(clip(minimum(a, b)), s & const, const, t & const, const);
 *     where extremum_ok(a, b, r), value(s) == value(t);
 *     return r;
 * } */
bool ethos_u_least_requantized_find(DFG_FIND_ON(ethos_u_least_requantized))
{
    if (!dfg_calls_argc(g, n, ethos_u_op_qnn_requantize, 5)) return false;
    dfg_node s = dfg_operand(g, n, 1);
    if (!dfg_is(g, s, DFG_CONST)) return false;
    dfg_node constant = dfg_operand(g, n, 2);
    if (!dfg_is(g, constant, DFG_CONST)) return false;
    dfg_node t = dfg_operand(g, n, 3);
    if (!dfg_is(g, t, DFG_CONST)) return false;
    dfg_node constant_2 = dfg_operand(g, n, 4);
    if (!dfg_is(g, constant_2, DFG_CONST)) return false;
    dfg_node clip = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, clip, ethos_u_op_clip, 1)) return false;
    dfg_node minimum = dfg_operand(g, clip, 0);
    if (!dfg_calls_argc(g, minimum, ethos_u_op_minimum, 2)) return false;
    /* where value(s) == value(t) */
    if (!dfg_eq(dfg_value_beside(g, s, dfg_value_of(g, t)), dfg_value_beside(g, t, dfg_value_of(g, s))))
        return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, minimum); way[0] = ++swap) {
        dfg_node a = dfg_arg(g, minimum, swap), b = dfg_arg(g, minimum, 1 - swap);
        if (!dfg_in_body(g, n, (const dfg_node[]){clip, minimum}, 2) || !ethos_u_extremum_ok(g, a, b, n))
            continue;
        DFG_GIVE(ethos_u_least_requantized, .root = n, .a = a, .b = b, .s = s, .t = t, .r = n);
        DFG_GIVE_WHOLE(ethos_u_least_requantized, .clip = clip, .minimum = minimum, .constant = constant,
                       .constant_2 = constant_2);
        return true;
    }
    return false;
}

/* ethos_u.pat:194  pattern most_requantized(a, b, s, t) {
 *     r = qnn.requantize(clip(maximum(a, b)), s & const, const, t & const, const);
 *     where extremum_ok(a, b, r), value(s) == value(t);
 *     return r;
 * } */
bool ethos_u_most_requantized_find(DFG_FIND_ON(ethos_u_most_requantized))
{
    if (!dfg_calls_argc(g, n, ethos_u_op_qnn_requantize, 5)) return false;
    dfg_node s = dfg_operand(g, n, 1);
    if (!dfg_is(g, s, DFG_CONST)) return false;
    dfg_node constant = dfg_operand(g, n, 2);
    if (!dfg_is(g, constant, DFG_CONST)) return false;
    dfg_node t = dfg_operand(g, n, 3);
    if (!dfg_is(g, t, DFG_CONST)) return false;
    dfg_node constant_2 = dfg_operand(g, n, 4);
    if (!dfg_is(g, constant_2, DFG_CONST)) return false;
    dfg_node clip = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, clip, ethos_u_op_clip, 1)) return false;
    dfg_node maximum = dfg_operand(g, clip, 0);
    if (!dfg_calls_argc(g, maximum, ethos_u_op_maximum, 2)) return false;
    /* where value(s) == value(t) */
    if (!dfg_eq(dfg_value_beside(g, s, dfg_value_of(g, t)), dfg_value_beside(g, t, dfg_value_of(g, s))))
        return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, maximum); way[0] = ++swap) {
        dfg_node a = dfg_arg(g, maximum, swap), b = dfg_arg(g, maximum, 1 - swap);
        if (!dfg_in_body(g, n, (const dfg_node[]){clip, maximum}, 2) || !ethos_u_extremum_ok(g, a, b, n))
            continue;
        DFG_GIVE(ethos_u_most_requantized, .root = n, .a = a, .b = b, .s = s, .t = t, .r = n);
        DFG_GIVE_WHOLE(ethos_u_most_requantized, .clip = clip, .maximum = maximum, .constant = constant,
                       .constant_2 = constant_2);
        return true;
    }
    return false;
}

/* ethos_u.pat:199  pattern least(a, b) {
 *     r = clip?(minimum(a, b));
 *     where extremum_ok(a, b, r);
 *     return r;
 * } */
bool ethos_u_least_find(DFG_FIND_ON(ethos_u_least))
{
    dfg_node clip = DFG_NONE, minimum = n;
    if (dfg_calls_argc(g, n, ethos_u_op_clip, 1)) {
        clip = n;
        minimum = dfg_arg(g, clip, 0);
    }
    if (!dfg_calls_argc(g, minimum, ethos_u_op_minimum, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, minimum); way[0] = ++swap) {
        dfg_node a = dfg_arg(g, minimum, swap), b = dfg_arg(g, minimum, 1 - swap);
        if (!dfg_in_body(g, n, (const dfg_node[]){clip, minimum}, 2) || !ethos_u_extremum_ok(g, a, b, n))
            continue;
        DFG_GIVE(ethos_u_least, .root = n, .a = a, .b = b, .r = n);
        DFG_GIVE_WHOLE(ethos_u_least, .clip = clip, .minimum = minimum);
        return true;
    }
    return false;
}

/* ethos_u.pat:204  pattern most(a, b) {
 *     r = clip?(maximum(a, b));
 *     where extremum_ok(a, b, r);
 *     return r;
 * } */
bool ethos_u_most_find(DFG_FIND_ON(ethos_u_most))
{
    dfg_node clip = DFG_NONE, maximum = n;
    if (dfg_calls_argc(g, n, ethos_u_op_clip, 1)) {
        clip = n;
        maximum = dfg_arg(g, clip, 0);
    }
    if (!dfg_calls_argc(g, maximum, ethos_u_op_maximum, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, maximum); way[0] = ++swap) {
        dfg_node a = dfg_arg(g, maximum, swap), b = dfg_arg(g, maximum, 1 - swap);
        if (!dfg_in_body(g, n, (const dfg_node[]){clip, maximum}, 2) || !ethos_u_extremum_ok(g, a, b, n))
            continue;
        DFG_GIVE(ethos_u_most, .root = n, .a = a, .b = b, .r = n);
        DFG_GIVE_WHOLE(ethos_u_most, .clip = clip, .maximum = maximum);
        return true;
    }
    return false;
}

/* ethos_u.pat:209  pattern shifted(a, b) {
 *     s = left_shift(a, b);
 *     where a.dtype == i32, b.dtype == i32, s.dtype == i32, fits(a), fits(b), fits(s), s.rank == 4, pair_ok(a, b);
 *     return s;
 * } */
bool ethos_u_shifted_match(const dfg_graph *g, dfg_node n, struct ethos_u_shifted_match *m)
{
    if (!dfg_calls_argc(g, n, ethos_u_op_left_shift, 2)) return false;
    dfg_node a = dfg_operand(g, n, 0), b = dfg_operand(g, n, 1);
    if (dfg_dtype(g, a) != DFG_I32 || dfg_dtype(g, b) != DFG_I32 || dfg_dtype(g, n) != DFG_I32)
        return false;
    if (!ethos_u_fits(g, a) || !ethos_u_fits(g, b) || !ethos_u_fits(g, n) || dfg_rank(g, n) != 4)
        return false;
    if (!ethos_u_pair_ok(g, a, b)) return false;
    DFG_GIVE(ethos_u_shifted, .root = n, .a = a, .b = b, .s = n);
    return true;
}

/* ethos_u.pat:217  cond moved_ok(x, r) = int8(x), int8(r), x.rank <= 4, r.rank <= 4; */
static DFG_APART bool ethos_u_moved_ok(const dfg_graph *g, dfg_node x, dfg_node r)
{
    return ethos_u_int8(g, x) && ethos_u_int8(g, r) && dfg_le(dfg_rank_of(g, x), dfg_int(4))
        && dfg_le(dfg_rank_of(g, r), dfg_int(4));
}

/* ethos_u.pat:219  pattern reshaped(x) {
 *     r = reshape(x);
 *     where moved_ok(x, r);
 *     return r;
 * } */
bool ethos_u_reshaped_match(const dfg_graph *g, dfg_node n, struct ethos_u_reshaped_match *m)
{
    if (!dfg_calls_argc(g, n, ethos_u_op_reshape, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!ethos_u_moved_ok(g, x, n)) return false;
    DFG_GIVE(ethos_u_reshaped, .root = n, .x = x, .r = n);
    return true;
}

static DFG_APART dfg_val ethos_u_item(const dfg_val *to, const dfg_val *i, const dfg_val *from)
{
    return dfg_int_sub(dfg_nth_at(to, i), dfg_nth_at(from, i));
}

static DFG_APART dfg_val ethos_u_min(const dfg_val *to, const dfg_val *from)
{
    const int64_t n = dfg_range_to(dfg_count(dfg_len(*from)));
    dfg_val total = dfg_nil();
    for (int64_t k = 0; k < n; k++) {
        const dfg_val each = ethos_u_item(to, DFG_PUT(dfg_int(k)), from);
        total = dfg_min(k == 0 ? each : total, each);
    }
    return total;
}

static DFG_APART bool ethos_u_holds_36(const dfg_graph *g, dfg_node n)
{
    return dfg_known(dfg_attr(g, n, ethos_u_attr_strides))
        && (!dfg_scalar_eq(dfg_min_of(dfg_attr(g, n, ethos_u_attr_strides)), dfg_int(1))
            || !dfg_scalar_eq(dfg_max_of(dfg_attr(g, n, ethos_u_attr_strides)), dfg_int(1)));
}

/* ethos_u.pat:224  pattern sliced(x) {
 *     s = strided_slice(x) { begin = from, end = to };
 *     where moved_ok(x, s), len(from) == len(to), min([to[i] - from[i] for i in range(len(from))]) >= 0;
 *     where not present(s.strides) or (min(s.strides) == 1 and max(s.strides) == 1);
 *     return s;
 * } */
bool ethos_u_sliced_match(const dfg_graph *g, dfg_node n, struct ethos_u_sliced_match *m)
{
    if (!dfg_calls_argc(g, n, ethos_u_op_strided_slice, 1)) return false;
    dfg_val from = dfg_attr(g, n, ethos_u_attr_begin);
    if (!dfg_known(from)) return false;
    dfg_val to = dfg_attr(g, n, ethos_u_attr_end);
    if (!dfg_known(to)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!ethos_u_moved_ok(g, x, n)) return false;
    if (!dfg_scalar_eq(dfg_count(dfg_len(from)), dfg_count(dfg_len(to)))) return false;
    if (!dfg_ge(ethos_u_min(&to, &from), dfg_int(0))) return false;
    /* where not present(s.strides) or (min(s.strides) == 1 and max(s.strides) == 1) */
    if (ethos_u_holds_36(g, n)) return false;
    DFG_GIVE(ethos_u_sliced, .root = n, .x = x, .s = n, .from = from, .to = to);
    return true;
}

/* ethos_u.pat:230  pattern expanded(x) {
 *     r = expand_dims(x);
 *     where moved_ok(x, r);
 *     return r;
 * } */
bool ethos_u_expanded_match(const dfg_graph *g, dfg_node n, struct ethos_u_expanded_match *m)
{
    if (!dfg_calls_argc(g, n, ethos_u_op_expand_dims, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!ethos_u_moved_ok(g, x, n)) return false;
    DFG_GIVE(ethos_u_expanded, .root = n, .x = x, .r = n);
    return true;
}

/* ethos_u.pat:235  pattern squeezed(x) {
 *     r = squeeze(x);
 *     where moved_ok(x, r);
 *     return r;
 * } */
bool ethos_u_squeezed_match(const dfg_graph *g, dfg_node n, struct ethos_u_squeezed_match *m)
{
    if (!dfg_calls_argc(g, n, ethos_u_op_squeeze, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!ethos_u_moved_ok(g, x, n)) return false;
    DFG_GIVE(ethos_u_squeezed, .root = n, .x = x, .r = n);
    return true;
}

/* ethos_u.pat:240  pattern split_up(x) = `split`(x) where int8(x); */
bool ethos_u_split_up_match(const dfg_graph *g, dfg_node n, struct ethos_u_split_up_match *m)
{
    if (!dfg_calls_argc(g, n, ethos_u_op_split, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!ethos_u_int8(g, x)) return false;
    DFG_GIVE(ethos_u_split_up, .root = n, .x = x);
    return true;
}

static DFG_APART dfg_val ethos_u_value_5(const dfg_graph *g, dfg_node each, dfg_node s)
{
    return dfg_value_beside(g, each, dfg_value_of(g, s));
}

static DFG_APART enum dfg_tri ethos_u_all_2(const dfg_graph *g, struct dfg_nodes scales, dfg_node s)
{
    enum dfg_tri all = scales.at != NULL ? DFG_TRUE : DFG_UNKNOWN;
    for (uint32_t k = 0; all != DFG_FALSE && k < scales.n; k++) {
        const dfg_node each = scales.at[k];
        all = dfg_both(all,
                       dfg_eq(ethos_u_value_5(g, each, s), dfg_value_beside(g, s, dfg_value_of(g, each)))
                       ? DFG_TRUE
                       : dfg_ne(ethos_u_value_5(g, each, s), dfg_value_beside(g, s, dfg_value_of(g, each)))
                         ? DFG_FALSE
                       : DFG_UNKNOWN);
    }
    return all;
}

static DFG_APART dfg_val ethos_u_value_6(const dfg_graph *g, dfg_node each, dfg_node z)
{
    return dfg_value_beside(g, each, dfg_value_of(g, z));
}

static DFG_APART enum dfg_tri ethos_u_all_3(const dfg_graph *g, struct dfg_nodes zeros, dfg_node z)
{
    enum dfg_tri all = zeros.at != NULL ? DFG_TRUE : DFG_UNKNOWN;
    for (uint32_t k = 0; all != DFG_FALSE && k < zeros.n; k++) {
        const dfg_node each = zeros.at[k];
        all = dfg_both(all,
                       dfg_eq(ethos_u_value_6(g, each, z), dfg_value_beside(g, z, dfg_value_of(g, each)))
                       ? DFG_TRUE
                       : dfg_ne(ethos_u_value_6(g, each, z), dfg_value_beside(g, z, dfg_value_of(g, each)))
                         ? DFG_FALSE
                       : DFG_UNKNOWN);
    }
    return all;
}

/* ethos_u.pat:243  pattern concatenated(scales, zeros, s, z) {
 *     c = concatenate((...)) { axis = axis }
 *         | qnn.concatenate((...), (...scales), (...zeros), s & const, z & const) { axis = axis };
 *     where int8(c), one_batch(c), axis >= 0, axis < c.rank;
 *     where not present(s) or (all(scales, value(scales) == value(s)) and all(zeros, value(zeros) == value(z)));
 *     return c;
 * } */
bool ethos_u_concatenated_find(DFG_FIND(ethos_u_concatenated))
{
    dfg_node concatenate = DFG_NONE, tuple = DFG_NONE, concatenate_2 = DFG_NONE, tuple_2 = DFG_NONE;
    dfg_node tuple_3 = DFG_NONE, tuple_4 = DFG_NONE, s = DFG_NONE, z = DFG_NONE;
    dfg_val axis = dfg_nil();
    struct dfg_nodes rest = { NULL, 0 }, rest_2 = { NULL, 0 }, scales = { NULL, 0 }, zeros = { NULL, 0 };
    if (dfg_calls_argc(g, n, ethos_u_op_concatenate, 1)) {
        concatenate = n;
        axis = dfg_attr_or_int(g, concatenate, ethos_u_attr_axis, 0);
        if (!dfg_known(axis)) return false;
        tuple = dfg_arg(g, concatenate, 0);
        if (!dfg_is(g, tuple, DFG_TUPLE)) return false;
        rest = dfg_rest(g, tuple, 0, 0);
    } else {
        concatenate_2 = n;
        if (!dfg_calls_argc(g, concatenate_2, ethos_u_op_qnn_concatenate, 5)) return false;
        axis = dfg_attr_or_int(g, concatenate_2, ethos_u_attr_axis, 0);
        if (!dfg_known(axis)) return false;
        tuple_2 = dfg_arg(g, concatenate_2, 0);
        if (!dfg_is(g, tuple_2, DFG_TUPLE)) return false;
        rest_2 = dfg_rest(g, tuple_2, 0, 0);
        tuple_3 = dfg_arg(g, concatenate_2, 1);
        if (!dfg_is(g, tuple_3, DFG_TUPLE)) return false;
        scales = dfg_rest(g, tuple_3, 0, 0);
        tuple_4 = dfg_arg(g, concatenate_2, 2);
        if (!dfg_is(g, tuple_4, DFG_TUPLE)) return false;
        zeros = dfg_rest(g, tuple_4, 0, 0);
        s = dfg_arg(g, concatenate_2, 3);
        if (!dfg_is(g, s, DFG_CONST)) return false;
        z = dfg_arg(g, concatenate_2, 4);
        if (!dfg_is(g, z, DFG_CONST)) return false;
    }
    if (!dfg_in_body(g, n, (const dfg_node[]){concatenate, tuple, concatenate_2, tuple_2, tuple_3, tuple_4},
                     6))
        return false;
    if (!ethos_u_int8(g, n) || !ethos_u_one_batch(g, n) || !dfg_ge(axis, dfg_int(0))) return false;
    if (!dfg_lt(axis, dfg_rank_of(g, n))) return false;
    /* where not present(s) or (all(scales, value(scales) == value(s)) and all(zeros, value(zeros)
     * == value(z))) */
    if (!(s == DFG_NONE
          || (ethos_u_all_2(g, scales, s) == DFG_TRUE && ethos_u_all_3(g, zeros, z) == DFG_TRUE)))
        return false;
    DFG_GIVE(ethos_u_concatenated, .root = n, .scales = scales, .zeros = zeros, .s = s, .z = z, .c = n,
             .axis = axis);
    DFG_GIVE_WHOLE(ethos_u_concatenated, .concatenate = concatenate, .tuple = tuple, .rest = rest,
                   .concatenate_2 = concatenate_2, .tuple_2 = tuple_2, .rest_2 = rest_2, .tuple_3 = tuple_3,
                   .tuple_4 = tuple_4);
    return true;
}

/* ethos_u.pat:253  pattern unary_abs(x) {
 *     q = quantized(abs(dequantized(x)));
 *     where byte(x), q.dtype == x.dtype, flat(x), same_shape(x, q);
 *     return q;
 * } */
bool ethos_u_unary_abs_find(DFG_FIND(ethos_u_unary_abs))
{
    struct ethos_u_quantized_match quantized;
    if (dfg_op(g, n) != ethos_u_op_qnn_quantize) return false;
    if (!ethos_u_quantized_find(g, n, &quantized, DFG_PART(whole, quantized))) return false;
    dfg_node abs = quantized.p;
    if (!dfg_calls_argc(g, abs, ethos_u_op_abs, 1)) return false;
    struct ethos_u_dequantized_match dequantized;
    if (dfg_op(g, dfg_operand(g, abs, 0)) != ethos_u_op_qnn_dequantize) return false;
    if (!ethos_u_dequantized_find(g, dfg_operand(g, abs, 0), &dequantized, DFG_PART(whole, dequantized)))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){abs, dequantized.root}, 2)) return false;
    if (!ethos_u_byte(g, dequantized.x)) return false;
    if (!dfg_scalar_eq(dfg_dtype_of(g, n), dfg_dtype_of(g, dequantized.x))) return false;
    if (!ethos_u_flat(g, dequantized.x) || dfg_same_shape(g, dequantized.x, n) != DFG_TRUE) return false;
    DFG_GIVE(ethos_u_unary_abs, .root = n, .x = dequantized.x, .q = n);
    DFG_GIVE_PARTS(whole->abs = abs);
    return true;
}

/* ethos_u.pat:258  pattern tanh_table(x) {
 *     q = quantized(tanh(dequantized(x)));
 *     where int8(x), int8(q);
 *     return q;
 * } */
bool ethos_u_tanh_table_find(DFG_FIND(ethos_u_tanh_table))
{
    struct ethos_u_quantized_match quantized;
    if (dfg_op(g, n) != ethos_u_op_qnn_quantize) return false;
    if (!ethos_u_quantized_find(g, n, &quantized, DFG_PART(whole, quantized))) return false;
    dfg_node tanh = quantized.p;
    if (!dfg_calls_argc(g, tanh, ethos_u_op_tanh, 1)) return false;
    struct ethos_u_dequantized_match dequantized;
    if (dfg_op(g, dfg_operand(g, tanh, 0)) != ethos_u_op_qnn_dequantize) return false;
    if (!ethos_u_dequantized_find(g, dfg_operand(g, tanh, 0), &dequantized, DFG_PART(whole, dequantized)))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){tanh, dequantized.root}, 2)) return false;
    if (!ethos_u_int8(g, dequantized.x) || !ethos_u_int8(g, n)) return false;
    DFG_GIVE(ethos_u_tanh_table, .root = n, .x = dequantized.x, .q = n);
    DFG_GIVE_PARTS(whole->tanh = tanh);
    return true;
}

/* ethos_u.pat:263  pattern sigmoid_table(x) {
 *     q = quantized(sigmoid(dequantized(x)));
 *     where int8(x), int8(q);
 *     return q;
 * } */
bool ethos_u_sigmoid_table_find(DFG_FIND(ethos_u_sigmoid_table))
{
    struct ethos_u_quantized_match quantized;
    if (dfg_op(g, n) != ethos_u_op_qnn_quantize) return false;
    if (!ethos_u_quantized_find(g, n, &quantized, DFG_PART(whole, quantized))) return false;
    dfg_node sigmoid = quantized.p;
    if (!dfg_calls_argc(g, sigmoid, ethos_u_op_sigmoid, 1)) return false;
    struct ethos_u_dequantized_match dequantized;
    if (dfg_op(g, dfg_operand(g, sigmoid, 0)) != ethos_u_op_qnn_dequantize) return false;
    if (!ethos_u_dequantized_find(g, dfg_operand(g, sigmoid, 0), &dequantized,
                                  DFG_PART(whole, dequantized)))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){sigmoid, dequantized.root}, 2)) return false;
    if (!ethos_u_int8(g, dequantized.x) || !ethos_u_int8(g, n)) return false;
    DFG_GIVE(ethos_u_sigmoid_table, .root = n, .x = dequantized.x, .q = n);
    DFG_GIVE_PARTS(whole->sigmoid = sigmoid);
    return true;
}

/* ethos_u.pat:268  pattern leaky_relu_table(x) {
 *     q = quantized(nn.leaky_relu(dequantized(x)));
 *     where int8(x), int8(q);
 *     return q;
 * } */
bool ethos_u_leaky_relu_table_find(DFG_FIND(ethos_u_leaky_relu_table))
{
    struct ethos_u_quantized_match quantized;
    if (dfg_op(g, n) != ethos_u_op_qnn_quantize) return false;
    if (!ethos_u_quantized_find(g, n, &quantized, DFG_PART(whole, quantized))) return false;
    dfg_node leaky_relu = quantized.p;
    if (!dfg_calls_argc(g, leaky_relu, ethos_u_op_nn_leaky_relu, 1)) return false;
    struct ethos_u_dequantized_match dequantized;
    if (dfg_op(g, dfg_operand(g, leaky_relu, 0)) != ethos_u_op_qnn_dequantize) return false;
    if (!ethos_u_dequantized_find(g, dfg_operand(g, leaky_relu, 0), &dequantized,
                                  DFG_PART(whole, dequantized)))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){leaky_relu, dequantized.root}, 2)) return false;
    if (!ethos_u_int8(g, dequantized.x) || !ethos_u_int8(g, n)) return false;
    DFG_GIVE(ethos_u_leaky_relu_table, .root = n, .x = dequantized.x, .q = n);
    DFG_GIVE_PARTS(whole->leaky_relu = leaky_relu);
    return true;
}

/* ethos_u.pat:273  pattern softmax_table(x) {
 *     q = quantized(nn.softmax(dequantized(x)));
 *     where int8(x), int8(q), x.rank <= 4, same_shape(x, q);
 *     return q;
 * } */
bool ethos_u_softmax_table_find(DFG_FIND(ethos_u_softmax_table))
{
    struct ethos_u_quantized_match quantized;
    if (dfg_op(g, n) != ethos_u_op_qnn_quantize) return false;
    if (!ethos_u_quantized_find(g, n, &quantized, DFG_PART(whole, quantized))) return false;
    dfg_node softmax = quantized.p;
    if (!dfg_calls_argc(g, softmax, ethos_u_op_nn_softmax, 1)) return false;
    struct ethos_u_dequantized_match dequantized;
    if (dfg_op(g, dfg_operand(g, softmax, 0)) != ethos_u_op_qnn_dequantize) return false;
    if (!ethos_u_dequantized_find(g, dfg_operand(g, softmax, 0), &dequantized,
                                  DFG_PART(whole, dequantized)))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){softmax, dequantized.root}, 2)) return false;
    if (!ethos_u_int8(g, dequantized.x) || !ethos_u_int8(g, n)) return false;
    if (!dfg_le(dfg_rank_of(g, dequantized.x), dfg_int(4))) return false;
    if (dfg_same_shape(g, dequantized.x, n) != DFG_TRUE) return false;
    DFG_GIVE(ethos_u_softmax_table, .root = n, .x = dequantized.x, .q = n);
    DFG_GIVE_PARTS(whole->softmax = softmax);
    return true;
}

/* ethos_u.pat:278  pattern hard_swish_table(x) {
 *     d = dequantized(x);
 *     limited = clip(add(d, const));
 *     q = quantized(divide(multiply(d, limited), const) | multiply(d, divide(limited, const)));
 *     where int8(x), int8(q);
 *     return q;
 * } */
bool ethos_u_hard_swish_table_find(DFG_FIND(ethos_u_hard_swish_table))
{
    struct ethos_u_quantized_match quantized;
    if (dfg_op(g, n) != ethos_u_op_qnn_quantize) return false;
    if (!ethos_u_quantized_find(g, n, &quantized, DFG_PART(whole, quantized))) return false;
    dfg_node v = quantized.p;
    bool is_divide = dfg_calls_argc(g, v, ethos_u_op_divide, 2);
    dfg_node divide = DFG_NONE, multiply = DFG_NONE, d = DFG_NONE, constant_4 = DFG_NONE;
    dfg_node constant_5 = DFG_NONE, x = DFG_NONE, limited = DFG_NONE, constant_6 = DFG_NONE;
    dfg_node multiply_2 = DFG_NONE, divide_2 = DFG_NONE, constant_7 = DFG_NONE;
    uint32_t swap = 0, swap_2 = 0;
    struct ethos_u_dequantized_match dequantized = {0};
    struct ethos_u_dequantized_whole dequantized_whole = {0};
    if (is_divide) {
        divide = v;
        multiply = dfg_arg(g, divide, 0);
        if (!dfg_calls_argc(g, multiply, ethos_u_op_multiply, 2)) return false;
        swap = dfg_op(g, dfg_arg(g, multiply, 0)) == ethos_u_op_qnn_dequantize ? 0 : 1;
        d = dfg_arg(g, multiply, swap);
        if (dfg_op(g, d) != ethos_u_op_qnn_dequantize) return false;
        if (!ethos_u_dequantized_find(g, d, &dequantized, &dequantized_whole)) return false;
        constant_4 = dequantized_whole.constant;
        constant_5 = dequantized_whole.constant_2;
        x = dequantized.x;
        limited = dfg_arg(g, multiply, 1 - swap);
        constant_6 = dfg_arg(g, divide, 1);
        if (!dfg_is(g, constant_6, DFG_CONST)) return false;
    } else {
        multiply_2 = v;
        if (!dfg_calls_argc(g, multiply_2, ethos_u_op_multiply, 2)) return false;
        swap_2 = dfg_op(g, dfg_arg(g, multiply_2, 0)) == ethos_u_op_qnn_dequantize ? 0 : 1;
        d = dfg_arg(g, multiply_2, swap_2);
        if (dfg_op(g, d) != ethos_u_op_qnn_dequantize) return false;
        if (!ethos_u_dequantized_find(g, d, &dequantized, &dequantized_whole)) return false;
        constant_4 = dequantized_whole.constant;
        constant_5 = dequantized_whole.constant_2;
        x = dequantized.x;
        divide_2 = dfg_arg(g, multiply_2, 1 - swap_2);
        if (!dfg_calls_argc(g, divide_2, ethos_u_op_divide, 2)) return false;
        limited = dfg_arg(g, divide_2, 0);
        constant_7 = dfg_arg(g, divide_2, 1);
        if (!dfg_is(g, constant_7, DFG_CONST)) return false;
    }
    if (!dfg_calls_argc(g, limited, ethos_u_op_clip, 1)) return false;
    dfg_node add = dfg_arg(g, limited, 0);
    if (!dfg_calls_argc(g, add, ethos_u_op_add, 2)) return false;
    uint32_t swap_3 = dfg_op(g, dfg_operand(g, add, 0)) == ethos_u_op_qnn_dequantize ? 0 : 1;
    if (dfg_arg(g, add, swap_3) != d) return false;
    dfg_node constant_3 = dfg_arg(g, add, 1 - swap_3);
    if (!dfg_is(g, constant_3, DFG_CONST)) return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){divide, multiply, d, multiply_2, divide_2, limited, add}, 7))
        return false;
    if (!ethos_u_int8(g, x) || !ethos_u_int8(g, n)) return false;
    DFG_GIVE(ethos_u_hard_swish_table, .root = n, .x = x, .d = d, .limited = limited, .q = n);
    DFG_GIVE_PARTS(whole->add = add, whole->constant_3 = constant_3, whole->divide = divide,
                   whole->multiply = multiply, whole->constant_4 = constant_4,
                   whole->constant_5 = constant_5, whole->constant_6 = constant_6,
                   whole->multiply_2 = multiply_2, whole->divide_2 = divide_2,
                   whole->constant_7 = constant_7);
    return true;
}

static DFG_APART dfg_val ethos_u_value_7(const dfg_val *list, int64_t k, const dfg_graph *g, dfg_node x)
{
    return dfg_choose_int(dfg_scalar_same(dfg_mod(dfg_int_add(dfg_stored_item_at(list, k),
                                                              dfg_rank_of(g, x)), dfg_rank_of(g, x)),
                                          dfg_choose_int(
                                              dfg_scalar_same(dfg_rank_of(g, x), dfg_int(4)), 1, 0)), 1, 0);
}

static DFG_APART dfg_val ethos_u_sum(const dfg_graph *g, dfg_node x, dfg_node m_2)
{
    const dfg_val list = dfg_attr(g, m_2, ethos_u_attr_axis);
    const int64_t n = dfg_len(list);
    dfg_val total = dfg_is_length(n) ? dfg_int(0) : dfg_nil();
    for (int64_t k = 0; k < n; k++)
        total = dfg_int_add(total, ethos_u_value_7(&list, k, g, x));
    return total;
}

static DFG_APART dfg_val ethos_u_value_8(const dfg_val *list, int64_t k, const dfg_graph *g, dfg_node x)
{
    return dfg_choose_int(dfg_scalar_same(dfg_mod(dfg_int_add(dfg_stored_item_at(list, k),
                                                              dfg_rank_of(g, x)), dfg_rank_of(g, x)),
                                          dfg_int_add(dfg_choose_int(dfg_scalar_same(dfg_rank_of(g, x),
                                                                                     dfg_int(4)), 1, 0),
                                                      dfg_int(1))), 1, 0);
}

static DFG_APART dfg_val ethos_u_sum_2(const dfg_graph *g, dfg_node x, dfg_node m_2)
{
    const dfg_val list = dfg_attr(g, m_2, ethos_u_attr_axis);
    const int64_t n = dfg_len(list);
    dfg_val total = dfg_is_length(n) ? dfg_int(0) : dfg_nil();
    for (int64_t k = 0; k < n; k++)
        total = dfg_int_add(total, ethos_u_value_8(&list, k, g, x));
    return total;
}

static DFG_APART bool ethos_u_holds_37(const dfg_graph *g, dfg_node s, dfg_node t)
{
    return dfg_eq(dfg_value_beside(g, s, dfg_value_of(g, t)), dfg_value_beside(g, t, dfg_value_of(g, s)));
}

static DFG_APART bool ethos_u_holds_38(const dfg_graph *g, dfg_node z, dfg_node y)
{
    return dfg_eq(dfg_value_beside(g, z, dfg_value_of(g, y)), dfg_value_beside(g, y, dfg_value_of(g, z)));
}

/* ethos_u.pat:293  cond same_scale(s, z, t, y) = value(s) == value(t) and value(z) == value(y); */
static DFG_APART bool ethos_u_same_scale(const dfg_graph *g, dfg_node s, dfg_node z, dfg_node t, dfg_node y)
{
    return ethos_u_holds_37(g, s, t) && ethos_u_holds_38(g, z, y);
}

static DFG_APART bool ethos_u_holds_39(const dfg_graph *g, dfg_node x, dfg_node m_2)
{
    return !(dfg_scalar_eq(ethos_u_sum(g, x, m_2),
                           dfg_choose_int(dfg_scalar_same(dfg_attr_or_bool(g, m_2, ethos_u_attr_exclude,
                                                                           false), dfg_bool(true)), 0, 1))
             || dfg_scalar_eq(ethos_u_sum_2(g, x, m_2),
                              dfg_choose_int(dfg_scalar_same(dfg_attr_or_bool(
                                                                 g, m_2, ethos_u_attr_exclude, false),
                                                             dfg_bool(true)), 0, 1)));
}

static DFG_APART dfg_val ethos_u_value_9(const dfg_graph *g, dfg_node m_2, dfg_node x)
{
    return dfg_choose(
            dfg_scalar_same(dfg_attr_or_bool(g, m_2, ethos_u_attr_exclude, false), dfg_bool(true)),
            dfg_int_sub(dfg_rank_of(g, x), dfg_count(dfg_len(dfg_attr(g, m_2, ethos_u_attr_axis)))),
            dfg_count(dfg_len(dfg_attr(g, m_2, ethos_u_attr_axis))));
}

static DFG_APART dfg_val ethos_u_value_10(const dfg_graph *g, dfg_node m_2)
{
    return dfg_choose_int(
            dfg_scalar_same(dfg_attr_or_bool(g, m_2, ethos_u_attr_exclude, false), dfg_bool(true)), 0, 1);
}

static DFG_APART dfg_val ethos_u_value_11(const dfg_graph *g, dfg_node x, dfg_node m_2)
{
    return dfg_int_add(dfg_scalar_eq(ethos_u_sum(g, x, m_2), ethos_u_value_10(g, m_2)) ? dfg_int(1)
                       : dfg_scalar_ne(ethos_u_sum(g, x, m_2), ethos_u_value_10(g, m_2)) ? dfg_int(0)
                       : dfg_nil(),
                       dfg_scalar_eq(ethos_u_sum_2(g, x, m_2), ethos_u_value_10(g, m_2)) ? dfg_int(1)
                       : dfg_scalar_ne(ethos_u_sum_2(g, x, m_2), ethos_u_value_10(g, m_2)) ? dfg_int(0)
                       : dfg_nil());
}

static DFG_APART bool ethos_u_holds_40(const dfg_graph *g, dfg_node m_2, dfg_node x)
{
    return dfg_scalar_eq(ethos_u_value_9(g, m_2, x), ethos_u_value_11(g, x, m_2));
}

static DFG_APART bool ethos_u_holds_41(const dfg_graph *g, dfg_node x)
{
    return dfg_dim_le(g,
                      dfg_extent_mul(g,
                                     dfg_at(dfg_shape_of(g, x),
                                            dfg_choose_int(dfg_scalar_same(dfg_rank_of(g, x), dfg_int(4)),
                                                           1, 0)),
                                     dfg_at(dfg_shape_of(g, x),
                                            dfg_int_add(dfg_choose_int(dfg_scalar_same(dfg_rank_of(g, x),
                                                                                       dfg_int(4)), 1, 0),
                                                        dfg_int(1)))), dfg_int(4096));
}

static DFG_APART bool ethos_u_holds_42(const dfg_graph *g, dfg_node x, dfg_node s, dfg_node z, dfg_node t, dfg_node y, dfg_node m_2)
{
    return dfg_dim_le(g,
                      dfg_extent_mul(g,
                                     dfg_at(dfg_shape_of(g, x),
                                            dfg_choose_int(dfg_scalar_same(dfg_rank_of(g, x), dfg_int(4)),
                                                           1, 0)),
                                     dfg_at(dfg_shape_of(g, x),
                                            dfg_int_add(dfg_choose_int(dfg_scalar_same(dfg_rank_of(g, x),
                                                                                       dfg_int(4)), 1, 0),
                                                        dfg_int(1)))), dfg_int(65536))
        && ethos_u_same_scale(g, s, z, t, y) && dfg_bool_is(g, m_2, ethos_u_attr_keepdims, false, false);
}

static DFG_APART bool ethos_u_holds_43(const dfg_graph *g, dfg_node x, dfg_node m_2)
{
    return dfg_scalar_eq(ethos_u_sum_2(g, x, m_2),
                         dfg_choose_int(dfg_scalar_same(dfg_attr_or_bool(g, m_2, ethos_u_attr_exclude,
                                                                         false), dfg_bool(true)), 0, 1));
}

static DFG_APART bool ethos_u_holds_44(const dfg_graph *g, dfg_node x)
{
    return dfg_dim_le(g,
                      dfg_at(dfg_shape_of(g, x),
                             dfg_choose_int(dfg_scalar_same(dfg_rank_of(g, x), dfg_int(4)), 1, 0)),
                      dfg_int(64));
}

static DFG_APART bool ethos_u_holds_45(const dfg_graph *g, dfg_node x, dfg_node s, dfg_node z, dfg_node t, dfg_node y)
{
    return dfg_dim_le(g,
                      dfg_at(dfg_shape_of(g, x),
                             dfg_choose_int(dfg_scalar_same(dfg_rank_of(g, x), dfg_int(4)), 1, 0)),
                      dfg_int(256))
        && ethos_u_same_scale(g, s, z, t, y);
}

/* ethos_u.pat:304  pattern mean_of(x, s, z, t, y) {
 *     m = mean(cast(x));
 *     r = qnn.requantize(m, s & const, z & const, t & const, y & const);
 *     where byte(x), r.dtype in {u8, i8, i16}, fits(r), x.rank in 2..4;
 *     where mean_axes_ok(m, x, x.rank == 4 ? 1 : 0), mean_size_ok(m, x, x.rank == 4 ? 1 : 0, s, z, t, y);
 *     return r;
 * } */
bool ethos_u_mean_of_find(DFG_FIND(ethos_u_mean_of))
{
    if (!dfg_calls_argc(g, n, ethos_u_op_qnn_requantize, 5)) return false;
    dfg_node m_2 = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, m_2, ethos_u_op_mean, 1)) return false;
    dfg_node cast = dfg_operand(g, m_2, 0);
    if (!dfg_calls_argc(g, cast, ethos_u_op_cast, 1)) return false;
    dfg_node x = dfg_operand(g, cast, 0), s = dfg_operand(g, n, 1);
    if (!dfg_is(g, s, DFG_CONST)) return false;
    dfg_node z = dfg_operand(g, n, 2);
    if (!dfg_is(g, z, DFG_CONST)) return false;
    dfg_node t = dfg_operand(g, n, 3);
    if (!dfg_is(g, t, DFG_CONST)) return false;
    dfg_node y = dfg_operand(g, n, 4);
    if (!dfg_is(g, y, DFG_CONST) || !dfg_in_body(g, n, (const dfg_node[]){m_2, cast}, 2)) return false;
    if (!ethos_u_byte(g, x)) return false;
    /* where r.dtype in {u8, i8, i16} */
    if (!(dfg_dtype(g, n) == DFG_U8 || dfg_dtype(g, n) == DFG_I8 || dfg_dtype(g, n) == DFG_I16))
        return false;
    if (!ethos_u_fits(g, n) || !dfg_within(dfg_rank_of(g, x), dfg_int(2), dfg_int(4))) return false;
    /* where mean_axes_ok(m, x, x.rank == 4 ? 1 : 0) */
    if (ethos_u_holds_39(g, x, m_2) || !ethos_u_holds_40(g, m_2, x)) return false;
    /* where mean_size_ok(m, x, x.rank == 4 ? 1 : 0, s, z, t, y) */
    if (!(ethos_u_holds_41(g, x) || ethos_u_holds_42(g, x, s, z, t, y, m_2))
        || !(ethos_u_holds_43(g, x, m_2) || ethos_u_holds_44(g, x) || ethos_u_holds_45(g, x, s, z, t, y)))
        return false;
    DFG_GIVE(ethos_u_mean_of, .root = n, .x = x, .s = s, .z = z, .t = t, .y = y, .m = m_2, .r = n);
    DFG_GIVE_WHOLE(ethos_u_mean_of, .cast = cast);
    return true;
}

static DFG_APART dfg_val ethos_u_sum_3(const dfg_graph *g, dfg_node x, dfg_node s)
{
    const dfg_val list = dfg_attr(g, s, ethos_u_attr_axis);
    const int64_t n = dfg_len(list);
    dfg_val total = dfg_is_length(n) ? dfg_int(0) : dfg_nil();
    for (int64_t k = 0; k < n; k++)
        total = dfg_int_add(total,
                            dfg_choose_int(dfg_scalar_same(dfg_mod(dfg_int_add(dfg_stored_item_at(&list, k),
                                                                               dfg_rank_of(g, x)),
                                                                   dfg_rank_of(g, x)),
                                                           dfg_rank_plus(g, x, -1)), 1, 0));
    return total;
}

/* ethos_u.pat:291, n = 1  cond along_n(m, x, n) = (m.exclude == true ? x.rank - len(m.axis) : len(m.axis)) == n; */
static DFG_APART bool ethos_u_along_n(const dfg_graph *g, dfg_node m2, dfg_node x)
{
    return dfg_scalar_eq(dfg_choose(dfg_scalar_same(dfg_attr_or_bool(g, m2, ethos_u_attr_exclude, false),
                                                    dfg_bool(true)),
                                    dfg_int_sub(dfg_rank_of(g, x),
                                                dfg_count(dfg_len(dfg_attr(g, m2, ethos_u_attr_axis)))),
                                    dfg_count(dfg_len(dfg_attr(g, m2, ethos_u_attr_axis)))), dfg_int(1));
}

/* ethos_u.pat:311  pattern sum_last(x) {
 *     s = sum(cast(x));
 *     r = requantized(s);
 *     where x.dtype in {u8, i8, i16, i32}, fits(x), int8(r), x.rank in {3, 4};
 *     where along(s, x, x.rank - 1), along_n(s, x, 1);
 *     return clip?(r);
 * } */
bool ethos_u_sum_last_find(DFG_FIND(ethos_u_sum_last))
{
    dfg_node clip = DFG_NONE, r = n;
    if (dfg_calls_argc(g, n, ethos_u_op_clip, 1)) {
        clip = n;
        r = dfg_arg(g, clip, 0);
    }
    struct ethos_u_requantized_match requantized;
    if (dfg_op(g, r) != ethos_u_op_qnn_requantize) return false;
    if (!ethos_u_requantized_find(g, r, &requantized, DFG_PART(whole, requantized))) return false;
    dfg_node s = requantized.p;
    if (!dfg_calls_argc(g, s, ethos_u_op_sum, 1)) return false;
    dfg_node cast = dfg_operand(g, s, 0);
    if (!dfg_calls_argc(g, cast, ethos_u_op_cast, 1)) return false;
    dfg_node x = dfg_operand(g, cast, 0);
    if (!dfg_in_body(g, n, (const dfg_node[]){clip, r, s, cast}, 4)) return false;
    /* where x.dtype in {u8, i8, i16, i32} */
    if (!(dfg_dtype(g, x) == DFG_U8 || dfg_dtype(g, x) == DFG_I8 || dfg_dtype(g, x) == DFG_I16
          || dfg_dtype(g, x) == DFG_I32))
        return false;
    if (!ethos_u_fits(g, x) || !ethos_u_int8(g, r) || !(dfg_rank(g, x) == 3 || dfg_rank(g, x) == 4))
        return false;
    /* where along(s, x, x.rank - 1) */
    if (!dfg_scalar_eq(ethos_u_sum_3(g, x, s),
                       dfg_choose_int(dfg_scalar_same(dfg_attr_or_bool(g, s, ethos_u_attr_exclude, false),
                                                      dfg_bool(true)), 0, 1)))
        return false;
    if (!ethos_u_along_n(g, s, x)) return false;
    DFG_GIVE(ethos_u_sum_last, .root = n, .x = x, .s = s, .r = r);
    DFG_GIVE_PARTS(whole->cast = cast, whole->clip = clip);
    return true;
}

/* ethos_u.pat:321  pattern rescaled(x) {
 *     r = requantized(x);
 *     where moved_ok(x, r);
 *     return r;
 * } */
bool ethos_u_rescaled_find(DFG_FIND(ethos_u_rescaled))
{
    struct ethos_u_requantized_match requantized;
    if (dfg_op(g, n) != ethos_u_op_qnn_requantize) return false;
    if (!ethos_u_requantized_find(g, n, &requantized, DFG_PART(whole, requantized))) return false;
    if (!ethos_u_moved_ok(g, requantized.p, n)) return false;
    DFG_GIVE_IN_BOTH(ethos_u_rescaled, .root = n, .x = requantized.p, .r = n);
    return true;
}

static DFG_APART bool ethos_u_holds_46(const dfg_graph *g, dfg_node z)
{
    return dfg_scalar_eq(dfg_attr_or_str(g, z, ethos_u_attr_rounding_method, ethos_u_str_round),
                         dfg_choose(
                             dfg_scalar_same(dfg_attr_or_str(g, z,
                                                             ethos_u_attr_coordinate_transformation_mode,
                                                             ethos_u_str_half_pixel),
                                             dfg_str(g, ethos_u_str_half_pixel)),
                             dfg_str(g, ethos_u_str_round_prefer_ceil), dfg_str(g, ethos_u_str_empty)));
}

static DFG_APART bool ethos_u_holds_47(const dfg_graph *g, dfg_node z)
{
    return !dfg_known(dfg_attr(g, z, ethos_u_attr_roi))
        || (dfg_scalar_eq(dfg_min_of(dfg_attr(g, z, ethos_u_attr_roi)), dfg_int(0))
            && dfg_scalar_eq(dfg_max_of(dfg_attr(g, z, ethos_u_attr_roi)), dfg_int(0)));
}

static DFG_APART bool ethos_u_holds_48(const dfg_graph *g, dfg_node z, dfg_node x)
{
    return dfg_extent_eq(g, dfg_stored_item(dfg_attr(g, z, ethos_u_attr_size), 0), dfg_extent_of(g, x, 1))
        && dfg_extent_eq(g, dfg_stored_item(dfg_attr(g, z, ethos_u_attr_size), 1), dfg_extent_of(g, x, 2));
}

static DFG_APART bool ethos_u_holds_49(const dfg_graph *g, dfg_node z, dfg_node x)
{
    return dfg_extent_eq(g, dfg_stored_item(dfg_attr(g, z, ethos_u_attr_size), 0),
                         dfg_extent_sub(g, dfg_extent_mul(g, dfg_int(2), dfg_extent_of(g, x, 1)),
                                        dfg_int(0)));
}

static DFG_APART bool ethos_u_holds_50(const dfg_graph *g, dfg_node z, dfg_node x)
{
    return dfg_extent_eq(g, dfg_stored_item(dfg_attr(g, z, ethos_u_attr_size), 1),
                         dfg_extent_sub(g, dfg_extent_mul(g, dfg_int(2), dfg_extent_of(g, x, 2)),
                                        dfg_int(0)));
}

/* ethos_u.pat:328, less = 0  cond resized_ok(z, x, less) =
 *     z.layout == "NHWC", z.coordinate_transformation_mode in {"asymmetric", "align_corners", "half_pixel"},
 *     z.rounding_method == (z.coordinate_transformation_mode == "half_pixel" ? "round_prefer_ceil" : ""),
 *     not present(z.roi) or (min(z.roi) == 0 and max(z.roi) == 0),
 *     (z.size[0] == x.shape[1] and z.size[1] == x.shape[2])
 *         or (z.size[0] == 2 * x.shape[1] - less and z.size[1] == 2 * x.shape[2] - less); */
static DFG_APART bool ethos_u_resized_ok(const dfg_graph *g, dfg_node z, dfg_node x)
{
    return dfg_str_is(g, z, ethos_u_attr_layout, ethos_u_str_NHWC, ethos_u_str_NCHW)
        && (dfg_str_is(g, z, ethos_u_attr_coordinate_transformation_mode, ethos_u_str_asymmetric,
                       ethos_u_str_half_pixel)
            || dfg_str_is(g, z, ethos_u_attr_coordinate_transformation_mode, ethos_u_str_align_corners,
                          ethos_u_str_half_pixel)
            || dfg_str_is(g, z, ethos_u_attr_coordinate_transformation_mode, ethos_u_str_half_pixel,
                          ethos_u_str_half_pixel))
        && ethos_u_holds_46(g, z) && ethos_u_holds_47(g, z)
        && (ethos_u_holds_48(g, z, x) || (ethos_u_holds_49(g, z, x) && ethos_u_holds_50(g, z, x)));
}

static DFG_APART bool ethos_u_holds_51(const dfg_graph *g, dfg_node even)
{
    return dfg_scalar_eq(dfg_attr_or_str(g, even, ethos_u_attr_rounding_method, ethos_u_str_round),
                         dfg_choose(
                             dfg_scalar_same(dfg_attr_or_str(g, even,
                                                             ethos_u_attr_coordinate_transformation_mode,
                                                             ethos_u_str_half_pixel),
                                             dfg_str(g, ethos_u_str_half_pixel)),
                             dfg_str(g, ethos_u_str_round_prefer_ceil), dfg_str(g, ethos_u_str_empty)));
}

static DFG_APART bool ethos_u_holds_52(const dfg_graph *g, dfg_node even)
{
    return !dfg_known(dfg_attr(g, even, ethos_u_attr_roi))
        || (dfg_scalar_eq(dfg_min_of(dfg_attr(g, even, ethos_u_attr_roi)), dfg_int(0))
            && dfg_scalar_eq(dfg_max_of(dfg_attr(g, even, ethos_u_attr_roi)), dfg_int(0)));
}

static DFG_APART bool ethos_u_holds_53(const dfg_graph *g, dfg_node even, dfg_node x)
{
    return dfg_extent_eq(g, dfg_stored_item(dfg_attr(g, even, ethos_u_attr_size), 0),
                         dfg_extent_of(g, x, 1))
        && dfg_extent_eq(g, dfg_stored_item(dfg_attr(g, even, ethos_u_attr_size), 1),
                         dfg_extent_of(g, x, 2));
}

static DFG_APART bool ethos_u_holds_54(const dfg_graph *g, dfg_node even, dfg_node x)
{
    return dfg_extent_eq(g, dfg_stored_item(dfg_attr(g, even, ethos_u_attr_size), 0),
                         dfg_extent_sub(g, dfg_extent_mul(g, dfg_int(2), dfg_extent_of(g, x, 1)),
                                        dfg_choose_int(dfg_scalar_same(
                                                           dfg_attr_or_str(g, even,
                                                                           ethos_u_attr_coordinate_transformation_mode,
                                                                           ethos_u_str_half_pixel),
                                                           dfg_str(g, ethos_u_str_align_corners)), 1, 0)));
}

static DFG_APART bool ethos_u_holds_55(const dfg_graph *g, dfg_node even, dfg_node x)
{
    return dfg_extent_eq(g, dfg_stored_item(dfg_attr(g, even, ethos_u_attr_size), 1),
                         dfg_extent_sub(g, dfg_extent_mul(g, dfg_int(2), dfg_extent_of(g, x, 2)),
                                        dfg_choose_int(dfg_scalar_same(
                                                           dfg_attr_or_str(g, even,
                                                                           ethos_u_attr_coordinate_transformation_mode,
                                                                           ethos_u_str_half_pixel),
                                                           dfg_str(g, ethos_u_str_align_corners)), 1, 0)));
}

/* ethos_u.pat:334  pattern resized(x) {
 *     near = image.resize2d(x) { method == "nearest_neighbor" };
 *     even = image.resize2d(dequantized(x)) { method == "linear" };
 *     r = quantized(even) | near;
 *     where int8(x), int8(r), x.rank == 4;
 *     where resized_ok(near, x, 0)
 *         or resized_ok(even, x, even.coordinate_transformation_mode == "align_corners" ? 1 : 0);
 *     return r;
 * } */
bool ethos_u_resized_find(DFG_FIND(ethos_u_resized))
{
    bool is_quantize = dfg_calls_argc(g, n, ethos_u_op_qnn_quantize, 3);
    dfg_node quantize = DFG_NONE, even = DFG_NONE, dequantize = DFG_NONE, x = DFG_NONE, near = DFG_NONE;
    struct ethos_u_quantized_match quantized = {0};
    if (whole != NULL) whole->quantized = (struct ethos_u_quantized_whole){0};
    struct ethos_u_dequantized_match dequantized = {0};
    if (whole != NULL) whole->dequantized = (struct ethos_u_dequantized_whole){0};
    if (is_quantize) {
        quantize = n;
        if (!ethos_u_quantized_find(g, quantize, &quantized, DFG_PART(whole, quantized))) return false;
        even = quantized.p;
        if (!dfg_calls_argc(g, even, ethos_u_op_image_resize2d, 1)) return false;
        if (!dfg_str_is(g, even, ethos_u_attr_method, ethos_u_str_linear, ethos_u_str_linear)) return false;
        dequantize = dfg_arg(g, even, 0);
        if (dfg_op(g, dequantize) != ethos_u_op_qnn_dequantize) return false;
        if (!ethos_u_dequantized_find(g, dequantize, &dequantized, DFG_PART(whole, dequantized)))
            return false;
        x = dequantized.x;
    } else {
        near = n;
        if (!dfg_calls_argc(g, near, ethos_u_op_image_resize2d, 1)) return false;
        if (!dfg_str_is(g, near, ethos_u_attr_method, ethos_u_str_nearest_neighbor, ethos_u_str_linear))
            return false;
        x = dfg_arg(g, near, 0);
    }
    if (!dfg_in_body(g, n, (const dfg_node[]){quantize, even, dequantize, near}, 4)) return false;
    if (!ethos_u_int8(g, x) || !ethos_u_int8(g, n) || dfg_rank(g, x) != 4) return false;
    /* where resized_ok(near, x, 0) or resized_ok(even, x, even.coordinate_transformation_mode ==
     * "align_corners" ? 1 : 0) */
    if (!(ethos_u_resized_ok(g, near, x)
          || (dfg_str_is(g, even, ethos_u_attr_layout, ethos_u_str_NHWC, ethos_u_str_NCHW)
              && (dfg_str_is(g, even, ethos_u_attr_coordinate_transformation_mode, ethos_u_str_asymmetric,
                             ethos_u_str_half_pixel)
                  || dfg_str_is(g, even, ethos_u_attr_coordinate_transformation_mode,
                                ethos_u_str_align_corners, ethos_u_str_half_pixel)
                  || dfg_str_is(g, even, ethos_u_attr_coordinate_transformation_mode,
                                ethos_u_str_half_pixel, ethos_u_str_half_pixel))
              && ethos_u_holds_51(g, even) && ethos_u_holds_52(g, even)
              && (ethos_u_holds_53(g, even, x)
                  || (ethos_u_holds_54(g, even, x) && ethos_u_holds_55(g, even, x))))))
        return false;
    DFG_GIVE(ethos_u_resized, .root = n, .x = x, .near = near, .even = even, .r = n);
    DFG_GIVE_PARTS(whole->dequantize = dequantize, whole->quantize = quantize);
    return true;
}

/* ---- ethos_u.pat:344  table ethos_u ---- */

/* Candidates 0 to 31. */
static bool ethos_u_confirm_2(const dfg_graph *g, dfg_node n, uint32_t bit)
{
    switch (bit) {
    case 0: return DFG_MATCHES(ethos_u_channel_pad, g, n); /* where pad_ok(p, x) */
    case 1: return DFG_MATCHES(ethos_u_conv2d, g, n); /* attribute pad_width is given a name */
    case 2: return DFG_MATCHES(ethos_u_depthwise_conv2d, g, n); /* attribute pad_width is given a name */
    case 3: return DFG_MATCHES(ethos_u_conv2d_transpose, g, n); /* where int8(x) */
    case 4: return DFG_MATCHES(ethos_u_fully_connected, g, n); /* where int8(x) */
    case 5: return DFG_MATCHES(ethos_u_matmul, g, n); /* where int8(a) */
    case 6: return DFG_MATCHES(ethos_u_max_pool2d, g, n); /* where pool_ok(p, x, p) */
    case 7: return DFG_MATCHES(ethos_u_avg_pool2d, g, n); /* where pool_ok(p, x, r) */
    case 8: return DFG_MATCHES(ethos_u_pad2d, g, n); /* attribute pad_width is given a name */
    case 9: return DFG_MATCHES(ethos_u_sum_of, g, n); /* where sum_ok(a, b, r, c) */
    case 10: return DFG_MATCHES(ethos_u_difference, g, n); /* where sum_ok(a, b, r, c) */
    case 11: return DFG_MATCHES(ethos_u_product, g, n); /* where sum_ok(a, b, r, c) */
    case 12: return DFG_MATCHES(ethos_u_least_requantized, g, n); /* where extremum_ok(a, b, r) */
    case 13: return DFG_MATCHES(ethos_u_least, g, n); /* where extremum_ok(a, b, r) */
    case 14: return DFG_MATCHES(ethos_u_most_requantized, g, n); /* where extremum_ok(a, b, r) */
    case 15: return DFG_MATCHES(ethos_u_most, g, n); /* where extremum_ok(a, b, r) */
    case 16: return DFG_MATCHES(ethos_u_shifted, g, n); /* where a.dtype == i32 */
    case 17: return DFG_MATCHES(ethos_u_reshaped, g, n); /* where moved_ok(x, r) */
    case 18: return DFG_MATCHES(ethos_u_sliced, g, n); /* attribute begin is given a name */
    case 19: return DFG_MATCHES(ethos_u_unary_abs, g, n); /* where byte(x) */
    case 20: return DFG_MATCHES(ethos_u_tanh_table, g, n); /* where int8(x) */
    case 21: return DFG_MATCHES(ethos_u_mean_of, g, n); /* where byte(x) */
    case 22: return DFG_MATCHES(ethos_u_sum_last, g, n); /* where x.dtype in {u8, i8, i16, i32} */
    case 23: return DFG_MATCHES(ethos_u_softmax_table, g, n); /* where int8(x) */
    case 24: return DFG_MATCHES(ethos_u_leaky_relu_table, g, n); /* where int8(x) */
    case 25: return DFG_MATCHES(ethos_u_concatenated, g, n); /* attribute axis is given a name */
    case 26: return DFG_MATCHES(ethos_u_sigmoid_table, g, n); /* where int8(x) */
    case 27: return DFG_MATCHES(ethos_u_split_up, g, n); /* where int8(x) */
    case 28: return DFG_MATCHES(ethos_u_rescaled, g, n); /* where moved_ok(x, r) */
    case 29: return DFG_MATCHES(ethos_u_resized, g, n); /* where int8(x) */
    case 30: return DFG_MATCHES(ethos_u_expanded, g, n); /* where moved_ok(x, r) */
    case 31: return DFG_MATCHES(ethos_u_squeezed, g, n); /* where moved_ok(x, r) */
    default: return false;
    }
}

/* Candidates 32 to 32. */
static bool ethos_u_confirm_3(const dfg_graph *g, dfg_node n, uint32_t bit)
{
    switch (bit) {
    case 32: return DFG_MATCHES(ethos_u_hard_swish_table, g, n); /* d is one node at several places */
    default: return false;
    }
}

/* Does the candidate match?  What level 1 does not say is asked by the entry's own matcher. */
static bool ethos_u_confirm(const dfg_graph *g, dfg_node n, uint32_t bit)
{
    if (bit < 32) return ethos_u_confirm_2(g, n, bit);
    return ethos_u_confirm_3(g, n, bit);
}

/* op in {nn.pad}: ETHOS_U_CHANNEL_PAD, ETHOS_U_PAD2D */
static inline DFG_IN_LINE_FOR_SPEED uint64_t ethos_u_at_nn_pad(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST)) {
        if (dfg_list_is(g, n, ethos_u_attr_pad_width, dfg_list(ethos_u_list_0_0_0_0_0_0_any, 4), false))
            set |= DFG_BIT(ETHOS_U_CHANNEL_PAD);
        if (dfg_list_is(g, n, ethos_u_attr_pad_width, dfg_list(ethos_u_list_0_0_any_any_0_0, 4), false))
            set |= DFG_BIT(ETHOS_U_PAD2D);
    }
    return set;
}

/* from bit 0 on: ETHOS_U_QNN_CONV2D, ETHOS_U_DEPTHWISE_CONV2D, and 1 more such group */
static uint64_t ethos_u_part(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_is(g, dfg_operand(g, n, 1), DFG_CONST)) {
        const dfg_node a0 = dfg_operand(g, n, 0);
        if (dfg_calls(g, a0, ethos_u_op_qnn_conv2d) && dfg_argc_is(g, a0, 6)
            && dfg_is(g, dfg_operand(g, a0, 1), DFG_CONST) && dfg_is(g, dfg_operand(g, a0, 2), DFG_CONST)
            && dfg_is(g, dfg_operand(g, a0, 3), DFG_CONST) && dfg_is(g, dfg_operand(g, a0, 4), DFG_CONST)
            && dfg_is(g, dfg_operand(g, a0, 5), DFG_CONST)) {
            if (dfg_int_is(g, a0, ethos_u_attr_groups, 1, 1)
                && dfg_str_is(g, a0, ethos_u_attr_kernel_layout, ethos_u_str_HWIO, ethos_u_str_OIHW))
                set |= DFG_BIT(0); /* ETHOS_U_QNN_CONV2D ... */
            if (dfg_str_is(g, a0, ethos_u_attr_kernel_layout, ethos_u_str_HWOI, ethos_u_str_OIHW))
                set |= DFG_BIT(1); /* ETHOS_U_DEPTHWISE_CONV2D ... */
        }
    }
    return set;
}

/* ethos_u.pat:129  qnn.dense(a, b, const, const, const, const); the operator is known */
static inline bool ethos_u_is_qnn_dense(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 6) && dfg_is(g, dfg_operand(g, n, 2), DFG_CONST)
        && dfg_is(g, dfg_operand(g, n, 3), DFG_CONST) && dfg_is(g, dfg_operand(g, n, 4), DFG_CONST)
        && dfg_is(g, dfg_operand(g, n, 5), DFG_CONST);
}

/* ethos_u.pat:312  sum(cast(x)); the operator is known */
static inline bool ethos_u_is_s(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 1) && dfg_calls_argc(g, dfg_operand(g, n, 0), ethos_u_op_cast, 1);
}

/* ethos_u.pat:122  qnn.dense(x, w & const, x_zero & const, w_zero & const, const, const) */
static inline bool ethos_u_is_d(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, ethos_u_op_qnn_dense, 6) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST)
        && dfg_is(g, dfg_operand(g, n, 2), DFG_CONST) && dfg_is(g, dfg_operand(g, n, 3), DFG_CONST)
        && dfg_is(g, dfg_operand(g, n, 4), DFG_CONST) && dfg_is(g, dfg_operand(g, n, 5), DFG_CONST);
}

/* ethos_u.pat:123  nn.bias_add(d, b & const) */
static inline bool ethos_u_is_nn_bias_add(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, ethos_u_op_nn_bias_add, 2) && ethos_u_is_d(g, dfg_operand(g, n, 0))
        && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST);
}

/* ethos_u.pat:151  nn.avg_pool2d(cast(x)) */
static inline bool ethos_u_is_p(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, ethos_u_op_nn_avg_pool2d, 1)
        && dfg_calls_argc(g, dfg_operand(g, n, 0), ethos_u_op_cast, 1)
        && dfg_bool_is(g, n, ethos_u_attr_count_include_pad, false, false);
}

/* ethos_u.pat:152  cast(p); the operator is known */
static inline bool ethos_u_is_r(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 1) && ethos_u_is_p(g, dfg_operand(g, n, 0));
}

/* ethos_u.pat:168  qnn.add(a, b, const, const, const, const, const, const); the operator is known */
static inline bool ethos_u_is_r_2(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 8) && dfg_is(g, dfg_operand(g, n, 2), DFG_CONST)
        && dfg_is(g, dfg_operand(g, n, 3), DFG_CONST) && dfg_is(g, dfg_operand(g, n, 4), DFG_CONST)
        && dfg_is(g, dfg_operand(g, n, 5), DFG_CONST) && dfg_is(g, dfg_operand(g, n, 6), DFG_CONST)
        && dfg_is(g, dfg_operand(g, n, 7), DFG_CONST);
}

/* ethos_u.pat:174  qnn.subtract(a, b, const, const, const, const, const, const); the operator is known */
static inline bool ethos_u_is_r_3(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 8) && dfg_is(g, dfg_operand(g, n, 2), DFG_CONST)
        && dfg_is(g, dfg_operand(g, n, 3), DFG_CONST) && dfg_is(g, dfg_operand(g, n, 4), DFG_CONST)
        && dfg_is(g, dfg_operand(g, n, 5), DFG_CONST) && dfg_is(g, dfg_operand(g, n, 6), DFG_CONST)
        && dfg_is(g, dfg_operand(g, n, 7), DFG_CONST);
}

/* ethos_u.pat:180  qnn.mul(a, b, const, const, const, const, const, const); the operator is known */
static inline bool ethos_u_is_r_4(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 8) && dfg_is(g, dfg_operand(g, n, 2), DFG_CONST)
        && dfg_is(g, dfg_operand(g, n, 3), DFG_CONST) && dfg_is(g, dfg_operand(g, n, 4), DFG_CONST)
        && dfg_is(g, dfg_operand(g, n, 5), DFG_CONST) && dfg_is(g, dfg_operand(g, n, 6), DFG_CONST)
        && dfg_is(g, dfg_operand(g, n, 7), DFG_CONST);
}

/* op in {clip}: ETHOS_U_QNN_CONV2D, ETHOS_U_DEPTHWISE_CONV2D, ETHOS_U_FULLY_CONNECTED,
 * ETHOS_U_MATMUL, ETHOS_U_MAXPOOL2D, ETHOS_U_AVGPOOL2D and 6 more */
static inline DFG_IN_LINE_FOR_SPEED uint64_t ethos_u_at_clip(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 1)) {
        const dfg_node a0 = dfg_operand(g, n, 0);
        switch (dfg_op(g, a0)) {
        case ethos_u_op_qnn_requantize:
            if (dfg_argc_is(g, a0, 5) && dfg_is(g, dfg_operand(g, a0, 1), DFG_CONST)
                && dfg_is(g, dfg_operand(g, a0, 2), DFG_CONST)
                && dfg_is(g, dfg_operand(g, a0, 3), DFG_CONST)
                && dfg_is(g, dfg_operand(g, a0, 4), DFG_CONST)) {
                const dfg_node a0_0 = dfg_operand(g, a0, 0);
                switch (dfg_op(g, a0_0)) {
                case ethos_u_op_nn_bias_add:
                    if (dfg_argc_is(g, a0_0, 2)) set |= ethos_u_part(g, a0_0) << 1;
                    break;
                case ethos_u_op_qnn_dense:
                    if (ethos_u_is_qnn_dense(g, a0_0)) set |= DFG_BIT(ETHOS_U_MATMUL);
                    break;
                case ethos_u_op_sum: if (ethos_u_is_s(g, a0_0)) set |= DFG_BIT(ETHOS_U_SUM); break;
                default: break;
                }
                if (ethos_u_is_d(g, a0_0) || ethos_u_is_nn_bias_add(g, a0_0))
                    set |= DFG_BIT(ETHOS_U_FULLY_CONNECTED);
            }
            break;
        case ethos_u_op_nn_max_pool2d: if (dfg_argc_is(g, a0, 1)) set |= DFG_BIT(ETHOS_U_MAXPOOL2D); break;
        case ethos_u_op_cast: if (ethos_u_is_r(g, a0)) set |= DFG_BIT(ETHOS_U_AVGPOOL2D); break;
        case ethos_u_op_qnn_add: if (ethos_u_is_r_2(g, a0)) set |= DFG_BIT(ETHOS_U_ADD); break;
        case ethos_u_op_qnn_subtract: if (ethos_u_is_r_3(g, a0)) set |= DFG_BIT(ETHOS_U_SUB); break;
        case ethos_u_op_qnn_mul: if (ethos_u_is_r_4(g, a0)) set |= DFG_BIT(ETHOS_U_MUL); break;
        case ethos_u_op_minimum: if (dfg_argc_is(g, a0, 2)) set |= DFG_BIT(ETHOS_U_MIN_2); break;
        case ethos_u_op_maximum: if (dfg_argc_is(g, a0, 2)) set |= DFG_BIT(ETHOS_U_MAX_2); break;
        default: break;
        }
    }
    return set;
}

/* ethos_u.pat:109  qnn.conv2d_transpose(x, w & const, x_zero & const, w_zero & const, const, const); the operator is known */
static inline bool ethos_u_is_c(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 6) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST)
        && dfg_is(g, dfg_operand(g, n, 2), DFG_CONST) && dfg_is(g, dfg_operand(g, n, 3), DFG_CONST)
        && dfg_is(g, dfg_operand(g, n, 4), DFG_CONST) && dfg_is(g, dfg_operand(g, n, 5), DFG_CONST)
        && dfg_str_is(g, n, ethos_u_attr_data_layout, ethos_u_str_NHWC, ethos_u_str_NCHW)
        && dfg_list_is(g, n, ethos_u_attr_dilation, dfg_list(ethos_u_list_1_1, 2), true)
        && dfg_int_is(g, n, ethos_u_attr_groups, 1, 1)
        && dfg_str_is(g, n, ethos_u_attr_kernel_layout, ethos_u_str_IOHW, ethos_u_str_IOHW)
        && dfg_list_is(g, n, ethos_u_attr_output_padding, dfg_list(ethos_u_list_0_0, 2), true)
        && dfg_list_is(g, n, ethos_u_attr_strides, dfg_list(ethos_u_list_2_2, 2), false);
}

/* ethos_u.pat:305  mean(cast(x)); the operator is known */
static inline bool ethos_u_is_m(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 1) && dfg_calls_argc(g, dfg_operand(g, n, 0), ethos_u_op_cast, 1);
}

/* op in {qnn.requantize}: ETHOS_U_QNN_CONV2D, ETHOS_U_DEPTHWISE_CONV2D,
 * ETHOS_U_QNN_CONV2D_TRANSPOSE, ETHOS_U_FULLY_CONNECTED, ETHOS_U_MATMUL, ETHOS_U_MIN and 4 more */
static inline DFG_IN_LINE_FOR_SPEED uint64_t ethos_u_at_qnn_requantize(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 5) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST)
        && dfg_is(g, dfg_operand(g, n, 2), DFG_CONST) && dfg_is(g, dfg_operand(g, n, 3), DFG_CONST)
        && dfg_is(g, dfg_operand(g, n, 4), DFG_CONST)) {
        const dfg_node a0 = dfg_operand(g, n, 0);
        switch (dfg_op(g, a0)) {
        case ethos_u_op_nn_bias_add:
            if (dfg_argc_is(g, a0, 2)) set |= ethos_u_part(g, a0) << 1;
            if (dfg_argc_is(g, a0, 2) && dfg_is(g, dfg_operand(g, a0, 1), DFG_CONST)) {
                const dfg_node a0_0 = dfg_operand(g, a0, 0);
                switch (dfg_op(g, a0_0)) {
                case ethos_u_op_qnn_conv2d_transpose:
                    if (ethos_u_is_c(g, a0_0)) set |= DFG_BIT(ETHOS_U_QNN_CONV2D_TRANSPOSE);
                    break;
                case ethos_u_op_qnn_dense:
                    if (ethos_u_is_d(g, a0_0)) set |= DFG_BIT(ETHOS_U_FULLY_CONNECTED);
                    break;
                default: break;
                }
            }
            break;
        case ethos_u_op_qnn_dense:
            if (ethos_u_is_qnn_dense(g, a0)) set |= DFG_BIT(ETHOS_U_MATMUL);
            if (ethos_u_is_d(g, a0)) set |= DFG_BIT(ETHOS_U_FULLY_CONNECTED);
            break;
        case ethos_u_op_clip:
            if (dfg_argc_is(g, a0, 1)) {
                const dfg_node a0_0 = dfg_operand(g, a0, 0);
                switch (dfg_op(g, a0_0)) {
                case ethos_u_op_minimum: if (dfg_argc_is(g, a0_0, 2)) set |= DFG_BIT(ETHOS_U_MIN); break;
                case ethos_u_op_maximum: if (dfg_argc_is(g, a0_0, 2)) set |= DFG_BIT(ETHOS_U_MAX); break;
                default: break;
                }
            }
            break;
        case ethos_u_op_mean: if (ethos_u_is_m(g, a0)) set |= DFG_BIT(ETHOS_U_MEAN); break;
        case ethos_u_op_sum: if (ethos_u_is_s(g, a0)) set |= DFG_BIT(ETHOS_U_SUM); break;
        case ethos_u_op_qnn_conv2d_transpose:
            if (ethos_u_is_c(g, a0)) set |= DFG_BIT(ETHOS_U_QNN_CONV2D_TRANSPOSE);
            break;
        default: break;
        }
        set |= DFG_BIT(ETHOS_U_REQUANTIZE);
    }
    return set;
}

/* ethos_u.pat:41  qnn.dequantize(x, const, const) */
static inline bool ethos_u_is_dequantized(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, ethos_u_op_qnn_dequantize, 3) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST)
        && dfg_is(g, dfg_operand(g, n, 2), DFG_CONST);
}

/* ethos_u.pat:254  abs(dequantized(x)); the operator is known */
static inline bool ethos_u_is_abs(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 1) && ethos_u_is_dequantized(g, dfg_operand(g, n, 0));
}

/* ethos_u.pat:259  tanh(dequantized(x)); the operator is known */
static inline bool ethos_u_is_tanh(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 1) && ethos_u_is_dequantized(g, dfg_operand(g, n, 0));
}

/* ethos_u.pat:274  nn.softmax(dequantized(x)); the operator is known */
static inline bool ethos_u_is_nn_softmax(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 1) && ethos_u_is_dequantized(g, dfg_operand(g, n, 0));
}

/* ethos_u.pat:269  nn.leaky_relu(dequantized(x)); the operator is known */
static inline bool ethos_u_is_nn_leaky_relu(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 1) && ethos_u_is_dequantized(g, dfg_operand(g, n, 0));
}

/* ethos_u.pat:264  sigmoid(dequantized(x)); the operator is known */
static inline bool ethos_u_is_sigmoid(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 1) && ethos_u_is_dequantized(g, dfg_operand(g, n, 0));
}

/* ethos_u.pat:336  image.resize2d(dequantized(x)); the operator is known */
static inline bool ethos_u_is_even(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 1) && ethos_u_is_dequantized(g, dfg_operand(g, n, 0))
        && dfg_str_is(g, n, ethos_u_attr_method, ethos_u_str_linear, ethos_u_str_linear);
}

/* ethos_u.pat:280  add(d, const) */
static inline bool ethos_u_is_add(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, ethos_u_op_add, 2)) return false;
    return dfg_is(g, dfg_operand(g, n, 1), DFG_CONST) || dfg_is(g, dfg_operand(g, n, 0), DFG_CONST);
}

/* ethos_u.pat:280  clip(add(d, const)) */
static inline bool ethos_u_is_limited(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, ethos_u_op_clip, 1) && ethos_u_is_add(g, dfg_operand(g, n, 0));
}

/* ethos_u.pat:281  multiply(d, limited) */
static inline bool ethos_u_is_multiply(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, ethos_u_op_multiply, 2)) return false;
    return (ethos_u_is_dequantized(g, dfg_operand(g, n, 0)) && ethos_u_is_limited(g, dfg_operand(g, n, 1)))
        || (ethos_u_is_limited(g, dfg_operand(g, n, 0)) && ethos_u_is_dequantized(g, dfg_operand(g, n, 1)));
}

/* ethos_u.pat:281  divide(multiply(d, limited), const) */
static inline bool ethos_u_is_divide(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, ethos_u_op_divide, 2) && ethos_u_is_multiply(g, dfg_operand(g, n, 0))
        && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST);
}

/* ethos_u.pat:281  divide(limited, const) */
static inline bool ethos_u_is_divide_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, ethos_u_op_divide, 2) && ethos_u_is_limited(g, dfg_operand(g, n, 0))
        && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST);
}

/* ethos_u.pat:281  multiply(d, divide(limited, const)) */
static inline bool ethos_u_is_multiply_2(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, ethos_u_op_multiply, 2)) return false;
    return ethos_u_is_divide_2(g, dfg_operand(g, n, 1)) || ethos_u_is_divide_2(g, dfg_operand(g, n, 0));
}

/* op in {qnn.quantize}: ETHOS_U_ABS, ETHOS_U_TANH, ETHOS_U_SOFTMAX, ETHOS_U_LEAKY_RELU,
 * ETHOS_U_SIGMOID, ETHOS_U_RESIZE2D and 1 more */
static inline DFG_IN_LINE_FOR_SPEED uint64_t ethos_u_at_qnn_quantize(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 3) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST)
        && dfg_is(g, dfg_operand(g, n, 2), DFG_CONST)) {
        const dfg_node a0 = dfg_operand(g, n, 0);
        switch (dfg_op(g, a0)) {
        case ethos_u_op_abs: if (ethos_u_is_abs(g, a0)) set |= DFG_BIT(ETHOS_U_ABS); break;
        case ethos_u_op_tanh: if (ethos_u_is_tanh(g, a0)) set |= DFG_BIT(ETHOS_U_TANH); break;
        case ethos_u_op_nn_softmax:
            if (ethos_u_is_nn_softmax(g, a0)) set |= DFG_BIT(ETHOS_U_SOFTMAX);
            break;
        case ethos_u_op_nn_leaky_relu:
            if (ethos_u_is_nn_leaky_relu(g, a0)) set |= DFG_BIT(ETHOS_U_LEAKY_RELU);
            break;
        case ethos_u_op_sigmoid: if (ethos_u_is_sigmoid(g, a0)) set |= DFG_BIT(ETHOS_U_SIGMOID); break;
        case ethos_u_op_image_resize2d:
            if (ethos_u_is_even(g, a0)) set |= DFG_BIT(ETHOS_U_RESIZE2D);
            break;
        default: break;
        }
        if (ethos_u_is_divide(g, a0) || ethos_u_is_multiply_2(g, a0)) set |= DFG_BIT(ETHOS_U_HARD_SWISH);
    }
    return set;
}

/* ethos_u.pat:244  concatenate((...)); the operator is known */
static inline bool ethos_u_is_concatenate(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 1) && dfg_is(g, dfg_operand(g, n, 0), DFG_TUPLE);
}

/* ethos_u.pat:245  qnn.concatenate((...), (...scales), (...zeros), s & const, z & const); the operator is known */
static inline bool ethos_u_is_qnn_concatenate(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 5) && dfg_is(g, dfg_operand(g, n, 0), DFG_TUPLE)
        && dfg_is(g, dfg_operand(g, n, 1), DFG_TUPLE) && dfg_is(g, dfg_operand(g, n, 2), DFG_TUPLE)
        && dfg_is(g, dfg_operand(g, n, 3), DFG_CONST) && dfg_is(g, dfg_operand(g, n, 4), DFG_CONST);
}

/* op in {image.resize2d}: ETHOS_U_RESIZE2D */
static inline DFG_IN_LINE_FOR_SPEED uint64_t ethos_u_at_image_resize2d(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 1)
        && dfg_str_is(g, n, ethos_u_attr_method, ethos_u_str_nearest_neighbor, ethos_u_str_linear))
        set |= DFG_BIT(ETHOS_U_RESIZE2D);
    return set;
}

size_t ethos_u_sweep(const dfg_graph *g, dfg_node first, dfg_node last, dfg_node *nodes, uint64_t *sets)
{
    size_t count = 0;
    for (dfg_node n = first; n < last; n++) {
        uint64_t set = 0;
        switch (dfg_op(g, n)) {
        case ethos_u_op_nn_pad: set = ethos_u_at_nn_pad(g, n); break;
        case ethos_u_op_clip: set = ethos_u_at_clip(g, n); break;
        case ethos_u_op_qnn_requantize: set = ethos_u_at_qnn_requantize(g, n); break;
        case ethos_u_op_nn_max_pool2d: set = dfg_argc_is(g, n, 1) ? DFG_BIT(ETHOS_U_MAXPOOL2D) : 0; break;
        case ethos_u_op_cast: set = ethos_u_is_r(g, n) ? DFG_BIT(ETHOS_U_AVGPOOL2D) : 0; break;
        case ethos_u_op_qnn_add: set = ethos_u_is_r_2(g, n) ? DFG_BIT(ETHOS_U_ADD) : 0; break;
        case ethos_u_op_qnn_subtract: set = ethos_u_is_r_3(g, n) ? DFG_BIT(ETHOS_U_SUB) : 0; break;
        case ethos_u_op_qnn_mul: set = ethos_u_is_r_4(g, n) ? DFG_BIT(ETHOS_U_MUL) : 0; break;
        case ethos_u_op_minimum: set = dfg_argc_is(g, n, 2) ? DFG_BIT(ETHOS_U_MIN_2) : 0; break;
        case ethos_u_op_maximum: set = dfg_argc_is(g, n, 2) ? DFG_BIT(ETHOS_U_MAX_2) : 0; break;
        case ethos_u_op_left_shift: set = dfg_argc_is(g, n, 2) ? DFG_BIT(ETHOS_U_SHL) : 0; break;
        case ethos_u_op_reshape: set = dfg_argc_is(g, n, 1) ? DFG_BIT(ETHOS_U_RESHAPE) : 0; break;
        case ethos_u_op_strided_slice:
            set = dfg_argc_is(g, n, 1) ? DFG_BIT(ETHOS_U_STRIDED_SLICE) : 0;
            break;
        case ethos_u_op_qnn_quantize: set = ethos_u_at_qnn_quantize(g, n); break;
        case ethos_u_op_concatenate:
            set = ethos_u_is_concatenate(g, n) ? DFG_BIT(ETHOS_U_CONCAT) : 0;
            break;
        case ethos_u_op_qnn_concatenate:
            set = ethos_u_is_qnn_concatenate(g, n) ? DFG_BIT(ETHOS_U_CONCAT) : 0;
            break;
        case ethos_u_op_split: set = dfg_argc_is(g, n, 1) ? DFG_BIT(ETHOS_U_SPLIT) : 0; break;
        case ethos_u_op_image_resize2d: set = ethos_u_at_image_resize2d(g, n); break;
        case ethos_u_op_expand_dims: set = dfg_argc_is(g, n, 1) ? DFG_BIT(ETHOS_U_EXPAND_DIMS) : 0; break;
        case ethos_u_op_squeeze: set = dfg_argc_is(g, n, 1) ? DFG_BIT(ETHOS_U_SQUEEZE) : 0; break;
        default: continue;
        }
        nodes[count] = n;
        sets[count] = set;
        count += set != 0;
    }
    return count;
}

uint64_t ethos_u_candidates(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    dfg_node node = n;
    ethos_u_sweep(g, n, n + 1, &node, &set);
    return set;
}

int32_t ethos_u_first(const dfg_graph *g, dfg_node n)
{
    for (uint64_t set = ethos_u_candidates(g, n); set != 0; set &= set - 1) {
        const uint32_t bit = dfg_lowest_bit(set);
        if (ethos_u_confirm(g, n, bit)) return (int32_t)bit;
    }
    return -1;
}
