/* Made by pat2c from bnns.pat; do not edit. */
#include "bnns.h"
_Static_assert(BNNS_H == 0x4b22b942348005b3, "bnns.h is of another run of pat2c than this file");
#include "dfg_frames.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    bnns_op_add = DFG_FIRST_OP, bnns_op_multiply, bnns_op_nn_avg_pool2d, bnns_op_nn_batch_matmul,
    bnns_op_nn_bias_add, bnns_op_nn_conv2d, bnns_op_nn_dense, bnns_op_nn_global_avg_pool2d,
    bnns_op_nn_global_max_pool2d, bnns_op_nn_instance_norm, bnns_op_nn_max_pool2d, bnns_op_nn_relu,
    bnns_op_power, bnns_op_sigmoid, bnns_op_tanh,
};
enum { bnns_attr_axis, bnns_attr_data_layout, bnns_attr_layout, bnns_attr_out_dtype };
enum { bnns_str_NCHW };
static const char *const bnns_op_names[] = {
    "add", "multiply", "nn.avg_pool2d", "nn.batch_matmul", "nn.bias_add", "nn.conv2d", "nn.dense",
    "nn.global_avg_pool2d", "nn.global_max_pool2d", "nn.instance_norm", "nn.max_pool2d", "nn.relu", "power",
    "sigmoid", "tanh",
};
static const char *const bnns_attr_names[] = { "axis", "data_layout", "layout", "out_dtype" };
static const char *const bnns_str_names[] = { "NCHW" };

const struct dfg_names bnns_names = {
    .abi = DFG_ABI, .needs = 0, .name = "bnns", .run = BNNS_H, .n_ops = 15, .ops = bnns_op_names,
    .n_attrs = 4, .attrs = bnns_attr_names, .n_strs = 1, .strs = bnns_str_names,
};

/* bnns.pat:17  cond conv2d_ok(c, x, w) =
 *     c.data_layout == "NCHW", x.rank == 4, w.rank == 4, x.dtype == f32, w.dtype == f32,
 *     not present(c.out_dtype) or attr(c, out_dtype) == f32; */
static DFG_APART bool bnns_conv2d_ok(const dfg_graph *g, dfg_node c, dfg_node x, dfg_node w)
{
    return dfg_str_is(g, c, bnns_attr_data_layout, bnns_str_NCHW, bnns_str_NCHW) && dfg_rank(g, x) == 4
        && dfg_rank(g, w) == 4 && dfg_dtype(g, x) == DFG_F32 && dfg_dtype(g, w) == DFG_F32
        && (!dfg_known(dfg_attr(g, c, bnns_attr_out_dtype))
            || dfg_scalar_eq(dfg_attr(g, c, bnns_attr_out_dtype), dfg_dtype_val(DFG_F32)));
}

/* bnns.pat:23  pattern conv(x, w) {
 *     c = nn.conv2d(x, w & const);
 *     where conv2d_ok(c, x, w);
 *     return c;
 * } */
bool bnns_conv_match(const dfg_graph *g, dfg_node n, struct bnns_conv_match *m)
{
    if (!dfg_calls_argc(g, n, bnns_op_nn_conv2d, 2)) return false;
    dfg_node x = dfg_operand(g, n, 0), w = dfg_operand(g, n, 1);
    if (!dfg_is(g, w, DFG_CONST) || !bnns_conv2d_ok(g, n, x, w)) return false;
    DFG_GIVE(bnns_conv, .root = n, .x = x, .w = w, .c = n);
    return true;
}

/* bnns.pat:29  pattern conv_bias(x, w, b) =
 *     add(conv(x, w), b & const & (_ : [1, _, 1, 1] | _ : [_, 1, 1])) | nn.bias_add(conv(x, w), b & const) { axis == 1 }; */
