/* Made by pat2c from relay_simplify.pat; do not edit. */
#include "relay_simplify.h"
_Static_assert(RELAY_SIMPLIFY_H == 0x9ac37fd773e3c946, "relay_simplify.h is of another run of pat2c than this file");
#include "dfg_frames.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    relay_simplify_op_add = DFG_FIRST_OP, relay_simplify_op_argmax, relay_simplify_op_argmin,
    relay_simplify_op_broadcast_to, relay_simplify_op_broadcast_to_like, relay_simplify_op_cast,
    relay_simplify_op_cast_like, relay_simplify_op_clip, relay_simplify_op_collapse_sum_like,
    relay_simplify_op_copy, relay_simplify_op_divide, relay_simplify_op_layout_transform,
    relay_simplify_op_multiply, relay_simplify_op_negative, relay_simplify_op_nn_batch_flatten,
    relay_simplify_op_nn_dropout, relay_simplify_op_nn_relu, relay_simplify_op_ones,
    relay_simplify_op_ones_like, relay_simplify_op_qnn_dequantize, relay_simplify_op_reshape,
    relay_simplify_op_reshape_like, relay_simplify_op_sqrt, relay_simplify_op_strided_slice,
    relay_simplify_op_subtract, relay_simplify_op_transpose, relay_simplify_op_zeros,
    relay_simplify_op_zeros_like,
};
enum {
    relay_simplify_attr_a_max, relay_simplify_attr_a_min, relay_simplify_attr_axes,
    relay_simplify_attr_dst_layout, relay_simplify_attr_dtype, relay_simplify_attr_lhs_begin,
    relay_simplify_attr_rhs_begin, relay_simplify_attr_src_layout, relay_simplify_attr_strides,
};
static const char *const relay_simplify_op_names[] = {
    "add", "argmax", "argmin", "broadcast_to", "broadcast_to_like", "cast", "cast_like", "clip",
    "collapse_sum_like", "copy", "divide", "layout_transform", "multiply", "negative", "nn.batch_flatten",
    "nn.dropout", "nn.relu", "ones", "ones_like", "qnn.dequantize", "reshape", "reshape_like", "sqrt",
    "strided_slice", "subtract", "transpose", "zeros", "zeros_like",
};
static const char *const relay_simplify_attr_names[] = {
    "a_max", "a_min", "axes", "dst_layout", "dtype", "lhs_begin", "rhs_begin", "src_layout", "strides",
};

const struct dfg_names relay_simplify_names = {
    .abi = DFG_ABI, .needs = 0, .name = "relay_simplify", .run = RELAY_SIMPLIFY_H, .n_ops = 28,
    .ops = relay_simplify_op_names, .n_attrs = 9, .attrs = relay_simplify_attr_names,
};

/* relay_simplify.pat:10
 * cond no_wider(c, x, y) = c.rank == 0 or (c.elements == 1 and c.rank <= x.rank) or same_shape(x, y); */
static DFG_APART bool relay_simplify_no_wider(const dfg_graph *g, dfg_node c, dfg_node x, dfg_node y)
{
    return dfg_rank(g, c) == 0
        || (dfg_extent_eq(g, dfg_elements_of(g, c), dfg_int(1))
            && dfg_le(dfg_rank_of(g, c), dfg_rank_of(g, x)))
        || dfg_same_shape(g, x, y) == DFG_TRUE;
}

/* relay_simplify.pat:14
 * rule rs_add_zero(x, c) : operands_first { y = add(x, c & splat(0)); match y; where no_wider(c, x, y); rewrite x; } */
