/* Made by pat2c from inference_simplifier.pat; do not edit. */
#include "inference_simplifier.h"
_Static_assert(INFERENCE_SIMPLIFIER_H == 0x33bf710a6a37fe0d, "inference_simplifier.h is of another run of pat2c than this file");
#include "dfg_frames.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    inference_simplifier_op_expand_dims = DFG_FIRST_OP, inference_simplifier_op_nn_batch_norm,
    inference_simplifier_op_nn_dropout, inference_simplifier_op_nn_group_norm,
    inference_simplifier_op_nn_instance_norm, inference_simplifier_op_nn_l2_normalize,
    inference_simplifier_op_nn_layer_norm,
};
enum {
    inference_simplifier_attr_axis, inference_simplifier_attr_center, inference_simplifier_attr_eps,
    inference_simplifier_attr_epsilon, inference_simplifier_attr_num_groups,
    inference_simplifier_attr_num_newaxis, inference_simplifier_attr_scale,
};
static const char *const inference_simplifier_op_names[] = {
    "expand_dims", "nn.batch_norm", "nn.dropout", "nn.group_norm", "nn.instance_norm", "nn.l2_normalize",
    "nn.layer_norm",
};
static const char *const inference_simplifier_attr_names[] = {
    "axis", "center", "eps", "epsilon", "num_groups", "num_newaxis", "scale",
};

const struct dfg_names inference_simplifier_names = {
    .abi = DFG_ABI, .needs = DFG_NEEDS_FORMS, .name = "inference_simplifier", .run = INFERENCE_SIMPLIFIER_H,
    .n_ops = 7, .ops = inference_simplifier_op_names, .n_attrs = 7,
    .attrs = inference_simplifier_attr_names,
};

/* inference_simplifier.pat:13  rule inference_dropout(x) : keep_shared { match nn.dropout(x).0; rewrite x; } */
bool inference_simplifier_inference_dropout_find(DFG_FIND(inference_simplifier_inference_dropout))
{
    if (!dfg_is_get(g, n, 0)) return false;
    dfg_node dropout = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, dropout, inference_simplifier_op_nn_dropout, 1)) return false;
    dfg_node x = dfg_operand(g, dropout, 0);
    if (!dfg_same_body(g, n, dropout)) return false;
    DFG_GIVE(inference_simplifier_inference_dropout, .root = n, .x = x);
    DFG_GIVE_WHOLE(inference_simplifier_inference_dropout, .dropout = dropout);
    return true;
}

/* inference_simplifier.pat:11  cond is_float(x) = x.dtype in {f16, bf16, f32, f64}; */
static DFG_APART bool inference_simplifier_is_float(const dfg_graph *g, dfg_node x)
{
    return dfg_dtype(g, x) == DFG_F16 || dfg_dtype(g, x) == DFG_BF16 || dfg_dtype(g, x) == DFG_F32
        || dfg_dtype(g, x) == DFG_F64;
}

/* inference_simplifier.pat:16  rule inference_axis(x, gamma, beta) : priority 3 {
 *     n = (nn.layer_norm | nn.group_norm | nn.instance_norm)(x, gamma, beta) { axis = a };
 *     match n;
 *     where is_float(x), a < 0, a >= -x.rank;
 *     rewrite n.op(x, gamma, beta) { ..n, axis = a + x.rank };
 * } */
bool inference_simplifier_inference_axis_match(DFG_FIND_MATCH(inference_simplifier_inference_axis))
{
    if (!(dfg_op(g, n) == inference_simplifier_op_nn_layer_norm
          || dfg_op(g, n) == inference_simplifier_op_nn_group_norm
          || dfg_op(g, n) == inference_simplifier_op_nn_instance_norm)
        || !dfg_argc_is(g, n, 3))
        return false;
    dfg_val a = dfg_attr_or(g, n, inference_simplifier_attr_axis,
                            dfg_op(g, n) == inference_simplifier_op_nn_layer_norm ? dfg_int(-1)
                            : dfg_int(1));
    if (!dfg_known(a)) return false;
    dfg_node x = dfg_operand(g, n, 0), gamma = dfg_operand(g, n, 1), beta = dfg_operand(g, n, 2);
    if (!inference_simplifier_is_float(g, x) || !dfg_lt(a, dfg_int(0))) return false;
    if (!dfg_ge(a, dfg_neg(dfg_rank_of(g, x)))) return false;
    DFG_GIVE(inference_simplifier_inference_axis, .root = n, .x = x, .gamma = gamma, .beta = beta, .n = n,
             .a = a);
    return true;
}

