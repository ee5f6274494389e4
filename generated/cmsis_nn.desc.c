/* What cmsis_nn.pat declares, as tables for drivers and tests.  Made by pat2c; do not edit. */
#include "cmsis_nn.h"
#if CMSIS_NN_H != 0x2b5dbc39b449356a
#error "cmsis_nn.h is of another run of pat2c than this file"
#endif

#include <math.h>
#include <stddef.h>

#include "dfg.h"
#include "dfg_desc.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    OP_cast = DFG_FIRST_OP,
    OP_clip,
    OP_nn_avg_pool2d,
    OP_nn_bias_add,
    OP_nn_max_pool2d,
    OP_nn_pad,
    OP_nn_softmax,
    OP_qnn_add,
    OP_qnn_conv2d,
    OP_qnn_dense,
    OP_qnn_dequantize,
    OP_qnn_mul,
    OP_qnn_quantize,
    OP_qnn_requantize,
};
enum {
    ATTR_groups,
    ATTR_kernel_layout,
    ATTR_layout,
    ATTR_out_dtype,
    ATTR_pad_width,
    ATTR_padding,
};
enum {
    STR_NCHW,
    STR_NHWC,
    STR_O,
    STR_OIHW,
};
static const char *const op_names[] = {
    "cast",
    "clip",
    "nn.avg_pool2d",
    "nn.bias_add",
    "nn.max_pool2d",
    "nn.pad",
    "nn.softmax",
    "qnn.add",
    "qnn.conv2d",
    "qnn.dense",
    "qnn.dequantize",
    "qnn.mul",
    "qnn.quantize",
    "qnn.requantize",
};
static const char *const attr_names[] = {
    "groups",
    "kernel_layout",
    "layout",
    "out_dtype",
    "pad_width",
    "padding",
};
static const char *const str_names[] = {
    "NCHW",
    "NHWC",
    "O",
    "OIHW",
};
static const dfg_val LIST_0_0[] = {{.tag = DFG_V_INT, .u.i = 0}, {.tag = DFG_V_INT, .u.i = 0}};

static const struct dfg_names whole_names = {
    .abi = DFG_ABI,
    .needs = 0,
    .n_ops = 14,
    .ops = op_names,
    .n_attrs = 6,
    .attrs = attr_names,
    .n_strs = 4,
    .strs = str_names,
};

struct cmsis_nn_requantized_whole {
    struct cmsis_nn_requantized_match m;
    dfg_node requantize;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
};

static bool cmsis_nn_requantized_whole(const dfg_graph *g, dfg_node n,
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
    return accept(ctx, &(struct cmsis_nn_requantized_whole){.m = {.root = n, .p = p}, .requantize = n,
            .constant = constant, .constant_2 = constant_2, .constant_3 = constant_3,
            .constant_4 = constant_4});
}

/* cmsis_nn.pat:16
 * cond conv_types(x, w, b, c, r) =
 *     (x.dtype == i8 and w.dtype == i8 and r.dtype == i8 and attr(c, out_dtype) == i32
 *         and (not present(b) or b.dtype == i32))
 *     or (x.dtype == i16 and w.dtype == i8 and r.dtype == i16 and attr(c, out_dtype) == i64
 *         and (not present(b) or b.dtype == i64));
 */
static bool conv_types(const dfg_graph *g, dfg_node x, dfg_node w, dfg_node b, dfg_node c, dfg_node r)
{
    return (dfg_dtype(g, x) == DFG_I8 && dfg_dtype(g, w) == DFG_I8 && dfg_dtype(g, r) == DFG_I8
            && dfg_eq(dfg_attr(g, c, ATTR_out_dtype), dfg_dtype_val(DFG_I32))
            && (b == DFG_NONE || dfg_dtype(g, b) == DFG_I32))
        || (dfg_dtype(g, x) == DFG_I16 && dfg_dtype(g, w) == DFG_I8 && dfg_dtype(g, r) == DFG_I16
            && dfg_eq(dfg_attr(g, c, ATTR_out_dtype), dfg_dtype_val(DFG_I64))
            && (b == DFG_NONE || dfg_dtype(g, b) == DFG_I64));
}

static dfg_val cmsis_nn_max1(const dfg_graph *g, dfg_node z)
{
    const dfg_val list = dfg_elements(g, z);
    const int64_t n = dfg_len(list);
    dfg_val total = dfg_nil();
    for (int64_t k = 0; k < n; k++) {
        const dfg_val each = dfg_abs(dfg_item(list, k));
        total = dfg_max(k == 0 ? each : total, each);
    }
    return total;
}

/* cmsis_nn.pat:23
 * cond all_zero(z) = max([abs(v) for v in value(z)]) == 0;
 */
static bool all_zero(const dfg_graph *g, dfg_node z)
{
    return dfg_eq(cmsis_nn_max1(g, z), dfg_int(0));
}

/* cmsis_nn.pat:25
 * cond zero_points(x, x_zero, w_zero) = all_zero(w_zero), x.dtype != i16 or value(x_zero) == 0;
 */
static bool zero_points(const dfg_graph *g, dfg_node x, dfg_node x_zero, dfg_node w_zero)
{
    return all_zero(g, w_zero)
        && (dfg_ne(dfg_dtype_of(g, x), dfg_dtype_val(DFG_I16))
            || dfg_eq(dfg_value_of(g, x_zero), dfg_int(0)));
}

/* cmsis_nn.pat:28, known not to hold
 * cond depthwise(c, x, w) =
 *     c.groups == x.shape[3] and c.groups == dim(w, c.kernel_layout, "O");
 */
static bool not_depthwise(const dfg_graph *g, dfg_node c, dfg_node x, dfg_node w)
{
    return dfg_dim_ne(g, dfg_attr_or(g, c, ATTR_groups, dfg_int(1)), dfg_extent_of(g, x, 3))
        || dfg_dim_ne(g, dfg_attr_or(g, c, ATTR_groups, dfg_int(1)),
                      dfg_layout_dim(g, w, dfg_attr_or(g, c, ATTR_kernel_layout, dfg_str(g, STR_OIHW)),
                                     dfg_str(g, STR_O)));
}