bool relay_simplify_rs_add_zero_find(DFG_FIND_ON_MATCH(relay_simplify_rs_add_zero))
{
    if (!dfg_calls_argc(g, n, relay_simplify_op_add, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node x = dfg_arg(g, n, swap), c = dfg_arg(g, n, 1 - swap);
        if (!dfg_splat_is(g, c, dfg_int(0), DFG_NO_DTYPE) || !relay_simplify_no_wider(g, c, x, n)) continue;
        DFG_GIVE(relay_simplify_rs_add_zero, .root = n, .x = x, .c = c, .y = n);
        return true;
    }
    return false;
}

/* relay_simplify.pat:15
 * rule rs_sub_zero(x, c) : operands_first { y = subtract(x, c & splat(0)); match y; where no_wider(c, x, y); rewrite x; } */
bool relay_simplify_rs_sub_zero_match(DFG_FIND_MATCH(relay_simplify_rs_sub_zero))
{
    if (!dfg_calls_argc(g, n, relay_simplify_op_subtract, 2)) return false;
    dfg_node x = dfg_operand(g, n, 0), c = dfg_operand(g, n, 1);
    if (!dfg_splat_is(g, c, dfg_int(0), DFG_NO_DTYPE) || !relay_simplify_no_wider(g, c, x, n)) return false;
    DFG_GIVE(relay_simplify_rs_sub_zero, .root = n, .x = x, .c = c, .y = n);
    return true;
}

/* relay_simplify.pat:16
 * rule rs_mul_one(x, c) : operands_first { y = multiply(x, c & splat(1)); match y; where no_wider(c, x, y); rewrite x; } */
bool relay_simplify_rs_mul_one_find(DFG_FIND_ON_MATCH(relay_simplify_rs_mul_one))
{
    if (!dfg_calls_argc(g, n, relay_simplify_op_multiply, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node x = dfg_arg(g, n, swap), c = dfg_arg(g, n, 1 - swap);
        if (!dfg_splat_is(g, c, dfg_int(1), DFG_NO_DTYPE) || !relay_simplify_no_wider(g, c, x, n)) continue;
        DFG_GIVE(relay_simplify_rs_mul_one, .root = n, .x = x, .c = c, .y = n);
        return true;
    }
    return false;
}

/* relay_simplify.pat:17
 * rule rs_div_one(x, c) : operands_first { y = divide(x, c & splat(1)); match y; where no_wider(c, x, y); rewrite x; } */
bool relay_simplify_rs_div_one_match(DFG_FIND_MATCH(relay_simplify_rs_div_one))
{
    if (!dfg_calls_argc(g, n, relay_simplify_op_divide, 2)) return false;
    dfg_node x = dfg_operand(g, n, 0), c = dfg_operand(g, n, 1);
    if (!dfg_splat_is(g, c, dfg_int(1), DFG_NO_DTYPE) || !relay_simplify_no_wider(g, c, x, n)) return false;
    DFG_GIVE(relay_simplify_rs_div_one, .root = n, .x = x, .c = c, .y = n);
    return true;
}

/* relay_simplify.pat:18  rule rs_add_zeros(x) : operands_first {
 *     y = add(x, zeros() | zeros_like(_));
 *     match y;
 *     where same_type(x, y);
 *     rewrite x;
 * } */
bool relay_simplify_rs_add_zeros_find(DFG_FIND_ON(relay_simplify_rs_add_zeros))
{
    if (!dfg_calls_argc(g, n, relay_simplify_op_add, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node x = dfg_arg(g, n, swap), v = dfg_arg(g, n, 1 - swap), zeros = DFG_NONE;
        dfg_node zeros_like = DFG_NONE, x_2 = DFG_NONE;
        if (dfg_calls_argc(g, v, relay_simplify_op_zeros, 0)) {
            zeros = v;
        } else {
            zeros_like = v;
            if (!dfg_calls_argc(g, zeros_like, relay_simplify_op_zeros_like, 1)) continue;
            x_2 = dfg_arg(g, zeros_like, 0);
        }
        if (!dfg_in_body(g, n, (const dfg_node[]){zeros, zeros_like}, 2)) continue;
        if (dfg_same_type(g, x, n) != DFG_TRUE) continue;
        DFG_GIVE(relay_simplify_rs_add_zeros, .root = n, .x = x, .y = n);
        DFG_GIVE_WHOLE(relay_simplify_rs_add_zeros, .zeros = zeros, .zeros_like = zeros_like, .x = x_2);
        return true;
    }
    return false;
}

/* relay_simplify.pat:24  rule rs_mul_ones(x) : operands_first {
 *     y = multiply(x, ones() | ones_like(_));
 *     match y;
 *     where same_type(x, y);
 *     rewrite x;
 * } */
bool relay_simplify_rs_mul_ones_find(DFG_FIND_ON(relay_simplify_rs_mul_ones))
{
    if (!dfg_calls_argc(g, n, relay_simplify_op_multiply, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node x = dfg_arg(g, n, swap), v = dfg_arg(g, n, 1 - swap), ones = DFG_NONE;
        dfg_node ones_like = DFG_NONE, x_2 = DFG_NONE;
        if (dfg_calls_argc(g, v, relay_simplify_op_ones, 0)) {
            ones = v;
        } else {
            ones_like = v;
            if (!dfg_calls_argc(g, ones_like, relay_simplify_op_ones_like, 1)) continue;
            x_2 = dfg_arg(g, ones_like, 0);
        }
        if (!dfg_in_body(g, n, (const dfg_node[]){ones, ones_like}, 2)) continue;
        if (dfg_same_type(g, x, n) != DFG_TRUE) continue;
        DFG_GIVE(relay_simplify_rs_mul_ones, .root = n, .x = x, .y = n);
        DFG_GIVE_WHOLE(relay_simplify_rs_mul_ones, .ones = ones, .ones_like = ones_like, .x = x_2);
        return true;
    }
    return false;
}

/* relay_simplify.pat:33  rule rs_copy(x) : operands_first { match copy(x); rewrite x; } */
bool relay_simplify_rs_copy_match(const dfg_graph *g, dfg_node n, struct relay_simplify_rs_copy_match *m)
{
    if (!dfg_calls_argc(g, n, relay_simplify_op_copy, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    DFG_GIVE(relay_simplify_rs_copy, .root = n, .x = x);
    return true;
}

/* relay_simplify.pat:34
 * rule rs_cast_same(x) : operands_first { c = cast(x); match c; where x.dtype == attr(c, dtype); rewrite x; } */
bool relay_simplify_rs_cast_same_match(DFG_FIND_MATCH(relay_simplify_rs_cast_same))
{
    if (!dfg_calls_argc(g, n, relay_simplify_op_cast, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!dfg_scalar_eq(dfg_dtype_of(g, x), dfg_attr(g, n, relay_simplify_attr_dtype))) return false;
    DFG_GIVE(relay_simplify_rs_cast_same, .root = n, .x = x, .c = n);
    return true;
}

/* relay_simplify.pat:35
 * rule rs_cast_like(x, t) : operands_first { match cast_like(x, t); where same_dtype(x, t); rewrite x; } */
bool relay_simplify_rs_cast_like_match(DFG_FIND_MATCH(relay_simplify_rs_cast_like))
{
    if (!dfg_calls_argc(g, n, relay_simplify_op_cast_like, 2)) return false;
    dfg_node x = dfg_operand(g, n, 0), t = dfg_operand(g, n, 1);
    if (dfg_same_dtype(g, x, t) != DFG_TRUE) return false;
    DFG_GIVE(relay_simplify_rs_cast_like, .root = n, .x = x, .t = t);
    return true;
}

static DFG_APART enum dfg_tri relay_simplify_same(const dfg_val *p)
{
    const int64_t n = dfg_len(*p), m = dfg_range_to(dfg_count(dfg_len(*p)));
    if (!dfg_is_length(n) || !dfg_is_length(m)) return DFG_UNKNOWN;
    enum dfg_tri all = n == m ? DFG_TRUE : DFG_FALSE;
    for (int64_t k = 0; all != DFG_FALSE && k < n; k++)
        all = dfg_both(all, dfg_scalar_same(dfg_item_at(p, k), dfg_int(k)));
    return all;
}

/* relay_simplify.pat:36  rule rs_transpose_none(x) : operands_first {
 *     match transpose(x) { axes = p };
 *     where p == range(len(p));
 *     rewrite x;
 * } */
bool relay_simplify_rs_transpose_none_match(DFG_FIND_MATCH(relay_simplify_rs_transpose_none))
{
    if (!dfg_calls_argc(g, n, relay_simplify_op_transpose, 1)) return false;
    dfg_val p = dfg_attr(g, n, relay_simplify_attr_axes);
    if (!dfg_known(p)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (relay_simplify_same(&p) != DFG_TRUE) return false;
    DFG_GIVE(relay_simplify_rs_transpose_none, .root = n, .x = x, .p = p);
    return true;
}

/* relay_simplify.pat:41  rule rs_layout_same(x) : operands_first {
 *     match layout_transform(x) { src_layout = a, dst_layout = b };
 *     where a == b;
 *     rewrite x;
 * } */
bool relay_simplify_rs_layout_same_match(DFG_FIND_MATCH(relay_simplify_rs_layout_same))
{
    if (!dfg_calls_argc(g, n, relay_simplify_op_layout_transform, 1)) return false;
    dfg_val a = dfg_attr(g, n, relay_simplify_attr_src_layout);
    if (!dfg_known(a)) return false;
    dfg_val b = dfg_attr(g, n, relay_simplify_attr_dst_layout);
    if (!dfg_known(b)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!dfg_eq(a, b)) return false;
    DFG_GIVE(relay_simplify_rs_layout_same, .root = n, .x = x, .a = a, .b = b);
    return true;
}

/* relay_simplify.pat:46  rule rs_layout_back(x) : operands_first, keep_shared {
 *     match layout_transform(layout_transform(x) { src_layout = a, dst_layout = b }) { src_layout = c, dst_layout = d };
 *     where b == c, a == d;
 *     rewrite x;
 * } */
bool relay_simplify_rs_layout_back_find(DFG_FIND(relay_simplify_rs_layout_back))
{
    if (!dfg_calls_argc(g, n, relay_simplify_op_layout_transform, 1)) return false;
    dfg_val c = dfg_attr(g, n, relay_simplify_attr_src_layout);
    if (!dfg_known(c)) return false;
    dfg_val d = dfg_attr(g, n, relay_simplify_attr_dst_layout);
    if (!dfg_known(d)) return false;
    dfg_node layout_transform = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, layout_transform, relay_simplify_op_layout_transform, 1)) return false;
    dfg_val a = dfg_attr(g, layout_transform, relay_simplify_attr_src_layout);
    if (!dfg_known(a)) return false;
    dfg_val b = dfg_attr(g, layout_transform, relay_simplify_attr_dst_layout);
    if (!dfg_known(b)) return false;
    dfg_node x = dfg_operand(g, layout_transform, 0);
    if (!dfg_same_body(g, n, layout_transform) || !dfg_eq(b, c) || !dfg_eq(a, d)) return false;
    DFG_GIVE(relay_simplify_rs_layout_back, .root = n, .x = x, .a = a, .b = b, .c = c, .d = d);
    DFG_GIVE_WHOLE(relay_simplify_rs_layout_back, .layout_transform = layout_transform);
    return true;
}

/* relay_simplify.pat:51  rule rs_layout_layout(x) : operands_first, keep_shared {
 *     match layout_transform(layout_transform(x) { src_layout = a, dst_layout = b }) { src_layout = c, dst_layout = d };
 *     where b == c, a != d;
 *     rewrite layout_transform(x) { src_layout = a, dst_layout = d };
 * } */
bool relay_simplify_rs_layout_layout_find(DFG_FIND(relay_simplify_rs_layout_layout))
{
    if (!dfg_calls_argc(g, n, relay_simplify_op_layout_transform, 1)) return false;
    dfg_val c = dfg_attr(g, n, relay_simplify_attr_src_layout);
    if (!dfg_known(c)) return false;
    dfg_val d = dfg_attr(g, n, relay_simplify_attr_dst_layout);
    if (!dfg_known(d)) return false;
    dfg_node layout_transform = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, layout_transform, relay_simplify_op_layout_transform, 1)) return false;
    dfg_val a = dfg_attr(g, layout_transform, relay_simplify_attr_src_layout);
    if (!dfg_known(a)) return false;
    dfg_val b = dfg_attr(g, layout_transform, relay_simplify_attr_dst_layout);
    if (!dfg_known(b)) return false;
    dfg_node x = dfg_operand(g, layout_transform, 0);
    if (!dfg_same_body(g, n, layout_transform) || !dfg_eq(b, c) || !dfg_ne(a, d)) return false;
    DFG_GIVE(relay_simplify_rs_layout_layout, .root = n, .x = x, .a = a, .b = b, .c = c, .d = d);
    DFG_GIVE_WHOLE(relay_simplify_rs_layout_layout, .layout_transform = layout_transform);
    return true;
}

/* relay_simplify.pat:56
 * rule rs_reshape_same(x) : operands_first { r = reshape(x); match r; where same_shape(x, r); rewrite x; } */
bool relay_simplify_rs_reshape_same_match(DFG_FIND_MATCH(relay_simplify_rs_reshape_same))
{
    if (!dfg_calls_argc(g, n, relay_simplify_op_reshape, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (dfg_same_shape(g, x, n) != DFG_TRUE) return false;
    DFG_GIVE(relay_simplify_rs_reshape_same, .root = n, .x = x, .r = n);
    return true;
}

/* relay_simplify.pat:57
 * rule rs_broadcast_same(x) : operands_first { b = broadcast_to(x); match b; where same_type(x, b); rewrite x; } */
bool relay_simplify_rs_broadcast_same_match(DFG_FIND_MATCH(relay_simplify_rs_broadcast_same))
{
    if (!dfg_calls_argc(g, n, relay_simplify_op_broadcast_to, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (dfg_same_type(g, x, n) != DFG_TRUE) return false;
    DFG_GIVE(relay_simplify_rs_broadcast_same, .root = n, .x = x, .b = n);
    return true;
}

static DFG_APART dfg_val relay_simplify_min(const dfg_graph *g, dfg_node n2)
{
    const dfg_val list = dfg_attr(g, n2, relay_simplify_attr_strides);
    const int64_t n = dfg_len(list);
    dfg_val total = dfg_nil();
    for (int64_t k = 0; k < n; k++) {
        const dfg_val each = dfg_stored_item_at(&list, k);
        total = dfg_min(k == 0 ? each : total, each);
    }
    return total;
}

/* relay_simplify.pat:58  rule rs_strided_all(x) : operands_first {
 *     s = strided_slice(x);
 *     match s;
 *     where same_shape(x, s), not present(s.strides) or min([v for v in s.strides]) >= 1;
 *     rewrite x;
 * } */
bool relay_simplify_rs_strided_all_match(DFG_FIND_MATCH(relay_simplify_rs_strided_all))
{
    if (!dfg_calls_argc(g, n, relay_simplify_op_strided_slice, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (dfg_same_shape(g, x, n) != DFG_TRUE) return false;
    /* where not present(s.strides) or min([v for v in s.strides]) >= 1 */
    if (dfg_known(dfg_attr(g, n, relay_simplify_attr_strides))
        && !dfg_ge(relay_simplify_min(g, n), dfg_int(1)))
        return false;
    DFG_GIVE(relay_simplify_rs_strided_all, .root = n, .x = x, .s = n);
    return true;
}

/* relay_simplify.pat:64  rule rs_dropout(x) : operands_first { match nn.dropout(x).0; rewrite x; } */
bool relay_simplify_rs_dropout_find(DFG_FIND(relay_simplify_rs_dropout))
{
    if (!dfg_is_get(g, n, 0)) return false;
    dfg_node dropout = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, dropout, relay_simplify_op_nn_dropout, 1)) return false;
    dfg_node x = dfg_operand(g, dropout, 0);
    if (!dfg_same_body(g, n, dropout)) return false;
    DFG_GIVE(relay_simplify_rs_dropout, .root = n, .x = x);
    DFG_GIVE_WHOLE(relay_simplify_rs_dropout, .dropout = dropout);
    return true;
}

/* relay_simplify.pat:68  rule rs_reshape_reshape(x) : operands_first, keep_shared {
 *     r = reshape(reshape(x));
 *     match r;
 *     where r.elements > 0;
 *     rewrite reshape(x) { newshape = [d for d in r.shape] };
 * } */
bool relay_simplify_rs_reshape_reshape_find(DFG_FIND(relay_simplify_rs_reshape_reshape))
{
    if (!dfg_calls_argc(g, n, relay_simplify_op_reshape, 1)) return false;
    dfg_node reshape = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, reshape, relay_simplify_op_reshape, 1)) return false;
    dfg_node x = dfg_operand(g, reshape, 0);
    if (!dfg_same_body(g, n, reshape) || !dfg_dim_gt(g, dfg_elements_of(g, n), dfg_int(0))) return false;
    DFG_GIVE(relay_simplify_rs_reshape_reshape, .root = n, .x = x, .r = n);
    DFG_GIVE_WHOLE(relay_simplify_rs_reshape_reshape, .reshape = reshape);
    return true;
}

/* relay_simplify.pat:74  rule rs_flatten_reshape(x) : operands_first, keep_shared {
 *     r = nn.batch_flatten(reshape(x));
 *     match r;
 *     where r.elements > 0;
 *     rewrite reshape(x) { newshape = [d for d in r.shape] };
 * } */
bool relay_simplify_rs_flatten_reshape_find(DFG_FIND(relay_simplify_rs_flatten_reshape))
{
    if (!dfg_calls_argc(g, n, relay_simplify_op_nn_batch_flatten, 1)) return false;
    dfg_node reshape = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, reshape, relay_simplify_op_reshape, 1)) return false;
    dfg_node x = dfg_operand(g, reshape, 0);
    if (!dfg_same_body(g, n, reshape) || !dfg_dim_gt(g, dfg_elements_of(g, n), dfg_int(0))) return false;
    DFG_GIVE(relay_simplify_rs_flatten_reshape, .root = n, .x = x, .r = n);
    DFG_GIVE_WHOLE(relay_simplify_rs_flatten_reshape, .reshape = reshape);
    return true;
}

static DFG_APART dfg_val relay_simplify_min_2(const dfg_val *p)
{
    const int64_t n = dfg_len(*p);
    dfg_val total = dfg_nil();
    for (int64_t k = 0; k < n; k++) {
        const dfg_val each = dfg_item_at(p, k);
        total = dfg_min(k == 0 ? each : total, each);
    }
    return total;
}

static DFG_APART dfg_val relay_simplify_min_3(const dfg_val *q)
{
    const int64_t n = dfg_len(*q);
    dfg_val total = dfg_nil();
    for (int64_t k = 0; k < n; k++) {
        const dfg_val each = dfg_item_at(q, k);
        total = dfg_min(k == 0 ? each : total, each);
    }
    return total;
}

/* relay_simplify.pat:80  rule rs_transpose_transpose(x) : operands_first, keep_shared {
 *     match transpose(transpose(x) { axes = p }) { axes = q };
 *     where min([i for i in p]) >= 0, min([i for i in q]) >= 0;
 *     rewrite transpose(x) { axes = [p[i] for i in q] };
 * } */
bool relay_simplify_rs_transpose_transpose_find(DFG_FIND(relay_simplify_rs_transpose_transpose))
{
    if (!dfg_calls_argc(g, n, relay_simplify_op_transpose, 1)) return false;
    dfg_val q = dfg_attr(g, n, relay_simplify_attr_axes);
    if (!dfg_known(q)) return false;
    dfg_node transpose = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, transpose, relay_simplify_op_transpose, 1)) return false;
    dfg_val p = dfg_attr(g, transpose, relay_simplify_attr_axes);
    if (!dfg_known(p)) return false;
    dfg_node x = dfg_operand(g, transpose, 0);
    if (!dfg_same_body(g, n, transpose) || !dfg_ge(relay_simplify_min_2(&p), dfg_int(0))) return false;
    if (!dfg_ge(relay_simplify_min_3(&q), dfg_int(0))) return false;
    DFG_GIVE(relay_simplify_rs_transpose_transpose, .root = n, .x = x, .p = p, .q = q);
    DFG_GIVE_WHOLE(relay_simplify_rs_transpose_transpose, .transpose = transpose);
    return true;
}

/* relay_simplify.pat:86  rule rs_cast_cast(x) : operands_first, keep_shared {
 *     c = cast(x);
 *     d = cast(c);
 *     match d;
 *     where (x.dtype in {i8, u8} and c.dtype in {i16, i32, i64, f16, f32, f64})
 *         or (x.dtype in {i16, u16} and c.dtype in {i32, i64, f32, f64}) or (x.dtype == i32 and c.dtype in {i64, f64})
 *         or (x.dtype in {f16, bf16} and c.dtype in {f32, f64}) or (x.dtype == f32 and c.dtype == f64);
 *     rewrite cast(x) { ..d };
 * } */
bool relay_simplify_rs_cast_cast_match(DFG_FIND_MATCH(relay_simplify_rs_cast_cast))
{
    if (!dfg_calls_argc(g, n, relay_simplify_op_cast, 1)) return false;
    dfg_node c = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, c, relay_simplify_op_cast, 1)) return false;
    dfg_node x = dfg_operand(g, c, 0);
    if (!dfg_same_body(g, n, c)) return false;
    /* where (x.dtype in {i8, u8} and c.dtype in {i16, i32, i64, f16, f32, f64}) or (x.dtype in
     * {i16, u16} and c.dtype in {i32, i64, f32, f64}) or (x.dtype == i32 and c.dtype in {i64, f64})
     * or (x.dtype in {f16, bf16} and c.dtype in {f32, f64}) or (x.dtype == f32 and c.dtype == f64) */
    if (!(((dfg_dtype(g, x) == DFG_I8 || dfg_dtype(g, x) == DFG_U8)
           && (dfg_dtype(g, c) == DFG_I16 || dfg_dtype(g, c) == DFG_I32 || dfg_dtype(g, c) == DFG_I64
               || dfg_dtype(g, c) == DFG_F16 || dfg_dtype(g, c) == DFG_F32 || dfg_dtype(g, c) == DFG_F64))
          || ((dfg_dtype(g, x) == DFG_I16 || dfg_dtype(g, x) == DFG_U16)
              && (dfg_dtype(g, c) == DFG_I32 || dfg_dtype(g, c) == DFG_I64 || dfg_dtype(g, c) == DFG_F32
                  || dfg_dtype(g, c) == DFG_F64))
          || (dfg_dtype(g, x) == DFG_I32 && (dfg_dtype(g, c) == DFG_I64 || dfg_dtype(g, c) == DFG_F64))
          || ((dfg_dtype(g, x) == DFG_F16 || dfg_dtype(g, x) == DFG_BF16)
              && (dfg_dtype(g, c) == DFG_F32 || dfg_dtype(g, c) == DFG_F64))
          || (dfg_dtype(g, x) == DFG_F32 && dfg_dtype(g, c) == DFG_F64)))
        return false;
    DFG_GIVE(relay_simplify_rs_cast_cast, .root = n, .x = x, .c = c, .d = n);
    return true;
}

