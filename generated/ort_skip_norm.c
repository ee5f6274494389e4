/* Made by pat2c from ort_skip_norm.pat; do not edit. */
#include "ort_skip_norm.h"
#if ORT_SKIP_NORM_H != 0x93f9011c511bd3cb
#error "ort_skip_norm.h is of another run of pat2c than this file"
#endif

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    ort_skip_norm_op_Add = DFG_FIRST_OP, ort_skip_norm_op_LayerNormalization,
    ort_skip_norm_op_RMSNormalization, ort_skip_norm_op_com_microsoft_SkipLayerNormalization,
};
enum {
    ort_skip_norm_attr_axis,
};
static const char *const ort_skip_norm_op_names[] = {
    "Add", "LayerNormalization", "RMSNormalization", "com.microsoft.SkipLayerNormalization",
};
static const char *const ort_skip_norm_attr_names[] = {
    "axis",
};

const struct dfg_names ort_skip_norm_names = {
    .abi = DFG_ABI,
    .needs = 0,
    .name = "ort_skip_norm",
    .run = ORT_SKIP_NORM_H,
    .n_ops = 4,
    .ops = ort_skip_norm_op_names,
    .n_attrs = 1,
    .attrs = ort_skip_norm_attr_names,
};

/* ort_skip_norm.pat:11  cond along(c, x) = c.rank == 1, c.shape[0] == x.shape[-1]; */
static DFG_APART bool ort_skip_norm_along(const dfg_graph *g, dfg_node c, dfg_node x)
{
    return dfg_rank(g, c) == 1 && dfg_extent_eq(g, dfg_extent_of(g, c, 0), dfg_extent_of(g, x, -1));
}

/* ort_skip_norm.pat:15
 * rule fuse_skip_norm(x, skip, scale, shift) : priority 1 {
 *     s = Add(x, skip);
 *     n = LayerNormalization(s, scale, shift?) { axis == -1 };
 *     match n, s;
 *     where uses(s) > 1, x.rank == 3, same_shape(x, skip), x.dtype in {f16, f32}, along(scale, x);
 *     where not present(shift) or along(shift, x);
 *     rewrite {
 *         k = com.microsoft.SkipLayerNormalization(x, skip, scale, shift?) -> 4 { epsilon = n.epsilon };
 *         return k.0, k.3;
 *     }
 * }
 */
bool ort_skip_norm_fuse_skip_norm_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct ort_skip_norm_fuse_skip_norm_whole *m)
{
    dfg_node n_call = dfg_first_result(g, n);
    if (dfg_op(g, n_call) != ort_skip_norm_op_LayerNormalization || dfg_n_args(g, n_call) > 3
        || dfg_arg(g, n_call, 1) == DFG_NONE)
        return false;
    if (!dfg_int_is(g, n_call, ort_skip_norm_attr_axis, -1, -1)) return false;
    dfg_node scale = dfg_arg(g, n_call, 1);
    dfg_node shift = dfg_arg(g, n_call, 2);
    dfg_node s = dfg_arg(g, n_call, 0);
    if (!dfg_calls_argc(g, s, ort_skip_norm_op_Add, 2)) return false;
    /* where uses(s) > 1 */
    if (!dfg_gt(dfg_uses_of(g, s), dfg_int(1))) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, s); way[0] = ++swap) {
        dfg_node x = dfg_arg(g, s, swap);
        dfg_node skip = dfg_arg(g, s, 1 - swap);
        if (s == n) continue;
        if (!dfg_in_body(g, n, (const dfg_node[]){n_call, s}, 2)) continue;
        /* where x.rank == 3 */
        if (dfg_rank(g, x) != 3) continue;
        /* where same_shape(x, skip) */
        if (dfg_same_shape(g, x, skip) != DFG_TRUE) continue;
        /* where x.dtype in {f16, f32} */
        if (!(dfg_dtype(g, x) == DFG_F16 || dfg_dtype(g, x) == DFG_F32)) continue;
        /* where along(scale, x) */
        if (!ort_skip_norm_along(g, scale, x)) continue;
        /* where not present(shift) or along(shift, x) */
        if (!(shift == DFG_NONE || ort_skip_norm_along(g, shift, x))) continue;
        *m = (struct ort_skip_norm_fuse_skip_norm_whole){.m = {.root = n, .x = x,
                .skip = skip, .scale = scale, .shift = shift, .s = s, .n = n},
                .n_call = dfg_first_result(g, n)};
        return true;
    }
    return false;
}

