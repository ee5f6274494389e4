/* Made by pat2c from fuse.pat; do not edit.
 *
 * P_match: does pattern P match at n?  Its first match goes to *m, which is left alone otherwise.
 * P_each:  every match at n, in the order of the search, until accept says yes; did it?
 * Pure, re-entrant, no memory.  The graph is a view that dfg_bind() made with fuse_names.
 */
#ifndef FUSE_H
#define FUSE_H

#include "dfg_match.h"

#ifdef __cplusplus
extern "C" {
#endif

extern const struct dfg_names fuse_names;

/* fuse.pat:9
 * rule conv_activation(x, w, b) {
 *     c = Conv(x, w, b?);
 *     y = (Relu | Sigmoid | Tanh)(c);
 *     match y;
 *     where x.dtype == f32;
 *     rewrite com.microsoft.FusedConv(x, w, b?) {
 *         ..c, activation = y.op == Relu ? "Relu" : y.op == Tanh ? "Tanh" : "Sigmoid"
 *     };
 * }
 */
struct fuse_conv_activation_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
    dfg_node b; /* DFG_NONE where it takes no part */
    dfg_node c;
    dfg_node y;
};
bool fuse_conv_activation_match(const dfg_graph *g, dfg_node n, struct fuse_conv_activation_match *m);
bool fuse_conv_activation_each(const dfg_graph *g, dfg_node n,
                               bool (*accept)(void *ctx, const struct fuse_conv_activation_match *m),
                               void *ctx);

/* fuse.pat:18
 * rule conv_leaky(x, w, b) {
 *     c = Conv(x, w, b?);
 *     y = LeakyRelu(c);
 *     match y;
 *     where x.dtype == f32;
 *     rewrite com.microsoft.FusedConv(x, w, b?) { ..c, activation = "LeakyRelu", activation_params = [y.alpha] };
 * }
 */
struct fuse_conv_leaky_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
    dfg_node b; /* DFG_NONE where it takes no part */
    dfg_node c;
    dfg_node y;
};
bool fuse_conv_leaky_match(const dfg_graph *g, dfg_node n, struct fuse_conv_leaky_match *m);
bool fuse_conv_leaky_each(const dfg_graph *g, dfg_node n,
                          bool (*accept)(void *ctx, const struct fuse_conv_leaky_match *m),
                          void *ctx);

/* fuse.pat:25
 * rule conv_hard_sigmoid(x, w, b) {
 *     c = Conv(x, w, b?);
 *     y = HardSigmoid(c);
 *     match y;
 *     where x.dtype == f32;
 *     rewrite com.microsoft.FusedConv(x, w, b?) {
 *         ..c, activation = "HardSigmoid", activation_params = [y.alpha, y.beta]
 *     };
 * }
 */
struct fuse_conv_hard_sigmoid_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
    dfg_node b; /* DFG_NONE where it takes no part */
    dfg_node c;
    dfg_node y;
};
bool fuse_conv_hard_sigmoid_match(const dfg_graph *g, dfg_node n, struct fuse_conv_hard_sigmoid_match *m);
bool fuse_conv_hard_sigmoid_each(const dfg_graph *g, dfg_node n,
                                 bool (*accept)(void *ctx, const struct fuse_conv_hard_sigmoid_match *m),
                                 void *ctx);

/* fuse.pat:34
 * rule conv_clip(x, w, b, lo, hi) {
 *     c = Conv(x, w, b?);
 *     match Clip(c, (lo & const)?, (hi & const)?);
 *     where x.dtype == f32;
 *     rewrite com.microsoft.FusedConv(x, w, b?) {
 *         ..c, activation = "Clip",
 *         activation_params = [present(lo) ? value(lo) : -3.4028235e38, present(hi) ? value(hi) : 3.4028235e38]
 *     };
 * }
 */
struct fuse_conv_clip_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
    dfg_node b; /* DFG_NONE where it takes no part */
    dfg_node lo; /* DFG_NONE where it takes no part */
    dfg_node hi; /* DFG_NONE where it takes no part */
    dfg_node c;
};
bool fuse_conv_clip_match(const dfg_graph *g, dfg_node n, struct fuse_conv_clip_match *m);
bool fuse_conv_clip_each(const dfg_graph *g, dfg_node n,
                         bool (*accept)(void *ctx, const struct fuse_conv_clip_match *m),
                         void *ctx);

/* fuse.pat:44
 * rule conv_sum_activation(x, w, b, z) : priority 1 {
 *     c = Conv(x, w, b?);
 *     y = Relu(Add(c, z));
 *     match y;
 *     where x.dtype == f32, same_shape(c, z), not is_const(z);
 *     rewrite com.microsoft.FusedConv(x, w, b?, z) { ..c, activation = "Relu" };
 * }
 */
struct fuse_conv_sum_activation_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
    dfg_node b; /* DFG_NONE where it takes no part */
    dfg_node z;
    dfg_node c;
    dfg_node y;
};
bool fuse_conv_sum_activation_match(const dfg_graph *g, dfg_node n, struct fuse_conv_sum_activation_match *m);
bool fuse_conv_sum_activation_each(const dfg_graph *g, dfg_node n,
                                   bool (*accept)(void *ctx, const struct fuse_conv_sum_activation_match *m),
                                   void *ctx);

/* fuse.pat:51
 * rule conv_sum(x, w, b, z) {
 *     c = Conv(x, w, b?);
 *     match Add(c, z);
 *     where x.dtype == f32, same_shape(c, z), not is_const(z);
 *     rewrite com.microsoft.FusedConv(x, w, b?, z) { ..c };
 * }
 */
