// relax_nnapi.pat -- what Android's NNAPI can run: 31 entries over Relax operators.
//
// Names, order and conditions are those of TVM 0.27 (relax/backend/contrib/nnapi.py); of two entries that
// match the later one is taken.  `feature_level` is that of the device, 1 to 7.  Repairs:
//   - The first nnapi.cast has what NNAPI's CAST takes beside floats, 32-bit integers; there it takes
//     any types, so that the conditions of the second one decide nothing.
//   - A bias has a number for each output channel, as many as are known; there any tensor is taken for one.

import "relax.ops";
import "relax_conditions.pat";

param feature_level: int = 7 : runtime;

pattern conv2d(x, w, b) {
    c = relax.nn.conv2d(x, w);
    where one_a_channel(b, c, w);
    return relax.add(c, b);
}
pattern cast_number = relax.astype(_ : {f16, f32, i32}) : {f16, f32, i32};
pattern cast_float = relax.astype(_ : {f16, f32}) : {f16, f32};

table relax_nnapi : last_wins {
    attrs { Compiler = "nnapi" };
    "nnapi.add"           = relax.add(_, _);
    "nnapi.mul"           = relax.multiply(_, _);
    "nnapi.div"           = relax.divide(_, _) where feature_level >= 2;
    "nnapi.sub"           = relax.subtract(_, _) where feature_level >= 2;
    "nnapi.pow"           = relax.power(_, _) where feature_level >= 3;
    "nnapi.equal"         = relax.equal(_, _) where feature_level >= 3;
    "nnapi.greater"       = relax.greater(_, _) where feature_level >= 3;
    "nnapi.greater_equal" = relax.greater_equal(_, _) where feature_level >= 3;
    "nnapi.less"          = relax.less(_, _) where feature_level >= 3;
    "nnapi.less_equal"    = relax.less_equal(_, _) where feature_level >= 3;
    "nnapi.not_equal"     = relax.not_equal(_, _) where feature_level >= 3;
    "nnapi.maximum"       = relax.maximum(_, _) where feature_level >= 3;
    "nnapi.minimum"       = relax.minimum(_, _) where feature_level >= 3;
    "nnapi.floor"         = relax.floor(_);
    "nnapi.relu"          = relax.nn.relu(_);
    "nnapi.logistic"      = relax.sigmoid(_);
    "nnapi.softmax"       = relax.nn.softmax(_);
    "nnapi.tanh"          = relax.tanh(_);
    "nnapi.abs"           = relax.abs(_) where feature_level >= 3;
    "nnapi.exp"           = relax.exp(_) where feature_level >= 3;
    "nnapi.log"           = relax.log(_) where feature_level >= 3;
    "nnapi.neg"           = relax.negative(_) where feature_level >= 3;
    "nnapi.cast"          = cast_number where feature_level >= 3;
    "nnapi.sqrt"          = relax.sqrt(_) where feature_level >= 3;
    "nnapi.rsqrt"         = relax.rsqrt(_) where feature_level >= 3;
    "nnapi.batch_matmul"  = relax.matmul(_, _) where feature_level >= 6;
    "nnapi.transpose"     = relax.permute_dims(_) where feature_level >= 2;
    "nnapi.cast"          = cast_float where feature_level >= 3;
    "nnapi.mean"          = relax.mean(_) where feature_level >= 2;
    "nnapi.conv2d"        = conv2d;
    "nnapi.max_pool_2d"   = relax.nn.max_pool2d(_);
}
