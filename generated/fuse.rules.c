/* The replacements of fuse.pat's rules.  Made by pat2c; do not edit. */
#include "fuse.h"
#if FUSE_H != 0x235402cc0df86fd8
#error "fuse.h is of another run of pat2c than this file"
#endif

#include "dfg_rewrite.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    fuse_rule_op_Add = DFG_FIRST_OP, fuse_rule_op_Cast, fuse_rule_op_Clip, fuse_rule_op_Conv,
    fuse_rule_op_Div, fuse_rule_op_DynamicQuantizeLinear, fuse_rule_op_Erf, fuse_rule_op_Gemm,
    fuse_rule_op_HardSigmoid, fuse_rule_op_LayerNormalization, fuse_rule_op_LeakyRelu,
    fuse_rule_op_MatMul, fuse_rule_op_MatMulInteger, fuse_rule_op_Mul, fuse_rule_op_Pow,
    fuse_rule_op_Reciprocal, fuse_rule_op_ReduceMean, fuse_rule_op_Relu, fuse_rule_op_Sigmoid,
    fuse_rule_op_SimplifiedLayerNormalization, fuse_rule_op_Sqrt, fuse_rule_op_Tanh,
    fuse_rule_op_Transpose, fuse_rule_op_com_microsoft_BiasGelu,
    fuse_rule_op_com_microsoft_DynamicQuantizeMatMul, fuse_rule_op_com_microsoft_FastGelu,
    fuse_rule_op_com_microsoft_FusedConv, fuse_rule_op_com_microsoft_FusedGemm,
    fuse_rule_op_com_microsoft_FusedMatMul, fuse_rule_op_com_microsoft_Gelu,
    fuse_rule_op_com_microsoft_MatMulIntegerToFloat, fuse_rule_op_com_microsoft_QuickGelu,
    fuse_rule_op_com_microsoft_SkipLayerNormalization,
    fuse_rule_op_com_microsoft_SkipSimplifiedLayerNormalization,
};
enum {
    fuse_rule_attr_activation, fuse_rule_attr_activation_alpha, fuse_rule_attr_activation_params,
    fuse_rule_attr_alpha, fuse_rule_attr_axis, fuse_rule_attr_beta, fuse_rule_attr_epsilon,
    fuse_rule_attr_keepdims, fuse_rule_attr_stash_type, fuse_rule_attr_to, fuse_rule_attr_transA,
    fuse_rule_attr_transB, fuse_rule_attr_transBatchA, fuse_rule_attr_transBatchB,
};
enum {
    fuse_rule_str_Clip, fuse_rule_str_HardSigmoid, fuse_rule_str_LeakyRelu, fuse_rule_str_Relu,
    fuse_rule_str_Sigmoid, fuse_rule_str_Tanh,
};
static const char *const fuse_rule_op_names[] = {
    "Add", "Cast", "Clip", "Conv", "Div", "DynamicQuantizeLinear", "Erf", "Gemm", "HardSigmoid",
    "LayerNormalization", "LeakyRelu", "MatMul", "MatMulInteger", "Mul", "Pow", "Reciprocal",
    "ReduceMean", "Relu", "Sigmoid", "SimplifiedLayerNormalization", "Sqrt", "Tanh", "Transpose",
    "com.microsoft.BiasGelu", "com.microsoft.DynamicQuantizeMatMul", "com.microsoft.FastGelu",
    "com.microsoft.FusedConv", "com.microsoft.FusedGemm", "com.microsoft.FusedMatMul",
    "com.microsoft.Gelu", "com.microsoft.MatMulIntegerToFloat", "com.microsoft.QuickGelu",
    "com.microsoft.SkipLayerNormalization", "com.microsoft.SkipSimplifiedLayerNormalization",
};
static const char *const fuse_rule_attr_names[] = {
    "activation", "activation_alpha", "activation_params", "alpha", "axis", "beta", "epsilon",
    "keepdims", "stash_type", "to", "transA", "transB", "transBatchA", "transBatchB",
};
static const char *const fuse_rule_str_names[] = {
    "Clip", "HardSigmoid", "LeakyRelu", "Relu", "Sigmoid", "Tanh",
};

static const struct dfg_names fuse_rule_names = {
    .abi = DFG_ABI,
    .needs = 0,
    .n_ops = 34,
    .ops = fuse_rule_op_names,
    .n_attrs = 14,
    .attrs = fuse_rule_attr_names,
    .n_strs = 6,
    .strs = fuse_rule_str_names,
};

/* fuse.pat:59
 * rule fuse_conv_sum_activation(x, w, b, z) : priority 1 {
 *     c = Conv(x, w, b?);
 *     y = Relu(Add(c, z));
 *     match y;
 *     where x.dtype == f32, same_shape(c, z), not is_const(z);
 *     rewrite com.microsoft.FusedConv(x, w, b?, z) { ..c, activation = "Relu" };
 * }
 */
static bool fuse_fuse_conv_sum_activation_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct fuse_fuse_conv_sum_activation_match *m = match;
    const dfg_graph *g = dfg_before(r);
    (void)self;
    struct dfg_attrs attrs = {0};
    dfg_take_attrs(r, &attrs, m->c);
    dfg_set_attr(r, &attrs, fuse_rule_attr_activation, dfg_str(g, fuse_rule_str_Relu));
    with[0] = dfg_new_call(r, fuse_rule_op_com_microsoft_FusedConv, DFG_OPERANDS(m->x, m->w, m->b, m->z),
                           &attrs, 0);
    return with[0] != DFG_NONE;
}

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
static bool fuse_fuse_integer_product_sum_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct fuse_fuse_integer_product_sum_match *m = match;
    (void)self;
    with[0] = dfg_new_call(r, fuse_rule_op_com_microsoft_MatMulIntegerToFloat,
                           DFG_OPERANDS(m->v, m->b, m->s, m->scale, m->z, m->zero, m->bias), NULL, 0);
    return with[0] != DFG_NONE;
}

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
static bool fuse_fuse_rms_norm_wide_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct fuse_fuse_rms_norm_wide_match *m = match;
    const dfg_graph *g = dfg_before(r);
    (void)self;
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, fuse_rule_attr_axis, dfg_int(-1));
    dfg_set_attr(r, &attrs, fuse_rule_attr_epsilon, dfg_value_of(g, m->eps));
    dfg_set_attr(r, &attrs, fuse_rule_attr_stash_type, dfg_int(1));
    with[0] = dfg_new_call(r, fuse_rule_op_SimplifiedLayerNormalization, DFG_OPERANDS(m->x, m->scale),
                           &attrs, 0);
    return with[0] != DFG_NONE;
}

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
static bool fuse_fuse_skip_norm_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct fuse_fuse_skip_norm_match *m = match;
    const dfg_graph *g = dfg_before(r);
    (void)self;
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, fuse_rule_attr_epsilon,
                 dfg_attr_or(g, dfg_call_of(g, m->n), fuse_rule_attr_epsilon, dfg_float(1e-05)));
    const dfg_node k = dfg_new_call(r, fuse_rule_op_com_microsoft_SkipLayerNormalization,
                                    DFG_OPERANDS(m->x, m->skip, m->scale, m->shift), &attrs, 4);
    with[0] = dfg_new_get(r, k, 0);
    with[1] = dfg_new_get(r, k, 3);
    return with[0] != DFG_NONE && with[1] != DFG_NONE;
}

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
static bool fuse_fuse_skip_rms_norm_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct fuse_fuse_skip_rms_norm_match *m = match;
    const dfg_graph *g = dfg_before(r);
    (void)self;
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, fuse_rule_attr_epsilon,
                 dfg_attr_or(g, dfg_call_of(g, m->n), fuse_rule_attr_epsilon, dfg_float(1e-05)));
    const dfg_node k = dfg_new_call(r, fuse_rule_op_com_microsoft_SkipSimplifiedLayerNormalization,
                                    DFG_OPERANDS(m->x, m->skip, m->scale), &attrs, 4);
    with[0] = dfg_new_get(r, k, 0);
    with[1] = dfg_new_get(r, k, 3);
    return with[0] != DFG_NONE && with[1] != DFG_NONE;
}

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
static bool fuse_fuse_conv_activation_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct fuse_fuse_conv_activation_match *m = match;
    const dfg_graph *g = dfg_before(r);
    (void)self;
    struct dfg_attrs attrs = {0};
    dfg_take_attrs(r, &attrs, m->c);
    dfg_set_attr(r, &attrs, fuse_rule_attr_activation,
                 dfg_choose(dfg_same(dfg_op_of(g, m->y), dfg_op_val(g, fuse_rule_op_Relu)),
                            dfg_str(g, fuse_rule_str_Relu),
                            dfg_choose(dfg_same(dfg_op_of(g, m->y), dfg_op_val(g, fuse_rule_op_Tanh)),
                                       dfg_str(g, fuse_rule_str_Tanh), dfg_str(g, fuse_rule_str_Sigmoid))));
    with[0] = dfg_new_call(r, fuse_rule_op_com_microsoft_FusedConv, DFG_OPERANDS(m->x, m->w, m->b), &attrs,
                           0);
    return with[0] != DFG_NONE;
}

/* fuse.pat:33
 * rule fuse_conv_leaky(x, w, b) {
 *     c = Conv(x, w, b?);
 *     y = LeakyRelu(c);
 *     match y;
 *     where x.dtype == f32;
 *     rewrite com.microsoft.FusedConv(x, w, b?) { ..c, activation = "LeakyRelu", activation_params = [y.alpha] };
 * }
 */
