// inference_simplifier.pat -- Relay's normalisations as arithmetic, as they are in inference; no dropout.
//
// After TVM's InferenceSimplifier.  Differences:
//   - Epsilon has the dtype of the data; there it is f32 in instance, group and L2 normalisation.
//   - Parameters of another dtype than the data's stay: arithmetic does not mix them.
//   - A group normalisation needs known extents, which its reshapes name.
// Run behind inference: a rule asks for the rank of the data.

import "relay.ops";

cond is_float(x) = x.dtype in {f16, bf16, f32, f64};

rule inference_dropout(x) : keep_shared { match nn.dropout(x).0; rewrite x; }

// Axes count from the first one on.
rule inference_axis(x, gamma, beta) : priority 3 {
    n = (nn.layer_norm | nn.group_norm | nn.instance_norm)(x, gamma, beta) { axis = a };
    match n;
    where is_float(x), a < 0, a >= -x.rank;
    rewrite n.op(x, gamma, beta) { ..n, axis = a + x.rank };
}
rule inference_batch_norm_axis(x, gamma, beta, mean, spread) : priority 3 {
    n = nn.batch_norm(x, gamma, beta, mean, spread) { axis = a };
    match n;
    where is_float(x), a < 0, a >= -x.rank;
    rewrite nn.batch_norm(x, gamma, beta, mean, spread) { ..n, axis = a + x.rank };
}

// ---- what they share: a shift and a scale along an axis, broadcast over those behind it ----

cond is_axis(a, x, parameter) = is_float(x), same_dtype(x, parameter), a >= 0, a < x.rank;
cond is_along(a, x, parameter) = is_axis(a, x, parameter), parameter.rank == 1;
cond has_groups(a, x, groups) = x.elements > 0, groups > 0, x.shape[a] % groups == 0;

rule inference_shift(x, gamma, beta) : priority 2 {
    n = (nn.layer_norm | nn.instance_norm)(x, gamma, beta) { center == true, axis = a };
    match n;
    where is_along(a, x, beta), same_dtype(x, gamma);
    rewrite add(n.op(x, gamma, beta) { ..n, center = false },
                expand_dims(beta) { axis = 1, num_newaxis = x.rank - 1 - a });
}
rule inference_scale(x, gamma, beta) : priority 1 {
    n = (nn.layer_norm | nn.instance_norm)(x, gamma, beta) { center == false, scale == true, axis = a };
    match n;
    where is_along(a, x, gamma);
    rewrite multiply(n.op(x, gamma, beta) { ..n, scale = false },
                     expand_dims(gamma) { axis = 1, num_newaxis = x.rank - 1 - a });
}
rule inference_group_shift(x, gamma, beta) : priority 2 {
    n = nn.group_norm(x, gamma, beta) { center == true, axis = a, num_groups = groups };
    match n;
    where is_along(a, x, beta), has_groups(a, x, groups), same_dtype(x, gamma);
    rewrite add(nn.group_norm(x, gamma, beta) { ..n, center = false },
                expand_dims(beta) { axis = 1, num_newaxis = x.rank - 1 - a });
}
rule inference_group_scale(x, gamma, beta) : priority 1 {
    n = nn.group_norm(x, gamma, beta) { center == false, scale == true, axis = a, num_groups = groups };
    match n;
    where is_along(a, x, gamma), has_groups(a, x, groups);
    rewrite multiply(nn.group_norm(x, gamma, beta) { ..n, scale = false },
                     expand_dims(gamma) { axis = 1, num_newaxis = x.rank - 1 - a });
}
rule inference_expand_none(x) { match expand_dims(x) { num_newaxis == 0 }; rewrite x; }

// ---- (x - mean) / sqrt(variance + epsilon) ----

