/* Made by pat2c from dnnl_legalize.pat; do not edit.
 *
 * P_match: does pattern P match at n?  Its first match goes to *m, which is left alone otherwise.
 * P_each:  every match at n, in the order of the search, until accept says yes; did it?
 *          What accept gets is the member m of a struct P_whole, where there is one: all that takes part;
 *          paths of dominators and links of chains that nobody named only by P_whole, if there is one.
 * Pure, re-entrant, no memory.  The graph is a view that dfg_bind() made with dnnl_legalize_names.
 */
#ifndef DNNL_LEGALIZE_H
#define DNNL_LEGALIZE_H 0xcab4097686359c42 /* of this run of pat2c */

#include "dfg_match.h"

#ifdef __cplusplus
extern "C" {
#endif

extern const struct dfg_names dnnl_legalize_names;

/* dnnl_legalize.pat:23
 * rule dnnl_constant {
 *     c = op(every const);
 *     match c;
 *     rewrite extern dnnl_fold_constant;
 * }
 */
struct dnnl_legalize_dnnl_constant_match {
    dfg_node root, c;
};
struct dnnl_legalize_dnnl_constant_whole {
    struct dnnl_legalize_dnnl_constant_match m;
    struct dfg_nodes constant;
};
bool dnnl_legalize_dnnl_constant_match(const dfg_graph *g, dfg_node n, struct dnnl_legalize_dnnl_constant_match *m);
bool dnnl_legalize_dnnl_constant_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct dnnl_legalize_dnnl_constant_match *m), void *ctx);

/* dnnl_legalize.pat:29
 * rule dnnl_bias_add(x, b) {
 *     s = nn.bias_add(x, b) { axis = a };
 *     match s;
 *     where a == x.rank - 1 or a == -1;
 *     rewrite add(x, b);
 * }
 */
struct dnnl_legalize_dnnl_bias_add_match {
    dfg_node root, x, b, s;
    dfg_val a;
};
bool dnnl_legalize_dnnl_bias_add_match(const dfg_graph *g, dfg_node n, struct dnnl_legalize_dnnl_bias_add_match *m);
bool dnnl_legalize_dnnl_bias_add_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct dnnl_legalize_dnnl_bias_add_match *m), void *ctx);

/* dnnl_legalize.pat:35
 * rule dnnl_bias_add_inside(x, b) {
 *     s = nn.bias_add(x, b) { axis = a };
 *     match s;
 *     where a < x.rank - 1, a >= 0;
 *     rewrite add(x, expand_dims(b) { axis = 1, num_newaxis = x.rank - 1 - a });
 * }
 */
struct dnnl_legalize_dnnl_bias_add_inside_match {
    dfg_node root, x, b, s;
    dfg_val a;
};
bool dnnl_legalize_dnnl_bias_add_inside_match(const dfg_graph *g, dfg_node n, struct dnnl_legalize_dnnl_bias_add_inside_match *m);
bool dnnl_legalize_dnnl_bias_add_inside_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct dnnl_legalize_dnnl_bias_add_inside_match *m), void *ctx);

/* dnnl_legalize.pat:53
 * rule dnnl_bias_twice(x, w, a, b) {
 *     c = (nn.conv1d | nn.conv2d | nn.conv3d | nn.dense | qnn.conv2d | qnn.dense)(x, w, ...);
 *     match add(add(c, a & const), b & const);
 *     where broadcast_to(a, c), broadcast_to(b, c), same_dtype(a, b);
 *     rewrite add(c, add(a, b));
 * }
 */
struct dnnl_legalize_dnnl_bias_twice_match {
    dfg_node root, x, w, a, b, c;
};
struct dnnl_legalize_dnnl_bias_twice_whole {
    struct dnnl_legalize_dnnl_bias_twice_match m;
    dfg_node add;
    struct dfg_nodes rest;
};
bool dnnl_legalize_dnnl_bias_twice_match(const dfg_graph *g, dfg_node n, struct dnnl_legalize_dnnl_bias_twice_match *m);
bool dnnl_legalize_dnnl_bias_twice_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct dnnl_legalize_dnnl_bias_twice_match *m), void *ctx);

