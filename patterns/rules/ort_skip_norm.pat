// ort_skip_norm.pat -- sums that are normalised, as one operator of ONNX Runtime's own domain.
//
// Fewer nodes, but on the CPU more time: there, a LayerNormalization behind an Add takes a fifth of the
// time of ONNX Runtime 1.32's SkipLayerNormalization, and an RMSNormalization half of it.  So fuse_ort
// leaves these sums alone; other devices have faster kernels.  Run behind fuse_ort, or without it.

import "onnx.ops";
import "com_microsoft.ops";

// A number for each place of the last axis.
cond along(c, x) = c.rank == 1, c.shape[0] == x.shape[-1];

// A sum that is normalised and read elsewhere, too (demo 8; ONNX Script: skip_normalization;
// ONNX Runtime: SkipLayerNormFusion).
rule fuse_skip_norm(x, skip, scale, shift) : priority 1 {
    s = Add(x, skip);
    n = LayerNormalization(s, scale, shift?) { axis == -1 };
    match n, s;
    where uses(s) > 1, x.rank == 3, same_shape(x, skip), x.dtype in {f16, f32}, along(scale, x);
    where not present(shift) or along(shift, x);
    rewrite {
        k = com.microsoft.SkipLayerNormalization(x, skip, scale, shift?) -> 4 { epsilon = n.epsilon };
        return k.0, k.3;
    }
}
rule fuse_skip_norm_only(x, skip, scale, shift) {
    n = LayerNormalization(Add(x, skip), scale, shift?) { axis == -1 };
    match n;
    where x.rank == 3, same_shape(x, skip), x.dtype in {f16, f32}, along(scale, x);
    where not present(shift) or along(shift, x);
    rewrite com.microsoft.SkipLayerNormalization(x, skip, scale, shift?) { epsilon = n.epsilon };
}
rule fuse_skip_rms_norm(x, skip, scale) : priority 1 {
    s = Add(x, skip);
    n = RMSNormalization(s, scale) { axis == -1 };
    match n, s;
    where uses(s) > 1, x.rank == 3, same_shape(x, skip), x.dtype in {f16, f32}, along(scale, x);
    rewrite {
        k = com.microsoft.SkipSimplifiedLayerNormalization(x, skip, scale) -> 4 { epsilon = n.epsilon };
        return k.0, k.3;
    }
}
rule fuse_skip_rms_norm_only(x, skip, scale) {
    n = RMSNormalization(Add(x, skip), scale) { axis == -1 };
    match n;
    where x.rank == 3, same_shape(x, skip), x.dtype in {f16, f32}, along(scale, x);
    rewrite com.microsoft.SkipSimplifiedLayerNormalization(x, skip, scale) { epsilon = n.epsilon };
}
// The bias of a product before the sum.
rule fuse_skip_norm_sum_bias(x, b, skip, scale, shift) : priority 1 {
    a = Add(x, b);
    s = com.microsoft.SkipLayerNormalization(a, skip, scale, shift?)
        | com.microsoft.SkipLayerNormalization(skip, a, scale, shift?);
    y = s.0;
    sum = s.3;
    match y, sum;
    where along(b, x), b.dtype == x.dtype, same_shape(x, skip);
    rewrite {
        k = com.microsoft.SkipLayerNormalization(x, skip, scale, shift?, b) -> 4 { ..s };
        return k.0, k.3;
    }
}
rule fuse_skip_norm_bias(x, b, skip, scale, shift) {
    a = Add(x, b);
    s = com.microsoft.SkipLayerNormalization(a, skip, scale, shift?)
        | com.microsoft.SkipLayerNormalization(skip, a, scale, shift?);
    match s;
    where along(b, x), b.dtype == x.dtype, same_shape(x, skip);
    rewrite com.microsoft.SkipLayerNormalization(x, skip, scale, shift?, b) { ..s };
}