static bool fuse_fuse_conv_leaky_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct fuse_fuse_conv_leaky_match *m = match;
    const dfg_graph *g = dfg_before(r);
    (void)self;
    struct dfg_attrs attrs = {0};
    dfg_take_attrs(r, &attrs, m->c);
    dfg_set_attr(r, &attrs, fuse_rule_attr_activation, dfg_str(g, fuse_rule_str_LeakyRelu));
    dfg_set_attr(r, &attrs, fuse_rule_attr_activation_params,
                 DFG_LIST(dfg_attr_or(g, m->y, fuse_rule_attr_alpha, dfg_float(0.01))));
    with[0] = dfg_new_call(r, fuse_rule_op_com_microsoft_FusedConv, DFG_OPERANDS(m->x, m->w, m->b), &attrs,
                           0);
    return with[0] != DFG_NONE;
}

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
static bool fuse_fuse_conv_hard_sigmoid_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct fuse_fuse_conv_hard_sigmoid_match *m = match;
    const dfg_graph *g = dfg_before(r);
    (void)self;
    struct dfg_attrs attrs = {0};
    dfg_take_attrs(r, &attrs, m->c);
    dfg_set_attr(r, &attrs, fuse_rule_attr_activation, dfg_str(g, fuse_rule_str_HardSigmoid));
    dfg_set_attr(r, &attrs, fuse_rule_attr_activation_params,
                 DFG_LIST(dfg_attr_or(g, m->y, fuse_rule_attr_alpha, dfg_float(0.2)),
                          dfg_attr_or(g, m->y, fuse_rule_attr_beta, dfg_float(0.5))));
    with[0] = dfg_new_call(r, fuse_rule_op_com_microsoft_FusedConv, DFG_OPERANDS(m->x, m->w, m->b), &attrs,
                           0);
    return with[0] != DFG_NONE;
}

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
static bool fuse_fuse_conv_clip_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct fuse_fuse_conv_clip_match *m = match;
    const dfg_graph *g = dfg_before(r);
    (void)self;
    struct dfg_attrs attrs = {0};
    dfg_take_attrs(r, &attrs, m->c);
    dfg_set_attr(r, &attrs, fuse_rule_attr_activation, dfg_str(g, fuse_rule_str_Clip));
    dfg_set_attr(r, &attrs, fuse_rule_attr_activation_params,
                 DFG_LIST(m->lo != DFG_NONE ? dfg_value_of(g, m->lo) : dfg_float(-3.4028235e+38),
                          m->hi != DFG_NONE ? dfg_value_of(g, m->hi) : dfg_float(3.4028235e+38)));
    with[0] = dfg_new_call(r, fuse_rule_op_com_microsoft_FusedConv, DFG_OPERANDS(m->x, m->w, m->b), &attrs,
                           0);
    return with[0] != DFG_NONE;
}

/* fuse.pat:66
 * rule fuse_conv_sum(x, w, b, z) {
 *     c = Conv(x, w, b?);
 *     match Add(c, z);
 *     where x.dtype == f32, same_shape(c, z), not is_const(z);
 *     rewrite com.microsoft.FusedConv(x, w, b?, z) { ..c };
 * }
 */
static bool fuse_fuse_conv_sum_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct fuse_fuse_conv_sum_match *m = match;
    (void)self;
    struct dfg_attrs attrs = {0};
    dfg_take_attrs(r, &attrs, m->c);
    with[0] = dfg_new_call(r, fuse_rule_op_com_microsoft_FusedConv, DFG_OPERANDS(m->x, m->w, m->b, m->z),
                           &attrs, 0);
    return with[0] != DFG_NONE;
}

/* fuse.pat:76
 * rule fuse_gelu(x, r, o, h) {
 *     t = Add(Erf(Div(x, r & approx(1.41421356, 1e-3)) | Mul(x, r & approx(0.70710678, 1e-3))), o & 1);
 *     match Mul(Mul(x, t), h & 0.5) | Mul(x, Mul(t, h & 0.5)) | Mul(Mul(x, h & 0.5), t);
 *     where one(r, x), one(o, x), one(h, x);
 *     rewrite com.microsoft.Gelu(x);
 * }
 */
static bool fuse_fuse_gelu_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct fuse_fuse_gelu_match *m = match;
    (void)self;
    with[0] = dfg_new_call(r, fuse_rule_op_com_microsoft_Gelu, DFG_OPERANDS(m->x), NULL, 0);
    return with[0] != DFG_NONE;
}

/* fuse.pat:86
 * rule fuse_gelu_tanh(x, k, p, r, o, h) {
 *     t = Add(Tanh(Mul(Add(x, cubic(x, k, p)), r & approx(0.79788456, 1e-3))), o & 1);
 *     match Mul(Mul(x, t), h & 0.5) | Mul(x, Mul(t, h & 0.5)) | Mul(Mul(x, h & 0.5), t);
 *     where one(k, x), not present(p) or one(p, x), one(r, x), one(o, x), one(h, x), x.rank >= 1;
 *     rewrite com.microsoft.FastGelu(x);
 * }
 */
static bool fuse_fuse_gelu_tanh_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct fuse_fuse_gelu_tanh_match *m = match;
    (void)self;
    with[0] = dfg_new_call(r, fuse_rule_op_com_microsoft_FastGelu, DFG_OPERANDS(m->x), NULL, 0);
    return with[0] != DFG_NONE;
}

/* fuse.pat:93
 * rule fuse_quick_gelu(x, a) {
 *     match Mul(x, Sigmoid(Mul(x, a & const)));
 *     where one(a, x), value(a) ~= 1.702 +- 1e-3;
 *     rewrite com.microsoft.QuickGelu(x) { alpha = value(a) };
 * }
 */
static bool fuse_fuse_quick_gelu_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct fuse_fuse_quick_gelu_match *m = match;
    const dfg_graph *g = dfg_before(r);
    (void)self;
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, fuse_rule_attr_alpha, dfg_value_of(g, m->a));
    with[0] = dfg_new_call(r, fuse_rule_op_com_microsoft_QuickGelu, DFG_OPERANDS(m->x), &attrs, 0);
    return with[0] != DFG_NONE;
}

/* fuse.pat:99
 * rule fuse_bias_gelu(x, b) {
 *     match com.microsoft.Gelu(Add(x, b));
 *     where b.rank == 1, b.shape[0] == x.shape[-1];
 *     rewrite com.microsoft.BiasGelu(x, b);
 * }
 */
static bool fuse_fuse_bias_gelu_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct fuse_fuse_bias_gelu_match *m = match;
    (void)self;
    with[0] = dfg_new_call(r, fuse_rule_op_com_microsoft_BiasGelu, DFG_OPERANDS(m->x, m->b), NULL, 0);
    return with[0] != DFG_NONE;
}

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
static bool fuse_fuse_integer_product_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct fuse_fuse_integer_product_match *m = match;
    (void)self;
    with[0] = dfg_new_call(r, fuse_rule_op_com_microsoft_MatMulIntegerToFloat,
                           DFG_OPERANDS(m->v, m->b, m->s, m->scale, m->z, m->zero), NULL, 0);
    return with[0] != DFG_NONE;
}

/* fuse.pat:126
 * rule fuse_dynamic_product(x, b, zero, scale, bias) {
 *     q = DynamicQuantizeLinear(x);
 *     match com.microsoft.MatMulIntegerToFloat(q.0, b, q.1, scale, q.2, zero?, bias?);
 *     rewrite com.microsoft.DynamicQuantizeMatMul(x, b, scale, zero?, bias?);
 * }
 */
static bool fuse_fuse_dynamic_product_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct fuse_fuse_dynamic_product_match *m = match;
    (void)self;
    with[0] = dfg_new_call(r, fuse_rule_op_com_microsoft_DynamicQuantizeMatMul,
                           DFG_OPERANDS(m->x, m->b, m->scale, m->zero, m->bias), NULL, 0);
    return with[0] != DFG_NONE;
}

/* fuse.pat:135
 * rule fuse_rms_norm(x, eps, scale) {
 *     s = Sqrt(Add(ReduceMean(Pow(x, 2) | Mul(x, x)) { axes = q, keepdims == 1 }, eps & const));
 *     n = Div(x, s) | Mul(x, Reciprocal(s)) | Mul(x, Div(1, s));
 *     match Mul(n, scale);
 *     where q == [-1] or q == [x.rank - 1], single(eps), along(scale, x);
 *     rewrite SimplifiedLayerNormalization(x, scale) { axis = -1, epsilon = value(eps), stash_type = 1 };
 * }
 */
static bool fuse_fuse_rms_norm_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct fuse_fuse_rms_norm_match *m = match;
    const dfg_graph *g = dfg_before(r);
    (void)self;
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, fuse_rule_attr_axis, dfg_int(-1));
    dfg_set_attr(r, &attrs, fuse_rule_attr_epsilon, dfg_value_of(g, m->eps));
    dfg_set_attr(r, &attrs, fuse_rule_attr_stash_type, dfg_int(1));
    with[0] = dfg_new_call(r, fuse_rule_op_SimplifiedLayerNormalization, DFG_OPERANDS(m->x, m->scale),
                           &attrs, 0);
    return with[0] != DFG_NONE;
}

/* fuse.pat:165
 * rule fuse_skip_norm_only(x, skip, scale, shift) {
 *     n = LayerNormalization(Add(x, skip), scale, shift?) { axis == -1 };
 *     match n;
 *     where x.rank == 3, same_shape(x, skip), x.dtype in {f16, f32}, along(scale, x);
 *     where not present(shift) or along(shift, x);
 *     rewrite com.microsoft.SkipLayerNormalization(x, skip, scale, shift?) { epsilon = n.epsilon };
 * }
 */
