/* Made by pat2c from ort_skip_norm.pat; do not edit. */
#include "ort_skip_norm.h"
_Static_assert(ORT_SKIP_NORM_H == 0xd76d4436407c704b, "ort_skip_norm.h is of another run of pat2c than this file");
#include "dfg_frames.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    ort_skip_norm_op_Add = DFG_FIRST_OP, ort_skip_norm_op_LayerNormalization,
    ort_skip_norm_op_RMSNormalization, ort_skip_norm_op_com_microsoft_SkipLayerNormalization,
};
enum { ort_skip_norm_attr_axis };
static const char *const ort_skip_norm_op_names[] = {
    "Add", "LayerNormalization", "RMSNormalization", "com.microsoft.SkipLayerNormalization",
};
static const char *const ort_skip_norm_attr_names[] = { "axis" };

const struct dfg_names ort_skip_norm_names = {
    .abi = DFG_ABI, .needs = DFG_NEEDS_USERS | DFG_NEEDS_SCRATCH, .name = "ort_skip_norm",
    .run = ORT_SKIP_NORM_H, .n_rows = 2, .n_ops = 4, .ops = ort_skip_norm_op_names, .n_attrs = 1,
    .attrs = ort_skip_norm_attr_names,
};

/* ort_skip_norm.pat:11  cond along(c, x) = c.rank == 1, c.shape[0] == x.shape[-1]; */
static DFG_APART bool ort_skip_norm_along(const dfg_graph *g, dfg_node c, dfg_node x)
{
    return dfg_rank(g, c) == 1 && dfg_extent_eq(g, dfg_extent_of(g, c, 0), dfg_extent_of(g, x, -1));
}

/* ort_skip_norm.pat:15  rule fuse_skip_norm(x, skip, scale, shift) : priority 1 {
 *     s = Add(x, skip);
 *     n = LayerNormalization(s, scale, shift?) { axis == -1 };
 *     match n, s;
 *     where uses(s) > 1, x.rank == 3, same_shape(x, skip), x.dtype in {f16, f32}, along(scale, x);
 *     where not present(shift) or along(shift, x);
 *     rewrite {
 *         k = com.microsoft.SkipLayerNormalization(x, skip, scale, shift?) -> 4 { epsilon = n.epsilon };
 *         return k.0, k.3;
 *     }
 * } */
bool ort_skip_norm_fuse_skip_norm_find(DFG_FIND_ON(ort_skip_norm_fuse_skip_norm))
{
    dfg_node n_call = dfg_first_result(g, n);
    if (dfg_op(g, n_call) != ort_skip_norm_op_LayerNormalization || dfg_n_args(g, n_call) > 3
        || dfg_arg(g, n_call, 1) == DFG_NONE)
        return false;
    if (!dfg_int_is(g, n_call, ort_skip_norm_attr_axis, -1, -1)) return false;
    dfg_node scale = dfg_arg(g, n_call, 1), shift = dfg_arg(g, n_call, 2), s = dfg_arg(g, n_call, 0);
    if (!dfg_calls_argc(g, s, ort_skip_norm_op_Add, 2) || !dfg_gt(dfg_uses_of(g, s), dfg_int(1)))
        return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, s); way[0] = ++swap) {
        dfg_node x = dfg_arg(g, s, swap), skip = dfg_arg(g, s, 1 - swap);
        if (s == n) continue;
        if (!dfg_in_body(g, n, (const dfg_node[]){n_call, s}, 2) || dfg_rank(g, x) != 3) continue;
        if (dfg_same_shape(g, x, skip) != DFG_TRUE) continue;
        if (!(dfg_dtype(g, x) == DFG_F16 || dfg_dtype(g, x) == DFG_F32)) continue;
        if (!ort_skip_norm_along(g, scale, x) || !(shift == DFG_NONE || ort_skip_norm_along(g, shift, x)))
            continue;
        DFG_GIVE(ort_skip_norm_fuse_skip_norm, .root = n, .x = x, .skip = skip, .scale = scale,
                 .shift = shift, .s = s, .n = n);
        DFG_GIVE_WHOLE(ort_skip_norm_fuse_skip_norm, .n_call = dfg_first_result(g, n));
        return true;
    }
    return false;
}

