/* Made by pat2c from relax_cutlass.pat; do not edit.  DFG_MATCHERS...(P) declares the functions of pattern P: dfg_search.h.
 * Graphs are views that dfg_bind() made with relax_cutlass_names. */
#ifndef RELAX_CUTLASS_H
#define RELAX_CUTLASS_H 0x7af984c9bb210400 /* of this run of pat2c */

#include "dfg_match.h"

DFG_BEGIN_C

extern const struct dfg_names relax_cutlass_names;

/* relax_cutlass.pat:37  pattern plus_bias(c, b) = relax.add(c, b) where addend(b, c); */
struct relax_cutlass_plus_bias_match { dfg_node root, c, b; };
DFG_MATCHERS_OF_WAYS(relax_cutlass_plus_bias, match, 1, NULL)

/* relax_cutlass.pat:38  pattern relu(c, b) = relax.nn.relu(plus_bias(c, b)); */
struct relax_cutlass_relu_match { dfg_node root, c, b; };
struct relax_cutlass_relu_whole {
    struct relax_cutlass_relu_match m; struct relax_cutlass_plus_bias_match plus_bias;
};
DFG_MATCHERS_OF_WAYS(relax_cutlass_relu, whole, 1, NULL)

/* relax_cutlass.pat:39  pattern gelu(c, b) = relax.nn.gelu(plus_bias(c, b)); */
struct relax_cutlass_gelu_match { dfg_node root, c, b; };
struct relax_cutlass_gelu_whole {
    struct relax_cutlass_gelu_match m; struct relax_cutlass_plus_bias_match plus_bias;
};
DFG_MATCHERS_OF_WAYS(relax_cutlass_gelu, whole, 1, NULL)

/* relax_cutlass.pat:40  pattern silu(c, b) = relax.nn.silu(plus_bias(c, b)); */
struct relax_cutlass_silu_match { dfg_node root, c, b; };
struct relax_cutlass_silu_whole {
    struct relax_cutlass_silu_match m; struct relax_cutlass_plus_bias_match plus_bias;
};
DFG_MATCHERS_OF_WAYS(relax_cutlass_silu, whole, 1, NULL)

/* relax_cutlass.pat:42  pattern plus_bias_add(c, b, r) = relax.add(plus_bias(c, b), r) where addend(r, c); */
struct relax_cutlass_plus_bias_add_match { dfg_node root, c, b, r; };
struct relax_cutlass_plus_bias_add_whole {
    struct relax_cutlass_plus_bias_add_match m; struct relax_cutlass_plus_bias_match plus_bias;
};
DFG_MATCHERS_OF_WAYS(relax_cutlass_plus_bias_add, whole, 2, NULL)

/* relax_cutlass.pat:43  pattern plus_bias_mul(c, b, r) = relax.multiply(plus_bias(c, b), r) where addend(r, c); */
struct relax_cutlass_plus_bias_mul_match { dfg_node root, c, b, r; };
struct relax_cutlass_plus_bias_mul_whole {
    struct relax_cutlass_plus_bias_mul_match m; struct relax_cutlass_plus_bias_match plus_bias;
};
DFG_MATCHERS_OF_WAYS(relax_cutlass_plus_bias_mul, whole, 2, NULL)

/* relax_cutlass.pat:44  pattern relu_add(c, b, r) = relax.add(relu(c, b), r) where addend(r, c); */
struct relax_cutlass_relu_add_match { dfg_node root, c, b, r; };
struct relax_cutlass_relu_add_whole {
    struct relax_cutlass_relu_add_match m; struct relax_cutlass_relu_whole relu;
};
DFG_MATCHERS_OF_WAYS(relax_cutlass_relu_add, whole, 2, NULL)

/* relax_cutlass.pat:45  pattern relu_mul(c, b, r) = relax.multiply(relu(c, b), r) where addend(r, c); */
struct relax_cutlass_relu_mul_match { dfg_node root, c, b, r; };
struct relax_cutlass_relu_mul_whole {
    struct relax_cutlass_relu_mul_match m; struct relax_cutlass_relu_whole relu;
};
DFG_MATCHERS_OF_WAYS(relax_cutlass_relu_mul, whole, 2, NULL)

/* relax_cutlass.pat:46  pattern gelu_add(c, b, r) = relax.add(gelu(c, b), r) where addend(r, c); */
struct relax_cutlass_gelu_add_match { dfg_node root, c, b, r; };
struct relax_cutlass_gelu_add_whole {
    struct relax_cutlass_gelu_add_match m; struct relax_cutlass_gelu_whole gelu;
};
DFG_MATCHERS_OF_WAYS(relax_cutlass_gelu_add, whole, 2, NULL)

/* relax_cutlass.pat:47  pattern gelu_mul(c, b, r) = relax.multiply(gelu(c, b), r) where addend(r, c); */
struct relax_cutlass_gelu_mul_match { dfg_node root, c, b, r; };
struct relax_cutlass_gelu_mul_whole {
    struct relax_cutlass_gelu_mul_match m; struct relax_cutlass_gelu_whole gelu;
};
DFG_MATCHERS_OF_WAYS(relax_cutlass_gelu_mul, whole, 2, NULL)

/* relax_cutlass.pat:48  pattern silu_add(c, b, r) = relax.add(silu(c, b), r) where addend(r, c); */
struct relax_cutlass_silu_add_match { dfg_node root, c, b, r; };
struct relax_cutlass_silu_add_whole {
    struct relax_cutlass_silu_add_match m; struct relax_cutlass_silu_whole silu;
};
DFG_MATCHERS_OF_WAYS(relax_cutlass_silu_add, whole, 2, NULL)

/* relax_cutlass.pat:49  pattern silu_mul(c, b, r) = relax.multiply(silu(c, b), r) where addend(r, c); */
struct relax_cutlass_silu_mul_match { dfg_node root, c, b, r; };
struct relax_cutlass_silu_mul_whole {
    struct relax_cutlass_silu_mul_match m; struct relax_cutlass_silu_whole silu;
};
DFG_MATCHERS_OF_WAYS(relax_cutlass_silu_mul, whole, 2, NULL)

/* relax_cutlass.pat:53  pattern conv2d(lhs, rhs) { c = relax.nn.conv2d(lhs : [_, _, _, _], rhs : [_, _, _, _]) { dat ... */
struct relax_cutlass_conv2d_match { dfg_node root, lhs, rhs, c; };
DFG_MATCHERS_OF_MATCH(relax_cutlass_conv2d, NULL)

/* relax_cutlass.pat:72  pattern matmul(lhs, rhs) = relax.matmul(lhs, rhs) where gemm(lhs, rhs); */
struct relax_cutlass_matmul_match { dfg_node root, lhs, rhs; };
DFG_MATCHERS_OF_MATCH(relax_cutlass_matmul, NULL)

/* relax_cutlass.pat:73  pattern transposed(lhs, rhs) { t = relax.permute_dims(rhs); where swaps_last(t, rhs), gemm(l ... */
struct relax_cutlass_transposed_match { dfg_node root, lhs, rhs, t; };
DFG_MATCHERS_OF_MATCH(relax_cutlass_transposed, NULL)

/* relax_cutlass.pat:82  pattern packed = !relax.call_pure_packed(!global("cutlass.ft_preprocess_weight"), ...); */
struct relax_cutlass_packed_match { dfg_node root; };
DFG_MATCHERS_OF_MATCH(relax_cutlass_packed, NULL)

/* relax_cutlass.pat:83  pattern decoded(w, scales) = relax.call_tir(global "*decode*", (w & packed, scales)); */
struct relax_cutlass_decoded_match { dfg_node root, w, scales; };
struct relax_cutlass_decoded_whole { struct relax_cutlass_decoded_match m; dfg_node global, tuple; };
DFG_MATCHERS(relax_cutlass_decoded, NULL)

/* relax_cutlass.pat:89  pattern decode(lhs, w_decoded, w_encoded, scales) { c = relax.matmul(lhs, w_decoded & decode ... */
struct relax_cutlass_decode_match { dfg_node root, lhs, w_decoded, w_encoded, scales, c; };
struct relax_cutlass_decode_whole {
    struct relax_cutlass_decode_match m; struct relax_cutlass_decoded_whole decoded; dfg_node call_tir;
};
DFG_MATCHERS(relax_cutlass_decode, NULL)

/* relax_cutlass.pat:94  pattern decode_cast(lhs, w_decoded, w_encoded, scales) { c = relax.astype(relax.matmul(lhs,  ... */
struct relax_cutlass_decode_cast_match { dfg_node root, lhs, w_decoded, w_encoded, scales, c; };
struct relax_cutlass_decode_cast_whole {
    struct relax_cutlass_decode_cast_match m; struct relax_cutlass_decoded_whole decoded;
    dfg_node matmul, call_tir;
};
DFG_MATCHERS(relax_cutlass_decode_cast, NULL)

/* relax_cutlass.pat:103  pattern thirds(x) { s = relax.split(x) { axis in {2, -1} }; where x.rank == 3, s.indices_or ... */
struct relax_cutlass_thirds_match { dfg_node root, x, s; };
DFG_MATCHERS_OF_MATCH(relax_cutlass_thirds, NULL)

/* relax_cutlass.pat:108  pattern part(x, begin, end) = relax.strided_slice(x, [2] | [-1], begin & const, end & const ... */
struct relax_cutlass_part_match { dfg_node root, x, begin, end; };
struct relax_cutlass_part_whole {
    struct relax_cutlass_part_match m; dfg_node constant, constant_2, constant_3;
};
DFG_MATCHERS_OF_WAYS(relax_cutlass_part, whole, 1, NULL)

/* relax_cutlass.pat:117  pattern layer_norm(x, gamma, beta) { n = relax.nn.layer_norm(x, gamma, beta) { center == tr ... */
struct relax_cutlass_layer_norm_match { dfg_node root, x, gamma, beta, n; };
DFG_MATCHERS_OF_MATCH(relax_cutlass_layer_norm, NULL)

/* relax_cutlass.pat:125  "cutlass.conv2d"(lhs, rhs) = conv2d(lhs, rhs); */
struct relax_cutlass_cutlass_conv2d_match { dfg_node root, lhs, rhs; };
DFG_MATCHERS_OF_MATCH(relax_cutlass_cutlass_conv2d, NULL)