/* inference_simplifier.pat:22  rule inference_batch_norm_axis(x, gamma, beta, mean, spread) : priority 3 {
 *     n = nn.batch_norm(x, gamma, beta, mean, spread) { axis = a };
 *     match n;
 *     where is_float(x), a < 0, a >= -x.rank;
 *     rewrite nn.batch_norm(x, gamma, beta, mean, spread) { ..n, axis = a + x.rank };
 * } */
bool inference_simplifier_inference_batch_norm_axis_match(DFG_FIND_MATCH(inference_simplifier_inference_batch_norm_axis))
{
    if (!dfg_calls_argc(g, n, inference_simplifier_op_nn_batch_norm, 5)) return false;
    dfg_val a = dfg_attr_or_int(g, n, inference_simplifier_attr_axis, 1);
    if (!dfg_known(a)) return false;
    dfg_node x = dfg_operand(g, n, 0), gamma = dfg_operand(g, n, 1), beta = dfg_operand(g, n, 2);
    dfg_node mean = dfg_operand(g, n, 3), spread = dfg_operand(g, n, 4);
    if (!inference_simplifier_is_float(g, x) || !dfg_lt(a, dfg_int(0))) return false;
    if (!dfg_ge(a, dfg_neg(dfg_rank_of(g, x)))) return false;
    DFG_GIVE(inference_simplifier_inference_batch_norm_axis, .root = n, .x = x, .gamma = gamma,
             .beta = beta, .mean = mean, .spread = spread, .n = n, .a = a);
    return true;
}

/* inference_simplifier.pat:31
 * cond is_axis(a, x, parameter) = is_float(x), same_dtype(x, parameter), a >= 0, a < x.rank; */
static DFG_APART bool inference_simplifier_is_axis(const dfg_graph *g, const dfg_val *a, dfg_node x, dfg_node parameter)
{
    return inference_simplifier_is_float(g, x) && dfg_same_dtype(g, x, parameter) == DFG_TRUE
        && dfg_ge(*a, dfg_int(0)) && dfg_lt(*a, dfg_rank_of(g, x));
}

/* inference_simplifier.pat:32  cond is_along(a, x, parameter) = is_axis(a, x, parameter), parameter.rank == 1; */
static DFG_APART bool inference_simplifier_is_along(const dfg_graph *g, const dfg_val *a, dfg_node x, dfg_node parameter)
{
    return inference_simplifier_is_axis(g, a, x, parameter) && dfg_rank(g, parameter) == 1;
}

/* inference_simplifier.pat:35  rule inference_shift(x, gamma, beta) : priority 2 {
 *     n = (nn.layer_norm | nn.instance_norm)(x, gamma, beta) { center == true, axis = a };
 *     match n;
 *     where is_along(a, x, beta), same_dtype(x, gamma);
 *     rewrite add(n.op(x, gamma, beta) { ..n, center = false },
 *                 expand_dims(beta) { axis = 1, num_newaxis = x.rank - 1 - a });
 * } */
