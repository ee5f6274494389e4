/* Made by pat2c from cmsis_nn.pat; do not edit. */
#include "cmsis_nn.h"
_Static_assert(CMSIS_NN_H == 0x58b9f80789ba7f3b, "cmsis_nn.h is of another run of pat2c than this file");
#include "dfg_frames.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    cmsis_nn_op_cast = DFG_FIRST_OP, cmsis_nn_op_clip, cmsis_nn_op_nn_avg_pool2d, cmsis_nn_op_nn_bias_add,
    cmsis_nn_op_nn_max_pool2d, cmsis_nn_op_nn_pad, cmsis_nn_op_nn_softmax, cmsis_nn_op_qnn_add,
    cmsis_nn_op_qnn_conv2d, cmsis_nn_op_qnn_dense, cmsis_nn_op_qnn_dequantize, cmsis_nn_op_qnn_mul,
    cmsis_nn_op_qnn_quantize, cmsis_nn_op_qnn_requantize,
};
enum {
    cmsis_nn_attr_groups, cmsis_nn_attr_kernel_layout, cmsis_nn_attr_layout, cmsis_nn_attr_out_dtype,
    cmsis_nn_attr_pad_width, cmsis_nn_attr_padding,
};
enum { cmsis_nn_str_NCHW, cmsis_nn_str_NHWC, cmsis_nn_str_O, cmsis_nn_str_OIHW };
static const char *const cmsis_nn_op_names[] = {
    "cast", "clip", "nn.avg_pool2d", "nn.bias_add", "nn.max_pool2d", "nn.pad", "nn.softmax", "qnn.add",
    "qnn.conv2d", "qnn.dense", "qnn.dequantize", "qnn.mul", "qnn.quantize", "qnn.requantize",
};
static const char *const cmsis_nn_attr_names[] = {
    "groups", "kernel_layout", "layout", "out_dtype", "pad_width", "padding",
};
static const char *const cmsis_nn_str_names[] = { "NCHW", "NHWC", "O", "OIHW" };
static const dfg_val cmsis_nn_list_0_0[] = {{.tag = DFG_V_INT, .u.i = 0}, {.tag = DFG_V_INT, .u.i = 0}};

const struct dfg_names cmsis_nn_names = {
    .abi = DFG_ABI, .needs = 0, .name = "cmsis_nn", .run = CMSIS_NN_H, .n_ops = 14,
    .ops = cmsis_nn_op_names, .n_attrs = 6, .attrs = cmsis_nn_attr_names, .n_strs = 4,
    .strs = cmsis_nn_str_names,
};

/* cmsis_nn.pat:13  pattern requantized(p) = qnn.requantize(p, const, const, const, const); */
bool cmsis_nn_requantized_find(DFG_FIND(cmsis_nn_requantized))
{
    if (!dfg_calls_argc(g, n, cmsis_nn_op_qnn_requantize, 5)) return false;
    dfg_node p = dfg_operand(g, n, 0), constant = dfg_operand(g, n, 1);
    if (!dfg_is(g, constant, DFG_CONST)) return false;
    dfg_node constant_2 = dfg_operand(g, n, 2);
    if (!dfg_is(g, constant_2, DFG_CONST)) return false;
    dfg_node constant_3 = dfg_operand(g, n, 3);
    if (!dfg_is(g, constant_3, DFG_CONST)) return false;
    dfg_node constant_4 = dfg_operand(g, n, 4);
    if (!dfg_is(g, constant_4, DFG_CONST)) return false;
    DFG_GIVE(cmsis_nn_requantized, .root = n, .p = p);
    DFG_GIVE_WHOLE(cmsis_nn_requantized, .constant = constant, .constant_2 = constant_2,
                   .constant_3 = constant_3, .constant_4 = constant_4);
    return true;
}

/* cmsis_nn.pat:18  cond conv_types(x, w, b, c, r) =
 *     (x.dtype == i8 and w.dtype == i8 and r.dtype == i8 and attr(c, out_dtype) == i32
 *         and (not present(b) or b.dtype == i32))
 *     or (x.dtype == i16 and w.dtype == i8 and r.dtype == i16 and attr(c, out_dtype) == i64
 *         and (not present(b) or b.dtype == i64)); */
static DFG_APART bool cmsis_nn_conv_types(const dfg_graph *g, dfg_node x, dfg_node w, dfg_node b, dfg_node c, dfg_node r)
{
    return (dfg_dtype(g, x) == DFG_I8 && dfg_dtype(g, w) == DFG_I8 && dfg_dtype(g, r) == DFG_I8
            && dfg_scalar_eq(dfg_attr(g, c, cmsis_nn_attr_out_dtype), dfg_dtype_val(DFG_I32))
            && (b == DFG_NONE || dfg_dtype(g, b) == DFG_I32))
        || (dfg_dtype(g, x) == DFG_I16 && dfg_dtype(g, w) == DFG_I8 && dfg_dtype(g, r) == DFG_I16
            && dfg_scalar_eq(dfg_attr(g, c, cmsis_nn_attr_out_dtype), dfg_dtype_val(DFG_I64))
            && (b == DFG_NONE || dfg_dtype(g, b) == DFG_I64));
}

static DFG_APART dfg_val cmsis_nn_max(const dfg_graph *g, dfg_node z)
{
    const dfg_val list = dfg_elements(g, z);
    const int64_t n = dfg_len(list);
    dfg_val total = dfg_nil();
    for (int64_t k = 0; k < n; k++) {
        const dfg_val each = dfg_abs(dfg_item_at(&list, k));
        total = dfg_max(k == 0 ? each : total, each);
    }
    return total;
}