struct fuse_conv_sum_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
    dfg_node b; /* DFG_NONE where it takes no part */
    dfg_node z;
    dfg_node c;
};
bool fuse_conv_sum_match(const dfg_graph *g, dfg_node n, struct fuse_conv_sum_match *m);
bool fuse_conv_sum_each(const dfg_graph *g, dfg_node n,
                        bool (*accept)(void *ctx, const struct fuse_conv_sum_match *m),
                        void *ctx);

/* fuse.pat:60
 * rule bias_gelu(x, b) {
 *     match com.microsoft.Gelu(Add(x, b));
 *     where b.rank == 1, b.shape[0] == x.shape[-1];
 *     rewrite com.microsoft.BiasGelu(x, b);
 * }
 */
struct fuse_bias_gelu_match {
    dfg_node root;
    dfg_node x;
    dfg_node b;
};
bool fuse_bias_gelu_match(const dfg_graph *g, dfg_node n, struct fuse_bias_gelu_match *m);
bool fuse_bias_gelu_each(const dfg_graph *g, dfg_node n,
                         bool (*accept)(void *ctx, const struct fuse_bias_gelu_match *m),
                         void *ctx);

/* fuse.pat:66
 * rule gelu_approximation(x) { match com.microsoft.Gelu(x); rewrite com.microsoft.FastGelu(x); }
 */
struct fuse_gelu_approximation_match {
    dfg_node root;
    dfg_node x;
};
bool fuse_gelu_approximation_match(const dfg_graph *g, dfg_node n, struct fuse_gelu_approximation_match *m);
bool fuse_gelu_approximation_each(const dfg_graph *g, dfg_node n,
                                  bool (*accept)(void *ctx, const struct fuse_gelu_approximation_match *m),
                                  void *ctx);

/* fuse.pat:67
 * rule bias_gelu_approximation(x, b) { match com.microsoft.BiasGelu(x, b); rewrite com.microsoft.FastGelu(x, b); }
 */
struct fuse_bias_gelu_approximation_match {
    dfg_node root;
    dfg_node x;
    dfg_node b;
};
bool fuse_bias_gelu_approximation_match(const dfg_graph *g, dfg_node n, struct fuse_bias_gelu_approximation_match *m);
bool fuse_bias_gelu_approximation_each(const dfg_graph *g, dfg_node n,
                                       bool (*accept)(void *ctx, const struct fuse_bias_gelu_approximation_match *m),
                                       void *ctx);

/* fuse.pat:71
 * rule integer_product_sum(x, b, zero, scale, bias) : priority 1, keep_shared {
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
struct fuse_integer_product_sum_match {
    dfg_node root;
    dfg_node x;
    dfg_node b;
    dfg_node zero; /* DFG_NONE where it takes no part */
    dfg_node scale;
    dfg_node bias;
    dfg_node q;
    dfg_node v;
    dfg_node s;
    dfg_node z;
};
bool fuse_integer_product_sum_match(const dfg_graph *g, dfg_node n, struct fuse_integer_product_sum_match *m);
bool fuse_integer_product_sum_each(const dfg_graph *g, dfg_node n,
                                   bool (*accept)(void *ctx, const struct fuse_integer_product_sum_match *m),
                                   void *ctx);

/* fuse.pat:81
 * rule integer_product(x, b, zero, scale) : keep_shared {
 *     q = DynamicQuantizeLinear(x);
 *     v = q.0;
 *     s = q.1;
 *     z = q.2;
 *     match Mul(Cast(MatMulInteger(v, b, z, zero?)) { to == 1 }, Mul(s, scale));
 *     where b.rank == 2, scale.rank <= 1, scale.elements == 1 or scale.shape[0] == b.shape[1];
 *     rewrite com.microsoft.MatMulIntegerToFloat(v, b, s, scale, z, zero?);
 * }
 */
struct fuse_integer_product_match {
    dfg_node root;
    dfg_node x;
    dfg_node b;
    dfg_node zero; /* DFG_NONE where it takes no part */
    dfg_node scale;
    dfg_node q;
    dfg_node v;
    dfg_node s;
    dfg_node z;
};
bool fuse_integer_product_match(const dfg_graph *g, dfg_node n, struct fuse_integer_product_match *m);
bool fuse_integer_product_each(const dfg_graph *g, dfg_node n,
                               bool (*accept)(void *ctx, const struct fuse_integer_product_match *m),
                               void *ctx);

/* fuse.pat:90
 * rule dynamic_quantize_product(x, b, zero, scale, bias) {
 *     q = DynamicQuantizeLinear(x);
 *     match com.microsoft.MatMulIntegerToFloat(q.0, b, q.1, scale, q.2, zero?, bias?);
 *     rewrite com.microsoft.DynamicQuantizeMatMul(x, b, scale, zero?, bias?);
 * }
 */
struct fuse_dynamic_quantize_product_match {
    dfg_node root;
    dfg_node x;
    dfg_node b;
    dfg_node zero; /* DFG_NONE where it takes no part */
    dfg_node scale;
    dfg_node bias; /* DFG_NONE where it takes no part */
    dfg_node q;
};
bool fuse_dynamic_quantize_product_match(const dfg_graph *g, dfg_node n, struct fuse_dynamic_quantize_product_match *m);
bool fuse_dynamic_quantize_product_each(const dfg_graph *g, dfg_node n,
                                        bool (*accept)(void *ctx, const struct fuse_dynamic_quantize_product_match *m),
                                        void *ctx);

#ifdef __cplusplus
}
#endif

#endif
