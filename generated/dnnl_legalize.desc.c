/* What dnnl_legalize.pat declares, as tables for drivers and tests.  Made by pat2c; do not edit. */
#include "dnnl_legalize.h"
#if DNNL_LEGALIZE_H != 0xc814a4eecbed4044
#error "dnnl_legalize.h is of another run of pat2c than this file"
#endif

#include <math.h>
#include <stddef.h>

#include "dfg.h"
#include "dfg_desc.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    OP_add = DFG_FIRST_OP,
    OP_cast,
    OP_clip,
    OP_divide,
    OP_erf,
    OP_mean,
    OP_multiply,
    OP_nn_avg_pool2d,
    OP_nn_bias_add,
    OP_nn_conv1d,
    OP_nn_conv2d,
    OP_nn_conv2d_transpose,
    OP_nn_conv3d,
    OP_nn_dense,
    OP_nn_pad,
    OP_nn_relu,
    OP_power,
    OP_qnn_add,
    OP_qnn_conv2d,
    OP_qnn_dense,
    OP_qnn_requantize,
    OP_reshape,
    OP_rsqrt,
    OP_sqrt,
    OP_subtract,
    OP_variance,
};
enum {
    ATTR_a_max,
    ATTR_a_min,
    ATTR_axis,
    ATTR_ceil_mode,
    ATTR_data_layout,
    ATTR_dtype,
    ATTR_exclude,
    ATTR_groups,
    ATTR_keepdims,
    ATTR_kernel_layout,
    ATTR_kernel_size,
    ATTR_layout,
    ATTR_out_dtype,
    ATTR_out_layout,
    ATTR_pad_mode,
    ATTR_pad_width,
    ATTR_padding,
    ATTR_strides,
    ATTR_unbiased,
};
enum {
    STR_HWIO,
    STR_HWOI,
    STR_I,
    STR_IOHW,
    STR_NCDHW,
    STR_NCHW,
    STR_NCW,
    STR_NHWC,
    STR_OIDHW,
    STR_OIHW,
    STR_OIW,
    STR_constant,
    STR_empty,
};
static const char *const op_names[] = {
    "add",
    "cast",
    "clip",
    "divide",
    "erf",
    "mean",
    "multiply",
    "nn.avg_pool2d",
    "nn.bias_add",
    "nn.conv1d",
    "nn.conv2d",
    "nn.conv2d_transpose",
    "nn.conv3d",
    "nn.dense",
    "nn.pad",
    "nn.relu",
    "power",
    "qnn.add",
    "qnn.conv2d",
    "qnn.dense",
    "qnn.requantize",
    "reshape",
    "rsqrt",
    "sqrt",
    "subtract",
    "variance",
};
static const char *const attr_names[] = {
    "a_max",
    "a_min",
    "axis",
    "ceil_mode",
    "data_layout",
    "dtype",
    "exclude",
    "groups",
    "keepdims",
    "kernel_layout",
    "kernel_size",
    "layout",
    "out_dtype",
    "out_layout",
    "pad_mode",
    "pad_width",
    "padding",
    "strides",
    "unbiased",
};
static const char *const str_names[] = {
    "HWIO",
    "HWOI",
    "I",
    "IOHW",
    "NCDHW",
    "NCHW",
    "NCW",
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
    .needs = DFG_NEEDS_USERS | DFG_NEEDS_SCRATCH | DFG_NEEDS_FORMS,
    .n_rows = 2,
    .n_ops = 26,
    .ops = op_names,
    .n_attrs = 19,
    .attrs = attr_names,
    .n_strs = 13,
    .strs = str_names,
};

struct dnnl_legalize_dnnl_constant_whole {
    struct dnnl_legalize_dnnl_constant_match m;
    struct dfg_nodes constant;
};

/* dnnl_legalize.pat:24  const */
static bool dnnl_legalize_dnnl_constant_each1(const dfg_graph *g, dfg_node n, dfg_node *found_constant)
{
    dfg_node constant = n;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    *found_constant = constant;
    return true;
}

static bool dnnl_legalize_dnnl_constant_whole(const dfg_graph *g, dfg_node n,
                                              bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_is_operator(g, n) || dfg_n_args(g, n) <= 0)
        return false;
    struct dfg_nodes constant = {NULL, 0};
    bool all = true;
    const struct dfg_nodes nodes = dfg_rest(g, n, 0, 0);
    for (uint32_t i = 0; all && i < nodes.n; i++) {
        dfg_node constant_found = DFG_NONE;
        all = nodes.at[i] != DFG_NONE && dnnl_legalize_dnnl_constant_each1(g, nodes.at[i], &constant_found);
        if (constant_found != DFG_NONE)
            dfg_row(g, 0)[constant.n++] = constant_found;
    }
    constant = (struct dfg_nodes){dfg_row(g, 0), constant.n};
    if (!all)
        return false;
    return accept(ctx, &(struct dnnl_legalize_dnnl_constant_whole){.m = {.root = n, .c = n},
            .constant = constant});
}

struct dnnl_legalize_dnnl_bias_add_whole {
    struct dnnl_legalize_dnnl_bias_add_match m;
};

static bool dnnl_legalize_dnnl_bias_add_whole(const dfg_graph *g, dfg_node n,
                                              bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_nn_bias_add, 2))
        return false;
    dfg_val a = dfg_attr_or(g, n, ATTR_axis, dfg_int(1));
    if (!dfg_known(a))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node b = dfg_arg(g, n, 1);
    /* where a == x.rank - 1 or a == -1 */
    if (!(dfg_eq(a, dfg_sub(dfg_rank_of(g, x), dfg_int(1))) || dfg_eq(a, dfg_int(-1))))
        return false;
    return accept(ctx, &(struct dnnl_legalize_dnnl_bias_add_whole){.m = {.root = n, .x = x, .b = b,
            .s = n, .a = a}});
}

struct dnnl_legalize_dnnl_bias_add_inside_whole {
    struct dnnl_legalize_dnnl_bias_add_inside_match m;
};

static bool dnnl_legalize_dnnl_bias_add_inside_whole(const dfg_graph *g, dfg_node n,
                                                     bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_nn_bias_add, 2))
        return false;
    dfg_val a = dfg_attr_or(g, n, ATTR_axis, dfg_int(1));
    if (!dfg_known(a))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node b = dfg_arg(g, n, 1);
    /* where a < x.rank - 1 */
    if (!dfg_lt(a, dfg_sub(dfg_rank_of(g, x), dfg_int(1))))
        return false;
    /* where a >= 0 */
    if (!dfg_ge(a, dfg_int(0)))
        return false;
    return accept(ctx, &(struct dnnl_legalize_dnnl_bias_add_inside_whole){.m = {.root = n, .x = x,
            .b = b, .s = n, .a = a}});
}

struct dnnl_legalize_dnnl_bias_twice_whole {
    struct dnnl_legalize_dnnl_bias_twice_match m;
    struct dfg_nodes rest;
    dfg_node add;
    dfg_node add_2;
    dfg_node constant;
    dfg_node constant_2;
};

static bool dnnl_legalize_dnnl_bias_twice_whole(const dfg_graph *g, dfg_node n,
                                                bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_add, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, n, 0)) == OP_add ? 0 : 1;
    dfg_node add_2 = dfg_arg(g, n, swap);
    if (!dfg_calls_argc(g, add_2, OP_add, 2))
        return false;
    uint32_t swap_2 = (dfg_op(g, dfg_arg(g, add_2, 0)) == OP_nn_conv1d
                       || dfg_op(g, dfg_arg(g, add_2, 0)) == OP_nn_conv2d
                       || dfg_op(g, dfg_arg(g, add_2, 0)) == OP_nn_conv3d
                       || dfg_op(g, dfg_arg(g, add_2, 0)) == OP_nn_dense
                       || dfg_op(g, dfg_arg(g, add_2, 0)) == OP_qnn_conv2d
                       || dfg_op(g, dfg_arg(g, add_2, 0)) == OP_qnn_dense)
        ? 0
        : 1;
    dfg_node c = dfg_arg(g, add_2, swap_2);
    if (!(dfg_op(g, c) == OP_nn_conv1d || dfg_op(g, c) == OP_nn_conv2d || dfg_op(g, c) == OP_nn_conv3d
          || dfg_op(g, c) == OP_nn_dense || dfg_op(g, c) == OP_qnn_conv2d || dfg_op(g, c) == OP_qnn_dense)
        || dfg_arg(g, c, 0) == DFG_NONE || dfg_arg(g, c, 1) == DFG_NONE)
        return false;
    struct dfg_nodes rest = dfg_rest(g, c, 2, 0);
    dfg_node x = dfg_arg(g, c, 0);
    dfg_node w = dfg_arg(g, c, 1);
    dfg_node a = dfg_arg(g, add_2, 1 - swap_2);
    dfg_node constant = a;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node b = dfg_arg(g, n, 1 - swap);
    dfg_node constant_2 = b;
    if (!dfg_is(g, constant_2, DFG_CONST) || !dfg_in_body(g, n, (const dfg_node[]){add_2, c}, 2))
        return false;
    /* where broadcast_to(a, c) */
    if (dfg_broadcast_to(g, a, c) != DFG_TRUE)
        return false;
    /* where broadcast_to(b, c) */
    if (dfg_broadcast_to(g, b, c) != DFG_TRUE)
        return false;
    /* where same_dtype(a, b) */
    if (dfg_same_dtype(g, a, b) != DFG_TRUE)
        return false;
    return accept(ctx, &(struct dnnl_legalize_dnnl_bias_twice_whole){.m = {.root = n, .x = x, .w = w,
            .a = a, .b = b, .c = c}, .rest = rest, .add = n, .add_2 = add_2,
            .constant = constant, .constant_2 = constant_2});
}

/* dnnl_legalize.pat:44
 * cond channels_second(c) =
 *     c.op == nn.dense ? c.rank == 2
 *                      : c.data_layout in {"NCW", "NCHW", "NCDHW"} and c.out_layout in {"", c.data_layout};
 */
static bool channels_second(const dfg_graph *g, dfg_node c)
{
    return (dfg_op(g, c) == OP_nn_dense && dfg_rank(g, c) == 2)
        || (dfg_ne(dfg_op_of(g, c), dfg_op_val(g, OP_nn_dense))
            && (dfg_eq(dfg_attr_or(g, c, ATTR_data_layout,
                                   dfg_op(g, c) == OP_nn_conv1d ? dfg_str(g, STR_NCW)
                                   : dfg_op(g, c) == OP_nn_conv2d ? dfg_str(g, STR_NCHW)
                                   : dfg_op(g, c) == OP_nn_conv3d ? dfg_str(g, STR_NCDHW) : dfg_nil()),
                       dfg_str(g, STR_NCW))
                || dfg_eq(dfg_attr_or(g, c, ATTR_data_layout,
                                      dfg_op(g, c) == OP_nn_conv1d ? dfg_str(g, STR_NCW)
                                      : dfg_op(g, c) == OP_nn_conv2d ? dfg_str(g, STR_NCHW)
                                      : dfg_op(g, c) == OP_nn_conv3d ? dfg_str(g, STR_NCDHW) : dfg_nil()),
                          dfg_str(g, STR_NCHW))
                || dfg_eq(dfg_attr_or(g, c, ATTR_data_layout,
                                      dfg_op(g, c) == OP_nn_conv1d ? dfg_str(g, STR_NCW)
                                      : dfg_op(g, c) == OP_nn_conv2d ? dfg_str(g, STR_NCHW)
                                      : dfg_op(g, c) == OP_nn_conv3d ? dfg_str(g, STR_NCDHW) : dfg_nil()),
                          dfg_str(g, STR_NCDHW)))
            && (dfg_eq(dfg_attr_or(g, c, ATTR_out_layout,
                                   dfg_op(g, c) == OP_nn_conv1d || dfg_op(g, c) == OP_nn_conv2d
                                   || dfg_op(g, c) == OP_nn_conv3d
                                   ? dfg_str(g, STR_empty)
                                   : dfg_nil()),
                       dfg_str(g, STR_empty))
                || dfg_member(dfg_attr_or(g, c, ATTR_out_layout,
                                          dfg_op(g, c) == OP_nn_conv1d || dfg_op(g, c) == OP_nn_conv2d
                                          || dfg_op(g, c) == OP_nn_conv3d
                                          ? dfg_str(g, STR_empty)
                                          : dfg_nil()),
                              dfg_attr_or(g, c, ATTR_data_layout,
                                          dfg_op(g, c) == OP_nn_conv1d ? dfg_str(g, STR_NCW)
                                          : dfg_op(g, c) == OP_nn_conv2d ? dfg_str(g, STR_NCHW)
                                          : dfg_op(g, c) == OP_nn_conv3d ? dfg_str(g, STR_NCDHW)
                                          : dfg_nil()))
                   == DFG_TRUE));
}

/* dnnl_legalize.pat:42
 * cond of_channels(b, c) =
 *     b.rank <= c.rank, b.elements == 1 or (b.rank >= c.rank - 1 and b.shape[1 - c.rank] == b.elements);
 */
static bool of_channels(const dfg_graph *g, dfg_node b, dfg_node c)
{
    return dfg_le(dfg_rank_of(g, b), dfg_rank_of(g, c))
        && (dfg_dim_eq(g, dfg_elements_of(g, b), dfg_int(1))
            || (dfg_ge(dfg_rank_of(g, b), dfg_sub(dfg_rank_of(g, c), dfg_int(1)))
                && dfg_dim_eq(g, dfg_at(dfg_shape_of(g, b), dfg_sub(dfg_int(1), dfg_rank_of(g, c))),
                              dfg_elements_of(g, b))));
}

static dfg_val dnnl_legalize_max1(const dfg_graph *g, dfg_node c)
{
    const dfg_val list = dfg_elements(g, c);
    const int64_t n = dfg_len(list);
    dfg_val total = dfg_nil();
    for (int64_t k = 0; k < n; k++) {
        const dfg_val each = dfg_abs(dfg_item(list, k));
        total = dfg_max(k == 0 ? each : total, each);
    }
    return total;
}

/* dnnl_legalize.pat:50
 * cond moderate(c) = max([abs(v) for v in value(c)]) < 1e15;
 */
static bool moderate(const dfg_graph *g, dfg_node c)
{
    return dfg_lt(dnnl_legalize_max1(g, c), dfg_float(1e+15));
}

struct dnnl_legalize_dnnl_scale_before_bias_whole {
    struct dnnl_legalize_dnnl_scale_before_bias_match m;
    dfg_node constant;
    dfg_node multiply;
    dfg_node add;
    dfg_node constant_2;
    dfg_node constant_3;
};

static bool dnnl_legalize_dnnl_scale_before_bias_whole(const dfg_graph *g, dfg_node n,
                                                       bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_multiply, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, n, 0)) == OP_add ? 0 : 1;
    dfg_node add = dfg_arg(g, n, swap);
    if (!dfg_calls_argc(g, add, OP_add, 2))
        return false;
    uint32_t swap_2 = (dfg_op(g, dfg_arg(g, add, 0)) == OP_nn_conv1d
                       || dfg_op(g, dfg_arg(g, add, 0)) == OP_nn_conv2d
                       || dfg_op(g, dfg_arg(g, add, 0)) == OP_nn_conv3d
                       || dfg_op(g, dfg_arg(g, add, 0)) == OP_nn_dense)
        ? 0
        : 1;
    dfg_node c = dfg_arg(g, add, swap_2);
    if (!(dfg_op(g, c) == OP_nn_conv1d || dfg_op(g, c) == OP_nn_conv2d || dfg_op(g, c) == OP_nn_conv3d
          || dfg_op(g, c) == OP_nn_dense)
        || !dfg_has_args(g, c, 2))
        return false;
    dfg_node x = dfg_arg(g, c, 0);
    dfg_node w = dfg_arg(g, c, 1);
    dfg_node constant = w;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node b = dfg_arg(g, add, 1 - swap_2);
    dfg_node constant_2 = b;
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    if (!dfg_dtype_in(g, constant_2,
                      1u << DFG_F16 | 1u << DFG_BF16 | 1u << DFG_F32 | 1u << DFG_F64 | 1u << DFG_F8E4M3 | 1u << DFG_F8E4M3UZ | 1u << DFG_F8E5M2 | 1u << DFG_F8E5M2UZ | 1u << DFG_F4E2M1))
        return false;
    dfg_node s = dfg_arg(g, n, 1 - swap);
    dfg_node constant_3 = s;
    if (!dfg_is(g, constant_3, DFG_CONST) || !dfg_in_body(g, n, (const dfg_node[]){add, c}, 2))
        return false;
    /* where channels_second(c) */
    if (!channels_second(g, c))
        return false;
    /* where of_channels(b, c) */
    if (!of_channels(g, b, c))
        return false;
    /* where of_channels(s, c) */
    if (!of_channels(g, s, c))
        return false;
    /* where moderate(b) */
    if (!moderate(g, b))
        return false;
    /* where moderate(s) */
    if (!moderate(g, s))
        return false;
    return accept(ctx, &(struct dnnl_legalize_dnnl_scale_before_bias_whole){.m = {.root = n, .x = x,
            .w = w, .b = b, .s = s, .c = c}, .constant = constant, .multiply = n,
            .add = add, .constant_2 = constant_2, .constant_3 = constant_3});
}

/* dnnl_legalize.pat:47
 * cond channels_first(c) = c.op == nn.dense ? c.rank == 2 : c.kernel_layout in {"OIW", "OIHW", "OIDHW"};
 */
static bool channels_first_holds(const dfg_graph *g, dfg_node c)
{
    return (dfg_op(g, c) == OP_nn_dense && dfg_rank(g, c) == 2)
        || (dfg_ne(dfg_op_of(g, c), dfg_op_val(g, OP_nn_dense))
            && (dfg_eq(dfg_attr_or(g, c, ATTR_kernel_layout,
                                   dfg_op(g, c) == OP_nn_conv1d ? dfg_str(g, STR_OIW)
                                   : dfg_op(g, c) == OP_nn_conv2d ? dfg_str(g, STR_OIHW)
                                   : dfg_op(g, c) == OP_nn_conv3d ? dfg_str(g, STR_OIDHW) : dfg_nil()),
                       dfg_str(g, STR_OIW))
                || dfg_eq(dfg_attr_or(g, c, ATTR_kernel_layout,
                                      dfg_op(g, c) == OP_nn_conv1d ? dfg_str(g, STR_OIW)
                                      : dfg_op(g, c) == OP_nn_conv2d ? dfg_str(g, STR_OIHW)
                                      : dfg_op(g, c) == OP_nn_conv3d ? dfg_str(g, STR_OIDHW) : dfg_nil()),
                          dfg_str(g, STR_OIHW))
                || dfg_eq(dfg_attr_or(g, c, ATTR_kernel_layout,
                                      dfg_op(g, c) == OP_nn_conv1d ? dfg_str(g, STR_OIW)
                                      : dfg_op(g, c) == OP_nn_conv2d ? dfg_str(g, STR_OIHW)
                                      : dfg_op(g, c) == OP_nn_conv3d ? dfg_str(g, STR_OIDHW) : dfg_nil()),
                          dfg_str(g, STR_OIDHW))));
}

struct dnnl_legalize_dnnl_scale_into_weights_whole {
    struct dnnl_legalize_dnnl_scale_into_weights_match m;
    dfg_node constant;
    dfg_node multiply;
    dfg_node constant_2;
};

static bool dnnl_legalize_dnnl_scale_into_weights_whole(const dfg_graph *g, dfg_node n,
                                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_multiply, 2))
        return false;
    uint32_t swap = (dfg_op(g, dfg_arg(g, n, 0)) == OP_nn_conv1d
                     || dfg_op(g, dfg_arg(g, n, 0)) == OP_nn_conv2d
                     || dfg_op(g, dfg_arg(g, n, 0)) == OP_nn_conv3d
                     || dfg_op(g, dfg_arg(g, n, 0)) == OP_nn_dense)
        ? 0
        : 1;
    dfg_node c = dfg_arg(g, n, swap);
    if (!(dfg_op(g, c) == OP_nn_conv1d || dfg_op(g, c) == OP_nn_conv2d || dfg_op(g, c) == OP_nn_conv3d
          || dfg_op(g, c) == OP_nn_dense)
        || !dfg_has_args(g, c, 2))
        return false;
    dfg_node x = dfg_arg(g, c, 0);
    dfg_node w = dfg_arg(g, c, 1);
    dfg_node constant = w;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    if (!dfg_dtype_in(g, constant,
                      1u << DFG_F16 | 1u << DFG_BF16 | 1u << DFG_F32 | 1u << DFG_F64 | 1u << DFG_F8E4M3 | 1u << DFG_F8E4M3UZ | 1u << DFG_F8E5M2 | 1u << DFG_F8E5M2UZ | 1u << DFG_F4E2M1))
        return false;
    dfg_node s = dfg_arg(g, n, 1 - swap);
    dfg_node constant_2 = s;
    if (!dfg_is(g, constant_2, DFG_CONST) || !dfg_same_body(g, n, c))
        return false;
    /* where channels_second(c) */
    if (!channels_second(g, c))
        return false;
    /* where channels_first(c) */
    if (!channels_first_holds(g, c))
        return false;
    /* where of_channels(s, c) */
    if (!of_channels(g, s, c))
        return false;
    /* where same_dtype(w, s) */
    if (dfg_same_dtype(g, w, s) != DFG_TRUE)
        return false;
    /* where w.elements > 0 */
    if (!dfg_dim_gt(g, dfg_elements_of(g, w), dfg_int(0)))
        return false;
    /* where moderate(w) */
    if (!moderate(g, w))
        return false;
    /* where moderate(s) */
    if (!moderate(g, s))
        return false;
    return accept(ctx, &(struct dnnl_legalize_dnnl_scale_into_weights_whole){.m = {.root = n, .x = x,
            .w = w, .s = s, .c = c}, .constant = constant, .multiply = n,
            .constant_2 = constant_2});
}

struct dnnl_legalize_same_cast_whole {
    struct dnnl_legalize_same_cast_match m;
};

static bool dnnl_legalize_same_cast_whole(const dfg_graph *g, dfg_node n,
                                          bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_cast, 1))
        return false;
    dfg_node d = dfg_arg(g, n, 0);
    /* where same_dtype(c, d) */
    if (dfg_same_dtype(g, n, d) != DFG_TRUE)
        return false;
    return accept(ctx, &(struct dnnl_legalize_same_cast_whole){.m = {.root = n, .d = d, .c = n}});
}

/* dnnl_legalize.pat:75
 * cond last(axis, x) = axis == [-1] or axis == [x.rank - 1];
 */
static bool last(const dfg_graph *g, dfg_val axis, dfg_node x)
{
    return dfg_eq(axis, DFG_LIST(dfg_int(-1)))
        || dfg_eq(axis, DFG_LIST(dfg_sub(dfg_rank_of(g, x), dfg_int(1))));
}

/* dnnl_legalize.pat:77
 * cond one(c) = c.elements == 1, c.rank <= 1;
 */
static bool one(const dfg_graph *g, dfg_node c)
{
    return dfg_dim_eq(g, dfg_elements_of(g, c), dfg_int(1)) && dfg_le(dfg_rank_of(g, c), dfg_int(1));
}

struct dnnl_legalize_centred_whole {
    struct dnnl_legalize_centred_match m;
    dfg_node mean;
    dfg_node power;
    dfg_node c;
    dfg_node constant;
    dfg_node variance;
    dfg_node constant_2;
    dfg_node v;
    dfg_node divide;
    dfg_node sqrt;
    dfg_node multiply;
    dfg_node rsqrt;
};

static bool dnnl_legalize_centred_whole(const dfg_graph *g, dfg_node n,
                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    bool is_divide = dfg_calls_argc(g, n, OP_divide, 2);
    dfg_node divide = DFG_NONE, d = DFG_NONE, x = DFG_NONE, m_2 = DFG_NONE, sqrt = DFG_NONE;
    dfg_node s = DFG_NONE, multiply = DFG_NONE, rsqrt = DFG_NONE;
    dfg_val p = dfg_nil();
    uint32_t swap = 0;
    if (is_divide) {
        divide = n;
        d = dfg_arg(g, divide, 0);
        if (!dfg_calls_with(g, d, OP_subtract, 2))
            return false;
        x = dfg_arg(g, d, 0);
        m_2 = dfg_arg(g, d, 1);
        if (!dfg_calls_with(g, m_2, OP_mean, 1))
            return false;
        p = dfg_attr(g, m_2, ATTR_axis);
        if (!dfg_known(p) || !dfg_bool_is(g, m_2, ATTR_keepdims, true, false))
            return false;
        if (!dfg_bool_is(g, m_2, ATTR_exclude, false, false))
            return false;
        if (dfg_arg(g, m_2, 0) != x)
            return false;
        sqrt = dfg_arg(g, divide, 1);
        if (!dfg_calls_argc(g, sqrt, OP_sqrt, 1))
            return false;
        s = dfg_arg(g, sqrt, 0);
    } else {
        multiply = n;
        if (!dfg_calls_argc(g, multiply, OP_multiply, 2))
            return false;
        swap = dfg_op(g, dfg_arg(g, multiply, 0)) == OP_subtract ? 0 : 1;
        d = dfg_arg(g, multiply, swap);
        if (!dfg_calls_with(g, d, OP_subtract, 2))
            return false;
        x = dfg_arg(g, d, 0);
        m_2 = dfg_arg(g, d, 1);
        if (!dfg_calls_with(g, m_2, OP_mean, 1))
            return false;
        p = dfg_attr(g, m_2, ATTR_axis);
        if (!dfg_known(p) || !dfg_bool_is(g, m_2, ATTR_keepdims, true, false))
            return false;
        if (!dfg_bool_is(g, m_2, ATTR_exclude, false, false))
            return false;
        if (dfg_arg(g, m_2, 0) != x)
            return false;
        rsqrt = dfg_arg(g, multiply, 1 - swap);
        if (!dfg_calls_argc(g, rsqrt, OP_rsqrt, 1))
            return false;
        s = dfg_arg(g, rsqrt, 0);
    }
    if (!dfg_calls_argc(g, s, OP_add, 2))
        return false;
    uint32_t swap_2 = (dfg_op(g, dfg_arg(g, s, 0)) == OP_mean || dfg_op(g, dfg_arg(g, s, 0)) == OP_variance)
        ? 0
        : 1;
    dfg_node v = dfg_arg(g, s, swap_2);
    bool is_mean = dfg_calls_argc(g, v, OP_mean, 1);
    dfg_node mean = DFG_NONE, power = DFG_NONE, v_2 = DFG_NONE, c = DFG_NONE, constant = DFG_NONE;
    dfg_node variance = DFG_NONE;
    dfg_val q = dfg_nil();
    bool is_d = false;
    if (is_mean) {
        mean = v;
        q = dfg_attr(g, mean, ATTR_axis);
        if (!dfg_known(q) || !dfg_bool_is(g, mean, ATTR_keepdims, true, false))
            return false;
        if (!dfg_bool_is(g, mean, ATTR_exclude, false, false))
            return false;
        power = dfg_arg(g, mean, 0);
        if (!dfg_calls_argc(g, power, OP_power, 2))
            return false;
        v_2 = dfg_arg(g, power, 0);
        is_d = dfg_calls_with(g, v_2, OP_subtract, 2);
        if (is_d) {
            if (v_2 != d)
                return false;
        } else {
            c = v_2;
            if (!dfg_calls_argc(g, c, OP_cast, 1))
                return false;
            if (dfg_arg(g, c, 0) != d)
                return false;
        }
        constant = dfg_arg(g, power, 1);
        if (!dfg_const_is(g, constant, dfg_int(2), DFG_NO_DTYPE))
            return false;
    } else {
        variance = v;
        if (!dfg_calls_with(g, variance, OP_variance, 2))
            return false;
        q = dfg_attr(g, variance, ATTR_axis);
        if (!dfg_known(q) || !dfg_bool_is(g, variance, ATTR_keepdims, true, false))
            return false;
        if (!dfg_bool_is(g, variance, ATTR_exclude, false, false))
            return false;
        if (!dfg_bool_is(g, variance, ATTR_unbiased, false, false))
            return false;
        if (dfg_arg(g, variance, 0) != x)
            return false;
        if (dfg_arg(g, variance, 1) != m_2)
            return false;
    }
    dfg_node eps = dfg_arg(g, s, 1 - swap_2);
    dfg_node constant_2 = eps;
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    if (!dfg_in_body(g, n,
                     (const dfg_node[]){divide, d, m_2, sqrt, multiply, rsqrt, s, mean, power, c, variance},
                     11))
        return false;
    if (is_mean && !is_d) {
        /* where same_dtype(c, d) */
        if (dfg_same_dtype(g, c, d) != DFG_TRUE)
            return false;
    }
    /* where last(p, x) */
    if (!last(g, p, x))
        return false;
    /* where last(q, x) */
    if (!last(g, q, x))
        return false;
    /* where one(eps) */
    if (!one(g, eps))
        return false;
    return accept(ctx, &(struct dnnl_legalize_centred_whole){.m = {.root = n, .x = x, .eps = eps,
            .m = m_2, .d = d, .v = v, .s = s, .p = p, .q = q}, .mean = mean,
            .power = power, .c = c, .constant = constant, .variance = variance,
            .constant_2 = constant_2, .v = n, .divide = divide, .sqrt = sqrt,
            .multiply = multiply, .rsqrt = rsqrt});
}

/* dnnl_legalize.pat:76
 * cond along(c, x) = c.rank == 1, c.shape[0] == x.shape[-1];
 */
static bool along(const dfg_graph *g, dfg_node c, dfg_node x)
{
    return dfg_rank(g, c) == 1 && dfg_dim_eq(g, dfg_extent_of(g, c, 0), dfg_extent_of(g, x, -1));
}

struct dnnl_legalize_dnnl_layer_norm_whole {
    struct dnnl_legalize_dnnl_layer_norm_match m;
    dfg_node add;
    dfg_node multiply;
    dfg_node divide;
    dfg_node d;
    dfg_node m_2;
    dfg_node sqrt;
    dfg_node s;
    dfg_node mean;
    dfg_node power;
    dfg_node c;
    dfg_node constant;
    dfg_node variance;
    dfg_node constant_2;
    dfg_node multiply_2;
    dfg_node rsqrt;
};

static bool dnnl_legalize_dnnl_layer_norm_whole(const dfg_graph *g, dfg_node n,
                                                bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node beta = dfg_arg(g, n, 1 - swap);
        dfg_node multiply = dfg_arg(g, n, swap);
        if (!dfg_calls_with(g, multiply, OP_multiply, 2))
            continue;
        for (uint32_t swap_2 = 0; swap_2 < dfg_orders(g, multiply); swap_2++) {
            dfg_node v = dfg_arg(g, multiply, swap_2);
            bool is_divide = dfg_calls_argc(g, v, OP_divide, 2);
            dfg_node divide = DFG_NONE, d = DFG_NONE, x = DFG_NONE, m_2 = DFG_NONE, sqrt = DFG_NONE;
            dfg_node s = DFG_NONE, multiply_2 = DFG_NONE, rsqrt = DFG_NONE;
            dfg_val p = dfg_nil();
            uint32_t swap_3 = 0;
            if (is_divide) {
                divide = v;
                d = dfg_arg(g, divide, 0);
                if (!dfg_calls_with(g, d, OP_subtract, 2))
                    continue;
                x = dfg_arg(g, d, 0);
                m_2 = dfg_arg(g, d, 1);
                if (!dfg_calls_with(g, m_2, OP_mean, 1))
                    continue;
                p = dfg_attr(g, m_2, ATTR_axis);
                if (!dfg_known(p) || !dfg_bool_is(g, m_2, ATTR_keepdims, true, false))
                    continue;
                if (!dfg_bool_is(g, m_2, ATTR_exclude, false, false))
                    continue;
                if (dfg_arg(g, m_2, 0) != x)
                    continue;
                sqrt = dfg_arg(g, divide, 1);
                if (!dfg_calls_argc(g, sqrt, OP_sqrt, 1))
                    continue;
                s = dfg_arg(g, sqrt, 0);
            } else {
                multiply_2 = v;
                if (!dfg_calls_argc(g, multiply_2, OP_multiply, 2))
                    continue;
                swap_3 = dfg_op(g, dfg_arg(g, multiply_2, 0)) == OP_subtract ? 0 : 1;
                d = dfg_arg(g, multiply_2, swap_3);
                if (!dfg_calls_with(g, d, OP_subtract, 2))
                    continue;
                x = dfg_arg(g, d, 0);
                m_2 = dfg_arg(g, d, 1);
                if (!dfg_calls_with(g, m_2, OP_mean, 1))
                    continue;
                p = dfg_attr(g, m_2, ATTR_axis);
                if (!dfg_known(p) || !dfg_bool_is(g, m_2, ATTR_keepdims, true, false))
                    continue;
                if (!dfg_bool_is(g, m_2, ATTR_exclude, false, false))
                    continue;
                if (dfg_arg(g, m_2, 0) != x)
                    continue;
                rsqrt = dfg_arg(g, multiply_2, 1 - swap_3);
                if (!dfg_calls_argc(g, rsqrt, OP_rsqrt, 1))
                    continue;
                s = dfg_arg(g, rsqrt, 0);
            }
            if (!dfg_calls_argc(g, s, OP_add, 2))
                continue;
            uint32_t swap_4 = (dfg_op(g, dfg_arg(g, s, 0)) == OP_mean
                               || dfg_op(g, dfg_arg(g, s, 0)) == OP_variance)
                ? 0
                : 1;
            dfg_node v_2 = dfg_arg(g, s, swap_4);
            bool is_mean = dfg_calls_argc(g, v_2, OP_mean, 1);
            dfg_node mean = DFG_NONE, power = DFG_NONE, v_3 = DFG_NONE, c = DFG_NONE, constant = DFG_NONE;
            dfg_node variance = DFG_NONE;
            dfg_val q = dfg_nil();
            bool is_d = false;
            if (is_mean) {
                mean = v_2;
                q = dfg_attr(g, mean, ATTR_axis);
                if (!dfg_known(q) || !dfg_bool_is(g, mean, ATTR_keepdims, true, false))
                    continue;
                if (!dfg_bool_is(g, mean, ATTR_exclude, false, false))
                    continue;
                power = dfg_arg(g, mean, 0);
                if (!dfg_calls_argc(g, power, OP_power, 2))
                    continue;
                v_3 = dfg_arg(g, power, 0);
                is_d = dfg_calls_with(g, v_3, OP_subtract, 2);
                if (is_d) {
                    if (v_3 != d)
                        continue;
                } else {
                    c = v_3;
                    if (!dfg_calls_argc(g, c, OP_cast, 1))
                        continue;
                    if (dfg_arg(g, c, 0) != d)
                        continue;
                }
                constant = dfg_arg(g, power, 1);
                if (!dfg_const_is(g, constant, dfg_int(2), DFG_NO_DTYPE))
                    continue;
            } else {
                variance = v_2;
                if (!dfg_calls_with(g, variance, OP_variance, 2))
                    continue;
                q = dfg_attr(g, variance, ATTR_axis);
                if (!dfg_known(q) || !dfg_bool_is(g, variance, ATTR_keepdims, true, false))
                    continue;
                if (!dfg_bool_is(g, variance, ATTR_exclude, false, false))
                    continue;
                if (!dfg_bool_is(g, variance, ATTR_unbiased, false, false))
                    continue;
                if (dfg_arg(g, variance, 0) != x)
                    continue;
                if (dfg_arg(g, variance, 1) != m_2)
                    continue;
            }
            dfg_node eps = dfg_arg(g, s, 1 - swap_4);
            dfg_node constant_2 = eps;
            if (!dfg_is(g, constant_2, DFG_CONST))
                continue;
            dfg_node gamma = dfg_arg(g, multiply, 1 - swap_2);
            if (!dfg_in_body(g, n,
                             (const dfg_node[]){multiply, divide, d, m_2, sqrt, multiply_2, rsqrt, s, mean,
                                                power, c, variance},
                             12))
                continue;
            if (is_mean && !is_d) {
                /* where same_dtype(c, d) */
                if (dfg_same_dtype(g, c, d) != DFG_TRUE)
                    continue;
            }
            /* where last(p, x) */
            if (!last(g, p, x))
                continue;
            /* where last(q, x) */
            if (!last(g, q, x))
                continue;
            /* where one(eps) */
            if (!one(g, eps))
                continue;
            /* where along(gamma, x) */
            if (!along(g, gamma, x))
                continue;
            /* where along(beta, x) */
            if (!along(g, beta, x))
                continue;
            if (accept(ctx, &(struct dnnl_legalize_dnnl_layer_norm_whole){.m = {.root = n, .x = x, .eps = eps,
                    .gamma = gamma, .beta = beta}, .add = n, .multiply = multiply,
                    .divide = divide, .d = d, .m_2 = m_2, .sqrt = sqrt, .s = s, .mean = mean,
                    .power = power, .c = c, .constant = constant, .variance = variance,
                    .constant_2 = constant_2, .multiply_2 = multiply_2, .rsqrt = rsqrt}))
                return true;
        }
    }
    return false;
}

