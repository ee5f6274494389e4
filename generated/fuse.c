/* Made by pat2c from fuse.pat; do not edit. */
#include "fuse.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    OP_Add = DFG_FIRST_OP,
    OP_Cast,
    OP_Clip,
    OP_Conv,
    OP_DynamicQuantizeLinear,
    OP_HardSigmoid,
    OP_LeakyRelu,
    OP_MatMulInteger,
    OP_Mul,
    OP_Relu,
    OP_Sigmoid,
    OP_Tanh,
    OP_com_microsoft_BiasGelu,
    OP_com_microsoft_Gelu,
    OP_com_microsoft_MatMulIntegerToFloat,
};
enum {
    ATTR_to,
};
static const char *const op_names[] = {
    "Add",
    "Cast",
    "Clip",
    "Conv",
    "DynamicQuantizeLinear",
    "HardSigmoid",
    "LeakyRelu",
    "MatMulInteger",
    "Mul",
    "Relu",
    "Sigmoid",
    "Tanh",
    "com.microsoft.BiasGelu",
    "com.microsoft.Gelu",
    "com.microsoft.MatMulIntegerToFloat",
};
static const char *const attr_names[] = {
    "to",
};

const struct dfg_names fuse_names = {
    .abi = DFG_ABI,
    .needs = 0,
    .n_ops = 15,
    .ops = op_names,
    .n_attrs = 1,
    .attrs = attr_names,
};

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
bool fuse_conv_activation_match(const dfg_graph *g, dfg_node n, struct fuse_conv_activation_match *m)
{
    if (!(dfg_op(g, n) == OP_Relu || dfg_op(g, n) == OP_Sigmoid || dfg_op(g, n) == OP_Tanh)
        || !dfg_argc_is(g, n, 1))
        return false;
    dfg_node c = dfg_arg(g, n, 0);
    if (dfg_op(g, c) != OP_Conv || dfg_n_args(g, c) > 3 || dfg_arg(g, c, 0) == DFG_NONE
        || dfg_arg(g, c, 1) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, c, 0);
    dfg_node w = dfg_arg(g, c, 1);
    dfg_node b = dfg_arg(g, c, 2);
    if (!dfg_same_body(g, n, c))
        return false;
    /* where x.dtype == f32 */
    if (dfg_dtype(g, x) != DFG_F32)
        return false;
    *m = (struct fuse_conv_activation_match){.root = n, .x = x, .w = w, .b = b, .c = c,
            .y = n};
    return true;
}

bool fuse_conv_activation_each(const dfg_graph *g, dfg_node n,
                               bool (*accept)(void *ctx, const struct fuse_conv_activation_match *m),
                               void *ctx)
{
    struct fuse_conv_activation_match m;
    return fuse_conv_activation_match(g, n, &m) && accept(ctx, &m);
}

/* fuse.pat:18
 * rule conv_leaky(x, w, b) {
 *     c = Conv(x, w, b?);
 *     y = LeakyRelu(c);
 *     match y;
 *     where x.dtype == f32;
 *     rewrite com.microsoft.FusedConv(x, w, b?) { ..c, activation = "LeakyRelu", activation_params = [y.alpha] };
 * }
 */
bool fuse_conv_leaky_match(const dfg_graph *g, dfg_node n, struct fuse_conv_leaky_match *m)
{
    if (dfg_op(g, n) != OP_LeakyRelu || !dfg_argc_is(g, n, 1))
        return false;
    dfg_node c = dfg_arg(g, n, 0);
    if (dfg_op(g, c) != OP_Conv || dfg_n_args(g, c) > 3 || dfg_arg(g, c, 0) == DFG_NONE
        || dfg_arg(g, c, 1) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, c, 0);
    dfg_node w = dfg_arg(g, c, 1);
    dfg_node b = dfg_arg(g, c, 2);
    if (!dfg_same_body(g, n, c))
        return false;
    /* where x.dtype == f32 */
    if (dfg_dtype(g, x) != DFG_F32)
        return false;
    *m = (struct fuse_conv_leaky_match){.root = n, .x = x, .w = w, .b = b, .c = c, .y = n};
    return true;
}