/* dnnl_legalize.pat:60
 * rule dnnl_scale_before_bias(x, w, b, s) {
 *     c = (nn.conv1d | nn.conv2d | nn.conv3d | nn.dense)(x, w & const);
 *     match multiply(add(c, b & const : float), s & const);
 *     where channels_second(c), of_channels(b, c), of_channels(s, c), moderate(b), moderate(s);
 *     rewrite add(multiply(c, s), multiply(b, s));
 * }
 */
struct dnnl_legalize_dnnl_scale_before_bias_match {
    dfg_node root, x, w, b, s, c;
};
struct dnnl_legalize_dnnl_scale_before_bias_whole {
    struct dnnl_legalize_dnnl_scale_before_bias_match m;
    dfg_node add;
};
bool dnnl_legalize_dnnl_scale_before_bias_match(const dfg_graph *g, dfg_node n, struct dnnl_legalize_dnnl_scale_before_bias_match *m);
bool dnnl_legalize_dnnl_scale_before_bias_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct dnnl_legalize_dnnl_scale_before_bias_match *m), void *ctx);

/* dnnl_legalize.pat:66
 * rule dnnl_scale_into_weights(x, w, s) {
 *     c = (nn.conv1d | nn.conv2d | nn.conv3d | nn.dense)(x, w & const : float);
 *     match multiply(c, s & const);
 *     where channels_second(c), channels_first(c), of_channels(s, c), same_dtype(w, s), w.elements > 0, moderate(w), moderate(s);
 *     rewrite c.op(x, multiply(w, reshape(s) { newshape = [i == 0 ? -1 : 1 for i in range(w.rank)] })) { ..c };
 * }
 */
struct dnnl_legalize_dnnl_scale_into_weights_match {
    dfg_node root, x, w, s, c;
};
bool dnnl_legalize_dnnl_scale_into_weights_match(const dfg_graph *g, dfg_node n, struct dnnl_legalize_dnnl_scale_into_weights_match *m);
bool dnnl_legalize_dnnl_scale_into_weights_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct dnnl_legalize_dnnl_scale_into_weights_match *m), void *ctx);

/* dnnl_legalize.pat:79
 * pattern same_cast(d) {
 *     c = cast(d);
 *     where same_dtype(c, d);
 *     return c;
 * }
 */
struct dnnl_legalize_same_cast_match {
    dfg_node root, d, c;
};
bool dnnl_legalize_same_cast_match(const dfg_graph *g, dfg_node n, struct dnnl_legalize_same_cast_match *m);
bool dnnl_legalize_same_cast_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct dnnl_legalize_same_cast_match *m), void *ctx);

/* dnnl_legalize.pat:84
 * pattern centred(x, eps) {
 *     m = mean(x) { axis = p, keepdims == true, exclude == false };
 *     d = subtract(x, m);
 *     v = mean(power(d | same_cast(d), 2)) { axis = q, keepdims == true, exclude == false }
 *       | variance(x, m) { axis = q, keepdims == true, exclude == false, unbiased == false };
 *     s = add(v, eps & const);
 *     where last(p, x), last(q, x), one(eps);
 *     return divide(d, sqrt(s)) | multiply(d, rsqrt(s));
 * }
 */
struct dnnl_legalize_centred_match {
    dfg_node root, x, eps, m, d, v, s;
    dfg_val p, q;
};
struct dnnl_legalize_centred_whole {
    struct dnnl_legalize_centred_match m;
    dfg_node mean, power, c, constant, variance, divide, sqrt, multiply, rsqrt;
};
bool dnnl_legalize_centred_match(const dfg_graph *g, dfg_node n, struct dnnl_legalize_centred_match *m);
bool dnnl_legalize_centred_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct dnnl_legalize_centred_match *m), void *ctx);

/* dnnl_legalize.pat:93
 * rule dnnl_layer_norm(x, eps, gamma, beta) {
 *     match add(multiply(centred(x, eps), gamma), beta);
 *     where along(gamma, x), along(beta, x);
 *     rewrite nn.layer_norm(x, gamma, beta) { axis = -1, epsilon = value(eps) };
 * }
 */
struct dnnl_legalize_dnnl_layer_norm_match {
    dfg_node root, x, eps, gamma, beta;
};
struct dnnl_legalize_dnnl_layer_norm_whole {
    struct dnnl_legalize_dnnl_layer_norm_match m;
    dfg_node multiply, divide, d, m_2, sqrt, s, mean, power, c, constant, variance, multiply_2, rsqrt;
};
bool dnnl_legalize_dnnl_layer_norm_match(const dfg_graph *g, dfg_node n, struct dnnl_legalize_dnnl_layer_norm_match *m);
bool dnnl_legalize_dnnl_layer_norm_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct dnnl_legalize_dnnl_layer_norm_match *m), void *ctx);