/* cmsis_nn.pat:25  cond all_zero(z) = max([abs(v) for v in value(z)]) == 0; */
static DFG_APART bool cmsis_nn_all_zero(const dfg_graph *g, dfg_node z)
{
    return dfg_scalar_eq(cmsis_nn_max(g, z), dfg_int(0));
}

/* cmsis_nn.pat:27  cond zero_points(x, x_zero, w_zero) = all_zero(w_zero), x.dtype != i16 or value(x_zero) == 0; */
static DFG_APART bool cmsis_nn_zero_points(const dfg_graph *g, dfg_node x, dfg_node x_zero, dfg_node w_zero)
{
    return cmsis_nn_all_zero(g, w_zero)
        && (dfg_scalar_ne(dfg_dtype_of(g, x), dfg_dtype_val(DFG_I16))
            || dfg_scalar_eq(dfg_value_of(g, x_zero), dfg_int(0)));
}

/* cmsis_nn.pat:30, known not to hold  cond depthwise(c, x, w) =
 *     c.groups == x.shape[3] and c.groups == dim(w, c.kernel_layout, "O"); */
static DFG_APART bool cmsis_nn_not_depthwise(const dfg_graph *g, dfg_node c, dfg_node x, dfg_node w)
{
    return dfg_extent_ne(g, dfg_attr_or_int(g, c, cmsis_nn_attr_groups, 1), dfg_extent_of(g, x, 3))
        || dfg_extent_ne(g, dfg_attr_or_int(g, c, cmsis_nn_attr_groups, 1),
                         dfg_layout_dim(
                             g, w, dfg_attr_or_str(g, c, cmsis_nn_attr_kernel_layout, cmsis_nn_str_OIHW),
                             dfg_str(g, cmsis_nn_str_O)));
}

/* cmsis_nn.pat:33  pattern conv2d(x, w, b, x_zero, w_zero) {
 *     c = qnn.conv2d(x, w & const, x_zero & const, w_zero & const, const, const);
 *     r = requantized(nn.bias_add(c, b & const) | c);
 *     where conv_types(x, w, b, c, r), zero_points(x, x_zero, w_zero);
 *     where present(b) or not depthwise(c, x, w);
 *     return clip?(r);
 * } */
bool cmsis_nn_conv2d_find(DFG_FIND(cmsis_nn_conv2d))
{
    dfg_node clip = DFG_NONE, r = n;
    if (dfg_calls_argc(g, n, cmsis_nn_op_clip, 1)) {
        clip = n;
        r = dfg_arg(g, clip, 0);
    }
    struct cmsis_nn_requantized_match requantized;
    if (dfg_op(g, r) != cmsis_nn_op_qnn_requantize) return false;
    if (!cmsis_nn_requantized_find(g, r, &requantized, DFG_PART(whole, requantized))) return false;
    dfg_node v = requantized.p, bias_add = DFG_NONE, c = v, b = DFG_NONE;
    if (dfg_calls_argc(g, v, cmsis_nn_op_nn_bias_add, 2)) {
        bias_add = v;
        c = dfg_arg(g, bias_add, 0);
        b = dfg_arg(g, bias_add, 1);
        if (!dfg_is(g, b, DFG_CONST)) return false;
    }
    if (!dfg_calls_argc(g, c, cmsis_nn_op_qnn_conv2d, 6)) return false;
    dfg_node x = dfg_arg(g, c, 0), w = dfg_arg(g, c, 1);
    if (!dfg_is(g, w, DFG_CONST)) return false;
    dfg_node x_zero = dfg_arg(g, c, 2);
    if (!dfg_is(g, x_zero, DFG_CONST)) return false;
    dfg_node w_zero = dfg_arg(g, c, 3);
    if (!dfg_is(g, w_zero, DFG_CONST)) return false;
    dfg_node constant = dfg_arg(g, c, 4);
    if (!dfg_is(g, constant, DFG_CONST)) return false;
    dfg_node constant_2 = dfg_arg(g, c, 5);
    if (!dfg_is(g, constant_2, DFG_CONST)) return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){clip, r, bias_add, c}, 4)) return false;
    if (!cmsis_nn_conv_types(g, x, w, b, c, r) || !cmsis_nn_zero_points(g, x, x_zero, w_zero)) return false;
    if (!(b != DFG_NONE || cmsis_nn_not_depthwise(g, c, x, w))) return false;
    DFG_GIVE(cmsis_nn_conv2d, .root = n, .x = x, .w = w, .b = b, .x_zero = x_zero, .w_zero = w_zero, .c = c,
             .r = r);
    DFG_GIVE_PARTS(whole->constant = constant, whole->constant_2 = constant_2, whole->bias_add = bias_add,
                   whole->clip = clip);
    return true;
}

static DFG_APART dfg_val cmsis_nn_value(const dfg_val *own)
{
    return dfg_choose(dfg_scalar_same(dfg_count(dfg_len(*own)), dfg_int(4)),
                      dfg_int_sub(dfg_item_at(own, 2), dfg_item_at(own, 0)), dfg_int(0));
}

static DFG_APART dfg_val cmsis_nn_value_2(const dfg_val *own, const dfg_val *pad)
{
    return dfg_int_add(cmsis_nn_value(own), dfg_item(dfg_item_at(pad, 1), 1));
}