static bool fuse_fuse_skip_norm_only_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct fuse_fuse_skip_norm_only_match *m = match;
    const dfg_graph *g = dfg_before(r);
    (void)self;
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, fuse_rule_attr_epsilon,
                 dfg_attr_or(g, dfg_call_of(g, m->n), fuse_rule_attr_epsilon, dfg_float(1e-05)));
    with[0] = dfg_new_call(r, fuse_rule_op_com_microsoft_SkipLayerNormalization,
                           DFG_OPERANDS(m->x, m->skip, m->scale, m->shift), &attrs, 0);
    return with[0] != DFG_NONE;
}

/* fuse.pat:185
 * rule fuse_matmul_a(a, b) : keep_shared {
 *     t = Transpose(a);
 *     match MatMul(t, b);
 *     where swaps_last(t, a), b.rank >= 2, a.dtype == f32;
 *     rewrite com.microsoft.FusedMatMul(a, b) { transA = 1 };
 * }
 */
static bool fuse_fuse_matmul_a_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct fuse_fuse_matmul_a_match *m = match;
    (void)self;
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, fuse_rule_attr_transA, dfg_int(1));
    with[0] = dfg_new_call(r, fuse_rule_op_com_microsoft_FusedMatMul, DFG_OPERANDS(m->a, m->b), &attrs, 0);
    return with[0] != DFG_NONE;
}

/* fuse.pat:191
 * rule fuse_matmul_b(a, b) : keep_shared {
 *     t = Transpose(b);
 *     match MatMul(a, t);
 *     where swaps_last(t, b), a.rank >= 2, a.dtype == f32;
 *     rewrite com.microsoft.FusedMatMul(a, b) { transB = 1 };
 * }
 */
static bool fuse_fuse_matmul_b_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct fuse_fuse_matmul_b_match *m = match;
    (void)self;
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, fuse_rule_attr_transB, dfg_int(1));
    with[0] = dfg_new_call(r, fuse_rule_op_com_microsoft_FusedMatMul, DFG_OPERANDS(m->a, m->b), &attrs, 0);
    return with[0] != DFG_NONE;
}

/* fuse.pat:197
 * rule fuse_matmul_more_a(a, b) : keep_shared {
 *     t = Transpose(a);
 *     m = com.microsoft.FusedMatMul(t, b) { transBatchA == 0 };
 *     match m;
 *     where swaps_last(t, a), b.rank >= 2; // a vector is taken for a matrix's row
 *     rewrite com.microsoft.FusedMatMul(a, b) { ..m, transA = 1 - m.transA };
 * }
 */
static bool fuse_fuse_matmul_more_a_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct fuse_fuse_matmul_more_a_match *m = match;
    const dfg_graph *g = dfg_before(r);
    (void)self;
    struct dfg_attrs attrs = {0};
    dfg_take_attrs(r, &attrs, m->m);
    dfg_set_attr(r, &attrs, fuse_rule_attr_transA,
                 dfg_sub(dfg_int(1), dfg_attr_or(g, m->m, fuse_rule_attr_transA, dfg_int(0))));
    with[0] = dfg_new_call(r, fuse_rule_op_com_microsoft_FusedMatMul, DFG_OPERANDS(m->a, m->b), &attrs, 0);
    return with[0] != DFG_NONE;
}

/* fuse.pat:204
 * rule fuse_matmul_more_b(a, b) : keep_shared {
 *     t = Transpose(b);
 *     m = com.microsoft.FusedMatMul(a, t) { transBatchB == 0 };
 *     match m;
 *     where swaps_last(t, b), a.rank >= 2;
 *     rewrite com.microsoft.FusedMatMul(a, b) { ..m, transB = 1 - m.transB };
 * }
 */
static bool fuse_fuse_matmul_more_b_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct fuse_fuse_matmul_more_b_match *m = match;
    const dfg_graph *g = dfg_before(r);
    (void)self;
    struct dfg_attrs attrs = {0};
    dfg_take_attrs(r, &attrs, m->m);
    dfg_set_attr(r, &attrs, fuse_rule_attr_transB,
                 dfg_sub(dfg_int(1), dfg_attr_or(g, m->m, fuse_rule_attr_transB, dfg_int(0))));
    with[0] = dfg_new_call(r, fuse_rule_op_com_microsoft_FusedMatMul, DFG_OPERANDS(m->a, m->b), &attrs, 0);
    return with[0] != DFG_NONE;
}

/* fuse.pat:212
 * rule fuse_matmul_scale(a, b, s) {
 *     m = MatMul(a, b);
 *     match Mul(m, s & const);
 *     where s.elements == 1, s.rank <= m.rank, m.dtype == f32, a.rank >= 2, b.rank >= 2, moderate(s);
 *     rewrite com.microsoft.FusedMatMul(a, b) { alpha = value(s) };
 * }
 */
static bool fuse_fuse_matmul_scale_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct fuse_fuse_matmul_scale_match *m = match;
    const dfg_graph *g = dfg_before(r);
    (void)self;
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, fuse_rule_attr_alpha, dfg_value_of(g, m->s));
    with[0] = dfg_new_call(r, fuse_rule_op_com_microsoft_FusedMatMul, DFG_OPERANDS(m->a, m->b), &attrs, 0);
    return with[0] != DFG_NONE;
}

/* fuse.pat:218
 * rule fuse_matmul_divisor(a, b, s) {
 *     m = MatMul(a, b);
 *     match Div(m, s & const);
 *     where s.elements == 1, s.rank <= m.rank, m.dtype == f32, a.rank >= 2, b.rank >= 2, moderate(s);
 *     rewrite com.microsoft.FusedMatMul(a, b) { alpha = 1.0 / value(s) };
 * }
 */
static bool fuse_fuse_matmul_divisor_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct fuse_fuse_matmul_divisor_match *m = match;
    const dfg_graph *g = dfg_before(r);
    (void)self;
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, fuse_rule_attr_alpha, dfg_div(dfg_float(1.0), dfg_value_of(g, m->s)));
    with[0] = dfg_new_call(r, fuse_rule_op_com_microsoft_FusedMatMul, DFG_OPERANDS(m->a, m->b), &attrs, 0);
    return with[0] != DFG_NONE;
}

/* fuse.pat:224
 * rule fuse_matmul_more_scale(a, b, s) {
 *     m = com.microsoft.FusedMatMul(a, b);
 *     match Mul(m, s & const);
 *     where m.dtype == f32, s.elements == 1, s.rank <= m.rank, moderate(s);
 *     rewrite com.microsoft.FusedMatMul(a, b) { ..m, alpha = m.alpha * value(s) };
 * }
 */
static bool fuse_fuse_matmul_more_scale_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct fuse_fuse_matmul_more_scale_match *m = match;
    const dfg_graph *g = dfg_before(r);
    (void)self;
    struct dfg_attrs attrs = {0};
    dfg_take_attrs(r, &attrs, m->m);
    dfg_set_attr(r, &attrs, fuse_rule_attr_alpha,
                 dfg_mul(dfg_attr_or(g, m->m, fuse_rule_attr_alpha, dfg_float(1.0)),
                         dfg_value_of(g, m->s)));
    with[0] = dfg_new_call(r, fuse_rule_op_com_microsoft_FusedMatMul, DFG_OPERANDS(m->a, m->b), &attrs, 0);
    return with[0] != DFG_NONE;
}

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
static bool fuse_fuse_gemm_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct fuse_fuse_gemm_match *m = match;
    const dfg_graph *g = dfg_before(r);
    (void)self;
    struct dfg_attrs attrs = {0};
    dfg_take_attrs(r, &attrs, m->g);
    dfg_set_attr(r, &attrs, fuse_rule_attr_activation,
                 dfg_choose(dfg_same(dfg_op_of(g, m->y), dfg_op_val(g, fuse_rule_op_Relu)),
                            dfg_str(g, fuse_rule_str_Relu),
                            dfg_choose(dfg_same(dfg_op_of(g, m->y), dfg_op_val(g, fuse_rule_op_Tanh)),
                                       dfg_str(g, fuse_rule_str_Tanh), dfg_str(g, fuse_rule_str_Sigmoid))));
    with[0] = dfg_new_call(r, fuse_rule_op_com_microsoft_FusedGemm, DFG_OPERANDS(m->a, m->b, m->c), &attrs,
                           0);
    return with[0] != DFG_NONE;
}

/* fuse.pat:242
 * rule fuse_gemm_leaky(a, b, c) {
 *     g = Gemm(a, b, c?);
 *     y = LeakyRelu(g);
 *     match y;
 *     where g.dtype == f32;
 *     rewrite com.microsoft.FusedGemm(a, b, c?) { ..g, activation = "LeakyRelu", activation_alpha = y.alpha };
 * }
 */
static bool fuse_fuse_gemm_leaky_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct fuse_fuse_gemm_leaky_match *m = match;
    const dfg_graph *g = dfg_before(r);
    (void)self;
    struct dfg_attrs attrs = {0};
    dfg_take_attrs(r, &attrs, m->g);
    dfg_set_attr(r, &attrs, fuse_rule_attr_activation, dfg_str(g, fuse_rule_str_LeakyRelu));
    dfg_set_attr(r, &attrs, fuse_rule_attr_activation_alpha,
                 dfg_attr_or(g, m->y, fuse_rule_attr_alpha, dfg_float(0.01)));
    with[0] = dfg_new_call(r, fuse_rule_op_com_microsoft_FusedGemm, DFG_OPERANDS(m->a, m->b, m->c), &attrs,
                           0);
    return with[0] != DFG_NONE;
}

/* ---- which rules may match at a node: a bit each, in order of priority ---- */

