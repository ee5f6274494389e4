/* Made by pat2c from dnnl_legalize.pat; do not edit. */
#include "dnnl_legalize.h"
_Static_assert(DNNL_LEGALIZE_H == 0x6f016946c14766c4, "dnnl_legalize.h is of another run of pat2c than this file");
#include "dfg_frames.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    dnnl_legalize_op_add = DFG_FIRST_OP, dnnl_legalize_op_cast, dnnl_legalize_op_clip,
    dnnl_legalize_op_divide, dnnl_legalize_op_erf, dnnl_legalize_op_mean, dnnl_legalize_op_multiply,
    dnnl_legalize_op_nn_avg_pool2d, dnnl_legalize_op_nn_bias_add, dnnl_legalize_op_nn_conv1d,
    dnnl_legalize_op_nn_conv2d, dnnl_legalize_op_nn_conv2d_transpose, dnnl_legalize_op_nn_conv3d,
    dnnl_legalize_op_nn_dense, dnnl_legalize_op_nn_pad, dnnl_legalize_op_nn_relu, dnnl_legalize_op_power,
    dnnl_legalize_op_qnn_add, dnnl_legalize_op_qnn_conv2d, dnnl_legalize_op_qnn_dense,
    dnnl_legalize_op_qnn_requantize, dnnl_legalize_op_reshape, dnnl_legalize_op_rsqrt,
    dnnl_legalize_op_sqrt, dnnl_legalize_op_subtract, dnnl_legalize_op_variance,
};
enum {
    dnnl_legalize_attr_a_max, dnnl_legalize_attr_a_min, dnnl_legalize_attr_axis,
    dnnl_legalize_attr_ceil_mode, dnnl_legalize_attr_data_layout, dnnl_legalize_attr_dtype,
    dnnl_legalize_attr_exclude, dnnl_legalize_attr_groups, dnnl_legalize_attr_keepdims,
    dnnl_legalize_attr_kernel_layout, dnnl_legalize_attr_kernel_size, dnnl_legalize_attr_layout,
    dnnl_legalize_attr_out_dtype, dnnl_legalize_attr_out_layout, dnnl_legalize_attr_pad_mode,
    dnnl_legalize_attr_pad_width, dnnl_legalize_attr_padding, dnnl_legalize_attr_strides,
    dnnl_legalize_attr_unbiased,
};
enum {
    dnnl_legalize_str_HWIO, dnnl_legalize_str_HWOI, dnnl_legalize_str_I, dnnl_legalize_str_IOHW,
    dnnl_legalize_str_NCDHW, dnnl_legalize_str_NCHW, dnnl_legalize_str_NCW, dnnl_legalize_str_NHWC,
    dnnl_legalize_str_OIDHW, dnnl_legalize_str_OIHW, dnnl_legalize_str_OIW, dnnl_legalize_str_constant,
    dnnl_legalize_str_empty,
};
static const char *const dnnl_legalize_op_names[] = {
    "add", "cast", "clip", "divide", "erf", "mean", "multiply", "nn.avg_pool2d", "nn.bias_add", "nn.conv1d",
    "nn.conv2d", "nn.conv2d_transpose", "nn.conv3d", "nn.dense", "nn.pad", "nn.relu", "power", "qnn.add",
    "qnn.conv2d", "qnn.dense", "qnn.requantize", "reshape", "rsqrt", "sqrt", "subtract", "variance",
};
static const char *const dnnl_legalize_attr_names[] = {
    "a_max", "a_min", "axis", "ceil_mode", "data_layout", "dtype", "exclude", "groups", "keepdims",
    "kernel_layout", "kernel_size", "layout", "out_dtype", "out_layout", "pad_mode", "pad_width", "padding",
    "strides", "unbiased",
};
static const char *const dnnl_legalize_str_names[] = {
    "HWIO", "HWOI", "I", "IOHW", "NCDHW", "NCHW", "NCW", "NHWC", "OIDHW", "OIHW", "OIW", "constant", "",
};
static const dfg_val dnnl_legalize_list_0_0[] = {{.tag = DFG_V_INT, .u.i = 0}, {.tag = DFG_V_INT, .u.i = 0}};
static const dfg_val dnnl_legalize_list_0_0_0_0[] = {{.tag = DFG_V_INT, .u.i = 0}, {.tag = DFG_V_INT, .u.i = 0}, {.tag = DFG_V_INT, .u.i = 0}, {.tag = DFG_V_INT, .u.i = 0}};
static const dfg_val dnnl_legalize_list_1_1[] = {{.tag = DFG_V_INT, .u.i = 1}, {.tag = DFG_V_INT, .u.i = 1}};
static const dfg_val dnnl_legalize_list_2_2[] = {{.tag = DFG_V_INT, .u.i = 2}, {.tag = DFG_V_INT, .u.i = 2}};
static const dfg_val dnnl_legalize_list_minus_1[] = {{.tag = DFG_V_INT, .u.i = -1}};

const struct dfg_names dnnl_legalize_names = {
    .abi = DFG_ABI, .needs = DFG_NEEDS_USERS | DFG_NEEDS_SCRATCH | DFG_NEEDS_FORMS, .name = "dnnl_legalize",
    .run = DNNL_LEGALIZE_H, .n_rows = 2, .n_ops = 26, .ops = dnnl_legalize_op_names, .n_attrs = 19,
    .attrs = dnnl_legalize_attr_names, .n_strs = 13, .strs = dnnl_legalize_str_names,
};

/* dnnl_legalize.pat:24  const */
static bool dnnl_legalize_dnnl_constant_each1(const dfg_graph *g, dfg_node n, dfg_node *found_constant)
{
    if (!dfg_is(g, n, DFG_CONST)) return false;
    *found_constant = n;
    return true;
}

/* dnnl_legalize.pat:23  rule dnnl_constant {
 *     c = op(every const);
 *     match c;
 *     rewrite extern dnnl_fold_constant;
 * } */
bool dnnl_legalize_dnnl_constant_find(DFG_FIND(dnnl_legalize_dnnl_constant))
{
    if (!dfg_is_operator(g, n) || dfg_n_args(g, n) <= 0) return false;
    struct dfg_nodes constant = {NULL, 0};
    bool all = true;
    const struct dfg_nodes nodes = dfg_rest(g, n, 0, 0);
    for (uint32_t i = 0; all && i < nodes.n; i++) {
        dfg_node constant_found = DFG_NONE;
        all = nodes.at[i] != DFG_NONE && dnnl_legalize_dnnl_constant_each1(g, nodes.at[i], &constant_found);
        if (constant_found != DFG_NONE) dfg_row(g, 0)[constant.n++] = constant_found;
    }
    constant = (struct dfg_nodes){dfg_row(g, 0), constant.n};
    if (!all) return false;
    DFG_GIVE(dnnl_legalize_dnnl_constant, .root = n, .c = n);
    DFG_GIVE_WHOLE(dnnl_legalize_dnnl_constant, .constant = constant);
    return true;
}

/* dnnl_legalize.pat:29  rule dnnl_bias_add(x, b) {
 *     s = nn.bias_add(x, b) { axis = a };
 *     match s;
 *     where a == x.rank - 1 or a == -1;
 *     rewrite add(x, b);
 * } */
bool dnnl_legalize_dnnl_bias_add_match(DFG_FIND_MATCH(dnnl_legalize_dnnl_bias_add))
{
    if (!dfg_calls_argc(g, n, dnnl_legalize_op_nn_bias_add, 2)) return false;
    dfg_val a = dfg_attr_or_int(g, n, dnnl_legalize_attr_axis, 1);
    if (!dfg_known(a)) return false;
    dfg_node x = dfg_operand(g, n, 0), b = dfg_operand(g, n, 1);
    if (!(dfg_scalar_eq(a, dfg_rank_plus(g, x, -1)) || dfg_scalar_eq(a, dfg_int(-1)))) return false;
    DFG_GIVE(dnnl_legalize_dnnl_bias_add, .root = n, .x = x, .b = b, .s = n, .a = a);
    return true;
}

/* dnnl_legalize.pat:35  rule dnnl_bias_add_inside(x, b) {
 *     s = nn.bias_add(x, b) { axis = a };
 *     match s;
 *     where a < x.rank - 1, a >= 0;
 *     rewrite add(x, expand_dims(b) { axis = 1, num_newaxis = x.rank - 1 - a });
 * } */
bool dnnl_legalize_dnnl_bias_add_inside_match(DFG_FIND_MATCH(dnnl_legalize_dnnl_bias_add_inside))
{
    if (!dfg_calls_argc(g, n, dnnl_legalize_op_nn_bias_add, 2)) return false;
    dfg_val a = dfg_attr_or_int(g, n, dnnl_legalize_attr_axis, 1);
    if (!dfg_known(a)) return false;
    dfg_node x = dfg_operand(g, n, 0), b = dfg_operand(g, n, 1);
    if (!dfg_lt(a, dfg_rank_plus(g, x, -1)) || !dfg_ge(a, dfg_int(0))) return false;
    DFG_GIVE(dnnl_legalize_dnnl_bias_add_inside, .root = n, .x = x, .b = b, .s = n, .a = a);
    return true;
}

/* dnnl_legalize.pat:55  rule dnnl_bias_twice(x, w, a, b) {
 *     c = (weighted | qnn.conv2d | qnn.dense)(x, w, ...);
 *     match add(add(c, a & const), b & const);
 *     where broadcast_to(a, c), broadcast_to(b, c), same_dtype(a, b);
 *     rewrite add(c, add(a, b));
 * } */
bool dnnl_legalize_dnnl_bias_twice_find(DFG_FIND(dnnl_legalize_dnnl_bias_twice))
{
    if (!dfg_calls_argc(g, n, dnnl_legalize_op_add, 2)) return false;
    uint32_t swap = dfg_op(g, dfg_operand(g, n, 0)) == dnnl_legalize_op_add ? 0 : 1;
    dfg_node add = dfg_arg(g, n, swap);
    if (!dfg_calls_argc(g, add, dnnl_legalize_op_add, 2)) return false;
    uint32_t swap_2 = dfg_op(g, dfg_operand(g, add, 0)) == dnnl_legalize_op_nn_conv1d
        || dfg_op(g, dfg_operand(g, add, 0)) == dnnl_legalize_op_nn_conv2d
        || dfg_op(g, dfg_operand(g, add, 0)) == dnnl_legalize_op_nn_conv3d
        || dfg_op(g, dfg_operand(g, add, 0)) == dnnl_legalize_op_nn_dense
        || dfg_op(g, dfg_operand(g, add, 0)) == dnnl_legalize_op_qnn_conv2d
        || dfg_op(g, dfg_operand(g, add, 0)) == dnnl_legalize_op_qnn_dense
        ? 0
        : 1;
    dfg_node c = dfg_arg(g, add, swap_2);
    if (!(dfg_op(g, c) == dnnl_legalize_op_nn_conv1d || dfg_op(g, c) == dnnl_legalize_op_nn_conv2d
          || dfg_op(g, c) == dnnl_legalize_op_nn_conv3d || dfg_op(g, c) == dnnl_legalize_op_nn_dense
          || dfg_op(g, c) == dnnl_legalize_op_qnn_conv2d || dfg_op(g, c) == dnnl_legalize_op_qnn_dense)
        || dfg_arg(g, c, 0) == DFG_NONE || dfg_arg(g, c, 1) == DFG_NONE)
        return false;
    struct dfg_nodes rest = dfg_rest(g, c, 2, 0);
    dfg_node x = dfg_arg(g, c, 0), w = dfg_arg(g, c, 1), a = dfg_arg(g, add, 1 - swap_2);
    if (!dfg_is(g, a, DFG_CONST)) return false;
    dfg_node b = dfg_arg(g, n, 1 - swap);
    if (!dfg_is(g, b, DFG_CONST) || !dfg_in_body(g, n, (const dfg_node[]){add, c}, 2)) return false;
    if (dfg_broadcast_to(g, a, c) != DFG_TRUE || dfg_broadcast_to(g, b, c) != DFG_TRUE) return false;
    if (dfg_same_dtype(g, a, b) != DFG_TRUE) return false;
    DFG_GIVE(dnnl_legalize_dnnl_bias_twice, .root = n, .x = x, .w = w, .a = a, .b = b, .c = c);
    DFG_GIVE_WHOLE(dnnl_legalize_dnnl_bias_twice, .rest = rest, .add = add);
    return true;
}

/* dnnl_legalize.pat:52  ops weighted */
static DFG_APART bool dnnl_legalize_is_weighted(const dfg_graph *g, dfg_node n)
{
    switch (dfg_op(g, n)) {
    case dnnl_legalize_op_nn_conv1d: case dnnl_legalize_op_nn_conv2d: case dnnl_legalize_op_nn_conv3d:
    case dnnl_legalize_op_nn_dense: return true;
    default: return false;
    }
}