struct cmsis_nn_conv2d_whole {
    struct cmsis_nn_conv2d_match m;
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

static bool cmsis_nn_conv2d_whole(const dfg_graph *g, dfg_node n,
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
    bool is_bias_add = dfg_calls_argc(g, v, OP_nn_bias_add, 2);
    dfg_node bias_add = DFG_NONE, c = DFG_NONE, b = DFG_NONE, constant_6 = DFG_NONE;
    if (is_bias_add) {
        bias_add = v;
        c = dfg_arg(g, bias_add, 0);
        b = dfg_arg(g, bias_add, 1);
        constant_6 = b;
        if (!dfg_is(g, constant_6, DFG_CONST))
            return false;
    } else {
        c = v;
    }
    if (!dfg_calls_with(g, c, OP_qnn_conv2d, 6))
        return false;
    dfg_node x = dfg_arg(g, c, 0);
    dfg_node w = dfg_arg(g, c, 1);
    dfg_node constant = w;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node x_zero = dfg_arg(g, c, 2);
    dfg_node constant_2 = x_zero;
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node w_zero = dfg_arg(g, c, 3);
    dfg_node constant_3 = w_zero;
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    dfg_node constant_4 = dfg_arg(g, c, 4);
    if (!dfg_is(g, constant_4, DFG_CONST))
        return false;
    dfg_node constant_5 = dfg_arg(g, c, 5);
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
    if (!dfg_in_body(g, n, (const dfg_node[]){clip, r, bias_add, c}, 4))
        return false;
    /* where conv_types(x, w, b, c, r) */
    if (!conv_types(g, x, w, b, c, r))
        return false;
    /* where zero_points(x, x_zero, w_zero) */
    if (!zero_points(g, x, x_zero, w_zero))
        return false;
    /* where present(b) or not depthwise(c, x, w) */
    if (!(b != DFG_NONE || not_depthwise(g, c, x, w)))
        return false;
    return accept(ctx, &(struct cmsis_nn_conv2d_whole){.m = {.root = n, .x = x, .w = w, .b = b,
            .x_zero = x_zero, .w_zero = w_zero, .c = c, .r = r},
            .constant = constant, .constant_2 = constant_2, .constant_3 = constant_3,
            .constant_4 = constant_4, .constant_5 = constant_5, .bias_add = bias_add,
            .constant_6 = constant_6, .v = n, .clip = clip, .constant_7 = constant_7,
            .constant_8 = constant_8, .constant_9 = constant_9, .constant_10 = constant_10});
}

struct cmsis_nn_padded_conv2d_whole {
    struct cmsis_nn_padded_conv2d_match m;
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

static bool cmsis_nn_padded_conv2d_whole(const dfg_graph *g, dfg_node n,
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
    bool is_bias_add = dfg_calls_argc(g, v, OP_nn_bias_add, 2);
    dfg_node bias_add = DFG_NONE, c = DFG_NONE, b = DFG_NONE, constant_7 = DFG_NONE;
    if (is_bias_add) {
        bias_add = v;
        c = dfg_arg(g, bias_add, 0);
        b = dfg_arg(g, bias_add, 1);
        constant_7 = b;
        if (!dfg_is(g, constant_7, DFG_CONST))
            return false;
    } else {
        c = v;
    }
    if (!dfg_calls_argc(g, c, OP_qnn_conv2d, 6))
        return false;
    dfg_val own = dfg_attr_or(g, c, ATTR_padding, dfg_list(LIST_0_0, 2));
    if (!dfg_known(own))
        return false;
    dfg_node p = dfg_arg(g, c, 0);
    if (!dfg_calls_with(g, p, OP_nn_pad, 2))
        return false;
    dfg_val pad = dfg_attr(g, p, ATTR_pad_width);
    if (!dfg_known(pad))
        return false;
    dfg_node x = dfg_arg(g, p, 0);
    dfg_node constant = dfg_arg(g, p, 1);
    if (!dfg_is(g, constant, DFG_CONST))
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
    if (!dfg_in_body(g, n, (const dfg_node[]){clip, r, bias_add, c, p}, 5))
        return false;
    /* where conv_types(x, w, b, c, r) */
    if (!conv_types(g, x, w, b, c, r))
        return false;
    /* where zero_points(x, x_zero, w_zero) */
    if (!zero_points(g, x, x_zero, w_zero))
        return false;
    /* where present(b) or not depthwise(c, p, w) */
    if (!(b != DFG_NONE || not_depthwise(g, c, p, w)))
        return false;
    /* where (len(own) == 4 ? own[2] - own[0] : 0) + pad[1][1] - pad[1][0] in 0..1 */
    if (!dfg_within(dfg_sub(dfg_add(dfg_choose(dfg_same(dfg_count(dfg_len(own)), dfg_int(4)),
                                               dfg_sub(dfg_at(own, dfg_int(2)), dfg_at(own, dfg_int(0))),
                                               dfg_int(0)),
                                    dfg_at(dfg_at(pad, dfg_int(1)), dfg_int(1))),
                            dfg_at(dfg_at(pad, dfg_int(1)), dfg_int(0))),
                    dfg_int(0), dfg_int(1)))
        return false;
    /* where (len(own) == 4 ? own[3] - own[1] : 0) + pad[2][1] - pad[2][0] in 0..1 */
    if (!dfg_within(dfg_sub(dfg_add(dfg_choose(dfg_same(dfg_count(dfg_len(own)), dfg_int(4)),
                                               dfg_sub(dfg_at(own, dfg_int(3)), dfg_at(own, dfg_int(1))),
                                               dfg_int(0)),
                                    dfg_at(dfg_at(pad, dfg_int(2)), dfg_int(1))),
                            dfg_at(dfg_at(pad, dfg_int(2)), dfg_int(0))),
                    dfg_int(0), dfg_int(1)))
        return false;
    return accept(ctx, &(struct cmsis_nn_padded_conv2d_whole){.m = {.root = n, .x = x, .w = w, .b = b,
            .x_zero = x_zero, .w_zero = w_zero, .p = p, .c = c, .r = r, .pad = pad,
            .own = own}, .constant = constant, .constant_2 = constant_2,
            .constant_3 = constant_3, .constant_4 = constant_4, .constant_5 = constant_5,
            .constant_6 = constant_6, .bias_add = bias_add, .constant_7 = constant_7, .v = n,
            .clip = clip, .constant_8 = constant_8, .constant_9 = constant_9,
            .constant_10 = constant_10, .constant_11 = constant_11});
}

struct cmsis_nn_fully_connected_whole {
    struct cmsis_nn_fully_connected_match m;
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

static bool cmsis_nn_fully_connected_whole(const dfg_graph *g, dfg_node n,
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
    bool is_bias_add = dfg_calls_argc(g, v, OP_nn_bias_add, 2);
    dfg_node bias_add = DFG_NONE, d = DFG_NONE, b = DFG_NONE, constant_6 = DFG_NONE;
    if (is_bias_add) {
        bias_add = v;
        d = dfg_arg(g, bias_add, 0);
        b = dfg_arg(g, bias_add, 1);
        constant_6 = b;
        if (!dfg_is(g, constant_6, DFG_CONST))
            return false;
    } else {
        d = v;
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
    /* where conv_types(x, w, b, d, r) */
    if (!conv_types(g, x, w, b, d, r))
        return false;
    /* where zero_points(x, x_zero, w_zero) */
    if (!zero_points(g, x, x_zero, w_zero))
        return false;
    return accept(ctx, &(struct cmsis_nn_fully_connected_whole){.m = {.root = n, .x = x, .w = w, .b = b,
            .x_zero = x_zero, .w_zero = w_zero, .d = d, .r = r},
            .constant = constant, .constant_2 = constant_2, .constant_3 = constant_3,
            .constant_4 = constant_4, .constant_5 = constant_5, .bias_add = bias_add,
            .constant_6 = constant_6, .v = n, .clip = clip, .constant_7 = constant_7,
            .constant_8 = constant_8, .constant_9 = constant_9, .constant_10 = constant_10});
}

/* cmsis_nn.pat:63
 * cond pool_types(p, x, r) =
 *     p.layout == "NHWC", x.shape[0] == 1, x.dtype in {i8, i16}, r.dtype == x.dtype;
 */
static bool pool_types(const dfg_graph *g, dfg_node p, dfg_node x, dfg_node r)
{
    return dfg_str_is(g, p, ATTR_layout, STR_NHWC, STR_NCHW) && dfg_extent(g, x, 0) == 1
        && (dfg_dtype(g, x) == DFG_I8 || dfg_dtype(g, x) == DFG_I16)
        && dfg_eq(dfg_dtype_of(g, r), dfg_dtype_of(g, x));
}

struct cmsis_nn_avg_pool2d_whole {
    struct cmsis_nn_avg_pool2d_match m;
    dfg_node cast;
    dfg_node v;
    dfg_node clip;
};

static bool cmsis_nn_avg_pool2d_whole(const dfg_graph *g, dfg_node n,
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
    dfg_node cast = dfg_arg(g, p, 0);
    if (!dfg_calls_with(g, cast, OP_cast, 1))
        return false;
    dfg_node x = dfg_arg(g, cast, 0);
    if (!dfg_in_body(g, n, (const dfg_node[]){clip, r, p, cast}, 4))
        return false;
    /* where pool_types(p, x, r) */
    if (!pool_types(g, p, x, r))
        return false;
    return accept(ctx, &(struct cmsis_nn_avg_pool2d_whole){.m = {.root = n, .x = x, .p = p, .r = r},
            .cast = cast, .v = n, .clip = clip});
}

struct cmsis_nn_max_pool2d_whole {
    struct cmsis_nn_max_pool2d_match m;
    dfg_node v;
    dfg_node clip;
};

static bool cmsis_nn_max_pool2d_whole(const dfg_graph *g, dfg_node n,
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
    /* where pool_types(p, x, p) */
    if (!pool_types(g, p, x, p))
        return false;
    return accept(ctx, &(struct cmsis_nn_max_pool2d_whole){.m = {.root = n, .x = x, .p = p}, .v = n,
            .clip = clip});
}

/* cmsis_nn.pat:81
 * cond binary_types(a, b, a_zero, b_zero, zero) =
 *     a.dtype in {i8, i16}, a.dtype == b.dtype,
 *     not (is_const(a) and a.rank == 0 and is_const(b) and b.rank == 0),
 *     a.dtype != i16 or (value(a_zero) == 0 and value(b_zero) == 0 and value(zero) == 0);
 */
static bool binary_types(const dfg_graph *g, dfg_node a, dfg_node b, dfg_node a_zero, dfg_node b_zero,
                         dfg_node zero)
{
    return (dfg_dtype(g, a) == DFG_I8 || dfg_dtype(g, a) == DFG_I16)
        && dfg_eq(dfg_dtype_of(g, a), dfg_dtype_of(g, b))
        && (!dfg_is(g, a, DFG_CONST) || dfg_ne(dfg_rank_of(g, a), dfg_int(0)) || !dfg_is(g, b, DFG_CONST)
            || dfg_ne(dfg_rank_of(g, b), dfg_int(0)))
        && (dfg_ne(dfg_dtype_of(g, a), dfg_dtype_val(DFG_I16))
            || (dfg_eq(dfg_value_of(g, a_zero), dfg_int(0)) && dfg_eq(dfg_value_of(g, b_zero), dfg_int(0))
                && dfg_eq(dfg_value_of(g, zero), dfg_int(0))));
}

struct cmsis_nn_mul_whole {
    struct cmsis_nn_mul_match m;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
    dfg_node constant_5;
    dfg_node constant_6;
    dfg_node v;
    dfg_node clip;
};

static bool cmsis_nn_mul_whole(const dfg_graph *g, dfg_node n,
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
        dfg_node a_zero = dfg_arg(g, r, swap ? 5u : 3u);
        dfg_node constant_2 = a_zero;
        if (!dfg_is(g, constant_2, DFG_CONST))
            continue;
        dfg_node constant_3 = dfg_arg(g, r, swap ? 2u : 4u);
        if (!dfg_is(g, constant_3, DFG_CONST))
            continue;
        dfg_node b_zero = dfg_arg(g, r, swap ? 3u : 5u);
        dfg_node constant_4 = b_zero;
        if (!dfg_is(g, constant_4, DFG_CONST))
            continue;
        dfg_node constant_5 = dfg_arg(g, r, 6u);
        if (!dfg_is(g, constant_5, DFG_CONST))
            continue;
        dfg_node zero = dfg_arg(g, r, 7u);
        dfg_node constant_6 = zero;
        if (!dfg_is(g, constant_6, DFG_CONST) || !dfg_in_body(g, n, (const dfg_node[]){clip, r}, 2))
            continue;
        /* where binary_types(a, b, a_zero, b_zero, zero) */
        if (!binary_types(g, a, b, a_zero, b_zero, zero))
            continue;
        if (accept(ctx, &(struct cmsis_nn_mul_whole){.m = {.root = n, .a = a, .b = b, .a_zero = a_zero,
                .b_zero = b_zero, .zero = zero, .r = r}, .constant = constant,
                .constant_2 = constant_2, .constant_3 = constant_3, .constant_4 = constant_4,
                .constant_5 = constant_5, .constant_6 = constant_6, .v = n, .clip = clip}))
            return true;
    }
    return false;
}

struct cmsis_nn_addition_whole {
    struct cmsis_nn_addition_match m;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
    dfg_node constant_5;
    dfg_node constant_6;
    dfg_node v;
    dfg_node clip;
};

static bool cmsis_nn_addition_whole(const dfg_graph *g, dfg_node n,
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
        dfg_node a_zero = dfg_arg(g, r, swap ? 5u : 3u);
        dfg_node constant_2 = a_zero;
        if (!dfg_is(g, constant_2, DFG_CONST))
            continue;
        dfg_node constant_3 = dfg_arg(g, r, swap ? 2u : 4u);
        if (!dfg_is(g, constant_3, DFG_CONST))
            continue;
        dfg_node b_zero = dfg_arg(g, r, swap ? 3u : 5u);
        dfg_node constant_4 = b_zero;
        if (!dfg_is(g, constant_4, DFG_CONST))
            continue;
        dfg_node constant_5 = dfg_arg(g, r, 6u);
        if (!dfg_is(g, constant_5, DFG_CONST))
            continue;
        dfg_node zero = dfg_arg(g, r, 7u);
        dfg_node constant_6 = zero;
        if (!dfg_is(g, constant_6, DFG_CONST) || !dfg_in_body(g, n, (const dfg_node[]){clip, r}, 2))
            continue;
        /* where binary_types(a, b, a_zero, b_zero, zero) */
        if (!binary_types(g, a, b, a_zero, b_zero, zero))
            continue;
        if (accept(ctx, &(struct cmsis_nn_addition_whole){.m = {.root = n, .a = a, .b = b,
                .a_zero = a_zero, .b_zero = b_zero, .zero = zero, .r = r},
                .constant = constant, .constant_2 = constant_2, .constant_3 = constant_3,
                .constant_4 = constant_4, .constant_5 = constant_5, .constant_6 = constant_6,
                .v = n, .clip = clip}))
            return true;
    }
    return false;
}

struct cmsis_nn_softmax_whole {
    struct cmsis_nn_softmax_match m;
    dfg_node softmax;
    dfg_node dequantize;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
};

static bool cmsis_nn_softmax_whole(const dfg_graph *g, dfg_node n,
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
    dfg_node constant = dfg_arg(g, dequantize, 1);
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node constant_2 = dfg_arg(g, dequantize, 2);
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node s = dfg_arg(g, n, 1);
    dfg_node constant_3 = s;
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    dfg_node z = dfg_arg(g, n, 2);
    dfg_node constant_4 = z;
    if (!dfg_is(g, constant_4, DFG_CONST))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){softmax, dequantize}, 2))
        return false;
    /* where (x.dtype == i8 and attr(q, out_dtype) == i8 and value(s) == 0.00390625 and value(z) ==
     * -128) or (x.dtype == i16 and attr(q, out_dtype) == i16 and value(s) == 0.000030517578125 and
     * value(z) == 0) */
    if (!((dfg_dtype(g, x) == DFG_I8 && dfg_eq(dfg_attr(g, n, ATTR_out_dtype), dfg_dtype_val(DFG_I8))
           && dfg_eq(dfg_value_of(g, s), dfg_float(0.00390625))
           && dfg_eq(dfg_value_of(g, z), dfg_int(-128)))
          || (dfg_dtype(g, x) == DFG_I16 && dfg_eq(dfg_attr(g, n, ATTR_out_dtype), dfg_dtype_val(DFG_I16))
              && dfg_eq(dfg_value_of(g, s), dfg_float(3.0517578125e-05))
              && dfg_eq(dfg_value_of(g, z), dfg_int(0)))))
        return false;
    return accept(ctx, &(struct cmsis_nn_softmax_whole){.m = {.root = n, .x = x, .s = s, .z = z, .q = n},
            .softmax = softmax, .dequantize = dequantize, .constant = constant,
            .constant_2 = constant_2, .constant_3 = constant_3, .constant_4 = constant_4});
}

struct each { bool (*accept)(void *, const void *); void *ctx; };

/* ---- requantized ---- */

static const struct dfg_desc_node cmsis_nn_requantized_nodes[6] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.requantize", },
        .n_kids = 5, .kids = (const uint32_t[]){ 1, 2, 3, 4, 5, },
        .text = "qnn.requantize(p, const, const, const, const)", .line = 11 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "p",
        .text = "p", .line = 11 },
    [2] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 11 },
    [3] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 11 },
    [4] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 11 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 11 },
};
static const struct dfg_desc_region cmsis_nn_requantized_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cmsis_nn_requantized_refs[] = { { 1, -1 }, };
static const struct dfg_capture cmsis_nn_requantized_captures[] = {
    { "p", DFG_CAP_NODE, offsetof(struct cmsis_nn_requantized_match, p) },
};
static const struct dfg_desc_pattern cmsis_nn_requantized_desc = {
    .n_nodes = 6, .n_exprs = 0, .n_vars = 0, .n_sets = 1,
    .nodes = cmsis_nn_requantized_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cmsis_nn_requantized_regions,
    .captures = cmsis_nn_requantized_refs,
    .text = "pattern requantized(p) = qnn.requantize(p, const, const, const, const);", .line = 11
};
static bool cmsis_nn_requantized_any(const dfg_graph *g, dfg_node n, void *m)
{
    return cmsis_nn_requantized_match(g, n, m);
}
static bool cmsis_nn_requantized_pass(void *ctx, const struct cmsis_nn_requantized_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool cmsis_nn_requantized_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return cmsis_nn_requantized_each(g, n, cmsis_nn_requantized_pass, &e);
}

static const struct dfg_part cmsis_nn_requantized_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct cmsis_nn_requantized_whole, m.p) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct cmsis_nn_requantized_whole, requantize) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cmsis_nn_requantized_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cmsis_nn_requantized_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cmsis_nn_requantized_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cmsis_nn_requantized_whole, constant_4) },
};
/* ---- conv2d ---- */