/* relay_simplify.pat:96  rule rs_clip_clip(x) : operands_first {
 *     i = clip(x);
 *     o = clip(i);
 *     match o;
 *     where i.a_min <= i.a_max, o.a_min <= o.a_max;
 *     rewrite clip(x) { a_min = min(max(i.a_min, o.a_min), o.a_max), a_max = min(max(i.a_max, o.a_min), o.a_max) };
 * } */
bool relay_simplify_rs_clip_clip_match(DFG_FIND_MATCH(relay_simplify_rs_clip_clip))
{
    if (!dfg_calls_argc(g, n, relay_simplify_op_clip, 1)) return false;
    dfg_node i = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, i, relay_simplify_op_clip, 1)) return false;
    dfg_node x = dfg_operand(g, i, 0);
    if (!dfg_same_body(g, n, i)) return false;
    /* where i.a_min <= i.a_max */
    if (!dfg_le(dfg_attr(g, i, relay_simplify_attr_a_min), dfg_attr(g, i, relay_simplify_attr_a_max)))
        return false;
    /* where o.a_min <= o.a_max */
    if (!dfg_le(dfg_attr(g, n, relay_simplify_attr_a_min), dfg_attr(g, n, relay_simplify_attr_a_max)))
        return false;
    DFG_GIVE(relay_simplify_rs_clip_clip, .root = n, .x = x, .i = i, .o = n);
    return true;
}