/* relax_cutlass.pat:126  "cutlass.conv2d_bias"(call, lhs, rhs, bias) = plus_bias(call & conv2d(lhs, rhs), bias); */
struct relax_cutlass_cutlass_conv2d_bias_match { dfg_node root, call, lhs, rhs, bias; };
struct relax_cutlass_cutlass_conv2d_bias_whole {
    struct relax_cutlass_cutlass_conv2d_bias_match m; dfg_node c;
};
DFG_MATCHERS_OF_WAYS(relax_cutlass_cutlass_conv2d_bias, whole, 1, NULL)

/* relax_cutlass.pat:127  "cutlass.conv2d_bias_relu"(call, lhs, rhs, bias) = relu(call & conv2d(lhs, rhs), bias); */
struct relax_cutlass_cutlass_conv2d_bias_relu_match { dfg_node root, call, lhs, rhs, bias; };
struct relax_cutlass_cutlass_conv2d_bias_relu_whole {
    struct relax_cutlass_cutlass_conv2d_bias_relu_match m; struct relax_cutlass_relu_whole relu; dfg_node c;
};
DFG_MATCHERS_OF_WAYS(relax_cutlass_cutlass_conv2d_bias_relu, whole, 1, NULL)

/* relax_cutlass.pat:128  "cutlass.conv2d_bias_silu"(call, lhs, rhs, bias) = silu(call & conv2d(lhs, rhs), bias); */
struct relax_cutlass_cutlass_conv2d_bias_silu_match { dfg_node root, call, lhs, rhs, bias; };
struct relax_cutlass_cutlass_conv2d_bias_silu_whole {
    struct relax_cutlass_cutlass_conv2d_bias_silu_match m; struct relax_cutlass_silu_whole silu; dfg_node c;
};
DFG_MATCHERS_OF_WAYS(relax_cutlass_cutlass_conv2d_bias_silu, whole, 1, NULL)

/* relax_cutlass.pat:130  "cutlass.matmul"(lhs, rhs) = matmul(lhs, rhs); */
struct relax_cutlass_cutlass_matmul_match { dfg_node root, lhs, rhs; };
DFG_MATCHERS_OF_MATCH(relax_cutlass_cutlass_matmul, NULL)

/* relax_cutlass.pat:131  "cutlass.matmul_bias"(call, lhs, rhs, bias) = plus_bias(call & matmul(lhs, rhs), bias); */
struct relax_cutlass_cutlass_matmul_bias_match { dfg_node root, call, lhs, rhs, bias; };
struct relax_cutlass_cutlass_matmul_bias_whole {
    struct relax_cutlass_cutlass_matmul_bias_match m; dfg_node matmul;
};
DFG_MATCHERS_OF_WAYS(relax_cutlass_cutlass_matmul_bias, whole, 1, NULL)

/* relax_cutlass.pat:132  "cutlass.matmul_bias_relu"(call, lhs, rhs, bias) = relu(call & matmul(lhs, rhs), bias); */
struct relax_cutlass_cutlass_matmul_bias_relu_match { dfg_node root, call, lhs, rhs, bias; };
struct relax_cutlass_cutlass_matmul_bias_relu_whole {
    struct relax_cutlass_cutlass_matmul_bias_relu_match m; struct relax_cutlass_relu_whole relu;
    dfg_node matmul;
};
DFG_MATCHERS_OF_WAYS(relax_cutlass_cutlass_matmul_bias_relu, whole, 1, NULL)

/* relax_cutlass.pat:133  "cutlass.matmul_bias_gelu"(call, lhs, rhs, bias) = gelu(call & matmul(lhs, rhs), bias); */
struct relax_cutlass_cutlass_matmul_bias_gelu_match { dfg_node root, call, lhs, rhs, bias; };
struct relax_cutlass_cutlass_matmul_bias_gelu_whole {
    struct relax_cutlass_cutlass_matmul_bias_gelu_match m; struct relax_cutlass_gelu_whole gelu;
    dfg_node matmul;
};
DFG_MATCHERS_OF_WAYS(relax_cutlass_cutlass_matmul_bias_gelu, whole, 1, NULL)

/* relax_cutlass.pat:134  "cutlass.matmul_transposed"(lhs, rhs) = transposed(lhs, rhs); */
struct relax_cutlass_cutlass_matmul_transposed_match { dfg_node root, lhs, rhs; };
struct relax_cutlass_cutlass_matmul_transposed_whole {
    struct relax_cutlass_cutlass_matmul_transposed_match m;
    struct relax_cutlass_transposed_match transposed;
};
DFG_MATCHERS(relax_cutlass_cutlass_matmul_transposed, NULL)

/* relax_cutlass.pat:135  "cutlass.matmul_transposed_bias"(call, lhs, rhs, bias) = plus_bias(call & transposed(lhs, r ... */
struct relax_cutlass_cutlass_matmul_transposed_bias_match { dfg_node root, call, lhs, rhs, bias; };
struct relax_cutlass_cutlass_matmul_transposed_bias_whole {
    struct relax_cutlass_cutlass_matmul_transposed_bias_match m;
    struct relax_cutlass_transposed_match transposed; dfg_node matmul;
};
DFG_MATCHERS_OF_WAYS(relax_cutlass_cutlass_matmul_transposed_bias, whole, 1, NULL)

/* relax_cutlass.pat:136  "cutlass.matmul_transposed_bias_relu"(call, lhs, rhs, bias) = relu(call & transposed(lhs, r ... */
struct relax_cutlass_cutlass_matmul_transposed_bias_relu_match { dfg_node root, call, lhs, rhs, bias; };
struct relax_cutlass_cutlass_matmul_transposed_bias_relu_whole {
    struct relax_cutlass_cutlass_matmul_transposed_bias_relu_match m; struct relax_cutlass_relu_whole relu;
    struct relax_cutlass_transposed_match transposed; dfg_node matmul;
};
DFG_MATCHERS_OF_WAYS(relax_cutlass_cutlass_matmul_transposed_bias_relu, whole, 1, NULL)

/* relax_cutlass.pat:137  "cutlass.matmul_transposed_bias_gelu"(call, lhs, rhs, bias) = gelu(call & transposed(lhs, r ... */
struct relax_cutlass_cutlass_matmul_transposed_bias_gelu_match { dfg_node root, call, lhs, rhs, bias; };
struct relax_cutlass_cutlass_matmul_transposed_bias_gelu_whole {
    struct relax_cutlass_cutlass_matmul_transposed_bias_gelu_match m; struct relax_cutlass_gelu_whole gelu;
    struct relax_cutlass_transposed_match transposed; dfg_node matmul;
};
DFG_MATCHERS_OF_WAYS(relax_cutlass_cutlass_matmul_transposed_bias_gelu, whole, 1, NULL)

/* relax_cutlass.pat:139  "cutlass.decode_matmul"(lhs, w_decoded, w_encoded, scales) = decode(lhs, w_decoded, w_encod ... */
struct relax_cutlass_cutlass_decode_matmul_match { dfg_node root, lhs, w_decoded, w_encoded, scales; };
struct relax_cutlass_cutlass_decode_matmul_whole {
    struct relax_cutlass_cutlass_decode_matmul_match m; struct relax_cutlass_decode_whole decode;
};
DFG_MATCHERS(relax_cutlass_cutlass_decode_matmul, NULL)

/* relax_cutlass.pat:140  "cutlass.decode_matmul_bias"(call, lhs, w_decoded, w_encoded, scales, bias) = plus_bias(cal ... */
struct relax_cutlass_cutlass_decode_matmul_bias_match {
    dfg_node root, call, lhs, w_decoded, w_encoded, scales, bias;
};
struct relax_cutlass_cutlass_decode_matmul_bias_whole {
    struct relax_cutlass_cutlass_decode_matmul_bias_match m; struct relax_cutlass_decode_whole decode;
    dfg_node c;
};
DFG_MATCHERS_OF_WAYS(relax_cutlass_cutlass_decode_matmul_bias, whole, 1, NULL)

/* relax_cutlass.pat:142  "cutlass.decode_matmul_cast"(lhs, w_decoded, w_encoded, scales) = decode_cast(lhs, w_decode ... */
struct relax_cutlass_cutlass_decode_matmul_cast_match { dfg_node root, lhs, w_decoded, w_encoded, scales; };
struct relax_cutlass_cutlass_decode_matmul_cast_whole {
    struct relax_cutlass_cutlass_decode_matmul_cast_match m;
    struct relax_cutlass_decode_cast_whole decode_cast;
};
DFG_MATCHERS(relax_cutlass_cutlass_decode_matmul_cast, NULL)

/* relax_cutlass.pat:144  "cutlass.decode_matmul_cast_bias"(call, lhs, w_decoded, w_encoded, scales, bias) = plus_bia ... */
struct relax_cutlass_cutlass_decode_matmul_cast_bias_match {
    dfg_node root, call, lhs, w_decoded, w_encoded, scales, bias;
};
struct relax_cutlass_cutlass_decode_matmul_cast_bias_whole {
    struct relax_cutlass_cutlass_decode_matmul_cast_bias_match m;
    struct relax_cutlass_decode_cast_whole decode_cast; dfg_node c;
};
DFG_MATCHERS_OF_WAYS(relax_cutlass_cutlass_decode_matmul_cast_bias, whole, 1, NULL)

/* relax_cutlass.pat:146  "cutlass.decode_matmul_bias_gelu"(call, lhs, w_decoded, w_encoded, scales, bias) = gelu(cal ... */
struct relax_cutlass_cutlass_decode_matmul_bias_gelu_match {
    dfg_node root, call, lhs, w_decoded, w_encoded, scales, bias;
};
struct relax_cutlass_cutlass_decode_matmul_bias_gelu_whole {
    struct relax_cutlass_cutlass_decode_matmul_bias_gelu_match m; struct relax_cutlass_gelu_whole gelu;
    struct relax_cutlass_decode_whole decode; dfg_node c;
};
DFG_MATCHERS_OF_WAYS(relax_cutlass_cutlass_decode_matmul_bias_gelu, whole, 1, NULL)

/* relax_cutlass.pat:148  "cutlass.decode_matmul_cast_bias_gelu"(call, lhs, w_decoded, w_encoded, scales, bias) = gel ... */
struct relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_match {
    dfg_node root, call, lhs, w_decoded, w_encoded, scales, bias;
};
struct relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_whole {
    struct relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_match m; struct relax_cutlass_gelu_whole gelu;
    struct relax_cutlass_decode_cast_whole decode_cast; dfg_node c;
};
DFG_MATCHERS_OF_WAYS(relax_cutlass_cutlass_decode_matmul_cast_bias_gelu, whole, 1, NULL)