/* ort_skip_norm.pat:26  rule fuse_skip_norm_only(x, skip, scale, shift) {
 *     n = LayerNormalization(Add(x, skip), scale, shift?) { axis == -1 };
 *     match n;
 *     where x.rank == 3, same_shape(x, skip), x.dtype in {f16, f32}, along(scale, x);
 *     where not present(shift) or along(shift, x);
 *     rewrite com.microsoft.SkipLayerNormalization(x, skip, scale, shift?) { epsilon = n.epsilon };
 * } */
bool ort_skip_norm_fuse_skip_norm_only_find(DFG_FIND_ON(ort_skip_norm_fuse_skip_norm_only))
{
    dfg_node n_call = dfg_first_result(g, n);
    if (dfg_op(g, n_call) != ort_skip_norm_op_LayerNormalization || dfg_n_args(g, n_call) > 3
        || dfg_arg(g, n_call, 1) == DFG_NONE)
        return false;
    if (!dfg_int_is(g, n_call, ort_skip_norm_attr_axis, -1, -1)) return false;
    dfg_node scale = dfg_arg(g, n_call, 1), shift = dfg_arg(g, n_call, 2), add = dfg_arg(g, n_call, 0);
    if (!dfg_calls_argc(g, add, ort_skip_norm_op_Add, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, add); way[0] = ++swap) {
        dfg_node x = dfg_arg(g, add, swap), skip = dfg_arg(g, add, 1 - swap);
        if (!dfg_in_body(g, n, (const dfg_node[]){n_call, add}, 2) || dfg_rank(g, x) != 3) continue;
        if (dfg_same_shape(g, x, skip) != DFG_TRUE) continue;
        if (!(dfg_dtype(g, x) == DFG_F16 || dfg_dtype(g, x) == DFG_F32)) continue;
        if (!ort_skip_norm_along(g, scale, x) || !(shift == DFG_NONE || ort_skip_norm_along(g, shift, x)))
            continue;
        DFG_GIVE(ort_skip_norm_fuse_skip_norm_only, .root = n, .x = x, .skip = skip, .scale = scale,
                 .shift = shift, .n = n);
        DFG_GIVE_WHOLE(ort_skip_norm_fuse_skip_norm_only, .n_call = dfg_first_result(g, n), .add = add);
        return true;
    }
    return false;
}

/* ort_skip_norm.pat:33  rule fuse_skip_rms_norm(x, skip, scale) : priority 1 {
 *     s = Add(x, skip);
 *     n = RMSNormalization(s, scale) { axis == -1 };
 *     match n, s;
 *     where uses(s) > 1, x.rank == 3, same_shape(x, skip), x.dtype in {f16, f32}, along(scale, x);
 *     rewrite {
 *         k = com.microsoft.SkipSimplifiedLayerNormalization(x, skip, scale) -> 4 { epsilon = n.epsilon };
 *         return k.0, k.3;
 *     }
 * } */
bool ort_skip_norm_fuse_skip_rms_norm_find(DFG_FIND_ON_MATCH(ort_skip_norm_fuse_skip_rms_norm))
{
    if (!dfg_calls_argc(g, n, ort_skip_norm_op_RMSNormalization, 2)) return false;
    if (!dfg_int_is(g, n, ort_skip_norm_attr_axis, -1, -1)) return false;
    dfg_node scale = dfg_operand(g, n, 1), s = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, s, ort_skip_norm_op_Add, 2) || !dfg_gt(dfg_uses_of(g, s), dfg_int(1)))
        return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, s); way[0] = ++swap) {
        dfg_node x = dfg_arg(g, s, swap), skip = dfg_arg(g, s, 1 - swap);
        if (s == n) continue;
        if (!dfg_same_body(g, n, s) || dfg_rank(g, x) != 3 || dfg_same_shape(g, x, skip) != DFG_TRUE)
            continue;
        if (!(dfg_dtype(g, x) == DFG_F16 || dfg_dtype(g, x) == DFG_F32)) continue;
        if (!ort_skip_norm_along(g, scale, x)) continue;
        DFG_GIVE(ort_skip_norm_fuse_skip_rms_norm, .root = n, .x = x, .skip = skip, .scale = scale, .s = s,
                 .n = n);
        return true;
    }
    return false;
}