bool inference_simplifier_inference_shift_match(DFG_FIND_MATCH(inference_simplifier_inference_shift))
{
    if (!(dfg_op(g, n) == inference_simplifier_op_nn_layer_norm
          || dfg_op(g, n) == inference_simplifier_op_nn_instance_norm)
        || !dfg_argc_is(g, n, 3))
        return false;
    if (!dfg_bool_is(g, n, inference_simplifier_attr_center, true, true)) return false;
    dfg_val a = dfg_attr_or(g, n, inference_simplifier_attr_axis,
                            dfg_op(g, n) == inference_simplifier_op_nn_layer_norm ? dfg_int(-1)
                            : dfg_int(1));
    if (!dfg_known(a)) return false;
    dfg_node x = dfg_operand(g, n, 0), gamma = dfg_operand(g, n, 1), beta = dfg_operand(g, n, 2);
    if (!inference_simplifier_is_along(g, &a, x, beta) || dfg_same_dtype(g, x, gamma) != DFG_TRUE)
        return false;
    DFG_GIVE(inference_simplifier_inference_shift, .root = n, .x = x, .gamma = gamma, .beta = beta, .n = n,
             .a = a);
    return true;
}

/* inference_simplifier.pat:42  rule inference_scale(x, gamma, beta) : priority 1 {
 *     n = (nn.layer_norm | nn.instance_norm)(x, gamma, beta) { center == false, scale == true, axis = a };
 *     match n;
 *     where is_along(a, x, gamma);
 *     rewrite multiply(n.op(x, gamma, beta) { ..n, scale = false },
 *                      expand_dims(gamma) { axis = 1, num_newaxis = x.rank - 1 - a });
 * } */
bool inference_simplifier_inference_scale_match(DFG_FIND_MATCH(inference_simplifier_inference_scale))
{
    if (!(dfg_op(g, n) == inference_simplifier_op_nn_layer_norm
          || dfg_op(g, n) == inference_simplifier_op_nn_instance_norm)
        || !dfg_argc_is(g, n, 3))
        return false;
    if (!dfg_bool_is(g, n, inference_simplifier_attr_center, false, true)) return false;
    if (!dfg_bool_is(g, n, inference_simplifier_attr_scale, true, true)) return false;
    dfg_val a = dfg_attr_or(g, n, inference_simplifier_attr_axis,
                            dfg_op(g, n) == inference_simplifier_op_nn_layer_norm ? dfg_int(-1)
                            : dfg_int(1));
    if (!dfg_known(a)) return false;
    dfg_node x = dfg_operand(g, n, 0), gamma = dfg_operand(g, n, 1), beta = dfg_operand(g, n, 2);
    if (!inference_simplifier_is_along(g, &a, x, gamma)) return false;
    DFG_GIVE(inference_simplifier_inference_scale, .root = n, .x = x, .gamma = gamma, .beta = beta, .n = n,
             .a = a);
    return true;
}

/* inference_simplifier.pat:33  cond has_groups(a, x, groups) = x.elements > 0, groups > 0, x.shape[a] % groups == 0; */
static DFG_APART bool inference_simplifier_has_groups(const dfg_graph *g, const dfg_val *a, dfg_node x, const dfg_val *groups)
{
    return dfg_dim_gt(g, dfg_elements_of(g, x), dfg_int(0)) && dfg_gt(*groups, dfg_int(0))
        && dfg_extent_eq(g, dfg_dim_mod(g, dfg_at(dfg_shape_of(g, x), *a), *groups), dfg_int(0));
}

/* inference_simplifier.pat:49  rule inference_group_shift(x, gamma, beta) : priority 2 {
 *     n = nn.group_norm(x, gamma, beta) { center == true, axis = a, num_groups = groups };
 *     match n;
 *     where is_along(a, x, beta), has_groups(a, x, groups), same_dtype(x, gamma);
 *     rewrite add(nn.group_norm(x, gamma, beta) { ..n, center = false },
 *                 expand_dims(beta) { axis = 1, num_newaxis = x.rank - 1 - a });
 * } */