/* relay_simplify.pat:103  rule rs_relu_relu(x) : operands_first { r = nn.relu(x); match nn.relu(r); rewrite r; } */
bool relay_simplify_rs_relu_relu_match(DFG_FIND_MATCH(relay_simplify_rs_relu_relu))
{
    if (!dfg_calls_argc(g, n, relay_simplify_op_nn_relu, 1)) return false;
    dfg_node r = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, r, relay_simplify_op_nn_relu, 1)) return false;
    dfg_node x = dfg_operand(g, r, 0);
    if (!dfg_same_body(g, n, r)) return false;
    DFG_GIVE(relay_simplify_rs_relu_relu, .root = n, .x = x, .r = r);
    return true;
}

/* relay_simplify.pat:104  rule rs_relu_clip(x) : operands_first {
 *     c = clip(nn.relu(x));
 *     match c;
 *     where c.a_min <= c.a_max, c.a_max >= 0.0;
 *     rewrite clip(x) { a_min = max(c.a_min, 0.0), a_max = max(c.a_max, max(c.a_min, 0.0)) };
 * } */
bool relay_simplify_rs_relu_clip_find(DFG_FIND(relay_simplify_rs_relu_clip))
{
    if (!dfg_calls_argc(g, n, relay_simplify_op_clip, 1)) return false;
    dfg_node relu = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, relu, relay_simplify_op_nn_relu, 1)) return false;
    dfg_node x = dfg_operand(g, relu, 0);
    if (!dfg_same_body(g, n, relu)) return false;
    /* where c.a_min <= c.a_max */
    if (!dfg_le(dfg_attr(g, n, relay_simplify_attr_a_min), dfg_attr(g, n, relay_simplify_attr_a_max)))
        return false;
    if (!dfg_ge(dfg_attr(g, n, relay_simplify_attr_a_max), dfg_float(0.0))) return false;
    DFG_GIVE(relay_simplify_rs_relu_clip, .root = n, .x = x, .c = n);
    DFG_GIVE_WHOLE(relay_simplify_rs_relu_clip, .relu = relu);
    return true;
}

