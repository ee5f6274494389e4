/* Made by pat2c from tensorrt.pat; do not edit. */
#include "tensorrt.h"
_Static_assert(TENSORRT_H == 0x6926823146c01df3, "tensorrt.h is of another run of pat2c than this file");
#include "dfg_frames.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    tensorrt_op_abs = DFG_FIRST_OP, tensorrt_op_add, tensorrt_op_atan, tensorrt_op_ceil, tensorrt_op_clip,
    tensorrt_op_concatenate, tensorrt_op_cos, tensorrt_op_divide, tensorrt_op_erf, tensorrt_op_exp,
    tensorrt_op_expand_dims, tensorrt_op_floor, tensorrt_op_layout_transform, tensorrt_op_log,
    tensorrt_op_max, tensorrt_op_maximum, tensorrt_op_mean, tensorrt_op_min, tensorrt_op_minimum,
    tensorrt_op_multiply, tensorrt_op_negative, tensorrt_op_nn_adaptive_avg_pool2d,
    tensorrt_op_nn_adaptive_max_pool2d, tensorrt_op_nn_avg_pool2d, tensorrt_op_nn_avg_pool3d,
    tensorrt_op_nn_batch_flatten, tensorrt_op_nn_batch_matmul, tensorrt_op_nn_batch_norm,
    tensorrt_op_nn_bias_add, tensorrt_op_nn_conv1d, tensorrt_op_nn_conv2d, tensorrt_op_nn_conv2d_transpose,
    tensorrt_op_nn_conv3d, tensorrt_op_nn_conv3d_transpose, tensorrt_op_nn_dense,
    tensorrt_op_nn_global_avg_pool2d, tensorrt_op_nn_global_max_pool2d, tensorrt_op_nn_layer_norm,
    tensorrt_op_nn_leaky_relu, tensorrt_op_nn_max_pool2d, tensorrt_op_nn_max_pool3d, tensorrt_op_nn_pad,
    tensorrt_op_nn_relu, tensorrt_op_nn_softmax, tensorrt_op_power, tensorrt_op_prod, tensorrt_op_reshape,
    tensorrt_op_sigmoid, tensorrt_op_sin, tensorrt_op_split, tensorrt_op_sqrt, tensorrt_op_squeeze,
    tensorrt_op_strided_slice, tensorrt_op_subtract, tensorrt_op_sum, tensorrt_op_tanh,
    tensorrt_op_transpose,
};
enum {
    tensorrt_attr_axes, tensorrt_attr_axis, tensorrt_attr_ceil_mode, tensorrt_attr_count_include_pad,
    tensorrt_attr_data_layout, tensorrt_attr_dilation, tensorrt_attr_dst_layout, tensorrt_attr_exclude,
    tensorrt_attr_kernel_layout, tensorrt_attr_layout, tensorrt_attr_newshape, tensorrt_attr_out_layout,
    tensorrt_attr_output_padding, tensorrt_attr_output_size, tensorrt_attr_pad_mode,
    tensorrt_attr_pad_width, tensorrt_attr_padding, tensorrt_attr_src_layout, tensorrt_attr_strides,
};
enum {
    tensorrt_str_IODHW, tensorrt_str_IOHW, tensorrt_str_NCDHW, tensorrt_str_NCHW, tensorrt_str_NCW,
    tensorrt_str_NDHWC, tensorrt_str_NHWC, tensorrt_str_OIDHW, tensorrt_str_OIHW, tensorrt_str_OIW,
    tensorrt_str_constant, tensorrt_str_empty,
};
static const char *const tensorrt_op_names[] = {
    "abs", "add", "atan", "ceil", "clip", "concatenate", "cos", "divide", "erf", "exp", "expand_dims",
    "floor", "layout_transform", "log", "max", "maximum", "mean", "min", "minimum", "multiply", "negative",
    "nn.adaptive_avg_pool2d", "nn.adaptive_max_pool2d", "nn.avg_pool2d", "nn.avg_pool3d",
    "nn.batch_flatten", "nn.batch_matmul", "nn.batch_norm", "nn.bias_add", "nn.conv1d", "nn.conv2d",
    "nn.conv2d_transpose", "nn.conv3d", "nn.conv3d_transpose", "nn.dense", "nn.global_avg_pool2d",
    "nn.global_max_pool2d", "nn.layer_norm", "nn.leaky_relu", "nn.max_pool2d", "nn.max_pool3d", "nn.pad",
    "nn.relu", "nn.softmax", "power", "prod", "reshape", "sigmoid", "sin", "split", "sqrt", "squeeze",
    "strided_slice", "subtract", "sum", "tanh", "transpose",
};
static const char *const tensorrt_attr_names[] = {
    "axes", "axis", "ceil_mode", "count_include_pad", "data_layout", "dilation", "dst_layout", "exclude",
    "kernel_layout", "layout", "newshape", "out_layout", "output_padding", "output_size", "pad_mode",
    "pad_width", "padding", "src_layout", "strides",
};
static const char *const tensorrt_str_names[] = {
    "IODHW", "IOHW", "NCDHW", "NCHW", "NCW", "NDHWC", "NHWC", "OIDHW", "OIHW", "OIW", "constant", "",
};
static const dfg_val tensorrt_list_0_0[] = {{.tag = DFG_V_INT, .u.i = 0}, {.tag = DFG_V_INT, .u.i = 0}};
static const dfg_val tensorrt_list_0_0_0[] = {{.tag = DFG_V_INT, .u.i = 0}, {.tag = DFG_V_INT, .u.i = 0}, {.tag = DFG_V_INT, .u.i = 0}};
static const dfg_val tensorrt_list_1_1[] = {{.tag = DFG_V_INT, .u.i = 1}, {.tag = DFG_V_INT, .u.i = 1}};
static const dfg_val tensorrt_list_1_1_1[] = {{.tag = DFG_V_INT, .u.i = 1}, {.tag = DFG_V_INT, .u.i = 1}, {.tag = DFG_V_INT, .u.i = 1}};
static const dfg_val tensorrt_list_0_0_0_0_0_0_any_any[] = {{.tag = DFG_V_LIST, .n = 2, .u.list = tensorrt_list_0_0}, {.tag = DFG_V_LIST, .n = 2, .u.list = tensorrt_list_0_0}, {.tag = DFG_V_LIST, .n = 2, .u.list = tensorrt_list_0_0}, {.tag = DFG_V_HOLE}, {.tag = DFG_V_HOLE}};
static const dfg_val tensorrt_list_0_0_0_0_any_any[] = {{.tag = DFG_V_LIST, .n = 2, .u.list = tensorrt_list_0_0}, {.tag = DFG_V_LIST, .n = 2, .u.list = tensorrt_list_0_0}, {.tag = DFG_V_HOLE}, {.tag = DFG_V_HOLE}};

const struct dfg_names tensorrt_names = {
    .abi = DFG_ABI, .needs = DFG_NEEDS_FORMS, .name = "tensorrt", .run = TENSORRT_H, .n_ops = 57,
    .ops = tensorrt_op_names, .n_attrs = 19, .attrs = tensorrt_attr_names, .n_strs = 12,
    .strs = tensorrt_str_names,
};

const struct tensorrt_options tensorrt_default_options = {
    .implicit_batch = true,
    .use_fp16 = false,
    .version = 80000,
};

static const struct tensorrt_options *tensorrt_options_of(const dfg_graph *g)
{
    const struct tensorrt_options *options = dfg_options(g);
    return options != NULL ? options : &tensorrt_default_options;
}

/* tensorrt.pat:28  cond type_ok(x) = x.dtype == f32 or (use_fp16 and x.dtype == f16); */
static DFG_APART bool tensorrt_type_ok(const dfg_graph *g, dfg_node x)
{
    return dfg_dtype(g, x) == DFG_F32 || (tensorrt_options_of(g)->use_fp16 && dfg_dtype(g, x) == DFG_F16);
}

static DFG_APART dfg_val tensorrt_prod_2(const dfg_graph *g, dfg_node x)
{
    const int64_t n = dfg_rank_less(g, x, 1);
    dfg_val total = dfg_is_length(n) ? dfg_int(1) : dfg_nil();
    for (int64_t k = 0; k < n; k++)
        total = dfg_extent_mul(g, total, dfg_at(dfg_shape_of(g, x), dfg_int_add(dfg_int(1), dfg_int(k))));
    return total;
}

/* tensorrt.pat:29  cond static_shape(x) =
 *     present(x.elements) or (implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)]))); */
static DFG_APART bool tensorrt_static_shape(const dfg_graph *g, dfg_node x)
{
    return dfg_known(dfg_elements_of(g, x))
        || (tensorrt_options_of(g)->implicit_batch && dfg_ge(dfg_rank_of(g, x), dfg_int(1))
            && dfg_known(tensorrt_prod_2(g, x)));
}

/* tensorrt.pat:31  cond input_ok(x) = type_ok(x), static_shape(x); */
static DFG_APART bool tensorrt_input_ok(const dfg_graph *g, dfg_node x)
{
    return tensorrt_type_ok(g, x) && tensorrt_static_shape(g, x);
}

/* tensorrt.pat:32, layout = "NCW"
 * cond same_layout(c, layout) = attr(c, out_layout) in {"", layout} or not present(c.out_layout); */
static DFG_APART bool tensorrt_same_layout(const dfg_graph *g, dfg_node c)
{
    return dfg_str_is(g, c, tensorrt_attr_out_layout, tensorrt_str_empty, tensorrt_str_empty)
        || dfg_str_is(g, c, tensorrt_attr_out_layout, tensorrt_str_NCW, tensorrt_str_empty)
        || !dfg_known(dfg_attr_or_str(g, c, tensorrt_attr_out_layout, tensorrt_str_empty));
}

/* tensorrt.pat:39  pattern conv1d(x, w) {
 *     c = nn.conv1d(x, w & const) { data_layout == "NCW", kernel_layout == "OIW" };
 *     where input_ok(x), input_ok(w), same_layout(c, "NCW");
 *     return c;
 * } */
bool tensorrt_conv1d_match(const dfg_graph *g, dfg_node n, struct tensorrt_conv1d_match *m)
{
    if (!dfg_calls_argc(g, n, tensorrt_op_nn_conv1d, 2)) return false;
    if (!dfg_str_is(g, n, tensorrt_attr_data_layout, tensorrt_str_NCW, tensorrt_str_NCW)) return false;
    if (!dfg_str_is(g, n, tensorrt_attr_kernel_layout, tensorrt_str_OIW, tensorrt_str_OIW)) return false;
    dfg_node x = dfg_operand(g, n, 0), w = dfg_operand(g, n, 1);
    if (!dfg_is(g, w, DFG_CONST) || !tensorrt_input_ok(g, x) || !tensorrt_input_ok(g, w)) return false;
    if (!tensorrt_same_layout(g, n)) return false;
    DFG_GIVE(tensorrt_conv1d, .root = n, .x = x, .w = w, .c = n);
    return true;
}

/* tensorrt.pat:32, layout = "NCHW"
 * cond same_layout(c, layout) = attr(c, out_layout) in {"", layout} or not present(c.out_layout); */
static DFG_APART bool tensorrt_same_layout_2(const dfg_graph *g, dfg_node c)
{
    return dfg_str_is(g, c, tensorrt_attr_out_layout, tensorrt_str_empty, tensorrt_str_empty)
        || dfg_str_is(g, c, tensorrt_attr_out_layout, tensorrt_str_NCHW, tensorrt_str_empty)
        || !dfg_known(dfg_attr_or_str(g, c, tensorrt_attr_out_layout, tensorrt_str_empty));
}

/* tensorrt.pat:44  pattern conv2d(x, w) {
 *     c = nn.conv2d(x, w & const) { data_layout == "NCHW", kernel_layout == "OIHW" };
 *     where input_ok(x), input_ok(w), same_layout(c, "NCHW");
 *     return c;
 * } */