bool inference_simplifier_inference_group_shift_match(DFG_FIND_MATCH(inference_simplifier_inference_group_shift))
{
    if (!dfg_calls_argc(g, n, inference_simplifier_op_nn_group_norm, 3)) return false;
    if (!dfg_bool_is(g, n, inference_simplifier_attr_center, true, true)) return false;
    dfg_val a = dfg_attr_or_int(g, n, inference_simplifier_attr_axis, 1);
    if (!dfg_known(a)) return false;
    dfg_val groups = dfg_attr_or_int(g, n, inference_simplifier_attr_num_groups, 0);
    if (!dfg_known(groups)) return false;
    dfg_node x = dfg_operand(g, n, 0), gamma = dfg_operand(g, n, 1), beta = dfg_operand(g, n, 2);
    if (!inference_simplifier_is_along(g, &a, x, beta)) return false;
    if (!inference_simplifier_has_groups(g, &a, x, &groups) || dfg_same_dtype(g, x, gamma) != DFG_TRUE)
        return false;
    DFG_GIVE(inference_simplifier_inference_group_shift, .root = n, .x = x, .gamma = gamma, .beta = beta,
             .n = n, .a = a, .groups = groups);
    return true;
}

/* inference_simplifier.pat:56  rule inference_group_scale(x, gamma, beta) : priority 1 {
 *     n = nn.group_norm(x, gamma, beta) { center == false, scale == true, axis = a, num_groups = groups };
 *     match n;
 *     where is_along(a, x, gamma), has_groups(a, x, groups);
 *     rewrite multiply(nn.group_norm(x, gamma, beta) { ..n, scale = false },
 *                      expand_dims(gamma) { axis = 1, num_newaxis = x.rank - 1 - a });
 * } */
bool inference_simplifier_inference_group_scale_match(DFG_FIND_MATCH(inference_simplifier_inference_group_scale))
{
    if (!dfg_calls_argc(g, n, inference_simplifier_op_nn_group_norm, 3)) return false;
    if (!dfg_bool_is(g, n, inference_simplifier_attr_center, false, true)) return false;
    if (!dfg_bool_is(g, n, inference_simplifier_attr_scale, true, true)) return false;
    dfg_val a = dfg_attr_or_int(g, n, inference_simplifier_attr_axis, 1);
    if (!dfg_known(a)) return false;
    dfg_val groups = dfg_attr_or_int(g, n, inference_simplifier_attr_num_groups, 0);
    if (!dfg_known(groups)) return false;
    dfg_node x = dfg_operand(g, n, 0), gamma = dfg_operand(g, n, 1), beta = dfg_operand(g, n, 2);
    if (!inference_simplifier_is_along(g, &a, x, gamma)) return false;
    if (!inference_simplifier_has_groups(g, &a, x, &groups)) return false;
    DFG_GIVE(inference_simplifier_inference_group_scale, .root = n, .x = x, .gamma = gamma, .beta = beta,
             .n = n, .a = a, .groups = groups);
    return true;
}

/* inference_simplifier.pat:63
 * rule inference_expand_none(x) { match expand_dims(x) { num_newaxis == 0 }; rewrite x; } */
