/* Made by pat2c from activation.pat; do not edit.
 *
 * P_match: does pattern P match at n?  Its first match goes to *m, which is left alone otherwise.
 * P_each:  every match at n, in the order of the search, until accept says yes; did it?
 * Pure, re-entrant, no memory.  The graph is a view that dfg_bind() made with activation_names.
 */
#ifndef ACTIVATION_H
#define ACTIVATION_H

#include "dfg_match.h"

#ifdef __cplusplus
extern "C" {
#endif

extern const struct dfg_names activation_names;

/* activation.pat:13
 * rule gelu(x, r, o, h) {
 *     t = Add(Erf(Div(x, r & approx(1.41421356, 1e-3)) | Mul(x, r & approx(0.70710678, 1e-3))), o & 1);
 *     match Mul(Mul(x, t), h & 0.5) | Mul(x, Mul(t, h & 0.5)) | Mul(Mul(x, h & 0.5), t);
 *     where one(r, x), one(o, x), one(h, x);
 *     rewrite com.microsoft.Gelu(x);
 * }
 */
struct activation_gelu_match {
    dfg_node root;
    dfg_node x;
    dfg_node r;
    dfg_node o;
    dfg_node h;
    dfg_node t;
};
bool activation_gelu_match(const dfg_graph *g, dfg_node n, struct activation_gelu_match *m);
bool activation_gelu_each(const dfg_graph *g, dfg_node n,
                          bool (*accept)(void *ctx, const struct activation_gelu_match *m),
                          void *ctx);

/* activation.pat:20
 * pattern cubic(x, k, p) =
 *     Mul(Pow(x, p & 3) | Mul(x, Mul(x, x)), k & approx(0.044715, 1e-4))
 *     | Mul(x, Mul(x, Mul(x, k & approx(0.044715, 1e-4))));
 */
struct activation_cubic_match {
    dfg_node root;
    dfg_node x;
    dfg_node k;
    dfg_node p; /* DFG_NONE where it takes no part */
};
bool activation_cubic_match(const dfg_graph *g, dfg_node n, struct activation_cubic_match *m);
bool activation_cubic_each(const dfg_graph *g, dfg_node n,
                           bool (*accept)(void *ctx, const struct activation_cubic_match *m),
                           void *ctx);

/* activation.pat:23
 * rule gelu_tanh(x, k, p, r, o, h) {
 *     t = Add(Tanh(Mul(Add(x, cubic(x, k, p)), r & approx(0.79788456, 1e-3))), o & 1);
 *     match Mul(Mul(x, t), h & 0.5) | Mul(x, Mul(t, h & 0.5)) | Mul(Mul(x, h & 0.5), t);
 *     where one(k, x), not present(p) or one(p, x), one(r, x), one(o, x), one(h, x);
 *     rewrite com.microsoft.FastGelu(x);
 * }
 */
struct activation_gelu_tanh_match {
    dfg_node root;
    dfg_node x;
    dfg_node k;
    dfg_node p; /* DFG_NONE where it takes no part */
    dfg_node r;
    dfg_node o;
    dfg_node h;
    dfg_node t;
};
bool activation_gelu_tanh_match(const dfg_graph *g, dfg_node n, struct activation_gelu_tanh_match *m);
bool activation_gelu_tanh_each(const dfg_graph *g, dfg_node n,
                               bool (*accept)(void *ctx, const struct activation_gelu_tanh_match *m),
                               void *ctx);

/* activation.pat:30
 * rule quick_gelu(x, a) {
 *     match Mul(x, Sigmoid(Mul(x, a & const)));
 *     where one(a, x), value(a) ~= 1.702 +- 1e-3;
 *     rewrite com.microsoft.QuickGelu(x) { alpha = value(a) };
 * }
 */
struct activation_quick_gelu_match {
    dfg_node root;
    dfg_node x;
    dfg_node a;
};
bool activation_quick_gelu_match(const dfg_graph *g, dfg_node n, struct activation_quick_gelu_match *m);
bool activation_quick_gelu_each(const dfg_graph *g, dfg_node n,
                                bool (*accept)(void *ctx, const struct activation_quick_gelu_match *m),
                                void *ctx);

/* activation.pat:36
 * rule hard_sigmoid(x, c, d) {
 *     k = Clip(Add(x, c & 3), 0, 6);
 *     match Div(k, d & 6) | Mul(k, d & approx(0.16666667, 1e-5));
 *     where one(c, x), one(d, x), x.dtype in {f16, bf16, f32, f64};
 *     rewrite HardSigmoid(x) { alpha = 0.16666667, beta = 0.5 };
 * }
 */
struct activation_hard_sigmoid_match {
    dfg_node root;
    dfg_node x;
    dfg_node c;
    dfg_node d;
    dfg_node k;
};
bool activation_hard_sigmoid_match(const dfg_graph *g, dfg_node n, struct activation_hard_sigmoid_match *m);
bool activation_hard_sigmoid_each(const dfg_graph *g, dfg_node n,
                                  bool (*accept)(void *ctx, const struct activation_hard_sigmoid_match *m),
                                  void *ctx);

/* activation.pat:43
 * rule hard_sigmoid_limits(x, a, b, c, d) {
 *     line = Add(Mul(x, a & approx(0.16666667, 1e-5)), b & 0.5);
 *     match Relu(Min(line, c & 1)) | Min(Relu(line), c & 1) | Clip(line, 0, 1) | Max(Min(line, c & 1), d & 0);
 *     where one(a, x), one(b, x), not present(c) or one(c, x), not present(d) or one(d, x);
 *     rewrite HardSigmoid(x) { alpha = 0.16666667, beta = 0.5 };
 * }
 */
struct activation_hard_sigmoid_limits_match {
    dfg_node root;
    dfg_node x;
    dfg_node a;
    dfg_node b;
    dfg_node c; /* DFG_NONE where it takes no part */
    dfg_node d; /* DFG_NONE where it takes no part */
    dfg_node line;
};
bool activation_hard_sigmoid_limits_match(const dfg_graph *g, dfg_node n, struct activation_hard_sigmoid_limits_match *m);
bool activation_hard_sigmoid_limits_each(const dfg_graph *g, dfg_node n,
                                         bool (*accept)(void *ctx, const struct activation_hard_sigmoid_limits_match *m),
                                         void *ctx);

/* activation.pat:50
 * rule hard_swish(x) {
 *     match Mul(x, HardSigmoid(x) { alpha ~= 0.16666667 +- 1e-5, beta ~= 0.5 });
 *     rewrite HardSwish(x);
 * }
 */
struct activation_hard_swish_match {
    dfg_node root;
    dfg_node x;
};
bool activation_hard_swish_match(const dfg_graph *g, dfg_node n, struct activation_hard_swish_match *m);
bool activation_hard_swish_each(const dfg_graph *g, dfg_node n,
                                bool (*accept)(void *ctx, const struct activation_hard_swish_match *m),
                                void *ctx);

/* activation.pat:54
 * rule hard_swish_whole(x, c, d) {
 *     k = Clip(Add(x, c & 3), 0, 6);
 *     match Div(Mul(x, k), d & 6) | Mul(Mul(x, k), d & approx(0.16666667, 1e-5)) | Mul(Mul(x, d & approx(0.16666667, 1e-5)), k);
 *     where one(c, x), one(d, x);
 *     rewrite HardSwish(x);
 * }
 */
struct activation_hard_swish_whole_match {
    dfg_node root;
    dfg_node x;
    dfg_node c;
    dfg_node d;
    dfg_node k;
};
bool activation_hard_swish_whole_match(const dfg_graph *g, dfg_node n, struct activation_hard_swish_whole_match *m);
bool activation_hard_swish_whole_each(const dfg_graph *g, dfg_node n,
                                      bool (*accept)(void *ctx, const struct activation_hard_swish_whole_match *m),
                                      void *ctx);

/* activation.pat:61
 * rule mish(x) { match Mul(x, Tanh(Softplus(x))); rewrite Mish(x); }
 */
struct activation_mish_match {
    dfg_node root;
    dfg_node x;
};
bool activation_mish_match(const dfg_graph *g, dfg_node n, struct activation_mish_match *m);
bool activation_mish_each(const dfg_graph *g, dfg_node n,
                          bool (*accept)(void *ctx, const struct activation_mish_match *m),
                          void *ctx);

/* activation.pat:63
 * rule softplus(x, o) { match Log(Add(Exp(x), o & 1)); where one(o, x); rewrite Softplus(x); }
 */
struct activation_softplus_match {
    dfg_node root;
    dfg_node x;
    dfg_node o;
};
bool activation_softplus_match(const dfg_graph *g, dfg_node n, struct activation_softplus_match *m);
bool activation_softplus_each(const dfg_graph *g, dfg_node n,
                              bool (*accept)(void *ctx, const struct activation_softplus_match *m),
                              void *ctx);

/* activation.pat:65
 * rule leaky_relu(x, a) {
 *     match Max(x, Mul(x, a & const));
 *     where one(a, x), value(a) >= 0, value(a) < 1, x.dtype in {f16, bf16, f32, f64};
 *     rewrite LeakyRelu(x) { alpha = value(a) };
 * }
 */
struct activation_leaky_relu_match {
    dfg_node root;
    dfg_node x;
    dfg_node a;
};
bool activation_leaky_relu_match(const dfg_graph *g, dfg_node n, struct activation_leaky_relu_match *m);
bool activation_leaky_relu_each(const dfg_graph *g, dfg_node n,
                                bool (*accept)(void *ctx, const struct activation_leaky_relu_match *m),
                                void *ctx);

/* activation.pat:71
 * rule leaky_relu_halves(x, a) {
 *     match Sub(Relu(x), Mul(Relu(Neg(x)), a & const));
 *     where one(a, x), x.dtype in {f16, bf16, f32, f64};
 *     rewrite LeakyRelu(x) { alpha = value(a) };
 * }
 */
struct activation_leaky_relu_halves_match {
    dfg_node root;
    dfg_node x;
    dfg_node a;
};
bool activation_leaky_relu_halves_match(const dfg_graph *g, dfg_node n, struct activation_leaky_relu_halves_match *m);
bool activation_leaky_relu_halves_each(const dfg_graph *g, dfg_node n,
                                       bool (*accept)(void *ctx, const struct activation_leaky_relu_halves_match *m),
                                       void *ctx);

#ifdef __cplusplus
}
#endif

#endif
