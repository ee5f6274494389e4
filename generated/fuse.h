/* Made by pat2c from fuse.pat; do not edit.
 *
 * P_match: does pattern P match at n?  Its first match goes to *m, which is left alone otherwise.
 * P_each:  every match at n, in the order of the search, until accept says yes; did it?
 *          What accept gets is the member m of a struct P_whole, where there is one: all that takes part;
 *          paths of dominators and links of chains that nobody named only by P_whole, if there is one.
 * Pure, re-entrant, no memory.  The graph is a view that dfg_bind() made with fuse_names.
 */
#ifndef FUSE_H
#define FUSE_H 0x235402cc0df86fd8 /* of this run of pat2c */

#include "dfg_match.h"

#ifdef __cplusplus
extern "C" {
#endif

extern const struct dfg_names fuse_names;

/* fuse.pat:24
 * rule fuse_conv_activation(x, w, b) {
 *     c = Conv(x, w, b?);
 *     y = (Relu | Sigmoid | Tanh)(c);
 *     match y;
 *     where x.dtype == f32;
 *     rewrite com.microsoft.FusedConv(x, w, b?) {
 *         ..c, activation = y.op == Relu ? "Relu" : y.op == Tanh ? "Tanh" : "Sigmoid"
 *     };
 * }
 */
struct fuse_fuse_conv_activation_match {
    dfg_node root, x, w;
    dfg_node b; /* DFG_NONE where it takes no part */
    dfg_node c, y;
};
bool fuse_fuse_conv_activation_match(const dfg_graph *g, dfg_node n, struct fuse_fuse_conv_activation_match *m);
bool fuse_fuse_conv_activation_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct fuse_fuse_conv_activation_match *m), void *ctx);

/* fuse.pat:33
 * rule fuse_conv_leaky(x, w, b) {
 *     c = Conv(x, w, b?);
 *     y = LeakyRelu(c);
 *     match y;
 *     where x.dtype == f32;
 *     rewrite com.microsoft.FusedConv(x, w, b?) { ..c, activation = "LeakyRelu", activation_params = [y.alpha] };
 * }
 */
struct fuse_fuse_conv_leaky_match {
    dfg_node root, x, w;
    dfg_node b; /* DFG_NONE where it takes no part */
    dfg_node c, y;
};
bool fuse_fuse_conv_leaky_match(const dfg_graph *g, dfg_node n, struct fuse_fuse_conv_leaky_match *m);
bool fuse_fuse_conv_leaky_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct fuse_fuse_conv_leaky_match *m), void *ctx);

/* fuse.pat:40
 * rule fuse_conv_hard_sigmoid(x, w, b) {
 *     c = Conv(x, w, b?);
 *     y = HardSigmoid(c);
 *     match y;
 *     where x.dtype == f32;
 *     rewrite com.microsoft.FusedConv(x, w, b?) {
 *         ..c, activation = "HardSigmoid", activation_params = [y.alpha, y.beta]
 *     };
 * }
 */
struct fuse_fuse_conv_hard_sigmoid_match {
    dfg_node root, x, w;
    dfg_node b; /* DFG_NONE where it takes no part */
    dfg_node c, y;
};
bool fuse_fuse_conv_hard_sigmoid_match(const dfg_graph *g, dfg_node n, struct fuse_fuse_conv_hard_sigmoid_match *m);
bool fuse_fuse_conv_hard_sigmoid_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct fuse_fuse_conv_hard_sigmoid_match *m), void *ctx);

/* fuse.pat:49
 * rule fuse_conv_clip(x, w, b, lo, hi) {
 *     c = Conv(x, w, b?);
 *     match Clip(c, (lo & const)?, (hi & const)?);
 *     where x.dtype == f32;
 *     rewrite com.microsoft.FusedConv(x, w, b?) {
 *         ..c, activation = "Clip",
 *         activation_params = [present(lo) ? value(lo) : -3.4028235e38, present(hi) ? value(hi) : 3.4028235e38]
 *     };
 * }
 */
