/* Made by pat2c from cutlass.pat; do not edit. */
#include "cutlass.h"
_Static_assert(CUTLASS_H == 0xf605df0ef3e05e7f, "cutlass.h is of another run of pat2c than this file");
#include "dfg_frames.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    cutlass_op_add = DFG_FIRST_OP, cutlass_op_cast, cutlass_op_clip, cutlass_op_divide, cutlass_op_erf,
    cutlass_op_multiply, cutlass_op_nn_batch_matmul, cutlass_op_nn_bias_add, cutlass_op_nn_conv2d,
    cutlass_op_nn_conv2d_backward_weight, cutlass_op_nn_conv2d_transpose, cutlass_op_nn_dense,
    cutlass_op_nn_relu, cutlass_op_sigmoid,
};
enum {
    cutlass_attr_data_layout, cutlass_attr_groups, cutlass_attr_kernel_layout, cutlass_attr_transpose_a,
    cutlass_attr_transpose_b,
};
enum {
    cutlass_str_IHWO, cutlass_str_IOHW, cutlass_str_NCHW, cutlass_str_NHWC, cutlass_str_OHWI,
    cutlass_str_OIHW,
};
static const char *const cutlass_op_names[] = {
    "add", "cast", "clip", "divide", "erf", "multiply", "nn.batch_matmul", "nn.bias_add", "nn.conv2d",
    "nn.conv2d_backward_weight", "nn.conv2d_transpose", "nn.dense", "nn.relu", "sigmoid",
};
static const char *const cutlass_attr_names[] = {
    "data_layout", "groups", "kernel_layout", "transpose_a", "transpose_b",
};
static const char *const cutlass_str_names[] = { "IHWO", "IOHW", "NCHW", "NHWC", "OHWI", "OIHW" };

const struct dfg_names cutlass_names = {
    .abi = DFG_ABI, .needs = DFG_NEEDS_SCRATCH, .name = "cutlass", .run = CUTLASS_H, .n_ops = 14,
    .ops = cutlass_op_names, .n_attrs = 5, .attrs = cutlass_attr_names, .n_strs = 6,
    .strs = cutlass_str_names,
};

/* cutlass.pat:18
 * cond float_pair(x, w) = (x.dtype == f16 and w.dtype == f16) or (x.dtype == f32 and w.dtype == f32); */
static DFG_APART bool cutlass_float_pair(const dfg_graph *g, dfg_node x, dfg_node w)
{
    return (dfg_dtype(g, x) == DFG_F16 && dfg_dtype(g, w) == DFG_F16)
        || (dfg_dtype(g, x) == DFG_F32 && dfg_dtype(g, w) == DFG_F32);
}

/* cutlass.pat:19  cond gemm_types(x, w) = float_pair(x, w) or (x.dtype in {i8, u8} and w.dtype in {i8, u8}); */
static DFG_APART bool cutlass_gemm_types(const dfg_graph *g, dfg_node x, dfg_node w)
{
    return cutlass_float_pair(g, x, w)
        || ((dfg_dtype(g, x) == DFG_I8 || dfg_dtype(g, x) == DFG_U8)
            && (dfg_dtype(g, w) == DFG_I8 || dfg_dtype(g, w) == DFG_U8));
}

/* cutlass.pat:25  cond conv2d_ok(c, x, w) =
 *     c.data_layout == "NHWC", gemm_types(x, w),
 *     c.groups == 1 or not (c.groups == x.shape[3] and c.groups == w.shape[0]); */
static DFG_APART bool cutlass_conv2d_ok(const dfg_graph *g, dfg_node c, dfg_node x, dfg_node w)
{
    return dfg_str_is(g, c, cutlass_attr_data_layout, cutlass_str_NHWC, cutlass_str_NCHW)
        && cutlass_gemm_types(g, x, w)
        && (dfg_int_is(g, c, cutlass_attr_groups, 1, 1)
            || dfg_extent_ne(g, dfg_attr_or_int(g, c, cutlass_attr_groups, 1), dfg_extent_of(g, x, 3))
            || dfg_extent_ne(g, dfg_attr_or_int(g, c, cutlass_attr_groups, 1), dfg_extent_of(g, w, 0)));
}

/* cutlass.pat:29  pattern conv2d(x, w) {
 *     c = nn.conv2d(x, w) { kernel_layout == "OHWI" };
 *     where conv2d_ok(c, x, w);
 *     return c;
 * } */
bool cutlass_conv2d_match(const dfg_graph *g, dfg_node n, struct cutlass_conv2d_match *m)
{
    if (!dfg_calls_argc(g, n, cutlass_op_nn_conv2d, 2)) return false;
    if (!dfg_str_is(g, n, cutlass_attr_kernel_layout, cutlass_str_OHWI, cutlass_str_OIHW)) return false;
    dfg_node x = dfg_operand(g, n, 0), w = dfg_operand(g, n, 1);
    if (!cutlass_conv2d_ok(g, n, x, w)) return false;
    DFG_GIVE(cutlass_conv2d, .root = n, .x = x, .w = w, .c = n);
    return true;
}

/* cutlass.pat:34  pattern conv2d_transpose(x, w) {
 *     c = nn.conv2d_transpose(x, w) { kernel_layout == "IHWO" };
 *     where conv2d_ok(c, x, w);
 *     return c;
 * } */
bool cutlass_conv2d_transpose_match(DFG_FIND_MATCH(cutlass_conv2d_transpose))
{
    if (!dfg_calls_argc(g, n, cutlass_op_nn_conv2d_transpose, 2)) return false;
    if (!dfg_str_is(g, n, cutlass_attr_kernel_layout, cutlass_str_IHWO, cutlass_str_IOHW)) return false;
    dfg_node x = dfg_operand(g, n, 0), w = dfg_operand(g, n, 1);
    if (!cutlass_conv2d_ok(g, n, x, w)) return false;
    DFG_GIVE(cutlass_conv2d_transpose, .root = n, .x = x, .w = w, .c = n);
    return true;
}

/* cutlass.pat:39  pattern backward_weight(g, x) {
 *     c = nn.conv2d_backward_weight(g, x) { kernel_layout == "NHWC" };
 *     where conv2d_ok(c, g, x);
 *     return c;
 * } */
bool cutlass_backward_weight_match(const dfg_graph *g, dfg_node n, struct cutlass_backward_weight_match *m)
{
    if (!dfg_calls_argc(g, n, cutlass_op_nn_conv2d_backward_weight, 2)) return false;
    if (!dfg_str_is(g, n, cutlass_attr_kernel_layout, cutlass_str_NHWC, cutlass_str_OIHW)) return false;
    dfg_node g_2 = dfg_operand(g, n, 0), x = dfg_operand(g, n, 1);
    if (!cutlass_conv2d_ok(g, n, g_2, x)) return false;
    DFG_GIVE(cutlass_backward_weight, .root = n, .g = g_2, .x = x, .c = n);
    return true;
}

/* cutlass.pat:20  cond one_a_channel(b, c) = b.elements == c.shape[-1]; */
static DFG_APART bool cutlass_one_a_channel(const dfg_graph *g, dfg_node b, dfg_node c)
{
    return dfg_extent_eq(g, dfg_elements_of(g, b), dfg_extent_of(g, c, -1));
}

/* cutlass.pat:47  pattern biased(c, b) = (add | nn.bias_add)(c, b) where one_a_channel(b, c); */
bool cutlass_biased_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct cutlass_biased_match *m)
{
    if (!(dfg_op(g, n) == cutlass_op_add || dfg_op(g, n) == cutlass_op_nn_bias_add)
        || !dfg_argc_is(g, n, 2))
        return false;
    for (uint32_t swap = way[0]; swap < (dfg_op(g, n) == cutlass_op_add ? dfg_orders(g, n) : 1u);
         way[0] = ++swap) {
        dfg_node c = dfg_arg(g, n, swap), b = dfg_arg(g, n, 1 - swap);
        if (!cutlass_one_a_channel(g, b, c)) continue;
        DFG_GIVE(cutlass_biased, .root = n, .c = c, .b = b);
        return true;
    }
    return false;
}

/* cutlass.pat:49  pattern hardswish(p) {
 *     limited = clip(add(p, const));
 *     return multiply(p, divide(limited, const)) | divide(multiply(p, limited), const);
 * } */
bool cutlass_hardswish_find(DFG_FIND_ON(cutlass_hardswish))
{
    bool is_multiply = dfg_calls_argc(g, n, cutlass_op_multiply, 2);
    dfg_node multiply = DFG_NONE, divide_2 = DFG_NONE, constant_3 = DFG_NONE, multiply_2 = DFG_NONE;
    if (is_multiply) {
        multiply = n;
    } else {
        divide_2 = n;
        if (!dfg_calls_argc(g, divide_2, cutlass_op_divide, 2)) return false;
        constant_3 = dfg_arg(g, divide_2, 1);
        if (!dfg_is(g, constant_3, DFG_CONST)) return false;
        multiply_2 = dfg_arg(g, divide_2, 0);
        if (!dfg_calls_argc(g, multiply_2, cutlass_op_multiply, 2)) return false;
    }
    for (uint32_t swap = way[0]; swap < (is_multiply ? dfg_orders(g, multiply) : dfg_orders(g, multiply_2));
         way[0] = ++swap, way[1] = 0) {
        dfg_node p = DFG_NONE, divide = DFG_NONE, constant_2 = DFG_NONE, limited = DFG_NONE;
        if (is_multiply) {
            p = dfg_arg(g, multiply, swap);
            divide = dfg_arg(g, multiply, 1 - swap);
            if (!dfg_calls_argc(g, divide, cutlass_op_divide, 2)) continue;
            constant_2 = dfg_arg(g, divide, 1);
            if (!dfg_is(g, constant_2, DFG_CONST)) continue;
            limited = dfg_arg(g, divide, 0);
        } else {
            p = dfg_arg(g, multiply_2, swap);
            limited = dfg_arg(g, multiply_2, 1 - swap);
        }
        if (!dfg_calls_argc(g, limited, cutlass_op_clip, 1)) continue;
        dfg_node add = dfg_arg(g, limited, 0);
        if (!dfg_calls_argc(g, add, cutlass_op_add, 2)) continue;
        for (uint32_t swap_2 = way[1]; swap_2 < dfg_orders(g, add); way[1] = ++swap_2) {
            if (dfg_arg(g, add, swap_2) != p) continue;
            dfg_node constant = dfg_arg(g, add, 1 - swap_2);
            if (!dfg_is(g, constant, DFG_CONST)) continue;
            if (!dfg_in_body(g, n, (const dfg_node[]){multiply, divide, divide_2, multiply_2, limited, add},
                             6))
                continue;
            DFG_GIVE(cutlass_hardswish, .root = n, .p = p, .limited = limited);
            DFG_GIVE_WHOLE(cutlass_hardswish, .add = add, .constant = constant, .multiply = multiply,
                           .divide = divide, .constant_2 = constant_2, .divide_2 = divide_2,
                           .multiply_2 = multiply_2, .constant_3 = constant_3);
            return true;
        }
    }
    return false;
}

