// relax_tensorrt.pat -- what TensorRT can run: 52 entries over Relax operators, each one operator.
//
// Names, order and conditions are those of TVM 0.27 (relax/backend/contrib/tensorrt.py),
// with the operands that Relax gives each; only of resize2d something is asked.

import "relax.ops";

// What TensorRT's resize computes to the bit: a static size, no conversion, and a way to round that it has.
pattern resize2d(x, size) {
    r = relax.image.resize2d(x, size & const & _ : [2]) {
        layout == "NCHW",
        method in {"nearest_neighbor", "linear", "cubic"},
        coordinate_transformation_mode in {"asymmetric", "align_corners", "half_pixel", "pytorch_half_pixel"}
    };
    where x.rank == 4, x.dtype in {f16, f32}, r.dtype == x.dtype, min(value(size)) > 0;
    where r.method != "nearest_neighbor"
        or r.rounding_method in {"floor", "ceil", "round_prefer_ceil", "round_prefer_floor"};
    return r;
}

table relax_tensorrt : last_wins {
    attrs { Compiler = "tensorrt" };
    "tensorrt.nn.relu"                = relax.nn.relu(_);
    "tensorrt.sigmoid"                = relax.sigmoid(_);
    "tensorrt.nn.silu"                = relax.nn.silu(_);
    "tensorrt.tanh"                   = relax.tanh(_);
    "tensorrt.exp"                    = relax.exp(_);
    "tensorrt.log"                    = relax.log(_);
    "tensorrt.sqrt"                   = relax.sqrt(_);
    "tensorrt.abs"                    = relax.abs(_);
    "tensorrt.negative"               = relax.negative(_);
    "tensorrt.sin"                    = relax.sin(_);
    "tensorrt.cos"                    = relax.cos(_);
    "tensorrt.atan"                   = relax.atan(_);
    "tensorrt.ceil"                   = relax.ceil(_);
    "tensorrt.floor"                  = relax.floor(_);
    "tensorrt.erf"                    = relax.erf(_);
    "tensorrt.nn.softmax"             = relax.nn.softmax(_);
    "tensorrt.nn.batch_flatten"       = relax.nn.batch_flatten(_);
    "tensorrt.expand_dims"            = relax.expand_dims(_);
    "tensorrt.squeeze"                = relax.squeeze(_);
    "tensorrt.transpose"              = relax.permute_dims(_);
    "tensorrt.layout_transform"       = relax.layout_transform(_);
    "tensorrt.nn.max_pool2d"          = relax.nn.max_pool2d(_);
    "tensorrt.nn.avg_pool2d"          = relax.nn.avg_pool2d(_);
    "tensorrt.nn.max_pool3d"          = relax.nn.max_pool3d(_);
    "tensorrt.nn.avg_pool3d"          = relax.nn.avg_pool3d(_);
    "tensorrt.nn.adaptive_avg_pool2d" = relax.nn.adaptive_avg_pool2d(_);
    "tensorrt.sum"                    = relax.sum(_);
    "tensorrt.prod"                   = relax.prod(_);
    "tensorrt.max"                    = relax.max(_);
    "tensorrt.min"                    = relax.min(_);
    "tensorrt.mean"                   = relax.mean(_);
    "tensorrt.concatenate"            = relax.concat((...));
    "tensorrt.split"                  = relax.split(_);
    "tensorrt.add"                    = relax.add(_, _);
    "tensorrt.subtract"               = relax.subtract(_, _);
    "tensorrt.multiply"               = relax.multiply(_, _);
    "tensorrt.divide"                 = relax.divide(_, _);
    "tensorrt.power"                  = relax.power(_, _);
    "tensorrt.maximum"                = relax.maximum(_, _);
    "tensorrt.minimum"                = relax.minimum(_, _);
    "tensorrt.image.resize2d"         = resize2d;
    "tensorrt.nn.conv1d"              = relax.nn.conv1d(_, _);
    "tensorrt.nn.conv2d"              = relax.nn.conv2d(_, _);
    "tensorrt.nn.conv3d"              = relax.nn.conv3d(_, _);
    "tensorrt.nn.conv2d_transpose"    = relax.nn.conv2d_transpose(_, _);
    "tensorrt.nn.conv3d_transpose"    = relax.nn.conv3d_transpose(_, _);
    "tensorrt.nn.batch_matmul"        = relax.matmul(_, _);
    "tensorrt.reshape"                = relax.reshape(_, _);
    "tensorrt.nn.layer_norm"          = relax.nn.layer_norm(_, _, _);
    "tensorrt.clip"                   = relax.clip(_, _, _);
    "tensorrt.strided_slice"          = relax.strided_slice(_, _, _, _, _);
    "tensorrt.strided_slice"          = relax.strided_slice(_, _, _, _);
}