/* dnnl_legalize.pat:44  cond channels_second(c) =
 *     c.op == nn.dense ? c.rank == 2
 *                      : c.data_layout in {"NCW", "NCHW", "NCDHW"} and c.out_layout in {"", c.data_layout}; */
static DFG_APART bool dnnl_legalize_channels_second(const dfg_graph *g, dfg_node c)
{
    return (dfg_op(g, c) == dnnl_legalize_op_nn_dense && dfg_rank(g, c) == 2)
        || (dfg_scalar_ne(dfg_op_of(g, c), dfg_op_val(g, dnnl_legalize_op_nn_dense))
            && (dfg_scalar_eq(dfg_attr_or(g, c, dnnl_legalize_attr_data_layout,
                                          dfg_op(g, c) == dnnl_legalize_op_nn_conv1d
                                          ? dfg_str(g, dnnl_legalize_str_NCW)
                                          : dfg_op(g, c) == dnnl_legalize_op_nn_conv2d
                                            ? dfg_str(g, dnnl_legalize_str_NCHW)
                                          : dfg_op(g, c) == dnnl_legalize_op_nn_conv3d
                                            ? dfg_str(g, dnnl_legalize_str_NCDHW)
                                          : dfg_nil()), dfg_str(g, dnnl_legalize_str_NCW))
                || dfg_scalar_eq(dfg_attr_or(g, c, dnnl_legalize_attr_data_layout,
                                             dfg_op(g, c) == dnnl_legalize_op_nn_conv1d
                                             ? dfg_str(g, dnnl_legalize_str_NCW)
                                             : dfg_op(g, c) == dnnl_legalize_op_nn_conv2d
                                               ? dfg_str(g, dnnl_legalize_str_NCHW)
                                             : dfg_op(g, c) == dnnl_legalize_op_nn_conv3d
                                               ? dfg_str(g, dnnl_legalize_str_NCDHW)
                                             : dfg_nil()), dfg_str(g, dnnl_legalize_str_NCHW))
                || dfg_scalar_eq(dfg_attr_or(g, c, dnnl_legalize_attr_data_layout,
                                             dfg_op(g, c) == dnnl_legalize_op_nn_conv1d
                                             ? dfg_str(g, dnnl_legalize_str_NCW)
                                             : dfg_op(g, c) == dnnl_legalize_op_nn_conv2d
                                               ? dfg_str(g, dnnl_legalize_str_NCHW)
                                             : dfg_op(g, c) == dnnl_legalize_op_nn_conv3d
                                               ? dfg_str(g, dnnl_legalize_str_NCDHW)
                                             : dfg_nil()), dfg_str(g, dnnl_legalize_str_NCDHW)))
            && (dfg_scalar_eq(dfg_attr_or(g, c, dnnl_legalize_attr_out_layout,
                                          dfg_op(g, c) == dnnl_legalize_op_nn_conv1d
                                          || dfg_op(g, c) == dnnl_legalize_op_nn_conv2d
                                          || dfg_op(g, c) == dnnl_legalize_op_nn_conv3d
                                          ? dfg_str(g, dnnl_legalize_str_empty)
                                          : dfg_nil()), dfg_str(g, dnnl_legalize_str_empty))
                || dfg_member(dfg_attr_or(g, c, dnnl_legalize_attr_out_layout,
                                          dfg_op(g, c) == dnnl_legalize_op_nn_conv1d
                                          || dfg_op(g, c) == dnnl_legalize_op_nn_conv2d
                                          || dfg_op(g, c) == dnnl_legalize_op_nn_conv3d
                                          ? dfg_str(g, dnnl_legalize_str_empty)
                                          : dfg_nil()),
                              dfg_attr_or(g, c, dnnl_legalize_attr_data_layout,
                                          dfg_op(g, c) == dnnl_legalize_op_nn_conv1d
                                          ? dfg_str(g, dnnl_legalize_str_NCW)
                                          : dfg_op(g, c) == dnnl_legalize_op_nn_conv2d
                                            ? dfg_str(g, dnnl_legalize_str_NCHW)
                                          : dfg_op(g, c) == dnnl_legalize_op_nn_conv3d
                                            ? dfg_str(g, dnnl_legalize_str_NCDHW)
                                          : dfg_nil()))
                   == DFG_TRUE));
}

/* dnnl_legalize.pat:42  cond of_channels(b, c) =
 *     b.rank <= c.rank, b.elements == 1 or (b.rank >= c.rank - 1 and b.shape[1 - c.rank] == b.elements); */
static DFG_APART bool dnnl_legalize_of_channels(const dfg_graph *g, dfg_node b, dfg_node c)
{
    return dfg_le(dfg_rank_of(g, b), dfg_rank_of(g, c))
        && (dfg_extent_eq(g, dfg_elements_of(g, b), dfg_int(1))
            || (dfg_ge(dfg_rank_of(g, b), dfg_rank_plus(g, c, -1))
                && dfg_extent_eq(g, dfg_at(dfg_shape_of(g, b), dfg_int_sub(dfg_int(1), dfg_rank_of(g, c))),
                                 dfg_elements_of(g, b))));
}

static DFG_APART dfg_val dnnl_legalize_max(const dfg_graph *g, dfg_node c)
{
    const dfg_val list = dfg_elements(g, c);
    const int64_t n = dfg_len(list);
    dfg_val total = dfg_nil();
    for (int64_t k = 0; k < n; k++) {
        const dfg_val each = dfg_abs(dfg_item_at(&list, k));
        total = dfg_max(k == 0 ? each : total, each);
    }
    return total;
}

/* dnnl_legalize.pat:50  cond moderate(c) = max([abs(v) for v in value(c)]) < (c.dtype == f16 ? 255 : 1e15); */
static DFG_APART bool dnnl_legalize_moderate(const dfg_graph *g, dfg_node c)
{
    return dfg_lt(dnnl_legalize_max(g, c),
                  dfg_choose(dfg_scalar_same(dfg_dtype_of(g, c), dfg_dtype_val(DFG_F16)), dfg_int(255),
                             dfg_float(1e+15)));
}

/* dnnl_legalize.pat:62  rule dnnl_scale_before_bias(x, w, b, s) {
 *     c = weighted(x, w & const);
 *     match multiply(add(c, b & const : float), s & const);
 *     where channels_second(c), of_channels(b, c), of_channels(s, c), moderate(b), moderate(s);
 *     rewrite add(multiply(c, s), multiply(b, s));
 * } */
bool dnnl_legalize_dnnl_scale_before_bias_find(DFG_FIND(dnnl_legalize_dnnl_scale_before_bias))
{
    if (!dfg_calls_argc(g, n, dnnl_legalize_op_multiply, 2)) return false;
    uint32_t swap = dfg_op(g, dfg_operand(g, n, 0)) == dnnl_legalize_op_add ? 0 : 1;
    dfg_node add = dfg_arg(g, n, swap);
    if (!dfg_calls_argc(g, add, dnnl_legalize_op_add, 2)) return false;
    uint32_t swap_2 = dnnl_legalize_is_weighted(g, dfg_operand(g, add, 0)) ? 0 : 1;
    dfg_node c = dfg_arg(g, add, swap_2);
    if (!dnnl_legalize_is_weighted(g, c) || !dfg_argc_is(g, c, 2)) return false;
    dfg_node x = dfg_operand(g, c, 0), w = dfg_operand(g, c, 1);
    if (!dfg_is(g, w, DFG_CONST)) return false;
    dfg_node b = dfg_arg(g, add, 1 - swap_2);
    if (!dfg_is(g, b, DFG_CONST)) return false;
    if (!dfg_dtype_in(g, b,
                      1u << DFG_F16 | 1u << DFG_BF16 | 1u << DFG_F32 | 1u << DFG_F64 | 1u << DFG_F8E4M3
                      | 1u << DFG_F8E4M3UZ
                      | 1u << DFG_F8E5M2
                      | 1u << DFG_F8E5M2UZ
                      | 1u << DFG_F4E2M1))
        return false;
    dfg_node s = dfg_arg(g, n, 1 - swap);
    if (!dfg_is(g, s, DFG_CONST) || !dfg_in_body(g, n, (const dfg_node[]){add, c}, 2)) return false;
    if (!dnnl_legalize_channels_second(g, c) || !dnnl_legalize_of_channels(g, b, c)) return false;
    if (!dnnl_legalize_of_channels(g, s, c) || !dnnl_legalize_moderate(g, b)) return false;
    if (!dnnl_legalize_moderate(g, s)) return false;
    DFG_GIVE(dnnl_legalize_dnnl_scale_before_bias, .root = n, .x = x, .w = w, .b = b, .s = s, .c = c);
    DFG_GIVE_WHOLE(dnnl_legalize_dnnl_scale_before_bias, .add = add);
    return true;
}

/* dnnl_legalize.pat:47
 * cond channels_first(c) = c.op == nn.dense ? c.rank == 2 : c.kernel_layout in {"OIW", "OIHW", "OIDHW"}; */
static DFG_APART bool dnnl_legalize_channels_first(const dfg_graph *g, dfg_node c)
{
    return (dfg_op(g, c) == dnnl_legalize_op_nn_dense && dfg_rank(g, c) == 2)
        || (dfg_scalar_ne(dfg_op_of(g, c), dfg_op_val(g, dnnl_legalize_op_nn_dense))
            && (dfg_scalar_eq(dfg_attr_or(g, c, dnnl_legalize_attr_kernel_layout,
                                          dfg_op(g, c) == dnnl_legalize_op_nn_conv1d
                                          ? dfg_str(g, dnnl_legalize_str_OIW)
                                          : dfg_op(g, c) == dnnl_legalize_op_nn_conv2d
                                            ? dfg_str(g, dnnl_legalize_str_OIHW)
                                          : dfg_op(g, c) == dnnl_legalize_op_nn_conv3d
                                            ? dfg_str(g, dnnl_legalize_str_OIDHW)
                                          : dfg_nil()), dfg_str(g, dnnl_legalize_str_OIW))
                || dfg_scalar_eq(dfg_attr_or(g, c, dnnl_legalize_attr_kernel_layout,
                                             dfg_op(g, c) == dnnl_legalize_op_nn_conv1d
                                             ? dfg_str(g, dnnl_legalize_str_OIW)
                                             : dfg_op(g, c) == dnnl_legalize_op_nn_conv2d
                                               ? dfg_str(g, dnnl_legalize_str_OIHW)
                                             : dfg_op(g, c) == dnnl_legalize_op_nn_conv3d
                                               ? dfg_str(g, dnnl_legalize_str_OIDHW)
                                             : dfg_nil()), dfg_str(g, dnnl_legalize_str_OIHW))
                || dfg_scalar_eq(dfg_attr_or(g, c, dnnl_legalize_attr_kernel_layout,
                                             dfg_op(g, c) == dnnl_legalize_op_nn_conv1d
                                             ? dfg_str(g, dnnl_legalize_str_OIW)
                                             : dfg_op(g, c) == dnnl_legalize_op_nn_conv2d
                                               ? dfg_str(g, dnnl_legalize_str_OIHW)
                                             : dfg_op(g, c) == dnnl_legalize_op_nn_conv3d
                                               ? dfg_str(g, dnnl_legalize_str_OIDHW)
                                             : dfg_nil()), dfg_str(g, dnnl_legalize_str_OIDHW))));
}

/* dnnl_legalize.pat:68  rule dnnl_scale_into_weights(x, w, s) {
 *     c = weighted(x, w & const : float);
 *     match multiply(c, s & const);
 *     where channels_second(c), channels_first(c), of_channels(s, c), same_dtype(w, s), w.elements > 0, moderate(w),
 *         moderate(s);
 *     rewrite c.op(x, multiply(w, reshape(s) { newshape = [i == 0 ? -1 : 1 for i in range(w.rank)] })) { ..c };
 * } */
bool dnnl_legalize_dnnl_scale_into_weights_match(DFG_FIND_MATCH(dnnl_legalize_dnnl_scale_into_weights))
{
    if (!dfg_calls_argc(g, n, dnnl_legalize_op_multiply, 2)) return false;
    uint32_t swap = dnnl_legalize_is_weighted(g, dfg_operand(g, n, 0)) ? 0 : 1;
    dfg_node c = dfg_arg(g, n, swap);
    if (!dnnl_legalize_is_weighted(g, c) || !dfg_argc_is(g, c, 2)) return false;
    dfg_node x = dfg_operand(g, c, 0), w = dfg_operand(g, c, 1);
    if (!dfg_is(g, w, DFG_CONST)) return false;
    if (!dfg_dtype_in(g, w,
                      1u << DFG_F16 | 1u << DFG_BF16 | 1u << DFG_F32 | 1u << DFG_F64 | 1u << DFG_F8E4M3
                      | 1u << DFG_F8E4M3UZ
                      | 1u << DFG_F8E5M2
                      | 1u << DFG_F8E5M2UZ
                      | 1u << DFG_F4E2M1))
        return false;
    dfg_node s = dfg_arg(g, n, 1 - swap);
    if (!dfg_is(g, s, DFG_CONST) || !dfg_same_body(g, n, c) || !dnnl_legalize_channels_second(g, c))
        return false;
    if (!dnnl_legalize_channels_first(g, c) || !dnnl_legalize_of_channels(g, s, c)) return false;
    if (dfg_same_dtype(g, w, s) != DFG_TRUE || !dfg_dim_gt(g, dfg_elements_of(g, w), dfg_int(0)))
        return false;
    if (!dnnl_legalize_moderate(g, w) || !dnnl_legalize_moderate(g, s)) return false;
    DFG_GIVE(dnnl_legalize_dnnl_scale_into_weights, .root = n, .x = x, .w = w, .s = s, .c = c);
    return true;
}