bool tensorrt_conv2d_match(const dfg_graph *g, dfg_node n, struct tensorrt_conv2d_match *m)
{
    if (!dfg_calls_argc(g, n, tensorrt_op_nn_conv2d, 2)) return false;
    if (!dfg_str_is(g, n, tensorrt_attr_data_layout, tensorrt_str_NCHW, tensorrt_str_NCHW)) return false;
    if (!dfg_str_is(g, n, tensorrt_attr_kernel_layout, tensorrt_str_OIHW, tensorrt_str_OIHW)) return false;
    dfg_node x = dfg_operand(g, n, 0), w = dfg_operand(g, n, 1);
    if (!dfg_is(g, w, DFG_CONST) || !tensorrt_input_ok(g, x) || !tensorrt_input_ok(g, w)) return false;
    if (!tensorrt_same_layout_2(g, n)) return false;
    DFG_GIVE(tensorrt_conv2d, .root = n, .x = x, .w = w, .c = n);
    return true;
}

/* tensorrt.pat:32, layout = "NCDHW"
 * cond same_layout(c, layout) = attr(c, out_layout) in {"", layout} or not present(c.out_layout); */
static DFG_APART bool tensorrt_same_layout_3(const dfg_graph *g, dfg_node c)
{
    return dfg_str_is(g, c, tensorrt_attr_out_layout, tensorrt_str_empty, tensorrt_str_empty)
        || dfg_str_is(g, c, tensorrt_attr_out_layout, tensorrt_str_NCDHW, tensorrt_str_empty)
        || !dfg_known(dfg_attr_or_str(g, c, tensorrt_attr_out_layout, tensorrt_str_empty));
}

/* tensorrt.pat:49  pattern conv3d(x, w) {
 *     c = nn.conv3d(x, w & const) { data_layout == "NCDHW", kernel_layout == "OIDHW" };
 *     where input_ok(x), input_ok(w), same_layout(c, "NCDHW"), version >= 60001;
 *     return c;
 * } */
bool tensorrt_conv3d_match(const dfg_graph *g, dfg_node n, struct tensorrt_conv3d_match *m)
{
    if (!dfg_calls_argc(g, n, tensorrt_op_nn_conv3d, 2)) return false;
    if (!dfg_str_is(g, n, tensorrt_attr_data_layout, tensorrt_str_NCDHW, tensorrt_str_NCDHW)) return false;
    if (!dfg_str_is(g, n, tensorrt_attr_kernel_layout, tensorrt_str_OIDHW, tensorrt_str_OIDHW))
        return false;
    dfg_node x = dfg_operand(g, n, 0), w = dfg_operand(g, n, 1);
    if (!dfg_is(g, w, DFG_CONST) || !tensorrt_input_ok(g, x) || !tensorrt_input_ok(g, w)) return false;
    if (!tensorrt_same_layout_3(g, n)) return false;
    if (!dfg_ge(dfg_int(tensorrt_options_of(g)->version), dfg_int(60001))) return false;
    DFG_GIVE(tensorrt_conv3d, .root = n, .x = x, .w = w, .c = n);
    return true;
}

/* tensorrt.pat:54  pattern conv2d_transpose(x, w) {
 *     c = nn.conv2d_transpose(x, w) { data_layout == "NCHW", kernel_layout == "OIHW", dilation == [1, 1] };
 *     where input_ok(x), input_ok(w), same_layout(c, "NCHW");
 *     return c;
 * } */
bool tensorrt_conv2d_transpose_match(DFG_FIND_MATCH(tensorrt_conv2d_transpose))
{
    if (!dfg_calls_argc(g, n, tensorrt_op_nn_conv2d_transpose, 2)) return false;
    if (!dfg_str_is(g, n, tensorrt_attr_data_layout, tensorrt_str_NCHW, tensorrt_str_NCHW)) return false;
    if (!dfg_str_is(g, n, tensorrt_attr_kernel_layout, tensorrt_str_OIHW, tensorrt_str_IOHW)) return false;
    if (!dfg_list_is(g, n, tensorrt_attr_dilation, dfg_list(tensorrt_list_1_1, 2), true)) return false;
    dfg_node x = dfg_operand(g, n, 0), w = dfg_operand(g, n, 1);
    if (!tensorrt_input_ok(g, x) || !tensorrt_input_ok(g, w) || !tensorrt_same_layout_2(g, n)) return false;
    DFG_GIVE(tensorrt_conv2d_transpose, .root = n, .x = x, .w = w, .c = n);
    return true;
}

/* tensorrt.pat:59  pattern conv3d_transpose(x, w) {
 *     c = nn.conv3d_transpose(x, w) { data_layout == "NCDHW", kernel_layout == "OIDHW", dilation == [1, 1, 1] };
 *     where input_ok(x), input_ok(w), same_layout(c, "NCDHW"), max(c.output_padding) == 0, version >= 60001;
 *     return c;
 * } */
bool tensorrt_conv3d_transpose_match(DFG_FIND_MATCH(tensorrt_conv3d_transpose))
{
    if (!dfg_calls_argc(g, n, tensorrt_op_nn_conv3d_transpose, 2)) return false;
    if (!dfg_str_is(g, n, tensorrt_attr_data_layout, tensorrt_str_NCDHW, tensorrt_str_NCDHW)) return false;
    if (!dfg_str_is(g, n, tensorrt_attr_kernel_layout, tensorrt_str_OIDHW, tensorrt_str_IODHW))
        return false;
    if (!dfg_list_is(g, n, tensorrt_attr_dilation, dfg_list(tensorrt_list_1_1_1, 3), true)) return false;
    dfg_node x = dfg_operand(g, n, 0), w = dfg_operand(g, n, 1);
    if (!tensorrt_input_ok(g, x) || !tensorrt_input_ok(g, w) || !tensorrt_same_layout_3(g, n)) return false;
    /* where max(c.output_padding) == 0 */
    if (!dfg_scalar_eq(dfg_max_of(dfg_attr_or_list(
                                      g, n, tensorrt_attr_output_padding, tensorrt_list_0_0_0, 3)),
                       dfg_int(0)))
        return false;
    if (!dfg_ge(dfg_int(tensorrt_options_of(g)->version), dfg_int(60001))) return false;
    DFG_GIVE(tensorrt_conv3d_transpose, .root = n, .x = x, .w = w, .c = n);
    return true;
}

/* tensorrt.pat:64
 * pattern dense(x, w) = nn.dense(x, w & const) where input_ok(x), input_ok(w), x.rank in 2..4, w.rank == 2; */
bool tensorrt_dense_match(const dfg_graph *g, dfg_node n, struct tensorrt_dense_match *m)
{
    if (!dfg_calls_argc(g, n, tensorrt_op_nn_dense, 2)) return false;
    dfg_node x = dfg_operand(g, n, 0), w = dfg_operand(g, n, 1);
    if (!dfg_is(g, w, DFG_CONST) || !tensorrt_input_ok(g, x) || !tensorrt_input_ok(g, w)) return false;
    if (!dfg_within(dfg_rank_of(g, x), dfg_int(2), dfg_int(4)) || dfg_rank(g, w) != 2) return false;
    DFG_GIVE(tensorrt_dense, .root = n, .x = x, .w = w);
    return true;
}

/* tensorrt.pat:65  pattern bias_add(x, b) = nn.bias_add(x, b) where input_ok(x), input_ok(b), x.rank in 2..4; */
bool tensorrt_bias_add_match(const dfg_graph *g, dfg_node n, struct tensorrt_bias_add_match *m)
{
    if (!dfg_calls_argc(g, n, tensorrt_op_nn_bias_add, 2)) return false;
    dfg_node x = dfg_operand(g, n, 0), b = dfg_operand(g, n, 1);
    if (!tensorrt_input_ok(g, x) || !tensorrt_input_ok(g, b)) return false;
    if (!dfg_within(dfg_rank_of(g, x), dfg_int(2), dfg_int(4))) return false;
    DFG_GIVE(tensorrt_bias_add, .root = n, .x = x, .b = b);
    return true;
}

/* tensorrt.pat:66  pattern batch_matmul(a, b) = nn.batch_matmul(a, b)
 *         where input_ok(a), input_ok(b), not implicit_batch or a.rank == b.rank; */
bool tensorrt_batch_matmul_match(const dfg_graph *g, dfg_node n, struct tensorrt_batch_matmul_match *m)
{
    if (!dfg_calls_argc(g, n, tensorrt_op_nn_batch_matmul, 2)) return false;
    dfg_node a = dfg_operand(g, n, 0), b = dfg_operand(g, n, 1);
    if (!tensorrt_input_ok(g, a) || !tensorrt_input_ok(g, b)) return false;
    /* where not implicit_batch or a.rank == b.rank */
    if (tensorrt_options_of(g)->implicit_batch && !dfg_scalar_eq(dfg_rank_of(g, a), dfg_rank_of(g, b)))
        return false;
    DFG_GIVE(tensorrt_batch_matmul, .root = n, .a = a, .b = b);
    return true;
}

/* tensorrt.pat:71  cond binary_ok(a, b) = input_ok(a), input_ok(b); */
static DFG_APART bool tensorrt_binary_ok(const dfg_graph *g, dfg_node a, dfg_node b)
{
    return tensorrt_input_ok(g, a) && tensorrt_input_ok(g, b);
}

/* tensorrt.pat:74, known not to hold  cond batched_constant(a, b) =
 *     is_const(a) or is_const(b), a.shape[0] == b.shape[0], a.shape[0] != 1, a.rank > 3 or b.rank > 3; */
static DFG_APART bool tensorrt_not_batched_constant(const dfg_graph *g, dfg_node a, dfg_node b)
{
    return (!dfg_is(g, a, DFG_CONST) && !dfg_is(g, b, DFG_CONST))
        || dfg_extent_ne(g, dfg_extent_of(g, a, 0), dfg_extent_of(g, b, 0)) || dfg_extent(g, a, 0) == 1
        || (dfg_le(dfg_rank_of(g, a), dfg_int(3)) && dfg_le(dfg_rank_of(g, b), dfg_int(3)));
}

/* tensorrt.pat:77  cond sum_ok(a, b) =
 *     (implicit_batch and a.rank > 0 and b.rank > 0)
 *         or (not implicit_batch and (a.rank == 0 or b.rank == 0 or not batched_constant(a, b))); */
static DFG_APART bool tensorrt_sum_ok(const dfg_graph *g, dfg_node a, dfg_node b)
{
    return (tensorrt_options_of(g)->implicit_batch && dfg_gt(dfg_rank_of(g, a), dfg_int(0))
            && dfg_gt(dfg_rank_of(g, b), dfg_int(0)))
        || (!tensorrt_options_of(g)->implicit_batch
            && (dfg_rank(g, a) == 0 || dfg_rank(g, b) == 0 || tensorrt_not_batched_constant(g, a, b)));
}