/* relay_simplify.pat:114  const */
static bool relay_simplify_rs_add_add_not1(const dfg_graph *g, dfg_node n)
{
    return dfg_is(g, n, DFG_CONST);
}

/* relay_simplify.pat:113  rule rs_add_add(x, a, b) : operands_first {
 *     match add(add(x & !const, a & const), b & const);
 *     where a.elements == 1, b.elements == 1, a.rank == 0, b.rank == 0;
 *     rewrite add(x, like(a, value(a) + value(b)));
 * } */
bool relay_simplify_rs_add_add_find(DFG_FIND_ON(relay_simplify_rs_add_add))
{
    if (!dfg_calls_argc(g, n, relay_simplify_op_add, 2)) return false;
    uint32_t swap = dfg_op(g, dfg_operand(g, n, 0)) == relay_simplify_op_add ? 0 : 1;
    dfg_node b = dfg_arg(g, n, 1 - swap);
    if (!dfg_is(g, b, DFG_CONST)) return false;
    dfg_node add = dfg_arg(g, n, swap);
    if (!dfg_calls_argc(g, add, relay_simplify_op_add, 2)) return false;
    if (!dfg_extent_eq(g, dfg_elements_of(g, b), dfg_int(1)) || dfg_rank(g, b) != 0) return false;
    for (uint32_t swap_2 = way[0]; swap_2 < dfg_orders(g, add); way[0] = ++swap_2) {
        dfg_node x = dfg_arg(g, add, swap_2);
        if (relay_simplify_rs_add_add_not1(g, x)) continue;
        dfg_node a = dfg_arg(g, add, 1 - swap_2);
        if (!dfg_is(g, a, DFG_CONST) || !dfg_same_body(g, n, add)) continue;
        if (!dfg_extent_eq(g, dfg_elements_of(g, a), dfg_int(1)) || dfg_rank(g, a) != 0) continue;
        DFG_GIVE(relay_simplify_rs_add_add, .root = n, .x = x, .a = a, .b = b);
        DFG_GIVE_WHOLE(relay_simplify_rs_add_add, .add = add);
        return true;
    }
    return false;
}

/* relay_simplify.pat:119  const */
static bool relay_simplify_rs_mul_mul_not1(const dfg_graph *g, dfg_node n)
{
    return dfg_is(g, n, DFG_CONST);
}

/* relay_simplify.pat:118  rule rs_mul_mul(x, a, b) : operands_first {
 *     match multiply(multiply(x & !const, a & const), b & const);
 *     where a.elements == 1, b.elements == 1, a.rank == 0, b.rank == 0;
 *     rewrite multiply(x, like(a, value(a) * value(b)));
 * } */
bool relay_simplify_rs_mul_mul_find(DFG_FIND_ON(relay_simplify_rs_mul_mul))
{
    if (!dfg_calls_argc(g, n, relay_simplify_op_multiply, 2)) return false;
    uint32_t swap = dfg_op(g, dfg_operand(g, n, 0)) == relay_simplify_op_multiply ? 0 : 1;
    dfg_node b = dfg_arg(g, n, 1 - swap);
    if (!dfg_is(g, b, DFG_CONST)) return false;
    dfg_node multiply = dfg_arg(g, n, swap);
    if (!dfg_calls_argc(g, multiply, relay_simplify_op_multiply, 2)) return false;
    if (!dfg_extent_eq(g, dfg_elements_of(g, b), dfg_int(1)) || dfg_rank(g, b) != 0) return false;
    for (uint32_t swap_2 = way[0]; swap_2 < dfg_orders(g, multiply); way[0] = ++swap_2) {
        dfg_node x = dfg_arg(g, multiply, swap_2);
        if (relay_simplify_rs_mul_mul_not1(g, x)) continue;
        dfg_node a = dfg_arg(g, multiply, 1 - swap_2);
        if (!dfg_is(g, a, DFG_CONST) || !dfg_same_body(g, n, multiply)) continue;
        if (!dfg_extent_eq(g, dfg_elements_of(g, a), dfg_int(1)) || dfg_rank(g, a) != 0) continue;
        DFG_GIVE(relay_simplify_rs_mul_mul, .root = n, .x = x, .a = a, .b = b);
        DFG_GIVE_WHOLE(relay_simplify_rs_mul_mul, .multiply = multiply);
        return true;
    }
    return false;
}

/* relay_simplify.pat:8  cond is_float(x) = x.dtype in {f16, bf16, f32, f64}; */
static DFG_APART bool relay_simplify_is_float(const dfg_graph *g, dfg_node x)
{
    return dfg_dtype(g, x) == DFG_F16 || dfg_dtype(g, x) == DFG_BF16 || dfg_dtype(g, x) == DFG_F32
        || dfg_dtype(g, x) == DFG_F64;
}

/* relay_simplify.pat:125  const */
static bool relay_simplify_rs_add_mul_not1(const dfg_graph *g, dfg_node n)
{
    return dfg_is(g, n, DFG_CONST);
}

/* relay_simplify.pat:124  rule rs_add_mul(x, a, b) : operands_first {
 *     match multiply(add(x & !const, a & const), b & const);
 *     where is_float(a), a.rank == 0, b.rank == 0;
 *     rewrite add(multiply(x, b), like(a, value(a) * value(b)));
 * } */
bool relay_simplify_rs_add_mul_find(DFG_FIND_ON(relay_simplify_rs_add_mul))
{
    if (!dfg_calls_argc(g, n, relay_simplify_op_multiply, 2)) return false;
    uint32_t swap = dfg_op(g, dfg_operand(g, n, 0)) == relay_simplify_op_add ? 0 : 1;
    dfg_node b = dfg_arg(g, n, 1 - swap);
    if (!dfg_is(g, b, DFG_CONST)) return false;
    dfg_node add = dfg_arg(g, n, swap);
    if (!dfg_calls_argc(g, add, relay_simplify_op_add, 2) || dfg_rank(g, b) != 0) return false;
    for (uint32_t swap_2 = way[0]; swap_2 < dfg_orders(g, add); way[0] = ++swap_2) {
        dfg_node x = dfg_arg(g, add, swap_2);
        if (relay_simplify_rs_add_mul_not1(g, x)) continue;
        dfg_node a = dfg_arg(g, add, 1 - swap_2);
        if (!dfg_is(g, a, DFG_CONST) || !dfg_same_body(g, n, add) || !relay_simplify_is_float(g, a))
            continue;
        if (dfg_rank(g, a) != 0) continue;
        DFG_GIVE(relay_simplify_rs_add_mul, .root = n, .x = x, .a = a, .b = b);
        DFG_GIVE_WHOLE(relay_simplify_rs_add_mul, .add = add);
        return true;
    }
    return false;
}