bool inference_simplifier_inference_expand_none_match(DFG_FIND_MATCH(inference_simplifier_inference_expand_none))
{
    if (!dfg_calls_argc(g, n, inference_simplifier_op_expand_dims, 1)) return false;
    if (!dfg_int_is(g, n, inference_simplifier_attr_num_newaxis, 0, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    DFG_GIVE(inference_simplifier_inference_expand_none, .root = n, .x = x);
    return true;
}

/* inference_simplifier.pat:67  rule inference_layer_norm(x) {
 *     match nn.layer_norm(x, _, _) { center == false, scale == false, axis = a, epsilon = e };
 *     where is_axis(a, x, x);
 *     rewrite {
 *         m = mean(x) { axis = [a], keepdims = true };
 *         v = variance(x, m) { axis = [a], keepdims = true };
 *         return divide(subtract(x, m), sqrt(add(v, like(x, e))));
 *     }
 * } */
bool inference_simplifier_inference_layer_norm_find(DFG_FIND(inference_simplifier_inference_layer_norm))
{
    if (!dfg_calls_argc(g, n, inference_simplifier_op_nn_layer_norm, 3)) return false;
    if (!dfg_bool_is(g, n, inference_simplifier_attr_center, false, true)) return false;
    if (!dfg_bool_is(g, n, inference_simplifier_attr_scale, false, true)) return false;
    dfg_val a = dfg_attr_or_int(g, n, inference_simplifier_attr_axis, -1);
    if (!dfg_known(a)) return false;
    dfg_val e = dfg_attr_or_float(g, n, inference_simplifier_attr_epsilon, 1e-05);
    if (!dfg_known(e)) return false;
    dfg_node x = dfg_operand(g, n, 0), x_2 = dfg_operand(g, n, 1), x_2_2 = dfg_operand(g, n, 2);
    if (!inference_simplifier_is_axis(g, &a, x, x)) return false;
    DFG_GIVE(inference_simplifier_inference_layer_norm, .root = n, .x = x, .a = a, .e = e);
    DFG_GIVE_WHOLE(inference_simplifier_inference_layer_norm, .x = x_2, .x_2 = x_2_2);
    return true;
}

/* inference_simplifier.pat:77  rule inference_instance_norm(x) {
 *     match nn.instance_norm(x, _, _) { center == false, scale == false, axis = a, epsilon = e };
 *     where is_axis(a, x, x), a > 0;
 *     rewrite {
 *         m = mean(x) { axis = [i + 1 < a ? i + 1 : i + 2 for i in range(x.rank - 2)], keepdims = true };
 *         v = variance(x, m) { axis = [i + 1 < a ? i + 1 : i + 2 for i in range(x.rank - 2)], keepdims = true };
 *         return divide(subtract(x, m), sqrt(add(v, like(x, e))));
 *     }
 * } */
bool inference_simplifier_inference_instance_norm_find(DFG_FIND(inference_simplifier_inference_instance_norm))
{
    if (!dfg_calls_argc(g, n, inference_simplifier_op_nn_instance_norm, 3)) return false;
    if (!dfg_bool_is(g, n, inference_simplifier_attr_center, false, true)) return false;
    if (!dfg_bool_is(g, n, inference_simplifier_attr_scale, false, true)) return false;
    dfg_val a = dfg_attr_or_int(g, n, inference_simplifier_attr_axis, 1);
    if (!dfg_known(a)) return false;
    dfg_val e = dfg_attr_or_float(g, n, inference_simplifier_attr_epsilon, 1e-05);
    if (!dfg_known(e)) return false;
    dfg_node x = dfg_operand(g, n, 0), x_2 = dfg_operand(g, n, 1), x_2_2 = dfg_operand(g, n, 2);
    if (!inference_simplifier_is_axis(g, &a, x, x) || !dfg_gt(a, dfg_int(0))) return false;
    DFG_GIVE(inference_simplifier_inference_instance_norm, .root = n, .x = x, .a = a, .e = e);
    DFG_GIVE_WHOLE(inference_simplifier_inference_instance_norm, .x = x_2, .x_2 = x_2_2);
    return true;
}

/* inference_simplifier.pat:87  rule inference_group_norm(x) {
 *     match nn.group_norm(x, _, _) { center == false, scale == false, axis = a, num_groups = groups, epsilon = e };
 *     where is_axis(a, x, x), has_groups(a, x, groups);
 *     rewrite {
 *         r = reshape(x) { newshape = [i < a ? x.shape[i] : i == a ? groups
 *                                      : i == a + 1 ? x.shape[a] / groups : x.shape[i - 1] for i in range(x.rank + 1)] };
 *         m = mean(r) { axis = [a + 1 + i for i in range(x.rank - a)], keepdims = true };
 *         v = variance(r, m) { axis = [a + 1 + i for i in range(x.rank - a)], keepdims = true };
 *         d = divide(subtract(r, m), sqrt(add(v, like(x, e))));
 *         return reshape(d) { newshape = [k for k in x.shape] };
 *     }
 * } */
bool inference_simplifier_inference_group_norm_find(DFG_FIND(inference_simplifier_inference_group_norm))
{
    if (!dfg_calls_argc(g, n, inference_simplifier_op_nn_group_norm, 3)) return false;
    if (!dfg_bool_is(g, n, inference_simplifier_attr_center, false, true)) return false;
    if (!dfg_bool_is(g, n, inference_simplifier_attr_scale, false, true)) return false;
    dfg_val a = dfg_attr_or_int(g, n, inference_simplifier_attr_axis, 1);
    if (!dfg_known(a)) return false;
    dfg_val groups = dfg_attr_or_int(g, n, inference_simplifier_attr_num_groups, 0);
    if (!dfg_known(groups)) return false;
    dfg_val e = dfg_attr_or_float(g, n, inference_simplifier_attr_epsilon, 1e-05);
    if (!dfg_known(e)) return false;
    dfg_node x = dfg_operand(g, n, 0), x_2 = dfg_operand(g, n, 1), x_2_2 = dfg_operand(g, n, 2);
    if (!inference_simplifier_is_axis(g, &a, x, x)) return false;
    if (!inference_simplifier_has_groups(g, &a, x, &groups)) return false;
    DFG_GIVE(inference_simplifier_inference_group_norm, .root = n, .x = x, .a = a, .groups = groups,
             .e = e);
    DFG_GIVE_WHOLE(inference_simplifier_inference_group_norm, .x = x_2, .x_2 = x_2_2);
    return true;
}

/* inference_simplifier.pat:102
 * cond statistics(x, mean, spread, a) = is_along(a, x, mean), same_dtype(x, spread), spread.rank == 1; */
static DFG_APART bool inference_simplifier_statistics(const dfg_graph *g, dfg_node x, dfg_node mean,
    dfg_node spread, const dfg_val *a)
{
    return inference_simplifier_is_along(g, a, x, mean) && dfg_same_dtype(g, x, spread) == DFG_TRUE
        && dfg_rank(g, spread) == 1;
}

/* inference_simplifier.pat:104  rule inference_batch_norm(x, gamma, beta, mean, spread) : keep_shared {
 *     n = nn.batch_norm(x, gamma, beta, mean, spread) { center == true, scale == true, axis = a, epsilon = e };
 *     match n.0;
 *     where statistics(x, mean, spread, a), same_dtype(x, gamma), same_dtype(x, beta);
 *     rewrite {
 *         s = multiply(divide(like(x, 1.0), sqrt(add(spread, like(x, e)))), gamma);
 *         t = add(multiply(negative(mean), s), beta);
 *         return add(multiply(x, expand_dims(s) { axis = 1, num_newaxis = x.rank - 1 - a }),
 *                    expand_dims(t) { axis = 1, num_newaxis = x.rank - 1 - a });
 *     }
 * } */
bool inference_simplifier_inference_batch_norm_match(DFG_FIND_MATCH(inference_simplifier_inference_batch_norm))
{
    if (!dfg_is_get(g, n, 0)) return false;
    dfg_node n_2 = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, n_2, inference_simplifier_op_nn_batch_norm, 5)) return false;
    if (!dfg_bool_is(g, n_2, inference_simplifier_attr_center, true, true)) return false;
    if (!dfg_bool_is(g, n_2, inference_simplifier_attr_scale, true, true)) return false;
    dfg_val a = dfg_attr_or_int(g, n_2, inference_simplifier_attr_axis, 1);
    if (!dfg_known(a)) return false;
    dfg_val e = dfg_attr_or_float(g, n_2, inference_simplifier_attr_epsilon, 1e-05);
    if (!dfg_known(e)) return false;
    dfg_node x = dfg_operand(g, n_2, 0), gamma = dfg_operand(g, n_2, 1), beta = dfg_operand(g, n_2, 2);
    dfg_node mean = dfg_operand(g, n_2, 3), spread = dfg_operand(g, n_2, 4);
    if (!dfg_same_body(g, n, n_2) || !inference_simplifier_statistics(g, x, mean, spread, &a)) return false;
    if (dfg_same_dtype(g, x, gamma) != DFG_TRUE || dfg_same_dtype(g, x, beta) != DFG_TRUE) return false;
    DFG_GIVE(inference_simplifier_inference_batch_norm, .root = n, .x = x, .gamma = gamma, .beta = beta,
             .mean = mean, .spread = spread, .n = n_2, .a = a, .e = e);
    return true;
}