static const struct dfg_desc_expr cmsis_nn_conv2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 6, .text = "x", .line = 17 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 17 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 17 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == i8", .line = 17 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 8, .text = "w", .line = 17 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "dtype", .line = 17 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 17 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "w.dtype == i8", .line = 17 },
    /* 8 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, }, .text = "x.dtype == i8 and w.dtype == i8", .line = 17 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 17 },
    /* 10 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "dtype", .line = 17 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 17 },
    /* 12 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "r.dtype == i8", .line = 17 },
    /* 13 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 8, 12, }, .text = "x.dtype == i8 and w.dtype == i8 and r.dtype == i8", .line = 17 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 17 },
    /* 15 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .name = "out_dtype", .text = "out_dtype", .line = 17 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 17 },
    /* 17 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "attr(c, out_dtype) == i32", .line = 17 },
    /* 18 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 13, 17, }, .text = "x.dtype == i8 and w.dtype == i8 and r.dtype == i8 and attr(c, out_dtype) == i32", .line = 17 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 19, .text = "b", .line = 18 },
    /* 20 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "present(b)", .line = 18 },
    /* 21 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "not present(b)", .line = 18 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 19, .text = "b", .line = 18 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "dtype", .line = 18 },
    /* 24 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 18 },
    /* 25 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "b.dtype == i32", .line = 18 },
    /* 26 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 21, 25, }, .text = "(not present(b) or b.dtype == i32)", .line = 18 },
    /* 27 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 26, }, .text = "(x.dtype == i8 and w.dtype == i8 and r.dtype == i8 and attr(c, out_dtype) == i32\012        and (not present(b) or b.dtype == i32))", .line = 17 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 6, .text = "x", .line = 19 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "dtype", .line = 19 },
    /* 30 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 19 },
    /* 31 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 29, 30, }, .text = "x.dtype == i16", .line = 19 },
    /* 32 */ { .op = DFG_E_NODE, .ref = 8, .text = "w", .line = 19 },
    /* 33 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 32, }, .text = "dtype", .line = 19 },
    /* 34 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 35 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 33, 34, }, .text = "w.dtype == i8", .line = 19 },
    /* 36 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 31, 35, }, .text = "x.dtype == i16 and w.dtype == i8", .line = 19 },
    /* 37 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 19 },
    /* 38 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 37, }, .text = "dtype", .line = 19 },
    /* 39 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 19 },
    /* 40 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 38, 39, }, .text = "r.dtype == i16", .line = 19 },
    /* 41 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 36, 40, }, .text = "x.dtype == i16 and w.dtype == i8 and r.dtype == i16", .line = 19 },
    /* 42 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 19 },
    /* 43 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 42, }, .name = "out_dtype", .text = "out_dtype", .line = 19 },
    /* 44 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 19 },
    /* 45 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 43, 44, }, .text = "attr(c, out_dtype) == i64", .line = 19 },
    /* 46 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 41, 45, }, .text = "x.dtype == i16 and w.dtype == i8 and r.dtype == i16 and attr(c, out_dtype) == i64", .line = 19 },
    /* 47 */ { .op = DFG_E_NODE, .ref = 19, .text = "b", .line = 20 },
    /* 48 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 47, }, .text = "present(b)", .line = 20 },
    /* 49 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "not present(b)", .line = 20 },
    /* 50 */ { .op = DFG_E_NODE, .ref = 19, .text = "b", .line = 20 },
    /* 51 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 50, }, .text = "dtype", .line = 20 },
    /* 52 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 20 },
    /* 53 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 51, 52, }, .text = "b.dtype == i64", .line = 20 },
    /* 54 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 49, 53, }, .text = "(not present(b) or b.dtype == i64)", .line = 20 },
    /* 55 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 46, 54, }, .text = "(x.dtype == i16 and w.dtype == i8 and r.dtype == i16 and attr(c, out_dtype) == i64\012        and (not present(b) or b.dtype == i64))", .line = 19 },
    /* 56 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 27, 55, }, .text = "(x.dtype == i8 and w.dtype == i8 and r.dtype == i8 and attr(c, out_dtype) == i32\012        and (not present(b) or b.dtype == i32))\012    or (x.dtype == i16 and w.dtype == i8 and r.dtype == i16 and attr(c, out_dtype) == i64\012        and (not present(b) or b.dtype == i64))", .line = 17 },
    /* 57 */ { .op = DFG_E_VAR, .ref = 0, .text = "v", .line = 23 },
    /* 58 */ { .op = DFG_E_CALL, .sub = DFG_F_ABS, .n_kids = 1, .kids = (const uint32_t[]){ 57, }, .text = "abs(v)", .line = 23 },
    /* 59 */ { .op = DFG_E_NODE, .ref = 14, .text = "z", .line = 23 },
    /* 60 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 59, }, .text = "value(z)", .line = 23 },
    /* 61 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 58, 60, }, .text = "[abs(v) for v in value(z)]", .line = 23 },
    /* 62 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 61, }, .text = "max([abs(v) for v in value(z)])", .line = 23 },
    /* 63 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 23 },
    /* 64 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 62, 63, }, .text = "max([abs(v) for v in value(z)]) == 0", .line = 23 },
    /* 65 */ { .op = DFG_E_NODE, .ref = 6, .text = "x", .line = 25 },
    /* 66 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 65, }, .text = "dtype", .line = 25 },
    /* 67 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 25 },
    /* 68 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 66, 67, }, .text = "x.dtype != i16", .line = 25 },
    /* 69 */ { .op = DFG_E_NODE, .ref = 11, .text = "x_zero", .line = 25 },
    /* 70 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 69, }, .text = "value(x_zero)", .line = 25 },
    /* 71 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 25 },
    /* 72 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 70, 71, }, .text = "value(x_zero) == 0", .line = 25 },
    /* 73 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 68, 72, }, .text = "x.dtype != i16 or value(x_zero) == 0", .line = 25 },
    /* 74 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 64, 73, }, .text = "all_zero(w_zero), x.dtype != i16 or value(x_zero) == 0", .line = 25 },
    /* 75 */ { .op = DFG_E_NODE, .ref = 19, .text = "b", .line = 35 },
    /* 76 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 75, }, .text = "present(b)", .line = 35 },
    /* 77 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 29 },
    /* 78 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 77, }, .name = "groups", .text = "groups", .line = 29 },
    /* 79 */ { .op = DFG_E_NODE, .ref = 6, .text = "x", .line = 29 },
    /* 80 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 79, }, .text = "shape", .line = 29 },
    /* 81 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 29 },
    /* 82 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 80, 81, }, .text = "x.shape[3]", .line = 29 },
    /* 83 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 78, 82, }, .text = "c.groups == x.shape[3]", .line = 29 },
    /* 84 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 29 },
    /* 85 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 84, }, .name = "groups", .text = "groups", .line = 29 },
    /* 86 */ { .op = DFG_E_NODE, .ref = 8, .text = "w", .line = 29 },
    /* 87 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 29 },
    /* 88 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 87, }, .name = "kernel_layout", .text = "kernel_layout", .line = 29 },
    /* 89 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 1, .s = "O" }, .text = "\"O\"", .line = 29 },
    /* 90 */ { .op = DFG_E_DIM, .n_kids = 3, .kids = (const uint32_t[]){ 86, 88, 89, }, .text = "dim(w, c.kernel_layout, \"O\")", .line = 29 },
    /* 91 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 85, 90, }, .text = "c.groups == dim(w, c.kernel_layout, \"O\")", .line = 29 },
    /* 92 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 83, 91, }, .text = "c.groups == x.shape[3] and c.groups == dim(w, c.kernel_layout, \"O\")", .line = 29 },
    /* 93 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 92, }, .text = "not depthwise(c, x, w)", .line = 35 },
    /* 94 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 76, 93, }, .text = "present(b) or not depthwise(c, x, w)", .line = 35 },
};
static const struct dfg_desc_node cmsis_nn_conv2d_nodes[25] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "clip?(r)", .line = 36 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "clip", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "clip?(r)", .line = 36 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.requantize", },
        .n_kids = 5, .kids = (const uint32_t[]){ 3, 21, 22, 23, 24, },
        .name = "r",
        .text = "qnn.requantize(p, const, const, const, const)", .line = 11 },
    [3] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "nn.bias_add(c, b & const) | c", .line = 33 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 18, },
        .text = "nn.bias_add(c, b & const)", .line = 33 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.conv2d", },
        .n_kids = 6, .kids = (const uint32_t[]){ 6, 7, 10, 13, 16, 17, },
        .name = "c",
        .text = "qnn.conv2d(x, w & const, x_zero & const, w_zero & const, const, const)", .line = 32 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 31 },
    [7] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, },
        .text = "w & const", .line = 32 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 31 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 32 },
    [10] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, },
        .text = "x_zero & const", .line = 32 },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x_zero",
        .text = "x_zero", .line = 31 },
    [12] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 32 },
    [13] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, },
        .text = "w_zero & const", .line = 32 },
    [14] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w_zero",
        .text = "w_zero", .line = 31 },
    [15] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 32 },
    [16] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 32 },
    [17] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 32 },
    [18] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, },
        .text = "b & const", .line = 33 },
    [19] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 31 },
    [20] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 33 },
    [21] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 11 },
    [22] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 11 },
    [23] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 11 },
    [24] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 11 },
};
static const struct dfg_desc_region cmsis_nn_conv2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t cmsis_nn_conv2d_var_regions[] = { 0, };
static const bool cmsis_nn_conv2d_dims[] = { 0, };
static const struct dfg_desc_capture cmsis_nn_conv2d_refs[] = { { 6, -1 }, { 8, -1 }, { 19, -1 }, { 11, -1 }, { 14, -1 }, { 5, -1 }, { 2, -1 }, };
static const struct dfg_capture cmsis_nn_conv2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct cmsis_nn_conv2d_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct cmsis_nn_conv2d_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct cmsis_nn_conv2d_match, b) },
    { "x_zero", DFG_CAP_NODE, offsetof(struct cmsis_nn_conv2d_match, x_zero) },
    { "w_zero", DFG_CAP_NODE, offsetof(struct cmsis_nn_conv2d_match, w_zero) },
    { "c", DFG_CAP_NODE, offsetof(struct cmsis_nn_conv2d_match, c) },
    { "r", DFG_CAP_NODE, offsetof(struct cmsis_nn_conv2d_match, r) },
};
static const struct dfg_desc_pattern cmsis_nn_conv2d_desc = {
    .n_nodes = 25, .n_exprs = 95, .n_vars = 1, .n_sets = 7,
    .nodes = cmsis_nn_conv2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cmsis_nn_conv2d_regions,
    .var_region = cmsis_nn_conv2d_var_regions,
    .exprs = cmsis_nn_conv2d_exprs,
    .captures = cmsis_nn_conv2d_refs,
    .var_is_dim = cmsis_nn_conv2d_dims,
    .text = "pattern conv2d(x, w, b, x_zero, w_zero) {\012    c = qnn.conv2d(x, w & const, x_zero & const, w_zero & const, const, const);\012    r = requantized(nn.bias_add(c, b & const) | c);\012    where conv_types(x, w, b, c, r), zero_points(x, x_zero, w_zero);\012    where present(b) or not depthwise(c, x, w);\012    return clip?(r);\012}", .line = 31, .n_where = 3, .where = (const uint32_t[]){ 56, 74, 94, }
};
static bool cmsis_nn_conv2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return cmsis_nn_conv2d_match(g, n, m);
}
static bool cmsis_nn_conv2d_pass(void *ctx, const struct cmsis_nn_conv2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool cmsis_nn_conv2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return cmsis_nn_conv2d_each(g, n, cmsis_nn_conv2d_pass, &e);
}

static const struct dfg_part cmsis_nn_conv2d_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct cmsis_nn_conv2d_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct cmsis_nn_conv2d_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct cmsis_nn_conv2d_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct cmsis_nn_conv2d_whole, m.x_zero) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct cmsis_nn_conv2d_whole, m.w_zero) },
    { DFG_PART_INNER, false, 0, 5, offsetof(struct cmsis_nn_conv2d_whole, m.c) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cmsis_nn_conv2d_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cmsis_nn_conv2d_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cmsis_nn_conv2d_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cmsis_nn_conv2d_whole, constant_4) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cmsis_nn_conv2d_whole, constant_5) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cmsis_nn_conv2d_whole, bias_add) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cmsis_nn_conv2d_whole, constant_6) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct cmsis_nn_conv2d_whole, v) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cmsis_nn_conv2d_whole, clip) },
    { DFG_PART_INNER, false, 0, 6, offsetof(struct cmsis_nn_conv2d_whole, m.r) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cmsis_nn_conv2d_whole, constant_7) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cmsis_nn_conv2d_whole, constant_8) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cmsis_nn_conv2d_whole, constant_9) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cmsis_nn_conv2d_whole, constant_10) },
};
/* ---- padded_conv2d ---- */