struct fuse_fuse_conv_clip_match {
    dfg_node root, x, w;
    dfg_node b; /* DFG_NONE where it takes no part */
    dfg_node lo; /* DFG_NONE where it takes no part */
    dfg_node hi; /* DFG_NONE where it takes no part */
    dfg_node c;
};
bool fuse_fuse_conv_clip_match(const dfg_graph *g, dfg_node n, struct fuse_fuse_conv_clip_match *m);
bool fuse_fuse_conv_clip_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct fuse_fuse_conv_clip_match *m), void *ctx);

/* fuse.pat:59
 * rule fuse_conv_sum_activation(x, w, b, z) : priority 1 {
 *     c = Conv(x, w, b?);
 *     y = Relu(Add(c, z));
 *     match y;
 *     where x.dtype == f32, same_shape(c, z), not is_const(z);
 *     rewrite com.microsoft.FusedConv(x, w, b?, z) { ..c, activation = "Relu" };
 * }
 */
struct fuse_fuse_conv_sum_activation_match {
    dfg_node root, x, w;
    dfg_node b; /* DFG_NONE where it takes no part */
    dfg_node z, c, y;
};
struct fuse_fuse_conv_sum_activation_whole {
    struct fuse_fuse_conv_sum_activation_match m;
    dfg_node add;
};
bool fuse_fuse_conv_sum_activation_match(const dfg_graph *g, dfg_node n, struct fuse_fuse_conv_sum_activation_match *m);
bool fuse_fuse_conv_sum_activation_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct fuse_fuse_conv_sum_activation_match *m), void *ctx);

/* fuse.pat:66
 * rule fuse_conv_sum(x, w, b, z) {
 *     c = Conv(x, w, b?);
 *     match Add(c, z);
 *     where x.dtype == f32, same_shape(c, z), not is_const(z);
 *     rewrite com.microsoft.FusedConv(x, w, b?, z) { ..c };
 * }
 */
struct fuse_fuse_conv_sum_match {
    dfg_node root, x, w;
    dfg_node b; /* DFG_NONE where it takes no part */
    dfg_node z, c;
};
bool fuse_fuse_conv_sum_match(const dfg_graph *g, dfg_node n, struct fuse_fuse_conv_sum_match *m);
bool fuse_fuse_conv_sum_each(const dfg_graph *g, dfg_node n,
                             bool (*accept)(void *ctx, const struct fuse_fuse_conv_sum_match *m), void *ctx);

/* fuse.pat:76
 * rule fuse_gelu(x, r, o, h) {
 *     t = Add(Erf(Div(x, r & approx(1.41421356, 1e-3)) | Mul(x, r & approx(0.70710678, 1e-3))), o & 1);
 *     match Mul(Mul(x, t), h & 0.5) | Mul(x, Mul(t, h & 0.5)) | Mul(Mul(x, h & 0.5), t);
 *     where one(r, x), one(o, x), one(h, x);
 *     rewrite com.microsoft.Gelu(x);
 * }
 */
struct fuse_fuse_gelu_match {
    dfg_node root, x, r, o, h, t;
};
struct fuse_fuse_gelu_whole {
    struct fuse_fuse_gelu_match m;
    dfg_node erf, div, constant, mul, constant_2, mul_2, mul_3, constant_3, mul_4, mul_5, constant_4, mul_6,
             mul_7, constant_5;
};
bool fuse_fuse_gelu_match(const dfg_graph *g, dfg_node n, struct fuse_fuse_gelu_match *m);
bool fuse_fuse_gelu_each(const dfg_graph *g, dfg_node n,
                         bool (*accept)(void *ctx, const struct fuse_fuse_gelu_match *m), void *ctx);

/* fuse.pat:83
 * pattern cubic(x, k, p) =
 *     Mul(Pow(x, p & 3) | Mul(x, Mul(x, x)), k & approx(0.044715, 1e-4))
 *     | Mul(x, Mul(x, Mul(x, k & approx(0.044715, 1e-4))));
 */
struct fuse_cubic_match {
    dfg_node root, x, k;
    dfg_node p; /* DFG_NONE where it takes no part */
};
struct fuse_cubic_whole {
    struct fuse_cubic_match m;
    dfg_node mul, pow, mul_2, mul_3, constant, mul_4, mul_5, mul_6, constant_2;
};
bool fuse_cubic_match(const dfg_graph *g, dfg_node n, struct fuse_cubic_match *m);
bool fuse_cubic_each(const dfg_graph *g, dfg_node n,
                     bool (*accept)(void *ctx, const struct fuse_cubic_match *m), void *ctx);