rule inference_layer_norm(x) {
    match nn.layer_norm(x, _, _) { center == false, scale == false, axis = a, epsilon = e };
    where is_axis(a, x, x);
    rewrite {
        m = mean(x) { axis = [a], keepdims = true };
        v = variance(x, m) { axis = [a], keepdims = true };
        return divide(subtract(x, m), sqrt(add(v, like(x, e))));
    }
}
// Over all axes but the first and that of the channels.
rule inference_instance_norm(x) {
    match nn.instance_norm(x, _, _) { center == false, scale == false, axis = a, epsilon = e };
    where is_axis(a, x, x), a > 0;
    rewrite {
        m = mean(x) { axis = [i + 1 < a ? i + 1 : i + 2 for i in range(x.rank - 2)], keepdims = true };
        v = variance(x, m) { axis = [i + 1 < a ? i + 1 : i + 2 for i in range(x.rank - 2)], keepdims = true };
        return divide(subtract(x, m), sqrt(add(v, like(x, e))));
    }
}
// The channels become two axes: groups, and the channels of a group.
rule inference_group_norm(x) {
    match nn.group_norm(x, _, _) { center == false, scale == false, axis = a, num_groups = groups, epsilon = e };
    where is_axis(a, x, x), has_groups(a, x, groups);
    rewrite {
        r = reshape(x) { newshape = [i < a ? x.shape[i] : i == a ? groups
                                     : i == a + 1 ? x.shape[a] / groups : x.shape[i - 1] for i in range(x.rank + 1)] };
        m = mean(r) { axis = [a + 1 + i for i in range(x.rank - a)], keepdims = true };
        v = variance(r, m) { axis = [a + 1 + i for i in range(x.rank - a)], keepdims = true };
        d = divide(subtract(r, m), sqrt(add(v, like(x, e))));
        return reshape(d) { newshape = [k for k in x.shape] };
    }
}

// ---- a batch normalisation: x * s + t, of its statistics ----

cond statistics(x, mean, spread, a) = is_along(a, x, mean), same_dtype(x, spread), spread.rank == 1;

rule inference_batch_norm(x, gamma, beta, mean, spread) : keep_shared {
    n = nn.batch_norm(x, gamma, beta, mean, spread) { center == true, scale == true, axis = a, epsilon = e };
    match n.0;
    where statistics(x, mean, spread, a), same_dtype(x, gamma), same_dtype(x, beta);
    rewrite {
        s = multiply(divide(like(x, 1.0), sqrt(add(spread, like(x, e)))), gamma);
        t = add(multiply(negative(mean), s), beta);
        return add(multiply(x, expand_dims(s) { axis = 1, num_newaxis = x.rank - 1 - a }),
                   expand_dims(t) { axis = 1, num_newaxis = x.rank - 1 - a });
    }
}
rule inference_batch_norm_unscaled(x, beta, mean, spread) : keep_shared {
    n = nn.batch_norm(x, _, beta, mean, spread) { center == true, scale == false, axis = a, epsilon = e };
    match n.0;
    where statistics(x, mean, spread, a), same_dtype(x, beta);
    rewrite {
        s = divide(like(x, 1.0), sqrt(add(spread, like(x, e))));
        t = add(multiply(negative(mean), s), beta);
        return add(multiply(x, expand_dims(s) { axis = 1, num_newaxis = x.rank - 1 - a }),
                   expand_dims(t) { axis = 1, num_newaxis = x.rank - 1 - a });
    }
}
rule inference_batch_norm_uncentred(x, gamma, mean, spread) : keep_shared {
    n = nn.batch_norm(x, gamma, _, mean, spread) { center == false, scale == true, axis = a, epsilon = e };
    match n.0;
    where statistics(x, mean, spread, a), same_dtype(x, gamma);
    rewrite {
        s = multiply(divide(like(x, 1.0), sqrt(add(spread, like(x, e)))), gamma);
        t = multiply(negative(mean), s);
        return add(multiply(x, expand_dims(s) { axis = 1, num_newaxis = x.rank - 1 - a }),
                   expand_dims(t) { axis = 1, num_newaxis = x.rank - 1 - a });
    }
}
rule inference_batch_norm_plain(x, mean, spread) : keep_shared {
    n = nn.batch_norm(x, _, _, mean, spread) { center == false, scale == false, axis = a, epsilon = e };
    match n.0;
    where statistics(x, mean, spread, a);
    rewrite {
        s = divide(like(x, 1.0), sqrt(add(spread, like(x, e))));
        t = multiply(negative(mean), s);
        return add(multiply(x, expand_dims(s) { axis = 1, num_newaxis = x.rank - 1 - a }),
                   expand_dims(t) { axis = 1, num_newaxis = x.rank - 1 - a });
    }
}

// ---- x / sqrt(max(sum(x * x), eps)) ----

rule inference_l2(x) {
    match nn.l2_normalize(x) { axis = axes, eps = e };
    where is_float(x);
    rewrite divide(x, sqrt(maximum(sum(multiply(x, x)) { axis = axes, keepdims = true }, like(x, e))));
}
