// halves.pat -- a rule that is wrong: two slices into a Split whose parts are not theirs.
//
// Found in ONNX Script's default rules; dfg-opt --check-rules must find a graph for it.

import "onnx.ops";

// Where the axis is odd: of 5 the slices have 2 and 3, Split gives 3 and 2.
rule slices_to_split(x, half, start, all, axis, same) {
    match Slice(x, 0, half & const, axis & const), Slice(x, start & const, all & const, same & const);
    where value(start) == value(half), value(same) == value(axis), value(all) >= x.shape[value(axis)];
    where value(half) > 0, value(half) == x.shape[value(axis)] / 2;
    rewrite {
        s = Split(x) -> 2 { axis = value(axis) };
        return s.0, s.1;
    }
}