/* cutlass.pat:53  pattern silu(p) = multiply(p, sigmoid(p)); */
bool cutlass_silu_find(DFG_FIND_ON(cutlass_silu))
{
    if (!dfg_calls_argc(g, n, cutlass_op_multiply, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node p = dfg_arg(g, n, swap), sigmoid = dfg_arg(g, n, 1 - swap);
        if (!dfg_calls_argc(g, sigmoid, cutlass_op_sigmoid, 1)) continue;
        if (dfg_operand(g, sigmoid, 0) != p) continue;
        if (!dfg_same_body(g, n, sigmoid)) continue;
        DFG_GIVE(cutlass_silu, .root = n, .p = p);
        DFG_GIVE_WHOLE(cutlass_silu, .sigmoid = sigmoid);
        return true;
    }
    return false;
}

/* cutlass.pat:54  pattern conv2d_bias(x, w, b) = biased(conv2d(x, w), b); */
bool cutlass_conv2d_bias_find(DFG_FIND_ON(cutlass_conv2d_bias))
{
    if (!(dfg_op(g, n) == cutlass_op_add || dfg_op(g, n) == cutlass_op_nn_bias_add)) return false;
    struct cutlass_biased_match biased;
    for (; cutlass_biased_find(g, n, way, &biased); way[0]++) {
        struct cutlass_conv2d_match conv2d;
        if (dfg_op(g, biased.c) != cutlass_op_nn_conv2d || !cutlass_conv2d_match(g, biased.c, &conv2d))
            continue;
        if (!dfg_same_body(g, n, biased.c)) continue;
        DFG_GIVE(cutlass_conv2d_bias, .root = n, .x = conv2d.x, .w = conv2d.w, .b = biased.b);
        DFG_GIVE_PARTS(whole->biased = biased);
        return true;
    }
    return false;
}

/* cutlass.pat:58  pattern plus(p, r) = add(p, r) where same_shape(p, r); */
bool cutlass_plus_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct cutlass_plus_match *m)
{
    if (!dfg_calls_argc(g, n, cutlass_op_add, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node p = dfg_arg(g, n, swap), r = dfg_arg(g, n, 1 - swap);
        if (dfg_same_shape(g, p, r) != DFG_TRUE) continue;
        DFG_GIVE(cutlass_plus, .root = n, .p = p, .r = r);
        return true;
    }
    return false;
}

/* cutlass.pat:59  pattern times(p, r) = multiply(p, r) where same_shape(p, r); */
bool cutlass_times_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct cutlass_times_match *m)
{
    if (!dfg_calls_argc(g, n, cutlass_op_multiply, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node p = dfg_arg(g, n, swap), r = dfg_arg(g, n, 1 - swap);
        if (dfg_same_shape(g, p, r) != DFG_TRUE) continue;
        DFG_GIVE(cutlass_times, .root = n, .p = p, .r = r);
        return true;
    }
    return false;
}

/* cutlass.pat:68  pattern dense(x, w) {
 *     d = nn.dense(x, w);
 *     where gemm_types(x, w);
 *     return d;
 * } */
bool cutlass_dense_match(const dfg_graph *g, dfg_node n, struct cutlass_dense_match *m)
{
    if (!dfg_calls_argc(g, n, cutlass_op_nn_dense, 2)) return false;
    dfg_node x = dfg_operand(g, n, 0), w = dfg_operand(g, n, 1);
    if (!cutlass_gemm_types(g, x, w)) return false;
    DFG_GIVE(cutlass_dense, .root = n, .x = x, .w = w, .d = n);
    return true;
}

/* cutlass.pat:73  pattern dense_bias(x, w, b) = biased(dense(x, w), b); */
bool cutlass_dense_bias_find(DFG_FIND_ON(cutlass_dense_bias))
{
    if (!(dfg_op(g, n) == cutlass_op_add || dfg_op(g, n) == cutlass_op_nn_bias_add)) return false;
    struct cutlass_biased_match biased;
    for (; cutlass_biased_find(g, n, way, &biased); way[0]++) {
        struct cutlass_dense_match dense;
        if (dfg_op(g, biased.c) != cutlass_op_nn_dense || !cutlass_dense_match(g, biased.c, &dense))
            continue;
        if (!dfg_same_body(g, n, biased.c)) continue;
        DFG_GIVE(cutlass_dense_bias, .root = n, .x = dense.x, .w = dense.w, .b = biased.b);
        DFG_GIVE_PARTS(whole->biased = biased);
        return true;
    }
    return false;
}

/* cutlass.pat:74  pattern dense_gelu_fp16(x, w, b) {
 *     p = dense_bias(x, w, b);
 *     return multiply(add(multiply(cast(erf(cast(multiply(p, _)))), _), _), p);
 * } */
bool cutlass_dense_gelu_fp16_find(DFG_FIND_ON(cutlass_dense_gelu_fp16))
{
    if (!dfg_calls_argc(g, n, cutlass_op_multiply, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap, way[1] = 0) {
        dfg_node add = dfg_arg(g, n, swap);
        if (!dfg_calls_argc(g, add, cutlass_op_add, 2)) continue;
        for (uint32_t swap_2 = way[1]; swap_2 < dfg_orders(g, add); way[1] = ++swap_2, way[2] = 0) {
            dfg_node x_3 = dfg_arg(g, add, 1 - swap_2), multiply = dfg_arg(g, add, swap_2);
            if (!dfg_calls_argc(g, multiply, cutlass_op_multiply, 2)) continue;
            for (uint32_t swap_3 = way[2]; swap_3 < dfg_orders(g, multiply); way[2] = ++swap_3, way[3] = 0) {
                dfg_node x_2 = dfg_arg(g, multiply, 1 - swap_3), cast = dfg_arg(g, multiply, swap_3);
                if (!dfg_calls_argc(g, cast, cutlass_op_cast, 1)) continue;
                dfg_node erf = dfg_operand(g, cast, 0);
                if (!dfg_calls_argc(g, erf, cutlass_op_erf, 1)) continue;
                dfg_node cast_2 = dfg_operand(g, erf, 0);
                if (!dfg_calls_argc(g, cast_2, cutlass_op_cast, 1)) continue;
                dfg_node multiply_2 = dfg_operand(g, cast_2, 0);
                if (!dfg_calls_argc(g, multiply_2, cutlass_op_multiply, 2)) continue;
                for (uint32_t swap_4 = way[3]; swap_4 < dfg_orders(g, multiply_2);
                     way[3] = ++swap_4, way[4] = 0) {
                    dfg_node x = dfg_arg(g, multiply_2, 1 - swap_4);
                    if (!(dfg_op(g, dfg_arg(g, multiply_2, swap_4)) == cutlass_op_add
                          || dfg_op(g, dfg_arg(g, multiply_2, swap_4)) == cutlass_op_nn_bias_add))
                        continue;
                    struct cutlass_dense_bias_match dense_bias;
                    for (; cutlass_dense_bias_find(g, dfg_arg(g, multiply_2, swap_4), way + 4, &dense_bias,
                                                   DFG_PART(whole, dense_bias));
                         way[4]++) {
                        if (dfg_arg(g, n, 1 - swap) != dense_bias.root) continue;
                        if (!dfg_in_body(g, n,
                                         (const dfg_node[]){add, multiply, cast, erf, cast_2, multiply_2,
                                                            dense_bias.root}, 7))
                            continue;
                        DFG_GIVE(cutlass_dense_gelu_fp16, .root = n, .x = dense_bias.x, .w = dense_bias.w,
                                 .b = dense_bias.b, .p = dense_bias.root);
                        DFG_GIVE_PARTS(whole->add = add, whole->multiply = multiply, whole->cast = cast,
                                       whole->erf = erf, whole->cast_2 = cast_2,
                                       whole->multiply_2 = multiply_2, whole->x = x, whole->x_2 = x_2,
                                       whole->x_3 = x_3);
                        return true;
                    }
                }
            }
        }
    }
    return false;
}

/* cutlass.pat:78  pattern dense_gelu_fp32(x, w, b) {
 *     p = dense_bias(x, w, b);
 *     return multiply(add(multiply(erf(multiply(p, _)), _), _), p);
 * } */
bool cutlass_dense_gelu_fp32_find(DFG_FIND_ON(cutlass_dense_gelu_fp32))
{
    if (!dfg_calls_argc(g, n, cutlass_op_multiply, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap, way[1] = 0) {
        dfg_node add = dfg_arg(g, n, swap);
        if (!dfg_calls_argc(g, add, cutlass_op_add, 2)) continue;
        for (uint32_t swap_2 = way[1]; swap_2 < dfg_orders(g, add); way[1] = ++swap_2, way[2] = 0) {
            dfg_node x_3 = dfg_arg(g, add, 1 - swap_2), multiply = dfg_arg(g, add, swap_2);
            if (!dfg_calls_argc(g, multiply, cutlass_op_multiply, 2)) continue;
            for (uint32_t swap_3 = way[2]; swap_3 < dfg_orders(g, multiply); way[2] = ++swap_3, way[3] = 0) {
                dfg_node x_2 = dfg_arg(g, multiply, 1 - swap_3), erf = dfg_arg(g, multiply, swap_3);
                if (!dfg_calls_argc(g, erf, cutlass_op_erf, 1)) continue;
                dfg_node multiply_2 = dfg_operand(g, erf, 0);
                if (!dfg_calls_argc(g, multiply_2, cutlass_op_multiply, 2)) continue;
                for (uint32_t swap_4 = way[3]; swap_4 < dfg_orders(g, multiply_2);
                     way[3] = ++swap_4, way[4] = 0) {
                    dfg_node x = dfg_arg(g, multiply_2, 1 - swap_4);
                    if (!(dfg_op(g, dfg_arg(g, multiply_2, swap_4)) == cutlass_op_add
                          || dfg_op(g, dfg_arg(g, multiply_2, swap_4)) == cutlass_op_nn_bias_add))
                        continue;
                    struct cutlass_dense_bias_match dense_bias;
                    for (; cutlass_dense_bias_find(g, dfg_arg(g, multiply_2, swap_4), way + 4, &dense_bias,
                                                   DFG_PART(whole, dense_bias));
                         way[4]++) {
                        if (dfg_arg(g, n, 1 - swap) != dense_bias.root) continue;
                        if (!dfg_in_body(
                                g, n, (const dfg_node[]){add, multiply, erf, multiply_2, dense_bias.root},
                                5))
                            continue;
                        DFG_GIVE(cutlass_dense_gelu_fp32, .root = n, .x = dense_bias.x, .w = dense_bias.w,
                                 .b = dense_bias.b, .p = dense_bias.root);
                        DFG_GIVE_PARTS(whole->add = add, whole->multiply = multiply, whole->erf = erf,
                                       whole->multiply_2 = multiply_2, whole->x = x, whole->x_2 = x_2,
                                       whole->x_3 = x_3);
                        return true;
                    }
                }
            }
        }
    }
    return false;
}

/* cutlass.pat:82  pattern batch_matmul(a, b) = nn.batch_matmul(a, b) { transpose_a == false, transpose_b == true }
 *         where gemm_types(a, b); */
bool cutlass_batch_matmul_match(const dfg_graph *g, dfg_node n, struct cutlass_batch_matmul_match *m)
{
    if (!dfg_calls_argc(g, n, cutlass_op_nn_batch_matmul, 2)) return false;
    if (!dfg_bool_is(g, n, cutlass_attr_transpose_a, false, false)) return false;
    if (!dfg_bool_is(g, n, cutlass_attr_transpose_b, true, false)) return false;
    dfg_node a = dfg_operand(g, n, 0), b = dfg_operand(g, n, 1);
    if (!cutlass_gemm_types(g, a, b)) return false;
    DFG_GIVE(cutlass_batch_matmul, .root = n, .a = a, .b = b);
    return true;
}

/* cutlass.pat:60  cond from_outside(r, c) = distinct(r, c), not depends(r, c); */
static DFG_APART bool cutlass_from_outside(const dfg_graph *g, dfg_node r, dfg_node c)
{
    return r != c && !dfg_depends(g, r, c);
}

/* cutlass.pat:87, as an entry of a table, with g = none, f = hardswish, j = plus
 * "cutlass.conv2d_bias{f}_residual_{j}{g}"(x, w, b, r, c) =
 * g(j(f(biased(c & conv2d(x, w), b)), r)) where from_outside(r, c); */
bool cutlass_conv2d_bias_hardswish_residual_add_find(DFG_FIND_ON(cutlass_conv2d_bias_hardswish_residual_add))
{
    if (dfg_op(g, n) != cutlass_op_add) return false;
    struct cutlass_plus_match plus;
    for (; cutlass_plus_find(g, n, way, &plus); way[0]++, way[1] = 0) {
        dfg_node v = plus.p;
        /* hardswish is written out: a choice of its own follows one of an argument */
        bool is_multiply = dfg_calls_argc(g, v, cutlass_op_multiply, 2);
        dfg_node multiply = DFG_NONE, call = DFG_NONE, divide_2 = DFG_NONE, constant_3 = DFG_NONE;
        dfg_node multiply_2 = DFG_NONE;
        uint32_t swap = 0, swap_2 = 0;
        if (is_multiply) {
            multiply = v;
            swap = dfg_op(g, dfg_arg(g, multiply, 0)) == cutlass_op_add
                || dfg_op(g, dfg_arg(g, multiply, 0)) == cutlass_op_nn_bias_add
                ? 0
                : 1;
            call = dfg_arg(g, multiply, swap);
            if (!(dfg_op(g, call) == cutlass_op_add || dfg_op(g, call) == cutlass_op_nn_bias_add)) continue;
        } else {
            divide_2 = v;
            if (!dfg_calls_argc(g, divide_2, cutlass_op_divide, 2)) continue;
            constant_3 = dfg_arg(g, divide_2, 1);
            if (!dfg_is(g, constant_3, DFG_CONST)) continue;
            multiply_2 = dfg_arg(g, divide_2, 0);
            if (!dfg_calls_argc(g, multiply_2, cutlass_op_multiply, 2)) continue;
            swap_2 = dfg_op(g, dfg_arg(g, multiply_2, 0)) == cutlass_op_add
                || dfg_op(g, dfg_arg(g, multiply_2, 0)) == cutlass_op_nn_bias_add
                ? 0
                : 1;
            call = dfg_arg(g, multiply_2, swap_2);
            if (!(dfg_op(g, call) == cutlass_op_add || dfg_op(g, call) == cutlass_op_nn_bias_add)) continue;
        }
        struct cutlass_biased_match biased;
        for (; cutlass_biased_find(g, call, way + 1, &biased); way[1]++) {
            dfg_node c = biased.c;
            struct cutlass_conv2d_match conv2d = {0};
            if (dfg_op(g, c) != cutlass_op_nn_conv2d || !cutlass_conv2d_match(g, c, &conv2d)) continue;
            dfg_node x = conv2d.x, w = conv2d.w, b = biased.b, divide = DFG_NONE, constant_2 = DFG_NONE;
            dfg_node limited = DFG_NONE;
            if (is_multiply) {
                divide = dfg_arg(g, multiply, 1 - swap);
                if (!dfg_calls_argc(g, divide, cutlass_op_divide, 2)) continue;
                constant_2 = dfg_arg(g, divide, 1);
                if (!dfg_is(g, constant_2, DFG_CONST)) continue;
                limited = dfg_arg(g, divide, 0);
            } else {
                limited = dfg_arg(g, multiply_2, 1 - swap_2);
            }
            if (!dfg_calls_argc(g, limited, cutlass_op_clip, 1)) continue;
            dfg_node add = dfg_arg(g, limited, 0);
            if (!dfg_calls_argc(g, add, cutlass_op_add, 2)) continue;
            uint32_t swap_3 = dfg_op(g, dfg_operand(g, add, 0)) == cutlass_op_add
                || dfg_op(g, dfg_operand(g, add, 0)) == cutlass_op_nn_bias_add
                ? 0
                : 1;
            dfg_node constant = dfg_arg(g, add, 1 - swap_3);
            if (!dfg_is(g, constant, DFG_CONST)) continue;
            if (dfg_arg(g, add, swap_3) != call) continue;
            if (!dfg_in_body(
                    g, n, (const dfg_node[]){multiply, call, c, divide, divide_2, multiply_2, limited, add},
                    8))
                continue;
            if (!cutlass_from_outside(g, plus.r, c)) continue;
            DFG_GIVE(cutlass_conv2d_bias_hardswish_residual_add, .root = n, .x = x, .w = w, .b = b,
                     .r = plus.r, .c = c);
            DFG_GIVE_WHOLE(cutlass_conv2d_bias_hardswish_residual_add, .multiply = multiply, .call = call,
                           .divide = divide, .limited = limited, .add = add, .constant = constant,
                           .constant_2 = constant_2, .divide_2 = divide_2, .multiply_2 = multiply_2,
                           .constant_3 = constant_3, .c = c);
            return true;
        }
    }
    return false;
}

/* cutlass.pat:87, as an entry of a table, with g = nn.relu, f = hardswish, j = plus */
bool cutlass_conv2d_bias_hardswish_residual_add_relu_find(DFG_FIND_ON(cutlass_conv2d_bias_hardswish_residual_add_relu))
{
    if (!dfg_calls_argc(g, n, cutlass_op_nn_relu, 1) || dfg_op(g, dfg_operand(g, n, 0)) != cutlass_op_add)
        return false;
    struct cutlass_conv2d_bias_hardswish_residual_add_match add;
    for (; cutlass_conv2d_bias_hardswish_residual_add_find(g, dfg_operand(g, n, 0), way, &add,
                                                           DFG_PART(whole, add));
         way[1]++) {
        if (!dfg_same_body(g, n, add.root)) continue;
        DFG_GIVE_IN_BOTH(cutlass_conv2d_bias_hardswish_residual_add_relu, .root = n, .x = add.x, .w = add.w,
                         .b = add.b, .r = add.r, .c = add.c);
        return true;
    }
    return false;
}

/* cutlass.pat:87, as an entry of a table, with g = none, f = hardswish, j = times */
bool cutlass_conv2d_bias_hardswish_residual_multiply_find(DFG_FIND_ON(cutlass_conv2d_bias_hardswish_residual_multiply))
{
    if (dfg_op(g, n) != cutlass_op_multiply) return false;
    struct cutlass_times_match times;
    for (; cutlass_times_find(g, n, way, &times); way[0]++, way[1] = 0) {
        dfg_node v = times.p;
        /* hardswish is written out: a choice of its own follows one of an argument */
        bool is_multiply = dfg_calls_argc(g, v, cutlass_op_multiply, 2);
        dfg_node multiply = DFG_NONE, call = DFG_NONE, divide_2 = DFG_NONE, constant_3 = DFG_NONE;
        dfg_node multiply_2 = DFG_NONE;
        uint32_t swap = 0, swap_2 = 0;
        if (is_multiply) {
            multiply = v;
            swap = dfg_op(g, dfg_arg(g, multiply, 0)) == cutlass_op_add
                || dfg_op(g, dfg_arg(g, multiply, 0)) == cutlass_op_nn_bias_add
                ? 0
                : 1;
            call = dfg_arg(g, multiply, swap);
            if (!(dfg_op(g, call) == cutlass_op_add || dfg_op(g, call) == cutlass_op_nn_bias_add)) continue;
        } else {
            divide_2 = v;
            if (!dfg_calls_argc(g, divide_2, cutlass_op_divide, 2)) continue;
            constant_3 = dfg_arg(g, divide_2, 1);
            if (!dfg_is(g, constant_3, DFG_CONST)) continue;
            multiply_2 = dfg_arg(g, divide_2, 0);
            if (!dfg_calls_argc(g, multiply_2, cutlass_op_multiply, 2)) continue;
            swap_2 = dfg_op(g, dfg_arg(g, multiply_2, 0)) == cutlass_op_add
                || dfg_op(g, dfg_arg(g, multiply_2, 0)) == cutlass_op_nn_bias_add
                ? 0
                : 1;
            call = dfg_arg(g, multiply_2, swap_2);
            if (!(dfg_op(g, call) == cutlass_op_add || dfg_op(g, call) == cutlass_op_nn_bias_add)) continue;
        }
        struct cutlass_biased_match biased;
        for (; cutlass_biased_find(g, call, way + 1, &biased); way[1]++) {
            dfg_node c = biased.c;
            struct cutlass_conv2d_match conv2d = {0};
            if (dfg_op(g, c) != cutlass_op_nn_conv2d || !cutlass_conv2d_match(g, c, &conv2d)) continue;
            dfg_node x = conv2d.x, w = conv2d.w, b = biased.b, divide = DFG_NONE, constant_2 = DFG_NONE;
            dfg_node limited = DFG_NONE;
            if (is_multiply) {
                divide = dfg_arg(g, multiply, 1 - swap);
                if (!dfg_calls_argc(g, divide, cutlass_op_divide, 2)) continue;
                constant_2 = dfg_arg(g, divide, 1);
                if (!dfg_is(g, constant_2, DFG_CONST)) continue;
                limited = dfg_arg(g, divide, 0);
            } else {
                limited = dfg_arg(g, multiply_2, 1 - swap_2);
            }
            if (!dfg_calls_argc(g, limited, cutlass_op_clip, 1)) continue;
            dfg_node add = dfg_arg(g, limited, 0);
            if (!dfg_calls_argc(g, add, cutlass_op_add, 2)) continue;
            uint32_t swap_3 = dfg_op(g, dfg_operand(g, add, 0)) == cutlass_op_add
                || dfg_op(g, dfg_operand(g, add, 0)) == cutlass_op_nn_bias_add
                ? 0
                : 1;
            dfg_node constant = dfg_arg(g, add, 1 - swap_3);
            if (!dfg_is(g, constant, DFG_CONST)) continue;
            if (dfg_arg(g, add, swap_3) != call) continue;
            if (!dfg_in_body(
                    g, n, (const dfg_node[]){multiply, call, c, divide, divide_2, multiply_2, limited, add},
                    8))
                continue;
            if (!cutlass_from_outside(g, times.r, c)) continue;
            DFG_GIVE(cutlass_conv2d_bias_hardswish_residual_multiply, .root = n, .x = x, .w = w, .b = b,
                     .r = times.r, .c = c);
            DFG_GIVE_WHOLE(cutlass_conv2d_bias_hardswish_residual_multiply, .multiply = multiply,
                           .call = call, .divide = divide, .limited = limited, .add = add,
                           .constant = constant, .constant_2 = constant_2, .divide_2 = divide_2,
                           .multiply_2 = multiply_2, .constant_3 = constant_3, .c = c);
            return true;
        }
    }
    return false;
}

/* cutlass.pat:87, as an entry of a table, with g = nn.relu, f = hardswish, j = times */
bool cutlass_conv2d_bias_hardswish_residual_multiply_relu_find(DFG_FIND_ON(cutlass_conv2d_bias_hardswish_residual_multiply_relu))
{
    if (!dfg_calls_argc(g, n, cutlass_op_nn_relu, 1)) return false;
    if (dfg_op(g, dfg_operand(g, n, 0)) != cutlass_op_multiply) return false;
    struct cutlass_conv2d_bias_hardswish_residual_multiply_match multiply;
    for (; cutlass_conv2d_bias_hardswish_residual_multiply_find(g, dfg_operand(g, n, 0), way, &multiply,
                                                                DFG_PART(whole, multiply));
         way[1]++) {
        if (!dfg_same_body(g, n, multiply.root)) continue;
        DFG_GIVE_IN_BOTH(cutlass_conv2d_bias_hardswish_residual_multiply_relu, .root = n, .x = multiply.x,
                         .w = multiply.w, .b = multiply.b, .r = multiply.r, .c = multiply.c);
        return true;
    }
    return false;
}

/* cutlass.pat:87, as an entry of a table, with g = none, f = silu, j = plus */
bool cutlass_conv2d_bias_silu_residual_add_find(DFG_FIND_ON(cutlass_conv2d_bias_silu_residual_add))
{
    if (dfg_op(g, n) != cutlass_op_add) return false;
    struct cutlass_plus_match plus;
    for (; cutlass_plus_find(g, n, way, &plus); way[0]++, way[1] = 0) {
        if (dfg_op(g, plus.p) != cutlass_op_multiply) continue;
        struct cutlass_silu_match silu;
        for (; cutlass_silu_find(g, plus.p, way + 1, &silu, DFG_PART(whole, silu)); way[1]++, way[2] = 0) {
            if (!(dfg_op(g, silu.p) == cutlass_op_add || dfg_op(g, silu.p) == cutlass_op_nn_bias_add))
                continue;
            struct cutlass_biased_match biased;
            for (; cutlass_biased_find(g, silu.p, way + 2, &biased); way[2]++) {
                dfg_node c = biased.c;
                struct cutlass_conv2d_match conv2d;
                if (dfg_op(g, c) != cutlass_op_nn_conv2d || !cutlass_conv2d_match(g, c, &conv2d)) continue;
                if (!dfg_in_body(g, n, (const dfg_node[]){plus.p, silu.p, c}, 3)) continue;
                if (!cutlass_from_outside(g, plus.r, c)) continue;
                DFG_GIVE(cutlass_conv2d_bias_silu_residual_add, .root = n, .x = conv2d.x, .w = conv2d.w,
                         .b = biased.b, .r = plus.r, .c = c);
                DFG_GIVE_PARTS(whole->plus = plus, whole->c = c);
                return true;
            }
        }
    }
    return false;
}

/* cutlass.pat:87, as an entry of a table, with g = nn.relu, f = silu, j = plus */
bool cutlass_conv2d_bias_silu_residual_add_relu_find(DFG_FIND_ON(cutlass_conv2d_bias_silu_residual_add_relu))
{
    if (!dfg_calls_argc(g, n, cutlass_op_nn_relu, 1) || dfg_op(g, dfg_operand(g, n, 0)) != cutlass_op_add)
        return false;
    struct cutlass_conv2d_bias_silu_residual_add_match add;
    for (; cutlass_conv2d_bias_silu_residual_add_find(g, dfg_operand(g, n, 0), way, &add,
                                                      DFG_PART(whole, add));
         way[2]++) {
        if (!dfg_same_body(g, n, add.root)) continue;
        DFG_GIVE_IN_BOTH(cutlass_conv2d_bias_silu_residual_add_relu, .root = n, .x = add.x, .w = add.w,
                         .b = add.b, .r = add.r, .c = add.c);
        return true;
    }
    return false;
}

/* cutlass.pat:87, as an entry of a table, with g = none, f = silu, j = times */
bool cutlass_conv2d_bias_silu_residual_multiply_find(DFG_FIND_ON(cutlass_conv2d_bias_silu_residual_multiply))
{
    if (dfg_op(g, n) != cutlass_op_multiply) return false;
    struct cutlass_times_match times;
    for (; cutlass_times_find(g, n, way, &times); way[0]++, way[1] = 0) {
        if (dfg_op(g, times.p) != cutlass_op_multiply) continue;
        struct cutlass_silu_match silu;
        for (; cutlass_silu_find(g, times.p, way + 1, &silu, DFG_PART(whole, silu)); way[1]++, way[2] = 0) {
            if (!(dfg_op(g, silu.p) == cutlass_op_add || dfg_op(g, silu.p) == cutlass_op_nn_bias_add))
                continue;
            struct cutlass_biased_match biased;
            for (; cutlass_biased_find(g, silu.p, way + 2, &biased); way[2]++) {
                dfg_node c = biased.c;
                struct cutlass_conv2d_match conv2d;
                if (dfg_op(g, c) != cutlass_op_nn_conv2d || !cutlass_conv2d_match(g, c, &conv2d)) continue;
                if (!dfg_in_body(g, n, (const dfg_node[]){times.p, silu.p, c}, 3)) continue;
                if (!cutlass_from_outside(g, times.r, c)) continue;
                DFG_GIVE(cutlass_conv2d_bias_silu_residual_multiply, .root = n, .x = conv2d.x,
                         .w = conv2d.w, .b = biased.b, .r = times.r, .c = c);
                DFG_GIVE_PARTS(whole->times = times, whole->c = c);
                return true;
            }
        }
    }
    return false;
}

/* cutlass.pat:87, as an entry of a table, with g = nn.relu, f = silu, j = times */
bool cutlass_conv2d_bias_silu_residual_multiply_relu_find(DFG_FIND_ON(cutlass_conv2d_bias_silu_residual_multiply_relu))
{
    if (!dfg_calls_argc(g, n, cutlass_op_nn_relu, 1)) return false;
    if (dfg_op(g, dfg_operand(g, n, 0)) != cutlass_op_multiply) return false;
    struct cutlass_conv2d_bias_silu_residual_multiply_match multiply;
    for (; cutlass_conv2d_bias_silu_residual_multiply_find(g, dfg_operand(g, n, 0), way, &multiply,
                                                           DFG_PART(whole, multiply));
         way[2]++) {
        if (!dfg_same_body(g, n, multiply.root)) continue;
        DFG_GIVE_IN_BOTH(cutlass_conv2d_bias_silu_residual_multiply_relu, .root = n, .x = multiply.x,
                         .w = multiply.w, .b = multiply.b, .r = multiply.r, .c = multiply.c);
        return true;
    }
    return false;
}

/* cutlass.pat:87, as an entry of a table, with g = none, f = nn.relu, j = plus */
bool cutlass_conv2d_bias_relu_residual_add_find(DFG_FIND_ON(cutlass_conv2d_bias_relu_residual_add))
{
    if (dfg_op(g, n) != cutlass_op_add) return false;
    struct cutlass_plus_match plus;
    for (; cutlass_plus_find(g, n, way, &plus); way[0]++, way[1] = 0) {
        dfg_node relu = plus.p;
        if (!dfg_calls_argc(g, relu, cutlass_op_nn_relu, 1)) continue;
        if (!(dfg_op(g, dfg_operand(g, relu, 0)) == cutlass_op_add
              || dfg_op(g, dfg_operand(g, relu, 0)) == cutlass_op_nn_bias_add))
            continue;
        struct cutlass_biased_match biased;
        for (; cutlass_biased_find(g, dfg_operand(g, relu, 0), way + 1, &biased); way[1]++) {
            dfg_node c = biased.c;
            struct cutlass_conv2d_match conv2d;
            if (dfg_op(g, c) != cutlass_op_nn_conv2d || !cutlass_conv2d_match(g, c, &conv2d)) continue;
            if (!dfg_in_body(g, n, (const dfg_node[]){relu, biased.root, c}, 3)) continue;
            if (!cutlass_from_outside(g, plus.r, c)) continue;
            DFG_GIVE(cutlass_conv2d_bias_relu_residual_add, .root = n, .x = conv2d.x, .w = conv2d.w,
                     .b = biased.b, .r = plus.r, .c = c);
            DFG_GIVE_PARTS(whole->biased = biased, whole->relu = relu, whole->c = c);
            return true;
        }
    }
    return false;
}

/* cutlass.pat:87, as an entry of a table, with g = nn.relu, f = nn.relu, j = plus */
bool cutlass_conv2d_bias_relu_residual_add_relu_find(DFG_FIND_ON(cutlass_conv2d_bias_relu_residual_add_relu))
{
    if (!dfg_calls_argc(g, n, cutlass_op_nn_relu, 1) || dfg_op(g, dfg_operand(g, n, 0)) != cutlass_op_add)
        return false;
    struct cutlass_conv2d_bias_relu_residual_add_match add;
    for (; cutlass_conv2d_bias_relu_residual_add_find(g, dfg_operand(g, n, 0), way, &add,
                                                      DFG_PART(whole, add));
         way[1]++) {
        if (!dfg_same_body(g, n, add.root)) continue;
        DFG_GIVE_IN_BOTH(cutlass_conv2d_bias_relu_residual_add_relu, .root = n, .x = add.x, .w = add.w,
                         .b = add.b, .r = add.r, .c = add.c);
        return true;
    }
    return false;
}

/* cutlass.pat:87, as an entry of a table, with g = none, f = nn.relu, j = times */
bool cutlass_conv2d_bias_relu_residual_multiply_find(DFG_FIND_ON(cutlass_conv2d_bias_relu_residual_multiply))
{
    if (dfg_op(g, n) != cutlass_op_multiply) return false;
    struct cutlass_times_match times;
    for (; cutlass_times_find(g, n, way, &times); way[0]++, way[1] = 0) {
        dfg_node relu = times.p;
        if (!dfg_calls_argc(g, relu, cutlass_op_nn_relu, 1)) continue;
        if (!(dfg_op(g, dfg_operand(g, relu, 0)) == cutlass_op_add
              || dfg_op(g, dfg_operand(g, relu, 0)) == cutlass_op_nn_bias_add))
            continue;
        struct cutlass_biased_match biased;
        for (; cutlass_biased_find(g, dfg_operand(g, relu, 0), way + 1, &biased); way[1]++) {
            dfg_node c = biased.c;
            struct cutlass_conv2d_match conv2d;
            if (dfg_op(g, c) != cutlass_op_nn_conv2d || !cutlass_conv2d_match(g, c, &conv2d)) continue;
            if (!dfg_in_body(g, n, (const dfg_node[]){relu, biased.root, c}, 3)) continue;
            if (!cutlass_from_outside(g, times.r, c)) continue;
            DFG_GIVE(cutlass_conv2d_bias_relu_residual_multiply, .root = n, .x = conv2d.x, .w = conv2d.w,
                     .b = biased.b, .r = times.r, .c = c);
            DFG_GIVE_PARTS(whole->biased = biased, whole->relu = relu, whole->c = c);
            return true;
        }
    }
    return false;
}

/* cutlass.pat:87, as an entry of a table, with g = nn.relu, f = nn.relu, j = times */
bool cutlass_conv2d_bias_relu_residual_multiply_relu_find(DFG_FIND_ON(cutlass_conv2d_bias_relu_residual_multiply_relu))
{
    if (!dfg_calls_argc(g, n, cutlass_op_nn_relu, 1)) return false;
    if (dfg_op(g, dfg_operand(g, n, 0)) != cutlass_op_multiply) return false;
    struct cutlass_conv2d_bias_relu_residual_multiply_match multiply;
    for (; cutlass_conv2d_bias_relu_residual_multiply_find(g, dfg_operand(g, n, 0), way, &multiply,
                                                           DFG_PART(whole, multiply));
         way[1]++) {
        if (!dfg_same_body(g, n, multiply.root)) continue;
        DFG_GIVE_IN_BOTH(cutlass_conv2d_bias_relu_residual_multiply_relu, .root = n, .x = multiply.x,
                         .w = multiply.w, .b = multiply.b, .r = multiply.r, .c = multiply.c);
        return true;
    }
    return false;
}

/* cutlass.pat:87, as an entry of a table, with g = none, f = sigmoid, j = plus */
bool cutlass_conv2d_bias_sigmoid_residual_add_find(DFG_FIND_ON(cutlass_conv2d_bias_sigmoid_residual_add))
{
    if (dfg_op(g, n) != cutlass_op_add) return false;
    struct cutlass_plus_match plus;
    for (; cutlass_plus_find(g, n, way, &plus); way[0]++, way[1] = 0) {
        dfg_node sigmoid = plus.p;
        if (!dfg_calls_argc(g, sigmoid, cutlass_op_sigmoid, 1)) continue;
        if (!(dfg_op(g, dfg_operand(g, sigmoid, 0)) == cutlass_op_add
              || dfg_op(g, dfg_operand(g, sigmoid, 0)) == cutlass_op_nn_bias_add))
            continue;
        struct cutlass_biased_match biased;
        for (; cutlass_biased_find(g, dfg_operand(g, sigmoid, 0), way + 1, &biased); way[1]++) {
            dfg_node c = biased.c;
            struct cutlass_conv2d_match conv2d;
            if (dfg_op(g, c) != cutlass_op_nn_conv2d || !cutlass_conv2d_match(g, c, &conv2d)) continue;
            if (!dfg_in_body(g, n, (const dfg_node[]){sigmoid, biased.root, c}, 3)) continue;
            if (!cutlass_from_outside(g, plus.r, c)) continue;
            DFG_GIVE(cutlass_conv2d_bias_sigmoid_residual_add, .root = n, .x = conv2d.x, .w = conv2d.w,
                     .b = biased.b, .r = plus.r, .c = c);
            DFG_GIVE_PARTS(whole->biased = biased, whole->sigmoid = sigmoid, whole->c = c);
            return true;
        }
    }
    return false;
}

/* cutlass.pat:87, as an entry of a table, with g = nn.relu, f = sigmoid, j = plus */
bool cutlass_conv2d_bias_sigmoid_residual_add_relu_find(DFG_FIND_ON(cutlass_conv2d_bias_sigmoid_residual_add_relu))
{
    if (!dfg_calls_argc(g, n, cutlass_op_nn_relu, 1) || dfg_op(g, dfg_operand(g, n, 0)) != cutlass_op_add)
        return false;
    struct cutlass_conv2d_bias_sigmoid_residual_add_match add;
    for (; cutlass_conv2d_bias_sigmoid_residual_add_find(g, dfg_operand(g, n, 0), way, &add,
                                                         DFG_PART(whole, add));
         way[1]++) {
        if (!dfg_same_body(g, n, add.root)) continue;
        DFG_GIVE_IN_BOTH(cutlass_conv2d_bias_sigmoid_residual_add_relu, .root = n, .x = add.x, .w = add.w,
                         .b = add.b, .r = add.r, .c = add.c);
        return true;
    }
    return false;
}

/* cutlass.pat:87, as an entry of a table, with g = none, f = sigmoid, j = times */
bool cutlass_conv2d_bias_sigmoid_residual_multiply_find(DFG_FIND_ON(cutlass_conv2d_bias_sigmoid_residual_multiply))
{
    if (dfg_op(g, n) != cutlass_op_multiply) return false;
    struct cutlass_times_match times;
    for (; cutlass_times_find(g, n, way, &times); way[0]++, way[1] = 0) {
        dfg_node sigmoid = times.p;
        if (!dfg_calls_argc(g, sigmoid, cutlass_op_sigmoid, 1)) continue;
        if (!(dfg_op(g, dfg_operand(g, sigmoid, 0)) == cutlass_op_add
              || dfg_op(g, dfg_operand(g, sigmoid, 0)) == cutlass_op_nn_bias_add))
            continue;
        struct cutlass_biased_match biased;
        for (; cutlass_biased_find(g, dfg_operand(g, sigmoid, 0), way + 1, &biased); way[1]++) {
            dfg_node c = biased.c;
            struct cutlass_conv2d_match conv2d;
            if (dfg_op(g, c) != cutlass_op_nn_conv2d || !cutlass_conv2d_match(g, c, &conv2d)) continue;
            if (!dfg_in_body(g, n, (const dfg_node[]){sigmoid, biased.root, c}, 3)) continue;
            if (!cutlass_from_outside(g, times.r, c)) continue;
            DFG_GIVE(cutlass_conv2d_bias_sigmoid_residual_multiply, .root = n, .x = conv2d.x, .w = conv2d.w,
                     .b = biased.b, .r = times.r, .c = c);
            DFG_GIVE_PARTS(whole->biased = biased, whole->sigmoid = sigmoid, whole->c = c);
            return true;
        }
    }
    return false;
}

/* cutlass.pat:87, as an entry of a table, with g = nn.relu, f = sigmoid, j = times */
bool cutlass_conv2d_bias_sigmoid_residual_multiply_relu_find(DFG_FIND_ON(cutlass_conv2d_bias_sigmoid_residual_multiply_relu))
{
    if (!dfg_calls_argc(g, n, cutlass_op_nn_relu, 1)) return false;
    if (dfg_op(g, dfg_operand(g, n, 0)) != cutlass_op_multiply) return false;
    struct cutlass_conv2d_bias_sigmoid_residual_multiply_match multiply;
    for (; cutlass_conv2d_bias_sigmoid_residual_multiply_find(g, dfg_operand(g, n, 0), way, &multiply,
                                                              DFG_PART(whole, multiply));
         way[1]++) {
        if (!dfg_same_body(g, n, multiply.root)) continue;
        DFG_GIVE_IN_BOTH(cutlass_conv2d_bias_sigmoid_residual_multiply_relu, .root = n, .x = multiply.x,
                         .w = multiply.w, .b = multiply.b, .r = multiply.r, .c = multiply.c);
        return true;
    }
    return false;
}

/* cutlass.pat:87, as an entry of a table, with g = none, f = none, j = plus */
bool cutlass_conv2d_bias_residual_add_find(DFG_FIND_ON(cutlass_conv2d_bias_residual_add))
{
    if (dfg_op(g, n) != cutlass_op_add) return false;
    struct cutlass_plus_match plus;
    for (; cutlass_plus_find(g, n, way, &plus); way[0]++, way[1] = 0) {
        if (!(dfg_op(g, plus.p) == cutlass_op_add || dfg_op(g, plus.p) == cutlass_op_nn_bias_add)) continue;
        struct cutlass_biased_match biased;
        for (; cutlass_biased_find(g, plus.p, way + 1, &biased); way[1]++) {
            dfg_node c = biased.c;
            struct cutlass_conv2d_match conv2d;
            if (dfg_op(g, c) != cutlass_op_nn_conv2d || !cutlass_conv2d_match(g, c, &conv2d)) continue;
            if (!dfg_in_body(g, n, (const dfg_node[]){plus.p, c}, 2) || !cutlass_from_outside(g, plus.r, c))
                continue;
            DFG_GIVE(cutlass_conv2d_bias_residual_add, .root = n, .x = conv2d.x, .w = conv2d.w,
                     .b = biased.b, .r = plus.r, .c = c);
            DFG_GIVE_PARTS(whole->plus = plus, whole->c = c);
            return true;
        }
    }
    return false;
}

/* cutlass.pat:87, as an entry of a table, with g = nn.relu, f = none, j = plus */
bool cutlass_conv2d_bias_residual_add_relu_find(DFG_FIND_ON(cutlass_conv2d_bias_residual_add_relu))
{
    if (!dfg_calls_argc(g, n, cutlass_op_nn_relu, 1) || dfg_op(g, dfg_operand(g, n, 0)) != cutlass_op_add)
        return false;
    struct cutlass_conv2d_bias_residual_add_match add;
    for (; cutlass_conv2d_bias_residual_add_find(g, dfg_operand(g, n, 0), way, &add, DFG_PART(whole, add));
         way[1]++) {
        if (!dfg_same_body(g, n, add.root)) continue;
        DFG_GIVE_IN_BOTH(cutlass_conv2d_bias_residual_add_relu, .root = n, .x = add.x, .w = add.w,
                         .b = add.b, .r = add.r, .c = add.c);
        return true;
    }
    return false;
}

/* cutlass.pat:87, as an entry of a table, with g = none, f = none, j = times */
bool cutlass_conv2d_bias_residual_multiply_find(DFG_FIND_ON(cutlass_conv2d_bias_residual_multiply))
{
    if (dfg_op(g, n) != cutlass_op_multiply) return false;
    struct cutlass_times_match times;
    for (; cutlass_times_find(g, n, way, &times); way[0]++, way[1] = 0) {
        if (!(dfg_op(g, times.p) == cutlass_op_add || dfg_op(g, times.p) == cutlass_op_nn_bias_add))
            continue;
        struct cutlass_biased_match biased;
        for (; cutlass_biased_find(g, times.p, way + 1, &biased); way[1]++) {
            dfg_node c = biased.c;
            struct cutlass_conv2d_match conv2d;
            if (dfg_op(g, c) != cutlass_op_nn_conv2d || !cutlass_conv2d_match(g, c, &conv2d)) continue;
            if (!dfg_in_body(g, n, (const dfg_node[]){times.p, c}, 2)
                || !cutlass_from_outside(g, times.r, c))
                continue;
            DFG_GIVE(cutlass_conv2d_bias_residual_multiply, .root = n, .x = conv2d.x, .w = conv2d.w,
                     .b = biased.b, .r = times.r, .c = c);
            DFG_GIVE_PARTS(whole->times = times, whole->c = c);
            return true;
        }
    }
    return false;
}

/* cutlass.pat:87, as an entry of a table, with g = nn.relu, f = none, j = times */
bool cutlass_conv2d_bias_residual_multiply_relu_find(DFG_FIND_ON(cutlass_conv2d_bias_residual_multiply_relu))
{
    if (!dfg_calls_argc(g, n, cutlass_op_nn_relu, 1)) return false;
    if (dfg_op(g, dfg_operand(g, n, 0)) != cutlass_op_multiply) return false;
    struct cutlass_conv2d_bias_residual_multiply_match multiply;
    for (; cutlass_conv2d_bias_residual_multiply_find(g, dfg_operand(g, n, 0), way, &multiply,
                                                      DFG_PART(whole, multiply));
         way[1]++) {
        if (!dfg_same_body(g, n, multiply.root)) continue;
        DFG_GIVE_IN_BOTH(cutlass_conv2d_bias_residual_multiply_relu, .root = n, .x = multiply.x,
                         .w = multiply.w, .b = multiply.b, .r = multiply.r, .c = multiply.c);
        return true;
    }
    return false;
}

/* cutlass.pat:91, as an entry of a table  "cutlass.dense_bias_relu"        = nn.relu(dense_bias); */
bool cutlass_dense_bias_relu_find(DFG_FIND_ON(cutlass_dense_bias_relu))
{
    if (!dfg_calls_argc(g, n, cutlass_op_nn_relu, 1)) return false;
    if (!(dfg_op(g, dfg_operand(g, n, 0)) == cutlass_op_add
          || dfg_op(g, dfg_operand(g, n, 0)) == cutlass_op_nn_bias_add))
        return false;
    struct cutlass_dense_bias_match dense_bias;
    for (; cutlass_dense_bias_find(g, dfg_operand(g, n, 0), way, &dense_bias, DFG_PART(whole, dense_bias));
         way[0]++) {
        if (!dfg_same_body(g, n, dense_bias.root)) continue;
        DFG_GIVE_IN_BOTH(cutlass_dense_bias_relu, .root = n);
        return true;
    }
    return false;
}

/* cutlass.pat:95, as an entry of a table, with f = hardswish
 * "cutlass.conv2d_bias_{f}"(x, w, b) = f(conv2d_bias(x, w, b)); */
bool cutlass_conv2d_bias_hardswish_find(DFG_FIND_ON(cutlass_conv2d_bias_hardswish))
{
    /* hardswish is written out: a choice of its own follows one of an argument */
    bool is_multiply = dfg_calls_argc(g, n, cutlass_op_multiply, 2);
    dfg_node multiply = DFG_NONE, call = DFG_NONE, divide_2 = DFG_NONE, constant_3 = DFG_NONE;
    dfg_node multiply_2 = DFG_NONE;
    uint32_t swap = 0, swap_2 = 0;
    if (is_multiply) {
        multiply = n;
        swap = dfg_op(g, dfg_arg(g, multiply, 0)) == cutlass_op_add
            || dfg_op(g, dfg_arg(g, multiply, 0)) == cutlass_op_nn_bias_add
            ? 0
            : 1;
        call = dfg_arg(g, multiply, swap);
        if (!(dfg_op(g, call) == cutlass_op_add || dfg_op(g, call) == cutlass_op_nn_bias_add)) return false;
    } else {
        divide_2 = n;
        if (!dfg_calls_argc(g, divide_2, cutlass_op_divide, 2)) return false;
        constant_3 = dfg_arg(g, divide_2, 1);
        if (!dfg_is(g, constant_3, DFG_CONST)) return false;
        multiply_2 = dfg_arg(g, divide_2, 0);
        if (!dfg_calls_argc(g, multiply_2, cutlass_op_multiply, 2)) return false;
        swap_2 = dfg_op(g, dfg_arg(g, multiply_2, 0)) == cutlass_op_add
            || dfg_op(g, dfg_arg(g, multiply_2, 0)) == cutlass_op_nn_bias_add
            ? 0
            : 1;
        call = dfg_arg(g, multiply_2, swap_2);
        if (!(dfg_op(g, call) == cutlass_op_add || dfg_op(g, call) == cutlass_op_nn_bias_add)) return false;
    }
    struct cutlass_conv2d_bias_match conv2d_bias;
    struct cutlass_conv2d_bias_whole conv2d_bias_whole;
    for (; cutlass_conv2d_bias_find(g, call, way, &conv2d_bias, &conv2d_bias_whole); way[0]++) {
        dfg_node c = conv2d_bias_whole.biased.c, x = conv2d_bias.x, w = conv2d_bias.w, b = conv2d_bias.b;
        dfg_node divide = DFG_NONE, constant_2 = DFG_NONE, limited = DFG_NONE;
        if (is_multiply) {
            divide = dfg_arg(g, multiply, 1 - swap);
            if (!dfg_calls_argc(g, divide, cutlass_op_divide, 2)) continue;
            constant_2 = dfg_arg(g, divide, 1);
            if (!dfg_is(g, constant_2, DFG_CONST)) continue;
            limited = dfg_arg(g, divide, 0);
        } else {
            limited = dfg_arg(g, multiply_2, 1 - swap_2);
        }
        if (!dfg_calls_argc(g, limited, cutlass_op_clip, 1)) continue;
        dfg_node add = dfg_arg(g, limited, 0);
        if (!dfg_calls_argc(g, add, cutlass_op_add, 2)) continue;
        uint32_t swap_3 = dfg_op(g, dfg_operand(g, add, 0)) == cutlass_op_add
            || dfg_op(g, dfg_operand(g, add, 0)) == cutlass_op_nn_bias_add
            ? 0
            : 1;
        dfg_node constant = dfg_arg(g, add, 1 - swap_3);
        if (!dfg_is(g, constant, DFG_CONST)) continue;
        if (dfg_arg(g, add, swap_3) != call) continue;
        if (!dfg_in_body(
                g, n, (const dfg_node[]){multiply, call, divide, divide_2, multiply_2, limited, add}, 7))
            continue;
        DFG_GIVE(cutlass_conv2d_bias_hardswish, .root = n, .x = x, .w = w, .b = b);
        DFG_GIVE_WHOLE(cutlass_conv2d_bias_hardswish, .multiply = multiply, .call = call, .c = c,
                       .divide = divide, .limited = limited, .add = add, .constant = constant,
                       .constant_2 = constant_2, .divide_2 = divide_2, .multiply_2 = multiply_2,
                       .constant_3 = constant_3);
        return true;
    }
    return false;
}

/* cutlass.pat:95, as an entry of a table, with f = silu */
bool cutlass_conv2d_bias_silu_find(DFG_FIND_ON(cutlass_conv2d_bias_silu))
{
    if (dfg_op(g, n) != cutlass_op_multiply) return false;
    struct cutlass_silu_match silu;
    for (; cutlass_silu_find(g, n, way, &silu, DFG_PART(whole, silu)); way[0]++, way[1] = 0) {
        if (!(dfg_op(g, silu.p) == cutlass_op_add || dfg_op(g, silu.p) == cutlass_op_nn_bias_add)) continue;
        struct cutlass_conv2d_bias_match conv2d_bias;
        for (; cutlass_conv2d_bias_find(g, silu.p, way + 1, &conv2d_bias, DFG_PART(whole, conv2d_bias));
             way[1]++) {
            if (!dfg_same_body(g, n, silu.p)) continue;
            DFG_GIVE_IN_BOTH(cutlass_conv2d_bias_silu, .root = n, .x = conv2d_bias.x, .w = conv2d_bias.w,
                             .b = conv2d_bias.b);
            return true;
        }
    }
    return false;
}

/* cutlass.pat:95, as an entry of a table, with f = nn.relu */
bool cutlass_conv2d_bias_relu_find(DFG_FIND_ON(cutlass_conv2d_bias_relu))
{
    if (!dfg_calls_argc(g, n, cutlass_op_nn_relu, 1)) return false;
    if (!(dfg_op(g, dfg_operand(g, n, 0)) == cutlass_op_add
          || dfg_op(g, dfg_operand(g, n, 0)) == cutlass_op_nn_bias_add))
        return false;
    struct cutlass_conv2d_bias_match conv2d_bias;
    for (; cutlass_conv2d_bias_find(g, dfg_operand(g, n, 0), way, &conv2d_bias,
                                    DFG_PART(whole, conv2d_bias));
         way[0]++) {
        if (!dfg_same_body(g, n, conv2d_bias.root)) continue;
        DFG_GIVE_IN_BOTH(cutlass_conv2d_bias_relu, .root = n, .x = conv2d_bias.x, .w = conv2d_bias.w,
                         .b = conv2d_bias.b);
        return true;
    }
    return false;
}

/* cutlass.pat:95, as an entry of a table, with f = sigmoid */
bool cutlass_conv2d_bias_sigmoid_find(DFG_FIND_ON(cutlass_conv2d_bias_sigmoid))
{
    if (!dfg_calls_argc(g, n, cutlass_op_sigmoid, 1)) return false;
    if (!(dfg_op(g, dfg_operand(g, n, 0)) == cutlass_op_add
          || dfg_op(g, dfg_operand(g, n, 0)) == cutlass_op_nn_bias_add))
        return false;
    struct cutlass_conv2d_bias_match conv2d_bias;
    for (; cutlass_conv2d_bias_find(g, dfg_operand(g, n, 0), way, &conv2d_bias,
                                    DFG_PART(whole, conv2d_bias));
         way[0]++) {
        if (!dfg_same_body(g, n, conv2d_bias.root)) continue;
        DFG_GIVE_IN_BOTH(cutlass_conv2d_bias_sigmoid, .root = n, .x = conv2d_bias.x, .w = conv2d_bias.w,
                         .b = conv2d_bias.b);
        return true;
    }
    return false;
}

/* ---- cutlass.pat:85  table cutlass ---- */

/* Candidates 0 to 31. */
static bool cutlass_confirm_2(const dfg_graph *g, dfg_node n, uint32_t bit)
{
    switch (bit) {
    case 0: /* '(add | nn.bias_add)(c, b)' is one node at several plac ... */
        return DFG_MATCHES(cutlass_conv2d_bias_hardswish_residual_add_relu, g, n);
    case 1: /* '(add | nn.bias_add)(c, b)' is one node at several plac ... */
        return DFG_MATCHES(cutlass_conv2d_bias_hardswish_residual_multiply_relu, g, n);
    case 2: /* '(add | nn.bias_add)(c, b)' is one node at several plac ... */
        return DFG_MATCHES(cutlass_conv2d_bias_silu_residual_add_relu, g, n);
    case 3: /* '(add | nn.bias_add)(c, b)' is one node at several plac ... */
        return DFG_MATCHES(cutlass_conv2d_bias_silu_residual_multiply_relu, g, n);
    case 4: /* where conv2d_ok(c, x, w) */
        return DFG_MATCHES(cutlass_conv2d_bias_relu_residual_add_relu, g, n);
    case 5: /* where conv2d_ok(c, x, w) */
        return DFG_MATCHES(cutlass_conv2d_bias_relu_residual_multiply_relu, g, n);
    case 6: /* where conv2d_ok(c, x, w) */
        return DFG_MATCHES(cutlass_conv2d_bias_sigmoid_residual_add_relu, g, n);
    case 7: /* where conv2d_ok(c, x, w) */
        return DFG_MATCHES(cutlass_conv2d_bias_sigmoid_residual_multiply_relu, g, n);
    case 8: return DFG_MATCHES(cutlass_conv2d_bias_residual_add_relu, g, n); /* where conv2d_ok(c, x, w) */
    case 9: /* where conv2d_ok(c, x, w) */
        return DFG_MATCHES(cutlass_conv2d_bias_residual_multiply_relu, g, n);
    case 10: /* '(add | nn.bias_add)(c, b)' is one node at several plac ... */
        return DFG_MATCHES(cutlass_conv2d_bias_hardswish_residual_add, g, n);
    case 11: /* '(add | nn.bias_add)(c, b)' is one node at several plac ... */
        return DFG_MATCHES(cutlass_conv2d_bias_hardswish_residual_multiply, g, n);
    case 12: /* '(add | nn.bias_add)(c, b)' is one node at several plac ... */
        return DFG_MATCHES(cutlass_conv2d_bias_silu_residual_add, g, n);
    case 13: /* '(add | nn.bias_add)(c, b)' is one node at several plac ... */
        return DFG_MATCHES(cutlass_conv2d_bias_silu_residual_multiply, g, n);
    case 14: /* where conv2d_ok(c, x, w) */
        return DFG_MATCHES(cutlass_conv2d_bias_relu_residual_add, g, n);
    case 15: /* where conv2d_ok(c, x, w) */
        return DFG_MATCHES(cutlass_conv2d_bias_relu_residual_multiply, g, n);
    case 16: /* where conv2d_ok(c, x, w) */
        return DFG_MATCHES(cutlass_conv2d_bias_sigmoid_residual_add, g, n);
    case 17: /* where conv2d_ok(c, x, w) */
        return DFG_MATCHES(cutlass_conv2d_bias_sigmoid_residual_multiply, g, n);
    case 18: return DFG_MATCHES(cutlass_conv2d_bias_residual_add, g, n); /* where conv2d_ok(c, x, w) */
    case 19: /* where conv2d_ok(c, x, w) */
        return DFG_MATCHES(cutlass_conv2d_bias_residual_multiply, g, n);
    case 20: return DFG_MATCHES(cutlass_dense_gelu_fp16, g, n); /* p is one node at several places */
    case 21: return DFG_MATCHES(cutlass_dense_gelu_fp32, g, n); /* p is one node at several places */
    case 22: return DFG_MATCHES(cutlass_dense_bias_relu, g, n); /* where gemm_types(x, w) */
    case 23: return DFG_MATCHES(cutlass_dense_bias, g, n); /* where gemm_types(x, w) */
    case 24: return DFG_MATCHES(cutlass_dense, g, n); /* where gemm_types(x, w) */
    case 25: return DFG_MATCHES(cutlass_batch_matmul, g, n); /* where gemm_types(a, b) */
    case 26: /* '(add | nn.bias_add)(c, b)' is one node at several plac ... */
        return DFG_MATCHES(cutlass_conv2d_bias_hardswish, g, n);
    case 27: /* '(add | nn.bias_add)(c, b)' is one node at several plac ... */
        return DFG_MATCHES(cutlass_conv2d_bias_silu, g, n);
    case 28: return DFG_MATCHES(cutlass_conv2d_bias_relu, g, n); /* where conv2d_ok(c, x, w) */
    case 29: return DFG_MATCHES(cutlass_conv2d_bias_sigmoid, g, n); /* where conv2d_ok(c, x, w) */
    case 30: return DFG_MATCHES(cutlass_conv2d_bias, g, n); /* where conv2d_ok(c, x, w) */
    case 31: return DFG_MATCHES(cutlass_conv2d, g, n); /* where conv2d_ok(c, x, w) */
    default: return false;
    }
}

/* Candidates 32 to 33. */
static bool cutlass_confirm_3(const dfg_graph *g, dfg_node n, uint32_t bit)
{
    switch (bit) {
    case 32: return DFG_MATCHES(cutlass_conv2d_transpose, g, n); /* where conv2d_ok(c, x, w) */
    case 33: return DFG_MATCHES(cutlass_backward_weight, g, n); /* where conv2d_ok(c, g, x) */
    default: return false;
    }
}

/* Does the candidate match?  What level 1 does not say is asked by the entry's own matcher. */
static bool cutlass_confirm(const dfg_graph *g, dfg_node n, uint32_t bit)
{
    if (bit < 32) return cutlass_confirm_2(g, n, bit);
    return cutlass_confirm_3(g, n, bit);
}

/* cutlass.pat:47  (add | nn.bias_add)(c, b) */
static inline bool cutlass_is_add(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, cutlass_op_add)) return false;
    const dfg_node a1 = dfg_arg(g, n, 1);
    return dfg_calls_argc(g, a1, cutlass_op_nn_conv2d, 2)
        && dfg_str_is(g, a1, cutlass_attr_kernel_layout, cutlass_str_OHWI, cutlass_str_OIHW);
}

/* cutlass.pat:47  (add | nn.bias_add)(c, b) */
static inline bool cutlass_is_biased(const dfg_graph *g, dfg_node n)
{
    if (!(dfg_calls(g, n, cutlass_op_add) || dfg_calls(g, n, cutlass_op_nn_bias_add))
        || !dfg_argc_is(g, n, 2))
        return false;
    const dfg_node a0 = dfg_operand(g, n, 0);
    return (dfg_calls_argc(g, a0, cutlass_op_nn_conv2d, 2)
            && dfg_str_is(g, a0, cutlass_attr_kernel_layout, cutlass_str_OHWI, cutlass_str_OIHW))
        || cutlass_is_add(g, n);
}

/* cutlass.pat:53  multiply(p, sigmoid(p)); the operator is known */
static inline bool cutlass_is_silu(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 2)) return false;
    return (cutlass_is_biased(g, dfg_operand(g, n, 0))
            && dfg_calls_argc(g, dfg_operand(g, n, 1), cutlass_op_sigmoid, 1))
        || (dfg_calls_argc(g, dfg_operand(g, n, 0), cutlass_op_sigmoid, 1)
            && cutlass_is_biased(g, dfg_operand(g, n, 1)));
}