static const struct dfg_desc_expr cmsis_nn_padded_conv2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 7, .text = "x", .line = 17 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 17 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 17 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == i8", .line = 17 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 10, .text = "w", .line = 17 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "dtype", .line = 17 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 17 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "w.dtype == i8", .line = 17 },
    /* 8 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, }, .text = "x.dtype == i8 and w.dtype == i8", .line = 17 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 17 },
    /* 10 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "dtype", .line = 17 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 17 },
    /* 12 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "r.dtype == i8", .line = 17 },
    /* 13 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 8, 12, }, .text = "x.dtype == i8 and w.dtype == i8 and r.dtype == i8", .line = 17 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 17 },
    /* 15 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .name = "out_dtype", .text = "out_dtype", .line = 17 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 17 },
    /* 17 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "attr(c, out_dtype) == i32", .line = 17 },
    /* 18 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 13, 17, }, .text = "x.dtype == i8 and w.dtype == i8 and r.dtype == i8 and attr(c, out_dtype) == i32", .line = 17 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 21, .text = "b", .line = 18 },
    /* 20 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "present(b)", .line = 18 },
    /* 21 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "not present(b)", .line = 18 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 21, .text = "b", .line = 18 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "dtype", .line = 18 },
    /* 24 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 18 },
    /* 25 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "b.dtype == i32", .line = 18 },
    /* 26 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 21, 25, }, .text = "(not present(b) or b.dtype == i32)", .line = 18 },
    /* 27 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 26, }, .text = "(x.dtype == i8 and w.dtype == i8 and r.dtype == i8 and attr(c, out_dtype) == i32\012        and (not present(b) or b.dtype == i32))", .line = 17 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 7, .text = "x", .line = 19 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "dtype", .line = 19 },
    /* 30 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 19 },
    /* 31 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 29, 30, }, .text = "x.dtype == i16", .line = 19 },
    /* 32 */ { .op = DFG_E_NODE, .ref = 10, .text = "w", .line = 19 },
    /* 33 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 32, }, .text = "dtype", .line = 19 },
    /* 34 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 35 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 33, 34, }, .text = "w.dtype == i8", .line = 19 },
    /* 36 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 31, 35, }, .text = "x.dtype == i16 and w.dtype == i8", .line = 19 },
    /* 37 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 19 },
    /* 38 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 37, }, .text = "dtype", .line = 19 },
    /* 39 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 19 },
    /* 40 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 38, 39, }, .text = "r.dtype == i16", .line = 19 },
    /* 41 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 36, 40, }, .text = "x.dtype == i16 and w.dtype == i8 and r.dtype == i16", .line = 19 },
    /* 42 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 19 },
    /* 43 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 42, }, .name = "out_dtype", .text = "out_dtype", .line = 19 },
    /* 44 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 19 },
    /* 45 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 43, 44, }, .text = "attr(c, out_dtype) == i64", .line = 19 },
    /* 46 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 41, 45, }, .text = "x.dtype == i16 and w.dtype == i8 and r.dtype == i16 and attr(c, out_dtype) == i64", .line = 19 },
    /* 47 */ { .op = DFG_E_NODE, .ref = 21, .text = "b", .line = 20 },
    /* 48 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 47, }, .text = "present(b)", .line = 20 },
    /* 49 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "not present(b)", .line = 20 },
    /* 50 */ { .op = DFG_E_NODE, .ref = 21, .text = "b", .line = 20 },
    /* 51 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 50, }, .text = "dtype", .line = 20 },
    /* 52 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 20 },
    /* 53 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 51, 52, }, .text = "b.dtype == i64", .line = 20 },
    /* 54 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 49, 53, }, .text = "(not present(b) or b.dtype == i64)", .line = 20 },
    /* 55 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 46, 54, }, .text = "(x.dtype == i16 and w.dtype == i8 and r.dtype == i16 and attr(c, out_dtype) == i64\012        and (not present(b) or b.dtype == i64))", .line = 19 },
    /* 56 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 27, 55, }, .text = "(x.dtype == i8 and w.dtype == i8 and r.dtype == i8 and attr(c, out_dtype) == i32\012        and (not present(b) or b.dtype == i32))\012    or (x.dtype == i16 and w.dtype == i8 and r.dtype == i16 and attr(c, out_dtype) == i64\012        and (not present(b) or b.dtype == i64))", .line = 17 },
    /* 57 */ { .op = DFG_E_VAR, .ref = 2, .text = "v", .line = 23 },
    /* 58 */ { .op = DFG_E_CALL, .sub = DFG_F_ABS, .n_kids = 1, .kids = (const uint32_t[]){ 57, }, .text = "abs(v)", .line = 23 },
    /* 59 */ { .op = DFG_E_NODE, .ref = 16, .text = "z", .line = 23 },
    /* 60 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 59, }, .text = "value(z)", .line = 23 },
    /* 61 */ { .op = DFG_E_COMP, .ref = 2, .n_kids = 2, .kids = (const uint32_t[]){ 58, 60, }, .text = "[abs(v) for v in value(z)]", .line = 23 },
    /* 62 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 61, }, .text = "max([abs(v) for v in value(z)])", .line = 23 },
    /* 63 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 23 },
    /* 64 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 62, 63, }, .text = "max([abs(v) for v in value(z)]) == 0", .line = 23 },
    /* 65 */ { .op = DFG_E_NODE, .ref = 7, .text = "x", .line = 25 },
    /* 66 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 65, }, .text = "dtype", .line = 25 },
    /* 67 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 25 },
    /* 68 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 66, 67, }, .text = "x.dtype != i16", .line = 25 },
    /* 69 */ { .op = DFG_E_NODE, .ref = 13, .text = "x_zero", .line = 25 },
    /* 70 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 69, }, .text = "value(x_zero)", .line = 25 },
    /* 71 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 25 },
    /* 72 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 70, 71, }, .text = "value(x_zero) == 0", .line = 25 },
    /* 73 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 68, 72, }, .text = "x.dtype != i16 or value(x_zero) == 0", .line = 25 },
    /* 74 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 64, 73, }, .text = "all_zero(w_zero), x.dtype != i16 or value(x_zero) == 0", .line = 25 },
    /* 75 */ { .op = DFG_E_NODE, .ref = 21, .text = "b", .line = 46 },
    /* 76 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 75, }, .text = "present(b)", .line = 46 },
    /* 77 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 29 },
    /* 78 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 77, }, .name = "groups", .text = "groups", .line = 29 },
    /* 79 */ { .op = DFG_E_NODE, .ref = 6, .text = "x", .line = 29 },
    /* 80 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 79, }, .text = "shape", .line = 29 },
    /* 81 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 29 },
    /* 82 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 80, 81, }, .text = "x.shape[3]", .line = 29 },
    /* 83 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 78, 82, }, .text = "c.groups == x.shape[3]", .line = 29 },
    /* 84 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 29 },
    /* 85 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 84, }, .name = "groups", .text = "groups", .line = 29 },
    /* 86 */ { .op = DFG_E_NODE, .ref = 10, .text = "w", .line = 29 },
    /* 87 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 29 },
    /* 88 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 87, }, .name = "kernel_layout", .text = "kernel_layout", .line = 29 },
    /* 89 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 1, .s = "O" }, .text = "\"O\"", .line = 29 },
    /* 90 */ { .op = DFG_E_DIM, .n_kids = 3, .kids = (const uint32_t[]){ 86, 88, 89, }, .text = "dim(w, c.kernel_layout, \"O\")", .line = 29 },
    /* 91 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 85, 90, }, .text = "c.groups == dim(w, c.kernel_layout, \"O\")", .line = 29 },
    /* 92 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 83, 91, }, .text = "c.groups == x.shape[3] and c.groups == dim(w, c.kernel_layout, \"O\")", .line = 29 },
    /* 93 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 92, }, .text = "not depthwise(c, p, w)", .line = 46 },
    /* 94 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 76, 93, }, .text = "present(b) or not depthwise(c, p, w)", .line = 46 },
    /* 95 */ { .op = DFG_E_VAR, .ref = 1, .text = "own", .line = 47 },
    /* 96 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 95, }, .text = "len(own)", .line = 47 },
    /* 97 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 47 },
    /* 98 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 96, 97, }, .text = "len(own) == 4", .line = 47 },
    /* 99 */ { .op = DFG_E_VAR, .ref = 1, .text = "own", .line = 47 },
    /* 100 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 47 },
    /* 101 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 99, 100, }, .text = "own[2]", .line = 47 },
    /* 102 */ { .op = DFG_E_VAR, .ref = 1, .text = "own", .line = 47 },
    /* 103 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 47 },
    /* 104 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 102, 103, }, .text = "own[0]", .line = 47 },
    /* 105 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 101, 104, }, .text = "own[2] - own[0]", .line = 47 },
    /* 106 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 47 },
    /* 107 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 98, 105, 106, }, .text = "(len(own) == 4 ? own[2] - own[0] : 0)", .line = 47 },
    /* 108 */ { .op = DFG_E_VAR, .ref = 0, .text = "pad", .line = 47 },
    /* 109 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 47 },
    /* 110 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 108, 109, }, .text = "pad[1]", .line = 47 },
    /* 111 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 47 },
    /* 112 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 110, 111, }, .text = "pad[1][1]", .line = 47 },
    /* 113 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 107, 112, }, .text = "(len(own) == 4 ? own[2] - own[0] : 0) + pad[1][1]", .line = 47 },
    /* 114 */ { .op = DFG_E_VAR, .ref = 0, .text = "pad", .line = 47 },
    /* 115 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 47 },
    /* 116 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 114, 115, }, .text = "pad[1]", .line = 47 },
    /* 117 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 47 },
    /* 118 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 116, 117, }, .text = "pad[1][0]", .line = 47 },
    /* 119 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 113, 118, }, .text = "(len(own) == 4 ? own[2] - own[0] : 0) + pad[1][1] - pad[1][0]", .line = 47 },
    /* 120 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 47 },
    /* 121 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 47 },
    /* 122 */ { .op = DFG_E_IN_RANGE, .n_kids = 3, .kids = (const uint32_t[]){ 119, 120, 121, }, .text = "(len(own) == 4 ? own[2] - own[0] : 0) + pad[1][1] - pad[1][0] in 0..1", .line = 47 },
    /* 123 */ { .op = DFG_E_VAR, .ref = 1, .text = "own", .line = 48 },
    /* 124 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 123, }, .text = "len(own)", .line = 48 },
    /* 125 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 48 },
    /* 126 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 124, 125, }, .text = "len(own) == 4", .line = 48 },
    /* 127 */ { .op = DFG_E_VAR, .ref = 1, .text = "own", .line = 48 },
    /* 128 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 48 },
    /* 129 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 127, 128, }, .text = "own[3]", .line = 48 },
    /* 130 */ { .op = DFG_E_VAR, .ref = 1, .text = "own", .line = 48 },
    /* 131 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 48 },
    /* 132 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 130, 131, }, .text = "own[1]", .line = 48 },
    /* 133 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 129, 132, }, .text = "own[3] - own[1]", .line = 48 },
    /* 134 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 48 },
    /* 135 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 126, 133, 134, }, .text = "(len(own) == 4 ? own[3] - own[1] : 0)", .line = 48 },
    /* 136 */ { .op = DFG_E_VAR, .ref = 0, .text = "pad", .line = 48 },
    /* 137 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 48 },
    /* 138 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 136, 137, }, .text = "pad[2]", .line = 48 },
    /* 139 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 48 },
    /* 140 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 138, 139, }, .text = "pad[2][1]", .line = 48 },
    /* 141 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 135, 140, }, .text = "(len(own) == 4 ? own[3] - own[1] : 0) + pad[2][1]", .line = 48 },
    /* 142 */ { .op = DFG_E_VAR, .ref = 0, .text = "pad", .line = 48 },
    /* 143 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 48 },
    /* 144 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 142, 143, }, .text = "pad[2]", .line = 48 },
    /* 145 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 48 },
    /* 146 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 144, 145, }, .text = "pad[2][0]", .line = 48 },
    /* 147 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 141, 146, }, .text = "(len(own) == 4 ? own[3] - own[1] : 0) + pad[2][1] - pad[2][0]", .line = 48 },
    /* 148 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 48 },
    /* 149 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 48 },
    /* 150 */ { .op = DFG_E_IN_RANGE, .n_kids = 3, .kids = (const uint32_t[]){ 147, 148, 149, }, .text = "(len(own) == 4 ? own[3] - own[1] : 0) + pad[2][1] - pad[2][0] in 0..1", .line = 48 },
};
static const struct dfg_desc_node cmsis_nn_padded_conv2d_nodes[27] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "clip?(r)", .line = 49 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "clip", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "clip?(r)", .line = 49 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.requantize", },
        .n_kids = 5, .kids = (const uint32_t[]){ 3, 23, 24, 25, 26, },
        .name = "r",
        .text = "qnn.requantize(p, const, const, const, const)", .line = 11 },
    [3] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "nn.bias_add(c, b & const) | c", .line = 44 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 20, },
        .text = "nn.bias_add(c, b & const)", .line = 44 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.conv2d", },
        .n_kids = 6, .kids = (const uint32_t[]){ 6, 9, 12, 15, 18, 19, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_BIND, .name = "padding", .expr = -1, .var = 1, .text = "padding = own", .line = 43 },
        },
        .name = "c",
        .text = "qnn.conv2d(p, w & const, x_zero & const, w_zero & const, const, const)", .line = 43 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.pad", },
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_BIND, .name = "pad_width", .expr = -1, .var = 0, .text = "pad_width = pad", .line = 42 },
        },
        .name = "p",
        .text = "nn.pad(x, const)", .line = 42 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 41 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 42 },
    [9] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, },
        .text = "w & const", .line = 43 },
    [10] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 41 },
    [11] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 43 },
    [12] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, },
        .text = "x_zero & const", .line = 43 },
    [13] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x_zero",
        .text = "x_zero", .line = 41 },
    [14] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 43 },
    [15] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, },
        .text = "w_zero & const", .line = 43 },
    [16] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w_zero",
        .text = "w_zero", .line = 41 },
    [17] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 43 },
    [18] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 43 },
    [19] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 43 },
    [20] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, },
        .text = "b & const", .line = 44 },
    [21] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 41 },
    [22] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 44 },
    [23] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 11 },
    [24] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 11 },
    [25] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 11 },
    [26] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 11 },
};
static const struct dfg_desc_region cmsis_nn_padded_conv2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t cmsis_nn_padded_conv2d_var_regions[] = { 0, 0, 0, };
static const bool cmsis_nn_padded_conv2d_dims[] = { 0, 0, 0, };
static const struct dfg_desc_capture cmsis_nn_padded_conv2d_refs[] = { { 7, -1 }, { 10, -1 }, { 21, -1 }, { 13, -1 }, { 16, -1 }, { 6, -1 }, { 5, -1 }, { 2, -1 }, { 0, -1 }, { 1, -1 }, };
static const struct dfg_capture cmsis_nn_padded_conv2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct cmsis_nn_padded_conv2d_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct cmsis_nn_padded_conv2d_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct cmsis_nn_padded_conv2d_match, b) },
    { "x_zero", DFG_CAP_NODE, offsetof(struct cmsis_nn_padded_conv2d_match, x_zero) },
    { "w_zero", DFG_CAP_NODE, offsetof(struct cmsis_nn_padded_conv2d_match, w_zero) },
    { "p", DFG_CAP_NODE, offsetof(struct cmsis_nn_padded_conv2d_match, p) },
    { "c", DFG_CAP_NODE, offsetof(struct cmsis_nn_padded_conv2d_match, c) },
    { "r", DFG_CAP_NODE, offsetof(struct cmsis_nn_padded_conv2d_match, r) },
    { "pad", DFG_CAP_VALUE, offsetof(struct cmsis_nn_padded_conv2d_match, pad) },
    { "own", DFG_CAP_VALUE, offsetof(struct cmsis_nn_padded_conv2d_match, own) },
};
static const struct dfg_desc_pattern cmsis_nn_padded_conv2d_desc = {
    .n_nodes = 27, .n_exprs = 151, .n_vars = 3, .n_sets = 10,
    .nodes = cmsis_nn_padded_conv2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cmsis_nn_padded_conv2d_regions,
    .var_region = cmsis_nn_padded_conv2d_var_regions,
    .exprs = cmsis_nn_padded_conv2d_exprs,
    .captures = cmsis_nn_padded_conv2d_refs,
    .var_is_dim = cmsis_nn_padded_conv2d_dims,
    .text = "pattern padded_conv2d(x, w, b, x_zero, w_zero) {\012    p = nn.pad(x, const) { pad_width = pad };\012    c = qnn.conv2d(p, w & const, x_zero & const, w_zero & const, const, const) { padding = own };\012    r = requantized(nn.bias_add(c, b & const) | c);\012    where conv_types(x, w, b, c, r), zero_points(x, x_zero, w_zero);\012    where present(b) or not depthwise(c, p, w);\012    where (len(own) == 4 ? own[2] - own[0] : 0) + pad[1][1] - pad[1][0] in 0..1;\012    where (len(own) == 4 ? own[3] - own[1] : 0) + pad[2][1] - pad[2][0] in 0..1;\012    return clip?(r);\012}", .line = 41, .n_where = 5, .where = (const uint32_t[]){ 56, 74, 94, 122, 150, }
};
static bool cmsis_nn_padded_conv2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return cmsis_nn_padded_conv2d_match(g, n, m);
}
static bool cmsis_nn_padded_conv2d_pass(void *ctx, const struct cmsis_nn_padded_conv2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool cmsis_nn_padded_conv2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return cmsis_nn_padded_conv2d_each(g, n, cmsis_nn_padded_conv2d_pass, &e);
}