/* ort_skip_norm.pat:26
 * rule fuse_skip_norm_only(x, skip, scale, shift) {
 *     n = LayerNormalization(Add(x, skip), scale, shift?) { axis == -1 };
 *     match n;
 *     where x.rank == 3, same_shape(x, skip), x.dtype in {f16, f32}, along(scale, x);
 *     where not present(shift) or along(shift, x);
 *     rewrite com.microsoft.SkipLayerNormalization(x, skip, scale, shift?) { epsilon = n.epsilon };
 * }
 */
bool ort_skip_norm_fuse_skip_norm_only_find(const dfg_graph *g, dfg_node n, uint32_t *way,
    struct ort_skip_norm_fuse_skip_norm_only_whole *m)
{
    dfg_node n_call = dfg_first_result(g, n);
    if (dfg_op(g, n_call) != ort_skip_norm_op_LayerNormalization || dfg_n_args(g, n_call) > 3
        || dfg_arg(g, n_call, 1) == DFG_NONE)
        return false;
    if (!dfg_int_is(g, n_call, ort_skip_norm_attr_axis, -1, -1)) return false;
    dfg_node scale = dfg_arg(g, n_call, 1);
    dfg_node shift = dfg_arg(g, n_call, 2);
    dfg_node add = dfg_arg(g, n_call, 0);
    if (!dfg_calls_argc(g, add, ort_skip_norm_op_Add, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, add); way[0] = ++swap) {
        dfg_node x = dfg_arg(g, add, swap);
        dfg_node skip = dfg_arg(g, add, 1 - swap);
        if (!dfg_in_body(g, n, (const dfg_node[]){n_call, add}, 2)) continue;
        /* where x.rank == 3 */
        if (dfg_rank(g, x) != 3) continue;
        /* where same_shape(x, skip) */
        if (dfg_same_shape(g, x, skip) != DFG_TRUE) continue;
        /* where x.dtype in {f16, f32} */
        if (!(dfg_dtype(g, x) == DFG_F16 || dfg_dtype(g, x) == DFG_F32)) continue;
        /* where along(scale, x) */
        if (!ort_skip_norm_along(g, scale, x)) continue;
        /* where not present(shift) or along(shift, x) */
        if (!(shift == DFG_NONE || ort_skip_norm_along(g, shift, x))) continue;
        *m = (struct ort_skip_norm_fuse_skip_norm_only_whole){.m = {.root = n, .x = x,
                .skip = skip, .scale = scale, .shift = shift, .n = n},
                .n_call = dfg_first_result(g, n), .add = add};
        return true;
    }
    return false;
}

/* ort_skip_norm.pat:33
 * rule fuse_skip_rms_norm(x, skip, scale) : priority 1 {
 *     s = Add(x, skip);
 *     n = RMSNormalization(s, scale) { axis == -1 };
 *     match n, s;
 *     where uses(s) > 1, x.rank == 3, same_shape(x, skip), x.dtype in {f16, f32}, along(scale, x);
 *     rewrite {
 *         k = com.microsoft.SkipSimplifiedLayerNormalization(x, skip, scale) -> 4 { epsilon = n.epsilon };
 *         return k.0, k.3;
 *     }
 * }
 */
bool ort_skip_norm_fuse_skip_rms_norm_find(const dfg_graph *g, dfg_node n, uint32_t *way,
    struct ort_skip_norm_fuse_skip_rms_norm_match *m)
{
    if (!dfg_calls_argc(g, n, ort_skip_norm_op_RMSNormalization, 2)) return false;
    if (!dfg_int_is(g, n, ort_skip_norm_attr_axis, -1, -1)) return false;
    dfg_node scale = dfg_operand(g, n, 1);
    dfg_node s = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, s, ort_skip_norm_op_Add, 2)) return false;
    /* where uses(s) > 1 */
    if (!dfg_gt(dfg_uses_of(g, s), dfg_int(1))) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, s); way[0] = ++swap) {
        dfg_node x = dfg_arg(g, s, swap);
        dfg_node skip = dfg_arg(g, s, 1 - swap);
        if (s == n) continue;
        if (!dfg_same_body(g, n, s)) continue;
        /* where x.rank == 3 */
        if (dfg_rank(g, x) != 3) continue;
        /* where same_shape(x, skip) */
        if (dfg_same_shape(g, x, skip) != DFG_TRUE) continue;
        /* where x.dtype in {f16, f32} */
        if (!(dfg_dtype(g, x) == DFG_F16 || dfg_dtype(g, x) == DFG_F32)) continue;
        /* where along(scale, x) */
        if (!ort_skip_norm_along(g, scale, x)) continue;
        *m = (struct ort_skip_norm_fuse_skip_rms_norm_match){.root = n, .x = x, .skip = skip,
                .scale = scale, .s = s, .n = n};
        return true;
    }
    return false;
}