/* cutlass.pat:88  f(biased(c & conv2d(x, w), b)); the operator is known */
static inline bool cutlass_is_cutlass_conv2d_bias_relu(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 1) && cutlass_is_biased(g, dfg_operand(g, n, 0));
}

/* cutlass.pat:88  f(biased(c & conv2d(x, w), b)); the operator is known */
static inline bool cutlass_is_cutlass_conv2d_bias_sigmoid(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 1) && cutlass_is_biased(g, dfg_operand(g, n, 0));
}

/* from bit 0 on: CUTLASS_CONV2D_BIAS_SILU_RESIDUAL_ADD_RELU,
 * CUTLASS_CONV2D_BIAS_RELU_RESIDUAL_ADD_RELU, CUTLASS_CONV2D_BIAS_SIGMOID_RESIDUAL_ADD_RELU,
 * CUTLASS_CONV2D_BIAS_RESIDUAL_ADD_RELU, and 5 more such groups */
static uint64_t cutlass_part_2(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    switch (dfg_op(g, n)) {
    case cutlass_op_multiply:
        if (cutlass_is_silu(g, n)) set |= DFG_BIT(0); /* CUTLASS_CONV2D_BIAS_SILU_RESIDUAL_ADD_RELU ... */
        break;
    case cutlass_op_nn_relu:
        if (cutlass_is_cutlass_conv2d_bias_relu(g, n))
            set |= DFG_BIT(2); /* CUTLASS_CONV2D_BIAS_RELU_RESIDUAL_ADD_RELU ... */
        break;
    case cutlass_op_sigmoid:
        if (cutlass_is_cutlass_conv2d_bias_sigmoid(g, n))
            set |= DFG_BIT(4); /* CUTLASS_CONV2D_BIAS_SIGMOID_RESIDUAL_ADD_RELU ... */
        break;
    case cutlass_op_add: case cutlass_op_nn_bias_add:
        if (cutlass_is_biased(g, n)) set |= DFG_BIT(6); /* CUTLASS_CONV2D_BIAS_RESIDUAL_ADD_RELU ... */
        break;
    default: break;
    }
    return set;
}