/* inference_simplifier.pat:115  rule inference_batch_norm_unscaled(x, beta, mean, spread) : keep_shared {
 *     n = nn.batch_norm(x, _, beta, mean, spread) { center == true, scale == false, axis = a, epsilon = e };
 *     match n.0;
 *     where statistics(x, mean, spread, a), same_dtype(x, beta);
 *     rewrite {
 *         s = divide(like(x, 1.0), sqrt(add(spread, like(x, e))));
 *         t = add(multiply(negative(mean), s), beta);
 *         return add(multiply(x, expand_dims(s) { axis = 1, num_newaxis = x.rank - 1 - a }),
 *                    expand_dims(t) { axis = 1, num_newaxis = x.rank - 1 - a });
 *     }
 * } */
bool inference_simplifier_inference_batch_norm_unscaled_find(DFG_FIND(inference_simplifier_inference_batch_norm_unscaled))
{
    if (!dfg_is_get(g, n, 0)) return false;
    dfg_node n_2 = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, n_2, inference_simplifier_op_nn_batch_norm, 5)) return false;
    if (!dfg_bool_is(g, n_2, inference_simplifier_attr_center, true, true)) return false;
    if (!dfg_bool_is(g, n_2, inference_simplifier_attr_scale, false, true)) return false;
    dfg_val a = dfg_attr_or_int(g, n_2, inference_simplifier_attr_axis, 1);
    if (!dfg_known(a)) return false;
    dfg_val e = dfg_attr_or_float(g, n_2, inference_simplifier_attr_epsilon, 1e-05);
    if (!dfg_known(e)) return false;
    dfg_node x = dfg_operand(g, n_2, 0), x_2 = dfg_operand(g, n_2, 1), beta = dfg_operand(g, n_2, 2);
    dfg_node mean = dfg_operand(g, n_2, 3), spread = dfg_operand(g, n_2, 4);
    if (!dfg_same_body(g, n, n_2) || !inference_simplifier_statistics(g, x, mean, spread, &a)) return false;
    if (dfg_same_dtype(g, x, beta) != DFG_TRUE) return false;
    DFG_GIVE(inference_simplifier_inference_batch_norm_unscaled, .root = n, .x = x, .beta = beta,
             .mean = mean, .spread = spread, .n = n_2, .a = a, .e = e);
    DFG_GIVE_WHOLE(inference_simplifier_inference_batch_norm_unscaled, .x = x_2);
    return true;
}

