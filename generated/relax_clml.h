/* Made by pat2c from relax_clml.pat; do not edit.  DFG_MATCHERS...(P) declares the functions of pattern P: dfg_search.h.
 * Graphs are views that dfg_bind() made with relax_clml_names. */
#ifndef RELAX_CLML_H
#define RELAX_CLML_H 0x2b09cbfceff84331 /* of this run of pat2c */

#include "dfg_match.h"

DFG_BEGIN_C

extern const struct dfg_names relax_clml_names;

/* relax_clml.pat:25  pattern conv2d(x, w) = relax.nn.conv2d(x, w) { data_layout == "NCHW", kernel_layout == "OIHW" } ... */
struct relax_clml_conv2d_match { dfg_node root, x, w; };
DFG_MATCHERS_OF_MATCH(relax_clml_conv2d, NULL)

/* relax_clml.pat:26  pattern pad_conv2d(x, w) = conv2d(relax.nn.pad(x) { pad_mode == "constant", pad_value == 0.0 }, ... */
struct relax_clml_pad_conv2d_match { dfg_node root, x, w; };
struct relax_clml_pad_conv2d_whole { struct relax_clml_pad_conv2d_match m; dfg_node pad; };
DFG_MATCHERS(relax_clml_pad_conv2d, NULL)

/* relax_clml.pat:27  pattern conv2d_transpose(x, w) = relax.nn.conv2d_transpose(x, w) { data_layout == "NCHW", kerne ... */
struct relax_clml_conv2d_transpose_match { dfg_node root, x, w; };
DFG_MATCHERS_OF_MATCH(relax_clml_conv2d_transpose, NULL)

/* relax_clml.pat:30  pattern biased(c) { b = const; where b.elements == c.shape[1], b.shape[-3] == b.elements; retur ... */
struct relax_clml_biased_match { dfg_node root, c, b; };
DFG_MATCHERS_OF_WAYS(relax_clml_biased, match, 1, NULL)

/* relax_clml.pat:35  pattern norm(c) = relax.nn.batch_norm(c, const, const, const, const); */
struct relax_clml_norm_match { dfg_node root, c; };
struct relax_clml_norm_whole {
    struct relax_clml_norm_match m; dfg_node constant, constant_2, constant_3, constant_4;
};
DFG_MATCHERS(relax_clml_norm, NULL)

/* relax_clml.pat:36  pattern first(t) = t.0; */
struct relax_clml_first_match { dfg_node root, t; };
DFG_MATCHERS_OF_MATCH(relax_clml_first, NULL)

/* relax_clml.pat:37  pattern relu6(c) = relax.clip(c, scalar(0), scalar(6)); */
struct relax_clml_relu6_match { dfg_node root, c; };
struct relax_clml_relu6_whole { struct relax_clml_relu6_match m; dfg_node constant, constant_2; };
DFG_MATCHERS(relax_clml_relu6, NULL)

/* relax_clml.pat:57  pattern mean(x) = relax.mean(x) { axis == [2, 3] } where x.rank == 4, x.shape[1] > 0, x.shape[2 ... */
struct relax_clml_mean_match { dfg_node root, x; };
DFG_MATCHERS_OF_MATCH(relax_clml_mean, NULL)

/* relax_clml.pat:61  pattern reshaped_norm(x, gamma, beta, average, variance) { n = relax.nn.batch_norm(x, gamma & c ... */
struct relax_clml_reshaped_norm_match { dfg_node root, x, gamma, beta, average, variance, n; };
struct relax_clml_reshaped_norm_whole { struct relax_clml_reshaped_norm_match m; dfg_node get, x; };
DFG_MATCHERS(relax_clml_reshaped_norm, NULL)

/* relax_clml.pat:69  pattern dequant_matmul(x, w, scales) { decoded = relax.call_tir(global "*dequantize*", (w, scal ... */
struct relax_clml_dequant_matmul_match { dfg_node root, x, w, scales, decoded, r; };
struct relax_clml_dequant_matmul_whole { struct relax_clml_dequant_matmul_match m; dfg_node global, tuple; };
DFG_MATCHERS(relax_clml_dequant_matmul, NULL)

/* relax_clml.pat:80  "openclml.{a}{t}{n}{b}{c}"(x, w) = a(t(n(b(c(x, w))))); */
struct relax_clml_openclml_bias_nn_conv2d_transpose_match { dfg_node root, x, w; };
struct relax_clml_openclml_bias_nn_conv2d_transpose_whole {
    struct relax_clml_openclml_bias_nn_conv2d_transpose_match m; struct relax_clml_biased_match biased;
};
DFG_MATCHERS_OF_WAYS(relax_clml_openclml_bias_nn_conv2d_transpose, whole, 1, NULL)

/* relax_clml.pat:80  "openclml.{a}{t}{n}{b}{c}"(x, w) = a(t(n(b(c(x, w))))); */
struct relax_clml_openclml_bn_bias_nn_conv2d_transpose_match { dfg_node root, x, w; };
struct relax_clml_openclml_bn_bias_nn_conv2d_transpose_whole {
    struct relax_clml_openclml_bn_bias_nn_conv2d_transpose_match m; struct relax_clml_norm_whole norm;
    struct relax_clml_openclml_bias_nn_conv2d_transpose_whole add;
};
DFG_MATCHERS_OF_WAYS(relax_clml_openclml_bn_bias_nn_conv2d_transpose, whole, 1, NULL)

/* relax_clml.pat:80  "openclml.{a}{t}{n}{b}{c}"(x, w) = a(t(n(b(c(x, w))))); */
struct relax_clml_openclml_tuple_bn_bias_nn_conv2d_transpose_match { dfg_node root, x, w; };
struct relax_clml_openclml_tuple_bn_bias_nn_conv2d_transpose_whole {
    struct relax_clml_openclml_tuple_bn_bias_nn_conv2d_transpose_match m;
    struct relax_clml_openclml_bn_bias_nn_conv2d_transpose_whole batch_norm;
};
DFG_MATCHERS_OF_WAYS(relax_clml_openclml_tuple_bn_bias_nn_conv2d_transpose, whole, 1, NULL)

/* relax_clml.pat:80  "openclml.{a}{t}{n}{b}{c}"(x, w) = a(t(n(b(c(x, w))))); */
struct relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_transpose_match { dfg_node root, x, w; };
struct relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_transpose_whole {
    struct relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_transpose_match m;
    struct relax_clml_relu6_whole relu6;
    struct relax_clml_openclml_tuple_bn_bias_nn_conv2d_transpose_whole get;
};
DFG_MATCHERS_OF_WAYS(relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_transpose, whole, 1, NULL)

/* relax_clml.pat:80  "openclml.{a}{t}{n}{b}{c}"(x, w) = a(t(n(b(c(x, w))))); */
struct relax_clml_openclml_bias_pad_nn_conv2d_match { dfg_node root, x, w; };
struct relax_clml_openclml_bias_pad_nn_conv2d_whole {
    struct relax_clml_openclml_bias_pad_nn_conv2d_match m; struct relax_clml_biased_match biased;
    struct relax_clml_pad_conv2d_whole pad_conv2d;
};
DFG_MATCHERS_OF_WAYS(relax_clml_openclml_bias_pad_nn_conv2d, whole, 1, NULL)

/* relax_clml.pat:80  "openclml.{a}{t}{n}{b}{c}"(x, w) = a(t(n(b(c(x, w))))); */
struct relax_clml_openclml_bn_bias_pad_nn_conv2d_match { dfg_node root, x, w; };
struct relax_clml_openclml_bn_bias_pad_nn_conv2d_whole {
    struct relax_clml_openclml_bn_bias_pad_nn_conv2d_match m; struct relax_clml_norm_whole norm;
    struct relax_clml_openclml_bias_pad_nn_conv2d_whole add;
};
DFG_MATCHERS_OF_WAYS(relax_clml_openclml_bn_bias_pad_nn_conv2d, whole, 1, NULL)

/* relax_clml.pat:80  "openclml.{a}{t}{n}{b}{c}"(x, w) = a(t(n(b(c(x, w))))); */
struct relax_clml_openclml_tuple_bn_bias_pad_nn_conv2d_match { dfg_node root, x, w; };
struct relax_clml_openclml_tuple_bn_bias_pad_nn_conv2d_whole {
    struct relax_clml_openclml_tuple_bn_bias_pad_nn_conv2d_match m;
    struct relax_clml_openclml_bn_bias_pad_nn_conv2d_whole batch_norm;
};
DFG_MATCHERS_OF_WAYS(relax_clml_openclml_tuple_bn_bias_pad_nn_conv2d, whole, 1, NULL)