/* dnnl_legalize.pat:101
 * rule dnnl_reshape_last(x, w, b) {
 *     d = nn.dense(x, w);
 *     r = reshape(d);
 *     match add(b, r);
 *     where d.shape[-1] == r.shape[-1], along(b, d);
 *     rewrite reshape(add(b, d)) { ..r };
 * }
 */
struct dnnl_legalize_dnnl_reshape_last_match {
    dfg_node root, x, w, b, d, r;
};
bool dnnl_legalize_dnnl_reshape_last_match(const dfg_graph *g, dfg_node n, struct dnnl_legalize_dnnl_reshape_last_match *m);
bool dnnl_legalize_dnnl_reshape_last_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct dnnl_legalize_dnnl_reshape_last_match *m), void *ctx);

/* dnnl_legalize.pat:108
 * rule dnnl_gelu_reshape_last(x, w, b, s, one_, half) {
 *     a = add(b, nn.dense(x, w));
 *     r = reshape(a);
 *     match multiply(multiply(r, add(erf(divide(r, s & approx(1.41421356, 1e-3))), one_ & 1)), half & 0.5);
 *     where one(s), one(one_), one(half);
 *     rewrite reshape(multiply(multiply(a, add(erf(divide(a, s)), one_)), half)) { ..r };
 * }
 */
struct dnnl_legalize_dnnl_gelu_reshape_last_match {
    dfg_node root, x, w, b, s, one_, half, a, r;
};
struct dnnl_legalize_dnnl_gelu_reshape_last_whole {
    struct dnnl_legalize_dnnl_gelu_reshape_last_match m;
    dfg_node dense, multiply, add, erf, divide;
};
bool dnnl_legalize_dnnl_gelu_reshape_last_match(const dfg_graph *g, dfg_node n, struct dnnl_legalize_dnnl_gelu_reshape_last_match *m);
bool dnnl_legalize_dnnl_gelu_reshape_last_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct dnnl_legalize_dnnl_gelu_reshape_last_match *m), void *ctx);

/* dnnl_legalize.pat:118
 * rule dnnl_strides_early(h, x, w2, b2, w3, b3, w4, w7) {
 *     c2 = nn.conv2d(h, w2) { strides == [1, 1], data_layout == "NCHW", out_layout == "" };
 *     c3 = nn.conv2d(nn.relu(add(c2, b2 : [_, 1, 1])), w3) {
 *         kernel_size == [1, 1], strides == [1, 1], padding in {[0, 0], [0, 0, 0, 0]}, data_layout == "NCHW",
 *         out_layout == ""
 *     };
 *     block = nn.relu(add(add(c3, b3 : [_, 1, 1]), x));
 *     c4 = nn.conv2d(block, w4) { kernel_size == [1, 1], strides == [2, 2], padding in {[0, 0], [0, 0, 0, 0]} };
 *     c7 = nn.conv2d(block, w7) { kernel_size == [1, 1], strides == [2, 2], padding in {[0, 0], [0, 0, 0, 0]} };
 *     match c4, c7;
 *     where same_shape(c3, x), c4.data_layout == "NCHW", c7.data_layout == "NCHW";
 *     rewrite {
 *         half = nn.relu(add(nn.conv2d(h, w2) { ..c2, strides = [2, 2] }, b2));
 *         every_other = nn.max_pool2d(x) { pool_size = [1, 1], strides = [2, 2], padding = [0, 0, 0, 0] };
 *         next = nn.relu(add(add(nn.conv2d(half, w3) { ..c3 }, b3), every_other));
 *         return nn.conv2d(next, w4) { ..c4, strides = [1, 1] }, nn.conv2d(next, w7) { ..c7, strides = [1, 1] };
 *     }
 * }
 */
struct dnnl_legalize_dnnl_strides_early_match {
    dfg_node root, h, x, w2, b2, w3, b3, w4, w7, c2, c3, block, c4, c7;
};
struct dnnl_legalize_dnnl_strides_early_whole {
    struct dnnl_legalize_dnnl_strides_early_match m;
    dfg_node relu, add, add_2, add_3;
};
bool dnnl_legalize_dnnl_strides_early_match(const dfg_graph *g, dfg_node n, struct dnnl_legalize_dnnl_strides_early_match *m);
bool dnnl_legalize_dnnl_strides_early_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct dnnl_legalize_dnnl_strides_early_match *m), void *ctx);