/* dnnl_legalize.pat:82  pattern same_cast(d) {
 *     c = cast(d);
 *     where same_dtype(c, d);
 *     return c;
 * } */
bool dnnl_legalize_same_cast_match(const dfg_graph *g, dfg_node n, struct dnnl_legalize_same_cast_match *m)
{
    if (!dfg_calls_argc(g, n, dnnl_legalize_op_cast, 1)) return false;
    dfg_node d = dfg_operand(g, n, 0);
    if (dfg_same_dtype(g, n, d) != DFG_TRUE) return false;
    DFG_GIVE(dnnl_legalize_same_cast, .root = n, .d = d, .c = n);
    return true;
}

/* dnnl_legalize.pat:78  cond last(axis, x) = axis == [-1] or axis == [x.rank - 1]; */
static DFG_APART bool dnnl_legalize_last(const dfg_graph *g, const dfg_val *axis, dfg_node x)
{
    return dfg_eq(*axis, dfg_list(dnnl_legalize_list_minus_1, 1))
        || dfg_eq(*axis, DFG_LIST(dfg_rank_plus(g, x, -1)));
}

/* dnnl_legalize.pat:80  cond one(c) = c.elements == 1, c.rank <= 1; */
static DFG_APART bool dnnl_legalize_one(const dfg_graph *g, dfg_node c)
{
    return dfg_extent_eq(g, dfg_elements_of(g, c), dfg_int(1)) && dfg_le(dfg_rank_of(g, c), dfg_int(1));
}

static bool dnnl_legalize_centred_as_divide_find(const dfg_graph *g, dfg_node n,
    struct dnnl_legalize_centred_match *m, struct dnnl_legalize_centred_whole *whole)
{
    if (!dfg_calls_argc(g, n, dnnl_legalize_op_divide, 2)) return false;
    dfg_node d = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, d, dnnl_legalize_op_subtract, 2)) return false;
    dfg_node x = dfg_operand(g, d, 0), m_2 = dfg_operand(g, d, 1);
    if (!dfg_calls_argc(g, m_2, dnnl_legalize_op_mean, 1)) return false;
    dfg_val p = dfg_attr(g, m_2, dnnl_legalize_attr_axis);
    if (!dfg_known(p) || !dfg_bool_is(g, m_2, dnnl_legalize_attr_keepdims, true, false)) return false;
    if (!dfg_bool_is(g, m_2, dnnl_legalize_attr_exclude, false, false)) return false;
    if (dfg_operand(g, m_2, 0) != x) return false;
    dfg_node sqrt = dfg_operand(g, n, 1);
    if (!dfg_calls_argc(g, sqrt, dnnl_legalize_op_sqrt, 1)) return false;
    dfg_node s = dfg_operand(g, sqrt, 0);
    if (!dfg_calls_argc(g, s, dnnl_legalize_op_add, 2)) return false;
    uint32_t swap = dfg_op(g, dfg_operand(g, s, 0)) == dnnl_legalize_op_mean
        || dfg_op(g, dfg_operand(g, s, 0)) == dnnl_legalize_op_variance
        ? 0
        : 1;
    dfg_node v = dfg_arg(g, s, swap);
    bool is_mean = dfg_calls_argc(g, v, dnnl_legalize_op_mean, 1);
    dfg_node mean = DFG_NONE, power = DFG_NONE, v_2 = DFG_NONE, c = DFG_NONE, constant = DFG_NONE;
    dfg_node variance = DFG_NONE;
    dfg_val q = dfg_nil();
    bool is_d = false;
    struct dnnl_legalize_same_cast_match same_cast = {0};
    if (is_mean) {
        mean = v;
        q = dfg_attr(g, mean, dnnl_legalize_attr_axis);
        if (!dfg_known(q) || !dfg_bool_is(g, mean, dnnl_legalize_attr_keepdims, true, false)) return false;
        if (!dfg_bool_is(g, mean, dnnl_legalize_attr_exclude, false, false)) return false;
        power = dfg_arg(g, mean, 0);
        if (!dfg_calls_argc(g, power, dnnl_legalize_op_power, 2)) return false;
        v_2 = dfg_arg(g, power, 0);
        is_d = dfg_calls_argc(g, v_2, dnnl_legalize_op_subtract, 2);
        if (is_d) {
            if (v_2 != d) return false;
        } else {
            c = v_2;
            if (dfg_op(g, c) != dnnl_legalize_op_cast || !dnnl_legalize_same_cast_match(g, c, &same_cast))
                return false;
            if (same_cast.d != d) return false;
        }
        constant = dfg_arg(g, power, 1);
        if (!dfg_const_is(g, constant, dfg_int(2), DFG_NO_DTYPE)) return false;
    } else {
        variance = v;
        if (!dfg_calls_argc(g, variance, dnnl_legalize_op_variance, 2)) return false;
        q = dfg_attr(g, variance, dnnl_legalize_attr_axis);
        if (!dfg_known(q) || !dfg_bool_is(g, variance, dnnl_legalize_attr_keepdims, true, false))
            return false;
        if (!dfg_bool_is(g, variance, dnnl_legalize_attr_exclude, false, false)) return false;
        if (!dfg_bool_is(g, variance, dnnl_legalize_attr_unbiased, false, false)) return false;
        if (dfg_arg(g, variance, 0) != x) return false;
        if (dfg_arg(g, variance, 1) != m_2) return false;
    }
    dfg_node eps = dfg_arg(g, s, 1 - swap);
    if (!dfg_is(g, eps, DFG_CONST)) return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){d, m_2, sqrt, s, mean, power, c, variance}, 8)) return false;
    DFG_GIVE(dnnl_legalize_centred, .root = n, .x = x, .eps = eps, .m = m_2, .d = d, .v = v, .s = s, .p = p,
             .q = q);
    DFG_GIVE_WHOLE(dnnl_legalize_centred, .mean = mean, .power = power, .c = c, .constant = constant,
                   .variance = variance, .divide = n, .sqrt = sqrt);
    return true;
}

static bool dnnl_legalize_centred_as_multiply_find(const dfg_graph *g, dfg_node n,
    struct dnnl_legalize_centred_match *m, struct dnnl_legalize_centred_whole *whole)
{
    if (!dfg_calls_argc(g, n, dnnl_legalize_op_multiply, 2)) return false;
    uint32_t swap = dfg_op(g, dfg_operand(g, n, 0)) == dnnl_legalize_op_subtract ? 0 : 1;
    dfg_node d = dfg_arg(g, n, swap);
    if (!dfg_calls_argc(g, d, dnnl_legalize_op_subtract, 2)) return false;
    dfg_node x = dfg_operand(g, d, 0), m_2 = dfg_operand(g, d, 1);
    if (!dfg_calls_argc(g, m_2, dnnl_legalize_op_mean, 1)) return false;
    dfg_val p = dfg_attr(g, m_2, dnnl_legalize_attr_axis);
    if (!dfg_known(p) || !dfg_bool_is(g, m_2, dnnl_legalize_attr_keepdims, true, false)) return false;
    if (!dfg_bool_is(g, m_2, dnnl_legalize_attr_exclude, false, false)) return false;
    if (dfg_operand(g, m_2, 0) != x) return false;
    dfg_node rsqrt = dfg_arg(g, n, 1 - swap);
    if (!dfg_calls_argc(g, rsqrt, dnnl_legalize_op_rsqrt, 1)) return false;
    dfg_node s = dfg_operand(g, rsqrt, 0);
    if (!dfg_calls_argc(g, s, dnnl_legalize_op_add, 2)) return false;
    uint32_t swap_2 = dfg_op(g, dfg_operand(g, s, 0)) == dnnl_legalize_op_mean
        || dfg_op(g, dfg_operand(g, s, 0)) == dnnl_legalize_op_variance
        ? 0
        : 1;
    dfg_node v = dfg_arg(g, s, swap_2);
    bool is_mean = dfg_calls_argc(g, v, dnnl_legalize_op_mean, 1);
    dfg_node mean = DFG_NONE, power = DFG_NONE, v_2 = DFG_NONE, c = DFG_NONE, constant = DFG_NONE;
    dfg_node variance = DFG_NONE;
    dfg_val q = dfg_nil();
    bool is_d = false;
    struct dnnl_legalize_same_cast_match same_cast = {0};
    if (is_mean) {
        mean = v;
        q = dfg_attr(g, mean, dnnl_legalize_attr_axis);
        if (!dfg_known(q) || !dfg_bool_is(g, mean, dnnl_legalize_attr_keepdims, true, false)) return false;
        if (!dfg_bool_is(g, mean, dnnl_legalize_attr_exclude, false, false)) return false;
        power = dfg_arg(g, mean, 0);
        if (!dfg_calls_argc(g, power, dnnl_legalize_op_power, 2)) return false;
        v_2 = dfg_arg(g, power, 0);
        is_d = dfg_calls_argc(g, v_2, dnnl_legalize_op_subtract, 2);
        if (is_d) {
            if (v_2 != d) return false;
        } else {
            c = v_2;
            if (dfg_op(g, c) != dnnl_legalize_op_cast || !dnnl_legalize_same_cast_match(g, c, &same_cast))
                return false;
            if (same_cast.d != d) return false;
        }
        constant = dfg_arg(g, power, 1);
        if (!dfg_const_is(g, constant, dfg_int(2), DFG_NO_DTYPE)) return false;
    } else {
        variance = v;
        if (!dfg_calls_argc(g, variance, dnnl_legalize_op_variance, 2)) return false;
        q = dfg_attr(g, variance, dnnl_legalize_attr_axis);
        if (!dfg_known(q) || !dfg_bool_is(g, variance, dnnl_legalize_attr_keepdims, true, false))
            return false;
        if (!dfg_bool_is(g, variance, dnnl_legalize_attr_exclude, false, false)) return false;
        if (!dfg_bool_is(g, variance, dnnl_legalize_attr_unbiased, false, false)) return false;
        if (dfg_arg(g, variance, 0) != x) return false;
        if (dfg_arg(g, variance, 1) != m_2) return false;
    }
    dfg_node eps = dfg_arg(g, s, 1 - swap_2);
    if (!dfg_is(g, eps, DFG_CONST)) return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){d, m_2, rsqrt, s, mean, power, c, variance}, 8)) return false;
    DFG_GIVE(dnnl_legalize_centred, .root = n, .x = x, .eps = eps, .m = m_2, .d = d, .v = v, .s = s, .p = p,
             .q = q);
    DFG_GIVE_WHOLE(dnnl_legalize_centred, .mean = mean, .power = power, .c = c, .constant = constant,
                   .variance = variance, .multiply = n, .rsqrt = rsqrt);
    return true;
}

/* dnnl_legalize.pat:87  pattern centred(x, eps) {
 *     m = mean(x) { axis = p, keepdims == true, exclude == false };
 *     d = subtract(x, m);
 *     v = mean(power(d | same_cast(d), 2)) { axis = q, keepdims == true, exclude == false }
 *         | variance(x, m) { axis = q, keepdims == true, exclude == false, unbiased == false };
 *     s = add(v, eps & const);
 *     where last(p, x), last(q, x), one(eps);
 *     return divide(d, sqrt(s)) | multiply(d, rsqrt(s));
 * } */
bool dnnl_legalize_centred_find(DFG_FIND(dnnl_legalize_centred))
{
    bool is_divide = dfg_calls_argc(g, n, dnnl_legalize_op_divide, 2);
    if (!is_divide) {
        if (dfg_op(g, n) != dnnl_legalize_op_multiply) return false;
    } else if (!dnnl_legalize_centred_as_divide_find(g, n, m, whole)) {
        return false;
    }
    if (!is_divide) {
        if (!dnnl_legalize_centred_as_multiply_find(g, n, m, whole)) return false;
    }
    dfg_node x = m->x, eps = m->eps;
    dfg_val p = m->p, q = m->q;
    return dnnl_legalize_last(g, &p, x) && dnnl_legalize_last(g, &q, x) && dnnl_legalize_one(g, eps);
}