/* inference_simplifier.pat:126  rule inference_batch_norm_uncentred(x, gamma, mean, spread) : keep_shared {
 *     n = nn.batch_norm(x, gamma, _, mean, spread) { center == false, scale == true, axis = a, epsilon = e };
 *     match n.0;
 *     where statistics(x, mean, spread, a), same_dtype(x, gamma);
 *     rewrite {
 *         s = multiply(divide(like(x, 1.0), sqrt(add(spread, like(x, e)))), gamma);
 *         t = multiply(negative(mean), s);
 *         return add(multiply(x, expand_dims(s) { axis = 1, num_newaxis = x.rank - 1 - a }),
 *                    expand_dims(t) { axis = 1, num_newaxis = x.rank - 1 - a });
 *     }
 * } */
bool inference_simplifier_inference_batch_norm_uncentred_find(DFG_FIND(inference_simplifier_inference_batch_norm_uncentred))
{
    if (!dfg_is_get(g, n, 0)) return false;
    dfg_node n_2 = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, n_2, inference_simplifier_op_nn_batch_norm, 5)) return false;
    if (!dfg_bool_is(g, n_2, inference_simplifier_attr_center, false, true)) return false;
    if (!dfg_bool_is(g, n_2, inference_simplifier_attr_scale, true, true)) return false;
    dfg_val a = dfg_attr_or_int(g, n_2, inference_simplifier_attr_axis, 1);
    if (!dfg_known(a)) return false;
    dfg_val e = dfg_attr_or_float(g, n_2, inference_simplifier_attr_epsilon, 1e-05);
    if (!dfg_known(e)) return false;
    dfg_node x = dfg_operand(g, n_2, 0), gamma = dfg_operand(g, n_2, 1), x_2 = dfg_operand(g, n_2, 2);
    dfg_node mean = dfg_operand(g, n_2, 3), spread = dfg_operand(g, n_2, 4);
    if (!dfg_same_body(g, n, n_2) || !inference_simplifier_statistics(g, x, mean, spread, &a)) return false;
    if (dfg_same_dtype(g, x, gamma) != DFG_TRUE) return false;
    DFG_GIVE(inference_simplifier_inference_batch_norm_uncentred, .root = n, .x = x, .gamma = gamma,
             .mean = mean, .spread = spread, .n = n_2, .a = a, .e = e);
    DFG_GIVE_WHOLE(inference_simplifier_inference_batch_norm_uncentred, .x = x_2);
    return true;
}