bool bnns_conv_bias_find(DFG_FIND_ON(bnns_conv_bias))
{
    bool is_add = dfg_calls_argc(g, n, bnns_op_add, 2);
    dfg_node add = DFG_NONE, c = DFG_NONE, x = DFG_NONE, w = DFG_NONE, b = DFG_NONE, constant_2 = DFG_NONE;
    uint32_t swap = 0;
    struct bnns_conv_match conv = {0};
    if (is_add) {
        add = n;
        swap = dfg_op(g, dfg_arg(g, add, 0)) == bnns_op_nn_conv2d ? 0 : 1;
        c = dfg_arg(g, add, swap);
        if (dfg_op(g, c) != bnns_op_nn_conv2d || !bnns_conv_match(g, c, &conv)) return false;
        x = conv.x;
        w = conv.w;
        b = dfg_arg(g, add, 1 - swap);
        constant_2 = b;
        if (!dfg_is(g, constant_2, DFG_CONST)) return false;
    }
    for (uint32_t alt = way[0]; alt < (is_add ? 2u : 1u); way[0] = ++alt) {
        dfg_node x_2 = DFG_NONE, x_2_2 = DFG_NONE, bias_add = DFG_NONE, c_2 = DFG_NONE;
        dfg_node constant_4 = DFG_NONE;
        struct bnns_conv_match conv_2 = {0};
        if (is_add) {
            if (alt == 0) {
                x_2 = b;
                if (dfg_rank(g, x_2) != 4 || dfg_extent(g, x_2, 0) != 1 || dfg_extent(g, x_2, 2) != 1
                    || dfg_extent(g, x_2, 3) != 1)
                    continue;
            } else {
                x_2_2 = b;
                if (dfg_rank(g, x_2_2) != 3 || dfg_extent(g, x_2_2, 1) != 1 || dfg_extent(g, x_2_2, 2) != 1)
                    continue;
            }
        } else {
            bias_add = n;
            if (!dfg_calls_argc(g, bias_add, bnns_op_nn_bias_add, 2)) continue;
            if (!dfg_int_is(g, bias_add, bnns_attr_axis, 1, 1)) continue;
            c_2 = dfg_arg(g, bias_add, 0);
            if (dfg_op(g, c_2) != bnns_op_nn_conv2d || !bnns_conv_match(g, c_2, &conv_2)) continue;
            x = conv_2.x;
            w = conv_2.w;
            b = dfg_arg(g, bias_add, 1);
            constant_4 = b;
            if (!dfg_is(g, constant_4, DFG_CONST)) continue;
        }
        if (!dfg_in_body(g, n, (const dfg_node[]){add, c, bias_add, c_2}, 4)) continue;
        DFG_GIVE(bnns_conv_bias, .root = n, .x = x, .w = w, .b = b);
        DFG_GIVE_PARTS(whole->conv = conv, whole->conv_2 = conv_2, whole->add = add, whole->c = c,
                       whole->constant_2 = constant_2, whole->x = x_2, whole->x_2 = x_2_2,
                       whole->bias_add = bias_add, whole->c_2 = c_2, whole->constant_4 = constant_4);
        return true;
    }
    return false;
}

/* bnns.pat:20  cond dense_ok(d, x, w) =
 *     x.dtype == f32, w.dtype == f32, w.rank == 2, not present(d.out_dtype) or attr(d, out_dtype) == f32; */
static DFG_APART bool bnns_dense_ok(const dfg_graph *g, dfg_node d, dfg_node x, dfg_node w)
{
    return dfg_dtype(g, x) == DFG_F32 && dfg_dtype(g, w) == DFG_F32 && dfg_rank(g, w) == 2
        && (!dfg_known(dfg_attr(g, d, bnns_attr_out_dtype))
            || dfg_scalar_eq(dfg_attr(g, d, bnns_attr_out_dtype), dfg_dtype_val(DFG_F32)));
}

/* bnns.pat:32  pattern dense(x, w) {
 *     d = nn.dense(x, w & const);
 *     where dense_ok(d, x, w);
 *     return d;
 * } */
bool bnns_dense_match(const dfg_graph *g, dfg_node n, struct bnns_dense_match *m)
{
    if (!dfg_calls_argc(g, n, bnns_op_nn_dense, 2)) return false;
    dfg_node x = dfg_operand(g, n, 0), w = dfg_operand(g, n, 1);
    if (!dfg_is(g, w, DFG_CONST) || !bnns_dense_ok(g, n, x, w)) return false;
    DFG_GIVE(bnns_dense, .root = n, .x = x, .w = w, .d = n);
    return true;
}

