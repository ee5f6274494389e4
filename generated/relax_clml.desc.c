/* What relax_clml.pat declares, as tables for drivers and tests.  Made by pat2c; do not edit. */
#include "relax_clml.h"
#if RELAX_CLML_H != 0xd0897f2013a14280
#error "relax_clml.h is of another run of pat2c than this file"
#endif

#include <math.h>
#include <stddef.h>

#include "dfg.h"
#include "dfg_desc.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    OP_relax_add = DFG_FIRST_OP,
    OP_relax_call_tir,
    OP_relax_clip,
    OP_relax_divide,
    OP_relax_matmul,
    OP_relax_maximum,
    OP_relax_mean,
    OP_relax_minimum,
    OP_relax_multiply,
    OP_relax_nn_avg_pool1d,
    OP_relax_nn_avg_pool2d,
    OP_relax_nn_avg_pool3d,
    OP_relax_nn_batch_norm,
    OP_relax_nn_conv1d,
    OP_relax_nn_conv1d_transpose,
    OP_relax_nn_conv2d,
    OP_relax_nn_conv2d_transpose,
    OP_relax_nn_conv3d,
    OP_relax_nn_conv3d_transpose,
    OP_relax_nn_max_pool1d,
    OP_relax_nn_max_pool2d,
    OP_relax_nn_max_pool3d,
    OP_relax_nn_pad,
    OP_relax_nn_relu,
    OP_relax_nn_softmax,
    OP_relax_reshape,
    OP_relax_subtract,
};
enum {
    ATTR_axis,
    ATTR_data_layout,
    ATTR_dilation,
    ATTR_kernel_layout,
    ATTR_pad_mode,
    ATTR_pad_value,
    ATTR_padding,
    ATTR_pool_size,
    ATTR_strides,
};
enum {
    STR_IOHW,
    STR_NCHW,
    STR_OIHW,
    STR_constant,
};
static const char *const op_names[] = {
    "relax.add",
    "relax.call_tir",
    "relax.clip",
    "relax.divide",
    "relax.matmul",
    "relax.maximum",
    "relax.mean",
    "relax.minimum",
    "relax.multiply",
    "relax.nn.avg_pool1d",
    "relax.nn.avg_pool2d",
    "relax.nn.avg_pool3d",
    "relax.nn.batch_norm",
    "relax.nn.conv1d",
    "relax.nn.conv1d_transpose",
    "relax.nn.conv2d",
    "relax.nn.conv2d_transpose",
    "relax.nn.conv3d",
    "relax.nn.conv3d_transpose",
    "relax.nn.max_pool1d",
    "relax.nn.max_pool2d",
    "relax.nn.max_pool3d",
    "relax.nn.pad",
    "relax.nn.relu",
    "relax.nn.softmax",
    "relax.reshape",
    "relax.subtract",
};
static const char *const attr_names[] = {
    "axis",
    "data_layout",
    "dilation",
    "kernel_layout",
    "pad_mode",
    "pad_value",
    "padding",
    "pool_size",
    "strides",
};
static const char *const str_names[] = {
    "IOHW",
    "NCHW",
    "OIHW",
    "constant",
};
static const dfg_val LIST_0_0[] = {{.tag = DFG_V_INT, .u.i = 0}, {.tag = DFG_V_INT, .u.i = 0}};
static const dfg_val LIST_0_0_0_0[] = {{.tag = DFG_V_INT, .u.i = 0}, {.tag = DFG_V_INT, .u.i = 0}, {.tag = DFG_V_INT, .u.i = 0}, {.tag = DFG_V_INT, .u.i = 0}};
static const dfg_val LIST_0_0_0_0_0_0[] = {{.tag = DFG_V_INT, .u.i = 0}, {.tag = DFG_V_INT, .u.i = 0}, {.tag = DFG_V_INT, .u.i = 0}, {.tag = DFG_V_INT, .u.i = 0}, {.tag = DFG_V_INT, .u.i = 0}, {.tag = DFG_V_INT, .u.i = 0}};
static const dfg_val LIST_1[] = {{.tag = DFG_V_INT, .u.i = 1}};
static const dfg_val LIST_1_1[] = {{.tag = DFG_V_INT, .u.i = 1}, {.tag = DFG_V_INT, .u.i = 1}};
static const dfg_val LIST_1_1_1[] = {{.tag = DFG_V_INT, .u.i = 1}, {.tag = DFG_V_INT, .u.i = 1}, {.tag = DFG_V_INT, .u.i = 1}};

static const struct dfg_names whole_names = {
    .abi = DFG_ABI,
    .needs = DFG_NEEDS_FORMS,
    .n_ops = 27,
    .ops = op_names,
    .n_attrs = 9,
    .attrs = attr_names,
    .n_strs = 4,
    .strs = str_names,
};

/* relax_clml.pat:23
 * cond floats(x, w) = x.dtype in {f16, f32}, w.dtype in {f16, f32};
 */
static bool floats(const dfg_graph *g, dfg_node x, dfg_node w)
{
    return (dfg_dtype(g, x) == DFG_F16 || dfg_dtype(g, x) == DFG_F32)
        && (dfg_dtype(g, w) == DFG_F16 || dfg_dtype(g, w) == DFG_F32);
}

struct relax_clml_conv2d_whole {
    struct relax_clml_conv2d_match m;
    dfg_node conv2d;
};

static bool relax_clml_conv2d_whole(const dfg_graph *g, dfg_node n,
                                    bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_nn_conv2d, 2))
        return false;
    if (!dfg_str_is(g, n, ATTR_data_layout, STR_NCHW, STR_NCHW))
        return false;
    if (!dfg_str_is(g, n, ATTR_kernel_layout, STR_OIHW, STR_OIHW))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node w = dfg_arg(g, n, 1);
    /* where floats(x, w) */
    if (!floats(g, x, w))
        return false;
    return accept(ctx, &(struct relax_clml_conv2d_whole){.m = {.root = n, .x = x, .w = w}, .conv2d = n});
}

struct relax_clml_pad_conv2d_whole {
    struct relax_clml_pad_conv2d_match m;
    dfg_node conv2d;
    dfg_node pad;
};

static bool relax_clml_pad_conv2d_whole(const dfg_graph *g, dfg_node n,
                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_nn_conv2d, 2))
        return false;
    if (!dfg_str_is(g, n, ATTR_data_layout, STR_NCHW, STR_NCHW))
        return false;
    if (!dfg_str_is(g, n, ATTR_kernel_layout, STR_OIHW, STR_OIHW))
        return false;
    dfg_node pad = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, pad, OP_relax_nn_pad, 1))
        return false;
    if (!dfg_str_is(g, pad, ATTR_pad_mode, STR_constant, STR_constant))
        return false;
    if (!dfg_float_is(g, pad, ATTR_pad_value, 0.0, 0.0))
        return false;
    dfg_node x = dfg_arg(g, pad, 0);
    dfg_node w = dfg_arg(g, n, 1);
    if (!dfg_same_body(g, n, pad))
        return false;
    /* where floats(x, w) */
    if (!floats(g, pad, w))
        return false;
    return accept(ctx, &(struct relax_clml_pad_conv2d_whole){.m = {.root = n, .x = x, .w = w},
            .conv2d = n, .pad = pad});
}

struct relax_clml_conv2d_transpose_whole {
    struct relax_clml_conv2d_transpose_match m;
    dfg_node conv2d_transpose;
};

static bool relax_clml_conv2d_transpose_whole(const dfg_graph *g, dfg_node n,
                                              bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_nn_conv2d_transpose, 2))
        return false;
    if (!dfg_str_is(g, n, ATTR_data_layout, STR_NCHW, STR_NCHW))
        return false;
    if (!dfg_str_is(g, n, ATTR_kernel_layout, STR_OIHW, STR_IOHW))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node w = dfg_arg(g, n, 1);
    /* where floats(x, w) */
    if (!floats(g, x, w))
        return false;
    return accept(ctx, &(struct relax_clml_conv2d_transpose_whole){.m = {.root = n, .x = x, .w = w},
            .conv2d_transpose = n});
}

struct relax_clml_biased_whole {
    struct relax_clml_biased_match m;
    dfg_node add;
};

static bool relax_clml_biased_whole(const dfg_graph *g, dfg_node n,
                                    bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node c = dfg_arg(g, n, swap);
        dfg_node b = dfg_arg(g, n, 1 - swap);
        if (!dfg_is(g, b, DFG_CONST))
            continue;
        /* where b.elements == c.shape[1] */
        if (!dfg_dim_eq(g, dfg_elements_of(g, b), dfg_extent_of(g, c, 1)))
            continue;
        /* where b.shape[-3] == b.elements */
        if (!dfg_dim_eq(g, dfg_extent_of(g, b, -3), dfg_elements_of(g, b)))
            continue;
        if (accept(ctx, &(struct relax_clml_biased_whole){.m = {.root = n, .c = c, .b = b}, .add = n}))
            return true;
    }
    return false;
}

struct relax_clml_norm_whole {
    struct relax_clml_norm_match m;
    dfg_node batch_norm;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
};

static bool relax_clml_norm_whole(const dfg_graph *g, dfg_node n,
                                  bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_nn_batch_norm, 5))
        return false;
    dfg_node c = dfg_arg(g, n, 0);
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
    return accept(ctx, &(struct relax_clml_norm_whole){.m = {.root = n, .c = c}, .batch_norm = n,
            .constant = constant, .constant_2 = constant_2, .constant_3 = constant_3,
            .constant_4 = constant_4});
}

struct relax_clml_first_whole {
    struct relax_clml_first_match m;
    dfg_node get;
};

static bool relax_clml_first_whole(const dfg_graph *g, dfg_node n,
                                   bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_is_get(g, n, 0))
        return false;
    dfg_node t = dfg_arg(g, n, 0);
    return accept(ctx, &(struct relax_clml_first_whole){.m = {.root = n, .t = t}, .get = n});
}

struct relax_clml_relu6_whole {
    struct relax_clml_relu6_match m;
    dfg_node clip;
    dfg_node constant;
    dfg_node constant_2;
};

static bool relax_clml_relu6_whole(const dfg_graph *g, dfg_node n,
                                   bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_clip, 3))
        return false;
    dfg_node c = dfg_arg(g, n, 0);
    dfg_node constant = dfg_arg(g, n, 1);
    if (!dfg_scalar_is(g, constant, dfg_int(0), DFG_NO_DTYPE))
        return false;
    dfg_node constant_2 = dfg_arg(g, n, 2);
    if (!dfg_scalar_is(g, constant_2, dfg_int(6), DFG_NO_DTYPE))
        return false;
    return accept(ctx, &(struct relax_clml_relu6_whole){.m = {.root = n, .c = c}, .clip = n,
            .constant = constant, .constant_2 = constant_2});
}

struct relax_clml_mean_whole {
    struct relax_clml_mean_match m;
    dfg_node mean;
};

static bool relax_clml_mean_whole(const dfg_graph *g, dfg_node n,
                                  bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_mean, 1))
        return false;
    if (!dfg_list_is(g, n, ATTR_axis, DFG_LIST(dfg_int(2), dfg_int(3)), false))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where x.rank == 4 */
    if (dfg_rank(g, x) != 4)
        return false;
    /* where x.shape[1] > 0 */
    if (!dfg_dim_gt(g, dfg_extent_of(g, x, 1), dfg_int(0)))
        return false;
    /* where x.shape[2] > 0 */
    if (!dfg_dim_gt(g, dfg_extent_of(g, x, 2), dfg_int(0)))
        return false;
    /* where x.shape[3] > 0 */
    if (!dfg_dim_gt(g, dfg_extent_of(g, x, 3), dfg_int(0)))
        return false;
    return accept(ctx, &(struct relax_clml_mean_whole){.m = {.root = n, .x = x}, .mean = n});
}

struct relax_clml_reshaped_norm_whole {
    struct relax_clml_reshaped_norm_match m;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
    dfg_node reshape;
    dfg_node get;
    dfg_node x;
};

static bool relax_clml_reshaped_norm_whole(const dfg_graph *g, dfg_node n,
                                           bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_reshape, 2))
        return false;
    dfg_node get = dfg_arg(g, n, 0);
    if (!dfg_is_get(g, get, 0))
        return false;
    dfg_node n_2 = dfg_arg(g, get, 0);
    if (!dfg_calls_with(g, n_2, OP_relax_nn_batch_norm, 5))
        return false;
    dfg_node x = dfg_arg(g, n_2, 0);
    dfg_node gamma = dfg_arg(g, n_2, 1);
    dfg_node constant = gamma;
    if (!dfg_is(g, constant, DFG_CONST) || dfg_dtype(g, constant) != DFG_F32)
        return false;
    dfg_node beta = dfg_arg(g, n_2, 2);
    dfg_node constant_2 = beta;
    if (!dfg_is(g, constant_2, DFG_CONST) || dfg_dtype(g, constant_2) != DFG_F32)
        return false;
    dfg_node average = dfg_arg(g, n_2, 3);
    dfg_node constant_3 = average;
    if (!dfg_is(g, constant_3, DFG_CONST) || dfg_dtype(g, constant_3) != DFG_F32)
        return false;
    dfg_node variance = dfg_arg(g, n_2, 4);
    dfg_node constant_4 = variance;
    if (!dfg_is(g, constant_4, DFG_CONST) || dfg_dtype(g, constant_4) != DFG_F32)
        return false;
    dfg_node x_2 = dfg_arg(g, n, 1);
    if (!dfg_in_body(g, n, (const dfg_node[]){get, n_2}, 2))
        return false;
    /* where same_shape(gamma, beta, average, variance) */
    if (dfg_same_shape(g, gamma, beta) != DFG_TRUE || dfg_same_shape(g, gamma, average) != DFG_TRUE
        || dfg_same_shape(g, gamma, variance) != DFG_TRUE)
        return false;
    return accept(ctx, &(struct relax_clml_reshaped_norm_whole){.m = {.root = n, .x = x, .gamma = gamma,
            .beta = beta, .average = average, .variance = variance, .n = n_2},
            .constant = constant, .constant_2 = constant_2, .constant_3 = constant_3,
            .constant_4 = constant_4, .reshape = n, .get = get, .x = x_2});
}

struct relax_clml_dequant_matmul_whole {
    struct relax_clml_dequant_matmul_match m;
    dfg_node global;
    dfg_node tuple;
};

static bool relax_clml_dequant_matmul_whole(const dfg_graph *g, dfg_node n,
                                            bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_matmul, 2))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    if (dfg_dtype(g, x) != DFG_F16)
        return false;
    dfg_node decoded = dfg_arg(g, n, 1);
    if (!dfg_calls_with(g, decoded, OP_relax_call_tir, 2))
        return false;
    dfg_node global = dfg_arg(g, decoded, 0);
    if (!dfg_global_fits(g, global, "*dequantize*"))
        return false;
    dfg_node tuple = dfg_arg(g, decoded, 1);
    if (!dfg_is(g, tuple, DFG_TUPLE) || !dfg_has_args(g, tuple, 2))
        return false;
    dfg_node w = dfg_arg(g, tuple, 0);
    dfg_node scales = dfg_arg(g, tuple, 1);
    if (!dfg_in_body(g, n, (const dfg_node[]){decoded, tuple}, 2))
        return false;
    /* where r.rank == 3 */
    if (dfg_rank(g, n) != 3)
        return false;
    /* where r.shape[0] == 1 */
    if (dfg_extent(g, n, 0) != 1)
        return false;
    /* where r.dtype == f16 */
    if (dfg_dtype(g, n) != DFG_F16)
        return false;
    /* where decoded.rank == 2 */
    if (dfg_rank(g, decoded) != 2)
        return false;
    /* where w.shape[-1] == r.shape[-1] */
    if (!dfg_dim_eq(g, dfg_extent_of(g, w, -1), dfg_extent_of(g, n, -1)))
        return false;
    /* where decoded.shape[-2] == x.shape[-1] */
    if (!dfg_dim_eq(g, dfg_extent_of(g, decoded, -2), dfg_extent_of(g, x, -1)))
        return false;
    return accept(ctx, &(struct relax_clml_dequant_matmul_whole){.m = {.root = n, .x = x, .w = w,
            .scales = scales, .decoded = decoded, .r = n}, .global = global,
            .tuple = tuple});
}

struct relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_transpose_whole {
    struct relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_transpose_match m;
    dfg_node clip;
    dfg_node get;
    dfg_node batch_norm;
    dfg_node add;
    dfg_node conv2d_transpose;
    dfg_node b;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
    dfg_node constant_5;
    dfg_node constant_6;
};

static bool relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_transpose_whole(const dfg_graph *g, dfg_node n,
                                                                             bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_relax_clip, 3))
        return false;
    dfg_node get = dfg_arg(g, n, 0);
    if (!dfg_is_get(g, get, 0))
        return false;
    dfg_node batch_norm = dfg_arg(g, get, 0);
    if (!dfg_calls_argc(g, batch_norm, OP_relax_nn_batch_norm, 5))
        return false;
    dfg_node add = dfg_arg(g, batch_norm, 0);
    if (!dfg_calls_argc(g, add, OP_relax_add, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, add, 0)) == OP_relax_nn_conv2d_transpose ? 0 : 1;
    dfg_node conv2d_transpose = dfg_arg(g, add, swap);
    if (!dfg_calls_with(g, conv2d_transpose, OP_relax_nn_conv2d_transpose, 2))
        return false;
    if (!dfg_str_is(g, conv2d_transpose, ATTR_data_layout, STR_NCHW, STR_NCHW))
        return false;
    if (!dfg_str_is(g, conv2d_transpose, ATTR_kernel_layout, STR_OIHW, STR_IOHW))
        return false;
    dfg_node x = dfg_arg(g, conv2d_transpose, 0);
    dfg_node w = dfg_arg(g, conv2d_transpose, 1);
    dfg_node b = dfg_arg(g, add, 1 - swap);
    if (!dfg_is(g, b, DFG_CONST))
        return false;
    dfg_node constant = dfg_arg(g, batch_norm, 1);
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node constant_2 = dfg_arg(g, batch_norm, 2);
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node constant_3 = dfg_arg(g, batch_norm, 3);
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    dfg_node constant_4 = dfg_arg(g, batch_norm, 4);
    if (!dfg_is(g, constant_4, DFG_CONST))
        return false;
    dfg_node constant_5 = dfg_arg(g, n, 1);
    if (!dfg_scalar_is(g, constant_5, dfg_int(0), DFG_NO_DTYPE))
        return false;
    dfg_node constant_6 = dfg_arg(g, n, 2);
    if (!dfg_scalar_is(g, constant_6, dfg_int(6), DFG_NO_DTYPE))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){get, batch_norm, add, conv2d_transpose}, 4))
        return false;
    /* where floats(x, w) */
    if (!floats(g, x, w))
        return false;
    /* where b.elements == c.shape[1] */
    if (!dfg_dim_eq(g, dfg_elements_of(g, b), dfg_extent_of(g, conv2d_transpose, 1)))
        return false;
    /* where b.shape[-3] == b.elements */
    if (!dfg_dim_eq(g, dfg_extent_of(g, b, -3), dfg_elements_of(g, b)))
        return false;
    return accept(ctx, &(struct relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_transpose_whole){.m = {.root = n,
            .x = x, .w = w}, .clip = n, .get = get, .batch_norm = batch_norm,
            .add = add, .conv2d_transpose = conv2d_transpose, .b = b, .constant = constant,
            .constant_2 = constant_2, .constant_3 = constant_3, .constant_4 = constant_4,
            .constant_5 = constant_5, .constant_6 = constant_6});
}

struct relax_clml_openclml_clip_tuple_bn_bias_pad_nn_conv2d_whole {
    struct relax_clml_openclml_clip_tuple_bn_bias_pad_nn_conv2d_match m;
    dfg_node clip;
    dfg_node get;
    dfg_node batch_norm;
    dfg_node add;
    dfg_node conv2d;
    dfg_node pad;
    dfg_node b;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
    dfg_node constant_5;
    dfg_node constant_6;
};

static bool relax_clml_openclml_clip_tuple_bn_bias_pad_nn_conv2d_whole(const dfg_graph *g, dfg_node n,
                                                                       bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_relax_clip, 3))
        return false;
    dfg_node get = dfg_arg(g, n, 0);
    if (!dfg_is_get(g, get, 0))
        return false;
    dfg_node batch_norm = dfg_arg(g, get, 0);
    if (!dfg_calls_argc(g, batch_norm, OP_relax_nn_batch_norm, 5))
        return false;
    dfg_node add = dfg_arg(g, batch_norm, 0);
    if (!dfg_calls_argc(g, add, OP_relax_add, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, add, 0)) == OP_relax_nn_conv2d ? 0 : 1;
    dfg_node conv2d = dfg_arg(g, add, swap);
    if (!dfg_calls_with(g, conv2d, OP_relax_nn_conv2d, 2))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_data_layout, STR_NCHW, STR_NCHW))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_kernel_layout, STR_OIHW, STR_OIHW))
        return false;
    dfg_node pad = dfg_arg(g, conv2d, 0);
    if (!dfg_calls_with(g, pad, OP_relax_nn_pad, 1))
        return false;
    if (!dfg_str_is(g, pad, ATTR_pad_mode, STR_constant, STR_constant))
        return false;
    if (!dfg_float_is(g, pad, ATTR_pad_value, 0.0, 0.0))
        return false;
    dfg_node x = dfg_arg(g, pad, 0);
    dfg_node w = dfg_arg(g, conv2d, 1);
    dfg_node b = dfg_arg(g, add, 1 - swap);
    if (!dfg_is(g, b, DFG_CONST))
        return false;
    dfg_node constant = dfg_arg(g, batch_norm, 1);
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node constant_2 = dfg_arg(g, batch_norm, 2);
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node constant_3 = dfg_arg(g, batch_norm, 3);
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    dfg_node constant_4 = dfg_arg(g, batch_norm, 4);
    if (!dfg_is(g, constant_4, DFG_CONST))
        return false;
    dfg_node constant_5 = dfg_arg(g, n, 1);
    if (!dfg_scalar_is(g, constant_5, dfg_int(0), DFG_NO_DTYPE))
        return false;
    dfg_node constant_6 = dfg_arg(g, n, 2);
    if (!dfg_scalar_is(g, constant_6, dfg_int(6), DFG_NO_DTYPE))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){get, batch_norm, add, conv2d, pad}, 5))
        return false;
    /* where floats(x, w) */
    if (!floats(g, pad, w))
        return false;
    /* where b.elements == c.shape[1] */
    if (!dfg_dim_eq(g, dfg_elements_of(g, b), dfg_extent_of(g, conv2d, 1)))
        return false;
    /* where b.shape[-3] == b.elements */
    if (!dfg_dim_eq(g, dfg_extent_of(g, b, -3), dfg_elements_of(g, b)))
        return false;
    return accept(ctx, &(struct relax_clml_openclml_clip_tuple_bn_bias_pad_nn_conv2d_whole){.m = {.root = n,
            .x = x, .w = w}, .clip = n, .get = get, .batch_norm = batch_norm,
            .add = add, .conv2d = conv2d, .pad = pad, .b = b, .constant = constant,
            .constant_2 = constant_2, .constant_3 = constant_3, .constant_4 = constant_4,
            .constant_5 = constant_5, .constant_6 = constant_6});
}

struct relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_whole {
    struct relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_match m;
    dfg_node clip;
    dfg_node get;
    dfg_node batch_norm;
    dfg_node add;
    dfg_node conv2d;
    dfg_node b;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
    dfg_node constant_5;
    dfg_node constant_6;
};

static bool relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_whole(const dfg_graph *g, dfg_node n,
                                                                   bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_relax_clip, 3))
        return false;
    dfg_node get = dfg_arg(g, n, 0);
    if (!dfg_is_get(g, get, 0))
        return false;
    dfg_node batch_norm = dfg_arg(g, get, 0);
    if (!dfg_calls_argc(g, batch_norm, OP_relax_nn_batch_norm, 5))
        return false;
    dfg_node add = dfg_arg(g, batch_norm, 0);
    if (!dfg_calls_argc(g, add, OP_relax_add, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, add, 0)) == OP_relax_nn_conv2d ? 0 : 1;
    dfg_node conv2d = dfg_arg(g, add, swap);
    if (!dfg_calls_with(g, conv2d, OP_relax_nn_conv2d, 2))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_data_layout, STR_NCHW, STR_NCHW))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_kernel_layout, STR_OIHW, STR_OIHW))
        return false;
    dfg_node x = dfg_arg(g, conv2d, 0);
    dfg_node w = dfg_arg(g, conv2d, 1);
    dfg_node b = dfg_arg(g, add, 1 - swap);
    if (!dfg_is(g, b, DFG_CONST))
        return false;
    dfg_node constant = dfg_arg(g, batch_norm, 1);
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node constant_2 = dfg_arg(g, batch_norm, 2);
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node constant_3 = dfg_arg(g, batch_norm, 3);
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    dfg_node constant_4 = dfg_arg(g, batch_norm, 4);
    if (!dfg_is(g, constant_4, DFG_CONST))
        return false;
    dfg_node constant_5 = dfg_arg(g, n, 1);
    if (!dfg_scalar_is(g, constant_5, dfg_int(0), DFG_NO_DTYPE))
        return false;
    dfg_node constant_6 = dfg_arg(g, n, 2);
    if (!dfg_scalar_is(g, constant_6, dfg_int(6), DFG_NO_DTYPE))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){get, batch_norm, add, conv2d}, 4))
        return false;
    /* where floats(x, w) */
    if (!floats(g, x, w))
        return false;
    /* where b.elements == c.shape[1] */
    if (!dfg_dim_eq(g, dfg_elements_of(g, b), dfg_extent_of(g, conv2d, 1)))
        return false;
    /* where b.shape[-3] == b.elements */
    if (!dfg_dim_eq(g, dfg_extent_of(g, b, -3), dfg_elements_of(g, b)))
        return false;
    return accept(ctx, &(struct relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_whole){.m = {.root = n,
            .x = x, .w = w}, .clip = n, .get = get, .batch_norm = batch_norm,
            .add = add, .conv2d = conv2d, .b = b, .constant = constant,
            .constant_2 = constant_2, .constant_3 = constant_3, .constant_4 = constant_4,
            .constant_5 = constant_5, .constant_6 = constant_6});
}

struct relax_clml_openclml_clip_tuple_bn_nn_conv2d_transpose_whole {
    struct relax_clml_openclml_clip_tuple_bn_nn_conv2d_transpose_match m;
    dfg_node clip;
    dfg_node get;
    dfg_node batch_norm;
    dfg_node conv2d_transpose;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
    dfg_node constant_5;
    dfg_node constant_6;
};

static bool relax_clml_openclml_clip_tuple_bn_nn_conv2d_transpose_whole(const dfg_graph *g, dfg_node n,
                                                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_relax_clip, 3))
        return false;
    dfg_node get = dfg_arg(g, n, 0);
    if (!dfg_is_get(g, get, 0))
        return false;
    dfg_node batch_norm = dfg_arg(g, get, 0);
    if (!dfg_calls_argc(g, batch_norm, OP_relax_nn_batch_norm, 5))
        return false;
    dfg_node conv2d_transpose = dfg_arg(g, batch_norm, 0);
    if (!dfg_calls_with(g, conv2d_transpose, OP_relax_nn_conv2d_transpose, 2))
        return false;
    if (!dfg_str_is(g, conv2d_transpose, ATTR_data_layout, STR_NCHW, STR_NCHW))
        return false;
    if (!dfg_str_is(g, conv2d_transpose, ATTR_kernel_layout, STR_OIHW, STR_IOHW))
        return false;
    dfg_node x = dfg_arg(g, conv2d_transpose, 0);
    dfg_node w = dfg_arg(g, conv2d_transpose, 1);
    dfg_node constant = dfg_arg(g, batch_norm, 1);
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node constant_2 = dfg_arg(g, batch_norm, 2);
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node constant_3 = dfg_arg(g, batch_norm, 3);
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    dfg_node constant_4 = dfg_arg(g, batch_norm, 4);
    if (!dfg_is(g, constant_4, DFG_CONST))
        return false;
    dfg_node constant_5 = dfg_arg(g, n, 1);
    if (!dfg_scalar_is(g, constant_5, dfg_int(0), DFG_NO_DTYPE))
        return false;
    dfg_node constant_6 = dfg_arg(g, n, 2);
    if (!dfg_scalar_is(g, constant_6, dfg_int(6), DFG_NO_DTYPE))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){get, batch_norm, conv2d_transpose}, 3))
        return false;
    /* where floats(x, w) */
    if (!floats(g, x, w))
        return false;
    return accept(ctx, &(struct relax_clml_openclml_clip_tuple_bn_nn_conv2d_transpose_whole){.m = {.root = n,
            .x = x, .w = w}, .clip = n, .get = get, .batch_norm = batch_norm,
            .conv2d_transpose = conv2d_transpose, .constant = constant,
            .constant_2 = constant_2, .constant_3 = constant_3, .constant_4 = constant_4,
            .constant_5 = constant_5, .constant_6 = constant_6});
}

struct relax_clml_openclml_clip_tuple_bn_pad_nn_conv2d_whole {
    struct relax_clml_openclml_clip_tuple_bn_pad_nn_conv2d_match m;
    dfg_node clip;
    dfg_node get;
    dfg_node batch_norm;
    dfg_node conv2d;
    dfg_node pad;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
    dfg_node constant_5;
    dfg_node constant_6;
};

static bool relax_clml_openclml_clip_tuple_bn_pad_nn_conv2d_whole(const dfg_graph *g, dfg_node n,
                                                                  bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_relax_clip, 3))
        return false;
    dfg_node get = dfg_arg(g, n, 0);
    if (!dfg_is_get(g, get, 0))
        return false;
    dfg_node batch_norm = dfg_arg(g, get, 0);
    if (!dfg_calls_argc(g, batch_norm, OP_relax_nn_batch_norm, 5))
        return false;
    dfg_node conv2d = dfg_arg(g, batch_norm, 0);
    if (!dfg_calls_with(g, conv2d, OP_relax_nn_conv2d, 2))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_data_layout, STR_NCHW, STR_NCHW))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_kernel_layout, STR_OIHW, STR_OIHW))
        return false;
    dfg_node pad = dfg_arg(g, conv2d, 0);
    if (!dfg_calls_with(g, pad, OP_relax_nn_pad, 1))
        return false;
    if (!dfg_str_is(g, pad, ATTR_pad_mode, STR_constant, STR_constant))
        return false;
    if (!dfg_float_is(g, pad, ATTR_pad_value, 0.0, 0.0))
        return false;
    dfg_node x = dfg_arg(g, pad, 0);
    dfg_node w = dfg_arg(g, conv2d, 1);
    dfg_node constant = dfg_arg(g, batch_norm, 1);
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node constant_2 = dfg_arg(g, batch_norm, 2);
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node constant_3 = dfg_arg(g, batch_norm, 3);
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    dfg_node constant_4 = dfg_arg(g, batch_norm, 4);
    if (!dfg_is(g, constant_4, DFG_CONST))
        return false;
    dfg_node constant_5 = dfg_arg(g, n, 1);
    if (!dfg_scalar_is(g, constant_5, dfg_int(0), DFG_NO_DTYPE))
        return false;
    dfg_node constant_6 = dfg_arg(g, n, 2);
    if (!dfg_scalar_is(g, constant_6, dfg_int(6), DFG_NO_DTYPE))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){get, batch_norm, conv2d, pad}, 4))
        return false;
    /* where floats(x, w) */
    if (!floats(g, pad, w))
        return false;
    return accept(ctx, &(struct relax_clml_openclml_clip_tuple_bn_pad_nn_conv2d_whole){.m = {.root = n,
            .x = x, .w = w}, .clip = n, .get = get, .batch_norm = batch_norm,
            .conv2d = conv2d, .pad = pad, .constant = constant, .constant_2 = constant_2,
            .constant_3 = constant_3, .constant_4 = constant_4, .constant_5 = constant_5,
            .constant_6 = constant_6});
}

struct relax_clml_openclml_clip_tuple_bn_nn_conv2d_whole {
    struct relax_clml_openclml_clip_tuple_bn_nn_conv2d_match m;
    dfg_node clip;
    dfg_node get;
    dfg_node batch_norm;
    dfg_node conv2d;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
    dfg_node constant_5;
    dfg_node constant_6;
};

static bool relax_clml_openclml_clip_tuple_bn_nn_conv2d_whole(const dfg_graph *g, dfg_node n,
                                                              bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_relax_clip, 3))
        return false;
    dfg_node get = dfg_arg(g, n, 0);
    if (!dfg_is_get(g, get, 0))
        return false;
    dfg_node batch_norm = dfg_arg(g, get, 0);
    if (!dfg_calls_argc(g, batch_norm, OP_relax_nn_batch_norm, 5))
        return false;
    dfg_node conv2d = dfg_arg(g, batch_norm, 0);
    if (!dfg_calls_with(g, conv2d, OP_relax_nn_conv2d, 2))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_data_layout, STR_NCHW, STR_NCHW))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_kernel_layout, STR_OIHW, STR_OIHW))
        return false;
    dfg_node x = dfg_arg(g, conv2d, 0);
    dfg_node w = dfg_arg(g, conv2d, 1);
    dfg_node constant = dfg_arg(g, batch_norm, 1);
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node constant_2 = dfg_arg(g, batch_norm, 2);
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node constant_3 = dfg_arg(g, batch_norm, 3);
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    dfg_node constant_4 = dfg_arg(g, batch_norm, 4);
    if (!dfg_is(g, constant_4, DFG_CONST))
        return false;
    dfg_node constant_5 = dfg_arg(g, n, 1);
    if (!dfg_scalar_is(g, constant_5, dfg_int(0), DFG_NO_DTYPE))
        return false;
    dfg_node constant_6 = dfg_arg(g, n, 2);
    if (!dfg_scalar_is(g, constant_6, dfg_int(6), DFG_NO_DTYPE))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){get, batch_norm, conv2d}, 3))
        return false;
    /* where floats(x, w) */
    if (!floats(g, x, w))
        return false;
    return accept(ctx, &(struct relax_clml_openclml_clip_tuple_bn_nn_conv2d_whole){.m = {.root = n,
            .x = x, .w = w}, .clip = n, .get = get, .batch_norm = batch_norm,
            .conv2d = conv2d, .constant = constant, .constant_2 = constant_2,
            .constant_3 = constant_3, .constant_4 = constant_4, .constant_5 = constant_5,
            .constant_6 = constant_6});
}

struct relax_clml_openclml_clip_tuple_bias_nn_conv2d_transpose_whole {
    struct relax_clml_openclml_clip_tuple_bias_nn_conv2d_transpose_match m;
    dfg_node clip;
    dfg_node get;
    dfg_node add;
    dfg_node conv2d_transpose;
    dfg_node b;
    dfg_node constant;
    dfg_node constant_2;
};

static bool relax_clml_openclml_clip_tuple_bias_nn_conv2d_transpose_whole(const dfg_graph *g, dfg_node n,
                                                                          bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_relax_clip, 3))
        return false;
    dfg_node get = dfg_arg(g, n, 0);
    if (!dfg_is_get(g, get, 0))
        return false;
    dfg_node add = dfg_arg(g, get, 0);
    if (!dfg_calls_argc(g, add, OP_relax_add, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, add, 0)) == OP_relax_nn_conv2d_transpose ? 0 : 1;
    dfg_node conv2d_transpose = dfg_arg(g, add, swap);
    if (!dfg_calls_with(g, conv2d_transpose, OP_relax_nn_conv2d_transpose, 2))
        return false;
    if (!dfg_str_is(g, conv2d_transpose, ATTR_data_layout, STR_NCHW, STR_NCHW))
        return false;
    if (!dfg_str_is(g, conv2d_transpose, ATTR_kernel_layout, STR_OIHW, STR_IOHW))
        return false;
    dfg_node x = dfg_arg(g, conv2d_transpose, 0);
    dfg_node w = dfg_arg(g, conv2d_transpose, 1);
    dfg_node b = dfg_arg(g, add, 1 - swap);
    if (!dfg_is(g, b, DFG_CONST))
        return false;
    dfg_node constant = dfg_arg(g, n, 1);
    if (!dfg_scalar_is(g, constant, dfg_int(0), DFG_NO_DTYPE))
        return false;
    dfg_node constant_2 = dfg_arg(g, n, 2);
    if (!dfg_scalar_is(g, constant_2, dfg_int(6), DFG_NO_DTYPE))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){get, add, conv2d_transpose}, 3))
        return false;
    /* where floats(x, w) */
    if (!floats(g, x, w))
        return false;
    /* where b.elements == c.shape[1] */
    if (!dfg_dim_eq(g, dfg_elements_of(g, b), dfg_extent_of(g, conv2d_transpose, 1)))
        return false;
    /* where b.shape[-3] == b.elements */
    if (!dfg_dim_eq(g, dfg_extent_of(g, b, -3), dfg_elements_of(g, b)))
        return false;
    return accept(ctx, &(struct relax_clml_openclml_clip_tuple_bias_nn_conv2d_transpose_whole){.m = {.root = n,
            .x = x, .w = w}, .clip = n, .get = get, .add = add,
            .conv2d_transpose = conv2d_transpose, .b = b, .constant = constant,
            .constant_2 = constant_2});
}

struct relax_clml_openclml_clip_tuple_bias_pad_nn_conv2d_whole {
    struct relax_clml_openclml_clip_tuple_bias_pad_nn_conv2d_match m;
    dfg_node clip;
    dfg_node get;
    dfg_node add;
    dfg_node conv2d;
    dfg_node pad;
    dfg_node b;
    dfg_node constant;
    dfg_node constant_2;
};

static bool relax_clml_openclml_clip_tuple_bias_pad_nn_conv2d_whole(const dfg_graph *g, dfg_node n,
                                                                    bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_relax_clip, 3))
        return false;
    dfg_node get = dfg_arg(g, n, 0);
    if (!dfg_is_get(g, get, 0))
        return false;
    dfg_node add = dfg_arg(g, get, 0);
    if (!dfg_calls_argc(g, add, OP_relax_add, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, add, 0)) == OP_relax_nn_conv2d ? 0 : 1;
    dfg_node conv2d = dfg_arg(g, add, swap);
    if (!dfg_calls_with(g, conv2d, OP_relax_nn_conv2d, 2))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_data_layout, STR_NCHW, STR_NCHW))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_kernel_layout, STR_OIHW, STR_OIHW))
        return false;
    dfg_node pad = dfg_arg(g, conv2d, 0);
    if (!dfg_calls_with(g, pad, OP_relax_nn_pad, 1))
        return false;
    if (!dfg_str_is(g, pad, ATTR_pad_mode, STR_constant, STR_constant))
        return false;
    if (!dfg_float_is(g, pad, ATTR_pad_value, 0.0, 0.0))
        return false;
    dfg_node x = dfg_arg(g, pad, 0);
    dfg_node w = dfg_arg(g, conv2d, 1);
    dfg_node b = dfg_arg(g, add, 1 - swap);
    if (!dfg_is(g, b, DFG_CONST))
        return false;
    dfg_node constant = dfg_arg(g, n, 1);
    if (!dfg_scalar_is(g, constant, dfg_int(0), DFG_NO_DTYPE))
        return false;
    dfg_node constant_2 = dfg_arg(g, n, 2);
    if (!dfg_scalar_is(g, constant_2, dfg_int(6), DFG_NO_DTYPE))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){get, add, conv2d, pad}, 4))
        return false;
    /* where floats(x, w) */
    if (!floats(g, pad, w))
        return false;
    /* where b.elements == c.shape[1] */
    if (!dfg_dim_eq(g, dfg_elements_of(g, b), dfg_extent_of(g, conv2d, 1)))
        return false;
    /* where b.shape[-3] == b.elements */
    if (!dfg_dim_eq(g, dfg_extent_of(g, b, -3), dfg_elements_of(g, b)))
        return false;
    return accept(ctx, &(struct relax_clml_openclml_clip_tuple_bias_pad_nn_conv2d_whole){.m = {.root = n,
            .x = x, .w = w}, .clip = n, .get = get, .add = add, .conv2d = conv2d,
            .pad = pad, .b = b, .constant = constant, .constant_2 = constant_2});
}

struct relax_clml_openclml_clip_tuple_bias_nn_conv2d_whole {
    struct relax_clml_openclml_clip_tuple_bias_nn_conv2d_match m;
    dfg_node clip;
    dfg_node get;
    dfg_node add;
    dfg_node conv2d;
    dfg_node b;
    dfg_node constant;
    dfg_node constant_2;
};

static bool relax_clml_openclml_clip_tuple_bias_nn_conv2d_whole(const dfg_graph *g, dfg_node n,
                                                                bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_relax_clip, 3))
        return false;
    dfg_node get = dfg_arg(g, n, 0);
    if (!dfg_is_get(g, get, 0))
        return false;
    dfg_node add = dfg_arg(g, get, 0);
    if (!dfg_calls_argc(g, add, OP_relax_add, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, add, 0)) == OP_relax_nn_conv2d ? 0 : 1;
    dfg_node conv2d = dfg_arg(g, add, swap);
    if (!dfg_calls_with(g, conv2d, OP_relax_nn_conv2d, 2))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_data_layout, STR_NCHW, STR_NCHW))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_kernel_layout, STR_OIHW, STR_OIHW))
        return false;
    dfg_node x = dfg_arg(g, conv2d, 0);
    dfg_node w = dfg_arg(g, conv2d, 1);
    dfg_node b = dfg_arg(g, add, 1 - swap);
    if (!dfg_is(g, b, DFG_CONST))
        return false;
    dfg_node constant = dfg_arg(g, n, 1);
    if (!dfg_scalar_is(g, constant, dfg_int(0), DFG_NO_DTYPE))
        return false;
    dfg_node constant_2 = dfg_arg(g, n, 2);
    if (!dfg_scalar_is(g, constant_2, dfg_int(6), DFG_NO_DTYPE))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){get, add, conv2d}, 3))
        return false;
    /* where floats(x, w) */
    if (!floats(g, x, w))
        return false;
    /* where b.elements == c.shape[1] */
    if (!dfg_dim_eq(g, dfg_elements_of(g, b), dfg_extent_of(g, conv2d, 1)))
        return false;
    /* where b.shape[-3] == b.elements */
    if (!dfg_dim_eq(g, dfg_extent_of(g, b, -3), dfg_elements_of(g, b)))
        return false;
    return accept(ctx, &(struct relax_clml_openclml_clip_tuple_bias_nn_conv2d_whole){.m = {.root = n,
            .x = x, .w = w}, .clip = n, .get = get, .add = add, .conv2d = conv2d,
            .b = b, .constant = constant, .constant_2 = constant_2});
}

struct relax_clml_openclml_clip_tuple_nn_conv2d_transpose_whole {
    struct relax_clml_openclml_clip_tuple_nn_conv2d_transpose_match m;
    dfg_node clip;
    dfg_node get;
    dfg_node conv2d_transpose;
    dfg_node constant;
    dfg_node constant_2;
};

static bool relax_clml_openclml_clip_tuple_nn_conv2d_transpose_whole(const dfg_graph *g, dfg_node n,
                                                                     bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_relax_clip, 3))
        return false;
    dfg_node get = dfg_arg(g, n, 0);
    if (!dfg_is_get(g, get, 0))
        return false;
    dfg_node conv2d_transpose = dfg_arg(g, get, 0);
    if (!dfg_calls_with(g, conv2d_transpose, OP_relax_nn_conv2d_transpose, 2))
        return false;
    if (!dfg_str_is(g, conv2d_transpose, ATTR_data_layout, STR_NCHW, STR_NCHW))
        return false;
    if (!dfg_str_is(g, conv2d_transpose, ATTR_kernel_layout, STR_OIHW, STR_IOHW))
        return false;
    dfg_node x = dfg_arg(g, conv2d_transpose, 0);
    dfg_node w = dfg_arg(g, conv2d_transpose, 1);
    dfg_node constant = dfg_arg(g, n, 1);
    if (!dfg_scalar_is(g, constant, dfg_int(0), DFG_NO_DTYPE))
        return false;
    dfg_node constant_2 = dfg_arg(g, n, 2);
    if (!dfg_scalar_is(g, constant_2, dfg_int(6), DFG_NO_DTYPE))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){get, conv2d_transpose}, 2))
        return false;
    /* where floats(x, w) */
    if (!floats(g, x, w))
        return false;
    return accept(ctx, &(struct relax_clml_openclml_clip_tuple_nn_conv2d_transpose_whole){.m = {.root = n,
            .x = x, .w = w}, .clip = n, .get = get,
            .conv2d_transpose = conv2d_transpose, .constant = constant,
            .constant_2 = constant_2});
}

struct relax_clml_openclml_clip_tuple_pad_nn_conv2d_whole {
    struct relax_clml_openclml_clip_tuple_pad_nn_conv2d_match m;
    dfg_node clip;
    dfg_node get;
    dfg_node conv2d;
    dfg_node pad;
    dfg_node constant;
    dfg_node constant_2;
};

static bool relax_clml_openclml_clip_tuple_pad_nn_conv2d_whole(const dfg_graph *g, dfg_node n,
                                                               bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_relax_clip, 3))
        return false;
    dfg_node get = dfg_arg(g, n, 0);
    if (!dfg_is_get(g, get, 0))
        return false;
    dfg_node conv2d = dfg_arg(g, get, 0);
    if (!dfg_calls_with(g, conv2d, OP_relax_nn_conv2d, 2))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_data_layout, STR_NCHW, STR_NCHW))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_kernel_layout, STR_OIHW, STR_OIHW))
        return false;
    dfg_node pad = dfg_arg(g, conv2d, 0);
    if (!dfg_calls_with(g, pad, OP_relax_nn_pad, 1))
        return false;
    if (!dfg_str_is(g, pad, ATTR_pad_mode, STR_constant, STR_constant))
        return false;
    if (!dfg_float_is(g, pad, ATTR_pad_value, 0.0, 0.0))
        return false;
    dfg_node x = dfg_arg(g, pad, 0);
    dfg_node w = dfg_arg(g, conv2d, 1);
    dfg_node constant = dfg_arg(g, n, 1);
    if (!dfg_scalar_is(g, constant, dfg_int(0), DFG_NO_DTYPE))
        return false;
    dfg_node constant_2 = dfg_arg(g, n, 2);
    if (!dfg_scalar_is(g, constant_2, dfg_int(6), DFG_NO_DTYPE))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){get, conv2d, pad}, 3))
        return false;
    /* where floats(x, w) */
    if (!floats(g, pad, w))
        return false;
    return accept(ctx, &(struct relax_clml_openclml_clip_tuple_pad_nn_conv2d_whole){.m = {.root = n,
            .x = x, .w = w}, .clip = n, .get = get, .conv2d = conv2d, .pad = pad,
            .constant = constant, .constant_2 = constant_2});
}

struct relax_clml_openclml_clip_tuple_nn_conv2d_whole {
    struct relax_clml_openclml_clip_tuple_nn_conv2d_match m;
    dfg_node clip;
    dfg_node get;
    dfg_node conv2d;
    dfg_node constant;
    dfg_node constant_2;
};

static bool relax_clml_openclml_clip_tuple_nn_conv2d_whole(const dfg_graph *g, dfg_node n,
                                                           bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_relax_clip, 3))
        return false;
    dfg_node get = dfg_arg(g, n, 0);
    if (!dfg_is_get(g, get, 0))
        return false;
    dfg_node conv2d = dfg_arg(g, get, 0);
    if (!dfg_calls_with(g, conv2d, OP_relax_nn_conv2d, 2))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_data_layout, STR_NCHW, STR_NCHW))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_kernel_layout, STR_OIHW, STR_OIHW))
        return false;
    dfg_node x = dfg_arg(g, conv2d, 0);
    dfg_node w = dfg_arg(g, conv2d, 1);
    dfg_node constant = dfg_arg(g, n, 1);
    if (!dfg_scalar_is(g, constant, dfg_int(0), DFG_NO_DTYPE))
        return false;
    dfg_node constant_2 = dfg_arg(g, n, 2);
    if (!dfg_scalar_is(g, constant_2, dfg_int(6), DFG_NO_DTYPE))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){get, conv2d}, 2))
        return false;
    /* where floats(x, w) */
    if (!floats(g, x, w))
        return false;
    return accept(ctx, &(struct relax_clml_openclml_clip_tuple_nn_conv2d_whole){.m = {.root = n, .x = x,
            .w = w}, .clip = n, .get = get, .conv2d = conv2d, .constant = constant,
            .constant_2 = constant_2});
}

struct relax_clml_openclml_clip_bn_bias_nn_conv2d_transpose_whole {
    struct relax_clml_openclml_clip_bn_bias_nn_conv2d_transpose_match m;
    dfg_node clip;
    dfg_node batch_norm;
    dfg_node add;
    dfg_node conv2d_transpose;
    dfg_node b;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
    dfg_node constant_5;
    dfg_node constant_6;
};

static bool relax_clml_openclml_clip_bn_bias_nn_conv2d_transpose_whole(const dfg_graph *g, dfg_node n,
                                                                       bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_relax_clip, 3))
        return false;
    dfg_node batch_norm = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, batch_norm, OP_relax_nn_batch_norm, 5))
        return false;
    dfg_node add = dfg_arg(g, batch_norm, 0);
    if (!dfg_calls_argc(g, add, OP_relax_add, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, add, 0)) == OP_relax_nn_conv2d_transpose ? 0 : 1;
    dfg_node conv2d_transpose = dfg_arg(g, add, swap);
    if (!dfg_calls_with(g, conv2d_transpose, OP_relax_nn_conv2d_transpose, 2))
        return false;
    if (!dfg_str_is(g, conv2d_transpose, ATTR_data_layout, STR_NCHW, STR_NCHW))
        return false;
    if (!dfg_str_is(g, conv2d_transpose, ATTR_kernel_layout, STR_OIHW, STR_IOHW))
        return false;
    dfg_node x = dfg_arg(g, conv2d_transpose, 0);
    dfg_node w = dfg_arg(g, conv2d_transpose, 1);
    dfg_node b = dfg_arg(g, add, 1 - swap);
    if (!dfg_is(g, b, DFG_CONST))
        return false;
    dfg_node constant = dfg_arg(g, batch_norm, 1);
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node constant_2 = dfg_arg(g, batch_norm, 2);
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node constant_3 = dfg_arg(g, batch_norm, 3);
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    dfg_node constant_4 = dfg_arg(g, batch_norm, 4);
    if (!dfg_is(g, constant_4, DFG_CONST))
        return false;
    dfg_node constant_5 = dfg_arg(g, n, 1);
    if (!dfg_scalar_is(g, constant_5, dfg_int(0), DFG_NO_DTYPE))
        return false;
    dfg_node constant_6 = dfg_arg(g, n, 2);
    if (!dfg_scalar_is(g, constant_6, dfg_int(6), DFG_NO_DTYPE))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){batch_norm, add, conv2d_transpose}, 3))
        return false;
    /* where floats(x, w) */
    if (!floats(g, x, w))
        return false;
    /* where b.elements == c.shape[1] */
    if (!dfg_dim_eq(g, dfg_elements_of(g, b), dfg_extent_of(g, conv2d_transpose, 1)))
        return false;
    /* where b.shape[-3] == b.elements */
    if (!dfg_dim_eq(g, dfg_extent_of(g, b, -3), dfg_elements_of(g, b)))
        return false;
    return accept(ctx, &(struct relax_clml_openclml_clip_bn_bias_nn_conv2d_transpose_whole){.m = {.root = n,
            .x = x, .w = w}, .clip = n, .batch_norm = batch_norm, .add = add,
            .conv2d_transpose = conv2d_transpose, .b = b, .constant = constant,
            .constant_2 = constant_2, .constant_3 = constant_3, .constant_4 = constant_4,
            .constant_5 = constant_5, .constant_6 = constant_6});
}

struct relax_clml_openclml_clip_bn_bias_pad_nn_conv2d_whole {
    struct relax_clml_openclml_clip_bn_bias_pad_nn_conv2d_match m;
    dfg_node clip;
    dfg_node batch_norm;
    dfg_node add;
    dfg_node conv2d;
    dfg_node pad;
    dfg_node b;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
    dfg_node constant_5;
    dfg_node constant_6;
};

static bool relax_clml_openclml_clip_bn_bias_pad_nn_conv2d_whole(const dfg_graph *g, dfg_node n,
                                                                 bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_relax_clip, 3))
        return false;
    dfg_node batch_norm = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, batch_norm, OP_relax_nn_batch_norm, 5))
        return false;
    dfg_node add = dfg_arg(g, batch_norm, 0);
    if (!dfg_calls_argc(g, add, OP_relax_add, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, add, 0)) == OP_relax_nn_conv2d ? 0 : 1;
    dfg_node conv2d = dfg_arg(g, add, swap);
    if (!dfg_calls_with(g, conv2d, OP_relax_nn_conv2d, 2))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_data_layout, STR_NCHW, STR_NCHW))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_kernel_layout, STR_OIHW, STR_OIHW))
        return false;
    dfg_node pad = dfg_arg(g, conv2d, 0);
    if (!dfg_calls_with(g, pad, OP_relax_nn_pad, 1))
        return false;
    if (!dfg_str_is(g, pad, ATTR_pad_mode, STR_constant, STR_constant))
        return false;
    if (!dfg_float_is(g, pad, ATTR_pad_value, 0.0, 0.0))
        return false;
    dfg_node x = dfg_arg(g, pad, 0);
    dfg_node w = dfg_arg(g, conv2d, 1);
    dfg_node b = dfg_arg(g, add, 1 - swap);
    if (!dfg_is(g, b, DFG_CONST))
        return false;
    dfg_node constant = dfg_arg(g, batch_norm, 1);
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node constant_2 = dfg_arg(g, batch_norm, 2);
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node constant_3 = dfg_arg(g, batch_norm, 3);
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    dfg_node constant_4 = dfg_arg(g, batch_norm, 4);
    if (!dfg_is(g, constant_4, DFG_CONST))
        return false;
    dfg_node constant_5 = dfg_arg(g, n, 1);
    if (!dfg_scalar_is(g, constant_5, dfg_int(0), DFG_NO_DTYPE))
        return false;
    dfg_node constant_6 = dfg_arg(g, n, 2);
    if (!dfg_scalar_is(g, constant_6, dfg_int(6), DFG_NO_DTYPE))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){batch_norm, add, conv2d, pad}, 4))
        return false;
    /* where floats(x, w) */
    if (!floats(g, pad, w))
        return false;
    /* where b.elements == c.shape[1] */
    if (!dfg_dim_eq(g, dfg_elements_of(g, b), dfg_extent_of(g, conv2d, 1)))
        return false;
    /* where b.shape[-3] == b.elements */
    if (!dfg_dim_eq(g, dfg_extent_of(g, b, -3), dfg_elements_of(g, b)))
        return false;
    return accept(ctx, &(struct relax_clml_openclml_clip_bn_bias_pad_nn_conv2d_whole){.m = {.root = n,
            .x = x, .w = w}, .clip = n, .batch_norm = batch_norm, .add = add,
            .conv2d = conv2d, .pad = pad, .b = b, .constant = constant,
            .constant_2 = constant_2, .constant_3 = constant_3, .constant_4 = constant_4,
            .constant_5 = constant_5, .constant_6 = constant_6});
}

struct relax_clml_openclml_clip_bn_bias_nn_conv2d_whole {
    struct relax_clml_openclml_clip_bn_bias_nn_conv2d_match m;
    dfg_node clip;
    dfg_node batch_norm;
    dfg_node add;
    dfg_node conv2d;
    dfg_node b;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
    dfg_node constant_5;
    dfg_node constant_6;
};

static bool relax_clml_openclml_clip_bn_bias_nn_conv2d_whole(const dfg_graph *g, dfg_node n,
                                                             bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_relax_clip, 3))
        return false;
    dfg_node batch_norm = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, batch_norm, OP_relax_nn_batch_norm, 5))
        return false;
    dfg_node add = dfg_arg(g, batch_norm, 0);
    if (!dfg_calls_argc(g, add, OP_relax_add, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, add, 0)) == OP_relax_nn_conv2d ? 0 : 1;
    dfg_node conv2d = dfg_arg(g, add, swap);
    if (!dfg_calls_with(g, conv2d, OP_relax_nn_conv2d, 2))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_data_layout, STR_NCHW, STR_NCHW))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_kernel_layout, STR_OIHW, STR_OIHW))
        return false;
    dfg_node x = dfg_arg(g, conv2d, 0);
    dfg_node w = dfg_arg(g, conv2d, 1);
    dfg_node b = dfg_arg(g, add, 1 - swap);
    if (!dfg_is(g, b, DFG_CONST))
        return false;
    dfg_node constant = dfg_arg(g, batch_norm, 1);
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node constant_2 = dfg_arg(g, batch_norm, 2);
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node constant_3 = dfg_arg(g, batch_norm, 3);
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    dfg_node constant_4 = dfg_arg(g, batch_norm, 4);
    if (!dfg_is(g, constant_4, DFG_CONST))
        return false;
    dfg_node constant_5 = dfg_arg(g, n, 1);
    if (!dfg_scalar_is(g, constant_5, dfg_int(0), DFG_NO_DTYPE))
        return false;
    dfg_node constant_6 = dfg_arg(g, n, 2);
    if (!dfg_scalar_is(g, constant_6, dfg_int(6), DFG_NO_DTYPE))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){batch_norm, add, conv2d}, 3))
        return false;
    /* where floats(x, w) */
    if (!floats(g, x, w))
        return false;
    /* where b.elements == c.shape[1] */
    if (!dfg_dim_eq(g, dfg_elements_of(g, b), dfg_extent_of(g, conv2d, 1)))
        return false;
    /* where b.shape[-3] == b.elements */
    if (!dfg_dim_eq(g, dfg_extent_of(g, b, -3), dfg_elements_of(g, b)))
        return false;
    return accept(ctx, &(struct relax_clml_openclml_clip_bn_bias_nn_conv2d_whole){.m = {.root = n,
            .x = x, .w = w}, .clip = n, .batch_norm = batch_norm, .add = add,
            .conv2d = conv2d, .b = b, .constant = constant, .constant_2 = constant_2,
            .constant_3 = constant_3, .constant_4 = constant_4, .constant_5 = constant_5,
            .constant_6 = constant_6});
}

struct relax_clml_openclml_clip_bn_nn_conv2d_transpose_whole {
    struct relax_clml_openclml_clip_bn_nn_conv2d_transpose_match m;
    dfg_node clip;
    dfg_node batch_norm;
    dfg_node conv2d_transpose;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
    dfg_node constant_5;
    dfg_node constant_6;
};

static bool relax_clml_openclml_clip_bn_nn_conv2d_transpose_whole(const dfg_graph *g, dfg_node n,
                                                                  bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_relax_clip, 3))
        return false;
    dfg_node batch_norm = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, batch_norm, OP_relax_nn_batch_norm, 5))
        return false;
    dfg_node conv2d_transpose = dfg_arg(g, batch_norm, 0);
    if (!dfg_calls_with(g, conv2d_transpose, OP_relax_nn_conv2d_transpose, 2))
        return false;
    if (!dfg_str_is(g, conv2d_transpose, ATTR_data_layout, STR_NCHW, STR_NCHW))
        return false;
    if (!dfg_str_is(g, conv2d_transpose, ATTR_kernel_layout, STR_OIHW, STR_IOHW))
        return false;
    dfg_node x = dfg_arg(g, conv2d_transpose, 0);
    dfg_node w = dfg_arg(g, conv2d_transpose, 1);
    dfg_node constant = dfg_arg(g, batch_norm, 1);
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node constant_2 = dfg_arg(g, batch_norm, 2);
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node constant_3 = dfg_arg(g, batch_norm, 3);
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    dfg_node constant_4 = dfg_arg(g, batch_norm, 4);
    if (!dfg_is(g, constant_4, DFG_CONST))
        return false;
    dfg_node constant_5 = dfg_arg(g, n, 1);
    if (!dfg_scalar_is(g, constant_5, dfg_int(0), DFG_NO_DTYPE))
        return false;
    dfg_node constant_6 = dfg_arg(g, n, 2);
    if (!dfg_scalar_is(g, constant_6, dfg_int(6), DFG_NO_DTYPE))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){batch_norm, conv2d_transpose}, 2))
        return false;
    /* where floats(x, w) */
    if (!floats(g, x, w))
        return false;
    return accept(ctx, &(struct relax_clml_openclml_clip_bn_nn_conv2d_transpose_whole){.m = {.root = n,
            .x = x, .w = w}, .clip = n, .batch_norm = batch_norm,
            .conv2d_transpose = conv2d_transpose, .constant = constant,
            .constant_2 = constant_2, .constant_3 = constant_3, .constant_4 = constant_4,
            .constant_5 = constant_5, .constant_6 = constant_6});
}

struct relax_clml_openclml_clip_bn_pad_nn_conv2d_whole {
    struct relax_clml_openclml_clip_bn_pad_nn_conv2d_match m;
    dfg_node clip;
    dfg_node batch_norm;
    dfg_node conv2d;
    dfg_node pad;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
    dfg_node constant_5;
    dfg_node constant_6;
};

static bool relax_clml_openclml_clip_bn_pad_nn_conv2d_whole(const dfg_graph *g, dfg_node n,
                                                            bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_relax_clip, 3))
        return false;
    dfg_node batch_norm = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, batch_norm, OP_relax_nn_batch_norm, 5))
        return false;
    dfg_node conv2d = dfg_arg(g, batch_norm, 0);
    if (!dfg_calls_with(g, conv2d, OP_relax_nn_conv2d, 2))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_data_layout, STR_NCHW, STR_NCHW))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_kernel_layout, STR_OIHW, STR_OIHW))
        return false;
    dfg_node pad = dfg_arg(g, conv2d, 0);
    if (!dfg_calls_with(g, pad, OP_relax_nn_pad, 1))
        return false;
    if (!dfg_str_is(g, pad, ATTR_pad_mode, STR_constant, STR_constant))
        return false;
    if (!dfg_float_is(g, pad, ATTR_pad_value, 0.0, 0.0))
        return false;
    dfg_node x = dfg_arg(g, pad, 0);
    dfg_node w = dfg_arg(g, conv2d, 1);
    dfg_node constant = dfg_arg(g, batch_norm, 1);
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node constant_2 = dfg_arg(g, batch_norm, 2);
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node constant_3 = dfg_arg(g, batch_norm, 3);
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    dfg_node constant_4 = dfg_arg(g, batch_norm, 4);
    if (!dfg_is(g, constant_4, DFG_CONST))
        return false;
    dfg_node constant_5 = dfg_arg(g, n, 1);
    if (!dfg_scalar_is(g, constant_5, dfg_int(0), DFG_NO_DTYPE))
        return false;
    dfg_node constant_6 = dfg_arg(g, n, 2);
    if (!dfg_scalar_is(g, constant_6, dfg_int(6), DFG_NO_DTYPE))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){batch_norm, conv2d, pad}, 3))
        return false;
    /* where floats(x, w) */
    if (!floats(g, pad, w))
        return false;
    return accept(ctx, &(struct relax_clml_openclml_clip_bn_pad_nn_conv2d_whole){.m = {.root = n, .x = x,
            .w = w}, .clip = n, .batch_norm = batch_norm, .conv2d = conv2d,
            .pad = pad, .constant = constant, .constant_2 = constant_2,
            .constant_3 = constant_3, .constant_4 = constant_4, .constant_5 = constant_5,
            .constant_6 = constant_6});
}

struct relax_clml_openclml_clip_bn_nn_conv2d_whole {
    struct relax_clml_openclml_clip_bn_nn_conv2d_match m;
    dfg_node clip;
    dfg_node batch_norm;
    dfg_node conv2d;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
    dfg_node constant_5;
    dfg_node constant_6;
};

static bool relax_clml_openclml_clip_bn_nn_conv2d_whole(const dfg_graph *g, dfg_node n,
                                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_relax_clip, 3))
        return false;
    dfg_node batch_norm = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, batch_norm, OP_relax_nn_batch_norm, 5))
        return false;
    dfg_node conv2d = dfg_arg(g, batch_norm, 0);
    if (!dfg_calls_with(g, conv2d, OP_relax_nn_conv2d, 2))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_data_layout, STR_NCHW, STR_NCHW))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_kernel_layout, STR_OIHW, STR_OIHW))
        return false;
    dfg_node x = dfg_arg(g, conv2d, 0);
    dfg_node w = dfg_arg(g, conv2d, 1);
    dfg_node constant = dfg_arg(g, batch_norm, 1);
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node constant_2 = dfg_arg(g, batch_norm, 2);
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node constant_3 = dfg_arg(g, batch_norm, 3);
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    dfg_node constant_4 = dfg_arg(g, batch_norm, 4);
    if (!dfg_is(g, constant_4, DFG_CONST))
        return false;
    dfg_node constant_5 = dfg_arg(g, n, 1);
    if (!dfg_scalar_is(g, constant_5, dfg_int(0), DFG_NO_DTYPE))
        return false;
    dfg_node constant_6 = dfg_arg(g, n, 2);
    if (!dfg_scalar_is(g, constant_6, dfg_int(6), DFG_NO_DTYPE))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){batch_norm, conv2d}, 2))
        return false;
    /* where floats(x, w) */
    if (!floats(g, x, w))
        return false;
    return accept(ctx, &(struct relax_clml_openclml_clip_bn_nn_conv2d_whole){.m = {.root = n, .x = x,
            .w = w}, .clip = n, .batch_norm = batch_norm, .conv2d = conv2d,
            .constant = constant, .constant_2 = constant_2, .constant_3 = constant_3,
            .constant_4 = constant_4, .constant_5 = constant_5, .constant_6 = constant_6});
}

struct relax_clml_openclml_clip_bias_nn_conv2d_transpose_whole {
    struct relax_clml_openclml_clip_bias_nn_conv2d_transpose_match m;
    dfg_node clip;
    dfg_node add;
    dfg_node conv2d_transpose;
    dfg_node b;
    dfg_node constant;
    dfg_node constant_2;
};

static bool relax_clml_openclml_clip_bias_nn_conv2d_transpose_whole(const dfg_graph *g, dfg_node n,
                                                                    bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_relax_clip, 3))
        return false;
    dfg_node add = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, add, OP_relax_add, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, add, 0)) == OP_relax_nn_conv2d_transpose ? 0 : 1;
    dfg_node conv2d_transpose = dfg_arg(g, add, swap);
    if (!dfg_calls_with(g, conv2d_transpose, OP_relax_nn_conv2d_transpose, 2))
        return false;
    if (!dfg_str_is(g, conv2d_transpose, ATTR_data_layout, STR_NCHW, STR_NCHW))
        return false;
    if (!dfg_str_is(g, conv2d_transpose, ATTR_kernel_layout, STR_OIHW, STR_IOHW))
        return false;
    dfg_node x = dfg_arg(g, conv2d_transpose, 0);
    dfg_node w = dfg_arg(g, conv2d_transpose, 1);
    dfg_node b = dfg_arg(g, add, 1 - swap);
    if (!dfg_is(g, b, DFG_CONST))
        return false;
    dfg_node constant = dfg_arg(g, n, 1);
    if (!dfg_scalar_is(g, constant, dfg_int(0), DFG_NO_DTYPE))
        return false;
    dfg_node constant_2 = dfg_arg(g, n, 2);
    if (!dfg_scalar_is(g, constant_2, dfg_int(6), DFG_NO_DTYPE))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){add, conv2d_transpose}, 2))
        return false;
    /* where floats(x, w) */
    if (!floats(g, x, w))
        return false;
    /* where b.elements == c.shape[1] */
    if (!dfg_dim_eq(g, dfg_elements_of(g, b), dfg_extent_of(g, conv2d_transpose, 1)))
        return false;
    /* where b.shape[-3] == b.elements */
    if (!dfg_dim_eq(g, dfg_extent_of(g, b, -3), dfg_elements_of(g, b)))
        return false;
    return accept(ctx, &(struct relax_clml_openclml_clip_bias_nn_conv2d_transpose_whole){.m = {.root = n,
            .x = x, .w = w}, .clip = n, .add = add,
            .conv2d_transpose = conv2d_transpose, .b = b, .constant = constant,
            .constant_2 = constant_2});
}

struct relax_clml_openclml_clip_bias_pad_nn_conv2d_whole {
    struct relax_clml_openclml_clip_bias_pad_nn_conv2d_match m;
    dfg_node clip;
    dfg_node add;
    dfg_node conv2d;
    dfg_node pad;
    dfg_node b;
    dfg_node constant;
    dfg_node constant_2;
};

static bool relax_clml_openclml_clip_bias_pad_nn_conv2d_whole(const dfg_graph *g, dfg_node n,
                                                              bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_relax_clip, 3))
        return false;
    dfg_node add = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, add, OP_relax_add, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, add, 0)) == OP_relax_nn_conv2d ? 0 : 1;
    dfg_node conv2d = dfg_arg(g, add, swap);
    if (!dfg_calls_with(g, conv2d, OP_relax_nn_conv2d, 2))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_data_layout, STR_NCHW, STR_NCHW))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_kernel_layout, STR_OIHW, STR_OIHW))
        return false;
    dfg_node pad = dfg_arg(g, conv2d, 0);
    if (!dfg_calls_with(g, pad, OP_relax_nn_pad, 1))
        return false;
    if (!dfg_str_is(g, pad, ATTR_pad_mode, STR_constant, STR_constant))
        return false;
    if (!dfg_float_is(g, pad, ATTR_pad_value, 0.0, 0.0))
        return false;
    dfg_node x = dfg_arg(g, pad, 0);
    dfg_node w = dfg_arg(g, conv2d, 1);
    dfg_node b = dfg_arg(g, add, 1 - swap);
    if (!dfg_is(g, b, DFG_CONST))
        return false;
    dfg_node constant = dfg_arg(g, n, 1);
    if (!dfg_scalar_is(g, constant, dfg_int(0), DFG_NO_DTYPE))
        return false;
    dfg_node constant_2 = dfg_arg(g, n, 2);
    if (!dfg_scalar_is(g, constant_2, dfg_int(6), DFG_NO_DTYPE))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){add, conv2d, pad}, 3))
        return false;
    /* where floats(x, w) */
    if (!floats(g, pad, w))
        return false;
    /* where b.elements == c.shape[1] */
    if (!dfg_dim_eq(g, dfg_elements_of(g, b), dfg_extent_of(g, conv2d, 1)))
        return false;
    /* where b.shape[-3] == b.elements */
    if (!dfg_dim_eq(g, dfg_extent_of(g, b, -3), dfg_elements_of(g, b)))
        return false;
    return accept(ctx, &(struct relax_clml_openclml_clip_bias_pad_nn_conv2d_whole){.m = {.root = n,
            .x = x, .w = w}, .clip = n, .add = add, .conv2d = conv2d, .pad = pad,
            .b = b, .constant = constant, .constant_2 = constant_2});
}

struct relax_clml_openclml_clip_bias_nn_conv2d_whole {
    struct relax_clml_openclml_clip_bias_nn_conv2d_match m;
    dfg_node clip;
    dfg_node add;
    dfg_node conv2d;
    dfg_node b;
    dfg_node constant;
    dfg_node constant_2;
};

static bool relax_clml_openclml_clip_bias_nn_conv2d_whole(const dfg_graph *g, dfg_node n,
                                                          bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_relax_clip, 3))
        return false;
    dfg_node add = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, add, OP_relax_add, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, add, 0)) == OP_relax_nn_conv2d ? 0 : 1;
    dfg_node conv2d = dfg_arg(g, add, swap);
    if (!dfg_calls_with(g, conv2d, OP_relax_nn_conv2d, 2))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_data_layout, STR_NCHW, STR_NCHW))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_kernel_layout, STR_OIHW, STR_OIHW))
        return false;
    dfg_node x = dfg_arg(g, conv2d, 0);
    dfg_node w = dfg_arg(g, conv2d, 1);
    dfg_node b = dfg_arg(g, add, 1 - swap);
    if (!dfg_is(g, b, DFG_CONST))
        return false;
    dfg_node constant = dfg_arg(g, n, 1);
    if (!dfg_scalar_is(g, constant, dfg_int(0), DFG_NO_DTYPE))
        return false;
    dfg_node constant_2 = dfg_arg(g, n, 2);
    if (!dfg_scalar_is(g, constant_2, dfg_int(6), DFG_NO_DTYPE))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){add, conv2d}, 2))
        return false;
    /* where floats(x, w) */
    if (!floats(g, x, w))
        return false;
    /* where b.elements == c.shape[1] */
    if (!dfg_dim_eq(g, dfg_elements_of(g, b), dfg_extent_of(g, conv2d, 1)))
        return false;
    /* where b.shape[-3] == b.elements */
    if (!dfg_dim_eq(g, dfg_extent_of(g, b, -3), dfg_elements_of(g, b)))
        return false;
    return accept(ctx, &(struct relax_clml_openclml_clip_bias_nn_conv2d_whole){.m = {.root = n, .x = x,
            .w = w}, .clip = n, .add = add, .conv2d = conv2d, .b = b,
            .constant = constant, .constant_2 = constant_2});
}

struct relax_clml_openclml_clip_nn_conv2d_transpose_whole {
    struct relax_clml_openclml_clip_nn_conv2d_transpose_match m;
    dfg_node clip;
    dfg_node conv2d_transpose;
    dfg_node constant;
    dfg_node constant_2;
};

static bool relax_clml_openclml_clip_nn_conv2d_transpose_whole(const dfg_graph *g, dfg_node n,
                                                               bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_relax_clip, 3))
        return false;
    dfg_node conv2d_transpose = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, conv2d_transpose, OP_relax_nn_conv2d_transpose, 2))
        return false;
    if (!dfg_str_is(g, conv2d_transpose, ATTR_data_layout, STR_NCHW, STR_NCHW))
        return false;
    if (!dfg_str_is(g, conv2d_transpose, ATTR_kernel_layout, STR_OIHW, STR_IOHW))
        return false;
    dfg_node x = dfg_arg(g, conv2d_transpose, 0);
    dfg_node w = dfg_arg(g, conv2d_transpose, 1);
    dfg_node constant = dfg_arg(g, n, 1);
    if (!dfg_scalar_is(g, constant, dfg_int(0), DFG_NO_DTYPE))
        return false;
    dfg_node constant_2 = dfg_arg(g, n, 2);
    if (!dfg_scalar_is(g, constant_2, dfg_int(6), DFG_NO_DTYPE))
        return false;
    if (!dfg_same_body(g, n, conv2d_transpose))
        return false;
    /* where floats(x, w) */
    if (!floats(g, x, w))
        return false;
    return accept(ctx, &(struct relax_clml_openclml_clip_nn_conv2d_transpose_whole){.m = {.root = n,
            .x = x, .w = w}, .clip = n, .conv2d_transpose = conv2d_transpose,
            .constant = constant, .constant_2 = constant_2});
}

struct relax_clml_openclml_clip_pad_nn_conv2d_whole {
    struct relax_clml_openclml_clip_pad_nn_conv2d_match m;
    dfg_node clip;
    dfg_node conv2d;
    dfg_node pad;
    dfg_node constant;
    dfg_node constant_2;
};

static bool relax_clml_openclml_clip_pad_nn_conv2d_whole(const dfg_graph *g, dfg_node n,
                                                         bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_relax_clip, 3))
        return false;
    dfg_node conv2d = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, conv2d, OP_relax_nn_conv2d, 2))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_data_layout, STR_NCHW, STR_NCHW))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_kernel_layout, STR_OIHW, STR_OIHW))
        return false;
    dfg_node pad = dfg_arg(g, conv2d, 0);
    if (!dfg_calls_with(g, pad, OP_relax_nn_pad, 1))
        return false;
    if (!dfg_str_is(g, pad, ATTR_pad_mode, STR_constant, STR_constant))
        return false;
    if (!dfg_float_is(g, pad, ATTR_pad_value, 0.0, 0.0))
        return false;
    dfg_node x = dfg_arg(g, pad, 0);
    dfg_node w = dfg_arg(g, conv2d, 1);
    dfg_node constant = dfg_arg(g, n, 1);
    if (!dfg_scalar_is(g, constant, dfg_int(0), DFG_NO_DTYPE))
        return false;
    dfg_node constant_2 = dfg_arg(g, n, 2);
    if (!dfg_scalar_is(g, constant_2, dfg_int(6), DFG_NO_DTYPE))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){conv2d, pad}, 2))
        return false;
    /* where floats(x, w) */
    if (!floats(g, pad, w))
        return false;
    return accept(ctx, &(struct relax_clml_openclml_clip_pad_nn_conv2d_whole){.m = {.root = n, .x = x,
            .w = w}, .clip = n, .conv2d = conv2d, .pad = pad, .constant = constant,
            .constant_2 = constant_2});
}

struct relax_clml_openclml_clip_nn_conv2d_whole {
    struct relax_clml_openclml_clip_nn_conv2d_match m;
    dfg_node clip;
    dfg_node conv2d;
    dfg_node constant;
    dfg_node constant_2;
};

static bool relax_clml_openclml_clip_nn_conv2d_whole(const dfg_graph *g, dfg_node n,
                                                     bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_relax_clip, 3))
        return false;
    dfg_node conv2d = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, conv2d, OP_relax_nn_conv2d, 2))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_data_layout, STR_NCHW, STR_NCHW))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_kernel_layout, STR_OIHW, STR_OIHW))
        return false;
    dfg_node x = dfg_arg(g, conv2d, 0);
    dfg_node w = dfg_arg(g, conv2d, 1);
    dfg_node constant = dfg_arg(g, n, 1);
    if (!dfg_scalar_is(g, constant, dfg_int(0), DFG_NO_DTYPE))
        return false;
    dfg_node constant_2 = dfg_arg(g, n, 2);
    if (!dfg_scalar_is(g, constant_2, dfg_int(6), DFG_NO_DTYPE) || !dfg_same_body(g, n, conv2d))
        return false;
    /* where floats(x, w) */
    if (!floats(g, x, w))
        return false;
    return accept(ctx, &(struct relax_clml_openclml_clip_nn_conv2d_whole){.m = {.root = n, .x = x,
            .w = w}, .clip = n, .conv2d = conv2d, .constant = constant,
            .constant_2 = constant_2});
}

struct relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_transpose_whole {
    struct relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_transpose_match m;
    dfg_node relu;
    dfg_node get;
    dfg_node batch_norm;
    dfg_node add;
    dfg_node conv2d_transpose;
    dfg_node b;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
};

static bool relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_transpose_whole(const dfg_graph *g, dfg_node n,
                                                                             bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_relax_nn_relu, 1))
        return false;
    dfg_node get = dfg_arg(g, n, 0);
    if (!dfg_is_get(g, get, 0))
        return false;
    dfg_node batch_norm = dfg_arg(g, get, 0);
    if (!dfg_calls_argc(g, batch_norm, OP_relax_nn_batch_norm, 5))
        return false;
    dfg_node add = dfg_arg(g, batch_norm, 0);
    if (!dfg_calls_argc(g, add, OP_relax_add, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, add, 0)) == OP_relax_nn_conv2d_transpose ? 0 : 1;
    dfg_node conv2d_transpose = dfg_arg(g, add, swap);
    if (!dfg_calls_with(g, conv2d_transpose, OP_relax_nn_conv2d_transpose, 2))
        return false;
    if (!dfg_str_is(g, conv2d_transpose, ATTR_data_layout, STR_NCHW, STR_NCHW))
        return false;
    if (!dfg_str_is(g, conv2d_transpose, ATTR_kernel_layout, STR_OIHW, STR_IOHW))
        return false;
    dfg_node x = dfg_arg(g, conv2d_transpose, 0);
    dfg_node w = dfg_arg(g, conv2d_transpose, 1);
    dfg_node b = dfg_arg(g, add, 1 - swap);
    if (!dfg_is(g, b, DFG_CONST))
        return false;
    dfg_node constant = dfg_arg(g, batch_norm, 1);
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node constant_2 = dfg_arg(g, batch_norm, 2);
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node constant_3 = dfg_arg(g, batch_norm, 3);
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    dfg_node constant_4 = dfg_arg(g, batch_norm, 4);
    if (!dfg_is(g, constant_4, DFG_CONST))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){get, batch_norm, add, conv2d_transpose}, 4))
        return false;
    /* where floats(x, w) */
    if (!floats(g, x, w))
        return false;
    /* where b.elements == c.shape[1] */
    if (!dfg_dim_eq(g, dfg_elements_of(g, b), dfg_extent_of(g, conv2d_transpose, 1)))
        return false;
    /* where b.shape[-3] == b.elements */
    if (!dfg_dim_eq(g, dfg_extent_of(g, b, -3), dfg_elements_of(g, b)))
        return false;
    return accept(ctx, &(struct relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_transpose_whole){.m = {.root = n,
            .x = x, .w = w}, .relu = n, .get = get, .batch_norm = batch_norm,
            .add = add, .conv2d_transpose = conv2d_transpose, .b = b, .constant = constant,
            .constant_2 = constant_2, .constant_3 = constant_3, .constant_4 = constant_4});
}

struct relax_clml_openclml_relu_tuple_bn_bias_pad_nn_conv2d_whole {
    struct relax_clml_openclml_relu_tuple_bn_bias_pad_nn_conv2d_match m;
    dfg_node relu;
    dfg_node get;
    dfg_node batch_norm;
    dfg_node add;
    dfg_node conv2d;
    dfg_node pad;
    dfg_node b;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
};

static bool relax_clml_openclml_relu_tuple_bn_bias_pad_nn_conv2d_whole(const dfg_graph *g, dfg_node n,
                                                                       bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_relax_nn_relu, 1))
        return false;
    dfg_node get = dfg_arg(g, n, 0);
    if (!dfg_is_get(g, get, 0))
        return false;
    dfg_node batch_norm = dfg_arg(g, get, 0);
    if (!dfg_calls_argc(g, batch_norm, OP_relax_nn_batch_norm, 5))
        return false;
    dfg_node add = dfg_arg(g, batch_norm, 0);
    if (!dfg_calls_argc(g, add, OP_relax_add, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, add, 0)) == OP_relax_nn_conv2d ? 0 : 1;
    dfg_node conv2d = dfg_arg(g, add, swap);
    if (!dfg_calls_with(g, conv2d, OP_relax_nn_conv2d, 2))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_data_layout, STR_NCHW, STR_NCHW))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_kernel_layout, STR_OIHW, STR_OIHW))
        return false;
    dfg_node pad = dfg_arg(g, conv2d, 0);
    if (!dfg_calls_with(g, pad, OP_relax_nn_pad, 1))
        return false;
    if (!dfg_str_is(g, pad, ATTR_pad_mode, STR_constant, STR_constant))
        return false;
    if (!dfg_float_is(g, pad, ATTR_pad_value, 0.0, 0.0))
        return false;
    dfg_node x = dfg_arg(g, pad, 0);
    dfg_node w = dfg_arg(g, conv2d, 1);
    dfg_node b = dfg_arg(g, add, 1 - swap);
    if (!dfg_is(g, b, DFG_CONST))
        return false;
    dfg_node constant = dfg_arg(g, batch_norm, 1);
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node constant_2 = dfg_arg(g, batch_norm, 2);
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node constant_3 = dfg_arg(g, batch_norm, 3);
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    dfg_node constant_4 = dfg_arg(g, batch_norm, 4);
    if (!dfg_is(g, constant_4, DFG_CONST))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){get, batch_norm, add, conv2d, pad}, 5))
        return false;
    /* where floats(x, w) */
    if (!floats(g, pad, w))
        return false;
    /* where b.elements == c.shape[1] */
    if (!dfg_dim_eq(g, dfg_elements_of(g, b), dfg_extent_of(g, conv2d, 1)))
        return false;
    /* where b.shape[-3] == b.elements */
    if (!dfg_dim_eq(g, dfg_extent_of(g, b, -3), dfg_elements_of(g, b)))
        return false;
    return accept(ctx, &(struct relax_clml_openclml_relu_tuple_bn_bias_pad_nn_conv2d_whole){.m = {.root = n,
            .x = x, .w = w}, .relu = n, .get = get, .batch_norm = batch_norm,
            .add = add, .conv2d = conv2d, .pad = pad, .b = b, .constant = constant,
            .constant_2 = constant_2, .constant_3 = constant_3, .constant_4 = constant_4});
}

struct relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_whole {
    struct relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_match m;
    dfg_node relu;
    dfg_node get;
    dfg_node batch_norm;
    dfg_node add;
    dfg_node conv2d;
    dfg_node b;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
};

static bool relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_whole(const dfg_graph *g, dfg_node n,
                                                                   bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_relax_nn_relu, 1))
        return false;
    dfg_node get = dfg_arg(g, n, 0);
    if (!dfg_is_get(g, get, 0))
        return false;
    dfg_node batch_norm = dfg_arg(g, get, 0);
    if (!dfg_calls_argc(g, batch_norm, OP_relax_nn_batch_norm, 5))
        return false;
    dfg_node add = dfg_arg(g, batch_norm, 0);
    if (!dfg_calls_argc(g, add, OP_relax_add, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, add, 0)) == OP_relax_nn_conv2d ? 0 : 1;
    dfg_node conv2d = dfg_arg(g, add, swap);
    if (!dfg_calls_with(g, conv2d, OP_relax_nn_conv2d, 2))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_data_layout, STR_NCHW, STR_NCHW))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_kernel_layout, STR_OIHW, STR_OIHW))
        return false;
    dfg_node x = dfg_arg(g, conv2d, 0);
    dfg_node w = dfg_arg(g, conv2d, 1);
    dfg_node b = dfg_arg(g, add, 1 - swap);
    if (!dfg_is(g, b, DFG_CONST))
        return false;
    dfg_node constant = dfg_arg(g, batch_norm, 1);
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node constant_2 = dfg_arg(g, batch_norm, 2);
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node constant_3 = dfg_arg(g, batch_norm, 3);
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    dfg_node constant_4 = dfg_arg(g, batch_norm, 4);
    if (!dfg_is(g, constant_4, DFG_CONST))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){get, batch_norm, add, conv2d}, 4))
        return false;
    /* where floats(x, w) */
    if (!floats(g, x, w))
        return false;
    /* where b.elements == c.shape[1] */
    if (!dfg_dim_eq(g, dfg_elements_of(g, b), dfg_extent_of(g, conv2d, 1)))
        return false;
    /* where b.shape[-3] == b.elements */
    if (!dfg_dim_eq(g, dfg_extent_of(g, b, -3), dfg_elements_of(g, b)))
        return false;
    return accept(ctx, &(struct relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_whole){.m = {.root = n,
            .x = x, .w = w}, .relu = n, .get = get, .batch_norm = batch_norm,
            .add = add, .conv2d = conv2d, .b = b, .constant = constant,
            .constant_2 = constant_2, .constant_3 = constant_3, .constant_4 = constant_4});
}

struct relax_clml_openclml_relu_tuple_bn_nn_conv2d_transpose_whole {
    struct relax_clml_openclml_relu_tuple_bn_nn_conv2d_transpose_match m;
    dfg_node relu;
    dfg_node get;
    dfg_node batch_norm;
    dfg_node conv2d_transpose;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
};

static bool relax_clml_openclml_relu_tuple_bn_nn_conv2d_transpose_whole(const dfg_graph *g, dfg_node n,
                                                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_relax_nn_relu, 1))
        return false;
    dfg_node get = dfg_arg(g, n, 0);
    if (!dfg_is_get(g, get, 0))
        return false;
    dfg_node batch_norm = dfg_arg(g, get, 0);
    if (!dfg_calls_argc(g, batch_norm, OP_relax_nn_batch_norm, 5))
        return false;
    dfg_node conv2d_transpose = dfg_arg(g, batch_norm, 0);
    if (!dfg_calls_with(g, conv2d_transpose, OP_relax_nn_conv2d_transpose, 2))
        return false;
    if (!dfg_str_is(g, conv2d_transpose, ATTR_data_layout, STR_NCHW, STR_NCHW))
        return false;
    if (!dfg_str_is(g, conv2d_transpose, ATTR_kernel_layout, STR_OIHW, STR_IOHW))
        return false;
    dfg_node x = dfg_arg(g, conv2d_transpose, 0);
    dfg_node w = dfg_arg(g, conv2d_transpose, 1);
    dfg_node constant = dfg_arg(g, batch_norm, 1);
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node constant_2 = dfg_arg(g, batch_norm, 2);
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node constant_3 = dfg_arg(g, batch_norm, 3);
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    dfg_node constant_4 = dfg_arg(g, batch_norm, 4);
    if (!dfg_is(g, constant_4, DFG_CONST))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){get, batch_norm, conv2d_transpose}, 3))
        return false;
    /* where floats(x, w) */
    if (!floats(g, x, w))
        return false;
    return accept(ctx, &(struct relax_clml_openclml_relu_tuple_bn_nn_conv2d_transpose_whole){.m = {.root = n,
            .x = x, .w = w}, .relu = n, .get = get, .batch_norm = batch_norm,
            .conv2d_transpose = conv2d_transpose, .constant = constant,
            .constant_2 = constant_2, .constant_3 = constant_3, .constant_4 = constant_4});
}

struct relax_clml_openclml_relu_tuple_bn_pad_nn_conv2d_whole {
    struct relax_clml_openclml_relu_tuple_bn_pad_nn_conv2d_match m;
    dfg_node relu;
    dfg_node get;
    dfg_node batch_norm;
    dfg_node conv2d;
    dfg_node pad;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
};

static bool relax_clml_openclml_relu_tuple_bn_pad_nn_conv2d_whole(const dfg_graph *g, dfg_node n,
                                                                  bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_relax_nn_relu, 1))
        return false;
    dfg_node get = dfg_arg(g, n, 0);
    if (!dfg_is_get(g, get, 0))
        return false;
    dfg_node batch_norm = dfg_arg(g, get, 0);
    if (!dfg_calls_argc(g, batch_norm, OP_relax_nn_batch_norm, 5))
        return false;
    dfg_node conv2d = dfg_arg(g, batch_norm, 0);
    if (!dfg_calls_with(g, conv2d, OP_relax_nn_conv2d, 2))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_data_layout, STR_NCHW, STR_NCHW))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_kernel_layout, STR_OIHW, STR_OIHW))
        return false;
    dfg_node pad = dfg_arg(g, conv2d, 0);
    if (!dfg_calls_with(g, pad, OP_relax_nn_pad, 1))
        return false;
    if (!dfg_str_is(g, pad, ATTR_pad_mode, STR_constant, STR_constant))
        return false;
    if (!dfg_float_is(g, pad, ATTR_pad_value, 0.0, 0.0))
        return false;
    dfg_node x = dfg_arg(g, pad, 0);
    dfg_node w = dfg_arg(g, conv2d, 1);
    dfg_node constant = dfg_arg(g, batch_norm, 1);
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node constant_2 = dfg_arg(g, batch_norm, 2);
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node constant_3 = dfg_arg(g, batch_norm, 3);
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    dfg_node constant_4 = dfg_arg(g, batch_norm, 4);
    if (!dfg_is(g, constant_4, DFG_CONST))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){get, batch_norm, conv2d, pad}, 4))
        return false;
    /* where floats(x, w) */
    if (!floats(g, pad, w))
        return false;
    return accept(ctx, &(struct relax_clml_openclml_relu_tuple_bn_pad_nn_conv2d_whole){.m = {.root = n,
            .x = x, .w = w}, .relu = n, .get = get, .batch_norm = batch_norm,
            .conv2d = conv2d, .pad = pad, .constant = constant, .constant_2 = constant_2,
            .constant_3 = constant_3, .constant_4 = constant_4});
}

struct relax_clml_openclml_relu_tuple_bn_nn_conv2d_whole {
    struct relax_clml_openclml_relu_tuple_bn_nn_conv2d_match m;
    dfg_node relu;
    dfg_node get;
    dfg_node batch_norm;
    dfg_node conv2d;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
};

static bool relax_clml_openclml_relu_tuple_bn_nn_conv2d_whole(const dfg_graph *g, dfg_node n,
                                                              bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_relax_nn_relu, 1))
        return false;
    dfg_node get = dfg_arg(g, n, 0);
    if (!dfg_is_get(g, get, 0))
        return false;
    dfg_node batch_norm = dfg_arg(g, get, 0);
    if (!dfg_calls_argc(g, batch_norm, OP_relax_nn_batch_norm, 5))
        return false;
    dfg_node conv2d = dfg_arg(g, batch_norm, 0);
    if (!dfg_calls_with(g, conv2d, OP_relax_nn_conv2d, 2))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_data_layout, STR_NCHW, STR_NCHW))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_kernel_layout, STR_OIHW, STR_OIHW))
        return false;
    dfg_node x = dfg_arg(g, conv2d, 0);
    dfg_node w = dfg_arg(g, conv2d, 1);
    dfg_node constant = dfg_arg(g, batch_norm, 1);
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node constant_2 = dfg_arg(g, batch_norm, 2);
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node constant_3 = dfg_arg(g, batch_norm, 3);
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    dfg_node constant_4 = dfg_arg(g, batch_norm, 4);
    if (!dfg_is(g, constant_4, DFG_CONST))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){get, batch_norm, conv2d}, 3))
        return false;
    /* where floats(x, w) */
    if (!floats(g, x, w))
        return false;
    return accept(ctx, &(struct relax_clml_openclml_relu_tuple_bn_nn_conv2d_whole){.m = {.root = n,
            .x = x, .w = w}, .relu = n, .get = get, .batch_norm = batch_norm,
            .conv2d = conv2d, .constant = constant, .constant_2 = constant_2,
            .constant_3 = constant_3, .constant_4 = constant_4});
}

struct relax_clml_openclml_relu_tuple_bias_nn_conv2d_transpose_whole {
    struct relax_clml_openclml_relu_tuple_bias_nn_conv2d_transpose_match m;
    dfg_node relu;
    dfg_node get;
    dfg_node add;
    dfg_node conv2d_transpose;
    dfg_node b;
};

static bool relax_clml_openclml_relu_tuple_bias_nn_conv2d_transpose_whole(const dfg_graph *g, dfg_node n,
                                                                          bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_relax_nn_relu, 1))
        return false;
    dfg_node get = dfg_arg(g, n, 0);
    if (!dfg_is_get(g, get, 0))
        return false;
    dfg_node add = dfg_arg(g, get, 0);
    if (!dfg_calls_argc(g, add, OP_relax_add, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, add, 0)) == OP_relax_nn_conv2d_transpose ? 0 : 1;
    dfg_node conv2d_transpose = dfg_arg(g, add, swap);
    if (!dfg_calls_with(g, conv2d_transpose, OP_relax_nn_conv2d_transpose, 2))
        return false;
    if (!dfg_str_is(g, conv2d_transpose, ATTR_data_layout, STR_NCHW, STR_NCHW))
        return false;
    if (!dfg_str_is(g, conv2d_transpose, ATTR_kernel_layout, STR_OIHW, STR_IOHW))
        return false;
    dfg_node x = dfg_arg(g, conv2d_transpose, 0);
    dfg_node w = dfg_arg(g, conv2d_transpose, 1);
    dfg_node b = dfg_arg(g, add, 1 - swap);
    if (!dfg_is(g, b, DFG_CONST))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){get, add, conv2d_transpose}, 3))
        return false;
    /* where floats(x, w) */
    if (!floats(g, x, w))
        return false;
    /* where b.elements == c.shape[1] */
    if (!dfg_dim_eq(g, dfg_elements_of(g, b), dfg_extent_of(g, conv2d_transpose, 1)))
        return false;
    /* where b.shape[-3] == b.elements */
    if (!dfg_dim_eq(g, dfg_extent_of(g, b, -3), dfg_elements_of(g, b)))
        return false;
    return accept(ctx, &(struct relax_clml_openclml_relu_tuple_bias_nn_conv2d_transpose_whole){.m = {.root = n,
            .x = x, .w = w}, .relu = n, .get = get, .add = add,
            .conv2d_transpose = conv2d_transpose, .b = b});
}

struct relax_clml_openclml_relu_tuple_bias_pad_nn_conv2d_whole {
    struct relax_clml_openclml_relu_tuple_bias_pad_nn_conv2d_match m;
    dfg_node relu;
    dfg_node get;
    dfg_node add;
    dfg_node conv2d;
    dfg_node pad;
    dfg_node b;
};

static bool relax_clml_openclml_relu_tuple_bias_pad_nn_conv2d_whole(const dfg_graph *g, dfg_node n,
                                                                    bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_relax_nn_relu, 1))
        return false;
    dfg_node get = dfg_arg(g, n, 0);
    if (!dfg_is_get(g, get, 0))
        return false;
    dfg_node add = dfg_arg(g, get, 0);
    if (!dfg_calls_argc(g, add, OP_relax_add, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, add, 0)) == OP_relax_nn_conv2d ? 0 : 1;
    dfg_node conv2d = dfg_arg(g, add, swap);
    if (!dfg_calls_with(g, conv2d, OP_relax_nn_conv2d, 2))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_data_layout, STR_NCHW, STR_NCHW))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_kernel_layout, STR_OIHW, STR_OIHW))
        return false;
    dfg_node pad = dfg_arg(g, conv2d, 0);
    if (!dfg_calls_with(g, pad, OP_relax_nn_pad, 1))
        return false;
    if (!dfg_str_is(g, pad, ATTR_pad_mode, STR_constant, STR_constant))
        return false;
    if (!dfg_float_is(g, pad, ATTR_pad_value, 0.0, 0.0))
        return false;
    dfg_node x = dfg_arg(g, pad, 0);
    dfg_node w = dfg_arg(g, conv2d, 1);
    dfg_node b = dfg_arg(g, add, 1 - swap);
    if (!dfg_is(g, b, DFG_CONST) || !dfg_in_body(g, n, (const dfg_node[]){get, add, conv2d, pad}, 4))
        return false;
    /* where floats(x, w) */
    if (!floats(g, pad, w))
        return false;
    /* where b.elements == c.shape[1] */
    if (!dfg_dim_eq(g, dfg_elements_of(g, b), dfg_extent_of(g, conv2d, 1)))
        return false;
    /* where b.shape[-3] == b.elements */
    if (!dfg_dim_eq(g, dfg_extent_of(g, b, -3), dfg_elements_of(g, b)))
        return false;
    return accept(ctx, &(struct relax_clml_openclml_relu_tuple_bias_pad_nn_conv2d_whole){.m = {.root = n,
            .x = x, .w = w}, .relu = n, .get = get, .add = add, .conv2d = conv2d,
            .pad = pad, .b = b});
}

struct relax_clml_openclml_relu_tuple_bias_nn_conv2d_whole {
    struct relax_clml_openclml_relu_tuple_bias_nn_conv2d_match m;
    dfg_node relu;
    dfg_node get;
    dfg_node add;
    dfg_node conv2d;
    dfg_node b;
};

static bool relax_clml_openclml_relu_tuple_bias_nn_conv2d_whole(const dfg_graph *g, dfg_node n,
                                                                bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_relax_nn_relu, 1))
        return false;
    dfg_node get = dfg_arg(g, n, 0);
    if (!dfg_is_get(g, get, 0))
        return false;
    dfg_node add = dfg_arg(g, get, 0);
    if (!dfg_calls_argc(g, add, OP_relax_add, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, add, 0)) == OP_relax_nn_conv2d ? 0 : 1;
    dfg_node conv2d = dfg_arg(g, add, swap);
    if (!dfg_calls_with(g, conv2d, OP_relax_nn_conv2d, 2))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_data_layout, STR_NCHW, STR_NCHW))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_kernel_layout, STR_OIHW, STR_OIHW))
        return false;
    dfg_node x = dfg_arg(g, conv2d, 0);
    dfg_node w = dfg_arg(g, conv2d, 1);
    dfg_node b = dfg_arg(g, add, 1 - swap);
    if (!dfg_is(g, b, DFG_CONST) || !dfg_in_body(g, n, (const dfg_node[]){get, add, conv2d}, 3))
        return false;
    /* where floats(x, w) */
    if (!floats(g, x, w))
        return false;
    /* where b.elements == c.shape[1] */
    if (!dfg_dim_eq(g, dfg_elements_of(g, b), dfg_extent_of(g, conv2d, 1)))
        return false;
    /* where b.shape[-3] == b.elements */
    if (!dfg_dim_eq(g, dfg_extent_of(g, b, -3), dfg_elements_of(g, b)))
        return false;
    return accept(ctx, &(struct relax_clml_openclml_relu_tuple_bias_nn_conv2d_whole){.m = {.root = n,
            .x = x, .w = w}, .relu = n, .get = get, .add = add, .conv2d = conv2d,
            .b = b});
}

struct relax_clml_openclml_relu_tuple_nn_conv2d_transpose_whole {
    struct relax_clml_openclml_relu_tuple_nn_conv2d_transpose_match m;
    dfg_node relu;
    dfg_node get;
    dfg_node conv2d_transpose;
};

static bool relax_clml_openclml_relu_tuple_nn_conv2d_transpose_whole(const dfg_graph *g, dfg_node n,
                                                                     bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_relax_nn_relu, 1))
        return false;
    dfg_node get = dfg_arg(g, n, 0);
    if (!dfg_is_get(g, get, 0))
        return false;
    dfg_node conv2d_transpose = dfg_arg(g, get, 0);
    if (!dfg_calls_with(g, conv2d_transpose, OP_relax_nn_conv2d_transpose, 2))
        return false;
    if (!dfg_str_is(g, conv2d_transpose, ATTR_data_layout, STR_NCHW, STR_NCHW))
        return false;
    if (!dfg_str_is(g, conv2d_transpose, ATTR_kernel_layout, STR_OIHW, STR_IOHW))
        return false;
    dfg_node x = dfg_arg(g, conv2d_transpose, 0);
    dfg_node w = dfg_arg(g, conv2d_transpose, 1);
    if (!dfg_in_body(g, n, (const dfg_node[]){get, conv2d_transpose}, 2))
        return false;
    /* where floats(x, w) */
    if (!floats(g, x, w))
        return false;
    return accept(ctx, &(struct relax_clml_openclml_relu_tuple_nn_conv2d_transpose_whole){.m = {.root = n,
            .x = x, .w = w}, .relu = n, .get = get,
            .conv2d_transpose = conv2d_transpose});
}

struct relax_clml_openclml_relu_tuple_pad_nn_conv2d_whole {
    struct relax_clml_openclml_relu_tuple_pad_nn_conv2d_match m;
    dfg_node relu;
    dfg_node get;
    dfg_node conv2d;
    dfg_node pad;
};

static bool relax_clml_openclml_relu_tuple_pad_nn_conv2d_whole(const dfg_graph *g, dfg_node n,
                                                               bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_relax_nn_relu, 1))
        return false;
    dfg_node get = dfg_arg(g, n, 0);
    if (!dfg_is_get(g, get, 0))
        return false;
    dfg_node conv2d = dfg_arg(g, get, 0);
    if (!dfg_calls_with(g, conv2d, OP_relax_nn_conv2d, 2))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_data_layout, STR_NCHW, STR_NCHW))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_kernel_layout, STR_OIHW, STR_OIHW))
        return false;
    dfg_node pad = dfg_arg(g, conv2d, 0);
    if (!dfg_calls_with(g, pad, OP_relax_nn_pad, 1))
        return false;
    if (!dfg_str_is(g, pad, ATTR_pad_mode, STR_constant, STR_constant))
        return false;
    if (!dfg_float_is(g, pad, ATTR_pad_value, 0.0, 0.0))
        return false;
    dfg_node x = dfg_arg(g, pad, 0);
    dfg_node w = dfg_arg(g, conv2d, 1);
    if (!dfg_in_body(g, n, (const dfg_node[]){get, conv2d, pad}, 3))
        return false;
    /* where floats(x, w) */
    if (!floats(g, pad, w))
        return false;
    return accept(ctx, &(struct relax_clml_openclml_relu_tuple_pad_nn_conv2d_whole){.m = {.root = n,
            .x = x, .w = w}, .relu = n, .get = get, .conv2d = conv2d, .pad = pad});
}

struct relax_clml_openclml_relu_tuple_nn_conv2d_whole {
    struct relax_clml_openclml_relu_tuple_nn_conv2d_match m;
    dfg_node relu;
    dfg_node get;
    dfg_node conv2d;
};

static bool relax_clml_openclml_relu_tuple_nn_conv2d_whole(const dfg_graph *g, dfg_node n,
                                                           bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_relax_nn_relu, 1))
        return false;
    dfg_node get = dfg_arg(g, n, 0);
    if (!dfg_is_get(g, get, 0))
        return false;
    dfg_node conv2d = dfg_arg(g, get, 0);
    if (!dfg_calls_with(g, conv2d, OP_relax_nn_conv2d, 2))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_data_layout, STR_NCHW, STR_NCHW))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_kernel_layout, STR_OIHW, STR_OIHW))
        return false;
    dfg_node x = dfg_arg(g, conv2d, 0);
    dfg_node w = dfg_arg(g, conv2d, 1);
    if (!dfg_in_body(g, n, (const dfg_node[]){get, conv2d}, 2))
        return false;
    /* where floats(x, w) */
    if (!floats(g, x, w))
        return false;
    return accept(ctx, &(struct relax_clml_openclml_relu_tuple_nn_conv2d_whole){.m = {.root = n, .x = x,
            .w = w}, .relu = n, .get = get, .conv2d = conv2d});
}

struct relax_clml_openclml_relu_bn_bias_nn_conv2d_transpose_whole {
    struct relax_clml_openclml_relu_bn_bias_nn_conv2d_transpose_match m;
    dfg_node relu;
    dfg_node batch_norm;
    dfg_node add;
    dfg_node conv2d_transpose;
    dfg_node b;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
};

static bool relax_clml_openclml_relu_bn_bias_nn_conv2d_transpose_whole(const dfg_graph *g, dfg_node n,
                                                                       bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_relax_nn_relu, 1))
        return false;
    dfg_node batch_norm = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, batch_norm, OP_relax_nn_batch_norm, 5))
        return false;
    dfg_node add = dfg_arg(g, batch_norm, 0);
    if (!dfg_calls_argc(g, add, OP_relax_add, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, add, 0)) == OP_relax_nn_conv2d_transpose ? 0 : 1;
    dfg_node conv2d_transpose = dfg_arg(g, add, swap);
    if (!dfg_calls_with(g, conv2d_transpose, OP_relax_nn_conv2d_transpose, 2))
        return false;
    if (!dfg_str_is(g, conv2d_transpose, ATTR_data_layout, STR_NCHW, STR_NCHW))
        return false;
    if (!dfg_str_is(g, conv2d_transpose, ATTR_kernel_layout, STR_OIHW, STR_IOHW))
        return false;
    dfg_node x = dfg_arg(g, conv2d_transpose, 0);
    dfg_node w = dfg_arg(g, conv2d_transpose, 1);
    dfg_node b = dfg_arg(g, add, 1 - swap);
    if (!dfg_is(g, b, DFG_CONST))
        return false;
    dfg_node constant = dfg_arg(g, batch_norm, 1);
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node constant_2 = dfg_arg(g, batch_norm, 2);
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node constant_3 = dfg_arg(g, batch_norm, 3);
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    dfg_node constant_4 = dfg_arg(g, batch_norm, 4);
    if (!dfg_is(g, constant_4, DFG_CONST))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){batch_norm, add, conv2d_transpose}, 3))
        return false;
    /* where floats(x, w) */
    if (!floats(g, x, w))
        return false;
    /* where b.elements == c.shape[1] */
    if (!dfg_dim_eq(g, dfg_elements_of(g, b), dfg_extent_of(g, conv2d_transpose, 1)))
        return false;
    /* where b.shape[-3] == b.elements */
    if (!dfg_dim_eq(g, dfg_extent_of(g, b, -3), dfg_elements_of(g, b)))
        return false;
    return accept(ctx, &(struct relax_clml_openclml_relu_bn_bias_nn_conv2d_transpose_whole){.m = {.root = n,
            .x = x, .w = w}, .relu = n, .batch_norm = batch_norm, .add = add,
            .conv2d_transpose = conv2d_transpose, .b = b, .constant = constant,
            .constant_2 = constant_2, .constant_3 = constant_3, .constant_4 = constant_4});
}

struct relax_clml_openclml_relu_bn_bias_pad_nn_conv2d_whole {
    struct relax_clml_openclml_relu_bn_bias_pad_nn_conv2d_match m;
    dfg_node relu;
    dfg_node batch_norm;
    dfg_node add;
    dfg_node conv2d;
    dfg_node pad;
    dfg_node b;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
};

static bool relax_clml_openclml_relu_bn_bias_pad_nn_conv2d_whole(const dfg_graph *g, dfg_node n,
                                                                 bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_relax_nn_relu, 1))
        return false;
    dfg_node batch_norm = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, batch_norm, OP_relax_nn_batch_norm, 5))
        return false;
    dfg_node add = dfg_arg(g, batch_norm, 0);
    if (!dfg_calls_argc(g, add, OP_relax_add, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, add, 0)) == OP_relax_nn_conv2d ? 0 : 1;
    dfg_node conv2d = dfg_arg(g, add, swap);
    if (!dfg_calls_with(g, conv2d, OP_relax_nn_conv2d, 2))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_data_layout, STR_NCHW, STR_NCHW))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_kernel_layout, STR_OIHW, STR_OIHW))
        return false;
    dfg_node pad = dfg_arg(g, conv2d, 0);
    if (!dfg_calls_with(g, pad, OP_relax_nn_pad, 1))
        return false;
    if (!dfg_str_is(g, pad, ATTR_pad_mode, STR_constant, STR_constant))
        return false;
    if (!dfg_float_is(g, pad, ATTR_pad_value, 0.0, 0.0))
        return false;
    dfg_node x = dfg_arg(g, pad, 0);
    dfg_node w = dfg_arg(g, conv2d, 1);
    dfg_node b = dfg_arg(g, add, 1 - swap);
    if (!dfg_is(g, b, DFG_CONST))
        return false;
    dfg_node constant = dfg_arg(g, batch_norm, 1);
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node constant_2 = dfg_arg(g, batch_norm, 2);
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node constant_3 = dfg_arg(g, batch_norm, 3);
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    dfg_node constant_4 = dfg_arg(g, batch_norm, 4);
    if (!dfg_is(g, constant_4, DFG_CONST))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){batch_norm, add, conv2d, pad}, 4))
        return false;
    /* where floats(x, w) */
    if (!floats(g, pad, w))
        return false;
    /* where b.elements == c.shape[1] */
    if (!dfg_dim_eq(g, dfg_elements_of(g, b), dfg_extent_of(g, conv2d, 1)))
        return false;
    /* where b.shape[-3] == b.elements */
    if (!dfg_dim_eq(g, dfg_extent_of(g, b, -3), dfg_elements_of(g, b)))
        return false;
    return accept(ctx, &(struct relax_clml_openclml_relu_bn_bias_pad_nn_conv2d_whole){.m = {.root = n,
            .x = x, .w = w}, .relu = n, .batch_norm = batch_norm, .add = add,
            .conv2d = conv2d, .pad = pad, .b = b, .constant = constant,
            .constant_2 = constant_2, .constant_3 = constant_3, .constant_4 = constant_4});
}

struct relax_clml_openclml_relu_bn_bias_nn_conv2d_whole {
    struct relax_clml_openclml_relu_bn_bias_nn_conv2d_match m;
    dfg_node relu;
    dfg_node batch_norm;
    dfg_node add;
    dfg_node conv2d;
    dfg_node b;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
};

static bool relax_clml_openclml_relu_bn_bias_nn_conv2d_whole(const dfg_graph *g, dfg_node n,
                                                             bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_relax_nn_relu, 1))
        return false;
    dfg_node batch_norm = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, batch_norm, OP_relax_nn_batch_norm, 5))
        return false;
    dfg_node add = dfg_arg(g, batch_norm, 0);
    if (!dfg_calls_argc(g, add, OP_relax_add, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, add, 0)) == OP_relax_nn_conv2d ? 0 : 1;
    dfg_node conv2d = dfg_arg(g, add, swap);
    if (!dfg_calls_with(g, conv2d, OP_relax_nn_conv2d, 2))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_data_layout, STR_NCHW, STR_NCHW))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_kernel_layout, STR_OIHW, STR_OIHW))
        return false;
    dfg_node x = dfg_arg(g, conv2d, 0);
    dfg_node w = dfg_arg(g, conv2d, 1);
    dfg_node b = dfg_arg(g, add, 1 - swap);
    if (!dfg_is(g, b, DFG_CONST))
        return false;
    dfg_node constant = dfg_arg(g, batch_norm, 1);
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node constant_2 = dfg_arg(g, batch_norm, 2);
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node constant_3 = dfg_arg(g, batch_norm, 3);
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    dfg_node constant_4 = dfg_arg(g, batch_norm, 4);
    if (!dfg_is(g, constant_4, DFG_CONST))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){batch_norm, add, conv2d}, 3))
        return false;
    /* where floats(x, w) */
    if (!floats(g, x, w))
        return false;
    /* where b.elements == c.shape[1] */
    if (!dfg_dim_eq(g, dfg_elements_of(g, b), dfg_extent_of(g, conv2d, 1)))
        return false;
    /* where b.shape[-3] == b.elements */
    if (!dfg_dim_eq(g, dfg_extent_of(g, b, -3), dfg_elements_of(g, b)))
        return false;
    return accept(ctx, &(struct relax_clml_openclml_relu_bn_bias_nn_conv2d_whole){.m = {.root = n,
            .x = x, .w = w}, .relu = n, .batch_norm = batch_norm, .add = add,
            .conv2d = conv2d, .b = b, .constant = constant, .constant_2 = constant_2,
            .constant_3 = constant_3, .constant_4 = constant_4});
}

struct relax_clml_openclml_relu_bn_nn_conv2d_transpose_whole {
    struct relax_clml_openclml_relu_bn_nn_conv2d_transpose_match m;
    dfg_node relu;
    dfg_node batch_norm;
    dfg_node conv2d_transpose;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
};

static bool relax_clml_openclml_relu_bn_nn_conv2d_transpose_whole(const dfg_graph *g, dfg_node n,
                                                                  bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_relax_nn_relu, 1))
        return false;
    dfg_node batch_norm = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, batch_norm, OP_relax_nn_batch_norm, 5))
        return false;
    dfg_node conv2d_transpose = dfg_arg(g, batch_norm, 0);
    if (!dfg_calls_with(g, conv2d_transpose, OP_relax_nn_conv2d_transpose, 2))
        return false;
    if (!dfg_str_is(g, conv2d_transpose, ATTR_data_layout, STR_NCHW, STR_NCHW))
        return false;
    if (!dfg_str_is(g, conv2d_transpose, ATTR_kernel_layout, STR_OIHW, STR_IOHW))
        return false;
    dfg_node x = dfg_arg(g, conv2d_transpose, 0);
    dfg_node w = dfg_arg(g, conv2d_transpose, 1);
    dfg_node constant = dfg_arg(g, batch_norm, 1);
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node constant_2 = dfg_arg(g, batch_norm, 2);
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node constant_3 = dfg_arg(g, batch_norm, 3);
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    dfg_node constant_4 = dfg_arg(g, batch_norm, 4);
    if (!dfg_is(g, constant_4, DFG_CONST))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){batch_norm, conv2d_transpose}, 2))
        return false;
    /* where floats(x, w) */
    if (!floats(g, x, w))
        return false;
    return accept(ctx, &(struct relax_clml_openclml_relu_bn_nn_conv2d_transpose_whole){.m = {.root = n,
            .x = x, .w = w}, .relu = n, .batch_norm = batch_norm,
            .conv2d_transpose = conv2d_transpose, .constant = constant,
            .constant_2 = constant_2, .constant_3 = constant_3, .constant_4 = constant_4});
}

struct relax_clml_openclml_relu_bn_pad_nn_conv2d_whole {
    struct relax_clml_openclml_relu_bn_pad_nn_conv2d_match m;
    dfg_node relu;
    dfg_node batch_norm;
    dfg_node conv2d;
    dfg_node pad;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
};

static bool relax_clml_openclml_relu_bn_pad_nn_conv2d_whole(const dfg_graph *g, dfg_node n,
                                                            bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_relax_nn_relu, 1))
        return false;
    dfg_node batch_norm = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, batch_norm, OP_relax_nn_batch_norm, 5))
        return false;
    dfg_node conv2d = dfg_arg(g, batch_norm, 0);
    if (!dfg_calls_with(g, conv2d, OP_relax_nn_conv2d, 2))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_data_layout, STR_NCHW, STR_NCHW))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_kernel_layout, STR_OIHW, STR_OIHW))
        return false;
    dfg_node pad = dfg_arg(g, conv2d, 0);
    if (!dfg_calls_with(g, pad, OP_relax_nn_pad, 1))
        return false;
    if (!dfg_str_is(g, pad, ATTR_pad_mode, STR_constant, STR_constant))
        return false;
    if (!dfg_float_is(g, pad, ATTR_pad_value, 0.0, 0.0))
        return false;
    dfg_node x = dfg_arg(g, pad, 0);
    dfg_node w = dfg_arg(g, conv2d, 1);
    dfg_node constant = dfg_arg(g, batch_norm, 1);
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node constant_2 = dfg_arg(g, batch_norm, 2);
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node constant_3 = dfg_arg(g, batch_norm, 3);
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    dfg_node constant_4 = dfg_arg(g, batch_norm, 4);
    if (!dfg_is(g, constant_4, DFG_CONST))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){batch_norm, conv2d, pad}, 3))
        return false;
    /* where floats(x, w) */
    if (!floats(g, pad, w))
        return false;
    return accept(ctx, &(struct relax_clml_openclml_relu_bn_pad_nn_conv2d_whole){.m = {.root = n, .x = x,
            .w = w}, .relu = n, .batch_norm = batch_norm, .conv2d = conv2d,
            .pad = pad, .constant = constant, .constant_2 = constant_2,
            .constant_3 = constant_3, .constant_4 = constant_4});
}

struct relax_clml_openclml_relu_bn_nn_conv2d_whole {
    struct relax_clml_openclml_relu_bn_nn_conv2d_match m;
    dfg_node relu;
    dfg_node batch_norm;
    dfg_node conv2d;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
};

static bool relax_clml_openclml_relu_bn_nn_conv2d_whole(const dfg_graph *g, dfg_node n,
                                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_relax_nn_relu, 1))
        return false;
    dfg_node batch_norm = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, batch_norm, OP_relax_nn_batch_norm, 5))
        return false;
    dfg_node conv2d = dfg_arg(g, batch_norm, 0);
    if (!dfg_calls_with(g, conv2d, OP_relax_nn_conv2d, 2))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_data_layout, STR_NCHW, STR_NCHW))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_kernel_layout, STR_OIHW, STR_OIHW))
        return false;
    dfg_node x = dfg_arg(g, conv2d, 0);
    dfg_node w = dfg_arg(g, conv2d, 1);
    dfg_node constant = dfg_arg(g, batch_norm, 1);
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node constant_2 = dfg_arg(g, batch_norm, 2);
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node constant_3 = dfg_arg(g, batch_norm, 3);
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    dfg_node constant_4 = dfg_arg(g, batch_norm, 4);
    if (!dfg_is(g, constant_4, DFG_CONST))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){batch_norm, conv2d}, 2))
        return false;
    /* where floats(x, w) */
    if (!floats(g, x, w))
        return false;
    return accept(ctx, &(struct relax_clml_openclml_relu_bn_nn_conv2d_whole){.m = {.root = n, .x = x,
            .w = w}, .relu = n, .batch_norm = batch_norm, .conv2d = conv2d,
            .constant = constant, .constant_2 = constant_2, .constant_3 = constant_3,
            .constant_4 = constant_4});
}

struct relax_clml_openclml_relu_bias_nn_conv2d_transpose_whole {
    struct relax_clml_openclml_relu_bias_nn_conv2d_transpose_match m;
    dfg_node relu;
    dfg_node add;
    dfg_node conv2d_transpose;
    dfg_node b;
};

static bool relax_clml_openclml_relu_bias_nn_conv2d_transpose_whole(const dfg_graph *g, dfg_node n,
                                                                    bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_relax_nn_relu, 1))
        return false;
    dfg_node add = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, add, OP_relax_add, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, add, 0)) == OP_relax_nn_conv2d_transpose ? 0 : 1;
    dfg_node conv2d_transpose = dfg_arg(g, add, swap);
    if (!dfg_calls_with(g, conv2d_transpose, OP_relax_nn_conv2d_transpose, 2))
        return false;
    if (!dfg_str_is(g, conv2d_transpose, ATTR_data_layout, STR_NCHW, STR_NCHW))
        return false;
    if (!dfg_str_is(g, conv2d_transpose, ATTR_kernel_layout, STR_OIHW, STR_IOHW))
        return false;
    dfg_node x = dfg_arg(g, conv2d_transpose, 0);
    dfg_node w = dfg_arg(g, conv2d_transpose, 1);
    dfg_node b = dfg_arg(g, add, 1 - swap);
    if (!dfg_is(g, b, DFG_CONST) || !dfg_in_body(g, n, (const dfg_node[]){add, conv2d_transpose}, 2))
        return false;
    /* where floats(x, w) */
    if (!floats(g, x, w))
        return false;
    /* where b.elements == c.shape[1] */
    if (!dfg_dim_eq(g, dfg_elements_of(g, b), dfg_extent_of(g, conv2d_transpose, 1)))
        return false;
    /* where b.shape[-3] == b.elements */
    if (!dfg_dim_eq(g, dfg_extent_of(g, b, -3), dfg_elements_of(g, b)))
        return false;
    return accept(ctx, &(struct relax_clml_openclml_relu_bias_nn_conv2d_transpose_whole){.m = {.root = n,
            .x = x, .w = w}, .relu = n, .add = add,
            .conv2d_transpose = conv2d_transpose, .b = b});
}

struct relax_clml_openclml_relu_bias_pad_nn_conv2d_whole {
    struct relax_clml_openclml_relu_bias_pad_nn_conv2d_match m;
    dfg_node relu;
    dfg_node add;
    dfg_node conv2d;
    dfg_node pad;
    dfg_node b;
};

static bool relax_clml_openclml_relu_bias_pad_nn_conv2d_whole(const dfg_graph *g, dfg_node n,
                                                              bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_relax_nn_relu, 1))
        return false;
    dfg_node add = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, add, OP_relax_add, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, add, 0)) == OP_relax_nn_conv2d ? 0 : 1;
    dfg_node conv2d = dfg_arg(g, add, swap);
    if (!dfg_calls_with(g, conv2d, OP_relax_nn_conv2d, 2))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_data_layout, STR_NCHW, STR_NCHW))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_kernel_layout, STR_OIHW, STR_OIHW))
        return false;
    dfg_node pad = dfg_arg(g, conv2d, 0);
    if (!dfg_calls_with(g, pad, OP_relax_nn_pad, 1))
        return false;
    if (!dfg_str_is(g, pad, ATTR_pad_mode, STR_constant, STR_constant))
        return false;
    if (!dfg_float_is(g, pad, ATTR_pad_value, 0.0, 0.0))
        return false;
    dfg_node x = dfg_arg(g, pad, 0);
    dfg_node w = dfg_arg(g, conv2d, 1);
    dfg_node b = dfg_arg(g, add, 1 - swap);
    if (!dfg_is(g, b, DFG_CONST) || !dfg_in_body(g, n, (const dfg_node[]){add, conv2d, pad}, 3))
        return false;
    /* where floats(x, w) */
    if (!floats(g, pad, w))
        return false;
    /* where b.elements == c.shape[1] */
    if (!dfg_dim_eq(g, dfg_elements_of(g, b), dfg_extent_of(g, conv2d, 1)))
        return false;
    /* where b.shape[-3] == b.elements */
    if (!dfg_dim_eq(g, dfg_extent_of(g, b, -3), dfg_elements_of(g, b)))
        return false;
    return accept(ctx, &(struct relax_clml_openclml_relu_bias_pad_nn_conv2d_whole){.m = {.root = n,
            .x = x, .w = w}, .relu = n, .add = add, .conv2d = conv2d, .pad = pad,
            .b = b});
}

struct relax_clml_openclml_relu_bias_nn_conv2d_whole {
    struct relax_clml_openclml_relu_bias_nn_conv2d_match m;
    dfg_node relu;
    dfg_node add;
    dfg_node conv2d;
    dfg_node b;
};

static bool relax_clml_openclml_relu_bias_nn_conv2d_whole(const dfg_graph *g, dfg_node n,
                                                          bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_relax_nn_relu, 1))
        return false;
    dfg_node add = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, add, OP_relax_add, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, add, 0)) == OP_relax_nn_conv2d ? 0 : 1;
    dfg_node conv2d = dfg_arg(g, add, swap);
    if (!dfg_calls_with(g, conv2d, OP_relax_nn_conv2d, 2))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_data_layout, STR_NCHW, STR_NCHW))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_kernel_layout, STR_OIHW, STR_OIHW))
        return false;
    dfg_node x = dfg_arg(g, conv2d, 0);
    dfg_node w = dfg_arg(g, conv2d, 1);
    dfg_node b = dfg_arg(g, add, 1 - swap);
    if (!dfg_is(g, b, DFG_CONST) || !dfg_in_body(g, n, (const dfg_node[]){add, conv2d}, 2))
        return false;
    /* where floats(x, w) */
    if (!floats(g, x, w))
        return false;
    /* where b.elements == c.shape[1] */
    if (!dfg_dim_eq(g, dfg_elements_of(g, b), dfg_extent_of(g, conv2d, 1)))
        return false;
    /* where b.shape[-3] == b.elements */
    if (!dfg_dim_eq(g, dfg_extent_of(g, b, -3), dfg_elements_of(g, b)))
        return false;
    return accept(ctx, &(struct relax_clml_openclml_relu_bias_nn_conv2d_whole){.m = {.root = n, .x = x,
            .w = w}, .relu = n, .add = add, .conv2d = conv2d, .b = b});
}

struct relax_clml_openclml_relu_nn_conv2d_transpose_whole {
    struct relax_clml_openclml_relu_nn_conv2d_transpose_match m;
    dfg_node relu;
    dfg_node conv2d_transpose;
};

static bool relax_clml_openclml_relu_nn_conv2d_transpose_whole(const dfg_graph *g, dfg_node n,
                                                               bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_relax_nn_relu, 1))
        return false;
    dfg_node conv2d_transpose = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, conv2d_transpose, OP_relax_nn_conv2d_transpose, 2))
        return false;
    if (!dfg_str_is(g, conv2d_transpose, ATTR_data_layout, STR_NCHW, STR_NCHW))
        return false;
    if (!dfg_str_is(g, conv2d_transpose, ATTR_kernel_layout, STR_OIHW, STR_IOHW))
        return false;
    dfg_node x = dfg_arg(g, conv2d_transpose, 0);
    dfg_node w = dfg_arg(g, conv2d_transpose, 1);
    if (!dfg_same_body(g, n, conv2d_transpose))
        return false;
    /* where floats(x, w) */
    if (!floats(g, x, w))
        return false;
    return accept(ctx, &(struct relax_clml_openclml_relu_nn_conv2d_transpose_whole){.m = {.root = n,
            .x = x, .w = w}, .relu = n, .conv2d_transpose = conv2d_transpose});
}

struct relax_clml_openclml_relu_pad_nn_conv2d_whole {
    struct relax_clml_openclml_relu_pad_nn_conv2d_match m;
    dfg_node relu;
    dfg_node conv2d;
    dfg_node pad;
};

static bool relax_clml_openclml_relu_pad_nn_conv2d_whole(const dfg_graph *g, dfg_node n,
                                                         bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_relax_nn_relu, 1))
        return false;
    dfg_node conv2d = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, conv2d, OP_relax_nn_conv2d, 2))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_data_layout, STR_NCHW, STR_NCHW))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_kernel_layout, STR_OIHW, STR_OIHW))
        return false;
    dfg_node pad = dfg_arg(g, conv2d, 0);
    if (!dfg_calls_with(g, pad, OP_relax_nn_pad, 1))
        return false;
    if (!dfg_str_is(g, pad, ATTR_pad_mode, STR_constant, STR_constant))
        return false;
    if (!dfg_float_is(g, pad, ATTR_pad_value, 0.0, 0.0))
        return false;
    dfg_node x = dfg_arg(g, pad, 0);
    dfg_node w = dfg_arg(g, conv2d, 1);
    if (!dfg_in_body(g, n, (const dfg_node[]){conv2d, pad}, 2))
        return false;
    /* where floats(x, w) */
    if (!floats(g, pad, w))
        return false;
    return accept(ctx, &(struct relax_clml_openclml_relu_pad_nn_conv2d_whole){.m = {.root = n, .x = x,
            .w = w}, .relu = n, .conv2d = conv2d, .pad = pad});
}

struct relax_clml_openclml_relu_nn_conv2d_whole {
    struct relax_clml_openclml_relu_nn_conv2d_match m;
    dfg_node relu;
    dfg_node conv2d;
};

static bool relax_clml_openclml_relu_nn_conv2d_whole(const dfg_graph *g, dfg_node n,
                                                     bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_relax_nn_relu, 1))
        return false;
    dfg_node conv2d = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, conv2d, OP_relax_nn_conv2d, 2))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_data_layout, STR_NCHW, STR_NCHW))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_kernel_layout, STR_OIHW, STR_OIHW))
        return false;
    dfg_node x = dfg_arg(g, conv2d, 0);
    dfg_node w = dfg_arg(g, conv2d, 1);
    if (!dfg_same_body(g, n, conv2d))
        return false;
    /* where floats(x, w) */
    if (!floats(g, x, w))
        return false;
    return accept(ctx, &(struct relax_clml_openclml_relu_nn_conv2d_whole){.m = {.root = n, .x = x,
            .w = w}, .relu = n, .conv2d = conv2d});
}

struct relax_clml_openclml_tuple_bn_bias_nn_conv2d_transpose_whole {
    struct relax_clml_openclml_tuple_bn_bias_nn_conv2d_transpose_match m;
    dfg_node get;
    dfg_node batch_norm;
    dfg_node add;
    dfg_node conv2d_transpose;
    dfg_node b;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
};

static bool relax_clml_openclml_tuple_bn_bias_nn_conv2d_transpose_whole(const dfg_graph *g, dfg_node n,
                                                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_is_get(g, n, 0))
        return false;
    dfg_node batch_norm = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, batch_norm, OP_relax_nn_batch_norm, 5))
        return false;
    dfg_node add = dfg_arg(g, batch_norm, 0);
    if (!dfg_calls_argc(g, add, OP_relax_add, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, add, 0)) == OP_relax_nn_conv2d_transpose ? 0 : 1;
    dfg_node conv2d_transpose = dfg_arg(g, add, swap);
    if (!dfg_calls_with(g, conv2d_transpose, OP_relax_nn_conv2d_transpose, 2))
        return false;
    if (!dfg_str_is(g, conv2d_transpose, ATTR_data_layout, STR_NCHW, STR_NCHW))
        return false;
    if (!dfg_str_is(g, conv2d_transpose, ATTR_kernel_layout, STR_OIHW, STR_IOHW))
        return false;
    dfg_node x = dfg_arg(g, conv2d_transpose, 0);
    dfg_node w = dfg_arg(g, conv2d_transpose, 1);
    dfg_node b = dfg_arg(g, add, 1 - swap);
    if (!dfg_is(g, b, DFG_CONST))
        return false;
    dfg_node constant = dfg_arg(g, batch_norm, 1);
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node constant_2 = dfg_arg(g, batch_norm, 2);
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node constant_3 = dfg_arg(g, batch_norm, 3);
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    dfg_node constant_4 = dfg_arg(g, batch_norm, 4);
    if (!dfg_is(g, constant_4, DFG_CONST))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){batch_norm, add, conv2d_transpose}, 3))
        return false;
    /* where floats(x, w) */
    if (!floats(g, x, w))
        return false;
    /* where b.elements == c.shape[1] */
    if (!dfg_dim_eq(g, dfg_elements_of(g, b), dfg_extent_of(g, conv2d_transpose, 1)))
        return false;
    /* where b.shape[-3] == b.elements */
    if (!dfg_dim_eq(g, dfg_extent_of(g, b, -3), dfg_elements_of(g, b)))
        return false;
    return accept(ctx, &(struct relax_clml_openclml_tuple_bn_bias_nn_conv2d_transpose_whole){.m = {.root = n,
            .x = x, .w = w}, .get = n, .batch_norm = batch_norm, .add = add,
            .conv2d_transpose = conv2d_transpose, .b = b, .constant = constant,
            .constant_2 = constant_2, .constant_3 = constant_3, .constant_4 = constant_4});
}

struct relax_clml_openclml_tuple_bn_bias_pad_nn_conv2d_whole {
    struct relax_clml_openclml_tuple_bn_bias_pad_nn_conv2d_match m;
    dfg_node get;
    dfg_node batch_norm;
    dfg_node add;
    dfg_node conv2d;
    dfg_node pad;
    dfg_node b;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
};

static bool relax_clml_openclml_tuple_bn_bias_pad_nn_conv2d_whole(const dfg_graph *g, dfg_node n,
                                                                  bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_is_get(g, n, 0))
        return false;
    dfg_node batch_norm = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, batch_norm, OP_relax_nn_batch_norm, 5))
        return false;
    dfg_node add = dfg_arg(g, batch_norm, 0);
    if (!dfg_calls_argc(g, add, OP_relax_add, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, add, 0)) == OP_relax_nn_conv2d ? 0 : 1;
    dfg_node conv2d = dfg_arg(g, add, swap);
    if (!dfg_calls_with(g, conv2d, OP_relax_nn_conv2d, 2))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_data_layout, STR_NCHW, STR_NCHW))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_kernel_layout, STR_OIHW, STR_OIHW))
        return false;
    dfg_node pad = dfg_arg(g, conv2d, 0);
    if (!dfg_calls_with(g, pad, OP_relax_nn_pad, 1))
        return false;
    if (!dfg_str_is(g, pad, ATTR_pad_mode, STR_constant, STR_constant))
        return false;
    if (!dfg_float_is(g, pad, ATTR_pad_value, 0.0, 0.0))
        return false;
    dfg_node x = dfg_arg(g, pad, 0);
    dfg_node w = dfg_arg(g, conv2d, 1);
    dfg_node b = dfg_arg(g, add, 1 - swap);
    if (!dfg_is(g, b, DFG_CONST))
        return false;
    dfg_node constant = dfg_arg(g, batch_norm, 1);
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node constant_2 = dfg_arg(g, batch_norm, 2);
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node constant_3 = dfg_arg(g, batch_norm, 3);
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    dfg_node constant_4 = dfg_arg(g, batch_norm, 4);
    if (!dfg_is(g, constant_4, DFG_CONST))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){batch_norm, add, conv2d, pad}, 4))
        return false;
    /* where floats(x, w) */
    if (!floats(g, pad, w))
        return false;
    /* where b.elements == c.shape[1] */
    if (!dfg_dim_eq(g, dfg_elements_of(g, b), dfg_extent_of(g, conv2d, 1)))
        return false;
    /* where b.shape[-3] == b.elements */
    if (!dfg_dim_eq(g, dfg_extent_of(g, b, -3), dfg_elements_of(g, b)))
        return false;
    return accept(ctx, &(struct relax_clml_openclml_tuple_bn_bias_pad_nn_conv2d_whole){.m = {.root = n,
            .x = x, .w = w}, .get = n, .batch_norm = batch_norm, .add = add,
            .conv2d = conv2d, .pad = pad, .b = b, .constant = constant,
            .constant_2 = constant_2, .constant_3 = constant_3, .constant_4 = constant_4});
}

struct relax_clml_openclml_tuple_bn_bias_nn_conv2d_whole {
    struct relax_clml_openclml_tuple_bn_bias_nn_conv2d_match m;
    dfg_node get;
    dfg_node batch_norm;
    dfg_node add;
    dfg_node conv2d;
    dfg_node b;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
};

static bool relax_clml_openclml_tuple_bn_bias_nn_conv2d_whole(const dfg_graph *g, dfg_node n,
                                                              bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_is_get(g, n, 0))
        return false;
    dfg_node batch_norm = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, batch_norm, OP_relax_nn_batch_norm, 5))
        return false;
    dfg_node add = dfg_arg(g, batch_norm, 0);
    if (!dfg_calls_argc(g, add, OP_relax_add, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, add, 0)) == OP_relax_nn_conv2d ? 0 : 1;
    dfg_node conv2d = dfg_arg(g, add, swap);
    if (!dfg_calls_with(g, conv2d, OP_relax_nn_conv2d, 2))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_data_layout, STR_NCHW, STR_NCHW))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_kernel_layout, STR_OIHW, STR_OIHW))
        return false;
    dfg_node x = dfg_arg(g, conv2d, 0);
    dfg_node w = dfg_arg(g, conv2d, 1);
    dfg_node b = dfg_arg(g, add, 1 - swap);
    if (!dfg_is(g, b, DFG_CONST))
        return false;
    dfg_node constant = dfg_arg(g, batch_norm, 1);
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node constant_2 = dfg_arg(g, batch_norm, 2);
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node constant_3 = dfg_arg(g, batch_norm, 3);
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    dfg_node constant_4 = dfg_arg(g, batch_norm, 4);
    if (!dfg_is(g, constant_4, DFG_CONST))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){batch_norm, add, conv2d}, 3))
        return false;
    /* where floats(x, w) */
    if (!floats(g, x, w))
        return false;
    /* where b.elements == c.shape[1] */
    if (!dfg_dim_eq(g, dfg_elements_of(g, b), dfg_extent_of(g, conv2d, 1)))
        return false;
    /* where b.shape[-3] == b.elements */
    if (!dfg_dim_eq(g, dfg_extent_of(g, b, -3), dfg_elements_of(g, b)))
        return false;
    return accept(ctx, &(struct relax_clml_openclml_tuple_bn_bias_nn_conv2d_whole){.m = {.root = n,
            .x = x, .w = w}, .get = n, .batch_norm = batch_norm, .add = add,
            .conv2d = conv2d, .b = b, .constant = constant, .constant_2 = constant_2,
            .constant_3 = constant_3, .constant_4 = constant_4});
}

struct relax_clml_openclml_tuple_bn_nn_conv2d_transpose_whole {
    struct relax_clml_openclml_tuple_bn_nn_conv2d_transpose_match m;
    dfg_node get;
    dfg_node batch_norm;
    dfg_node conv2d_transpose;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
};

static bool relax_clml_openclml_tuple_bn_nn_conv2d_transpose_whole(const dfg_graph *g, dfg_node n,
                                                                   bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_is_get(g, n, 0))
        return false;
    dfg_node batch_norm = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, batch_norm, OP_relax_nn_batch_norm, 5))
        return false;
    dfg_node conv2d_transpose = dfg_arg(g, batch_norm, 0);
    if (!dfg_calls_with(g, conv2d_transpose, OP_relax_nn_conv2d_transpose, 2))
        return false;
    if (!dfg_str_is(g, conv2d_transpose, ATTR_data_layout, STR_NCHW, STR_NCHW))
        return false;
    if (!dfg_str_is(g, conv2d_transpose, ATTR_kernel_layout, STR_OIHW, STR_IOHW))
        return false;
    dfg_node x = dfg_arg(g, conv2d_transpose, 0);
    dfg_node w = dfg_arg(g, conv2d_transpose, 1);
    dfg_node constant = dfg_arg(g, batch_norm, 1);
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node constant_2 = dfg_arg(g, batch_norm, 2);
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node constant_3 = dfg_arg(g, batch_norm, 3);
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    dfg_node constant_4 = dfg_arg(g, batch_norm, 4);
    if (!dfg_is(g, constant_4, DFG_CONST))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){batch_norm, conv2d_transpose}, 2))
        return false;
    /* where floats(x, w) */
    if (!floats(g, x, w))
        return false;
    return accept(ctx, &(struct relax_clml_openclml_tuple_bn_nn_conv2d_transpose_whole){.m = {.root = n,
            .x = x, .w = w}, .get = n, .batch_norm = batch_norm,
            .conv2d_transpose = conv2d_transpose, .constant = constant,
            .constant_2 = constant_2, .constant_3 = constant_3, .constant_4 = constant_4});
}

struct relax_clml_openclml_tuple_bn_pad_nn_conv2d_whole {
    struct relax_clml_openclml_tuple_bn_pad_nn_conv2d_match m;
    dfg_node get;
    dfg_node batch_norm;
    dfg_node conv2d;
    dfg_node pad;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
};

static bool relax_clml_openclml_tuple_bn_pad_nn_conv2d_whole(const dfg_graph *g, dfg_node n,
                                                             bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_is_get(g, n, 0))
        return false;
    dfg_node batch_norm = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, batch_norm, OP_relax_nn_batch_norm, 5))
        return false;
    dfg_node conv2d = dfg_arg(g, batch_norm, 0);
    if (!dfg_calls_with(g, conv2d, OP_relax_nn_conv2d, 2))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_data_layout, STR_NCHW, STR_NCHW))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_kernel_layout, STR_OIHW, STR_OIHW))
        return false;
    dfg_node pad = dfg_arg(g, conv2d, 0);
    if (!dfg_calls_with(g, pad, OP_relax_nn_pad, 1))
        return false;
    if (!dfg_str_is(g, pad, ATTR_pad_mode, STR_constant, STR_constant))
        return false;
    if (!dfg_float_is(g, pad, ATTR_pad_value, 0.0, 0.0))
        return false;
    dfg_node x = dfg_arg(g, pad, 0);
    dfg_node w = dfg_arg(g, conv2d, 1);
    dfg_node constant = dfg_arg(g, batch_norm, 1);
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node constant_2 = dfg_arg(g, batch_norm, 2);
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node constant_3 = dfg_arg(g, batch_norm, 3);
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    dfg_node constant_4 = dfg_arg(g, batch_norm, 4);
    if (!dfg_is(g, constant_4, DFG_CONST))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){batch_norm, conv2d, pad}, 3))
        return false;
    /* where floats(x, w) */
    if (!floats(g, pad, w))
        return false;
    return accept(ctx, &(struct relax_clml_openclml_tuple_bn_pad_nn_conv2d_whole){.m = {.root = n,
            .x = x, .w = w}, .get = n, .batch_norm = batch_norm, .conv2d = conv2d,
            .pad = pad, .constant = constant, .constant_2 = constant_2,
            .constant_3 = constant_3, .constant_4 = constant_4});
}

struct relax_clml_openclml_tuple_bn_nn_conv2d_whole {
    struct relax_clml_openclml_tuple_bn_nn_conv2d_match m;
    dfg_node get;
    dfg_node batch_norm;
    dfg_node conv2d;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
};

static bool relax_clml_openclml_tuple_bn_nn_conv2d_whole(const dfg_graph *g, dfg_node n,
                                                         bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_is_get(g, n, 0))
        return false;
    dfg_node batch_norm = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, batch_norm, OP_relax_nn_batch_norm, 5))
        return false;
    dfg_node conv2d = dfg_arg(g, batch_norm, 0);
    if (!dfg_calls_with(g, conv2d, OP_relax_nn_conv2d, 2))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_data_layout, STR_NCHW, STR_NCHW))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_kernel_layout, STR_OIHW, STR_OIHW))
        return false;
    dfg_node x = dfg_arg(g, conv2d, 0);
    dfg_node w = dfg_arg(g, conv2d, 1);
    dfg_node constant = dfg_arg(g, batch_norm, 1);
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node constant_2 = dfg_arg(g, batch_norm, 2);
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node constant_3 = dfg_arg(g, batch_norm, 3);
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    dfg_node constant_4 = dfg_arg(g, batch_norm, 4);
    if (!dfg_is(g, constant_4, DFG_CONST))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){batch_norm, conv2d}, 2))
        return false;
    /* where floats(x, w) */
    if (!floats(g, x, w))
        return false;
    return accept(ctx, &(struct relax_clml_openclml_tuple_bn_nn_conv2d_whole){.m = {.root = n, .x = x,
            .w = w}, .get = n, .batch_norm = batch_norm, .conv2d = conv2d,
            .constant = constant, .constant_2 = constant_2, .constant_3 = constant_3,
            .constant_4 = constant_4});
}

struct relax_clml_openclml_tuple_bias_nn_conv2d_transpose_whole {
    struct relax_clml_openclml_tuple_bias_nn_conv2d_transpose_match m;
    dfg_node get;
    dfg_node add;
    dfg_node conv2d_transpose;
    dfg_node b;
};

static bool relax_clml_openclml_tuple_bias_nn_conv2d_transpose_whole(const dfg_graph *g, dfg_node n,
                                                                     bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_is_get(g, n, 0))
        return false;
    dfg_node add = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, add, OP_relax_add, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, add, 0)) == OP_relax_nn_conv2d_transpose ? 0 : 1;
    dfg_node conv2d_transpose = dfg_arg(g, add, swap);
    if (!dfg_calls_with(g, conv2d_transpose, OP_relax_nn_conv2d_transpose, 2))
        return false;
    if (!dfg_str_is(g, conv2d_transpose, ATTR_data_layout, STR_NCHW, STR_NCHW))
        return false;
    if (!dfg_str_is(g, conv2d_transpose, ATTR_kernel_layout, STR_OIHW, STR_IOHW))
        return false;
    dfg_node x = dfg_arg(g, conv2d_transpose, 0);
    dfg_node w = dfg_arg(g, conv2d_transpose, 1);
    dfg_node b = dfg_arg(g, add, 1 - swap);
    if (!dfg_is(g, b, DFG_CONST) || !dfg_in_body(g, n, (const dfg_node[]){add, conv2d_transpose}, 2))
        return false;
    /* where floats(x, w) */
    if (!floats(g, x, w))
        return false;
    /* where b.elements == c.shape[1] */
    if (!dfg_dim_eq(g, dfg_elements_of(g, b), dfg_extent_of(g, conv2d_transpose, 1)))
        return false;
    /* where b.shape[-3] == b.elements */
    if (!dfg_dim_eq(g, dfg_extent_of(g, b, -3), dfg_elements_of(g, b)))
        return false;
    return accept(ctx, &(struct relax_clml_openclml_tuple_bias_nn_conv2d_transpose_whole){.m = {.root = n,
            .x = x, .w = w}, .get = n, .add = add,
            .conv2d_transpose = conv2d_transpose, .b = b});
}

struct relax_clml_openclml_tuple_bias_pad_nn_conv2d_whole {
    struct relax_clml_openclml_tuple_bias_pad_nn_conv2d_match m;
    dfg_node get;
    dfg_node add;
    dfg_node conv2d;
    dfg_node pad;
    dfg_node b;
};

static bool relax_clml_openclml_tuple_bias_pad_nn_conv2d_whole(const dfg_graph *g, dfg_node n,
                                                               bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_is_get(g, n, 0))
        return false;
    dfg_node add = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, add, OP_relax_add, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, add, 0)) == OP_relax_nn_conv2d ? 0 : 1;
    dfg_node conv2d = dfg_arg(g, add, swap);
    if (!dfg_calls_with(g, conv2d, OP_relax_nn_conv2d, 2))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_data_layout, STR_NCHW, STR_NCHW))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_kernel_layout, STR_OIHW, STR_OIHW))
        return false;
    dfg_node pad = dfg_arg(g, conv2d, 0);
    if (!dfg_calls_with(g, pad, OP_relax_nn_pad, 1))
        return false;
    if (!dfg_str_is(g, pad, ATTR_pad_mode, STR_constant, STR_constant))
        return false;
    if (!dfg_float_is(g, pad, ATTR_pad_value, 0.0, 0.0))
        return false;
    dfg_node x = dfg_arg(g, pad, 0);
    dfg_node w = dfg_arg(g, conv2d, 1);
    dfg_node b = dfg_arg(g, add, 1 - swap);
    if (!dfg_is(g, b, DFG_CONST) || !dfg_in_body(g, n, (const dfg_node[]){add, conv2d, pad}, 3))
        return false;
    /* where floats(x, w) */
    if (!floats(g, pad, w))
        return false;
    /* where b.elements == c.shape[1] */
    if (!dfg_dim_eq(g, dfg_elements_of(g, b), dfg_extent_of(g, conv2d, 1)))
        return false;
    /* where b.shape[-3] == b.elements */
    if (!dfg_dim_eq(g, dfg_extent_of(g, b, -3), dfg_elements_of(g, b)))
        return false;
    return accept(ctx, &(struct relax_clml_openclml_tuple_bias_pad_nn_conv2d_whole){.m = {.root = n,
            .x = x, .w = w}, .get = n, .add = add, .conv2d = conv2d, .pad = pad,
            .b = b});
}

struct relax_clml_openclml_tuple_bias_nn_conv2d_whole {
    struct relax_clml_openclml_tuple_bias_nn_conv2d_match m;
    dfg_node get;
    dfg_node add;
    dfg_node conv2d;
    dfg_node b;
};

static bool relax_clml_openclml_tuple_bias_nn_conv2d_whole(const dfg_graph *g, dfg_node n,
                                                           bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_is_get(g, n, 0))
        return false;
    dfg_node add = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, add, OP_relax_add, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, add, 0)) == OP_relax_nn_conv2d ? 0 : 1;
    dfg_node conv2d = dfg_arg(g, add, swap);
    if (!dfg_calls_with(g, conv2d, OP_relax_nn_conv2d, 2))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_data_layout, STR_NCHW, STR_NCHW))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_kernel_layout, STR_OIHW, STR_OIHW))
        return false;
    dfg_node x = dfg_arg(g, conv2d, 0);
    dfg_node w = dfg_arg(g, conv2d, 1);
    dfg_node b = dfg_arg(g, add, 1 - swap);
    if (!dfg_is(g, b, DFG_CONST) || !dfg_in_body(g, n, (const dfg_node[]){add, conv2d}, 2))
        return false;
    /* where floats(x, w) */
    if (!floats(g, x, w))
        return false;
    /* where b.elements == c.shape[1] */
    if (!dfg_dim_eq(g, dfg_elements_of(g, b), dfg_extent_of(g, conv2d, 1)))
        return false;
    /* where b.shape[-3] == b.elements */
    if (!dfg_dim_eq(g, dfg_extent_of(g, b, -3), dfg_elements_of(g, b)))
        return false;
    return accept(ctx, &(struct relax_clml_openclml_tuple_bias_nn_conv2d_whole){.m = {.root = n, .x = x,
            .w = w}, .get = n, .add = add, .conv2d = conv2d, .b = b});
}

struct relax_clml_openclml_tuple_nn_conv2d_transpose_whole {
    struct relax_clml_openclml_tuple_nn_conv2d_transpose_match m;
    dfg_node get;
    dfg_node conv2d_transpose;
};

static bool relax_clml_openclml_tuple_nn_conv2d_transpose_whole(const dfg_graph *g, dfg_node n,
                                                                bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_is_get(g, n, 0))
        return false;
    dfg_node conv2d_transpose = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, conv2d_transpose, OP_relax_nn_conv2d_transpose, 2))
        return false;
    if (!dfg_str_is(g, conv2d_transpose, ATTR_data_layout, STR_NCHW, STR_NCHW))
        return false;
    if (!dfg_str_is(g, conv2d_transpose, ATTR_kernel_layout, STR_OIHW, STR_IOHW))
        return false;
    dfg_node x = dfg_arg(g, conv2d_transpose, 0);
    dfg_node w = dfg_arg(g, conv2d_transpose, 1);
    if (!dfg_same_body(g, n, conv2d_transpose))
        return false;
    /* where floats(x, w) */
    if (!floats(g, x, w))
        return false;
    return accept(ctx, &(struct relax_clml_openclml_tuple_nn_conv2d_transpose_whole){.m = {.root = n,
            .x = x, .w = w}, .get = n, .conv2d_transpose = conv2d_transpose});
}

struct relax_clml_openclml_tuple_pad_nn_conv2d_whole {
    struct relax_clml_openclml_tuple_pad_nn_conv2d_match m;
    dfg_node get;
    dfg_node conv2d;
    dfg_node pad;
};

static bool relax_clml_openclml_tuple_pad_nn_conv2d_whole(const dfg_graph *g, dfg_node n,
                                                          bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_is_get(g, n, 0))
        return false;
    dfg_node conv2d = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, conv2d, OP_relax_nn_conv2d, 2))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_data_layout, STR_NCHW, STR_NCHW))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_kernel_layout, STR_OIHW, STR_OIHW))
        return false;
    dfg_node pad = dfg_arg(g, conv2d, 0);
    if (!dfg_calls_with(g, pad, OP_relax_nn_pad, 1))
        return false;
    if (!dfg_str_is(g, pad, ATTR_pad_mode, STR_constant, STR_constant))
        return false;
    if (!dfg_float_is(g, pad, ATTR_pad_value, 0.0, 0.0))
        return false;
    dfg_node x = dfg_arg(g, pad, 0);
    dfg_node w = dfg_arg(g, conv2d, 1);
    if (!dfg_in_body(g, n, (const dfg_node[]){conv2d, pad}, 2))
        return false;
    /* where floats(x, w) */
    if (!floats(g, pad, w))
        return false;
    return accept(ctx, &(struct relax_clml_openclml_tuple_pad_nn_conv2d_whole){.m = {.root = n, .x = x,
            .w = w}, .get = n, .conv2d = conv2d, .pad = pad});
}

struct relax_clml_openclml_tuple_nn_conv2d_whole {
    struct relax_clml_openclml_tuple_nn_conv2d_match m;
    dfg_node get;
    dfg_node conv2d;
};

static bool relax_clml_openclml_tuple_nn_conv2d_whole(const dfg_graph *g, dfg_node n,
                                                      bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_is_get(g, n, 0))
        return false;
    dfg_node conv2d = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, conv2d, OP_relax_nn_conv2d, 2))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_data_layout, STR_NCHW, STR_NCHW))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_kernel_layout, STR_OIHW, STR_OIHW))
        return false;
    dfg_node x = dfg_arg(g, conv2d, 0);
    dfg_node w = dfg_arg(g, conv2d, 1);
    if (!dfg_same_body(g, n, conv2d))
        return false;
    /* where floats(x, w) */
    if (!floats(g, x, w))
        return false;
    return accept(ctx, &(struct relax_clml_openclml_tuple_nn_conv2d_whole){.m = {.root = n, .x = x,
            .w = w}, .get = n, .conv2d = conv2d});
}

struct relax_clml_openclml_bn_bias_nn_conv2d_transpose_whole {
    struct relax_clml_openclml_bn_bias_nn_conv2d_transpose_match m;
    dfg_node batch_norm;
    dfg_node add;
    dfg_node conv2d_transpose;
    dfg_node b;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
};

static bool relax_clml_openclml_bn_bias_nn_conv2d_transpose_whole(const dfg_graph *g, dfg_node n,
                                                                  bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_relax_nn_batch_norm, 5))
        return false;
    dfg_node add = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, add, OP_relax_add, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, add, 0)) == OP_relax_nn_conv2d_transpose ? 0 : 1;
    dfg_node conv2d_transpose = dfg_arg(g, add, swap);
    if (!dfg_calls_with(g, conv2d_transpose, OP_relax_nn_conv2d_transpose, 2))
        return false;
    if (!dfg_str_is(g, conv2d_transpose, ATTR_data_layout, STR_NCHW, STR_NCHW))
        return false;
    if (!dfg_str_is(g, conv2d_transpose, ATTR_kernel_layout, STR_OIHW, STR_IOHW))
        return false;
    dfg_node x = dfg_arg(g, conv2d_transpose, 0);
    dfg_node w = dfg_arg(g, conv2d_transpose, 1);
    dfg_node b = dfg_arg(g, add, 1 - swap);
    if (!dfg_is(g, b, DFG_CONST))
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
    if (!dfg_is(g, constant_4, DFG_CONST))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){add, conv2d_transpose}, 2))
        return false;
    /* where floats(x, w) */
    if (!floats(g, x, w))
        return false;
    /* where b.elements == c.shape[1] */
    if (!dfg_dim_eq(g, dfg_elements_of(g, b), dfg_extent_of(g, conv2d_transpose, 1)))
        return false;
    /* where b.shape[-3] == b.elements */
    if (!dfg_dim_eq(g, dfg_extent_of(g, b, -3), dfg_elements_of(g, b)))
        return false;
    return accept(ctx, &(struct relax_clml_openclml_bn_bias_nn_conv2d_transpose_whole){.m = {.root = n,
            .x = x, .w = w}, .batch_norm = n, .add = add,
            .conv2d_transpose = conv2d_transpose, .b = b, .constant = constant,
            .constant_2 = constant_2, .constant_3 = constant_3, .constant_4 = constant_4});
}

struct relax_clml_openclml_bn_bias_pad_nn_conv2d_whole {
    struct relax_clml_openclml_bn_bias_pad_nn_conv2d_match m;
    dfg_node batch_norm;
    dfg_node add;
    dfg_node conv2d;
    dfg_node pad;
    dfg_node b;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
};

static bool relax_clml_openclml_bn_bias_pad_nn_conv2d_whole(const dfg_graph *g, dfg_node n,
                                                            bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_relax_nn_batch_norm, 5))
        return false;
    dfg_node add = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, add, OP_relax_add, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, add, 0)) == OP_relax_nn_conv2d ? 0 : 1;
    dfg_node conv2d = dfg_arg(g, add, swap);
    if (!dfg_calls_with(g, conv2d, OP_relax_nn_conv2d, 2))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_data_layout, STR_NCHW, STR_NCHW))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_kernel_layout, STR_OIHW, STR_OIHW))
        return false;
    dfg_node pad = dfg_arg(g, conv2d, 0);
    if (!dfg_calls_with(g, pad, OP_relax_nn_pad, 1))
        return false;
    if (!dfg_str_is(g, pad, ATTR_pad_mode, STR_constant, STR_constant))
        return false;
    if (!dfg_float_is(g, pad, ATTR_pad_value, 0.0, 0.0))
        return false;
    dfg_node x = dfg_arg(g, pad, 0);
    dfg_node w = dfg_arg(g, conv2d, 1);
    dfg_node b = dfg_arg(g, add, 1 - swap);
    if (!dfg_is(g, b, DFG_CONST))
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
    if (!dfg_is(g, constant_4, DFG_CONST))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){add, conv2d, pad}, 3))
        return false;
    /* where floats(x, w) */
    if (!floats(g, pad, w))
        return false;
    /* where b.elements == c.shape[1] */
    if (!dfg_dim_eq(g, dfg_elements_of(g, b), dfg_extent_of(g, conv2d, 1)))
        return false;
    /* where b.shape[-3] == b.elements */
    if (!dfg_dim_eq(g, dfg_extent_of(g, b, -3), dfg_elements_of(g, b)))
        return false;
    return accept(ctx, &(struct relax_clml_openclml_bn_bias_pad_nn_conv2d_whole){.m = {.root = n, .x = x,
            .w = w}, .batch_norm = n, .add = add, .conv2d = conv2d, .pad = pad,
            .b = b, .constant = constant, .constant_2 = constant_2, .constant_3 = constant_3,
            .constant_4 = constant_4});
}

struct relax_clml_openclml_bn_bias_nn_conv2d_whole {
    struct relax_clml_openclml_bn_bias_nn_conv2d_match m;
    dfg_node batch_norm;
    dfg_node add;
    dfg_node conv2d;
    dfg_node b;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
};

static bool relax_clml_openclml_bn_bias_nn_conv2d_whole(const dfg_graph *g, dfg_node n,
                                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_relax_nn_batch_norm, 5))
        return false;
    dfg_node add = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, add, OP_relax_add, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, add, 0)) == OP_relax_nn_conv2d ? 0 : 1;
    dfg_node conv2d = dfg_arg(g, add, swap);
    if (!dfg_calls_with(g, conv2d, OP_relax_nn_conv2d, 2))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_data_layout, STR_NCHW, STR_NCHW))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_kernel_layout, STR_OIHW, STR_OIHW))
        return false;
    dfg_node x = dfg_arg(g, conv2d, 0);
    dfg_node w = dfg_arg(g, conv2d, 1);
    dfg_node b = dfg_arg(g, add, 1 - swap);
    if (!dfg_is(g, b, DFG_CONST))
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
    if (!dfg_is(g, constant_4, DFG_CONST) || !dfg_in_body(g, n, (const dfg_node[]){add, conv2d}, 2))
        return false;
    /* where floats(x, w) */
    if (!floats(g, x, w))
        return false;
    /* where b.elements == c.shape[1] */
    if (!dfg_dim_eq(g, dfg_elements_of(g, b), dfg_extent_of(g, conv2d, 1)))
        return false;
    /* where b.shape[-3] == b.elements */
    if (!dfg_dim_eq(g, dfg_extent_of(g, b, -3), dfg_elements_of(g, b)))
        return false;
    return accept(ctx, &(struct relax_clml_openclml_bn_bias_nn_conv2d_whole){.m = {.root = n, .x = x,
            .w = w}, .batch_norm = n, .add = add, .conv2d = conv2d, .b = b,
            .constant = constant, .constant_2 = constant_2, .constant_3 = constant_3,
            .constant_4 = constant_4});
}

struct relax_clml_openclml_bn_nn_conv2d_transpose_whole {
    struct relax_clml_openclml_bn_nn_conv2d_transpose_match m;
    dfg_node batch_norm;
    dfg_node conv2d_transpose;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
};

static bool relax_clml_openclml_bn_nn_conv2d_transpose_whole(const dfg_graph *g, dfg_node n,
                                                             bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_relax_nn_batch_norm, 5))
        return false;
    dfg_node conv2d_transpose = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, conv2d_transpose, OP_relax_nn_conv2d_transpose, 2))
        return false;
    if (!dfg_str_is(g, conv2d_transpose, ATTR_data_layout, STR_NCHW, STR_NCHW))
        return false;
    if (!dfg_str_is(g, conv2d_transpose, ATTR_kernel_layout, STR_OIHW, STR_IOHW))
        return false;
    dfg_node x = dfg_arg(g, conv2d_transpose, 0);
    dfg_node w = dfg_arg(g, conv2d_transpose, 1);
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
    if (!dfg_is(g, constant_4, DFG_CONST) || !dfg_same_body(g, n, conv2d_transpose))
        return false;
    /* where floats(x, w) */
    if (!floats(g, x, w))
        return false;
    return accept(ctx, &(struct relax_clml_openclml_bn_nn_conv2d_transpose_whole){.m = {.root = n,
            .x = x, .w = w}, .batch_norm = n, .conv2d_transpose = conv2d_transpose,
            .constant = constant, .constant_2 = constant_2, .constant_3 = constant_3,
            .constant_4 = constant_4});
}

struct relax_clml_openclml_bn_pad_nn_conv2d_whole {
    struct relax_clml_openclml_bn_pad_nn_conv2d_match m;
    dfg_node batch_norm;
    dfg_node conv2d;
    dfg_node pad;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
};

static bool relax_clml_openclml_bn_pad_nn_conv2d_whole(const dfg_graph *g, dfg_node n,
                                                       bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_relax_nn_batch_norm, 5))
        return false;
    dfg_node conv2d = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, conv2d, OP_relax_nn_conv2d, 2))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_data_layout, STR_NCHW, STR_NCHW))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_kernel_layout, STR_OIHW, STR_OIHW))
        return false;
    dfg_node pad = dfg_arg(g, conv2d, 0);
    if (!dfg_calls_with(g, pad, OP_relax_nn_pad, 1))
        return false;
    if (!dfg_str_is(g, pad, ATTR_pad_mode, STR_constant, STR_constant))
        return false;
    if (!dfg_float_is(g, pad, ATTR_pad_value, 0.0, 0.0))
        return false;
    dfg_node x = dfg_arg(g, pad, 0);
    dfg_node w = dfg_arg(g, conv2d, 1);
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
    if (!dfg_is(g, constant_4, DFG_CONST) || !dfg_in_body(g, n, (const dfg_node[]){conv2d, pad}, 2))
        return false;
    /* where floats(x, w) */
    if (!floats(g, pad, w))
        return false;
    return accept(ctx, &(struct relax_clml_openclml_bn_pad_nn_conv2d_whole){.m = {.root = n, .x = x,
            .w = w}, .batch_norm = n, .conv2d = conv2d, .pad = pad,
            .constant = constant, .constant_2 = constant_2, .constant_3 = constant_3,
            .constant_4 = constant_4});
}

struct relax_clml_openclml_bn_nn_conv2d_whole {
    struct relax_clml_openclml_bn_nn_conv2d_match m;
    dfg_node batch_norm;
    dfg_node conv2d;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
};

static bool relax_clml_openclml_bn_nn_conv2d_whole(const dfg_graph *g, dfg_node n,
                                                   bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_relax_nn_batch_norm, 5))
        return false;
    dfg_node conv2d = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, conv2d, OP_relax_nn_conv2d, 2))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_data_layout, STR_NCHW, STR_NCHW))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_kernel_layout, STR_OIHW, STR_OIHW))
        return false;
    dfg_node x = dfg_arg(g, conv2d, 0);
    dfg_node w = dfg_arg(g, conv2d, 1);
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
    if (!dfg_is(g, constant_4, DFG_CONST) || !dfg_same_body(g, n, conv2d))
        return false;
    /* where floats(x, w) */
    if (!floats(g, x, w))
        return false;
    return accept(ctx, &(struct relax_clml_openclml_bn_nn_conv2d_whole){.m = {.root = n, .x = x, .w = w},
            .batch_norm = n, .conv2d = conv2d, .constant = constant,
            .constant_2 = constant_2, .constant_3 = constant_3, .constant_4 = constant_4});
}

struct relax_clml_openclml_bias_nn_conv2d_transpose_whole {
    struct relax_clml_openclml_bias_nn_conv2d_transpose_match m;
    dfg_node add;
    dfg_node conv2d_transpose;
    dfg_node b;
};

static bool relax_clml_openclml_bias_nn_conv2d_transpose_whole(const dfg_graph *g, dfg_node n,
                                                               bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_relax_add, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, n, 0)) == OP_relax_nn_conv2d_transpose ? 0 : 1;
    dfg_node conv2d_transpose = dfg_arg(g, n, swap);
    if (!dfg_calls_with(g, conv2d_transpose, OP_relax_nn_conv2d_transpose, 2))
        return false;
    if (!dfg_str_is(g, conv2d_transpose, ATTR_data_layout, STR_NCHW, STR_NCHW))
        return false;
    if (!dfg_str_is(g, conv2d_transpose, ATTR_kernel_layout, STR_OIHW, STR_IOHW))
        return false;
    dfg_node x = dfg_arg(g, conv2d_transpose, 0);
    dfg_node w = dfg_arg(g, conv2d_transpose, 1);
    dfg_node b = dfg_arg(g, n, 1 - swap);
    if (!dfg_is(g, b, DFG_CONST) || !dfg_same_body(g, n, conv2d_transpose))
        return false;
    /* where floats(x, w) */
    if (!floats(g, x, w))
        return false;
    /* where b.elements == c.shape[1] */
    if (!dfg_dim_eq(g, dfg_elements_of(g, b), dfg_extent_of(g, conv2d_transpose, 1)))
        return false;
    /* where b.shape[-3] == b.elements */
    if (!dfg_dim_eq(g, dfg_extent_of(g, b, -3), dfg_elements_of(g, b)))
        return false;
    return accept(ctx, &(struct relax_clml_openclml_bias_nn_conv2d_transpose_whole){.m = {.root = n,
            .x = x, .w = w}, .add = n, .conv2d_transpose = conv2d_transpose, .b = b});
}

struct relax_clml_openclml_bias_pad_nn_conv2d_whole {
    struct relax_clml_openclml_bias_pad_nn_conv2d_match m;
    dfg_node add;
    dfg_node conv2d;
    dfg_node pad;
    dfg_node b;
};

static bool relax_clml_openclml_bias_pad_nn_conv2d_whole(const dfg_graph *g, dfg_node n,
                                                         bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_relax_add, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, n, 0)) == OP_relax_nn_conv2d ? 0 : 1;
    dfg_node conv2d = dfg_arg(g, n, swap);
    if (!dfg_calls_with(g, conv2d, OP_relax_nn_conv2d, 2))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_data_layout, STR_NCHW, STR_NCHW))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_kernel_layout, STR_OIHW, STR_OIHW))
        return false;
    dfg_node pad = dfg_arg(g, conv2d, 0);
    if (!dfg_calls_with(g, pad, OP_relax_nn_pad, 1))
        return false;
    if (!dfg_str_is(g, pad, ATTR_pad_mode, STR_constant, STR_constant))
        return false;
    if (!dfg_float_is(g, pad, ATTR_pad_value, 0.0, 0.0))
        return false;
    dfg_node x = dfg_arg(g, pad, 0);
    dfg_node w = dfg_arg(g, conv2d, 1);
    dfg_node b = dfg_arg(g, n, 1 - swap);
    if (!dfg_is(g, b, DFG_CONST) || !dfg_in_body(g, n, (const dfg_node[]){conv2d, pad}, 2))
        return false;
    /* where floats(x, w) */
    if (!floats(g, pad, w))
        return false;
    /* where b.elements == c.shape[1] */
    if (!dfg_dim_eq(g, dfg_elements_of(g, b), dfg_extent_of(g, conv2d, 1)))
        return false;
    /* where b.shape[-3] == b.elements */
    if (!dfg_dim_eq(g, dfg_extent_of(g, b, -3), dfg_elements_of(g, b)))
        return false;
    return accept(ctx, &(struct relax_clml_openclml_bias_pad_nn_conv2d_whole){.m = {.root = n, .x = x,
            .w = w}, .add = n, .conv2d = conv2d, .pad = pad, .b = b});
}

struct relax_clml_openclml_bias_nn_conv2d_whole {
    struct relax_clml_openclml_bias_nn_conv2d_match m;
    dfg_node add;
    dfg_node conv2d;
    dfg_node b;
};

static bool relax_clml_openclml_bias_nn_conv2d_whole(const dfg_graph *g, dfg_node n,
                                                     bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_relax_add, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, n, 0)) == OP_relax_nn_conv2d ? 0 : 1;
    dfg_node conv2d = dfg_arg(g, n, swap);
    if (!dfg_calls_with(g, conv2d, OP_relax_nn_conv2d, 2))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_data_layout, STR_NCHW, STR_NCHW))
        return false;
    if (!dfg_str_is(g, conv2d, ATTR_kernel_layout, STR_OIHW, STR_OIHW))
        return false;
    dfg_node x = dfg_arg(g, conv2d, 0);
    dfg_node w = dfg_arg(g, conv2d, 1);
    dfg_node b = dfg_arg(g, n, 1 - swap);
    if (!dfg_is(g, b, DFG_CONST) || !dfg_same_body(g, n, conv2d))
        return false;
    /* where floats(x, w) */
    if (!floats(g, x, w))
        return false;
    /* where b.elements == c.shape[1] */
    if (!dfg_dim_eq(g, dfg_elements_of(g, b), dfg_extent_of(g, conv2d, 1)))
        return false;
    /* where b.shape[-3] == b.elements */
    if (!dfg_dim_eq(g, dfg_extent_of(g, b, -3), dfg_elements_of(g, b)))
        return false;
    return accept(ctx, &(struct relax_clml_openclml_bias_nn_conv2d_whole){.m = {.root = n, .x = x,
            .w = w}, .add = n, .conv2d = conv2d, .b = b});
}

struct relax_clml_openclml_nn_conv2d_transpose_whole {
    struct relax_clml_openclml_nn_conv2d_transpose_match m;
    dfg_node conv2d_transpose;
};

static bool relax_clml_openclml_nn_conv2d_transpose_whole(const dfg_graph *g, dfg_node n,
                                                          bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_nn_conv2d_transpose, 2))
        return false;
    if (!dfg_str_is(g, n, ATTR_data_layout, STR_NCHW, STR_NCHW))
        return false;
    if (!dfg_str_is(g, n, ATTR_kernel_layout, STR_OIHW, STR_IOHW))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node w = dfg_arg(g, n, 1);
    /* where floats(x, w) */
    if (!floats(g, x, w))
        return false;
    return accept(ctx, &(struct relax_clml_openclml_nn_conv2d_transpose_whole){.m = {.root = n, .x = x,
            .w = w}, .conv2d_transpose = n});
}

struct relax_clml_openclml_pad_nn_conv2d_whole {
    struct relax_clml_openclml_pad_nn_conv2d_match m;
    dfg_node conv2d;
    dfg_node pad;
};

static bool relax_clml_openclml_pad_nn_conv2d_whole(const dfg_graph *g, dfg_node n,
                                                    bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_nn_conv2d, 2))
        return false;
    if (!dfg_str_is(g, n, ATTR_data_layout, STR_NCHW, STR_NCHW))
        return false;
    if (!dfg_str_is(g, n, ATTR_kernel_layout, STR_OIHW, STR_OIHW))
        return false;
    dfg_node pad = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, pad, OP_relax_nn_pad, 1))
        return false;
    if (!dfg_str_is(g, pad, ATTR_pad_mode, STR_constant, STR_constant))
        return false;
    if (!dfg_float_is(g, pad, ATTR_pad_value, 0.0, 0.0))
        return false;
    dfg_node x = dfg_arg(g, pad, 0);
    dfg_node w = dfg_arg(g, n, 1);
    if (!dfg_same_body(g, n, pad))
        return false;
    /* where floats(x, w) */
    if (!floats(g, pad, w))
        return false;
    return accept(ctx, &(struct relax_clml_openclml_pad_nn_conv2d_whole){.m = {.root = n, .x = x, .w = w},
            .conv2d = n, .pad = pad});
}

struct relax_clml_openclml_nn_conv2d_whole {
    struct relax_clml_openclml_nn_conv2d_match m;
    dfg_node conv2d;
};

static bool relax_clml_openclml_nn_conv2d_whole(const dfg_graph *g, dfg_node n,
                                                bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_nn_conv2d, 2))
        return false;
    if (!dfg_str_is(g, n, ATTR_data_layout, STR_NCHW, STR_NCHW))
        return false;
    if (!dfg_str_is(g, n, ATTR_kernel_layout, STR_OIHW, STR_OIHW))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node w = dfg_arg(g, n, 1);
    /* where floats(x, w) */
    if (!floats(g, x, w))
        return false;
    return accept(ctx, &(struct relax_clml_openclml_nn_conv2d_whole){.m = {.root = n, .x = x, .w = w},
            .conv2d = n});
}

/* relax_clml.pat:48
 * cond operand(x) = x.rank > 0, x.dtype != i64, x.shape[0] <= 1;
 */
static bool operand(const dfg_graph *g, dfg_node x)
{
    return dfg_gt(dfg_rank_of(g, x), dfg_int(0)) && dfg_ne(dfg_dtype_of(g, x), dfg_dtype_val(DFG_I64))
        && dfg_dim_le(g, dfg_extent_of(g, x, 0), dfg_int(1));
}

struct relax_clml_openclml_relax_add_whole {
    struct relax_clml_openclml_relax_add_match m;
    dfg_node add;
};

static bool relax_clml_openclml_relax_add_whole(const dfg_graph *g, dfg_node n,
                                                bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node a = dfg_arg(g, n, swap);
        dfg_node b = dfg_arg(g, n, 1 - swap);
        /* where operand(a) */
        if (!operand(g, a))
            continue;
        /* where operand(b) */
        if (!operand(g, b))
            continue;
        /* where same_shape(a, b) */
        if (dfg_same_shape(g, a, b) != DFG_TRUE)
            continue;
        if (accept(ctx, &(struct relax_clml_openclml_relax_add_whole){.m = {.root = n, .a = a, .b = b},
                .add = n}))
            return true;
    }
    return false;
}

struct relax_clml_openclml_relax_subtract_whole {
    struct relax_clml_openclml_relax_subtract_match m;
    dfg_node subtract;
};

static bool relax_clml_openclml_relax_subtract_whole(const dfg_graph *g, dfg_node n,
                                                     bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_subtract, 2))
        return false;
    dfg_node a = dfg_arg(g, n, 0);
    dfg_node b = dfg_arg(g, n, 1);
    /* where operand(a) */
    if (!operand(g, a))
        return false;
    /* where operand(b) */
    if (!operand(g, b))
        return false;
    /* where same_shape(a, b) */
    if (dfg_same_shape(g, a, b) != DFG_TRUE)
        return false;
    return accept(ctx, &(struct relax_clml_openclml_relax_subtract_whole){.m = {.root = n, .a = a,
            .b = b}, .subtract = n});
}

struct relax_clml_openclml_relax_multiply_whole {
    struct relax_clml_openclml_relax_multiply_match m;
    dfg_node multiply;
};

static bool relax_clml_openclml_relax_multiply_whole(const dfg_graph *g, dfg_node n,
                                                     bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_multiply, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node a = dfg_arg(g, n, swap);
        dfg_node b = dfg_arg(g, n, 1 - swap);
        /* where operand(a) */
        if (!operand(g, a))
            continue;
        /* where operand(b) */
        if (!operand(g, b))
            continue;
        /* where same_shape(a, b) */
        if (dfg_same_shape(g, a, b) != DFG_TRUE)
            continue;
        if (accept(ctx, &(struct relax_clml_openclml_relax_multiply_whole){.m = {.root = n, .a = a,
                .b = b}, .multiply = n}))
            return true;
    }
    return false;
}

struct relax_clml_openclml_relax_divide_whole {
    struct relax_clml_openclml_relax_divide_match m;
    dfg_node divide;
};

static bool relax_clml_openclml_relax_divide_whole(const dfg_graph *g, dfg_node n,
                                                   bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_divide, 2))
        return false;
    dfg_node a = dfg_arg(g, n, 0);
    dfg_node b = dfg_arg(g, n, 1);
    /* where operand(a) */
    if (!operand(g, a))
        return false;
    /* where operand(b) */
    if (!operand(g, b))
        return false;
    /* where same_shape(a, b) */
    if (dfg_same_shape(g, a, b) != DFG_TRUE)
        return false;
    return accept(ctx, &(struct relax_clml_openclml_relax_divide_whole){.m = {.root = n, .a = a, .b = b},
            .divide = n});
}

struct relax_clml_openclml_relax_maximum_whole {
    struct relax_clml_openclml_relax_maximum_match m;
    dfg_node maximum;
};

static bool relax_clml_openclml_relax_maximum_whole(const dfg_graph *g, dfg_node n,
                                                    bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_maximum, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node a = dfg_arg(g, n, swap);
        dfg_node b = dfg_arg(g, n, 1 - swap);
        /* where operand(a) */
        if (!operand(g, a))
            continue;
        /* where operand(b) */
        if (!operand(g, b))
            continue;
        /* where same_shape(a, b) */
        if (dfg_same_shape(g, a, b) != DFG_TRUE)
            continue;
        if (accept(ctx, &(struct relax_clml_openclml_relax_maximum_whole){.m = {.root = n, .a = a, .b = b},
                .maximum = n}))
            return true;
    }
    return false;
}

struct relax_clml_openclml_relax_minimum_whole {
    struct relax_clml_openclml_relax_minimum_match m;
    dfg_node minimum;
};

static bool relax_clml_openclml_relax_minimum_whole(const dfg_graph *g, dfg_node n,
                                                    bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_minimum, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node a = dfg_arg(g, n, swap);
        dfg_node b = dfg_arg(g, n, 1 - swap);
        /* where operand(a) */
        if (!operand(g, a))
            continue;
        /* where operand(b) */
        if (!operand(g, b))
            continue;
        /* where same_shape(a, b) */
        if (dfg_same_shape(g, a, b) != DFG_TRUE)
            continue;
        if (accept(ctx, &(struct relax_clml_openclml_relax_minimum_whole){.m = {.root = n, .a = a, .b = b},
                .minimum = n}))
            return true;
    }
    return false;
}

struct relax_clml_openclml_relax_nn_softmax_whole {
    struct relax_clml_openclml_relax_nn_softmax_match m;
    dfg_node softmax;
};

static bool relax_clml_openclml_relax_nn_softmax_whole(const dfg_graph *g, dfg_node n,
                                                       bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_nn_softmax, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where operand(x) */
    if (!operand(g, x))
        return false;
    return accept(ctx, &(struct relax_clml_openclml_relax_nn_softmax_whole){.m = {.root = n, .x = x},
            .softmax = n});
}

struct relax_clml_openclml_relax_nn_relu_whole {
    struct relax_clml_openclml_relax_nn_relu_match m;
    dfg_node relu;
};

static bool relax_clml_openclml_relax_nn_relu_whole(const dfg_graph *g, dfg_node n,
                                                    bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_nn_relu, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where operand(x) */
    if (!operand(g, x))
        return false;
    return accept(ctx, &(struct relax_clml_openclml_relax_nn_relu_whole){.m = {.root = n, .x = x},
            .relu = n});
}

struct relax_clml_openclml_relax_clip_whole {
    struct relax_clml_openclml_relax_clip_match m;
    dfg_node clip;
    dfg_node x;
    dfg_node x_2;
};

static bool relax_clml_openclml_relax_clip_whole(const dfg_graph *g, dfg_node n,
                                                 bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_clip, 3))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node x_2 = dfg_arg(g, n, 1);
    dfg_node x_2_2 = dfg_arg(g, n, 2);
    /* where operand(x) */
    if (!operand(g, x))
        return false;
    return accept(ctx, &(struct relax_clml_openclml_relax_clip_whole){.m = {.root = n, .x = x},
            .clip = n, .x = x_2, .x_2 = x_2_2});
}

/* relax_clml.pat:53
 * cond pool_ok(p, x) =
 *     x.rank == 4, min(x.shape) > 0, len(p.pool_size) == 2, len(p.strides) == 2, len(p.padding) == 4,
 *     min(p.pool_size) > 0, min(p.strides) > 0, min(p.dilation) > 0, min(p.padding) >= 0;
 */
static bool pool_ok(const dfg_graph *g, dfg_node p, dfg_node x)
{
    return dfg_rank(g, x) == 4 && dfg_dim_gt(g, dfg_dim_min_of(g, dfg_shape_of(g, x)), dfg_int(0))
        && dfg_eq(dfg_count(dfg_len(dfg_attr_or(g, dfg_call_of(g, p), ATTR_pool_size,
                                                dfg_op(g, dfg_call_of(g, p)) == OP_relax_nn_avg_pool1d
                                                || dfg_op(g, dfg_call_of(g, p)) == OP_relax_nn_max_pool1d
                                                ? dfg_list(LIST_1, 1)
                                                : dfg_op(g, dfg_call_of(g, p)) == OP_relax_nn_avg_pool2d
                                                  || dfg_op(g, dfg_call_of(g, p)) == OP_relax_nn_max_pool2d
                                                  ? dfg_list(LIST_1_1, 2)
                                                : dfg_op(g, dfg_call_of(g, p)) == OP_relax_nn_avg_pool3d
                                                  || dfg_op(g, dfg_call_of(g, p)) == OP_relax_nn_max_pool3d
                                                  ? dfg_list(LIST_1_1_1, 3)
                                                : dfg_nil()))),
                  dfg_int(2))
        && dfg_eq(dfg_count(dfg_len(dfg_attr_or(g, dfg_call_of(g, p), ATTR_strides,
                                                dfg_op(g, dfg_call_of(g, p)) == OP_relax_nn_avg_pool1d
                                                || dfg_op(g, dfg_call_of(g, p)) == OP_relax_nn_conv1d
                                                || dfg_op(g, dfg_call_of(g, p))
                                                   == OP_relax_nn_conv1d_transpose
                                                || dfg_op(g, dfg_call_of(g, p)) == OP_relax_nn_max_pool1d
                                                ? dfg_list(LIST_1, 1)
                                                : dfg_op(g, dfg_call_of(g, p)) == OP_relax_nn_avg_pool2d
                                                  || dfg_op(g, dfg_call_of(g, p)) == OP_relax_nn_conv2d
                                                  || dfg_op(g, dfg_call_of(g, p))
                                                     == OP_relax_nn_conv2d_transpose
                                                  || dfg_op(g, dfg_call_of(g, p)) == OP_relax_nn_max_pool2d
                                                  ? dfg_list(LIST_1_1, 2)
                                                : dfg_op(g, dfg_call_of(g, p)) == OP_relax_nn_avg_pool3d
                                                  || dfg_op(g, dfg_call_of(g, p)) == OP_relax_nn_conv3d
                                                  || dfg_op(g, dfg_call_of(g, p))
                                                     == OP_relax_nn_conv3d_transpose
                                                  || dfg_op(g, dfg_call_of(g, p)) == OP_relax_nn_max_pool3d
                                                  ? dfg_list(LIST_1_1_1, 3)
                                                : dfg_nil()))),
                  dfg_int(2))
        && dfg_eq(dfg_count(dfg_len(dfg_attr_or(g, dfg_call_of(g, p), ATTR_padding,
                                                dfg_op(g, dfg_call_of(g, p)) == OP_relax_nn_avg_pool1d
                                                || dfg_op(g, dfg_call_of(g, p)) == OP_relax_nn_conv1d
                                                || dfg_op(g, dfg_call_of(g, p))
                                                   == OP_relax_nn_conv1d_transpose
                                                || dfg_op(g, dfg_call_of(g, p)) == OP_relax_nn_max_pool1d
                                                ? dfg_list(LIST_0_0, 2)
                                                : dfg_op(g, dfg_call_of(g, p)) == OP_relax_nn_avg_pool2d
                                                  || dfg_op(g, dfg_call_of(g, p)) == OP_relax_nn_conv2d
                                                  || dfg_op(g, dfg_call_of(g, p))
                                                     == OP_relax_nn_conv2d_transpose
                                                  || dfg_op(g, dfg_call_of(g, p)) == OP_relax_nn_max_pool2d
                                                  ? dfg_list(LIST_0_0_0_0, 4)
                                                : dfg_op(g, dfg_call_of(g, p)) == OP_relax_nn_avg_pool3d
                                                  || dfg_op(g, dfg_call_of(g, p)) == OP_relax_nn_conv3d
                                                  || dfg_op(g, dfg_call_of(g, p))
                                                     == OP_relax_nn_conv3d_transpose
                                                  || dfg_op(g, dfg_call_of(g, p)) == OP_relax_nn_max_pool3d
                                                  ? dfg_list(LIST_0_0_0_0_0_0, 6)
                                                : dfg_nil()))),
                  dfg_int(4))
        && dfg_gt(dfg_min_of(dfg_attr_or(g, dfg_call_of(g, p), ATTR_pool_size,
                                         dfg_op(g, dfg_call_of(g, p)) == OP_relax_nn_avg_pool1d
                                         || dfg_op(g, dfg_call_of(g, p)) == OP_relax_nn_max_pool1d
                                         ? dfg_list(LIST_1, 1)
                                         : dfg_op(g, dfg_call_of(g, p)) == OP_relax_nn_avg_pool2d
                                           || dfg_op(g, dfg_call_of(g, p)) == OP_relax_nn_max_pool2d
                                           ? dfg_list(LIST_1_1, 2)
                                         : dfg_op(g, dfg_call_of(g, p)) == OP_relax_nn_avg_pool3d
                                           || dfg_op(g, dfg_call_of(g, p)) == OP_relax_nn_max_pool3d
                                           ? dfg_list(LIST_1_1_1, 3)
                                         : dfg_nil())),
                  dfg_int(0))
        && dfg_gt(dfg_min_of(dfg_attr_or(g, dfg_call_of(g, p), ATTR_strides,
                                         dfg_op(g, dfg_call_of(g, p)) == OP_relax_nn_avg_pool1d
                                         || dfg_op(g, dfg_call_of(g, p)) == OP_relax_nn_conv1d
                                         || dfg_op(g, dfg_call_of(g, p)) == OP_relax_nn_conv1d_transpose
                                         || dfg_op(g, dfg_call_of(g, p)) == OP_relax_nn_max_pool1d
                                         ? dfg_list(LIST_1, 1)
                                         : dfg_op(g, dfg_call_of(g, p)) == OP_relax_nn_avg_pool2d
                                           || dfg_op(g, dfg_call_of(g, p)) == OP_relax_nn_conv2d
                                           || dfg_op(g, dfg_call_of(g, p)) == OP_relax_nn_conv2d_transpose
                                           || dfg_op(g, dfg_call_of(g, p)) == OP_relax_nn_max_pool2d
                                           ? dfg_list(LIST_1_1, 2)
                                         : dfg_op(g, dfg_call_of(g, p)) == OP_relax_nn_avg_pool3d
                                           || dfg_op(g, dfg_call_of(g, p)) == OP_relax_nn_conv3d
                                           || dfg_op(g, dfg_call_of(g, p)) == OP_relax_nn_conv3d_transpose
                                           || dfg_op(g, dfg_call_of(g, p)) == OP_relax_nn_max_pool3d
                                           ? dfg_list(LIST_1_1_1, 3)
                                         : dfg_nil())),
                  dfg_int(0))
        && dfg_gt(dfg_min_of(dfg_attr_or(g, dfg_call_of(g, p), ATTR_dilation,
                                         dfg_op(g, dfg_call_of(g, p)) == OP_relax_nn_avg_pool1d
                                         || dfg_op(g, dfg_call_of(g, p)) == OP_relax_nn_conv1d
                                         || dfg_op(g, dfg_call_of(g, p)) == OP_relax_nn_conv1d_transpose
                                         || dfg_op(g, dfg_call_of(g, p)) == OP_relax_nn_max_pool1d
                                         ? dfg_list(LIST_1, 1)
                                         : dfg_op(g, dfg_call_of(g, p)) == OP_relax_nn_avg_pool2d
                                           || dfg_op(g, dfg_call_of(g, p)) == OP_relax_nn_conv2d
                                           || dfg_op(g, dfg_call_of(g, p)) == OP_relax_nn_conv2d_transpose
                                           || dfg_op(g, dfg_call_of(g, p)) == OP_relax_nn_max_pool2d
                                           ? dfg_list(LIST_1_1, 2)
                                         : dfg_op(g, dfg_call_of(g, p)) == OP_relax_nn_avg_pool3d
                                           || dfg_op(g, dfg_call_of(g, p)) == OP_relax_nn_conv3d
                                           || dfg_op(g, dfg_call_of(g, p)) == OP_relax_nn_conv3d_transpose
                                           || dfg_op(g, dfg_call_of(g, p)) == OP_relax_nn_max_pool3d
                                           ? dfg_list(LIST_1_1_1, 3)
                                         : dfg_nil())),
                  dfg_int(0))
        && dfg_ge(dfg_min_of(dfg_attr_or(g, dfg_call_of(g, p), ATTR_padding,
                                         dfg_op(g, dfg_call_of(g, p)) == OP_relax_nn_avg_pool1d
                                         || dfg_op(g, dfg_call_of(g, p)) == OP_relax_nn_conv1d
                                         || dfg_op(g, dfg_call_of(g, p)) == OP_relax_nn_conv1d_transpose
                                         || dfg_op(g, dfg_call_of(g, p)) == OP_relax_nn_max_pool1d
                                         ? dfg_list(LIST_0_0, 2)
                                         : dfg_op(g, dfg_call_of(g, p)) == OP_relax_nn_avg_pool2d
                                           || dfg_op(g, dfg_call_of(g, p)) == OP_relax_nn_conv2d
                                           || dfg_op(g, dfg_call_of(g, p)) == OP_relax_nn_conv2d_transpose
                                           || dfg_op(g, dfg_call_of(g, p)) == OP_relax_nn_max_pool2d
                                           ? dfg_list(LIST_0_0_0_0, 4)
                                         : dfg_op(g, dfg_call_of(g, p)) == OP_relax_nn_avg_pool3d
                                           || dfg_op(g, dfg_call_of(g, p)) == OP_relax_nn_conv3d
                                           || dfg_op(g, dfg_call_of(g, p)) == OP_relax_nn_conv3d_transpose
                                           || dfg_op(g, dfg_call_of(g, p)) == OP_relax_nn_max_pool3d
                                           ? dfg_list(LIST_0_0_0_0_0_0, 6)
                                         : dfg_nil())),
                  dfg_int(0));
}

struct relax_clml_openclml_nn_max_pool2d_whole {
    struct relax_clml_openclml_nn_max_pool2d_match m;
    dfg_node c;
    dfg_node max_pool2d;
};

static bool relax_clml_openclml_nn_max_pool2d_whole(const dfg_graph *g, dfg_node n,
                                                    bool (*accept)(void *ctx, const void *m), void *ctx)
{
    dfg_node c = n;
    dfg_node max_pool2d = n;
    if (!dfg_calls_with(g, max_pool2d, OP_relax_nn_max_pool2d, 1))
        return false;
    dfg_node x = dfg_arg(g, max_pool2d, 0);
    if (!dfg_same_body(g, n, max_pool2d))
        return false;
    /* where pool_ok(c, x) */
    if (!pool_ok(g, c, x))
        return false;
    return accept(ctx, &(struct relax_clml_openclml_nn_max_pool2d_whole){.m = {.root = n, .c = c, .x = x},
            .c = n, .max_pool2d = max_pool2d});
}

struct relax_clml_openclml_nn_avg_pool2d_whole {
    struct relax_clml_openclml_nn_avg_pool2d_match m;
    dfg_node c;
    dfg_node avg_pool2d;
};

static bool relax_clml_openclml_nn_avg_pool2d_whole(const dfg_graph *g, dfg_node n,
                                                    bool (*accept)(void *ctx, const void *m), void *ctx)
{
    dfg_node c = n;
    dfg_node avg_pool2d = n;
    if (!dfg_calls_with(g, avg_pool2d, OP_relax_nn_avg_pool2d, 1))
        return false;
    dfg_node x = dfg_arg(g, avg_pool2d, 0);
    if (!dfg_same_body(g, n, avg_pool2d))
        return false;
    /* where pool_ok(c, x) */
    if (!pool_ok(g, c, x))
        return false;
    return accept(ctx, &(struct relax_clml_openclml_nn_avg_pool2d_whole){.m = {.root = n, .c = c, .x = x},
            .c = n, .avg_pool2d = avg_pool2d});
}

struct relax_clml_openclml_reshape_whole {
    struct relax_clml_openclml_reshape_match m;
    dfg_node reshape;
    dfg_node x;
    dfg_node x_2;
};

static bool relax_clml_openclml_reshape_whole(const dfg_graph *g, dfg_node n,
                                              bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_reshape, 2))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node x_2 = dfg_arg(g, n, 1);
    return accept(ctx, &(struct relax_clml_openclml_reshape_whole){.m = {.root = n}, .reshape = n,
            .x = x, .x_2 = x_2});
}

struct each { bool (*accept)(void *, const void *); void *ctx; };

/* ---- conv2d ---- */

static const struct dfg_desc_expr relax_clml_conv2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 23 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 4 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, }, .text = "x.dtype in {f16, f32}", .line = 23 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 23 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "dtype", .line = 23 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 9 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 6, 7, 8, }, .text = "w.dtype in {f16, f32}", .line = 23 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 9, }, .text = "x.dtype in {f16, f32}, w.dtype in {f16, f32}", .line = 23 },
};
static const struct dfg_desc_node relax_clml_conv2d_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "data_layout == \"NCHW\"", .line = 25 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "kernel_layout == \"OIHW\"", .line = 25 },
        },
        .text = "relax.nn.conv2d(x, w)", .line = 25 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 25 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 25 },
};
static const struct dfg_desc_region relax_clml_conv2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_conv2d_refs[] = { { 1, -1 }, { 2, -1 }, };
static const struct dfg_capture relax_clml_conv2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_clml_conv2d_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct relax_clml_conv2d_match, w) },
};
static const struct dfg_desc_pattern relax_clml_conv2d_desc = {
    .n_nodes = 3, .n_exprs = 11, .n_vars = 0, .n_sets = 2,
    .nodes = relax_clml_conv2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_conv2d_regions,
    .exprs = relax_clml_conv2d_exprs,
    .captures = relax_clml_conv2d_refs,
    .text = "pattern conv2d(x, w) = relax.nn.conv2d(x, w) { data_layout == \"NCHW\", kernel_layout == \"OIHW\" } where floats(x, w);", .line = 25, .n_where = 1, .where = (const uint32_t[]){ 10, }
};
static bool relax_clml_conv2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_conv2d_match(g, n, m);
}
static bool relax_clml_conv2d_pass(void *ctx, const struct relax_clml_conv2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_conv2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_conv2d_each(g, n, relax_clml_conv2d_pass, &e);
}

static const struct dfg_part relax_clml_conv2d_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_conv2d_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_clml_conv2d_whole, m.w) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_conv2d_whole, conv2d) },
};
/* ---- pad_conv2d ---- */

static const struct dfg_desc_expr relax_clml_pad_conv2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 23 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 4 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, }, .text = "x.dtype in {f16, f32}", .line = 23 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 23 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "dtype", .line = 23 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 9 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 6, 7, 8, }, .text = "w.dtype in {f16, f32}", .line = 23 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 9, }, .text = "x.dtype in {f16, f32}, w.dtype in {f16, f32}", .line = 23 },
};
static const struct dfg_desc_node relax_clml_pad_conv2d_nodes[4] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "data_layout == \"NCHW\"", .line = 25 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "kernel_layout == \"OIHW\"", .line = 25 },
        },
        .text = "relax.nn.conv2d(x, w)", .line = 25, .n_where = 1, .where = (const uint32_t[]){ 10, } },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.pad", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "pad_mode", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 8, .s = "constant" }, .text = "pad_mode == \"constant\"", .line = 26 },
            { .test = DFG_D_TEST_EQ, .name = "pad_value", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 0.0 }, .text = "pad_value == 0.0", .line = 26 },
        },
        .text = "relax.nn.pad(x)", .line = 26 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 26 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 26 },
};
static const struct dfg_desc_region relax_clml_pad_conv2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_pad_conv2d_refs[] = { { 2, -1 }, { 3, -1 }, };
static const struct dfg_capture relax_clml_pad_conv2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_clml_pad_conv2d_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct relax_clml_pad_conv2d_match, w) },
};
static const struct dfg_desc_pattern relax_clml_pad_conv2d_desc = {
    .n_nodes = 4, .n_exprs = 11, .n_vars = 0, .n_sets = 2,
    .nodes = relax_clml_pad_conv2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_pad_conv2d_regions,
    .exprs = relax_clml_pad_conv2d_exprs,
    .captures = relax_clml_pad_conv2d_refs,
    .text = "pattern pad_conv2d(x, w) = conv2d(relax.nn.pad(x) { pad_mode == \"constant\", pad_value == 0.0 }, w);", .line = 26
};
static bool relax_clml_pad_conv2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_pad_conv2d_match(g, n, m);
}
static bool relax_clml_pad_conv2d_pass(void *ctx, const struct relax_clml_pad_conv2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_pad_conv2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_pad_conv2d_each(g, n, relax_clml_pad_conv2d_pass, &e);
}

static const struct dfg_part relax_clml_pad_conv2d_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_pad_conv2d_whole, conv2d) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_pad_conv2d_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_clml_pad_conv2d_whole, m.w) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_pad_conv2d_whole, pad) },
};
/* ---- conv2d_transpose ---- */

static const struct dfg_desc_expr relax_clml_conv2d_transpose_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 23 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 4 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, }, .text = "x.dtype in {f16, f32}", .line = 23 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 23 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "dtype", .line = 23 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 9 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 6, 7, 8, }, .text = "w.dtype in {f16, f32}", .line = 23 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 9, }, .text = "x.dtype in {f16, f32}, w.dtype in {f16, f32}", .line = 23 },
};
static const struct dfg_desc_node relax_clml_conv2d_transpose_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.conv2d_transpose", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "data_layout == \"NCHW\"", .line = 27 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "kernel_layout == \"OIHW\"", .line = 27 },
        },
        .text = "relax.nn.conv2d_transpose(x, w)", .line = 27 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 27 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 27 },
};
static const struct dfg_desc_region relax_clml_conv2d_transpose_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_conv2d_transpose_refs[] = { { 1, -1 }, { 2, -1 }, };
static const struct dfg_capture relax_clml_conv2d_transpose_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_clml_conv2d_transpose_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct relax_clml_conv2d_transpose_match, w) },
};
static const struct dfg_desc_pattern relax_clml_conv2d_transpose_desc = {
    .n_nodes = 3, .n_exprs = 11, .n_vars = 0, .n_sets = 2,
    .nodes = relax_clml_conv2d_transpose_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_conv2d_transpose_regions,
    .exprs = relax_clml_conv2d_transpose_exprs,
    .captures = relax_clml_conv2d_transpose_refs,
    .text = "pattern conv2d_transpose(x, w) = relax.nn.conv2d_transpose(x, w) { data_layout == \"NCHW\", kernel_layout == \"OIHW\" }\012    where floats(x, w);", .line = 27, .n_where = 1, .where = (const uint32_t[]){ 10, }
};
static bool relax_clml_conv2d_transpose_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_conv2d_transpose_match(g, n, m);
}
static bool relax_clml_conv2d_transpose_pass(void *ctx, const struct relax_clml_conv2d_transpose_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_conv2d_transpose_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_conv2d_transpose_each(g, n, relax_clml_conv2d_transpose_pass, &e);
}

static const struct dfg_part relax_clml_conv2d_transpose_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_conv2d_transpose_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_clml_conv2d_transpose_whole, m.w) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_conv2d_transpose_whole, conv2d_transpose) },
};
/* ---- biased ---- */

static const struct dfg_desc_expr relax_clml_biased_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "b", .line = 32 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 32 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 32 },
    /* 3 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "shape", .line = 32 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 32 },
    /* 5 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, }, .text = "c.shape[1]", .line = 32 },
    /* 6 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 5, }, .text = "b.elements == c.shape[1]", .line = 32 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 2, .text = "b", .line = 32 },
    /* 8 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "shape", .line = 32 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -3LL }, .text = "-3", .line = 32 },
    /* 10 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "b.shape[-3]", .line = 32 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 2, .text = "b", .line = 32 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "elements", .line = 32 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 12, }, .text = "b.shape[-3] == b.elements", .line = 32 },
};
static const struct dfg_desc_node relax_clml_biased_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "relax.add(c, b)", .line = 33 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 30 },
    [2] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "const", .line = 31 },
};
static const struct dfg_desc_region relax_clml_biased_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_biased_refs[] = { { 1, -1 }, { 2, -1 }, };
static const struct dfg_capture relax_clml_biased_captures[] = {
    { "c", DFG_CAP_NODE, offsetof(struct relax_clml_biased_match, c) },
    { "b", DFG_CAP_NODE, offsetof(struct relax_clml_biased_match, b) },
};
static const struct dfg_desc_pattern relax_clml_biased_desc = {
    .n_nodes = 3, .n_exprs = 14, .n_vars = 0, .n_sets = 2,
    .nodes = relax_clml_biased_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_biased_regions,
    .exprs = relax_clml_biased_exprs,
    .captures = relax_clml_biased_refs,
    .text = "pattern biased(c) {\012    b = const;\012    where b.elements == c.shape[1], b.shape[-3] == b.elements;\012    return relax.add(c, b);\012}", .line = 30, .n_where = 2, .where = (const uint32_t[]){ 6, 13, }
};
static bool relax_clml_biased_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_biased_match(g, n, m);
}
static bool relax_clml_biased_pass(void *ctx, const struct relax_clml_biased_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_biased_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_biased_each(g, n, relax_clml_biased_pass, &e);
}

static const struct dfg_part relax_clml_biased_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_biased_whole, m.c) },
    { DFG_PART_CONST, false, 0, 1, offsetof(struct relax_clml_biased_whole, m.b) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_biased_whole, add) },
};
/* ---- norm ---- */

static const struct dfg_desc_node relax_clml_norm_nodes[6] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.batch_norm", },
        .n_kids = 5, .kids = (const uint32_t[]){ 1, 2, 3, 4, 5, },
        .text = "relax.nn.batch_norm(c, const, const, const, const)", .line = 35 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 35 },
    [2] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [3] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [4] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
};
static const struct dfg_desc_region relax_clml_norm_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_norm_refs[] = { { 1, -1 }, };
static const struct dfg_capture relax_clml_norm_captures[] = {
    { "c", DFG_CAP_NODE, offsetof(struct relax_clml_norm_match, c) },
};
static const struct dfg_desc_pattern relax_clml_norm_desc = {
    .n_nodes = 6, .n_exprs = 0, .n_vars = 0, .n_sets = 1,
    .nodes = relax_clml_norm_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_norm_regions,
    .captures = relax_clml_norm_refs,
    .text = "pattern norm(c) = relax.nn.batch_norm(c, const, const, const, const);", .line = 35
};
static bool relax_clml_norm_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_norm_match(g, n, m);
}
static bool relax_clml_norm_pass(void *ctx, const struct relax_clml_norm_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_norm_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_norm_each(g, n, relax_clml_norm_pass, &e);
}

static const struct dfg_part relax_clml_norm_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_norm_whole, m.c) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_norm_whole, batch_norm) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_norm_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_norm_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_norm_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_norm_whole, constant_4) },
};
/* ---- first ---- */

static const struct dfg_desc_node relax_clml_first_nodes[2] = {
    [0] = { .kind = DFG_D_GET, .rest = -1, .index = 0, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "t.0", .line = 36 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .under_get = true,
        .name = "t",
        .text = "t", .line = 36 },
};
static const struct dfg_desc_region relax_clml_first_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_first_refs[] = { { 1, -1 }, };
static const struct dfg_capture relax_clml_first_captures[] = {
    { "t", DFG_CAP_NODE, offsetof(struct relax_clml_first_match, t) },
};
static const struct dfg_desc_pattern relax_clml_first_desc = {
    .n_nodes = 2, .n_exprs = 0, .n_vars = 0, .n_sets = 1,
    .nodes = relax_clml_first_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_first_regions,
    .captures = relax_clml_first_refs,
    .text = "pattern first(t) = t.0;", .line = 36
};
static bool relax_clml_first_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_first_match(g, n, m);
}
static bool relax_clml_first_pass(void *ctx, const struct relax_clml_first_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_first_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_first_each(g, n, relax_clml_first_pass, &e);
}

static const struct dfg_part relax_clml_first_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_first_whole, m.t) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_first_whole, get) },
};
/* ---- relu6 ---- */

static const struct dfg_desc_node relax_clml_relu6_nodes[4] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, },
        .text = "relax.clip(c, scalar(0), scalar(6))", .line = 37 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 37 },
    [2] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_SCALAR, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 37 },
    [3] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_SCALAR, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 37 },
};
static const struct dfg_desc_region relax_clml_relu6_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_relu6_refs[] = { { 1, -1 }, };
static const struct dfg_capture relax_clml_relu6_captures[] = {
    { "c", DFG_CAP_NODE, offsetof(struct relax_clml_relu6_match, c) },
};
static const struct dfg_desc_pattern relax_clml_relu6_desc = {
    .n_nodes = 4, .n_exprs = 0, .n_vars = 0, .n_sets = 1,
    .nodes = relax_clml_relu6_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_relu6_regions,
    .captures = relax_clml_relu6_refs,
    .text = "pattern relu6(c) = relax.clip(c, scalar(0), scalar(6));", .line = 37
};
static bool relax_clml_relu6_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_relu6_match(g, n, m);
}
static bool relax_clml_relu6_pass(void *ctx, const struct relax_clml_relu6_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_relu6_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_relu6_each(g, n, relax_clml_relu6_pass, &e);
}

static const struct dfg_part relax_clml_relu6_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_relu6_whole, m.c) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_relu6_whole, clip) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_relu6_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_relu6_whole, constant_2) },
};
/* ---- mean ---- */

static const struct dfg_desc_expr relax_clml_mean_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 58 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 58 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 58 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.rank == 4", .line = 58 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 58 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "shape", .line = 58 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 58 },
    /* 7 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.shape[1]", .line = 58 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 58 },
    /* 9 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.shape[1] > 0", .line = 58 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 58 },
    /* 11 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "shape", .line = 58 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 58 },
    /* 13 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "x.shape[2]", .line = 58 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 58 },
    /* 15 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "x.shape[2] > 0", .line = 58 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 58 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "shape", .line = 58 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 58 },
    /* 19 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "x.shape[3]", .line = 58 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 58 },
    /* 21 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "x.shape[3] > 0", .line = 58 },
};
static const struct dfg_desc_node relax_clml_mean_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.mean", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "axis", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 2LL }, { .tag = DFG_D_INT, .i = 3LL }, } }, .text = "axis == [2, 3]", .line = 57 },
        },
        .text = "relax.mean(x)", .line = 57 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 57 },
};
static const struct dfg_desc_region relax_clml_mean_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_mean_refs[] = { { 1, -1 }, };
static const struct dfg_capture relax_clml_mean_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_clml_mean_match, x) },
};
static const struct dfg_desc_pattern relax_clml_mean_desc = {
    .n_nodes = 2, .n_exprs = 22, .n_vars = 0, .n_sets = 1,
    .nodes = relax_clml_mean_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_mean_regions,
    .exprs = relax_clml_mean_exprs,
    .captures = relax_clml_mean_refs,
    .text = "pattern mean(x) = relax.mean(x) { axis == [2, 3] }\012    where x.rank == 4, x.shape[1] > 0, x.shape[2] > 0, x.shape[3] > 0;", .line = 57, .n_where = 4, .where = (const uint32_t[]){ 3, 9, 15, 21, }
};
static bool relax_clml_mean_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_mean_match(g, n, m);
}
static bool relax_clml_mean_pass(void *ctx, const struct relax_clml_mean_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_mean_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_mean_each(g, n, relax_clml_mean_pass, &e);
}

static const struct dfg_part relax_clml_mean_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_mean_whole, m.x) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_mean_whole, mean) },
};
/* ---- reshaped_norm ---- */

static const struct dfg_desc_expr relax_clml_reshaped_norm_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 5, .text = "gamma", .line = 64 },
    /* 1 */ { .op = DFG_E_NODE, .ref = 8, .text = "beta", .line = 64 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "same_shape(gamma, beta, average, variance)", .line = 64 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 5, .text = "gamma", .line = 64 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 11, .text = "average", .line = 64 },
    /* 5 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, }, .text = "same_shape(gamma, beta, average, variance)", .line = 64 },
    /* 6 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, }, .text = "same_shape(gamma, beta, average, variance)", .line = 64 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 5, .text = "gamma", .line = 64 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 14, .text = "variance", .line = 64 },
    /* 9 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "same_shape(gamma, beta, average, variance)", .line = 64 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 6, 9, }, .text = "same_shape(gamma, beta, average, variance)", .line = 64 },
};
static const struct dfg_desc_node relax_clml_reshaped_norm_nodes[17] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.reshape", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 16, },
        .text = "relax.reshape(n.0, _)", .line = 65 },
    [1] = { .kind = DFG_D_GET, .rest = -1, .index = 0, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "n.0", .line = 65 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.batch_norm", },
        .n_kids = 5, .kids = (const uint32_t[]){ 3, 4, 7, 10, 13, },
        .under_get = true,
        .name = "n",
        .text = "relax.nn.batch_norm(x, gamma & const : f32, beta & const : f32, average & const ...", .line = 62 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 61 },
    [4] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "gamma & const : f32", .line = 62 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "gamma",
        .text = "gamma", .line = 61 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x4000u, .text = "f32", .line = 62 },
        },
        .text = "const", .line = 62 },
    [7] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, },
        .text = "beta & const : f32", .line = 62 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "beta",
        .text = "beta", .line = 61 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x4000u, .text = "f32", .line = 62 },
        },
        .text = "const", .line = 62 },
    [10] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, },
        .text = "average & const : f32", .line = 62 },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "average",
        .text = "average", .line = 61 },
    [12] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x4000u, .text = "f32", .line = 62 },
        },
        .text = "const", .line = 62 },
    [13] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, },
        .text = "variance & const : f32", .line = 63 },
    [14] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "variance",
        .text = "variance", .line = 61 },
    [15] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x4000u, .text = "f32", .line = 63 },
        },
        .text = "const", .line = 63 },
    [16] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 65 },
};
static const struct dfg_desc_region relax_clml_reshaped_norm_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_reshaped_norm_refs[] = { { 3, -1 }, { 5, -1 }, { 8, -1 }, { 11, -1 }, { 14, -1 }, { 2, -1 }, };
static const struct dfg_capture relax_clml_reshaped_norm_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_clml_reshaped_norm_match, x) },
    { "gamma", DFG_CAP_NODE, offsetof(struct relax_clml_reshaped_norm_match, gamma) },
    { "beta", DFG_CAP_NODE, offsetof(struct relax_clml_reshaped_norm_match, beta) },
    { "average", DFG_CAP_NODE, offsetof(struct relax_clml_reshaped_norm_match, average) },
    { "variance", DFG_CAP_NODE, offsetof(struct relax_clml_reshaped_norm_match, variance) },
    { "n", DFG_CAP_NODE, offsetof(struct relax_clml_reshaped_norm_match, n) },
};
static const struct dfg_desc_pattern relax_clml_reshaped_norm_desc = {
    .n_nodes = 17, .n_exprs = 11, .n_vars = 0, .n_sets = 6,
    .nodes = relax_clml_reshaped_norm_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_reshaped_norm_regions,
    .exprs = relax_clml_reshaped_norm_exprs,
    .captures = relax_clml_reshaped_norm_refs,
    .text = "pattern reshaped_norm(x, gamma, beta, average, variance) {\012    n = relax.nn.batch_norm(x, gamma & const : f32, beta & const : f32, average & const : f32,\012                            variance & const : f32);\012    where same_shape(gamma, beta, average, variance);\012    return relax.reshape(n.0, _);\012}", .line = 61, .n_where = 1, .where = (const uint32_t[]){ 10, }
};
static bool relax_clml_reshaped_norm_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_reshaped_norm_match(g, n, m);
}
static bool relax_clml_reshaped_norm_pass(void *ctx, const struct relax_clml_reshaped_norm_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_reshaped_norm_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_reshaped_norm_each(g, n, relax_clml_reshaped_norm_pass, &e);
}

static const struct dfg_part relax_clml_reshaped_norm_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_reshaped_norm_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_clml_reshaped_norm_whole, m.gamma) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct relax_clml_reshaped_norm_whole, m.beta) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct relax_clml_reshaped_norm_whole, m.average) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct relax_clml_reshaped_norm_whole, m.variance) },
    { DFG_PART_INNER, false, 0, 5, offsetof(struct relax_clml_reshaped_norm_whole, m.n) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_reshaped_norm_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_reshaped_norm_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_reshaped_norm_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_reshaped_norm_whole, constant_4) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_reshaped_norm_whole, reshape) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_reshaped_norm_whole, get) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_clml_reshaped_norm_whole, x) },
};
/* ---- dequant_matmul ---- */

static const struct dfg_desc_expr relax_clml_dequant_matmul_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 72 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 72 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 72 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "r.rank == 3", .line = 72 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 72 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "shape", .line = 72 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 72 },
    /* 7 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "r.shape[0]", .line = 72 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 72 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "r.shape[0] == 1", .line = 72 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 72 },
    /* 11 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "dtype", .line = 72 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 72 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "r.dtype == f16", .line = 72 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 3, .text = "decoded", .line = 73 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "rank", .line = 73 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 73 },
    /* 17 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "decoded.rank == 2", .line = 73 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 6, .text = "w", .line = 73 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "shape", .line = 73 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 73 },
    /* 21 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "w.shape[-1]", .line = 73 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 73 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "shape", .line = 73 },
    /* 24 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 73 },
    /* 25 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "r.shape[-1]", .line = 73 },
    /* 26 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 21, 25, }, .text = "w.shape[-1] == r.shape[-1]", .line = 73 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 3, .text = "decoded", .line = 73 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "shape", .line = 73 },
    /* 29 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 73 },
    /* 30 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 28, 29, }, .text = "decoded.shape[-2]", .line = 73 },
    /* 31 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 73 },
    /* 32 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "shape", .line = 73 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 73 },
    /* 34 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "x.shape[-1]", .line = 73 },
    /* 35 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 30, 34, }, .text = "decoded.shape[-2] == x.shape[-1]", .line = 73 },
};
static const struct dfg_desc_node relax_clml_dequant_matmul_nodes[8] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.matmul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, },
        .name = "r",
        .text = "relax.matmul(x : f16, decoded)", .line = 71 },
    [1] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x1000u, .text = "f16", .line = 71 },
        },
        .text = "x : f16", .line = 71 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 69 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.call_tir", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .name = "decoded",
        .text = "relax.call_tir(global \"*dequantize*\", (w, scales))", .line = 70 },
    [4] = { .kind = DFG_D_GLOBAL, .rest = -1, .index = -1, .region = 0,
        .glob = "*dequantize*",
        .text = "global \"*dequantize*\"", .line = 70 },
    [5] = { .kind = DFG_D_TUPLE, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, },
        .text = "(w, scales)", .line = 70 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 69 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "scales",
        .text = "scales", .line = 69 },
};
static const struct dfg_desc_region relax_clml_dequant_matmul_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_dequant_matmul_refs[] = { { 2, -1 }, { 6, -1 }, { 7, -1 }, { 3, -1 }, { 0, -1 }, };
static const struct dfg_capture relax_clml_dequant_matmul_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_clml_dequant_matmul_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct relax_clml_dequant_matmul_match, w) },
    { "scales", DFG_CAP_NODE, offsetof(struct relax_clml_dequant_matmul_match, scales) },
    { "decoded", DFG_CAP_NODE, offsetof(struct relax_clml_dequant_matmul_match, decoded) },
    { "r", DFG_CAP_NODE, offsetof(struct relax_clml_dequant_matmul_match, r) },
};
static const struct dfg_desc_pattern relax_clml_dequant_matmul_desc = {
    .n_nodes = 8, .n_exprs = 36, .n_vars = 0, .n_sets = 5,
    .nodes = relax_clml_dequant_matmul_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_dequant_matmul_regions,
    .exprs = relax_clml_dequant_matmul_exprs,
    .captures = relax_clml_dequant_matmul_refs,
    .text = "pattern dequant_matmul(x, w, scales) {\012    decoded = relax.call_tir(global \"*dequantize*\", (w, scales));\012    r = relax.matmul(x : f16, decoded);\012    where r.rank == 3, r.shape[0] == 1, r.dtype == f16;\012    where decoded.rank == 2, w.shape[-1] == r.shape[-1], decoded.shape[-2] == x.shape[-1];\012    return r;\012}", .line = 69, .n_where = 6, .where = (const uint32_t[]){ 3, 9, 13, 17, 26, 35, }
};
static bool relax_clml_dequant_matmul_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_dequant_matmul_match(g, n, m);
}
static bool relax_clml_dequant_matmul_pass(void *ctx, const struct relax_clml_dequant_matmul_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_dequant_matmul_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_dequant_matmul_each(g, n, relax_clml_dequant_matmul_pass, &e);
}

static const struct dfg_part relax_clml_dequant_matmul_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_dequant_matmul_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_clml_dequant_matmul_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct relax_clml_dequant_matmul_whole, m.scales) },
    { DFG_PART_INNER, false, 0, 3, offsetof(struct relax_clml_dequant_matmul_whole, m.decoded) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_dequant_matmul_whole, global) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_dequant_matmul_whole, tuple) },
    { DFG_PART_ROOT, false, 1, 4, offsetof(struct relax_clml_dequant_matmul_whole, m.r) },
};
/* ---- openclml.clip.tuple.bn.bias.nn.conv2d_transpose ---- */

static const struct dfg_desc_expr relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_transpose_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 7, .text = "b", .line = 32 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 32 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 32 },
    /* 3 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "shape", .line = 32 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 32 },
    /* 5 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, }, .text = "c.shape[1]", .line = 32 },
    /* 6 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 5, }, .text = "b.elements == c.shape[1]", .line = 32 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 7, .text = "b", .line = 32 },
    /* 8 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "shape", .line = 32 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -3LL }, .text = "-3", .line = 32 },
    /* 10 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "b.shape[-3]", .line = 32 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 7, .text = "b", .line = 32 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "elements", .line = 32 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 12, }, .text = "b.shape[-3] == b.elements", .line = 32 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 23 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "dtype", .line = 23 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 18 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 15, 16, 17, }, .text = "x.dtype in {f16, f32}", .line = 23 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 6, .text = "w", .line = 23 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "dtype", .line = 23 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 23 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 20, 21, 22, }, .text = "w.dtype in {f16, f32}", .line = 23 },
    /* 24 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 23, }, .text = "x.dtype in {f16, f32}, w.dtype in {f16, f32}", .line = 23 },
};
static const struct dfg_desc_node relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_transpose_nodes[14] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 12, 13, },
        .text = "relax.clip(c, scalar(0), scalar(6))", .line = 37 },
    [1] = { .kind = DFG_D_GET, .rest = -1, .index = 0, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "t.0", .line = 36 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.batch_norm", },
        .n_kids = 5, .kids = (const uint32_t[]){ 3, 8, 9, 10, 11, },
        .under_get = true,
        .text = "relax.nn.batch_norm(c, const, const, const, const)", .line = 35 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 7, },
        .text = "relax.add(c, b)", .line = 33, .n_where = 2, .where = (const uint32_t[]){ 6, 13, } },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.conv2d_transpose", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "data_layout == \"NCHW\"", .line = 27 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "kernel_layout == \"OIHW\"", .line = 27 },
        },
        .text = "relax.nn.conv2d_transpose(x, w)", .line = 27, .n_where = 1, .where = (const uint32_t[]){ 24, } },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 80 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 80 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "const", .line = 31 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [10] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [11] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [12] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_SCALAR, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 37 },
    [13] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_SCALAR, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 37 },
};
static const struct dfg_desc_region relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_transpose_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_transpose_refs[] = { { 5, -1 }, { 6, -1 }, };
static const struct dfg_capture relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_transpose_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_transpose_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_transpose_match, w) },
};
static const struct dfg_desc_pattern relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_transpose_desc = {
    .n_nodes = 14, .n_exprs = 25, .n_vars = 0, .n_sets = 2,
    .nodes = relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_transpose_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_transpose_regions,
    .exprs = relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_transpose_exprs,
    .captures = relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_transpose_refs,
    .text = "\"openclml.{a}{t}{n}{b}{c}\"(x, w) = a(t(n(b(c(x, w)))));", .line = 80
};
static bool relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_transpose_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_transpose_match(g, n, m);
}
static bool relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_transpose_pass(void *ctx, const struct relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_transpose_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_transpose_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_transpose_each(g, n, relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_transpose_pass, &e);
}

static const struct dfg_part relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_transpose_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_transpose_whole, clip) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_transpose_whole, get) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_transpose_whole, batch_norm) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_transpose_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_transpose_whole, conv2d_transpose) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_transpose_whole, b) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_transpose_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_transpose_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_transpose_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_transpose_whole, constant_4) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_transpose_whole, constant_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_transpose_whole, constant_6) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_transpose_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_transpose_whole, m.w) },
};
/* ---- openclml.clip.tuple.bn.bias.pad.nn.conv2d ---- */

static const struct dfg_desc_expr relax_clml_openclml_clip_tuple_bn_bias_pad_nn_conv2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 8, .text = "b", .line = 32 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 32 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 32 },
    /* 3 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "shape", .line = 32 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 32 },
    /* 5 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, }, .text = "c.shape[1]", .line = 32 },
    /* 6 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 5, }, .text = "b.elements == c.shape[1]", .line = 32 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 8, .text = "b", .line = 32 },
    /* 8 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "shape", .line = 32 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -3LL }, .text = "-3", .line = 32 },
    /* 10 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "b.shape[-3]", .line = 32 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 8, .text = "b", .line = 32 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "elements", .line = 32 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 12, }, .text = "b.shape[-3] == b.elements", .line = 32 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 23 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "dtype", .line = 23 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 18 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 15, 16, 17, }, .text = "x.dtype in {f16, f32}", .line = 23 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 7, .text = "w", .line = 23 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "dtype", .line = 23 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 23 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 20, 21, 22, }, .text = "w.dtype in {f16, f32}", .line = 23 },
    /* 24 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 23, }, .text = "x.dtype in {f16, f32}, w.dtype in {f16, f32}", .line = 23 },
};
static const struct dfg_desc_node relax_clml_openclml_clip_tuple_bn_bias_pad_nn_conv2d_nodes[15] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 13, 14, },
        .text = "relax.clip(c, scalar(0), scalar(6))", .line = 37 },
    [1] = { .kind = DFG_D_GET, .rest = -1, .index = 0, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "t.0", .line = 36 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.batch_norm", },
        .n_kids = 5, .kids = (const uint32_t[]){ 3, 9, 10, 11, 12, },
        .under_get = true,
        .text = "relax.nn.batch_norm(c, const, const, const, const)", .line = 35 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 8, },
        .text = "relax.add(c, b)", .line = 33, .n_where = 2, .where = (const uint32_t[]){ 6, 13, } },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 7, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "data_layout == \"NCHW\"", .line = 25 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "kernel_layout == \"OIHW\"", .line = 25 },
        },
        .text = "relax.nn.conv2d(x, w)", .line = 25, .n_where = 1, .where = (const uint32_t[]){ 24, } },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.pad", },
        .n_kids = 1, .kids = (const uint32_t[]){ 6, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "pad_mode", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 8, .s = "constant" }, .text = "pad_mode == \"constant\"", .line = 26 },
            { .test = DFG_D_TEST_EQ, .name = "pad_value", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 0.0 }, .text = "pad_value == 0.0", .line = 26 },
        },
        .text = "relax.nn.pad(x)", .line = 26 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 80 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 80 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "const", .line = 31 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [10] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [11] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [12] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [13] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_SCALAR, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 37 },
    [14] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_SCALAR, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 37 },
};
static const struct dfg_desc_region relax_clml_openclml_clip_tuple_bn_bias_pad_nn_conv2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_openclml_clip_tuple_bn_bias_pad_nn_conv2d_refs[] = { { 6, -1 }, { 7, -1 }, };
static const struct dfg_capture relax_clml_openclml_clip_tuple_bn_bias_pad_nn_conv2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_clip_tuple_bn_bias_pad_nn_conv2d_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_clip_tuple_bn_bias_pad_nn_conv2d_match, w) },
};
static const struct dfg_desc_pattern relax_clml_openclml_clip_tuple_bn_bias_pad_nn_conv2d_desc = {
    .n_nodes = 15, .n_exprs = 25, .n_vars = 0, .n_sets = 2,
    .nodes = relax_clml_openclml_clip_tuple_bn_bias_pad_nn_conv2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_openclml_clip_tuple_bn_bias_pad_nn_conv2d_regions,
    .exprs = relax_clml_openclml_clip_tuple_bn_bias_pad_nn_conv2d_exprs,
    .captures = relax_clml_openclml_clip_tuple_bn_bias_pad_nn_conv2d_refs,
    .text = "\"openclml.{a}{t}{n}{b}{c}\"(x, w) = a(t(n(b(c(x, w)))));", .line = 80
};
static bool relax_clml_openclml_clip_tuple_bn_bias_pad_nn_conv2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_openclml_clip_tuple_bn_bias_pad_nn_conv2d_match(g, n, m);
}
static bool relax_clml_openclml_clip_tuple_bn_bias_pad_nn_conv2d_pass(void *ctx, const struct relax_clml_openclml_clip_tuple_bn_bias_pad_nn_conv2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_openclml_clip_tuple_bn_bias_pad_nn_conv2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_openclml_clip_tuple_bn_bias_pad_nn_conv2d_each(g, n, relax_clml_openclml_clip_tuple_bn_bias_pad_nn_conv2d_pass, &e);
}

static const struct dfg_part relax_clml_openclml_clip_tuple_bn_bias_pad_nn_conv2d_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_openclml_clip_tuple_bn_bias_pad_nn_conv2d_whole, clip) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_bn_bias_pad_nn_conv2d_whole, get) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_bn_bias_pad_nn_conv2d_whole, batch_norm) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_bn_bias_pad_nn_conv2d_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_bn_bias_pad_nn_conv2d_whole, conv2d) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_bn_bias_pad_nn_conv2d_whole, pad) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_bn_bias_pad_nn_conv2d_whole, b) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_bn_bias_pad_nn_conv2d_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_bn_bias_pad_nn_conv2d_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_bn_bias_pad_nn_conv2d_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_bn_bias_pad_nn_conv2d_whole, constant_4) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_bn_bias_pad_nn_conv2d_whole, constant_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_bn_bias_pad_nn_conv2d_whole, constant_6) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_openclml_clip_tuple_bn_bias_pad_nn_conv2d_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_clml_openclml_clip_tuple_bn_bias_pad_nn_conv2d_whole, m.w) },
};
/* ---- openclml.clip.tuple.bn.bias.nn.conv2d ---- */

static const struct dfg_desc_expr relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 7, .text = "b", .line = 32 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 32 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 32 },
    /* 3 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "shape", .line = 32 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 32 },
    /* 5 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, }, .text = "c.shape[1]", .line = 32 },
    /* 6 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 5, }, .text = "b.elements == c.shape[1]", .line = 32 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 7, .text = "b", .line = 32 },
    /* 8 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "shape", .line = 32 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -3LL }, .text = "-3", .line = 32 },
    /* 10 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "b.shape[-3]", .line = 32 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 7, .text = "b", .line = 32 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "elements", .line = 32 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 12, }, .text = "b.shape[-3] == b.elements", .line = 32 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 23 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "dtype", .line = 23 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 18 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 15, 16, 17, }, .text = "x.dtype in {f16, f32}", .line = 23 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 6, .text = "w", .line = 23 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "dtype", .line = 23 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 23 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 20, 21, 22, }, .text = "w.dtype in {f16, f32}", .line = 23 },
    /* 24 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 23, }, .text = "x.dtype in {f16, f32}, w.dtype in {f16, f32}", .line = 23 },
};
static const struct dfg_desc_node relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_nodes[14] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 12, 13, },
        .text = "relax.clip(c, scalar(0), scalar(6))", .line = 37 },
    [1] = { .kind = DFG_D_GET, .rest = -1, .index = 0, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "t.0", .line = 36 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.batch_norm", },
        .n_kids = 5, .kids = (const uint32_t[]){ 3, 8, 9, 10, 11, },
        .under_get = true,
        .text = "relax.nn.batch_norm(c, const, const, const, const)", .line = 35 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 7, },
        .text = "relax.add(c, b)", .line = 33, .n_where = 2, .where = (const uint32_t[]){ 6, 13, } },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "data_layout == \"NCHW\"", .line = 25 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "kernel_layout == \"OIHW\"", .line = 25 },
        },
        .text = "relax.nn.conv2d(x, w)", .line = 25, .n_where = 1, .where = (const uint32_t[]){ 24, } },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 80 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 80 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "const", .line = 31 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [10] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [11] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [12] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_SCALAR, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 37 },
    [13] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_SCALAR, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 37 },
};
static const struct dfg_desc_region relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_refs[] = { { 5, -1 }, { 6, -1 }, };
static const struct dfg_capture relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_match, w) },
};
static const struct dfg_desc_pattern relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_desc = {
    .n_nodes = 14, .n_exprs = 25, .n_vars = 0, .n_sets = 2,
    .nodes = relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_regions,
    .exprs = relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_exprs,
    .captures = relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_refs,
    .text = "\"openclml.{a}{t}{n}{b}{c}\"(x, w) = a(t(n(b(c(x, w)))));", .line = 80
};
static bool relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_match(g, n, m);
}
static bool relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_pass(void *ctx, const struct relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_each(g, n, relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_pass, &e);
}

static const struct dfg_part relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_whole, clip) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_whole, get) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_whole, batch_norm) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_whole, conv2d) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_whole, b) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_whole, constant_4) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_whole, constant_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_whole, constant_6) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_whole, m.w) },
};
/* ---- openclml.clip.tuple.bn.nn.conv2d_transpose ---- */

static const struct dfg_desc_expr relax_clml_openclml_clip_tuple_bn_nn_conv2d_transpose_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 23 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 23 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 4 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, }, .text = "x.dtype in {f16, f32}", .line = 23 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 23 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "dtype", .line = 23 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 9 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 6, 7, 8, }, .text = "w.dtype in {f16, f32}", .line = 23 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 9, }, .text = "x.dtype in {f16, f32}, w.dtype in {f16, f32}", .line = 23 },
};
static const struct dfg_desc_node relax_clml_openclml_clip_tuple_bn_nn_conv2d_transpose_nodes[12] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 10, 11, },
        .text = "relax.clip(c, scalar(0), scalar(6))", .line = 37 },
    [1] = { .kind = DFG_D_GET, .rest = -1, .index = 0, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "t.0", .line = 36 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.batch_norm", },
        .n_kids = 5, .kids = (const uint32_t[]){ 3, 6, 7, 8, 9, },
        .under_get = true,
        .text = "relax.nn.batch_norm(c, const, const, const, const)", .line = 35 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.conv2d_transpose", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "data_layout == \"NCHW\"", .line = 27 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "kernel_layout == \"OIHW\"", .line = 27 },
        },
        .text = "relax.nn.conv2d_transpose(x, w)", .line = 27, .n_where = 1, .where = (const uint32_t[]){ 10, } },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 80 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 80 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [10] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_SCALAR, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 37 },
    [11] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_SCALAR, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 37 },
};
static const struct dfg_desc_region relax_clml_openclml_clip_tuple_bn_nn_conv2d_transpose_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_openclml_clip_tuple_bn_nn_conv2d_transpose_refs[] = { { 4, -1 }, { 5, -1 }, };
static const struct dfg_capture relax_clml_openclml_clip_tuple_bn_nn_conv2d_transpose_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_clip_tuple_bn_nn_conv2d_transpose_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_clip_tuple_bn_nn_conv2d_transpose_match, w) },
};
static const struct dfg_desc_pattern relax_clml_openclml_clip_tuple_bn_nn_conv2d_transpose_desc = {
    .n_nodes = 12, .n_exprs = 11, .n_vars = 0, .n_sets = 2,
    .nodes = relax_clml_openclml_clip_tuple_bn_nn_conv2d_transpose_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_openclml_clip_tuple_bn_nn_conv2d_transpose_regions,
    .exprs = relax_clml_openclml_clip_tuple_bn_nn_conv2d_transpose_exprs,
    .captures = relax_clml_openclml_clip_tuple_bn_nn_conv2d_transpose_refs,
    .text = "\"openclml.{a}{t}{n}{b}{c}\"(x, w) = a(t(n(b(c(x, w)))));", .line = 80
};
static bool relax_clml_openclml_clip_tuple_bn_nn_conv2d_transpose_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_openclml_clip_tuple_bn_nn_conv2d_transpose_match(g, n, m);
}
static bool relax_clml_openclml_clip_tuple_bn_nn_conv2d_transpose_pass(void *ctx, const struct relax_clml_openclml_clip_tuple_bn_nn_conv2d_transpose_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_openclml_clip_tuple_bn_nn_conv2d_transpose_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_openclml_clip_tuple_bn_nn_conv2d_transpose_each(g, n, relax_clml_openclml_clip_tuple_bn_nn_conv2d_transpose_pass, &e);
}

static const struct dfg_part relax_clml_openclml_clip_tuple_bn_nn_conv2d_transpose_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_openclml_clip_tuple_bn_nn_conv2d_transpose_whole, clip) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_bn_nn_conv2d_transpose_whole, get) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_bn_nn_conv2d_transpose_whole, batch_norm) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_bn_nn_conv2d_transpose_whole, conv2d_transpose) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_bn_nn_conv2d_transpose_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_bn_nn_conv2d_transpose_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_bn_nn_conv2d_transpose_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_bn_nn_conv2d_transpose_whole, constant_4) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_bn_nn_conv2d_transpose_whole, constant_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_bn_nn_conv2d_transpose_whole, constant_6) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_openclml_clip_tuple_bn_nn_conv2d_transpose_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_clml_openclml_clip_tuple_bn_nn_conv2d_transpose_whole, m.w) },
};
/* ---- openclml.clip.tuple.bn.pad.nn.conv2d ---- */

static const struct dfg_desc_expr relax_clml_openclml_clip_tuple_bn_pad_nn_conv2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 23 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 23 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 4 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, }, .text = "x.dtype in {f16, f32}", .line = 23 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 6, .text = "w", .line = 23 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "dtype", .line = 23 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 9 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 6, 7, 8, }, .text = "w.dtype in {f16, f32}", .line = 23 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 9, }, .text = "x.dtype in {f16, f32}, w.dtype in {f16, f32}", .line = 23 },
};
static const struct dfg_desc_node relax_clml_openclml_clip_tuple_bn_pad_nn_conv2d_nodes[13] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 11, 12, },
        .text = "relax.clip(c, scalar(0), scalar(6))", .line = 37 },
    [1] = { .kind = DFG_D_GET, .rest = -1, .index = 0, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "t.0", .line = 36 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.batch_norm", },
        .n_kids = 5, .kids = (const uint32_t[]){ 3, 7, 8, 9, 10, },
        .under_get = true,
        .text = "relax.nn.batch_norm(c, const, const, const, const)", .line = 35 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 6, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "data_layout == \"NCHW\"", .line = 25 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "kernel_layout == \"OIHW\"", .line = 25 },
        },
        .text = "relax.nn.conv2d(x, w)", .line = 25, .n_where = 1, .where = (const uint32_t[]){ 10, } },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.pad", },
        .n_kids = 1, .kids = (const uint32_t[]){ 5, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "pad_mode", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 8, .s = "constant" }, .text = "pad_mode == \"constant\"", .line = 26 },
            { .test = DFG_D_TEST_EQ, .name = "pad_value", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 0.0 }, .text = "pad_value == 0.0", .line = 26 },
        },
        .text = "relax.nn.pad(x)", .line = 26 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 80 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 80 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [10] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [11] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_SCALAR, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 37 },
    [12] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_SCALAR, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 37 },
};
static const struct dfg_desc_region relax_clml_openclml_clip_tuple_bn_pad_nn_conv2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_openclml_clip_tuple_bn_pad_nn_conv2d_refs[] = { { 5, -1 }, { 6, -1 }, };
static const struct dfg_capture relax_clml_openclml_clip_tuple_bn_pad_nn_conv2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_clip_tuple_bn_pad_nn_conv2d_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_clip_tuple_bn_pad_nn_conv2d_match, w) },
};
static const struct dfg_desc_pattern relax_clml_openclml_clip_tuple_bn_pad_nn_conv2d_desc = {
    .n_nodes = 13, .n_exprs = 11, .n_vars = 0, .n_sets = 2,
    .nodes = relax_clml_openclml_clip_tuple_bn_pad_nn_conv2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_openclml_clip_tuple_bn_pad_nn_conv2d_regions,
    .exprs = relax_clml_openclml_clip_tuple_bn_pad_nn_conv2d_exprs,
    .captures = relax_clml_openclml_clip_tuple_bn_pad_nn_conv2d_refs,
    .text = "\"openclml.{a}{t}{n}{b}{c}\"(x, w) = a(t(n(b(c(x, w)))));", .line = 80
};
static bool relax_clml_openclml_clip_tuple_bn_pad_nn_conv2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_openclml_clip_tuple_bn_pad_nn_conv2d_match(g, n, m);
}
static bool relax_clml_openclml_clip_tuple_bn_pad_nn_conv2d_pass(void *ctx, const struct relax_clml_openclml_clip_tuple_bn_pad_nn_conv2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_openclml_clip_tuple_bn_pad_nn_conv2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_openclml_clip_tuple_bn_pad_nn_conv2d_each(g, n, relax_clml_openclml_clip_tuple_bn_pad_nn_conv2d_pass, &e);
}

static const struct dfg_part relax_clml_openclml_clip_tuple_bn_pad_nn_conv2d_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_openclml_clip_tuple_bn_pad_nn_conv2d_whole, clip) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_bn_pad_nn_conv2d_whole, get) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_bn_pad_nn_conv2d_whole, batch_norm) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_bn_pad_nn_conv2d_whole, conv2d) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_bn_pad_nn_conv2d_whole, pad) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_bn_pad_nn_conv2d_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_bn_pad_nn_conv2d_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_bn_pad_nn_conv2d_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_bn_pad_nn_conv2d_whole, constant_4) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_bn_pad_nn_conv2d_whole, constant_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_bn_pad_nn_conv2d_whole, constant_6) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_openclml_clip_tuple_bn_pad_nn_conv2d_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_clml_openclml_clip_tuple_bn_pad_nn_conv2d_whole, m.w) },
};
/* ---- openclml.clip.tuple.bn.nn.conv2d ---- */

static const struct dfg_desc_expr relax_clml_openclml_clip_tuple_bn_nn_conv2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 23 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 23 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 4 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, }, .text = "x.dtype in {f16, f32}", .line = 23 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 23 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "dtype", .line = 23 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 9 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 6, 7, 8, }, .text = "w.dtype in {f16, f32}", .line = 23 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 9, }, .text = "x.dtype in {f16, f32}, w.dtype in {f16, f32}", .line = 23 },
};
static const struct dfg_desc_node relax_clml_openclml_clip_tuple_bn_nn_conv2d_nodes[12] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 10, 11, },
        .text = "relax.clip(c, scalar(0), scalar(6))", .line = 37 },
    [1] = { .kind = DFG_D_GET, .rest = -1, .index = 0, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "t.0", .line = 36 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.batch_norm", },
        .n_kids = 5, .kids = (const uint32_t[]){ 3, 6, 7, 8, 9, },
        .under_get = true,
        .text = "relax.nn.batch_norm(c, const, const, const, const)", .line = 35 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "data_layout == \"NCHW\"", .line = 25 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "kernel_layout == \"OIHW\"", .line = 25 },
        },
        .text = "relax.nn.conv2d(x, w)", .line = 25, .n_where = 1, .where = (const uint32_t[]){ 10, } },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 80 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 80 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [10] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_SCALAR, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 37 },
    [11] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_SCALAR, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 37 },
};
static const struct dfg_desc_region relax_clml_openclml_clip_tuple_bn_nn_conv2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_openclml_clip_tuple_bn_nn_conv2d_refs[] = { { 4, -1 }, { 5, -1 }, };
static const struct dfg_capture relax_clml_openclml_clip_tuple_bn_nn_conv2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_clip_tuple_bn_nn_conv2d_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_clip_tuple_bn_nn_conv2d_match, w) },
};
static const struct dfg_desc_pattern relax_clml_openclml_clip_tuple_bn_nn_conv2d_desc = {
    .n_nodes = 12, .n_exprs = 11, .n_vars = 0, .n_sets = 2,
    .nodes = relax_clml_openclml_clip_tuple_bn_nn_conv2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_openclml_clip_tuple_bn_nn_conv2d_regions,
    .exprs = relax_clml_openclml_clip_tuple_bn_nn_conv2d_exprs,
    .captures = relax_clml_openclml_clip_tuple_bn_nn_conv2d_refs,
    .text = "\"openclml.{a}{t}{n}{b}{c}\"(x, w) = a(t(n(b(c(x, w)))));", .line = 80
};
static bool relax_clml_openclml_clip_tuple_bn_nn_conv2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_openclml_clip_tuple_bn_nn_conv2d_match(g, n, m);
}
static bool relax_clml_openclml_clip_tuple_bn_nn_conv2d_pass(void *ctx, const struct relax_clml_openclml_clip_tuple_bn_nn_conv2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_openclml_clip_tuple_bn_nn_conv2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_openclml_clip_tuple_bn_nn_conv2d_each(g, n, relax_clml_openclml_clip_tuple_bn_nn_conv2d_pass, &e);
}

static const struct dfg_part relax_clml_openclml_clip_tuple_bn_nn_conv2d_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_openclml_clip_tuple_bn_nn_conv2d_whole, clip) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_bn_nn_conv2d_whole, get) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_bn_nn_conv2d_whole, batch_norm) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_bn_nn_conv2d_whole, conv2d) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_bn_nn_conv2d_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_bn_nn_conv2d_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_bn_nn_conv2d_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_bn_nn_conv2d_whole, constant_4) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_bn_nn_conv2d_whole, constant_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_bn_nn_conv2d_whole, constant_6) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_openclml_clip_tuple_bn_nn_conv2d_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_clml_openclml_clip_tuple_bn_nn_conv2d_whole, m.w) },
};
/* ---- openclml.clip.tuple.bias.nn.conv2d_transpose ---- */

static const struct dfg_desc_expr relax_clml_openclml_clip_tuple_bias_nn_conv2d_transpose_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 32 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 32 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 32 },
    /* 3 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "shape", .line = 32 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 32 },
    /* 5 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, }, .text = "c.shape[1]", .line = 32 },
    /* 6 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 5, }, .text = "b.elements == c.shape[1]", .line = 32 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 32 },
    /* 8 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "shape", .line = 32 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -3LL }, .text = "-3", .line = 32 },
    /* 10 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "b.shape[-3]", .line = 32 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 32 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "elements", .line = 32 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 12, }, .text = "b.shape[-3] == b.elements", .line = 32 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 23 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "dtype", .line = 23 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 18 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 15, 16, 17, }, .text = "x.dtype in {f16, f32}", .line = 23 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 23 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "dtype", .line = 23 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 23 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 20, 21, 22, }, .text = "w.dtype in {f16, f32}", .line = 23 },
    /* 24 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 23, }, .text = "x.dtype in {f16, f32}, w.dtype in {f16, f32}", .line = 23 },
};
static const struct dfg_desc_node relax_clml_openclml_clip_tuple_bias_nn_conv2d_transpose_nodes[9] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 7, 8, },
        .text = "relax.clip(c, scalar(0), scalar(6))", .line = 37 },
    [1] = { .kind = DFG_D_GET, .rest = -1, .index = 0, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "t.0", .line = 36 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 6, },
        .under_get = true,
        .text = "relax.add(c, b)", .line = 33, .n_where = 2, .where = (const uint32_t[]){ 6, 13, } },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.conv2d_transpose", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "data_layout == \"NCHW\"", .line = 27 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "kernel_layout == \"OIHW\"", .line = 27 },
        },
        .text = "relax.nn.conv2d_transpose(x, w)", .line = 27, .n_where = 1, .where = (const uint32_t[]){ 24, } },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 80 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 80 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "const", .line = 31 },
    [7] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_SCALAR, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 37 },
    [8] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_SCALAR, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 37 },
};
static const struct dfg_desc_region relax_clml_openclml_clip_tuple_bias_nn_conv2d_transpose_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_openclml_clip_tuple_bias_nn_conv2d_transpose_refs[] = { { 4, -1 }, { 5, -1 }, };
static const struct dfg_capture relax_clml_openclml_clip_tuple_bias_nn_conv2d_transpose_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_clip_tuple_bias_nn_conv2d_transpose_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_clip_tuple_bias_nn_conv2d_transpose_match, w) },
};
static const struct dfg_desc_pattern relax_clml_openclml_clip_tuple_bias_nn_conv2d_transpose_desc = {
    .n_nodes = 9, .n_exprs = 25, .n_vars = 0, .n_sets = 2,
    .nodes = relax_clml_openclml_clip_tuple_bias_nn_conv2d_transpose_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_openclml_clip_tuple_bias_nn_conv2d_transpose_regions,
    .exprs = relax_clml_openclml_clip_tuple_bias_nn_conv2d_transpose_exprs,
    .captures = relax_clml_openclml_clip_tuple_bias_nn_conv2d_transpose_refs,
    .text = "\"openclml.{a}{t}{n}{b}{c}\"(x, w) = a(t(n(b(c(x, w)))));", .line = 80
};
static bool relax_clml_openclml_clip_tuple_bias_nn_conv2d_transpose_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_openclml_clip_tuple_bias_nn_conv2d_transpose_match(g, n, m);
}
static bool relax_clml_openclml_clip_tuple_bias_nn_conv2d_transpose_pass(void *ctx, const struct relax_clml_openclml_clip_tuple_bias_nn_conv2d_transpose_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_openclml_clip_tuple_bias_nn_conv2d_transpose_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_openclml_clip_tuple_bias_nn_conv2d_transpose_each(g, n, relax_clml_openclml_clip_tuple_bias_nn_conv2d_transpose_pass, &e);
}

static const struct dfg_part relax_clml_openclml_clip_tuple_bias_nn_conv2d_transpose_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_openclml_clip_tuple_bias_nn_conv2d_transpose_whole, clip) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_bias_nn_conv2d_transpose_whole, get) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_bias_nn_conv2d_transpose_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_bias_nn_conv2d_transpose_whole, conv2d_transpose) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_bias_nn_conv2d_transpose_whole, b) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_bias_nn_conv2d_transpose_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_bias_nn_conv2d_transpose_whole, constant_2) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_openclml_clip_tuple_bias_nn_conv2d_transpose_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_clml_openclml_clip_tuple_bias_nn_conv2d_transpose_whole, m.w) },
};
/* ---- openclml.clip.tuple.bias.pad.nn.conv2d ---- */

static const struct dfg_desc_expr relax_clml_openclml_clip_tuple_bias_pad_nn_conv2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 7, .text = "b", .line = 32 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 32 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 32 },
    /* 3 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "shape", .line = 32 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 32 },
    /* 5 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, }, .text = "c.shape[1]", .line = 32 },
    /* 6 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 5, }, .text = "b.elements == c.shape[1]", .line = 32 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 7, .text = "b", .line = 32 },
    /* 8 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "shape", .line = 32 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -3LL }, .text = "-3", .line = 32 },
    /* 10 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "b.shape[-3]", .line = 32 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 7, .text = "b", .line = 32 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "elements", .line = 32 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 12, }, .text = "b.shape[-3] == b.elements", .line = 32 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 23 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "dtype", .line = 23 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 18 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 15, 16, 17, }, .text = "x.dtype in {f16, f32}", .line = 23 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 6, .text = "w", .line = 23 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "dtype", .line = 23 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 23 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 20, 21, 22, }, .text = "w.dtype in {f16, f32}", .line = 23 },
    /* 24 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 23, }, .text = "x.dtype in {f16, f32}, w.dtype in {f16, f32}", .line = 23 },
};
static const struct dfg_desc_node relax_clml_openclml_clip_tuple_bias_pad_nn_conv2d_nodes[10] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 8, 9, },
        .text = "relax.clip(c, scalar(0), scalar(6))", .line = 37 },
    [1] = { .kind = DFG_D_GET, .rest = -1, .index = 0, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "t.0", .line = 36 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, },
        .under_get = true,
        .text = "relax.add(c, b)", .line = 33, .n_where = 2, .where = (const uint32_t[]){ 6, 13, } },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 6, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "data_layout == \"NCHW\"", .line = 25 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "kernel_layout == \"OIHW\"", .line = 25 },
        },
        .text = "relax.nn.conv2d(x, w)", .line = 25, .n_where = 1, .where = (const uint32_t[]){ 24, } },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.pad", },
        .n_kids = 1, .kids = (const uint32_t[]){ 5, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "pad_mode", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 8, .s = "constant" }, .text = "pad_mode == \"constant\"", .line = 26 },
            { .test = DFG_D_TEST_EQ, .name = "pad_value", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 0.0 }, .text = "pad_value == 0.0", .line = 26 },
        },
        .text = "relax.nn.pad(x)", .line = 26 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 80 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 80 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "const", .line = 31 },
    [8] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_SCALAR, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 37 },
    [9] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_SCALAR, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 37 },
};
static const struct dfg_desc_region relax_clml_openclml_clip_tuple_bias_pad_nn_conv2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_openclml_clip_tuple_bias_pad_nn_conv2d_refs[] = { { 5, -1 }, { 6, -1 }, };
static const struct dfg_capture relax_clml_openclml_clip_tuple_bias_pad_nn_conv2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_clip_tuple_bias_pad_nn_conv2d_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_clip_tuple_bias_pad_nn_conv2d_match, w) },
};
static const struct dfg_desc_pattern relax_clml_openclml_clip_tuple_bias_pad_nn_conv2d_desc = {
    .n_nodes = 10, .n_exprs = 25, .n_vars = 0, .n_sets = 2,
    .nodes = relax_clml_openclml_clip_tuple_bias_pad_nn_conv2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_openclml_clip_tuple_bias_pad_nn_conv2d_regions,
    .exprs = relax_clml_openclml_clip_tuple_bias_pad_nn_conv2d_exprs,
    .captures = relax_clml_openclml_clip_tuple_bias_pad_nn_conv2d_refs,
    .text = "\"openclml.{a}{t}{n}{b}{c}\"(x, w) = a(t(n(b(c(x, w)))));", .line = 80
};
static bool relax_clml_openclml_clip_tuple_bias_pad_nn_conv2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_openclml_clip_tuple_bias_pad_nn_conv2d_match(g, n, m);
}
static bool relax_clml_openclml_clip_tuple_bias_pad_nn_conv2d_pass(void *ctx, const struct relax_clml_openclml_clip_tuple_bias_pad_nn_conv2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_openclml_clip_tuple_bias_pad_nn_conv2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_openclml_clip_tuple_bias_pad_nn_conv2d_each(g, n, relax_clml_openclml_clip_tuple_bias_pad_nn_conv2d_pass, &e);
}

static const struct dfg_part relax_clml_openclml_clip_tuple_bias_pad_nn_conv2d_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_openclml_clip_tuple_bias_pad_nn_conv2d_whole, clip) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_bias_pad_nn_conv2d_whole, get) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_bias_pad_nn_conv2d_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_bias_pad_nn_conv2d_whole, conv2d) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_bias_pad_nn_conv2d_whole, pad) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_bias_pad_nn_conv2d_whole, b) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_bias_pad_nn_conv2d_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_bias_pad_nn_conv2d_whole, constant_2) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_openclml_clip_tuple_bias_pad_nn_conv2d_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_clml_openclml_clip_tuple_bias_pad_nn_conv2d_whole, m.w) },
};
/* ---- openclml.clip.tuple.bias.nn.conv2d ---- */

static const struct dfg_desc_expr relax_clml_openclml_clip_tuple_bias_nn_conv2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 32 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 32 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 32 },
    /* 3 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "shape", .line = 32 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 32 },
    /* 5 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, }, .text = "c.shape[1]", .line = 32 },
    /* 6 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 5, }, .text = "b.elements == c.shape[1]", .line = 32 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 32 },
    /* 8 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "shape", .line = 32 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -3LL }, .text = "-3", .line = 32 },
    /* 10 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "b.shape[-3]", .line = 32 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 32 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "elements", .line = 32 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 12, }, .text = "b.shape[-3] == b.elements", .line = 32 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 23 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "dtype", .line = 23 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 18 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 15, 16, 17, }, .text = "x.dtype in {f16, f32}", .line = 23 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 23 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "dtype", .line = 23 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 23 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 20, 21, 22, }, .text = "w.dtype in {f16, f32}", .line = 23 },
    /* 24 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 23, }, .text = "x.dtype in {f16, f32}, w.dtype in {f16, f32}", .line = 23 },
};
static const struct dfg_desc_node relax_clml_openclml_clip_tuple_bias_nn_conv2d_nodes[9] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 7, 8, },
        .text = "relax.clip(c, scalar(0), scalar(6))", .line = 37 },
    [1] = { .kind = DFG_D_GET, .rest = -1, .index = 0, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "t.0", .line = 36 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 6, },
        .under_get = true,
        .text = "relax.add(c, b)", .line = 33, .n_where = 2, .where = (const uint32_t[]){ 6, 13, } },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "data_layout == \"NCHW\"", .line = 25 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "kernel_layout == \"OIHW\"", .line = 25 },
        },
        .text = "relax.nn.conv2d(x, w)", .line = 25, .n_where = 1, .where = (const uint32_t[]){ 24, } },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 80 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 80 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "const", .line = 31 },
    [7] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_SCALAR, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 37 },
    [8] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_SCALAR, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 37 },
};
static const struct dfg_desc_region relax_clml_openclml_clip_tuple_bias_nn_conv2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_openclml_clip_tuple_bias_nn_conv2d_refs[] = { { 4, -1 }, { 5, -1 }, };
static const struct dfg_capture relax_clml_openclml_clip_tuple_bias_nn_conv2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_clip_tuple_bias_nn_conv2d_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_clip_tuple_bias_nn_conv2d_match, w) },
};
static const struct dfg_desc_pattern relax_clml_openclml_clip_tuple_bias_nn_conv2d_desc = {
    .n_nodes = 9, .n_exprs = 25, .n_vars = 0, .n_sets = 2,
    .nodes = relax_clml_openclml_clip_tuple_bias_nn_conv2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_openclml_clip_tuple_bias_nn_conv2d_regions,
    .exprs = relax_clml_openclml_clip_tuple_bias_nn_conv2d_exprs,
    .captures = relax_clml_openclml_clip_tuple_bias_nn_conv2d_refs,
    .text = "\"openclml.{a}{t}{n}{b}{c}\"(x, w) = a(t(n(b(c(x, w)))));", .line = 80
};
static bool relax_clml_openclml_clip_tuple_bias_nn_conv2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_openclml_clip_tuple_bias_nn_conv2d_match(g, n, m);
}
static bool relax_clml_openclml_clip_tuple_bias_nn_conv2d_pass(void *ctx, const struct relax_clml_openclml_clip_tuple_bias_nn_conv2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_openclml_clip_tuple_bias_nn_conv2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_openclml_clip_tuple_bias_nn_conv2d_each(g, n, relax_clml_openclml_clip_tuple_bias_nn_conv2d_pass, &e);
}

static const struct dfg_part relax_clml_openclml_clip_tuple_bias_nn_conv2d_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_openclml_clip_tuple_bias_nn_conv2d_whole, clip) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_bias_nn_conv2d_whole, get) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_bias_nn_conv2d_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_bias_nn_conv2d_whole, conv2d) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_bias_nn_conv2d_whole, b) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_bias_nn_conv2d_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_bias_nn_conv2d_whole, constant_2) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_openclml_clip_tuple_bias_nn_conv2d_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_clml_openclml_clip_tuple_bias_nn_conv2d_whole, m.w) },
};
/* ---- openclml.clip.tuple.nn.conv2d_transpose ---- */

static const struct dfg_desc_expr relax_clml_openclml_clip_tuple_nn_conv2d_transpose_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 23 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 23 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 4 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, }, .text = "x.dtype in {f16, f32}", .line = 23 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 23 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "dtype", .line = 23 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 9 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 6, 7, 8, }, .text = "w.dtype in {f16, f32}", .line = 23 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 9, }, .text = "x.dtype in {f16, f32}, w.dtype in {f16, f32}", .line = 23 },
};
static const struct dfg_desc_node relax_clml_openclml_clip_tuple_nn_conv2d_transpose_nodes[7] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 5, 6, },
        .text = "relax.clip(c, scalar(0), scalar(6))", .line = 37 },
    [1] = { .kind = DFG_D_GET, .rest = -1, .index = 0, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "t.0", .line = 36 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.conv2d_transpose", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .under_get = true,
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "data_layout == \"NCHW\"", .line = 27 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "kernel_layout == \"OIHW\"", .line = 27 },
        },
        .text = "relax.nn.conv2d_transpose(x, w)", .line = 27, .n_where = 1, .where = (const uint32_t[]){ 10, } },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 80 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 80 },
    [5] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_SCALAR, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 37 },
    [6] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_SCALAR, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 37 },
};
static const struct dfg_desc_region relax_clml_openclml_clip_tuple_nn_conv2d_transpose_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_openclml_clip_tuple_nn_conv2d_transpose_refs[] = { { 3, -1 }, { 4, -1 }, };
static const struct dfg_capture relax_clml_openclml_clip_tuple_nn_conv2d_transpose_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_clip_tuple_nn_conv2d_transpose_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_clip_tuple_nn_conv2d_transpose_match, w) },
};
static const struct dfg_desc_pattern relax_clml_openclml_clip_tuple_nn_conv2d_transpose_desc = {
    .n_nodes = 7, .n_exprs = 11, .n_vars = 0, .n_sets = 2,
    .nodes = relax_clml_openclml_clip_tuple_nn_conv2d_transpose_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_openclml_clip_tuple_nn_conv2d_transpose_regions,
    .exprs = relax_clml_openclml_clip_tuple_nn_conv2d_transpose_exprs,
    .captures = relax_clml_openclml_clip_tuple_nn_conv2d_transpose_refs,
    .text = "\"openclml.{a}{t}{n}{b}{c}\"(x, w) = a(t(n(b(c(x, w)))));", .line = 80
};
static bool relax_clml_openclml_clip_tuple_nn_conv2d_transpose_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_openclml_clip_tuple_nn_conv2d_transpose_match(g, n, m);
}
static bool relax_clml_openclml_clip_tuple_nn_conv2d_transpose_pass(void *ctx, const struct relax_clml_openclml_clip_tuple_nn_conv2d_transpose_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_openclml_clip_tuple_nn_conv2d_transpose_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_openclml_clip_tuple_nn_conv2d_transpose_each(g, n, relax_clml_openclml_clip_tuple_nn_conv2d_transpose_pass, &e);
}

static const struct dfg_part relax_clml_openclml_clip_tuple_nn_conv2d_transpose_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_openclml_clip_tuple_nn_conv2d_transpose_whole, clip) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_nn_conv2d_transpose_whole, get) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_nn_conv2d_transpose_whole, conv2d_transpose) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_nn_conv2d_transpose_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_nn_conv2d_transpose_whole, constant_2) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_openclml_clip_tuple_nn_conv2d_transpose_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_clml_openclml_clip_tuple_nn_conv2d_transpose_whole, m.w) },
};
/* ---- openclml.clip.tuple.pad.nn.conv2d ---- */

static const struct dfg_desc_expr relax_clml_openclml_clip_tuple_pad_nn_conv2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 23 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 23 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 4 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, }, .text = "x.dtype in {f16, f32}", .line = 23 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 23 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "dtype", .line = 23 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 9 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 6, 7, 8, }, .text = "w.dtype in {f16, f32}", .line = 23 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 9, }, .text = "x.dtype in {f16, f32}, w.dtype in {f16, f32}", .line = 23 },
};
static const struct dfg_desc_node relax_clml_openclml_clip_tuple_pad_nn_conv2d_nodes[8] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 6, 7, },
        .text = "relax.clip(c, scalar(0), scalar(6))", .line = 37 },
    [1] = { .kind = DFG_D_GET, .rest = -1, .index = 0, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "t.0", .line = 36 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 5, },
        .under_get = true,
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "data_layout == \"NCHW\"", .line = 25 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "kernel_layout == \"OIHW\"", .line = 25 },
        },
        .text = "relax.nn.conv2d(x, w)", .line = 25, .n_where = 1, .where = (const uint32_t[]){ 10, } },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.pad", },
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "pad_mode", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 8, .s = "constant" }, .text = "pad_mode == \"constant\"", .line = 26 },
            { .test = DFG_D_TEST_EQ, .name = "pad_value", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 0.0 }, .text = "pad_value == 0.0", .line = 26 },
        },
        .text = "relax.nn.pad(x)", .line = 26 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 80 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 80 },
    [6] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_SCALAR, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 37 },
    [7] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_SCALAR, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 37 },
};
static const struct dfg_desc_region relax_clml_openclml_clip_tuple_pad_nn_conv2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_openclml_clip_tuple_pad_nn_conv2d_refs[] = { { 4, -1 }, { 5, -1 }, };
static const struct dfg_capture relax_clml_openclml_clip_tuple_pad_nn_conv2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_clip_tuple_pad_nn_conv2d_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_clip_tuple_pad_nn_conv2d_match, w) },
};
static const struct dfg_desc_pattern relax_clml_openclml_clip_tuple_pad_nn_conv2d_desc = {
    .n_nodes = 8, .n_exprs = 11, .n_vars = 0, .n_sets = 2,
    .nodes = relax_clml_openclml_clip_tuple_pad_nn_conv2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_openclml_clip_tuple_pad_nn_conv2d_regions,
    .exprs = relax_clml_openclml_clip_tuple_pad_nn_conv2d_exprs,
    .captures = relax_clml_openclml_clip_tuple_pad_nn_conv2d_refs,
    .text = "\"openclml.{a}{t}{n}{b}{c}\"(x, w) = a(t(n(b(c(x, w)))));", .line = 80
};
static bool relax_clml_openclml_clip_tuple_pad_nn_conv2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_openclml_clip_tuple_pad_nn_conv2d_match(g, n, m);
}
static bool relax_clml_openclml_clip_tuple_pad_nn_conv2d_pass(void *ctx, const struct relax_clml_openclml_clip_tuple_pad_nn_conv2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_openclml_clip_tuple_pad_nn_conv2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_openclml_clip_tuple_pad_nn_conv2d_each(g, n, relax_clml_openclml_clip_tuple_pad_nn_conv2d_pass, &e);
}

static const struct dfg_part relax_clml_openclml_clip_tuple_pad_nn_conv2d_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_openclml_clip_tuple_pad_nn_conv2d_whole, clip) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_pad_nn_conv2d_whole, get) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_pad_nn_conv2d_whole, conv2d) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_pad_nn_conv2d_whole, pad) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_pad_nn_conv2d_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_pad_nn_conv2d_whole, constant_2) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_openclml_clip_tuple_pad_nn_conv2d_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_clml_openclml_clip_tuple_pad_nn_conv2d_whole, m.w) },
};
/* ---- openclml.clip.tuple.nn.conv2d ---- */

static const struct dfg_desc_expr relax_clml_openclml_clip_tuple_nn_conv2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 23 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 23 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 4 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, }, .text = "x.dtype in {f16, f32}", .line = 23 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 23 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "dtype", .line = 23 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 9 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 6, 7, 8, }, .text = "w.dtype in {f16, f32}", .line = 23 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 9, }, .text = "x.dtype in {f16, f32}, w.dtype in {f16, f32}", .line = 23 },
};
static const struct dfg_desc_node relax_clml_openclml_clip_tuple_nn_conv2d_nodes[7] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 5, 6, },
        .text = "relax.clip(c, scalar(0), scalar(6))", .line = 37 },
    [1] = { .kind = DFG_D_GET, .rest = -1, .index = 0, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "t.0", .line = 36 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .under_get = true,
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "data_layout == \"NCHW\"", .line = 25 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "kernel_layout == \"OIHW\"", .line = 25 },
        },
        .text = "relax.nn.conv2d(x, w)", .line = 25, .n_where = 1, .where = (const uint32_t[]){ 10, } },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 80 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 80 },
    [5] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_SCALAR, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 37 },
    [6] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_SCALAR, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 37 },
};
static const struct dfg_desc_region relax_clml_openclml_clip_tuple_nn_conv2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_openclml_clip_tuple_nn_conv2d_refs[] = { { 3, -1 }, { 4, -1 }, };
static const struct dfg_capture relax_clml_openclml_clip_tuple_nn_conv2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_clip_tuple_nn_conv2d_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_clip_tuple_nn_conv2d_match, w) },
};
static const struct dfg_desc_pattern relax_clml_openclml_clip_tuple_nn_conv2d_desc = {
    .n_nodes = 7, .n_exprs = 11, .n_vars = 0, .n_sets = 2,
    .nodes = relax_clml_openclml_clip_tuple_nn_conv2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_openclml_clip_tuple_nn_conv2d_regions,
    .exprs = relax_clml_openclml_clip_tuple_nn_conv2d_exprs,
    .captures = relax_clml_openclml_clip_tuple_nn_conv2d_refs,
    .text = "\"openclml.{a}{t}{n}{b}{c}\"(x, w) = a(t(n(b(c(x, w)))));", .line = 80
};
static bool relax_clml_openclml_clip_tuple_nn_conv2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_openclml_clip_tuple_nn_conv2d_match(g, n, m);
}
static bool relax_clml_openclml_clip_tuple_nn_conv2d_pass(void *ctx, const struct relax_clml_openclml_clip_tuple_nn_conv2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_openclml_clip_tuple_nn_conv2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_openclml_clip_tuple_nn_conv2d_each(g, n, relax_clml_openclml_clip_tuple_nn_conv2d_pass, &e);
}

static const struct dfg_part relax_clml_openclml_clip_tuple_nn_conv2d_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_openclml_clip_tuple_nn_conv2d_whole, clip) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_nn_conv2d_whole, get) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_nn_conv2d_whole, conv2d) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_nn_conv2d_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_tuple_nn_conv2d_whole, constant_2) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_openclml_clip_tuple_nn_conv2d_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_clml_openclml_clip_tuple_nn_conv2d_whole, m.w) },
};
/* ---- openclml.clip.bn.bias.nn.conv2d_transpose ---- */

static const struct dfg_desc_expr relax_clml_openclml_clip_bn_bias_nn_conv2d_transpose_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 32 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 32 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 32 },
    /* 3 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "shape", .line = 32 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 32 },
    /* 5 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, }, .text = "c.shape[1]", .line = 32 },
    /* 6 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 5, }, .text = "b.elements == c.shape[1]", .line = 32 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 32 },
    /* 8 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "shape", .line = 32 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -3LL }, .text = "-3", .line = 32 },
    /* 10 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "b.shape[-3]", .line = 32 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 32 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "elements", .line = 32 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 12, }, .text = "b.shape[-3] == b.elements", .line = 32 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 23 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "dtype", .line = 23 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 18 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 15, 16, 17, }, .text = "x.dtype in {f16, f32}", .line = 23 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 23 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "dtype", .line = 23 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 23 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 20, 21, 22, }, .text = "w.dtype in {f16, f32}", .line = 23 },
    /* 24 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 23, }, .text = "x.dtype in {f16, f32}, w.dtype in {f16, f32}", .line = 23 },
};
static const struct dfg_desc_node relax_clml_openclml_clip_bn_bias_nn_conv2d_transpose_nodes[13] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 11, 12, },
        .text = "relax.clip(c, scalar(0), scalar(6))", .line = 37 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.batch_norm", },
        .n_kids = 5, .kids = (const uint32_t[]){ 2, 7, 8, 9, 10, },
        .text = "relax.nn.batch_norm(c, const, const, const, const)", .line = 35 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 6, },
        .text = "relax.add(c, b)", .line = 33, .n_where = 2, .where = (const uint32_t[]){ 6, 13, } },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.conv2d_transpose", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "data_layout == \"NCHW\"", .line = 27 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "kernel_layout == \"OIHW\"", .line = 27 },
        },
        .text = "relax.nn.conv2d_transpose(x, w)", .line = 27, .n_where = 1, .where = (const uint32_t[]){ 24, } },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 80 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 80 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "const", .line = 31 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [10] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [11] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_SCALAR, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 37 },
    [12] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_SCALAR, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 37 },
};
static const struct dfg_desc_region relax_clml_openclml_clip_bn_bias_nn_conv2d_transpose_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_openclml_clip_bn_bias_nn_conv2d_transpose_refs[] = { { 4, -1 }, { 5, -1 }, };
static const struct dfg_capture relax_clml_openclml_clip_bn_bias_nn_conv2d_transpose_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_clip_bn_bias_nn_conv2d_transpose_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_clip_bn_bias_nn_conv2d_transpose_match, w) },
};
static const struct dfg_desc_pattern relax_clml_openclml_clip_bn_bias_nn_conv2d_transpose_desc = {
    .n_nodes = 13, .n_exprs = 25, .n_vars = 0, .n_sets = 2,
    .nodes = relax_clml_openclml_clip_bn_bias_nn_conv2d_transpose_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_openclml_clip_bn_bias_nn_conv2d_transpose_regions,
    .exprs = relax_clml_openclml_clip_bn_bias_nn_conv2d_transpose_exprs,
    .captures = relax_clml_openclml_clip_bn_bias_nn_conv2d_transpose_refs,
    .text = "\"openclml.{a}{t}{n}{b}{c}\"(x, w) = a(t(n(b(c(x, w)))));", .line = 80
};
static bool relax_clml_openclml_clip_bn_bias_nn_conv2d_transpose_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_openclml_clip_bn_bias_nn_conv2d_transpose_match(g, n, m);
}
static bool relax_clml_openclml_clip_bn_bias_nn_conv2d_transpose_pass(void *ctx, const struct relax_clml_openclml_clip_bn_bias_nn_conv2d_transpose_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_openclml_clip_bn_bias_nn_conv2d_transpose_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_openclml_clip_bn_bias_nn_conv2d_transpose_each(g, n, relax_clml_openclml_clip_bn_bias_nn_conv2d_transpose_pass, &e);
}

static const struct dfg_part relax_clml_openclml_clip_bn_bias_nn_conv2d_transpose_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_openclml_clip_bn_bias_nn_conv2d_transpose_whole, clip) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_clip_bn_bias_nn_conv2d_transpose_whole, batch_norm) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_clip_bn_bias_nn_conv2d_transpose_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_clip_bn_bias_nn_conv2d_transpose_whole, conv2d_transpose) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_bn_bias_nn_conv2d_transpose_whole, b) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_bn_bias_nn_conv2d_transpose_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_bn_bias_nn_conv2d_transpose_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_bn_bias_nn_conv2d_transpose_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_bn_bias_nn_conv2d_transpose_whole, constant_4) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_bn_bias_nn_conv2d_transpose_whole, constant_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_bn_bias_nn_conv2d_transpose_whole, constant_6) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_openclml_clip_bn_bias_nn_conv2d_transpose_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_clml_openclml_clip_bn_bias_nn_conv2d_transpose_whole, m.w) },
};
/* ---- openclml.clip.bn.bias.pad.nn.conv2d ---- */

static const struct dfg_desc_expr relax_clml_openclml_clip_bn_bias_pad_nn_conv2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 7, .text = "b", .line = 32 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 32 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 32 },
    /* 3 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "shape", .line = 32 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 32 },
    /* 5 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, }, .text = "c.shape[1]", .line = 32 },
    /* 6 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 5, }, .text = "b.elements == c.shape[1]", .line = 32 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 7, .text = "b", .line = 32 },
    /* 8 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "shape", .line = 32 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -3LL }, .text = "-3", .line = 32 },
    /* 10 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "b.shape[-3]", .line = 32 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 7, .text = "b", .line = 32 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "elements", .line = 32 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 12, }, .text = "b.shape[-3] == b.elements", .line = 32 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 23 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "dtype", .line = 23 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 18 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 15, 16, 17, }, .text = "x.dtype in {f16, f32}", .line = 23 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 6, .text = "w", .line = 23 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "dtype", .line = 23 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 23 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 20, 21, 22, }, .text = "w.dtype in {f16, f32}", .line = 23 },
    /* 24 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 23, }, .text = "x.dtype in {f16, f32}, w.dtype in {f16, f32}", .line = 23 },
};
static const struct dfg_desc_node relax_clml_openclml_clip_bn_bias_pad_nn_conv2d_nodes[14] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 12, 13, },
        .text = "relax.clip(c, scalar(0), scalar(6))", .line = 37 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.batch_norm", },
        .n_kids = 5, .kids = (const uint32_t[]){ 2, 8, 9, 10, 11, },
        .text = "relax.nn.batch_norm(c, const, const, const, const)", .line = 35 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, },
        .text = "relax.add(c, b)", .line = 33, .n_where = 2, .where = (const uint32_t[]){ 6, 13, } },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 6, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "data_layout == \"NCHW\"", .line = 25 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "kernel_layout == \"OIHW\"", .line = 25 },
        },
        .text = "relax.nn.conv2d(x, w)", .line = 25, .n_where = 1, .where = (const uint32_t[]){ 24, } },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.pad", },
        .n_kids = 1, .kids = (const uint32_t[]){ 5, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "pad_mode", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 8, .s = "constant" }, .text = "pad_mode == \"constant\"", .line = 26 },
            { .test = DFG_D_TEST_EQ, .name = "pad_value", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 0.0 }, .text = "pad_value == 0.0", .line = 26 },
        },
        .text = "relax.nn.pad(x)", .line = 26 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 80 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 80 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "const", .line = 31 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [10] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [11] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [12] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_SCALAR, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 37 },
    [13] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_SCALAR, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 37 },
};
static const struct dfg_desc_region relax_clml_openclml_clip_bn_bias_pad_nn_conv2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_openclml_clip_bn_bias_pad_nn_conv2d_refs[] = { { 5, -1 }, { 6, -1 }, };
static const struct dfg_capture relax_clml_openclml_clip_bn_bias_pad_nn_conv2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_clip_bn_bias_pad_nn_conv2d_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_clip_bn_bias_pad_nn_conv2d_match, w) },
};
static const struct dfg_desc_pattern relax_clml_openclml_clip_bn_bias_pad_nn_conv2d_desc = {
    .n_nodes = 14, .n_exprs = 25, .n_vars = 0, .n_sets = 2,
    .nodes = relax_clml_openclml_clip_bn_bias_pad_nn_conv2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_openclml_clip_bn_bias_pad_nn_conv2d_regions,
    .exprs = relax_clml_openclml_clip_bn_bias_pad_nn_conv2d_exprs,
    .captures = relax_clml_openclml_clip_bn_bias_pad_nn_conv2d_refs,
    .text = "\"openclml.{a}{t}{n}{b}{c}\"(x, w) = a(t(n(b(c(x, w)))));", .line = 80
};
static bool relax_clml_openclml_clip_bn_bias_pad_nn_conv2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_openclml_clip_bn_bias_pad_nn_conv2d_match(g, n, m);
}
static bool relax_clml_openclml_clip_bn_bias_pad_nn_conv2d_pass(void *ctx, const struct relax_clml_openclml_clip_bn_bias_pad_nn_conv2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_openclml_clip_bn_bias_pad_nn_conv2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_openclml_clip_bn_bias_pad_nn_conv2d_each(g, n, relax_clml_openclml_clip_bn_bias_pad_nn_conv2d_pass, &e);
}

static const struct dfg_part relax_clml_openclml_clip_bn_bias_pad_nn_conv2d_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_openclml_clip_bn_bias_pad_nn_conv2d_whole, clip) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_clip_bn_bias_pad_nn_conv2d_whole, batch_norm) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_clip_bn_bias_pad_nn_conv2d_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_clip_bn_bias_pad_nn_conv2d_whole, conv2d) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_clip_bn_bias_pad_nn_conv2d_whole, pad) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_bn_bias_pad_nn_conv2d_whole, b) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_bn_bias_pad_nn_conv2d_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_bn_bias_pad_nn_conv2d_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_bn_bias_pad_nn_conv2d_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_bn_bias_pad_nn_conv2d_whole, constant_4) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_bn_bias_pad_nn_conv2d_whole, constant_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_bn_bias_pad_nn_conv2d_whole, constant_6) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_openclml_clip_bn_bias_pad_nn_conv2d_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_clml_openclml_clip_bn_bias_pad_nn_conv2d_whole, m.w) },
};
/* ---- openclml.clip.bn.bias.nn.conv2d ---- */

static const struct dfg_desc_expr relax_clml_openclml_clip_bn_bias_nn_conv2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 32 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 32 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 32 },
    /* 3 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "shape", .line = 32 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 32 },
    /* 5 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, }, .text = "c.shape[1]", .line = 32 },
    /* 6 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 5, }, .text = "b.elements == c.shape[1]", .line = 32 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 32 },
    /* 8 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "shape", .line = 32 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -3LL }, .text = "-3", .line = 32 },
    /* 10 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "b.shape[-3]", .line = 32 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 32 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "elements", .line = 32 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 12, }, .text = "b.shape[-3] == b.elements", .line = 32 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 23 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "dtype", .line = 23 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 18 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 15, 16, 17, }, .text = "x.dtype in {f16, f32}", .line = 23 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 23 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "dtype", .line = 23 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 23 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 20, 21, 22, }, .text = "w.dtype in {f16, f32}", .line = 23 },
    /* 24 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 23, }, .text = "x.dtype in {f16, f32}, w.dtype in {f16, f32}", .line = 23 },
};
static const struct dfg_desc_node relax_clml_openclml_clip_bn_bias_nn_conv2d_nodes[13] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 11, 12, },
        .text = "relax.clip(c, scalar(0), scalar(6))", .line = 37 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.batch_norm", },
        .n_kids = 5, .kids = (const uint32_t[]){ 2, 7, 8, 9, 10, },
        .text = "relax.nn.batch_norm(c, const, const, const, const)", .line = 35 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 6, },
        .text = "relax.add(c, b)", .line = 33, .n_where = 2, .where = (const uint32_t[]){ 6, 13, } },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "data_layout == \"NCHW\"", .line = 25 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "kernel_layout == \"OIHW\"", .line = 25 },
        },
        .text = "relax.nn.conv2d(x, w)", .line = 25, .n_where = 1, .where = (const uint32_t[]){ 24, } },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 80 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 80 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "const", .line = 31 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [10] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [11] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_SCALAR, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 37 },
    [12] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_SCALAR, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 37 },
};
static const struct dfg_desc_region relax_clml_openclml_clip_bn_bias_nn_conv2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_openclml_clip_bn_bias_nn_conv2d_refs[] = { { 4, -1 }, { 5, -1 }, };
static const struct dfg_capture relax_clml_openclml_clip_bn_bias_nn_conv2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_clip_bn_bias_nn_conv2d_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_clip_bn_bias_nn_conv2d_match, w) },
};
static const struct dfg_desc_pattern relax_clml_openclml_clip_bn_bias_nn_conv2d_desc = {
    .n_nodes = 13, .n_exprs = 25, .n_vars = 0, .n_sets = 2,
    .nodes = relax_clml_openclml_clip_bn_bias_nn_conv2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_openclml_clip_bn_bias_nn_conv2d_regions,
    .exprs = relax_clml_openclml_clip_bn_bias_nn_conv2d_exprs,
    .captures = relax_clml_openclml_clip_bn_bias_nn_conv2d_refs,
    .text = "\"openclml.{a}{t}{n}{b}{c}\"(x, w) = a(t(n(b(c(x, w)))));", .line = 80
};
static bool relax_clml_openclml_clip_bn_bias_nn_conv2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_openclml_clip_bn_bias_nn_conv2d_match(g, n, m);
}
static bool relax_clml_openclml_clip_bn_bias_nn_conv2d_pass(void *ctx, const struct relax_clml_openclml_clip_bn_bias_nn_conv2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_openclml_clip_bn_bias_nn_conv2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_openclml_clip_bn_bias_nn_conv2d_each(g, n, relax_clml_openclml_clip_bn_bias_nn_conv2d_pass, &e);
}

static const struct dfg_part relax_clml_openclml_clip_bn_bias_nn_conv2d_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_openclml_clip_bn_bias_nn_conv2d_whole, clip) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_clip_bn_bias_nn_conv2d_whole, batch_norm) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_clip_bn_bias_nn_conv2d_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_clip_bn_bias_nn_conv2d_whole, conv2d) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_bn_bias_nn_conv2d_whole, b) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_bn_bias_nn_conv2d_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_bn_bias_nn_conv2d_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_bn_bias_nn_conv2d_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_bn_bias_nn_conv2d_whole, constant_4) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_bn_bias_nn_conv2d_whole, constant_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_bn_bias_nn_conv2d_whole, constant_6) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_openclml_clip_bn_bias_nn_conv2d_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_clml_openclml_clip_bn_bias_nn_conv2d_whole, m.w) },
};
/* ---- openclml.clip.bn.nn.conv2d_transpose ---- */

static const struct dfg_desc_expr relax_clml_openclml_clip_bn_nn_conv2d_transpose_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 23 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 23 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 4 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, }, .text = "x.dtype in {f16, f32}", .line = 23 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 23 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "dtype", .line = 23 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 9 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 6, 7, 8, }, .text = "w.dtype in {f16, f32}", .line = 23 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 9, }, .text = "x.dtype in {f16, f32}, w.dtype in {f16, f32}", .line = 23 },
};
static const struct dfg_desc_node relax_clml_openclml_clip_bn_nn_conv2d_transpose_nodes[11] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 9, 10, },
        .text = "relax.clip(c, scalar(0), scalar(6))", .line = 37 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.batch_norm", },
        .n_kids = 5, .kids = (const uint32_t[]){ 2, 5, 6, 7, 8, },
        .text = "relax.nn.batch_norm(c, const, const, const, const)", .line = 35 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.conv2d_transpose", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "data_layout == \"NCHW\"", .line = 27 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "kernel_layout == \"OIHW\"", .line = 27 },
        },
        .text = "relax.nn.conv2d_transpose(x, w)", .line = 27, .n_where = 1, .where = (const uint32_t[]){ 10, } },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 80 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 80 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [9] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_SCALAR, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 37 },
    [10] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_SCALAR, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 37 },
};
static const struct dfg_desc_region relax_clml_openclml_clip_bn_nn_conv2d_transpose_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_openclml_clip_bn_nn_conv2d_transpose_refs[] = { { 3, -1 }, { 4, -1 }, };
static const struct dfg_capture relax_clml_openclml_clip_bn_nn_conv2d_transpose_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_clip_bn_nn_conv2d_transpose_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_clip_bn_nn_conv2d_transpose_match, w) },
};
static const struct dfg_desc_pattern relax_clml_openclml_clip_bn_nn_conv2d_transpose_desc = {
    .n_nodes = 11, .n_exprs = 11, .n_vars = 0, .n_sets = 2,
    .nodes = relax_clml_openclml_clip_bn_nn_conv2d_transpose_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_openclml_clip_bn_nn_conv2d_transpose_regions,
    .exprs = relax_clml_openclml_clip_bn_nn_conv2d_transpose_exprs,
    .captures = relax_clml_openclml_clip_bn_nn_conv2d_transpose_refs,
    .text = "\"openclml.{a}{t}{n}{b}{c}\"(x, w) = a(t(n(b(c(x, w)))));", .line = 80
};
static bool relax_clml_openclml_clip_bn_nn_conv2d_transpose_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_openclml_clip_bn_nn_conv2d_transpose_match(g, n, m);
}
static bool relax_clml_openclml_clip_bn_nn_conv2d_transpose_pass(void *ctx, const struct relax_clml_openclml_clip_bn_nn_conv2d_transpose_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_openclml_clip_bn_nn_conv2d_transpose_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_openclml_clip_bn_nn_conv2d_transpose_each(g, n, relax_clml_openclml_clip_bn_nn_conv2d_transpose_pass, &e);
}

static const struct dfg_part relax_clml_openclml_clip_bn_nn_conv2d_transpose_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_openclml_clip_bn_nn_conv2d_transpose_whole, clip) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_clip_bn_nn_conv2d_transpose_whole, batch_norm) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_clip_bn_nn_conv2d_transpose_whole, conv2d_transpose) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_bn_nn_conv2d_transpose_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_bn_nn_conv2d_transpose_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_bn_nn_conv2d_transpose_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_bn_nn_conv2d_transpose_whole, constant_4) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_bn_nn_conv2d_transpose_whole, constant_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_bn_nn_conv2d_transpose_whole, constant_6) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_openclml_clip_bn_nn_conv2d_transpose_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_clml_openclml_clip_bn_nn_conv2d_transpose_whole, m.w) },
};
/* ---- openclml.clip.bn.pad.nn.conv2d ---- */

static const struct dfg_desc_expr relax_clml_openclml_clip_bn_pad_nn_conv2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 23 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 23 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 4 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, }, .text = "x.dtype in {f16, f32}", .line = 23 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 23 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "dtype", .line = 23 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 9 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 6, 7, 8, }, .text = "w.dtype in {f16, f32}", .line = 23 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 9, }, .text = "x.dtype in {f16, f32}, w.dtype in {f16, f32}", .line = 23 },
};
static const struct dfg_desc_node relax_clml_openclml_clip_bn_pad_nn_conv2d_nodes[12] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 10, 11, },
        .text = "relax.clip(c, scalar(0), scalar(6))", .line = 37 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.batch_norm", },
        .n_kids = 5, .kids = (const uint32_t[]){ 2, 6, 7, 8, 9, },
        .text = "relax.nn.batch_norm(c, const, const, const, const)", .line = 35 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 5, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "data_layout == \"NCHW\"", .line = 25 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "kernel_layout == \"OIHW\"", .line = 25 },
        },
        .text = "relax.nn.conv2d(x, w)", .line = 25, .n_where = 1, .where = (const uint32_t[]){ 10, } },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.pad", },
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "pad_mode", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 8, .s = "constant" }, .text = "pad_mode == \"constant\"", .line = 26 },
            { .test = DFG_D_TEST_EQ, .name = "pad_value", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 0.0 }, .text = "pad_value == 0.0", .line = 26 },
        },
        .text = "relax.nn.pad(x)", .line = 26 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 80 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 80 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [10] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_SCALAR, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 37 },
    [11] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_SCALAR, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 37 },
};
static const struct dfg_desc_region relax_clml_openclml_clip_bn_pad_nn_conv2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_openclml_clip_bn_pad_nn_conv2d_refs[] = { { 4, -1 }, { 5, -1 }, };
static const struct dfg_capture relax_clml_openclml_clip_bn_pad_nn_conv2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_clip_bn_pad_nn_conv2d_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_clip_bn_pad_nn_conv2d_match, w) },
};
static const struct dfg_desc_pattern relax_clml_openclml_clip_bn_pad_nn_conv2d_desc = {
    .n_nodes = 12, .n_exprs = 11, .n_vars = 0, .n_sets = 2,
    .nodes = relax_clml_openclml_clip_bn_pad_nn_conv2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_openclml_clip_bn_pad_nn_conv2d_regions,
    .exprs = relax_clml_openclml_clip_bn_pad_nn_conv2d_exprs,
    .captures = relax_clml_openclml_clip_bn_pad_nn_conv2d_refs,
    .text = "\"openclml.{a}{t}{n}{b}{c}\"(x, w) = a(t(n(b(c(x, w)))));", .line = 80
};
static bool relax_clml_openclml_clip_bn_pad_nn_conv2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_openclml_clip_bn_pad_nn_conv2d_match(g, n, m);
}
static bool relax_clml_openclml_clip_bn_pad_nn_conv2d_pass(void *ctx, const struct relax_clml_openclml_clip_bn_pad_nn_conv2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_openclml_clip_bn_pad_nn_conv2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_openclml_clip_bn_pad_nn_conv2d_each(g, n, relax_clml_openclml_clip_bn_pad_nn_conv2d_pass, &e);
}

static const struct dfg_part relax_clml_openclml_clip_bn_pad_nn_conv2d_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_openclml_clip_bn_pad_nn_conv2d_whole, clip) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_clip_bn_pad_nn_conv2d_whole, batch_norm) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_clip_bn_pad_nn_conv2d_whole, conv2d) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_clip_bn_pad_nn_conv2d_whole, pad) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_bn_pad_nn_conv2d_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_bn_pad_nn_conv2d_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_bn_pad_nn_conv2d_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_bn_pad_nn_conv2d_whole, constant_4) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_bn_pad_nn_conv2d_whole, constant_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_bn_pad_nn_conv2d_whole, constant_6) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_openclml_clip_bn_pad_nn_conv2d_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_clml_openclml_clip_bn_pad_nn_conv2d_whole, m.w) },
};
/* ---- openclml.clip.bn.nn.conv2d ---- */

static const struct dfg_desc_expr relax_clml_openclml_clip_bn_nn_conv2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 23 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 23 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 4 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, }, .text = "x.dtype in {f16, f32}", .line = 23 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 23 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "dtype", .line = 23 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 9 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 6, 7, 8, }, .text = "w.dtype in {f16, f32}", .line = 23 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 9, }, .text = "x.dtype in {f16, f32}, w.dtype in {f16, f32}", .line = 23 },
};
static const struct dfg_desc_node relax_clml_openclml_clip_bn_nn_conv2d_nodes[11] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 9, 10, },
        .text = "relax.clip(c, scalar(0), scalar(6))", .line = 37 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.batch_norm", },
        .n_kids = 5, .kids = (const uint32_t[]){ 2, 5, 6, 7, 8, },
        .text = "relax.nn.batch_norm(c, const, const, const, const)", .line = 35 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "data_layout == \"NCHW\"", .line = 25 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "kernel_layout == \"OIHW\"", .line = 25 },
        },
        .text = "relax.nn.conv2d(x, w)", .line = 25, .n_where = 1, .where = (const uint32_t[]){ 10, } },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 80 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 80 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [9] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_SCALAR, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 37 },
    [10] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_SCALAR, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 37 },
};
static const struct dfg_desc_region relax_clml_openclml_clip_bn_nn_conv2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_openclml_clip_bn_nn_conv2d_refs[] = { { 3, -1 }, { 4, -1 }, };
static const struct dfg_capture relax_clml_openclml_clip_bn_nn_conv2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_clip_bn_nn_conv2d_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_clip_bn_nn_conv2d_match, w) },
};
static const struct dfg_desc_pattern relax_clml_openclml_clip_bn_nn_conv2d_desc = {
    .n_nodes = 11, .n_exprs = 11, .n_vars = 0, .n_sets = 2,
    .nodes = relax_clml_openclml_clip_bn_nn_conv2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_openclml_clip_bn_nn_conv2d_regions,
    .exprs = relax_clml_openclml_clip_bn_nn_conv2d_exprs,
    .captures = relax_clml_openclml_clip_bn_nn_conv2d_refs,
    .text = "\"openclml.{a}{t}{n}{b}{c}\"(x, w) = a(t(n(b(c(x, w)))));", .line = 80
};
static bool relax_clml_openclml_clip_bn_nn_conv2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_openclml_clip_bn_nn_conv2d_match(g, n, m);
}
static bool relax_clml_openclml_clip_bn_nn_conv2d_pass(void *ctx, const struct relax_clml_openclml_clip_bn_nn_conv2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_openclml_clip_bn_nn_conv2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_openclml_clip_bn_nn_conv2d_each(g, n, relax_clml_openclml_clip_bn_nn_conv2d_pass, &e);
}

static const struct dfg_part relax_clml_openclml_clip_bn_nn_conv2d_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_openclml_clip_bn_nn_conv2d_whole, clip) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_clip_bn_nn_conv2d_whole, batch_norm) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_clip_bn_nn_conv2d_whole, conv2d) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_bn_nn_conv2d_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_bn_nn_conv2d_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_bn_nn_conv2d_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_bn_nn_conv2d_whole, constant_4) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_bn_nn_conv2d_whole, constant_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_bn_nn_conv2d_whole, constant_6) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_openclml_clip_bn_nn_conv2d_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_clml_openclml_clip_bn_nn_conv2d_whole, m.w) },
};
/* ---- openclml.clip.bias.nn.conv2d_transpose ---- */

static const struct dfg_desc_expr relax_clml_openclml_clip_bias_nn_conv2d_transpose_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 32 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 32 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 32 },
    /* 3 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "shape", .line = 32 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 32 },
    /* 5 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, }, .text = "c.shape[1]", .line = 32 },
    /* 6 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 5, }, .text = "b.elements == c.shape[1]", .line = 32 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 32 },
    /* 8 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "shape", .line = 32 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -3LL }, .text = "-3", .line = 32 },
    /* 10 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "b.shape[-3]", .line = 32 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 32 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "elements", .line = 32 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 12, }, .text = "b.shape[-3] == b.elements", .line = 32 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 23 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "dtype", .line = 23 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 18 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 15, 16, 17, }, .text = "x.dtype in {f16, f32}", .line = 23 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 23 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "dtype", .line = 23 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 23 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 20, 21, 22, }, .text = "w.dtype in {f16, f32}", .line = 23 },
    /* 24 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 23, }, .text = "x.dtype in {f16, f32}, w.dtype in {f16, f32}", .line = 23 },
};
static const struct dfg_desc_node relax_clml_openclml_clip_bias_nn_conv2d_transpose_nodes[8] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 6, 7, },
        .text = "relax.clip(c, scalar(0), scalar(6))", .line = 37 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .text = "relax.add(c, b)", .line = 33, .n_where = 2, .where = (const uint32_t[]){ 6, 13, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.conv2d_transpose", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "data_layout == \"NCHW\"", .line = 27 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "kernel_layout == \"OIHW\"", .line = 27 },
        },
        .text = "relax.nn.conv2d_transpose(x, w)", .line = 27, .n_where = 1, .where = (const uint32_t[]){ 24, } },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 80 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 80 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "const", .line = 31 },
    [6] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_SCALAR, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 37 },
    [7] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_SCALAR, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 37 },
};
static const struct dfg_desc_region relax_clml_openclml_clip_bias_nn_conv2d_transpose_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_openclml_clip_bias_nn_conv2d_transpose_refs[] = { { 3, -1 }, { 4, -1 }, };
static const struct dfg_capture relax_clml_openclml_clip_bias_nn_conv2d_transpose_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_clip_bias_nn_conv2d_transpose_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_clip_bias_nn_conv2d_transpose_match, w) },
};
static const struct dfg_desc_pattern relax_clml_openclml_clip_bias_nn_conv2d_transpose_desc = {
    .n_nodes = 8, .n_exprs = 25, .n_vars = 0, .n_sets = 2,
    .nodes = relax_clml_openclml_clip_bias_nn_conv2d_transpose_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_openclml_clip_bias_nn_conv2d_transpose_regions,
    .exprs = relax_clml_openclml_clip_bias_nn_conv2d_transpose_exprs,
    .captures = relax_clml_openclml_clip_bias_nn_conv2d_transpose_refs,
    .text = "\"openclml.{a}{t}{n}{b}{c}\"(x, w) = a(t(n(b(c(x, w)))));", .line = 80
};
static bool relax_clml_openclml_clip_bias_nn_conv2d_transpose_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_openclml_clip_bias_nn_conv2d_transpose_match(g, n, m);
}
static bool relax_clml_openclml_clip_bias_nn_conv2d_transpose_pass(void *ctx, const struct relax_clml_openclml_clip_bias_nn_conv2d_transpose_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_openclml_clip_bias_nn_conv2d_transpose_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_openclml_clip_bias_nn_conv2d_transpose_each(g, n, relax_clml_openclml_clip_bias_nn_conv2d_transpose_pass, &e);
}

static const struct dfg_part relax_clml_openclml_clip_bias_nn_conv2d_transpose_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_openclml_clip_bias_nn_conv2d_transpose_whole, clip) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_clip_bias_nn_conv2d_transpose_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_clip_bias_nn_conv2d_transpose_whole, conv2d_transpose) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_bias_nn_conv2d_transpose_whole, b) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_bias_nn_conv2d_transpose_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_bias_nn_conv2d_transpose_whole, constant_2) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_openclml_clip_bias_nn_conv2d_transpose_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_clml_openclml_clip_bias_nn_conv2d_transpose_whole, m.w) },
};
/* ---- openclml.clip.bias.pad.nn.conv2d ---- */

static const struct dfg_desc_expr relax_clml_openclml_clip_bias_pad_nn_conv2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 32 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 32 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 32 },
    /* 3 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "shape", .line = 32 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 32 },
    /* 5 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, }, .text = "c.shape[1]", .line = 32 },
    /* 6 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 5, }, .text = "b.elements == c.shape[1]", .line = 32 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 32 },
    /* 8 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "shape", .line = 32 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -3LL }, .text = "-3", .line = 32 },
    /* 10 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "b.shape[-3]", .line = 32 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 32 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "elements", .line = 32 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 12, }, .text = "b.shape[-3] == b.elements", .line = 32 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 23 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "dtype", .line = 23 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 18 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 15, 16, 17, }, .text = "x.dtype in {f16, f32}", .line = 23 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 23 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "dtype", .line = 23 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 23 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 20, 21, 22, }, .text = "w.dtype in {f16, f32}", .line = 23 },
    /* 24 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 23, }, .text = "x.dtype in {f16, f32}, w.dtype in {f16, f32}", .line = 23 },
};
static const struct dfg_desc_node relax_clml_openclml_clip_bias_pad_nn_conv2d_nodes[9] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 7, 8, },
        .text = "relax.clip(c, scalar(0), scalar(6))", .line = 37 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 6, },
        .text = "relax.add(c, b)", .line = 33, .n_where = 2, .where = (const uint32_t[]){ 6, 13, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 5, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "data_layout == \"NCHW\"", .line = 25 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "kernel_layout == \"OIHW\"", .line = 25 },
        },
        .text = "relax.nn.conv2d(x, w)", .line = 25, .n_where = 1, .where = (const uint32_t[]){ 24, } },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.pad", },
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "pad_mode", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 8, .s = "constant" }, .text = "pad_mode == \"constant\"", .line = 26 },
            { .test = DFG_D_TEST_EQ, .name = "pad_value", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 0.0 }, .text = "pad_value == 0.0", .line = 26 },
        },
        .text = "relax.nn.pad(x)", .line = 26 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 80 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 80 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "const", .line = 31 },
    [7] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_SCALAR, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 37 },
    [8] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_SCALAR, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 37 },
};
static const struct dfg_desc_region relax_clml_openclml_clip_bias_pad_nn_conv2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_openclml_clip_bias_pad_nn_conv2d_refs[] = { { 4, -1 }, { 5, -1 }, };
static const struct dfg_capture relax_clml_openclml_clip_bias_pad_nn_conv2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_clip_bias_pad_nn_conv2d_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_clip_bias_pad_nn_conv2d_match, w) },
};
static const struct dfg_desc_pattern relax_clml_openclml_clip_bias_pad_nn_conv2d_desc = {
    .n_nodes = 9, .n_exprs = 25, .n_vars = 0, .n_sets = 2,
    .nodes = relax_clml_openclml_clip_bias_pad_nn_conv2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_openclml_clip_bias_pad_nn_conv2d_regions,
    .exprs = relax_clml_openclml_clip_bias_pad_nn_conv2d_exprs,
    .captures = relax_clml_openclml_clip_bias_pad_nn_conv2d_refs,
    .text = "\"openclml.{a}{t}{n}{b}{c}\"(x, w) = a(t(n(b(c(x, w)))));", .line = 80
};
static bool relax_clml_openclml_clip_bias_pad_nn_conv2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_openclml_clip_bias_pad_nn_conv2d_match(g, n, m);
}
static bool relax_clml_openclml_clip_bias_pad_nn_conv2d_pass(void *ctx, const struct relax_clml_openclml_clip_bias_pad_nn_conv2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_openclml_clip_bias_pad_nn_conv2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_openclml_clip_bias_pad_nn_conv2d_each(g, n, relax_clml_openclml_clip_bias_pad_nn_conv2d_pass, &e);
}

static const struct dfg_part relax_clml_openclml_clip_bias_pad_nn_conv2d_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_openclml_clip_bias_pad_nn_conv2d_whole, clip) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_clip_bias_pad_nn_conv2d_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_clip_bias_pad_nn_conv2d_whole, conv2d) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_clip_bias_pad_nn_conv2d_whole, pad) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_bias_pad_nn_conv2d_whole, b) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_bias_pad_nn_conv2d_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_bias_pad_nn_conv2d_whole, constant_2) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_openclml_clip_bias_pad_nn_conv2d_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_clml_openclml_clip_bias_pad_nn_conv2d_whole, m.w) },
};
/* ---- openclml.clip.bias.nn.conv2d ---- */

static const struct dfg_desc_expr relax_clml_openclml_clip_bias_nn_conv2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 32 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 32 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 32 },
    /* 3 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "shape", .line = 32 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 32 },
    /* 5 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, }, .text = "c.shape[1]", .line = 32 },
    /* 6 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 5, }, .text = "b.elements == c.shape[1]", .line = 32 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 32 },
    /* 8 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "shape", .line = 32 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -3LL }, .text = "-3", .line = 32 },
    /* 10 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "b.shape[-3]", .line = 32 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 32 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "elements", .line = 32 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 12, }, .text = "b.shape[-3] == b.elements", .line = 32 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 23 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "dtype", .line = 23 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 18 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 15, 16, 17, }, .text = "x.dtype in {f16, f32}", .line = 23 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 23 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "dtype", .line = 23 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 23 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 20, 21, 22, }, .text = "w.dtype in {f16, f32}", .line = 23 },
    /* 24 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 23, }, .text = "x.dtype in {f16, f32}, w.dtype in {f16, f32}", .line = 23 },
};
static const struct dfg_desc_node relax_clml_openclml_clip_bias_nn_conv2d_nodes[8] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 6, 7, },
        .text = "relax.clip(c, scalar(0), scalar(6))", .line = 37 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .text = "relax.add(c, b)", .line = 33, .n_where = 2, .where = (const uint32_t[]){ 6, 13, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "data_layout == \"NCHW\"", .line = 25 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "kernel_layout == \"OIHW\"", .line = 25 },
        },
        .text = "relax.nn.conv2d(x, w)", .line = 25, .n_where = 1, .where = (const uint32_t[]){ 24, } },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 80 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 80 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "const", .line = 31 },
    [6] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_SCALAR, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 37 },
    [7] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_SCALAR, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 37 },
};
static const struct dfg_desc_region relax_clml_openclml_clip_bias_nn_conv2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_openclml_clip_bias_nn_conv2d_refs[] = { { 3, -1 }, { 4, -1 }, };
static const struct dfg_capture relax_clml_openclml_clip_bias_nn_conv2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_clip_bias_nn_conv2d_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_clip_bias_nn_conv2d_match, w) },
};
static const struct dfg_desc_pattern relax_clml_openclml_clip_bias_nn_conv2d_desc = {
    .n_nodes = 8, .n_exprs = 25, .n_vars = 0, .n_sets = 2,
    .nodes = relax_clml_openclml_clip_bias_nn_conv2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_openclml_clip_bias_nn_conv2d_regions,
    .exprs = relax_clml_openclml_clip_bias_nn_conv2d_exprs,
    .captures = relax_clml_openclml_clip_bias_nn_conv2d_refs,
    .text = "\"openclml.{a}{t}{n}{b}{c}\"(x, w) = a(t(n(b(c(x, w)))));", .line = 80
};
static bool relax_clml_openclml_clip_bias_nn_conv2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_openclml_clip_bias_nn_conv2d_match(g, n, m);
}
static bool relax_clml_openclml_clip_bias_nn_conv2d_pass(void *ctx, const struct relax_clml_openclml_clip_bias_nn_conv2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_openclml_clip_bias_nn_conv2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_openclml_clip_bias_nn_conv2d_each(g, n, relax_clml_openclml_clip_bias_nn_conv2d_pass, &e);
}

static const struct dfg_part relax_clml_openclml_clip_bias_nn_conv2d_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_openclml_clip_bias_nn_conv2d_whole, clip) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_clip_bias_nn_conv2d_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_clip_bias_nn_conv2d_whole, conv2d) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_bias_nn_conv2d_whole, b) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_bias_nn_conv2d_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_bias_nn_conv2d_whole, constant_2) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_openclml_clip_bias_nn_conv2d_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_clml_openclml_clip_bias_nn_conv2d_whole, m.w) },
};
/* ---- openclml.clip.nn.conv2d_transpose ---- */

static const struct dfg_desc_expr relax_clml_openclml_clip_nn_conv2d_transpose_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 23 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 4 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, }, .text = "x.dtype in {f16, f32}", .line = 23 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 23 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "dtype", .line = 23 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 9 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 6, 7, 8, }, .text = "w.dtype in {f16, f32}", .line = 23 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 9, }, .text = "x.dtype in {f16, f32}, w.dtype in {f16, f32}", .line = 23 },
};
static const struct dfg_desc_node relax_clml_openclml_clip_nn_conv2d_transpose_nodes[6] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 4, 5, },
        .text = "relax.clip(c, scalar(0), scalar(6))", .line = 37 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.conv2d_transpose", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "data_layout == \"NCHW\"", .line = 27 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "kernel_layout == \"OIHW\"", .line = 27 },
        },
        .text = "relax.nn.conv2d_transpose(x, w)", .line = 27, .n_where = 1, .where = (const uint32_t[]){ 10, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 80 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 80 },
    [4] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_SCALAR, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 37 },
    [5] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_SCALAR, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 37 },
};
static const struct dfg_desc_region relax_clml_openclml_clip_nn_conv2d_transpose_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_openclml_clip_nn_conv2d_transpose_refs[] = { { 2, -1 }, { 3, -1 }, };
static const struct dfg_capture relax_clml_openclml_clip_nn_conv2d_transpose_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_clip_nn_conv2d_transpose_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_clip_nn_conv2d_transpose_match, w) },
};
static const struct dfg_desc_pattern relax_clml_openclml_clip_nn_conv2d_transpose_desc = {
    .n_nodes = 6, .n_exprs = 11, .n_vars = 0, .n_sets = 2,
    .nodes = relax_clml_openclml_clip_nn_conv2d_transpose_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_openclml_clip_nn_conv2d_transpose_regions,
    .exprs = relax_clml_openclml_clip_nn_conv2d_transpose_exprs,
    .captures = relax_clml_openclml_clip_nn_conv2d_transpose_refs,
    .text = "\"openclml.{a}{t}{n}{b}{c}\"(x, w) = a(t(n(b(c(x, w)))));", .line = 80
};
static bool relax_clml_openclml_clip_nn_conv2d_transpose_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_openclml_clip_nn_conv2d_transpose_match(g, n, m);
}
static bool relax_clml_openclml_clip_nn_conv2d_transpose_pass(void *ctx, const struct relax_clml_openclml_clip_nn_conv2d_transpose_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_openclml_clip_nn_conv2d_transpose_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_openclml_clip_nn_conv2d_transpose_each(g, n, relax_clml_openclml_clip_nn_conv2d_transpose_pass, &e);
}

static const struct dfg_part relax_clml_openclml_clip_nn_conv2d_transpose_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_openclml_clip_nn_conv2d_transpose_whole, clip) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_clip_nn_conv2d_transpose_whole, conv2d_transpose) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_nn_conv2d_transpose_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_nn_conv2d_transpose_whole, constant_2) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_openclml_clip_nn_conv2d_transpose_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_clml_openclml_clip_nn_conv2d_transpose_whole, m.w) },
};
/* ---- openclml.clip.pad.nn.conv2d ---- */

static const struct dfg_desc_expr relax_clml_openclml_clip_pad_nn_conv2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 23 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 4 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, }, .text = "x.dtype in {f16, f32}", .line = 23 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 23 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "dtype", .line = 23 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 9 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 6, 7, 8, }, .text = "w.dtype in {f16, f32}", .line = 23 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 9, }, .text = "x.dtype in {f16, f32}, w.dtype in {f16, f32}", .line = 23 },
};
static const struct dfg_desc_node relax_clml_openclml_clip_pad_nn_conv2d_nodes[7] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 5, 6, },
        .text = "relax.clip(c, scalar(0), scalar(6))", .line = 37 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 4, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "data_layout == \"NCHW\"", .line = 25 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "kernel_layout == \"OIHW\"", .line = 25 },
        },
        .text = "relax.nn.conv2d(x, w)", .line = 25, .n_where = 1, .where = (const uint32_t[]){ 10, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.pad", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "pad_mode", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 8, .s = "constant" }, .text = "pad_mode == \"constant\"", .line = 26 },
            { .test = DFG_D_TEST_EQ, .name = "pad_value", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 0.0 }, .text = "pad_value == 0.0", .line = 26 },
        },
        .text = "relax.nn.pad(x)", .line = 26 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 80 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 80 },
    [5] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_SCALAR, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 37 },
    [6] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_SCALAR, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 37 },
};
static const struct dfg_desc_region relax_clml_openclml_clip_pad_nn_conv2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_openclml_clip_pad_nn_conv2d_refs[] = { { 3, -1 }, { 4, -1 }, };
static const struct dfg_capture relax_clml_openclml_clip_pad_nn_conv2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_clip_pad_nn_conv2d_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_clip_pad_nn_conv2d_match, w) },
};
static const struct dfg_desc_pattern relax_clml_openclml_clip_pad_nn_conv2d_desc = {
    .n_nodes = 7, .n_exprs = 11, .n_vars = 0, .n_sets = 2,
    .nodes = relax_clml_openclml_clip_pad_nn_conv2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_openclml_clip_pad_nn_conv2d_regions,
    .exprs = relax_clml_openclml_clip_pad_nn_conv2d_exprs,
    .captures = relax_clml_openclml_clip_pad_nn_conv2d_refs,
    .text = "\"openclml.{a}{t}{n}{b}{c}\"(x, w) = a(t(n(b(c(x, w)))));", .line = 80
};
static bool relax_clml_openclml_clip_pad_nn_conv2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_openclml_clip_pad_nn_conv2d_match(g, n, m);
}
static bool relax_clml_openclml_clip_pad_nn_conv2d_pass(void *ctx, const struct relax_clml_openclml_clip_pad_nn_conv2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_openclml_clip_pad_nn_conv2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_openclml_clip_pad_nn_conv2d_each(g, n, relax_clml_openclml_clip_pad_nn_conv2d_pass, &e);
}

static const struct dfg_part relax_clml_openclml_clip_pad_nn_conv2d_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_openclml_clip_pad_nn_conv2d_whole, clip) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_clip_pad_nn_conv2d_whole, conv2d) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_clip_pad_nn_conv2d_whole, pad) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_pad_nn_conv2d_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_pad_nn_conv2d_whole, constant_2) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_openclml_clip_pad_nn_conv2d_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_clml_openclml_clip_pad_nn_conv2d_whole, m.w) },
};
/* ---- openclml.clip.nn.conv2d ---- */

static const struct dfg_desc_expr relax_clml_openclml_clip_nn_conv2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 23 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 4 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, }, .text = "x.dtype in {f16, f32}", .line = 23 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 23 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "dtype", .line = 23 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 9 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 6, 7, 8, }, .text = "w.dtype in {f16, f32}", .line = 23 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 9, }, .text = "x.dtype in {f16, f32}, w.dtype in {f16, f32}", .line = 23 },
};
static const struct dfg_desc_node relax_clml_openclml_clip_nn_conv2d_nodes[6] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 4, 5, },
        .text = "relax.clip(c, scalar(0), scalar(6))", .line = 37 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "data_layout == \"NCHW\"", .line = 25 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "kernel_layout == \"OIHW\"", .line = 25 },
        },
        .text = "relax.nn.conv2d(x, w)", .line = 25, .n_where = 1, .where = (const uint32_t[]){ 10, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 80 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 80 },
    [4] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_SCALAR, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 37 },
    [5] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_SCALAR, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 37 },
};
static const struct dfg_desc_region relax_clml_openclml_clip_nn_conv2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_openclml_clip_nn_conv2d_refs[] = { { 2, -1 }, { 3, -1 }, };
static const struct dfg_capture relax_clml_openclml_clip_nn_conv2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_clip_nn_conv2d_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_clip_nn_conv2d_match, w) },
};
static const struct dfg_desc_pattern relax_clml_openclml_clip_nn_conv2d_desc = {
    .n_nodes = 6, .n_exprs = 11, .n_vars = 0, .n_sets = 2,
    .nodes = relax_clml_openclml_clip_nn_conv2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_openclml_clip_nn_conv2d_regions,
    .exprs = relax_clml_openclml_clip_nn_conv2d_exprs,
    .captures = relax_clml_openclml_clip_nn_conv2d_refs,
    .text = "\"openclml.{a}{t}{n}{b}{c}\"(x, w) = a(t(n(b(c(x, w)))));", .line = 80
};
static bool relax_clml_openclml_clip_nn_conv2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_openclml_clip_nn_conv2d_match(g, n, m);
}
static bool relax_clml_openclml_clip_nn_conv2d_pass(void *ctx, const struct relax_clml_openclml_clip_nn_conv2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_openclml_clip_nn_conv2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_openclml_clip_nn_conv2d_each(g, n, relax_clml_openclml_clip_nn_conv2d_pass, &e);
}

static const struct dfg_part relax_clml_openclml_clip_nn_conv2d_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_openclml_clip_nn_conv2d_whole, clip) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_clip_nn_conv2d_whole, conv2d) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_nn_conv2d_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_clip_nn_conv2d_whole, constant_2) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_openclml_clip_nn_conv2d_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_clml_openclml_clip_nn_conv2d_whole, m.w) },
};
/* ---- openclml.relu.tuple.bn.bias.nn.conv2d_transpose ---- */

static const struct dfg_desc_expr relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_transpose_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 7, .text = "b", .line = 32 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 32 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 32 },
    /* 3 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "shape", .line = 32 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 32 },
    /* 5 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, }, .text = "c.shape[1]", .line = 32 },
    /* 6 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 5, }, .text = "b.elements == c.shape[1]", .line = 32 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 7, .text = "b", .line = 32 },
    /* 8 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "shape", .line = 32 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -3LL }, .text = "-3", .line = 32 },
    /* 10 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "b.shape[-3]", .line = 32 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 7, .text = "b", .line = 32 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "elements", .line = 32 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 12, }, .text = "b.shape[-3] == b.elements", .line = 32 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 23 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "dtype", .line = 23 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 18 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 15, 16, 17, }, .text = "x.dtype in {f16, f32}", .line = 23 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 6, .text = "w", .line = 23 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "dtype", .line = 23 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 23 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 20, 21, 22, }, .text = "w.dtype in {f16, f32}", .line = 23 },
    /* 24 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 23, }, .text = "x.dtype in {f16, f32}, w.dtype in {f16, f32}", .line = 23 },
};
static const struct dfg_desc_node relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_transpose_nodes[12] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "a(t(n(b(c(x, w)))))", .line = 80 },
    [1] = { .kind = DFG_D_GET, .rest = -1, .index = 0, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "t.0", .line = 36 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.batch_norm", },
        .n_kids = 5, .kids = (const uint32_t[]){ 3, 8, 9, 10, 11, },
        .under_get = true,
        .text = "relax.nn.batch_norm(c, const, const, const, const)", .line = 35 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 7, },
        .text = "relax.add(c, b)", .line = 33, .n_where = 2, .where = (const uint32_t[]){ 6, 13, } },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.conv2d_transpose", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "data_layout == \"NCHW\"", .line = 27 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "kernel_layout == \"OIHW\"", .line = 27 },
        },
        .text = "relax.nn.conv2d_transpose(x, w)", .line = 27, .n_where = 1, .where = (const uint32_t[]){ 24, } },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 80 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 80 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "const", .line = 31 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [10] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [11] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
};
static const struct dfg_desc_region relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_transpose_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_transpose_refs[] = { { 5, -1 }, { 6, -1 }, };
static const struct dfg_capture relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_transpose_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_transpose_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_transpose_match, w) },
};
static const struct dfg_desc_pattern relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_transpose_desc = {
    .n_nodes = 12, .n_exprs = 25, .n_vars = 0, .n_sets = 2,
    .nodes = relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_transpose_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_transpose_regions,
    .exprs = relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_transpose_exprs,
    .captures = relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_transpose_refs,
    .text = "\"openclml.{a}{t}{n}{b}{c}\"(x, w) = a(t(n(b(c(x, w)))));", .line = 80
};
static bool relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_transpose_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_transpose_match(g, n, m);
}
static bool relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_transpose_pass(void *ctx, const struct relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_transpose_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_transpose_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_transpose_each(g, n, relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_transpose_pass, &e);
}

static const struct dfg_part relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_transpose_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_transpose_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_transpose_whole, m.w) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_transpose_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_transpose_whole, get) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_transpose_whole, batch_norm) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_transpose_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_transpose_whole, conv2d_transpose) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_transpose_whole, b) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_transpose_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_transpose_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_transpose_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_transpose_whole, constant_4) },
};
/* ---- openclml.relu.tuple.bn.bias.pad.nn.conv2d ---- */

static const struct dfg_desc_expr relax_clml_openclml_relu_tuple_bn_bias_pad_nn_conv2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 8, .text = "b", .line = 32 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 32 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 32 },
    /* 3 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "shape", .line = 32 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 32 },
    /* 5 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, }, .text = "c.shape[1]", .line = 32 },
    /* 6 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 5, }, .text = "b.elements == c.shape[1]", .line = 32 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 8, .text = "b", .line = 32 },
    /* 8 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "shape", .line = 32 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -3LL }, .text = "-3", .line = 32 },
    /* 10 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "b.shape[-3]", .line = 32 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 8, .text = "b", .line = 32 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "elements", .line = 32 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 12, }, .text = "b.shape[-3] == b.elements", .line = 32 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 23 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "dtype", .line = 23 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 18 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 15, 16, 17, }, .text = "x.dtype in {f16, f32}", .line = 23 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 7, .text = "w", .line = 23 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "dtype", .line = 23 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 23 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 20, 21, 22, }, .text = "w.dtype in {f16, f32}", .line = 23 },
    /* 24 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 23, }, .text = "x.dtype in {f16, f32}, w.dtype in {f16, f32}", .line = 23 },
};
static const struct dfg_desc_node relax_clml_openclml_relu_tuple_bn_bias_pad_nn_conv2d_nodes[13] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "a(t(n(b(c(x, w)))))", .line = 80 },
    [1] = { .kind = DFG_D_GET, .rest = -1, .index = 0, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "t.0", .line = 36 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.batch_norm", },
        .n_kids = 5, .kids = (const uint32_t[]){ 3, 9, 10, 11, 12, },
        .under_get = true,
        .text = "relax.nn.batch_norm(c, const, const, const, const)", .line = 35 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 8, },
        .text = "relax.add(c, b)", .line = 33, .n_where = 2, .where = (const uint32_t[]){ 6, 13, } },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 7, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "data_layout == \"NCHW\"", .line = 25 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "kernel_layout == \"OIHW\"", .line = 25 },
        },
        .text = "relax.nn.conv2d(x, w)", .line = 25, .n_where = 1, .where = (const uint32_t[]){ 24, } },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.pad", },
        .n_kids = 1, .kids = (const uint32_t[]){ 6, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "pad_mode", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 8, .s = "constant" }, .text = "pad_mode == \"constant\"", .line = 26 },
            { .test = DFG_D_TEST_EQ, .name = "pad_value", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 0.0 }, .text = "pad_value == 0.0", .line = 26 },
        },
        .text = "relax.nn.pad(x)", .line = 26 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 80 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 80 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "const", .line = 31 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [10] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [11] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [12] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
};
static const struct dfg_desc_region relax_clml_openclml_relu_tuple_bn_bias_pad_nn_conv2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_openclml_relu_tuple_bn_bias_pad_nn_conv2d_refs[] = { { 6, -1 }, { 7, -1 }, };
static const struct dfg_capture relax_clml_openclml_relu_tuple_bn_bias_pad_nn_conv2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_relu_tuple_bn_bias_pad_nn_conv2d_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_relu_tuple_bn_bias_pad_nn_conv2d_match, w) },
};
static const struct dfg_desc_pattern relax_clml_openclml_relu_tuple_bn_bias_pad_nn_conv2d_desc = {
    .n_nodes = 13, .n_exprs = 25, .n_vars = 0, .n_sets = 2,
    .nodes = relax_clml_openclml_relu_tuple_bn_bias_pad_nn_conv2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_openclml_relu_tuple_bn_bias_pad_nn_conv2d_regions,
    .exprs = relax_clml_openclml_relu_tuple_bn_bias_pad_nn_conv2d_exprs,
    .captures = relax_clml_openclml_relu_tuple_bn_bias_pad_nn_conv2d_refs,
    .text = "\"openclml.{a}{t}{n}{b}{c}\"(x, w) = a(t(n(b(c(x, w)))));", .line = 80
};
static bool relax_clml_openclml_relu_tuple_bn_bias_pad_nn_conv2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_openclml_relu_tuple_bn_bias_pad_nn_conv2d_match(g, n, m);
}
static bool relax_clml_openclml_relu_tuple_bn_bias_pad_nn_conv2d_pass(void *ctx, const struct relax_clml_openclml_relu_tuple_bn_bias_pad_nn_conv2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_openclml_relu_tuple_bn_bias_pad_nn_conv2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_openclml_relu_tuple_bn_bias_pad_nn_conv2d_each(g, n, relax_clml_openclml_relu_tuple_bn_bias_pad_nn_conv2d_pass, &e);
}

static const struct dfg_part relax_clml_openclml_relu_tuple_bn_bias_pad_nn_conv2d_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_openclml_relu_tuple_bn_bias_pad_nn_conv2d_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_clml_openclml_relu_tuple_bn_bias_pad_nn_conv2d_whole, m.w) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_openclml_relu_tuple_bn_bias_pad_nn_conv2d_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_relu_tuple_bn_bias_pad_nn_conv2d_whole, get) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_relu_tuple_bn_bias_pad_nn_conv2d_whole, batch_norm) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_relu_tuple_bn_bias_pad_nn_conv2d_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_relu_tuple_bn_bias_pad_nn_conv2d_whole, conv2d) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_relu_tuple_bn_bias_pad_nn_conv2d_whole, pad) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_relu_tuple_bn_bias_pad_nn_conv2d_whole, b) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_relu_tuple_bn_bias_pad_nn_conv2d_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_relu_tuple_bn_bias_pad_nn_conv2d_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_relu_tuple_bn_bias_pad_nn_conv2d_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_relu_tuple_bn_bias_pad_nn_conv2d_whole, constant_4) },
};
/* ---- openclml.relu.tuple.bn.bias.nn.conv2d ---- */

static const struct dfg_desc_expr relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 7, .text = "b", .line = 32 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 32 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 32 },
    /* 3 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "shape", .line = 32 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 32 },
    /* 5 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, }, .text = "c.shape[1]", .line = 32 },
    /* 6 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 5, }, .text = "b.elements == c.shape[1]", .line = 32 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 7, .text = "b", .line = 32 },
    /* 8 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "shape", .line = 32 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -3LL }, .text = "-3", .line = 32 },
    /* 10 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "b.shape[-3]", .line = 32 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 7, .text = "b", .line = 32 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "elements", .line = 32 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 12, }, .text = "b.shape[-3] == b.elements", .line = 32 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 23 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "dtype", .line = 23 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 18 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 15, 16, 17, }, .text = "x.dtype in {f16, f32}", .line = 23 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 6, .text = "w", .line = 23 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "dtype", .line = 23 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 23 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 20, 21, 22, }, .text = "w.dtype in {f16, f32}", .line = 23 },
    /* 24 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 23, }, .text = "x.dtype in {f16, f32}, w.dtype in {f16, f32}", .line = 23 },
};
static const struct dfg_desc_node relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_nodes[12] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "a(t(n(b(c(x, w)))))", .line = 80 },
    [1] = { .kind = DFG_D_GET, .rest = -1, .index = 0, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "t.0", .line = 36 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.batch_norm", },
        .n_kids = 5, .kids = (const uint32_t[]){ 3, 8, 9, 10, 11, },
        .under_get = true,
        .text = "relax.nn.batch_norm(c, const, const, const, const)", .line = 35 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 7, },
        .text = "relax.add(c, b)", .line = 33, .n_where = 2, .where = (const uint32_t[]){ 6, 13, } },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "data_layout == \"NCHW\"", .line = 25 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "kernel_layout == \"OIHW\"", .line = 25 },
        },
        .text = "relax.nn.conv2d(x, w)", .line = 25, .n_where = 1, .where = (const uint32_t[]){ 24, } },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 80 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 80 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "const", .line = 31 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [10] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [11] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
};
static const struct dfg_desc_region relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_refs[] = { { 5, -1 }, { 6, -1 }, };
static const struct dfg_capture relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_match, w) },
};
static const struct dfg_desc_pattern relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_desc = {
    .n_nodes = 12, .n_exprs = 25, .n_vars = 0, .n_sets = 2,
    .nodes = relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_regions,
    .exprs = relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_exprs,
    .captures = relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_refs,
    .text = "\"openclml.{a}{t}{n}{b}{c}\"(x, w) = a(t(n(b(c(x, w)))));", .line = 80
};
static bool relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_match(g, n, m);
}
static bool relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_pass(void *ctx, const struct relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_each(g, n, relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_pass, &e);
}

static const struct dfg_part relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_whole, m.w) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_whole, get) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_whole, batch_norm) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_whole, conv2d) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_whole, b) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_whole, constant_4) },
};
/* ---- openclml.relu.tuple.bn.nn.conv2d_transpose ---- */

static const struct dfg_desc_expr relax_clml_openclml_relu_tuple_bn_nn_conv2d_transpose_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 23 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 23 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 4 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, }, .text = "x.dtype in {f16, f32}", .line = 23 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 23 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "dtype", .line = 23 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 9 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 6, 7, 8, }, .text = "w.dtype in {f16, f32}", .line = 23 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 9, }, .text = "x.dtype in {f16, f32}, w.dtype in {f16, f32}", .line = 23 },
};
static const struct dfg_desc_node relax_clml_openclml_relu_tuple_bn_nn_conv2d_transpose_nodes[10] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "a(t(n(b(c(x, w)))))", .line = 80 },
    [1] = { .kind = DFG_D_GET, .rest = -1, .index = 0, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "t.0", .line = 36 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.batch_norm", },
        .n_kids = 5, .kids = (const uint32_t[]){ 3, 6, 7, 8, 9, },
        .under_get = true,
        .text = "relax.nn.batch_norm(c, const, const, const, const)", .line = 35 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.conv2d_transpose", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "data_layout == \"NCHW\"", .line = 27 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "kernel_layout == \"OIHW\"", .line = 27 },
        },
        .text = "relax.nn.conv2d_transpose(x, w)", .line = 27, .n_where = 1, .where = (const uint32_t[]){ 10, } },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 80 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 80 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
};
static const struct dfg_desc_region relax_clml_openclml_relu_tuple_bn_nn_conv2d_transpose_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_openclml_relu_tuple_bn_nn_conv2d_transpose_refs[] = { { 4, -1 }, { 5, -1 }, };
static const struct dfg_capture relax_clml_openclml_relu_tuple_bn_nn_conv2d_transpose_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_relu_tuple_bn_nn_conv2d_transpose_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_relu_tuple_bn_nn_conv2d_transpose_match, w) },
};
static const struct dfg_desc_pattern relax_clml_openclml_relu_tuple_bn_nn_conv2d_transpose_desc = {
    .n_nodes = 10, .n_exprs = 11, .n_vars = 0, .n_sets = 2,
    .nodes = relax_clml_openclml_relu_tuple_bn_nn_conv2d_transpose_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_openclml_relu_tuple_bn_nn_conv2d_transpose_regions,
    .exprs = relax_clml_openclml_relu_tuple_bn_nn_conv2d_transpose_exprs,
    .captures = relax_clml_openclml_relu_tuple_bn_nn_conv2d_transpose_refs,
    .text = "\"openclml.{a}{t}{n}{b}{c}\"(x, w) = a(t(n(b(c(x, w)))));", .line = 80
};
static bool relax_clml_openclml_relu_tuple_bn_nn_conv2d_transpose_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_openclml_relu_tuple_bn_nn_conv2d_transpose_match(g, n, m);
}
static bool relax_clml_openclml_relu_tuple_bn_nn_conv2d_transpose_pass(void *ctx, const struct relax_clml_openclml_relu_tuple_bn_nn_conv2d_transpose_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_openclml_relu_tuple_bn_nn_conv2d_transpose_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_openclml_relu_tuple_bn_nn_conv2d_transpose_each(g, n, relax_clml_openclml_relu_tuple_bn_nn_conv2d_transpose_pass, &e);
}

static const struct dfg_part relax_clml_openclml_relu_tuple_bn_nn_conv2d_transpose_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_openclml_relu_tuple_bn_nn_conv2d_transpose_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_clml_openclml_relu_tuple_bn_nn_conv2d_transpose_whole, m.w) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_openclml_relu_tuple_bn_nn_conv2d_transpose_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_relu_tuple_bn_nn_conv2d_transpose_whole, get) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_relu_tuple_bn_nn_conv2d_transpose_whole, batch_norm) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_relu_tuple_bn_nn_conv2d_transpose_whole, conv2d_transpose) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_relu_tuple_bn_nn_conv2d_transpose_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_relu_tuple_bn_nn_conv2d_transpose_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_relu_tuple_bn_nn_conv2d_transpose_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_relu_tuple_bn_nn_conv2d_transpose_whole, constant_4) },
};
/* ---- openclml.relu.tuple.bn.pad.nn.conv2d ---- */

static const struct dfg_desc_expr relax_clml_openclml_relu_tuple_bn_pad_nn_conv2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 23 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 23 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 4 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, }, .text = "x.dtype in {f16, f32}", .line = 23 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 6, .text = "w", .line = 23 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "dtype", .line = 23 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 9 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 6, 7, 8, }, .text = "w.dtype in {f16, f32}", .line = 23 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 9, }, .text = "x.dtype in {f16, f32}, w.dtype in {f16, f32}", .line = 23 },
};
static const struct dfg_desc_node relax_clml_openclml_relu_tuple_bn_pad_nn_conv2d_nodes[11] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "a(t(n(b(c(x, w)))))", .line = 80 },
    [1] = { .kind = DFG_D_GET, .rest = -1, .index = 0, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "t.0", .line = 36 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.batch_norm", },
        .n_kids = 5, .kids = (const uint32_t[]){ 3, 7, 8, 9, 10, },
        .under_get = true,
        .text = "relax.nn.batch_norm(c, const, const, const, const)", .line = 35 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 6, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "data_layout == \"NCHW\"", .line = 25 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "kernel_layout == \"OIHW\"", .line = 25 },
        },
        .text = "relax.nn.conv2d(x, w)", .line = 25, .n_where = 1, .where = (const uint32_t[]){ 10, } },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.pad", },
        .n_kids = 1, .kids = (const uint32_t[]){ 5, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "pad_mode", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 8, .s = "constant" }, .text = "pad_mode == \"constant\"", .line = 26 },
            { .test = DFG_D_TEST_EQ, .name = "pad_value", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 0.0 }, .text = "pad_value == 0.0", .line = 26 },
        },
        .text = "relax.nn.pad(x)", .line = 26 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 80 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 80 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [10] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
};
static const struct dfg_desc_region relax_clml_openclml_relu_tuple_bn_pad_nn_conv2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_openclml_relu_tuple_bn_pad_nn_conv2d_refs[] = { { 5, -1 }, { 6, -1 }, };
static const struct dfg_capture relax_clml_openclml_relu_tuple_bn_pad_nn_conv2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_relu_tuple_bn_pad_nn_conv2d_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_relu_tuple_bn_pad_nn_conv2d_match, w) },
};
static const struct dfg_desc_pattern relax_clml_openclml_relu_tuple_bn_pad_nn_conv2d_desc = {
    .n_nodes = 11, .n_exprs = 11, .n_vars = 0, .n_sets = 2,
    .nodes = relax_clml_openclml_relu_tuple_bn_pad_nn_conv2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_openclml_relu_tuple_bn_pad_nn_conv2d_regions,
    .exprs = relax_clml_openclml_relu_tuple_bn_pad_nn_conv2d_exprs,
    .captures = relax_clml_openclml_relu_tuple_bn_pad_nn_conv2d_refs,
    .text = "\"openclml.{a}{t}{n}{b}{c}\"(x, w) = a(t(n(b(c(x, w)))));", .line = 80
};
static bool relax_clml_openclml_relu_tuple_bn_pad_nn_conv2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_openclml_relu_tuple_bn_pad_nn_conv2d_match(g, n, m);
}
static bool relax_clml_openclml_relu_tuple_bn_pad_nn_conv2d_pass(void *ctx, const struct relax_clml_openclml_relu_tuple_bn_pad_nn_conv2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_openclml_relu_tuple_bn_pad_nn_conv2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_openclml_relu_tuple_bn_pad_nn_conv2d_each(g, n, relax_clml_openclml_relu_tuple_bn_pad_nn_conv2d_pass, &e);
}

static const struct dfg_part relax_clml_openclml_relu_tuple_bn_pad_nn_conv2d_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_openclml_relu_tuple_bn_pad_nn_conv2d_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_clml_openclml_relu_tuple_bn_pad_nn_conv2d_whole, m.w) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_openclml_relu_tuple_bn_pad_nn_conv2d_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_relu_tuple_bn_pad_nn_conv2d_whole, get) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_relu_tuple_bn_pad_nn_conv2d_whole, batch_norm) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_relu_tuple_bn_pad_nn_conv2d_whole, conv2d) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_relu_tuple_bn_pad_nn_conv2d_whole, pad) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_relu_tuple_bn_pad_nn_conv2d_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_relu_tuple_bn_pad_nn_conv2d_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_relu_tuple_bn_pad_nn_conv2d_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_relu_tuple_bn_pad_nn_conv2d_whole, constant_4) },
};
/* ---- openclml.relu.tuple.bn.nn.conv2d ---- */

static const struct dfg_desc_expr relax_clml_openclml_relu_tuple_bn_nn_conv2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 23 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 23 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 4 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, }, .text = "x.dtype in {f16, f32}", .line = 23 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 23 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "dtype", .line = 23 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 9 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 6, 7, 8, }, .text = "w.dtype in {f16, f32}", .line = 23 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 9, }, .text = "x.dtype in {f16, f32}, w.dtype in {f16, f32}", .line = 23 },
};
static const struct dfg_desc_node relax_clml_openclml_relu_tuple_bn_nn_conv2d_nodes[10] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "a(t(n(b(c(x, w)))))", .line = 80 },
    [1] = { .kind = DFG_D_GET, .rest = -1, .index = 0, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "t.0", .line = 36 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.batch_norm", },
        .n_kids = 5, .kids = (const uint32_t[]){ 3, 6, 7, 8, 9, },
        .under_get = true,
        .text = "relax.nn.batch_norm(c, const, const, const, const)", .line = 35 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "data_layout == \"NCHW\"", .line = 25 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "kernel_layout == \"OIHW\"", .line = 25 },
        },
        .text = "relax.nn.conv2d(x, w)", .line = 25, .n_where = 1, .where = (const uint32_t[]){ 10, } },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 80 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 80 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
};
static const struct dfg_desc_region relax_clml_openclml_relu_tuple_bn_nn_conv2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_openclml_relu_tuple_bn_nn_conv2d_refs[] = { { 4, -1 }, { 5, -1 }, };
static const struct dfg_capture relax_clml_openclml_relu_tuple_bn_nn_conv2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_relu_tuple_bn_nn_conv2d_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_relu_tuple_bn_nn_conv2d_match, w) },
};
static const struct dfg_desc_pattern relax_clml_openclml_relu_tuple_bn_nn_conv2d_desc = {
    .n_nodes = 10, .n_exprs = 11, .n_vars = 0, .n_sets = 2,
    .nodes = relax_clml_openclml_relu_tuple_bn_nn_conv2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_openclml_relu_tuple_bn_nn_conv2d_regions,
    .exprs = relax_clml_openclml_relu_tuple_bn_nn_conv2d_exprs,
    .captures = relax_clml_openclml_relu_tuple_bn_nn_conv2d_refs,
    .text = "\"openclml.{a}{t}{n}{b}{c}\"(x, w) = a(t(n(b(c(x, w)))));", .line = 80
};
static bool relax_clml_openclml_relu_tuple_bn_nn_conv2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_openclml_relu_tuple_bn_nn_conv2d_match(g, n, m);
}
static bool relax_clml_openclml_relu_tuple_bn_nn_conv2d_pass(void *ctx, const struct relax_clml_openclml_relu_tuple_bn_nn_conv2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_openclml_relu_tuple_bn_nn_conv2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_openclml_relu_tuple_bn_nn_conv2d_each(g, n, relax_clml_openclml_relu_tuple_bn_nn_conv2d_pass, &e);
}

static const struct dfg_part relax_clml_openclml_relu_tuple_bn_nn_conv2d_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_openclml_relu_tuple_bn_nn_conv2d_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_clml_openclml_relu_tuple_bn_nn_conv2d_whole, m.w) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_openclml_relu_tuple_bn_nn_conv2d_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_relu_tuple_bn_nn_conv2d_whole, get) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_relu_tuple_bn_nn_conv2d_whole, batch_norm) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_relu_tuple_bn_nn_conv2d_whole, conv2d) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_relu_tuple_bn_nn_conv2d_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_relu_tuple_bn_nn_conv2d_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_relu_tuple_bn_nn_conv2d_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_relu_tuple_bn_nn_conv2d_whole, constant_4) },
};
/* ---- openclml.relu.tuple.bias.nn.conv2d_transpose ---- */

static const struct dfg_desc_expr relax_clml_openclml_relu_tuple_bias_nn_conv2d_transpose_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 32 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 32 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 32 },
    /* 3 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "shape", .line = 32 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 32 },
    /* 5 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, }, .text = "c.shape[1]", .line = 32 },
    /* 6 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 5, }, .text = "b.elements == c.shape[1]", .line = 32 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 32 },
    /* 8 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "shape", .line = 32 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -3LL }, .text = "-3", .line = 32 },
    /* 10 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "b.shape[-3]", .line = 32 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 32 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "elements", .line = 32 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 12, }, .text = "b.shape[-3] == b.elements", .line = 32 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 23 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "dtype", .line = 23 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 18 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 15, 16, 17, }, .text = "x.dtype in {f16, f32}", .line = 23 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 23 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "dtype", .line = 23 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 23 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 20, 21, 22, }, .text = "w.dtype in {f16, f32}", .line = 23 },
    /* 24 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 23, }, .text = "x.dtype in {f16, f32}, w.dtype in {f16, f32}", .line = 23 },
};
static const struct dfg_desc_node relax_clml_openclml_relu_tuple_bias_nn_conv2d_transpose_nodes[7] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "a(t(n(b(c(x, w)))))", .line = 80 },
    [1] = { .kind = DFG_D_GET, .rest = -1, .index = 0, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "t.0", .line = 36 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 6, },
        .under_get = true,
        .text = "relax.add(c, b)", .line = 33, .n_where = 2, .where = (const uint32_t[]){ 6, 13, } },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.conv2d_transpose", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "data_layout == \"NCHW\"", .line = 27 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "kernel_layout == \"OIHW\"", .line = 27 },
        },
        .text = "relax.nn.conv2d_transpose(x, w)", .line = 27, .n_where = 1, .where = (const uint32_t[]){ 24, } },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 80 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 80 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "const", .line = 31 },
};
static const struct dfg_desc_region relax_clml_openclml_relu_tuple_bias_nn_conv2d_transpose_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_openclml_relu_tuple_bias_nn_conv2d_transpose_refs[] = { { 4, -1 }, { 5, -1 }, };
static const struct dfg_capture relax_clml_openclml_relu_tuple_bias_nn_conv2d_transpose_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_relu_tuple_bias_nn_conv2d_transpose_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_relu_tuple_bias_nn_conv2d_transpose_match, w) },
};
static const struct dfg_desc_pattern relax_clml_openclml_relu_tuple_bias_nn_conv2d_transpose_desc = {
    .n_nodes = 7, .n_exprs = 25, .n_vars = 0, .n_sets = 2,
    .nodes = relax_clml_openclml_relu_tuple_bias_nn_conv2d_transpose_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_openclml_relu_tuple_bias_nn_conv2d_transpose_regions,
    .exprs = relax_clml_openclml_relu_tuple_bias_nn_conv2d_transpose_exprs,
    .captures = relax_clml_openclml_relu_tuple_bias_nn_conv2d_transpose_refs,
    .text = "\"openclml.{a}{t}{n}{b}{c}\"(x, w) = a(t(n(b(c(x, w)))));", .line = 80
};
static bool relax_clml_openclml_relu_tuple_bias_nn_conv2d_transpose_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_openclml_relu_tuple_bias_nn_conv2d_transpose_match(g, n, m);
}
static bool relax_clml_openclml_relu_tuple_bias_nn_conv2d_transpose_pass(void *ctx, const struct relax_clml_openclml_relu_tuple_bias_nn_conv2d_transpose_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_openclml_relu_tuple_bias_nn_conv2d_transpose_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_openclml_relu_tuple_bias_nn_conv2d_transpose_each(g, n, relax_clml_openclml_relu_tuple_bias_nn_conv2d_transpose_pass, &e);
}

static const struct dfg_part relax_clml_openclml_relu_tuple_bias_nn_conv2d_transpose_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_openclml_relu_tuple_bias_nn_conv2d_transpose_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_clml_openclml_relu_tuple_bias_nn_conv2d_transpose_whole, m.w) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_openclml_relu_tuple_bias_nn_conv2d_transpose_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_relu_tuple_bias_nn_conv2d_transpose_whole, get) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_relu_tuple_bias_nn_conv2d_transpose_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_relu_tuple_bias_nn_conv2d_transpose_whole, conv2d_transpose) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_relu_tuple_bias_nn_conv2d_transpose_whole, b) },
};
/* ---- openclml.relu.tuple.bias.pad.nn.conv2d ---- */

static const struct dfg_desc_expr relax_clml_openclml_relu_tuple_bias_pad_nn_conv2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 7, .text = "b", .line = 32 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 32 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 32 },
    /* 3 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "shape", .line = 32 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 32 },
    /* 5 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, }, .text = "c.shape[1]", .line = 32 },
    /* 6 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 5, }, .text = "b.elements == c.shape[1]", .line = 32 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 7, .text = "b", .line = 32 },
    /* 8 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "shape", .line = 32 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -3LL }, .text = "-3", .line = 32 },
    /* 10 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "b.shape[-3]", .line = 32 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 7, .text = "b", .line = 32 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "elements", .line = 32 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 12, }, .text = "b.shape[-3] == b.elements", .line = 32 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 23 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "dtype", .line = 23 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 18 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 15, 16, 17, }, .text = "x.dtype in {f16, f32}", .line = 23 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 6, .text = "w", .line = 23 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "dtype", .line = 23 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 23 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 20, 21, 22, }, .text = "w.dtype in {f16, f32}", .line = 23 },
    /* 24 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 23, }, .text = "x.dtype in {f16, f32}, w.dtype in {f16, f32}", .line = 23 },
};
static const struct dfg_desc_node relax_clml_openclml_relu_tuple_bias_pad_nn_conv2d_nodes[8] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "a(t(n(b(c(x, w)))))", .line = 80 },
    [1] = { .kind = DFG_D_GET, .rest = -1, .index = 0, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "t.0", .line = 36 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, },
        .under_get = true,
        .text = "relax.add(c, b)", .line = 33, .n_where = 2, .where = (const uint32_t[]){ 6, 13, } },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 6, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "data_layout == \"NCHW\"", .line = 25 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "kernel_layout == \"OIHW\"", .line = 25 },
        },
        .text = "relax.nn.conv2d(x, w)", .line = 25, .n_where = 1, .where = (const uint32_t[]){ 24, } },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.pad", },
        .n_kids = 1, .kids = (const uint32_t[]){ 5, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "pad_mode", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 8, .s = "constant" }, .text = "pad_mode == \"constant\"", .line = 26 },
            { .test = DFG_D_TEST_EQ, .name = "pad_value", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 0.0 }, .text = "pad_value == 0.0", .line = 26 },
        },
        .text = "relax.nn.pad(x)", .line = 26 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 80 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 80 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "const", .line = 31 },
};
static const struct dfg_desc_region relax_clml_openclml_relu_tuple_bias_pad_nn_conv2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_openclml_relu_tuple_bias_pad_nn_conv2d_refs[] = { { 5, -1 }, { 6, -1 }, };
static const struct dfg_capture relax_clml_openclml_relu_tuple_bias_pad_nn_conv2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_relu_tuple_bias_pad_nn_conv2d_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_relu_tuple_bias_pad_nn_conv2d_match, w) },
};
static const struct dfg_desc_pattern relax_clml_openclml_relu_tuple_bias_pad_nn_conv2d_desc = {
    .n_nodes = 8, .n_exprs = 25, .n_vars = 0, .n_sets = 2,
    .nodes = relax_clml_openclml_relu_tuple_bias_pad_nn_conv2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_openclml_relu_tuple_bias_pad_nn_conv2d_regions,
    .exprs = relax_clml_openclml_relu_tuple_bias_pad_nn_conv2d_exprs,
    .captures = relax_clml_openclml_relu_tuple_bias_pad_nn_conv2d_refs,
    .text = "\"openclml.{a}{t}{n}{b}{c}\"(x, w) = a(t(n(b(c(x, w)))));", .line = 80
};
static bool relax_clml_openclml_relu_tuple_bias_pad_nn_conv2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_openclml_relu_tuple_bias_pad_nn_conv2d_match(g, n, m);
}
static bool relax_clml_openclml_relu_tuple_bias_pad_nn_conv2d_pass(void *ctx, const struct relax_clml_openclml_relu_tuple_bias_pad_nn_conv2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_openclml_relu_tuple_bias_pad_nn_conv2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_openclml_relu_tuple_bias_pad_nn_conv2d_each(g, n, relax_clml_openclml_relu_tuple_bias_pad_nn_conv2d_pass, &e);
}

static const struct dfg_part relax_clml_openclml_relu_tuple_bias_pad_nn_conv2d_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_openclml_relu_tuple_bias_pad_nn_conv2d_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_clml_openclml_relu_tuple_bias_pad_nn_conv2d_whole, m.w) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_openclml_relu_tuple_bias_pad_nn_conv2d_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_relu_tuple_bias_pad_nn_conv2d_whole, get) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_relu_tuple_bias_pad_nn_conv2d_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_relu_tuple_bias_pad_nn_conv2d_whole, conv2d) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_relu_tuple_bias_pad_nn_conv2d_whole, pad) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_relu_tuple_bias_pad_nn_conv2d_whole, b) },
};
/* ---- openclml.relu.tuple.bias.nn.conv2d ---- */

static const struct dfg_desc_expr relax_clml_openclml_relu_tuple_bias_nn_conv2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 32 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 32 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 32 },
    /* 3 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "shape", .line = 32 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 32 },
    /* 5 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, }, .text = "c.shape[1]", .line = 32 },
    /* 6 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 5, }, .text = "b.elements == c.shape[1]", .line = 32 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 32 },
    /* 8 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "shape", .line = 32 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -3LL }, .text = "-3", .line = 32 },
    /* 10 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "b.shape[-3]", .line = 32 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 32 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "elements", .line = 32 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 12, }, .text = "b.shape[-3] == b.elements", .line = 32 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 23 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "dtype", .line = 23 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 18 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 15, 16, 17, }, .text = "x.dtype in {f16, f32}", .line = 23 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 23 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "dtype", .line = 23 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 23 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 20, 21, 22, }, .text = "w.dtype in {f16, f32}", .line = 23 },
    /* 24 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 23, }, .text = "x.dtype in {f16, f32}, w.dtype in {f16, f32}", .line = 23 },
};
static const struct dfg_desc_node relax_clml_openclml_relu_tuple_bias_nn_conv2d_nodes[7] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "a(t(n(b(c(x, w)))))", .line = 80 },
    [1] = { .kind = DFG_D_GET, .rest = -1, .index = 0, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "t.0", .line = 36 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 6, },
        .under_get = true,
        .text = "relax.add(c, b)", .line = 33, .n_where = 2, .where = (const uint32_t[]){ 6, 13, } },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "data_layout == \"NCHW\"", .line = 25 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "kernel_layout == \"OIHW\"", .line = 25 },
        },
        .text = "relax.nn.conv2d(x, w)", .line = 25, .n_where = 1, .where = (const uint32_t[]){ 24, } },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 80 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 80 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "const", .line = 31 },
};
static const struct dfg_desc_region relax_clml_openclml_relu_tuple_bias_nn_conv2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_openclml_relu_tuple_bias_nn_conv2d_refs[] = { { 4, -1 }, { 5, -1 }, };
static const struct dfg_capture relax_clml_openclml_relu_tuple_bias_nn_conv2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_relu_tuple_bias_nn_conv2d_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_relu_tuple_bias_nn_conv2d_match, w) },
};
static const struct dfg_desc_pattern relax_clml_openclml_relu_tuple_bias_nn_conv2d_desc = {
    .n_nodes = 7, .n_exprs = 25, .n_vars = 0, .n_sets = 2,
    .nodes = relax_clml_openclml_relu_tuple_bias_nn_conv2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_openclml_relu_tuple_bias_nn_conv2d_regions,
    .exprs = relax_clml_openclml_relu_tuple_bias_nn_conv2d_exprs,
    .captures = relax_clml_openclml_relu_tuple_bias_nn_conv2d_refs,
    .text = "\"openclml.{a}{t}{n}{b}{c}\"(x, w) = a(t(n(b(c(x, w)))));", .line = 80
};
static bool relax_clml_openclml_relu_tuple_bias_nn_conv2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_openclml_relu_tuple_bias_nn_conv2d_match(g, n, m);
}
static bool relax_clml_openclml_relu_tuple_bias_nn_conv2d_pass(void *ctx, const struct relax_clml_openclml_relu_tuple_bias_nn_conv2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_openclml_relu_tuple_bias_nn_conv2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_openclml_relu_tuple_bias_nn_conv2d_each(g, n, relax_clml_openclml_relu_tuple_bias_nn_conv2d_pass, &e);
}

static const struct dfg_part relax_clml_openclml_relu_tuple_bias_nn_conv2d_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_openclml_relu_tuple_bias_nn_conv2d_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_clml_openclml_relu_tuple_bias_nn_conv2d_whole, m.w) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_openclml_relu_tuple_bias_nn_conv2d_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_relu_tuple_bias_nn_conv2d_whole, get) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_relu_tuple_bias_nn_conv2d_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_relu_tuple_bias_nn_conv2d_whole, conv2d) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_relu_tuple_bias_nn_conv2d_whole, b) },
};
/* ---- openclml.relu.tuple.nn.conv2d_transpose ---- */

static const struct dfg_desc_expr relax_clml_openclml_relu_tuple_nn_conv2d_transpose_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 23 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 23 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 4 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, }, .text = "x.dtype in {f16, f32}", .line = 23 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 23 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "dtype", .line = 23 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 9 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 6, 7, 8, }, .text = "w.dtype in {f16, f32}", .line = 23 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 9, }, .text = "x.dtype in {f16, f32}, w.dtype in {f16, f32}", .line = 23 },
};
static const struct dfg_desc_node relax_clml_openclml_relu_tuple_nn_conv2d_transpose_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "a(t(n(b(c(x, w)))))", .line = 80 },
    [1] = { .kind = DFG_D_GET, .rest = -1, .index = 0, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "t.0", .line = 36 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.conv2d_transpose", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .under_get = true,
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "data_layout == \"NCHW\"", .line = 27 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "kernel_layout == \"OIHW\"", .line = 27 },
        },
        .text = "relax.nn.conv2d_transpose(x, w)", .line = 27, .n_where = 1, .where = (const uint32_t[]){ 10, } },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 80 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 80 },
};
static const struct dfg_desc_region relax_clml_openclml_relu_tuple_nn_conv2d_transpose_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_openclml_relu_tuple_nn_conv2d_transpose_refs[] = { { 3, -1 }, { 4, -1 }, };
static const struct dfg_capture relax_clml_openclml_relu_tuple_nn_conv2d_transpose_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_relu_tuple_nn_conv2d_transpose_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_relu_tuple_nn_conv2d_transpose_match, w) },
};
static const struct dfg_desc_pattern relax_clml_openclml_relu_tuple_nn_conv2d_transpose_desc = {
    .n_nodes = 5, .n_exprs = 11, .n_vars = 0, .n_sets = 2,
    .nodes = relax_clml_openclml_relu_tuple_nn_conv2d_transpose_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_openclml_relu_tuple_nn_conv2d_transpose_regions,
    .exprs = relax_clml_openclml_relu_tuple_nn_conv2d_transpose_exprs,
    .captures = relax_clml_openclml_relu_tuple_nn_conv2d_transpose_refs,
    .text = "\"openclml.{a}{t}{n}{b}{c}\"(x, w) = a(t(n(b(c(x, w)))));", .line = 80
};
static bool relax_clml_openclml_relu_tuple_nn_conv2d_transpose_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_openclml_relu_tuple_nn_conv2d_transpose_match(g, n, m);
}
static bool relax_clml_openclml_relu_tuple_nn_conv2d_transpose_pass(void *ctx, const struct relax_clml_openclml_relu_tuple_nn_conv2d_transpose_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_openclml_relu_tuple_nn_conv2d_transpose_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_openclml_relu_tuple_nn_conv2d_transpose_each(g, n, relax_clml_openclml_relu_tuple_nn_conv2d_transpose_pass, &e);
}

static const struct dfg_part relax_clml_openclml_relu_tuple_nn_conv2d_transpose_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_openclml_relu_tuple_nn_conv2d_transpose_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_clml_openclml_relu_tuple_nn_conv2d_transpose_whole, m.w) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_openclml_relu_tuple_nn_conv2d_transpose_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_relu_tuple_nn_conv2d_transpose_whole, get) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_relu_tuple_nn_conv2d_transpose_whole, conv2d_transpose) },
};
/* ---- openclml.relu.tuple.pad.nn.conv2d ---- */

static const struct dfg_desc_expr relax_clml_openclml_relu_tuple_pad_nn_conv2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 23 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 23 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 4 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, }, .text = "x.dtype in {f16, f32}", .line = 23 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 23 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "dtype", .line = 23 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 9 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 6, 7, 8, }, .text = "w.dtype in {f16, f32}", .line = 23 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 9, }, .text = "x.dtype in {f16, f32}, w.dtype in {f16, f32}", .line = 23 },
};
static const struct dfg_desc_node relax_clml_openclml_relu_tuple_pad_nn_conv2d_nodes[6] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "a(t(n(b(c(x, w)))))", .line = 80 },
    [1] = { .kind = DFG_D_GET, .rest = -1, .index = 0, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "t.0", .line = 36 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 5, },
        .under_get = true,
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "data_layout == \"NCHW\"", .line = 25 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "kernel_layout == \"OIHW\"", .line = 25 },
        },
        .text = "relax.nn.conv2d(x, w)", .line = 25, .n_where = 1, .where = (const uint32_t[]){ 10, } },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.pad", },
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "pad_mode", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 8, .s = "constant" }, .text = "pad_mode == \"constant\"", .line = 26 },
            { .test = DFG_D_TEST_EQ, .name = "pad_value", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 0.0 }, .text = "pad_value == 0.0", .line = 26 },
        },
        .text = "relax.nn.pad(x)", .line = 26 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 80 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 80 },
};
static const struct dfg_desc_region relax_clml_openclml_relu_tuple_pad_nn_conv2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_openclml_relu_tuple_pad_nn_conv2d_refs[] = { { 4, -1 }, { 5, -1 }, };
static const struct dfg_capture relax_clml_openclml_relu_tuple_pad_nn_conv2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_relu_tuple_pad_nn_conv2d_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_relu_tuple_pad_nn_conv2d_match, w) },
};
static const struct dfg_desc_pattern relax_clml_openclml_relu_tuple_pad_nn_conv2d_desc = {
    .n_nodes = 6, .n_exprs = 11, .n_vars = 0, .n_sets = 2,
    .nodes = relax_clml_openclml_relu_tuple_pad_nn_conv2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_openclml_relu_tuple_pad_nn_conv2d_regions,
    .exprs = relax_clml_openclml_relu_tuple_pad_nn_conv2d_exprs,
    .captures = relax_clml_openclml_relu_tuple_pad_nn_conv2d_refs,
    .text = "\"openclml.{a}{t}{n}{b}{c}\"(x, w) = a(t(n(b(c(x, w)))));", .line = 80
};
static bool relax_clml_openclml_relu_tuple_pad_nn_conv2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_openclml_relu_tuple_pad_nn_conv2d_match(g, n, m);
}
static bool relax_clml_openclml_relu_tuple_pad_nn_conv2d_pass(void *ctx, const struct relax_clml_openclml_relu_tuple_pad_nn_conv2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_openclml_relu_tuple_pad_nn_conv2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_openclml_relu_tuple_pad_nn_conv2d_each(g, n, relax_clml_openclml_relu_tuple_pad_nn_conv2d_pass, &e);
}

static const struct dfg_part relax_clml_openclml_relu_tuple_pad_nn_conv2d_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_openclml_relu_tuple_pad_nn_conv2d_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_clml_openclml_relu_tuple_pad_nn_conv2d_whole, m.w) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_openclml_relu_tuple_pad_nn_conv2d_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_relu_tuple_pad_nn_conv2d_whole, get) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_relu_tuple_pad_nn_conv2d_whole, conv2d) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_relu_tuple_pad_nn_conv2d_whole, pad) },
};
/* ---- openclml.relu.tuple.nn.conv2d ---- */

static const struct dfg_desc_expr relax_clml_openclml_relu_tuple_nn_conv2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 23 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 23 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 4 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, }, .text = "x.dtype in {f16, f32}", .line = 23 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 23 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "dtype", .line = 23 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 9 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 6, 7, 8, }, .text = "w.dtype in {f16, f32}", .line = 23 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 9, }, .text = "x.dtype in {f16, f32}, w.dtype in {f16, f32}", .line = 23 },
};
static const struct dfg_desc_node relax_clml_openclml_relu_tuple_nn_conv2d_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "a(t(n(b(c(x, w)))))", .line = 80 },
    [1] = { .kind = DFG_D_GET, .rest = -1, .index = 0, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "t.0", .line = 36 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .under_get = true,
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "data_layout == \"NCHW\"", .line = 25 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "kernel_layout == \"OIHW\"", .line = 25 },
        },
        .text = "relax.nn.conv2d(x, w)", .line = 25, .n_where = 1, .where = (const uint32_t[]){ 10, } },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 80 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 80 },
};
static const struct dfg_desc_region relax_clml_openclml_relu_tuple_nn_conv2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_openclml_relu_tuple_nn_conv2d_refs[] = { { 3, -1 }, { 4, -1 }, };
static const struct dfg_capture relax_clml_openclml_relu_tuple_nn_conv2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_relu_tuple_nn_conv2d_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_relu_tuple_nn_conv2d_match, w) },
};
static const struct dfg_desc_pattern relax_clml_openclml_relu_tuple_nn_conv2d_desc = {
    .n_nodes = 5, .n_exprs = 11, .n_vars = 0, .n_sets = 2,
    .nodes = relax_clml_openclml_relu_tuple_nn_conv2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_openclml_relu_tuple_nn_conv2d_regions,
    .exprs = relax_clml_openclml_relu_tuple_nn_conv2d_exprs,
    .captures = relax_clml_openclml_relu_tuple_nn_conv2d_refs,
    .text = "\"openclml.{a}{t}{n}{b}{c}\"(x, w) = a(t(n(b(c(x, w)))));", .line = 80
};
static bool relax_clml_openclml_relu_tuple_nn_conv2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_openclml_relu_tuple_nn_conv2d_match(g, n, m);
}
static bool relax_clml_openclml_relu_tuple_nn_conv2d_pass(void *ctx, const struct relax_clml_openclml_relu_tuple_nn_conv2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_openclml_relu_tuple_nn_conv2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_openclml_relu_tuple_nn_conv2d_each(g, n, relax_clml_openclml_relu_tuple_nn_conv2d_pass, &e);
}

static const struct dfg_part relax_clml_openclml_relu_tuple_nn_conv2d_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_openclml_relu_tuple_nn_conv2d_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_clml_openclml_relu_tuple_nn_conv2d_whole, m.w) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_openclml_relu_tuple_nn_conv2d_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_relu_tuple_nn_conv2d_whole, get) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_relu_tuple_nn_conv2d_whole, conv2d) },
};
/* ---- openclml.relu.bn.bias.nn.conv2d_transpose ---- */

static const struct dfg_desc_expr relax_clml_openclml_relu_bn_bias_nn_conv2d_transpose_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 32 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 32 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 32 },
    /* 3 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "shape", .line = 32 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 32 },
    /* 5 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, }, .text = "c.shape[1]", .line = 32 },
    /* 6 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 5, }, .text = "b.elements == c.shape[1]", .line = 32 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 32 },
    /* 8 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "shape", .line = 32 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -3LL }, .text = "-3", .line = 32 },
    /* 10 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "b.shape[-3]", .line = 32 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 32 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "elements", .line = 32 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 12, }, .text = "b.shape[-3] == b.elements", .line = 32 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 23 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "dtype", .line = 23 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 18 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 15, 16, 17, }, .text = "x.dtype in {f16, f32}", .line = 23 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 23 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "dtype", .line = 23 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 23 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 20, 21, 22, }, .text = "w.dtype in {f16, f32}", .line = 23 },
    /* 24 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 23, }, .text = "x.dtype in {f16, f32}, w.dtype in {f16, f32}", .line = 23 },
};
static const struct dfg_desc_node relax_clml_openclml_relu_bn_bias_nn_conv2d_transpose_nodes[11] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "a(t(n(b(c(x, w)))))", .line = 80 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.batch_norm", },
        .n_kids = 5, .kids = (const uint32_t[]){ 2, 7, 8, 9, 10, },
        .text = "relax.nn.batch_norm(c, const, const, const, const)", .line = 35 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 6, },
        .text = "relax.add(c, b)", .line = 33, .n_where = 2, .where = (const uint32_t[]){ 6, 13, } },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.conv2d_transpose", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "data_layout == \"NCHW\"", .line = 27 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "kernel_layout == \"OIHW\"", .line = 27 },
        },
        .text = "relax.nn.conv2d_transpose(x, w)", .line = 27, .n_where = 1, .where = (const uint32_t[]){ 24, } },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 80 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 80 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "const", .line = 31 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [10] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
};
static const struct dfg_desc_region relax_clml_openclml_relu_bn_bias_nn_conv2d_transpose_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_openclml_relu_bn_bias_nn_conv2d_transpose_refs[] = { { 4, -1 }, { 5, -1 }, };
static const struct dfg_capture relax_clml_openclml_relu_bn_bias_nn_conv2d_transpose_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_relu_bn_bias_nn_conv2d_transpose_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_relu_bn_bias_nn_conv2d_transpose_match, w) },
};
static const struct dfg_desc_pattern relax_clml_openclml_relu_bn_bias_nn_conv2d_transpose_desc = {
    .n_nodes = 11, .n_exprs = 25, .n_vars = 0, .n_sets = 2,
    .nodes = relax_clml_openclml_relu_bn_bias_nn_conv2d_transpose_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_openclml_relu_bn_bias_nn_conv2d_transpose_regions,
    .exprs = relax_clml_openclml_relu_bn_bias_nn_conv2d_transpose_exprs,
    .captures = relax_clml_openclml_relu_bn_bias_nn_conv2d_transpose_refs,
    .text = "\"openclml.{a}{t}{n}{b}{c}\"(x, w) = a(t(n(b(c(x, w)))));", .line = 80
};
static bool relax_clml_openclml_relu_bn_bias_nn_conv2d_transpose_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_openclml_relu_bn_bias_nn_conv2d_transpose_match(g, n, m);
}
static bool relax_clml_openclml_relu_bn_bias_nn_conv2d_transpose_pass(void *ctx, const struct relax_clml_openclml_relu_bn_bias_nn_conv2d_transpose_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_openclml_relu_bn_bias_nn_conv2d_transpose_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_openclml_relu_bn_bias_nn_conv2d_transpose_each(g, n, relax_clml_openclml_relu_bn_bias_nn_conv2d_transpose_pass, &e);
}

static const struct dfg_part relax_clml_openclml_relu_bn_bias_nn_conv2d_transpose_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_openclml_relu_bn_bias_nn_conv2d_transpose_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_clml_openclml_relu_bn_bias_nn_conv2d_transpose_whole, m.w) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_openclml_relu_bn_bias_nn_conv2d_transpose_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_relu_bn_bias_nn_conv2d_transpose_whole, batch_norm) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_relu_bn_bias_nn_conv2d_transpose_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_relu_bn_bias_nn_conv2d_transpose_whole, conv2d_transpose) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_relu_bn_bias_nn_conv2d_transpose_whole, b) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_relu_bn_bias_nn_conv2d_transpose_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_relu_bn_bias_nn_conv2d_transpose_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_relu_bn_bias_nn_conv2d_transpose_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_relu_bn_bias_nn_conv2d_transpose_whole, constant_4) },
};
/* ---- openclml.relu.bn.bias.pad.nn.conv2d ---- */

static const struct dfg_desc_expr relax_clml_openclml_relu_bn_bias_pad_nn_conv2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 7, .text = "b", .line = 32 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 32 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 32 },
    /* 3 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "shape", .line = 32 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 32 },
    /* 5 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, }, .text = "c.shape[1]", .line = 32 },
    /* 6 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 5, }, .text = "b.elements == c.shape[1]", .line = 32 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 7, .text = "b", .line = 32 },
    /* 8 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "shape", .line = 32 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -3LL }, .text = "-3", .line = 32 },
    /* 10 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "b.shape[-3]", .line = 32 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 7, .text = "b", .line = 32 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "elements", .line = 32 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 12, }, .text = "b.shape[-3] == b.elements", .line = 32 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 23 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "dtype", .line = 23 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 18 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 15, 16, 17, }, .text = "x.dtype in {f16, f32}", .line = 23 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 6, .text = "w", .line = 23 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "dtype", .line = 23 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 23 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 20, 21, 22, }, .text = "w.dtype in {f16, f32}", .line = 23 },
    /* 24 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 23, }, .text = "x.dtype in {f16, f32}, w.dtype in {f16, f32}", .line = 23 },
};
static const struct dfg_desc_node relax_clml_openclml_relu_bn_bias_pad_nn_conv2d_nodes[12] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "a(t(n(b(c(x, w)))))", .line = 80 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.batch_norm", },
        .n_kids = 5, .kids = (const uint32_t[]){ 2, 8, 9, 10, 11, },
        .text = "relax.nn.batch_norm(c, const, const, const, const)", .line = 35 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, },
        .text = "relax.add(c, b)", .line = 33, .n_where = 2, .where = (const uint32_t[]){ 6, 13, } },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 6, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "data_layout == \"NCHW\"", .line = 25 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "kernel_layout == \"OIHW\"", .line = 25 },
        },
        .text = "relax.nn.conv2d(x, w)", .line = 25, .n_where = 1, .where = (const uint32_t[]){ 24, } },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.pad", },
        .n_kids = 1, .kids = (const uint32_t[]){ 5, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "pad_mode", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 8, .s = "constant" }, .text = "pad_mode == \"constant\"", .line = 26 },
            { .test = DFG_D_TEST_EQ, .name = "pad_value", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 0.0 }, .text = "pad_value == 0.0", .line = 26 },
        },
        .text = "relax.nn.pad(x)", .line = 26 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 80 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 80 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "const", .line = 31 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [10] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [11] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
};
static const struct dfg_desc_region relax_clml_openclml_relu_bn_bias_pad_nn_conv2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_openclml_relu_bn_bias_pad_nn_conv2d_refs[] = { { 5, -1 }, { 6, -1 }, };
static const struct dfg_capture relax_clml_openclml_relu_bn_bias_pad_nn_conv2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_relu_bn_bias_pad_nn_conv2d_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_relu_bn_bias_pad_nn_conv2d_match, w) },
};
static const struct dfg_desc_pattern relax_clml_openclml_relu_bn_bias_pad_nn_conv2d_desc = {
    .n_nodes = 12, .n_exprs = 25, .n_vars = 0, .n_sets = 2,
    .nodes = relax_clml_openclml_relu_bn_bias_pad_nn_conv2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_openclml_relu_bn_bias_pad_nn_conv2d_regions,
    .exprs = relax_clml_openclml_relu_bn_bias_pad_nn_conv2d_exprs,
    .captures = relax_clml_openclml_relu_bn_bias_pad_nn_conv2d_refs,
    .text = "\"openclml.{a}{t}{n}{b}{c}\"(x, w) = a(t(n(b(c(x, w)))));", .line = 80
};
static bool relax_clml_openclml_relu_bn_bias_pad_nn_conv2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_openclml_relu_bn_bias_pad_nn_conv2d_match(g, n, m);
}
static bool relax_clml_openclml_relu_bn_bias_pad_nn_conv2d_pass(void *ctx, const struct relax_clml_openclml_relu_bn_bias_pad_nn_conv2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_openclml_relu_bn_bias_pad_nn_conv2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_openclml_relu_bn_bias_pad_nn_conv2d_each(g, n, relax_clml_openclml_relu_bn_bias_pad_nn_conv2d_pass, &e);
}

static const struct dfg_part relax_clml_openclml_relu_bn_bias_pad_nn_conv2d_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_openclml_relu_bn_bias_pad_nn_conv2d_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_clml_openclml_relu_bn_bias_pad_nn_conv2d_whole, m.w) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_openclml_relu_bn_bias_pad_nn_conv2d_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_relu_bn_bias_pad_nn_conv2d_whole, batch_norm) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_relu_bn_bias_pad_nn_conv2d_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_relu_bn_bias_pad_nn_conv2d_whole, conv2d) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_relu_bn_bias_pad_nn_conv2d_whole, pad) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_relu_bn_bias_pad_nn_conv2d_whole, b) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_relu_bn_bias_pad_nn_conv2d_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_relu_bn_bias_pad_nn_conv2d_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_relu_bn_bias_pad_nn_conv2d_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_relu_bn_bias_pad_nn_conv2d_whole, constant_4) },
};
/* ---- openclml.relu.bn.bias.nn.conv2d ---- */

static const struct dfg_desc_expr relax_clml_openclml_relu_bn_bias_nn_conv2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 32 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 32 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 32 },
    /* 3 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "shape", .line = 32 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 32 },
    /* 5 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, }, .text = "c.shape[1]", .line = 32 },
    /* 6 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 5, }, .text = "b.elements == c.shape[1]", .line = 32 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 32 },
    /* 8 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "shape", .line = 32 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -3LL }, .text = "-3", .line = 32 },
    /* 10 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "b.shape[-3]", .line = 32 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 32 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "elements", .line = 32 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 12, }, .text = "b.shape[-3] == b.elements", .line = 32 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 23 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "dtype", .line = 23 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 18 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 15, 16, 17, }, .text = "x.dtype in {f16, f32}", .line = 23 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 23 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "dtype", .line = 23 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 23 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 20, 21, 22, }, .text = "w.dtype in {f16, f32}", .line = 23 },
    /* 24 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 23, }, .text = "x.dtype in {f16, f32}, w.dtype in {f16, f32}", .line = 23 },
};
static const struct dfg_desc_node relax_clml_openclml_relu_bn_bias_nn_conv2d_nodes[11] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "a(t(n(b(c(x, w)))))", .line = 80 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.batch_norm", },
        .n_kids = 5, .kids = (const uint32_t[]){ 2, 7, 8, 9, 10, },
        .text = "relax.nn.batch_norm(c, const, const, const, const)", .line = 35 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 6, },
        .text = "relax.add(c, b)", .line = 33, .n_where = 2, .where = (const uint32_t[]){ 6, 13, } },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "data_layout == \"NCHW\"", .line = 25 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "kernel_layout == \"OIHW\"", .line = 25 },
        },
        .text = "relax.nn.conv2d(x, w)", .line = 25, .n_where = 1, .where = (const uint32_t[]){ 24, } },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 80 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 80 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "const", .line = 31 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [10] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
};
static const struct dfg_desc_region relax_clml_openclml_relu_bn_bias_nn_conv2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_openclml_relu_bn_bias_nn_conv2d_refs[] = { { 4, -1 }, { 5, -1 }, };
static const struct dfg_capture relax_clml_openclml_relu_bn_bias_nn_conv2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_relu_bn_bias_nn_conv2d_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_relu_bn_bias_nn_conv2d_match, w) },
};
static const struct dfg_desc_pattern relax_clml_openclml_relu_bn_bias_nn_conv2d_desc = {
    .n_nodes = 11, .n_exprs = 25, .n_vars = 0, .n_sets = 2,
    .nodes = relax_clml_openclml_relu_bn_bias_nn_conv2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_openclml_relu_bn_bias_nn_conv2d_regions,
    .exprs = relax_clml_openclml_relu_bn_bias_nn_conv2d_exprs,
    .captures = relax_clml_openclml_relu_bn_bias_nn_conv2d_refs,
    .text = "\"openclml.{a}{t}{n}{b}{c}\"(x, w) = a(t(n(b(c(x, w)))));", .line = 80
};
static bool relax_clml_openclml_relu_bn_bias_nn_conv2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_openclml_relu_bn_bias_nn_conv2d_match(g, n, m);
}
static bool relax_clml_openclml_relu_bn_bias_nn_conv2d_pass(void *ctx, const struct relax_clml_openclml_relu_bn_bias_nn_conv2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_openclml_relu_bn_bias_nn_conv2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_openclml_relu_bn_bias_nn_conv2d_each(g, n, relax_clml_openclml_relu_bn_bias_nn_conv2d_pass, &e);
}

static const struct dfg_part relax_clml_openclml_relu_bn_bias_nn_conv2d_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_openclml_relu_bn_bias_nn_conv2d_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_clml_openclml_relu_bn_bias_nn_conv2d_whole, m.w) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_openclml_relu_bn_bias_nn_conv2d_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_relu_bn_bias_nn_conv2d_whole, batch_norm) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_relu_bn_bias_nn_conv2d_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_relu_bn_bias_nn_conv2d_whole, conv2d) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_relu_bn_bias_nn_conv2d_whole, b) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_relu_bn_bias_nn_conv2d_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_relu_bn_bias_nn_conv2d_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_relu_bn_bias_nn_conv2d_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_relu_bn_bias_nn_conv2d_whole, constant_4) },
};
/* ---- openclml.relu.bn.nn.conv2d_transpose ---- */

static const struct dfg_desc_expr relax_clml_openclml_relu_bn_nn_conv2d_transpose_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 23 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 23 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 4 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, }, .text = "x.dtype in {f16, f32}", .line = 23 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 23 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "dtype", .line = 23 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 9 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 6, 7, 8, }, .text = "w.dtype in {f16, f32}", .line = 23 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 9, }, .text = "x.dtype in {f16, f32}, w.dtype in {f16, f32}", .line = 23 },
};
static const struct dfg_desc_node relax_clml_openclml_relu_bn_nn_conv2d_transpose_nodes[9] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "a(t(n(b(c(x, w)))))", .line = 80 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.batch_norm", },
        .n_kids = 5, .kids = (const uint32_t[]){ 2, 5, 6, 7, 8, },
        .text = "relax.nn.batch_norm(c, const, const, const, const)", .line = 35 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.conv2d_transpose", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "data_layout == \"NCHW\"", .line = 27 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "kernel_layout == \"OIHW\"", .line = 27 },
        },
        .text = "relax.nn.conv2d_transpose(x, w)", .line = 27, .n_where = 1, .where = (const uint32_t[]){ 10, } },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 80 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 80 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
};
static const struct dfg_desc_region relax_clml_openclml_relu_bn_nn_conv2d_transpose_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_openclml_relu_bn_nn_conv2d_transpose_refs[] = { { 3, -1 }, { 4, -1 }, };
static const struct dfg_capture relax_clml_openclml_relu_bn_nn_conv2d_transpose_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_relu_bn_nn_conv2d_transpose_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_relu_bn_nn_conv2d_transpose_match, w) },
};
static const struct dfg_desc_pattern relax_clml_openclml_relu_bn_nn_conv2d_transpose_desc = {
    .n_nodes = 9, .n_exprs = 11, .n_vars = 0, .n_sets = 2,
    .nodes = relax_clml_openclml_relu_bn_nn_conv2d_transpose_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_openclml_relu_bn_nn_conv2d_transpose_regions,
    .exprs = relax_clml_openclml_relu_bn_nn_conv2d_transpose_exprs,
    .captures = relax_clml_openclml_relu_bn_nn_conv2d_transpose_refs,
    .text = "\"openclml.{a}{t}{n}{b}{c}\"(x, w) = a(t(n(b(c(x, w)))));", .line = 80
};
static bool relax_clml_openclml_relu_bn_nn_conv2d_transpose_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_openclml_relu_bn_nn_conv2d_transpose_match(g, n, m);
}
static bool relax_clml_openclml_relu_bn_nn_conv2d_transpose_pass(void *ctx, const struct relax_clml_openclml_relu_bn_nn_conv2d_transpose_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_openclml_relu_bn_nn_conv2d_transpose_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_openclml_relu_bn_nn_conv2d_transpose_each(g, n, relax_clml_openclml_relu_bn_nn_conv2d_transpose_pass, &e);
}

static const struct dfg_part relax_clml_openclml_relu_bn_nn_conv2d_transpose_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_openclml_relu_bn_nn_conv2d_transpose_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_clml_openclml_relu_bn_nn_conv2d_transpose_whole, m.w) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_openclml_relu_bn_nn_conv2d_transpose_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_relu_bn_nn_conv2d_transpose_whole, batch_norm) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_relu_bn_nn_conv2d_transpose_whole, conv2d_transpose) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_relu_bn_nn_conv2d_transpose_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_relu_bn_nn_conv2d_transpose_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_relu_bn_nn_conv2d_transpose_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_relu_bn_nn_conv2d_transpose_whole, constant_4) },
};
/* ---- openclml.relu.bn.pad.nn.conv2d ---- */

static const struct dfg_desc_expr relax_clml_openclml_relu_bn_pad_nn_conv2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 23 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 23 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 4 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, }, .text = "x.dtype in {f16, f32}", .line = 23 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 23 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "dtype", .line = 23 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 9 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 6, 7, 8, }, .text = "w.dtype in {f16, f32}", .line = 23 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 9, }, .text = "x.dtype in {f16, f32}, w.dtype in {f16, f32}", .line = 23 },
};
static const struct dfg_desc_node relax_clml_openclml_relu_bn_pad_nn_conv2d_nodes[10] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "a(t(n(b(c(x, w)))))", .line = 80 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.batch_norm", },
        .n_kids = 5, .kids = (const uint32_t[]){ 2, 6, 7, 8, 9, },
        .text = "relax.nn.batch_norm(c, const, const, const, const)", .line = 35 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 5, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "data_layout == \"NCHW\"", .line = 25 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "kernel_layout == \"OIHW\"", .line = 25 },
        },
        .text = "relax.nn.conv2d(x, w)", .line = 25, .n_where = 1, .where = (const uint32_t[]){ 10, } },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.pad", },
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "pad_mode", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 8, .s = "constant" }, .text = "pad_mode == \"constant\"", .line = 26 },
            { .test = DFG_D_TEST_EQ, .name = "pad_value", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 0.0 }, .text = "pad_value == 0.0", .line = 26 },
        },
        .text = "relax.nn.pad(x)", .line = 26 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 80 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 80 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
};
static const struct dfg_desc_region relax_clml_openclml_relu_bn_pad_nn_conv2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_openclml_relu_bn_pad_nn_conv2d_refs[] = { { 4, -1 }, { 5, -1 }, };
static const struct dfg_capture relax_clml_openclml_relu_bn_pad_nn_conv2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_relu_bn_pad_nn_conv2d_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_relu_bn_pad_nn_conv2d_match, w) },
};
static const struct dfg_desc_pattern relax_clml_openclml_relu_bn_pad_nn_conv2d_desc = {
    .n_nodes = 10, .n_exprs = 11, .n_vars = 0, .n_sets = 2,
    .nodes = relax_clml_openclml_relu_bn_pad_nn_conv2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_openclml_relu_bn_pad_nn_conv2d_regions,
    .exprs = relax_clml_openclml_relu_bn_pad_nn_conv2d_exprs,
    .captures = relax_clml_openclml_relu_bn_pad_nn_conv2d_refs,
    .text = "\"openclml.{a}{t}{n}{b}{c}\"(x, w) = a(t(n(b(c(x, w)))));", .line = 80
};
static bool relax_clml_openclml_relu_bn_pad_nn_conv2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_openclml_relu_bn_pad_nn_conv2d_match(g, n, m);
}
static bool relax_clml_openclml_relu_bn_pad_nn_conv2d_pass(void *ctx, const struct relax_clml_openclml_relu_bn_pad_nn_conv2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_openclml_relu_bn_pad_nn_conv2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_openclml_relu_bn_pad_nn_conv2d_each(g, n, relax_clml_openclml_relu_bn_pad_nn_conv2d_pass, &e);
}

static const struct dfg_part relax_clml_openclml_relu_bn_pad_nn_conv2d_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_openclml_relu_bn_pad_nn_conv2d_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_clml_openclml_relu_bn_pad_nn_conv2d_whole, m.w) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_openclml_relu_bn_pad_nn_conv2d_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_relu_bn_pad_nn_conv2d_whole, batch_norm) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_relu_bn_pad_nn_conv2d_whole, conv2d) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_relu_bn_pad_nn_conv2d_whole, pad) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_relu_bn_pad_nn_conv2d_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_relu_bn_pad_nn_conv2d_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_relu_bn_pad_nn_conv2d_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_relu_bn_pad_nn_conv2d_whole, constant_4) },
};
/* ---- openclml.relu.bn.nn.conv2d ---- */

static const struct dfg_desc_expr relax_clml_openclml_relu_bn_nn_conv2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 23 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 23 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 4 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, }, .text = "x.dtype in {f16, f32}", .line = 23 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 23 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "dtype", .line = 23 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 9 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 6, 7, 8, }, .text = "w.dtype in {f16, f32}", .line = 23 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 9, }, .text = "x.dtype in {f16, f32}, w.dtype in {f16, f32}", .line = 23 },
};
static const struct dfg_desc_node relax_clml_openclml_relu_bn_nn_conv2d_nodes[9] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "a(t(n(b(c(x, w)))))", .line = 80 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.batch_norm", },
        .n_kids = 5, .kids = (const uint32_t[]){ 2, 5, 6, 7, 8, },
        .text = "relax.nn.batch_norm(c, const, const, const, const)", .line = 35 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "data_layout == \"NCHW\"", .line = 25 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "kernel_layout == \"OIHW\"", .line = 25 },
        },
        .text = "relax.nn.conv2d(x, w)", .line = 25, .n_where = 1, .where = (const uint32_t[]){ 10, } },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 80 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 80 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
};
static const struct dfg_desc_region relax_clml_openclml_relu_bn_nn_conv2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_openclml_relu_bn_nn_conv2d_refs[] = { { 3, -1 }, { 4, -1 }, };
static const struct dfg_capture relax_clml_openclml_relu_bn_nn_conv2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_relu_bn_nn_conv2d_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_relu_bn_nn_conv2d_match, w) },
};
static const struct dfg_desc_pattern relax_clml_openclml_relu_bn_nn_conv2d_desc = {
    .n_nodes = 9, .n_exprs = 11, .n_vars = 0, .n_sets = 2,
    .nodes = relax_clml_openclml_relu_bn_nn_conv2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_openclml_relu_bn_nn_conv2d_regions,
    .exprs = relax_clml_openclml_relu_bn_nn_conv2d_exprs,
    .captures = relax_clml_openclml_relu_bn_nn_conv2d_refs,
    .text = "\"openclml.{a}{t}{n}{b}{c}\"(x, w) = a(t(n(b(c(x, w)))));", .line = 80
};
static bool relax_clml_openclml_relu_bn_nn_conv2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_openclml_relu_bn_nn_conv2d_match(g, n, m);
}
static bool relax_clml_openclml_relu_bn_nn_conv2d_pass(void *ctx, const struct relax_clml_openclml_relu_bn_nn_conv2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_openclml_relu_bn_nn_conv2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_openclml_relu_bn_nn_conv2d_each(g, n, relax_clml_openclml_relu_bn_nn_conv2d_pass, &e);
}

static const struct dfg_part relax_clml_openclml_relu_bn_nn_conv2d_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_openclml_relu_bn_nn_conv2d_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_clml_openclml_relu_bn_nn_conv2d_whole, m.w) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_openclml_relu_bn_nn_conv2d_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_relu_bn_nn_conv2d_whole, batch_norm) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_relu_bn_nn_conv2d_whole, conv2d) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_relu_bn_nn_conv2d_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_relu_bn_nn_conv2d_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_relu_bn_nn_conv2d_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_relu_bn_nn_conv2d_whole, constant_4) },
};
/* ---- openclml.relu.bias.nn.conv2d_transpose ---- */

static const struct dfg_desc_expr relax_clml_openclml_relu_bias_nn_conv2d_transpose_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 32 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 32 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 32 },
    /* 3 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "shape", .line = 32 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 32 },
    /* 5 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, }, .text = "c.shape[1]", .line = 32 },
    /* 6 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 5, }, .text = "b.elements == c.shape[1]", .line = 32 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 32 },
    /* 8 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "shape", .line = 32 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -3LL }, .text = "-3", .line = 32 },
    /* 10 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "b.shape[-3]", .line = 32 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 32 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "elements", .line = 32 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 12, }, .text = "b.shape[-3] == b.elements", .line = 32 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 23 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "dtype", .line = 23 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 18 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 15, 16, 17, }, .text = "x.dtype in {f16, f32}", .line = 23 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 23 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "dtype", .line = 23 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 23 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 20, 21, 22, }, .text = "w.dtype in {f16, f32}", .line = 23 },
    /* 24 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 23, }, .text = "x.dtype in {f16, f32}, w.dtype in {f16, f32}", .line = 23 },
};
static const struct dfg_desc_node relax_clml_openclml_relu_bias_nn_conv2d_transpose_nodes[6] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "a(t(n(b(c(x, w)))))", .line = 80 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .text = "relax.add(c, b)", .line = 33, .n_where = 2, .where = (const uint32_t[]){ 6, 13, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.conv2d_transpose", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "data_layout == \"NCHW\"", .line = 27 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "kernel_layout == \"OIHW\"", .line = 27 },
        },
        .text = "relax.nn.conv2d_transpose(x, w)", .line = 27, .n_where = 1, .where = (const uint32_t[]){ 24, } },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 80 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 80 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "const", .line = 31 },
};
static const struct dfg_desc_region relax_clml_openclml_relu_bias_nn_conv2d_transpose_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_openclml_relu_bias_nn_conv2d_transpose_refs[] = { { 3, -1 }, { 4, -1 }, };
static const struct dfg_capture relax_clml_openclml_relu_bias_nn_conv2d_transpose_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_relu_bias_nn_conv2d_transpose_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_relu_bias_nn_conv2d_transpose_match, w) },
};
static const struct dfg_desc_pattern relax_clml_openclml_relu_bias_nn_conv2d_transpose_desc = {
    .n_nodes = 6, .n_exprs = 25, .n_vars = 0, .n_sets = 2,
    .nodes = relax_clml_openclml_relu_bias_nn_conv2d_transpose_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_openclml_relu_bias_nn_conv2d_transpose_regions,
    .exprs = relax_clml_openclml_relu_bias_nn_conv2d_transpose_exprs,
    .captures = relax_clml_openclml_relu_bias_nn_conv2d_transpose_refs,
    .text = "\"openclml.{a}{t}{n}{b}{c}\"(x, w) = a(t(n(b(c(x, w)))));", .line = 80
};
static bool relax_clml_openclml_relu_bias_nn_conv2d_transpose_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_openclml_relu_bias_nn_conv2d_transpose_match(g, n, m);
}
static bool relax_clml_openclml_relu_bias_nn_conv2d_transpose_pass(void *ctx, const struct relax_clml_openclml_relu_bias_nn_conv2d_transpose_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_openclml_relu_bias_nn_conv2d_transpose_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_openclml_relu_bias_nn_conv2d_transpose_each(g, n, relax_clml_openclml_relu_bias_nn_conv2d_transpose_pass, &e);
}

static const struct dfg_part relax_clml_openclml_relu_bias_nn_conv2d_transpose_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_openclml_relu_bias_nn_conv2d_transpose_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_clml_openclml_relu_bias_nn_conv2d_transpose_whole, m.w) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_openclml_relu_bias_nn_conv2d_transpose_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_relu_bias_nn_conv2d_transpose_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_relu_bias_nn_conv2d_transpose_whole, conv2d_transpose) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_relu_bias_nn_conv2d_transpose_whole, b) },
};
/* ---- openclml.relu.bias.pad.nn.conv2d ---- */

static const struct dfg_desc_expr relax_clml_openclml_relu_bias_pad_nn_conv2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 32 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 32 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 32 },
    /* 3 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "shape", .line = 32 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 32 },
    /* 5 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, }, .text = "c.shape[1]", .line = 32 },
    /* 6 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 5, }, .text = "b.elements == c.shape[1]", .line = 32 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 32 },
    /* 8 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "shape", .line = 32 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -3LL }, .text = "-3", .line = 32 },
    /* 10 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "b.shape[-3]", .line = 32 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 32 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "elements", .line = 32 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 12, }, .text = "b.shape[-3] == b.elements", .line = 32 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 23 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "dtype", .line = 23 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 18 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 15, 16, 17, }, .text = "x.dtype in {f16, f32}", .line = 23 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 23 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "dtype", .line = 23 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 23 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 20, 21, 22, }, .text = "w.dtype in {f16, f32}", .line = 23 },
    /* 24 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 23, }, .text = "x.dtype in {f16, f32}, w.dtype in {f16, f32}", .line = 23 },
};
static const struct dfg_desc_node relax_clml_openclml_relu_bias_pad_nn_conv2d_nodes[7] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "a(t(n(b(c(x, w)))))", .line = 80 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 6, },
        .text = "relax.add(c, b)", .line = 33, .n_where = 2, .where = (const uint32_t[]){ 6, 13, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 5, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "data_layout == \"NCHW\"", .line = 25 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "kernel_layout == \"OIHW\"", .line = 25 },
        },
        .text = "relax.nn.conv2d(x, w)", .line = 25, .n_where = 1, .where = (const uint32_t[]){ 24, } },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.pad", },
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "pad_mode", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 8, .s = "constant" }, .text = "pad_mode == \"constant\"", .line = 26 },
            { .test = DFG_D_TEST_EQ, .name = "pad_value", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 0.0 }, .text = "pad_value == 0.0", .line = 26 },
        },
        .text = "relax.nn.pad(x)", .line = 26 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 80 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 80 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "const", .line = 31 },
};
static const struct dfg_desc_region relax_clml_openclml_relu_bias_pad_nn_conv2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_openclml_relu_bias_pad_nn_conv2d_refs[] = { { 4, -1 }, { 5, -1 }, };
static const struct dfg_capture relax_clml_openclml_relu_bias_pad_nn_conv2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_relu_bias_pad_nn_conv2d_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_relu_bias_pad_nn_conv2d_match, w) },
};
static const struct dfg_desc_pattern relax_clml_openclml_relu_bias_pad_nn_conv2d_desc = {
    .n_nodes = 7, .n_exprs = 25, .n_vars = 0, .n_sets = 2,
    .nodes = relax_clml_openclml_relu_bias_pad_nn_conv2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_openclml_relu_bias_pad_nn_conv2d_regions,
    .exprs = relax_clml_openclml_relu_bias_pad_nn_conv2d_exprs,
    .captures = relax_clml_openclml_relu_bias_pad_nn_conv2d_refs,
    .text = "\"openclml.{a}{t}{n}{b}{c}\"(x, w) = a(t(n(b(c(x, w)))));", .line = 80
};
static bool relax_clml_openclml_relu_bias_pad_nn_conv2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_openclml_relu_bias_pad_nn_conv2d_match(g, n, m);
}
static bool relax_clml_openclml_relu_bias_pad_nn_conv2d_pass(void *ctx, const struct relax_clml_openclml_relu_bias_pad_nn_conv2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_openclml_relu_bias_pad_nn_conv2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_openclml_relu_bias_pad_nn_conv2d_each(g, n, relax_clml_openclml_relu_bias_pad_nn_conv2d_pass, &e);
}

static const struct dfg_part relax_clml_openclml_relu_bias_pad_nn_conv2d_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_openclml_relu_bias_pad_nn_conv2d_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_clml_openclml_relu_bias_pad_nn_conv2d_whole, m.w) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_openclml_relu_bias_pad_nn_conv2d_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_relu_bias_pad_nn_conv2d_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_relu_bias_pad_nn_conv2d_whole, conv2d) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_relu_bias_pad_nn_conv2d_whole, pad) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_relu_bias_pad_nn_conv2d_whole, b) },
};
/* ---- openclml.relu.bias.nn.conv2d ---- */

static const struct dfg_desc_expr relax_clml_openclml_relu_bias_nn_conv2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 32 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 32 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 32 },
    /* 3 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "shape", .line = 32 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 32 },
    /* 5 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, }, .text = "c.shape[1]", .line = 32 },
    /* 6 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 5, }, .text = "b.elements == c.shape[1]", .line = 32 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 32 },
    /* 8 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "shape", .line = 32 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -3LL }, .text = "-3", .line = 32 },
    /* 10 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "b.shape[-3]", .line = 32 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 32 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "elements", .line = 32 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 12, }, .text = "b.shape[-3] == b.elements", .line = 32 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 23 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "dtype", .line = 23 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 18 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 15, 16, 17, }, .text = "x.dtype in {f16, f32}", .line = 23 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 23 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "dtype", .line = 23 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 23 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 20, 21, 22, }, .text = "w.dtype in {f16, f32}", .line = 23 },
    /* 24 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 23, }, .text = "x.dtype in {f16, f32}, w.dtype in {f16, f32}", .line = 23 },
};
static const struct dfg_desc_node relax_clml_openclml_relu_bias_nn_conv2d_nodes[6] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "a(t(n(b(c(x, w)))))", .line = 80 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .text = "relax.add(c, b)", .line = 33, .n_where = 2, .where = (const uint32_t[]){ 6, 13, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "data_layout == \"NCHW\"", .line = 25 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "kernel_layout == \"OIHW\"", .line = 25 },
        },
        .text = "relax.nn.conv2d(x, w)", .line = 25, .n_where = 1, .where = (const uint32_t[]){ 24, } },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 80 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 80 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "const", .line = 31 },
};
static const struct dfg_desc_region relax_clml_openclml_relu_bias_nn_conv2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_openclml_relu_bias_nn_conv2d_refs[] = { { 3, -1 }, { 4, -1 }, };
static const struct dfg_capture relax_clml_openclml_relu_bias_nn_conv2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_relu_bias_nn_conv2d_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_relu_bias_nn_conv2d_match, w) },
};
static const struct dfg_desc_pattern relax_clml_openclml_relu_bias_nn_conv2d_desc = {
    .n_nodes = 6, .n_exprs = 25, .n_vars = 0, .n_sets = 2,
    .nodes = relax_clml_openclml_relu_bias_nn_conv2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_openclml_relu_bias_nn_conv2d_regions,
    .exprs = relax_clml_openclml_relu_bias_nn_conv2d_exprs,
    .captures = relax_clml_openclml_relu_bias_nn_conv2d_refs,
    .text = "\"openclml.{a}{t}{n}{b}{c}\"(x, w) = a(t(n(b(c(x, w)))));", .line = 80
};
static bool relax_clml_openclml_relu_bias_nn_conv2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_openclml_relu_bias_nn_conv2d_match(g, n, m);
}
static bool relax_clml_openclml_relu_bias_nn_conv2d_pass(void *ctx, const struct relax_clml_openclml_relu_bias_nn_conv2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_openclml_relu_bias_nn_conv2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_openclml_relu_bias_nn_conv2d_each(g, n, relax_clml_openclml_relu_bias_nn_conv2d_pass, &e);
}

static const struct dfg_part relax_clml_openclml_relu_bias_nn_conv2d_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_openclml_relu_bias_nn_conv2d_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_clml_openclml_relu_bias_nn_conv2d_whole, m.w) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_openclml_relu_bias_nn_conv2d_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_relu_bias_nn_conv2d_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_relu_bias_nn_conv2d_whole, conv2d) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_relu_bias_nn_conv2d_whole, b) },
};
/* ---- openclml.relu.nn.conv2d_transpose ---- */

static const struct dfg_desc_expr relax_clml_openclml_relu_nn_conv2d_transpose_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 23 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 4 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, }, .text = "x.dtype in {f16, f32}", .line = 23 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 23 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "dtype", .line = 23 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 9 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 6, 7, 8, }, .text = "w.dtype in {f16, f32}", .line = 23 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 9, }, .text = "x.dtype in {f16, f32}, w.dtype in {f16, f32}", .line = 23 },
};
static const struct dfg_desc_node relax_clml_openclml_relu_nn_conv2d_transpose_nodes[4] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "a(t(n(b(c(x, w)))))", .line = 80 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.conv2d_transpose", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "data_layout == \"NCHW\"", .line = 27 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "kernel_layout == \"OIHW\"", .line = 27 },
        },
        .text = "relax.nn.conv2d_transpose(x, w)", .line = 27, .n_where = 1, .where = (const uint32_t[]){ 10, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 80 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 80 },
};
static const struct dfg_desc_region relax_clml_openclml_relu_nn_conv2d_transpose_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_openclml_relu_nn_conv2d_transpose_refs[] = { { 2, -1 }, { 3, -1 }, };
static const struct dfg_capture relax_clml_openclml_relu_nn_conv2d_transpose_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_relu_nn_conv2d_transpose_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_relu_nn_conv2d_transpose_match, w) },
};
static const struct dfg_desc_pattern relax_clml_openclml_relu_nn_conv2d_transpose_desc = {
    .n_nodes = 4, .n_exprs = 11, .n_vars = 0, .n_sets = 2,
    .nodes = relax_clml_openclml_relu_nn_conv2d_transpose_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_openclml_relu_nn_conv2d_transpose_regions,
    .exprs = relax_clml_openclml_relu_nn_conv2d_transpose_exprs,
    .captures = relax_clml_openclml_relu_nn_conv2d_transpose_refs,
    .text = "\"openclml.{a}{t}{n}{b}{c}\"(x, w) = a(t(n(b(c(x, w)))));", .line = 80
};
static bool relax_clml_openclml_relu_nn_conv2d_transpose_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_openclml_relu_nn_conv2d_transpose_match(g, n, m);
}
static bool relax_clml_openclml_relu_nn_conv2d_transpose_pass(void *ctx, const struct relax_clml_openclml_relu_nn_conv2d_transpose_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_openclml_relu_nn_conv2d_transpose_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_openclml_relu_nn_conv2d_transpose_each(g, n, relax_clml_openclml_relu_nn_conv2d_transpose_pass, &e);
}

static const struct dfg_part relax_clml_openclml_relu_nn_conv2d_transpose_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_openclml_relu_nn_conv2d_transpose_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_clml_openclml_relu_nn_conv2d_transpose_whole, m.w) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_openclml_relu_nn_conv2d_transpose_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_relu_nn_conv2d_transpose_whole, conv2d_transpose) },
};
/* ---- openclml.relu.pad.nn.conv2d ---- */

static const struct dfg_desc_expr relax_clml_openclml_relu_pad_nn_conv2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 23 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 4 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, }, .text = "x.dtype in {f16, f32}", .line = 23 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 23 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "dtype", .line = 23 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 9 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 6, 7, 8, }, .text = "w.dtype in {f16, f32}", .line = 23 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 9, }, .text = "x.dtype in {f16, f32}, w.dtype in {f16, f32}", .line = 23 },
};
static const struct dfg_desc_node relax_clml_openclml_relu_pad_nn_conv2d_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "a(t(n(b(c(x, w)))))", .line = 80 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 4, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "data_layout == \"NCHW\"", .line = 25 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "kernel_layout == \"OIHW\"", .line = 25 },
        },
        .text = "relax.nn.conv2d(x, w)", .line = 25, .n_where = 1, .where = (const uint32_t[]){ 10, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.pad", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "pad_mode", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 8, .s = "constant" }, .text = "pad_mode == \"constant\"", .line = 26 },
            { .test = DFG_D_TEST_EQ, .name = "pad_value", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 0.0 }, .text = "pad_value == 0.0", .line = 26 },
        },
        .text = "relax.nn.pad(x)", .line = 26 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 80 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 80 },
};
static const struct dfg_desc_region relax_clml_openclml_relu_pad_nn_conv2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_openclml_relu_pad_nn_conv2d_refs[] = { { 3, -1 }, { 4, -1 }, };
static const struct dfg_capture relax_clml_openclml_relu_pad_nn_conv2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_relu_pad_nn_conv2d_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_relu_pad_nn_conv2d_match, w) },
};
static const struct dfg_desc_pattern relax_clml_openclml_relu_pad_nn_conv2d_desc = {
    .n_nodes = 5, .n_exprs = 11, .n_vars = 0, .n_sets = 2,
    .nodes = relax_clml_openclml_relu_pad_nn_conv2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_openclml_relu_pad_nn_conv2d_regions,
    .exprs = relax_clml_openclml_relu_pad_nn_conv2d_exprs,
    .captures = relax_clml_openclml_relu_pad_nn_conv2d_refs,
    .text = "\"openclml.{a}{t}{n}{b}{c}\"(x, w) = a(t(n(b(c(x, w)))));", .line = 80
};
static bool relax_clml_openclml_relu_pad_nn_conv2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_openclml_relu_pad_nn_conv2d_match(g, n, m);
}
static bool relax_clml_openclml_relu_pad_nn_conv2d_pass(void *ctx, const struct relax_clml_openclml_relu_pad_nn_conv2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_openclml_relu_pad_nn_conv2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_openclml_relu_pad_nn_conv2d_each(g, n, relax_clml_openclml_relu_pad_nn_conv2d_pass, &e);
}

static const struct dfg_part relax_clml_openclml_relu_pad_nn_conv2d_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_openclml_relu_pad_nn_conv2d_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_clml_openclml_relu_pad_nn_conv2d_whole, m.w) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_openclml_relu_pad_nn_conv2d_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_relu_pad_nn_conv2d_whole, conv2d) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_relu_pad_nn_conv2d_whole, pad) },
};
/* ---- openclml.relu.nn.conv2d ---- */

static const struct dfg_desc_expr relax_clml_openclml_relu_nn_conv2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 23 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 4 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, }, .text = "x.dtype in {f16, f32}", .line = 23 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 23 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "dtype", .line = 23 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 9 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 6, 7, 8, }, .text = "w.dtype in {f16, f32}", .line = 23 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 9, }, .text = "x.dtype in {f16, f32}, w.dtype in {f16, f32}", .line = 23 },
};
static const struct dfg_desc_node relax_clml_openclml_relu_nn_conv2d_nodes[4] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "a(t(n(b(c(x, w)))))", .line = 80 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "data_layout == \"NCHW\"", .line = 25 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "kernel_layout == \"OIHW\"", .line = 25 },
        },
        .text = "relax.nn.conv2d(x, w)", .line = 25, .n_where = 1, .where = (const uint32_t[]){ 10, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 80 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 80 },
};
static const struct dfg_desc_region relax_clml_openclml_relu_nn_conv2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_openclml_relu_nn_conv2d_refs[] = { { 2, -1 }, { 3, -1 }, };
static const struct dfg_capture relax_clml_openclml_relu_nn_conv2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_relu_nn_conv2d_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_relu_nn_conv2d_match, w) },
};
static const struct dfg_desc_pattern relax_clml_openclml_relu_nn_conv2d_desc = {
    .n_nodes = 4, .n_exprs = 11, .n_vars = 0, .n_sets = 2,
    .nodes = relax_clml_openclml_relu_nn_conv2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_openclml_relu_nn_conv2d_regions,
    .exprs = relax_clml_openclml_relu_nn_conv2d_exprs,
    .captures = relax_clml_openclml_relu_nn_conv2d_refs,
    .text = "\"openclml.{a}{t}{n}{b}{c}\"(x, w) = a(t(n(b(c(x, w)))));", .line = 80
};
static bool relax_clml_openclml_relu_nn_conv2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_openclml_relu_nn_conv2d_match(g, n, m);
}
static bool relax_clml_openclml_relu_nn_conv2d_pass(void *ctx, const struct relax_clml_openclml_relu_nn_conv2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_openclml_relu_nn_conv2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_openclml_relu_nn_conv2d_each(g, n, relax_clml_openclml_relu_nn_conv2d_pass, &e);
}

static const struct dfg_part relax_clml_openclml_relu_nn_conv2d_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_openclml_relu_nn_conv2d_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_clml_openclml_relu_nn_conv2d_whole, m.w) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_openclml_relu_nn_conv2d_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_relu_nn_conv2d_whole, conv2d) },
};
/* ---- openclml.tuple.bn.bias.nn.conv2d_transpose ---- */

static const struct dfg_desc_expr relax_clml_openclml_tuple_bn_bias_nn_conv2d_transpose_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 32 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 32 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 32 },
    /* 3 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "shape", .line = 32 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 32 },
    /* 5 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, }, .text = "c.shape[1]", .line = 32 },
    /* 6 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 5, }, .text = "b.elements == c.shape[1]", .line = 32 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 32 },
    /* 8 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "shape", .line = 32 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -3LL }, .text = "-3", .line = 32 },
    /* 10 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "b.shape[-3]", .line = 32 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 32 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "elements", .line = 32 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 12, }, .text = "b.shape[-3] == b.elements", .line = 32 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 23 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "dtype", .line = 23 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 18 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 15, 16, 17, }, .text = "x.dtype in {f16, f32}", .line = 23 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 23 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "dtype", .line = 23 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 23 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 20, 21, 22, }, .text = "w.dtype in {f16, f32}", .line = 23 },
    /* 24 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 23, }, .text = "x.dtype in {f16, f32}, w.dtype in {f16, f32}", .line = 23 },
};
static const struct dfg_desc_node relax_clml_openclml_tuple_bn_bias_nn_conv2d_transpose_nodes[11] = {
    [0] = { .kind = DFG_D_GET, .rest = -1, .index = 0, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "t.0", .line = 36 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.batch_norm", },
        .n_kids = 5, .kids = (const uint32_t[]){ 2, 7, 8, 9, 10, },
        .under_get = true,
        .text = "relax.nn.batch_norm(c, const, const, const, const)", .line = 35 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 6, },
        .text = "relax.add(c, b)", .line = 33, .n_where = 2, .where = (const uint32_t[]){ 6, 13, } },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.conv2d_transpose", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "data_layout == \"NCHW\"", .line = 27 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "kernel_layout == \"OIHW\"", .line = 27 },
        },
        .text = "relax.nn.conv2d_transpose(x, w)", .line = 27, .n_where = 1, .where = (const uint32_t[]){ 24, } },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 80 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 80 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "const", .line = 31 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [10] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
};
static const struct dfg_desc_region relax_clml_openclml_tuple_bn_bias_nn_conv2d_transpose_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_openclml_tuple_bn_bias_nn_conv2d_transpose_refs[] = { { 4, -1 }, { 5, -1 }, };
static const struct dfg_capture relax_clml_openclml_tuple_bn_bias_nn_conv2d_transpose_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_tuple_bn_bias_nn_conv2d_transpose_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_tuple_bn_bias_nn_conv2d_transpose_match, w) },
};
static const struct dfg_desc_pattern relax_clml_openclml_tuple_bn_bias_nn_conv2d_transpose_desc = {
    .n_nodes = 11, .n_exprs = 25, .n_vars = 0, .n_sets = 2,
    .nodes = relax_clml_openclml_tuple_bn_bias_nn_conv2d_transpose_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_openclml_tuple_bn_bias_nn_conv2d_transpose_regions,
    .exprs = relax_clml_openclml_tuple_bn_bias_nn_conv2d_transpose_exprs,
    .captures = relax_clml_openclml_tuple_bn_bias_nn_conv2d_transpose_refs,
    .text = "\"openclml.{a}{t}{n}{b}{c}\"(x, w) = a(t(n(b(c(x, w)))));", .line = 80
};
static bool relax_clml_openclml_tuple_bn_bias_nn_conv2d_transpose_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_openclml_tuple_bn_bias_nn_conv2d_transpose_match(g, n, m);
}
static bool relax_clml_openclml_tuple_bn_bias_nn_conv2d_transpose_pass(void *ctx, const struct relax_clml_openclml_tuple_bn_bias_nn_conv2d_transpose_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_openclml_tuple_bn_bias_nn_conv2d_transpose_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_openclml_tuple_bn_bias_nn_conv2d_transpose_each(g, n, relax_clml_openclml_tuple_bn_bias_nn_conv2d_transpose_pass, &e);
}

static const struct dfg_part relax_clml_openclml_tuple_bn_bias_nn_conv2d_transpose_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_openclml_tuple_bn_bias_nn_conv2d_transpose_whole, get) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_tuple_bn_bias_nn_conv2d_transpose_whole, batch_norm) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_tuple_bn_bias_nn_conv2d_transpose_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_tuple_bn_bias_nn_conv2d_transpose_whole, conv2d_transpose) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_tuple_bn_bias_nn_conv2d_transpose_whole, b) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_tuple_bn_bias_nn_conv2d_transpose_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_tuple_bn_bias_nn_conv2d_transpose_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_tuple_bn_bias_nn_conv2d_transpose_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_tuple_bn_bias_nn_conv2d_transpose_whole, constant_4) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_openclml_tuple_bn_bias_nn_conv2d_transpose_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_clml_openclml_tuple_bn_bias_nn_conv2d_transpose_whole, m.w) },
};
/* ---- openclml.tuple.bn.bias.pad.nn.conv2d ---- */

static const struct dfg_desc_expr relax_clml_openclml_tuple_bn_bias_pad_nn_conv2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 7, .text = "b", .line = 32 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 32 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 32 },
    /* 3 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "shape", .line = 32 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 32 },
    /* 5 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, }, .text = "c.shape[1]", .line = 32 },
    /* 6 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 5, }, .text = "b.elements == c.shape[1]", .line = 32 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 7, .text = "b", .line = 32 },
    /* 8 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "shape", .line = 32 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -3LL }, .text = "-3", .line = 32 },
    /* 10 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "b.shape[-3]", .line = 32 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 7, .text = "b", .line = 32 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "elements", .line = 32 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 12, }, .text = "b.shape[-3] == b.elements", .line = 32 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 23 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "dtype", .line = 23 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 18 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 15, 16, 17, }, .text = "x.dtype in {f16, f32}", .line = 23 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 6, .text = "w", .line = 23 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "dtype", .line = 23 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 23 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 20, 21, 22, }, .text = "w.dtype in {f16, f32}", .line = 23 },
    /* 24 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 23, }, .text = "x.dtype in {f16, f32}, w.dtype in {f16, f32}", .line = 23 },
};
static const struct dfg_desc_node relax_clml_openclml_tuple_bn_bias_pad_nn_conv2d_nodes[12] = {
    [0] = { .kind = DFG_D_GET, .rest = -1, .index = 0, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "t.0", .line = 36 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.batch_norm", },
        .n_kids = 5, .kids = (const uint32_t[]){ 2, 8, 9, 10, 11, },
        .under_get = true,
        .text = "relax.nn.batch_norm(c, const, const, const, const)", .line = 35 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, },
        .text = "relax.add(c, b)", .line = 33, .n_where = 2, .where = (const uint32_t[]){ 6, 13, } },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 6, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "data_layout == \"NCHW\"", .line = 25 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "kernel_layout == \"OIHW\"", .line = 25 },
        },
        .text = "relax.nn.conv2d(x, w)", .line = 25, .n_where = 1, .where = (const uint32_t[]){ 24, } },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.pad", },
        .n_kids = 1, .kids = (const uint32_t[]){ 5, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "pad_mode", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 8, .s = "constant" }, .text = "pad_mode == \"constant\"", .line = 26 },
            { .test = DFG_D_TEST_EQ, .name = "pad_value", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 0.0 }, .text = "pad_value == 0.0", .line = 26 },
        },
        .text = "relax.nn.pad(x)", .line = 26 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 80 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 80 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "const", .line = 31 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [10] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [11] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
};
static const struct dfg_desc_region relax_clml_openclml_tuple_bn_bias_pad_nn_conv2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_openclml_tuple_bn_bias_pad_nn_conv2d_refs[] = { { 5, -1 }, { 6, -1 }, };
static const struct dfg_capture relax_clml_openclml_tuple_bn_bias_pad_nn_conv2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_tuple_bn_bias_pad_nn_conv2d_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_tuple_bn_bias_pad_nn_conv2d_match, w) },
};
static const struct dfg_desc_pattern relax_clml_openclml_tuple_bn_bias_pad_nn_conv2d_desc = {
    .n_nodes = 12, .n_exprs = 25, .n_vars = 0, .n_sets = 2,
    .nodes = relax_clml_openclml_tuple_bn_bias_pad_nn_conv2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_openclml_tuple_bn_bias_pad_nn_conv2d_regions,
    .exprs = relax_clml_openclml_tuple_bn_bias_pad_nn_conv2d_exprs,
    .captures = relax_clml_openclml_tuple_bn_bias_pad_nn_conv2d_refs,
    .text = "\"openclml.{a}{t}{n}{b}{c}\"(x, w) = a(t(n(b(c(x, w)))));", .line = 80
};
static bool relax_clml_openclml_tuple_bn_bias_pad_nn_conv2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_openclml_tuple_bn_bias_pad_nn_conv2d_match(g, n, m);
}
static bool relax_clml_openclml_tuple_bn_bias_pad_nn_conv2d_pass(void *ctx, const struct relax_clml_openclml_tuple_bn_bias_pad_nn_conv2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_openclml_tuple_bn_bias_pad_nn_conv2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_openclml_tuple_bn_bias_pad_nn_conv2d_each(g, n, relax_clml_openclml_tuple_bn_bias_pad_nn_conv2d_pass, &e);
}

static const struct dfg_part relax_clml_openclml_tuple_bn_bias_pad_nn_conv2d_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_openclml_tuple_bn_bias_pad_nn_conv2d_whole, get) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_tuple_bn_bias_pad_nn_conv2d_whole, batch_norm) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_tuple_bn_bias_pad_nn_conv2d_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_tuple_bn_bias_pad_nn_conv2d_whole, conv2d) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_tuple_bn_bias_pad_nn_conv2d_whole, pad) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_tuple_bn_bias_pad_nn_conv2d_whole, b) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_tuple_bn_bias_pad_nn_conv2d_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_tuple_bn_bias_pad_nn_conv2d_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_tuple_bn_bias_pad_nn_conv2d_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_tuple_bn_bias_pad_nn_conv2d_whole, constant_4) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_openclml_tuple_bn_bias_pad_nn_conv2d_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_clml_openclml_tuple_bn_bias_pad_nn_conv2d_whole, m.w) },
};
/* ---- openclml.tuple.bn.bias.nn.conv2d ---- */

static const struct dfg_desc_expr relax_clml_openclml_tuple_bn_bias_nn_conv2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 32 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 32 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 32 },
    /* 3 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "shape", .line = 32 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 32 },
    /* 5 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, }, .text = "c.shape[1]", .line = 32 },
    /* 6 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 5, }, .text = "b.elements == c.shape[1]", .line = 32 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 32 },
    /* 8 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "shape", .line = 32 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -3LL }, .text = "-3", .line = 32 },
    /* 10 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "b.shape[-3]", .line = 32 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 32 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "elements", .line = 32 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 12, }, .text = "b.shape[-3] == b.elements", .line = 32 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 23 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "dtype", .line = 23 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 18 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 15, 16, 17, }, .text = "x.dtype in {f16, f32}", .line = 23 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 23 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "dtype", .line = 23 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 23 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 20, 21, 22, }, .text = "w.dtype in {f16, f32}", .line = 23 },
    /* 24 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 23, }, .text = "x.dtype in {f16, f32}, w.dtype in {f16, f32}", .line = 23 },
};
static const struct dfg_desc_node relax_clml_openclml_tuple_bn_bias_nn_conv2d_nodes[11] = {
    [0] = { .kind = DFG_D_GET, .rest = -1, .index = 0, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "t.0", .line = 36 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.batch_norm", },
        .n_kids = 5, .kids = (const uint32_t[]){ 2, 7, 8, 9, 10, },
        .under_get = true,
        .text = "relax.nn.batch_norm(c, const, const, const, const)", .line = 35 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 6, },
        .text = "relax.add(c, b)", .line = 33, .n_where = 2, .where = (const uint32_t[]){ 6, 13, } },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "data_layout == \"NCHW\"", .line = 25 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "kernel_layout == \"OIHW\"", .line = 25 },
        },
        .text = "relax.nn.conv2d(x, w)", .line = 25, .n_where = 1, .where = (const uint32_t[]){ 24, } },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 80 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 80 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "const", .line = 31 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [10] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
};
static const struct dfg_desc_region relax_clml_openclml_tuple_bn_bias_nn_conv2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_openclml_tuple_bn_bias_nn_conv2d_refs[] = { { 4, -1 }, { 5, -1 }, };
static const struct dfg_capture relax_clml_openclml_tuple_bn_bias_nn_conv2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_tuple_bn_bias_nn_conv2d_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_tuple_bn_bias_nn_conv2d_match, w) },
};
static const struct dfg_desc_pattern relax_clml_openclml_tuple_bn_bias_nn_conv2d_desc = {
    .n_nodes = 11, .n_exprs = 25, .n_vars = 0, .n_sets = 2,
    .nodes = relax_clml_openclml_tuple_bn_bias_nn_conv2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_openclml_tuple_bn_bias_nn_conv2d_regions,
    .exprs = relax_clml_openclml_tuple_bn_bias_nn_conv2d_exprs,
    .captures = relax_clml_openclml_tuple_bn_bias_nn_conv2d_refs,
    .text = "\"openclml.{a}{t}{n}{b}{c}\"(x, w) = a(t(n(b(c(x, w)))));", .line = 80
};
static bool relax_clml_openclml_tuple_bn_bias_nn_conv2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_openclml_tuple_bn_bias_nn_conv2d_match(g, n, m);
}
static bool relax_clml_openclml_tuple_bn_bias_nn_conv2d_pass(void *ctx, const struct relax_clml_openclml_tuple_bn_bias_nn_conv2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_openclml_tuple_bn_bias_nn_conv2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_openclml_tuple_bn_bias_nn_conv2d_each(g, n, relax_clml_openclml_tuple_bn_bias_nn_conv2d_pass, &e);
}

static const struct dfg_part relax_clml_openclml_tuple_bn_bias_nn_conv2d_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_openclml_tuple_bn_bias_nn_conv2d_whole, get) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_tuple_bn_bias_nn_conv2d_whole, batch_norm) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_tuple_bn_bias_nn_conv2d_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_tuple_bn_bias_nn_conv2d_whole, conv2d) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_tuple_bn_bias_nn_conv2d_whole, b) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_tuple_bn_bias_nn_conv2d_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_tuple_bn_bias_nn_conv2d_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_tuple_bn_bias_nn_conv2d_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_tuple_bn_bias_nn_conv2d_whole, constant_4) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_openclml_tuple_bn_bias_nn_conv2d_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_clml_openclml_tuple_bn_bias_nn_conv2d_whole, m.w) },
};
/* ---- openclml.tuple.bn.nn.conv2d_transpose ---- */

static const struct dfg_desc_expr relax_clml_openclml_tuple_bn_nn_conv2d_transpose_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 23 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 23 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 4 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, }, .text = "x.dtype in {f16, f32}", .line = 23 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 23 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "dtype", .line = 23 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 9 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 6, 7, 8, }, .text = "w.dtype in {f16, f32}", .line = 23 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 9, }, .text = "x.dtype in {f16, f32}, w.dtype in {f16, f32}", .line = 23 },
};
static const struct dfg_desc_node relax_clml_openclml_tuple_bn_nn_conv2d_transpose_nodes[9] = {
    [0] = { .kind = DFG_D_GET, .rest = -1, .index = 0, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "t.0", .line = 36 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.batch_norm", },
        .n_kids = 5, .kids = (const uint32_t[]){ 2, 5, 6, 7, 8, },
        .under_get = true,
        .text = "relax.nn.batch_norm(c, const, const, const, const)", .line = 35 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.conv2d_transpose", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "data_layout == \"NCHW\"", .line = 27 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "kernel_layout == \"OIHW\"", .line = 27 },
        },
        .text = "relax.nn.conv2d_transpose(x, w)", .line = 27, .n_where = 1, .where = (const uint32_t[]){ 10, } },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 80 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 80 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
};
static const struct dfg_desc_region relax_clml_openclml_tuple_bn_nn_conv2d_transpose_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_openclml_tuple_bn_nn_conv2d_transpose_refs[] = { { 3, -1 }, { 4, -1 }, };
static const struct dfg_capture relax_clml_openclml_tuple_bn_nn_conv2d_transpose_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_tuple_bn_nn_conv2d_transpose_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_tuple_bn_nn_conv2d_transpose_match, w) },
};
static const struct dfg_desc_pattern relax_clml_openclml_tuple_bn_nn_conv2d_transpose_desc = {
    .n_nodes = 9, .n_exprs = 11, .n_vars = 0, .n_sets = 2,
    .nodes = relax_clml_openclml_tuple_bn_nn_conv2d_transpose_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_openclml_tuple_bn_nn_conv2d_transpose_regions,
    .exprs = relax_clml_openclml_tuple_bn_nn_conv2d_transpose_exprs,
    .captures = relax_clml_openclml_tuple_bn_nn_conv2d_transpose_refs,
    .text = "\"openclml.{a}{t}{n}{b}{c}\"(x, w) = a(t(n(b(c(x, w)))));", .line = 80
};
static bool relax_clml_openclml_tuple_bn_nn_conv2d_transpose_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_openclml_tuple_bn_nn_conv2d_transpose_match(g, n, m);
}
static bool relax_clml_openclml_tuple_bn_nn_conv2d_transpose_pass(void *ctx, const struct relax_clml_openclml_tuple_bn_nn_conv2d_transpose_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_openclml_tuple_bn_nn_conv2d_transpose_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_openclml_tuple_bn_nn_conv2d_transpose_each(g, n, relax_clml_openclml_tuple_bn_nn_conv2d_transpose_pass, &e);
}

static const struct dfg_part relax_clml_openclml_tuple_bn_nn_conv2d_transpose_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_openclml_tuple_bn_nn_conv2d_transpose_whole, get) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_tuple_bn_nn_conv2d_transpose_whole, batch_norm) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_tuple_bn_nn_conv2d_transpose_whole, conv2d_transpose) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_tuple_bn_nn_conv2d_transpose_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_tuple_bn_nn_conv2d_transpose_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_tuple_bn_nn_conv2d_transpose_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_tuple_bn_nn_conv2d_transpose_whole, constant_4) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_openclml_tuple_bn_nn_conv2d_transpose_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_clml_openclml_tuple_bn_nn_conv2d_transpose_whole, m.w) },
};
/* ---- openclml.tuple.bn.pad.nn.conv2d ---- */

static const struct dfg_desc_expr relax_clml_openclml_tuple_bn_pad_nn_conv2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 23 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 23 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 4 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, }, .text = "x.dtype in {f16, f32}", .line = 23 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 23 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "dtype", .line = 23 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 9 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 6, 7, 8, }, .text = "w.dtype in {f16, f32}", .line = 23 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 9, }, .text = "x.dtype in {f16, f32}, w.dtype in {f16, f32}", .line = 23 },
};
static const struct dfg_desc_node relax_clml_openclml_tuple_bn_pad_nn_conv2d_nodes[10] = {
    [0] = { .kind = DFG_D_GET, .rest = -1, .index = 0, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "t.0", .line = 36 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.batch_norm", },
        .n_kids = 5, .kids = (const uint32_t[]){ 2, 6, 7, 8, 9, },
        .under_get = true,
        .text = "relax.nn.batch_norm(c, const, const, const, const)", .line = 35 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 5, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "data_layout == \"NCHW\"", .line = 25 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "kernel_layout == \"OIHW\"", .line = 25 },
        },
        .text = "relax.nn.conv2d(x, w)", .line = 25, .n_where = 1, .where = (const uint32_t[]){ 10, } },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.pad", },
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "pad_mode", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 8, .s = "constant" }, .text = "pad_mode == \"constant\"", .line = 26 },
            { .test = DFG_D_TEST_EQ, .name = "pad_value", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 0.0 }, .text = "pad_value == 0.0", .line = 26 },
        },
        .text = "relax.nn.pad(x)", .line = 26 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 80 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 80 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
};
static const struct dfg_desc_region relax_clml_openclml_tuple_bn_pad_nn_conv2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_openclml_tuple_bn_pad_nn_conv2d_refs[] = { { 4, -1 }, { 5, -1 }, };
static const struct dfg_capture relax_clml_openclml_tuple_bn_pad_nn_conv2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_tuple_bn_pad_nn_conv2d_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_tuple_bn_pad_nn_conv2d_match, w) },
};
static const struct dfg_desc_pattern relax_clml_openclml_tuple_bn_pad_nn_conv2d_desc = {
    .n_nodes = 10, .n_exprs = 11, .n_vars = 0, .n_sets = 2,
    .nodes = relax_clml_openclml_tuple_bn_pad_nn_conv2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_openclml_tuple_bn_pad_nn_conv2d_regions,
    .exprs = relax_clml_openclml_tuple_bn_pad_nn_conv2d_exprs,
    .captures = relax_clml_openclml_tuple_bn_pad_nn_conv2d_refs,
    .text = "\"openclml.{a}{t}{n}{b}{c}\"(x, w) = a(t(n(b(c(x, w)))));", .line = 80
};
static bool relax_clml_openclml_tuple_bn_pad_nn_conv2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_openclml_tuple_bn_pad_nn_conv2d_match(g, n, m);
}
static bool relax_clml_openclml_tuple_bn_pad_nn_conv2d_pass(void *ctx, const struct relax_clml_openclml_tuple_bn_pad_nn_conv2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_openclml_tuple_bn_pad_nn_conv2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_openclml_tuple_bn_pad_nn_conv2d_each(g, n, relax_clml_openclml_tuple_bn_pad_nn_conv2d_pass, &e);
}

static const struct dfg_part relax_clml_openclml_tuple_bn_pad_nn_conv2d_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_openclml_tuple_bn_pad_nn_conv2d_whole, get) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_tuple_bn_pad_nn_conv2d_whole, batch_norm) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_tuple_bn_pad_nn_conv2d_whole, conv2d) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_tuple_bn_pad_nn_conv2d_whole, pad) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_tuple_bn_pad_nn_conv2d_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_tuple_bn_pad_nn_conv2d_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_tuple_bn_pad_nn_conv2d_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_tuple_bn_pad_nn_conv2d_whole, constant_4) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_openclml_tuple_bn_pad_nn_conv2d_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_clml_openclml_tuple_bn_pad_nn_conv2d_whole, m.w) },
};
/* ---- openclml.tuple.bn.nn.conv2d ---- */

static const struct dfg_desc_expr relax_clml_openclml_tuple_bn_nn_conv2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 23 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 23 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 4 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, }, .text = "x.dtype in {f16, f32}", .line = 23 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 23 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "dtype", .line = 23 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 9 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 6, 7, 8, }, .text = "w.dtype in {f16, f32}", .line = 23 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 9, }, .text = "x.dtype in {f16, f32}, w.dtype in {f16, f32}", .line = 23 },
};
static const struct dfg_desc_node relax_clml_openclml_tuple_bn_nn_conv2d_nodes[9] = {
    [0] = { .kind = DFG_D_GET, .rest = -1, .index = 0, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "t.0", .line = 36 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.batch_norm", },
        .n_kids = 5, .kids = (const uint32_t[]){ 2, 5, 6, 7, 8, },
        .under_get = true,
        .text = "relax.nn.batch_norm(c, const, const, const, const)", .line = 35 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "data_layout == \"NCHW\"", .line = 25 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "kernel_layout == \"OIHW\"", .line = 25 },
        },
        .text = "relax.nn.conv2d(x, w)", .line = 25, .n_where = 1, .where = (const uint32_t[]){ 10, } },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 80 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 80 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
};
static const struct dfg_desc_region relax_clml_openclml_tuple_bn_nn_conv2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_openclml_tuple_bn_nn_conv2d_refs[] = { { 3, -1 }, { 4, -1 }, };
static const struct dfg_capture relax_clml_openclml_tuple_bn_nn_conv2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_tuple_bn_nn_conv2d_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_tuple_bn_nn_conv2d_match, w) },
};
static const struct dfg_desc_pattern relax_clml_openclml_tuple_bn_nn_conv2d_desc = {
    .n_nodes = 9, .n_exprs = 11, .n_vars = 0, .n_sets = 2,
    .nodes = relax_clml_openclml_tuple_bn_nn_conv2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_openclml_tuple_bn_nn_conv2d_regions,
    .exprs = relax_clml_openclml_tuple_bn_nn_conv2d_exprs,
    .captures = relax_clml_openclml_tuple_bn_nn_conv2d_refs,
    .text = "\"openclml.{a}{t}{n}{b}{c}\"(x, w) = a(t(n(b(c(x, w)))));", .line = 80
};
static bool relax_clml_openclml_tuple_bn_nn_conv2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_openclml_tuple_bn_nn_conv2d_match(g, n, m);
}
static bool relax_clml_openclml_tuple_bn_nn_conv2d_pass(void *ctx, const struct relax_clml_openclml_tuple_bn_nn_conv2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_openclml_tuple_bn_nn_conv2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_openclml_tuple_bn_nn_conv2d_each(g, n, relax_clml_openclml_tuple_bn_nn_conv2d_pass, &e);
}

static const struct dfg_part relax_clml_openclml_tuple_bn_nn_conv2d_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_openclml_tuple_bn_nn_conv2d_whole, get) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_tuple_bn_nn_conv2d_whole, batch_norm) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_tuple_bn_nn_conv2d_whole, conv2d) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_tuple_bn_nn_conv2d_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_tuple_bn_nn_conv2d_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_tuple_bn_nn_conv2d_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_tuple_bn_nn_conv2d_whole, constant_4) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_openclml_tuple_bn_nn_conv2d_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_clml_openclml_tuple_bn_nn_conv2d_whole, m.w) },
};
/* ---- openclml.tuple.bias.nn.conv2d_transpose ---- */

static const struct dfg_desc_expr relax_clml_openclml_tuple_bias_nn_conv2d_transpose_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 32 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 32 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 32 },
    /* 3 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "shape", .line = 32 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 32 },
    /* 5 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, }, .text = "c.shape[1]", .line = 32 },
    /* 6 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 5, }, .text = "b.elements == c.shape[1]", .line = 32 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 32 },
    /* 8 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "shape", .line = 32 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -3LL }, .text = "-3", .line = 32 },
    /* 10 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "b.shape[-3]", .line = 32 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 32 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "elements", .line = 32 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 12, }, .text = "b.shape[-3] == b.elements", .line = 32 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 23 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "dtype", .line = 23 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 18 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 15, 16, 17, }, .text = "x.dtype in {f16, f32}", .line = 23 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 23 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "dtype", .line = 23 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 23 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 20, 21, 22, }, .text = "w.dtype in {f16, f32}", .line = 23 },
    /* 24 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 23, }, .text = "x.dtype in {f16, f32}, w.dtype in {f16, f32}", .line = 23 },
};
static const struct dfg_desc_node relax_clml_openclml_tuple_bias_nn_conv2d_transpose_nodes[6] = {
    [0] = { .kind = DFG_D_GET, .rest = -1, .index = 0, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "t.0", .line = 36 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .under_get = true,
        .text = "relax.add(c, b)", .line = 33, .n_where = 2, .where = (const uint32_t[]){ 6, 13, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.conv2d_transpose", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "data_layout == \"NCHW\"", .line = 27 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "kernel_layout == \"OIHW\"", .line = 27 },
        },
        .text = "relax.nn.conv2d_transpose(x, w)", .line = 27, .n_where = 1, .where = (const uint32_t[]){ 24, } },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 80 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 80 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "const", .line = 31 },
};
static const struct dfg_desc_region relax_clml_openclml_tuple_bias_nn_conv2d_transpose_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_openclml_tuple_bias_nn_conv2d_transpose_refs[] = { { 3, -1 }, { 4, -1 }, };
static const struct dfg_capture relax_clml_openclml_tuple_bias_nn_conv2d_transpose_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_tuple_bias_nn_conv2d_transpose_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_tuple_bias_nn_conv2d_transpose_match, w) },
};
static const struct dfg_desc_pattern relax_clml_openclml_tuple_bias_nn_conv2d_transpose_desc = {
    .n_nodes = 6, .n_exprs = 25, .n_vars = 0, .n_sets = 2,
    .nodes = relax_clml_openclml_tuple_bias_nn_conv2d_transpose_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_openclml_tuple_bias_nn_conv2d_transpose_regions,
    .exprs = relax_clml_openclml_tuple_bias_nn_conv2d_transpose_exprs,
    .captures = relax_clml_openclml_tuple_bias_nn_conv2d_transpose_refs,
    .text = "\"openclml.{a}{t}{n}{b}{c}\"(x, w) = a(t(n(b(c(x, w)))));", .line = 80
};
static bool relax_clml_openclml_tuple_bias_nn_conv2d_transpose_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_openclml_tuple_bias_nn_conv2d_transpose_match(g, n, m);
}
static bool relax_clml_openclml_tuple_bias_nn_conv2d_transpose_pass(void *ctx, const struct relax_clml_openclml_tuple_bias_nn_conv2d_transpose_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_openclml_tuple_bias_nn_conv2d_transpose_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_openclml_tuple_bias_nn_conv2d_transpose_each(g, n, relax_clml_openclml_tuple_bias_nn_conv2d_transpose_pass, &e);
}

static const struct dfg_part relax_clml_openclml_tuple_bias_nn_conv2d_transpose_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_openclml_tuple_bias_nn_conv2d_transpose_whole, get) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_tuple_bias_nn_conv2d_transpose_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_tuple_bias_nn_conv2d_transpose_whole, conv2d_transpose) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_tuple_bias_nn_conv2d_transpose_whole, b) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_openclml_tuple_bias_nn_conv2d_transpose_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_clml_openclml_tuple_bias_nn_conv2d_transpose_whole, m.w) },
};
/* ---- openclml.tuple.bias.pad.nn.conv2d ---- */

static const struct dfg_desc_expr relax_clml_openclml_tuple_bias_pad_nn_conv2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 32 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 32 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 32 },
    /* 3 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "shape", .line = 32 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 32 },
    /* 5 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, }, .text = "c.shape[1]", .line = 32 },
    /* 6 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 5, }, .text = "b.elements == c.shape[1]", .line = 32 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 32 },
    /* 8 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "shape", .line = 32 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -3LL }, .text = "-3", .line = 32 },
    /* 10 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "b.shape[-3]", .line = 32 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 32 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "elements", .line = 32 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 12, }, .text = "b.shape[-3] == b.elements", .line = 32 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 23 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "dtype", .line = 23 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 18 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 15, 16, 17, }, .text = "x.dtype in {f16, f32}", .line = 23 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 23 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "dtype", .line = 23 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 23 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 20, 21, 22, }, .text = "w.dtype in {f16, f32}", .line = 23 },
    /* 24 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 23, }, .text = "x.dtype in {f16, f32}, w.dtype in {f16, f32}", .line = 23 },
};
static const struct dfg_desc_node relax_clml_openclml_tuple_bias_pad_nn_conv2d_nodes[7] = {
    [0] = { .kind = DFG_D_GET, .rest = -1, .index = 0, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "t.0", .line = 36 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 6, },
        .under_get = true,
        .text = "relax.add(c, b)", .line = 33, .n_where = 2, .where = (const uint32_t[]){ 6, 13, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 5, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "data_layout == \"NCHW\"", .line = 25 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "kernel_layout == \"OIHW\"", .line = 25 },
        },
        .text = "relax.nn.conv2d(x, w)", .line = 25, .n_where = 1, .where = (const uint32_t[]){ 24, } },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.pad", },
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "pad_mode", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 8, .s = "constant" }, .text = "pad_mode == \"constant\"", .line = 26 },
            { .test = DFG_D_TEST_EQ, .name = "pad_value", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 0.0 }, .text = "pad_value == 0.0", .line = 26 },
        },
        .text = "relax.nn.pad(x)", .line = 26 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 80 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 80 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "const", .line = 31 },
};
static const struct dfg_desc_region relax_clml_openclml_tuple_bias_pad_nn_conv2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_openclml_tuple_bias_pad_nn_conv2d_refs[] = { { 4, -1 }, { 5, -1 }, };
static const struct dfg_capture relax_clml_openclml_tuple_bias_pad_nn_conv2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_tuple_bias_pad_nn_conv2d_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_tuple_bias_pad_nn_conv2d_match, w) },
};
static const struct dfg_desc_pattern relax_clml_openclml_tuple_bias_pad_nn_conv2d_desc = {
    .n_nodes = 7, .n_exprs = 25, .n_vars = 0, .n_sets = 2,
    .nodes = relax_clml_openclml_tuple_bias_pad_nn_conv2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_openclml_tuple_bias_pad_nn_conv2d_regions,
    .exprs = relax_clml_openclml_tuple_bias_pad_nn_conv2d_exprs,
    .captures = relax_clml_openclml_tuple_bias_pad_nn_conv2d_refs,
    .text = "\"openclml.{a}{t}{n}{b}{c}\"(x, w) = a(t(n(b(c(x, w)))));", .line = 80
};
static bool relax_clml_openclml_tuple_bias_pad_nn_conv2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_openclml_tuple_bias_pad_nn_conv2d_match(g, n, m);
}
static bool relax_clml_openclml_tuple_bias_pad_nn_conv2d_pass(void *ctx, const struct relax_clml_openclml_tuple_bias_pad_nn_conv2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_openclml_tuple_bias_pad_nn_conv2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_openclml_tuple_bias_pad_nn_conv2d_each(g, n, relax_clml_openclml_tuple_bias_pad_nn_conv2d_pass, &e);
}

static const struct dfg_part relax_clml_openclml_tuple_bias_pad_nn_conv2d_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_openclml_tuple_bias_pad_nn_conv2d_whole, get) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_tuple_bias_pad_nn_conv2d_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_tuple_bias_pad_nn_conv2d_whole, conv2d) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_tuple_bias_pad_nn_conv2d_whole, pad) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_tuple_bias_pad_nn_conv2d_whole, b) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_openclml_tuple_bias_pad_nn_conv2d_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_clml_openclml_tuple_bias_pad_nn_conv2d_whole, m.w) },
};
/* ---- openclml.tuple.bias.nn.conv2d ---- */

static const struct dfg_desc_expr relax_clml_openclml_tuple_bias_nn_conv2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 32 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 32 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 32 },
    /* 3 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "shape", .line = 32 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 32 },
    /* 5 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, }, .text = "c.shape[1]", .line = 32 },
    /* 6 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 5, }, .text = "b.elements == c.shape[1]", .line = 32 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 32 },
    /* 8 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "shape", .line = 32 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -3LL }, .text = "-3", .line = 32 },
    /* 10 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "b.shape[-3]", .line = 32 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 32 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "elements", .line = 32 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 12, }, .text = "b.shape[-3] == b.elements", .line = 32 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 23 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "dtype", .line = 23 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 18 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 15, 16, 17, }, .text = "x.dtype in {f16, f32}", .line = 23 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 23 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "dtype", .line = 23 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 23 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 20, 21, 22, }, .text = "w.dtype in {f16, f32}", .line = 23 },
    /* 24 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 23, }, .text = "x.dtype in {f16, f32}, w.dtype in {f16, f32}", .line = 23 },
};
static const struct dfg_desc_node relax_clml_openclml_tuple_bias_nn_conv2d_nodes[6] = {
    [0] = { .kind = DFG_D_GET, .rest = -1, .index = 0, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "t.0", .line = 36 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .under_get = true,
        .text = "relax.add(c, b)", .line = 33, .n_where = 2, .where = (const uint32_t[]){ 6, 13, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "data_layout == \"NCHW\"", .line = 25 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "kernel_layout == \"OIHW\"", .line = 25 },
        },
        .text = "relax.nn.conv2d(x, w)", .line = 25, .n_where = 1, .where = (const uint32_t[]){ 24, } },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 80 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 80 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "const", .line = 31 },
};
static const struct dfg_desc_region relax_clml_openclml_tuple_bias_nn_conv2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_openclml_tuple_bias_nn_conv2d_refs[] = { { 3, -1 }, { 4, -1 }, };
static const struct dfg_capture relax_clml_openclml_tuple_bias_nn_conv2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_tuple_bias_nn_conv2d_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_tuple_bias_nn_conv2d_match, w) },
};
static const struct dfg_desc_pattern relax_clml_openclml_tuple_bias_nn_conv2d_desc = {
    .n_nodes = 6, .n_exprs = 25, .n_vars = 0, .n_sets = 2,
    .nodes = relax_clml_openclml_tuple_bias_nn_conv2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_openclml_tuple_bias_nn_conv2d_regions,
    .exprs = relax_clml_openclml_tuple_bias_nn_conv2d_exprs,
    .captures = relax_clml_openclml_tuple_bias_nn_conv2d_refs,
    .text = "\"openclml.{a}{t}{n}{b}{c}\"(x, w) = a(t(n(b(c(x, w)))));", .line = 80
};
static bool relax_clml_openclml_tuple_bias_nn_conv2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_openclml_tuple_bias_nn_conv2d_match(g, n, m);
}
static bool relax_clml_openclml_tuple_bias_nn_conv2d_pass(void *ctx, const struct relax_clml_openclml_tuple_bias_nn_conv2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_openclml_tuple_bias_nn_conv2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_openclml_tuple_bias_nn_conv2d_each(g, n, relax_clml_openclml_tuple_bias_nn_conv2d_pass, &e);
}

static const struct dfg_part relax_clml_openclml_tuple_bias_nn_conv2d_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_openclml_tuple_bias_nn_conv2d_whole, get) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_tuple_bias_nn_conv2d_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_tuple_bias_nn_conv2d_whole, conv2d) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_tuple_bias_nn_conv2d_whole, b) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_openclml_tuple_bias_nn_conv2d_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_clml_openclml_tuple_bias_nn_conv2d_whole, m.w) },
};
/* ---- openclml.tuple.nn.conv2d_transpose ---- */

static const struct dfg_desc_expr relax_clml_openclml_tuple_nn_conv2d_transpose_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 23 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 4 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, }, .text = "x.dtype in {f16, f32}", .line = 23 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 23 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "dtype", .line = 23 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 9 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 6, 7, 8, }, .text = "w.dtype in {f16, f32}", .line = 23 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 9, }, .text = "x.dtype in {f16, f32}, w.dtype in {f16, f32}", .line = 23 },
};
static const struct dfg_desc_node relax_clml_openclml_tuple_nn_conv2d_transpose_nodes[4] = {
    [0] = { .kind = DFG_D_GET, .rest = -1, .index = 0, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "t.0", .line = 36 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.conv2d_transpose", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .under_get = true,
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "data_layout == \"NCHW\"", .line = 27 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "kernel_layout == \"OIHW\"", .line = 27 },
        },
        .text = "relax.nn.conv2d_transpose(x, w)", .line = 27, .n_where = 1, .where = (const uint32_t[]){ 10, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 80 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 80 },
};
static const struct dfg_desc_region relax_clml_openclml_tuple_nn_conv2d_transpose_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_openclml_tuple_nn_conv2d_transpose_refs[] = { { 2, -1 }, { 3, -1 }, };
static const struct dfg_capture relax_clml_openclml_tuple_nn_conv2d_transpose_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_tuple_nn_conv2d_transpose_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_tuple_nn_conv2d_transpose_match, w) },
};
static const struct dfg_desc_pattern relax_clml_openclml_tuple_nn_conv2d_transpose_desc = {
    .n_nodes = 4, .n_exprs = 11, .n_vars = 0, .n_sets = 2,
    .nodes = relax_clml_openclml_tuple_nn_conv2d_transpose_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_openclml_tuple_nn_conv2d_transpose_regions,
    .exprs = relax_clml_openclml_tuple_nn_conv2d_transpose_exprs,
    .captures = relax_clml_openclml_tuple_nn_conv2d_transpose_refs,
    .text = "\"openclml.{a}{t}{n}{b}{c}\"(x, w) = a(t(n(b(c(x, w)))));", .line = 80
};
static bool relax_clml_openclml_tuple_nn_conv2d_transpose_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_openclml_tuple_nn_conv2d_transpose_match(g, n, m);
}
static bool relax_clml_openclml_tuple_nn_conv2d_transpose_pass(void *ctx, const struct relax_clml_openclml_tuple_nn_conv2d_transpose_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_openclml_tuple_nn_conv2d_transpose_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_openclml_tuple_nn_conv2d_transpose_each(g, n, relax_clml_openclml_tuple_nn_conv2d_transpose_pass, &e);
}

static const struct dfg_part relax_clml_openclml_tuple_nn_conv2d_transpose_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_openclml_tuple_nn_conv2d_transpose_whole, get) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_tuple_nn_conv2d_transpose_whole, conv2d_transpose) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_openclml_tuple_nn_conv2d_transpose_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_clml_openclml_tuple_nn_conv2d_transpose_whole, m.w) },
};
/* ---- openclml.tuple.pad.nn.conv2d ---- */

static const struct dfg_desc_expr relax_clml_openclml_tuple_pad_nn_conv2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 23 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 4 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, }, .text = "x.dtype in {f16, f32}", .line = 23 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 23 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "dtype", .line = 23 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 9 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 6, 7, 8, }, .text = "w.dtype in {f16, f32}", .line = 23 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 9, }, .text = "x.dtype in {f16, f32}, w.dtype in {f16, f32}", .line = 23 },
};
static const struct dfg_desc_node relax_clml_openclml_tuple_pad_nn_conv2d_nodes[5] = {
    [0] = { .kind = DFG_D_GET, .rest = -1, .index = 0, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "t.0", .line = 36 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 4, },
        .under_get = true,
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "data_layout == \"NCHW\"", .line = 25 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "kernel_layout == \"OIHW\"", .line = 25 },
        },
        .text = "relax.nn.conv2d(x, w)", .line = 25, .n_where = 1, .where = (const uint32_t[]){ 10, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.pad", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "pad_mode", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 8, .s = "constant" }, .text = "pad_mode == \"constant\"", .line = 26 },
            { .test = DFG_D_TEST_EQ, .name = "pad_value", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 0.0 }, .text = "pad_value == 0.0", .line = 26 },
        },
        .text = "relax.nn.pad(x)", .line = 26 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 80 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 80 },
};
static const struct dfg_desc_region relax_clml_openclml_tuple_pad_nn_conv2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_openclml_tuple_pad_nn_conv2d_refs[] = { { 3, -1 }, { 4, -1 }, };
static const struct dfg_capture relax_clml_openclml_tuple_pad_nn_conv2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_tuple_pad_nn_conv2d_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_tuple_pad_nn_conv2d_match, w) },
};
static const struct dfg_desc_pattern relax_clml_openclml_tuple_pad_nn_conv2d_desc = {
    .n_nodes = 5, .n_exprs = 11, .n_vars = 0, .n_sets = 2,
    .nodes = relax_clml_openclml_tuple_pad_nn_conv2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_openclml_tuple_pad_nn_conv2d_regions,
    .exprs = relax_clml_openclml_tuple_pad_nn_conv2d_exprs,
    .captures = relax_clml_openclml_tuple_pad_nn_conv2d_refs,
    .text = "\"openclml.{a}{t}{n}{b}{c}\"(x, w) = a(t(n(b(c(x, w)))));", .line = 80
};
static bool relax_clml_openclml_tuple_pad_nn_conv2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_openclml_tuple_pad_nn_conv2d_match(g, n, m);
}
static bool relax_clml_openclml_tuple_pad_nn_conv2d_pass(void *ctx, const struct relax_clml_openclml_tuple_pad_nn_conv2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_openclml_tuple_pad_nn_conv2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_openclml_tuple_pad_nn_conv2d_each(g, n, relax_clml_openclml_tuple_pad_nn_conv2d_pass, &e);
}

static const struct dfg_part relax_clml_openclml_tuple_pad_nn_conv2d_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_openclml_tuple_pad_nn_conv2d_whole, get) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_tuple_pad_nn_conv2d_whole, conv2d) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_tuple_pad_nn_conv2d_whole, pad) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_openclml_tuple_pad_nn_conv2d_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_clml_openclml_tuple_pad_nn_conv2d_whole, m.w) },
};
/* ---- openclml.tuple.nn.conv2d ---- */

static const struct dfg_desc_expr relax_clml_openclml_tuple_nn_conv2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 23 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 4 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, }, .text = "x.dtype in {f16, f32}", .line = 23 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 23 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "dtype", .line = 23 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 9 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 6, 7, 8, }, .text = "w.dtype in {f16, f32}", .line = 23 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 9, }, .text = "x.dtype in {f16, f32}, w.dtype in {f16, f32}", .line = 23 },
};
static const struct dfg_desc_node relax_clml_openclml_tuple_nn_conv2d_nodes[4] = {
    [0] = { .kind = DFG_D_GET, .rest = -1, .index = 0, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "t.0", .line = 36 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .under_get = true,
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "data_layout == \"NCHW\"", .line = 25 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "kernel_layout == \"OIHW\"", .line = 25 },
        },
        .text = "relax.nn.conv2d(x, w)", .line = 25, .n_where = 1, .where = (const uint32_t[]){ 10, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 80 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 80 },
};
static const struct dfg_desc_region relax_clml_openclml_tuple_nn_conv2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_openclml_tuple_nn_conv2d_refs[] = { { 2, -1 }, { 3, -1 }, };
static const struct dfg_capture relax_clml_openclml_tuple_nn_conv2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_tuple_nn_conv2d_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_tuple_nn_conv2d_match, w) },
};
static const struct dfg_desc_pattern relax_clml_openclml_tuple_nn_conv2d_desc = {
    .n_nodes = 4, .n_exprs = 11, .n_vars = 0, .n_sets = 2,
    .nodes = relax_clml_openclml_tuple_nn_conv2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_openclml_tuple_nn_conv2d_regions,
    .exprs = relax_clml_openclml_tuple_nn_conv2d_exprs,
    .captures = relax_clml_openclml_tuple_nn_conv2d_refs,
    .text = "\"openclml.{a}{t}{n}{b}{c}\"(x, w) = a(t(n(b(c(x, w)))));", .line = 80
};
static bool relax_clml_openclml_tuple_nn_conv2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_openclml_tuple_nn_conv2d_match(g, n, m);
}
static bool relax_clml_openclml_tuple_nn_conv2d_pass(void *ctx, const struct relax_clml_openclml_tuple_nn_conv2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_openclml_tuple_nn_conv2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_openclml_tuple_nn_conv2d_each(g, n, relax_clml_openclml_tuple_nn_conv2d_pass, &e);
}

static const struct dfg_part relax_clml_openclml_tuple_nn_conv2d_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_openclml_tuple_nn_conv2d_whole, get) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_tuple_nn_conv2d_whole, conv2d) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_openclml_tuple_nn_conv2d_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_clml_openclml_tuple_nn_conv2d_whole, m.w) },
};
/* ---- openclml.bn.bias.nn.conv2d_transpose ---- */

static const struct dfg_desc_expr relax_clml_openclml_bn_bias_nn_conv2d_transpose_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 32 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 32 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 32 },
    /* 3 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "shape", .line = 32 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 32 },
    /* 5 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, }, .text = "c.shape[1]", .line = 32 },
    /* 6 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 5, }, .text = "b.elements == c.shape[1]", .line = 32 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 32 },
    /* 8 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "shape", .line = 32 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -3LL }, .text = "-3", .line = 32 },
    /* 10 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "b.shape[-3]", .line = 32 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 32 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "elements", .line = 32 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 12, }, .text = "b.shape[-3] == b.elements", .line = 32 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 23 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "dtype", .line = 23 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 18 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 15, 16, 17, }, .text = "x.dtype in {f16, f32}", .line = 23 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 23 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "dtype", .line = 23 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 23 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 20, 21, 22, }, .text = "w.dtype in {f16, f32}", .line = 23 },
    /* 24 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 23, }, .text = "x.dtype in {f16, f32}, w.dtype in {f16, f32}", .line = 23 },
};
static const struct dfg_desc_node relax_clml_openclml_bn_bias_nn_conv2d_transpose_nodes[10] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.batch_norm", },
        .n_kids = 5, .kids = (const uint32_t[]){ 1, 6, 7, 8, 9, },
        .text = "relax.nn.batch_norm(c, const, const, const, const)", .line = 35 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .text = "relax.add(c, b)", .line = 33, .n_where = 2, .where = (const uint32_t[]){ 6, 13, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.conv2d_transpose", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "data_layout == \"NCHW\"", .line = 27 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "kernel_layout == \"OIHW\"", .line = 27 },
        },
        .text = "relax.nn.conv2d_transpose(x, w)", .line = 27, .n_where = 1, .where = (const uint32_t[]){ 24, } },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 80 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 80 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "const", .line = 31 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
};
static const struct dfg_desc_region relax_clml_openclml_bn_bias_nn_conv2d_transpose_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_openclml_bn_bias_nn_conv2d_transpose_refs[] = { { 3, -1 }, { 4, -1 }, };
static const struct dfg_capture relax_clml_openclml_bn_bias_nn_conv2d_transpose_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_bn_bias_nn_conv2d_transpose_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_bn_bias_nn_conv2d_transpose_match, w) },
};
static const struct dfg_desc_pattern relax_clml_openclml_bn_bias_nn_conv2d_transpose_desc = {
    .n_nodes = 10, .n_exprs = 25, .n_vars = 0, .n_sets = 2,
    .nodes = relax_clml_openclml_bn_bias_nn_conv2d_transpose_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_openclml_bn_bias_nn_conv2d_transpose_regions,
    .exprs = relax_clml_openclml_bn_bias_nn_conv2d_transpose_exprs,
    .captures = relax_clml_openclml_bn_bias_nn_conv2d_transpose_refs,
    .text = "\"openclml.{a}{t}{n}{b}{c}\"(x, w) = a(t(n(b(c(x, w)))));", .line = 80
};
static bool relax_clml_openclml_bn_bias_nn_conv2d_transpose_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_openclml_bn_bias_nn_conv2d_transpose_match(g, n, m);
}
static bool relax_clml_openclml_bn_bias_nn_conv2d_transpose_pass(void *ctx, const struct relax_clml_openclml_bn_bias_nn_conv2d_transpose_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_openclml_bn_bias_nn_conv2d_transpose_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_openclml_bn_bias_nn_conv2d_transpose_each(g, n, relax_clml_openclml_bn_bias_nn_conv2d_transpose_pass, &e);
}

static const struct dfg_part relax_clml_openclml_bn_bias_nn_conv2d_transpose_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_openclml_bn_bias_nn_conv2d_transpose_whole, batch_norm) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_bn_bias_nn_conv2d_transpose_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_bn_bias_nn_conv2d_transpose_whole, conv2d_transpose) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_bn_bias_nn_conv2d_transpose_whole, b) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_bn_bias_nn_conv2d_transpose_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_bn_bias_nn_conv2d_transpose_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_bn_bias_nn_conv2d_transpose_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_bn_bias_nn_conv2d_transpose_whole, constant_4) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_openclml_bn_bias_nn_conv2d_transpose_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_clml_openclml_bn_bias_nn_conv2d_transpose_whole, m.w) },
};
/* ---- openclml.bn.bias.pad.nn.conv2d ---- */

static const struct dfg_desc_expr relax_clml_openclml_bn_bias_pad_nn_conv2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 32 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 32 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 32 },
    /* 3 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "shape", .line = 32 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 32 },
    /* 5 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, }, .text = "c.shape[1]", .line = 32 },
    /* 6 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 5, }, .text = "b.elements == c.shape[1]", .line = 32 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 32 },
    /* 8 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "shape", .line = 32 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -3LL }, .text = "-3", .line = 32 },
    /* 10 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "b.shape[-3]", .line = 32 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 32 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "elements", .line = 32 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 12, }, .text = "b.shape[-3] == b.elements", .line = 32 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 23 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "dtype", .line = 23 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 18 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 15, 16, 17, }, .text = "x.dtype in {f16, f32}", .line = 23 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 23 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "dtype", .line = 23 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 23 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 20, 21, 22, }, .text = "w.dtype in {f16, f32}", .line = 23 },
    /* 24 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 23, }, .text = "x.dtype in {f16, f32}, w.dtype in {f16, f32}", .line = 23 },
};
static const struct dfg_desc_node relax_clml_openclml_bn_bias_pad_nn_conv2d_nodes[11] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.batch_norm", },
        .n_kids = 5, .kids = (const uint32_t[]){ 1, 7, 8, 9, 10, },
        .text = "relax.nn.batch_norm(c, const, const, const, const)", .line = 35 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 6, },
        .text = "relax.add(c, b)", .line = 33, .n_where = 2, .where = (const uint32_t[]){ 6, 13, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 5, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "data_layout == \"NCHW\"", .line = 25 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "kernel_layout == \"OIHW\"", .line = 25 },
        },
        .text = "relax.nn.conv2d(x, w)", .line = 25, .n_where = 1, .where = (const uint32_t[]){ 24, } },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.pad", },
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "pad_mode", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 8, .s = "constant" }, .text = "pad_mode == \"constant\"", .line = 26 },
            { .test = DFG_D_TEST_EQ, .name = "pad_value", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 0.0 }, .text = "pad_value == 0.0", .line = 26 },
        },
        .text = "relax.nn.pad(x)", .line = 26 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 80 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 80 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "const", .line = 31 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [10] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
};
static const struct dfg_desc_region relax_clml_openclml_bn_bias_pad_nn_conv2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_openclml_bn_bias_pad_nn_conv2d_refs[] = { { 4, -1 }, { 5, -1 }, };
static const struct dfg_capture relax_clml_openclml_bn_bias_pad_nn_conv2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_bn_bias_pad_nn_conv2d_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_bn_bias_pad_nn_conv2d_match, w) },
};
static const struct dfg_desc_pattern relax_clml_openclml_bn_bias_pad_nn_conv2d_desc = {
    .n_nodes = 11, .n_exprs = 25, .n_vars = 0, .n_sets = 2,
    .nodes = relax_clml_openclml_bn_bias_pad_nn_conv2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_openclml_bn_bias_pad_nn_conv2d_regions,
    .exprs = relax_clml_openclml_bn_bias_pad_nn_conv2d_exprs,
    .captures = relax_clml_openclml_bn_bias_pad_nn_conv2d_refs,
    .text = "\"openclml.{a}{t}{n}{b}{c}\"(x, w) = a(t(n(b(c(x, w)))));", .line = 80
};
static bool relax_clml_openclml_bn_bias_pad_nn_conv2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_openclml_bn_bias_pad_nn_conv2d_match(g, n, m);
}
static bool relax_clml_openclml_bn_bias_pad_nn_conv2d_pass(void *ctx, const struct relax_clml_openclml_bn_bias_pad_nn_conv2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_openclml_bn_bias_pad_nn_conv2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_openclml_bn_bias_pad_nn_conv2d_each(g, n, relax_clml_openclml_bn_bias_pad_nn_conv2d_pass, &e);
}

static const struct dfg_part relax_clml_openclml_bn_bias_pad_nn_conv2d_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_openclml_bn_bias_pad_nn_conv2d_whole, batch_norm) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_bn_bias_pad_nn_conv2d_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_bn_bias_pad_nn_conv2d_whole, conv2d) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_bn_bias_pad_nn_conv2d_whole, pad) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_bn_bias_pad_nn_conv2d_whole, b) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_bn_bias_pad_nn_conv2d_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_bn_bias_pad_nn_conv2d_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_bn_bias_pad_nn_conv2d_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_bn_bias_pad_nn_conv2d_whole, constant_4) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_openclml_bn_bias_pad_nn_conv2d_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_clml_openclml_bn_bias_pad_nn_conv2d_whole, m.w) },
};
/* ---- openclml.bn.bias.nn.conv2d ---- */

static const struct dfg_desc_expr relax_clml_openclml_bn_bias_nn_conv2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 32 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 32 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 32 },
    /* 3 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "shape", .line = 32 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 32 },
    /* 5 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, }, .text = "c.shape[1]", .line = 32 },
    /* 6 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 5, }, .text = "b.elements == c.shape[1]", .line = 32 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 32 },
    /* 8 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "shape", .line = 32 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -3LL }, .text = "-3", .line = 32 },
    /* 10 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "b.shape[-3]", .line = 32 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 32 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "elements", .line = 32 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 12, }, .text = "b.shape[-3] == b.elements", .line = 32 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 23 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "dtype", .line = 23 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 18 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 15, 16, 17, }, .text = "x.dtype in {f16, f32}", .line = 23 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 23 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "dtype", .line = 23 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 23 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 20, 21, 22, }, .text = "w.dtype in {f16, f32}", .line = 23 },
    /* 24 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 23, }, .text = "x.dtype in {f16, f32}, w.dtype in {f16, f32}", .line = 23 },
};
static const struct dfg_desc_node relax_clml_openclml_bn_bias_nn_conv2d_nodes[10] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.batch_norm", },
        .n_kids = 5, .kids = (const uint32_t[]){ 1, 6, 7, 8, 9, },
        .text = "relax.nn.batch_norm(c, const, const, const, const)", .line = 35 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .text = "relax.add(c, b)", .line = 33, .n_where = 2, .where = (const uint32_t[]){ 6, 13, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "data_layout == \"NCHW\"", .line = 25 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "kernel_layout == \"OIHW\"", .line = 25 },
        },
        .text = "relax.nn.conv2d(x, w)", .line = 25, .n_where = 1, .where = (const uint32_t[]){ 24, } },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 80 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 80 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "const", .line = 31 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
};
static const struct dfg_desc_region relax_clml_openclml_bn_bias_nn_conv2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_openclml_bn_bias_nn_conv2d_refs[] = { { 3, -1 }, { 4, -1 }, };
static const struct dfg_capture relax_clml_openclml_bn_bias_nn_conv2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_bn_bias_nn_conv2d_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_bn_bias_nn_conv2d_match, w) },
};
static const struct dfg_desc_pattern relax_clml_openclml_bn_bias_nn_conv2d_desc = {
    .n_nodes = 10, .n_exprs = 25, .n_vars = 0, .n_sets = 2,
    .nodes = relax_clml_openclml_bn_bias_nn_conv2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_openclml_bn_bias_nn_conv2d_regions,
    .exprs = relax_clml_openclml_bn_bias_nn_conv2d_exprs,
    .captures = relax_clml_openclml_bn_bias_nn_conv2d_refs,
    .text = "\"openclml.{a}{t}{n}{b}{c}\"(x, w) = a(t(n(b(c(x, w)))));", .line = 80
};
static bool relax_clml_openclml_bn_bias_nn_conv2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_openclml_bn_bias_nn_conv2d_match(g, n, m);
}
static bool relax_clml_openclml_bn_bias_nn_conv2d_pass(void *ctx, const struct relax_clml_openclml_bn_bias_nn_conv2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_openclml_bn_bias_nn_conv2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_openclml_bn_bias_nn_conv2d_each(g, n, relax_clml_openclml_bn_bias_nn_conv2d_pass, &e);
}

static const struct dfg_part relax_clml_openclml_bn_bias_nn_conv2d_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_openclml_bn_bias_nn_conv2d_whole, batch_norm) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_bn_bias_nn_conv2d_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_bn_bias_nn_conv2d_whole, conv2d) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_bn_bias_nn_conv2d_whole, b) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_bn_bias_nn_conv2d_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_bn_bias_nn_conv2d_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_bn_bias_nn_conv2d_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_bn_bias_nn_conv2d_whole, constant_4) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_openclml_bn_bias_nn_conv2d_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_clml_openclml_bn_bias_nn_conv2d_whole, m.w) },
};
/* ---- openclml.bn.nn.conv2d_transpose ---- */

static const struct dfg_desc_expr relax_clml_openclml_bn_nn_conv2d_transpose_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 23 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 4 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, }, .text = "x.dtype in {f16, f32}", .line = 23 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 23 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "dtype", .line = 23 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 9 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 6, 7, 8, }, .text = "w.dtype in {f16, f32}", .line = 23 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 9, }, .text = "x.dtype in {f16, f32}, w.dtype in {f16, f32}", .line = 23 },
};
static const struct dfg_desc_node relax_clml_openclml_bn_nn_conv2d_transpose_nodes[8] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.batch_norm", },
        .n_kids = 5, .kids = (const uint32_t[]){ 1, 4, 5, 6, 7, },
        .text = "relax.nn.batch_norm(c, const, const, const, const)", .line = 35 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.conv2d_transpose", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "data_layout == \"NCHW\"", .line = 27 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "kernel_layout == \"OIHW\"", .line = 27 },
        },
        .text = "relax.nn.conv2d_transpose(x, w)", .line = 27, .n_where = 1, .where = (const uint32_t[]){ 10, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 80 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 80 },
    [4] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
};
static const struct dfg_desc_region relax_clml_openclml_bn_nn_conv2d_transpose_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_openclml_bn_nn_conv2d_transpose_refs[] = { { 2, -1 }, { 3, -1 }, };
static const struct dfg_capture relax_clml_openclml_bn_nn_conv2d_transpose_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_bn_nn_conv2d_transpose_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_bn_nn_conv2d_transpose_match, w) },
};
static const struct dfg_desc_pattern relax_clml_openclml_bn_nn_conv2d_transpose_desc = {
    .n_nodes = 8, .n_exprs = 11, .n_vars = 0, .n_sets = 2,
    .nodes = relax_clml_openclml_bn_nn_conv2d_transpose_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_openclml_bn_nn_conv2d_transpose_regions,
    .exprs = relax_clml_openclml_bn_nn_conv2d_transpose_exprs,
    .captures = relax_clml_openclml_bn_nn_conv2d_transpose_refs,
    .text = "\"openclml.{a}{t}{n}{b}{c}\"(x, w) = a(t(n(b(c(x, w)))));", .line = 80
};
static bool relax_clml_openclml_bn_nn_conv2d_transpose_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_openclml_bn_nn_conv2d_transpose_match(g, n, m);
}
static bool relax_clml_openclml_bn_nn_conv2d_transpose_pass(void *ctx, const struct relax_clml_openclml_bn_nn_conv2d_transpose_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_openclml_bn_nn_conv2d_transpose_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_openclml_bn_nn_conv2d_transpose_each(g, n, relax_clml_openclml_bn_nn_conv2d_transpose_pass, &e);
}

static const struct dfg_part relax_clml_openclml_bn_nn_conv2d_transpose_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_openclml_bn_nn_conv2d_transpose_whole, batch_norm) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_bn_nn_conv2d_transpose_whole, conv2d_transpose) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_bn_nn_conv2d_transpose_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_bn_nn_conv2d_transpose_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_bn_nn_conv2d_transpose_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_bn_nn_conv2d_transpose_whole, constant_4) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_openclml_bn_nn_conv2d_transpose_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_clml_openclml_bn_nn_conv2d_transpose_whole, m.w) },
};
/* ---- openclml.bn.pad.nn.conv2d ---- */

static const struct dfg_desc_expr relax_clml_openclml_bn_pad_nn_conv2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 23 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 4 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, }, .text = "x.dtype in {f16, f32}", .line = 23 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 23 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "dtype", .line = 23 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 9 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 6, 7, 8, }, .text = "w.dtype in {f16, f32}", .line = 23 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 9, }, .text = "x.dtype in {f16, f32}, w.dtype in {f16, f32}", .line = 23 },
};
static const struct dfg_desc_node relax_clml_openclml_bn_pad_nn_conv2d_nodes[9] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.batch_norm", },
        .n_kids = 5, .kids = (const uint32_t[]){ 1, 5, 6, 7, 8, },
        .text = "relax.nn.batch_norm(c, const, const, const, const)", .line = 35 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 4, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "data_layout == \"NCHW\"", .line = 25 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "kernel_layout == \"OIHW\"", .line = 25 },
        },
        .text = "relax.nn.conv2d(x, w)", .line = 25, .n_where = 1, .where = (const uint32_t[]){ 10, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.pad", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "pad_mode", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 8, .s = "constant" }, .text = "pad_mode == \"constant\"", .line = 26 },
            { .test = DFG_D_TEST_EQ, .name = "pad_value", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 0.0 }, .text = "pad_value == 0.0", .line = 26 },
        },
        .text = "relax.nn.pad(x)", .line = 26 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 80 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 80 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
};
static const struct dfg_desc_region relax_clml_openclml_bn_pad_nn_conv2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_openclml_bn_pad_nn_conv2d_refs[] = { { 3, -1 }, { 4, -1 }, };
static const struct dfg_capture relax_clml_openclml_bn_pad_nn_conv2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_bn_pad_nn_conv2d_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_bn_pad_nn_conv2d_match, w) },
};
static const struct dfg_desc_pattern relax_clml_openclml_bn_pad_nn_conv2d_desc = {
    .n_nodes = 9, .n_exprs = 11, .n_vars = 0, .n_sets = 2,
    .nodes = relax_clml_openclml_bn_pad_nn_conv2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_openclml_bn_pad_nn_conv2d_regions,
    .exprs = relax_clml_openclml_bn_pad_nn_conv2d_exprs,
    .captures = relax_clml_openclml_bn_pad_nn_conv2d_refs,
    .text = "\"openclml.{a}{t}{n}{b}{c}\"(x, w) = a(t(n(b(c(x, w)))));", .line = 80
};
static bool relax_clml_openclml_bn_pad_nn_conv2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_openclml_bn_pad_nn_conv2d_match(g, n, m);
}
static bool relax_clml_openclml_bn_pad_nn_conv2d_pass(void *ctx, const struct relax_clml_openclml_bn_pad_nn_conv2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_openclml_bn_pad_nn_conv2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_openclml_bn_pad_nn_conv2d_each(g, n, relax_clml_openclml_bn_pad_nn_conv2d_pass, &e);
}

static const struct dfg_part relax_clml_openclml_bn_pad_nn_conv2d_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_openclml_bn_pad_nn_conv2d_whole, batch_norm) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_bn_pad_nn_conv2d_whole, conv2d) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_bn_pad_nn_conv2d_whole, pad) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_bn_pad_nn_conv2d_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_bn_pad_nn_conv2d_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_bn_pad_nn_conv2d_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_bn_pad_nn_conv2d_whole, constant_4) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_openclml_bn_pad_nn_conv2d_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_clml_openclml_bn_pad_nn_conv2d_whole, m.w) },
};
/* ---- openclml.bn.nn.conv2d ---- */

static const struct dfg_desc_expr relax_clml_openclml_bn_nn_conv2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 23 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 4 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, }, .text = "x.dtype in {f16, f32}", .line = 23 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 23 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "dtype", .line = 23 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 9 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 6, 7, 8, }, .text = "w.dtype in {f16, f32}", .line = 23 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 9, }, .text = "x.dtype in {f16, f32}, w.dtype in {f16, f32}", .line = 23 },
};
static const struct dfg_desc_node relax_clml_openclml_bn_nn_conv2d_nodes[8] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.batch_norm", },
        .n_kids = 5, .kids = (const uint32_t[]){ 1, 4, 5, 6, 7, },
        .text = "relax.nn.batch_norm(c, const, const, const, const)", .line = 35 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "data_layout == \"NCHW\"", .line = 25 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "kernel_layout == \"OIHW\"", .line = 25 },
        },
        .text = "relax.nn.conv2d(x, w)", .line = 25, .n_where = 1, .where = (const uint32_t[]){ 10, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 80 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 80 },
    [4] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
};
static const struct dfg_desc_region relax_clml_openclml_bn_nn_conv2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_openclml_bn_nn_conv2d_refs[] = { { 2, -1 }, { 3, -1 }, };
static const struct dfg_capture relax_clml_openclml_bn_nn_conv2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_bn_nn_conv2d_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_bn_nn_conv2d_match, w) },
};
static const struct dfg_desc_pattern relax_clml_openclml_bn_nn_conv2d_desc = {
    .n_nodes = 8, .n_exprs = 11, .n_vars = 0, .n_sets = 2,
    .nodes = relax_clml_openclml_bn_nn_conv2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_openclml_bn_nn_conv2d_regions,
    .exprs = relax_clml_openclml_bn_nn_conv2d_exprs,
    .captures = relax_clml_openclml_bn_nn_conv2d_refs,
    .text = "\"openclml.{a}{t}{n}{b}{c}\"(x, w) = a(t(n(b(c(x, w)))));", .line = 80
};
static bool relax_clml_openclml_bn_nn_conv2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_openclml_bn_nn_conv2d_match(g, n, m);
}
static bool relax_clml_openclml_bn_nn_conv2d_pass(void *ctx, const struct relax_clml_openclml_bn_nn_conv2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_openclml_bn_nn_conv2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_openclml_bn_nn_conv2d_each(g, n, relax_clml_openclml_bn_nn_conv2d_pass, &e);
}

static const struct dfg_part relax_clml_openclml_bn_nn_conv2d_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_openclml_bn_nn_conv2d_whole, batch_norm) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_bn_nn_conv2d_whole, conv2d) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_bn_nn_conv2d_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_bn_nn_conv2d_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_bn_nn_conv2d_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_bn_nn_conv2d_whole, constant_4) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_openclml_bn_nn_conv2d_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_clml_openclml_bn_nn_conv2d_whole, m.w) },
};
/* ---- openclml.bias.nn.conv2d_transpose ---- */

static const struct dfg_desc_expr relax_clml_openclml_bias_nn_conv2d_transpose_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 32 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 32 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 32 },
    /* 3 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "shape", .line = 32 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 32 },
    /* 5 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, }, .text = "c.shape[1]", .line = 32 },
    /* 6 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 5, }, .text = "b.elements == c.shape[1]", .line = 32 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 32 },
    /* 8 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "shape", .line = 32 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -3LL }, .text = "-3", .line = 32 },
    /* 10 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "b.shape[-3]", .line = 32 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 32 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "elements", .line = 32 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 12, }, .text = "b.shape[-3] == b.elements", .line = 32 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "dtype", .line = 23 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 18 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 15, 16, 17, }, .text = "x.dtype in {f16, f32}", .line = 23 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 23 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "dtype", .line = 23 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 23 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 20, 21, 22, }, .text = "w.dtype in {f16, f32}", .line = 23 },
    /* 24 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 23, }, .text = "x.dtype in {f16, f32}, w.dtype in {f16, f32}", .line = 23 },
};
static const struct dfg_desc_node relax_clml_openclml_bias_nn_conv2d_transpose_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 4, },
        .text = "relax.add(c, b)", .line = 33, .n_where = 2, .where = (const uint32_t[]){ 6, 13, } },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.conv2d_transpose", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "data_layout == \"NCHW\"", .line = 27 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "kernel_layout == \"OIHW\"", .line = 27 },
        },
        .text = "relax.nn.conv2d_transpose(x, w)", .line = 27, .n_where = 1, .where = (const uint32_t[]){ 24, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 80 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 80 },
    [4] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "const", .line = 31 },
};
static const struct dfg_desc_region relax_clml_openclml_bias_nn_conv2d_transpose_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_openclml_bias_nn_conv2d_transpose_refs[] = { { 2, -1 }, { 3, -1 }, };
static const struct dfg_capture relax_clml_openclml_bias_nn_conv2d_transpose_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_bias_nn_conv2d_transpose_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_bias_nn_conv2d_transpose_match, w) },
};
static const struct dfg_desc_pattern relax_clml_openclml_bias_nn_conv2d_transpose_desc = {
    .n_nodes = 5, .n_exprs = 25, .n_vars = 0, .n_sets = 2,
    .nodes = relax_clml_openclml_bias_nn_conv2d_transpose_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_openclml_bias_nn_conv2d_transpose_regions,
    .exprs = relax_clml_openclml_bias_nn_conv2d_transpose_exprs,
    .captures = relax_clml_openclml_bias_nn_conv2d_transpose_refs,
    .text = "\"openclml.{a}{t}{n}{b}{c}\"(x, w) = a(t(n(b(c(x, w)))));", .line = 80
};
static bool relax_clml_openclml_bias_nn_conv2d_transpose_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_openclml_bias_nn_conv2d_transpose_match(g, n, m);
}
static bool relax_clml_openclml_bias_nn_conv2d_transpose_pass(void *ctx, const struct relax_clml_openclml_bias_nn_conv2d_transpose_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_openclml_bias_nn_conv2d_transpose_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_openclml_bias_nn_conv2d_transpose_each(g, n, relax_clml_openclml_bias_nn_conv2d_transpose_pass, &e);
}

static const struct dfg_part relax_clml_openclml_bias_nn_conv2d_transpose_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_openclml_bias_nn_conv2d_transpose_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_bias_nn_conv2d_transpose_whole, conv2d_transpose) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_bias_nn_conv2d_transpose_whole, b) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_openclml_bias_nn_conv2d_transpose_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_clml_openclml_bias_nn_conv2d_transpose_whole, m.w) },
};
/* ---- openclml.bias.pad.nn.conv2d ---- */

static const struct dfg_desc_expr relax_clml_openclml_bias_pad_nn_conv2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 32 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 32 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 32 },
    /* 3 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "shape", .line = 32 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 32 },
    /* 5 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, }, .text = "c.shape[1]", .line = 32 },
    /* 6 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 5, }, .text = "b.elements == c.shape[1]", .line = 32 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 32 },
    /* 8 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "shape", .line = 32 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -3LL }, .text = "-3", .line = 32 },
    /* 10 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "b.shape[-3]", .line = 32 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 32 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "elements", .line = 32 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 12, }, .text = "b.shape[-3] == b.elements", .line = 32 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "dtype", .line = 23 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 18 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 15, 16, 17, }, .text = "x.dtype in {f16, f32}", .line = 23 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 23 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "dtype", .line = 23 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 23 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 20, 21, 22, }, .text = "w.dtype in {f16, f32}", .line = 23 },
    /* 24 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 23, }, .text = "x.dtype in {f16, f32}, w.dtype in {f16, f32}", .line = 23 },
};
static const struct dfg_desc_node relax_clml_openclml_bias_pad_nn_conv2d_nodes[6] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 5, },
        .text = "relax.add(c, b)", .line = 33, .n_where = 2, .where = (const uint32_t[]){ 6, 13, } },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 4, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "data_layout == \"NCHW\"", .line = 25 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "kernel_layout == \"OIHW\"", .line = 25 },
        },
        .text = "relax.nn.conv2d(x, w)", .line = 25, .n_where = 1, .where = (const uint32_t[]){ 24, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.pad", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "pad_mode", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 8, .s = "constant" }, .text = "pad_mode == \"constant\"", .line = 26 },
            { .test = DFG_D_TEST_EQ, .name = "pad_value", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 0.0 }, .text = "pad_value == 0.0", .line = 26 },
        },
        .text = "relax.nn.pad(x)", .line = 26 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 80 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 80 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "const", .line = 31 },
};
static const struct dfg_desc_region relax_clml_openclml_bias_pad_nn_conv2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_openclml_bias_pad_nn_conv2d_refs[] = { { 3, -1 }, { 4, -1 }, };
static const struct dfg_capture relax_clml_openclml_bias_pad_nn_conv2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_bias_pad_nn_conv2d_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_bias_pad_nn_conv2d_match, w) },
};
static const struct dfg_desc_pattern relax_clml_openclml_bias_pad_nn_conv2d_desc = {
    .n_nodes = 6, .n_exprs = 25, .n_vars = 0, .n_sets = 2,
    .nodes = relax_clml_openclml_bias_pad_nn_conv2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_openclml_bias_pad_nn_conv2d_regions,
    .exprs = relax_clml_openclml_bias_pad_nn_conv2d_exprs,
    .captures = relax_clml_openclml_bias_pad_nn_conv2d_refs,
    .text = "\"openclml.{a}{t}{n}{b}{c}\"(x, w) = a(t(n(b(c(x, w)))));", .line = 80
};
static bool relax_clml_openclml_bias_pad_nn_conv2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_openclml_bias_pad_nn_conv2d_match(g, n, m);
}
static bool relax_clml_openclml_bias_pad_nn_conv2d_pass(void *ctx, const struct relax_clml_openclml_bias_pad_nn_conv2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_openclml_bias_pad_nn_conv2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_openclml_bias_pad_nn_conv2d_each(g, n, relax_clml_openclml_bias_pad_nn_conv2d_pass, &e);
}

static const struct dfg_part relax_clml_openclml_bias_pad_nn_conv2d_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_openclml_bias_pad_nn_conv2d_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_bias_pad_nn_conv2d_whole, conv2d) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_bias_pad_nn_conv2d_whole, pad) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_bias_pad_nn_conv2d_whole, b) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_openclml_bias_pad_nn_conv2d_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_clml_openclml_bias_pad_nn_conv2d_whole, m.w) },
};
/* ---- openclml.bias.nn.conv2d ---- */

static const struct dfg_desc_expr relax_clml_openclml_bias_nn_conv2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 32 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 32 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 32 },
    /* 3 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "shape", .line = 32 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 32 },
    /* 5 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, }, .text = "c.shape[1]", .line = 32 },
    /* 6 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 5, }, .text = "b.elements == c.shape[1]", .line = 32 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 32 },
    /* 8 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "shape", .line = 32 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -3LL }, .text = "-3", .line = 32 },
    /* 10 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "b.shape[-3]", .line = 32 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 32 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "elements", .line = 32 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 12, }, .text = "b.shape[-3] == b.elements", .line = 32 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "dtype", .line = 23 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 18 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 15, 16, 17, }, .text = "x.dtype in {f16, f32}", .line = 23 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 23 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "dtype", .line = 23 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 23 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 20, 21, 22, }, .text = "w.dtype in {f16, f32}", .line = 23 },
    /* 24 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 23, }, .text = "x.dtype in {f16, f32}, w.dtype in {f16, f32}", .line = 23 },
};
static const struct dfg_desc_node relax_clml_openclml_bias_nn_conv2d_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 4, },
        .text = "relax.add(c, b)", .line = 33, .n_where = 2, .where = (const uint32_t[]){ 6, 13, } },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "data_layout == \"NCHW\"", .line = 25 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "kernel_layout == \"OIHW\"", .line = 25 },
        },
        .text = "relax.nn.conv2d(x, w)", .line = 25, .n_where = 1, .where = (const uint32_t[]){ 24, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 80 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 80 },
    [4] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "const", .line = 31 },
};
static const struct dfg_desc_region relax_clml_openclml_bias_nn_conv2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_openclml_bias_nn_conv2d_refs[] = { { 2, -1 }, { 3, -1 }, };
static const struct dfg_capture relax_clml_openclml_bias_nn_conv2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_bias_nn_conv2d_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_bias_nn_conv2d_match, w) },
};
static const struct dfg_desc_pattern relax_clml_openclml_bias_nn_conv2d_desc = {
    .n_nodes = 5, .n_exprs = 25, .n_vars = 0, .n_sets = 2,
    .nodes = relax_clml_openclml_bias_nn_conv2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_openclml_bias_nn_conv2d_regions,
    .exprs = relax_clml_openclml_bias_nn_conv2d_exprs,
    .captures = relax_clml_openclml_bias_nn_conv2d_refs,
    .text = "\"openclml.{a}{t}{n}{b}{c}\"(x, w) = a(t(n(b(c(x, w)))));", .line = 80
};
static bool relax_clml_openclml_bias_nn_conv2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_openclml_bias_nn_conv2d_match(g, n, m);
}
static bool relax_clml_openclml_bias_nn_conv2d_pass(void *ctx, const struct relax_clml_openclml_bias_nn_conv2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_openclml_bias_nn_conv2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_openclml_bias_nn_conv2d_each(g, n, relax_clml_openclml_bias_nn_conv2d_pass, &e);
}

static const struct dfg_part relax_clml_openclml_bias_nn_conv2d_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_openclml_bias_nn_conv2d_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_bias_nn_conv2d_whole, conv2d) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_clml_openclml_bias_nn_conv2d_whole, b) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_openclml_bias_nn_conv2d_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_clml_openclml_bias_nn_conv2d_whole, m.w) },
};
/* ---- openclml.nn.conv2d_transpose ---- */

static const struct dfg_desc_expr relax_clml_openclml_nn_conv2d_transpose_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 23 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 4 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, }, .text = "x.dtype in {f16, f32}", .line = 23 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 23 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "dtype", .line = 23 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 9 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 6, 7, 8, }, .text = "w.dtype in {f16, f32}", .line = 23 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 9, }, .text = "x.dtype in {f16, f32}, w.dtype in {f16, f32}", .line = 23 },
};
static const struct dfg_desc_node relax_clml_openclml_nn_conv2d_transpose_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.conv2d_transpose", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "data_layout == \"NCHW\"", .line = 27 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "kernel_layout == \"OIHW\"", .line = 27 },
        },
        .text = "relax.nn.conv2d_transpose(x, w)", .line = 27, .n_where = 1, .where = (const uint32_t[]){ 10, } },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 80 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 80 },
};
static const struct dfg_desc_region relax_clml_openclml_nn_conv2d_transpose_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_openclml_nn_conv2d_transpose_refs[] = { { 1, -1 }, { 2, -1 }, };
static const struct dfg_capture relax_clml_openclml_nn_conv2d_transpose_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_nn_conv2d_transpose_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_nn_conv2d_transpose_match, w) },
};
static const struct dfg_desc_pattern relax_clml_openclml_nn_conv2d_transpose_desc = {
    .n_nodes = 3, .n_exprs = 11, .n_vars = 0, .n_sets = 2,
    .nodes = relax_clml_openclml_nn_conv2d_transpose_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_openclml_nn_conv2d_transpose_regions,
    .exprs = relax_clml_openclml_nn_conv2d_transpose_exprs,
    .captures = relax_clml_openclml_nn_conv2d_transpose_refs,
    .text = "\"openclml.{a}{t}{n}{b}{c}\"(x, w) = a(t(n(b(c(x, w)))));", .line = 80
};
static bool relax_clml_openclml_nn_conv2d_transpose_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_openclml_nn_conv2d_transpose_match(g, n, m);
}
static bool relax_clml_openclml_nn_conv2d_transpose_pass(void *ctx, const struct relax_clml_openclml_nn_conv2d_transpose_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_openclml_nn_conv2d_transpose_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_openclml_nn_conv2d_transpose_each(g, n, relax_clml_openclml_nn_conv2d_transpose_pass, &e);
}

static const struct dfg_part relax_clml_openclml_nn_conv2d_transpose_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_openclml_nn_conv2d_transpose_whole, conv2d_transpose) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_openclml_nn_conv2d_transpose_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_clml_openclml_nn_conv2d_transpose_whole, m.w) },
};
/* ---- openclml.pad.nn.conv2d ---- */

static const struct dfg_desc_expr relax_clml_openclml_pad_nn_conv2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 23 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 4 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, }, .text = "x.dtype in {f16, f32}", .line = 23 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 23 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "dtype", .line = 23 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 9 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 6, 7, 8, }, .text = "w.dtype in {f16, f32}", .line = 23 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 9, }, .text = "x.dtype in {f16, f32}, w.dtype in {f16, f32}", .line = 23 },
};
static const struct dfg_desc_node relax_clml_openclml_pad_nn_conv2d_nodes[4] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "data_layout == \"NCHW\"", .line = 25 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "kernel_layout == \"OIHW\"", .line = 25 },
        },
        .text = "relax.nn.conv2d(x, w)", .line = 25, .n_where = 1, .where = (const uint32_t[]){ 10, } },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.pad", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "pad_mode", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 8, .s = "constant" }, .text = "pad_mode == \"constant\"", .line = 26 },
            { .test = DFG_D_TEST_EQ, .name = "pad_value", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 0.0 }, .text = "pad_value == 0.0", .line = 26 },
        },
        .text = "relax.nn.pad(x)", .line = 26 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 80 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 80 },
};
static const struct dfg_desc_region relax_clml_openclml_pad_nn_conv2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_openclml_pad_nn_conv2d_refs[] = { { 2, -1 }, { 3, -1 }, };
static const struct dfg_capture relax_clml_openclml_pad_nn_conv2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_pad_nn_conv2d_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_pad_nn_conv2d_match, w) },
};
static const struct dfg_desc_pattern relax_clml_openclml_pad_nn_conv2d_desc = {
    .n_nodes = 4, .n_exprs = 11, .n_vars = 0, .n_sets = 2,
    .nodes = relax_clml_openclml_pad_nn_conv2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_openclml_pad_nn_conv2d_regions,
    .exprs = relax_clml_openclml_pad_nn_conv2d_exprs,
    .captures = relax_clml_openclml_pad_nn_conv2d_refs,
    .text = "\"openclml.{a}{t}{n}{b}{c}\"(x, w) = a(t(n(b(c(x, w)))));", .line = 80
};
static bool relax_clml_openclml_pad_nn_conv2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_openclml_pad_nn_conv2d_match(g, n, m);
}
static bool relax_clml_openclml_pad_nn_conv2d_pass(void *ctx, const struct relax_clml_openclml_pad_nn_conv2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_openclml_pad_nn_conv2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_openclml_pad_nn_conv2d_each(g, n, relax_clml_openclml_pad_nn_conv2d_pass, &e);
}

static const struct dfg_part relax_clml_openclml_pad_nn_conv2d_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_openclml_pad_nn_conv2d_whole, conv2d) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_pad_nn_conv2d_whole, pad) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_openclml_pad_nn_conv2d_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_clml_openclml_pad_nn_conv2d_whole, m.w) },
};
/* ---- openclml.nn.conv2d ---- */

static const struct dfg_desc_expr relax_clml_openclml_nn_conv2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 23 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 4 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, }, .text = "x.dtype in {f16, f32}", .line = 23 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 23 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "dtype", .line = 23 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 23 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 23 },
    /* 9 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 6, 7, 8, }, .text = "w.dtype in {f16, f32}", .line = 23 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 9, }, .text = "x.dtype in {f16, f32}, w.dtype in {f16, f32}", .line = 23 },
};
static const struct dfg_desc_node relax_clml_openclml_nn_conv2d_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "data_layout == \"NCHW\"", .line = 25 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "kernel_layout == \"OIHW\"", .line = 25 },
        },
        .text = "relax.nn.conv2d(x, w)", .line = 25, .n_where = 1, .where = (const uint32_t[]){ 10, } },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 80 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 80 },
};
static const struct dfg_desc_region relax_clml_openclml_nn_conv2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_openclml_nn_conv2d_refs[] = { { 1, -1 }, { 2, -1 }, };
static const struct dfg_capture relax_clml_openclml_nn_conv2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_nn_conv2d_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_nn_conv2d_match, w) },
};
static const struct dfg_desc_pattern relax_clml_openclml_nn_conv2d_desc = {
    .n_nodes = 3, .n_exprs = 11, .n_vars = 0, .n_sets = 2,
    .nodes = relax_clml_openclml_nn_conv2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_openclml_nn_conv2d_regions,
    .exprs = relax_clml_openclml_nn_conv2d_exprs,
    .captures = relax_clml_openclml_nn_conv2d_refs,
    .text = "\"openclml.{a}{t}{n}{b}{c}\"(x, w) = a(t(n(b(c(x, w)))));", .line = 80
};
static bool relax_clml_openclml_nn_conv2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_openclml_nn_conv2d_match(g, n, m);
}
static bool relax_clml_openclml_nn_conv2d_pass(void *ctx, const struct relax_clml_openclml_nn_conv2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_openclml_nn_conv2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_openclml_nn_conv2d_each(g, n, relax_clml_openclml_nn_conv2d_pass, &e);
}

static const struct dfg_part relax_clml_openclml_nn_conv2d_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_openclml_nn_conv2d_whole, conv2d) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_openclml_nn_conv2d_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_clml_openclml_nn_conv2d_whole, m.w) },
};
/* ---- openclml.relax.add ---- */

static const struct dfg_desc_expr relax_clml_openclml_relax_add_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 48 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 48 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 48 },
    /* 3 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.rank > 0", .line = 48 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 48 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "dtype", .line = 48 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 48 },
    /* 7 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.dtype != i64", .line = 48 },
    /* 8 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, }, .text = "x.rank > 0, x.dtype != i64", .line = 48 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 48 },
    /* 10 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "shape", .line = 48 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 48 },
    /* 12 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "x.shape[0]", .line = 48 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 48 },
    /* 14 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "x.shape[0] <= 1", .line = 48 },
    /* 15 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 8, 14, }, .text = "x.rank > 0, x.dtype != i64, x.shape[0] <= 1", .line = 48 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 48 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "rank", .line = 48 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 48 },
    /* 19 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "x.rank > 0", .line = 48 },
    /* 20 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 48 },
    /* 21 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "dtype", .line = 48 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 48 },
    /* 23 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, }, .text = "x.dtype != i64", .line = 48 },
    /* 24 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 19, 23, }, .text = "x.rank > 0, x.dtype != i64", .line = 48 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 48 },
    /* 26 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "shape", .line = 48 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 48 },
    /* 28 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, }, .text = "x.shape[0]", .line = 48 },
    /* 29 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 48 },
    /* 30 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 28, 29, }, .text = "x.shape[0] <= 1", .line = 48 },
    /* 31 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 24, 30, }, .text = "x.rank > 0, x.dtype != i64, x.shape[0] <= 1", .line = 48 },
    /* 32 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 82 },
    /* 33 */ { .op = DFG_E_NODE, .ref = 2, .text = "b", .line = 82 },
    /* 34 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "same_shape(a, b)", .line = 82 },
};
static const struct dfg_desc_node relax_clml_openclml_relax_add_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "o(a, b)", .line = 82 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 82 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 82 },
};
static const struct dfg_desc_region relax_clml_openclml_relax_add_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_openclml_relax_add_refs[] = { { 1, -1 }, { 2, -1 }, };
static const struct dfg_capture relax_clml_openclml_relax_add_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_relax_add_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_relax_add_match, b) },
};
static const struct dfg_desc_pattern relax_clml_openclml_relax_add_desc = {
    .n_nodes = 3, .n_exprs = 35, .n_vars = 0, .n_sets = 2,
    .nodes = relax_clml_openclml_relax_add_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_openclml_relax_add_regions,
    .exprs = relax_clml_openclml_relax_add_exprs,
    .captures = relax_clml_openclml_relax_add_refs,
    .text = "\"openclml.relax.{o}\"(a, b) = o(a, b) where operand(a), operand(b), same_shape(a, b);", .line = 82, .n_where = 3, .where = (const uint32_t[]){ 15, 31, 34, }
};
static bool relax_clml_openclml_relax_add_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_openclml_relax_add_match(g, n, m);
}
static bool relax_clml_openclml_relax_add_pass(void *ctx, const struct relax_clml_openclml_relax_add_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_openclml_relax_add_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_openclml_relax_add_each(g, n, relax_clml_openclml_relax_add_pass, &e);
}

static const struct dfg_part relax_clml_openclml_relax_add_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_openclml_relax_add_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_clml_openclml_relax_add_whole, m.b) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_openclml_relax_add_whole, add) },
};
/* ---- openclml.relax.subtract ---- */

static const struct dfg_desc_expr relax_clml_openclml_relax_subtract_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 48 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 48 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 48 },
    /* 3 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.rank > 0", .line = 48 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 48 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "dtype", .line = 48 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 48 },
    /* 7 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.dtype != i64", .line = 48 },
    /* 8 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, }, .text = "x.rank > 0, x.dtype != i64", .line = 48 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 48 },
    /* 10 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "shape", .line = 48 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 48 },
    /* 12 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "x.shape[0]", .line = 48 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 48 },
    /* 14 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "x.shape[0] <= 1", .line = 48 },
    /* 15 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 8, 14, }, .text = "x.rank > 0, x.dtype != i64, x.shape[0] <= 1", .line = 48 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 48 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "rank", .line = 48 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 48 },
    /* 19 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "x.rank > 0", .line = 48 },
    /* 20 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 48 },
    /* 21 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "dtype", .line = 48 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 48 },
    /* 23 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, }, .text = "x.dtype != i64", .line = 48 },
    /* 24 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 19, 23, }, .text = "x.rank > 0, x.dtype != i64", .line = 48 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 48 },
    /* 26 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "shape", .line = 48 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 48 },
    /* 28 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, }, .text = "x.shape[0]", .line = 48 },
    /* 29 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 48 },
    /* 30 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 28, 29, }, .text = "x.shape[0] <= 1", .line = 48 },
    /* 31 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 24, 30, }, .text = "x.rank > 0, x.dtype != i64, x.shape[0] <= 1", .line = 48 },
    /* 32 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 82 },
    /* 33 */ { .op = DFG_E_NODE, .ref = 2, .text = "b", .line = 82 },
    /* 34 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "same_shape(a, b)", .line = 82 },
};
static const struct dfg_desc_node relax_clml_openclml_relax_subtract_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.subtract", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "o(a, b)", .line = 82 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 82 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 82 },
};
static const struct dfg_desc_region relax_clml_openclml_relax_subtract_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_openclml_relax_subtract_refs[] = { { 1, -1 }, { 2, -1 }, };
static const struct dfg_capture relax_clml_openclml_relax_subtract_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_relax_subtract_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_relax_subtract_match, b) },
};
static const struct dfg_desc_pattern relax_clml_openclml_relax_subtract_desc = {
    .n_nodes = 3, .n_exprs = 35, .n_vars = 0, .n_sets = 2,
    .nodes = relax_clml_openclml_relax_subtract_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_openclml_relax_subtract_regions,
    .exprs = relax_clml_openclml_relax_subtract_exprs,
    .captures = relax_clml_openclml_relax_subtract_refs,
    .text = "\"openclml.relax.{o}\"(a, b) = o(a, b) where operand(a), operand(b), same_shape(a, b);", .line = 82, .n_where = 3, .where = (const uint32_t[]){ 15, 31, 34, }
};
static bool relax_clml_openclml_relax_subtract_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_openclml_relax_subtract_match(g, n, m);
}
static bool relax_clml_openclml_relax_subtract_pass(void *ctx, const struct relax_clml_openclml_relax_subtract_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_openclml_relax_subtract_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_openclml_relax_subtract_each(g, n, relax_clml_openclml_relax_subtract_pass, &e);
}

static const struct dfg_part relax_clml_openclml_relax_subtract_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_openclml_relax_subtract_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_clml_openclml_relax_subtract_whole, m.b) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_openclml_relax_subtract_whole, subtract) },
};
/* ---- openclml.relax.multiply ---- */

static const struct dfg_desc_expr relax_clml_openclml_relax_multiply_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 48 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 48 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 48 },
    /* 3 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.rank > 0", .line = 48 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 48 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "dtype", .line = 48 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 48 },
    /* 7 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.dtype != i64", .line = 48 },
    /* 8 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, }, .text = "x.rank > 0, x.dtype != i64", .line = 48 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 48 },
    /* 10 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "shape", .line = 48 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 48 },
    /* 12 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "x.shape[0]", .line = 48 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 48 },
    /* 14 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "x.shape[0] <= 1", .line = 48 },
    /* 15 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 8, 14, }, .text = "x.rank > 0, x.dtype != i64, x.shape[0] <= 1", .line = 48 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 48 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "rank", .line = 48 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 48 },
    /* 19 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "x.rank > 0", .line = 48 },
    /* 20 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 48 },
    /* 21 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "dtype", .line = 48 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 48 },
    /* 23 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, }, .text = "x.dtype != i64", .line = 48 },
    /* 24 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 19, 23, }, .text = "x.rank > 0, x.dtype != i64", .line = 48 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 48 },
    /* 26 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "shape", .line = 48 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 48 },
    /* 28 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, }, .text = "x.shape[0]", .line = 48 },
    /* 29 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 48 },
    /* 30 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 28, 29, }, .text = "x.shape[0] <= 1", .line = 48 },
    /* 31 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 24, 30, }, .text = "x.rank > 0, x.dtype != i64, x.shape[0] <= 1", .line = 48 },
    /* 32 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 82 },
    /* 33 */ { .op = DFG_E_NODE, .ref = 2, .text = "b", .line = 82 },
    /* 34 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "same_shape(a, b)", .line = 82 },
};
static const struct dfg_desc_node relax_clml_openclml_relax_multiply_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "o(a, b)", .line = 82 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 82 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 82 },
};
static const struct dfg_desc_region relax_clml_openclml_relax_multiply_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_openclml_relax_multiply_refs[] = { { 1, -1 }, { 2, -1 }, };
static const struct dfg_capture relax_clml_openclml_relax_multiply_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_relax_multiply_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_relax_multiply_match, b) },
};
static const struct dfg_desc_pattern relax_clml_openclml_relax_multiply_desc = {
    .n_nodes = 3, .n_exprs = 35, .n_vars = 0, .n_sets = 2,
    .nodes = relax_clml_openclml_relax_multiply_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_openclml_relax_multiply_regions,
    .exprs = relax_clml_openclml_relax_multiply_exprs,
    .captures = relax_clml_openclml_relax_multiply_refs,
    .text = "\"openclml.relax.{o}\"(a, b) = o(a, b) where operand(a), operand(b), same_shape(a, b);", .line = 82, .n_where = 3, .where = (const uint32_t[]){ 15, 31, 34, }
};
static bool relax_clml_openclml_relax_multiply_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_openclml_relax_multiply_match(g, n, m);
}
static bool relax_clml_openclml_relax_multiply_pass(void *ctx, const struct relax_clml_openclml_relax_multiply_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_openclml_relax_multiply_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_openclml_relax_multiply_each(g, n, relax_clml_openclml_relax_multiply_pass, &e);
}

static const struct dfg_part relax_clml_openclml_relax_multiply_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_openclml_relax_multiply_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_clml_openclml_relax_multiply_whole, m.b) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_openclml_relax_multiply_whole, multiply) },
};
/* ---- openclml.relax.divide ---- */

static const struct dfg_desc_expr relax_clml_openclml_relax_divide_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 48 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 48 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 48 },
    /* 3 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.rank > 0", .line = 48 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 48 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "dtype", .line = 48 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 48 },
    /* 7 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.dtype != i64", .line = 48 },
    /* 8 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, }, .text = "x.rank > 0, x.dtype != i64", .line = 48 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 48 },
    /* 10 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "shape", .line = 48 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 48 },
    /* 12 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "x.shape[0]", .line = 48 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 48 },
    /* 14 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "x.shape[0] <= 1", .line = 48 },
    /* 15 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 8, 14, }, .text = "x.rank > 0, x.dtype != i64, x.shape[0] <= 1", .line = 48 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 48 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "rank", .line = 48 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 48 },
    /* 19 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "x.rank > 0", .line = 48 },
    /* 20 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 48 },
    /* 21 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "dtype", .line = 48 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 48 },
    /* 23 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, }, .text = "x.dtype != i64", .line = 48 },
    /* 24 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 19, 23, }, .text = "x.rank > 0, x.dtype != i64", .line = 48 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 48 },
    /* 26 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "shape", .line = 48 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 48 },
    /* 28 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, }, .text = "x.shape[0]", .line = 48 },
    /* 29 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 48 },
    /* 30 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 28, 29, }, .text = "x.shape[0] <= 1", .line = 48 },
    /* 31 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 24, 30, }, .text = "x.rank > 0, x.dtype != i64, x.shape[0] <= 1", .line = 48 },
    /* 32 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 82 },
    /* 33 */ { .op = DFG_E_NODE, .ref = 2, .text = "b", .line = 82 },
    /* 34 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "same_shape(a, b)", .line = 82 },
};
static const struct dfg_desc_node relax_clml_openclml_relax_divide_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.divide", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "o(a, b)", .line = 82 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 82 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 82 },
};
static const struct dfg_desc_region relax_clml_openclml_relax_divide_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_openclml_relax_divide_refs[] = { { 1, -1 }, { 2, -1 }, };
static const struct dfg_capture relax_clml_openclml_relax_divide_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_relax_divide_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_relax_divide_match, b) },
};
static const struct dfg_desc_pattern relax_clml_openclml_relax_divide_desc = {
    .n_nodes = 3, .n_exprs = 35, .n_vars = 0, .n_sets = 2,
    .nodes = relax_clml_openclml_relax_divide_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_openclml_relax_divide_regions,
    .exprs = relax_clml_openclml_relax_divide_exprs,
    .captures = relax_clml_openclml_relax_divide_refs,
    .text = "\"openclml.relax.{o}\"(a, b) = o(a, b) where operand(a), operand(b), same_shape(a, b);", .line = 82, .n_where = 3, .where = (const uint32_t[]){ 15, 31, 34, }
};
static bool relax_clml_openclml_relax_divide_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_openclml_relax_divide_match(g, n, m);
}
static bool relax_clml_openclml_relax_divide_pass(void *ctx, const struct relax_clml_openclml_relax_divide_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_openclml_relax_divide_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_openclml_relax_divide_each(g, n, relax_clml_openclml_relax_divide_pass, &e);
}

static const struct dfg_part relax_clml_openclml_relax_divide_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_openclml_relax_divide_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_clml_openclml_relax_divide_whole, m.b) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_openclml_relax_divide_whole, divide) },
};
/* ---- openclml.relax.maximum ---- */

static const struct dfg_desc_expr relax_clml_openclml_relax_maximum_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 48 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 48 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 48 },
    /* 3 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.rank > 0", .line = 48 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 48 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "dtype", .line = 48 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 48 },
    /* 7 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.dtype != i64", .line = 48 },
    /* 8 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, }, .text = "x.rank > 0, x.dtype != i64", .line = 48 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 48 },
    /* 10 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "shape", .line = 48 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 48 },
    /* 12 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "x.shape[0]", .line = 48 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 48 },
    /* 14 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "x.shape[0] <= 1", .line = 48 },
    /* 15 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 8, 14, }, .text = "x.rank > 0, x.dtype != i64, x.shape[0] <= 1", .line = 48 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 48 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "rank", .line = 48 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 48 },
    /* 19 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "x.rank > 0", .line = 48 },
    /* 20 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 48 },
    /* 21 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "dtype", .line = 48 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 48 },
    /* 23 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, }, .text = "x.dtype != i64", .line = 48 },
    /* 24 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 19, 23, }, .text = "x.rank > 0, x.dtype != i64", .line = 48 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 48 },
    /* 26 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "shape", .line = 48 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 48 },
    /* 28 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, }, .text = "x.shape[0]", .line = 48 },
    /* 29 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 48 },
    /* 30 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 28, 29, }, .text = "x.shape[0] <= 1", .line = 48 },
    /* 31 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 24, 30, }, .text = "x.rank > 0, x.dtype != i64, x.shape[0] <= 1", .line = 48 },
    /* 32 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 82 },
    /* 33 */ { .op = DFG_E_NODE, .ref = 2, .text = "b", .line = 82 },
    /* 34 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "same_shape(a, b)", .line = 82 },
};
static const struct dfg_desc_node relax_clml_openclml_relax_maximum_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.maximum", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "o(a, b)", .line = 82 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 82 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 82 },
};
static const struct dfg_desc_region relax_clml_openclml_relax_maximum_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_openclml_relax_maximum_refs[] = { { 1, -1 }, { 2, -1 }, };
static const struct dfg_capture relax_clml_openclml_relax_maximum_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_relax_maximum_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_relax_maximum_match, b) },
};
static const struct dfg_desc_pattern relax_clml_openclml_relax_maximum_desc = {
    .n_nodes = 3, .n_exprs = 35, .n_vars = 0, .n_sets = 2,
    .nodes = relax_clml_openclml_relax_maximum_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_openclml_relax_maximum_regions,
    .exprs = relax_clml_openclml_relax_maximum_exprs,
    .captures = relax_clml_openclml_relax_maximum_refs,
    .text = "\"openclml.relax.{o}\"(a, b) = o(a, b) where operand(a), operand(b), same_shape(a, b);", .line = 82, .n_where = 3, .where = (const uint32_t[]){ 15, 31, 34, }
};
static bool relax_clml_openclml_relax_maximum_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_openclml_relax_maximum_match(g, n, m);
}
static bool relax_clml_openclml_relax_maximum_pass(void *ctx, const struct relax_clml_openclml_relax_maximum_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_openclml_relax_maximum_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_openclml_relax_maximum_each(g, n, relax_clml_openclml_relax_maximum_pass, &e);
}

static const struct dfg_part relax_clml_openclml_relax_maximum_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_openclml_relax_maximum_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_clml_openclml_relax_maximum_whole, m.b) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_openclml_relax_maximum_whole, maximum) },
};
/* ---- openclml.relax.minimum ---- */

static const struct dfg_desc_expr relax_clml_openclml_relax_minimum_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 48 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 48 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 48 },
    /* 3 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.rank > 0", .line = 48 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 48 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "dtype", .line = 48 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 48 },
    /* 7 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.dtype != i64", .line = 48 },
    /* 8 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, }, .text = "x.rank > 0, x.dtype != i64", .line = 48 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 48 },
    /* 10 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "shape", .line = 48 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 48 },
    /* 12 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "x.shape[0]", .line = 48 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 48 },
    /* 14 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "x.shape[0] <= 1", .line = 48 },
    /* 15 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 8, 14, }, .text = "x.rank > 0, x.dtype != i64, x.shape[0] <= 1", .line = 48 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 48 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "rank", .line = 48 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 48 },
    /* 19 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "x.rank > 0", .line = 48 },
    /* 20 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 48 },
    /* 21 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "dtype", .line = 48 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 48 },
    /* 23 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, }, .text = "x.dtype != i64", .line = 48 },
    /* 24 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 19, 23, }, .text = "x.rank > 0, x.dtype != i64", .line = 48 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 48 },
    /* 26 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "shape", .line = 48 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 48 },
    /* 28 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, }, .text = "x.shape[0]", .line = 48 },
    /* 29 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 48 },
    /* 30 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 28, 29, }, .text = "x.shape[0] <= 1", .line = 48 },
    /* 31 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 24, 30, }, .text = "x.rank > 0, x.dtype != i64, x.shape[0] <= 1", .line = 48 },
    /* 32 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 82 },
    /* 33 */ { .op = DFG_E_NODE, .ref = 2, .text = "b", .line = 82 },
    /* 34 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "same_shape(a, b)", .line = 82 },
};
static const struct dfg_desc_node relax_clml_openclml_relax_minimum_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.minimum", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "o(a, b)", .line = 82 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 82 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 82 },
};
static const struct dfg_desc_region relax_clml_openclml_relax_minimum_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_openclml_relax_minimum_refs[] = { { 1, -1 }, { 2, -1 }, };
static const struct dfg_capture relax_clml_openclml_relax_minimum_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_relax_minimum_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_relax_minimum_match, b) },
};
static const struct dfg_desc_pattern relax_clml_openclml_relax_minimum_desc = {
    .n_nodes = 3, .n_exprs = 35, .n_vars = 0, .n_sets = 2,
    .nodes = relax_clml_openclml_relax_minimum_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_openclml_relax_minimum_regions,
    .exprs = relax_clml_openclml_relax_minimum_exprs,
    .captures = relax_clml_openclml_relax_minimum_refs,
    .text = "\"openclml.relax.{o}\"(a, b) = o(a, b) where operand(a), operand(b), same_shape(a, b);", .line = 82, .n_where = 3, .where = (const uint32_t[]){ 15, 31, 34, }
};
static bool relax_clml_openclml_relax_minimum_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_openclml_relax_minimum_match(g, n, m);
}
static bool relax_clml_openclml_relax_minimum_pass(void *ctx, const struct relax_clml_openclml_relax_minimum_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_openclml_relax_minimum_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_openclml_relax_minimum_each(g, n, relax_clml_openclml_relax_minimum_pass, &e);
}

static const struct dfg_part relax_clml_openclml_relax_minimum_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_openclml_relax_minimum_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_clml_openclml_relax_minimum_whole, m.b) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_openclml_relax_minimum_whole, minimum) },
};
/* ---- openclml.relax.nn.softmax ---- */

static const struct dfg_desc_expr relax_clml_openclml_relax_nn_softmax_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 48 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 48 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 48 },
    /* 3 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.rank > 0", .line = 48 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 48 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "dtype", .line = 48 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 48 },
    /* 7 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.dtype != i64", .line = 48 },
    /* 8 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, }, .text = "x.rank > 0, x.dtype != i64", .line = 48 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 48 },
    /* 10 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "shape", .line = 48 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 48 },
    /* 12 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "x.shape[0]", .line = 48 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 48 },
    /* 14 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "x.shape[0] <= 1", .line = 48 },
    /* 15 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 8, 14, }, .text = "x.rank > 0, x.dtype != i64, x.shape[0] <= 1", .line = 48 },
};
static const struct dfg_desc_node relax_clml_openclml_relax_nn_softmax_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.softmax", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "relax.nn.softmax(x)", .line = 83 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 83 },
};
static const struct dfg_desc_region relax_clml_openclml_relax_nn_softmax_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_openclml_relax_nn_softmax_refs[] = { { 1, -1 }, };
static const struct dfg_capture relax_clml_openclml_relax_nn_softmax_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_relax_nn_softmax_match, x) },
};
static const struct dfg_desc_pattern relax_clml_openclml_relax_nn_softmax_desc = {
    .n_nodes = 2, .n_exprs = 16, .n_vars = 0, .n_sets = 1,
    .nodes = relax_clml_openclml_relax_nn_softmax_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_openclml_relax_nn_softmax_regions,
    .exprs = relax_clml_openclml_relax_nn_softmax_exprs,
    .captures = relax_clml_openclml_relax_nn_softmax_refs,
    .text = "\"openclml.relax.nn.softmax\"(x) = relax.nn.softmax(x) where operand(x);", .line = 83, .n_where = 1, .where = (const uint32_t[]){ 15, }
};
static bool relax_clml_openclml_relax_nn_softmax_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_openclml_relax_nn_softmax_match(g, n, m);
}
static bool relax_clml_openclml_relax_nn_softmax_pass(void *ctx, const struct relax_clml_openclml_relax_nn_softmax_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_openclml_relax_nn_softmax_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_openclml_relax_nn_softmax_each(g, n, relax_clml_openclml_relax_nn_softmax_pass, &e);
}

static const struct dfg_part relax_clml_openclml_relax_nn_softmax_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_openclml_relax_nn_softmax_whole, m.x) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_openclml_relax_nn_softmax_whole, softmax) },
};
/* ---- openclml.relax.nn.relu ---- */

static const struct dfg_desc_expr relax_clml_openclml_relax_nn_relu_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 48 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 48 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 48 },
    /* 3 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.rank > 0", .line = 48 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 48 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "dtype", .line = 48 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 48 },
    /* 7 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.dtype != i64", .line = 48 },
    /* 8 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, }, .text = "x.rank > 0, x.dtype != i64", .line = 48 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 48 },
    /* 10 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "shape", .line = 48 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 48 },
    /* 12 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "x.shape[0]", .line = 48 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 48 },
    /* 14 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "x.shape[0] <= 1", .line = 48 },
    /* 15 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 8, 14, }, .text = "x.rank > 0, x.dtype != i64, x.shape[0] <= 1", .line = 48 },
};
static const struct dfg_desc_node relax_clml_openclml_relax_nn_relu_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "relax.nn.relu(x)", .line = 84 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 84 },
};
static const struct dfg_desc_region relax_clml_openclml_relax_nn_relu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_openclml_relax_nn_relu_refs[] = { { 1, -1 }, };
static const struct dfg_capture relax_clml_openclml_relax_nn_relu_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_relax_nn_relu_match, x) },
};
static const struct dfg_desc_pattern relax_clml_openclml_relax_nn_relu_desc = {
    .n_nodes = 2, .n_exprs = 16, .n_vars = 0, .n_sets = 1,
    .nodes = relax_clml_openclml_relax_nn_relu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_openclml_relax_nn_relu_regions,
    .exprs = relax_clml_openclml_relax_nn_relu_exprs,
    .captures = relax_clml_openclml_relax_nn_relu_refs,
    .text = "\"openclml.relax.nn.relu\"(x) = relax.nn.relu(x) where operand(x);", .line = 84, .n_where = 1, .where = (const uint32_t[]){ 15, }
};
static bool relax_clml_openclml_relax_nn_relu_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_openclml_relax_nn_relu_match(g, n, m);
}
static bool relax_clml_openclml_relax_nn_relu_pass(void *ctx, const struct relax_clml_openclml_relax_nn_relu_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_openclml_relax_nn_relu_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_openclml_relax_nn_relu_each(g, n, relax_clml_openclml_relax_nn_relu_pass, &e);
}

static const struct dfg_part relax_clml_openclml_relax_nn_relu_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_openclml_relax_nn_relu_whole, m.x) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_openclml_relax_nn_relu_whole, relu) },
};
/* ---- openclml.relax.clip ---- */

static const struct dfg_desc_expr relax_clml_openclml_relax_clip_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 48 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 48 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 48 },
    /* 3 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.rank > 0", .line = 48 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 48 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "dtype", .line = 48 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 48 },
    /* 7 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.dtype != i64", .line = 48 },
    /* 8 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, }, .text = "x.rank > 0, x.dtype != i64", .line = 48 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 48 },
    /* 10 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "shape", .line = 48 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 48 },
    /* 12 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "x.shape[0]", .line = 48 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 48 },
    /* 14 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "x.shape[0] <= 1", .line = 48 },
    /* 15 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 8, 14, }, .text = "x.rank > 0, x.dtype != i64, x.shape[0] <= 1", .line = 48 },
};
static const struct dfg_desc_node relax_clml_openclml_relax_clip_nodes[4] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, },
        .text = "relax.clip(x, _, _)", .line = 85 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 85 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 85 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 85 },
};
static const struct dfg_desc_region relax_clml_openclml_relax_clip_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_openclml_relax_clip_refs[] = { { 1, -1 }, };
static const struct dfg_capture relax_clml_openclml_relax_clip_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_relax_clip_match, x) },
};
static const struct dfg_desc_pattern relax_clml_openclml_relax_clip_desc = {
    .n_nodes = 4, .n_exprs = 16, .n_vars = 0, .n_sets = 1,
    .nodes = relax_clml_openclml_relax_clip_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_openclml_relax_clip_regions,
    .exprs = relax_clml_openclml_relax_clip_exprs,
    .captures = relax_clml_openclml_relax_clip_refs,
    .text = "\"openclml.relax.clip\"(x) = relax.clip(x, _, _) where operand(x);", .line = 85, .n_where = 1, .where = (const uint32_t[]){ 15, }
};
static bool relax_clml_openclml_relax_clip_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_openclml_relax_clip_match(g, n, m);
}
static bool relax_clml_openclml_relax_clip_pass(void *ctx, const struct relax_clml_openclml_relax_clip_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_openclml_relax_clip_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_openclml_relax_clip_each(g, n, relax_clml_openclml_relax_clip_pass, &e);
}

static const struct dfg_part relax_clml_openclml_relax_clip_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_openclml_relax_clip_whole, m.x) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_openclml_relax_clip_whole, clip) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_clml_openclml_relax_clip_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_clml_openclml_relax_clip_whole, x_2) },
};
/* ---- openclml.nn.max_pool2d ---- */

static const struct dfg_desc_expr relax_clml_openclml_nn_max_pool2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 54 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 54 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 54 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.rank == 4", .line = 54 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 54 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "shape", .line = 54 },
    /* 6 */ { .op = DFG_E_CALL, .sub = DFG_F_MIN, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "min(x.shape)", .line = 54 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 54 },
    /* 8 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, }, .text = "min(x.shape) > 0", .line = 54 },
    /* 9 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 8, }, .text = "x.rank == 4, min(x.shape) > 0", .line = 54 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 1, .text = "p", .line = 54 },
    /* 11 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .name = "pool_size", .text = "pool_size", .line = 54 },
    /* 12 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "len(p.pool_size)", .line = 54 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 54 },
    /* 14 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "len(p.pool_size) == 2", .line = 54 },
    /* 15 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 9, 14, }, .text = "x.rank == 4, min(x.shape) > 0, len(p.pool_size) == 2", .line = 54 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 1, .text = "p", .line = 54 },
    /* 17 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .name = "strides", .text = "strides", .line = 54 },
    /* 18 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "len(p.strides)", .line = 54 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 54 },
    /* 20 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "len(p.strides) == 2", .line = 54 },
    /* 21 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 15, 20, }, .text = "x.rank == 4, min(x.shape) > 0, len(p.pool_size) == 2, len(p.strides) == 2", .line = 54 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 1, .text = "p", .line = 54 },
    /* 23 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .name = "padding", .text = "padding", .line = 54 },
    /* 24 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "len(p.padding)", .line = 54 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 54 },
    /* 26 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "len(p.padding) == 4", .line = 54 },
    /* 27 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 21, 26, }, .text = "x.rank == 4, min(x.shape) > 0, len(p.pool_size) == 2, len(p.strides) == 2, len(p.padding) == 4", .line = 54 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 1, .text = "p", .line = 55 },
    /* 29 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .name = "pool_size", .text = "pool_size", .line = 55 },
    /* 30 */ { .op = DFG_E_CALL, .sub = DFG_F_MIN, .n_kids = 1, .kids = (const uint32_t[]){ 29, }, .text = "min(p.pool_size)", .line = 55 },
    /* 31 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 55 },
    /* 32 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 30, 31, }, .text = "min(p.pool_size) > 0", .line = 55 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 27, 32, }, .text = "x.rank == 4, min(x.shape) > 0, len(p.pool_size) == 2, len(p.strides) == 2, len(p.padding) == 4,\012    min(p.pool_size) > 0", .line = 54 },
    /* 34 */ { .op = DFG_E_NODE, .ref = 1, .text = "p", .line = 55 },
    /* 35 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 34, }, .name = "strides", .text = "strides", .line = 55 },
    /* 36 */ { .op = DFG_E_CALL, .sub = DFG_F_MIN, .n_kids = 1, .kids = (const uint32_t[]){ 35, }, .text = "min(p.strides)", .line = 55 },
    /* 37 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 55 },
    /* 38 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 36, 37, }, .text = "min(p.strides) > 0", .line = 55 },
    /* 39 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 33, 38, }, .text = "x.rank == 4, min(x.shape) > 0, len(p.pool_size) == 2, len(p.strides) == 2, len(p.padding) == 4,\012    min(p.pool_size) > 0, min(p.strides) > 0", .line = 54 },
    /* 40 */ { .op = DFG_E_NODE, .ref = 1, .text = "p", .line = 55 },
    /* 41 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 40, }, .name = "dilation", .text = "dilation", .line = 55 },
    /* 42 */ { .op = DFG_E_CALL, .sub = DFG_F_MIN, .n_kids = 1, .kids = (const uint32_t[]){ 41, }, .text = "min(p.dilation)", .line = 55 },
    /* 43 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 55 },
    /* 44 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 42, 43, }, .text = "min(p.dilation) > 0", .line = 55 },
    /* 45 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 39, 44, }, .text = "x.rank == 4, min(x.shape) > 0, len(p.pool_size) == 2, len(p.strides) == 2, len(p.padding) == 4,\012    min(p.pool_size) > 0, min(p.strides) > 0, min(p.dilation) > 0", .line = 54 },
    /* 46 */ { .op = DFG_E_NODE, .ref = 1, .text = "p", .line = 55 },
    /* 47 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 46, }, .name = "padding", .text = "padding", .line = 55 },
    /* 48 */ { .op = DFG_E_CALL, .sub = DFG_F_MIN, .n_kids = 1, .kids = (const uint32_t[]){ 47, }, .text = "min(p.padding)", .line = 55 },
    /* 49 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 55 },
    /* 50 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 48, 49, }, .text = "min(p.padding) >= 0", .line = 55 },
    /* 51 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 45, 50, }, .text = "x.rank == 4, min(x.shape) > 0, len(p.pool_size) == 2, len(p.strides) == 2, len(p.padding) == 4,\012    min(p.pool_size) > 0, min(p.strides) > 0, min(p.dilation) > 0, min(p.padding) >= 0", .line = 54 },
};
static const struct dfg_desc_node relax_clml_openclml_nn_max_pool2d_nodes[4] = {
    [0] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "c & p(x)", .line = 86 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 86 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.max_pool2d", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .text = "p(x)", .line = 86 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 86 },
};
static const struct dfg_desc_region relax_clml_openclml_nn_max_pool2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_openclml_nn_max_pool2d_refs[] = { { 1, -1 }, { 3, -1 }, };
static const struct dfg_capture relax_clml_openclml_nn_max_pool2d_captures[] = {
    { "c", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_nn_max_pool2d_match, c) },
    { "x", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_nn_max_pool2d_match, x) },
};
static const struct dfg_desc_pattern relax_clml_openclml_nn_max_pool2d_desc = {
    .n_nodes = 4, .n_exprs = 52, .n_vars = 0, .n_sets = 2,
    .nodes = relax_clml_openclml_nn_max_pool2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_openclml_nn_max_pool2d_regions,
    .exprs = relax_clml_openclml_nn_max_pool2d_exprs,
    .captures = relax_clml_openclml_nn_max_pool2d_refs,
    .text = "\"openclml.nn.{p}\"(c, x) = c & p(x) where pool_ok(c, x);", .line = 86, .n_where = 1, .where = (const uint32_t[]){ 51, }
};
static bool relax_clml_openclml_nn_max_pool2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_openclml_nn_max_pool2d_match(g, n, m);
}
static bool relax_clml_openclml_nn_max_pool2d_pass(void *ctx, const struct relax_clml_openclml_nn_max_pool2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_openclml_nn_max_pool2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_openclml_nn_max_pool2d_each(g, n, relax_clml_openclml_nn_max_pool2d_pass, &e);
}

static const struct dfg_part relax_clml_openclml_nn_max_pool2d_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_openclml_nn_max_pool2d_whole, m.c) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_clml_openclml_nn_max_pool2d_whole, m.x) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_openclml_nn_max_pool2d_whole, c) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_nn_max_pool2d_whole, max_pool2d) },
};
/* ---- openclml.nn.avg_pool2d ---- */

static const struct dfg_desc_expr relax_clml_openclml_nn_avg_pool2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 54 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 54 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 54 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.rank == 4", .line = 54 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 54 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "shape", .line = 54 },
    /* 6 */ { .op = DFG_E_CALL, .sub = DFG_F_MIN, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "min(x.shape)", .line = 54 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 54 },
    /* 8 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, }, .text = "min(x.shape) > 0", .line = 54 },
    /* 9 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 8, }, .text = "x.rank == 4, min(x.shape) > 0", .line = 54 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 1, .text = "p", .line = 54 },
    /* 11 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .name = "pool_size", .text = "pool_size", .line = 54 },
    /* 12 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "len(p.pool_size)", .line = 54 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 54 },
    /* 14 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "len(p.pool_size) == 2", .line = 54 },
    /* 15 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 9, 14, }, .text = "x.rank == 4, min(x.shape) > 0, len(p.pool_size) == 2", .line = 54 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 1, .text = "p", .line = 54 },
    /* 17 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .name = "strides", .text = "strides", .line = 54 },
    /* 18 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "len(p.strides)", .line = 54 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 54 },
    /* 20 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "len(p.strides) == 2", .line = 54 },
    /* 21 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 15, 20, }, .text = "x.rank == 4, min(x.shape) > 0, len(p.pool_size) == 2, len(p.strides) == 2", .line = 54 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 1, .text = "p", .line = 54 },
    /* 23 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .name = "padding", .text = "padding", .line = 54 },
    /* 24 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "len(p.padding)", .line = 54 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 54 },
    /* 26 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "len(p.padding) == 4", .line = 54 },
    /* 27 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 21, 26, }, .text = "x.rank == 4, min(x.shape) > 0, len(p.pool_size) == 2, len(p.strides) == 2, len(p.padding) == 4", .line = 54 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 1, .text = "p", .line = 55 },
    /* 29 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .name = "pool_size", .text = "pool_size", .line = 55 },
    /* 30 */ { .op = DFG_E_CALL, .sub = DFG_F_MIN, .n_kids = 1, .kids = (const uint32_t[]){ 29, }, .text = "min(p.pool_size)", .line = 55 },
    /* 31 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 55 },
    /* 32 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 30, 31, }, .text = "min(p.pool_size) > 0", .line = 55 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 27, 32, }, .text = "x.rank == 4, min(x.shape) > 0, len(p.pool_size) == 2, len(p.strides) == 2, len(p.padding) == 4,\012    min(p.pool_size) > 0", .line = 54 },
    /* 34 */ { .op = DFG_E_NODE, .ref = 1, .text = "p", .line = 55 },
    /* 35 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 34, }, .name = "strides", .text = "strides", .line = 55 },
    /* 36 */ { .op = DFG_E_CALL, .sub = DFG_F_MIN, .n_kids = 1, .kids = (const uint32_t[]){ 35, }, .text = "min(p.strides)", .line = 55 },
    /* 37 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 55 },
    /* 38 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 36, 37, }, .text = "min(p.strides) > 0", .line = 55 },
    /* 39 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 33, 38, }, .text = "x.rank == 4, min(x.shape) > 0, len(p.pool_size) == 2, len(p.strides) == 2, len(p.padding) == 4,\012    min(p.pool_size) > 0, min(p.strides) > 0", .line = 54 },
    /* 40 */ { .op = DFG_E_NODE, .ref = 1, .text = "p", .line = 55 },
    /* 41 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 40, }, .name = "dilation", .text = "dilation", .line = 55 },
    /* 42 */ { .op = DFG_E_CALL, .sub = DFG_F_MIN, .n_kids = 1, .kids = (const uint32_t[]){ 41, }, .text = "min(p.dilation)", .line = 55 },
    /* 43 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 55 },
    /* 44 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 42, 43, }, .text = "min(p.dilation) > 0", .line = 55 },
    /* 45 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 39, 44, }, .text = "x.rank == 4, min(x.shape) > 0, len(p.pool_size) == 2, len(p.strides) == 2, len(p.padding) == 4,\012    min(p.pool_size) > 0, min(p.strides) > 0, min(p.dilation) > 0", .line = 54 },
    /* 46 */ { .op = DFG_E_NODE, .ref = 1, .text = "p", .line = 55 },
    /* 47 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 46, }, .name = "padding", .text = "padding", .line = 55 },
    /* 48 */ { .op = DFG_E_CALL, .sub = DFG_F_MIN, .n_kids = 1, .kids = (const uint32_t[]){ 47, }, .text = "min(p.padding)", .line = 55 },
    /* 49 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 55 },
    /* 50 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 48, 49, }, .text = "min(p.padding) >= 0", .line = 55 },
    /* 51 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 45, 50, }, .text = "x.rank == 4, min(x.shape) > 0, len(p.pool_size) == 2, len(p.strides) == 2, len(p.padding) == 4,\012    min(p.pool_size) > 0, min(p.strides) > 0, min(p.dilation) > 0, min(p.padding) >= 0", .line = 54 },
};
static const struct dfg_desc_node relax_clml_openclml_nn_avg_pool2d_nodes[4] = {
    [0] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "c & p(x)", .line = 86 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 86 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.avg_pool2d", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .text = "p(x)", .line = 86 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 86 },
};
static const struct dfg_desc_region relax_clml_openclml_nn_avg_pool2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_clml_openclml_nn_avg_pool2d_refs[] = { { 1, -1 }, { 3, -1 }, };
static const struct dfg_capture relax_clml_openclml_nn_avg_pool2d_captures[] = {
    { "c", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_nn_avg_pool2d_match, c) },
    { "x", DFG_CAP_NODE, offsetof(struct relax_clml_openclml_nn_avg_pool2d_match, x) },
};
static const struct dfg_desc_pattern relax_clml_openclml_nn_avg_pool2d_desc = {
    .n_nodes = 4, .n_exprs = 52, .n_vars = 0, .n_sets = 2,
    .nodes = relax_clml_openclml_nn_avg_pool2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_openclml_nn_avg_pool2d_regions,
    .exprs = relax_clml_openclml_nn_avg_pool2d_exprs,
    .captures = relax_clml_openclml_nn_avg_pool2d_refs,
    .text = "\"openclml.nn.{p}\"(c, x) = c & p(x) where pool_ok(c, x);", .line = 86, .n_where = 1, .where = (const uint32_t[]){ 51, }
};
static bool relax_clml_openclml_nn_avg_pool2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_openclml_nn_avg_pool2d_match(g, n, m);
}
static bool relax_clml_openclml_nn_avg_pool2d_pass(void *ctx, const struct relax_clml_openclml_nn_avg_pool2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_openclml_nn_avg_pool2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_openclml_nn_avg_pool2d_each(g, n, relax_clml_openclml_nn_avg_pool2d_pass, &e);
}

static const struct dfg_part relax_clml_openclml_nn_avg_pool2d_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_clml_openclml_nn_avg_pool2d_whole, m.c) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_clml_openclml_nn_avg_pool2d_whole, m.x) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_openclml_nn_avg_pool2d_whole, c) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_clml_openclml_nn_avg_pool2d_whole, avg_pool2d) },
};
/* ---- openclml.reshape ---- */

static const struct dfg_desc_node relax_clml_openclml_reshape_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.reshape", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "relax.reshape(_, _)", .line = 88 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 88 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 88 },
};
static const struct dfg_desc_region relax_clml_openclml_reshape_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_clml_openclml_reshape_desc = {
    .n_nodes = 3, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = relax_clml_openclml_reshape_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_clml_openclml_reshape_regions,
    .text = "\"openclml.reshape\" = relax.reshape(_, _);", .line = 88
};
static bool relax_clml_openclml_reshape_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_clml_openclml_reshape_match(g, n, m);
}
static bool relax_clml_openclml_reshape_pass(void *ctx, const struct relax_clml_openclml_reshape_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_clml_openclml_reshape_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_clml_openclml_reshape_each(g, n, relax_clml_openclml_reshape_pass, &e);
}

static const struct dfg_part relax_clml_openclml_reshape_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_clml_openclml_reshape_whole, reshape) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_clml_openclml_reshape_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_clml_openclml_reshape_whole, x_2) },
};
static const struct dfg_pattern patterns[] = {
    { .name = "conv2d", .place = "relax_clml.pat:25", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct relax_clml_conv2d_match),
      .n_captures = 2, .captures = relax_clml_conv2d_captures,
      .match = relax_clml_conv2d_any, .each = relax_clml_conv2d_all, .desc = &relax_clml_conv2d_desc,
      .whole_size = sizeof(struct relax_clml_conv2d_whole), .n_parts = sizeof relax_clml_conv2d_parts / sizeof *relax_clml_conv2d_parts,
      .n_params = 2, .parts = relax_clml_conv2d_parts, .whole = relax_clml_conv2d_whole },
    { .name = "pad_conv2d", .place = "relax_clml.pat:26", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct relax_clml_pad_conv2d_match),
      .n_captures = 2, .captures = relax_clml_pad_conv2d_captures,
      .match = relax_clml_pad_conv2d_any, .each = relax_clml_pad_conv2d_all, .desc = &relax_clml_pad_conv2d_desc,
      .whole_size = sizeof(struct relax_clml_pad_conv2d_whole), .n_parts = sizeof relax_clml_pad_conv2d_parts / sizeof *relax_clml_pad_conv2d_parts,
      .n_params = 2, .parts = relax_clml_pad_conv2d_parts, .whole = relax_clml_pad_conv2d_whole },
    { .name = "conv2d_transpose", .place = "relax_clml.pat:27", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct relax_clml_conv2d_transpose_match),
      .n_captures = 2, .captures = relax_clml_conv2d_transpose_captures,
      .match = relax_clml_conv2d_transpose_any, .each = relax_clml_conv2d_transpose_all, .desc = &relax_clml_conv2d_transpose_desc,
      .whole_size = sizeof(struct relax_clml_conv2d_transpose_whole), .n_parts = sizeof relax_clml_conv2d_transpose_parts / sizeof *relax_clml_conv2d_transpose_parts,
      .n_params = 2, .parts = relax_clml_conv2d_transpose_parts, .whole = relax_clml_conv2d_transpose_whole },
    { .name = "biased", .place = "relax_clml.pat:30", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct relax_clml_biased_match),
      .n_captures = 2, .captures = relax_clml_biased_captures,
      .match = relax_clml_biased_any, .each = relax_clml_biased_all, .desc = &relax_clml_biased_desc,
      .whole_size = sizeof(struct relax_clml_biased_whole), .n_parts = sizeof relax_clml_biased_parts / sizeof *relax_clml_biased_parts,
      .n_params = 1, .parts = relax_clml_biased_parts, .whole = relax_clml_biased_whole },
    { .name = "norm", .place = "relax_clml.pat:35", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct relax_clml_norm_match),
      .n_captures = 1, .captures = relax_clml_norm_captures,
      .match = relax_clml_norm_any, .each = relax_clml_norm_all, .desc = &relax_clml_norm_desc,
      .whole_size = sizeof(struct relax_clml_norm_whole), .n_parts = sizeof relax_clml_norm_parts / sizeof *relax_clml_norm_parts,
      .n_params = 1, .parts = relax_clml_norm_parts, .whole = relax_clml_norm_whole },
    { .name = "first", .place = "relax_clml.pat:36", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct relax_clml_first_match),
      .n_captures = 1, .captures = relax_clml_first_captures,
      .match = relax_clml_first_any, .each = relax_clml_first_all, .desc = &relax_clml_first_desc,
      .whole_size = sizeof(struct relax_clml_first_whole), .n_parts = sizeof relax_clml_first_parts / sizeof *relax_clml_first_parts,
      .n_params = 1, .parts = relax_clml_first_parts, .whole = relax_clml_first_whole },
    { .name = "relu6", .place = "relax_clml.pat:37", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct relax_clml_relu6_match),
      .n_captures = 1, .captures = relax_clml_relu6_captures,
      .match = relax_clml_relu6_any, .each = relax_clml_relu6_all, .desc = &relax_clml_relu6_desc,
      .whole_size = sizeof(struct relax_clml_relu6_whole), .n_parts = sizeof relax_clml_relu6_parts / sizeof *relax_clml_relu6_parts,
      .n_params = 1, .parts = relax_clml_relu6_parts, .whole = relax_clml_relu6_whole },
    { .name = "mean", .place = "relax_clml.pat:57", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct relax_clml_mean_match),
      .n_captures = 1, .captures = relax_clml_mean_captures,
      .match = relax_clml_mean_any, .each = relax_clml_mean_all, .desc = &relax_clml_mean_desc,
      .whole_size = sizeof(struct relax_clml_mean_whole), .n_parts = sizeof relax_clml_mean_parts / sizeof *relax_clml_mean_parts,
      .n_params = 1, .parts = relax_clml_mean_parts, .whole = relax_clml_mean_whole },
    { .name = "reshaped_norm", .place = "relax_clml.pat:61", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct relax_clml_reshaped_norm_match),
      .n_captures = 6, .captures = relax_clml_reshaped_norm_captures,
      .match = relax_clml_reshaped_norm_any, .each = relax_clml_reshaped_norm_all, .desc = &relax_clml_reshaped_norm_desc,
      .whole_size = sizeof(struct relax_clml_reshaped_norm_whole), .n_parts = sizeof relax_clml_reshaped_norm_parts / sizeof *relax_clml_reshaped_norm_parts,
      .n_params = 5, .parts = relax_clml_reshaped_norm_parts, .whole = relax_clml_reshaped_norm_whole },
    { .name = "dequant_matmul", .place = "relax_clml.pat:69", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct relax_clml_dequant_matmul_match),
      .n_captures = 5, .captures = relax_clml_dequant_matmul_captures,
      .match = relax_clml_dequant_matmul_any, .each = relax_clml_dequant_matmul_all, .desc = &relax_clml_dequant_matmul_desc,
      .whole_size = sizeof(struct relax_clml_dequant_matmul_whole), .n_parts = sizeof relax_clml_dequant_matmul_parts / sizeof *relax_clml_dequant_matmul_parts,
      .n_params = 3, .parts = relax_clml_dequant_matmul_parts, .whole = relax_clml_dequant_matmul_whole },
    { .name = "openclml.clip.tuple.bn.bias.nn.conv2d_transpose", .place = "relax_clml.pat:80", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_transpose_match),
      .n_captures = 2, .captures = relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_transpose_captures,
      .match = relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_transpose_any, .each = relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_transpose_all, .desc = &relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_transpose_desc,
      .whole_size = sizeof(struct relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_transpose_whole), .n_parts = sizeof relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_transpose_parts / sizeof *relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_transpose_parts,
      .n_params = 2, .parts = relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_transpose_parts, .whole = relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_transpose_whole },
    { .name = "openclml.clip.tuple.bn.bias.pad.nn.conv2d", .place = "relax_clml.pat:80", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_clml_openclml_clip_tuple_bn_bias_pad_nn_conv2d_match),
      .n_captures = 2, .captures = relax_clml_openclml_clip_tuple_bn_bias_pad_nn_conv2d_captures,
      .match = relax_clml_openclml_clip_tuple_bn_bias_pad_nn_conv2d_any, .each = relax_clml_openclml_clip_tuple_bn_bias_pad_nn_conv2d_all, .desc = &relax_clml_openclml_clip_tuple_bn_bias_pad_nn_conv2d_desc,
      .whole_size = sizeof(struct relax_clml_openclml_clip_tuple_bn_bias_pad_nn_conv2d_whole), .n_parts = sizeof relax_clml_openclml_clip_tuple_bn_bias_pad_nn_conv2d_parts / sizeof *relax_clml_openclml_clip_tuple_bn_bias_pad_nn_conv2d_parts,
      .n_params = 2, .parts = relax_clml_openclml_clip_tuple_bn_bias_pad_nn_conv2d_parts, .whole = relax_clml_openclml_clip_tuple_bn_bias_pad_nn_conv2d_whole },
    { .name = "openclml.clip.tuple.bn.bias.nn.conv2d", .place = "relax_clml.pat:80", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_match),
      .n_captures = 2, .captures = relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_captures,
      .match = relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_any, .each = relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_all, .desc = &relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_desc,
      .whole_size = sizeof(struct relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_whole), .n_parts = sizeof relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_parts / sizeof *relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_parts,
      .n_params = 2, .parts = relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_parts, .whole = relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_whole },
    { .name = "openclml.clip.tuple.bn.nn.conv2d_transpose", .place = "relax_clml.pat:80", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_clml_openclml_clip_tuple_bn_nn_conv2d_transpose_match),
      .n_captures = 2, .captures = relax_clml_openclml_clip_tuple_bn_nn_conv2d_transpose_captures,
      .match = relax_clml_openclml_clip_tuple_bn_nn_conv2d_transpose_any, .each = relax_clml_openclml_clip_tuple_bn_nn_conv2d_transpose_all, .desc = &relax_clml_openclml_clip_tuple_bn_nn_conv2d_transpose_desc,
      .whole_size = sizeof(struct relax_clml_openclml_clip_tuple_bn_nn_conv2d_transpose_whole), .n_parts = sizeof relax_clml_openclml_clip_tuple_bn_nn_conv2d_transpose_parts / sizeof *relax_clml_openclml_clip_tuple_bn_nn_conv2d_transpose_parts,
      .n_params = 2, .parts = relax_clml_openclml_clip_tuple_bn_nn_conv2d_transpose_parts, .whole = relax_clml_openclml_clip_tuple_bn_nn_conv2d_transpose_whole },
    { .name = "openclml.clip.tuple.bn.pad.nn.conv2d", .place = "relax_clml.pat:80", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_clml_openclml_clip_tuple_bn_pad_nn_conv2d_match),
      .n_captures = 2, .captures = relax_clml_openclml_clip_tuple_bn_pad_nn_conv2d_captures,
      .match = relax_clml_openclml_clip_tuple_bn_pad_nn_conv2d_any, .each = relax_clml_openclml_clip_tuple_bn_pad_nn_conv2d_all, .desc = &relax_clml_openclml_clip_tuple_bn_pad_nn_conv2d_desc,
      .whole_size = sizeof(struct relax_clml_openclml_clip_tuple_bn_pad_nn_conv2d_whole), .n_parts = sizeof relax_clml_openclml_clip_tuple_bn_pad_nn_conv2d_parts / sizeof *relax_clml_openclml_clip_tuple_bn_pad_nn_conv2d_parts,
      .n_params = 2, .parts = relax_clml_openclml_clip_tuple_bn_pad_nn_conv2d_parts, .whole = relax_clml_openclml_clip_tuple_bn_pad_nn_conv2d_whole },
    { .name = "openclml.clip.tuple.bn.nn.conv2d", .place = "relax_clml.pat:80", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_clml_openclml_clip_tuple_bn_nn_conv2d_match),
      .n_captures = 2, .captures = relax_clml_openclml_clip_tuple_bn_nn_conv2d_captures,
      .match = relax_clml_openclml_clip_tuple_bn_nn_conv2d_any, .each = relax_clml_openclml_clip_tuple_bn_nn_conv2d_all, .desc = &relax_clml_openclml_clip_tuple_bn_nn_conv2d_desc,
      .whole_size = sizeof(struct relax_clml_openclml_clip_tuple_bn_nn_conv2d_whole), .n_parts = sizeof relax_clml_openclml_clip_tuple_bn_nn_conv2d_parts / sizeof *relax_clml_openclml_clip_tuple_bn_nn_conv2d_parts,
      .n_params = 2, .parts = relax_clml_openclml_clip_tuple_bn_nn_conv2d_parts, .whole = relax_clml_openclml_clip_tuple_bn_nn_conv2d_whole },
    { .name = "openclml.clip.tuple.bias.nn.conv2d_transpose", .place = "relax_clml.pat:80", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_clml_openclml_clip_tuple_bias_nn_conv2d_transpose_match),
      .n_captures = 2, .captures = relax_clml_openclml_clip_tuple_bias_nn_conv2d_transpose_captures,
      .match = relax_clml_openclml_clip_tuple_bias_nn_conv2d_transpose_any, .each = relax_clml_openclml_clip_tuple_bias_nn_conv2d_transpose_all, .desc = &relax_clml_openclml_clip_tuple_bias_nn_conv2d_transpose_desc,
      .whole_size = sizeof(struct relax_clml_openclml_clip_tuple_bias_nn_conv2d_transpose_whole), .n_parts = sizeof relax_clml_openclml_clip_tuple_bias_nn_conv2d_transpose_parts / sizeof *relax_clml_openclml_clip_tuple_bias_nn_conv2d_transpose_parts,
      .n_params = 2, .parts = relax_clml_openclml_clip_tuple_bias_nn_conv2d_transpose_parts, .whole = relax_clml_openclml_clip_tuple_bias_nn_conv2d_transpose_whole },
    { .name = "openclml.clip.tuple.bias.pad.nn.conv2d", .place = "relax_clml.pat:80", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_clml_openclml_clip_tuple_bias_pad_nn_conv2d_match),
      .n_captures = 2, .captures = relax_clml_openclml_clip_tuple_bias_pad_nn_conv2d_captures,
      .match = relax_clml_openclml_clip_tuple_bias_pad_nn_conv2d_any, .each = relax_clml_openclml_clip_tuple_bias_pad_nn_conv2d_all, .desc = &relax_clml_openclml_clip_tuple_bias_pad_nn_conv2d_desc,
      .whole_size = sizeof(struct relax_clml_openclml_clip_tuple_bias_pad_nn_conv2d_whole), .n_parts = sizeof relax_clml_openclml_clip_tuple_bias_pad_nn_conv2d_parts / sizeof *relax_clml_openclml_clip_tuple_bias_pad_nn_conv2d_parts,
      .n_params = 2, .parts = relax_clml_openclml_clip_tuple_bias_pad_nn_conv2d_parts, .whole = relax_clml_openclml_clip_tuple_bias_pad_nn_conv2d_whole },
    { .name = "openclml.clip.tuple.bias.nn.conv2d", .place = "relax_clml.pat:80", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_clml_openclml_clip_tuple_bias_nn_conv2d_match),
      .n_captures = 2, .captures = relax_clml_openclml_clip_tuple_bias_nn_conv2d_captures,
      .match = relax_clml_openclml_clip_tuple_bias_nn_conv2d_any, .each = relax_clml_openclml_clip_tuple_bias_nn_conv2d_all, .desc = &relax_clml_openclml_clip_tuple_bias_nn_conv2d_desc,
      .whole_size = sizeof(struct relax_clml_openclml_clip_tuple_bias_nn_conv2d_whole), .n_parts = sizeof relax_clml_openclml_clip_tuple_bias_nn_conv2d_parts / sizeof *relax_clml_openclml_clip_tuple_bias_nn_conv2d_parts,
      .n_params = 2, .parts = relax_clml_openclml_clip_tuple_bias_nn_conv2d_parts, .whole = relax_clml_openclml_clip_tuple_bias_nn_conv2d_whole },
    { .name = "openclml.clip.tuple.nn.conv2d_transpose", .place = "relax_clml.pat:80", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_clml_openclml_clip_tuple_nn_conv2d_transpose_match),
      .n_captures = 2, .captures = relax_clml_openclml_clip_tuple_nn_conv2d_transpose_captures,
      .match = relax_clml_openclml_clip_tuple_nn_conv2d_transpose_any, .each = relax_clml_openclml_clip_tuple_nn_conv2d_transpose_all, .desc = &relax_clml_openclml_clip_tuple_nn_conv2d_transpose_desc,
      .whole_size = sizeof(struct relax_clml_openclml_clip_tuple_nn_conv2d_transpose_whole), .n_parts = sizeof relax_clml_openclml_clip_tuple_nn_conv2d_transpose_parts / sizeof *relax_clml_openclml_clip_tuple_nn_conv2d_transpose_parts,
      .n_params = 2, .parts = relax_clml_openclml_clip_tuple_nn_conv2d_transpose_parts, .whole = relax_clml_openclml_clip_tuple_nn_conv2d_transpose_whole },
    { .name = "openclml.clip.tuple.pad.nn.conv2d", .place = "relax_clml.pat:80", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_clml_openclml_clip_tuple_pad_nn_conv2d_match),
      .n_captures = 2, .captures = relax_clml_openclml_clip_tuple_pad_nn_conv2d_captures,
      .match = relax_clml_openclml_clip_tuple_pad_nn_conv2d_any, .each = relax_clml_openclml_clip_tuple_pad_nn_conv2d_all, .desc = &relax_clml_openclml_clip_tuple_pad_nn_conv2d_desc,
      .whole_size = sizeof(struct relax_clml_openclml_clip_tuple_pad_nn_conv2d_whole), .n_parts = sizeof relax_clml_openclml_clip_tuple_pad_nn_conv2d_parts / sizeof *relax_clml_openclml_clip_tuple_pad_nn_conv2d_parts,
      .n_params = 2, .parts = relax_clml_openclml_clip_tuple_pad_nn_conv2d_parts, .whole = relax_clml_openclml_clip_tuple_pad_nn_conv2d_whole },
    { .name = "openclml.clip.tuple.nn.conv2d", .place = "relax_clml.pat:80", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_clml_openclml_clip_tuple_nn_conv2d_match),
      .n_captures = 2, .captures = relax_clml_openclml_clip_tuple_nn_conv2d_captures,
      .match = relax_clml_openclml_clip_tuple_nn_conv2d_any, .each = relax_clml_openclml_clip_tuple_nn_conv2d_all, .desc = &relax_clml_openclml_clip_tuple_nn_conv2d_desc,
      .whole_size = sizeof(struct relax_clml_openclml_clip_tuple_nn_conv2d_whole), .n_parts = sizeof relax_clml_openclml_clip_tuple_nn_conv2d_parts / sizeof *relax_clml_openclml_clip_tuple_nn_conv2d_parts,
      .n_params = 2, .parts = relax_clml_openclml_clip_tuple_nn_conv2d_parts, .whole = relax_clml_openclml_clip_tuple_nn_conv2d_whole },
    { .name = "openclml.clip.bn.bias.nn.conv2d_transpose", .place = "relax_clml.pat:80", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_clml_openclml_clip_bn_bias_nn_conv2d_transpose_match),
      .n_captures = 2, .captures = relax_clml_openclml_clip_bn_bias_nn_conv2d_transpose_captures,
      .match = relax_clml_openclml_clip_bn_bias_nn_conv2d_transpose_any, .each = relax_clml_openclml_clip_bn_bias_nn_conv2d_transpose_all, .desc = &relax_clml_openclml_clip_bn_bias_nn_conv2d_transpose_desc,
      .whole_size = sizeof(struct relax_clml_openclml_clip_bn_bias_nn_conv2d_transpose_whole), .n_parts = sizeof relax_clml_openclml_clip_bn_bias_nn_conv2d_transpose_parts / sizeof *relax_clml_openclml_clip_bn_bias_nn_conv2d_transpose_parts,
      .n_params = 2, .parts = relax_clml_openclml_clip_bn_bias_nn_conv2d_transpose_parts, .whole = relax_clml_openclml_clip_bn_bias_nn_conv2d_transpose_whole },
    { .name = "openclml.clip.bn.bias.pad.nn.conv2d", .place = "relax_clml.pat:80", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_clml_openclml_clip_bn_bias_pad_nn_conv2d_match),
      .n_captures = 2, .captures = relax_clml_openclml_clip_bn_bias_pad_nn_conv2d_captures,
      .match = relax_clml_openclml_clip_bn_bias_pad_nn_conv2d_any, .each = relax_clml_openclml_clip_bn_bias_pad_nn_conv2d_all, .desc = &relax_clml_openclml_clip_bn_bias_pad_nn_conv2d_desc,
      .whole_size = sizeof(struct relax_clml_openclml_clip_bn_bias_pad_nn_conv2d_whole), .n_parts = sizeof relax_clml_openclml_clip_bn_bias_pad_nn_conv2d_parts / sizeof *relax_clml_openclml_clip_bn_bias_pad_nn_conv2d_parts,
      .n_params = 2, .parts = relax_clml_openclml_clip_bn_bias_pad_nn_conv2d_parts, .whole = relax_clml_openclml_clip_bn_bias_pad_nn_conv2d_whole },
    { .name = "openclml.clip.bn.bias.nn.conv2d", .place = "relax_clml.pat:80", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_clml_openclml_clip_bn_bias_nn_conv2d_match),
      .n_captures = 2, .captures = relax_clml_openclml_clip_bn_bias_nn_conv2d_captures,
      .match = relax_clml_openclml_clip_bn_bias_nn_conv2d_any, .each = relax_clml_openclml_clip_bn_bias_nn_conv2d_all, .desc = &relax_clml_openclml_clip_bn_bias_nn_conv2d_desc,
      .whole_size = sizeof(struct relax_clml_openclml_clip_bn_bias_nn_conv2d_whole), .n_parts = sizeof relax_clml_openclml_clip_bn_bias_nn_conv2d_parts / sizeof *relax_clml_openclml_clip_bn_bias_nn_conv2d_parts,
      .n_params = 2, .parts = relax_clml_openclml_clip_bn_bias_nn_conv2d_parts, .whole = relax_clml_openclml_clip_bn_bias_nn_conv2d_whole },
    { .name = "openclml.clip.bn.nn.conv2d_transpose", .place = "relax_clml.pat:80", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_clml_openclml_clip_bn_nn_conv2d_transpose_match),
      .n_captures = 2, .captures = relax_clml_openclml_clip_bn_nn_conv2d_transpose_captures,
      .match = relax_clml_openclml_clip_bn_nn_conv2d_transpose_any, .each = relax_clml_openclml_clip_bn_nn_conv2d_transpose_all, .desc = &relax_clml_openclml_clip_bn_nn_conv2d_transpose_desc,
      .whole_size = sizeof(struct relax_clml_openclml_clip_bn_nn_conv2d_transpose_whole), .n_parts = sizeof relax_clml_openclml_clip_bn_nn_conv2d_transpose_parts / sizeof *relax_clml_openclml_clip_bn_nn_conv2d_transpose_parts,
      .n_params = 2, .parts = relax_clml_openclml_clip_bn_nn_conv2d_transpose_parts, .whole = relax_clml_openclml_clip_bn_nn_conv2d_transpose_whole },
    { .name = "openclml.clip.bn.pad.nn.conv2d", .place = "relax_clml.pat:80", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_clml_openclml_clip_bn_pad_nn_conv2d_match),
      .n_captures = 2, .captures = relax_clml_openclml_clip_bn_pad_nn_conv2d_captures,
      .match = relax_clml_openclml_clip_bn_pad_nn_conv2d_any, .each = relax_clml_openclml_clip_bn_pad_nn_conv2d_all, .desc = &relax_clml_openclml_clip_bn_pad_nn_conv2d_desc,
      .whole_size = sizeof(struct relax_clml_openclml_clip_bn_pad_nn_conv2d_whole), .n_parts = sizeof relax_clml_openclml_clip_bn_pad_nn_conv2d_parts / sizeof *relax_clml_openclml_clip_bn_pad_nn_conv2d_parts,
      .n_params = 2, .parts = relax_clml_openclml_clip_bn_pad_nn_conv2d_parts, .whole = relax_clml_openclml_clip_bn_pad_nn_conv2d_whole },
    { .name = "openclml.clip.bn.nn.conv2d", .place = "relax_clml.pat:80", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_clml_openclml_clip_bn_nn_conv2d_match),
      .n_captures = 2, .captures = relax_clml_openclml_clip_bn_nn_conv2d_captures,
      .match = relax_clml_openclml_clip_bn_nn_conv2d_any, .each = relax_clml_openclml_clip_bn_nn_conv2d_all, .desc = &relax_clml_openclml_clip_bn_nn_conv2d_desc,
      .whole_size = sizeof(struct relax_clml_openclml_clip_bn_nn_conv2d_whole), .n_parts = sizeof relax_clml_openclml_clip_bn_nn_conv2d_parts / sizeof *relax_clml_openclml_clip_bn_nn_conv2d_parts,
      .n_params = 2, .parts = relax_clml_openclml_clip_bn_nn_conv2d_parts, .whole = relax_clml_openclml_clip_bn_nn_conv2d_whole },
    { .name = "openclml.clip.bias.nn.conv2d_transpose", .place = "relax_clml.pat:80", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_clml_openclml_clip_bias_nn_conv2d_transpose_match),
      .n_captures = 2, .captures = relax_clml_openclml_clip_bias_nn_conv2d_transpose_captures,
      .match = relax_clml_openclml_clip_bias_nn_conv2d_transpose_any, .each = relax_clml_openclml_clip_bias_nn_conv2d_transpose_all, .desc = &relax_clml_openclml_clip_bias_nn_conv2d_transpose_desc,
      .whole_size = sizeof(struct relax_clml_openclml_clip_bias_nn_conv2d_transpose_whole), .n_parts = sizeof relax_clml_openclml_clip_bias_nn_conv2d_transpose_parts / sizeof *relax_clml_openclml_clip_bias_nn_conv2d_transpose_parts,
      .n_params = 2, .parts = relax_clml_openclml_clip_bias_nn_conv2d_transpose_parts, .whole = relax_clml_openclml_clip_bias_nn_conv2d_transpose_whole },
    { .name = "openclml.clip.bias.pad.nn.conv2d", .place = "relax_clml.pat:80", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_clml_openclml_clip_bias_pad_nn_conv2d_match),
      .n_captures = 2, .captures = relax_clml_openclml_clip_bias_pad_nn_conv2d_captures,
      .match = relax_clml_openclml_clip_bias_pad_nn_conv2d_any, .each = relax_clml_openclml_clip_bias_pad_nn_conv2d_all, .desc = &relax_clml_openclml_clip_bias_pad_nn_conv2d_desc,
      .whole_size = sizeof(struct relax_clml_openclml_clip_bias_pad_nn_conv2d_whole), .n_parts = sizeof relax_clml_openclml_clip_bias_pad_nn_conv2d_parts / sizeof *relax_clml_openclml_clip_bias_pad_nn_conv2d_parts,
      .n_params = 2, .parts = relax_clml_openclml_clip_bias_pad_nn_conv2d_parts, .whole = relax_clml_openclml_clip_bias_pad_nn_conv2d_whole },
    { .name = "openclml.clip.bias.nn.conv2d", .place = "relax_clml.pat:80", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_clml_openclml_clip_bias_nn_conv2d_match),
      .n_captures = 2, .captures = relax_clml_openclml_clip_bias_nn_conv2d_captures,
      .match = relax_clml_openclml_clip_bias_nn_conv2d_any, .each = relax_clml_openclml_clip_bias_nn_conv2d_all, .desc = &relax_clml_openclml_clip_bias_nn_conv2d_desc,
      .whole_size = sizeof(struct relax_clml_openclml_clip_bias_nn_conv2d_whole), .n_parts = sizeof relax_clml_openclml_clip_bias_nn_conv2d_parts / sizeof *relax_clml_openclml_clip_bias_nn_conv2d_parts,
      .n_params = 2, .parts = relax_clml_openclml_clip_bias_nn_conv2d_parts, .whole = relax_clml_openclml_clip_bias_nn_conv2d_whole },
    { .name = "openclml.clip.nn.conv2d_transpose", .place = "relax_clml.pat:80", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_clml_openclml_clip_nn_conv2d_transpose_match),
      .n_captures = 2, .captures = relax_clml_openclml_clip_nn_conv2d_transpose_captures,
      .match = relax_clml_openclml_clip_nn_conv2d_transpose_any, .each = relax_clml_openclml_clip_nn_conv2d_transpose_all, .desc = &relax_clml_openclml_clip_nn_conv2d_transpose_desc,
      .whole_size = sizeof(struct relax_clml_openclml_clip_nn_conv2d_transpose_whole), .n_parts = sizeof relax_clml_openclml_clip_nn_conv2d_transpose_parts / sizeof *relax_clml_openclml_clip_nn_conv2d_transpose_parts,
      .n_params = 2, .parts = relax_clml_openclml_clip_nn_conv2d_transpose_parts, .whole = relax_clml_openclml_clip_nn_conv2d_transpose_whole },
    { .name = "openclml.clip.pad.nn.conv2d", .place = "relax_clml.pat:80", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_clml_openclml_clip_pad_nn_conv2d_match),
      .n_captures = 2, .captures = relax_clml_openclml_clip_pad_nn_conv2d_captures,
      .match = relax_clml_openclml_clip_pad_nn_conv2d_any, .each = relax_clml_openclml_clip_pad_nn_conv2d_all, .desc = &relax_clml_openclml_clip_pad_nn_conv2d_desc,
      .whole_size = sizeof(struct relax_clml_openclml_clip_pad_nn_conv2d_whole), .n_parts = sizeof relax_clml_openclml_clip_pad_nn_conv2d_parts / sizeof *relax_clml_openclml_clip_pad_nn_conv2d_parts,
      .n_params = 2, .parts = relax_clml_openclml_clip_pad_nn_conv2d_parts, .whole = relax_clml_openclml_clip_pad_nn_conv2d_whole },
    { .name = "openclml.clip.nn.conv2d", .place = "relax_clml.pat:80", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_clml_openclml_clip_nn_conv2d_match),
      .n_captures = 2, .captures = relax_clml_openclml_clip_nn_conv2d_captures,
      .match = relax_clml_openclml_clip_nn_conv2d_any, .each = relax_clml_openclml_clip_nn_conv2d_all, .desc = &relax_clml_openclml_clip_nn_conv2d_desc,
      .whole_size = sizeof(struct relax_clml_openclml_clip_nn_conv2d_whole), .n_parts = sizeof relax_clml_openclml_clip_nn_conv2d_parts / sizeof *relax_clml_openclml_clip_nn_conv2d_parts,
      .n_params = 2, .parts = relax_clml_openclml_clip_nn_conv2d_parts, .whole = relax_clml_openclml_clip_nn_conv2d_whole },
    { .name = "openclml.relu.tuple.bn.bias.nn.conv2d_transpose", .place = "relax_clml.pat:80", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_transpose_match),
      .n_captures = 2, .captures = relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_transpose_captures,
      .match = relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_transpose_any, .each = relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_transpose_all, .desc = &relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_transpose_desc,
      .whole_size = sizeof(struct relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_transpose_whole), .n_parts = sizeof relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_transpose_parts / sizeof *relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_transpose_parts,
      .n_params = 2, .parts = relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_transpose_parts, .whole = relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_transpose_whole },
    { .name = "openclml.relu.tuple.bn.bias.pad.nn.conv2d", .place = "relax_clml.pat:80", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_clml_openclml_relu_tuple_bn_bias_pad_nn_conv2d_match),
      .n_captures = 2, .captures = relax_clml_openclml_relu_tuple_bn_bias_pad_nn_conv2d_captures,
      .match = relax_clml_openclml_relu_tuple_bn_bias_pad_nn_conv2d_any, .each = relax_clml_openclml_relu_tuple_bn_bias_pad_nn_conv2d_all, .desc = &relax_clml_openclml_relu_tuple_bn_bias_pad_nn_conv2d_desc,
      .whole_size = sizeof(struct relax_clml_openclml_relu_tuple_bn_bias_pad_nn_conv2d_whole), .n_parts = sizeof relax_clml_openclml_relu_tuple_bn_bias_pad_nn_conv2d_parts / sizeof *relax_clml_openclml_relu_tuple_bn_bias_pad_nn_conv2d_parts,
      .n_params = 2, .parts = relax_clml_openclml_relu_tuple_bn_bias_pad_nn_conv2d_parts, .whole = relax_clml_openclml_relu_tuple_bn_bias_pad_nn_conv2d_whole },
    { .name = "openclml.relu.tuple.bn.bias.nn.conv2d", .place = "relax_clml.pat:80", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_match),
      .n_captures = 2, .captures = relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_captures,
      .match = relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_any, .each = relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_all, .desc = &relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_desc,
      .whole_size = sizeof(struct relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_whole), .n_parts = sizeof relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_parts / sizeof *relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_parts,
      .n_params = 2, .parts = relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_parts, .whole = relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_whole },
    { .name = "openclml.relu.tuple.bn.nn.conv2d_transpose", .place = "relax_clml.pat:80", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_clml_openclml_relu_tuple_bn_nn_conv2d_transpose_match),
      .n_captures = 2, .captures = relax_clml_openclml_relu_tuple_bn_nn_conv2d_transpose_captures,
      .match = relax_clml_openclml_relu_tuple_bn_nn_conv2d_transpose_any, .each = relax_clml_openclml_relu_tuple_bn_nn_conv2d_transpose_all, .desc = &relax_clml_openclml_relu_tuple_bn_nn_conv2d_transpose_desc,
      .whole_size = sizeof(struct relax_clml_openclml_relu_tuple_bn_nn_conv2d_transpose_whole), .n_parts = sizeof relax_clml_openclml_relu_tuple_bn_nn_conv2d_transpose_parts / sizeof *relax_clml_openclml_relu_tuple_bn_nn_conv2d_transpose_parts,
      .n_params = 2, .parts = relax_clml_openclml_relu_tuple_bn_nn_conv2d_transpose_parts, .whole = relax_clml_openclml_relu_tuple_bn_nn_conv2d_transpose_whole },
    { .name = "openclml.relu.tuple.bn.pad.nn.conv2d", .place = "relax_clml.pat:80", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_clml_openclml_relu_tuple_bn_pad_nn_conv2d_match),
      .n_captures = 2, .captures = relax_clml_openclml_relu_tuple_bn_pad_nn_conv2d_captures,
      .match = relax_clml_openclml_relu_tuple_bn_pad_nn_conv2d_any, .each = relax_clml_openclml_relu_tuple_bn_pad_nn_conv2d_all, .desc = &relax_clml_openclml_relu_tuple_bn_pad_nn_conv2d_desc,
      .whole_size = sizeof(struct relax_clml_openclml_relu_tuple_bn_pad_nn_conv2d_whole), .n_parts = sizeof relax_clml_openclml_relu_tuple_bn_pad_nn_conv2d_parts / sizeof *relax_clml_openclml_relu_tuple_bn_pad_nn_conv2d_parts,
      .n_params = 2, .parts = relax_clml_openclml_relu_tuple_bn_pad_nn_conv2d_parts, .whole = relax_clml_openclml_relu_tuple_bn_pad_nn_conv2d_whole },
    { .name = "openclml.relu.tuple.bn.nn.conv2d", .place = "relax_clml.pat:80", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_clml_openclml_relu_tuple_bn_nn_conv2d_match),
      .n_captures = 2, .captures = relax_clml_openclml_relu_tuple_bn_nn_conv2d_captures,
      .match = relax_clml_openclml_relu_tuple_bn_nn_conv2d_any, .each = relax_clml_openclml_relu_tuple_bn_nn_conv2d_all, .desc = &relax_clml_openclml_relu_tuple_bn_nn_conv2d_desc,
      .whole_size = sizeof(struct relax_clml_openclml_relu_tuple_bn_nn_conv2d_whole), .n_parts = sizeof relax_clml_openclml_relu_tuple_bn_nn_conv2d_parts / sizeof *relax_clml_openclml_relu_tuple_bn_nn_conv2d_parts,
      .n_params = 2, .parts = relax_clml_openclml_relu_tuple_bn_nn_conv2d_parts, .whole = relax_clml_openclml_relu_tuple_bn_nn_conv2d_whole },
    { .name = "openclml.relu.tuple.bias.nn.conv2d_transpose", .place = "relax_clml.pat:80", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_clml_openclml_relu_tuple_bias_nn_conv2d_transpose_match),
      .n_captures = 2, .captures = relax_clml_openclml_relu_tuple_bias_nn_conv2d_transpose_captures,
      .match = relax_clml_openclml_relu_tuple_bias_nn_conv2d_transpose_any, .each = relax_clml_openclml_relu_tuple_bias_nn_conv2d_transpose_all, .desc = &relax_clml_openclml_relu_tuple_bias_nn_conv2d_transpose_desc,
      .whole_size = sizeof(struct relax_clml_openclml_relu_tuple_bias_nn_conv2d_transpose_whole), .n_parts = sizeof relax_clml_openclml_relu_tuple_bias_nn_conv2d_transpose_parts / sizeof *relax_clml_openclml_relu_tuple_bias_nn_conv2d_transpose_parts,
      .n_params = 2, .parts = relax_clml_openclml_relu_tuple_bias_nn_conv2d_transpose_parts, .whole = relax_clml_openclml_relu_tuple_bias_nn_conv2d_transpose_whole },
    { .name = "openclml.relu.tuple.bias.pad.nn.conv2d", .place = "relax_clml.pat:80", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_clml_openclml_relu_tuple_bias_pad_nn_conv2d_match),
      .n_captures = 2, .captures = relax_clml_openclml_relu_tuple_bias_pad_nn_conv2d_captures,
      .match = relax_clml_openclml_relu_tuple_bias_pad_nn_conv2d_any, .each = relax_clml_openclml_relu_tuple_bias_pad_nn_conv2d_all, .desc = &relax_clml_openclml_relu_tuple_bias_pad_nn_conv2d_desc,
      .whole_size = sizeof(struct relax_clml_openclml_relu_tuple_bias_pad_nn_conv2d_whole), .n_parts = sizeof relax_clml_openclml_relu_tuple_bias_pad_nn_conv2d_parts / sizeof *relax_clml_openclml_relu_tuple_bias_pad_nn_conv2d_parts,
      .n_params = 2, .parts = relax_clml_openclml_relu_tuple_bias_pad_nn_conv2d_parts, .whole = relax_clml_openclml_relu_tuple_bias_pad_nn_conv2d_whole },
    { .name = "openclml.relu.tuple.bias.nn.conv2d", .place = "relax_clml.pat:80", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_clml_openclml_relu_tuple_bias_nn_conv2d_match),
      .n_captures = 2, .captures = relax_clml_openclml_relu_tuple_bias_nn_conv2d_captures,
      .match = relax_clml_openclml_relu_tuple_bias_nn_conv2d_any, .each = relax_clml_openclml_relu_tuple_bias_nn_conv2d_all, .desc = &relax_clml_openclml_relu_tuple_bias_nn_conv2d_desc,
      .whole_size = sizeof(struct relax_clml_openclml_relu_tuple_bias_nn_conv2d_whole), .n_parts = sizeof relax_clml_openclml_relu_tuple_bias_nn_conv2d_parts / sizeof *relax_clml_openclml_relu_tuple_bias_nn_conv2d_parts,
      .n_params = 2, .parts = relax_clml_openclml_relu_tuple_bias_nn_conv2d_parts, .whole = relax_clml_openclml_relu_tuple_bias_nn_conv2d_whole },
    { .name = "openclml.relu.tuple.nn.conv2d_transpose", .place = "relax_clml.pat:80", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_clml_openclml_relu_tuple_nn_conv2d_transpose_match),
      .n_captures = 2, .captures = relax_clml_openclml_relu_tuple_nn_conv2d_transpose_captures,
      .match = relax_clml_openclml_relu_tuple_nn_conv2d_transpose_any, .each = relax_clml_openclml_relu_tuple_nn_conv2d_transpose_all, .desc = &relax_clml_openclml_relu_tuple_nn_conv2d_transpose_desc,
      .whole_size = sizeof(struct relax_clml_openclml_relu_tuple_nn_conv2d_transpose_whole), .n_parts = sizeof relax_clml_openclml_relu_tuple_nn_conv2d_transpose_parts / sizeof *relax_clml_openclml_relu_tuple_nn_conv2d_transpose_parts,
      .n_params = 2, .parts = relax_clml_openclml_relu_tuple_nn_conv2d_transpose_parts, .whole = relax_clml_openclml_relu_tuple_nn_conv2d_transpose_whole },
    { .name = "openclml.relu.tuple.pad.nn.conv2d", .place = "relax_clml.pat:80", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_clml_openclml_relu_tuple_pad_nn_conv2d_match),
      .n_captures = 2, .captures = relax_clml_openclml_relu_tuple_pad_nn_conv2d_captures,
      .match = relax_clml_openclml_relu_tuple_pad_nn_conv2d_any, .each = relax_clml_openclml_relu_tuple_pad_nn_conv2d_all, .desc = &relax_clml_openclml_relu_tuple_pad_nn_conv2d_desc,
      .whole_size = sizeof(struct relax_clml_openclml_relu_tuple_pad_nn_conv2d_whole), .n_parts = sizeof relax_clml_openclml_relu_tuple_pad_nn_conv2d_parts / sizeof *relax_clml_openclml_relu_tuple_pad_nn_conv2d_parts,
      .n_params = 2, .parts = relax_clml_openclml_relu_tuple_pad_nn_conv2d_parts, .whole = relax_clml_openclml_relu_tuple_pad_nn_conv2d_whole },
    { .name = "openclml.relu.tuple.nn.conv2d", .place = "relax_clml.pat:80", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_clml_openclml_relu_tuple_nn_conv2d_match),
      .n_captures = 2, .captures = relax_clml_openclml_relu_tuple_nn_conv2d_captures,
      .match = relax_clml_openclml_relu_tuple_nn_conv2d_any, .each = relax_clml_openclml_relu_tuple_nn_conv2d_all, .desc = &relax_clml_openclml_relu_tuple_nn_conv2d_desc,
      .whole_size = sizeof(struct relax_clml_openclml_relu_tuple_nn_conv2d_whole), .n_parts = sizeof relax_clml_openclml_relu_tuple_nn_conv2d_parts / sizeof *relax_clml_openclml_relu_tuple_nn_conv2d_parts,
      .n_params = 2, .parts = relax_clml_openclml_relu_tuple_nn_conv2d_parts, .whole = relax_clml_openclml_relu_tuple_nn_conv2d_whole },
    { .name = "openclml.relu.bn.bias.nn.conv2d_transpose", .place = "relax_clml.pat:80", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_clml_openclml_relu_bn_bias_nn_conv2d_transpose_match),
      .n_captures = 2, .captures = relax_clml_openclml_relu_bn_bias_nn_conv2d_transpose_captures,
      .match = relax_clml_openclml_relu_bn_bias_nn_conv2d_transpose_any, .each = relax_clml_openclml_relu_bn_bias_nn_conv2d_transpose_all, .desc = &relax_clml_openclml_relu_bn_bias_nn_conv2d_transpose_desc,
      .whole_size = sizeof(struct relax_clml_openclml_relu_bn_bias_nn_conv2d_transpose_whole), .n_parts = sizeof relax_clml_openclml_relu_bn_bias_nn_conv2d_transpose_parts / sizeof *relax_clml_openclml_relu_bn_bias_nn_conv2d_transpose_parts,
      .n_params = 2, .parts = relax_clml_openclml_relu_bn_bias_nn_conv2d_transpose_parts, .whole = relax_clml_openclml_relu_bn_bias_nn_conv2d_transpose_whole },
    { .name = "openclml.relu.bn.bias.pad.nn.conv2d", .place = "relax_clml.pat:80", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_clml_openclml_relu_bn_bias_pad_nn_conv2d_match),
      .n_captures = 2, .captures = relax_clml_openclml_relu_bn_bias_pad_nn_conv2d_captures,
      .match = relax_clml_openclml_relu_bn_bias_pad_nn_conv2d_any, .each = relax_clml_openclml_relu_bn_bias_pad_nn_conv2d_all, .desc = &relax_clml_openclml_relu_bn_bias_pad_nn_conv2d_desc,
      .whole_size = sizeof(struct relax_clml_openclml_relu_bn_bias_pad_nn_conv2d_whole), .n_parts = sizeof relax_clml_openclml_relu_bn_bias_pad_nn_conv2d_parts / sizeof *relax_clml_openclml_relu_bn_bias_pad_nn_conv2d_parts,
      .n_params = 2, .parts = relax_clml_openclml_relu_bn_bias_pad_nn_conv2d_parts, .whole = relax_clml_openclml_relu_bn_bias_pad_nn_conv2d_whole },
    { .name = "openclml.relu.bn.bias.nn.conv2d", .place = "relax_clml.pat:80", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_clml_openclml_relu_bn_bias_nn_conv2d_match),
      .n_captures = 2, .captures = relax_clml_openclml_relu_bn_bias_nn_conv2d_captures,
      .match = relax_clml_openclml_relu_bn_bias_nn_conv2d_any, .each = relax_clml_openclml_relu_bn_bias_nn_conv2d_all, .desc = &relax_clml_openclml_relu_bn_bias_nn_conv2d_desc,
      .whole_size = sizeof(struct relax_clml_openclml_relu_bn_bias_nn_conv2d_whole), .n_parts = sizeof relax_clml_openclml_relu_bn_bias_nn_conv2d_parts / sizeof *relax_clml_openclml_relu_bn_bias_nn_conv2d_parts,
      .n_params = 2, .parts = relax_clml_openclml_relu_bn_bias_nn_conv2d_parts, .whole = relax_clml_openclml_relu_bn_bias_nn_conv2d_whole },
    { .name = "openclml.relu.bn.nn.conv2d_transpose", .place = "relax_clml.pat:80", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_clml_openclml_relu_bn_nn_conv2d_transpose_match),
      .n_captures = 2, .captures = relax_clml_openclml_relu_bn_nn_conv2d_transpose_captures,
      .match = relax_clml_openclml_relu_bn_nn_conv2d_transpose_any, .each = relax_clml_openclml_relu_bn_nn_conv2d_transpose_all, .desc = &relax_clml_openclml_relu_bn_nn_conv2d_transpose_desc,
      .whole_size = sizeof(struct relax_clml_openclml_relu_bn_nn_conv2d_transpose_whole), .n_parts = sizeof relax_clml_openclml_relu_bn_nn_conv2d_transpose_parts / sizeof *relax_clml_openclml_relu_bn_nn_conv2d_transpose_parts,
      .n_params = 2, .parts = relax_clml_openclml_relu_bn_nn_conv2d_transpose_parts, .whole = relax_clml_openclml_relu_bn_nn_conv2d_transpose_whole },
    { .name = "openclml.relu.bn.pad.nn.conv2d", .place = "relax_clml.pat:80", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_clml_openclml_relu_bn_pad_nn_conv2d_match),
      .n_captures = 2, .captures = relax_clml_openclml_relu_bn_pad_nn_conv2d_captures,
      .match = relax_clml_openclml_relu_bn_pad_nn_conv2d_any, .each = relax_clml_openclml_relu_bn_pad_nn_conv2d_all, .desc = &relax_clml_openclml_relu_bn_pad_nn_conv2d_desc,
      .whole_size = sizeof(struct relax_clml_openclml_relu_bn_pad_nn_conv2d_whole), .n_parts = sizeof relax_clml_openclml_relu_bn_pad_nn_conv2d_parts / sizeof *relax_clml_openclml_relu_bn_pad_nn_conv2d_parts,
      .n_params = 2, .parts = relax_clml_openclml_relu_bn_pad_nn_conv2d_parts, .whole = relax_clml_openclml_relu_bn_pad_nn_conv2d_whole },
    { .name = "openclml.relu.bn.nn.conv2d", .place = "relax_clml.pat:80", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_clml_openclml_relu_bn_nn_conv2d_match),
      .n_captures = 2, .captures = relax_clml_openclml_relu_bn_nn_conv2d_captures,
      .match = relax_clml_openclml_relu_bn_nn_conv2d_any, .each = relax_clml_openclml_relu_bn_nn_conv2d_all, .desc = &relax_clml_openclml_relu_bn_nn_conv2d_desc,
      .whole_size = sizeof(struct relax_clml_openclml_relu_bn_nn_conv2d_whole), .n_parts = sizeof relax_clml_openclml_relu_bn_nn_conv2d_parts / sizeof *relax_clml_openclml_relu_bn_nn_conv2d_parts,
      .n_params = 2, .parts = relax_clml_openclml_relu_bn_nn_conv2d_parts, .whole = relax_clml_openclml_relu_bn_nn_conv2d_whole },
    { .name = "openclml.relu.bias.nn.conv2d_transpose", .place = "relax_clml.pat:80", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_clml_openclml_relu_bias_nn_conv2d_transpose_match),
      .n_captures = 2, .captures = relax_clml_openclml_relu_bias_nn_conv2d_transpose_captures,
      .match = relax_clml_openclml_relu_bias_nn_conv2d_transpose_any, .each = relax_clml_openclml_relu_bias_nn_conv2d_transpose_all, .desc = &relax_clml_openclml_relu_bias_nn_conv2d_transpose_desc,
      .whole_size = sizeof(struct relax_clml_openclml_relu_bias_nn_conv2d_transpose_whole), .n_parts = sizeof relax_clml_openclml_relu_bias_nn_conv2d_transpose_parts / sizeof *relax_clml_openclml_relu_bias_nn_conv2d_transpose_parts,
      .n_params = 2, .parts = relax_clml_openclml_relu_bias_nn_conv2d_transpose_parts, .whole = relax_clml_openclml_relu_bias_nn_conv2d_transpose_whole },
    { .name = "openclml.relu.bias.pad.nn.conv2d", .place = "relax_clml.pat:80", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_clml_openclml_relu_bias_pad_nn_conv2d_match),
      .n_captures = 2, .captures = relax_clml_openclml_relu_bias_pad_nn_conv2d_captures,
      .match = relax_clml_openclml_relu_bias_pad_nn_conv2d_any, .each = relax_clml_openclml_relu_bias_pad_nn_conv2d_all, .desc = &relax_clml_openclml_relu_bias_pad_nn_conv2d_desc,
      .whole_size = sizeof(struct relax_clml_openclml_relu_bias_pad_nn_conv2d_whole), .n_parts = sizeof relax_clml_openclml_relu_bias_pad_nn_conv2d_parts / sizeof *relax_clml_openclml_relu_bias_pad_nn_conv2d_parts,
      .n_params = 2, .parts = relax_clml_openclml_relu_bias_pad_nn_conv2d_parts, .whole = relax_clml_openclml_relu_bias_pad_nn_conv2d_whole },
    { .name = "openclml.relu.bias.nn.conv2d", .place = "relax_clml.pat:80", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_clml_openclml_relu_bias_nn_conv2d_match),
      .n_captures = 2, .captures = relax_clml_openclml_relu_bias_nn_conv2d_captures,
      .match = relax_clml_openclml_relu_bias_nn_conv2d_any, .each = relax_clml_openclml_relu_bias_nn_conv2d_all, .desc = &relax_clml_openclml_relu_bias_nn_conv2d_desc,
      .whole_size = sizeof(struct relax_clml_openclml_relu_bias_nn_conv2d_whole), .n_parts = sizeof relax_clml_openclml_relu_bias_nn_conv2d_parts / sizeof *relax_clml_openclml_relu_bias_nn_conv2d_parts,
      .n_params = 2, .parts = relax_clml_openclml_relu_bias_nn_conv2d_parts, .whole = relax_clml_openclml_relu_bias_nn_conv2d_whole },
    { .name = "openclml.relu.nn.conv2d_transpose", .place = "relax_clml.pat:80", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_clml_openclml_relu_nn_conv2d_transpose_match),
      .n_captures = 2, .captures = relax_clml_openclml_relu_nn_conv2d_transpose_captures,
      .match = relax_clml_openclml_relu_nn_conv2d_transpose_any, .each = relax_clml_openclml_relu_nn_conv2d_transpose_all, .desc = &relax_clml_openclml_relu_nn_conv2d_transpose_desc,
      .whole_size = sizeof(struct relax_clml_openclml_relu_nn_conv2d_transpose_whole), .n_parts = sizeof relax_clml_openclml_relu_nn_conv2d_transpose_parts / sizeof *relax_clml_openclml_relu_nn_conv2d_transpose_parts,
      .n_params = 2, .parts = relax_clml_openclml_relu_nn_conv2d_transpose_parts, .whole = relax_clml_openclml_relu_nn_conv2d_transpose_whole },
    { .name = "openclml.relu.pad.nn.conv2d", .place = "relax_clml.pat:80", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_clml_openclml_relu_pad_nn_conv2d_match),
      .n_captures = 2, .captures = relax_clml_openclml_relu_pad_nn_conv2d_captures,
      .match = relax_clml_openclml_relu_pad_nn_conv2d_any, .each = relax_clml_openclml_relu_pad_nn_conv2d_all, .desc = &relax_clml_openclml_relu_pad_nn_conv2d_desc,
      .whole_size = sizeof(struct relax_clml_openclml_relu_pad_nn_conv2d_whole), .n_parts = sizeof relax_clml_openclml_relu_pad_nn_conv2d_parts / sizeof *relax_clml_openclml_relu_pad_nn_conv2d_parts,
      .n_params = 2, .parts = relax_clml_openclml_relu_pad_nn_conv2d_parts, .whole = relax_clml_openclml_relu_pad_nn_conv2d_whole },
    { .name = "openclml.relu.nn.conv2d", .place = "relax_clml.pat:80", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_clml_openclml_relu_nn_conv2d_match),
      .n_captures = 2, .captures = relax_clml_openclml_relu_nn_conv2d_captures,
      .match = relax_clml_openclml_relu_nn_conv2d_any, .each = relax_clml_openclml_relu_nn_conv2d_all, .desc = &relax_clml_openclml_relu_nn_conv2d_desc,
      .whole_size = sizeof(struct relax_clml_openclml_relu_nn_conv2d_whole), .n_parts = sizeof relax_clml_openclml_relu_nn_conv2d_parts / sizeof *relax_clml_openclml_relu_nn_conv2d_parts,
      .n_params = 2, .parts = relax_clml_openclml_relu_nn_conv2d_parts, .whole = relax_clml_openclml_relu_nn_conv2d_whole },
    { .name = "openclml.tuple.bn.bias.nn.conv2d_transpose", .place = "relax_clml.pat:80", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_clml_openclml_tuple_bn_bias_nn_conv2d_transpose_match),
      .n_captures = 2, .captures = relax_clml_openclml_tuple_bn_bias_nn_conv2d_transpose_captures,
      .match = relax_clml_openclml_tuple_bn_bias_nn_conv2d_transpose_any, .each = relax_clml_openclml_tuple_bn_bias_nn_conv2d_transpose_all, .desc = &relax_clml_openclml_tuple_bn_bias_nn_conv2d_transpose_desc,
      .whole_size = sizeof(struct relax_clml_openclml_tuple_bn_bias_nn_conv2d_transpose_whole), .n_parts = sizeof relax_clml_openclml_tuple_bn_bias_nn_conv2d_transpose_parts / sizeof *relax_clml_openclml_tuple_bn_bias_nn_conv2d_transpose_parts,
      .n_params = 2, .parts = relax_clml_openclml_tuple_bn_bias_nn_conv2d_transpose_parts, .whole = relax_clml_openclml_tuple_bn_bias_nn_conv2d_transpose_whole },
    { .name = "openclml.tuple.bn.bias.pad.nn.conv2d", .place = "relax_clml.pat:80", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_clml_openclml_tuple_bn_bias_pad_nn_conv2d_match),
      .n_captures = 2, .captures = relax_clml_openclml_tuple_bn_bias_pad_nn_conv2d_captures,
      .match = relax_clml_openclml_tuple_bn_bias_pad_nn_conv2d_any, .each = relax_clml_openclml_tuple_bn_bias_pad_nn_conv2d_all, .desc = &relax_clml_openclml_tuple_bn_bias_pad_nn_conv2d_desc,
      .whole_size = sizeof(struct relax_clml_openclml_tuple_bn_bias_pad_nn_conv2d_whole), .n_parts = sizeof relax_clml_openclml_tuple_bn_bias_pad_nn_conv2d_parts / sizeof *relax_clml_openclml_tuple_bn_bias_pad_nn_conv2d_parts,
      .n_params = 2, .parts = relax_clml_openclml_tuple_bn_bias_pad_nn_conv2d_parts, .whole = relax_clml_openclml_tuple_bn_bias_pad_nn_conv2d_whole },
    { .name = "openclml.tuple.bn.bias.nn.conv2d", .place = "relax_clml.pat:80", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_clml_openclml_tuple_bn_bias_nn_conv2d_match),
      .n_captures = 2, .captures = relax_clml_openclml_tuple_bn_bias_nn_conv2d_captures,
      .match = relax_clml_openclml_tuple_bn_bias_nn_conv2d_any, .each = relax_clml_openclml_tuple_bn_bias_nn_conv2d_all, .desc = &relax_clml_openclml_tuple_bn_bias_nn_conv2d_desc,
      .whole_size = sizeof(struct relax_clml_openclml_tuple_bn_bias_nn_conv2d_whole), .n_parts = sizeof relax_clml_openclml_tuple_bn_bias_nn_conv2d_parts / sizeof *relax_clml_openclml_tuple_bn_bias_nn_conv2d_parts,
      .n_params = 2, .parts = relax_clml_openclml_tuple_bn_bias_nn_conv2d_parts, .whole = relax_clml_openclml_tuple_bn_bias_nn_conv2d_whole },
    { .name = "openclml.tuple.bn.nn.conv2d_transpose", .place = "relax_clml.pat:80", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_clml_openclml_tuple_bn_nn_conv2d_transpose_match),
      .n_captures = 2, .captures = relax_clml_openclml_tuple_bn_nn_conv2d_transpose_captures,
      .match = relax_clml_openclml_tuple_bn_nn_conv2d_transpose_any, .each = relax_clml_openclml_tuple_bn_nn_conv2d_transpose_all, .desc = &relax_clml_openclml_tuple_bn_nn_conv2d_transpose_desc,
      .whole_size = sizeof(struct relax_clml_openclml_tuple_bn_nn_conv2d_transpose_whole), .n_parts = sizeof relax_clml_openclml_tuple_bn_nn_conv2d_transpose_parts / sizeof *relax_clml_openclml_tuple_bn_nn_conv2d_transpose_parts,
      .n_params = 2, .parts = relax_clml_openclml_tuple_bn_nn_conv2d_transpose_parts, .whole = relax_clml_openclml_tuple_bn_nn_conv2d_transpose_whole },
    { .name = "openclml.tuple.bn.pad.nn.conv2d", .place = "relax_clml.pat:80", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_clml_openclml_tuple_bn_pad_nn_conv2d_match),
      .n_captures = 2, .captures = relax_clml_openclml_tuple_bn_pad_nn_conv2d_captures,
      .match = relax_clml_openclml_tuple_bn_pad_nn_conv2d_any, .each = relax_clml_openclml_tuple_bn_pad_nn_conv2d_all, .desc = &relax_clml_openclml_tuple_bn_pad_nn_conv2d_desc,
      .whole_size = sizeof(struct relax_clml_openclml_tuple_bn_pad_nn_conv2d_whole), .n_parts = sizeof relax_clml_openclml_tuple_bn_pad_nn_conv2d_parts / sizeof *relax_clml_openclml_tuple_bn_pad_nn_conv2d_parts,
      .n_params = 2, .parts = relax_clml_openclml_tuple_bn_pad_nn_conv2d_parts, .whole = relax_clml_openclml_tuple_bn_pad_nn_conv2d_whole },
    { .name = "openclml.tuple.bn.nn.conv2d", .place = "relax_clml.pat:80", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_clml_openclml_tuple_bn_nn_conv2d_match),
      .n_captures = 2, .captures = relax_clml_openclml_tuple_bn_nn_conv2d_captures,
      .match = relax_clml_openclml_tuple_bn_nn_conv2d_any, .each = relax_clml_openclml_tuple_bn_nn_conv2d_all, .desc = &relax_clml_openclml_tuple_bn_nn_conv2d_desc,
      .whole_size = sizeof(struct relax_clml_openclml_tuple_bn_nn_conv2d_whole), .n_parts = sizeof relax_clml_openclml_tuple_bn_nn_conv2d_parts / sizeof *relax_clml_openclml_tuple_bn_nn_conv2d_parts,
      .n_params = 2, .parts = relax_clml_openclml_tuple_bn_nn_conv2d_parts, .whole = relax_clml_openclml_tuple_bn_nn_conv2d_whole },
    { .name = "openclml.tuple.bias.nn.conv2d_transpose", .place = "relax_clml.pat:80", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_clml_openclml_tuple_bias_nn_conv2d_transpose_match),
      .n_captures = 2, .captures = relax_clml_openclml_tuple_bias_nn_conv2d_transpose_captures,
      .match = relax_clml_openclml_tuple_bias_nn_conv2d_transpose_any, .each = relax_clml_openclml_tuple_bias_nn_conv2d_transpose_all, .desc = &relax_clml_openclml_tuple_bias_nn_conv2d_transpose_desc,
      .whole_size = sizeof(struct relax_clml_openclml_tuple_bias_nn_conv2d_transpose_whole), .n_parts = sizeof relax_clml_openclml_tuple_bias_nn_conv2d_transpose_parts / sizeof *relax_clml_openclml_tuple_bias_nn_conv2d_transpose_parts,
      .n_params = 2, .parts = relax_clml_openclml_tuple_bias_nn_conv2d_transpose_parts, .whole = relax_clml_openclml_tuple_bias_nn_conv2d_transpose_whole },
    { .name = "openclml.tuple.bias.pad.nn.conv2d", .place = "relax_clml.pat:80", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_clml_openclml_tuple_bias_pad_nn_conv2d_match),
      .n_captures = 2, .captures = relax_clml_openclml_tuple_bias_pad_nn_conv2d_captures,
      .match = relax_clml_openclml_tuple_bias_pad_nn_conv2d_any, .each = relax_clml_openclml_tuple_bias_pad_nn_conv2d_all, .desc = &relax_clml_openclml_tuple_bias_pad_nn_conv2d_desc,
      .whole_size = sizeof(struct relax_clml_openclml_tuple_bias_pad_nn_conv2d_whole), .n_parts = sizeof relax_clml_openclml_tuple_bias_pad_nn_conv2d_parts / sizeof *relax_clml_openclml_tuple_bias_pad_nn_conv2d_parts,
      .n_params = 2, .parts = relax_clml_openclml_tuple_bias_pad_nn_conv2d_parts, .whole = relax_clml_openclml_tuple_bias_pad_nn_conv2d_whole },
    { .name = "openclml.tuple.bias.nn.conv2d", .place = "relax_clml.pat:80", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_clml_openclml_tuple_bias_nn_conv2d_match),
      .n_captures = 2, .captures = relax_clml_openclml_tuple_bias_nn_conv2d_captures,
      .match = relax_clml_openclml_tuple_bias_nn_conv2d_any, .each = relax_clml_openclml_tuple_bias_nn_conv2d_all, .desc = &relax_clml_openclml_tuple_bias_nn_conv2d_desc,
      .whole_size = sizeof(struct relax_clml_openclml_tuple_bias_nn_conv2d_whole), .n_parts = sizeof relax_clml_openclml_tuple_bias_nn_conv2d_parts / sizeof *relax_clml_openclml_tuple_bias_nn_conv2d_parts,
      .n_params = 2, .parts = relax_clml_openclml_tuple_bias_nn_conv2d_parts, .whole = relax_clml_openclml_tuple_bias_nn_conv2d_whole },
    { .name = "openclml.tuple.nn.conv2d_transpose", .place = "relax_clml.pat:80", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_clml_openclml_tuple_nn_conv2d_transpose_match),
      .n_captures = 2, .captures = relax_clml_openclml_tuple_nn_conv2d_transpose_captures,
      .match = relax_clml_openclml_tuple_nn_conv2d_transpose_any, .each = relax_clml_openclml_tuple_nn_conv2d_transpose_all, .desc = &relax_clml_openclml_tuple_nn_conv2d_transpose_desc,
      .whole_size = sizeof(struct relax_clml_openclml_tuple_nn_conv2d_transpose_whole), .n_parts = sizeof relax_clml_openclml_tuple_nn_conv2d_transpose_parts / sizeof *relax_clml_openclml_tuple_nn_conv2d_transpose_parts,
      .n_params = 2, .parts = relax_clml_openclml_tuple_nn_conv2d_transpose_parts, .whole = relax_clml_openclml_tuple_nn_conv2d_transpose_whole },
    { .name = "openclml.tuple.pad.nn.conv2d", .place = "relax_clml.pat:80", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_clml_openclml_tuple_pad_nn_conv2d_match),
      .n_captures = 2, .captures = relax_clml_openclml_tuple_pad_nn_conv2d_captures,
      .match = relax_clml_openclml_tuple_pad_nn_conv2d_any, .each = relax_clml_openclml_tuple_pad_nn_conv2d_all, .desc = &relax_clml_openclml_tuple_pad_nn_conv2d_desc,
      .whole_size = sizeof(struct relax_clml_openclml_tuple_pad_nn_conv2d_whole), .n_parts = sizeof relax_clml_openclml_tuple_pad_nn_conv2d_parts / sizeof *relax_clml_openclml_tuple_pad_nn_conv2d_parts,
      .n_params = 2, .parts = relax_clml_openclml_tuple_pad_nn_conv2d_parts, .whole = relax_clml_openclml_tuple_pad_nn_conv2d_whole },
    { .name = "openclml.tuple.nn.conv2d", .place = "relax_clml.pat:80", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_clml_openclml_tuple_nn_conv2d_match),
      .n_captures = 2, .captures = relax_clml_openclml_tuple_nn_conv2d_captures,
      .match = relax_clml_openclml_tuple_nn_conv2d_any, .each = relax_clml_openclml_tuple_nn_conv2d_all, .desc = &relax_clml_openclml_tuple_nn_conv2d_desc,
      .whole_size = sizeof(struct relax_clml_openclml_tuple_nn_conv2d_whole), .n_parts = sizeof relax_clml_openclml_tuple_nn_conv2d_parts / sizeof *relax_clml_openclml_tuple_nn_conv2d_parts,
      .n_params = 2, .parts = relax_clml_openclml_tuple_nn_conv2d_parts, .whole = relax_clml_openclml_tuple_nn_conv2d_whole },
    { .name = "openclml.bn.bias.nn.conv2d_transpose", .place = "relax_clml.pat:80", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_clml_openclml_bn_bias_nn_conv2d_transpose_match),
      .n_captures = 2, .captures = relax_clml_openclml_bn_bias_nn_conv2d_transpose_captures,
      .match = relax_clml_openclml_bn_bias_nn_conv2d_transpose_any, .each = relax_clml_openclml_bn_bias_nn_conv2d_transpose_all, .desc = &relax_clml_openclml_bn_bias_nn_conv2d_transpose_desc,
      .whole_size = sizeof(struct relax_clml_openclml_bn_bias_nn_conv2d_transpose_whole), .n_parts = sizeof relax_clml_openclml_bn_bias_nn_conv2d_transpose_parts / sizeof *relax_clml_openclml_bn_bias_nn_conv2d_transpose_parts,
      .n_params = 2, .parts = relax_clml_openclml_bn_bias_nn_conv2d_transpose_parts, .whole = relax_clml_openclml_bn_bias_nn_conv2d_transpose_whole },
    { .name = "openclml.bn.bias.pad.nn.conv2d", .place = "relax_clml.pat:80", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_clml_openclml_bn_bias_pad_nn_conv2d_match),
      .n_captures = 2, .captures = relax_clml_openclml_bn_bias_pad_nn_conv2d_captures,
      .match = relax_clml_openclml_bn_bias_pad_nn_conv2d_any, .each = relax_clml_openclml_bn_bias_pad_nn_conv2d_all, .desc = &relax_clml_openclml_bn_bias_pad_nn_conv2d_desc,
      .whole_size = sizeof(struct relax_clml_openclml_bn_bias_pad_nn_conv2d_whole), .n_parts = sizeof relax_clml_openclml_bn_bias_pad_nn_conv2d_parts / sizeof *relax_clml_openclml_bn_bias_pad_nn_conv2d_parts,
      .n_params = 2, .parts = relax_clml_openclml_bn_bias_pad_nn_conv2d_parts, .whole = relax_clml_openclml_bn_bias_pad_nn_conv2d_whole },
    { .name = "openclml.bn.bias.nn.conv2d", .place = "relax_clml.pat:80", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_clml_openclml_bn_bias_nn_conv2d_match),
      .n_captures = 2, .captures = relax_clml_openclml_bn_bias_nn_conv2d_captures,
      .match = relax_clml_openclml_bn_bias_nn_conv2d_any, .each = relax_clml_openclml_bn_bias_nn_conv2d_all, .desc = &relax_clml_openclml_bn_bias_nn_conv2d_desc,
      .whole_size = sizeof(struct relax_clml_openclml_bn_bias_nn_conv2d_whole), .n_parts = sizeof relax_clml_openclml_bn_bias_nn_conv2d_parts / sizeof *relax_clml_openclml_bn_bias_nn_conv2d_parts,
      .n_params = 2, .parts = relax_clml_openclml_bn_bias_nn_conv2d_parts, .whole = relax_clml_openclml_bn_bias_nn_conv2d_whole },
    { .name = "openclml.bn.nn.conv2d_transpose", .place = "relax_clml.pat:80", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_clml_openclml_bn_nn_conv2d_transpose_match),
      .n_captures = 2, .captures = relax_clml_openclml_bn_nn_conv2d_transpose_captures,
      .match = relax_clml_openclml_bn_nn_conv2d_transpose_any, .each = relax_clml_openclml_bn_nn_conv2d_transpose_all, .desc = &relax_clml_openclml_bn_nn_conv2d_transpose_desc,
      .whole_size = sizeof(struct relax_clml_openclml_bn_nn_conv2d_transpose_whole), .n_parts = sizeof relax_clml_openclml_bn_nn_conv2d_transpose_parts / sizeof *relax_clml_openclml_bn_nn_conv2d_transpose_parts,
      .n_params = 2, .parts = relax_clml_openclml_bn_nn_conv2d_transpose_parts, .whole = relax_clml_openclml_bn_nn_conv2d_transpose_whole },
    { .name = "openclml.bn.pad.nn.conv2d", .place = "relax_clml.pat:80", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_clml_openclml_bn_pad_nn_conv2d_match),
      .n_captures = 2, .captures = relax_clml_openclml_bn_pad_nn_conv2d_captures,
      .match = relax_clml_openclml_bn_pad_nn_conv2d_any, .each = relax_clml_openclml_bn_pad_nn_conv2d_all, .desc = &relax_clml_openclml_bn_pad_nn_conv2d_desc,
      .whole_size = sizeof(struct relax_clml_openclml_bn_pad_nn_conv2d_whole), .n_parts = sizeof relax_clml_openclml_bn_pad_nn_conv2d_parts / sizeof *relax_clml_openclml_bn_pad_nn_conv2d_parts,
      .n_params = 2, .parts = relax_clml_openclml_bn_pad_nn_conv2d_parts, .whole = relax_clml_openclml_bn_pad_nn_conv2d_whole },
    { .name = "openclml.bn.nn.conv2d", .place = "relax_clml.pat:80", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_clml_openclml_bn_nn_conv2d_match),
      .n_captures = 2, .captures = relax_clml_openclml_bn_nn_conv2d_captures,
      .match = relax_clml_openclml_bn_nn_conv2d_any, .each = relax_clml_openclml_bn_nn_conv2d_all, .desc = &relax_clml_openclml_bn_nn_conv2d_desc,
      .whole_size = sizeof(struct relax_clml_openclml_bn_nn_conv2d_whole), .n_parts = sizeof relax_clml_openclml_bn_nn_conv2d_parts / sizeof *relax_clml_openclml_bn_nn_conv2d_parts,
      .n_params = 2, .parts = relax_clml_openclml_bn_nn_conv2d_parts, .whole = relax_clml_openclml_bn_nn_conv2d_whole },
    { .name = "openclml.bias.nn.conv2d_transpose", .place = "relax_clml.pat:80", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_clml_openclml_bias_nn_conv2d_transpose_match),
      .n_captures = 2, .captures = relax_clml_openclml_bias_nn_conv2d_transpose_captures,
      .match = relax_clml_openclml_bias_nn_conv2d_transpose_any, .each = relax_clml_openclml_bias_nn_conv2d_transpose_all, .desc = &relax_clml_openclml_bias_nn_conv2d_transpose_desc,
      .whole_size = sizeof(struct relax_clml_openclml_bias_nn_conv2d_transpose_whole), .n_parts = sizeof relax_clml_openclml_bias_nn_conv2d_transpose_parts / sizeof *relax_clml_openclml_bias_nn_conv2d_transpose_parts,
      .n_params = 2, .parts = relax_clml_openclml_bias_nn_conv2d_transpose_parts, .whole = relax_clml_openclml_bias_nn_conv2d_transpose_whole },
    { .name = "openclml.bias.pad.nn.conv2d", .place = "relax_clml.pat:80", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_clml_openclml_bias_pad_nn_conv2d_match),
      .n_captures = 2, .captures = relax_clml_openclml_bias_pad_nn_conv2d_captures,
      .match = relax_clml_openclml_bias_pad_nn_conv2d_any, .each = relax_clml_openclml_bias_pad_nn_conv2d_all, .desc = &relax_clml_openclml_bias_pad_nn_conv2d_desc,
      .whole_size = sizeof(struct relax_clml_openclml_bias_pad_nn_conv2d_whole), .n_parts = sizeof relax_clml_openclml_bias_pad_nn_conv2d_parts / sizeof *relax_clml_openclml_bias_pad_nn_conv2d_parts,
      .n_params = 2, .parts = relax_clml_openclml_bias_pad_nn_conv2d_parts, .whole = relax_clml_openclml_bias_pad_nn_conv2d_whole },
    { .name = "openclml.bias.nn.conv2d", .place = "relax_clml.pat:80", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_clml_openclml_bias_nn_conv2d_match),
      .n_captures = 2, .captures = relax_clml_openclml_bias_nn_conv2d_captures,
      .match = relax_clml_openclml_bias_nn_conv2d_any, .each = relax_clml_openclml_bias_nn_conv2d_all, .desc = &relax_clml_openclml_bias_nn_conv2d_desc,
      .whole_size = sizeof(struct relax_clml_openclml_bias_nn_conv2d_whole), .n_parts = sizeof relax_clml_openclml_bias_nn_conv2d_parts / sizeof *relax_clml_openclml_bias_nn_conv2d_parts,
      .n_params = 2, .parts = relax_clml_openclml_bias_nn_conv2d_parts, .whole = relax_clml_openclml_bias_nn_conv2d_whole },
    { .name = "openclml.nn.conv2d_transpose", .place = "relax_clml.pat:80", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_clml_openclml_nn_conv2d_transpose_match),
      .n_captures = 2, .captures = relax_clml_openclml_nn_conv2d_transpose_captures,
      .match = relax_clml_openclml_nn_conv2d_transpose_any, .each = relax_clml_openclml_nn_conv2d_transpose_all, .desc = &relax_clml_openclml_nn_conv2d_transpose_desc,
      .whole_size = sizeof(struct relax_clml_openclml_nn_conv2d_transpose_whole), .n_parts = sizeof relax_clml_openclml_nn_conv2d_transpose_parts / sizeof *relax_clml_openclml_nn_conv2d_transpose_parts,
      .n_params = 2, .parts = relax_clml_openclml_nn_conv2d_transpose_parts, .whole = relax_clml_openclml_nn_conv2d_transpose_whole },
    { .name = "openclml.pad.nn.conv2d", .place = "relax_clml.pat:80", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_clml_openclml_pad_nn_conv2d_match),
      .n_captures = 2, .captures = relax_clml_openclml_pad_nn_conv2d_captures,
      .match = relax_clml_openclml_pad_nn_conv2d_any, .each = relax_clml_openclml_pad_nn_conv2d_all, .desc = &relax_clml_openclml_pad_nn_conv2d_desc,
      .whole_size = sizeof(struct relax_clml_openclml_pad_nn_conv2d_whole), .n_parts = sizeof relax_clml_openclml_pad_nn_conv2d_parts / sizeof *relax_clml_openclml_pad_nn_conv2d_parts,
      .n_params = 2, .parts = relax_clml_openclml_pad_nn_conv2d_parts, .whole = relax_clml_openclml_pad_nn_conv2d_whole },
    { .name = "openclml.nn.conv2d", .place = "relax_clml.pat:80", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_clml_openclml_nn_conv2d_match),
      .n_captures = 2, .captures = relax_clml_openclml_nn_conv2d_captures,
      .match = relax_clml_openclml_nn_conv2d_any, .each = relax_clml_openclml_nn_conv2d_all, .desc = &relax_clml_openclml_nn_conv2d_desc,
      .whole_size = sizeof(struct relax_clml_openclml_nn_conv2d_whole), .n_parts = sizeof relax_clml_openclml_nn_conv2d_parts / sizeof *relax_clml_openclml_nn_conv2d_parts,
      .n_params = 2, .parts = relax_clml_openclml_nn_conv2d_parts, .whole = relax_clml_openclml_nn_conv2d_whole },
    { .name = "openclml.relax.add", .place = "relax_clml.pat:82", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_clml_openclml_relax_add_match),
      .n_captures = 2, .captures = relax_clml_openclml_relax_add_captures,
      .match = relax_clml_openclml_relax_add_any, .each = relax_clml_openclml_relax_add_all, .desc = &relax_clml_openclml_relax_add_desc,
      .whole_size = sizeof(struct relax_clml_openclml_relax_add_whole), .n_parts = sizeof relax_clml_openclml_relax_add_parts / sizeof *relax_clml_openclml_relax_add_parts,
      .n_params = 2, .parts = relax_clml_openclml_relax_add_parts, .whole = relax_clml_openclml_relax_add_whole },
    { .name = "openclml.relax.subtract", .place = "relax_clml.pat:82", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_clml_openclml_relax_subtract_match),
      .n_captures = 2, .captures = relax_clml_openclml_relax_subtract_captures,
      .match = relax_clml_openclml_relax_subtract_any, .each = relax_clml_openclml_relax_subtract_all, .desc = &relax_clml_openclml_relax_subtract_desc,
      .whole_size = sizeof(struct relax_clml_openclml_relax_subtract_whole), .n_parts = sizeof relax_clml_openclml_relax_subtract_parts / sizeof *relax_clml_openclml_relax_subtract_parts,
      .n_params = 2, .parts = relax_clml_openclml_relax_subtract_parts, .whole = relax_clml_openclml_relax_subtract_whole },
    { .name = "openclml.relax.multiply", .place = "relax_clml.pat:82", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_clml_openclml_relax_multiply_match),
      .n_captures = 2, .captures = relax_clml_openclml_relax_multiply_captures,
      .match = relax_clml_openclml_relax_multiply_any, .each = relax_clml_openclml_relax_multiply_all, .desc = &relax_clml_openclml_relax_multiply_desc,
      .whole_size = sizeof(struct relax_clml_openclml_relax_multiply_whole), .n_parts = sizeof relax_clml_openclml_relax_multiply_parts / sizeof *relax_clml_openclml_relax_multiply_parts,
      .n_params = 2, .parts = relax_clml_openclml_relax_multiply_parts, .whole = relax_clml_openclml_relax_multiply_whole },
    { .name = "openclml.relax.divide", .place = "relax_clml.pat:82", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_clml_openclml_relax_divide_match),
      .n_captures = 2, .captures = relax_clml_openclml_relax_divide_captures,
      .match = relax_clml_openclml_relax_divide_any, .each = relax_clml_openclml_relax_divide_all, .desc = &relax_clml_openclml_relax_divide_desc,
      .whole_size = sizeof(struct relax_clml_openclml_relax_divide_whole), .n_parts = sizeof relax_clml_openclml_relax_divide_parts / sizeof *relax_clml_openclml_relax_divide_parts,
      .n_params = 2, .parts = relax_clml_openclml_relax_divide_parts, .whole = relax_clml_openclml_relax_divide_whole },
    { .name = "openclml.relax.maximum", .place = "relax_clml.pat:82", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_clml_openclml_relax_maximum_match),
      .n_captures = 2, .captures = relax_clml_openclml_relax_maximum_captures,
      .match = relax_clml_openclml_relax_maximum_any, .each = relax_clml_openclml_relax_maximum_all, .desc = &relax_clml_openclml_relax_maximum_desc,
      .whole_size = sizeof(struct relax_clml_openclml_relax_maximum_whole), .n_parts = sizeof relax_clml_openclml_relax_maximum_parts / sizeof *relax_clml_openclml_relax_maximum_parts,
      .n_params = 2, .parts = relax_clml_openclml_relax_maximum_parts, .whole = relax_clml_openclml_relax_maximum_whole },
    { .name = "openclml.relax.minimum", .place = "relax_clml.pat:82", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_clml_openclml_relax_minimum_match),
      .n_captures = 2, .captures = relax_clml_openclml_relax_minimum_captures,
      .match = relax_clml_openclml_relax_minimum_any, .each = relax_clml_openclml_relax_minimum_all, .desc = &relax_clml_openclml_relax_minimum_desc,
      .whole_size = sizeof(struct relax_clml_openclml_relax_minimum_whole), .n_parts = sizeof relax_clml_openclml_relax_minimum_parts / sizeof *relax_clml_openclml_relax_minimum_parts,
      .n_params = 2, .parts = relax_clml_openclml_relax_minimum_parts, .whole = relax_clml_openclml_relax_minimum_whole },
    { .name = "openclml.relax.nn.softmax", .place = "relax_clml.pat:83", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_clml_openclml_relax_nn_softmax_match),
      .n_captures = 1, .captures = relax_clml_openclml_relax_nn_softmax_captures,
      .match = relax_clml_openclml_relax_nn_softmax_any, .each = relax_clml_openclml_relax_nn_softmax_all, .desc = &relax_clml_openclml_relax_nn_softmax_desc,
      .whole_size = sizeof(struct relax_clml_openclml_relax_nn_softmax_whole), .n_parts = sizeof relax_clml_openclml_relax_nn_softmax_parts / sizeof *relax_clml_openclml_relax_nn_softmax_parts,
      .n_params = 1, .parts = relax_clml_openclml_relax_nn_softmax_parts, .whole = relax_clml_openclml_relax_nn_softmax_whole },
    { .name = "openclml.relax.nn.relu", .place = "relax_clml.pat:84", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_clml_openclml_relax_nn_relu_match),
      .n_captures = 1, .captures = relax_clml_openclml_relax_nn_relu_captures,
      .match = relax_clml_openclml_relax_nn_relu_any, .each = relax_clml_openclml_relax_nn_relu_all, .desc = &relax_clml_openclml_relax_nn_relu_desc,
      .whole_size = sizeof(struct relax_clml_openclml_relax_nn_relu_whole), .n_parts = sizeof relax_clml_openclml_relax_nn_relu_parts / sizeof *relax_clml_openclml_relax_nn_relu_parts,
      .n_params = 1, .parts = relax_clml_openclml_relax_nn_relu_parts, .whole = relax_clml_openclml_relax_nn_relu_whole },
    { .name = "openclml.relax.clip", .place = "relax_clml.pat:85", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_clml_openclml_relax_clip_match),
      .n_captures = 1, .captures = relax_clml_openclml_relax_clip_captures,
      .match = relax_clml_openclml_relax_clip_any, .each = relax_clml_openclml_relax_clip_all, .desc = &relax_clml_openclml_relax_clip_desc,
      .whole_size = sizeof(struct relax_clml_openclml_relax_clip_whole), .n_parts = sizeof relax_clml_openclml_relax_clip_parts / sizeof *relax_clml_openclml_relax_clip_parts,
      .n_params = 1, .parts = relax_clml_openclml_relax_clip_parts, .whole = relax_clml_openclml_relax_clip_whole },
    { .name = "openclml.nn.max_pool2d", .place = "relax_clml.pat:86", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_clml_openclml_nn_max_pool2d_match),
      .n_captures = 2, .captures = relax_clml_openclml_nn_max_pool2d_captures,
      .match = relax_clml_openclml_nn_max_pool2d_any, .each = relax_clml_openclml_nn_max_pool2d_all, .desc = &relax_clml_openclml_nn_max_pool2d_desc,
      .whole_size = sizeof(struct relax_clml_openclml_nn_max_pool2d_whole), .n_parts = sizeof relax_clml_openclml_nn_max_pool2d_parts / sizeof *relax_clml_openclml_nn_max_pool2d_parts,
      .n_params = 2, .parts = relax_clml_openclml_nn_max_pool2d_parts, .whole = relax_clml_openclml_nn_max_pool2d_whole },
    { .name = "openclml.nn.avg_pool2d", .place = "relax_clml.pat:86", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_clml_openclml_nn_avg_pool2d_match),
      .n_captures = 2, .captures = relax_clml_openclml_nn_avg_pool2d_captures,
      .match = relax_clml_openclml_nn_avg_pool2d_any, .each = relax_clml_openclml_nn_avg_pool2d_all, .desc = &relax_clml_openclml_nn_avg_pool2d_desc,
      .whole_size = sizeof(struct relax_clml_openclml_nn_avg_pool2d_whole), .n_parts = sizeof relax_clml_openclml_nn_avg_pool2d_parts / sizeof *relax_clml_openclml_nn_avg_pool2d_parts,
      .n_params = 2, .parts = relax_clml_openclml_nn_avg_pool2d_parts, .whole = relax_clml_openclml_nn_avg_pool2d_whole },
    { .name = "openclml.reshape", .place = "relax_clml.pat:88", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_clml_openclml_reshape_match),
      .match = relax_clml_openclml_reshape_any, .each = relax_clml_openclml_reshape_all, .desc = &relax_clml_openclml_reshape_desc,
      .whole_size = sizeof(struct relax_clml_openclml_reshape_whole), .n_parts = sizeof relax_clml_openclml_reshape_parts / sizeof *relax_clml_openclml_reshape_parts,
      .n_params = 0, .parts = relax_clml_openclml_reshape_parts, .whole = relax_clml_openclml_reshape_whole },
};

/* ---- table relax_clml ---- */

static const struct dfg_table_entry relax_clml_entries[] = {
    { .name = "openclml.clip.tuple.bn.bias.nn.conv2d_transpose", .pattern = 10 },
    { .name = "openclml.clip.tuple.bn.bias.pad.nn.conv2d", .pattern = 11 },
    { .name = "openclml.clip.tuple.bn.bias.nn.conv2d", .pattern = 12 },
    { .name = "openclml.clip.tuple.bn.nn.conv2d_transpose", .pattern = 13 },
    { .name = "openclml.clip.tuple.bn.pad.nn.conv2d", .pattern = 14 },
    { .name = "openclml.clip.tuple.bn.nn.conv2d", .pattern = 15 },
    { .name = "openclml.clip.tuple.bias.nn.conv2d_transpose", .pattern = 16 },
    { .name = "openclml.clip.tuple.bias.pad.nn.conv2d", .pattern = 17 },
    { .name = "openclml.clip.tuple.bias.nn.conv2d", .pattern = 18 },
    { .name = "openclml.clip.tuple.nn.conv2d_transpose", .pattern = 19 },
    { .name = "openclml.clip.tuple.pad.nn.conv2d", .pattern = 20 },
    { .name = "openclml.clip.tuple.nn.conv2d", .pattern = 21 },
    { .name = "openclml.clip.bn.bias.nn.conv2d_transpose", .pattern = 22 },
    { .name = "openclml.clip.bn.bias.pad.nn.conv2d", .pattern = 23 },
    { .name = "openclml.clip.bn.bias.nn.conv2d", .pattern = 24 },
    { .name = "openclml.clip.bn.nn.conv2d_transpose", .pattern = 25 },
    { .name = "openclml.clip.bn.pad.nn.conv2d", .pattern = 26 },
    { .name = "openclml.clip.bn.nn.conv2d", .pattern = 27 },
    { .name = "openclml.clip.bias.nn.conv2d_transpose", .pattern = 28 },
    { .name = "openclml.clip.bias.pad.nn.conv2d", .pattern = 29 },
    { .name = "openclml.clip.bias.nn.conv2d", .pattern = 30 },
    { .name = "openclml.clip.nn.conv2d_transpose", .pattern = 31 },
    { .name = "openclml.clip.pad.nn.conv2d", .pattern = 32 },
    { .name = "openclml.clip.nn.conv2d", .pattern = 33 },
    { .name = "openclml.relu.tuple.bn.bias.nn.conv2d_transpose", .pattern = 34 },
    { .name = "openclml.relu.tuple.bn.bias.pad.nn.conv2d", .pattern = 35 },
    { .name = "openclml.relu.tuple.bn.bias.nn.conv2d", .pattern = 36 },
    { .name = "openclml.relu.tuple.bn.nn.conv2d_transpose", .pattern = 37 },
    { .name = "openclml.relu.tuple.bn.pad.nn.conv2d", .pattern = 38 },
    { .name = "openclml.relu.tuple.bn.nn.conv2d", .pattern = 39 },
    { .name = "openclml.relu.tuple.bias.nn.conv2d_transpose", .pattern = 40 },
    { .name = "openclml.relu.tuple.bias.pad.nn.conv2d", .pattern = 41 },
    { .name = "openclml.relu.tuple.bias.nn.conv2d", .pattern = 42 },
    { .name = "openclml.relu.tuple.nn.conv2d_transpose", .pattern = 43 },
    { .name = "openclml.relu.tuple.pad.nn.conv2d", .pattern = 44 },
    { .name = "openclml.relu.tuple.nn.conv2d", .pattern = 45 },
    { .name = "openclml.relu.bn.bias.nn.conv2d_transpose", .pattern = 46 },
    { .name = "openclml.relu.bn.bias.pad.nn.conv2d", .pattern = 47 },
    { .name = "openclml.relu.bn.bias.nn.conv2d", .pattern = 48 },
    { .name = "openclml.relu.bn.nn.conv2d_transpose", .pattern = 49 },
    { .name = "openclml.relu.bn.pad.nn.conv2d", .pattern = 50 },
    { .name = "openclml.relu.bn.nn.conv2d", .pattern = 51 },
    { .name = "openclml.relu.bias.nn.conv2d_transpose", .pattern = 52 },
    { .name = "openclml.relu.bias.pad.nn.conv2d", .pattern = 53 },
    { .name = "openclml.relu.bias.nn.conv2d", .pattern = 54 },
    { .name = "openclml.relu.nn.conv2d_transpose", .pattern = 55 },
    { .name = "openclml.relu.pad.nn.conv2d", .pattern = 56 },
    { .name = "openclml.relu.nn.conv2d", .pattern = 57 },
    { .name = "openclml.tuple.bn.bias.nn.conv2d_transpose", .pattern = 58 },
    { .name = "openclml.tuple.bn.bias.pad.nn.conv2d", .pattern = 59 },
    { .name = "openclml.tuple.bn.bias.nn.conv2d", .pattern = 60 },
    { .name = "openclml.tuple.bn.nn.conv2d_transpose", .pattern = 61 },
    { .name = "openclml.tuple.bn.pad.nn.conv2d", .pattern = 62 },
    { .name = "openclml.tuple.bn.nn.conv2d", .pattern = 63 },
    { .name = "openclml.tuple.bias.nn.conv2d_transpose", .pattern = 64 },
    { .name = "openclml.tuple.bias.pad.nn.conv2d", .pattern = 65 },
    { .name = "openclml.tuple.bias.nn.conv2d", .pattern = 66 },
    { .name = "openclml.tuple.nn.conv2d_transpose", .pattern = 67 },
    { .name = "openclml.tuple.pad.nn.conv2d", .pattern = 68 },
    { .name = "openclml.tuple.nn.conv2d", .pattern = 69 },
    { .name = "openclml.bn.bias.nn.conv2d_transpose", .pattern = 70 },
    { .name = "openclml.bn.bias.pad.nn.conv2d", .pattern = 71 },
    { .name = "openclml.bn.bias.nn.conv2d", .pattern = 72 },
    { .name = "openclml.bn.nn.conv2d_transpose", .pattern = 73 },
    { .name = "openclml.bn.pad.nn.conv2d", .pattern = 74 },
    { .name = "openclml.bn.nn.conv2d", .pattern = 75 },
    { .name = "openclml.bias.nn.conv2d_transpose", .pattern = 76 },
    { .name = "openclml.bias.pad.nn.conv2d", .pattern = 77 },
    { .name = "openclml.bias.nn.conv2d", .pattern = 78 },
    { .name = "openclml.nn.conv2d_transpose", .pattern = 79 },
    { .name = "openclml.pad.nn.conv2d", .pattern = 80 },
    { .name = "openclml.nn.conv2d", .pattern = 81 },
    { .name = "openclml.nn.batch_norm", .pattern = 8 },
    { .name = "openclml.relax.add", .pattern = 82 },
    { .name = "openclml.relax.subtract", .pattern = 83 },
    { .name = "openclml.relax.multiply", .pattern = 84 },
    { .name = "openclml.relax.divide", .pattern = 85 },
    { .name = "openclml.relax.maximum", .pattern = 86 },
    { .name = "openclml.relax.minimum", .pattern = 87 },
    { .name = "openclml.relax.nn.softmax", .pattern = 88 },
    { .name = "openclml.relax.nn.relu", .pattern = 89 },
    { .name = "openclml.relax.clip", .pattern = 90 },
    { .name = "openclml.nn.max_pool2d", .pattern = 91 },
    { .name = "openclml.nn.avg_pool2d", .pattern = 92 },
    { .name = "openclml.nn.global_avg_pool2d", .pattern = 7 },
    { .name = "openclml.reshape", .pattern = 93 },
    { .name = "openclml.dequant_matmul", .pattern = 9 },
};
static const struct dfg_attr_text relax_clml_attrs[] = {
    { "Compiler", "\"openclml\"" },
};
static void relax_clml_candidates_any(const dfg_graph *g, dfg_node n, uint64_t *set)
{
    relax_clml_candidates(g, n, set);
}

static const struct dfg_table tables[] = {
    { .name = "relax_clml", .n = 87, .last_wins = false, .entries = relax_clml_entries, .n_words = 2,
      .n_attrs = 1, .attrs = relax_clml_attrs,
      .candidates = relax_clml_candidates_any, .first = relax_clml_first, .sweep = relax_clml_sweep },
};

static const char *const imports[] = { "relax", NULL };
extern const struct dfg_unit relax_clml_unit;
const struct dfg_unit relax_clml_unit = {
    .abi = DFG_ABI,
    .name = "relax_clml",
    .imports = imports,
    .names = &relax_clml_names, .whole_names = &whole_names,
    .n_patterns = 94, .patterns = patterns,
    .n_tables = 1, .tables = tables,
};