/* inference_simplifier.pat:137  rule inference_batch_norm_plain(x, mean, spread) : keep_shared {
 *     n = nn.batch_norm(x, _, _, mean, spread) { center == false, scale == false, axis = a, epsilon = e };
 *     match n.0;
 *     where statistics(x, mean, spread, a);
 *     rewrite {
 *         s = divide(like(x, 1.0), sqrt(add(spread, like(x, e))));
 *         t = multiply(negative(mean), s);
 *         return add(multiply(x, expand_dims(s) { axis = 1, num_newaxis = x.rank - 1 - a }),
 *                    expand_dims(t) { axis = 1, num_newaxis = x.rank - 1 - a });
 *     }
 * } */
bool inference_simplifier_inference_batch_norm_plain_find(DFG_FIND(inference_simplifier_inference_batch_norm_plain))
{
    if (!dfg_is_get(g, n, 0)) return false;
    dfg_node n_2 = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, n_2, inference_simplifier_op_nn_batch_norm, 5)) return false;
    if (!dfg_bool_is(g, n_2, inference_simplifier_attr_center, false, true)) return false;
    if (!dfg_bool_is(g, n_2, inference_simplifier_attr_scale, false, true)) return false;
    dfg_val a = dfg_attr_or_int(g, n_2, inference_simplifier_attr_axis, 1);
    if (!dfg_known(a)) return false;
    dfg_val e = dfg_attr_or_float(g, n_2, inference_simplifier_attr_epsilon, 1e-05);
    if (!dfg_known(e)) return false;
    dfg_node x = dfg_operand(g, n_2, 0), x_2 = dfg_operand(g, n_2, 1), x_2_2 = dfg_operand(g, n_2, 2);
    dfg_node mean = dfg_operand(g, n_2, 3), spread = dfg_operand(g, n_2, 4);
    if (!dfg_same_body(g, n, n_2) || !inference_simplifier_statistics(g, x, mean, spread, &a)) return false;
    DFG_GIVE(inference_simplifier_inference_batch_norm_plain, .root = n, .x = x, .mean = mean,
             .spread = spread, .n = n_2, .a = a, .e = e);
    DFG_GIVE_WHOLE(inference_simplifier_inference_batch_norm_plain, .x = x_2, .x_2 = x_2_2);
    return true;
}

/* inference_simplifier.pat:151  rule inference_l2(x) {
 *     match nn.l2_normalize(x) { axis = axes, eps = e };
 *     where is_float(x);
 *     rewrite divide(x, sqrt(maximum(sum(multiply(x, x)) { axis = axes, keepdims = true }, like(x, e))));
 * } */
bool inference_simplifier_inference_l2_match(DFG_FIND_MATCH(inference_simplifier_inference_l2))
{
    if (!dfg_calls_argc(g, n, inference_simplifier_op_nn_l2_normalize, 1)) return false;
    dfg_val axes = dfg_attr(g, n, inference_simplifier_attr_axis);
    if (!dfg_known(axes)) return false;
    dfg_val e = dfg_attr(g, n, inference_simplifier_attr_eps);
    if (!dfg_known(e)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!inference_simplifier_is_float(g, x)) return false;
    DFG_GIVE(inference_simplifier_inference_l2, .root = n, .x = x, .axes = axes, .e = e);
    return true;
}
