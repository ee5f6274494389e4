// dnnl_operators.pat -- what oneDNN can run one by one: 27 operators of Relay, behind
// the composites of dnnl.pat (--partition dnnl,dnnl_operators).
//
// Operators and conditions are those of TVM 0.14 (relay/op/contrib/dnnl.py), which
// marks what no composite has taken.  Nothing is of 64-bit integers, and the extents
// of a pool are rounded down.

import "relay.ops";

// An operand.
pattern narrow(x) = x where x.dtype != i64;

table dnnl_operators {
    attrs { Compiler = "dnnl" };
    "dnnl.nn.batch_norm"        = nn.batch_norm(narrow, narrow, narrow, narrow, narrow).0;
    "dnnl.nn.conv1d"            = nn.conv1d(narrow, narrow);
    "dnnl.nn.conv2d"            = nn.conv2d(narrow, narrow);
    "dnnl.nn.conv3d"            = nn.conv3d(narrow, narrow);
    "dnnl.nn.conv2d_transpose"  = nn.conv2d_transpose(narrow, narrow);
    "dnnl.nn.conv3d_transpose"  = nn.conv3d_transpose(narrow, narrow);
    "dnnl.nn.dense"             = nn.dense(narrow, narrow);
    "dnnl.nn.max_pool2d"        = nn.max_pool2d(narrow) { ceil_mode == false };
    "dnnl.nn.avg_pool2d"        = nn.avg_pool2d(narrow) { ceil_mode == false };
    "dnnl.nn.max_pool3d"        = nn.max_pool3d(narrow) { ceil_mode == false };
    "dnnl.nn.avg_pool3d"        = nn.avg_pool3d(narrow) { ceil_mode == false };
    "dnnl.nn.global_avg_pool2d" = nn.global_avg_pool2d(narrow);
    "dnnl.abs"                  = abs(narrow);
    "dnnl.clip"                 = clip(narrow);
    "dnnl.exp"                  = exp(narrow);
    "dnnl.log"                  = log(narrow);
    "dnnl.sqrt"                 = sqrt(narrow);
    "dnnl.round"                = round(narrow);
    "dnnl.nn.relu"              = nn.relu(narrow);
    "dnnl.nn.leaky_relu"        = nn.leaky_relu(narrow);
    "dnnl.tanh"                 = tanh(narrow);
    "dnnl.sigmoid"              = sigmoid(narrow);
    "dnnl.nn.softmax"           = nn.softmax(narrow);
    "dnnl.add"                  = add(narrow, narrow);
    "dnnl.multiply"             = multiply(narrow, narrow);
    "dnnl.nn.layer_norm"        = nn.layer_norm(narrow, narrow, narrow);
    "dnnl.nn.batch_matmul"      = nn.batch_matmul(narrow, narrow);
}