/* dnnl_legalize.pat:79  cond along(c, x) = c.rank == 1, c.shape[0] == x.shape[-1]; */
static DFG_APART bool dnnl_legalize_along(const dfg_graph *g, dfg_node c, dfg_node x)
{
    return dfg_rank(g, c) == 1 && dfg_extent_eq(g, dfg_extent_of(g, c, 0), dfg_extent_of(g, x, -1));
}

/* dnnl_legalize.pat:96  rule dnnl_layer_norm(x, eps, gamma, beta) {
 *     match add(multiply(centred(x, eps), gamma), beta);
 *     where along(gamma, x), along(beta, x);
 *     rewrite nn.layer_norm(x, gamma, beta) { axis = -1, epsilon = value(eps) };
 * } */
bool dnnl_legalize_dnnl_layer_norm_find(DFG_FIND_ON(dnnl_legalize_dnnl_layer_norm))
{
    if (!dfg_calls_argc(g, n, dnnl_legalize_op_add, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap, way[1] = 0) {
        dfg_node beta = dfg_arg(g, n, 1 - swap), multiply = dfg_arg(g, n, swap);
        if (!dfg_calls_argc(g, multiply, dnnl_legalize_op_multiply, 2)) continue;
        for (uint32_t swap_2 = way[1]; swap_2 < dfg_orders(g, multiply); way[1] = ++swap_2) {
            struct dnnl_legalize_centred_match centred;
            if (!dnnl_legalize_centred_find(g, dfg_arg(g, multiply, swap_2), &centred,
                                            DFG_PART(whole, centred)))
                continue;
            dfg_node gamma = dfg_arg(g, multiply, 1 - swap_2);
            if (!dfg_in_body(g, n, (const dfg_node[]){multiply, centred.root}, 2)) continue;
            if (!dnnl_legalize_along(g, gamma, centred.x) || !dnnl_legalize_along(g, beta, centred.x))
                continue;
            DFG_GIVE(dnnl_legalize_dnnl_layer_norm, .root = n, .x = centred.x, .eps = centred.eps,
                     .gamma = gamma, .beta = beta);
            DFG_GIVE_PARTS(whole->multiply = multiply);
            return true;
        }
    }
    return false;
}

/* dnnl_legalize.pat:104  rule dnnl_reshape_last(x, w, b) {
 *     d = nn.dense(x, w);
 *     r = reshape(d);
 *     match add(b, r);
 *     where d.shape[-1] == r.shape[-1], along(b, d);
 *     rewrite reshape(add(b, d)) { ..r };
 * } */
bool dnnl_legalize_dnnl_reshape_last_find(DFG_FIND_ON_MATCH(dnnl_legalize_dnnl_reshape_last))
{
    if (!dfg_calls_argc(g, n, dnnl_legalize_op_add, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node b = dfg_arg(g, n, swap), r = dfg_arg(g, n, 1 - swap);
        if (!dfg_calls_argc(g, r, dnnl_legalize_op_reshape, 1)) continue;
        dfg_node d = dfg_operand(g, r, 0);
        if (!dfg_calls_argc(g, d, dnnl_legalize_op_nn_dense, 2)) continue;
        dfg_node x = dfg_operand(g, d, 0), w = dfg_operand(g, d, 1);
        if (!dfg_in_body(g, n, (const dfg_node[]){r, d}, 2)) continue;
        if (!dfg_extent_eq(g, dfg_extent_of(g, d, -1), dfg_extent_of(g, r, -1))) continue;
        if (!dnnl_legalize_along(g, b, d)) continue;
        DFG_GIVE(dnnl_legalize_dnnl_reshape_last, .root = n, .x = x, .w = w, .b = b, .d = d, .r = r);
        return true;
    }
    return false;
}

/* dnnl_legalize.pat:111  rule dnnl_gelu_reshape_last(x, w, b, s, one_, half) {
 *     a = add(b, nn.dense(x, w));
 *     r = reshape(a);
 *     match multiply(multiply(r, add(erf(divide(r, s & approx(1.41421356, 1e-3))), one_ & 1)), half & 0.5);
 *     where one(s), one(one_), one(half);
 *     rewrite reshape(multiply(multiply(a, add(erf(divide(a, s)), one_)), half)) { ..r };
 * } */
bool dnnl_legalize_dnnl_gelu_reshape_last_find(DFG_FIND_ON(dnnl_legalize_dnnl_gelu_reshape_last))
{
    if (!dfg_calls_argc(g, n, dnnl_legalize_op_multiply, 2)) return false;
    uint32_t swap = dfg_op(g, dfg_operand(g, n, 0)) == dnnl_legalize_op_multiply ? 0 : 1;
    dfg_node half = dfg_arg(g, n, 1 - swap);
    if (!dfg_const_is(g, half, dfg_float(0.5), DFG_NO_DTYPE)) return false;
    dfg_node multiply = dfg_arg(g, n, swap);
    if (!dfg_calls_argc(g, multiply, dnnl_legalize_op_multiply, 2)) return false;
    uint32_t swap_2 = dfg_op(g, dfg_operand(g, multiply, 0)) == dnnl_legalize_op_reshape ? 0 : 1;
    dfg_node r = dfg_arg(g, multiply, swap_2);
    if (!dfg_calls_argc(g, r, dnnl_legalize_op_reshape, 1)) return false;
    dfg_node a = dfg_operand(g, r, 0);
    if (!dfg_calls_argc(g, a, dnnl_legalize_op_add, 2) || !dnnl_legalize_one(g, half)) return false;
    for (uint32_t swap_3 = way[0]; swap_3 < dfg_orders(g, a); way[0] = ++swap_3) {
        dfg_node b = dfg_arg(g, a, swap_3), dense = dfg_arg(g, a, 1 - swap_3);
        if (!dfg_calls_argc(g, dense, dnnl_legalize_op_nn_dense, 2)) continue;
        dfg_node x = dfg_operand(g, dense, 0), w = dfg_operand(g, dense, 1);
        dfg_node add = dfg_arg(g, multiply, 1 - swap_2);
        if (!dfg_calls_argc(g, add, dnnl_legalize_op_add, 2)) continue;
        uint32_t swap_4 = dfg_op(g, dfg_operand(g, add, 0)) == dnnl_legalize_op_erf ? 0 : 1;
        dfg_node one_ = dfg_arg(g, add, 1 - swap_4);
        if (!dfg_const_is(g, one_, dfg_int(1), DFG_NO_DTYPE)) continue;
        dfg_node erf = dfg_arg(g, add, swap_4);
        if (!dfg_calls_argc(g, erf, dnnl_legalize_op_erf, 1)) continue;
        dfg_node divide = dfg_operand(g, erf, 0);
        if (!dfg_calls_argc(g, divide, dnnl_legalize_op_divide, 2)) continue;
        dfg_node s = dfg_operand(g, divide, 1);
        if (!dfg_const_near(g, s, dfg_float(1.41421356), 0.001, DFG_NO_DTYPE)) continue;
        if (dfg_operand(g, divide, 0) != r) continue;
        if (!dfg_in_body(g, n, (const dfg_node[]){multiply, r, a, dense, add, erf, divide}, 7)) continue;
        if (!dnnl_legalize_one(g, s) || !dnnl_legalize_one(g, one_)) continue;
        DFG_GIVE(dnnl_legalize_dnnl_gelu_reshape_last, .root = n, .x = x, .w = w, .b = b, .s = s,
                 .one_ = one_, .half = half, .a = a, .r = r);
        DFG_GIVE_WHOLE(dnnl_legalize_dnnl_gelu_reshape_last, .dense = dense, .multiply = multiply,
                       .add = add, .erf = erf, .divide = divide);
        return true;
    }
    return false;
}

/* dnnl_legalize.pat:121  rule dnnl_strides_early(h, x, w2, b2, w3, b3, w4, w7) {
 *     c2 = nn.conv2d(h, w2) { strides == [1, 1], data_layout == "NCHW", out_layout == "" };
 *     c3 = nn.conv2d(nn.relu(add(c2, b2 : [_, 1, 1])), w3) {
 *         kernel_size == [1, 1], strides == [1, 1], padding in {[0, 0], [0, 0, 0, 0]}, data_layout == "NCHW",
 *         out_layout == ""
 *     };
 *     block = nn.relu(add(add(c3, b3 : [_, 1, 1]), x));
 *     c4 = nn.conv2d(block, w4) { kernel_size == [1, 1], strides == [2, 2], padding in {[0, 0], [0, 0, 0, 0]} };
 *     c7 = nn.conv2d(block, w7) { kernel_size == [1, 1], strides == [2, 2], padding in {[0, 0], [0, 0, 0, 0]} };
 *     match c4, c7;
 *     where same_shape(c3, x), c4.data_layout == "NCHW", c7.data_layout == "NCHW";
 *     rewrite {
 *         half = nn.relu(add(nn.conv2d(h, w2) { ..c2, strides = [2, 2] }, b2));
 *         every_other = nn.max_pool2d(x) { pool_size = [1, 1], strides = [2, 2], padding = [0, 0, 0, 0] };
 *         next = nn.relu(add(add(nn.conv2d(half, w3) { ..c3 }, b3), every_other));
 *         return nn.conv2d(next, w4) { ..c4, strides = [1, 1] }, nn.conv2d(next, w7) { ..c7, strides = [1, 1] };
 *     }
 * } */
bool dnnl_legalize_dnnl_strides_early_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct dnnl_legalize_dnnl_strides_early_match *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, dnnl_legalize_op_nn_conv2d, 2)) return false;
    if (!dfg_list_is(g, n, dnnl_legalize_attr_kernel_size, dfg_list(dnnl_legalize_list_1_1, 2), false))
        return false;
    if (!dfg_list_is(g, n, dnnl_legalize_attr_strides, dfg_list(dnnl_legalize_list_2_2, 2), false))
        return false;
    if (!(dfg_list_is(g, n, dnnl_legalize_attr_padding, dfg_list(dnnl_legalize_list_0_0, 2), true)
          || dfg_list_is(g, n, dnnl_legalize_attr_padding, dfg_list(dnnl_legalize_list_0_0_0_0, 4), false)))
        return false;
    dfg_node w4 = dfg_operand(g, n, 1), block = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, block, dnnl_legalize_op_nn_relu, 1)) return false;
    dfg_node add_2 = dfg_operand(g, block, 0);
    if (!dfg_calls_argc(g, add_2, dnnl_legalize_op_add, 2)) return false;
    /* where c4.data_layout == "NCHW" */
    if (!dfg_str_is(g, n, dnnl_legalize_attr_data_layout, dnnl_legalize_str_NCHW, dnnl_legalize_str_NCHW))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, add_2); swap++) {
        dfg_node x = dfg_arg(g, add_2, 1 - swap), add_3 = dfg_arg(g, add_2, swap);
        if (!dfg_calls_argc(g, add_3, dnnl_legalize_op_add, 2)) continue;
        for (uint32_t swap_2 = 0; swap_2 < dfg_orders(g, add_3); swap_2++) {
            dfg_node b3 = dfg_arg(g, add_3, 1 - swap_2);
            if (dfg_rank(g, b3) != 3 || dfg_extent(g, b3, 1) != 1 || dfg_extent(g, b3, 2) != 1) continue;
            dfg_node c3 = dfg_arg(g, add_3, swap_2);
            if (!dfg_calls_argc(g, c3, dnnl_legalize_op_nn_conv2d, 2)) continue;
            if (!dfg_list_is(g, c3, dnnl_legalize_attr_kernel_size, dfg_list(dnnl_legalize_list_1_1, 2),
                             false))
                continue;
            if (!dfg_list_is(g, c3, dnnl_legalize_attr_strides, dfg_list(dnnl_legalize_list_1_1, 2), true))
                continue;
            if (!(dfg_list_is(g, c3, dnnl_legalize_attr_padding, dfg_list(dnnl_legalize_list_0_0, 2), true)
                  || dfg_list_is(g, c3, dnnl_legalize_attr_padding, dfg_list(dnnl_legalize_list_0_0_0_0, 4),
                                 false)))
                continue;
            if (!dfg_str_is(g, c3, dnnl_legalize_attr_data_layout, dnnl_legalize_str_NCHW,
                            dnnl_legalize_str_NCHW))
                continue;
            if (!dfg_str_is(g, c3, dnnl_legalize_attr_out_layout, dnnl_legalize_str_empty,
                            dnnl_legalize_str_empty))
                continue;
            dfg_node w3 = dfg_operand(g, c3, 1), relu = dfg_operand(g, c3, 0);
            if (!dfg_calls_argc(g, relu, dnnl_legalize_op_nn_relu, 1)) continue;
            dfg_node add = dfg_operand(g, relu, 0);
            if (!dfg_calls_argc(g, add, dnnl_legalize_op_add, 2) || dfg_same_shape(g, c3, x) != DFG_TRUE)
                continue;
            for (uint32_t swap_3 = 0; swap_3 < dfg_orders(g, add); swap_3++) {
                dfg_node c2 = dfg_arg(g, add, swap_3);
                if (!dfg_calls_argc(g, c2, dnnl_legalize_op_nn_conv2d, 2)) continue;
                if (!dfg_list_is(g, c2, dnnl_legalize_attr_strides, dfg_list(dnnl_legalize_list_1_1, 2),
                                 true))
                    continue;
                if (!dfg_str_is(g, c2, dnnl_legalize_attr_data_layout, dnnl_legalize_str_NCHW,
                                dnnl_legalize_str_NCHW))
                    continue;
                if (!dfg_str_is(g, c2, dnnl_legalize_attr_out_layout, dnnl_legalize_str_empty,
                                dnnl_legalize_str_empty))
                    continue;
                dfg_node h = dfg_operand(g, c2, 0), w2 = dfg_operand(g, c2, 1);
                dfg_node b2 = dfg_arg(g, add, 1 - swap_3);
                if (dfg_rank(g, b2) != 3 || dfg_extent(g, b2, 1) != 1 || dfg_extent(g, b2, 2) != 1)
                    continue;
                struct dfg_nodes readers = dfg_readers(g, 0, (const dfg_node[]){block}, 1, 1);
                for (uint32_t k = 0; k < readers.n; k++) {
                    dfg_node c7 = readers.at[k];
                    if (!dfg_calls_argc(g, c7, dnnl_legalize_op_nn_conv2d, 2)) continue;
                    if (!dfg_list_is(g, c7, dnnl_legalize_attr_kernel_size,
                                     dfg_list(dnnl_legalize_list_1_1, 2), false))
                        continue;
                    if (!dfg_list_is(g, c7, dnnl_legalize_attr_strides, dfg_list(dnnl_legalize_list_2_2, 2),
                                     false))
                        continue;
                    if (!(dfg_list_is(g, c7, dnnl_legalize_attr_padding,
                                      dfg_list(dnnl_legalize_list_0_0, 2), true)
                          || dfg_list_is(g, c7, dnnl_legalize_attr_padding,
                                         dfg_list(dnnl_legalize_list_0_0_0_0, 4), false)))
                        continue;
                    dfg_node w7 = dfg_operand(g, c7, 1);
                    if (dfg_operand(g, c7, 0) != block) continue;
                    if (c7 == n) continue;
                    if (!dfg_in_body(g, n, (const dfg_node[]){block, add_2, add_3, c3, relu, add, c2, c7},
                                     8))
                        continue;
                    /* where c7.data_layout == "NCHW" */
                    if (!dfg_str_is(g, c7, dnnl_legalize_attr_data_layout, dnnl_legalize_str_NCHW,
                                    dnnl_legalize_str_NCHW))
                        continue;
                    if (accept(ctx, &(struct dnnl_legalize_dnnl_strides_early_whole){
                            .m = {.root = n, .h = h, .x = x, .w2 = w2, .b2 = b2, .w3 = w3, .b3 = b3,
                                  .w4 = w4, .w7 = w7, .c2 = c2, .c3 = c3, .block = block, .c4 = n,
                                  .c7 = c7}, .relu = relu, .add = add, .add_2 = add_2,
                            .add_3 = add_3}.m))
                        return true;
                }
            }
        }
    }
    return false;
}