enum {
    fuse_rule_fuse_conv_sum_activation,
    fuse_rule_fuse_integer_product_sum,
    fuse_rule_fuse_rms_norm_wide,
    fuse_rule_fuse_skip_norm,
    fuse_rule_fuse_skip_rms_norm,
    fuse_rule_fuse_conv_activation,
    fuse_rule_fuse_conv_leaky,
    fuse_rule_fuse_conv_hard_sigmoid,
    fuse_rule_fuse_conv_clip,
    fuse_rule_fuse_conv_sum,
    fuse_rule_fuse_gelu,
    fuse_rule_fuse_gelu_tanh,
    fuse_rule_fuse_quick_gelu,
    fuse_rule_fuse_bias_gelu,
    fuse_rule_fuse_integer_product,
    fuse_rule_fuse_dynamic_product,
    fuse_rule_fuse_rms_norm,
    fuse_rule_fuse_skip_norm_only,
    fuse_rule_fuse_matmul_a,
    fuse_rule_fuse_matmul_b,
    fuse_rule_fuse_matmul_more_a,
    fuse_rule_fuse_matmul_more_b,
    fuse_rule_fuse_matmul_scale,
    fuse_rule_fuse_matmul_divisor,
    fuse_rule_fuse_matmul_more_scale,
    fuse_rule_fuse_gemm,
    fuse_rule_fuse_gemm_leaky,
};

/* fuse.pat:61  Add(c, z) */
static inline bool fuse_rule_is_fuse_conv_sum(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, fuse_rule_op_Add) || !dfg_has_args(g, n, 2))
        return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    const dfg_node a1 = dfg_arg(g, n, 1);
    return (dfg_calls(g, a0, fuse_rule_op_Conv) && dfg_n_args(g, a0) <= 3 && dfg_arg(g, a0, 0) != DFG_NONE
            && dfg_arg(g, a0, 1) != DFG_NONE)
        || (dfg_calls(g, a1, fuse_rule_op_Conv) && dfg_n_args(g, a1) <= 3 && dfg_arg(g, a1, 0) != DFG_NONE
            && dfg_arg(g, a1, 1) != DFG_NONE);
}

/* fuse.pat:61  Relu(Add(c, z)); the operator is known */
static inline bool fuse_rule_is_y(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 1) && fuse_rule_is_fuse_conv_sum(g, dfg_arg(g, n, 0));
}

/* fuse.pat:109  q.0 */
static inline bool fuse_rule_is_v(const dfg_graph *g, dfg_node n)
{
    if (!dfg_is(g, n, DFG_GET) || dfg_data(g, n) != 0)
        return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    return dfg_calls(g, a0, fuse_rule_op_DynamicQuantizeLinear) && dfg_has_args(g, a0, 1);
}

/* fuse.pat:112  MatMulInteger(v, b, z, zero?) */
static inline bool fuse_rule_is_MatMulInteger(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, fuse_rule_op_MatMulInteger) || dfg_n_args(g, n) > 4
        || dfg_arg(g, n, 1) == DFG_NONE)
        return false;
    const dfg_node a2 = dfg_arg(g, n, 2);
    return fuse_rule_is_v(g, dfg_arg(g, n, 0)) && dfg_is(g, a2, DFG_GET) && dfg_data(g, a2) == 2;
}

/* fuse.pat:112  Cast(MatMulInteger(v, b, z, zero?)) */
static inline bool fuse_rule_is_Cast(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, fuse_rule_op_Cast) && dfg_argc_is(g, n, 1)
        && fuse_rule_is_MatMulInteger(g, dfg_arg(g, n, 0))
        && dfg_eq(dfg_attr(g, n, fuse_rule_attr_to), dfg_int(1));
}

/* fuse.pat:112  Mul(s, scale) */
static inline bool fuse_rule_is_Mul(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, fuse_rule_op_Mul) || !dfg_has_args(g, n, 2))
        return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    const dfg_node a1 = dfg_arg(g, n, 1);
    return (dfg_is(g, a0, DFG_GET) && dfg_data(g, a0) == 1)
        || (dfg_is(g, a1, DFG_GET) && dfg_data(g, a1) == 1);
}

/* fuse.pat:112  Mul(Cast(MatMulInteger(v, b, z, zero?)) { to == 1 }, Mul(s, scale)) */
static inline bool fuse_rule_is_fuse_integer_product(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, fuse_rule_op_Mul) || !dfg_argc_is(g, n, 2))
        return false;
    return (fuse_rule_is_Cast(g, dfg_arg(g, n, 0)) && fuse_rule_is_Mul(g, dfg_arg(g, n, 1)))
        || (fuse_rule_is_Mul(g, dfg_arg(g, n, 0)) && fuse_rule_is_Cast(g, dfg_arg(g, n, 1)));
}

/* op in {Add}: fuse_rule_fuse_integer_product_sum, fuse_rule_fuse_conv_sum */
static uint64_t fuse_rule_fuse_rules_at_Add(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_has_args(g, n, 2)) {
        if (fuse_rule_is_fuse_integer_product(g, dfg_arg(g, n, 0))
            || fuse_rule_is_fuse_integer_product(g, dfg_arg(g, n, 1)))
            set |= DFG_BIT(fuse_rule_fuse_integer_product_sum);
        const dfg_node a0 = dfg_arg(g, n, 0);
        const dfg_node a1 = dfg_arg(g, n, 1);
        if ((dfg_calls(g, a0, fuse_rule_op_Conv) && dfg_n_args(g, a0) <= 3 && dfg_arg(g, a0, 0) != DFG_NONE
             && dfg_arg(g, a0, 1) != DFG_NONE)
            || (dfg_calls(g, a1, fuse_rule_op_Conv) && dfg_n_args(g, a1) <= 3
                && dfg_arg(g, a1, 0) != DFG_NONE && dfg_arg(g, a1, 1) != DFG_NONE))
            set |= DFG_BIT(fuse_rule_fuse_conv_sum);
    }
    return set;
}

/* fuse.pat:77  Div(x, r & approx(1.41421356, 1e-3)) */
static inline bool fuse_rule_is_Div(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, fuse_rule_op_Div) && dfg_has_args(g, n, 2)
        && dfg_const_near(g, dfg_arg(g, n, 1), dfg_float(1.41421356), 0.001, DFG_NO_DTYPE);
}

/* fuse.pat:77  Mul(x, r & approx(0.70710678, 1e-3)) */
static inline bool fuse_rule_is_Mul_2(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, fuse_rule_op_Mul) || !dfg_has_args(g, n, 2))
        return false;
    return dfg_const_near(g, dfg_arg(g, n, 1), dfg_float(0.70710678), 0.001, DFG_NO_DTYPE)
        || dfg_const_near(g, dfg_arg(g, n, 0), dfg_float(0.70710678), 0.001, DFG_NO_DTYPE);
}

/* fuse.pat:77  Erf(Div(x, r & approx(1.41421356, 1e-3)) | Mul(x, r & approx(0.70710678, 1e-3))) */
static inline bool fuse_rule_is_Erf(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, fuse_rule_op_Erf) && dfg_argc_is(g, n, 1)
        && (fuse_rule_is_Div(g, dfg_arg(g, n, 0)) || fuse_rule_is_Mul_2(g, dfg_arg(g, n, 0)));
}

/* fuse.pat:77  Add(Erf(Div(x, r & approx(1.41421356, 1e-3)) | Mul(x, r & approx(0.70710678, 1e-3))), o &  ... */
static inline bool fuse_rule_is_t(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, fuse_rule_op_Add) || !dfg_argc_is(g, n, 2))
        return false;
    return (fuse_rule_is_Erf(g, dfg_arg(g, n, 0))
            && dfg_const_is(g, dfg_arg(g, n, 1), dfg_int(1), DFG_NO_DTYPE))
        || (dfg_const_is(g, dfg_arg(g, n, 0), dfg_int(1), DFG_NO_DTYPE)
            && fuse_rule_is_Erf(g, dfg_arg(g, n, 1)));
}

/* fuse.pat:84  Pow(x, p & 3) */
static inline bool fuse_rule_is_Pow(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, fuse_rule_op_Pow) && dfg_has_args(g, n, 2)
        && dfg_const_is(g, dfg_arg(g, n, 1), dfg_int(3), DFG_NO_DTYPE);
}

/* fuse.pat:84  Mul(x, Mul(x, x)) */
static inline bool fuse_rule_is_Mul_5(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, fuse_rule_op_Mul) || !dfg_has_args(g, n, 2))
        return false;
    const dfg_node a1 = dfg_arg(g, n, 1);
    const dfg_node a0 = dfg_arg(g, n, 0);
    return (dfg_calls(g, a1, fuse_rule_op_Mul) && dfg_has_args(g, a1, 2))
        || (dfg_calls(g, a0, fuse_rule_op_Mul) && dfg_has_args(g, a0, 2));
}

/* fuse.pat:84  Mul(Pow(x, p & 3) | Mul(x, Mul(x, x)), k & approx(0.044715, 1e-4)) */
static inline bool fuse_rule_is_Mul_4(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, fuse_rule_op_Mul) || !dfg_argc_is(g, n, 2))
        return false;
    return ((fuse_rule_is_Pow(g, dfg_arg(g, n, 0)) || fuse_rule_is_Mul_5(g, dfg_arg(g, n, 0)))
            && dfg_const_near(g, dfg_arg(g, n, 1), dfg_float(0.044715), 0.0001, DFG_NO_DTYPE))
        || (dfg_const_near(g, dfg_arg(g, n, 0), dfg_float(0.044715), 0.0001, DFG_NO_DTYPE)
            && (fuse_rule_is_Pow(g, dfg_arg(g, n, 1)) || fuse_rule_is_Mul_5(g, dfg_arg(g, n, 1))));
}

/* fuse.pat:85  Mul(x, k & approx(0.044715, 1e-4)) */
static inline bool fuse_rule_is_Mul_8(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, fuse_rule_op_Mul) || !dfg_has_args(g, n, 2))
        return false;
    return dfg_const_near(g, dfg_arg(g, n, 1), dfg_float(0.044715), 0.0001, DFG_NO_DTYPE)
        || dfg_const_near(g, dfg_arg(g, n, 0), dfg_float(0.044715), 0.0001, DFG_NO_DTYPE);
}

