/* What tensorrt.pat declares, as tables for drivers and tests.  Made by pat2c; do not edit. */
#include "tensorrt.h"

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
    ATTR_count_include_pad,
    ATTR_data_layout,
    ATTR_dilation,
    ATTR_dst_layout,
    ATTR_exclude,
    ATTR_kernel_layout,
    ATTR_layout,
    ATTR_newshape,
    ATTR_out_layout,
    ATTR_output_size,
    ATTR_pad_mode,
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
    "count_include_pad",
    "data_layout",
    "dilation",
    "dst_layout",
    "exclude",
    "kernel_layout",
    "layout",
    "newshape",
    "out_layout",
    "output_size",
    "pad_mode",
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

static const struct dfg_names whole_names = {
    .abi = DFG_ABI,
    .needs = 0,
    .n_ops = 57,
    .ops = op_names,
    .n_attrs = 16,
    .attrs = attr_names,
    .n_strs = 12,
    .strs = str_names,
};

static const struct tensorrt_options *options(const dfg_graph *g)
{
    return g->options ? g->options : &tensorrt_default_options;
}

/* tensorrt.pat:17
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
        total = dfg_mul(total, dfg_at(dfg_shape_of(g, x), dfg_add(dfg_int(1), dfg_int(k))));
    return total;
}

/* tensorrt.pat:19
 * cond static_shape(x) =
 *     x.elements >= 0 or (implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0);
 */
static bool static_shape(const dfg_graph *g, dfg_node x)
{
    return dfg_ge(dfg_elements_of(g, x), dfg_int(0))
        || (options(g)->implicit_batch && dfg_ge(dfg_rank_of(g, x), dfg_int(2))
            && dfg_ge(tensorrt_prod1(g, x), dfg_int(0)));
}

/* tensorrt.pat:21
 * cond input_ok(x) = type_ok(x), static_shape(x);
 */
static bool input_ok(const dfg_graph *g, dfg_node x)
{
    return type_ok(g, x) && static_shape(g, x);
}

/* tensorrt.pat:22, layout = "NCW"
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
    if (dfg_op(g, n) != OP_nn_conv1d || !dfg_has_args(g, n, 2))
        return false;
    if (!dfg_str_is(g, n, ATTR_data_layout, STR_NCW, STR_NCW))
        return false;
    if (!dfg_str_is(g, n, ATTR_kernel_layout, STR_OIW, STR_OIW))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node w = dfg_arg(g, n, 1);
    dfg_node constant = w;
    if (dfg_op(g, constant) != DFG_CONST)
        return false;
    /* where input_ok(x) */
    if (!input_ok(g, x))
        return false;
    /* where same_layout(c, "NCW") */
    if (!same_layout(g, n))
        return false;
    return accept(ctx, &(struct tensorrt_conv1d_whole){.m = {.root = n, .x = x, .w = w, .c = n},
            .constant = constant});
}

/* tensorrt.pat:22, layout = "NCHW"
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
    if (dfg_op(g, n) != OP_nn_conv2d || !dfg_has_args(g, n, 2))
        return false;
    if (!dfg_str_is(g, n, ATTR_data_layout, STR_NCHW, STR_NCHW))
        return false;
    if (!dfg_str_is(g, n, ATTR_kernel_layout, STR_OIHW, STR_OIHW))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node w = dfg_arg(g, n, 1);
    dfg_node constant = w;
    if (dfg_op(g, constant) != DFG_CONST)
        return false;
    /* where input_ok(x) */
    if (!input_ok(g, x))
        return false;
    /* where same_layout(c, "NCHW") */
    if (!same_layout_2(g, n))
        return false;
    return accept(ctx, &(struct tensorrt_conv2d_whole){.m = {.root = n, .x = x, .w = w, .c = n},
            .constant = constant});
}

/* tensorrt.pat:22, layout = "NCDHW"
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
    if (dfg_op(g, n) != OP_nn_conv3d || !dfg_has_args(g, n, 2))
        return false;
    if (!dfg_str_is(g, n, ATTR_data_layout, STR_NCDHW, STR_NCDHW))
        return false;
    if (!dfg_str_is(g, n, ATTR_kernel_layout, STR_OIDHW, STR_OIDHW))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node w = dfg_arg(g, n, 1);
    dfg_node constant = w;
    if (dfg_op(g, constant) != DFG_CONST)
        return false;
    /* where input_ok(x) */
    if (!input_ok(g, x))
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
    if (dfg_op(g, n) != OP_nn_conv2d_transpose || !dfg_has_args(g, n, 2))
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
    if (dfg_op(g, n) != OP_nn_conv3d_transpose || !dfg_has_args(g, n, 2))
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
    if (dfg_op(g, n) != OP_nn_dense || !dfg_has_args(g, n, 2))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node w = dfg_arg(g, n, 1);
    dfg_node constant = w;
    if (dfg_op(g, constant) != DFG_CONST)
        return false;
    /* where input_ok(x) */
    if (!input_ok(g, x))
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
    dfg_node constant;
};

static bool tensorrt_bias_add_whole(const dfg_graph *g, dfg_node n,
                                    bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_nn_bias_add || !dfg_has_args(g, n, 2))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node b = dfg_arg(g, n, 1);
    dfg_node constant = b;
    if (dfg_op(g, constant) != DFG_CONST)
        return false;
    /* where input_ok(x) */
    if (!input_ok(g, x))
        return false;
    /* where x.rank in 2..4 */
    if (!dfg_within(dfg_rank_of(g, x), dfg_int(2), dfg_int(4)))
        return false;
    return accept(ctx, &(struct tensorrt_bias_add_whole){.m = {.root = n, .x = x, .b = b}, .bias_add = n,
            .constant = constant});
}

struct tensorrt_batch_matmul_whole {
    struct tensorrt_batch_matmul_match m;
    dfg_node batch_matmul;
};

static bool tensorrt_batch_matmul_whole(const dfg_graph *g, dfg_node n,
                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_nn_batch_matmul || !dfg_has_args(g, n, 2))
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

/* tensorrt.pat:60
 * cond binary_ok(a, b) = input_ok(a), input_ok(b);
 */
static bool binary_ok(const dfg_graph *g, dfg_node a, dfg_node b)
{
    return input_ok(g, a) && input_ok(g, b);
}

/* tensorrt.pat:64
 * cond addend(c) =
 *     (implicit_batch and c.rank > 0)
 *         or (not implicit_batch and (not is_const(c) or c.rank <= 3 or c.shape[0] == 1));
 */
static bool addend(const dfg_graph *g, dfg_node c)
{
    return (options(g)->implicit_batch && dfg_gt(dfg_rank_of(g, c), dfg_int(0)))
        || (!options(g)->implicit_batch
            && (dfg_op(g, c) != DFG_CONST || dfg_le(dfg_rank_of(g, c), dfg_int(3))
                || dfg_extent(g, c, 0) == 1));
}

struct tensorrt_add_two_whole {
    struct tensorrt_add_two_match m;
    dfg_node add;
};