static DFG_APART bool cmsis_nn_holds(const dfg_val *own, const dfg_val *pad)
{
    return dfg_within(dfg_int_sub(cmsis_nn_value_2(own, pad), dfg_item(dfg_item_at(pad, 1), 0)), dfg_int(0),
                      dfg_int(1));
}

static DFG_APART dfg_val cmsis_nn_value_3(const dfg_val *own)
{
    return dfg_choose(dfg_scalar_same(dfg_count(dfg_len(*own)), dfg_int(4)),
                      dfg_int_sub(dfg_item_at(own, 3), dfg_item_at(own, 1)), dfg_int(0));
}

static DFG_APART dfg_val cmsis_nn_value_4(const dfg_val *own, const dfg_val *pad)
{
    return dfg_int_add(cmsis_nn_value_3(own), dfg_item(dfg_item_at(pad, 2), 1));
}

static DFG_APART bool cmsis_nn_holds_2(const dfg_val *own, const dfg_val *pad)
{
    return dfg_within(dfg_int_sub(cmsis_nn_value_4(own, pad), dfg_item(dfg_item_at(pad, 2), 0)), dfg_int(0),
                      dfg_int(1));
}

/* cmsis_nn.pat:43  pattern padded_conv2d(x, w, b, x_zero, w_zero) {
 *     p = nn.pad(x, const) { pad_width = pad };
 *     c = qnn.conv2d(p, w & const, x_zero & const, w_zero & const, const, const) { padding = own };
 *     r = requantized(nn.bias_add(c, b & const) | c);
 *     where conv_types(x, w, b, c, r), zero_points(x, x_zero, w_zero);
 *     where present(b) or not depthwise(c, p, w);
 *     where (len(own) == 4 ? own[2] - own[0] : 0) + pad[1][1] - pad[1][0] in 0..1;
 *     where (len(own) == 4 ? own[3] - own[1] : 0) + pad[2][1] - pad[2][0] in 0..1;
 *     return clip?(r);
 * } */
bool cmsis_nn_padded_conv2d_find(DFG_FIND(cmsis_nn_padded_conv2d))
{
    dfg_node clip = DFG_NONE, r = n;
    if (dfg_calls_argc(g, n, cmsis_nn_op_clip, 1)) {
        clip = n;
        r = dfg_arg(g, clip, 0);
    }
    struct cmsis_nn_requantized_match requantized;
    if (dfg_op(g, r) != cmsis_nn_op_qnn_requantize) return false;
    if (!cmsis_nn_requantized_find(g, r, &requantized, DFG_PART(whole, requantized))) return false;
    dfg_node v = requantized.p, bias_add = DFG_NONE, c = v, b = DFG_NONE;
    if (dfg_calls_argc(g, v, cmsis_nn_op_nn_bias_add, 2)) {
        bias_add = v;
        c = dfg_arg(g, bias_add, 0);
        b = dfg_arg(g, bias_add, 1);
        if (!dfg_is(g, b, DFG_CONST)) return false;
    }
    if (!dfg_calls_argc(g, c, cmsis_nn_op_qnn_conv2d, 6)) return false;
    dfg_val own = dfg_attr_or_list(g, c, cmsis_nn_attr_padding, cmsis_nn_list_0_0, 2);
    if (!dfg_known(own)) return false;
    dfg_node p = dfg_arg(g, c, 0);
    if (!dfg_calls_argc(g, p, cmsis_nn_op_nn_pad, 2)) return false;
    dfg_val pad = dfg_attr(g, p, cmsis_nn_attr_pad_width);
    if (!dfg_known(pad)) return false;
    dfg_node x = dfg_operand(g, p, 0), constant = dfg_operand(g, p, 1);
    if (!dfg_is(g, constant, DFG_CONST)) return false;
    dfg_node w = dfg_arg(g, c, 1);
    if (!dfg_is(g, w, DFG_CONST)) return false;
    dfg_node x_zero = dfg_arg(g, c, 2);
    if (!dfg_is(g, x_zero, DFG_CONST)) return false;
    dfg_node w_zero = dfg_arg(g, c, 3);
    if (!dfg_is(g, w_zero, DFG_CONST)) return false;
    dfg_node constant_2 = dfg_arg(g, c, 4);
    if (!dfg_is(g, constant_2, DFG_CONST)) return false;
    dfg_node constant_3 = dfg_arg(g, c, 5);
    if (!dfg_is(g, constant_3, DFG_CONST)) return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){clip, r, bias_add, c, p}, 5)) return false;
    if (!cmsis_nn_conv_types(g, x, w, b, c, r) || !cmsis_nn_zero_points(g, x, x_zero, w_zero)) return false;
    if (!(b != DFG_NONE || cmsis_nn_not_depthwise(g, c, p, w))) return false;
    /* where (len(own) == 4 ? own[2] - own[0] : 0) + pad[1][1] - pad[1][0] in 0..1 */
    if (!cmsis_nn_holds(&own, &pad)) return false;
    /* where (len(own) == 4 ? own[3] - own[1] : 0) + pad[2][1] - pad[2][0] in 0..1 */
    if (!cmsis_nn_holds_2(&own, &pad)) return false;
    DFG_GIVE(cmsis_nn_padded_conv2d, .root = n, .x = x, .w = w, .b = b, .x_zero = x_zero, .w_zero = w_zero,
             .p = p, .c = c, .r = r, .pad = pad, .own = own);
    DFG_GIVE_PARTS(whole->constant = constant, whole->constant_2 = constant_2,
                   whole->constant_3 = constant_3, whole->bias_add = bias_add, whole->clip = clip);
    return true;
}