/* ort_skip_norm.pat:43  rule fuse_skip_rms_norm_only(x, skip, scale) {
 *     n = RMSNormalization(Add(x, skip), scale) { axis == -1 };
 *     match n;
 *     where x.rank == 3, same_shape(x, skip), x.dtype in {f16, f32}, along(scale, x);
 *     rewrite com.microsoft.SkipSimplifiedLayerNormalization(x, skip, scale) { epsilon = n.epsilon };
 * } */
bool ort_skip_norm_fuse_skip_rms_norm_only_find(DFG_FIND_ON(ort_skip_norm_fuse_skip_rms_norm_only))
{
    if (!dfg_calls_argc(g, n, ort_skip_norm_op_RMSNormalization, 2)) return false;
    if (!dfg_int_is(g, n, ort_skip_norm_attr_axis, -1, -1)) return false;
    dfg_node scale = dfg_operand(g, n, 1), add = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, add, ort_skip_norm_op_Add, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, add); way[0] = ++swap) {
        dfg_node x = dfg_arg(g, add, swap), skip = dfg_arg(g, add, 1 - swap);
        if (!dfg_same_body(g, n, add) || dfg_rank(g, x) != 3 || dfg_same_shape(g, x, skip) != DFG_TRUE)
            continue;
        if (!(dfg_dtype(g, x) == DFG_F16 || dfg_dtype(g, x) == DFG_F32)) continue;
        if (!ort_skip_norm_along(g, scale, x)) continue;
        DFG_GIVE(ort_skip_norm_fuse_skip_rms_norm_only, .root = n, .x = x, .skip = skip, .scale = scale,
                 .n = n);
        DFG_GIVE_WHOLE(ort_skip_norm_fuse_skip_rms_norm_only, .add = add);
        return true;
    }
    return false;
}

/* ort_skip_norm.pat:50  rule fuse_skip_norm_sum_bias(x, b, skip, scale, shift) : priority 1 {
 *     a = Add(x, b);
 *     s = com.microsoft.SkipLayerNormalization(a, skip, scale, shift?)
 *         | com.microsoft.SkipLayerNormalization(skip, a, scale, shift?);
 *     y = s.0;
 *     sum = s.3;
 *     match y, sum;
 *     where along(b, x), b.dtype == x.dtype, same_shape(x, skip);
 *     rewrite {
 *         k = com.microsoft.SkipLayerNormalization(x, skip, scale, shift?, b) -> 4 { ..s };
 *         return k.0, k.3;
 *     }
 * } */