/* dnnl_legalize.pat:142  rule dnnl_group_conv(x, w) {
 *     c = nn.conv2d(x, w) { groups > 1, kernel_layout == "OIHW" };
 *     match c;
 *     where w.rank == 4, w.shape[0] % c.groups == 0, w.elements > 0;
 *     rewrite nn.conv2d(x, reshape(w) {
 *         newshape = [c.groups, w.shape[0] / c.groups, w.shape[1], w.shape[2], w.shape[3]]
 *     }) { ..c, kernel_layout = "GOIHW", channels = w.shape[0], kernel_size = [w.shape[2], w.shape[3]] };
 * } */
bool dnnl_legalize_dnnl_group_conv_match(DFG_FIND_MATCH(dnnl_legalize_dnnl_group_conv))
{
    if (!dfg_calls_argc(g, n, dnnl_legalize_op_nn_conv2d, 2)) return false;
    if (!dfg_gt(dfg_attr_or_int(g, n, dnnl_legalize_attr_groups, 1), dfg_int(1))) return false;
    if (!dfg_str_is(g, n, dnnl_legalize_attr_kernel_layout, dnnl_legalize_str_OIHW, dnnl_legalize_str_OIHW))
        return false;
    dfg_node x = dfg_operand(g, n, 0), w = dfg_operand(g, n, 1);
    if (dfg_rank(g, w) != 4) return false;
    /* where w.shape[0] % c.groups == 0 */
    if (!dfg_extent_eq(g,
                       dfg_dim_mod(g, dfg_extent_of(g, w, 0),
                                   dfg_attr_or_int(g, n, dnnl_legalize_attr_groups, 1)), dfg_int(0)))
        return false;
    if (!dfg_dim_gt(g, dfg_elements_of(g, w), dfg_int(0))) return false;
    DFG_GIVE(dnnl_legalize_dnnl_group_conv, .root = n, .x = x, .w = w, .c = n);
    return true;
}

/* dnnl_legalize.pat:150  rule dnnl_group_deconv(x, w) {
 *     c = nn.conv2d_transpose(x, w) { groups > 1, kernel_layout == "IOHW" };
 *     match c;
 *     where w.rank == 4, w.shape[0] % c.groups == 0, w.elements > 0;
 *     rewrite nn.conv2d_transpose(x, reshape(w) {
 *         newshape = [c.groups, w.shape[0] / c.groups, w.shape[1], w.shape[2], w.shape[3]]
 *     }) { ..c, kernel_layout = "GIOHW", channels = w.shape[1] * c.groups, kernel_size = [w.shape[2], w.shape[3]] };
 * } */
bool dnnl_legalize_dnnl_group_deconv_match(DFG_FIND_MATCH(dnnl_legalize_dnnl_group_deconv))
{
    if (!dfg_calls_argc(g, n, dnnl_legalize_op_nn_conv2d_transpose, 2)) return false;
    if (!dfg_gt(dfg_attr_or_int(g, n, dnnl_legalize_attr_groups, 1), dfg_int(1))) return false;
    if (!dfg_str_is(g, n, dnnl_legalize_attr_kernel_layout, dnnl_legalize_str_IOHW, dnnl_legalize_str_IOHW))
        return false;
    dfg_node x = dfg_operand(g, n, 0), w = dfg_operand(g, n, 1);
    if (dfg_rank(g, w) != 4) return false;
    /* where w.shape[0] % c.groups == 0 */
    if (!dfg_extent_eq(g,
                       dfg_dim_mod(g, dfg_extent_of(g, w, 0),
                                   dfg_attr_or_int(g, n, dnnl_legalize_attr_groups, 1)), dfg_int(0)))
        return false;
    if (!dfg_dim_gt(g, dfg_elements_of(g, w), dfg_int(0))) return false;
    DFG_GIVE(dnnl_legalize_dnnl_group_deconv, .root = n, .x = x, .w = w, .c = n);
    return true;
}

static DFG_APART bool dnnl_legalize_holds(const dfg_val *n_2)
{
    return !dfg_ge(dfg_min_of(dfg_item_at(n_2, 2)), dfg_int(0));
}

/* dnnl_legalize.pat:161  rule dnnl_pad_avg_pool(x) {
 *     p = nn.pad(x, 0) { pad_width = n, pad_mode == "constant" };
 *     a = nn.avg_pool2d(p) { padding in {[0, 0], [0, 0, 0, 0]}, layout == "NCHW", ceil_mode == false };
 *     match a;
 *     where x.rank == 4, n[0] == [0, 0], n[1] == [0, 0], min(n[2]) >= 0, min(n[3]) >= 0;
 *     rewrite nn.avg_pool2d(x) { ..a, padding = [n[2][0], n[3][0], n[2][1], n[3][1]], count_include_pad = true };
 * } */
bool dnnl_legalize_dnnl_pad_avg_pool_find(DFG_FIND(dnnl_legalize_dnnl_pad_avg_pool))
{
    if (!dfg_calls_argc(g, n, dnnl_legalize_op_nn_avg_pool2d, 1)) return false;
    if (!(dfg_list_is(g, n, dnnl_legalize_attr_padding, dfg_list(dnnl_legalize_list_0_0, 2), true)
          || dfg_list_is(g, n, dnnl_legalize_attr_padding, dfg_list(dnnl_legalize_list_0_0_0_0, 4), false)))
        return false;
    if (!dfg_str_is(g, n, dnnl_legalize_attr_layout, dnnl_legalize_str_NCHW, dnnl_legalize_str_NCHW))
        return false;
    if (!dfg_bool_is(g, n, dnnl_legalize_attr_ceil_mode, false, false)) return false;
    dfg_node p = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, p, dnnl_legalize_op_nn_pad, 2)) return false;
    dfg_val n_2 = dfg_attr(g, p, dnnl_legalize_attr_pad_width);
    if (!dfg_known(n_2)) return false;
    if (!dfg_str_is(g, p, dnnl_legalize_attr_pad_mode, dnnl_legalize_str_constant,
                    dnnl_legalize_str_constant))
        return false;
    dfg_node x = dfg_operand(g, p, 0), constant = dfg_operand(g, p, 1);
    if (!dfg_const_is(g, constant, dfg_int(0), DFG_NO_DTYPE) || !dfg_same_body(g, n, p)) return false;
    if (dfg_rank(g, x) != 4 || !dfg_eq(dfg_item_at(&n_2, 0), dfg_list(dnnl_legalize_list_0_0, 2)))
        return false;
    if (!dfg_eq(dfg_item_at(&n_2, 1), dfg_list(dnnl_legalize_list_0_0, 2))) return false;
    if (dnnl_legalize_holds(&n_2)) return false;
    if (!dfg_ge(dfg_min_of(dfg_item_at(&n_2, 3)), dfg_int(0))) return false;
    DFG_GIVE(dnnl_legalize_dnnl_pad_avg_pool, .root = n, .x = x, .p = p, .a = n, .n = n_2);
    DFG_GIVE_WHOLE(dnnl_legalize_dnnl_pad_avg_pool, .constant = constant);
    return true;
}

/* dnnl_legalize.pat:175  pattern int8(x) = x : {u8, i8}; */
bool dnnl_legalize_int8_match(const dfg_graph *g, dfg_node n, struct dnnl_legalize_int8_match *m)
{
    if (!dfg_dtype_in(g, n, 1u << DFG_I8 | 1u << DFG_U8)) return false;
    DFG_GIVE(dnnl_legalize_int8, .root = n, .x = n);
    return true;
}

/* dnnl_legalize.pat:176  pattern number(z) = z & const : i32[]; */
bool dnnl_legalize_number_match(const dfg_graph *g, dfg_node n, struct dnnl_legalize_number_match *m)
{
    if (!dfg_is(g, n, DFG_CONST) || dfg_dtype(g, n) != DFG_I32 || dfg_rank(g, n) != 0) return false;
    DFG_GIVE(dnnl_legalize_number, .root = n, .z = n);
    return true;
}

/* dnnl_legalize.pat:179  rule dnnl_qnn_pad(x, w, zx, zw, sx, sw) {
 *     q = qnn.conv2d(int8(x), w, number(zx), zw, sx, sw) { padding = p, data_layout = l };
 *     match q;
 *     where value(zx) != 0, max(p) > 0, len(p) in {2, 4}, l in {"NCHW", "NHWC"}, x.rank == 4;
 *     rewrite qnn.conv2d(nn.pad(x, like(x, value(zx))) {
 *         pad_width = l == "NCHW" ? [[0, 0], [0, 0], [p[0], p[len(p) - 2]], [p[1], p[len(p) - 1]]]
 *                                 : [[0, 0], [p[0], p[len(p) - 2]], [p[1], p[len(p) - 1]], [0, 0]]
 *     }, w, zx, zw, sx, sw) { ..q, padding = [0, 0, 0, 0] };
 * } */