/* fuse.pat:85  Mul(x, Mul(x, k & approx(0.044715, 1e-4))) */
static inline bool fuse_rule_is_Mul_7(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, fuse_rule_op_Mul) || !dfg_has_args(g, n, 2))
        return false;
    return fuse_rule_is_Mul_8(g, dfg_arg(g, n, 1)) || fuse_rule_is_Mul_8(g, dfg_arg(g, n, 0));
}

/* fuse.pat:85  Mul(x, Mul(x, Mul(x, k & approx(0.044715, 1e-4)))) */
static inline bool fuse_rule_is_Mul_6(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, fuse_rule_op_Mul) || !dfg_has_args(g, n, 2))
        return false;
    return fuse_rule_is_Mul_7(g, dfg_arg(g, n, 1)) || fuse_rule_is_Mul_7(g, dfg_arg(g, n, 0));
}

/* fuse.pat:87  Add(x, cubic(x, k, p)) */
static inline bool fuse_rule_is_Add(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, fuse_rule_op_Add) || !dfg_has_args(g, n, 2))
        return false;
    return fuse_rule_is_Mul_4(g, dfg_arg(g, n, 1)) || fuse_rule_is_Mul_6(g, dfg_arg(g, n, 1))
        || fuse_rule_is_Mul_4(g, dfg_arg(g, n, 0)) || fuse_rule_is_Mul_6(g, dfg_arg(g, n, 0));
}

/* fuse.pat:87  Mul(Add(x, cubic(x, k, p)), r & approx(0.79788456, 1e-3)) */
static inline bool fuse_rule_is_Mul_3(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, fuse_rule_op_Mul) || !dfg_argc_is(g, n, 2))
        return false;
    return (fuse_rule_is_Add(g, dfg_arg(g, n, 0))
            && dfg_const_near(g, dfg_arg(g, n, 1), dfg_float(0.79788456), 0.001, DFG_NO_DTYPE))
        || (dfg_const_near(g, dfg_arg(g, n, 0), dfg_float(0.79788456), 0.001, DFG_NO_DTYPE)
            && fuse_rule_is_Add(g, dfg_arg(g, n, 1)));
}

/* fuse.pat:87  Tanh(Mul(Add(x, cubic(x, k, p)), r & approx(0.79788456, 1e-3))) */
static inline bool fuse_rule_is_Tanh(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, fuse_rule_op_Tanh) && dfg_argc_is(g, n, 1)
        && fuse_rule_is_Mul_3(g, dfg_arg(g, n, 0));
}

/* fuse.pat:87  Add(Tanh(Mul(Add(x, cubic(x, k, p)), r & approx(0.79788456, 1e-3))), o & 1) */
static inline bool fuse_rule_is_t_2(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, fuse_rule_op_Add) || !dfg_argc_is(g, n, 2))
        return false;
    return (fuse_rule_is_Tanh(g, dfg_arg(g, n, 0))
            && dfg_const_is(g, dfg_arg(g, n, 1), dfg_int(1), DFG_NO_DTYPE))
        || (dfg_const_is(g, dfg_arg(g, n, 0), dfg_int(1), DFG_NO_DTYPE)
            && fuse_rule_is_Tanh(g, dfg_arg(g, n, 1)));
}

/* from bit 0 on: fuse_rule_fuse_gelu, fuse_rule_fuse_gelu_tanh, and 1 more such group */
static uint64_t fuse_rule_fuse_rules_part(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (fuse_rule_is_t(g, dfg_arg(g, n, 1)) || fuse_rule_is_t(g, dfg_arg(g, n, 0)))
        set |= DFG_BIT(0); /* fuse_rule_fuse_gelu ... */
    if (fuse_rule_is_t_2(g, dfg_arg(g, n, 1)) || fuse_rule_is_t_2(g, dfg_arg(g, n, 0)))
        set |= DFG_BIT(1); /* fuse_rule_fuse_gelu_tanh ... */
    return set;
}

/* from bit 0 on: fuse_rule_fuse_gelu, fuse_rule_fuse_gelu_tanh, and 1 more such group */
static uint64_t fuse_rule_fuse_rules_part_2(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2)) {
        if ((fuse_rule_is_Erf(g, dfg_arg(g, n, 0))
             && dfg_const_is(g, dfg_arg(g, n, 1), dfg_int(1), DFG_NO_DTYPE))
            || (dfg_const_is(g, dfg_arg(g, n, 0), dfg_int(1), DFG_NO_DTYPE)
                && fuse_rule_is_Erf(g, dfg_arg(g, n, 1))))
            set |= DFG_BIT(0); /* fuse_rule_fuse_gelu ... */
        if ((fuse_rule_is_Tanh(g, dfg_arg(g, n, 0))
             && dfg_const_is(g, dfg_arg(g, n, 1), dfg_int(1), DFG_NO_DTYPE))
            || (dfg_const_is(g, dfg_arg(g, n, 0), dfg_int(1), DFG_NO_DTYPE)
                && fuse_rule_is_Tanh(g, dfg_arg(g, n, 1))))
            set |= DFG_BIT(1); /* fuse_rule_fuse_gelu_tanh ... */
    }
    return set;
}

/* fuse.pat:78  Mul(x, h & 0.5) */
static inline bool fuse_rule_is_Mul_9(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, fuse_rule_op_Mul) || !dfg_has_args(g, n, 2))
        return false;
    return dfg_const_is(g, dfg_arg(g, n, 1), dfg_float(0.5), DFG_NO_DTYPE)
        || dfg_const_is(g, dfg_arg(g, n, 0), dfg_float(0.5), DFG_NO_DTYPE);
}

/* from bit 0 on: fuse_rule_fuse_matmul_scale, and 1 more such group */
static uint64_t fuse_rule_fuse_rules_part_3(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    const dfg_node a0 = dfg_arg(g, n, 0);
    if (dfg_has_args(g, a0, 2) && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST))
        set |= DFG_BIT(0); /* fuse_rule_fuse_matmul_scale ... */
    return set;
}

/* fuse.pat:145  Pow(w, 2) */
static inline bool fuse_rule_is_Pow_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, fuse_rule_op_Pow) && dfg_argc_is(g, n, 2)
        && dfg_const_is(g, dfg_arg(g, n, 1), dfg_int(2), DFG_NO_DTYPE);
}

/* fuse.pat:145  ReduceMean(Pow(w, 2) | Mul(w, w)) */
static inline bool fuse_rule_is_ReduceMean(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, fuse_rule_op_ReduceMean) || !dfg_argc_is(g, n, 1))
        return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    return (fuse_rule_is_Pow_2(g, a0) || (dfg_calls(g, a0, fuse_rule_op_Mul) && dfg_argc_is(g, a0, 2)))
        && dfg_int_is(g, n, fuse_rule_attr_keepdims, 1, 1);
}

/* fuse.pat:145  Add(ReduceMean(Pow(w, 2) | Mul(w, w)) { axes = q, keepdims == 1 }, eps & const) */
static inline bool fuse_rule_is_Add_2(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, fuse_rule_op_Add) || !dfg_argc_is(g, n, 2))
        return false;
    return (fuse_rule_is_ReduceMean(g, dfg_arg(g, n, 0)) && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST))
        || (dfg_is(g, dfg_arg(g, n, 0), DFG_CONST) && fuse_rule_is_ReduceMean(g, dfg_arg(g, n, 1)));
}

/* fuse.pat:145  Sqrt(Add(ReduceMean(Pow(w, 2) | Mul(w, w)) { axes = q, keepdims == 1 }, eps & const)) */
static inline bool fuse_rule_is_s(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, fuse_rule_op_Sqrt) && dfg_argc_is(g, n, 1)
        && fuse_rule_is_Add_2(g, dfg_arg(g, n, 0));
}

/* fuse.pat:146  Div(w, s) */
static inline bool fuse_rule_is_Div_2(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, fuse_rule_op_Div) || !dfg_argc_is(g, n, 2))
        return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    return dfg_calls(g, a0, fuse_rule_op_Cast) && dfg_has_args(g, a0, 1)
        && dfg_eq(dfg_attr(g, a0, fuse_rule_attr_to), dfg_int(1)) && fuse_rule_is_s(g, dfg_arg(g, n, 1));
}

/* fuse.pat:146  Reciprocal(s) */
static inline bool fuse_rule_is_Reciprocal(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, fuse_rule_op_Reciprocal) && dfg_argc_is(g, n, 1)
        && fuse_rule_is_s(g, dfg_arg(g, n, 0));
}

/* fuse.pat:146  Mul(w, Reciprocal(s)) */
static inline bool fuse_rule_is_Mul_10(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, fuse_rule_op_Mul) || !dfg_argc_is(g, n, 2))
        return false;
    return fuse_rule_is_Reciprocal(g, dfg_arg(g, n, 1)) || fuse_rule_is_Reciprocal(g, dfg_arg(g, n, 0));
}

/* fuse.pat:146  Div(1, s) */
static inline bool fuse_rule_is_Div_3(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, fuse_rule_op_Div) && dfg_argc_is(g, n, 2)
        && dfg_const_is(g, dfg_arg(g, n, 0), dfg_int(1), DFG_NO_DTYPE)
        && fuse_rule_is_s(g, dfg_arg(g, n, 1));
}

/* fuse.pat:146  Mul(w, Div(1, s)) */
static inline bool fuse_rule_is_Mul_11(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, fuse_rule_op_Mul) || !dfg_argc_is(g, n, 2))
        return false;
    return fuse_rule_is_Div_3(g, dfg_arg(g, n, 1)) || fuse_rule_is_Div_3(g, dfg_arg(g, n, 0));
}