/* fuse.pat:86
 * rule fuse_gelu_tanh(x, k, p, r, o, h) {
 *     t = Add(Tanh(Mul(Add(x, cubic(x, k, p)), r & approx(0.79788456, 1e-3))), o & 1);
 *     match Mul(Mul(x, t), h & 0.5) | Mul(x, Mul(t, h & 0.5)) | Mul(Mul(x, h & 0.5), t);
 *     where one(k, x), not present(p) or one(p, x), one(r, x), one(o, x), one(h, x), x.rank >= 1;
 *     rewrite com.microsoft.FastGelu(x);
 * }
 */
struct fuse_fuse_gelu_tanh_match {
    dfg_node root, x, k;
    dfg_node p; /* DFG_NONE where it takes no part */
    dfg_node r, o, h, t;
};
struct fuse_fuse_gelu_tanh_whole {
    struct fuse_fuse_gelu_tanh_match m;
    dfg_node tanh, mul, add, mul_2, pow, mul_3, mul_4, constant, mul_5, mul_6, mul_7, constant_2, mul_8,
             mul_9, constant_3, mul_10, mul_11, constant_4, mul_12, mul_13, constant_5;
};
bool fuse_fuse_gelu_tanh_match(const dfg_graph *g, dfg_node n, struct fuse_fuse_gelu_tanh_match *m);
bool fuse_fuse_gelu_tanh_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct fuse_fuse_gelu_tanh_match *m), void *ctx);

/* fuse.pat:93
 * rule fuse_quick_gelu(x, a) {
 *     match Mul(x, Sigmoid(Mul(x, a & const)));
 *     where one(a, x), value(a) ~= 1.702 +- 1e-3;
 *     rewrite com.microsoft.QuickGelu(x) { alpha = value(a) };
 * }
 */
struct fuse_fuse_quick_gelu_match {
    dfg_node root, x, a;
};
struct fuse_fuse_quick_gelu_whole {
    struct fuse_fuse_quick_gelu_match m;
    dfg_node sigmoid, mul;
};
bool fuse_fuse_quick_gelu_match(const dfg_graph *g, dfg_node n, struct fuse_fuse_quick_gelu_match *m);
bool fuse_fuse_quick_gelu_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct fuse_fuse_quick_gelu_match *m), void *ctx);

/* fuse.pat:99
 * rule fuse_bias_gelu(x, b) {
 *     match com.microsoft.Gelu(Add(x, b));
 *     where b.rank == 1, b.shape[0] == x.shape[-1];
 *     rewrite com.microsoft.BiasGelu(x, b);
 * }
 */
struct fuse_fuse_bias_gelu_match {
    dfg_node root, x, b;
};
struct fuse_fuse_bias_gelu_whole {
    struct fuse_fuse_bias_gelu_match m;
    dfg_node add;
};
bool fuse_fuse_bias_gelu_match(const dfg_graph *g, dfg_node n, struct fuse_fuse_bias_gelu_match *m);
bool fuse_fuse_bias_gelu_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct fuse_fuse_bias_gelu_match *m), void *ctx);

/* fuse.pat:107
 * rule fuse_integer_product_sum(x, b, zero, scale, bias) : priority 1, keep_shared {
 *     q = DynamicQuantizeLinear(x);
 *     v = q.0;
 *     s = q.1;
 *     z = q.2;
 *     match Add(Mul(Cast(MatMulInteger(v, b, z, zero?)) { to == 1 }, Mul(s, scale)), bias);
 *     where b.rank == 2, scale.rank <= 1, bias.rank == 1, bias.shape[0] == b.shape[1];
 *     where scale.elements == 1 or scale.shape[0] == b.shape[1];
 *     rewrite com.microsoft.MatMulIntegerToFloat(v, b, s, scale, z, zero?, bias);
 * }
 */
