// shapes.pat -- rules that are wrong: where operands have fewer axes, or an extent of 1.
//
// As this project shipped them once; dfg-opt --check-rules must find a graph for each.

import "onnx.ops";
import "com_microsoft.ops";

// Where the shift is a scalar, or one number for all.
cond along(c, x) = c.rank == 1, c.shape[0] == x.shape[-1];
rule skip_norm(x, skip, scale, shift) : priority 1 {
    s = Add(x, skip);
    n = LayerNormalization(s, scale, shift?) { axis == -1 };
    match n, s;
    where uses(s) > 1, x.rank == 3, same_shape(x, skip), x.dtype in {f16, f32}, along(scale, x);
    rewrite {
        k = com.microsoft.SkipLayerNormalization(x, skip, scale, shift?) -> 4 { epsilon = n.epsilon };
        return k.0, k.3;
    }
}
rule skip_norm_only(x, skip, scale, shift) {
    n = LayerNormalization(Add(x, skip), scale, shift?) { axis == -1 };
    match n;
    where x.rank == 3, same_shape(x, skip), x.dtype in {f16, f32}, along(scale, x);
    rewrite com.microsoft.SkipLayerNormalization(x, skip, scale, shift?) { epsilon = n.epsilon };
}
// Where an extent of 1 is repeated for the other's.
rule einsum_as_matmul(a, b) {
    match Einsum(a, b) { equation in {"ij,jk->ik", "ik,kj->ij", "bij,bjk->bik", "bhij,bhjk->bhik", "bhid,bhdj->bhij"} };
    rewrite MatMul(a, b);
}

// Operands of an operator that a file declares are what the kernel wants that its row names: of this one a shape.
op my.reshape(x, shape) : injective, infer reshape, eval reshape;
rule own_reshape(x, s) {
    match my.reshape(x, s);
    where x.rank >= 2, x.dtype == f32;
    rewrite Reshape(Neg(x), s);
}