bool dnnl_legalize_dnnl_qnn_pad_match(DFG_FIND_MATCH(dnnl_legalize_dnnl_qnn_pad))
{
    if (!dfg_calls_argc(g, n, dnnl_legalize_op_qnn_conv2d, 6)) return false;
    dfg_val p = dfg_attr_or_list(g, n, dnnl_legalize_attr_padding, dnnl_legalize_list_0_0, 2);
    if (!dfg_known(p)) return false;
    dfg_val l = dfg_attr_or_str(g, n, dnnl_legalize_attr_data_layout, dnnl_legalize_str_NCHW);
    if (!dfg_known(l)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!dfg_dtype_in(g, x, 1u << DFG_I8 | 1u << DFG_U8)) return false;
    dfg_node w = dfg_operand(g, n, 1), zx = dfg_operand(g, n, 2);
    if (!dfg_is(g, zx, DFG_CONST) || dfg_dtype(g, zx) != DFG_I32 || dfg_rank(g, zx) != 0) return false;
    dfg_node zw = dfg_operand(g, n, 3), sx = dfg_operand(g, n, 4), sw = dfg_operand(g, n, 5);
    if (!dfg_scalar_ne(dfg_value_of(g, zx), dfg_int(0)) || !dfg_gt(dfg_max_of(p), dfg_int(0))) return false;
    if (!(dfg_len(p) == 2 || dfg_len(p) == 4)) return false;
    /* where l in {"NCHW", "NHWC"} */
    if (!(dfg_scalar_eq(l, dfg_str(g, dnnl_legalize_str_NCHW))
          || dfg_scalar_eq(l, dfg_str(g, dnnl_legalize_str_NHWC))))
        return false;
    if (dfg_rank(g, x) != 4) return false;
    DFG_GIVE(dnnl_legalize_dnnl_qnn_pad, .root = n, .x = x, .w = w, .zx = zx, .zw = zw, .sx = sx, .sw = sw,
             .q = n, .p = p, .l = l);
    return true;
}

/* dnnl_legalize.pat:188  cond plain(q) = q.data_layout in {"NCHW", "NHWC"}, q.out_layout in {"", q.data_layout}; */
static DFG_APART bool dnnl_legalize_plain(const dfg_graph *g, dfg_node q)
{
    return (dfg_str_is(g, q, dnnl_legalize_attr_data_layout, dnnl_legalize_str_NCHW, dnnl_legalize_str_NCHW)
            || dfg_str_is(g, q, dnnl_legalize_attr_data_layout, dnnl_legalize_str_NHWC,
                          dnnl_legalize_str_NCHW))
        && (dfg_str_is(g, q, dnnl_legalize_attr_out_layout, dnnl_legalize_str_empty,
                       dnnl_legalize_str_empty)
            || dfg_member(dfg_attr_or_str(g, q, dnnl_legalize_attr_out_layout, dnnl_legalize_str_empty),
                          dfg_attr_or_str(g, q, dnnl_legalize_attr_data_layout, dnnl_legalize_str_NCHW))
               == DFG_TRUE);
}

/* dnnl_legalize.pat:190  cond along_o(q, w) =
 *     q.kernel_layout in {"OIHW", "HWIO"} or (q.kernel_layout == "HWOI" and dim(w, "HWOI", "I") == 1); */
static DFG_APART bool dnnl_legalize_along_o(const dfg_graph *g, dfg_node q, dfg_node w)
{
    return dfg_str_is(g, q, dnnl_legalize_attr_kernel_layout, dnnl_legalize_str_OIHW,
                      dnnl_legalize_str_OIHW)
        || dfg_str_is(g, q, dnnl_legalize_attr_kernel_layout, dnnl_legalize_str_HWIO,
                      dnnl_legalize_str_OIHW)
        || (dfg_str_is(g, q, dnnl_legalize_attr_kernel_layout, dnnl_legalize_str_HWOI,
                       dnnl_legalize_str_OIHW)
            && dfg_extent_eq(g,
                             dfg_layout_dim(g, w, dfg_str(g, dnnl_legalize_str_HWOI),
                                            dfg_str(g, dnnl_legalize_str_I)), dfg_int(1)));
}

/* dnnl_legalize.pat:193  rule dnnl_qnn_zero_point(x, w, zx, zw, sx, sw) {
 *     q = qnn.conv2d(x, int8(w) & const, number(zx), zw & splat(0), sx, sw) { padding = p, out_dtype == i32 };
 *     match q;
 *     where plain(q), along_o(q, w), value(zx) != 0, max(p) == 0, min(p) == 0;
 *     rewrite add(qnn.conv2d(x, w, i32 0, zw, sx, sw) { ..q }, reshape(
 *         negative(multiply(zx, sum(cast(w) { dtype = i32 }) {
 *             axis = q.kernel_layout == "OIHW" ? [1, 2, 3] : q.kernel_layout == "HWIO" ? [0, 1, 2] : [0, 1, 3]
 *         }))) { newshape = q.data_layout == "NCHW" ? [-1, 1, 1] : [-1] });
 * } */
bool dnnl_legalize_dnnl_qnn_zero_point_find(DFG_FIND(dnnl_legalize_dnnl_qnn_zero_point))
{
    if (!dfg_calls_argc(g, n, dnnl_legalize_op_qnn_conv2d, 6)) return false;
    dfg_val p = dfg_attr_or_list(g, n, dnnl_legalize_attr_padding, dnnl_legalize_list_0_0, 2);
    if (!dfg_known(p)) return false;
    if (!dfg_scalar_eq(dfg_attr(g, n, dnnl_legalize_attr_out_dtype), dfg_dtype_val(DFG_I32))) return false;
    dfg_node x = dfg_operand(g, n, 0), w = dfg_operand(g, n, 1);
    if (!dfg_dtype_in(g, w, 1u << DFG_I8 | 1u << DFG_U8) || !dfg_is(g, w, DFG_CONST)) return false;
    dfg_node zx = dfg_operand(g, n, 2);
    if (!dfg_is(g, zx, DFG_CONST) || dfg_dtype(g, zx) != DFG_I32 || dfg_rank(g, zx) != 0) return false;
    dfg_node zw = dfg_operand(g, n, 3);
    if (!dfg_splat_is(g, zw, dfg_int(0), DFG_NO_DTYPE)) return false;
    dfg_node sx = dfg_operand(g, n, 4), sw = dfg_operand(g, n, 5);
    if (!dnnl_legalize_plain(g, n) || !dnnl_legalize_along_o(g, n, w)) return false;
    if (!dfg_scalar_ne(dfg_value_of(g, zx), dfg_int(0)) || !dfg_scalar_eq(dfg_max_of(p), dfg_int(0)))
        return false;
    if (!dfg_scalar_eq(dfg_min_of(p), dfg_int(0))) return false;
    DFG_GIVE(dnnl_legalize_dnnl_qnn_zero_point, .root = n, .x = x, .w = w, .zx = zx, .zw = zw, .sx = sx,
             .sw = sw, .q = n, .p = p);
    DFG_GIVE_WHOLE(dnnl_legalize_dnnl_qnn_zero_point, .constant = w);
    return true;
}

/* dnnl_legalize.pat:202  rule dnnl_qnn_dense_zero_point(x, w, zx, zw, sx, sw) {
 *     q = qnn.dense(x, int8(w) & const, number(zx), zw & splat(0), sx, sw) { out_dtype == i32 };
 *     match q;
 *     where value(zx) != 0, w.rank == 2;
 *     rewrite add(qnn.dense(x, w, i32 0, zw, sx, sw) { ..q },
 *                 reshape(negative(multiply(zx, sum(cast(w) { dtype = i32 }) { axis = [1] }))) { newshape = [-1] });
 * } */
bool dnnl_legalize_dnnl_qnn_dense_zero_point_find(DFG_FIND(dnnl_legalize_dnnl_qnn_dense_zero_point))
{
    if (!dfg_calls_argc(g, n, dnnl_legalize_op_qnn_dense, 6)) return false;
    if (!dfg_scalar_eq(dfg_attr(g, n, dnnl_legalize_attr_out_dtype), dfg_dtype_val(DFG_I32))) return false;
    dfg_node x = dfg_operand(g, n, 0), w = dfg_operand(g, n, 1);
    if (!dfg_dtype_in(g, w, 1u << DFG_I8 | 1u << DFG_U8) || !dfg_is(g, w, DFG_CONST)) return false;
    dfg_node zx = dfg_operand(g, n, 2);
    if (!dfg_is(g, zx, DFG_CONST) || dfg_dtype(g, zx) != DFG_I32 || dfg_rank(g, zx) != 0) return false;
    dfg_node zw = dfg_operand(g, n, 3);
    if (!dfg_splat_is(g, zw, dfg_int(0), DFG_NO_DTYPE)) return false;
    dfg_node sx = dfg_operand(g, n, 4), sw = dfg_operand(g, n, 5);
    if (!dfg_scalar_ne(dfg_value_of(g, zx), dfg_int(0)) || dfg_rank(g, w) != 2) return false;
    DFG_GIVE(dnnl_legalize_dnnl_qnn_dense_zero_point, .root = n, .x = x, .w = w, .zx = zx, .zw = zw,
             .sx = sx, .sw = sw, .q = n);
    DFG_GIVE_WHOLE(dnnl_legalize_dnnl_qnn_dense_zero_point, .constant = w);
    return true;
}

/* dnnl_legalize.pat:221
 * pattern product(x, w, zx, zw) = (qnn.conv2d | qnn.dense)(int8(x), int8(w) & const, scalar(zx & 0), zw & splat(0), _, _)
 *     { out_dtype == i32 }; */
bool dnnl_legalize_product_find(DFG_FIND(dnnl_legalize_product))
{
    if (!(dfg_op(g, n) == dnnl_legalize_op_qnn_conv2d || dfg_op(g, n) == dnnl_legalize_op_qnn_dense)
        || !dfg_argc_is(g, n, 6))
        return false;
    if (!dfg_scalar_eq(dfg_attr(g, n, dnnl_legalize_attr_out_dtype), dfg_dtype_val(DFG_I32))) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!dfg_dtype_in(g, x, 1u << DFG_I8 | 1u << DFG_U8)) return false;
    dfg_node w = dfg_operand(g, n, 1);
    if (!dfg_dtype_in(g, w, 1u << DFG_I8 | 1u << DFG_U8) || !dfg_is(g, w, DFG_CONST)) return false;
    dfg_node zx = dfg_operand(g, n, 2);
    if (dfg_rank(g, zx) != 0 || !dfg_const_is(g, zx, dfg_int(0), DFG_NO_DTYPE)) return false;
    dfg_node zw = dfg_operand(g, n, 3);
    if (!dfg_splat_is(g, zw, dfg_int(0), DFG_NO_DTYPE)) return false;
    dfg_node x_2 = dfg_operand(g, n, 4), x_2_2 = dfg_operand(g, n, 5);
    DFG_GIVE(dnnl_legalize_product, .root = n, .x = x, .w = w, .zx = zx, .zw = zw);
    DFG_GIVE_WHOLE(dnnl_legalize_product, .constant = w, .x = x_2, .x_2 = x_2_2);
    return true;
}

/* dnnl_legalize.pat:223  pattern steps(s) = s & const : f32; */
bool dnnl_legalize_steps_match(const dfg_graph *g, dfg_node n, struct dnnl_legalize_steps_match *m)
{
    if (!dfg_is(g, n, DFG_CONST) || dfg_dtype(g, n) != DFG_F32) return false;
    DFG_GIVE(dnnl_legalize_steps, .root = n, .s = n);
    return true;
}

static DFG_APART bool dnnl_legalize_holds_2(const dfg_graph *g, dfg_node k)
{
    return !dfg_le(dfg_attr(g, k, dnnl_legalize_attr_a_min), dfg_attr(g, k, dnnl_legalize_attr_a_max));
}

static DFG_APART bool dnnl_legalize_holds_3(const dfg_graph *g, dfg_node n, dfg_node k)
{
    return dfg_scalar_eq(dfg_attr(g, n, dnnl_legalize_attr_dtype), dfg_dtype_val(DFG_U8))
        && dfg_ge(dfg_attr(g, k, dnnl_legalize_attr_a_min), dfg_int(0))
        && dfg_le(dfg_attr(g, k, dnnl_legalize_attr_a_max), dfg_int(255));
}

static DFG_APART bool dnnl_legalize_holds_4(const dfg_graph *g, dfg_node n, dfg_node k)
{
    return dfg_scalar_ne(dfg_attr(g, n, dnnl_legalize_attr_dtype), dfg_dtype_val(DFG_U8))
        && dfg_scalar_eq(dfg_attr(g, n, dnnl_legalize_attr_dtype), dfg_dtype_val(DFG_I8))
        && dfg_ge(dfg_attr(g, k, dnnl_legalize_attr_a_min), dfg_int(-128))
        && dfg_le(dfg_attr(g, k, dnnl_legalize_attr_a_max), dfg_int(127));
}

/* dnnl_legalize.pat:229  rule dnnl_qnn_narrow(q, si, zi, so, zo) {
 *     r = qnn.requantize(q, si, zi, so, zo) { out_dtype == i32 };
 *     k = clip(r);
 *     y = cast(k);
 *     match y;
 *     where limits_of(k, attr(y, dtype));
 *     rewrite clip(qnn.requantize(q, si, zi, so, zo) { ..r, out_dtype = y.dtype }) { ..k };
 * } */