struct dnnl_legalize_dnnl_reshape_last_whole {
    struct dnnl_legalize_dnnl_reshape_last_match m;
    dfg_node add;
};

static bool dnnl_legalize_dnnl_reshape_last_whole(const dfg_graph *g, dfg_node n,
                                                  bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node b = dfg_arg(g, n, swap);
        dfg_node r = dfg_arg(g, n, 1 - swap);
        if (!dfg_calls_argc(g, r, OP_reshape, 1))
            continue;
        dfg_node d = dfg_arg(g, r, 0);
        if (!dfg_calls_with(g, d, OP_nn_dense, 2))
            continue;
        dfg_node x = dfg_arg(g, d, 0);
        dfg_node w = dfg_arg(g, d, 1);
        if (!dfg_in_body(g, n, (const dfg_node[]){r, d}, 2))
            continue;
        /* where d.shape[-1] == r.shape[-1] */
        if (!dfg_dim_eq(g, dfg_extent_of(g, d, -1), dfg_extent_of(g, r, -1)))
            continue;
        /* where along(b, d) */
        if (!along(g, b, d))
            continue;
        if (accept(ctx, &(struct dnnl_legalize_dnnl_reshape_last_whole){.m = {.root = n, .x = x, .w = w,
                .b = b, .d = d, .r = r}, .add = n}))
            return true;
    }
    return false;
}

struct dnnl_legalize_dnnl_gelu_reshape_last_whole {
    struct dnnl_legalize_dnnl_gelu_reshape_last_match m;
    dfg_node dense;
    dfg_node multiply;
    dfg_node multiply_2;
    dfg_node add;
    dfg_node erf;
    dfg_node divide;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
};

static bool dnnl_legalize_dnnl_gelu_reshape_last_whole(const dfg_graph *g, dfg_node n,
                                                       bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_multiply, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, n, 0)) == OP_multiply ? 0 : 1;
    dfg_node half = dfg_arg(g, n, 1 - swap);
    dfg_node constant_3 = half;
    if (!dfg_const_is(g, constant_3, dfg_float(0.5), DFG_NO_DTYPE))
        return false;
    dfg_node multiply_2 = dfg_arg(g, n, swap);
    if (!dfg_calls_argc(g, multiply_2, OP_multiply, 2))
        return false;
    uint32_t swap_2 = dfg_op(g, dfg_arg(g, multiply_2, 0)) == OP_reshape ? 0 : 1;
    dfg_node r = dfg_arg(g, multiply_2, swap_2);
    if (!dfg_calls_argc(g, r, OP_reshape, 1))
        return false;
    dfg_node a = dfg_arg(g, r, 0);
    if (!dfg_calls_with(g, a, OP_add, 2))
        return false;
    /* where one(half) */
    if (!one(g, half))
        return false;
    for (uint32_t swap_3 = 0; swap_3 < dfg_orders(g, a); swap_3++) {
        dfg_node b = dfg_arg(g, a, swap_3);
        dfg_node dense = dfg_arg(g, a, 1 - swap_3);
        if (!dfg_calls_with(g, dense, OP_nn_dense, 2))
            continue;
        dfg_node x = dfg_arg(g, dense, 0);
        dfg_node w = dfg_arg(g, dense, 1);
        dfg_node add = dfg_arg(g, multiply_2, 1 - swap_2);
        if (!dfg_calls_argc(g, add, OP_add, 2))
            continue;
        uint32_t swap_4 = dfg_op(g, dfg_arg(g, add, 0)) == OP_erf ? 0 : 1;
        dfg_node one_ = dfg_arg(g, add, 1 - swap_4);
        dfg_node constant_2 = one_;
        if (!dfg_const_is(g, constant_2, dfg_int(1), DFG_NO_DTYPE))
            continue;
        dfg_node erf = dfg_arg(g, add, swap_4);
        if (!dfg_calls_argc(g, erf, OP_erf, 1))
            continue;
        dfg_node divide = dfg_arg(g, erf, 0);
        if (!dfg_calls_argc(g, divide, OP_divide, 2))
            continue;
        dfg_node s = dfg_arg(g, divide, 1);
        dfg_node constant = s;
        if (!dfg_const_near(g, constant, dfg_float(1.41421356), 0.001, DFG_NO_DTYPE))
            continue;
        if (dfg_arg(g, divide, 0) != r)
            continue;
        if (!dfg_in_body(g, n, (const dfg_node[]){multiply_2, r, a, dense, add, erf, divide}, 7))
            continue;
        /* where one(s) */
        if (!one(g, s))
            continue;
        /* where one(one_) */
        if (!one(g, one_))
            continue;
        if (accept(ctx, &(struct dnnl_legalize_dnnl_gelu_reshape_last_whole){.m = {.root = n, .x = x,
                .w = w, .b = b, .s = s, .one_ = one_, .half = half, .a = a, .r = r},
                .dense = dense, .multiply = n, .multiply_2 = multiply_2, .add = add, .erf = erf,
                .divide = divide, .constant = constant, .constant_2 = constant_2,
                .constant_3 = constant_3}))
            return true;
    }
    return false;
}

struct dnnl_legalize_dnnl_strides_early_whole {
    struct dnnl_legalize_dnnl_strides_early_match m;
    dfg_node relu;
    dfg_node add;
    dfg_node add_2;
    dfg_node add_3;
};

static bool dnnl_legalize_dnnl_strides_early_whole(const dfg_graph *g, dfg_node n,
                                                   bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_nn_conv2d, 2))
        return false;
    if (!dfg_list_is(g, n, ATTR_kernel_size, DFG_LIST(dfg_int(1), dfg_int(1)), false))
        return false;
    if (!dfg_list_is(g, n, ATTR_strides, DFG_LIST(dfg_int(2), dfg_int(2)), false))
        return false;
    if (!(dfg_list_is(g, n, ATTR_padding, DFG_LIST(dfg_int(0), dfg_int(0)), true)
          || dfg_list_is(g, n, ATTR_padding, DFG_LIST(dfg_int(0), dfg_int(0), dfg_int(0), dfg_int(0)),
                         false)))
        return false;
    dfg_node w4 = dfg_arg(g, n, 1);
    dfg_node block = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, block, OP_nn_relu, 1))
        return false;
    dfg_node add_2 = dfg_arg(g, block, 0);
    if (!dfg_calls_with(g, add_2, OP_add, 2))
        return false;
    /* where c4.data_layout == "NCHW" */
    if (!dfg_str_is(g, n, ATTR_data_layout, STR_NCHW, STR_NCHW))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, add_2); swap++) {
        dfg_node x = dfg_arg(g, add_2, 1 - swap);
        dfg_node add_3 = dfg_arg(g, add_2, swap);
        if (!dfg_calls_with(g, add_3, OP_add, 2))
            continue;
        for (uint32_t swap_2 = 0; swap_2 < dfg_orders(g, add_3); swap_2++) {
            dfg_node b3 = dfg_arg(g, add_3, 1 - swap_2);
            if (dfg_rank(g, b3) != 3 || dfg_extent(g, b3, 1) != 1 || dfg_extent(g, b3, 2) != 1)
                continue;
            dfg_node c3 = dfg_arg(g, add_3, swap_2);
            if (!dfg_calls_with(g, c3, OP_nn_conv2d, 2))
                continue;
            if (!dfg_list_is(g, c3, ATTR_kernel_size, DFG_LIST(dfg_int(1), dfg_int(1)), false))
                continue;
            if (!dfg_list_is(g, c3, ATTR_strides, DFG_LIST(dfg_int(1), dfg_int(1)), true))
                continue;
            if (!(dfg_list_is(g, c3, ATTR_padding, DFG_LIST(dfg_int(0), dfg_int(0)), true)
                  || dfg_list_is(g, c3, ATTR_padding,
                                 DFG_LIST(dfg_int(0), dfg_int(0), dfg_int(0), dfg_int(0)), false)))
                continue;
            if (!dfg_str_is(g, c3, ATTR_data_layout, STR_NCHW, STR_NCHW))
                continue;
            if (!dfg_str_is(g, c3, ATTR_out_layout, STR_empty, STR_empty))
                continue;
            dfg_node w3 = dfg_arg(g, c3, 1);
            dfg_node relu = dfg_arg(g, c3, 0);
            if (!dfg_calls_argc(g, relu, OP_nn_relu, 1))
                continue;
            dfg_node add = dfg_arg(g, relu, 0);
            if (!dfg_calls_with(g, add, OP_add, 2))
                continue;
            /* where same_shape(c3, x) */
            if (dfg_same_shape(g, c3, x) != DFG_TRUE)
                continue;
            for (uint32_t swap_3 = 0; swap_3 < dfg_orders(g, add); swap_3++) {
                dfg_node c2 = dfg_arg(g, add, swap_3);
                if (!dfg_calls_with(g, c2, OP_nn_conv2d, 2))
                    continue;
                if (!dfg_list_is(g, c2, ATTR_strides, DFG_LIST(dfg_int(1), dfg_int(1)), true))
                    continue;
                if (!dfg_str_is(g, c2, ATTR_data_layout, STR_NCHW, STR_NCHW))
                    continue;
                if (!dfg_str_is(g, c2, ATTR_out_layout, STR_empty, STR_empty))
                    continue;
                dfg_node h = dfg_arg(g, c2, 0);
                dfg_node w2 = dfg_arg(g, c2, 1);
                dfg_node b2 = dfg_arg(g, add, 1 - swap_3);
                if (dfg_rank(g, b2) != 3 || dfg_extent(g, b2, 1) != 1 || dfg_extent(g, b2, 2) != 1)
                    continue;
                struct dfg_nodes readers = dfg_readers(g, 0, (const dfg_node[]){block}, 1, 1);
                for (uint32_t k = 0; k < readers.n; k++) {
                    dfg_node c7 = readers.at[k];
                    if (!dfg_calls_with(g, c7, OP_nn_conv2d, 2))
                        continue;
                    if (!dfg_list_is(g, c7, ATTR_kernel_size, DFG_LIST(dfg_int(1), dfg_int(1)), false))
                        continue;
                    if (!dfg_list_is(g, c7, ATTR_strides, DFG_LIST(dfg_int(2), dfg_int(2)), false))
                        continue;
                    if (!(dfg_list_is(g, c7, ATTR_padding, DFG_LIST(dfg_int(0), dfg_int(0)), true)
                          || dfg_list_is(g, c7, ATTR_padding,
                                         DFG_LIST(dfg_int(0), dfg_int(0), dfg_int(0), dfg_int(0)), false)))
                        continue;
                    dfg_node w7 = dfg_arg(g, c7, 1);
                    if (dfg_arg(g, c7, 0) != block)
                        continue;
                    if (c7 == n)
                        continue;
                    if (!dfg_in_body(g, n, (const dfg_node[]){block, add_2, add_3, c3, relu, add, c2, c7},
                                     8))
                        continue;
                    /* where c7.data_layout == "NCHW" */
                    if (!dfg_str_is(g, c7, ATTR_data_layout, STR_NCHW, STR_NCHW))
                        continue;
                    if (accept(ctx, &(struct dnnl_legalize_dnnl_strides_early_whole){.m = {.root = n, .h = h, .x = x,
                            .w2 = w2, .b2 = b2, .w3 = w3, .b3 = b3, .w4 = w4, .w7 = w7, .c2 = c2, .c3 = c3,
                            .block = block, .c4 = n, .c7 = c7}, .relu = relu, .add = add,
                            .add_2 = add_2, .add_3 = add_3}))
                        return true;
                }
            }
        }
    }
    return false;
}

struct dnnl_legalize_dnnl_group_conv_whole {
    struct dnnl_legalize_dnnl_group_conv_match m;
};

static bool dnnl_legalize_dnnl_group_conv_whole(const dfg_graph *g, dfg_node n,
                                                bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_nn_conv2d, 2))
        return false;
    if (!dfg_gt(dfg_attr_or(g, n, ATTR_groups, dfg_int(1)), dfg_int(1)))
        return false;
    if (!dfg_str_is(g, n, ATTR_kernel_layout, STR_OIHW, STR_OIHW))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node w = dfg_arg(g, n, 1);
    /* where w.rank == 4 */
    if (dfg_rank(g, w) != 4)
        return false;
    /* where w.shape[0] % c.groups == 0 */
    if (!dfg_dim_eq(g, dfg_dim_mod(g, dfg_extent_of(g, w, 0), dfg_attr_or(g, n, ATTR_groups, dfg_int(1))),
                    dfg_int(0)))
        return false;
    /* where w.elements > 0 */
    if (!dfg_dim_gt(g, dfg_elements_of(g, w), dfg_int(0)))
        return false;
    return accept(ctx, &(struct dnnl_legalize_dnnl_group_conv_whole){.m = {.root = n, .x = x, .w = w,
            .c = n}});
}

struct dnnl_legalize_dnnl_group_deconv_whole {
    struct dnnl_legalize_dnnl_group_deconv_match m;
};

static bool dnnl_legalize_dnnl_group_deconv_whole(const dfg_graph *g, dfg_node n,
                                                  bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_nn_conv2d_transpose, 2))
        return false;
    if (!dfg_gt(dfg_attr_or(g, n, ATTR_groups, dfg_int(1)), dfg_int(1)))
        return false;
    if (!dfg_str_is(g, n, ATTR_kernel_layout, STR_IOHW, STR_IOHW))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node w = dfg_arg(g, n, 1);
    /* where w.rank == 4 */
    if (dfg_rank(g, w) != 4)
        return false;
    /* where w.shape[0] % c.groups == 0 */
    if (!dfg_dim_eq(g, dfg_dim_mod(g, dfg_extent_of(g, w, 0), dfg_attr_or(g, n, ATTR_groups, dfg_int(1))),
                    dfg_int(0)))
        return false;
    /* where w.elements > 0 */
    if (!dfg_dim_gt(g, dfg_elements_of(g, w), dfg_int(0)))
        return false;
    return accept(ctx, &(struct dnnl_legalize_dnnl_group_deconv_whole){.m = {.root = n, .x = x, .w = w,
            .c = n}});
}

struct dnnl_legalize_dnnl_pad_avg_pool_whole {
    struct dnnl_legalize_dnnl_pad_avg_pool_match m;
    dfg_node constant;
};

static bool dnnl_legalize_dnnl_pad_avg_pool_whole(const dfg_graph *g, dfg_node n,
                                                  bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_nn_avg_pool2d, 1))
        return false;
    if (!(dfg_list_is(g, n, ATTR_padding, DFG_LIST(dfg_int(0), dfg_int(0)), true)
          || dfg_list_is(g, n, ATTR_padding, DFG_LIST(dfg_int(0), dfg_int(0), dfg_int(0), dfg_int(0)),
                         false)))
        return false;
    if (!dfg_str_is(g, n, ATTR_layout, STR_NCHW, STR_NCHW))
        return false;
    if (!dfg_bool_is(g, n, ATTR_ceil_mode, false, false))
        return false;
    dfg_node p = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, p, OP_nn_pad, 2))
        return false;
    dfg_val n_2 = dfg_attr(g, p, ATTR_pad_width);
    if (!dfg_known(n_2) || !dfg_str_is(g, p, ATTR_pad_mode, STR_constant, STR_constant))
        return false;
    dfg_node x = dfg_arg(g, p, 0);
    dfg_node constant = dfg_arg(g, p, 1);
    if (!dfg_const_is(g, constant, dfg_int(0), DFG_NO_DTYPE) || !dfg_same_body(g, n, p))
        return false;
    /* where x.rank == 4 */
    if (dfg_rank(g, x) != 4)
        return false;
    /* where n[0] == [0, 0] */
    if (!dfg_eq(dfg_at(n_2, dfg_int(0)), DFG_LIST(dfg_int(0), dfg_int(0))))
        return false;
    /* where n[1] == [0, 0] */
    if (!dfg_eq(dfg_at(n_2, dfg_int(1)), DFG_LIST(dfg_int(0), dfg_int(0))))
        return false;
    /* where min(n[2]) >= 0 */
    if (!dfg_ge(dfg_min_of(dfg_at(n_2, dfg_int(2))), dfg_int(0)))
        return false;
    /* where min(n[3]) >= 0 */
    if (!dfg_ge(dfg_min_of(dfg_at(n_2, dfg_int(3))), dfg_int(0)))
        return false;
    return accept(ctx, &(struct dnnl_legalize_dnnl_pad_avg_pool_whole){.m = {.root = n, .x = x, .p = p,
            .a = n, .n = n_2}, .constant = constant});
}

struct dnnl_legalize_int8_whole {
    struct dnnl_legalize_int8_match m;
    dfg_node x;
};

static bool dnnl_legalize_int8_whole(const dfg_graph *g, dfg_node n,
                                     bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_dtype_in(g, n, 1u << DFG_I8 | 1u << DFG_U8))
        return false;
    dfg_node x = n;
    return accept(ctx, &(struct dnnl_legalize_int8_whole){.m = {.root = n, .x = x}, .x = n});
}

struct dnnl_legalize_number_whole {
    struct dnnl_legalize_number_match m;
    dfg_node z;
    dfg_node constant;
};

static bool dnnl_legalize_number_whole(const dfg_graph *g, dfg_node n,
                                       bool (*accept)(void *ctx, const void *m), void *ctx)
{
    dfg_node z = n;
    dfg_node constant = n;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    if (dfg_dtype(g, constant) != DFG_I32 || dfg_rank(g, constant) != 0)
        return false;
    return accept(ctx, &(struct dnnl_legalize_number_whole){.m = {.root = n, .z = z}, .z = n,
            .constant = constant});
}

struct dnnl_legalize_dnnl_qnn_pad_whole {
    struct dnnl_legalize_dnnl_qnn_pad_match m;
    dfg_node constant;
};

static bool dnnl_legalize_dnnl_qnn_pad_whole(const dfg_graph *g, dfg_node n,
                                             bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_qnn_conv2d, 6))
        return false;
    dfg_val p = dfg_attr_or(g, n, ATTR_padding, dfg_list(LIST_0_0, 2));
    if (!dfg_known(p))
        return false;
    dfg_val l = dfg_attr_or(g, n, ATTR_data_layout, dfg_str(g, STR_NCHW));
    if (!dfg_known(l))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    if (!dfg_dtype_in(g, x, 1u << DFG_I8 | 1u << DFG_U8))
        return false;
    dfg_node w = dfg_arg(g, n, 1);
    dfg_node zx = dfg_arg(g, n, 2);
    dfg_node constant = zx;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    if (dfg_dtype(g, constant) != DFG_I32 || dfg_rank(g, constant) != 0)
        return false;
    dfg_node zw = dfg_arg(g, n, 3);
    dfg_node sx = dfg_arg(g, n, 4);
    dfg_node sw = dfg_arg(g, n, 5);
    /* where value(zx) != 0 */
    if (!dfg_ne(dfg_value_of(g, zx), dfg_int(0)))
        return false;
    /* where max(p) > 0 */
    if (!dfg_gt(dfg_max_of(p), dfg_int(0)))
        return false;
    /* where len(p) in {2, 4} */
    if (!(dfg_eq(dfg_count(dfg_len(p)), dfg_int(2)) || dfg_eq(dfg_count(dfg_len(p)), dfg_int(4))))
        return false;
    /* where l in {"NCHW", "NHWC"} */
    if (!(dfg_eq(l, dfg_str(g, STR_NCHW)) || dfg_eq(l, dfg_str(g, STR_NHWC))))
        return false;
    /* where x.rank == 4 */
    if (dfg_rank(g, x) != 4)
        return false;
    return accept(ctx, &(struct dnnl_legalize_dnnl_qnn_pad_whole){.m = {.root = n, .x = x, .w = w,
            .zx = zx, .zw = zw, .sx = sx, .sw = sw, .q = n, .p = p, .l = l},
            .constant = constant});
}

/* dnnl_legalize.pat:185
 * cond plain(q) = q.data_layout in {"NCHW", "NHWC"}, q.out_layout in {"", q.data_layout};
 */
static bool plain(const dfg_graph *g, dfg_node q)
{
    return (dfg_str_is(g, q, ATTR_data_layout, STR_NCHW, STR_NCHW)
            || dfg_str_is(g, q, ATTR_data_layout, STR_NHWC, STR_NCHW))
        && (dfg_str_is(g, q, ATTR_out_layout, STR_empty, STR_empty)
            || dfg_member(dfg_attr_or(g, q, ATTR_out_layout, dfg_str(g, STR_empty)),
                          dfg_attr_or(g, q, ATTR_data_layout, dfg_str(g, STR_NCHW)))
               == DFG_TRUE);
}

/* dnnl_legalize.pat:187
 * cond along_o(q, w) =
 *     q.kernel_layout in {"OIHW", "HWIO"} or (q.kernel_layout == "HWOI" and dim(w, "HWOI", "I") == 1);
 */
static bool along_o(const dfg_graph *g, dfg_node q, dfg_node w)
{
    return dfg_str_is(g, q, ATTR_kernel_layout, STR_OIHW, STR_OIHW)
        || dfg_str_is(g, q, ATTR_kernel_layout, STR_HWIO, STR_OIHW)
        || (dfg_str_is(g, q, ATTR_kernel_layout, STR_HWOI, STR_OIHW)
            && dfg_dim_eq(g, dfg_layout_dim(g, w, dfg_str(g, STR_HWOI), dfg_str(g, STR_I)), dfg_int(1)));
}

struct dnnl_legalize_dnnl_qnn_zero_point_whole {
    struct dnnl_legalize_dnnl_qnn_zero_point_match m;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
};

static bool dnnl_legalize_dnnl_qnn_zero_point_whole(const dfg_graph *g, dfg_node n,
                                                    bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_qnn_conv2d, 6))
        return false;
    dfg_val p = dfg_attr_or(g, n, ATTR_padding, dfg_list(LIST_0_0, 2));
    if (!dfg_known(p) || !dfg_eq(dfg_attr(g, n, ATTR_out_dtype), dfg_dtype_val(DFG_I32)))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node w = dfg_arg(g, n, 1);
    if (!dfg_dtype_in(g, w, 1u << DFG_I8 | 1u << DFG_U8))
        return false;
    dfg_node w_2 = w;
    dfg_node constant_2 = w;
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node zx = dfg_arg(g, n, 2);
    dfg_node constant = zx;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    if (dfg_dtype(g, constant) != DFG_I32 || dfg_rank(g, constant) != 0)
        return false;
    dfg_node zw = dfg_arg(g, n, 3);
    dfg_node constant_3 = zw;
    if (!dfg_splat_is(g, constant_3, dfg_int(0), DFG_NO_DTYPE))
        return false;
    dfg_node sx = dfg_arg(g, n, 4);
    dfg_node sw = dfg_arg(g, n, 5);
    /* where plain(q) */
    if (!plain(g, n))
        return false;
    /* where along_o(q, w) */
    if (!along_o(g, n, w_2))
        return false;
    /* where value(zx) != 0 */
    if (!dfg_ne(dfg_value_of(g, zx), dfg_int(0)))
        return false;
    /* where max(p) == 0 */
    if (!dfg_eq(dfg_max_of(p), dfg_int(0)))
        return false;
    /* where min(p) == 0 */
    if (!dfg_eq(dfg_min_of(p), dfg_int(0)))
        return false;
    return accept(ctx, &(struct dnnl_legalize_dnnl_qnn_zero_point_whole){.m = {.root = n, .x = x,
            .w = w_2, .zx = zx, .zw = zw, .sx = sx, .sw = sw, .q = n, .p = p},
            .constant = constant, .constant_2 = constant_2, .constant_3 = constant_3});
}

struct dnnl_legalize_dnnl_qnn_dense_zero_point_whole {
    struct dnnl_legalize_dnnl_qnn_dense_zero_point_match m;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
};

static bool dnnl_legalize_dnnl_qnn_dense_zero_point_whole(const dfg_graph *g, dfg_node n,
                                                          bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_qnn_dense, 6))
        return false;
    if (!dfg_eq(dfg_attr(g, n, ATTR_out_dtype), dfg_dtype_val(DFG_I32)))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node w = dfg_arg(g, n, 1);
    if (!dfg_dtype_in(g, w, 1u << DFG_I8 | 1u << DFG_U8))
        return false;
    dfg_node w_2 = w;
    dfg_node constant_2 = w;
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node zx = dfg_arg(g, n, 2);
    dfg_node constant = zx;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    if (dfg_dtype(g, constant) != DFG_I32 || dfg_rank(g, constant) != 0)
        return false;
    dfg_node zw = dfg_arg(g, n, 3);
    dfg_node constant_3 = zw;
    if (!dfg_splat_is(g, constant_3, dfg_int(0), DFG_NO_DTYPE))
        return false;
    dfg_node sx = dfg_arg(g, n, 4);
    dfg_node sw = dfg_arg(g, n, 5);
    /* where value(zx) != 0 */
    if (!dfg_ne(dfg_value_of(g, zx), dfg_int(0)))
        return false;
    /* where w.rank == 2 */
    if (dfg_rank(g, w_2) != 2)
        return false;
    return accept(ctx, &(struct dnnl_legalize_dnnl_qnn_dense_zero_point_whole){.m = {.root = n, .x = x,
            .w = w_2, .zx = zx, .zw = zw, .sx = sx, .sw = sw, .q = n},
            .constant = constant, .constant_2 = constant_2, .constant_3 = constant_3});
}

struct dnnl_legalize_product_whole {
    struct dnnl_legalize_product_match m;
    dfg_node call;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node x;
    dfg_node x_2;
};

static bool dnnl_legalize_product_whole(const dfg_graph *g, dfg_node n,
                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!(dfg_op(g, n) == OP_qnn_conv2d || dfg_op(g, n) == OP_qnn_dense) || !dfg_has_args(g, n, 6))
        return false;
    if (!dfg_eq(dfg_attr(g, n, ATTR_out_dtype), dfg_dtype_val(DFG_I32)))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    if (!dfg_dtype_in(g, x, 1u << DFG_I8 | 1u << DFG_U8))
        return false;
    dfg_node w = dfg_arg(g, n, 1);
    if (!dfg_dtype_in(g, w, 1u << DFG_I8 | 1u << DFG_U8))
        return false;
    dfg_node w_2 = w;
    dfg_node constant = w;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node zx = dfg_arg(g, n, 2);
    if (dfg_rank(g, zx) != 0)
        return false;
    dfg_node constant_2 = zx;
    if (!dfg_const_is(g, constant_2, dfg_int(0), DFG_NO_DTYPE))
        return false;
    dfg_node zw = dfg_arg(g, n, 3);
    dfg_node constant_3 = zw;
    if (!dfg_splat_is(g, constant_3, dfg_int(0), DFG_NO_DTYPE))
        return false;
    dfg_node x_2 = dfg_arg(g, n, 4);
    dfg_node x_2_2 = dfg_arg(g, n, 5);
    return accept(ctx, &(struct dnnl_legalize_product_whole){.m = {.root = n, .x = x, .w = w_2, .zx = zx,
            .zw = zw}, .call = n, .constant = constant, .constant_2 = constant_2,
            .constant_3 = constant_3, .x = x_2, .x_2 = x_2_2});
}

struct dnnl_legalize_steps_whole {
    struct dnnl_legalize_steps_match m;
    dfg_node s;
    dfg_node constant;
};

static bool dnnl_legalize_steps_whole(const dfg_graph *g, dfg_node n,
                                      bool (*accept)(void *ctx, const void *m), void *ctx)
{
    dfg_node s = n;
    dfg_node constant = n;
    if (!dfg_is(g, constant, DFG_CONST) || dfg_dtype(g, constant) != DFG_F32)
        return false;
    return accept(ctx, &(struct dnnl_legalize_steps_whole){.m = {.root = n, .s = s}, .s = n,
            .constant = constant});
}

struct dnnl_legalize_dnnl_qnn_narrow_whole {
    struct dnnl_legalize_dnnl_qnn_narrow_match m;
};

static bool dnnl_legalize_dnnl_qnn_narrow_whole(const dfg_graph *g, dfg_node n,
                                                bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_cast, 1))
        return false;
    dfg_node k = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, k, OP_clip, 1))
        return false;
    dfg_node r = dfg_arg(g, k, 0);
    if (!dfg_calls_with(g, r, OP_qnn_requantize, 5))
        return false;
    if (!dfg_eq(dfg_attr(g, r, ATTR_out_dtype), dfg_dtype_val(DFG_I32)))
        return false;
    dfg_node q = dfg_arg(g, r, 0);
    dfg_node si = dfg_arg(g, r, 1);
    dfg_node zi = dfg_arg(g, r, 2);
    dfg_node so = dfg_arg(g, r, 3);
    dfg_node zo = dfg_arg(g, r, 4);
    if (!dfg_in_body(g, n, (const dfg_node[]){k, r}, 2))
        return false;
    /* where limits_of(k, attr(y, dtype)) */
    if (!dfg_le(dfg_attr(g, k, ATTR_a_min), dfg_attr(g, k, ATTR_a_max))
        || !((dfg_eq(dfg_attr(g, n, ATTR_dtype), dfg_dtype_val(DFG_U8))
              && dfg_ge(dfg_attr(g, k, ATTR_a_min), dfg_int(0))
              && dfg_le(dfg_attr(g, k, ATTR_a_max), dfg_int(255)))
             || (dfg_ne(dfg_attr(g, n, ATTR_dtype), dfg_dtype_val(DFG_U8))
                 && dfg_eq(dfg_attr(g, n, ATTR_dtype), dfg_dtype_val(DFG_I8))
                 && dfg_ge(dfg_attr(g, k, ATTR_a_min), dfg_int(-128))
                 && dfg_le(dfg_attr(g, k, ATTR_a_max), dfg_int(127)))))
        return false;
    return accept(ctx, &(struct dnnl_legalize_dnnl_qnn_narrow_whole){.m = {.root = n, .q = q, .si = si,
            .zi = zi, .so = so, .zo = zo, .r = r, .k = k, .y = n}});
}

struct dnnl_legalize_dnnl_qnn_no_bias_whole {
    struct dnnl_legalize_dnnl_qnn_no_bias_match m;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node x;
    dfg_node x_2;
    dfg_node constant_4;
    dfg_node constant_5;
    dfg_node constant_6;
    dfg_node constant_7;
};

static bool dnnl_legalize_dnnl_qnn_no_bias_whole(const dfg_graph *g, dfg_node n,
                                                 bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_qnn_requantize, 5))
        return false;
    dfg_node q = dfg_arg(g, n, 0);
    if (!(dfg_op(g, q) == OP_qnn_conv2d || dfg_op(g, q) == OP_qnn_dense) || !dfg_has_args(g, q, 6))
        return false;
    if (!dfg_eq(dfg_attr(g, q, ATTR_out_dtype), dfg_dtype_val(DFG_I32)))
        return false;
    dfg_node x = dfg_arg(g, q, 0);
    if (!dfg_dtype_in(g, x, 1u << DFG_I8 | 1u << DFG_U8))
        return false;
    dfg_node w = dfg_arg(g, q, 1);
    if (!dfg_dtype_in(g, w, 1u << DFG_I8 | 1u << DFG_U8))
        return false;
    dfg_node w_2 = w;
    dfg_node constant = w;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node zx = dfg_arg(g, q, 2);
    if (dfg_rank(g, zx) != 0)
        return false;
    dfg_node constant_2 = zx;
    if (!dfg_const_is(g, constant_2, dfg_int(0), DFG_NO_DTYPE))
        return false;
    dfg_node zw = dfg_arg(g, q, 3);
    dfg_node constant_3 = zw;
    if (!dfg_splat_is(g, constant_3, dfg_int(0), DFG_NO_DTYPE))
        return false;
    dfg_node x_2 = dfg_arg(g, q, 4);
    dfg_node x_2_2 = dfg_arg(g, q, 5);
    dfg_node si = dfg_arg(g, n, 1);
    dfg_node constant_4 = si;
    if (!dfg_is(g, constant_4, DFG_CONST) || dfg_dtype(g, constant_4) != DFG_F32)
        return false;
    dfg_node zi = dfg_arg(g, n, 2);
    dfg_node constant_5 = zi;
    if (!dfg_is(g, constant_5, DFG_CONST))
        return false;
    if (dfg_dtype(g, constant_5) != DFG_I32 || dfg_rank(g, constant_5) != 0)
        return false;
    dfg_node so = dfg_arg(g, n, 3);
    dfg_node constant_6 = so;
    if (!dfg_is(g, constant_6, DFG_CONST) || dfg_dtype(g, constant_6) != DFG_F32)
        return false;
    dfg_node zo = dfg_arg(g, n, 4);
    dfg_node constant_7 = zo;
    if (!dfg_is(g, constant_7, DFG_CONST))
        return false;
    if (dfg_dtype(g, constant_7) != DFG_I32 || dfg_rank(g, constant_7) != 0)
        return false;
    if (!dfg_same_body(g, n, q))
        return false;
    return accept(ctx, &(struct dnnl_legalize_dnnl_qnn_no_bias_whole){.m = {.root = n, .x = x, .w = w_2,
            .zx = zx, .zw = zw, .si = si, .zi = zi, .so = so, .zo = zo, .q = q, .r = n},
            .constant = constant, .constant_2 = constant_2, .constant_3 = constant_3,
            .x = x_2, .x_2 = x_2_2, .constant_4 = constant_4, .constant_5 = constant_5,
            .constant_6 = constant_6, .constant_7 = constant_7});
}

static dfg_val dnnl_legalize_max2(const dfg_graph *g, dfg_node b)
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

static dfg_val dnnl_legalize_min3(const dfg_graph *g, dfg_node s)
{
    const dfg_val list = dfg_elements(g, s);
    const int64_t n = dfg_len(list);
    dfg_val total = dfg_nil();
    for (int64_t k = 0; k < n; k++) {
        const dfg_val each = dfg_item(list, k);
        total = dfg_min(k == 0 ? each : total, each);
    }
    return total;
}

static dfg_val dnnl_legalize_max4(const dfg_graph *g, dfg_node s)
{
    const dfg_val list = dfg_elements(g, s);
    const int64_t n = dfg_len(list);
    dfg_val total = dfg_nil();
    for (int64_t k = 0; k < n; k++) {
        const dfg_val each = dfg_item(list, k);
        total = dfg_max(k == 0 ? each : total, each);
    }
    return total;
}

/* dnnl_legalize.pat:223
 * cond size_of_steps(s) = min([v for v in value(s)]) > 1e-9, max([v for v in value(s)]) < 1e9;
 */
static bool size_of_steps(const dfg_graph *g, dfg_node s)
{
    return dfg_gt(dnnl_legalize_min3(g, s), dfg_float(1e-09))
        && dfg_lt(dnnl_legalize_max4(g, s), dfg_float(1000000000.0));
}

/* dnnl_legalize.pat:185
 * cond plain(q) = q.data_layout in {"NCHW", "NHWC"}, q.out_layout in {"", q.data_layout};
 */