/* fuse.pat:147  Cast(n); the operator is known */
static inline bool fuse_rule_is_c(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 1)
        && (fuse_rule_is_Div_2(g, dfg_arg(g, n, 0)) || fuse_rule_is_Mul_10(g, dfg_arg(g, n, 0))
            || fuse_rule_is_Mul_11(g, dfg_arg(g, n, 0)));
}

/* fuse.pat:94  Mul(x, a & const) */
static inline bool fuse_rule_is_Mul_12(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, fuse_rule_op_Mul) || !dfg_has_args(g, n, 2))
        return false;
    return dfg_is(g, dfg_arg(g, n, 1), DFG_CONST) || dfg_is(g, dfg_arg(g, n, 0), DFG_CONST);
}

/* fuse.pat:94  Sigmoid(Mul(x, a & const)); the operator is known */
static inline bool fuse_rule_is_Sigmoid(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 1) && fuse_rule_is_Mul_12(g, dfg_arg(g, n, 0));
}

/* from bit 0 on: fuse_rule_fuse_rms_norm_wide, fuse_rule_fuse_gelu, fuse_rule_fuse_gelu_tanh,
 * fuse_rule_fuse_quick_gelu, and 1 more such group */
static uint64_t fuse_rule_fuse_rules_part_4(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    switch (dfg_op(g, n)) {
    case fuse_rule_op_Cast:
        if (fuse_rule_is_c(g, n))
            set |= DFG_BIT(0); /* fuse_rule_fuse_rms_norm_wide ... */
        break;
    case fuse_rule_op_Mul:
        if (dfg_argc_is(g, n, 2)) {
            if ((fuse_rule_is_t(g, dfg_arg(g, n, 0))
                 && dfg_const_is(g, dfg_arg(g, n, 1), dfg_float(0.5), DFG_NO_DTYPE))
                || (dfg_const_is(g, dfg_arg(g, n, 0), dfg_float(0.5), DFG_NO_DTYPE)
                    && fuse_rule_is_t(g, dfg_arg(g, n, 1))))
                set |= DFG_BIT(8); /* fuse_rule_fuse_gelu ... */
            if ((fuse_rule_is_t_2(g, dfg_arg(g, n, 0))
                 && dfg_const_is(g, dfg_arg(g, n, 1), dfg_float(0.5), DFG_NO_DTYPE))
                || (dfg_const_is(g, dfg_arg(g, n, 0), dfg_float(0.5), DFG_NO_DTYPE)
                    && fuse_rule_is_t_2(g, dfg_arg(g, n, 1))))
                set |= DFG_BIT(9); /* fuse_rule_fuse_gelu_tanh ... */
        }
        break;
    case fuse_rule_op_Sigmoid:
        if (fuse_rule_is_Sigmoid(g, n))
            set |= DFG_BIT(10); /* fuse_rule_fuse_quick_gelu ... */
        break;
    default:
        break;
    }
    return set;
}

/* fuse.pat:136  Pow(x, 2) */
static inline bool fuse_rule_is_Pow_3(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, fuse_rule_op_Pow) && dfg_has_args(g, n, 2)
        && dfg_const_is(g, dfg_arg(g, n, 1), dfg_int(2), DFG_NO_DTYPE);
}

/* fuse.pat:136  ReduceMean(Pow(x, 2) | Mul(x, x)) */
static inline bool fuse_rule_is_ReduceMean_2(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, fuse_rule_op_ReduceMean) || !dfg_argc_is(g, n, 1))
        return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    return (fuse_rule_is_Pow_3(g, a0) || (dfg_calls(g, a0, fuse_rule_op_Mul) && dfg_has_args(g, a0, 2)))
        && dfg_int_is(g, n, fuse_rule_attr_keepdims, 1, 1);
}

/* fuse.pat:136  Add(ReduceMean(Pow(x, 2) | Mul(x, x)) { axes = q, keepdims == 1 }, eps & const) */
static inline bool fuse_rule_is_Add_3(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, fuse_rule_op_Add) || !dfg_argc_is(g, n, 2))
        return false;
    return (fuse_rule_is_ReduceMean_2(g, dfg_arg(g, n, 0)) && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST))
        || (dfg_is(g, dfg_arg(g, n, 0), DFG_CONST) && fuse_rule_is_ReduceMean_2(g, dfg_arg(g, n, 1)));
}

/* fuse.pat:136  Sqrt(Add(ReduceMean(Pow(x, 2) | Mul(x, x)) { axes = q, keepdims == 1 }, eps & const)) */
static inline bool fuse_rule_is_s_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, fuse_rule_op_Sqrt) && dfg_argc_is(g, n, 1)
        && fuse_rule_is_Add_3(g, dfg_arg(g, n, 0));
}

/* fuse.pat:137  Div(x, s) */
static inline bool fuse_rule_is_Div_4(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, fuse_rule_op_Div) && dfg_has_args(g, n, 2)
        && fuse_rule_is_s_2(g, dfg_arg(g, n, 1));
}

/* fuse.pat:137  Reciprocal(s) */
static inline bool fuse_rule_is_Reciprocal_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, fuse_rule_op_Reciprocal) && dfg_argc_is(g, n, 1)
        && fuse_rule_is_s_2(g, dfg_arg(g, n, 0));
}

/* fuse.pat:137  Mul(x, Reciprocal(s)) */
static inline bool fuse_rule_is_Mul_13(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, fuse_rule_op_Mul) || !dfg_has_args(g, n, 2))
        return false;
    return fuse_rule_is_Reciprocal_2(g, dfg_arg(g, n, 1)) || fuse_rule_is_Reciprocal_2(g, dfg_arg(g, n, 0));
}

/* fuse.pat:137  Div(1, s) */
static inline bool fuse_rule_is_Div_5(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, fuse_rule_op_Div) && dfg_argc_is(g, n, 2)
        && dfg_const_is(g, dfg_arg(g, n, 0), dfg_int(1), DFG_NO_DTYPE)
        && fuse_rule_is_s_2(g, dfg_arg(g, n, 1));
}

/* fuse.pat:137  Mul(x, Div(1, s)) */
static inline bool fuse_rule_is_Mul_14(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, fuse_rule_op_Mul) || !dfg_has_args(g, n, 2))
        return false;
    return fuse_rule_is_Div_5(g, dfg_arg(g, n, 1)) || fuse_rule_is_Div_5(g, dfg_arg(g, n, 0));
}

/* op in {Mul}: fuse_rule_fuse_rms_norm_wide, fuse_rule_fuse_gelu, fuse_rule_fuse_gelu_tanh,
 * fuse_rule_fuse_quick_gelu, fuse_rule_fuse_integer_product, fuse_rule_fuse_rms_norm,
 * fuse_rule_fuse_matmul_scale, fuse_rule_fuse_matmul_more_scale */
static uint64_t fuse_rule_fuse_rules_at_Mul(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2)) {
        const dfg_node a0 = dfg_arg(g, n, 0);
        switch (dfg_op(g, a0)) {
        case fuse_rule_op_Mul:
            if (dfg_has_args(g, a0, 2)) {
                const dfg_node a1 = dfg_arg(g, n, 1);
                switch (dfg_op(g, a1)) {
                case DFG_CONST:
                    if (dfg_const_is(g, a1, dfg_float(0.5), DFG_NO_DTYPE))
                        set |= fuse_rule_fuse_rules_part(g, a0) << 10;
                    break;
                case fuse_rule_op_Add:
                    if (dfg_const_is(g, dfg_arg(g, a0, 1), dfg_float(0.5), DFG_NO_DTYPE)
                        || dfg_const_is(g, dfg_arg(g, a0, 0), dfg_float(0.5), DFG_NO_DTYPE))
                        set |= fuse_rule_fuse_rules_part_2(g, a1) << 10;
                    break;
                case fuse_rule_op_Cast: {
                    const dfg_node a0_0 = dfg_arg(g, a0, 0);
                    const dfg_node a0_1 = dfg_arg(g, a0, 1);
                    if (((dfg_is(g, a0_0, DFG_GET) && dfg_data(g, a0_0) == 1)
                         || (dfg_is(g, a0_1, DFG_GET) && dfg_data(g, a0_1) == 1))
                        && fuse_rule_is_Cast(g, a1))
                        set |= DFG_BIT(fuse_rule_fuse_integer_product);
                    break;
                }
                default:
                    break;
                }
            }
            break;
        case DFG_CONST: {
            const dfg_node a1 = dfg_arg(g, n, 1);
            switch (dfg_op(g, a1)) {
            case fuse_rule_op_Mul:
                if (dfg_has_args(g, a1, 2) && dfg_const_is(g, a0, dfg_float(0.5), DFG_NO_DTYPE))
                    set |= fuse_rule_fuse_rules_part(g, a1) << 10;
                break;
            case fuse_rule_op_MatMul:
                if (dfg_has_args(g, a1, 2))
                    set |= DFG_BIT(fuse_rule_fuse_matmul_scale);
                break;
            case fuse_rule_op_com_microsoft_FusedMatMul:
                if (dfg_has_args(g, a1, 2))
                    set |= DFG_BIT(fuse_rule_fuse_matmul_more_scale);
                break;
            default:
                break;
            }
            break;
        }
        case fuse_rule_op_Add:
            if (fuse_rule_is_Mul_9(g, dfg_arg(g, n, 1)))
                set |= fuse_rule_fuse_rules_part_2(g, a0) << 10;
            break;
        case fuse_rule_op_Cast:
            if (fuse_rule_is_Cast(g, a0) && fuse_rule_is_Mul(g, dfg_arg(g, n, 1)))
                set |= DFG_BIT(fuse_rule_fuse_integer_product);
            break;
        case fuse_rule_op_MatMul:
            set |= fuse_rule_fuse_rules_part_3(g, n) << 22;
            break;
        case fuse_rule_op_com_microsoft_FusedMatMul:
            set |= fuse_rule_fuse_rules_part_3(g, n) << 24;
            break;
        default:
            break;
        }
    }
    if (dfg_has_args(g, n, 2)) {
        set |= fuse_rule_fuse_rules_part_4(g, dfg_arg(g, n, 0)) << 2;
        set |= fuse_rule_fuse_rules_part_4(g, dfg_arg(g, n, 1)) << 2;
        if (fuse_rule_is_Div_4(g, dfg_arg(g, n, 0)) || fuse_rule_is_Mul_13(g, dfg_arg(g, n, 0))
            || fuse_rule_is_Mul_14(g, dfg_arg(g, n, 0)) || fuse_rule_is_Div_4(g, dfg_arg(g, n, 1))
            || fuse_rule_is_Mul_13(g, dfg_arg(g, n, 1)) || fuse_rule_is_Mul_14(g, dfg_arg(g, n, 1)))
            set |= DFG_BIT(fuse_rule_fuse_rms_norm);
    }
    return set;
}