static bool tensorrt_add_two_whole(const dfg_graph *g, dfg_node n,
                                   bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_add || !dfg_has_args(g, n, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node a = dfg_arg(g, n, swap);
        dfg_node b = dfg_arg(g, n, 1 - swap);
        /* where binary_ok(a, b) */
        if (!binary_ok(g, a, b))
            continue;
        /* where addend(a) */
        if (!addend(g, a))
            continue;
        /* where addend(b) */
        if (!addend(g, b))
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
    if (dfg_op(g, n) != OP_divide || !dfg_has_args(g, n, 2))
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
    if (dfg_op(g, n) != OP_subtract || !dfg_has_args(g, n, 2))
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
    if (dfg_op(g, n) != OP_multiply || !dfg_has_args(g, n, 2))
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
    if (dfg_op(g, n) != OP_power || !dfg_has_args(g, n, 2))
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
    if (dfg_op(g, n) != OP_maximum || !dfg_has_args(g, n, 2))
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
    if (dfg_op(g, n) != OP_minimum || !dfg_has_args(g, n, 2))
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

/* tensorrt.pat:59
 * cond unary_ok(x) = input_ok(x);
 */
static bool unary_ok(const dfg_graph *g, dfg_node x)
{
    return input_ok(g, x);
}

struct tensorrt_fit_whole {
    struct tensorrt_fit_match m;
};

static bool tensorrt_fit_whole(const dfg_graph *g, dfg_node n,
                               bool (*accept)(void *ctx, const void *m), void *ctx)
{
    /* where unary_ok(x) */
    if (!unary_ok(g, n))
        return false;
    return accept(ctx, &(struct tensorrt_fit_whole){.m = {.root = n, .x = n}});
}

struct tensorrt_since_5_whole {
    struct tensorrt_since_5_match m;
};

static bool tensorrt_since_5_whole(const dfg_graph *g, dfg_node n,
                                   bool (*accept)(void *ctx, const void *m), void *ctx)
{
    /* where unary_ok(x) */
    if (!unary_ok(g, n))
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
    /* where unary_ok(x) */
    if (!unary_ok(g, n))
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
    if (dfg_op(g, n_2) != OP_nn_batch_norm || !dfg_has_args(g, n_2, 5))
        return false;
    if (!(dfg_int_is(g, n_2, ATTR_axis, 1, 1) || dfg_int_is(g, n_2, ATTR_axis, 3, 1)))
        return false;
    dfg_node x = dfg_arg(g, n_2, 0);
    dfg_node constant = dfg_arg(g, n_2, 1);
    if (dfg_op(g, constant) != DFG_CONST)
        return false;
    dfg_node constant_2 = dfg_arg(g, n_2, 2);
    if (dfg_op(g, constant_2) != DFG_CONST)
        return false;
    dfg_node constant_3 = dfg_arg(g, n_2, 3);
    if (dfg_op(g, constant_3) != DFG_CONST)
        return false;
    dfg_node constant_4 = dfg_arg(g, n_2, 4);
    if (dfg_op(g, constant_4) != DFG_CONST)
        return false;
    if (!dfg_same_body(g, n, n_2))
        return false;
    /* where input_ok(x) */
    if (!input_ok(g, x))
        return false;
    /* where x.rank <= 5 */
    if (!dfg_le(dfg_rank_of(g, x), dfg_int(5)))
        return false;
    return accept(ctx, &(struct tensorrt_batch_norm_whole){.m = {.root = n, .x = x, .n = n_2},
            .constant = constant, .constant_2 = constant_2, .constant_3 = constant_3,
            .constant_4 = constant_4, .get = n});
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
    if (dfg_op(g, n) != OP_nn_layer_norm || !dfg_has_args(g, n, 3))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node g_2 = dfg_arg(g, n, 1);
    dfg_node constant = g_2;
    if (dfg_op(g, constant) != DFG_CONST)
        return false;
    dfg_node b = dfg_arg(g, n, 2);
    dfg_node constant_2 = b;
    if (dfg_op(g, constant_2) != DFG_CONST)
        return false;
    /* where input_ok(x) */
    if (!input_ok(g, x))
        return false;
    return accept(ctx, &(struct tensorrt_layer_norm_whole){.m = {.root = n, .x = x, .g = g_2, .b = b},
            .layer_norm = n, .constant = constant, .constant_2 = constant_2});
}

/* tensorrt.pat:23
 * cond no_batch_axis(axis) = not implicit_batch or axis != 0;
 */
static bool no_batch_axis(const dfg_graph *g, dfg_val axis)
{
    return !options(g)->implicit_batch || dfg_ne(axis, dfg_int(0));
}

struct tensorrt_softmax_whole {
    struct tensorrt_softmax_match m;
    dfg_node softmax;
};

static bool tensorrt_softmax_whole(const dfg_graph *g, dfg_node n,
                                   bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_nn_softmax || !dfg_has_args(g, n, 1))
        return false;
    dfg_val axis = dfg_attr_or(g, n, ATTR_axis, dfg_int(-1));
    dfg_node x = dfg_arg(g, n, 0);
    /* where input_ok(x) */
    if (!input_ok(g, x))
        return false;
    /* where no_batch_axis(axis) */
    if (!no_batch_axis(g, axis))
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
    if (dfg_op(g, n) != OP_split || !dfg_has_args(g, n, 1))
        return false;
    dfg_val axis = dfg_attr_or(g, n, ATTR_axis, dfg_int(0));
    dfg_node x = dfg_arg(g, n, 0);
    /* where input_ok(x) */
    if (!input_ok(g, x))
        return false;
    /* where no_batch_axis(axis) */
    if (!no_batch_axis(g, axis))
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
    if (dfg_op(g, n) != OP_expand_dims || !dfg_has_args(g, n, 1))
        return false;
    dfg_val axis = dfg_attr(g, n, ATTR_axis);
    dfg_node x = dfg_arg(g, n, 0);
    /* where input_ok(x) */
    if (!input_ok(g, x))
        return false;
    /* where no_batch_axis(axis) */
    if (!no_batch_axis(g, axis))
        return false;
    return accept(ctx, &(struct tensorrt_expanded_whole){.m = {.root = n, .x = x, .axis = axis},
            .expand_dims = n});
}

static dfg_val tensorrt_min2(const dfg_graph *g, dfg_node n2)
{
    const dfg_val list = dfg_attr(g, n2, ATTR_axis);
    const int64_t n = dfg_len(list);
    dfg_val total = dfg_nil();
    for (int64_t k = 0; k < n; k++) {
        const dfg_val each = dfg_abs(dfg_item(list, k));
        total = dfg_min(k == 0 ? each : total, each);
    }
    return total;
}

struct tensorrt_squeezed_whole {
    struct tensorrt_squeezed_match m;
};

static bool tensorrt_squeezed_whole(const dfg_graph *g, dfg_node n,
                                    bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_squeeze || !dfg_has_args(g, n, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where input_ok(x) */
    if (!input_ok(g, x))
        return false;
    /* where not implicit_batch or (present(s.axis) and min([abs(i) for i in s.axis]) > 0) */
    if (!(!options(g)->implicit_batch
          || (dfg_known(dfg_attr(g, n, ATTR_axis)) && dfg_gt(tensorrt_min2(g, n), dfg_int(0)))))
        return false;
    return accept(ctx, &(struct tensorrt_squeezed_whole){.m = {.root = n, .x = x, .s = n}});
}

static enum dfg_tri tensorrt_all3(const dfg_graph *g, struct dfg_nodes fields)
{
    enum dfg_tri all = DFG_TRUE;
    for (uint32_t k = 0; all != DFG_FALSE && k < fields.n; k++) {
        const dfg_node each = fields.at[k];
        all = dfg_both(all,
                       (each != DFG_NONE && dfg_op(g, each) != DFG_CONST) ? DFG_TRUE
                       : dfg_op(g, each) == DFG_CONST ? DFG_FALSE : DFG_UNKNOWN);
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
    if (dfg_op(g, n) != OP_concatenate || !dfg_argc_is(g, n, 1))
        return false;
    dfg_val axis = dfg_attr_or(g, n, ATTR_axis, dfg_int(0));
    dfg_node tuple = dfg_arg(g, n, 0);
    if (dfg_op(g, tuple) != DFG_TUPLE)
        return false;
    struct dfg_nodes fields = dfg_rest(g, tuple, 0, 0);
    if (!dfg_same_body(g, n, tuple))
        return false;
    /* where type_ok(c) */
    if (!type_ok(g, n))
        return false;
    /* where no_batch_axis(axis) */
    if (!no_batch_axis(g, axis))
        return false;
    /* where all(fields, not is_const(fields)) */
    if (tensorrt_all3(g, fields) != DFG_TRUE)
        return false;
    return accept(ctx, &(struct tensorrt_concatenated_whole){.m = {.root = n, .fields = fields, .c = n,
            .axis = axis}, .tuple = tuple});
}

struct tensorrt_transposed_whole {
    struct tensorrt_transposed_match m;
};

static bool tensorrt_transposed_whole(const dfg_graph *g, dfg_node n,
                                      bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_transpose || !dfg_has_args(g, n, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where input_ok(x) */
    if (!input_ok(g, x))
        return false;
    /* where not implicit_batch or (present(t.axes) and t.axes[0] == 0) */
    if (!(!options(g)->implicit_batch
          || (dfg_known(dfg_attr(g, n, ATTR_axes))
              && dfg_eq(dfg_at(dfg_attr(g, n, ATTR_axes), dfg_int(0)), dfg_int(0)))))
        return false;
    return accept(ctx, &(struct tensorrt_transposed_whole){.m = {.root = n, .x = x, .t = n}});
}

struct tensorrt_reshaped_whole {
    struct tensorrt_reshaped_match m;
};

static bool tensorrt_reshaped_whole(const dfg_graph *g, dfg_node n,
                                    bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_reshape || !dfg_has_args(g, n, 1))
        return false;
    dfg_val shape = dfg_attr(g, n, ATTR_newshape);
    dfg_node x = dfg_arg(g, n, 0);
    /* where input_ok(x) */
    if (!input_ok(g, x))
        return false;
    /* where min(shape) >= -1 */
    if (!dfg_ge(dfg_min_of(shape), dfg_int(-1)))
        return false;
    /* where not implicit_batch or shape[0] in {-1, 0} or shape[0] == x.shape[0] */
    if (!(!options(g)->implicit_batch || dfg_eq(dfg_at(shape, dfg_int(0)), dfg_int(-1))
          || dfg_eq(dfg_at(shape, dfg_int(0)), dfg_int(0))
          || dfg_eq(dfg_at(shape, dfg_int(0)), dfg_extent_of(g, x, 0))))
        return false;
    return accept(ctx, &(struct tensorrt_reshaped_whole){.m = {.root = n, .x = x, .r = n, .shape = shape}});
}

struct tensorrt_sliced_whole {
    struct tensorrt_sliced_match m;
};

static bool tensorrt_sliced_whole(const dfg_graph *g, dfg_node n,
                                  bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_strided_slice || !dfg_has_args(g, n, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where input_ok(x) */
    if (!input_ok(g, x))
        return false;
    /* where version >= 50105 */
    if (!dfg_ge(dfg_int(options(g)->version), dfg_int(50105)))
        return false;
    /* where s.elements >= 1 */
    if (!dfg_ge(dfg_elements_of(g, n), dfg_int(1)))
        return false;
    /* where min(s.strides) > 0 */
    if (!dfg_gt(dfg_min_of(dfg_attr(g, n, ATTR_strides)), dfg_int(0)))
        return false;
    /* where not implicit_batch or s.shape[0] == x.shape[0] */
    if (!(!options(g)->implicit_batch || dfg_eq(dfg_extent_of(g, n, 0), dfg_extent_of(g, x, 0))))
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
    if (dfg_op(g, n) != OP_nn_pad || !dfg_has_args(g, n, 2))
        return false;
    if (!dfg_str_is(g, n, ATTR_pad_mode, STR_constant, STR_constant))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node constant = dfg_arg(g, n, 1);
    if (dfg_op(g, constant) != DFG_CONST)
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
    if (dfg_op(g, n) != OP_layout_transform || !dfg_has_args(g, n, 1))
        return false;
    dfg_val from = dfg_attr(g, n, ATTR_src_layout);
    dfg_val to = dfg_attr(g, n, ATTR_dst_layout);
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

struct tensorrt_max_pool2d_whole {
    struct tensorrt_max_pool2d_match m;
    dfg_node max_pool2d;
};

static bool tensorrt_max_pool2d_whole(const dfg_graph *g, dfg_node n,
                                      bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_nn_max_pool2d || !dfg_has_args(g, n, 1))
        return false;
    if (!dfg_str_is(g, n, ATTR_layout, STR_NCHW, STR_NCHW))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where input_ok(x) */
    if (!input_ok(g, x))
        return false;
    return accept(ctx, &(struct tensorrt_max_pool2d_whole){.m = {.root = n, .x = x}, .max_pool2d = n});
}

struct tensorrt_avg_pool2d_whole {
    struct tensorrt_avg_pool2d_match m;
};

static bool tensorrt_avg_pool2d_whole(const dfg_graph *g, dfg_node n,
                                      bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_nn_avg_pool2d || !dfg_has_args(g, n, 1))
        return false;
    if (!dfg_str_is(g, n, ATTR_layout, STR_NCHW, STR_NCHW))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where input_ok(x) */
    if (!input_ok(g, x))
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
    if (dfg_op(g, n) != OP_nn_max_pool3d || !dfg_has_args(g, n, 1))
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
    if (dfg_op(g, n) != OP_nn_avg_pool3d || !dfg_has_args(g, n, 1))
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
    if (dfg_op(g, n) != OP_nn_global_max_pool2d || !dfg_has_args(g, n, 1))
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
    if (dfg_op(g, n) != OP_nn_global_avg_pool2d || !dfg_has_args(g, n, 1))
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
    if (dfg_op(g, n) != OP_nn_adaptive_max_pool2d || !dfg_has_args(g, n, 1))
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
    if (dfg_op(g, n) != OP_nn_adaptive_avg_pool2d || !dfg_has_args(g, n, 1))
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
    /* where not implicit_batch or (present(r.axis) and min([abs(i) for i in r.axis]) > 0) */
    if (!(!options(g)->implicit_batch
          || (dfg_known(dfg_attr(g, n, ATTR_axis)) && dfg_gt(tensorrt_min2(g, n), dfg_int(0)))))
        return false;
    return accept(ctx, &(struct tensorrt_reduced_whole){.m = {.root = n, .x = x, .r = n}});
}

static dfg_val tensorrt_min4(const dfg_graph *g, dfg_node r_2)
{
    const dfg_val list = dfg_attr(g, r_2, ATTR_axis);
    const int64_t n = dfg_len(list);
    dfg_val total = dfg_nil();
    for (int64_t k = 0; k < n; k++) {
        const dfg_val each = dfg_abs(dfg_item(list, k));
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
    /* where not implicit_batch or (present(r.axis) and min([abs(i) for i in r.axis]) > 0) */
    if (!(!options(g)->implicit_batch
          || (dfg_known(dfg_attr(g, r_2, ATTR_axis)) && dfg_gt(tensorrt_min4(g, r_2), dfg_int(0)))))
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
    /* where not implicit_batch or (present(r.axis) and min([abs(i) for i in r.axis]) > 0) */
    if (!(!options(g)->implicit_batch
          || (dfg_known(dfg_attr(g, r_2, ATTR_axis)) && dfg_gt(tensorrt_min4(g, r_2), dfg_int(0)))))
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
    /* where not implicit_batch or (present(r.axis) and min([abs(i) for i in r.axis]) > 0) */
    if (!(!options(g)->implicit_batch
          || (dfg_known(dfg_attr(g, r_2, ATTR_axis)) && dfg_gt(tensorrt_min4(g, r_2), dfg_int(0)))))
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
    /* where not implicit_batch or (present(r.axis) and min([abs(i) for i in r.axis]) > 0) */
    if (!(!options(g)->implicit_batch
          || (dfg_known(dfg_attr(g, r_2, ATTR_axis)) && dfg_gt(tensorrt_min4(g, r_2), dfg_int(0)))))
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
    /* where not implicit_batch or (present(r.axis) and min([abs(i) for i in r.axis]) > 0) */
    if (!(!options(g)->implicit_batch
          || (dfg_known(dfg_attr(g, r_2, ATTR_axis)) && dfg_gt(tensorrt_min4(g, r_2), dfg_int(0)))))
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
    if (dfg_op(g, n) != OP_nn_relu || !dfg_has_args(g, n, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where unary_ok(x) */
    if (!unary_ok(g, x))
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
    if (dfg_op(g, n) != OP_sigmoid || !dfg_has_args(g, n, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where unary_ok(x) */
    if (!unary_ok(g, x))
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
    if (dfg_op(g, n) != OP_tanh || !dfg_has_args(g, n, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where unary_ok(x) */
    if (!unary_ok(g, x))
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
    if (dfg_op(g, n) != OP_exp || !dfg_has_args(g, n, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where unary_ok(x) */
    if (!unary_ok(g, x))
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
    if (dfg_op(g, n) != OP_log || !dfg_has_args(g, n, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where unary_ok(x) */
    if (!unary_ok(g, x))
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
    if (dfg_op(g, n) != OP_sqrt || !dfg_has_args(g, n, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where unary_ok(x) */
    if (!unary_ok(g, x))
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
    if (dfg_op(g, n) != OP_abs || !dfg_has_args(g, n, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where unary_ok(x) */
    if (!unary_ok(g, x))
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
    if (dfg_op(g, n) != OP_negative || !dfg_has_args(g, n, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where unary_ok(x) */
    if (!unary_ok(g, x))
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
    if (dfg_op(g, n) != OP_nn_batch_flatten || !dfg_has_args(g, n, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where unary_ok(x) */
    if (!unary_ok(g, x))
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
    if (dfg_op(g, n) != OP_clip || !dfg_has_args(g, n, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where unary_ok(x) */
    if (!unary_ok(g, x))
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
    if (dfg_op(g, n) != OP_floor || !dfg_has_args(g, n, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where unary_ok(x) */
    if (!unary_ok(g, x))
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
    if (dfg_op(g, n) != OP_nn_leaky_relu || !dfg_has_args(g, n, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where unary_ok(x) */
    if (!unary_ok(g, x))
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
    if (dfg_op(g, n) != OP_sin || !dfg_has_args(g, n, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where unary_ok(x) */
    if (!unary_ok(g, x))
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
    if (dfg_op(g, n) != OP_cos || !dfg_has_args(g, n, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where unary_ok(x) */
    if (!unary_ok(g, x))
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
    if (dfg_op(g, n) != OP_atan || !dfg_has_args(g, n, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where unary_ok(x) */
    if (!unary_ok(g, x))
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
    if (dfg_op(g, n) != OP_ceil || !dfg_has_args(g, n, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where unary_ok(x) */
    if (!unary_ok(g, x))
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
    if (dfg_op(g, n) != OP_erf || !dfg_has_args(g, n, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where unary_ok(x) */
    if (!unary_ok(g, x))
        return false;
    /* where version >= 70000 */
    if (!dfg_ge(dfg_int(options(g)->version), dfg_int(70000)))
        return false;
    return accept(ctx, &(struct tensorrt_erf_whole){.m = {.root = n}, .erf = n, .x = x});
}

struct each { bool (*accept)(void *, const void *); void *ctx; };

/* ---- conv1d ---- */

static const struct dfg_desc_expr tensorrt_conv1d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 17 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 17 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 17 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 17 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 17 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 17 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 17 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 17 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 17 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 17 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 17 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 17 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 20 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 15 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "x.elements >= 0", .line = 20 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 20 },
    /* 17 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "implicit_batch", .line = 20 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "rank", .line = 20 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 21 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "x.rank >= 2", .line = 20 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "implicit_batch and x.rank >= 2", .line = 20 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "shape", .line = 20 },
    /* 25 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 20 },
    /* 26 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x.shape[i]", .line = 20 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "rank", .line = 20 },
    /* 30 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 27, 29, }, .text = "range(1, x.rank)", .line = 20 },
    /* 31 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 26, 30, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 20 },
    /* 32 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 20 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 34 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "prod([x.shape[i] for i in range(1, x.rank)]) >= 0", .line = 20 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 22, 34, }, .text = "(implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 36 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 15, 35, }, .text = "x.elements >= 0 or (implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 37 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 36, }, .text = "type_ok(x), static_shape(x)", .line = 21 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 22 },
    /* 39 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .name = "out_layout", .text = "out_layout", .line = 22 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 0, .s = "" }, .text = "\"\"", .line = 22 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 3, .s = "NCW" }, .text = "layout", .line = 22 },
    /* 42 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 39, 40, 41, }, .text = "attr(c, out_layout) in {\"\", layout}", .line = 22 },
    /* 43 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 22 },
    /* 44 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 43, }, .name = "out_layout", .text = "out_layout", .line = 22 },
    /* 45 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 44, }, .text = "present(c.out_layout)", .line = 22 },
    /* 46 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 45, }, .text = "not present(c.out_layout)", .line = 22 },
    /* 47 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 42, 46, }, .text = "attr(c, out_layout) in {\"\", layout} or not present(c.out_layout)", .line = 22 },
};
static const struct dfg_desc_node tensorrt_conv1d_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv1d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 3, .s = "NCW" }, .text = "data_layout == \"NCW\"", .line = 28 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 3, .s = "OIW" }, .text = "kernel_layout == \"OIW\"", .line = 28 },
        },
        .name = "c",
        .text = "nn.conv1d(x, w & const)", .line = 28 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 27 },
    [2] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "w & const", .line = 28 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 27 },
    [4] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 28 },
};
static const struct dfg_desc_region tensorrt_conv1d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_conv1d_var_regions[] = { 0, };
static const bool tensorrt_conv1d_dims[] = { 0, };
static const struct dfg_desc_capture tensorrt_conv1d_refs[] = { { 1, -1 }, { 3, -1 }, { 0, -1 }, };
static const struct dfg_capture tensorrt_conv1d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct tensorrt_conv1d_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct tensorrt_conv1d_match, w) },
    { "c", DFG_CAP_NODE, offsetof(struct tensorrt_conv1d_match, c) },
};
static const struct dfg_desc_pattern tensorrt_conv1d_desc = {
    .n_nodes = 5, .n_exprs = 48, .n_vars = 1, .n_sets = 3,
    .nodes = tensorrt_conv1d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_conv1d_regions,
    .var_region = tensorrt_conv1d_var_regions,
    .exprs = tensorrt_conv1d_exprs,
    .captures = tensorrt_conv1d_refs,
    .var_is_dim = tensorrt_conv1d_dims,
    .text = "pattern conv1d(x, w) {\012    c = nn.conv1d(x, w & const) { data_layout == \"NCW\", kernel_layout == \"OIW\" };\012    where input_ok(x), same_layout(c, \"NCW\");\012    return c;\012}", .line = 27, .n_where = 2, .where = (const uint32_t[]){ 37, 47, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 17 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 17 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 17 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 17 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 17 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 17 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 17 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 17 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 17 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 17 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 17 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 17 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 20 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 15 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "x.elements >= 0", .line = 20 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 20 },
    /* 17 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "implicit_batch", .line = 20 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "rank", .line = 20 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 21 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "x.rank >= 2", .line = 20 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "implicit_batch and x.rank >= 2", .line = 20 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "shape", .line = 20 },
    /* 25 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 20 },
    /* 26 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x.shape[i]", .line = 20 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "rank", .line = 20 },
    /* 30 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 27, 29, }, .text = "range(1, x.rank)", .line = 20 },
    /* 31 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 26, 30, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 20 },
    /* 32 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 20 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 34 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "prod([x.shape[i] for i in range(1, x.rank)]) >= 0", .line = 20 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 22, 34, }, .text = "(implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 36 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 15, 35, }, .text = "x.elements >= 0 or (implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 37 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 36, }, .text = "type_ok(x), static_shape(x)", .line = 21 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 22 },
    /* 39 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .name = "out_layout", .text = "out_layout", .line = 22 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 0, .s = "" }, .text = "\"\"", .line = 22 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "layout", .line = 22 },
    /* 42 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 39, 40, 41, }, .text = "attr(c, out_layout) in {\"\", layout}", .line = 22 },
    /* 43 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 22 },
    /* 44 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 43, }, .name = "out_layout", .text = "out_layout", .line = 22 },
    /* 45 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 44, }, .text = "present(c.out_layout)", .line = 22 },
    /* 46 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 45, }, .text = "not present(c.out_layout)", .line = 22 },
    /* 47 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 42, 46, }, .text = "attr(c, out_layout) in {\"\", layout} or not present(c.out_layout)", .line = 22 },
};
static const struct dfg_desc_node tensorrt_conv2d_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "data_layout == \"NCHW\"", .line = 33 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "kernel_layout == \"OIHW\"", .line = 33 },
        },
        .name = "c",
        .text = "nn.conv2d(x, w & const)", .line = 33 },
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
static const struct dfg_desc_region tensorrt_conv2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_conv2d_var_regions[] = { 0, };
static const bool tensorrt_conv2d_dims[] = { 0, };
static const struct dfg_desc_capture tensorrt_conv2d_refs[] = { { 1, -1 }, { 3, -1 }, { 0, -1 }, };
static const struct dfg_capture tensorrt_conv2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct tensorrt_conv2d_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct tensorrt_conv2d_match, w) },
    { "c", DFG_CAP_NODE, offsetof(struct tensorrt_conv2d_match, c) },
};
static const struct dfg_desc_pattern tensorrt_conv2d_desc = {
    .n_nodes = 5, .n_exprs = 48, .n_vars = 1, .n_sets = 3,
    .nodes = tensorrt_conv2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_conv2d_regions,
    .var_region = tensorrt_conv2d_var_regions,
    .exprs = tensorrt_conv2d_exprs,
    .captures = tensorrt_conv2d_refs,
    .var_is_dim = tensorrt_conv2d_dims,
    .text = "pattern conv2d(x, w) {\012    c = nn.conv2d(x, w & const) { data_layout == \"NCHW\", kernel_layout == \"OIHW\" };\012    where input_ok(x), same_layout(c, \"NCHW\");\012    return c;\012}", .line = 32, .n_where = 2, .where = (const uint32_t[]){ 37, 47, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 17 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 17 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 17 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 17 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 17 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 17 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 17 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 17 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 17 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 17 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 17 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 17 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 20 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 15 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "x.elements >= 0", .line = 20 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 20 },
    /* 17 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "implicit_batch", .line = 20 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "rank", .line = 20 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 21 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "x.rank >= 2", .line = 20 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "implicit_batch and x.rank >= 2", .line = 20 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "shape", .line = 20 },
    /* 25 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 20 },
    /* 26 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x.shape[i]", .line = 20 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "rank", .line = 20 },
    /* 30 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 27, 29, }, .text = "range(1, x.rank)", .line = 20 },
    /* 31 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 26, 30, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 20 },
    /* 32 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 20 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 34 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "prod([x.shape[i] for i in range(1, x.rank)]) >= 0", .line = 20 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 22, 34, }, .text = "(implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 36 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 15, 35, }, .text = "x.elements >= 0 or (implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 37 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 36, }, .text = "type_ok(x), static_shape(x)", .line = 21 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 22 },
    /* 39 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .name = "out_layout", .text = "out_layout", .line = 22 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 0, .s = "" }, .text = "\"\"", .line = 22 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 5, .s = "NCDHW" }, .text = "layout", .line = 22 },
    /* 42 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 39, 40, 41, }, .text = "attr(c, out_layout) in {\"\", layout}", .line = 22 },
    /* 43 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 22 },
    /* 44 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 43, }, .name = "out_layout", .text = "out_layout", .line = 22 },
    /* 45 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 44, }, .text = "present(c.out_layout)", .line = 22 },
    /* 46 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 45, }, .text = "not present(c.out_layout)", .line = 22 },
    /* 47 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 42, 46, }, .text = "attr(c, out_layout) in {\"\", layout} or not present(c.out_layout)", .line = 22 },
    /* 48 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 80000LL }, .text = "version", .line = 39 },
    /* 49 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 60001LL }, .text = "60001", .line = 39 },
    /* 50 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 48, 49, }, .text = "version >= 60001", .line = 39 },
};
static const struct dfg_desc_node tensorrt_conv3d_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv3d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 5, .s = "NCDHW" }, .text = "data_layout == \"NCDHW\"", .line = 38 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 5, .s = "OIDHW" }, .text = "kernel_layout == \"OIDHW\"", .line = 38 },
        },
        .name = "c",
        .text = "nn.conv3d(x, w & const)", .line = 38 },
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
static const struct dfg_desc_region tensorrt_conv3d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_conv3d_var_regions[] = { 0, };
static const bool tensorrt_conv3d_dims[] = { 0, };
static const struct dfg_desc_capture tensorrt_conv3d_refs[] = { { 1, -1 }, { 3, -1 }, { 0, -1 }, };
static const struct dfg_capture tensorrt_conv3d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct tensorrt_conv3d_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct tensorrt_conv3d_match, w) },
    { "c", DFG_CAP_NODE, offsetof(struct tensorrt_conv3d_match, c) },
};
static const struct dfg_desc_pattern tensorrt_conv3d_desc = {
    .n_nodes = 5, .n_exprs = 51, .n_vars = 1, .n_sets = 3,
    .nodes = tensorrt_conv3d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_conv3d_regions,
    .var_region = tensorrt_conv3d_var_regions,
    .exprs = tensorrt_conv3d_exprs,
    .captures = tensorrt_conv3d_refs,
    .var_is_dim = tensorrt_conv3d_dims,
    .text = "pattern conv3d(x, w) {\012    c = nn.conv3d(x, w & const) { data_layout == \"NCDHW\", kernel_layout == \"OIDHW\" };\012    where input_ok(x), same_layout(c, \"NCDHW\"), version >= 60001;\012    return c;\012}", .line = 37, .n_where = 3, .where = (const uint32_t[]){ 37, 47, 50, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 17 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 17 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 17 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 17 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 17 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 17 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 17 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 17 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 17 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 17 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 17 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 17 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 20 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 15 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "x.elements >= 0", .line = 20 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 20 },
    /* 17 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "implicit_batch", .line = 20 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "rank", .line = 20 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 21 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "x.rank >= 2", .line = 20 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "implicit_batch and x.rank >= 2", .line = 20 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "shape", .line = 20 },
    /* 25 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 20 },
    /* 26 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x.shape[i]", .line = 20 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "rank", .line = 20 },
    /* 30 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 27, 29, }, .text = "range(1, x.rank)", .line = 20 },
    /* 31 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 26, 30, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 20 },
    /* 32 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 20 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 34 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "prod([x.shape[i] for i in range(1, x.rank)]) >= 0", .line = 20 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 22, 34, }, .text = "(implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 36 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 15, 35, }, .text = "x.elements >= 0 or (implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 37 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 36, }, .text = "type_ok(x), static_shape(x)", .line = 21 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 17 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "dtype", .line = 17 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 17 },
    /* 41 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 39, 40, }, .text = "x.dtype == f32", .line = 17 },
    /* 42 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 17 },
    /* 43 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 42, }, .text = "use_fp16", .line = 17 },
    /* 44 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 17 },
    /* 45 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 44, }, .text = "dtype", .line = 17 },
    /* 46 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 17 },
    /* 47 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 45, 46, }, .text = "x.dtype == f16", .line = 17 },
    /* 48 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 43, 47, }, .text = "(use_fp16 and x.dtype == f16)", .line = 17 },
    /* 49 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 41, 48, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 17 },
    /* 50 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 51 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 50, }, .text = "elements", .line = 20 },
    /* 52 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 53 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 51, 52, }, .text = "x.elements >= 0", .line = 20 },
    /* 54 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 20 },
    /* 55 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 54, }, .text = "implicit_batch", .line = 20 },
    /* 56 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 57 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 56, }, .text = "rank", .line = 20 },
    /* 58 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 59 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 57, 58, }, .text = "x.rank >= 2", .line = 20 },
    /* 60 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 55, 59, }, .text = "implicit_batch and x.rank >= 2", .line = 20 },
    /* 61 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 62 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 61, }, .text = "shape", .line = 20 },
    /* 63 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 20 },
    /* 64 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 62, 63, }, .text = "x.shape[i]", .line = 20 },
    /* 65 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 66 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 67 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 66, }, .text = "rank", .line = 20 },
    /* 68 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 65, 67, }, .text = "range(1, x.rank)", .line = 20 },
    /* 69 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 64, 68, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 20 },
    /* 70 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 69, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 20 },
    /* 71 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 72 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 70, 71, }, .text = "prod([x.shape[i] for i in range(1, x.rank)]) >= 0", .line = 20 },
    /* 73 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 60, 72, }, .text = "(implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 74 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 53, 73, }, .text = "x.elements >= 0 or (implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 75 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 49, 74, }, .text = "type_ok(x), static_shape(x)", .line = 21 },
    /* 76 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 22 },
    /* 77 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 76, }, .name = "out_layout", .text = "out_layout", .line = 22 },
    /* 78 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 0, .s = "" }, .text = "\"\"", .line = 22 },
    /* 79 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "layout", .line = 22 },
    /* 80 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 77, 78, 79, }, .text = "attr(c, out_layout) in {\"\", layout}", .line = 22 },
    /* 81 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 22 },
    /* 82 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 81, }, .name = "out_layout", .text = "out_layout", .line = 22 },
    /* 83 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 82, }, .text = "present(c.out_layout)", .line = 22 },
    /* 84 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 83, }, .text = "not present(c.out_layout)", .line = 22 },
    /* 85 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 80, 84, }, .text = "attr(c, out_layout) in {\"\", layout} or not present(c.out_layout)", .line = 22 },
};
static const struct dfg_desc_node tensorrt_conv2d_transpose_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d_transpose", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .n_attrs = 3, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "data_layout == \"NCHW\"", .line = 43 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "kernel_layout == \"OIHW\"", .line = 43 },
            { .test = DFG_D_TEST_EQ, .name = "dilation", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 1LL }, { .tag = DFG_D_INT, .i = 1LL }, } }, .text = "dilation == [1, 1]", .line = 43 },
        },
        .name = "c",
        .text = "nn.conv2d_transpose(x, w)", .line = 43 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 42 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 42 },
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
    .n_nodes = 3, .n_exprs = 86, .n_vars = 2, .n_sets = 3,
    .nodes = tensorrt_conv2d_transpose_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_conv2d_transpose_regions,
    .var_region = tensorrt_conv2d_transpose_var_regions,
    .exprs = tensorrt_conv2d_transpose_exprs,
    .captures = tensorrt_conv2d_transpose_refs,
    .var_is_dim = tensorrt_conv2d_transpose_dims,
    .text = "pattern conv2d_transpose(x, w) {\012    c = nn.conv2d_transpose(x, w) { data_layout == \"NCHW\", kernel_layout == \"OIHW\", dilation == [1, 1] };\012    where input_ok(x), input_ok(w), same_layout(c, \"NCHW\");\012    return c;\012}", .line = 42, .n_where = 3, .where = (const uint32_t[]){ 37, 75, 85, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 17 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 17 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 17 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 17 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 17 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 17 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 17 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 17 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 17 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 17 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 17 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 17 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 20 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 15 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "x.elements >= 0", .line = 20 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 20 },
    /* 17 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "implicit_batch", .line = 20 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "rank", .line = 20 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 21 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "x.rank >= 2", .line = 20 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "implicit_batch and x.rank >= 2", .line = 20 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "shape", .line = 20 },
    /* 25 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 20 },
    /* 26 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x.shape[i]", .line = 20 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "rank", .line = 20 },
    /* 30 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 27, 29, }, .text = "range(1, x.rank)", .line = 20 },
    /* 31 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 26, 30, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 20 },
    /* 32 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 20 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 34 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "prod([x.shape[i] for i in range(1, x.rank)]) >= 0", .line = 20 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 22, 34, }, .text = "(implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 36 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 15, 35, }, .text = "x.elements >= 0 or (implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 37 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 36, }, .text = "type_ok(x), static_shape(x)", .line = 21 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 17 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "dtype", .line = 17 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 17 },
    /* 41 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 39, 40, }, .text = "x.dtype == f32", .line = 17 },
    /* 42 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 17 },
    /* 43 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 42, }, .text = "use_fp16", .line = 17 },
    /* 44 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 17 },
    /* 45 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 44, }, .text = "dtype", .line = 17 },
    /* 46 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 17 },
    /* 47 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 45, 46, }, .text = "x.dtype == f16", .line = 17 },
    /* 48 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 43, 47, }, .text = "(use_fp16 and x.dtype == f16)", .line = 17 },
    /* 49 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 41, 48, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 17 },
    /* 50 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 51 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 50, }, .text = "elements", .line = 20 },
    /* 52 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 53 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 51, 52, }, .text = "x.elements >= 0", .line = 20 },
    /* 54 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 20 },
    /* 55 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 54, }, .text = "implicit_batch", .line = 20 },
    /* 56 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 57 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 56, }, .text = "rank", .line = 20 },
    /* 58 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 59 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 57, 58, }, .text = "x.rank >= 2", .line = 20 },
    /* 60 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 55, 59, }, .text = "implicit_batch and x.rank >= 2", .line = 20 },
    /* 61 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 62 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 61, }, .text = "shape", .line = 20 },
    /* 63 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 20 },
    /* 64 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 62, 63, }, .text = "x.shape[i]", .line = 20 },
    /* 65 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 66 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 67 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 66, }, .text = "rank", .line = 20 },
    /* 68 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 65, 67, }, .text = "range(1, x.rank)", .line = 20 },
    /* 69 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 64, 68, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 20 },
    /* 70 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 69, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 20 },
    /* 71 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 72 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 70, 71, }, .text = "prod([x.shape[i] for i in range(1, x.rank)]) >= 0", .line = 20 },
    /* 73 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 60, 72, }, .text = "(implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 74 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 53, 73, }, .text = "x.elements >= 0 or (implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 75 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 49, 74, }, .text = "type_ok(x), static_shape(x)", .line = 21 },
    /* 76 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 22 },
    /* 77 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 76, }, .name = "out_layout", .text = "out_layout", .line = 22 },
    /* 78 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 0, .s = "" }, .text = "\"\"", .line = 22 },
    /* 79 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 5, .s = "NCDHW" }, .text = "layout", .line = 22 },
    /* 80 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 77, 78, 79, }, .text = "attr(c, out_layout) in {\"\", layout}", .line = 22 },
    /* 81 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 22 },
    /* 82 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 81, }, .name = "out_layout", .text = "out_layout", .line = 22 },
    /* 83 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 82, }, .text = "present(c.out_layout)", .line = 22 },
    /* 84 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 83, }, .text = "not present(c.out_layout)", .line = 22 },
    /* 85 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 80, 84, }, .text = "attr(c, out_layout) in {\"\", layout} or not present(c.out_layout)", .line = 22 },
    /* 86 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 80000LL }, .text = "version", .line = 49 },
    /* 87 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 60001LL }, .text = "60001", .line = 49 },
    /* 88 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 86, 87, }, .text = "version >= 60001", .line = 49 },
};
static const struct dfg_desc_node tensorrt_conv3d_transpose_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv3d_transpose", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .n_attrs = 3, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 5, .s = "NCDHW" }, .text = "data_layout == \"NCDHW\"", .line = 48 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 5, .s = "OIDHW" }, .text = "kernel_layout == \"OIDHW\"", .line = 48 },
            { .test = DFG_D_TEST_EQ, .name = "dilation", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 3, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 1LL }, { .tag = DFG_D_INT, .i = 1LL }, { .tag = DFG_D_INT, .i = 1LL }, } }, .text = "dilation == [1, 1, 1]", .line = 48 },
        },
        .name = "c",
        .text = "nn.conv3d_transpose(x, w)", .line = 48 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 47 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 47 },
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
    .n_nodes = 3, .n_exprs = 89, .n_vars = 2, .n_sets = 3,
    .nodes = tensorrt_conv3d_transpose_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_conv3d_transpose_regions,
    .var_region = tensorrt_conv3d_transpose_var_regions,
    .exprs = tensorrt_conv3d_transpose_exprs,
    .captures = tensorrt_conv3d_transpose_refs,
    .var_is_dim = tensorrt_conv3d_transpose_dims,
    .text = "pattern conv3d_transpose(x, w) {\012    c = nn.conv3d_transpose(x, w) { data_layout == \"NCDHW\", kernel_layout == \"OIDHW\", dilation == [1, 1, 1] };\012    where input_ok(x), input_ok(w), same_layout(c, \"NCDHW\"), version >= 60001;\012    return c;\012}", .line = 47, .n_where = 4, .where = (const uint32_t[]){ 37, 75, 85, 88, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 17 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 17 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 17 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 17 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 17 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 17 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 17 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 17 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 17 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 17 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 17 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 17 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 20 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 15 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "x.elements >= 0", .line = 20 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 20 },
    /* 17 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "implicit_batch", .line = 20 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "rank", .line = 20 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 21 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "x.rank >= 2", .line = 20 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "implicit_batch and x.rank >= 2", .line = 20 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "shape", .line = 20 },
    /* 25 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 20 },
    /* 26 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x.shape[i]", .line = 20 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "rank", .line = 20 },
    /* 30 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 27, 29, }, .text = "range(1, x.rank)", .line = 20 },
    /* 31 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 26, 30, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 20 },
    /* 32 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 20 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 34 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "prod([x.shape[i] for i in range(1, x.rank)]) >= 0", .line = 20 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 22, 34, }, .text = "(implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 36 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 15, 35, }, .text = "x.elements >= 0 or (implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 37 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 36, }, .text = "type_ok(x), static_shape(x)", .line = 21 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 52 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "rank", .line = 52 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 52 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 52 },
    /* 42 */ { .op = DFG_E_IN_RANGE, .n_kids = 3, .kids = (const uint32_t[]){ 39, 40, 41, }, .text = "x.rank in 2..4", .line = 52 },
    /* 43 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 52 },
    /* 44 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 43, }, .text = "rank", .line = 52 },
    /* 45 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 52 },
    /* 46 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 44, 45, }, .text = "w.rank == 2", .line = 52 },
};
static const struct dfg_desc_node tensorrt_dense_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.dense", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "nn.dense(x, w & const)", .line = 52 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 52 },
    [2] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "w & const", .line = 52 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 52 },
    [4] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 52 },
};
static const struct dfg_desc_region tensorrt_dense_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_dense_var_regions[] = { 0, };
static const bool tensorrt_dense_dims[] = { 0, };
static const struct dfg_desc_capture tensorrt_dense_refs[] = { { 1, -1 }, { 3, -1 }, };
static const struct dfg_capture tensorrt_dense_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct tensorrt_dense_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct tensorrt_dense_match, w) },
};
static const struct dfg_desc_pattern tensorrt_dense_desc = {
    .n_nodes = 5, .n_exprs = 47, .n_vars = 1, .n_sets = 2,
    .nodes = tensorrt_dense_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_dense_regions,
    .var_region = tensorrt_dense_var_regions,
    .exprs = tensorrt_dense_exprs,
    .captures = tensorrt_dense_refs,
    .var_is_dim = tensorrt_dense_dims,
    .text = "pattern dense(x, w) = nn.dense(x, w & const) where input_ok(x), x.rank in 2..4, w.rank == 2;", .line = 52, .n_where = 3, .where = (const uint32_t[]){ 37, 42, 46, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 17 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 17 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 17 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 17 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 17 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 17 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 17 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 17 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 17 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 17 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 17 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 17 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 20 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 15 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "x.elements >= 0", .line = 20 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 20 },
    /* 17 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "implicit_batch", .line = 20 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "rank", .line = 20 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 21 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "x.rank >= 2", .line = 20 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "implicit_batch and x.rank >= 2", .line = 20 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "shape", .line = 20 },
    /* 25 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 20 },
    /* 26 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x.shape[i]", .line = 20 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "rank", .line = 20 },
    /* 30 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 27, 29, }, .text = "range(1, x.rank)", .line = 20 },
    /* 31 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 26, 30, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 20 },
    /* 32 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 20 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 34 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "prod([x.shape[i] for i in range(1, x.rank)]) >= 0", .line = 20 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 22, 34, }, .text = "(implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 36 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 15, 35, }, .text = "x.elements >= 0 or (implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 37 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 36, }, .text = "type_ok(x), static_shape(x)", .line = 21 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 53 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "rank", .line = 53 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 53 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 53 },
    /* 42 */ { .op = DFG_E_IN_RANGE, .n_kids = 3, .kids = (const uint32_t[]){ 39, 40, 41, }, .text = "x.rank in 2..4", .line = 53 },
};
static const struct dfg_desc_node tensorrt_bias_add_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "nn.bias_add(x, b & const)", .line = 53 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 53 },
    [2] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "b & const", .line = 53 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 53 },
    [4] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 53 },
};
static const struct dfg_desc_region tensorrt_bias_add_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_bias_add_var_regions[] = { 0, };
static const bool tensorrt_bias_add_dims[] = { 0, };
static const struct dfg_desc_capture tensorrt_bias_add_refs[] = { { 1, -1 }, { 3, -1 }, };
static const struct dfg_capture tensorrt_bias_add_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct tensorrt_bias_add_match, x) },
    { "b", DFG_CAP_NODE, offsetof(struct tensorrt_bias_add_match, b) },
};
static const struct dfg_desc_pattern tensorrt_bias_add_desc = {
    .n_nodes = 5, .n_exprs = 43, .n_vars = 1, .n_sets = 2,
    .nodes = tensorrt_bias_add_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_bias_add_regions,
    .var_region = tensorrt_bias_add_var_regions,
    .exprs = tensorrt_bias_add_exprs,
    .captures = tensorrt_bias_add_refs,
    .var_is_dim = tensorrt_bias_add_dims,
    .text = "pattern bias_add(x, b) = nn.bias_add(x, b & const) where input_ok(x), x.rank in 2..4;", .line = 53, .n_where = 2, .where = (const uint32_t[]){ 37, 42, }
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
    { DFG_PART_CONST, false, 0, -1, offsetof(struct tensorrt_bias_add_whole, constant) },
};
/* ---- batch_matmul ---- */

static const struct dfg_desc_expr tensorrt_batch_matmul_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 17 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 17 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 17 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 17 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 17 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 17 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 17 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 17 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 17 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 17 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 17 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 17 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 20 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 15 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "x.elements >= 0", .line = 20 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 20 },
    /* 17 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "implicit_batch", .line = 20 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "rank", .line = 20 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 21 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "x.rank >= 2", .line = 20 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "implicit_batch and x.rank >= 2", .line = 20 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "shape", .line = 20 },
    /* 25 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 20 },
    /* 26 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x.shape[i]", .line = 20 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "rank", .line = 20 },
    /* 30 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 27, 29, }, .text = "range(1, x.rank)", .line = 20 },
    /* 31 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 26, 30, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 20 },
    /* 32 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 20 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 34 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "prod([x.shape[i] for i in range(1, x.rank)]) >= 0", .line = 20 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 22, 34, }, .text = "(implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 36 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 15, 35, }, .text = "x.elements >= 0 or (implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 37 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 36, }, .text = "type_ok(x), static_shape(x)", .line = 21 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 17 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "dtype", .line = 17 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 17 },
    /* 41 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 39, 40, }, .text = "x.dtype == f32", .line = 17 },
    /* 42 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 17 },
    /* 43 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 42, }, .text = "use_fp16", .line = 17 },
    /* 44 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 17 },
    /* 45 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 44, }, .text = "dtype", .line = 17 },
    /* 46 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 17 },
    /* 47 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 45, 46, }, .text = "x.dtype == f16", .line = 17 },
    /* 48 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 43, 47, }, .text = "(use_fp16 and x.dtype == f16)", .line = 17 },
    /* 49 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 41, 48, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 17 },
    /* 50 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 51 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 50, }, .text = "elements", .line = 20 },
    /* 52 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 53 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 51, 52, }, .text = "x.elements >= 0", .line = 20 },
    /* 54 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 20 },
    /* 55 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 54, }, .text = "implicit_batch", .line = 20 },
    /* 56 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 57 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 56, }, .text = "rank", .line = 20 },
    /* 58 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 59 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 57, 58, }, .text = "x.rank >= 2", .line = 20 },
    /* 60 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 55, 59, }, .text = "implicit_batch and x.rank >= 2", .line = 20 },
    /* 61 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 62 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 61, }, .text = "shape", .line = 20 },
    /* 63 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 20 },
    /* 64 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 62, 63, }, .text = "x.shape[i]", .line = 20 },
    /* 65 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 66 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 67 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 66, }, .text = "rank", .line = 20 },
    /* 68 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 65, 67, }, .text = "range(1, x.rank)", .line = 20 },
    /* 69 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 64, 68, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 20 },
    /* 70 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 69, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 20 },
    /* 71 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 72 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 70, 71, }, .text = "prod([x.shape[i] for i in range(1, x.rank)]) >= 0", .line = 20 },
    /* 73 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 60, 72, }, .text = "(implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 74 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 53, 73, }, .text = "x.elements >= 0 or (implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 75 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 49, 74, }, .text = "type_ok(x), static_shape(x)", .line = 21 },
    /* 76 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 55 },
    /* 77 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 76, }, .text = "implicit_batch", .line = 55 },
    /* 78 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 77, }, .text = "not implicit_batch", .line = 55 },
    /* 79 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 55 },
    /* 80 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 79, }, .text = "rank", .line = 55 },
    /* 81 */ { .op = DFG_E_NODE, .ref = 2, .text = "b", .line = 55 },
    /* 82 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 81, }, .text = "rank", .line = 55 },
    /* 83 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 80, 82, }, .text = "a.rank == b.rank", .line = 55 },
    /* 84 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 78, 83, }, .text = "not implicit_batch or a.rank == b.rank", .line = 55 },
};
static const struct dfg_desc_node tensorrt_batch_matmul_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.batch_matmul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "nn.batch_matmul(a, b)", .line = 54 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 54 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 54 },
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
    .n_nodes = 3, .n_exprs = 85, .n_vars = 2, .n_sets = 2,
    .nodes = tensorrt_batch_matmul_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_batch_matmul_regions,
    .var_region = tensorrt_batch_matmul_var_regions,
    .exprs = tensorrt_batch_matmul_exprs,
    .captures = tensorrt_batch_matmul_refs,
    .var_is_dim = tensorrt_batch_matmul_dims,
    .text = "pattern batch_matmul(a, b) = nn.batch_matmul(a, b)\012        where input_ok(a), input_ok(b), not implicit_batch or a.rank == b.rank;", .line = 54, .n_where = 3, .where = (const uint32_t[]){ 37, 75, 84, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 17 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 17 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 17 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 17 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 17 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 17 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 17 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 17 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 17 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 17 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 17 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 17 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 20 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 15 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "x.elements >= 0", .line = 20 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 20 },
    /* 17 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "implicit_batch", .line = 20 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "rank", .line = 20 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 21 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "x.rank >= 2", .line = 20 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "implicit_batch and x.rank >= 2", .line = 20 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "shape", .line = 20 },
    /* 25 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 20 },
    /* 26 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x.shape[i]", .line = 20 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "rank", .line = 20 },
    /* 30 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 27, 29, }, .text = "range(1, x.rank)", .line = 20 },
    /* 31 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 26, 30, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 20 },
    /* 32 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 20 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 34 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "prod([x.shape[i] for i in range(1, x.rank)]) >= 0", .line = 20 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 22, 34, }, .text = "(implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 36 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 15, 35, }, .text = "x.elements >= 0 or (implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 37 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 36, }, .text = "type_ok(x), static_shape(x)", .line = 21 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 17 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "dtype", .line = 17 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 17 },
    /* 41 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 39, 40, }, .text = "x.dtype == f32", .line = 17 },
    /* 42 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 17 },
    /* 43 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 42, }, .text = "use_fp16", .line = 17 },
    /* 44 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 17 },
    /* 45 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 44, }, .text = "dtype", .line = 17 },
    /* 46 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 17 },
    /* 47 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 45, 46, }, .text = "x.dtype == f16", .line = 17 },
    /* 48 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 43, 47, }, .text = "(use_fp16 and x.dtype == f16)", .line = 17 },
    /* 49 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 41, 48, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 17 },
    /* 50 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 51 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 50, }, .text = "elements", .line = 20 },
    /* 52 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 53 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 51, 52, }, .text = "x.elements >= 0", .line = 20 },
    /* 54 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 20 },
    /* 55 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 54, }, .text = "implicit_batch", .line = 20 },
    /* 56 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 57 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 56, }, .text = "rank", .line = 20 },
    /* 58 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 59 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 57, 58, }, .text = "x.rank >= 2", .line = 20 },
    /* 60 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 55, 59, }, .text = "implicit_batch and x.rank >= 2", .line = 20 },
    /* 61 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 62 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 61, }, .text = "shape", .line = 20 },
    /* 63 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 20 },
    /* 64 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 62, 63, }, .text = "x.shape[i]", .line = 20 },
    /* 65 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 66 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 67 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 66, }, .text = "rank", .line = 20 },
    /* 68 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 65, 67, }, .text = "range(1, x.rank)", .line = 20 },
    /* 69 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 64, 68, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 20 },
    /* 70 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 69, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 20 },
    /* 71 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 72 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 70, 71, }, .text = "prod([x.shape[i] for i in range(1, x.rank)]) >= 0", .line = 20 },
    /* 73 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 60, 72, }, .text = "(implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 74 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 53, 73, }, .text = "x.elements >= 0 or (implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 75 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 49, 74, }, .text = "type_ok(x), static_shape(x)", .line = 21 },
    /* 76 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 37, 75, }, .text = "input_ok(a), input_ok(b)", .line = 60 },
    /* 77 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 65 },
    /* 78 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 77, }, .text = "implicit_batch", .line = 65 },
    /* 79 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 65 },
    /* 80 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 79, }, .text = "rank", .line = 65 },
    /* 81 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 65 },
    /* 82 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 80, 81, }, .text = "c.rank > 0", .line = 65 },
    /* 83 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 78, 82, }, .text = "(implicit_batch and c.rank > 0)", .line = 65 },
    /* 84 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 66 },
    /* 85 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 84, }, .text = "implicit_batch", .line = 66 },
    /* 86 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 85, }, .text = "not implicit_batch", .line = 66 },
    /* 87 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 66 },
    /* 88 */ { .op = DFG_E_PRED, .sub = DFG_F_IS_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 87, }, .text = "is_const(c)", .line = 66 },
    /* 89 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 88, }, .text = "not is_const(c)", .line = 66 },
    /* 90 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 66 },
    /* 91 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 90, }, .text = "rank", .line = 66 },
    /* 92 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 66 },
    /* 93 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 91, 92, }, .text = "c.rank <= 3", .line = 66 },
    /* 94 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 89, 93, }, .text = "not is_const(c) or c.rank <= 3", .line = 66 },
    /* 95 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 66 },
    /* 96 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 95, }, .text = "shape", .line = 66 },
    /* 97 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 66 },
    /* 98 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 96, 97, }, .text = "c.shape[0]", .line = 66 },
    /* 99 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 66 },
    /* 100 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 98, 99, }, .text = "c.shape[0] == 1", .line = 66 },
    /* 101 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 94, 100, }, .text = "(not is_const(c) or c.rank <= 3 or c.shape[0] == 1)", .line = 66 },
    /* 102 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 86, 101, }, .text = "(not implicit_batch and (not is_const(c) or c.rank <= 3 or c.shape[0] == 1))", .line = 66 },
    /* 103 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 83, 102, }, .text = "(implicit_batch and c.rank > 0)\012        or (not implicit_batch and (not is_const(c) or c.rank <= 3 or c.shape[0] == 1))", .line = 65 },
    /* 104 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 65 },
    /* 105 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 104, }, .text = "implicit_batch", .line = 65 },
    /* 106 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 65 },
    /* 107 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 106, }, .text = "rank", .line = 65 },
    /* 108 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 65 },
    /* 109 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 107, 108, }, .text = "c.rank > 0", .line = 65 },
    /* 110 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 105, 109, }, .text = "(implicit_batch and c.rank > 0)", .line = 65 },
    /* 111 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 66 },
    /* 112 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 111, }, .text = "implicit_batch", .line = 66 },
    /* 113 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 112, }, .text = "not implicit_batch", .line = 66 },
    /* 114 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 66 },
    /* 115 */ { .op = DFG_E_PRED, .sub = DFG_F_IS_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 114, }, .text = "is_const(c)", .line = 66 },
    /* 116 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 115, }, .text = "not is_const(c)", .line = 66 },
    /* 117 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 66 },
    /* 118 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 117, }, .text = "rank", .line = 66 },
    /* 119 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 66 },
    /* 120 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 118, 119, }, .text = "c.rank <= 3", .line = 66 },
    /* 121 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 116, 120, }, .text = "not is_const(c) or c.rank <= 3", .line = 66 },
    /* 122 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 66 },
    /* 123 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 122, }, .text = "shape", .line = 66 },
    /* 124 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 66 },
    /* 125 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 123, 124, }, .text = "c.shape[0]", .line = 66 },
    /* 126 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 66 },
    /* 127 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 125, 126, }, .text = "c.shape[0] == 1", .line = 66 },
    /* 128 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 121, 127, }, .text = "(not is_const(c) or c.rank <= 3 or c.shape[0] == 1)", .line = 66 },
    /* 129 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 113, 128, }, .text = "(not implicit_batch and (not is_const(c) or c.rank <= 3 or c.shape[0] == 1))", .line = 66 },
    /* 130 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 110, 129, }, .text = "(implicit_batch and c.rank > 0)\012        or (not implicit_batch and (not is_const(c) or c.rank <= 3 or c.shape[0] == 1))", .line = 65 },
};
static const struct dfg_desc_node tensorrt_add_two_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "add(a, b)", .line = 67 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 67 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 67 },
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
    .n_nodes = 3, .n_exprs = 131, .n_vars = 2, .n_sets = 2,
    .nodes = tensorrt_add_two_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_add_two_regions,
    .var_region = tensorrt_add_two_var_regions,
    .exprs = tensorrt_add_two_exprs,
    .captures = tensorrt_add_two_refs,
    .var_is_dim = tensorrt_add_two_dims,
    .text = "pattern add_two(a, b) = add(a, b) where binary_ok(a, b), addend(a), addend(b);", .line = 67, .n_where = 3, .where = (const uint32_t[]){ 76, 103, 130, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 17 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 17 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 17 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 17 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 17 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 17 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 17 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 17 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 17 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 17 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 17 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 17 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 20 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 15 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "x.elements >= 0", .line = 20 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 20 },
    /* 17 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "implicit_batch", .line = 20 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "rank", .line = 20 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 21 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "x.rank >= 2", .line = 20 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "implicit_batch and x.rank >= 2", .line = 20 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "shape", .line = 20 },
    /* 25 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 20 },
    /* 26 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x.shape[i]", .line = 20 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "rank", .line = 20 },
    /* 30 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 27, 29, }, .text = "range(1, x.rank)", .line = 20 },
    /* 31 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 26, 30, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 20 },
    /* 32 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 20 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 34 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "prod([x.shape[i] for i in range(1, x.rank)]) >= 0", .line = 20 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 22, 34, }, .text = "(implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 36 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 15, 35, }, .text = "x.elements >= 0 or (implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 37 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 36, }, .text = "type_ok(x), static_shape(x)", .line = 21 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 17 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "dtype", .line = 17 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 17 },
    /* 41 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 39, 40, }, .text = "x.dtype == f32", .line = 17 },
    /* 42 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 17 },
    /* 43 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 42, }, .text = "use_fp16", .line = 17 },
    /* 44 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 17 },
    /* 45 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 44, }, .text = "dtype", .line = 17 },
    /* 46 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 17 },
    /* 47 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 45, 46, }, .text = "x.dtype == f16", .line = 17 },
    /* 48 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 43, 47, }, .text = "(use_fp16 and x.dtype == f16)", .line = 17 },
    /* 49 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 41, 48, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 17 },
    /* 50 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 51 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 50, }, .text = "elements", .line = 20 },
    /* 52 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 53 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 51, 52, }, .text = "x.elements >= 0", .line = 20 },
    /* 54 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 20 },
    /* 55 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 54, }, .text = "implicit_batch", .line = 20 },
    /* 56 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 57 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 56, }, .text = "rank", .line = 20 },
    /* 58 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 59 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 57, 58, }, .text = "x.rank >= 2", .line = 20 },
    /* 60 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 55, 59, }, .text = "implicit_batch and x.rank >= 2", .line = 20 },
    /* 61 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 62 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 61, }, .text = "shape", .line = 20 },
    /* 63 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 20 },
    /* 64 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 62, 63, }, .text = "x.shape[i]", .line = 20 },
    /* 65 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 66 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 67 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 66, }, .text = "rank", .line = 20 },
    /* 68 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 65, 67, }, .text = "range(1, x.rank)", .line = 20 },
    /* 69 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 64, 68, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 20 },
    /* 70 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 69, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 20 },
    /* 71 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 72 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 70, 71, }, .text = "prod([x.shape[i] for i in range(1, x.rank)]) >= 0", .line = 20 },
    /* 73 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 60, 72, }, .text = "(implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 74 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 53, 73, }, .text = "x.elements >= 0 or (implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 75 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 49, 74, }, .text = "type_ok(x), static_shape(x)", .line = 21 },
    /* 76 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 37, 75, }, .text = "input_ok(a), input_ok(b)", .line = 60 },
};
static const struct dfg_desc_node tensorrt_divide_two_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "divide", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "`divide`(a, b)", .line = 69 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 69 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 69 },
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
    .n_nodes = 3, .n_exprs = 77, .n_vars = 2, .n_sets = 2,
    .nodes = tensorrt_divide_two_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_divide_two_regions,
    .var_region = tensorrt_divide_two_var_regions,
    .exprs = tensorrt_divide_two_exprs,
    .captures = tensorrt_divide_two_refs,
    .var_is_dim = tensorrt_divide_two_dims,
    .text = "pattern divide_two(a, b) = `divide`(a, b) where binary_ok(a, b);", .line = 69, .n_where = 1, .where = (const uint32_t[]){ 76, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 17 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 17 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 17 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 17 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 17 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 17 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 17 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 17 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 17 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 17 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 17 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 17 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 20 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 15 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "x.elements >= 0", .line = 20 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 20 },
    /* 17 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "implicit_batch", .line = 20 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "rank", .line = 20 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 21 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "x.rank >= 2", .line = 20 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "implicit_batch and x.rank >= 2", .line = 20 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "shape", .line = 20 },
    /* 25 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 20 },
    /* 26 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x.shape[i]", .line = 20 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "rank", .line = 20 },
    /* 30 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 27, 29, }, .text = "range(1, x.rank)", .line = 20 },
    /* 31 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 26, 30, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 20 },
    /* 32 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 20 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 34 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "prod([x.shape[i] for i in range(1, x.rank)]) >= 0", .line = 20 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 22, 34, }, .text = "(implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 36 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 15, 35, }, .text = "x.elements >= 0 or (implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 37 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 36, }, .text = "type_ok(x), static_shape(x)", .line = 21 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 17 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "dtype", .line = 17 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 17 },
    /* 41 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 39, 40, }, .text = "x.dtype == f32", .line = 17 },
    /* 42 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 17 },
    /* 43 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 42, }, .text = "use_fp16", .line = 17 },
    /* 44 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 17 },
    /* 45 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 44, }, .text = "dtype", .line = 17 },
    /* 46 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 17 },
    /* 47 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 45, 46, }, .text = "x.dtype == f16", .line = 17 },
    /* 48 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 43, 47, }, .text = "(use_fp16 and x.dtype == f16)", .line = 17 },
    /* 49 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 41, 48, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 17 },
    /* 50 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 51 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 50, }, .text = "elements", .line = 20 },
    /* 52 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 53 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 51, 52, }, .text = "x.elements >= 0", .line = 20 },
    /* 54 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 20 },
    /* 55 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 54, }, .text = "implicit_batch", .line = 20 },
    /* 56 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 57 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 56, }, .text = "rank", .line = 20 },
    /* 58 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 59 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 57, 58, }, .text = "x.rank >= 2", .line = 20 },
    /* 60 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 55, 59, }, .text = "implicit_batch and x.rank >= 2", .line = 20 },
    /* 61 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 62 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 61, }, .text = "shape", .line = 20 },
    /* 63 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 20 },
    /* 64 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 62, 63, }, .text = "x.shape[i]", .line = 20 },
    /* 65 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 66 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 67 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 66, }, .text = "rank", .line = 20 },
    /* 68 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 65, 67, }, .text = "range(1, x.rank)", .line = 20 },
    /* 69 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 64, 68, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 20 },
    /* 70 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 69, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 20 },
    /* 71 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 72 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 70, 71, }, .text = "prod([x.shape[i] for i in range(1, x.rank)]) >= 0", .line = 20 },
    /* 73 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 60, 72, }, .text = "(implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 74 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 53, 73, }, .text = "x.elements >= 0 or (implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 75 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 49, 74, }, .text = "type_ok(x), static_shape(x)", .line = 21 },
    /* 76 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 37, 75, }, .text = "input_ok(a), input_ok(b)", .line = 60 },
};
static const struct dfg_desc_node tensorrt_subtract_two_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "subtract", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "`subtract`(a, b)", .line = 70 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 70 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 70 },
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
    .n_nodes = 3, .n_exprs = 77, .n_vars = 2, .n_sets = 2,
    .nodes = tensorrt_subtract_two_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_subtract_two_regions,
    .var_region = tensorrt_subtract_two_var_regions,
    .exprs = tensorrt_subtract_two_exprs,
    .captures = tensorrt_subtract_two_refs,
    .var_is_dim = tensorrt_subtract_two_dims,
    .text = "pattern subtract_two(a, b) = `subtract`(a, b) where binary_ok(a, b);", .line = 70, .n_where = 1, .where = (const uint32_t[]){ 76, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 17 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 17 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 17 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 17 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 17 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 17 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 17 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 17 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 17 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 17 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 17 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 17 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 20 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 15 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "x.elements >= 0", .line = 20 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 20 },
    /* 17 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "implicit_batch", .line = 20 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "rank", .line = 20 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 21 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "x.rank >= 2", .line = 20 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "implicit_batch and x.rank >= 2", .line = 20 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "shape", .line = 20 },
    /* 25 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 20 },
    /* 26 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x.shape[i]", .line = 20 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "rank", .line = 20 },
    /* 30 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 27, 29, }, .text = "range(1, x.rank)", .line = 20 },
    /* 31 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 26, 30, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 20 },
    /* 32 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 20 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 34 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "prod([x.shape[i] for i in range(1, x.rank)]) >= 0", .line = 20 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 22, 34, }, .text = "(implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 36 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 15, 35, }, .text = "x.elements >= 0 or (implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 37 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 36, }, .text = "type_ok(x), static_shape(x)", .line = 21 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 17 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "dtype", .line = 17 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 17 },
    /* 41 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 39, 40, }, .text = "x.dtype == f32", .line = 17 },
    /* 42 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 17 },
    /* 43 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 42, }, .text = "use_fp16", .line = 17 },
    /* 44 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 17 },
    /* 45 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 44, }, .text = "dtype", .line = 17 },
    /* 46 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 17 },
    /* 47 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 45, 46, }, .text = "x.dtype == f16", .line = 17 },
    /* 48 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 43, 47, }, .text = "(use_fp16 and x.dtype == f16)", .line = 17 },
    /* 49 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 41, 48, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 17 },
    /* 50 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 51 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 50, }, .text = "elements", .line = 20 },
    /* 52 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 53 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 51, 52, }, .text = "x.elements >= 0", .line = 20 },
    /* 54 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 20 },
    /* 55 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 54, }, .text = "implicit_batch", .line = 20 },
    /* 56 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 57 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 56, }, .text = "rank", .line = 20 },
    /* 58 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 59 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 57, 58, }, .text = "x.rank >= 2", .line = 20 },
    /* 60 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 55, 59, }, .text = "implicit_batch and x.rank >= 2", .line = 20 },
    /* 61 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 62 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 61, }, .text = "shape", .line = 20 },
    /* 63 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 20 },
    /* 64 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 62, 63, }, .text = "x.shape[i]", .line = 20 },
    /* 65 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 66 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 67 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 66, }, .text = "rank", .line = 20 },
    /* 68 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 65, 67, }, .text = "range(1, x.rank)", .line = 20 },
    /* 69 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 64, 68, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 20 },
    /* 70 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 69, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 20 },
    /* 71 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 72 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 70, 71, }, .text = "prod([x.shape[i] for i in range(1, x.rank)]) >= 0", .line = 20 },
    /* 73 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 60, 72, }, .text = "(implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 74 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 53, 73, }, .text = "x.elements >= 0 or (implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 75 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 49, 74, }, .text = "type_ok(x), static_shape(x)", .line = 21 },
    /* 76 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 37, 75, }, .text = "input_ok(a), input_ok(b)", .line = 60 },
};
static const struct dfg_desc_node tensorrt_multiply_two_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "`multiply`(a, b)", .line = 71 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 71 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 71 },
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
    .n_nodes = 3, .n_exprs = 77, .n_vars = 2, .n_sets = 2,
    .nodes = tensorrt_multiply_two_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_multiply_two_regions,
    .var_region = tensorrt_multiply_two_var_regions,
    .exprs = tensorrt_multiply_two_exprs,
    .captures = tensorrt_multiply_two_refs,
    .var_is_dim = tensorrt_multiply_two_dims,
    .text = "pattern multiply_two(a, b) = `multiply`(a, b) where binary_ok(a, b);", .line = 71, .n_where = 1, .where = (const uint32_t[]){ 76, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 17 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 17 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 17 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 17 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 17 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 17 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 17 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 17 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 17 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 17 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 17 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 17 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 20 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 15 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "x.elements >= 0", .line = 20 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 20 },
    /* 17 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "implicit_batch", .line = 20 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "rank", .line = 20 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 21 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "x.rank >= 2", .line = 20 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "implicit_batch and x.rank >= 2", .line = 20 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "shape", .line = 20 },
    /* 25 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 20 },
    /* 26 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x.shape[i]", .line = 20 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "rank", .line = 20 },
    /* 30 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 27, 29, }, .text = "range(1, x.rank)", .line = 20 },
    /* 31 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 26, 30, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 20 },
    /* 32 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 20 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 34 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "prod([x.shape[i] for i in range(1, x.rank)]) >= 0", .line = 20 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 22, 34, }, .text = "(implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 36 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 15, 35, }, .text = "x.elements >= 0 or (implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 37 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 36, }, .text = "type_ok(x), static_shape(x)", .line = 21 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 17 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "dtype", .line = 17 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 17 },
    /* 41 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 39, 40, }, .text = "x.dtype == f32", .line = 17 },
    /* 42 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 17 },
    /* 43 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 42, }, .text = "use_fp16", .line = 17 },
    /* 44 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 17 },
    /* 45 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 44, }, .text = "dtype", .line = 17 },
    /* 46 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 17 },
    /* 47 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 45, 46, }, .text = "x.dtype == f16", .line = 17 },
    /* 48 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 43, 47, }, .text = "(use_fp16 and x.dtype == f16)", .line = 17 },
    /* 49 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 41, 48, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 17 },
    /* 50 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 51 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 50, }, .text = "elements", .line = 20 },
    /* 52 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 53 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 51, 52, }, .text = "x.elements >= 0", .line = 20 },
    /* 54 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 20 },
    /* 55 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 54, }, .text = "implicit_batch", .line = 20 },
    /* 56 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 57 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 56, }, .text = "rank", .line = 20 },
    /* 58 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 59 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 57, 58, }, .text = "x.rank >= 2", .line = 20 },
    /* 60 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 55, 59, }, .text = "implicit_batch and x.rank >= 2", .line = 20 },
    /* 61 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 62 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 61, }, .text = "shape", .line = 20 },
    /* 63 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 20 },
    /* 64 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 62, 63, }, .text = "x.shape[i]", .line = 20 },
    /* 65 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 66 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 67 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 66, }, .text = "rank", .line = 20 },
    /* 68 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 65, 67, }, .text = "range(1, x.rank)", .line = 20 },
    /* 69 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 64, 68, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 20 },
    /* 70 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 69, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 20 },
    /* 71 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 72 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 70, 71, }, .text = "prod([x.shape[i] for i in range(1, x.rank)]) >= 0", .line = 20 },
    /* 73 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 60, 72, }, .text = "(implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 74 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 53, 73, }, .text = "x.elements >= 0 or (implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 75 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 49, 74, }, .text = "type_ok(x), static_shape(x)", .line = 21 },
    /* 76 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 37, 75, }, .text = "input_ok(a), input_ok(b)", .line = 60 },
};
static const struct dfg_desc_node tensorrt_power_two_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "power", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "`power`(a, b)", .line = 72 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 72 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 72 },
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
    .n_nodes = 3, .n_exprs = 77, .n_vars = 2, .n_sets = 2,
    .nodes = tensorrt_power_two_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_power_two_regions,
    .var_region = tensorrt_power_two_var_regions,
    .exprs = tensorrt_power_two_exprs,
    .captures = tensorrt_power_two_refs,
    .var_is_dim = tensorrt_power_two_dims,
    .text = "pattern power_two(a, b) = `power`(a, b) where binary_ok(a, b);", .line = 72, .n_where = 1, .where = (const uint32_t[]){ 76, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 17 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 17 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 17 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 17 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 17 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 17 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 17 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 17 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 17 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 17 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 17 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 17 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 20 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 15 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "x.elements >= 0", .line = 20 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 20 },
    /* 17 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "implicit_batch", .line = 20 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "rank", .line = 20 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 21 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "x.rank >= 2", .line = 20 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "implicit_batch and x.rank >= 2", .line = 20 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "shape", .line = 20 },
    /* 25 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 20 },
    /* 26 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x.shape[i]", .line = 20 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "rank", .line = 20 },
    /* 30 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 27, 29, }, .text = "range(1, x.rank)", .line = 20 },
    /* 31 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 26, 30, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 20 },
    /* 32 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 20 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 34 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "prod([x.shape[i] for i in range(1, x.rank)]) >= 0", .line = 20 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 22, 34, }, .text = "(implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 36 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 15, 35, }, .text = "x.elements >= 0 or (implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 37 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 36, }, .text = "type_ok(x), static_shape(x)", .line = 21 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 17 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "dtype", .line = 17 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 17 },
    /* 41 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 39, 40, }, .text = "x.dtype == f32", .line = 17 },
    /* 42 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 17 },
    /* 43 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 42, }, .text = "use_fp16", .line = 17 },
    /* 44 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 17 },
    /* 45 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 44, }, .text = "dtype", .line = 17 },
    /* 46 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 17 },
    /* 47 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 45, 46, }, .text = "x.dtype == f16", .line = 17 },
    /* 48 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 43, 47, }, .text = "(use_fp16 and x.dtype == f16)", .line = 17 },
    /* 49 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 41, 48, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 17 },
    /* 50 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 51 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 50, }, .text = "elements", .line = 20 },
    /* 52 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 53 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 51, 52, }, .text = "x.elements >= 0", .line = 20 },
    /* 54 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 20 },
    /* 55 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 54, }, .text = "implicit_batch", .line = 20 },
    /* 56 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 57 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 56, }, .text = "rank", .line = 20 },
    /* 58 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 59 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 57, 58, }, .text = "x.rank >= 2", .line = 20 },
    /* 60 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 55, 59, }, .text = "implicit_batch and x.rank >= 2", .line = 20 },
    /* 61 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 62 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 61, }, .text = "shape", .line = 20 },
    /* 63 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 20 },
    /* 64 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 62, 63, }, .text = "x.shape[i]", .line = 20 },
    /* 65 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 66 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 67 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 66, }, .text = "rank", .line = 20 },
    /* 68 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 65, 67, }, .text = "range(1, x.rank)", .line = 20 },
    /* 69 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 64, 68, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 20 },
    /* 70 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 69, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 20 },
    /* 71 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 72 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 70, 71, }, .text = "prod([x.shape[i] for i in range(1, x.rank)]) >= 0", .line = 20 },
    /* 73 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 60, 72, }, .text = "(implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 74 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 53, 73, }, .text = "x.elements >= 0 or (implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 75 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 49, 74, }, .text = "type_ok(x), static_shape(x)", .line = 21 },
    /* 76 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 37, 75, }, .text = "input_ok(a), input_ok(b)", .line = 60 },
};
static const struct dfg_desc_node tensorrt_maximum_two_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "maximum", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "`maximum`(a, b)", .line = 73 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 73 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 73 },
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
    .n_nodes = 3, .n_exprs = 77, .n_vars = 2, .n_sets = 2,
    .nodes = tensorrt_maximum_two_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_maximum_two_regions,
    .var_region = tensorrt_maximum_two_var_regions,
    .exprs = tensorrt_maximum_two_exprs,
    .captures = tensorrt_maximum_two_refs,
    .var_is_dim = tensorrt_maximum_two_dims,
    .text = "pattern maximum_two(a, b) = `maximum`(a, b) where binary_ok(a, b);", .line = 73, .n_where = 1, .where = (const uint32_t[]){ 76, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 17 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 17 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 17 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 17 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 17 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 17 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 17 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 17 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 17 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 17 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 17 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 17 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 20 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 15 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "x.elements >= 0", .line = 20 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 20 },
    /* 17 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "implicit_batch", .line = 20 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "rank", .line = 20 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 21 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "x.rank >= 2", .line = 20 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "implicit_batch and x.rank >= 2", .line = 20 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "shape", .line = 20 },
    /* 25 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 20 },
    /* 26 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x.shape[i]", .line = 20 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "rank", .line = 20 },
    /* 30 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 27, 29, }, .text = "range(1, x.rank)", .line = 20 },
    /* 31 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 26, 30, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 20 },
    /* 32 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 20 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 34 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "prod([x.shape[i] for i in range(1, x.rank)]) >= 0", .line = 20 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 22, 34, }, .text = "(implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 36 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 15, 35, }, .text = "x.elements >= 0 or (implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 37 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 36, }, .text = "type_ok(x), static_shape(x)", .line = 21 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 17 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "dtype", .line = 17 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 17 },
    /* 41 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 39, 40, }, .text = "x.dtype == f32", .line = 17 },
    /* 42 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 17 },
    /* 43 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 42, }, .text = "use_fp16", .line = 17 },
    /* 44 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 17 },
    /* 45 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 44, }, .text = "dtype", .line = 17 },
    /* 46 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 17 },
    /* 47 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 45, 46, }, .text = "x.dtype == f16", .line = 17 },
    /* 48 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 43, 47, }, .text = "(use_fp16 and x.dtype == f16)", .line = 17 },
    /* 49 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 41, 48, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 17 },
    /* 50 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 51 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 50, }, .text = "elements", .line = 20 },
    /* 52 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 53 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 51, 52, }, .text = "x.elements >= 0", .line = 20 },
    /* 54 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 20 },
    /* 55 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 54, }, .text = "implicit_batch", .line = 20 },
    /* 56 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 57 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 56, }, .text = "rank", .line = 20 },
    /* 58 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 59 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 57, 58, }, .text = "x.rank >= 2", .line = 20 },
    /* 60 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 55, 59, }, .text = "implicit_batch and x.rank >= 2", .line = 20 },
    /* 61 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 62 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 61, }, .text = "shape", .line = 20 },
    /* 63 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 20 },
    /* 64 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 62, 63, }, .text = "x.shape[i]", .line = 20 },
    /* 65 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 66 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 67 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 66, }, .text = "rank", .line = 20 },
    /* 68 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 65, 67, }, .text = "range(1, x.rank)", .line = 20 },
    /* 69 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 64, 68, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 20 },
    /* 70 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 69, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 20 },
    /* 71 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 72 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 70, 71, }, .text = "prod([x.shape[i] for i in range(1, x.rank)]) >= 0", .line = 20 },
    /* 73 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 60, 72, }, .text = "(implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 74 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 53, 73, }, .text = "x.elements >= 0 or (implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 75 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 49, 74, }, .text = "type_ok(x), static_shape(x)", .line = 21 },
    /* 76 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 37, 75, }, .text = "input_ok(a), input_ok(b)", .line = 60 },
};
static const struct dfg_desc_node tensorrt_minimum_two_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "minimum", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "`minimum`(a, b)", .line = 74 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 74 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 74 },
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
    .n_nodes = 3, .n_exprs = 77, .n_vars = 2, .n_sets = 2,
    .nodes = tensorrt_minimum_two_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_minimum_two_regions,
    .var_region = tensorrt_minimum_two_var_regions,
    .exprs = tensorrt_minimum_two_exprs,
    .captures = tensorrt_minimum_two_refs,
    .var_is_dim = tensorrt_minimum_two_dims,
    .text = "pattern minimum_two(a, b) = `minimum`(a, b) where binary_ok(a, b);", .line = 74, .n_where = 1, .where = (const uint32_t[]){ 76, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 17 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 17 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 17 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 17 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 17 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 17 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 17 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 17 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 17 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 17 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 17 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 17 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 20 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 20 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 15 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "x.elements >= 0", .line = 20 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 20 },
    /* 17 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "implicit_batch", .line = 20 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 20 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "rank", .line = 20 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 21 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "x.rank >= 2", .line = 20 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "implicit_batch and x.rank >= 2", .line = 20 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 20 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "shape", .line = 20 },
    /* 25 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 20 },
    /* 26 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x.shape[i]", .line = 20 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 20 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "rank", .line = 20 },
    /* 30 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 27, 29, }, .text = "range(1, x.rank)", .line = 20 },
    /* 31 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 26, 30, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 20 },
    /* 32 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 20 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 34 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "prod([x.shape[i] for i in range(1, x.rank)]) >= 0", .line = 20 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 22, 34, }, .text = "(implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 36 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 15, 35, }, .text = "x.elements >= 0 or (implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 37 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 36, }, .text = "type_ok(x), static_shape(x)", .line = 21 },
};
static const struct dfg_desc_node tensorrt_fit_nodes[1] = {
    [0] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 77 },
};
static const struct dfg_desc_region tensorrt_fit_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_fit_var_regions[] = { 0, };
static const bool tensorrt_fit_dims[] = { 0, };
static const struct dfg_desc_capture tensorrt_fit_refs[] = { { 0, -1 }, };
static const struct dfg_capture tensorrt_fit_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct tensorrt_fit_match, x) },
};
static const struct dfg_desc_pattern tensorrt_fit_desc = {
    .n_nodes = 1, .n_exprs = 38, .n_vars = 1, .n_sets = 1,
    .nodes = tensorrt_fit_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_fit_regions,
    .var_region = tensorrt_fit_var_regions,
    .exprs = tensorrt_fit_exprs,
    .captures = tensorrt_fit_refs,
    .var_is_dim = tensorrt_fit_dims,
    .text = "pattern fit(x) = x where unary_ok(x);", .line = 77, .n_where = 1, .where = (const uint32_t[]){ 37, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 17 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 17 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 17 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 17 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 17 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 17 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 17 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 17 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 17 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 17 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 17 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 17 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 20 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 20 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 15 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "x.elements >= 0", .line = 20 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 20 },
    /* 17 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "implicit_batch", .line = 20 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 20 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "rank", .line = 20 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 21 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "x.rank >= 2", .line = 20 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "implicit_batch and x.rank >= 2", .line = 20 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 20 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "shape", .line = 20 },
    /* 25 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 20 },
    /* 26 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x.shape[i]", .line = 20 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 20 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "rank", .line = 20 },
    /* 30 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 27, 29, }, .text = "range(1, x.rank)", .line = 20 },
    /* 31 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 26, 30, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 20 },
    /* 32 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 20 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 34 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "prod([x.shape[i] for i in range(1, x.rank)]) >= 0", .line = 20 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 22, 34, }, .text = "(implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 36 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 15, 35, }, .text = "x.elements >= 0 or (implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 37 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 36, }, .text = "type_ok(x), static_shape(x)", .line = 21 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 80000LL }, .text = "version", .line = 78 },
    /* 39 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 50105LL }, .text = "50105", .line = 78 },
    /* 40 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 38, 39, }, .text = "version >= 50105", .line = 78 },
};
static const struct dfg_desc_node tensorrt_since_5_nodes[1] = {
    [0] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 78 },
};
static const struct dfg_desc_region tensorrt_since_5_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_since_5_var_regions[] = { 0, };
static const bool tensorrt_since_5_dims[] = { 0, };
static const struct dfg_desc_capture tensorrt_since_5_refs[] = { { 0, -1 }, };
static const struct dfg_capture tensorrt_since_5_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct tensorrt_since_5_match, x) },
};
static const struct dfg_desc_pattern tensorrt_since_5_desc = {
    .n_nodes = 1, .n_exprs = 41, .n_vars = 1, .n_sets = 1,
    .nodes = tensorrt_since_5_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_since_5_regions,
    .var_region = tensorrt_since_5_var_regions,
    .exprs = tensorrt_since_5_exprs,
    .captures = tensorrt_since_5_refs,
    .var_is_dim = tensorrt_since_5_dims,
    .text = "pattern since_5(x) = x where unary_ok(x), version >= 50105;", .line = 78, .n_where = 2, .where = (const uint32_t[]){ 37, 40, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 17 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 17 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 17 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 17 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 17 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 17 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 17 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 17 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 17 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 17 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 17 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 17 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 20 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 20 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 15 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "x.elements >= 0", .line = 20 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 20 },
    /* 17 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "implicit_batch", .line = 20 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 20 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "rank", .line = 20 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 21 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "x.rank >= 2", .line = 20 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "implicit_batch and x.rank >= 2", .line = 20 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 20 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "shape", .line = 20 },
    /* 25 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 20 },
    /* 26 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x.shape[i]", .line = 20 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 20 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "rank", .line = 20 },
    /* 30 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 27, 29, }, .text = "range(1, x.rank)", .line = 20 },
    /* 31 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 26, 30, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 20 },
    /* 32 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 20 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 34 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "prod([x.shape[i] for i in range(1, x.rank)]) >= 0", .line = 20 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 22, 34, }, .text = "(implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 36 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 15, 35, }, .text = "x.elements >= 0 or (implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 37 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 36, }, .text = "type_ok(x), static_shape(x)", .line = 21 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 80000LL }, .text = "version", .line = 79 },
    /* 39 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 70000LL }, .text = "70000", .line = 79 },
    /* 40 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 38, 39, }, .text = "version >= 70000", .line = 79 },
};
static const struct dfg_desc_node tensorrt_since_7_nodes[1] = {
    [0] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 79 },
};
static const struct dfg_desc_region tensorrt_since_7_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_since_7_var_regions[] = { 0, };
static const bool tensorrt_since_7_dims[] = { 0, };
static const struct dfg_desc_capture tensorrt_since_7_refs[] = { { 0, -1 }, };
static const struct dfg_capture tensorrt_since_7_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct tensorrt_since_7_match, x) },
};
static const struct dfg_desc_pattern tensorrt_since_7_desc = {
    .n_nodes = 1, .n_exprs = 41, .n_vars = 1, .n_sets = 1,
    .nodes = tensorrt_since_7_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_since_7_regions,
    .var_region = tensorrt_since_7_var_regions,
    .exprs = tensorrt_since_7_exprs,
    .captures = tensorrt_since_7_refs,
    .var_is_dim = tensorrt_since_7_dims,
    .text = "pattern since_7(x) = x where unary_ok(x), version >= 70000;", .line = 79, .n_where = 2, .where = (const uint32_t[]){ 37, 40, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 17 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 17 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 17 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 17 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 17 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 17 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 17 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 17 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 17 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 17 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 17 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 17 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 20 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 15 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "x.elements >= 0", .line = 20 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 20 },
    /* 17 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "implicit_batch", .line = 20 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "rank", .line = 20 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 21 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "x.rank >= 2", .line = 20 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "implicit_batch and x.rank >= 2", .line = 20 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "shape", .line = 20 },
    /* 25 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 20 },
    /* 26 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x.shape[i]", .line = 20 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "rank", .line = 20 },
    /* 30 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 27, 29, }, .text = "range(1, x.rank)", .line = 20 },
    /* 31 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 26, 30, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 20 },
    /* 32 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 20 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 34 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "prod([x.shape[i] for i in range(1, x.rank)]) >= 0", .line = 20 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 22, 34, }, .text = "(implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 36 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 15, 35, }, .text = "x.elements >= 0 or (implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 37 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 36, }, .text = "type_ok(x), static_shape(x)", .line = 21 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 85 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "rank", .line = 85 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 5LL }, .text = "5", .line = 85 },
    /* 41 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 39, 40, }, .text = "x.rank <= 5", .line = 85 },
};
static const struct dfg_desc_node tensorrt_batch_norm_nodes[7] = {
    [0] = { .kind = DFG_D_GET, .rest = -1, .index = 0, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "n.0", .line = 86 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.batch_norm", },
        .n_kids = 5, .kids = (const uint32_t[]){ 2, 3, 4, 5, 6, },
        .under_get = true,
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_IN_SET, .name = "axis", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 1LL }, { .tag = DFG_D_INT, .i = 3LL }, } }, .text = "axis in {1, 3}", .line = 84 },
        },
        .name = "n",
        .text = "nn.batch_norm(x, const, const, const, const)", .line = 84 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 83 },
    [3] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 84 },
    [4] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 84 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 84 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 84 },
};
static const struct dfg_desc_region tensorrt_batch_norm_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_batch_norm_var_regions[] = { 0, };
static const bool tensorrt_batch_norm_dims[] = { 0, };
static const struct dfg_desc_capture tensorrt_batch_norm_refs[] = { { 2, -1 }, { 1, -1 }, };
static const struct dfg_capture tensorrt_batch_norm_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct tensorrt_batch_norm_match, x) },
    { "n", DFG_CAP_NODE, offsetof(struct tensorrt_batch_norm_match, n) },
};
static const struct dfg_desc_pattern tensorrt_batch_norm_desc = {
    .n_nodes = 7, .n_exprs = 42, .n_vars = 1, .n_sets = 2,
    .nodes = tensorrt_batch_norm_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_batch_norm_regions,
    .var_region = tensorrt_batch_norm_var_regions,
    .exprs = tensorrt_batch_norm_exprs,
    .captures = tensorrt_batch_norm_refs,
    .var_is_dim = tensorrt_batch_norm_dims,
    .text = "pattern batch_norm(x) {\012    n = nn.batch_norm(x, const, const, const, const) { axis in {1, 3} };\012    where input_ok(x), x.rank <= 5;\012    return n.0;\012}", .line = 83, .n_where = 2, .where = (const uint32_t[]){ 37, 41, }
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
    { DFG_PART_INNER, false, 0, 1, offsetof(struct tensorrt_batch_norm_whole, m.n) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct tensorrt_batch_norm_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct tensorrt_batch_norm_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct tensorrt_batch_norm_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct tensorrt_batch_norm_whole, constant_4) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct tensorrt_batch_norm_whole, get) },
};
/* ---- layer_norm ---- */

static const struct dfg_desc_expr tensorrt_layer_norm_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 17 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 17 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 17 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 17 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 17 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 17 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 17 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 17 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 17 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 17 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 17 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 17 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 20 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 15 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "x.elements >= 0", .line = 20 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 20 },
    /* 17 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "implicit_batch", .line = 20 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "rank", .line = 20 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 21 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "x.rank >= 2", .line = 20 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "implicit_batch and x.rank >= 2", .line = 20 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "shape", .line = 20 },
    /* 25 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 20 },
    /* 26 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x.shape[i]", .line = 20 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "rank", .line = 20 },
    /* 30 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 27, 29, }, .text = "range(1, x.rank)", .line = 20 },
    /* 31 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 26, 30, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 20 },
    /* 32 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 20 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 34 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "prod([x.shape[i] for i in range(1, x.rank)]) >= 0", .line = 20 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 22, 34, }, .text = "(implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 36 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 15, 35, }, .text = "x.elements >= 0 or (implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 37 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 36, }, .text = "type_ok(x), static_shape(x)", .line = 21 },
};
static const struct dfg_desc_node tensorrt_layer_norm_nodes[8] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.layer_norm", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 5, },
        .text = "nn.layer_norm(x, g & const, b & const)", .line = 88 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 88 },
    [2] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "g & const", .line = 88 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "g",
        .text = "g", .line = 88 },
    [4] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88 },
    [5] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, },
        .text = "b & const", .line = 88 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 88 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88 },
};
static const struct dfg_desc_region tensorrt_layer_norm_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_layer_norm_var_regions[] = { 0, };
static const bool tensorrt_layer_norm_dims[] = { 0, };
static const struct dfg_desc_capture tensorrt_layer_norm_refs[] = { { 1, -1 }, { 3, -1 }, { 6, -1 }, };
static const struct dfg_capture tensorrt_layer_norm_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct tensorrt_layer_norm_match, x) },
    { "g", DFG_CAP_NODE, offsetof(struct tensorrt_layer_norm_match, g) },
    { "b", DFG_CAP_NODE, offsetof(struct tensorrt_layer_norm_match, b) },
};
static const struct dfg_desc_pattern tensorrt_layer_norm_desc = {
    .n_nodes = 8, .n_exprs = 38, .n_vars = 1, .n_sets = 3,
    .nodes = tensorrt_layer_norm_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_layer_norm_regions,
    .var_region = tensorrt_layer_norm_var_regions,
    .exprs = tensorrt_layer_norm_exprs,
    .captures = tensorrt_layer_norm_refs,
    .var_is_dim = tensorrt_layer_norm_dims,
    .text = "pattern layer_norm(x, g, b) = nn.layer_norm(x, g & const, b & const) where input_ok(x);", .line = 88, .n_where = 1, .where = (const uint32_t[]){ 37, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 17 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 17 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 17 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 17 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 17 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 17 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 17 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 17 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 17 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 17 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 17 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 17 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 20 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 15 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "x.elements >= 0", .line = 20 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 20 },
    /* 17 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "implicit_batch", .line = 20 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "rank", .line = 20 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 21 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "x.rank >= 2", .line = 20 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "implicit_batch and x.rank >= 2", .line = 20 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "shape", .line = 20 },
    /* 25 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 20 },
    /* 26 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x.shape[i]", .line = 20 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "rank", .line = 20 },
    /* 30 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 27, 29, }, .text = "range(1, x.rank)", .line = 20 },
    /* 31 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 26, 30, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 20 },
    /* 32 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 20 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 34 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "prod([x.shape[i] for i in range(1, x.rank)]) >= 0", .line = 20 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 22, 34, }, .text = "(implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 36 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 15, 35, }, .text = "x.elements >= 0 or (implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 37 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 36, }, .text = "type_ok(x), static_shape(x)", .line = 21 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 23 },
    /* 39 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "implicit_batch", .line = 23 },
    /* 40 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 39, }, .text = "not implicit_batch", .line = 23 },
    /* 41 */ { .op = DFG_E_VAR, .ref = 0, .text = "axis", .line = 23 },
    /* 42 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 23 },
    /* 43 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 41, 42, }, .text = "axis != 0", .line = 23 },
    /* 44 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 40, 43, }, .text = "not implicit_batch or axis != 0", .line = 23 },
};
static const struct dfg_desc_node tensorrt_softmax_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.softmax", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_BIND, .name = "axis", .expr = -1, .var = 0, .text = "axis = axis", .line = 90 },
        },
        .text = "nn.softmax(x)", .line = 90 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 90 },
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
    .n_nodes = 2, .n_exprs = 45, .n_vars = 2, .n_sets = 2,
    .nodes = tensorrt_softmax_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_softmax_regions,
    .var_region = tensorrt_softmax_var_regions,
    .exprs = tensorrt_softmax_exprs,
    .captures = tensorrt_softmax_refs,
    .var_is_dim = tensorrt_softmax_dims,
    .text = "pattern softmax(x) = nn.softmax(x) { axis = axis } where input_ok(x), no_batch_axis(axis);", .line = 90, .n_where = 2, .where = (const uint32_t[]){ 37, 44, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 17 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 17 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 17 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 17 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 17 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 17 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 17 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 17 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 17 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 17 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 17 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 17 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 20 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 15 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "x.elements >= 0", .line = 20 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 20 },
    /* 17 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "implicit_batch", .line = 20 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "rank", .line = 20 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 21 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "x.rank >= 2", .line = 20 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "implicit_batch and x.rank >= 2", .line = 20 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "shape", .line = 20 },
    /* 25 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 20 },
    /* 26 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x.shape[i]", .line = 20 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "rank", .line = 20 },
    /* 30 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 27, 29, }, .text = "range(1, x.rank)", .line = 20 },
    /* 31 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 26, 30, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 20 },
    /* 32 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 20 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 34 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "prod([x.shape[i] for i in range(1, x.rank)]) >= 0", .line = 20 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 22, 34, }, .text = "(implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 36 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 15, 35, }, .text = "x.elements >= 0 or (implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 37 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 36, }, .text = "type_ok(x), static_shape(x)", .line = 21 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 23 },
    /* 39 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "implicit_batch", .line = 23 },
    /* 40 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 39, }, .text = "not implicit_batch", .line = 23 },
    /* 41 */ { .op = DFG_E_VAR, .ref = 0, .text = "axis", .line = 23 },
    /* 42 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 23 },
    /* 43 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 41, 42, }, .text = "axis != 0", .line = 23 },
    /* 44 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 40, 43, }, .text = "not implicit_batch or axis != 0", .line = 23 },
};
static const struct dfg_desc_node tensorrt_split_up_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "split", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_BIND, .name = "axis", .expr = -1, .var = 0, .text = "axis = axis", .line = 91 },
        },
        .text = "`split`(x)", .line = 91 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 91 },
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
    .n_nodes = 2, .n_exprs = 45, .n_vars = 2, .n_sets = 2,
    .nodes = tensorrt_split_up_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_split_up_regions,
    .var_region = tensorrt_split_up_var_regions,
    .exprs = tensorrt_split_up_exprs,
    .captures = tensorrt_split_up_refs,
    .var_is_dim = tensorrt_split_up_dims,
    .text = "pattern split_up(x) = `split`(x) { axis = axis } where input_ok(x), no_batch_axis(axis);", .line = 91, .n_where = 2, .where = (const uint32_t[]){ 37, 44, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 17 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 17 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 17 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 17 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 17 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 17 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 17 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 17 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 17 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 17 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 17 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 17 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 20 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 15 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "x.elements >= 0", .line = 20 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 20 },
    /* 17 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "implicit_batch", .line = 20 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "rank", .line = 20 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 21 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "x.rank >= 2", .line = 20 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "implicit_batch and x.rank >= 2", .line = 20 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "shape", .line = 20 },
    /* 25 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 20 },
    /* 26 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x.shape[i]", .line = 20 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "rank", .line = 20 },
    /* 30 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 27, 29, }, .text = "range(1, x.rank)", .line = 20 },
    /* 31 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 26, 30, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 20 },
    /* 32 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 20 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 34 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "prod([x.shape[i] for i in range(1, x.rank)]) >= 0", .line = 20 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 22, 34, }, .text = "(implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 36 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 15, 35, }, .text = "x.elements >= 0 or (implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 37 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 36, }, .text = "type_ok(x), static_shape(x)", .line = 21 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 23 },
    /* 39 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "implicit_batch", .line = 23 },
    /* 40 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 39, }, .text = "not implicit_batch", .line = 23 },
    /* 41 */ { .op = DFG_E_VAR, .ref = 0, .text = "axis", .line = 23 },
    /* 42 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 23 },
    /* 43 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 41, 42, }, .text = "axis != 0", .line = 23 },
    /* 44 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 40, 43, }, .text = "not implicit_batch or axis != 0", .line = 23 },
};
static const struct dfg_desc_node tensorrt_expanded_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "expand_dims", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_BIND, .name = "axis", .expr = -1, .var = 0, .text = "axis = axis", .line = 92 },
        },
        .text = "expand_dims(x)", .line = 92 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 92 },
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
    .n_nodes = 2, .n_exprs = 45, .n_vars = 2, .n_sets = 2,
    .nodes = tensorrt_expanded_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_expanded_regions,
    .var_region = tensorrt_expanded_var_regions,
    .exprs = tensorrt_expanded_exprs,
    .captures = tensorrt_expanded_refs,
    .var_is_dim = tensorrt_expanded_dims,
    .text = "pattern expanded(x) = expand_dims(x) { axis = axis } where input_ok(x), no_batch_axis(axis);", .line = 92, .n_where = 2, .where = (const uint32_t[]){ 37, 44, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 17 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 17 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 17 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 17 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 17 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 17 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 17 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 17 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 17 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 17 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 17 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 17 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 20 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 15 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "x.elements >= 0", .line = 20 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 20 },
    /* 17 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "implicit_batch", .line = 20 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "rank", .line = 20 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 21 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "x.rank >= 2", .line = 20 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "implicit_batch and x.rank >= 2", .line = 20 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "shape", .line = 20 },
    /* 25 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 20 },
    /* 26 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x.shape[i]", .line = 20 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "rank", .line = 20 },
    /* 30 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 27, 29, }, .text = "range(1, x.rank)", .line = 20 },
    /* 31 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 26, 30, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 20 },
    /* 32 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 20 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 34 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "prod([x.shape[i] for i in range(1, x.rank)]) >= 0", .line = 20 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 22, 34, }, .text = "(implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 36 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 15, 35, }, .text = "x.elements >= 0 or (implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 37 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 36, }, .text = "type_ok(x), static_shape(x)", .line = 21 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 95 },
    /* 39 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "implicit_batch", .line = 95 },
    /* 40 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 39, }, .text = "not implicit_batch", .line = 95 },
    /* 41 */ { .op = DFG_E_NODE, .ref = 0, .text = "s", .line = 95 },
    /* 42 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 41, }, .name = "axis", .text = "axis", .line = 95 },
    /* 43 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 42, }, .text = "present(s.axis)", .line = 95 },
    /* 44 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 95 },
    /* 45 */ { .op = DFG_E_CALL, .sub = DFG_F_ABS, .n_kids = 1, .kids = (const uint32_t[]){ 44, }, .text = "abs(i)", .line = 95 },
    /* 46 */ { .op = DFG_E_NODE, .ref = 0, .text = "s", .line = 95 },
    /* 47 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 46, }, .name = "axis", .text = "axis", .line = 95 },
    /* 48 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 45, 47, }, .text = "[abs(i) for i in s.axis]", .line = 95 },
    /* 49 */ { .op = DFG_E_CALL, .sub = DFG_F_MIN, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "min([abs(i) for i in s.axis])", .line = 95 },
    /* 50 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 95 },
    /* 51 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 49, 50, }, .text = "min([abs(i) for i in s.axis]) > 0", .line = 95 },
    /* 52 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 43, 51, }, .text = "(present(s.axis) and min([abs(i) for i in s.axis]) > 0)", .line = 95 },
    /* 53 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 40, 52, }, .text = "not implicit_batch or (present(s.axis) and min([abs(i) for i in s.axis]) > 0)", .line = 95 },
};
static const struct dfg_desc_node tensorrt_squeezed_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "squeeze", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .name = "s",
        .text = "squeeze(x)", .line = 94 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 93 },
};
static const struct dfg_desc_region tensorrt_squeezed_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_squeezed_var_regions[] = { 0, 0, };
static const bool tensorrt_squeezed_dims[] = { 0, 0, };
static const struct dfg_desc_capture tensorrt_squeezed_refs[] = { { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture tensorrt_squeezed_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct tensorrt_squeezed_match, x) },
    { "s", DFG_CAP_NODE, offsetof(struct tensorrt_squeezed_match, s) },
};
static const struct dfg_desc_pattern tensorrt_squeezed_desc = {
    .n_nodes = 2, .n_exprs = 54, .n_vars = 2, .n_sets = 2,
    .nodes = tensorrt_squeezed_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_squeezed_regions,
    .var_region = tensorrt_squeezed_var_regions,
    .exprs = tensorrt_squeezed_exprs,
    .captures = tensorrt_squeezed_refs,
    .var_is_dim = tensorrt_squeezed_dims,
    .text = "pattern squeezed(x) {\012    s = squeeze(x);\012    where input_ok(x), not implicit_batch or (present(s.axis) and min([abs(i) for i in s.axis]) > 0);\012    return s;\012}", .line = 93, .n_where = 2, .where = (const uint32_t[]){ 37, 53, }
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
    { DFG_PART_ROOT, false, 1, 1, offsetof(struct tensorrt_squeezed_whole, m.s) },
};
/* ---- concatenated ---- */

static const struct dfg_desc_expr tensorrt_concatenated_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 17 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 17 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 17 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 17 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 17 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 17 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 17 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 17 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 17 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 17 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 17 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 17 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 23 },
    /* 13 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "implicit_batch", .line = 23 },
    /* 14 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "not implicit_batch", .line = 23 },
    /* 15 */ { .op = DFG_E_VAR, .ref = 0, .text = "axis", .line = 23 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 23 },
    /* 17 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "axis != 0", .line = 23 },
    /* 18 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 14, 17, }, .text = "not implicit_batch or axis != 0", .line = 23 },
    /* 19 */ { .op = DFG_E_SET, .ref = 0, .text = "fields", .line = 100 },
    /* 20 */ { .op = DFG_E_NODE, .ref = 2, .text = "fields", .line = 100 },
    /* 21 */ { .op = DFG_E_PRED, .sub = DFG_F_IS_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "is_const(fields)", .line = 100 },
    /* 22 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 21, }, .text = "not is_const(fields)", .line = 100 },
    /* 23 */ { .op = DFG_E_ALL, .ref = 2, .n_kids = 2, .kids = (const uint32_t[]){ 19, 22, }, .text = "all(fields, not is_const(fields))", .line = 100 },
};
static const struct dfg_desc_node tensorrt_concatenated_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "concatenate", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_BIND, .name = "axis", .expr = -1, .var = 0, .text = "axis = axis", .line = 99 },
        },
        .name = "c",
        .text = "concatenate((...fields))", .line = 99 },
    [1] = { .kind = DFG_D_TUPLE, .rest = 0, .index = -1, .region = 0,
        .rest_first = 0, .rest_last = 1,
        .text = "(...fields)", .line = 99 },
};
static const struct dfg_desc_region tensorrt_concatenated_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_concatenated_var_regions[] = { 0, };
static const bool tensorrt_concatenated_dims[] = { 0, };
static const struct dfg_desc_capture tensorrt_concatenated_refs[] = { { -1, -1 }, { 0, -1 }, { 0, -1 }, };
static const struct dfg_capture tensorrt_concatenated_captures[] = {
    { "fields", DFG_CAP_NODES, offsetof(struct tensorrt_concatenated_match, fields) },
    { "c", DFG_CAP_NODE, offsetof(struct tensorrt_concatenated_match, c) },
    { "axis", DFG_CAP_VALUE, offsetof(struct tensorrt_concatenated_match, axis) },
};
static const struct dfg_desc_pattern tensorrt_concatenated_desc = {
    .n_nodes = 3, .n_exprs = 24, .n_vars = 1, .n_sets = 3,
    .nodes = tensorrt_concatenated_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_concatenated_regions,
    .var_region = tensorrt_concatenated_var_regions,
    .exprs = tensorrt_concatenated_exprs,
    .captures = tensorrt_concatenated_refs,
    .var_is_dim = tensorrt_concatenated_dims,
    .text = "pattern concatenated(fields) {\012    c = concatenate((...fields)) { axis = axis };\012    where type_ok(c), no_batch_axis(axis), all(fields, not is_const(fields));\012    return c;\012}", .line = 98, .n_where = 3, .where = (const uint32_t[]){ 11, 18, 23, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 17 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 17 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 17 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 17 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 17 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 17 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 17 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 17 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 17 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 17 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 17 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 17 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 20 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 15 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "x.elements >= 0", .line = 20 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 20 },
    /* 17 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "implicit_batch", .line = 20 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "rank", .line = 20 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 21 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "x.rank >= 2", .line = 20 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "implicit_batch and x.rank >= 2", .line = 20 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "shape", .line = 20 },
    /* 25 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 20 },
    /* 26 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x.shape[i]", .line = 20 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "rank", .line = 20 },
    /* 30 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 27, 29, }, .text = "range(1, x.rank)", .line = 20 },
    /* 31 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 26, 30, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 20 },
    /* 32 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 20 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 34 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "prod([x.shape[i] for i in range(1, x.rank)]) >= 0", .line = 20 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 22, 34, }, .text = "(implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 36 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 15, 35, }, .text = "x.elements >= 0 or (implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 37 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 36, }, .text = "type_ok(x), static_shape(x)", .line = 21 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 105 },
    /* 39 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "implicit_batch", .line = 105 },
    /* 40 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 39, }, .text = "not implicit_batch", .line = 105 },
    /* 41 */ { .op = DFG_E_NODE, .ref = 0, .text = "t", .line = 105 },
    /* 42 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 41, }, .name = "axes", .text = "axes", .line = 105 },
    /* 43 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 42, }, .text = "present(t.axes)", .line = 105 },
    /* 44 */ { .op = DFG_E_NODE, .ref = 0, .text = "t", .line = 105 },
    /* 45 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 44, }, .name = "axes", .text = "axes", .line = 105 },
    /* 46 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 105 },
    /* 47 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 45, 46, }, .text = "t.axes[0]", .line = 105 },
    /* 48 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 105 },
    /* 49 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 47, 48, }, .text = "t.axes[0] == 0", .line = 105 },
    /* 50 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 43, 49, }, .text = "(present(t.axes) and t.axes[0] == 0)", .line = 105 },
    /* 51 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 40, 50, }, .text = "not implicit_batch or (present(t.axes) and t.axes[0] == 0)", .line = 105 },
};
static const struct dfg_desc_node tensorrt_transposed_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "transpose", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .name = "t",
        .text = "transpose(x)", .line = 104 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 103 },
};
static const struct dfg_desc_region tensorrt_transposed_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_transposed_var_regions[] = { 0, };
static const bool tensorrt_transposed_dims[] = { 0, };
static const struct dfg_desc_capture tensorrt_transposed_refs[] = { { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture tensorrt_transposed_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct tensorrt_transposed_match, x) },
    { "t", DFG_CAP_NODE, offsetof(struct tensorrt_transposed_match, t) },
};
static const struct dfg_desc_pattern tensorrt_transposed_desc = {
    .n_nodes = 2, .n_exprs = 52, .n_vars = 1, .n_sets = 2,
    .nodes = tensorrt_transposed_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_transposed_regions,
    .var_region = tensorrt_transposed_var_regions,
    .exprs = tensorrt_transposed_exprs,
    .captures = tensorrt_transposed_refs,
    .var_is_dim = tensorrt_transposed_dims,
    .text = "pattern transposed(x) {\012    t = transpose(x);\012    where input_ok(x), not implicit_batch or (present(t.axes) and t.axes[0] == 0);\012    return t;\012}", .line = 103, .n_where = 2, .where = (const uint32_t[]){ 37, 51, }
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
    { DFG_PART_ROOT, false, 1, 1, offsetof(struct tensorrt_transposed_whole, m.t) },
};
/* ---- reshaped ---- */

static const struct dfg_desc_expr tensorrt_reshaped_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 17 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 17 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 17 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 17 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 17 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 17 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 17 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 17 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 17 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 17 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 17 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 17 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 20 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 15 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "x.elements >= 0", .line = 20 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 20 },
    /* 17 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "implicit_batch", .line = 20 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "rank", .line = 20 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 21 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "x.rank >= 2", .line = 20 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "implicit_batch and x.rank >= 2", .line = 20 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "shape", .line = 20 },
    /* 25 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 20 },
    /* 26 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x.shape[i]", .line = 20 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "rank", .line = 20 },
    /* 30 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 27, 29, }, .text = "range(1, x.rank)", .line = 20 },
    /* 31 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 26, 30, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 20 },
    /* 32 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 20 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 34 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "prod([x.shape[i] for i in range(1, x.rank)]) >= 0", .line = 20 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 22, 34, }, .text = "(implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 36 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 15, 35, }, .text = "x.elements >= 0 or (implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 37 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 36, }, .text = "type_ok(x), static_shape(x)", .line = 21 },
    /* 38 */ { .op = DFG_E_VAR, .ref = 0, .text = "shape", .line = 111 },
    /* 39 */ { .op = DFG_E_CALL, .sub = DFG_F_MIN, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "min(shape)", .line = 111 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 111 },
    /* 41 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 39, 40, }, .text = "min(shape) >= -1", .line = 111 },
    /* 42 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 111 },
    /* 43 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 42, }, .text = "implicit_batch", .line = 111 },
    /* 44 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 43, }, .text = "not implicit_batch", .line = 111 },
    /* 45 */ { .op = DFG_E_VAR, .ref = 0, .text = "shape", .line = 111 },
    /* 46 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 111 },
    /* 47 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 45, 46, }, .text = "shape[0]", .line = 111 },
    /* 48 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 111 },
    /* 49 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 111 },
    /* 50 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 47, 48, 49, }, .text = "shape[0] in {-1, 0}", .line = 111 },
    /* 51 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 44, 50, }, .text = "not implicit_batch or shape[0] in {-1, 0}", .line = 111 },
    /* 52 */ { .op = DFG_E_VAR, .ref = 0, .text = "shape", .line = 111 },
    /* 53 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 111 },
    /* 54 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 52, 53, }, .text = "shape[0]", .line = 111 },
    /* 55 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 111 },
    /* 56 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 55, }, .text = "shape", .line = 111 },
    /* 57 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 111 },
    /* 58 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 56, 57, }, .text = "x.shape[0]", .line = 111 },
    /* 59 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 54, 58, }, .text = "shape[0] == x.shape[0]", .line = 111 },
    /* 60 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 51, 59, }, .text = "not implicit_batch or shape[0] in {-1, 0} or shape[0] == x.shape[0]", .line = 111 },
};
static const struct dfg_desc_node tensorrt_reshaped_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "reshape", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_BIND, .name = "newshape", .expr = -1, .var = 0, .text = "newshape = shape", .line = 110 },
        },
        .name = "r",
        .text = "reshape(x)", .line = 110 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 109 },
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
    .n_nodes = 2, .n_exprs = 61, .n_vars = 2, .n_sets = 3,
    .nodes = tensorrt_reshaped_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_reshaped_regions,
    .var_region = tensorrt_reshaped_var_regions,
    .exprs = tensorrt_reshaped_exprs,
    .captures = tensorrt_reshaped_refs,
    .var_is_dim = tensorrt_reshaped_dims,
    .text = "pattern reshaped(x) {\012    r = reshape(x) { newshape = shape };\012    where input_ok(x), min(shape) >= -1, not implicit_batch or shape[0] in {-1, 0} or shape[0] == x.shape[0];\012    return r;\012}", .line = 109, .n_where = 3, .where = (const uint32_t[]){ 37, 41, 60, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 17 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 17 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 17 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 17 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 17 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 17 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 17 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 17 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 17 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 17 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 17 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 17 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 20 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 15 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "x.elements >= 0", .line = 20 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 20 },
    /* 17 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "implicit_batch", .line = 20 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "rank", .line = 20 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 21 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "x.rank >= 2", .line = 20 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "implicit_batch and x.rank >= 2", .line = 20 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "shape", .line = 20 },
    /* 25 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 20 },
    /* 26 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x.shape[i]", .line = 20 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "rank", .line = 20 },
    /* 30 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 27, 29, }, .text = "range(1, x.rank)", .line = 20 },
    /* 31 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 26, 30, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 20 },
    /* 32 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 20 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 34 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "prod([x.shape[i] for i in range(1, x.rank)]) >= 0", .line = 20 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 22, 34, }, .text = "(implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 36 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 15, 35, }, .text = "x.elements >= 0 or (implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 37 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 36, }, .text = "type_ok(x), static_shape(x)", .line = 21 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 80000LL }, .text = "version", .line = 117 },
    /* 39 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 50105LL }, .text = "50105", .line = 117 },
    /* 40 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 38, 39, }, .text = "version >= 50105", .line = 117 },
    /* 41 */ { .op = DFG_E_NODE, .ref = 0, .text = "s", .line = 117 },
    /* 42 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 41, }, .text = "elements", .line = 117 },
    /* 43 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 117 },
    /* 44 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 42, 43, }, .text = "s.elements >= 1", .line = 117 },
    /* 45 */ { .op = DFG_E_NODE, .ref = 0, .text = "s", .line = 117 },
    /* 46 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 45, }, .name = "strides", .text = "strides", .line = 117 },
    /* 47 */ { .op = DFG_E_CALL, .sub = DFG_F_MIN, .n_kids = 1, .kids = (const uint32_t[]){ 46, }, .text = "min(s.strides)", .line = 117 },
    /* 48 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 117 },
    /* 49 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 47, 48, }, .text = "min(s.strides) > 0", .line = 117 },
    /* 50 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 118 },
    /* 51 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 50, }, .text = "implicit_batch", .line = 118 },
    /* 52 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 51, }, .text = "not implicit_batch", .line = 118 },
    /* 53 */ { .op = DFG_E_NODE, .ref = 0, .text = "s", .line = 118 },
    /* 54 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 53, }, .text = "shape", .line = 118 },
    /* 55 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 118 },
    /* 56 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 54, 55, }, .text = "s.shape[0]", .line = 118 },
    /* 57 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 118 },
    /* 58 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 57, }, .text = "shape", .line = 118 },
    /* 59 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 118 },
    /* 60 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 58, 59, }, .text = "x.shape[0]", .line = 118 },
    /* 61 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 56, 60, }, .text = "s.shape[0] == x.shape[0]", .line = 118 },
    /* 62 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 52, 61, }, .text = "not implicit_batch or s.shape[0] == x.shape[0]", .line = 118 },
};
static const struct dfg_desc_node tensorrt_sliced_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "strided_slice", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .name = "s",
        .text = "strided_slice(x)", .line = 116 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 115 },
};
static const struct dfg_desc_region tensorrt_sliced_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_sliced_var_regions[] = { 0, };
static const bool tensorrt_sliced_dims[] = { 0, };
static const struct dfg_desc_capture tensorrt_sliced_refs[] = { { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture tensorrt_sliced_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct tensorrt_sliced_match, x) },
    { "s", DFG_CAP_NODE, offsetof(struct tensorrt_sliced_match, s) },
};
static const struct dfg_desc_pattern tensorrt_sliced_desc = {
    .n_nodes = 2, .n_exprs = 63, .n_vars = 1, .n_sets = 2,
    .nodes = tensorrt_sliced_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_sliced_regions,
    .var_region = tensorrt_sliced_var_regions,
    .exprs = tensorrt_sliced_exprs,
    .captures = tensorrt_sliced_refs,
    .var_is_dim = tensorrt_sliced_dims,
    .text = "pattern sliced(x) {\012    s = strided_slice(x);\012    where input_ok(x), version >= 50105, s.elements >= 1, min(s.strides) > 0;\012    where not implicit_batch or s.shape[0] == x.shape[0];\012    return s;\012}", .line = 115, .n_where = 5, .where = (const uint32_t[]){ 37, 40, 44, 49, 62, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 17 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 17 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 17 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 17 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 17 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 17 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 17 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 17 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 17 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 17 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 17 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 17 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 20 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 15 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "x.elements >= 0", .line = 20 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 20 },
    /* 17 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "implicit_batch", .line = 20 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "rank", .line = 20 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 21 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "x.rank >= 2", .line = 20 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "implicit_batch and x.rank >= 2", .line = 20 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "shape", .line = 20 },
    /* 25 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 20 },
    /* 26 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x.shape[i]", .line = 20 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "rank", .line = 20 },
    /* 30 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 27, 29, }, .text = "range(1, x.rank)", .line = 20 },
    /* 31 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 26, 30, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 20 },
    /* 32 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 20 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 34 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "prod([x.shape[i] for i in range(1, x.rank)]) >= 0", .line = 20 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 22, 34, }, .text = "(implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 36 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 15, 35, }, .text = "x.elements >= 0 or (implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 37 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 36, }, .text = "type_ok(x), static_shape(x)", .line = 21 },
};
static const struct dfg_desc_node tensorrt_padded_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.pad", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "pad_mode", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 8, .s = "constant" }, .text = "pad_mode == \"constant\"", .line = 121 },
        },
        .text = "nn.pad(x, const)", .line = 121 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 121 },
    [2] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 121 },
};
static const struct dfg_desc_region tensorrt_padded_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_padded_var_regions[] = { 0, };
static const bool tensorrt_padded_dims[] = { 0, };
static const struct dfg_desc_capture tensorrt_padded_refs[] = { { 1, -1 }, };
static const struct dfg_capture tensorrt_padded_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct tensorrt_padded_match, x) },
};
static const struct dfg_desc_pattern tensorrt_padded_desc = {
    .n_nodes = 3, .n_exprs = 38, .n_vars = 1, .n_sets = 1,
    .nodes = tensorrt_padded_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_padded_regions,
    .var_region = tensorrt_padded_var_regions,
    .exprs = tensorrt_padded_exprs,
    .captures = tensorrt_padded_refs,
    .var_is_dim = tensorrt_padded_dims,
    .text = "pattern padded(x) = nn.pad(x, const) { pad_mode == \"constant\" } where input_ok(x);", .line = 121, .n_where = 1, .where = (const uint32_t[]){ 37, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 17 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 17 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 17 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 17 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 17 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 17 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 17 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 17 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 17 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 17 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 17 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 17 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 20 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 15 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "x.elements >= 0", .line = 20 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 20 },
    /* 17 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "implicit_batch", .line = 20 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "rank", .line = 20 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 21 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "x.rank >= 2", .line = 20 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "implicit_batch and x.rank >= 2", .line = 20 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "shape", .line = 20 },
    /* 25 */ { .op = DFG_E_VAR, .ref = 2, .text = "i", .line = 20 },
    /* 26 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x.shape[i]", .line = 20 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "rank", .line = 20 },
    /* 30 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 27, 29, }, .text = "range(1, x.rank)", .line = 20 },
    /* 31 */ { .op = DFG_E_COMP, .ref = 2, .n_kids = 2, .kids = (const uint32_t[]){ 26, 30, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 20 },
    /* 32 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 20 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 34 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "prod([x.shape[i] for i in range(1, x.rank)]) >= 0", .line = 20 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 22, 34, }, .text = "(implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 36 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 15, 35, }, .text = "x.elements >= 0 or (implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 37 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 36, }, .text = "type_ok(x), static_shape(x)", .line = 21 },
    /* 38 */ { .op = DFG_E_VAR, .ref = 0, .text = "from", .line = 125 },
    /* 39 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "\"NCHW\"", .line = 125 },
    /* 40 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 38, 39, }, .text = "from == \"NCHW\"", .line = 125 },
    /* 41 */ { .op = DFG_E_VAR, .ref = 1, .text = "to", .line = 125 },
    /* 42 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "\"NHWC\"", .line = 125 },
    /* 43 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 41, 42, }, .text = "to == \"NHWC\"", .line = 125 },
    /* 44 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 40, 43, }, .text = "(from == \"NCHW\" and to == \"NHWC\")", .line = 125 },
    /* 45 */ { .op = DFG_E_VAR, .ref = 0, .text = "from", .line = 125 },
    /* 46 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "\"NHWC\"", .line = 125 },
    /* 47 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 45, 46, }, .text = "from == \"NHWC\"", .line = 125 },
    /* 48 */ { .op = DFG_E_VAR, .ref = 1, .text = "to", .line = 125 },
    /* 49 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "\"NCHW\"", .line = 125 },
    /* 50 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 48, 49, }, .text = "to == \"NCHW\"", .line = 125 },
    /* 51 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 47, 50, }, .text = "(from == \"NHWC\" and to == \"NCHW\")", .line = 125 },
    /* 52 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 44, 51, }, .text = "(from == \"NCHW\" and to == \"NHWC\") or (from == \"NHWC\" and to == \"NCHW\")", .line = 125 },
    /* 53 */ { .op = DFG_E_VAR, .ref = 0, .text = "from", .line = 126 },
    /* 54 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 5, .s = "NCDHW" }, .text = "\"NCDHW\"", .line = 126 },
    /* 55 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 53, 54, }, .text = "from == \"NCDHW\"", .line = 126 },
    /* 56 */ { .op = DFG_E_VAR, .ref = 1, .text = "to", .line = 126 },
    /* 57 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 5, .s = "NDHWC" }, .text = "\"NDHWC\"", .line = 126 },
    /* 58 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 56, 57, }, .text = "to == \"NDHWC\"", .line = 126 },
    /* 59 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 55, 58, }, .text = "(from == \"NCDHW\" and to == \"NDHWC\")", .line = 126 },
    /* 60 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 52, 59, }, .text = "(from == \"NCHW\" and to == \"NHWC\") or (from == \"NHWC\" and to == \"NCHW\")\012        or (from == \"NCDHW\" and to == \"NDHWC\")", .line = 125 },
    /* 61 */ { .op = DFG_E_VAR, .ref = 0, .text = "from", .line = 126 },
    /* 62 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 5, .s = "NDHWC" }, .text = "\"NDHWC\"", .line = 126 },
    /* 63 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 61, 62, }, .text = "from == \"NDHWC\"", .line = 126 },
    /* 64 */ { .op = DFG_E_VAR, .ref = 1, .text = "to", .line = 126 },
    /* 65 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 5, .s = "NCDHW" }, .text = "\"NCDHW\"", .line = 126 },
    /* 66 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 64, 65, }, .text = "to == \"NCDHW\"", .line = 126 },
    /* 67 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 63, 66, }, .text = "(from == \"NDHWC\" and to == \"NCDHW\")", .line = 126 },
    /* 68 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 60, 67, }, .text = "(from == \"NCHW\" and to == \"NHWC\") or (from == \"NHWC\" and to == \"NCHW\")\012        or (from == \"NCDHW\" and to == \"NDHWC\") or (from == \"NDHWC\" and to == \"NCDHW\")", .line = 125 },
};
static const struct dfg_desc_node tensorrt_relaid_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "layout_transform", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_BIND, .name = "src_layout", .expr = -1, .var = 0, .text = "src_layout = from", .line = 123 },
            { .test = DFG_D_TEST_BIND, .name = "dst_layout", .expr = -1, .var = 1, .text = "dst_layout = to", .line = 123 },
        },
        .name = "t",
        .text = "layout_transform(x)", .line = 123 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 122 },
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
    .n_nodes = 2, .n_exprs = 69, .n_vars = 3, .n_sets = 4,
    .nodes = tensorrt_relaid_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_relaid_regions,
    .var_region = tensorrt_relaid_var_regions,
    .exprs = tensorrt_relaid_exprs,
    .captures = tensorrt_relaid_refs,
    .var_is_dim = tensorrt_relaid_dims,
    .text = "pattern relaid(x) {\012    t = layout_transform(x) { src_layout = from, dst_layout = to };\012    where input_ok(x);\012    where (from == \"NCHW\" and to == \"NHWC\") or (from == \"NHWC\" and to == \"NCHW\")\012        or (from == \"NCDHW\" and to == \"NDHWC\") or (from == \"NDHWC\" and to == \"NCDHW\");\012    return t;\012}", .line = 122, .n_where = 2, .where = (const uint32_t[]){ 37, 68, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 17 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 17 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 17 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 17 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 17 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 17 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 17 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 17 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 17 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 17 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 17 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 17 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 20 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 15 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "x.elements >= 0", .line = 20 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 20 },
    /* 17 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "implicit_batch", .line = 20 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "rank", .line = 20 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 21 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "x.rank >= 2", .line = 20 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "implicit_batch and x.rank >= 2", .line = 20 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "shape", .line = 20 },
    /* 25 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 20 },
    /* 26 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x.shape[i]", .line = 20 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "rank", .line = 20 },
    /* 30 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 27, 29, }, .text = "range(1, x.rank)", .line = 20 },
    /* 31 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 26, 30, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 20 },
    /* 32 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 20 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 34 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "prod([x.shape[i] for i in range(1, x.rank)]) >= 0", .line = 20 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 22, 34, }, .text = "(implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 36 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 15, 35, }, .text = "x.elements >= 0 or (implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 37 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 36, }, .text = "type_ok(x), static_shape(x)", .line = 21 },
};
static const struct dfg_desc_node tensorrt_max_pool2d_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.max_pool2d", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "layout == \"NCHW\"", .line = 132 },
        },
        .text = "nn.max_pool2d(x)", .line = 132 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 132 },
};
static const struct dfg_desc_region tensorrt_max_pool2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_max_pool2d_var_regions[] = { 0, };
static const bool tensorrt_max_pool2d_dims[] = { 0, };
static const struct dfg_desc_capture tensorrt_max_pool2d_refs[] = { { 1, -1 }, };
static const struct dfg_capture tensorrt_max_pool2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct tensorrt_max_pool2d_match, x) },
};
static const struct dfg_desc_pattern tensorrt_max_pool2d_desc = {
    .n_nodes = 2, .n_exprs = 38, .n_vars = 1, .n_sets = 1,
    .nodes = tensorrt_max_pool2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_max_pool2d_regions,
    .var_region = tensorrt_max_pool2d_var_regions,
    .exprs = tensorrt_max_pool2d_exprs,
    .captures = tensorrt_max_pool2d_refs,
    .var_is_dim = tensorrt_max_pool2d_dims,
    .text = "pattern max_pool2d(x) = nn.max_pool2d(x) { layout == \"NCHW\" } where input_ok(x);", .line = 132, .n_where = 1, .where = (const uint32_t[]){ 37, }
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
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct tensorrt_max_pool2d_whole, max_pool2d) },
};
/* ---- avg_pool2d ---- */

static const struct dfg_desc_expr tensorrt_avg_pool2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 17 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 17 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 17 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 17 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 17 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 17 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 17 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 17 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 17 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 17 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 17 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 17 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 20 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 15 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "x.elements >= 0", .line = 20 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 20 },
    /* 17 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "implicit_batch", .line = 20 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "rank", .line = 20 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 21 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "x.rank >= 2", .line = 20 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "implicit_batch and x.rank >= 2", .line = 20 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "shape", .line = 20 },
    /* 25 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 20 },
    /* 26 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x.shape[i]", .line = 20 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "rank", .line = 20 },
    /* 30 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 27, 29, }, .text = "range(1, x.rank)", .line = 20 },
    /* 31 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 26, 30, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 20 },
    /* 32 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 20 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 34 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "prod([x.shape[i] for i in range(1, x.rank)]) >= 0", .line = 20 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 22, 34, }, .text = "(implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 36 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 15, 35, }, .text = "x.elements >= 0 or (implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 37 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 36, }, .text = "type_ok(x), static_shape(x)", .line = 21 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 0, .text = "p", .line = 136 },
    /* 39 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .name = "count_include_pad", .text = "count_include_pad", .line = 136 },
    /* 40 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 39, }, .text = "count_include_pad", .line = 136 },
    /* 41 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 40, }, .text = "not p.count_include_pad", .line = 136 },
    /* 42 */ { .op = DFG_E_NODE, .ref = 0, .text = "p", .line = 136 },
    /* 43 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 42, }, .name = "padding", .text = "padding", .line = 136 },
    /* 44 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 43, }, .text = "len(p.padding)", .line = 136 },
    /* 45 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 136 },
    /* 46 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 44, 45, }, .text = "len(p.padding) != 4", .line = 136 },
    /* 47 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 41, 46, }, .text = "not p.count_include_pad or len(p.padding) != 4", .line = 136 },
    /* 48 */ { .op = DFG_E_NODE, .ref = 0, .text = "p", .line = 137 },
    /* 49 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .name = "padding", .text = "padding", .line = 137 },
    /* 50 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 137 },
    /* 51 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 49, 50, }, .text = "p.padding[0]", .line = 137 },
    /* 52 */ { .op = DFG_E_NODE, .ref = 0, .text = "p", .line = 137 },
    /* 53 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 52, }, .name = "padding", .text = "padding", .line = 137 },
    /* 54 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 137 },
    /* 55 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 53, 54, }, .text = "p.padding[2]", .line = 137 },
    /* 56 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 51, 55, }, .text = "p.padding[0] == p.padding[2]", .line = 137 },
    /* 57 */ { .op = DFG_E_NODE, .ref = 0, .text = "p", .line = 137 },
    /* 58 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 57, }, .name = "padding", .text = "padding", .line = 137 },
    /* 59 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 137 },
    /* 60 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 58, 59, }, .text = "p.padding[1]", .line = 137 },
    /* 61 */ { .op = DFG_E_NODE, .ref = 0, .text = "p", .line = 137 },
    /* 62 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 61, }, .name = "padding", .text = "padding", .line = 137 },
    /* 63 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 137 },
    /* 64 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 62, 63, }, .text = "p.padding[3]", .line = 137 },
    /* 65 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 60, 64, }, .text = "p.padding[1] == p.padding[3]", .line = 137 },
    /* 66 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 56, 65, }, .text = "(p.padding[0] == p.padding[2] and p.padding[1] == p.padding[3])", .line = 137 },
    /* 67 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 47, 66, }, .text = "not p.count_include_pad or len(p.padding) != 4\012        or (p.padding[0] == p.padding[2] and p.padding[1] == p.padding[3])", .line = 136 },
};
static const struct dfg_desc_node tensorrt_avg_pool2d_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.avg_pool2d", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "layout == \"NCHW\"", .line = 134 },
        },
        .name = "p",
        .text = "nn.avg_pool2d(x)", .line = 134 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 133 },
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
    .n_nodes = 2, .n_exprs = 68, .n_vars = 1, .n_sets = 2,
    .nodes = tensorrt_avg_pool2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_avg_pool2d_regions,
    .var_region = tensorrt_avg_pool2d_var_regions,
    .exprs = tensorrt_avg_pool2d_exprs,
    .captures = tensorrt_avg_pool2d_refs,
    .var_is_dim = tensorrt_avg_pool2d_dims,
    .text = "pattern avg_pool2d(x) {\012    p = nn.avg_pool2d(x) { layout == \"NCHW\" };\012    where input_ok(x);\012    where not p.count_include_pad or len(p.padding) != 4\012        or (p.padding[0] == p.padding[2] and p.padding[1] == p.padding[3]);\012    return p;\012}", .line = 133, .n_where = 2, .where = (const uint32_t[]){ 37, 67, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 17 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 17 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 17 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 17 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 17 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 17 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 17 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 17 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 17 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 17 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 17 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 17 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 20 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 15 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "x.elements >= 0", .line = 20 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 20 },
    /* 17 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "implicit_batch", .line = 20 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "rank", .line = 20 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 21 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "x.rank >= 2", .line = 20 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "implicit_batch and x.rank >= 2", .line = 20 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "shape", .line = 20 },
    /* 25 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 20 },
    /* 26 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x.shape[i]", .line = 20 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "rank", .line = 20 },
    /* 30 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 27, 29, }, .text = "range(1, x.rank)", .line = 20 },
    /* 31 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 26, 30, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 20 },
    /* 32 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 20 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 34 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "prod([x.shape[i] for i in range(1, x.rank)]) >= 0", .line = 20 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 22, 34, }, .text = "(implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 36 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 15, 35, }, .text = "x.elements >= 0 or (implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 37 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 36, }, .text = "type_ok(x), static_shape(x)", .line = 21 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 80000LL }, .text = "version", .line = 140 },
    /* 39 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 60001LL }, .text = "60001", .line = 140 },
    /* 40 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 38, 39, }, .text = "version >= 60001", .line = 140 },
};
static const struct dfg_desc_node tensorrt_max_pool3d_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.max_pool3d", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 5, .s = "NCDHW" }, .text = "layout == \"NCDHW\"", .line = 140 },
        },
        .text = "nn.max_pool3d(x)", .line = 140 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 140 },
};
static const struct dfg_desc_region tensorrt_max_pool3d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_max_pool3d_var_regions[] = { 0, };
static const bool tensorrt_max_pool3d_dims[] = { 0, };
static const struct dfg_desc_capture tensorrt_max_pool3d_refs[] = { { 1, -1 }, };
static const struct dfg_capture tensorrt_max_pool3d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct tensorrt_max_pool3d_match, x) },
};
static const struct dfg_desc_pattern tensorrt_max_pool3d_desc = {
    .n_nodes = 2, .n_exprs = 41, .n_vars = 1, .n_sets = 1,
    .nodes = tensorrt_max_pool3d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_max_pool3d_regions,
    .var_region = tensorrt_max_pool3d_var_regions,
    .exprs = tensorrt_max_pool3d_exprs,
    .captures = tensorrt_max_pool3d_refs,
    .var_is_dim = tensorrt_max_pool3d_dims,
    .text = "pattern max_pool3d(x) = nn.max_pool3d(x) { layout == \"NCDHW\" } where input_ok(x), version >= 60001;", .line = 140, .n_where = 2, .where = (const uint32_t[]){ 37, 40, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 17 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 17 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 17 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 17 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 17 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 17 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 17 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 17 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 17 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 17 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 17 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 17 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 20 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 15 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "x.elements >= 0", .line = 20 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 20 },
    /* 17 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "implicit_batch", .line = 20 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "rank", .line = 20 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 21 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "x.rank >= 2", .line = 20 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "implicit_batch and x.rank >= 2", .line = 20 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "shape", .line = 20 },
    /* 25 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 20 },
    /* 26 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x.shape[i]", .line = 20 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "rank", .line = 20 },
    /* 30 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 27, 29, }, .text = "range(1, x.rank)", .line = 20 },
    /* 31 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 26, 30, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 20 },
    /* 32 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 20 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 34 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "prod([x.shape[i] for i in range(1, x.rank)]) >= 0", .line = 20 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 22, 34, }, .text = "(implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 36 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 15, 35, }, .text = "x.elements >= 0 or (implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 37 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 36, }, .text = "type_ok(x), static_shape(x)", .line = 21 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 80000LL }, .text = "version", .line = 141 },
    /* 39 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 60001LL }, .text = "60001", .line = 141 },
    /* 40 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 38, 39, }, .text = "version >= 60001", .line = 141 },
};
static const struct dfg_desc_node tensorrt_avg_pool3d_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.avg_pool3d", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 5, .s = "NCDHW" }, .text = "layout == \"NCDHW\"", .line = 141 },
        },
        .text = "nn.avg_pool3d(x)", .line = 141 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 141 },
};
static const struct dfg_desc_region tensorrt_avg_pool3d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_avg_pool3d_var_regions[] = { 0, };
static const bool tensorrt_avg_pool3d_dims[] = { 0, };
static const struct dfg_desc_capture tensorrt_avg_pool3d_refs[] = { { 1, -1 }, };
static const struct dfg_capture tensorrt_avg_pool3d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct tensorrt_avg_pool3d_match, x) },
};
static const struct dfg_desc_pattern tensorrt_avg_pool3d_desc = {
    .n_nodes = 2, .n_exprs = 41, .n_vars = 1, .n_sets = 1,
    .nodes = tensorrt_avg_pool3d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_avg_pool3d_regions,
    .var_region = tensorrt_avg_pool3d_var_regions,
    .exprs = tensorrt_avg_pool3d_exprs,
    .captures = tensorrt_avg_pool3d_refs,
    .var_is_dim = tensorrt_avg_pool3d_dims,
    .text = "pattern avg_pool3d(x) = nn.avg_pool3d(x) { layout == \"NCDHW\" } where input_ok(x), version >= 60001;", .line = 141, .n_where = 2, .where = (const uint32_t[]){ 37, 40, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 17 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 17 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 17 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 17 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 17 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 17 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 17 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 17 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 17 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 17 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 17 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 17 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 20 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 15 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "x.elements >= 0", .line = 20 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 20 },
    /* 17 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "implicit_batch", .line = 20 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "rank", .line = 20 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 21 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "x.rank >= 2", .line = 20 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "implicit_batch and x.rank >= 2", .line = 20 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "shape", .line = 20 },
    /* 25 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 20 },
    /* 26 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x.shape[i]", .line = 20 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "rank", .line = 20 },
    /* 30 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 27, 29, }, .text = "range(1, x.rank)", .line = 20 },
    /* 31 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 26, 30, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 20 },
    /* 32 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 20 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 34 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "prod([x.shape[i] for i in range(1, x.rank)]) >= 0", .line = 20 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 22, 34, }, .text = "(implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 36 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 15, 35, }, .text = "x.elements >= 0 or (implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 37 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 36, }, .text = "type_ok(x), static_shape(x)", .line = 21 },
};
static const struct dfg_desc_node tensorrt_global_max_pool2d_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.global_max_pool2d", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "layout == \"NCHW\"", .line = 142 },
        },
        .text = "nn.global_max_pool2d(x)", .line = 142 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 142 },
};
static const struct dfg_desc_region tensorrt_global_max_pool2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_global_max_pool2d_var_regions[] = { 0, };
static const bool tensorrt_global_max_pool2d_dims[] = { 0, };
static const struct dfg_desc_capture tensorrt_global_max_pool2d_refs[] = { { 1, -1 }, };
static const struct dfg_capture tensorrt_global_max_pool2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct tensorrt_global_max_pool2d_match, x) },
};
static const struct dfg_desc_pattern tensorrt_global_max_pool2d_desc = {
    .n_nodes = 2, .n_exprs = 38, .n_vars = 1, .n_sets = 1,
    .nodes = tensorrt_global_max_pool2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_global_max_pool2d_regions,
    .var_region = tensorrt_global_max_pool2d_var_regions,
    .exprs = tensorrt_global_max_pool2d_exprs,
    .captures = tensorrt_global_max_pool2d_refs,
    .var_is_dim = tensorrt_global_max_pool2d_dims,
    .text = "pattern global_max_pool2d(x) = nn.global_max_pool2d(x) { layout == \"NCHW\" } where input_ok(x);", .line = 142, .n_where = 1, .where = (const uint32_t[]){ 37, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 17 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 17 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 17 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 17 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 17 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 17 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 17 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 17 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 17 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 17 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 17 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 17 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 20 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 15 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "x.elements >= 0", .line = 20 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 20 },
    /* 17 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "implicit_batch", .line = 20 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "rank", .line = 20 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 21 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "x.rank >= 2", .line = 20 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "implicit_batch and x.rank >= 2", .line = 20 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "shape", .line = 20 },
    /* 25 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 20 },
    /* 26 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x.shape[i]", .line = 20 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "rank", .line = 20 },
    /* 30 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 27, 29, }, .text = "range(1, x.rank)", .line = 20 },
    /* 31 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 26, 30, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 20 },
    /* 32 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 20 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 34 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "prod([x.shape[i] for i in range(1, x.rank)]) >= 0", .line = 20 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 22, 34, }, .text = "(implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 36 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 15, 35, }, .text = "x.elements >= 0 or (implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 37 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 36, }, .text = "type_ok(x), static_shape(x)", .line = 21 },
};
static const struct dfg_desc_node tensorrt_global_avg_pool2d_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.global_avg_pool2d", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "layout == \"NCHW\"", .line = 143 },
        },
        .text = "nn.global_avg_pool2d(x)", .line = 143 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 143 },
};
static const struct dfg_desc_region tensorrt_global_avg_pool2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_global_avg_pool2d_var_regions[] = { 0, };
static const bool tensorrt_global_avg_pool2d_dims[] = { 0, };
static const struct dfg_desc_capture tensorrt_global_avg_pool2d_refs[] = { { 1, -1 }, };
static const struct dfg_capture tensorrt_global_avg_pool2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct tensorrt_global_avg_pool2d_match, x) },
};
static const struct dfg_desc_pattern tensorrt_global_avg_pool2d_desc = {
    .n_nodes = 2, .n_exprs = 38, .n_vars = 1, .n_sets = 1,
    .nodes = tensorrt_global_avg_pool2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_global_avg_pool2d_regions,
    .var_region = tensorrt_global_avg_pool2d_var_regions,
    .exprs = tensorrt_global_avg_pool2d_exprs,
    .captures = tensorrt_global_avg_pool2d_refs,
    .var_is_dim = tensorrt_global_avg_pool2d_dims,
    .text = "pattern global_avg_pool2d(x) = nn.global_avg_pool2d(x) { layout == \"NCHW\" } where input_ok(x);", .line = 143, .n_where = 1, .where = (const uint32_t[]){ 37, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 17 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 17 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 17 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 17 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 17 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 17 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 17 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 17 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 17 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 17 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 17 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 17 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 20 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 15 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "x.elements >= 0", .line = 20 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 20 },
    /* 17 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "implicit_batch", .line = 20 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "rank", .line = 20 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 21 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "x.rank >= 2", .line = 20 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "implicit_batch and x.rank >= 2", .line = 20 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "shape", .line = 20 },
    /* 25 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 20 },
    /* 26 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x.shape[i]", .line = 20 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "rank", .line = 20 },
    /* 30 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 27, 29, }, .text = "range(1, x.rank)", .line = 20 },
    /* 31 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 26, 30, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 20 },
    /* 32 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 20 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 34 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "prod([x.shape[i] for i in range(1, x.rank)]) >= 0", .line = 20 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 22, 34, }, .text = "(implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 36 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 15, 35, }, .text = "x.elements >= 0 or (implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 37 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 36, }, .text = "type_ok(x), static_shape(x)", .line = 21 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 0, .text = "p", .line = 146 },
    /* 39 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .name = "output_size", .text = "output_size", .line = 146 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 1LL }, { .tag = DFG_D_INT, .i = 1LL }, } }, .text = "[1, 1]", .line = 146 },
    /* 41 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 39, 40, }, .text = "p.output_size == [1, 1]", .line = 146 },
};
static const struct dfg_desc_node tensorrt_adaptive_max_pool2d_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.adaptive_max_pool2d", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "layout == \"NCHW\"", .line = 145 },
        },
        .name = "p",
        .text = "nn.adaptive_max_pool2d(x)", .line = 145 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 144 },
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
    .n_nodes = 2, .n_exprs = 42, .n_vars = 1, .n_sets = 2,
    .nodes = tensorrt_adaptive_max_pool2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_adaptive_max_pool2d_regions,
    .var_region = tensorrt_adaptive_max_pool2d_var_regions,
    .exprs = tensorrt_adaptive_max_pool2d_exprs,
    .captures = tensorrt_adaptive_max_pool2d_refs,
    .var_is_dim = tensorrt_adaptive_max_pool2d_dims,
    .text = "pattern adaptive_max_pool2d(x) {\012    p = nn.adaptive_max_pool2d(x) { layout == \"NCHW\" };\012    where input_ok(x), p.output_size == [1, 1];\012    return p;\012}", .line = 144, .n_where = 2, .where = (const uint32_t[]){ 37, 41, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 17 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 17 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 17 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 17 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 17 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 17 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 17 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 17 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 17 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 17 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 17 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 17 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 20 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 15 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "x.elements >= 0", .line = 20 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 20 },
    /* 17 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "implicit_batch", .line = 20 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "rank", .line = 20 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 21 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "x.rank >= 2", .line = 20 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "implicit_batch and x.rank >= 2", .line = 20 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "shape", .line = 20 },
    /* 25 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 20 },
    /* 26 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x.shape[i]", .line = 20 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "rank", .line = 20 },
    /* 30 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 27, 29, }, .text = "range(1, x.rank)", .line = 20 },
    /* 31 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 26, 30, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 20 },
    /* 32 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 20 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 34 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "prod([x.shape[i] for i in range(1, x.rank)]) >= 0", .line = 20 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 22, 34, }, .text = "(implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 36 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 15, 35, }, .text = "x.elements >= 0 or (implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 37 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 36, }, .text = "type_ok(x), static_shape(x)", .line = 21 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 0, .text = "p", .line = 151 },
    /* 39 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .name = "output_size", .text = "output_size", .line = 151 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 1LL }, { .tag = DFG_D_INT, .i = 1LL }, } }, .text = "[1, 1]", .line = 151 },
    /* 41 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 39, 40, }, .text = "p.output_size == [1, 1]", .line = 151 },
};
static const struct dfg_desc_node tensorrt_adaptive_avg_pool2d_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.adaptive_avg_pool2d", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "layout == \"NCHW\"", .line = 150 },
        },
        .name = "p",
        .text = "nn.adaptive_avg_pool2d(x)", .line = 150 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 149 },
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
    .n_nodes = 2, .n_exprs = 42, .n_vars = 1, .n_sets = 2,
    .nodes = tensorrt_adaptive_avg_pool2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_adaptive_avg_pool2d_regions,
    .var_region = tensorrt_adaptive_avg_pool2d_var_regions,
    .exprs = tensorrt_adaptive_avg_pool2d_exprs,
    .captures = tensorrt_adaptive_avg_pool2d_refs,
    .var_is_dim = tensorrt_adaptive_avg_pool2d_dims,
    .text = "pattern adaptive_avg_pool2d(x) {\012    p = nn.adaptive_avg_pool2d(x) { layout == \"NCHW\" };\012    where input_ok(x), p.output_size == [1, 1];\012    return p;\012}", .line = 149, .n_where = 2, .where = (const uint32_t[]){ 37, 41, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 17 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 17 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 17 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 17 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 17 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 17 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 17 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 17 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 17 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 17 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 17 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 17 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 20 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 15 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "x.elements >= 0", .line = 20 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 20 },
    /* 17 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "implicit_batch", .line = 20 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "rank", .line = 20 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 21 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "x.rank >= 2", .line = 20 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "implicit_batch and x.rank >= 2", .line = 20 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "shape", .line = 20 },
    /* 25 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 20 },
    /* 26 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x.shape[i]", .line = 20 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "rank", .line = 20 },
    /* 30 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 27, 29, }, .text = "range(1, x.rank)", .line = 20 },
    /* 31 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 26, 30, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 20 },
    /* 32 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 20 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 34 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "prod([x.shape[i] for i in range(1, x.rank)]) >= 0", .line = 20 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 22, 34, }, .text = "(implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 36 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 15, 35, }, .text = "x.elements >= 0 or (implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 37 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 36, }, .text = "type_ok(x), static_shape(x)", .line = 21 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 157 },
    /* 39 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "implicit_batch", .line = 157 },
    /* 40 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 39, }, .text = "not implicit_batch", .line = 157 },
    /* 41 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 157 },
    /* 42 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 41, }, .name = "axis", .text = "axis", .line = 157 },
    /* 43 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 42, }, .text = "present(r.axis)", .line = 157 },
    /* 44 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 157 },
    /* 45 */ { .op = DFG_E_CALL, .sub = DFG_F_ABS, .n_kids = 1, .kids = (const uint32_t[]){ 44, }, .text = "abs(i)", .line = 157 },
    /* 46 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 157 },
    /* 47 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 46, }, .name = "axis", .text = "axis", .line = 157 },
    /* 48 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 45, 47, }, .text = "[abs(i) for i in r.axis]", .line = 157 },
    /* 49 */ { .op = DFG_E_CALL, .sub = DFG_F_MIN, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "min([abs(i) for i in r.axis])", .line = 157 },
    /* 50 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 157 },
    /* 51 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 49, 50, }, .text = "min([abs(i) for i in r.axis]) > 0", .line = 157 },
    /* 52 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 43, 51, }, .text = "(present(r.axis) and min([abs(i) for i in r.axis]) > 0)", .line = 157 },
    /* 53 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 40, 52, }, .text = "not implicit_batch or (present(r.axis) and min([abs(i) for i in r.axis]) > 0)", .line = 157 },
};
static const struct dfg_desc_node tensorrt_reduced_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 5, .ops = (const char *const[]){ "sum", "prod", "max", "min", "mean", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "exclude", .expr = -1, .var = -1, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "exclude == false", .line = 156 },
        },
        .name = "r",
        .text = "(sum | prod | max | min | mean)(x)", .line = 156 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 155 },
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
    .n_nodes = 2, .n_exprs = 54, .n_vars = 2, .n_sets = 2,
    .nodes = tensorrt_reduced_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_reduced_regions,
    .var_region = tensorrt_reduced_var_regions,
    .exprs = tensorrt_reduced_exprs,
    .captures = tensorrt_reduced_refs,
    .var_is_dim = tensorrt_reduced_dims,
    .text = "pattern reduced(x) {\012    r = (sum | prod | max | min | mean)(x) { exclude == false };\012    where input_ok(x), not implicit_batch or (present(r.axis) and min([abs(i) for i in r.axis]) > 0);\012    return r;\012}", .line = 155, .n_where = 2, .where = (const uint32_t[]){ 37, 53, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 17 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 17 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 17 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 17 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 17 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 17 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 17 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 17 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 17 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 17 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 17 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 17 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 20 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 15 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "x.elements >= 0", .line = 20 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 20 },
    /* 17 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "implicit_batch", .line = 20 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "rank", .line = 20 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 21 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "x.rank >= 2", .line = 20 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "implicit_batch and x.rank >= 2", .line = 20 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "shape", .line = 20 },
    /* 25 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 20 },
    /* 26 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x.shape[i]", .line = 20 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "rank", .line = 20 },
    /* 30 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 27, 29, }, .text = "range(1, x.rank)", .line = 20 },
    /* 31 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 26, 30, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 20 },
    /* 32 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 20 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 34 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "prod([x.shape[i] for i in range(1, x.rank)]) >= 0", .line = 20 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 22, 34, }, .text = "(implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 36 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 15, 35, }, .text = "x.elements >= 0 or (implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 37 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 36, }, .text = "type_ok(x), static_shape(x)", .line = 21 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 157 },
    /* 39 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "implicit_batch", .line = 157 },
    /* 40 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 39, }, .text = "not implicit_batch", .line = 157 },
    /* 41 */ { .op = DFG_E_NODE, .ref = 1, .text = "r", .line = 157 },
    /* 42 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 41, }, .name = "axis", .text = "axis", .line = 157 },
    /* 43 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 42, }, .text = "present(r.axis)", .line = 157 },
    /* 44 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 157 },
    /* 45 */ { .op = DFG_E_CALL, .sub = DFG_F_ABS, .n_kids = 1, .kids = (const uint32_t[]){ 44, }, .text = "abs(i)", .line = 157 },
    /* 46 */ { .op = DFG_E_NODE, .ref = 1, .text = "r", .line = 157 },
    /* 47 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 46, }, .name = "axis", .text = "axis", .line = 157 },
    /* 48 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 45, 47, }, .text = "[abs(i) for i in r.axis]", .line = 157 },
    /* 49 */ { .op = DFG_E_CALL, .sub = DFG_F_MIN, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "min([abs(i) for i in r.axis])", .line = 157 },
    /* 50 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 157 },
    /* 51 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 49, 50, }, .text = "min([abs(i) for i in r.axis]) > 0", .line = 157 },
    /* 52 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 43, 51, }, .text = "(present(r.axis) and min([abs(i) for i in r.axis]) > 0)", .line = 157 },
    /* 53 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 40, 52, }, .text = "not implicit_batch or (present(r.axis) and min([abs(i) for i in r.axis]) > 0)", .line = 157 },
};
static const struct dfg_desc_node tensorrt_sum_nodes[4] = {
    [0] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, },
        .text = "reduced & sum(...)", .line = 198 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 5, .ops = (const char *const[]){ "sum", "prod", "max", "min", "mean", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "exclude", .expr = -1, .var = -1, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "exclude == false", .line = 156 },
        },
        .name = "r",
        .text = "(sum | prod | max | min | mean)(x)", .line = 156, .n_where = 2, .where = (const uint32_t[]){ 37, 53, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 155 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "sum", },
        .rest_first = 0, .rest_last = 1,
        .text = "sum(...)", .line = 198 },
};
static const struct dfg_desc_region tensorrt_sum_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_sum_var_regions[] = { 0, 0, };
static const bool tensorrt_sum_dims[] = { 0, 0, };
static const struct dfg_desc_pattern tensorrt_sum_desc = {
    .n_nodes = 4, .n_exprs = 54, .n_vars = 2, .n_sets = 0,
    .nodes = tensorrt_sum_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_sum_regions,
    .var_region = tensorrt_sum_var_regions,
    .exprs = tensorrt_sum_exprs,
    .var_is_dim = tensorrt_sum_dims,
    .text = "\"tensorrt.sum\"      = reduced & sum(...);", .line = 198
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 17 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 17 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 17 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 17 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 17 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 17 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 17 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 17 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 17 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 17 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 17 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 17 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 20 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 15 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "x.elements >= 0", .line = 20 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 20 },
    /* 17 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "implicit_batch", .line = 20 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "rank", .line = 20 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 21 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "x.rank >= 2", .line = 20 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "implicit_batch and x.rank >= 2", .line = 20 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "shape", .line = 20 },
    /* 25 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 20 },
    /* 26 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x.shape[i]", .line = 20 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "rank", .line = 20 },
    /* 30 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 27, 29, }, .text = "range(1, x.rank)", .line = 20 },
    /* 31 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 26, 30, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 20 },
    /* 32 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 20 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 34 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "prod([x.shape[i] for i in range(1, x.rank)]) >= 0", .line = 20 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 22, 34, }, .text = "(implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 36 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 15, 35, }, .text = "x.elements >= 0 or (implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 37 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 36, }, .text = "type_ok(x), static_shape(x)", .line = 21 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 157 },
    /* 39 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "implicit_batch", .line = 157 },
    /* 40 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 39, }, .text = "not implicit_batch", .line = 157 },
    /* 41 */ { .op = DFG_E_NODE, .ref = 1, .text = "r", .line = 157 },
    /* 42 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 41, }, .name = "axis", .text = "axis", .line = 157 },
    /* 43 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 42, }, .text = "present(r.axis)", .line = 157 },
    /* 44 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 157 },
    /* 45 */ { .op = DFG_E_CALL, .sub = DFG_F_ABS, .n_kids = 1, .kids = (const uint32_t[]){ 44, }, .text = "abs(i)", .line = 157 },
    /* 46 */ { .op = DFG_E_NODE, .ref = 1, .text = "r", .line = 157 },
    /* 47 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 46, }, .name = "axis", .text = "axis", .line = 157 },
    /* 48 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 45, 47, }, .text = "[abs(i) for i in r.axis]", .line = 157 },
    /* 49 */ { .op = DFG_E_CALL, .sub = DFG_F_MIN, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "min([abs(i) for i in r.axis])", .line = 157 },
    /* 50 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 157 },
    /* 51 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 49, 50, }, .text = "min([abs(i) for i in r.axis]) > 0", .line = 157 },
    /* 52 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 43, 51, }, .text = "(present(r.axis) and min([abs(i) for i in r.axis]) > 0)", .line = 157 },
    /* 53 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 40, 52, }, .text = "not implicit_batch or (present(r.axis) and min([abs(i) for i in r.axis]) > 0)", .line = 157 },
};
static const struct dfg_desc_node tensorrt_prod_nodes[4] = {
    [0] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, },
        .text = "reduced & prod(...)", .line = 199 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 5, .ops = (const char *const[]){ "sum", "prod", "max", "min", "mean", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "exclude", .expr = -1, .var = -1, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "exclude == false", .line = 156 },
        },
        .name = "r",
        .text = "(sum | prod | max | min | mean)(x)", .line = 156, .n_where = 2, .where = (const uint32_t[]){ 37, 53, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 155 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "prod", },
        .rest_first = 0, .rest_last = 1,
        .text = "prod(...)", .line = 199 },
};
static const struct dfg_desc_region tensorrt_prod_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_prod_var_regions[] = { 0, 0, };
static const bool tensorrt_prod_dims[] = { 0, 0, };
static const struct dfg_desc_pattern tensorrt_prod_desc = {
    .n_nodes = 4, .n_exprs = 54, .n_vars = 2, .n_sets = 0,
    .nodes = tensorrt_prod_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_prod_regions,
    .var_region = tensorrt_prod_var_regions,
    .exprs = tensorrt_prod_exprs,
    .var_is_dim = tensorrt_prod_dims,
    .text = "\"tensorrt.prod\"     = reduced & prod(...);", .line = 199
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 17 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 17 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 17 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 17 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 17 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 17 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 17 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 17 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 17 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 17 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 17 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 17 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 20 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 15 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "x.elements >= 0", .line = 20 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 20 },
    /* 17 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "implicit_batch", .line = 20 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "rank", .line = 20 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 21 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "x.rank >= 2", .line = 20 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "implicit_batch and x.rank >= 2", .line = 20 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "shape", .line = 20 },
    /* 25 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 20 },
    /* 26 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x.shape[i]", .line = 20 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "rank", .line = 20 },
    /* 30 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 27, 29, }, .text = "range(1, x.rank)", .line = 20 },
    /* 31 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 26, 30, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 20 },
    /* 32 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 20 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 34 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "prod([x.shape[i] for i in range(1, x.rank)]) >= 0", .line = 20 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 22, 34, }, .text = "(implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 36 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 15, 35, }, .text = "x.elements >= 0 or (implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 37 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 36, }, .text = "type_ok(x), static_shape(x)", .line = 21 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 157 },
    /* 39 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "implicit_batch", .line = 157 },
    /* 40 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 39, }, .text = "not implicit_batch", .line = 157 },
    /* 41 */ { .op = DFG_E_NODE, .ref = 1, .text = "r", .line = 157 },
    /* 42 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 41, }, .name = "axis", .text = "axis", .line = 157 },
    /* 43 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 42, }, .text = "present(r.axis)", .line = 157 },
    /* 44 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 157 },
    /* 45 */ { .op = DFG_E_CALL, .sub = DFG_F_ABS, .n_kids = 1, .kids = (const uint32_t[]){ 44, }, .text = "abs(i)", .line = 157 },
    /* 46 */ { .op = DFG_E_NODE, .ref = 1, .text = "r", .line = 157 },
    /* 47 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 46, }, .name = "axis", .text = "axis", .line = 157 },
    /* 48 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 45, 47, }, .text = "[abs(i) for i in r.axis]", .line = 157 },
    /* 49 */ { .op = DFG_E_CALL, .sub = DFG_F_MIN, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "min([abs(i) for i in r.axis])", .line = 157 },
    /* 50 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 157 },
    /* 51 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 49, 50, }, .text = "min([abs(i) for i in r.axis]) > 0", .line = 157 },
    /* 52 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 43, 51, }, .text = "(present(r.axis) and min([abs(i) for i in r.axis]) > 0)", .line = 157 },
    /* 53 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 40, 52, }, .text = "not implicit_batch or (present(r.axis) and min([abs(i) for i in r.axis]) > 0)", .line = 157 },
};
static const struct dfg_desc_node tensorrt_max_nodes[4] = {
    [0] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, },
        .text = "reduced & max(...)", .line = 200 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 5, .ops = (const char *const[]){ "sum", "prod", "max", "min", "mean", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "exclude", .expr = -1, .var = -1, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "exclude == false", .line = 156 },
        },
        .name = "r",
        .text = "(sum | prod | max | min | mean)(x)", .line = 156, .n_where = 2, .where = (const uint32_t[]){ 37, 53, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 155 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "max", },
        .rest_first = 0, .rest_last = 1,
        .text = "max(...)", .line = 200 },
};
static const struct dfg_desc_region tensorrt_max_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_max_var_regions[] = { 0, 0, };
static const bool tensorrt_max_dims[] = { 0, 0, };
static const struct dfg_desc_pattern tensorrt_max_desc = {
    .n_nodes = 4, .n_exprs = 54, .n_vars = 2, .n_sets = 0,
    .nodes = tensorrt_max_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_max_regions,
    .var_region = tensorrt_max_var_regions,
    .exprs = tensorrt_max_exprs,
    .var_is_dim = tensorrt_max_dims,
    .text = "\"tensorrt.max\"      = reduced & max(...);", .line = 200
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 17 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 17 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 17 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 17 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 17 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 17 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 17 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 17 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 17 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 17 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 17 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 17 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 20 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 15 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "x.elements >= 0", .line = 20 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 20 },
    /* 17 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "implicit_batch", .line = 20 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "rank", .line = 20 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 21 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "x.rank >= 2", .line = 20 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "implicit_batch and x.rank >= 2", .line = 20 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "shape", .line = 20 },
    /* 25 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 20 },
    /* 26 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x.shape[i]", .line = 20 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "rank", .line = 20 },
    /* 30 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 27, 29, }, .text = "range(1, x.rank)", .line = 20 },
    /* 31 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 26, 30, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 20 },
    /* 32 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 20 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 34 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "prod([x.shape[i] for i in range(1, x.rank)]) >= 0", .line = 20 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 22, 34, }, .text = "(implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 36 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 15, 35, }, .text = "x.elements >= 0 or (implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 37 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 36, }, .text = "type_ok(x), static_shape(x)", .line = 21 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 157 },
    /* 39 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "implicit_batch", .line = 157 },
    /* 40 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 39, }, .text = "not implicit_batch", .line = 157 },
    /* 41 */ { .op = DFG_E_NODE, .ref = 1, .text = "r", .line = 157 },
    /* 42 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 41, }, .name = "axis", .text = "axis", .line = 157 },
    /* 43 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 42, }, .text = "present(r.axis)", .line = 157 },
    /* 44 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 157 },
    /* 45 */ { .op = DFG_E_CALL, .sub = DFG_F_ABS, .n_kids = 1, .kids = (const uint32_t[]){ 44, }, .text = "abs(i)", .line = 157 },
    /* 46 */ { .op = DFG_E_NODE, .ref = 1, .text = "r", .line = 157 },
    /* 47 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 46, }, .name = "axis", .text = "axis", .line = 157 },
    /* 48 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 45, 47, }, .text = "[abs(i) for i in r.axis]", .line = 157 },
    /* 49 */ { .op = DFG_E_CALL, .sub = DFG_F_MIN, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "min([abs(i) for i in r.axis])", .line = 157 },
    /* 50 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 157 },
    /* 51 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 49, 50, }, .text = "min([abs(i) for i in r.axis]) > 0", .line = 157 },
    /* 52 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 43, 51, }, .text = "(present(r.axis) and min([abs(i) for i in r.axis]) > 0)", .line = 157 },
    /* 53 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 40, 52, }, .text = "not implicit_batch or (present(r.axis) and min([abs(i) for i in r.axis]) > 0)", .line = 157 },
};
static const struct dfg_desc_node tensorrt_min_nodes[4] = {
    [0] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, },
        .text = "reduced & min(...)", .line = 201 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 5, .ops = (const char *const[]){ "sum", "prod", "max", "min", "mean", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "exclude", .expr = -1, .var = -1, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "exclude == false", .line = 156 },
        },
        .name = "r",
        .text = "(sum | prod | max | min | mean)(x)", .line = 156, .n_where = 2, .where = (const uint32_t[]){ 37, 53, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 155 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "min", },
        .rest_first = 0, .rest_last = 1,
        .text = "min(...)", .line = 201 },
};
static const struct dfg_desc_region tensorrt_min_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_min_var_regions[] = { 0, 0, };
static const bool tensorrt_min_dims[] = { 0, 0, };
static const struct dfg_desc_pattern tensorrt_min_desc = {
    .n_nodes = 4, .n_exprs = 54, .n_vars = 2, .n_sets = 0,
    .nodes = tensorrt_min_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_min_regions,
    .var_region = tensorrt_min_var_regions,
    .exprs = tensorrt_min_exprs,
    .var_is_dim = tensorrt_min_dims,
    .text = "\"tensorrt.min\"      = reduced & min(...);", .line = 201
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 17 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 17 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 17 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 17 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 17 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 17 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 17 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 17 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 17 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 17 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 17 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 17 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 20 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 15 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "x.elements >= 0", .line = 20 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 20 },
    /* 17 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "implicit_batch", .line = 20 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "rank", .line = 20 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 21 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "x.rank >= 2", .line = 20 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "implicit_batch and x.rank >= 2", .line = 20 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "shape", .line = 20 },
    /* 25 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 20 },
    /* 26 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x.shape[i]", .line = 20 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "rank", .line = 20 },
    /* 30 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 27, 29, }, .text = "range(1, x.rank)", .line = 20 },
    /* 31 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 26, 30, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 20 },
    /* 32 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 20 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 34 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "prod([x.shape[i] for i in range(1, x.rank)]) >= 0", .line = 20 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 22, 34, }, .text = "(implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 36 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 15, 35, }, .text = "x.elements >= 0 or (implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 37 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 36, }, .text = "type_ok(x), static_shape(x)", .line = 21 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 157 },
    /* 39 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "implicit_batch", .line = 157 },
    /* 40 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 39, }, .text = "not implicit_batch", .line = 157 },
    /* 41 */ { .op = DFG_E_NODE, .ref = 1, .text = "r", .line = 157 },
    /* 42 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 41, }, .name = "axis", .text = "axis", .line = 157 },
    /* 43 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 42, }, .text = "present(r.axis)", .line = 157 },
    /* 44 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 157 },
    /* 45 */ { .op = DFG_E_CALL, .sub = DFG_F_ABS, .n_kids = 1, .kids = (const uint32_t[]){ 44, }, .text = "abs(i)", .line = 157 },
    /* 46 */ { .op = DFG_E_NODE, .ref = 1, .text = "r", .line = 157 },
    /* 47 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 46, }, .name = "axis", .text = "axis", .line = 157 },
    /* 48 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 45, 47, }, .text = "[abs(i) for i in r.axis]", .line = 157 },
    /* 49 */ { .op = DFG_E_CALL, .sub = DFG_F_MIN, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "min([abs(i) for i in r.axis])", .line = 157 },
    /* 50 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 157 },
    /* 51 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 49, 50, }, .text = "min([abs(i) for i in r.axis]) > 0", .line = 157 },
    /* 52 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 43, 51, }, .text = "(present(r.axis) and min([abs(i) for i in r.axis]) > 0)", .line = 157 },
    /* 53 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 40, 52, }, .text = "not implicit_batch or (present(r.axis) and min([abs(i) for i in r.axis]) > 0)", .line = 157 },
};
static const struct dfg_desc_node tensorrt_mean_nodes[4] = {
    [0] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, },
        .text = "reduced & mean(...)", .line = 202 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 5, .ops = (const char *const[]){ "sum", "prod", "max", "min", "mean", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "exclude", .expr = -1, .var = -1, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "exclude == false", .line = 156 },
        },
        .name = "r",
        .text = "(sum | prod | max | min | mean)(x)", .line = 156, .n_where = 2, .where = (const uint32_t[]){ 37, 53, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 155 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "mean", },
        .rest_first = 0, .rest_last = 1,
        .text = "mean(...)", .line = 202 },
};
static const struct dfg_desc_region tensorrt_mean_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_mean_var_regions[] = { 0, 0, };
static const bool tensorrt_mean_dims[] = { 0, 0, };
static const struct dfg_desc_pattern tensorrt_mean_desc = {
    .n_nodes = 4, .n_exprs = 54, .n_vars = 2, .n_sets = 0,
    .nodes = tensorrt_mean_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_mean_regions,
    .var_region = tensorrt_mean_var_regions,
    .exprs = tensorrt_mean_exprs,
    .var_is_dim = tensorrt_mean_dims,
    .text = "\"tensorrt.mean\"     = reduced & mean(...);", .line = 202
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 17 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 17 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 17 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 17 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 17 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 17 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 17 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 17 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 17 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 17 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 17 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 17 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 20 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 15 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "x.elements >= 0", .line = 20 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 20 },
    /* 17 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "implicit_batch", .line = 20 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "rank", .line = 20 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 21 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "x.rank >= 2", .line = 20 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "implicit_batch and x.rank >= 2", .line = 20 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "shape", .line = 20 },
    /* 25 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 20 },
    /* 26 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x.shape[i]", .line = 20 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "rank", .line = 20 },
    /* 30 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 27, 29, }, .text = "range(1, x.rank)", .line = 20 },
    /* 31 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 26, 30, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 20 },
    /* 32 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 20 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 34 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "prod([x.shape[i] for i in range(1, x.rank)]) >= 0", .line = 20 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 22, 34, }, .text = "(implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 36 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 15, 35, }, .text = "x.elements >= 0 or (implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 37 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 36, }, .text = "type_ok(x), static_shape(x)", .line = 21 },
};
static const struct dfg_desc_node tensorrt_nn_relu_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "nn.relu(fit)", .line = 203 },
    [1] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "x", .line = 77, .n_where = 1, .where = (const uint32_t[]){ 37, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 77 },
};
static const struct dfg_desc_region tensorrt_nn_relu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_nn_relu_var_regions[] = { 0, };
static const bool tensorrt_nn_relu_dims[] = { 0, };
static const struct dfg_desc_pattern tensorrt_nn_relu_desc = {
    .n_nodes = 3, .n_exprs = 38, .n_vars = 1, .n_sets = 0,
    .nodes = tensorrt_nn_relu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_nn_relu_regions,
    .var_region = tensorrt_nn_relu_var_regions,
    .exprs = tensorrt_nn_relu_exprs,
    .var_is_dim = tensorrt_nn_relu_dims,
    .text = "\"tensorrt.nn.relu\"  = nn.relu(fit);", .line = 203
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 17 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 17 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 17 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 17 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 17 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 17 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 17 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 17 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 17 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 17 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 17 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 17 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 20 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 15 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "x.elements >= 0", .line = 20 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 20 },
    /* 17 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "implicit_batch", .line = 20 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "rank", .line = 20 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 21 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "x.rank >= 2", .line = 20 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "implicit_batch and x.rank >= 2", .line = 20 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "shape", .line = 20 },
    /* 25 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 20 },
    /* 26 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x.shape[i]", .line = 20 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "rank", .line = 20 },
    /* 30 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 27, 29, }, .text = "range(1, x.rank)", .line = 20 },
    /* 31 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 26, 30, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 20 },
    /* 32 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 20 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 34 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "prod([x.shape[i] for i in range(1, x.rank)]) >= 0", .line = 20 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 22, 34, }, .text = "(implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 36 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 15, 35, }, .text = "x.elements >= 0 or (implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 37 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 36, }, .text = "type_ok(x), static_shape(x)", .line = 21 },
};
static const struct dfg_desc_node tensorrt_sigmoid_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "sigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "sigmoid(fit)", .line = 204 },
    [1] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "x", .line = 77, .n_where = 1, .where = (const uint32_t[]){ 37, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 77 },
};
static const struct dfg_desc_region tensorrt_sigmoid_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_sigmoid_var_regions[] = { 0, };
static const bool tensorrt_sigmoid_dims[] = { 0, };
static const struct dfg_desc_pattern tensorrt_sigmoid_desc = {
    .n_nodes = 3, .n_exprs = 38, .n_vars = 1, .n_sets = 0,
    .nodes = tensorrt_sigmoid_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_sigmoid_regions,
    .var_region = tensorrt_sigmoid_var_regions,
    .exprs = tensorrt_sigmoid_exprs,
    .var_is_dim = tensorrt_sigmoid_dims,
    .text = "\"tensorrt.sigmoid\"  = sigmoid(fit);", .line = 204
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 17 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 17 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 17 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 17 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 17 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 17 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 17 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 17 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 17 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 17 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 17 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 17 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 20 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 15 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "x.elements >= 0", .line = 20 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 20 },
    /* 17 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "implicit_batch", .line = 20 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "rank", .line = 20 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 21 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "x.rank >= 2", .line = 20 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "implicit_batch and x.rank >= 2", .line = 20 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "shape", .line = 20 },
    /* 25 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 20 },
    /* 26 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x.shape[i]", .line = 20 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "rank", .line = 20 },
    /* 30 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 27, 29, }, .text = "range(1, x.rank)", .line = 20 },
    /* 31 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 26, 30, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 20 },
    /* 32 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 20 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 34 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "prod([x.shape[i] for i in range(1, x.rank)]) >= 0", .line = 20 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 22, 34, }, .text = "(implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 36 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 15, 35, }, .text = "x.elements >= 0 or (implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 37 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 36, }, .text = "type_ok(x), static_shape(x)", .line = 21 },
};
static const struct dfg_desc_node tensorrt_tanh_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tanh", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "tanh(fit)", .line = 205 },
    [1] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "x", .line = 77, .n_where = 1, .where = (const uint32_t[]){ 37, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 77 },
};
static const struct dfg_desc_region tensorrt_tanh_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_tanh_var_regions[] = { 0, };
static const bool tensorrt_tanh_dims[] = { 0, };
static const struct dfg_desc_pattern tensorrt_tanh_desc = {
    .n_nodes = 3, .n_exprs = 38, .n_vars = 1, .n_sets = 0,
    .nodes = tensorrt_tanh_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_tanh_regions,
    .var_region = tensorrt_tanh_var_regions,
    .exprs = tensorrt_tanh_exprs,
    .var_is_dim = tensorrt_tanh_dims,
    .text = "\"tensorrt.tanh\"     = tanh(fit);", .line = 205
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 17 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 17 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 17 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 17 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 17 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 17 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 17 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 17 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 17 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 17 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 17 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 17 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 20 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 15 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "x.elements >= 0", .line = 20 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 20 },
    /* 17 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "implicit_batch", .line = 20 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "rank", .line = 20 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 21 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "x.rank >= 2", .line = 20 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "implicit_batch and x.rank >= 2", .line = 20 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "shape", .line = 20 },
    /* 25 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 20 },
    /* 26 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x.shape[i]", .line = 20 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "rank", .line = 20 },
    /* 30 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 27, 29, }, .text = "range(1, x.rank)", .line = 20 },
    /* 31 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 26, 30, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 20 },
    /* 32 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 20 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 34 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "prod([x.shape[i] for i in range(1, x.rank)]) >= 0", .line = 20 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 22, 34, }, .text = "(implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 36 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 15, 35, }, .text = "x.elements >= 0 or (implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 37 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 36, }, .text = "type_ok(x), static_shape(x)", .line = 21 },
};
static const struct dfg_desc_node tensorrt_exp_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "exp", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "exp(fit)", .line = 206 },
    [1] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "x", .line = 77, .n_where = 1, .where = (const uint32_t[]){ 37, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 77 },
};
static const struct dfg_desc_region tensorrt_exp_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_exp_var_regions[] = { 0, };
static const bool tensorrt_exp_dims[] = { 0, };
static const struct dfg_desc_pattern tensorrt_exp_desc = {
    .n_nodes = 3, .n_exprs = 38, .n_vars = 1, .n_sets = 0,
    .nodes = tensorrt_exp_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_exp_regions,
    .var_region = tensorrt_exp_var_regions,
    .exprs = tensorrt_exp_exprs,
    .var_is_dim = tensorrt_exp_dims,
    .text = "\"tensorrt.exp\"      = exp(fit);", .line = 206
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 17 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 17 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 17 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 17 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 17 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 17 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 17 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 17 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 17 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 17 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 17 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 17 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 20 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 15 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "x.elements >= 0", .line = 20 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 20 },
    /* 17 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "implicit_batch", .line = 20 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "rank", .line = 20 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 21 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "x.rank >= 2", .line = 20 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "implicit_batch and x.rank >= 2", .line = 20 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "shape", .line = 20 },
    /* 25 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 20 },
    /* 26 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x.shape[i]", .line = 20 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "rank", .line = 20 },
    /* 30 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 27, 29, }, .text = "range(1, x.rank)", .line = 20 },
    /* 31 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 26, 30, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 20 },
    /* 32 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 20 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 34 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "prod([x.shape[i] for i in range(1, x.rank)]) >= 0", .line = 20 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 22, 34, }, .text = "(implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 36 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 15, 35, }, .text = "x.elements >= 0 or (implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 37 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 36, }, .text = "type_ok(x), static_shape(x)", .line = 21 },
};
static const struct dfg_desc_node tensorrt_log_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "log", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "log(fit)", .line = 207 },
    [1] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "x", .line = 77, .n_where = 1, .where = (const uint32_t[]){ 37, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 77 },
};
static const struct dfg_desc_region tensorrt_log_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_log_var_regions[] = { 0, };
static const bool tensorrt_log_dims[] = { 0, };
static const struct dfg_desc_pattern tensorrt_log_desc = {
    .n_nodes = 3, .n_exprs = 38, .n_vars = 1, .n_sets = 0,
    .nodes = tensorrt_log_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_log_regions,
    .var_region = tensorrt_log_var_regions,
    .exprs = tensorrt_log_exprs,
    .var_is_dim = tensorrt_log_dims,
    .text = "\"tensorrt.log\"      = log(fit);", .line = 207
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 17 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 17 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 17 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 17 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 17 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 17 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 17 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 17 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 17 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 17 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 17 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 17 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 20 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 15 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "x.elements >= 0", .line = 20 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 20 },
    /* 17 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "implicit_batch", .line = 20 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "rank", .line = 20 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 21 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "x.rank >= 2", .line = 20 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "implicit_batch and x.rank >= 2", .line = 20 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "shape", .line = 20 },
    /* 25 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 20 },
    /* 26 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x.shape[i]", .line = 20 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "rank", .line = 20 },
    /* 30 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 27, 29, }, .text = "range(1, x.rank)", .line = 20 },
    /* 31 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 26, 30, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 20 },
    /* 32 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 20 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 34 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "prod([x.shape[i] for i in range(1, x.rank)]) >= 0", .line = 20 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 22, 34, }, .text = "(implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 36 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 15, 35, }, .text = "x.elements >= 0 or (implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 37 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 36, }, .text = "type_ok(x), static_shape(x)", .line = 21 },
};
static const struct dfg_desc_node tensorrt_sqrt_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "sqrt", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "sqrt(fit)", .line = 208 },
    [1] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "x", .line = 77, .n_where = 1, .where = (const uint32_t[]){ 37, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 77 },
};
static const struct dfg_desc_region tensorrt_sqrt_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_sqrt_var_regions[] = { 0, };
static const bool tensorrt_sqrt_dims[] = { 0, };
static const struct dfg_desc_pattern tensorrt_sqrt_desc = {
    .n_nodes = 3, .n_exprs = 38, .n_vars = 1, .n_sets = 0,
    .nodes = tensorrt_sqrt_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_sqrt_regions,
    .var_region = tensorrt_sqrt_var_regions,
    .exprs = tensorrt_sqrt_exprs,
    .var_is_dim = tensorrt_sqrt_dims,
    .text = "\"tensorrt.sqrt\"     = sqrt(fit);", .line = 208
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 17 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 17 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 17 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 17 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 17 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 17 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 17 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 17 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 17 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 17 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 17 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 17 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 20 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 15 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "x.elements >= 0", .line = 20 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 20 },
    /* 17 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "implicit_batch", .line = 20 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "rank", .line = 20 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 21 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "x.rank >= 2", .line = 20 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "implicit_batch and x.rank >= 2", .line = 20 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "shape", .line = 20 },
    /* 25 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 20 },
    /* 26 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x.shape[i]", .line = 20 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "rank", .line = 20 },
    /* 30 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 27, 29, }, .text = "range(1, x.rank)", .line = 20 },
    /* 31 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 26, 30, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 20 },
    /* 32 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 20 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 34 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "prod([x.shape[i] for i in range(1, x.rank)]) >= 0", .line = 20 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 22, 34, }, .text = "(implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 36 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 15, 35, }, .text = "x.elements >= 0 or (implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 37 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 36, }, .text = "type_ok(x), static_shape(x)", .line = 21 },
};
static const struct dfg_desc_node tensorrt_abs_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "abs", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "abs(fit)", .line = 209 },
    [1] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "x", .line = 77, .n_where = 1, .where = (const uint32_t[]){ 37, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 77 },
};
static const struct dfg_desc_region tensorrt_abs_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_abs_var_regions[] = { 0, };
static const bool tensorrt_abs_dims[] = { 0, };
static const struct dfg_desc_pattern tensorrt_abs_desc = {
    .n_nodes = 3, .n_exprs = 38, .n_vars = 1, .n_sets = 0,
    .nodes = tensorrt_abs_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_abs_regions,
    .var_region = tensorrt_abs_var_regions,
    .exprs = tensorrt_abs_exprs,
    .var_is_dim = tensorrt_abs_dims,
    .text = "\"tensorrt.abs\"      = abs(fit);", .line = 209
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 17 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 17 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 17 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 17 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 17 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 17 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 17 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 17 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 17 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 17 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 17 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 17 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 20 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 15 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "x.elements >= 0", .line = 20 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 20 },
    /* 17 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "implicit_batch", .line = 20 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "rank", .line = 20 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 21 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "x.rank >= 2", .line = 20 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "implicit_batch and x.rank >= 2", .line = 20 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "shape", .line = 20 },
    /* 25 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 20 },
    /* 26 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x.shape[i]", .line = 20 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "rank", .line = 20 },
    /* 30 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 27, 29, }, .text = "range(1, x.rank)", .line = 20 },
    /* 31 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 26, 30, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 20 },
    /* 32 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 20 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 34 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "prod([x.shape[i] for i in range(1, x.rank)]) >= 0", .line = 20 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 22, 34, }, .text = "(implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 36 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 15, 35, }, .text = "x.elements >= 0 or (implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 37 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 36, }, .text = "type_ok(x), static_shape(x)", .line = 21 },
};
static const struct dfg_desc_node tensorrt_negative_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "negative", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "negative(fit)", .line = 210 },
    [1] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "x", .line = 77, .n_where = 1, .where = (const uint32_t[]){ 37, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 77 },
};
static const struct dfg_desc_region tensorrt_negative_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_negative_var_regions[] = { 0, };
static const bool tensorrt_negative_dims[] = { 0, };
static const struct dfg_desc_pattern tensorrt_negative_desc = {
    .n_nodes = 3, .n_exprs = 38, .n_vars = 1, .n_sets = 0,
    .nodes = tensorrt_negative_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_negative_regions,
    .var_region = tensorrt_negative_var_regions,
    .exprs = tensorrt_negative_exprs,
    .var_is_dim = tensorrt_negative_dims,
    .text = "\"tensorrt.negative\" = negative(fit);", .line = 210
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 17 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 17 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 17 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 17 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 17 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 17 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 17 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 17 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 17 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 17 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 17 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 17 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 20 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 15 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "x.elements >= 0", .line = 20 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 20 },
    /* 17 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "implicit_batch", .line = 20 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "rank", .line = 20 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 21 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "x.rank >= 2", .line = 20 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "implicit_batch and x.rank >= 2", .line = 20 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "shape", .line = 20 },
    /* 25 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 20 },
    /* 26 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x.shape[i]", .line = 20 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "rank", .line = 20 },
    /* 30 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 27, 29, }, .text = "range(1, x.rank)", .line = 20 },
    /* 31 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 26, 30, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 20 },
    /* 32 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 20 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 34 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "prod([x.shape[i] for i in range(1, x.rank)]) >= 0", .line = 20 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 22, 34, }, .text = "(implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 36 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 15, 35, }, .text = "x.elements >= 0 or (implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 37 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 36, }, .text = "type_ok(x), static_shape(x)", .line = 21 },
};
static const struct dfg_desc_node tensorrt_nn_batch_flatten_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.batch_flatten", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "nn.batch_flatten(fit)", .line = 211 },
    [1] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "x", .line = 77, .n_where = 1, .where = (const uint32_t[]){ 37, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 77 },
};
static const struct dfg_desc_region tensorrt_nn_batch_flatten_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_nn_batch_flatten_var_regions[] = { 0, };
static const bool tensorrt_nn_batch_flatten_dims[] = { 0, };
static const struct dfg_desc_pattern tensorrt_nn_batch_flatten_desc = {
    .n_nodes = 3, .n_exprs = 38, .n_vars = 1, .n_sets = 0,
    .nodes = tensorrt_nn_batch_flatten_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_nn_batch_flatten_regions,
    .var_region = tensorrt_nn_batch_flatten_var_regions,
    .exprs = tensorrt_nn_batch_flatten_exprs,
    .var_is_dim = tensorrt_nn_batch_flatten_dims,
    .text = "\"tensorrt.nn.batch_flatten\" = nn.batch_flatten(fit);", .line = 211
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 17 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 17 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 17 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 17 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 17 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 17 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 17 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 17 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 17 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 17 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 17 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 17 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 20 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 15 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "x.elements >= 0", .line = 20 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 20 },
    /* 17 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "implicit_batch", .line = 20 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "rank", .line = 20 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 21 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "x.rank >= 2", .line = 20 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "implicit_batch and x.rank >= 2", .line = 20 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "shape", .line = 20 },
    /* 25 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 20 },
    /* 26 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x.shape[i]", .line = 20 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "rank", .line = 20 },
    /* 30 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 27, 29, }, .text = "range(1, x.rank)", .line = 20 },
    /* 31 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 26, 30, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 20 },
    /* 32 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 20 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 34 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "prod([x.shape[i] for i in range(1, x.rank)]) >= 0", .line = 20 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 22, 34, }, .text = "(implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 36 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 15, 35, }, .text = "x.elements >= 0 or (implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 37 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 36, }, .text = "type_ok(x), static_shape(x)", .line = 21 },
};
static const struct dfg_desc_node tensorrt_clip_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "clip", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "clip(fit)", .line = 212 },
    [1] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "x", .line = 77, .n_where = 1, .where = (const uint32_t[]){ 37, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 77 },
};
static const struct dfg_desc_region tensorrt_clip_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_clip_var_regions[] = { 0, };
static const bool tensorrt_clip_dims[] = { 0, };
static const struct dfg_desc_pattern tensorrt_clip_desc = {
    .n_nodes = 3, .n_exprs = 38, .n_vars = 1, .n_sets = 0,
    .nodes = tensorrt_clip_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_clip_regions,
    .var_region = tensorrt_clip_var_regions,
    .exprs = tensorrt_clip_exprs,
    .var_is_dim = tensorrt_clip_dims,
    .text = "\"tensorrt.clip\"     = clip(fit);", .line = 212
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 17 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 17 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 17 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 17 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 17 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 17 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 17 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 17 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 17 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 17 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 17 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 17 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 20 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 15 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "x.elements >= 0", .line = 20 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 20 },
    /* 17 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "implicit_batch", .line = 20 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "rank", .line = 20 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 21 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "x.rank >= 2", .line = 20 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "implicit_batch and x.rank >= 2", .line = 20 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "shape", .line = 20 },
    /* 25 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 20 },
    /* 26 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x.shape[i]", .line = 20 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "rank", .line = 20 },
    /* 30 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 27, 29, }, .text = "range(1, x.rank)", .line = 20 },
    /* 31 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 26, 30, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 20 },
    /* 32 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 20 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 34 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "prod([x.shape[i] for i in range(1, x.rank)]) >= 0", .line = 20 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 22, 34, }, .text = "(implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 36 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 15, 35, }, .text = "x.elements >= 0 or (implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 37 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 36, }, .text = "type_ok(x), static_shape(x)", .line = 21 },
};
static const struct dfg_desc_node tensorrt_floor_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "floor", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "floor(fit)", .line = 213 },
    [1] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "x", .line = 77, .n_where = 1, .where = (const uint32_t[]){ 37, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 77 },
};
static const struct dfg_desc_region tensorrt_floor_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_floor_var_regions[] = { 0, };
static const bool tensorrt_floor_dims[] = { 0, };
static const struct dfg_desc_pattern tensorrt_floor_desc = {
    .n_nodes = 3, .n_exprs = 38, .n_vars = 1, .n_sets = 0,
    .nodes = tensorrt_floor_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_floor_regions,
    .var_region = tensorrt_floor_var_regions,
    .exprs = tensorrt_floor_exprs,
    .var_is_dim = tensorrt_floor_dims,
    .text = "\"tensorrt.floor\"    = floor(fit);", .line = 213
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 17 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 17 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 17 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 17 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 17 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 17 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 17 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 17 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 17 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 17 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 17 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 17 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 20 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 15 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "x.elements >= 0", .line = 20 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 20 },
    /* 17 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "implicit_batch", .line = 20 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "rank", .line = 20 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 21 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "x.rank >= 2", .line = 20 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "implicit_batch and x.rank >= 2", .line = 20 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "shape", .line = 20 },
    /* 25 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 20 },
    /* 26 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x.shape[i]", .line = 20 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "rank", .line = 20 },
    /* 30 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 27, 29, }, .text = "range(1, x.rank)", .line = 20 },
    /* 31 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 26, 30, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 20 },
    /* 32 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 20 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 34 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "prod([x.shape[i] for i in range(1, x.rank)]) >= 0", .line = 20 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 22, 34, }, .text = "(implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 36 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 15, 35, }, .text = "x.elements >= 0 or (implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 37 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 36, }, .text = "type_ok(x), static_shape(x)", .line = 21 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 80000LL }, .text = "version", .line = 78 },
    /* 39 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 50105LL }, .text = "50105", .line = 78 },
    /* 40 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 38, 39, }, .text = "version >= 50105", .line = 78 },
};
static const struct dfg_desc_node tensorrt_nn_leaky_relu_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.leaky_relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "nn.leaky_relu(since_5)", .line = 214 },
    [1] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "x", .line = 78, .n_where = 2, .where = (const uint32_t[]){ 37, 40, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 78 },
};
static const struct dfg_desc_region tensorrt_nn_leaky_relu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_nn_leaky_relu_var_regions[] = { 0, };
static const bool tensorrt_nn_leaky_relu_dims[] = { 0, };
static const struct dfg_desc_pattern tensorrt_nn_leaky_relu_desc = {
    .n_nodes = 3, .n_exprs = 41, .n_vars = 1, .n_sets = 0,
    .nodes = tensorrt_nn_leaky_relu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_nn_leaky_relu_regions,
    .var_region = tensorrt_nn_leaky_relu_var_regions,
    .exprs = tensorrt_nn_leaky_relu_exprs,
    .var_is_dim = tensorrt_nn_leaky_relu_dims,
    .text = "\"tensorrt.nn.leaky_relu\" = nn.leaky_relu(since_5);", .line = 214
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 17 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 17 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 17 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 17 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 17 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 17 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 17 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 17 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 17 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 17 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 17 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 17 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 20 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 15 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "x.elements >= 0", .line = 20 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 20 },
    /* 17 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "implicit_batch", .line = 20 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "rank", .line = 20 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 21 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "x.rank >= 2", .line = 20 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "implicit_batch and x.rank >= 2", .line = 20 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "shape", .line = 20 },
    /* 25 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 20 },
    /* 26 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x.shape[i]", .line = 20 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "rank", .line = 20 },
    /* 30 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 27, 29, }, .text = "range(1, x.rank)", .line = 20 },
    /* 31 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 26, 30, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 20 },
    /* 32 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 20 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 34 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "prod([x.shape[i] for i in range(1, x.rank)]) >= 0", .line = 20 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 22, 34, }, .text = "(implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 36 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 15, 35, }, .text = "x.elements >= 0 or (implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 37 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 36, }, .text = "type_ok(x), static_shape(x)", .line = 21 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 80000LL }, .text = "version", .line = 78 },
    /* 39 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 50105LL }, .text = "50105", .line = 78 },
    /* 40 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 38, 39, }, .text = "version >= 50105", .line = 78 },
};
static const struct dfg_desc_node tensorrt_sin_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "sin", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "sin(since_5)", .line = 215 },
    [1] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "x", .line = 78, .n_where = 2, .where = (const uint32_t[]){ 37, 40, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 78 },
};
static const struct dfg_desc_region tensorrt_sin_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_sin_var_regions[] = { 0, };
static const bool tensorrt_sin_dims[] = { 0, };
static const struct dfg_desc_pattern tensorrt_sin_desc = {
    .n_nodes = 3, .n_exprs = 41, .n_vars = 1, .n_sets = 0,
    .nodes = tensorrt_sin_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_sin_regions,
    .var_region = tensorrt_sin_var_regions,
    .exprs = tensorrt_sin_exprs,
    .var_is_dim = tensorrt_sin_dims,
    .text = "\"tensorrt.sin\"      = sin(since_5);", .line = 215
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 17 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 17 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 17 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 17 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 17 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 17 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 17 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 17 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 17 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 17 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 17 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 17 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 20 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 15 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "x.elements >= 0", .line = 20 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 20 },
    /* 17 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "implicit_batch", .line = 20 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "rank", .line = 20 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 21 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "x.rank >= 2", .line = 20 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "implicit_batch and x.rank >= 2", .line = 20 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "shape", .line = 20 },
    /* 25 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 20 },
    /* 26 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x.shape[i]", .line = 20 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "rank", .line = 20 },
    /* 30 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 27, 29, }, .text = "range(1, x.rank)", .line = 20 },
    /* 31 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 26, 30, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 20 },
    /* 32 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 20 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 34 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "prod([x.shape[i] for i in range(1, x.rank)]) >= 0", .line = 20 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 22, 34, }, .text = "(implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 36 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 15, 35, }, .text = "x.elements >= 0 or (implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 37 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 36, }, .text = "type_ok(x), static_shape(x)", .line = 21 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 80000LL }, .text = "version", .line = 78 },
    /* 39 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 50105LL }, .text = "50105", .line = 78 },
    /* 40 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 38, 39, }, .text = "version >= 50105", .line = 78 },
};
static const struct dfg_desc_node tensorrt_cos_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "cos", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "cos(since_5)", .line = 216 },
    [1] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "x", .line = 78, .n_where = 2, .where = (const uint32_t[]){ 37, 40, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 78 },
};
static const struct dfg_desc_region tensorrt_cos_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_cos_var_regions[] = { 0, };
static const bool tensorrt_cos_dims[] = { 0, };
static const struct dfg_desc_pattern tensorrt_cos_desc = {
    .n_nodes = 3, .n_exprs = 41, .n_vars = 1, .n_sets = 0,
    .nodes = tensorrt_cos_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_cos_regions,
    .var_region = tensorrt_cos_var_regions,
    .exprs = tensorrt_cos_exprs,
    .var_is_dim = tensorrt_cos_dims,
    .text = "\"tensorrt.cos\"      = cos(since_5);", .line = 216
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 17 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 17 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 17 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 17 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 17 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 17 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 17 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 17 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 17 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 17 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 17 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 17 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 20 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 15 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "x.elements >= 0", .line = 20 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 20 },
    /* 17 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "implicit_batch", .line = 20 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "rank", .line = 20 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 21 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "x.rank >= 2", .line = 20 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "implicit_batch and x.rank >= 2", .line = 20 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "shape", .line = 20 },
    /* 25 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 20 },
    /* 26 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x.shape[i]", .line = 20 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "rank", .line = 20 },
    /* 30 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 27, 29, }, .text = "range(1, x.rank)", .line = 20 },
    /* 31 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 26, 30, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 20 },
    /* 32 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 20 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 34 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "prod([x.shape[i] for i in range(1, x.rank)]) >= 0", .line = 20 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 22, 34, }, .text = "(implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 36 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 15, 35, }, .text = "x.elements >= 0 or (implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 37 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 36, }, .text = "type_ok(x), static_shape(x)", .line = 21 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 80000LL }, .text = "version", .line = 78 },
    /* 39 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 50105LL }, .text = "50105", .line = 78 },
    /* 40 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 38, 39, }, .text = "version >= 50105", .line = 78 },
};
static const struct dfg_desc_node tensorrt_atan_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "atan", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "atan(since_5)", .line = 217 },
    [1] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "x", .line = 78, .n_where = 2, .where = (const uint32_t[]){ 37, 40, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 78 },
};
static const struct dfg_desc_region tensorrt_atan_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_atan_var_regions[] = { 0, };
static const bool tensorrt_atan_dims[] = { 0, };
static const struct dfg_desc_pattern tensorrt_atan_desc = {
    .n_nodes = 3, .n_exprs = 41, .n_vars = 1, .n_sets = 0,
    .nodes = tensorrt_atan_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_atan_regions,
    .var_region = tensorrt_atan_var_regions,
    .exprs = tensorrt_atan_exprs,
    .var_is_dim = tensorrt_atan_dims,
    .text = "\"tensorrt.atan\"     = atan(since_5);", .line = 217
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 17 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 17 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 17 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 17 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 17 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 17 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 17 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 17 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 17 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 17 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 17 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 17 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 20 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 15 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "x.elements >= 0", .line = 20 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 20 },
    /* 17 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "implicit_batch", .line = 20 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "rank", .line = 20 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 21 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "x.rank >= 2", .line = 20 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "implicit_batch and x.rank >= 2", .line = 20 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "shape", .line = 20 },
    /* 25 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 20 },
    /* 26 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x.shape[i]", .line = 20 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "rank", .line = 20 },
    /* 30 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 27, 29, }, .text = "range(1, x.rank)", .line = 20 },
    /* 31 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 26, 30, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 20 },
    /* 32 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 20 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 34 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "prod([x.shape[i] for i in range(1, x.rank)]) >= 0", .line = 20 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 22, 34, }, .text = "(implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 36 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 15, 35, }, .text = "x.elements >= 0 or (implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 37 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 36, }, .text = "type_ok(x), static_shape(x)", .line = 21 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 80000LL }, .text = "version", .line = 78 },
    /* 39 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 50105LL }, .text = "50105", .line = 78 },
    /* 40 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 38, 39, }, .text = "version >= 50105", .line = 78 },
};
static const struct dfg_desc_node tensorrt_ceil_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "ceil", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "ceil(since_5)", .line = 218 },
    [1] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "x", .line = 78, .n_where = 2, .where = (const uint32_t[]){ 37, 40, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 78 },
};
static const struct dfg_desc_region tensorrt_ceil_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_ceil_var_regions[] = { 0, };
static const bool tensorrt_ceil_dims[] = { 0, };
static const struct dfg_desc_pattern tensorrt_ceil_desc = {
    .n_nodes = 3, .n_exprs = 41, .n_vars = 1, .n_sets = 0,
    .nodes = tensorrt_ceil_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_ceil_regions,
    .var_region = tensorrt_ceil_var_regions,
    .exprs = tensorrt_ceil_exprs,
    .var_is_dim = tensorrt_ceil_dims,
    .text = "\"tensorrt.ceil\"     = ceil(since_5);", .line = 218
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 17 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 17 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 17 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 17 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "use_fp16", .line = 17 },
    /* 5 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "use_fp16", .line = 17 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 17 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "dtype", .line = 17 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 17 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.dtype == f16", .line = 17 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "(use_fp16 and x.dtype == f16)", .line = 17 },
    /* 11 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "x.dtype == f32 or (use_fp16 and x.dtype == f16)", .line = 17 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 20 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 15 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "x.elements >= 0", .line = 20 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "implicit_batch", .line = 20 },
    /* 17 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "implicit_batch", .line = 20 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "rank", .line = 20 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 21 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "x.rank >= 2", .line = 20 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "implicit_batch and x.rank >= 2", .line = 20 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "shape", .line = 20 },
    /* 25 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 20 },
    /* 26 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x.shape[i]", .line = 20 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "rank", .line = 20 },
    /* 30 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 27, 29, }, .text = "range(1, x.rank)", .line = 20 },
    /* 31 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 26, 30, }, .text = "[x.shape[i] for i in range(1, x.rank)]", .line = 20 },
    /* 32 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "prod([x.shape[i] for i in range(1, x.rank)])", .line = 20 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 34 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "prod([x.shape[i] for i in range(1, x.rank)]) >= 0", .line = 20 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 22, 34, }, .text = "(implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 36 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 15, 35, }, .text = "x.elements >= 0 or (implicit_batch and x.rank >= 2 and prod([x.shape[i] for i in range(1, x.rank)]) >= 0)", .line = 20 },
    /* 37 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 36, }, .text = "type_ok(x), static_shape(x)", .line = 21 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 80000LL }, .text = "version", .line = 79 },
    /* 39 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 70000LL }, .text = "70000", .line = 79 },
    /* 40 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 38, 39, }, .text = "version >= 70000", .line = 79 },
};
static const struct dfg_desc_node tensorrt_erf_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "erf", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "erf(since_7)", .line = 219 },
    [1] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "x", .line = 79, .n_where = 2, .where = (const uint32_t[]){ 37, 40, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 79 },
};
static const struct dfg_desc_region tensorrt_erf_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t tensorrt_erf_var_regions[] = { 0, };
static const bool tensorrt_erf_dims[] = { 0, };
static const struct dfg_desc_pattern tensorrt_erf_desc = {
    .n_nodes = 3, .n_exprs = 41, .n_vars = 1, .n_sets = 0,
    .nodes = tensorrt_erf_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = tensorrt_erf_regions,
    .var_region = tensorrt_erf_var_regions,
    .exprs = tensorrt_erf_exprs,
    .var_is_dim = tensorrt_erf_dims,
    .text = "\"tensorrt.erf\"      = erf(since_7);", .line = 219
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
    { .name = "conv1d", .place = "tensorrt.pat:27", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct tensorrt_conv1d_match),
      .n_captures = 3, .captures = tensorrt_conv1d_captures,
      .match = tensorrt_conv1d_any, .each = tensorrt_conv1d_all, .desc = &tensorrt_conv1d_desc,
      .whole_size = sizeof(struct tensorrt_conv1d_whole), .n_parts = sizeof tensorrt_conv1d_parts / sizeof *tensorrt_conv1d_parts,
      .n_params = 2, .parts = tensorrt_conv1d_parts, .whole = tensorrt_conv1d_whole },
    { .name = "conv2d", .place = "tensorrt.pat:32", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct tensorrt_conv2d_match),
      .n_captures = 3, .captures = tensorrt_conv2d_captures,
      .match = tensorrt_conv2d_any, .each = tensorrt_conv2d_all, .desc = &tensorrt_conv2d_desc,
      .whole_size = sizeof(struct tensorrt_conv2d_whole), .n_parts = sizeof tensorrt_conv2d_parts / sizeof *tensorrt_conv2d_parts,
      .n_params = 2, .parts = tensorrt_conv2d_parts, .whole = tensorrt_conv2d_whole },
    { .name = "conv3d", .place = "tensorrt.pat:37", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct tensorrt_conv3d_match),
      .n_captures = 3, .captures = tensorrt_conv3d_captures,
      .match = tensorrt_conv3d_any, .each = tensorrt_conv3d_all, .desc = &tensorrt_conv3d_desc,
      .whole_size = sizeof(struct tensorrt_conv3d_whole), .n_parts = sizeof tensorrt_conv3d_parts / sizeof *tensorrt_conv3d_parts,
      .n_params = 2, .parts = tensorrt_conv3d_parts, .whole = tensorrt_conv3d_whole },
    { .name = "conv2d_transpose", .place = "tensorrt.pat:42", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct tensorrt_conv2d_transpose_match),
      .n_captures = 3, .captures = tensorrt_conv2d_transpose_captures,
      .match = tensorrt_conv2d_transpose_any, .each = tensorrt_conv2d_transpose_all, .desc = &tensorrt_conv2d_transpose_desc,
      .whole_size = sizeof(struct tensorrt_conv2d_transpose_whole), .n_parts = sizeof tensorrt_conv2d_transpose_parts / sizeof *tensorrt_conv2d_transpose_parts,
      .n_params = 2, .parts = tensorrt_conv2d_transpose_parts, .whole = tensorrt_conv2d_transpose_whole },
    { .name = "conv3d_transpose", .place = "tensorrt.pat:47", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct tensorrt_conv3d_transpose_match),
      .n_captures = 3, .captures = tensorrt_conv3d_transpose_captures,
      .match = tensorrt_conv3d_transpose_any, .each = tensorrt_conv3d_transpose_all, .desc = &tensorrt_conv3d_transpose_desc,
      .whole_size = sizeof(struct tensorrt_conv3d_transpose_whole), .n_parts = sizeof tensorrt_conv3d_transpose_parts / sizeof *tensorrt_conv3d_transpose_parts,
      .n_params = 2, .parts = tensorrt_conv3d_transpose_parts, .whole = tensorrt_conv3d_transpose_whole },
    { .name = "dense", .place = "tensorrt.pat:52", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct tensorrt_dense_match),
      .n_captures = 2, .captures = tensorrt_dense_captures,
      .match = tensorrt_dense_any, .each = tensorrt_dense_all, .desc = &tensorrt_dense_desc,
      .whole_size = sizeof(struct tensorrt_dense_whole), .n_parts = sizeof tensorrt_dense_parts / sizeof *tensorrt_dense_parts,
      .n_params = 2, .parts = tensorrt_dense_parts, .whole = tensorrt_dense_whole },
    { .name = "bias_add", .place = "tensorrt.pat:53", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct tensorrt_bias_add_match),
      .n_captures = 2, .captures = tensorrt_bias_add_captures,
      .match = tensorrt_bias_add_any, .each = tensorrt_bias_add_all, .desc = &tensorrt_bias_add_desc,
      .whole_size = sizeof(struct tensorrt_bias_add_whole), .n_parts = sizeof tensorrt_bias_add_parts / sizeof *tensorrt_bias_add_parts,
      .n_params = 2, .parts = tensorrt_bias_add_parts, .whole = tensorrt_bias_add_whole },
    { .name = "batch_matmul", .place = "tensorrt.pat:54", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct tensorrt_batch_matmul_match),
      .n_captures = 2, .captures = tensorrt_batch_matmul_captures,
      .match = tensorrt_batch_matmul_any, .each = tensorrt_batch_matmul_all, .desc = &tensorrt_batch_matmul_desc,
      .whole_size = sizeof(struct tensorrt_batch_matmul_whole), .n_parts = sizeof tensorrt_batch_matmul_parts / sizeof *tensorrt_batch_matmul_parts,
      .n_params = 2, .parts = tensorrt_batch_matmul_parts, .whole = tensorrt_batch_matmul_whole },
    { .name = "add_two", .place = "tensorrt.pat:67", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct tensorrt_add_two_match),
      .n_captures = 2, .captures = tensorrt_add_two_captures,
      .match = tensorrt_add_two_any, .each = tensorrt_add_two_all, .desc = &tensorrt_add_two_desc,
      .whole_size = sizeof(struct tensorrt_add_two_whole), .n_parts = sizeof tensorrt_add_two_parts / sizeof *tensorrt_add_two_parts,
      .n_params = 2, .parts = tensorrt_add_two_parts, .whole = tensorrt_add_two_whole },
    { .name = "divide_two", .place = "tensorrt.pat:69", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct tensorrt_divide_two_match),
      .n_captures = 2, .captures = tensorrt_divide_two_captures,
      .match = tensorrt_divide_two_any, .each = tensorrt_divide_two_all, .desc = &tensorrt_divide_two_desc,
      .whole_size = sizeof(struct tensorrt_divide_two_whole), .n_parts = sizeof tensorrt_divide_two_parts / sizeof *tensorrt_divide_two_parts,
      .n_params = 2, .parts = tensorrt_divide_two_parts, .whole = tensorrt_divide_two_whole },
    { .name = "subtract_two", .place = "tensorrt.pat:70", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct tensorrt_subtract_two_match),
      .n_captures = 2, .captures = tensorrt_subtract_two_captures,
      .match = tensorrt_subtract_two_any, .each = tensorrt_subtract_two_all, .desc = &tensorrt_subtract_two_desc,
      .whole_size = sizeof(struct tensorrt_subtract_two_whole), .n_parts = sizeof tensorrt_subtract_two_parts / sizeof *tensorrt_subtract_two_parts,
      .n_params = 2, .parts = tensorrt_subtract_two_parts, .whole = tensorrt_subtract_two_whole },
    { .name = "multiply_two", .place = "tensorrt.pat:71", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct tensorrt_multiply_two_match),
      .n_captures = 2, .captures = tensorrt_multiply_two_captures,
      .match = tensorrt_multiply_two_any, .each = tensorrt_multiply_two_all, .desc = &tensorrt_multiply_two_desc,
      .whole_size = sizeof(struct tensorrt_multiply_two_whole), .n_parts = sizeof tensorrt_multiply_two_parts / sizeof *tensorrt_multiply_two_parts,
      .n_params = 2, .parts = tensorrt_multiply_two_parts, .whole = tensorrt_multiply_two_whole },
    { .name = "power_two", .place = "tensorrt.pat:72", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct tensorrt_power_two_match),
      .n_captures = 2, .captures = tensorrt_power_two_captures,
      .match = tensorrt_power_two_any, .each = tensorrt_power_two_all, .desc = &tensorrt_power_two_desc,
      .whole_size = sizeof(struct tensorrt_power_two_whole), .n_parts = sizeof tensorrt_power_two_parts / sizeof *tensorrt_power_two_parts,
      .n_params = 2, .parts = tensorrt_power_two_parts, .whole = tensorrt_power_two_whole },
    { .name = "maximum_two", .place = "tensorrt.pat:73", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct tensorrt_maximum_two_match),
      .n_captures = 2, .captures = tensorrt_maximum_two_captures,
      .match = tensorrt_maximum_two_any, .each = tensorrt_maximum_two_all, .desc = &tensorrt_maximum_two_desc,
      .whole_size = sizeof(struct tensorrt_maximum_two_whole), .n_parts = sizeof tensorrt_maximum_two_parts / sizeof *tensorrt_maximum_two_parts,
      .n_params = 2, .parts = tensorrt_maximum_two_parts, .whole = tensorrt_maximum_two_whole },
    { .name = "minimum_two", .place = "tensorrt.pat:74", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct tensorrt_minimum_two_match),
      .n_captures = 2, .captures = tensorrt_minimum_two_captures,
      .match = tensorrt_minimum_two_any, .each = tensorrt_minimum_two_all, .desc = &tensorrt_minimum_two_desc,
      .whole_size = sizeof(struct tensorrt_minimum_two_whole), .n_parts = sizeof tensorrt_minimum_two_parts / sizeof *tensorrt_minimum_two_parts,
      .n_params = 2, .parts = tensorrt_minimum_two_parts, .whole = tensorrt_minimum_two_whole },
    { .name = "fit", .place = "tensorrt.pat:77", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct tensorrt_fit_match),
      .n_captures = 1, .captures = tensorrt_fit_captures,
      .match = tensorrt_fit_any, .each = tensorrt_fit_all, .desc = &tensorrt_fit_desc,
      .whole_size = sizeof(struct tensorrt_fit_whole), .n_parts = sizeof tensorrt_fit_parts / sizeof *tensorrt_fit_parts,
      .n_params = 1, .parts = tensorrt_fit_parts, .whole = tensorrt_fit_whole },
    { .name = "since_5", .place = "tensorrt.pat:78", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct tensorrt_since_5_match),
      .n_captures = 1, .captures = tensorrt_since_5_captures,
      .match = tensorrt_since_5_any, .each = tensorrt_since_5_all, .desc = &tensorrt_since_5_desc,
      .whole_size = sizeof(struct tensorrt_since_5_whole), .n_parts = sizeof tensorrt_since_5_parts / sizeof *tensorrt_since_5_parts,
      .n_params = 1, .parts = tensorrt_since_5_parts, .whole = tensorrt_since_5_whole },
    { .name = "since_7", .place = "tensorrt.pat:79", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct tensorrt_since_7_match),
      .n_captures = 1, .captures = tensorrt_since_7_captures,
      .match = tensorrt_since_7_any, .each = tensorrt_since_7_all, .desc = &tensorrt_since_7_desc,
      .whole_size = sizeof(struct tensorrt_since_7_whole), .n_parts = sizeof tensorrt_since_7_parts / sizeof *tensorrt_since_7_parts,
      .n_params = 1, .parts = tensorrt_since_7_parts, .whole = tensorrt_since_7_whole },
    { .name = "batch_norm", .place = "tensorrt.pat:83", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct tensorrt_batch_norm_match),
      .n_captures = 2, .captures = tensorrt_batch_norm_captures,
      .match = tensorrt_batch_norm_any, .each = tensorrt_batch_norm_all, .desc = &tensorrt_batch_norm_desc,
      .whole_size = sizeof(struct tensorrt_batch_norm_whole), .n_parts = sizeof tensorrt_batch_norm_parts / sizeof *tensorrt_batch_norm_parts,
      .n_params = 1, .parts = tensorrt_batch_norm_parts, .whole = tensorrt_batch_norm_whole },
    { .name = "layer_norm", .place = "tensorrt.pat:88", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct tensorrt_layer_norm_match),
      .n_captures = 3, .captures = tensorrt_layer_norm_captures,
      .match = tensorrt_layer_norm_any, .each = tensorrt_layer_norm_all, .desc = &tensorrt_layer_norm_desc,
      .whole_size = sizeof(struct tensorrt_layer_norm_whole), .n_parts = sizeof tensorrt_layer_norm_parts / sizeof *tensorrt_layer_norm_parts,
      .n_params = 3, .parts = tensorrt_layer_norm_parts, .whole = tensorrt_layer_norm_whole },
    { .name = "softmax", .place = "tensorrt.pat:90", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct tensorrt_softmax_match),
      .n_captures = 2, .captures = tensorrt_softmax_captures,
      .match = tensorrt_softmax_any, .each = tensorrt_softmax_all, .desc = &tensorrt_softmax_desc,
      .whole_size = sizeof(struct tensorrt_softmax_whole), .n_parts = sizeof tensorrt_softmax_parts / sizeof *tensorrt_softmax_parts,
      .n_params = 1, .parts = tensorrt_softmax_parts, .whole = tensorrt_softmax_whole },
    { .name = "split_up", .place = "tensorrt.pat:91", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct tensorrt_split_up_match),
      .n_captures = 2, .captures = tensorrt_split_up_captures,
      .match = tensorrt_split_up_any, .each = tensorrt_split_up_all, .desc = &tensorrt_split_up_desc,
      .whole_size = sizeof(struct tensorrt_split_up_whole), .n_parts = sizeof tensorrt_split_up_parts / sizeof *tensorrt_split_up_parts,
      .n_params = 1, .parts = tensorrt_split_up_parts, .whole = tensorrt_split_up_whole },
    { .name = "expanded", .place = "tensorrt.pat:92", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct tensorrt_expanded_match),
      .n_captures = 2, .captures = tensorrt_expanded_captures,
      .match = tensorrt_expanded_any, .each = tensorrt_expanded_all, .desc = &tensorrt_expanded_desc,
      .whole_size = sizeof(struct tensorrt_expanded_whole), .n_parts = sizeof tensorrt_expanded_parts / sizeof *tensorrt_expanded_parts,
      .n_params = 1, .parts = tensorrt_expanded_parts, .whole = tensorrt_expanded_whole },
    { .name = "squeezed", .place = "tensorrt.pat:93", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct tensorrt_squeezed_match),
      .n_captures = 2, .captures = tensorrt_squeezed_captures,
      .match = tensorrt_squeezed_any, .each = tensorrt_squeezed_all, .desc = &tensorrt_squeezed_desc,
      .whole_size = sizeof(struct tensorrt_squeezed_whole), .n_parts = sizeof tensorrt_squeezed_parts / sizeof *tensorrt_squeezed_parts,
      .n_params = 1, .parts = tensorrt_squeezed_parts, .whole = tensorrt_squeezed_whole },
    { .name = "concatenated", .place = "tensorrt.pat:98", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct tensorrt_concatenated_match),
      .n_captures = 3, .captures = tensorrt_concatenated_captures,
      .match = tensorrt_concatenated_any, .each = tensorrt_concatenated_all, .desc = &tensorrt_concatenated_desc,
      .whole_size = sizeof(struct tensorrt_concatenated_whole), .n_parts = sizeof tensorrt_concatenated_parts / sizeof *tensorrt_concatenated_parts,
      .n_params = 1, .parts = tensorrt_concatenated_parts, .whole = tensorrt_concatenated_whole },
    { .name = "transposed", .place = "tensorrt.pat:103", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct tensorrt_transposed_match),
      .n_captures = 2, .captures = tensorrt_transposed_captures,
      .match = tensorrt_transposed_any, .each = tensorrt_transposed_all, .desc = &tensorrt_transposed_desc,
      .whole_size = sizeof(struct tensorrt_transposed_whole), .n_parts = sizeof tensorrt_transposed_parts / sizeof *tensorrt_transposed_parts,
      .n_params = 1, .parts = tensorrt_transposed_parts, .whole = tensorrt_transposed_whole },
    { .name = "reshaped", .place = "tensorrt.pat:109", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct tensorrt_reshaped_match),
      .n_captures = 3, .captures = tensorrt_reshaped_captures,
      .match = tensorrt_reshaped_any, .each = tensorrt_reshaped_all, .desc = &tensorrt_reshaped_desc,
      .whole_size = sizeof(struct tensorrt_reshaped_whole), .n_parts = sizeof tensorrt_reshaped_parts / sizeof *tensorrt_reshaped_parts,
      .n_params = 1, .parts = tensorrt_reshaped_parts, .whole = tensorrt_reshaped_whole },
    { .name = "sliced", .place = "tensorrt.pat:115", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct tensorrt_sliced_match),
      .n_captures = 2, .captures = tensorrt_sliced_captures,
      .match = tensorrt_sliced_any, .each = tensorrt_sliced_all, .desc = &tensorrt_sliced_desc,
      .whole_size = sizeof(struct tensorrt_sliced_whole), .n_parts = sizeof tensorrt_sliced_parts / sizeof *tensorrt_sliced_parts,
      .n_params = 1, .parts = tensorrt_sliced_parts, .whole = tensorrt_sliced_whole },
    { .name = "padded", .place = "tensorrt.pat:121", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct tensorrt_padded_match),
      .n_captures = 1, .captures = tensorrt_padded_captures,
      .match = tensorrt_padded_any, .each = tensorrt_padded_all, .desc = &tensorrt_padded_desc,
      .whole_size = sizeof(struct tensorrt_padded_whole), .n_parts = sizeof tensorrt_padded_parts / sizeof *tensorrt_padded_parts,
      .n_params = 1, .parts = tensorrt_padded_parts, .whole = tensorrt_padded_whole },
    { .name = "relaid", .place = "tensorrt.pat:122", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct tensorrt_relaid_match),
      .n_captures = 4, .captures = tensorrt_relaid_captures,
      .match = tensorrt_relaid_any, .each = tensorrt_relaid_all, .desc = &tensorrt_relaid_desc,
      .whole_size = sizeof(struct tensorrt_relaid_whole), .n_parts = sizeof tensorrt_relaid_parts / sizeof *tensorrt_relaid_parts,
      .n_params = 1, .parts = tensorrt_relaid_parts, .whole = tensorrt_relaid_whole },
    { .name = "max_pool2d", .place = "tensorrt.pat:132", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct tensorrt_max_pool2d_match),
      .n_captures = 1, .captures = tensorrt_max_pool2d_captures,
      .match = tensorrt_max_pool2d_any, .each = tensorrt_max_pool2d_all, .desc = &tensorrt_max_pool2d_desc,
      .whole_size = sizeof(struct tensorrt_max_pool2d_whole), .n_parts = sizeof tensorrt_max_pool2d_parts / sizeof *tensorrt_max_pool2d_parts,
      .n_params = 1, .parts = tensorrt_max_pool2d_parts, .whole = tensorrt_max_pool2d_whole },
    { .name = "avg_pool2d", .place = "tensorrt.pat:133", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct tensorrt_avg_pool2d_match),
      .n_captures = 2, .captures = tensorrt_avg_pool2d_captures,
      .match = tensorrt_avg_pool2d_any, .each = tensorrt_avg_pool2d_all, .desc = &tensorrt_avg_pool2d_desc,
      .whole_size = sizeof(struct tensorrt_avg_pool2d_whole), .n_parts = sizeof tensorrt_avg_pool2d_parts / sizeof *tensorrt_avg_pool2d_parts,
      .n_params = 1, .parts = tensorrt_avg_pool2d_parts, .whole = tensorrt_avg_pool2d_whole },
    { .name = "max_pool3d", .place = "tensorrt.pat:140", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct tensorrt_max_pool3d_match),
      .n_captures = 1, .captures = tensorrt_max_pool3d_captures,
      .match = tensorrt_max_pool3d_any, .each = tensorrt_max_pool3d_all, .desc = &tensorrt_max_pool3d_desc,
      .whole_size = sizeof(struct tensorrt_max_pool3d_whole), .n_parts = sizeof tensorrt_max_pool3d_parts / sizeof *tensorrt_max_pool3d_parts,
      .n_params = 1, .parts = tensorrt_max_pool3d_parts, .whole = tensorrt_max_pool3d_whole },
    { .name = "avg_pool3d", .place = "tensorrt.pat:141", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct tensorrt_avg_pool3d_match),
      .n_captures = 1, .captures = tensorrt_avg_pool3d_captures,
      .match = tensorrt_avg_pool3d_any, .each = tensorrt_avg_pool3d_all, .desc = &tensorrt_avg_pool3d_desc,
      .whole_size = sizeof(struct tensorrt_avg_pool3d_whole), .n_parts = sizeof tensorrt_avg_pool3d_parts / sizeof *tensorrt_avg_pool3d_parts,
      .n_params = 1, .parts = tensorrt_avg_pool3d_parts, .whole = tensorrt_avg_pool3d_whole },
    { .name = "global_max_pool2d", .place = "tensorrt.pat:142", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct tensorrt_global_max_pool2d_match),
      .n_captures = 1, .captures = tensorrt_global_max_pool2d_captures,
      .match = tensorrt_global_max_pool2d_any, .each = tensorrt_global_max_pool2d_all, .desc = &tensorrt_global_max_pool2d_desc,
      .whole_size = sizeof(struct tensorrt_global_max_pool2d_whole), .n_parts = sizeof tensorrt_global_max_pool2d_parts / sizeof *tensorrt_global_max_pool2d_parts,
      .n_params = 1, .parts = tensorrt_global_max_pool2d_parts, .whole = tensorrt_global_max_pool2d_whole },
    { .name = "global_avg_pool2d", .place = "tensorrt.pat:143", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct tensorrt_global_avg_pool2d_match),
      .n_captures = 1, .captures = tensorrt_global_avg_pool2d_captures,
      .match = tensorrt_global_avg_pool2d_any, .each = tensorrt_global_avg_pool2d_all, .desc = &tensorrt_global_avg_pool2d_desc,
      .whole_size = sizeof(struct tensorrt_global_avg_pool2d_whole), .n_parts = sizeof tensorrt_global_avg_pool2d_parts / sizeof *tensorrt_global_avg_pool2d_parts,
      .n_params = 1, .parts = tensorrt_global_avg_pool2d_parts, .whole = tensorrt_global_avg_pool2d_whole },
    { .name = "adaptive_max_pool2d", .place = "tensorrt.pat:144", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct tensorrt_adaptive_max_pool2d_match),
      .n_captures = 2, .captures = tensorrt_adaptive_max_pool2d_captures,
      .match = tensorrt_adaptive_max_pool2d_any, .each = tensorrt_adaptive_max_pool2d_all, .desc = &tensorrt_adaptive_max_pool2d_desc,
      .whole_size = sizeof(struct tensorrt_adaptive_max_pool2d_whole), .n_parts = sizeof tensorrt_adaptive_max_pool2d_parts / sizeof *tensorrt_adaptive_max_pool2d_parts,
      .n_params = 1, .parts = tensorrt_adaptive_max_pool2d_parts, .whole = tensorrt_adaptive_max_pool2d_whole },
    { .name = "adaptive_avg_pool2d", .place = "tensorrt.pat:149", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct tensorrt_adaptive_avg_pool2d_match),
      .n_captures = 2, .captures = tensorrt_adaptive_avg_pool2d_captures,
      .match = tensorrt_adaptive_avg_pool2d_any, .each = tensorrt_adaptive_avg_pool2d_all, .desc = &tensorrt_adaptive_avg_pool2d_desc,
      .whole_size = sizeof(struct tensorrt_adaptive_avg_pool2d_whole), .n_parts = sizeof tensorrt_adaptive_avg_pool2d_parts / sizeof *tensorrt_adaptive_avg_pool2d_parts,
      .n_params = 1, .parts = tensorrt_adaptive_avg_pool2d_parts, .whole = tensorrt_adaptive_avg_pool2d_whole },
    { .name = "reduced", .place = "tensorrt.pat:155", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct tensorrt_reduced_match),
      .n_captures = 2, .captures = tensorrt_reduced_captures,
      .match = tensorrt_reduced_any, .each = tensorrt_reduced_all, .desc = &tensorrt_reduced_desc,
      .whole_size = sizeof(struct tensorrt_reduced_whole), .n_parts = sizeof tensorrt_reduced_parts / sizeof *tensorrt_reduced_parts,
      .n_params = 1, .parts = tensorrt_reduced_parts, .whole = tensorrt_reduced_whole },
    { .name = "tensorrt.sum", .place = "tensorrt.pat:198", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct tensorrt_sum_match),
      .match = tensorrt_sum_any, .each = tensorrt_sum_all, .desc = &tensorrt_sum_desc,
      .whole_size = sizeof(struct tensorrt_sum_whole), .n_parts = sizeof tensorrt_sum_parts / sizeof *tensorrt_sum_parts,
      .n_params = 0, .parts = tensorrt_sum_parts, .whole = tensorrt_sum_whole },
    { .name = "tensorrt.prod", .place = "tensorrt.pat:199", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct tensorrt_prod_match),
      .match = tensorrt_prod_any, .each = tensorrt_prod_all, .desc = &tensorrt_prod_desc,
      .whole_size = sizeof(struct tensorrt_prod_whole), .n_parts = sizeof tensorrt_prod_parts / sizeof *tensorrt_prod_parts,
      .n_params = 0, .parts = tensorrt_prod_parts, .whole = tensorrt_prod_whole },
    { .name = "tensorrt.max", .place = "tensorrt.pat:200", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct tensorrt_max_match),
      .match = tensorrt_max_any, .each = tensorrt_max_all, .desc = &tensorrt_max_desc,
      .whole_size = sizeof(struct tensorrt_max_whole), .n_parts = sizeof tensorrt_max_parts / sizeof *tensorrt_max_parts,
      .n_params = 0, .parts = tensorrt_max_parts, .whole = tensorrt_max_whole },
    { .name = "tensorrt.min", .place = "tensorrt.pat:201", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct tensorrt_min_match),
      .match = tensorrt_min_any, .each = tensorrt_min_all, .desc = &tensorrt_min_desc,
      .whole_size = sizeof(struct tensorrt_min_whole), .n_parts = sizeof tensorrt_min_parts / sizeof *tensorrt_min_parts,
      .n_params = 0, .parts = tensorrt_min_parts, .whole = tensorrt_min_whole },
    { .name = "tensorrt.mean", .place = "tensorrt.pat:202", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct tensorrt_mean_match),
      .match = tensorrt_mean_any, .each = tensorrt_mean_all, .desc = &tensorrt_mean_desc,
      .whole_size = sizeof(struct tensorrt_mean_whole), .n_parts = sizeof tensorrt_mean_parts / sizeof *tensorrt_mean_parts,
      .n_params = 0, .parts = tensorrt_mean_parts, .whole = tensorrt_mean_whole },
    { .name = "tensorrt.nn.relu", .place = "tensorrt.pat:203", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct tensorrt_nn_relu_match),
      .match = tensorrt_nn_relu_any, .each = tensorrt_nn_relu_all, .desc = &tensorrt_nn_relu_desc,
      .whole_size = sizeof(struct tensorrt_nn_relu_whole), .n_parts = sizeof tensorrt_nn_relu_parts / sizeof *tensorrt_nn_relu_parts,
      .n_params = 0, .parts = tensorrt_nn_relu_parts, .whole = tensorrt_nn_relu_whole },
    { .name = "tensorrt.sigmoid", .place = "tensorrt.pat:204", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct tensorrt_sigmoid_match),
      .match = tensorrt_sigmoid_any, .each = tensorrt_sigmoid_all, .desc = &tensorrt_sigmoid_desc,
      .whole_size = sizeof(struct tensorrt_sigmoid_whole), .n_parts = sizeof tensorrt_sigmoid_parts / sizeof *tensorrt_sigmoid_parts,
      .n_params = 0, .parts = tensorrt_sigmoid_parts, .whole = tensorrt_sigmoid_whole },
    { .name = "tensorrt.tanh", .place = "tensorrt.pat:205", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct tensorrt_tanh_match),
      .match = tensorrt_tanh_any, .each = tensorrt_tanh_all, .desc = &tensorrt_tanh_desc,
      .whole_size = sizeof(struct tensorrt_tanh_whole), .n_parts = sizeof tensorrt_tanh_parts / sizeof *tensorrt_tanh_parts,
      .n_params = 0, .parts = tensorrt_tanh_parts, .whole = tensorrt_tanh_whole },
    { .name = "tensorrt.exp", .place = "tensorrt.pat:206", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct tensorrt_exp_match),
      .match = tensorrt_exp_any, .each = tensorrt_exp_all, .desc = &tensorrt_exp_desc,
      .whole_size = sizeof(struct tensorrt_exp_whole), .n_parts = sizeof tensorrt_exp_parts / sizeof *tensorrt_exp_parts,
      .n_params = 0, .parts = tensorrt_exp_parts, .whole = tensorrt_exp_whole },
    { .name = "tensorrt.log", .place = "tensorrt.pat:207", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct tensorrt_log_match),
      .match = tensorrt_log_any, .each = tensorrt_log_all, .desc = &tensorrt_log_desc,
      .whole_size = sizeof(struct tensorrt_log_whole), .n_parts = sizeof tensorrt_log_parts / sizeof *tensorrt_log_parts,
      .n_params = 0, .parts = tensorrt_log_parts, .whole = tensorrt_log_whole },
    { .name = "tensorrt.sqrt", .place = "tensorrt.pat:208", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct tensorrt_sqrt_match),
      .match = tensorrt_sqrt_any, .each = tensorrt_sqrt_all, .desc = &tensorrt_sqrt_desc,
      .whole_size = sizeof(struct tensorrt_sqrt_whole), .n_parts = sizeof tensorrt_sqrt_parts / sizeof *tensorrt_sqrt_parts,
      .n_params = 0, .parts = tensorrt_sqrt_parts, .whole = tensorrt_sqrt_whole },
    { .name = "tensorrt.abs", .place = "tensorrt.pat:209", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct tensorrt_abs_match),
      .match = tensorrt_abs_any, .each = tensorrt_abs_all, .desc = &tensorrt_abs_desc,
      .whole_size = sizeof(struct tensorrt_abs_whole), .n_parts = sizeof tensorrt_abs_parts / sizeof *tensorrt_abs_parts,
      .n_params = 0, .parts = tensorrt_abs_parts, .whole = tensorrt_abs_whole },
    { .name = "tensorrt.negative", .place = "tensorrt.pat:210", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct tensorrt_negative_match),
      .match = tensorrt_negative_any, .each = tensorrt_negative_all, .desc = &tensorrt_negative_desc,
      .whole_size = sizeof(struct tensorrt_negative_whole), .n_parts = sizeof tensorrt_negative_parts / sizeof *tensorrt_negative_parts,
      .n_params = 0, .parts = tensorrt_negative_parts, .whole = tensorrt_negative_whole },
    { .name = "tensorrt.nn.batch_flatten", .place = "tensorrt.pat:211", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct tensorrt_nn_batch_flatten_match),
      .match = tensorrt_nn_batch_flatten_any, .each = tensorrt_nn_batch_flatten_all, .desc = &tensorrt_nn_batch_flatten_desc,
      .whole_size = sizeof(struct tensorrt_nn_batch_flatten_whole), .n_parts = sizeof tensorrt_nn_batch_flatten_parts / sizeof *tensorrt_nn_batch_flatten_parts,
      .n_params = 0, .parts = tensorrt_nn_batch_flatten_parts, .whole = tensorrt_nn_batch_flatten_whole },
    { .name = "tensorrt.clip", .place = "tensorrt.pat:212", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct tensorrt_clip_match),
      .match = tensorrt_clip_any, .each = tensorrt_clip_all, .desc = &tensorrt_clip_desc,
      .whole_size = sizeof(struct tensorrt_clip_whole), .n_parts = sizeof tensorrt_clip_parts / sizeof *tensorrt_clip_parts,
      .n_params = 0, .parts = tensorrt_clip_parts, .whole = tensorrt_clip_whole },
    { .name = "tensorrt.floor", .place = "tensorrt.pat:213", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct tensorrt_floor_match),
      .match = tensorrt_floor_any, .each = tensorrt_floor_all, .desc = &tensorrt_floor_desc,
      .whole_size = sizeof(struct tensorrt_floor_whole), .n_parts = sizeof tensorrt_floor_parts / sizeof *tensorrt_floor_parts,
      .n_params = 0, .parts = tensorrt_floor_parts, .whole = tensorrt_floor_whole },
    { .name = "tensorrt.nn.leaky_relu", .place = "tensorrt.pat:214", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct tensorrt_nn_leaky_relu_match),
      .match = tensorrt_nn_leaky_relu_any, .each = tensorrt_nn_leaky_relu_all, .desc = &tensorrt_nn_leaky_relu_desc,
      .whole_size = sizeof(struct tensorrt_nn_leaky_relu_whole), .n_parts = sizeof tensorrt_nn_leaky_relu_parts / sizeof *tensorrt_nn_leaky_relu_parts,
      .n_params = 0, .parts = tensorrt_nn_leaky_relu_parts, .whole = tensorrt_nn_leaky_relu_whole },
    { .name = "tensorrt.sin", .place = "tensorrt.pat:215", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct tensorrt_sin_match),
      .match = tensorrt_sin_any, .each = tensorrt_sin_all, .desc = &tensorrt_sin_desc,
      .whole_size = sizeof(struct tensorrt_sin_whole), .n_parts = sizeof tensorrt_sin_parts / sizeof *tensorrt_sin_parts,
      .n_params = 0, .parts = tensorrt_sin_parts, .whole = tensorrt_sin_whole },
    { .name = "tensorrt.cos", .place = "tensorrt.pat:216", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct tensorrt_cos_match),
      .match = tensorrt_cos_any, .each = tensorrt_cos_all, .desc = &tensorrt_cos_desc,
      .whole_size = sizeof(struct tensorrt_cos_whole), .n_parts = sizeof tensorrt_cos_parts / sizeof *tensorrt_cos_parts,
      .n_params = 0, .parts = tensorrt_cos_parts, .whole = tensorrt_cos_whole },
    { .name = "tensorrt.atan", .place = "tensorrt.pat:217", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct tensorrt_atan_match),
      .match = tensorrt_atan_any, .each = tensorrt_atan_all, .desc = &tensorrt_atan_desc,
      .whole_size = sizeof(struct tensorrt_atan_whole), .n_parts = sizeof tensorrt_atan_parts / sizeof *tensorrt_atan_parts,
      .n_params = 0, .parts = tensorrt_atan_parts, .whole = tensorrt_atan_whole },
    { .name = "tensorrt.ceil", .place = "tensorrt.pat:218", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct tensorrt_ceil_match),
      .match = tensorrt_ceil_any, .each = tensorrt_ceil_all, .desc = &tensorrt_ceil_desc,
      .whole_size = sizeof(struct tensorrt_ceil_whole), .n_parts = sizeof tensorrt_ceil_parts / sizeof *tensorrt_ceil_parts,
      .n_params = 0, .parts = tensorrt_ceil_parts, .whole = tensorrt_ceil_whole },
    { .name = "tensorrt.erf", .place = "tensorrt.pat:219", .is_rule = 0, .is_entry = 1,
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
