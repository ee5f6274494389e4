// cudnn.pat -- what cuDNN can run: 4 entries over Relay operators.
//
// Names, order and conditions are those of TVM 0.14 (relay/op/contrib/cudnn.py).
// A repair: conv2d_bias_act has the conditions of conv2d. There it has none, so
// that int8 and NHWC pass, although conv2d by itself would be refused.

import "relay.ops";

cond float_type(x) = x.dtype in {f64, f32, f16};

cond conv2d_ok(c, x) =
    float_type(x), c.data_layout == "NCHW", c.kernel_layout == "OIHW",
    len(c.padding) != 4 or (c.padding[0] == c.padding[2] and c.padding[1] == c.padding[3]);

pattern softmax(x) = nn.softmax(x) where float_type(x);
pattern log_softmax(x) = nn.log_softmax(x) { axis in {1, -1} } where float_type(x), x.rank == 2;

pattern conv2d(x, w) {
    c = nn.conv2d(x, w);
    where conv2d_ok(c, x);
    return c;
}
pattern conv2d_bias_act(x, w, b) = nn.relu?(nn.bias_add(conv2d(x, w), b));

table cudnn {
    attrs { Compiler = "cudnn" };
    "cudnn.softmax"         = softmax;
    "cudnn.log_softmax"     = log_softmax;
    "cudnn.conv2d_bias_act" = conv2d_bias_act;
    "cudnn.conv2d"          = conv2d;
}