/* cmsis_nn.pat:56  pattern fully_connected(x, w, b, x_zero, w_zero) {
 *     d = qnn.dense(x, w & const, x_zero & const, w_zero & const, const, const);
 *     r = requantized(nn.bias_add(d, b & const) | d);
 *     where conv_types(x, w, b, d, r), zero_points(x, x_zero, w_zero);
 *     return clip?(r);
 * } */
bool cmsis_nn_fully_connected_find(DFG_FIND(cmsis_nn_fully_connected))
{
    dfg_node clip = DFG_NONE, r = n;
    if (dfg_calls_argc(g, n, cmsis_nn_op_clip, 1)) {
        clip = n;
        r = dfg_arg(g, clip, 0);
    }
    struct cmsis_nn_requantized_match requantized;
    if (dfg_op(g, r) != cmsis_nn_op_qnn_requantize) return false;
    if (!cmsis_nn_requantized_find(g, r, &requantized, DFG_PART(whole, requantized))) return false;
    dfg_node v = requantized.p, bias_add = DFG_NONE, d = v, b = DFG_NONE;
    if (dfg_calls_argc(g, v, cmsis_nn_op_nn_bias_add, 2)) {
        bias_add = v;
        d = dfg_arg(g, bias_add, 0);
        b = dfg_arg(g, bias_add, 1);
        if (!dfg_is(g, b, DFG_CONST)) return false;
    }
    if (!dfg_calls_argc(g, d, cmsis_nn_op_qnn_dense, 6)) return false;
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
    if (!dfg_in_body(g, n, (const dfg_node[]){clip, r, bias_add, d}, 4)) return false;
    if (!cmsis_nn_conv_types(g, x, w, b, d, r) || !cmsis_nn_zero_points(g, x, x_zero, w_zero)) return false;
    DFG_GIVE(cmsis_nn_fully_connected, .root = n, .x = x, .w = w, .b = b, .x_zero = x_zero,
             .w_zero = w_zero, .d = d, .r = r);
    DFG_GIVE_PARTS(whole->constant = constant, whole->constant_2 = constant_2, whole->bias_add = bias_add,
                   whole->clip = clip);
    return true;
}

/* cmsis_nn.pat:65  cond pool_types(p, x, r) =
 *     p.layout == "NHWC", x.shape[0] == 1, x.dtype in {i8, i16}, r.dtype == x.dtype; */
static DFG_APART bool cmsis_nn_pool_types(const dfg_graph *g, dfg_node p, dfg_node x, dfg_node r)
{
    return dfg_str_is(g, p, cmsis_nn_attr_layout, cmsis_nn_str_NHWC, cmsis_nn_str_NCHW)
        && dfg_extent(g, x, 0) == 1 && (dfg_dtype(g, x) == DFG_I8 || dfg_dtype(g, x) == DFG_I16)
        && dfg_scalar_eq(dfg_dtype_of(g, r), dfg_dtype_of(g, x));
}

/* cmsis_nn.pat:68  pattern avg_pool2d(x) {
 *     p = nn.avg_pool2d(cast(x));
 *     r = cast(p);
 *     where pool_types(p, x, r);
 *     return clip?(r);
 * } */
bool cmsis_nn_avg_pool2d_find(DFG_FIND(cmsis_nn_avg_pool2d))
{
    dfg_node clip = DFG_NONE, r = n;
    if (dfg_calls_argc(g, n, cmsis_nn_op_clip, 1)) {
        clip = n;
        r = dfg_arg(g, clip, 0);
    }
    if (!dfg_calls_argc(g, r, cmsis_nn_op_cast, 1)) return false;
    dfg_node p = dfg_arg(g, r, 0);
    if (!dfg_calls_argc(g, p, cmsis_nn_op_nn_avg_pool2d, 1)) return false;
    dfg_node cast = dfg_operand(g, p, 0);
    if (!dfg_calls_argc(g, cast, cmsis_nn_op_cast, 1)) return false;
    dfg_node x = dfg_operand(g, cast, 0);
    if (!dfg_in_body(g, n, (const dfg_node[]){clip, r, p, cast}, 4)) return false;
    if (!cmsis_nn_pool_types(g, p, x, r)) return false;
    DFG_GIVE(cmsis_nn_avg_pool2d, .root = n, .x = x, .p = p, .r = r);
    DFG_GIVE_WHOLE(cmsis_nn_avg_pool2d, .cast = cast, .clip = clip);
    return true;
}

/* cmsis_nn.pat:75  pattern max_pool2d(x) {
 *     p = nn.max_pool2d(x);
 *     where pool_types(p, x, p);
 *     return clip?(p);
 * } */
bool cmsis_nn_max_pool2d_find(DFG_FIND(cmsis_nn_max_pool2d))
{
    dfg_node clip = DFG_NONE, p = n;
    if (dfg_calls_argc(g, n, cmsis_nn_op_clip, 1)) {
        clip = n;
        p = dfg_arg(g, clip, 0);
    }
    if (!dfg_calls_argc(g, p, cmsis_nn_op_nn_max_pool2d, 1)) return false;
    dfg_node x = dfg_arg(g, p, 0);
    if (!dfg_in_body(g, n, (const dfg_node[]){clip, p}, 2) || !cmsis_nn_pool_types(g, p, x, p))
        return false;
    DFG_GIVE(cmsis_nn_max_pool2d, .root = n, .x = x, .p = p);
    DFG_GIVE_WHOLE(cmsis_nn_max_pool2d, .clip = clip);
    return true;
}