/* relax_clml.pat:80  "openclml.{a}{t}{n}{b}{c}"(x, w) = a(t(n(b(c(x, w))))); */
struct relax_clml_openclml_clip_tuple_bn_bias_pad_nn_conv2d_match { dfg_node root, x, w; };
struct relax_clml_openclml_clip_tuple_bn_bias_pad_nn_conv2d_whole {
    struct relax_clml_openclml_clip_tuple_bn_bias_pad_nn_conv2d_match m;
    struct relax_clml_relu6_whole relu6; struct relax_clml_openclml_tuple_bn_bias_pad_nn_conv2d_whole get;
};
DFG_MATCHERS_OF_WAYS(relax_clml_openclml_clip_tuple_bn_bias_pad_nn_conv2d, whole, 1, NULL)

/* relax_clml.pat:80  "openclml.{a}{t}{n}{b}{c}"(x, w) = a(t(n(b(c(x, w))))); */
struct relax_clml_openclml_bias_nn_conv2d_match { dfg_node root, x, w; };
struct relax_clml_openclml_bias_nn_conv2d_whole {
    struct relax_clml_openclml_bias_nn_conv2d_match m; struct relax_clml_biased_match biased;
};
DFG_MATCHERS_OF_WAYS(relax_clml_openclml_bias_nn_conv2d, whole, 1, NULL)

/* relax_clml.pat:80  "openclml.{a}{t}{n}{b}{c}"(x, w) = a(t(n(b(c(x, w))))); */
struct relax_clml_openclml_bn_bias_nn_conv2d_match { dfg_node root, x, w; };
struct relax_clml_openclml_bn_bias_nn_conv2d_whole {
    struct relax_clml_openclml_bn_bias_nn_conv2d_match m; struct relax_clml_norm_whole norm;
    struct relax_clml_openclml_bias_nn_conv2d_whole add;
};
DFG_MATCHERS_OF_WAYS(relax_clml_openclml_bn_bias_nn_conv2d, whole, 1, NULL)

/* relax_clml.pat:80  "openclml.{a}{t}{n}{b}{c}"(x, w) = a(t(n(b(c(x, w))))); */
struct relax_clml_openclml_tuple_bn_bias_nn_conv2d_match { dfg_node root, x, w; };
struct relax_clml_openclml_tuple_bn_bias_nn_conv2d_whole {
    struct relax_clml_openclml_tuple_bn_bias_nn_conv2d_match m;
    struct relax_clml_openclml_bn_bias_nn_conv2d_whole batch_norm;
};
DFG_MATCHERS_OF_WAYS(relax_clml_openclml_tuple_bn_bias_nn_conv2d, whole, 1, NULL)

/* relax_clml.pat:80  "openclml.{a}{t}{n}{b}{c}"(x, w) = a(t(n(b(c(x, w))))); */
struct relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_match { dfg_node root, x, w; };
struct relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_whole {
    struct relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_match m; struct relax_clml_relu6_whole relu6;
    struct relax_clml_openclml_tuple_bn_bias_nn_conv2d_whole get;
};
DFG_MATCHERS_OF_WAYS(relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d, whole, 1, NULL)

/* relax_clml.pat:80  "openclml.{a}{t}{n}{b}{c}"(x, w) = a(t(n(b(c(x, w))))); */
struct relax_clml_openclml_bn_nn_conv2d_transpose_match { dfg_node root, x, w; };
struct relax_clml_openclml_bn_nn_conv2d_transpose_whole {
    struct relax_clml_openclml_bn_nn_conv2d_transpose_match m; struct relax_clml_norm_whole norm;
};
DFG_MATCHERS(relax_clml_openclml_bn_nn_conv2d_transpose, NULL)

/* relax_clml.pat:80  "openclml.{a}{t}{n}{b}{c}"(x, w) = a(t(n(b(c(x, w))))); */
struct relax_clml_openclml_tuple_bn_nn_conv2d_transpose_match { dfg_node root, x, w; };
struct relax_clml_openclml_tuple_bn_nn_conv2d_transpose_whole {
    struct relax_clml_openclml_tuple_bn_nn_conv2d_transpose_match m;
    struct relax_clml_openclml_bn_nn_conv2d_transpose_whole batch_norm;
};
DFG_MATCHERS(relax_clml_openclml_tuple_bn_nn_conv2d_transpose, NULL)

/* relax_clml.pat:80  "openclml.{a}{t}{n}{b}{c}"(x, w) = a(t(n(b(c(x, w))))); */
struct relax_clml_openclml_clip_tuple_bn_nn_conv2d_transpose_match { dfg_node root, x, w; };
struct relax_clml_openclml_clip_tuple_bn_nn_conv2d_transpose_whole {
    struct relax_clml_openclml_clip_tuple_bn_nn_conv2d_transpose_match m;
    struct relax_clml_relu6_whole relu6; struct relax_clml_openclml_tuple_bn_nn_conv2d_transpose_whole get;
};
DFG_MATCHERS(relax_clml_openclml_clip_tuple_bn_nn_conv2d_transpose, NULL)

/* relax_clml.pat:80  "openclml.{a}{t}{n}{b}{c}"(x, w) = a(t(n(b(c(x, w))))); */
struct relax_clml_openclml_bn_pad_nn_conv2d_match { dfg_node root, x, w; };
struct relax_clml_openclml_bn_pad_nn_conv2d_whole {
    struct relax_clml_openclml_bn_pad_nn_conv2d_match m; struct relax_clml_norm_whole norm;
    struct relax_clml_pad_conv2d_whole pad_conv2d;
};
DFG_MATCHERS(relax_clml_openclml_bn_pad_nn_conv2d, NULL)

/* relax_clml.pat:80  "openclml.{a}{t}{n}{b}{c}"(x, w) = a(t(n(b(c(x, w))))); */
struct relax_clml_openclml_tuple_bn_pad_nn_conv2d_match { dfg_node root, x, w; };
struct relax_clml_openclml_tuple_bn_pad_nn_conv2d_whole {
    struct relax_clml_openclml_tuple_bn_pad_nn_conv2d_match m;
    struct relax_clml_openclml_bn_pad_nn_conv2d_whole batch_norm;
};
DFG_MATCHERS(relax_clml_openclml_tuple_bn_pad_nn_conv2d, NULL)

/* relax_clml.pat:80  "openclml.{a}{t}{n}{b}{c}"(x, w) = a(t(n(b(c(x, w))))); */
struct relax_clml_openclml_clip_tuple_bn_pad_nn_conv2d_match { dfg_node root, x, w; };
struct relax_clml_openclml_clip_tuple_bn_pad_nn_conv2d_whole {
    struct relax_clml_openclml_clip_tuple_bn_pad_nn_conv2d_match m; struct relax_clml_relu6_whole relu6;
    struct relax_clml_openclml_tuple_bn_pad_nn_conv2d_whole get;
};
DFG_MATCHERS(relax_clml_openclml_clip_tuple_bn_pad_nn_conv2d, NULL)

/* relax_clml.pat:80  "openclml.{a}{t}{n}{b}{c}"(x, w) = a(t(n(b(c(x, w))))); */
struct relax_clml_openclml_bn_nn_conv2d_match { dfg_node root, x, w; };
struct relax_clml_openclml_bn_nn_conv2d_whole {
    struct relax_clml_openclml_bn_nn_conv2d_match m; struct relax_clml_norm_whole norm;
};
DFG_MATCHERS(relax_clml_openclml_bn_nn_conv2d, NULL)

/* relax_clml.pat:80  "openclml.{a}{t}{n}{b}{c}"(x, w) = a(t(n(b(c(x, w))))); */
struct relax_clml_openclml_tuple_bn_nn_conv2d_match { dfg_node root, x, w; };
struct relax_clml_openclml_tuple_bn_nn_conv2d_whole {
    struct relax_clml_openclml_tuple_bn_nn_conv2d_match m;
    struct relax_clml_openclml_bn_nn_conv2d_whole batch_norm;
};
DFG_MATCHERS(relax_clml_openclml_tuple_bn_nn_conv2d, NULL)

/* relax_clml.pat:80  "openclml.{a}{t}{n}{b}{c}"(x, w) = a(t(n(b(c(x, w))))); */
struct relax_clml_openclml_clip_tuple_bn_nn_conv2d_match { dfg_node root, x, w; };
struct relax_clml_openclml_clip_tuple_bn_nn_conv2d_whole {
    struct relax_clml_openclml_clip_tuple_bn_nn_conv2d_match m; struct relax_clml_relu6_whole relu6;
    struct relax_clml_openclml_tuple_bn_nn_conv2d_whole get;
};
DFG_MATCHERS(relax_clml_openclml_clip_tuple_bn_nn_conv2d, NULL)