bool fuse_conv_leaky_each(const dfg_graph *g, dfg_node n,
                          bool (*accept)(void *ctx, const struct fuse_conv_leaky_match *m),
                          void *ctx)
{
    struct fuse_conv_leaky_match m;
    return fuse_conv_leaky_match(g, n, &m) && accept(ctx, &m);
}

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
bool fuse_conv_hard_sigmoid_match(const dfg_graph *g, dfg_node n, struct fuse_conv_hard_sigmoid_match *m)
{
    if (dfg_op(g, n) != OP_HardSigmoid || !dfg_argc_is(g, n, 1))
        return false;
    dfg_node c = dfg_arg(g, n, 0);
    if (dfg_op(g, c) != OP_Conv || dfg_n_args(g, c) > 3 || dfg_arg(g, c, 0) == DFG_NONE
        || dfg_arg(g, c, 1) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, c, 0);
    dfg_node w = dfg_arg(g, c, 1);
    dfg_node b = dfg_arg(g, c, 2);
    if (!dfg_same_body(g, n, c))
        return false;
    /* where x.dtype == f32 */
    if (dfg_dtype(g, x) != DFG_F32)
        return false;
    *m = (struct fuse_conv_hard_sigmoid_match){.root = n, .x = x, .w = w, .b = b, .c = c,
            .y = n};
    return true;
}

bool fuse_conv_hard_sigmoid_each(const dfg_graph *g, dfg_node n,
                                 bool (*accept)(void *ctx, const struct fuse_conv_hard_sigmoid_match *m),
                                 void *ctx)
{
    struct fuse_conv_hard_sigmoid_match m;
    return fuse_conv_hard_sigmoid_match(g, n, &m) && accept(ctx, &m);
}

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
bool fuse_conv_clip_match(const dfg_graph *g, dfg_node n, struct fuse_conv_clip_match *m)
{
    if (dfg_op(g, n) != OP_Clip || dfg_n_args(g, n) > 3)
        return false;
    dfg_node c = dfg_arg(g, n, 0);
    if (dfg_op(g, c) != OP_Conv || dfg_n_args(g, c) > 3 || dfg_arg(g, c, 0) == DFG_NONE
        || dfg_arg(g, c, 1) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, c, 0);
    dfg_node w = dfg_arg(g, c, 1);
    dfg_node b = dfg_arg(g, c, 2);
    bool has_lo = dfg_arg(g, n, 1) != DFG_NONE;
    dfg_node lo = DFG_NONE;
    if (has_lo) {
        lo = dfg_arg(g, n, 1);
        if (dfg_op(g, lo) != DFG_CONST)
            return false;
    }
    bool has_hi = dfg_arg(g, n, 2) != DFG_NONE;
    dfg_node hi = DFG_NONE;
    if (has_hi) {
        hi = dfg_arg(g, n, 2);
        if (dfg_op(g, hi) != DFG_CONST)
            return false;
    }
    if (!dfg_same_body(g, n, c))
        return false;
    /* where x.dtype == f32 */
    if (dfg_dtype(g, x) != DFG_F32)
        return false;
    *m = (struct fuse_conv_clip_match){.root = n, .x = x, .w = w, .b = b, .lo = lo,
            .hi = hi, .c = c};
    return true;
}

bool fuse_conv_clip_each(const dfg_graph *g, dfg_node n,
                         bool (*accept)(void *ctx, const struct fuse_conv_clip_match *m),
                         void *ctx)
{
    struct fuse_conv_clip_match m;
    return fuse_conv_clip_match(g, n, &m) && accept(ctx, &m);
}

/* fuse.pat:44
 * rule conv_sum_activation(x, w, b, z) : priority 1 {
 *     c = Conv(x, w, b?);
 *     y = Relu(Add(c, z));
 *     match y;
 *     where x.dtype == f32, same_shape(c, z), not is_const(z);
 *     rewrite com.microsoft.FusedConv(x, w, b?, z) { ..c, activation = "Relu" };
 * }
 */