/* tensorrt.pat:80  pattern add_two(a, b) = add(a, b) where binary_ok(a, b), sum_ok(a, b); */
bool tensorrt_add_two_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct tensorrt_add_two_match *m)
{
    if (!dfg_calls_argc(g, n, tensorrt_op_add, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node a = dfg_arg(g, n, swap), b = dfg_arg(g, n, 1 - swap);
        if (!tensorrt_binary_ok(g, a, b) || !tensorrt_sum_ok(g, a, b)) continue;
        DFG_GIVE(tensorrt_add_two, .root = n, .a = a, .b = b);
        return true;
    }
    return false;
}

/* tensorrt.pat:82  pattern divide_two(a, b) = `divide`(a, b) where binary_ok(a, b); */
bool tensorrt_divide_two_match(const dfg_graph *g, dfg_node n, struct tensorrt_divide_two_match *m)
{
    if (!dfg_calls_argc(g, n, tensorrt_op_divide, 2)) return false;
    dfg_node a = dfg_operand(g, n, 0), b = dfg_operand(g, n, 1);
    if (!tensorrt_binary_ok(g, a, b)) return false;
    DFG_GIVE(tensorrt_divide_two, .root = n, .a = a, .b = b);
    return true;
}

/* tensorrt.pat:83  pattern subtract_two(a, b) = `subtract`(a, b) where binary_ok(a, b); */
bool tensorrt_subtract_two_match(const dfg_graph *g, dfg_node n, struct tensorrt_subtract_two_match *m)
{
    if (!dfg_calls_argc(g, n, tensorrt_op_subtract, 2)) return false;
    dfg_node a = dfg_operand(g, n, 0), b = dfg_operand(g, n, 1);
    if (!tensorrt_binary_ok(g, a, b)) return false;
    DFG_GIVE(tensorrt_subtract_two, .root = n, .a = a, .b = b);
    return true;
}

/* tensorrt.pat:84  pattern multiply_two(a, b) = `multiply`(a, b) where binary_ok(a, b); */
bool tensorrt_multiply_two_find(DFG_FIND_ON_MATCH(tensorrt_multiply_two))
{
    if (!dfg_calls_argc(g, n, tensorrt_op_multiply, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node a = dfg_arg(g, n, swap), b = dfg_arg(g, n, 1 - swap);
        if (!tensorrt_binary_ok(g, a, b)) continue;
        DFG_GIVE(tensorrt_multiply_two, .root = n, .a = a, .b = b);
        return true;
    }
    return false;
}

/* tensorrt.pat:85  pattern power_two(a, b) = `power`(a, b) where binary_ok(a, b); */
bool tensorrt_power_two_match(const dfg_graph *g, dfg_node n, struct tensorrt_power_two_match *m)
{
    if (!dfg_calls_argc(g, n, tensorrt_op_power, 2)) return false;
    dfg_node a = dfg_operand(g, n, 0), b = dfg_operand(g, n, 1);
    if (!tensorrt_binary_ok(g, a, b)) return false;
    DFG_GIVE(tensorrt_power_two, .root = n, .a = a, .b = b);
    return true;
}

/* tensorrt.pat:86  pattern maximum_two(a, b) = `maximum`(a, b) where binary_ok(a, b); */
bool tensorrt_maximum_two_find(DFG_FIND_ON_MATCH(tensorrt_maximum_two))
{
    if (!dfg_calls_argc(g, n, tensorrt_op_maximum, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node a = dfg_arg(g, n, swap), b = dfg_arg(g, n, 1 - swap);
        if (!tensorrt_binary_ok(g, a, b)) continue;
        DFG_GIVE(tensorrt_maximum_two, .root = n, .a = a, .b = b);
        return true;
    }
    return false;
}

/* tensorrt.pat:87  pattern minimum_two(a, b) = `minimum`(a, b) where binary_ok(a, b); */
bool tensorrt_minimum_two_find(DFG_FIND_ON_MATCH(tensorrt_minimum_two))
{
    if (!dfg_calls_argc(g, n, tensorrt_op_minimum, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node a = dfg_arg(g, n, swap), b = dfg_arg(g, n, 1 - swap);
        if (!tensorrt_binary_ok(g, a, b)) continue;
        DFG_GIVE(tensorrt_minimum_two, .root = n, .a = a, .b = b);
        return true;
    }
    return false;
}

/* tensorrt.pat:90  pattern fit(x) = x where input_ok(x); */
bool tensorrt_fit_match(const dfg_graph *g, dfg_node n, struct tensorrt_fit_match *m)
{
    if (!tensorrt_input_ok(g, n)) return false;
    DFG_GIVE(tensorrt_fit, .root = n, .x = n);
    return true;
}

/* tensorrt.pat:91  pattern since_5(x) = x where input_ok(x), version >= 50105; */
bool tensorrt_since_5_match(const dfg_graph *g, dfg_node n, struct tensorrt_since_5_match *m)
{
    if (!tensorrt_input_ok(g, n) || !dfg_ge(dfg_int(tensorrt_options_of(g)->version), dfg_int(50105)))
        return false;
    DFG_GIVE(tensorrt_since_5, .root = n, .x = n);
    return true;
}

/* tensorrt.pat:92  pattern since_7(x) = x where input_ok(x), version >= 70000; */
bool tensorrt_since_7_match(const dfg_graph *g, dfg_node n, struct tensorrt_since_7_match *m)
{
    if (!tensorrt_input_ok(g, n) || !dfg_ge(dfg_int(tensorrt_options_of(g)->version), dfg_int(70000)))
        return false;
    DFG_GIVE(tensorrt_since_7, .root = n, .x = n);
    return true;
}

/* tensorrt.pat:96  pattern batch_norm(x, g, b, m, v) {
 *     n = nn.batch_norm(x, g & const, b & const, m & const, v & const) { axis in {1, 3} };
 *     where input_ok(x), type_ok(g), type_ok(b), type_ok(m), type_ok(v);
 *     where x.rank <= 4 or (x.rank == 5 and version >= 60001);
 *     return n.0;
 * } */
bool tensorrt_batch_norm_match(const dfg_graph *g, dfg_node n, struct tensorrt_batch_norm_match *m)
{
    if (!dfg_is_get(g, n, 0)) return false;
    dfg_node n_2 = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, n_2, tensorrt_op_nn_batch_norm, 5)) return false;
    if (!(dfg_int_is(g, n_2, tensorrt_attr_axis, 1, 1) || dfg_int_is(g, n_2, tensorrt_attr_axis, 3, 1)))
        return false;
    dfg_node x = dfg_operand(g, n_2, 0), g_2 = dfg_operand(g, n_2, 1);
    if (!dfg_is(g, g_2, DFG_CONST)) return false;
    dfg_node b = dfg_operand(g, n_2, 2);
    if (!dfg_is(g, b, DFG_CONST)) return false;
    dfg_node m_2 = dfg_operand(g, n_2, 3);
    if (!dfg_is(g, m_2, DFG_CONST)) return false;
    dfg_node v = dfg_operand(g, n_2, 4);
    if (!dfg_is(g, v, DFG_CONST) || !dfg_same_body(g, n, n_2) || !tensorrt_input_ok(g, x)) return false;
    if (!tensorrt_type_ok(g, g_2) || !tensorrt_type_ok(g, b) || !tensorrt_type_ok(g, m_2)) return false;
    if (!tensorrt_type_ok(g, v)) return false;
    /* where x.rank <= 4 or (x.rank == 5 and version >= 60001) */
    if (!(dfg_le(dfg_rank_of(g, x), dfg_int(4))
          || (dfg_rank(g, x) == 5 && dfg_ge(dfg_int(tensorrt_options_of(g)->version), dfg_int(60001)))))
        return false;
    DFG_GIVE(tensorrt_batch_norm, .root = n, .x = x, .g = g_2, .b = b, .m = m_2, .v = v, .n = n_2);
    return true;
}

/* tensorrt.pat:34  cond axis_ok(axis, x) = not implicit_batch or (axis != 0 and axis != -x.rank); */
static DFG_APART bool tensorrt_axis_ok(const dfg_graph *g, const dfg_val *axis, dfg_node x)
{
    return !tensorrt_options_of(g)->implicit_batch
        || (dfg_scalar_ne(*axis, dfg_int(0)) && dfg_scalar_ne(*axis, dfg_neg(dfg_rank_of(g, x))));
}

/* tensorrt.pat:102  pattern layer_norm(x, g, b) = nn.layer_norm(x, g & const, b & const) { axis = axis }
 *         where input_ok(x), type_ok(g), type_ok(b), axis_ok(axis, x); */
bool tensorrt_layer_norm_match(const dfg_graph *g, dfg_node n, struct tensorrt_layer_norm_match *m)
{
    if (!dfg_calls_argc(g, n, tensorrt_op_nn_layer_norm, 3)) return false;
    dfg_val axis = dfg_attr_or_int(g, n, tensorrt_attr_axis, -1);
    if (!dfg_known(axis)) return false;
    dfg_node x = dfg_operand(g, n, 0), g_2 = dfg_operand(g, n, 1);
    if (!dfg_is(g, g_2, DFG_CONST)) return false;
    dfg_node b = dfg_operand(g, n, 2);
    if (!dfg_is(g, b, DFG_CONST) || !tensorrt_input_ok(g, x) || !tensorrt_type_ok(g, g_2)) return false;
    if (!tensorrt_type_ok(g, b) || !tensorrt_axis_ok(g, &axis, x)) return false;
    DFG_GIVE(tensorrt_layer_norm, .root = n, .x = x, .g = g_2, .b = b, .axis = axis);
    return true;
}

/* tensorrt.pat:105  pattern softmax(x) = nn.softmax(x) { axis = axis } where input_ok(x), axis_ok(axis, x); */
bool tensorrt_softmax_match(const dfg_graph *g, dfg_node n, struct tensorrt_softmax_match *m)
{
    if (!dfg_calls_argc(g, n, tensorrt_op_nn_softmax, 1)) return false;
    dfg_val axis = dfg_attr_or_int(g, n, tensorrt_attr_axis, -1);
    if (!dfg_known(axis)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!tensorrt_input_ok(g, x) || !tensorrt_axis_ok(g, &axis, x)) return false;
    DFG_GIVE(tensorrt_softmax, .root = n, .x = x, .axis = axis);
    return true;
}

/* tensorrt.pat:106  pattern split_up(x) = `split`(x) { axis = axis } where input_ok(x), axis_ok(axis, x); */
bool tensorrt_split_up_match(const dfg_graph *g, dfg_node n, struct tensorrt_split_up_match *m)
{
    if (!dfg_calls_argc(g, n, tensorrt_op_split, 1)) return false;
    dfg_val axis = dfg_attr_or_int(g, n, tensorrt_attr_axis, 0);
    if (!dfg_known(axis)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!tensorrt_input_ok(g, x) || !tensorrt_axis_ok(g, &axis, x)) return false;
    DFG_GIVE(tensorrt_split_up, .root = n, .x = x, .axis = axis);
    return true;
}

/* tensorrt.pat:108  pattern expanded(x) = expand_dims(x) { axis = axis }
 *         where input_ok(x), not implicit_batch or (axis != 0 and axis != -x.rank - 1); */
bool tensorrt_expanded_match(const dfg_graph *g, dfg_node n, struct tensorrt_expanded_match *m)
{
    if (!dfg_calls_argc(g, n, tensorrt_op_expand_dims, 1)) return false;
    dfg_val axis = dfg_attr(g, n, tensorrt_attr_axis);
    if (!dfg_known(axis)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!tensorrt_input_ok(g, x)) return false;
    /* where not implicit_batch or (axis != 0 and axis != -x.rank - 1) */
    if (tensorrt_options_of(g)->implicit_batch
        && (!dfg_scalar_ne(axis, dfg_int(0))
            || !dfg_scalar_ne(axis, dfg_int_sub(dfg_neg(dfg_rank_of(g, x)), dfg_int(1)))))
        return false;
    DFG_GIVE(tensorrt_expanded, .root = n, .x = x, .axis = axis);
    return true;
}

static DFG_APART dfg_val tensorrt_min_2(const dfg_graph *g, dfg_node x, const dfg_val *axes)
{
    const int64_t n = dfg_len(*axes);
    dfg_val total = dfg_nil();
    for (int64_t k = 0; k < n; k++) {
        const dfg_val each = dfg_mod(dfg_int_add(dfg_item_at(axes, k), dfg_rank_of(g, x)),
                                     dfg_rank_of(g, x));
        total = dfg_min(k == 0 ? each : total, each);
    }
    return total;
}

/* tensorrt.pat:35  cond axes_ok(axes, x) = not implicit_batch or min([(i + x.rank) % x.rank for i in axes]) > 0; */
static DFG_APART bool tensorrt_axes_ok(const dfg_graph *g, const dfg_val *axes, dfg_node x)
{
    return !tensorrt_options_of(g)->implicit_batch || dfg_gt(tensorrt_min_2(g, x, axes), dfg_int(0));
}

/* tensorrt.pat:110
 * pattern squeezed(x) = squeeze(x) { axis = axes } where input_ok(x), len(axes) > 0, axes_ok(axes, x); */
bool tensorrt_squeezed_match(const dfg_graph *g, dfg_node n, struct tensorrt_squeezed_match *m)
{
    if (!dfg_calls_argc(g, n, tensorrt_op_squeeze, 1)) return false;
    dfg_val axes = dfg_attr(g, n, tensorrt_attr_axis);
    if (!dfg_known(axes)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!tensorrt_input_ok(g, x) || !dfg_gt(dfg_count(dfg_len(axes)), dfg_int(0))) return false;
    if (!tensorrt_axes_ok(g, &axes, x)) return false;
    DFG_GIVE(tensorrt_squeezed, .root = n, .x = x, .axes = axes);
    return true;
}

/* tensorrt.pat:28, known not to hold  cond type_ok(x) = x.dtype == f32 or (use_fp16 and x.dtype == f16); */
static DFG_APART bool tensorrt_not_type_ok(const dfg_graph *g, dfg_node x)
{
    return dfg_scalar_ne(dfg_dtype_of(g, x), dfg_dtype_val(DFG_F32))
        && (!tensorrt_options_of(g)->use_fp16 || dfg_scalar_ne(dfg_dtype_of(g, x), dfg_dtype_val(DFG_F16)));
}

/* tensorrt.pat:29, known not to hold  cond static_shape(x) =
 *     present(x.elements) or (implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)]))); */
static DFG_APART bool tensorrt_not_static_shape(const dfg_graph *g, dfg_node x)
{
    return !dfg_known(dfg_elements_of(g, x))
        && (!tensorrt_options_of(g)->implicit_batch || dfg_lt(dfg_rank_of(g, x), dfg_int(1))
            || !dfg_known(tensorrt_prod_2(g, x)));
}

/* tensorrt.pat:31, known not to hold  cond input_ok(x) = type_ok(x), static_shape(x); */
static DFG_APART bool tensorrt_not_input_ok(const dfg_graph *g, dfg_node x)
{
    return tensorrt_not_type_ok(g, x) || tensorrt_not_static_shape(g, x);
}

/* tensorrt.pat:34, known not to hold  cond axis_ok(axis, x) = not implicit_batch or (axis != 0 and axis != -x.rank); */
static DFG_APART bool tensorrt_not_axis_ok(const dfg_graph *g, const dfg_val *axis, dfg_node x)
{
    return tensorrt_options_of(g)->implicit_batch
        && (dfg_scalar_eq(*axis, dfg_int(0)) || dfg_scalar_eq(*axis, dfg_neg(dfg_rank_of(g, x))));
}

static DFG_APART enum dfg_tri tensorrt_all_2(const dfg_graph *g, struct dfg_nodes fields, const dfg_val *axis)
{
    enum dfg_tri all = DFG_TRUE;
    for (uint32_t k = 0; all != DFG_FALSE && k < fields.n; k++) {
        const dfg_node each = fields.at[k];
        all = dfg_both(all,
                       tensorrt_input_ok(g, each) && each != DFG_NONE && !dfg_is(g, each, DFG_CONST)
                       && tensorrt_axis_ok(g, axis, each)
                       ? DFG_TRUE
                       : tensorrt_not_input_ok(g, each) || dfg_is(g, each, DFG_CONST)
                         || tensorrt_not_axis_ok(g, axis, each)
                         ? DFG_FALSE
                       : DFG_UNKNOWN);
    }
    return all;
}

/* tensorrt.pat:111  pattern concatenated(fields) {
 *     c = concatenate((...fields)) { axis = axis };
 *     where all(fields, input_ok(fields) and not is_const(fields) and axis_ok(axis, fields));
 *     return c;
 * } */
bool tensorrt_concatenated_find(DFG_FIND(tensorrt_concatenated))
{
    if (!dfg_calls_argc(g, n, tensorrt_op_concatenate, 1)) return false;
    dfg_val axis = dfg_attr_or_int(g, n, tensorrt_attr_axis, 0);
    if (!dfg_known(axis)) return false;
    dfg_node tuple = dfg_operand(g, n, 0);
    if (!dfg_is(g, tuple, DFG_TUPLE)) return false;
    struct dfg_nodes fields = dfg_rest(g, tuple, 0, 0);
    if (!dfg_same_body(g, n, tuple) || tensorrt_all_2(g, fields, &axis) != DFG_TRUE) return false;
    DFG_GIVE(tensorrt_concatenated, .root = n, .fields = fields, .c = n, .axis = axis);
    DFG_GIVE_WHOLE(tensorrt_concatenated, .tuple = tuple);
    return true;
}

/* tensorrt.pat:116
 * pattern transposed(x) = transpose(x) { axes = axes } where input_ok(x), not implicit_batch or axes[0] == 0; */
bool tensorrt_transposed_match(const dfg_graph *g, dfg_node n, struct tensorrt_transposed_match *m)
{
    if (!dfg_calls_argc(g, n, tensorrt_op_transpose, 1)) return false;
    dfg_val axes = dfg_attr(g, n, tensorrt_attr_axes);
    if (!dfg_known(axes)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!tensorrt_input_ok(g, x)) return false;
    /* where not implicit_batch or axes[0] == 0 */
    if (tensorrt_options_of(g)->implicit_batch && !dfg_scalar_eq(dfg_item_at(&axes, 0), dfg_int(0)))
        return false;
    DFG_GIVE(tensorrt_transposed, .root = n, .x = x, .axes = axes);
    return true;
}

/* tensorrt.pat:118  pattern reshaped(x) {
 *     r = reshape(x) { newshape = shape };
 *     where input_ok(x), len(shape) == 0 or min(shape) >= -1;
 *     where not implicit_batch or (x.rank > 0 and (shape[0] in {0, x.shape[0]} or r.shape[0] == x.shape[0]));
 *     return r;
 * } */
bool tensorrt_reshaped_match(const dfg_graph *g, dfg_node n, struct tensorrt_reshaped_match *m)
{
    if (!dfg_calls_argc(g, n, tensorrt_op_reshape, 1)) return false;
    dfg_val shape = dfg_attr(g, n, tensorrt_attr_newshape);
    if (!dfg_known(shape)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!tensorrt_input_ok(g, x) || !(dfg_len(shape) == 0 || dfg_ge(dfg_min_of(shape), dfg_int(-1))))
        return false;
    /* where not implicit_batch or (x.rank > 0 and (shape[0] in {0, x.shape[0]} or r.shape[0] ==
     * x.shape[0])) */
    if (tensorrt_options_of(g)->implicit_batch
        && (!dfg_gt(dfg_rank_of(g, x), dfg_int(0))
            || !(dfg_scalar_eq(dfg_item_at(&shape, 0), dfg_int(0))
                 || dfg_dim_member(g, dfg_item_at(&shape, 0), dfg_extent_of(g, x, 0)) == DFG_TRUE
                 || dfg_extent_eq(g, dfg_extent_of(g, n, 0), dfg_extent_of(g, x, 0)))))
        return false;
    DFG_GIVE(tensorrt_reshaped, .root = n, .x = x, .r = n, .shape = shape);
    return true;
}

static DFG_APART dfg_val tensorrt_min_3(const dfg_graph *g, dfg_node n2)
{
    const int64_t n = dfg_rank_less(g, n2, 1);
    dfg_val total = dfg_nil();
    for (int64_t k = 0; k < n; k++) {
        const dfg_val each = dfg_at(dfg_shape_of(g, n2), dfg_int_add(dfg_int(1), dfg_int(k)));
        total = dfg_dim_min(g, k == 0 ? each : total, each);
    }
    return total;
}

/* tensorrt.pat:125  pattern sliced(x) {
 *     s = strided_slice(x);
 *     where input_ok(x), version >= 50105, not present(s.strides) or min(s.strides) > 0;
 *     where (implicit_batch and s.shape[0] == x.shape[0] and min([s.shape[i] for i in range(1, s.rank)]) >= 1)
 *         or (not implicit_batch and min(s.shape) >= 1);
 *     return s;
 * } */
bool tensorrt_sliced_match(const dfg_graph *g, dfg_node n, struct tensorrt_sliced_match *m)
{
    if (!dfg_calls_argc(g, n, tensorrt_op_strided_slice, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!tensorrt_input_ok(g, x) || !dfg_ge(dfg_int(tensorrt_options_of(g)->version), dfg_int(50105)))
        return false;
    /* where not present(s.strides) or min(s.strides) > 0 */
    if (dfg_known(dfg_attr(g, n, tensorrt_attr_strides))
        && !dfg_gt(dfg_min_of(dfg_attr(g, n, tensorrt_attr_strides)), dfg_int(0)))
        return false;
    /* where (implicit_batch and s.shape[0] == x.shape[0] and min([s.shape[i] for i in range(1,
     * s.rank)]) >= 1) or (not implicit_batch and min(s.shape) >= 1) */
    if (!((tensorrt_options_of(g)->implicit_batch
           && dfg_extent_eq(g, dfg_extent_of(g, n, 0), dfg_extent_of(g, x, 0))
           && dfg_dim_ge(g, tensorrt_min_3(g, n), dfg_int(1)))
          || (!tensorrt_options_of(g)->implicit_batch
              && dfg_dim_ge(g, dfg_dim_min_of(g, dfg_shape_of(g, n)), dfg_int(1)))))
        return false;
    DFG_GIVE(tensorrt_sliced, .root = n, .x = x, .s = n);
    return true;
}

/* tensorrt.pat:133  pattern padded(x) = nn.pad(x, 0)
 *         { pad_mode == "constant", pad_width in {[[0, 0], [0, 0], _, _], [[0, 0], [0, 0], [0, 0], _, _]} }
 *         where input_ok(x); */
bool tensorrt_padded_find(DFG_FIND(tensorrt_padded))
{
    if (!dfg_calls_argc(g, n, tensorrt_op_nn_pad, 2)) return false;
    if (!dfg_str_is(g, n, tensorrt_attr_pad_mode, tensorrt_str_constant, tensorrt_str_constant))
        return false;
    if (!(dfg_list_is(g, n, tensorrt_attr_pad_width, dfg_list(tensorrt_list_0_0_0_0_any_any, 4), false)
          || dfg_list_is(g, n, tensorrt_attr_pad_width, dfg_list(tensorrt_list_0_0_0_0_0_0_any_any, 5),
                         false)))
        return false;
    dfg_node x = dfg_operand(g, n, 0), constant = dfg_operand(g, n, 1);
    if (!dfg_const_is(g, constant, dfg_int(0), DFG_NO_DTYPE) || !tensorrt_input_ok(g, x)) return false;
    DFG_GIVE(tensorrt_padded, .root = n, .x = x);
    DFG_GIVE_WHOLE(tensorrt_padded, .constant = constant);
    return true;
}

/* tensorrt.pat:136  pattern relaid(x) {
 *     t = layout_transform(x) { src_layout = from, dst_layout = to };
 *     where input_ok(x);
 *     where (from == "NCHW" and to == "NHWC") or (from == "NHWC" and to == "NCHW")
 *         or (from == "NCDHW" and to == "NDHWC") or (from == "NDHWC" and to == "NCDHW");
 *     return t;
 * } */
bool tensorrt_relaid_match(const dfg_graph *g, dfg_node n, struct tensorrt_relaid_match *m)
{
    if (!dfg_calls_argc(g, n, tensorrt_op_layout_transform, 1)) return false;
    dfg_val from = dfg_attr(g, n, tensorrt_attr_src_layout);
    if (!dfg_known(from)) return false;
    dfg_val to = dfg_attr(g, n, tensorrt_attr_dst_layout);
    if (!dfg_known(to)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!tensorrt_input_ok(g, x)) return false;
    /* where (from == "NCHW" and to == "NHWC") or (from == "NHWC" and to == "NCHW") or (from ==
     * "NCDHW" and to == "NDHWC") or (from == "NDHWC" and to == "NCDHW") */
    if (!((dfg_scalar_eq(from, dfg_str(g, tensorrt_str_NCHW))
           && dfg_scalar_eq(to, dfg_str(g, tensorrt_str_NHWC)))
          || (dfg_scalar_eq(from, dfg_str(g, tensorrt_str_NHWC))
              && dfg_scalar_eq(to, dfg_str(g, tensorrt_str_NCHW)))
          || (dfg_scalar_eq(from, dfg_str(g, tensorrt_str_NCDHW))
              && dfg_scalar_eq(to, dfg_str(g, tensorrt_str_NDHWC)))
          || (dfg_scalar_eq(from, dfg_str(g, tensorrt_str_NDHWC))
              && dfg_scalar_eq(to, dfg_str(g, tensorrt_str_NCDHW)))))
        return false;
    DFG_GIVE(tensorrt_relaid, .root = n, .x = x, .t = n, .from = from, .to = to);
    return true;
}

/* tensorrt.pat:146  cond rounding_ok(p) = not p.ceil_mode or version >= 50105; */
static DFG_APART bool tensorrt_rounding_ok(const dfg_graph *g, dfg_node p)
{
    return dfg_scalar_eq(dfg_attr_or_bool(g, p, tensorrt_attr_ceil_mode, false), dfg_bool(false))
        || dfg_ge(dfg_int(tensorrt_options_of(g)->version), dfg_int(50105));
}

/* tensorrt.pat:148  pattern max_pool2d(x) {
 *     p = nn.max_pool2d(x) { layout == "NCHW" };
 *     where input_ok(x), rounding_ok(p);
 *     return p;
 * } */
bool tensorrt_max_pool2d_match(const dfg_graph *g, dfg_node n, struct tensorrt_max_pool2d_match *m)
{
    if (!dfg_calls_argc(g, n, tensorrt_op_nn_max_pool2d, 1)) return false;
    if (!dfg_str_is(g, n, tensorrt_attr_layout, tensorrt_str_NCHW, tensorrt_str_NCHW)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!tensorrt_input_ok(g, x) || !tensorrt_rounding_ok(g, n)) return false;
    DFG_GIVE(tensorrt_max_pool2d, .root = n, .x = x, .p = n);
    return true;
}

static DFG_APART bool tensorrt_holds(const dfg_graph *g, dfg_node n)
{
    return dfg_scalar_eq(dfg_attr_or_bool(g, n, tensorrt_attr_count_include_pad, false), dfg_bool(false));
}

static DFG_APART bool tensorrt_holds_2(const dfg_graph *g, dfg_node n)
{
    return dfg_scalar_ne(dfg_count(dfg_len(dfg_attr_or_list(
                                               g, n, tensorrt_attr_padding, tensorrt_list_0_0, 2))),
                         dfg_int(4));
}

static DFG_APART bool tensorrt_holds_3(const dfg_graph *g, dfg_node n)
{
    return dfg_eq(dfg_stored_item(dfg_attr_or_list(g, n, tensorrt_attr_padding, tensorrt_list_0_0, 2), 0),
                  dfg_stored_item(dfg_attr_or_list(g, n, tensorrt_attr_padding, tensorrt_list_0_0, 2), 2));
}

static DFG_APART bool tensorrt_holds_4(const dfg_graph *g, dfg_node n)
{
    return dfg_eq(dfg_stored_item(dfg_attr_or_list(g, n, tensorrt_attr_padding, tensorrt_list_0_0, 2), 1),
                  dfg_stored_item(dfg_attr_or_list(g, n, tensorrt_attr_padding, tensorrt_list_0_0, 2), 3));
}

/* tensorrt.pat:153  pattern avg_pool2d(x) {
 *     p = nn.avg_pool2d(x) { layout == "NCHW" };
 *     where input_ok(x), rounding_ok(p);
 *     where not p.count_include_pad or len(p.padding) != 4
 *         or (p.padding[0] == p.padding[2] and p.padding[1] == p.padding[3]);
 *     return p;
 * } */
bool tensorrt_avg_pool2d_match(const dfg_graph *g, dfg_node n, struct tensorrt_avg_pool2d_match *m)
{
    if (!dfg_calls_argc(g, n, tensorrt_op_nn_avg_pool2d, 1)) return false;
    if (!dfg_str_is(g, n, tensorrt_attr_layout, tensorrt_str_NCHW, tensorrt_str_NCHW)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!tensorrt_input_ok(g, x) || !tensorrt_rounding_ok(g, n)) return false;
    /* where not p.count_include_pad or len(p.padding) != 4 or (p.padding[0] == p.padding[2] and
     * p.padding[1] == p.padding[3]) */
    if (!(tensorrt_holds(g, n) || tensorrt_holds_2(g, n)
          || (tensorrt_holds_3(g, n) && tensorrt_holds_4(g, n))))
        return false;
    DFG_GIVE(tensorrt_avg_pool2d, .root = n, .x = x, .p = n);
    return true;
}

/* tensorrt.pat:160
 * pattern max_pool3d(x) = nn.max_pool3d(x) { layout == "NCDHW" } where input_ok(x), version >= 60001; */
bool tensorrt_max_pool3d_match(const dfg_graph *g, dfg_node n, struct tensorrt_max_pool3d_match *m)
{
    if (!dfg_calls_argc(g, n, tensorrt_op_nn_max_pool3d, 1)) return false;
    if (!dfg_str_is(g, n, tensorrt_attr_layout, tensorrt_str_NCDHW, tensorrt_str_NCDHW)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!tensorrt_input_ok(g, x) || !dfg_ge(dfg_int(tensorrt_options_of(g)->version), dfg_int(60001)))
        return false;
    DFG_GIVE(tensorrt_max_pool3d, .root = n, .x = x);
    return true;
}

/* tensorrt.pat:161
 * pattern avg_pool3d(x) = nn.avg_pool3d(x) { layout == "NCDHW" } where input_ok(x), version >= 60001; */
bool tensorrt_avg_pool3d_match(const dfg_graph *g, dfg_node n, struct tensorrt_avg_pool3d_match *m)
{
    if (!dfg_calls_argc(g, n, tensorrt_op_nn_avg_pool3d, 1)) return false;
    if (!dfg_str_is(g, n, tensorrt_attr_layout, tensorrt_str_NCDHW, tensorrt_str_NCDHW)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!tensorrt_input_ok(g, x) || !dfg_ge(dfg_int(tensorrt_options_of(g)->version), dfg_int(60001)))
        return false;
    DFG_GIVE(tensorrt_avg_pool3d, .root = n, .x = x);
    return true;
}

/* tensorrt.pat:162  pattern global_max_pool2d(x) = nn.global_max_pool2d(x) { layout == "NCHW" } where input_ok(x); */
bool tensorrt_global_max_pool2d_match(DFG_FIND_MATCH(tensorrt_global_max_pool2d))
{
    if (!dfg_calls_argc(g, n, tensorrt_op_nn_global_max_pool2d, 1)) return false;
    if (!dfg_str_is(g, n, tensorrt_attr_layout, tensorrt_str_NCHW, tensorrt_str_NCHW)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!tensorrt_input_ok(g, x)) return false;
    DFG_GIVE(tensorrt_global_max_pool2d, .root = n, .x = x);
    return true;
}

/* tensorrt.pat:163  pattern global_avg_pool2d(x) = nn.global_avg_pool2d(x) { layout == "NCHW" } where input_ok(x); */
bool tensorrt_global_avg_pool2d_match(DFG_FIND_MATCH(tensorrt_global_avg_pool2d))
{
    if (!dfg_calls_argc(g, n, tensorrt_op_nn_global_avg_pool2d, 1)) return false;
    if (!dfg_str_is(g, n, tensorrt_attr_layout, tensorrt_str_NCHW, tensorrt_str_NCHW)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!tensorrt_input_ok(g, x)) return false;
    DFG_GIVE(tensorrt_global_avg_pool2d, .root = n, .x = x);
    return true;
}

/* tensorrt.pat:164  pattern adaptive_max_pool2d(x) {
 *     p = nn.adaptive_max_pool2d(x) { layout == "NCHW" };
 *     where input_ok(x), p.output_size == [1, 1];
 *     return p;
 * } */
bool tensorrt_adaptive_max_pool2d_match(DFG_FIND_MATCH(tensorrt_adaptive_max_pool2d))
{
    if (!dfg_calls_argc(g, n, tensorrt_op_nn_adaptive_max_pool2d, 1)) return false;
    if (!dfg_str_is(g, n, tensorrt_attr_layout, tensorrt_str_NCHW, tensorrt_str_NCHW)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!tensorrt_input_ok(g, x)) return false;
    /* where p.output_size == [1, 1] */
    if (!dfg_list_is(g, n, tensorrt_attr_output_size, dfg_list(tensorrt_list_1_1, 2), false)) return false;
    DFG_GIVE(tensorrt_adaptive_max_pool2d, .root = n, .x = x, .p = n);
    return true;
}

/* tensorrt.pat:169  pattern adaptive_avg_pool2d(x) {
 *     p = nn.adaptive_avg_pool2d(x) { layout == "NCHW" };
 *     where input_ok(x), p.output_size == [1, 1];
 *     return p;
 * } */
bool tensorrt_adaptive_avg_pool2d_match(DFG_FIND_MATCH(tensorrt_adaptive_avg_pool2d))
{
    if (!dfg_calls_argc(g, n, tensorrt_op_nn_adaptive_avg_pool2d, 1)) return false;
    if (!dfg_str_is(g, n, tensorrt_attr_layout, tensorrt_str_NCHW, tensorrt_str_NCHW)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!tensorrt_input_ok(g, x)) return false;
    /* where p.output_size == [1, 1] */
    if (!dfg_list_is(g, n, tensorrt_attr_output_size, dfg_list(tensorrt_list_1_1, 2), false)) return false;
    DFG_GIVE(tensorrt_adaptive_avg_pool2d, .root = n, .x = x, .p = n);
    return true;
}

static DFG_APART dfg_val tensorrt_min_4(const dfg_graph *g, dfg_node x, dfg_node n2)
{
    const dfg_val list = dfg_attr(g, n2, tensorrt_attr_axis);
    const int64_t n = dfg_len(list);
    dfg_val total = dfg_nil();
    for (int64_t k = 0; k < n; k++) {
        const dfg_val each = dfg_mod(dfg_int_add(dfg_stored_item_at(&list, k), dfg_rank_of(g, x)),
                                     dfg_rank_of(g, x));
        total = dfg_min(k == 0 ? each : total, each);
    }
    return total;
}

/* tensorrt.pat:175  pattern reduced(x) {
 *     r = (sum | prod | max | min | mean)(x) { exclude == false };
 *     where input_ok(x), not implicit_batch or (present(r.axis) and axes_ok(r.axis, x));
 *     return r;
 * } */
bool tensorrt_reduced_match(const dfg_graph *g, dfg_node n, struct tensorrt_reduced_match *m)
{
    if (!(dfg_op(g, n) == tensorrt_op_sum || dfg_op(g, n) == tensorrt_op_prod
          || dfg_op(g, n) == tensorrt_op_max || dfg_op(g, n) == tensorrt_op_min
          || dfg_op(g, n) == tensorrt_op_mean)
        || !dfg_argc_is(g, n, 1))
        return false;
    if (!dfg_bool_is(g, n, tensorrt_attr_exclude, false, false)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!tensorrt_input_ok(g, x)) return false;
    /* where not implicit_batch or (present(r.axis) and axes_ok(r.axis, x)) */
    if (tensorrt_options_of(g)->implicit_batch
        && (!dfg_known(dfg_attr(g, n, tensorrt_attr_axis))
            || (tensorrt_options_of(g)->implicit_batch && !dfg_gt(tensorrt_min_4(g, x, n), dfg_int(0)))))
        return false;
    DFG_GIVE(tensorrt_reduced, .root = n, .x = x, .r = n);
    return true;
}

/* tensorrt.pat:218, as an entry of a table  "tensorrt.sum"      = reduced & sum(...); */
bool tensorrt_sum_find(DFG_FIND(tensorrt_sum))
{
    struct tensorrt_reduced_match reduced;
    if (!tensorrt_reduced_match(g, n, &reduced) || dfg_op(g, n) != tensorrt_op_sum) return false;
    struct dfg_nodes rest = dfg_rest(g, n, 0, 0);
    if (!dfg_same_body(g, n, n)) return false;
    DFG_GIVE(tensorrt_sum, .root = n);
    DFG_GIVE_PARTS(whole->reduced = reduced, whole->r = n, whole->sum = n, whole->rest = rest);
    return true;
}

/* tensorrt.pat:219, as an entry of a table  "tensorrt.prod"     = reduced & prod(...); */
bool tensorrt_prod_find(DFG_FIND(tensorrt_prod))
{
    struct tensorrt_reduced_match reduced;
    if (!tensorrt_reduced_match(g, n, &reduced) || dfg_op(g, n) != tensorrt_op_prod) return false;
    struct dfg_nodes rest = dfg_rest(g, n, 0, 0);
    if (!dfg_same_body(g, n, n)) return false;
    DFG_GIVE(tensorrt_prod, .root = n);
    DFG_GIVE_PARTS(whole->reduced = reduced, whole->r = n, whole->prod = n, whole->rest = rest);
    return true;
}

/* tensorrt.pat:220, as an entry of a table  "tensorrt.max"      = reduced & max(...); */
bool tensorrt_max_find(DFG_FIND(tensorrt_max))
{
    struct tensorrt_reduced_match reduced;
    if (!tensorrt_reduced_match(g, n, &reduced) || dfg_op(g, n) != tensorrt_op_max) return false;
    struct dfg_nodes rest = dfg_rest(g, n, 0, 0);
    if (!dfg_same_body(g, n, n)) return false;
    DFG_GIVE(tensorrt_max, .root = n);
    DFG_GIVE_PARTS(whole->reduced = reduced, whole->r = n, whole->max = n, whole->rest = rest);
    return true;
}

/* tensorrt.pat:221, as an entry of a table  "tensorrt.min"      = reduced & min(...); */
bool tensorrt_min_find(DFG_FIND(tensorrt_min))
{
    struct tensorrt_reduced_match reduced;
    if (!tensorrt_reduced_match(g, n, &reduced) || dfg_op(g, n) != tensorrt_op_min) return false;
    struct dfg_nodes rest = dfg_rest(g, n, 0, 0);
    if (!dfg_same_body(g, n, n)) return false;
    DFG_GIVE(tensorrt_min, .root = n);
    DFG_GIVE_PARTS(whole->reduced = reduced, whole->r = n, whole->min = n, whole->rest = rest);
    return true;
}

/* tensorrt.pat:222, as an entry of a table  "tensorrt.mean"     = reduced & mean(...); */
bool tensorrt_mean_find(DFG_FIND(tensorrt_mean))
{
    struct tensorrt_reduced_match reduced;
    if (!tensorrt_reduced_match(g, n, &reduced) || dfg_op(g, n) != tensorrt_op_mean) return false;
    struct dfg_nodes rest = dfg_rest(g, n, 0, 0);
    if (!dfg_same_body(g, n, n)) return false;
    DFG_GIVE(tensorrt_mean, .root = n);
    DFG_GIVE_PARTS(whole->reduced = reduced, whole->r = n, whole->mean = n, whole->rest = rest);
    return true;
}

/* tensorrt.pat:223, as an entry of a table  "tensorrt.nn.relu"  = nn.relu(fit); */
bool tensorrt_nn_relu_find(DFG_FIND(tensorrt_nn_relu))
{
    if (!dfg_calls_argc(g, n, tensorrt_op_nn_relu, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!tensorrt_input_ok(g, x)) return false;
    DFG_GIVE(tensorrt_nn_relu, .root = n);
    DFG_GIVE_WHOLE(tensorrt_nn_relu, .x = x);
    return true;
}

/* tensorrt.pat:224, as an entry of a table  "tensorrt.sigmoid"  = sigmoid(fit); */
bool tensorrt_sigmoid_find(DFG_FIND(tensorrt_sigmoid))
{
    if (!dfg_calls_argc(g, n, tensorrt_op_sigmoid, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!tensorrt_input_ok(g, x)) return false;
    DFG_GIVE(tensorrt_sigmoid, .root = n);
    DFG_GIVE_WHOLE(tensorrt_sigmoid, .x = x);
    return true;
}

/* tensorrt.pat:225, as an entry of a table  "tensorrt.tanh"     = tanh(fit); */
bool tensorrt_tanh_find(DFG_FIND(tensorrt_tanh))
{
    if (!dfg_calls_argc(g, n, tensorrt_op_tanh, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!tensorrt_input_ok(g, x)) return false;
    DFG_GIVE(tensorrt_tanh, .root = n);
    DFG_GIVE_WHOLE(tensorrt_tanh, .x = x);
    return true;
}

/* tensorrt.pat:226, as an entry of a table  "tensorrt.exp"      = exp(fit); */
bool tensorrt_exp_find(DFG_FIND(tensorrt_exp))
{
    if (!dfg_calls_argc(g, n, tensorrt_op_exp, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!tensorrt_input_ok(g, x)) return false;
    DFG_GIVE(tensorrt_exp, .root = n);
    DFG_GIVE_WHOLE(tensorrt_exp, .x = x);
    return true;
}

/* tensorrt.pat:227, as an entry of a table  "tensorrt.log"      = log(fit); */
bool tensorrt_log_find(DFG_FIND(tensorrt_log))
{
    if (!dfg_calls_argc(g, n, tensorrt_op_log, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!tensorrt_input_ok(g, x)) return false;
    DFG_GIVE(tensorrt_log, .root = n);
    DFG_GIVE_WHOLE(tensorrt_log, .x = x);
    return true;
}

/* tensorrt.pat:228, as an entry of a table  "tensorrt.sqrt"     = sqrt(fit); */
bool tensorrt_sqrt_find(DFG_FIND(tensorrt_sqrt))
{
    if (!dfg_calls_argc(g, n, tensorrt_op_sqrt, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!tensorrt_input_ok(g, x)) return false;
    DFG_GIVE(tensorrt_sqrt, .root = n);
    DFG_GIVE_WHOLE(tensorrt_sqrt, .x = x);
    return true;
}

/* tensorrt.pat:229, as an entry of a table  "tensorrt.abs"      = abs(fit); */
bool tensorrt_abs_find(DFG_FIND(tensorrt_abs))
{
    if (!dfg_calls_argc(g, n, tensorrt_op_abs, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!tensorrt_input_ok(g, x)) return false;
    DFG_GIVE(tensorrt_abs, .root = n);
    DFG_GIVE_WHOLE(tensorrt_abs, .x = x);
    return true;
}

/* tensorrt.pat:230, as an entry of a table  "tensorrt.negative" = negative(fit); */
bool tensorrt_negative_find(DFG_FIND(tensorrt_negative))
{
    if (!dfg_calls_argc(g, n, tensorrt_op_negative, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!tensorrt_input_ok(g, x)) return false;
    DFG_GIVE(tensorrt_negative, .root = n);
    DFG_GIVE_WHOLE(tensorrt_negative, .x = x);
    return true;
}

/* tensorrt.pat:231, as an entry of a table  "tensorrt.nn.batch_flatten" = nn.batch_flatten(fit); */
bool tensorrt_nn_batch_flatten_find(DFG_FIND(tensorrt_nn_batch_flatten))
{
    if (!dfg_calls_argc(g, n, tensorrt_op_nn_batch_flatten, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!tensorrt_input_ok(g, x)) return false;
    DFG_GIVE(tensorrt_nn_batch_flatten, .root = n);
    DFG_GIVE_WHOLE(tensorrt_nn_batch_flatten, .x = x);
    return true;
}

/* tensorrt.pat:232, as an entry of a table  "tensorrt.clip"     = clip(fit); */
bool tensorrt_clip_find(DFG_FIND(tensorrt_clip))
{
    if (!dfg_calls_argc(g, n, tensorrt_op_clip, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!tensorrt_input_ok(g, x)) return false;
    DFG_GIVE(tensorrt_clip, .root = n);
    DFG_GIVE_WHOLE(tensorrt_clip, .x = x);
    return true;
}

/* tensorrt.pat:233, as an entry of a table  "tensorrt.floor"    = floor(fit); */
bool tensorrt_floor_find(DFG_FIND(tensorrt_floor))
{
    if (!dfg_calls_argc(g, n, tensorrt_op_floor, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!tensorrt_input_ok(g, x)) return false;
    DFG_GIVE(tensorrt_floor, .root = n);
    DFG_GIVE_WHOLE(tensorrt_floor, .x = x);
    return true;
}

/* tensorrt.pat:234, as an entry of a table  "tensorrt.nn.leaky_relu" = nn.leaky_relu(since_5); */
bool tensorrt_nn_leaky_relu_find(DFG_FIND(tensorrt_nn_leaky_relu))
{
    if (!dfg_calls_argc(g, n, tensorrt_op_nn_leaky_relu, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!tensorrt_input_ok(g, x) || !dfg_ge(dfg_int(tensorrt_options_of(g)->version), dfg_int(50105)))
        return false;
    DFG_GIVE(tensorrt_nn_leaky_relu, .root = n);
    DFG_GIVE_WHOLE(tensorrt_nn_leaky_relu, .x = x);
    return true;
}

/* tensorrt.pat:235, as an entry of a table  "tensorrt.sin"      = sin(since_5); */
bool tensorrt_sin_find(DFG_FIND(tensorrt_sin))
{
    if (!dfg_calls_argc(g, n, tensorrt_op_sin, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!tensorrt_input_ok(g, x) || !dfg_ge(dfg_int(tensorrt_options_of(g)->version), dfg_int(50105)))
        return false;
    DFG_GIVE(tensorrt_sin, .root = n);
    DFG_GIVE_WHOLE(tensorrt_sin, .x = x);
    return true;
}

/* tensorrt.pat:236, as an entry of a table  "tensorrt.cos"      = cos(since_5); */
bool tensorrt_cos_find(DFG_FIND(tensorrt_cos))
{
    if (!dfg_calls_argc(g, n, tensorrt_op_cos, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!tensorrt_input_ok(g, x) || !dfg_ge(dfg_int(tensorrt_options_of(g)->version), dfg_int(50105)))
        return false;
    DFG_GIVE(tensorrt_cos, .root = n);
    DFG_GIVE_WHOLE(tensorrt_cos, .x = x);
    return true;
}

/* tensorrt.pat:237, as an entry of a table  "tensorrt.atan"     = atan(since_5); */
bool tensorrt_atan_find(DFG_FIND(tensorrt_atan))
{
    if (!dfg_calls_argc(g, n, tensorrt_op_atan, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!tensorrt_input_ok(g, x) || !dfg_ge(dfg_int(tensorrt_options_of(g)->version), dfg_int(50105)))
        return false;
    DFG_GIVE(tensorrt_atan, .root = n);
    DFG_GIVE_WHOLE(tensorrt_atan, .x = x);
    return true;
}

/* tensorrt.pat:238, as an entry of a table  "tensorrt.ceil"     = ceil(since_5); */
bool tensorrt_ceil_find(DFG_FIND(tensorrt_ceil))
{
    if (!dfg_calls_argc(g, n, tensorrt_op_ceil, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!tensorrt_input_ok(g, x) || !dfg_ge(dfg_int(tensorrt_options_of(g)->version), dfg_int(50105)))
        return false;
    DFG_GIVE(tensorrt_ceil, .root = n);
    DFG_GIVE_WHOLE(tensorrt_ceil, .x = x);
    return true;
}

/* tensorrt.pat:239, as an entry of a table  "tensorrt.erf"      = erf(since_7); */
bool tensorrt_erf_find(DFG_FIND(tensorrt_erf))
{
    if (!dfg_calls_argc(g, n, tensorrt_op_erf, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!tensorrt_input_ok(g, x) || !dfg_ge(dfg_int(tensorrt_options_of(g)->version), dfg_int(70000)))
        return false;
    DFG_GIVE(tensorrt_erf, .root = n);
    DFG_GIVE_WHOLE(tensorrt_erf, .x = x);
    return true;
}

/* ---- tensorrt.pat:181  table tensorrt ---- */

/* Candidates 0 to 31. */
static bool tensorrt_confirm_2(const dfg_graph *g, dfg_node n, uint32_t bit)
{
    switch (bit) {
    case 0: return DFG_MATCHES(tensorrt_conv1d, g, n); /* where input_ok(x) */
    case 1: return DFG_MATCHES(tensorrt_conv2d, g, n); /* where input_ok(x) */
    case 2: return DFG_MATCHES(tensorrt_conv3d, g, n); /* where input_ok(x) */
    case 3: return DFG_MATCHES(tensorrt_conv2d_transpose, g, n); /* where input_ok(x) */
    case 4: return DFG_MATCHES(tensorrt_conv3d_transpose, g, n); /* where input_ok(x) */
    case 5: return DFG_MATCHES(tensorrt_dense, g, n); /* where input_ok(x) */
    case 6: return DFG_MATCHES(tensorrt_bias_add, g, n); /* where input_ok(x) */
    case 7: return DFG_MATCHES(tensorrt_batch_matmul, g, n); /* where input_ok(a) */
    case 8: return DFG_MATCHES(tensorrt_add_two, g, n); /* where binary_ok(a, b) */
    case 9: return DFG_MATCHES(tensorrt_divide_two, g, n); /* where binary_ok(a, b) */
    case 10: return DFG_MATCHES(tensorrt_subtract_two, g, n); /* where binary_ok(a, b) */
    case 11: return DFG_MATCHES(tensorrt_multiply_two, g, n); /* where binary_ok(a, b) */
    case 12: return DFG_MATCHES(tensorrt_power_two, g, n); /* where binary_ok(a, b) */
    case 13: return DFG_MATCHES(tensorrt_maximum_two, g, n); /* where binary_ok(a, b) */
    case 14: return DFG_MATCHES(tensorrt_minimum_two, g, n); /* where binary_ok(a, b) */
    case 15: return DFG_MATCHES(tensorrt_batch_norm, g, n); /* where input_ok(x) */
    case 16: return DFG_MATCHES(tensorrt_layer_norm, g, n); /* attribute axis is given a name */
    case 17: return DFG_MATCHES(tensorrt_softmax, g, n); /* attribute axis is given a name */
    case 18: return DFG_MATCHES(tensorrt_split_up, g, n); /* attribute axis is given a name */
    case 19: return DFG_MATCHES(tensorrt_expanded, g, n); /* attribute axis is given a name */
    case 20: return DFG_MATCHES(tensorrt_squeezed, g, n); /* attribute axis is given a name */
    case 21: return DFG_MATCHES(tensorrt_concatenated, g, n); /* attribute axis is given a name */
    case 22: return DFG_MATCHES(tensorrt_transposed, g, n); /* attribute axes is given a name */
    case 23: return DFG_MATCHES(tensorrt_reshaped, g, n); /* attribute newshape is given a name */
    case 24: return DFG_MATCHES(tensorrt_sliced, g, n); /* where input_ok(x) */
    case 25: return DFG_MATCHES(tensorrt_padded, g, n); /* where input_ok(x) */
    case 26: return DFG_MATCHES(tensorrt_relaid, g, n); /* attribute src_layout is given a name */
    case 27: return DFG_MATCHES(tensorrt_max_pool2d, g, n); /* where input_ok(x) */
    case 28: return DFG_MATCHES(tensorrt_avg_pool2d, g, n); /* where input_ok(x) */
    case 29: return DFG_MATCHES(tensorrt_max_pool3d, g, n); /* where input_ok(x) */
    case 30: return DFG_MATCHES(tensorrt_avg_pool3d, g, n); /* where input_ok(x) */
    case 31: return DFG_MATCHES(tensorrt_global_max_pool2d, g, n); /* where input_ok(x) */
    default: return false;
    }
}

/* Candidates 32 to 56. */
static bool tensorrt_confirm_3(const dfg_graph *g, dfg_node n, uint32_t bit)
{
    switch (bit) {
    case 32: return DFG_MATCHES(tensorrt_global_avg_pool2d, g, n); /* where input_ok(x) */
    case 33: return DFG_MATCHES(tensorrt_adaptive_max_pool2d, g, n); /* where input_ok(x) */
    case 34: return DFG_MATCHES(tensorrt_adaptive_avg_pool2d, g, n); /* where input_ok(x) */
    case 35: return DFG_MATCHES(tensorrt_sum, g, n); /* where input_ok(x) */
    case 36: return DFG_MATCHES(tensorrt_prod, g, n); /* where input_ok(x) */
    case 37: return DFG_MATCHES(tensorrt_max, g, n); /* where input_ok(x) */
    case 38: return DFG_MATCHES(tensorrt_min, g, n); /* where input_ok(x) */
    case 39: return DFG_MATCHES(tensorrt_mean, g, n); /* where input_ok(x) */
    case 40: return DFG_MATCHES(tensorrt_nn_relu, g, n); /* where input_ok(x) */
    case 41: return DFG_MATCHES(tensorrt_sigmoid, g, n); /* where input_ok(x) */
    case 42: return DFG_MATCHES(tensorrt_tanh, g, n); /* where input_ok(x) */
    case 43: return DFG_MATCHES(tensorrt_exp, g, n); /* where input_ok(x) */
    case 44: return DFG_MATCHES(tensorrt_log, g, n); /* where input_ok(x) */
    case 45: return DFG_MATCHES(tensorrt_sqrt, g, n); /* where input_ok(x) */
    case 46: return DFG_MATCHES(tensorrt_abs, g, n); /* where input_ok(x) */
    case 47: return DFG_MATCHES(tensorrt_negative, g, n); /* where input_ok(x) */
    case 48: return DFG_MATCHES(tensorrt_nn_batch_flatten, g, n); /* where input_ok(x) */
    case 49: return DFG_MATCHES(tensorrt_clip, g, n); /* where input_ok(x) */
    case 50: return DFG_MATCHES(tensorrt_floor, g, n); /* where input_ok(x) */
    case 51: return DFG_MATCHES(tensorrt_nn_leaky_relu, g, n); /* where input_ok(x) */
    case 52: return DFG_MATCHES(tensorrt_sin, g, n); /* where input_ok(x) */
    case 53: return DFG_MATCHES(tensorrt_cos, g, n); /* where input_ok(x) */
    case 54: return DFG_MATCHES(tensorrt_atan, g, n); /* where input_ok(x) */
    case 55: return DFG_MATCHES(tensorrt_ceil, g, n); /* where input_ok(x) */
    case 56: return DFG_MATCHES(tensorrt_erf, g, n); /* where input_ok(x) */
    default: return false;
    }
}

/* Does the candidate match?  What level 1 does not say is asked by the entry's own matcher. */
static bool tensorrt_confirm(const dfg_graph *g, dfg_node n, uint32_t bit)
{
    if (bit < 32) return tensorrt_confirm_2(g, n, bit);
    return tensorrt_confirm_3(g, n, bit);
}

/* tensorrt.pat:40  nn.conv1d(x, w & const); the operator is known */
static inline bool tensorrt_is_c(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 2) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST)
        && dfg_str_is(g, n, tensorrt_attr_data_layout, tensorrt_str_NCW, tensorrt_str_NCW)
        && dfg_str_is(g, n, tensorrt_attr_kernel_layout, tensorrt_str_OIW, tensorrt_str_OIW);
}

/* tensorrt.pat:45  nn.conv2d(x, w & const); the operator is known */
static inline bool tensorrt_is_c_2(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 2) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST)
        && dfg_str_is(g, n, tensorrt_attr_data_layout, tensorrt_str_NCHW, tensorrt_str_NCHW)
        && dfg_str_is(g, n, tensorrt_attr_kernel_layout, tensorrt_str_OIHW, tensorrt_str_OIHW);
}

/* tensorrt.pat:50  nn.conv3d(x, w & const); the operator is known */
static inline bool tensorrt_is_c_3(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 2) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST)
        && dfg_str_is(g, n, tensorrt_attr_data_layout, tensorrt_str_NCDHW, tensorrt_str_NCDHW)
        && dfg_str_is(g, n, tensorrt_attr_kernel_layout, tensorrt_str_OIDHW, tensorrt_str_OIDHW);
}

/* op in {nn.conv2d_transpose}: TENSORRT_NN_CONV2D_TRANSPOSE */
static inline DFG_IN_LINE_FOR_SPEED uint64_t tensorrt_at_nn_conv2d_transpose(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2)
        && dfg_str_is(g, n, tensorrt_attr_data_layout, tensorrt_str_NCHW, tensorrt_str_NCHW)
        && dfg_list_is(g, n, tensorrt_attr_dilation, dfg_list(tensorrt_list_1_1, 2), true)
        && dfg_str_is(g, n, tensorrt_attr_kernel_layout, tensorrt_str_OIHW, tensorrt_str_IOHW))
        set |= DFG_BIT(TENSORRT_NN_CONV2D_TRANSPOSE);
    return set;
}

/* op in {nn.conv3d_transpose}: TENSORRT_NN_CONV3D_TRANSPOSE */
static inline DFG_IN_LINE_FOR_SPEED uint64_t tensorrt_at_nn_conv3d_transpose(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2)
        && dfg_str_is(g, n, tensorrt_attr_data_layout, tensorrt_str_NCDHW, tensorrt_str_NCDHW)
        && dfg_list_is(g, n, tensorrt_attr_dilation, dfg_list(tensorrt_list_1_1_1, 3), true)
        && dfg_str_is(g, n, tensorrt_attr_kernel_layout, tensorrt_str_OIDHW, tensorrt_str_IODHW))
        set |= DFG_BIT(TENSORRT_NN_CONV3D_TRANSPOSE);
    return set;
}

/* tensorrt.pat:64  nn.dense(x, w & const); the operator is known */
static inline bool tensorrt_is_dense(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 2) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST);
}

/* tensorrt.pat:97  nn.batch_norm(x, g & const, b & const, m & const, v & const) */
static inline bool tensorrt_is_n(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, tensorrt_op_nn_batch_norm, 5) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST)
        && dfg_is(g, dfg_operand(g, n, 2), DFG_CONST) && dfg_is(g, dfg_operand(g, n, 3), DFG_CONST)
        && dfg_is(g, dfg_operand(g, n, 4), DFG_CONST)
        && (dfg_int_is(g, n, tensorrt_attr_axis, 1, 1) || dfg_int_is(g, n, tensorrt_attr_axis, 3, 1));
}

/* tensorrt.pat:100  n.0; the operator is known */
static inline bool tensorrt_is_batch_norm(const dfg_graph *g, dfg_node n)
{
    return dfg_data(g, n) == 0 && tensorrt_is_n(g, dfg_arg(g, n, 0));
}

/* tensorrt.pat:102  nn.layer_norm(x, g & const, b & const); the operator is known */
static inline bool tensorrt_is_layer_norm(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 3) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST)
        && dfg_is(g, dfg_operand(g, n, 2), DFG_CONST);
}

/* tensorrt.pat:112  concatenate((...fields)); the operator is known */
static inline bool tensorrt_is_c_4(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 1) && dfg_is(g, dfg_operand(g, n, 0), DFG_TUPLE);
}

/* tensorrt.pat:133  nn.pad(x, 0); the operator is known */
static inline bool tensorrt_is_padded(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 2) && dfg_const_is(g, dfg_operand(g, n, 1), dfg_int(0), DFG_NO_DTYPE)
        && dfg_str_is(g, n, tensorrt_attr_pad_mode, tensorrt_str_constant, tensorrt_str_constant)
        && (dfg_list_is(g, n, tensorrt_attr_pad_width, dfg_list(tensorrt_list_0_0_0_0_any_any, 4), false)
            || dfg_list_is(g, n, tensorrt_attr_pad_width, dfg_list(tensorrt_list_0_0_0_0_0_0_any_any, 5),
                           false));
}

/* from bit 0 on: TENSORRT_NN_MAX_POOL2D, and 5 more such groups */
static uint64_t tensorrt_part(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 1)
        && dfg_str_is(g, n, tensorrt_attr_layout, tensorrt_str_NCHW, tensorrt_str_NCHW))
        set |= DFG_BIT(0); /* TENSORRT_NN_MAX_POOL2D ... */
    return set;
}