/* relax_cutlass.pat:151  "cutlass.conv2d_bias_residual_add"(call, lhs, rhs, bias, residual) = plus_bias_add(call & c ... */
struct relax_cutlass_cutlass_conv2d_bias_residual_add_match { dfg_node root, call, lhs, rhs, bias, residual; };
struct relax_cutlass_cutlass_conv2d_bias_residual_add_whole {
    struct relax_cutlass_cutlass_conv2d_bias_residual_add_match m;
    struct relax_cutlass_plus_bias_add_whole plus_bias_add; dfg_node c;
};
DFG_MATCHERS_OF_WAYS(relax_cutlass_cutlass_conv2d_bias_residual_add, whole, 2, NULL)

/* relax_cutlass.pat:153  "cutlass.conv2d_bias_residual_multiply"(call, lhs, rhs, bias, residual) = plus_bias_mul(cal ... */
struct relax_cutlass_cutlass_conv2d_bias_residual_multiply_match {
    dfg_node root, call, lhs, rhs, bias, residual;
};
struct relax_cutlass_cutlass_conv2d_bias_residual_multiply_whole {
    struct relax_cutlass_cutlass_conv2d_bias_residual_multiply_match m;
    struct relax_cutlass_plus_bias_mul_whole plus_bias_mul; dfg_node c;
};
DFG_MATCHERS_OF_WAYS(relax_cutlass_cutlass_conv2d_bias_residual_multiply, whole, 2, NULL)

/* relax_cutlass.pat:155  "cutlass.conv2d_bias_relu_residual_add"(call, lhs, rhs, bias, residual) = relu_add(call & c ... */
struct relax_cutlass_cutlass_conv2d_bias_relu_residual_add_match {
    dfg_node root, call, lhs, rhs, bias, residual;
};
struct relax_cutlass_cutlass_conv2d_bias_relu_residual_add_whole {
    struct relax_cutlass_cutlass_conv2d_bias_relu_residual_add_match m;
    struct relax_cutlass_relu_add_whole relu_add; dfg_node c;
};
DFG_MATCHERS_OF_WAYS(relax_cutlass_cutlass_conv2d_bias_relu_residual_add, whole, 2, NULL)

/* relax_cutlass.pat:157  "cutlass.conv2d_bias_relu_residual_multiply"(call, lhs, rhs, bias, residual) = relu_mul(cal ... */
struct relax_cutlass_cutlass_conv2d_bias_relu_residual_multiply_match {
    dfg_node root, call, lhs, rhs, bias, residual;
};
struct relax_cutlass_cutlass_conv2d_bias_relu_residual_multiply_whole {
    struct relax_cutlass_cutlass_conv2d_bias_relu_residual_multiply_match m;
    struct relax_cutlass_relu_mul_whole relu_mul; dfg_node c;
};
DFG_MATCHERS_OF_WAYS(relax_cutlass_cutlass_conv2d_bias_relu_residual_multiply, whole, 2, NULL)

/* relax_cutlass.pat:159  "cutlass.conv2d_bias_silu_residual_add"(call, lhs, rhs, bias, residual) = silu_add(call & c ... */
struct relax_cutlass_cutlass_conv2d_bias_silu_residual_add_match {
    dfg_node root, call, lhs, rhs, bias, residual;
};
struct relax_cutlass_cutlass_conv2d_bias_silu_residual_add_whole {
    struct relax_cutlass_cutlass_conv2d_bias_silu_residual_add_match m;
    struct relax_cutlass_silu_add_whole silu_add; dfg_node c;
};
DFG_MATCHERS_OF_WAYS(relax_cutlass_cutlass_conv2d_bias_silu_residual_add, whole, 2, NULL)

/* relax_cutlass.pat:161  "cutlass.conv2d_bias_silu_residual_multiply"(call, lhs, rhs, bias, residual) = silu_mul(cal ... */
struct relax_cutlass_cutlass_conv2d_bias_silu_residual_multiply_match {
    dfg_node root, call, lhs, rhs, bias, residual;
};
struct relax_cutlass_cutlass_conv2d_bias_silu_residual_multiply_whole {
    struct relax_cutlass_cutlass_conv2d_bias_silu_residual_multiply_match m;
    struct relax_cutlass_silu_mul_whole silu_mul; dfg_node c;
};
DFG_MATCHERS_OF_WAYS(relax_cutlass_cutlass_conv2d_bias_silu_residual_multiply, whole, 2, NULL)

/* relax_cutlass.pat:163  "cutlass.matmul_bias_residual_add"(call, lhs, rhs, bias, residual) = plus_bias_add(call & m ... */
struct relax_cutlass_cutlass_matmul_bias_residual_add_match { dfg_node root, call, lhs, rhs, bias, residual; };
struct relax_cutlass_cutlass_matmul_bias_residual_add_whole {
    struct relax_cutlass_cutlass_matmul_bias_residual_add_match m;
    struct relax_cutlass_plus_bias_add_whole plus_bias_add; dfg_node matmul;
};
DFG_MATCHERS_OF_WAYS(relax_cutlass_cutlass_matmul_bias_residual_add, whole, 2, NULL)

/* relax_cutlass.pat:165  "cutlass.matmul_bias_residual_multiply"(call, lhs, rhs, bias, residual) = plus_bias_mul(cal ... */
struct relax_cutlass_cutlass_matmul_bias_residual_multiply_match {
    dfg_node root, call, lhs, rhs, bias, residual;
};
struct relax_cutlass_cutlass_matmul_bias_residual_multiply_whole {
    struct relax_cutlass_cutlass_matmul_bias_residual_multiply_match m;
    struct relax_cutlass_plus_bias_mul_whole plus_bias_mul; dfg_node matmul;
};
DFG_MATCHERS_OF_WAYS(relax_cutlass_cutlass_matmul_bias_residual_multiply, whole, 2, NULL)

/* relax_cutlass.pat:167  "cutlass.matmul_bias_relu_residual_add"(call, lhs, rhs, bias, residual) = relu_add(call & m ... */
struct relax_cutlass_cutlass_matmul_bias_relu_residual_add_match {
    dfg_node root, call, lhs, rhs, bias, residual;
};
struct relax_cutlass_cutlass_matmul_bias_relu_residual_add_whole {
    struct relax_cutlass_cutlass_matmul_bias_relu_residual_add_match m;
    struct relax_cutlass_relu_add_whole relu_add; dfg_node matmul;
};
DFG_MATCHERS_OF_WAYS(relax_cutlass_cutlass_matmul_bias_relu_residual_add, whole, 2, NULL)

/* relax_cutlass.pat:169  "cutlass.matmul_bias_relu_residual_multiply"(call, lhs, rhs, bias, residual) = relu_mul(cal ... */
struct relax_cutlass_cutlass_matmul_bias_relu_residual_multiply_match {
    dfg_node root, call, lhs, rhs, bias, residual;
};
struct relax_cutlass_cutlass_matmul_bias_relu_residual_multiply_whole {
    struct relax_cutlass_cutlass_matmul_bias_relu_residual_multiply_match m;
    struct relax_cutlass_relu_mul_whole relu_mul; dfg_node matmul;
};
DFG_MATCHERS_OF_WAYS(relax_cutlass_cutlass_matmul_bias_relu_residual_multiply, whole, 2, NULL)

/* relax_cutlass.pat:171  "cutlass.matmul_bias_gelu_residual_add"(call, lhs, rhs, bias, residual) = gelu_add(call & m ... */
struct relax_cutlass_cutlass_matmul_bias_gelu_residual_add_match {
    dfg_node root, call, lhs, rhs, bias, residual;
};
struct relax_cutlass_cutlass_matmul_bias_gelu_residual_add_whole {
    struct relax_cutlass_cutlass_matmul_bias_gelu_residual_add_match m;
    struct relax_cutlass_gelu_add_whole gelu_add; dfg_node matmul;
};
DFG_MATCHERS_OF_WAYS(relax_cutlass_cutlass_matmul_bias_gelu_residual_add, whole, 2, NULL)

/* relax_cutlass.pat:173  "cutlass.matmul_bias_gelu_residual_multiply"(call, lhs, rhs, bias, residual) = gelu_mul(cal ... */
struct relax_cutlass_cutlass_matmul_bias_gelu_residual_multiply_match {
    dfg_node root, call, lhs, rhs, bias, residual;
};
struct relax_cutlass_cutlass_matmul_bias_gelu_residual_multiply_whole {
    struct relax_cutlass_cutlass_matmul_bias_gelu_residual_multiply_match m;
    struct relax_cutlass_gelu_mul_whole gelu_mul; dfg_node matmul;
};
DFG_MATCHERS_OF_WAYS(relax_cutlass_cutlass_matmul_bias_gelu_residual_multiply, whole, 2, NULL)

/* relax_cutlass.pat:175  "cutlass.matmul_transposed_bias_residual_add"(call, lhs, rhs, bias, residual) = plus_bias_a ... */
struct relax_cutlass_cutlass_matmul_transposed_bias_residual_add_match {
    dfg_node root, call, lhs, rhs, bias, residual;
};
struct relax_cutlass_cutlass_matmul_transposed_bias_residual_add_whole {
    struct relax_cutlass_cutlass_matmul_transposed_bias_residual_add_match m;
    struct relax_cutlass_plus_bias_add_whole plus_bias_add;
    struct relax_cutlass_transposed_match transposed; dfg_node matmul;
};
DFG_MATCHERS_OF_WAYS(relax_cutlass_cutlass_matmul_transposed_bias_residual_add, whole, 2, NULL)

/* relax_cutlass.pat:177  "cutlass.matmul_transposed_bias_residual_multiply"(call, lhs, rhs, bias, residual) = plus_b ... */
struct relax_cutlass_cutlass_matmul_transposed_bias_residual_multiply_match {
    dfg_node root, call, lhs, rhs, bias, residual;
};
struct relax_cutlass_cutlass_matmul_transposed_bias_residual_multiply_whole {
    struct relax_cutlass_cutlass_matmul_transposed_bias_residual_multiply_match m;
    struct relax_cutlass_plus_bias_mul_whole plus_bias_mul;
    struct relax_cutlass_transposed_match transposed; dfg_node matmul;
};
DFG_MATCHERS_OF_WAYS(relax_cutlass_cutlass_matmul_transposed_bias_residual_multiply, whole, 2, NULL)