struct fuse_fuse_integer_product_sum_match {
    dfg_node root, x, b;
    dfg_node zero; /* DFG_NONE where it takes no part */
    dfg_node scale, bias, q, v, s, z;
};
struct fuse_fuse_integer_product_sum_whole {
    struct fuse_fuse_integer_product_sum_match m;
    dfg_node mul, cast, matMulInteger, mul_2;
};
bool fuse_fuse_integer_product_sum_match(const dfg_graph *g, dfg_node n, struct fuse_fuse_integer_product_sum_match *m);
bool fuse_fuse_integer_product_sum_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct fuse_fuse_integer_product_sum_match *m), void *ctx);

/* fuse.pat:117
 * rule fuse_integer_product(x, b, zero, scale) : keep_shared {
 *     q = DynamicQuantizeLinear(x);
 *     v = q.0;
 *     s = q.1;
 *     z = q.2;
 *     match Mul(Cast(MatMulInteger(v, b, z, zero?)) { to == 1 }, Mul(s, scale));
 *     where b.rank == 2, scale.rank <= 1, scale.elements == 1 or scale.shape[0] == b.shape[1];
 *     rewrite com.microsoft.MatMulIntegerToFloat(v, b, s, scale, z, zero?);
 * }
 */
struct fuse_fuse_integer_product_match {
    dfg_node root, x, b;
    dfg_node zero; /* DFG_NONE where it takes no part */
    dfg_node scale, q, v, s, z;
};
struct fuse_fuse_integer_product_whole {
    struct fuse_fuse_integer_product_match m;
    dfg_node cast, matMulInteger, mul;
};
bool fuse_fuse_integer_product_match(const dfg_graph *g, dfg_node n, struct fuse_fuse_integer_product_match *m);
bool fuse_fuse_integer_product_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct fuse_fuse_integer_product_match *m), void *ctx);

/* fuse.pat:126
 * rule fuse_dynamic_product(x, b, zero, scale, bias) {
 *     q = DynamicQuantizeLinear(x);
 *     match com.microsoft.MatMulIntegerToFloat(q.0, b, q.1, scale, q.2, zero?, bias?);
 *     rewrite com.microsoft.DynamicQuantizeMatMul(x, b, scale, zero?, bias?);
 * }
 */
struct fuse_fuse_dynamic_product_match {
    dfg_node root, x, b;
    dfg_node zero; /* DFG_NONE where it takes no part */
    dfg_node scale;
    dfg_node bias; /* DFG_NONE where it takes no part */
    dfg_node q;
};
struct fuse_fuse_dynamic_product_whole {
    struct fuse_fuse_dynamic_product_match m;
    dfg_node get, get_2, get_3;
};
bool fuse_fuse_dynamic_product_match(const dfg_graph *g, dfg_node n, struct fuse_fuse_dynamic_product_match *m);
bool fuse_fuse_dynamic_product_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct fuse_fuse_dynamic_product_match *m), void *ctx);

/* fuse.pat:135
 * rule fuse_rms_norm(x, eps, scale) {
 *     s = Sqrt(Add(ReduceMean(Pow(x, 2) | Mul(x, x)) { axes = q, keepdims == 1 }, eps & const));
 *     n = Div(x, s) | Mul(x, Reciprocal(s)) | Mul(x, Div(1, s));
 *     match Mul(n, scale);
 *     where q == [-1] or q == [x.rank - 1], single(eps), along(scale, x);
 *     rewrite SimplifiedLayerNormalization(x, scale) { axis = -1, epsilon = value(eps), stash_type = 1 };
 * }
 */
struct fuse_fuse_rms_norm_match {
    dfg_node root, x, eps, scale, s, n;
    dfg_val q;
};
struct fuse_fuse_rms_norm_whole {
    struct fuse_fuse_rms_norm_match m;
    dfg_node add, reduceMean, pow, constant, mul, div, mul_2, reciprocal, mul_3, div_2, constant_2;
};
bool fuse_fuse_rms_norm_match(const dfg_graph *g, dfg_node n, struct fuse_fuse_rms_norm_match *m);
bool fuse_fuse_rms_norm_each(const dfg_graph *g, dfg_node n,
                             bool (*accept)(void *ctx, const struct fuse_fuse_rms_norm_match *m), void *ctx);