/* relax_clml.pat:80  "openclml.{a}{t}{n}{b}{c}"(x, w) = a(t(n(b(c(x, w))))); */
struct relax_clml_openclml_tuple_bias_nn_conv2d_transpose_match { dfg_node root, x, w; };
struct relax_clml_openclml_tuple_bias_nn_conv2d_transpose_whole {
    struct relax_clml_openclml_tuple_bias_nn_conv2d_transpose_match m;
    struct relax_clml_openclml_bias_nn_conv2d_transpose_whole add;
};
DFG_MATCHERS_OF_WAYS(relax_clml_openclml_tuple_bias_nn_conv2d_transpose, whole, 1, NULL)

/* relax_clml.pat:80  "openclml.{a}{t}{n}{b}{c}"(x, w) = a(t(n(b(c(x, w))))); */
struct relax_clml_openclml_clip_tuple_bias_nn_conv2d_transpose_match { dfg_node root, x, w; };
struct relax_clml_openclml_clip_tuple_bias_nn_conv2d_transpose_whole {
    struct relax_clml_openclml_clip_tuple_bias_nn_conv2d_transpose_match m;
    struct relax_clml_relu6_whole relu6;
    struct relax_clml_openclml_tuple_bias_nn_conv2d_transpose_whole get;
};
DFG_MATCHERS_OF_WAYS(relax_clml_openclml_clip_tuple_bias_nn_conv2d_transpose, whole, 1, NULL)

/* relax_clml.pat:80  "openclml.{a}{t}{n}{b}{c}"(x, w) = a(t(n(b(c(x, w))))); */
struct relax_clml_openclml_tuple_bias_pad_nn_conv2d_match { dfg_node root, x, w; };
struct relax_clml_openclml_tuple_bias_pad_nn_conv2d_whole {
    struct relax_clml_openclml_tuple_bias_pad_nn_conv2d_match m;
    struct relax_clml_openclml_bias_pad_nn_conv2d_whole add;
};
DFG_MATCHERS_OF_WAYS(relax_clml_openclml_tuple_bias_pad_nn_conv2d, whole, 1, NULL)

/* relax_clml.pat:80  "openclml.{a}{t}{n}{b}{c}"(x, w) = a(t(n(b(c(x, w))))); */
struct relax_clml_openclml_clip_tuple_bias_pad_nn_conv2d_match { dfg_node root, x, w; };
struct relax_clml_openclml_clip_tuple_bias_pad_nn_conv2d_whole {
    struct relax_clml_openclml_clip_tuple_bias_pad_nn_conv2d_match m; struct relax_clml_relu6_whole relu6;
    struct relax_clml_openclml_tuple_bias_pad_nn_conv2d_whole get;
};
DFG_MATCHERS_OF_WAYS(relax_clml_openclml_clip_tuple_bias_pad_nn_conv2d, whole, 1, NULL)

/* relax_clml.pat:80  "openclml.{a}{t}{n}{b}{c}"(x, w) = a(t(n(b(c(x, w))))); */
struct relax_clml_openclml_tuple_bias_nn_conv2d_match { dfg_node root, x, w; };
struct relax_clml_openclml_tuple_bias_nn_conv2d_whole {
    struct relax_clml_openclml_tuple_bias_nn_conv2d_match m;
    struct relax_clml_openclml_bias_nn_conv2d_whole add;
};
DFG_MATCHERS_OF_WAYS(relax_clml_openclml_tuple_bias_nn_conv2d, whole, 1, NULL)

/* relax_clml.pat:80  "openclml.{a}{t}{n}{b}{c}"(x, w) = a(t(n(b(c(x, w))))); */
struct relax_clml_openclml_clip_tuple_bias_nn_conv2d_match { dfg_node root, x, w; };
struct relax_clml_openclml_clip_tuple_bias_nn_conv2d_whole {
    struct relax_clml_openclml_clip_tuple_bias_nn_conv2d_match m; struct relax_clml_relu6_whole relu6;
    struct relax_clml_openclml_tuple_bias_nn_conv2d_whole get;
};
DFG_MATCHERS_OF_WAYS(relax_clml_openclml_clip_tuple_bias_nn_conv2d, whole, 1, NULL)

/* relax_clml.pat:80  "openclml.{a}{t}{n}{b}{c}"(x, w) = a(t(n(b(c(x, w))))); */
struct relax_clml_openclml_tuple_nn_conv2d_transpose_match { dfg_node root, x, w; };
struct relax_clml_openclml_tuple_nn_conv2d_transpose_whole {
    struct relax_clml_openclml_tuple_nn_conv2d_transpose_match m;
    struct relax_clml_conv2d_transpose_match conv2d_transpose;
};
DFG_MATCHERS(relax_clml_openclml_tuple_nn_conv2d_transpose, NULL)

/* relax_clml.pat:80  "openclml.{a}{t}{n}{b}{c}"(x, w) = a(t(n(b(c(x, w))))); */
struct relax_clml_openclml_clip_tuple_nn_conv2d_transpose_match { dfg_node root, x, w; };
struct relax_clml_openclml_clip_tuple_nn_conv2d_transpose_whole {
    struct relax_clml_openclml_clip_tuple_nn_conv2d_transpose_match m; struct relax_clml_relu6_whole relu6;
    struct relax_clml_openclml_tuple_nn_conv2d_transpose_whole get;
};
DFG_MATCHERS(relax_clml_openclml_clip_tuple_nn_conv2d_transpose, NULL)

/* relax_clml.pat:80  "openclml.{a}{t}{n}{b}{c}"(x, w) = a(t(n(b(c(x, w))))); */
struct relax_clml_openclml_tuple_pad_nn_conv2d_match { dfg_node root, x, w; };
struct relax_clml_openclml_tuple_pad_nn_conv2d_whole {
    struct relax_clml_openclml_tuple_pad_nn_conv2d_match m; struct relax_clml_pad_conv2d_whole pad_conv2d;
};
DFG_MATCHERS(relax_clml_openclml_tuple_pad_nn_conv2d, NULL)

/* relax_clml.pat:80  "openclml.{a}{t}{n}{b}{c}"(x, w) = a(t(n(b(c(x, w))))); */
struct relax_clml_openclml_clip_tuple_pad_nn_conv2d_match { dfg_node root, x, w; };
struct relax_clml_openclml_clip_tuple_pad_nn_conv2d_whole {
    struct relax_clml_openclml_clip_tuple_pad_nn_conv2d_match m; struct relax_clml_relu6_whole relu6;
    struct relax_clml_openclml_tuple_pad_nn_conv2d_whole get;
};
DFG_MATCHERS(relax_clml_openclml_clip_tuple_pad_nn_conv2d, NULL)

/* relax_clml.pat:80  "openclml.{a}{t}{n}{b}{c}"(x, w) = a(t(n(b(c(x, w))))); */
struct relax_clml_openclml_tuple_nn_conv2d_match { dfg_node root, x, w; };
struct relax_clml_openclml_tuple_nn_conv2d_whole {
    struct relax_clml_openclml_tuple_nn_conv2d_match m; struct relax_clml_conv2d_match conv2d;
};
DFG_MATCHERS(relax_clml_openclml_tuple_nn_conv2d, NULL)

/* relax_clml.pat:80  "openclml.{a}{t}{n}{b}{c}"(x, w) = a(t(n(b(c(x, w))))); */
struct relax_clml_openclml_clip_tuple_nn_conv2d_match { dfg_node root, x, w; };
struct relax_clml_openclml_clip_tuple_nn_conv2d_whole {
    struct relax_clml_openclml_clip_tuple_nn_conv2d_match m; struct relax_clml_relu6_whole relu6;
    struct relax_clml_openclml_tuple_nn_conv2d_whole get;
};
DFG_MATCHERS(relax_clml_openclml_clip_tuple_nn_conv2d, NULL)

/* relax_clml.pat:80  "openclml.{a}{t}{n}{b}{c}"(x, w) = a(t(n(b(c(x, w))))); */
struct relax_clml_openclml_clip_bn_bias_nn_conv2d_transpose_match { dfg_node root, x, w; };
struct relax_clml_openclml_clip_bn_bias_nn_conv2d_transpose_whole {
    struct relax_clml_openclml_clip_bn_bias_nn_conv2d_transpose_match m;
    struct relax_clml_relu6_whole relu6;
    struct relax_clml_openclml_bn_bias_nn_conv2d_transpose_whole batch_norm;
};
DFG_MATCHERS_OF_WAYS(relax_clml_openclml_clip_bn_bias_nn_conv2d_transpose, whole, 1, NULL)

/* relax_clml.pat:80  "openclml.{a}{t}{n}{b}{c}"(x, w) = a(t(n(b(c(x, w))))); */
struct relax_clml_openclml_clip_bn_bias_pad_nn_conv2d_match { dfg_node root, x, w; };
struct relax_clml_openclml_clip_bn_bias_pad_nn_conv2d_whole {
    struct relax_clml_openclml_clip_bn_bias_pad_nn_conv2d_match m; struct relax_clml_relu6_whole relu6;
    struct relax_clml_openclml_bn_bias_pad_nn_conv2d_whole batch_norm;
};
DFG_MATCHERS_OF_WAYS(relax_clml_openclml_clip_bn_bias_pad_nn_conv2d, whole, 1, NULL)

