// fused.pat -- a convolution and all that is computed from it element by element up to a sum, as
// one function (demo rule 15; Relay: dominator patterns).

import "onnx.ops";

pattern conv_to_sum(x, w) {
    conv = Conv(x, w, ...);
    return dominates(conv, op { kind <= broadcast }(...), Add(...));
}

table fused {
    "fused.conv_to_sum" = conv_to_sum;
}