static bool plain_2(const dfg_graph *g, dfg_node q)
{
    return (dfg_eq(dfg_attr_or(g, q, ATTR_data_layout,
                               dfg_op(g, q) == OP_qnn_conv2d ? dfg_str(g, STR_NCHW) : dfg_nil()),
                   dfg_str(g, STR_NCHW))
            || dfg_eq(dfg_attr_or(g, q, ATTR_data_layout,
                                  dfg_op(g, q) == OP_qnn_conv2d ? dfg_str(g, STR_NCHW) : dfg_nil()),
                      dfg_str(g, STR_NHWC)))
        && (dfg_eq(dfg_attr_or(g, q, ATTR_out_layout,
                               dfg_op(g, q) == OP_qnn_conv2d ? dfg_str(g, STR_empty) : dfg_nil()),
                   dfg_str(g, STR_empty))
            || dfg_member(dfg_attr_or(g, q, ATTR_out_layout,
                                      dfg_op(g, q) == OP_qnn_conv2d ? dfg_str(g, STR_empty) : dfg_nil()),
                          dfg_attr_or(g, q, ATTR_data_layout,
                                      dfg_op(g, q) == OP_qnn_conv2d ? dfg_str(g, STR_NCHW) : dfg_nil()))
               == DFG_TRUE);
}

/* dnnl_legalize.pat:207
 * cond second(q) = q.op == qnn.conv2d and q.data_layout == "NCHW";
 */
static bool second(const dfg_graph *g, dfg_node q)
{
    return dfg_op(g, q) == OP_qnn_conv2d
        && dfg_eq(dfg_attr_or(g, q, ATTR_data_layout,
                              dfg_op(g, q) == OP_qnn_conv2d ? dfg_str(g, STR_NCHW) : dfg_nil()),
                  dfg_str(g, STR_NCHW));
}

/* dnnl_legalize.pat:207, known not to hold
 * cond second(q) = q.op == qnn.conv2d and q.data_layout == "NCHW";
 */
static bool not_second(const dfg_graph *g, dfg_node q)
{
    return dfg_ne(dfg_op_of(g, q), dfg_op_val(g, OP_qnn_conv2d))
        || dfg_ne(dfg_attr_or(g, q, ATTR_data_layout,
                              dfg_op(g, q) == OP_qnn_conv2d ? dfg_str(g, STR_NCHW) : dfg_nil()),
                  dfg_str(g, STR_NCHW));
}

/* dnnl_legalize.pat:210
 * cond q_bias(b, q) =
 *     b.rank <= (q.op == qnn.dense ? 2 : 4),
 *     b.elements == 1 or b.elements == (second(q) ? b.shape[-3] : b.shape[-1]);
 */
static bool q_bias(const dfg_graph *g, dfg_node b, dfg_node q)
{
    return dfg_le(dfg_rank_of(g, b),
                  dfg_choose(dfg_same(dfg_op_of(g, q), dfg_op_val(g, OP_qnn_dense)), dfg_int(2),
                             dfg_int(4)))
        && (dfg_dim_eq(g, dfg_elements_of(g, b), dfg_int(1))
            || dfg_dim_eq(g, dfg_elements_of(g, b),
                          (second(g, q) ? dfg_extent_of(g, b, -3)
                           : not_second(g, q) ? dfg_extent_of(g, b, -1) : dfg_nil())));
}

/* dnnl_legalize.pat:209
 * cond of_one_or_all(s, q) = s.elements == 1 or s.elements == (second(q) ? q.shape[1] : q.shape[-1]);
 */
static bool of_one_or_all_holds(const dfg_graph *g, dfg_node s, dfg_node q)
{
    return dfg_dim_eq(g, dfg_elements_of(g, s), dfg_int(1))
        || dfg_dim_eq(g, dfg_elements_of(g, s),
                      (second(g, q) ? dfg_extent_of(g, q, 1) : not_second(g, q) ? dfg_extent_of(g, q, -1)
                       : dfg_nil()));
}

/* dnnl_legalize.pat:208
 * cond channel_axis(a, q) = second(q) ? a in {1, -3} : a == -1 or a == q.rank - 1;
 */
static bool channel_axis(const dfg_graph *g, dfg_val a, dfg_node q)
{
    return (second(g, q) && (dfg_eq(a, dfg_int(1)) || dfg_eq(a, dfg_int(-3))))
        || (not_second(g, q)
            && (dfg_eq(a, dfg_int(-1)) || dfg_eq(a, dfg_sub(dfg_rank_of(g, q), dfg_int(1)))));
}

struct dnnl_legalize_dnnl_qnn_requantize_whole {
    struct dnnl_legalize_dnnl_qnn_requantize_match m;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
    dfg_node add;
    dfg_node constant_5;
    dfg_node constant_6;
    dfg_node constant_7;
    dfg_node x;
    dfg_node x_2;
    dfg_node constant_8;
};

static bool dnnl_legalize_dnnl_qnn_requantize_whole(const dfg_graph *g, dfg_node n,
                                                    bool (*accept)(void *ctx, const void *m), void *ctx)
{
    bool is_k = dfg_calls_argc(g, n, OP_clip, 1);
    dfg_node k = DFG_NONE, r = DFG_NONE;
    if (is_k) {
        k = n;
        r = dfg_arg(g, k, 0);
    } else {
        r = n;
    }
    if (!dfg_calls_argc(g, r, OP_qnn_requantize, 5))
        return false;
    dfg_val a = dfg_attr_or(g, r, ATTR_axis, dfg_int(-1));
    if (!dfg_known(a))
        return false;
    if (!(dfg_eq(dfg_attr(g, r, ATTR_out_dtype), dfg_dtype_val(DFG_U8))
          || dfg_eq(dfg_attr(g, r, ATTR_out_dtype), dfg_dtype_val(DFG_I8))))
        return false;
    dfg_node add = dfg_arg(g, r, 0);
    if (!dfg_calls_argc(g, add, OP_add, 2))
        return false;
    uint32_t swap = (dfg_op(g, dfg_arg(g, add, 0)) == OP_qnn_conv2d
                     || dfg_op(g, dfg_arg(g, add, 0)) == OP_qnn_dense)
        ? 0
        : 1;
    dfg_node q = dfg_arg(g, add, swap);
    if (!(dfg_op(g, q) == OP_qnn_conv2d || dfg_op(g, q) == OP_qnn_dense) || !dfg_has_args(g, q, 6))
        return false;
    if (!dfg_eq(dfg_attr(g, q, ATTR_out_dtype), dfg_dtype_val(DFG_I32)))
        return false;
    dfg_node x = dfg_arg(g, q, 0);
    if (!dfg_dtype_in(g, x, 1u << DFG_I8 | 1u << DFG_U8))
        return false;
    dfg_node w = dfg_arg(g, q, 1);
    if (!dfg_dtype_in(g, w, 1u << DFG_I8 | 1u << DFG_U8))
        return false;
    dfg_node w_2 = w;
    dfg_node constant_5 = w;
    if (!dfg_is(g, constant_5, DFG_CONST))
        return false;
    dfg_node zx = dfg_arg(g, q, 2);
    if (dfg_rank(g, zx) != 0)
        return false;
    dfg_node constant_6 = zx;
    if (!dfg_const_is(g, constant_6, dfg_int(0), DFG_NO_DTYPE))
        return false;
    dfg_node zw = dfg_arg(g, q, 3);
    dfg_node constant_7 = zw;
    if (!dfg_splat_is(g, constant_7, dfg_int(0), DFG_NO_DTYPE))
        return false;
    dfg_node x_2 = dfg_arg(g, q, 4);
    dfg_node x_2_2 = dfg_arg(g, q, 5);
    dfg_node b = dfg_arg(g, add, 1 - swap);
    dfg_node constant_8 = b;
    if (!dfg_is(g, constant_8, DFG_CONST) || dfg_dtype(g, constant_8) != DFG_I32)
        return false;
    dfg_node si = dfg_arg(g, r, 1);
    dfg_node constant = si;
    if (!dfg_is(g, constant, DFG_CONST) || dfg_dtype(g, constant) != DFG_F32)
        return false;
    dfg_node zi = dfg_arg(g, r, 2);
    dfg_node constant_2 = zi;
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    if (dfg_dtype(g, constant_2) != DFG_I32 || dfg_rank(g, constant_2) != 0)
        return false;
    dfg_node so = dfg_arg(g, r, 3);
    dfg_node constant_3 = so;
    if (!dfg_is(g, constant_3, DFG_CONST) || dfg_dtype(g, constant_3) != DFG_F32)
        return false;
    dfg_node zo = dfg_arg(g, r, 4);
    dfg_node constant_4 = zo;
    if (!dfg_is(g, constant_4, DFG_CONST))
        return false;
    if (dfg_dtype(g, constant_4) != DFG_I32 || dfg_rank(g, constant_4) != 0)
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){k, r, add, q}, 4))
        return false;
    /* where max([abs(v) for v in value(b)]) < 1073741824 */
    if (!dfg_lt(dnnl_legalize_max2(g, b), dfg_int(1073741824)))
        return false;
    /* where size_of_steps(si) */
    if (!size_of_steps(g, si))
        return false;
    /* where size_of_steps(so) */
    if (!size_of_steps(g, so))
        return false;
    /* where abs(value(zi)) <= 65536 */
    if (!dfg_le(dfg_abs(dfg_value_of(g, zi)), dfg_int(65536)))
        return false;
    /* where abs(value(zo)) <= 65536 */
    if (!dfg_le(dfg_abs(dfg_value_of(g, zo)), dfg_int(65536)))
        return false;
    /* where q.op == qnn.dense ? q.rank == 2 : plain(q) */
    if (!((dfg_op(g, q) == OP_qnn_dense && dfg_rank(g, q) == 2)
          || (dfg_ne(dfg_op_of(g, q), dfg_op_val(g, OP_qnn_dense)) && plain_2(g, q))))
        return false;
    /* where q_bias(b, q) */
    if (!q_bias(g, b, q))
        return false;
    /* where of_one_or_all(si, q) */
    if (!of_one_or_all_holds(g, si, q))
        return false;
    /* where si.elements == 1 or channel_axis(a, q) */
    if (!(dfg_dim_eq(g, dfg_elements_of(g, si), dfg_int(1)) || channel_axis(g, a, q)))
        return false;
    /* where so.rank == 0 */
    if (dfg_rank(g, so) != 0)
        return false;
    /* where w.elements > 0 */
    if (!dfg_dim_gt(g, dfg_elements_of(g, w_2), dfg_int(0)))
        return false;
    /* where not present(k) or limits_of(k, r.dtype) */
    if (!(k == DFG_NONE
          || (dfg_le(dfg_attr(g, k, ATTR_a_min), dfg_attr(g, k, ATTR_a_max))
              && ((dfg_dtype(g, r) == DFG_U8 && dfg_ge(dfg_attr(g, k, ATTR_a_min), dfg_int(0))
                   && dfg_le(dfg_attr(g, k, ATTR_a_max), dfg_int(255)))
                  || (dfg_ne(dfg_dtype_of(g, r), dfg_dtype_val(DFG_U8)) && dfg_dtype(g, r) == DFG_I8
                      && dfg_ge(dfg_attr(g, k, ATTR_a_min), dfg_int(-128))
                      && dfg_le(dfg_attr(g, k, ATTR_a_max), dfg_int(127)))))))
        return false;
    return accept(ctx, &(struct dnnl_legalize_dnnl_qnn_requantize_whole){.m = {.root = n, .x = x,
            .w = w_2, .zx = zx, .zw = zw, .b = b, .si = si, .zi = zi, .so = so, .zo = zo,
            .q = q, .r = r, .k = k, .y = n, .a = a}, .constant = constant,
            .constant_2 = constant_2, .constant_3 = constant_3, .constant_4 = constant_4,
            .add = add, .constant_5 = constant_5, .constant_6 = constant_6,
            .constant_7 = constant_7, .x = x_2, .x_2 = x_2_2, .constant_8 = constant_8});
}

struct dnnl_legalize_dnnl_qnn_sum_whole {
    struct dnnl_legalize_dnnl_qnn_sum_match m;
    struct dfg_nodes rest;
    dfg_node multiply;
    dfg_node add;
    dfg_node cast;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
    dfg_node constant_5;
    dfg_node constant_6;
    dfg_node constant_7;
    dfg_node constant_8;
    dfg_node cast_2;
};

static bool dnnl_legalize_dnnl_qnn_sum_whole(const dfg_graph *g, dfg_node n,
                                             bool (*accept)(void *ctx, const void *m), void *ctx)
{
    bool is_k = dfg_calls_argc(g, n, OP_clip, 1);
    dfg_node k = DFG_NONE, a = DFG_NONE;
    if (is_k) {
        k = n;
        a = dfg_arg(g, k, 0);
    } else {
        a = n;
    }
    if (!dfg_calls_with(g, a, OP_qnn_add, 8))
        return false;
    /* where y.dtype in {u8, i8} */
    if (!(dfg_dtype(g, n) == DFG_U8 || dfg_dtype(g, n) == DFG_I8))
        return false;
    bool differ = (dfg_arg(g, a, 0) != dfg_arg(g, a, 1) || dfg_arg(g, a, 2) != dfg_arg(g, a, 4)
                   || dfg_arg(g, a, 3) != dfg_arg(g, a, 5));
    for (uint32_t swap = 0; swap < (differ ? 2u : 1u); swap++) {
        dfg_node cast_2 = dfg_arg(g, a, swap ? 1u : 0u);
        if (!dfg_calls_argc(g, cast_2, OP_cast, 1))
            continue;
        dfg_node m_2 = dfg_arg(g, cast_2, 0);
        if (!dfg_calls_argc(g, m_2, OP_clip, 1))
            continue;
        dfg_node multiply = dfg_arg(g, m_2, 0);
        if (!dfg_calls_argc(g, multiply, OP_multiply, 2))
            continue;
        uint32_t swap_2 = dfg_op(g, dfg_arg(g, multiply, 0)) == OP_add ? 0 : 1;
        dfg_node add = dfg_arg(g, multiply, swap_2);
        if (!dfg_calls_argc(g, add, OP_add, 2))
            continue;
        uint32_t swap_3 = dfg_op(g, dfg_arg(g, add, 0)) == OP_cast ? 0 : 1;
        dfg_node cast = dfg_arg(g, add, swap_3);
        if (!dfg_calls_argc(g, cast, OP_cast, 1))
            continue;
        dfg_node q = dfg_arg(g, cast, 0);
        if (!(dfg_op(g, q) == OP_qnn_conv2d || dfg_op(g, q) == OP_qnn_dense) || dfg_arg(g, q, 0) == DFG_NONE
            || dfg_arg(g, q, 1) == DFG_NONE)
            continue;
        struct dfg_nodes rest = dfg_rest(g, q, 2, 0);
        dfg_node x = dfg_arg(g, q, 0);
        dfg_node w = dfg_arg(g, q, 1);
        dfg_node b = dfg_arg(g, add, 1 - swap_3);
        dfg_node constant = b;
        if (!dfg_is(g, constant, DFG_CONST))
            continue;
        dfg_node s = dfg_arg(g, multiply, 1 - swap_2);
        dfg_node constant_2 = s;
        if (!dfg_is(g, constant_2, DFG_CONST))
            continue;
        dfg_node z = dfg_arg(g, a, swap ? 0u : 1u);
        if (!dfg_dtype_in(g, z, 1u << DFG_I8 | 1u << DFG_U8))
            continue;
        dfg_node sl = dfg_arg(g, a, swap ? 4u : 2u);
        dfg_node constant_3 = sl;
        if (!dfg_is(g, constant_3, DFG_CONST) || dfg_dtype(g, constant_3) != DFG_F32)
            continue;
        dfg_node zl = dfg_arg(g, a, swap ? 5u : 3u);
        dfg_node constant_4 = zl;
        if (!dfg_is(g, constant_4, DFG_CONST))
            continue;
        if (dfg_dtype(g, constant_4) != DFG_I32 || dfg_rank(g, constant_4) != 0)
            continue;
        dfg_node sr = dfg_arg(g, a, swap ? 2u : 4u);
        dfg_node constant_5 = sr;
        if (!dfg_is(g, constant_5, DFG_CONST) || dfg_dtype(g, constant_5) != DFG_F32)
            continue;
        dfg_node zr = dfg_arg(g, a, swap ? 3u : 5u);
        dfg_node constant_6 = zr;
        if (!dfg_is(g, constant_6, DFG_CONST))
            continue;
        if (dfg_dtype(g, constant_6) != DFG_I32 || dfg_rank(g, constant_6) != 0)
            continue;
        dfg_node so = dfg_arg(g, a, 6u);
        dfg_node constant_7 = so;
        if (!dfg_is(g, constant_7, DFG_CONST) || dfg_dtype(g, constant_7) != DFG_F32)
            continue;
        dfg_node zo = dfg_arg(g, a, 7u);
        dfg_node constant_8 = zo;
        if (!dfg_is(g, constant_8, DFG_CONST))
            continue;
        if (dfg_dtype(g, constant_8) != DFG_I32 || dfg_rank(g, constant_8) != 0)
            continue;
        if (!dfg_in_body(g, n, (const dfg_node[]){k, a, cast_2, m_2, multiply, add, cast, q}, 8))
            continue;
        /* where sl.rank == 0 */
        if (dfg_rank(g, sl) != 0)
            continue;
        /* where sr.rank == 0 */
        if (dfg_rank(g, sr) != 0)
            continue;
        /* where so.rank == 0 */
        if (dfg_rank(g, so) != 0)
            continue;
        /* where not present(k) or (y.dtype == u8 ? k.a_min <= 0 and k.a_max >= 255 : k.a_min <= -128
         * and k.a_max >= 127) */
        if (!(k == DFG_NONE
              || (dfg_dtype(g, n) == DFG_U8 && dfg_le(dfg_attr(g, k, ATTR_a_min), dfg_int(0))
                  && dfg_ge(dfg_attr(g, k, ATTR_a_max), dfg_int(255)))
              || (dfg_ne(dfg_dtype_of(g, n), dfg_dtype_val(DFG_U8))
                  && dfg_le(dfg_attr(g, k, ATTR_a_min), dfg_int(-128))
                  && dfg_ge(dfg_attr(g, k, ATTR_a_max), dfg_int(127)))))
            continue;
        if (accept(ctx, &(struct dnnl_legalize_dnnl_qnn_sum_whole){.m = {.root = n, .x = x, .w = w,
                .b = b, .s = s, .z = z, .sl = sl, .zl = zl, .sr = sr, .zr = zr, .so = so,
                .zo = zo, .q = q, .m = m_2, .a = a, .k = k, .y = n}, .rest = rest,
                .multiply = multiply, .add = add, .cast = cast, .constant = constant,
                .constant_2 = constant_2, .constant_3 = constant_3, .constant_4 = constant_4,
                .constant_5 = constant_5, .constant_6 = constant_6, .constant_7 = constant_7,
                .constant_8 = constant_8, .cast_2 = cast_2}))
            return true;
    }
    return false;
}

struct each { bool (*accept)(void *, const void *); void *ctx; };

/* ---- dnnl_constant ---- */

static const struct dfg_desc_node dnnl_legalize_dnnl_constant_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .every = true,
        .name = "c",
        .text = "op(every const)", .line = 24 },
    [1] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 1,
        .text = "const", .line = 24 },
};
static const struct dfg_desc_region dnnl_legalize_dnnl_constant_regions[] = { { DFG_D_OUTER, 0, 0 }, { DFG_D_OPERANDS, 0, 0 }, };
static const struct dfg_desc_capture dnnl_legalize_dnnl_constant_refs[] = { { 0, -1 }, };
static const struct dfg_capture dnnl_legalize_dnnl_constant_captures[] = {
    { "c", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_constant_match, c) },
};
static const struct dfg_desc_pattern dnnl_legalize_dnnl_constant_desc = {
    .n_nodes = 2, .n_exprs = 0, .n_vars = 0, .n_sets = 1,
    .nodes = dnnl_legalize_dnnl_constant_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 2, .regions = dnnl_legalize_dnnl_constant_regions,
    .captures = dnnl_legalize_dnnl_constant_refs,
    .text = "rule dnnl_constant {\012    c = op(every const);\012    match c;\012    rewrite extern dnnl_fold_constant;\012}", .line = 23
};
static bool dnnl_legalize_dnnl_constant_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_legalize_dnnl_constant_match(g, n, m);
}
static bool dnnl_legalize_dnnl_constant_pass(void *ctx, const struct dnnl_legalize_dnnl_constant_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_legalize_dnnl_constant_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_legalize_dnnl_constant_each(g, n, dnnl_legalize_dnnl_constant_pass, &e);
}

static const struct dfg_part dnnl_legalize_dnnl_constant_parts[] = {
    { DFG_PART_ROOT, false, 1, 0, offsetof(struct dnnl_legalize_dnnl_constant_whole, m.c) },
    { DFG_PART_CONST, true, 0, -1, offsetof(struct dnnl_legalize_dnnl_constant_whole, constant) },
};
/* ---- dnnl_bias_add ---- */

static const struct dfg_desc_expr dnnl_legalize_dnnl_bias_add_exprs[] = {
    /* 0 */ { .op = DFG_E_VAR, .ref = 0, .text = "a", .line = 32 },
    /* 1 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 32 },
    /* 2 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 1, }, .text = "rank", .line = 32 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 32 },
    /* 4 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, }, .text = "x.rank - 1", .line = 32 },
    /* 5 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 0, 4, }, .text = "a == x.rank - 1", .line = 32 },
    /* 6 */ { .op = DFG_E_VAR, .ref = 0, .text = "a", .line = 32 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 32 },
    /* 8 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, }, .text = "a == -1", .line = 32 },
    /* 9 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 5, 8, }, .text = "a == x.rank - 1 or a == -1", .line = 32 },
};
static const struct dfg_desc_node dnnl_legalize_dnnl_bias_add_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_BIND, .name = "axis", .expr = -1, .var = 0, .text = "axis = a", .line = 30 },
        },
        .name = "s",
        .text = "nn.bias_add(x, b)", .line = 30 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 29 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 29 },
};
static const struct dfg_desc_region dnnl_legalize_dnnl_bias_add_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t dnnl_legalize_dnnl_bias_add_var_regions[] = { 0, };
static const bool dnnl_legalize_dnnl_bias_add_dims[] = { 0, };
static const struct dfg_desc_capture dnnl_legalize_dnnl_bias_add_refs[] = { { 1, -1 }, { 2, -1 }, { 0, -1 }, { 0, -1 }, };
static const struct dfg_capture dnnl_legalize_dnnl_bias_add_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_bias_add_match, x) },
    { "b", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_bias_add_match, b) },
    { "s", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_bias_add_match, s) },
    { "a", DFG_CAP_VALUE, offsetof(struct dnnl_legalize_dnnl_bias_add_match, a) },
};
static const struct dfg_desc_pattern dnnl_legalize_dnnl_bias_add_desc = {
    .n_nodes = 3, .n_exprs = 10, .n_vars = 1, .n_sets = 4,
    .nodes = dnnl_legalize_dnnl_bias_add_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_legalize_dnnl_bias_add_regions,
    .var_region = dnnl_legalize_dnnl_bias_add_var_regions,
    .exprs = dnnl_legalize_dnnl_bias_add_exprs,
    .captures = dnnl_legalize_dnnl_bias_add_refs,
    .var_is_dim = dnnl_legalize_dnnl_bias_add_dims,
    .text = "rule dnnl_bias_add(x, b) {\012    s = nn.bias_add(x, b) { axis = a };\012    match s;\012    where a == x.rank - 1 or a == -1;\012    rewrite add(x, b);\012}", .line = 29, .n_where = 1, .where = (const uint32_t[]){ 9, }
};
static bool dnnl_legalize_dnnl_bias_add_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_legalize_dnnl_bias_add_match(g, n, m);
}
static bool dnnl_legalize_dnnl_bias_add_pass(void *ctx, const struct dnnl_legalize_dnnl_bias_add_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_legalize_dnnl_bias_add_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_legalize_dnnl_bias_add_each(g, n, dnnl_legalize_dnnl_bias_add_pass, &e);
}

static const struct dfg_part dnnl_legalize_dnnl_bias_add_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_legalize_dnnl_bias_add_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_legalize_dnnl_bias_add_whole, m.b) },
    { DFG_PART_ROOT, false, 1, 2, offsetof(struct dnnl_legalize_dnnl_bias_add_whole, m.s) },
};
/* ---- dnnl_bias_add_inside ---- */

static const struct dfg_desc_expr dnnl_legalize_dnnl_bias_add_inside_exprs[] = {
    /* 0 */ { .op = DFG_E_VAR, .ref = 0, .text = "a", .line = 38 },
    /* 1 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 38 },
    /* 2 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 1, }, .text = "rank", .line = 38 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 38 },
    /* 4 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, }, .text = "x.rank - 1", .line = 38 },
    /* 5 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 0, 4, }, .text = "a < x.rank - 1", .line = 38 },
    /* 6 */ { .op = DFG_E_VAR, .ref = 0, .text = "a", .line = 38 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 38 },
    /* 8 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, }, .text = "a >= 0", .line = 38 },
};
static const struct dfg_desc_node dnnl_legalize_dnnl_bias_add_inside_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_BIND, .name = "axis", .expr = -1, .var = 0, .text = "axis = a", .line = 36 },
        },
        .name = "s",
        .text = "nn.bias_add(x, b)", .line = 36 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 35 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 35 },
};
static const struct dfg_desc_region dnnl_legalize_dnnl_bias_add_inside_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t dnnl_legalize_dnnl_bias_add_inside_var_regions[] = { 0, };
static const bool dnnl_legalize_dnnl_bias_add_inside_dims[] = { 0, };
static const struct dfg_desc_capture dnnl_legalize_dnnl_bias_add_inside_refs[] = { { 1, -1 }, { 2, -1 }, { 0, -1 }, { 0, -1 }, };
static const struct dfg_capture dnnl_legalize_dnnl_bias_add_inside_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_bias_add_inside_match, x) },
    { "b", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_bias_add_inside_match, b) },
    { "s", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_bias_add_inside_match, s) },
    { "a", DFG_CAP_VALUE, offsetof(struct dnnl_legalize_dnnl_bias_add_inside_match, a) },
};
static const struct dfg_desc_pattern dnnl_legalize_dnnl_bias_add_inside_desc = {
    .n_nodes = 3, .n_exprs = 9, .n_vars = 1, .n_sets = 4,
    .nodes = dnnl_legalize_dnnl_bias_add_inside_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_legalize_dnnl_bias_add_inside_regions,
    .var_region = dnnl_legalize_dnnl_bias_add_inside_var_regions,
    .exprs = dnnl_legalize_dnnl_bias_add_inside_exprs,
    .captures = dnnl_legalize_dnnl_bias_add_inside_refs,
    .var_is_dim = dnnl_legalize_dnnl_bias_add_inside_dims,
    .text = "rule dnnl_bias_add_inside(x, b) {\012    s = nn.bias_add(x, b) { axis = a };\012    match s;\012    where a < x.rank - 1, a >= 0;\012    rewrite add(x, expand_dims(b) { axis = 1, num_newaxis = x.rank - 1 - a });\012}", .line = 35, .n_where = 2, .where = (const uint32_t[]){ 5, 8, }
};
static bool dnnl_legalize_dnnl_bias_add_inside_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_legalize_dnnl_bias_add_inside_match(g, n, m);
}
static bool dnnl_legalize_dnnl_bias_add_inside_pass(void *ctx, const struct dnnl_legalize_dnnl_bias_add_inside_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_legalize_dnnl_bias_add_inside_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_legalize_dnnl_bias_add_inside_each(g, n, dnnl_legalize_dnnl_bias_add_inside_pass, &e);
}

static const struct dfg_part dnnl_legalize_dnnl_bias_add_inside_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_legalize_dnnl_bias_add_inside_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_legalize_dnnl_bias_add_inside_whole, m.b) },
    { DFG_PART_ROOT, false, 1, 2, offsetof(struct dnnl_legalize_dnnl_bias_add_inside_whole, m.s) },
};
/* ---- dnnl_bias_twice ---- */

static const struct dfg_desc_expr dnnl_legalize_dnnl_bias_twice_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 6, .text = "a", .line = 56 },
    /* 1 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 56 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_BROADCAST_TO, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "broadcast_to(a, c)", .line = 56 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 9, .text = "b", .line = 56 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 56 },
    /* 5 */ { .op = DFG_E_PRED, .sub = DFG_F_BROADCAST_TO, .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, }, .text = "broadcast_to(b, c)", .line = 56 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 6, .text = "a", .line = 56 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 9, .text = "b", .line = 56 },
    /* 8 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_DTYPE, .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, }, .text = "same_dtype(a, b)", .line = 56 },
};
static const struct dfg_desc_node dnnl_legalize_dnnl_bias_twice_nodes[11] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 8, },
        .text = "add(add(c, a & const), b & const)", .line = 55 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .text = "add(c, a & const)", .line = 55 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 6, .ops = (const char *const[]){ "nn.conv1d", "nn.conv2d", "nn.conv3d", "nn.dense", "qnn.conv2d", "qnn.dense", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .rest_first = 0, .rest_last = 1,
        .name = "c",
        .text = "(nn.conv1d | nn.conv2d | nn.conv3d | nn.dense | qnn.conv2d | qnn.dense)(x, w, .....", .line = 54 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 53 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 53 },
    [5] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, },
        .text = "a & const", .line = 55 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 53 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 55 },
    [8] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, },
        .text = "b & const", .line = 55 },
    [9] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 53 },
    [10] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 55 },
};
static const struct dfg_desc_region dnnl_legalize_dnnl_bias_twice_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_legalize_dnnl_bias_twice_refs[] = { { 3, -1 }, { 4, -1 }, { 6, -1 }, { 9, -1 }, { 2, -1 }, };
static const struct dfg_capture dnnl_legalize_dnnl_bias_twice_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_bias_twice_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_bias_twice_match, w) },
    { "a", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_bias_twice_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_bias_twice_match, b) },
    { "c", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_bias_twice_match, c) },
};
static const struct dfg_desc_pattern dnnl_legalize_dnnl_bias_twice_desc = {
    .n_nodes = 11, .n_exprs = 9, .n_vars = 0, .n_sets = 5,
    .nodes = dnnl_legalize_dnnl_bias_twice_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_legalize_dnnl_bias_twice_regions,
    .exprs = dnnl_legalize_dnnl_bias_twice_exprs,
    .captures = dnnl_legalize_dnnl_bias_twice_refs,
    .text = "rule dnnl_bias_twice(x, w, a, b) {\012    c = (nn.conv1d | nn.conv2d | nn.conv3d | nn.dense | qnn.conv2d | qnn.dense)(x, w, ...);\012    match add(add(c, a & const), b & const);\012    where broadcast_to(a, c), broadcast_to(b, c), same_dtype(a, b);\012    rewrite add(c, add(a, b));\012}", .line = 53, .n_where = 3, .where = (const uint32_t[]){ 2, 5, 8, }
};
static bool dnnl_legalize_dnnl_bias_twice_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_legalize_dnnl_bias_twice_match(g, n, m);
}
static bool dnnl_legalize_dnnl_bias_twice_pass(void *ctx, const struct dnnl_legalize_dnnl_bias_twice_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_legalize_dnnl_bias_twice_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_legalize_dnnl_bias_twice_each(g, n, dnnl_legalize_dnnl_bias_twice_pass, &e);
}

static const struct dfg_part dnnl_legalize_dnnl_bias_twice_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_legalize_dnnl_bias_twice_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_legalize_dnnl_bias_twice_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct dnnl_legalize_dnnl_bias_twice_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct dnnl_legalize_dnnl_bias_twice_whole, m.b) },
    { DFG_PART_INNER, false, 0, 4, offsetof(struct dnnl_legalize_dnnl_bias_twice_whole, m.c) },
    { DFG_PART_INPUT, true, 0, -1, offsetof(struct dnnl_legalize_dnnl_bias_twice_whole, rest) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_legalize_dnnl_bias_twice_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_legalize_dnnl_bias_twice_whole, add_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_legalize_dnnl_bias_twice_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_legalize_dnnl_bias_twice_whole, constant_2) },
};
/* ---- dnnl_scale_before_bias ---- */