/* cutlass.pat:50  add(p, const) */
static inline bool cutlass_is_add_2(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, cutlass_op_add, 2)) return false;
    return dfg_is(g, dfg_operand(g, n, 1), DFG_CONST) || dfg_is(g, dfg_operand(g, n, 0), DFG_CONST);
}

/* cutlass.pat:50  clip(add(p, const)) */
static inline bool cutlass_is_limited(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, cutlass_op_clip, 1) && cutlass_is_add_2(g, dfg_operand(g, n, 0));
}

/* cutlass.pat:51  divide(limited, const) */
static inline bool cutlass_is_divide(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, cutlass_op_divide, 2) && cutlass_is_limited(g, dfg_operand(g, n, 0))
        && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST);
}

/* cutlass.pat:51  multiply(p, divide(limited, const)) */
static inline bool cutlass_is_multiply(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, cutlass_op_multiply, 2)) return false;
    return (cutlass_is_biased(g, dfg_operand(g, n, 0)) && cutlass_is_divide(g, dfg_operand(g, n, 1)))
        || (cutlass_is_divide(g, dfg_operand(g, n, 0)) && cutlass_is_biased(g, dfg_operand(g, n, 1)));
}

/* cutlass.pat:51  multiply(p, limited) */
static inline bool cutlass_is_multiply_2(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, cutlass_op_multiply, 2)) return false;
    return cutlass_is_limited(g, dfg_operand(g, n, 1)) || cutlass_is_limited(g, dfg_operand(g, n, 0));
}