static const struct dfg_part cmsis_nn_padded_conv2d_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct cmsis_nn_padded_conv2d_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct cmsis_nn_padded_conv2d_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct cmsis_nn_padded_conv2d_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct cmsis_nn_padded_conv2d_whole, m.x_zero) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct cmsis_nn_padded_conv2d_whole, m.w_zero) },
    { DFG_PART_INNER, false, 0, 5, offsetof(struct cmsis_nn_padded_conv2d_whole, m.p) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cmsis_nn_padded_conv2d_whole, constant) },
    { DFG_PART_INNER, false, 0, 6, offsetof(struct cmsis_nn_padded_conv2d_whole, m.c) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cmsis_nn_padded_conv2d_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cmsis_nn_padded_conv2d_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cmsis_nn_padded_conv2d_whole, constant_4) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cmsis_nn_padded_conv2d_whole, constant_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cmsis_nn_padded_conv2d_whole, constant_6) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cmsis_nn_padded_conv2d_whole, bias_add) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cmsis_nn_padded_conv2d_whole, constant_7) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct cmsis_nn_padded_conv2d_whole, v) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cmsis_nn_padded_conv2d_whole, clip) },
    { DFG_PART_INNER, false, 0, 7, offsetof(struct cmsis_nn_padded_conv2d_whole, m.r) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cmsis_nn_padded_conv2d_whole, constant_8) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cmsis_nn_padded_conv2d_whole, constant_9) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cmsis_nn_padded_conv2d_whole, constant_10) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cmsis_nn_padded_conv2d_whole, constant_11) },
};
/* ---- fully_connected ---- */

static const struct dfg_desc_expr cmsis_nn_fully_connected_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 6, .text = "x", .line = 17 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 17 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 17 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == i8", .line = 17 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 8, .text = "w", .line = 17 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "dtype", .line = 17 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 17 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "w.dtype == i8", .line = 17 },
    /* 8 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, }, .text = "x.dtype == i8 and w.dtype == i8", .line = 17 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 17 },
    /* 10 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "dtype", .line = 17 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 17 },
    /* 12 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "r.dtype == i8", .line = 17 },
    /* 13 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 8, 12, }, .text = "x.dtype == i8 and w.dtype == i8 and r.dtype == i8", .line = 17 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 17 },
    /* 15 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .name = "out_dtype", .text = "out_dtype", .line = 17 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 17 },
    /* 17 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "attr(c, out_dtype) == i32", .line = 17 },
    /* 18 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 13, 17, }, .text = "x.dtype == i8 and w.dtype == i8 and r.dtype == i8 and attr(c, out_dtype) == i32", .line = 17 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 19, .text = "b", .line = 18 },
    /* 20 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "present(b)", .line = 18 },
    /* 21 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "not present(b)", .line = 18 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 19, .text = "b", .line = 18 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "dtype", .line = 18 },
    /* 24 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 18 },
    /* 25 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "b.dtype == i32", .line = 18 },
    /* 26 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 21, 25, }, .text = "(not present(b) or b.dtype == i32)", .line = 18 },
    /* 27 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 26, }, .text = "(x.dtype == i8 and w.dtype == i8 and r.dtype == i8 and attr(c, out_dtype) == i32\012        and (not present(b) or b.dtype == i32))", .line = 17 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 6, .text = "x", .line = 19 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "dtype", .line = 19 },
    /* 30 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 19 },
    /* 31 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 29, 30, }, .text = "x.dtype == i16", .line = 19 },
    /* 32 */ { .op = DFG_E_NODE, .ref = 8, .text = "w", .line = 19 },
    /* 33 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 32, }, .text = "dtype", .line = 19 },
    /* 34 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 35 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 33, 34, }, .text = "w.dtype == i8", .line = 19 },
    /* 36 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 31, 35, }, .text = "x.dtype == i16 and w.dtype == i8", .line = 19 },
    /* 37 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 19 },
    /* 38 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 37, }, .text = "dtype", .line = 19 },
    /* 39 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 19 },
    /* 40 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 38, 39, }, .text = "r.dtype == i16", .line = 19 },
    /* 41 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 36, 40, }, .text = "x.dtype == i16 and w.dtype == i8 and r.dtype == i16", .line = 19 },
    /* 42 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 19 },
    /* 43 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 42, }, .name = "out_dtype", .text = "out_dtype", .line = 19 },
    /* 44 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 19 },
    /* 45 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 43, 44, }, .text = "attr(c, out_dtype) == i64", .line = 19 },
    /* 46 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 41, 45, }, .text = "x.dtype == i16 and w.dtype == i8 and r.dtype == i16 and attr(c, out_dtype) == i64", .line = 19 },
    /* 47 */ { .op = DFG_E_NODE, .ref = 19, .text = "b", .line = 20 },
    /* 48 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 47, }, .text = "present(b)", .line = 20 },
    /* 49 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "not present(b)", .line = 20 },
    /* 50 */ { .op = DFG_E_NODE, .ref = 19, .text = "b", .line = 20 },
    /* 51 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 50, }, .text = "dtype", .line = 20 },
    /* 52 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 20 },
    /* 53 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 51, 52, }, .text = "b.dtype == i64", .line = 20 },
    /* 54 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 49, 53, }, .text = "(not present(b) or b.dtype == i64)", .line = 20 },
    /* 55 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 46, 54, }, .text = "(x.dtype == i16 and w.dtype == i8 and r.dtype == i16 and attr(c, out_dtype) == i64\012        and (not present(b) or b.dtype == i64))", .line = 19 },
    /* 56 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 27, 55, }, .text = "(x.dtype == i8 and w.dtype == i8 and r.dtype == i8 and attr(c, out_dtype) == i32\012        and (not present(b) or b.dtype == i32))\012    or (x.dtype == i16 and w.dtype == i8 and r.dtype == i16 and attr(c, out_dtype) == i64\012        and (not present(b) or b.dtype == i64))", .line = 17 },
    /* 57 */ { .op = DFG_E_VAR, .ref = 0, .text = "v", .line = 23 },
    /* 58 */ { .op = DFG_E_CALL, .sub = DFG_F_ABS, .n_kids = 1, .kids = (const uint32_t[]){ 57, }, .text = "abs(v)", .line = 23 },
    /* 59 */ { .op = DFG_E_NODE, .ref = 14, .text = "z", .line = 23 },
    /* 60 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 59, }, .text = "value(z)", .line = 23 },
    /* 61 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 58, 60, }, .text = "[abs(v) for v in value(z)]", .line = 23 },
    /* 62 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 61, }, .text = "max([abs(v) for v in value(z)])", .line = 23 },
    /* 63 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 23 },
    /* 64 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 62, 63, }, .text = "max([abs(v) for v in value(z)]) == 0", .line = 23 },
    /* 65 */ { .op = DFG_E_NODE, .ref = 6, .text = "x", .line = 25 },
    /* 66 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 65, }, .text = "dtype", .line = 25 },
    /* 67 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 25 },
    /* 68 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 66, 67, }, .text = "x.dtype != i16", .line = 25 },
    /* 69 */ { .op = DFG_E_NODE, .ref = 11, .text = "x_zero", .line = 25 },
    /* 70 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 69, }, .text = "value(x_zero)", .line = 25 },
    /* 71 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 25 },
    /* 72 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 70, 71, }, .text = "value(x_zero) == 0", .line = 25 },
    /* 73 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 68, 72, }, .text = "x.dtype != i16 or value(x_zero) == 0", .line = 25 },
    /* 74 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 64, 73, }, .text = "all_zero(w_zero), x.dtype != i16 or value(x_zero) == 0", .line = 25 },
};
static const struct dfg_desc_node cmsis_nn_fully_connected_nodes[25] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "clip?(r)", .line = 58 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "clip", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "clip?(r)", .line = 58 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.requantize", },
        .n_kids = 5, .kids = (const uint32_t[]){ 3, 21, 22, 23, 24, },
        .name = "r",
        .text = "qnn.requantize(p, const, const, const, const)", .line = 11 },
    [3] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "nn.bias_add(d, b & const) | d", .line = 56 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 18, },
        .text = "nn.bias_add(d, b & const)", .line = 56 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.dense", },
        .n_kids = 6, .kids = (const uint32_t[]){ 6, 7, 10, 13, 16, 17, },
        .name = "d",
        .text = "qnn.dense(x, w & const, x_zero & const, w_zero & const, const, const)", .line = 55 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 54 },
    [7] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, },
        .text = "w & const", .line = 55 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 54 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 55 },
    [10] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, },
        .text = "x_zero & const", .line = 55 },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x_zero",
        .text = "x_zero", .line = 54 },
    [12] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 55 },
    [13] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, },
        .text = "w_zero & const", .line = 55 },
    [14] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w_zero",
        .text = "w_zero", .line = 54 },
    [15] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 55 },
    [16] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 55 },
    [17] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 55 },
    [18] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, },
        .text = "b & const", .line = 56 },
    [19] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 54 },
    [20] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 56 },
    [21] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 11 },
    [22] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 11 },
    [23] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 11 },
    [24] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 11 },
};
static const struct dfg_desc_region cmsis_nn_fully_connected_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t cmsis_nn_fully_connected_var_regions[] = { 0, };
static const bool cmsis_nn_fully_connected_dims[] = { 0, };
static const struct dfg_desc_capture cmsis_nn_fully_connected_refs[] = { { 6, -1 }, { 8, -1 }, { 19, -1 }, { 11, -1 }, { 14, -1 }, { 5, -1 }, { 2, -1 }, };
static const struct dfg_capture cmsis_nn_fully_connected_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct cmsis_nn_fully_connected_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct cmsis_nn_fully_connected_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct cmsis_nn_fully_connected_match, b) },
    { "x_zero", DFG_CAP_NODE, offsetof(struct cmsis_nn_fully_connected_match, x_zero) },
    { "w_zero", DFG_CAP_NODE, offsetof(struct cmsis_nn_fully_connected_match, w_zero) },
    { "d", DFG_CAP_NODE, offsetof(struct cmsis_nn_fully_connected_match, d) },
    { "r", DFG_CAP_NODE, offsetof(struct cmsis_nn_fully_connected_match, r) },
};
static const struct dfg_desc_pattern cmsis_nn_fully_connected_desc = {
    .n_nodes = 25, .n_exprs = 75, .n_vars = 1, .n_sets = 7,
    .nodes = cmsis_nn_fully_connected_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cmsis_nn_fully_connected_regions,
    .var_region = cmsis_nn_fully_connected_var_regions,
    .exprs = cmsis_nn_fully_connected_exprs,
    .captures = cmsis_nn_fully_connected_refs,
    .var_is_dim = cmsis_nn_fully_connected_dims,
    .text = "pattern fully_connected(x, w, b, x_zero, w_zero) {\012    d = qnn.dense(x, w & const, x_zero & const, w_zero & const, const, const);\012    r = requantized(nn.bias_add(d, b & const) | d);\012    where conv_types(x, w, b, d, r), zero_points(x, x_zero, w_zero);\012    return clip?(r);\012}", .line = 54, .n_where = 2, .where = (const uint32_t[]){ 56, 74, }
};
static bool cmsis_nn_fully_connected_any(const dfg_graph *g, dfg_node n, void *m)
{
    return cmsis_nn_fully_connected_match(g, n, m);
}
static bool cmsis_nn_fully_connected_pass(void *ctx, const struct cmsis_nn_fully_connected_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool cmsis_nn_fully_connected_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return cmsis_nn_fully_connected_each(g, n, cmsis_nn_fully_connected_pass, &e);
}

static const struct dfg_part cmsis_nn_fully_connected_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct cmsis_nn_fully_connected_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct cmsis_nn_fully_connected_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct cmsis_nn_fully_connected_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct cmsis_nn_fully_connected_whole, m.x_zero) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct cmsis_nn_fully_connected_whole, m.w_zero) },
    { DFG_PART_INNER, false, 0, 5, offsetof(struct cmsis_nn_fully_connected_whole, m.d) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cmsis_nn_fully_connected_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cmsis_nn_fully_connected_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cmsis_nn_fully_connected_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cmsis_nn_fully_connected_whole, constant_4) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cmsis_nn_fully_connected_whole, constant_5) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cmsis_nn_fully_connected_whole, bias_add) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cmsis_nn_fully_connected_whole, constant_6) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct cmsis_nn_fully_connected_whole, v) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cmsis_nn_fully_connected_whole, clip) },
    { DFG_PART_INNER, false, 0, 6, offsetof(struct cmsis_nn_fully_connected_whole, m.r) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cmsis_nn_fully_connected_whole, constant_7) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cmsis_nn_fully_connected_whole, constant_8) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cmsis_nn_fully_connected_whole, constant_9) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cmsis_nn_fully_connected_whole, constant_10) },
};
/* ---- avg_pool2d ---- */