/* from bit 0 on: fuse_rule_fuse_skip_norm, fuse_rule_fuse_skip_norm_only, and 1 more such
 * group */
static uint64_t fuse_rule_fuse_rules_part_5(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_n_args(g, n) <= 3 && dfg_arg(g, n, 1) != DFG_NONE
        && dfg_int_is(g, n, fuse_rule_attr_axis, -1, -1)) {
        set |= DFG_BIT(0); /* fuse_rule_fuse_skip_norm ... */
        set |= DFG_BIT(14); /* fuse_rule_fuse_skip_norm_only ... */
    }
    return set;
}

/* op in {LayerNormalization}: fuse_rule_fuse_skip_norm, fuse_rule_fuse_skip_norm_only */
static uint64_t fuse_rule_fuse_rules_at_LayerNormalization(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    const dfg_node a0 = dfg_arg(g, n, 0);
    if (dfg_calls(g, a0, fuse_rule_op_Add) && dfg_has_args(g, a0, 2) && dfg_data(g, n) <= 1)
        set |= fuse_rule_fuse_rules_part_5(g, n) << 3;
    return set;
}

/* fuse.pat:174  SimplifiedLayerNormalization(s, scale); the operator is known */
static inline bool fuse_rule_is_n(const dfg_graph *g, dfg_node n)
{
    if (!dfg_has_args(g, n, 2))
        return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    return dfg_calls(g, a0, fuse_rule_op_Add) && dfg_has_args(g, a0, 2)
        && dfg_int_is(g, n, fuse_rule_attr_axis, -1, -1);
}

/* op in {get}: fuse_rule_fuse_skip_norm, fuse_rule_fuse_skip_rms_norm,
 * fuse_rule_fuse_skip_norm_only */
static uint64_t fuse_rule_fuse_rules_at_get(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_data(g, n) == 0) {
        const dfg_node a0 = dfg_arg(g, n, 0);
        switch (dfg_op(g, a0)) {
        case fuse_rule_op_LayerNormalization: {
            const dfg_node a0_0 = dfg_arg(g, a0, 0);
            if (dfg_calls(g, a0_0, fuse_rule_op_Add) && dfg_has_args(g, a0_0, 2))
                set |= fuse_rule_fuse_rules_part_5(g, a0) << 3;
            break;
        }
        case fuse_rule_op_SimplifiedLayerNormalization:
            if (fuse_rule_is_n(g, a0))
                set |= DFG_BIT(fuse_rule_fuse_skip_rms_norm);
            break;
        default:
            break;
        }
    }
    return set;
}

/* fuse.pat:174  SimplifiedLayerNormalization(s, scale); the operator is known */
static inline bool fuse_rule_is_SimplifiedLayerNormalization(const dfg_graph *g, dfg_node n)
{
    if (dfg_data(g, n) > 1 || !dfg_has_args(g, n, 2))
        return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    return dfg_calls(g, a0, fuse_rule_op_Add) && dfg_has_args(g, a0, 2)
        && dfg_int_is(g, n, fuse_rule_attr_axis, -1, -1);
}

/* from bit 0 on: fuse_rule_fuse_conv_activation, fuse_rule_fuse_gemm, and 1 more such group */
static uint64_t fuse_rule_fuse_rules_part_6(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 1)) {
        const dfg_node a0 = dfg_arg(g, n, 0);
        switch (dfg_op(g, a0)) {
        case fuse_rule_op_Conv:
            if (dfg_n_args(g, a0) <= 3 && dfg_arg(g, a0, 0) != DFG_NONE && dfg_arg(g, a0, 1) != DFG_NONE)
                set |= DFG_BIT(0); /* fuse_rule_fuse_conv_activation ... */
            break;
        case fuse_rule_op_Gemm:
            if (dfg_n_args(g, a0) <= 3 && dfg_arg(g, a0, 0) != DFG_NONE && dfg_arg(g, a0, 1) != DFG_NONE)
                set |= DFG_BIT(20); /* fuse_rule_fuse_gemm ... */
            break;
        default:
            break;
        }
    }
    return set;
}

/* fuse.pat:42  HardSigmoid(c); the operator is known */
static inline bool fuse_rule_is_y_2(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 1))
        return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    return dfg_calls(g, a0, fuse_rule_op_Conv) && dfg_n_args(g, a0) <= 3 && dfg_arg(g, a0, 0) != DFG_NONE
        && dfg_arg(g, a0, 1) != DFG_NONE;
}

/* fuse.pat:51  Clip(c, (lo & const)?, (hi & const)?); the operator is known */
static inline bool fuse_rule_is_fuse_conv_clip(const dfg_graph *g, dfg_node n)
{
    if (dfg_n_args(g, n) > 3)
        return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    return dfg_calls(g, a0, fuse_rule_op_Conv) && dfg_n_args(g, a0) <= 3 && dfg_arg(g, a0, 0) != DFG_NONE
        && dfg_arg(g, a0, 1) != DFG_NONE
        && (dfg_arg(g, n, 1) == DFG_NONE || dfg_is(g, dfg_arg(g, n, 1), DFG_CONST))
        && (dfg_arg(g, n, 2) == DFG_NONE || dfg_is(g, dfg_arg(g, n, 2), DFG_CONST));
}

/* fuse.pat:100  com.microsoft.Gelu(Add(x, b)); the operator is known */
static inline bool fuse_rule_is_fuse_bias_gelu(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 1))
        return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    return dfg_calls(g, a0, fuse_rule_op_Add) && dfg_has_args(g, a0, 2);
}

/* fuse.pat:128  com.microsoft.MatMulIntegerToFloat(q.0, b, q.1, scale, q.2, zero?, bias?); the operator is known */
static inline bool fuse_rule_is_fuse_dynamic_product(const dfg_graph *g, dfg_node n)
{
    if (dfg_n_args(g, n) > 7 || dfg_arg(g, n, 1) == DFG_NONE || dfg_arg(g, n, 3) == DFG_NONE)
        return false;
    const dfg_node a2 = dfg_arg(g, n, 2);
    const dfg_node a4 = dfg_arg(g, n, 4);
    return fuse_rule_is_v(g, dfg_arg(g, n, 0)) && dfg_is(g, a2, DFG_GET) && dfg_data(g, a2) == 1
        && dfg_is(g, a4, DFG_GET) && dfg_data(g, a4) == 2;
}

/* op in {MatMul}: fuse_rule_fuse_matmul_a, fuse_rule_fuse_matmul_b */
static uint64_t fuse_rule_fuse_rules_at_MatMul(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_has_args(g, n, 2)) {
        const dfg_node a0 = dfg_arg(g, n, 0);
        if (dfg_calls(g, a0, fuse_rule_op_Transpose) && dfg_has_args(g, a0, 1))
            set |= DFG_BIT(fuse_rule_fuse_matmul_a);
        const dfg_node a1 = dfg_arg(g, n, 1);
        if (dfg_calls(g, a1, fuse_rule_op_Transpose) && dfg_has_args(g, a1, 1))
            set |= DFG_BIT(fuse_rule_fuse_matmul_b);
    }
    return set;
}

/* op in {com.microsoft.FusedMatMul}: fuse_rule_fuse_matmul_more_a,
 * fuse_rule_fuse_matmul_more_b */
static uint64_t fuse_rule_fuse_rules_at_com_microsoft_FusedMatMul(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_has_args(g, n, 2)) {
        const dfg_node a0 = dfg_arg(g, n, 0);
        if (dfg_calls(g, a0, fuse_rule_op_Transpose) && dfg_has_args(g, a0, 1)
            && dfg_int_is(g, n, fuse_rule_attr_transBatchA, 0, 0))
            set |= DFG_BIT(fuse_rule_fuse_matmul_more_a);
        const dfg_node a1 = dfg_arg(g, n, 1);
        if (dfg_calls(g, a1, fuse_rule_op_Transpose) && dfg_has_args(g, a1, 1)
            && dfg_int_is(g, n, fuse_rule_attr_transBatchB, 0, 0))
            set |= DFG_BIT(fuse_rule_fuse_matmul_more_b);
    }
    return set;
}

/* fuse.pat:220  Div(m, s & const); the operator is known */
static inline bool fuse_rule_is_fuse_matmul_divisor(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 2))
        return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    return dfg_calls(g, a0, fuse_rule_op_MatMul) && dfg_has_args(g, a0, 2)
        && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST);
}