/* dnnl_legalize.pat:139
 * rule dnnl_group_conv(x, w) {
 *     c = nn.conv2d(x, w) { groups > 1, kernel_layout == "OIHW" };
 *     match c;
 *     where w.rank == 4, w.shape[0] % c.groups == 0, w.elements > 0;
 *     rewrite nn.conv2d(x, reshape(w) {
 *         newshape = [c.groups, w.shape[0] / c.groups, w.shape[1], w.shape[2], w.shape[3]]
 *     }) { ..c, kernel_layout = "GOIHW", channels = w.shape[0], kernel_size = [w.shape[2], w.shape[3]] };
 * }
 */
struct dnnl_legalize_dnnl_group_conv_match {
    dfg_node root, x, w, c;
};
bool dnnl_legalize_dnnl_group_conv_match(const dfg_graph *g, dfg_node n, struct dnnl_legalize_dnnl_group_conv_match *m);
bool dnnl_legalize_dnnl_group_conv_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct dnnl_legalize_dnnl_group_conv_match *m), void *ctx);

/* dnnl_legalize.pat:147
 * rule dnnl_group_deconv(x, w) {
 *     c = nn.conv2d_transpose(x, w) { groups > 1, kernel_layout == "IOHW" };
 *     match c;
 *     where w.rank == 4, w.shape[0] % c.groups == 0, w.elements > 0;
 *     rewrite nn.conv2d_transpose(x, reshape(w) {
 *         newshape = [c.groups, w.shape[0] / c.groups, w.shape[1], w.shape[2], w.shape[3]]
 *     }) { ..c, kernel_layout = "GIOHW", channels = w.shape[1] * c.groups, kernel_size = [w.shape[2], w.shape[3]] };
 * }
 */
struct dnnl_legalize_dnnl_group_deconv_match {
    dfg_node root, x, w, c;
};
bool dnnl_legalize_dnnl_group_deconv_match(const dfg_graph *g, dfg_node n, struct dnnl_legalize_dnnl_group_deconv_match *m);
bool dnnl_legalize_dnnl_group_deconv_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct dnnl_legalize_dnnl_group_deconv_match *m), void *ctx);

/* dnnl_legalize.pat:158
 * rule dnnl_pad_avg_pool(x) {
 *     p = nn.pad(x, 0) { pad_width = n, pad_mode == "constant" };
 *     a = nn.avg_pool2d(p) { padding in {[0, 0], [0, 0, 0, 0]}, layout == "NCHW", ceil_mode == false };
 *     match a;
 *     where x.rank == 4, n[0] == [0, 0], n[1] == [0, 0], min(n[2]) >= 0, min(n[3]) >= 0;
 *     rewrite nn.avg_pool2d(x) { ..a, padding = [n[2][0], n[3][0], n[2][1], n[3][1]], count_include_pad = true };
 * }
 */
struct dnnl_legalize_dnnl_pad_avg_pool_match {
    dfg_node root, x, p, a;
    dfg_val n;
};
struct dnnl_legalize_dnnl_pad_avg_pool_whole {
    struct dnnl_legalize_dnnl_pad_avg_pool_match m;
    dfg_node constant;
};
bool dnnl_legalize_dnnl_pad_avg_pool_match(const dfg_graph *g, dfg_node n, struct dnnl_legalize_dnnl_pad_avg_pool_match *m);
bool dnnl_legalize_dnnl_pad_avg_pool_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct dnnl_legalize_dnnl_pad_avg_pool_match *m), void *ctx);

/* dnnl_legalize.pat:172
 * pattern int8(x) = x : {u8, i8};
 */
struct dnnl_legalize_int8_match {
    dfg_node root, x;
};
bool dnnl_legalize_int8_match(const dfg_graph *g, dfg_node n, struct dnnl_legalize_int8_match *m);
bool dnnl_legalize_int8_each(const dfg_graph *g, dfg_node n,
                             bool (*accept)(void *ctx, const struct dnnl_legalize_int8_match *m), void *ctx);

/* dnnl_legalize.pat:173
 * pattern number(z) = z & const : i32[];
 */