/* bnns.pat:37  pattern dense_bias(x, w, b) = add(dense(x, w), b); */
bool bnns_dense_bias_find(DFG_FIND_ON(bnns_dense_bias))
{
    if (!dfg_calls_argc(g, n, bnns_op_add, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node d = dfg_arg(g, n, swap);
        struct bnns_dense_match dense;
        if (dfg_op(g, d) != bnns_op_nn_dense || !bnns_dense_match(g, d, &dense)) continue;
        dfg_node b = dfg_arg(g, n, 1 - swap);
        if (!dfg_same_body(g, n, d)) continue;
        DFG_GIVE(bnns_dense_bias, .root = n, .x = dense.x, .w = dense.w, .b = b);
        DFG_GIVE_WHOLE(bnns_dense_bias, .d = d);
        return true;
    }
    return false;
}

/* bnns.pat:41  multiply(power(d, 3), approx(0.044715, 1e-6)) + d */
static bool bnns_dense_bias_gelu_cubed_find(DFG_FIND_ON(bnns_dense_bias_gelu_cubed))
{
    if (!dfg_calls_argc(g, n, bnns_op_add, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node multiply = dfg_arg(g, n, swap);
        if (!dfg_calls_argc(g, multiply, bnns_op_multiply, 2)) continue;
        uint32_t swap_2 = dfg_op(g, dfg_operand(g, multiply, 0)) == bnns_op_power ? 0 : 1;
        dfg_node power = dfg_arg(g, multiply, swap_2);
        if (!dfg_calls_argc(g, power, bnns_op_power, 2)) continue;
        dfg_node d = dfg_operand(g, power, 0), constant = dfg_operand(g, power, 1);
        if (!dfg_const_is(g, constant, dfg_int(3), DFG_NO_DTYPE)) continue;
        dfg_node constant_2 = dfg_arg(g, multiply, 1 - swap_2);
        if (!dfg_const_near(g, constant_2, dfg_float(0.044715), 1e-06, DFG_NO_DTYPE)) continue;
        if (dfg_arg(g, n, 1 - swap) != d) continue;
        if (!dfg_in_body(g, n, (const dfg_node[]){multiply, power}, 2)) continue;
        DFG_GIVE(bnns_dense_bias_gelu_cubed, .root = n, .d = d);
        DFG_GIVE_WHOLE(bnns_dense_bias_gelu_cubed, .multiply = multiply, .power = power,
                       .constant = constant, .constant_2 = constant_2);
        return true;
    }
    return false;
}

static bool bnns_dense_bias_gelu_as_multiply_find(const dfg_graph *g, dfg_node n, uint32_t *way,
    struct bnns_dense_bias_gelu_match *m, struct bnns_dense_bias_gelu_whole *whole)
{
    if (!dfg_calls_argc(g, n, bnns_op_multiply, 2)) return false;
    uint32_t swap = dfg_op(g, dfg_operand(g, n, 0)) == bnns_op_multiply ? 0 : 1;
    dfg_node multiply_3 = dfg_arg(g, n, swap);
    if (!dfg_calls_argc(g, multiply_3, bnns_op_multiply, 2)) return false;
    uint32_t swap_2 = dfg_op(g, dfg_operand(g, multiply_3, 0)) == bnns_op_add ? 0 : 1;
    dfg_node constant_5 = dfg_arg(g, multiply_3, 1 - swap_2);
    if (!dfg_const_is(g, constant_5, dfg_float(0.5), DFG_NO_DTYPE)) return false;
    dfg_node add = dfg_arg(g, multiply_3, swap_2);
    if (!dfg_calls_argc(g, add, bnns_op_add, 2)) return false;
    uint32_t swap_3 = dfg_op(g, dfg_operand(g, add, 0)) == bnns_op_tanh ? 0 : 1;
    dfg_node constant_4 = dfg_arg(g, add, 1 - swap_3);
    if (!dfg_const_is(g, constant_4, dfg_int(1), DFG_NO_DTYPE)) return false;
    dfg_node tanh = dfg_arg(g, add, swap_3);
    if (!dfg_calls_argc(g, tanh, bnns_op_tanh, 1)) return false;
    dfg_node multiply_4 = dfg_operand(g, tanh, 0);
    if (!dfg_calls_argc(g, multiply_4, bnns_op_multiply, 2)) return false;
    uint32_t swap_4 = dfg_op(g, dfg_operand(g, multiply_4, 0)) == bnns_op_add ? 0 : 1;
    dfg_node constant_3 = dfg_arg(g, multiply_4, 1 - swap_4);
    if (!dfg_const_near(g, constant_3, dfg_float(0.79788456), 1e-06, DFG_NO_DTYPE)) return false;
    if (dfg_op(g, dfg_arg(g, multiply_4, swap_4)) != bnns_op_add) return false;
    struct bnns_dense_bias_gelu_cubed_match cubed;
    struct bnns_dense_bias_gelu_cubed_whole cubed_whole;
    for (; bnns_dense_bias_gelu_cubed_find(g, dfg_arg(g, multiply_4, swap_4), way, &cubed, &cubed_whole);
         way[0]++, way[1] = 0) {
        if (dfg_op(g, cubed.d) != bnns_op_add) continue;
        struct bnns_dense_bias_match dense_bias;
        struct bnns_dense_bias_whole dense_bias_whole;
        for (; bnns_dense_bias_find(g, cubed.d, way + 1, &dense_bias, &dense_bias_whole); way[1]++) {
            if (dfg_arg(g, n, 1 - swap) != cubed.d) continue;
            if (!dfg_in_body(
                    g, n, (const dfg_node[]){multiply_3, add, tanh, multiply_4, cubed.root, cubed.d}, 6))
                continue;
            DFG_GIVE(bnns_dense_bias_gelu, .root = n, .x = dense_bias.x, .w = dense_bias.w,
                     .b = dense_bias.b, .d = cubed.d, .cubed = cubed.root);
            DFG_GIVE_WHOLE(bnns_dense_bias_gelu, .multiply = cubed_whole.multiply,
                           .power = cubed_whole.power, .d = dense_bias_whole.d,
                           .constant = cubed_whole.constant, .constant_2 = cubed_whole.constant_2,
                           .multiply_2 = n, .multiply_3 = multiply_3, .add = add, .tanh = tanh,
                           .multiply_4 = multiply_4, .constant_3 = constant_3, .constant_4 = constant_4,
                           .constant_5 = constant_5);
            return true;
        }
    }
    return false;
}

static bool bnns_dense_bias_gelu_as_multiply_2_find(const dfg_graph *g, dfg_node n, uint32_t *way,
    struct bnns_dense_bias_gelu_match *m, struct bnns_dense_bias_gelu_whole *whole)
{
    if (!dfg_calls_argc(g, n, bnns_op_multiply, 2)) return false;
    uint32_t swap = dfg_op(g, dfg_operand(g, n, 0)) == bnns_op_multiply ? 0 : 1;
    dfg_node constant_8 = dfg_arg(g, n, 1 - swap);
    if (!dfg_const_is(g, constant_8, dfg_float(0.5), DFG_NO_DTYPE)) return false;
    dfg_node multiply_6 = dfg_arg(g, n, swap);
    if (!dfg_calls_argc(g, multiply_6, bnns_op_multiply, 2)) return false;
    for (uint32_t swap_2 = way[0]; swap_2 < dfg_orders(g, multiply_6); way[0] = ++swap_2, way[1] = 0) {
        if (dfg_op(g, dfg_arg(g, multiply_6, swap_2)) != bnns_op_add) continue;
        struct bnns_dense_bias_match dense_bias;
        struct bnns_dense_bias_whole dense_bias_whole;
        for (; bnns_dense_bias_find(g, dfg_arg(g, multiply_6, swap_2), way + 1, &dense_bias,
                                    &dense_bias_whole);
             way[1]++, way[2] = 0) {
            dfg_node add_2 = dfg_arg(g, multiply_6, 1 - swap_2);
            if (!dfg_calls_argc(g, add_2, bnns_op_add, 2)) continue;
            uint32_t swap_3 = dfg_op(g, dfg_operand(g, add_2, 0)) == bnns_op_tanh ? 0 : 1;
            dfg_node constant_7 = dfg_arg(g, add_2, 1 - swap_3);
            if (!dfg_const_is(g, constant_7, dfg_int(1), DFG_NO_DTYPE)) continue;
            dfg_node tanh_2 = dfg_arg(g, add_2, swap_3);
            if (!dfg_calls_argc(g, tanh_2, bnns_op_tanh, 1)) continue;
            dfg_node multiply_7 = dfg_operand(g, tanh_2, 0);
            if (!dfg_calls_argc(g, multiply_7, bnns_op_multiply, 2)) continue;
            uint32_t swap_4 = dfg_op(g, dfg_operand(g, multiply_7, 0)) == bnns_op_add ? 0 : 1;
            dfg_node constant_6 = dfg_arg(g, multiply_7, 1 - swap_4);
            if (!dfg_const_near(g, constant_6, dfg_float(0.79788456), 1e-06, DFG_NO_DTYPE)) continue;
            if (dfg_op(g, dfg_arg(g, multiply_7, swap_4)) != bnns_op_add) continue;
            struct bnns_dense_bias_gelu_cubed_match cubed;
            struct bnns_dense_bias_gelu_cubed_whole cubed_whole;
            for (; bnns_dense_bias_gelu_cubed_find(g, dfg_arg(g, multiply_7, swap_4), way + 2, &cubed,
                                                   &cubed_whole);
                 way[2]++) {
                if (cubed.d != dense_bias.root) continue;
                if (!dfg_in_body(g, n,
                                 (const dfg_node[]){
                                     multiply_6, dense_bias.root, add_2, tanh_2, multiply_7, cubed.root},
                                 6))
                    continue;
                DFG_GIVE(bnns_dense_bias_gelu, .root = n, .x = dense_bias.x, .w = dense_bias.w,
                         .b = dense_bias.b, .d = dense_bias.root, .cubed = cubed.root);
                DFG_GIVE_WHOLE(bnns_dense_bias_gelu, .multiply = cubed_whole.multiply,
                               .power = cubed_whole.power, .d = dense_bias_whole.d,
                               .constant = cubed_whole.constant, .constant_2 = cubed_whole.constant_2,
                               .multiply_5 = n, .multiply_6 = multiply_6, .add_2 = add_2, .tanh_2 = tanh_2,
                               .multiply_7 = multiply_7, .constant_6 = constant_6, .constant_7 = constant_7,
                               .constant_8 = constant_8);
                return true;
            }
        }
    }
    return false;
}

/* bnns.pat:39  pattern dense_bias_gelu(x, w, b) {
 *     d = dense_bias(x, w, b);
 *     cubed = multiply(power(d, 3), approx(0.044715, 1e-6)) + d;
 *     return multiply(multiply(add(tanh(multiply(cubed, approx(0.79788456, 1e-6))), 1), 0.5), d)
 *         | multiply(multiply(d, add(tanh(multiply(cubed, approx(0.79788456, 1e-6))), 1)), 0.5);
 * } */
bool bnns_dense_bias_gelu_find(DFG_FIND_ON(bnns_dense_bias_gelu))
{
    for (uint32_t alt = way[0]; alt < 2u; way[0] = ++alt, dfg_restart(way + 1, 3)) {
        if (dfg_op(g, n) != bnns_op_multiply) continue;
        for (; alt == 0 ? bnns_dense_bias_gelu_as_multiply_find(g, n, way + 2, m, whole)
                 : bnns_dense_bias_gelu_as_multiply_2_find(g, n, way + 1, m, whole);
             way[3]++) {
            return true;
        }
    }
    return false;
}

/* bnns.pat:15  cond plain_f32(x) = x.dtype == f32; */
static DFG_APART bool bnns_plain_f32(const dfg_graph *g, dfg_node x)
{
    return dfg_dtype(g, x) == DFG_F32;
}

/* bnns.pat:48  pattern batch_matmul(a, b) = nn.batch_matmul(a, b) where plain_f32(a), plain_f32(b); */
bool bnns_batch_matmul_match(const dfg_graph *g, dfg_node n, struct bnns_batch_matmul_match *m)
{
    if (!dfg_calls_argc(g, n, bnns_op_nn_batch_matmul, 2)) return false;
    dfg_node a = dfg_operand(g, n, 0), b = dfg_operand(g, n, 1);
    if (!bnns_plain_f32(g, a) || !bnns_plain_f32(g, b)) return false;
    DFG_GIVE(bnns_batch_matmul, .root = n, .a = a, .b = b);
    return true;
}

/* bnns.pat:49  pattern pool2d(x) = (nn.max_pool2d | nn.avg_pool2d | nn.global_max_pool2d | nn.global_avg_pool2d)(x)
 *         { layout == "NCHW" } where plain_f32(x), x.rank in {3, 4}; */
bool bnns_pool2d_match(const dfg_graph *g, dfg_node n, struct bnns_pool2d_match *m)
{
    if (!(dfg_op(g, n) == bnns_op_nn_max_pool2d || dfg_op(g, n) == bnns_op_nn_avg_pool2d
          || dfg_op(g, n) == bnns_op_nn_global_max_pool2d || dfg_op(g, n) == bnns_op_nn_global_avg_pool2d)
        || !dfg_argc_is(g, n, 1))
        return false;
    if (!dfg_str_is(g, n, bnns_attr_layout, bnns_str_NCHW, bnns_str_NCHW)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!bnns_plain_f32(g, x) || !(dfg_rank(g, x) == 3 || dfg_rank(g, x) == 4)) return false;
    DFG_GIVE(bnns_pool2d, .root = n, .x = x);
    return true;
}

/* bnns.pat:51  pattern instance_norm(x, g, b) {
 *     n = nn.instance_norm(x, g & const, b & const) { axis = axis };
 *     where plain_f32(x), (x.rank == 3 and axis == 0) or (x.rank == 4 and axis == 1);
 *     return n;
 * } */
bool bnns_instance_norm_match(const dfg_graph *g, dfg_node n, struct bnns_instance_norm_match *m)
{
    if (!dfg_calls_argc(g, n, bnns_op_nn_instance_norm, 3)) return false;
    dfg_val axis = dfg_attr_or_int(g, n, bnns_attr_axis, 1);
    if (!dfg_known(axis)) return false;
    dfg_node x = dfg_operand(g, n, 0), g_2 = dfg_operand(g, n, 1);
    if (!dfg_is(g, g_2, DFG_CONST)) return false;
    dfg_node b = dfg_operand(g, n, 2);
    if (!dfg_is(g, b, DFG_CONST) || !bnns_plain_f32(g, x)) return false;
    /* where (x.rank == 3 and axis == 0) or (x.rank == 4 and axis == 1) */
    if (!((dfg_rank(g, x) == 3 && dfg_scalar_eq(axis, dfg_int(0)))
          || (dfg_rank(g, x) == 4 && dfg_scalar_eq(axis, dfg_int(1)))))
        return false;
    DFG_GIVE(bnns_instance_norm, .root = n, .x = x, .g = g_2, .b = b, .n = n, .axis = axis);
    return true;
}

/* bnns.pat:59, as an entry of a table  "bnns.conv2d_bias_relu"    = nn.relu(conv_bias); */
bool bnns_conv2d_bias_relu_find(DFG_FIND_ON(bnns_conv2d_bias_relu))
{
    if (!dfg_calls_argc(g, n, bnns_op_nn_relu, 1)) return false;
    struct bnns_conv_bias_match conv_bias;
    for (; bnns_conv_bias_find(g, dfg_operand(g, n, 0), way, &conv_bias, DFG_PART(whole, conv_bias)); way[0]++) {
        if (!dfg_same_body(g, n, conv_bias.root)) continue;
        DFG_GIVE_IN_BOTH(bnns_conv2d_bias_relu, .root = n);
        return true;
    }
    return false;
}

/* bnns.pat:60, as an entry of a table  "bnns.conv2d_relu"         = nn.relu(conv); */
bool bnns_conv2d_relu_find(DFG_FIND(bnns_conv2d_relu))
{
    if (!dfg_calls_argc(g, n, bnns_op_nn_relu, 1)) return false;
    dfg_node c = dfg_operand(g, n, 0);
    struct bnns_conv_match conv;
    if (dfg_op(g, c) != bnns_op_nn_conv2d || !bnns_conv_match(g, c, &conv) || !dfg_same_body(g, n, c))
        return false;
    DFG_GIVE(bnns_conv2d_relu, .root = n);
    DFG_GIVE_PARTS(whole->conv = conv, whole->c = c);
    return true;
}

/* bnns.pat:61, as an entry of a table  "bnns.conv2d_bias_sigmoid" = sigmoid(conv_bias); */
bool bnns_conv2d_bias_sigmoid_find(DFG_FIND_ON(bnns_conv2d_bias_sigmoid))
{
    if (!dfg_calls_argc(g, n, bnns_op_sigmoid, 1)) return false;
    struct bnns_conv_bias_match conv_bias;
    for (; bnns_conv_bias_find(g, dfg_operand(g, n, 0), way, &conv_bias, DFG_PART(whole, conv_bias)); way[0]++) {
        if (!dfg_same_body(g, n, conv_bias.root)) continue;
        DFG_GIVE_IN_BOTH(bnns_conv2d_bias_sigmoid, .root = n);
        return true;
    }
    return false;
}

/* bnns.pat:62, as an entry of a table  "bnns.conv2d_sigmoid"      = sigmoid(conv); */
bool bnns_conv2d_sigmoid_find(DFG_FIND(bnns_conv2d_sigmoid))
{
    if (!dfg_calls_argc(g, n, bnns_op_sigmoid, 1)) return false;
    dfg_node c = dfg_operand(g, n, 0);
    struct bnns_conv_match conv;
    if (dfg_op(g, c) != bnns_op_nn_conv2d || !bnns_conv_match(g, c, &conv) || !dfg_same_body(g, n, c))
        return false;
    DFG_GIVE(bnns_conv2d_sigmoid, .root = n);
    DFG_GIVE_PARTS(whole->conv = conv, whole->c = c);
    return true;
}

/* ---- bnns.pat:57  table bnns ---- */

/* Does the candidate match?  What level 1 does not say is asked by the entry's own matcher. */
static bool bnns_confirm(const dfg_graph *g, dfg_node n, uint32_t bit)
{
    switch (bit) {
    case 0: return DFG_MATCHES(bnns_conv2d_bias_relu, g, n); /* where conv2d_ok(c, x, w) */
    case 1: return DFG_MATCHES(bnns_conv2d_relu, g, n); /* where conv2d_ok(c, x, w) */
    case 2: return DFG_MATCHES(bnns_conv2d_bias_sigmoid, g, n); /* where conv2d_ok(c, x, w) */
    case 3: return DFG_MATCHES(bnns_conv2d_sigmoid, g, n); /* where conv2d_ok(c, x, w) */
    case 4: return DFG_MATCHES(bnns_conv_bias, g, n); /* where conv2d_ok(c, x, w) */
    case 5: return DFG_MATCHES(bnns_dense_bias_gelu, g, n); /* d is one node at several places */
    case 6: return DFG_MATCHES(bnns_dense_bias, g, n); /* where dense_ok(d, x, w) */
    case 7: return DFG_MATCHES(bnns_conv, g, n); /* where conv2d_ok(c, x, w) */
    case 8: return DFG_MATCHES(bnns_dense, g, n); /* where dense_ok(d, x, w) */
    case 9: return DFG_MATCHES(bnns_batch_matmul, g, n); /* where plain_f32(a) */
    case 10: return DFG_MATCHES(bnns_pool2d, g, n); /* where plain_f32(x) */
    case 11: return DFG_MATCHES(bnns_instance_norm, g, n); /* attribute axis is given a name */
    default: return false;
    }
}

/* bnns.pat:24  nn.conv2d(x, w & const) */
static inline bool bnns_is_c(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, bnns_op_nn_conv2d, 2) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST);
}

