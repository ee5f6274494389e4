/* What dnnl_legalize.pat declares, as tables for drivers and tests.  Made by pat2c; do not edit. */
#include "dnnl_legalize.h"
#if DNNL_LEGALIZE_H != 0xed90f34e3068660f
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
    OP_qnn_conv2d,
    OP_qnn_dense,
    OP_reshape,
    OP_rsqrt,
    OP_sqrt,
    OP_subtract,
    OP_variance,
};
enum {
    ATTR_axis,
    ATTR_ceil_mode,
    ATTR_data_layout,
    ATTR_exclude,
    ATTR_groups,
    ATTR_keepdims,
    ATTR_kernel_layout,
    ATTR_kernel_size,
    ATTR_layout,
    ATTR_out_layout,
    ATTR_pad_mode,
    ATTR_pad_width,
    ATTR_padding,
    ATTR_strides,
    ATTR_unbiased,
};
enum {
    STR_IOHW,
    STR_NCDHW,
    STR_NCHW,
    STR_NCW,
    STR_OIDHW,
    STR_OIHW,
    STR_OIW,
    STR_constant,
    STR_empty,
};
static const char *const op_names[] = {
    "add",
    "cast",
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
    "qnn.conv2d",
    "qnn.dense",
    "reshape",
    "rsqrt",
    "sqrt",
    "subtract",
    "variance",
};
static const char *const attr_names[] = {
    "axis",
    "ceil_mode",
    "data_layout",
    "exclude",
    "groups",
    "keepdims",
    "kernel_layout",
    "kernel_size",
    "layout",
    "out_layout",
    "pad_mode",
    "pad_width",
    "padding",
    "strides",
    "unbiased",
};
static const char *const str_names[] = {
    "IOHW",
    "NCDHW",
    "NCHW",
    "NCW",
    "OIDHW",
    "OIHW",
    "OIW",
    "constant",
    "",
};

static const struct dfg_names whole_names = {
    .abi = DFG_ABI,
    .needs = DFG_NEEDS_USERS | DFG_NEEDS_SCRATCH,
    .n_rows = 2,
    .n_ops = 23,
    .ops = op_names,
    .n_attrs = 15,
    .attrs = attr_names,
    .n_strs = 9,
    .strs = str_names,
};

struct dnnl_legalize_dnnl_constant_whole {
    struct dnnl_legalize_dnnl_constant_match m;
    struct dfg_nodes constant;
};

/* dnnl_legalize.pat:20  const */
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

/* dnnl_legalize.pat:40
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

/* dnnl_legalize.pat:38
 * cond of_channels(b, c) =
 *     b.rank <= c.rank, b.elements == 1 or (b.rank >= c.rank - 1 and b.shape[1 - c.rank] == b.elements);
 */
static bool of_channels(const dfg_graph *g, dfg_node b, dfg_node c)
{
    return dfg_le(dfg_rank_of(g, b), dfg_rank_of(g, c))
        && (dfg_eq(dfg_elements_of(g, b), dfg_int(1))
            || (dfg_ge(dfg_rank_of(g, b), dfg_sub(dfg_rank_of(g, c), dfg_int(1)))
                && dfg_eq(dfg_at(dfg_shape_of(g, b), dfg_sub(dfg_int(1), dfg_rank_of(g, c))),
                          dfg_elements_of(g, b))));
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
    return accept(ctx, &(struct dnnl_legalize_dnnl_scale_before_bias_whole){.m = {.root = n, .x = x,
            .w = w, .b = b, .s = s, .c = c}, .constant = constant, .multiply = n,
            .add = add, .constant_2 = constant_2, .constant_3 = constant_3});
}

/* dnnl_legalize.pat:43
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

/* dnnl_legalize.pat:68
 * cond last(axis, x) = axis == [-1] or axis == [x.rank - 1];
 */
static bool last(const dfg_graph *g, dfg_val axis, dfg_node x)
{
    return dfg_eq(axis, DFG_LIST(dfg_int(-1)))
        || dfg_eq(axis, DFG_LIST(dfg_sub(dfg_rank_of(g, x), dfg_int(1))));
}

/* dnnl_legalize.pat:70
 * cond one(c) = c.elements == 1, c.rank <= 1;
 */