static const struct dfg_desc_expr dnnl_legalize_dnnl_scale_before_bias_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 45 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_OP, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "op", .line = 45 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_OP, .s = "nn.dense" }, .text = "nn.dense", .line = 45 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "c.op == nn.dense", .line = 45 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 45 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 45 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 45 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "c.rank == 2", .line = 45 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 46 },
    /* 9 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .name = "data_layout", .text = "data_layout", .line = 46 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 3, .s = "NCW" }, .text = "\"NCW\"", .line = 46 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "\"NCHW\"", .line = 46 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 5, .s = "NCDHW" }, .text = "\"NCDHW\"", .line = 46 },
    /* 13 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 9, 10, 11, 12, }, .text = "c.data_layout in {\"NCW\", \"NCHW\", \"NCDHW\"}", .line = 46 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 46 },
    /* 15 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .name = "out_layout", .text = "out_layout", .line = 46 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 0, .s = "" }, .text = "\"\"", .line = 46 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 46 },
    /* 18 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .name = "data_layout", .text = "data_layout", .line = 46 },
    /* 19 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 15, 16, 18, }, .text = "c.out_layout in {\"\", c.data_layout}", .line = 46 },
    /* 20 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 13, 19, }, .text = "c.data_layout in {\"NCW\", \"NCHW\", \"NCDHW\"} and c.out_layout in {\"\", c.data_layout}", .line = 46 },
    /* 21 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 3, 7, 20, }, .text = "c.op == nn.dense ? c.rank == 2\012                     : c.data_layout in {\"NCW\", \"NCHW\", \"NCDHW\"} and c.out_layout in {\"\", c.data_layout}", .line = 45 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 8, .text = "b", .line = 43 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "rank", .line = 43 },
    /* 24 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 43 },
    /* 25 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 24, }, .text = "rank", .line = 43 },
    /* 26 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 23, 25, }, .text = "b.rank <= c.rank", .line = 43 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 8, .text = "b", .line = 43 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "elements", .line = 43 },
    /* 29 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 43 },
    /* 30 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 28, 29, }, .text = "b.elements == 1", .line = 43 },
    /* 31 */ { .op = DFG_E_NODE, .ref = 8, .text = "b", .line = 43 },
    /* 32 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "rank", .line = 43 },
    /* 33 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 43 },
    /* 34 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "rank", .line = 43 },
    /* 35 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 43 },
    /* 36 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 34, 35, }, .text = "c.rank - 1", .line = 43 },
    /* 37 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 32, 36, }, .text = "b.rank >= c.rank - 1", .line = 43 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 8, .text = "b", .line = 43 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "shape", .line = 43 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 43 },
    /* 41 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 43 },
    /* 42 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 41, }, .text = "rank", .line = 43 },
    /* 43 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 40, 42, }, .text = "1 - c.rank", .line = 43 },
    /* 44 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 39, 43, }, .text = "b.shape[1 - c.rank]", .line = 43 },
    /* 45 */ { .op = DFG_E_NODE, .ref = 8, .text = "b", .line = 43 },
    /* 46 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 45, }, .text = "elements", .line = 43 },
    /* 47 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 44, 46, }, .text = "b.shape[1 - c.rank] == b.elements", .line = 43 },
    /* 48 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 37, 47, }, .text = "(b.rank >= c.rank - 1 and b.shape[1 - c.rank] == b.elements)", .line = 43 },
    /* 49 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 30, 48, }, .text = "b.elements == 1 or (b.rank >= c.rank - 1 and b.shape[1 - c.rank] == b.elements)", .line = 43 },
    /* 50 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 26, 49, }, .text = "b.rank <= c.rank, b.elements == 1 or (b.rank >= c.rank - 1 and b.shape[1 - c.rank] == b.elements)", .line = 43 },
    /* 51 */ { .op = DFG_E_NODE, .ref = 11, .text = "b", .line = 43 },
    /* 52 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 51, }, .text = "rank", .line = 43 },
    /* 53 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 43 },
    /* 54 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 53, }, .text = "rank", .line = 43 },
    /* 55 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 52, 54, }, .text = "b.rank <= c.rank", .line = 43 },
    /* 56 */ { .op = DFG_E_NODE, .ref = 11, .text = "b", .line = 43 },
    /* 57 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 56, }, .text = "elements", .line = 43 },
    /* 58 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 43 },
    /* 59 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 57, 58, }, .text = "b.elements == 1", .line = 43 },
    /* 60 */ { .op = DFG_E_NODE, .ref = 11, .text = "b", .line = 43 },
    /* 61 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 60, }, .text = "rank", .line = 43 },
    /* 62 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 43 },
    /* 63 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 62, }, .text = "rank", .line = 43 },
    /* 64 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 43 },
    /* 65 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 63, 64, }, .text = "c.rank - 1", .line = 43 },
    /* 66 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 61, 65, }, .text = "b.rank >= c.rank - 1", .line = 43 },
    /* 67 */ { .op = DFG_E_NODE, .ref = 11, .text = "b", .line = 43 },
    /* 68 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 67, }, .text = "shape", .line = 43 },
    /* 69 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 43 },
    /* 70 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 43 },
    /* 71 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 70, }, .text = "rank", .line = 43 },
    /* 72 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 69, 71, }, .text = "1 - c.rank", .line = 43 },
    /* 73 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 68, 72, }, .text = "b.shape[1 - c.rank]", .line = 43 },
    /* 74 */ { .op = DFG_E_NODE, .ref = 11, .text = "b", .line = 43 },
    /* 75 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 74, }, .text = "elements", .line = 43 },
    /* 76 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 73, 75, }, .text = "b.shape[1 - c.rank] == b.elements", .line = 43 },
    /* 77 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 66, 76, }, .text = "(b.rank >= c.rank - 1 and b.shape[1 - c.rank] == b.elements)", .line = 43 },
    /* 78 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 59, 77, }, .text = "b.elements == 1 or (b.rank >= c.rank - 1 and b.shape[1 - c.rank] == b.elements)", .line = 43 },
    /* 79 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 55, 78, }, .text = "b.rank <= c.rank, b.elements == 1 or (b.rank >= c.rank - 1 and b.shape[1 - c.rank] == b.elements)", .line = 43 },
    /* 80 */ { .op = DFG_E_VAR, .ref = 0, .text = "v", .line = 50 },
    /* 81 */ { .op = DFG_E_CALL, .sub = DFG_F_ABS, .n_kids = 1, .kids = (const uint32_t[]){ 80, }, .text = "abs(v)", .line = 50 },
    /* 82 */ { .op = DFG_E_NODE, .ref = 8, .text = "c", .line = 50 },
    /* 83 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 82, }, .text = "value(c)", .line = 50 },
    /* 84 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 81, 83, }, .text = "[abs(v) for v in value(c)]", .line = 50 },
    /* 85 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 84, }, .text = "max([abs(v) for v in value(c)])", .line = 50 },
    /* 86 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_FLOAT, .f = 1e+15 }, .text = "1e15", .line = 50 },
    /* 87 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 85, 86, }, .text = "max([abs(v) for v in value(c)]) < 1e15", .line = 50 },
    /* 88 */ { .op = DFG_E_VAR, .ref = 1, .text = "v", .line = 50 },
    /* 89 */ { .op = DFG_E_CALL, .sub = DFG_F_ABS, .n_kids = 1, .kids = (const uint32_t[]){ 88, }, .text = "abs(v)", .line = 50 },
    /* 90 */ { .op = DFG_E_NODE, .ref = 11, .text = "c", .line = 50 },
    /* 91 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 90, }, .text = "value(c)", .line = 50 },
    /* 92 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 89, 91, }, .text = "[abs(v) for v in value(c)]", .line = 50 },
    /* 93 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 92, }, .text = "max([abs(v) for v in value(c)])", .line = 50 },
    /* 94 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_FLOAT, .f = 1e+15 }, .text = "1e15", .line = 50 },
    /* 95 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 93, 94, }, .text = "max([abs(v) for v in value(c)]) < 1e15", .line = 50 },
};
static const struct dfg_desc_node dnnl_legalize_dnnl_scale_before_bias_nodes[13] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 10, },
        .text = "multiply(add(c, b & const : float), s & const)", .line = 62 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 7, },
        .text = "add(c, b & const : float)", .line = 62 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 4, .ops = (const char *const[]){ "nn.conv1d", "nn.conv2d", "nn.conv3d", "nn.dense", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .name = "c",
        .text = "(nn.conv1d | nn.conv2d | nn.conv3d | nn.dense)(x, w & const)", .line = 61 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 60 },
    [4] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "w & const", .line = 61 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 60 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 61 },
    [7] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, },
        .text = "b & const : float", .line = 62 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 60 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0xf8f000u, .text = "float", .line = 62 },
        },
        .text = "const", .line = 62 },
    [10] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, },
        .text = "s & const", .line = 62 },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "s",
        .text = "s", .line = 60 },
    [12] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 62 },
};
static const struct dfg_desc_region dnnl_legalize_dnnl_scale_before_bias_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t dnnl_legalize_dnnl_scale_before_bias_var_regions[] = { 0, 0, };
static const bool dnnl_legalize_dnnl_scale_before_bias_dims[] = { 0, 0, };
static const struct dfg_desc_capture dnnl_legalize_dnnl_scale_before_bias_refs[] = { { 3, -1 }, { 5, -1 }, { 8, -1 }, { 11, -1 }, { 2, -1 }, };
static const struct dfg_capture dnnl_legalize_dnnl_scale_before_bias_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_scale_before_bias_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_scale_before_bias_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_scale_before_bias_match, b) },
    { "s", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_scale_before_bias_match, s) },
    { "c", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_scale_before_bias_match, c) },
};
static const struct dfg_desc_pattern dnnl_legalize_dnnl_scale_before_bias_desc = {
    .n_nodes = 13, .n_exprs = 96, .n_vars = 2, .n_sets = 5,
    .nodes = dnnl_legalize_dnnl_scale_before_bias_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_legalize_dnnl_scale_before_bias_regions,
    .var_region = dnnl_legalize_dnnl_scale_before_bias_var_regions,
    .exprs = dnnl_legalize_dnnl_scale_before_bias_exprs,
    .captures = dnnl_legalize_dnnl_scale_before_bias_refs,
    .var_is_dim = dnnl_legalize_dnnl_scale_before_bias_dims,
    .text = "rule dnnl_scale_before_bias(x, w, b, s) {\012    c = (nn.conv1d | nn.conv2d | nn.conv3d | nn.dense)(x, w & const);\012    match multiply(add(c, b & const : float), s & const);\012    where channels_second(c), of_channels(b, c), of_channels(s, c), moderate(b), moderate(s);\012    rewrite add(multiply(c, s), multiply(b, s));\012}", .line = 60, .n_where = 5, .where = (const uint32_t[]){ 21, 50, 79, 87, 95, }
};
static bool dnnl_legalize_dnnl_scale_before_bias_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_legalize_dnnl_scale_before_bias_match(g, n, m);
}
static bool dnnl_legalize_dnnl_scale_before_bias_pass(void *ctx, const struct dnnl_legalize_dnnl_scale_before_bias_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_legalize_dnnl_scale_before_bias_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_legalize_dnnl_scale_before_bias_each(g, n, dnnl_legalize_dnnl_scale_before_bias_pass, &e);
}

static const struct dfg_part dnnl_legalize_dnnl_scale_before_bias_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_legalize_dnnl_scale_before_bias_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_legalize_dnnl_scale_before_bias_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct dnnl_legalize_dnnl_scale_before_bias_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct dnnl_legalize_dnnl_scale_before_bias_whole, m.s) },
    { DFG_PART_INNER, false, 0, 4, offsetof(struct dnnl_legalize_dnnl_scale_before_bias_whole, m.c) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_legalize_dnnl_scale_before_bias_whole, constant) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_legalize_dnnl_scale_before_bias_whole, multiply) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_legalize_dnnl_scale_before_bias_whole, add) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_legalize_dnnl_scale_before_bias_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_legalize_dnnl_scale_before_bias_whole, constant_3) },
};
/* ---- dnnl_scale_into_weights ---- */

static const struct dfg_desc_expr dnnl_legalize_dnnl_scale_into_weights_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 45 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_OP, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "op", .line = 45 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_OP, .s = "nn.dense" }, .text = "nn.dense", .line = 45 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "c.op == nn.dense", .line = 45 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 45 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 45 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 45 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "c.rank == 2", .line = 45 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 46 },
    /* 9 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .name = "data_layout", .text = "data_layout", .line = 46 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 3, .s = "NCW" }, .text = "\"NCW\"", .line = 46 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "\"NCHW\"", .line = 46 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 5, .s = "NCDHW" }, .text = "\"NCDHW\"", .line = 46 },
    /* 13 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 9, 10, 11, 12, }, .text = "c.data_layout in {\"NCW\", \"NCHW\", \"NCDHW\"}", .line = 46 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 46 },
    /* 15 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .name = "out_layout", .text = "out_layout", .line = 46 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 0, .s = "" }, .text = "\"\"", .line = 46 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 46 },
    /* 18 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .name = "data_layout", .text = "data_layout", .line = 46 },
    /* 19 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 15, 16, 18, }, .text = "c.out_layout in {\"\", c.data_layout}", .line = 46 },
    /* 20 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 13, 19, }, .text = "c.data_layout in {\"NCW\", \"NCHW\", \"NCDHW\"} and c.out_layout in {\"\", c.data_layout}", .line = 46 },
    /* 21 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 3, 7, 20, }, .text = "c.op == nn.dense ? c.rank == 2\012                     : c.data_layout in {\"NCW\", \"NCHW\", \"NCDHW\"} and c.out_layout in {\"\", c.data_layout}", .line = 45 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 47 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_OP, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "op", .line = 47 },
    /* 24 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_OP, .s = "nn.dense" }, .text = "nn.dense", .line = 47 },
    /* 25 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "c.op == nn.dense", .line = 47 },
    /* 26 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 47 },
    /* 27 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 26, }, .text = "rank", .line = 47 },
    /* 28 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 47 },
    /* 29 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 27, 28, }, .text = "c.rank == 2", .line = 47 },
    /* 30 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 47 },
    /* 31 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .name = "kernel_layout", .text = "kernel_layout", .line = 47 },
    /* 32 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 3, .s = "OIW" }, .text = "\"OIW\"", .line = 47 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "\"OIHW\"", .line = 47 },
    /* 34 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 5, .s = "OIDHW" }, .text = "\"OIDHW\"", .line = 47 },
    /* 35 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 31, 32, 33, 34, }, .text = "c.kernel_layout in {\"OIW\", \"OIHW\", \"OIDHW\"}", .line = 47 },
    /* 36 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 25, 29, 35, }, .text = "c.op == nn.dense ? c.rank == 2 : c.kernel_layout in {\"OIW\", \"OIHW\", \"OIDHW\"}", .line = 47 },
    /* 37 */ { .op = DFG_E_NODE, .ref = 7, .text = "b", .line = 43 },
    /* 38 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 37, }, .text = "rank", .line = 43 },
    /* 39 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 43 },
    /* 40 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 39, }, .text = "rank", .line = 43 },
    /* 41 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 38, 40, }, .text = "b.rank <= c.rank", .line = 43 },
    /* 42 */ { .op = DFG_E_NODE, .ref = 7, .text = "b", .line = 43 },
    /* 43 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 42, }, .text = "elements", .line = 43 },
    /* 44 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 43 },
    /* 45 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 43, 44, }, .text = "b.elements == 1", .line = 43 },
    /* 46 */ { .op = DFG_E_NODE, .ref = 7, .text = "b", .line = 43 },
    /* 47 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 46, }, .text = "rank", .line = 43 },
    /* 48 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 43 },
    /* 49 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "rank", .line = 43 },
    /* 50 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 43 },
    /* 51 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 49, 50, }, .text = "c.rank - 1", .line = 43 },
    /* 52 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 47, 51, }, .text = "b.rank >= c.rank - 1", .line = 43 },
    /* 53 */ { .op = DFG_E_NODE, .ref = 7, .text = "b", .line = 43 },
    /* 54 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 53, }, .text = "shape", .line = 43 },
    /* 55 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 43 },
    /* 56 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 43 },
    /* 57 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 56, }, .text = "rank", .line = 43 },
    /* 58 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 55, 57, }, .text = "1 - c.rank", .line = 43 },
    /* 59 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 54, 58, }, .text = "b.shape[1 - c.rank]", .line = 43 },
    /* 60 */ { .op = DFG_E_NODE, .ref = 7, .text = "b", .line = 43 },
    /* 61 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 60, }, .text = "elements", .line = 43 },
    /* 62 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 59, 61, }, .text = "b.shape[1 - c.rank] == b.elements", .line = 43 },
    /* 63 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 52, 62, }, .text = "(b.rank >= c.rank - 1 and b.shape[1 - c.rank] == b.elements)", .line = 43 },
    /* 64 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 45, 63, }, .text = "b.elements == 1 or (b.rank >= c.rank - 1 and b.shape[1 - c.rank] == b.elements)", .line = 43 },
    /* 65 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 41, 64, }, .text = "b.rank <= c.rank, b.elements == 1 or (b.rank >= c.rank - 1 and b.shape[1 - c.rank] == b.elements)", .line = 43 },
    /* 66 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 69 },
    /* 67 */ { .op = DFG_E_NODE, .ref = 7, .text = "s", .line = 69 },
    /* 68 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_DTYPE, .n_kids = 2, .kids = (const uint32_t[]){ 66, 67, }, .text = "same_dtype(w, s)", .line = 69 },
    /* 69 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 69 },
    /* 70 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 69, }, .text = "elements", .line = 69 },
    /* 71 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 69 },
    /* 72 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 70, 71, }, .text = "w.elements > 0", .line = 69 },
    /* 73 */ { .op = DFG_E_VAR, .ref = 0, .text = "v", .line = 50 },
    /* 74 */ { .op = DFG_E_CALL, .sub = DFG_F_ABS, .n_kids = 1, .kids = (const uint32_t[]){ 73, }, .text = "abs(v)", .line = 50 },
    /* 75 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 50 },
    /* 76 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 75, }, .text = "value(c)", .line = 50 },
    /* 77 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 74, 76, }, .text = "[abs(v) for v in value(c)]", .line = 50 },
    /* 78 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 77, }, .text = "max([abs(v) for v in value(c)])", .line = 50 },
    /* 79 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_FLOAT, .f = 1e+15 }, .text = "1e15", .line = 50 },
    /* 80 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 78, 79, }, .text = "max([abs(v) for v in value(c)]) < 1e15", .line = 50 },
    /* 81 */ { .op = DFG_E_VAR, .ref = 1, .text = "v", .line = 50 },
    /* 82 */ { .op = DFG_E_CALL, .sub = DFG_F_ABS, .n_kids = 1, .kids = (const uint32_t[]){ 81, }, .text = "abs(v)", .line = 50 },
    /* 83 */ { .op = DFG_E_NODE, .ref = 7, .text = "c", .line = 50 },
    /* 84 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 83, }, .text = "value(c)", .line = 50 },
    /* 85 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 82, 84, }, .text = "[abs(v) for v in value(c)]", .line = 50 },
    /* 86 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 85, }, .text = "max([abs(v) for v in value(c)])", .line = 50 },
    /* 87 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_FLOAT, .f = 1e+15 }, .text = "1e15", .line = 50 },
    /* 88 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 86, 87, }, .text = "max([abs(v) for v in value(c)]) < 1e15", .line = 50 },
};
static const struct dfg_desc_node dnnl_legalize_dnnl_scale_into_weights_nodes[9] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 6, },
        .text = "multiply(c, s & const)", .line = 68 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 4, .ops = (const char *const[]){ "nn.conv1d", "nn.conv2d", "nn.conv3d", "nn.dense", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .name = "c",
        .text = "(nn.conv1d | nn.conv2d | nn.conv3d | nn.dense)(x, w & const : float)", .line = 67 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 66 },
    [3] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "w & const : float", .line = 67 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 66 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0xf8f000u, .text = "float", .line = 67 },
        },
        .text = "const", .line = 67 },
    [6] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "s & const", .line = 68 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "s",
        .text = "s", .line = 66 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 68 },
};
static const struct dfg_desc_region dnnl_legalize_dnnl_scale_into_weights_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t dnnl_legalize_dnnl_scale_into_weights_var_regions[] = { 0, 0, 0, };
static const bool dnnl_legalize_dnnl_scale_into_weights_dims[] = { 0, 0, 0, };
static const struct dfg_desc_capture dnnl_legalize_dnnl_scale_into_weights_refs[] = { { 2, -1 }, { 4, -1 }, { 7, -1 }, { 1, -1 }, };
static const struct dfg_capture dnnl_legalize_dnnl_scale_into_weights_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_scale_into_weights_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_scale_into_weights_match, w) },
    { "s", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_scale_into_weights_match, s) },
    { "c", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_scale_into_weights_match, c) },
};
static const struct dfg_desc_pattern dnnl_legalize_dnnl_scale_into_weights_desc = {
    .n_nodes = 9, .n_exprs = 89, .n_vars = 3, .n_sets = 4,
    .nodes = dnnl_legalize_dnnl_scale_into_weights_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_legalize_dnnl_scale_into_weights_regions,
    .var_region = dnnl_legalize_dnnl_scale_into_weights_var_regions,
    .exprs = dnnl_legalize_dnnl_scale_into_weights_exprs,
    .captures = dnnl_legalize_dnnl_scale_into_weights_refs,
    .var_is_dim = dnnl_legalize_dnnl_scale_into_weights_dims,
    .text = "rule dnnl_scale_into_weights(x, w, s) {\012    c = (nn.conv1d | nn.conv2d | nn.conv3d | nn.dense)(x, w & const : float);\012    match multiply(c, s & const);\012    where channels_second(c), channels_first(c), of_channels(s, c), same_dtype(w, s), w.elements > 0, moderate(w), moderate(s);\012    rewrite c.op(x, multiply(w, reshape(s) { newshape = [i == 0 ? -1 : 1 for i in range(w.rank)] })) { ..c };\012}", .line = 66, .n_where = 7, .where = (const uint32_t[]){ 21, 36, 65, 68, 72, 80, 88, }
};
static bool dnnl_legalize_dnnl_scale_into_weights_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_legalize_dnnl_scale_into_weights_match(g, n, m);
}
static bool dnnl_legalize_dnnl_scale_into_weights_pass(void *ctx, const struct dnnl_legalize_dnnl_scale_into_weights_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_legalize_dnnl_scale_into_weights_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_legalize_dnnl_scale_into_weights_each(g, n, dnnl_legalize_dnnl_scale_into_weights_pass, &e);
}

static const struct dfg_part dnnl_legalize_dnnl_scale_into_weights_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_legalize_dnnl_scale_into_weights_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_legalize_dnnl_scale_into_weights_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct dnnl_legalize_dnnl_scale_into_weights_whole, m.s) },
    { DFG_PART_INNER, false, 0, 3, offsetof(struct dnnl_legalize_dnnl_scale_into_weights_whole, m.c) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_legalize_dnnl_scale_into_weights_whole, constant) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_legalize_dnnl_scale_into_weights_whole, multiply) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_legalize_dnnl_scale_into_weights_whole, constant_2) },
};
/* ---- same_cast ---- */

static const struct dfg_desc_expr dnnl_legalize_same_cast_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 81 },
    /* 1 */ { .op = DFG_E_NODE, .ref = 1, .text = "d", .line = 81 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_DTYPE, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "same_dtype(c, d)", .line = 81 },
};
static const struct dfg_desc_node dnnl_legalize_same_cast_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "cast", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .name = "c",
        .text = "cast(d)", .line = 80 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "d",
        .text = "d", .line = 79 },
};
static const struct dfg_desc_region dnnl_legalize_same_cast_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_legalize_same_cast_refs[] = { { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture dnnl_legalize_same_cast_captures[] = {
    { "d", DFG_CAP_NODE, offsetof(struct dnnl_legalize_same_cast_match, d) },
    { "c", DFG_CAP_NODE, offsetof(struct dnnl_legalize_same_cast_match, c) },
};
static const struct dfg_desc_pattern dnnl_legalize_same_cast_desc = {
    .n_nodes = 2, .n_exprs = 3, .n_vars = 0, .n_sets = 2,
    .nodes = dnnl_legalize_same_cast_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_legalize_same_cast_regions,
    .exprs = dnnl_legalize_same_cast_exprs,
    .captures = dnnl_legalize_same_cast_refs,
    .text = "pattern same_cast(d) {\012    c = cast(d);\012    where same_dtype(c, d);\012    return c;\012}", .line = 79, .n_where = 1, .where = (const uint32_t[]){ 2, }
};
static bool dnnl_legalize_same_cast_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_legalize_same_cast_match(g, n, m);
}
static bool dnnl_legalize_same_cast_pass(void *ctx, const struct dnnl_legalize_same_cast_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_legalize_same_cast_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_legalize_same_cast_each(g, n, dnnl_legalize_same_cast_pass, &e);
}

static const struct dfg_part dnnl_legalize_same_cast_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_legalize_same_cast_whole, m.d) },
    { DFG_PART_ROOT, false, 1, 1, offsetof(struct dnnl_legalize_same_cast_whole, m.c) },
};
/* ---- centred ---- */

static const struct dfg_desc_expr dnnl_legalize_centred_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 11, .text = "c", .line = 81 },
    /* 1 */ { .op = DFG_E_NODE, .ref = 2, .text = "d", .line = 81 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_DTYPE, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "same_dtype(c, d)", .line = 81 },
    /* 3 */ { .op = DFG_E_VAR, .ref = 0, .text = "axis", .line = 75 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_LIST, .n = 1, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = -1LL }, } }, .text = "[-1]", .line = 75 },
    /* 5 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, }, .text = "axis == [-1]", .line = 75 },
    /* 6 */ { .op = DFG_E_VAR, .ref = 0, .text = "axis", .line = 75 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 75 },
    /* 8 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "rank", .line = 75 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 75 },
    /* 10 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "x.rank - 1", .line = 75 },
    /* 11 */ { .op = DFG_E_LIST, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "[x.rank - 1]", .line = 75 },
    /* 12 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 6, 11, }, .text = "axis == [x.rank - 1]", .line = 75 },
    /* 13 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 5, 12, }, .text = "axis == [-1] or axis == [x.rank - 1]", .line = 75 },
    /* 14 */ { .op = DFG_E_VAR, .ref = 1, .text = "axis", .line = 75 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_LIST, .n = 1, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = -1LL }, } }, .text = "[-1]", .line = 75 },
    /* 16 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, }, .text = "axis == [-1]", .line = 75 },
    /* 17 */ { .op = DFG_E_VAR, .ref = 1, .text = "axis", .line = 75 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 75 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "rank", .line = 75 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 75 },
    /* 21 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "x.rank - 1", .line = 75 },
    /* 22 */ { .op = DFG_E_LIST, .n_kids = 1, .kids = (const uint32_t[]){ 21, }, .text = "[x.rank - 1]", .line = 75 },
    /* 23 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 17, 22, }, .text = "axis == [x.rank - 1]", .line = 75 },
    /* 24 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 16, 23, }, .text = "axis == [-1] or axis == [x.rank - 1]", .line = 75 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 15, .text = "c", .line = 77 },
    /* 26 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "elements", .line = 77 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 77 },
    /* 28 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, }, .text = "c.elements == 1", .line = 77 },
    /* 29 */ { .op = DFG_E_NODE, .ref = 15, .text = "c", .line = 77 },
    /* 30 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 29, }, .text = "rank", .line = 77 },
    /* 31 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 77 },
    /* 32 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 30, 31, }, .text = "c.rank <= 1", .line = 77 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 28, 32, }, .text = "c.elements == 1, c.rank <= 1", .line = 77 },
};
static const struct dfg_desc_node dnnl_legalize_centred_nodes[19] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 17, },
        .text = "divide(d, sqrt(s)) | multiply(d, rsqrt(s))", .line = 91 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "divide", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .text = "divide(d, sqrt(s))", .line = 91 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "subtract", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .name = "d",
        .text = "subtract(x, m)", .line = 86 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 84 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "mean", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .n_attrs = 3, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_BIND, .name = "axis", .expr = -1, .var = 0, .text = "axis = p", .line = 85 },
            { .test = DFG_D_TEST_EQ, .name = "keepdims", .expr = -1, .var = -1, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "keepdims == true", .line = 85 },
            { .test = DFG_D_TEST_EQ, .name = "exclude", .expr = -1, .var = -1, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "exclude == false", .line = 85 },
        },
        .name = "m",
        .text = "mean(x)", .line = 85 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "sqrt", },
        .n_kids = 1, .kids = (const uint32_t[]){ 6, },
        .text = "sqrt(s)", .line = 91 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 14, },
        .name = "s",
        .text = "add(v, eps & const)", .line = 89 },
    [7] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 13, },
        .name = "v",
        .text = "mean(power(d | same_cast(d), 2)) { axis = q, keepdims == true, exclude == false ...", .line = 87 },
    [8] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "mean", },
        .n_kids = 1, .kids = (const uint32_t[]){ 9, },
        .n_attrs = 3, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_BIND, .name = "axis", .expr = -1, .var = 1, .text = "axis = q", .line = 87 },
            { .test = DFG_D_TEST_EQ, .name = "keepdims", .expr = -1, .var = -1, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "keepdims == true", .line = 87 },
            { .test = DFG_D_TEST_EQ, .name = "exclude", .expr = -1, .var = -1, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "exclude == false", .line = 87 },
        },
        .text = "mean(power(d | same_cast(d), 2))", .line = 87 },
    [9] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "power", },
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 12, },
        .text = "power(d | same_cast(d), 2)", .line = 87 },
    [10] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 11, },
        .text = "d | same_cast(d)", .line = 87 },
    [11] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "cast", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .name = "c",
        .text = "cast(d)", .line = 80, .n_where = 1, .where = (const uint32_t[]){ 2, } },
    [12] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 2LL }, 0.0 },
        .text = "2", .line = 87 },
    [13] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "variance", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .n_attrs = 4, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_BIND, .name = "axis", .expr = -1, .var = 1, .text = "axis = q", .line = 88 },
            { .test = DFG_D_TEST_EQ, .name = "keepdims", .expr = -1, .var = -1, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "keepdims == true", .line = 88 },
            { .test = DFG_D_TEST_EQ, .name = "exclude", .expr = -1, .var = -1, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "exclude == false", .line = 88 },
            { .test = DFG_D_TEST_EQ, .name = "unbiased", .expr = -1, .var = -1, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "unbiased == false", .line = 88 },
        },
        .text = "variance(x, m)", .line = 88 },
    [14] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, },
        .text = "eps & const", .line = 89 },
    [15] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "eps",
        .text = "eps", .line = 84 },
    [16] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89 },
    [17] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 18, },
        .text = "multiply(d, rsqrt(s))", .line = 91 },
    [18] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "rsqrt", },
        .n_kids = 1, .kids = (const uint32_t[]){ 6, },
        .text = "rsqrt(s)", .line = 91 },
};
static const struct dfg_desc_region dnnl_legalize_centred_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t dnnl_legalize_centred_var_regions[] = { 0, 0, };
static const bool dnnl_legalize_centred_dims[] = { 0, 0, };
static const struct dfg_desc_capture dnnl_legalize_centred_refs[] = { { 3, -1 }, { 15, -1 }, { 4, -1 }, { 2, -1 }, { 7, -1 }, { 6, -1 }, { 0, -1 }, { 1, -1 }, };
static const struct dfg_capture dnnl_legalize_centred_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_legalize_centred_match, x) },
    { "eps", DFG_CAP_NODE, offsetof(struct dnnl_legalize_centred_match, eps) },
    { "m", DFG_CAP_NODE, offsetof(struct dnnl_legalize_centred_match, m) },
    { "d", DFG_CAP_NODE, offsetof(struct dnnl_legalize_centred_match, d) },
    { "v", DFG_CAP_NODE, offsetof(struct dnnl_legalize_centred_match, v) },
    { "s", DFG_CAP_NODE, offsetof(struct dnnl_legalize_centred_match, s) },
    { "p", DFG_CAP_VALUE, offsetof(struct dnnl_legalize_centred_match, p) },
    { "q", DFG_CAP_VALUE, offsetof(struct dnnl_legalize_centred_match, q) },
};
static const struct dfg_desc_pattern dnnl_legalize_centred_desc = {
    .n_nodes = 19, .n_exprs = 34, .n_vars = 2, .n_sets = 8,
    .nodes = dnnl_legalize_centred_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_legalize_centred_regions,
    .var_region = dnnl_legalize_centred_var_regions,
    .exprs = dnnl_legalize_centred_exprs,
    .captures = dnnl_legalize_centred_refs,
    .var_is_dim = dnnl_legalize_centred_dims,
    .text = "pattern centred(x, eps) {\012    m = mean(x) { axis = p, keepdims == true, exclude == false };\012    d = subtract(x, m);\012    v = mean(power(d | same_cast(d), 2)) { axis = q, keepdims == true, exclude == false }\012      | variance(x, m) { axis = q, keepdims == true, exclude == false, unbiased == false };\012    s = add(v, eps & const);\012    where last(p, x), last(q, x), one(eps);\012    return divide(d, sqrt(s)) | multiply(d, rsqrt(s));\012}", .line = 84, .n_where = 3, .where = (const uint32_t[]){ 13, 24, 33, }
};
static bool dnnl_legalize_centred_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_legalize_centred_match(g, n, m);
}
static bool dnnl_legalize_centred_pass(void *ctx, const struct dnnl_legalize_centred_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_legalize_centred_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_legalize_centred_each(g, n, dnnl_legalize_centred_pass, &e);
}

static const struct dfg_part dnnl_legalize_centred_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_legalize_centred_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_legalize_centred_whole, m.eps) },
    { DFG_PART_INNER, false, 0, 2, offsetof(struct dnnl_legalize_centred_whole, m.m) },
    { DFG_PART_INNER, false, 0, 3, offsetof(struct dnnl_legalize_centred_whole, m.d) },
    { DFG_PART_NONE, false, 0, 4, offsetof(struct dnnl_legalize_centred_whole, m.v) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_legalize_centred_whole, mean) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_legalize_centred_whole, power) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_legalize_centred_whole, c) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_legalize_centred_whole, constant) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_legalize_centred_whole, variance) },
    { DFG_PART_INNER, false, 0, 5, offsetof(struct dnnl_legalize_centred_whole, m.s) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_legalize_centred_whole, constant_2) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_legalize_centred_whole, v) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_legalize_centred_whole, divide) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_legalize_centred_whole, sqrt) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_legalize_centred_whole, multiply) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_legalize_centred_whole, rsqrt) },
};
/* ---- dnnl_layer_norm ---- */

static const struct dfg_desc_expr dnnl_legalize_dnnl_layer_norm_exprs[] = {
    /* 0 */ { .op = DFG_E_VAR, .ref = 0, .text = "axis", .line = 75 },
    /* 1 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_LIST, .n = 1, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = -1LL }, } }, .text = "[-1]", .line = 75 },
    /* 2 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "axis == [-1]", .line = 75 },
    /* 3 */ { .op = DFG_E_VAR, .ref = 0, .text = "axis", .line = 75 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 75 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 75 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 75 },
    /* 7 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.rank - 1", .line = 75 },
    /* 8 */ { .op = DFG_E_LIST, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "[x.rank - 1]", .line = 75 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 3, 8, }, .text = "axis == [x.rank - 1]", .line = 75 },
    /* 10 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 2, 9, }, .text = "axis == [-1] or axis == [x.rank - 1]", .line = 75 },
    /* 11 */ { .op = DFG_E_VAR, .ref = 1, .text = "axis", .line = 75 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_LIST, .n = 1, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = -1LL }, } }, .text = "[-1]", .line = 75 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "axis == [-1]", .line = 75 },
    /* 14 */ { .op = DFG_E_VAR, .ref = 1, .text = "axis", .line = 75 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 75 },
    /* 16 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "rank", .line = 75 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 75 },
    /* 18 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, }, .text = "x.rank - 1", .line = 75 },
    /* 19 */ { .op = DFG_E_LIST, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "[x.rank - 1]", .line = 75 },
    /* 20 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 14, 19, }, .text = "axis == [x.rank - 1]", .line = 75 },
    /* 21 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 13, 20, }, .text = "axis == [-1] or axis == [x.rank - 1]", .line = 75 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 17, .text = "c", .line = 77 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "elements", .line = 77 },
    /* 24 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 77 },
    /* 25 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "c.elements == 1", .line = 77 },
    /* 26 */ { .op = DFG_E_NODE, .ref = 17, .text = "c", .line = 77 },
    /* 27 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 26, }, .text = "rank", .line = 77 },
    /* 28 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 77 },
    /* 29 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 27, 28, }, .text = "c.rank <= 1", .line = 77 },
    /* 30 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 25, 29, }, .text = "c.elements == 1, c.rank <= 1", .line = 77 },
    /* 31 */ { .op = DFG_E_NODE, .ref = 13, .text = "c", .line = 81 },
    /* 32 */ { .op = DFG_E_NODE, .ref = 4, .text = "d", .line = 81 },
    /* 33 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_DTYPE, .n_kids = 2, .kids = (const uint32_t[]){ 31, 32, }, .text = "same_dtype(c, d)", .line = 81 },
    /* 34 */ { .op = DFG_E_NODE, .ref = 21, .text = "c", .line = 76 },
    /* 35 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 34, }, .text = "rank", .line = 76 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 76 },
    /* 37 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 35, 36, }, .text = "c.rank == 1", .line = 76 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 21, .text = "c", .line = 76 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "shape", .line = 76 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 76 },
    /* 41 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 39, 40, }, .text = "c.shape[0]", .line = 76 },
    /* 42 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 76 },
    /* 43 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 42, }, .text = "shape", .line = 76 },
    /* 44 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 76 },
    /* 45 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 43, 44, }, .text = "x.shape[-1]", .line = 76 },
    /* 46 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 41, 45, }, .text = "c.shape[0] == x.shape[-1]", .line = 76 },
    /* 47 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 37, 46, }, .text = "c.rank == 1, c.shape[0] == x.shape[-1]", .line = 76 },
    /* 48 */ { .op = DFG_E_NODE, .ref = 22, .text = "c", .line = 76 },
    /* 49 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "rank", .line = 76 },
    /* 50 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 76 },
    /* 51 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 49, 50, }, .text = "c.rank == 1", .line = 76 },
    /* 52 */ { .op = DFG_E_NODE, .ref = 22, .text = "c", .line = 76 },
    /* 53 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 52, }, .text = "shape", .line = 76 },
    /* 54 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 76 },
    /* 55 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 53, 54, }, .text = "c.shape[0]", .line = 76 },
    /* 56 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 76 },
    /* 57 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 56, }, .text = "shape", .line = 76 },
    /* 58 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 76 },
    /* 59 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 57, 58, }, .text = "x.shape[-1]", .line = 76 },
    /* 60 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 55, 59, }, .text = "c.shape[0] == x.shape[-1]", .line = 76 },
    /* 61 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 51, 60, }, .text = "c.rank == 1, c.shape[0] == x.shape[-1]", .line = 76 },
};
static const struct dfg_desc_node dnnl_legalize_dnnl_layer_norm_nodes[23] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 22, },
        .text = "add(multiply(centred(x, eps), gamma), beta)", .line = 94 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 21, },
        .text = "multiply(centred(x, eps), gamma)", .line = 94 },
    [2] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 19, },
        .text = "divide(d, sqrt(s)) | multiply(d, rsqrt(s))", .line = 91, .n_where = 3, .where = (const uint32_t[]){ 10, 21, 30, } },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "divide", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 7, },
        .text = "divide(d, sqrt(s))", .line = 91 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "subtract", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .name = "d",
        .text = "subtract(x, m)", .line = 86 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 93 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "mean", },
        .n_kids = 1, .kids = (const uint32_t[]){ 5, },
        .n_attrs = 3, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_BIND, .name = "axis", .expr = -1, .var = 0, .text = "axis = p", .line = 85 },
            { .test = DFG_D_TEST_EQ, .name = "keepdims", .expr = -1, .var = -1, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "keepdims == true", .line = 85 },
            { .test = DFG_D_TEST_EQ, .name = "exclude", .expr = -1, .var = -1, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "exclude == false", .line = 85 },
        },
        .name = "m",
        .text = "mean(x)", .line = 85 },
    [7] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "sqrt", },
        .n_kids = 1, .kids = (const uint32_t[]){ 8, },
        .text = "sqrt(s)", .line = 91 },
    [8] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 9, 16, },
        .name = "s",
        .text = "add(v, eps & const)", .line = 89 },
    [9] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 15, },
        .name = "v",
        .text = "mean(power(d | same_cast(d), 2)) { axis = q, keepdims == true, exclude == false ...", .line = 87 },
    [10] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "mean", },
        .n_kids = 1, .kids = (const uint32_t[]){ 11, },
        .n_attrs = 3, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_BIND, .name = "axis", .expr = -1, .var = 1, .text = "axis = q", .line = 87 },
            { .test = DFG_D_TEST_EQ, .name = "keepdims", .expr = -1, .var = -1, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "keepdims == true", .line = 87 },
            { .test = DFG_D_TEST_EQ, .name = "exclude", .expr = -1, .var = -1, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "exclude == false", .line = 87 },
        },
        .text = "mean(power(d | same_cast(d), 2))", .line = 87 },
    [11] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "power", },
        .n_kids = 2, .kids = (const uint32_t[]){ 12, 14, },
        .text = "power(d | same_cast(d), 2)", .line = 87 },
    [12] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 13, },
        .text = "d | same_cast(d)", .line = 87 },
    [13] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "cast", },
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .name = "c",
        .text = "cast(d)", .line = 80, .n_where = 1, .where = (const uint32_t[]){ 33, } },
    [14] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 2LL }, 0.0 },
        .text = "2", .line = 87 },
    [15] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "variance", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .n_attrs = 4, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_BIND, .name = "axis", .expr = -1, .var = 1, .text = "axis = q", .line = 88 },
            { .test = DFG_D_TEST_EQ, .name = "keepdims", .expr = -1, .var = -1, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "keepdims == true", .line = 88 },
            { .test = DFG_D_TEST_EQ, .name = "exclude", .expr = -1, .var = -1, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "exclude == false", .line = 88 },
            { .test = DFG_D_TEST_EQ, .name = "unbiased", .expr = -1, .var = -1, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "unbiased == false", .line = 88 },
        },
        .text = "variance(x, m)", .line = 88 },
    [16] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, },
        .text = "eps & const", .line = 89 },
    [17] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "eps",
        .text = "eps", .line = 93 },
    [18] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89 },
    [19] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 20, },
        .text = "multiply(d, rsqrt(s))", .line = 91 },
    [20] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "rsqrt", },
        .n_kids = 1, .kids = (const uint32_t[]){ 8, },
        .text = "rsqrt(s)", .line = 91 },
    [21] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "gamma",
        .text = "gamma", .line = 93 },
    [22] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "beta",
        .text = "beta", .line = 93 },
};
static const struct dfg_desc_region dnnl_legalize_dnnl_layer_norm_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t dnnl_legalize_dnnl_layer_norm_var_regions[] = { 0, 0, };
static const bool dnnl_legalize_dnnl_layer_norm_dims[] = { 0, 0, };
static const struct dfg_desc_capture dnnl_legalize_dnnl_layer_norm_refs[] = { { 5, -1 }, { 17, -1 }, { 21, -1 }, { 22, -1 }, };
static const struct dfg_capture dnnl_legalize_dnnl_layer_norm_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_layer_norm_match, x) },
    { "eps", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_layer_norm_match, eps) },
    { "gamma", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_layer_norm_match, gamma) },
    { "beta", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_layer_norm_match, beta) },
};
static const struct dfg_desc_pattern dnnl_legalize_dnnl_layer_norm_desc = {
    .n_nodes = 23, .n_exprs = 62, .n_vars = 2, .n_sets = 4,
    .nodes = dnnl_legalize_dnnl_layer_norm_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_legalize_dnnl_layer_norm_regions,
    .var_region = dnnl_legalize_dnnl_layer_norm_var_regions,
    .exprs = dnnl_legalize_dnnl_layer_norm_exprs,
    .captures = dnnl_legalize_dnnl_layer_norm_refs,
    .var_is_dim = dnnl_legalize_dnnl_layer_norm_dims,
    .text = "rule dnnl_layer_norm(x, eps, gamma, beta) {\012    match add(multiply(centred(x, eps), gamma), beta);\012    where along(gamma, x), along(beta, x);\012    rewrite nn.layer_norm(x, gamma, beta) { axis = -1, epsilon = value(eps) };\012}", .line = 93, .n_where = 2, .where = (const uint32_t[]){ 47, 61, }
};
static bool dnnl_legalize_dnnl_layer_norm_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_legalize_dnnl_layer_norm_match(g, n, m);
}
static bool dnnl_legalize_dnnl_layer_norm_pass(void *ctx, const struct dnnl_legalize_dnnl_layer_norm_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_legalize_dnnl_layer_norm_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_legalize_dnnl_layer_norm_each(g, n, dnnl_legalize_dnnl_layer_norm_pass, &e);
}

static const struct dfg_part dnnl_legalize_dnnl_layer_norm_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_legalize_dnnl_layer_norm_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_legalize_dnnl_layer_norm_whole, m.eps) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct dnnl_legalize_dnnl_layer_norm_whole, m.gamma) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct dnnl_legalize_dnnl_layer_norm_whole, m.beta) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_legalize_dnnl_layer_norm_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_legalize_dnnl_layer_norm_whole, multiply) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_legalize_dnnl_layer_norm_whole, divide) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_legalize_dnnl_layer_norm_whole, d) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_legalize_dnnl_layer_norm_whole, m_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_legalize_dnnl_layer_norm_whole, sqrt) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_legalize_dnnl_layer_norm_whole, s) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_legalize_dnnl_layer_norm_whole, mean) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_legalize_dnnl_layer_norm_whole, power) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_legalize_dnnl_layer_norm_whole, c) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_legalize_dnnl_layer_norm_whole, constant) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_legalize_dnnl_layer_norm_whole, variance) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_legalize_dnnl_layer_norm_whole, constant_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_legalize_dnnl_layer_norm_whole, multiply_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_legalize_dnnl_layer_norm_whole, rsqrt) },
};
/* ---- dnnl_reshape_last ---- */