/* bnns.pat:30  b & const & (_ : [1, _, 1, 1] | _ : [_, 1, 1]) */
static inline bool bnns_is_node(const dfg_graph *g, dfg_node n)
{
    if (!dfg_is(g, n, DFG_CONST)) return false;
    return (dfg_rank(g, n) == 4 && dfg_extent(g, n, 0) == 1 && dfg_extent(g, n, 2) == 1
            && dfg_extent(g, n, 3) == 1)
        || (dfg_rank(g, n) == 3 && dfg_extent(g, n, 1) == 1 && dfg_extent(g, n, 2) == 1);
}

/* bnns.pat:30  add(conv(x, w), b & const & (_ : [1, _, 1, 1] | _ : [_, 1, 1])) */
static inline bool bnns_is_add(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, bnns_op_add, 2)) return false;
    return (bnns_is_c(g, dfg_operand(g, n, 0)) && bnns_is_node(g, dfg_operand(g, n, 1)))
        || (bnns_is_node(g, dfg_operand(g, n, 0)) && bnns_is_c(g, dfg_operand(g, n, 1)));
}

/* bnns.pat:30  nn.bias_add(conv(x, w), b & const) */
static inline bool bnns_is_nn_bias_add(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, bnns_op_nn_bias_add, 2) && bnns_is_c(g, dfg_operand(g, n, 0))
        && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST) && dfg_int_is(g, n, bnns_attr_axis, 1, 1);
}