/* fuse.pat:143
 * rule fuse_rms_norm_wide(x, eps, scale) : priority 1 {
 *     w = Cast(x) { to == 1 };
 *     s = Sqrt(Add(ReduceMean(Pow(w, 2) | Mul(w, w)) { axes = q, keepdims == 1 }, eps & const));
 *     n = Div(w, s) | Mul(w, Reciprocal(s)) | Mul(w, Div(1, s));
 *     c = Cast(n);
 *     match Mul(c, scale);
 *     where q == [-1] or q == [x.rank - 1], single(eps), along(scale, x), same_dtype(x, c), x.dtype in {f16, f32};
 *     rewrite SimplifiedLayerNormalization(x, scale) { axis = -1, epsilon = value(eps), stash_type = 1 };
 * }
 */
struct fuse_fuse_rms_norm_wide_match {
    dfg_node root, x, eps, scale, w, s, n, c;
    dfg_val q;
};
struct fuse_fuse_rms_norm_wide_whole {
    struct fuse_fuse_rms_norm_wide_match m;
    dfg_node add, reduceMean, pow, constant, mul, div, mul_2, reciprocal, mul_3, div_2, constant_2;
};
bool fuse_fuse_rms_norm_wide_match(const dfg_graph *g, dfg_node n, struct fuse_fuse_rms_norm_wide_match *m);
bool fuse_fuse_rms_norm_wide_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct fuse_fuse_rms_norm_wide_match *m), void *ctx);

/* fuse.pat:154
 * rule fuse_skip_norm(x, skip, scale, shift) : priority 1 {
 *     s = Add(x, skip);
 *     n = LayerNormalization(s, scale, shift?) { axis == -1 };
 *     match n, s;
 *     where uses(s) > 1, x.rank == 3, same_shape(x, skip), x.dtype in {f16, f32}, along(scale, x);
 *     where not present(shift) or along(shift, x);
 *     rewrite {
 *         k = com.microsoft.SkipLayerNormalization(x, skip, scale, shift?) -> 4 { epsilon = n.epsilon };
 *         return k.0, k.3;
 *     }
 * }
 */
struct fuse_fuse_skip_norm_match {
    dfg_node root, x, skip, scale;
    dfg_node shift; /* DFG_NONE where it takes no part */
    dfg_node s, n;
};
struct fuse_fuse_skip_norm_whole {
    struct fuse_fuse_skip_norm_match m;
    dfg_node n_call;
};
bool fuse_fuse_skip_norm_match(const dfg_graph *g, dfg_node n, struct fuse_fuse_skip_norm_match *m);
bool fuse_fuse_skip_norm_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct fuse_fuse_skip_norm_match *m), void *ctx);

/* fuse.pat:165
 * rule fuse_skip_norm_only(x, skip, scale, shift) {
 *     n = LayerNormalization(Add(x, skip), scale, shift?) { axis == -1 };
 *     match n;
 *     where x.rank == 3, same_shape(x, skip), x.dtype in {f16, f32}, along(scale, x);
 *     where not present(shift) or along(shift, x);
 *     rewrite com.microsoft.SkipLayerNormalization(x, skip, scale, shift?) { epsilon = n.epsilon };
 * }
 */
struct fuse_fuse_skip_norm_only_match {
    dfg_node root, x, skip, scale;
    dfg_node shift; /* DFG_NONE where it takes no part */
    dfg_node n;
};
struct fuse_fuse_skip_norm_only_whole {
    struct fuse_fuse_skip_norm_only_match m;
    dfg_node n_call, add;
};
bool fuse_fuse_skip_norm_only_match(const dfg_graph *g, dfg_node n, struct fuse_fuse_skip_norm_only_match *m);
bool fuse_fuse_skip_norm_only_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct fuse_fuse_skip_norm_only_match *m), void *ctx);

/* fuse.pat:172
 * rule fuse_skip_rms_norm(x, skip, scale) : priority 1 {
 *     s = Add(x, skip);
 *     n = SimplifiedLayerNormalization(s, scale) { axis == -1 };
 *     match n, s;
 *     where uses(s) > 1, x.rank == 3, same_shape(x, skip), x.dtype in {f16, f32}, along(scale, x);
 *     rewrite {
 *         k = com.microsoft.SkipSimplifiedLayerNormalization(x, skip, scale) -> 4 { epsilon = n.epsilon };
 *         return k.0, k.3;
 *     }
 * }
 */