bool fuse_conv_sum_activation_each(const dfg_graph *g, dfg_node n,
                                   bool (*accept)(void *ctx, const struct fuse_conv_sum_activation_match *m),
                                   void *ctx)
{
    if (dfg_op(g, n) != OP_Relu || !dfg_argc_is(g, n, 1))
        return false;
    dfg_node add = dfg_arg(g, n, 0);
    if (dfg_op(g, add) != OP_Add || !dfg_has_args(g, add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, add); swap++) {
        dfg_node c = dfg_arg(g, add, swap);
        if (dfg_op(g, c) != OP_Conv || dfg_n_args(g, c) > 3 || dfg_arg(g, c, 0) == DFG_NONE
            || dfg_arg(g, c, 1) == DFG_NONE)
            continue;
        dfg_node x = dfg_arg(g, c, 0);
        dfg_node w = dfg_arg(g, c, 1);
        dfg_node b = dfg_arg(g, c, 2);
        dfg_node z = dfg_arg(g, add, 1 - swap);
        if (!dfg_in_body(g, n, (const dfg_node[]){add, c}, 2))
            continue;
        /* where x.dtype == f32 */
        if (dfg_dtype(g, x) != DFG_F32)
            continue;
        /* where same_shape(c, z) */
        if (dfg_same_shape(g, c, z) != DFG_TRUE)
            continue;
        /* where not is_const(z) */
        if (dfg_op(g, z) == DFG_CONST)
            continue;
        if (accept(ctx, &(struct fuse_conv_sum_activation_match){.root = n, .x = x, .w = w, .b = b,
                .z = z, .c = c, .y = n}))
            return true;
    }
    return false;
}

static bool fuse_conv_sum_activation_keep(void *m, const struct fuse_conv_sum_activation_match *found)
{
    *(struct fuse_conv_sum_activation_match *)m = *found;
    return true;
}

bool fuse_conv_sum_activation_match(const dfg_graph *g, dfg_node n, struct fuse_conv_sum_activation_match *m)
{
    return fuse_conv_sum_activation_each(g, n, fuse_conv_sum_activation_keep, m);
}

/* fuse.pat:51
 * rule conv_sum(x, w, b, z) {
 *     c = Conv(x, w, b?);
 *     match Add(c, z);
 *     where x.dtype == f32, same_shape(c, z), not is_const(z);
 *     rewrite com.microsoft.FusedConv(x, w, b?, z) { ..c };
 * }
 */