/* from bit 0 on: BNNS_CONV2D_BIAS_RELU, BNNS_CONV2D_RELU, and 1 more such group */
static uint64_t bnns_part(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 1)) {
        if (bnns_is_add(g, dfg_operand(g, n, 0)) || bnns_is_nn_bias_add(g, dfg_operand(g, n, 0)))
            set |= DFG_BIT(0); /* BNNS_CONV2D_BIAS_RELU ... */
        if (bnns_is_c(g, dfg_operand(g, n, 0))) set |= DFG_BIT(1); /* BNNS_CONV2D_RELU ... */
    }
    return set;
}

/* bnns.pat:33  nn.dense(x, w & const) */
static inline bool bnns_is_d(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, bnns_op_nn_dense, 2) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST);
}

/* op in {add}: BNNS_CONV2D_BIAS, BNNS_DENSE_BIAS */
static uint64_t bnns_at_add(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2)) {
        if ((bnns_is_c(g, dfg_operand(g, n, 0)) && bnns_is_node(g, dfg_operand(g, n, 1)))
            || (bnns_is_node(g, dfg_operand(g, n, 0)) && bnns_is_c(g, dfg_operand(g, n, 1))))
            set |= DFG_BIT(BNNS_CONV2D_BIAS);
        if (bnns_is_d(g, dfg_operand(g, n, 0)) || bnns_is_d(g, dfg_operand(g, n, 1)))
            set |= DFG_BIT(BNNS_DENSE_BIAS);
    }
    return set;
}