/* relay_simplify.pat:131  add(add(multiply(a, a), multiply(multiply(a, b), 2)), multiply(b, b)) */
static bool relay_simplify_rs_binomial_add_2_find(DFG_FIND_ON(relay_simplify_rs_binomial_add_2))
{
    if (!dfg_calls_argc(g, n, relay_simplify_op_add, 2)) return false;
    uint32_t swap = dfg_op(g, dfg_operand(g, n, 0)) == relay_simplify_op_add ? 0 : 1;
    dfg_node add = dfg_arg(g, n, swap);
    if (!dfg_calls_argc(g, add, relay_simplify_op_add, 2)) return false;
    for (uint32_t swap_2 = way[0]; swap_2 < dfg_orders(g, add); way[0] = ++swap_2, way[1] = 0) {
        dfg_node multiply = dfg_arg(g, add, swap_2);
        if (!dfg_calls_argc(g, multiply, relay_simplify_op_multiply, 2)) continue;
        for (uint32_t swap_3 = way[1]; swap_3 < dfg_orders(g, multiply); way[1] = ++swap_3, way[2] = 0) {
            dfg_node a = dfg_arg(g, multiply, swap_3);
            if (dfg_arg(g, multiply, 1 - swap_3) != a) continue;
            dfg_node multiply_2 = dfg_arg(g, add, 1 - swap_2);
            if (!dfg_calls_argc(g, multiply_2, relay_simplify_op_multiply, 2)) continue;
            uint32_t swap_4 = dfg_op(g, dfg_operand(g, multiply_2, 0)) == relay_simplify_op_multiply ? 0
                : 1;
            dfg_node constant = dfg_arg(g, multiply_2, 1 - swap_4);
            if (!dfg_const_is(g, constant, dfg_int(2), DFG_NO_DTYPE)) continue;
            dfg_node multiply_3 = dfg_arg(g, multiply_2, swap_4);
            if (!dfg_calls_argc(g, multiply_3, relay_simplify_op_multiply, 2)) continue;
            for (uint32_t swap_5 = way[2]; swap_5 < dfg_orders(g, multiply_3); way[2] = ++swap_5, way[3] = 0) {
                if (dfg_arg(g, multiply_3, swap_5) != a) continue;
                dfg_node b = dfg_arg(g, multiply_3, 1 - swap_5), multiply_4 = dfg_arg(g, n, 1 - swap);
                if (!dfg_calls_argc(g, multiply_4, relay_simplify_op_multiply, 2)) continue;
                for (uint32_t swap_6 = way[3]; swap_6 < dfg_orders(g, multiply_4); way[3] = ++swap_6) {
                    if (dfg_arg(g, multiply_4, swap_6) != b) continue;
                    if (dfg_arg(g, multiply_4, 1 - swap_6) != b) continue;
                    if (!dfg_in_body(
                            g, n, (const dfg_node[]){add, multiply, multiply_2, multiply_3, multiply_4}, 5))
                        continue;
                    DFG_GIVE(relay_simplify_rs_binomial_add_2, .root = n, .a = a, .b = b);
                    DFG_GIVE_WHOLE(relay_simplify_rs_binomial_add_2, .add = add, .multiply = multiply,
                                   .multiply_2 = multiply_2, .multiply_3 = multiply_3, .constant = constant,
                                   .multiply_4 = multiply_4);
                    return true;
                }
            }
        }
    }
    return false;
}

/* relay_simplify.pat:132  add(add(multiply(a, a), multiply(a, multiply(b, 2))), multiply(b, b)) */
static bool relay_simplify_rs_binomial_add_find(DFG_FIND_ON(relay_simplify_rs_binomial_add))
{
    if (!dfg_calls_argc(g, n, relay_simplify_op_add, 2)) return false;
    uint32_t swap = dfg_op(g, dfg_operand(g, n, 0)) == relay_simplify_op_add ? 0 : 1;
    dfg_node add = dfg_arg(g, n, swap);
    if (!dfg_calls_argc(g, add, relay_simplify_op_add, 2)) return false;
    for (uint32_t swap_2 = way[0]; swap_2 < dfg_orders(g, add); way[0] = ++swap_2, way[1] = 0) {
        dfg_node multiply = dfg_arg(g, add, swap_2);
        if (!dfg_calls_argc(g, multiply, relay_simplify_op_multiply, 2)) continue;
        for (uint32_t swap_3 = way[1]; swap_3 < dfg_orders(g, multiply); way[1] = ++swap_3, way[2] = 0) {
            dfg_node a = dfg_arg(g, multiply, swap_3);
            if (dfg_arg(g, multiply, 1 - swap_3) != a) continue;
            dfg_node multiply_2 = dfg_arg(g, add, 1 - swap_2);
            if (!dfg_calls_argc(g, multiply_2, relay_simplify_op_multiply, 2)) continue;
            for (uint32_t swap_4 = way[2]; swap_4 < dfg_orders(g, multiply_2); way[2] = ++swap_4, way[3] = 0) {
                if (dfg_arg(g, multiply_2, swap_4) != a) continue;
                dfg_node multiply_3 = dfg_arg(g, multiply_2, 1 - swap_4);
                if (!dfg_calls_argc(g, multiply_3, relay_simplify_op_multiply, 2)) continue;
                for (uint32_t swap_5 = way[3]; swap_5 < dfg_orders(g, multiply_3);
                     way[3] = ++swap_5, way[4] = 0) {
                    dfg_node b = dfg_arg(g, multiply_3, swap_5);
                    dfg_node constant = dfg_arg(g, multiply_3, 1 - swap_5);
                    if (!dfg_const_is(g, constant, dfg_int(2), DFG_NO_DTYPE)) continue;
                    dfg_node multiply_4 = dfg_arg(g, n, 1 - swap);
                    if (!dfg_calls_argc(g, multiply_4, relay_simplify_op_multiply, 2)) continue;
                    for (uint32_t swap_6 = way[4]; swap_6 < dfg_orders(g, multiply_4); way[4] = ++swap_6) {
                        if (dfg_arg(g, multiply_4, swap_6) != b) continue;
                        if (dfg_arg(g, multiply_4, 1 - swap_6) != b) continue;
                        if (!dfg_in_body(
                                g, n, (const dfg_node[]){add, multiply, multiply_2, multiply_3, multiply_4},
                                5))
                            continue;
                        DFG_GIVE(relay_simplify_rs_binomial_add, .root = n, .a = a, .b = b);
                        DFG_GIVE_WHOLE(relay_simplify_rs_binomial_add, .add = add, .multiply = multiply,
                                       .multiply_2 = multiply_2, .multiply_3 = multiply_3,
                                       .constant = constant, .multiply_4 = multiply_4);
                        return true;
                    }
                }
            }
        }
    }
    return false;
}

static bool relay_simplify_rs_binomial_as_add_find(const dfg_graph *g, dfg_node n, uint32_t *way,
    struct relay_simplify_rs_binomial_match *m, struct relay_simplify_rs_binomial_whole *whole)
{
    if (dfg_op(g, n) != relay_simplify_op_add) return false;
    struct relay_simplify_rs_binomial_add_2_match add;
    if (whole != NULL) *whole = (struct relay_simplify_rs_binomial_whole){0};
    for (; relay_simplify_rs_binomial_add_2_find(g, n, way, &add, DFG_PART(whole, add_7)); way[3]++) {
        DFG_GIVE(relay_simplify_rs_binomial, .root = n, .a = add.a, .b = add.b);
        DFG_GIVE_PARTS(whole->add = n);
        return true;
    }
    return false;
}

static bool relay_simplify_rs_binomial_as_add_2_find(const dfg_graph *g, dfg_node n, uint32_t *way,
    struct relay_simplify_rs_binomial_match *m, struct relay_simplify_rs_binomial_whole *whole)
{
    if (dfg_op(g, n) != relay_simplify_op_add) return false;
    struct relay_simplify_rs_binomial_add_match add;
    if (whole != NULL) *whole = (struct relay_simplify_rs_binomial_whole){0};
    for (; relay_simplify_rs_binomial_add_find(g, n, way, &add, DFG_PART(whole, add_2)); way[4]++) {
        DFG_GIVE(relay_simplify_rs_binomial, .root = n, .a = add.a, .b = add.b);
        DFG_GIVE_PARTS(whole->add_3 = n);
        return true;
    }
    return false;
}

