// statistics.pat -- a rule that is wrong: a normalisation into a convolution, whatever its mode.
//
// Found in ONNX Script's default rules; dfg-opt --check-rules must find a graph for it.

import "onnx.ops";

// Where training_mode is 1 the statistics are the batch's own.
rule norm_into_conv(x, w, scale, shift, mean, variance) {
    c = Conv(x, w & const);
    n = BatchNormalization(c, scale & const, shift & const, mean & const, variance & const) { epsilon = e };
    match n;
    where x.rank == 4;
    rewrite {
        factor = Div(scale, Sqrt(Add(variance, like(variance, e))));
        return Conv(x, Mul(w, Reshape(factor, i64[4] [-1, 1, 1, 1])), Sub(shift, Mul(mean, factor))) { ..c };
    }
}