/* relax_cutlass.pat:179  "cutlass.matmul_transposed_bias_relu_residual_add"(call, lhs, rhs, bias, residual) = relu_a ... */
struct relax_cutlass_cutlass_matmul_transposed_bias_relu_residual_add_match {
    dfg_node root, call, lhs, rhs, bias, residual;
};
struct relax_cutlass_cutlass_matmul_transposed_bias_relu_residual_add_whole {
    struct relax_cutlass_cutlass_matmul_transposed_bias_relu_residual_add_match m;
    struct relax_cutlass_relu_add_whole relu_add; struct relax_cutlass_transposed_match transposed;
    dfg_node matmul;
};
DFG_MATCHERS_OF_WAYS(relax_cutlass_cutlass_matmul_transposed_bias_relu_residual_add, whole, 2, NULL)

/* relax_cutlass.pat:181  "cutlass.matmul_transposed_bias_relu_residual_multiply"(call, lhs, rhs, bias, residual) = r ... */
struct relax_cutlass_cutlass_matmul_transposed_bias_relu_residual_multiply_match {
    dfg_node root, call, lhs, rhs, bias, residual;
};
struct relax_cutlass_cutlass_matmul_transposed_bias_relu_residual_multiply_whole {
    struct relax_cutlass_cutlass_matmul_transposed_bias_relu_residual_multiply_match m;
    struct relax_cutlass_relu_mul_whole relu_mul; struct relax_cutlass_transposed_match transposed;
    dfg_node matmul;
};
DFG_MATCHERS_OF_WAYS(relax_cutlass_cutlass_matmul_transposed_bias_relu_residual_multiply, whole, 2, NULL)

/* relax_cutlass.pat:183  "cutlass.matmul_transposed_bias_gelu_residual_add"(call, lhs, rhs, bias, residual) = gelu_a ... */
struct relax_cutlass_cutlass_matmul_transposed_bias_gelu_residual_add_match {
    dfg_node root, call, lhs, rhs, bias, residual;
};
struct relax_cutlass_cutlass_matmul_transposed_bias_gelu_residual_add_whole {
    struct relax_cutlass_cutlass_matmul_transposed_bias_gelu_residual_add_match m;
    struct relax_cutlass_gelu_add_whole gelu_add; struct relax_cutlass_transposed_match transposed;
    dfg_node matmul;
};
DFG_MATCHERS_OF_WAYS(relax_cutlass_cutlass_matmul_transposed_bias_gelu_residual_add, whole, 2, NULL)

/* relax_cutlass.pat:185  "cutlass.matmul_transposed_bias_gelu_residual_multiply"(call, lhs, rhs, bias, residual) = g ... */
struct relax_cutlass_cutlass_matmul_transposed_bias_gelu_residual_multiply_match {
    dfg_node root, call, lhs, rhs, bias, residual;
};
struct relax_cutlass_cutlass_matmul_transposed_bias_gelu_residual_multiply_whole {
    struct relax_cutlass_cutlass_matmul_transposed_bias_gelu_residual_multiply_match m;
    struct relax_cutlass_gelu_mul_whole gelu_mul; struct relax_cutlass_transposed_match transposed;
    dfg_node matmul;
};
DFG_MATCHERS_OF_WAYS(relax_cutlass_cutlass_matmul_transposed_bias_gelu_residual_multiply, whole, 2, NULL)

/* relax_cutlass.pat:187  "cutlass.decode_matmul_bias_residual_add"(call, lhs, w_decoded, w_encoded, scales, bias, re ... */
struct relax_cutlass_cutlass_decode_matmul_bias_residual_add_match {
    dfg_node root, call, lhs, w_decoded, w_encoded, scales, bias, residual;
};
struct relax_cutlass_cutlass_decode_matmul_bias_residual_add_whole {
    struct relax_cutlass_cutlass_decode_matmul_bias_residual_add_match m;
    struct relax_cutlass_plus_bias_add_whole plus_bias_add; struct relax_cutlass_decode_whole decode;
    dfg_node c;
};
DFG_MATCHERS_OF_WAYS(relax_cutlass_cutlass_decode_matmul_bias_residual_add, whole, 2, NULL)

/* relax_cutlass.pat:189  "cutlass.decode_matmul_bias_residual_multiply"(call, lhs, w_decoded, w_encoded, scales, bia ... */
struct relax_cutlass_cutlass_decode_matmul_bias_residual_multiply_match {
    dfg_node root, call, lhs, w_decoded, w_encoded, scales, bias, residual;
};
struct relax_cutlass_cutlass_decode_matmul_bias_residual_multiply_whole {
    struct relax_cutlass_cutlass_decode_matmul_bias_residual_multiply_match m;
    struct relax_cutlass_plus_bias_mul_whole plus_bias_mul; struct relax_cutlass_decode_whole decode;
    dfg_node c;
};
DFG_MATCHERS_OF_WAYS(relax_cutlass_cutlass_decode_matmul_bias_residual_multiply, whole, 2, NULL)

/* relax_cutlass.pat:191  "cutlass.decode_matmul_cast_bias_residual_add"(call, lhs, w_decoded, w_encoded, scales, bia ... */
struct relax_cutlass_cutlass_decode_matmul_cast_bias_residual_add_match {
    dfg_node root, call, lhs, w_decoded, w_encoded, scales, bias, residual;
};
struct relax_cutlass_cutlass_decode_matmul_cast_bias_residual_add_whole {
    struct relax_cutlass_cutlass_decode_matmul_cast_bias_residual_add_match m;
    struct relax_cutlass_plus_bias_add_whole plus_bias_add;
    struct relax_cutlass_decode_cast_whole decode_cast; dfg_node c;
};
DFG_MATCHERS_OF_WAYS(relax_cutlass_cutlass_decode_matmul_cast_bias_residual_add, whole, 2, NULL)

/* relax_cutlass.pat:193  "cutlass.decode_matmul_cast_bias_residual_multiply" (call, lhs, w_decoded, w_encoded, scale ... */
struct relax_cutlass_cutlass_decode_matmul_cast_bias_residual_multiply_match {
    dfg_node root, call, lhs, w_decoded, w_encoded, scales, bias, residual;
};
struct relax_cutlass_cutlass_decode_matmul_cast_bias_residual_multiply_whole {
    struct relax_cutlass_cutlass_decode_matmul_cast_bias_residual_multiply_match m;
    struct relax_cutlass_plus_bias_mul_whole plus_bias_mul;
    struct relax_cutlass_decode_cast_whole decode_cast; dfg_node c;
};
DFG_MATCHERS_OF_WAYS(relax_cutlass_cutlass_decode_matmul_cast_bias_residual_multiply, whole, 2, NULL)

/* relax_cutlass.pat:196  "cutlass.decode_matmul_bias_gelu_residual_add"(call, lhs, w_decoded, w_encoded, scales, bia ... */
struct relax_cutlass_cutlass_decode_matmul_bias_gelu_residual_add_match {
    dfg_node root, call, lhs, w_decoded, w_encoded, scales, bias, residual;
};
struct relax_cutlass_cutlass_decode_matmul_bias_gelu_residual_add_whole {
    struct relax_cutlass_cutlass_decode_matmul_bias_gelu_residual_add_match m;
    struct relax_cutlass_gelu_add_whole gelu_add; struct relax_cutlass_decode_whole decode; dfg_node c;
};
DFG_MATCHERS_OF_WAYS(relax_cutlass_cutlass_decode_matmul_bias_gelu_residual_add, whole, 2, NULL)

/* relax_cutlass.pat:198  "cutlass.decode_matmul_bias_gelu_residual_multiply" (call, lhs, w_decoded, w_encoded, scale ... */
struct relax_cutlass_cutlass_decode_matmul_bias_gelu_residual_multiply_match {
    dfg_node root, call, lhs, w_decoded, w_encoded, scales, bias, residual;
};
struct relax_cutlass_cutlass_decode_matmul_bias_gelu_residual_multiply_whole {
    struct relax_cutlass_cutlass_decode_matmul_bias_gelu_residual_multiply_match m;
    struct relax_cutlass_gelu_mul_whole gelu_mul; struct relax_cutlass_decode_whole decode; dfg_node c;
};
DFG_MATCHERS_OF_WAYS(relax_cutlass_cutlass_decode_matmul_bias_gelu_residual_multiply, whole, 2, NULL)

/* relax_cutlass.pat:201  "cutlass.decode_matmul_cast_bias_gelu_residual_add" (call, lhs, w_decoded, w_encoded, scale ... */
struct relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_residual_add_match {
    dfg_node root, call, lhs, w_decoded, w_encoded, scales, bias, residual;
};
struct relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_residual_add_whole {
    struct relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_residual_add_match m;
    struct relax_cutlass_gelu_add_whole gelu_add; struct relax_cutlass_decode_cast_whole decode_cast;
    dfg_node c;
};
DFG_MATCHERS_OF_WAYS(relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_residual_add, whole, 2, NULL)

/* relax_cutlass.pat:204  "cutlass.decode_matmul_cast_bias_gelu_residual_multiply" (call, lhs, w_decoded, w_encoded,  ... */
struct relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_residual_multiply_match {
    dfg_node root, call, lhs, w_decoded, w_encoded, scales, bias, residual;
};
struct relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_residual_multiply_whole {
    struct relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_residual_multiply_match m;
    struct relax_cutlass_gelu_mul_whole gelu_mul; struct relax_cutlass_decode_cast_whole decode_cast;
    dfg_node c;
};
DFG_MATCHERS_OF_WAYS(relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_residual_multiply, whole, 2, NULL)

/* relax_cutlass.pat:208  "cutlass.conv2d_bias_residual_add_relu"(call, lhs, rhs, bias, residual) = relax.nn.relu(plu ... */
struct relax_cutlass_cutlass_conv2d_bias_residual_add_relu_match {
    dfg_node root, call, lhs, rhs, bias, residual;
};
struct relax_cutlass_cutlass_conv2d_bias_residual_add_relu_whole {
    struct relax_cutlass_cutlass_conv2d_bias_residual_add_relu_match m;
    struct relax_cutlass_cutlass_conv2d_bias_residual_add_whole add;
};
DFG_MATCHERS_OF_WAYS(relax_cutlass_cutlass_conv2d_bias_residual_add_relu, whole, 2, NULL)

