// onnx_dnnl.pat -- what oneDNN can run of networks as exporters write them: the
// ONNX-level twin of dnnl.pat.
//
// The groups are those of dnnl.pat with the shapes that ONNX gives them (a bias is
// an operand of Conv and Gemm, normalisation is not folded yet), and oneDNN 2.7's
// primitives for what stands alone.  f32, and u8 or i8 between quantised ends.

import "onnx_fusion.pat";

// Of f32, so what it is computed from is, too.
pattern plain(p) = p & _ : f32;

// Bytes in, bytes out.
cond bytes(x, w, q) = x.dtype in {u8, i8}, w.dtype in {u8, i8}, q.dtype in {u8, i8};
pattern int8_conv(x, w) {
    q = qdq_conv(x, _, _, w & const, _, _, _, _, _, _, _);
    where bytes(x, w, q);
    return q;
}
pattern int8_gemm(x, w) {
    q = qdq_gemm(x, _, _, w & const, _, _, _, _, _, _, _);
    where bytes(x, w, q);
    return q;
}
pattern int8_matmul(x, w) {
    q = qdq_matmul(x, _, _, w, _, _, _, _);
    where bytes(x, w, q);
    return q;
}
pattern int8_binary(x, y) {
    q = qdq_binary(x, _, _, y, _, _, _, _);
    where bytes(x, y, q);
    return q;
}

table onnx_dnnl {
    attrs { Compiler = "dnnl" };
    "dnnl.int8_conv"         = int8_conv;
    "dnnl.int8_gemm"         = int8_gemm;
    "dnnl.int8_matmul"       = int8_matmul;
    "dnnl.int8_binary"       = int8_binary;
    "dnnl.layer_norm"        = plain(layer_norm);
    "dnnl.conv_norm_sum_act" = plain(conv_norm_sum_act);
    "dnnl.conv_norm_sum"     = plain(conv_norm_sum);
    "dnnl.conv_sum_act"      = plain(conv_sum_act);
    "dnnl.conv_norm_act"     = plain(conv_norm_act);
    "dnnl.conv_norm"         = plain(conv_norm);
    "dnnl.deconv_norm_act"   = plain(conv_transpose_norm_act);
    "dnnl.deconv_norm"       = plain(conv_transpose_norm);
    "dnnl.conv_act"          = plain(conv_act);
    "dnnl.conv_sum"          = plain(conv_sum);
    "dnnl.gemm_act"          = plain(gemm_act);
    "dnnl.matmul_bias_gelu"  = plain(matmul_bias_gelu);
    "dnnl.matmul_bias_act"   = plain(matmul_bias_act);
    "dnnl.matmul_bias_sum"   = plain(matmul_bias_sum);
    "dnnl.gelu"              = plain(gelu);
    "dnnl.swish"             = plain(swish);
    "dnnl.hard_swish"        = plain(hard_swish);
    "dnnl.matmul_bias"       = plain(matmul_bias);
    "dnnl.conv"              = plain(conv);
    "dnnl.deconv"            = plain(ConvTranspose(_, _, _));
    "dnnl.deconv_no_bias"    = plain(ConvTranspose(_, _));
    "dnnl.gemm"              = plain(gemm);
    "dnnl.matmul"            = plain(MatMul(_, _));
    "dnnl.softmax"           = plain(Softmax(_));
    "dnnl.pool"              = plain((MaxPool | AveragePool)(_) { ceil_mode == 0 } | GlobalAveragePool(_));
    "dnnl.batch_norm"        = plain(normalized);
    "dnnl.eltwise"           = plain((Relu | LeakyRelu | Sigmoid | Tanh | Abs | Exp | Log | Sqrt | Round
                                     | Elu | Softplus)(_) | Clip(...));
    "dnnl.binary"            = plain((Add | Sub | Mul | Div | Min | Max)(_, _));
}