/* cmsis_nn.pat:83  cond binary_types(a, b, a_zero, b_zero, zero) =
 *     a.dtype in {i8, i16}, a.dtype == b.dtype,
 *     not (is_const(a) and a.rank == 0 and is_const(b) and b.rank == 0),
 *     a.dtype != i16 or (value(a_zero) == 0 and value(b_zero) == 0 and value(zero) == 0); */
static DFG_APART bool cmsis_nn_binary_types(const dfg_graph *g, dfg_node a, dfg_node b, dfg_node a_zero,
    dfg_node b_zero, dfg_node zero)
{
    return (dfg_dtype(g, a) == DFG_I8 || dfg_dtype(g, a) == DFG_I16)
        && dfg_scalar_eq(dfg_dtype_of(g, a), dfg_dtype_of(g, b))
        && (!dfg_is(g, a, DFG_CONST) || dfg_scalar_ne(dfg_rank_of(g, a), dfg_int(0))
            || !dfg_is(g, b, DFG_CONST) || dfg_scalar_ne(dfg_rank_of(g, b), dfg_int(0)))
        && (dfg_scalar_ne(dfg_dtype_of(g, a), dfg_dtype_val(DFG_I16))
            || (dfg_scalar_eq(dfg_value_of(g, a_zero), dfg_int(0))
                && dfg_scalar_eq(dfg_value_of(g, b_zero), dfg_int(0))
                && dfg_scalar_eq(dfg_value_of(g, zero), dfg_int(0))));
}

/* cmsis_nn.pat:88  pattern mul(a, b, a_zero, b_zero, zero) {
 *     r = qnn.mul(a, b, const, a_zero & const, const, b_zero & const, const, zero & const);
 *     where binary_types(a, b, a_zero, b_zero, zero);
 *     return clip?(r);
 * } */
bool cmsis_nn_mul_find(DFG_FIND_ON(cmsis_nn_mul))
{
    dfg_node clip = DFG_NONE, r = n;
    if (dfg_calls_argc(g, n, cmsis_nn_op_clip, 1)) {
        clip = n;
        r = dfg_arg(g, clip, 0);
    }
    if (!dfg_calls_argc(g, r, cmsis_nn_op_qnn_mul, 8)) return false;
    bool differ = dfg_arg(g, r, 0) != dfg_arg(g, r, 1) || dfg_arg(g, r, 2) != dfg_arg(g, r, 4)
        || dfg_arg(g, r, 3) != dfg_arg(g, r, 5);
    for (uint32_t swap = way[0]; swap < (differ ? 2u : 1u); way[0] = ++swap) {
        dfg_node a = dfg_arg(g, r, swap ? 1u : 0u), b = dfg_arg(g, r, swap ? 0u : 1u);
        dfg_node constant = dfg_arg(g, r, swap ? 4u : 2u);
        if (!dfg_is(g, constant, DFG_CONST)) continue;
        dfg_node a_zero = dfg_arg(g, r, swap ? 5u : 3u);
        if (!dfg_is(g, a_zero, DFG_CONST)) continue;
        dfg_node constant_2 = dfg_arg(g, r, swap ? 2u : 4u);
        if (!dfg_is(g, constant_2, DFG_CONST)) continue;
        dfg_node b_zero = dfg_arg(g, r, swap ? 3u : 5u);
        if (!dfg_is(g, b_zero, DFG_CONST)) continue;
        dfg_node constant_3 = dfg_arg(g, r, 6u);
        if (!dfg_is(g, constant_3, DFG_CONST)) continue;
        dfg_node zero = dfg_arg(g, r, 7u);
        if (!dfg_is(g, zero, DFG_CONST) || !dfg_in_body(g, n, (const dfg_node[]){clip, r}, 2)) continue;
        if (!cmsis_nn_binary_types(g, a, b, a_zero, b_zero, zero)) continue;
        DFG_GIVE(cmsis_nn_mul, .root = n, .a = a, .b = b, .a_zero = a_zero, .b_zero = b_zero, .zero = zero,
                 .r = r);
        DFG_GIVE_WHOLE(cmsis_nn_mul, .constant = constant, .constant_2 = constant_2,
                       .constant_3 = constant_3, .clip = clip);
        return true;
    }
    return false;
}

/* cmsis_nn.pat:94  pattern addition(a, b, a_zero, b_zero, zero) {
 *     r = qnn.add(a, b, const, a_zero & const, const, b_zero & const, const, zero & const);
 *     where binary_types(a, b, a_zero, b_zero, zero);
 *     return clip?(r);
 * } */