/* cutlass.pat:51  divide(multiply(p, limited), const) */
static inline bool cutlass_is_divide_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, cutlass_op_divide, 2) && cutlass_is_multiply_2(g, dfg_operand(g, n, 0))
        && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST);
}

/* from bit 0 on: CUTLASS_CONV2D_BIAS_HARDSWISH_RESIDUAL_ADD_RELU,
 * CUTLASS_CONV2D_BIAS_SILU_RESIDUAL_ADD_RELU, CUTLASS_CONV2D_BIAS_RELU_RESIDUAL_ADD_RELU,
 * CUTLASS_CONV2D_BIAS_SIGMOID_RESIDUAL_ADD_RELU, CUTLASS_CONV2D_BIAS_RESIDUAL_ADD_RELU, and 2
 * more such groups */
static uint64_t cutlass_part(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2)) {
        set |= cutlass_part_2(g, dfg_operand(g, n, 0)) << 2;
        set |= cutlass_part_2(g, dfg_operand(g, n, 1)) << 2;
        if (cutlass_is_multiply(g, dfg_operand(g, n, 0)) || cutlass_is_divide_2(g, dfg_operand(g, n, 0))
            || cutlass_is_multiply(g, dfg_operand(g, n, 1)) || cutlass_is_divide_2(g, dfg_operand(g, n, 1)))
            set |= DFG_BIT(0); /* CUTLASS_CONV2D_BIAS_HARDSWISH_RESIDUAL_ADD_RELU ... */
    }
    return set;
}