struct dnnl_legalize_number_match {
    dfg_node root, z;
};
bool dnnl_legalize_number_match(const dfg_graph *g, dfg_node n, struct dnnl_legalize_number_match *m);
bool dnnl_legalize_number_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct dnnl_legalize_number_match *m), void *ctx);

/* dnnl_legalize.pat:176
 * rule dnnl_qnn_pad(x, w, zx, zw, sx, sw) {
 *     q = qnn.conv2d(int8(x), w, number(zx), zw, sx, sw) { padding = p, data_layout = l };
 *     match q;
 *     where value(zx) != 0, max(p) > 0, len(p) in {2, 4}, l in {"NCHW", "NHWC"}, x.rank == 4;
 *     rewrite qnn.conv2d(nn.pad(x, like(x, value(zx))) {
 *         pad_width = l == "NCHW" ? [[0, 0], [0, 0], [p[0], p[len(p) - 2]], [p[1], p[len(p) - 1]]]
 *                                 : [[0, 0], [p[0], p[len(p) - 2]], [p[1], p[len(p) - 1]], [0, 0]]
 *     }, w, zx, zw, sx, sw) { ..q, padding = [0, 0, 0, 0] };
 * }
 */
struct dnnl_legalize_dnnl_qnn_pad_match {
    dfg_node root, x, w, zx, zw, sx, sw, q;
    dfg_val p, l;
};
bool dnnl_legalize_dnnl_qnn_pad_match(const dfg_graph *g, dfg_node n, struct dnnl_legalize_dnnl_qnn_pad_match *m);
bool dnnl_legalize_dnnl_qnn_pad_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct dnnl_legalize_dnnl_qnn_pad_match *m), void *ctx);

/* dnnl_legalize.pat:190
 * rule dnnl_qnn_zero_point(x, w, zx, zw, sx, sw) {
 *     q = qnn.conv2d(x, int8(w) & const, number(zx), zw & splat(0), sx, sw) { padding = p, out_dtype == i32 };
 *     match q;
 *     where plain(q), along_o(q, w), value(zx) != 0, max(p) == 0, min(p) == 0;
 *     rewrite add(qnn.conv2d(x, w, i32 0, zw, sx, sw) { ..q }, reshape(
 *         negative(multiply(zx, sum(cast(w) { dtype = i32 }) {
 *             axis = q.kernel_layout == "OIHW" ? [1, 2, 3] : q.kernel_layout == "HWIO" ? [0, 1, 2] : [0, 1, 3]
 *         }))) { newshape = q.data_layout == "NCHW" ? [-1, 1, 1] : [-1] });
 * }
 */
struct dnnl_legalize_dnnl_qnn_zero_point_match {
    dfg_node root, x, w, zx, zw, sx, sw, q;
    dfg_val p;
};
struct dnnl_legalize_dnnl_qnn_zero_point_whole {
    struct dnnl_legalize_dnnl_qnn_zero_point_match m;
    dfg_node constant;
};
bool dnnl_legalize_dnnl_qnn_zero_point_match(const dfg_graph *g, dfg_node n, struct dnnl_legalize_dnnl_qnn_zero_point_match *m);
bool dnnl_legalize_dnnl_qnn_zero_point_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct dnnl_legalize_dnnl_qnn_zero_point_match *m), void *ctx);

/* dnnl_legalize.pat:199
 * rule dnnl_qnn_dense_zero_point(x, w, zx, zw, sx, sw) {
 *     q = qnn.dense(x, int8(w) & const, number(zx), zw & splat(0), sx, sw) { out_dtype == i32 };
 *     match q;
 *     where value(zx) != 0, w.rank == 2;
 *     rewrite add(qnn.dense(x, w, i32 0, zw, sx, sw) { ..q },
 *                 reshape(negative(multiply(zx, sum(cast(w) { dtype = i32 }) { axis = [1] }))) { newshape = [-1] });
 * }
 */
struct dnnl_legalize_dnnl_qnn_dense_zero_point_match {
    dfg_node root, x, w, zx, zw, sx, sw, q;
};
struct dnnl_legalize_dnnl_qnn_dense_zero_point_whole {
    struct dnnl_legalize_dnnl_qnn_dense_zero_point_match m;
    dfg_node constant;
};
bool dnnl_legalize_dnnl_qnn_dense_zero_point_match(const dfg_graph *g, dfg_node n, struct dnnl_legalize_dnnl_qnn_dense_zero_point_match *m);
bool dnnl_legalize_dnnl_qnn_dense_zero_point_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct dnnl_legalize_dnnl_qnn_dense_zero_point_match *m), void *ctx);