/* from bit 0 on: TENSORRT_NN_MAX_POOL3D, and 1 more such group */
static uint64_t tensorrt_part_2(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 1)
        && dfg_str_is(g, n, tensorrt_attr_layout, tensorrt_str_NCDHW, tensorrt_str_NCDHW))
        set |= DFG_BIT(0); /* TENSORRT_NN_MAX_POOL3D ... */
    return set;
}

/* from bit 0 on: TENSORRT_SUM, and 4 more such groups */
static uint64_t tensorrt_part_3(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 1) && dfg_bool_is(g, n, tensorrt_attr_exclude, false, false))
        set |= DFG_BIT(0); /* TENSORRT_SUM ... */
    return set;
}

size_t tensorrt_sweep(const dfg_graph *g, dfg_node first, dfg_node last, dfg_node *nodes, uint64_t *sets)
{
    size_t count = 0;
    for (dfg_node n = first; n < last; n++) {
        uint64_t set = 0;
        switch (dfg_op(g, n)) {
        case tensorrt_op_nn_conv1d: set = tensorrt_is_c(g, n) ? DFG_BIT(TENSORRT_NN_CONV1D) : 0; break;
        case tensorrt_op_nn_conv2d: set = tensorrt_is_c_2(g, n) ? DFG_BIT(TENSORRT_NN_CONV2D) : 0; break;
        case tensorrt_op_nn_conv3d: set = tensorrt_is_c_3(g, n) ? DFG_BIT(TENSORRT_NN_CONV3D) : 0; break;
        case tensorrt_op_nn_conv2d_transpose: set = tensorrt_at_nn_conv2d_transpose(g, n); break;
        case tensorrt_op_nn_conv3d_transpose: set = tensorrt_at_nn_conv3d_transpose(g, n); break;
        case tensorrt_op_nn_dense: set = tensorrt_is_dense(g, n) ? DFG_BIT(TENSORRT_NN_DENSE) : 0; break;
        case tensorrt_op_nn_bias_add:
            set = dfg_argc_is(g, n, 2) ? DFG_BIT(TENSORRT_NN_BIAS_ADD) : 0;
            break;
        case tensorrt_op_nn_batch_matmul:
            set = dfg_argc_is(g, n, 2) ? DFG_BIT(TENSORRT_NN_BATCH_MATMUL) : 0;
            break;
        case tensorrt_op_add: set = dfg_argc_is(g, n, 2) ? DFG_BIT(TENSORRT_ADD) : 0; break;
        case tensorrt_op_divide: set = dfg_argc_is(g, n, 2) ? DFG_BIT(TENSORRT_DIVIDE) : 0; break;
        case tensorrt_op_subtract: set = dfg_argc_is(g, n, 2) ? DFG_BIT(TENSORRT_SUBTRACT) : 0; break;
        case tensorrt_op_multiply: set = dfg_argc_is(g, n, 2) ? DFG_BIT(TENSORRT_MULTIPLY) : 0; break;
        case tensorrt_op_power: set = dfg_argc_is(g, n, 2) ? DFG_BIT(TENSORRT_POWER) : 0; break;
        case tensorrt_op_maximum: set = dfg_argc_is(g, n, 2) ? DFG_BIT(TENSORRT_MAXIMUM) : 0; break;
        case tensorrt_op_minimum: set = dfg_argc_is(g, n, 2) ? DFG_BIT(TENSORRT_MINIMUM) : 0; break;
        case DFG_GET: set = tensorrt_is_batch_norm(g, n) ? DFG_BIT(TENSORRT_NN_BATCH_NORM) : 0; break;
        case tensorrt_op_nn_layer_norm:
            set = tensorrt_is_layer_norm(g, n) ? DFG_BIT(TENSORRT_NN_LAYER_NORM) : 0;
            break;
        case tensorrt_op_nn_softmax: set = dfg_argc_is(g, n, 1) ? DFG_BIT(TENSORRT_NN_SOFTMAX) : 0; break;
        case tensorrt_op_split: set = dfg_argc_is(g, n, 1) ? DFG_BIT(TENSORRT_SPLIT) : 0; break;
        case tensorrt_op_expand_dims:
            set = dfg_argc_is(g, n, 1) ? DFG_BIT(TENSORRT_EXPAND_DIMS) : 0;
            break;
        case tensorrt_op_squeeze: set = dfg_argc_is(g, n, 1) ? DFG_BIT(TENSORRT_SQUEEZE) : 0; break;
        case tensorrt_op_concatenate:
            set = tensorrt_is_c_4(g, n) ? DFG_BIT(TENSORRT_CONCATENATE) : 0;
            break;
        case tensorrt_op_transpose: set = dfg_argc_is(g, n, 1) ? DFG_BIT(TENSORRT_TRANSPOSE) : 0; break;
        case tensorrt_op_reshape: set = dfg_argc_is(g, n, 1) ? DFG_BIT(TENSORRT_RESHAPE) : 0; break;
        case tensorrt_op_strided_slice:
            set = dfg_argc_is(g, n, 1) ? DFG_BIT(TENSORRT_STRIDED_SLICE) : 0;
            break;
        case tensorrt_op_nn_pad: set = tensorrt_is_padded(g, n) ? DFG_BIT(TENSORRT_NN_PAD) : 0; break;
        case tensorrt_op_layout_transform:
            set = dfg_argc_is(g, n, 1) ? DFG_BIT(TENSORRT_LAYOUT_TRANSFORM) : 0;
            break;
        case tensorrt_op_nn_max_pool2d: set = tensorrt_part(g, n) << 27; break;
        case tensorrt_op_nn_avg_pool2d: set = tensorrt_part(g, n) << 28; break;
        case tensorrt_op_nn_max_pool3d: set = tensorrt_part_2(g, n) << 29; break;
        case tensorrt_op_nn_avg_pool3d: set = tensorrt_part_2(g, n) << 30; break;
        case tensorrt_op_nn_global_max_pool2d: set = tensorrt_part(g, n) << 31; break;
        case tensorrt_op_nn_global_avg_pool2d: set = tensorrt_part(g, n) << 32; break;
        case tensorrt_op_nn_adaptive_max_pool2d: set = tensorrt_part(g, n) << 33; break;
        case tensorrt_op_nn_adaptive_avg_pool2d: set = tensorrt_part(g, n) << 34; break;
        case tensorrt_op_sum: set = tensorrt_part_3(g, n) << 35; break;
        case tensorrt_op_prod: set = tensorrt_part_3(g, n) << 36; break;
        case tensorrt_op_max: set = tensorrt_part_3(g, n) << 37; break;
        case tensorrt_op_min: set = tensorrt_part_3(g, n) << 38; break;
        case tensorrt_op_mean: set = tensorrt_part_3(g, n) << 39; break;
        case tensorrt_op_nn_relu: set = dfg_argc_is(g, n, 1) ? DFG_BIT(TENSORRT_NN_RELU) : 0; break;
        case tensorrt_op_sigmoid: set = dfg_argc_is(g, n, 1) ? DFG_BIT(TENSORRT_SIGMOID) : 0; break;
        case tensorrt_op_tanh: set = dfg_argc_is(g, n, 1) ? DFG_BIT(TENSORRT_TANH) : 0; break;
        case tensorrt_op_exp: set = dfg_argc_is(g, n, 1) ? DFG_BIT(TENSORRT_EXP) : 0; break;
        case tensorrt_op_log: set = dfg_argc_is(g, n, 1) ? DFG_BIT(TENSORRT_LOG) : 0; break;
        case tensorrt_op_sqrt: set = dfg_argc_is(g, n, 1) ? DFG_BIT(TENSORRT_SQRT) : 0; break;
        case tensorrt_op_abs: set = dfg_argc_is(g, n, 1) ? DFG_BIT(TENSORRT_ABS) : 0; break;
        case tensorrt_op_negative: set = dfg_argc_is(g, n, 1) ? DFG_BIT(TENSORRT_NEGATIVE) : 0; break;
        case tensorrt_op_nn_batch_flatten:
            set = dfg_argc_is(g, n, 1) ? DFG_BIT(TENSORRT_NN_BATCH_FLATTEN) : 0;
            break;
        case tensorrt_op_clip: set = dfg_argc_is(g, n, 1) ? DFG_BIT(TENSORRT_CLIP) : 0; break;
        case tensorrt_op_floor: set = dfg_argc_is(g, n, 1) ? DFG_BIT(TENSORRT_FLOOR) : 0; break;
        case tensorrt_op_nn_leaky_relu:
            set = dfg_argc_is(g, n, 1) ? DFG_BIT(TENSORRT_NN_LEAKY_RELU) : 0;
            break;
        case tensorrt_op_sin: set = dfg_argc_is(g, n, 1) ? DFG_BIT(TENSORRT_SIN) : 0; break;
        case tensorrt_op_cos: set = dfg_argc_is(g, n, 1) ? DFG_BIT(TENSORRT_COS) : 0; break;
        case tensorrt_op_atan: set = dfg_argc_is(g, n, 1) ? DFG_BIT(TENSORRT_ATAN) : 0; break;
        case tensorrt_op_ceil: set = dfg_argc_is(g, n, 1) ? DFG_BIT(TENSORRT_CEIL) : 0; break;
        case tensorrt_op_erf: set = dfg_argc_is(g, n, 1) ? DFG_BIT(TENSORRT_ERF) : 0; break;
        default: continue;
        }
        nodes[count] = n;
        sets[count] = set;
        count += set != 0;
    }
    return count;
}

uint64_t tensorrt_candidates(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    dfg_node node = n;
    tensorrt_sweep(g, n, n + 1, &node, &set);
    return set;
}

int32_t tensorrt_first(const dfg_graph *g, dfg_node n)
{
    for (uint64_t set = tensorrt_candidates(g, n); set != 0; set &= set - 1) {
        const uint32_t bit = dfg_lowest_bit(set);
        if (tensorrt_confirm(g, n, bit)) return (int32_t)bit;
    }
    return -1;
}