/* bnns.pat:37  add(dense(x, w), b) */
static inline bool bnns_is_dense_bias(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, bnns_op_add, 2)) return false;
    return bnns_is_d(g, dfg_operand(g, n, 0)) || bnns_is_d(g, dfg_operand(g, n, 1));
}

/* bnns.pat:41  power(d, 3) */
static inline bool bnns_is_power(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, bnns_op_power, 2) && bnns_is_dense_bias(g, dfg_operand(g, n, 0))
        && dfg_const_is(g, dfg_operand(g, n, 1), dfg_int(3), DFG_NO_DTYPE);
}

/* bnns.pat:41  multiply(power(d, 3), approx(0.044715, 1e-6)) */
static inline bool bnns_is_multiply_3(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, bnns_op_multiply, 2)) return false;
    return (bnns_is_power(g, dfg_operand(g, n, 0))
            && dfg_const_near(g, dfg_operand(g, n, 1), dfg_float(0.044715), 1e-06, DFG_NO_DTYPE))
        || (dfg_const_near(g, dfg_operand(g, n, 0), dfg_float(0.044715), 1e-06, DFG_NO_DTYPE)
            && bnns_is_power(g, dfg_operand(g, n, 1)));
}

/* bnns.pat:41  multiply(power(d, 3), approx(0.044715, 1e-6)) + d */
static inline bool bnns_is_cubed(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, bnns_op_add, 2)) return false;
    return bnns_is_multiply_3(g, dfg_operand(g, n, 0)) || bnns_is_multiply_3(g, dfg_operand(g, n, 1));
}