bool fuse_conv_sum_each(const dfg_graph *g, dfg_node n,
                        bool (*accept)(void *ctx, const struct fuse_conv_sum_match *m),
                        void *ctx)
{
    if (dfg_op(g, n) != OP_Add || !dfg_has_args(g, n, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node c = dfg_arg(g, n, swap);
        if (dfg_op(g, c) != OP_Conv || dfg_n_args(g, c) > 3 || dfg_arg(g, c, 0) == DFG_NONE
            || dfg_arg(g, c, 1) == DFG_NONE)
            continue;
        dfg_node x = dfg_arg(g, c, 0);
        dfg_node w = dfg_arg(g, c, 1);
        dfg_node b = dfg_arg(g, c, 2);
        dfg_node z = dfg_arg(g, n, 1 - swap);
        if (!dfg_same_body(g, n, c))
            continue;
        /* where x.dtype == f32 */
        if (dfg_dtype(g, x) != DFG_F32)
            continue;
        /* where same_shape(c, z) */
        if (dfg_same_shape(g, c, z) != DFG_TRUE)
            continue;
        /* where not is_const(z) */
        if (dfg_op(g, z) == DFG_CONST)
            continue;
        if (accept(ctx, &(struct fuse_conv_sum_match){.root = n, .x = x, .w = w, .b = b, .z = z, .c = c}))
            return true;
    }
    return false;
}

static bool fuse_conv_sum_keep(void *m, const struct fuse_conv_sum_match *found)
{
    *(struct fuse_conv_sum_match *)m = *found;
    return true;
}

bool fuse_conv_sum_match(const dfg_graph *g, dfg_node n, struct fuse_conv_sum_match *m)
{
    return fuse_conv_sum_each(g, n, fuse_conv_sum_keep, m);
}

/* fuse.pat:60
 * rule bias_gelu(x, b) {
 *     match com.microsoft.Gelu(Add(x, b));
 *     where b.rank == 1, b.shape[0] == x.shape[-1];
 *     rewrite com.microsoft.BiasGelu(x, b);
 * }
 */
bool fuse_bias_gelu_each(const dfg_graph *g, dfg_node n,
                         bool (*accept)(void *ctx, const struct fuse_bias_gelu_match *m),
                         void *ctx)
{
    if (dfg_op(g, n) != OP_com_microsoft_Gelu || !dfg_argc_is(g, n, 1))
        return false;
    dfg_node add = dfg_arg(g, n, 0);
    if (dfg_op(g, add) != OP_Add || !dfg_has_args(g, add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, add); swap++) {
        dfg_node x = dfg_arg(g, add, swap);
        dfg_node b = dfg_arg(g, add, 1 - swap);
        if (!dfg_same_body(g, n, add))
            continue;
        /* where b.rank == 1 */
        if (dfg_rank(g, b) != 1)
            continue;
        /* where b.shape[0] == x.shape[-1] */
        if (!dfg_eq(dfg_extent_of(g, b, 0), dfg_extent_of(g, x, -1)))
            continue;
        if (accept(ctx, &(struct fuse_bias_gelu_match){.root = n, .x = x, .b = b}))
            return true;
    }
    return false;
}

static bool fuse_bias_gelu_keep(void *m, const struct fuse_bias_gelu_match *found)
{
    *(struct fuse_bias_gelu_match *)m = *found;
    return true;
}

bool fuse_bias_gelu_match(const dfg_graph *g, dfg_node n, struct fuse_bias_gelu_match *m)
{
    return fuse_bias_gelu_each(g, n, fuse_bias_gelu_keep, m);
}

/* fuse.pat:66
 * rule gelu_approximation(x) { match com.microsoft.Gelu(x); rewrite com.microsoft.FastGelu(x); }
 */
bool fuse_gelu_approximation_match(const dfg_graph *g, dfg_node n, struct fuse_gelu_approximation_match *m)
{
    if (dfg_op(g, n) != OP_com_microsoft_Gelu || !dfg_has_args(g, n, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    *m = (struct fuse_gelu_approximation_match){.root = n, .x = x};
    return true;
}

bool fuse_gelu_approximation_each(const dfg_graph *g, dfg_node n,
                                  bool (*accept)(void *ctx, const struct fuse_gelu_approximation_match *m),
                                  void *ctx)
{
    struct fuse_gelu_approximation_match m;
    return fuse_gelu_approximation_match(g, n, &m) && accept(ctx, &m);
}

/* fuse.pat:67
 * rule bias_gelu_approximation(x, b) { match com.microsoft.BiasGelu(x, b); rewrite com.microsoft.FastGelu(x, b); }
 */
bool fuse_bias_gelu_approximation_match(const dfg_graph *g, dfg_node n, struct fuse_bias_gelu_approximation_match *m)
{
    if (dfg_op(g, n) != OP_com_microsoft_BiasGelu || !dfg_has_args(g, n, 2))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node b = dfg_arg(g, n, 1);
    *m = (struct fuse_bias_gelu_approximation_match){.root = n, .x = x, .b = b};
    return true;
}

bool fuse_bias_gelu_approximation_each(const dfg_graph *g, dfg_node n,
                                       bool (*accept)(void *ctx, const struct fuse_bias_gelu_approximation_match *m),
                                       void *ctx)
{
    struct fuse_bias_gelu_approximation_match m;
    return fuse_bias_gelu_approximation_match(g, n, &m) && accept(ctx, &m);
}

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
bool fuse_integer_product_sum_each(const dfg_graph *g, dfg_node n,
                                   bool (*accept)(void *ctx, const struct fuse_integer_product_sum_match *m),
                                   void *ctx)
{
    if (dfg_op(g, n) != OP_Add || !dfg_has_args(g, n, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node bias = dfg_arg(g, n, 1 - swap);
        dfg_node mul = dfg_arg(g, n, swap);
        if (dfg_op(g, mul) != OP_Mul || !dfg_argc_is(g, mul, 2))
            continue;
        uint32_t swap_2 = dfg_op(g, dfg_arg(g, mul, 0)) == OP_Cast ? 0 : 1;
        dfg_node cast = dfg_arg(g, mul, swap_2);
        if (dfg_op(g, cast) != OP_Cast || !dfg_argc_is(g, cast, 1))
            continue;
        if (!dfg_eq(dfg_attr(g, cast, ATTR_to), dfg_int(1)))
            continue;
        dfg_node matMulInteger = dfg_arg(g, cast, 0);
        if (dfg_op(g, matMulInteger) != OP_MatMulInteger || dfg_n_args(g, matMulInteger) > 4
            || dfg_arg(g, matMulInteger, 1) == DFG_NONE)
            continue;
        dfg_node v = dfg_arg(g, matMulInteger, 0);
        if (!dfg_is_get(g, v, 0))
            continue;
        dfg_node q = dfg_arg(g, v, 0);
        if (dfg_op(g, q) != OP_DynamicQuantizeLinear || !dfg_has_args(g, q, 1))
            continue;
        dfg_node x = dfg_arg(g, q, 0);
        dfg_node b = dfg_arg(g, matMulInteger, 1);
        dfg_node z = dfg_arg(g, matMulInteger, 2);
        if (!dfg_is_get(g, z, 2))
            continue;
        if (dfg_arg(g, z, 0) != q)
            continue;
        dfg_node zero = dfg_arg(g, matMulInteger, 3);
        dfg_node mul_2 = dfg_arg(g, mul, 1 - swap_2);
        if (dfg_op(g, mul_2) != OP_Mul || !dfg_has_args(g, mul_2, 2))
            continue;
        /* where b.rank == 2 */
        if (dfg_rank(g, b) != 2)
            continue;
        /* where bias.rank == 1 */
        if (dfg_rank(g, bias) != 1)
            continue;
        /* where bias.shape[0] == b.shape[1] */
        if (!dfg_eq(dfg_extent_of(g, bias, 0), dfg_extent_of(g, b, 1)))
            continue;
        for (uint32_t swap_3 = 0; swap_3 < dfg_orders(g, mul_2); swap_3++) {
            dfg_node s = dfg_arg(g, mul_2, swap_3);
            if (!dfg_is_get(g, s, 1))
                continue;
            if (dfg_arg(g, s, 0) != q)
                continue;
            dfg_node scale = dfg_arg(g, mul_2, 1 - swap_3);
            if (!dfg_in_body(g, n, (const dfg_node[]){mul, cast, matMulInteger, v, q, z, mul_2, s}, 8))
                continue;
            /* where scale.rank <= 1 */
            if (!dfg_le(dfg_rank_of(g, scale), dfg_int(1)))
                continue;
            /* where scale.elements == 1 or scale.shape[0] == b.shape[1] */
            if (!(dfg_eq(dfg_elements_of(g, scale), dfg_int(1))
                  || dfg_eq(dfg_extent_of(g, scale, 0), dfg_extent_of(g, b, 1))))
                continue;
            if (accept(ctx, &(struct fuse_integer_product_sum_match){.root = n, .x = x, .b = b, .zero = zero,
                    .scale = scale, .bias = bias, .q = q, .v = v, .s = s, .z = z}))
                return true;
        }
    }
    return false;
}

static bool fuse_integer_product_sum_keep(void *m, const struct fuse_integer_product_sum_match *found)
{
    *(struct fuse_integer_product_sum_match *)m = *found;
    return true;
}

bool fuse_integer_product_sum_match(const dfg_graph *g, dfg_node n, struct fuse_integer_product_sum_match *m)
{
    return fuse_integer_product_sum_each(g, n, fuse_integer_product_sum_keep, m);
}

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
bool fuse_integer_product_each(const dfg_graph *g, dfg_node n,
                               bool (*accept)(void *ctx, const struct fuse_integer_product_match *m),
                               void *ctx)
{
    if (dfg_op(g, n) != OP_Mul || !dfg_argc_is(g, n, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, n, 0)) == OP_Cast ? 0 : 1;
    dfg_node cast = dfg_arg(g, n, swap);
    if (dfg_op(g, cast) != OP_Cast || !dfg_argc_is(g, cast, 1))
        return false;
    if (!dfg_eq(dfg_attr(g, cast, ATTR_to), dfg_int(1)))
        return false;
    dfg_node matMulInteger = dfg_arg(g, cast, 0);
    if (dfg_op(g, matMulInteger) != OP_MatMulInteger || dfg_n_args(g, matMulInteger) > 4
        || dfg_arg(g, matMulInteger, 1) == DFG_NONE)
        return false;
    dfg_node v = dfg_arg(g, matMulInteger, 0);
    if (!dfg_is_get(g, v, 0))
        return false;
    dfg_node q = dfg_arg(g, v, 0);
    if (dfg_op(g, q) != OP_DynamicQuantizeLinear || !dfg_has_args(g, q, 1))
        return false;
    dfg_node x = dfg_arg(g, q, 0);
    dfg_node b = dfg_arg(g, matMulInteger, 1);
    dfg_node z = dfg_arg(g, matMulInteger, 2);
    if (!dfg_is_get(g, z, 2))
        return false;
    if (dfg_arg(g, z, 0) != q)
        return false;
    dfg_node zero = dfg_arg(g, matMulInteger, 3);
    dfg_node mul = dfg_arg(g, n, 1 - swap);
    if (dfg_op(g, mul) != OP_Mul || !dfg_has_args(g, mul, 2))
        return false;
    /* where b.rank == 2 */
    if (dfg_rank(g, b) != 2)
        return false;
    for (uint32_t swap_2 = 0; swap_2 < dfg_orders(g, mul); swap_2++) {
        dfg_node s = dfg_arg(g, mul, swap_2);
        if (!dfg_is_get(g, s, 1))
            continue;
        if (dfg_arg(g, s, 0) != q)
            continue;
        dfg_node scale = dfg_arg(g, mul, 1 - swap_2);
        if (!dfg_in_body(g, n, (const dfg_node[]){cast, matMulInteger, v, q, z, mul, s}, 7))
            continue;
        /* where scale.rank <= 1 */
        if (!dfg_le(dfg_rank_of(g, scale), dfg_int(1)))
            continue;
        /* where scale.elements == 1 or scale.shape[0] == b.shape[1] */
        if (!(dfg_eq(dfg_elements_of(g, scale), dfg_int(1))
              || dfg_eq(dfg_extent_of(g, scale, 0), dfg_extent_of(g, b, 1))))
            continue;
        if (accept(ctx, &(struct fuse_integer_product_match){.root = n, .x = x, .b = b, .zero = zero,
                .scale = scale, .q = q, .v = v, .s = s, .z = z}))
            return true;
    }
    return false;
}

static bool fuse_integer_product_keep(void *m, const struct fuse_integer_product_match *found)
{
    *(struct fuse_integer_product_match *)m = *found;
    return true;
}

bool fuse_integer_product_match(const dfg_graph *g, dfg_node n, struct fuse_integer_product_match *m)
{
    return fuse_integer_product_each(g, n, fuse_integer_product_keep, m);
}

/* fuse.pat:90
 * rule dynamic_quantize_product(x, b, zero, scale, bias) {
 *     q = DynamicQuantizeLinear(x);
 *     match com.microsoft.MatMulIntegerToFloat(q.0, b, q.1, scale, q.2, zero?, bias?);
 *     rewrite com.microsoft.DynamicQuantizeMatMul(x, b, scale, zero?, bias?);
 * }
 */
bool fuse_dynamic_quantize_product_match(const dfg_graph *g, dfg_node n, struct fuse_dynamic_quantize_product_match *m)
{
    if (dfg_op(g, n) != OP_com_microsoft_MatMulIntegerToFloat || dfg_n_args(g, n) > 7
        || dfg_arg(g, n, 1) == DFG_NONE || dfg_arg(g, n, 3) == DFG_NONE)
        return false;
    dfg_node get = dfg_arg(g, n, 0);
    if (!dfg_is_get(g, get, 0))
        return false;
    dfg_node q = dfg_arg(g, get, 0);
    if (dfg_op(g, q) != OP_DynamicQuantizeLinear || !dfg_has_args(g, q, 1))
        return false;
    dfg_node x = dfg_arg(g, q, 0);
    dfg_node b = dfg_arg(g, n, 1);
    dfg_node get_2 = dfg_arg(g, n, 2);
    if (!dfg_is_get(g, get_2, 1))
        return false;
    if (dfg_arg(g, get_2, 0) != q)
        return false;
    dfg_node scale = dfg_arg(g, n, 3);
    dfg_node get_3 = dfg_arg(g, n, 4);
    if (!dfg_is_get(g, get_3, 2))
        return false;
    if (dfg_arg(g, get_3, 0) != q)
        return false;
    dfg_node zero = dfg_arg(g, n, 5);
    dfg_node bias = dfg_arg(g, n, 6);
    if (!dfg_in_body(g, n, (const dfg_node[]){get, q, get_2, get_3}, 4))
        return false;
    *m = (struct fuse_dynamic_quantize_product_match){.root = n, .x = x, .b = b,
            .zero = zero, .scale = scale, .bias = bias, .q = q};
    return true;
}

bool fuse_dynamic_quantize_product_each(const dfg_graph *g, dfg_node n,
                                        bool (*accept)(void *ctx, const struct fuse_dynamic_quantize_product_match *m),
                                        void *ctx)
{
    struct fuse_dynamic_quantize_product_match m;
    return fuse_dynamic_quantize_product_match(g, n, &m) && accept(ctx, &m);
}