/* cutlass.pat:47  (add | nn.bias_add)(c, b) */
static inline bool cutlass_is_add_3(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, cutlass_op_add)
        && dfg_calls_argc(g, dfg_operand(g, n, 1), cutlass_op_nn_dense, 2);
}

/* op in {nn.relu}: CUTLASS_CONV2D_BIAS_HARDSWISH_RESIDUAL_ADD_RELU,
 * CUTLASS_CONV2D_BIAS_HARDSWISH_RESIDUAL_MULTIPLY_RELU,
 * CUTLASS_CONV2D_BIAS_SILU_RESIDUAL_ADD_RELU, CUTLASS_CONV2D_BIAS_SILU_RESIDUAL_MULTIPLY_RELU,
 * CUTLASS_CONV2D_BIAS_RELU_RESIDUAL_ADD_RELU, CUTLASS_CONV2D_BIAS_RELU_RESIDUAL_MULTIPLY_RELU
 * and 6 more */
static inline DFG_IN_LINE_FOR_SPEED uint64_t cutlass_at_nn_relu(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 1)) {
        const dfg_node a0 = dfg_operand(g, n, 0);
        if (dfg_calls(g, a0, cutlass_op_add)) set |= cutlass_part(g, a0);
        if ((dfg_calls(g, a0, cutlass_op_add) || dfg_calls(g, a0, cutlass_op_nn_bias_add))
            && dfg_argc_is(g, a0, 2)) {
            if (dfg_calls_argc(g, dfg_operand(g, a0, 0), cutlass_op_nn_dense, 2) || cutlass_is_add_3(g, a0))
                set |= DFG_BIT(CUTLASS_DENSE_BIAS_RELU);
            const dfg_node a0_0 = dfg_operand(g, a0, 0);
            if ((dfg_calls_argc(g, a0_0, cutlass_op_nn_conv2d, 2)
                 && dfg_str_is(g, a0_0, cutlass_attr_kernel_layout, cutlass_str_OHWI, cutlass_str_OIHW))
                || cutlass_is_add(g, a0))
                set |= DFG_BIT(CUTLASS_CONV2D_BIAS_RELU);
        }
        switch (dfg_op(g, a0)) {
        case cutlass_op_multiply: set |= cutlass_part(g, a0) << 1; break;
        default: break;
        }
    }
    return set;
}