/* bnns.pat:42  multiply(cubed, approx(0.79788456, 1e-6)) */
static inline bool bnns_is_multiply_2(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, bnns_op_multiply, 2)) return false;
    return (bnns_is_cubed(g, dfg_operand(g, n, 0))
            && dfg_const_near(g, dfg_operand(g, n, 1), dfg_float(0.79788456), 1e-06, DFG_NO_DTYPE))
        || (dfg_const_near(g, dfg_operand(g, n, 0), dfg_float(0.79788456), 1e-06, DFG_NO_DTYPE)
            && bnns_is_cubed(g, dfg_operand(g, n, 1)));
}

/* bnns.pat:42  tanh(multiply(cubed, approx(0.79788456, 1e-6))) */
static inline bool bnns_is_tanh(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, bnns_op_tanh, 1) && bnns_is_multiply_2(g, dfg_operand(g, n, 0));
}

/* bnns.pat:42  add(tanh(multiply(cubed, approx(0.79788456, 1e-6))), 1) */
static inline bool bnns_is_add_2(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, bnns_op_add, 2)) return false;
    return (bnns_is_tanh(g, dfg_operand(g, n, 0))
            && dfg_const_is(g, dfg_operand(g, n, 1), dfg_int(1), DFG_NO_DTYPE))
        || (dfg_const_is(g, dfg_operand(g, n, 0), dfg_int(1), DFG_NO_DTYPE)
            && bnns_is_tanh(g, dfg_operand(g, n, 1)));
}