/* relax_clml.pat:80  "openclml.{a}{t}{n}{b}{c}"(x, w) = a(t(n(b(c(x, w))))); */
struct relax_clml_openclml_clip_bn_bias_nn_conv2d_match { dfg_node root, x, w; };
struct relax_clml_openclml_clip_bn_bias_nn_conv2d_whole {
    struct relax_clml_openclml_clip_bn_bias_nn_conv2d_match m; struct relax_clml_relu6_whole relu6;
    struct relax_clml_openclml_bn_bias_nn_conv2d_whole batch_norm;
};
DFG_MATCHERS_OF_WAYS(relax_clml_openclml_clip_bn_bias_nn_conv2d, whole, 1, NULL)

/* relax_clml.pat:80  "openclml.{a}{t}{n}{b}{c}"(x, w) = a(t(n(b(c(x, w))))); */
struct relax_clml_openclml_clip_bn_nn_conv2d_transpose_match { dfg_node root, x, w; };
struct relax_clml_openclml_clip_bn_nn_conv2d_transpose_whole {
    struct relax_clml_openclml_clip_bn_nn_conv2d_transpose_match m; struct relax_clml_relu6_whole relu6;
    struct relax_clml_openclml_bn_nn_conv2d_transpose_whole batch_norm;
};
DFG_MATCHERS(relax_clml_openclml_clip_bn_nn_conv2d_transpose, NULL)

/* relax_clml.pat:80  "openclml.{a}{t}{n}{b}{c}"(x, w) = a(t(n(b(c(x, w))))); */
struct relax_clml_openclml_clip_bn_pad_nn_conv2d_match { dfg_node root, x, w; };
struct relax_clml_openclml_clip_bn_pad_nn_conv2d_whole {
    struct relax_clml_openclml_clip_bn_pad_nn_conv2d_match m; struct relax_clml_relu6_whole relu6;
    struct relax_clml_openclml_bn_pad_nn_conv2d_whole batch_norm;
};
DFG_MATCHERS(relax_clml_openclml_clip_bn_pad_nn_conv2d, NULL)

/* relax_clml.pat:80  "openclml.{a}{t}{n}{b}{c}"(x, w) = a(t(n(b(c(x, w))))); */
struct relax_clml_openclml_clip_bn_nn_conv2d_match { dfg_node root, x, w; };
struct relax_clml_openclml_clip_bn_nn_conv2d_whole {
    struct relax_clml_openclml_clip_bn_nn_conv2d_match m; struct relax_clml_relu6_whole relu6;
    struct relax_clml_openclml_bn_nn_conv2d_whole batch_norm;
};
DFG_MATCHERS(relax_clml_openclml_clip_bn_nn_conv2d, NULL)

/* relax_clml.pat:80  "openclml.{a}{t}{n}{b}{c}"(x, w) = a(t(n(b(c(x, w))))); */
struct relax_clml_openclml_clip_bias_nn_conv2d_transpose_match { dfg_node root, x, w; };
struct relax_clml_openclml_clip_bias_nn_conv2d_transpose_whole {
    struct relax_clml_openclml_clip_bias_nn_conv2d_transpose_match m; struct relax_clml_relu6_whole relu6;
    struct relax_clml_openclml_bias_nn_conv2d_transpose_whole add;
};
DFG_MATCHERS_OF_WAYS(relax_clml_openclml_clip_bias_nn_conv2d_transpose, whole, 1, NULL)

/* relax_clml.pat:80  "openclml.{a}{t}{n}{b}{c}"(x, w) = a(t(n(b(c(x, w))))); */
struct relax_clml_openclml_clip_bias_pad_nn_conv2d_match { dfg_node root, x, w; };
struct relax_clml_openclml_clip_bias_pad_nn_conv2d_whole {
    struct relax_clml_openclml_clip_bias_pad_nn_conv2d_match m; struct relax_clml_relu6_whole relu6;
    struct relax_clml_openclml_bias_pad_nn_conv2d_whole add;
};
DFG_MATCHERS_OF_WAYS(relax_clml_openclml_clip_bias_pad_nn_conv2d, whole, 1, NULL)

/* relax_clml.pat:80  "openclml.{a}{t}{n}{b}{c}"(x, w) = a(t(n(b(c(x, w))))); */
struct relax_clml_openclml_clip_bias_nn_conv2d_match { dfg_node root, x, w; };
struct relax_clml_openclml_clip_bias_nn_conv2d_whole {
    struct relax_clml_openclml_clip_bias_nn_conv2d_match m; struct relax_clml_relu6_whole relu6;
    struct relax_clml_openclml_bias_nn_conv2d_whole add;
};
DFG_MATCHERS_OF_WAYS(relax_clml_openclml_clip_bias_nn_conv2d, whole, 1, NULL)

/* relax_clml.pat:80  "openclml.{a}{t}{n}{b}{c}"(x, w) = a(t(n(b(c(x, w))))); */
struct relax_clml_openclml_clip_nn_conv2d_transpose_match { dfg_node root, x, w; };
struct relax_clml_openclml_clip_nn_conv2d_transpose_whole {
    struct relax_clml_openclml_clip_nn_conv2d_transpose_match m; struct relax_clml_relu6_whole relu6;
};
DFG_MATCHERS(relax_clml_openclml_clip_nn_conv2d_transpose, NULL)

/* relax_clml.pat:80  "openclml.{a}{t}{n}{b}{c}"(x, w) = a(t(n(b(c(x, w))))); */
struct relax_clml_openclml_clip_pad_nn_conv2d_match { dfg_node root, x, w; };
struct relax_clml_openclml_clip_pad_nn_conv2d_whole {
    struct relax_clml_openclml_clip_pad_nn_conv2d_match m; struct relax_clml_relu6_whole relu6;
    struct relax_clml_pad_conv2d_whole pad_conv2d;
};
DFG_MATCHERS(relax_clml_openclml_clip_pad_nn_conv2d, NULL)

/* relax_clml.pat:80  "openclml.{a}{t}{n}{b}{c}"(x, w) = a(t(n(b(c(x, w))))); */
struct relax_clml_openclml_clip_nn_conv2d_match { dfg_node root, x, w; };
struct relax_clml_openclml_clip_nn_conv2d_whole {
    struct relax_clml_openclml_clip_nn_conv2d_match m; struct relax_clml_relu6_whole relu6;
};
DFG_MATCHERS(relax_clml_openclml_clip_nn_conv2d, NULL)

/* relax_clml.pat:80  "openclml.{a}{t}{n}{b}{c}"(x, w) = a(t(n(b(c(x, w))))); */
struct relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_transpose_match { dfg_node root, x, w; };
struct relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_transpose_whole {
    struct relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_transpose_match m;
    struct relax_clml_openclml_tuple_bn_bias_nn_conv2d_transpose_whole get;
};
DFG_MATCHERS_OF_WAYS(relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_transpose, whole, 1, NULL)

/* relax_clml.pat:80  "openclml.{a}{t}{n}{b}{c}"(x, w) = a(t(n(b(c(x, w))))); */
struct relax_clml_openclml_relu_tuple_bn_bias_pad_nn_conv2d_match { dfg_node root, x, w; };
struct relax_clml_openclml_relu_tuple_bn_bias_pad_nn_conv2d_whole {
    struct relax_clml_openclml_relu_tuple_bn_bias_pad_nn_conv2d_match m;
    struct relax_clml_openclml_tuple_bn_bias_pad_nn_conv2d_whole get;
};
DFG_MATCHERS_OF_WAYS(relax_clml_openclml_relu_tuple_bn_bias_pad_nn_conv2d, whole, 1, NULL)

/* relax_clml.pat:80  "openclml.{a}{t}{n}{b}{c}"(x, w) = a(t(n(b(c(x, w))))); */
struct relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_match { dfg_node root, x, w; };
struct relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_whole {
    struct relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_match m;
    struct relax_clml_openclml_tuple_bn_bias_nn_conv2d_whole get;
};
DFG_MATCHERS_OF_WAYS(relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d, whole, 1, NULL)

/* relax_clml.pat:80  "openclml.{a}{t}{n}{b}{c}"(x, w) = a(t(n(b(c(x, w))))); */
struct relax_clml_openclml_relu_tuple_bn_nn_conv2d_transpose_match { dfg_node root, x, w; };
struct relax_clml_openclml_relu_tuple_bn_nn_conv2d_transpose_whole {
    struct relax_clml_openclml_relu_tuple_bn_nn_conv2d_transpose_match m;
    struct relax_clml_openclml_tuple_bn_nn_conv2d_transpose_whole get;
};
DFG_MATCHERS(relax_clml_openclml_relu_tuple_bn_nn_conv2d_transpose, NULL)