struct fuse_fuse_skip_rms_norm_match {
    dfg_node root, x, skip, scale, s, n;
};
struct fuse_fuse_skip_rms_norm_whole {
    struct fuse_fuse_skip_rms_norm_match m;
    dfg_node n_call;
};
bool fuse_fuse_skip_rms_norm_match(const dfg_graph *g, dfg_node n, struct fuse_fuse_skip_rms_norm_match *m);
bool fuse_fuse_skip_rms_norm_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct fuse_fuse_skip_rms_norm_match *m), void *ctx);

/* fuse.pat:185
 * rule fuse_matmul_a(a, b) : keep_shared {
 *     t = Transpose(a);
 *     match MatMul(t, b);
 *     where swaps_last(t, a), b.rank >= 2, a.dtype == f32;
 *     rewrite com.microsoft.FusedMatMul(a, b) { transA = 1 };
 * }
 */
struct fuse_fuse_matmul_a_match {
    dfg_node root, a, b, t;
};
bool fuse_fuse_matmul_a_match(const dfg_graph *g, dfg_node n, struct fuse_fuse_matmul_a_match *m);
bool fuse_fuse_matmul_a_each(const dfg_graph *g, dfg_node n,
                             bool (*accept)(void *ctx, const struct fuse_fuse_matmul_a_match *m), void *ctx);

/* fuse.pat:191
 * rule fuse_matmul_b(a, b) : keep_shared {
 *     t = Transpose(b);
 *     match MatMul(a, t);
 *     where swaps_last(t, b), a.rank >= 2, a.dtype == f32;
 *     rewrite com.microsoft.FusedMatMul(a, b) { transB = 1 };
 * }
 */
struct fuse_fuse_matmul_b_match {
    dfg_node root, a, b, t;
};
bool fuse_fuse_matmul_b_match(const dfg_graph *g, dfg_node n, struct fuse_fuse_matmul_b_match *m);
bool fuse_fuse_matmul_b_each(const dfg_graph *g, dfg_node n,
                             bool (*accept)(void *ctx, const struct fuse_fuse_matmul_b_match *m), void *ctx);

/* fuse.pat:197
 * rule fuse_matmul_more_a(a, b) : keep_shared {
 *     t = Transpose(a);
 *     m = com.microsoft.FusedMatMul(t, b) { transBatchA == 0 };
 *     match m;
 *     where swaps_last(t, a), b.rank >= 2; // a vector is taken for a matrix's row
 *     rewrite com.microsoft.FusedMatMul(a, b) { ..m, transA = 1 - m.transA };
 * }
 */
struct fuse_fuse_matmul_more_a_match {
    dfg_node root, a, b, t, m;
};
bool fuse_fuse_matmul_more_a_match(const dfg_graph *g, dfg_node n, struct fuse_fuse_matmul_more_a_match *m);
bool fuse_fuse_matmul_more_a_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct fuse_fuse_matmul_more_a_match *m), void *ctx);

/* fuse.pat:204
 * rule fuse_matmul_more_b(a, b) : keep_shared {
 *     t = Transpose(b);
 *     m = com.microsoft.FusedMatMul(a, t) { transBatchB == 0 };
 *     match m;
 *     where swaps_last(t, b), a.rank >= 2;
 *     rewrite com.microsoft.FusedMatMul(a, b) { ..m, transB = 1 - m.transB };
 * }
 */
struct fuse_fuse_matmul_more_b_match {
    dfg_node root, a, b, t, m;
};
bool fuse_fuse_matmul_more_b_match(const dfg_graph *g, dfg_node n, struct fuse_fuse_matmul_more_b_match *m);
bool fuse_fuse_matmul_more_b_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct fuse_fuse_matmul_more_b_match *m), void *ctx);

/* fuse.pat:212
 * rule fuse_matmul_scale(a, b, s) {
 *     m = MatMul(a, b);
 *     match Mul(m, s & const);
 *     where s.elements == 1, s.rank <= m.rank, m.dtype == f32, a.rank >= 2, b.rank >= 2, moderate(s);
 *     rewrite com.microsoft.FusedMatMul(a, b) { alpha = value(s) };
 * }
 */
