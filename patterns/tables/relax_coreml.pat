// relax_coreml.pat -- what Apple's Core ML can run: 10 entries over Relax operators.
//
// Names and order are those of TVM 0.27 (relax/backend/metal/coreml.py), where nothing is asked of them
// and what the converter can't do fails later.  Repairs:
//   - A convolution has a constant kernel of the data's element type, NCHW and OIHW, and one stride for
//     both axes: its converter has no more than that.
//   - Limits of clip are constants.

import "relax.ops";

pattern conv2d(x, w) {
    c = relax.nn.conv2d(x, w & const) { data_layout == "NCHW", kernel_layout == "OIHW" };
    where same_dtype(x, w), c.strides[0] == c.strides[1];
    return c;
}

table relax_coreml : last_wins {
    attrs { Compiler = "coreml" };
    "coreml.add"               = relax.add(_, _);
    "coreml.multiply"          = relax.multiply(_, _);
    "coreml.nn.softmax"        = relax.nn.softmax(_);
    "coreml.nn.relu"           = relax.nn.relu(_);
    "coreml.expand_dims"       = relax.expand_dims(_);
    "coreml.nn.avg_pool2d"     = relax.nn.avg_pool2d(_);
    "coreml.nn.batch_flatten"  = relax.nn.batch_flatten(_);
    "coreml.nn.conv2d"         = conv2d;
    "coreml.clip"              = relax.clip(_, const, const);
    "coreml.matmul"            = relax.matmul(_, _);
}
