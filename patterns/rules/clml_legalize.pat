// clml_legalize.pat -- Relay and Relax brought into the form that tables/clml.pat and relax_clml.pat take.
//
// After the passes that TVM runs in front of its tables: of Relay RemoveDropout, FoldConstant and
// OptimizeBatchnorm (0.14, relay/op/contrib/clml.py), of Relax FoldBatchnormToConv2D, FoldConstant and
// AppendReshapeToBNRewriter (0.27, relax/backend/adreno/clml.py).  Differences, all of them repairs:
//   - A normalisation is folded into a convolution of the same channels: along axis 1, with scale and shift; there
//     any axis is taken for it, and `scale`, `center` and `training` are not asked.
//   - In 16 bits epsilon is rounded: variances are so large that this is nothing.
//   - A convolution that others use, too, stays, and so does a normalisation whose statistics are used; Relay's
//     pass computes such a convolution twice, and folds nothing in front of what the graph returns.
// What TVM does behind partitioning, when it writes code, is not here: layouts of weights.

import "relay.ops";
import "relax.ops";

// A call of constants is one.
rule clml_constant {
    c = op(every const);
    match c;
    rewrite extern clml_fold_constant;
}
rule clml_dropout(x) { match nn.dropout(x).0; rewrite x; }

// ---- normalisation behind a convolution, in it ----

cond folds(c, n, w, gamma) =
    c.data_layout == "NCHW", n.axis == 1, n.center == true, n.scale == true,
    c.kernel_layout == "OIHW" ? w.shape[0] == gamma.elements
                              : c.kernel_layout == "IOHW" and c.groups == 1 and w.shape[1] == gamma.elements;

// Numbers, and not so large that products of them are none; variances are not below 0.
cond moderate(c) = max([abs(v) for v in value(c)]) < 1e9;
cond sound(w, gamma, beta, mean_, var_) =
    moderate(w), moderate(gamma), moderate(beta), moderate(mean_), moderate(var_), min([v for v in value(var_)]) >= 0,
    fits(w, gamma, var_), fits(mean_, gamma, var_);
// Of f16, whose range is small, the square of the largest product says so.
cond fits(c, gamma, var_) =
    c.dtype != f16
    or max([v * v for v in value(c)]) * max([v * v for v in value(gamma)]) < 4e9 * min([v for v in value(var_)]);
// Beside the least variance a rounded epsilon is as good as the exact one.
cond exact(w, var_, e) = w.dtype in {f32, f64} or min([v for v in value(var_)]) >= 1000 * e;

rule clml_batch_norm(x, w, gamma, beta, mean_, var_) {
    c = nn.conv2d(x, w & const) { out_layout in {"", "NCHW"} };
    n = nn.batch_norm(c, gamma & const, beta & const, mean_ & const, var_ & const) { epsilon = e };
    match n.0;
    where folds(c, n, w, gamma), same_dtype(w, gamma), sound(w, gamma, beta, mean_, var_), exact(w, var_, e);
    rewrite {
        s = divide(gamma, sqrt(add(var_, like(var_, e))));
        t = subtract(beta, multiply(mean_, s));
        scaled = multiply(w, reshape(s) { newshape = c.kernel_layout == "OIHW" ? [-1, 1, 1, 1] : [1, -1, 1, 1] });
        return add(nn.conv2d(x, scaled) { ..c }, reshape(t) { newshape = [1, -1, 1, 1] });
    }
}
rule clml_relax_batch_norm(x, w, gamma, beta, mean_, var_) {
    c = relax.nn.conv2d(x, w & const);
    n = relax.nn.batch_norm(c, gamma & const, beta & const, mean_ & const, var_ & const)
        { epsilon = e, training == false };
    match n.0;
    where folds(c, n, w, gamma), same_dtype(w, gamma), sound(w, gamma, beta, mean_, var_), exact(w, var_, e);
    where not present(c.out_layout) or c.out_layout in {"", "NCHW"};
    rewrite {
        s = relax.divide(gamma, relax.sqrt(relax.add(var_, like(var_, e))));
        t = relax.subtract(beta, relax.multiply(mean_, s));
        scaled = relax.multiply(w, relax.reshape(s, i64[4] [c.kernel_layout == "OIHW" ? -1 : 1,
                                                            c.kernel_layout == "OIHW" ? 1 : -1, 1, 1]));
        return relax.add(relax.nn.conv2d(x, scaled) { ..c }, relax.reshape(t, i64[4] [1, -1, 1, 1]));
    }
}

// ---- a normalisation by itself ends in a reshape that keeps its shape: groups there end in calls ----

rule clml_relax_reshape_norm(x) : once {
    n = relax.nn.batch_norm(x, ...);
    r = n.0;
    match r;
    where x.rank == 4, present(x.elements);
    rewrite relax.reshape(r, i64[4] [d for d in x.shape]);
}