static bool one(const dfg_graph *g, dfg_node c)
{
    return dfg_eq(dfg_elements_of(g, c), dfg_int(1)) && dfg_le(dfg_rank_of(g, c), dfg_int(1));
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

/* dnnl_legalize.pat:69
 * cond along(c, x) = c.rank == 1, c.shape[0] == x.shape[-1];
 */
static bool along(const dfg_graph *g, dfg_node c, dfg_node x)
{
    return dfg_rank(g, c) == 1 && dfg_eq(dfg_extent_of(g, c, 0), dfg_extent_of(g, x, -1));
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
        if (!dfg_eq(dfg_extent_of(g, d, -1), dfg_extent_of(g, r, -1)))
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
    if (!dfg_eq(dfg_mod(dfg_extent_of(g, w, 0), dfg_attr_or(g, n, ATTR_groups, dfg_int(1))), dfg_int(0)))
        return false;
    /* where w.elements > 0 */
    if (!dfg_gt(dfg_elements_of(g, w), dfg_int(0)))
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
    if (!dfg_eq(dfg_mod(dfg_extent_of(g, w, 0), dfg_attr_or(g, n, ATTR_groups, dfg_int(1))), dfg_int(0)))
        return false;
    /* where w.elements > 0 */
    if (!dfg_gt(dfg_elements_of(g, w), dfg_int(0)))
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

struct each { bool (*accept)(void *, const void *); void *ctx; };

/* ---- dnnl_constant ---- */

static const struct dfg_desc_node dnnl_legalize_dnnl_constant_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .every = true,
        .name = "c",
        .text = "op(every const)", .line = 20 },
    [1] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 1,
        .text = "const", .line = 20 },
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
    .text = "rule dnnl_constant {\012    c = op(every const);\012    match c;\012    rewrite extern dnnl_fold_constant;\012}", .line = 19
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
    /* 0 */ { .op = DFG_E_VAR, .ref = 0, .text = "a", .line = 28 },
    /* 1 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 28 },
    /* 2 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 1, }, .text = "rank", .line = 28 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 28 },
    /* 4 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, }, .text = "x.rank - 1", .line = 28 },
    /* 5 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 0, 4, }, .text = "a == x.rank - 1", .line = 28 },
    /* 6 */ { .op = DFG_E_VAR, .ref = 0, .text = "a", .line = 28 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 28 },
    /* 8 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, }, .text = "a == -1", .line = 28 },
    /* 9 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 5, 8, }, .text = "a == x.rank - 1 or a == -1", .line = 28 },
};
static const struct dfg_desc_node dnnl_legalize_dnnl_bias_add_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_BIND, .name = "axis", .expr = -1, .var = 0, .text = "axis = a", .line = 26 },
        },
        .name = "s",
        .text = "nn.bias_add(x, b)", .line = 26 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 25 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 25 },
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
    .text = "rule dnnl_bias_add(x, b) {\012    s = nn.bias_add(x, b) { axis = a };\012    match s;\012    where a == x.rank - 1 or a == -1;\012    rewrite add(x, b);\012}", .line = 25, .n_where = 1, .where = (const uint32_t[]){ 9, }
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
    /* 0 */ { .op = DFG_E_VAR, .ref = 0, .text = "a", .line = 34 },
    /* 1 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 34 },
    /* 2 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 1, }, .text = "rank", .line = 34 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 34 },
    /* 4 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, }, .text = "x.rank - 1", .line = 34 },
    /* 5 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 0, 4, }, .text = "a < x.rank - 1", .line = 34 },
    /* 6 */ { .op = DFG_E_VAR, .ref = 0, .text = "a", .line = 34 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 34 },
    /* 8 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, }, .text = "a >= 0", .line = 34 },
};
static const struct dfg_desc_node dnnl_legalize_dnnl_bias_add_inside_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_BIND, .name = "axis", .expr = -1, .var = 0, .text = "axis = a", .line = 32 },
        },
        .name = "s",
        .text = "nn.bias_add(x, b)", .line = 32 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 31 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 31 },
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
    .text = "rule dnnl_bias_add_inside(x, b) {\012    s = nn.bias_add(x, b) { axis = a };\012    match s;\012    where a < x.rank - 1, a >= 0;\012    rewrite add(x, expand_dims(b) { axis = 1, num_newaxis = x.rank - 1 - a });\012}", .line = 31, .n_where = 2, .where = (const uint32_t[]){ 5, 8, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 6, .text = "a", .line = 49 },
    /* 1 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 49 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_BROADCAST_TO, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "broadcast_to(a, c)", .line = 49 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 9, .text = "b", .line = 49 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 49 },
    /* 5 */ { .op = DFG_E_PRED, .sub = DFG_F_BROADCAST_TO, .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, }, .text = "broadcast_to(b, c)", .line = 49 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 6, .text = "a", .line = 49 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 9, .text = "b", .line = 49 },
    /* 8 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_DTYPE, .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, }, .text = "same_dtype(a, b)", .line = 49 },
};
static const struct dfg_desc_node dnnl_legalize_dnnl_bias_twice_nodes[11] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 8, },
        .text = "add(add(c, a & const), b & const)", .line = 48 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .text = "add(c, a & const)", .line = 48 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 6, .ops = (const char *const[]){ "nn.conv1d", "nn.conv2d", "nn.conv3d", "nn.dense", "qnn.conv2d", "qnn.dense", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .rest_first = 0, .rest_last = 1,
        .name = "c",
        .text = "(nn.conv1d | nn.conv2d | nn.conv3d | nn.dense | qnn.conv2d | qnn.dense)(x, w, .....", .line = 47 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 46 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 46 },
    [5] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, },
        .text = "a & const", .line = 48 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 46 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 48 },
    [8] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, },
        .text = "b & const", .line = 48 },
    [9] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 46 },
    [10] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 48 },
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
    .text = "rule dnnl_bias_twice(x, w, a, b) {\012    c = (nn.conv1d | nn.conv2d | nn.conv3d | nn.dense | qnn.conv2d | qnn.dense)(x, w, ...);\012    match add(add(c, a & const), b & const);\012    where broadcast_to(a, c), broadcast_to(b, c), same_dtype(a, b);\012    rewrite add(c, add(a, b));\012}", .line = 46, .n_where = 3, .where = (const uint32_t[]){ 2, 5, 8, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 41 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_OP, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "op", .line = 41 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_OP, .s = "nn.dense" }, .text = "nn.dense", .line = 41 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "c.op == nn.dense", .line = 41 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 41 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 41 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 41 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "c.rank == 2", .line = 41 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 42 },
    /* 9 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .name = "data_layout", .text = "data_layout", .line = 42 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 3, .s = "NCW" }, .text = "\"NCW\"", .line = 42 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "\"NCHW\"", .line = 42 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 5, .s = "NCDHW" }, .text = "\"NCDHW\"", .line = 42 },
    /* 13 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 9, 10, 11, 12, }, .text = "c.data_layout in {\"NCW\", \"NCHW\", \"NCDHW\"}", .line = 42 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 42 },
    /* 15 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .name = "out_layout", .text = "out_layout", .line = 42 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 0, .s = "" }, .text = "\"\"", .line = 42 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 42 },
    /* 18 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .name = "data_layout", .text = "data_layout", .line = 42 },
    /* 19 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 15, 16, 18, }, .text = "c.out_layout in {\"\", c.data_layout}", .line = 42 },
    /* 20 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 13, 19, }, .text = "c.data_layout in {\"NCW\", \"NCHW\", \"NCDHW\"} and c.out_layout in {\"\", c.data_layout}", .line = 42 },
    /* 21 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 3, 7, 20, }, .text = "c.op == nn.dense ? c.rank == 2\012                     : c.data_layout in {\"NCW\", \"NCHW\", \"NCDHW\"} and c.out_layout in {\"\", c.data_layout}", .line = 41 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 8, .text = "b", .line = 39 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "rank", .line = 39 },
    /* 24 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 39 },
    /* 25 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 24, }, .text = "rank", .line = 39 },
    /* 26 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 23, 25, }, .text = "b.rank <= c.rank", .line = 39 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 8, .text = "b", .line = 39 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "elements", .line = 39 },
    /* 29 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 39 },
    /* 30 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 28, 29, }, .text = "b.elements == 1", .line = 39 },
    /* 31 */ { .op = DFG_E_NODE, .ref = 8, .text = "b", .line = 39 },
    /* 32 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "rank", .line = 39 },
    /* 33 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 39 },
    /* 34 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "rank", .line = 39 },
    /* 35 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 39 },
    /* 36 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 34, 35, }, .text = "c.rank - 1", .line = 39 },
    /* 37 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 32, 36, }, .text = "b.rank >= c.rank - 1", .line = 39 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 8, .text = "b", .line = 39 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "shape", .line = 39 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 39 },
    /* 41 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 39 },
    /* 42 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 41, }, .text = "rank", .line = 39 },
    /* 43 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 40, 42, }, .text = "1 - c.rank", .line = 39 },
    /* 44 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 39, 43, }, .text = "b.shape[1 - c.rank]", .line = 39 },
    /* 45 */ { .op = DFG_E_NODE, .ref = 8, .text = "b", .line = 39 },
    /* 46 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 45, }, .text = "elements", .line = 39 },
    /* 47 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 44, 46, }, .text = "b.shape[1 - c.rank] == b.elements", .line = 39 },
    /* 48 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 37, 47, }, .text = "(b.rank >= c.rank - 1 and b.shape[1 - c.rank] == b.elements)", .line = 39 },
    /* 49 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 30, 48, }, .text = "b.elements == 1 or (b.rank >= c.rank - 1 and b.shape[1 - c.rank] == b.elements)", .line = 39 },
    /* 50 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 26, 49, }, .text = "b.rank <= c.rank, b.elements == 1 or (b.rank >= c.rank - 1 and b.shape[1 - c.rank] == b.elements)", .line = 39 },
    /* 51 */ { .op = DFG_E_NODE, .ref = 11, .text = "b", .line = 39 },
    /* 52 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 51, }, .text = "rank", .line = 39 },
    /* 53 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 39 },
    /* 54 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 53, }, .text = "rank", .line = 39 },
    /* 55 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 52, 54, }, .text = "b.rank <= c.rank", .line = 39 },
    /* 56 */ { .op = DFG_E_NODE, .ref = 11, .text = "b", .line = 39 },
    /* 57 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 56, }, .text = "elements", .line = 39 },
    /* 58 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 39 },
    /* 59 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 57, 58, }, .text = "b.elements == 1", .line = 39 },
    /* 60 */ { .op = DFG_E_NODE, .ref = 11, .text = "b", .line = 39 },
    /* 61 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 60, }, .text = "rank", .line = 39 },
    /* 62 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 39 },
    /* 63 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 62, }, .text = "rank", .line = 39 },
    /* 64 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 39 },
    /* 65 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 63, 64, }, .text = "c.rank - 1", .line = 39 },
    /* 66 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 61, 65, }, .text = "b.rank >= c.rank - 1", .line = 39 },
    /* 67 */ { .op = DFG_E_NODE, .ref = 11, .text = "b", .line = 39 },
    /* 68 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 67, }, .text = "shape", .line = 39 },
    /* 69 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 39 },
    /* 70 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 39 },
    /* 71 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 70, }, .text = "rank", .line = 39 },
    /* 72 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 69, 71, }, .text = "1 - c.rank", .line = 39 },
    /* 73 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 68, 72, }, .text = "b.shape[1 - c.rank]", .line = 39 },
    /* 74 */ { .op = DFG_E_NODE, .ref = 11, .text = "b", .line = 39 },
    /* 75 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 74, }, .text = "elements", .line = 39 },
    /* 76 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 73, 75, }, .text = "b.shape[1 - c.rank] == b.elements", .line = 39 },
    /* 77 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 66, 76, }, .text = "(b.rank >= c.rank - 1 and b.shape[1 - c.rank] == b.elements)", .line = 39 },
    /* 78 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 59, 77, }, .text = "b.elements == 1 or (b.rank >= c.rank - 1 and b.shape[1 - c.rank] == b.elements)", .line = 39 },
    /* 79 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 55, 78, }, .text = "b.rank <= c.rank, b.elements == 1 or (b.rank >= c.rank - 1 and b.shape[1 - c.rank] == b.elements)", .line = 39 },
};
static const struct dfg_desc_node dnnl_legalize_dnnl_scale_before_bias_nodes[13] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 10, },
        .text = "multiply(add(c, b & const : float), s & const)", .line = 55 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 7, },
        .text = "add(c, b & const : float)", .line = 55 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 4, .ops = (const char *const[]){ "nn.conv1d", "nn.conv2d", "nn.conv3d", "nn.dense", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .name = "c",
        .text = "(nn.conv1d | nn.conv2d | nn.conv3d | nn.dense)(x, w & const)", .line = 54 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 53 },
    [4] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "w & const", .line = 54 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 53 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 54 },
    [7] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, },
        .text = "b & const : float", .line = 55 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 53 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0xf8f000u, .text = "float", .line = 55 },
        },
        .text = "const", .line = 55 },
    [10] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, },
        .text = "s & const", .line = 55 },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "s",
        .text = "s", .line = 53 },
    [12] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 55 },
};
static const struct dfg_desc_region dnnl_legalize_dnnl_scale_before_bias_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_legalize_dnnl_scale_before_bias_refs[] = { { 3, -1 }, { 5, -1 }, { 8, -1 }, { 11, -1 }, { 2, -1 }, };
static const struct dfg_capture dnnl_legalize_dnnl_scale_before_bias_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_scale_before_bias_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_scale_before_bias_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_scale_before_bias_match, b) },
    { "s", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_scale_before_bias_match, s) },
    { "c", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_scale_before_bias_match, c) },
};
static const struct dfg_desc_pattern dnnl_legalize_dnnl_scale_before_bias_desc = {
    .n_nodes = 13, .n_exprs = 80, .n_vars = 0, .n_sets = 5,
    .nodes = dnnl_legalize_dnnl_scale_before_bias_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_legalize_dnnl_scale_before_bias_regions,
    .exprs = dnnl_legalize_dnnl_scale_before_bias_exprs,
    .captures = dnnl_legalize_dnnl_scale_before_bias_refs,
    .text = "rule dnnl_scale_before_bias(x, w, b, s) {\012    c = (nn.conv1d | nn.conv2d | nn.conv3d | nn.dense)(x, w & const);\012    match multiply(add(c, b & const : float), s & const);\012    where channels_second(c), of_channels(b, c), of_channels(s, c);\012    rewrite add(multiply(c, s), multiply(b, s));\012}", .line = 53, .n_where = 3, .where = (const uint32_t[]){ 21, 50, 79, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 41 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_OP, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "op", .line = 41 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_OP, .s = "nn.dense" }, .text = "nn.dense", .line = 41 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "c.op == nn.dense", .line = 41 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 41 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 41 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 41 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "c.rank == 2", .line = 41 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 42 },
    /* 9 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .name = "data_layout", .text = "data_layout", .line = 42 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 3, .s = "NCW" }, .text = "\"NCW\"", .line = 42 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "\"NCHW\"", .line = 42 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 5, .s = "NCDHW" }, .text = "\"NCDHW\"", .line = 42 },
    /* 13 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 9, 10, 11, 12, }, .text = "c.data_layout in {\"NCW\", \"NCHW\", \"NCDHW\"}", .line = 42 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 42 },
    /* 15 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .name = "out_layout", .text = "out_layout", .line = 42 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 0, .s = "" }, .text = "\"\"", .line = 42 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 42 },
    /* 18 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .name = "data_layout", .text = "data_layout", .line = 42 },
    /* 19 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 15, 16, 18, }, .text = "c.out_layout in {\"\", c.data_layout}", .line = 42 },
    /* 20 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 13, 19, }, .text = "c.data_layout in {\"NCW\", \"NCHW\", \"NCDHW\"} and c.out_layout in {\"\", c.data_layout}", .line = 42 },
    /* 21 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 3, 7, 20, }, .text = "c.op == nn.dense ? c.rank == 2\012                     : c.data_layout in {\"NCW\", \"NCHW\", \"NCDHW\"} and c.out_layout in {\"\", c.data_layout}", .line = 41 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 43 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_OP, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "op", .line = 43 },
    /* 24 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_OP, .s = "nn.dense" }, .text = "nn.dense", .line = 43 },
    /* 25 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "c.op == nn.dense", .line = 43 },
    /* 26 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 43 },
    /* 27 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 26, }, .text = "rank", .line = 43 },
    /* 28 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 43 },
    /* 29 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 27, 28, }, .text = "c.rank == 2", .line = 43 },
    /* 30 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 43 },
    /* 31 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .name = "kernel_layout", .text = "kernel_layout", .line = 43 },
    /* 32 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 3, .s = "OIW" }, .text = "\"OIW\"", .line = 43 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "\"OIHW\"", .line = 43 },
    /* 34 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 5, .s = "OIDHW" }, .text = "\"OIDHW\"", .line = 43 },
    /* 35 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 31, 32, 33, 34, }, .text = "c.kernel_layout in {\"OIW\", \"OIHW\", \"OIDHW\"}", .line = 43 },
    /* 36 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 25, 29, 35, }, .text = "c.op == nn.dense ? c.rank == 2 : c.kernel_layout in {\"OIW\", \"OIHW\", \"OIDHW\"}", .line = 43 },
    /* 37 */ { .op = DFG_E_NODE, .ref = 7, .text = "b", .line = 39 },
    /* 38 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 37, }, .text = "rank", .line = 39 },
    /* 39 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 39 },
    /* 40 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 39, }, .text = "rank", .line = 39 },
    /* 41 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 38, 40, }, .text = "b.rank <= c.rank", .line = 39 },
    /* 42 */ { .op = DFG_E_NODE, .ref = 7, .text = "b", .line = 39 },
    /* 43 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 42, }, .text = "elements", .line = 39 },
    /* 44 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 39 },
    /* 45 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 43, 44, }, .text = "b.elements == 1", .line = 39 },
    /* 46 */ { .op = DFG_E_NODE, .ref = 7, .text = "b", .line = 39 },
    /* 47 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 46, }, .text = "rank", .line = 39 },
    /* 48 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 39 },
    /* 49 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "rank", .line = 39 },
    /* 50 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 39 },
    /* 51 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 49, 50, }, .text = "c.rank - 1", .line = 39 },
    /* 52 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 47, 51, }, .text = "b.rank >= c.rank - 1", .line = 39 },
    /* 53 */ { .op = DFG_E_NODE, .ref = 7, .text = "b", .line = 39 },
    /* 54 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 53, }, .text = "shape", .line = 39 },
    /* 55 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 39 },
    /* 56 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 39 },
    /* 57 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 56, }, .text = "rank", .line = 39 },
    /* 58 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 55, 57, }, .text = "1 - c.rank", .line = 39 },
    /* 59 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 54, 58, }, .text = "b.shape[1 - c.rank]", .line = 39 },
    /* 60 */ { .op = DFG_E_NODE, .ref = 7, .text = "b", .line = 39 },
    /* 61 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 60, }, .text = "elements", .line = 39 },
    /* 62 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 59, 61, }, .text = "b.shape[1 - c.rank] == b.elements", .line = 39 },
    /* 63 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 52, 62, }, .text = "(b.rank >= c.rank - 1 and b.shape[1 - c.rank] == b.elements)", .line = 39 },
    /* 64 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 45, 63, }, .text = "b.elements == 1 or (b.rank >= c.rank - 1 and b.shape[1 - c.rank] == b.elements)", .line = 39 },
    /* 65 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 41, 64, }, .text = "b.rank <= c.rank, b.elements == 1 or (b.rank >= c.rank - 1 and b.shape[1 - c.rank] == b.elements)", .line = 39 },
    /* 66 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 62 },
    /* 67 */ { .op = DFG_E_NODE, .ref = 7, .text = "s", .line = 62 },
    /* 68 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_DTYPE, .n_kids = 2, .kids = (const uint32_t[]){ 66, 67, }, .text = "same_dtype(w, s)", .line = 62 },
};
static const struct dfg_desc_node dnnl_legalize_dnnl_scale_into_weights_nodes[9] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 6, },
        .text = "multiply(c, s & const)", .line = 61 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 4, .ops = (const char *const[]){ "nn.conv1d", "nn.conv2d", "nn.conv3d", "nn.dense", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .name = "c",
        .text = "(nn.conv1d | nn.conv2d | nn.conv3d | nn.dense)(x, w & const : float)", .line = 60 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 59 },
    [3] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "w & const : float", .line = 60 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 59 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0xf8f000u, .text = "float", .line = 60 },
        },
        .text = "const", .line = 60 },
    [6] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "s & const", .line = 61 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "s",
        .text = "s", .line = 59 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 61 },
};
static const struct dfg_desc_region dnnl_legalize_dnnl_scale_into_weights_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t dnnl_legalize_dnnl_scale_into_weights_var_regions[] = { 0, };
static const bool dnnl_legalize_dnnl_scale_into_weights_dims[] = { 0, };
static const struct dfg_desc_capture dnnl_legalize_dnnl_scale_into_weights_refs[] = { { 2, -1 }, { 4, -1 }, { 7, -1 }, { 1, -1 }, };
static const struct dfg_capture dnnl_legalize_dnnl_scale_into_weights_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_scale_into_weights_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_scale_into_weights_match, w) },
    { "s", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_scale_into_weights_match, s) },
    { "c", DFG_CAP_NODE, offsetof(struct dnnl_legalize_dnnl_scale_into_weights_match, c) },
};
static const struct dfg_desc_pattern dnnl_legalize_dnnl_scale_into_weights_desc = {
    .n_nodes = 9, .n_exprs = 69, .n_vars = 1, .n_sets = 4,
    .nodes = dnnl_legalize_dnnl_scale_into_weights_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_legalize_dnnl_scale_into_weights_regions,
    .var_region = dnnl_legalize_dnnl_scale_into_weights_var_regions,
    .exprs = dnnl_legalize_dnnl_scale_into_weights_exprs,
    .captures = dnnl_legalize_dnnl_scale_into_weights_refs,
    .var_is_dim = dnnl_legalize_dnnl_scale_into_weights_dims,
    .text = "rule dnnl_scale_into_weights(x, w, s) {\012    c = (nn.conv1d | nn.conv2d | nn.conv3d | nn.dense)(x, w & const : float);\012    match multiply(c, s & const);\012    where channels_second(c), channels_first(c), of_channels(s, c), same_dtype(w, s);\012    rewrite c.op(x, multiply(w, reshape(s) { newshape = [i == 0 ? -1 : 1 for i in range(w.rank)] })) { ..c };\012}", .line = 59, .n_where = 4, .where = (const uint32_t[]){ 21, 36, 65, 68, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 74 },
    /* 1 */ { .op = DFG_E_NODE, .ref = 1, .text = "d", .line = 74 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_DTYPE, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "same_dtype(c, d)", .line = 74 },
};
static const struct dfg_desc_node dnnl_legalize_same_cast_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "cast", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .name = "c",
        .text = "cast(d)", .line = 73 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "d",
        .text = "d", .line = 72 },
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
    .text = "pattern same_cast(d) {\012    c = cast(d);\012    where same_dtype(c, d);\012    return c;\012}", .line = 72, .n_where = 1, .where = (const uint32_t[]){ 2, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 11, .text = "c", .line = 74 },
    /* 1 */ { .op = DFG_E_NODE, .ref = 2, .text = "d", .line = 74 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_DTYPE, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "same_dtype(c, d)", .line = 74 },
    /* 3 */ { .op = DFG_E_VAR, .ref = 0, .text = "axis", .line = 68 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_LIST, .n = 1, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = -1LL }, } }, .text = "[-1]", .line = 68 },
    /* 5 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, }, .text = "axis == [-1]", .line = 68 },
    /* 6 */ { .op = DFG_E_VAR, .ref = 0, .text = "axis", .line = 68 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 68 },
    /* 8 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "rank", .line = 68 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 68 },
    /* 10 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "x.rank - 1", .line = 68 },
    /* 11 */ { .op = DFG_E_LIST, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "[x.rank - 1]", .line = 68 },
    /* 12 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 6, 11, }, .text = "axis == [x.rank - 1]", .line = 68 },
    /* 13 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 5, 12, }, .text = "axis == [-1] or axis == [x.rank - 1]", .line = 68 },
    /* 14 */ { .op = DFG_E_VAR, .ref = 1, .text = "axis", .line = 68 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_LIST, .n = 1, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = -1LL }, } }, .text = "[-1]", .line = 68 },
    /* 16 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, }, .text = "axis == [-1]", .line = 68 },
    /* 17 */ { .op = DFG_E_VAR, .ref = 1, .text = "axis", .line = 68 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 68 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "rank", .line = 68 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 68 },
    /* 21 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "x.rank - 1", .line = 68 },
    /* 22 */ { .op = DFG_E_LIST, .n_kids = 1, .kids = (const uint32_t[]){ 21, }, .text = "[x.rank - 1]", .line = 68 },
    /* 23 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 17, 22, }, .text = "axis == [x.rank - 1]", .line = 68 },
    /* 24 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 16, 23, }, .text = "axis == [-1] or axis == [x.rank - 1]", .line = 68 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 15, .text = "c", .line = 70 },
    /* 26 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "elements", .line = 70 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 70 },
    /* 28 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, }, .text = "c.elements == 1", .line = 70 },
    /* 29 */ { .op = DFG_E_NODE, .ref = 15, .text = "c", .line = 70 },
    /* 30 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 29, }, .text = "rank", .line = 70 },
    /* 31 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 70 },
    /* 32 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 30, 31, }, .text = "c.rank <= 1", .line = 70 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 28, 32, }, .text = "c.elements == 1, c.rank <= 1", .line = 70 },
};
static const struct dfg_desc_node dnnl_legalize_centred_nodes[19] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 17, },
        .text = "divide(d, sqrt(s)) | multiply(d, rsqrt(s))", .line = 84 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "divide", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .text = "divide(d, sqrt(s))", .line = 84 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "subtract", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .name = "d",
        .text = "subtract(x, m)", .line = 79 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 77 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "mean", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .n_attrs = 3, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_BIND, .name = "axis", .expr = -1, .var = 0, .text = "axis = p", .line = 78 },
            { .test = DFG_D_TEST_EQ, .name = "keepdims", .expr = -1, .var = -1, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "keepdims == true", .line = 78 },
            { .test = DFG_D_TEST_EQ, .name = "exclude", .expr = -1, .var = -1, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "exclude == false", .line = 78 },
        },
        .name = "m",
        .text = "mean(x)", .line = 78 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "sqrt", },
        .n_kids = 1, .kids = (const uint32_t[]){ 6, },
        .text = "sqrt(s)", .line = 84 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 14, },
        .name = "s",
        .text = "add(v, eps & const)", .line = 82 },
    [7] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 13, },
        .name = "v",
        .text = "mean(power(d | same_cast(d), 2)) { axis = q, keepdims == true, exclude == false ...", .line = 80 },
    [8] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "mean", },
        .n_kids = 1, .kids = (const uint32_t[]){ 9, },
        .n_attrs = 3, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_BIND, .name = "axis", .expr = -1, .var = 1, .text = "axis = q", .line = 80 },
            { .test = DFG_D_TEST_EQ, .name = "keepdims", .expr = -1, .var = -1, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "keepdims == true", .line = 80 },
            { .test = DFG_D_TEST_EQ, .name = "exclude", .expr = -1, .var = -1, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "exclude == false", .line = 80 },
        },
        .text = "mean(power(d | same_cast(d), 2))", .line = 80 },
    [9] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "power", },
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 12, },
        .text = "power(d | same_cast(d), 2)", .line = 80 },
    [10] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 11, },
        .text = "d | same_cast(d)", .line = 80 },
    [11] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "cast", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .name = "c",
        .text = "cast(d)", .line = 73, .n_where = 1, .where = (const uint32_t[]){ 2, } },
    [12] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 2LL }, 0.0 },
        .text = "2", .line = 80 },
    [13] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "variance", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .n_attrs = 4, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_BIND, .name = "axis", .expr = -1, .var = 1, .text = "axis = q", .line = 81 },
            { .test = DFG_D_TEST_EQ, .name = "keepdims", .expr = -1, .var = -1, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "keepdims == true", .line = 81 },
            { .test = DFG_D_TEST_EQ, .name = "exclude", .expr = -1, .var = -1, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "exclude == false", .line = 81 },
            { .test = DFG_D_TEST_EQ, .name = "unbiased", .expr = -1, .var = -1, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "unbiased == false", .line = 81 },
        },
        .text = "variance(x, m)", .line = 81 },
    [14] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, },
        .text = "eps & const", .line = 82 },
    [15] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "eps",
        .text = "eps", .line = 77 },
    [16] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 82 },
    [17] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 18, },
        .text = "multiply(d, rsqrt(s))", .line = 84 },
    [18] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "rsqrt", },
        .n_kids = 1, .kids = (const uint32_t[]){ 6, },
        .text = "rsqrt(s)", .line = 84 },
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
    .text = "pattern centred(x, eps) {\012    m = mean(x) { axis = p, keepdims == true, exclude == false };\012    d = subtract(x, m);\012    v = mean(power(d | same_cast(d), 2)) { axis = q, keepdims == true, exclude == false }\012      | variance(x, m) { axis = q, keepdims == true, exclude == false, unbiased == false };\012    s = add(v, eps & const);\012    where last(p, x), last(q, x), one(eps);\012    return divide(d, sqrt(s)) | multiply(d, rsqrt(s));\012}", .line = 77, .n_where = 3, .where = (const uint32_t[]){ 13, 24, 33, }
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
    /* 0 */ { .op = DFG_E_VAR, .ref = 0, .text = "axis", .line = 68 },
    /* 1 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_LIST, .n = 1, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = -1LL }, } }, .text = "[-1]", .line = 68 },
    /* 2 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "axis == [-1]", .line = 68 },
    /* 3 */ { .op = DFG_E_VAR, .ref = 0, .text = "axis", .line = 68 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 68 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 68 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 68 },
    /* 7 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.rank - 1", .line = 68 },
    /* 8 */ { .op = DFG_E_LIST, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "[x.rank - 1]", .line = 68 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 3, 8, }, .text = "axis == [x.rank - 1]", .line = 68 },
    /* 10 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 2, 9, }, .text = "axis == [-1] or axis == [x.rank - 1]", .line = 68 },
    /* 11 */ { .op = DFG_E_VAR, .ref = 1, .text = "axis", .line = 68 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_LIST, .n = 1, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = -1LL }, } }, .text = "[-1]", .line = 68 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "axis == [-1]", .line = 68 },
    /* 14 */ { .op = DFG_E_VAR, .ref = 1, .text = "axis", .line = 68 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 68 },
    /* 16 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "rank", .line = 68 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 68 },
    /* 18 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, }, .text = "x.rank - 1", .line = 68 },
    /* 19 */ { .op = DFG_E_LIST, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "[x.rank - 1]", .line = 68 },
    /* 20 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 14, 19, }, .text = "axis == [x.rank - 1]", .line = 68 },
    /* 21 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 13, 20, }, .text = "axis == [-1] or axis == [x.rank - 1]", .line = 68 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 17, .text = "c", .line = 70 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "elements", .line = 70 },
    /* 24 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 70 },
    /* 25 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "c.elements == 1", .line = 70 },
    /* 26 */ { .op = DFG_E_NODE, .ref = 17, .text = "c", .line = 70 },
    /* 27 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 26, }, .text = "rank", .line = 70 },
    /* 28 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 70 },
    /* 29 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 27, 28, }, .text = "c.rank <= 1", .line = 70 },
    /* 30 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 25, 29, }, .text = "c.elements == 1, c.rank <= 1", .line = 70 },
    /* 31 */ { .op = DFG_E_NODE, .ref = 13, .text = "c", .line = 74 },
    /* 32 */ { .op = DFG_E_NODE, .ref = 4, .text = "d", .line = 74 },
    /* 33 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_DTYPE, .n_kids = 2, .kids = (const uint32_t[]){ 31, 32, }, .text = "same_dtype(c, d)", .line = 74 },
    /* 34 */ { .op = DFG_E_NODE, .ref = 21, .text = "c", .line = 69 },
    /* 35 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 34, }, .text = "rank", .line = 69 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 69 },
    /* 37 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 35, 36, }, .text = "c.rank == 1", .line = 69 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 21, .text = "c", .line = 69 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "shape", .line = 69 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 69 },
    /* 41 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 39, 40, }, .text = "c.shape[0]", .line = 69 },
    /* 42 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 69 },
    /* 43 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 42, }, .text = "shape", .line = 69 },
    /* 44 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 69 },
    /* 45 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 43, 44, }, .text = "x.shape[-1]", .line = 69 },
    /* 46 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 41, 45, }, .text = "c.shape[0] == x.shape[-1]", .line = 69 },
    /* 47 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 37, 46, }, .text = "c.rank == 1, c.shape[0] == x.shape[-1]", .line = 69 },
    /* 48 */ { .op = DFG_E_NODE, .ref = 22, .text = "c", .line = 69 },
    /* 49 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "rank", .line = 69 },
    /* 50 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 69 },
    /* 51 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 49, 50, }, .text = "c.rank == 1", .line = 69 },
    /* 52 */ { .op = DFG_E_NODE, .ref = 22, .text = "c", .line = 69 },
    /* 53 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 52, }, .text = "shape", .line = 69 },
    /* 54 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 69 },
    /* 55 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 53, 54, }, .text = "c.shape[0]", .line = 69 },
    /* 56 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 69 },
    /* 57 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 56, }, .text = "shape", .line = 69 },
    /* 58 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 69 },
    /* 59 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 57, 58, }, .text = "x.shape[-1]", .line = 69 },
    /* 60 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 55, 59, }, .text = "c.shape[0] == x.shape[-1]", .line = 69 },
    /* 61 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 51, 60, }, .text = "c.rank == 1, c.shape[0] == x.shape[-1]", .line = 69 },
};
static const struct dfg_desc_node dnnl_legalize_dnnl_layer_norm_nodes[23] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 22, },
        .text = "add(multiply(centred(x, eps), gamma), beta)", .line = 87 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 21, },
        .text = "multiply(centred(x, eps), gamma)", .line = 87 },
    [2] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 19, },
        .text = "divide(d, sqrt(s)) | multiply(d, rsqrt(s))", .line = 84, .n_where = 3, .where = (const uint32_t[]){ 10, 21, 30, } },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "divide", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 7, },
        .text = "divide(d, sqrt(s))", .line = 84 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "subtract", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .name = "d",
        .text = "subtract(x, m)", .line = 79 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 86 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "mean", },
        .n_kids = 1, .kids = (const uint32_t[]){ 5, },
        .n_attrs = 3, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_BIND, .name = "axis", .expr = -1, .var = 0, .text = "axis = p", .line = 78 },
            { .test = DFG_D_TEST_EQ, .name = "keepdims", .expr = -1, .var = -1, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "keepdims == true", .line = 78 },
            { .test = DFG_D_TEST_EQ, .name = "exclude", .expr = -1, .var = -1, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "exclude == false", .line = 78 },
        },
        .name = "m",
        .text = "mean(x)", .line = 78 },
    [7] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "sqrt", },
        .n_kids = 1, .kids = (const uint32_t[]){ 8, },
        .text = "sqrt(s)", .line = 84 },
    [8] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 9, 16, },
        .name = "s",
        .text = "add(v, eps & const)", .line = 82 },
    [9] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 15, },
        .name = "v",
        .text = "mean(power(d | same_cast(d), 2)) { axis = q, keepdims == true, exclude == false ...", .line = 80 },
    [10] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "mean", },
        .n_kids = 1, .kids = (const uint32_t[]){ 11, },
        .n_attrs = 3, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_BIND, .name = "axis", .expr = -1, .var = 1, .text = "axis = q", .line = 80 },
            { .test = DFG_D_TEST_EQ, .name = "keepdims", .expr = -1, .var = -1, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "keepdims == true", .line = 80 },
            { .test = DFG_D_TEST_EQ, .name = "exclude", .expr = -1, .var = -1, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "exclude == false", .line = 80 },
        },
        .text = "mean(power(d | same_cast(d), 2))", .line = 80 },
    [11] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "power", },
        .n_kids = 2, .kids = (const uint32_t[]){ 12, 14, },
        .text = "power(d | same_cast(d), 2)", .line = 80 },
    [12] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 13, },
        .text = "d | same_cast(d)", .line = 80 },
    [13] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "cast", },
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .name = "c",
        .text = "cast(d)", .line = 73, .n_where = 1, .where = (const uint32_t[]){ 33, } },
    [14] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 2LL }, 0.0 },
        .text = "2", .line = 80 },
    [15] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "variance", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .n_attrs = 4, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_BIND, .name = "axis", .expr = -1, .var = 1, .text = "axis = q", .line = 81 },
            { .test = DFG_D_TEST_EQ, .name = "keepdims", .expr = -1, .var = -1, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "keepdims == true", .line = 81 },
            { .test = DFG_D_TEST_EQ, .name = "exclude", .expr = -1, .var = -1, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "exclude == false", .line = 81 },
            { .test = DFG_D_TEST_EQ, .name = "unbiased", .expr = -1, .var = -1, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "unbiased == false", .line = 81 },
        },
        .text = "variance(x, m)", .line = 81 },
    [16] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, },
        .text = "eps & const", .line = 82 },
    [17] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "eps",
        .text = "eps", .line = 86 },
    [18] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 82 },
    [19] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 20, },
        .text = "multiply(d, rsqrt(s))", .line = 84 },
    [20] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "rsqrt", },
        .n_kids = 1, .kids = (const uint32_t[]){ 8, },
        .text = "rsqrt(s)", .line = 84 },
    [21] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "gamma",
        .text = "gamma", .line = 86 },
    [22] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "beta",
        .text = "beta", .line = 86 },
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
    .text = "rule dnnl_layer_norm(x, eps, gamma, beta) {\012    match add(multiply(centred(x, eps), gamma), beta);\012    where along(gamma, x), along(beta, x);\012    rewrite nn.layer_norm(x, gamma, beta) { axis = -1, epsilon = value(eps) };\012}", .line = 86, .n_where = 2, .where = (const uint32_t[]){ 47, 61, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "d", .line = 98 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "shape", .line = 98 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 98 },
    /* 3 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "d.shape[-1]", .line = 98 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 98 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "shape", .line = 98 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 98 },
    /* 7 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "r.shape[-1]", .line = 98 },
    /* 8 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, }, .text = "d.shape[-1] == r.shape[-1]", .line = 98 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 69 },
    /* 10 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "rank", .line = 69 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 69 },
    /* 12 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "c.rank == 1", .line = 69 },
    /* 13 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 69 },
    /* 14 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "shape", .line = 69 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 69 },
    /* 16 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, }, .text = "c.shape[0]", .line = 69 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 69 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "shape", .line = 69 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 69 },
    /* 20 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "x.shape[-1]", .line = 69 },
    /* 21 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 16, 20, }, .text = "c.shape[0] == x.shape[-1]", .line = 69 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 12, 21, }, .text = "c.rank == 1, c.shape[0] == x.shape[-1]", .line = 69 },
};
static const struct dfg_desc_node dnnl_legalize_dnnl_reshape_last_nodes[6] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "add(b, r)", .line = 97 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 94 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "reshape", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .name = "r",
        .text = "reshape(d)", .line = 96 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.dense", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .name = "d",
        .text = "nn.dense(x, w)", .line = 95 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 94 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 94 },
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
    .text = "rule dnnl_reshape_last(x, w, b) {\012    d = nn.dense(x, w);\012    r = reshape(d);\012    match add(b, r);\012    where d.shape[-1] == r.shape[-1], along(b, d);\012    rewrite reshape(add(b, d)) { ..r };\012}", .line = 94, .n_where = 2, .where = (const uint32_t[]){ 8, 22, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 12, .text = "c", .line = 70 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 70 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 70 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "c.elements == 1", .line = 70 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 12, .text = "c", .line = 70 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 70 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 70 },
    /* 7 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "c.rank <= 1", .line = 70 },
    /* 8 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, }, .text = "c.elements == 1, c.rank <= 1", .line = 70 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 15, .text = "c", .line = 70 },
    /* 10 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "elements", .line = 70 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 70 },
    /* 12 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "c.elements == 1", .line = 70 },
    /* 13 */ { .op = DFG_E_NODE, .ref = 15, .text = "c", .line = 70 },
    /* 14 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "rank", .line = 70 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 70 },
    /* 16 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, }, .text = "c.rank <= 1", .line = 70 },
    /* 17 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 12, 16, }, .text = "c.elements == 1, c.rank <= 1", .line = 70 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 18, .text = "c", .line = 70 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "elements", .line = 70 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 70 },
    /* 21 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "c.elements == 1", .line = 70 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 18, .text = "c", .line = 70 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "rank", .line = 70 },
    /* 24 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 70 },
    /* 25 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "c.rank <= 1", .line = 70 },
    /* 26 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 21, 25, }, .text = "c.elements == 1, c.rank <= 1", .line = 70 },
};
static const struct dfg_desc_node dnnl_legalize_dnnl_gelu_reshape_last_nodes[20] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 17, },
        .text = "multiply(multiply(r, add(erf(divide(r, s & approx(1.41421356, 1e-3))), one_ & 1)...", .line = 104 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 8, },
        .text = "multiply(r, add(erf(divide(r, s & approx(1.41421356, 1e-3))), one_ & 1))", .line = 104 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "reshape", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .name = "r",
        .text = "reshape(a)", .line = 103 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .name = "a",
        .text = "add(b, nn.dense(x, w))", .line = 102 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 101 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.dense", },
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, },
        .text = "nn.dense(x, w)", .line = 102 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 101 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 101 },
    [8] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 9, 14, },
        .text = "add(erf(divide(r, s & approx(1.41421356, 1e-3))), one_ & 1)", .line = 104 },
    [9] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "erf", },
        .n_kids = 1, .kids = (const uint32_t[]){ 10, },
        .text = "erf(divide(r, s & approx(1.41421356, 1e-3)))", .line = 104 },
    [10] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "divide", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 11, },
        .text = "divide(r, s & approx(1.41421356, 1e-3))", .line = 104 },
    [11] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, },
        .text = "s & approx(1.41421356, 1e-3)", .line = 104 },
    [12] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "s",
        .text = "s", .line = 101 },
    [13] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 1.41421356 }, 0.001 },
        .text = "approx(1.41421356, 1e-3)", .line = 104 },
    [14] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, },
        .text = "one_ & 1", .line = 104 },
    [15] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "one_",
        .text = "one_", .line = 101 },
    [16] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 104 },
    [17] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, },
        .text = "half & 0.5", .line = 104 },
    [18] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "half",
        .text = "half", .line = 101 },
    [19] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_FLOAT, .f = 0.5 }, 0.0 },
        .text = "0.5", .line = 104 },
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
    .text = "rule dnnl_gelu_reshape_last(x, w, b, s, one_, half) {\012    a = add(b, nn.dense(x, w));\012    r = reshape(a);\012    match multiply(multiply(r, add(erf(divide(r, s & approx(1.41421356, 1e-3))), one_ & 1)), half & 0.5);\012    where one(s), one(one_), one(half);\012    rewrite reshape(multiply(multiply(a, add(erf(divide(a, s)), one_)), half)) { ..r };\012}", .line = 101, .n_where = 3, .where = (const uint32_t[]){ 8, 17, 26, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 4, .text = "c3", .line = 121 },
    /* 1 */ { .op = DFG_E_NODE, .ref = 15, .text = "x", .line = 121 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "same_shape(c3, x)", .line = 121 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 0, .text = "c4", .line = 121 },
    /* 4 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .name = "data_layout", .text = "data_layout", .line = 121 },
    /* 5 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "\"NCHW\"", .line = 121 },
    /* 6 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, }, .text = "c4.data_layout == \"NCHW\"", .line = 121 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 17, .text = "c7", .line = 121 },
    /* 8 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .name = "data_layout", .text = "data_layout", .line = 121 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "\"NCHW\"", .line = 121 },
    /* 10 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "c7.data_layout == \"NCHW\"", .line = 121 },
};
static const struct dfg_desc_node dnnl_legalize_dnnl_strides_early_nodes[19] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 16, },
        .n_attrs = 3, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "kernel_size", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 1LL }, { .tag = DFG_D_INT, .i = 1LL }, } }, .text = "kernel_size == [1, 1]", .line = 118 },
            { .test = DFG_D_TEST_EQ, .name = "strides", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 2LL }, { .tag = DFG_D_INT, .i = 2LL }, } }, .text = "strides == [2, 2]", .line = 118 },
            { .test = DFG_D_TEST_IN_SET, .name = "padding", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 0LL }, } }, { .tag = DFG_D_LIST, .n = 4, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 0LL }, } }, } }, .text = "padding in {[0, 0], [0, 0, 0, 0]}", .line = 118 },
        },
        .name = "c4",
        .text = "nn.conv2d(block, w4)", .line = 118 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .name = "block",
        .text = "nn.relu(add(add(c3, b3 : [_, 1, 1]), x))", .line = 117 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 15, },
        .text = "add(add(c3, b3 : [_, 1, 1]), x)", .line = 117 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 13, },
        .text = "add(c3, b3 : [_, 1, 1])", .line = 117 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 12, },
        .n_attrs = 5, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "kernel_size", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 1LL }, { .tag = DFG_D_INT, .i = 1LL }, } }, .text = "kernel_size == [1, 1]", .line = 114 },
            { .test = DFG_D_TEST_EQ, .name = "strides", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 1LL }, { .tag = DFG_D_INT, .i = 1LL }, } }, .text = "strides == [1, 1]", .line = 114 },
            { .test = DFG_D_TEST_IN_SET, .name = "padding", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 0LL }, } }, { .tag = DFG_D_LIST, .n = 4, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 0LL }, } }, } }, .text = "padding in {[0, 0], [0, 0, 0, 0]}", .line = 114 },
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "data_layout == \"NCHW\"", .line = 114 },
            { .test = DFG_D_TEST_EQ, .name = "out_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 0, .s = "" }, .text = "out_layout == \"\"", .line = 115 },
        },
        .name = "c3",
        .text = "nn.conv2d(nn.relu(add(c2, b2 : [_, 1, 1])), w3)", .line = 113 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 6, },
        .text = "nn.relu(add(c2, b2 : [_, 1, 1]))", .line = 113 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 10, },
        .text = "add(c2, b2 : [_, 1, 1])", .line = 113 },
    [7] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, },
        .n_attrs = 3, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "strides", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 1LL }, { .tag = DFG_D_INT, .i = 1LL }, } }, .text = "strides == [1, 1]", .line = 112 },
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "data_layout == \"NCHW\"", .line = 112 },
            { .test = DFG_D_TEST_EQ, .name = "out_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 0, .s = "" }, .text = "out_layout == \"\"", .line = 112 },
        },
        .name = "c2",
        .text = "nn.conv2d(h, w2)", .line = 112 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "h",
        .text = "h", .line = 111 },
    [9] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w2",
        .text = "w2", .line = 111 },
    [10] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 11, },
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x0u, .has_shape = true, .n = 3, .dims = (const struct dfg_desc_dim[]){ { DFG_D_DIM_ANY, 0 }, { DFG_D_DIM_NUM, 1LL }, { DFG_D_DIM_NUM, 1LL }, }, .text = "[_, 1, 1]", .line = 113 },
        },
        .text = "b2 : [_, 1, 1]", .line = 113 },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b2",
        .text = "b2", .line = 111 },
    [12] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w3",
        .text = "w3", .line = 111 },
    [13] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 14, },
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x0u, .has_shape = true, .n = 3, .dims = (const struct dfg_desc_dim[]){ { DFG_D_DIM_ANY, 0 }, { DFG_D_DIM_NUM, 1LL }, { DFG_D_DIM_NUM, 1LL }, }, .text = "[_, 1, 1]", .line = 117 },
        },
        .text = "b3 : [_, 1, 1]", .line = 117 },
    [14] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b3",
        .text = "b3", .line = 111 },
    [15] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 111 },
    [16] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w4",
        .text = "w4", .line = 111 },
    [17] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 18, },
        .n_attrs = 3, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "kernel_size", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 1LL }, { .tag = DFG_D_INT, .i = 1LL }, } }, .text = "kernel_size == [1, 1]", .line = 119 },
            { .test = DFG_D_TEST_EQ, .name = "strides", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 2LL }, { .tag = DFG_D_INT, .i = 2LL }, } }, .text = "strides == [2, 2]", .line = 119 },
            { .test = DFG_D_TEST_IN_SET, .name = "padding", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 0LL }, } }, { .tag = DFG_D_LIST, .n = 4, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 0LL }, } }, } }, .text = "padding in {[0, 0], [0, 0, 0, 0]}", .line = 119 },
        },
        .name = "c7",
        .text = "nn.conv2d(block, w7)", .line = 119 },
    [18] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w7",
        .text = "w7", .line = 111 },
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
    .text = "rule dnnl_strides_early(h, x, w2, b2, w3, b3, w4, w7) {\012    c2 = nn.conv2d(h, w2) { strides == [1, 1], data_layout == \"NCHW\", out_layout == \"\" };\012    c3 = nn.conv2d(nn.relu(add(c2, b2 : [_, 1, 1])), w3) {\012        kernel_size == [1, 1], strides == [1, 1], padding in {[0, 0], [0, 0, 0, 0]}, data_layout == \"NCHW\",\012        out_layout == \"\"\012    };\012    block = nn.relu(add(add(c3, b3 : [_, 1, 1]), x));\012    c4 = nn.conv2d(block, w4) { kernel_size == [1, 1], strides == [2, 2], padding in {[0, 0], [0, 0, 0, 0]} };\012    c7 = nn.conv2d(block, w7) { kernel_size == [1, 1], strides == [2, 2], padding in {[0, 0], [0, 0, 0, 0]} };\012    match c4, c7;\012    where same_shape(c3, x), c4.data_layout == \"NCHW\", c7.data_layout == \"NCHW\";\012    rewrite {\012        half = nn.relu(add(nn.conv2d(h, w2) { ..c2, strides = [2, 2] }, b2));\012        every_other = nn.max_pool2d(x) { pool_size = [1, 1], strides = [2, 2], padding = [0, 0, 0, 0] };\012        next = nn.relu(add(add(nn.conv2d(half, w3) { ..c3 }, b3), every_other));\012        return nn.conv2d(next, w4) { ..c4, strides = [1, 1] }, nn.conv2d(next, w7) { ..c7, strides = [1, 1] };\012    }\012}", .line = 111, .n_where = 3, .where = (const uint32_t[]){ 2, 6, 10, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 135 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 135 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 135 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "w.rank == 4", .line = 135 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 135 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "shape", .line = 135 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 135 },
    /* 7 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "w.shape[0]", .line = 135 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 135 },
    /* 9 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .name = "groups", .text = "groups", .line = 135 },
    /* 10 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 7, 9, }, .text = "w.shape[0] % c.groups", .line = 135 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 135 },
    /* 12 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "w.shape[0] % c.groups == 0", .line = 135 },
    /* 13 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 135 },
    /* 14 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "elements", .line = 135 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 135 },
    /* 16 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, }, .text = "w.elements > 0", .line = 135 },
};
static const struct dfg_desc_node dnnl_legalize_dnnl_group_conv_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_GT, .name = "groups", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "groups > 1", .line = 133 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "kernel_layout == \"OIHW\"", .line = 133 },
        },
        .name = "c",
        .text = "nn.conv2d(x, w)", .line = 133 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 132 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 132 },
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
    .text = "rule dnnl_group_conv(x, w) {\012    c = nn.conv2d(x, w) { groups > 1, kernel_layout == \"OIHW\" };\012    match c;\012    where w.rank == 4, w.shape[0] % c.groups == 0, w.elements > 0;\012    rewrite nn.conv2d(x, reshape(w) {\012        newshape = [c.groups, w.shape[0] / c.groups, w.shape[1], w.shape[2], w.shape[3]]\012    }) { ..c, kernel_layout = \"GOIHW\", channels = w.shape[0], kernel_size = [w.shape[2], w.shape[3]] };\012}", .line = 132, .n_where = 3, .where = (const uint32_t[]){ 3, 12, 16, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 143 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 143 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 143 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "w.rank == 4", .line = 143 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 143 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "shape", .line = 143 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 143 },
    /* 7 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "w.shape[0]", .line = 143 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 143 },
    /* 9 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .name = "groups", .text = "groups", .line = 143 },
    /* 10 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 7, 9, }, .text = "w.shape[0] % c.groups", .line = 143 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 143 },
    /* 12 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "w.shape[0] % c.groups == 0", .line = 143 },
    /* 13 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 143 },
    /* 14 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "elements", .line = 143 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 143 },
    /* 16 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, }, .text = "w.elements > 0", .line = 143 },
};
static const struct dfg_desc_node dnnl_legalize_dnnl_group_deconv_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d_transpose", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_GT, .name = "groups", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "groups > 1", .line = 141 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "IOHW" }, .text = "kernel_layout == \"IOHW\"", .line = 141 },
        },
        .name = "c",
        .text = "nn.conv2d_transpose(x, w)", .line = 141 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 140 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 140 },
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
    .text = "rule dnnl_group_deconv(x, w) {\012    c = nn.conv2d_transpose(x, w) { groups > 1, kernel_layout == \"IOHW\" };\012    match c;\012    where w.rank == 4, w.shape[0] % c.groups == 0, w.elements > 0;\012    rewrite nn.conv2d_transpose(x, reshape(w) {\012        newshape = [c.groups, w.shape[0] / c.groups, w.shape[1], w.shape[2], w.shape[3]]\012    }) { ..c, kernel_layout = \"GIOHW\", channels = w.shape[1] * c.groups, kernel_size = [w.shape[2], w.shape[3]] };\012}", .line = 140, .n_where = 3, .where = (const uint32_t[]){ 3, 12, 16, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 155 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 155 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 155 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.rank == 4", .line = 155 },
    /* 4 */ { .op = DFG_E_VAR, .ref = 0, .text = "n", .line = 155 },
    /* 5 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 155 },
    /* 6 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, }, .text = "n[0]", .line = 155 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 0LL }, } }, .text = "[0, 0]", .line = 155 },
    /* 8 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, }, .text = "n[0] == [0, 0]", .line = 155 },
    /* 9 */ { .op = DFG_E_VAR, .ref = 0, .text = "n", .line = 155 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 155 },
    /* 11 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "n[1]", .line = 155 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 0LL }, } }, .text = "[0, 0]", .line = 155 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "n[1] == [0, 0]", .line = 155 },
    /* 14 */ { .op = DFG_E_VAR, .ref = 0, .text = "n", .line = 155 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 155 },
    /* 16 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, }, .text = "n[2]", .line = 155 },
    /* 17 */ { .op = DFG_E_CALL, .sub = DFG_F_MIN, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "min(n[2])", .line = 155 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 155 },
    /* 19 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "min(n[2]) >= 0", .line = 155 },
    /* 20 */ { .op = DFG_E_VAR, .ref = 0, .text = "n", .line = 155 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 155 },
    /* 22 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "n[3]", .line = 155 },
    /* 23 */ { .op = DFG_E_CALL, .sub = DFG_F_MIN, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "min(n[3])", .line = 155 },
    /* 24 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 155 },
    /* 25 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "min(n[3]) >= 0", .line = 155 },
};
static const struct dfg_desc_node dnnl_legalize_dnnl_pad_avg_pool_nodes[4] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.avg_pool2d", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .n_attrs = 3, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_IN_SET, .name = "padding", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 0LL }, } }, { .tag = DFG_D_LIST, .n = 4, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 0LL }, } }, } }, .text = "padding in {[0, 0], [0, 0, 0, 0]}", .line = 153 },
            { .test = DFG_D_TEST_EQ, .name = "layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "layout == \"NCHW\"", .line = 153 },
            { .test = DFG_D_TEST_EQ, .name = "ceil_mode", .expr = -1, .var = -1, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "ceil_mode == false", .line = 153 },
        },
        .name = "a",
        .text = "nn.avg_pool2d(p)", .line = 153 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.pad", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_BIND, .name = "pad_width", .expr = -1, .var = 0, .text = "pad_width = n", .line = 152 },
            { .test = DFG_D_TEST_EQ, .name = "pad_mode", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 8, .s = "constant" }, .text = "pad_mode == \"constant\"", .line = 152 },
        },
        .name = "p",
        .text = "nn.pad(x, 0)", .line = 152 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 151 },
    [3] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 152 },
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
    .text = "rule dnnl_pad_avg_pool(x) {\012    p = nn.pad(x, 0) { pad_width = n, pad_mode == \"constant\" };\012    a = nn.avg_pool2d(p) { padding in {[0, 0], [0, 0, 0, 0]}, layout == \"NCHW\", ceil_mode == false };\012    match a;\012    where x.rank == 4, n[0] == [0, 0], n[1] == [0, 0], min(n[2]) >= 0, min(n[3]) >= 0;\012    rewrite nn.avg_pool2d(x) { ..a, padding = [n[2][0], n[3][0], n[2][1], n[3][1]], count_include_pad = true };\012}", .line = 151, .n_where = 5, .where = (const uint32_t[]){ 3, 8, 13, 19, 25, }
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
static const struct dfg_pattern patterns[] = {
    { .name = "dnnl_constant", .place = "dnnl_legalize.pat:19", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct dnnl_legalize_dnnl_constant_match),
      .n_captures = 1, .captures = dnnl_legalize_dnnl_constant_captures,
      .match = dnnl_legalize_dnnl_constant_any, .each = dnnl_legalize_dnnl_constant_all, .desc = &dnnl_legalize_dnnl_constant_desc,
      .whole_size = sizeof(struct dnnl_legalize_dnnl_constant_whole), .n_parts = sizeof dnnl_legalize_dnnl_constant_parts / sizeof *dnnl_legalize_dnnl_constant_parts,
      .n_params = 0, .parts = dnnl_legalize_dnnl_constant_parts, .whole = dnnl_legalize_dnnl_constant_whole },
    { .name = "dnnl_bias_add", .place = "dnnl_legalize.pat:25", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct dnnl_legalize_dnnl_bias_add_match),
      .n_captures = 4, .captures = dnnl_legalize_dnnl_bias_add_captures,
      .match = dnnl_legalize_dnnl_bias_add_any, .each = dnnl_legalize_dnnl_bias_add_all, .desc = &dnnl_legalize_dnnl_bias_add_desc,
      .whole_size = sizeof(struct dnnl_legalize_dnnl_bias_add_whole), .n_parts = sizeof dnnl_legalize_dnnl_bias_add_parts / sizeof *dnnl_legalize_dnnl_bias_add_parts,
      .n_params = 2, .parts = dnnl_legalize_dnnl_bias_add_parts, .whole = dnnl_legalize_dnnl_bias_add_whole },
    { .name = "dnnl_bias_add_inside", .place = "dnnl_legalize.pat:31", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct dnnl_legalize_dnnl_bias_add_inside_match),
      .n_captures = 4, .captures = dnnl_legalize_dnnl_bias_add_inside_captures,
      .match = dnnl_legalize_dnnl_bias_add_inside_any, .each = dnnl_legalize_dnnl_bias_add_inside_all, .desc = &dnnl_legalize_dnnl_bias_add_inside_desc,
      .whole_size = sizeof(struct dnnl_legalize_dnnl_bias_add_inside_whole), .n_parts = sizeof dnnl_legalize_dnnl_bias_add_inside_parts / sizeof *dnnl_legalize_dnnl_bias_add_inside_parts,
      .n_params = 2, .parts = dnnl_legalize_dnnl_bias_add_inside_parts, .whole = dnnl_legalize_dnnl_bias_add_inside_whole },
    { .name = "dnnl_bias_twice", .place = "dnnl_legalize.pat:46", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct dnnl_legalize_dnnl_bias_twice_match),
      .n_captures = 5, .captures = dnnl_legalize_dnnl_bias_twice_captures,
      .match = dnnl_legalize_dnnl_bias_twice_any, .each = dnnl_legalize_dnnl_bias_twice_all, .desc = &dnnl_legalize_dnnl_bias_twice_desc,
      .whole_size = sizeof(struct dnnl_legalize_dnnl_bias_twice_whole), .n_parts = sizeof dnnl_legalize_dnnl_bias_twice_parts / sizeof *dnnl_legalize_dnnl_bias_twice_parts,
      .n_params = 4, .parts = dnnl_legalize_dnnl_bias_twice_parts, .whole = dnnl_legalize_dnnl_bias_twice_whole },
    { .name = "dnnl_scale_before_bias", .place = "dnnl_legalize.pat:53", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct dnnl_legalize_dnnl_scale_before_bias_match),
      .n_captures = 5, .captures = dnnl_legalize_dnnl_scale_before_bias_captures,
      .match = dnnl_legalize_dnnl_scale_before_bias_any, .each = dnnl_legalize_dnnl_scale_before_bias_all, .desc = &dnnl_legalize_dnnl_scale_before_bias_desc,
      .whole_size = sizeof(struct dnnl_legalize_dnnl_scale_before_bias_whole), .n_parts = sizeof dnnl_legalize_dnnl_scale_before_bias_parts / sizeof *dnnl_legalize_dnnl_scale_before_bias_parts,
      .n_params = 4, .parts = dnnl_legalize_dnnl_scale_before_bias_parts, .whole = dnnl_legalize_dnnl_scale_before_bias_whole },
    { .name = "dnnl_scale_into_weights", .place = "dnnl_legalize.pat:59", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct dnnl_legalize_dnnl_scale_into_weights_match),
      .n_captures = 4, .captures = dnnl_legalize_dnnl_scale_into_weights_captures,
      .match = dnnl_legalize_dnnl_scale_into_weights_any, .each = dnnl_legalize_dnnl_scale_into_weights_all, .desc = &dnnl_legalize_dnnl_scale_into_weights_desc,
      .whole_size = sizeof(struct dnnl_legalize_dnnl_scale_into_weights_whole), .n_parts = sizeof dnnl_legalize_dnnl_scale_into_weights_parts / sizeof *dnnl_legalize_dnnl_scale_into_weights_parts,
      .n_params = 3, .parts = dnnl_legalize_dnnl_scale_into_weights_parts, .whole = dnnl_legalize_dnnl_scale_into_weights_whole },
    { .name = "same_cast", .place = "dnnl_legalize.pat:72", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct dnnl_legalize_same_cast_match),
      .n_captures = 2, .captures = dnnl_legalize_same_cast_captures,
      .match = dnnl_legalize_same_cast_any, .each = dnnl_legalize_same_cast_all, .desc = &dnnl_legalize_same_cast_desc,
      .whole_size = sizeof(struct dnnl_legalize_same_cast_whole), .n_parts = sizeof dnnl_legalize_same_cast_parts / sizeof *dnnl_legalize_same_cast_parts,
      .n_params = 1, .parts = dnnl_legalize_same_cast_parts, .whole = dnnl_legalize_same_cast_whole },
    { .name = "centred", .place = "dnnl_legalize.pat:77", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct dnnl_legalize_centred_match),
      .n_captures = 8, .captures = dnnl_legalize_centred_captures,
      .match = dnnl_legalize_centred_any, .each = dnnl_legalize_centred_all, .desc = &dnnl_legalize_centred_desc,
      .whole_size = sizeof(struct dnnl_legalize_centred_whole), .n_parts = sizeof dnnl_legalize_centred_parts / sizeof *dnnl_legalize_centred_parts,
      .n_params = 2, .parts = dnnl_legalize_centred_parts, .whole = dnnl_legalize_centred_whole },
    { .name = "dnnl_layer_norm", .place = "dnnl_legalize.pat:86", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct dnnl_legalize_dnnl_layer_norm_match),
      .n_captures = 4, .captures = dnnl_legalize_dnnl_layer_norm_captures,
      .match = dnnl_legalize_dnnl_layer_norm_any, .each = dnnl_legalize_dnnl_layer_norm_all, .desc = &dnnl_legalize_dnnl_layer_norm_desc,
      .whole_size = sizeof(struct dnnl_legalize_dnnl_layer_norm_whole), .n_parts = sizeof dnnl_legalize_dnnl_layer_norm_parts / sizeof *dnnl_legalize_dnnl_layer_norm_parts,
      .n_params = 4, .parts = dnnl_legalize_dnnl_layer_norm_parts, .whole = dnnl_legalize_dnnl_layer_norm_whole },
    { .name = "dnnl_reshape_last", .place = "dnnl_legalize.pat:94", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct dnnl_legalize_dnnl_reshape_last_match),
      .n_captures = 5, .captures = dnnl_legalize_dnnl_reshape_last_captures,
      .match = dnnl_legalize_dnnl_reshape_last_any, .each = dnnl_legalize_dnnl_reshape_last_all, .desc = &dnnl_legalize_dnnl_reshape_last_desc,
      .whole_size = sizeof(struct dnnl_legalize_dnnl_reshape_last_whole), .n_parts = sizeof dnnl_legalize_dnnl_reshape_last_parts / sizeof *dnnl_legalize_dnnl_reshape_last_parts,
      .n_params = 3, .parts = dnnl_legalize_dnnl_reshape_last_parts, .whole = dnnl_legalize_dnnl_reshape_last_whole },
    { .name = "dnnl_gelu_reshape_last", .place = "dnnl_legalize.pat:101", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct dnnl_legalize_dnnl_gelu_reshape_last_match),
      .n_captures = 8, .captures = dnnl_legalize_dnnl_gelu_reshape_last_captures,
      .match = dnnl_legalize_dnnl_gelu_reshape_last_any, .each = dnnl_legalize_dnnl_gelu_reshape_last_all, .desc = &dnnl_legalize_dnnl_gelu_reshape_last_desc,
      .whole_size = sizeof(struct dnnl_legalize_dnnl_gelu_reshape_last_whole), .n_parts = sizeof dnnl_legalize_dnnl_gelu_reshape_last_parts / sizeof *dnnl_legalize_dnnl_gelu_reshape_last_parts,
      .n_params = 6, .parts = dnnl_legalize_dnnl_gelu_reshape_last_parts, .whole = dnnl_legalize_dnnl_gelu_reshape_last_whole },
    { .name = "dnnl_strides_early", .place = "dnnl_legalize.pat:111", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct dnnl_legalize_dnnl_strides_early_match),
      .n_captures = 13, .captures = dnnl_legalize_dnnl_strides_early_captures,
      .match = dnnl_legalize_dnnl_strides_early_any, .each = dnnl_legalize_dnnl_strides_early_all, .desc = &dnnl_legalize_dnnl_strides_early_desc,
      .whole_size = sizeof(struct dnnl_legalize_dnnl_strides_early_whole), .n_parts = sizeof dnnl_legalize_dnnl_strides_early_parts / sizeof *dnnl_legalize_dnnl_strides_early_parts,
      .n_params = 8, .parts = dnnl_legalize_dnnl_strides_early_parts, .whole = dnnl_legalize_dnnl_strides_early_whole },
    { .name = "dnnl_group_conv", .place = "dnnl_legalize.pat:132", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct dnnl_legalize_dnnl_group_conv_match),
      .n_captures = 3, .captures = dnnl_legalize_dnnl_group_conv_captures,
      .match = dnnl_legalize_dnnl_group_conv_any, .each = dnnl_legalize_dnnl_group_conv_all, .desc = &dnnl_legalize_dnnl_group_conv_desc,
      .whole_size = sizeof(struct dnnl_legalize_dnnl_group_conv_whole), .n_parts = sizeof dnnl_legalize_dnnl_group_conv_parts / sizeof *dnnl_legalize_dnnl_group_conv_parts,
      .n_params = 2, .parts = dnnl_legalize_dnnl_group_conv_parts, .whole = dnnl_legalize_dnnl_group_conv_whole },
    { .name = "dnnl_group_deconv", .place = "dnnl_legalize.pat:140", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct dnnl_legalize_dnnl_group_deconv_match),
      .n_captures = 3, .captures = dnnl_legalize_dnnl_group_deconv_captures,
      .match = dnnl_legalize_dnnl_group_deconv_any, .each = dnnl_legalize_dnnl_group_deconv_all, .desc = &dnnl_legalize_dnnl_group_deconv_desc,
      .whole_size = sizeof(struct dnnl_legalize_dnnl_group_deconv_whole), .n_parts = sizeof dnnl_legalize_dnnl_group_deconv_parts / sizeof *dnnl_legalize_dnnl_group_deconv_parts,
      .n_params = 2, .parts = dnnl_legalize_dnnl_group_deconv_parts, .whole = dnnl_legalize_dnnl_group_deconv_whole },
    { .name = "dnnl_pad_avg_pool", .place = "dnnl_legalize.pat:151", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct dnnl_legalize_dnnl_pad_avg_pool_match),
      .n_captures = 4, .captures = dnnl_legalize_dnnl_pad_avg_pool_captures,
      .match = dnnl_legalize_dnnl_pad_avg_pool_any, .each = dnnl_legalize_dnnl_pad_avg_pool_all, .desc = &dnnl_legalize_dnnl_pad_avg_pool_desc,
      .whole_size = sizeof(struct dnnl_legalize_dnnl_pad_avg_pool_whole), .n_parts = sizeof dnnl_legalize_dnnl_pad_avg_pool_parts / sizeof *dnnl_legalize_dnnl_pad_avg_pool_parts,
      .n_params = 1, .parts = dnnl_legalize_dnnl_pad_avg_pool_parts, .whole = dnnl_legalize_dnnl_pad_avg_pool_whole },
};

static const char *const imports[] = { "relay", NULL };
extern const struct dfg_unit dnnl_legalize_unit;
const struct dfg_unit dnnl_legalize_unit = {
    .abi = DFG_ABI,
    .name = "dnnl_legalize",
    .imports = imports,
    .names = &dnnl_legalize_names, .whole_names = &whole_names,
    .n_patterns = 15, .patterns = patterns,
    .rules = &dnnl_legalize_rules,
};