/* ort_skip_norm.pat:43
 * rule fuse_skip_rms_norm_only(x, skip, scale) {
 *     n = RMSNormalization(Add(x, skip), scale) { axis == -1 };
 *     match n;
 *     where x.rank == 3, same_shape(x, skip), x.dtype in {f16, f32}, along(scale, x);
 *     rewrite com.microsoft.SkipSimplifiedLayerNormalization(x, skip, scale) { epsilon = n.epsilon };
 * }
 */
bool ort_skip_norm_fuse_skip_rms_norm_only_find(const dfg_graph *g, dfg_node n, uint32_t *way,
    struct ort_skip_norm_fuse_skip_rms_norm_only_whole *m)
{
    if (!dfg_calls_argc(g, n, ort_skip_norm_op_RMSNormalization, 2)) return false;
    if (!dfg_int_is(g, n, ort_skip_norm_attr_axis, -1, -1)) return false;
    dfg_node scale = dfg_operand(g, n, 1);
    dfg_node add = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, add, ort_skip_norm_op_Add, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, add); way[0] = ++swap) {
        dfg_node x = dfg_arg(g, add, swap);
        dfg_node skip = dfg_arg(g, add, 1 - swap);
        if (!dfg_same_body(g, n, add)) continue;
        /* where x.rank == 3 */
        if (dfg_rank(g, x) != 3) continue;
        /* where same_shape(x, skip) */
        if (dfg_same_shape(g, x, skip) != DFG_TRUE) continue;
        /* where x.dtype in {f16, f32} */
        if (!(dfg_dtype(g, x) == DFG_F16 || dfg_dtype(g, x) == DFG_F32)) continue;
        /* where along(scale, x) */
        if (!ort_skip_norm_along(g, scale, x)) continue;
        *m = (struct ort_skip_norm_fuse_skip_rms_norm_only_whole){.m = {.root = n, .x = x,
                .skip = skip, .scale = scale, .n = n}, .add = add};
        return true;
    }
    return false;
}

/* ort_skip_norm.pat:50
 * rule fuse_skip_norm_bias(x, b, skip, scale, shift) {
 *     s = com.microsoft.SkipLayerNormalization(Add(x, b), skip, scale, shift?);
 *     match s;
 *     where along(b, x), b.dtype == x.dtype;
 *     rewrite com.microsoft.SkipLayerNormalization(x, skip, scale, shift?, b) { ..s };
 * }
 */
bool ort_skip_norm_fuse_skip_norm_bias_find(const dfg_graph *g, dfg_node n, uint32_t *way,
    struct ort_skip_norm_fuse_skip_norm_bias_whole *m)
{
    dfg_node n_call = dfg_first_result(g, n);
    if (dfg_op(g, n_call) != ort_skip_norm_op_com_microsoft_SkipLayerNormalization
        || dfg_n_args(g, n_call) > 4 || dfg_arg(g, n_call, 1) == DFG_NONE
        || dfg_arg(g, n_call, 2) == DFG_NONE)
        return false;
    dfg_node skip = dfg_arg(g, n_call, 1);
    dfg_node scale = dfg_arg(g, n_call, 2);
    dfg_node shift = dfg_arg(g, n_call, 3);
    dfg_node add = dfg_arg(g, n_call, 0);
    if (!dfg_calls_argc(g, add, ort_skip_norm_op_Add, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, add); way[0] = ++swap) {
        dfg_node x = dfg_arg(g, add, swap);
        dfg_node b = dfg_arg(g, add, 1 - swap);
        if (!dfg_in_body(g, n, (const dfg_node[]){n_call, add}, 2)) continue;
        /* where along(b, x) */
        if (!ort_skip_norm_along(g, b, x)) continue;
        /* where b.dtype == x.dtype */
        if (!dfg_scalar_eq(dfg_dtype_of(g, b), dfg_dtype_of(g, x))) continue;
        *m = (struct ort_skip_norm_fuse_skip_norm_bias_whole){.m = {.root = n, .x = x, .b = b,
                .skip = skip, .scale = scale, .shift = shift, .s = n},
                .s_call = dfg_first_result(g, n), .add = add};
        return true;
    }
    return false;
}