bool ort_skip_norm_fuse_skip_norm_sum_bias_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct ort_skip_norm_fuse_skip_norm_sum_bias_match *m), void *ctx)
{
    if (!dfg_is_get(g, n, 0)) return false;
    dfg_node s = dfg_arg(g, n, 0);
    for (uint32_t alt = 0; alt < 2u; alt++) {
        dfg_node skipLayerNormalization = DFG_NONE, skip = DFG_NONE, scale = DFG_NONE, shift = DFG_NONE;
        dfg_node a = DFG_NONE, skipLayerNormalization_2 = DFG_NONE;
        bool has_shift = false, has_shift_2 = false;
        if (alt == 0) {
            skipLayerNormalization = s;
            if (dfg_op(g, skipLayerNormalization) != ort_skip_norm_op_com_microsoft_SkipLayerNormalization
                || dfg_n_args(g, skipLayerNormalization) > 4
                || dfg_arg(g, skipLayerNormalization, 1) == DFG_NONE
                || dfg_arg(g, skipLayerNormalization, 2) == DFG_NONE)
                continue;
            skip = dfg_arg(g, skipLayerNormalization, 1);
            scale = dfg_arg(g, skipLayerNormalization, 2);
            has_shift = dfg_arg(g, skipLayerNormalization, 3) != DFG_NONE;
            if (has_shift) shift = dfg_arg(g, skipLayerNormalization, 3);
            a = dfg_arg(g, skipLayerNormalization, 0);
        } else {
            skipLayerNormalization_2 = s;
            if (dfg_op(g, skipLayerNormalization_2) != ort_skip_norm_op_com_microsoft_SkipLayerNormalization
                || dfg_n_args(g, skipLayerNormalization_2) > 4
                || dfg_arg(g, skipLayerNormalization_2, 0) == DFG_NONE
                || dfg_arg(g, skipLayerNormalization_2, 2) == DFG_NONE)
                continue;
            skip = dfg_arg(g, skipLayerNormalization_2, 0);
            scale = dfg_arg(g, skipLayerNormalization_2, 2);
            has_shift_2 = dfg_arg(g, skipLayerNormalization_2, 3) != DFG_NONE;
            if (has_shift_2) shift = dfg_arg(g, skipLayerNormalization_2, 3);
            a = dfg_arg(g, skipLayerNormalization_2, 1);
        }
        if (!dfg_calls_argc(g, a, ort_skip_norm_op_Add, 2)) continue;
        for (uint32_t swap = 0; swap < dfg_orders(g, a); swap++) {
            dfg_node x = dfg_arg(g, a, swap), b = dfg_arg(g, a, 1 - swap);
            if (!ort_skip_norm_along(g, b, x) || !dfg_scalar_eq(dfg_dtype_of(g, b), dfg_dtype_of(g, x)))
                continue;
            if (dfg_same_shape(g, x, skip) != DFG_TRUE) continue;
            struct dfg_nodes readers = dfg_readers(g, 0, (const dfg_node[]){s}, 1, 1);
            for (uint32_t k = 0; k < readers.n; k++) {
                dfg_node sum = readers.at[k];
                if (!dfg_is_get(g, sum, 3)) continue;
                if (dfg_arg(g, sum, 0) != s) continue;
                if (sum == n) continue;
                if (!dfg_in_body(g, n,
                                 (const dfg_node[]){skipLayerNormalization, skipLayerNormalization_2, a,
                                                    sum}, 4))
                    continue;
                if (accept(ctx, &(struct ort_skip_norm_fuse_skip_norm_sum_bias_whole){
                        .m = {.root = n, .x = x, .b = b, .skip = skip, .scale = scale, .shift = shift,
                              .a = a, .s = s, .y = n, .sum = sum},
                        .skipLayerNormalization = skipLayerNormalization,
                        .skipLayerNormalization_2 = skipLayerNormalization_2}.m))
                    return true;
            }
        }
    }
    return false;
}

/* ort_skip_norm.pat:63  rule fuse_skip_norm_bias(x, b, skip, scale, shift) {
 *     a = Add(x, b);
 *     s = com.microsoft.SkipLayerNormalization(a, skip, scale, shift?)
 *         | com.microsoft.SkipLayerNormalization(skip, a, scale, shift?);
 *     match s;
 *     where along(b, x), b.dtype == x.dtype, same_shape(x, skip);
 *     rewrite com.microsoft.SkipLayerNormalization(x, skip, scale, shift?, b) { ..s };
 * } */