static bool relay_simplify_rs_binomial_as_add_3_find(const dfg_graph *g, dfg_node n, uint32_t *way,
    struct relay_simplify_rs_binomial_match *m, struct relay_simplify_rs_binomial_whole *whole)
{
    if (!dfg_calls_argc(g, n, relay_simplify_op_add, 2)) return false;
    uint32_t swap = dfg_op(g, dfg_operand(g, n, 0)) == relay_simplify_op_add ? 0 : 1;
    dfg_node add_6 = dfg_arg(g, n, swap);
    if (!dfg_calls_argc(g, add_6, relay_simplify_op_add, 2)) return false;
    for (uint32_t swap_2 = way[0]; swap_2 < dfg_orders(g, add_6); way[0] = ++swap_2, way[1] = 0) {
        dfg_node multiply_9 = dfg_arg(g, add_6, swap_2);
        if (!dfg_calls_argc(g, multiply_9, relay_simplify_op_multiply, 2)) continue;
        for (uint32_t swap_3 = way[1]; swap_3 < dfg_orders(g, multiply_9); way[1] = ++swap_3, way[2] = 0) {
            dfg_node a = dfg_arg(g, multiply_9, swap_3);
            if (dfg_arg(g, multiply_9, 1 - swap_3) != a) continue;
            dfg_node multiply_10 = dfg_arg(g, add_6, 1 - swap_2);
            if (!dfg_calls_argc(g, multiply_10, relay_simplify_op_multiply, 2)) continue;
            uint32_t swap_4 = dfg_is(g, dfg_operand(g, multiply_10, 0), DFG_CONST) ? 0 : 1;
            dfg_node constant_3 = dfg_arg(g, multiply_10, swap_4);
            if (!dfg_const_is(g, constant_3, dfg_int(2), DFG_NO_DTYPE)) continue;
            dfg_node multiply_11 = dfg_arg(g, multiply_10, 1 - swap_4);
            if (!dfg_calls_argc(g, multiply_11, relay_simplify_op_multiply, 2)) continue;
            for (uint32_t swap_5 = way[2]; swap_5 < dfg_orders(g, multiply_11); way[2] = ++swap_5, way[3] = 0) {
                if (dfg_arg(g, multiply_11, swap_5) != a) continue;
                dfg_node b = dfg_arg(g, multiply_11, 1 - swap_5), multiply_12 = dfg_arg(g, n, 1 - swap);
                if (!dfg_calls_argc(g, multiply_12, relay_simplify_op_multiply, 2)) continue;
                if (dfg_same_type(g, a, b) != DFG_TRUE || a == b) continue;
                for (uint32_t swap_6 = way[3]; swap_6 < dfg_orders(g, multiply_12); way[3] = ++swap_6) {
                    if (dfg_arg(g, multiply_12, swap_6) != b) continue;
                    if (dfg_arg(g, multiply_12, 1 - swap_6) != b) continue;
                    if (!dfg_in_body(g, n,
                                     (const dfg_node[]){add_6, multiply_9, multiply_10, multiply_11,
                                                        multiply_12}, 5))
                        continue;
                    DFG_GIVE(relay_simplify_rs_binomial, .root = n, .a = a, .b = b);
                    DFG_GIVE_WHOLE(relay_simplify_rs_binomial, .add_5 = n, .add_6 = add_6,
                                   .multiply_9 = multiply_9, .multiply_10 = multiply_10,
                                   .constant_3 = constant_3, .multiply_11 = multiply_11,
                                   .multiply_12 = multiply_12);
                    return true;
                }
            }
        }
    }
    return false;
}

/* relay_simplify.pat:130  rule rs_binomial(a, b) : operands_first {
 *     match add(add(multiply(a, a), multiply(multiply(a, b), 2)), multiply(b, b))
 *         | add(add(multiply(a, a), multiply(a, multiply(b, 2))), multiply(b, b))
 *         | add(add(multiply(a, a), multiply(2, multiply(a, b))), multiply(b, b));
 *     where same_type(a, b), distinct(a, b);
 *     rewrite { s = add(a, b); return multiply(s, s); }
 * } */
bool relay_simplify_rs_binomial_find(DFG_FIND_ON(relay_simplify_rs_binomial))
{
    for (uint32_t alt = way[0]; alt < 3u; way[0] = ++alt, dfg_restart(way + 1, 5)) {
        if (dfg_op(g, n) != relay_simplify_op_add) continue;
        for (; alt == 0 ? relay_simplify_rs_binomial_as_add_find(g, n, way + 2, m, whole)
                 : alt == 1 ? relay_simplify_rs_binomial_as_add_2_find(g, n, way + 1, m, whole)
                 : relay_simplify_rs_binomial_as_add_3_find(g, n, way + 2, m, whole);
             way[5]++) {
            dfg_node a = m->a, b = m->b;
            if (dfg_same_type(g, a, b) != DFG_TRUE || a == b) continue;
            return true;
        }
    }
    return false;
}

/* relay_simplify.pat:137  rule rs_difference_of_squares(a, b) : operands_first {
 *     match subtract(multiply(a, a), multiply(b, b));
 *     where same_type(a, b), distinct(a, b);
 *     rewrite multiply(add(a, b), subtract(a, b));
 * } */
bool relay_simplify_rs_difference_of_squares_find(DFG_FIND_ON(relay_simplify_rs_difference_of_squares))
{
    if (!dfg_calls_argc(g, n, relay_simplify_op_subtract, 2)) return false;
    dfg_node multiply = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, multiply, relay_simplify_op_multiply, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, multiply); way[0] = ++swap, way[1] = 0) {
        dfg_node a = dfg_arg(g, multiply, swap);
        if (dfg_arg(g, multiply, 1 - swap) != a) continue;
        dfg_node multiply_2 = dfg_operand(g, n, 1);
        if (!dfg_calls_argc(g, multiply_2, relay_simplify_op_multiply, 2)) continue;
        for (uint32_t swap_2 = way[1]; swap_2 < dfg_orders(g, multiply_2); way[1] = ++swap_2) {
            dfg_node b = dfg_arg(g, multiply_2, swap_2);
            if (dfg_arg(g, multiply_2, 1 - swap_2) != b) continue;
            if (!dfg_in_body(g, n, (const dfg_node[]){multiply, multiply_2}, 2)) continue;
            if (dfg_same_type(g, a, b) != DFG_TRUE || a == b) continue;
            DFG_GIVE(relay_simplify_rs_difference_of_squares, .root = n, .a = a, .b = b);
            DFG_GIVE_WHOLE(relay_simplify_rs_difference_of_squares, .multiply = multiply,
                           .multiply_2 = multiply_2);
            return true;
        }
    }
    return false;
}

/* relay_simplify.pat:145  rule rs_rsqrt(x, c) : operands_first {
 *     match divide(c & const, sqrt(x));
 *     where is_float(c), c.rank == 0;
 *     rewrite multiply(c, rsqrt(x));
 * } */
bool relay_simplify_rs_rsqrt_find(DFG_FIND(relay_simplify_rs_rsqrt))
{
    if (!dfg_calls_argc(g, n, relay_simplify_op_divide, 2)) return false;
    dfg_node c = dfg_operand(g, n, 0);
    if (!dfg_is(g, c, DFG_CONST)) return false;
    dfg_node sqrt = dfg_operand(g, n, 1);
    if (!dfg_calls_argc(g, sqrt, relay_simplify_op_sqrt, 1)) return false;
    dfg_node x = dfg_operand(g, sqrt, 0);
    if (!dfg_same_body(g, n, sqrt) || !relay_simplify_is_float(g, c) || dfg_rank(g, c) != 0) return false;
    DFG_GIVE(relay_simplify_rs_rsqrt, .root = n, .x = x, .c = c);
    DFG_GIVE_WHOLE(relay_simplify_rs_rsqrt, .sqrt = sqrt);
    return true;
}