bool cmsis_nn_addition_find(DFG_FIND_ON(cmsis_nn_addition))
{
    dfg_node clip = DFG_NONE, r = n;
    if (dfg_calls_argc(g, n, cmsis_nn_op_clip, 1)) {
        clip = n;
        r = dfg_arg(g, clip, 0);
    }
    if (!dfg_calls_argc(g, r, cmsis_nn_op_qnn_add, 8)) return false;
    bool differ = dfg_arg(g, r, 0) != dfg_arg(g, r, 1) || dfg_arg(g, r, 2) != dfg_arg(g, r, 4)
        || dfg_arg(g, r, 3) != dfg_arg(g, r, 5);
    for (uint32_t swap = way[0]; swap < (differ ? 2u : 1u); way[0] = ++swap) {
        dfg_node a = dfg_arg(g, r, swap ? 1u : 0u), b = dfg_arg(g, r, swap ? 0u : 1u);
        dfg_node constant = dfg_arg(g, r, swap ? 4u : 2u);
        if (!dfg_is(g, constant, DFG_CONST)) continue;
        dfg_node a_zero = dfg_arg(g, r, swap ? 5u : 3u);
        if (!dfg_is(g, a_zero, DFG_CONST)) continue;
        dfg_node constant_2 = dfg_arg(g, r, swap ? 2u : 4u);
        if (!dfg_is(g, constant_2, DFG_CONST)) continue;
        dfg_node b_zero = dfg_arg(g, r, swap ? 3u : 5u);
        if (!dfg_is(g, b_zero, DFG_CONST)) continue;
        dfg_node constant_3 = dfg_arg(g, r, 6u);
        if (!dfg_is(g, constant_3, DFG_CONST)) continue;
        dfg_node zero = dfg_arg(g, r, 7u);
        if (!dfg_is(g, zero, DFG_CONST) || !dfg_in_body(g, n, (const dfg_node[]){clip, r}, 2)) continue;
        if (!cmsis_nn_binary_types(g, a, b, a_zero, b_zero, zero)) continue;
        DFG_GIVE(cmsis_nn_addition, .root = n, .a = a, .b = b, .a_zero = a_zero, .b_zero = b_zero,
                 .zero = zero, .r = r);
        DFG_GIVE_WHOLE(cmsis_nn_addition, .constant = constant, .constant_2 = constant_2,
                       .constant_3 = constant_3, .clip = clip);
        return true;
    }
    return false;
}

/* cmsis_nn.pat:102  pattern softmax(x, s, z) {
 *     q = qnn.quantize(nn.softmax(qnn.dequantize(x, const, const)), s & const, z & const);
 *     where (x.dtype == i8 and attr(q, out_dtype) == i8 and value(s) == 0.00390625 and value(z) == -128)
 *         or (x.dtype == i16 and attr(q, out_dtype) == i16 and value(s) == 0.000030517578125 and value(z) == 0);
 *     return q;
 * } */
bool cmsis_nn_softmax_find(DFG_FIND(cmsis_nn_softmax))
{
    if (!dfg_calls_argc(g, n, cmsis_nn_op_qnn_quantize, 3)) return false;
    dfg_node softmax = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, softmax, cmsis_nn_op_nn_softmax, 1)) return false;
    dfg_node dequantize = dfg_operand(g, softmax, 0);
    if (!dfg_calls_argc(g, dequantize, cmsis_nn_op_qnn_dequantize, 3)) return false;
    dfg_node x = dfg_operand(g, dequantize, 0), constant = dfg_operand(g, dequantize, 1);
    if (!dfg_is(g, constant, DFG_CONST)) return false;
    dfg_node constant_2 = dfg_operand(g, dequantize, 2);
    if (!dfg_is(g, constant_2, DFG_CONST)) return false;
    dfg_node s = dfg_operand(g, n, 1);
    if (!dfg_is(g, s, DFG_CONST)) return false;
    dfg_node z = dfg_operand(g, n, 2);
    if (!dfg_is(g, z, DFG_CONST) || !dfg_in_body(g, n, (const dfg_node[]){softmax, dequantize}, 2))
        return false;
    /* where (x.dtype == i8 and attr(q, out_dtype) == i8 and value(s) == 0.00390625 and value(z) ==
     * -128) or (x.dtype == i16 and attr(q, out_dtype) == i16 and value(s) == 0.000030517578125 and
     * value(z) == 0) */
    if (!((dfg_dtype(g, x) == DFG_I8
           && dfg_scalar_eq(dfg_attr(g, n, cmsis_nn_attr_out_dtype), dfg_dtype_val(DFG_I8))
           && dfg_scalar_eq(dfg_value_of(g, s), dfg_float(0.00390625))
           && dfg_scalar_eq(dfg_value_of(g, z), dfg_int(-128)))
          || (dfg_dtype(g, x) == DFG_I16
              && dfg_scalar_eq(dfg_attr(g, n, cmsis_nn_attr_out_dtype), dfg_dtype_val(DFG_I16))
              && dfg_scalar_eq(dfg_value_of(g, s), dfg_float(3.0517578125e-05))
              && dfg_scalar_eq(dfg_value_of(g, z), dfg_int(0)))))
        return false;
    DFG_GIVE(cmsis_nn_softmax, .root = n, .x = x, .s = s, .z = z, .q = n);
    DFG_GIVE_WHOLE(cmsis_nn_softmax, .softmax = softmax, .dequantize = dequantize, .constant = constant,
                   .constant_2 = constant_2);
    return true;
}

/* ---- cmsis_nn.pat:109  table cmsis_nn ---- */