static const struct dfg_desc_expr cmsis_nn_avg_pool2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "p", .line = 64 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "layout", .text = "layout", .line = 64 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "\"NHWC\"", .line = 64 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "p.layout == \"NHWC\"", .line = 64 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 64 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "shape", .line = 64 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 64 },
    /* 7 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.shape[0]", .line = 64 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 64 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.shape[0] == 1", .line = 64 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 9, }, .text = "p.layout == \"NHWC\", x.shape[0] == 1", .line = 64 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 64 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "dtype", .line = 64 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 64 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 64 },
    /* 15 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 12, 13, 14, }, .text = "x.dtype in {i8, i16}", .line = 64 },
    /* 16 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 10, 15, }, .text = "p.layout == \"NHWC\", x.shape[0] == 1, x.dtype in {i8, i16}", .line = 64 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 64 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "dtype", .line = 64 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 64 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "dtype", .line = 64 },
    /* 21 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 18, 20, }, .text = "r.dtype == x.dtype", .line = 64 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 16, 21, }, .text = "p.layout == \"NHWC\", x.shape[0] == 1, x.dtype in {i8, i16}, r.dtype == x.dtype", .line = 64 },
};
static const struct dfg_desc_node cmsis_nn_avg_pool2d_nodes[6] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "clip?(r)", .line = 70 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "clip", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "clip?(r)", .line = 70 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "cast", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .name = "r",
        .text = "cast(p)", .line = 68 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.avg_pool2d", },
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .name = "p",
        .text = "nn.avg_pool2d(cast(x))", .line = 67 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "cast", },
        .n_kids = 1, .kids = (const uint32_t[]){ 5, },
        .text = "cast(x)", .line = 67 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 66 },
};
static const struct dfg_desc_region cmsis_nn_avg_pool2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cmsis_nn_avg_pool2d_refs[] = { { 5, -1 }, { 3, -1 }, { 2, -1 }, };
static const struct dfg_capture cmsis_nn_avg_pool2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct cmsis_nn_avg_pool2d_match, x) },
    { "p", DFG_CAP_NODE, offsetof(struct cmsis_nn_avg_pool2d_match, p) },
    { "r", DFG_CAP_NODE, offsetof(struct cmsis_nn_avg_pool2d_match, r) },
};
static const struct dfg_desc_pattern cmsis_nn_avg_pool2d_desc = {
    .n_nodes = 6, .n_exprs = 23, .n_vars = 0, .n_sets = 3,
    .nodes = cmsis_nn_avg_pool2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cmsis_nn_avg_pool2d_regions,
    .exprs = cmsis_nn_avg_pool2d_exprs,
    .captures = cmsis_nn_avg_pool2d_refs,
    .text = "pattern avg_pool2d(x) {\012    p = nn.avg_pool2d(cast(x));\012    r = cast(p);\012    where pool_types(p, x, r);\012    return clip?(r);\012}", .line = 66, .n_where = 1, .where = (const uint32_t[]){ 22, }
};
static bool cmsis_nn_avg_pool2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return cmsis_nn_avg_pool2d_match(g, n, m);
}
static bool cmsis_nn_avg_pool2d_pass(void *ctx, const struct cmsis_nn_avg_pool2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool cmsis_nn_avg_pool2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return cmsis_nn_avg_pool2d_each(g, n, cmsis_nn_avg_pool2d_pass, &e);
}

static const struct dfg_part cmsis_nn_avg_pool2d_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct cmsis_nn_avg_pool2d_whole, m.x) },
    { DFG_PART_INNER, false, 0, 1, offsetof(struct cmsis_nn_avg_pool2d_whole, m.p) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cmsis_nn_avg_pool2d_whole, cast) },
    { DFG_PART_INNER, false, 0, 2, offsetof(struct cmsis_nn_avg_pool2d_whole, m.r) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct cmsis_nn_avg_pool2d_whole, v) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cmsis_nn_avg_pool2d_whole, clip) },
};
/* ---- max_pool2d ---- */

static const struct dfg_desc_expr cmsis_nn_max_pool2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "p", .line = 64 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "layout", .text = "layout", .line = 64 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "\"NHWC\"", .line = 64 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "p.layout == \"NHWC\"", .line = 64 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 64 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "shape", .line = 64 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 64 },
    /* 7 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.shape[0]", .line = 64 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 64 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.shape[0] == 1", .line = 64 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 9, }, .text = "p.layout == \"NHWC\", x.shape[0] == 1", .line = 64 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 64 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "dtype", .line = 64 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 64 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 64 },
    /* 15 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 12, 13, 14, }, .text = "x.dtype in {i8, i16}", .line = 64 },
    /* 16 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 10, 15, }, .text = "p.layout == \"NHWC\", x.shape[0] == 1, x.dtype in {i8, i16}", .line = 64 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 64 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "dtype", .line = 64 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 64 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "dtype", .line = 64 },
    /* 21 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 18, 20, }, .text = "r.dtype == x.dtype", .line = 64 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 16, 21, }, .text = "p.layout == \"NHWC\", x.shape[0] == 1, x.dtype in {i8, i16}, r.dtype == x.dtype", .line = 64 },
};
static const struct dfg_desc_node cmsis_nn_max_pool2d_nodes[4] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "clip?(p)", .line = 76 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "clip", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "clip?(p)", .line = 76 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.max_pool2d", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .name = "p",
        .text = "nn.max_pool2d(x)", .line = 74 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 73 },
};
static const struct dfg_desc_region cmsis_nn_max_pool2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cmsis_nn_max_pool2d_refs[] = { { 3, -1 }, { 2, -1 }, };
static const struct dfg_capture cmsis_nn_max_pool2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct cmsis_nn_max_pool2d_match, x) },
    { "p", DFG_CAP_NODE, offsetof(struct cmsis_nn_max_pool2d_match, p) },
};
static const struct dfg_desc_pattern cmsis_nn_max_pool2d_desc = {
    .n_nodes = 4, .n_exprs = 23, .n_vars = 0, .n_sets = 2,
    .nodes = cmsis_nn_max_pool2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cmsis_nn_max_pool2d_regions,
    .exprs = cmsis_nn_max_pool2d_exprs,
    .captures = cmsis_nn_max_pool2d_refs,
    .text = "pattern max_pool2d(x) {\012    p = nn.max_pool2d(x);\012    where pool_types(p, x, p);\012    return clip?(p);\012}", .line = 73, .n_where = 1, .where = (const uint32_t[]){ 22, }
};
static bool cmsis_nn_max_pool2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return cmsis_nn_max_pool2d_match(g, n, m);
}
static bool cmsis_nn_max_pool2d_pass(void *ctx, const struct cmsis_nn_max_pool2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool cmsis_nn_max_pool2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return cmsis_nn_max_pool2d_each(g, n, cmsis_nn_max_pool2d_pass, &e);
}

static const struct dfg_part cmsis_nn_max_pool2d_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct cmsis_nn_max_pool2d_whole, m.x) },
    { DFG_PART_INNER, false, 0, 1, offsetof(struct cmsis_nn_max_pool2d_whole, m.p) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct cmsis_nn_max_pool2d_whole, v) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cmsis_nn_max_pool2d_whole, clip) },
};
/* ---- mul ---- */