bool ort_skip_norm_fuse_skip_norm_bias_find(DFG_FIND_ON(ort_skip_norm_fuse_skip_norm_bias))
{
    for (uint32_t alt = way[0]; alt < 2u; way[0] = ++alt, way[1] = 0) {
        dfg_node skipLayerNormalization = DFG_NONE, skipLayerNormalization_call = DFG_NONE, skip = DFG_NONE;
        dfg_node scale = DFG_NONE, shift = DFG_NONE, a = DFG_NONE, skipLayerNormalization_2 = DFG_NONE;
        dfg_node skipLayerNormalization_2_call = DFG_NONE;
        bool has_shift = false, has_shift_2 = false;
        if (alt == 0) {
            skipLayerNormalization = n;
            skipLayerNormalization_call = dfg_first_result(g, skipLayerNormalization);
            if (dfg_op(g, skipLayerNormalization_call)
                != ort_skip_norm_op_com_microsoft_SkipLayerNormalization
                || dfg_n_args(g, skipLayerNormalization_call) > 4
                || dfg_arg(g, skipLayerNormalization_call, 1) == DFG_NONE
                || dfg_arg(g, skipLayerNormalization_call, 2) == DFG_NONE)
                continue;
            skip = dfg_arg(g, skipLayerNormalization_call, 1);
            scale = dfg_arg(g, skipLayerNormalization_call, 2);
            has_shift = dfg_arg(g, skipLayerNormalization_call, 3) != DFG_NONE;
            if (has_shift) shift = dfg_arg(g, skipLayerNormalization_call, 3);
            a = dfg_arg(g, skipLayerNormalization_call, 0);
        } else {
            skipLayerNormalization_2 = n;
            skipLayerNormalization_2_call = dfg_first_result(g, skipLayerNormalization_2);
            if (dfg_op(g, skipLayerNormalization_2_call)
                != ort_skip_norm_op_com_microsoft_SkipLayerNormalization
                || dfg_n_args(g, skipLayerNormalization_2_call) > 4
                || dfg_arg(g, skipLayerNormalization_2_call, 0) == DFG_NONE
                || dfg_arg(g, skipLayerNormalization_2_call, 2) == DFG_NONE)
                continue;
            skip = dfg_arg(g, skipLayerNormalization_2_call, 0);
            scale = dfg_arg(g, skipLayerNormalization_2_call, 2);
            has_shift_2 = dfg_arg(g, skipLayerNormalization_2_call, 3) != DFG_NONE;
            if (has_shift_2) shift = dfg_arg(g, skipLayerNormalization_2_call, 3);
            a = dfg_arg(g, skipLayerNormalization_2_call, 1);
        }
        if (!dfg_calls_argc(g, a, ort_skip_norm_op_Add, 2)) continue;
        for (uint32_t swap = way[1]; swap < dfg_orders(g, a); way[1] = ++swap) {
            dfg_node x = dfg_arg(g, a, swap), b = dfg_arg(g, a, 1 - swap);
            if (!dfg_in_body(g, n,
                             (const dfg_node[]){skipLayerNormalization,
                                                alt == 0 ? skipLayerNormalization_call : DFG_NONE,
                                                skipLayerNormalization_2,
                                                alt == 1 ? skipLayerNormalization_2_call : DFG_NONE, a}, 5))
                continue;
            if (!ort_skip_norm_along(g, b, x) || !dfg_scalar_eq(dfg_dtype_of(g, b), dfg_dtype_of(g, x)))
                continue;
            if (dfg_same_shape(g, x, skip) != DFG_TRUE) continue;
            DFG_GIVE(ort_skip_norm_fuse_skip_norm_bias, .root = n, .x = x, .b = b, .skip = skip,
                     .scale = scale, .shift = shift, .a = a, .s = n);
            DFG_GIVE_WHOLE(ort_skip_norm_fuse_skip_norm_bias,
                           .skipLayerNormalization = skipLayerNormalization,
                           .skipLayerNormalization_call = dfg_first_result(g, skipLayerNormalization),
                           .skipLayerNormalization_2 = skipLayerNormalization_2,
                           .skipLayerNormalization_2_call = dfg_first_result(g, skipLayerNormalization_2));
            return true;
        }
    }
    return false;
}