bool dnnl_legalize_dnnl_qnn_narrow_match(DFG_FIND_MATCH(dnnl_legalize_dnnl_qnn_narrow))
{
    if (!dfg_calls_argc(g, n, dnnl_legalize_op_cast, 1)) return false;
    dfg_node k = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, k, dnnl_legalize_op_clip, 1)) return false;
    dfg_node r = dfg_operand(g, k, 0);
    if (!dfg_calls_argc(g, r, dnnl_legalize_op_qnn_requantize, 5)) return false;
    if (!dfg_scalar_eq(dfg_attr(g, r, dnnl_legalize_attr_out_dtype), dfg_dtype_val(DFG_I32))) return false;
    dfg_node q = dfg_operand(g, r, 0), si = dfg_operand(g, r, 1), zi = dfg_operand(g, r, 2);
    dfg_node so = dfg_operand(g, r, 3), zo = dfg_operand(g, r, 4);
    if (!dfg_in_body(g, n, (const dfg_node[]){k, r}, 2)) return false;
    /* where limits_of(k, attr(y, dtype)) */
    if (dnnl_legalize_holds_2(g, k) || !(dnnl_legalize_holds_3(g, n, k) || dnnl_legalize_holds_4(g, n, k)))
        return false;
    DFG_GIVE(dnnl_legalize_dnnl_qnn_narrow, .root = n, .q = q, .si = si, .zi = zi, .so = so, .zo = zo,
             .r = r, .k = k, .y = n);
    return true;
}

/* dnnl_legalize.pat:238  rule dnnl_qnn_no_bias(x, w, zx, zw, si, zi, so, zo) {
 *     q = product(x, w, zx, zw);
 *     r = qnn.requantize(q, steps(si), number(zi), steps(so), number(zo));
 *     match r;
 *     rewrite qnn.requantize(add(q, i32 0), si, zi, so, zo) { ..r };
 * } */
bool dnnl_legalize_dnnl_qnn_no_bias_find(DFG_FIND(dnnl_legalize_dnnl_qnn_no_bias))
{
    if (!dfg_calls_argc(g, n, dnnl_legalize_op_qnn_requantize, 5)) return false;
    struct dnnl_legalize_product_match product;
    if (!(dfg_op(g, dfg_operand(g, n, 0)) == dnnl_legalize_op_qnn_conv2d
          || dfg_op(g, dfg_operand(g, n, 0)) == dnnl_legalize_op_qnn_dense))
        return false;
    if (!dnnl_legalize_product_find(g, dfg_operand(g, n, 0), &product, DFG_PART(whole, product)))
        return false;
    dfg_node si = dfg_operand(g, n, 1);
    if (!dfg_is(g, si, DFG_CONST) || dfg_dtype(g, si) != DFG_F32) return false;
    dfg_node zi = dfg_operand(g, n, 2);
    if (!dfg_is(g, zi, DFG_CONST) || dfg_dtype(g, zi) != DFG_I32 || dfg_rank(g, zi) != 0) return false;
    dfg_node so = dfg_operand(g, n, 3);
    if (!dfg_is(g, so, DFG_CONST) || dfg_dtype(g, so) != DFG_F32) return false;
    dfg_node zo = dfg_operand(g, n, 4);
    if (!dfg_is(g, zo, DFG_CONST) || dfg_dtype(g, zo) != DFG_I32 || dfg_rank(g, zo) != 0) return false;
    if (!dfg_same_body(g, n, product.root)) return false;
    DFG_GIVE_IN_BOTH(dnnl_legalize_dnnl_qnn_no_bias, .root = n, .x = product.x, .w = product.w,
                     .zx = product.zx, .zw = product.zw, .si = si, .zi = zi, .so = so, .zo = zo,
                     .q = product.root, .r = n);
    return true;
}

static DFG_APART dfg_val dnnl_legalize_max_2(const dfg_graph *g, dfg_node b)
{
    const dfg_val list = dfg_elements(g, b);
    const int64_t n = dfg_len(list);
    dfg_val total = dfg_nil();
    for (int64_t k = 0; k < n; k++) {
        const dfg_val each = dfg_abs(dfg_item_at(&list, k));
        total = dfg_max(k == 0 ? each : total, each);
    }
    return total;
}

static DFG_APART dfg_val dnnl_legalize_min(const dfg_graph *g, dfg_node s)
{
    const dfg_val list = dfg_elements(g, s);
    const int64_t n = dfg_len(list);
    dfg_val total = dfg_nil();
    for (int64_t k = 0; k < n; k++) {
        const dfg_val each = dfg_item_at(&list, k);
        total = dfg_min(k == 0 ? each : total, each);
    }
    return total;
}

static DFG_APART dfg_val dnnl_legalize_max_3(const dfg_graph *g, dfg_node s)
{
    const dfg_val list = dfg_elements(g, s);
    const int64_t n = dfg_len(list);
    dfg_val total = dfg_nil();
    for (int64_t k = 0; k < n; k++) {
        const dfg_val each = dfg_item_at(&list, k);
        total = dfg_max(k == 0 ? each : total, each);
    }
    return total;
}

/* dnnl_legalize.pat:226
 * cond size_of_steps(s) = min([v for v in value(s)]) > 1e-9, max([v for v in value(s)]) < 1e9; */
static DFG_APART bool dnnl_legalize_size_of_steps(const dfg_graph *g, dfg_node s)
{
    return dfg_gt(dnnl_legalize_min(g, s), dfg_float(1e-09))
        && dfg_lt(dnnl_legalize_max_3(g, s), dfg_float(1000000000.0));
}

/* dnnl_legalize.pat:188  cond plain(q) = q.data_layout in {"NCHW", "NHWC"}, q.out_layout in {"", q.data_layout}; */
static DFG_APART bool dnnl_legalize_plain_2(const dfg_graph *g, dfg_node q)
{
    return (dfg_scalar_eq(dfg_attr_or(g, q, dnnl_legalize_attr_data_layout,
                                      dfg_op(g, q) == dnnl_legalize_op_qnn_conv2d
                                      ? dfg_str(g, dnnl_legalize_str_NCHW)
                                      : dfg_nil()), dfg_str(g, dnnl_legalize_str_NCHW))
            || dfg_scalar_eq(dfg_attr_or(g, q, dnnl_legalize_attr_data_layout,
                                         dfg_op(g, q) == dnnl_legalize_op_qnn_conv2d
                                         ? dfg_str(g, dnnl_legalize_str_NCHW)
                                         : dfg_nil()), dfg_str(g, dnnl_legalize_str_NHWC)))
        && (dfg_scalar_eq(dfg_attr_or(g, q, dnnl_legalize_attr_out_layout,
                                      dfg_op(g, q) == dnnl_legalize_op_qnn_conv2d
                                      ? dfg_str(g, dnnl_legalize_str_empty)
                                      : dfg_nil()), dfg_str(g, dnnl_legalize_str_empty))
            || dfg_member(dfg_attr_or(g, q, dnnl_legalize_attr_out_layout,
                                      dfg_op(g, q) == dnnl_legalize_op_qnn_conv2d
                                      ? dfg_str(g, dnnl_legalize_str_empty)
                                      : dfg_nil()),
                          dfg_attr_or(g, q, dnnl_legalize_attr_data_layout,
                                      dfg_op(g, q) == dnnl_legalize_op_qnn_conv2d
                                      ? dfg_str(g, dnnl_legalize_str_NCHW)
                                      : dfg_nil()))
               == DFG_TRUE);
}

/* dnnl_legalize.pat:210  cond second(q) = q.op == qnn.conv2d and q.data_layout == "NCHW"; */
static DFG_APART bool dnnl_legalize_second(const dfg_graph *g, dfg_node q)
{
    return dfg_op(g, q) == dnnl_legalize_op_qnn_conv2d
        && dfg_scalar_eq(dfg_attr_or(g, q, dnnl_legalize_attr_data_layout,
                                     dfg_op(g, q) == dnnl_legalize_op_qnn_conv2d
                                     ? dfg_str(g, dnnl_legalize_str_NCHW)
                                     : dfg_nil()), dfg_str(g, dnnl_legalize_str_NCHW));
}

/* dnnl_legalize.pat:210, known not to hold  cond second(q) = q.op == qnn.conv2d and q.data_layout == "NCHW"; */
static DFG_APART bool dnnl_legalize_not_second(const dfg_graph *g, dfg_node q)
{
    return dfg_scalar_ne(dfg_op_of(g, q), dfg_op_val(g, dnnl_legalize_op_qnn_conv2d))
        || dfg_scalar_ne(dfg_attr_or(g, q, dnnl_legalize_attr_data_layout,
                                     dfg_op(g, q) == dnnl_legalize_op_qnn_conv2d
                                     ? dfg_str(g, dnnl_legalize_str_NCHW)
                                     : dfg_nil()), dfg_str(g, dnnl_legalize_str_NCHW));
}

/* dnnl_legalize.pat:213  cond q_bias(b, q) =
 *     b.rank <= (q.op == qnn.dense ? 2 : 4),
 *     b.elements == 1 or b.elements == (second(q) ? b.shape[-3] : b.shape[-1]); */
static DFG_APART bool dnnl_legalize_q_bias(const dfg_graph *g, dfg_node b, dfg_node q)
{
    return dfg_le(dfg_rank_of(g, b),
                  dfg_choose_int(
                      dfg_scalar_same(dfg_op_of(g, q), dfg_op_val(g, dnnl_legalize_op_qnn_dense)), 2, 4))
        && (dfg_extent_eq(g, dfg_elements_of(g, b), dfg_int(1))
            || dfg_extent_eq(g, dfg_elements_of(g, b),
                             dnnl_legalize_second(g, q) ? dfg_extent_of(g, b, -3)
                             : dnnl_legalize_not_second(g, q) ? dfg_extent_of(g, b, -1) : dfg_nil()));
}

/* dnnl_legalize.pat:212
 * cond of_one_or_all(s, q) = s.elements == 1 or s.elements == (second(q) ? q.shape[1] : q.shape[-1]); */
static DFG_APART bool dnnl_legalize_of_one_or_all(const dfg_graph *g, dfg_node s, dfg_node q)
{
    return dfg_extent_eq(g, dfg_elements_of(g, s), dfg_int(1))
        || dfg_extent_eq(g, dfg_elements_of(g, s),
                         dnnl_legalize_second(g, q) ? dfg_extent_of(g, q, 1)
                         : dnnl_legalize_not_second(g, q) ? dfg_extent_of(g, q, -1) : dfg_nil());
}

/* dnnl_legalize.pat:211  cond channel_axis(a, q) = second(q) ? a in {1, -3} : a == -1 or a == q.rank - 1; */
static DFG_APART bool dnnl_legalize_channel_axis(const dfg_graph *g, const dfg_val *a, dfg_node q)
{
    return (dnnl_legalize_second(g, q) && (dfg_scalar_eq(*a, dfg_int(1)) || dfg_scalar_eq(*a, dfg_int(-3))))
        || (dnnl_legalize_not_second(g, q)
            && (dfg_scalar_eq(*a, dfg_int(-1)) || dfg_scalar_eq(*a, dfg_rank_plus(g, q, -1))));
}

static DFG_APART bool dnnl_legalize_holds_5(dfg_node k, const dfg_graph *g, dfg_node r)
{
    return !(k == DFG_NONE
             || (dfg_le(dfg_attr(g, k, dnnl_legalize_attr_a_min), dfg_attr(g, k, dnnl_legalize_attr_a_max))
                 && ((dfg_dtype(g, r) == DFG_U8
                      && dfg_ge(dfg_attr(g, k, dnnl_legalize_attr_a_min), dfg_int(0))
                      && dfg_le(dfg_attr(g, k, dnnl_legalize_attr_a_max), dfg_int(255)))
                     || (dfg_scalar_ne(dfg_dtype_of(g, r), dfg_dtype_val(DFG_U8))
                         && dfg_dtype(g, r) == DFG_I8
                         && dfg_ge(dfg_attr(g, k, dnnl_legalize_attr_a_min), dfg_int(-128))
                         && dfg_le(dfg_attr(g, k, dnnl_legalize_attr_a_max), dfg_int(127))))));
}

static DFG_APART bool dnnl_legalize_holds_6(const dfg_graph *g, dfg_node r)
{
    return !(dfg_scalar_eq(dfg_attr(g, r, dnnl_legalize_attr_out_dtype), dfg_dtype_val(DFG_U8))
             || dfg_scalar_eq(dfg_attr(g, r, dnnl_legalize_attr_out_dtype), dfg_dtype_val(DFG_I8)));
}

static DFG_APART bool dnnl_legalize_holds_7(const dfg_graph *g, dfg_node zi)
{
    return !dfg_le(dfg_abs(dfg_value_of(g, zi)), dfg_int(65536));
}