static const struct dfg_desc_expr cmsis_nn_mul_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 82 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 82 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 82 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 82 },
    /* 4 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, }, .text = "a.dtype in {i8, i16}", .line = 82 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 82 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "dtype", .line = 82 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 82 },
    /* 8 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "dtype", .line = 82 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 6, 8, }, .text = "a.dtype == b.dtype", .line = 82 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 9, }, .text = "a.dtype in {i8, i16}, a.dtype == b.dtype", .line = 82 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 83 },
    /* 12 */ { .op = DFG_E_PRED, .sub = DFG_F_IS_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "is_const(a)", .line = 83 },
    /* 13 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 83 },
    /* 14 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "rank", .line = 83 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 83 },
    /* 16 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, }, .text = "a.rank == 0", .line = 83 },
    /* 17 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 12, 16, }, .text = "is_const(a) and a.rank == 0", .line = 83 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 83 },
    /* 19 */ { .op = DFG_E_PRED, .sub = DFG_F_IS_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "is_const(b)", .line = 83 },
    /* 20 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 19, }, .text = "is_const(a) and a.rank == 0 and is_const(b)", .line = 83 },
    /* 21 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 83 },
    /* 22 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 21, }, .text = "rank", .line = 83 },
    /* 23 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 83 },
    /* 24 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 22, 23, }, .text = "b.rank == 0", .line = 83 },
    /* 25 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 20, 24, }, .text = "(is_const(a) and a.rank == 0 and is_const(b) and b.rank == 0)", .line = 83 },
    /* 26 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "not (is_const(a) and a.rank == 0 and is_const(b) and b.rank == 0)", .line = 83 },
    /* 27 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 10, 26, }, .text = "a.dtype in {i8, i16}, a.dtype == b.dtype,\012    not (is_const(a) and a.rank == 0 and is_const(b) and b.rank == 0)", .line = 82 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 84 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "dtype", .line = 84 },
    /* 30 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 84 },
    /* 31 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 29, 30, }, .text = "a.dtype != i16", .line = 84 },
    /* 32 */ { .op = DFG_E_NODE, .ref = 7, .text = "a_zero", .line = 84 },
    /* 33 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 32, }, .text = "value(a_zero)", .line = 84 },
    /* 34 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 84 },
    /* 35 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 33, 34, }, .text = "value(a_zero) == 0", .line = 84 },
    /* 36 */ { .op = DFG_E_NODE, .ref = 11, .text = "b_zero", .line = 84 },
    /* 37 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 36, }, .text = "value(b_zero)", .line = 84 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 84 },
    /* 39 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 37, 38, }, .text = "value(b_zero) == 0", .line = 84 },
    /* 40 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 35, 39, }, .text = "value(a_zero) == 0 and value(b_zero) == 0", .line = 84 },
    /* 41 */ { .op = DFG_E_NODE, .ref = 15, .text = "zero", .line = 84 },
    /* 42 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 41, }, .text = "value(zero)", .line = 84 },
    /* 43 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 84 },
    /* 44 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 42, 43, }, .text = "value(zero) == 0", .line = 84 },
    /* 45 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 40, 44, }, .text = "(value(a_zero) == 0 and value(b_zero) == 0 and value(zero) == 0)", .line = 84 },
    /* 46 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 31, 45, }, .text = "a.dtype != i16 or (value(a_zero) == 0 and value(b_zero) == 0 and value(zero) == 0)", .line = 84 },
    /* 47 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 27, 46, }, .text = "a.dtype in {i8, i16}, a.dtype == b.dtype,\012    not (is_const(a) and a.rank == 0 and is_const(b) and b.rank == 0),\012    a.dtype != i16 or (value(a_zero) == 0 and value(b_zero) == 0 and value(zero) == 0)", .line = 82 },
};
static const struct dfg_desc_node cmsis_nn_mul_nodes[17] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "clip?(r)", .line = 89 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "clip", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "clip?(r)", .line = 89 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.mul", },
        .n_kids = 8, .kids = (const uint32_t[]){ 3, 4, 5, 6, 9, 10, 13, 14, },
        .name = "r",
        .text = "qnn.mul(a, b, const, a_zero & const, const, b_zero & const, const, zero & const)", .line = 87 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 86 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 86 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 87 },
    [6] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "a_zero & const", .line = 87 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a_zero",
        .text = "a_zero", .line = 86 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 87 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 87 },
    [10] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, },
        .text = "b_zero & const", .line = 87 },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b_zero",
        .text = "b_zero", .line = 86 },
    [12] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 87 },
    [13] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 87 },
    [14] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, },
        .text = "zero & const", .line = 87 },
    [15] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "zero",
        .text = "zero", .line = 86 },
    [16] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 87 },
};
static const struct dfg_desc_region cmsis_nn_mul_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cmsis_nn_mul_refs[] = { { 3, -1 }, { 4, -1 }, { 7, -1 }, { 11, -1 }, { 15, -1 }, { 2, -1 }, };
static const struct dfg_capture cmsis_nn_mul_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct cmsis_nn_mul_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct cmsis_nn_mul_match, b) },
    { "a_zero", DFG_CAP_NODE, offsetof(struct cmsis_nn_mul_match, a_zero) },
    { "b_zero", DFG_CAP_NODE, offsetof(struct cmsis_nn_mul_match, b_zero) },
    { "zero", DFG_CAP_NODE, offsetof(struct cmsis_nn_mul_match, zero) },
    { "r", DFG_CAP_NODE, offsetof(struct cmsis_nn_mul_match, r) },
};
static const struct dfg_desc_pattern cmsis_nn_mul_desc = {
    .n_nodes = 17, .n_exprs = 48, .n_vars = 0, .n_sets = 6,
    .nodes = cmsis_nn_mul_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cmsis_nn_mul_regions,
    .exprs = cmsis_nn_mul_exprs,
    .captures = cmsis_nn_mul_refs,
    .text = "pattern mul(a, b, a_zero, b_zero, zero) {\012    r = qnn.mul(a, b, const, a_zero & const, const, b_zero & const, const, zero & const);\012    where binary_types(a, b, a_zero, b_zero, zero);\012    return clip?(r);\012}", .line = 86, .n_where = 1, .where = (const uint32_t[]){ 47, }
};
static bool cmsis_nn_mul_any(const dfg_graph *g, dfg_node n, void *m)
{
    return cmsis_nn_mul_match(g, n, m);
}
static bool cmsis_nn_mul_pass(void *ctx, const struct cmsis_nn_mul_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool cmsis_nn_mul_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return cmsis_nn_mul_each(g, n, cmsis_nn_mul_pass, &e);
}

static const struct dfg_part cmsis_nn_mul_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct cmsis_nn_mul_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct cmsis_nn_mul_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct cmsis_nn_mul_whole, m.a_zero) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct cmsis_nn_mul_whole, m.b_zero) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct cmsis_nn_mul_whole, m.zero) },
    { DFG_PART_INNER, false, 0, 5, offsetof(struct cmsis_nn_mul_whole, m.r) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cmsis_nn_mul_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cmsis_nn_mul_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cmsis_nn_mul_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cmsis_nn_mul_whole, constant_4) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cmsis_nn_mul_whole, constant_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cmsis_nn_mul_whole, constant_6) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct cmsis_nn_mul_whole, v) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cmsis_nn_mul_whole, clip) },
};
/* ---- addition ---- */

static const struct dfg_desc_expr cmsis_nn_addition_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 82 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 82 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 82 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 82 },
    /* 4 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, }, .text = "a.dtype in {i8, i16}", .line = 82 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 82 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "dtype", .line = 82 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 82 },
    /* 8 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "dtype", .line = 82 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 6, 8, }, .text = "a.dtype == b.dtype", .line = 82 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 9, }, .text = "a.dtype in {i8, i16}, a.dtype == b.dtype", .line = 82 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 83 },
    /* 12 */ { .op = DFG_E_PRED, .sub = DFG_F_IS_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "is_const(a)", .line = 83 },
    /* 13 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 83 },
    /* 14 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "rank", .line = 83 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 83 },
    /* 16 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, }, .text = "a.rank == 0", .line = 83 },
    /* 17 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 12, 16, }, .text = "is_const(a) and a.rank == 0", .line = 83 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 83 },
    /* 19 */ { .op = DFG_E_PRED, .sub = DFG_F_IS_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "is_const(b)", .line = 83 },
    /* 20 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 19, }, .text = "is_const(a) and a.rank == 0 and is_const(b)", .line = 83 },
    /* 21 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 83 },
    /* 22 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 21, }, .text = "rank", .line = 83 },
    /* 23 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 83 },
    /* 24 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 22, 23, }, .text = "b.rank == 0", .line = 83 },
    /* 25 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 20, 24, }, .text = "(is_const(a) and a.rank == 0 and is_const(b) and b.rank == 0)", .line = 83 },
    /* 26 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "not (is_const(a) and a.rank == 0 and is_const(b) and b.rank == 0)", .line = 83 },
    /* 27 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 10, 26, }, .text = "a.dtype in {i8, i16}, a.dtype == b.dtype,\012    not (is_const(a) and a.rank == 0 and is_const(b) and b.rank == 0)", .line = 82 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 84 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "dtype", .line = 84 },
    /* 30 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 84 },
    /* 31 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 29, 30, }, .text = "a.dtype != i16", .line = 84 },
    /* 32 */ { .op = DFG_E_NODE, .ref = 7, .text = "a_zero", .line = 84 },
    /* 33 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 32, }, .text = "value(a_zero)", .line = 84 },
    /* 34 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 84 },
    /* 35 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 33, 34, }, .text = "value(a_zero) == 0", .line = 84 },
    /* 36 */ { .op = DFG_E_NODE, .ref = 11, .text = "b_zero", .line = 84 },
    /* 37 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 36, }, .text = "value(b_zero)", .line = 84 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 84 },
    /* 39 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 37, 38, }, .text = "value(b_zero) == 0", .line = 84 },
    /* 40 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 35, 39, }, .text = "value(a_zero) == 0 and value(b_zero) == 0", .line = 84 },
    /* 41 */ { .op = DFG_E_NODE, .ref = 15, .text = "zero", .line = 84 },
    /* 42 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 41, }, .text = "value(zero)", .line = 84 },
    /* 43 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 84 },
    /* 44 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 42, 43, }, .text = "value(zero) == 0", .line = 84 },
    /* 45 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 40, 44, }, .text = "(value(a_zero) == 0 and value(b_zero) == 0 and value(zero) == 0)", .line = 84 },
    /* 46 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 31, 45, }, .text = "a.dtype != i16 or (value(a_zero) == 0 and value(b_zero) == 0 and value(zero) == 0)", .line = 84 },
    /* 47 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 27, 46, }, .text = "a.dtype in {i8, i16}, a.dtype == b.dtype,\012    not (is_const(a) and a.rank == 0 and is_const(b) and b.rank == 0),\012    a.dtype != i16 or (value(a_zero) == 0 and value(b_zero) == 0 and value(zero) == 0)", .line = 82 },
};
static const struct dfg_desc_node cmsis_nn_addition_nodes[17] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "clip?(r)", .line = 95 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "clip", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "clip?(r)", .line = 95 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.add", },
        .n_kids = 8, .kids = (const uint32_t[]){ 3, 4, 5, 6, 9, 10, 13, 14, },
        .name = "r",
        .text = "qnn.add(a, b, const, a_zero & const, const, b_zero & const, const, zero & const)", .line = 93 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 92 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 92 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 93 },
    [6] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "a_zero & const", .line = 93 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a_zero",
        .text = "a_zero", .line = 92 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 93 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 93 },
    [10] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, },
        .text = "b_zero & const", .line = 93 },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b_zero",
        .text = "b_zero", .line = 92 },
    [12] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 93 },
    [13] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 93 },
    [14] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, },
        .text = "zero & const", .line = 93 },
    [15] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "zero",
        .text = "zero", .line = 92 },
    [16] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 93 },
};
static const struct dfg_desc_region cmsis_nn_addition_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cmsis_nn_addition_refs[] = { { 3, -1 }, { 4, -1 }, { 7, -1 }, { 11, -1 }, { 15, -1 }, { 2, -1 }, };
static const struct dfg_capture cmsis_nn_addition_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct cmsis_nn_addition_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct cmsis_nn_addition_match, b) },
    { "a_zero", DFG_CAP_NODE, offsetof(struct cmsis_nn_addition_match, a_zero) },
    { "b_zero", DFG_CAP_NODE, offsetof(struct cmsis_nn_addition_match, b_zero) },
    { "zero", DFG_CAP_NODE, offsetof(struct cmsis_nn_addition_match, zero) },
    { "r", DFG_CAP_NODE, offsetof(struct cmsis_nn_addition_match, r) },
};
static const struct dfg_desc_pattern cmsis_nn_addition_desc = {
    .n_nodes = 17, .n_exprs = 48, .n_vars = 0, .n_sets = 6,
    .nodes = cmsis_nn_addition_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cmsis_nn_addition_regions,
    .exprs = cmsis_nn_addition_exprs,
    .captures = cmsis_nn_addition_refs,
    .text = "pattern addition(a, b, a_zero, b_zero, zero) {\012    r = qnn.add(a, b, const, a_zero & const, const, b_zero & const, const, zero & const);\012    where binary_types(a, b, a_zero, b_zero, zero);\012    return clip?(r);\012}", .line = 92, .n_where = 1, .where = (const uint32_t[]){ 47, }
};
static bool cmsis_nn_addition_any(const dfg_graph *g, dfg_node n, void *m)
{
    return cmsis_nn_addition_match(g, n, m);
}
static bool cmsis_nn_addition_pass(void *ctx, const struct cmsis_nn_addition_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool cmsis_nn_addition_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return cmsis_nn_addition_each(g, n, cmsis_nn_addition_pass, &e);
}

static const struct dfg_part cmsis_nn_addition_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct cmsis_nn_addition_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct cmsis_nn_addition_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct cmsis_nn_addition_whole, m.a_zero) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct cmsis_nn_addition_whole, m.b_zero) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct cmsis_nn_addition_whole, m.zero) },
    { DFG_PART_INNER, false, 0, 5, offsetof(struct cmsis_nn_addition_whole, m.r) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cmsis_nn_addition_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cmsis_nn_addition_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cmsis_nn_addition_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cmsis_nn_addition_whole, constant_4) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cmsis_nn_addition_whole, constant_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cmsis_nn_addition_whole, constant_6) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct cmsis_nn_addition_whole, v) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cmsis_nn_addition_whole, clip) },
};
/* ---- softmax ---- */