/* dnnl_legalize.pat:218
 * pattern product(x, w, zx, zw) = (qnn.conv2d | qnn.dense)(int8(x), int8(w) & const, scalar(zx & 0), zw & splat(0), _, _)
 *     { out_dtype == i32 };
 */
struct dnnl_legalize_product_match {
    dfg_node root, x, w, zx, zw;
};
struct dnnl_legalize_product_whole {
    struct dnnl_legalize_product_match m;
    dfg_node constant, x, x_2;
};
bool dnnl_legalize_product_match(const dfg_graph *g, dfg_node n, struct dnnl_legalize_product_match *m);
bool dnnl_legalize_product_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct dnnl_legalize_product_match *m), void *ctx);

/* dnnl_legalize.pat:220
 * pattern steps(s) = s & const : f32;
 */
struct dnnl_legalize_steps_match {
    dfg_node root, s;
};
bool dnnl_legalize_steps_match(const dfg_graph *g, dfg_node n, struct dnnl_legalize_steps_match *m);
bool dnnl_legalize_steps_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct dnnl_legalize_steps_match *m), void *ctx);

/* dnnl_legalize.pat:226
 * rule dnnl_qnn_narrow(q, si, zi, so, zo) {
 *     r = qnn.requantize(q, si, zi, so, zo) { out_dtype == i32 };
 *     k = clip(r);
 *     y = cast(k);
 *     match y;
 *     where limits_of(k, attr(y, dtype));
 *     rewrite clip(qnn.requantize(q, si, zi, so, zo) { ..r, out_dtype = y.dtype }) { ..k };
 * }
 */
struct dnnl_legalize_dnnl_qnn_narrow_match {
    dfg_node root, q, si, zi, so, zo, r, k, y;
};
bool dnnl_legalize_dnnl_qnn_narrow_match(const dfg_graph *g, dfg_node n, struct dnnl_legalize_dnnl_qnn_narrow_match *m);
bool dnnl_legalize_dnnl_qnn_narrow_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct dnnl_legalize_dnnl_qnn_narrow_match *m), void *ctx);

/* dnnl_legalize.pat:235
 * rule dnnl_qnn_no_bias(x, w, zx, zw, si, zi, so, zo) {
 *     q = product(x, w, zx, zw);
 *     r = qnn.requantize(q, steps(si), number(zi), steps(so), number(zo));
 *     match r;
 *     rewrite qnn.requantize(add(q, i32 0), si, zi, so, zo) { ..r };
 * }
 */
struct dnnl_legalize_dnnl_qnn_no_bias_match {
    dfg_node root, x, w, zx, zw, si, zi, so, zo, q, r;
};
struct dnnl_legalize_dnnl_qnn_no_bias_whole {
    struct dnnl_legalize_dnnl_qnn_no_bias_match m;
    dfg_node constant, x, x_2;
};
bool dnnl_legalize_dnnl_qnn_no_bias_match(const dfg_graph *g, dfg_node n, struct dnnl_legalize_dnnl_qnn_no_bias_match *m);
bool dnnl_legalize_dnnl_qnn_no_bias_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct dnnl_legalize_dnnl_qnn_no_bias_match *m), void *ctx);