/* Does the candidate match?  What level 1 does not say is asked by the entry's own matcher. */
static bool cmsis_nn_confirm(const dfg_graph *g, dfg_node n, uint32_t bit)
{
    switch (bit) {
    case 0: return DFG_MATCHES(cmsis_nn_padded_conv2d, g, n); /* attribute padding is given a name */
    case 1: return DFG_MATCHES(cmsis_nn_conv2d, g, n); /* where conv_types(x, w, b, c, r) */
    case 2: return DFG_MATCHES(cmsis_nn_fully_connected, g, n); /* where conv_types(x, w, b, d, r) */
    case 3: return DFG_MATCHES(cmsis_nn_avg_pool2d, g, n); /* where pool_types(p, x, r) */
    case 4: return DFG_MATCHES(cmsis_nn_max_pool2d, g, n); /* where pool_types(p, x, p) */
    case 5: return DFG_MATCHES(cmsis_nn_mul, g, n); /* where binary_types(a, b, a_zero, b_zero, zero) */
    case 6: /* where binary_types(a, b, a_zero, b_zero, zero) */
        return DFG_MATCHES(cmsis_nn_addition, g, n);
    case 7: /* where (x.dtype == i8 and attr(q, out_dtype) == i8 and v ... */
        return DFG_MATCHES(cmsis_nn_softmax, g, n);
    default: return false;
    }
}

/* cmsis_nn.pat:44  nn.pad(x, const) */
static inline bool cmsis_nn_is_p(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, cmsis_nn_op_nn_pad, 2) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST);
}

/* from bit 0 on: CMSIS_NN_QNN_CONV2D, CMSIS_NN_QNN_CONV2D_2, and 3 more such groups */
static uint64_t cmsis_nn_part_2(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 6) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST)
        && dfg_is(g, dfg_operand(g, n, 2), DFG_CONST) && dfg_is(g, dfg_operand(g, n, 3), DFG_CONST)
        && dfg_is(g, dfg_operand(g, n, 4), DFG_CONST) && dfg_is(g, dfg_operand(g, n, 5), DFG_CONST)) {
        if (cmsis_nn_is_p(g, dfg_operand(g, n, 0))) set |= DFG_BIT(0); /* CMSIS_NN_QNN_CONV2D ... */
        set |= DFG_BIT(1); /* CMSIS_NN_QNN_CONV2D_2 ... */
    }
    return set;
}

/* cmsis_nn.pat:57  qnn.dense(x, w & const, x_zero & const, w_zero & const, const, const); the operator is known */
static inline bool cmsis_nn_is_d(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 6) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST)
        && dfg_is(g, dfg_operand(g, n, 2), DFG_CONST) && dfg_is(g, dfg_operand(g, n, 3), DFG_CONST)
        && dfg_is(g, dfg_operand(g, n, 4), DFG_CONST) && dfg_is(g, dfg_operand(g, n, 5), DFG_CONST);
}

/* from bit 0 on: CMSIS_NN_QNN_CONV2D, CMSIS_NN_QNN_CONV2D_2, CMSIS_NN_QNN_FULLY_CONNECTED, and
 * 1 more such group */
static uint64_t cmsis_nn_part(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 5) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST)
        && dfg_is(g, dfg_operand(g, n, 2), DFG_CONST) && dfg_is(g, dfg_operand(g, n, 3), DFG_CONST)
        && dfg_is(g, dfg_operand(g, n, 4), DFG_CONST)) {
        const dfg_node a0 = dfg_operand(g, n, 0);
        switch (dfg_op(g, a0)) {
        case cmsis_nn_op_nn_bias_add:
            if (dfg_argc_is(g, a0, 2) && dfg_is(g, dfg_operand(g, a0, 1), DFG_CONST)) {
                const dfg_node a0_0 = dfg_operand(g, a0, 0);
                switch (dfg_op(g, a0_0)) {
                case cmsis_nn_op_qnn_conv2d: set |= cmsis_nn_part_2(g, a0_0); break;
                case cmsis_nn_op_qnn_dense:
                    if (cmsis_nn_is_d(g, a0_0)) set |= DFG_BIT(2); /* CMSIS_NN_QNN_FULLY_CONNECTED ... */
                    break;
                default: break;
                }
            }
            break;
        case cmsis_nn_op_qnn_conv2d: set |= cmsis_nn_part_2(g, a0); break;
        case cmsis_nn_op_qnn_dense:
            if (cmsis_nn_is_d(g, a0)) set |= DFG_BIT(2); /* CMSIS_NN_QNN_FULLY_CONNECTED ... */
            break;
        default: break;
        }
    }
    return set;
}

/* cmsis_nn.pat:69  nn.avg_pool2d(cast(x)) */
static inline bool cmsis_nn_is_p_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, cmsis_nn_op_nn_avg_pool2d, 1)
        && dfg_calls_argc(g, dfg_operand(g, n, 0), cmsis_nn_op_cast, 1);
}

/* cmsis_nn.pat:70  cast(p); the operator is known */
static inline bool cmsis_nn_is_r(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 1) && cmsis_nn_is_p_2(g, dfg_operand(g, n, 0));
}

/* cmsis_nn.pat:89  qnn.mul(a, b, const, a_zero & const, const, b_zero & const, const, zero & const); the operator is known */
static inline bool cmsis_nn_is_r_2(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 8) && dfg_is(g, dfg_operand(g, n, 2), DFG_CONST)
        && dfg_is(g, dfg_operand(g, n, 3), DFG_CONST) && dfg_is(g, dfg_operand(g, n, 4), DFG_CONST)
        && dfg_is(g, dfg_operand(g, n, 5), DFG_CONST) && dfg_is(g, dfg_operand(g, n, 6), DFG_CONST)
        && dfg_is(g, dfg_operand(g, n, 7), DFG_CONST);
}