static uint64_t fuse_rules_at(const dfg_graph *g, dfg_node n)
{
    switch (dfg_op(g, n)) {
    case fuse_rule_op_Relu:
        return (fuse_rule_is_y(g, n) ? DFG_BIT(fuse_rule_fuse_conv_sum_activation) : 0) | fuse_rule_fuse_rules_part_6(g, n) << 5;
    case fuse_rule_op_Add:
        return fuse_rule_fuse_rules_at_Add(g, n);
    case fuse_rule_op_Mul:
        return fuse_rule_fuse_rules_at_Mul(g, n);
    case fuse_rule_op_LayerNormalization:
        return fuse_rule_fuse_rules_at_LayerNormalization(g, n);
    case DFG_GET:
        return fuse_rule_fuse_rules_at_get(g, n);
    case fuse_rule_op_SimplifiedLayerNormalization:
        return fuse_rule_is_SimplifiedLayerNormalization(g, n) ? DFG_BIT(fuse_rule_fuse_skip_rms_norm) : 0;
    case fuse_rule_op_Sigmoid:
    case fuse_rule_op_Tanh:
        return fuse_rule_fuse_rules_part_6(g, n) << 5;
    case fuse_rule_op_LeakyRelu:
        return fuse_rule_fuse_rules_part_6(g, n) << 6;
    case fuse_rule_op_HardSigmoid:
        return fuse_rule_is_y_2(g, n) ? DFG_BIT(fuse_rule_fuse_conv_hard_sigmoid) : 0;
    case fuse_rule_op_Clip:
        return fuse_rule_is_fuse_conv_clip(g, n) ? DFG_BIT(fuse_rule_fuse_conv_clip) : 0;
    case fuse_rule_op_com_microsoft_Gelu:
        return fuse_rule_is_fuse_bias_gelu(g, n) ? DFG_BIT(fuse_rule_fuse_bias_gelu) : 0;
    case fuse_rule_op_com_microsoft_MatMulIntegerToFloat:
        return fuse_rule_is_fuse_dynamic_product(g, n) ? DFG_BIT(fuse_rule_fuse_dynamic_product) : 0;
    case fuse_rule_op_MatMul:
        return fuse_rule_fuse_rules_at_MatMul(g, n);
    case fuse_rule_op_com_microsoft_FusedMatMul:
        return fuse_rule_fuse_rules_at_com_microsoft_FusedMatMul(g, n);
    case fuse_rule_op_Div:
        return fuse_rule_is_fuse_matmul_divisor(g, n) ? DFG_BIT(fuse_rule_fuse_matmul_divisor) : 0;
    default:
        return 0;
    }
}

static void fuse_rules_candidates(const struct dfg_rules *self, const dfg_graph *g, dfg_node n, uint64_t *set)
{
    (void)self;
    *set = fuse_rules_at(g, n);
}

static const struct dfg_rule fuse_rule_rows[] = {
    [fuse_rule_fuse_conv_sum_activation] = {.name = "fuse_conv_sum_activation", .place = "fuse.pat:59", .pattern = 4, .n_roots = 1,
        .priority = 1, .depth = 3, .height = 0, .build = fuse_fuse_conv_sum_activation_build},
    [fuse_rule_fuse_integer_product_sum] = {.name = "fuse_integer_product_sum", .place = "fuse.pat:107", .pattern = 11, .n_roots = 1,
        .keep_shared = true, .priority = 1, .depth = 6, .height = 0,
        .build = fuse_fuse_integer_product_sum_build},
    [fuse_rule_fuse_rms_norm_wide] = {.name = "fuse_rms_norm_wide", .place = "fuse.pat:143", .pattern = 15, .n_roots = 1, .priority = 1,
        .depth = 9, .height = 0, .build = fuse_fuse_rms_norm_wide_build},
    [fuse_rule_fuse_skip_norm] = {.name = "fuse_skip_norm", .place = "fuse.pat:154", .pattern = 16, .n_roots = 2, .priority = 1,
        .depth = 3, .height = 3, .build = fuse_fuse_skip_norm_build},
    [fuse_rule_fuse_skip_rms_norm] = {.name = "fuse_skip_rms_norm", .place = "fuse.pat:172", .pattern = 18, .n_roots = 2, .priority = 1,
        .depth = 3, .height = 3, .build = fuse_fuse_skip_rms_norm_build},
    [fuse_rule_fuse_conv_activation] = {.name = "fuse_conv_activation", .place = "fuse.pat:24", .pattern = 0, .n_roots = 1, .depth = 2,
        .height = 0, .build = fuse_fuse_conv_activation_build},
    [fuse_rule_fuse_conv_leaky] = {.name = "fuse_conv_leaky", .place = "fuse.pat:33", .pattern = 1, .n_roots = 1, .depth = 2,
        .height = 0, .build = fuse_fuse_conv_leaky_build},
    [fuse_rule_fuse_conv_hard_sigmoid] = {.name = "fuse_conv_hard_sigmoid", .place = "fuse.pat:40", .pattern = 2, .n_roots = 1, .depth = 2,
        .height = 0, .build = fuse_fuse_conv_hard_sigmoid_build},
    [fuse_rule_fuse_conv_clip] = {.name = "fuse_conv_clip", .place = "fuse.pat:49", .pattern = 3, .n_roots = 1, .depth = 2,
        .height = 0, .build = fuse_fuse_conv_clip_build},
    [fuse_rule_fuse_conv_sum] = {.name = "fuse_conv_sum", .place = "fuse.pat:66", .pattern = 5, .n_roots = 1, .depth = 2,
        .height = 0, .build = fuse_fuse_conv_sum_build},
    [fuse_rule_fuse_gelu] = {.name = "fuse_gelu", .place = "fuse.pat:76", .pattern = 6, .n_roots = 1, .depth = 5, .height = 0,
        .build = fuse_fuse_gelu_build},
    [fuse_rule_fuse_gelu_tanh] = {.name = "fuse_gelu_tanh", .place = "fuse.pat:86", .pattern = 8, .n_roots = 1, .depth = 9,
        .height = 0, .build = fuse_fuse_gelu_tanh_build},
    [fuse_rule_fuse_quick_gelu] = {.name = "fuse_quick_gelu", .place = "fuse.pat:93", .pattern = 9, .n_roots = 1, .depth = 3,
        .height = 0, .build = fuse_fuse_quick_gelu_build},
    [fuse_rule_fuse_bias_gelu] = {.name = "fuse_bias_gelu", .place = "fuse.pat:99", .pattern = 10, .n_roots = 1, .depth = 2,
        .height = 0, .build = fuse_fuse_bias_gelu_build},
    [fuse_rule_fuse_integer_product] = {.name = "fuse_integer_product", .place = "fuse.pat:117", .pattern = 12, .n_roots = 1,
        .keep_shared = true, .depth = 5, .height = 0, .build = fuse_fuse_integer_product_build},
    [fuse_rule_fuse_dynamic_product] = {.name = "fuse_dynamic_product", .place = "fuse.pat:126", .pattern = 13, .n_roots = 1, .depth = 3,
        .height = 0, .build = fuse_fuse_dynamic_product_build},
    [fuse_rule_fuse_rms_norm] = {.name = "fuse_rms_norm", .place = "fuse.pat:135", .pattern = 14, .n_roots = 1, .depth = 7,
        .height = 0, .build = fuse_fuse_rms_norm_build},
    [fuse_rule_fuse_skip_norm_only] = {.name = "fuse_skip_norm_only", .place = "fuse.pat:165", .pattern = 17, .n_roots = 1, .depth = 3,
        .height = 0, .build = fuse_fuse_skip_norm_only_build},
    [fuse_rule_fuse_matmul_a] = {.name = "fuse_matmul_a", .place = "fuse.pat:185", .pattern = 19, .n_roots = 1, .keep_shared = true,
        .depth = 2, .height = 0, .build = fuse_fuse_matmul_a_build},
    [fuse_rule_fuse_matmul_b] = {.name = "fuse_matmul_b", .place = "fuse.pat:191", .pattern = 20, .n_roots = 1, .keep_shared = true,
        .depth = 2, .height = 0, .build = fuse_fuse_matmul_b_build},
    [fuse_rule_fuse_matmul_more_a] = {.name = "fuse_matmul_more_a", .place = "fuse.pat:197", .pattern = 21, .n_roots = 1,
        .keep_shared = true, .depth = 2, .height = 0, .build = fuse_fuse_matmul_more_a_build},
    [fuse_rule_fuse_matmul_more_b] = {.name = "fuse_matmul_more_b", .place = "fuse.pat:204", .pattern = 22, .n_roots = 1,
        .keep_shared = true, .depth = 2, .height = 0, .build = fuse_fuse_matmul_more_b_build},
    [fuse_rule_fuse_matmul_scale] = {.name = "fuse_matmul_scale", .place = "fuse.pat:212", .pattern = 23, .n_roots = 1, .depth = 2,
        .height = 0, .build = fuse_fuse_matmul_scale_build},
    [fuse_rule_fuse_matmul_divisor] = {.name = "fuse_matmul_divisor", .place = "fuse.pat:218", .pattern = 24, .n_roots = 1, .depth = 2,
        .height = 0, .build = fuse_fuse_matmul_divisor_build},
    [fuse_rule_fuse_matmul_more_scale] = {.name = "fuse_matmul_more_scale", .place = "fuse.pat:224", .pattern = 25, .n_roots = 1, .depth = 2,
        .height = 0, .build = fuse_fuse_matmul_more_scale_build},
    [fuse_rule_fuse_gemm] = {.name = "fuse_gemm", .place = "fuse.pat:233", .pattern = 26, .n_roots = 1, .depth = 2, .height = 0,
        .build = fuse_fuse_gemm_build},
    [fuse_rule_fuse_gemm_leaky] = {.name = "fuse_gemm_leaky", .place = "fuse.pat:242", .pattern = 27, .n_roots = 1, .depth = 2,
        .height = 0, .build = fuse_fuse_gemm_leaky_build},
};

const struct dfg_rules fuse_rules = {
    .abi = DFG_ABI,
    .n = 27, .n_words = 1, .rules = fuse_rule_rows,
    .names = &fuse_rule_names, .candidates = fuse_rules_candidates,
};
