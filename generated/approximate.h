/* Made by pat2c from approximate.pat; do not edit.
 *
 * P_match: does pattern P match at n?  Its first match goes to *m, which is left alone otherwise.
 * P_each:  every match at n, in the order of the search, until accept says yes; did it?
 *          What accept gets is the member m of a struct P_whole, where there is one: all that takes part;
 *          paths of dominators and links of chains that nobody named only by P_whole, if there is one.
 * Pure, re-entrant, no memory.  The graph is a view that dfg_bind() made with approximate_names.
 */
#ifndef APPROXIMATE_H
#define APPROXIMATE_H 0x920e9f5e7acae2a0 /* of this run of pat2c */

#include "dfg_match.h"

#ifdef __cplusplus
extern "C" {
#endif

extern const struct dfg_names approximate_names;

/* approximate.pat:7
 * rule approximate_gelu(x) { match com.microsoft.Gelu(x); where x.rank >= 1; rewrite com.microsoft.FastGelu(x); }
 */
struct approximate_approximate_gelu_match {
    dfg_node root, x;
};
bool approximate_approximate_gelu_match(const dfg_graph *g, dfg_node n, struct approximate_approximate_gelu_match *m);
bool approximate_approximate_gelu_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct approximate_approximate_gelu_match *m), void *ctx);

/* approximate.pat:8
 * rule approximate_bias_gelu(x, b) { match com.microsoft.BiasGelu(x, b); rewrite com.microsoft.FastGelu(x, b); }
 */
struct approximate_approximate_bias_gelu_match {
    dfg_node root, x, b;
};
bool approximate_approximate_bias_gelu_match(const dfg_graph *g, dfg_node n, struct approximate_approximate_bias_gelu_match *m);
bool approximate_approximate_bias_gelu_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct approximate_approximate_bias_gelu_match *m), void *ctx);

/* approximate.pat:16
 * rule qlinear_matmul(a, as, az, b, bs, bz, ys, yz) {
 *     m = MatMul(DequantizeLinear(a, as & const, az & const), DequantizeLinear(b, bs & const, bz & const));
 *     match QuantizeLinear(m, ys & const, yz & const);
 *     where one_scale(as), one_scale(bs), one_scale(ys), az.dtype in {i8, u8}, bz.dtype in {i8, u8};
 *     where same_dtype(az, yz);
 *     rewrite QLinearMatMul(a, as, az, b, bs, bz, ys, yz);
 * }
 */
struct approximate_qlinear_matmul_match {
    dfg_node root, a, as, az, b, bs, bz, ys, yz, m;
};
struct approximate_qlinear_matmul_whole {
    struct approximate_qlinear_matmul_match m;
    dfg_node dequantizeLinear, dequantizeLinear_2;
};
bool approximate_qlinear_matmul_match(const dfg_graph *g, dfg_node n, struct approximate_qlinear_matmul_match *m);
bool approximate_qlinear_matmul_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct approximate_qlinear_matmul_match *m), void *ctx);

/* approximate.pat:23
 * rule qlinear_conv(x, xs, xz, w, ws, wz, ys, yz) {
 *     c = Conv(DequantizeLinear(x, xs & const, xz & const), DequantizeLinear(w & const, ws & const, wz & const));
 *     match QuantizeLinear(c, ys & const, yz & const);
 *     where one_scale(xs), one_scale(ws), one_scale(ys), xz.dtype in {i8, u8}, wz.dtype in {i8, u8};
 *     where same_dtype(xz, yz);
 *     rewrite QLinearConv(x, xs, xz, w, ws, wz, ys, yz) { ..c };
 * }
 */
struct approximate_qlinear_conv_match {
    dfg_node root, x, xs, xz, w, ws, wz, ys, yz, c;
};
struct approximate_qlinear_conv_whole {
    struct approximate_qlinear_conv_match m;
    dfg_node dequantizeLinear, dequantizeLinear_2;
};
bool approximate_qlinear_conv_match(const dfg_graph *g, dfg_node n, struct approximate_qlinear_conv_match *m);
bool approximate_qlinear_conv_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct approximate_qlinear_conv_match *m), void *ctx);

/* approximate.pat:31
 * rule qlinear_conv_bias(x, xs, xz, w, ws, wz, b, bs, bz, ys, yz) {
 *     c = Conv(DequantizeLinear(x, xs & const, xz & const), DequantizeLinear(w & const, ws & const, wz & const),
 *              DequantizeLinear(b & const : i32, bs & const, (bz & splat(0))?));
 *     match QuantizeLinear(c, ys & const, yz & const);
 *     where one_scale(xs), one_scale(ws), one_scale(ys), xz.dtype in {i8, u8}, wz.dtype in {i8, u8};
 *     where same_dtype(xz, yz), bs.elements == 1, value(bs) ~= value(xs) * value(ws);
 *     where max([abs(v) for v in value(b)]) < 1073741824;
 *     rewrite QLinearConv(x, xs, xz, w, ws, wz, ys, yz, b) { ..c };
 * }
 */
struct approximate_qlinear_conv_bias_match {
    dfg_node root, x, xs, xz, w, ws, wz, b, bs;
    dfg_node bz; /* DFG_NONE where it takes no part */
    dfg_node ys, yz, c;
};
struct approximate_qlinear_conv_bias_whole {
    struct approximate_qlinear_conv_bias_match m;
    dfg_node dequantizeLinear, dequantizeLinear_2, dequantizeLinear_3;
};
bool approximate_qlinear_conv_bias_match(const dfg_graph *g, dfg_node n, struct approximate_qlinear_conv_bias_match *m);
bool approximate_qlinear_conv_bias_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct approximate_qlinear_conv_bias_match *m), void *ctx);

/* The file's rules, for dfg_rewriter_new() (dfg_rewrite.h); they stand in NAME.rules.c. */
struct dfg_rules;
extern const struct dfg_rules approximate_rules;

#ifdef __cplusplus
}
#endif

#endif
