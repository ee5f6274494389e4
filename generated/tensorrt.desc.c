/* What tensorrt.pat declares, as tables for drivers and tests.  Made by pat2c; do not edit. */
#include "tensorrt.h"
#if TENSORRT_H != 0xb4e34182602a433f
#error "tensorrt.h is of another run of pat2c than this file"
#endif

#include <math.h>
#include <stddef.h>

#include "dfg.h"
#include "dfg_desc.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    OP_abs = DFG_FIRST_OP,
    OP_add,
    OP_atan,
    OP_ceil,
    OP_clip,
    OP_concatenate,
    OP_cos,
    OP_divide,
    OP_erf,
    OP_exp,
    OP_expand_dims,
    OP_floor,
    OP_layout_transform,
    OP_log,
    OP_max,
    OP_maximum,
    OP_mean,
    OP_min,
    OP_minimum,
    OP_multiply,
    OP_negative,
    OP_nn_adaptive_avg_pool2d,
    OP_nn_adaptive_max_pool2d,
    OP_nn_avg_pool2d,
    OP_nn_avg_pool3d,
    OP_nn_batch_flatten,
    OP_nn_batch_matmul,
    OP_nn_batch_norm,
    OP_nn_bias_add,
    OP_nn_conv1d,
    OP_nn_conv2d,
    OP_nn_conv2d_transpose,
    OP_nn_conv3d,
    OP_nn_conv3d_transpose,
    OP_nn_dense,
    OP_nn_global_avg_pool2d,
    OP_nn_global_max_pool2d,
    OP_nn_layer_norm,
    OP_nn_leaky_relu,
    OP_nn_max_pool2d,
    OP_nn_max_pool3d,
    OP_nn_pad,
    OP_nn_relu,
    OP_nn_softmax,
    OP_power,
    OP_prod,
    OP_reshape,
    OP_sigmoid,
    OP_sin,
    OP_split,
    OP_sqrt,
    OP_squeeze,
    OP_strided_slice,
    OP_subtract,
    OP_sum,
    OP_tanh,
    OP_transpose,
};
enum {
    ATTR_axes,
    ATTR_axis,
    ATTR_ceil_mode,
    ATTR_count_include_pad,
    ATTR_data_layout,
    ATTR_dilation,
    ATTR_dst_layout,
    ATTR_exclude,
    ATTR_kernel_layout,
    ATTR_layout,
    ATTR_newshape,
    ATTR_out_layout,
    ATTR_output_padding,
    ATTR_output_size,
    ATTR_pad_mode,
    ATTR_pad_width,
    ATTR_padding,
    ATTR_src_layout,
    ATTR_strides,
};
enum {
    STR_IODHW,
    STR_IOHW,
    STR_NCDHW,
    STR_NCHW,
    STR_NCW,
    STR_NDHWC,
    STR_NHWC,
    STR_OIDHW,
    STR_OIHW,
    STR_OIW,
    STR_constant,
    STR_empty,
};
static const char *const op_names[] = {
    "abs",
    "add",
    "atan",
    "ceil",
    "clip",
    "concatenate",
    "cos",
    "divide",
    "erf",
    "exp",
    "expand_dims",
    "floor",
    "layout_transform",
    "log",
    "max",
    "maximum",
    "mean",
    "min",
    "minimum",
    "multiply",
    "negative",
    "nn.adaptive_avg_pool2d",
    "nn.adaptive_max_pool2d",
    "nn.avg_pool2d",
    "nn.avg_pool3d",
    "nn.batch_flatten",
    "nn.batch_matmul",
    "nn.batch_norm",
    "nn.bias_add",
    "nn.conv1d",
    "nn.conv2d",
    "nn.conv2d_transpose",
    "nn.conv3d",
    "nn.conv3d_transpose",
    "nn.dense",
    "nn.global_avg_pool2d",
    "nn.global_max_pool2d",
    "nn.layer_norm",
    "nn.leaky_relu",
    "nn.max_pool2d",
    "nn.max_pool3d",
    "nn.pad",
    "nn.relu",
    "nn.softmax",
    "power",
    "prod",
    "reshape",
    "sigmoid",
    "sin",
    "split",
    "sqrt",
    "squeeze",
    "strided_slice",
    "subtract",
    "sum",
    "tanh",
    "transpose",
};
static const char *const attr_names[] = {
    "axes",
    "axis",
    "ceil_mode",
    "count_include_pad",
    "data_layout",
    "dilation",
    "dst_layout",
    "exclude",
    "kernel_layout",
    "layout",
    "newshape",
    "out_layout",
    "output_padding",
    "output_size",
    "pad_mode",
    "pad_width",
    "padding",
    "src_layout",
    "strides",
};
static const char *const str_names[] = {
    "IODHW",
    "IOHW",
    "NCDHW",
    "NCHW",
    "NCW",
    "NDHWC",
    "NHWC",
    "OIDHW",
    "OIHW",
    "OIW",
    "constant",
    "",
};
static const dfg_val LIST_0_0[] = {{.tag = DFG_V_INT, .u.i = 0}, {.tag = DFG_V_INT, .u.i = 0}};
static const dfg_val LIST_0_0_0[] = {{.tag = DFG_V_INT, .u.i = 0}, {.tag = DFG_V_INT, .u.i = 0}, {.tag = DFG_V_INT, .u.i = 0}};

static const struct dfg_names whole_names = {
    .abi = DFG_ABI,
    .needs = DFG_NEEDS_FORMS,
    .n_ops = 57,
    .ops = op_names,
    .n_attrs = 19,
    .attrs = attr_names,
    .n_strs = 12,
    .strs = str_names,
};

static const struct tensorrt_options *options(const dfg_graph *g)
{
    return g->options ? g->options : &tensorrt_default_options;
}

/* tensorrt.pat:21
 * cond type_ok(x) = x.dtype == f32 or (use_fp16 and x.dtype == f16);
 */
static bool type_ok(const dfg_graph *g, dfg_node x)
{
    return dfg_dtype(g, x) == DFG_F32 || (options(g)->use_fp16 && dfg_dtype(g, x) == DFG_F16);
}

static dfg_val tensorrt_prod1(const dfg_graph *g, dfg_node x)
{
    const int64_t n = dfg_range_len(dfg_int(1), dfg_rank_of(g, x), dfg_int(1));
    dfg_val total = dfg_is_length(n) ? dfg_int(1) : dfg_nil();
    for (int64_t k = 0; k < n; k++)
        total = dfg_dim_mul(g, total, dfg_at(dfg_shape_of(g, x), dfg_add(dfg_int(1), dfg_int(k))));
    return total;
}

/* tensorrt.pat:22
 * cond static_shape(x) =
 *     present(x.elements) or (implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])));
 */
static bool static_shape(const dfg_graph *g, dfg_node x)
{
    return dfg_known(dfg_elements_of(g, x))
        || (options(g)->implicit_batch && dfg_ge(dfg_rank_of(g, x), dfg_int(1))
            && dfg_known(tensorrt_prod1(g, x)));
}

/* tensorrt.pat:24
 * cond input_ok(x) = type_ok(x), static_shape(x);
 */
static bool input_ok(const dfg_graph *g, dfg_node x)
{
    return type_ok(g, x) && static_shape(g, x);
}

/* tensorrt.pat:25, layout = "NCW"
 * cond same_layout(c, layout) = attr(c, out_layout) in {"", layout} or not present(c.out_layout);
 */
static bool same_layout(const dfg_graph *g, dfg_node c)
{
    return dfg_str_is(g, c, ATTR_out_layout, STR_empty, STR_empty)
        || dfg_str_is(g, c, ATTR_out_layout, STR_NCW, STR_empty)
        || !dfg_known(dfg_attr_or(g, c, ATTR_out_layout, dfg_str(g, STR_empty)));
}

struct tensorrt_conv1d_whole {
    struct tensorrt_conv1d_match m;
    dfg_node constant;
};

static bool tensorrt_conv1d_whole(const dfg_graph *g, dfg_node n,
                                  bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_nn_conv1d, 2))
        return false;
    if (!dfg_str_is(g, n, ATTR_data_layout, STR_NCW, STR_NCW))
        return false;
    if (!dfg_str_is(g, n, ATTR_kernel_layout, STR_OIW, STR_OIW))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node w = dfg_arg(g, n, 1);
    dfg_node constant = w;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    /* where input_ok(x) */
    if (!input_ok(g, x))
        return false;
    /* where input_ok(w) */
    if (!input_ok(g, w))
        return false;
    /* where same_layout(c, "NCW") */
    if (!same_layout(g, n))
        return false;
    return accept(ctx, &(struct tensorrt_conv1d_whole){.m = {.root = n, .x = x, .w = w, .c = n},
            .constant = constant});
}

/* tensorrt.pat:25, layout = "NCHW"
 * cond same_layout(c, layout) = attr(c, out_layout) in {"", layout} or not present(c.out_layout);
 */
static bool same_layout_2(const dfg_graph *g, dfg_node c)
{
    return dfg_str_is(g, c, ATTR_out_layout, STR_empty, STR_empty)
        || dfg_str_is(g, c, ATTR_out_layout, STR_NCHW, STR_empty)
        || !dfg_known(dfg_attr_or(g, c, ATTR_out_layout, dfg_str(g, STR_empty)));
}

struct tensorrt_conv2d_whole {
    struct tensorrt_conv2d_match m;
    dfg_node constant;
};

static bool tensorrt_conv2d_whole(const dfg_graph *g, dfg_node n,
                                  bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_nn_conv2d, 2))
        return false;
    if (!dfg_str_is(g, n, ATTR_data_layout, STR_NCHW, STR_NCHW))
        return false;
    if (!dfg_str_is(g, n, ATTR_kernel_layout, STR_OIHW, STR_OIHW))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node w = dfg_arg(g, n, 1);
    dfg_node constant = w;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    /* where input_ok(x) */
    if (!input_ok(g, x))
        return false;
    /* where input_ok(w) */
    if (!input_ok(g, w))
        return false;
    /* where same_layout(c, "NCHW") */
    if (!same_layout_2(g, n))
        return false;
    return accept(ctx, &(struct tensorrt_conv2d_whole){.m = {.root = n, .x = x, .w = w, .c = n},
            .constant = constant});
}

/* tensorrt.pat:25, layout = "NCDHW"
 * cond same_layout(c, layout) = attr(c, out_layout) in {"", layout} or not present(c.out_layout);
 */
static bool same_layout_3(const dfg_graph *g, dfg_node c)
{
    return dfg_str_is(g, c, ATTR_out_layout, STR_empty, STR_empty)
        || dfg_str_is(g, c, ATTR_out_layout, STR_NCDHW, STR_empty)
        || !dfg_known(dfg_attr_or(g, c, ATTR_out_layout, dfg_str(g, STR_empty)));
}

struct tensorrt_conv3d_whole {
    struct tensorrt_conv3d_match m;
    dfg_node constant;
};

static bool tensorrt_conv3d_whole(const dfg_graph *g, dfg_node n,
                                  bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_nn_conv3d, 2))
        return false;
    if (!dfg_str_is(g, n, ATTR_data_layout, STR_NCDHW, STR_NCDHW))
        return false;
    if (!dfg_str_is(g, n, ATTR_kernel_layout, STR_OIDHW, STR_OIDHW))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node w = dfg_arg(g, n, 1);
    dfg_node constant = w;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    /* where input_ok(x) */
    if (!input_ok(g, x))
        return false;
    /* where input_ok(w) */
    if (!input_ok(g, w))
        return false;
    /* where same_layout(c, "NCDHW") */
    if (!same_layout_3(g, n))
        return false;
    /* where version >= 60001 */
    if (!dfg_ge(dfg_int(options(g)->version), dfg_int(60001)))
        return false;
    return accept(ctx, &(struct tensorrt_conv3d_whole){.m = {.root = n, .x = x, .w = w, .c = n},
            .constant = constant});
}

struct tensorrt_conv2d_transpose_whole {
    struct tensorrt_conv2d_transpose_match m;
};

static bool tensorrt_conv2d_transpose_whole(const dfg_graph *g, dfg_node n,
                                            bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_nn_conv2d_transpose, 2))
        return false;
    if (!dfg_str_is(g, n, ATTR_data_layout, STR_NCHW, STR_NCHW))
        return false;
    if (!dfg_str_is(g, n, ATTR_kernel_layout, STR_OIHW, STR_IOHW))
        return false;
    if (!dfg_list_is(g, n, ATTR_dilation, DFG_LIST(dfg_int(1), dfg_int(1)), true))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node w = dfg_arg(g, n, 1);
    /* where input_ok(x) */
    if (!input_ok(g, x))
        return false;
    /* where input_ok(w) */
    if (!input_ok(g, w))
        return false;
    /* where same_layout(c, "NCHW") */
    if (!same_layout_2(g, n))
        return false;
    return accept(ctx, &(struct tensorrt_conv2d_transpose_whole){.m = {.root = n, .x = x, .w = w, .c = n}});
}

struct tensorrt_conv3d_transpose_whole {
    struct tensorrt_conv3d_transpose_match m;
};

static bool tensorrt_conv3d_transpose_whole(const dfg_graph *g, dfg_node n,
                                            bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_nn_conv3d_transpose, 2))
        return false;
    if (!dfg_str_is(g, n, ATTR_data_layout, STR_NCDHW, STR_NCDHW))
        return false;
    if (!dfg_str_is(g, n, ATTR_kernel_layout, STR_OIDHW, STR_IODHW))
        return false;
    if (!dfg_list_is(g, n, ATTR_dilation, DFG_LIST(dfg_int(1), dfg_int(1), dfg_int(1)), true))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node w = dfg_arg(g, n, 1);
    /* where input_ok(x) */
    if (!input_ok(g, x))
        return false;
    /* where input_ok(w) */
    if (!input_ok(g, w))
        return false;
    /* where same_layout(c, "NCDHW") */
    if (!same_layout_3(g, n))
        return false;
    /* where max(c.output_padding) == 0 */
    if (!dfg_eq(dfg_max_of(dfg_attr_or(g, n, ATTR_output_padding, dfg_list(LIST_0_0_0, 3))), dfg_int(0)))
        return false;
    /* where version >= 60001 */
    if (!dfg_ge(dfg_int(options(g)->version), dfg_int(60001)))
        return false;
    return accept(ctx, &(struct tensorrt_conv3d_transpose_whole){.m = {.root = n, .x = x, .w = w, .c = n}});
}

struct tensorrt_dense_whole {
    struct tensorrt_dense_match m;
    dfg_node dense;
    dfg_node constant;
};

static bool tensorrt_dense_whole(const dfg_graph *g, dfg_node n,
                                 bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_nn_dense, 2))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node w = dfg_arg(g, n, 1);
    dfg_node constant = w;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    /* where input_ok(x) */
    if (!input_ok(g, x))
        return false;
    /* where input_ok(w) */
    if (!input_ok(g, w))
        return false;
    /* where x.rank in 2..4 */
    if (!dfg_within(dfg_rank_of(g, x), dfg_int(2), dfg_int(4)))
        return false;
    /* where w.rank == 2 */
    if (dfg_rank(g, w) != 2)
        return false;
    return accept(ctx, &(struct tensorrt_dense_whole){.m = {.root = n, .x = x, .w = w}, .dense = n,
            .constant = constant});
}

struct tensorrt_bias_add_whole {
    struct tensorrt_bias_add_match m;
    dfg_node bias_add;
};

static bool tensorrt_bias_add_whole(const dfg_graph *g, dfg_node n,
                                    bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_nn_bias_add, 2))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node b = dfg_arg(g, n, 1);
    /* where input_ok(x) */
    if (!input_ok(g, x))
        return false;
    /* where input_ok(b) */
    if (!input_ok(g, b))
        return false;
    /* where x.rank in 2..4 */
    if (!dfg_within(dfg_rank_of(g, x), dfg_int(2), dfg_int(4)))
        return false;
    return accept(ctx, &(struct tensorrt_bias_add_whole){.m = {.root = n, .x = x, .b = b}, .bias_add = n});
}

struct tensorrt_batch_matmul_whole {
    struct tensorrt_batch_matmul_match m;
    dfg_node batch_matmul;
};

static bool tensorrt_batch_matmul_whole(const dfg_graph *g, dfg_node n,
                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_nn_batch_matmul, 2))
        return false;
    dfg_node a = dfg_arg(g, n, 0);
    dfg_node b = dfg_arg(g, n, 1);
    /* where input_ok(a) */
    if (!input_ok(g, a))
        return false;
    /* where input_ok(b) */
    if (!input_ok(g, b))
        return false;
    /* where not implicit_batch or a.rank == b.rank */
    if (!(!options(g)->implicit_batch || dfg_eq(dfg_rank_of(g, a), dfg_rank_of(g, b))))
        return false;
    return accept(ctx, &(struct tensorrt_batch_matmul_whole){.m = {.root = n, .a = a, .b = b},
            .batch_matmul = n});
}

/* tensorrt.pat:64
 * cond binary_ok(a, b) = input_ok(a), input_ok(b);
 */
static bool binary_ok(const dfg_graph *g, dfg_node a, dfg_node b)
{
    return input_ok(g, a) && input_ok(g, b);
}

/* tensorrt.pat:67, known not to hold
 * cond batched_constant(a, b) =
 *     is_const(a) or is_const(b), a.shape[0] == b.shape[0], a.shape[0] != 1, a.rank > 3 or b.rank > 3;
 */
static bool not_batched_constant(const dfg_graph *g, dfg_node a, dfg_node b)
{
    return (!dfg_is(g, a, DFG_CONST) && !dfg_is(g, b, DFG_CONST))
        || dfg_dim_ne(g, dfg_extent_of(g, a, 0), dfg_extent_of(g, b, 0)) || dfg_extent(g, a, 0) == 1
        || (dfg_le(dfg_rank_of(g, a), dfg_int(3)) && dfg_le(dfg_rank_of(g, b), dfg_int(3)));
}

/* tensorrt.pat:70
 * cond sum_ok(a, b) =
 *     (implicit_batch and a.rank > 0 and b.rank > 0)
 *         or (not implicit_batch and (a.rank == 0 or b.rank == 0 or not batched_constant(a, b)));
 */
static bool sum_ok(const dfg_graph *g, dfg_node a, dfg_node b)
{
    return (options(g)->implicit_batch && dfg_gt(dfg_rank_of(g, a), dfg_int(0))
            && dfg_gt(dfg_rank_of(g, b), dfg_int(0)))
        || (!options(g)->implicit_batch
            && (dfg_rank(g, a) == 0 || dfg_rank(g, b) == 0 || not_batched_constant(g, a, b)));
}

struct tensorrt_add_two_whole {
    struct tensorrt_add_two_match m;
    dfg_node add;
};

static bool tensorrt_add_two_whole(const dfg_graph *g, dfg_node n,
                                   bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node a = dfg_arg(g, n, swap);
        dfg_node b = dfg_arg(g, n, 1 - swap);
        /* where binary_ok(a, b) */
        if (!binary_ok(g, a, b))
            continue;
        /* where sum_ok(a, b) */
        if (!sum_ok(g, a, b))
            continue;
        if (accept(ctx, &(struct tensorrt_add_two_whole){.m = {.root = n, .a = a, .b = b}, .add = n}))
            return true;
    }
    return false;
}

struct tensorrt_divide_two_whole {
    struct tensorrt_divide_two_match m;
    dfg_node divide;
};

static bool tensorrt_divide_two_whole(const dfg_graph *g, dfg_node n,
                                      bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_divide, 2))
        return false;
    dfg_node a = dfg_arg(g, n, 0);
    dfg_node b = dfg_arg(g, n, 1);
    /* where binary_ok(a, b) */
    if (!binary_ok(g, a, b))
        return false;
    return accept(ctx, &(struct tensorrt_divide_two_whole){.m = {.root = n, .a = a, .b = b}, .divide = n});
}

struct tensorrt_subtract_two_whole {
    struct tensorrt_subtract_two_match m;
    dfg_node subtract;
};

static bool tensorrt_subtract_two_whole(const dfg_graph *g, dfg_node n,
                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_subtract, 2))
        return false;
    dfg_node a = dfg_arg(g, n, 0);
    dfg_node b = dfg_arg(g, n, 1);
    /* where binary_ok(a, b) */
    if (!binary_ok(g, a, b))
        return false;
    return accept(ctx, &(struct tensorrt_subtract_two_whole){.m = {.root = n, .a = a, .b = b},
            .subtract = n});
}

struct tensorrt_multiply_two_whole {
    struct tensorrt_multiply_two_match m;
    dfg_node multiply;
};

static bool tensorrt_multiply_two_whole(const dfg_graph *g, dfg_node n,
                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_multiply, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node a = dfg_arg(g, n, swap);
        dfg_node b = dfg_arg(g, n, 1 - swap);
        /* where binary_ok(a, b) */
        if (!binary_ok(g, a, b))
            continue;
        if (accept(ctx, &(struct tensorrt_multiply_two_whole){.m = {.root = n, .a = a, .b = b},
                .multiply = n}))
            return true;
    }
    return false;
}

struct tensorrt_power_two_whole {
    struct tensorrt_power_two_match m;
    dfg_node power;
};

static bool tensorrt_power_two_whole(const dfg_graph *g, dfg_node n,
                                     bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_power, 2))
        return false;
    dfg_node a = dfg_arg(g, n, 0);
    dfg_node b = dfg_arg(g, n, 1);
    /* where binary_ok(a, b) */
    if (!binary_ok(g, a, b))
        return false;
    return accept(ctx, &(struct tensorrt_power_two_whole){.m = {.root = n, .a = a, .b = b}, .power = n});
}

struct tensorrt_maximum_two_whole {
    struct tensorrt_maximum_two_match m;
    dfg_node maximum;
};

static bool tensorrt_maximum_two_whole(const dfg_graph *g, dfg_node n,
                                       bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_maximum, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node a = dfg_arg(g, n, swap);
        dfg_node b = dfg_arg(g, n, 1 - swap);
        /* where binary_ok(a, b) */
        if (!binary_ok(g, a, b))
            continue;
        if (accept(ctx, &(struct tensorrt_maximum_two_whole){.m = {.root = n, .a = a, .b = b},
                .maximum = n}))
            return true;
    }
    return false;
}

struct tensorrt_minimum_two_whole {
    struct tensorrt_minimum_two_match m;
    dfg_node minimum;
};

static bool tensorrt_minimum_two_whole(const dfg_graph *g, dfg_node n,
                                       bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_minimum, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node a = dfg_arg(g, n, swap);
        dfg_node b = dfg_arg(g, n, 1 - swap);
        /* where binary_ok(a, b) */
        if (!binary_ok(g, a, b))
            continue;
        if (accept(ctx, &(struct tensorrt_minimum_two_whole){.m = {.root = n, .a = a, .b = b},
                .minimum = n}))
            return true;
    }
    return false;
}

struct tensorrt_fit_whole {
    struct tensorrt_fit_match m;
};

static bool tensorrt_fit_whole(const dfg_graph *g, dfg_node n,
                               bool (*accept)(void *ctx, const void *m), void *ctx)
{
    /* where input_ok(x) */
    if (!input_ok(g, n))
        return false;
    return accept(ctx, &(struct tensorrt_fit_whole){.m = {.root = n, .x = n}});
}

struct tensorrt_since_5_whole {
    struct tensorrt_since_5_match m;
};

static bool tensorrt_since_5_whole(const dfg_graph *g, dfg_node n,
                                   bool (*accept)(void *ctx, const void *m), void *ctx)
{
    /* where input_ok(x) */
    if (!input_ok(g, n))
        return false;
    /* where version >= 50105 */
    if (!dfg_ge(dfg_int(options(g)->version), dfg_int(50105)))
        return false;
    return accept(ctx, &(struct tensorrt_since_5_whole){.m = {.root = n, .x = n}});
}

struct tensorrt_since_7_whole {
    struct tensorrt_since_7_match m;
};

static bool tensorrt_since_7_whole(const dfg_graph *g, dfg_node n,
                                   bool (*accept)(void *ctx, const void *m), void *ctx)
{
    /* where input_ok(x) */
    if (!input_ok(g, n))
        return false;
    /* where version >= 70000 */
    if (!dfg_ge(dfg_int(options(g)->version), dfg_int(70000)))
        return false;
    return accept(ctx, &(struct tensorrt_since_7_whole){.m = {.root = n, .x = n}});
}

struct tensorrt_batch_norm_whole {
    struct tensorrt_batch_norm_match m;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
    dfg_node get;
};

static bool tensorrt_batch_norm_whole(const dfg_graph *g, dfg_node n,
                                      bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_is_get(g, n, 0))
        return false;
    dfg_node n_2 = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, n_2, OP_nn_batch_norm, 5))
        return false;
    if (!(dfg_int_is(g, n_2, ATTR_axis, 1, 1) || dfg_int_is(g, n_2, ATTR_axis, 3, 1)))
        return false;
    dfg_node x = dfg_arg(g, n_2, 0);
    dfg_node g_2 = dfg_arg(g, n_2, 1);
    dfg_node constant = g_2;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node b = dfg_arg(g, n_2, 2);
    dfg_node constant_2 = b;
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node m_2 = dfg_arg(g, n_2, 3);
    dfg_node constant_3 = m_2;
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    dfg_node v = dfg_arg(g, n_2, 4);
    dfg_node constant_4 = v;
    if (!dfg_is(g, constant_4, DFG_CONST) || !dfg_same_body(g, n, n_2))
        return false;
    /* where input_ok(x) */
    if (!input_ok(g, x))
        return false;
    /* where type_ok(g) */
    if (!type_ok(g, g_2))
        return false;
    /* where type_ok(b) */
    if (!type_ok(g, b))
        return false;
    /* where type_ok(m) */
    if (!type_ok(g, m_2))
        return false;
    /* where type_ok(v) */
    if (!type_ok(g, v))
        return false;
    /* where x.rank <= 4 or (x.rank == 5 and version >= 60001) */
    if (!(dfg_le(dfg_rank_of(g, x), dfg_int(4))
          || (dfg_rank(g, x) == 5 && dfg_ge(dfg_int(options(g)->version), dfg_int(60001)))))
        return false;
    return accept(ctx, &(struct tensorrt_batch_norm_whole){.m = {.root = n, .x = x, .g = g_2, .b = b,
            .m = m_2, .v = v, .n = n_2}, .constant = constant,
            .constant_2 = constant_2, .constant_3 = constant_3, .constant_4 = constant_4,
            .get = n});
}

/* tensorrt.pat:27
 * cond axis_ok(axis, x) = not implicit_batch or (axis != 0 and axis != -x.rank);
 */
static bool axis_ok(const dfg_graph *g, dfg_val axis, dfg_node x)
{
    return !options(g)->implicit_batch
        || (dfg_ne(axis, dfg_int(0)) && dfg_ne(axis, dfg_neg(dfg_rank_of(g, x))));
}

struct tensorrt_layer_norm_whole {
    struct tensorrt_layer_norm_match m;
    dfg_node layer_norm;
    dfg_node constant;
    dfg_node constant_2;
};

static bool tensorrt_layer_norm_whole(const dfg_graph *g, dfg_node n,
                                      bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_nn_layer_norm, 3))
        return false;
    dfg_val axis = dfg_attr_or(g, n, ATTR_axis, dfg_int(-1));
    if (!dfg_known(axis))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node g_2 = dfg_arg(g, n, 1);
    dfg_node constant = g_2;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node b = dfg_arg(g, n, 2);
    dfg_node constant_2 = b;
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    /* where input_ok(x) */
    if (!input_ok(g, x))
        return false;
    /* where type_ok(g) */
    if (!type_ok(g, g_2))
        return false;
    /* where type_ok(b) */
    if (!type_ok(g, b))
        return false;
    /* where axis_ok(axis, x) */
    if (!axis_ok(g, axis, x))
        return false;
    return accept(ctx, &(struct tensorrt_layer_norm_whole){.m = {.root = n, .x = x, .g = g_2, .b = b,
            .axis = axis}, .layer_norm = n, .constant = constant,
            .constant_2 = constant_2});
}

struct tensorrt_softmax_whole {
    struct tensorrt_softmax_match m;
    dfg_node softmax;
};

static bool tensorrt_softmax_whole(const dfg_graph *g, dfg_node n,
                                   bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_nn_softmax, 1))
        return false;
    dfg_val axis = dfg_attr_or(g, n, ATTR_axis, dfg_int(-1));
    if (!dfg_known(axis))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where input_ok(x) */
    if (!input_ok(g, x))
        return false;
    /* where axis_ok(axis, x) */
    if (!axis_ok(g, axis, x))
        return false;
    return accept(ctx, &(struct tensorrt_softmax_whole){.m = {.root = n, .x = x, .axis = axis},
            .softmax = n});
}

struct tensorrt_split_up_whole {
    struct tensorrt_split_up_match m;
    dfg_node split;
};

static bool tensorrt_split_up_whole(const dfg_graph *g, dfg_node n,
                                    bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_split, 1))
        return false;
    dfg_val axis = dfg_attr_or(g, n, ATTR_axis, dfg_int(0));
    if (!dfg_known(axis))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where input_ok(x) */
    if (!input_ok(g, x))
        return false;
    /* where axis_ok(axis, x) */
    if (!axis_ok(g, axis, x))
        return false;
    return accept(ctx, &(struct tensorrt_split_up_whole){.m = {.root = n, .x = x, .axis = axis},
            .split = n});
}

struct tensorrt_expanded_whole {
    struct tensorrt_expanded_match m;
    dfg_node expand_dims;
};

static bool tensorrt_expanded_whole(const dfg_graph *g, dfg_node n,
                                    bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_expand_dims, 1))
        return false;
    dfg_val axis = dfg_attr(g, n, ATTR_axis);
    if (!dfg_known(axis))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where input_ok(x) */
    if (!input_ok(g, x))
        return false;
    /* where not implicit_batch or (axis != 0 and axis != -x.rank - 1) */
    if (!(!options(g)->implicit_batch
          || (dfg_ne(axis, dfg_int(0)) && dfg_ne(axis, dfg_sub(dfg_neg(dfg_rank_of(g, x)), dfg_int(1))))))
        return false;
    return accept(ctx, &(struct tensorrt_expanded_whole){.m = {.root = n, .x = x, .axis = axis},
            .expand_dims = n});
}

static dfg_val tensorrt_min2(const dfg_graph *g, dfg_node x, dfg_val axes)
{
    const int64_t n = dfg_len(axes);
    dfg_val total = dfg_nil();
    for (int64_t k = 0; k < n; k++) {
        const dfg_val each = dfg_mod(dfg_add(dfg_item(axes, k), dfg_rank_of(g, x)), dfg_rank_of(g, x));
        total = dfg_min(k == 0 ? each : total, each);
    }
    return total;
}

/* tensorrt.pat:28
 * cond axes_ok(axes, x) = not implicit_batch or min([(i + x.rank) % x.rank for i in axes]) > 0;
 */
static bool axes_ok(const dfg_graph *g, dfg_val axes, dfg_node x)
{
    return !options(g)->implicit_batch || dfg_gt(tensorrt_min2(g, x, axes), dfg_int(0));
}

struct tensorrt_squeezed_whole {
    struct tensorrt_squeezed_match m;
    dfg_node squeeze;
};

static bool tensorrt_squeezed_whole(const dfg_graph *g, dfg_node n,
                                    bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_squeeze, 1))
        return false;
    dfg_val axes = dfg_attr(g, n, ATTR_axis);
    if (!dfg_known(axes))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where input_ok(x) */
    if (!input_ok(g, x))
        return false;
    /* where len(axes) > 0 */
    if (!dfg_gt(dfg_count(dfg_len(axes)), dfg_int(0)))
        return false;
    /* where axes_ok(axes, x) */
    if (!axes_ok(g, axes, x))
        return false;
    return accept(ctx, &(struct tensorrt_squeezed_whole){.m = {.root = n, .x = x, .axes = axes},
            .squeeze = n});
}

/* tensorrt.pat:21, known not to hold
 * cond type_ok(x) = x.dtype == f32 or (use_fp16 and x.dtype == f16);
 */
static bool not_type_ok(const dfg_graph *g, dfg_node x)
{
    return dfg_ne(dfg_dtype_of(g, x), dfg_dtype_val(DFG_F32))
        && (!options(g)->use_fp16 || dfg_ne(dfg_dtype_of(g, x), dfg_dtype_val(DFG_F16)));
}

/* tensorrt.pat:22, known not to hold
 * cond static_shape(x) =
 *     present(x.elements) or (implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])));
 */
static bool not_static_shape(const dfg_graph *g, dfg_node x)
{
    return !dfg_known(dfg_elements_of(g, x))
        && (!options(g)->implicit_batch || dfg_lt(dfg_rank_of(g, x), dfg_int(1))
            || !dfg_known(tensorrt_prod1(g, x)));
}

/* tensorrt.pat:24, known not to hold
 * cond input_ok(x) = type_ok(x), static_shape(x);
 */
static bool not_input_ok(const dfg_graph *g, dfg_node x)
{
    return not_type_ok(g, x) || not_static_shape(g, x);
}

/* tensorrt.pat:27, known not to hold
 * cond axis_ok(axis, x) = not implicit_batch or (axis != 0 and axis != -x.rank);
 */
static bool not_axis_ok(const dfg_graph *g, dfg_val axis, dfg_node x)
{
    return options(g)->implicit_batch
        && (dfg_eq(axis, dfg_int(0)) || dfg_eq(axis, dfg_neg(dfg_rank_of(g, x))));
}

static enum dfg_tri tensorrt_all3(const dfg_graph *g, struct dfg_nodes fields, dfg_val axis)
{
    enum dfg_tri all = DFG_TRUE;
    for (uint32_t k = 0; all != DFG_FALSE && k < fields.n; k++) {
        const dfg_node each = fields.at[k];
        all = dfg_both(all,
                       (input_ok(g, each) && each != DFG_NONE && !dfg_is(g, each, DFG_CONST)
                        && axis_ok(g, axis, each))
                       ? DFG_TRUE
                       : (not_input_ok(g, each) || dfg_is(g, each, DFG_CONST) || not_axis_ok(g, axis, each))
                         ? DFG_FALSE
                       : DFG_UNKNOWN);
    }
    return all;
}

struct tensorrt_concatenated_whole {
    struct tensorrt_concatenated_match m;
    dfg_node tuple;
};

static bool tensorrt_concatenated_whole(const dfg_graph *g, dfg_node n,
                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_concatenate, 1))
        return false;
    dfg_val axis = dfg_attr_or(g, n, ATTR_axis, dfg_int(0));
    if (!dfg_known(axis))
        return false;
    dfg_node tuple = dfg_arg(g, n, 0);
    if (!dfg_is(g, tuple, DFG_TUPLE))
        return false;
    struct dfg_nodes fields = dfg_rest(g, tuple, 0, 0);
    if (!dfg_same_body(g, n, tuple))
        return false;
    /* where all(fields, input_ok(fields) and not is_const(fields) and axis_ok(axis, fields)) */
    if (tensorrt_all3(g, fields, axis) != DFG_TRUE)
        return false;
    return accept(ctx, &(struct tensorrt_concatenated_whole){.m = {.root = n, .fields = fields, .c = n,
            .axis = axis}, .tuple = tuple});
}

struct tensorrt_transposed_whole {
    struct tensorrt_transposed_match m;
    dfg_node transpose;
};

static bool tensorrt_transposed_whole(const dfg_graph *g, dfg_node n,
                                      bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_transpose, 1))
        return false;
    dfg_val axes = dfg_attr(g, n, ATTR_axes);
    if (!dfg_known(axes))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where input_ok(x) */
    if (!input_ok(g, x))
        return false;
    /* where not implicit_batch or axes[0] == 0 */
    if (!(!options(g)->implicit_batch || dfg_eq(dfg_at(axes, dfg_int(0)), dfg_int(0))))
        return false;
    return accept(ctx, &(struct tensorrt_transposed_whole){.m = {.root = n, .x = x, .axes = axes},
            .transpose = n});
}

struct tensorrt_reshaped_whole {
    struct tensorrt_reshaped_match m;
};

static bool tensorrt_reshaped_whole(const dfg_graph *g, dfg_node n,
                                    bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_reshape, 1))
        return false;
    dfg_val shape = dfg_attr(g, n, ATTR_newshape);
    if (!dfg_known(shape))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where input_ok(x) */
    if (!input_ok(g, x))
        return false;
    /* where len(shape) == 0 or min(shape) >= -1 */
    if (!(dfg_eq(dfg_count(dfg_len(shape)), dfg_int(0)) || dfg_ge(dfg_min_of(shape), dfg_int(-1))))
        return false;
    /* where not implicit_batch or (x.rank > 0 and (shape[0] in {0, x.shape[0]} or r.shape[0] ==
     * x.shape[0])) */
    if (!(!options(g)->implicit_batch
          || (dfg_gt(dfg_rank_of(g, x), dfg_int(0))
              && (dfg_eq(dfg_at(shape, dfg_int(0)), dfg_int(0))
                  || dfg_dim_member(g, dfg_at(shape, dfg_int(0)), dfg_extent_of(g, x, 0)) == DFG_TRUE
                  || dfg_dim_eq(g, dfg_extent_of(g, n, 0), dfg_extent_of(g, x, 0))))))
        return false;
    return accept(ctx, &(struct tensorrt_reshaped_whole){.m = {.root = n, .x = x, .r = n, .shape = shape}});
}

static dfg_val tensorrt_min4(const dfg_graph *g, dfg_node n2)
{
    const int64_t n = dfg_range_len(dfg_int(1), dfg_rank_of(g, n2), dfg_int(1));
    dfg_val total = dfg_nil();
    for (int64_t k = 0; k < n; k++) {
        const dfg_val each = dfg_at(dfg_shape_of(g, n2), dfg_add(dfg_int(1), dfg_int(k)));
        total = dfg_dim_min(g, k == 0 ? each : total, each);
    }
    return total;
}

struct tensorrt_sliced_whole {
    struct tensorrt_sliced_match m;
};

static bool tensorrt_sliced_whole(const dfg_graph *g, dfg_node n,
                                  bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_strided_slice, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where input_ok(x) */
    if (!input_ok(g, x))
        return false;
    /* where version >= 50105 */
    if (!dfg_ge(dfg_int(options(g)->version), dfg_int(50105)))
        return false;
    /* where not present(s.strides) or min(s.strides) > 0 */
    if (!(!dfg_known(dfg_attr(g, n, ATTR_strides))
          || dfg_gt(dfg_min_of(dfg_attr(g, n, ATTR_strides)), dfg_int(0))))
        return false;
    /* where (implicit_batch and s.shape[0] == x.shape[0] and min([s.shape[i] for i in range(1,
     * s.rank)]) >= 1) or (not implicit_batch and min(s.shape) >= 1) */
    if (!((options(g)->implicit_batch && dfg_dim_eq(g, dfg_extent_of(g, n, 0), dfg_extent_of(g, x, 0))
           && dfg_dim_ge(g, tensorrt_min4(g, n), dfg_int(1)))
          || (!options(g)->implicit_batch
              && dfg_dim_ge(g, dfg_dim_min_of(g, dfg_shape_of(g, n)), dfg_int(1)))))
        return false;
    return accept(ctx, &(struct tensorrt_sliced_whole){.m = {.root = n, .x = x, .s = n}});
}

struct tensorrt_padded_whole {
    struct tensorrt_padded_match m;
    dfg_node pad;
    dfg_node constant;
};

static bool tensorrt_padded_whole(const dfg_graph *g, dfg_node n,
                                  bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_nn_pad, 2))
        return false;
    if (!dfg_str_is(g, n, ATTR_pad_mode, STR_constant, STR_constant))
        return false;
    if (!(dfg_list_is(g, n, ATTR_pad_width,
                      DFG_LIST(DFG_LIST(dfg_int(0), dfg_int(0)), DFG_LIST(dfg_int(0), dfg_int(0)),
                               dfg_hole(), dfg_hole()),
                      false)
          || dfg_list_is(g, n, ATTR_pad_width,
                         DFG_LIST(DFG_LIST(dfg_int(0), dfg_int(0)), DFG_LIST(dfg_int(0), dfg_int(0)),
                                  DFG_LIST(dfg_int(0), dfg_int(0)), dfg_hole(), dfg_hole()),
                         false)))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node constant = dfg_arg(g, n, 1);
    if (!dfg_const_is(g, constant, dfg_int(0), DFG_NO_DTYPE))
        return false;
    /* where input_ok(x) */
    if (!input_ok(g, x))
        return false;
    return accept(ctx, &(struct tensorrt_padded_whole){.m = {.root = n, .x = x}, .pad = n,
            .constant = constant});
}

struct tensorrt_relaid_whole {
    struct tensorrt_relaid_match m;
};

static bool tensorrt_relaid_whole(const dfg_graph *g, dfg_node n,
                                  bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_layout_transform, 1))
        return false;
    dfg_val from = dfg_attr(g, n, ATTR_src_layout);
    if (!dfg_known(from))
        return false;
    dfg_val to = dfg_attr(g, n, ATTR_dst_layout);
    if (!dfg_known(to))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where input_ok(x) */
    if (!input_ok(g, x))
        return false;
    /* where (from == "NCHW" and to == "NHWC") or (from == "NHWC" and to == "NCHW") or (from ==
     * "NCDHW" and to == "NDHWC") or (from == "NDHWC" and to == "NCDHW") */
    if (!((dfg_eq(from, dfg_str(g, STR_NCHW)) && dfg_eq(to, dfg_str(g, STR_NHWC)))
          || (dfg_eq(from, dfg_str(g, STR_NHWC)) && dfg_eq(to, dfg_str(g, STR_NCHW)))
          || (dfg_eq(from, dfg_str(g, STR_NCDHW)) && dfg_eq(to, dfg_str(g, STR_NDHWC)))
          || (dfg_eq(from, dfg_str(g, STR_NDHWC)) && dfg_eq(to, dfg_str(g, STR_NCDHW)))))
        return false;
    return accept(ctx, &(struct tensorrt_relaid_whole){.m = {.root = n, .x = x, .t = n, .from = from,
            .to = to}});
}

/* tensorrt.pat:139
 * cond rounding_ok(p) = not p.ceil_mode or version >= 50105;
 */
static bool rounding_ok(const dfg_graph *g, dfg_node p)
{
    return dfg_eq(dfg_attr_or(g, p, ATTR_ceil_mode, dfg_bool(false)), dfg_bool(false))
        || dfg_ge(dfg_int(options(g)->version), dfg_int(50105));
}

struct tensorrt_max_pool2d_whole {
    struct tensorrt_max_pool2d_match m;
};

static bool tensorrt_max_pool2d_whole(const dfg_graph *g, dfg_node n,
                                      bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_nn_max_pool2d, 1))
        return false;
    if (!dfg_str_is(g, n, ATTR_layout, STR_NCHW, STR_NCHW))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where input_ok(x) */
    if (!input_ok(g, x))
        return false;
    /* where rounding_ok(p) */
    if (!rounding_ok(g, n))
        return false;
    return accept(ctx, &(struct tensorrt_max_pool2d_whole){.m = {.root = n, .x = x, .p = n}});
}

struct tensorrt_avg_pool2d_whole {
    struct tensorrt_avg_pool2d_match m;
};

static bool tensorrt_avg_pool2d_whole(const dfg_graph *g, dfg_node n,
                                      bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_nn_avg_pool2d, 1))
        return false;
    if (!dfg_str_is(g, n, ATTR_layout, STR_NCHW, STR_NCHW))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where input_ok(x) */
    if (!input_ok(g, x))
        return false;
    /* where rounding_ok(p) */
    if (!rounding_ok(g, n))
        return false;
    /* where not p.count_include_pad or len(p.padding) != 4 or (p.padding[0] == p.padding[2] and
     * p.padding[1] == p.padding[3]) */
    if (!(dfg_eq(dfg_attr_or(g, n, ATTR_count_include_pad, dfg_bool(false)), dfg_bool(false))
          || dfg_ne(dfg_count(dfg_len(dfg_attr_or(g, n, ATTR_padding, dfg_list(LIST_0_0, 2)))), dfg_int(4))
          || (dfg_eq(dfg_at(dfg_attr_or(g, n, ATTR_padding, dfg_list(LIST_0_0, 2)), dfg_int(0)),
                     dfg_at(dfg_attr_or(g, n, ATTR_padding, dfg_list(LIST_0_0, 2)), dfg_int(2)))
              && dfg_eq(dfg_at(dfg_attr_or(g, n, ATTR_padding, dfg_list(LIST_0_0, 2)), dfg_int(1)),
                        dfg_at(dfg_attr_or(g, n, ATTR_padding, dfg_list(LIST_0_0, 2)), dfg_int(3))))))
        return false;
    return accept(ctx, &(struct tensorrt_avg_pool2d_whole){.m = {.root = n, .x = x, .p = n}});
}

struct tensorrt_max_pool3d_whole {
    struct tensorrt_max_pool3d_match m;
    dfg_node max_pool3d;
};

static bool tensorrt_max_pool3d_whole(const dfg_graph *g, dfg_node n,
                                      bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_nn_max_pool3d, 1))
        return false;
    if (!dfg_str_is(g, n, ATTR_layout, STR_NCDHW, STR_NCDHW))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where input_ok(x) */
    if (!input_ok(g, x))
        return false;
    /* where version >= 60001 */
    if (!dfg_ge(dfg_int(options(g)->version), dfg_int(60001)))
        return false;
    return accept(ctx, &(struct tensorrt_max_pool3d_whole){.m = {.root = n, .x = x}, .max_pool3d = n});
}

struct tensorrt_avg_pool3d_whole {
    struct tensorrt_avg_pool3d_match m;
    dfg_node avg_pool3d;
};

static bool tensorrt_avg_pool3d_whole(const dfg_graph *g, dfg_node n,
                                      bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_nn_avg_pool3d, 1))
        return false;
    if (!dfg_str_is(g, n, ATTR_layout, STR_NCDHW, STR_NCDHW))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where input_ok(x) */
    if (!input_ok(g, x))
        return false;
    /* where version >= 60001 */
    if (!dfg_ge(dfg_int(options(g)->version), dfg_int(60001)))
        return false;
    return accept(ctx, &(struct tensorrt_avg_pool3d_whole){.m = {.root = n, .x = x}, .avg_pool3d = n});
}

struct tensorrt_global_max_pool2d_whole {
    struct tensorrt_global_max_pool2d_match m;
    dfg_node global_max_pool2d;
};

static bool tensorrt_global_max_pool2d_whole(const dfg_graph *g, dfg_node n,
                                             bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_nn_global_max_pool2d, 1))
        return false;
    if (!dfg_str_is(g, n, ATTR_layout, STR_NCHW, STR_NCHW))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where input_ok(x) */
    if (!input_ok(g, x))
        return false;
    return accept(ctx, &(struct tensorrt_global_max_pool2d_whole){.m = {.root = n, .x = x},
            .global_max_pool2d = n});
}

struct tensorrt_global_avg_pool2d_whole {
    struct tensorrt_global_avg_pool2d_match m;
    dfg_node global_avg_pool2d;
};

static bool tensorrt_global_avg_pool2d_whole(const dfg_graph *g, dfg_node n,
                                             bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_nn_global_avg_pool2d, 1))
        return false;
    if (!dfg_str_is(g, n, ATTR_layout, STR_NCHW, STR_NCHW))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where input_ok(x) */
    if (!input_ok(g, x))
        return false;
    return accept(ctx, &(struct tensorrt_global_avg_pool2d_whole){.m = {.root = n, .x = x},
            .global_avg_pool2d = n});
}

struct tensorrt_adaptive_max_pool2d_whole {
    struct tensorrt_adaptive_max_pool2d_match m;
};

static bool tensorrt_adaptive_max_pool2d_whole(const dfg_graph *g, dfg_node n,
                                               bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_nn_adaptive_max_pool2d, 1))
        return false;
    if (!dfg_str_is(g, n, ATTR_layout, STR_NCHW, STR_NCHW))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where input_ok(x) */
    if (!input_ok(g, x))
        return false;
    /* where p.output_size == [1, 1] */
    if (!dfg_list_is(g, n, ATTR_output_size, DFG_LIST(dfg_int(1), dfg_int(1)), false))
        return false;
    return accept(ctx, &(struct tensorrt_adaptive_max_pool2d_whole){.m = {.root = n, .x = x, .p = n}});
}

struct tensorrt_adaptive_avg_pool2d_whole {
    struct tensorrt_adaptive_avg_pool2d_match m;
};

static bool tensorrt_adaptive_avg_pool2d_whole(const dfg_graph *g, dfg_node n,
                                               bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_nn_adaptive_avg_pool2d, 1))
        return false;
    if (!dfg_str_is(g, n, ATTR_layout, STR_NCHW, STR_NCHW))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where input_ok(x) */
    if (!input_ok(g, x))
        return false;
    /* where p.output_size == [1, 1] */
    if (!dfg_list_is(g, n, ATTR_output_size, DFG_LIST(dfg_int(1), dfg_int(1)), false))
        return false;
    return accept(ctx, &(struct tensorrt_adaptive_avg_pool2d_whole){.m = {.root = n, .x = x, .p = n}});
}

static dfg_val tensorrt_min5(const dfg_graph *g, dfg_node x, dfg_node n2)
{
    const dfg_val list = dfg_attr(g, n2, ATTR_axis);
    const int64_t n = dfg_len(list);
    dfg_val total = dfg_nil();
    for (int64_t k = 0; k < n; k++) {
        const dfg_val each = dfg_mod(dfg_add(dfg_item(list, k), dfg_rank_of(g, x)), dfg_rank_of(g, x));
        total = dfg_min(k == 0 ? each : total, each);
    }
    return total;
}

struct tensorrt_reduced_whole {
    struct tensorrt_reduced_match m;
};

static bool tensorrt_reduced_whole(const dfg_graph *g, dfg_node n,
                                   bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!(dfg_op(g, n) == OP_sum || dfg_op(g, n) == OP_prod || dfg_op(g, n) == OP_max
          || dfg_op(g, n) == OP_min || dfg_op(g, n) == OP_mean)
        || !dfg_has_args(g, n, 1))
        return false;
    if (!dfg_bool_is(g, n, ATTR_exclude, false, false))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where input_ok(x) */
    if (!input_ok(g, x))
        return false;
    /* where not implicit_batch or (present(r.axis) and axes_ok(r.axis, x)) */
    if (!(!options(g)->implicit_batch
          || (dfg_known(dfg_attr(g, n, ATTR_axis))
              && (!options(g)->implicit_batch || dfg_gt(tensorrt_min5(g, x, n), dfg_int(0))))))
        return false;
    return accept(ctx, &(struct tensorrt_reduced_whole){.m = {.root = n, .x = x, .r = n}});
}

static dfg_val tensorrt_min6(const dfg_graph *g, dfg_node x, dfg_node r_2)
{
    const dfg_val list = dfg_attr(g, r_2, ATTR_axis);
    const int64_t n = dfg_len(list);
    dfg_val total = dfg_nil();
    for (int64_t k = 0; k < n; k++) {
        const dfg_val each = dfg_mod(dfg_add(dfg_item(list, k), dfg_rank_of(g, x)), dfg_rank_of(g, x));
        total = dfg_min(k == 0 ? each : total, each);
    }
    return total;
}

struct tensorrt_sum_whole {
    struct tensorrt_sum_match m;
    dfg_node r;
    dfg_node r_2;
    dfg_node x;
    dfg_node sum;
    struct dfg_nodes rest;
};

static bool tensorrt_sum_whole(const dfg_graph *g, dfg_node n,
                               bool (*accept)(void *ctx, const void *m), void *ctx)
{
    dfg_node r_2 = n;
    if (!(dfg_op(g, r_2) == OP_sum || dfg_op(g, r_2) == OP_prod || dfg_op(g, r_2) == OP_max
          || dfg_op(g, r_2) == OP_min || dfg_op(g, r_2) == OP_mean)
        || !dfg_has_args(g, r_2, 1))
        return false;
    if (!dfg_bool_is(g, r_2, ATTR_exclude, false, false))
        return false;
    dfg_node x = dfg_arg(g, r_2, 0);
    dfg_node sum = n;
    if (dfg_op(g, sum) != OP_sum)
        return false;
    struct dfg_nodes rest = dfg_rest(g, sum, 0, 0);
    if (!dfg_in_body(g, n, (const dfg_node[]){r_2, sum}, 2))
        return false;
    /* where input_ok(x) */
    if (!input_ok(g, x))
        return false;
    /* where not implicit_batch or (present(r.axis) and axes_ok(r.axis, x)) */
    if (!(!options(g)->implicit_batch
          || (dfg_known(dfg_attr(g, r_2, ATTR_axis))
              && (!options(g)->implicit_batch || dfg_gt(tensorrt_min6(g, x, r_2), dfg_int(0))))))
        return false;
    return accept(ctx, &(struct tensorrt_sum_whole){.m = {.root = n}, .r = n, .r_2 = r_2, .x = x,
            .sum = sum, .rest = rest});
}

struct tensorrt_prod_whole {
    struct tensorrt_prod_match m;
    dfg_node r;
    dfg_node r_2;
    dfg_node x;
    dfg_node prod;
    struct dfg_nodes rest;
};

static bool tensorrt_prod_whole(const dfg_graph *g, dfg_node n,
                                bool (*accept)(void *ctx, const void *m), void *ctx)
{
    dfg_node r_2 = n;
    if (!(dfg_op(g, r_2) == OP_sum || dfg_op(g, r_2) == OP_prod || dfg_op(g, r_2) == OP_max
          || dfg_op(g, r_2) == OP_min || dfg_op(g, r_2) == OP_mean)
        || !dfg_has_args(g, r_2, 1))
        return false;
    if (!dfg_bool_is(g, r_2, ATTR_exclude, false, false))
        return false;
    dfg_node x = dfg_arg(g, r_2, 0);
    dfg_node prod = n;
    if (dfg_op(g, prod) != OP_prod)
        return false;
    struct dfg_nodes rest = dfg_rest(g, prod, 0, 0);
    if (!dfg_in_body(g, n, (const dfg_node[]){r_2, prod}, 2))
        return false;
    /* where input_ok(x) */
    if (!input_ok(g, x))
        return false;
    /* where not implicit_batch or (present(r.axis) and axes_ok(r.axis, x)) */
    if (!(!options(g)->implicit_batch
          || (dfg_known(dfg_attr(g, r_2, ATTR_axis))
              && (!options(g)->implicit_batch || dfg_gt(tensorrt_min6(g, x, r_2), dfg_int(0))))))
        return false;
    return accept(ctx, &(struct tensorrt_prod_whole){.m = {.root = n}, .r = n, .r_2 = r_2, .x = x,
            .prod = prod, .rest = rest});
}

struct tensorrt_max_whole {
    struct tensorrt_max_match m;
    dfg_node r;
    dfg_node r_2;
    dfg_node x;
    dfg_node max;
    struct dfg_nodes rest;
};

static bool tensorrt_max_whole(const dfg_graph *g, dfg_node n,
                               bool (*accept)(void *ctx, const void *m), void *ctx)
{
    dfg_node r_2 = n;
    if (!(dfg_op(g, r_2) == OP_sum || dfg_op(g, r_2) == OP_prod || dfg_op(g, r_2) == OP_max
          || dfg_op(g, r_2) == OP_min || dfg_op(g, r_2) == OP_mean)
        || !dfg_has_args(g, r_2, 1))
        return false;
    if (!dfg_bool_is(g, r_2, ATTR_exclude, false, false))
        return false;
    dfg_node x = dfg_arg(g, r_2, 0);
    dfg_node max = n;
    if (dfg_op(g, max) != OP_max)
        return false;
    struct dfg_nodes rest = dfg_rest(g, max, 0, 0);
    if (!dfg_in_body(g, n, (const dfg_node[]){r_2, max}, 2))
        return false;
    /* where input_ok(x) */
    if (!input_ok(g, x))
        return false;
    /* where not implicit_batch or (present(r.axis) and axes_ok(r.axis, x)) */
    if (!(!options(g)->implicit_batch
          || (dfg_known(dfg_attr(g, r_2, ATTR_axis))
              && (!options(g)->implicit_batch || dfg_gt(tensorrt_min6(g, x, r_2), dfg_int(0))))))
        return false;
    return accept(ctx, &(struct tensorrt_max_whole){.m = {.root = n}, .r = n, .r_2 = r_2, .x = x,
            .max = max, .rest = rest});
}

struct tensorrt_min_whole {
    struct tensorrt_min_match m;
    dfg_node r;
    dfg_node r_2;
    dfg_node x;
    dfg_node min;
    struct dfg_nodes rest;
};

static bool tensorrt_min_whole(const dfg_graph *g, dfg_node n,
                               bool (*accept)(void *ctx, const void *m), void *ctx)
{
    dfg_node r_2 = n;
    if (!(dfg_op(g, r_2) == OP_sum || dfg_op(g, r_2) == OP_prod || dfg_op(g, r_2) == OP_max
          || dfg_op(g, r_2) == OP_min || dfg_op(g, r_2) == OP_mean)
        || !dfg_has_args(g, r_2, 1))
        return false;
    if (!dfg_bool_is(g, r_2, ATTR_exclude, false, false))
        return false;
    dfg_node x = dfg_arg(g, r_2, 0);
    dfg_node min = n;
    if (dfg_op(g, min) != OP_min)
        return false;
    struct dfg_nodes rest = dfg_rest(g, min, 0, 0);
    if (!dfg_in_body(g, n, (const dfg_node[]){r_2, min}, 2))
        return false;
    /* where input_ok(x) */
    if (!input_ok(g, x))
        return false;
    /* where not implicit_batch or (present(r.axis) and axes_ok(r.axis, x)) */
    if (!(!options(g)->implicit_batch
          || (dfg_known(dfg_attr(g, r_2, ATTR_axis))
              && (!options(g)->implicit_batch || dfg_gt(tensorrt_min6(g, x, r_2), dfg_int(0))))))
        return false;
    return accept(ctx, &(struct tensorrt_min_whole){.m = {.root = n}, .r = n, .r_2 = r_2, .x = x,
            .min = min, .rest = rest});
}

struct tensorrt_mean_whole {
    struct tensorrt_mean_match m;
    dfg_node r;
    dfg_node r_2;
    dfg_node x;
    dfg_node mean;
    struct dfg_nodes rest;
};

static bool tensorrt_mean_whole(const dfg_graph *g, dfg_node n,
                                bool (*accept)(void *ctx, const void *m), void *ctx)
{
    dfg_node r_2 = n;
    if (!(dfg_op(g, r_2) == OP_sum || dfg_op(g, r_2) == OP_prod || dfg_op(g, r_2) == OP_max
          || dfg_op(g, r_2) == OP_min || dfg_op(g, r_2) == OP_mean)
        || !dfg_has_args(g, r_2, 1))
        return false;
    if (!dfg_bool_is(g, r_2, ATTR_exclude, false, false))
        return false;
    dfg_node x = dfg_arg(g, r_2, 0);
    dfg_node mean = n;
    if (dfg_op(g, mean) != OP_mean)
        return false;
    struct dfg_nodes rest = dfg_rest(g, mean, 0, 0);
    if (!dfg_in_body(g, n, (const dfg_node[]){r_2, mean}, 2))
        return false;
    /* where input_ok(x) */
    if (!input_ok(g, x))
        return false;
    /* where not implicit_batch or (present(r.axis) and axes_ok(r.axis, x)) */
    if (!(!options(g)->implicit_batch
          || (dfg_known(dfg_attr(g, r_2, ATTR_axis))
              && (!options(g)->implicit_batch || dfg_gt(tensorrt_min6(g, x, r_2), dfg_int(0))))))
        return false;
    return accept(ctx, &(struct tensorrt_mean_whole){.m = {.root = n}, .r = n, .r_2 = r_2, .x = x,
            .mean = mean, .rest = rest});
}

struct tensorrt_nn_relu_whole {
    struct tensorrt_nn_relu_match m;
    dfg_node relu;
    dfg_node x;
};

static bool tensorrt_nn_relu_whole(const dfg_graph *g, dfg_node n,
                                   bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_nn_relu, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where input_ok(x) */
    if (!input_ok(g, x))
        return false;
    return accept(ctx, &(struct tensorrt_nn_relu_whole){.m = {.root = n}, .relu = n, .x = x});
}

struct tensorrt_sigmoid_whole {
    struct tensorrt_sigmoid_match m;
    dfg_node sigmoid;
    dfg_node x;
};

static bool tensorrt_sigmoid_whole(const dfg_graph *g, dfg_node n,
                                   bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_sigmoid, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where input_ok(x) */
    if (!input_ok(g, x))
        return false;
    return accept(ctx, &(struct tensorrt_sigmoid_whole){.m = {.root = n}, .sigmoid = n, .x = x});
}

struct tensorrt_tanh_whole {
    struct tensorrt_tanh_match m;
    dfg_node tanh;
    dfg_node x;
};

static bool tensorrt_tanh_whole(const dfg_graph *g, dfg_node n,
                                bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_tanh, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where input_ok(x) */
    if (!input_ok(g, x))
        return false;
    return accept(ctx, &(struct tensorrt_tanh_whole){.m = {.root = n}, .tanh = n, .x = x});
}

struct tensorrt_exp_whole {
    struct tensorrt_exp_match m;
    dfg_node exp;
    dfg_node x;
};

static bool tensorrt_exp_whole(const dfg_graph *g, dfg_node n,
                               bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_exp, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where input_ok(x) */
    if (!input_ok(g, x))
        return false;
    return accept(ctx, &(struct tensorrt_exp_whole){.m = {.root = n}, .exp = n, .x = x});
}

struct tensorrt_log_whole {
    struct tensorrt_log_match m;
    dfg_node log;
    dfg_node x;
};

static bool tensorrt_log_whole(const dfg_graph *g, dfg_node n,
                               bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_log, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where input_ok(x) */
    if (!input_ok(g, x))
        return false;
    return accept(ctx, &(struct tensorrt_log_whole){.m = {.root = n}, .log = n, .x = x});
}

struct tensorrt_sqrt_whole {
    struct tensorrt_sqrt_match m;
    dfg_node sqrt;
    dfg_node x;
};

static bool tensorrt_sqrt_whole(const dfg_graph *g, dfg_node n,
                                bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_sqrt, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where input_ok(x) */
    if (!input_ok(g, x))
        return false;
    return accept(ctx, &(struct tensorrt_sqrt_whole){.m = {.root = n}, .sqrt = n, .x = x});
}

struct tensorrt_abs_whole {
    struct tensorrt_abs_match m;
    dfg_node abs;
    dfg_node x;
};

static bool tensorrt_abs_whole(const dfg_graph *g, dfg_node n,
                               bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_abs, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where input_ok(x) */
    if (!input_ok(g, x))
        return false;
    return accept(ctx, &(struct tensorrt_abs_whole){.m = {.root = n}, .abs = n, .x = x});
}

struct tensorrt_negative_whole {
    struct tensorrt_negative_match m;
    dfg_node negative;
    dfg_node x;
};

static bool tensorrt_negative_whole(const dfg_graph *g, dfg_node n,
                                    bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_negative, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where input_ok(x) */
    if (!input_ok(g, x))
        return false;
    return accept(ctx, &(struct tensorrt_negative_whole){.m = {.root = n}, .negative = n, .x = x});
}

struct tensorrt_nn_batch_flatten_whole {
    struct tensorrt_nn_batch_flatten_match m;
    dfg_node batch_flatten;
    dfg_node x;
};

static bool tensorrt_nn_batch_flatten_whole(const dfg_graph *g, dfg_node n,
                                            bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_nn_batch_flatten, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where input_ok(x) */
    if (!input_ok(g, x))
        return false;
    return accept(ctx, &(struct tensorrt_nn_batch_flatten_whole){.m = {.root = n}, .batch_flatten = n,
            .x = x});
}

struct tensorrt_clip_whole {
    struct tensorrt_clip_match m;
    dfg_node clip;
    dfg_node x;
};

static bool tensorrt_clip_whole(const dfg_graph *g, dfg_node n,
                                bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_clip, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where input_ok(x) */
    if (!input_ok(g, x))
        return false;
    return accept(ctx, &(struct tensorrt_clip_whole){.m = {.root = n}, .clip = n, .x = x});
}

struct tensorrt_floor_whole {
    struct tensorrt_floor_match m;
    dfg_node floor;
    dfg_node x;
};

static bool tensorrt_floor_whole(const dfg_graph *g, dfg_node n,
                                 bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_floor, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where input_ok(x) */
    if (!input_ok(g, x))
        return false;
    return accept(ctx, &(struct tensorrt_floor_whole){.m = {.root = n}, .floor = n, .x = x});
}

struct tensorrt_nn_leaky_relu_whole {
    struct tensorrt_nn_leaky_relu_match m;
    dfg_node leaky_relu;
    dfg_node x;
};

static bool tensorrt_nn_leaky_relu_whole(const dfg_graph *g, dfg_node n,
                                         bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_nn_leaky_relu, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where input_ok(x) */
    if (!input_ok(g, x))
        return false;
    /* where version >= 50105 */
    if (!dfg_ge(dfg_int(options(g)->version), dfg_int(50105)))
        return false;
    return accept(ctx, &(struct tensorrt_nn_leaky_relu_whole){.m = {.root = n}, .leaky_relu = n, .x = x});
}

struct tensorrt_sin_whole {
    struct tensorrt_sin_match m;
    dfg_node sin;
    dfg_node x;
};

static bool tensorrt_sin_whole(const dfg_graph *g, dfg_node n,
                               bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_sin, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where input_ok(x) */
    if (!input_ok(g, x))
        return false;
    /* where version >= 50105 */
    if (!dfg_ge(dfg_int(options(g)->version), dfg_int(50105)))
        return false;
    return accept(ctx, &(struct tensorrt_sin_whole){.m = {.root = n}, .sin = n, .x = x});
}

struct tensorrt_cos_whole {
    struct tensorrt_cos_match m;
    dfg_node cos;
    dfg_node x;
};

static bool tensorrt_cos_whole(const dfg_graph *g, dfg_node n,
                               bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_cos, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where input_ok(x) */
    if (!input_ok(g, x))
        return false;
    /* where version >= 50105 */
    if (!dfg_ge(dfg_int(options(g)->version), dfg_int(50105)))
        return false;
    return accept(ctx, &(struct tensorrt_cos_whole){.m = {.root = n}, .cos = n, .x = x});
}

struct tensorrt_atan_whole {
    struct tensorrt_atan_match m;
    dfg_node atan;
    dfg_node x;
};

static bool tensorrt_atan_whole(const dfg_graph *g, dfg_node n,
                                bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_atan, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where input_ok(x) */
    if (!input_ok(g, x))
        return false;
    /* where version >= 50105 */
    if (!dfg_ge(dfg_int(options(g)->version), dfg_int(50105)))
        return false;
    return accept(ctx, &(struct tensorrt_atan_whole){.m = {.root = n}, .atan = n, .x = x});
}

struct tensorrt_ceil_whole {
    struct tensorrt_ceil_match m;
    dfg_node ceil;
    dfg_node x;
};

static bool tensorrt_ceil_whole(const dfg_graph *g, dfg_node n,
                                bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_ceil, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where input_ok(x) */
    if (!input_ok(g, x))
        return false;
    /* where version >= 50105 */
    if (!dfg_ge(dfg_int(options(g)->version), dfg_int(50105)))
        return false;
    return accept(ctx, &(struct tensorrt_ceil_whole){.m = {.root = n}, .ceil = n, .x = x});
}

struct tensorrt_erf_whole {
    struct tensorrt_erf_match m;
    dfg_node erf;
    dfg_node x;
};

static bool tensorrt_erf_whole(const dfg_graph *g, dfg_node n,
                               bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_erf, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where input_ok(x) */
    if (!input_ok(g, x))
        return false;
    /* where version >= 70000 */
    if (!dfg_ge(dfg_int(options(g)->version), dfg_int(70000)))
        return false;
    return accept(ctx, &(struct tensorrt_erf_whole){.m = {.root = n}, .erf = n, .x = x});
}

struct each { bool (*accept)(void *, const void *); void *ctx; };

/* ---- conv1d ---- */

static const struct dfg_desc_expr tensorrt_conv1d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 21 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 21 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 21 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 21 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 21 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 21 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 21 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 21 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 21 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 21 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 21 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 21 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 23 },
    /* 14 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "present(x.elements)", .line = 23 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 23 },
    /* 16 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "implicit_batch", .line = 23 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "rank", .line = 23 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 20 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "x.rank >= 1", .line = 23 },
    /* 21 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 16, 20, }, .text = "implicit_batch and x.rank >= 1", .line = 23 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "shape", .line = 23 },
    /* 24 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 23 },
    /* 25 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "x.shape[i]", .line = 23 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "rank", .line = 23 },
    /* 29 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 26, 28, }, .text = "range(1, x.rank)", .line = 23 },
    /* 30 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 25, 29, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 23 },
    /* 31 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 23 },
    /* 32 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "present(prod([x.shape[i] for i in range(1, x.rank)]))", .line = 23 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 21, 32, }, .text = "(implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 34 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 14, 33, }, .text = "present(x.elements) or (implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 34, }, .text = "type_ok(x), static_shape(x)", .line = 24 },
    /* 36 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 21 },
    /* 37 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 36, }, .text = "dtype", .line = 21 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 21 },
    /* 39 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 37, 38, }, .text = "x.dtype == f32", .line = 21 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 21 },
    /* 41 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 40, }, .text = "use_fp16", .line = 21 },
    /* 42 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 21 },
    /* 43 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 42, }, .text = "dtype", .line = 21 },
    /* 44 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 21 },
    /* 45 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 43, 44, }, .text = "x.dtype == f16", .line = 21 },
    /* 46 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 41, 45, }, .text = "(use_fp16 and x.dtype == f16)", .line = 21 },
    /* 47 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 39, 46, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 21 },
    /* 48 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 23 },
    /* 49 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "elements", .line = 23 },
    /* 50 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 49, }, .text = "present(x.elements)", .line = 23 },
    /* 51 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 23 },
    /* 52 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 51, }, .text = "implicit_batch", .line = 23 },
    /* 53 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 23 },
    /* 54 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 53, }, .text = "rank", .line = 23 },
    /* 55 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 56 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 54, 55, }, .text = "x.rank >= 1", .line = 23 },
    /* 57 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 52, 56, }, .text = "implicit_batch and x.rank >= 1", .line = 23 },
    /* 58 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 23 },
    /* 59 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 58, }, .text = "shape", .line = 23 },
    /* 60 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 23 },
    /* 61 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 59, 60, }, .text = "x.shape[i]", .line = 23 },
    /* 62 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 63 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 23 },
    /* 64 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 63, }, .text = "rank", .line = 23 },
    /* 65 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 62, 64, }, .text = "range(1, x.rank)", .line = 23 },
    /* 66 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 61, 65, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 23 },
    /* 67 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 66, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 23 },
    /* 68 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 67, }, .text = "present(prod([x.shape[i] for i in range(1, x.rank)]))", .line = 23 },
    /* 69 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 57, 68, }, .text = "(implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 70 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 50, 69, }, .text = "present(x.elements) or (implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 71 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 47, 70, }, .text = "type_ok(x), static_shape(x)", .line = 24 },
    /* 72 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 25 },
    /* 73 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 72, }, .name = "out_layout", .text = "out_layout", .line = 25 },
    /* 74 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 0, .s = "" }, .text = "\"\"", .line = 25 },
    /* 75 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 3, .s = "NCW" }, .text = "layout", .line = 25 },
    /* 76 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 73, 74, 75, }, .text = "attr(c, out_layout) in {\"\", layout}", .line = 25 },
    /* 77 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 25 },
    /* 78 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 77, }, .name = "out_layout", .text = "out_layout", .line = 25 },
    /* 79 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 78, }, .text = "present(c.out_layout)", .line = 25 },
    /* 80 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 79, }, .text = "not present(c.out_layout)", .line = 25 },
    /* 81 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 76, 80, }, .text = "attr(c, out_layout) in {\"\", layout} or not present(c.out_layout)", .line = 25 },
};
static const struct dfg_desc_node tensorrt_conv1d_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv1d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 3, .s = "NCW" }, .text = "data_layout == \"NCW\"", .line = 33 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 3, .s = "OIW" }, .text = "kernel_layout == \"OIW\"", .line = 33 },
        },
        .name = "c",
        .text = "nn.conv1d(x, w & const)", .line = 33 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 32 },
    [2] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "w & const", .line = 33 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 32 },
    [4] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 33 },
};
static const struct dfg_desc_region tensorrt_conv1d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_conv1d_var_regions[] = { 0, 0, };
static const bool tensorrt_conv1d_dims[] = { 0, 0, };
static const struct dfg_desc_capture tensorrt_conv1d_refs[] = { { 1, -1 }, { 3, -1 }, { 0, -1 }, };
static const struct dfg_capture tensorrt_conv1d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct tensorrt_conv1d_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct tensorrt_conv1d_match, w) },
    { "c", DFG_CAP_NODE, offsetof(struct tensorrt_conv1d_match, c) },
};
static const struct dfg_desc_pattern tensorrt_conv1d_desc = {
    .n_nodes = 5, .n_exprs = 82, .n_vars = 2, .n_sets = 3,
    .nodes = tensorrt_conv1d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_conv1d_regions,
    .var_region = tensorrt_conv1d_var_regions,
    .exprs = tensorrt_conv1d_exprs,
    .captures = tensorrt_conv1d_refs,
    .var_is_dim = tensorrt_conv1d_dims,
    .text = "pattern conv1d(x, w) {\012    c = nn.conv1d(x, w & const) { data_layout == \"NCW\", kernel_layout == \"OIW\" };\012    where input_ok(x), input_ok(w), same_layout(c, \"NCW\");\012    return c;\012}", .line = 32, .n_where = 3, .where = (const uint32_t[]){ 35, 71, 81, }
};
static bool tensorrt_conv1d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return tensorrt_conv1d_match(g, n, m);
}
static bool tensorrt_conv1d_pass(void *ctx, const struct tensorrt_conv1d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool tensorrt_conv1d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return tensorrt_conv1d_each(g, n, tensorrt_conv1d_pass, &e);
}

static const struct dfg_part tensorrt_conv1d_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct tensorrt_conv1d_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct tensorrt_conv1d_whole, m.w) },
    { DFG_PART_ROOT, false, 1, 2, offsetof(struct tensorrt_conv1d_whole, m.c) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct tensorrt_conv1d_whole, constant) },
};
/* ---- conv2d ---- */

static const struct dfg_desc_expr tensorrt_conv2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 21 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 21 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 21 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 21 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 21 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 21 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 21 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 21 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 21 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 21 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 21 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 21 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 23 },
    /* 14 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "present(x.elements)", .line = 23 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 23 },
    /* 16 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "implicit_batch", .line = 23 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "rank", .line = 23 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 20 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "x.rank >= 1", .line = 23 },
    /* 21 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 16, 20, }, .text = "implicit_batch and x.rank >= 1", .line = 23 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "shape", .line = 23 },
    /* 24 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 23 },
    /* 25 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "x.shape[i]", .line = 23 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "rank", .line = 23 },
    /* 29 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 26, 28, }, .text = "range(1, x.rank)", .line = 23 },
    /* 30 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 25, 29, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 23 },
    /* 31 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 23 },
    /* 32 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "present(prod([x.shape[i] for i in range(1, x.rank)]))", .line = 23 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 21, 32, }, .text = "(implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 34 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 14, 33, }, .text = "present(x.elements) or (implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 34, }, .text = "type_ok(x), static_shape(x)", .line = 24 },
    /* 36 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 21 },
    /* 37 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 36, }, .text = "dtype", .line = 21 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 21 },
    /* 39 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 37, 38, }, .text = "x.dtype == f32", .line = 21 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 21 },
    /* 41 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 40, }, .text = "use_fp16", .line = 21 },
    /* 42 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 21 },
    /* 43 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 42, }, .text = "dtype", .line = 21 },
    /* 44 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 21 },
    /* 45 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 43, 44, }, .text = "x.dtype == f16", .line = 21 },
    /* 46 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 41, 45, }, .text = "(use_fp16 and x.dtype == f16)", .line = 21 },
    /* 47 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 39, 46, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 21 },
    /* 48 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 23 },
    /* 49 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "elements", .line = 23 },
    /* 50 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 49, }, .text = "present(x.elements)", .line = 23 },
    /* 51 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 23 },
    /* 52 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 51, }, .text = "implicit_batch", .line = 23 },
    /* 53 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 23 },
    /* 54 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 53, }, .text = "rank", .line = 23 },
    /* 55 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 56 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 54, 55, }, .text = "x.rank >= 1", .line = 23 },
    /* 57 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 52, 56, }, .text = "implicit_batch and x.rank >= 1", .line = 23 },
    /* 58 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 23 },
    /* 59 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 58, }, .text = "shape", .line = 23 },
    /* 60 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 23 },
    /* 61 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 59, 60, }, .text = "x.shape[i]", .line = 23 },
    /* 62 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 63 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 23 },
    /* 64 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 63, }, .text = "rank", .line = 23 },
    /* 65 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 62, 64, }, .text = "range(1, x.rank)", .line = 23 },
    /* 66 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 61, 65, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 23 },
    /* 67 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 66, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 23 },
    /* 68 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 67, }, .text = "present(prod([x.shape[i] for i in range(1, x.rank)]))", .line = 23 },
    /* 69 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 57, 68, }, .text = "(implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 70 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 50, 69, }, .text = "present(x.elements) or (implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 71 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 47, 70, }, .text = "type_ok(x), static_shape(x)", .line = 24 },
    /* 72 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 25 },
    /* 73 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 72, }, .name = "out_layout", .text = "out_layout", .line = 25 },
    /* 74 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 0, .s = "" }, .text = "\"\"", .line = 25 },
    /* 75 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "layout", .line = 25 },
    /* 76 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 73, 74, 75, }, .text = "attr(c, out_layout) in {\"\", layout}", .line = 25 },
    /* 77 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 25 },
    /* 78 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 77, }, .name = "out_layout", .text = "out_layout", .line = 25 },
    /* 79 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 78, }, .text = "present(c.out_layout)", .line = 25 },
    /* 80 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 79, }, .text = "not present(c.out_layout)", .line = 25 },
    /* 81 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 76, 80, }, .text = "attr(c, out_layout) in {\"\", layout} or not present(c.out_layout)", .line = 25 },
};
static const struct dfg_desc_node tensorrt_conv2d_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "data_layout == \"NCHW\"", .line = 38 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "kernel_layout == \"OIHW\"", .line = 38 },
        },
        .name = "c",
        .text = "nn.conv2d(x, w & const)", .line = 38 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 37 },
    [2] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "w & const", .line = 38 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 37 },
    [4] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 38 },
};
static const struct dfg_desc_region tensorrt_conv2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_conv2d_var_regions[] = { 0, 0, };
static const bool tensorrt_conv2d_dims[] = { 0, 0, };
static const struct dfg_desc_capture tensorrt_conv2d_refs[] = { { 1, -1 }, { 3, -1 }, { 0, -1 }, };
static const struct dfg_capture tensorrt_conv2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct tensorrt_conv2d_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct tensorrt_conv2d_match, w) },
    { "c", DFG_CAP_NODE, offsetof(struct tensorrt_conv2d_match, c) },
};
static const struct dfg_desc_pattern tensorrt_conv2d_desc = {
    .n_nodes = 5, .n_exprs = 82, .n_vars = 2, .n_sets = 3,
    .nodes = tensorrt_conv2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_conv2d_regions,
    .var_region = tensorrt_conv2d_var_regions,
    .exprs = tensorrt_conv2d_exprs,
    .captures = tensorrt_conv2d_refs,
    .var_is_dim = tensorrt_conv2d_dims,
    .text = "pattern conv2d(x, w) {\012    c = nn.conv2d(x, w & const) { data_layout == \"NCHW\", kernel_layout == \"OIHW\" };\012    where input_ok(x), input_ok(w), same_layout(c, \"NCHW\");\012    return c;\012}", .line = 37, .n_where = 3, .where = (const uint32_t[]){ 35, 71, 81, }
};
static bool tensorrt_conv2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return tensorrt_conv2d_match(g, n, m);
}
static bool tensorrt_conv2d_pass(void *ctx, const struct tensorrt_conv2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool tensorrt_conv2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return tensorrt_conv2d_each(g, n, tensorrt_conv2d_pass, &e);
}

static const struct dfg_part tensorrt_conv2d_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct tensorrt_conv2d_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct tensorrt_conv2d_whole, m.w) },
    { DFG_PART_ROOT, false, 1, 2, offsetof(struct tensorrt_conv2d_whole, m.c) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct tensorrt_conv2d_whole, constant) },
};
/* ---- conv3d ---- */

static const struct dfg_desc_expr tensorrt_conv3d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 21 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 21 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 21 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 21 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 21 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 21 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 21 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 21 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 21 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 21 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 21 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 21 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 23 },
    /* 14 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "present(x.elements)", .line = 23 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 23 },
    /* 16 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "implicit_batch", .line = 23 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "rank", .line = 23 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 20 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "x.rank >= 1", .line = 23 },
    /* 21 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 16, 20, }, .text = "implicit_batch and x.rank >= 1", .line = 23 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "shape", .line = 23 },
    /* 24 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 23 },
    /* 25 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "x.shape[i]", .line = 23 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "rank", .line = 23 },
    /* 29 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 26, 28, }, .text = "range(1, x.rank)", .line = 23 },
    /* 30 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 25, 29, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 23 },
    /* 31 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 23 },
    /* 32 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "present(prod([x.shape[i] for i in range(1, x.rank)]))", .line = 23 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 21, 32, }, .text = "(implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 34 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 14, 33, }, .text = "present(x.elements) or (implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 34, }, .text = "type_ok(x), static_shape(x)", .line = 24 },
    /* 36 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 21 },
    /* 37 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 36, }, .text = "dtype", .line = 21 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 21 },
    /* 39 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 37, 38, }, .text = "x.dtype == f32", .line = 21 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 21 },
    /* 41 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 40, }, .text = "use_fp16", .line = 21 },
    /* 42 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 21 },
    /* 43 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 42, }, .text = "dtype", .line = 21 },
    /* 44 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 21 },
    /* 45 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 43, 44, }, .text = "x.dtype == f16", .line = 21 },
    /* 46 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 41, 45, }, .text = "(use_fp16 and x.dtype == f16)", .line = 21 },
    /* 47 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 39, 46, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 21 },
    /* 48 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 23 },
    /* 49 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "elements", .line = 23 },
    /* 50 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 49, }, .text = "present(x.elements)", .line = 23 },
    /* 51 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 23 },
    /* 52 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 51, }, .text = "implicit_batch", .line = 23 },
    /* 53 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 23 },
    /* 54 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 53, }, .text = "rank", .line = 23 },
    /* 55 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 56 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 54, 55, }, .text = "x.rank >= 1", .line = 23 },
    /* 57 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 52, 56, }, .text = "implicit_batch and x.rank >= 1", .line = 23 },
    /* 58 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 23 },
    /* 59 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 58, }, .text = "shape", .line = 23 },
    /* 60 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 23 },
    /* 61 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 59, 60, }, .text = "x.shape[i]", .line = 23 },
    /* 62 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 63 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 23 },
    /* 64 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 63, }, .text = "rank", .line = 23 },
    /* 65 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 62, 64, }, .text = "range(1, x.rank)", .line = 23 },
    /* 66 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 61, 65, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 23 },
    /* 67 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 66, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 23 },
    /* 68 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 67, }, .text = "present(prod([x.shape[i] for i in range(1, x.rank)]))", .line = 23 },
    /* 69 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 57, 68, }, .text = "(implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 70 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 50, 69, }, .text = "present(x.elements) or (implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 71 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 47, 70, }, .text = "type_ok(x), static_shape(x)", .line = 24 },
    /* 72 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 25 },
    /* 73 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 72, }, .name = "out_layout", .text = "out_layout", .line = 25 },
    /* 74 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 0, .s = "" }, .text = "\"\"", .line = 25 },
    /* 75 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 5, .s = "NCDHW" }, .text = "layout", .line = 25 },
    /* 76 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 73, 74, 75, }, .text = "attr(c, out_layout) in {\"\", layout}", .line = 25 },
    /* 77 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 25 },
    /* 78 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 77, }, .name = "out_layout", .text = "out_layout", .line = 25 },
    /* 79 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 78, }, .text = "present(c.out_layout)", .line = 25 },
    /* 80 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 79, }, .text = "not present(c.out_layout)", .line = 25 },
    /* 81 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 76, 80, }, .text = "attr(c, out_layout) in {\"\", layout} or not present(c.out_layout)", .line = 25 },
    /* 82 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 80000LL }, .text = "version", .line = 44 },
    /* 83 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 60001LL }, .text = "60001", .line = 44 },
    /* 84 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 82, 83, }, .text = "version >= 60001", .line = 44 },
};
static const struct dfg_desc_node tensorrt_conv3d_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv3d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 5, .s = "NCDHW" }, .text = "data_layout == \"NCDHW\"", .line = 43 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 5, .s = "OIDHW" }, .text = "kernel_layout == \"OIDHW\"", .line = 43 },
        },
        .name = "c",
        .text = "nn.conv3d(x, w & const)", .line = 43 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 42 },
    [2] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "w & const", .line = 43 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 42 },
    [4] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 43 },
};
static const struct dfg_desc_region tensorrt_conv3d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_conv3d_var_regions[] = { 0, 0, };
static const bool tensorrt_conv3d_dims[] = { 0, 0, };
static const struct dfg_desc_capture tensorrt_conv3d_refs[] = { { 1, -1 }, { 3, -1 }, { 0, -1 }, };
static const struct dfg_capture tensorrt_conv3d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct tensorrt_conv3d_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct tensorrt_conv3d_match, w) },
    { "c", DFG_CAP_NODE, offsetof(struct tensorrt_conv3d_match, c) },
};
static const struct dfg_desc_pattern tensorrt_conv3d_desc = {
    .n_nodes = 5, .n_exprs = 85, .n_vars = 2, .n_sets = 3,
    .nodes = tensorrt_conv3d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_conv3d_regions,
    .var_region = tensorrt_conv3d_var_regions,
    .exprs = tensorrt_conv3d_exprs,
    .captures = tensorrt_conv3d_refs,
    .var_is_dim = tensorrt_conv3d_dims,
    .text = "pattern conv3d(x, w) {\012    c = nn.conv3d(x, w & const) { data_layout == \"NCDHW\", kernel_layout == \"OIDHW\" };\012    where input_ok(x), input_ok(w), same_layout(c, \"NCDHW\"), version >= 60001;\012    return c;\012}", .line = 42, .n_where = 4, .where = (const uint32_t[]){ 35, 71, 81, 84, }
};
static bool tensorrt_conv3d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return tensorrt_conv3d_match(g, n, m);
}
static bool tensorrt_conv3d_pass(void *ctx, const struct tensorrt_conv3d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool tensorrt_conv3d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return tensorrt_conv3d_each(g, n, tensorrt_conv3d_pass, &e);
}

static const struct dfg_part tensorrt_conv3d_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct tensorrt_conv3d_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct tensorrt_conv3d_whole, m.w) },
    { DFG_PART_ROOT, false, 1, 2, offsetof(struct tensorrt_conv3d_whole, m.c) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct tensorrt_conv3d_whole, constant) },
};
/* ---- conv2d_transpose ---- */

static const struct dfg_desc_expr tensorrt_conv2d_transpose_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 21 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 21 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 21 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 21 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 21 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 21 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 21 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 21 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 21 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 21 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 21 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 21 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 23 },
    /* 14 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "present(x.elements)", .line = 23 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 23 },
    /* 16 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "implicit_batch", .line = 23 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "rank", .line = 23 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 20 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "x.rank >= 1", .line = 23 },
    /* 21 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 16, 20, }, .text = "implicit_batch and x.rank >= 1", .line = 23 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "shape", .line = 23 },
    /* 24 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 23 },
    /* 25 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "x.shape[i]", .line = 23 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "rank", .line = 23 },
    /* 29 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 26, 28, }, .text = "range(1, x.rank)", .line = 23 },
    /* 30 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 25, 29, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 23 },
    /* 31 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 23 },
    /* 32 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "present(prod([x.shape[i] for i in range(1, x.rank)]))", .line = 23 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 21, 32, }, .text = "(implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 34 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 14, 33, }, .text = "present(x.elements) or (implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 34, }, .text = "type_ok(x), static_shape(x)", .line = 24 },
    /* 36 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 21 },
    /* 37 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 36, }, .text = "dtype", .line = 21 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 21 },
    /* 39 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 37, 38, }, .text = "x.dtype == f32", .line = 21 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 21 },
    /* 41 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 40, }, .text = "use_fp16", .line = 21 },
    /* 42 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 21 },
    /* 43 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 42, }, .text = "dtype", .line = 21 },
    /* 44 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 21 },
    /* 45 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 43, 44, }, .text = "x.dtype == f16", .line = 21 },
    /* 46 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 41, 45, }, .text = "(use_fp16 and x.dtype == f16)", .line = 21 },
    /* 47 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 39, 46, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 21 },
    /* 48 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 49 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "elements", .line = 23 },
    /* 50 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 49, }, .text = "present(x.elements)", .line = 23 },
    /* 51 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 23 },
    /* 52 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 51, }, .text = "implicit_batch", .line = 23 },
    /* 53 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 54 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 53, }, .text = "rank", .line = 23 },
    /* 55 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 56 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 54, 55, }, .text = "x.rank >= 1", .line = 23 },
    /* 57 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 52, 56, }, .text = "implicit_batch and x.rank >= 1", .line = 23 },
    /* 58 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 59 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 58, }, .text = "shape", .line = 23 },
    /* 60 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 23 },
    /* 61 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 59, 60, }, .text = "x.shape[i]", .line = 23 },
    /* 62 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 63 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 64 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 63, }, .text = "rank", .line = 23 },
    /* 65 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 62, 64, }, .text = "range(1, x.rank)", .line = 23 },
    /* 66 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 61, 65, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 23 },
    /* 67 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 66, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 23 },
    /* 68 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 67, }, .text = "present(prod([x.shape[i] for i in range(1, x.rank)]))", .line = 23 },
    /* 69 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 57, 68, }, .text = "(implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 70 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 50, 69, }, .text = "present(x.elements) or (implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 71 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 47, 70, }, .text = "type_ok(x), static_shape(x)", .line = 24 },
    /* 72 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 25 },
    /* 73 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 72, }, .name = "out_layout", .text = "out_layout", .line = 25 },
    /* 74 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 0, .s = "" }, .text = "\"\"", .line = 25 },
    /* 75 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "layout", .line = 25 },
    /* 76 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 73, 74, 75, }, .text = "attr(c, out_layout) in {\"\", layout}", .line = 25 },
    /* 77 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 25 },
    /* 78 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 77, }, .name = "out_layout", .text = "out_layout", .line = 25 },
    /* 79 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 78, }, .text = "present(c.out_layout)", .line = 25 },
    /* 80 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 79, }, .text = "not present(c.out_layout)", .line = 25 },
    /* 81 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 76, 80, }, .text = "attr(c, out_layout) in {\"\", layout} or not present(c.out_layout)", .line = 25 },
};
static const struct dfg_desc_node tensorrt_conv2d_transpose_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d_transpose", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .n_attrs = 3, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "data_layout == \"NCHW\"", .line = 48 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "kernel_layout == \"OIHW\"", .line = 48 },
            { .test = DFG_D_TEST_EQ, .name = "dilation", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 1LL }, { .tag = DFG_D_INT, .i = 1LL }, } }, .text = "dilation == [1, 1]", .line = 48 },
        },
        .name = "c",
        .text = "nn.conv2d_transpose(x, w)", .line = 48 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 47 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 47 },
};
static const struct dfg_desc_region tensorrt_conv2d_transpose_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_conv2d_transpose_var_regions[] = { 0, 0, };
static const bool tensorrt_conv2d_transpose_dims[] = { 0, 0, };
static const struct dfg_desc_capture tensorrt_conv2d_transpose_refs[] = { { 1, -1 }, { 2, -1 }, { 0, -1 }, };
static const struct dfg_capture tensorrt_conv2d_transpose_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct tensorrt_conv2d_transpose_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct tensorrt_conv2d_transpose_match, w) },
    { "c", DFG_CAP_NODE, offsetof(struct tensorrt_conv2d_transpose_match, c) },
};
static const struct dfg_desc_pattern tensorrt_conv2d_transpose_desc = {
    .n_nodes = 3, .n_exprs = 82, .n_vars = 2, .n_sets = 3,
    .nodes = tensorrt_conv2d_transpose_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_conv2d_transpose_regions,
    .var_region = tensorrt_conv2d_transpose_var_regions,
    .exprs = tensorrt_conv2d_transpose_exprs,
    .captures = tensorrt_conv2d_transpose_refs,
    .var_is_dim = tensorrt_conv2d_transpose_dims,
    .text = "pattern conv2d_transpose(x, w) {\012    c = nn.conv2d_transpose(x, w) { data_layout == \"NCHW\", kernel_layout == \"OIHW\", dilation == [1, 1] };\012    where input_ok(x), input_ok(w), same_layout(c, \"NCHW\");\012    return c;\012}", .line = 47, .n_where = 3, .where = (const uint32_t[]){ 35, 71, 81, }
};
static bool tensorrt_conv2d_transpose_any(const dfg_graph *g, dfg_node n, void *m)
{
    return tensorrt_conv2d_transpose_match(g, n, m);
}
static bool tensorrt_conv2d_transpose_pass(void *ctx, const struct tensorrt_conv2d_transpose_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool tensorrt_conv2d_transpose_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return tensorrt_conv2d_transpose_each(g, n, tensorrt_conv2d_transpose_pass, &e);
}

static const struct dfg_part tensorrt_conv2d_transpose_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct tensorrt_conv2d_transpose_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct tensorrt_conv2d_transpose_whole, m.w) },
    { DFG_PART_ROOT, false, 1, 2, offsetof(struct tensorrt_conv2d_transpose_whole, m.c) },
};
/* ---- conv3d_transpose ---- */

static const struct dfg_desc_expr tensorrt_conv3d_transpose_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 21 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 21 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 21 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 21 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 21 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 21 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 21 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 21 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 21 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 21 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 21 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 21 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 23 },
    /* 14 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "present(x.elements)", .line = 23 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 23 },
    /* 16 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "implicit_batch", .line = 23 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "rank", .line = 23 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 20 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "x.rank >= 1", .line = 23 },
    /* 21 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 16, 20, }, .text = "implicit_batch and x.rank >= 1", .line = 23 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "shape", .line = 23 },
    /* 24 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 23 },
    /* 25 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "x.shape[i]", .line = 23 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "rank", .line = 23 },
    /* 29 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 26, 28, }, .text = "range(1, x.rank)", .line = 23 },
    /* 30 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 25, 29, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 23 },
    /* 31 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 23 },
    /* 32 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "present(prod([x.shape[i] for i in range(1, x.rank)]))", .line = 23 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 21, 32, }, .text = "(implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 34 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 14, 33, }, .text = "present(x.elements) or (implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 34, }, .text = "type_ok(x), static_shape(x)", .line = 24 },
    /* 36 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 21 },
    /* 37 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 36, }, .text = "dtype", .line = 21 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 21 },
    /* 39 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 37, 38, }, .text = "x.dtype == f32", .line = 21 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 21 },
    /* 41 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 40, }, .text = "use_fp16", .line = 21 },
    /* 42 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 21 },
    /* 43 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 42, }, .text = "dtype", .line = 21 },
    /* 44 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 21 },
    /* 45 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 43, 44, }, .text = "x.dtype == f16", .line = 21 },
    /* 46 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 41, 45, }, .text = "(use_fp16 and x.dtype == f16)", .line = 21 },
    /* 47 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 39, 46, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 21 },
    /* 48 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 49 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "elements", .line = 23 },
    /* 50 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 49, }, .text = "present(x.elements)", .line = 23 },
    /* 51 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 23 },
    /* 52 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 51, }, .text = "implicit_batch", .line = 23 },
    /* 53 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 54 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 53, }, .text = "rank", .line = 23 },
    /* 55 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 56 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 54, 55, }, .text = "x.rank >= 1", .line = 23 },
    /* 57 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 52, 56, }, .text = "implicit_batch and x.rank >= 1", .line = 23 },
    /* 58 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 59 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 58, }, .text = "shape", .line = 23 },
    /* 60 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 23 },
    /* 61 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 59, 60, }, .text = "x.shape[i]", .line = 23 },
    /* 62 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 63 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 64 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 63, }, .text = "rank", .line = 23 },
    /* 65 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 62, 64, }, .text = "range(1, x.rank)", .line = 23 },
    /* 66 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 61, 65, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 23 },
    /* 67 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 66, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 23 },
    /* 68 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 67, }, .text = "present(prod([x.shape[i] for i in range(1, x.rank)]))", .line = 23 },
    /* 69 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 57, 68, }, .text = "(implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 70 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 50, 69, }, .text = "present(x.elements) or (implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 71 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 47, 70, }, .text = "type_ok(x), static_shape(x)", .line = 24 },
    /* 72 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 25 },
    /* 73 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 72, }, .name = "out_layout", .text = "out_layout", .line = 25 },
    /* 74 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 0, .s = "" }, .text = "\"\"", .line = 25 },
    /* 75 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 5, .s = "NCDHW" }, .text = "layout", .line = 25 },
    /* 76 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 73, 74, 75, }, .text = "attr(c, out_layout) in {\"\", layout}", .line = 25 },
    /* 77 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 25 },
    /* 78 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 77, }, .name = "out_layout", .text = "out_layout", .line = 25 },
    /* 79 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 78, }, .text = "present(c.out_layout)", .line = 25 },
    /* 80 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 79, }, .text = "not present(c.out_layout)", .line = 25 },
    /* 81 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 76, 80, }, .text = "attr(c, out_layout) in {\"\", layout} or not present(c.out_layout)", .line = 25 },
    /* 82 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 54 },
    /* 83 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 82, }, .name = "output_padding", .text = "output_padding", .line = 54 },
    /* 84 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 83, }, .text = "max(c.output_padding)", .line = 54 },
    /* 85 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 54 },
    /* 86 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 84, 85, }, .text = "max(c.output_padding) == 0", .line = 54 },
    /* 87 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 80000LL }, .text = "version", .line = 54 },
    /* 88 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 60001LL }, .text = "60001", .line = 54 },
    /* 89 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 87, 88, }, .text = "version >= 60001", .line = 54 },
};
static const struct dfg_desc_node tensorrt_conv3d_transpose_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv3d_transpose", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .n_attrs = 3, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 5, .s = "NCDHW" }, .text = "data_layout == \"NCDHW\"", .line = 53 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 5, .s = "OIDHW" }, .text = "kernel_layout == \"OIDHW\"", .line = 53 },
            { .test = DFG_D_TEST_EQ, .name = "dilation", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 3, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 1LL }, { .tag = DFG_D_INT, .i = 1LL }, { .tag = DFG_D_INT, .i = 1LL }, } }, .text = "dilation == [1, 1, 1]", .line = 53 },
        },
        .name = "c",
        .text = "nn.conv3d_transpose(x, w)", .line = 53 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 52 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 52 },
};
static const struct dfg_desc_region tensorrt_conv3d_transpose_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_conv3d_transpose_var_regions[] = { 0, 0, };
static const bool tensorrt_conv3d_transpose_dims[] = { 0, 0, };
static const struct dfg_desc_capture tensorrt_conv3d_transpose_refs[] = { { 1, -1 }, { 2, -1 }, { 0, -1 }, };
static const struct dfg_capture tensorrt_conv3d_transpose_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct tensorrt_conv3d_transpose_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct tensorrt_conv3d_transpose_match, w) },
    { "c", DFG_CAP_NODE, offsetof(struct tensorrt_conv3d_transpose_match, c) },
};
static const struct dfg_desc_pattern tensorrt_conv3d_transpose_desc = {
    .n_nodes = 3, .n_exprs = 90, .n_vars = 2, .n_sets = 3,
    .nodes = tensorrt_conv3d_transpose_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_conv3d_transpose_regions,
    .var_region = tensorrt_conv3d_transpose_var_regions,
    .exprs = tensorrt_conv3d_transpose_exprs,
    .captures = tensorrt_conv3d_transpose_refs,
    .var_is_dim = tensorrt_conv3d_transpose_dims,
    .text = "pattern conv3d_transpose(x, w) {\012    c = nn.conv3d_transpose(x, w) { data_layout == \"NCDHW\", kernel_layout == \"OIDHW\", dilation == [1, 1, 1] };\012    where input_ok(x), input_ok(w), same_layout(c, \"NCDHW\"), max(c.output_padding) == 0, version >= 60001;\012    return c;\012}", .line = 52, .n_where = 5, .where = (const uint32_t[]){ 35, 71, 81, 86, 89, }
};
static bool tensorrt_conv3d_transpose_any(const dfg_graph *g, dfg_node n, void *m)
{
    return tensorrt_conv3d_transpose_match(g, n, m);
}
static bool tensorrt_conv3d_transpose_pass(void *ctx, const struct tensorrt_conv3d_transpose_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool tensorrt_conv3d_transpose_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return tensorrt_conv3d_transpose_each(g, n, tensorrt_conv3d_transpose_pass, &e);
}

static const struct dfg_part tensorrt_conv3d_transpose_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct tensorrt_conv3d_transpose_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct tensorrt_conv3d_transpose_whole, m.w) },
    { DFG_PART_ROOT, false, 1, 2, offsetof(struct tensorrt_conv3d_transpose_whole, m.c) },
};
/* ---- dense ---- */

static const struct dfg_desc_expr tensorrt_dense_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 21 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 21 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 21 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 21 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 21 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 21 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 21 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 21 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 21 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 21 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 21 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 21 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 23 },
    /* 14 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "present(x.elements)", .line = 23 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 23 },
    /* 16 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "implicit_batch", .line = 23 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "rank", .line = 23 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 20 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "x.rank >= 1", .line = 23 },
    /* 21 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 16, 20, }, .text = "implicit_batch and x.rank >= 1", .line = 23 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "shape", .line = 23 },
    /* 24 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 23 },
    /* 25 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "x.shape[i]", .line = 23 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "rank", .line = 23 },
    /* 29 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 26, 28, }, .text = "range(1, x.rank)", .line = 23 },
    /* 30 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 25, 29, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 23 },
    /* 31 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 23 },
    /* 32 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "present(prod([x.shape[i] for i in range(1, x.rank)]))", .line = 23 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 21, 32, }, .text = "(implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 34 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 14, 33, }, .text = "present(x.elements) or (implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 34, }, .text = "type_ok(x), static_shape(x)", .line = 24 },
    /* 36 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 21 },
    /* 37 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 36, }, .text = "dtype", .line = 21 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 21 },
    /* 39 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 37, 38, }, .text = "x.dtype == f32", .line = 21 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 21 },
    /* 41 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 40, }, .text = "use_fp16", .line = 21 },
    /* 42 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 21 },
    /* 43 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 42, }, .text = "dtype", .line = 21 },
    /* 44 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 21 },
    /* 45 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 43, 44, }, .text = "x.dtype == f16", .line = 21 },
    /* 46 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 41, 45, }, .text = "(use_fp16 and x.dtype == f16)", .line = 21 },
    /* 47 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 39, 46, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 21 },
    /* 48 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 23 },
    /* 49 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "elements", .line = 23 },
    /* 50 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 49, }, .text = "present(x.elements)", .line = 23 },
    /* 51 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 23 },
    /* 52 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 51, }, .text = "implicit_batch", .line = 23 },
    /* 53 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 23 },
    /* 54 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 53, }, .text = "rank", .line = 23 },
    /* 55 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 56 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 54, 55, }, .text = "x.rank >= 1", .line = 23 },
    /* 57 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 52, 56, }, .text = "implicit_batch and x.rank >= 1", .line = 23 },
    /* 58 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 23 },
    /* 59 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 58, }, .text = "shape", .line = 23 },
    /* 60 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 23 },
    /* 61 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 59, 60, }, .text = "x.shape[i]", .line = 23 },
    /* 62 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 63 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 23 },
    /* 64 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 63, }, .text = "rank", .line = 23 },
    /* 65 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 62, 64, }, .text = "range(1, x.rank)", .line = 23 },
    /* 66 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 61, 65, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 23 },
    /* 67 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 66, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 23 },
    /* 68 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 67, }, .text = "present(prod([x.shape[i] for i in range(1, x.rank)]))", .line = 23 },
    /* 69 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 57, 68, }, .text = "(implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 70 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 50, 69, }, .text = "present(x.elements) or (implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 71 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 47, 70, }, .text = "type_ok(x), static_shape(x)", .line = 24 },
    /* 72 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 57 },
    /* 73 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 72, }, .text = "rank", .line = 57 },
    /* 74 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 57 },
    /* 75 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 57 },
    /* 76 */ { .op = DFG_E_IN_RANGE, .n_kids = 3, .kids = (const uint32_t[]){ 73, 74, 75, }, .text = "x.rank in 2..4", .line = 57 },
    /* 77 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 57 },
    /* 78 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 77, }, .text = "rank", .line = 57 },
    /* 79 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 57 },
    /* 80 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 78, 79, }, .text = "w.rank == 2", .line = 57 },
};
static const struct dfg_desc_node tensorrt_dense_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.dense", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "nn.dense(x, w & const)", .line = 57 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 57 },
    [2] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "w & const", .line = 57 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 57 },
    [4] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 57 },
};
static const struct dfg_desc_region tensorrt_dense_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_dense_var_regions[] = { 0, 0, };
static const bool tensorrt_dense_dims[] = { 0, 0, };
static const struct dfg_desc_capture tensorrt_dense_refs[] = { { 1, -1 }, { 3, -1 }, };
static const struct dfg_capture tensorrt_dense_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct tensorrt_dense_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct tensorrt_dense_match, w) },
};
static const struct dfg_desc_pattern tensorrt_dense_desc = {
    .n_nodes = 5, .n_exprs = 81, .n_vars = 2, .n_sets = 2,
    .nodes = tensorrt_dense_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_dense_regions,
    .var_region = tensorrt_dense_var_regions,
    .exprs = tensorrt_dense_exprs,
    .captures = tensorrt_dense_refs,
    .var_is_dim = tensorrt_dense_dims,
    .text = "pattern dense(x, w) = nn.dense(x, w & const) where input_ok(x), input_ok(w), x.rank in 2..4, w.rank == 2;", .line = 57, .n_where = 4, .where = (const uint32_t[]){ 35, 71, 76, 80, }
};
static bool tensorrt_dense_any(const dfg_graph *g, dfg_node n, void *m)
{
    return tensorrt_dense_match(g, n, m);
}
static bool tensorrt_dense_pass(void *ctx, const struct tensorrt_dense_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool tensorrt_dense_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return tensorrt_dense_each(g, n, tensorrt_dense_pass, &e);
}

static const struct dfg_part tensorrt_dense_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct tensorrt_dense_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct tensorrt_dense_whole, m.w) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct tensorrt_dense_whole, dense) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct tensorrt_dense_whole, constant) },
};
/* ---- bias_add ---- */

static const struct dfg_desc_expr tensorrt_bias_add_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 21 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 21 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 21 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 21 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 21 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 21 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 21 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 21 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 21 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 21 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 21 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 21 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 23 },
    /* 14 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "present(x.elements)", .line = 23 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 23 },
    /* 16 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "implicit_batch", .line = 23 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "rank", .line = 23 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 20 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "x.rank >= 1", .line = 23 },
    /* 21 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 16, 20, }, .text = "implicit_batch and x.rank >= 1", .line = 23 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "shape", .line = 23 },
    /* 24 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 23 },
    /* 25 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "x.shape[i]", .line = 23 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "rank", .line = 23 },
    /* 29 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 26, 28, }, .text = "range(1, x.rank)", .line = 23 },
    /* 30 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 25, 29, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 23 },
    /* 31 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 23 },
    /* 32 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "present(prod([x.shape[i] for i in range(1, x.rank)]))", .line = 23 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 21, 32, }, .text = "(implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 34 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 14, 33, }, .text = "present(x.elements) or (implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 34, }, .text = "type_ok(x), static_shape(x)", .line = 24 },
    /* 36 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 21 },
    /* 37 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 36, }, .text = "dtype", .line = 21 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 21 },
    /* 39 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 37, 38, }, .text = "x.dtype == f32", .line = 21 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 21 },
    /* 41 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 40, }, .text = "use_fp16", .line = 21 },
    /* 42 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 21 },
    /* 43 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 42, }, .text = "dtype", .line = 21 },
    /* 44 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 21 },
    /* 45 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 43, 44, }, .text = "x.dtype == f16", .line = 21 },
    /* 46 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 41, 45, }, .text = "(use_fp16 and x.dtype == f16)", .line = 21 },
    /* 47 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 39, 46, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 21 },
    /* 48 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 49 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "elements", .line = 23 },
    /* 50 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 49, }, .text = "present(x.elements)", .line = 23 },
    /* 51 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 23 },
    /* 52 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 51, }, .text = "implicit_batch", .line = 23 },
    /* 53 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 54 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 53, }, .text = "rank", .line = 23 },
    /* 55 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 56 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 54, 55, }, .text = "x.rank >= 1", .line = 23 },
    /* 57 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 52, 56, }, .text = "implicit_batch and x.rank >= 1", .line = 23 },
    /* 58 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 59 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 58, }, .text = "shape", .line = 23 },
    /* 60 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 23 },
    /* 61 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 59, 60, }, .text = "x.shape[i]", .line = 23 },
    /* 62 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 63 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 64 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 63, }, .text = "rank", .line = 23 },
    /* 65 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 62, 64, }, .text = "range(1, x.rank)", .line = 23 },
    /* 66 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 61, 65, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 23 },
    /* 67 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 66, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 23 },
    /* 68 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 67, }, .text = "present(prod([x.shape[i] for i in range(1, x.rank)]))", .line = 23 },
    /* 69 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 57, 68, }, .text = "(implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 70 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 50, 69, }, .text = "present(x.elements) or (implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 71 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 47, 70, }, .text = "type_ok(x), static_shape(x)", .line = 24 },
    /* 72 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 58 },
    /* 73 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 72, }, .text = "rank", .line = 58 },
    /* 74 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 58 },
    /* 75 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 58 },
    /* 76 */ { .op = DFG_E_IN_RANGE, .n_kids = 3, .kids = (const uint32_t[]){ 73, 74, 75, }, .text = "x.rank in 2..4", .line = 58 },
};
static const struct dfg_desc_node tensorrt_bias_add_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "nn.bias_add(x, b)", .line = 58 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 58 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 58 },
};
static const struct dfg_desc_region tensorrt_bias_add_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_bias_add_var_regions[] = { 0, 0, };
static const bool tensorrt_bias_add_dims[] = { 0, 0, };
static const struct dfg_desc_capture tensorrt_bias_add_refs[] = { { 1, -1 }, { 2, -1 }, };
static const struct dfg_capture tensorrt_bias_add_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct tensorrt_bias_add_match, x) },
    { "b", DFG_CAP_NODE, offsetof(struct tensorrt_bias_add_match, b) },
};
static const struct dfg_desc_pattern tensorrt_bias_add_desc = {
    .n_nodes = 3, .n_exprs = 77, .n_vars = 2, .n_sets = 2,
    .nodes = tensorrt_bias_add_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_bias_add_regions,
    .var_region = tensorrt_bias_add_var_regions,
    .exprs = tensorrt_bias_add_exprs,
    .captures = tensorrt_bias_add_refs,
    .var_is_dim = tensorrt_bias_add_dims,
    .text = "pattern bias_add(x, b) = nn.bias_add(x, b) where input_ok(x), input_ok(b), x.rank in 2..4;", .line = 58, .n_where = 3, .where = (const uint32_t[]){ 35, 71, 76, }
};
static bool tensorrt_bias_add_any(const dfg_graph *g, dfg_node n, void *m)
{
    return tensorrt_bias_add_match(g, n, m);
}
static bool tensorrt_bias_add_pass(void *ctx, const struct tensorrt_bias_add_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool tensorrt_bias_add_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return tensorrt_bias_add_each(g, n, tensorrt_bias_add_pass, &e);
}

static const struct dfg_part tensorrt_bias_add_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct tensorrt_bias_add_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct tensorrt_bias_add_whole, m.b) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct tensorrt_bias_add_whole, bias_add) },
};
/* ---- batch_matmul ---- */

static const struct dfg_desc_expr tensorrt_batch_matmul_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 21 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 21 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 21 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 21 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 21 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 21 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 21 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 21 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 21 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 21 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 21 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 21 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 23 },
    /* 14 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "present(x.elements)", .line = 23 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 23 },
    /* 16 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "implicit_batch", .line = 23 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "rank", .line = 23 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 20 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "x.rank >= 1", .line = 23 },
    /* 21 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 16, 20, }, .text = "implicit_batch and x.rank >= 1", .line = 23 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "shape", .line = 23 },
    /* 24 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 23 },
    /* 25 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "x.shape[i]", .line = 23 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "rank", .line = 23 },
    /* 29 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 26, 28, }, .text = "range(1, x.rank)", .line = 23 },
    /* 30 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 25, 29, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 23 },
    /* 31 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 23 },
    /* 32 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "present(prod([x.shape[i] for i in range(1, x.rank)]))", .line = 23 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 21, 32, }, .text = "(implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 34 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 14, 33, }, .text = "present(x.elements) or (implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 34, }, .text = "type_ok(x), static_shape(x)", .line = 24 },
    /* 36 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 21 },
    /* 37 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 36, }, .text = "dtype", .line = 21 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 21 },
    /* 39 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 37, 38, }, .text = "x.dtype == f32", .line = 21 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 21 },
    /* 41 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 40, }, .text = "use_fp16", .line = 21 },
    /* 42 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 21 },
    /* 43 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 42, }, .text = "dtype", .line = 21 },
    /* 44 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 21 },
    /* 45 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 43, 44, }, .text = "x.dtype == f16", .line = 21 },
    /* 46 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 41, 45, }, .text = "(use_fp16 and x.dtype == f16)", .line = 21 },
    /* 47 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 39, 46, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 21 },
    /* 48 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 49 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "elements", .line = 23 },
    /* 50 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 49, }, .text = "present(x.elements)", .line = 23 },
    /* 51 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 23 },
    /* 52 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 51, }, .text = "implicit_batch", .line = 23 },
    /* 53 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 54 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 53, }, .text = "rank", .line = 23 },
    /* 55 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 56 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 54, 55, }, .text = "x.rank >= 1", .line = 23 },
    /* 57 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 52, 56, }, .text = "implicit_batch and x.rank >= 1", .line = 23 },
    /* 58 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 59 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 58, }, .text = "shape", .line = 23 },
    /* 60 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 23 },
    /* 61 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 59, 60, }, .text = "x.shape[i]", .line = 23 },
    /* 62 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 63 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 64 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 63, }, .text = "rank", .line = 23 },
    /* 65 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 62, 64, }, .text = "range(1, x.rank)", .line = 23 },
    /* 66 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 61, 65, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 23 },
    /* 67 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 66, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 23 },
    /* 68 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 67, }, .text = "present(prod([x.shape[i] for i in range(1, x.rank)]))", .line = 23 },
    /* 69 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 57, 68, }, .text = "(implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 70 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 50, 69, }, .text = "present(x.elements) or (implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 71 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 47, 70, }, .text = "type_ok(x), static_shape(x)", .line = 24 },
    /* 72 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 60 },
    /* 73 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 72, }, .text = "implicit_batch", .line = 60 },
    /* 74 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 73, }, .text = "not implicit_batch", .line = 60 },
    /* 75 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 60 },
    /* 76 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 75, }, .text = "rank", .line = 60 },
    /* 77 */ { .op = DFG_E_NODE, .ref = 2, .text = "b", .line = 60 },
    /* 78 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 77, }, .text = "rank", .line = 60 },
    /* 79 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 76, 78, }, .text = "a.rank == b.rank", .line = 60 },
    /* 80 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 74, 79, }, .text = "not implicit_batch or a.rank == b.rank", .line = 60 },
};
static const struct dfg_desc_node tensorrt_batch_matmul_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.batch_matmul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "nn.batch_matmul(a, b)", .line = 59 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 59 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 59 },
};
static const struct dfg_desc_region tensorrt_batch_matmul_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_batch_matmul_var_regions[] = { 0, 0, };
static const bool tensorrt_batch_matmul_dims[] = { 0, 0, };
static const struct dfg_desc_capture tensorrt_batch_matmul_refs[] = { { 1, -1 }, { 2, -1 }, };
static const struct dfg_capture tensorrt_batch_matmul_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct tensorrt_batch_matmul_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct tensorrt_batch_matmul_match, b) },
};
static const struct dfg_desc_pattern tensorrt_batch_matmul_desc = {
    .n_nodes = 3, .n_exprs = 81, .n_vars = 2, .n_sets = 2,
    .nodes = tensorrt_batch_matmul_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_batch_matmul_regions,
    .var_region = tensorrt_batch_matmul_var_regions,
    .exprs = tensorrt_batch_matmul_exprs,
    .captures = tensorrt_batch_matmul_refs,
    .var_is_dim = tensorrt_batch_matmul_dims,
    .text = "pattern batch_matmul(a, b) = nn.batch_matmul(a, b)\012        where input_ok(a), input_ok(b), not implicit_batch or a.rank == b.rank;", .line = 59, .n_where = 3, .where = (const uint32_t[]){ 35, 71, 80, }
};
static bool tensorrt_batch_matmul_any(const dfg_graph *g, dfg_node n, void *m)
{
    return tensorrt_batch_matmul_match(g, n, m);
}
static bool tensorrt_batch_matmul_pass(void *ctx, const struct tensorrt_batch_matmul_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool tensorrt_batch_matmul_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return tensorrt_batch_matmul_each(g, n, tensorrt_batch_matmul_pass, &e);
}

static const struct dfg_part tensorrt_batch_matmul_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct tensorrt_batch_matmul_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct tensorrt_batch_matmul_whole, m.b) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct tensorrt_batch_matmul_whole, batch_matmul) },
};
/* ---- add_two ---- */

static const struct dfg_desc_expr tensorrt_add_two_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 21 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 21 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 21 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 21 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 21 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 21 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 21 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 21 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 21 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 21 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 21 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 21 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 23 },
    /* 14 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "present(x.elements)", .line = 23 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 23 },
    /* 16 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "implicit_batch", .line = 23 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "rank", .line = 23 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 20 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "x.rank >= 1", .line = 23 },
    /* 21 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 16, 20, }, .text = "implicit_batch and x.rank >= 1", .line = 23 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "shape", .line = 23 },
    /* 24 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 23 },
    /* 25 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "x.shape[i]", .line = 23 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "rank", .line = 23 },
    /* 29 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 26, 28, }, .text = "range(1, x.rank)", .line = 23 },
    /* 30 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 25, 29, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 23 },
    /* 31 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 23 },
    /* 32 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "present(prod([x.shape[i] for i in range(1, x.rank)]))", .line = 23 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 21, 32, }, .text = "(implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 34 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 14, 33, }, .text = "present(x.elements) or (implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 34, }, .text = "type_ok(x), static_shape(x)", .line = 24 },
    /* 36 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 21 },
    /* 37 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 36, }, .text = "dtype", .line = 21 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 21 },
    /* 39 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 37, 38, }, .text = "x.dtype == f32", .line = 21 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 21 },
    /* 41 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 40, }, .text = "use_fp16", .line = 21 },
    /* 42 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 21 },
    /* 43 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 42, }, .text = "dtype", .line = 21 },
    /* 44 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 21 },
    /* 45 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 43, 44, }, .text = "x.dtype == f16", .line = 21 },
    /* 46 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 41, 45, }, .text = "(use_fp16 and x.dtype == f16)", .line = 21 },
    /* 47 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 39, 46, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 21 },
    /* 48 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 49 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "elements", .line = 23 },
    /* 50 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 49, }, .text = "present(x.elements)", .line = 23 },
    /* 51 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 23 },
    /* 52 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 51, }, .text = "implicit_batch", .line = 23 },
    /* 53 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 54 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 53, }, .text = "rank", .line = 23 },
    /* 55 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 56 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 54, 55, }, .text = "x.rank >= 1", .line = 23 },
    /* 57 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 52, 56, }, .text = "implicit_batch and x.rank >= 1", .line = 23 },
    /* 58 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 59 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 58, }, .text = "shape", .line = 23 },
    /* 60 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 23 },
    /* 61 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 59, 60, }, .text = "x.shape[i]", .line = 23 },
    /* 62 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 63 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 64 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 63, }, .text = "rank", .line = 23 },
    /* 65 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 62, 64, }, .text = "range(1, x.rank)", .line = 23 },
    /* 66 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 61, 65, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 23 },
    /* 67 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 66, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 23 },
    /* 68 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 67, }, .text = "present(prod([x.shape[i] for i in range(1, x.rank)]))", .line = 23 },
    /* 69 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 57, 68, }, .text = "(implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 70 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 50, 69, }, .text = "present(x.elements) or (implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 71 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 47, 70, }, .text = "type_ok(x), static_shape(x)", .line = 24 },
    /* 72 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 35, 71, }, .text = "input_ok(a), input_ok(b)", .line = 64 },
    /* 73 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 71 },
    /* 74 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 73, }, .text = "implicit_batch", .line = 71 },
    /* 75 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 71 },
    /* 76 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 75, }, .text = "rank", .line = 71 },
    /* 77 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 71 },
    /* 78 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 76, 77, }, .text = "a.rank > 0", .line = 71 },
    /* 79 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 74, 78, }, .text = "implicit_batch and a.rank > 0", .line = 71 },
    /* 80 */ { .op = DFG_E_NODE, .ref = 2, .text = "b", .line = 71 },
    /* 81 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 80, }, .text = "rank", .line = 71 },
    /* 82 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 71 },
    /* 83 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 81, 82, }, .text = "b.rank > 0", .line = 71 },
    /* 84 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 79, 83, }, .text = "(implicit_batch and a.rank > 0 and b.rank > 0)", .line = 71 },
    /* 85 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 72 },
    /* 86 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 85, }, .text = "implicit_batch", .line = 72 },
    /* 87 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 86, }, .text = "not implicit_batch", .line = 72 },
    /* 88 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 72 },
    /* 89 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 88, }, .text = "rank", .line = 72 },
    /* 90 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 72 },
    /* 91 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 89, 90, }, .text = "a.rank == 0", .line = 72 },
    /* 92 */ { .op = DFG_E_NODE, .ref = 2, .text = "b", .line = 72 },
    /* 93 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 92, }, .text = "rank", .line = 72 },
    /* 94 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 72 },
    /* 95 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 93, 94, }, .text = "b.rank == 0", .line = 72 },
    /* 96 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 91, 95, }, .text = "a.rank == 0 or b.rank == 0", .line = 72 },
    /* 97 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 68 },
    /* 98 */ { .op = DFG_E_PRED, .sub = DFG_F_IS_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 97, }, .text = "is_const(a)", .line = 68 },
    /* 99 */ { .op = DFG_E_NODE, .ref = 2, .text = "b", .line = 68 },
    /* 100 */ { .op = DFG_E_PRED, .sub = DFG_F_IS_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 99, }, .text = "is_const(b)", .line = 68 },
    /* 101 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 98, 100, }, .text = "is_const(a) or is_const(b)", .line = 68 },
    /* 102 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 68 },
    /* 103 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 102, }, .text = "shape", .line = 68 },
    /* 104 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 68 },
    /* 105 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 103, 104, }, .text = "a.shape[0]", .line = 68 },
    /* 106 */ { .op = DFG_E_NODE, .ref = 2, .text = "b", .line = 68 },
    /* 107 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 106, }, .text = "shape", .line = 68 },
    /* 108 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 68 },
    /* 109 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 107, 108, }, .text = "b.shape[0]", .line = 68 },
    /* 110 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 105, 109, }, .text = "a.shape[0] == b.shape[0]", .line = 68 },
    /* 111 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 101, 110, }, .text = "is_const(a) or is_const(b), a.shape[0] == b.shape[0]", .line = 68 },
    /* 112 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 68 },
    /* 113 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 112, }, .text = "shape", .line = 68 },
    /* 114 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 68 },
    /* 115 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 113, 114, }, .text = "a.shape[0]", .line = 68 },
    /* 116 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 68 },
    /* 117 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 115, 116, }, .text = "a.shape[0] != 1", .line = 68 },
    /* 118 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 111, 117, }, .text = "is_const(a) or is_const(b), a.shape[0] == b.shape[0], a.shape[0] != 1", .line = 68 },
    /* 119 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 68 },
    /* 120 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 119, }, .text = "rank", .line = 68 },
    /* 121 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 68 },
    /* 122 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 120, 121, }, .text = "a.rank > 3", .line = 68 },
    /* 123 */ { .op = DFG_E_NODE, .ref = 2, .text = "b", .line = 68 },
    /* 124 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 123, }, .text = "rank", .line = 68 },
    /* 125 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 68 },
    /* 126 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 124, 125, }, .text = "b.rank > 3", .line = 68 },
    /* 127 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 122, 126, }, .text = "a.rank > 3 or b.rank > 3", .line = 68 },
    /* 128 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 118, 127, }, .text = "is_const(a) or is_const(b), a.shape[0] == b.shape[0], a.shape[0] != 1, a.rank > 3 or b.rank > 3", .line = 68 },
    /* 129 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 128, }, .text = "not batched_constant(a, b)", .line = 72 },
    /* 130 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 96, 129, }, .text = "(a.rank == 0 or b.rank == 0 or not batched_constant(a, b))", .line = 72 },
    /* 131 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 87, 130, }, .text = "(not implicit_batch and (a.rank == 0 or b.rank == 0 or not batched_constant(a, b)))", .line = 72 },
    /* 132 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 84, 131, }, .text = "(implicit_batch and a.rank > 0 and b.rank > 0)\012        or (not implicit_batch and (a.rank == 0 or b.rank == 0 or not batched_constant(a, b)))", .line = 71 },
};
static const struct dfg_desc_node tensorrt_add_two_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "add(a, b)", .line = 73 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 73 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 73 },
};
static const struct dfg_desc_region tensorrt_add_two_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_add_two_var_regions[] = { 0, 0, };
static const bool tensorrt_add_two_dims[] = { 0, 0, };
static const struct dfg_desc_capture tensorrt_add_two_refs[] = { { 1, -1 }, { 2, -1 }, };
static const struct dfg_capture tensorrt_add_two_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct tensorrt_add_two_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct tensorrt_add_two_match, b) },
};
static const struct dfg_desc_pattern tensorrt_add_two_desc = {
    .n_nodes = 3, .n_exprs = 133, .n_vars = 2, .n_sets = 2,
    .nodes = tensorrt_add_two_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_add_two_regions,
    .var_region = tensorrt_add_two_var_regions,
    .exprs = tensorrt_add_two_exprs,
    .captures = tensorrt_add_two_refs,
    .var_is_dim = tensorrt_add_two_dims,
    .text = "pattern add_two(a, b) = add(a, b) where binary_ok(a, b), sum_ok(a, b);", .line = 73, .n_where = 2, .where = (const uint32_t[]){ 72, 132, }
};
static bool tensorrt_add_two_any(const dfg_graph *g, dfg_node n, void *m)
{
    return tensorrt_add_two_match(g, n, m);
}
static bool tensorrt_add_two_pass(void *ctx, const struct tensorrt_add_two_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool tensorrt_add_two_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return tensorrt_add_two_each(g, n, tensorrt_add_two_pass, &e);
}

static const struct dfg_part tensorrt_add_two_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct tensorrt_add_two_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct tensorrt_add_two_whole, m.b) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct tensorrt_add_two_whole, add) },
};
/* ---- divide_two ---- */

static const struct dfg_desc_expr tensorrt_divide_two_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 21 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 21 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 21 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 21 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 21 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 21 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 21 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 21 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 21 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 21 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 21 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 21 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 23 },
    /* 14 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "present(x.elements)", .line = 23 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 23 },
    /* 16 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "implicit_batch", .line = 23 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "rank", .line = 23 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 20 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "x.rank >= 1", .line = 23 },
    /* 21 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 16, 20, }, .text = "implicit_batch and x.rank >= 1", .line = 23 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "shape", .line = 23 },
    /* 24 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 23 },
    /* 25 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "x.shape[i]", .line = 23 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "rank", .line = 23 },
    /* 29 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 26, 28, }, .text = "range(1, x.rank)", .line = 23 },
    /* 30 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 25, 29, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 23 },
    /* 31 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 23 },
    /* 32 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "present(prod([x.shape[i] for i in range(1, x.rank)]))", .line = 23 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 21, 32, }, .text = "(implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 34 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 14, 33, }, .text = "present(x.elements) or (implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 34, }, .text = "type_ok(x), static_shape(x)", .line = 24 },
    /* 36 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 21 },
    /* 37 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 36, }, .text = "dtype", .line = 21 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 21 },
    /* 39 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 37, 38, }, .text = "x.dtype == f32", .line = 21 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 21 },
    /* 41 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 40, }, .text = "use_fp16", .line = 21 },
    /* 42 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 21 },
    /* 43 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 42, }, .text = "dtype", .line = 21 },
    /* 44 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 21 },
    /* 45 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 43, 44, }, .text = "x.dtype == f16", .line = 21 },
    /* 46 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 41, 45, }, .text = "(use_fp16 and x.dtype == f16)", .line = 21 },
    /* 47 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 39, 46, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 21 },
    /* 48 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 49 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "elements", .line = 23 },
    /* 50 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 49, }, .text = "present(x.elements)", .line = 23 },
    /* 51 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 23 },
    /* 52 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 51, }, .text = "implicit_batch", .line = 23 },
    /* 53 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 54 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 53, }, .text = "rank", .line = 23 },
    /* 55 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 56 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 54, 55, }, .text = "x.rank >= 1", .line = 23 },
    /* 57 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 52, 56, }, .text = "implicit_batch and x.rank >= 1", .line = 23 },
    /* 58 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 59 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 58, }, .text = "shape", .line = 23 },
    /* 60 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 23 },
    /* 61 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 59, 60, }, .text = "x.shape[i]", .line = 23 },
    /* 62 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 63 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 64 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 63, }, .text = "rank", .line = 23 },
    /* 65 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 62, 64, }, .text = "range(1, x.rank)", .line = 23 },
    /* 66 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 61, 65, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 23 },
    /* 67 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 66, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 23 },
    /* 68 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 67, }, .text = "present(prod([x.shape[i] for i in range(1, x.rank)]))", .line = 23 },
    /* 69 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 57, 68, }, .text = "(implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 70 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 50, 69, }, .text = "present(x.elements) or (implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 71 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 47, 70, }, .text = "type_ok(x), static_shape(x)", .line = 24 },
    /* 72 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 35, 71, }, .text = "input_ok(a), input_ok(b)", .line = 64 },
};
static const struct dfg_desc_node tensorrt_divide_two_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "divide", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "`divide`(a, b)", .line = 75 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 75 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 75 },
};
static const struct dfg_desc_region tensorrt_divide_two_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_divide_two_var_regions[] = { 0, 0, };
static const bool tensorrt_divide_two_dims[] = { 0, 0, };
static const struct dfg_desc_capture tensorrt_divide_two_refs[] = { { 1, -1 }, { 2, -1 }, };
static const struct dfg_capture tensorrt_divide_two_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct tensorrt_divide_two_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct tensorrt_divide_two_match, b) },
};
static const struct dfg_desc_pattern tensorrt_divide_two_desc = {
    .n_nodes = 3, .n_exprs = 73, .n_vars = 2, .n_sets = 2,
    .nodes = tensorrt_divide_two_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_divide_two_regions,
    .var_region = tensorrt_divide_two_var_regions,
    .exprs = tensorrt_divide_two_exprs,
    .captures = tensorrt_divide_two_refs,
    .var_is_dim = tensorrt_divide_two_dims,
    .text = "pattern divide_two(a, b) = `divide`(a, b) where binary_ok(a, b);", .line = 75, .n_where = 1, .where = (const uint32_t[]){ 72, }
};
static bool tensorrt_divide_two_any(const dfg_graph *g, dfg_node n, void *m)
{
    return tensorrt_divide_two_match(g, n, m);
}
static bool tensorrt_divide_two_pass(void *ctx, const struct tensorrt_divide_two_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool tensorrt_divide_two_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return tensorrt_divide_two_each(g, n, tensorrt_divide_two_pass, &e);
}

static const struct dfg_part tensorrt_divide_two_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct tensorrt_divide_two_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct tensorrt_divide_two_whole, m.b) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct tensorrt_divide_two_whole, divide) },
};
/* ---- subtract_two ---- */

static const struct dfg_desc_expr tensorrt_subtract_two_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 21 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 21 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 21 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 21 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 21 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 21 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 21 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 21 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 21 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 21 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 21 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 21 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 23 },
    /* 14 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "present(x.elements)", .line = 23 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 23 },
    /* 16 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "implicit_batch", .line = 23 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "rank", .line = 23 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 20 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "x.rank >= 1", .line = 23 },
    /* 21 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 16, 20, }, .text = "implicit_batch and x.rank >= 1", .line = 23 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "shape", .line = 23 },
    /* 24 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 23 },
    /* 25 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "x.shape[i]", .line = 23 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "rank", .line = 23 },
    /* 29 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 26, 28, }, .text = "range(1, x.rank)", .line = 23 },
    /* 30 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 25, 29, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 23 },
    /* 31 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 23 },
    /* 32 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "present(prod([x.shape[i] for i in range(1, x.rank)]))", .line = 23 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 21, 32, }, .text = "(implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 34 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 14, 33, }, .text = "present(x.elements) or (implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 34, }, .text = "type_ok(x), static_shape(x)", .line = 24 },
    /* 36 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 21 },
    /* 37 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 36, }, .text = "dtype", .line = 21 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 21 },
    /* 39 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 37, 38, }, .text = "x.dtype == f32", .line = 21 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 21 },
    /* 41 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 40, }, .text = "use_fp16", .line = 21 },
    /* 42 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 21 },
    /* 43 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 42, }, .text = "dtype", .line = 21 },
    /* 44 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 21 },
    /* 45 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 43, 44, }, .text = "x.dtype == f16", .line = 21 },
    /* 46 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 41, 45, }, .text = "(use_fp16 and x.dtype == f16)", .line = 21 },
    /* 47 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 39, 46, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 21 },
    /* 48 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 49 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "elements", .line = 23 },
    /* 50 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 49, }, .text = "present(x.elements)", .line = 23 },
    /* 51 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 23 },
    /* 52 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 51, }, .text = "implicit_batch", .line = 23 },
    /* 53 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 54 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 53, }, .text = "rank", .line = 23 },
    /* 55 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 56 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 54, 55, }, .text = "x.rank >= 1", .line = 23 },
    /* 57 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 52, 56, }, .text = "implicit_batch and x.rank >= 1", .line = 23 },
    /* 58 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 59 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 58, }, .text = "shape", .line = 23 },
    /* 60 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 23 },
    /* 61 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 59, 60, }, .text = "x.shape[i]", .line = 23 },
    /* 62 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 63 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 64 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 63, }, .text = "rank", .line = 23 },
    /* 65 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 62, 64, }, .text = "range(1, x.rank)", .line = 23 },
    /* 66 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 61, 65, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 23 },
    /* 67 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 66, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 23 },
    /* 68 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 67, }, .text = "present(prod([x.shape[i] for i in range(1, x.rank)]))", .line = 23 },
    /* 69 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 57, 68, }, .text = "(implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 70 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 50, 69, }, .text = "present(x.elements) or (implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 71 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 47, 70, }, .text = "type_ok(x), static_shape(x)", .line = 24 },
    /* 72 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 35, 71, }, .text = "input_ok(a), input_ok(b)", .line = 64 },
};
static const struct dfg_desc_node tensorrt_subtract_two_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "subtract", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "`subtract`(a, b)", .line = 76 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 76 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 76 },
};
static const struct dfg_desc_region tensorrt_subtract_two_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_subtract_two_var_regions[] = { 0, 0, };
static const bool tensorrt_subtract_two_dims[] = { 0, 0, };
static const struct dfg_desc_capture tensorrt_subtract_two_refs[] = { { 1, -1 }, { 2, -1 }, };
static const struct dfg_capture tensorrt_subtract_two_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct tensorrt_subtract_two_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct tensorrt_subtract_two_match, b) },
};
static const struct dfg_desc_pattern tensorrt_subtract_two_desc = {
    .n_nodes = 3, .n_exprs = 73, .n_vars = 2, .n_sets = 2,
    .nodes = tensorrt_subtract_two_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_subtract_two_regions,
    .var_region = tensorrt_subtract_two_var_regions,
    .exprs = tensorrt_subtract_two_exprs,
    .captures = tensorrt_subtract_two_refs,
    .var_is_dim = tensorrt_subtract_two_dims,
    .text = "pattern subtract_two(a, b) = `subtract`(a, b) where binary_ok(a, b);", .line = 76, .n_where = 1, .where = (const uint32_t[]){ 72, }
};
static bool tensorrt_subtract_two_any(const dfg_graph *g, dfg_node n, void *m)
{
    return tensorrt_subtract_two_match(g, n, m);
}
static bool tensorrt_subtract_two_pass(void *ctx, const struct tensorrt_subtract_two_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool tensorrt_subtract_two_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return tensorrt_subtract_two_each(g, n, tensorrt_subtract_two_pass, &e);
}

static const struct dfg_part tensorrt_subtract_two_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct tensorrt_subtract_two_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct tensorrt_subtract_two_whole, m.b) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct tensorrt_subtract_two_whole, subtract) },
};
/* ---- multiply_two ---- */

static const struct dfg_desc_expr tensorrt_multiply_two_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 21 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 21 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 21 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 21 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 21 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 21 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 21 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 21 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 21 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 21 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 21 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 21 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 23 },
    /* 14 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "present(x.elements)", .line = 23 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 23 },
    /* 16 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "implicit_batch", .line = 23 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "rank", .line = 23 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 20 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "x.rank >= 1", .line = 23 },
    /* 21 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 16, 20, }, .text = "implicit_batch and x.rank >= 1", .line = 23 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "shape", .line = 23 },
    /* 24 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 23 },
    /* 25 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "x.shape[i]", .line = 23 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "rank", .line = 23 },
    /* 29 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 26, 28, }, .text = "range(1, x.rank)", .line = 23 },
    /* 30 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 25, 29, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 23 },
    /* 31 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 23 },
    /* 32 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "present(prod([x.shape[i] for i in range(1, x.rank)]))", .line = 23 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 21, 32, }, .text = "(implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 34 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 14, 33, }, .text = "present(x.elements) or (implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 34, }, .text = "type_ok(x), static_shape(x)", .line = 24 },
    /* 36 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 21 },
    /* 37 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 36, }, .text = "dtype", .line = 21 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 21 },
    /* 39 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 37, 38, }, .text = "x.dtype == f32", .line = 21 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 21 },
    /* 41 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 40, }, .text = "use_fp16", .line = 21 },
    /* 42 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 21 },
    /* 43 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 42, }, .text = "dtype", .line = 21 },
    /* 44 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 21 },
    /* 45 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 43, 44, }, .text = "x.dtype == f16", .line = 21 },
    /* 46 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 41, 45, }, .text = "(use_fp16 and x.dtype == f16)", .line = 21 },
    /* 47 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 39, 46, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 21 },
    /* 48 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 49 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "elements", .line = 23 },
    /* 50 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 49, }, .text = "present(x.elements)", .line = 23 },
    /* 51 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 23 },
    /* 52 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 51, }, .text = "implicit_batch", .line = 23 },
    /* 53 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 54 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 53, }, .text = "rank", .line = 23 },
    /* 55 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 56 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 54, 55, }, .text = "x.rank >= 1", .line = 23 },
    /* 57 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 52, 56, }, .text = "implicit_batch and x.rank >= 1", .line = 23 },
    /* 58 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 59 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 58, }, .text = "shape", .line = 23 },
    /* 60 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 23 },
    /* 61 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 59, 60, }, .text = "x.shape[i]", .line = 23 },
    /* 62 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 63 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 64 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 63, }, .text = "rank", .line = 23 },
    /* 65 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 62, 64, }, .text = "range(1, x.rank)", .line = 23 },
    /* 66 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 61, 65, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 23 },
    /* 67 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 66, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 23 },
    /* 68 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 67, }, .text = "present(prod([x.shape[i] for i in range(1, x.rank)]))", .line = 23 },
    /* 69 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 57, 68, }, .text = "(implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 70 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 50, 69, }, .text = "present(x.elements) or (implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 71 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 47, 70, }, .text = "type_ok(x), static_shape(x)", .line = 24 },
    /* 72 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 35, 71, }, .text = "input_ok(a), input_ok(b)", .line = 64 },
};
static const struct dfg_desc_node tensorrt_multiply_two_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "`multiply`(a, b)", .line = 77 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 77 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 77 },
};
static const struct dfg_desc_region tensorrt_multiply_two_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_multiply_two_var_regions[] = { 0, 0, };
static const bool tensorrt_multiply_two_dims[] = { 0, 0, };
static const struct dfg_desc_capture tensorrt_multiply_two_refs[] = { { 1, -1 }, { 2, -1 }, };
static const struct dfg_capture tensorrt_multiply_two_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct tensorrt_multiply_two_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct tensorrt_multiply_two_match, b) },
};
static const struct dfg_desc_pattern tensorrt_multiply_two_desc = {
    .n_nodes = 3, .n_exprs = 73, .n_vars = 2, .n_sets = 2,
    .nodes = tensorrt_multiply_two_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_multiply_two_regions,
    .var_region = tensorrt_multiply_two_var_regions,
    .exprs = tensorrt_multiply_two_exprs,
    .captures = tensorrt_multiply_two_refs,
    .var_is_dim = tensorrt_multiply_two_dims,
    .text = "pattern multiply_two(a, b) = `multiply`(a, b) where binary_ok(a, b);", .line = 77, .n_where = 1, .where = (const uint32_t[]){ 72, }
};
static bool tensorrt_multiply_two_any(const dfg_graph *g, dfg_node n, void *m)
{
    return tensorrt_multiply_two_match(g, n, m);
}
static bool tensorrt_multiply_two_pass(void *ctx, const struct tensorrt_multiply_two_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool tensorrt_multiply_two_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return tensorrt_multiply_two_each(g, n, tensorrt_multiply_two_pass, &e);
}

static const struct dfg_part tensorrt_multiply_two_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct tensorrt_multiply_two_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct tensorrt_multiply_two_whole, m.b) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct tensorrt_multiply_two_whole, multiply) },
};
/* ---- power_two ---- */

static const struct dfg_desc_expr tensorrt_power_two_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 21 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 21 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 21 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 21 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 21 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 21 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 21 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 21 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 21 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 21 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 21 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 21 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 23 },
    /* 14 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "present(x.elements)", .line = 23 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 23 },
    /* 16 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "implicit_batch", .line = 23 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "rank", .line = 23 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 20 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "x.rank >= 1", .line = 23 },
    /* 21 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 16, 20, }, .text = "implicit_batch and x.rank >= 1", .line = 23 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "shape", .line = 23 },
    /* 24 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 23 },
    /* 25 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "x.shape[i]", .line = 23 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "rank", .line = 23 },
    /* 29 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 26, 28, }, .text = "range(1, x.rank)", .line = 23 },
    /* 30 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 25, 29, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 23 },
    /* 31 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 23 },
    /* 32 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "present(prod([x.shape[i] for i in range(1, x.rank)]))", .line = 23 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 21, 32, }, .text = "(implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 34 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 14, 33, }, .text = "present(x.elements) or (implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 34, }, .text = "type_ok(x), static_shape(x)", .line = 24 },
    /* 36 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 21 },
    /* 37 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 36, }, .text = "dtype", .line = 21 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 21 },
    /* 39 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 37, 38, }, .text = "x.dtype == f32", .line = 21 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 21 },
    /* 41 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 40, }, .text = "use_fp16", .line = 21 },
    /* 42 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 21 },
    /* 43 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 42, }, .text = "dtype", .line = 21 },
    /* 44 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 21 },
    /* 45 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 43, 44, }, .text = "x.dtype == f16", .line = 21 },
    /* 46 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 41, 45, }, .text = "(use_fp16 and x.dtype == f16)", .line = 21 },
    /* 47 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 39, 46, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 21 },
    /* 48 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 49 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "elements", .line = 23 },
    /* 50 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 49, }, .text = "present(x.elements)", .line = 23 },
    /* 51 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 23 },
    /* 52 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 51, }, .text = "implicit_batch", .line = 23 },
    /* 53 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 54 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 53, }, .text = "rank", .line = 23 },
    /* 55 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 56 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 54, 55, }, .text = "x.rank >= 1", .line = 23 },
    /* 57 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 52, 56, }, .text = "implicit_batch and x.rank >= 1", .line = 23 },
    /* 58 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 59 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 58, }, .text = "shape", .line = 23 },
    /* 60 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 23 },
    /* 61 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 59, 60, }, .text = "x.shape[i]", .line = 23 },
    /* 62 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 63 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 64 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 63, }, .text = "rank", .line = 23 },
    /* 65 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 62, 64, }, .text = "range(1, x.rank)", .line = 23 },
    /* 66 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 61, 65, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 23 },
    /* 67 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 66, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 23 },
    /* 68 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 67, }, .text = "present(prod([x.shape[i] for i in range(1, x.rank)]))", .line = 23 },
    /* 69 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 57, 68, }, .text = "(implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 70 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 50, 69, }, .text = "present(x.elements) or (implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 71 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 47, 70, }, .text = "type_ok(x), static_shape(x)", .line = 24 },
    /* 72 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 35, 71, }, .text = "input_ok(a), input_ok(b)", .line = 64 },
};
static const struct dfg_desc_node tensorrt_power_two_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "power", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "`power`(a, b)", .line = 78 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 78 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 78 },
};
static const struct dfg_desc_region tensorrt_power_two_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_power_two_var_regions[] = { 0, 0, };
static const bool tensorrt_power_two_dims[] = { 0, 0, };
static const struct dfg_desc_capture tensorrt_power_two_refs[] = { { 1, -1 }, { 2, -1 }, };
static const struct dfg_capture tensorrt_power_two_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct tensorrt_power_two_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct tensorrt_power_two_match, b) },
};
static const struct dfg_desc_pattern tensorrt_power_two_desc = {
    .n_nodes = 3, .n_exprs = 73, .n_vars = 2, .n_sets = 2,
    .nodes = tensorrt_power_two_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_power_two_regions,
    .var_region = tensorrt_power_two_var_regions,
    .exprs = tensorrt_power_two_exprs,
    .captures = tensorrt_power_two_refs,
    .var_is_dim = tensorrt_power_two_dims,
    .text = "pattern power_two(a, b) = `power`(a, b) where binary_ok(a, b);", .line = 78, .n_where = 1, .where = (const uint32_t[]){ 72, }
};
static bool tensorrt_power_two_any(const dfg_graph *g, dfg_node n, void *m)
{
    return tensorrt_power_two_match(g, n, m);
}
static bool tensorrt_power_two_pass(void *ctx, const struct tensorrt_power_two_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool tensorrt_power_two_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return tensorrt_power_two_each(g, n, tensorrt_power_two_pass, &e);
}

static const struct dfg_part tensorrt_power_two_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct tensorrt_power_two_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct tensorrt_power_two_whole, m.b) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct tensorrt_power_two_whole, power) },
};
/* ---- maximum_two ---- */

static const struct dfg_desc_expr tensorrt_maximum_two_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 21 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 21 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 21 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 21 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 21 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 21 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 21 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 21 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 21 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 21 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 21 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 21 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 23 },
    /* 14 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "present(x.elements)", .line = 23 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 23 },
    /* 16 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "implicit_batch", .line = 23 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "rank", .line = 23 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 20 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "x.rank >= 1", .line = 23 },
    /* 21 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 16, 20, }, .text = "implicit_batch and x.rank >= 1", .line = 23 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "shape", .line = 23 },
    /* 24 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 23 },
    /* 25 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "x.shape[i]", .line = 23 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "rank", .line = 23 },
    /* 29 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 26, 28, }, .text = "range(1, x.rank)", .line = 23 },
    /* 30 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 25, 29, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 23 },
    /* 31 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 23 },
    /* 32 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "present(prod([x.shape[i] for i in range(1, x.rank)]))", .line = 23 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 21, 32, }, .text = "(implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 34 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 14, 33, }, .text = "present(x.elements) or (implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 34, }, .text = "type_ok(x), static_shape(x)", .line = 24 },
    /* 36 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 21 },
    /* 37 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 36, }, .text = "dtype", .line = 21 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 21 },
    /* 39 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 37, 38, }, .text = "x.dtype == f32", .line = 21 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 21 },
    /* 41 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 40, }, .text = "use_fp16", .line = 21 },
    /* 42 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 21 },
    /* 43 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 42, }, .text = "dtype", .line = 21 },
    /* 44 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 21 },
    /* 45 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 43, 44, }, .text = "x.dtype == f16", .line = 21 },
    /* 46 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 41, 45, }, .text = "(use_fp16 and x.dtype == f16)", .line = 21 },
    /* 47 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 39, 46, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 21 },
    /* 48 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 49 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "elements", .line = 23 },
    /* 50 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 49, }, .text = "present(x.elements)", .line = 23 },
    /* 51 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 23 },
    /* 52 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 51, }, .text = "implicit_batch", .line = 23 },
    /* 53 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 54 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 53, }, .text = "rank", .line = 23 },
    /* 55 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 56 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 54, 55, }, .text = "x.rank >= 1", .line = 23 },
    /* 57 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 52, 56, }, .text = "implicit_batch and x.rank >= 1", .line = 23 },
    /* 58 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 59 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 58, }, .text = "shape", .line = 23 },
    /* 60 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 23 },
    /* 61 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 59, 60, }, .text = "x.shape[i]", .line = 23 },
    /* 62 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 63 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 64 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 63, }, .text = "rank", .line = 23 },
    /* 65 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 62, 64, }, .text = "range(1, x.rank)", .line = 23 },
    /* 66 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 61, 65, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 23 },
    /* 67 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 66, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 23 },
    /* 68 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 67, }, .text = "present(prod([x.shape[i] for i in range(1, x.rank)]))", .line = 23 },
    /* 69 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 57, 68, }, .text = "(implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 70 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 50, 69, }, .text = "present(x.elements) or (implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 71 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 47, 70, }, .text = "type_ok(x), static_shape(x)", .line = 24 },
    /* 72 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 35, 71, }, .text = "input_ok(a), input_ok(b)", .line = 64 },
};
static const struct dfg_desc_node tensorrt_maximum_two_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "maximum", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "`maximum`(a, b)", .line = 79 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 79 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 79 },
};
static const struct dfg_desc_region tensorrt_maximum_two_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_maximum_two_var_regions[] = { 0, 0, };
static const bool tensorrt_maximum_two_dims[] = { 0, 0, };
static const struct dfg_desc_capture tensorrt_maximum_two_refs[] = { { 1, -1 }, { 2, -1 }, };
static const struct dfg_capture tensorrt_maximum_two_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct tensorrt_maximum_two_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct tensorrt_maximum_two_match, b) },
};
static const struct dfg_desc_pattern tensorrt_maximum_two_desc = {
    .n_nodes = 3, .n_exprs = 73, .n_vars = 2, .n_sets = 2,
    .nodes = tensorrt_maximum_two_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_maximum_two_regions,
    .var_region = tensorrt_maximum_two_var_regions,
    .exprs = tensorrt_maximum_two_exprs,
    .captures = tensorrt_maximum_two_refs,
    .var_is_dim = tensorrt_maximum_two_dims,
    .text = "pattern maximum_two(a, b) = `maximum`(a, b) where binary_ok(a, b);", .line = 79, .n_where = 1, .where = (const uint32_t[]){ 72, }
};
static bool tensorrt_maximum_two_any(const dfg_graph *g, dfg_node n, void *m)
{
    return tensorrt_maximum_two_match(g, n, m);
}
static bool tensorrt_maximum_two_pass(void *ctx, const struct tensorrt_maximum_two_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool tensorrt_maximum_two_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return tensorrt_maximum_two_each(g, n, tensorrt_maximum_two_pass, &e);
}

static const struct dfg_part tensorrt_maximum_two_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct tensorrt_maximum_two_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct tensorrt_maximum_two_whole, m.b) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct tensorrt_maximum_two_whole, maximum) },
};
/* ---- minimum_two ---- */

static const struct dfg_desc_expr tensorrt_minimum_two_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 21 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 21 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 21 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 21 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 21 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 21 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 21 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 21 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 21 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 21 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 21 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 21 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 23 },
    /* 14 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "present(x.elements)", .line = 23 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 23 },
    /* 16 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "implicit_batch", .line = 23 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "rank", .line = 23 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 20 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "x.rank >= 1", .line = 23 },
    /* 21 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 16, 20, }, .text = "implicit_batch and x.rank >= 1", .line = 23 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "shape", .line = 23 },
    /* 24 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 23 },
    /* 25 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "x.shape[i]", .line = 23 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "rank", .line = 23 },
    /* 29 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 26, 28, }, .text = "range(1, x.rank)", .line = 23 },
    /* 30 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 25, 29, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 23 },
    /* 31 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 23 },
    /* 32 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "present(prod([x.shape[i] for i in range(1, x.rank)]))", .line = 23 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 21, 32, }, .text = "(implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 34 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 14, 33, }, .text = "present(x.elements) or (implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 34, }, .text = "type_ok(x), static_shape(x)", .line = 24 },
    /* 36 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 21 },
    /* 37 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 36, }, .text = "dtype", .line = 21 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 21 },
    /* 39 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 37, 38, }, .text = "x.dtype == f32", .line = 21 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 21 },
    /* 41 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 40, }, .text = "use_fp16", .line = 21 },
    /* 42 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 21 },
    /* 43 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 42, }, .text = "dtype", .line = 21 },
    /* 44 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 21 },
    /* 45 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 43, 44, }, .text = "x.dtype == f16", .line = 21 },
    /* 46 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 41, 45, }, .text = "(use_fp16 and x.dtype == f16)", .line = 21 },
    /* 47 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 39, 46, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 21 },
    /* 48 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 49 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "elements", .line = 23 },
    /* 50 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 49, }, .text = "present(x.elements)", .line = 23 },
    /* 51 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 23 },
    /* 52 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 51, }, .text = "implicit_batch", .line = 23 },
    /* 53 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 54 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 53, }, .text = "rank", .line = 23 },
    /* 55 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 56 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 54, 55, }, .text = "x.rank >= 1", .line = 23 },
    /* 57 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 52, 56, }, .text = "implicit_batch and x.rank >= 1", .line = 23 },
    /* 58 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 59 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 58, }, .text = "shape", .line = 23 },
    /* 60 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 23 },
    /* 61 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 59, 60, }, .text = "x.shape[i]", .line = 23 },
    /* 62 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 63 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 64 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 63, }, .text = "rank", .line = 23 },
    /* 65 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 62, 64, }, .text = "range(1, x.rank)", .line = 23 },
    /* 66 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 61, 65, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 23 },
    /* 67 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 66, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 23 },
    /* 68 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 67, }, .text = "present(prod([x.shape[i] for i in range(1, x.rank)]))", .line = 23 },
    /* 69 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 57, 68, }, .text = "(implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 70 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 50, 69, }, .text = "present(x.elements) or (implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 71 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 47, 70, }, .text = "type_ok(x), static_shape(x)", .line = 24 },
    /* 72 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 35, 71, }, .text = "input_ok(a), input_ok(b)", .line = 64 },
};
static const struct dfg_desc_node tensorrt_minimum_two_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "minimum", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "`minimum`(a, b)", .line = 80 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 80 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 80 },
};
static const struct dfg_desc_region tensorrt_minimum_two_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_minimum_two_var_regions[] = { 0, 0, };
static const bool tensorrt_minimum_two_dims[] = { 0, 0, };
static const struct dfg_desc_capture tensorrt_minimum_two_refs[] = { { 1, -1 }, { 2, -1 }, };
static const struct dfg_capture tensorrt_minimum_two_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct tensorrt_minimum_two_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct tensorrt_minimum_two_match, b) },
};
static const struct dfg_desc_pattern tensorrt_minimum_two_desc = {
    .n_nodes = 3, .n_exprs = 73, .n_vars = 2, .n_sets = 2,
    .nodes = tensorrt_minimum_two_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_minimum_two_regions,
    .var_region = tensorrt_minimum_two_var_regions,
    .exprs = tensorrt_minimum_two_exprs,
    .captures = tensorrt_minimum_two_refs,
    .var_is_dim = tensorrt_minimum_two_dims,
    .text = "pattern minimum_two(a, b) = `minimum`(a, b) where binary_ok(a, b);", .line = 80, .n_where = 1, .where = (const uint32_t[]){ 72, }
};
static bool tensorrt_minimum_two_any(const dfg_graph *g, dfg_node n, void *m)
{
    return tensorrt_minimum_two_match(g, n, m);
}
static bool tensorrt_minimum_two_pass(void *ctx, const struct tensorrt_minimum_two_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool tensorrt_minimum_two_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return tensorrt_minimum_two_each(g, n, tensorrt_minimum_two_pass, &e);
}

static const struct dfg_part tensorrt_minimum_two_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct tensorrt_minimum_two_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct tensorrt_minimum_two_whole, m.b) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct tensorrt_minimum_two_whole, minimum) },
};
/* ---- fit ---- */

static const struct dfg_desc_expr tensorrt_fit_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 21 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 21 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 21 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 21 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 21 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 21 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 21 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 21 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 21 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 21 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 21 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 21 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 23 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 23 },
    /* 14 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "present(x.elements)", .line = 23 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 23 },
    /* 16 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "implicit_batch", .line = 23 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 23 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "rank", .line = 23 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 20 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "x.rank >= 1", .line = 23 },
    /* 21 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 16, 20, }, .text = "implicit_batch and x.rank >= 1", .line = 23 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 23 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "shape", .line = 23 },
    /* 24 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 23 },
    /* 25 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "x.shape[i]", .line = 23 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 23 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "rank", .line = 23 },
    /* 29 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 26, 28, }, .text = "range(1, x.rank)", .line = 23 },
    /* 30 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 25, 29, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 23 },
    /* 31 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 23 },
    /* 32 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "present(prod([x.shape[i] for i in range(1, x.rank)]))", .line = 23 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 21, 32, }, .text = "(implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 34 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 14, 33, }, .text = "present(x.elements) or (implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 34, }, .text = "type_ok(x), static_shape(x)", .line = 24 },
};
static const struct dfg_desc_node tensorrt_fit_nodes[1] = {
    [0] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 83 },
};
static const struct dfg_desc_region tensorrt_fit_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_fit_var_regions[] = { 0, };
static const bool tensorrt_fit_dims[] = { 0, };
static const struct dfg_desc_capture tensorrt_fit_refs[] = { { 0, -1 }, };
static const struct dfg_capture tensorrt_fit_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct tensorrt_fit_match, x) },
};
static const struct dfg_desc_pattern tensorrt_fit_desc = {
    .n_nodes = 1, .n_exprs = 36, .n_vars = 1, .n_sets = 1,
    .nodes = tensorrt_fit_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_fit_regions,
    .var_region = tensorrt_fit_var_regions,
    .exprs = tensorrt_fit_exprs,
    .captures = tensorrt_fit_refs,
    .var_is_dim = tensorrt_fit_dims,
    .text = "pattern fit(x) = x where input_ok(x);", .line = 83, .n_where = 1, .where = (const uint32_t[]){ 35, }
};
static bool tensorrt_fit_any(const dfg_graph *g, dfg_node n, void *m)
{
    return tensorrt_fit_match(g, n, m);
}
static bool tensorrt_fit_pass(void *ctx, const struct tensorrt_fit_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool tensorrt_fit_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return tensorrt_fit_each(g, n, tensorrt_fit_pass, &e);
}

static const struct dfg_part tensorrt_fit_parts[] = {
    { DFG_PART_ROOT, false, 1, 0, offsetof(struct tensorrt_fit_whole, m.x) },
};
/* ---- since_5 ---- */

static const struct dfg_desc_expr tensorrt_since_5_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 21 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 21 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 21 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 21 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 21 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 21 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 21 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 21 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 21 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 21 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 21 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 21 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 23 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 23 },
    /* 14 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "present(x.elements)", .line = 23 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 23 },
    /* 16 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "implicit_batch", .line = 23 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 23 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "rank", .line = 23 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 20 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "x.rank >= 1", .line = 23 },
    /* 21 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 16, 20, }, .text = "implicit_batch and x.rank >= 1", .line = 23 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 23 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "shape", .line = 23 },
    /* 24 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 23 },
    /* 25 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "x.shape[i]", .line = 23 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 23 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "rank", .line = 23 },
    /* 29 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 26, 28, }, .text = "range(1, x.rank)", .line = 23 },
    /* 30 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 25, 29, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 23 },
    /* 31 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 23 },
    /* 32 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "present(prod([x.shape[i] for i in range(1, x.rank)]))", .line = 23 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 21, 32, }, .text = "(implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 34 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 14, 33, }, .text = "present(x.elements) or (implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 34, }, .text = "type_ok(x), static_shape(x)", .line = 24 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 80000LL }, .text = "version", .line = 84 },
    /* 37 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 50105LL }, .text = "50105", .line = 84 },
    /* 38 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 36, 37, }, .text = "version >= 50105", .line = 84 },
};
static const struct dfg_desc_node tensorrt_since_5_nodes[1] = {
    [0] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 84 },
};
static const struct dfg_desc_region tensorrt_since_5_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_since_5_var_regions[] = { 0, };
static const bool tensorrt_since_5_dims[] = { 0, };
static const struct dfg_desc_capture tensorrt_since_5_refs[] = { { 0, -1 }, };
static const struct dfg_capture tensorrt_since_5_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct tensorrt_since_5_match, x) },
};
static const struct dfg_desc_pattern tensorrt_since_5_desc = {
    .n_nodes = 1, .n_exprs = 39, .n_vars = 1, .n_sets = 1,
    .nodes = tensorrt_since_5_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_since_5_regions,
    .var_region = tensorrt_since_5_var_regions,
    .exprs = tensorrt_since_5_exprs,
    .captures = tensorrt_since_5_refs,
    .var_is_dim = tensorrt_since_5_dims,
    .text = "pattern since_5(x) = x where input_ok(x), version >= 50105;", .line = 84, .n_where = 2, .where = (const uint32_t[]){ 35, 38, }
};
static bool tensorrt_since_5_any(const dfg_graph *g, dfg_node n, void *m)
{
    return tensorrt_since_5_match(g, n, m);
}
static bool tensorrt_since_5_pass(void *ctx, const struct tensorrt_since_5_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool tensorrt_since_5_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return tensorrt_since_5_each(g, n, tensorrt_since_5_pass, &e);
}

static const struct dfg_part tensorrt_since_5_parts[] = {
    { DFG_PART_ROOT, false, 1, 0, offsetof(struct tensorrt_since_5_whole, m.x) },
};
/* ---- since_7 ---- */

static const struct dfg_desc_expr tensorrt_since_7_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 21 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 21 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 21 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 21 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 21 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 21 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 21 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 21 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 21 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 21 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 21 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 21 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 23 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 23 },
    /* 14 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "present(x.elements)", .line = 23 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 23 },
    /* 16 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "implicit_batch", .line = 23 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 23 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "rank", .line = 23 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 20 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "x.rank >= 1", .line = 23 },
    /* 21 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 16, 20, }, .text = "implicit_batch and x.rank >= 1", .line = 23 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 23 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "shape", .line = 23 },
    /* 24 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 23 },
    /* 25 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "x.shape[i]", .line = 23 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 23 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "rank", .line = 23 },
    /* 29 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 26, 28, }, .text = "range(1, x.rank)", .line = 23 },
    /* 30 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 25, 29, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 23 },
    /* 31 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 23 },
    /* 32 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "present(prod([x.shape[i] for i in range(1, x.rank)]))", .line = 23 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 21, 32, }, .text = "(implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 34 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 14, 33, }, .text = "present(x.elements) or (implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 34, }, .text = "type_ok(x), static_shape(x)", .line = 24 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 80000LL }, .text = "version", .line = 85 },
    /* 37 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 70000LL }, .text = "70000", .line = 85 },
    /* 38 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 36, 37, }, .text = "version >= 70000", .line = 85 },
};
static const struct dfg_desc_node tensorrt_since_7_nodes[1] = {
    [0] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 85 },
};
static const struct dfg_desc_region tensorrt_since_7_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_since_7_var_regions[] = { 0, };
static const bool tensorrt_since_7_dims[] = { 0, };
static const struct dfg_desc_capture tensorrt_since_7_refs[] = { { 0, -1 }, };
static const struct dfg_capture tensorrt_since_7_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct tensorrt_since_7_match, x) },
};
static const struct dfg_desc_pattern tensorrt_since_7_desc = {
    .n_nodes = 1, .n_exprs = 39, .n_vars = 1, .n_sets = 1,
    .nodes = tensorrt_since_7_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_since_7_regions,
    .var_region = tensorrt_since_7_var_regions,
    .exprs = tensorrt_since_7_exprs,
    .captures = tensorrt_since_7_refs,
    .var_is_dim = tensorrt_since_7_dims,
    .text = "pattern since_7(x) = x where input_ok(x), version >= 70000;", .line = 85, .n_where = 2, .where = (const uint32_t[]){ 35, 38, }
};
static bool tensorrt_since_7_any(const dfg_graph *g, dfg_node n, void *m)
{
    return tensorrt_since_7_match(g, n, m);
}
static bool tensorrt_since_7_pass(void *ctx, const struct tensorrt_since_7_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool tensorrt_since_7_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return tensorrt_since_7_each(g, n, tensorrt_since_7_pass, &e);
}

static const struct dfg_part tensorrt_since_7_parts[] = {
    { DFG_PART_ROOT, false, 1, 0, offsetof(struct tensorrt_since_7_whole, m.x) },
};
/* ---- batch_norm ---- */

static const struct dfg_desc_expr tensorrt_batch_norm_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 21 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 21 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 21 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 21 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 21 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 21 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 21 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 21 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 21 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 21 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 21 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 21 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 23 },
    /* 14 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "present(x.elements)", .line = 23 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 23 },
    /* 16 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "implicit_batch", .line = 23 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "rank", .line = 23 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 20 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "x.rank >= 1", .line = 23 },
    /* 21 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 16, 20, }, .text = "implicit_batch and x.rank >= 1", .line = 23 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "shape", .line = 23 },
    /* 24 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 23 },
    /* 25 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "x.shape[i]", .line = 23 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "rank", .line = 23 },
    /* 29 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 26, 28, }, .text = "range(1, x.rank)", .line = 23 },
    /* 30 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 25, 29, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 23 },
    /* 31 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 23 },
    /* 32 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "present(prod([x.shape[i] for i in range(1, x.rank)]))", .line = 23 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 21, 32, }, .text = "(implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 34 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 14, 33, }, .text = "present(x.elements) or (implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 34, }, .text = "type_ok(x), static_shape(x)", .line = 24 },
    /* 36 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 21 },
    /* 37 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 36, }, .text = "dtype", .line = 21 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 21 },
    /* 39 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 37, 38, }, .text = "x.dtype == f32", .line = 21 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 21 },
    /* 41 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 40, }, .text = "use_fp16", .line = 21 },
    /* 42 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 21 },
    /* 43 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 42, }, .text = "dtype", .line = 21 },
    /* 44 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 21 },
    /* 45 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 43, 44, }, .text = "x.dtype == f16", .line = 21 },
    /* 46 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 41, 45, }, .text = "(use_fp16 and x.dtype == f16)", .line = 21 },
    /* 47 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 39, 46, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 21 },
    /* 48 */ { .op = DFG_E_NODE, .ref = 7, .text = "x", .line = 21 },
    /* 49 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "dtype", .line = 21 },
    /* 50 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 21 },
    /* 51 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 49, 50, }, .text = "x.dtype == f32", .line = 21 },
    /* 52 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 21 },
    /* 53 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 52, }, .text = "use_fp16", .line = 21 },
    /* 54 */ { .op = DFG_E_NODE, .ref = 7, .text = "x", .line = 21 },
    /* 55 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 54, }, .text = "dtype", .line = 21 },
    /* 56 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 21 },
    /* 57 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 55, 56, }, .text = "x.dtype == f16", .line = 21 },
    /* 58 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 53, 57, }, .text = "(use_fp16 and x.dtype == f16)", .line = 21 },
    /* 59 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 51, 58, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 21 },
    /* 60 */ { .op = DFG_E_NODE, .ref = 10, .text = "x", .line = 21 },
    /* 61 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 60, }, .text = "dtype", .line = 21 },
    /* 62 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 21 },
    /* 63 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 61, 62, }, .text = "x.dtype == f32", .line = 21 },
    /* 64 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 21 },
    /* 65 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 64, }, .text = "use_fp16", .line = 21 },
    /* 66 */ { .op = DFG_E_NODE, .ref = 10, .text = "x", .line = 21 },
    /* 67 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 66, }, .text = "dtype", .line = 21 },
    /* 68 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 21 },
    /* 69 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 67, 68, }, .text = "x.dtype == f16", .line = 21 },
    /* 70 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 65, 69, }, .text = "(use_fp16 and x.dtype == f16)", .line = 21 },
    /* 71 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 63, 70, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 21 },
    /* 72 */ { .op = DFG_E_NODE, .ref = 13, .text = "x", .line = 21 },
    /* 73 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 72, }, .text = "dtype", .line = 21 },
    /* 74 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 21 },
    /* 75 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 73, 74, }, .text = "x.dtype == f32", .line = 21 },
    /* 76 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 21 },
    /* 77 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 76, }, .text = "use_fp16", .line = 21 },
    /* 78 */ { .op = DFG_E_NODE, .ref = 13, .text = "x", .line = 21 },
    /* 79 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 78, }, .text = "dtype", .line = 21 },
    /* 80 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 21 },
    /* 81 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 79, 80, }, .text = "x.dtype == f16", .line = 21 },
    /* 82 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 77, 81, }, .text = "(use_fp16 and x.dtype == f16)", .line = 21 },
    /* 83 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 75, 82, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 21 },
    /* 84 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 92 },
    /* 85 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 84, }, .text = "rank", .line = 92 },
    /* 86 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 92 },
    /* 87 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 85, 86, }, .text = "x.rank <= 4", .line = 92 },
    /* 88 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 92 },
    /* 89 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 88, }, .text = "rank", .line = 92 },
    /* 90 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 5LL }, .text = "5", .line = 92 },
    /* 91 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 89, 90, }, .text = "x.rank == 5", .line = 92 },
    /* 92 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 80000LL }, .text = "version", .line = 92 },
    /* 93 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 60001LL }, .text = "60001", .line = 92 },
    /* 94 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 92, 93, }, .text = "version >= 60001", .line = 92 },
    /* 95 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 91, 94, }, .text = "(x.rank == 5 and version >= 60001)", .line = 92 },
    /* 96 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 87, 95, }, .text = "x.rank <= 4 or (x.rank == 5 and version >= 60001)", .line = 92 },
};
static const struct dfg_desc_node tensorrt_batch_norm_nodes[15] = {
    [0] = { .kind = DFG_D_GET, .rest = -1, .index = 0, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "n.0", .line = 93 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.batch_norm", },
        .n_kids = 5, .kids = (const uint32_t[]){ 2, 3, 6, 9, 12, },
        .under_get = true,
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_IN_SET, .name = "axis", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 1LL }, { .tag = DFG_D_INT, .i = 3LL }, } }, .text = "axis in {1, 3}", .line = 90 },
        },
        .name = "n",
        .text = "nn.batch_norm(x, g & const, b & const, m & const, v & const)", .line = 90 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 89 },
    [3] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "g & const", .line = 90 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "g",
        .text = "g", .line = 89 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 90 },
    [6] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "b & const", .line = 90 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 89 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 90 },
    [9] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, },
        .text = "m & const", .line = 90 },
    [10] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "m",
        .text = "m", .line = 89 },
    [11] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 90 },
    [12] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, },
        .text = "v & const", .line = 90 },
    [13] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "v",
        .text = "v", .line = 89 },
    [14] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 90 },
};
static const struct dfg_desc_region tensorrt_batch_norm_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_batch_norm_var_regions[] = { 0, };
static const bool tensorrt_batch_norm_dims[] = { 0, };
static const struct dfg_desc_capture tensorrt_batch_norm_refs[] = { { 2, -1 }, { 4, -1 }, { 7, -1 }, { 10, -1 }, { 13, -1 }, { 1, -1 }, };
static const struct dfg_capture tensorrt_batch_norm_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct tensorrt_batch_norm_match, x) },
    { "g", DFG_CAP_NODE, offsetof(struct tensorrt_batch_norm_match, g) },
    { "b", DFG_CAP_NODE, offsetof(struct tensorrt_batch_norm_match, b) },
    { "m", DFG_CAP_NODE, offsetof(struct tensorrt_batch_norm_match, m) },
    { "v", DFG_CAP_NODE, offsetof(struct tensorrt_batch_norm_match, v) },
    { "n", DFG_CAP_NODE, offsetof(struct tensorrt_batch_norm_match, n) },
};
static const struct dfg_desc_pattern tensorrt_batch_norm_desc = {
    .n_nodes = 15, .n_exprs = 97, .n_vars = 1, .n_sets = 6,
    .nodes = tensorrt_batch_norm_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_batch_norm_regions,
    .var_region = tensorrt_batch_norm_var_regions,
    .exprs = tensorrt_batch_norm_exprs,
    .captures = tensorrt_batch_norm_refs,
    .var_is_dim = tensorrt_batch_norm_dims,
    .text = "pattern batch_norm(x, g, b, m, v) {\012    n = nn.batch_norm(x, g & const, b & const, m & const, v & const) { axis in {1, 3} };\012    where input_ok(x), type_ok(g), type_ok(b), type_ok(m), type_ok(v);\012    where x.rank <= 4 or (x.rank == 5 and version >= 60001);\012    return n.0;\012}", .line = 89, .n_where = 6, .where = (const uint32_t[]){ 35, 47, 59, 71, 83, 96, }
};
static bool tensorrt_batch_norm_any(const dfg_graph *g, dfg_node n, void *m)
{
    return tensorrt_batch_norm_match(g, n, m);
}
static bool tensorrt_batch_norm_pass(void *ctx, const struct tensorrt_batch_norm_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool tensorrt_batch_norm_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return tensorrt_batch_norm_each(g, n, tensorrt_batch_norm_pass, &e);
}

static const struct dfg_part tensorrt_batch_norm_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct tensorrt_batch_norm_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct tensorrt_batch_norm_whole, m.g) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct tensorrt_batch_norm_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct tensorrt_batch_norm_whole, m.m) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct tensorrt_batch_norm_whole, m.v) },
    { DFG_PART_INNER, false, 0, 5, offsetof(struct tensorrt_batch_norm_whole, m.n) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct tensorrt_batch_norm_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct tensorrt_batch_norm_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct tensorrt_batch_norm_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct tensorrt_batch_norm_whole, constant_4) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct tensorrt_batch_norm_whole, get) },
};
/* ---- layer_norm ---- */

static const struct dfg_desc_expr tensorrt_layer_norm_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 21 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 21 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 21 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 21 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 21 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 21 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 21 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 21 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 21 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 21 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 21 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 21 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 23 },
    /* 14 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "present(x.elements)", .line = 23 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 23 },
    /* 16 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "implicit_batch", .line = 23 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "rank", .line = 23 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 20 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "x.rank >= 1", .line = 23 },
    /* 21 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 16, 20, }, .text = "implicit_batch and x.rank >= 1", .line = 23 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "shape", .line = 23 },
    /* 24 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 23 },
    /* 25 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "x.shape[i]", .line = 23 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "rank", .line = 23 },
    /* 29 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 26, 28, }, .text = "range(1, x.rank)", .line = 23 },
    /* 30 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 25, 29, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 23 },
    /* 31 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 23 },
    /* 32 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "present(prod([x.shape[i] for i in range(1, x.rank)]))", .line = 23 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 21, 32, }, .text = "(implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 34 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 14, 33, }, .text = "present(x.elements) or (implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 34, }, .text = "type_ok(x), static_shape(x)", .line = 24 },
    /* 36 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 21 },
    /* 37 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 36, }, .text = "dtype", .line = 21 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 21 },
    /* 39 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 37, 38, }, .text = "x.dtype == f32", .line = 21 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 21 },
    /* 41 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 40, }, .text = "use_fp16", .line = 21 },
    /* 42 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 21 },
    /* 43 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 42, }, .text = "dtype", .line = 21 },
    /* 44 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 21 },
    /* 45 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 43, 44, }, .text = "x.dtype == f16", .line = 21 },
    /* 46 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 41, 45, }, .text = "(use_fp16 and x.dtype == f16)", .line = 21 },
    /* 47 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 39, 46, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 21 },
    /* 48 */ { .op = DFG_E_NODE, .ref = 6, .text = "x", .line = 21 },
    /* 49 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "dtype", .line = 21 },
    /* 50 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 21 },
    /* 51 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 49, 50, }, .text = "x.dtype == f32", .line = 21 },
    /* 52 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 21 },
    /* 53 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 52, }, .text = "use_fp16", .line = 21 },
    /* 54 */ { .op = DFG_E_NODE, .ref = 6, .text = "x", .line = 21 },
    /* 55 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 54, }, .text = "dtype", .line = 21 },
    /* 56 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 21 },
    /* 57 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 55, 56, }, .text = "x.dtype == f16", .line = 21 },
    /* 58 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 53, 57, }, .text = "(use_fp16 and x.dtype == f16)", .line = 21 },
    /* 59 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 51, 58, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 21 },
    /* 60 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 27 },
    /* 61 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 60, }, .text = "implicit_batch", .line = 27 },
    /* 62 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 61, }, .text = "not implicit_batch", .line = 27 },
    /* 63 */ { .op = DFG_E_VAR, .ref = 0, .text = "axis", .line = 27 },
    /* 64 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 27 },
    /* 65 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 63, 64, }, .text = "axis != 0", .line = 27 },
    /* 66 */ { .op = DFG_E_VAR, .ref = 0, .text = "axis", .line = 27 },
    /* 67 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 27 },
    /* 68 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 67, }, .text = "rank", .line = 27 },
    /* 69 */ { .op = DFG_E_NEG, .n_kids = 1, .kids = (const uint32_t[]){ 68, }, .text = "-x.rank", .line = 27 },
    /* 70 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 66, 69, }, .text = "axis != -x.rank", .line = 27 },
    /* 71 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 65, 70, }, .text = "(axis != 0 and axis != -x.rank)", .line = 27 },
    /* 72 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 62, 71, }, .text = "not implicit_batch or (axis != 0 and axis != -x.rank)", .line = 27 },
};
static const struct dfg_desc_node tensorrt_layer_norm_nodes[8] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.layer_norm", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 5, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_BIND, .name = "axis", .expr = -1, .var = 0, .text = "axis = axis", .line = 95 },
        },
        .text = "nn.layer_norm(x, g & const, b & const)", .line = 95 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 95 },
    [2] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "g & const", .line = 95 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "g",
        .text = "g", .line = 95 },
    [4] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 95 },
    [5] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, },
        .text = "b & const", .line = 95 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 95 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 95 },
};
static const struct dfg_desc_region tensorrt_layer_norm_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_layer_norm_var_regions[] = { 0, 0, };
static const bool tensorrt_layer_norm_dims[] = { 0, 0, };
static const struct dfg_desc_capture tensorrt_layer_norm_refs[] = { { 1, -1 }, { 3, -1 }, { 6, -1 }, { 0, -1 }, };
static const struct dfg_capture tensorrt_layer_norm_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct tensorrt_layer_norm_match, x) },
    { "g", DFG_CAP_NODE, offsetof(struct tensorrt_layer_norm_match, g) },
    { "b", DFG_CAP_NODE, offsetof(struct tensorrt_layer_norm_match, b) },
    { "axis", DFG_CAP_VALUE, offsetof(struct tensorrt_layer_norm_match, axis) },
};
static const struct dfg_desc_pattern tensorrt_layer_norm_desc = {
    .n_nodes = 8, .n_exprs = 73, .n_vars = 2, .n_sets = 4,
    .nodes = tensorrt_layer_norm_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_layer_norm_regions,
    .var_region = tensorrt_layer_norm_var_regions,
    .exprs = tensorrt_layer_norm_exprs,
    .captures = tensorrt_layer_norm_refs,
    .var_is_dim = tensorrt_layer_norm_dims,
    .text = "pattern layer_norm(x, g, b) = nn.layer_norm(x, g & const, b & const) { axis = axis }\012        where input_ok(x), type_ok(g), type_ok(b), axis_ok(axis, x);", .line = 95, .n_where = 4, .where = (const uint32_t[]){ 35, 47, 59, 72, }
};
static bool tensorrt_layer_norm_any(const dfg_graph *g, dfg_node n, void *m)
{
    return tensorrt_layer_norm_match(g, n, m);
}
static bool tensorrt_layer_norm_pass(void *ctx, const struct tensorrt_layer_norm_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool tensorrt_layer_norm_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return tensorrt_layer_norm_each(g, n, tensorrt_layer_norm_pass, &e);
}

static const struct dfg_part tensorrt_layer_norm_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct tensorrt_layer_norm_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct tensorrt_layer_norm_whole, m.g) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct tensorrt_layer_norm_whole, m.b) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct tensorrt_layer_norm_whole, layer_norm) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct tensorrt_layer_norm_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct tensorrt_layer_norm_whole, constant_2) },
};
/* ---- softmax ---- */

static const struct dfg_desc_expr tensorrt_softmax_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 21 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 21 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 21 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 21 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 21 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 21 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 21 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 21 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 21 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 21 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 21 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 21 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 23 },
    /* 14 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "present(x.elements)", .line = 23 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 23 },
    /* 16 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "implicit_batch", .line = 23 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "rank", .line = 23 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 20 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "x.rank >= 1", .line = 23 },
    /* 21 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 16, 20, }, .text = "implicit_batch and x.rank >= 1", .line = 23 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "shape", .line = 23 },
    /* 24 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 23 },
    /* 25 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "x.shape[i]", .line = 23 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "rank", .line = 23 },
    /* 29 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 26, 28, }, .text = "range(1, x.rank)", .line = 23 },
    /* 30 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 25, 29, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 23 },
    /* 31 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 23 },
    /* 32 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "present(prod([x.shape[i] for i in range(1, x.rank)]))", .line = 23 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 21, 32, }, .text = "(implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 34 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 14, 33, }, .text = "present(x.elements) or (implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 34, }, .text = "type_ok(x), static_shape(x)", .line = 24 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 27 },
    /* 37 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 36, }, .text = "implicit_batch", .line = 27 },
    /* 38 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 37, }, .text = "not implicit_batch", .line = 27 },
    /* 39 */ { .op = DFG_E_VAR, .ref = 0, .text = "axis", .line = 27 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 27 },
    /* 41 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 39, 40, }, .text = "axis != 0", .line = 27 },
    /* 42 */ { .op = DFG_E_VAR, .ref = 0, .text = "axis", .line = 27 },
    /* 43 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 27 },
    /* 44 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 43, }, .text = "rank", .line = 27 },
    /* 45 */ { .op = DFG_E_NEG, .n_kids = 1, .kids = (const uint32_t[]){ 44, }, .text = "-x.rank", .line = 27 },
    /* 46 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 42, 45, }, .text = "axis != -x.rank", .line = 27 },
    /* 47 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 41, 46, }, .text = "(axis != 0 and axis != -x.rank)", .line = 27 },
    /* 48 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 38, 47, }, .text = "not implicit_batch or (axis != 0 and axis != -x.rank)", .line = 27 },
};
static const struct dfg_desc_node tensorrt_softmax_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.softmax", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_BIND, .name = "axis", .expr = -1, .var = 0, .text = "axis = axis", .line = 98 },
        },
        .text = "nn.softmax(x)", .line = 98 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 98 },
};
static const struct dfg_desc_region tensorrt_softmax_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_softmax_var_regions[] = { 0, 0, };
static const bool tensorrt_softmax_dims[] = { 0, 0, };
static const struct dfg_desc_capture tensorrt_softmax_refs[] = { { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture tensorrt_softmax_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct tensorrt_softmax_match, x) },
    { "axis", DFG_CAP_VALUE, offsetof(struct tensorrt_softmax_match, axis) },
};
static const struct dfg_desc_pattern tensorrt_softmax_desc = {
    .n_nodes = 2, .n_exprs = 49, .n_vars = 2, .n_sets = 2,
    .nodes = tensorrt_softmax_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_softmax_regions,
    .var_region = tensorrt_softmax_var_regions,
    .exprs = tensorrt_softmax_exprs,
    .captures = tensorrt_softmax_refs,
    .var_is_dim = tensorrt_softmax_dims,
    .text = "pattern softmax(x) = nn.softmax(x) { axis = axis } where input_ok(x), axis_ok(axis, x);", .line = 98, .n_where = 2, .where = (const uint32_t[]){ 35, 48, }
};
static bool tensorrt_softmax_any(const dfg_graph *g, dfg_node n, void *m)
{
    return tensorrt_softmax_match(g, n, m);
}
static bool tensorrt_softmax_pass(void *ctx, const struct tensorrt_softmax_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool tensorrt_softmax_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return tensorrt_softmax_each(g, n, tensorrt_softmax_pass, &e);
}

static const struct dfg_part tensorrt_softmax_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct tensorrt_softmax_whole, m.x) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct tensorrt_softmax_whole, softmax) },
};
/* ---- split_up ---- */

static const struct dfg_desc_expr tensorrt_split_up_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 21 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 21 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 21 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 21 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 21 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 21 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 21 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 21 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 21 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 21 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 21 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 21 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 23 },
    /* 14 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "present(x.elements)", .line = 23 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 23 },
    /* 16 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "implicit_batch", .line = 23 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "rank", .line = 23 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 20 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "x.rank >= 1", .line = 23 },
    /* 21 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 16, 20, }, .text = "implicit_batch and x.rank >= 1", .line = 23 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "shape", .line = 23 },
    /* 24 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 23 },
    /* 25 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "x.shape[i]", .line = 23 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "rank", .line = 23 },
    /* 29 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 26, 28, }, .text = "range(1, x.rank)", .line = 23 },
    /* 30 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 25, 29, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 23 },
    /* 31 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 23 },
    /* 32 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "present(prod([x.shape[i] for i in range(1, x.rank)]))", .line = 23 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 21, 32, }, .text = "(implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 34 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 14, 33, }, .text = "present(x.elements) or (implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 34, }, .text = "type_ok(x), static_shape(x)", .line = 24 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 27 },
    /* 37 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 36, }, .text = "implicit_batch", .line = 27 },
    /* 38 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 37, }, .text = "not implicit_batch", .line = 27 },
    /* 39 */ { .op = DFG_E_VAR, .ref = 0, .text = "axis", .line = 27 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 27 },
    /* 41 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 39, 40, }, .text = "axis != 0", .line = 27 },
    /* 42 */ { .op = DFG_E_VAR, .ref = 0, .text = "axis", .line = 27 },
    /* 43 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 27 },
    /* 44 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 43, }, .text = "rank", .line = 27 },
    /* 45 */ { .op = DFG_E_NEG, .n_kids = 1, .kids = (const uint32_t[]){ 44, }, .text = "-x.rank", .line = 27 },
    /* 46 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 42, 45, }, .text = "axis != -x.rank", .line = 27 },
    /* 47 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 41, 46, }, .text = "(axis != 0 and axis != -x.rank)", .line = 27 },
    /* 48 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 38, 47, }, .text = "not implicit_batch or (axis != 0 and axis != -x.rank)", .line = 27 },
};
static const struct dfg_desc_node tensorrt_split_up_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "split", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_BIND, .name = "axis", .expr = -1, .var = 0, .text = "axis = axis", .line = 99 },
        },
        .text = "`split`(x)", .line = 99 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 99 },
};
static const struct dfg_desc_region tensorrt_split_up_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_split_up_var_regions[] = { 0, 0, };
static const bool tensorrt_split_up_dims[] = { 0, 0, };
static const struct dfg_desc_capture tensorrt_split_up_refs[] = { { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture tensorrt_split_up_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct tensorrt_split_up_match, x) },
    { "axis", DFG_CAP_VALUE, offsetof(struct tensorrt_split_up_match, axis) },
};
static const struct dfg_desc_pattern tensorrt_split_up_desc = {
    .n_nodes = 2, .n_exprs = 49, .n_vars = 2, .n_sets = 2,
    .nodes = tensorrt_split_up_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_split_up_regions,
    .var_region = tensorrt_split_up_var_regions,
    .exprs = tensorrt_split_up_exprs,
    .captures = tensorrt_split_up_refs,
    .var_is_dim = tensorrt_split_up_dims,
    .text = "pattern split_up(x) = `split`(x) { axis = axis } where input_ok(x), axis_ok(axis, x);", .line = 99, .n_where = 2, .where = (const uint32_t[]){ 35, 48, }
};
static bool tensorrt_split_up_any(const dfg_graph *g, dfg_node n, void *m)
{
    return tensorrt_split_up_match(g, n, m);
}
static bool tensorrt_split_up_pass(void *ctx, const struct tensorrt_split_up_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool tensorrt_split_up_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return tensorrt_split_up_each(g, n, tensorrt_split_up_pass, &e);
}

static const struct dfg_part tensorrt_split_up_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct tensorrt_split_up_whole, m.x) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct tensorrt_split_up_whole, split) },
};
/* ---- expanded ---- */

static const struct dfg_desc_expr tensorrt_expanded_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 21 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 21 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 21 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 21 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 21 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 21 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 21 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 21 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 21 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 21 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 21 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 21 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 23 },
    /* 14 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "present(x.elements)", .line = 23 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 23 },
    /* 16 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "implicit_batch", .line = 23 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "rank", .line = 23 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 20 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "x.rank >= 1", .line = 23 },
    /* 21 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 16, 20, }, .text = "implicit_batch and x.rank >= 1", .line = 23 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "shape", .line = 23 },
    /* 24 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 23 },
    /* 25 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "x.shape[i]", .line = 23 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "rank", .line = 23 },
    /* 29 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 26, 28, }, .text = "range(1, x.rank)", .line = 23 },
    /* 30 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 25, 29, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 23 },
    /* 31 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 23 },
    /* 32 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "present(prod([x.shape[i] for i in range(1, x.rank)]))", .line = 23 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 21, 32, }, .text = "(implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 34 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 14, 33, }, .text = "present(x.elements) or (implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 34, }, .text = "type_ok(x), static_shape(x)", .line = 24 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 102 },
    /* 37 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 36, }, .text = "implicit_batch", .line = 102 },
    /* 38 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 37, }, .text = "not implicit_batch", .line = 102 },
    /* 39 */ { .op = DFG_E_VAR, .ref = 0, .text = "axis", .line = 102 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 102 },
    /* 41 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 39, 40, }, .text = "axis != 0", .line = 102 },
    /* 42 */ { .op = DFG_E_VAR, .ref = 0, .text = "axis", .line = 102 },
    /* 43 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 102 },
    /* 44 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 43, }, .text = "rank", .line = 102 },
    /* 45 */ { .op = DFG_E_NEG, .n_kids = 1, .kids = (const uint32_t[]){ 44, }, .text = "-x.rank", .line = 102 },
    /* 46 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 102 },
    /* 47 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 45, 46, }, .text = "-x.rank - 1", .line = 102 },
    /* 48 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 42, 47, }, .text = "axis != -x.rank - 1", .line = 102 },
    /* 49 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 41, 48, }, .text = "(axis != 0 and axis != -x.rank - 1)", .line = 102 },
    /* 50 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 38, 49, }, .text = "not implicit_batch or (axis != 0 and axis != -x.rank - 1)", .line = 102 },
};
static const struct dfg_desc_node tensorrt_expanded_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "expand_dims", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_BIND, .name = "axis", .expr = -1, .var = 0, .text = "axis = axis", .line = 101 },
        },
        .text = "expand_dims(x)", .line = 101 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 101 },
};
static const struct dfg_desc_region tensorrt_expanded_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_expanded_var_regions[] = { 0, 0, };
static const bool tensorrt_expanded_dims[] = { 0, 0, };
static const struct dfg_desc_capture tensorrt_expanded_refs[] = { { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture tensorrt_expanded_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct tensorrt_expanded_match, x) },
    { "axis", DFG_CAP_VALUE, offsetof(struct tensorrt_expanded_match, axis) },
};
static const struct dfg_desc_pattern tensorrt_expanded_desc = {
    .n_nodes = 2, .n_exprs = 51, .n_vars = 2, .n_sets = 2,
    .nodes = tensorrt_expanded_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_expanded_regions,
    .var_region = tensorrt_expanded_var_regions,
    .exprs = tensorrt_expanded_exprs,
    .captures = tensorrt_expanded_refs,
    .var_is_dim = tensorrt_expanded_dims,
    .text = "pattern expanded(x) = expand_dims(x) { axis = axis }\012        where input_ok(x), not implicit_batch or (axis != 0 and axis != -x.rank - 1);", .line = 101, .n_where = 2, .where = (const uint32_t[]){ 35, 50, }
};
static bool tensorrt_expanded_any(const dfg_graph *g, dfg_node n, void *m)
{
    return tensorrt_expanded_match(g, n, m);
}
static bool tensorrt_expanded_pass(void *ctx, const struct tensorrt_expanded_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool tensorrt_expanded_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return tensorrt_expanded_each(g, n, tensorrt_expanded_pass, &e);
}

static const struct dfg_part tensorrt_expanded_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct tensorrt_expanded_whole, m.x) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct tensorrt_expanded_whole, expand_dims) },
};
/* ---- squeezed ---- */

static const struct dfg_desc_expr tensorrt_squeezed_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 21 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 21 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 21 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 21 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 21 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 21 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 21 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 21 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 21 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 21 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 21 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 21 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 23 },
    /* 14 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "present(x.elements)", .line = 23 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 23 },
    /* 16 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "implicit_batch", .line = 23 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "rank", .line = 23 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 20 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "x.rank >= 1", .line = 23 },
    /* 21 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 16, 20, }, .text = "implicit_batch and x.rank >= 1", .line = 23 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "shape", .line = 23 },
    /* 24 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 23 },
    /* 25 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "x.shape[i]", .line = 23 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "rank", .line = 23 },
    /* 29 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 26, 28, }, .text = "range(1, x.rank)", .line = 23 },
    /* 30 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 25, 29, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 23 },
    /* 31 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 23 },
    /* 32 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "present(prod([x.shape[i] for i in range(1, x.rank)]))", .line = 23 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 21, 32, }, .text = "(implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 34 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 14, 33, }, .text = "present(x.elements) or (implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 34, }, .text = "type_ok(x), static_shape(x)", .line = 24 },
    /* 36 */ { .op = DFG_E_VAR, .ref = 0, .text = "axes", .line = 103 },
    /* 37 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 36, }, .text = "len(axes)", .line = 103 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 103 },
    /* 39 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 37, 38, }, .text = "len(axes) > 0", .line = 103 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 28 },
    /* 41 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 40, }, .text = "implicit_batch", .line = 28 },
    /* 42 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 41, }, .text = "not implicit_batch", .line = 28 },
    /* 43 */ { .op = DFG_E_VAR, .ref = 2, .text = "i", .line = 28 },
    /* 44 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 28 },
    /* 45 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 44, }, .text = "rank", .line = 28 },
    /* 46 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 43, 45, }, .text = "(i + x.rank)", .line = 28 },
    /* 47 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 28 },
    /* 48 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 47, }, .text = "rank", .line = 28 },
    /* 49 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 46, 48, }, .text = "(i + x.rank) % x.rank", .line = 28 },
    /* 50 */ { .op = DFG_E_VAR, .ref = 0, .text = "axes", .line = 28 },
    /* 51 */ { .op = DFG_E_COMP, .ref = 2, .n_kids = 2, .kids = (const uint32_t[]){ 49, 50, }, .text = "[(i + x.rank) % x.rank for i in axes]", .line = 28 },
    /* 52 */ { .op = DFG_E_CALL, .sub = DFG_F_MIN, .n_kids = 1, .kids = (const uint32_t[]){ 51, }, .text = "min([(i + x.rank) % x.rank for i in axes])", .line = 28 },
    /* 53 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 28 },
    /* 54 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 52, 53, }, .text = "min([(i + x.rank) % x.rank for i in axes]) > 0", .line = 28 },
    /* 55 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 42, 54, }, .text = "not implicit_batch or min([(i + x.rank) % x.rank for i in axes]) > 0", .line = 28 },
};
static const struct dfg_desc_node tensorrt_squeezed_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "squeeze", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_BIND, .name = "axis", .expr = -1, .var = 0, .text = "axis = axes", .line = 103 },
        },
        .text = "squeeze(x)", .line = 103 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 103 },
};
static const struct dfg_desc_region tensorrt_squeezed_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_squeezed_var_regions[] = { 0, 0, 0, };
static const bool tensorrt_squeezed_dims[] = { 0, 0, 0, };
static const struct dfg_desc_capture tensorrt_squeezed_refs[] = { { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture tensorrt_squeezed_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct tensorrt_squeezed_match, x) },
    { "axes", DFG_CAP_VALUE, offsetof(struct tensorrt_squeezed_match, axes) },
};
static const struct dfg_desc_pattern tensorrt_squeezed_desc = {
    .n_nodes = 2, .n_exprs = 56, .n_vars = 3, .n_sets = 2,
    .nodes = tensorrt_squeezed_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_squeezed_regions,
    .var_region = tensorrt_squeezed_var_regions,
    .exprs = tensorrt_squeezed_exprs,
    .captures = tensorrt_squeezed_refs,
    .var_is_dim = tensorrt_squeezed_dims,
    .text = "pattern squeezed(x) = squeeze(x) { axis = axes } where input_ok(x), len(axes) > 0, axes_ok(axes, x);", .line = 103, .n_where = 3, .where = (const uint32_t[]){ 35, 39, 55, }
};
static bool tensorrt_squeezed_any(const dfg_graph *g, dfg_node n, void *m)
{
    return tensorrt_squeezed_match(g, n, m);
}
static bool tensorrt_squeezed_pass(void *ctx, const struct tensorrt_squeezed_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool tensorrt_squeezed_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return tensorrt_squeezed_each(g, n, tensorrt_squeezed_pass, &e);
}

static const struct dfg_part tensorrt_squeezed_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct tensorrt_squeezed_whole, m.x) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct tensorrt_squeezed_whole, squeeze) },
};
/* ---- concatenated ---- */

static const struct dfg_desc_expr tensorrt_concatenated_exprs[] = {
    /* 0 */ { .op = DFG_E_SET, .ref = 0, .text = "fields", .line = 106 },
    /* 1 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 21 },
    /* 2 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 1, }, .text = "dtype", .line = 21 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 21 },
    /* 4 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, }, .text = "x.dtype == f32", .line = 21 },
    /* 5 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 21 },
    /* 6 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "use_fp16", .line = 21 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 21 },
    /* 8 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "dtype", .line = 21 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 21 },
    /* 10 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "x.dtype == f16", .line = 21 },
    /* 11 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 6, 10, }, .text = "(use_fp16 and x.dtype == f16)", .line = 21 },
    /* 12 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 4, 11, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 21 },
    /* 13 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 14 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "elements", .line = 23 },
    /* 15 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "present(x.elements)", .line = 23 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 23 },
    /* 17 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "implicit_batch", .line = 23 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "rank", .line = 23 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 21 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "x.rank >= 1", .line = 23 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "implicit_batch and x.rank >= 1", .line = 23 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "shape", .line = 23 },
    /* 25 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 23 },
    /* 26 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x.shape[i]", .line = 23 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "rank", .line = 23 },
    /* 30 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 27, 29, }, .text = "range(1, x.rank)", .line = 23 },
    /* 31 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 26, 30, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 23 },
    /* 32 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 23 },
    /* 33 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 32, }, .text = "present(prod([x.shape[i] for i in range(1, x.rank)]))", .line = 23 },
    /* 34 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 22, 33, }, .text = "(implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 35 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 15, 34, }, .text = "present(x.elements) or (implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 36 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 12, 35, }, .text = "type_ok(x), static_shape(x)", .line = 24 },
    /* 37 */ { .op = DFG_E_NODE, .ref = 2, .text = "fields", .line = 106 },
    /* 38 */ { .op = DFG_E_PRED, .sub = DFG_F_IS_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 37, }, .text = "is_const(fields)", .line = 106 },
    /* 39 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "not is_const(fields)", .line = 106 },
    /* 40 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 36, 39, }, .text = "input_ok(fields) and not is_const(fields)", .line = 106 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 27 },
    /* 42 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 41, }, .text = "implicit_batch", .line = 27 },
    /* 43 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 42, }, .text = "not implicit_batch", .line = 27 },
    /* 44 */ { .op = DFG_E_VAR, .ref = 0, .text = "axis", .line = 27 },
    /* 45 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 27 },
    /* 46 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 44, 45, }, .text = "axis != 0", .line = 27 },
    /* 47 */ { .op = DFG_E_VAR, .ref = 0, .text = "axis", .line = 27 },
    /* 48 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 27 },
    /* 49 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "rank", .line = 27 },
    /* 50 */ { .op = DFG_E_NEG, .n_kids = 1, .kids = (const uint32_t[]){ 49, }, .text = "-x.rank", .line = 27 },
    /* 51 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 47, 50, }, .text = "axis != -x.rank", .line = 27 },
    /* 52 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 46, 51, }, .text = "(axis != 0 and axis != -x.rank)", .line = 27 },
    /* 53 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 43, 52, }, .text = "not implicit_batch or (axis != 0 and axis != -x.rank)", .line = 27 },
    /* 54 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 40, 53, }, .text = "input_ok(fields) and not is_const(fields) and axis_ok(axis, fields)", .line = 106 },
    /* 55 */ { .op = DFG_E_ALL, .ref = 2, .n_kids = 2, .kids = (const uint32_t[]){ 0, 54, }, .text = "all(fields, input_ok(fields) and not is_const(fields) and axis_ok(axis, fields))", .line = 106 },
};
static const struct dfg_desc_node tensorrt_concatenated_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "concatenate", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_BIND, .name = "axis", .expr = -1, .var = 0, .text = "axis = axis", .line = 105 },
        },
        .name = "c",
        .text = "concatenate((...fields))", .line = 105 },
    [1] = { .kind = DFG_D_TUPLE, .rest = 0, .index = -1, .region = 0,
        .rest_first = 0, .rest_last = 1,
        .text = "(...fields)", .line = 105 },
};
static const struct dfg_desc_region tensorrt_concatenated_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_concatenated_var_regions[] = { 0, 0, };
static const bool tensorrt_concatenated_dims[] = { 0, 0, };
static const struct dfg_desc_capture tensorrt_concatenated_refs[] = { { -1, -1 }, { 0, -1 }, { 0, -1 }, };
static const struct dfg_capture tensorrt_concatenated_captures[] = {
    { "fields", DFG_CAP_NODES, offsetof(struct tensorrt_concatenated_match, fields) },
    { "c", DFG_CAP_NODE, offsetof(struct tensorrt_concatenated_match, c) },
    { "axis", DFG_CAP_VALUE, offsetof(struct tensorrt_concatenated_match, axis) },
};
static const struct dfg_desc_pattern tensorrt_concatenated_desc = {
    .n_nodes = 3, .n_exprs = 56, .n_vars = 2, .n_sets = 3,
    .nodes = tensorrt_concatenated_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_concatenated_regions,
    .var_region = tensorrt_concatenated_var_regions,
    .exprs = tensorrt_concatenated_exprs,
    .captures = tensorrt_concatenated_refs,
    .var_is_dim = tensorrt_concatenated_dims,
    .text = "pattern concatenated(fields) {\012    c = concatenate((...fields)) { axis = axis };\012    where all(fields, input_ok(fields) and not is_const(fields) and axis_ok(axis, fields));\012    return c;\012}", .line = 104, .n_where = 1, .where = (const uint32_t[]){ 55, }
};
static bool tensorrt_concatenated_any(const dfg_graph *g, dfg_node n, void *m)
{
    return tensorrt_concatenated_match(g, n, m);
}
static bool tensorrt_concatenated_pass(void *ctx, const struct tensorrt_concatenated_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool tensorrt_concatenated_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return tensorrt_concatenated_each(g, n, tensorrt_concatenated_pass, &e);
}

static const struct dfg_part tensorrt_concatenated_parts[] = {
    { DFG_PART_ROOT, false, 1, 1, offsetof(struct tensorrt_concatenated_whole, m.c) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct tensorrt_concatenated_whole, tuple) },
    { DFG_PART_INPUT, true, 0, 0, offsetof(struct tensorrt_concatenated_whole, m.fields) },
};
/* ---- transposed ---- */

static const struct dfg_desc_expr tensorrt_transposed_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 21 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 21 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 21 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 21 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 21 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 21 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 21 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 21 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 21 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 21 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 21 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 21 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 23 },
    /* 14 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "present(x.elements)", .line = 23 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 23 },
    /* 16 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "implicit_batch", .line = 23 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "rank", .line = 23 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 20 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "x.rank >= 1", .line = 23 },
    /* 21 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 16, 20, }, .text = "implicit_batch and x.rank >= 1", .line = 23 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "shape", .line = 23 },
    /* 24 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 23 },
    /* 25 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "x.shape[i]", .line = 23 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "rank", .line = 23 },
    /* 29 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 26, 28, }, .text = "range(1, x.rank)", .line = 23 },
    /* 30 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 25, 29, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 23 },
    /* 31 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 23 },
    /* 32 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "present(prod([x.shape[i] for i in range(1, x.rank)]))", .line = 23 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 21, 32, }, .text = "(implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 34 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 14, 33, }, .text = "present(x.elements) or (implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 34, }, .text = "type_ok(x), static_shape(x)", .line = 24 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 109 },
    /* 37 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 36, }, .text = "implicit_batch", .line = 109 },
    /* 38 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 37, }, .text = "not implicit_batch", .line = 109 },
    /* 39 */ { .op = DFG_E_VAR, .ref = 0, .text = "axes", .line = 109 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 109 },
    /* 41 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 39, 40, }, .text = "axes[0]", .line = 109 },
    /* 42 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 109 },
    /* 43 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 41, 42, }, .text = "axes[0] == 0", .line = 109 },
    /* 44 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 38, 43, }, .text = "not implicit_batch or axes[0] == 0", .line = 109 },
};
static const struct dfg_desc_node tensorrt_transposed_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "transpose", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_BIND, .name = "axes", .expr = -1, .var = 0, .text = "axes = axes", .line = 109 },
        },
        .text = "transpose(x)", .line = 109 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 109 },
};
static const struct dfg_desc_region tensorrt_transposed_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_transposed_var_regions[] = { 0, 0, };
static const bool tensorrt_transposed_dims[] = { 0, 0, };
static const struct dfg_desc_capture tensorrt_transposed_refs[] = { { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture tensorrt_transposed_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct tensorrt_transposed_match, x) },
    { "axes", DFG_CAP_VALUE, offsetof(struct tensorrt_transposed_match, axes) },
};
static const struct dfg_desc_pattern tensorrt_transposed_desc = {
    .n_nodes = 2, .n_exprs = 45, .n_vars = 2, .n_sets = 2,
    .nodes = tensorrt_transposed_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_transposed_regions,
    .var_region = tensorrt_transposed_var_regions,
    .exprs = tensorrt_transposed_exprs,
    .captures = tensorrt_transposed_refs,
    .var_is_dim = tensorrt_transposed_dims,
    .text = "pattern transposed(x) = transpose(x) { axes = axes } where input_ok(x), not implicit_batch or axes[0] == 0;", .line = 109, .n_where = 2, .where = (const uint32_t[]){ 35, 44, }
};
static bool tensorrt_transposed_any(const dfg_graph *g, dfg_node n, void *m)
{
    return tensorrt_transposed_match(g, n, m);
}
static bool tensorrt_transposed_pass(void *ctx, const struct tensorrt_transposed_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool tensorrt_transposed_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return tensorrt_transposed_each(g, n, tensorrt_transposed_pass, &e);
}

static const struct dfg_part tensorrt_transposed_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct tensorrt_transposed_whole, m.x) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct tensorrt_transposed_whole, transpose) },
};
/* ---- reshaped ---- */

static const struct dfg_desc_expr tensorrt_reshaped_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 21 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 21 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 21 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 21 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 21 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 21 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 21 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 21 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 21 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 21 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 21 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 21 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 23 },
    /* 14 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "present(x.elements)", .line = 23 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 23 },
    /* 16 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "implicit_batch", .line = 23 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "rank", .line = 23 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 20 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "x.rank >= 1", .line = 23 },
    /* 21 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 16, 20, }, .text = "implicit_batch and x.rank >= 1", .line = 23 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "shape", .line = 23 },
    /* 24 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 23 },
    /* 25 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "x.shape[i]", .line = 23 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "rank", .line = 23 },
    /* 29 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 26, 28, }, .text = "range(1, x.rank)", .line = 23 },
    /* 30 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 25, 29, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 23 },
    /* 31 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 23 },
    /* 32 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "present(prod([x.shape[i] for i in range(1, x.rank)]))", .line = 23 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 21, 32, }, .text = "(implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 34 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 14, 33, }, .text = "present(x.elements) or (implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 34, }, .text = "type_ok(x), static_shape(x)", .line = 24 },
    /* 36 */ { .op = DFG_E_VAR, .ref = 0, .text = "shape", .line = 113 },
    /* 37 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 36, }, .text = "len(shape)", .line = 113 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 113 },
    /* 39 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 37, 38, }, .text = "len(shape) == 0", .line = 113 },
    /* 40 */ { .op = DFG_E_VAR, .ref = 0, .text = "shape", .line = 113 },
    /* 41 */ { .op = DFG_E_CALL, .sub = DFG_F_MIN, .n_kids = 1, .kids = (const uint32_t[]){ 40, }, .text = "min(shape)", .line = 113 },
    /* 42 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 113 },
    /* 43 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 41, 42, }, .text = "min(shape) >= -1", .line = 113 },
    /* 44 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 39, 43, }, .text = "len(shape) == 0 or min(shape) >= -1", .line = 113 },
    /* 45 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 114 },
    /* 46 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 45, }, .text = "implicit_batch", .line = 114 },
    /* 47 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 46, }, .text = "not implicit_batch", .line = 114 },
    /* 48 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 114 },
    /* 49 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "rank", .line = 114 },
    /* 50 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 114 },
    /* 51 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 49, 50, }, .text = "x.rank > 0", .line = 114 },
    /* 52 */ { .op = DFG_E_VAR, .ref = 0, .text = "shape", .line = 114 },
    /* 53 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 114 },
    /* 54 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 52, 53, }, .text = "shape[0]", .line = 114 },
    /* 55 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 114 },
    /* 56 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 114 },
    /* 57 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 56, }, .text = "shape", .line = 114 },
    /* 58 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 114 },
    /* 59 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 57, 58, }, .text = "x.shape[0]", .line = 114 },
    /* 60 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 54, 55, 59, }, .text = "shape[0] in {0, x.shape[0]}", .line = 114 },
    /* 61 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 114 },
    /* 62 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 61, }, .text = "shape", .line = 114 },
    /* 63 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 114 },
    /* 64 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 62, 63, }, .text = "r.shape[0]", .line = 114 },
    /* 65 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 114 },
    /* 66 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 65, }, .text = "shape", .line = 114 },
    /* 67 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 114 },
    /* 68 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 66, 67, }, .text = "x.shape[0]", .line = 114 },
    /* 69 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 64, 68, }, .text = "r.shape[0] == x.shape[0]", .line = 114 },
    /* 70 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 60, 69, }, .text = "(shape[0] in {0, x.shape[0]} or r.shape[0] == x.shape[0])", .line = 114 },
    /* 71 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 51, 70, }, .text = "(x.rank > 0 and (shape[0] in {0, x.shape[0]} or r.shape[0] == x.shape[0]))", .line = 114 },
    /* 72 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 47, 71, }, .text = "not implicit_batch or (x.rank > 0 and (shape[0] in {0, x.shape[0]} or r.shape[0] == x.shape[0]))", .line = 114 },
};
static const struct dfg_desc_node tensorrt_reshaped_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "reshape", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_BIND, .name = "newshape", .expr = -1, .var = 0, .text = "newshape = shape", .line = 112 },
        },
        .name = "r",
        .text = "reshape(x)", .line = 112 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 111 },
};
static const struct dfg_desc_region tensorrt_reshaped_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_reshaped_var_regions[] = { 0, 0, };
static const bool tensorrt_reshaped_dims[] = { 0, 0, };
static const struct dfg_desc_capture tensorrt_reshaped_refs[] = { { 1, -1 }, { 0, -1 }, { 0, -1 }, };
static const struct dfg_capture tensorrt_reshaped_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct tensorrt_reshaped_match, x) },
    { "r", DFG_CAP_NODE, offsetof(struct tensorrt_reshaped_match, r) },
    { "shape", DFG_CAP_VALUE, offsetof(struct tensorrt_reshaped_match, shape) },
};
static const struct dfg_desc_pattern tensorrt_reshaped_desc = {
    .n_nodes = 2, .n_exprs = 73, .n_vars = 2, .n_sets = 3,
    .nodes = tensorrt_reshaped_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_reshaped_regions,
    .var_region = tensorrt_reshaped_var_regions,
    .exprs = tensorrt_reshaped_exprs,
    .captures = tensorrt_reshaped_refs,
    .var_is_dim = tensorrt_reshaped_dims,
    .text = "pattern reshaped(x) {\012    r = reshape(x) { newshape = shape };\012    where input_ok(x), len(shape) == 0 or min(shape) >= -1;\012    where not implicit_batch or (x.rank > 0 and (shape[0] in {0, x.shape[0]} or r.shape[0] == x.shape[0]));\012    return r;\012}", .line = 111, .n_where = 3, .where = (const uint32_t[]){ 35, 44, 72, }
};
static bool tensorrt_reshaped_any(const dfg_graph *g, dfg_node n, void *m)
{
    return tensorrt_reshaped_match(g, n, m);
}
static bool tensorrt_reshaped_pass(void *ctx, const struct tensorrt_reshaped_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool tensorrt_reshaped_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return tensorrt_reshaped_each(g, n, tensorrt_reshaped_pass, &e);
}

static const struct dfg_part tensorrt_reshaped_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct tensorrt_reshaped_whole, m.x) },
    { DFG_PART_ROOT, false, 1, 1, offsetof(struct tensorrt_reshaped_whole, m.r) },
};
/* ---- sliced ---- */

static const struct dfg_desc_expr tensorrt_sliced_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 21 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 21 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 21 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 21 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 21 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 21 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 21 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 21 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 21 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 21 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 21 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 21 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 23 },
    /* 14 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "present(x.elements)", .line = 23 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 23 },
    /* 16 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "implicit_batch", .line = 23 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "rank", .line = 23 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 20 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "x.rank >= 1", .line = 23 },
    /* 21 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 16, 20, }, .text = "implicit_batch and x.rank >= 1", .line = 23 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "shape", .line = 23 },
    /* 24 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 23 },
    /* 25 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "x.shape[i]", .line = 23 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "rank", .line = 23 },
    /* 29 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 26, 28, }, .text = "range(1, x.rank)", .line = 23 },
    /* 30 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 25, 29, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 23 },
    /* 31 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 23 },
    /* 32 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "present(prod([x.shape[i] for i in range(1, x.rank)]))", .line = 23 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 21, 32, }, .text = "(implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 34 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 14, 33, }, .text = "present(x.elements) or (implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 34, }, .text = "type_ok(x), static_shape(x)", .line = 24 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 80000LL }, .text = "version", .line = 120 },
    /* 37 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 50105LL }, .text = "50105", .line = 120 },
    /* 38 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 36, 37, }, .text = "version >= 50105", .line = 120 },
    /* 39 */ { .op = DFG_E_NODE, .ref = 0, .text = "s", .line = 120 },
    /* 40 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 39, }, .name = "strides", .text = "strides", .line = 120 },
    /* 41 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 40, }, .text = "present(s.strides)", .line = 120 },
    /* 42 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 41, }, .text = "not present(s.strides)", .line = 120 },
    /* 43 */ { .op = DFG_E_NODE, .ref = 0, .text = "s", .line = 120 },
    /* 44 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 43, }, .name = "strides", .text = "strides", .line = 120 },
    /* 45 */ { .op = DFG_E_CALL, .sub = DFG_F_MIN, .n_kids = 1, .kids = (const uint32_t[]){ 44, }, .text = "min(s.strides)", .line = 120 },
    /* 46 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 120 },
    /* 47 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 45, 46, }, .text = "min(s.strides) > 0", .line = 120 },
    /* 48 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 42, 47, }, .text = "not present(s.strides) or min(s.strides) > 0", .line = 120 },
    /* 49 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 121 },
    /* 50 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 49, }, .text = "implicit_batch", .line = 121 },
    /* 51 */ { .op = DFG_E_NODE, .ref = 0, .text = "s", .line = 121 },
    /* 52 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 51, }, .text = "shape", .line = 121 },
    /* 53 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 121 },
    /* 54 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 52, 53, }, .text = "s.shape[0]", .line = 121 },
    /* 55 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 121 },
    /* 56 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 55, }, .text = "shape", .line = 121 },
    /* 57 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 121 },
    /* 58 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 56, 57, }, .text = "x.shape[0]", .line = 121 },
    /* 59 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 54, 58, }, .text = "s.shape[0] == x.shape[0]", .line = 121 },
    /* 60 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 50, 59, }, .text = "implicit_batch and s.shape[0] == x.shape[0]", .line = 121 },
    /* 61 */ { .op = DFG_E_NODE, .ref = 0, .text = "s", .line = 121 },
    /* 62 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 61, }, .text = "shape", .line = 121 },
    /* 63 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 121 },
    /* 64 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 62, 63, }, .text = "s.shape[i]", .line = 121 },
    /* 65 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 121 },
    /* 66 */ { .op = DFG_E_NODE, .ref = 0, .text = "s", .line = 121 },
    /* 67 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 66, }, .text = "rank", .line = 121 },
    /* 68 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 65, 67, }, .text = "range(1, s.rank)", .line = 121 },
    /* 69 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 64, 68, }, .text = "[s.shape[i] for i in range(1, s.rank)]", .line = 121 },
    /* 70 */ { .op = DFG_E_CALL, .sub = DFG_F_MIN, .n_kids = 1, .kids = (const uint32_t[]){ 69, }, .text = "min([s.shape[i] for i in range(1, s.rank)])", .line = 121 },
    /* 71 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 121 },
    /* 72 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 70, 71, }, .text = "min([s.shape[i] for i in range(1, s.rank)]) >= 1", .line = 121 },
    /* 73 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 60, 72, }, .text = "(implicit_batch and s.shape[0] == x.shape[0] and min([s.shape[i] for i in range(1, s.rank)]) >= 1)", .line = 121 },
    /* 74 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 122 },
    /* 75 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 74, }, .text = "implicit_batch", .line = 122 },
    /* 76 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 75, }, .text = "not implicit_batch", .line = 122 },
    /* 77 */ { .op = DFG_E_NODE, .ref = 0, .text = "s", .line = 122 },
    /* 78 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 77, }, .text = "shape", .line = 122 },
    /* 79 */ { .op = DFG_E_CALL, .sub = DFG_F_MIN, .n_kids = 1, .kids = (const uint32_t[]){ 78, }, .text = "min(s.shape)", .line = 122 },
    /* 80 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 122 },
    /* 81 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 79, 80, }, .text = "min(s.shape) >= 1", .line = 122 },
    /* 82 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 76, 81, }, .text = "(not implicit_batch and min(s.shape) >= 1)", .line = 122 },
    /* 83 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 73, 82, }, .text = "(implicit_batch and s.shape[0] == x.shape[0] and min([s.shape[i] for i in range(1, s.rank)]) >= 1)\012        or (not implicit_batch and min(s.shape) >= 1)", .line = 121 },
};
static const struct dfg_desc_node tensorrt_sliced_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "strided_slice", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .name = "s",
        .text = "strided_slice(x)", .line = 119 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 118 },
};
static const struct dfg_desc_region tensorrt_sliced_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_sliced_var_regions[] = { 0, 0, };
static const bool tensorrt_sliced_dims[] = { 0, 0, };
static const struct dfg_desc_capture tensorrt_sliced_refs[] = { { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture tensorrt_sliced_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct tensorrt_sliced_match, x) },
    { "s", DFG_CAP_NODE, offsetof(struct tensorrt_sliced_match, s) },
};
static const struct dfg_desc_pattern tensorrt_sliced_desc = {
    .n_nodes = 2, .n_exprs = 84, .n_vars = 2, .n_sets = 2,
    .nodes = tensorrt_sliced_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_sliced_regions,
    .var_region = tensorrt_sliced_var_regions,
    .exprs = tensorrt_sliced_exprs,
    .captures = tensorrt_sliced_refs,
    .var_is_dim = tensorrt_sliced_dims,
    .text = "pattern sliced(x) {\012    s = strided_slice(x);\012    where input_ok(x), version >= 50105, not present(s.strides) or min(s.strides) > 0;\012    where (implicit_batch and s.shape[0] == x.shape[0] and min([s.shape[i] for i in range(1, s.rank)]) >= 1)\012        or (not implicit_batch and min(s.shape) >= 1);\012    return s;\012}", .line = 118, .n_where = 4, .where = (const uint32_t[]){ 35, 38, 48, 83, }
};
static bool tensorrt_sliced_any(const dfg_graph *g, dfg_node n, void *m)
{
    return tensorrt_sliced_match(g, n, m);
}
static bool tensorrt_sliced_pass(void *ctx, const struct tensorrt_sliced_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool tensorrt_sliced_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return tensorrt_sliced_each(g, n, tensorrt_sliced_pass, &e);
}

static const struct dfg_part tensorrt_sliced_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct tensorrt_sliced_whole, m.x) },
    { DFG_PART_ROOT, false, 1, 1, offsetof(struct tensorrt_sliced_whole, m.s) },
};
/* ---- padded ---- */

static const struct dfg_desc_expr tensorrt_padded_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 21 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 21 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 21 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 21 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 21 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 21 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 21 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 21 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 21 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 21 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 21 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 21 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 23 },
    /* 14 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "present(x.elements)", .line = 23 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 23 },
    /* 16 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "implicit_batch", .line = 23 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "rank", .line = 23 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 20 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "x.rank >= 1", .line = 23 },
    /* 21 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 16, 20, }, .text = "implicit_batch and x.rank >= 1", .line = 23 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "shape", .line = 23 },
    /* 24 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 23 },
    /* 25 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "x.shape[i]", .line = 23 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "rank", .line = 23 },
    /* 29 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 26, 28, }, .text = "range(1, x.rank)", .line = 23 },
    /* 30 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 25, 29, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 23 },
    /* 31 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 23 },
    /* 32 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "present(prod([x.shape[i] for i in range(1, x.rank)]))", .line = 23 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 21, 32, }, .text = "(implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 34 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 14, 33, }, .text = "present(x.elements) or (implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 34, }, .text = "type_ok(x), static_shape(x)", .line = 24 },
};
static const struct dfg_desc_node tensorrt_padded_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.pad", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "pad_mode", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 8, .s = "constant" }, .text = "pad_mode == \"constant\"", .line = 127 },
            { .test = DFG_D_TEST_IN_SET, .name = "pad_width", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_LIST, .n = 4, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 0LL }, } }, { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 0LL }, } }, { .tag = DFG_D_HOLE }, { .tag = DFG_D_HOLE }, } }, { .tag = DFG_D_LIST, .n = 5, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 0LL }, } }, { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 0LL }, } }, { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 0LL }, } }, { .tag = DFG_D_HOLE }, { .tag = DFG_D_HOLE }, } }, } }, .text = "pad_width in {[[0, 0], [0, 0], _, _], [[0, 0], [0, 0], [0, 0], _, _]}", .line = 127 },
        },
        .text = "nn.pad(x, 0)", .line = 126 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 126 },
    [2] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 126 },
};
static const struct dfg_desc_region tensorrt_padded_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_padded_var_regions[] = { 0, };
static const bool tensorrt_padded_dims[] = { 0, };
static const struct dfg_desc_capture tensorrt_padded_refs[] = { { 1, -1 }, };
static const struct dfg_capture tensorrt_padded_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct tensorrt_padded_match, x) },
};
static const struct dfg_desc_pattern tensorrt_padded_desc = {
    .n_nodes = 3, .n_exprs = 36, .n_vars = 1, .n_sets = 1,
    .nodes = tensorrt_padded_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_padded_regions,
    .var_region = tensorrt_padded_var_regions,
    .exprs = tensorrt_padded_exprs,
    .captures = tensorrt_padded_refs,
    .var_is_dim = tensorrt_padded_dims,
    .text = "pattern padded(x) = nn.pad(x, 0)\012        { pad_mode == \"constant\", pad_width in {[[0, 0], [0, 0], _, _], [[0, 0], [0, 0], [0, 0], _, _]} }\012        where input_ok(x);", .line = 126, .n_where = 1, .where = (const uint32_t[]){ 35, }
};
static bool tensorrt_padded_any(const dfg_graph *g, dfg_node n, void *m)
{
    return tensorrt_padded_match(g, n, m);
}
static bool tensorrt_padded_pass(void *ctx, const struct tensorrt_padded_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool tensorrt_padded_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return tensorrt_padded_each(g, n, tensorrt_padded_pass, &e);
}

static const struct dfg_part tensorrt_padded_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct tensorrt_padded_whole, m.x) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct tensorrt_padded_whole, pad) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct tensorrt_padded_whole, constant) },
};
/* ---- relaid ---- */

static const struct dfg_desc_expr tensorrt_relaid_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 21 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 21 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 21 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 21 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 21 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 21 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 21 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 21 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 21 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 21 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 21 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 21 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 23 },
    /* 14 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "present(x.elements)", .line = 23 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 23 },
    /* 16 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "implicit_batch", .line = 23 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "rank", .line = 23 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 20 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "x.rank >= 1", .line = 23 },
    /* 21 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 16, 20, }, .text = "implicit_batch and x.rank >= 1", .line = 23 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "shape", .line = 23 },
    /* 24 */ { .op = DFG_E_VAR, .ref = 2, .text = "i", .line = 23 },
    /* 25 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "x.shape[i]", .line = 23 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "rank", .line = 23 },
    /* 29 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 26, 28, }, .text = "range(1, x.rank)", .line = 23 },
    /* 30 */ { .op = DFG_E_COMP, .ref = 2, .n_kids = 2, .kids = (const uint32_t[]){ 25, 29, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 23 },
    /* 31 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 23 },
    /* 32 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "present(prod([x.shape[i] for i in range(1, x.rank)]))", .line = 23 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 21, 32, }, .text = "(implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 34 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 14, 33, }, .text = "present(x.elements) or (implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 34, }, .text = "type_ok(x), static_shape(x)", .line = 24 },
    /* 36 */ { .op = DFG_E_VAR, .ref = 0, .text = "from", .line = 132 },
    /* 37 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "\"NCHW\"", .line = 132 },
    /* 38 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 36, 37, }, .text = "from == \"NCHW\"", .line = 132 },
    /* 39 */ { .op = DFG_E_VAR, .ref = 1, .text = "to", .line = 132 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "\"NHWC\"", .line = 132 },
    /* 41 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 39, 40, }, .text = "to == \"NHWC\"", .line = 132 },
    /* 42 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 38, 41, }, .text = "(from == \"NCHW\" and to == \"NHWC\")", .line = 132 },
    /* 43 */ { .op = DFG_E_VAR, .ref = 0, .text = "from", .line = 132 },
    /* 44 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "\"NHWC\"", .line = 132 },
    /* 45 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 43, 44, }, .text = "from == \"NHWC\"", .line = 132 },
    /* 46 */ { .op = DFG_E_VAR, .ref = 1, .text = "to", .line = 132 },
    /* 47 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "\"NCHW\"", .line = 132 },
    /* 48 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 46, 47, }, .text = "to == \"NCHW\"", .line = 132 },
    /* 49 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 45, 48, }, .text = "(from == \"NHWC\" and to == \"NCHW\")", .line = 132 },
    /* 50 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 42, 49, }, .text = "(from == \"NCHW\" and to == \"NHWC\") or (from == \"NHWC\" and to == \"NCHW\")", .line = 132 },
    /* 51 */ { .op = DFG_E_VAR, .ref = 0, .text = "from", .line = 133 },
    /* 52 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 5, .s = "NCDHW" }, .text = "\"NCDHW\"", .line = 133 },
    /* 53 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 51, 52, }, .text = "from == \"NCDHW\"", .line = 133 },
    /* 54 */ { .op = DFG_E_VAR, .ref = 1, .text = "to", .line = 133 },
    /* 55 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 5, .s = "NDHWC" }, .text = "\"NDHWC\"", .line = 133 },
    /* 56 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 54, 55, }, .text = "to == \"NDHWC\"", .line = 133 },
    /* 57 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 53, 56, }, .text = "(from == \"NCDHW\" and to == \"NDHWC\")", .line = 133 },
    /* 58 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 50, 57, }, .text = "(from == \"NCHW\" and to == \"NHWC\") or (from == \"NHWC\" and to == \"NCHW\")\012        or (from == \"NCDHW\" and to == \"NDHWC\")", .line = 132 },
    /* 59 */ { .op = DFG_E_VAR, .ref = 0, .text = "from", .line = 133 },
    /* 60 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 5, .s = "NDHWC" }, .text = "\"NDHWC\"", .line = 133 },
    /* 61 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 59, 60, }, .text = "from == \"NDHWC\"", .line = 133 },
    /* 62 */ { .op = DFG_E_VAR, .ref = 1, .text = "to", .line = 133 },
    /* 63 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 5, .s = "NCDHW" }, .text = "\"NCDHW\"", .line = 133 },
    /* 64 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 62, 63, }, .text = "to == \"NCDHW\"", .line = 133 },
    /* 65 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 61, 64, }, .text = "(from == \"NDHWC\" and to == \"NCDHW\")", .line = 133 },
    /* 66 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 58, 65, }, .text = "(from == \"NCHW\" and to == \"NHWC\") or (from == \"NHWC\" and to == \"NCHW\")\012        or (from == \"NCDHW\" and to == \"NDHWC\") or (from == \"NDHWC\" and to == \"NCDHW\")", .line = 132 },
};
static const struct dfg_desc_node tensorrt_relaid_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "layout_transform", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_BIND, .name = "src_layout", .expr = -1, .var = 0, .text = "src_layout = from", .line = 130 },
            { .test = DFG_D_TEST_BIND, .name = "dst_layout", .expr = -1, .var = 1, .text = "dst_layout = to", .line = 130 },
        },
        .name = "t",
        .text = "layout_transform(x)", .line = 130 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 129 },
};
static const struct dfg_desc_region tensorrt_relaid_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_relaid_var_regions[] = { 0, 0, 0, };
static const bool tensorrt_relaid_dims[] = { 0, 0, 0, };
static const struct dfg_desc_capture tensorrt_relaid_refs[] = { { 1, -1 }, { 0, -1 }, { 0, -1 }, { 1, -1 }, };
static const struct dfg_capture tensorrt_relaid_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct tensorrt_relaid_match, x) },
    { "t", DFG_CAP_NODE, offsetof(struct tensorrt_relaid_match, t) },
    { "from", DFG_CAP_VALUE, offsetof(struct tensorrt_relaid_match, from) },
    { "to", DFG_CAP_VALUE, offsetof(struct tensorrt_relaid_match, to) },
};
static const struct dfg_desc_pattern tensorrt_relaid_desc = {
    .n_nodes = 2, .n_exprs = 67, .n_vars = 3, .n_sets = 4,
    .nodes = tensorrt_relaid_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_relaid_regions,
    .var_region = tensorrt_relaid_var_regions,
    .exprs = tensorrt_relaid_exprs,
    .captures = tensorrt_relaid_refs,
    .var_is_dim = tensorrt_relaid_dims,
    .text = "pattern relaid(x) {\012    t = layout_transform(x) { src_layout = from, dst_layout = to };\012    where input_ok(x);\012    where (from == \"NCHW\" and to == \"NHWC\") or (from == \"NHWC\" and to == \"NCHW\")\012        or (from == \"NCDHW\" and to == \"NDHWC\") or (from == \"NDHWC\" and to == \"NCDHW\");\012    return t;\012}", .line = 129, .n_where = 2, .where = (const uint32_t[]){ 35, 66, }
};
static bool tensorrt_relaid_any(const dfg_graph *g, dfg_node n, void *m)
{
    return tensorrt_relaid_match(g, n, m);
}
static bool tensorrt_relaid_pass(void *ctx, const struct tensorrt_relaid_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool tensorrt_relaid_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return tensorrt_relaid_each(g, n, tensorrt_relaid_pass, &e);
}

static const struct dfg_part tensorrt_relaid_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct tensorrt_relaid_whole, m.x) },
    { DFG_PART_ROOT, false, 1, 1, offsetof(struct tensorrt_relaid_whole, m.t) },
};
/* ---- max_pool2d ---- */

static const struct dfg_desc_expr tensorrt_max_pool2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 21 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 21 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 21 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 21 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 21 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 21 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 21 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 21 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 21 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 21 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 21 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 21 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 23 },
    /* 14 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "present(x.elements)", .line = 23 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 23 },
    /* 16 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "implicit_batch", .line = 23 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "rank", .line = 23 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 20 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "x.rank >= 1", .line = 23 },
    /* 21 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 16, 20, }, .text = "implicit_batch and x.rank >= 1", .line = 23 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "shape", .line = 23 },
    /* 24 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 23 },
    /* 25 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "x.shape[i]", .line = 23 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "rank", .line = 23 },
    /* 29 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 26, 28, }, .text = "range(1, x.rank)", .line = 23 },
    /* 30 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 25, 29, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 23 },
    /* 31 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 23 },
    /* 32 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "present(prod([x.shape[i] for i in range(1, x.rank)]))", .line = 23 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 21, 32, }, .text = "(implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 34 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 14, 33, }, .text = "present(x.elements) or (implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 34, }, .text = "type_ok(x), static_shape(x)", .line = 24 },
    /* 36 */ { .op = DFG_E_NODE, .ref = 0, .text = "p", .line = 139 },
    /* 37 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 36, }, .name = "ceil_mode", .text = "ceil_mode", .line = 139 },
    /* 38 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 37, }, .text = "ceil_mode", .line = 139 },
    /* 39 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "not p.ceil_mode", .line = 139 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 80000LL }, .text = "version", .line = 139 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 50105LL }, .text = "50105", .line = 139 },
    /* 42 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 40, 41, }, .text = "version >= 50105", .line = 139 },
    /* 43 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 39, 42, }, .text = "not p.ceil_mode or version >= 50105", .line = 139 },
};
static const struct dfg_desc_node tensorrt_max_pool2d_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.max_pool2d", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "layout == \"NCHW\"", .line = 142 },
        },
        .name = "p",
        .text = "nn.max_pool2d(x)", .line = 142 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 141 },
};
static const struct dfg_desc_region tensorrt_max_pool2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_max_pool2d_var_regions[] = { 0, };
static const bool tensorrt_max_pool2d_dims[] = { 0, };
static const struct dfg_desc_capture tensorrt_max_pool2d_refs[] = { { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture tensorrt_max_pool2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct tensorrt_max_pool2d_match, x) },
    { "p", DFG_CAP_NODE, offsetof(struct tensorrt_max_pool2d_match, p) },
};
static const struct dfg_desc_pattern tensorrt_max_pool2d_desc = {
    .n_nodes = 2, .n_exprs = 44, .n_vars = 1, .n_sets = 2,
    .nodes = tensorrt_max_pool2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_max_pool2d_regions,
    .var_region = tensorrt_max_pool2d_var_regions,
    .exprs = tensorrt_max_pool2d_exprs,
    .captures = tensorrt_max_pool2d_refs,
    .var_is_dim = tensorrt_max_pool2d_dims,
    .text = "pattern max_pool2d(x) {\012    p = nn.max_pool2d(x) { layout == \"NCHW\" };\012    where input_ok(x), rounding_ok(p);\012    return p;\012}", .line = 141, .n_where = 2, .where = (const uint32_t[]){ 35, 43, }
};
static bool tensorrt_max_pool2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return tensorrt_max_pool2d_match(g, n, m);
}
static bool tensorrt_max_pool2d_pass(void *ctx, const struct tensorrt_max_pool2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool tensorrt_max_pool2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return tensorrt_max_pool2d_each(g, n, tensorrt_max_pool2d_pass, &e);
}

static const struct dfg_part tensorrt_max_pool2d_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct tensorrt_max_pool2d_whole, m.x) },
    { DFG_PART_ROOT, false, 1, 1, offsetof(struct tensorrt_max_pool2d_whole, m.p) },
};
/* ---- avg_pool2d ---- */

static const struct dfg_desc_expr tensorrt_avg_pool2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 21 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 21 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 21 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 21 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 21 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 21 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 21 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 21 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 21 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 21 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 21 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 21 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 23 },
    /* 14 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "present(x.elements)", .line = 23 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 23 },
    /* 16 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "implicit_batch", .line = 23 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "rank", .line = 23 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 20 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "x.rank >= 1", .line = 23 },
    /* 21 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 16, 20, }, .text = "implicit_batch and x.rank >= 1", .line = 23 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "shape", .line = 23 },
    /* 24 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 23 },
    /* 25 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "x.shape[i]", .line = 23 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "rank", .line = 23 },
    /* 29 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 26, 28, }, .text = "range(1, x.rank)", .line = 23 },
    /* 30 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 25, 29, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 23 },
    /* 31 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 23 },
    /* 32 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "present(prod([x.shape[i] for i in range(1, x.rank)]))", .line = 23 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 21, 32, }, .text = "(implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 34 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 14, 33, }, .text = "present(x.elements) or (implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 34, }, .text = "type_ok(x), static_shape(x)", .line = 24 },
    /* 36 */ { .op = DFG_E_NODE, .ref = 0, .text = "p", .line = 139 },
    /* 37 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 36, }, .name = "ceil_mode", .text = "ceil_mode", .line = 139 },
    /* 38 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 37, }, .text = "ceil_mode", .line = 139 },
    /* 39 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "not p.ceil_mode", .line = 139 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 80000LL }, .text = "version", .line = 139 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 50105LL }, .text = "50105", .line = 139 },
    /* 42 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 40, 41, }, .text = "version >= 50105", .line = 139 },
    /* 43 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 39, 42, }, .text = "not p.ceil_mode or version >= 50105", .line = 139 },
    /* 44 */ { .op = DFG_E_NODE, .ref = 0, .text = "p", .line = 149 },
    /* 45 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 44, }, .name = "count_include_pad", .text = "count_include_pad", .line = 149 },
    /* 46 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 45, }, .text = "count_include_pad", .line = 149 },
    /* 47 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 46, }, .text = "not p.count_include_pad", .line = 149 },
    /* 48 */ { .op = DFG_E_NODE, .ref = 0, .text = "p", .line = 149 },
    /* 49 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .name = "padding", .text = "padding", .line = 149 },
    /* 50 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 49, }, .text = "len(p.padding)", .line = 149 },
    /* 51 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 149 },
    /* 52 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 50, 51, }, .text = "len(p.padding) != 4", .line = 149 },
    /* 53 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 47, 52, }, .text = "not p.count_include_pad or len(p.padding) != 4", .line = 149 },
    /* 54 */ { .op = DFG_E_NODE, .ref = 0, .text = "p", .line = 150 },
    /* 55 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 54, }, .name = "padding", .text = "padding", .line = 150 },
    /* 56 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 150 },
    /* 57 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 55, 56, }, .text = "p.padding[0]", .line = 150 },
    /* 58 */ { .op = DFG_E_NODE, .ref = 0, .text = "p", .line = 150 },
    /* 59 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 58, }, .name = "padding", .text = "padding", .line = 150 },
    /* 60 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 150 },
    /* 61 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 59, 60, }, .text = "p.padding[2]", .line = 150 },
    /* 62 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 57, 61, }, .text = "p.padding[0] == p.padding[2]", .line = 150 },
    /* 63 */ { .op = DFG_E_NODE, .ref = 0, .text = "p", .line = 150 },
    /* 64 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 63, }, .name = "padding", .text = "padding", .line = 150 },
    /* 65 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 150 },
    /* 66 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 64, 65, }, .text = "p.padding[1]", .line = 150 },
    /* 67 */ { .op = DFG_E_NODE, .ref = 0, .text = "p", .line = 150 },
    /* 68 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 67, }, .name = "padding", .text = "padding", .line = 150 },
    /* 69 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 150 },
    /* 70 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 68, 69, }, .text = "p.padding[3]", .line = 150 },
    /* 71 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 66, 70, }, .text = "p.padding[1] == p.padding[3]", .line = 150 },
    /* 72 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 62, 71, }, .text = "(p.padding[0] == p.padding[2] and p.padding[1] == p.padding[3])", .line = 150 },
    /* 73 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 53, 72, }, .text = "not p.count_include_pad or len(p.padding) != 4\012        or (p.padding[0] == p.padding[2] and p.padding[1] == p.padding[3])", .line = 149 },
};
static const struct dfg_desc_node tensorrt_avg_pool2d_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.avg_pool2d", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "layout == \"NCHW\"", .line = 147 },
        },
        .name = "p",
        .text = "nn.avg_pool2d(x)", .line = 147 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 146 },
};
static const struct dfg_desc_region tensorrt_avg_pool2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_avg_pool2d_var_regions[] = { 0, };
static const bool tensorrt_avg_pool2d_dims[] = { 0, };
static const struct dfg_desc_capture tensorrt_avg_pool2d_refs[] = { { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture tensorrt_avg_pool2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct tensorrt_avg_pool2d_match, x) },
    { "p", DFG_CAP_NODE, offsetof(struct tensorrt_avg_pool2d_match, p) },
};
static const struct dfg_desc_pattern tensorrt_avg_pool2d_desc = {
    .n_nodes = 2, .n_exprs = 74, .n_vars = 1, .n_sets = 2,
    .nodes = tensorrt_avg_pool2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_avg_pool2d_regions,
    .var_region = tensorrt_avg_pool2d_var_regions,
    .exprs = tensorrt_avg_pool2d_exprs,
    .captures = tensorrt_avg_pool2d_refs,
    .var_is_dim = tensorrt_avg_pool2d_dims,
    .text = "pattern avg_pool2d(x) {\012    p = nn.avg_pool2d(x) { layout == \"NCHW\" };\012    where input_ok(x), rounding_ok(p);\012    where not p.count_include_pad or len(p.padding) != 4\012        or (p.padding[0] == p.padding[2] and p.padding[1] == p.padding[3]);\012    return p;\012}", .line = 146, .n_where = 3, .where = (const uint32_t[]){ 35, 43, 73, }
};
static bool tensorrt_avg_pool2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return tensorrt_avg_pool2d_match(g, n, m);
}
static bool tensorrt_avg_pool2d_pass(void *ctx, const struct tensorrt_avg_pool2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool tensorrt_avg_pool2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return tensorrt_avg_pool2d_each(g, n, tensorrt_avg_pool2d_pass, &e);
}

static const struct dfg_part tensorrt_avg_pool2d_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct tensorrt_avg_pool2d_whole, m.x) },
    { DFG_PART_ROOT, false, 1, 1, offsetof(struct tensorrt_avg_pool2d_whole, m.p) },
};
/* ---- max_pool3d ---- */

static const struct dfg_desc_expr tensorrt_max_pool3d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 21 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 21 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 21 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 21 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 21 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 21 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 21 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 21 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 21 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 21 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 21 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 21 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 23 },
    /* 14 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "present(x.elements)", .line = 23 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 23 },
    /* 16 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "implicit_batch", .line = 23 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "rank", .line = 23 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 20 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "x.rank >= 1", .line = 23 },
    /* 21 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 16, 20, }, .text = "implicit_batch and x.rank >= 1", .line = 23 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "shape", .line = 23 },
    /* 24 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 23 },
    /* 25 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "x.shape[i]", .line = 23 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "rank", .line = 23 },
    /* 29 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 26, 28, }, .text = "range(1, x.rank)", .line = 23 },
    /* 30 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 25, 29, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 23 },
    /* 31 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 23 },
    /* 32 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "present(prod([x.shape[i] for i in range(1, x.rank)]))", .line = 23 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 21, 32, }, .text = "(implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 34 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 14, 33, }, .text = "present(x.elements) or (implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 34, }, .text = "type_ok(x), static_shape(x)", .line = 24 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 80000LL }, .text = "version", .line = 153 },
    /* 37 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 60001LL }, .text = "60001", .line = 153 },
    /* 38 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 36, 37, }, .text = "version >= 60001", .line = 153 },
};
static const struct dfg_desc_node tensorrt_max_pool3d_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.max_pool3d", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 5, .s = "NCDHW" }, .text = "layout == \"NCDHW\"", .line = 153 },
        },
        .text = "nn.max_pool3d(x)", .line = 153 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 153 },
};
static const struct dfg_desc_region tensorrt_max_pool3d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_max_pool3d_var_regions[] = { 0, };
static const bool tensorrt_max_pool3d_dims[] = { 0, };
static const struct dfg_desc_capture tensorrt_max_pool3d_refs[] = { { 1, -1 }, };
static const struct dfg_capture tensorrt_max_pool3d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct tensorrt_max_pool3d_match, x) },
};
static const struct dfg_desc_pattern tensorrt_max_pool3d_desc = {
    .n_nodes = 2, .n_exprs = 39, .n_vars = 1, .n_sets = 1,
    .nodes = tensorrt_max_pool3d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_max_pool3d_regions,
    .var_region = tensorrt_max_pool3d_var_regions,
    .exprs = tensorrt_max_pool3d_exprs,
    .captures = tensorrt_max_pool3d_refs,
    .var_is_dim = tensorrt_max_pool3d_dims,
    .text = "pattern max_pool3d(x) = nn.max_pool3d(x) { layout == \"NCDHW\" } where input_ok(x), version >= 60001;", .line = 153, .n_where = 2, .where = (const uint32_t[]){ 35, 38, }
};
static bool tensorrt_max_pool3d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return tensorrt_max_pool3d_match(g, n, m);
}
static bool tensorrt_max_pool3d_pass(void *ctx, const struct tensorrt_max_pool3d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool tensorrt_max_pool3d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return tensorrt_max_pool3d_each(g, n, tensorrt_max_pool3d_pass, &e);
}

static const struct dfg_part tensorrt_max_pool3d_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct tensorrt_max_pool3d_whole, m.x) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct tensorrt_max_pool3d_whole, max_pool3d) },
};
/* ---- avg_pool3d ---- */

static const struct dfg_desc_expr tensorrt_avg_pool3d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 21 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 21 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 21 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 21 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 21 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 21 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 21 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 21 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 21 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 21 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 21 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 21 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 23 },
    /* 14 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "present(x.elements)", .line = 23 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 23 },
    /* 16 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "implicit_batch", .line = 23 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "rank", .line = 23 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 20 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "x.rank >= 1", .line = 23 },
    /* 21 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 16, 20, }, .text = "implicit_batch and x.rank >= 1", .line = 23 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "shape", .line = 23 },
    /* 24 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 23 },
    /* 25 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "x.shape[i]", .line = 23 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "rank", .line = 23 },
    /* 29 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 26, 28, }, .text = "range(1, x.rank)", .line = 23 },
    /* 30 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 25, 29, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 23 },
    /* 31 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 23 },
    /* 32 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "present(prod([x.shape[i] for i in range(1, x.rank)]))", .line = 23 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 21, 32, }, .text = "(implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 34 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 14, 33, }, .text = "present(x.elements) or (implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 34, }, .text = "type_ok(x), static_shape(x)", .line = 24 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 80000LL }, .text = "version", .line = 154 },
    /* 37 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 60001LL }, .text = "60001", .line = 154 },
    /* 38 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 36, 37, }, .text = "version >= 60001", .line = 154 },
};
static const struct dfg_desc_node tensorrt_avg_pool3d_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.avg_pool3d", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 5, .s = "NCDHW" }, .text = "layout == \"NCDHW\"", .line = 154 },
        },
        .text = "nn.avg_pool3d(x)", .line = 154 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 154 },
};
static const struct dfg_desc_region tensorrt_avg_pool3d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_avg_pool3d_var_regions[] = { 0, };
static const bool tensorrt_avg_pool3d_dims[] = { 0, };
static const struct dfg_desc_capture tensorrt_avg_pool3d_refs[] = { { 1, -1 }, };
static const struct dfg_capture tensorrt_avg_pool3d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct tensorrt_avg_pool3d_match, x) },
};
static const struct dfg_desc_pattern tensorrt_avg_pool3d_desc = {
    .n_nodes = 2, .n_exprs = 39, .n_vars = 1, .n_sets = 1,
    .nodes = tensorrt_avg_pool3d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_avg_pool3d_regions,
    .var_region = tensorrt_avg_pool3d_var_regions,
    .exprs = tensorrt_avg_pool3d_exprs,
    .captures = tensorrt_avg_pool3d_refs,
    .var_is_dim = tensorrt_avg_pool3d_dims,
    .text = "pattern avg_pool3d(x) = nn.avg_pool3d(x) { layout == \"NCDHW\" } where input_ok(x), version >= 60001;", .line = 154, .n_where = 2, .where = (const uint32_t[]){ 35, 38, }
};
static bool tensorrt_avg_pool3d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return tensorrt_avg_pool3d_match(g, n, m);
}
static bool tensorrt_avg_pool3d_pass(void *ctx, const struct tensorrt_avg_pool3d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool tensorrt_avg_pool3d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return tensorrt_avg_pool3d_each(g, n, tensorrt_avg_pool3d_pass, &e);
}

static const struct dfg_part tensorrt_avg_pool3d_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct tensorrt_avg_pool3d_whole, m.x) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct tensorrt_avg_pool3d_whole, avg_pool3d) },
};
/* ---- global_max_pool2d ---- */

static const struct dfg_desc_expr tensorrt_global_max_pool2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 21 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 21 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 21 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 21 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 21 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 21 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 21 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 21 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 21 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 21 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 21 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 21 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 23 },
    /* 14 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "present(x.elements)", .line = 23 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 23 },
    /* 16 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "implicit_batch", .line = 23 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "rank", .line = 23 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 20 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "x.rank >= 1", .line = 23 },
    /* 21 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 16, 20, }, .text = "implicit_batch and x.rank >= 1", .line = 23 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "shape", .line = 23 },
    /* 24 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 23 },
    /* 25 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "x.shape[i]", .line = 23 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "rank", .line = 23 },
    /* 29 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 26, 28, }, .text = "range(1, x.rank)", .line = 23 },
    /* 30 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 25, 29, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 23 },
    /* 31 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 23 },
    /* 32 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "present(prod([x.shape[i] for i in range(1, x.rank)]))", .line = 23 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 21, 32, }, .text = "(implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 34 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 14, 33, }, .text = "present(x.elements) or (implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 34, }, .text = "type_ok(x), static_shape(x)", .line = 24 },
};
static const struct dfg_desc_node tensorrt_global_max_pool2d_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.global_max_pool2d", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "layout == \"NCHW\"", .line = 155 },
        },
        .text = "nn.global_max_pool2d(x)", .line = 155 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 155 },
};
static const struct dfg_desc_region tensorrt_global_max_pool2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_global_max_pool2d_var_regions[] = { 0, };
static const bool tensorrt_global_max_pool2d_dims[] = { 0, };
static const struct dfg_desc_capture tensorrt_global_max_pool2d_refs[] = { { 1, -1 }, };
static const struct dfg_capture tensorrt_global_max_pool2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct tensorrt_global_max_pool2d_match, x) },
};
static const struct dfg_desc_pattern tensorrt_global_max_pool2d_desc = {
    .n_nodes = 2, .n_exprs = 36, .n_vars = 1, .n_sets = 1,
    .nodes = tensorrt_global_max_pool2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_global_max_pool2d_regions,
    .var_region = tensorrt_global_max_pool2d_var_regions,
    .exprs = tensorrt_global_max_pool2d_exprs,
    .captures = tensorrt_global_max_pool2d_refs,
    .var_is_dim = tensorrt_global_max_pool2d_dims,
    .text = "pattern global_max_pool2d(x) = nn.global_max_pool2d(x) { layout == \"NCHW\" } where input_ok(x);", .line = 155, .n_where = 1, .where = (const uint32_t[]){ 35, }
};
static bool tensorrt_global_max_pool2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return tensorrt_global_max_pool2d_match(g, n, m);
}
static bool tensorrt_global_max_pool2d_pass(void *ctx, const struct tensorrt_global_max_pool2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool tensorrt_global_max_pool2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return tensorrt_global_max_pool2d_each(g, n, tensorrt_global_max_pool2d_pass, &e);
}

static const struct dfg_part tensorrt_global_max_pool2d_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct tensorrt_global_max_pool2d_whole, m.x) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct tensorrt_global_max_pool2d_whole, global_max_pool2d) },
};
/* ---- global_avg_pool2d ---- */

static const struct dfg_desc_expr tensorrt_global_avg_pool2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 21 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 21 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 21 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 21 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 21 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 21 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 21 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 21 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 21 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 21 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 21 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 21 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 23 },
    /* 14 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "present(x.elements)", .line = 23 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 23 },
    /* 16 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "implicit_batch", .line = 23 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "rank", .line = 23 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 20 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "x.rank >= 1", .line = 23 },
    /* 21 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 16, 20, }, .text = "implicit_batch and x.rank >= 1", .line = 23 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "shape", .line = 23 },
    /* 24 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 23 },
    /* 25 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "x.shape[i]", .line = 23 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "rank", .line = 23 },
    /* 29 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 26, 28, }, .text = "range(1, x.rank)", .line = 23 },
    /* 30 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 25, 29, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 23 },
    /* 31 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 23 },
    /* 32 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "present(prod([x.shape[i] for i in range(1, x.rank)]))", .line = 23 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 21, 32, }, .text = "(implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 34 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 14, 33, }, .text = "present(x.elements) or (implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 34, }, .text = "type_ok(x), static_shape(x)", .line = 24 },
};
static const struct dfg_desc_node tensorrt_global_avg_pool2d_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.global_avg_pool2d", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "layout == \"NCHW\"", .line = 156 },
        },
        .text = "nn.global_avg_pool2d(x)", .line = 156 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 156 },
};
static const struct dfg_desc_region tensorrt_global_avg_pool2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_global_avg_pool2d_var_regions[] = { 0, };
static const bool tensorrt_global_avg_pool2d_dims[] = { 0, };
static const struct dfg_desc_capture tensorrt_global_avg_pool2d_refs[] = { { 1, -1 }, };
static const struct dfg_capture tensorrt_global_avg_pool2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct tensorrt_global_avg_pool2d_match, x) },
};
static const struct dfg_desc_pattern tensorrt_global_avg_pool2d_desc = {
    .n_nodes = 2, .n_exprs = 36, .n_vars = 1, .n_sets = 1,
    .nodes = tensorrt_global_avg_pool2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_global_avg_pool2d_regions,
    .var_region = tensorrt_global_avg_pool2d_var_regions,
    .exprs = tensorrt_global_avg_pool2d_exprs,
    .captures = tensorrt_global_avg_pool2d_refs,
    .var_is_dim = tensorrt_global_avg_pool2d_dims,
    .text = "pattern global_avg_pool2d(x) = nn.global_avg_pool2d(x) { layout == \"NCHW\" } where input_ok(x);", .line = 156, .n_where = 1, .where = (const uint32_t[]){ 35, }
};
static bool tensorrt_global_avg_pool2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return tensorrt_global_avg_pool2d_match(g, n, m);
}
static bool tensorrt_global_avg_pool2d_pass(void *ctx, const struct tensorrt_global_avg_pool2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool tensorrt_global_avg_pool2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return tensorrt_global_avg_pool2d_each(g, n, tensorrt_global_avg_pool2d_pass, &e);
}

static const struct dfg_part tensorrt_global_avg_pool2d_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct tensorrt_global_avg_pool2d_whole, m.x) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct tensorrt_global_avg_pool2d_whole, global_avg_pool2d) },
};
/* ---- adaptive_max_pool2d ---- */

static const struct dfg_desc_expr tensorrt_adaptive_max_pool2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 21 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 21 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 21 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 21 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 21 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 21 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 21 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 21 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 21 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 21 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 21 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 21 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 23 },
    /* 14 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "present(x.elements)", .line = 23 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 23 },
    /* 16 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "implicit_batch", .line = 23 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "rank", .line = 23 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 20 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "x.rank >= 1", .line = 23 },
    /* 21 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 16, 20, }, .text = "implicit_batch and x.rank >= 1", .line = 23 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "shape", .line = 23 },
    /* 24 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 23 },
    /* 25 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "x.shape[i]", .line = 23 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "rank", .line = 23 },
    /* 29 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 26, 28, }, .text = "range(1, x.rank)", .line = 23 },
    /* 30 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 25, 29, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 23 },
    /* 31 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 23 },
    /* 32 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "present(prod([x.shape[i] for i in range(1, x.rank)]))", .line = 23 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 21, 32, }, .text = "(implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 34 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 14, 33, }, .text = "present(x.elements) or (implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 34, }, .text = "type_ok(x), static_shape(x)", .line = 24 },
    /* 36 */ { .op = DFG_E_NODE, .ref = 0, .text = "p", .line = 159 },
    /* 37 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 36, }, .name = "output_size", .text = "output_size", .line = 159 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 1LL }, { .tag = DFG_D_INT, .i = 1LL }, } }, .text = "[1, 1]", .line = 159 },
    /* 39 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 37, 38, }, .text = "p.output_size == [1, 1]", .line = 159 },
};
static const struct dfg_desc_node tensorrt_adaptive_max_pool2d_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.adaptive_max_pool2d", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "layout == \"NCHW\"", .line = 158 },
        },
        .name = "p",
        .text = "nn.adaptive_max_pool2d(x)", .line = 158 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 157 },
};
static const struct dfg_desc_region tensorrt_adaptive_max_pool2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_adaptive_max_pool2d_var_regions[] = { 0, };
static const bool tensorrt_adaptive_max_pool2d_dims[] = { 0, };
static const struct dfg_desc_capture tensorrt_adaptive_max_pool2d_refs[] = { { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture tensorrt_adaptive_max_pool2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct tensorrt_adaptive_max_pool2d_match, x) },
    { "p", DFG_CAP_NODE, offsetof(struct tensorrt_adaptive_max_pool2d_match, p) },
};
static const struct dfg_desc_pattern tensorrt_adaptive_max_pool2d_desc = {
    .n_nodes = 2, .n_exprs = 40, .n_vars = 1, .n_sets = 2,
    .nodes = tensorrt_adaptive_max_pool2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_adaptive_max_pool2d_regions,
    .var_region = tensorrt_adaptive_max_pool2d_var_regions,
    .exprs = tensorrt_adaptive_max_pool2d_exprs,
    .captures = tensorrt_adaptive_max_pool2d_refs,
    .var_is_dim = tensorrt_adaptive_max_pool2d_dims,
    .text = "pattern adaptive_max_pool2d(x) {\012    p = nn.adaptive_max_pool2d(x) { layout == \"NCHW\" };\012    where input_ok(x), p.output_size == [1, 1];\012    return p;\012}", .line = 157, .n_where = 2, .where = (const uint32_t[]){ 35, 39, }
};
static bool tensorrt_adaptive_max_pool2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return tensorrt_adaptive_max_pool2d_match(g, n, m);
}
static bool tensorrt_adaptive_max_pool2d_pass(void *ctx, const struct tensorrt_adaptive_max_pool2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool tensorrt_adaptive_max_pool2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return tensorrt_adaptive_max_pool2d_each(g, n, tensorrt_adaptive_max_pool2d_pass, &e);
}

static const struct dfg_part tensorrt_adaptive_max_pool2d_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct tensorrt_adaptive_max_pool2d_whole, m.x) },
    { DFG_PART_ROOT, false, 1, 1, offsetof(struct tensorrt_adaptive_max_pool2d_whole, m.p) },
};
/* ---- adaptive_avg_pool2d ---- */

static const struct dfg_desc_expr tensorrt_adaptive_avg_pool2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 21 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 21 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 21 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 21 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 21 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 21 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 21 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 21 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 21 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 21 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 21 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 21 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 23 },
    /* 14 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "present(x.elements)", .line = 23 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 23 },
    /* 16 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "implicit_batch", .line = 23 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "rank", .line = 23 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 20 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "x.rank >= 1", .line = 23 },
    /* 21 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 16, 20, }, .text = "implicit_batch and x.rank >= 1", .line = 23 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "shape", .line = 23 },
    /* 24 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 23 },
    /* 25 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "x.shape[i]", .line = 23 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "rank", .line = 23 },
    /* 29 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 26, 28, }, .text = "range(1, x.rank)", .line = 23 },
    /* 30 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 25, 29, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 23 },
    /* 31 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 23 },
    /* 32 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "present(prod([x.shape[i] for i in range(1, x.rank)]))", .line = 23 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 21, 32, }, .text = "(implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 34 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 14, 33, }, .text = "present(x.elements) or (implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 34, }, .text = "type_ok(x), static_shape(x)", .line = 24 },
    /* 36 */ { .op = DFG_E_NODE, .ref = 0, .text = "p", .line = 164 },
    /* 37 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 36, }, .name = "output_size", .text = "output_size", .line = 164 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 1LL }, { .tag = DFG_D_INT, .i = 1LL }, } }, .text = "[1, 1]", .line = 164 },
    /* 39 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 37, 38, }, .text = "p.output_size == [1, 1]", .line = 164 },
};
static const struct dfg_desc_node tensorrt_adaptive_avg_pool2d_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.adaptive_avg_pool2d", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "layout == \"NCHW\"", .line = 163 },
        },
        .name = "p",
        .text = "nn.adaptive_avg_pool2d(x)", .line = 163 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 162 },
};
static const struct dfg_desc_region tensorrt_adaptive_avg_pool2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_adaptive_avg_pool2d_var_regions[] = { 0, };
static const bool tensorrt_adaptive_avg_pool2d_dims[] = { 0, };
static const struct dfg_desc_capture tensorrt_adaptive_avg_pool2d_refs[] = { { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture tensorrt_adaptive_avg_pool2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct tensorrt_adaptive_avg_pool2d_match, x) },
    { "p", DFG_CAP_NODE, offsetof(struct tensorrt_adaptive_avg_pool2d_match, p) },
};
static const struct dfg_desc_pattern tensorrt_adaptive_avg_pool2d_desc = {
    .n_nodes = 2, .n_exprs = 40, .n_vars = 1, .n_sets = 2,
    .nodes = tensorrt_adaptive_avg_pool2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_adaptive_avg_pool2d_regions,
    .var_region = tensorrt_adaptive_avg_pool2d_var_regions,
    .exprs = tensorrt_adaptive_avg_pool2d_exprs,
    .captures = tensorrt_adaptive_avg_pool2d_refs,
    .var_is_dim = tensorrt_adaptive_avg_pool2d_dims,
    .text = "pattern adaptive_avg_pool2d(x) {\012    p = nn.adaptive_avg_pool2d(x) { layout == \"NCHW\" };\012    where input_ok(x), p.output_size == [1, 1];\012    return p;\012}", .line = 162, .n_where = 2, .where = (const uint32_t[]){ 35, 39, }
};
static bool tensorrt_adaptive_avg_pool2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return tensorrt_adaptive_avg_pool2d_match(g, n, m);
}
static bool tensorrt_adaptive_avg_pool2d_pass(void *ctx, const struct tensorrt_adaptive_avg_pool2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool tensorrt_adaptive_avg_pool2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return tensorrt_adaptive_avg_pool2d_each(g, n, tensorrt_adaptive_avg_pool2d_pass, &e);
}

static const struct dfg_part tensorrt_adaptive_avg_pool2d_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct tensorrt_adaptive_avg_pool2d_whole, m.x) },
    { DFG_PART_ROOT, false, 1, 1, offsetof(struct tensorrt_adaptive_avg_pool2d_whole, m.p) },
};
/* ---- reduced ---- */

static const struct dfg_desc_expr tensorrt_reduced_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 21 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 21 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 21 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 21 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 21 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 21 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 21 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 21 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 21 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 21 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 21 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 21 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 23 },
    /* 14 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "present(x.elements)", .line = 23 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 23 },
    /* 16 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "implicit_batch", .line = 23 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "rank", .line = 23 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 20 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "x.rank >= 1", .line = 23 },
    /* 21 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 16, 20, }, .text = "implicit_batch and x.rank >= 1", .line = 23 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "shape", .line = 23 },
    /* 24 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 23 },
    /* 25 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "x.shape[i]", .line = 23 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "rank", .line = 23 },
    /* 29 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 26, 28, }, .text = "range(1, x.rank)", .line = 23 },
    /* 30 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 25, 29, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 23 },
    /* 31 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 23 },
    /* 32 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "present(prod([x.shape[i] for i in range(1, x.rank)]))", .line = 23 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 21, 32, }, .text = "(implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 34 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 14, 33, }, .text = "present(x.elements) or (implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 34, }, .text = "type_ok(x), static_shape(x)", .line = 24 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 170 },
    /* 37 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 36, }, .text = "implicit_batch", .line = 170 },
    /* 38 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 37, }, .text = "not implicit_batch", .line = 170 },
    /* 39 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 170 },
    /* 40 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 39, }, .name = "axis", .text = "axis", .line = 170 },
    /* 41 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 40, }, .text = "present(r.axis)", .line = 170 },
    /* 42 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 28 },
    /* 43 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 42, }, .text = "implicit_batch", .line = 28 },
    /* 44 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 43, }, .text = "not implicit_batch", .line = 28 },
    /* 45 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 28 },
    /* 46 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 28 },
    /* 47 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 46, }, .text = "rank", .line = 28 },
    /* 48 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 45, 47, }, .text = "(i + x.rank)", .line = 28 },
    /* 49 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 28 },
    /* 50 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 49, }, .text = "rank", .line = 28 },
    /* 51 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 48, 50, }, .text = "(i + x.rank) % x.rank", .line = 28 },
    /* 52 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 170 },
    /* 53 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 52, }, .name = "axis", .text = "axes", .line = 28 },
    /* 54 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 51, 53, }, .text = "[(i + x.rank) % x.rank for i in axes]", .line = 28 },
    /* 55 */ { .op = DFG_E_CALL, .sub = DFG_F_MIN, .n_kids = 1, .kids = (const uint32_t[]){ 54, }, .text = "min([(i + x.rank) % x.rank for i in axes])", .line = 28 },
    /* 56 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 28 },
    /* 57 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 55, 56, }, .text = "min([(i + x.rank) % x.rank for i in axes]) > 0", .line = 28 },
    /* 58 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 44, 57, }, .text = "not implicit_batch or min([(i + x.rank) % x.rank for i in axes]) > 0", .line = 28 },
    /* 59 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 41, 58, }, .text = "(present(r.axis) and axes_ok(r.axis, x))", .line = 170 },
    /* 60 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 38, 59, }, .text = "not implicit_batch or (present(r.axis) and axes_ok(r.axis, x))", .line = 170 },
};
static const struct dfg_desc_node tensorrt_reduced_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 5, .ops = (const char *const[]){ "sum", "prod", "max", "min", "mean", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "exclude", .expr = -1, .var = -1, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "exclude == false", .line = 169 },
        },
        .name = "r",
        .text = "(sum | prod | max | min | mean)(x)", .line = 169 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 168 },
};
static const struct dfg_desc_region tensorrt_reduced_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_reduced_var_regions[] = { 0, 0, };
static const bool tensorrt_reduced_dims[] = { 0, 0, };
static const struct dfg_desc_capture tensorrt_reduced_refs[] = { { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture tensorrt_reduced_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct tensorrt_reduced_match, x) },
    { "r", DFG_CAP_NODE, offsetof(struct tensorrt_reduced_match, r) },
};
static const struct dfg_desc_pattern tensorrt_reduced_desc = {
    .n_nodes = 2, .n_exprs = 61, .n_vars = 2, .n_sets = 2,
    .nodes = tensorrt_reduced_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_reduced_regions,
    .var_region = tensorrt_reduced_var_regions,
    .exprs = tensorrt_reduced_exprs,
    .captures = tensorrt_reduced_refs,
    .var_is_dim = tensorrt_reduced_dims,
    .text = "pattern reduced(x) {\012    r = (sum | prod | max | min | mean)(x) { exclude == false };\012    where input_ok(x), not implicit_batch or (present(r.axis) and axes_ok(r.axis, x));\012    return r;\012}", .line = 168, .n_where = 2, .where = (const uint32_t[]){ 35, 60, }
};
static bool tensorrt_reduced_any(const dfg_graph *g, dfg_node n, void *m)
{
    return tensorrt_reduced_match(g, n, m);
}
static bool tensorrt_reduced_pass(void *ctx, const struct tensorrt_reduced_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool tensorrt_reduced_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return tensorrt_reduced_each(g, n, tensorrt_reduced_pass, &e);
}

static const struct dfg_part tensorrt_reduced_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct tensorrt_reduced_whole, m.x) },
    { DFG_PART_ROOT, false, 1, 1, offsetof(struct tensorrt_reduced_whole, m.r) },
};
/* ---- tensorrt.sum ---- */

static const struct dfg_desc_expr tensorrt_sum_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 21 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 21 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 21 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 21 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 21 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 21 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 21 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 21 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 21 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 21 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 21 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 21 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 23 },
    /* 14 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "present(x.elements)", .line = 23 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 23 },
    /* 16 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "implicit_batch", .line = 23 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "rank", .line = 23 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 20 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "x.rank >= 1", .line = 23 },
    /* 21 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 16, 20, }, .text = "implicit_batch and x.rank >= 1", .line = 23 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "shape", .line = 23 },
    /* 24 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 23 },
    /* 25 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "x.shape[i]", .line = 23 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "rank", .line = 23 },
    /* 29 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 26, 28, }, .text = "range(1, x.rank)", .line = 23 },
    /* 30 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 25, 29, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 23 },
    /* 31 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 23 },
    /* 32 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "present(prod([x.shape[i] for i in range(1, x.rank)]))", .line = 23 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 21, 32, }, .text = "(implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 34 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 14, 33, }, .text = "present(x.elements) or (implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 34, }, .text = "type_ok(x), static_shape(x)", .line = 24 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 170 },
    /* 37 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 36, }, .text = "implicit_batch", .line = 170 },
    /* 38 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 37, }, .text = "not implicit_batch", .line = 170 },
    /* 39 */ { .op = DFG_E_NODE, .ref = 1, .text = "r", .line = 170 },
    /* 40 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 39, }, .name = "axis", .text = "axis", .line = 170 },
    /* 41 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 40, }, .text = "present(r.axis)", .line = 170 },
    /* 42 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 28 },
    /* 43 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 42, }, .text = "implicit_batch", .line = 28 },
    /* 44 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 43, }, .text = "not implicit_batch", .line = 28 },
    /* 45 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 28 },
    /* 46 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 28 },
    /* 47 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 46, }, .text = "rank", .line = 28 },
    /* 48 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 45, 47, }, .text = "(i + x.rank)", .line = 28 },
    /* 49 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 28 },
    /* 50 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 49, }, .text = "rank", .line = 28 },
    /* 51 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 48, 50, }, .text = "(i + x.rank) % x.rank", .line = 28 },
    /* 52 */ { .op = DFG_E_NODE, .ref = 1, .text = "r", .line = 170 },
    /* 53 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 52, }, .name = "axis", .text = "axes", .line = 28 },
    /* 54 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 51, 53, }, .text = "[(i + x.rank) % x.rank for i in axes]", .line = 28 },
    /* 55 */ { .op = DFG_E_CALL, .sub = DFG_F_MIN, .n_kids = 1, .kids = (const uint32_t[]){ 54, }, .text = "min([(i + x.rank) % x.rank for i in axes])", .line = 28 },
    /* 56 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 28 },
    /* 57 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 55, 56, }, .text = "min([(i + x.rank) % x.rank for i in axes]) > 0", .line = 28 },
    /* 58 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 44, 57, }, .text = "not implicit_batch or min([(i + x.rank) % x.rank for i in axes]) > 0", .line = 28 },
    /* 59 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 41, 58, }, .text = "(present(r.axis) and axes_ok(r.axis, x))", .line = 170 },
    /* 60 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 38, 59, }, .text = "not implicit_batch or (present(r.axis) and axes_ok(r.axis, x))", .line = 170 },
};
static const struct dfg_desc_node tensorrt_sum_nodes[4] = {
    [0] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, },
        .text = "reduced & sum(...)", .line = 211 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 5, .ops = (const char *const[]){ "sum", "prod", "max", "min", "mean", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "exclude", .expr = -1, .var = -1, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "exclude == false", .line = 169 },
        },
        .name = "r",
        .text = "(sum | prod | max | min | mean)(x)", .line = 169, .n_where = 2, .where = (const uint32_t[]){ 35, 60, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 168 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "sum", },
        .rest_first = 0, .rest_last = 1,
        .text = "sum(...)", .line = 211 },
};
static const struct dfg_desc_region tensorrt_sum_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_sum_var_regions[] = { 0, 0, };
static const bool tensorrt_sum_dims[] = { 0, 0, };
static const struct dfg_desc_pattern tensorrt_sum_desc = {
    .n_nodes = 4, .n_exprs = 61, .n_vars = 2, .n_sets = 0,
    .nodes = tensorrt_sum_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_sum_regions,
    .var_region = tensorrt_sum_var_regions,
    .exprs = tensorrt_sum_exprs,
    .var_is_dim = tensorrt_sum_dims,
    .text = "\"tensorrt.sum\"      = reduced & sum(...);", .line = 211
};
static bool tensorrt_sum_any(const dfg_graph *g, dfg_node n, void *m)
{
    return tensorrt_sum_match(g, n, m);
}
static bool tensorrt_sum_pass(void *ctx, const struct tensorrt_sum_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool tensorrt_sum_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return tensorrt_sum_each(g, n, tensorrt_sum_pass, &e);
}

static const struct dfg_part tensorrt_sum_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct tensorrt_sum_whole, r) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct tensorrt_sum_whole, r_2) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct tensorrt_sum_whole, x) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct tensorrt_sum_whole, sum) },
    { DFG_PART_INPUT, true, 0, -1, offsetof(struct tensorrt_sum_whole, rest) },
};
/* ---- tensorrt.prod ---- */

static const struct dfg_desc_expr tensorrt_prod_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 21 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 21 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 21 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 21 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 21 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 21 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 21 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 21 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 21 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 21 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 21 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 21 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 23 },
    /* 14 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "present(x.elements)", .line = 23 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 23 },
    /* 16 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "implicit_batch", .line = 23 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "rank", .line = 23 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 20 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "x.rank >= 1", .line = 23 },
    /* 21 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 16, 20, }, .text = "implicit_batch and x.rank >= 1", .line = 23 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "shape", .line = 23 },
    /* 24 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 23 },
    /* 25 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "x.shape[i]", .line = 23 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "rank", .line = 23 },
    /* 29 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 26, 28, }, .text = "range(1, x.rank)", .line = 23 },
    /* 30 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 25, 29, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 23 },
    /* 31 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 23 },
    /* 32 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "present(prod([x.shape[i] for i in range(1, x.rank)]))", .line = 23 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 21, 32, }, .text = "(implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 34 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 14, 33, }, .text = "present(x.elements) or (implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 34, }, .text = "type_ok(x), static_shape(x)", .line = 24 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 170 },
    /* 37 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 36, }, .text = "implicit_batch", .line = 170 },
    /* 38 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 37, }, .text = "not implicit_batch", .line = 170 },
    /* 39 */ { .op = DFG_E_NODE, .ref = 1, .text = "r", .line = 170 },
    /* 40 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 39, }, .name = "axis", .text = "axis", .line = 170 },
    /* 41 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 40, }, .text = "present(r.axis)", .line = 170 },
    /* 42 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 28 },
    /* 43 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 42, }, .text = "implicit_batch", .line = 28 },
    /* 44 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 43, }, .text = "not implicit_batch", .line = 28 },
    /* 45 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 28 },
    /* 46 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 28 },
    /* 47 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 46, }, .text = "rank", .line = 28 },
    /* 48 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 45, 47, }, .text = "(i + x.rank)", .line = 28 },
    /* 49 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 28 },
    /* 50 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 49, }, .text = "rank", .line = 28 },
    /* 51 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 48, 50, }, .text = "(i + x.rank) % x.rank", .line = 28 },
    /* 52 */ { .op = DFG_E_NODE, .ref = 1, .text = "r", .line = 170 },
    /* 53 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 52, }, .name = "axis", .text = "axes", .line = 28 },
    /* 54 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 51, 53, }, .text = "[(i + x.rank) % x.rank for i in axes]", .line = 28 },
    /* 55 */ { .op = DFG_E_CALL, .sub = DFG_F_MIN, .n_kids = 1, .kids = (const uint32_t[]){ 54, }, .text = "min([(i + x.rank) % x.rank for i in axes])", .line = 28 },
    /* 56 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 28 },
    /* 57 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 55, 56, }, .text = "min([(i + x.rank) % x.rank for i in axes]) > 0", .line = 28 },
    /* 58 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 44, 57, }, .text = "not implicit_batch or min([(i + x.rank) % x.rank for i in axes]) > 0", .line = 28 },
    /* 59 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 41, 58, }, .text = "(present(r.axis) and axes_ok(r.axis, x))", .line = 170 },
    /* 60 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 38, 59, }, .text = "not implicit_batch or (present(r.axis) and axes_ok(r.axis, x))", .line = 170 },
};
static const struct dfg_desc_node tensorrt_prod_nodes[4] = {
    [0] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, },
        .text = "reduced & prod(...)", .line = 212 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 5, .ops = (const char *const[]){ "sum", "prod", "max", "min", "mean", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "exclude", .expr = -1, .var = -1, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "exclude == false", .line = 169 },
        },
        .name = "r",
        .text = "(sum | prod | max | min | mean)(x)", .line = 169, .n_where = 2, .where = (const uint32_t[]){ 35, 60, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 168 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "prod", },
        .rest_first = 0, .rest_last = 1,
        .text = "prod(...)", .line = 212 },
};
static const struct dfg_desc_region tensorrt_prod_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_prod_var_regions[] = { 0, 0, };
static const bool tensorrt_prod_dims[] = { 0, 0, };
static const struct dfg_desc_pattern tensorrt_prod_desc = {
    .n_nodes = 4, .n_exprs = 61, .n_vars = 2, .n_sets = 0,
    .nodes = tensorrt_prod_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_prod_regions,
    .var_region = tensorrt_prod_var_regions,
    .exprs = tensorrt_prod_exprs,
    .var_is_dim = tensorrt_prod_dims,
    .text = "\"tensorrt.prod\"     = reduced & prod(...);", .line = 212
};
static bool tensorrt_prod_any(const dfg_graph *g, dfg_node n, void *m)
{
    return tensorrt_prod_match(g, n, m);
}
static bool tensorrt_prod_pass(void *ctx, const struct tensorrt_prod_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool tensorrt_prod_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return tensorrt_prod_each(g, n, tensorrt_prod_pass, &e);
}

static const struct dfg_part tensorrt_prod_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct tensorrt_prod_whole, r) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct tensorrt_prod_whole, r_2) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct tensorrt_prod_whole, x) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct tensorrt_prod_whole, prod) },
    { DFG_PART_INPUT, true, 0, -1, offsetof(struct tensorrt_prod_whole, rest) },
};
/* ---- tensorrt.max ---- */

static const struct dfg_desc_expr tensorrt_max_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 21 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 21 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 21 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 21 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 21 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 21 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 21 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 21 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 21 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 21 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 21 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 21 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 23 },
    /* 14 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "present(x.elements)", .line = 23 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 23 },
    /* 16 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "implicit_batch", .line = 23 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "rank", .line = 23 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 20 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "x.rank >= 1", .line = 23 },
    /* 21 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 16, 20, }, .text = "implicit_batch and x.rank >= 1", .line = 23 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "shape", .line = 23 },
    /* 24 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 23 },
    /* 25 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "x.shape[i]", .line = 23 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "rank", .line = 23 },
    /* 29 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 26, 28, }, .text = "range(1, x.rank)", .line = 23 },
    /* 30 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 25, 29, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 23 },
    /* 31 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 23 },
    /* 32 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "present(prod([x.shape[i] for i in range(1, x.rank)]))", .line = 23 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 21, 32, }, .text = "(implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 34 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 14, 33, }, .text = "present(x.elements) or (implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 34, }, .text = "type_ok(x), static_shape(x)", .line = 24 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 170 },
    /* 37 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 36, }, .text = "implicit_batch", .line = 170 },
    /* 38 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 37, }, .text = "not implicit_batch", .line = 170 },
    /* 39 */ { .op = DFG_E_NODE, .ref = 1, .text = "r", .line = 170 },
    /* 40 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 39, }, .name = "axis", .text = "axis", .line = 170 },
    /* 41 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 40, }, .text = "present(r.axis)", .line = 170 },
    /* 42 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 28 },
    /* 43 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 42, }, .text = "implicit_batch", .line = 28 },
    /* 44 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 43, }, .text = "not implicit_batch", .line = 28 },
    /* 45 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 28 },
    /* 46 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 28 },
    /* 47 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 46, }, .text = "rank", .line = 28 },
    /* 48 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 45, 47, }, .text = "(i + x.rank)", .line = 28 },
    /* 49 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 28 },
    /* 50 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 49, }, .text = "rank", .line = 28 },
    /* 51 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 48, 50, }, .text = "(i + x.rank) % x.rank", .line = 28 },
    /* 52 */ { .op = DFG_E_NODE, .ref = 1, .text = "r", .line = 170 },
    /* 53 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 52, }, .name = "axis", .text = "axes", .line = 28 },
    /* 54 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 51, 53, }, .text = "[(i + x.rank) % x.rank for i in axes]", .line = 28 },
    /* 55 */ { .op = DFG_E_CALL, .sub = DFG_F_MIN, .n_kids = 1, .kids = (const uint32_t[]){ 54, }, .text = "min([(i + x.rank) % x.rank for i in axes])", .line = 28 },
    /* 56 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 28 },
    /* 57 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 55, 56, }, .text = "min([(i + x.rank) % x.rank for i in axes]) > 0", .line = 28 },
    /* 58 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 44, 57, }, .text = "not implicit_batch or min([(i + x.rank) % x.rank for i in axes]) > 0", .line = 28 },
    /* 59 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 41, 58, }, .text = "(present(r.axis) and axes_ok(r.axis, x))", .line = 170 },
    /* 60 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 38, 59, }, .text = "not implicit_batch or (present(r.axis) and axes_ok(r.axis, x))", .line = 170 },
};
static const struct dfg_desc_node tensorrt_max_nodes[4] = {
    [0] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, },
        .text = "reduced & max(...)", .line = 213 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 5, .ops = (const char *const[]){ "sum", "prod", "max", "min", "mean", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "exclude", .expr = -1, .var = -1, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "exclude == false", .line = 169 },
        },
        .name = "r",
        .text = "(sum | prod | max | min | mean)(x)", .line = 169, .n_where = 2, .where = (const uint32_t[]){ 35, 60, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 168 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "max", },
        .rest_first = 0, .rest_last = 1,
        .text = "max(...)", .line = 213 },
};
static const struct dfg_desc_region tensorrt_max_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_max_var_regions[] = { 0, 0, };
static const bool tensorrt_max_dims[] = { 0, 0, };
static const struct dfg_desc_pattern tensorrt_max_desc = {
    .n_nodes = 4, .n_exprs = 61, .n_vars = 2, .n_sets = 0,
    .nodes = tensorrt_max_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_max_regions,
    .var_region = tensorrt_max_var_regions,
    .exprs = tensorrt_max_exprs,
    .var_is_dim = tensorrt_max_dims,
    .text = "\"tensorrt.max\"      = reduced & max(...);", .line = 213
};
static bool tensorrt_max_any(const dfg_graph *g, dfg_node n, void *m)
{
    return tensorrt_max_match(g, n, m);
}
static bool tensorrt_max_pass(void *ctx, const struct tensorrt_max_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool tensorrt_max_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return tensorrt_max_each(g, n, tensorrt_max_pass, &e);
}

static const struct dfg_part tensorrt_max_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct tensorrt_max_whole, r) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct tensorrt_max_whole, r_2) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct tensorrt_max_whole, x) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct tensorrt_max_whole, max) },
    { DFG_PART_INPUT, true, 0, -1, offsetof(struct tensorrt_max_whole, rest) },
};
/* ---- tensorrt.min ---- */

static const struct dfg_desc_expr tensorrt_min_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 21 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 21 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 21 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 21 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 21 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 21 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 21 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 21 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 21 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 21 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 21 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 21 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 23 },
    /* 14 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "present(x.elements)", .line = 23 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 23 },
    /* 16 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "implicit_batch", .line = 23 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "rank", .line = 23 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 20 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "x.rank >= 1", .line = 23 },
    /* 21 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 16, 20, }, .text = "implicit_batch and x.rank >= 1", .line = 23 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "shape", .line = 23 },
    /* 24 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 23 },
    /* 25 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "x.shape[i]", .line = 23 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "rank", .line = 23 },
    /* 29 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 26, 28, }, .text = "range(1, x.rank)", .line = 23 },
    /* 30 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 25, 29, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 23 },
    /* 31 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 23 },
    /* 32 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "present(prod([x.shape[i] for i in range(1, x.rank)]))", .line = 23 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 21, 32, }, .text = "(implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 34 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 14, 33, }, .text = "present(x.elements) or (implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 34, }, .text = "type_ok(x), static_shape(x)", .line = 24 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 170 },
    /* 37 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 36, }, .text = "implicit_batch", .line = 170 },
    /* 38 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 37, }, .text = "not implicit_batch", .line = 170 },
    /* 39 */ { .op = DFG_E_NODE, .ref = 1, .text = "r", .line = 170 },
    /* 40 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 39, }, .name = "axis", .text = "axis", .line = 170 },
    /* 41 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 40, }, .text = "present(r.axis)", .line = 170 },
    /* 42 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 28 },
    /* 43 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 42, }, .text = "implicit_batch", .line = 28 },
    /* 44 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 43, }, .text = "not implicit_batch", .line = 28 },
    /* 45 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 28 },
    /* 46 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 28 },
    /* 47 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 46, }, .text = "rank", .line = 28 },
    /* 48 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 45, 47, }, .text = "(i + x.rank)", .line = 28 },
    /* 49 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 28 },
    /* 50 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 49, }, .text = "rank", .line = 28 },
    /* 51 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 48, 50, }, .text = "(i + x.rank) % x.rank", .line = 28 },
    /* 52 */ { .op = DFG_E_NODE, .ref = 1, .text = "r", .line = 170 },
    /* 53 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 52, }, .name = "axis", .text = "axes", .line = 28 },
    /* 54 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 51, 53, }, .text = "[(i + x.rank) % x.rank for i in axes]", .line = 28 },
    /* 55 */ { .op = DFG_E_CALL, .sub = DFG_F_MIN, .n_kids = 1, .kids = (const uint32_t[]){ 54, }, .text = "min([(i + x.rank) % x.rank for i in axes])", .line = 28 },
    /* 56 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 28 },
    /* 57 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 55, 56, }, .text = "min([(i + x.rank) % x.rank for i in axes]) > 0", .line = 28 },
    /* 58 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 44, 57, }, .text = "not implicit_batch or min([(i + x.rank) % x.rank for i in axes]) > 0", .line = 28 },
    /* 59 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 41, 58, }, .text = "(present(r.axis) and axes_ok(r.axis, x))", .line = 170 },
    /* 60 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 38, 59, }, .text = "not implicit_batch or (present(r.axis) and axes_ok(r.axis, x))", .line = 170 },
};
static const struct dfg_desc_node tensorrt_min_nodes[4] = {
    [0] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, },
        .text = "reduced & min(...)", .line = 214 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 5, .ops = (const char *const[]){ "sum", "prod", "max", "min", "mean", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "exclude", .expr = -1, .var = -1, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "exclude == false", .line = 169 },
        },
        .name = "r",
        .text = "(sum | prod | max | min | mean)(x)", .line = 169, .n_where = 2, .where = (const uint32_t[]){ 35, 60, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 168 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "min", },
        .rest_first = 0, .rest_last = 1,
        .text = "min(...)", .line = 214 },
};
static const struct dfg_desc_region tensorrt_min_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_min_var_regions[] = { 0, 0, };
static const bool tensorrt_min_dims[] = { 0, 0, };
static const struct dfg_desc_pattern tensorrt_min_desc = {
    .n_nodes = 4, .n_exprs = 61, .n_vars = 2, .n_sets = 0,
    .nodes = tensorrt_min_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_min_regions,
    .var_region = tensorrt_min_var_regions,
    .exprs = tensorrt_min_exprs,
    .var_is_dim = tensorrt_min_dims,
    .text = "\"tensorrt.min\"      = reduced & min(...);", .line = 214
};
static bool tensorrt_min_any(const dfg_graph *g, dfg_node n, void *m)
{
    return tensorrt_min_match(g, n, m);
}
static bool tensorrt_min_pass(void *ctx, const struct tensorrt_min_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool tensorrt_min_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return tensorrt_min_each(g, n, tensorrt_min_pass, &e);
}

static const struct dfg_part tensorrt_min_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct tensorrt_min_whole, r) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct tensorrt_min_whole, r_2) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct tensorrt_min_whole, x) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct tensorrt_min_whole, min) },
    { DFG_PART_INPUT, true, 0, -1, offsetof(struct tensorrt_min_whole, rest) },
};
/* ---- tensorrt.mean ---- */

static const struct dfg_desc_expr tensorrt_mean_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 21 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 21 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 21 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 21 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 21 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 21 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 21 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 21 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 21 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 21 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 21 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 21 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 23 },
    /* 14 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "present(x.elements)", .line = 23 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 23 },
    /* 16 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "implicit_batch", .line = 23 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "rank", .line = 23 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 20 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "x.rank >= 1", .line = 23 },
    /* 21 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 16, 20, }, .text = "implicit_batch and x.rank >= 1", .line = 23 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "shape", .line = 23 },
    /* 24 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 23 },
    /* 25 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "x.shape[i]", .line = 23 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "rank", .line = 23 },
    /* 29 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 26, 28, }, .text = "range(1, x.rank)", .line = 23 },
    /* 30 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 25, 29, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 23 },
    /* 31 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 23 },
    /* 32 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "present(prod([x.shape[i] for i in range(1, x.rank)]))", .line = 23 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 21, 32, }, .text = "(implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 34 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 14, 33, }, .text = "present(x.elements) or (implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 34, }, .text = "type_ok(x), static_shape(x)", .line = 24 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 170 },
    /* 37 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 36, }, .text = "implicit_batch", .line = 170 },
    /* 38 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 37, }, .text = "not implicit_batch", .line = 170 },
    /* 39 */ { .op = DFG_E_NODE, .ref = 1, .text = "r", .line = 170 },
    /* 40 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 39, }, .name = "axis", .text = "axis", .line = 170 },
    /* 41 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 40, }, .text = "present(r.axis)", .line = 170 },
    /* 42 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 28 },
    /* 43 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 42, }, .text = "implicit_batch", .line = 28 },
    /* 44 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 43, }, .text = "not implicit_batch", .line = 28 },
    /* 45 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 28 },
    /* 46 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 28 },
    /* 47 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 46, }, .text = "rank", .line = 28 },
    /* 48 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 45, 47, }, .text = "(i + x.rank)", .line = 28 },
    /* 49 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 28 },
    /* 50 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 49, }, .text = "rank", .line = 28 },
    /* 51 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 48, 50, }, .text = "(i + x.rank) % x.rank", .line = 28 },
    /* 52 */ { .op = DFG_E_NODE, .ref = 1, .text = "r", .line = 170 },
    /* 53 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 52, }, .name = "axis", .text = "axes", .line = 28 },
    /* 54 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 51, 53, }, .text = "[(i + x.rank) % x.rank for i in axes]", .line = 28 },
    /* 55 */ { .op = DFG_E_CALL, .sub = DFG_F_MIN, .n_kids = 1, .kids = (const uint32_t[]){ 54, }, .text = "min([(i + x.rank) % x.rank for i in axes])", .line = 28 },
    /* 56 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 28 },
    /* 57 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 55, 56, }, .text = "min([(i + x.rank) % x.rank for i in axes]) > 0", .line = 28 },
    /* 58 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 44, 57, }, .text = "not implicit_batch or min([(i + x.rank) % x.rank for i in axes]) > 0", .line = 28 },
    /* 59 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 41, 58, }, .text = "(present(r.axis) and axes_ok(r.axis, x))", .line = 170 },
    /* 60 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 38, 59, }, .text = "not implicit_batch or (present(r.axis) and axes_ok(r.axis, x))", .line = 170 },
};
static const struct dfg_desc_node tensorrt_mean_nodes[4] = {
    [0] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, },
        .text = "reduced & mean(...)", .line = 215 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 5, .ops = (const char *const[]){ "sum", "prod", "max", "min", "mean", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "exclude", .expr = -1, .var = -1, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "exclude == false", .line = 169 },
        },
        .name = "r",
        .text = "(sum | prod | max | min | mean)(x)", .line = 169, .n_where = 2, .where = (const uint32_t[]){ 35, 60, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 168 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "mean", },
        .rest_first = 0, .rest_last = 1,
        .text = "mean(...)", .line = 215 },
};
static const struct dfg_desc_region tensorrt_mean_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_mean_var_regions[] = { 0, 0, };
static const bool tensorrt_mean_dims[] = { 0, 0, };
static const struct dfg_desc_pattern tensorrt_mean_desc = {
    .n_nodes = 4, .n_exprs = 61, .n_vars = 2, .n_sets = 0,
    .nodes = tensorrt_mean_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_mean_regions,
    .var_region = tensorrt_mean_var_regions,
    .exprs = tensorrt_mean_exprs,
    .var_is_dim = tensorrt_mean_dims,
    .text = "\"tensorrt.mean\"     = reduced & mean(...);", .line = 215
};
static bool tensorrt_mean_any(const dfg_graph *g, dfg_node n, void *m)
{
    return tensorrt_mean_match(g, n, m);
}
static bool tensorrt_mean_pass(void *ctx, const struct tensorrt_mean_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool tensorrt_mean_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return tensorrt_mean_each(g, n, tensorrt_mean_pass, &e);
}

static const struct dfg_part tensorrt_mean_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct tensorrt_mean_whole, r) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct tensorrt_mean_whole, r_2) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct tensorrt_mean_whole, x) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct tensorrt_mean_whole, mean) },
    { DFG_PART_INPUT, true, 0, -1, offsetof(struct tensorrt_mean_whole, rest) },
};
/* ---- tensorrt.nn.relu ---- */

static const struct dfg_desc_expr tensorrt_nn_relu_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 21 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 21 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 21 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 21 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 21 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 21 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 21 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 21 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 21 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 21 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 21 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 21 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 23 },
    /* 14 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "present(x.elements)", .line = 23 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 23 },
    /* 16 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "implicit_batch", .line = 23 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "rank", .line = 23 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 20 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "x.rank >= 1", .line = 23 },
    /* 21 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 16, 20, }, .text = "implicit_batch and x.rank >= 1", .line = 23 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "shape", .line = 23 },
    /* 24 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 23 },
    /* 25 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "x.shape[i]", .line = 23 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "rank", .line = 23 },
    /* 29 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 26, 28, }, .text = "range(1, x.rank)", .line = 23 },
    /* 30 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 25, 29, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 23 },
    /* 31 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 23 },
    /* 32 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "present(prod([x.shape[i] for i in range(1, x.rank)]))", .line = 23 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 21, 32, }, .text = "(implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 34 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 14, 33, }, .text = "present(x.elements) or (implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 34, }, .text = "type_ok(x), static_shape(x)", .line = 24 },
};
static const struct dfg_desc_node tensorrt_nn_relu_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "nn.relu(fit)", .line = 216 },
    [1] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "x", .line = 83, .n_where = 1, .where = (const uint32_t[]){ 35, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 83 },
};
static const struct dfg_desc_region tensorrt_nn_relu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_nn_relu_var_regions[] = { 0, };
static const bool tensorrt_nn_relu_dims[] = { 0, };
static const struct dfg_desc_pattern tensorrt_nn_relu_desc = {
    .n_nodes = 3, .n_exprs = 36, .n_vars = 1, .n_sets = 0,
    .nodes = tensorrt_nn_relu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_nn_relu_regions,
    .var_region = tensorrt_nn_relu_var_regions,
    .exprs = tensorrt_nn_relu_exprs,
    .var_is_dim = tensorrt_nn_relu_dims,
    .text = "\"tensorrt.nn.relu\"  = nn.relu(fit);", .line = 216
};
static bool tensorrt_nn_relu_any(const dfg_graph *g, dfg_node n, void *m)
{
    return tensorrt_nn_relu_match(g, n, m);
}
static bool tensorrt_nn_relu_pass(void *ctx, const struct tensorrt_nn_relu_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool tensorrt_nn_relu_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return tensorrt_nn_relu_each(g, n, tensorrt_nn_relu_pass, &e);
}

static const struct dfg_part tensorrt_nn_relu_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct tensorrt_nn_relu_whole, relu) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct tensorrt_nn_relu_whole, x) },
};
/* ---- tensorrt.sigmoid ---- */

static const struct dfg_desc_expr tensorrt_sigmoid_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 21 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 21 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 21 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 21 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 21 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 21 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 21 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 21 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 21 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 21 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 21 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 21 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 23 },
    /* 14 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "present(x.elements)", .line = 23 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 23 },
    /* 16 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "implicit_batch", .line = 23 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "rank", .line = 23 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 20 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "x.rank >= 1", .line = 23 },
    /* 21 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 16, 20, }, .text = "implicit_batch and x.rank >= 1", .line = 23 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "shape", .line = 23 },
    /* 24 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 23 },
    /* 25 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "x.shape[i]", .line = 23 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "rank", .line = 23 },
    /* 29 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 26, 28, }, .text = "range(1, x.rank)", .line = 23 },
    /* 30 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 25, 29, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 23 },
    /* 31 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 23 },
    /* 32 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "present(prod([x.shape[i] for i in range(1, x.rank)]))", .line = 23 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 21, 32, }, .text = "(implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 34 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 14, 33, }, .text = "present(x.elements) or (implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 34, }, .text = "type_ok(x), static_shape(x)", .line = 24 },
};
static const struct dfg_desc_node tensorrt_sigmoid_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "sigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "sigmoid(fit)", .line = 217 },
    [1] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "x", .line = 83, .n_where = 1, .where = (const uint32_t[]){ 35, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 83 },
};
static const struct dfg_desc_region tensorrt_sigmoid_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_sigmoid_var_regions[] = { 0, };
static const bool tensorrt_sigmoid_dims[] = { 0, };
static const struct dfg_desc_pattern tensorrt_sigmoid_desc = {
    .n_nodes = 3, .n_exprs = 36, .n_vars = 1, .n_sets = 0,
    .nodes = tensorrt_sigmoid_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_sigmoid_regions,
    .var_region = tensorrt_sigmoid_var_regions,
    .exprs = tensorrt_sigmoid_exprs,
    .var_is_dim = tensorrt_sigmoid_dims,
    .text = "\"tensorrt.sigmoid\"  = sigmoid(fit);", .line = 217
};
static bool tensorrt_sigmoid_any(const dfg_graph *g, dfg_node n, void *m)
{
    return tensorrt_sigmoid_match(g, n, m);
}
static bool tensorrt_sigmoid_pass(void *ctx, const struct tensorrt_sigmoid_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool tensorrt_sigmoid_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return tensorrt_sigmoid_each(g, n, tensorrt_sigmoid_pass, &e);
}

static const struct dfg_part tensorrt_sigmoid_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct tensorrt_sigmoid_whole, sigmoid) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct tensorrt_sigmoid_whole, x) },
};
/* ---- tensorrt.tanh ---- */

static const struct dfg_desc_expr tensorrt_tanh_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 21 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 21 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 21 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 21 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 21 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 21 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 21 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 21 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 21 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 21 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 21 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 21 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 23 },
    /* 14 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "present(x.elements)", .line = 23 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 23 },
    /* 16 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "implicit_batch", .line = 23 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "rank", .line = 23 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 20 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "x.rank >= 1", .line = 23 },
    /* 21 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 16, 20, }, .text = "implicit_batch and x.rank >= 1", .line = 23 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "shape", .line = 23 },
    /* 24 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 23 },
    /* 25 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "x.shape[i]", .line = 23 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "rank", .line = 23 },
    /* 29 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 26, 28, }, .text = "range(1, x.rank)", .line = 23 },
    /* 30 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 25, 29, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 23 },
    /* 31 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 23 },
    /* 32 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "present(prod([x.shape[i] for i in range(1, x.rank)]))", .line = 23 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 21, 32, }, .text = "(implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 34 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 14, 33, }, .text = "present(x.elements) or (implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 34, }, .text = "type_ok(x), static_shape(x)", .line = 24 },
};
static const struct dfg_desc_node tensorrt_tanh_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tanh", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "tanh(fit)", .line = 218 },
    [1] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "x", .line = 83, .n_where = 1, .where = (const uint32_t[]){ 35, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 83 },
};
static const struct dfg_desc_region tensorrt_tanh_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_tanh_var_regions[] = { 0, };
static const bool tensorrt_tanh_dims[] = { 0, };
static const struct dfg_desc_pattern tensorrt_tanh_desc = {
    .n_nodes = 3, .n_exprs = 36, .n_vars = 1, .n_sets = 0,
    .nodes = tensorrt_tanh_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_tanh_regions,
    .var_region = tensorrt_tanh_var_regions,
    .exprs = tensorrt_tanh_exprs,
    .var_is_dim = tensorrt_tanh_dims,
    .text = "\"tensorrt.tanh\"     = tanh(fit);", .line = 218
};
static bool tensorrt_tanh_any(const dfg_graph *g, dfg_node n, void *m)
{
    return tensorrt_tanh_match(g, n, m);
}
static bool tensorrt_tanh_pass(void *ctx, const struct tensorrt_tanh_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool tensorrt_tanh_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return tensorrt_tanh_each(g, n, tensorrt_tanh_pass, &e);
}

static const struct dfg_part tensorrt_tanh_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct tensorrt_tanh_whole, tanh) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct tensorrt_tanh_whole, x) },
};
/* ---- tensorrt.exp ---- */

static const struct dfg_desc_expr tensorrt_exp_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 21 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 21 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 21 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 21 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 21 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 21 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 21 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 21 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 21 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 21 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 21 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 21 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 23 },
    /* 14 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "present(x.elements)", .line = 23 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 23 },
    /* 16 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "implicit_batch", .line = 23 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "rank", .line = 23 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 20 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "x.rank >= 1", .line = 23 },
    /* 21 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 16, 20, }, .text = "implicit_batch and x.rank >= 1", .line = 23 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "shape", .line = 23 },
    /* 24 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 23 },
    /* 25 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "x.shape[i]", .line = 23 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "rank", .line = 23 },
    /* 29 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 26, 28, }, .text = "range(1, x.rank)", .line = 23 },
    /* 30 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 25, 29, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 23 },
    /* 31 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 23 },
    /* 32 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "present(prod([x.shape[i] for i in range(1, x.rank)]))", .line = 23 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 21, 32, }, .text = "(implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 34 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 14, 33, }, .text = "present(x.elements) or (implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 34, }, .text = "type_ok(x), static_shape(x)", .line = 24 },
};
static const struct dfg_desc_node tensorrt_exp_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "exp", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "exp(fit)", .line = 219 },
    [1] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "x", .line = 83, .n_where = 1, .where = (const uint32_t[]){ 35, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 83 },
};
static const struct dfg_desc_region tensorrt_exp_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_exp_var_regions[] = { 0, };
static const bool tensorrt_exp_dims[] = { 0, };
static const struct dfg_desc_pattern tensorrt_exp_desc = {
    .n_nodes = 3, .n_exprs = 36, .n_vars = 1, .n_sets = 0,
    .nodes = tensorrt_exp_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_exp_regions,
    .var_region = tensorrt_exp_var_regions,
    .exprs = tensorrt_exp_exprs,
    .var_is_dim = tensorrt_exp_dims,
    .text = "\"tensorrt.exp\"      = exp(fit);", .line = 219
};
static bool tensorrt_exp_any(const dfg_graph *g, dfg_node n, void *m)
{
    return tensorrt_exp_match(g, n, m);
}
static bool tensorrt_exp_pass(void *ctx, const struct tensorrt_exp_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool tensorrt_exp_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return tensorrt_exp_each(g, n, tensorrt_exp_pass, &e);
}

static const struct dfg_part tensorrt_exp_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct tensorrt_exp_whole, exp) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct tensorrt_exp_whole, x) },
};
/* ---- tensorrt.log ---- */

static const struct dfg_desc_expr tensorrt_log_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 21 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 21 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 21 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 21 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 21 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 21 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 21 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 21 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 21 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 21 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 21 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 21 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 23 },
    /* 14 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "present(x.elements)", .line = 23 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 23 },
    /* 16 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "implicit_batch", .line = 23 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "rank", .line = 23 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 20 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "x.rank >= 1", .line = 23 },
    /* 21 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 16, 20, }, .text = "implicit_batch and x.rank >= 1", .line = 23 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "shape", .line = 23 },
    /* 24 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 23 },
    /* 25 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "x.shape[i]", .line = 23 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "rank", .line = 23 },
    /* 29 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 26, 28, }, .text = "range(1, x.rank)", .line = 23 },
    /* 30 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 25, 29, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 23 },
    /* 31 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 23 },
    /* 32 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "present(prod([x.shape[i] for i in range(1, x.rank)]))", .line = 23 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 21, 32, }, .text = "(implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 34 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 14, 33, }, .text = "present(x.elements) or (implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 34, }, .text = "type_ok(x), static_shape(x)", .line = 24 },
};
static const struct dfg_desc_node tensorrt_log_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "log", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "log(fit)", .line = 220 },
    [1] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "x", .line = 83, .n_where = 1, .where = (const uint32_t[]){ 35, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 83 },
};
static const struct dfg_desc_region tensorrt_log_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_log_var_regions[] = { 0, };
static const bool tensorrt_log_dims[] = { 0, };
static const struct dfg_desc_pattern tensorrt_log_desc = {
    .n_nodes = 3, .n_exprs = 36, .n_vars = 1, .n_sets = 0,
    .nodes = tensorrt_log_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_log_regions,
    .var_region = tensorrt_log_var_regions,
    .exprs = tensorrt_log_exprs,
    .var_is_dim = tensorrt_log_dims,
    .text = "\"tensorrt.log\"      = log(fit);", .line = 220
};
static bool tensorrt_log_any(const dfg_graph *g, dfg_node n, void *m)
{
    return tensorrt_log_match(g, n, m);
}
static bool tensorrt_log_pass(void *ctx, const struct tensorrt_log_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool tensorrt_log_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return tensorrt_log_each(g, n, tensorrt_log_pass, &e);
}

static const struct dfg_part tensorrt_log_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct tensorrt_log_whole, log) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct tensorrt_log_whole, x) },
};
/* ---- tensorrt.sqrt ---- */

static const struct dfg_desc_expr tensorrt_sqrt_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 21 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 21 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 21 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 21 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 21 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 21 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 21 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 21 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 21 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 21 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 21 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 21 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 23 },
    /* 14 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "present(x.elements)", .line = 23 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 23 },
    /* 16 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "implicit_batch", .line = 23 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "rank", .line = 23 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 20 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "x.rank >= 1", .line = 23 },
    /* 21 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 16, 20, }, .text = "implicit_batch and x.rank >= 1", .line = 23 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "shape", .line = 23 },
    /* 24 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 23 },
    /* 25 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "x.shape[i]", .line = 23 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "rank", .line = 23 },
    /* 29 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 26, 28, }, .text = "range(1, x.rank)", .line = 23 },
    /* 30 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 25, 29, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 23 },
    /* 31 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 23 },
    /* 32 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "present(prod([x.shape[i] for i in range(1, x.rank)]))", .line = 23 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 21, 32, }, .text = "(implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 34 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 14, 33, }, .text = "present(x.elements) or (implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 34, }, .text = "type_ok(x), static_shape(x)", .line = 24 },
};
static const struct dfg_desc_node tensorrt_sqrt_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "sqrt", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "sqrt(fit)", .line = 221 },
    [1] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "x", .line = 83, .n_where = 1, .where = (const uint32_t[]){ 35, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 83 },
};
static const struct dfg_desc_region tensorrt_sqrt_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_sqrt_var_regions[] = { 0, };
static const bool tensorrt_sqrt_dims[] = { 0, };
static const struct dfg_desc_pattern tensorrt_sqrt_desc = {
    .n_nodes = 3, .n_exprs = 36, .n_vars = 1, .n_sets = 0,
    .nodes = tensorrt_sqrt_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_sqrt_regions,
    .var_region = tensorrt_sqrt_var_regions,
    .exprs = tensorrt_sqrt_exprs,
    .var_is_dim = tensorrt_sqrt_dims,
    .text = "\"tensorrt.sqrt\"     = sqrt(fit);", .line = 221
};
static bool tensorrt_sqrt_any(const dfg_graph *g, dfg_node n, void *m)
{
    return tensorrt_sqrt_match(g, n, m);
}
static bool tensorrt_sqrt_pass(void *ctx, const struct tensorrt_sqrt_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool tensorrt_sqrt_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return tensorrt_sqrt_each(g, n, tensorrt_sqrt_pass, &e);
}

static const struct dfg_part tensorrt_sqrt_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct tensorrt_sqrt_whole, sqrt) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct tensorrt_sqrt_whole, x) },
};
/* ---- tensorrt.abs ---- */

static const struct dfg_desc_expr tensorrt_abs_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 21 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 21 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 21 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 21 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 21 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 21 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 21 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 21 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 21 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 21 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 21 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 21 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 23 },
    /* 14 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "present(x.elements)", .line = 23 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 23 },
    /* 16 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "implicit_batch", .line = 23 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "rank", .line = 23 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 20 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "x.rank >= 1", .line = 23 },
    /* 21 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 16, 20, }, .text = "implicit_batch and x.rank >= 1", .line = 23 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "shape", .line = 23 },
    /* 24 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 23 },
    /* 25 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "x.shape[i]", .line = 23 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "rank", .line = 23 },
    /* 29 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 26, 28, }, .text = "range(1, x.rank)", .line = 23 },
    /* 30 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 25, 29, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 23 },
    /* 31 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 23 },
    /* 32 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "present(prod([x.shape[i] for i in range(1, x.rank)]))", .line = 23 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 21, 32, }, .text = "(implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 34 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 14, 33, }, .text = "present(x.elements) or (implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 34, }, .text = "type_ok(x), static_shape(x)", .line = 24 },
};
static const struct dfg_desc_node tensorrt_abs_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "abs", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "abs(fit)", .line = 222 },
    [1] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "x", .line = 83, .n_where = 1, .where = (const uint32_t[]){ 35, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 83 },
};
static const struct dfg_desc_region tensorrt_abs_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_abs_var_regions[] = { 0, };
static const bool tensorrt_abs_dims[] = { 0, };
static const struct dfg_desc_pattern tensorrt_abs_desc = {
    .n_nodes = 3, .n_exprs = 36, .n_vars = 1, .n_sets = 0,
    .nodes = tensorrt_abs_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_abs_regions,
    .var_region = tensorrt_abs_var_regions,
    .exprs = tensorrt_abs_exprs,
    .var_is_dim = tensorrt_abs_dims,
    .text = "\"tensorrt.abs\"      = abs(fit);", .line = 222
};
static bool tensorrt_abs_any(const dfg_graph *g, dfg_node n, void *m)
{
    return tensorrt_abs_match(g, n, m);
}
static bool tensorrt_abs_pass(void *ctx, const struct tensorrt_abs_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool tensorrt_abs_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return tensorrt_abs_each(g, n, tensorrt_abs_pass, &e);
}

static const struct dfg_part tensorrt_abs_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct tensorrt_abs_whole, abs) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct tensorrt_abs_whole, x) },
};
/* ---- tensorrt.negative ---- */

static const struct dfg_desc_expr tensorrt_negative_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 21 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 21 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 21 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 21 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 21 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 21 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 21 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 21 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 21 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 21 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 21 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 21 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 23 },
    /* 14 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "present(x.elements)", .line = 23 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 23 },
    /* 16 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "implicit_batch", .line = 23 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "rank", .line = 23 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 20 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "x.rank >= 1", .line = 23 },
    /* 21 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 16, 20, }, .text = "implicit_batch and x.rank >= 1", .line = 23 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "shape", .line = 23 },
    /* 24 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 23 },
    /* 25 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "x.shape[i]", .line = 23 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "rank", .line = 23 },
    /* 29 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 26, 28, }, .text = "range(1, x.rank)", .line = 23 },
    /* 30 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 25, 29, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 23 },
    /* 31 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 23 },
    /* 32 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "present(prod([x.shape[i] for i in range(1, x.rank)]))", .line = 23 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 21, 32, }, .text = "(implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 34 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 14, 33, }, .text = "present(x.elements) or (implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 34, }, .text = "type_ok(x), static_shape(x)", .line = 24 },
};
static const struct dfg_desc_node tensorrt_negative_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "negative", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "negative(fit)", .line = 223 },
    [1] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "x", .line = 83, .n_where = 1, .where = (const uint32_t[]){ 35, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 83 },
};
static const struct dfg_desc_region tensorrt_negative_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_negative_var_regions[] = { 0, };
static const bool tensorrt_negative_dims[] = { 0, };
static const struct dfg_desc_pattern tensorrt_negative_desc = {
    .n_nodes = 3, .n_exprs = 36, .n_vars = 1, .n_sets = 0,
    .nodes = tensorrt_negative_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_negative_regions,
    .var_region = tensorrt_negative_var_regions,
    .exprs = tensorrt_negative_exprs,
    .var_is_dim = tensorrt_negative_dims,
    .text = "\"tensorrt.negative\" = negative(fit);", .line = 223
};
static bool tensorrt_negative_any(const dfg_graph *g, dfg_node n, void *m)
{
    return tensorrt_negative_match(g, n, m);
}
static bool tensorrt_negative_pass(void *ctx, const struct tensorrt_negative_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool tensorrt_negative_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return tensorrt_negative_each(g, n, tensorrt_negative_pass, &e);
}

static const struct dfg_part tensorrt_negative_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct tensorrt_negative_whole, negative) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct tensorrt_negative_whole, x) },
};
/* ---- tensorrt.nn.batch_flatten ---- */

static const struct dfg_desc_expr tensorrt_nn_batch_flatten_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 21 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 21 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 21 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 21 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 21 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 21 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 21 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 21 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 21 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 21 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 21 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 21 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 23 },
    /* 14 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "present(x.elements)", .line = 23 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 23 },
    /* 16 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "implicit_batch", .line = 23 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "rank", .line = 23 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 20 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "x.rank >= 1", .line = 23 },
    /* 21 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 16, 20, }, .text = "implicit_batch and x.rank >= 1", .line = 23 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "shape", .line = 23 },
    /* 24 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 23 },
    /* 25 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "x.shape[i]", .line = 23 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "rank", .line = 23 },
    /* 29 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 26, 28, }, .text = "range(1, x.rank)", .line = 23 },
    /* 30 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 25, 29, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 23 },
    /* 31 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 23 },
    /* 32 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "present(prod([x.shape[i] for i in range(1, x.rank)]))", .line = 23 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 21, 32, }, .text = "(implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 34 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 14, 33, }, .text = "present(x.elements) or (implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 34, }, .text = "type_ok(x), static_shape(x)", .line = 24 },
};
static const struct dfg_desc_node tensorrt_nn_batch_flatten_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.batch_flatten", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "nn.batch_flatten(fit)", .line = 224 },
    [1] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "x", .line = 83, .n_where = 1, .where = (const uint32_t[]){ 35, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 83 },
};
static const struct dfg_desc_region tensorrt_nn_batch_flatten_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_nn_batch_flatten_var_regions[] = { 0, };
static const bool tensorrt_nn_batch_flatten_dims[] = { 0, };
static const struct dfg_desc_pattern tensorrt_nn_batch_flatten_desc = {
    .n_nodes = 3, .n_exprs = 36, .n_vars = 1, .n_sets = 0,
    .nodes = tensorrt_nn_batch_flatten_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_nn_batch_flatten_regions,
    .var_region = tensorrt_nn_batch_flatten_var_regions,
    .exprs = tensorrt_nn_batch_flatten_exprs,
    .var_is_dim = tensorrt_nn_batch_flatten_dims,
    .text = "\"tensorrt.nn.batch_flatten\" = nn.batch_flatten(fit);", .line = 224
};
static bool tensorrt_nn_batch_flatten_any(const dfg_graph *g, dfg_node n, void *m)
{
    return tensorrt_nn_batch_flatten_match(g, n, m);
}
static bool tensorrt_nn_batch_flatten_pass(void *ctx, const struct tensorrt_nn_batch_flatten_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool tensorrt_nn_batch_flatten_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return tensorrt_nn_batch_flatten_each(g, n, tensorrt_nn_batch_flatten_pass, &e);
}

static const struct dfg_part tensorrt_nn_batch_flatten_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct tensorrt_nn_batch_flatten_whole, batch_flatten) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct tensorrt_nn_batch_flatten_whole, x) },
};
/* ---- tensorrt.clip ---- */

static const struct dfg_desc_expr tensorrt_clip_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 21 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 21 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 21 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 21 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 21 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 21 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 21 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 21 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 21 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 21 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 21 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 21 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 23 },
    /* 14 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "present(x.elements)", .line = 23 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 23 },
    /* 16 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "implicit_batch", .line = 23 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "rank", .line = 23 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 20 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "x.rank >= 1", .line = 23 },
    /* 21 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 16, 20, }, .text = "implicit_batch and x.rank >= 1", .line = 23 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "shape", .line = 23 },
    /* 24 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 23 },
    /* 25 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "x.shape[i]", .line = 23 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "rank", .line = 23 },
    /* 29 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 26, 28, }, .text = "range(1, x.rank)", .line = 23 },
    /* 30 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 25, 29, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 23 },
    /* 31 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 23 },
    /* 32 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "present(prod([x.shape[i] for i in range(1, x.rank)]))", .line = 23 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 21, 32, }, .text = "(implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 34 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 14, 33, }, .text = "present(x.elements) or (implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 34, }, .text = "type_ok(x), static_shape(x)", .line = 24 },
};
static const struct dfg_desc_node tensorrt_clip_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "clip", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "clip(fit)", .line = 225 },
    [1] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "x", .line = 83, .n_where = 1, .where = (const uint32_t[]){ 35, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 83 },
};
static const struct dfg_desc_region tensorrt_clip_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_clip_var_regions[] = { 0, };
static const bool tensorrt_clip_dims[] = { 0, };
static const struct dfg_desc_pattern tensorrt_clip_desc = {
    .n_nodes = 3, .n_exprs = 36, .n_vars = 1, .n_sets = 0,
    .nodes = tensorrt_clip_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_clip_regions,
    .var_region = tensorrt_clip_var_regions,
    .exprs = tensorrt_clip_exprs,
    .var_is_dim = tensorrt_clip_dims,
    .text = "\"tensorrt.clip\"     = clip(fit);", .line = 225
};
static bool tensorrt_clip_any(const dfg_graph *g, dfg_node n, void *m)
{
    return tensorrt_clip_match(g, n, m);
}
static bool tensorrt_clip_pass(void *ctx, const struct tensorrt_clip_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool tensorrt_clip_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return tensorrt_clip_each(g, n, tensorrt_clip_pass, &e);
}

static const struct dfg_part tensorrt_clip_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct tensorrt_clip_whole, clip) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct tensorrt_clip_whole, x) },
};
/* ---- tensorrt.floor ---- */

static const struct dfg_desc_expr tensorrt_floor_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 21 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 21 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 21 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 21 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 21 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 21 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 21 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 21 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 21 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 21 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 21 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 21 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 23 },
    /* 14 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "present(x.elements)", .line = 23 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 23 },
    /* 16 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "implicit_batch", .line = 23 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "rank", .line = 23 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 20 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "x.rank >= 1", .line = 23 },
    /* 21 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 16, 20, }, .text = "implicit_batch and x.rank >= 1", .line = 23 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "shape", .line = 23 },
    /* 24 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 23 },
    /* 25 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "x.shape[i]", .line = 23 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "rank", .line = 23 },
    /* 29 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 26, 28, }, .text = "range(1, x.rank)", .line = 23 },
    /* 30 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 25, 29, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 23 },
    /* 31 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 23 },
    /* 32 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "present(prod([x.shape[i] for i in range(1, x.rank)]))", .line = 23 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 21, 32, }, .text = "(implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 34 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 14, 33, }, .text = "present(x.elements) or (implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 34, }, .text = "type_ok(x), static_shape(x)", .line = 24 },
};
static const struct dfg_desc_node tensorrt_floor_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "floor", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "floor(fit)", .line = 226 },
    [1] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "x", .line = 83, .n_where = 1, .where = (const uint32_t[]){ 35, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 83 },
};
static const struct dfg_desc_region tensorrt_floor_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_floor_var_regions[] = { 0, };
static const bool tensorrt_floor_dims[] = { 0, };
static const struct dfg_desc_pattern tensorrt_floor_desc = {
    .n_nodes = 3, .n_exprs = 36, .n_vars = 1, .n_sets = 0,
    .nodes = tensorrt_floor_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_floor_regions,
    .var_region = tensorrt_floor_var_regions,
    .exprs = tensorrt_floor_exprs,
    .var_is_dim = tensorrt_floor_dims,
    .text = "\"tensorrt.floor\"    = floor(fit);", .line = 226
};
static bool tensorrt_floor_any(const dfg_graph *g, dfg_node n, void *m)
{
    return tensorrt_floor_match(g, n, m);
}
static bool tensorrt_floor_pass(void *ctx, const struct tensorrt_floor_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool tensorrt_floor_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return tensorrt_floor_each(g, n, tensorrt_floor_pass, &e);
}

static const struct dfg_part tensorrt_floor_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct tensorrt_floor_whole, floor) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct tensorrt_floor_whole, x) },
};
/* ---- tensorrt.nn.leaky_relu ---- */

static const struct dfg_desc_expr tensorrt_nn_leaky_relu_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 21 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 21 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 21 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 21 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 21 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 21 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 21 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 21 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 21 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 21 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 21 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 21 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 23 },
    /* 14 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "present(x.elements)", .line = 23 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 23 },
    /* 16 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "implicit_batch", .line = 23 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "rank", .line = 23 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 20 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "x.rank >= 1", .line = 23 },
    /* 21 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 16, 20, }, .text = "implicit_batch and x.rank >= 1", .line = 23 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "shape", .line = 23 },
    /* 24 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 23 },
    /* 25 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "x.shape[i]", .line = 23 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "rank", .line = 23 },
    /* 29 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 26, 28, }, .text = "range(1, x.rank)", .line = 23 },
    /* 30 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 25, 29, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 23 },
    /* 31 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 23 },
    /* 32 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "present(prod([x.shape[i] for i in range(1, x.rank)]))", .line = 23 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 21, 32, }, .text = "(implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 34 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 14, 33, }, .text = "present(x.elements) or (implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 34, }, .text = "type_ok(x), static_shape(x)", .line = 24 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 80000LL }, .text = "version", .line = 84 },
    /* 37 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 50105LL }, .text = "50105", .line = 84 },
    /* 38 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 36, 37, }, .text = "version >= 50105", .line = 84 },
};
static const struct dfg_desc_node tensorrt_nn_leaky_relu_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.leaky_relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "nn.leaky_relu(since_5)", .line = 227 },
    [1] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "x", .line = 84, .n_where = 2, .where = (const uint32_t[]){ 35, 38, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 84 },
};
static const struct dfg_desc_region tensorrt_nn_leaky_relu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_nn_leaky_relu_var_regions[] = { 0, };
static const bool tensorrt_nn_leaky_relu_dims[] = { 0, };
static const struct dfg_desc_pattern tensorrt_nn_leaky_relu_desc = {
    .n_nodes = 3, .n_exprs = 39, .n_vars = 1, .n_sets = 0,
    .nodes = tensorrt_nn_leaky_relu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_nn_leaky_relu_regions,
    .var_region = tensorrt_nn_leaky_relu_var_regions,
    .exprs = tensorrt_nn_leaky_relu_exprs,
    .var_is_dim = tensorrt_nn_leaky_relu_dims,
    .text = "\"tensorrt.nn.leaky_relu\" = nn.leaky_relu(since_5);", .line = 227
};
static bool tensorrt_nn_leaky_relu_any(const dfg_graph *g, dfg_node n, void *m)
{
    return tensorrt_nn_leaky_relu_match(g, n, m);
}
static bool tensorrt_nn_leaky_relu_pass(void *ctx, const struct tensorrt_nn_leaky_relu_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool tensorrt_nn_leaky_relu_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return tensorrt_nn_leaky_relu_each(g, n, tensorrt_nn_leaky_relu_pass, &e);
}

static const struct dfg_part tensorrt_nn_leaky_relu_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct tensorrt_nn_leaky_relu_whole, leaky_relu) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct tensorrt_nn_leaky_relu_whole, x) },
};
/* ---- tensorrt.sin ---- */

static const struct dfg_desc_expr tensorrt_sin_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 21 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 21 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 21 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 21 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 21 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 21 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 21 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 21 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 21 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 21 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 21 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 21 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 23 },
    /* 14 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "present(x.elements)", .line = 23 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 23 },
    /* 16 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "implicit_batch", .line = 23 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "rank", .line = 23 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 20 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "x.rank >= 1", .line = 23 },
    /* 21 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 16, 20, }, .text = "implicit_batch and x.rank >= 1", .line = 23 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "shape", .line = 23 },
    /* 24 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 23 },
    /* 25 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "x.shape[i]", .line = 23 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "rank", .line = 23 },
    /* 29 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 26, 28, }, .text = "range(1, x.rank)", .line = 23 },
    /* 30 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 25, 29, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 23 },
    /* 31 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 23 },
    /* 32 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "present(prod([x.shape[i] for i in range(1, x.rank)]))", .line = 23 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 21, 32, }, .text = "(implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 34 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 14, 33, }, .text = "present(x.elements) or (implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 34, }, .text = "type_ok(x), static_shape(x)", .line = 24 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 80000LL }, .text = "version", .line = 84 },
    /* 37 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 50105LL }, .text = "50105", .line = 84 },
    /* 38 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 36, 37, }, .text = "version >= 50105", .line = 84 },
};
static const struct dfg_desc_node tensorrt_sin_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "sin", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "sin(since_5)", .line = 228 },
    [1] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "x", .line = 84, .n_where = 2, .where = (const uint32_t[]){ 35, 38, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 84 },
};
static const struct dfg_desc_region tensorrt_sin_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_sin_var_regions[] = { 0, };
static const bool tensorrt_sin_dims[] = { 0, };
static const struct dfg_desc_pattern tensorrt_sin_desc = {
    .n_nodes = 3, .n_exprs = 39, .n_vars = 1, .n_sets = 0,
    .nodes = tensorrt_sin_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_sin_regions,
    .var_region = tensorrt_sin_var_regions,
    .exprs = tensorrt_sin_exprs,
    .var_is_dim = tensorrt_sin_dims,
    .text = "\"tensorrt.sin\"      = sin(since_5);", .line = 228
};
static bool tensorrt_sin_any(const dfg_graph *g, dfg_node n, void *m)
{
    return tensorrt_sin_match(g, n, m);
}
static bool tensorrt_sin_pass(void *ctx, const struct tensorrt_sin_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool tensorrt_sin_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return tensorrt_sin_each(g, n, tensorrt_sin_pass, &e);
}

static const struct dfg_part tensorrt_sin_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct tensorrt_sin_whole, sin) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct tensorrt_sin_whole, x) },
};
/* ---- tensorrt.cos ---- */

static const struct dfg_desc_expr tensorrt_cos_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 21 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 21 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 21 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 21 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 21 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 21 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 21 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 21 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 21 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 21 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 21 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 21 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 23 },
    /* 14 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "present(x.elements)", .line = 23 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 23 },
    /* 16 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "implicit_batch", .line = 23 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "rank", .line = 23 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 20 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "x.rank >= 1", .line = 23 },
    /* 21 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 16, 20, }, .text = "implicit_batch and x.rank >= 1", .line = 23 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "shape", .line = 23 },
    /* 24 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 23 },
    /* 25 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "x.shape[i]", .line = 23 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "rank", .line = 23 },
    /* 29 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 26, 28, }, .text = "range(1, x.rank)", .line = 23 },
    /* 30 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 25, 29, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 23 },
    /* 31 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 23 },
    /* 32 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "present(prod([x.shape[i] for i in range(1, x.rank)]))", .line = 23 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 21, 32, }, .text = "(implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 34 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 14, 33, }, .text = "present(x.elements) or (implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 34, }, .text = "type_ok(x), static_shape(x)", .line = 24 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 80000LL }, .text = "version", .line = 84 },
    /* 37 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 50105LL }, .text = "50105", .line = 84 },
    /* 38 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 36, 37, }, .text = "version >= 50105", .line = 84 },
};
static const struct dfg_desc_node tensorrt_cos_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "cos", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "cos(since_5)", .line = 229 },
    [1] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "x", .line = 84, .n_where = 2, .where = (const uint32_t[]){ 35, 38, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 84 },
};
static const struct dfg_desc_region tensorrt_cos_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_cos_var_regions[] = { 0, };
static const bool tensorrt_cos_dims[] = { 0, };
static const struct dfg_desc_pattern tensorrt_cos_desc = {
    .n_nodes = 3, .n_exprs = 39, .n_vars = 1, .n_sets = 0,
    .nodes = tensorrt_cos_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_cos_regions,
    .var_region = tensorrt_cos_var_regions,
    .exprs = tensorrt_cos_exprs,
    .var_is_dim = tensorrt_cos_dims,
    .text = "\"tensorrt.cos\"      = cos(since_5);", .line = 229
};
static bool tensorrt_cos_any(const dfg_graph *g, dfg_node n, void *m)
{
    return tensorrt_cos_match(g, n, m);
}
static bool tensorrt_cos_pass(void *ctx, const struct tensorrt_cos_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool tensorrt_cos_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return tensorrt_cos_each(g, n, tensorrt_cos_pass, &e);
}

static const struct dfg_part tensorrt_cos_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct tensorrt_cos_whole, cos) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct tensorrt_cos_whole, x) },
};
/* ---- tensorrt.atan ---- */

static const struct dfg_desc_expr tensorrt_atan_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 21 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 21 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 21 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 21 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 21 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 21 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 21 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 21 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 21 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 21 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 21 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 21 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 23 },
    /* 14 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "present(x.elements)", .line = 23 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 23 },
    /* 16 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "implicit_batch", .line = 23 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "rank", .line = 23 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 20 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "x.rank >= 1", .line = 23 },
    /* 21 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 16, 20, }, .text = "implicit_batch and x.rank >= 1", .line = 23 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "shape", .line = 23 },
    /* 24 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 23 },
    /* 25 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "x.shape[i]", .line = 23 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "rank", .line = 23 },
    /* 29 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 26, 28, }, .text = "range(1, x.rank)", .line = 23 },
    /* 30 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 25, 29, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 23 },
    /* 31 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 23 },
    /* 32 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "present(prod([x.shape[i] for i in range(1, x.rank)]))", .line = 23 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 21, 32, }, .text = "(implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 34 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 14, 33, }, .text = "present(x.elements) or (implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 34, }, .text = "type_ok(x), static_shape(x)", .line = 24 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 80000LL }, .text = "version", .line = 84 },
    /* 37 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 50105LL }, .text = "50105", .line = 84 },
    /* 38 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 36, 37, }, .text = "version >= 50105", .line = 84 },
};
static const struct dfg_desc_node tensorrt_atan_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "atan", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "atan(since_5)", .line = 230 },
    [1] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "x", .line = 84, .n_where = 2, .where = (const uint32_t[]){ 35, 38, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 84 },
};
static const struct dfg_desc_region tensorrt_atan_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_atan_var_regions[] = { 0, };
static const bool tensorrt_atan_dims[] = { 0, };
static const struct dfg_desc_pattern tensorrt_atan_desc = {
    .n_nodes = 3, .n_exprs = 39, .n_vars = 1, .n_sets = 0,
    .nodes = tensorrt_atan_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_atan_regions,
    .var_region = tensorrt_atan_var_regions,
    .exprs = tensorrt_atan_exprs,
    .var_is_dim = tensorrt_atan_dims,
    .text = "\"tensorrt.atan\"     = atan(since_5);", .line = 230
};
static bool tensorrt_atan_any(const dfg_graph *g, dfg_node n, void *m)
{
    return tensorrt_atan_match(g, n, m);
}
static bool tensorrt_atan_pass(void *ctx, const struct tensorrt_atan_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool tensorrt_atan_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return tensorrt_atan_each(g, n, tensorrt_atan_pass, &e);
}

static const struct dfg_part tensorrt_atan_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct tensorrt_atan_whole, atan) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct tensorrt_atan_whole, x) },
};
/* ---- tensorrt.ceil ---- */

static const struct dfg_desc_expr tensorrt_ceil_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 21 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 21 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 21 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 21 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 21 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 21 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 21 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 21 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 21 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 21 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 21 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 21 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 23 },
    /* 14 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "present(x.elements)", .line = 23 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 23 },
    /* 16 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "implicit_batch", .line = 23 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "rank", .line = 23 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 20 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "x.rank >= 1", .line = 23 },
    /* 21 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 16, 20, }, .text = "implicit_batch and x.rank >= 1", .line = 23 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "shape", .line = 23 },
    /* 24 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 23 },
    /* 25 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "x.shape[i]", .line = 23 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "rank", .line = 23 },
    /* 29 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 26, 28, }, .text = "range(1, x.rank)", .line = 23 },
    /* 30 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 25, 29, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 23 },
    /* 31 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 23 },
    /* 32 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "present(prod([x.shape[i] for i in range(1, x.rank)]))", .line = 23 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 21, 32, }, .text = "(implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 34 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 14, 33, }, .text = "present(x.elements) or (implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 34, }, .text = "type_ok(x), static_shape(x)", .line = 24 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 80000LL }, .text = "version", .line = 84 },
    /* 37 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 50105LL }, .text = "50105", .line = 84 },
    /* 38 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 36, 37, }, .text = "version >= 50105", .line = 84 },
};
static const struct dfg_desc_node tensorrt_ceil_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "ceil", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "ceil(since_5)", .line = 231 },
    [1] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "x", .line = 84, .n_where = 2, .where = (const uint32_t[]){ 35, 38, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 84 },
};
static const struct dfg_desc_region tensorrt_ceil_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_ceil_var_regions[] = { 0, };
static const bool tensorrt_ceil_dims[] = { 0, };
static const struct dfg_desc_pattern tensorrt_ceil_desc = {
    .n_nodes = 3, .n_exprs = 39, .n_vars = 1, .n_sets = 0,
    .nodes = tensorrt_ceil_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_ceil_regions,
    .var_region = tensorrt_ceil_var_regions,
    .exprs = tensorrt_ceil_exprs,
    .var_is_dim = tensorrt_ceil_dims,
    .text = "\"tensorrt.ceil\"     = ceil(since_5);", .line = 231
};
static bool tensorrt_ceil_any(const dfg_graph *g, dfg_node n, void *m)
{
    return tensorrt_ceil_match(g, n, m);
}
static bool tensorrt_ceil_pass(void *ctx, const struct tensorrt_ceil_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool tensorrt_ceil_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return tensorrt_ceil_each(g, n, tensorrt_ceil_pass, &e);
}

static const struct dfg_part tensorrt_ceil_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct tensorrt_ceil_whole, ceil) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct tensorrt_ceil_whole, x) },
};
/* ---- tensorrt.erf ---- */

static const struct dfg_desc_expr tensorrt_erf_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 21 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 21 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 21 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 21 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 21 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 21 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 21 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 21 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 21 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 21 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 21 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 21 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 23 },
    /* 14 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "present(x.elements)", .line = 23 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 23 },
    /* 16 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "implicit_batch", .line = 23 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "rank", .line = 23 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 20 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "x.rank >= 1", .line = 23 },
    /* 21 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 16, 20, }, .text = "implicit_batch and x.rank >= 1", .line = 23 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "shape", .line = 23 },
    /* 24 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 23 },
    /* 25 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "x.shape[i]", .line = 23 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "rank", .line = 23 },
    /* 29 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 26, 28, }, .text = "range(1, x.rank)", .line = 23 },
    /* 30 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 25, 29, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 23 },
    /* 31 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 23 },
    /* 32 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "present(prod([x.shape[i] for i in range(1, x.rank)]))", .line = 23 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 21, 32, }, .text = "(implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 34 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 14, 33, }, .text = "present(x.elements) or (implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])))", .line = 23 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 34, }, .text = "type_ok(x), static_shape(x)", .line = 24 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 80000LL }, .text = "version", .line = 85 },
    /* 37 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 70000LL }, .text = "70000", .line = 85 },
    /* 38 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 36, 37, }, .text = "version >= 70000", .line = 85 },
};
static const struct dfg_desc_node tensorrt_erf_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "erf", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "erf(since_7)", .line = 232 },
    [1] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "x", .line = 85, .n_where = 2, .where = (const uint32_t[]){ 35, 38, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 85 },
};
static const struct dfg_desc_region tensorrt_erf_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_erf_var_regions[] = { 0, };
static const bool tensorrt_erf_dims[] = { 0, };
static const struct dfg_desc_pattern tensorrt_erf_desc = {
    .n_nodes = 3, .n_exprs = 39, .n_vars = 1, .n_sets = 0,
    .nodes = tensorrt_erf_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_erf_regions,
    .var_region = tensorrt_erf_var_regions,
    .exprs = tensorrt_erf_exprs,
    .var_is_dim = tensorrt_erf_dims,
    .text = "\"tensorrt.erf\"      = erf(since_7);", .line = 232
};
static bool tensorrt_erf_any(const dfg_graph *g, dfg_node n, void *m)
{
    return tensorrt_erf_match(g, n, m);
}
static bool tensorrt_erf_pass(void *ctx, const struct tensorrt_erf_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool tensorrt_erf_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return tensorrt_erf_each(g, n, tensorrt_erf_pass, &e);
}

static const struct dfg_part tensorrt_erf_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct tensorrt_erf_whole, erf) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct tensorrt_erf_whole, x) },
};
static const struct dfg_pattern patterns[] = {
    { .name = "conv1d", .place = "tensorrt.pat:32", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct tensorrt_conv1d_match),
      .n_captures = 3, .captures = tensorrt_conv1d_captures,
      .match = tensorrt_conv1d_any, .each = tensorrt_conv1d_all, .desc = &tensorrt_conv1d_desc,
      .whole_size = sizeof(struct tensorrt_conv1d_whole), .n_parts = sizeof tensorrt_conv1d_parts / sizeof *tensorrt_conv1d_parts,
      .n_params = 2, .parts = tensorrt_conv1d_parts, .whole = tensorrt_conv1d_whole },
    { .name = "conv2d", .place = "tensorrt.pat:37", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct tensorrt_conv2d_match),
      .n_captures = 3, .captures = tensorrt_conv2d_captures,
      .match = tensorrt_conv2d_any, .each = tensorrt_conv2d_all, .desc = &tensorrt_conv2d_desc,
      .whole_size = sizeof(struct tensorrt_conv2d_whole), .n_parts = sizeof tensorrt_conv2d_parts / sizeof *tensorrt_conv2d_parts,
      .n_params = 2, .parts = tensorrt_conv2d_parts, .whole = tensorrt_conv2d_whole },
    { .name = "conv3d", .place = "tensorrt.pat:42", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct tensorrt_conv3d_match),
      .n_captures = 3, .captures = tensorrt_conv3d_captures,
      .match = tensorrt_conv3d_any, .each = tensorrt_conv3d_all, .desc = &tensorrt_conv3d_desc,
      .whole_size = sizeof(struct tensorrt_conv3d_whole), .n_parts = sizeof tensorrt_conv3d_parts / sizeof *tensorrt_conv3d_parts,
      .n_params = 2, .parts = tensorrt_conv3d_parts, .whole = tensorrt_conv3d_whole },
    { .name = "conv2d_transpose", .place = "tensorrt.pat:47", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct tensorrt_conv2d_transpose_match),
      .n_captures = 3, .captures = tensorrt_conv2d_transpose_captures,
      .match = tensorrt_conv2d_transpose_any, .each = tensorrt_conv2d_transpose_all, .desc = &tensorrt_conv2d_transpose_desc,
      .whole_size = sizeof(struct tensorrt_conv2d_transpose_whole), .n_parts = sizeof tensorrt_conv2d_transpose_parts / sizeof *tensorrt_conv2d_transpose_parts,
      .n_params = 2, .parts = tensorrt_conv2d_transpose_parts, .whole = tensorrt_conv2d_transpose_whole },
    { .name = "conv3d_transpose", .place = "tensorrt.pat:52", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct tensorrt_conv3d_transpose_match),
      .n_captures = 3, .captures = tensorrt_conv3d_transpose_captures,
      .match = tensorrt_conv3d_transpose_any, .each = tensorrt_conv3d_transpose_all, .desc = &tensorrt_conv3d_transpose_desc,
      .whole_size = sizeof(struct tensorrt_conv3d_transpose_whole), .n_parts = sizeof tensorrt_conv3d_transpose_parts / sizeof *tensorrt_conv3d_transpose_parts,
      .n_params = 2, .parts = tensorrt_conv3d_transpose_parts, .whole = tensorrt_conv3d_transpose_whole },
    { .name = "dense", .place = "tensorrt.pat:57", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct tensorrt_dense_match),
      .n_captures = 2, .captures = tensorrt_dense_captures,
      .match = tensorrt_dense_any, .each = tensorrt_dense_all, .desc = &tensorrt_dense_desc,
      .whole_size = sizeof(struct tensorrt_dense_whole), .n_parts = sizeof tensorrt_dense_parts / sizeof *tensorrt_dense_parts,
      .n_params = 2, .parts = tensorrt_dense_parts, .whole = tensorrt_dense_whole },
    { .name = "bias_add", .place = "tensorrt.pat:58", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct tensorrt_bias_add_match),
      .n_captures = 2, .captures = tensorrt_bias_add_captures,
      .match = tensorrt_bias_add_any, .each = tensorrt_bias_add_all, .desc = &tensorrt_bias_add_desc,
      .whole_size = sizeof(struct tensorrt_bias_add_whole), .n_parts = sizeof tensorrt_bias_add_parts / sizeof *tensorrt_bias_add_parts,
      .n_params = 2, .parts = tensorrt_bias_add_parts, .whole = tensorrt_bias_add_whole },
    { .name = "batch_matmul", .place = "tensorrt.pat:59", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct tensorrt_batch_matmul_match),
      .n_captures = 2, .captures = tensorrt_batch_matmul_captures,
      .match = tensorrt_batch_matmul_any, .each = tensorrt_batch_matmul_all, .desc = &tensorrt_batch_matmul_desc,
      .whole_size = sizeof(struct tensorrt_batch_matmul_whole), .n_parts = sizeof tensorrt_batch_matmul_parts / sizeof *tensorrt_batch_matmul_parts,
      .n_params = 2, .parts = tensorrt_batch_matmul_parts, .whole = tensorrt_batch_matmul_whole },
    { .name = "add_two", .place = "tensorrt.pat:73", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct tensorrt_add_two_match),
      .n_captures = 2, .captures = tensorrt_add_two_captures,
      .match = tensorrt_add_two_any, .each = tensorrt_add_two_all, .desc = &tensorrt_add_two_desc,
      .whole_size = sizeof(struct tensorrt_add_two_whole), .n_parts = sizeof tensorrt_add_two_parts / sizeof *tensorrt_add_two_parts,
      .n_params = 2, .parts = tensorrt_add_two_parts, .whole = tensorrt_add_two_whole },
    { .name = "divide_two", .place = "tensorrt.pat:75", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct tensorrt_divide_two_match),
      .n_captures = 2, .captures = tensorrt_divide_two_captures,
      .match = tensorrt_divide_two_any, .each = tensorrt_divide_two_all, .desc = &tensorrt_divide_two_desc,
      .whole_size = sizeof(struct tensorrt_divide_two_whole), .n_parts = sizeof tensorrt_divide_two_parts / sizeof *tensorrt_divide_two_parts,
      .n_params = 2, .parts = tensorrt_divide_two_parts, .whole = tensorrt_divide_two_whole },
    { .name = "subtract_two", .place = "tensorrt.pat:76", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct tensorrt_subtract_two_match),
      .n_captures = 2, .captures = tensorrt_subtract_two_captures,
      .match = tensorrt_subtract_two_any, .each = tensorrt_subtract_two_all, .desc = &tensorrt_subtract_two_desc,
      .whole_size = sizeof(struct tensorrt_subtract_two_whole), .n_parts = sizeof tensorrt_subtract_two_parts / sizeof *tensorrt_subtract_two_parts,
      .n_params = 2, .parts = tensorrt_subtract_two_parts, .whole = tensorrt_subtract_two_whole },
    { .name = "multiply_two", .place = "tensorrt.pat:77", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct tensorrt_multiply_two_match),
      .n_captures = 2, .captures = tensorrt_multiply_two_captures,
      .match = tensorrt_multiply_two_any, .each = tensorrt_multiply_two_all, .desc = &tensorrt_multiply_two_desc,
      .whole_size = sizeof(struct tensorrt_multiply_two_whole), .n_parts = sizeof tensorrt_multiply_two_parts / sizeof *tensorrt_multiply_two_parts,
      .n_params = 2, .parts = tensorrt_multiply_two_parts, .whole = tensorrt_multiply_two_whole },
    { .name = "power_two", .place = "tensorrt.pat:78", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct tensorrt_power_two_match),
      .n_captures = 2, .captures = tensorrt_power_two_captures,
      .match = tensorrt_power_two_any, .each = tensorrt_power_two_all, .desc = &tensorrt_power_two_desc,
      .whole_size = sizeof(struct tensorrt_power_two_whole), .n_parts = sizeof tensorrt_power_two_parts / sizeof *tensorrt_power_two_parts,
      .n_params = 2, .parts = tensorrt_power_two_parts, .whole = tensorrt_power_two_whole },
    { .name = "maximum_two", .place = "tensorrt.pat:79", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct tensorrt_maximum_two_match),
      .n_captures = 2, .captures = tensorrt_maximum_two_captures,
      .match = tensorrt_maximum_two_any, .each = tensorrt_maximum_two_all, .desc = &tensorrt_maximum_two_desc,
      .whole_size = sizeof(struct tensorrt_maximum_two_whole), .n_parts = sizeof tensorrt_maximum_two_parts / sizeof *tensorrt_maximum_two_parts,
      .n_params = 2, .parts = tensorrt_maximum_two_parts, .whole = tensorrt_maximum_two_whole },
    { .name = "minimum_two", .place = "tensorrt.pat:80", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct tensorrt_minimum_two_match),
      .n_captures = 2, .captures = tensorrt_minimum_two_captures,
      .match = tensorrt_minimum_two_any, .each = tensorrt_minimum_two_all, .desc = &tensorrt_minimum_two_desc,
      .whole_size = sizeof(struct tensorrt_minimum_two_whole), .n_parts = sizeof tensorrt_minimum_two_parts / sizeof *tensorrt_minimum_two_parts,
      .n_params = 2, .parts = tensorrt_minimum_two_parts, .whole = tensorrt_minimum_two_whole },
    { .name = "fit", .place = "tensorrt.pat:83", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct tensorrt_fit_match),
      .n_captures = 1, .captures = tensorrt_fit_captures,
      .match = tensorrt_fit_any, .each = tensorrt_fit_all, .desc = &tensorrt_fit_desc,
      .whole_size = sizeof(struct tensorrt_fit_whole), .n_parts = sizeof tensorrt_fit_parts / sizeof *tensorrt_fit_parts,
      .n_params = 1, .parts = tensorrt_fit_parts, .whole = tensorrt_fit_whole },
    { .name = "since_5", .place = "tensorrt.pat:84", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct tensorrt_since_5_match),
      .n_captures = 1, .captures = tensorrt_since_5_captures,
      .match = tensorrt_since_5_any, .each = tensorrt_since_5_all, .desc = &tensorrt_since_5_desc,
      .whole_size = sizeof(struct tensorrt_since_5_whole), .n_parts = sizeof tensorrt_since_5_parts / sizeof *tensorrt_since_5_parts,
      .n_params = 1, .parts = tensorrt_since_5_parts, .whole = tensorrt_since_5_whole },
    { .name = "since_7", .place = "tensorrt.pat:85", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct tensorrt_since_7_match),
      .n_captures = 1, .captures = tensorrt_since_7_captures,
      .match = tensorrt_since_7_any, .each = tensorrt_since_7_all, .desc = &tensorrt_since_7_desc,
      .whole_size = sizeof(struct tensorrt_since_7_whole), .n_parts = sizeof tensorrt_since_7_parts / sizeof *tensorrt_since_7_parts,
      .n_params = 1, .parts = tensorrt_since_7_parts, .whole = tensorrt_since_7_whole },
    { .name = "batch_norm", .place = "tensorrt.pat:89", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct tensorrt_batch_norm_match),
      .n_captures = 6, .captures = tensorrt_batch_norm_captures,
      .match = tensorrt_batch_norm_any, .each = tensorrt_batch_norm_all, .desc = &tensorrt_batch_norm_desc,
      .whole_size = sizeof(struct tensorrt_batch_norm_whole), .n_parts = sizeof tensorrt_batch_norm_parts / sizeof *tensorrt_batch_norm_parts,
      .n_params = 5, .parts = tensorrt_batch_norm_parts, .whole = tensorrt_batch_norm_whole },
    { .name = "layer_norm", .place = "tensorrt.pat:95", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct tensorrt_layer_norm_match),
      .n_captures = 4, .captures = tensorrt_layer_norm_captures,
      .match = tensorrt_layer_norm_any, .each = tensorrt_layer_norm_all, .desc = &tensorrt_layer_norm_desc,
      .whole_size = sizeof(struct tensorrt_layer_norm_whole), .n_parts = sizeof tensorrt_layer_norm_parts / sizeof *tensorrt_layer_norm_parts,
      .n_params = 3, .parts = tensorrt_layer_norm_parts, .whole = tensorrt_layer_norm_whole },
    { .name = "softmax", .place = "tensorrt.pat:98", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct tensorrt_softmax_match),
      .n_captures = 2, .captures = tensorrt_softmax_captures,
      .match = tensorrt_softmax_any, .each = tensorrt_softmax_all, .desc = &tensorrt_softmax_desc,
      .whole_size = sizeof(struct tensorrt_softmax_whole), .n_parts = sizeof tensorrt_softmax_parts / sizeof *tensorrt_softmax_parts,
      .n_params = 1, .parts = tensorrt_softmax_parts, .whole = tensorrt_softmax_whole },
    { .name = "split_up", .place = "tensorrt.pat:99", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct tensorrt_split_up_match),
      .n_captures = 2, .captures = tensorrt_split_up_captures,
      .match = tensorrt_split_up_any, .each = tensorrt_split_up_all, .desc = &tensorrt_split_up_desc,
      .whole_size = sizeof(struct tensorrt_split_up_whole), .n_parts = sizeof tensorrt_split_up_parts / sizeof *tensorrt_split_up_parts,
      .n_params = 1, .parts = tensorrt_split_up_parts, .whole = tensorrt_split_up_whole },
    { .name = "expanded", .place = "tensorrt.pat:101", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct tensorrt_expanded_match),
      .n_captures = 2, .captures = tensorrt_expanded_captures,
      .match = tensorrt_expanded_any, .each = tensorrt_expanded_all, .desc = &tensorrt_expanded_desc,
      .whole_size = sizeof(struct tensorrt_expanded_whole), .n_parts = sizeof tensorrt_expanded_parts / sizeof *tensorrt_expanded_parts,
      .n_params = 1, .parts = tensorrt_expanded_parts, .whole = tensorrt_expanded_whole },
    { .name = "squeezed", .place = "tensorrt.pat:103", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct tensorrt_squeezed_match),
      .n_captures = 2, .captures = tensorrt_squeezed_captures,
      .match = tensorrt_squeezed_any, .each = tensorrt_squeezed_all, .desc = &tensorrt_squeezed_desc,
      .whole_size = sizeof(struct tensorrt_squeezed_whole), .n_parts = sizeof tensorrt_squeezed_parts / sizeof *tensorrt_squeezed_parts,
      .n_params = 1, .parts = tensorrt_squeezed_parts, .whole = tensorrt_squeezed_whole },
    { .name = "concatenated", .place = "tensorrt.pat:104", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct tensorrt_concatenated_match),
      .n_captures = 3, .captures = tensorrt_concatenated_captures,
      .match = tensorrt_concatenated_any, .each = tensorrt_concatenated_all, .desc = &tensorrt_concatenated_desc,
      .whole_size = sizeof(struct tensorrt_concatenated_whole), .n_parts = sizeof tensorrt_concatenated_parts / sizeof *tensorrt_concatenated_parts,
      .n_params = 1, .parts = tensorrt_concatenated_parts, .whole = tensorrt_concatenated_whole },
    { .name = "transposed", .place = "tensorrt.pat:109", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct tensorrt_transposed_match),
      .n_captures = 2, .captures = tensorrt_transposed_captures,
      .match = tensorrt_transposed_any, .each = tensorrt_transposed_all, .desc = &tensorrt_transposed_desc,
      .whole_size = sizeof(struct tensorrt_transposed_whole), .n_parts = sizeof tensorrt_transposed_parts / sizeof *tensorrt_transposed_parts,
      .n_params = 1, .parts = tensorrt_transposed_parts, .whole = tensorrt_transposed_whole },
    { .name = "reshaped", .place = "tensorrt.pat:111", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct tensorrt_reshaped_match),
      .n_captures = 3, .captures = tensorrt_reshaped_captures,
      .match = tensorrt_reshaped_any, .each = tensorrt_reshaped_all, .desc = &tensorrt_reshaped_desc,
      .whole_size = sizeof(struct tensorrt_reshaped_whole), .n_parts = sizeof tensorrt_reshaped_parts / sizeof *tensorrt_reshaped_parts,
      .n_params = 1, .parts = tensorrt_reshaped_parts, .whole = tensorrt_reshaped_whole },
    { .name = "sliced", .place = "tensorrt.pat:118", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct tensorrt_sliced_match),
      .n_captures = 2, .captures = tensorrt_sliced_captures,
      .match = tensorrt_sliced_any, .each = tensorrt_sliced_all, .desc = &tensorrt_sliced_desc,
      .whole_size = sizeof(struct tensorrt_sliced_whole), .n_parts = sizeof tensorrt_sliced_parts / sizeof *tensorrt_sliced_parts,
      .n_params = 1, .parts = tensorrt_sliced_parts, .whole = tensorrt_sliced_whole },
    { .name = "padded", .place = "tensorrt.pat:126", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct tensorrt_padded_match),
      .n_captures = 1, .captures = tensorrt_padded_captures,
      .match = tensorrt_padded_any, .each = tensorrt_padded_all, .desc = &tensorrt_padded_desc,
      .whole_size = sizeof(struct tensorrt_padded_whole), .n_parts = sizeof tensorrt_padded_parts / sizeof *tensorrt_padded_parts,
      .n_params = 1, .parts = tensorrt_padded_parts, .whole = tensorrt_padded_whole },
    { .name = "relaid", .place = "tensorrt.pat:129", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct tensorrt_relaid_match),
      .n_captures = 4, .captures = tensorrt_relaid_captures,
      .match = tensorrt_relaid_any, .each = tensorrt_relaid_all, .desc = &tensorrt_relaid_desc,
      .whole_size = sizeof(struct tensorrt_relaid_whole), .n_parts = sizeof tensorrt_relaid_parts / sizeof *tensorrt_relaid_parts,
      .n_params = 1, .parts = tensorrt_relaid_parts, .whole = tensorrt_relaid_whole },
    { .name = "max_pool2d", .place = "tensorrt.pat:141", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct tensorrt_max_pool2d_match),
      .n_captures = 2, .captures = tensorrt_max_pool2d_captures,
      .match = tensorrt_max_pool2d_any, .each = tensorrt_max_pool2d_all, .desc = &tensorrt_max_pool2d_desc,
      .whole_size = sizeof(struct tensorrt_max_pool2d_whole), .n_parts = sizeof tensorrt_max_pool2d_parts / sizeof *tensorrt_max_pool2d_parts,
      .n_params = 1, .parts = tensorrt_max_pool2d_parts, .whole = tensorrt_max_pool2d_whole },
    { .name = "avg_pool2d", .place = "tensorrt.pat:146", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct tensorrt_avg_pool2d_match),
      .n_captures = 2, .captures = tensorrt_avg_pool2d_captures,
      .match = tensorrt_avg_pool2d_any, .each = tensorrt_avg_pool2d_all, .desc = &tensorrt_avg_pool2d_desc,
      .whole_size = sizeof(struct tensorrt_avg_pool2d_whole), .n_parts = sizeof tensorrt_avg_pool2d_parts / sizeof *tensorrt_avg_pool2d_parts,
      .n_params = 1, .parts = tensorrt_avg_pool2d_parts, .whole = tensorrt_avg_pool2d_whole },
    { .name = "max_pool3d", .place = "tensorrt.pat:153", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct tensorrt_max_pool3d_match),
      .n_captures = 1, .captures = tensorrt_max_pool3d_captures,
      .match = tensorrt_max_pool3d_any, .each = tensorrt_max_pool3d_all, .desc = &tensorrt_max_pool3d_desc,
      .whole_size = sizeof(struct tensorrt_max_pool3d_whole), .n_parts = sizeof tensorrt_max_pool3d_parts / sizeof *tensorrt_max_pool3d_parts,
      .n_params = 1, .parts = tensorrt_max_pool3d_parts, .whole = tensorrt_max_pool3d_whole },
    { .name = "avg_pool3d", .place = "tensorrt.pat:154", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct tensorrt_avg_pool3d_match),
      .n_captures = 1, .captures = tensorrt_avg_pool3d_captures,
      .match = tensorrt_avg_pool3d_any, .each = tensorrt_avg_pool3d_all, .desc = &tensorrt_avg_pool3d_desc,
      .whole_size = sizeof(struct tensorrt_avg_pool3d_whole), .n_parts = sizeof tensorrt_avg_pool3d_parts / sizeof *tensorrt_avg_pool3d_parts,
      .n_params = 1, .parts = tensorrt_avg_pool3d_parts, .whole = tensorrt_avg_pool3d_whole },
    { .name = "global_max_pool2d", .place = "tensorrt.pat:155", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct tensorrt_global_max_pool2d_match),
      .n_captures = 1, .captures = tensorrt_global_max_pool2d_captures,
      .match = tensorrt_global_max_pool2d_any, .each = tensorrt_global_max_pool2d_all, .desc = &tensorrt_global_max_pool2d_desc,
      .whole_size = sizeof(struct tensorrt_global_max_pool2d_whole), .n_parts = sizeof tensorrt_global_max_pool2d_parts / sizeof *tensorrt_global_max_pool2d_parts,
      .n_params = 1, .parts = tensorrt_global_max_pool2d_parts, .whole = tensorrt_global_max_pool2d_whole },
    { .name = "global_avg_pool2d", .place = "tensorrt.pat:156", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct tensorrt_global_avg_pool2d_match),
      .n_captures = 1, .captures = tensorrt_global_avg_pool2d_captures,
      .match = tensorrt_global_avg_pool2d_any, .each = tensorrt_global_avg_pool2d_all, .desc = &tensorrt_global_avg_pool2d_desc,
      .whole_size = sizeof(struct tensorrt_global_avg_pool2d_whole), .n_parts = sizeof tensorrt_global_avg_pool2d_parts / sizeof *tensorrt_global_avg_pool2d_parts,
      .n_params = 1, .parts = tensorrt_global_avg_pool2d_parts, .whole = tensorrt_global_avg_pool2d_whole },
    { .name = "adaptive_max_pool2d", .place = "tensorrt.pat:157", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct tensorrt_adaptive_max_pool2d_match),
      .n_captures = 2, .captures = tensorrt_adaptive_max_pool2d_captures,
      .match = tensorrt_adaptive_max_pool2d_any, .each = tensorrt_adaptive_max_pool2d_all, .desc = &tensorrt_adaptive_max_pool2d_desc,
      .whole_size = sizeof(struct tensorrt_adaptive_max_pool2d_whole), .n_parts = sizeof tensorrt_adaptive_max_pool2d_parts / sizeof *tensorrt_adaptive_max_pool2d_parts,
      .n_params = 1, .parts = tensorrt_adaptive_max_pool2d_parts, .whole = tensorrt_adaptive_max_pool2d_whole },
    { .name = "adaptive_avg_pool2d", .place = "tensorrt.pat:162", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct tensorrt_adaptive_avg_pool2d_match),
      .n_captures = 2, .captures = tensorrt_adaptive_avg_pool2d_captures,
      .match = tensorrt_adaptive_avg_pool2d_any, .each = tensorrt_adaptive_avg_pool2d_all, .desc = &tensorrt_adaptive_avg_pool2d_desc,
      .whole_size = sizeof(struct tensorrt_adaptive_avg_pool2d_whole), .n_parts = sizeof tensorrt_adaptive_avg_pool2d_parts / sizeof *tensorrt_adaptive_avg_pool2d_parts,
      .n_params = 1, .parts = tensorrt_adaptive_avg_pool2d_parts, .whole = tensorrt_adaptive_avg_pool2d_whole },
    { .name = "reduced", .place = "tensorrt.pat:168", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct tensorrt_reduced_match),
      .n_captures = 2, .captures = tensorrt_reduced_captures,
      .match = tensorrt_reduced_any, .each = tensorrt_reduced_all, .desc = &tensorrt_reduced_desc,
      .whole_size = sizeof(struct tensorrt_reduced_whole), .n_parts = sizeof tensorrt_reduced_parts / sizeof *tensorrt_reduced_parts,
      .n_params = 1, .parts = tensorrt_reduced_parts, .whole = tensorrt_reduced_whole },
    { .name = "tensorrt.sum", .place = "tensorrt.pat:211", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct tensorrt_sum_match),
      .match = tensorrt_sum_any, .each = tensorrt_sum_all, .desc = &tensorrt_sum_desc,
      .whole_size = sizeof(struct tensorrt_sum_whole), .n_parts = sizeof tensorrt_sum_parts / sizeof *tensorrt_sum_parts,
      .n_params = 0, .parts = tensorrt_sum_parts, .whole = tensorrt_sum_whole },
    { .name = "tensorrt.prod", .place = "tensorrt.pat:212", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct tensorrt_prod_match),
      .match = tensorrt_prod_any, .each = tensorrt_prod_all, .desc = &tensorrt_prod_desc,
      .whole_size = sizeof(struct tensorrt_prod_whole), .n_parts = sizeof tensorrt_prod_parts / sizeof *tensorrt_prod_parts,
      .n_params = 0, .parts = tensorrt_prod_parts, .whole = tensorrt_prod_whole },
    { .name = "tensorrt.max", .place = "tensorrt.pat:213", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct tensorrt_max_match),
      .match = tensorrt_max_any, .each = tensorrt_max_all, .desc = &tensorrt_max_desc,
      .whole_size = sizeof(struct tensorrt_max_whole), .n_parts = sizeof tensorrt_max_parts / sizeof *tensorrt_max_parts,
      .n_params = 0, .parts = tensorrt_max_parts, .whole = tensorrt_max_whole },
    { .name = "tensorrt.min", .place = "tensorrt.pat:214", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct tensorrt_min_match),
      .match = tensorrt_min_any, .each = tensorrt_min_all, .desc = &tensorrt_min_desc,
      .whole_size = sizeof(struct tensorrt_min_whole), .n_parts = sizeof tensorrt_min_parts / sizeof *tensorrt_min_parts,
      .n_params = 0, .parts = tensorrt_min_parts, .whole = tensorrt_min_whole },
    { .name = "tensorrt.mean", .place = "tensorrt.pat:215", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct tensorrt_mean_match),
      .match = tensorrt_mean_any, .each = tensorrt_mean_all, .desc = &tensorrt_mean_desc,
      .whole_size = sizeof(struct tensorrt_mean_whole), .n_parts = sizeof tensorrt_mean_parts / sizeof *tensorrt_mean_parts,
      .n_params = 0, .parts = tensorrt_mean_parts, .whole = tensorrt_mean_whole },
    { .name = "tensorrt.nn.relu", .place = "tensorrt.pat:216", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct tensorrt_nn_relu_match),
      .match = tensorrt_nn_relu_any, .each = tensorrt_nn_relu_all, .desc = &tensorrt_nn_relu_desc,
      .whole_size = sizeof(struct tensorrt_nn_relu_whole), .n_parts = sizeof tensorrt_nn_relu_parts / sizeof *tensorrt_nn_relu_parts,
      .n_params = 0, .parts = tensorrt_nn_relu_parts, .whole = tensorrt_nn_relu_whole },
    { .name = "tensorrt.sigmoid", .place = "tensorrt.pat:217", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct tensorrt_sigmoid_match),
      .match = tensorrt_sigmoid_any, .each = tensorrt_sigmoid_all, .desc = &tensorrt_sigmoid_desc,
      .whole_size = sizeof(struct tensorrt_sigmoid_whole), .n_parts = sizeof tensorrt_sigmoid_parts / sizeof *tensorrt_sigmoid_parts,
      .n_params = 0, .parts = tensorrt_sigmoid_parts, .whole = tensorrt_sigmoid_whole },
    { .name = "tensorrt.tanh", .place = "tensorrt.pat:218", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct tensorrt_tanh_match),
      .match = tensorrt_tanh_any, .each = tensorrt_tanh_all, .desc = &tensorrt_tanh_desc,
      .whole_size = sizeof(struct tensorrt_tanh_whole), .n_parts = sizeof tensorrt_tanh_parts / sizeof *tensorrt_tanh_parts,
      .n_params = 0, .parts = tensorrt_tanh_parts, .whole = tensorrt_tanh_whole },
    { .name = "tensorrt.exp", .place = "tensorrt.pat:219", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct tensorrt_exp_match),
      .match = tensorrt_exp_any, .each = tensorrt_exp_all, .desc = &tensorrt_exp_desc,
      .whole_size = sizeof(struct tensorrt_exp_whole), .n_parts = sizeof tensorrt_exp_parts / sizeof *tensorrt_exp_parts,
      .n_params = 0, .parts = tensorrt_exp_parts, .whole = tensorrt_exp_whole },
    { .name = "tensorrt.log", .place = "tensorrt.pat:220", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct tensorrt_log_match),
      .match = tensorrt_log_any, .each = tensorrt_log_all, .desc = &tensorrt_log_desc,
      .whole_size = sizeof(struct tensorrt_log_whole), .n_parts = sizeof tensorrt_log_parts / sizeof *tensorrt_log_parts,
      .n_params = 0, .parts = tensorrt_log_parts, .whole = tensorrt_log_whole },
    { .name = "tensorrt.sqrt", .place = "tensorrt.pat:221", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct tensorrt_sqrt_match),
      .match = tensorrt_sqrt_any, .each = tensorrt_sqrt_all, .desc = &tensorrt_sqrt_desc,
      .whole_size = sizeof(struct tensorrt_sqrt_whole), .n_parts = sizeof tensorrt_sqrt_parts / sizeof *tensorrt_sqrt_parts,
      .n_params = 0, .parts = tensorrt_sqrt_parts, .whole = tensorrt_sqrt_whole },
    { .name = "tensorrt.abs", .place = "tensorrt.pat:222", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct tensorrt_abs_match),
      .match = tensorrt_abs_any, .each = tensorrt_abs_all, .desc = &tensorrt_abs_desc,
      .whole_size = sizeof(struct tensorrt_abs_whole), .n_parts = sizeof tensorrt_abs_parts / sizeof *tensorrt_abs_parts,
      .n_params = 0, .parts = tensorrt_abs_parts, .whole = tensorrt_abs_whole },
    { .name = "tensorrt.negative", .place = "tensorrt.pat:223", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct tensorrt_negative_match),
      .match = tensorrt_negative_any, .each = tensorrt_negative_all, .desc = &tensorrt_negative_desc,
      .whole_size = sizeof(struct tensorrt_negative_whole), .n_parts = sizeof tensorrt_negative_parts / sizeof *tensorrt_negative_parts,
      .n_params = 0, .parts = tensorrt_negative_parts, .whole = tensorrt_negative_whole },
    { .name = "tensorrt.nn.batch_flatten", .place = "tensorrt.pat:224", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct tensorrt_nn_batch_flatten_match),
      .match = tensorrt_nn_batch_flatten_any, .each = tensorrt_nn_batch_flatten_all, .desc = &tensorrt_nn_batch_flatten_desc,
      .whole_size = sizeof(struct tensorrt_nn_batch_flatten_whole), .n_parts = sizeof tensorrt_nn_batch_flatten_parts / sizeof *tensorrt_nn_batch_flatten_parts,
      .n_params = 0, .parts = tensorrt_nn_batch_flatten_parts, .whole = tensorrt_nn_batch_flatten_whole },
    { .name = "tensorrt.clip", .place = "tensorrt.pat:225", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct tensorrt_clip_match),
      .match = tensorrt_clip_any, .each = tensorrt_clip_all, .desc = &tensorrt_clip_desc,
      .whole_size = sizeof(struct tensorrt_clip_whole), .n_parts = sizeof tensorrt_clip_parts / sizeof *tensorrt_clip_parts,
      .n_params = 0, .parts = tensorrt_clip_parts, .whole = tensorrt_clip_whole },
    { .name = "tensorrt.floor", .place = "tensorrt.pat:226", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct tensorrt_floor_match),
      .match = tensorrt_floor_any, .each = tensorrt_floor_all, .desc = &tensorrt_floor_desc,
      .whole_size = sizeof(struct tensorrt_floor_whole), .n_parts = sizeof tensorrt_floor_parts / sizeof *tensorrt_floor_parts,
      .n_params = 0, .parts = tensorrt_floor_parts, .whole = tensorrt_floor_whole },
    { .name = "tensorrt.nn.leaky_relu", .place = "tensorrt.pat:227", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct tensorrt_nn_leaky_relu_match),
      .match = tensorrt_nn_leaky_relu_any, .each = tensorrt_nn_leaky_relu_all, .desc = &tensorrt_nn_leaky_relu_desc,
      .whole_size = sizeof(struct tensorrt_nn_leaky_relu_whole), .n_parts = sizeof tensorrt_nn_leaky_relu_parts / sizeof *tensorrt_nn_leaky_relu_parts,
      .n_params = 0, .parts = tensorrt_nn_leaky_relu_parts, .whole = tensorrt_nn_leaky_relu_whole },
    { .name = "tensorrt.sin", .place = "tensorrt.pat:228", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct tensorrt_sin_match),
      .match = tensorrt_sin_any, .each = tensorrt_sin_all, .desc = &tensorrt_sin_desc,
      .whole_size = sizeof(struct tensorrt_sin_whole), .n_parts = sizeof tensorrt_sin_parts / sizeof *tensorrt_sin_parts,
      .n_params = 0, .parts = tensorrt_sin_parts, .whole = tensorrt_sin_whole },
    { .name = "tensorrt.cos", .place = "tensorrt.pat:229", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct tensorrt_cos_match),
      .match = tensorrt_cos_any, .each = tensorrt_cos_all, .desc = &tensorrt_cos_desc,
      .whole_size = sizeof(struct tensorrt_cos_whole), .n_parts = sizeof tensorrt_cos_parts / sizeof *tensorrt_cos_parts,
      .n_params = 0, .parts = tensorrt_cos_parts, .whole = tensorrt_cos_whole },
    { .name = "tensorrt.atan", .place = "tensorrt.pat:230", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct tensorrt_atan_match),
      .match = tensorrt_atan_any, .each = tensorrt_atan_all, .desc = &tensorrt_atan_desc,
      .whole_size = sizeof(struct tensorrt_atan_whole), .n_parts = sizeof tensorrt_atan_parts / sizeof *tensorrt_atan_parts,
      .n_params = 0, .parts = tensorrt_atan_parts, .whole = tensorrt_atan_whole },
    { .name = "tensorrt.ceil", .place = "tensorrt.pat:231", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct tensorrt_ceil_match),
      .match = tensorrt_ceil_any, .each = tensorrt_ceil_all, .desc = &tensorrt_ceil_desc,
      .whole_size = sizeof(struct tensorrt_ceil_whole), .n_parts = sizeof tensorrt_ceil_parts / sizeof *tensorrt_ceil_parts,
      .n_params = 0, .parts = tensorrt_ceil_parts, .whole = tensorrt_ceil_whole },
    { .name = "tensorrt.erf", .place = "tensorrt.pat:232", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct tensorrt_erf_match),
      .match = tensorrt_erf_any, .each = tensorrt_erf_all, .desc = &tensorrt_erf_desc,
      .whole_size = sizeof(struct tensorrt_erf_whole), .n_parts = sizeof tensorrt_erf_parts / sizeof *tensorrt_erf_parts,
      .n_params = 0, .parts = tensorrt_erf_parts, .whole = tensorrt_erf_whole },
};

/* ---- table tensorrt ---- */

static const struct dfg_table_entry tensorrt_entries[] = {
    { .name = "tensorrt.nn.conv1d", .pattern = 0 },
    { .name = "tensorrt.nn.conv2d", .pattern = 1 },
    { .name = "tensorrt.nn.conv3d", .pattern = 2 },
    { .name = "tensorrt.nn.conv2d_transpose", .pattern = 3 },
    { .name = "tensorrt.nn.conv3d_transpose", .pattern = 4 },
    { .name = "tensorrt.nn.dense", .pattern = 5 },
    { .name = "tensorrt.nn.bias_add", .pattern = 6 },
    { .name = "tensorrt.nn.batch_matmul", .pattern = 7 },
    { .name = "tensorrt.add", .pattern = 8 },
    { .name = "tensorrt.divide", .pattern = 9 },
    { .name = "tensorrt.subtract", .pattern = 10 },
    { .name = "tensorrt.multiply", .pattern = 11 },
    { .name = "tensorrt.power", .pattern = 12 },
    { .name = "tensorrt.maximum", .pattern = 13 },
    { .name = "tensorrt.minimum", .pattern = 14 },
    { .name = "tensorrt.nn.batch_norm", .pattern = 18 },
    { .name = "tensorrt.nn.layer_norm", .pattern = 19 },
    { .name = "tensorrt.nn.softmax", .pattern = 20 },
    { .name = "tensorrt.split", .pattern = 21 },
    { .name = "tensorrt.expand_dims", .pattern = 22 },
    { .name = "tensorrt.squeeze", .pattern = 23 },
    { .name = "tensorrt.concatenate", .pattern = 24 },
    { .name = "tensorrt.transpose", .pattern = 25 },
    { .name = "tensorrt.reshape", .pattern = 26 },
    { .name = "tensorrt.strided_slice", .pattern = 27 },
    { .name = "tensorrt.nn.pad", .pattern = 28 },
    { .name = "tensorrt.layout_transform", .pattern = 29 },
    { .name = "tensorrt.nn.max_pool2d", .pattern = 30 },
    { .name = "tensorrt.nn.avg_pool2d", .pattern = 31 },
    { .name = "tensorrt.nn.max_pool3d", .pattern = 32 },
    { .name = "tensorrt.nn.avg_pool3d", .pattern = 33 },
    { .name = "tensorrt.nn.global_max_pool2d", .pattern = 34 },
    { .name = "tensorrt.nn.global_avg_pool2d", .pattern = 35 },
    { .name = "tensorrt.nn.adaptive_max_pool2d", .pattern = 36 },
    { .name = "tensorrt.nn.adaptive_avg_pool2d", .pattern = 37 },
    { .name = "tensorrt.sum", .pattern = 39 },
    { .name = "tensorrt.prod", .pattern = 40 },
    { .name = "tensorrt.max", .pattern = 41 },
    { .name = "tensorrt.min", .pattern = 42 },
    { .name = "tensorrt.mean", .pattern = 43 },
    { .name = "tensorrt.nn.relu", .pattern = 44 },
    { .name = "tensorrt.sigmoid", .pattern = 45 },
    { .name = "tensorrt.tanh", .pattern = 46 },
    { .name = "tensorrt.exp", .pattern = 47 },
    { .name = "tensorrt.log", .pattern = 48 },
    { .name = "tensorrt.sqrt", .pattern = 49 },
    { .name = "tensorrt.abs", .pattern = 50 },
    { .name = "tensorrt.negative", .pattern = 51 },
    { .name = "tensorrt.nn.batch_flatten", .pattern = 52 },
    { .name = "tensorrt.clip", .pattern = 53 },
    { .name = "tensorrt.floor", .pattern = 54 },
    { .name = "tensorrt.nn.leaky_relu", .pattern = 55 },
    { .name = "tensorrt.sin", .pattern = 56 },
    { .name = "tensorrt.cos", .pattern = 57 },
    { .name = "tensorrt.atan", .pattern = 58 },
    { .name = "tensorrt.ceil", .pattern = 59 },
    { .name = "tensorrt.erf", .pattern = 60 },
};
static const struct dfg_attr_text tensorrt_attrs[] = {
    { "Compiler", "\"tensorrt\"" },
};
static void tensorrt_candidates_any(const dfg_graph *g, dfg_node n, uint64_t *set)
{
    *set = tensorrt_candidates(g, n);
}

static const struct dfg_table tables[] = {
    { .name = "tensorrt", .n = 57, .last_wins = false, .entries = tensorrt_entries, .n_words = 1,
      .n_attrs = 1, .attrs = tensorrt_attrs,
      .candidates = tensorrt_candidates_any, .first = tensorrt_first, .sweep = tensorrt_sweep },
};

static const char *const imports[] = { "relay", NULL };
extern const struct dfg_unit tensorrt_unit;
const struct dfg_unit tensorrt_unit = {
    .abi = DFG_ABI,
    .name = "tensorrt",
    .imports = imports,
    .names = &tensorrt_names, .whole_names = &whole_names,
    .n_patterns = 61, .patterns = patterns,
    .n_tables = 1, .tables = tables,
};
