// Replacements: a projection, computed attributes, a block, members of a set, a callback, priorities.
import "onnx.ops";
import "relay.ops";
rule fuse_batch_norm(gamma, x, mean, v, eps, beta) {
    match   gamma * (x - mean) / sqrt(v + eps) + beta;
    where   eps.elements == 1;
    rewrite nn.batch_norm(x, gamma, beta, mean, v) { epsilon = value(eps) }.0;
}
rule pad_conv(x, p, w, b) : once {
    conv = Conv(Pad(x, p), w, b?);
    match conv;
    rewrite Conv(x, w, b?) { ..conv, pads = [value(p)[2], value(p)[3]] };
}
rule slices_to_split(x, a, b, axis) : priority 2 {
    match   Slice(x, 0, a, axis), Slice(x, a, b, axis);
    where   value(b) == 2 * value(a);
    rewrite { s = Split(x) { axis = value(axis) }; return s.0, s.1; }
}
rule compose_transposes(x) {
    t = Transpose(x) { perm = p };
    every y = Transpose(t) { perm = q };
    match   every y;
    rewrite every Transpose(x) { perm = [p[i] for i in q] };
}
rule scale(x, rest) {
    k = Concat(Relu(x), ...rest);
    match k;
    rewrite Concat(k.op(x, like(x, 2), ...rest) { ..k }, f32[2] [0.5, 1]) { axis = 0 };
}
rule fold(x, c) { match Mul(x & const, c & const); rewrite extern fold_product; }