/* cutlass.pat:47  (add | nn.bias_add)(c, b) */
static inline bool cutlass_is_biased_2(const dfg_graph *g, dfg_node n)
{
    if (!(dfg_calls(g, n, cutlass_op_add) || dfg_calls(g, n, cutlass_op_nn_bias_add))
        || !dfg_argc_is(g, n, 2))
        return false;
    return dfg_calls_argc(g, dfg_operand(g, n, 0), cutlass_op_nn_dense, 2) || cutlass_is_add_3(g, n);
}

/* cutlass.pat:76  multiply(p, _) */
static inline bool cutlass_is_multiply_4(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, cutlass_op_multiply, 2)) return false;
    return cutlass_is_biased_2(g, dfg_operand(g, n, 0)) || cutlass_is_biased_2(g, dfg_operand(g, n, 1));
}

/* cutlass.pat:76  cast(multiply(p, _)) */
static inline bool cutlass_is_cast_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, cutlass_op_cast, 1) && cutlass_is_multiply_4(g, dfg_operand(g, n, 0));
}

/* cutlass.pat:76  erf(cast(multiply(p, _))) */
static inline bool cutlass_is_erf(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, cutlass_op_erf, 1) && cutlass_is_cast_2(g, dfg_operand(g, n, 0));
}

/* cutlass.pat:76  cast(erf(cast(multiply(p, _)))) */
static inline bool cutlass_is_cast(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, cutlass_op_cast, 1) && cutlass_is_erf(g, dfg_operand(g, n, 0));
}