/* relax_clml.pat:80  "openclml.{a}{t}{n}{b}{c}"(x, w) = a(t(n(b(c(x, w))))); */
struct relax_clml_openclml_relu_tuple_bn_pad_nn_conv2d_match { dfg_node root, x, w; };
struct relax_clml_openclml_relu_tuple_bn_pad_nn_conv2d_whole {
    struct relax_clml_openclml_relu_tuple_bn_pad_nn_conv2d_match m;
    struct relax_clml_openclml_tuple_bn_pad_nn_conv2d_whole get;
};
DFG_MATCHERS(relax_clml_openclml_relu_tuple_bn_pad_nn_conv2d, NULL)

/* relax_clml.pat:80  "openclml.{a}{t}{n}{b}{c}"(x, w) = a(t(n(b(c(x, w))))); */
struct relax_clml_openclml_relu_tuple_bn_nn_conv2d_match { dfg_node root, x, w; };
struct relax_clml_openclml_relu_tuple_bn_nn_conv2d_whole {
    struct relax_clml_openclml_relu_tuple_bn_nn_conv2d_match m;
    struct relax_clml_openclml_tuple_bn_nn_conv2d_whole get;
};
DFG_MATCHERS(relax_clml_openclml_relu_tuple_bn_nn_conv2d, NULL)

/* relax_clml.pat:80  "openclml.{a}{t}{n}{b}{c}"(x, w) = a(t(n(b(c(x, w))))); */
struct relax_clml_openclml_relu_tuple_bias_nn_conv2d_transpose_match { dfg_node root, x, w; };
struct relax_clml_openclml_relu_tuple_bias_nn_conv2d_transpose_whole {
    struct relax_clml_openclml_relu_tuple_bias_nn_conv2d_transpose_match m;
    struct relax_clml_openclml_tuple_bias_nn_conv2d_transpose_whole get;
};
DFG_MATCHERS_OF_WAYS(relax_clml_openclml_relu_tuple_bias_nn_conv2d_transpose, whole, 1, NULL)

/* relax_clml.pat:80  "openclml.{a}{t}{n}{b}{c}"(x, w) = a(t(n(b(c(x, w))))); */
struct relax_clml_openclml_relu_tuple_bias_pad_nn_conv2d_match { dfg_node root, x, w; };
struct relax_clml_openclml_relu_tuple_bias_pad_nn_conv2d_whole {
    struct relax_clml_openclml_relu_tuple_bias_pad_nn_conv2d_match m;
    struct relax_clml_openclml_tuple_bias_pad_nn_conv2d_whole get;
};
DFG_MATCHERS_OF_WAYS(relax_clml_openclml_relu_tuple_bias_pad_nn_conv2d, whole, 1, NULL)

/* relax_clml.pat:80  "openclml.{a}{t}{n}{b}{c}"(x, w) = a(t(n(b(c(x, w))))); */
struct relax_clml_openclml_relu_tuple_bias_nn_conv2d_match { dfg_node root, x, w; };
struct relax_clml_openclml_relu_tuple_bias_nn_conv2d_whole {
    struct relax_clml_openclml_relu_tuple_bias_nn_conv2d_match m;
    struct relax_clml_openclml_tuple_bias_nn_conv2d_whole get;
};
DFG_MATCHERS_OF_WAYS(relax_clml_openclml_relu_tuple_bias_nn_conv2d, whole, 1, NULL)

/* relax_clml.pat:80  "openclml.{a}{t}{n}{b}{c}"(x, w) = a(t(n(b(c(x, w))))); */
struct relax_clml_openclml_relu_tuple_nn_conv2d_transpose_match { dfg_node root, x, w; };
struct relax_clml_openclml_relu_tuple_nn_conv2d_transpose_whole {
    struct relax_clml_openclml_relu_tuple_nn_conv2d_transpose_match m;
    struct relax_clml_openclml_tuple_nn_conv2d_transpose_whole get;
};
DFG_MATCHERS(relax_clml_openclml_relu_tuple_nn_conv2d_transpose, NULL)

/* relax_clml.pat:80  "openclml.{a}{t}{n}{b}{c}"(x, w) = a(t(n(b(c(x, w))))); */
struct relax_clml_openclml_relu_tuple_pad_nn_conv2d_match { dfg_node root, x, w; };
struct relax_clml_openclml_relu_tuple_pad_nn_conv2d_whole {
    struct relax_clml_openclml_relu_tuple_pad_nn_conv2d_match m;
    struct relax_clml_openclml_tuple_pad_nn_conv2d_whole get;
};
DFG_MATCHERS(relax_clml_openclml_relu_tuple_pad_nn_conv2d, NULL)

/* relax_clml.pat:80  "openclml.{a}{t}{n}{b}{c}"(x, w) = a(t(n(b(c(x, w))))); */
struct relax_clml_openclml_relu_tuple_nn_conv2d_match { dfg_node root, x, w; };
struct relax_clml_openclml_relu_tuple_nn_conv2d_whole {
    struct relax_clml_openclml_relu_tuple_nn_conv2d_match m;
    struct relax_clml_openclml_tuple_nn_conv2d_whole get;
};
DFG_MATCHERS(relax_clml_openclml_relu_tuple_nn_conv2d, NULL)

/* relax_clml.pat:80  "openclml.{a}{t}{n}{b}{c}"(x, w) = a(t(n(b(c(x, w))))); */
struct relax_clml_openclml_relu_bn_bias_nn_conv2d_transpose_match { dfg_node root, x, w; };
struct relax_clml_openclml_relu_bn_bias_nn_conv2d_transpose_whole {
    struct relax_clml_openclml_relu_bn_bias_nn_conv2d_transpose_match m;
    struct relax_clml_openclml_bn_bias_nn_conv2d_transpose_whole batch_norm;
};
DFG_MATCHERS_OF_WAYS(relax_clml_openclml_relu_bn_bias_nn_conv2d_transpose, whole, 1, NULL)

/* relax_clml.pat:80  "openclml.{a}{t}{n}{b}{c}"(x, w) = a(t(n(b(c(x, w))))); */
struct relax_clml_openclml_relu_bn_bias_pad_nn_conv2d_match { dfg_node root, x, w; };
struct relax_clml_openclml_relu_bn_bias_pad_nn_conv2d_whole {
    struct relax_clml_openclml_relu_bn_bias_pad_nn_conv2d_match m;
    struct relax_clml_openclml_bn_bias_pad_nn_conv2d_whole batch_norm;
};
DFG_MATCHERS_OF_WAYS(relax_clml_openclml_relu_bn_bias_pad_nn_conv2d, whole, 1, NULL)

/* relax_clml.pat:80  "openclml.{a}{t}{n}{b}{c}"(x, w) = a(t(n(b(c(x, w))))); */
struct relax_clml_openclml_relu_bn_bias_nn_conv2d_match { dfg_node root, x, w; };
struct relax_clml_openclml_relu_bn_bias_nn_conv2d_whole {
    struct relax_clml_openclml_relu_bn_bias_nn_conv2d_match m;
    struct relax_clml_openclml_bn_bias_nn_conv2d_whole batch_norm;
};
DFG_MATCHERS_OF_WAYS(relax_clml_openclml_relu_bn_bias_nn_conv2d, whole, 1, NULL)

/* relax_clml.pat:80  "openclml.{a}{t}{n}{b}{c}"(x, w) = a(t(n(b(c(x, w))))); */
struct relax_clml_openclml_relu_bn_nn_conv2d_transpose_match { dfg_node root, x, w; };
struct relax_clml_openclml_relu_bn_nn_conv2d_transpose_whole {
    struct relax_clml_openclml_relu_bn_nn_conv2d_transpose_match m;
    struct relax_clml_openclml_bn_nn_conv2d_transpose_whole batch_norm;
};
DFG_MATCHERS(relax_clml_openclml_relu_bn_nn_conv2d_transpose, NULL)

/* relax_clml.pat:80  "openclml.{a}{t}{n}{b}{c}"(x, w) = a(t(n(b(c(x, w))))); */
struct relax_clml_openclml_relu_bn_pad_nn_conv2d_match { dfg_node root, x, w; };
struct relax_clml_openclml_relu_bn_pad_nn_conv2d_whole {
    struct relax_clml_openclml_relu_bn_pad_nn_conv2d_match m;
    struct relax_clml_openclml_bn_pad_nn_conv2d_whole batch_norm;
};
DFG_MATCHERS(relax_clml_openclml_relu_bn_pad_nn_conv2d, NULL)