/* bnns.pat:42  multiply(add(tanh(multiply(cubed, approx(0.79788456, 1e-6))), 1), 0.5) */
static inline bool bnns_is_multiply(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, bnns_op_multiply, 2)) return false;
    return (bnns_is_add_2(g, dfg_operand(g, n, 0))
            && dfg_const_is(g, dfg_operand(g, n, 1), dfg_float(0.5), DFG_NO_DTYPE))
        || (dfg_const_is(g, dfg_operand(g, n, 0), dfg_float(0.5), DFG_NO_DTYPE)
            && bnns_is_add_2(g, dfg_operand(g, n, 1)));
}

/* bnns.pat:43  multiply(d, add(tanh(multiply(cubed, approx(0.79788456, 1e-6))), 1)) */
static inline bool bnns_is_multiply_4(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, bnns_op_multiply, 2)) return false;
    return bnns_is_add_2(g, dfg_operand(g, n, 1)) || bnns_is_add_2(g, dfg_operand(g, n, 0));
}

/* op in {multiply}: BNNS_DENSE_BIAS_GELU */
static uint64_t bnns_at_multiply(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2)) {
        if (bnns_is_multiply(g, dfg_operand(g, n, 0)) || bnns_is_multiply(g, dfg_operand(g, n, 1))
            || (bnns_is_multiply_4(g, dfg_operand(g, n, 0))
                && dfg_const_is(g, dfg_operand(g, n, 1), dfg_float(0.5), DFG_NO_DTYPE))
            || (dfg_const_is(g, dfg_operand(g, n, 0), dfg_float(0.5), DFG_NO_DTYPE)
                && bnns_is_multiply_4(g, dfg_operand(g, n, 1))))
            set |= DFG_BIT(BNNS_DENSE_BIAS_GELU);
    }
    return set;
}

/* op in {nn.avg_pool2d, nn.global_avg_pool2d, nn.global_max_pool2d, nn.max_pool2d}:
 * BNNS_POOL2D */
static uint64_t bnns_at_nn_avg_pool2d_like(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 1) && dfg_str_is(g, n, bnns_attr_layout, bnns_str_NCHW, bnns_str_NCHW))
        set |= DFG_BIT(BNNS_POOL2D);
    return set;
}

/* bnns.pat:52  nn.instance_norm(x, g & const, b & const); the operator is known */
static inline bool bnns_is_n(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 3) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST)
        && dfg_is(g, dfg_operand(g, n, 2), DFG_CONST);
}

size_t bnns_sweep(const dfg_graph *g, dfg_node first, dfg_node last, dfg_node *nodes, uint64_t *sets)
{
    size_t count = 0;
    for (dfg_node n = first; n < last; n++) {
        uint64_t set = 0;
        switch (dfg_op(g, n)) {
        case bnns_op_nn_relu: set = bnns_part(g, n); break;
        case bnns_op_sigmoid: set = bnns_part(g, n) << 2; break;
        case bnns_op_add: set = bnns_at_add(g, n); break;
        case bnns_op_nn_bias_add: set = bnns_is_nn_bias_add(g, n) ? DFG_BIT(BNNS_CONV2D_BIAS) : 0; break;
        case bnns_op_multiply: set = bnns_at_multiply(g, n); break;
        case bnns_op_nn_conv2d: set = bnns_is_c(g, n) ? DFG_BIT(BNNS_CONV2D) : 0; break;
        case bnns_op_nn_dense: set = bnns_is_d(g, n) ? DFG_BIT(BNNS_DENSE) : 0; break;
        case bnns_op_nn_batch_matmul: set = dfg_argc_is(g, n, 2) ? DFG_BIT(BNNS_BATCH_MATMUL) : 0; break;
        case bnns_op_nn_avg_pool2d: case bnns_op_nn_global_avg_pool2d: case bnns_op_nn_global_max_pool2d:
        case bnns_op_nn_max_pool2d: set = bnns_at_nn_avg_pool2d_like(g, n); break;
        case bnns_op_nn_instance_norm: set = bnns_is_n(g, n) ? DFG_BIT(BNNS_INSTANCE_NORM) : 0; break;
        default: continue;
        }
        nodes[count] = n;
        sets[count] = set;
        count += set != 0;
    }
    return count;
}

uint64_t bnns_candidates(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    dfg_node node = n;
    bnns_sweep(g, n, n + 1, &node, &set);
    return set;
}

int32_t bnns_first(const dfg_graph *g, dfg_node n)
{
    for (uint64_t set = bnns_candidates(g, n); set != 0; set &= set - 1) {
        const uint32_t bit = dfg_lowest_bit(set);
        if (bnns_confirm(g, n, bit)) return (int32_t)bit;
    }
    return -1;
}