/* cmsis_nn.pat:95  qnn.add(a, b, const, a_zero & const, const, b_zero & const, const, zero & const); the operator is known */
static inline bool cmsis_nn_is_r_3(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 8) && dfg_is(g, dfg_operand(g, n, 2), DFG_CONST)
        && dfg_is(g, dfg_operand(g, n, 3), DFG_CONST) && dfg_is(g, dfg_operand(g, n, 4), DFG_CONST)
        && dfg_is(g, dfg_operand(g, n, 5), DFG_CONST) && dfg_is(g, dfg_operand(g, n, 6), DFG_CONST)
        && dfg_is(g, dfg_operand(g, n, 7), DFG_CONST);
}

/* op in {clip}: CMSIS_NN_QNN_CONV2D, CMSIS_NN_QNN_CONV2D_2, CMSIS_NN_QNN_FULLY_CONNECTED,
 * CMSIS_NN_QNN_AVG_POOL2D, CMSIS_NN_QNN_MAX_POOL2D, CMSIS_NN_QNN_MUL and 1 more */
static inline DFG_IN_LINE_FOR_SPEED uint64_t cmsis_nn_at_clip(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 1)) {
        const dfg_node a0 = dfg_operand(g, n, 0);
        switch (dfg_op(g, a0)) {
        case cmsis_nn_op_qnn_requantize: set |= cmsis_nn_part(g, a0); break;
        case cmsis_nn_op_cast: if (cmsis_nn_is_r(g, a0)) set |= DFG_BIT(CMSIS_NN_QNN_AVG_POOL2D); break;
        case cmsis_nn_op_nn_max_pool2d:
            if (dfg_argc_is(g, a0, 1)) set |= DFG_BIT(CMSIS_NN_QNN_MAX_POOL2D);
            break;
        case cmsis_nn_op_qnn_mul: if (cmsis_nn_is_r_2(g, a0)) set |= DFG_BIT(CMSIS_NN_QNN_MUL); break;
        case cmsis_nn_op_qnn_add: if (cmsis_nn_is_r_3(g, a0)) set |= DFG_BIT(CMSIS_NN_QNN_ADD); break;
        default: break;
        }
    }
    return set;
}

/* cmsis_nn.pat:103  qnn.dequantize(x, const, const) */
static inline bool cmsis_nn_is_qnn_dequantize(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, cmsis_nn_op_qnn_dequantize, 3) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST)
        && dfg_is(g, dfg_operand(g, n, 2), DFG_CONST);
}

/* cmsis_nn.pat:103  nn.softmax(qnn.dequantize(x, const, const)) */
static inline bool cmsis_nn_is_nn_softmax(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, cmsis_nn_op_nn_softmax, 1)
        && cmsis_nn_is_qnn_dequantize(g, dfg_operand(g, n, 0));
}

/* cmsis_nn.pat:103  qnn.quantize(nn.softmax(qnn.dequantize(x, const, const)), s & const, z & const); the operator is known */
static inline bool cmsis_nn_is_q(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 3) && cmsis_nn_is_nn_softmax(g, dfg_operand(g, n, 0))
        && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST) && dfg_is(g, dfg_operand(g, n, 2), DFG_CONST);
}

size_t cmsis_nn_sweep(const dfg_graph *g, dfg_node first, dfg_node last, dfg_node *nodes, uint64_t *sets)
{
    size_t count = 0;
    for (dfg_node n = first; n < last; n++) {
        uint64_t set = 0;
        switch (dfg_op(g, n)) {
        case cmsis_nn_op_clip: set = cmsis_nn_at_clip(g, n); break;
        case cmsis_nn_op_qnn_requantize: set = cmsis_nn_part(g, n); break;
        case cmsis_nn_op_cast: set = cmsis_nn_is_r(g, n) ? DFG_BIT(CMSIS_NN_QNN_AVG_POOL2D) : 0; break;
        case cmsis_nn_op_nn_max_pool2d:
            set = dfg_argc_is(g, n, 1) ? DFG_BIT(CMSIS_NN_QNN_MAX_POOL2D) : 0;
            break;
        case cmsis_nn_op_qnn_mul: set = cmsis_nn_is_r_2(g, n) ? DFG_BIT(CMSIS_NN_QNN_MUL) : 0; break;
        case cmsis_nn_op_qnn_add: set = cmsis_nn_is_r_3(g, n) ? DFG_BIT(CMSIS_NN_QNN_ADD) : 0; break;
        case cmsis_nn_op_qnn_quantize:
            set = cmsis_nn_is_q(g, n) ? DFG_BIT(CMSIS_NN_QNN_SOFTMAX) : 0;
            break;
        default: continue;
        }
        nodes[count] = n;
        sets[count] = set;
        count += set != 0;
    }
    return count;
}

uint64_t cmsis_nn_candidates(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    dfg_node node = n;
    cmsis_nn_sweep(g, n, n + 1, &node, &set);
    return set;
}

int32_t cmsis_nn_first(const dfg_graph *g, dfg_node n)
{
    for (uint64_t set = cmsis_nn_candidates(g, n); set != 0; set &= set - 1) {
        const uint32_t bit = dfg_lowest_bit(set);
        if (cmsis_nn_confirm(g, n, bit)) return (int32_t)bit;
    }
    return -1;
}