/* relax_clml.pat:80  "openclml.{a}{t}{n}{b}{c}"(x, w) = a(t(n(b(c(x, w))))); */
struct relax_clml_openclml_relu_bn_nn_conv2d_match { dfg_node root, x, w; };
struct relax_clml_openclml_relu_bn_nn_conv2d_whole {
    struct relax_clml_openclml_relu_bn_nn_conv2d_match m;
    struct relax_clml_openclml_bn_nn_conv2d_whole batch_norm;
};
DFG_MATCHERS(relax_clml_openclml_relu_bn_nn_conv2d, NULL)

/* relax_clml.pat:80  "openclml.{a}{t}{n}{b}{c}"(x, w) = a(t(n(b(c(x, w))))); */
struct relax_clml_openclml_relu_bias_nn_conv2d_transpose_match { dfg_node root, x, w; };
struct relax_clml_openclml_relu_bias_nn_conv2d_transpose_whole {
    struct relax_clml_openclml_relu_bias_nn_conv2d_transpose_match m;
    struct relax_clml_openclml_bias_nn_conv2d_transpose_whole add;
};
DFG_MATCHERS_OF_WAYS(relax_clml_openclml_relu_bias_nn_conv2d_transpose, whole, 1, NULL)

/* relax_clml.pat:80  "openclml.{a}{t}{n}{b}{c}"(x, w) = a(t(n(b(c(x, w))))); */
struct relax_clml_openclml_relu_bias_pad_nn_conv2d_match { dfg_node root, x, w; };
struct relax_clml_openclml_relu_bias_pad_nn_conv2d_whole {
    struct relax_clml_openclml_relu_bias_pad_nn_conv2d_match m;
    struct relax_clml_openclml_bias_pad_nn_conv2d_whole add;
};
DFG_MATCHERS_OF_WAYS(relax_clml_openclml_relu_bias_pad_nn_conv2d, whole, 1, NULL)

/* relax_clml.pat:80  "openclml.{a}{t}{n}{b}{c}"(x, w) = a(t(n(b(c(x, w))))); */
struct relax_clml_openclml_relu_bias_nn_conv2d_match { dfg_node root, x, w; };
struct relax_clml_openclml_relu_bias_nn_conv2d_whole {
    struct relax_clml_openclml_relu_bias_nn_conv2d_match m;
    struct relax_clml_openclml_bias_nn_conv2d_whole add;
};
DFG_MATCHERS_OF_WAYS(relax_clml_openclml_relu_bias_nn_conv2d, whole, 1, NULL)

/* relax_clml.pat:80  "openclml.{a}{t}{n}{b}{c}"(x, w) = a(t(n(b(c(x, w))))); */
struct relax_clml_openclml_relu_nn_conv2d_transpose_match { dfg_node root, x, w; };
struct relax_clml_openclml_relu_nn_conv2d_transpose_whole {
    struct relax_clml_openclml_relu_nn_conv2d_transpose_match m;
    struct relax_clml_conv2d_transpose_match conv2d_transpose;
};
DFG_MATCHERS(relax_clml_openclml_relu_nn_conv2d_transpose, NULL)

/* relax_clml.pat:80  "openclml.{a}{t}{n}{b}{c}"(x, w) = a(t(n(b(c(x, w))))); */
struct relax_clml_openclml_relu_pad_nn_conv2d_match { dfg_node root, x, w; };
struct relax_clml_openclml_relu_pad_nn_conv2d_whole {
    struct relax_clml_openclml_relu_pad_nn_conv2d_match m; struct relax_clml_pad_conv2d_whole pad_conv2d;
};
DFG_MATCHERS(relax_clml_openclml_relu_pad_nn_conv2d, NULL)

/* relax_clml.pat:80  "openclml.{a}{t}{n}{b}{c}"(x, w) = a(t(n(b(c(x, w))))); */
struct relax_clml_openclml_relu_nn_conv2d_match { dfg_node root, x, w; };
struct relax_clml_openclml_relu_nn_conv2d_whole {
    struct relax_clml_openclml_relu_nn_conv2d_match m; struct relax_clml_conv2d_match conv2d;
};
DFG_MATCHERS(relax_clml_openclml_relu_nn_conv2d, NULL)

/* relax_clml.pat:80  "openclml.{a}{t}{n}{b}{c}"(x, w) = a(t(n(b(c(x, w))))); */
struct relax_clml_openclml_nn_conv2d_transpose_match { dfg_node root, x, w; };
DFG_MATCHERS_OF_MATCH(relax_clml_openclml_nn_conv2d_transpose, NULL)

/* relax_clml.pat:80  "openclml.{a}{t}{n}{b}{c}"(x, w) = a(t(n(b(c(x, w))))); */
struct relax_clml_openclml_pad_nn_conv2d_match { dfg_node root, x, w; };
struct relax_clml_openclml_pad_nn_conv2d_whole {
    struct relax_clml_openclml_pad_nn_conv2d_match m; struct relax_clml_pad_conv2d_whole pad_conv2d;
};
DFG_MATCHERS(relax_clml_openclml_pad_nn_conv2d, NULL)

/* relax_clml.pat:80  "openclml.{a}{t}{n}{b}{c}"(x, w) = a(t(n(b(c(x, w))))); */
struct relax_clml_openclml_nn_conv2d_match { dfg_node root, x, w; };
DFG_MATCHERS_OF_MATCH(relax_clml_openclml_nn_conv2d, NULL)

/* relax_clml.pat:82  "openclml.relax.{o}"(a, b) = o(a, b) where operand(a), operand(b), same_shape(a, b); */
struct relax_clml_openclml_relax_add_match { dfg_node root, a, b; };
DFG_MATCHERS_OF_WAYS(relax_clml_openclml_relax_add, match, 1, NULL)

/* relax_clml.pat:82  "openclml.relax.{o}"(a, b) = o(a, b) where operand(a), operand(b), same_shape(a, b); */
struct relax_clml_openclml_relax_subtract_match { dfg_node root, a, b; };
DFG_MATCHERS_OF_MATCH(relax_clml_openclml_relax_subtract, NULL)

/* relax_clml.pat:82  "openclml.relax.{o}"(a, b) = o(a, b) where operand(a), operand(b), same_shape(a, b); */
struct relax_clml_openclml_relax_multiply_match { dfg_node root, a, b; };
DFG_MATCHERS_OF_WAYS(relax_clml_openclml_relax_multiply, match, 1, NULL)

/* relax_clml.pat:82  "openclml.relax.{o}"(a, b) = o(a, b) where operand(a), operand(b), same_shape(a, b); */
struct relax_clml_openclml_relax_divide_match { dfg_node root, a, b; };
DFG_MATCHERS_OF_MATCH(relax_clml_openclml_relax_divide, NULL)

/* relax_clml.pat:82  "openclml.relax.{o}"(a, b) = o(a, b) where operand(a), operand(b), same_shape(a, b); */
struct relax_clml_openclml_relax_maximum_match { dfg_node root, a, b; };
DFG_MATCHERS_OF_WAYS(relax_clml_openclml_relax_maximum, match, 1, NULL)

/* relax_clml.pat:82  "openclml.relax.{o}"(a, b) = o(a, b) where operand(a), operand(b), same_shape(a, b); */
struct relax_clml_openclml_relax_minimum_match { dfg_node root, a, b; };
DFG_MATCHERS_OF_WAYS(relax_clml_openclml_relax_minimum, match, 1, NULL)

/* relax_clml.pat:83  "openclml.relax.nn.softmax"(x) = relax.nn.softmax(x) where operand(x); */
struct relax_clml_openclml_relax_nn_softmax_match { dfg_node root, x; };
DFG_MATCHERS_OF_MATCH(relax_clml_openclml_relax_nn_softmax, NULL)

/* relax_clml.pat:84  "openclml.relax.nn.relu"(x) = relax.nn.relu(x) where operand(x); */
struct relax_clml_openclml_relax_nn_relu_match { dfg_node root, x; };
DFG_MATCHERS_OF_MATCH(relax_clml_openclml_relax_nn_relu, NULL)

/* relax_clml.pat:85  "openclml.relax.clip"(x) = relax.clip(x, _, _) where operand(x); */
struct relax_clml_openclml_relax_clip_match { dfg_node root, x; };
struct relax_clml_openclml_relax_clip_whole {
    struct relax_clml_openclml_relax_clip_match m; dfg_node x, x_2;
};
DFG_MATCHERS(relax_clml_openclml_relax_clip, NULL)

/* relax_clml.pat:86  "openclml.nn.{p}"(c, x) = c & p(x) where pool_ok(c, x); */
struct relax_clml_openclml_nn_max_pool2d_match { dfg_node root, c, x; };
struct relax_clml_openclml_nn_max_pool2d_whole {
    struct relax_clml_openclml_nn_max_pool2d_match m; dfg_node max_pool2d;
};
DFG_MATCHERS(relax_clml_openclml_nn_max_pool2d, NULL)