/* dnnl_legalize.pat:244  rule dnnl_qnn_requantize(x, w, zx, zw, b, si, zi, so, zo) {
 *     q = product(x, w, zx, zw);
 *     r = qnn.requantize(add(q, b & const : i32), steps(si), number(zi), steps(so), number(zo))
 *         { axis = a, out_dtype in {u8, i8} };
 *     k = clip(r);
 *     y = k | r;
 *     match y;
 *     where max([abs(v) for v in value(b)]) < 1073741824, size_of_steps(si), size_of_steps(so);
 *     where abs(value(zi)) <= 65536, abs(value(zo)) <= 65536;
 *     where q.op == qnn.dense ? q.rank == 2 : plain(q), q_bias(b, q), of_one_or_all(si, q);
 *     where si.elements == 1 or channel_axis(a, q), so.rank == 0, w.elements > 0;
 *     where not present(k) or limits_of(k, r.dtype);
 *     rewrite cast(clip(multiply(
 *         add(cast(q.op(x, w, i32 0, i32 0, f32 1.0, f32 1.0) { ..q }) { dtype = f32 },
 *             reshape(add(subtract(cast(reshape(b) { newshape = [-1] }) { dtype = f32 }, cast(zi) { dtype = f32 }),
 *                         divide(multiply(cast(zo) { dtype = f32 }, so), si))) {
 *                 newshape = second(q) ? [-1, 1, 1] : [-1]
 *             }),
 *         reshape(divide(si, so)) { newshape = si.elements == 1 ? [] : second(q) ? [-1, 1, 1] : [-1] })) {
 *         a_min = present(k) ? k.a_min : y.dtype == u8 ? 0.0 : -128.0,
 *         a_max = present(k) ? k.a_max : y.dtype == u8 ? 255.0 : 127.0
 *     }) { dtype = y.dtype };
 * } */
bool dnnl_legalize_dnnl_qnn_requantize_find(DFG_FIND(dnnl_legalize_dnnl_qnn_requantize))
{
    dfg_node k = DFG_NONE, r = n;
    if (dfg_calls_argc(g, n, dnnl_legalize_op_clip, 1)) {
        k = n;
        r = dfg_arg(g, k, 0);
    }
    if (!dfg_calls_argc(g, r, dnnl_legalize_op_qnn_requantize, 5)) return false;
    dfg_val a = dfg_attr_or_int(g, r, dnnl_legalize_attr_axis, -1);
    if (!dfg_known(a)) return false;
    if (dnnl_legalize_holds_6(g, r)) return false;
    dfg_node add = dfg_arg(g, r, 0);
    if (!dfg_calls_argc(g, add, dnnl_legalize_op_add, 2)) return false;
    uint32_t swap = dfg_op(g, dfg_operand(g, add, 0)) == dnnl_legalize_op_qnn_conv2d
        || dfg_op(g, dfg_operand(g, add, 0)) == dnnl_legalize_op_qnn_dense
        ? 0
        : 1;
    dfg_node q = dfg_arg(g, add, swap);
    struct dnnl_legalize_product_match product;
    if (!(dfg_op(g, q) == dnnl_legalize_op_qnn_conv2d || dfg_op(g, q) == dnnl_legalize_op_qnn_dense))
        return false;
    if (!dnnl_legalize_product_find(g, q, &product, DFG_PART(whole, product))) return false;
    dfg_node b = dfg_arg(g, add, 1 - swap);
    if (!dfg_is(g, b, DFG_CONST) || dfg_dtype(g, b) != DFG_I32) return false;
    dfg_node si = dfg_arg(g, r, 1);
    if (!dfg_is(g, si, DFG_CONST) || dfg_dtype(g, si) != DFG_F32) return false;
    dfg_node zi = dfg_arg(g, r, 2);
    if (!dfg_is(g, zi, DFG_CONST) || dfg_dtype(g, zi) != DFG_I32 || dfg_rank(g, zi) != 0) return false;
    dfg_node so = dfg_arg(g, r, 3);
    if (!dfg_is(g, so, DFG_CONST) || dfg_dtype(g, so) != DFG_F32) return false;
    dfg_node zo = dfg_arg(g, r, 4);
    if (!dfg_is(g, zo, DFG_CONST) || dfg_dtype(g, zo) != DFG_I32 || dfg_rank(g, zo) != 0) return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){k, r, add, q}, 4)) return false;
    if (!dfg_lt(dnnl_legalize_max_2(g, b), dfg_int(1073741824))) return false;
    if (!dnnl_legalize_size_of_steps(g, si) || !dnnl_legalize_size_of_steps(g, so)) return false;
    if (dnnl_legalize_holds_7(g, zi)) return false;
    if (!dfg_le(dfg_abs(dfg_value_of(g, zo)), dfg_int(65536))) return false;
    /* where q.op == qnn.dense ? q.rank == 2 : plain(q) */
    if (!((dfg_op(g, q) == dnnl_legalize_op_qnn_dense && dfg_rank(g, q) == 2)
          || (dfg_scalar_ne(dfg_op_of(g, q), dfg_op_val(g, dnnl_legalize_op_qnn_dense))
              && dnnl_legalize_plain_2(g, q))))
        return false;
    if (!dnnl_legalize_q_bias(g, b, q) || !dnnl_legalize_of_one_or_all(g, si, q)) return false;
    /* where si.elements == 1 or channel_axis(a, q) */
    if (!(dfg_extent_eq(g, dfg_elements_of(g, si), dfg_int(1)) || dnnl_legalize_channel_axis(g, &a, q)))
        return false;
    if (dfg_rank(g, so) != 0 || !dfg_dim_gt(g, dfg_elements_of(g, product.w), dfg_int(0))) return false;
    /* where not present(k) or limits_of(k, r.dtype) */
    if (dnnl_legalize_holds_5(k, g, r)) return false;
    DFG_GIVE(dnnl_legalize_dnnl_qnn_requantize, .root = n, .x = product.x, .w = product.w, .zx = product.zx,
             .zw = product.zw, .b = b, .si = si, .zi = zi, .so = so, .zo = zo, .q = q, .r = r, .k = k,
             .y = n, .a = a);
    DFG_GIVE_PARTS(whole->add = add);
    return true;
}

/* dnnl_legalize.pat:268  rule dnnl_qnn_sum(x, w, b, s, z, sl, zl, sr, zr, so, zo) {
 *     q = (qnn.conv2d | qnn.dense)(x, w, ...);
 *     m = clip(multiply(add(cast(q), b & const), s & const));
 *     a = qnn.add(cast(m), z : {u8, i8}, steps(sl), number(zl), steps(sr), number(zr), steps(so), number(zo));
 *     k = clip(a);
 *     y = k | a;
 *     match y;
 *     where sl.rank == 0, sr.rank == 0, so.rank == 0, y.dtype in {u8, i8};
 *     where not present(k) or (y.dtype == u8 ? k.a_min <= 0 and k.a_max >= 255 : k.a_min <= -128 and k.a_max >= 127);
 *     rewrite cast(add(add(multiply(m, divide(sl, so)), multiply(divide(sr, so), cast(z) { dtype = f32 })),
 *                      subtract(subtract(cast(zo) { dtype = f32 }, divide(multiply(cast(zl) { dtype = f32 }, sl), so)),
 *                               divide(multiply(cast(zr) { dtype = f32 }, sr), so)))) { dtype = y.dtype };
 * } */
bool dnnl_legalize_dnnl_qnn_sum_find(DFG_FIND_ON(dnnl_legalize_dnnl_qnn_sum))
{
    dfg_node k = DFG_NONE, a = n;
    if (dfg_calls_argc(g, n, dnnl_legalize_op_clip, 1)) {
        k = n;
        a = dfg_arg(g, k, 0);
    }
    if (!dfg_calls_argc(g, a, dnnl_legalize_op_qnn_add, 8)) return false;
    if (!(dfg_dtype(g, n) == DFG_U8 || dfg_dtype(g, n) == DFG_I8)) return false;
    bool differ = dfg_arg(g, a, 0) != dfg_arg(g, a, 1) || dfg_arg(g, a, 2) != dfg_arg(g, a, 4)
        || dfg_arg(g, a, 3) != dfg_arg(g, a, 5);
    for (uint32_t swap = way[0]; swap < (differ ? 2u : 1u); way[0] = ++swap) {
        dfg_node cast_2 = dfg_arg(g, a, swap ? 1u : 0u);
        if (!dfg_calls_argc(g, cast_2, dnnl_legalize_op_cast, 1)) continue;
        dfg_node m_2 = dfg_operand(g, cast_2, 0);
        if (!dfg_calls_argc(g, m_2, dnnl_legalize_op_clip, 1)) continue;
        dfg_node multiply = dfg_operand(g, m_2, 0);
        if (!dfg_calls_argc(g, multiply, dnnl_legalize_op_multiply, 2)) continue;
        uint32_t swap_2 = dfg_op(g, dfg_operand(g, multiply, 0)) == dnnl_legalize_op_add ? 0 : 1;
        dfg_node add = dfg_arg(g, multiply, swap_2);
        if (!dfg_calls_argc(g, add, dnnl_legalize_op_add, 2)) continue;
        uint32_t swap_3 = dfg_op(g, dfg_operand(g, add, 0)) == dnnl_legalize_op_cast ? 0 : 1;
        dfg_node cast = dfg_arg(g, add, swap_3);
        if (!dfg_calls_argc(g, cast, dnnl_legalize_op_cast, 1)) continue;
        dfg_node q = dfg_operand(g, cast, 0);
        if (!(dfg_op(g, q) == dnnl_legalize_op_qnn_conv2d || dfg_op(g, q) == dnnl_legalize_op_qnn_dense)
            || dfg_arg(g, q, 0) == DFG_NONE || dfg_arg(g, q, 1) == DFG_NONE)
            continue;
        struct dfg_nodes rest = dfg_rest(g, q, 2, 0);
        dfg_node x = dfg_arg(g, q, 0), w = dfg_arg(g, q, 1), b = dfg_arg(g, add, 1 - swap_3);
        if (!dfg_is(g, b, DFG_CONST)) continue;
        dfg_node s = dfg_arg(g, multiply, 1 - swap_2);
        if (!dfg_is(g, s, DFG_CONST)) continue;
        dfg_node z = dfg_arg(g, a, swap ? 0u : 1u);
        if (!dfg_dtype_in(g, z, 1u << DFG_I8 | 1u << DFG_U8)) continue;
        dfg_node sl = dfg_arg(g, a, swap ? 4u : 2u);
        if (!dfg_is(g, sl, DFG_CONST) || dfg_dtype(g, sl) != DFG_F32) continue;
        dfg_node zl = dfg_arg(g, a, swap ? 5u : 3u);
        if (!dfg_is(g, zl, DFG_CONST) || dfg_dtype(g, zl) != DFG_I32 || dfg_rank(g, zl) != 0) continue;
        dfg_node sr = dfg_arg(g, a, swap ? 2u : 4u);
        if (!dfg_is(g, sr, DFG_CONST) || dfg_dtype(g, sr) != DFG_F32) continue;
        dfg_node zr = dfg_arg(g, a, swap ? 3u : 5u);
        if (!dfg_is(g, zr, DFG_CONST) || dfg_dtype(g, zr) != DFG_I32 || dfg_rank(g, zr) != 0) continue;
        dfg_node so = dfg_arg(g, a, 6u);
        if (!dfg_is(g, so, DFG_CONST) || dfg_dtype(g, so) != DFG_F32) continue;
        dfg_node zo = dfg_arg(g, a, 7u);
        if (!dfg_is(g, zo, DFG_CONST) || dfg_dtype(g, zo) != DFG_I32 || dfg_rank(g, zo) != 0) continue;
        if (!dfg_in_body(g, n, (const dfg_node[]){k, a, cast_2, m_2, multiply, add, cast, q}, 8)) continue;
        if (dfg_rank(g, sl) != 0 || dfg_rank(g, sr) != 0 || dfg_rank(g, so) != 0) continue;
        /* where not present(k) or (y.dtype == u8 ? k.a_min <= 0 and k.a_max >= 255 : k.a_min <= -128
         * and k.a_max >= 127) */
        if (!(k == DFG_NONE
              || (dfg_dtype(g, n) == DFG_U8 && dfg_le(dfg_attr(g, k, dnnl_legalize_attr_a_min), dfg_int(0))
                  && dfg_ge(dfg_attr(g, k, dnnl_legalize_attr_a_max), dfg_int(255)))
              || (dfg_scalar_ne(dfg_dtype_of(g, n), dfg_dtype_val(DFG_U8))
                  && dfg_le(dfg_attr(g, k, dnnl_legalize_attr_a_min), dfg_int(-128))
                  && dfg_ge(dfg_attr(g, k, dnnl_legalize_attr_a_max), dfg_int(127)))))
            continue;
        DFG_GIVE(dnnl_legalize_dnnl_qnn_sum, .root = n, .x = x, .w = w, .b = b, .s = s, .z = z, .sl = sl,
                 .zl = zl, .sr = sr, .zr = zr, .so = so, .zo = zo, .q = q, .m = m_2, .a = a, .k = k,
                 .y = n);
        DFG_GIVE_WHOLE(dnnl_legalize_dnnl_qnn_sum, .rest = rest, .multiply = multiply, .add = add,
                       .cast = cast, .cast_2 = cast_2);
        return true;
    }
    return false;
}