/* relax_cutlass.pat:210  "cutlass.conv2d_bias_residual_multiply_relu"(call, lhs, rhs, bias, residual) = relax.nn.rel ... */
struct relax_cutlass_cutlass_conv2d_bias_residual_multiply_relu_match {
    dfg_node root, call, lhs, rhs, bias, residual;
};
struct relax_cutlass_cutlass_conv2d_bias_residual_multiply_relu_whole {
    struct relax_cutlass_cutlass_conv2d_bias_residual_multiply_relu_match m;
    struct relax_cutlass_cutlass_conv2d_bias_residual_multiply_whole multiply;
};
DFG_MATCHERS_OF_WAYS(relax_cutlass_cutlass_conv2d_bias_residual_multiply_relu, whole, 2, NULL)

/* relax_cutlass.pat:212  "cutlass.conv2d_bias_relu_residual_add_relu"(call, lhs, rhs, bias, residual) = relax.nn.rel ... */
struct relax_cutlass_cutlass_conv2d_bias_relu_residual_add_relu_match {
    dfg_node root, call, lhs, rhs, bias, residual;
};
struct relax_cutlass_cutlass_conv2d_bias_relu_residual_add_relu_whole {
    struct relax_cutlass_cutlass_conv2d_bias_relu_residual_add_relu_match m;
    struct relax_cutlass_cutlass_conv2d_bias_relu_residual_add_whole add;
};
DFG_MATCHERS_OF_WAYS(relax_cutlass_cutlass_conv2d_bias_relu_residual_add_relu, whole, 2, NULL)

/* relax_cutlass.pat:214  "cutlass.conv2d_bias_relu_residual_multiply_relu"(call, lhs, rhs, bias, residual) = relax.n ... */
struct relax_cutlass_cutlass_conv2d_bias_relu_residual_multiply_relu_match {
    dfg_node root, call, lhs, rhs, bias, residual;
};
struct relax_cutlass_cutlass_conv2d_bias_relu_residual_multiply_relu_whole {
    struct relax_cutlass_cutlass_conv2d_bias_relu_residual_multiply_relu_match m;
    struct relax_cutlass_cutlass_conv2d_bias_relu_residual_multiply_whole multiply;
};
DFG_MATCHERS_OF_WAYS(relax_cutlass_cutlass_conv2d_bias_relu_residual_multiply_relu, whole, 2, NULL)

/* relax_cutlass.pat:216  "cutlass.conv2d_bias_silu_residual_add_relu"(call, lhs, rhs, bias, residual) = relax.nn.rel ... */
struct relax_cutlass_cutlass_conv2d_bias_silu_residual_add_relu_match {
    dfg_node root, call, lhs, rhs, bias, residual;
};
struct relax_cutlass_cutlass_conv2d_bias_silu_residual_add_relu_whole {
    struct relax_cutlass_cutlass_conv2d_bias_silu_residual_add_relu_match m;
    struct relax_cutlass_cutlass_conv2d_bias_silu_residual_add_whole add;
};
DFG_MATCHERS_OF_WAYS(relax_cutlass_cutlass_conv2d_bias_silu_residual_add_relu, whole, 2, NULL)

/* relax_cutlass.pat:218  "cutlass.conv2d_bias_silu_residual_multiply_relu"(call, lhs, rhs, bias, residual) = relax.n ... */
struct relax_cutlass_cutlass_conv2d_bias_silu_residual_multiply_relu_match {
    dfg_node root, call, lhs, rhs, bias, residual;
};
struct relax_cutlass_cutlass_conv2d_bias_silu_residual_multiply_relu_whole {
    struct relax_cutlass_cutlass_conv2d_bias_silu_residual_multiply_relu_match m;
    struct relax_cutlass_cutlass_conv2d_bias_silu_residual_multiply_whole multiply;
};
DFG_MATCHERS_OF_WAYS(relax_cutlass_cutlass_conv2d_bias_silu_residual_multiply_relu, whole, 2, NULL)

/* relax_cutlass.pat:220  "cutlass.matmul_bias_residual_add_relu"(call, lhs, rhs, bias, residual) = relax.nn.relu(plu ... */
struct relax_cutlass_cutlass_matmul_bias_residual_add_relu_match {
    dfg_node root, call, lhs, rhs, bias, residual;
};
struct relax_cutlass_cutlass_matmul_bias_residual_add_relu_whole {
    struct relax_cutlass_cutlass_matmul_bias_residual_add_relu_match m;
    struct relax_cutlass_plus_bias_add_whole plus_bias_add; dfg_node matmul;
};
DFG_MATCHERS_OF_WAYS(relax_cutlass_cutlass_matmul_bias_residual_add_relu, whole, 2, NULL)

/* relax_cutlass.pat:222  "cutlass.matmul_bias_residual_multiply_relu"(call, lhs, rhs, bias, residual) = relax.nn.rel ... */
struct relax_cutlass_cutlass_matmul_bias_residual_multiply_relu_match {
    dfg_node root, call, lhs, rhs, bias, residual;
};
struct relax_cutlass_cutlass_matmul_bias_residual_multiply_relu_whole {
    struct relax_cutlass_cutlass_matmul_bias_residual_multiply_relu_match m;
    struct relax_cutlass_plus_bias_mul_whole plus_bias_mul; dfg_node matmul;
};
DFG_MATCHERS_OF_WAYS(relax_cutlass_cutlass_matmul_bias_residual_multiply_relu, whole, 2, NULL)

/* relax_cutlass.pat:224  "cutlass.matmul_bias_relu_residual_add_relu"(call, lhs, rhs, bias, residual) = relax.nn.rel ... */
struct relax_cutlass_cutlass_matmul_bias_relu_residual_add_relu_match {
    dfg_node root, call, lhs, rhs, bias, residual;
};
struct relax_cutlass_cutlass_matmul_bias_relu_residual_add_relu_whole {
    struct relax_cutlass_cutlass_matmul_bias_relu_residual_add_relu_match m;
    struct relax_cutlass_relu_add_whole relu_add; dfg_node matmul;
};
DFG_MATCHERS_OF_WAYS(relax_cutlass_cutlass_matmul_bias_relu_residual_add_relu, whole, 2, NULL)

/* relax_cutlass.pat:226  "cutlass.matmul_bias_relu_residual_multiply_relu"(call, lhs, rhs, bias, residual) = relax.n ... */
struct relax_cutlass_cutlass_matmul_bias_relu_residual_multiply_relu_match {
    dfg_node root, call, lhs, rhs, bias, residual;
};
struct relax_cutlass_cutlass_matmul_bias_relu_residual_multiply_relu_whole {
    struct relax_cutlass_cutlass_matmul_bias_relu_residual_multiply_relu_match m;
    struct relax_cutlass_relu_mul_whole relu_mul; dfg_node matmul;
};
DFG_MATCHERS_OF_WAYS(relax_cutlass_cutlass_matmul_bias_relu_residual_multiply_relu, whole, 2, NULL)

/* relax_cutlass.pat:228  "cutlass.matmul_bias_gelu_residual_add_relu"(call, lhs, rhs, bias, residual) = relax.nn.rel ... */
struct relax_cutlass_cutlass_matmul_bias_gelu_residual_add_relu_match {
    dfg_node root, call, lhs, rhs, bias, residual;
};
struct relax_cutlass_cutlass_matmul_bias_gelu_residual_add_relu_whole {
    struct relax_cutlass_cutlass_matmul_bias_gelu_residual_add_relu_match m;
    struct relax_cutlass_gelu_add_whole gelu_add; dfg_node matmul;
};
DFG_MATCHERS_OF_WAYS(relax_cutlass_cutlass_matmul_bias_gelu_residual_add_relu, whole, 2, NULL)

/* relax_cutlass.pat:230  "cutlass.matmul_bias_gelu_residual_multiply_relu"(call, lhs, rhs, bias, residual) = relax.n ... */
struct relax_cutlass_cutlass_matmul_bias_gelu_residual_multiply_relu_match {
    dfg_node root, call, lhs, rhs, bias, residual;
};
struct relax_cutlass_cutlass_matmul_bias_gelu_residual_multiply_relu_whole {
    struct relax_cutlass_cutlass_matmul_bias_gelu_residual_multiply_relu_match m;
    struct relax_cutlass_gelu_mul_whole gelu_mul; dfg_node matmul;
};
DFG_MATCHERS_OF_WAYS(relax_cutlass_cutlass_matmul_bias_gelu_residual_multiply_relu, whole, 2, NULL)

/* relax_cutlass.pat:232  "cutlass.matmul_transposed_bias_residual_add_relu"(call, lhs, rhs, bias, residual) = relax. ... */
struct relax_cutlass_cutlass_matmul_transposed_bias_residual_add_relu_match {
    dfg_node root, call, lhs, rhs, bias, residual;
};
struct relax_cutlass_cutlass_matmul_transposed_bias_residual_add_relu_whole {
    struct relax_cutlass_cutlass_matmul_transposed_bias_residual_add_relu_match m;
    struct relax_cutlass_plus_bias_add_whole plus_bias_add;
    struct relax_cutlass_transposed_match transposed; dfg_node matmul;
};
DFG_MATCHERS_OF_WAYS(relax_cutlass_cutlass_matmul_transposed_bias_residual_add_relu, whole, 2, NULL)

/* relax_cutlass.pat:234  "cutlass.matmul_transposed_bias_residual_multiply_relu"(call, lhs, rhs, bias, residual) = r ... */
struct relax_cutlass_cutlass_matmul_transposed_bias_residual_multiply_relu_match {
    dfg_node root, call, lhs, rhs, bias, residual;
};
struct relax_cutlass_cutlass_matmul_transposed_bias_residual_multiply_relu_whole {
    struct relax_cutlass_cutlass_matmul_transposed_bias_residual_multiply_relu_match m;
    struct relax_cutlass_plus_bias_mul_whole plus_bias_mul;
    struct relax_cutlass_transposed_match transposed; dfg_node matmul;
};
DFG_MATCHERS_OF_WAYS(relax_cutlass_cutlass_matmul_transposed_bias_residual_multiply_relu, whole, 2, NULL)

/* relax_cutlass.pat:236  "cutlass.matmul_transposed_bias_relu_residual_add_relu"(call, lhs, rhs, bias, residual) = r ... */
struct relax_cutlass_cutlass_matmul_transposed_bias_relu_residual_add_relu_match {
    dfg_node root, call, lhs, rhs, bias, residual;
};
struct relax_cutlass_cutlass_matmul_transposed_bias_relu_residual_add_relu_whole {
    struct relax_cutlass_cutlass_matmul_transposed_bias_relu_residual_add_relu_match m;
    struct relax_cutlass_relu_add_whole relu_add; struct relax_cutlass_transposed_match transposed;
    dfg_node matmul;
};
DFG_MATCHERS_OF_WAYS(relax_cutlass_cutlass_matmul_transposed_bias_relu_residual_add_relu, whole, 2, NULL)