/* relax_clml.pat:86  "openclml.nn.{p}"(c, x) = c & p(x) where pool_ok(c, x); */
struct relax_clml_openclml_nn_avg_pool2d_match { dfg_node root, c, x; };
struct relax_clml_openclml_nn_avg_pool2d_whole {
    struct relax_clml_openclml_nn_avg_pool2d_match m; dfg_node avg_pool2d;
};
DFG_MATCHERS(relax_clml_openclml_nn_avg_pool2d, NULL)

/* relax_clml.pat:88  "openclml.reshape" = relax.reshape(_, _); */
struct relax_clml_openclml_reshape_match { dfg_node root; };
struct relax_clml_openclml_reshape_whole { struct relax_clml_openclml_reshape_match m; dfg_node x, x_2; };
DFG_MATCHERS(relax_clml_openclml_reshape, NULL)

enum relax_clml_entry {
    RELAX_CLML_OPENCLML_CLIP_TUPLE_BN_BIAS_NN_CONV2D_TRANSPOSE, /* "openclml.clip.tuple.bn.bias.nn.conv2d_transpose": relax_clml.pat:80 */
    RELAX_CLML_OPENCLML_CLIP_TUPLE_BN_BIAS_PAD_NN_CONV2D, /* "openclml.clip.tuple.bn.bias.pad.nn.conv2d": relax_clml.pat:80 */
    RELAX_CLML_OPENCLML_CLIP_TUPLE_BN_BIAS_NN_CONV2D, /* "openclml.clip.tuple.bn.bias.nn.conv2d": relax_clml.pat:80 */
    RELAX_CLML_OPENCLML_CLIP_TUPLE_BN_NN_CONV2D_TRANSPOSE, /* "openclml.clip.tuple.bn.nn.conv2d_transpose": relax_clml.pat:80 */
    RELAX_CLML_OPENCLML_CLIP_TUPLE_BN_PAD_NN_CONV2D, /* "openclml.clip.tuple.bn.pad.nn.conv2d": relax_clml.pat:80 */
    RELAX_CLML_OPENCLML_CLIP_TUPLE_BN_NN_CONV2D, /* "openclml.clip.tuple.bn.nn.conv2d": relax_clml.pat:80 */
    RELAX_CLML_OPENCLML_CLIP_TUPLE_BIAS_NN_CONV2D_TRANSPOSE, /* "openclml.clip.tuple.bias.nn.conv2d_transpose": relax_clml.pat:80 */
    RELAX_CLML_OPENCLML_CLIP_TUPLE_BIAS_PAD_NN_CONV2D, /* "openclml.clip.tuple.bias.pad.nn.conv2d": relax_clml.pat:80 */
    RELAX_CLML_OPENCLML_CLIP_TUPLE_BIAS_NN_CONV2D, /* "openclml.clip.tuple.bias.nn.conv2d": relax_clml.pat:80 */
    RELAX_CLML_OPENCLML_CLIP_TUPLE_NN_CONV2D_TRANSPOSE, /* "openclml.clip.tuple.nn.conv2d_transpose": relax_clml.pat:80 */
    RELAX_CLML_OPENCLML_CLIP_TUPLE_PAD_NN_CONV2D, /* "openclml.clip.tuple.pad.nn.conv2d": relax_clml.pat:80 */
    RELAX_CLML_OPENCLML_CLIP_TUPLE_NN_CONV2D, /* "openclml.clip.tuple.nn.conv2d": relax_clml.pat:80 */
    RELAX_CLML_OPENCLML_CLIP_BN_BIAS_NN_CONV2D_TRANSPOSE, /* "openclml.clip.bn.bias.nn.conv2d_transpose": relax_clml.pat:80 */
    RELAX_CLML_OPENCLML_CLIP_BN_BIAS_PAD_NN_CONV2D, /* "openclml.clip.bn.bias.pad.nn.conv2d": relax_clml.pat:80 */
    RELAX_CLML_OPENCLML_CLIP_BN_BIAS_NN_CONV2D, /* "openclml.clip.bn.bias.nn.conv2d": relax_clml.pat:80 */
    RELAX_CLML_OPENCLML_CLIP_BN_NN_CONV2D_TRANSPOSE, /* "openclml.clip.bn.nn.conv2d_transpose": relax_clml.pat:80 */
    RELAX_CLML_OPENCLML_CLIP_BN_PAD_NN_CONV2D, /* "openclml.clip.bn.pad.nn.conv2d": relax_clml.pat:80 */
    RELAX_CLML_OPENCLML_CLIP_BN_NN_CONV2D, /* "openclml.clip.bn.nn.conv2d": relax_clml.pat:80 */
    RELAX_CLML_OPENCLML_CLIP_BIAS_NN_CONV2D_TRANSPOSE, /* "openclml.clip.bias.nn.conv2d_transpose": relax_clml.pat:80 */
    RELAX_CLML_OPENCLML_CLIP_BIAS_PAD_NN_CONV2D, /* "openclml.clip.bias.pad.nn.conv2d": relax_clml.pat:80 */
    RELAX_CLML_OPENCLML_CLIP_BIAS_NN_CONV2D, /* "openclml.clip.bias.nn.conv2d": relax_clml.pat:80 */
    RELAX_CLML_OPENCLML_CLIP_NN_CONV2D_TRANSPOSE, /* "openclml.clip.nn.conv2d_transpose": relax_clml.pat:80 */
    RELAX_CLML_OPENCLML_CLIP_PAD_NN_CONV2D, /* "openclml.clip.pad.nn.conv2d": relax_clml.pat:80 */
    RELAX_CLML_OPENCLML_CLIP_NN_CONV2D, /* "openclml.clip.nn.conv2d": relax_clml.pat:80 */
    RELAX_CLML_OPENCLML_RELU_TUPLE_BN_BIAS_NN_CONV2D_TRANSPOSE, /* "openclml.relu.tuple.bn.bias.nn.conv2d_transpose": relax_clml.pat:80 */
    RELAX_CLML_OPENCLML_RELU_TUPLE_BN_BIAS_PAD_NN_CONV2D, /* "openclml.relu.tuple.bn.bias.pad.nn.conv2d": relax_clml.pat:80 */
    RELAX_CLML_OPENCLML_RELU_TUPLE_BN_BIAS_NN_CONV2D, /* "openclml.relu.tuple.bn.bias.nn.conv2d": relax_clml.pat:80 */
    RELAX_CLML_OPENCLML_RELU_TUPLE_BN_NN_CONV2D_TRANSPOSE, /* "openclml.relu.tuple.bn.nn.conv2d_transpose": relax_clml.pat:80 */
    RELAX_CLML_OPENCLML_RELU_TUPLE_BN_PAD_NN_CONV2D, /* "openclml.relu.tuple.bn.pad.nn.conv2d": relax_clml.pat:80 */
    RELAX_CLML_OPENCLML_RELU_TUPLE_BN_NN_CONV2D, /* "openclml.relu.tuple.bn.nn.conv2d": relax_clml.pat:80 */
    RELAX_CLML_OPENCLML_RELU_TUPLE_BIAS_NN_CONV2D_TRANSPOSE, /* "openclml.relu.tuple.bias.nn.conv2d_transpose": relax_clml.pat:80 */
    RELAX_CLML_OPENCLML_RELU_TUPLE_BIAS_PAD_NN_CONV2D, /* "openclml.relu.tuple.bias.pad.nn.conv2d": relax_clml.pat:80 */
    RELAX_CLML_OPENCLML_RELU_TUPLE_BIAS_NN_CONV2D, /* "openclml.relu.tuple.bias.nn.conv2d": relax_clml.pat:80 */
    RELAX_CLML_OPENCLML_RELU_TUPLE_NN_CONV2D_TRANSPOSE, /* "openclml.relu.tuple.nn.conv2d_transpose": relax_clml.pat:80 */
    RELAX_CLML_OPENCLML_RELU_TUPLE_PAD_NN_CONV2D, /* "openclml.relu.tuple.pad.nn.conv2d": relax_clml.pat:80 */
    RELAX_CLML_OPENCLML_RELU_TUPLE_NN_CONV2D, /* "openclml.relu.tuple.nn.conv2d": relax_clml.pat:80 */
    RELAX_CLML_OPENCLML_RELU_BN_BIAS_NN_CONV2D_TRANSPOSE, /* "openclml.relu.bn.bias.nn.conv2d_transpose": relax_clml.pat:80 */
    RELAX_CLML_OPENCLML_RELU_BN_BIAS_PAD_NN_CONV2D, /* "openclml.relu.bn.bias.pad.nn.conv2d": relax_clml.pat:80 */
    RELAX_CLML_OPENCLML_RELU_BN_BIAS_NN_CONV2D, /* "openclml.relu.bn.bias.nn.conv2d": relax_clml.pat:80 */
    RELAX_CLML_OPENCLML_RELU_BN_NN_CONV2D_TRANSPOSE, /* "openclml.relu.bn.nn.conv2d_transpose": relax_clml.pat:80 */
    RELAX_CLML_OPENCLML_RELU_BN_PAD_NN_CONV2D, /* "openclml.relu.bn.pad.nn.conv2d": relax_clml.pat:80 */
    RELAX_CLML_OPENCLML_RELU_BN_NN_CONV2D, /* "openclml.relu.bn.nn.conv2d": relax_clml.pat:80 */
    RELAX_CLML_OPENCLML_RELU_BIAS_NN_CONV2D_TRANSPOSE, /* "openclml.relu.bias.nn.conv2d_transpose": relax_clml.pat:80 */
    RELAX_CLML_OPENCLML_RELU_BIAS_PAD_NN_CONV2D, /* "openclml.relu.bias.pad.nn.conv2d": relax_clml.pat:80 */
    RELAX_CLML_OPENCLML_RELU_BIAS_NN_CONV2D, /* "openclml.relu.bias.nn.conv2d": relax_clml.pat:80 */
    RELAX_CLML_OPENCLML_RELU_NN_CONV2D_TRANSPOSE, /* "openclml.relu.nn.conv2d_transpose": relax_clml.pat:80 */
    RELAX_CLML_OPENCLML_RELU_PAD_NN_CONV2D, /* "openclml.relu.pad.nn.conv2d": relax_clml.pat:80 */
    RELAX_CLML_OPENCLML_RELU_NN_CONV2D, /* "openclml.relu.nn.conv2d": relax_clml.pat:80 */
    RELAX_CLML_OPENCLML_TUPLE_BN_BIAS_NN_CONV2D_TRANSPOSE, /* "openclml.tuple.bn.bias.nn.conv2d_transpose": relax_clml.pat:80 */
    RELAX_CLML_OPENCLML_TUPLE_BN_BIAS_PAD_NN_CONV2D, /* "openclml.tuple.bn.bias.pad.nn.conv2d": relax_clml.pat:80 */
    RELAX_CLML_OPENCLML_TUPLE_BN_BIAS_NN_CONV2D, /* "openclml.tuple.bn.bias.nn.conv2d": relax_clml.pat:80 */
    RELAX_CLML_OPENCLML_TUPLE_BN_NN_CONV2D_TRANSPOSE, /* "openclml.tuple.bn.nn.conv2d_transpose": relax_clml.pat:80 */
    RELAX_CLML_OPENCLML_TUPLE_BN_PAD_NN_CONV2D, /* "openclml.tuple.bn.pad.nn.conv2d": relax_clml.pat:80 */
    RELAX_CLML_OPENCLML_TUPLE_BN_NN_CONV2D, /* "openclml.tuple.bn.nn.conv2d": relax_clml.pat:80 */
    RELAX_CLML_OPENCLML_TUPLE_BIAS_NN_CONV2D_TRANSPOSE, /* "openclml.tuple.bias.nn.conv2d_transpose": relax_clml.pat:80 */
    RELAX_CLML_OPENCLML_TUPLE_BIAS_PAD_NN_CONV2D, /* "openclml.tuple.bias.pad.nn.conv2d": relax_clml.pat:80 */
    RELAX_CLML_OPENCLML_TUPLE_BIAS_NN_CONV2D, /* "openclml.tuple.bias.nn.conv2d": relax_clml.pat:80 */
    RELAX_CLML_OPENCLML_TUPLE_NN_CONV2D_TRANSPOSE, /* "openclml.tuple.nn.conv2d_transpose": relax_clml.pat:80 */
    RELAX_CLML_OPENCLML_TUPLE_PAD_NN_CONV2D, /* "openclml.tuple.pad.nn.conv2d": relax_clml.pat:80 */
    RELAX_CLML_OPENCLML_TUPLE_NN_CONV2D, /* "openclml.tuple.nn.conv2d": relax_clml.pat:80 */
    RELAX_CLML_OPENCLML_BN_BIAS_NN_CONV2D_TRANSPOSE, /* "openclml.bn.bias.nn.conv2d_transpose": relax_clml.pat:80 */
    RELAX_CLML_OPENCLML_BN_BIAS_PAD_NN_CONV2D, /* "openclml.bn.bias.pad.nn.conv2d": relax_clml.pat:80 */
    RELAX_CLML_OPENCLML_BN_BIAS_NN_CONV2D, /* "openclml.bn.bias.nn.conv2d": relax_clml.pat:80 */
    RELAX_CLML_OPENCLML_BN_NN_CONV2D_TRANSPOSE, /* "openclml.bn.nn.conv2d_transpose": relax_clml.pat:80 */
    RELAX_CLML_OPENCLML_BN_PAD_NN_CONV2D, /* "openclml.bn.pad.nn.conv2d": relax_clml.pat:80 */
    RELAX_CLML_OPENCLML_BN_NN_CONV2D, /* "openclml.bn.nn.conv2d": relax_clml.pat:80 */
    RELAX_CLML_OPENCLML_BIAS_NN_CONV2D_TRANSPOSE, /* "openclml.bias.nn.conv2d_transpose": relax_clml.pat:80 */
    RELAX_CLML_OPENCLML_BIAS_PAD_NN_CONV2D, /* "openclml.bias.pad.nn.conv2d": relax_clml.pat:80 */
    RELAX_CLML_OPENCLML_BIAS_NN_CONV2D, /* "openclml.bias.nn.conv2d": relax_clml.pat:80 */
    RELAX_CLML_OPENCLML_NN_CONV2D_TRANSPOSE, /* "openclml.nn.conv2d_transpose": relax_clml.pat:80 */
    RELAX_CLML_OPENCLML_PAD_NN_CONV2D, /* "openclml.pad.nn.conv2d": relax_clml.pat:80 */
    RELAX_CLML_OPENCLML_NN_CONV2D, /* "openclml.nn.conv2d": relax_clml.pat:80 */
    RELAX_CLML_OPENCLML_NN_BATCH_NORM, /* "openclml.nn.batch_norm": relax_clml.pat:61 */
    RELAX_CLML_OPENCLML_RELAX_ADD, /* "openclml.relax.add": relax_clml.pat:82 */
    RELAX_CLML_OPENCLML_RELAX_SUBTRACT, /* "openclml.relax.subtract": relax_clml.pat:82 */
    RELAX_CLML_OPENCLML_RELAX_MULTIPLY, /* "openclml.relax.multiply": relax_clml.pat:82 */
    RELAX_CLML_OPENCLML_RELAX_DIVIDE, /* "openclml.relax.divide": relax_clml.pat:82 */
    RELAX_CLML_OPENCLML_RELAX_MAXIMUM, /* "openclml.relax.maximum": relax_clml.pat:82 */
    RELAX_CLML_OPENCLML_RELAX_MINIMUM, /* "openclml.relax.minimum": relax_clml.pat:82 */
    RELAX_CLML_OPENCLML_RELAX_NN_SOFTMAX, /* "openclml.relax.nn.softmax": relax_clml.pat:83 */
    RELAX_CLML_OPENCLML_RELAX_NN_RELU, /* "openclml.relax.nn.relu": relax_clml.pat:84 */
    RELAX_CLML_OPENCLML_RELAX_CLIP, /* "openclml.relax.clip": relax_clml.pat:85 */
    RELAX_CLML_OPENCLML_NN_MAX_POOL2D, /* "openclml.nn.max_pool2d": relax_clml.pat:86 */
    RELAX_CLML_OPENCLML_NN_AVG_POOL2D, /* "openclml.nn.avg_pool2d": relax_clml.pat:86 */
    RELAX_CLML_OPENCLML_NN_GLOBAL_AVG_POOL2D, /* "openclml.nn.global_avg_pool2d": relax_clml.pat:57 */
    RELAX_CLML_OPENCLML_RESHAPE, /* "openclml.reshape": relax_clml.pat:88 */
    RELAX_CLML_OPENCLML_DEQUANT_MATMUL, /* "openclml.dequant_matmul": relax_clml.pat:69 */
    RELAX_CLML_N_ENTRIES
};
enum { RELAX_CLML_WORDS = 2 /* 64-bit words of a candidate set */ };

/* The entries of table relax_clml that may match at n, a bit each in order of priority:
 * the first entry lowest.  Never misses one.  Pure, no memory.
 */
void relax_clml_candidates(const dfg_graph *g, dfg_node n, uint64_t set[2]);

/* The entry of highest priority that does match at n (enum relax_clml_entry), or -1. */
int32_t relax_clml_first(const dfg_graph *g, dfg_node n);

/* All nodes of first .. last-1 that have candidates, in order, with their sets (2 words each).
 * nodes and sets have room for last - first of them.  How many there are.
 */
size_t relax_clml_sweep(const dfg_graph *g, dfg_node first, dfg_node last, dfg_node *nodes, uint64_t *sets);

DFG_END_C

#endif