/* dnnl_legalize.pat:241
 * rule dnnl_qnn_requantize(x, w, zx, zw, b, si, zi, so, zo) {
 *     q = product(x, w, zx, zw);
 *     r = qnn.requantize(add(q, b & const : i32), steps(si), number(zi), steps(so), number(zo))
 *         { axis = a, out_dtype in {u8, i8} };
 *     k = clip(r);
 *     y = k | r;
 *     match y;
 *     where max([abs(v) for v in value(b)]) < 1073741824, size_of_steps(si), size_of_steps(so);
 *     where abs(value(zi)) <= 65536, abs(value(zo)) <= 65536;
 *     where q.op == qnn.dense ? q.rank == 2 : plain(q), q_bias(b, q), of_one_or_all(si, q);
 *     where si.elements == 1 or channel_axis(a, q), so.rank == 0, w.elements > 0;
 *     where not present(k) or limits_of(k, r.dtype);
 *     rewrite cast(clip(multiply(
 *         add(cast(q.op(x, w, i32 0, i32 0, f32 1.0, f32 1.0) { ..q }) { dtype = f32 },
 *             reshape(add(subtract(cast(reshape(b) { newshape = [-1] }) { dtype = f32 }, cast(zi) { dtype = f32 }),
 *                         divide(multiply(cast(zo) { dtype = f32 }, so), si))) {
 *                 newshape = second(q) ? [-1, 1, 1] : [-1]
 *             }),
 *         reshape(divide(si, so)) { newshape = si.elements == 1 ? [] : second(q) ? [-1, 1, 1] : [-1] })) {
 *         a_min = present(k) ? k.a_min : y.dtype == u8 ? 0.0 : -128.0,
 *         a_max = present(k) ? k.a_max : y.dtype == u8 ? 255.0 : 127.0
 *     }) { dtype = y.dtype };
 * }
 */
struct dnnl_legalize_dnnl_qnn_requantize_match {
    dfg_node root, x, w, zx, zw, b, si, zi, so, zo, q, r;
    dfg_node k; /* DFG_NONE where it takes no part */
    dfg_node y;
    dfg_val a;
};
struct dnnl_legalize_dnnl_qnn_requantize_whole {
    struct dnnl_legalize_dnnl_qnn_requantize_match m;
    dfg_node add, constant, x, x_2;
};
bool dnnl_legalize_dnnl_qnn_requantize_match(const dfg_graph *g, dfg_node n, struct dnnl_legalize_dnnl_qnn_requantize_match *m);
bool dnnl_legalize_dnnl_qnn_requantize_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct dnnl_legalize_dnnl_qnn_requantize_match *m), void *ctx);

/* dnnl_legalize.pat:265
 * rule dnnl_qnn_sum(x, w, b, s, z, sl, zl, sr, zr, so, zo) {
 *     q = (qnn.conv2d | qnn.dense)(x, w, ...);
 *     m = clip(multiply(add(cast(q), b & const), s & const));
 *     a = qnn.add(cast(m), z : {u8, i8}, steps(sl), number(zl), steps(sr), number(zr), steps(so), number(zo));
 *     k = clip(a);
 *     y = k | a;
 *     match y;
 *     where sl.rank == 0, sr.rank == 0, so.rank == 0, y.dtype in {u8, i8};
 *     where not present(k) or (y.dtype == u8 ? k.a_min <= 0 and k.a_max >= 255 : k.a_min <= -128 and k.a_max >= 127);
 *     rewrite cast(add(add(multiply(m, divide(sl, so)), multiply(divide(sr, so), cast(z) { dtype = f32 })),
 *                      subtract(subtract(cast(zo) { dtype = f32 }, divide(multiply(cast(zl) { dtype = f32 }, sl), so)),
 *                               divide(multiply(cast(zr) { dtype = f32 }, sr), so)))) { dtype = y.dtype };
 * }
 */
struct dnnl_legalize_dnnl_qnn_sum_match {
    dfg_node root, x, w, b, s, z, sl, zl, sr, zr, so, zo, q, m, a;
    dfg_node k; /* DFG_NONE where it takes no part */
    dfg_node y;
};
struct dnnl_legalize_dnnl_qnn_sum_whole {
    struct dnnl_legalize_dnnl_qnn_sum_match m;
    dfg_node multiply, add, cast, cast_2;
    struct dfg_nodes rest;
};
bool dnnl_legalize_dnnl_qnn_sum_match(const dfg_graph *g, dfg_node n, struct dnnl_legalize_dnnl_qnn_sum_match *m);
bool dnnl_legalize_dnnl_qnn_sum_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct dnnl_legalize_dnnl_qnn_sum_match *m), void *ctx);

/* The file's rules, for dfg_rewriter_new() (dfg_rewrite.h); they stand in NAME.rules.c. */
struct dfg_rules;
extern const struct dfg_rules dnnl_legalize_rules;

/* Replacements that the user writes: the value that stands for the root, DFG_NONE: leave it; where
 * there are several roots, that of each to with[], in their order, and false: leave them. */
struct dfg_rewriter;
dfg_node dnnl_fold_constant(struct dfg_rewriter *r, const struct dnnl_legalize_dnnl_constant_match *m);

#ifdef __cplusplus
}
#endif

#endif