static const struct dfg_desc_expr cmsis_nn_softmax_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 102 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 102 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 102 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == i8", .line = 102 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 0, .text = "q", .line = 102 },
    /* 5 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .name = "out_dtype", .text = "out_dtype", .line = 102 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 102 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "attr(q, out_dtype) == i8", .line = 102 },
    /* 8 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, }, .text = "x.dtype == i8 and attr(q, out_dtype) == i8", .line = 102 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 7, .text = "s", .line = 102 },
    /* 10 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "value(s)", .line = 102 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_FLOAT, .f = 0.00390625 }, .text = "0.00390625", .line = 102 },
    /* 12 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "value(s) == 0.00390625", .line = 102 },
    /* 13 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 8, 12, }, .text = "x.dtype == i8 and attr(q, out_dtype) == i8 and value(s) == 0.00390625", .line = 102 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 10, .text = "z", .line = 102 },
    /* 15 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "value(z)", .line = 102 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -128LL }, .text = "-128", .line = 102 },
    /* 17 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "value(z) == -128", .line = 102 },
    /* 18 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 13, 17, }, .text = "(x.dtype == i8 and attr(q, out_dtype) == i8 and value(s) == 0.00390625 and value(z) == -128)", .line = 102 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 103 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "dtype", .line = 103 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 103 },
    /* 22 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "x.dtype == i16", .line = 103 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 0, .text = "q", .line = 103 },
    /* 24 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .name = "out_dtype", .text = "out_dtype", .line = 103 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 103 },
    /* 26 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "attr(q, out_dtype) == i16", .line = 103 },
    /* 27 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 22, 26, }, .text = "x.dtype == i16 and attr(q, out_dtype) == i16", .line = 103 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 7, .text = "s", .line = 103 },
    /* 29 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "value(s)", .line = 103 },
    /* 30 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_FLOAT, .f = 3.0517578125e-05 }, .text = "0.000030517578125", .line = 103 },
    /* 31 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 29, 30, }, .text = "value(s) == 0.000030517578125", .line = 103 },
    /* 32 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 27, 31, }, .text = "x.dtype == i16 and attr(q, out_dtype) == i16 and value(s) == 0.000030517578125", .line = 103 },
    /* 33 */ { .op = DFG_E_NODE, .ref = 10, .text = "z", .line = 103 },
    /* 34 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "value(z)", .line = 103 },
    /* 35 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 103 },
    /* 36 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 34, 35, }, .text = "value(z) == 0", .line = 103 },
    /* 37 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 32, 36, }, .text = "(x.dtype == i16 and attr(q, out_dtype) == i16 and value(s) == 0.000030517578125 and value(z) == 0)", .line = 103 },
    /* 38 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 18, 37, }, .text = "(x.dtype == i8 and attr(q, out_dtype) == i8 and value(s) == 0.00390625 and value(z) == -128)\012       or (x.dtype == i16 and attr(q, out_dtype) == i16 and value(s) == 0.000030517578125 and value(z) == 0)", .line = 102 },
};
static const struct dfg_desc_node cmsis_nn_softmax_nodes[12] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.quantize", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 6, 9, },
        .name = "q",
        .text = "qnn.quantize(nn.softmax(qnn.dequantize(x, const, const)), s & const, z & const)", .line = 101 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.softmax", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "nn.softmax(qnn.dequantize(x, const, const))", .line = 101 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.dequantize", },
        .n_kids = 3, .kids = (const uint32_t[]){ 3, 4, 5, },
        .text = "qnn.dequantize(x, const, const)", .line = 101 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 100 },
    [4] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 101 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 101 },
    [6] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "s & const", .line = 101 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "s",
        .text = "s", .line = 100 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 101 },
    [9] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, },
        .text = "z & const", .line = 101 },
    [10] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "z",
        .text = "z", .line = 100 },
    [11] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 101 },
};
static const struct dfg_desc_region cmsis_nn_softmax_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cmsis_nn_softmax_refs[] = { { 3, -1 }, { 7, -1 }, { 10, -1 }, { 0, -1 }, };
static const struct dfg_capture cmsis_nn_softmax_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct cmsis_nn_softmax_match, x) },
    { "s", DFG_CAP_NODE, offsetof(struct cmsis_nn_softmax_match, s) },
    { "z", DFG_CAP_NODE, offsetof(struct cmsis_nn_softmax_match, z) },
    { "q", DFG_CAP_NODE, offsetof(struct cmsis_nn_softmax_match, q) },
};
static const struct dfg_desc_pattern cmsis_nn_softmax_desc = {
    .n_nodes = 12, .n_exprs = 39, .n_vars = 0, .n_sets = 4,
    .nodes = cmsis_nn_softmax_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cmsis_nn_softmax_regions,
    .exprs = cmsis_nn_softmax_exprs,
    .captures = cmsis_nn_softmax_refs,
    .text = "pattern softmax(x, s, z) {\012    q = qnn.quantize(nn.softmax(qnn.dequantize(x, const, const)), s & const, z & const);\012    where (x.dtype == i8 and attr(q, out_dtype) == i8 and value(s) == 0.00390625 and value(z) == -128)\012       or (x.dtype == i16 and attr(q, out_dtype) == i16 and value(s) == 0.000030517578125 and value(z) == 0);\012    return q;\012}", .line = 100, .n_where = 1, .where = (const uint32_t[]){ 38, }
};
static bool cmsis_nn_softmax_any(const dfg_graph *g, dfg_node n, void *m)
{
    return cmsis_nn_softmax_match(g, n, m);
}
static bool cmsis_nn_softmax_pass(void *ctx, const struct cmsis_nn_softmax_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool cmsis_nn_softmax_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return cmsis_nn_softmax_each(g, n, cmsis_nn_softmax_pass, &e);
}

static const struct dfg_part cmsis_nn_softmax_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct cmsis_nn_softmax_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct cmsis_nn_softmax_whole, m.s) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct cmsis_nn_softmax_whole, m.z) },
    { DFG_PART_ROOT, false, 1, 3, offsetof(struct cmsis_nn_softmax_whole, m.q) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cmsis_nn_softmax_whole, softmax) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cmsis_nn_softmax_whole, dequantize) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cmsis_nn_softmax_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cmsis_nn_softmax_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cmsis_nn_softmax_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cmsis_nn_softmax_whole, constant_4) },
};
static const struct dfg_pattern patterns[] = {
    { .name = "requantized", .place = "cmsis_nn.pat:11", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cmsis_nn_requantized_match),
      .n_captures = 1, .captures = cmsis_nn_requantized_captures,
      .match = cmsis_nn_requantized_any, .each = cmsis_nn_requantized_all, .desc = &cmsis_nn_requantized_desc,
      .whole_size = sizeof(struct cmsis_nn_requantized_whole), .n_parts = sizeof cmsis_nn_requantized_parts / sizeof *cmsis_nn_requantized_parts,
      .n_params = 1, .parts = cmsis_nn_requantized_parts, .whole = cmsis_nn_requantized_whole },
    { .name = "conv2d", .place = "cmsis_nn.pat:31", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cmsis_nn_conv2d_match),
      .n_captures = 7, .captures = cmsis_nn_conv2d_captures,
      .match = cmsis_nn_conv2d_any, .each = cmsis_nn_conv2d_all, .desc = &cmsis_nn_conv2d_desc,
      .whole_size = sizeof(struct cmsis_nn_conv2d_whole), .n_parts = sizeof cmsis_nn_conv2d_parts / sizeof *cmsis_nn_conv2d_parts,
      .n_params = 5, .parts = cmsis_nn_conv2d_parts, .whole = cmsis_nn_conv2d_whole },
    { .name = "padded_conv2d", .place = "cmsis_nn.pat:41", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cmsis_nn_padded_conv2d_match),
      .n_captures = 10, .captures = cmsis_nn_padded_conv2d_captures,
      .match = cmsis_nn_padded_conv2d_any, .each = cmsis_nn_padded_conv2d_all, .desc = &cmsis_nn_padded_conv2d_desc,
      .whole_size = sizeof(struct cmsis_nn_padded_conv2d_whole), .n_parts = sizeof cmsis_nn_padded_conv2d_parts / sizeof *cmsis_nn_padded_conv2d_parts,
      .n_params = 5, .parts = cmsis_nn_padded_conv2d_parts, .whole = cmsis_nn_padded_conv2d_whole },
    { .name = "fully_connected", .place = "cmsis_nn.pat:54", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cmsis_nn_fully_connected_match),
      .n_captures = 7, .captures = cmsis_nn_fully_connected_captures,
      .match = cmsis_nn_fully_connected_any, .each = cmsis_nn_fully_connected_all, .desc = &cmsis_nn_fully_connected_desc,
      .whole_size = sizeof(struct cmsis_nn_fully_connected_whole), .n_parts = sizeof cmsis_nn_fully_connected_parts / sizeof *cmsis_nn_fully_connected_parts,
      .n_params = 5, .parts = cmsis_nn_fully_connected_parts, .whole = cmsis_nn_fully_connected_whole },
    { .name = "avg_pool2d", .place = "cmsis_nn.pat:66", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cmsis_nn_avg_pool2d_match),
      .n_captures = 3, .captures = cmsis_nn_avg_pool2d_captures,
      .match = cmsis_nn_avg_pool2d_any, .each = cmsis_nn_avg_pool2d_all, .desc = &cmsis_nn_avg_pool2d_desc,
      .whole_size = sizeof(struct cmsis_nn_avg_pool2d_whole), .n_parts = sizeof cmsis_nn_avg_pool2d_parts / sizeof *cmsis_nn_avg_pool2d_parts,
      .n_params = 1, .parts = cmsis_nn_avg_pool2d_parts, .whole = cmsis_nn_avg_pool2d_whole },
    { .name = "max_pool2d", .place = "cmsis_nn.pat:73", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cmsis_nn_max_pool2d_match),
      .n_captures = 2, .captures = cmsis_nn_max_pool2d_captures,
      .match = cmsis_nn_max_pool2d_any, .each = cmsis_nn_max_pool2d_all, .desc = &cmsis_nn_max_pool2d_desc,
      .whole_size = sizeof(struct cmsis_nn_max_pool2d_whole), .n_parts = sizeof cmsis_nn_max_pool2d_parts / sizeof *cmsis_nn_max_pool2d_parts,
      .n_params = 1, .parts = cmsis_nn_max_pool2d_parts, .whole = cmsis_nn_max_pool2d_whole },
    { .name = "mul", .place = "cmsis_nn.pat:86", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cmsis_nn_mul_match),
      .n_captures = 6, .captures = cmsis_nn_mul_captures,
      .match = cmsis_nn_mul_any, .each = cmsis_nn_mul_all, .desc = &cmsis_nn_mul_desc,
      .whole_size = sizeof(struct cmsis_nn_mul_whole), .n_parts = sizeof cmsis_nn_mul_parts / sizeof *cmsis_nn_mul_parts,
      .n_params = 5, .parts = cmsis_nn_mul_parts, .whole = cmsis_nn_mul_whole },
    { .name = "addition", .place = "cmsis_nn.pat:92", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cmsis_nn_addition_match),
      .n_captures = 6, .captures = cmsis_nn_addition_captures,
      .match = cmsis_nn_addition_any, .each = cmsis_nn_addition_all, .desc = &cmsis_nn_addition_desc,
      .whole_size = sizeof(struct cmsis_nn_addition_whole), .n_parts = sizeof cmsis_nn_addition_parts / sizeof *cmsis_nn_addition_parts,
      .n_params = 5, .parts = cmsis_nn_addition_parts, .whole = cmsis_nn_addition_whole },
    { .name = "softmax", .place = "cmsis_nn.pat:100", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cmsis_nn_softmax_match),
      .n_captures = 4, .captures = cmsis_nn_softmax_captures,
      .match = cmsis_nn_softmax_any, .each = cmsis_nn_softmax_all, .desc = &cmsis_nn_softmax_desc,
      .whole_size = sizeof(struct cmsis_nn_softmax_whole), .n_parts = sizeof cmsis_nn_softmax_parts / sizeof *cmsis_nn_softmax_parts,
      .n_params = 3, .parts = cmsis_nn_softmax_parts, .whole = cmsis_nn_softmax_whole },
};

/* ---- table cmsis_nn ---- */

static const struct dfg_table_entry cmsis_nn_entries[] = {
    { .name = "cmsis-nn.qnn_conv2d", .pattern = 2 },
    { .name = "cmsis-nn.qnn_conv2d", .pattern = 1 },
    { .name = "cmsis-nn.qnn_fully_connected", .pattern = 3 },
    { .name = "cmsis-nn.qnn_avg_pool2d", .pattern = 4 },
    { .name = "cmsis-nn.qnn_max_pool2d", .pattern = 5 },
    { .name = "cmsis-nn.qnn_mul", .pattern = 6 },
    { .name = "cmsis-nn.qnn_add", .pattern = 7 },
    { .name = "cmsis-nn.qnn_softmax", .pattern = 8 },
};
static const struct dfg_attr_text cmsis_nn_attrs[] = {
    { "Compiler", "\"cmsis-nn\"" },
};
static void cmsis_nn_candidates_any(const dfg_graph *g, dfg_node n, uint64_t *set)
{
    *set = cmsis_nn_candidates(g, n);
}

static const struct dfg_table tables[] = {
    { .name = "cmsis_nn", .n = 8, .last_wins = false, .entries = cmsis_nn_entries, .n_words = 1,
      .n_attrs = 1, .attrs = cmsis_nn_attrs,
      .candidates = cmsis_nn_candidates_any, .first = cmsis_nn_first, .sweep = cmsis_nn_sweep },
};

static const char *const imports[] = { "relay", NULL };
extern const struct dfg_unit cmsis_nn_unit;
const struct dfg_unit cmsis_nn_unit = {
    .abi = DFG_ABI,
    .name = "cmsis_nn",
    .imports = imports,
    .names = &cmsis_nn_names, .whole_names = &whole_names,
    .n_patterns = 9, .patterns = patterns,
    .n_tables = 1, .tables = tables,
};