/* relay_simplify.pat:150
 * rule rs_neg_neg(x) : operands_first, keep_shared { match negative(negative(x)); rewrite x; } */
bool relay_simplify_rs_neg_neg_find(DFG_FIND(relay_simplify_rs_neg_neg))
{
    if (!dfg_calls_argc(g, n, relay_simplify_op_negative, 1)) return false;
    dfg_node negative = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, negative, relay_simplify_op_negative, 1)) return false;
    dfg_node x = dfg_operand(g, negative, 0);
    if (!dfg_same_body(g, n, negative)) return false;
    DFG_GIVE(relay_simplify_rs_neg_neg, .root = n, .x = x);
    DFG_GIVE_WHOLE(relay_simplify_rs_neg_neg, .negative = negative);
    return true;
}

/* relay_simplify.pat:151  rule rs_sub_self(x) : operands_first {
 *     y = subtract(x, x);
 *     match y;
 *     where x.dtype in {i8, i16, i32, i64, u8, u16, u32, u64};
 *     rewrite zeros_like(x);
 * } */
bool relay_simplify_rs_sub_self_match(DFG_FIND_MATCH(relay_simplify_rs_sub_self))
{
    if (!dfg_calls_argc(g, n, relay_simplify_op_subtract, 2)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (dfg_operand(g, n, 1) != x) return false;
    /* where x.dtype in {i8, i16, i32, i64, u8, u16, u32, u64} */
    if (!(dfg_dtype(g, x) == DFG_I8 || dfg_dtype(g, x) == DFG_I16 || dfg_dtype(g, x) == DFG_I32
          || dfg_dtype(g, x) == DFG_I64 || dfg_dtype(g, x) == DFG_U8 || dfg_dtype(g, x) == DFG_U16
          || dfg_dtype(g, x) == DFG_U32 || dfg_dtype(g, x) == DFG_U64))
        return false;
    DFG_GIVE(relay_simplify_rs_sub_self, .root = n, .x = x, .y = n);
    return true;
}

/* relay_simplify.pat:158  rule rs_dq_arg(x, s, z) : operands_first {
 *     a = (argmax | argmin)(qnn.dequantize(x, s & const, z & const));
 *     match a;
 *     where s.elements == 1, value(s) > 0;
 *     rewrite a.op(x) { ..a };
 * } */
bool relay_simplify_rs_dq_arg_find(DFG_FIND(relay_simplify_rs_dq_arg))
{
    if (!(dfg_op(g, n) == relay_simplify_op_argmax || dfg_op(g, n) == relay_simplify_op_argmin)
        || !dfg_argc_is(g, n, 1))
        return false;
    dfg_node dequantize = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, dequantize, relay_simplify_op_qnn_dequantize, 3)) return false;
    dfg_node x = dfg_operand(g, dequantize, 0), s = dfg_operand(g, dequantize, 1);
    if (!dfg_is(g, s, DFG_CONST)) return false;
    dfg_node z = dfg_operand(g, dequantize, 2);
    if (!dfg_is(g, z, DFG_CONST) || !dfg_same_body(g, n, dequantize)) return false;
    if (!dfg_extent_eq(g, dfg_elements_of(g, s), dfg_int(1))) return false;
    if (!dfg_gt(dfg_value_of(g, s), dfg_int(0))) return false;
    DFG_GIVE(relay_simplify_rs_dq_arg, .root = n, .x = x, .s = s, .z = z, .a = n);
    DFG_GIVE_WHOLE(relay_simplify_rs_dq_arg, .dequantize = dequantize);
    return true;
}

/* relay_simplify.pat:165  rule rs_zeros_like(x) : operands_first {
 *     z = zeros_like(x);
 *     match z;
 *     where present(x.elements);
 *     rewrite zeros() { shape = [d for d in x.shape], dtype = x.dtype };
 * } */
bool relay_simplify_rs_zeros_like_match(DFG_FIND_MATCH(relay_simplify_rs_zeros_like))
{
    if (!dfg_calls_argc(g, n, relay_simplify_op_zeros_like, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!dfg_known(dfg_elements_of(g, x))) return false;
    DFG_GIVE(relay_simplify_rs_zeros_like, .root = n, .x = x, .z = n);
    return true;
}

/* relay_simplify.pat:171  rule rs_ones_like(x) : operands_first {
 *     z = ones_like(x);
 *     match z;
 *     where present(x.elements);
 *     rewrite ones() { shape = [d for d in x.shape], dtype = x.dtype };
 * } */
bool relay_simplify_rs_ones_like_match(DFG_FIND_MATCH(relay_simplify_rs_ones_like))
{
    if (!dfg_calls_argc(g, n, relay_simplify_op_ones_like, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!dfg_known(dfg_elements_of(g, x))) return false;
    DFG_GIVE(relay_simplify_rs_ones_like, .root = n, .x = x, .z = n);
    return true;
}

/* relay_simplify.pat:177  rule rs_reshape_like(x, y) : operands_first {
 *     r = reshape_like(x, y) { lhs_begin == 0, rhs_begin == 0 };
 *     match r;
 *     where r.elements > 0;
 *     rewrite reshape(x) { newshape = [d for d in r.shape] };
 * } */
bool relay_simplify_rs_reshape_like_match(DFG_FIND_MATCH(relay_simplify_rs_reshape_like))
{
    if (!dfg_calls_argc(g, n, relay_simplify_op_reshape_like, 2)) return false;
    if (!dfg_int_is(g, n, relay_simplify_attr_lhs_begin, 0, 0)) return false;
    if (!dfg_int_is(g, n, relay_simplify_attr_rhs_begin, 0, 0)) return false;
    dfg_node x = dfg_operand(g, n, 0), y = dfg_operand(g, n, 1);
    if (!dfg_dim_gt(g, dfg_elements_of(g, n), dfg_int(0))) return false;
    DFG_GIVE(relay_simplify_rs_reshape_like, .root = n, .x = x, .y = y, .r = n);
    return true;
}

/* relay_simplify.pat:183
 * rule rs_collapse_like(x, y) : operands_first { match collapse_sum_like(x, y); where same_shape(x, y); rewrite x; } */
bool relay_simplify_rs_collapse_like_match(DFG_FIND_MATCH(relay_simplify_rs_collapse_like))
{
    if (!dfg_calls_argc(g, n, relay_simplify_op_collapse_sum_like, 2)) return false;
    dfg_node x = dfg_operand(g, n, 0), y = dfg_operand(g, n, 1);
    if (dfg_same_shape(g, x, y) != DFG_TRUE) return false;
    DFG_GIVE(relay_simplify_rs_collapse_like, .root = n, .x = x, .y = y);
    return true;
}

/* relay_simplify.pat:184
 * rule rs_broadcast_like(x, y) : operands_first { match broadcast_to_like(x, y); where same_shape(x, y); rewrite x; } */
bool relay_simplify_rs_broadcast_like_match(DFG_FIND_MATCH(relay_simplify_rs_broadcast_like))
{
    if (!dfg_calls_argc(g, n, relay_simplify_op_broadcast_to_like, 2)) return false;
    dfg_node x = dfg_operand(g, n, 0), y = dfg_operand(g, n, 1);
    if (dfg_same_shape(g, x, y) != DFG_TRUE) return false;
    DFG_GIVE(relay_simplify_rs_broadcast_like, .root = n, .x = x, .y = y);
    return true;
}
