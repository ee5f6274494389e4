// limits.pat -- rules that are wrong: fusions of limits without their guards.
//
// Found in ONNX Script's default rules; dfg-opt --check-rules must find a graph for each.

import "onnx.ops";

// Where hi < 0 the one is 0, the other hi.
rule relu_of_clip(x, lo, hi) {
    match Relu(Clip(x, lo & const, hi & const));
    rewrite Clip(x, like(lo, max(value(lo), 0)), hi);
}
// Where the intervals do not meet.
rule clip_of_clip(x, a, b, c, d) {
    match Clip(Clip(x, a & const, b & const), c & const, d & const);
    rewrite Clip(x, like(a, max(value(a), value(c))), like(b, min(value(b), value(d))));
}
// Where the constant's shape widens x.
rule min_of_max(x, lo, hi) {
    match Min(Max(x, lo & const), hi & const);
    where lo.elements == 1, hi.elements == 1;
    rewrite Clip(x, like(lo, value(lo)), like(hi, value(hi)));
}