static const struct dfg_desc_expr dnnl_legalize_dnnl_reshape_last_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "d", .line = 105 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "shape", .line = 105 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 105 },
    /* 3 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "d.shape[-1]", .line = 105 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 105 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "shape", .line = 105 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 105 },
    /* 7 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "r.shape[-1]", .line = 105 },
    /* 8 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, }, .text = "d.shape[-1] == r.shape[-1]", .line = 105 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 76 },
    /* 10 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "rank", .line = 76 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 76 },
    /* 12 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "c.rank == 1", .line = 76 },
    /* 13 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 76 },
    /* 14 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "shape", .line = 76 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 76 },
    /* 16 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, }, .text = "c.shape[0]", .line = 76 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 76 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "shape", .line = 76 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 76 },
    /* 20 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "x.shape[-1]", .line = 76 },
    /* 21 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 16, 20, }, .text = "c.shape[0] == x.shape[-1]", .line = 76 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 12, 21, }, .text = "c.rank == 1, c.shape[0] == x.shape[-1]", .line = 76 },
};
static const struct dfg_desc_node dnnl_legalize_dnnl_reshape_last_nodes[6] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "add(b, r)", .line = 104 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 101 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "reshape", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .name = "r",
        .text = "reshape(d)", .line = 103 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.dense", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .name = "d",
        .text = "nn.dense(x, w)", .line = 102 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 101 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 101 },
};
static const struct dfg_desc_region dnnl_legalize_dnnl_reshape_last_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_legalize_dnnl_reshape_last_refs[] = { { 4, -1 }, { 5, -1 }, { 1, -1 }, { 3, -1 }, { 2, -1 }, };
static const struct dfg_capture dnnl_legalize_dnnl_reshape_last_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_reshape_last_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_reshape_last_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_reshape_last_match, b) },
    { "d", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_reshape_last_match, d) },
    { "r", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_reshape_last_match, r) },
};
static const struct dfg_desc_pattern dnnl_legalize_dnnl_reshape_last_desc = {
    .n_nodes = 6, .n_exprs = 23, .n_vars = 0, .n_sets = 5,
    .nodes = dnnl_legalize_dnnl_reshape_last_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_legalize_dnnl_reshape_last_regions,
    .exprs = dnnl_legalize_dnnl_reshape_last_exprs,
    .captures = dnnl_legalize_dnnl_reshape_last_refs,
    .text = "rule dnnl_reshape_last(x, w, b) {\012    d = nn.dense(x, w);\012    r = reshape(d);\012    match add(b, r);\012    where d.shape[-1] == r.shape[-1], along(b, d);\012    rewrite reshape(add(b, d)) { ..r };\012}", .line = 101, .n_where = 2, .where = (const uint32_t[]){ 8, 22, }
};
static bool dnnl_legalize_dnnl_reshape_last_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_legalize_dnnl_reshape_last_match(g, n, m);
}
static bool dnnl_legalize_dnnl_reshape_last_pass(void *ctx, const struct dnnl_legalize_dnnl_reshape_last_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_legalize_dnnl_reshape_last_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_legalize_dnnl_reshape_last_each(g, n, dnnl_legalize_dnnl_reshape_last_pass, &e);
}

static const struct dfg_part dnnl_legalize_dnnl_reshape_last_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_legalize_dnnl_reshape_last_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_legalize_dnnl_reshape_last_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct dnnl_legalize_dnnl_reshape_last_whole, m.b) },
    { DFG_PART_INNER, false, 0, 3, offsetof(struct dnnl_legalize_dnnl_reshape_last_whole, m.d) },
    { DFG_PART_INNER, false, 0, 4, offsetof(struct dnnl_legalize_dnnl_reshape_last_whole, m.r) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_legalize_dnnl_reshape_last_whole, add) },
};
/* ---- dnnl_gelu_reshape_last ---- */

static const struct dfg_desc_expr dnnl_legalize_dnnl_gelu_reshape_last_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 12, .text = "c", .line = 77 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 77 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 77 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "c.elements == 1", .line = 77 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 12, .text = "c", .line = 77 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 77 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 77 },
    /* 7 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "c.rank <= 1", .line = 77 },
    /* 8 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, }, .text = "c.elements == 1, c.rank <= 1", .line = 77 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 15, .text = "c", .line = 77 },
    /* 10 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "elements", .line = 77 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 77 },
    /* 12 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "c.elements == 1", .line = 77 },
    /* 13 */ { .op = DFG_E_NODE, .ref = 15, .text = "c", .line = 77 },
    /* 14 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "rank", .line = 77 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 77 },
    /* 16 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, }, .text = "c.rank <= 1", .line = 77 },
    /* 17 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 12, 16, }, .text = "c.elements == 1, c.rank <= 1", .line = 77 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 18, .text = "c", .line = 77 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "elements", .line = 77 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 77 },
    /* 21 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "c.elements == 1", .line = 77 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 18, .text = "c", .line = 77 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "rank", .line = 77 },
    /* 24 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 77 },
    /* 25 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "c.rank <= 1", .line = 77 },
    /* 26 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 21, 25, }, .text = "c.elements == 1, c.rank <= 1", .line = 77 },
};
static const struct dfg_desc_node dnnl_legalize_dnnl_gelu_reshape_last_nodes[20] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 17, },
        .text = "multiply(multiply(r, add(erf(divide(r, s & approx(1.41421356, 1e-3))), one_ & 1)...", .line = 111 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 8, },
        .text = "multiply(r, add(erf(divide(r, s & approx(1.41421356, 1e-3))), one_ & 1))", .line = 111 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "reshape", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .name = "r",
        .text = "reshape(a)", .line = 110 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .name = "a",
        .text = "add(b, nn.dense(x, w))", .line = 109 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 108 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.dense", },
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, },
        .text = "nn.dense(x, w)", .line = 109 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 108 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 108 },
    [8] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 9, 14, },
        .text = "add(erf(divide(r, s & approx(1.41421356, 1e-3))), one_ & 1)", .line = 111 },
    [9] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "erf", },
        .n_kids = 1, .kids = (const uint32_t[]){ 10, },
        .text = "erf(divide(r, s & approx(1.41421356, 1e-3)))", .line = 111 },
    [10] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "divide", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 11, },
        .text = "divide(r, s & approx(1.41421356, 1e-3))", .line = 111 },
    [11] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, },
        .text = "s & approx(1.41421356, 1e-3)", .line = 111 },
    [12] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "s",
        .text = "s", .line = 108 },
    [13] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 1.41421356 }, 0.001 },
        .text = "approx(1.41421356, 1e-3)", .line = 111 },
    [14] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, },
        .text = "one_ & 1", .line = 111 },
    [15] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "one_",
        .text = "one_", .line = 108 },
    [16] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 111 },
    [17] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, },
        .text = "half & 0.5", .line = 111 },
    [18] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "half",
        .text = "half", .line = 108 },
    [19] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_FLOAT, .f = 0.5 }, 0.0 },
        .text = "0.5", .line = 111 },
};
static const struct dfg_desc_region dnnl_legalize_dnnl_gelu_reshape_last_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_legalize_dnnl_gelu_reshape_last_refs[] = { { 6, -1 }, { 7, -1 }, { 4, -1 }, { 12, -1 }, { 15, -1 }, { 18, -1 }, { 3, -1 }, { 2, -1 }, };
static const struct dfg_capture dnnl_legalize_dnnl_gelu_reshape_last_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_gelu_reshape_last_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_gelu_reshape_last_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_gelu_reshape_last_match, b) },
    { "s", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_gelu_reshape_last_match, s) },
    { "one_", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_gelu_reshape_last_match, one_) },
    { "half", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_gelu_reshape_last_match, half) },
    { "a", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_gelu_reshape_last_match, a) },
    { "r", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_gelu_reshape_last_match, r) },
};
static const struct dfg_desc_pattern dnnl_legalize_dnnl_gelu_reshape_last_desc = {
    .n_nodes = 20, .n_exprs = 27, .n_vars = 0, .n_sets = 8,
    .nodes = dnnl_legalize_dnnl_gelu_reshape_last_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_legalize_dnnl_gelu_reshape_last_regions,
    .exprs = dnnl_legalize_dnnl_gelu_reshape_last_exprs,
    .captures = dnnl_legalize_dnnl_gelu_reshape_last_refs,
    .text = "rule dnnl_gelu_reshape_last(x, w, b, s, one_, half) {\012    a = add(b, nn.dense(x, w));\012    r = reshape(a);\012    match multiply(multiply(r, add(erf(divide(r, s & approx(1.41421356, 1e-3))), one_ & 1)), half & 0.5);\012    where one(s), one(one_), one(half);\012    rewrite reshape(multiply(multiply(a, add(erf(divide(a, s)), one_)), half)) { ..r };\012}", .line = 108, .n_where = 3, .where = (const uint32_t[]){ 8, 17, 26, }
};
static bool dnnl_legalize_dnnl_gelu_reshape_last_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_legalize_dnnl_gelu_reshape_last_match(g, n, m);
}
static bool dnnl_legalize_dnnl_gelu_reshape_last_pass(void *ctx, const struct dnnl_legalize_dnnl_gelu_reshape_last_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_legalize_dnnl_gelu_reshape_last_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_legalize_dnnl_gelu_reshape_last_each(g, n, dnnl_legalize_dnnl_gelu_reshape_last_pass, &e);
}

static const struct dfg_part dnnl_legalize_dnnl_gelu_reshape_last_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_legalize_dnnl_gelu_reshape_last_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_legalize_dnnl_gelu_reshape_last_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct dnnl_legalize_dnnl_gelu_reshape_last_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct dnnl_legalize_dnnl_gelu_reshape_last_whole, m.s) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct dnnl_legalize_dnnl_gelu_reshape_last_whole, m.one_) },
    { DFG_PART_INPUT, false, 0, 5, offsetof(struct dnnl_legalize_dnnl_gelu_reshape_last_whole, m.half) },
    { DFG_PART_INNER, false, 0, 6, offsetof(struct dnnl_legalize_dnnl_gelu_reshape_last_whole, m.a) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_legalize_dnnl_gelu_reshape_last_whole, dense) },
    { DFG_PART_INNER, false, 0, 7, offsetof(struct dnnl_legalize_dnnl_gelu_reshape_last_whole, m.r) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_legalize_dnnl_gelu_reshape_last_whole, multiply) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_legalize_dnnl_gelu_reshape_last_whole, multiply_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_legalize_dnnl_gelu_reshape_last_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_legalize_dnnl_gelu_reshape_last_whole, erf) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_legalize_dnnl_gelu_reshape_last_whole, divide) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_legalize_dnnl_gelu_reshape_last_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_legalize_dnnl_gelu_reshape_last_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_legalize_dnnl_gelu_reshape_last_whole, constant_3) },
};
/* ---- dnnl_strides_early ---- */

static const struct dfg_desc_expr dnnl_legalize_dnnl_strides_early_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 4, .text = "c3", .line = 128 },
    /* 1 */ { .op = DFG_E_NODE, .ref = 15, .text = "x", .line = 128 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "same_shape(c3, x)", .line = 128 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 0, .text = "c4", .line = 128 },
    /* 4 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .name = "data_layout", .text = "data_layout", .line = 128 },
    /* 5 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "\"NCHW\"", .line = 128 },
    /* 6 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, }, .text = "c4.data_layout == \"NCHW\"", .line = 128 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 17, .text = "c7", .line = 128 },
    /* 8 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .name = "data_layout", .text = "data_layout", .line = 128 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "\"NCHW\"", .line = 128 },
    /* 10 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "c7.data_layout == \"NCHW\"", .line = 128 },
};
static const struct dfg_desc_node dnnl_legalize_dnnl_strides_early_nodes[19] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 16, },
        .n_attrs = 3, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "kernel_size", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 1LL }, { .tag = DFG_D_INT, .i = 1LL }, } }, .text = "kernel_size == [1, 1]", .line = 125 },
            { .test = DFG_D_TEST_EQ, .name = "strides", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 2LL }, { .tag = DFG_D_INT, .i = 2LL }, } }, .text = "strides == [2, 2]", .line = 125 },
            { .test = DFG_D_TEST_IN_SET, .name = "padding", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 0LL }, } }, { .tag = DFG_D_LIST, .n = 4, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 0LL }, } }, } }, .text = "padding in {[0, 0], [0, 0, 0, 0]}", .line = 125 },
        },
        .name = "c4",
        .text = "nn.conv2d(block, w4)", .line = 125 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .name = "block",
        .text = "nn.relu(add(add(c3, b3 : [_, 1, 1]), x))", .line = 124 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 15, },
        .text = "add(add(c3, b3 : [_, 1, 1]), x)", .line = 124 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 13, },
        .text = "add(c3, b3 : [_, 1, 1])", .line = 124 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 12, },
        .n_attrs = 5, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "kernel_size", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 1LL }, { .tag = DFG_D_INT, .i = 1LL }, } }, .text = "kernel_size == [1, 1]", .line = 121 },
            { .test = DFG_D_TEST_EQ, .name = "strides", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 1LL }, { .tag = DFG_D_INT, .i = 1LL }, } }, .text = "strides == [1, 1]", .line = 121 },
            { .test = DFG_D_TEST_IN_SET, .name = "padding", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 0LL }, } }, { .tag = DFG_D_LIST, .n = 4, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 0LL }, } }, } }, .text = "padding in {[0, 0], [0, 0, 0, 0]}", .line = 121 },
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "data_layout == \"NCHW\"", .line = 121 },
            { .test = DFG_D_TEST_EQ, .name = "out_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 0, .s = "" }, .text = "out_layout == \"\"", .line = 122 },
        },
        .name = "c3",
        .text = "nn.conv2d(nn.relu(add(c2, b2 : [_, 1, 1])), w3)", .line = 120 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 6, },
        .text = "nn.relu(add(c2, b2 : [_, 1, 1]))", .line = 120 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 10, },
        .text = "add(c2, b2 : [_, 1, 1])", .line = 120 },
    [7] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, },
        .n_attrs = 3, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "strides", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 1LL }, { .tag = DFG_D_INT, .i = 1LL }, } }, .text = "strides == [1, 1]", .line = 119 },
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "data_layout == \"NCHW\"", .line = 119 },
            { .test = DFG_D_TEST_EQ, .name = "out_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 0, .s = "" }, .text = "out_layout == \"\"", .line = 119 },
        },
        .name = "c2",
        .text = "nn.conv2d(h, w2)", .line = 119 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "h",
        .text = "h", .line = 118 },
    [9] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w2",
        .text = "w2", .line = 118 },
    [10] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 11, },
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x0u, .has_shape = true, .n = 3, .dims = (const struct dfg_desc_dim[]){ { DFG_D_DIM_ANY, 0 }, { DFG_D_DIM_NUM, 1LL }, { DFG_D_DIM_NUM, 1LL }, }, .text = "[_, 1, 1]", .line = 120 },
        },
        .text = "b2 : [_, 1, 1]", .line = 120 },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b2",
        .text = "b2", .line = 118 },
    [12] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w3",
        .text = "w3", .line = 118 },
    [13] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 14, },
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x0u, .has_shape = true, .n = 3, .dims = (const struct dfg_desc_dim[]){ { DFG_D_DIM_ANY, 0 }, { DFG_D_DIM_NUM, 1LL }, { DFG_D_DIM_NUM, 1LL }, }, .text = "[_, 1, 1]", .line = 124 },
        },
        .text = "b3 : [_, 1, 1]", .line = 124 },
    [14] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b3",
        .text = "b3", .line = 118 },
    [15] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 118 },
    [16] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w4",
        .text = "w4", .line = 118 },
    [17] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 18, },
        .n_attrs = 3, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "kernel_size", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 1LL }, { .tag = DFG_D_INT, .i = 1LL }, } }, .text = "kernel_size == [1, 1]", .line = 126 },
            { .test = DFG_D_TEST_EQ, .name = "strides", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 2LL }, { .tag = DFG_D_INT, .i = 2LL }, } }, .text = "strides == [2, 2]", .line = 126 },
            { .test = DFG_D_TEST_IN_SET, .name = "padding", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 0LL }, } }, { .tag = DFG_D_LIST, .n = 4, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 0LL }, } }, } }, .text = "padding in {[0, 0], [0, 0, 0, 0]}", .line = 126 },
        },
        .name = "c7",
        .text = "nn.conv2d(block, w7)", .line = 126 },
    [18] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w7",
        .text = "w7", .line = 118 },
};
static const struct dfg_desc_region dnnl_legalize_dnnl_strides_early_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_legalize_dnnl_strides_early_refs[] = { { 8, -1 }, { 15, -1 }, { 9, -1 }, { 11, -1 }, { 12, -1 }, { 14, -1 }, { 16, -1 }, { 18, -1 }, { 7, -1 }, { 4, -1 }, { 1, -1 }, { 0, -1 }, { 17, -1 }, };
static const struct dfg_capture dnnl_legalize_dnnl_strides_early_captures[] = {
    { "h", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_strides_early_match, h) },
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_strides_early_match, x) },
    { "w2", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_strides_early_match, w2) },
    { "b2", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_strides_early_match, b2) },
    { "w3", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_strides_early_match, w3) },
    { "b3", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_strides_early_match, b3) },
    { "w4", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_strides_early_match, w4) },
    { "w7", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_strides_early_match, w7) },
    { "c2", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_strides_early_match, c2) },
    { "c3", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_strides_early_match, c3) },
    { "block", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_strides_early_match, block) },
    { "c4", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_strides_early_match, c4) },
    { "c7", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_strides_early_match, c7) },
};
static const struct dfg_desc_pattern dnnl_legalize_dnnl_strides_early_desc = {
    .n_nodes = 19, .n_exprs = 11, .n_vars = 0, .n_sets = 13,
    .nodes = dnnl_legalize_dnnl_strides_early_nodes,
    .n_roots = 2, .roots = (const uint32_t[]){ 0, 17, },
    .n_regions = 1, .regions = dnnl_legalize_dnnl_strides_early_regions,
    .exprs = dnnl_legalize_dnnl_strides_early_exprs,
    .captures = dnnl_legalize_dnnl_strides_early_refs,
    .text = "rule dnnl_strides_early(h, x, w2, b2, w3, b3, w4, w7) {\012    c2 = nn.conv2d(h, w2) { strides == [1, 1], data_layout == \"NCHW\", out_layout == \"\" };\012    c3 = nn.conv2d(nn.relu(add(c2, b2 : [_, 1, 1])), w3) {\012        kernel_size == [1, 1], strides == [1, 1], padding in {[0, 0], [0, 0, 0, 0]}, data_layout == \"NCHW\",\012        out_layout == \"\"\012    };\012    block = nn.relu(add(add(c3, b3 : [_, 1, 1]), x));\012    c4 = nn.conv2d(block, w4) { kernel_size == [1, 1], strides == [2, 2], padding in {[0, 0], [0, 0, 0, 0]} };\012    c7 = nn.conv2d(block, w7) { kernel_size == [1, 1], strides == [2, 2], padding in {[0, 0], [0, 0, 0, 0]} };\012    match c4, c7;\012    where same_shape(c3, x), c4.data_layout == \"NCHW\", c7.data_layout == \"NCHW\";\012    rewrite {\012        half = nn.relu(add(nn.conv2d(h, w2) { ..c2, strides = [2, 2] }, b2));\012        every_other = nn.max_pool2d(x) { pool_size = [1, 1], strides = [2, 2], padding = [0, 0, 0, 0] };\012        next = nn.relu(add(add(nn.conv2d(half, w3) { ..c3 }, b3), every_other));\012        return nn.conv2d(next, w4) { ..c4, strides = [1, 1] }, nn.conv2d(next, w7) { ..c7, strides = [1, 1] };\012    }\012}", .line = 118, .n_where = 3, .where = (const uint32_t[]){ 2, 6, 10, }
};
static bool dnnl_legalize_dnnl_strides_early_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_legalize_dnnl_strides_early_match(g, n, m);
}
static bool dnnl_legalize_dnnl_strides_early_pass(void *ctx, const struct dnnl_legalize_dnnl_strides_early_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_legalize_dnnl_strides_early_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_legalize_dnnl_strides_early_each(g, n, dnnl_legalize_dnnl_strides_early_pass, &e);
}

static const struct dfg_part dnnl_legalize_dnnl_strides_early_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_legalize_dnnl_strides_early_whole, m.h) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_legalize_dnnl_strides_early_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct dnnl_legalize_dnnl_strides_early_whole, m.w2) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct dnnl_legalize_dnnl_strides_early_whole, m.b2) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct dnnl_legalize_dnnl_strides_early_whole, m.w3) },
    { DFG_PART_INPUT, false, 0, 5, offsetof(struct dnnl_legalize_dnnl_strides_early_whole, m.b3) },
    { DFG_PART_INPUT, false, 0, 6, offsetof(struct dnnl_legalize_dnnl_strides_early_whole, m.w4) },
    { DFG_PART_INPUT, false, 0, 7, offsetof(struct dnnl_legalize_dnnl_strides_early_whole, m.w7) },
    { DFG_PART_INNER, false, 0, 8, offsetof(struct dnnl_legalize_dnnl_strides_early_whole, m.c2) },
    { DFG_PART_INNER, false, 0, 9, offsetof(struct dnnl_legalize_dnnl_strides_early_whole, m.c3) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_legalize_dnnl_strides_early_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_legalize_dnnl_strides_early_whole, add) },
    { DFG_PART_INNER, false, 0, 10, offsetof(struct dnnl_legalize_dnnl_strides_early_whole, m.block) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_legalize_dnnl_strides_early_whole, add_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_legalize_dnnl_strides_early_whole, add_3) },
    { DFG_PART_ROOT, false, 1, 11, offsetof(struct dnnl_legalize_dnnl_strides_early_whole, m.c4) },
    { DFG_PART_ROOT, false, 2, 12, offsetof(struct dnnl_legalize_dnnl_strides_early_whole, m.c7) },
};
/* ---- dnnl_group_conv ---- */

static const struct dfg_desc_expr dnnl_legalize_dnnl_group_conv_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 142 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 142 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 142 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "w.rank == 4", .line = 142 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 142 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "shape", .line = 142 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 142 },
    /* 7 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "w.shape[0]", .line = 142 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 142 },
    /* 9 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .name = "groups", .text = "groups", .line = 142 },
    /* 10 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 7, 9, }, .text = "w.shape[0] % c.groups", .line = 142 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 142 },
    /* 12 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "w.shape[0] % c.groups == 0", .line = 142 },
    /* 13 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 142 },
    /* 14 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "elements", .line = 142 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 142 },
    /* 16 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, }, .text = "w.elements > 0", .line = 142 },
};
static const struct dfg_desc_node dnnl_legalize_dnnl_group_conv_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_GT, .name = "groups", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "groups > 1", .line = 140 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "kernel_layout == \"OIHW\"", .line = 140 },
        },
        .name = "c",
        .text = "nn.conv2d(x, w)", .line = 140 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 139 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 139 },
};
static const struct dfg_desc_region dnnl_legalize_dnnl_group_conv_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_legalize_dnnl_group_conv_refs[] = { { 1, -1 }, { 2, -1 }, { 0, -1 }, };
static const struct dfg_capture dnnl_legalize_dnnl_group_conv_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_group_conv_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_group_conv_match, w) },
    { "c", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_group_conv_match, c) },
};
static const struct dfg_desc_pattern dnnl_legalize_dnnl_group_conv_desc = {
    .n_nodes = 3, .n_exprs = 17, .n_vars = 0, .n_sets = 3,
    .nodes = dnnl_legalize_dnnl_group_conv_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_legalize_dnnl_group_conv_regions,
    .exprs = dnnl_legalize_dnnl_group_conv_exprs,
    .captures = dnnl_legalize_dnnl_group_conv_refs,
    .text = "rule dnnl_group_conv(x, w) {\012    c = nn.conv2d(x, w) { groups > 1, kernel_layout == \"OIHW\" };\012    match c;\012    where w.rank == 4, w.shape[0] % c.groups == 0, w.elements > 0;\012    rewrite nn.conv2d(x, reshape(w) {\012        newshape = [c.groups, w.shape[0] / c.groups, w.shape[1], w.shape[2], w.shape[3]]\012    }) { ..c, kernel_layout = \"GOIHW\", channels = w.shape[0], kernel_size = [w.shape[2], w.shape[3]] };\012}", .line = 139, .n_where = 3, .where = (const uint32_t[]){ 3, 12, 16, }
};
static bool dnnl_legalize_dnnl_group_conv_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_legalize_dnnl_group_conv_match(g, n, m);
}
static bool dnnl_legalize_dnnl_group_conv_pass(void *ctx, const struct dnnl_legalize_dnnl_group_conv_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_legalize_dnnl_group_conv_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_legalize_dnnl_group_conv_each(g, n, dnnl_legalize_dnnl_group_conv_pass, &e);
}

static const struct dfg_part dnnl_legalize_dnnl_group_conv_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_legalize_dnnl_group_conv_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_legalize_dnnl_group_conv_whole, m.w) },
    { DFG_PART_ROOT, false, 1, 2, offsetof(struct dnnl_legalize_dnnl_group_conv_whole, m.c) },
};
/* ---- dnnl_group_deconv ---- */

static const struct dfg_desc_expr dnnl_legalize_dnnl_group_deconv_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 150 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 150 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 150 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "w.rank == 4", .line = 150 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 150 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "shape", .line = 150 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 150 },
    /* 7 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "w.shape[0]", .line = 150 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 150 },
    /* 9 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .name = "groups", .text = "groups", .line = 150 },
    /* 10 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 7, 9, }, .text = "w.shape[0] % c.groups", .line = 150 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 150 },
    /* 12 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "w.shape[0] % c.groups == 0", .line = 150 },
    /* 13 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 150 },
    /* 14 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "elements", .line = 150 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 150 },
    /* 16 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, }, .text = "w.elements > 0", .line = 150 },
};
static const struct dfg_desc_node dnnl_legalize_dnnl_group_deconv_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d_transpose", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_GT, .name = "groups", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "groups > 1", .line = 148 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "IOHW" }, .text = "kernel_layout == \"IOHW\"", .line = 148 },
        },
        .name = "c",
        .text = "nn.conv2d_transpose(x, w)", .line = 148 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 147 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 147 },
};
static const struct dfg_desc_region dnnl_legalize_dnnl_group_deconv_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_legalize_dnnl_group_deconv_refs[] = { { 1, -1 }, { 2, -1 }, { 0, -1 }, };
static const struct dfg_capture dnnl_legalize_dnnl_group_deconv_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_group_deconv_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_group_deconv_match, w) },
    { "c", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_group_deconv_match, c) },
};
static const struct dfg_desc_pattern dnnl_legalize_dnnl_group_deconv_desc = {
    .n_nodes = 3, .n_exprs = 17, .n_vars = 0, .n_sets = 3,
    .nodes = dnnl_legalize_dnnl_group_deconv_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_legalize_dnnl_group_deconv_regions,
    .exprs = dnnl_legalize_dnnl_group_deconv_exprs,
    .captures = dnnl_legalize_dnnl_group_deconv_refs,
    .text = "rule dnnl_group_deconv(x, w) {\012    c = nn.conv2d_transpose(x, w) { groups > 1, kernel_layout == \"IOHW\" };\012    match c;\012    where w.rank == 4, w.shape[0] % c.groups == 0, w.elements > 0;\012    rewrite nn.conv2d_transpose(x, reshape(w) {\012        newshape = [c.groups, w.shape[0] / c.groups, w.shape[1], w.shape[2], w.shape[3]]\012    }) { ..c, kernel_layout = \"GIOHW\", channels = w.shape[1] * c.groups, kernel_size = [w.shape[2], w.shape[3]] };\012}", .line = 147, .n_where = 3, .where = (const uint32_t[]){ 3, 12, 16, }
};
static bool dnnl_legalize_dnnl_group_deconv_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_legalize_dnnl_group_deconv_match(g, n, m);
}
static bool dnnl_legalize_dnnl_group_deconv_pass(void *ctx, const struct dnnl_legalize_dnnl_group_deconv_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_legalize_dnnl_group_deconv_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_legalize_dnnl_group_deconv_each(g, n, dnnl_legalize_dnnl_group_deconv_pass, &e);
}

static const struct dfg_part dnnl_legalize_dnnl_group_deconv_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_legalize_dnnl_group_deconv_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_legalize_dnnl_group_deconv_whole, m.w) },
    { DFG_PART_ROOT, false, 1, 2, offsetof(struct dnnl_legalize_dnnl_group_deconv_whole, m.c) },
};
/* ---- dnnl_pad_avg_pool ---- */