struct fuse_fuse_matmul_scale_match {
    dfg_node root, a, b, s, m;
};
bool fuse_fuse_matmul_scale_match(const dfg_graph *g, dfg_node n, struct fuse_fuse_matmul_scale_match *m);
bool fuse_fuse_matmul_scale_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct fuse_fuse_matmul_scale_match *m), void *ctx);

/* fuse.pat:218
 * rule fuse_matmul_divisor(a, b, s) {
 *     m = MatMul(a, b);
 *     match Div(m, s & const);
 *     where s.elements == 1, s.rank <= m.rank, m.dtype == f32, a.rank >= 2, b.rank >= 2, moderate(s);
 *     rewrite com.microsoft.FusedMatMul(a, b) { alpha = 1.0 / value(s) };
 * }
 */
struct fuse_fuse_matmul_divisor_match {
    dfg_node root, a, b, s, m;
};
bool fuse_fuse_matmul_divisor_match(const dfg_graph *g, dfg_node n, struct fuse_fuse_matmul_divisor_match *m);
bool fuse_fuse_matmul_divisor_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct fuse_fuse_matmul_divisor_match *m), void *ctx);

/* fuse.pat:224
 * rule fuse_matmul_more_scale(a, b, s) {
 *     m = com.microsoft.FusedMatMul(a, b);
 *     match Mul(m, s & const);
 *     where m.dtype == f32, s.elements == 1, s.rank <= m.rank, moderate(s);
 *     rewrite com.microsoft.FusedMatMul(a, b) { ..m, alpha = m.alpha * value(s) };
 * }
 */
struct fuse_fuse_matmul_more_scale_match {
    dfg_node root, a, b, s, m;
};
bool fuse_fuse_matmul_more_scale_match(const dfg_graph *g, dfg_node n, struct fuse_fuse_matmul_more_scale_match *m);
bool fuse_fuse_matmul_more_scale_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct fuse_fuse_matmul_more_scale_match *m), void *ctx);

/* fuse.pat:233
 * rule fuse_gemm(a, b, c) {
 *     g = Gemm(a, b, c?);
 *     y = (Relu | Sigmoid | Tanh)(g);
 *     match y;
 *     where g.dtype == f32;
 *     rewrite com.microsoft.FusedGemm(a, b, c?) {
 *         ..g, activation = y.op == Relu ? "Relu" : y.op == Tanh ? "Tanh" : "Sigmoid"
 *     };
 * }
 */
struct fuse_fuse_gemm_match {
    dfg_node root, a, b;
    dfg_node c; /* DFG_NONE where it takes no part */
    dfg_node g, y;
};
bool fuse_fuse_gemm_match(const dfg_graph *g, dfg_node n, struct fuse_fuse_gemm_match *m);
bool fuse_fuse_gemm_each(const dfg_graph *g, dfg_node n,
                         bool (*accept)(void *ctx, const struct fuse_fuse_gemm_match *m), void *ctx);

/* fuse.pat:242
 * rule fuse_gemm_leaky(a, b, c) {
 *     g = Gemm(a, b, c?);
 *     y = LeakyRelu(g);
 *     match y;
 *     where g.dtype == f32;
 *     rewrite com.microsoft.FusedGemm(a, b, c?) { ..g, activation = "LeakyRelu", activation_alpha = y.alpha };
 * }
 */
struct fuse_fuse_gemm_leaky_match {
    dfg_node root, a, b;
    dfg_node c; /* DFG_NONE where it takes no part */
    dfg_node g, y;
};
bool fuse_fuse_gemm_leaky_match(const dfg_graph *g, dfg_node n, struct fuse_fuse_gemm_leaky_match *m);
bool fuse_fuse_gemm_leaky_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct fuse_fuse_gemm_leaky_match *m), void *ctx);

/* The file's rules, for dfg_rewriter_new() (dfg_rewrite.h); they stand in NAME.rules.c. */
struct dfg_rules;
extern const struct dfg_rules fuse_rules;

#ifdef __cplusplus
}
#endif

#endif