/* relax_cutlass.pat:238  "cutlass.matmul_transposed_bias_relu_residual_multiply_relu"(call, lhs, rhs, bias, residual ... */
struct relax_cutlass_cutlass_matmul_transposed_bias_relu_residual_multiply_relu_match {
    dfg_node root, call, lhs, rhs, bias, residual;
};
struct relax_cutlass_cutlass_matmul_transposed_bias_relu_residual_multiply_relu_whole {
    struct relax_cutlass_cutlass_matmul_transposed_bias_relu_residual_multiply_relu_match m;
    struct relax_cutlass_relu_mul_whole relu_mul; struct relax_cutlass_transposed_match transposed;
    dfg_node matmul;
};
DFG_MATCHERS_OF_WAYS(relax_cutlass_cutlass_matmul_transposed_bias_relu_residual_multiply_relu, whole, 2, NULL)

/* relax_cutlass.pat:240  "cutlass.matmul_transposed_bias_gelu_residual_add_relu"(call, lhs, rhs, bias, residual) = r ... */
struct relax_cutlass_cutlass_matmul_transposed_bias_gelu_residual_add_relu_match {
    dfg_node root, call, lhs, rhs, bias, residual;
};
struct relax_cutlass_cutlass_matmul_transposed_bias_gelu_residual_add_relu_whole {
    struct relax_cutlass_cutlass_matmul_transposed_bias_gelu_residual_add_relu_match m;
    struct relax_cutlass_gelu_add_whole gelu_add; struct relax_cutlass_transposed_match transposed;
    dfg_node matmul;
};
DFG_MATCHERS_OF_WAYS(relax_cutlass_cutlass_matmul_transposed_bias_gelu_residual_add_relu, whole, 2, NULL)

/* relax_cutlass.pat:242  "cutlass.matmul_transposed_bias_gelu_residual_multiply_relu"(call, lhs, rhs, bias, residual ... */
struct relax_cutlass_cutlass_matmul_transposed_bias_gelu_residual_multiply_relu_match {
    dfg_node root, call, lhs, rhs, bias, residual;
};
struct relax_cutlass_cutlass_matmul_transposed_bias_gelu_residual_multiply_relu_whole {
    struct relax_cutlass_cutlass_matmul_transposed_bias_gelu_residual_multiply_relu_match m;
    struct relax_cutlass_gelu_mul_whole gelu_mul; struct relax_cutlass_transposed_match transposed;
    dfg_node matmul;
};
DFG_MATCHERS_OF_WAYS(relax_cutlass_cutlass_matmul_transposed_bias_gelu_residual_multiply_relu, whole, 2, NULL)

/* relax_cutlass.pat:244  "cutlass.decode_matmul_bias_residual_add_relu"(call, lhs, w_decoded, w_encoded, scales, bia ... */
struct relax_cutlass_cutlass_decode_matmul_bias_residual_add_relu_match {
    dfg_node root, call, lhs, w_decoded, w_encoded, scales, bias, residual;
};
struct relax_cutlass_cutlass_decode_matmul_bias_residual_add_relu_whole {
    struct relax_cutlass_cutlass_decode_matmul_bias_residual_add_relu_match m;
    struct relax_cutlass_cutlass_decode_matmul_bias_residual_add_whole add;
};
DFG_MATCHERS_OF_WAYS(relax_cutlass_cutlass_decode_matmul_bias_residual_add_relu, whole, 2, NULL)

/* relax_cutlass.pat:246  "cutlass.decode_matmul_bias_residual_multiply_relu" (call, lhs, w_decoded, w_encoded, scale ... */
struct relax_cutlass_cutlass_decode_matmul_bias_residual_multiply_relu_match {
    dfg_node root, call, lhs, w_decoded, w_encoded, scales, bias, residual;
};
struct relax_cutlass_cutlass_decode_matmul_bias_residual_multiply_relu_whole {
    struct relax_cutlass_cutlass_decode_matmul_bias_residual_multiply_relu_match m;
    struct relax_cutlass_cutlass_decode_matmul_bias_residual_multiply_whole multiply;
};
DFG_MATCHERS_OF_WAYS(relax_cutlass_cutlass_decode_matmul_bias_residual_multiply_relu, whole, 2, NULL)

/* relax_cutlass.pat:249  "cutlass.decode_matmul_cast_bias_residual_add_relu" (call, lhs, w_decoded, w_encoded, scale ... */
struct relax_cutlass_cutlass_decode_matmul_cast_bias_residual_add_relu_match {
    dfg_node root, call, lhs, w_decoded, w_encoded, scales, bias, residual;
};
struct relax_cutlass_cutlass_decode_matmul_cast_bias_residual_add_relu_whole {
    struct relax_cutlass_cutlass_decode_matmul_cast_bias_residual_add_relu_match m;
    struct relax_cutlass_cutlass_decode_matmul_cast_bias_residual_add_whole add;
};
DFG_MATCHERS_OF_WAYS(relax_cutlass_cutlass_decode_matmul_cast_bias_residual_add_relu, whole, 2, NULL)

/* relax_cutlass.pat:252  "cutlass.decode_matmul_cast_bias_residual_multiply_relu" (call, lhs, w_decoded, w_encoded,  ... */
struct relax_cutlass_cutlass_decode_matmul_cast_bias_residual_multiply_relu_match {
    dfg_node root, call, lhs, w_decoded, w_encoded, scales, bias, residual;
};
struct relax_cutlass_cutlass_decode_matmul_cast_bias_residual_multiply_relu_whole {
    struct relax_cutlass_cutlass_decode_matmul_cast_bias_residual_multiply_relu_match m;
    struct relax_cutlass_cutlass_decode_matmul_cast_bias_residual_multiply_whole multiply;
};
DFG_MATCHERS_OF_WAYS(relax_cutlass_cutlass_decode_matmul_cast_bias_residual_multiply_relu, whole, 2, NULL)

/* relax_cutlass.pat:255  "cutlass.decode_matmul_bias_gelu_residual_add_relu" (call, lhs, w_decoded, w_encoded, scale ... */
struct relax_cutlass_cutlass_decode_matmul_bias_gelu_residual_add_relu_match {
    dfg_node root, call, lhs, w_decoded, w_encoded, scales, bias, residual;
};
struct relax_cutlass_cutlass_decode_matmul_bias_gelu_residual_add_relu_whole {
    struct relax_cutlass_cutlass_decode_matmul_bias_gelu_residual_add_relu_match m;
    struct relax_cutlass_cutlass_decode_matmul_bias_gelu_residual_add_whole add;
};
DFG_MATCHERS_OF_WAYS(relax_cutlass_cutlass_decode_matmul_bias_gelu_residual_add_relu, whole, 2, NULL)

/* relax_cutlass.pat:258  "cutlass.decode_matmul_bias_gelu_residual_multiply_relu" (call, lhs, w_decoded, w_encoded,  ... */
struct relax_cutlass_cutlass_decode_matmul_bias_gelu_residual_multiply_relu_match {
    dfg_node root, call, lhs, w_decoded, w_encoded, scales, bias, residual;
};
struct relax_cutlass_cutlass_decode_matmul_bias_gelu_residual_multiply_relu_whole {
    struct relax_cutlass_cutlass_decode_matmul_bias_gelu_residual_multiply_relu_match m;
    struct relax_cutlass_cutlass_decode_matmul_bias_gelu_residual_multiply_whole multiply;
};
DFG_MATCHERS_OF_WAYS(relax_cutlass_cutlass_decode_matmul_bias_gelu_residual_multiply_relu, whole, 2, NULL)

/* relax_cutlass.pat:261  "cutlass.decode_matmul_cast_bias_gelu_residual_add_relu" (call, lhs, w_decoded, w_encoded,  ... */
struct relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_residual_add_relu_match {
    dfg_node root, call, lhs, w_decoded, w_encoded, scales, bias, residual;
};
struct relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_residual_add_relu_whole {
    struct relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_residual_add_relu_match m;
    struct relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_residual_add_whole add;
};
DFG_MATCHERS_OF_WAYS(relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_residual_add_relu, whole, 2, NULL)

/* relax_cutlass.pat:264  "cutlass.decode_matmul_cast_bias_gelu_residual_multiply_relu" (call, lhs, w_decoded, w_enco ... */
struct relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_residual_multiply_relu_match {
    dfg_node root, call, lhs, w_decoded, w_encoded, scales, bias, residual;
};
struct relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_residual_multiply_relu_whole {
    struct relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_residual_multiply_relu_match m;
    struct relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_residual_multiply_whole multiply;
};
DFG_MATCHERS_OF_WAYS(relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_residual_multiply_relu, whole, 2, NULL)

/* relax_cutlass.pat:268  "cutlass.attention"(query, key, value) = relax.nn.attention(query, key, value); */
struct relax_cutlass_cutlass_attention_match { dfg_node root, query, key, value; };
DFG_MATCHERS_OF_MATCH(relax_cutlass_cutlass_attention, NULL)

/* relax_cutlass.pat:269  "cutlass.attention_bias"(query, key, value, bias) = relax.nn.attention_bias(query, key, val ... */
struct relax_cutlass_cutlass_attention_bias_match { dfg_node root, query, key, value, bias; };
DFG_MATCHERS_OF_MATCH(relax_cutlass_cutlass_attention_bias, NULL)

/* relax_cutlass.pat:270  "cutlass.stacked_attention" (stacked_qkv, split, query_reshape_list, key_reshape_list, valu ... */
struct relax_cutlass_cutlass_stacked_attention_match {
    dfg_node root, stacked_qkv, split, query_reshape_list, key_reshape_list, value_reshape_list;
};
struct relax_cutlass_cutlass_stacked_attention_whole {
    struct relax_cutlass_cutlass_stacked_attention_match m;
    dfg_node reshape, get, s, reshape_2, get_2, reshape_3, get_3;
};
DFG_MATCHERS(relax_cutlass_cutlass_stacked_attention, NULL)

/* relax_cutlass.pat:275  "cutlass.stacked_attention" (stacked_qkv, split, query_reshape_list, key_reshape_list, valu ... */
struct relax_cutlass_cutlass_stacked_attention_2_match {
    dfg_node root, stacked_qkv, split, query_reshape_list, key_reshape_list, value_reshape_list, bias;
};
struct relax_cutlass_cutlass_stacked_attention_2_whole {
    struct relax_cutlass_cutlass_stacked_attention_2_match m;
    dfg_node reshape, get, s, reshape_2, get_2, reshape_3, get_3;
};
DFG_MATCHERS(relax_cutlass_cutlass_stacked_attention_2, NULL)