static const struct dfg_desc_expr dnnl_legalize_dnnl_pad_avg_pool_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 162 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 162 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 162 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.rank == 4", .line = 162 },
    /* 4 */ { .op = DFG_E_VAR, .ref = 0, .text = "n", .line = 162 },
    /* 5 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 162 },
    /* 6 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, }, .text = "n[0]", .line = 162 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 0LL }, } }, .text = "[0, 0]", .line = 162 },
    /* 8 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, }, .text = "n[0] == [0, 0]", .line = 162 },
    /* 9 */ { .op = DFG_E_VAR, .ref = 0, .text = "n", .line = 162 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 162 },
    /* 11 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "n[1]", .line = 162 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 0LL }, } }, .text = "[0, 0]", .line = 162 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "n[1] == [0, 0]", .line = 162 },
    /* 14 */ { .op = DFG_E_VAR, .ref = 0, .text = "n", .line = 162 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 162 },
    /* 16 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, }, .text = "n[2]", .line = 162 },
    /* 17 */ { .op = DFG_E_CALL, .sub = DFG_F_MIN, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "min(n[2])", .line = 162 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 162 },
    /* 19 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "min(n[2]) >= 0", .line = 162 },
    /* 20 */ { .op = DFG_E_VAR, .ref = 0, .text = "n", .line = 162 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 162 },
    /* 22 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "n[3]", .line = 162 },
    /* 23 */ { .op = DFG_E_CALL, .sub = DFG_F_MIN, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "min(n[3])", .line = 162 },
    /* 24 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 162 },
    /* 25 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "min(n[3]) >= 0", .line = 162 },
};
static const struct dfg_desc_node dnnl_legalize_dnnl_pad_avg_pool_nodes[4] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.avg_pool2d", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .n_attrs = 3, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_IN_SET, .name = "padding", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 0LL }, } }, { .tag = DFG_D_LIST, .n = 4, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 0LL }, } }, } }, .text = "padding in {[0, 0], [0, 0, 0, 0]}", .line = 160 },
            { .test = DFG_D_TEST_EQ, .name = "layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "layout == \"NCHW\"", .line = 160 },
            { .test = DFG_D_TEST_EQ, .name = "ceil_mode", .expr = -1, .var = -1, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "ceil_mode == false", .line = 160 },
        },
        .name = "a",
        .text = "nn.avg_pool2d(p)", .line = 160 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.pad", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_BIND, .name = "pad_width", .expr = -1, .var = 0, .text = "pad_width = n", .line = 159 },
            { .test = DFG_D_TEST_EQ, .name = "pad_mode", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 8, .s = "constant" }, .text = "pad_mode == \"constant\"", .line = 159 },
        },
        .name = "p",
        .text = "nn.pad(x, 0)", .line = 159 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 158 },
    [3] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 159 },
};
static const struct dfg_desc_region dnnl_legalize_dnnl_pad_avg_pool_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t dnnl_legalize_dnnl_pad_avg_pool_var_regions[] = { 0, };
static const bool dnnl_legalize_dnnl_pad_avg_pool_dims[] = { 0, };
static const struct dfg_desc_capture dnnl_legalize_dnnl_pad_avg_pool_refs[] = { { 2, -1 }, { 1, -1 }, { 0, -1 }, { 0, -1 }, };
static const struct dfg_capture dnnl_legalize_dnnl_pad_avg_pool_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_pad_avg_pool_match, x) },
    { "p", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_pad_avg_pool_match, p) },
    { "a", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_pad_avg_pool_match, a) },
    { "n", DFG_CAP_VALUE, offsetof(struct dnnl_legalize_dnnl_pad_avg_pool_match, n) },
};
static const struct dfg_desc_pattern dnnl_legalize_dnnl_pad_avg_pool_desc = {
    .n_nodes = 4, .n_exprs = 26, .n_vars = 1, .n_sets = 4,
    .nodes = dnnl_legalize_dnnl_pad_avg_pool_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_legalize_dnnl_pad_avg_pool_regions,
    .var_region = dnnl_legalize_dnnl_pad_avg_pool_var_regions,
    .exprs = dnnl_legalize_dnnl_pad_avg_pool_exprs,
    .captures = dnnl_legalize_dnnl_pad_avg_pool_refs,
    .var_is_dim = dnnl_legalize_dnnl_pad_avg_pool_dims,
    .text = "rule dnnl_pad_avg_pool(x) {\012    p = nn.pad(x, 0) { pad_width = n, pad_mode == \"constant\" };\012    a = nn.avg_pool2d(p) { padding in {[0, 0], [0, 0, 0, 0]}, layout == \"NCHW\", ceil_mode == false };\012    match a;\012    where x.rank == 4, n[0] == [0, 0], n[1] == [0, 0], min(n[2]) >= 0, min(n[3]) >= 0;\012    rewrite nn.avg_pool2d(x) { ..a, padding = [n[2][0], n[3][0], n[2][1], n[3][1]], count_include_pad = true };\012}", .line = 158, .n_where = 5, .where = (const uint32_t[]){ 3, 8, 13, 19, 25, }
};
static bool dnnl_legalize_dnnl_pad_avg_pool_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_legalize_dnnl_pad_avg_pool_match(g, n, m);
}
static bool dnnl_legalize_dnnl_pad_avg_pool_pass(void *ctx, const struct dnnl_legalize_dnnl_pad_avg_pool_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_legalize_dnnl_pad_avg_pool_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_legalize_dnnl_pad_avg_pool_each(g, n, dnnl_legalize_dnnl_pad_avg_pool_pass, &e);
}

static const struct dfg_part dnnl_legalize_dnnl_pad_avg_pool_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_legalize_dnnl_pad_avg_pool_whole, m.x) },
    { DFG_PART_INNER, false, 0, 1, offsetof(struct dnnl_legalize_dnnl_pad_avg_pool_whole, m.p) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_legalize_dnnl_pad_avg_pool_whole, constant) },
    { DFG_PART_ROOT, false, 1, 2, offsetof(struct dnnl_legalize_dnnl_pad_avg_pool_whole, m.a) },
};
/* ---- int8 ---- */

static const struct dfg_desc_node dnnl_legalize_int8_nodes[2] = {
    [0] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x108u, .text = "{u8, i8}", .line = 172 },
        },
        .text = "x : {u8, i8}", .line = 172 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 172 },
};
static const struct dfg_desc_region dnnl_legalize_int8_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_legalize_int8_refs[] = { { 1, -1 }, };
static const struct dfg_capture dnnl_legalize_int8_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_legalize_int8_match, x) },
};
static const struct dfg_desc_pattern dnnl_legalize_int8_desc = {
    .n_nodes = 2, .n_exprs = 0, .n_vars = 0, .n_sets = 1,
    .nodes = dnnl_legalize_int8_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_legalize_int8_regions,
    .captures = dnnl_legalize_int8_refs,
    .text = "pattern int8(x) = x : {u8, i8};", .line = 172
};
static bool dnnl_legalize_int8_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_legalize_int8_match(g, n, m);
}
static bool dnnl_legalize_int8_pass(void *ctx, const struct dnnl_legalize_int8_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_legalize_int8_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_legalize_int8_each(g, n, dnnl_legalize_int8_pass, &e);
}

static const struct dfg_part dnnl_legalize_int8_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_legalize_int8_whole, m.x) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_legalize_int8_whole, x) },
};
/* ---- number ---- */

static const struct dfg_desc_node dnnl_legalize_number_nodes[3] = {
    [0] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "z & const : i32[]", .line = 173 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "z",
        .text = "z", .line = 173 },
    [2] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x20u, .has_shape = true, .text = "i32[]", .line = 173 },
        },
        .text = "const", .line = 173 },
};
static const struct dfg_desc_region dnnl_legalize_number_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_legalize_number_refs[] = { { 1, -1 }, };
static const struct dfg_capture dnnl_legalize_number_captures[] = {
    { "z", DFG_CAP_NODE, offsetof(struct dnnl_legalize_number_match, z) },
};
static const struct dfg_desc_pattern dnnl_legalize_number_desc = {
    .n_nodes = 3, .n_exprs = 0, .n_vars = 0, .n_sets = 1,
    .nodes = dnnl_legalize_number_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_legalize_number_regions,
    .captures = dnnl_legalize_number_refs,
    .text = "pattern number(z) = z & const : i32[];", .line = 173
};
static bool dnnl_legalize_number_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_legalize_number_match(g, n, m);
}
static bool dnnl_legalize_number_pass(void *ctx, const struct dnnl_legalize_number_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_legalize_number_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_legalize_number_each(g, n, dnnl_legalize_number_pass, &e);
}

static const struct dfg_part dnnl_legalize_number_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_legalize_number_whole, m.z) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_legalize_number_whole, z) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_legalize_number_whole, constant) },
};
/* ---- dnnl_qnn_pad ---- */

static const struct dfg_desc_expr dnnl_legalize_dnnl_qnn_pad_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 5, .text = "zx", .line = 179 },
    /* 1 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "value(zx)", .line = 179 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 179 },
    /* 3 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "value(zx) != 0", .line = 179 },
    /* 4 */ { .op = DFG_E_VAR, .ref = 0, .text = "p", .line = 179 },
    /* 5 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "max(p)", .line = 179 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 179 },
    /* 7 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "max(p) > 0", .line = 179 },
    /* 8 */ { .op = DFG_E_VAR, .ref = 0, .text = "p", .line = 179 },
    /* 9 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "len(p)", .line = 179 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 179 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 179 },
    /* 12 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 9, 10, 11, }, .text = "len(p) in {2, 4}", .line = 179 },
    /* 13 */ { .op = DFG_E_VAR, .ref = 1, .text = "l", .line = 179 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "\"NCHW\"", .line = 179 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "\"NHWC\"", .line = 179 },
    /* 16 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 13, 14, 15, }, .text = "l in {\"NCHW\", \"NHWC\"}", .line = 179 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 179 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "rank", .line = 179 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 179 },
    /* 20 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "x.rank == 4", .line = 179 },
};
static const struct dfg_desc_node dnnl_legalize_dnnl_qnn_pad_nodes[10] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.conv2d", },
        .n_kids = 6, .kids = (const uint32_t[]){ 1, 3, 4, 7, 8, 9, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_BIND, .name = "padding", .expr = -1, .var = 0, .text = "padding = p", .line = 177 },
            { .test = DFG_D_TEST_BIND, .name = "data_layout", .expr = -1, .var = 1, .text = "data_layout = l", .line = 177 },
        },
        .name = "q",
        .text = "qnn.conv2d(int8(x), w, number(zx), zw, sx, sw)", .line = 177 },
    [1] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x108u, .text = "{u8, i8}", .line = 172 },
        },
        .text = "x : {u8, i8}", .line = 172 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 176 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 176 },
    [4] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "z & const : i32[]", .line = 173 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "zx",
        .text = "zx", .line = 176 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x20u, .has_shape = true, .text = "i32[]", .line = 173 },
        },
        .text = "const", .line = 173 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "zw",
        .text = "zw", .line = 176 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "sx",
        .text = "sx", .line = 176 },
    [9] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "sw",
        .text = "sw", .line = 176 },
};
static const struct dfg_desc_region dnnl_legalize_dnnl_qnn_pad_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t dnnl_legalize_dnnl_qnn_pad_var_regions[] = { 0, 0, };
static const bool dnnl_legalize_dnnl_qnn_pad_dims[] = { 0, 0, };
static const struct dfg_desc_capture dnnl_legalize_dnnl_qnn_pad_refs[] = { { 2, -1 }, { 3, -1 }, { 5, -1 }, { 7, -1 }, { 8, -1 }, { 9, -1 }, { 0, -1 }, { 0, -1 }, { 1, -1 }, };
static const struct dfg_capture dnnl_legalize_dnnl_qnn_pad_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_qnn_pad_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_qnn_pad_match, w) },
    { "zx", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_qnn_pad_match, zx) },
    { "zw", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_qnn_pad_match, zw) },
    { "sx", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_qnn_pad_match, sx) },
    { "sw", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_qnn_pad_match, sw) },
    { "q", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_qnn_pad_match, q) },
    { "p", DFG_CAP_VALUE, offsetof(struct dnnl_legalize_dnnl_qnn_pad_match, p) },
    { "l", DFG_CAP_VALUE, offsetof(struct dnnl_legalize_dnnl_qnn_pad_match, l) },
};
static const struct dfg_desc_pattern dnnl_legalize_dnnl_qnn_pad_desc = {
    .n_nodes = 10, .n_exprs = 21, .n_vars = 2, .n_sets = 9,
    .nodes = dnnl_legalize_dnnl_qnn_pad_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_legalize_dnnl_qnn_pad_regions,
    .var_region = dnnl_legalize_dnnl_qnn_pad_var_regions,
    .exprs = dnnl_legalize_dnnl_qnn_pad_exprs,
    .captures = dnnl_legalize_dnnl_qnn_pad_refs,
    .var_is_dim = dnnl_legalize_dnnl_qnn_pad_dims,
    .text = "rule dnnl_qnn_pad(x, w, zx, zw, sx, sw) {\012    q = qnn.conv2d(int8(x), w, number(zx), zw, sx, sw) { padding = p, data_layout = l };\012    match q;\012    where value(zx) != 0, max(p) > 0, len(p) in {2, 4}, l in {\"NCHW\", \"NHWC\"}, x.rank == 4;\012    rewrite qnn.conv2d(nn.pad(x, like(x, value(zx))) {\012        pad_width = l == \"NCHW\" ? [[0, 0], [0, 0], [p[0], p[len(p) - 2]], [p[1], p[len(p) - 1]]]\012                                : [[0, 0], [p[0], p[len(p) - 2]], [p[1], p[len(p) - 1]], [0, 0]]\012    }, w, zx, zw, sx, sw) { ..q, padding = [0, 0, 0, 0] };\012}", .line = 176, .n_where = 5, .where = (const uint32_t[]){ 3, 7, 12, 16, 20, }
};
static bool dnnl_legalize_dnnl_qnn_pad_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_legalize_dnnl_qnn_pad_match(g, n, m);
}
static bool dnnl_legalize_dnnl_qnn_pad_pass(void *ctx, const struct dnnl_legalize_dnnl_qnn_pad_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_legalize_dnnl_qnn_pad_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_legalize_dnnl_qnn_pad_each(g, n, dnnl_legalize_dnnl_qnn_pad_pass, &e);
}

static const struct dfg_part dnnl_legalize_dnnl_qnn_pad_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_legalize_dnnl_qnn_pad_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_legalize_dnnl_qnn_pad_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct dnnl_legalize_dnnl_qnn_pad_whole, m.zx) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct dnnl_legalize_dnnl_qnn_pad_whole, m.zw) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct dnnl_legalize_dnnl_qnn_pad_whole, m.sx) },
    { DFG_PART_INPUT, false, 0, 5, offsetof(struct dnnl_legalize_dnnl_qnn_pad_whole, m.sw) },
    { DFG_PART_ROOT, false, 1, 6, offsetof(struct dnnl_legalize_dnnl_qnn_pad_whole, m.q) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_legalize_dnnl_qnn_pad_whole, constant) },
};
/* ---- dnnl_qnn_zero_point ---- */

static const struct dfg_desc_expr dnnl_legalize_dnnl_qnn_zero_point_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 0, .text = "q", .line = 185 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "data_layout", .text = "data_layout", .line = 185 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "\"NCHW\"", .line = 185 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "\"NHWC\"", .line = 185 },
    /* 4 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, }, .text = "q.data_layout in {\"NCHW\", \"NHWC\"}", .line = 185 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 0, .text = "q", .line = 185 },
    /* 6 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .name = "out_layout", .text = "out_layout", .line = 185 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 0, .s = "" }, .text = "\"\"", .line = 185 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 0, .text = "q", .line = 185 },
    /* 9 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .name = "data_layout", .text = "data_layout", .line = 185 },
    /* 10 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 6, 7, 9, }, .text = "q.out_layout in {\"\", q.data_layout}", .line = 185 },
    /* 11 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 10, }, .text = "q.data_layout in {\"NCHW\", \"NHWC\"}, q.out_layout in {\"\", q.data_layout}", .line = 185 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 0, .text = "q", .line = 188 },
    /* 13 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .name = "kernel_layout", .text = "kernel_layout", .line = 188 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "\"OIHW\"", .line = 188 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "HWIO" }, .text = "\"HWIO\"", .line = 188 },
    /* 16 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 13, 14, 15, }, .text = "q.kernel_layout in {\"OIHW\", \"HWIO\"}", .line = 188 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 0, .text = "q", .line = 188 },
    /* 18 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .name = "kernel_layout", .text = "kernel_layout", .line = 188 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "HWOI" }, .text = "\"HWOI\"", .line = 188 },
    /* 20 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "q.kernel_layout == \"HWOI\"", .line = 188 },
    /* 21 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 188 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "HWOI" }, .text = "\"HWOI\"", .line = 188 },
    /* 23 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 1, .s = "I" }, .text = "\"I\"", .line = 188 },
    /* 24 */ { .op = DFG_E_DIM, .n_kids = 3, .kids = (const uint32_t[]){ 21, 22, 23, }, .text = "dim(w, \"HWOI\", \"I\")", .line = 188 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 188 },
    /* 26 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "dim(w, \"HWOI\", \"I\") == 1", .line = 188 },
    /* 27 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 20, 26, }, .text = "(q.kernel_layout == \"HWOI\" and dim(w, \"HWOI\", \"I\") == 1)", .line = 188 },
    /* 28 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 16, 27, }, .text = "q.kernel_layout in {\"OIHW\", \"HWIO\"} or (q.kernel_layout == \"HWOI\" and dim(w, \"HWOI\", \"I\") == 1)", .line = 188 },
    /* 29 */ { .op = DFG_E_NODE, .ref = 7, .text = "zx", .line = 193 },
    /* 30 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 29, }, .text = "value(zx)", .line = 193 },
    /* 31 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 193 },
    /* 32 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 30, 31, }, .text = "value(zx) != 0", .line = 193 },
    /* 33 */ { .op = DFG_E_VAR, .ref = 0, .text = "p", .line = 193 },
    /* 34 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "max(p)", .line = 193 },
    /* 35 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 193 },
    /* 36 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 34, 35, }, .text = "max(p) == 0", .line = 193 },
    /* 37 */ { .op = DFG_E_VAR, .ref = 0, .text = "p", .line = 193 },
    /* 38 */ { .op = DFG_E_CALL, .sub = DFG_F_MIN, .n_kids = 1, .kids = (const uint32_t[]){ 37, }, .text = "min(p)", .line = 193 },
    /* 39 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 193 },
    /* 40 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 38, 39, }, .text = "min(p) == 0", .line = 193 },
};
static const struct dfg_desc_node dnnl_legalize_dnnl_qnn_zero_point_nodes[14] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.conv2d", },
        .n_kids = 6, .kids = (const uint32_t[]){ 1, 2, 6, 9, 12, 13, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_BIND, .name = "padding", .expr = -1, .var = 0, .text = "padding = p", .line = 191 },
            { .test = DFG_D_TEST_EQ, .name = "out_dtype", .expr = -1, .var = -1, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "out_dtype == i32", .line = 191 },
        },
        .name = "q",
        .text = "qnn.conv2d(x, int8(w) & const, number(zx), zw & splat(0), sx, sw)", .line = 191 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 190 },
    [2] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 5, },
        .text = "int8(w) & const", .line = 191 },
    [3] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x108u, .text = "{u8, i8}", .line = 172 },
        },
        .text = "x : {u8, i8}", .line = 172 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 190 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 191 },
    [6] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "z & const : i32[]", .line = 173 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "zx",
        .text = "zx", .line = 190 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x20u, .has_shape = true, .text = "i32[]", .line = 173 },
        },
        .text = "const", .line = 173 },
    [9] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, },
        .text = "zw & splat(0)", .line = 191 },
    [10] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "zw",
        .text = "zw", .line = 190 },
    [11] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_SPLAT, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 191 },
    [12] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "sx",
        .text = "sx", .line = 190 },
    [13] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "sw",
        .text = "sw", .line = 190 },
};
static const struct dfg_desc_region dnnl_legalize_dnnl_qnn_zero_point_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t dnnl_legalize_dnnl_qnn_zero_point_var_regions[] = { 0, };
static const bool dnnl_legalize_dnnl_qnn_zero_point_dims[] = { 0, };
static const struct dfg_desc_capture dnnl_legalize_dnnl_qnn_zero_point_refs[] = { { 1, -1 }, { 4, -1 }, { 7, -1 }, { 10, -1 }, { 12, -1 }, { 13, -1 }, { 0, -1 }, { 0, -1 }, };
static const struct dfg_capture dnnl_legalize_dnnl_qnn_zero_point_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_qnn_zero_point_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_qnn_zero_point_match, w) },
    { "zx", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_qnn_zero_point_match, zx) },
    { "zw", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_qnn_zero_point_match, zw) },
    { "sx", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_qnn_zero_point_match, sx) },
    { "sw", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_qnn_zero_point_match, sw) },
    { "q", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_qnn_zero_point_match, q) },
    { "p", DFG_CAP_VALUE, offsetof(struct dnnl_legalize_dnnl_qnn_zero_point_match, p) },
};
static const struct dfg_desc_pattern dnnl_legalize_dnnl_qnn_zero_point_desc = {
    .n_nodes = 14, .n_exprs = 41, .n_vars = 1, .n_sets = 8,
    .nodes = dnnl_legalize_dnnl_qnn_zero_point_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_legalize_dnnl_qnn_zero_point_regions,
    .var_region = dnnl_legalize_dnnl_qnn_zero_point_var_regions,
    .exprs = dnnl_legalize_dnnl_qnn_zero_point_exprs,
    .captures = dnnl_legalize_dnnl_qnn_zero_point_refs,
    .var_is_dim = dnnl_legalize_dnnl_qnn_zero_point_dims,
    .text = "rule dnnl_qnn_zero_point(x, w, zx, zw, sx, sw) {\012    q = qnn.conv2d(x, int8(w) & const, number(zx), zw & splat(0), sx, sw) { padding = p, out_dtype == i32 };\012    match q;\012    where plain(q), along_o(q, w), value(zx) != 0, max(p) == 0, min(p) == 0;\012    rewrite add(qnn.conv2d(x, w, i32 0, zw, sx, sw) { ..q }, reshape(\012        negative(multiply(zx, sum(cast(w) { dtype = i32 }) {\012            axis = q.kernel_layout == \"OIHW\" ? [1, 2, 3] : q.kernel_layout == \"HWIO\" ? [0, 1, 2] : [0, 1, 3]\012        }))) { newshape = q.data_layout == \"NCHW\" ? [-1, 1, 1] : [-1] });\012}", .line = 190, .n_where = 5, .where = (const uint32_t[]){ 11, 28, 32, 36, 40, }
};
static bool dnnl_legalize_dnnl_qnn_zero_point_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_legalize_dnnl_qnn_zero_point_match(g, n, m);
}
static bool dnnl_legalize_dnnl_qnn_zero_point_pass(void *ctx, const struct dnnl_legalize_dnnl_qnn_zero_point_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_legalize_dnnl_qnn_zero_point_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_legalize_dnnl_qnn_zero_point_each(g, n, dnnl_legalize_dnnl_qnn_zero_point_pass, &e);
}

static const struct dfg_part dnnl_legalize_dnnl_qnn_zero_point_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_legalize_dnnl_qnn_zero_point_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_legalize_dnnl_qnn_zero_point_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct dnnl_legalize_dnnl_qnn_zero_point_whole, m.zx) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct dnnl_legalize_dnnl_qnn_zero_point_whole, m.zw) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct dnnl_legalize_dnnl_qnn_zero_point_whole, m.sx) },
    { DFG_PART_INPUT, false, 0, 5, offsetof(struct dnnl_legalize_dnnl_qnn_zero_point_whole, m.sw) },
    { DFG_PART_ROOT, false, 1, 6, offsetof(struct dnnl_legalize_dnnl_qnn_zero_point_whole, m.q) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_legalize_dnnl_qnn_zero_point_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_legalize_dnnl_qnn_zero_point_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_legalize_dnnl_qnn_zero_point_whole, constant_3) },
};
/* ---- dnnl_qnn_dense_zero_point ---- */

static const struct dfg_desc_expr dnnl_legalize_dnnl_qnn_dense_zero_point_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 7, .text = "zx", .line = 202 },
    /* 1 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "value(zx)", .line = 202 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 202 },
    /* 3 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "value(zx) != 0", .line = 202 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 202 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 202 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 202 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "w.rank == 2", .line = 202 },
};
static const struct dfg_desc_node dnnl_legalize_dnnl_qnn_dense_zero_point_nodes[14] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.dense", },
        .n_kids = 6, .kids = (const uint32_t[]){ 1, 2, 6, 9, 12, 13, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "out_dtype", .expr = -1, .var = -1, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "out_dtype == i32", .line = 200 },
        },
        .name = "q",
        .text = "qnn.dense(x, int8(w) & const, number(zx), zw & splat(0), sx, sw)", .line = 200 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 199 },
    [2] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 5, },
        .text = "int8(w) & const", .line = 200 },
    [3] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x108u, .text = "{u8, i8}", .line = 172 },
        },
        .text = "x : {u8, i8}", .line = 172 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 199 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 200 },
    [6] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "z & const : i32[]", .line = 173 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "zx",
        .text = "zx", .line = 199 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x20u, .has_shape = true, .text = "i32[]", .line = 173 },
        },
        .text = "const", .line = 173 },
    [9] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, },
        .text = "zw & splat(0)", .line = 200 },
    [10] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "zw",
        .text = "zw", .line = 199 },
    [11] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_SPLAT, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 200 },
    [12] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "sx",
        .text = "sx", .line = 199 },
    [13] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "sw",
        .text = "sw", .line = 199 },
};
static const struct dfg_desc_region dnnl_legalize_dnnl_qnn_dense_zero_point_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_legalize_dnnl_qnn_dense_zero_point_refs[] = { { 1, -1 }, { 4, -1 }, { 7, -1 }, { 10, -1 }, { 12, -1 }, { 13, -1 }, { 0, -1 }, };
static const struct dfg_capture dnnl_legalize_dnnl_qnn_dense_zero_point_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_qnn_dense_zero_point_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_qnn_dense_zero_point_match, w) },
    { "zx", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_qnn_dense_zero_point_match, zx) },
    { "zw", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_qnn_dense_zero_point_match, zw) },
    { "sx", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_qnn_dense_zero_point_match, sx) },
    { "sw", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_qnn_dense_zero_point_match, sw) },
    { "q", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_qnn_dense_zero_point_match, q) },
};
static const struct dfg_desc_pattern dnnl_legalize_dnnl_qnn_dense_zero_point_desc = {
    .n_nodes = 14, .n_exprs = 8, .n_vars = 0, .n_sets = 7,
    .nodes = dnnl_legalize_dnnl_qnn_dense_zero_point_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_legalize_dnnl_qnn_dense_zero_point_regions,
    .exprs = dnnl_legalize_dnnl_qnn_dense_zero_point_exprs,
    .captures = dnnl_legalize_dnnl_qnn_dense_zero_point_refs,
    .text = "rule dnnl_qnn_dense_zero_point(x, w, zx, zw, sx, sw) {\012    q = qnn.dense(x, int8(w) & const, number(zx), zw & splat(0), sx, sw) { out_dtype == i32 };\012    match q;\012    where value(zx) != 0, w.rank == 2;\012    rewrite add(qnn.dense(x, w, i32 0, zw, sx, sw) { ..q },\012                reshape(negative(multiply(zx, sum(cast(w) { dtype = i32 }) { axis = [1] }))) { newshape = [-1] });\012}", .line = 199, .n_where = 2, .where = (const uint32_t[]){ 3, 7, }
};
static bool dnnl_legalize_dnnl_qnn_dense_zero_point_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_legalize_dnnl_qnn_dense_zero_point_match(g, n, m);
}
static bool dnnl_legalize_dnnl_qnn_dense_zero_point_pass(void *ctx, const struct dnnl_legalize_dnnl_qnn_dense_zero_point_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_legalize_dnnl_qnn_dense_zero_point_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_legalize_dnnl_qnn_dense_zero_point_each(g, n, dnnl_legalize_dnnl_qnn_dense_zero_point_pass, &e);
}

static const struct dfg_part dnnl_legalize_dnnl_qnn_dense_zero_point_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_legalize_dnnl_qnn_dense_zero_point_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_legalize_dnnl_qnn_dense_zero_point_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct dnnl_legalize_dnnl_qnn_dense_zero_point_whole, m.zx) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct dnnl_legalize_dnnl_qnn_dense_zero_point_whole, m.zw) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct dnnl_legalize_dnnl_qnn_dense_zero_point_whole, m.sx) },
    { DFG_PART_INPUT, false, 0, 5, offsetof(struct dnnl_legalize_dnnl_qnn_dense_zero_point_whole, m.sw) },
    { DFG_PART_ROOT, false, 1, 6, offsetof(struct dnnl_legalize_dnnl_qnn_dense_zero_point_whole, m.q) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_legalize_dnnl_qnn_dense_zero_point_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_legalize_dnnl_qnn_dense_zero_point_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_legalize_dnnl_qnn_dense_zero_point_whole, constant_3) },
};
/* ---- product ---- */

static const struct dfg_desc_node dnnl_legalize_product_nodes[15] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 2, .ops = (const char *const[]){ "qnn.conv2d", "qnn.dense", },
        .n_kids = 6, .kids = (const uint32_t[]){ 1, 3, 7, 10, 13, 14, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "out_dtype", .expr = -1, .var = -1, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "out_dtype == i32", .line = 219 },
        },
        .text = "(qnn.conv2d | qnn.dense)(int8(x), int8(w) & const, scalar(zx & 0), zw & splat(0)...", .line = 218 },
    [1] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x108u, .text = "{u8, i8}", .line = 172 },
        },
        .text = "x : {u8, i8}", .line = 172 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 218 },
    [3] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 6, },
        .text = "int8(w) & const", .line = 218 },
    [4] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 5, },
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x108u, .text = "{u8, i8}", .line = 172 },
        },
        .text = "x : {u8, i8}", .line = 172 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 218 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 218 },
    [7] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, },
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x0u, .has_shape = true, .text = "scalar(zx & 0)", .line = 218 },
        },
        .text = "zx & 0", .line = 218 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "zx",
        .text = "zx", .line = 218 },
    [9] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 218 },
    [10] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, },
        .text = "zw & splat(0)", .line = 218 },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "zw",
        .text = "zw", .line = 218 },
    [12] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_SPLAT, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 218 },
    [13] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 218 },
    [14] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 218 },
};
static const struct dfg_desc_region dnnl_legalize_product_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_legalize_product_refs[] = { { 2, -1 }, { 5, -1 }, { 8, -1 }, { 11, -1 }, };
static const struct dfg_capture dnnl_legalize_product_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_legalize_product_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_legalize_product_match, w) },
    { "zx", DFG_CAP_NODE, offsetof(struct dnnl_legalize_product_match, zx) },
    { "zw", DFG_CAP_NODE, offsetof(struct dnnl_legalize_product_match, zw) },
};
static const struct dfg_desc_pattern dnnl_legalize_product_desc = {
    .n_nodes = 15, .n_exprs = 0, .n_vars = 0, .n_sets = 4,
    .nodes = dnnl_legalize_product_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_legalize_product_regions,
    .captures = dnnl_legalize_product_refs,
    .text = "pattern product(x, w, zx, zw) = (qnn.conv2d | qnn.dense)(int8(x), int8(w) & const, scalar(zx & 0), zw & splat(0), _, _)\012    { out_dtype == i32 };", .line = 218
};
static bool dnnl_legalize_product_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_legalize_product_match(g, n, m);
}
static bool dnnl_legalize_product_pass(void *ctx, const struct dnnl_legalize_product_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_legalize_product_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_legalize_product_each(g, n, dnnl_legalize_product_pass, &e);
}

static const struct dfg_part dnnl_legalize_product_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_legalize_product_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_legalize_product_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct dnnl_legalize_product_whole, m.zx) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct dnnl_legalize_product_whole, m.zw) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_legalize_product_whole, call) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_legalize_product_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_legalize_product_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_legalize_product_whole, constant_3) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct dnnl_legalize_product_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct dnnl_legalize_product_whole, x_2) },
};
/* ---- steps ---- */

static const struct dfg_desc_node dnnl_legalize_steps_nodes[3] = {
    [0] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "s & const : f32", .line = 220 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "s",
        .text = "s", .line = 220 },
    [2] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x4000u, .text = "f32", .line = 220 },
        },
        .text = "const", .line = 220 },
};
static const struct dfg_desc_region dnnl_legalize_steps_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_legalize_steps_refs[] = { { 1, -1 }, };
static const struct dfg_capture dnnl_legalize_steps_captures[] = {
    { "s", DFG_CAP_NODE, offsetof(struct dnnl_legalize_steps_match, s) },
};
static const struct dfg_desc_pattern dnnl_legalize_steps_desc = {
    .n_nodes = 3, .n_exprs = 0, .n_vars = 0, .n_sets = 1,
    .nodes = dnnl_legalize_steps_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_legalize_steps_regions,
    .captures = dnnl_legalize_steps_refs,
    .text = "pattern steps(s) = s & const : f32;", .line = 220
};
static bool dnnl_legalize_steps_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_legalize_steps_match(g, n, m);
}
static bool dnnl_legalize_steps_pass(void *ctx, const struct dnnl_legalize_steps_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_legalize_steps_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_legalize_steps_each(g, n, dnnl_legalize_steps_pass, &e);
}

static const struct dfg_part dnnl_legalize_steps_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_legalize_steps_whole, m.s) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_legalize_steps_whole, s) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_legalize_steps_whole, constant) },
};
/* ---- dnnl_qnn_narrow ---- */

static const struct dfg_desc_expr dnnl_legalize_dnnl_qnn_narrow_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "k", .line = 215 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "a_min", .text = "a_min", .line = 215 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 1, .text = "k", .line = 215 },
    /* 3 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .name = "a_max", .text = "a_max", .line = 215 },
    /* 4 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, }, .text = "k.a_min <= k.a_max", .line = 215 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 231 },
    /* 6 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .name = "dtype", .text = "d", .line = 216 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 216 },
    /* 8 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, }, .text = "d == u8", .line = 216 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 1, .text = "k", .line = 216 },
    /* 10 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .name = "a_min", .text = "a_min", .line = 216 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 216 },
    /* 12 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "k.a_min >= 0", .line = 216 },
    /* 13 */ { .op = DFG_E_NODE, .ref = 1, .text = "k", .line = 216 },
    /* 14 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .name = "a_max", .text = "a_max", .line = 216 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 255LL }, .text = "255", .line = 216 },
    /* 16 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, }, .text = "k.a_max <= 255", .line = 216 },
    /* 17 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 12, 16, }, .text = "k.a_min >= 0 and k.a_max <= 255", .line = 216 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 231 },
    /* 19 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .name = "dtype", .text = "d", .line = 216 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 216 },
    /* 21 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "d == i8", .line = 216 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 1, .text = "k", .line = 216 },
    /* 23 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .name = "a_min", .text = "a_min", .line = 216 },
    /* 24 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -128LL }, .text = "-128", .line = 216 },
    /* 25 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "k.a_min >= -128", .line = 216 },
    /* 26 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 21, 25, }, .text = "d == i8 and k.a_min >= -128", .line = 216 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 1, .text = "k", .line = 216 },
    /* 28 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .name = "a_max", .text = "a_max", .line = 216 },
    /* 29 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 127LL }, .text = "127", .line = 216 },
    /* 30 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 28, 29, }, .text = "k.a_max <= 127", .line = 216 },
    /* 31 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 26, 30, }, .text = "d == i8 and k.a_min >= -128 and k.a_max <= 127", .line = 216 },
    /* 32 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 8, 17, 31, }, .text = "d == u8 ? k.a_min >= 0 and k.a_max <= 255 : d == i8 and k.a_min >= -128 and k.a_max <= 127", .line = 216 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 32, }, .text = "k.a_min <= k.a_max,\012    d == u8 ? k.a_min >= 0 and k.a_max <= 255 : d == i8 and k.a_min >= -128 and k.a_max <= 127", .line = 215 },
};
static const struct dfg_desc_node dnnl_legalize_dnnl_qnn_narrow_nodes[8] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "cast", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .name = "y",
        .text = "cast(k)", .line = 229 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "clip", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .name = "k",
        .text = "clip(r)", .line = 228 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.requantize", },
        .n_kids = 5, .kids = (const uint32_t[]){ 3, 4, 5, 6, 7, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "out_dtype", .expr = -1, .var = -1, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "out_dtype == i32", .line = 227 },
        },
        .name = "r",
        .text = "qnn.requantize(q, si, zi, so, zo)", .line = 227 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "q",
        .text = "q", .line = 226 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "si",
        .text = "si", .line = 226 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "zi",
        .text = "zi", .line = 226 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "so",
        .text = "so", .line = 226 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "zo",
        .text = "zo", .line = 226 },
};
static const struct dfg_desc_region dnnl_legalize_dnnl_qnn_narrow_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_legalize_dnnl_qnn_narrow_refs[] = { { 3, -1 }, { 4, -1 }, { 5, -1 }, { 6, -1 }, { 7, -1 }, { 2, -1 }, { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture dnnl_legalize_dnnl_qnn_narrow_captures[] = {
    { "q", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_qnn_narrow_match, q) },
    { "si", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_qnn_narrow_match, si) },
    { "zi", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_qnn_narrow_match, zi) },
    { "so", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_qnn_narrow_match, so) },
    { "zo", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_qnn_narrow_match, zo) },
    { "r", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_qnn_narrow_match, r) },
    { "k", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_qnn_narrow_match, k) },
    { "y", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_qnn_narrow_match, y) },
};
static const struct dfg_desc_pattern dnnl_legalize_dnnl_qnn_narrow_desc = {
    .n_nodes = 8, .n_exprs = 34, .n_vars = 0, .n_sets = 8,
    .nodes = dnnl_legalize_dnnl_qnn_narrow_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_legalize_dnnl_qnn_narrow_regions,
    .exprs = dnnl_legalize_dnnl_qnn_narrow_exprs,
    .captures = dnnl_legalize_dnnl_qnn_narrow_refs,
    .text = "rule dnnl_qnn_narrow(q, si, zi, so, zo) {\012    r = qnn.requantize(q, si, zi, so, zo) { out_dtype == i32 };\012    k = clip(r);\012    y = cast(k);\012    match y;\012    where limits_of(k, attr(y, dtype));\012    rewrite clip(qnn.requantize(q, si, zi, so, zo) { ..r, out_dtype = y.dtype }) { ..k };\012}", .line = 226, .n_where = 1, .where = (const uint32_t[]){ 33, }
};
static bool dnnl_legalize_dnnl_qnn_narrow_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_legalize_dnnl_qnn_narrow_match(g, n, m);
}
static bool dnnl_legalize_dnnl_qnn_narrow_pass(void *ctx, const struct dnnl_legalize_dnnl_qnn_narrow_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_legalize_dnnl_qnn_narrow_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_legalize_dnnl_qnn_narrow_each(g, n, dnnl_legalize_dnnl_qnn_narrow_pass, &e);
}

static const struct dfg_part dnnl_legalize_dnnl_qnn_narrow_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_legalize_dnnl_qnn_narrow_whole, m.q) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_legalize_dnnl_qnn_narrow_whole, m.si) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct dnnl_legalize_dnnl_qnn_narrow_whole, m.zi) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct dnnl_legalize_dnnl_qnn_narrow_whole, m.so) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct dnnl_legalize_dnnl_qnn_narrow_whole, m.zo) },
    { DFG_PART_INNER, false, 0, 5, offsetof(struct dnnl_legalize_dnnl_qnn_narrow_whole, m.r) },
    { DFG_PART_INNER, false, 0, 6, offsetof(struct dnnl_legalize_dnnl_qnn_narrow_whole, m.k) },
    { DFG_PART_ROOT, false, 1, 7, offsetof(struct dnnl_legalize_dnnl_qnn_narrow_whole, m.y) },
};
/* ---- dnnl_qnn_no_bias ---- */