/* cutlass.pat:76  multiply(cast(erf(cast(multiply(p, _)))), _) */
static inline bool cutlass_is_multiply_3(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, cutlass_op_multiply, 2)) return false;
    return cutlass_is_cast(g, dfg_operand(g, n, 0)) || cutlass_is_cast(g, dfg_operand(g, n, 1));
}

/* cutlass.pat:80  erf(multiply(p, _)) */
static inline bool cutlass_is_erf_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, cutlass_op_erf, 1) && cutlass_is_multiply_4(g, dfg_operand(g, n, 0));
}

/* cutlass.pat:80  multiply(erf(multiply(p, _)), _) */
static inline bool cutlass_is_multiply_5(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, cutlass_op_multiply, 2)) return false;
    return cutlass_is_erf_2(g, dfg_operand(g, n, 0)) || cutlass_is_erf_2(g, dfg_operand(g, n, 1));
}

/* from bit 0 on: CUTLASS_DENSE_BIAS_GELU_FP16, CUTLASS_DENSE_BIAS_GELU_FP32, and 1 more such
 * group */
static uint64_t cutlass_part_3(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2)) {
        if (cutlass_is_multiply_3(g, dfg_operand(g, n, 0))
            || cutlass_is_multiply_3(g, dfg_operand(g, n, 1)))
            set |= DFG_BIT(0); /* CUTLASS_DENSE_BIAS_GELU_FP16 ... */
        if (cutlass_is_multiply_5(g, dfg_operand(g, n, 0))
            || cutlass_is_multiply_5(g, dfg_operand(g, n, 1)))
            set |= DFG_BIT(1); /* CUTLASS_DENSE_BIAS_GELU_FP32 ... */
    }
    return set;
}

/* op in {multiply}: CUTLASS_CONV2D_BIAS_HARDSWISH_RESIDUAL_MULTIPLY,
 * CUTLASS_CONV2D_BIAS_SILU_RESIDUAL_MULTIPLY, CUTLASS_CONV2D_BIAS_RELU_RESIDUAL_MULTIPLY,
 * CUTLASS_CONV2D_BIAS_SIGMOID_RESIDUAL_MULTIPLY, CUTLASS_CONV2D_BIAS_RESIDUAL_MULTIPLY,
 * CUTLASS_DENSE_BIAS_GELU_FP16 and 3 more */
static inline DFG_IN_LINE_FOR_SPEED uint64_t cutlass_at_multiply(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2)) {
        const dfg_node a0 = dfg_operand(g, n, 0);
        if (dfg_calls(g, a0, cutlass_op_add) || dfg_calls(g, a0, cutlass_op_nn_bias_add)) {
            const dfg_node a0_0 = dfg_arg(g, a0, 0);
            if (((dfg_calls_argc(g, a0_0, cutlass_op_nn_conv2d, 2)
                  && dfg_str_is(g, a0_0, cutlass_attr_kernel_layout, cutlass_str_OHWI, cutlass_str_OIHW))
                 || cutlass_is_add(g, a0))
                && dfg_argc_is(g, a0, 2)) {
                const dfg_node a1 = dfg_operand(g, n, 1);
                switch (dfg_op(g, a1)) {
                case cutlass_op_divide:
                    if (cutlass_is_divide(g, a1)) set |= DFG_BIT(CUTLASS_CONV2D_BIAS_HARDSWISH);
                    break;
                case cutlass_op_sigmoid:
                    if (dfg_argc_is(g, a1, 1)) set |= DFG_BIT(CUTLASS_CONV2D_BIAS_SILU);
                    break;
                default: break;
                }
                set |= DFG_BIT(CUTLASS_CONV2D_BIAS_RESIDUAL_MULTIPLY);
            }
        }
        if (dfg_calls(g, a0, cutlass_op_add)) set |= cutlass_part_3(g, a0) << 20;
        switch (dfg_op(g, a0)) {
        case cutlass_op_multiply:
            if (cutlass_is_silu(g, a0)) set |= DFG_BIT(CUTLASS_CONV2D_BIAS_SILU_RESIDUAL_MULTIPLY);
            break;
        case cutlass_op_nn_relu:
            if (cutlass_is_cutlass_conv2d_bias_relu(g, a0))
                set |= DFG_BIT(CUTLASS_CONV2D_BIAS_RELU_RESIDUAL_MULTIPLY);
            break;
        case cutlass_op_sigmoid:
            if (dfg_argc_is(g, a0, 1)) {
                if (cutlass_is_biased(g, dfg_operand(g, a0, 0)))
                    set |= DFG_BIT(CUTLASS_CONV2D_BIAS_SIGMOID_RESIDUAL_MULTIPLY);
                if (cutlass_is_biased(g, dfg_operand(g, n, 1))) set |= DFG_BIT(CUTLASS_CONV2D_BIAS_SILU);
            }
            break;
        case cutlass_op_divide:
            if (cutlass_is_divide(g, a0) && cutlass_is_biased(g, dfg_operand(g, n, 1)))
                set |= DFG_BIT(CUTLASS_CONV2D_BIAS_HARDSWISH);
            break;
        default: break;
        }
        const dfg_node a1 = dfg_operand(g, n, 1);
        if ((dfg_calls(g, a1, cutlass_op_add) || dfg_calls(g, a1, cutlass_op_nn_bias_add))
            && cutlass_is_biased(g, a1))
            set |= DFG_BIT(CUTLASS_CONV2D_BIAS_RESIDUAL_MULTIPLY);
        if (dfg_calls(g, a1, cutlass_op_add)) set |= cutlass_part_3(g, a1) << 20;
        switch (dfg_op(g, a1)) {
        case cutlass_op_multiply:
            if (cutlass_is_silu(g, a1)) set |= DFG_BIT(CUTLASS_CONV2D_BIAS_SILU_RESIDUAL_MULTIPLY);
            break;
        case cutlass_op_nn_relu:
            if (cutlass_is_cutlass_conv2d_bias_relu(g, a1))
                set |= DFG_BIT(CUTLASS_CONV2D_BIAS_RELU_RESIDUAL_MULTIPLY);
            break;
        case cutlass_op_sigmoid:
            if (cutlass_is_cutlass_conv2d_bias_sigmoid(g, a1))
                set |= DFG_BIT(CUTLASS_CONV2D_BIAS_SIGMOID_RESIDUAL_MULTIPLY);
            break;
        default: break;
        }
        if (cutlass_is_multiply(g, a0) || cutlass_is_divide_2(g, a0) || cutlass_is_multiply(g, a1)
            || cutlass_is_divide_2(g, a1))
            set |= DFG_BIT(CUTLASS_CONV2D_BIAS_HARDSWISH_RESIDUAL_MULTIPLY);
    }
    return set;
}

/* op in {add, nn.bias_add}: CUTLASS_DENSE_BIAS, CUTLASS_CONV2D_BIAS */
static uint64_t cutlass_at_add_like(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2)) {
        if (dfg_calls_argc(g, dfg_operand(g, n, 0), cutlass_op_nn_dense, 2) || cutlass_is_add_3(g, n))
            set |= DFG_BIT(CUTLASS_DENSE_BIAS);
        const dfg_node a0 = dfg_operand(g, n, 0);
        if ((dfg_calls_argc(g, a0, cutlass_op_nn_conv2d, 2)
             && dfg_str_is(g, a0, cutlass_attr_kernel_layout, cutlass_str_OHWI, cutlass_str_OIHW))
            || cutlass_is_add(g, n))
            set |= DFG_BIT(CUTLASS_CONV2D_BIAS);
    }
    return set;
}

/* op in {nn.batch_matmul}: CUTLASS_BATCH_MATMUL */
static inline DFG_IN_LINE_FOR_SPEED uint64_t cutlass_at_nn_batch_matmul(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2) && dfg_bool_is(g, n, cutlass_attr_transpose_a, false, false)
        && dfg_bool_is(g, n, cutlass_attr_transpose_b, true, false))
        set |= DFG_BIT(CUTLASS_BATCH_MATMUL);
    return set;
}

/* op in {nn.conv2d}: CUTLASS_CONV2D */
static inline DFG_IN_LINE_FOR_SPEED uint64_t cutlass_at_nn_conv2d(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2)
        && dfg_str_is(g, n, cutlass_attr_kernel_layout, cutlass_str_OHWI, cutlass_str_OIHW))
        set |= DFG_BIT(CUTLASS_CONV2D);
    return set;
}

/* op in {nn.conv2d_transpose}: CUTLASS_CONV2D_TRANSPOSE */
static inline DFG_IN_LINE_FOR_SPEED uint64_t cutlass_at_nn_conv2d_transpose(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2)
        && dfg_str_is(g, n, cutlass_attr_kernel_layout, cutlass_str_IHWO, cutlass_str_IOHW))
        set |= DFG_BIT(CUTLASS_CONV2D_TRANSPOSE);
    return set;
}

/* op in {nn.conv2d_backward_weight}: CUTLASS_CONV2D_BACKWARD_WEIGHT */
static inline DFG_IN_LINE_FOR_SPEED uint64_t cutlass_at_nn_conv2d_backward_weight(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2)
        && dfg_str_is(g, n, cutlass_attr_kernel_layout, cutlass_str_NHWC, cutlass_str_OIHW))
        set |= DFG_BIT(CUTLASS_CONV2D_BACKWARD_WEIGHT);
    return set;
}

size_t cutlass_sweep(const dfg_graph *g, dfg_node first, dfg_node last, dfg_node *nodes, uint64_t *sets)
{
    size_t count = 0;
    for (dfg_node n = first; n < last; n++) {
        uint64_t set = 0;
        switch (dfg_op(g, n)) {
        case cutlass_op_nn_relu: set = cutlass_at_nn_relu(g, n); break;
        case cutlass_op_add: set = cutlass_part(g, n) << 10 | cutlass_at_add_like(g, n); break;
        case cutlass_op_multiply: set = cutlass_at_multiply(g, n); break;
        case cutlass_op_nn_bias_add: set = cutlass_at_add_like(g, n); break;
        case cutlass_op_nn_dense: set = dfg_argc_is(g, n, 2) ? DFG_BIT(CUTLASS_DENSE) : 0; break;
        case cutlass_op_nn_batch_matmul: set = cutlass_at_nn_batch_matmul(g, n); break;
        case cutlass_op_divide:
            set = cutlass_is_divide_2(g, n) ? DFG_BIT(CUTLASS_CONV2D_BIAS_HARDSWISH) : 0;
            break;
        case cutlass_op_sigmoid:
            set = cutlass_is_cutlass_conv2d_bias_sigmoid(g, n) ? DFG_BIT(CUTLASS_CONV2D_BIAS_SIGMOID) : 0;
            break;
        case cutlass_op_nn_conv2d: set = cutlass_at_nn_conv2d(g, n); break;
        case cutlass_op_nn_conv2d_transpose: set = cutlass_at_nn_conv2d_transpose(g, n); break;
        case cutlass_op_nn_conv2d_backward_weight: set = cutlass_at_nn_conv2d_backward_weight(g, n); break;
        default: continue;
        }
        nodes[count] = n;
        sets[count] = set;
        count += set != 0;
    }
    return count;
}

uint64_t cutlass_candidates(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    dfg_node node = n;
    cutlass_sweep(g, n, n + 1, &node, &set);
    return set;
}

int32_t cutlass_first(const dfg_graph *g, dfg_node n)
{
    for (uint64_t set = cutlass_candidates(g, n); set != 0; set &= set - 1) {
        const uint32_t bit = dfg_lowest_bit(set);
        if (cutlass_confirm(g, n, bit)) return (int32_t)bit;
    }
    return -1;
}