/* relax_cutlass.pat:280  "cutlass.stacked_attention"(stacked_qkv, query_reshape_list, key_reshape_list, value_reshap ... */
struct relax_cutlass_cutlass_stacked_attention_3_match {
    dfg_node root, stacked_qkv, query_reshape_list, key_reshape_list, value_reshape_list, query_end,
             key_begin, key_end, value_begin, value_end;
};
struct relax_cutlass_cutlass_stacked_attention_3_whole {
    struct relax_cutlass_cutlass_stacked_attention_3_match m; struct relax_cutlass_part_whole part;
    struct relax_cutlass_part_whole part_2; struct relax_cutlass_part_whole part_3;
    dfg_node reshape, constant_5, reshape_2, reshape_3;
};
DFG_MATCHERS_OF_WAYS(relax_cutlass_cutlass_stacked_attention_3, whole, 3, NULL)

/* relax_cutlass.pat:286  "cutlass.stacked_attention"(stacked_qkv, query_reshape_list, key_reshape_list, value_reshap ... */
struct relax_cutlass_cutlass_stacked_attention_4_match {
    dfg_node root, stacked_qkv, query_reshape_list, key_reshape_list, value_reshape_list, bias, query_end,
             key_begin, key_end, value_begin, value_end;
};
struct relax_cutlass_cutlass_stacked_attention_4_whole {
    struct relax_cutlass_cutlass_stacked_attention_4_match m; struct relax_cutlass_part_whole part;
    struct relax_cutlass_part_whole part_2; struct relax_cutlass_part_whole part_3;
    dfg_node reshape, constant_5, reshape_2, reshape_3;
};
DFG_MATCHERS_OF_WAYS(relax_cutlass_cutlass_stacked_attention_4, whole, 3, NULL)

/* relax_cutlass.pat:293  "cutlass.attention_var_len"(query, key, value, seqstart_q, seqstart_k, max_seqlen_q, max_se ... */
struct relax_cutlass_cutlass_attention_var_len_match {
    dfg_node root, query, key, value, seqstart_q, seqstart_k, max_seqlen_q, max_seqlen_k;
};
DFG_MATCHERS_OF_MATCH(relax_cutlass_cutlass_attention_var_len, NULL)

/* relax_cutlass.pat:296  "cutlass.layer_norm"(inp, gamma, beta) = layer_norm(inp, gamma, beta); */
struct relax_cutlass_cutlass_layer_norm_match { dfg_node root, inp, gamma, beta; };
DFG_MATCHERS_OF_MATCH(relax_cutlass_cutlass_layer_norm, NULL)

/* relax_cutlass.pat:297  "cutlass.rms_norm"(gv, inp, weight) = relax.call_tir(gv & global "*rms_norm*", (inp, weight ... */
struct relax_cutlass_cutlass_rms_norm_match { dfg_node root, gv, inp, weight; };
struct relax_cutlass_cutlass_rms_norm_whole {
    struct relax_cutlass_cutlass_rms_norm_match m; dfg_node global, tuple;
};
DFG_MATCHERS(relax_cutlass_cutlass_rms_norm, NULL)