static const struct dfg_desc_node dnnl_legalize_dnnl_qnn_no_bias_nodes[28] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.requantize", },
        .n_kids = 5, .kids = (const uint32_t[]){ 1, 16, 19, 22, 25, },
        .name = "r",
        .text = "qnn.requantize(q, steps(si), number(zi), steps(so), number(zo))", .line = 237 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 2, .ops = (const char *const[]){ "qnn.conv2d", "qnn.dense", },
        .n_kids = 6, .kids = (const uint32_t[]){ 2, 4, 8, 11, 14, 15, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "out_dtype", .expr = -1, .var = -1, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "out_dtype == i32", .line = 219 },
        },
        .name = "q",
        .text = "(qnn.conv2d | qnn.dense)(int8(x), int8(w) & const, scalar(zx & 0), zw & splat(0)...", .line = 218 },
    [2] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x108u, .text = "{u8, i8}", .line = 172 },
        },
        .text = "x : {u8, i8}", .line = 172 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 235 },
    [4] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 7, },
        .text = "int8(w) & const", .line = 218 },
    [5] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 6, },
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x108u, .text = "{u8, i8}", .line = 172 },
        },
        .text = "x : {u8, i8}", .line = 172 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 235 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 218 },
    [8] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, },
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x0u, .has_shape = true, .text = "scalar(zx & 0)", .line = 218 },
        },
        .text = "zx & 0", .line = 218 },
    [9] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "zx",
        .text = "zx", .line = 235 },
    [10] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 218 },
    [11] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, },
        .text = "zw & splat(0)", .line = 218 },
    [12] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "zw",
        .text = "zw", .line = 235 },
    [13] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_SPLAT, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 218 },
    [14] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 218 },
    [15] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 218 },
    [16] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, },
        .text = "s & const : f32", .line = 220 },
    [17] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "si",
        .text = "si", .line = 235 },
    [18] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x4000u, .text = "f32", .line = 220 },
        },
        .text = "const", .line = 220 },
    [19] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, },
        .text = "z & const : i32[]", .line = 173 },
    [20] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "zi",
        .text = "zi", .line = 235 },
    [21] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x20u, .has_shape = true, .text = "i32[]", .line = 173 },
        },
        .text = "const", .line = 173 },
    [22] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, },
        .text = "s & const : f32", .line = 220 },
    [23] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "so",
        .text = "so", .line = 235 },
    [24] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x4000u, .text = "f32", .line = 220 },
        },
        .text = "const", .line = 220 },
    [25] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, },
        .text = "z & const : i32[]", .line = 173 },
    [26] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "zo",
        .text = "zo", .line = 235 },
    [27] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x20u, .has_shape = true, .text = "i32[]", .line = 173 },
        },
        .text = "const", .line = 173 },
};
static const struct dfg_desc_region dnnl_legalize_dnnl_qnn_no_bias_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_legalize_dnnl_qnn_no_bias_refs[] = { { 3, -1 }, { 6, -1 }, { 9, -1 }, { 12, -1 }, { 17, -1 }, { 20, -1 }, { 23, -1 }, { 26, -1 }, { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture dnnl_legalize_dnnl_qnn_no_bias_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_qnn_no_bias_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_qnn_no_bias_match, w) },
    { "zx", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_qnn_no_bias_match, zx) },
    { "zw", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_qnn_no_bias_match, zw) },
    { "si", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_qnn_no_bias_match, si) },
    { "zi", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_qnn_no_bias_match, zi) },
    { "so", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_qnn_no_bias_match, so) },
    { "zo", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_qnn_no_bias_match, zo) },
    { "q", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_qnn_no_bias_match, q) },
    { "r", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_qnn_no_bias_match, r) },
};
static const struct dfg_desc_pattern dnnl_legalize_dnnl_qnn_no_bias_desc = {
    .n_nodes = 28, .n_exprs = 0, .n_vars = 0, .n_sets = 10,
    .nodes = dnnl_legalize_dnnl_qnn_no_bias_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_legalize_dnnl_qnn_no_bias_regions,
    .captures = dnnl_legalize_dnnl_qnn_no_bias_refs,
    .text = "rule dnnl_qnn_no_bias(x, w, zx, zw, si, zi, so, zo) {\012    q = product(x, w, zx, zw);\012    r = qnn.requantize(q, steps(si), number(zi), steps(so), number(zo));\012    match r;\012    rewrite qnn.requantize(add(q, i32 0), si, zi, so, zo) { ..r };\012}", .line = 235
};
static bool dnnl_legalize_dnnl_qnn_no_bias_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_legalize_dnnl_qnn_no_bias_match(g, n, m);
}
static bool dnnl_legalize_dnnl_qnn_no_bias_pass(void *ctx, const struct dnnl_legalize_dnnl_qnn_no_bias_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_legalize_dnnl_qnn_no_bias_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_legalize_dnnl_qnn_no_bias_each(g, n, dnnl_legalize_dnnl_qnn_no_bias_pass, &e);
}

static const struct dfg_part dnnl_legalize_dnnl_qnn_no_bias_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_legalize_dnnl_qnn_no_bias_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_legalize_dnnl_qnn_no_bias_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct dnnl_legalize_dnnl_qnn_no_bias_whole, m.zx) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct dnnl_legalize_dnnl_qnn_no_bias_whole, m.zw) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct dnnl_legalize_dnnl_qnn_no_bias_whole, m.si) },
    { DFG_PART_INPUT, false, 0, 5, offsetof(struct dnnl_legalize_dnnl_qnn_no_bias_whole, m.zi) },
    { DFG_PART_INPUT, false, 0, 6, offsetof(struct dnnl_legalize_dnnl_qnn_no_bias_whole, m.so) },
    { DFG_PART_INPUT, false, 0, 7, offsetof(struct dnnl_legalize_dnnl_qnn_no_bias_whole, m.zo) },
    { DFG_PART_ROOT, false, 1, 9, offsetof(struct dnnl_legalize_dnnl_qnn_no_bias_whole, m.r) },
    { DFG_PART_INNER, false, 0, 8, offsetof(struct dnnl_legalize_dnnl_qnn_no_bias_whole, m.q) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_legalize_dnnl_qnn_no_bias_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_legalize_dnnl_qnn_no_bias_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_legalize_dnnl_qnn_no_bias_whole, constant_3) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct dnnl_legalize_dnnl_qnn_no_bias_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct dnnl_legalize_dnnl_qnn_no_bias_whole, x_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_legalize_dnnl_qnn_no_bias_whole, constant_4) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_legalize_dnnl_qnn_no_bias_whole, constant_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_legalize_dnnl_qnn_no_bias_whole, constant_6) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_legalize_dnnl_qnn_no_bias_whole, constant_7) },
};
/* ---- dnnl_qnn_requantize ---- */

static const struct dfg_desc_expr dnnl_legalize_dnnl_qnn_requantize_exprs[] = {
    /* 0 */ { .op = DFG_E_VAR, .ref = 1, .text = "v", .line = 248 },
    /* 1 */ { .op = DFG_E_CALL, .sub = DFG_F_ABS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "abs(v)", .line = 248 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 20, .text = "b", .line = 248 },
    /* 3 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "value(b)", .line = 248 },
    /* 4 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, }, .text = "[abs(v) for v in value(b)]", .line = 248 },
    /* 5 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "max([abs(v) for v in value(b)])", .line = 248 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1073741824LL }, .text = "1073741824", .line = 248 },
    /* 7 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "max([abs(v) for v in value(b)]) < 1073741824", .line = 248 },
    /* 8 */ { .op = DFG_E_VAR, .ref = 2, .text = "v", .line = 223 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 23, .text = "s", .line = 223 },
    /* 10 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "value(s)", .line = 223 },
    /* 11 */ { .op = DFG_E_COMP, .ref = 2, .n_kids = 2, .kids = (const uint32_t[]){ 8, 10, }, .text = "[v for v in value(s)]", .line = 223 },
    /* 12 */ { .op = DFG_E_CALL, .sub = DFG_F_MIN, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "min([v for v in value(s)])", .line = 223 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_FLOAT, .f = 1e-09 }, .text = "1e-9", .line = 223 },
    /* 14 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "min([v for v in value(s)]) > 1e-9", .line = 223 },
    /* 15 */ { .op = DFG_E_VAR, .ref = 3, .text = "v", .line = 223 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 23, .text = "s", .line = 223 },
    /* 17 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "value(s)", .line = 223 },
    /* 18 */ { .op = DFG_E_COMP, .ref = 3, .n_kids = 2, .kids = (const uint32_t[]){ 15, 17, }, .text = "[v for v in value(s)]", .line = 223 },
    /* 19 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "max([v for v in value(s)])", .line = 223 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_FLOAT, .f = 1000000000.0 }, .text = "1e9", .line = 223 },
    /* 21 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "max([v for v in value(s)]) < 1e9", .line = 223 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 14, 21, }, .text = "min([v for v in value(s)]) > 1e-9, max([v for v in value(s)]) < 1e9", .line = 223 },
    /* 23 */ { .op = DFG_E_VAR, .ref = 4, .text = "v", .line = 223 },
    /* 24 */ { .op = DFG_E_NODE, .ref = 29, .text = "s", .line = 223 },
    /* 25 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 24, }, .text = "value(s)", .line = 223 },
    /* 26 */ { .op = DFG_E_COMP, .ref = 4, .n_kids = 2, .kids = (const uint32_t[]){ 23, 25, }, .text = "[v for v in value(s)]", .line = 223 },
    /* 27 */ { .op = DFG_E_CALL, .sub = DFG_F_MIN, .n_kids = 1, .kids = (const uint32_t[]){ 26, }, .text = "min([v for v in value(s)])", .line = 223 },
    /* 28 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_FLOAT, .f = 1e-09 }, .text = "1e-9", .line = 223 },
    /* 29 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 27, 28, }, .text = "min([v for v in value(s)]) > 1e-9", .line = 223 },
    /* 30 */ { .op = DFG_E_VAR, .ref = 5, .text = "v", .line = 223 },
    /* 31 */ { .op = DFG_E_NODE, .ref = 29, .text = "s", .line = 223 },
    /* 32 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "value(s)", .line = 223 },
    /* 33 */ { .op = DFG_E_COMP, .ref = 5, .n_kids = 2, .kids = (const uint32_t[]){ 30, 32, }, .text = "[v for v in value(s)]", .line = 223 },
    /* 34 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "max([v for v in value(s)])", .line = 223 },
    /* 35 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_FLOAT, .f = 1000000000.0 }, .text = "1e9", .line = 223 },
    /* 36 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 34, 35, }, .text = "max([v for v in value(s)]) < 1e9", .line = 223 },
    /* 37 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 29, 36, }, .text = "min([v for v in value(s)]) > 1e-9, max([v for v in value(s)]) < 1e9", .line = 223 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 26, .text = "zi", .line = 249 },
    /* 39 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "value(zi)", .line = 249 },
    /* 40 */ { .op = DFG_E_CALL, .sub = DFG_F_ABS, .n_kids = 1, .kids = (const uint32_t[]){ 39, }, .text = "abs(value(zi))", .line = 249 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 249 },
    /* 42 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 40, 41, }, .text = "abs(value(zi)) <= 65536", .line = 249 },
    /* 43 */ { .op = DFG_E_NODE, .ref = 32, .text = "zo", .line = 249 },
    /* 44 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 43, }, .text = "value(zo)", .line = 249 },
    /* 45 */ { .op = DFG_E_CALL, .sub = DFG_F_ABS, .n_kids = 1, .kids = (const uint32_t[]){ 44, }, .text = "abs(value(zo))", .line = 249 },
    /* 46 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 65536LL }, .text = "65536", .line = 249 },
    /* 47 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 45, 46, }, .text = "abs(value(zo)) <= 65536", .line = 249 },
    /* 48 */ { .op = DFG_E_NODE, .ref = 4, .text = "q", .line = 250 },
    /* 49 */ { .op = DFG_E_PROP, .sub = DFG_E_OP, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "op", .line = 250 },
    /* 50 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_OP, .s = "qnn.dense" }, .text = "qnn.dense", .line = 250 },
    /* 51 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 49, 50, }, .text = "q.op == qnn.dense", .line = 250 },
    /* 52 */ { .op = DFG_E_NODE, .ref = 4, .text = "q", .line = 250 },
    /* 53 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 52, }, .text = "rank", .line = 250 },
    /* 54 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 250 },
    /* 55 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 53, 54, }, .text = "q.rank == 2", .line = 250 },
    /* 56 */ { .op = DFG_E_NODE, .ref = 4, .text = "q", .line = 185 },
    /* 57 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 56, }, .name = "data_layout", .text = "data_layout", .line = 185 },
    /* 58 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "\"NCHW\"", .line = 185 },
    /* 59 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "\"NHWC\"", .line = 185 },
    /* 60 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 57, 58, 59, }, .text = "q.data_layout in {\"NCHW\", \"NHWC\"}", .line = 185 },
    /* 61 */ { .op = DFG_E_NODE, .ref = 4, .text = "q", .line = 185 },
    /* 62 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 61, }, .name = "out_layout", .text = "out_layout", .line = 185 },
    /* 63 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 0, .s = "" }, .text = "\"\"", .line = 185 },
    /* 64 */ { .op = DFG_E_NODE, .ref = 4, .text = "q", .line = 185 },
    /* 65 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 64, }, .name = "data_layout", .text = "data_layout", .line = 185 },
    /* 66 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 62, 63, 65, }, .text = "q.out_layout in {\"\", q.data_layout}", .line = 185 },
    /* 67 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 60, 66, }, .text = "q.data_layout in {\"NCHW\", \"NHWC\"}, q.out_layout in {\"\", q.data_layout}", .line = 185 },
    /* 68 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 51, 55, 67, }, .text = "q.op == qnn.dense ? q.rank == 2 : plain(q)", .line = 250 },
    /* 69 */ { .op = DFG_E_NODE, .ref = 20, .text = "b", .line = 211 },
    /* 70 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 69, }, .text = "rank", .line = 211 },
    /* 71 */ { .op = DFG_E_NODE, .ref = 4, .text = "q", .line = 211 },
    /* 72 */ { .op = DFG_E_PROP, .sub = DFG_E_OP, .n_kids = 1, .kids = (const uint32_t[]){ 71, }, .text = "op", .line = 211 },
    /* 73 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_OP, .s = "qnn.dense" }, .text = "qnn.dense", .line = 211 },
    /* 74 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 72, 73, }, .text = "q.op == qnn.dense", .line = 211 },
    /* 75 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 211 },
    /* 76 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 211 },
    /* 77 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 74, 75, 76, }, .text = "(q.op == qnn.dense ? 2 : 4)", .line = 211 },
    /* 78 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 70, 77, }, .text = "b.rank <= (q.op == qnn.dense ? 2 : 4)", .line = 211 },
    /* 79 */ { .op = DFG_E_NODE, .ref = 20, .text = "b", .line = 212 },
    /* 80 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 79, }, .text = "elements", .line = 212 },
    /* 81 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 212 },
    /* 82 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 80, 81, }, .text = "b.elements == 1", .line = 212 },
    /* 83 */ { .op = DFG_E_NODE, .ref = 20, .text = "b", .line = 212 },
    /* 84 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 83, }, .text = "elements", .line = 212 },
    /* 85 */ { .op = DFG_E_NODE, .ref = 4, .text = "q", .line = 207 },
    /* 86 */ { .op = DFG_E_PROP, .sub = DFG_E_OP, .n_kids = 1, .kids = (const uint32_t[]){ 85, }, .text = "op", .line = 207 },
    /* 87 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_OP, .s = "qnn.conv2d" }, .text = "qnn.conv2d", .line = 207 },
    /* 88 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 86, 87, }, .text = "q.op == qnn.conv2d", .line = 207 },
    /* 89 */ { .op = DFG_E_NODE, .ref = 4, .text = "q", .line = 207 },
    /* 90 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 89, }, .name = "data_layout", .text = "data_layout", .line = 207 },
    /* 91 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "\"NCHW\"", .line = 207 },
    /* 92 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 90, 91, }, .text = "q.data_layout == \"NCHW\"", .line = 207 },
    /* 93 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 88, 92, }, .text = "q.op == qnn.conv2d and q.data_layout == \"NCHW\"", .line = 207 },
    /* 94 */ { .op = DFG_E_NODE, .ref = 20, .text = "b", .line = 212 },
    /* 95 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 94, }, .text = "shape", .line = 212 },
    /* 96 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -3LL }, .text = "-3", .line = 212 },
    /* 97 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 95, 96, }, .text = "b.shape[-3]", .line = 212 },
    /* 98 */ { .op = DFG_E_NODE, .ref = 20, .text = "b", .line = 212 },
    /* 99 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 98, }, .text = "shape", .line = 212 },
    /* 100 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 212 },
    /* 101 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 99, 100, }, .text = "b.shape[-1]", .line = 212 },
    /* 102 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 93, 97, 101, }, .text = "(second(q) ? b.shape[-3] : b.shape[-1])", .line = 212 },
    /* 103 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 84, 102, }, .text = "b.elements == (second(q) ? b.shape[-3] : b.shape[-1])", .line = 212 },
    /* 104 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 82, 103, }, .text = "b.elements == 1 or b.elements == (second(q) ? b.shape[-3] : b.shape[-1])", .line = 212 },
    /* 105 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 78, 104, }, .text = "b.rank <= (q.op == qnn.dense ? 2 : 4),\012    b.elements == 1 or b.elements == (second(q) ? b.shape[-3] : b.shape[-1])", .line = 211 },
    /* 106 */ { .op = DFG_E_NODE, .ref = 23, .text = "s", .line = 209 },
    /* 107 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 106, }, .text = "elements", .line = 209 },
    /* 108 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 209 },
    /* 109 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 107, 108, }, .text = "s.elements == 1", .line = 209 },
    /* 110 */ { .op = DFG_E_NODE, .ref = 23, .text = "s", .line = 209 },
    /* 111 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 110, }, .text = "elements", .line = 209 },
    /* 112 */ { .op = DFG_E_NODE, .ref = 4, .text = "q", .line = 207 },
    /* 113 */ { .op = DFG_E_PROP, .sub = DFG_E_OP, .n_kids = 1, .kids = (const uint32_t[]){ 112, }, .text = "op", .line = 207 },
    /* 114 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_OP, .s = "qnn.conv2d" }, .text = "qnn.conv2d", .line = 207 },
    /* 115 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 113, 114, }, .text = "q.op == qnn.conv2d", .line = 207 },
    /* 116 */ { .op = DFG_E_NODE, .ref = 4, .text = "q", .line = 207 },
    /* 117 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 116, }, .name = "data_layout", .text = "data_layout", .line = 207 },
    /* 118 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "\"NCHW\"", .line = 207 },
    /* 119 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 117, 118, }, .text = "q.data_layout == \"NCHW\"", .line = 207 },
    /* 120 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 115, 119, }, .text = "q.op == qnn.conv2d and q.data_layout == \"NCHW\"", .line = 207 },
    /* 121 */ { .op = DFG_E_NODE, .ref = 4, .text = "q", .line = 209 },
    /* 122 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 121, }, .text = "shape", .line = 209 },
    /* 123 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 209 },
    /* 124 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 122, 123, }, .text = "q.shape[1]", .line = 209 },
    /* 125 */ { .op = DFG_E_NODE, .ref = 4, .text = "q", .line = 209 },
    /* 126 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 125, }, .text = "shape", .line = 209 },
    /* 127 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 209 },
    /* 128 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 126, 127, }, .text = "q.shape[-1]", .line = 209 },
    /* 129 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 120, 124, 128, }, .text = "(second(q) ? q.shape[1] : q.shape[-1])", .line = 209 },
    /* 130 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 111, 129, }, .text = "s.elements == (second(q) ? q.shape[1] : q.shape[-1])", .line = 209 },
    /* 131 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 109, 130, }, .text = "s.elements == 1 or s.elements == (second(q) ? q.shape[1] : q.shape[-1])", .line = 209 },
    /* 132 */ { .op = DFG_E_NODE, .ref = 23, .text = "si", .line = 251 },
    /* 133 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 132, }, .text = "elements", .line = 251 },
    /* 134 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 251 },
    /* 135 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 133, 134, }, .text = "si.elements == 1", .line = 251 },
    /* 136 */ { .op = DFG_E_NODE, .ref = 4, .text = "q", .line = 207 },
    /* 137 */ { .op = DFG_E_PROP, .sub = DFG_E_OP, .n_kids = 1, .kids = (const uint32_t[]){ 136, }, .text = "op", .line = 207 },
    /* 138 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_OP, .s = "qnn.conv2d" }, .text = "qnn.conv2d", .line = 207 },
    /* 139 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 137, 138, }, .text = "q.op == qnn.conv2d", .line = 207 },
    /* 140 */ { .op = DFG_E_NODE, .ref = 4, .text = "q", .line = 207 },
    /* 141 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 140, }, .name = "data_layout", .text = "data_layout", .line = 207 },
    /* 142 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "\"NCHW\"", .line = 207 },
    /* 143 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 141, 142, }, .text = "q.data_layout == \"NCHW\"", .line = 207 },
    /* 144 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 139, 143, }, .text = "q.op == qnn.conv2d and q.data_layout == \"NCHW\"", .line = 207 },
    /* 145 */ { .op = DFG_E_VAR, .ref = 0, .text = "a", .line = 208 },
    /* 146 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 208 },
    /* 147 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -3LL }, .text = "-3", .line = 208 },
    /* 148 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 145, 146, 147, }, .text = "a in {1, -3}", .line = 208 },
    /* 149 */ { .op = DFG_E_VAR, .ref = 0, .text = "a", .line = 208 },
    /* 150 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 208 },
    /* 151 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 149, 150, }, .text = "a == -1", .line = 208 },
    /* 152 */ { .op = DFG_E_VAR, .ref = 0, .text = "a", .line = 208 },
    /* 153 */ { .op = DFG_E_NODE, .ref = 4, .text = "q", .line = 208 },
    /* 154 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 153, }, .text = "rank", .line = 208 },
    /* 155 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 208 },
    /* 156 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 154, 155, }, .text = "q.rank - 1", .line = 208 },
    /* 157 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 152, 156, }, .text = "a == q.rank - 1", .line = 208 },
    /* 158 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 151, 157, }, .text = "a == -1 or a == q.rank - 1", .line = 208 },
    /* 159 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 144, 148, 158, }, .text = "second(q) ? a in {1, -3} : a == -1 or a == q.rank - 1", .line = 208 },
    /* 160 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 135, 159, }, .text = "si.elements == 1 or channel_axis(a, q)", .line = 251 },
    /* 161 */ { .op = DFG_E_NODE, .ref = 29, .text = "so", .line = 251 },
    /* 162 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 161, }, .text = "rank", .line = 251 },
    /* 163 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 251 },
    /* 164 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 162, 163, }, .text = "so.rank == 0", .line = 251 },
    /* 165 */ { .op = DFG_E_NODE, .ref = 9, .text = "w", .line = 251 },
    /* 166 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 165, }, .text = "elements", .line = 251 },
    /* 167 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 251 },
    /* 168 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 166, 167, }, .text = "w.elements > 0", .line = 251 },
    /* 169 */ { .op = DFG_E_NODE, .ref = 1, .text = "k", .line = 252 },
    /* 170 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 169, }, .text = "present(k)", .line = 252 },
    /* 171 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 170, }, .text = "not present(k)", .line = 252 },
    /* 172 */ { .op = DFG_E_NODE, .ref = 1, .text = "k", .line = 215 },
    /* 173 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 172, }, .name = "a_min", .text = "a_min", .line = 215 },
    /* 174 */ { .op = DFG_E_NODE, .ref = 1, .text = "k", .line = 215 },
    /* 175 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 174, }, .name = "a_max", .text = "a_max", .line = 215 },
    /* 176 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 173, 175, }, .text = "k.a_min <= k.a_max", .line = 215 },
    /* 177 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 252 },
    /* 178 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 177, }, .text = "d", .line = 216 },
    /* 179 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 216 },
    /* 180 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 178, 179, }, .text = "d == u8", .line = 216 },
    /* 181 */ { .op = DFG_E_NODE, .ref = 1, .text = "k", .line = 216 },
    /* 182 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 181, }, .name = "a_min", .text = "a_min", .line = 216 },
    /* 183 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 216 },
    /* 184 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 182, 183, }, .text = "k.a_min >= 0", .line = 216 },
    /* 185 */ { .op = DFG_E_NODE, .ref = 1, .text = "k", .line = 216 },
    /* 186 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 185, }, .name = "a_max", .text = "a_max", .line = 216 },
    /* 187 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 255LL }, .text = "255", .line = 216 },
    /* 188 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 186, 187, }, .text = "k.a_max <= 255", .line = 216 },
    /* 189 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 184, 188, }, .text = "k.a_min >= 0 and k.a_max <= 255", .line = 216 },
    /* 190 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 252 },
    /* 191 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 190, }, .text = "d", .line = 216 },
    /* 192 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 216 },
    /* 193 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 191, 192, }, .text = "d == i8", .line = 216 },
    /* 194 */ { .op = DFG_E_NODE, .ref = 1, .text = "k", .line = 216 },
    /* 195 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 194, }, .name = "a_min", .text = "a_min", .line = 216 },
    /* 196 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -128LL }, .text = "-128", .line = 216 },
    /* 197 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 195, 196, }, .text = "k.a_min >= -128", .line = 216 },
    /* 198 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 193, 197, }, .text = "d == i8 and k.a_min >= -128", .line = 216 },
    /* 199 */ { .op = DFG_E_NODE, .ref = 1, .text = "k", .line = 216 },
    /* 200 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 199, }, .name = "a_max", .text = "a_max", .line = 216 },
    /* 201 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 127LL }, .text = "127", .line = 216 },
    /* 202 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 200, 201, }, .text = "k.a_max <= 127", .line = 216 },
    /* 203 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 198, 202, }, .text = "d == i8 and k.a_min >= -128 and k.a_max <= 127", .line = 216 },
    /* 204 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 180, 189, 203, }, .text = "d == u8 ? k.a_min >= 0 and k.a_max <= 255 : d == i8 and k.a_min >= -128 and k.a_max <= 127", .line = 216 },
    /* 205 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 176, 204, }, .text = "k.a_min <= k.a_max,\012    d == u8 ? k.a_min >= 0 and k.a_max <= 255 : d == i8 and k.a_min >= -128 and k.a_max <= 127", .line = 215 },
    /* 206 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 171, 205, }, .text = "not present(k) or limits_of(k, r.dtype)", .line = 252 },
};
static const struct dfg_desc_node dnnl_legalize_dnnl_qnn_requantize_nodes[34] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .name = "y",
        .text = "k | r", .line = 246 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "clip", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .name = "k",
        .text = "clip(r)", .line = 245 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.requantize", },
        .n_kids = 5, .kids = (const uint32_t[]){ 3, 22, 25, 28, 31, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_BIND, .name = "axis", .expr = -1, .var = 0, .text = "axis = a", .line = 244 },
            { .test = DFG_D_TEST_IN_SET, .name = "out_dtype", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_DTYPE, .i = 8 }, { .tag = DFG_D_DTYPE, .i = 3 }, } }, .text = "out_dtype in {u8, i8}", .line = 244 },
        },
        .name = "r",
        .text = "qnn.requantize(add(q, b & const : i32), steps(si), number(zi), steps(so), number...", .line = 243 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 19, },
        .text = "add(q, b & const : i32)", .line = 243 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 2, .ops = (const char *const[]){ "qnn.conv2d", "qnn.dense", },
        .n_kids = 6, .kids = (const uint32_t[]){ 5, 7, 11, 14, 17, 18, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "out_dtype", .expr = -1, .var = -1, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "out_dtype == i32", .line = 219 },
        },
        .name = "q",
        .text = "(qnn.conv2d | qnn.dense)(int8(x), int8(w) & const, scalar(zx & 0), zw & splat(0)...", .line = 218 },
    [5] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 6, },
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x108u, .text = "{u8, i8}", .line = 172 },
        },
        .text = "x : {u8, i8}", .line = 172 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 241 },
    [7] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 10, },
        .text = "int8(w) & const", .line = 218 },
    [8] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 9, },
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x108u, .text = "{u8, i8}", .line = 172 },
        },
        .text = "x : {u8, i8}", .line = 172 },
    [9] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 241 },
    [10] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 218 },
    [11] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, },
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x0u, .has_shape = true, .text = "scalar(zx & 0)", .line = 218 },
        },
        .text = "zx & 0", .line = 218 },
    [12] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "zx",
        .text = "zx", .line = 241 },
    [13] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 218 },
    [14] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, },
        .text = "zw & splat(0)", .line = 218 },
    [15] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "zw",
        .text = "zw", .line = 241 },
    [16] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_SPLAT, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 218 },
    [17] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 218 },
    [18] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 218 },
    [19] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, },
        .text = "b & const : i32", .line = 243 },
    [20] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 241 },
    [21] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x20u, .text = "i32", .line = 243 },
        },
        .text = "const", .line = 243 },
    [22] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, },
        .text = "s & const : f32", .line = 220 },
    [23] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "si",
        .text = "si", .line = 241 },
    [24] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x4000u, .text = "f32", .line = 220 },
        },
        .text = "const", .line = 220 },
    [25] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, },
        .text = "z & const : i32[]", .line = 173 },
    [26] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "zi",
        .text = "zi", .line = 241 },
    [27] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x20u, .has_shape = true, .text = "i32[]", .line = 173 },
        },
        .text = "const", .line = 173 },
    [28] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 29, 30, },
        .text = "s & const : f32", .line = 220 },
    [29] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "so",
        .text = "so", .line = 241 },
    [30] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x4000u, .text = "f32", .line = 220 },
        },
        .text = "const", .line = 220 },
    [31] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, },
        .text = "z & const : i32[]", .line = 173 },
    [32] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "zo",
        .text = "zo", .line = 241 },
    [33] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x20u, .has_shape = true, .text = "i32[]", .line = 173 },
        },
        .text = "const", .line = 173 },
};
static const struct dfg_desc_region dnnl_legalize_dnnl_qnn_requantize_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t dnnl_legalize_dnnl_qnn_requantize_var_regions[] = { 0, 0, 0, 0, 0, 0, };
static const bool dnnl_legalize_dnnl_qnn_requantize_dims[] = { 0, 0, 0, 0, 0, 0, };
static const struct dfg_desc_capture dnnl_legalize_dnnl_qnn_requantize_refs[] = { { 6, -1 }, { 9, -1 }, { 12, -1 }, { 15, -1 }, { 20, -1 }, { 23, -1 }, { 26, -1 }, { 29, -1 }, { 32, -1 }, { 4, -1 }, { 2, -1 }, { 1, -1 }, { 0, -1 }, { 0, -1 }, };
static const struct dfg_capture dnnl_legalize_dnnl_qnn_requantize_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_qnn_requantize_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_qnn_requantize_match, w) },
    { "zx", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_qnn_requantize_match, zx) },
    { "zw", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_qnn_requantize_match, zw) },
    { "b", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_qnn_requantize_match, b) },
    { "si", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_qnn_requantize_match, si) },
    { "zi", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_qnn_requantize_match, zi) },
    { "so", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_qnn_requantize_match, so) },
    { "zo", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_qnn_requantize_match, zo) },
    { "q", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_qnn_requantize_match, q) },
    { "r", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_qnn_requantize_match, r) },
    { "k", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_qnn_requantize_match, k) },
    { "y", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_qnn_requantize_match, y) },
    { "a", DFG_CAP_VALUE, offsetof(struct dnnl_legalize_dnnl_qnn_requantize_match, a) },
};
static const struct dfg_desc_pattern dnnl_legalize_dnnl_qnn_requantize_desc = {
    .n_nodes = 34, .n_exprs = 207, .n_vars = 6, .n_sets = 14,
    .nodes = dnnl_legalize_dnnl_qnn_requantize_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_legalize_dnnl_qnn_requantize_regions,
    .var_region = dnnl_legalize_dnnl_qnn_requantize_var_regions,
    .exprs = dnnl_legalize_dnnl_qnn_requantize_exprs,
    .captures = dnnl_legalize_dnnl_qnn_requantize_refs,
    .var_is_dim = dnnl_legalize_dnnl_qnn_requantize_dims,
    .text = "rule dnnl_qnn_requantize(x, w, zx, zw, b, si, zi, so, zo) {\012    q = product(x, w, zx, zw);\012    r = qnn.requantize(add(q, b & const : i32), steps(si), number(zi), steps(so), number(zo))\012        { axis = a, out_dtype in {u8, i8} };\012    k = clip(r);\012    y = k | r;\012    match y;\012    where max([abs(v) for v in value(b)]) < 1073741824, size_of_steps(si), size_of_steps(so);\012    where abs(value(zi)) <= 65536, abs(value(zo)) <= 65536;\012    where q.op == qnn.dense ? q.rank == 2 : plain(q), q_bias(b, q), of_one_or_all(si, q);\012    where si.elements == 1 or channel_axis(a, q), so.rank == 0, w.elements > 0;\012    where not present(k) or limits_of(k, r.dtype);\012    rewrite cast(clip(multiply(\012        add(cast(q.op(x, w, i32 0, i32 0, f32 1.0, f32 1.0) { ..q }) { dtype = f32 },\012            reshape(add(subtract(cast(reshape(b) { newshape = [-1] }) { dtype = f32 }, cast(zi) { dtype = f32 }),\012                        divide(multiply(cast(zo) { dtype = f32 }, so), si))) {\012                newshape = second(q) ? [-1, 1, 1] : [-1]\012            }),\012        reshape(divide(si, so)) { newshape = si.elements == 1 ? [] : second(q) ? [-1, 1, 1] : [-1] })) {\012        a_min = present(k) ? k.a_min : y.dtype == u8 ? 0.0 : -128.0,\012        a_max = present(k) ? k.a_max : y.dtype == u8 ? 255.0 : 127.0\012    }) { dtype = y.dtype };\012}", .line = 241, .n_where = 12, .where = (const uint32_t[]){ 7, 22, 37, 42, 47, 68, 105, 131, 160, 164, 168, 206, }
};
static bool dnnl_legalize_dnnl_qnn_requantize_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_legalize_dnnl_qnn_requantize_match(g, n, m);
}
static bool dnnl_legalize_dnnl_qnn_requantize_pass(void *ctx, const struct dnnl_legalize_dnnl_qnn_requantize_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_legalize_dnnl_qnn_requantize_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_legalize_dnnl_qnn_requantize_each(g, n, dnnl_legalize_dnnl_qnn_requantize_pass, &e);
}

static const struct dfg_part dnnl_legalize_dnnl_qnn_requantize_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_legalize_dnnl_qnn_requantize_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_legalize_dnnl_qnn_requantize_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct dnnl_legalize_dnnl_qnn_requantize_whole, m.zx) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct dnnl_legalize_dnnl_qnn_requantize_whole, m.zw) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct dnnl_legalize_dnnl_qnn_requantize_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 5, offsetof(struct dnnl_legalize_dnnl_qnn_requantize_whole, m.si) },
    { DFG_PART_INPUT, false, 0, 6, offsetof(struct dnnl_legalize_dnnl_qnn_requantize_whole, m.zi) },
    { DFG_PART_INPUT, false, 0, 7, offsetof(struct dnnl_legalize_dnnl_qnn_requantize_whole, m.so) },
    { DFG_PART_INPUT, false, 0, 8, offsetof(struct dnnl_legalize_dnnl_qnn_requantize_whole, m.zo) },
    { DFG_PART_INNER, false, 0, 10, offsetof(struct dnnl_legalize_dnnl_qnn_requantize_whole, m.r) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_legalize_dnnl_qnn_requantize_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_legalize_dnnl_qnn_requantize_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_legalize_dnnl_qnn_requantize_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_legalize_dnnl_qnn_requantize_whole, constant_4) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_legalize_dnnl_qnn_requantize_whole, add) },
    { DFG_PART_INNER, false, 0, 9, offsetof(struct dnnl_legalize_dnnl_qnn_requantize_whole, m.q) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_legalize_dnnl_qnn_requantize_whole, constant_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_legalize_dnnl_qnn_requantize_whole, constant_6) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_legalize_dnnl_qnn_requantize_whole, constant_7) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct dnnl_legalize_dnnl_qnn_requantize_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct dnnl_legalize_dnnl_qnn_requantize_whole, x_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_legalize_dnnl_qnn_requantize_whole, constant_8) },
    { DFG_PART_INNER, false, 0, 11, offsetof(struct dnnl_legalize_dnnl_qnn_requantize_whole, m.k) },
    { DFG_PART_ROOT, false, 1, 12, offsetof(struct dnnl_legalize_dnnl_qnn_requantize_whole, m.y) },
};
/* ---- dnnl_qnn_sum ---- */

static const struct dfg_desc_expr dnnl_legalize_dnnl_qnn_sum_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 20, .text = "sl", .line = 272 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 272 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 272 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "sl.rank == 0", .line = 272 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 26, .text = "sr", .line = 272 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 272 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 272 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "sr.rank == 0", .line = 272 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 32, .text = "so", .line = 272 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "rank", .line = 272 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 272 },
    /* 11 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "so.rank == 0", .line = 272 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 272 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "dtype", .line = 272 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 272 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 272 },
    /* 16 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 13, 14, 15, }, .text = "y.dtype in {u8, i8}", .line = 272 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 1, .text = "k", .line = 273 },
    /* 18 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "present(k)", .line = 273 },
    /* 19 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "not present(k)", .line = 273 },
    /* 20 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 273 },
    /* 21 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "dtype", .line = 273 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 273 },
    /* 23 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, }, .text = "y.dtype == u8", .line = 273 },
    /* 24 */ { .op = DFG_E_NODE, .ref = 1, .text = "k", .line = 273 },
    /* 25 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 24, }, .name = "a_min", .text = "a_min", .line = 273 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 273 },
    /* 27 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 25, 26, }, .text = "k.a_min <= 0", .line = 273 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 1, .text = "k", .line = 273 },
    /* 29 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .name = "a_max", .text = "a_max", .line = 273 },
    /* 30 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 255LL }, .text = "255", .line = 273 },
    /* 31 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 29, 30, }, .text = "k.a_max >= 255", .line = 273 },
    /* 32 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 27, 31, }, .text = "k.a_min <= 0 and k.a_max >= 255", .line = 273 },
    /* 33 */ { .op = DFG_E_NODE, .ref = 1, .text = "k", .line = 273 },
    /* 34 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .name = "a_min", .text = "a_min", .line = 273 },
    /* 35 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -128LL }, .text = "-128", .line = 273 },
    /* 36 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 34, 35, }, .text = "k.a_min <= -128", .line = 273 },
    /* 37 */ { .op = DFG_E_NODE, .ref = 1, .text = "k", .line = 273 },
    /* 38 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 37, }, .name = "a_max", .text = "a_max", .line = 273 },
    /* 39 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 127LL }, .text = "127", .line = 273 },
    /* 40 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 38, 39, }, .text = "k.a_max >= 127", .line = 273 },
    /* 41 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 36, 40, }, .text = "k.a_min <= -128 and k.a_max >= 127", .line = 273 },
    /* 42 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 23, 32, 41, }, .text = "(y.dtype == u8 ? k.a_min <= 0 and k.a_max >= 255 : k.a_min <= -128 and k.a_max >= 127)", .line = 273 },
    /* 43 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 19, 42, }, .text = "not present(k) or (y.dtype == u8 ? k.a_min <= 0 and k.a_max >= 255 : k.a_min <= -128 and k.a_max >= 127)", .line = 273 },
};
static const struct dfg_desc_node dnnl_legalize_dnnl_qnn_sum_nodes[37] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .name = "y",
        .text = "k | a", .line = 270 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "clip", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .name = "k",
        .text = "clip(a)", .line = 269 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.add", },
        .n_kids = 8, .kids = (const uint32_t[]){ 3, 17, 19, 22, 25, 28, 31, 34, },
        .name = "a",
        .text = "qnn.add(cast(m), z : {u8, i8}, steps(sl), number(zl), steps(sr), number(zr), ste...", .line = 268 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "cast", },
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .text = "cast(m)", .line = 268 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "clip", },
        .n_kids = 1, .kids = (const uint32_t[]){ 5, },
        .name = "m",
        .text = "clip(multiply(add(cast(q), b & const), s & const))", .line = 267 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 14, },
        .text = "multiply(add(cast(q), b & const), s & const)", .line = 267 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 11, },
        .text = "add(cast(q), b & const)", .line = 267 },
    [7] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "cast", },
        .n_kids = 1, .kids = (const uint32_t[]){ 8, },
        .text = "cast(q)", .line = 267 },
    [8] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 2, .ops = (const char *const[]){ "qnn.conv2d", "qnn.dense", },
        .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, },
        .rest_first = 0, .rest_last = 1,
        .name = "q",
        .text = "(qnn.conv2d | qnn.dense)(x, w, ...)", .line = 266 },
    [9] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 265 },
    [10] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 265 },
    [11] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, },
        .text = "b & const", .line = 267 },
    [12] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 265 },
    [13] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 267 },
    [14] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, },
        .text = "s & const", .line = 267 },
    [15] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "s",
        .text = "s", .line = 265 },
    [16] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 267 },
    [17] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 18, },
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x108u, .text = "{u8, i8}", .line = 268 },
        },
        .text = "z : {u8, i8}", .line = 268 },
    [18] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "z",
        .text = "z", .line = 265 },
    [19] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, },
        .text = "s & const : f32", .line = 220 },
    [20] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "sl",
        .text = "sl", .line = 265 },
    [21] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x4000u, .text = "f32", .line = 220 },
        },
        .text = "const", .line = 220 },
    [22] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, },
        .text = "z & const : i32[]", .line = 173 },
    [23] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "zl",
        .text = "zl", .line = 265 },
    [24] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x20u, .has_shape = true, .text = "i32[]", .line = 173 },
        },
        .text = "const", .line = 173 },
    [25] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, },
        .text = "s & const : f32", .line = 220 },
    [26] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "sr",
        .text = "sr", .line = 265 },
    [27] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x4000u, .text = "f32", .line = 220 },
        },
        .text = "const", .line = 220 },
    [28] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 29, 30, },
        .text = "z & const : i32[]", .line = 173 },
    [29] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "zr",
        .text = "zr", .line = 265 },
    [30] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x20u, .has_shape = true, .text = "i32[]", .line = 173 },
        },
        .text = "const", .line = 173 },
    [31] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, },
        .text = "s & const : f32", .line = 220 },
    [32] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "so",
        .text = "so", .line = 265 },
    [33] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x4000u, .text = "f32", .line = 220 },
        },
        .text = "const", .line = 220 },
    [34] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 35, 36, },
        .text = "z & const : i32[]", .line = 173 },
    [35] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "zo",
        .text = "zo", .line = 265 },
    [36] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x20u, .has_shape = true, .text = "i32[]", .line = 173 },
        },
        .text = "const", .line = 173 },
};
static const struct dfg_desc_region dnnl_legalize_dnnl_qnn_sum_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_legalize_dnnl_qnn_sum_refs[] = { { 9, -1 }, { 10, -1 }, { 12, -1 }, { 15, -1 }, { 18, -1 }, { 20, -1 }, { 23, -1 }, { 26, -1 }, { 29, -1 }, { 32, -1 }, { 35, -1 }, { 8, -1 }, { 4, -1 }, { 2, -1 }, { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture dnnl_legalize_dnnl_qnn_sum_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_qnn_sum_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_qnn_sum_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_qnn_sum_match, b) },
    { "s", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_qnn_sum_match, s) },
    { "z", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_qnn_sum_match, z) },
    { "sl", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_qnn_sum_match, sl) },
    { "zl", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_qnn_sum_match, zl) },
    { "sr", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_qnn_sum_match, sr) },
    { "zr", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_qnn_sum_match, zr) },
    { "so", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_qnn_sum_match, so) },
    { "zo", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_qnn_sum_match, zo) },
    { "q", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_qnn_sum_match, q) },
    { "m", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_qnn_sum_match, m) },
    { "a", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_qnn_sum_match, a) },
    { "k", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_qnn_sum_match, k) },
    { "y", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_qnn_sum_match, y) },
};
static const struct dfg_desc_pattern dnnl_legalize_dnnl_qnn_sum_desc = {
    .n_nodes = 37, .n_exprs = 44, .n_vars = 0, .n_sets = 16,
    .nodes = dnnl_legalize_dnnl_qnn_sum_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_legalize_dnnl_qnn_sum_regions,
    .exprs = dnnl_legalize_dnnl_qnn_sum_exprs,
    .captures = dnnl_legalize_dnnl_qnn_sum_refs,
    .text = "rule dnnl_qnn_sum(x, w, b, s, z, sl, zl, sr, zr, so, zo) {\012    q = (qnn.conv2d | qnn.dense)(x, w, ...);\012    m = clip(multiply(add(cast(q), b & const), s & const));\012    a = qnn.add(cast(m), z : {u8, i8}, steps(sl), number(zl), steps(sr), number(zr), steps(so), number(zo));\012    k = clip(a);\012    y = k | a;\012    match y;\012    where sl.rank == 0, sr.rank == 0, so.rank == 0, y.dtype in {u8, i8};\012    where not present(k) or (y.dtype == u8 ? k.a_min <= 0 and k.a_max >= 255 : k.a_min <= -128 and k.a_max >= 127);\012    rewrite cast(add(add(multiply(m, divide(sl, so)), multiply(divide(sr, so), cast(z) { dtype = f32 })),\012                     subtract(subtract(cast(zo) { dtype = f32 }, divide(multiply(cast(zl) { dtype = f32 }, sl), so)),\012                              divide(multiply(cast(zr) { dtype = f32 }, sr), so)))) { dtype = y.dtype };\012}", .line = 265, .n_where = 5, .where = (const uint32_t[]){ 3, 7, 11, 16, 43, }
};
static bool dnnl_legalize_dnnl_qnn_sum_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_legalize_dnnl_qnn_sum_match(g, n, m);
}
static bool dnnl_legalize_dnnl_qnn_sum_pass(void *ctx, const struct dnnl_legalize_dnnl_qnn_sum_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_legalize_dnnl_qnn_sum_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_legalize_dnnl_qnn_sum_each(g, n, dnnl_legalize_dnnl_qnn_sum_pass, &e);
}

static const struct dfg_part dnnl_legalize_dnnl_qnn_sum_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_legalize_dnnl_qnn_sum_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_legalize_dnnl_qnn_sum_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct dnnl_legalize_dnnl_qnn_sum_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct dnnl_legalize_dnnl_qnn_sum_whole, m.s) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct dnnl_legalize_dnnl_qnn_sum_whole, m.z) },
    { DFG_PART_INPUT, false, 0, 5, offsetof(struct dnnl_legalize_dnnl_qnn_sum_whole, m.sl) },
    { DFG_PART_INPUT, false, 0, 6, offsetof(struct dnnl_legalize_dnnl_qnn_sum_whole, m.zl) },
    { DFG_PART_INPUT, false, 0, 7, offsetof(struct dnnl_legalize_dnnl_qnn_sum_whole, m.sr) },
    { DFG_PART_INPUT, false, 0, 8, offsetof(struct dnnl_legalize_dnnl_qnn_sum_whole, m.zr) },
    { DFG_PART_INPUT, false, 0, 9, offsetof(struct dnnl_legalize_dnnl_qnn_sum_whole, m.so) },
    { DFG_PART_INPUT, false, 0, 10, offsetof(struct dnnl_legalize_dnnl_qnn_sum_whole, m.zo) },
    { DFG_PART_INNER, false, 0, 11, offsetof(struct dnnl_legalize_dnnl_qnn_sum_whole, m.q) },
    { DFG_PART_INPUT, true, 0, -1, offsetof(struct dnnl_legalize_dnnl_qnn_sum_whole, rest) },
    { DFG_PART_INNER, false, 0, 12, offsetof(struct dnnl_legalize_dnnl_qnn_sum_whole, m.m) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_legalize_dnnl_qnn_sum_whole, multiply) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_legalize_dnnl_qnn_sum_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_legalize_dnnl_qnn_sum_whole, cast) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_legalize_dnnl_qnn_sum_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_legalize_dnnl_qnn_sum_whole, constant_2) },
    { DFG_PART_INNER, false, 0, 13, offsetof(struct dnnl_legalize_dnnl_qnn_sum_whole, m.a) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_legalize_dnnl_qnn_sum_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_legalize_dnnl_qnn_sum_whole, constant_4) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_legalize_dnnl_qnn_sum_whole, constant_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_legalize_dnnl_qnn_sum_whole, constant_6) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_legalize_dnnl_qnn_sum_whole, constant_7) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_legalize_dnnl_qnn_sum_whole, constant_8) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_legalize_dnnl_qnn_sum_whole, cast_2) },
    { DFG_PART_INNER, false, 0, 14, offsetof(struct dnnl_legalize_dnnl_qnn_sum_whole, m.k) },
    { DFG_PART_ROOT, false, 1, 15, offsetof(struct dnnl_legalize_dnnl_qnn_sum_whole, m.y) },
};
static const struct dfg_pattern patterns[] = {
    { .name = "dnnl_constant", .place = "dnnl_legalize.pat:23", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct dnnl_legalize_dnnl_constant_match),
      .n_captures = 1, .captures = dnnl_legalize_dnnl_constant_captures,
      .match = dnnl_legalize_dnnl_constant_any, .each = dnnl_legalize_dnnl_constant_all, .desc = &dnnl_legalize_dnnl_constant_desc,
      .whole_size = sizeof(struct dnnl_legalize_dnnl_constant_whole), .n_parts = sizeof dnnl_legalize_dnnl_constant_parts / sizeof *dnnl_legalize_dnnl_constant_parts,
      .n_params = 0, .parts = dnnl_legalize_dnnl_constant_parts, .whole = dnnl_legalize_dnnl_constant_whole },
    { .name = "dnnl_bias_add", .place = "dnnl_legalize.pat:29", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct dnnl_legalize_dnnl_bias_add_match),
      .n_captures = 4, .captures = dnnl_legalize_dnnl_bias_add_captures,
      .match = dnnl_legalize_dnnl_bias_add_any, .each = dnnl_legalize_dnnl_bias_add_all, .desc = &dnnl_legalize_dnnl_bias_add_desc,
      .whole_size = sizeof(struct dnnl_legalize_dnnl_bias_add_whole), .n_parts = sizeof dnnl_legalize_dnnl_bias_add_parts / sizeof *dnnl_legalize_dnnl_bias_add_parts,
      .n_params = 2, .parts = dnnl_legalize_dnnl_bias_add_parts, .whole = dnnl_legalize_dnnl_bias_add_whole },
    { .name = "dnnl_bias_add_inside", .place = "dnnl_legalize.pat:35", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct dnnl_legalize_dnnl_bias_add_inside_match),
      .n_captures = 4, .captures = dnnl_legalize_dnnl_bias_add_inside_captures,
      .match = dnnl_legalize_dnnl_bias_add_inside_any, .each = dnnl_legalize_dnnl_bias_add_inside_all, .desc = &dnnl_legalize_dnnl_bias_add_inside_desc,
      .whole_size = sizeof(struct dnnl_legalize_dnnl_bias_add_inside_whole), .n_parts = sizeof dnnl_legalize_dnnl_bias_add_inside_parts / sizeof *dnnl_legalize_dnnl_bias_add_inside_parts,
      .n_params = 2, .parts = dnnl_legalize_dnnl_bias_add_inside_parts, .whole = dnnl_legalize_dnnl_bias_add_inside_whole },
    { .name = "dnnl_bias_twice", .place = "dnnl_legalize.pat:53", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct dnnl_legalize_dnnl_bias_twice_match),
      .n_captures = 5, .captures = dnnl_legalize_dnnl_bias_twice_captures,
      .match = dnnl_legalize_dnnl_bias_twice_any, .each = dnnl_legalize_dnnl_bias_twice_all, .desc = &dnnl_legalize_dnnl_bias_twice_desc,
      .whole_size = sizeof(struct dnnl_legalize_dnnl_bias_twice_whole), .n_parts = sizeof dnnl_legalize_dnnl_bias_twice_parts / sizeof *dnnl_legalize_dnnl_bias_twice_parts,
      .n_params = 4, .parts = dnnl_legalize_dnnl_bias_twice_parts, .whole = dnnl_legalize_dnnl_bias_twice_whole },
    { .name = "dnnl_scale_before_bias", .place = "dnnl_legalize.pat:60", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct dnnl_legalize_dnnl_scale_before_bias_match),
      .n_captures = 5, .captures = dnnl_legalize_dnnl_scale_before_bias_captures,
      .match = dnnl_legalize_dnnl_scale_before_bias_any, .each = dnnl_legalize_dnnl_scale_before_bias_all, .desc = &dnnl_legalize_dnnl_scale_before_bias_desc,
      .whole_size = sizeof(struct dnnl_legalize_dnnl_scale_before_bias_whole), .n_parts = sizeof dnnl_legalize_dnnl_scale_before_bias_parts / sizeof *dnnl_legalize_dnnl_scale_before_bias_parts,
      .n_params = 4, .parts = dnnl_legalize_dnnl_scale_before_bias_parts, .whole = dnnl_legalize_dnnl_scale_before_bias_whole },
    { .name = "dnnl_scale_into_weights", .place = "dnnl_legalize.pat:66", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct dnnl_legalize_dnnl_scale_into_weights_match),
      .n_captures = 4, .captures = dnnl_legalize_dnnl_scale_into_weights_captures,
      .match = dnnl_legalize_dnnl_scale_into_weights_any, .each = dnnl_legalize_dnnl_scale_into_weights_all, .desc = &dnnl_legalize_dnnl_scale_into_weights_desc,
      .whole_size = sizeof(struct dnnl_legalize_dnnl_scale_into_weights_whole), .n_parts = sizeof dnnl_legalize_dnnl_scale_into_weights_parts / sizeof *dnnl_legalize_dnnl_scale_into_weights_parts,
      .n_params = 3, .parts = dnnl_legalize_dnnl_scale_into_weights_parts, .whole = dnnl_legalize_dnnl_scale_into_weights_whole },
    { .name = "same_cast", .place = "dnnl_legalize.pat:79", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct dnnl_legalize_same_cast_match),
      .n_captures = 2, .captures = dnnl_legalize_same_cast_captures,
      .match = dnnl_legalize_same_cast_any, .each = dnnl_legalize_same_cast_all, .desc = &dnnl_legalize_same_cast_desc,
      .whole_size = sizeof(struct dnnl_legalize_same_cast_whole), .n_parts = sizeof dnnl_legalize_same_cast_parts / sizeof *dnnl_legalize_same_cast_parts,
      .n_params = 1, .parts = dnnl_legalize_same_cast_parts, .whole = dnnl_legalize_same_cast_whole },
    { .name = "centred", .place = "dnnl_legalize.pat:84", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct dnnl_legalize_centred_match),
      .n_captures = 8, .captures = dnnl_legalize_centred_captures,
      .match = dnnl_legalize_centred_any, .each = dnnl_legalize_centred_all, .desc = &dnnl_legalize_centred_desc,
      .whole_size = sizeof(struct dnnl_legalize_centred_whole), .n_parts = sizeof dnnl_legalize_centred_parts / sizeof *dnnl_legalize_centred_parts,
      .n_params = 2, .parts = dnnl_legalize_centred_parts, .whole = dnnl_legalize_centred_whole },
    { .name = "dnnl_layer_norm", .place = "dnnl_legalize.pat:93", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct dnnl_legalize_dnnl_layer_norm_match),
      .n_captures = 4, .captures = dnnl_legalize_dnnl_layer_norm_captures,
      .match = dnnl_legalize_dnnl_layer_norm_any, .each = dnnl_legalize_dnnl_layer_norm_all, .desc = &dnnl_legalize_dnnl_layer_norm_desc,
      .whole_size = sizeof(struct dnnl_legalize_dnnl_layer_norm_whole), .n_parts = sizeof dnnl_legalize_dnnl_layer_norm_parts / sizeof *dnnl_legalize_dnnl_layer_norm_parts,
      .n_params = 4, .parts = dnnl_legalize_dnnl_layer_norm_parts, .whole = dnnl_legalize_dnnl_layer_norm_whole },
    { .name = "dnnl_reshape_last", .place = "dnnl_legalize.pat:101", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct dnnl_legalize_dnnl_reshape_last_match),
      .n_captures = 5, .captures = dnnl_legalize_dnnl_reshape_last_captures,
      .match = dnnl_legalize_dnnl_reshape_last_any, .each = dnnl_legalize_dnnl_reshape_last_all, .desc = &dnnl_legalize_dnnl_reshape_last_desc,
      .whole_size = sizeof(struct dnnl_legalize_dnnl_reshape_last_whole), .n_parts = sizeof dnnl_legalize_dnnl_reshape_last_parts / sizeof *dnnl_legalize_dnnl_reshape_last_parts,
      .n_params = 3, .parts = dnnl_legalize_dnnl_reshape_last_parts, .whole = dnnl_legalize_dnnl_reshape_last_whole },
    { .name = "dnnl_gelu_reshape_last", .place = "dnnl_legalize.pat:108", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct dnnl_legalize_dnnl_gelu_reshape_last_match),
      .n_captures = 8, .captures = dnnl_legalize_dnnl_gelu_reshape_last_captures,
      .match = dnnl_legalize_dnnl_gelu_reshape_last_any, .each = dnnl_legalize_dnnl_gelu_reshape_last_all, .desc = &dnnl_legalize_dnnl_gelu_reshape_last_desc,
      .whole_size = sizeof(struct dnnl_legalize_dnnl_gelu_reshape_last_whole), .n_parts = sizeof dnnl_legalize_dnnl_gelu_reshape_last_parts / sizeof *dnnl_legalize_dnnl_gelu_reshape_last_parts,
      .n_params = 6, .parts = dnnl_legalize_dnnl_gelu_reshape_last_parts, .whole = dnnl_legalize_dnnl_gelu_reshape_last_whole },
    { .name = "dnnl_strides_early", .place = "dnnl_legalize.pat:118", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct dnnl_legalize_dnnl_strides_early_match),
      .n_captures = 13, .captures = dnnl_legalize_dnnl_strides_early_captures,
      .match = dnnl_legalize_dnnl_strides_early_any, .each = dnnl_legalize_dnnl_strides_early_all, .desc = &dnnl_legalize_dnnl_strides_early_desc,
      .whole_size = sizeof(struct dnnl_legalize_dnnl_strides_early_whole), .n_parts = sizeof dnnl_legalize_dnnl_strides_early_parts / sizeof *dnnl_legalize_dnnl_strides_early_parts,
      .n_params = 8, .parts = dnnl_legalize_dnnl_strides_early_parts, .whole = dnnl_legalize_dnnl_strides_early_whole },
    { .name = "dnnl_group_conv", .place = "dnnl_legalize.pat:139", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct dnnl_legalize_dnnl_group_conv_match),
      .n_captures = 3, .captures = dnnl_legalize_dnnl_group_conv_captures,
      .match = dnnl_legalize_dnnl_group_conv_any, .each = dnnl_legalize_dnnl_group_conv_all, .desc = &dnnl_legalize_dnnl_group_conv_desc,
      .whole_size = sizeof(struct dnnl_legalize_dnnl_group_conv_whole), .n_parts = sizeof dnnl_legalize_dnnl_group_conv_parts / sizeof *dnnl_legalize_dnnl_group_conv_parts,
      .n_params = 2, .parts = dnnl_legalize_dnnl_group_conv_parts, .whole = dnnl_legalize_dnnl_group_conv_whole },
    { .name = "dnnl_group_deconv", .place = "dnnl_legalize.pat:147", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct dnnl_legalize_dnnl_group_deconv_match),
      .n_captures = 3, .captures = dnnl_legalize_dnnl_group_deconv_captures,
      .match = dnnl_legalize_dnnl_group_deconv_any, .each = dnnl_legalize_dnnl_group_deconv_all, .desc = &dnnl_legalize_dnnl_group_deconv_desc,
      .whole_size = sizeof(struct dnnl_legalize_dnnl_group_deconv_whole), .n_parts = sizeof dnnl_legalize_dnnl_group_deconv_parts / sizeof *dnnl_legalize_dnnl_group_deconv_parts,
      .n_params = 2, .parts = dnnl_legalize_dnnl_group_deconv_parts, .whole = dnnl_legalize_dnnl_group_deconv_whole },
    { .name = "dnnl_pad_avg_pool", .place = "dnnl_legalize.pat:158", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct dnnl_legalize_dnnl_pad_avg_pool_match),
      .n_captures = 4, .captures = dnnl_legalize_dnnl_pad_avg_pool_captures,
      .match = dnnl_legalize_dnnl_pad_avg_pool_any, .each = dnnl_legalize_dnnl_pad_avg_pool_all, .desc = &dnnl_legalize_dnnl_pad_avg_pool_desc,
      .whole_size = sizeof(struct dnnl_legalize_dnnl_pad_avg_pool_whole), .n_parts = sizeof dnnl_legalize_dnnl_pad_avg_pool_parts / sizeof *dnnl_legalize_dnnl_pad_avg_pool_parts,
      .n_params = 1, .parts = dnnl_legalize_dnnl_pad_avg_pool_parts, .whole = dnnl_legalize_dnnl_pad_avg_pool_whole },
    { .name = "int8", .place = "dnnl_legalize.pat:172", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct dnnl_legalize_int8_match),
      .n_captures = 1, .captures = dnnl_legalize_int8_captures,
      .match = dnnl_legalize_int8_any, .each = dnnl_legalize_int8_all, .desc = &dnnl_legalize_int8_desc,
      .whole_size = sizeof(struct dnnl_legalize_int8_whole), .n_parts = sizeof dnnl_legalize_int8_parts / sizeof *dnnl_legalize_int8_parts,
      .n_params = 1, .parts = dnnl_legalize_int8_parts, .whole = dnnl_legalize_int8_whole },
    { .name = "number", .place = "dnnl_legalize.pat:173", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct dnnl_legalize_number_match),
      .n_captures = 1, .captures = dnnl_legalize_number_captures,
      .match = dnnl_legalize_number_any, .each = dnnl_legalize_number_all, .desc = &dnnl_legalize_number_desc,
      .whole_size = sizeof(struct dnnl_legalize_number_whole), .n_parts = sizeof dnnl_legalize_number_parts / sizeof *dnnl_legalize_number_parts,
      .n_params = 1, .parts = dnnl_legalize_number_parts, .whole = dnnl_legalize_number_whole },
    { .name = "dnnl_qnn_pad", .place = "dnnl_legalize.pat:176", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct dnnl_legalize_dnnl_qnn_pad_match),
      .n_captures = 9, .captures = dnnl_legalize_dnnl_qnn_pad_captures,
      .match = dnnl_legalize_dnnl_qnn_pad_any, .each = dnnl_legalize_dnnl_qnn_pad_all, .desc = &dnnl_legalize_dnnl_qnn_pad_desc,
      .whole_size = sizeof(struct dnnl_legalize_dnnl_qnn_pad_whole), .n_parts = sizeof dnnl_legalize_dnnl_qnn_pad_parts / sizeof *dnnl_legalize_dnnl_qnn_pad_parts,
      .n_params = 6, .parts = dnnl_legalize_dnnl_qnn_pad_parts, .whole = dnnl_legalize_dnnl_qnn_pad_whole },
    { .name = "dnnl_qnn_zero_point", .place = "dnnl_legalize.pat:190", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct dnnl_legalize_dnnl_qnn_zero_point_match),
      .n_captures = 8, .captures = dnnl_legalize_dnnl_qnn_zero_point_captures,
      .match = dnnl_legalize_dnnl_qnn_zero_point_any, .each = dnnl_legalize_dnnl_qnn_zero_point_all, .desc = &dnnl_legalize_dnnl_qnn_zero_point_desc,
      .whole_size = sizeof(struct dnnl_legalize_dnnl_qnn_zero_point_whole), .n_parts = sizeof dnnl_legalize_dnnl_qnn_zero_point_parts / sizeof *dnnl_legalize_dnnl_qnn_zero_point_parts,
      .n_params = 6, .parts = dnnl_legalize_dnnl_qnn_zero_point_parts, .whole = dnnl_legalize_dnnl_qnn_zero_point_whole },
    { .name = "dnnl_qnn_dense_zero_point", .place = "dnnl_legalize.pat:199", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct dnnl_legalize_dnnl_qnn_dense_zero_point_match),
      .n_captures = 7, .captures = dnnl_legalize_dnnl_qnn_dense_zero_point_captures,
      .match = dnnl_legalize_dnnl_qnn_dense_zero_point_any, .each = dnnl_legalize_dnnl_qnn_dense_zero_point_all, .desc = &dnnl_legalize_dnnl_qnn_dense_zero_point_desc,
      .whole_size = sizeof(struct dnnl_legalize_dnnl_qnn_dense_zero_point_whole), .n_parts = sizeof dnnl_legalize_dnnl_qnn_dense_zero_point_parts / sizeof *dnnl_legalize_dnnl_qnn_dense_zero_point_parts,
      .n_params = 6, .parts = dnnl_legalize_dnnl_qnn_dense_zero_point_parts, .whole = dnnl_legalize_dnnl_qnn_dense_zero_point_whole },
    { .name = "product", .place = "dnnl_legalize.pat:218", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct dnnl_legalize_product_match),
      .n_captures = 4, .captures = dnnl_legalize_product_captures,
      .match = dnnl_legalize_product_any, .each = dnnl_legalize_product_all, .desc = &dnnl_legalize_product_desc,
      .whole_size = sizeof(struct dnnl_legalize_product_whole), .n_parts = sizeof dnnl_legalize_product_parts / sizeof *dnnl_legalize_product_parts,
      .n_params = 4, .parts = dnnl_legalize_product_parts, .whole = dnnl_legalize_product_whole },
    { .name = "steps", .place = "dnnl_legalize.pat:220", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct dnnl_legalize_steps_match),
      .n_captures = 1, .captures = dnnl_legalize_steps_captures,
      .match = dnnl_legalize_steps_any, .each = dnnl_legalize_steps_all, .desc = &dnnl_legalize_steps_desc,
      .whole_size = sizeof(struct dnnl_legalize_steps_whole), .n_parts = sizeof dnnl_legalize_steps_parts / sizeof *dnnl_legalize_steps_parts,
      .n_params = 1, .parts = dnnl_legalize_steps_parts, .whole = dnnl_legalize_steps_whole },
    { .name = "dnnl_qnn_narrow", .place = "dnnl_legalize.pat:226", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct dnnl_legalize_dnnl_qnn_narrow_match),
      .n_captures = 8, .captures = dnnl_legalize_dnnl_qnn_narrow_captures,
      .match = dnnl_legalize_dnnl_qnn_narrow_any, .each = dnnl_legalize_dnnl_qnn_narrow_all, .desc = &dnnl_legalize_dnnl_qnn_narrow_desc,
      .whole_size = sizeof(struct dnnl_legalize_dnnl_qnn_narrow_whole), .n_parts = sizeof dnnl_legalize_dnnl_qnn_narrow_parts / sizeof *dnnl_legalize_dnnl_qnn_narrow_parts,
      .n_params = 5, .parts = dnnl_legalize_dnnl_qnn_narrow_parts, .whole = dnnl_legalize_dnnl_qnn_narrow_whole },
    { .name = "dnnl_qnn_no_bias", .place = "dnnl_legalize.pat:235", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct dnnl_legalize_dnnl_qnn_no_bias_match),
      .n_captures = 10, .captures = dnnl_legalize_dnnl_qnn_no_bias_captures,
      .match = dnnl_legalize_dnnl_qnn_no_bias_any, .each = dnnl_legalize_dnnl_qnn_no_bias_all, .desc = &dnnl_legalize_dnnl_qnn_no_bias_desc,
      .whole_size = sizeof(struct dnnl_legalize_dnnl_qnn_no_bias_whole), .n_parts = sizeof dnnl_legalize_dnnl_qnn_no_bias_parts / sizeof *dnnl_legalize_dnnl_qnn_no_bias_parts,
      .n_params = 8, .parts = dnnl_legalize_dnnl_qnn_no_bias_parts, .whole = dnnl_legalize_dnnl_qnn_no_bias_whole },
    { .name = "dnnl_qnn_requantize", .place = "dnnl_legalize.pat:241", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct dnnl_legalize_dnnl_qnn_requantize_match),
      .n_captures = 14, .captures = dnnl_legalize_dnnl_qnn_requantize_captures,
      .match = dnnl_legalize_dnnl_qnn_requantize_any, .each = dnnl_legalize_dnnl_qnn_requantize_all, .desc = &dnnl_legalize_dnnl_qnn_requantize_desc,
      .whole_size = sizeof(struct dnnl_legalize_dnnl_qnn_requantize_whole), .n_parts = sizeof dnnl_legalize_dnnl_qnn_requantize_parts / sizeof *dnnl_legalize_dnnl_qnn_requantize_parts,
      .n_params = 9, .parts = dnnl_legalize_dnnl_qnn_requantize_parts, .whole = dnnl_legalize_dnnl_qnn_requantize_whole },
    { .name = "dnnl_qnn_sum", .place = "dnnl_legalize.pat:265", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct dnnl_legalize_dnnl_qnn_sum_match),
      .n_captures = 16, .captures = dnnl_legalize_dnnl_qnn_sum_captures,
      .match = dnnl_legalize_dnnl_qnn_sum_any, .each = dnnl_legalize_dnnl_qnn_sum_all, .desc = &dnnl_legalize_dnnl_qnn_sum_desc,
      .whole_size = sizeof(struct dnnl_legalize_dnnl_qnn_sum_whole), .n_parts = sizeof dnnl_legalize_dnnl_qnn_sum_parts / sizeof *dnnl_legalize_dnnl_qnn_sum_parts,
      .n_params = 11, .parts = dnnl_legalize_dnnl_qnn_sum_parts, .whole = dnnl_legalize_dnnl_qnn_sum_whole },
};

static const char *const imports[] = { "relay", NULL };
extern const struct dfg_unit dnnl_legalize_unit;
const struct dfg_unit dnnl_legalize_unit = {
    .abi = DFG_ABI,
    .name = "dnnl_legalize",
    .imports = imports,
    .names = &dnnl_legalize_names, .whole_names = &whole_names,
    .n_patterns = 26, .patterns = patterns,
    .rules = &dnnl_legalize_rules,
};