enum relax_cutlass_entry {
    RELAX_CUTLASS_CUTLASS_CONV2D, /* "cutlass.conv2d": relax_cutlass.pat:125 */
    RELAX_CUTLASS_CUTLASS_CONV2D_BIAS, /* "cutlass.conv2d_bias": relax_cutlass.pat:126 */
    RELAX_CUTLASS_CUTLASS_CONV2D_BIAS_RELU, /* "cutlass.conv2d_bias_relu": relax_cutlass.pat:127 */
    RELAX_CUTLASS_CUTLASS_CONV2D_BIAS_SILU, /* "cutlass.conv2d_bias_silu": relax_cutlass.pat:128 */
    RELAX_CUTLASS_CUTLASS_MATMUL, /* "cutlass.matmul": relax_cutlass.pat:130 */
    RELAX_CUTLASS_CUTLASS_MATMUL_BIAS, /* "cutlass.matmul_bias": relax_cutlass.pat:131 */
    RELAX_CUTLASS_CUTLASS_MATMUL_BIAS_RELU, /* "cutlass.matmul_bias_relu": relax_cutlass.pat:132 */
    RELAX_CUTLASS_CUTLASS_MATMUL_BIAS_GELU, /* "cutlass.matmul_bias_gelu": relax_cutlass.pat:133 */
    RELAX_CUTLASS_CUTLASS_MATMUL_TRANSPOSED, /* "cutlass.matmul_transposed": relax_cutlass.pat:134 */
    RELAX_CUTLASS_CUTLASS_MATMUL_TRANSPOSED_BIAS, /* "cutlass.matmul_transposed_bias": relax_cutlass.pat:135 */
    RELAX_CUTLASS_CUTLASS_MATMUL_TRANSPOSED_BIAS_RELU, /* "cutlass.matmul_transposed_bias_relu": relax_cutlass.pat:136 */
    RELAX_CUTLASS_CUTLASS_MATMUL_TRANSPOSED_BIAS_GELU, /* "cutlass.matmul_transposed_bias_gelu": relax_cutlass.pat:137 */
    RELAX_CUTLASS_CUTLASS_DECODE_MATMUL, /* "cutlass.decode_matmul": relax_cutlass.pat:139 */
    RELAX_CUTLASS_CUTLASS_DECODE_MATMUL_BIAS, /* "cutlass.decode_matmul_bias": relax_cutlass.pat:140 */
    RELAX_CUTLASS_CUTLASS_DECODE_MATMUL_CAST, /* "cutlass.decode_matmul_cast": relax_cutlass.pat:142 */
    RELAX_CUTLASS_CUTLASS_DECODE_MATMUL_CAST_BIAS, /* "cutlass.decode_matmul_cast_bias": relax_cutlass.pat:144 */
    RELAX_CUTLASS_CUTLASS_DECODE_MATMUL_BIAS_GELU, /* "cutlass.decode_matmul_bias_gelu": relax_cutlass.pat:146 */
    RELAX_CUTLASS_CUTLASS_DECODE_MATMUL_CAST_BIAS_GELU, /* "cutlass.decode_matmul_cast_bias_gelu": relax_cutlass.pat:148 */
    RELAX_CUTLASS_CUTLASS_CONV2D_BIAS_RESIDUAL_ADD, /* "cutlass.conv2d_bias_residual_add": relax_cutlass.pat:151 */
    RELAX_CUTLASS_CUTLASS_CONV2D_BIAS_RESIDUAL_MULTIPLY, /* "cutlass.conv2d_bias_residual_multiply": relax_cutlass.pat:153 */
    RELAX_CUTLASS_CUTLASS_CONV2D_BIAS_RELU_RESIDUAL_ADD, /* "cutlass.conv2d_bias_relu_residual_add": relax_cutlass.pat:155 */
    RELAX_CUTLASS_CUTLASS_CONV2D_BIAS_RELU_RESIDUAL_MULTIPLY, /* "cutlass.conv2d_bias_relu_residual_multiply": relax_cutlass.pat:157 */
    RELAX_CUTLASS_CUTLASS_CONV2D_BIAS_SILU_RESIDUAL_ADD, /* "cutlass.conv2d_bias_silu_residual_add": relax_cutlass.pat:159 */
    RELAX_CUTLASS_CUTLASS_CONV2D_BIAS_SILU_RESIDUAL_MULTIPLY, /* "cutlass.conv2d_bias_silu_residual_multiply": relax_cutlass.pat:161 */
    RELAX_CUTLASS_CUTLASS_MATMUL_BIAS_RESIDUAL_ADD, /* "cutlass.matmul_bias_residual_add": relax_cutlass.pat:163 */
    RELAX_CUTLASS_CUTLASS_MATMUL_BIAS_RESIDUAL_MULTIPLY, /* "cutlass.matmul_bias_residual_multiply": relax_cutlass.pat:165 */
    RELAX_CUTLASS_CUTLASS_MATMUL_BIAS_RELU_RESIDUAL_ADD, /* "cutlass.matmul_bias_relu_residual_add": relax_cutlass.pat:167 */
    RELAX_CUTLASS_CUTLASS_MATMUL_BIAS_RELU_RESIDUAL_MULTIPLY, /* "cutlass.matmul_bias_relu_residual_multiply": relax_cutlass.pat:169 */
    RELAX_CUTLASS_CUTLASS_MATMUL_BIAS_GELU_RESIDUAL_ADD, /* "cutlass.matmul_bias_gelu_residual_add": relax_cutlass.pat:171 */
    RELAX_CUTLASS_CUTLASS_MATMUL_BIAS_GELU_RESIDUAL_MULTIPLY, /* "cutlass.matmul_bias_gelu_residual_multiply": relax_cutlass.pat:173 */
    RELAX_CUTLASS_CUTLASS_MATMUL_TRANSPOSED_BIAS_RESIDUAL_ADD, /* "cutlass.matmul_transposed_bias_residual_add": relax_cutlass.pat:175 */
    RELAX_CUTLASS_CUTLASS_MATMUL_TRANSPOSED_BIAS_RESIDUAL_MULTIPLY, /* "cutlass.matmul_transposed_bias_residual_multiply": relax_cutlass.pat:177 */
    RELAX_CUTLASS_CUTLASS_MATMUL_TRANSPOSED_BIAS_RELU_RESIDUAL_ADD, /* "cutlass.matmul_transposed_bias_relu_residual_add": relax_cutlass.pat:179 */
    RELAX_CUTLASS_CUTLASS_MATMUL_TRANSPOSED_BIAS_RELU_RESIDUAL_MULTIPLY, /* "cutlass.matmul_transposed_bias_relu_residual_multiply": relax_cutlass.pat:181 */
    RELAX_CUTLASS_CUTLASS_MATMUL_TRANSPOSED_BIAS_GELU_RESIDUAL_ADD, /* "cutlass.matmul_transposed_bias_gelu_residual_add": relax_cutlass.pat:183 */
    RELAX_CUTLASS_CUTLASS_MATMUL_TRANSPOSED_BIAS_GELU_RESIDUAL_MULTIPLY, /* "cutlass.matmul_transposed_bias_gelu_residual_multiply": relax_cutlass.pat:185 */
    RELAX_CUTLASS_CUTLASS_DECODE_MATMUL_BIAS_RESIDUAL_ADD, /* "cutlass.decode_matmul_bias_residual_add": relax_cutlass.pat:187 */
    RELAX_CUTLASS_CUTLASS_DECODE_MATMUL_BIAS_RESIDUAL_MULTIPLY, /* "cutlass.decode_matmul_bias_residual_multiply": relax_cutlass.pat:189 */
    RELAX_CUTLASS_CUTLASS_DECODE_MATMUL_CAST_BIAS_RESIDUAL_ADD, /* "cutlass.decode_matmul_cast_bias_residual_add": relax_cutlass.pat:191 */
    RELAX_CUTLASS_CUTLASS_DECODE_MATMUL_CAST_BIAS_RESIDUAL_MULTIPLY, /* "cutlass.decode_matmul_cast_bias_residual_multiply": relax_cutlass.pat:193 */
    RELAX_CUTLASS_CUTLASS_DECODE_MATMUL_BIAS_GELU_RESIDUAL_ADD, /* "cutlass.decode_matmul_bias_gelu_residual_add": relax_cutlass.pat:196 */
    RELAX_CUTLASS_CUTLASS_DECODE_MATMUL_BIAS_GELU_RESIDUAL_MULTIPLY, /* "cutlass.decode_matmul_bias_gelu_residual_multiply": relax_cutlass.pat:198 */
    RELAX_CUTLASS_CUTLASS_DECODE_MATMUL_CAST_BIAS_GELU_RESIDUAL_ADD, /* "cutlass.decode_matmul_cast_bias_gelu_residual_add": relax_cutlass.pat:201 */
    RELAX_CUTLASS_CUTLASS_DECODE_MATMUL_CAST_BIAS_GELU_RESIDUAL_MULTIPLY, /* "cutlass.decode_matmul_cast_bias_gelu_residual_multiply": relax_cutlass.pat:204 */
    RELAX_CUTLASS_CUTLASS_CONV2D_BIAS_RESIDUAL_ADD_RELU, /* "cutlass.conv2d_bias_residual_add_relu": relax_cutlass.pat:208 */
    RELAX_CUTLASS_CUTLASS_CONV2D_BIAS_RESIDUAL_MULTIPLY_RELU, /* "cutlass.conv2d_bias_residual_multiply_relu": relax_cutlass.pat:210 */
    RELAX_CUTLASS_CUTLASS_CONV2D_BIAS_RELU_RESIDUAL_ADD_RELU, /* "cutlass.conv2d_bias_relu_residual_add_relu": relax_cutlass.pat:212 */
    RELAX_CUTLASS_CUTLASS_CONV2D_BIAS_RELU_RESIDUAL_MULTIPLY_RELU, /* "cutlass.conv2d_bias_relu_residual_multiply_relu": relax_cutlass.pat:214 */
    RELAX_CUTLASS_CUTLASS_CONV2D_BIAS_SILU_RESIDUAL_ADD_RELU, /* "cutlass.conv2d_bias_silu_residual_add_relu": relax_cutlass.pat:216 */
    RELAX_CUTLASS_CUTLASS_CONV2D_BIAS_SILU_RESIDUAL_MULTIPLY_RELU, /* "cutlass.conv2d_bias_silu_residual_multiply_relu": relax_cutlass.pat:218 */
    RELAX_CUTLASS_CUTLASS_MATMUL_BIAS_RESIDUAL_ADD_RELU, /* "cutlass.matmul_bias_residual_add_relu": relax_cutlass.pat:220 */
    RELAX_CUTLASS_CUTLASS_MATMUL_BIAS_RESIDUAL_MULTIPLY_RELU, /* "cutlass.matmul_bias_residual_multiply_relu": relax_cutlass.pat:222 */
    RELAX_CUTLASS_CUTLASS_MATMUL_BIAS_RELU_RESIDUAL_ADD_RELU, /* "cutlass.matmul_bias_relu_residual_add_relu": relax_cutlass.pat:224 */
    RELAX_CUTLASS_CUTLASS_MATMUL_BIAS_RELU_RESIDUAL_MULTIPLY_RELU, /* "cutlass.matmul_bias_relu_residual_multiply_relu": relax_cutlass.pat:226 */
    RELAX_CUTLASS_CUTLASS_MATMUL_BIAS_GELU_RESIDUAL_ADD_RELU, /* "cutlass.matmul_bias_gelu_residual_add_relu": relax_cutlass.pat:228 */
    RELAX_CUTLASS_CUTLASS_MATMUL_BIAS_GELU_RESIDUAL_MULTIPLY_RELU, /* "cutlass.matmul_bias_gelu_residual_multiply_relu": relax_cutlass.pat:230 */
    RELAX_CUTLASS_CUTLASS_MATMUL_TRANSPOSED_BIAS_RESIDUAL_ADD_RELU, /* "cutlass.matmul_transposed_bias_residual_add_relu": relax_cutlass.pat:232 */
    RELAX_CUTLASS_CUTLASS_MATMUL_TRANSPOSED_BIAS_RESIDUAL_MULTIPLY_RELU, /* "cutlass.matmul_transposed_bias_residual_multiply_relu": relax_cutlass.pat:234 */
    RELAX_CUTLASS_CUTLASS_MATMUL_TRANSPOSED_BIAS_RELU_RESIDUAL_ADD_RELU, /* "cutlass.matmul_transposed_bias_relu_residual_add_relu": relax_cutlass.pat:236 */
    RELAX_CUTLASS_CUTLASS_MATMUL_TRANSPOSED_BIAS_RELU_RESIDUAL_MULTIPLY_RELU, /* "cutlass.matmul_transposed_bias_relu_residual_multiply_relu": relax_cutlass.pat:238 */
    RELAX_CUTLASS_CUTLASS_MATMUL_TRANSPOSED_BIAS_GELU_RESIDUAL_ADD_RELU, /* "cutlass.matmul_transposed_bias_gelu_residual_add_relu": relax_cutlass.pat:240 */
    RELAX_CUTLASS_CUTLASS_MATMUL_TRANSPOSED_BIAS_GELU_RESIDUAL_MULTIPLY_RELU, /* "cutlass.matmul_transposed_bias_gelu_residual_multiply_relu": relax_cutlass.pat:242 */
    RELAX_CUTLASS_CUTLASS_DECODE_MATMUL_BIAS_RESIDUAL_ADD_RELU, /* "cutlass.decode_matmul_bias_residual_add_relu": relax_cutlass.pat:244 */
    RELAX_CUTLASS_CUTLASS_DECODE_MATMUL_BIAS_RESIDUAL_MULTIPLY_RELU, /* "cutlass.decode_matmul_bias_residual_multiply_relu": relax_cutlass.pat:246 */
    RELAX_CUTLASS_CUTLASS_DECODE_MATMUL_CAST_BIAS_RESIDUAL_ADD_RELU, /* "cutlass.decode_matmul_cast_bias_residual_add_relu": relax_cutlass.pat:249 */
    RELAX_CUTLASS_CUTLASS_DECODE_MATMUL_CAST_BIAS_RESIDUAL_MULTIPLY_RELU, /* "cutlass.decode_matmul_cast_bias_residual_multiply_relu": relax_cutlass.pat:252 */
    RELAX_CUTLASS_CUTLASS_DECODE_MATMUL_BIAS_GELU_RESIDUAL_ADD_RELU, /* "cutlass.decode_matmul_bias_gelu_residual_add_relu": relax_cutlass.pat:255 */
    RELAX_CUTLASS_CUTLASS_DECODE_MATMUL_BIAS_GELU_RESIDUAL_MULTIPLY_RELU, /* "cutlass.decode_matmul_bias_gelu_residual_multiply_relu": relax_cutlass.pat:258 */
    RELAX_CUTLASS_CUTLASS_DECODE_MATMUL_CAST_BIAS_GELU_RESIDUAL_ADD_RELU, /* "cutlass.decode_matmul_cast_bias_gelu_residual_add_relu": relax_cutlass.pat:261 */
    RELAX_CUTLASS_CUTLASS_DECODE_MATMUL_CAST_BIAS_GELU_RESIDUAL_MULTIPLY_RELU, /* "cutlass.decode_matmul_cast_bias_gelu_residual_multiply_relu": relax_cutlass.pat:264 */
    RELAX_CUTLASS_CUTLASS_ATTENTION, /* "cutlass.attention": relax_cutlass.pat:268 */
    RELAX_CUTLASS_CUTLASS_ATTENTION_BIAS, /* "cutlass.attention_bias": relax_cutlass.pat:269 */
    RELAX_CUTLASS_CUTLASS_STACKED_ATTENTION, /* "cutlass.stacked_attention": relax_cutlass.pat:270 */
    RELAX_CUTLASS_CUTLASS_STACKED_ATTENTION_2, /* "cutlass.stacked_attention": relax_cutlass.pat:275 */
    RELAX_CUTLASS_CUTLASS_STACKED_ATTENTION_3, /* "cutlass.stacked_attention": relax_cutlass.pat:280 */
    RELAX_CUTLASS_CUTLASS_STACKED_ATTENTION_4, /* "cutlass.stacked_attention": relax_cutlass.pat:286 */
    RELAX_CUTLASS_CUTLASS_ATTENTION_VAR_LEN, /* "cutlass.attention_var_len": relax_cutlass.pat:293 */
    RELAX_CUTLASS_CUTLASS_LAYER_NORM, /* "cutlass.layer_norm": relax_cutlass.pat:296 */
    RELAX_CUTLASS_CUTLASS_RMS_NORM, /* "cutlass.rms_norm": relax_cutlass.pat:297 */
    RELAX_CUTLASS_N_ENTRIES
};
enum { RELAX_CUTLASS_WORDS = 2 /* 64-bit words of a candidate set */ };

/* The entries of table relax_cutlass that may match at n, a bit each in order of priority:
 * the last entry lowest (last_wins).  Never misses one.  Pure, no memory.
 */
void relax_cutlass_candidates(const dfg_graph *g, dfg_node n, uint64_t set[2]);

/* The entry of highest priority that does match at n (enum relax_cutlass_entry), or -1. */
int32_t relax_cutlass_first(const dfg_graph *g, dfg_node n);

/* All nodes of first .. last-1 that have candidates, in order, with their sets (2 words each).
 * nodes and sets have room for last - first of them.  How many there are.
 */
size_t relax_cutlass_sweep(const dfg_graph *g, dfg_node first, dfg_node last, dfg_node *nodes, uint64_t *sets);

DFG_END_C

#endif
