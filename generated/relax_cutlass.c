/* Made by pat2c from relax_cutlass.pat; do not edit. */
#include "relax_cutlass.h"
_Static_assert(RELAX_CUTLASS_H == 0x7af984c9bb210400, "relax_cutlass.h is of another run of pat2c than this file");
#include "dfg_frames.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    relax_cutlass_op_relax_add = DFG_FIRST_OP, relax_cutlass_op_relax_astype,
    relax_cutlass_op_relax_call_pure_packed, relax_cutlass_op_relax_call_tir, relax_cutlass_op_relax_matmul,
    relax_cutlass_op_relax_multiply, relax_cutlass_op_relax_nn_attention,
    relax_cutlass_op_relax_nn_attention_bias, relax_cutlass_op_relax_nn_attention_var_len,
    relax_cutlass_op_relax_nn_conv2d, relax_cutlass_op_relax_nn_gelu, relax_cutlass_op_relax_nn_layer_norm,
    relax_cutlass_op_relax_nn_relu, relax_cutlass_op_relax_nn_silu, relax_cutlass_op_relax_permute_dims,
    relax_cutlass_op_relax_reshape, relax_cutlass_op_relax_split, relax_cutlass_op_relax_strided_slice,
};
enum {
    relax_cutlass_attr_axes, relax_cutlass_attr_axis, relax_cutlass_attr_center,
    relax_cutlass_attr_data_layout, relax_cutlass_attr_groups, relax_cutlass_attr_indices_or_sections,
    relax_cutlass_attr_kernel_layout, relax_cutlass_attr_out_layout, relax_cutlass_attr_scale,
};
enum {
    relax_cutlass_str_NCHW, relax_cutlass_str_NHWC, relax_cutlass_str_OHWI, relax_cutlass_str_OIHW,
    relax_cutlass_str_cutlass_ft_preprocess_weight, relax_cutlass_str_empty,
};
static const char *const relax_cutlass_op_names[] = {
    "relax.add", "relax.astype", "relax.call_pure_packed", "relax.call_tir", "relax.matmul",
    "relax.multiply", "relax.nn.attention", "relax.nn.attention_bias", "relax.nn.attention_var_len",
    "relax.nn.conv2d", "relax.nn.gelu", "relax.nn.layer_norm", "relax.nn.relu", "relax.nn.silu",
    "relax.permute_dims", "relax.reshape", "relax.split", "relax.strided_slice",
};
static const char *const relax_cutlass_attr_names[] = {
    "axes", "axis", "center", "data_layout", "groups", "indices_or_sections", "kernel_layout", "out_layout",
    "scale",
};
static const char *const relax_cutlass_str_names[] = {
    "NCHW", "NHWC", "OHWI", "OIHW", "cutlass.ft_preprocess_weight", "",
};
static const dfg_val relax_cutlass_list_0[] = {{.tag = DFG_V_INT, .u.i = 0}};
static const dfg_val relax_cutlass_list_1[] = {{.tag = DFG_V_INT, .u.i = 1}};
static const dfg_val relax_cutlass_list_2[] = {{.tag = DFG_V_INT, .u.i = 2}};
static const dfg_val relax_cutlass_list_minus_1[] = {{.tag = DFG_V_INT, .u.i = -1}};

const struct dfg_names relax_cutlass_names = {
    .abi = DFG_ABI, .needs = DFG_NEEDS_SCRATCH | DFG_NEEDS_FORMS, .name = "relax_cutlass",
    .run = RELAX_CUTLASS_H, .n_ops = 18, .ops = relax_cutlass_op_names, .n_attrs = 9,
    .attrs = relax_cutlass_attr_names, .n_strs = 6, .strs = relax_cutlass_str_names,
};

/* relax_cutlass.pat:33  cond addend(b, c) =
 *     distinct(b, c), not depends(b, c),
 *     (b.shape[-1] == c.shape[-1] and (b.elements == c.shape[-1] or b.rank == 1)) or same_shape(b, c); */
static DFG_APART bool relax_cutlass_addend(const dfg_graph *g, dfg_node b, dfg_node c)
{
    return b != c && !dfg_depends(g, b, c)
        && ((dfg_extent_eq(g, dfg_extent_of(g, b, -1), dfg_extent_of(g, c, -1))
             && (dfg_extent_eq(g, dfg_elements_of(g, b), dfg_extent_of(g, c, -1)) || dfg_rank(g, b) == 1))
            || dfg_same_shape(g, b, c) == DFG_TRUE);
}

/* relax_cutlass.pat:37  pattern plus_bias(c, b) = relax.add(c, b) where addend(b, c); */
bool relax_cutlass_plus_bias_find(DFG_FIND_ON_MATCH(relax_cutlass_plus_bias))
{
    if (!dfg_calls_argc(g, n, relax_cutlass_op_relax_add, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node c = dfg_arg(g, n, swap), b = dfg_arg(g, n, 1 - swap);
        if (!relax_cutlass_addend(g, b, c)) continue;
        DFG_GIVE(relax_cutlass_plus_bias, .root = n, .c = c, .b = b);
        return true;
    }
    return false;
}

/* relax_cutlass.pat:38  pattern relu(c, b) = relax.nn.relu(plus_bias(c, b)); */
bool relax_cutlass_relu_find(DFG_FIND_ON(relax_cutlass_relu))
{
    if (!dfg_calls_argc(g, n, relax_cutlass_op_relax_nn_relu, 1)) return false;
    if (dfg_op(g, dfg_operand(g, n, 0)) != relax_cutlass_op_relax_add) return false;
    struct relax_cutlass_plus_bias_match plus_bias;
    for (; relax_cutlass_plus_bias_find(g, dfg_operand(g, n, 0), way, &plus_bias); way[0]++) {
        if (!dfg_same_body(g, n, plus_bias.root)) continue;
        DFG_GIVE(relax_cutlass_relu, .root = n, .c = plus_bias.c, .b = plus_bias.b);
        DFG_GIVE_PARTS(whole->plus_bias = plus_bias);
        return true;
    }
    return false;
}

/* relax_cutlass.pat:39  pattern gelu(c, b) = relax.nn.gelu(plus_bias(c, b)); */
bool relax_cutlass_gelu_find(DFG_FIND_ON(relax_cutlass_gelu))
{
    if (!dfg_calls_argc(g, n, relax_cutlass_op_relax_nn_gelu, 1)) return false;
    if (dfg_op(g, dfg_operand(g, n, 0)) != relax_cutlass_op_relax_add) return false;
    struct relax_cutlass_plus_bias_match plus_bias;
    for (; relax_cutlass_plus_bias_find(g, dfg_operand(g, n, 0), way, &plus_bias); way[0]++) {
        if (!dfg_same_body(g, n, plus_bias.root)) continue;
        DFG_GIVE(relax_cutlass_gelu, .root = n, .c = plus_bias.c, .b = plus_bias.b);
        DFG_GIVE_PARTS(whole->plus_bias = plus_bias);
        return true;
    }
    return false;
}

/* relax_cutlass.pat:40  pattern silu(c, b) = relax.nn.silu(plus_bias(c, b)); */
bool relax_cutlass_silu_find(DFG_FIND_ON(relax_cutlass_silu))
{
    if (!dfg_calls_argc(g, n, relax_cutlass_op_relax_nn_silu, 1)) return false;
    if (dfg_op(g, dfg_operand(g, n, 0)) != relax_cutlass_op_relax_add) return false;
    struct relax_cutlass_plus_bias_match plus_bias;
    for (; relax_cutlass_plus_bias_find(g, dfg_operand(g, n, 0), way, &plus_bias); way[0]++) {
        if (!dfg_same_body(g, n, plus_bias.root)) continue;
        DFG_GIVE(relax_cutlass_silu, .root = n, .c = plus_bias.c, .b = plus_bias.b);
        DFG_GIVE_PARTS(whole->plus_bias = plus_bias);
        return true;
    }
    return false;
}

/* relax_cutlass.pat:42  pattern plus_bias_add(c, b, r) = relax.add(plus_bias(c, b), r) where addend(r, c); */
bool relax_cutlass_plus_bias_add_find(DFG_FIND_ON(relax_cutlass_plus_bias_add))
{
    if (!dfg_calls_argc(g, n, relax_cutlass_op_relax_add, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap, way[1] = 0) {
        dfg_node r = dfg_arg(g, n, 1 - swap);
        if (dfg_op(g, dfg_arg(g, n, swap)) != relax_cutlass_op_relax_add) continue;
        struct relax_cutlass_plus_bias_match plus_bias;
        for (; relax_cutlass_plus_bias_find(g, dfg_arg(g, n, swap), way + 1, &plus_bias); way[1]++) {
            if (!dfg_same_body(g, n, plus_bias.root) || !relax_cutlass_addend(g, r, plus_bias.c)) continue;
            DFG_GIVE(relax_cutlass_plus_bias_add, .root = n, .c = plus_bias.c, .b = plus_bias.b, .r = r);
            DFG_GIVE_PARTS(whole->plus_bias = plus_bias);
            return true;
        }
    }
    return false;
}

/* relax_cutlass.pat:43  pattern plus_bias_mul(c, b, r) = relax.multiply(plus_bias(c, b), r) where addend(r, c); */
bool relax_cutlass_plus_bias_mul_find(DFG_FIND_ON(relax_cutlass_plus_bias_mul))
{
    if (!dfg_calls_argc(g, n, relax_cutlass_op_relax_multiply, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap, way[1] = 0) {
        dfg_node r = dfg_arg(g, n, 1 - swap);
        if (dfg_op(g, dfg_arg(g, n, swap)) != relax_cutlass_op_relax_add) continue;
        struct relax_cutlass_plus_bias_match plus_bias;
        for (; relax_cutlass_plus_bias_find(g, dfg_arg(g, n, swap), way + 1, &plus_bias); way[1]++) {
            if (!dfg_same_body(g, n, plus_bias.root) || !relax_cutlass_addend(g, r, plus_bias.c)) continue;
            DFG_GIVE(relax_cutlass_plus_bias_mul, .root = n, .c = plus_bias.c, .b = plus_bias.b, .r = r);
            DFG_GIVE_PARTS(whole->plus_bias = plus_bias);
            return true;
        }
    }
    return false;
}

/* relax_cutlass.pat:44  pattern relu_add(c, b, r) = relax.add(relu(c, b), r) where addend(r, c); */
bool relax_cutlass_relu_add_find(DFG_FIND_ON(relax_cutlass_relu_add))
{
    if (!dfg_calls_argc(g, n, relax_cutlass_op_relax_add, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap, way[1] = 0) {
        dfg_node r = dfg_arg(g, n, 1 - swap);
        if (dfg_op(g, dfg_arg(g, n, swap)) != relax_cutlass_op_relax_nn_relu) continue;
        struct relax_cutlass_relu_match relu;
        for (; relax_cutlass_relu_find(g, dfg_arg(g, n, swap), way + 1, &relu, DFG_PART(whole, relu)); way[1]++) {
            if (!dfg_same_body(g, n, relu.root) || !relax_cutlass_addend(g, r, relu.c)) continue;
            DFG_GIVE_IN_BOTH(relax_cutlass_relu_add, .root = n, .c = relu.c, .b = relu.b, .r = r);
            return true;
        }
    }
    return false;
}

/* relax_cutlass.pat:45  pattern relu_mul(c, b, r) = relax.multiply(relu(c, b), r) where addend(r, c); */
bool relax_cutlass_relu_mul_find(DFG_FIND_ON(relax_cutlass_relu_mul))
{
    if (!dfg_calls_argc(g, n, relax_cutlass_op_relax_multiply, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap, way[1] = 0) {
        dfg_node r = dfg_arg(g, n, 1 - swap);
        if (dfg_op(g, dfg_arg(g, n, swap)) != relax_cutlass_op_relax_nn_relu) continue;
        struct relax_cutlass_relu_match relu;
        for (; relax_cutlass_relu_find(g, dfg_arg(g, n, swap), way + 1, &relu, DFG_PART(whole, relu)); way[1]++) {
            if (!dfg_same_body(g, n, relu.root) || !relax_cutlass_addend(g, r, relu.c)) continue;
            DFG_GIVE_IN_BOTH(relax_cutlass_relu_mul, .root = n, .c = relu.c, .b = relu.b, .r = r);
            return true;
        }
    }
    return false;
}

/* relax_cutlass.pat:46  pattern gelu_add(c, b, r) = relax.add(gelu(c, b), r) where addend(r, c); */
bool relax_cutlass_gelu_add_find(DFG_FIND_ON(relax_cutlass_gelu_add))
{
    if (!dfg_calls_argc(g, n, relax_cutlass_op_relax_add, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap, way[1] = 0) {
        dfg_node r = dfg_arg(g, n, 1 - swap);
        if (dfg_op(g, dfg_arg(g, n, swap)) != relax_cutlass_op_relax_nn_gelu) continue;
        struct relax_cutlass_gelu_match gelu;
        for (; relax_cutlass_gelu_find(g, dfg_arg(g, n, swap), way + 1, &gelu, DFG_PART(whole, gelu)); way[1]++) {
            if (!dfg_same_body(g, n, gelu.root) || !relax_cutlass_addend(g, r, gelu.c)) continue;
            DFG_GIVE_IN_BOTH(relax_cutlass_gelu_add, .root = n, .c = gelu.c, .b = gelu.b, .r = r);
            return true;
        }
    }
    return false;
}

/* relax_cutlass.pat:47  pattern gelu_mul(c, b, r) = relax.multiply(gelu(c, b), r) where addend(r, c); */
bool relax_cutlass_gelu_mul_find(DFG_FIND_ON(relax_cutlass_gelu_mul))
{
    if (!dfg_calls_argc(g, n, relax_cutlass_op_relax_multiply, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap, way[1] = 0) {
        dfg_node r = dfg_arg(g, n, 1 - swap);
        if (dfg_op(g, dfg_arg(g, n, swap)) != relax_cutlass_op_relax_nn_gelu) continue;
        struct relax_cutlass_gelu_match gelu;
        for (; relax_cutlass_gelu_find(g, dfg_arg(g, n, swap), way + 1, &gelu, DFG_PART(whole, gelu)); way[1]++) {
            if (!dfg_same_body(g, n, gelu.root) || !relax_cutlass_addend(g, r, gelu.c)) continue;
            DFG_GIVE_IN_BOTH(relax_cutlass_gelu_mul, .root = n, .c = gelu.c, .b = gelu.b, .r = r);
            return true;
        }
    }
    return false;
}

/* relax_cutlass.pat:48  pattern silu_add(c, b, r) = relax.add(silu(c, b), r) where addend(r, c); */
bool relax_cutlass_silu_add_find(DFG_FIND_ON(relax_cutlass_silu_add))
{
    if (!dfg_calls_argc(g, n, relax_cutlass_op_relax_add, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap, way[1] = 0) {
        dfg_node r = dfg_arg(g, n, 1 - swap);
        if (dfg_op(g, dfg_arg(g, n, swap)) != relax_cutlass_op_relax_nn_silu) continue;
        struct relax_cutlass_silu_match silu;
        for (; relax_cutlass_silu_find(g, dfg_arg(g, n, swap), way + 1, &silu, DFG_PART(whole, silu)); way[1]++) {
            if (!dfg_same_body(g, n, silu.root) || !relax_cutlass_addend(g, r, silu.c)) continue;
            DFG_GIVE_IN_BOTH(relax_cutlass_silu_add, .root = n, .c = silu.c, .b = silu.b, .r = r);
            return true;
        }
    }
    return false;
}

/* relax_cutlass.pat:49  pattern silu_mul(c, b, r) = relax.multiply(silu(c, b), r) where addend(r, c); */
bool relax_cutlass_silu_mul_find(DFG_FIND_ON(relax_cutlass_silu_mul))
{
    if (!dfg_calls_argc(g, n, relax_cutlass_op_relax_multiply, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap, way[1] = 0) {
        dfg_node r = dfg_arg(g, n, 1 - swap);
        if (dfg_op(g, dfg_arg(g, n, swap)) != relax_cutlass_op_relax_nn_silu) continue;
        struct relax_cutlass_silu_match silu;
        for (; relax_cutlass_silu_find(g, dfg_arg(g, n, swap), way + 1, &silu, DFG_PART(whole, silu)); way[1]++) {
            if (!dfg_same_body(g, n, silu.root) || !relax_cutlass_addend(g, r, silu.c)) continue;
            DFG_GIVE_IN_BOTH(relax_cutlass_silu_mul, .root = n, .c = silu.c, .b = silu.b, .r = r);
            return true;
        }
    }
    return false;
}

/* relax_cutlass.pat:29  cond gemm_types(x, y) =
 *     (x.dtype in {f16, f32} and same_dtype(x, y)) or (x.dtype in {i8, u8} and y.dtype in {i8, u8}); */
static DFG_APART bool relax_cutlass_gemm_types(const dfg_graph *g, dfg_node x, dfg_node y)
{
    return ((dfg_dtype(g, x) == DFG_F16 || dfg_dtype(g, x) == DFG_F32)
            && dfg_same_dtype(g, x, y) == DFG_TRUE)
        || ((dfg_dtype(g, x) == DFG_I8 || dfg_dtype(g, x) == DFG_U8)
            && (dfg_dtype(g, y) == DFG_I8 || dfg_dtype(g, y) == DFG_U8));
}

/* relax_cutlass.pat:53  pattern conv2d(lhs, rhs) {
 *     c = relax.nn.conv2d(lhs : [_, _, _, _], rhs : [_, _, _, _])
 *         { data_layout == "NHWC", kernel_layout == "OHWI" };
 *     where gemm_types(lhs, rhs), present(lhs.elements), present(rhs.elements);
 *     where not (lhs.shape[3] == rhs.shape[0] and c.groups == rhs.shape[0]);
 *     where not present(c.out_layout) or c.out_layout in {"", "NHWC"};
 *     return c;
 * } */
bool relax_cutlass_conv2d_match(const dfg_graph *g, dfg_node n, struct relax_cutlass_conv2d_match *m)
{
    if (!dfg_calls_argc(g, n, relax_cutlass_op_relax_nn_conv2d, 2)) return false;
    if (!dfg_str_is(g, n, relax_cutlass_attr_data_layout, relax_cutlass_str_NHWC, relax_cutlass_str_NCHW))
        return false;
    if (!dfg_str_is(g, n, relax_cutlass_attr_kernel_layout, relax_cutlass_str_OHWI, relax_cutlass_str_OIHW))
        return false;
    dfg_node lhs = dfg_operand(g, n, 0);
    if (dfg_rank(g, lhs) != 4) return false;
    dfg_node rhs = dfg_operand(g, n, 1);
    if (dfg_rank(g, rhs) != 4 || !relax_cutlass_gemm_types(g, lhs, rhs)) return false;
    if (!dfg_known(dfg_elements_of(g, lhs)) || !dfg_known(dfg_elements_of(g, rhs))) return false;
    /* where not (lhs.shape[3] == rhs.shape[0] and c.groups == rhs.shape[0]) */
    if (!(dfg_extent_ne(g, dfg_extent_of(g, lhs, 3), dfg_extent_of(g, rhs, 0))
          || dfg_extent_ne(g, dfg_attr_or_int(g, n, relax_cutlass_attr_groups, 1),
                           dfg_extent_of(g, rhs, 0))))
        return false;
    /* where not present(c.out_layout) or c.out_layout in {"", "NHWC"} */
    if (dfg_known(dfg_attr(g, n, relax_cutlass_attr_out_layout))
        && !dfg_scalar_eq(dfg_attr(g, n, relax_cutlass_attr_out_layout),
                          dfg_str(g, relax_cutlass_str_empty))
        && !dfg_scalar_eq(dfg_attr(g, n, relax_cutlass_attr_out_layout),
                          dfg_str(g, relax_cutlass_str_NHWC)))
        return false;
    DFG_GIVE(relax_cutlass_conv2d, .root = n, .lhs = lhs, .rhs = rhs, .c = n);
    return true;
}

static DFG_APART dfg_val relax_cutlass_prod(const dfg_graph *g, dfg_node x)
{
    const int64_t n = dfg_rank_less(g, x, 2);
    dfg_val total = dfg_is_length(n) ? dfg_int(1) : dfg_nil();
    for (int64_t k = 0; k < n; k++)
        total = dfg_extent_mul(g, total, dfg_extent_of(g, x, k));
    return total;
}

/* relax_cutlass.pat:65  cond one(x) = prod([x.shape[i] for i in range(x.rank - 2)]) == 1; */
static DFG_APART bool relax_cutlass_one(const dfg_graph *g, dfg_node x)
{
    return dfg_extent_eq(g, relax_cutlass_prod(g, x), dfg_int(1));
}

static DFG_APART int64_t relax_cutlass_length(const dfg_graph *g, dfg_node y, dfg_node x)
{
    return dfg_range_to(dfg_int_sub(dfg_rank_of(g, y), dfg_rank_of(g, x)));
}

static DFG_APART int64_t relax_cutlass_length_2(const dfg_graph *g, dfg_node x, dfg_node y)
{
    return dfg_range_to(dfg_int_sub(dfg_rank_of(g, x), dfg_rank_of(g, y)));
}

static DFG_APART enum dfg_tri relax_cutlass_same(const dfg_graph *g, dfg_node y, dfg_node x)
{
    const int64_t n = dfg_joined(relax_cutlass_length(g, y, x), dfg_rank_less(g, x, 2));
    const int64_t m = dfg_joined(relax_cutlass_length_2(g, x, y), dfg_rank_less(g, y, 2));
    if (!dfg_is_length(n) || !dfg_is_length(m)) return DFG_UNKNOWN;
    enum dfg_tri all = n == m ? DFG_TRUE : DFG_FALSE;
    for (int64_t k = 0; all != DFG_FALSE && k < n; k++)
        all = dfg_both(all,
                       dfg_extent_same(g,
                                       k < relax_cutlass_length(g, y, x) ? dfg_int(1)
                                       : dfg_extent_of(g, x, k - relax_cutlass_length(g, y, x)),
                                       k < relax_cutlass_length_2(g, x, y) ? dfg_int(1)
                                       : dfg_extent_of(g, y, k - relax_cutlass_length_2(g, x, y))));
    return all;
}

/* relax_cutlass.pat:66  cond as_many(x, y) =
 *     concat([1 for i in range(y.rank - x.rank)], [x.shape[i] for i in range(x.rank - 2)])
 *         == concat([1 for i in range(x.rank - y.rank)], [y.shape[i] for i in range(y.rank - 2)]); */
static DFG_APART bool relax_cutlass_as_many(const dfg_graph *g, dfg_node x, dfg_node y)
{
    return relax_cutlass_same(g, y, x) == DFG_TRUE;
}

/* relax_cutlass.pat:69  cond gemm(x, y) =
 *     gemm_types(x, y), x.rank >= 2, y.rank >= 2, present(x.shape[-1] + 0), one(x) or one(y) or as_many(x, y); */
static DFG_APART bool relax_cutlass_gemm(const dfg_graph *g, dfg_node x, dfg_node y)
{
    return relax_cutlass_gemm_types(g, x, y) && dfg_ge(dfg_rank_of(g, x), dfg_int(2))
        && dfg_ge(dfg_rank_of(g, y), dfg_int(2))
        && dfg_known(dfg_extent_add(g, dfg_extent_of(g, x, -1), dfg_int(0)))
        && (relax_cutlass_one(g, x) || relax_cutlass_one(g, y) || relax_cutlass_as_many(g, x, y));
}

/* relax_cutlass.pat:72  pattern matmul(lhs, rhs) = relax.matmul(lhs, rhs) where gemm(lhs, rhs); */
bool relax_cutlass_matmul_match(const dfg_graph *g, dfg_node n, struct relax_cutlass_matmul_match *m)
{
    if (!dfg_calls_argc(g, n, relax_cutlass_op_relax_matmul, 2)) return false;
    dfg_node lhs = dfg_operand(g, n, 0), rhs = dfg_operand(g, n, 1);
    if (!relax_cutlass_gemm(g, lhs, rhs)) return false;
    DFG_GIVE(relax_cutlass_matmul, .root = n, .lhs = lhs, .rhs = rhs);
    return true;
}

static DFG_APART enum dfg_tri relax_cutlass_same_2(const dfg_graph *g, dfg_node b, dfg_node t)
{
    const dfg_val list = dfg_attr(g, t, relax_cutlass_attr_axes);
    const int64_t n = dfg_len(list), m = dfg_joined(dfg_rank_less(g, b, 2), 2);
    if (!dfg_is_length(n) || !dfg_is_length(m)) return DFG_UNKNOWN;
    enum dfg_tri all = n == m ? DFG_TRUE : DFG_FALSE;
    for (int64_t k = 0; all != DFG_FALSE && k < n; k++)
        all = dfg_both(all,
                       dfg_scalar_same(dfg_mod(dfg_int_add(dfg_stored_item_at(&list, k), dfg_rank_of(g, b)),
                                               dfg_rank_of(g, b)),
                                       k < dfg_rank_less(g, b, 2) ? dfg_int(k)
                                       : k - dfg_rank_less(g, b, 2) == 0 ? dfg_rank_plus(g, b, -1)
                                       : dfg_rank_plus(g, b, -2)));
    return all;
}

/* relax_conditions.pat:4  cond swaps_last(t, b) =
 *     (b.rank == 2 and not present(t.axes))
 *         or [(i + b.rank) % b.rank for i in t.axes] == concat(range(0, b.rank - 2), [b.rank - 1, b.rank - 2]); */
static DFG_APART bool relax_cutlass_swaps_last(const dfg_graph *g, dfg_node t, dfg_node b)
{
    return (dfg_rank(g, b) == 2 && !dfg_known(dfg_attr(g, t, relax_cutlass_attr_axes)))
        || relax_cutlass_same_2(g, b, t) == DFG_TRUE;
}

/* relax_cutlass.pat:73  pattern transposed(lhs, rhs) {
 *     t = relax.permute_dims(rhs);
 *     where swaps_last(t, rhs), gemm(lhs, rhs);
 *     return relax.matmul(lhs, t);
 * } */
bool relax_cutlass_transposed_match(DFG_FIND_MATCH(relax_cutlass_transposed))
{
    if (!dfg_calls_argc(g, n, relax_cutlass_op_relax_matmul, 2)) return false;
    dfg_node lhs = dfg_operand(g, n, 0), t = dfg_operand(g, n, 1);
    if (!dfg_calls_argc(g, t, relax_cutlass_op_relax_permute_dims, 1)) return false;
    dfg_node rhs = dfg_operand(g, t, 0);
    if (!dfg_same_body(g, n, t) || !relax_cutlass_swaps_last(g, t, rhs)) return false;
    if (!relax_cutlass_gemm(g, lhs, rhs)) return false;
    DFG_GIVE(relax_cutlass_transposed, .root = n, .lhs = lhs, .rhs = rhs, .t = t);
    return true;
}

/* relax_cutlass.pat:82  global("cutlass.ft_preprocess_weight") */
static bool relax_cutlass_packed_not2(const dfg_graph *g, dfg_node n)
{
    return dfg_global_is(g, n, relax_cutlass_str_cutlass_ft_preprocess_weight);
}

/* relax_cutlass.pat:82  relax.call_pure_packed(!global("cutlass.ft_preprocess_weight"), ...) */
static bool relax_cutlass_packed_not1(const dfg_graph *g, dfg_node n, dfg_node root)
{
    if (dfg_op(g, n) != relax_cutlass_op_relax_call_pure_packed || dfg_arg(g, n, 0) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    if (relax_cutlass_packed_not2(g, x)) return false;
    return dfg_same_body(g, root, n);
}

/* relax_cutlass.pat:82  pattern packed = !relax.call_pure_packed(!global("cutlass.ft_preprocess_weight"), ...); */
bool relax_cutlass_packed_match(const dfg_graph *g, dfg_node n, struct relax_cutlass_packed_match *m)
{
    if (relax_cutlass_packed_not1(g, n, n)) return false;
    DFG_GIVE(relax_cutlass_packed, .root = n);
    return true;
}

/* relax_cutlass.pat:82  global("cutlass.ft_preprocess_weight") */
static bool relax_cutlass_decoded_not2(const dfg_graph *g, dfg_node n)
{
    return dfg_global_is(g, n, relax_cutlass_str_cutlass_ft_preprocess_weight);
}

/* relax_cutlass.pat:82  relax.call_pure_packed(!global("cutlass.ft_preprocess_weight"), ...) */
static bool relax_cutlass_decoded_not1(const dfg_graph *g, dfg_node n, dfg_node root)
{
    if (dfg_op(g, n) != relax_cutlass_op_relax_call_pure_packed || dfg_arg(g, n, 0) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    if (relax_cutlass_decoded_not2(g, x)) return false;
    return dfg_same_body(g, root, n);
}

/* relax_cutlass.pat:83  pattern decoded(w, scales) = relax.call_tir(global "*decode*", (w & packed, scales)); */
bool relax_cutlass_decoded_find(DFG_FIND(relax_cutlass_decoded))
{
    if (!dfg_calls_with(g, n, relax_cutlass_op_relax_call_tir, 2)) return false;
    dfg_node global = dfg_operand(g, n, 0);
    if (!dfg_global_fits(g, global, "*decode*")) return false;
    dfg_node tuple = dfg_operand(g, n, 1);
    if (!dfg_is(g, tuple, DFG_TUPLE) || !dfg_has_args(g, tuple, 2)) return false;
    dfg_node w = dfg_operand(g, tuple, 0);
    if (relax_cutlass_decoded_not1(g, w, n)) return false;
    dfg_node scales = dfg_operand(g, tuple, 1);
    if (!dfg_same_body(g, n, tuple)) return false;
    DFG_GIVE(relax_cutlass_decoded, .root = n, .w = w, .scales = scales);
    DFG_GIVE_WHOLE(relax_cutlass_decoded, .global = global, .tuple = tuple);
    return true;
}

/* relax_cutlass.pat:86  cond unpacks(x, w, s, c) =
 *     x.dtype == f16, w.dtype == i8, s.dtype == f16, c.dtype == f16, s.rank <= 2, s.shape[-1] == c.shape[-1]; */
static DFG_APART bool relax_cutlass_unpacks(const dfg_graph *g, dfg_node x, dfg_node w, dfg_node s, dfg_node c)
{
    return dfg_dtype(g, x) == DFG_F16 && dfg_dtype(g, w) == DFG_I8 && dfg_dtype(g, s) == DFG_F16
        && dfg_dtype(g, c) == DFG_F16 && dfg_le(dfg_rank_of(g, s), dfg_int(2))
        && dfg_extent_eq(g, dfg_extent_of(g, s, -1), dfg_extent_of(g, c, -1));
}

/* relax_cutlass.pat:89  pattern decode(lhs, w_decoded, w_encoded, scales) {
 *     c = relax.matmul(lhs, w_decoded & decoded(w_encoded, scales));
 *     where unpacks(lhs, w_encoded, scales, c);
 *     return c;
 * } */
bool relax_cutlass_decode_find(DFG_FIND(relax_cutlass_decode))
{
    if (!dfg_calls_argc(g, n, relax_cutlass_op_relax_matmul, 2)) return false;
    dfg_node lhs = dfg_operand(g, n, 0), w_decoded = dfg_operand(g, n, 1);
    struct relax_cutlass_decoded_match decoded;
    if (dfg_op(g, w_decoded) != relax_cutlass_op_relax_call_tir) return false;
    if (!relax_cutlass_decoded_find(g, w_decoded, &decoded, DFG_PART(whole, decoded))) return false;
    if (!dfg_same_body(g, n, w_decoded)) return false;
    if (!relax_cutlass_unpacks(g, lhs, decoded.w, decoded.scales, n)) return false;
    DFG_GIVE(relax_cutlass_decode, .root = n, .lhs = lhs, .w_decoded = w_decoded, .w_encoded = decoded.w,
             .scales = decoded.scales, .c = n);
    DFG_GIVE_PARTS(whole->call_tir = w_decoded);
    return true;
}

/* relax_cutlass.pat:94  pattern decode_cast(lhs, w_decoded, w_encoded, scales) {
 *     c = relax.astype(relax.matmul(lhs, w_decoded & decoded(w_encoded, scales)));
 *     where unpacks(lhs, w_encoded, scales, c);
 *     return c;
 * } */
bool relax_cutlass_decode_cast_find(DFG_FIND(relax_cutlass_decode_cast))
{
    if (!dfg_calls_argc(g, n, relax_cutlass_op_relax_astype, 1)) return false;
    dfg_node matmul = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, matmul, relax_cutlass_op_relax_matmul, 2)) return false;
    dfg_node lhs = dfg_operand(g, matmul, 0), w_decoded = dfg_operand(g, matmul, 1);
    struct relax_cutlass_decoded_match decoded;
    if (dfg_op(g, w_decoded) != relax_cutlass_op_relax_call_tir) return false;
    if (!relax_cutlass_decoded_find(g, w_decoded, &decoded, DFG_PART(whole, decoded))) return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){matmul, w_decoded}, 2)) return false;
    if (!relax_cutlass_unpacks(g, lhs, decoded.w, decoded.scales, n)) return false;
    DFG_GIVE(relax_cutlass_decode_cast, .root = n, .lhs = lhs, .w_decoded = w_decoded,
             .w_encoded = decoded.w, .scales = decoded.scales, .c = n);
    DFG_GIVE_PARTS(whole->matmul = matmul, whole->call_tir = w_decoded);
    return true;
}

/* relax_cutlass.pat:103  pattern thirds(x) {
 *     s = relax.split(x) { axis in {2, -1} };
 *     where x.rank == 3, s.indices_or_sections == 3 or len(s.indices_or_sections) == 2;
 *     return s;
 * } */
bool relax_cutlass_thirds_match(const dfg_graph *g, dfg_node n, struct relax_cutlass_thirds_match *m)
{
    if (!dfg_calls_argc(g, n, relax_cutlass_op_relax_split, 1)) return false;
    if (!(dfg_int_is(g, n, relax_cutlass_attr_axis, 2, 0)
          || dfg_int_is(g, n, relax_cutlass_attr_axis, -1, 0)))
        return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (dfg_rank(g, x) != 3) return false;
    /* where s.indices_or_sections == 3 or len(s.indices_or_sections) == 2 */
    if (!(dfg_scalar_eq(dfg_attr(g, n, relax_cutlass_attr_indices_or_sections), dfg_int(3))
          || dfg_len(dfg_attr(g, n, relax_cutlass_attr_indices_or_sections)) == 2))
        return false;
    DFG_GIVE(relax_cutlass_thirds, .root = n, .x = x, .s = n);
    return true;
}

/* relax_cutlass.pat:108
 * pattern part(x, begin, end) = relax.strided_slice(x, [2] | [-1], begin & const, end & const, [1]?); */
bool relax_cutlass_part_find(DFG_FIND_ON(relax_cutlass_part))
{
    if (dfg_op(g, n) != relax_cutlass_op_relax_strided_slice || dfg_n_args(g, n) > 5
        || dfg_arg(g, n, 0) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, n, 0), begin = dfg_arg(g, n, 2);
    if (!dfg_is(g, begin, DFG_CONST)) return false;
    dfg_node end = dfg_arg(g, n, 3);
    if (!dfg_is(g, end, DFG_CONST)) return false;
    dfg_node constant_3 = DFG_NONE;
    if (dfg_arg(g, n, 4) != DFG_NONE) {
        constant_3 = dfg_arg(g, n, 4);
        if (!dfg_const_list(g, constant_3, dfg_list(relax_cutlass_list_1, 1), DFG_NO_DTYPE)) return false;
    }
    dfg_node v = dfg_arg(g, n, 1);
    for (uint32_t alt = way[0]; alt < 2u; way[0] = ++alt) {
        dfg_node constant = DFG_NONE, constant_2 = DFG_NONE;
        if (alt == 0) {
            constant = v;
            if (!dfg_const_list(g, constant, dfg_list(relax_cutlass_list_2, 1), DFG_NO_DTYPE)) continue;
        } else {
            constant_2 = v;
            if (!dfg_const_list(g, constant_2, dfg_list(relax_cutlass_list_minus_1, 1), DFG_NO_DTYPE))
                continue;
        }
        DFG_GIVE(relax_cutlass_part, .root = n, .x = x, .begin = begin, .end = end);
        DFG_GIVE_WHOLE(relax_cutlass_part, .constant = constant, .constant_2 = constant_2,
                       .constant_3 = constant_3);
        return true;
    }
    return false;
}

/* relax_cutlass.pat:117  pattern layer_norm(x, gamma, beta) {
 *     n = relax.nn.layer_norm(x, gamma, beta) { center == true, scale == true };
 *     where n.axes == [-1] or n.axes == [x.rank - 1], x.dtype in {f16, f32};
 *     return n;
 * } */
bool relax_cutlass_layer_norm_match(DFG_FIND_MATCH(relax_cutlass_layer_norm))
{
    if (!dfg_calls_argc(g, n, relax_cutlass_op_relax_nn_layer_norm, 3)) return false;
    if (!dfg_bool_is(g, n, relax_cutlass_attr_center, true, true)) return false;
    if (!dfg_bool_is(g, n, relax_cutlass_attr_scale, true, true)) return false;
    dfg_node x = dfg_operand(g, n, 0), gamma = dfg_operand(g, n, 1), beta = dfg_operand(g, n, 2);
    /* where n.axes == [-1] or n.axes == [x.rank - 1] */
    if (!(dfg_list_is(g, n, relax_cutlass_attr_axes, dfg_list(relax_cutlass_list_minus_1, 1), false)
          || dfg_eq(dfg_attr(g, n, relax_cutlass_attr_axes), DFG_LIST(dfg_rank_plus(g, x, -1)))))
        return false;
    if (!(dfg_dtype(g, x) == DFG_F16 || dfg_dtype(g, x) == DFG_F32)) return false;
    DFG_GIVE(relax_cutlass_layer_norm, .root = n, .x = x, .gamma = gamma, .beta = beta, .n = n);
    return true;
}

/* relax_cutlass.pat:125, as an entry of a table  "cutlass.conv2d"(lhs, rhs) = conv2d(lhs, rhs); */
bool relax_cutlass_cutlass_conv2d_match(DFG_FIND_MATCH(relax_cutlass_cutlass_conv2d))
{
    struct relax_cutlass_conv2d_match conv2d;
    if (dfg_op(g, n) != relax_cutlass_op_relax_nn_conv2d) return false;
    if (!relax_cutlass_conv2d_match(g, n, &conv2d)) return false;
    DFG_GIVE(relax_cutlass_cutlass_conv2d, .root = n, .lhs = conv2d.lhs, .rhs = conv2d.rhs);
    return true;
}

/* relax_cutlass.pat:126, as an entry of a table
 * "cutlass.conv2d_bias"(call, lhs, rhs, bias) = plus_bias(call & conv2d(lhs, rhs), bias); */
bool relax_cutlass_cutlass_conv2d_bias_find(DFG_FIND_ON(relax_cutlass_cutlass_conv2d_bias))
{
    if (dfg_op(g, n) != relax_cutlass_op_relax_add) return false;
    struct relax_cutlass_plus_bias_match plus_bias;
    for (; relax_cutlass_plus_bias_find(g, n, way, &plus_bias); way[0]++) {
        dfg_node call = plus_bias.c;
        struct relax_cutlass_conv2d_match conv2d;
        if (dfg_op(g, call) != relax_cutlass_op_relax_nn_conv2d) continue;
        if (!relax_cutlass_conv2d_match(g, call, &conv2d) || !dfg_same_body(g, n, call)) continue;
        DFG_GIVE(relax_cutlass_cutlass_conv2d_bias, .root = n, .call = call, .lhs = conv2d.lhs,
                 .rhs = conv2d.rhs, .bias = plus_bias.b);
        DFG_GIVE_WHOLE(relax_cutlass_cutlass_conv2d_bias, .c = call);
        return true;
    }
    return false;
}

/* relax_cutlass.pat:127, as an entry of a table
 * "cutlass.conv2d_bias_relu"(call, lhs, rhs, bias) = relu(call & conv2d(lhs, rhs), bias); */
bool relax_cutlass_cutlass_conv2d_bias_relu_find(DFG_FIND_ON(relax_cutlass_cutlass_conv2d_bias_relu))
{
    if (dfg_op(g, n) != relax_cutlass_op_relax_nn_relu) return false;
    struct relax_cutlass_relu_match relu;
    for (; relax_cutlass_relu_find(g, n, way, &relu, DFG_PART(whole, relu)); way[0]++) {
        dfg_node call = relu.c;
        struct relax_cutlass_conv2d_match conv2d;
        if (dfg_op(g, call) != relax_cutlass_op_relax_nn_conv2d) continue;
        if (!relax_cutlass_conv2d_match(g, call, &conv2d) || !dfg_same_body(g, n, call)) continue;
        DFG_GIVE(relax_cutlass_cutlass_conv2d_bias_relu, .root = n, .call = call, .lhs = conv2d.lhs,
                 .rhs = conv2d.rhs, .bias = relu.b);
        DFG_GIVE_PARTS(whole->c = call);
        return true;
    }
    return false;
}

/* relax_cutlass.pat:128, as an entry of a table
 * "cutlass.conv2d_bias_silu"(call, lhs, rhs, bias) = silu(call & conv2d(lhs, rhs), bias); */
bool relax_cutlass_cutlass_conv2d_bias_silu_find(DFG_FIND_ON(relax_cutlass_cutlass_conv2d_bias_silu))
{
    if (dfg_op(g, n) != relax_cutlass_op_relax_nn_silu) return false;
    struct relax_cutlass_silu_match silu;
    for (; relax_cutlass_silu_find(g, n, way, &silu, DFG_PART(whole, silu)); way[0]++) {
        dfg_node call = silu.c;
        struct relax_cutlass_conv2d_match conv2d;
        if (dfg_op(g, call) != relax_cutlass_op_relax_nn_conv2d) continue;
        if (!relax_cutlass_conv2d_match(g, call, &conv2d) || !dfg_same_body(g, n, call)) continue;
        DFG_GIVE(relax_cutlass_cutlass_conv2d_bias_silu, .root = n, .call = call, .lhs = conv2d.lhs,
                 .rhs = conv2d.rhs, .bias = silu.b);
        DFG_GIVE_PARTS(whole->c = call);
        return true;
    }
    return false;
}

/* relax_cutlass.pat:130, as an entry of a table  "cutlass.matmul"(lhs, rhs) = matmul(lhs, rhs); */
bool relax_cutlass_cutlass_matmul_match(DFG_FIND_MATCH(relax_cutlass_cutlass_matmul))
{
    struct relax_cutlass_matmul_match matmul;
    if (dfg_op(g, n) != relax_cutlass_op_relax_matmul || !relax_cutlass_matmul_match(g, n, &matmul))
        return false;
    DFG_GIVE(relax_cutlass_cutlass_matmul, .root = n, .lhs = matmul.lhs, .rhs = matmul.rhs);
    return true;
}

/* relax_cutlass.pat:131, as an entry of a table
 * "cutlass.matmul_bias"(call, lhs, rhs, bias) = plus_bias(call & matmul(lhs, rhs), bias); */
bool relax_cutlass_cutlass_matmul_bias_find(DFG_FIND_ON(relax_cutlass_cutlass_matmul_bias))
{
    if (dfg_op(g, n) != relax_cutlass_op_relax_add) return false;
    struct relax_cutlass_plus_bias_match plus_bias;
    for (; relax_cutlass_plus_bias_find(g, n, way, &plus_bias); way[0]++) {
        dfg_node call = plus_bias.c;
        struct relax_cutlass_matmul_match matmul;
        if (dfg_op(g, call) != relax_cutlass_op_relax_matmul) continue;
        if (!relax_cutlass_matmul_match(g, call, &matmul) || !dfg_same_body(g, n, call)) continue;
        DFG_GIVE(relax_cutlass_cutlass_matmul_bias, .root = n, .call = call, .lhs = matmul.lhs,
                 .rhs = matmul.rhs, .bias = plus_bias.b);
        DFG_GIVE_WHOLE(relax_cutlass_cutlass_matmul_bias, .matmul = call);
        return true;
    }
    return false;
}

/* relax_cutlass.pat:132, as an entry of a table
 * "cutlass.matmul_bias_relu"(call, lhs, rhs, bias) = relu(call & matmul(lhs, rhs), bias); */
bool relax_cutlass_cutlass_matmul_bias_relu_find(DFG_FIND_ON(relax_cutlass_cutlass_matmul_bias_relu))
{
    if (dfg_op(g, n) != relax_cutlass_op_relax_nn_relu) return false;
    struct relax_cutlass_relu_match relu;
    for (; relax_cutlass_relu_find(g, n, way, &relu, DFG_PART(whole, relu)); way[0]++) {
        dfg_node call = relu.c;
        struct relax_cutlass_matmul_match matmul;
        if (dfg_op(g, call) != relax_cutlass_op_relax_matmul) continue;
        if (!relax_cutlass_matmul_match(g, call, &matmul) || !dfg_same_body(g, n, call)) continue;
        DFG_GIVE(relax_cutlass_cutlass_matmul_bias_relu, .root = n, .call = call, .lhs = matmul.lhs,
                 .rhs = matmul.rhs, .bias = relu.b);
        DFG_GIVE_PARTS(whole->matmul = call);
        return true;
    }
    return false;
}

/* relax_cutlass.pat:133, as an entry of a table
 * "cutlass.matmul_bias_gelu"(call, lhs, rhs, bias) = gelu(call & matmul(lhs, rhs), bias); */
bool relax_cutlass_cutlass_matmul_bias_gelu_find(DFG_FIND_ON(relax_cutlass_cutlass_matmul_bias_gelu))
{
    if (dfg_op(g, n) != relax_cutlass_op_relax_nn_gelu) return false;
    struct relax_cutlass_gelu_match gelu;
    for (; relax_cutlass_gelu_find(g, n, way, &gelu, DFG_PART(whole, gelu)); way[0]++) {
        dfg_node call = gelu.c;
        struct relax_cutlass_matmul_match matmul;
        if (dfg_op(g, call) != relax_cutlass_op_relax_matmul) continue;
        if (!relax_cutlass_matmul_match(g, call, &matmul) || !dfg_same_body(g, n, call)) continue;
        DFG_GIVE(relax_cutlass_cutlass_matmul_bias_gelu, .root = n, .call = call, .lhs = matmul.lhs,
                 .rhs = matmul.rhs, .bias = gelu.b);
        DFG_GIVE_PARTS(whole->matmul = call);
        return true;
    }
    return false;
}

/* relax_cutlass.pat:134, as an entry of a table  "cutlass.matmul_transposed"(lhs, rhs) = transposed(lhs, rhs); */
bool relax_cutlass_cutlass_matmul_transposed_find(DFG_FIND(relax_cutlass_cutlass_matmul_transposed))
{
    struct relax_cutlass_transposed_match transposed;
    if (dfg_op(g, n) != relax_cutlass_op_relax_matmul) return false;
    if (!relax_cutlass_transposed_match(g, n, &transposed)) return false;
    DFG_GIVE(relax_cutlass_cutlass_matmul_transposed, .root = n, .lhs = transposed.lhs,
             .rhs = transposed.rhs);
    DFG_GIVE_PARTS(whole->transposed = transposed);
    return true;
}

/* relax_cutlass.pat:135, as an entry of a table
 * "cutlass.matmul_transposed_bias"(call, lhs, rhs, bias) = plus_bias(call & transposed(lhs, rhs), bias); */
bool relax_cutlass_cutlass_matmul_transposed_bias_find(DFG_FIND_ON(relax_cutlass_cutlass_matmul_transposed_bias))
{
    if (dfg_op(g, n) != relax_cutlass_op_relax_add) return false;
    struct relax_cutlass_plus_bias_match plus_bias;
    for (; relax_cutlass_plus_bias_find(g, n, way, &plus_bias); way[0]++) {
        dfg_node call = plus_bias.c;
        struct relax_cutlass_transposed_match transposed;
        if (dfg_op(g, call) != relax_cutlass_op_relax_matmul) continue;
        if (!relax_cutlass_transposed_match(g, call, &transposed) || !dfg_same_body(g, n, call)) continue;
        DFG_GIVE(relax_cutlass_cutlass_matmul_transposed_bias, .root = n, .call = call,
                 .lhs = transposed.lhs, .rhs = transposed.rhs, .bias = plus_bias.b);
        DFG_GIVE_PARTS(whole->transposed = transposed, whole->matmul = call);
        return true;
    }
    return false;
}

/* relax_cutlass.pat:136, as an entry of a table
 * "cutlass.matmul_transposed_bias_relu"(call, lhs, rhs, bias) = relu(call & transposed(lhs, rhs), bias); */
bool relax_cutlass_cutlass_matmul_transposed_bias_relu_find(DFG_FIND_ON(relax_cutlass_cutlass_matmul_transposed_bias_relu))
{
    if (dfg_op(g, n) != relax_cutlass_op_relax_nn_relu) return false;
    struct relax_cutlass_relu_match relu;
    for (; relax_cutlass_relu_find(g, n, way, &relu, DFG_PART(whole, relu)); way[0]++) {
        dfg_node call = relu.c;
        struct relax_cutlass_transposed_match transposed;
        if (dfg_op(g, call) != relax_cutlass_op_relax_matmul) continue;
        if (!relax_cutlass_transposed_match(g, call, &transposed) || !dfg_same_body(g, n, call)) continue;
        DFG_GIVE(relax_cutlass_cutlass_matmul_transposed_bias_relu, .root = n, .call = call,
                 .lhs = transposed.lhs, .rhs = transposed.rhs, .bias = relu.b);
        DFG_GIVE_PARTS(whole->transposed = transposed, whole->matmul = call);
        return true;
    }
    return false;
}

/* relax_cutlass.pat:137, as an entry of a table
 * "cutlass.matmul_transposed_bias_gelu"(call, lhs, rhs, bias) = gelu(call & transposed(lhs, rhs), bias); */
bool relax_cutlass_cutlass_matmul_transposed_bias_gelu_find(DFG_FIND_ON(relax_cutlass_cutlass_matmul_transposed_bias_gelu))
{
    if (dfg_op(g, n) != relax_cutlass_op_relax_nn_gelu) return false;
    struct relax_cutlass_gelu_match gelu;
    for (; relax_cutlass_gelu_find(g, n, way, &gelu, DFG_PART(whole, gelu)); way[0]++) {
        dfg_node call = gelu.c;
        struct relax_cutlass_transposed_match transposed;
        if (dfg_op(g, call) != relax_cutlass_op_relax_matmul) continue;
        if (!relax_cutlass_transposed_match(g, call, &transposed) || !dfg_same_body(g, n, call)) continue;
        DFG_GIVE(relax_cutlass_cutlass_matmul_transposed_bias_gelu, .root = n, .call = call,
                 .lhs = transposed.lhs, .rhs = transposed.rhs, .bias = gelu.b);
        DFG_GIVE_PARTS(whole->transposed = transposed, whole->matmul = call);
        return true;
    }
    return false;
}

/* relax_cutlass.pat:139, as an entry of a table
 * "cutlass.decode_matmul"(lhs, w_decoded, w_encoded, scales) = decode(lhs, w_decoded, w_encoded, scales); */
bool relax_cutlass_cutlass_decode_matmul_find(DFG_FIND(relax_cutlass_cutlass_decode_matmul))
{
    struct relax_cutlass_decode_match decode;
    if (dfg_op(g, n) != relax_cutlass_op_relax_matmul) return false;
    if (!relax_cutlass_decode_find(g, n, &decode, DFG_PART(whole, decode))) return false;
    DFG_GIVE_IN_BOTH(relax_cutlass_cutlass_decode_matmul, .root = n, .lhs = decode.lhs,
                     .w_decoded = decode.w_decoded, .w_encoded = decode.w_encoded, .scales = decode.scales);
    return true;
}

/* relax_cutlass.pat:140, as an entry of a table
 * "cutlass.decode_matmul_bias"(call, lhs, w_decoded, w_encoded, scales, bias) =
 *     plus_bias(call & decode(lhs, w_decoded, w_encoded, scales), bias); */
bool relax_cutlass_cutlass_decode_matmul_bias_find(DFG_FIND_ON(relax_cutlass_cutlass_decode_matmul_bias))
{
    if (dfg_op(g, n) != relax_cutlass_op_relax_add) return false;
    struct relax_cutlass_plus_bias_match plus_bias;
    for (; relax_cutlass_plus_bias_find(g, n, way, &plus_bias); way[0]++) {
        dfg_node call = plus_bias.c;
        struct relax_cutlass_decode_match decode;
        if (dfg_op(g, call) != relax_cutlass_op_relax_matmul) continue;
        if (!relax_cutlass_decode_find(g, call, &decode, DFG_PART(whole, decode))
            || !dfg_same_body(g, n, call))
            continue;
        DFG_GIVE(relax_cutlass_cutlass_decode_matmul_bias, .root = n, .call = call, .lhs = decode.lhs,
                 .w_decoded = decode.w_decoded, .w_encoded = decode.w_encoded, .scales = decode.scales,
                 .bias = plus_bias.b);
        DFG_GIVE_PARTS(whole->c = call);
        return true;
    }
    return false;
}

/* relax_cutlass.pat:142, as an entry of a table  "cutlass.decode_matmul_cast"(lhs, w_decoded, w_encoded, scales) =
 *     decode_cast(lhs, w_decoded, w_encoded, scales); */
bool relax_cutlass_cutlass_decode_matmul_cast_find(DFG_FIND(relax_cutlass_cutlass_decode_matmul_cast))
{
    struct relax_cutlass_decode_cast_match decode_cast;
    if (dfg_op(g, n) != relax_cutlass_op_relax_astype) return false;
    if (!relax_cutlass_decode_cast_find(g, n, &decode_cast, DFG_PART(whole, decode_cast))) return false;
    DFG_GIVE_IN_BOTH(relax_cutlass_cutlass_decode_matmul_cast, .root = n, .lhs = decode_cast.lhs,
                     .w_decoded = decode_cast.w_decoded, .w_encoded = decode_cast.w_encoded,
                     .scales = decode_cast.scales);
    return true;
}

/* relax_cutlass.pat:144, as an entry of a table
 * "cutlass.decode_matmul_cast_bias"(call, lhs, w_decoded, w_encoded, scales, bias) =
 *     plus_bias(call & decode_cast(lhs, w_decoded, w_encoded, scales), bias); */
bool relax_cutlass_cutlass_decode_matmul_cast_bias_find(DFG_FIND_ON(relax_cutlass_cutlass_decode_matmul_cast_bias))
{
    if (dfg_op(g, n) != relax_cutlass_op_relax_add) return false;
    struct relax_cutlass_plus_bias_match plus_bias;
    for (; relax_cutlass_plus_bias_find(g, n, way, &plus_bias); way[0]++) {
        dfg_node call = plus_bias.c;
        struct relax_cutlass_decode_cast_match decode_cast;
        if (dfg_op(g, call) != relax_cutlass_op_relax_astype) continue;
        if (!relax_cutlass_decode_cast_find(g, call, &decode_cast, DFG_PART(whole, decode_cast))) continue;
        if (!dfg_same_body(g, n, call)) continue;
        DFG_GIVE(relax_cutlass_cutlass_decode_matmul_cast_bias, .root = n, .call = call,
                 .lhs = decode_cast.lhs, .w_decoded = decode_cast.w_decoded,
                 .w_encoded = decode_cast.w_encoded, .scales = decode_cast.scales, .bias = plus_bias.b);
        DFG_GIVE_PARTS(whole->c = call);
        return true;
    }
    return false;
}

/* relax_cutlass.pat:146, as an entry of a table
 * "cutlass.decode_matmul_bias_gelu"(call, lhs, w_decoded, w_encoded, scales, bias) =
 *     gelu(call & decode(lhs, w_decoded, w_encoded, scales), bias); */
bool relax_cutlass_cutlass_decode_matmul_bias_gelu_find(DFG_FIND_ON(relax_cutlass_cutlass_decode_matmul_bias_gelu))
{
    if (dfg_op(g, n) != relax_cutlass_op_relax_nn_gelu) return false;
    struct relax_cutlass_gelu_match gelu;
    for (; relax_cutlass_gelu_find(g, n, way, &gelu, DFG_PART(whole, gelu)); way[0]++) {
        dfg_node call = gelu.c;
        struct relax_cutlass_decode_match decode;
        if (dfg_op(g, call) != relax_cutlass_op_relax_matmul) continue;
        if (!relax_cutlass_decode_find(g, call, &decode, DFG_PART(whole, decode))
            || !dfg_same_body(g, n, call))
            continue;
        DFG_GIVE(relax_cutlass_cutlass_decode_matmul_bias_gelu, .root = n, .call = call, .lhs = decode.lhs,
                 .w_decoded = decode.w_decoded, .w_encoded = decode.w_encoded, .scales = decode.scales,
                 .bias = gelu.b);
        DFG_GIVE_PARTS(whole->c = call);
        return true;
    }
    return false;
}

/* relax_cutlass.pat:148, as an entry of a table
 * "cutlass.decode_matmul_cast_bias_gelu"(call, lhs, w_decoded, w_encoded, scales, bias) =
 *     gelu(call & decode_cast(lhs, w_decoded, w_encoded, scales), bias); */
bool relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_find(DFG_FIND_ON(relax_cutlass_cutlass_decode_matmul_cast_bias_gelu))
{
    if (dfg_op(g, n) != relax_cutlass_op_relax_nn_gelu) return false;
    struct relax_cutlass_gelu_match gelu;
    for (; relax_cutlass_gelu_find(g, n, way, &gelu, DFG_PART(whole, gelu)); way[0]++) {
        dfg_node call = gelu.c;
        struct relax_cutlass_decode_cast_match decode_cast;
        if (dfg_op(g, call) != relax_cutlass_op_relax_astype) continue;
        if (!relax_cutlass_decode_cast_find(g, call, &decode_cast, DFG_PART(whole, decode_cast))) continue;
        if (!dfg_same_body(g, n, call)) continue;
        DFG_GIVE(relax_cutlass_cutlass_decode_matmul_cast_bias_gelu, .root = n, .call = call,
                 .lhs = decode_cast.lhs, .w_decoded = decode_cast.w_decoded,
                 .w_encoded = decode_cast.w_encoded, .scales = decode_cast.scales, .bias = gelu.b);
        DFG_GIVE_PARTS(whole->c = call);
        return true;
    }
    return false;
}

/* relax_cutlass.pat:151, as an entry of a table
 * "cutlass.conv2d_bias_residual_add"(call, lhs, rhs, bias, residual) =
 *     plus_bias_add(call & conv2d(lhs, rhs), bias, residual); */
bool relax_cutlass_cutlass_conv2d_bias_residual_add_find(DFG_FIND_ON(relax_cutlass_cutlass_conv2d_bias_residual_add))
{
    if (dfg_op(g, n) != relax_cutlass_op_relax_add) return false;
    struct relax_cutlass_plus_bias_add_match plus_bias_add;
    for (; relax_cutlass_plus_bias_add_find(g, n, way, &plus_bias_add, DFG_PART(whole, plus_bias_add)); way[1]++) {
        dfg_node call = plus_bias_add.c;
        struct relax_cutlass_conv2d_match conv2d;
        if (dfg_op(g, call) != relax_cutlass_op_relax_nn_conv2d) continue;
        if (!relax_cutlass_conv2d_match(g, call, &conv2d) || !dfg_same_body(g, n, call)) continue;
        DFG_GIVE(relax_cutlass_cutlass_conv2d_bias_residual_add, .root = n, .call = call, .lhs = conv2d.lhs,
                 .rhs = conv2d.rhs, .bias = plus_bias_add.b, .residual = plus_bias_add.r);
        DFG_GIVE_PARTS(whole->c = call);
        return true;
    }
    return false;
}

/* relax_cutlass.pat:153, as an entry of a table
 * "cutlass.conv2d_bias_residual_multiply"(call, lhs, rhs, bias, residual) =
 *     plus_bias_mul(call & conv2d(lhs, rhs), bias, residual); */
bool relax_cutlass_cutlass_conv2d_bias_residual_multiply_find(DFG_FIND_ON(relax_cutlass_cutlass_conv2d_bias_residual_multiply))
{
    if (dfg_op(g, n) != relax_cutlass_op_relax_multiply) return false;
    struct relax_cutlass_plus_bias_mul_match plus_bias_mul;
    for (; relax_cutlass_plus_bias_mul_find(g, n, way, &plus_bias_mul, DFG_PART(whole, plus_bias_mul)); way[1]++) {
        dfg_node call = plus_bias_mul.c;
        struct relax_cutlass_conv2d_match conv2d;
        if (dfg_op(g, call) != relax_cutlass_op_relax_nn_conv2d) continue;
        if (!relax_cutlass_conv2d_match(g, call, &conv2d) || !dfg_same_body(g, n, call)) continue;
        DFG_GIVE(relax_cutlass_cutlass_conv2d_bias_residual_multiply, .root = n, .call = call,
                 .lhs = conv2d.lhs, .rhs = conv2d.rhs, .bias = plus_bias_mul.b,
                 .residual = plus_bias_mul.r);
        DFG_GIVE_PARTS(whole->c = call);
        return true;
    }
    return false;
}

/* relax_cutlass.pat:155, as an entry of a table
 * "cutlass.conv2d_bias_relu_residual_add"(call, lhs, rhs, bias, residual) =
 *     relu_add(call & conv2d(lhs, rhs), bias, residual); */
bool relax_cutlass_cutlass_conv2d_bias_relu_residual_add_find(DFG_FIND_ON(relax_cutlass_cutlass_conv2d_bias_relu_residual_add))
{
    if (dfg_op(g, n) != relax_cutlass_op_relax_add) return false;
    struct relax_cutlass_relu_add_match relu_add;
    for (; relax_cutlass_relu_add_find(g, n, way, &relu_add, DFG_PART(whole, relu_add)); way[1]++) {
        dfg_node call = relu_add.c;
        struct relax_cutlass_conv2d_match conv2d;
        if (dfg_op(g, call) != relax_cutlass_op_relax_nn_conv2d) continue;
        if (!relax_cutlass_conv2d_match(g, call, &conv2d) || !dfg_same_body(g, n, call)) continue;
        DFG_GIVE(relax_cutlass_cutlass_conv2d_bias_relu_residual_add, .root = n, .call = call,
                 .lhs = conv2d.lhs, .rhs = conv2d.rhs, .bias = relu_add.b, .residual = relu_add.r);
        DFG_GIVE_PARTS(whole->c = call);
        return true;
    }
    return false;
}

/* relax_cutlass.pat:157, as an entry of a table
 * "cutlass.conv2d_bias_relu_residual_multiply"(call, lhs, rhs, bias, residual) =
 *     relu_mul(call & conv2d(lhs, rhs), bias, residual); */
bool relax_cutlass_cutlass_conv2d_bias_relu_residual_multiply_find(DFG_FIND_ON(relax_cutlass_cutlass_conv2d_bias_relu_residual_multiply))
{
    if (dfg_op(g, n) != relax_cutlass_op_relax_multiply) return false;
    struct relax_cutlass_relu_mul_match relu_mul;
    for (; relax_cutlass_relu_mul_find(g, n, way, &relu_mul, DFG_PART(whole, relu_mul)); way[1]++) {
        dfg_node call = relu_mul.c;
        struct relax_cutlass_conv2d_match conv2d;
        if (dfg_op(g, call) != relax_cutlass_op_relax_nn_conv2d) continue;
        if (!relax_cutlass_conv2d_match(g, call, &conv2d) || !dfg_same_body(g, n, call)) continue;
        DFG_GIVE(relax_cutlass_cutlass_conv2d_bias_relu_residual_multiply, .root = n, .call = call,
                 .lhs = conv2d.lhs, .rhs = conv2d.rhs, .bias = relu_mul.b, .residual = relu_mul.r);
        DFG_GIVE_PARTS(whole->c = call);
        return true;
    }
    return false;
}

/* relax_cutlass.pat:159, as an entry of a table
 * "cutlass.conv2d_bias_silu_residual_add"(call, lhs, rhs, bias, residual) =
 *     silu_add(call & conv2d(lhs, rhs), bias, residual); */
bool relax_cutlass_cutlass_conv2d_bias_silu_residual_add_find(DFG_FIND_ON(relax_cutlass_cutlass_conv2d_bias_silu_residual_add))
{
    if (dfg_op(g, n) != relax_cutlass_op_relax_add) return false;
    struct relax_cutlass_silu_add_match silu_add;
    for (; relax_cutlass_silu_add_find(g, n, way, &silu_add, DFG_PART(whole, silu_add)); way[1]++) {
        dfg_node call = silu_add.c;
        struct relax_cutlass_conv2d_match conv2d;
        if (dfg_op(g, call) != relax_cutlass_op_relax_nn_conv2d) continue;
        if (!relax_cutlass_conv2d_match(g, call, &conv2d) || !dfg_same_body(g, n, call)) continue;
        DFG_GIVE(relax_cutlass_cutlass_conv2d_bias_silu_residual_add, .root = n, .call = call,
                 .lhs = conv2d.lhs, .rhs = conv2d.rhs, .bias = silu_add.b, .residual = silu_add.r);
        DFG_GIVE_PARTS(whole->c = call);
        return true;
    }
    return false;
}

/* relax_cutlass.pat:161, as an entry of a table
 * "cutlass.conv2d_bias_silu_residual_multiply"(call, lhs, rhs, bias, residual) =
 *     silu_mul(call & conv2d(lhs, rhs), bias, residual); */
bool relax_cutlass_cutlass_conv2d_bias_silu_residual_multiply_find(DFG_FIND_ON(relax_cutlass_cutlass_conv2d_bias_silu_residual_multiply))
{
    if (dfg_op(g, n) != relax_cutlass_op_relax_multiply) return false;
    struct relax_cutlass_silu_mul_match silu_mul;
    for (; relax_cutlass_silu_mul_find(g, n, way, &silu_mul, DFG_PART(whole, silu_mul)); way[1]++) {
        dfg_node call = silu_mul.c;
        struct relax_cutlass_conv2d_match conv2d;
        if (dfg_op(g, call) != relax_cutlass_op_relax_nn_conv2d) continue;
        if (!relax_cutlass_conv2d_match(g, call, &conv2d) || !dfg_same_body(g, n, call)) continue;
        DFG_GIVE(relax_cutlass_cutlass_conv2d_bias_silu_residual_multiply, .root = n, .call = call,
                 .lhs = conv2d.lhs, .rhs = conv2d.rhs, .bias = silu_mul.b, .residual = silu_mul.r);
        DFG_GIVE_PARTS(whole->c = call);
        return true;
    }
    return false;
}

/* relax_cutlass.pat:163, as an entry of a table
 * "cutlass.matmul_bias_residual_add"(call, lhs, rhs, bias, residual) =
 *     plus_bias_add(call & matmul(lhs, rhs), bias, residual); */
bool relax_cutlass_cutlass_matmul_bias_residual_add_find(DFG_FIND_ON(relax_cutlass_cutlass_matmul_bias_residual_add))
{
    if (dfg_op(g, n) != relax_cutlass_op_relax_add) return false;
    struct relax_cutlass_plus_bias_add_match plus_bias_add;
    for (; relax_cutlass_plus_bias_add_find(g, n, way, &plus_bias_add, DFG_PART(whole, plus_bias_add)); way[1]++) {
        dfg_node call = plus_bias_add.c;
        struct relax_cutlass_matmul_match matmul;
        if (dfg_op(g, call) != relax_cutlass_op_relax_matmul) continue;
        if (!relax_cutlass_matmul_match(g, call, &matmul) || !dfg_same_body(g, n, call)) continue;
        DFG_GIVE(relax_cutlass_cutlass_matmul_bias_residual_add, .root = n, .call = call, .lhs = matmul.lhs,
                 .rhs = matmul.rhs, .bias = plus_bias_add.b, .residual = plus_bias_add.r);
        DFG_GIVE_PARTS(whole->matmul = call);
        return true;
    }
    return false;
}

/* relax_cutlass.pat:165, as an entry of a table
 * "cutlass.matmul_bias_residual_multiply"(call, lhs, rhs, bias, residual) =
 *     plus_bias_mul(call & matmul(lhs, rhs), bias, residual); */
bool relax_cutlass_cutlass_matmul_bias_residual_multiply_find(DFG_FIND_ON(relax_cutlass_cutlass_matmul_bias_residual_multiply))
{
    if (dfg_op(g, n) != relax_cutlass_op_relax_multiply) return false;
    struct relax_cutlass_plus_bias_mul_match plus_bias_mul;
    for (; relax_cutlass_plus_bias_mul_find(g, n, way, &plus_bias_mul, DFG_PART(whole, plus_bias_mul)); way[1]++) {
        dfg_node call = plus_bias_mul.c;
        struct relax_cutlass_matmul_match matmul;
        if (dfg_op(g, call) != relax_cutlass_op_relax_matmul) continue;
        if (!relax_cutlass_matmul_match(g, call, &matmul) || !dfg_same_body(g, n, call)) continue;
        DFG_GIVE(relax_cutlass_cutlass_matmul_bias_residual_multiply, .root = n, .call = call,
                 .lhs = matmul.lhs, .rhs = matmul.rhs, .bias = plus_bias_mul.b,
                 .residual = plus_bias_mul.r);
        DFG_GIVE_PARTS(whole->matmul = call);
        return true;
    }
    return false;
}

/* relax_cutlass.pat:167, as an entry of a table
 * "cutlass.matmul_bias_relu_residual_add"(call, lhs, rhs, bias, residual) =
 *     relu_add(call & matmul(lhs, rhs), bias, residual); */
bool relax_cutlass_cutlass_matmul_bias_relu_residual_add_find(DFG_FIND_ON(relax_cutlass_cutlass_matmul_bias_relu_residual_add))
{
    if (dfg_op(g, n) != relax_cutlass_op_relax_add) return false;
    struct relax_cutlass_relu_add_match relu_add;
    for (; relax_cutlass_relu_add_find(g, n, way, &relu_add, DFG_PART(whole, relu_add)); way[1]++) {
        dfg_node call = relu_add.c;
        struct relax_cutlass_matmul_match matmul;
        if (dfg_op(g, call) != relax_cutlass_op_relax_matmul) continue;
        if (!relax_cutlass_matmul_match(g, call, &matmul) || !dfg_same_body(g, n, call)) continue;
        DFG_GIVE(relax_cutlass_cutlass_matmul_bias_relu_residual_add, .root = n, .call = call,
                 .lhs = matmul.lhs, .rhs = matmul.rhs, .bias = relu_add.b, .residual = relu_add.r);
        DFG_GIVE_PARTS(whole->matmul = call);
        return true;
    }
    return false;
}

/* relax_cutlass.pat:169, as an entry of a table
 * "cutlass.matmul_bias_relu_residual_multiply"(call, lhs, rhs, bias, residual) =
 *     relu_mul(call & matmul(lhs, rhs), bias, residual); */
bool relax_cutlass_cutlass_matmul_bias_relu_residual_multiply_find(DFG_FIND_ON(relax_cutlass_cutlass_matmul_bias_relu_residual_multiply))
{
    if (dfg_op(g, n) != relax_cutlass_op_relax_multiply) return false;
    struct relax_cutlass_relu_mul_match relu_mul;
    for (; relax_cutlass_relu_mul_find(g, n, way, &relu_mul, DFG_PART(whole, relu_mul)); way[1]++) {
        dfg_node call = relu_mul.c;
        struct relax_cutlass_matmul_match matmul;
        if (dfg_op(g, call) != relax_cutlass_op_relax_matmul) continue;
        if (!relax_cutlass_matmul_match(g, call, &matmul) || !dfg_same_body(g, n, call)) continue;
        DFG_GIVE(relax_cutlass_cutlass_matmul_bias_relu_residual_multiply, .root = n, .call = call,
                 .lhs = matmul.lhs, .rhs = matmul.rhs, .bias = relu_mul.b, .residual = relu_mul.r);
        DFG_GIVE_PARTS(whole->matmul = call);
        return true;
    }
    return false;
}

/* relax_cutlass.pat:171, as an entry of a table
 * "cutlass.matmul_bias_gelu_residual_add"(call, lhs, rhs, bias, residual) =
 *     gelu_add(call & matmul(lhs, rhs), bias, residual); */
bool relax_cutlass_cutlass_matmul_bias_gelu_residual_add_find(DFG_FIND_ON(relax_cutlass_cutlass_matmul_bias_gelu_residual_add))
{
    if (dfg_op(g, n) != relax_cutlass_op_relax_add) return false;
    struct relax_cutlass_gelu_add_match gelu_add;
    for (; relax_cutlass_gelu_add_find(g, n, way, &gelu_add, DFG_PART(whole, gelu_add)); way[1]++) {
        dfg_node call = gelu_add.c;
        struct relax_cutlass_matmul_match matmul;
        if (dfg_op(g, call) != relax_cutlass_op_relax_matmul) continue;
        if (!relax_cutlass_matmul_match(g, call, &matmul) || !dfg_same_body(g, n, call)) continue;
        DFG_GIVE(relax_cutlass_cutlass_matmul_bias_gelu_residual_add, .root = n, .call = call,
                 .lhs = matmul.lhs, .rhs = matmul.rhs, .bias = gelu_add.b, .residual = gelu_add.r);
        DFG_GIVE_PARTS(whole->matmul = call);
        return true;
    }
    return false;
}

/* relax_cutlass.pat:173, as an entry of a table
 * "cutlass.matmul_bias_gelu_residual_multiply"(call, lhs, rhs, bias, residual) =
 *     gelu_mul(call & matmul(lhs, rhs), bias, residual); */
bool relax_cutlass_cutlass_matmul_bias_gelu_residual_multiply_find(DFG_FIND_ON(relax_cutlass_cutlass_matmul_bias_gelu_residual_multiply))
{
    if (dfg_op(g, n) != relax_cutlass_op_relax_multiply) return false;
    struct relax_cutlass_gelu_mul_match gelu_mul;
    for (; relax_cutlass_gelu_mul_find(g, n, way, &gelu_mul, DFG_PART(whole, gelu_mul)); way[1]++) {
        dfg_node call = gelu_mul.c;
        struct relax_cutlass_matmul_match matmul;
        if (dfg_op(g, call) != relax_cutlass_op_relax_matmul) continue;
        if (!relax_cutlass_matmul_match(g, call, &matmul) || !dfg_same_body(g, n, call)) continue;
        DFG_GIVE(relax_cutlass_cutlass_matmul_bias_gelu_residual_multiply, .root = n, .call = call,
                 .lhs = matmul.lhs, .rhs = matmul.rhs, .bias = gelu_mul.b, .residual = gelu_mul.r);
        DFG_GIVE_PARTS(whole->matmul = call);
        return true;
    }
    return false;
}

/* relax_cutlass.pat:175, as an entry of a table
 * "cutlass.matmul_transposed_bias_residual_add"(call, lhs, rhs, bias, residual) =
 *     plus_bias_add(call & transposed(lhs, rhs), bias, residual); */
bool relax_cutlass_cutlass_matmul_transposed_bias_residual_add_find(DFG_FIND_ON(relax_cutlass_cutlass_matmul_transposed_bias_residual_add))
{
    if (dfg_op(g, n) != relax_cutlass_op_relax_add) return false;
    struct relax_cutlass_plus_bias_add_match plus_bias_add;
    for (; relax_cutlass_plus_bias_add_find(g, n, way, &plus_bias_add, DFG_PART(whole, plus_bias_add)); way[1]++) {
        dfg_node call = plus_bias_add.c;
        struct relax_cutlass_transposed_match transposed;
        if (dfg_op(g, call) != relax_cutlass_op_relax_matmul) continue;
        if (!relax_cutlass_transposed_match(g, call, &transposed) || !dfg_same_body(g, n, call)) continue;
        DFG_GIVE(relax_cutlass_cutlass_matmul_transposed_bias_residual_add, .root = n, .call = call,
                 .lhs = transposed.lhs, .rhs = transposed.rhs, .bias = plus_bias_add.b,
                 .residual = plus_bias_add.r);
        DFG_GIVE_PARTS(whole->transposed = transposed, whole->matmul = call);
        return true;
    }
    return false;
}

/* relax_cutlass.pat:177, as an entry of a table
 * "cutlass.matmul_transposed_bias_residual_multiply"(call, lhs, rhs, bias, residual) =
 *     plus_bias_mul(call & transposed(lhs, rhs), bias, residual); */
bool relax_cutlass_cutlass_matmul_transposed_bias_residual_multiply_find(DFG_FIND_ON(relax_cutlass_cutlass_matmul_transposed_bias_residual_multiply))
{
    if (dfg_op(g, n) != relax_cutlass_op_relax_multiply) return false;
    struct relax_cutlass_plus_bias_mul_match plus_bias_mul;
    for (; relax_cutlass_plus_bias_mul_find(g, n, way, &plus_bias_mul, DFG_PART(whole, plus_bias_mul)); way[1]++) {
        dfg_node call = plus_bias_mul.c;
        struct relax_cutlass_transposed_match transposed;
        if (dfg_op(g, call) != relax_cutlass_op_relax_matmul) continue;
        if (!relax_cutlass_transposed_match(g, call, &transposed) || !dfg_same_body(g, n, call)) continue;
        DFG_GIVE(relax_cutlass_cutlass_matmul_transposed_bias_residual_multiply, .root = n, .call = call,
                 .lhs = transposed.lhs, .rhs = transposed.rhs, .bias = plus_bias_mul.b,
                 .residual = plus_bias_mul.r);
        DFG_GIVE_PARTS(whole->transposed = transposed, whole->matmul = call);
        return true;
    }
    return false;
}

/* relax_cutlass.pat:179, as an entry of a table
 * "cutlass.matmul_transposed_bias_relu_residual_add"(call, lhs, rhs, bias, residual) =
 *     relu_add(call & transposed(lhs, rhs), bias, residual); */
bool relax_cutlass_cutlass_matmul_transposed_bias_relu_residual_add_find(DFG_FIND_ON(relax_cutlass_cutlass_matmul_transposed_bias_relu_residual_add))
{
    if (dfg_op(g, n) != relax_cutlass_op_relax_add) return false;
    struct relax_cutlass_relu_add_match relu_add;
    for (; relax_cutlass_relu_add_find(g, n, way, &relu_add, DFG_PART(whole, relu_add)); way[1]++) {
        dfg_node call = relu_add.c;
        struct relax_cutlass_transposed_match transposed;
        if (dfg_op(g, call) != relax_cutlass_op_relax_matmul) continue;
        if (!relax_cutlass_transposed_match(g, call, &transposed) || !dfg_same_body(g, n, call)) continue;
        DFG_GIVE(relax_cutlass_cutlass_matmul_transposed_bias_relu_residual_add, .root = n, .call = call,
                 .lhs = transposed.lhs, .rhs = transposed.rhs, .bias = relu_add.b, .residual = relu_add.r);
        DFG_GIVE_PARTS(whole->transposed = transposed, whole->matmul = call);
        return true;
    }
    return false;
}

/* relax_cutlass.pat:181, as an entry of a table
 * "cutlass.matmul_transposed_bias_relu_residual_multiply"(call, lhs, rhs, bias, residual) =
 *     relu_mul(call & transposed(lhs, rhs), bias, residual); */
bool relax_cutlass_cutlass_matmul_transposed_bias_relu_residual_multiply_find(DFG_FIND_ON(relax_cutlass_cutlass_matmul_transposed_bias_relu_residual_multiply))
{
    if (dfg_op(g, n) != relax_cutlass_op_relax_multiply) return false;
    struct relax_cutlass_relu_mul_match relu_mul;
    for (; relax_cutlass_relu_mul_find(g, n, way, &relu_mul, DFG_PART(whole, relu_mul)); way[1]++) {
        dfg_node call = relu_mul.c;
        struct relax_cutlass_transposed_match transposed;
        if (dfg_op(g, call) != relax_cutlass_op_relax_matmul) continue;
        if (!relax_cutlass_transposed_match(g, call, &transposed) || !dfg_same_body(g, n, call)) continue;
        DFG_GIVE(relax_cutlass_cutlass_matmul_transposed_bias_relu_residual_multiply, .root = n,
                 .call = call, .lhs = transposed.lhs, .rhs = transposed.rhs, .bias = relu_mul.b,
                 .residual = relu_mul.r);
        DFG_GIVE_PARTS(whole->transposed = transposed, whole->matmul = call);
        return true;
    }
    return false;
}

/* relax_cutlass.pat:183, as an entry of a table
 * "cutlass.matmul_transposed_bias_gelu_residual_add"(call, lhs, rhs, bias, residual) =
 *     gelu_add(call & transposed(lhs, rhs), bias, residual); */
bool relax_cutlass_cutlass_matmul_transposed_bias_gelu_residual_add_find(DFG_FIND_ON(relax_cutlass_cutlass_matmul_transposed_bias_gelu_residual_add))
{
    if (dfg_op(g, n) != relax_cutlass_op_relax_add) return false;
    struct relax_cutlass_gelu_add_match gelu_add;
    for (; relax_cutlass_gelu_add_find(g, n, way, &gelu_add, DFG_PART(whole, gelu_add)); way[1]++) {
        dfg_node call = gelu_add.c;
        struct relax_cutlass_transposed_match transposed;
        if (dfg_op(g, call) != relax_cutlass_op_relax_matmul) continue;
        if (!relax_cutlass_transposed_match(g, call, &transposed) || !dfg_same_body(g, n, call)) continue;
        DFG_GIVE(relax_cutlass_cutlass_matmul_transposed_bias_gelu_residual_add, .root = n, .call = call,
                 .lhs = transposed.lhs, .rhs = transposed.rhs, .bias = gelu_add.b, .residual = gelu_add.r);
        DFG_GIVE_PARTS(whole->transposed = transposed, whole->matmul = call);
        return true;
    }
    return false;
}

/* relax_cutlass.pat:185, as an entry of a table
 * "cutlass.matmul_transposed_bias_gelu_residual_multiply"(call, lhs, rhs, bias, residual) =
 *     gelu_mul(call & transposed(lhs, rhs), bias, residual); */
bool relax_cutlass_cutlass_matmul_transposed_bias_gelu_residual_multiply_find(DFG_FIND_ON(relax_cutlass_cutlass_matmul_transposed_bias_gelu_residual_multiply))
{
    if (dfg_op(g, n) != relax_cutlass_op_relax_multiply) return false;
    struct relax_cutlass_gelu_mul_match gelu_mul;
    for (; relax_cutlass_gelu_mul_find(g, n, way, &gelu_mul, DFG_PART(whole, gelu_mul)); way[1]++) {
        dfg_node call = gelu_mul.c;
        struct relax_cutlass_transposed_match transposed;
        if (dfg_op(g, call) != relax_cutlass_op_relax_matmul) continue;
        if (!relax_cutlass_transposed_match(g, call, &transposed) || !dfg_same_body(g, n, call)) continue;
        DFG_GIVE(relax_cutlass_cutlass_matmul_transposed_bias_gelu_residual_multiply, .root = n,
                 .call = call, .lhs = transposed.lhs, .rhs = transposed.rhs, .bias = gelu_mul.b,
                 .residual = gelu_mul.r);
        DFG_GIVE_PARTS(whole->transposed = transposed, whole->matmul = call);
        return true;
    }
    return false;
}

/* relax_cutlass.pat:187, as an entry of a table
 * "cutlass.decode_matmul_bias_residual_add"(call, lhs, w_decoded, w_encoded, scales, bias, residual) =
 *     plus_bias_add(call & decode(lhs, w_decoded, w_encoded, scales), bias, residual); */
bool relax_cutlass_cutlass_decode_matmul_bias_residual_add_find(DFG_FIND_ON(relax_cutlass_cutlass_decode_matmul_bias_residual_add))
{
    if (dfg_op(g, n) != relax_cutlass_op_relax_add) return false;
    struct relax_cutlass_plus_bias_add_match plus_bias_add;
    for (; relax_cutlass_plus_bias_add_find(g, n, way, &plus_bias_add, DFG_PART(whole, plus_bias_add)); way[1]++) {
        dfg_node call = plus_bias_add.c;
        struct relax_cutlass_decode_match decode;
        if (dfg_op(g, call) != relax_cutlass_op_relax_matmul) continue;
        if (!relax_cutlass_decode_find(g, call, &decode, DFG_PART(whole, decode))
            || !dfg_same_body(g, n, call))
            continue;
        DFG_GIVE(relax_cutlass_cutlass_decode_matmul_bias_residual_add, .root = n, .call = call,
                 .lhs = decode.lhs, .w_decoded = decode.w_decoded, .w_encoded = decode.w_encoded,
                 .scales = decode.scales, .bias = plus_bias_add.b, .residual = plus_bias_add.r);
        DFG_GIVE_PARTS(whole->c = call);
        return true;
    }
    return false;
}

/* relax_cutlass.pat:189, as an entry of a table
 * "cutlass.decode_matmul_bias_residual_multiply"(call, lhs, w_decoded, w_encoded, scales, bias, residual) =
 *     plus_bias_mul(call & decode(lhs, w_decoded, w_encoded, scales), bias, residual); */
bool relax_cutlass_cutlass_decode_matmul_bias_residual_multiply_find(DFG_FIND_ON(relax_cutlass_cutlass_decode_matmul_bias_residual_multiply))
{
    if (dfg_op(g, n) != relax_cutlass_op_relax_multiply) return false;
    struct relax_cutlass_plus_bias_mul_match plus_bias_mul;
    for (; relax_cutlass_plus_bias_mul_find(g, n, way, &plus_bias_mul, DFG_PART(whole, plus_bias_mul)); way[1]++) {
        dfg_node call = plus_bias_mul.c;
        struct relax_cutlass_decode_match decode;
        if (dfg_op(g, call) != relax_cutlass_op_relax_matmul) continue;
        if (!relax_cutlass_decode_find(g, call, &decode, DFG_PART(whole, decode))
            || !dfg_same_body(g, n, call))
            continue;
        DFG_GIVE(relax_cutlass_cutlass_decode_matmul_bias_residual_multiply, .root = n, .call = call,
                 .lhs = decode.lhs, .w_decoded = decode.w_decoded, .w_encoded = decode.w_encoded,
                 .scales = decode.scales, .bias = plus_bias_mul.b, .residual = plus_bias_mul.r);
        DFG_GIVE_PARTS(whole->c = call);
        return true;
    }
    return false;
}

/* relax_cutlass.pat:191, as an entry of a table
 * "cutlass.decode_matmul_cast_bias_residual_add"(call, lhs, w_decoded, w_encoded, scales, bias, residual) =
 *     plus_bias_add(call & decode_cast(lhs, w_decoded, w_encoded, scales), bias, residual); */
bool relax_cutlass_cutlass_decode_matmul_cast_bias_residual_add_find(DFG_FIND_ON(relax_cutlass_cutlass_decode_matmul_cast_bias_residual_add))
{
    if (dfg_op(g, n) != relax_cutlass_op_relax_add) return false;
    struct relax_cutlass_plus_bias_add_match plus_bias_add;
    for (; relax_cutlass_plus_bias_add_find(g, n, way, &plus_bias_add, DFG_PART(whole, plus_bias_add)); way[1]++) {
        dfg_node call = plus_bias_add.c;
        struct relax_cutlass_decode_cast_match decode_cast;
        if (dfg_op(g, call) != relax_cutlass_op_relax_astype) continue;
        if (!relax_cutlass_decode_cast_find(g, call, &decode_cast, DFG_PART(whole, decode_cast))) continue;
        if (!dfg_same_body(g, n, call)) continue;
        DFG_GIVE(relax_cutlass_cutlass_decode_matmul_cast_bias_residual_add, .root = n, .call = call,
                 .lhs = decode_cast.lhs, .w_decoded = decode_cast.w_decoded,
                 .w_encoded = decode_cast.w_encoded, .scales = decode_cast.scales, .bias = plus_bias_add.b,
                 .residual = plus_bias_add.r);
        DFG_GIVE_PARTS(whole->c = call);
        return true;
    }
    return false;
}

/* relax_cutlass.pat:193, as an entry of a table  "cutlass.decode_matmul_cast_bias_residual_multiply"
 *     (call, lhs, w_decoded, w_encoded, scales, bias, residual) =
 *     plus_bias_mul(call & decode_cast(lhs, w_decoded, w_encoded, scales), bias, residual); */
bool relax_cutlass_cutlass_decode_matmul_cast_bias_residual_multiply_find(DFG_FIND_ON(relax_cutlass_cutlass_decode_matmul_cast_bias_residual_multiply))
{
    if (dfg_op(g, n) != relax_cutlass_op_relax_multiply) return false;
    struct relax_cutlass_plus_bias_mul_match plus_bias_mul;
    for (; relax_cutlass_plus_bias_mul_find(g, n, way, &plus_bias_mul, DFG_PART(whole, plus_bias_mul)); way[1]++) {
        dfg_node call = plus_bias_mul.c;
        struct relax_cutlass_decode_cast_match decode_cast;
        if (dfg_op(g, call) != relax_cutlass_op_relax_astype) continue;
        if (!relax_cutlass_decode_cast_find(g, call, &decode_cast, DFG_PART(whole, decode_cast))) continue;
        if (!dfg_same_body(g, n, call)) continue;
        DFG_GIVE(relax_cutlass_cutlass_decode_matmul_cast_bias_residual_multiply, .root = n, .call = call,
                 .lhs = decode_cast.lhs, .w_decoded = decode_cast.w_decoded,
                 .w_encoded = decode_cast.w_encoded, .scales = decode_cast.scales, .bias = plus_bias_mul.b,
                 .residual = plus_bias_mul.r);
        DFG_GIVE_PARTS(whole->c = call);
        return true;
    }
    return false;
}

/* relax_cutlass.pat:196, as an entry of a table
 * "cutlass.decode_matmul_bias_gelu_residual_add"(call, lhs, w_decoded, w_encoded, scales, bias, residual) =
 *     gelu_add(call & decode(lhs, w_decoded, w_encoded, scales), bias, residual); */
bool relax_cutlass_cutlass_decode_matmul_bias_gelu_residual_add_find(DFG_FIND_ON(relax_cutlass_cutlass_decode_matmul_bias_gelu_residual_add))
{
    if (dfg_op(g, n) != relax_cutlass_op_relax_add) return false;
    struct relax_cutlass_gelu_add_match gelu_add;
    for (; relax_cutlass_gelu_add_find(g, n, way, &gelu_add, DFG_PART(whole, gelu_add)); way[1]++) {
        dfg_node call = gelu_add.c;
        struct relax_cutlass_decode_match decode;
        if (dfg_op(g, call) != relax_cutlass_op_relax_matmul) continue;
        if (!relax_cutlass_decode_find(g, call, &decode, DFG_PART(whole, decode))
            || !dfg_same_body(g, n, call))
            continue;
        DFG_GIVE(relax_cutlass_cutlass_decode_matmul_bias_gelu_residual_add, .root = n, .call = call,
                 .lhs = decode.lhs, .w_decoded = decode.w_decoded, .w_encoded = decode.w_encoded,
                 .scales = decode.scales, .bias = gelu_add.b, .residual = gelu_add.r);
        DFG_GIVE_PARTS(whole->c = call);
        return true;
    }
    return false;
}

/* relax_cutlass.pat:198, as an entry of a table  "cutlass.decode_matmul_bias_gelu_residual_multiply"
 *     (call, lhs, w_decoded, w_encoded, scales, bias, residual) =
 *     gelu_mul(call & decode(lhs, w_decoded, w_encoded, scales), bias, residual); */
bool relax_cutlass_cutlass_decode_matmul_bias_gelu_residual_multiply_find(DFG_FIND_ON(relax_cutlass_cutlass_decode_matmul_bias_gelu_residual_multiply))
{
    if (dfg_op(g, n) != relax_cutlass_op_relax_multiply) return false;
    struct relax_cutlass_gelu_mul_match gelu_mul;
    for (; relax_cutlass_gelu_mul_find(g, n, way, &gelu_mul, DFG_PART(whole, gelu_mul)); way[1]++) {
        dfg_node call = gelu_mul.c;
        struct relax_cutlass_decode_match decode;
        if (dfg_op(g, call) != relax_cutlass_op_relax_matmul) continue;
        if (!relax_cutlass_decode_find(g, call, &decode, DFG_PART(whole, decode))
            || !dfg_same_body(g, n, call))
            continue;
        DFG_GIVE(relax_cutlass_cutlass_decode_matmul_bias_gelu_residual_multiply, .root = n, .call = call,
                 .lhs = decode.lhs, .w_decoded = decode.w_decoded, .w_encoded = decode.w_encoded,
                 .scales = decode.scales, .bias = gelu_mul.b, .residual = gelu_mul.r);
        DFG_GIVE_PARTS(whole->c = call);
        return true;
    }
    return false;
}

/* relax_cutlass.pat:201, as an entry of a table  "cutlass.decode_matmul_cast_bias_gelu_residual_add"
 *     (call, lhs, w_decoded, w_encoded, scales, bias, residual) =
 *     gelu_add(call & decode_cast(lhs, w_decoded, w_encoded, scales), bias, residual); */
bool relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_residual_add_find(DFG_FIND_ON(relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_residual_add))
{
    if (dfg_op(g, n) != relax_cutlass_op_relax_add) return false;
    struct relax_cutlass_gelu_add_match gelu_add;
    for (; relax_cutlass_gelu_add_find(g, n, way, &gelu_add, DFG_PART(whole, gelu_add)); way[1]++) {
        dfg_node call = gelu_add.c;
        struct relax_cutlass_decode_cast_match decode_cast;
        if (dfg_op(g, call) != relax_cutlass_op_relax_astype) continue;
        if (!relax_cutlass_decode_cast_find(g, call, &decode_cast, DFG_PART(whole, decode_cast))) continue;
        if (!dfg_same_body(g, n, call)) continue;
        DFG_GIVE(relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_residual_add, .root = n, .call = call,
                 .lhs = decode_cast.lhs, .w_decoded = decode_cast.w_decoded,
                 .w_encoded = decode_cast.w_encoded, .scales = decode_cast.scales, .bias = gelu_add.b,
                 .residual = gelu_add.r);
        DFG_GIVE_PARTS(whole->c = call);
        return true;
    }
    return false;
}

/* relax_cutlass.pat:204, as an entry of a table  "cutlass.decode_matmul_cast_bias_gelu_residual_multiply"
 *     (call, lhs, w_decoded, w_encoded, scales, bias, residual) =
 *     gelu_mul(call & decode_cast(lhs, w_decoded, w_encoded, scales), bias, residual); */
bool relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_residual_multiply_find(DFG_FIND_ON(relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_residual_multiply))
{
    if (dfg_op(g, n) != relax_cutlass_op_relax_multiply) return false;
    struct relax_cutlass_gelu_mul_match gelu_mul;
    for (; relax_cutlass_gelu_mul_find(g, n, way, &gelu_mul, DFG_PART(whole, gelu_mul)); way[1]++) {
        dfg_node call = gelu_mul.c;
        struct relax_cutlass_decode_cast_match decode_cast;
        if (dfg_op(g, call) != relax_cutlass_op_relax_astype) continue;
        if (!relax_cutlass_decode_cast_find(g, call, &decode_cast, DFG_PART(whole, decode_cast))) continue;
        if (!dfg_same_body(g, n, call)) continue;
        DFG_GIVE(relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_residual_multiply, .root = n,
                 .call = call, .lhs = decode_cast.lhs, .w_decoded = decode_cast.w_decoded,
                 .w_encoded = decode_cast.w_encoded, .scales = decode_cast.scales, .bias = gelu_mul.b,
                 .residual = gelu_mul.r);
        DFG_GIVE_PARTS(whole->c = call);
        return true;
    }
    return false;
}

/* relax_cutlass.pat:208, as an entry of a table
 * "cutlass.conv2d_bias_residual_add_relu"(call, lhs, rhs, bias, residual) =
 *     relax.nn.relu(plus_bias_add(call & conv2d(lhs, rhs), bias, residual)); */
bool relax_cutlass_cutlass_conv2d_bias_residual_add_relu_find(DFG_FIND_ON(relax_cutlass_cutlass_conv2d_bias_residual_add_relu))
{
    if (!dfg_calls_argc(g, n, relax_cutlass_op_relax_nn_relu, 1)) return false;
    if (dfg_op(g, dfg_operand(g, n, 0)) != relax_cutlass_op_relax_add) return false;
    struct relax_cutlass_cutlass_conv2d_bias_residual_add_match add;
    for (; relax_cutlass_cutlass_conv2d_bias_residual_add_find(g, dfg_operand(g, n, 0), way, &add,
                                                               DFG_PART(whole, add));
         way[1]++) {
        if (!dfg_same_body(g, n, add.root)) continue;
        DFG_GIVE_IN_BOTH(relax_cutlass_cutlass_conv2d_bias_residual_add_relu, .root = n, .call = add.call,
                         .lhs = add.lhs, .rhs = add.rhs, .bias = add.bias, .residual = add.residual);
        return true;
    }
    return false;
}

/* relax_cutlass.pat:210, as an entry of a table
 * "cutlass.conv2d_bias_residual_multiply_relu"(call, lhs, rhs, bias, residual) =
 *     relax.nn.relu(plus_bias_mul(call & conv2d(lhs, rhs), bias, residual)); */
bool relax_cutlass_cutlass_conv2d_bias_residual_multiply_relu_find(DFG_FIND_ON(relax_cutlass_cutlass_conv2d_bias_residual_multiply_relu))
{
    if (!dfg_calls_argc(g, n, relax_cutlass_op_relax_nn_relu, 1)) return false;
    if (dfg_op(g, dfg_operand(g, n, 0)) != relax_cutlass_op_relax_multiply) return false;
    struct relax_cutlass_cutlass_conv2d_bias_residual_multiply_match multiply;
    for (; relax_cutlass_cutlass_conv2d_bias_residual_multiply_find(g, dfg_operand(g, n, 0), way, &multiply,
                                                                    DFG_PART(whole, multiply));
         way[1]++) {
        if (!dfg_same_body(g, n, multiply.root)) continue;
        DFG_GIVE_IN_BOTH(relax_cutlass_cutlass_conv2d_bias_residual_multiply_relu, .root = n,
                         .call = multiply.call, .lhs = multiply.lhs, .rhs = multiply.rhs,
                         .bias = multiply.bias, .residual = multiply.residual);
        return true;
    }
    return false;
}

/* relax_cutlass.pat:212, as an entry of a table
 * "cutlass.conv2d_bias_relu_residual_add_relu"(call, lhs, rhs, bias, residual) =
 *     relax.nn.relu(relu_add(call & conv2d(lhs, rhs), bias, residual)); */
bool relax_cutlass_cutlass_conv2d_bias_relu_residual_add_relu_find(DFG_FIND_ON(relax_cutlass_cutlass_conv2d_bias_relu_residual_add_relu))
{
    if (!dfg_calls_argc(g, n, relax_cutlass_op_relax_nn_relu, 1)) return false;
    if (dfg_op(g, dfg_operand(g, n, 0)) != relax_cutlass_op_relax_add) return false;
    struct relax_cutlass_cutlass_conv2d_bias_relu_residual_add_match add;
    for (; relax_cutlass_cutlass_conv2d_bias_relu_residual_add_find(g, dfg_operand(g, n, 0), way, &add,
                                                                    DFG_PART(whole, add));
         way[1]++) {
        if (!dfg_same_body(g, n, add.root)) continue;
        DFG_GIVE_IN_BOTH(relax_cutlass_cutlass_conv2d_bias_relu_residual_add_relu, .root = n,
                         .call = add.call, .lhs = add.lhs, .rhs = add.rhs, .bias = add.bias,
                         .residual = add.residual);
        return true;
    }
    return false;
}

/* relax_cutlass.pat:214, as an entry of a table
 * "cutlass.conv2d_bias_relu_residual_multiply_relu"(call, lhs, rhs, bias, residual) =
 *     relax.nn.relu(relu_mul(call & conv2d(lhs, rhs), bias, residual)); */
bool relax_cutlass_cutlass_conv2d_bias_relu_residual_multiply_relu_find(DFG_FIND_ON(relax_cutlass_cutlass_conv2d_bias_relu_residual_multiply_relu))
{
    if (!dfg_calls_argc(g, n, relax_cutlass_op_relax_nn_relu, 1)) return false;
    if (dfg_op(g, dfg_operand(g, n, 0)) != relax_cutlass_op_relax_multiply) return false;
    struct relax_cutlass_cutlass_conv2d_bias_relu_residual_multiply_match multiply;
    for (; relax_cutlass_cutlass_conv2d_bias_relu_residual_multiply_find(
                 g, dfg_operand(g, n, 0), way, &multiply, DFG_PART(whole, multiply));
         way[1]++) {
        if (!dfg_same_body(g, n, multiply.root)) continue;
        DFG_GIVE_IN_BOTH(relax_cutlass_cutlass_conv2d_bias_relu_residual_multiply_relu, .root = n,
                         .call = multiply.call, .lhs = multiply.lhs, .rhs = multiply.rhs,
                         .bias = multiply.bias, .residual = multiply.residual);
        return true;
    }
    return false;
}

/* relax_cutlass.pat:216, as an entry of a table
 * "cutlass.conv2d_bias_silu_residual_add_relu"(call, lhs, rhs, bias, residual) =
 *     relax.nn.relu(silu_add(call & conv2d(lhs, rhs), bias, residual)); */
bool relax_cutlass_cutlass_conv2d_bias_silu_residual_add_relu_find(DFG_FIND_ON(relax_cutlass_cutlass_conv2d_bias_silu_residual_add_relu))
{
    if (!dfg_calls_argc(g, n, relax_cutlass_op_relax_nn_relu, 1)) return false;
    if (dfg_op(g, dfg_operand(g, n, 0)) != relax_cutlass_op_relax_add) return false;
    struct relax_cutlass_cutlass_conv2d_bias_silu_residual_add_match add;
    for (; relax_cutlass_cutlass_conv2d_bias_silu_residual_add_find(g, dfg_operand(g, n, 0), way, &add,
                                                                    DFG_PART(whole, add));
         way[1]++) {
        if (!dfg_same_body(g, n, add.root)) continue;
        DFG_GIVE_IN_BOTH(relax_cutlass_cutlass_conv2d_bias_silu_residual_add_relu, .root = n,
                         .call = add.call, .lhs = add.lhs, .rhs = add.rhs, .bias = add.bias,
                         .residual = add.residual);
        return true;
    }
    return false;
}

/* relax_cutlass.pat:218, as an entry of a table
 * "cutlass.conv2d_bias_silu_residual_multiply_relu"(call, lhs, rhs, bias, residual) =
 *     relax.nn.relu(silu_mul(call & conv2d(lhs, rhs), bias, residual)); */
bool relax_cutlass_cutlass_conv2d_bias_silu_residual_multiply_relu_find(DFG_FIND_ON(relax_cutlass_cutlass_conv2d_bias_silu_residual_multiply_relu))
{
    if (!dfg_calls_argc(g, n, relax_cutlass_op_relax_nn_relu, 1)) return false;
    if (dfg_op(g, dfg_operand(g, n, 0)) != relax_cutlass_op_relax_multiply) return false;
    struct relax_cutlass_cutlass_conv2d_bias_silu_residual_multiply_match multiply;
    for (; relax_cutlass_cutlass_conv2d_bias_silu_residual_multiply_find(
                 g, dfg_operand(g, n, 0), way, &multiply, DFG_PART(whole, multiply));
         way[1]++) {
        if (!dfg_same_body(g, n, multiply.root)) continue;
        DFG_GIVE_IN_BOTH(relax_cutlass_cutlass_conv2d_bias_silu_residual_multiply_relu, .root = n,
                         .call = multiply.call, .lhs = multiply.lhs, .rhs = multiply.rhs,
                         .bias = multiply.bias, .residual = multiply.residual);
        return true;
    }
    return false;
}

/* relax_cutlass.pat:220, as an entry of a table
 * "cutlass.matmul_bias_residual_add_relu"(call, lhs, rhs, bias, residual) =
 *     relax.nn.relu(plus_bias_add(call & matmul(lhs, rhs), bias, residual)); */
bool relax_cutlass_cutlass_matmul_bias_residual_add_relu_find(DFG_FIND_ON(relax_cutlass_cutlass_matmul_bias_residual_add_relu))
{
    if (!dfg_calls_argc(g, n, relax_cutlass_op_relax_nn_relu, 1)) return false;
    if (dfg_op(g, dfg_operand(g, n, 0)) != relax_cutlass_op_relax_add) return false;
    struct relax_cutlass_plus_bias_add_match plus_bias_add;
    for (; relax_cutlass_plus_bias_add_find(g, dfg_operand(g, n, 0), way, &plus_bias_add,
                                            DFG_PART(whole, plus_bias_add));
         way[1]++) {
        dfg_node call = plus_bias_add.c;
        struct relax_cutlass_matmul_match matmul;
        if (dfg_op(g, call) != relax_cutlass_op_relax_matmul) continue;
        if (!relax_cutlass_matmul_match(g, call, &matmul)) continue;
        if (!dfg_in_body(g, n, (const dfg_node[]){plus_bias_add.root, call}, 2)) continue;
        DFG_GIVE(relax_cutlass_cutlass_matmul_bias_residual_add_relu, .root = n, .call = call,
                 .lhs = matmul.lhs, .rhs = matmul.rhs, .bias = plus_bias_add.b,
                 .residual = plus_bias_add.r);
        DFG_GIVE_PARTS(whole->matmul = call);
        return true;
    }
    return false;
}

/* relax_cutlass.pat:222, as an entry of a table
 * "cutlass.matmul_bias_residual_multiply_relu"(call, lhs, rhs, bias, residual) =
 *     relax.nn.relu(plus_bias_mul(call & matmul(lhs, rhs), bias, residual)); */
bool relax_cutlass_cutlass_matmul_bias_residual_multiply_relu_find(DFG_FIND_ON(relax_cutlass_cutlass_matmul_bias_residual_multiply_relu))
{
    if (!dfg_calls_argc(g, n, relax_cutlass_op_relax_nn_relu, 1)) return false;
    if (dfg_op(g, dfg_operand(g, n, 0)) != relax_cutlass_op_relax_multiply) return false;
    struct relax_cutlass_plus_bias_mul_match plus_bias_mul;
    for (; relax_cutlass_plus_bias_mul_find(g, dfg_operand(g, n, 0), way, &plus_bias_mul,
                                            DFG_PART(whole, plus_bias_mul));
         way[1]++) {
        dfg_node call = plus_bias_mul.c;
        struct relax_cutlass_matmul_match matmul;
        if (dfg_op(g, call) != relax_cutlass_op_relax_matmul) continue;
        if (!relax_cutlass_matmul_match(g, call, &matmul)) continue;
        if (!dfg_in_body(g, n, (const dfg_node[]){plus_bias_mul.root, call}, 2)) continue;
        DFG_GIVE(relax_cutlass_cutlass_matmul_bias_residual_multiply_relu, .root = n, .call = call,
                 .lhs = matmul.lhs, .rhs = matmul.rhs, .bias = plus_bias_mul.b,
                 .residual = plus_bias_mul.r);
        DFG_GIVE_PARTS(whole->matmul = call);
        return true;
    }
    return false;
}

/* relax_cutlass.pat:224, as an entry of a table
 * "cutlass.matmul_bias_relu_residual_add_relu"(call, lhs, rhs, bias, residual) =
 *     relax.nn.relu(relu_add(call & matmul(lhs, rhs), bias, residual)); */
bool relax_cutlass_cutlass_matmul_bias_relu_residual_add_relu_find(DFG_FIND_ON(relax_cutlass_cutlass_matmul_bias_relu_residual_add_relu))
{
    if (!dfg_calls_argc(g, n, relax_cutlass_op_relax_nn_relu, 1)) return false;
    if (dfg_op(g, dfg_operand(g, n, 0)) != relax_cutlass_op_relax_add) return false;
    struct relax_cutlass_relu_add_match relu_add;
    for (; relax_cutlass_relu_add_find(g, dfg_operand(g, n, 0), way, &relu_add, DFG_PART(whole, relu_add));
         way[1]++) {
        dfg_node call = relu_add.c;
        struct relax_cutlass_matmul_match matmul;
        if (dfg_op(g, call) != relax_cutlass_op_relax_matmul) continue;
        if (!relax_cutlass_matmul_match(g, call, &matmul)) continue;
        if (!dfg_in_body(g, n, (const dfg_node[]){relu_add.root, call}, 2)) continue;
        DFG_GIVE(relax_cutlass_cutlass_matmul_bias_relu_residual_add_relu, .root = n, .call = call,
                 .lhs = matmul.lhs, .rhs = matmul.rhs, .bias = relu_add.b, .residual = relu_add.r);
        DFG_GIVE_PARTS(whole->matmul = call);
        return true;
    }
    return false;
}

/* relax_cutlass.pat:226, as an entry of a table
 * "cutlass.matmul_bias_relu_residual_multiply_relu"(call, lhs, rhs, bias, residual) =
 *     relax.nn.relu(relu_mul(call & matmul(lhs, rhs), bias, residual)); */
bool relax_cutlass_cutlass_matmul_bias_relu_residual_multiply_relu_find(DFG_FIND_ON(relax_cutlass_cutlass_matmul_bias_relu_residual_multiply_relu))
{
    if (!dfg_calls_argc(g, n, relax_cutlass_op_relax_nn_relu, 1)) return false;
    if (dfg_op(g, dfg_operand(g, n, 0)) != relax_cutlass_op_relax_multiply) return false;
    struct relax_cutlass_relu_mul_match relu_mul;
    for (; relax_cutlass_relu_mul_find(g, dfg_operand(g, n, 0), way, &relu_mul, DFG_PART(whole, relu_mul));
         way[1]++) {
        dfg_node call = relu_mul.c;
        struct relax_cutlass_matmul_match matmul;
        if (dfg_op(g, call) != relax_cutlass_op_relax_matmul) continue;
        if (!relax_cutlass_matmul_match(g, call, &matmul)) continue;
        if (!dfg_in_body(g, n, (const dfg_node[]){relu_mul.root, call}, 2)) continue;
        DFG_GIVE(relax_cutlass_cutlass_matmul_bias_relu_residual_multiply_relu, .root = n, .call = call,
                 .lhs = matmul.lhs, .rhs = matmul.rhs, .bias = relu_mul.b, .residual = relu_mul.r);
        DFG_GIVE_PARTS(whole->matmul = call);
        return true;
    }
    return false;
}

/* relax_cutlass.pat:228, as an entry of a table
 * "cutlass.matmul_bias_gelu_residual_add_relu"(call, lhs, rhs, bias, residual) =
 *     relax.nn.relu(gelu_add(call & matmul(lhs, rhs), bias, residual)); */
bool relax_cutlass_cutlass_matmul_bias_gelu_residual_add_relu_find(DFG_FIND_ON(relax_cutlass_cutlass_matmul_bias_gelu_residual_add_relu))
{
    if (!dfg_calls_argc(g, n, relax_cutlass_op_relax_nn_relu, 1)) return false;
    if (dfg_op(g, dfg_operand(g, n, 0)) != relax_cutlass_op_relax_add) return false;
    struct relax_cutlass_gelu_add_match gelu_add;
    for (; relax_cutlass_gelu_add_find(g, dfg_operand(g, n, 0), way, &gelu_add, DFG_PART(whole, gelu_add));
         way[1]++) {
        dfg_node call = gelu_add.c;
        struct relax_cutlass_matmul_match matmul;
        if (dfg_op(g, call) != relax_cutlass_op_relax_matmul) continue;
        if (!relax_cutlass_matmul_match(g, call, &matmul)) continue;
        if (!dfg_in_body(g, n, (const dfg_node[]){gelu_add.root, call}, 2)) continue;
        DFG_GIVE(relax_cutlass_cutlass_matmul_bias_gelu_residual_add_relu, .root = n, .call = call,
                 .lhs = matmul.lhs, .rhs = matmul.rhs, .bias = gelu_add.b, .residual = gelu_add.r);
        DFG_GIVE_PARTS(whole->matmul = call);
        return true;
    }
    return false;
}

/* relax_cutlass.pat:230, as an entry of a table
 * "cutlass.matmul_bias_gelu_residual_multiply_relu"(call, lhs, rhs, bias, residual) =
 *     relax.nn.relu(gelu_mul(call & matmul(lhs, rhs), bias, residual)); */
bool relax_cutlass_cutlass_matmul_bias_gelu_residual_multiply_relu_find(DFG_FIND_ON(relax_cutlass_cutlass_matmul_bias_gelu_residual_multiply_relu))
{
    if (!dfg_calls_argc(g, n, relax_cutlass_op_relax_nn_relu, 1)) return false;
    if (dfg_op(g, dfg_operand(g, n, 0)) != relax_cutlass_op_relax_multiply) return false;
    struct relax_cutlass_gelu_mul_match gelu_mul;
    for (; relax_cutlass_gelu_mul_find(g, dfg_operand(g, n, 0), way, &gelu_mul, DFG_PART(whole, gelu_mul));
         way[1]++) {
        dfg_node call = gelu_mul.c;
        struct relax_cutlass_matmul_match matmul;
        if (dfg_op(g, call) != relax_cutlass_op_relax_matmul) continue;
        if (!relax_cutlass_matmul_match(g, call, &matmul)) continue;
        if (!dfg_in_body(g, n, (const dfg_node[]){gelu_mul.root, call}, 2)) continue;
        DFG_GIVE(relax_cutlass_cutlass_matmul_bias_gelu_residual_multiply_relu, .root = n, .call = call,
                 .lhs = matmul.lhs, .rhs = matmul.rhs, .bias = gelu_mul.b, .residual = gelu_mul.r);
        DFG_GIVE_PARTS(whole->matmul = call);
        return true;
    }
    return false;
}

/* relax_cutlass.pat:232, as an entry of a table
 * "cutlass.matmul_transposed_bias_residual_add_relu"(call, lhs, rhs, bias, residual) =
 *     relax.nn.relu(plus_bias_add(call & transposed(lhs, rhs), bias, residual)); */
bool relax_cutlass_cutlass_matmul_transposed_bias_residual_add_relu_find(DFG_FIND_ON(relax_cutlass_cutlass_matmul_transposed_bias_residual_add_relu))
{
    if (!dfg_calls_argc(g, n, relax_cutlass_op_relax_nn_relu, 1)) return false;
    if (dfg_op(g, dfg_operand(g, n, 0)) != relax_cutlass_op_relax_add) return false;
    struct relax_cutlass_plus_bias_add_match plus_bias_add;
    for (; relax_cutlass_plus_bias_add_find(g, dfg_operand(g, n, 0), way, &plus_bias_add,
                                            DFG_PART(whole, plus_bias_add));
         way[1]++) {
        dfg_node call = plus_bias_add.c;
        struct relax_cutlass_transposed_match transposed;
        if (dfg_op(g, call) != relax_cutlass_op_relax_matmul) continue;
        if (!relax_cutlass_transposed_match(g, call, &transposed)) continue;
        if (!dfg_in_body(g, n, (const dfg_node[]){plus_bias_add.root, call}, 2)) continue;
        DFG_GIVE(relax_cutlass_cutlass_matmul_transposed_bias_residual_add_relu, .root = n, .call = call,
                 .lhs = transposed.lhs, .rhs = transposed.rhs, .bias = plus_bias_add.b,
                 .residual = plus_bias_add.r);
        DFG_GIVE_PARTS(whole->transposed = transposed, whole->matmul = call);
        return true;
    }
    return false;
}

/* relax_cutlass.pat:234, as an entry of a table
 * "cutlass.matmul_transposed_bias_residual_multiply_relu"(call, lhs, rhs, bias, residual) =
 *     relax.nn.relu(plus_bias_mul(call & transposed(lhs, rhs), bias, residual)); */
bool relax_cutlass_cutlass_matmul_transposed_bias_residual_multiply_relu_find(DFG_FIND_ON(relax_cutlass_cutlass_matmul_transposed_bias_residual_multiply_relu))
{
    if (!dfg_calls_argc(g, n, relax_cutlass_op_relax_nn_relu, 1)) return false;
    if (dfg_op(g, dfg_operand(g, n, 0)) != relax_cutlass_op_relax_multiply) return false;
    struct relax_cutlass_plus_bias_mul_match plus_bias_mul;
    for (; relax_cutlass_plus_bias_mul_find(g, dfg_operand(g, n, 0), way, &plus_bias_mul,
                                            DFG_PART(whole, plus_bias_mul));
         way[1]++) {
        dfg_node call = plus_bias_mul.c;
        struct relax_cutlass_transposed_match transposed;
        if (dfg_op(g, call) != relax_cutlass_op_relax_matmul) continue;
        if (!relax_cutlass_transposed_match(g, call, &transposed)) continue;
        if (!dfg_in_body(g, n, (const dfg_node[]){plus_bias_mul.root, call}, 2)) continue;
        DFG_GIVE(relax_cutlass_cutlass_matmul_transposed_bias_residual_multiply_relu, .root = n,
                 .call = call, .lhs = transposed.lhs, .rhs = transposed.rhs, .bias = plus_bias_mul.b,
                 .residual = plus_bias_mul.r);
        DFG_GIVE_PARTS(whole->transposed = transposed, whole->matmul = call);
        return true;
    }
    return false;
}

/* relax_cutlass.pat:236, as an entry of a table
 * "cutlass.matmul_transposed_bias_relu_residual_add_relu"(call, lhs, rhs, bias, residual) =
 *     relax.nn.relu(relu_add(call & transposed(lhs, rhs), bias, residual)); */
bool relax_cutlass_cutlass_matmul_transposed_bias_relu_residual_add_relu_find(DFG_FIND_ON(relax_cutlass_cutlass_matmul_transposed_bias_relu_residual_add_relu))
{
    if (!dfg_calls_argc(g, n, relax_cutlass_op_relax_nn_relu, 1)) return false;
    if (dfg_op(g, dfg_operand(g, n, 0)) != relax_cutlass_op_relax_add) return false;
    struct relax_cutlass_relu_add_match relu_add;
    for (; relax_cutlass_relu_add_find(g, dfg_operand(g, n, 0), way, &relu_add, DFG_PART(whole, relu_add));
         way[1]++) {
        dfg_node call = relu_add.c;
        struct relax_cutlass_transposed_match transposed;
        if (dfg_op(g, call) != relax_cutlass_op_relax_matmul) continue;
        if (!relax_cutlass_transposed_match(g, call, &transposed)) continue;
        if (!dfg_in_body(g, n, (const dfg_node[]){relu_add.root, call}, 2)) continue;
        DFG_GIVE(relax_cutlass_cutlass_matmul_transposed_bias_relu_residual_add_relu, .root = n,
                 .call = call, .lhs = transposed.lhs, .rhs = transposed.rhs, .bias = relu_add.b,
                 .residual = relu_add.r);
        DFG_GIVE_PARTS(whole->transposed = transposed, whole->matmul = call);
        return true;
    }
    return false;
}

/* relax_cutlass.pat:238, as an entry of a table
 * "cutlass.matmul_transposed_bias_relu_residual_multiply_relu"(call, lhs, rhs, bias, residual) =
 *     relax.nn.relu(relu_mul(call & transposed(lhs, rhs), bias, residual)); */
bool relax_cutlass_cutlass_matmul_transposed_bias_relu_residual_multiply_relu_find(DFG_FIND_ON(relax_cutlass_cutlass_matmul_transposed_bias_relu_residual_multiply_relu))
{
    if (!dfg_calls_argc(g, n, relax_cutlass_op_relax_nn_relu, 1)) return false;
    if (dfg_op(g, dfg_operand(g, n, 0)) != relax_cutlass_op_relax_multiply) return false;
    struct relax_cutlass_relu_mul_match relu_mul;
    for (; relax_cutlass_relu_mul_find(g, dfg_operand(g, n, 0), way, &relu_mul, DFG_PART(whole, relu_mul));
         way[1]++) {
        dfg_node call = relu_mul.c;
        struct relax_cutlass_transposed_match transposed;
        if (dfg_op(g, call) != relax_cutlass_op_relax_matmul) continue;
        if (!relax_cutlass_transposed_match(g, call, &transposed)) continue;
        if (!dfg_in_body(g, n, (const dfg_node[]){relu_mul.root, call}, 2)) continue;
        DFG_GIVE(relax_cutlass_cutlass_matmul_transposed_bias_relu_residual_multiply_relu, .root = n,
                 .call = call, .lhs = transposed.lhs, .rhs = transposed.rhs, .bias = relu_mul.b,
                 .residual = relu_mul.r);
        DFG_GIVE_PARTS(whole->transposed = transposed, whole->matmul = call);
        return true;
    }
    return false;
}

/* relax_cutlass.pat:240, as an entry of a table
 * "cutlass.matmul_transposed_bias_gelu_residual_add_relu"(call, lhs, rhs, bias, residual) =
 *     relax.nn.relu(gelu_add(call & transposed(lhs, rhs), bias, residual)); */
bool relax_cutlass_cutlass_matmul_transposed_bias_gelu_residual_add_relu_find(DFG_FIND_ON(relax_cutlass_cutlass_matmul_transposed_bias_gelu_residual_add_relu))
{
    if (!dfg_calls_argc(g, n, relax_cutlass_op_relax_nn_relu, 1)) return false;
    if (dfg_op(g, dfg_operand(g, n, 0)) != relax_cutlass_op_relax_add) return false;
    struct relax_cutlass_gelu_add_match gelu_add;
    for (; relax_cutlass_gelu_add_find(g, dfg_operand(g, n, 0), way, &gelu_add, DFG_PART(whole, gelu_add));
         way[1]++) {
        dfg_node call = gelu_add.c;
        struct relax_cutlass_transposed_match transposed;
        if (dfg_op(g, call) != relax_cutlass_op_relax_matmul) continue;
        if (!relax_cutlass_transposed_match(g, call, &transposed)) continue;
        if (!dfg_in_body(g, n, (const dfg_node[]){gelu_add.root, call}, 2)) continue;
        DFG_GIVE(relax_cutlass_cutlass_matmul_transposed_bias_gelu_residual_add_relu, .root = n,
                 .call = call, .lhs = transposed.lhs, .rhs = transposed.rhs, .bias = gelu_add.b,
                 .residual = gelu_add.r);
        DFG_GIVE_PARTS(whole->transposed = transposed, whole->matmul = call);
        return true;
    }
    return false;
}

/* relax_cutlass.pat:242, as an entry of a table
 * "cutlass.matmul_transposed_bias_gelu_residual_multiply_relu"(call, lhs, rhs, bias, residual) =
 *     relax.nn.relu(gelu_mul(call & transposed(lhs, rhs), bias, residual)); */
bool relax_cutlass_cutlass_matmul_transposed_bias_gelu_residual_multiply_relu_find(DFG_FIND_ON(relax_cutlass_cutlass_matmul_transposed_bias_gelu_residual_multiply_relu))
{
    if (!dfg_calls_argc(g, n, relax_cutlass_op_relax_nn_relu, 1)) return false;
    if (dfg_op(g, dfg_operand(g, n, 0)) != relax_cutlass_op_relax_multiply) return false;
    struct relax_cutlass_gelu_mul_match gelu_mul;
    for (; relax_cutlass_gelu_mul_find(g, dfg_operand(g, n, 0), way, &gelu_mul, DFG_PART(whole, gelu_mul));
         way[1]++) {
        dfg_node call = gelu_mul.c;
        struct relax_cutlass_transposed_match transposed;
        if (dfg_op(g, call) != relax_cutlass_op_relax_matmul) continue;
        if (!relax_cutlass_transposed_match(g, call, &transposed)) continue;
        if (!dfg_in_body(g, n, (const dfg_node[]){gelu_mul.root, call}, 2)) continue;
        DFG_GIVE(relax_cutlass_cutlass_matmul_transposed_bias_gelu_residual_multiply_relu, .root = n,
                 .call = call, .lhs = transposed.lhs, .rhs = transposed.rhs, .bias = gelu_mul.b,
                 .residual = gelu_mul.r);
        DFG_GIVE_PARTS(whole->transposed = transposed, whole->matmul = call);
        return true;
    }
    return false;
}

/* relax_cutlass.pat:244, as an entry of a table
 * "cutlass.decode_matmul_bias_residual_add_relu"(call, lhs, w_decoded, w_encoded, scales, bias, residual) =
 *     relax.nn.relu(plus_bias_add(call & decode(lhs, w_decoded, w_encoded, scales), bias, residual)); */
bool relax_cutlass_cutlass_decode_matmul_bias_residual_add_relu_find(DFG_FIND_ON(relax_cutlass_cutlass_decode_matmul_bias_residual_add_relu))
{
    if (!dfg_calls_argc(g, n, relax_cutlass_op_relax_nn_relu, 1)) return false;
    if (dfg_op(g, dfg_operand(g, n, 0)) != relax_cutlass_op_relax_add) return false;
    struct relax_cutlass_cutlass_decode_matmul_bias_residual_add_match add;
    for (; relax_cutlass_cutlass_decode_matmul_bias_residual_add_find(g, dfg_operand(g, n, 0), way, &add,
                                                                      DFG_PART(whole, add));
         way[1]++) {
        if (!dfg_same_body(g, n, add.root)) continue;
        DFG_GIVE_IN_BOTH(relax_cutlass_cutlass_decode_matmul_bias_residual_add_relu, .root = n,
                         .call = add.call, .lhs = add.lhs, .w_decoded = add.w_decoded,
                         .w_encoded = add.w_encoded, .scales = add.scales, .bias = add.bias,
                         .residual = add.residual);
        return true;
    }
    return false;
}

/* relax_cutlass.pat:246, as an entry of a table  "cutlass.decode_matmul_bias_residual_multiply_relu"
 *     (call, lhs, w_decoded, w_encoded, scales, bias, residual) =
 *     relax.nn.relu(plus_bias_mul(call & decode(lhs, w_decoded, w_encoded, scales), bias, residual)); */
bool relax_cutlass_cutlass_decode_matmul_bias_residual_multiply_relu_find(DFG_FIND_ON(relax_cutlass_cutlass_decode_matmul_bias_residual_multiply_relu))
{
    if (!dfg_calls_argc(g, n, relax_cutlass_op_relax_nn_relu, 1)) return false;
    if (dfg_op(g, dfg_operand(g, n, 0)) != relax_cutlass_op_relax_multiply) return false;
    struct relax_cutlass_cutlass_decode_matmul_bias_residual_multiply_match multiply;
    for (; relax_cutlass_cutlass_decode_matmul_bias_residual_multiply_find(
                 g, dfg_operand(g, n, 0), way, &multiply, DFG_PART(whole, multiply));
         way[1]++) {
        if (!dfg_same_body(g, n, multiply.root)) continue;
        DFG_GIVE_IN_BOTH(relax_cutlass_cutlass_decode_matmul_bias_residual_multiply_relu, .root = n,
                         .call = multiply.call, .lhs = multiply.lhs, .w_decoded = multiply.w_decoded,
                         .w_encoded = multiply.w_encoded, .scales = multiply.scales, .bias = multiply.bias,
                         .residual = multiply.residual);
        return true;
    }
    return false;
}

/* relax_cutlass.pat:249, as an entry of a table  "cutlass.decode_matmul_cast_bias_residual_add_relu"
 *     (call, lhs, w_decoded, w_encoded, scales, bias, residual) =
 *     relax.nn.relu(plus_bias_add(call & decode_cast(lhs, w_decoded, w_encoded, scales), bias, residual)); */
bool relax_cutlass_cutlass_decode_matmul_cast_bias_residual_add_relu_find(DFG_FIND_ON(relax_cutlass_cutlass_decode_matmul_cast_bias_residual_add_relu))
{
    if (!dfg_calls_argc(g, n, relax_cutlass_op_relax_nn_relu, 1)) return false;
    if (dfg_op(g, dfg_operand(g, n, 0)) != relax_cutlass_op_relax_add) return false;
    struct relax_cutlass_cutlass_decode_matmul_cast_bias_residual_add_match add;
    for (; relax_cutlass_cutlass_decode_matmul_cast_bias_residual_add_find(g, dfg_operand(g, n, 0), way,
                                                                           &add, DFG_PART(whole, add));
         way[1]++) {
        if (!dfg_same_body(g, n, add.root)) continue;
        DFG_GIVE_IN_BOTH(relax_cutlass_cutlass_decode_matmul_cast_bias_residual_add_relu, .root = n,
                         .call = add.call, .lhs = add.lhs, .w_decoded = add.w_decoded,
                         .w_encoded = add.w_encoded, .scales = add.scales, .bias = add.bias,
                         .residual = add.residual);
        return true;
    }
    return false;
}

/* relax_cutlass.pat:252, as an entry of a table  "cutlass.decode_matmul_cast_bias_residual_multiply_relu"
 *     (call, lhs, w_decoded, w_encoded, scales, bias, residual) =
 *     relax.nn.relu(plus_bias_mul(call & decode_cast(lhs, w_decoded, w_encoded, scales), bias, residual)); */
bool relax_cutlass_cutlass_decode_matmul_cast_bias_residual_multiply_relu_find(DFG_FIND_ON(relax_cutlass_cutlass_decode_matmul_cast_bias_residual_multiply_relu))
{
    if (!dfg_calls_argc(g, n, relax_cutlass_op_relax_nn_relu, 1)) return false;
    if (dfg_op(g, dfg_operand(g, n, 0)) != relax_cutlass_op_relax_multiply) return false;
    struct relax_cutlass_cutlass_decode_matmul_cast_bias_residual_multiply_match multiply;
    for (; relax_cutlass_cutlass_decode_matmul_cast_bias_residual_multiply_find(
                 g, dfg_operand(g, n, 0), way, &multiply, DFG_PART(whole, multiply));
         way[1]++) {
        if (!dfg_same_body(g, n, multiply.root)) continue;
        DFG_GIVE_IN_BOTH(relax_cutlass_cutlass_decode_matmul_cast_bias_residual_multiply_relu, .root = n,
                         .call = multiply.call, .lhs = multiply.lhs, .w_decoded = multiply.w_decoded,
                         .w_encoded = multiply.w_encoded, .scales = multiply.scales, .bias = multiply.bias,
                         .residual = multiply.residual);
        return true;
    }
    return false;
}

/* relax_cutlass.pat:255, as an entry of a table  "cutlass.decode_matmul_bias_gelu_residual_add_relu"
 *     (call, lhs, w_decoded, w_encoded, scales, bias, residual) =
 *     relax.nn.relu(gelu_add(call & decode(lhs, w_decoded, w_encoded, scales), bias, residual)); */
bool relax_cutlass_cutlass_decode_matmul_bias_gelu_residual_add_relu_find(DFG_FIND_ON(relax_cutlass_cutlass_decode_matmul_bias_gelu_residual_add_relu))
{
    if (!dfg_calls_argc(g, n, relax_cutlass_op_relax_nn_relu, 1)) return false;
    if (dfg_op(g, dfg_operand(g, n, 0)) != relax_cutlass_op_relax_add) return false;
    struct relax_cutlass_cutlass_decode_matmul_bias_gelu_residual_add_match add;
    for (; relax_cutlass_cutlass_decode_matmul_bias_gelu_residual_add_find(g, dfg_operand(g, n, 0), way,
                                                                           &add, DFG_PART(whole, add));
         way[1]++) {
        if (!dfg_same_body(g, n, add.root)) continue;
        DFG_GIVE_IN_BOTH(relax_cutlass_cutlass_decode_matmul_bias_gelu_residual_add_relu, .root = n,
                         .call = add.call, .lhs = add.lhs, .w_decoded = add.w_decoded,
                         .w_encoded = add.w_encoded, .scales = add.scales, .bias = add.bias,
                         .residual = add.residual);
        return true;
    }
    return false;
}

/* relax_cutlass.pat:258, as an entry of a table  "cutlass.decode_matmul_bias_gelu_residual_multiply_relu"
 *     (call, lhs, w_decoded, w_encoded, scales, bias, residual) =
 *     relax.nn.relu(gelu_mul(call & decode(lhs, w_decoded, w_encoded, scales), bias, residual)); */
bool relax_cutlass_cutlass_decode_matmul_bias_gelu_residual_multiply_relu_find(DFG_FIND_ON(relax_cutlass_cutlass_decode_matmul_bias_gelu_residual_multiply_relu))
{
    if (!dfg_calls_argc(g, n, relax_cutlass_op_relax_nn_relu, 1)) return false;
    if (dfg_op(g, dfg_operand(g, n, 0)) != relax_cutlass_op_relax_multiply) return false;
    struct relax_cutlass_cutlass_decode_matmul_bias_gelu_residual_multiply_match multiply;
    for (; relax_cutlass_cutlass_decode_matmul_bias_gelu_residual_multiply_find(
                 g, dfg_operand(g, n, 0), way, &multiply, DFG_PART(whole, multiply));
         way[1]++) {
        if (!dfg_same_body(g, n, multiply.root)) continue;
        DFG_GIVE_IN_BOTH(relax_cutlass_cutlass_decode_matmul_bias_gelu_residual_multiply_relu, .root = n,
                         .call = multiply.call, .lhs = multiply.lhs, .w_decoded = multiply.w_decoded,
                         .w_encoded = multiply.w_encoded, .scales = multiply.scales, .bias = multiply.bias,
                         .residual = multiply.residual);
        return true;
    }
    return false;
}

/* relax_cutlass.pat:261, as an entry of a table  "cutlass.decode_matmul_cast_bias_gelu_residual_add_relu"
 *     (call, lhs, w_decoded, w_encoded, scales, bias, residual) =
 *     relax.nn.relu(gelu_add(call & decode_cast(lhs, w_decoded, w_encoded, scales), bias, residual)); */
bool relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_residual_add_relu_find(DFG_FIND_ON(relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_residual_add_relu))
{
    if (!dfg_calls_argc(g, n, relax_cutlass_op_relax_nn_relu, 1)) return false;
    if (dfg_op(g, dfg_operand(g, n, 0)) != relax_cutlass_op_relax_add) return false;
    struct relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_residual_add_match add;
    for (; relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_residual_add_find(
                 g, dfg_operand(g, n, 0), way, &add, DFG_PART(whole, add));
         way[1]++) {
        if (!dfg_same_body(g, n, add.root)) continue;
        DFG_GIVE_IN_BOTH(relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_residual_add_relu, .root = n,
                         .call = add.call, .lhs = add.lhs, .w_decoded = add.w_decoded,
                         .w_encoded = add.w_encoded, .scales = add.scales, .bias = add.bias,
                         .residual = add.residual);
        return true;
    }
    return false;
}

/* relax_cutlass.pat:264, as an entry of a table  "cutlass.decode_matmul_cast_bias_gelu_residual_multiply_relu"
 *     (call, lhs, w_decoded, w_encoded, scales, bias, residual) =
 *     relax.nn.relu(gelu_mul(call & decode_cast(lhs, w_decoded, w_encoded, scales), bias, residual)); */
bool relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_residual_multiply_relu_find(DFG_FIND_ON(relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_residual_multiply_relu))
{
    if (!dfg_calls_argc(g, n, relax_cutlass_op_relax_nn_relu, 1)) return false;
    if (dfg_op(g, dfg_operand(g, n, 0)) != relax_cutlass_op_relax_multiply) return false;
    struct relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_residual_multiply_match multiply;
    for (; relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_residual_multiply_find(
                 g, dfg_operand(g, n, 0), way, &multiply, DFG_PART(whole, multiply));
         way[1]++) {
        if (!dfg_same_body(g, n, multiply.root)) continue;
        DFG_GIVE_IN_BOTH(relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_residual_multiply_relu,
                         .root = n, .call = multiply.call, .lhs = multiply.lhs,
                         .w_decoded = multiply.w_decoded, .w_encoded = multiply.w_encoded,
                         .scales = multiply.scales, .bias = multiply.bias, .residual = multiply.residual);
        return true;
    }
    return false;
}

/* relax_cutlass.pat:268, as an entry of a table
 * "cutlass.attention"(query, key, value) = relax.nn.attention(query, key, value); */
bool relax_cutlass_cutlass_attention_match(DFG_FIND_MATCH(relax_cutlass_cutlass_attention))
{
    if (!dfg_calls_argc(g, n, relax_cutlass_op_relax_nn_attention, 3)) return false;
    dfg_node query = dfg_operand(g, n, 0), key = dfg_operand(g, n, 1), value = dfg_operand(g, n, 2);
    DFG_GIVE(relax_cutlass_cutlass_attention, .root = n, .query = query, .key = key, .value = value);
    return true;
}

/* relax_cutlass.pat:269, as an entry of a table
 * "cutlass.attention_bias"(query, key, value, bias) = relax.nn.attention_bias(query, key, value, bias); */
bool relax_cutlass_cutlass_attention_bias_match(DFG_FIND_MATCH(relax_cutlass_cutlass_attention_bias))
{
    if (!dfg_calls_argc(g, n, relax_cutlass_op_relax_nn_attention_bias, 4)) return false;
    dfg_node query = dfg_operand(g, n, 0), key = dfg_operand(g, n, 1), value = dfg_operand(g, n, 2);
    dfg_node bias = dfg_operand(g, n, 3);
    DFG_GIVE(relax_cutlass_cutlass_attention_bias, .root = n, .query = query, .key = key, .value = value,
             .bias = bias);
    return true;
}

/* relax_cutlass.pat:270, as an entry of a table  "cutlass.stacked_attention"
 *     (stacked_qkv, split, query_reshape_list, key_reshape_list, value_reshape_list) =
 *     relax.nn.attention(relax.reshape((split & thirds(stacked_qkv)).0, query_reshape_list),
 *                        relax.reshape(split.1, key_reshape_list),
 *                        relax.reshape(split.2, value_reshape_list)); */
bool relax_cutlass_cutlass_stacked_attention_find(DFG_FIND(relax_cutlass_cutlass_stacked_attention))
{
    if (!dfg_calls_argc(g, n, relax_cutlass_op_relax_nn_attention, 3)) return false;
    dfg_node reshape = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, reshape, relax_cutlass_op_relax_reshape, 2)) return false;
    dfg_node get = dfg_operand(g, reshape, 0);
    if (!dfg_is_get(g, get, 0)) return false;
    dfg_node split = dfg_arg(g, get, 0);
    struct relax_cutlass_thirds_match thirds;
    if (dfg_op(g, split) != relax_cutlass_op_relax_split) return false;
    if (!relax_cutlass_thirds_match(g, split, &thirds)) return false;
    dfg_node query_reshape_list = dfg_operand(g, reshape, 1), reshape_2 = dfg_operand(g, n, 1);
    if (!dfg_calls_argc(g, reshape_2, relax_cutlass_op_relax_reshape, 2)) return false;
    dfg_node get_2 = dfg_operand(g, reshape_2, 0);
    if (!dfg_is_get(g, get_2, 1)) return false;
    if (dfg_arg(g, get_2, 0) != split) return false;
    dfg_node key_reshape_list = dfg_operand(g, reshape_2, 1), reshape_3 = dfg_operand(g, n, 2);
    if (!dfg_calls_argc(g, reshape_3, relax_cutlass_op_relax_reshape, 2)) return false;
    dfg_node get_3 = dfg_operand(g, reshape_3, 0);
    if (!dfg_is_get(g, get_3, 2)) return false;
    if (dfg_arg(g, get_3, 0) != split) return false;
    dfg_node value_reshape_list = dfg_operand(g, reshape_3, 1);
    if (!dfg_in_body(g, n, (const dfg_node[]){reshape, get, split, reshape_2, get_2, reshape_3, get_3}, 7))
        return false;
    DFG_GIVE(relax_cutlass_cutlass_stacked_attention, .root = n, .stacked_qkv = thirds.x, .split = split,
             .query_reshape_list = query_reshape_list, .key_reshape_list = key_reshape_list,
             .value_reshape_list = value_reshape_list);
    DFG_GIVE_WHOLE(relax_cutlass_cutlass_stacked_attention, .reshape = reshape, .get = get, .s = split,
                   .reshape_2 = reshape_2, .get_2 = get_2, .reshape_3 = reshape_3, .get_3 = get_3);
    return true;
}

/* relax_cutlass.pat:275, as an entry of a table  "cutlass.stacked_attention"
 *     (stacked_qkv, split, query_reshape_list, key_reshape_list, value_reshape_list, bias) =
 *     relax.nn.attention_bias(relax.reshape((split & thirds(stacked_qkv)).0, query_reshape_list),
 *                             relax.reshape(split.1, key_reshape_list),
 *                             relax.reshape(split.2, value_reshape_list), bias); */
bool relax_cutlass_cutlass_stacked_attention_2_find(DFG_FIND(relax_cutlass_cutlass_stacked_attention_2))
{
    if (!dfg_calls_argc(g, n, relax_cutlass_op_relax_nn_attention_bias, 4)) return false;
    dfg_node reshape = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, reshape, relax_cutlass_op_relax_reshape, 2)) return false;
    dfg_node get = dfg_operand(g, reshape, 0);
    if (!dfg_is_get(g, get, 0)) return false;
    dfg_node split = dfg_arg(g, get, 0);
    struct relax_cutlass_thirds_match thirds;
    if (dfg_op(g, split) != relax_cutlass_op_relax_split) return false;
    if (!relax_cutlass_thirds_match(g, split, &thirds)) return false;
    dfg_node query_reshape_list = dfg_operand(g, reshape, 1), reshape_2 = dfg_operand(g, n, 1);
    if (!dfg_calls_argc(g, reshape_2, relax_cutlass_op_relax_reshape, 2)) return false;
    dfg_node get_2 = dfg_operand(g, reshape_2, 0);
    if (!dfg_is_get(g, get_2, 1)) return false;
    if (dfg_arg(g, get_2, 0) != split) return false;
    dfg_node key_reshape_list = dfg_operand(g, reshape_2, 1), reshape_3 = dfg_operand(g, n, 2);
    if (!dfg_calls_argc(g, reshape_3, relax_cutlass_op_relax_reshape, 2)) return false;
    dfg_node get_3 = dfg_operand(g, reshape_3, 0);
    if (!dfg_is_get(g, get_3, 2)) return false;
    if (dfg_arg(g, get_3, 0) != split) return false;
    dfg_node value_reshape_list = dfg_operand(g, reshape_3, 1), bias = dfg_operand(g, n, 3);
    if (!dfg_in_body(g, n, (const dfg_node[]){reshape, get, split, reshape_2, get_2, reshape_3, get_3}, 7))
        return false;
    DFG_GIVE(relax_cutlass_cutlass_stacked_attention_2, .root = n, .stacked_qkv = thirds.x, .split = split,
             .query_reshape_list = query_reshape_list, .key_reshape_list = key_reshape_list,
             .value_reshape_list = value_reshape_list, .bias = bias);
    DFG_GIVE_WHOLE(relax_cutlass_cutlass_stacked_attention_2, .reshape = reshape, .get = get, .s = split,
                   .reshape_2 = reshape_2, .get_2 = get_2, .reshape_3 = reshape_3, .get_3 = get_3);
    return true;
}

static DFG_APART bool relax_cutlass_holds(const dfg_graph *g, dfg_node key_begin, dfg_node end)
{
    return dfg_eq(dfg_value_beside(g, key_begin, dfg_value_of(g, end)),
                  dfg_value_beside(g, end, dfg_value_of(g, key_begin)));
}

static DFG_APART bool relax_cutlass_holds_2(const dfg_graph *g, dfg_node value_begin, dfg_node key_end)
{
    return dfg_eq(dfg_value_beside(g, value_begin, dfg_value_of(g, key_end)),
                  dfg_value_beside(g, key_end, dfg_value_of(g, value_begin)));
}

static DFG_APART bool relax_cutlass_holds_3(const dfg_graph *g, dfg_node value_end, dfg_node x)
{
    return dfg_dim_ge(g, dfg_value_of(g, value_end), dfg_extent_of(g, x, 2));
}

/* relax_cutlass.pat:111  cond in_a_row(x, end, key_begin, key_end, value_begin, value_end) =
 *     x.rank == 3, value(key_begin) == value(end), value(value_begin) == value(key_end),
 *     value(value_end) >= x.shape[2]; */
static DFG_APART bool relax_cutlass_in_a_row(const dfg_graph *g, dfg_node x, dfg_node end,
    dfg_node key_begin, dfg_node key_end, dfg_node value_begin, dfg_node value_end)
{
    return dfg_rank(g, x) == 3 && relax_cutlass_holds(g, key_begin, end)
        && relax_cutlass_holds_2(g, value_begin, key_end) && relax_cutlass_holds_3(g, value_end, x);
}

/* relax_cutlass.pat:280, as an entry of a table
 * "cutlass.stacked_attention"(stacked_qkv, query_reshape_list, key_reshape_list, value_reshape_list,
 *                             query_end, key_begin, key_end, value_begin, value_end) =
 *     relax.nn.attention(relax.reshape(part(stacked_qkv, [0], query_end), query_reshape_list),
 *                        relax.reshape(part(stacked_qkv, key_begin, key_end), key_reshape_list),
 *                        relax.reshape(part(stacked_qkv, value_begin, value_end), value_reshape_list))
 *     where in_a_row(stacked_qkv, query_end, key_begin, key_end, value_begin, value_end); */
bool relax_cutlass_cutlass_stacked_attention_3_find(DFG_FIND_ON(relax_cutlass_cutlass_stacked_attention_3))
{
    if (!dfg_calls_argc(g, n, relax_cutlass_op_relax_nn_attention, 3)) return false;
    dfg_node reshape = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, reshape, relax_cutlass_op_relax_reshape, 2)) return false;
    dfg_node query_reshape_list = dfg_operand(g, reshape, 1);
    if (dfg_op(g, dfg_operand(g, reshape, 0)) != relax_cutlass_op_relax_strided_slice) return false;
    struct relax_cutlass_part_match part;
    for (; relax_cutlass_part_find(g, dfg_operand(g, reshape, 0), way, &part, DFG_PART(whole, part));
         way[0]++, way[1] = 0) {
        dfg_node constant_5 = part.begin;
        if (!dfg_const_list(g, constant_5, dfg_list(relax_cutlass_list_0, 1), DFG_NO_DTYPE)) continue;
        dfg_node reshape_2 = dfg_operand(g, n, 1);
        if (!dfg_calls_argc(g, reshape_2, relax_cutlass_op_relax_reshape, 2)) continue;
        dfg_node key_reshape_list = dfg_operand(g, reshape_2, 1);
        if (dfg_op(g, dfg_operand(g, reshape_2, 0)) != relax_cutlass_op_relax_strided_slice) continue;
        struct relax_cutlass_part_match part_2;
        for (; relax_cutlass_part_find(g, dfg_operand(g, reshape_2, 0), way + 1, &part_2,
                                       DFG_PART(whole, part_2));
             way[1]++, way[2] = 0) {
            if (part_2.x != part.x) continue;
            dfg_node reshape_3 = dfg_operand(g, n, 2);
            if (!dfg_calls_argc(g, reshape_3, relax_cutlass_op_relax_reshape, 2)) continue;
            dfg_node value_reshape_list = dfg_operand(g, reshape_3, 1);
            if (dfg_op(g, dfg_operand(g, reshape_3, 0)) != relax_cutlass_op_relax_strided_slice) continue;
            struct relax_cutlass_part_match part_3;
            for (; relax_cutlass_part_find(g, dfg_operand(g, reshape_3, 0), way + 2, &part_3,
                                           DFG_PART(whole, part_3));
                 way[2]++) {
                if (part_3.x != part.x) continue;
                if (!dfg_in_body(g, n,
                                 (const dfg_node[]){reshape, part.root, reshape_2, part_2.root, reshape_3,
                                                    part_3.root}, 6))
                    continue;
                /* where in_a_row(stacked_qkv, query_end, key_begin, key_end, value_begin, value_end) */
                if (!relax_cutlass_in_a_row(g, part.x, part.end, part_2.begin, part_2.end, part_3.begin,
                                            part_3.end))
                    continue;
                DFG_GIVE(relax_cutlass_cutlass_stacked_attention_3, .root = n, .stacked_qkv = part.x,
                         .query_reshape_list = query_reshape_list, .key_reshape_list = key_reshape_list,
                         .value_reshape_list = value_reshape_list, .query_end = part.end,
                         .key_begin = part_2.begin, .key_end = part_2.end, .value_begin = part_3.begin,
                         .value_end = part_3.end);
                DFG_GIVE_PARTS(whole->reshape = reshape, whole->constant_5 = constant_5,
                               whole->reshape_2 = reshape_2, whole->reshape_3 = reshape_3);
                return true;
            }
        }
    }
    return false;
}

/* relax_cutlass.pat:286, as an entry of a table
 * "cutlass.stacked_attention"(stacked_qkv, query_reshape_list, key_reshape_list, value_reshape_list, bias,
 *                             query_end, key_begin, key_end, value_begin, value_end) =
 *     relax.nn.attention_bias(relax.reshape(part(stacked_qkv, [0], query_end), query_reshape_list),
 *                             relax.reshape(part(stacked_qkv, key_begin, key_end), key_reshape_list),
 *                             relax.reshape(part(stacked_qkv, value_begin, value_end), value_reshape_list),
 *                             bias)
 *     where in_a_row(stacked_qkv, query_end, key_begin, key_end, value_begin, value_end); */
bool relax_cutlass_cutlass_stacked_attention_4_find(DFG_FIND_ON(relax_cutlass_cutlass_stacked_attention_4))
{
    if (!dfg_calls_argc(g, n, relax_cutlass_op_relax_nn_attention_bias, 4)) return false;
    dfg_node bias = dfg_operand(g, n, 3), reshape = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, reshape, relax_cutlass_op_relax_reshape, 2)) return false;
    dfg_node query_reshape_list = dfg_operand(g, reshape, 1);
    if (dfg_op(g, dfg_operand(g, reshape, 0)) != relax_cutlass_op_relax_strided_slice) return false;
    struct relax_cutlass_part_match part;
    for (; relax_cutlass_part_find(g, dfg_operand(g, reshape, 0), way, &part, DFG_PART(whole, part));
         way[0]++, way[1] = 0) {
        dfg_node constant_5 = part.begin;
        if (!dfg_const_list(g, constant_5, dfg_list(relax_cutlass_list_0, 1), DFG_NO_DTYPE)) continue;
        dfg_node reshape_2 = dfg_operand(g, n, 1);
        if (!dfg_calls_argc(g, reshape_2, relax_cutlass_op_relax_reshape, 2)) continue;
        dfg_node key_reshape_list = dfg_operand(g, reshape_2, 1);
        if (dfg_op(g, dfg_operand(g, reshape_2, 0)) != relax_cutlass_op_relax_strided_slice) continue;
        struct relax_cutlass_part_match part_2;
        for (; relax_cutlass_part_find(g, dfg_operand(g, reshape_2, 0), way + 1, &part_2,
                                       DFG_PART(whole, part_2));
             way[1]++, way[2] = 0) {
            if (part_2.x != part.x) continue;
            dfg_node reshape_3 = dfg_operand(g, n, 2);
            if (!dfg_calls_argc(g, reshape_3, relax_cutlass_op_relax_reshape, 2)) continue;
            dfg_node value_reshape_list = dfg_operand(g, reshape_3, 1);
            if (dfg_op(g, dfg_operand(g, reshape_3, 0)) != relax_cutlass_op_relax_strided_slice) continue;
            struct relax_cutlass_part_match part_3;
            for (; relax_cutlass_part_find(g, dfg_operand(g, reshape_3, 0), way + 2, &part_3,
                                           DFG_PART(whole, part_3));
                 way[2]++) {
                if (part_3.x != part.x) continue;
                if (!dfg_in_body(g, n,
                                 (const dfg_node[]){reshape, part.root, reshape_2, part_2.root, reshape_3,
                                                    part_3.root}, 6))
                    continue;
                /* where in_a_row(stacked_qkv, query_end, key_begin, key_end, value_begin, value_end) */
                if (!relax_cutlass_in_a_row(g, part.x, part.end, part_2.begin, part_2.end, part_3.begin,
                                            part_3.end))
                    continue;
                DFG_GIVE(relax_cutlass_cutlass_stacked_attention_4, .root = n, .stacked_qkv = part.x,
                         .query_reshape_list = query_reshape_list, .key_reshape_list = key_reshape_list,
                         .value_reshape_list = value_reshape_list, .bias = bias, .query_end = part.end,
                         .key_begin = part_2.begin, .key_end = part_2.end, .value_begin = part_3.begin,
                         .value_end = part_3.end);
                DFG_GIVE_PARTS(whole->reshape = reshape, whole->constant_5 = constant_5,
                               whole->reshape_2 = reshape_2, whole->reshape_3 = reshape_3);
                return true;
            }
        }
    }
    return false;
}

/* relax_cutlass.pat:293, as an entry of a table
 * "cutlass.attention_var_len"(query, key, value, seqstart_q, seqstart_k, max_seqlen_q, max_seqlen_k) =
 *     relax.nn.attention_var_len(query, key, value, seqstart_q, seqstart_k, max_seqlen_q, max_seqlen_k); */
bool relax_cutlass_cutlass_attention_var_len_match(DFG_FIND_MATCH(relax_cutlass_cutlass_attention_var_len))
{
    if (!dfg_calls_argc(g, n, relax_cutlass_op_relax_nn_attention_var_len, 7)) return false;
    dfg_node query = dfg_operand(g, n, 0), key = dfg_operand(g, n, 1), value = dfg_operand(g, n, 2);
    dfg_node seqstart_q = dfg_operand(g, n, 3), seqstart_k = dfg_operand(g, n, 4);
    dfg_node max_seqlen_q = dfg_operand(g, n, 5), max_seqlen_k = dfg_operand(g, n, 6);
    DFG_GIVE(relax_cutlass_cutlass_attention_var_len, .root = n, .query = query, .key = key, .value = value,
             .seqstart_q = seqstart_q, .seqstart_k = seqstart_k, .max_seqlen_q = max_seqlen_q,
             .max_seqlen_k = max_seqlen_k);
    return true;
}

/* relax_cutlass.pat:296, as an entry of a table
 * "cutlass.layer_norm"(inp, gamma, beta) = layer_norm(inp, gamma, beta); */
bool relax_cutlass_cutlass_layer_norm_match(DFG_FIND_MATCH(relax_cutlass_cutlass_layer_norm))
{
    struct relax_cutlass_layer_norm_match layer_norm;
    if (dfg_op(g, n) != relax_cutlass_op_relax_nn_layer_norm) return false;
    if (!relax_cutlass_layer_norm_match(g, n, &layer_norm)) return false;
    DFG_GIVE(relax_cutlass_cutlass_layer_norm, .root = n, .inp = layer_norm.x, .gamma = layer_norm.gamma,
             .beta = layer_norm.beta);
    return true;
}

/* relax_cutlass.pat:297, as an entry of a table  "cutlass.rms_norm"(gv, inp, weight) =
 *     relax.call_tir(gv & global "*rms_norm*", (inp, weight)) where inp.dtype in {f16, f32}; */
bool relax_cutlass_cutlass_rms_norm_find(DFG_FIND(relax_cutlass_cutlass_rms_norm))
{
    if (!dfg_calls_with(g, n, relax_cutlass_op_relax_call_tir, 2)) return false;
    dfg_node gv = dfg_operand(g, n, 0);
    if (!dfg_global_fits(g, gv, "*rms_norm*")) return false;
    dfg_node tuple = dfg_operand(g, n, 1);
    if (!dfg_is(g, tuple, DFG_TUPLE) || !dfg_has_args(g, tuple, 2)) return false;
    dfg_node inp = dfg_operand(g, tuple, 0), weight = dfg_operand(g, tuple, 1);
    if (!dfg_same_body(g, n, tuple)) return false;
    if (!(dfg_dtype(g, inp) == DFG_F16 || dfg_dtype(g, inp) == DFG_F32)) return false;
    DFG_GIVE(relax_cutlass_cutlass_rms_norm, .root = n, .gv = gv, .inp = inp, .weight = weight);
    DFG_GIVE_WHOLE(relax_cutlass_cutlass_rms_norm, .global = gv, .tuple = tuple);
    return true;
}

/* ---- relax_cutlass.pat:123  table relax_cutlass : last_wins ---- */

/* Candidates 0 to 31. */
static bool relax_cutlass_confirm_2(const dfg_graph *g, dfg_node n, uint32_t bit)
{
    switch (bit) {
    case 0: return DFG_MATCHES(relax_cutlass_cutlass_rms_norm, g, n); /* where inp.dtype in {f16, f32} */
    case 1: /* where n.axes == [-1] or n.axes == [x.rank - 1] */
        return DFG_MATCHES(relax_cutlass_cutlass_layer_norm, g, n);
    case 2: return DFG_MATCHES_CANDIDATE(relax_cutlass_cutlass_attention_var_len, g, n);
    case 3: /* stacked_qkv is one node at several places */
        return DFG_MATCHES(relax_cutlass_cutlass_stacked_attention_4, g, n);
    case 4: /* stacked_qkv is one node at several places */
        return DFG_MATCHES(relax_cutlass_cutlass_stacked_attention_3, g, n);
    case 5: /* split is one node at several places */
        return DFG_MATCHES(relax_cutlass_cutlass_stacked_attention_2, g, n);
    case 6: /* split is one node at several places */
        return DFG_MATCHES(relax_cutlass_cutlass_stacked_attention, g, n);
    case 7: return DFG_MATCHES_CANDIDATE(relax_cutlass_cutlass_attention_bias, g, n);
    case 8: return DFG_MATCHES_CANDIDATE(relax_cutlass_cutlass_attention, g, n);
    case 9: /* where unpacks(lhs, w_encoded, scales, c) */
        return DFG_MATCHES(relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_residual_multiply_relu, g, n);
    case 10: /* where unpacks(lhs, w_encoded, scales, c) */
        return DFG_MATCHES(relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_residual_add_relu, g, n);
    case 11: /* where unpacks(lhs, w_encoded, scales, c) */
        return DFG_MATCHES(relax_cutlass_cutlass_decode_matmul_bias_gelu_residual_multiply_relu, g, n);
    case 12: /* where unpacks(lhs, w_encoded, scales, c) */
        return DFG_MATCHES(relax_cutlass_cutlass_decode_matmul_bias_gelu_residual_add_relu, g, n);
    case 13: /* where unpacks(lhs, w_encoded, scales, c) */
        return DFG_MATCHES(relax_cutlass_cutlass_decode_matmul_cast_bias_residual_multiply_relu, g, n);
    case 14: /* where unpacks(lhs, w_encoded, scales, c) */
        return DFG_MATCHES(relax_cutlass_cutlass_decode_matmul_cast_bias_residual_add_relu, g, n);
    case 15: /* where unpacks(lhs, w_encoded, scales, c) */
        return DFG_MATCHES(relax_cutlass_cutlass_decode_matmul_bias_residual_multiply_relu, g, n);
    case 16: /* where unpacks(lhs, w_encoded, scales, c) */
        return DFG_MATCHES(relax_cutlass_cutlass_decode_matmul_bias_residual_add_relu, g, n);
    case 17: /* where swaps_last(t, rhs) */
        return DFG_MATCHES(relax_cutlass_cutlass_matmul_transposed_bias_gelu_residual_multiply_relu, g, n);
    case 18: /* where swaps_last(t, rhs) */
        return DFG_MATCHES(relax_cutlass_cutlass_matmul_transposed_bias_gelu_residual_add_relu, g, n);
    case 19: /* where swaps_last(t, rhs) */
        return DFG_MATCHES(relax_cutlass_cutlass_matmul_transposed_bias_relu_residual_multiply_relu, g, n);
    case 20: /* where swaps_last(t, rhs) */
        return DFG_MATCHES(relax_cutlass_cutlass_matmul_transposed_bias_relu_residual_add_relu, g, n);
    case 21: /* where swaps_last(t, rhs) */
        return DFG_MATCHES(relax_cutlass_cutlass_matmul_transposed_bias_residual_multiply_relu, g, n);
    case 22: /* where swaps_last(t, rhs) */
        return DFG_MATCHES(relax_cutlass_cutlass_matmul_transposed_bias_residual_add_relu, g, n);
    case 23: /* where gemm(lhs, rhs) */
        return DFG_MATCHES(relax_cutlass_cutlass_matmul_bias_gelu_residual_multiply_relu, g, n);
    case 24: /* where gemm(lhs, rhs) */
        return DFG_MATCHES(relax_cutlass_cutlass_matmul_bias_gelu_residual_add_relu, g, n);
    case 25: /* where gemm(lhs, rhs) */
        return DFG_MATCHES(relax_cutlass_cutlass_matmul_bias_relu_residual_multiply_relu, g, n);
    case 26: /* where gemm(lhs, rhs) */
        return DFG_MATCHES(relax_cutlass_cutlass_matmul_bias_relu_residual_add_relu, g, n);
    case 27: /* where gemm(lhs, rhs) */
        return DFG_MATCHES(relax_cutlass_cutlass_matmul_bias_residual_multiply_relu, g, n);
    case 28: /* where gemm(lhs, rhs) */
        return DFG_MATCHES(relax_cutlass_cutlass_matmul_bias_residual_add_relu, g, n);
    case 29: /* where gemm_types(lhs, rhs) */
        return DFG_MATCHES(relax_cutlass_cutlass_conv2d_bias_silu_residual_multiply_relu, g, n);
    case 30: /* where gemm_types(lhs, rhs) */
        return DFG_MATCHES(relax_cutlass_cutlass_conv2d_bias_silu_residual_add_relu, g, n);
    case 31: /* where gemm_types(lhs, rhs) */
        return DFG_MATCHES(relax_cutlass_cutlass_conv2d_bias_relu_residual_multiply_relu, g, n);
    default: return false;
    }
}

/* Candidates 32 to 63. */
static bool relax_cutlass_confirm_3(const dfg_graph *g, dfg_node n, uint32_t bit)
{
    switch (bit) {
    case 32: /* where gemm_types(lhs, rhs) */
        return DFG_MATCHES(relax_cutlass_cutlass_conv2d_bias_relu_residual_add_relu, g, n);
    case 33: /* where gemm_types(lhs, rhs) */
        return DFG_MATCHES(relax_cutlass_cutlass_conv2d_bias_residual_multiply_relu, g, n);
    case 34: /* where gemm_types(lhs, rhs) */
        return DFG_MATCHES(relax_cutlass_cutlass_conv2d_bias_residual_add_relu, g, n);
    case 35: /* where unpacks(lhs, w_encoded, scales, c) */
        return DFG_MATCHES(relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_residual_multiply, g, n);
    case 36: /* where unpacks(lhs, w_encoded, scales, c) */
        return DFG_MATCHES(relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_residual_add, g, n);
    case 37: /* where unpacks(lhs, w_encoded, scales, c) */
        return DFG_MATCHES(relax_cutlass_cutlass_decode_matmul_bias_gelu_residual_multiply, g, n);
    case 38: /* where unpacks(lhs, w_encoded, scales, c) */
        return DFG_MATCHES(relax_cutlass_cutlass_decode_matmul_bias_gelu_residual_add, g, n);
    case 39: /* where unpacks(lhs, w_encoded, scales, c) */
        return DFG_MATCHES(relax_cutlass_cutlass_decode_matmul_cast_bias_residual_multiply, g, n);
    case 40: /* where unpacks(lhs, w_encoded, scales, c) */
        return DFG_MATCHES(relax_cutlass_cutlass_decode_matmul_cast_bias_residual_add, g, n);
    case 41: /* where unpacks(lhs, w_encoded, scales, c) */
        return DFG_MATCHES(relax_cutlass_cutlass_decode_matmul_bias_residual_multiply, g, n);
    case 42: /* where unpacks(lhs, w_encoded, scales, c) */
        return DFG_MATCHES(relax_cutlass_cutlass_decode_matmul_bias_residual_add, g, n);
    case 43: /* where swaps_last(t, rhs) */
        return DFG_MATCHES(relax_cutlass_cutlass_matmul_transposed_bias_gelu_residual_multiply, g, n);
    case 44: /* where swaps_last(t, rhs) */
        return DFG_MATCHES(relax_cutlass_cutlass_matmul_transposed_bias_gelu_residual_add, g, n);
    case 45: /* where swaps_last(t, rhs) */
        return DFG_MATCHES(relax_cutlass_cutlass_matmul_transposed_bias_relu_residual_multiply, g, n);
    case 46: /* where swaps_last(t, rhs) */
        return DFG_MATCHES(relax_cutlass_cutlass_matmul_transposed_bias_relu_residual_add, g, n);
    case 47: /* where swaps_last(t, rhs) */
        return DFG_MATCHES(relax_cutlass_cutlass_matmul_transposed_bias_residual_multiply, g, n);
    case 48: /* where swaps_last(t, rhs) */
        return DFG_MATCHES(relax_cutlass_cutlass_matmul_transposed_bias_residual_add, g, n);
    case 49: /* where gemm(lhs, rhs) */
        return DFG_MATCHES(relax_cutlass_cutlass_matmul_bias_gelu_residual_multiply, g, n);
    case 50: /* where gemm(lhs, rhs) */
        return DFG_MATCHES(relax_cutlass_cutlass_matmul_bias_gelu_residual_add, g, n);
    case 51: /* where gemm(lhs, rhs) */
        return DFG_MATCHES(relax_cutlass_cutlass_matmul_bias_relu_residual_multiply, g, n);
    case 52: /* where gemm(lhs, rhs) */
        return DFG_MATCHES(relax_cutlass_cutlass_matmul_bias_relu_residual_add, g, n);
    case 53: /* where gemm(lhs, rhs) */
        return DFG_MATCHES(relax_cutlass_cutlass_matmul_bias_residual_multiply, g, n);
    case 54: /* where gemm(lhs, rhs) */
        return DFG_MATCHES(relax_cutlass_cutlass_matmul_bias_residual_add, g, n);
    case 55: /* where gemm_types(lhs, rhs) */
        return DFG_MATCHES(relax_cutlass_cutlass_conv2d_bias_silu_residual_multiply, g, n);
    case 56: /* where gemm_types(lhs, rhs) */
        return DFG_MATCHES(relax_cutlass_cutlass_conv2d_bias_silu_residual_add, g, n);
    case 57: /* where gemm_types(lhs, rhs) */
        return DFG_MATCHES(relax_cutlass_cutlass_conv2d_bias_relu_residual_multiply, g, n);
    case 58: /* where gemm_types(lhs, rhs) */
        return DFG_MATCHES(relax_cutlass_cutlass_conv2d_bias_relu_residual_add, g, n);
    case 59: /* where gemm_types(lhs, rhs) */
        return DFG_MATCHES(relax_cutlass_cutlass_conv2d_bias_residual_multiply, g, n);
    case 60: /* where gemm_types(lhs, rhs) */
        return DFG_MATCHES(relax_cutlass_cutlass_conv2d_bias_residual_add, g, n);
    case 61: /* where unpacks(lhs, w_encoded, scales, c) */
        return DFG_MATCHES(relax_cutlass_cutlass_decode_matmul_cast_bias_gelu, g, n);
    case 62: /* where unpacks(lhs, w_encoded, scales, c) */
        return DFG_MATCHES(relax_cutlass_cutlass_decode_matmul_bias_gelu, g, n);
    case 63: /* where unpacks(lhs, w_encoded, scales, c) */
        return DFG_MATCHES(relax_cutlass_cutlass_decode_matmul_cast_bias, g, n);
    default: return false;
    }
}

/* Candidates 64 to 78. */
static bool relax_cutlass_confirm_4(const dfg_graph *g, dfg_node n, uint32_t bit)
{
    switch (bit) {
    case 64: /* where unpacks(lhs, w_encoded, scales, c) */
        return DFG_MATCHES(relax_cutlass_cutlass_decode_matmul_cast, g, n);
    case 65: /* where unpacks(lhs, w_encoded, scales, c) */
        return DFG_MATCHES(relax_cutlass_cutlass_decode_matmul_bias, g, n);
    case 66: /* where unpacks(lhs, w_encoded, scales, c) */
        return DFG_MATCHES(relax_cutlass_cutlass_decode_matmul, g, n);
    case 67: /* where swaps_last(t, rhs) */
        return DFG_MATCHES(relax_cutlass_cutlass_matmul_transposed_bias_gelu, g, n);
    case 68: /* where swaps_last(t, rhs) */
        return DFG_MATCHES(relax_cutlass_cutlass_matmul_transposed_bias_relu, g, n);
    case 69: /* where swaps_last(t, rhs) */
        return DFG_MATCHES(relax_cutlass_cutlass_matmul_transposed_bias, g, n);
    case 70: /* where swaps_last(t, rhs) */
        return DFG_MATCHES(relax_cutlass_cutlass_matmul_transposed, g, n);
    case 71: return DFG_MATCHES(relax_cutlass_cutlass_matmul_bias_gelu, g, n); /* where gemm(lhs, rhs) */
    case 72: return DFG_MATCHES(relax_cutlass_cutlass_matmul_bias_relu, g, n); /* where gemm(lhs, rhs) */
    case 73: return DFG_MATCHES(relax_cutlass_cutlass_matmul_bias, g, n); /* where gemm(lhs, rhs) */
    case 74: return DFG_MATCHES(relax_cutlass_cutlass_matmul, g, n); /* where gemm(lhs, rhs) */
    case 75: /* where gemm_types(lhs, rhs) */
        return DFG_MATCHES(relax_cutlass_cutlass_conv2d_bias_silu, g, n);
    case 76: /* where gemm_types(lhs, rhs) */
        return DFG_MATCHES(relax_cutlass_cutlass_conv2d_bias_relu, g, n);
    case 77: return DFG_MATCHES(relax_cutlass_cutlass_conv2d_bias, g, n); /* where gemm_types(lhs, rhs) */
    case 78: return DFG_MATCHES(relax_cutlass_cutlass_conv2d, g, n); /* where gemm_types(lhs, rhs) */
    default: return false;
    }
}

/* Does the candidate match?  What level 1 does not say is asked by the entry's own matcher. */
static bool relax_cutlass_confirm(const dfg_graph *g, dfg_node n, uint32_t bit)
{
    if (bit < 32) return relax_cutlass_confirm_2(g, n, bit);
    if (bit < 64) return relax_cutlass_confirm_3(g, n, bit);
    return relax_cutlass_confirm_4(g, n, bit);
}

/* relax_cutlass.pat:54  relax.nn.conv2d(lhs : [_, _, _, _], rhs : [_, _, _, _]) */
static inline bool relax_cutlass_is_c(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, relax_cutlass_op_relax_nn_conv2d, 2)
        && dfg_rank(g, dfg_operand(g, n, 0)) == 4 && dfg_rank(g, dfg_operand(g, n, 1)) == 4
        && dfg_str_is(g, n, relax_cutlass_attr_data_layout, relax_cutlass_str_NHWC, relax_cutlass_str_NCHW)
        && dfg_str_is(g, n, relax_cutlass_attr_kernel_layout, relax_cutlass_str_OHWI,
                      relax_cutlass_str_OIHW);
}

/* op in {relax.nn.conv2d}: RELAX_CUTLASS_CUTLASS_CONV2D */
static inline DFG_IN_LINE_FOR_SPEED bool relax_cutlass_at_relax_nn_conv2d(const dfg_graph *g, dfg_node n, uint64_t *set)
{
    bool found = false;
    if (relax_cutlass_is_c(g, n)) found |= (set[1] |= DFG_BIT(14)); /* RELAX_CUTLASS_CUTLASS_CONV2D */
    return found;
}

/* relax_cutlass.pat:82  relax.call_pure_packed(!global("cutlass.ft_preprocess_weight"), ...) */
static inline bool relax_cutlass_is_relax_call_pure_packed(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, relax_cutlass_op_relax_call_pure_packed) && dfg_arg(g, n, 0) != DFG_NONE
        && !dfg_global_is(g, dfg_arg(g, n, 0), relax_cutlass_str_cutlass_ft_preprocess_weight);
}

/* relax_cutlass.pat:83  (w & packed, scales) */
static inline bool relax_cutlass_is_node(const dfg_graph *g, dfg_node n)
{
    return dfg_is(g, n, DFG_TUPLE) && dfg_has_args(g, n, 2)
        && (dfg_has_closures(g) || !relax_cutlass_is_relax_call_pure_packed(g, dfg_operand(g, n, 0)));
}

/* relax_cutlass.pat:83  relax.call_tir(global "*decode*", (w & packed, scales)) */
static inline bool relax_cutlass_is_decoded(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_with(g, n, relax_cutlass_op_relax_call_tir, 2)
        && dfg_global_fits(g, dfg_operand(g, n, 0), "*decode*")
        && relax_cutlass_is_node(g, dfg_operand(g, n, 1));
}

/* from bit 0 on: RELAX_CUTLASS_CUTLASS_MATMUL_BIAS,
 * RELAX_CUTLASS_CUTLASS_MATMUL_TRANSPOSED_BIAS, RELAX_CUTLASS_CUTLASS_DECODE_MATMUL_BIAS, and 2
 * more such groups */
static uint64_t relax_cutlass_part_4(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2)) {
        const dfg_node a1 = dfg_operand(g, n, 1);
        switch (dfg_op(g, a1)) {
        case relax_cutlass_op_relax_permute_dims:
            if (dfg_argc_is(g, a1, 1))
                set |= DFG_BIT(4); /* RELAX_CUTLASS_CUTLASS_MATMUL_TRANSPOSED_BIAS ... */
            break;
        case relax_cutlass_op_relax_call_tir:
            if (relax_cutlass_is_decoded(g, a1))
                set |= DFG_BIT(0); /* RELAX_CUTLASS_CUTLASS_DECODE_MATMUL_BIAS ... */
            break;
        default: break;
        }
        set |= DFG_BIT(8); /* RELAX_CUTLASS_CUTLASS_MATMUL_BIAS ... */
    }
    return set;
}

/* relax_cutlass.pat:90  relax.matmul(lhs, w_decoded & decoded(w_encoded, scales)) */
static inline bool relax_cutlass_is_c_3(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, relax_cutlass_op_relax_matmul, 2)
        && relax_cutlass_is_decoded(g, dfg_operand(g, n, 1));
}

/* relax_cutlass.pat:95  relax.astype(relax.matmul(lhs, w_decoded & decoded(w_encoded, scales))) */
static inline bool relax_cutlass_is_c_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, relax_cutlass_op_relax_astype, 1)
        && relax_cutlass_is_c_3(g, dfg_operand(g, n, 0));
}

/* relax_cutlass.pat:76  relax.matmul(lhs, t) */
static inline bool relax_cutlass_is_transposed(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, relax_cutlass_op_relax_matmul, 2)
        && dfg_calls_argc(g, dfg_operand(g, n, 1), relax_cutlass_op_relax_permute_dims, 1);
}

/* from bit 0 on: RELAX_CUTLASS_CUTLASS_CONV2D_BIAS_RESIDUAL_ADD,
 * RELAX_CUTLASS_CUTLASS_MATMUL_BIAS_RESIDUAL_ADD,
 * RELAX_CUTLASS_CUTLASS_MATMUL_TRANSPOSED_BIAS_RESIDUAL_ADD,
 * RELAX_CUTLASS_CUTLASS_DECODE_MATMUL_BIAS_RESIDUAL_ADD,
 * RELAX_CUTLASS_CUTLASS_DECODE_MATMUL_CAST_BIAS_RESIDUAL_ADD, and 7 more such groups */
static uint64_t relax_cutlass_part_5(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2)) {
        if (relax_cutlass_is_c(g, dfg_operand(g, n, 0)) || relax_cutlass_is_c(g, dfg_operand(g, n, 1)))
            set |= DFG_BIT(20); /* RELAX_CUTLASS_CUTLASS_CONV2D_BIAS_RESIDUAL_ADD ... */
        if (dfg_calls_argc(g, dfg_operand(g, n, 0), relax_cutlass_op_relax_matmul, 2)
            || dfg_calls_argc(g, dfg_operand(g, n, 1), relax_cutlass_op_relax_matmul, 2))
            set |= DFG_BIT(14); /* RELAX_CUTLASS_CUTLASS_MATMUL_BIAS_RESIDUAL_ADD ... */
        if (relax_cutlass_is_transposed(g, dfg_operand(g, n, 0))
            || relax_cutlass_is_transposed(g, dfg_operand(g, n, 1)))
            set |= DFG_BIT(8); /* RELAX_CUTLASS_CUTLASS_MATMUL_TRANSPOSED_BIAS_RESIDUAL_ADD ... */
        if (relax_cutlass_is_c_3(g, dfg_operand(g, n, 0)) || relax_cutlass_is_c_3(g, dfg_operand(g, n, 1)))
            set |= DFG_BIT(2); /* RELAX_CUTLASS_CUTLASS_DECODE_MATMUL_BIAS_RESIDUAL_ADD ... */
        if (relax_cutlass_is_c_2(g, dfg_operand(g, n, 0)) || relax_cutlass_is_c_2(g, dfg_operand(g, n, 1)))
            set |= DFG_BIT(0); /* RELAX_CUTLASS_CUTLASS_DECODE_MATMUL_CAST_BIAS_RESIDUAL_ADD ... */
    }
    return set;
}

/* from bit 0 on: RELAX_CUTLASS_CUTLASS_CONV2D_BIAS_RELU_RESIDUAL_ADD,
 * RELAX_CUTLASS_CUTLASS_MATMUL_BIAS_RELU_RESIDUAL_ADD,
 * RELAX_CUTLASS_CUTLASS_MATMUL_TRANSPOSED_BIAS_RELU_RESIDUAL_ADD, and 7 more such groups */
static uint64_t relax_cutlass_part_6(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 1)) {
        const dfg_node a0 = dfg_operand(g, n, 0);
        if (dfg_calls(g, a0, relax_cutlass_op_relax_add) && dfg_argc_is(g, a0, 2)) {
            if (relax_cutlass_is_c(g, dfg_operand(g, a0, 0))
                || relax_cutlass_is_c(g, dfg_operand(g, a0, 1)))
                set |= DFG_BIT(12); /* RELAX_CUTLASS_CUTLASS_CONV2D_BIAS_RELU_RESIDUAL_ADD ... */
            if (dfg_calls_argc(g, dfg_operand(g, a0, 0), relax_cutlass_op_relax_matmul, 2)
                || dfg_calls_argc(g, dfg_operand(g, a0, 1), relax_cutlass_op_relax_matmul, 2))
                set |= DFG_BIT(6); /* RELAX_CUTLASS_CUTLASS_MATMUL_BIAS_RELU_RESIDUAL_ADD ... */
            if (relax_cutlass_is_transposed(g, dfg_operand(g, a0, 0))
                || relax_cutlass_is_transposed(g, dfg_operand(g, a0, 1)))
                set |= DFG_BIT(0); /* RELAX_CUTLASS_CUTLASS_MATMUL_TRANSPOSED_BIAS_RELU_RESIDUAL_ADD ... */
        }
    }
    return set;
}

/* relax_cutlass.pat:37  relax.add(c, b) */
static inline bool relax_cutlass_is_plus_bias(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, relax_cutlass_op_relax_add, 2)) return false;
    return relax_cutlass_is_c(g, dfg_operand(g, n, 0)) || relax_cutlass_is_c(g, dfg_operand(g, n, 1));
}

/* relax_cutlass.pat:40  relax.nn.silu(plus_bias(c, b)); the operator is known */
static inline bool relax_cutlass_is_silu(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 1) && relax_cutlass_is_plus_bias(g, dfg_operand(g, n, 0));
}

/* from bit 0 on: RELAX_CUTLASS_CUTLASS_MATMUL_BIAS_GELU_RESIDUAL_ADD,
 * RELAX_CUTLASS_CUTLASS_MATMUL_TRANSPOSED_BIAS_GELU_RESIDUAL_ADD,
 * RELAX_CUTLASS_CUTLASS_DECODE_MATMUL_BIAS_GELU_RESIDUAL_ADD,
 * RELAX_CUTLASS_CUTLASS_DECODE_MATMUL_CAST_BIAS_GELU_RESIDUAL_ADD, and 7 more such groups */
static uint64_t relax_cutlass_part_7(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 1)) {
        const dfg_node a0 = dfg_operand(g, n, 0);
        if (dfg_calls(g, a0, relax_cutlass_op_relax_add) && dfg_argc_is(g, a0, 2)) {
            if (dfg_calls_argc(g, dfg_operand(g, a0, 0), relax_cutlass_op_relax_matmul, 2)
                || dfg_calls_argc(g, dfg_operand(g, a0, 1), relax_cutlass_op_relax_matmul, 2))
                set |= DFG_BIT(14); /* RELAX_CUTLASS_CUTLASS_MATMUL_BIAS_GELU_RESIDUAL_ADD ... */
            if (relax_cutlass_is_transposed(g, dfg_operand(g, a0, 0))
                || relax_cutlass_is_transposed(g, dfg_operand(g, a0, 1)))
                set |= DFG_BIT(8); /* RELAX_CUTLASS_CUTLASS_MATMUL_TRANSPOSED_BIAS_GELU_RESIDUAL_ADD ... */
            if (relax_cutlass_is_c_3(g, dfg_operand(g, a0, 0))
                || relax_cutlass_is_c_3(g, dfg_operand(g, a0, 1)))
                set |= DFG_BIT(2); /* RELAX_CUTLASS_CUTLASS_DECODE_MATMUL_BIAS_GELU_RESIDUAL_ADD ... */
            if (relax_cutlass_is_c_2(g, dfg_operand(g, a0, 0))
                || relax_cutlass_is_c_2(g, dfg_operand(g, a0, 1)))
                set |= DFG_BIT(0); /* RELAX_CUTLASS_CUTLASS_DECODE_MATMUL_CAST_BIAS_GELU_RESIDUAL_ADD ... */
        }
    }
    return set;
}

/* from bit 0 on: RELAX_CUTLASS_CUTLASS_CONV2D_BIAS, RELAX_CUTLASS_CUTLASS_MATMUL_BIAS,
 * RELAX_CUTLASS_CUTLASS_MATMUL_TRANSPOSED_BIAS, RELAX_CUTLASS_CUTLASS_DECODE_MATMUL_BIAS,
 * RELAX_CUTLASS_CUTLASS_DECODE_MATMUL_CAST_BIAS, RELAX_CUTLASS_CUTLASS_CONV2D_BIAS_RESIDUAL_ADD
 * and 12 more, and 1 more such group */
static uint64_t relax_cutlass_part_3(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    switch (dfg_op(g, n)) {
    case relax_cutlass_op_relax_nn_conv2d:
        if (relax_cutlass_is_c(g, n)) set |= DFG_BIT(41); /* RELAX_CUTLASS_CUTLASS_CONV2D_BIAS ... */
        break;
    case relax_cutlass_op_relax_matmul: set |= relax_cutlass_part_4(g, n) << 29; break;
    case relax_cutlass_op_relax_astype:
        if (relax_cutlass_is_c_2(g, n))
            set |= DFG_BIT(27); /* RELAX_CUTLASS_CUTLASS_DECODE_MATMUL_CAST_BIAS ... */
        break;
    case relax_cutlass_op_relax_add: set |= relax_cutlass_part_5(g, n) << 4; break;
    case relax_cutlass_op_relax_nn_relu: set |= relax_cutlass_part_6(g, n) << 10; break;
    case relax_cutlass_op_relax_nn_silu:
        if (relax_cutlass_is_silu(g, n))
            set |= DFG_BIT(20); /* RELAX_CUTLASS_CUTLASS_CONV2D_BIAS_SILU_RESIDUAL_ADD ... */
        break;
    case relax_cutlass_op_relax_nn_gelu: set |= relax_cutlass_part_7(g, n); break;
    default: break;
    }
    return set;
}

/* from bit 0 on: RELAX_CUTLASS_CUTLASS_CONV2D_BIAS, RELAX_CUTLASS_CUTLASS_MATMUL_BIAS,
 * RELAX_CUTLASS_CUTLASS_MATMUL_TRANSPOSED_BIAS, RELAX_CUTLASS_CUTLASS_DECODE_MATMUL_BIAS,
 * RELAX_CUTLASS_CUTLASS_DECODE_MATMUL_CAST_BIAS, RELAX_CUTLASS_CUTLASS_CONV2D_BIAS_RESIDUAL_ADD
 * and 12 more */
static inline DFG_IN_LINE_FOR_SPEED uint64_t relax_cutlass_part_2(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    set |= relax_cutlass_part_3(g, dfg_operand(g, n, 0));
    set |= relax_cutlass_part_3(g, dfg_operand(g, n, 1));
    return set;
}

/* op in {relax.add}: RELAX_CUTLASS_CUTLASS_CONV2D_BIAS, RELAX_CUTLASS_CUTLASS_MATMUL_BIAS,
 * RELAX_CUTLASS_CUTLASS_MATMUL_TRANSPOSED_BIAS, RELAX_CUTLASS_CUTLASS_DECODE_MATMUL_BIAS,
 * RELAX_CUTLASS_CUTLASS_DECODE_MATMUL_CAST_BIAS, RELAX_CUTLASS_CUTLASS_CONV2D_BIAS_RESIDUAL_ADD
 * and 12 more */
static inline DFG_IN_LINE_FOR_SPEED bool relax_cutlass_at_relax_add(const dfg_graph *g, dfg_node n, uint64_t *set)
{
    bool found = false;
    if (dfg_argc_is(g, n, 2)) {
        const uint64_t part = relax_cutlass_part_2(g, n);
        found |= set[0] |= part << 36;
        found |= set[1] |= part >> 28;
    }
    return found;
}

/* from bit 0 on: RELAX_CUTLASS_CUTLASS_MATMUL_BIAS_RELU,
 * RELAX_CUTLASS_CUTLASS_MATMUL_TRANSPOSED_BIAS_RELU, and 1 more such group */
static uint64_t relax_cutlass_part_11(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2)) {
        set |= DFG_BIT(4); /* RELAX_CUTLASS_CUTLASS_MATMUL_BIAS_RELU ... */
        if (dfg_calls_argc(g, dfg_operand(g, n, 1), relax_cutlass_op_relax_permute_dims, 1))
            set |= DFG_BIT(0); /* RELAX_CUTLASS_CUTLASS_MATMUL_TRANSPOSED_BIAS_RELU ... */
    }
    return set;
}

/* may match: RELAX_CUTLASS_CUTLASS_CONV2D_BIAS_RELU, RELAX_CUTLASS_CUTLASS_MATMUL_BIAS_RELU,
 * RELAX_CUTLASS_CUTLASS_MATMUL_TRANSPOSED_BIAS_RELU,
 * RELAX_CUTLASS_CUTLASS_CONV2D_BIAS_RESIDUAL_ADD_RELU,
 * RELAX_CUTLASS_CUTLASS_CONV2D_BIAS_RELU_RESIDUAL_ADD_RELU,
 * RELAX_CUTLASS_CUTLASS_CONV2D_BIAS_SILU_RESIDUAL_ADD_RELU and 10 more */
static inline DFG_IN_LINE_FOR_SPEED bool relax_cutlass_part_10(const dfg_graph *g, dfg_node n, uint64_t *set)
{
    bool found = false;
    const dfg_node a0 = dfg_operand(g, n, 0);
    switch (dfg_op(g, a0)) {
    case relax_cutlass_op_relax_nn_conv2d:
        if (relax_cutlass_is_c(g, a0))
            found |= set[1] |= DFG_BIT(12); /* RELAX_CUTLASS_CUTLASS_CONV2D_BIAS_RELU */
        break;
    case relax_cutlass_op_relax_matmul: found |= (set[1] |= relax_cutlass_part_11(g, a0) << 4); break;
    case relax_cutlass_op_relax_add: found |= (set[0] |= relax_cutlass_part_5(g, a0) << 14); break;
    case relax_cutlass_op_relax_nn_relu: found |= (set[0] |= relax_cutlass_part_6(g, a0) << 20); break;
    case relax_cutlass_op_relax_nn_silu:
        if (relax_cutlass_is_silu(g, a0))
            found |= set[0] |= DFG_BIT(30); /* RELAX_CUTLASS_CUTLASS_CONV2D_BIAS_SILU_RESIDUAL_ADD_RELU */
        break;
    case relax_cutlass_op_relax_nn_gelu: found |= (set[0] |= relax_cutlass_part_7(g, a0) << 10); break;
    default: break;
    }
    const dfg_node a1 = dfg_operand(g, n, 1);
    switch (dfg_op(g, a1)) {
    case relax_cutlass_op_relax_nn_conv2d:
        if (relax_cutlass_is_c(g, a1))
            found |= set[1] |= DFG_BIT(12); /* RELAX_CUTLASS_CUTLASS_CONV2D_BIAS_RELU */
        break;
    case relax_cutlass_op_relax_matmul: found |= (set[1] |= relax_cutlass_part_11(g, a1) << 4); break;
    case relax_cutlass_op_relax_add: found |= (set[0] |= relax_cutlass_part_5(g, a1) << 14); break;
    case relax_cutlass_op_relax_nn_relu: found |= (set[0] |= relax_cutlass_part_6(g, a1) << 20); break;
    case relax_cutlass_op_relax_nn_silu:
        if (relax_cutlass_is_silu(g, a1))
            found |= set[0] |= DFG_BIT(30); /* RELAX_CUTLASS_CUTLASS_CONV2D_BIAS_SILU_RESIDUAL_ADD_RELU */
        break;
    case relax_cutlass_op_relax_nn_gelu: found |= (set[0] |= relax_cutlass_part_7(g, a1) << 10); break;
    default: break;
    }
    return found;
}

/* may match: RELAX_CUTLASS_CUTLASS_CONV2D_BIAS_RELU, RELAX_CUTLASS_CUTLASS_MATMUL_BIAS_RELU,
 * RELAX_CUTLASS_CUTLASS_MATMUL_TRANSPOSED_BIAS_RELU,
 * RELAX_CUTLASS_CUTLASS_CONV2D_BIAS_RESIDUAL_ADD_RELU,
 * RELAX_CUTLASS_CUTLASS_CONV2D_BIAS_RELU_RESIDUAL_ADD_RELU,
 * RELAX_CUTLASS_CUTLASS_CONV2D_BIAS_SILU_RESIDUAL_ADD_RELU and 10 more */
static inline DFG_IN_LINE_FOR_SPEED bool relax_cutlass_part_9(const dfg_graph *g, dfg_node n, uint64_t *set)
{
    bool found = false;
    if (dfg_argc_is(g, n, 2)) found |= relax_cutlass_part_10(g, n, set);
    return found;
}

/* from bit 0 on: RELAX_CUTLASS_CUTLASS_CONV2D_BIAS_RESIDUAL_MULTIPLY_RELU,
 * RELAX_CUTLASS_CUTLASS_CONV2D_BIAS_RELU_RESIDUAL_MULTIPLY_RELU,
 * RELAX_CUTLASS_CUTLASS_CONV2D_BIAS_SILU_RESIDUAL_MULTIPLY_RELU,
 * RELAX_CUTLASS_CUTLASS_MATMUL_BIAS_RESIDUAL_MULTIPLY_RELU,
 * RELAX_CUTLASS_CUTLASS_MATMUL_BIAS_RELU_RESIDUAL_MULTIPLY_RELU,
 * RELAX_CUTLASS_CUTLASS_MATMUL_BIAS_GELU_RESIDUAL_MULTIPLY_RELU and 7 more, and 3 more such
 * groups */
static uint64_t relax_cutlass_part_13(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    switch (dfg_op(g, n)) {
    case relax_cutlass_op_relax_add: set |= relax_cutlass_part_5(g, n) << 4; break;
    case relax_cutlass_op_relax_nn_relu: set |= relax_cutlass_part_6(g, n) << 10; break;
    case relax_cutlass_op_relax_nn_silu:
        if (relax_cutlass_is_silu(g, n))
            set |= DFG_BIT(20); /* RELAX_CUTLASS_CUTLASS_CONV2D_BIAS_SILU_RESIDUAL_MULTIPLY_RELU ... */
        break;
    case relax_cutlass_op_relax_nn_gelu: set |= relax_cutlass_part_7(g, n); break;
    default: break;
    }
    return set;
}

/* from bit 0 on: RELAX_CUTLASS_CUTLASS_CONV2D_BIAS_RESIDUAL_MULTIPLY_RELU,
 * RELAX_CUTLASS_CUTLASS_CONV2D_BIAS_RELU_RESIDUAL_MULTIPLY_RELU,
 * RELAX_CUTLASS_CUTLASS_CONV2D_BIAS_SILU_RESIDUAL_MULTIPLY_RELU,
 * RELAX_CUTLASS_CUTLASS_MATMUL_BIAS_RESIDUAL_MULTIPLY_RELU,
 * RELAX_CUTLASS_CUTLASS_MATMUL_BIAS_RELU_RESIDUAL_MULTIPLY_RELU,
 * RELAX_CUTLASS_CUTLASS_MATMUL_BIAS_GELU_RESIDUAL_MULTIPLY_RELU and 7 more, and 1 more such
 * group */
static uint64_t relax_cutlass_part_12(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2)) {
        set |= relax_cutlass_part_13(g, dfg_operand(g, n, 0));
        set |= relax_cutlass_part_13(g, dfg_operand(g, n, 1));
    }
    return set;
}

/* may match: RELAX_CUTLASS_CUTLASS_CONV2D_BIAS_RELU, RELAX_CUTLASS_CUTLASS_MATMUL_BIAS_RELU,
 * RELAX_CUTLASS_CUTLASS_MATMUL_TRANSPOSED_BIAS_RELU,
 * RELAX_CUTLASS_CUTLASS_CONV2D_BIAS_RESIDUAL_ADD_RELU,
 * RELAX_CUTLASS_CUTLASS_CONV2D_BIAS_RESIDUAL_MULTIPLY_RELU,
 * RELAX_CUTLASS_CUTLASS_CONV2D_BIAS_RELU_RESIDUAL_ADD_RELU and 23 more */
static inline DFG_IN_LINE_FOR_SPEED bool relax_cutlass_part_8(const dfg_graph *g, dfg_node n, uint64_t *set)
{
    bool found = false;
    switch (dfg_op(g, n)) {
    case relax_cutlass_op_relax_add: found |= relax_cutlass_part_9(g, n, set); break;
    case relax_cutlass_op_relax_multiply: found |= (set[0] |= relax_cutlass_part_12(g, n) << 9); break;
    default: break;
    }
    return found;
}

/* op in {relax.nn.relu}: RELAX_CUTLASS_CUTLASS_CONV2D_BIAS_RELU,
 * RELAX_CUTLASS_CUTLASS_MATMUL_BIAS_RELU, RELAX_CUTLASS_CUTLASS_MATMUL_TRANSPOSED_BIAS_RELU,
 * RELAX_CUTLASS_CUTLASS_CONV2D_BIAS_RESIDUAL_ADD_RELU,
 * RELAX_CUTLASS_CUTLASS_CONV2D_BIAS_RESIDUAL_MULTIPLY_RELU,
 * RELAX_CUTLASS_CUTLASS_CONV2D_BIAS_RELU_RESIDUAL_ADD_RELU and 23 more */
static inline DFG_IN_LINE_FOR_SPEED bool relax_cutlass_at_relax_nn_relu(const dfg_graph *g, dfg_node n, uint64_t *set)
{
    bool found = false;
    if (dfg_argc_is(g, n, 1)) found |= relax_cutlass_part_8(g, dfg_operand(g, n, 0), set);
    return found;
}

/* op in {relax.nn.silu}: RELAX_CUTLASS_CUTLASS_CONV2D_BIAS_SILU */
static inline DFG_IN_LINE_FOR_SPEED bool relax_cutlass_at_relax_nn_silu(const dfg_graph *g, dfg_node n, uint64_t *set)
{
    bool found = false;
    if (relax_cutlass_is_silu(g, n))
        found |= set[1] |= DFG_BIT(11); /* RELAX_CUTLASS_CUTLASS_CONV2D_BIAS_SILU */
    return found;
}

/* op in {relax.matmul}: RELAX_CUTLASS_CUTLASS_MATMUL, RELAX_CUTLASS_CUTLASS_MATMUL_TRANSPOSED,
 * RELAX_CUTLASS_CUTLASS_DECODE_MATMUL */
static inline DFG_IN_LINE_FOR_SPEED bool relax_cutlass_at_relax_matmul(const dfg_graph *g, dfg_node n, uint64_t *set)
{
    bool found = false;
    found |= set[1] |= relax_cutlass_part_4(g, n) << 2;
    return found;
}

/* from bit 0 on: RELAX_CUTLASS_CUTLASS_MATMUL_BIAS_GELU,
 * RELAX_CUTLASS_CUTLASS_MATMUL_TRANSPOSED_BIAS_GELU,
 * RELAX_CUTLASS_CUTLASS_DECODE_MATMUL_BIAS_GELU,
 * RELAX_CUTLASS_CUTLASS_DECODE_MATMUL_CAST_BIAS_GELU, and 1 more such group */
static uint64_t relax_cutlass_part_14(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    switch (dfg_op(g, n)) {
    case relax_cutlass_op_relax_matmul:
        if (dfg_argc_is(g, n, 2)) {
            const dfg_node a1 = dfg_operand(g, n, 1);
            switch (dfg_op(g, a1)) {
            case relax_cutlass_op_relax_permute_dims:
                if (dfg_argc_is(g, a1, 1))
                    set |= DFG_BIT(6); /* RELAX_CUTLASS_CUTLASS_MATMUL_TRANSPOSED_BIAS_GELU ... */
                break;
            case relax_cutlass_op_relax_call_tir:
                if (relax_cutlass_is_decoded(g, a1))
                    set |= DFG_BIT(1); /* RELAX_CUTLASS_CUTLASS_DECODE_MATMUL_BIAS_GELU ... */
                break;
            default: break;
            }
            set |= DFG_BIT(10); /* RELAX_CUTLASS_CUTLASS_MATMUL_BIAS_GELU ... */
        }
        break;
    case relax_cutlass_op_relax_astype:
        if (relax_cutlass_is_c_2(g, n))
            set |= DFG_BIT(0); /* RELAX_CUTLASS_CUTLASS_DECODE_MATMUL_CAST_BIAS_GELU ... */
        break;
    default: break;
    }
    return set;
}

/* op in {relax.nn.gelu}: RELAX_CUTLASS_CUTLASS_MATMUL_BIAS_GELU,
 * RELAX_CUTLASS_CUTLASS_MATMUL_TRANSPOSED_BIAS_GELU,
 * RELAX_CUTLASS_CUTLASS_DECODE_MATMUL_BIAS_GELU,
 * RELAX_CUTLASS_CUTLASS_DECODE_MATMUL_CAST_BIAS_GELU */
static inline DFG_IN_LINE_FOR_SPEED bool relax_cutlass_at_relax_nn_gelu(const dfg_graph *g, dfg_node n, uint64_t *set)
{
    bool found = false;
    if (dfg_argc_is(g, n, 1)) {
        const dfg_node a0 = dfg_operand(g, n, 0);
        if (dfg_calls(g, a0, relax_cutlass_op_relax_add) && dfg_argc_is(g, a0, 2)) {
            {
                const uint64_t part = relax_cutlass_part_14(g, dfg_operand(g, a0, 0));
                found |= set[0] |= part << 61;
                found |= set[1] |= part >> 3;
            }
            {
                const uint64_t part = relax_cutlass_part_14(g, dfg_operand(g, a0, 1));
                found |= set[0] |= part << 61;
                found |= set[1] |= part >> 3;
            }
        }
    }
    return found;
}

/* op in {relax.astype}: RELAX_CUTLASS_CUTLASS_DECODE_MATMUL_CAST */
static inline DFG_IN_LINE_FOR_SPEED bool relax_cutlass_at_relax_astype(const dfg_graph *g, dfg_node n, uint64_t *set)
{
    bool found = false;
    if (relax_cutlass_is_c_2(g, n))
        found |= set[1] |= DFG_BIT(0); /* RELAX_CUTLASS_CUTLASS_DECODE_MATMUL_CAST */
    return found;
}

/* op in {relax.multiply}: RELAX_CUTLASS_CUTLASS_CONV2D_BIAS_RESIDUAL_MULTIPLY,
 * RELAX_CUTLASS_CUTLASS_CONV2D_BIAS_RELU_RESIDUAL_MULTIPLY,
 * RELAX_CUTLASS_CUTLASS_CONV2D_BIAS_SILU_RESIDUAL_MULTIPLY,
 * RELAX_CUTLASS_CUTLASS_MATMUL_BIAS_RESIDUAL_MULTIPLY,
 * RELAX_CUTLASS_CUTLASS_MATMUL_BIAS_RELU_RESIDUAL_MULTIPLY,
 * RELAX_CUTLASS_CUTLASS_MATMUL_BIAS_GELU_RESIDUAL_MULTIPLY and 7 more */
static inline DFG_IN_LINE_FOR_SPEED bool relax_cutlass_at_relax_multiply(const dfg_graph *g, dfg_node n, uint64_t *set)
{
    bool found = false;
    found |= set[0] |= relax_cutlass_part_12(g, n) << 35;
    return found;
}

/* relax_cutlass.pat:272  (split & thirds(stacked_qkv)).0; the operator is known */
static inline bool relax_cutlass_is_node_2(const dfg_graph *g, dfg_node n)
{
    if (dfg_data(g, n) != 0) return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    return dfg_calls_argc(g, a0, relax_cutlass_op_relax_split, 1)
        && (dfg_int_is(g, a0, relax_cutlass_attr_axis, 2, 0)
            || dfg_int_is(g, a0, relax_cutlass_attr_axis, -1, 0));
}

/* relax_cutlass.pat:108  relax.strided_slice(x, [2] | [-1], begin & const, end & const, [1]?); the operator is known */
static inline bool relax_cutlass_is_part(const dfg_graph *g, dfg_node n)
{
    return dfg_n_args(g, n) <= 5 && dfg_arg(g, n, 0) != DFG_NONE
        && (dfg_const_list(g, dfg_arg(g, n, 1), dfg_list(relax_cutlass_list_2, 1), DFG_NO_DTYPE)
            || dfg_const_list(g, dfg_arg(g, n, 1), dfg_list(relax_cutlass_list_minus_1, 1), DFG_NO_DTYPE))
        && dfg_const_list(g, dfg_arg(g, n, 2), dfg_list(relax_cutlass_list_0, 1), DFG_NO_DTYPE)
        && dfg_is(g, dfg_arg(g, n, 3), DFG_CONST)
        && (dfg_arg(g, n, 4) == DFG_NONE
            || dfg_const_list(g, dfg_arg(g, n, 4), dfg_list(relax_cutlass_list_1, 1), DFG_NO_DTYPE));
}

/* relax_cutlass.pat:108  relax.strided_slice(x, [2] | [-1], begin & const, end & const, [1]?) */
static inline bool relax_cutlass_is_part_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, relax_cutlass_op_relax_strided_slice) && dfg_n_args(g, n) <= 5
        && dfg_arg(g, n, 0) != DFG_NONE
        && (dfg_const_list(g, dfg_arg(g, n, 1), dfg_list(relax_cutlass_list_2, 1), DFG_NO_DTYPE)
            || dfg_const_list(g, dfg_arg(g, n, 1), dfg_list(relax_cutlass_list_minus_1, 1), DFG_NO_DTYPE))
        && dfg_is(g, dfg_arg(g, n, 2), DFG_CONST) && dfg_is(g, dfg_arg(g, n, 3), DFG_CONST)
        && (dfg_arg(g, n, 4) == DFG_NONE
            || dfg_const_list(g, dfg_arg(g, n, 4), dfg_list(relax_cutlass_list_1, 1), DFG_NO_DTYPE));
}

/* from bit 0 on: RELAX_CUTLASS_CUTLASS_ATTENTION, RELAX_CUTLASS_CUTLASS_STACKED_ATTENTION,
 * RELAX_CUTLASS_CUTLASS_STACKED_ATTENTION_3, and 1 more such group */
static uint64_t relax_cutlass_part_15(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    const dfg_node a0 = dfg_arg(g, n, 0);
    if (dfg_calls(g, a0, relax_cutlass_op_relax_reshape) && dfg_argc_is(g, a0, 2)) {
        const dfg_node a1 = dfg_arg(g, n, 1);
        if (dfg_calls(g, a1, relax_cutlass_op_relax_reshape) && dfg_argc_is(g, a1, 2)) {
            const dfg_node a2 = dfg_arg(g, n, 2);
            if (dfg_calls(g, a2, relax_cutlass_op_relax_reshape) && dfg_argc_is(g, a2, 2)) {
                const dfg_node a0_0 = dfg_operand(g, a0, 0);
                switch (dfg_op(g, a0_0)) {
                case DFG_GET: {
                    const dfg_node a1_0 = dfg_operand(g, a1, 0), a2_0 = dfg_operand(g, a2, 0);
                    if (relax_cutlass_is_node_2(g, a0_0) && dfg_is(g, a1_0, DFG_GET)
                        && dfg_data(g, a1_0) == 1 && dfg_is(g, a2_0, DFG_GET) && dfg_data(g, a2_0) == 2)
                        set |= DFG_BIT(2); /* RELAX_CUTLASS_CUTLASS_STACKED_ATTENTION ... */
                    break;
                }
                case relax_cutlass_op_relax_strided_slice:
                    if (relax_cutlass_is_part(g, a0_0) && relax_cutlass_is_part_2(g, dfg_operand(g, a1, 0))
                        && relax_cutlass_is_part_2(g, dfg_operand(g, a2, 0)))
                        set |= DFG_BIT(0); /* RELAX_CUTLASS_CUTLASS_STACKED_ATTENTION_3 ... */
                    break;
                default: break;
                }
            }
        }
    }
    set |= DFG_BIT(4); /* RELAX_CUTLASS_CUTLASS_ATTENTION ... */
    return set;
}

/* op in {relax.nn.attention}: RELAX_CUTLASS_CUTLASS_ATTENTION,
 * RELAX_CUTLASS_CUTLASS_STACKED_ATTENTION, RELAX_CUTLASS_CUTLASS_STACKED_ATTENTION_3 */
static inline DFG_IN_LINE_FOR_SPEED bool relax_cutlass_at_relax_nn_attention(const dfg_graph *g, dfg_node n, uint64_t *set)
{
    bool found = false;
    if (dfg_argc_is(g, n, 3)) found |= (set[0] |= relax_cutlass_part_15(g, n) << 4);
    return found;
}

/* op in {relax.nn.attention_bias}: RELAX_CUTLASS_CUTLASS_ATTENTION_BIAS,
 * RELAX_CUTLASS_CUTLASS_STACKED_ATTENTION_2, RELAX_CUTLASS_CUTLASS_STACKED_ATTENTION_4 */
static inline DFG_IN_LINE_FOR_SPEED bool relax_cutlass_at_relax_nn_attention_bias(const dfg_graph *g, dfg_node n, uint64_t *set)
{
    bool found = false;
    if (dfg_argc_is(g, n, 4)) found |= (set[0] |= relax_cutlass_part_15(g, n) << 3);
    return found;
}

/* op in {relax.nn.attention_var_len}: RELAX_CUTLASS_CUTLASS_ATTENTION_VAR_LEN */
static inline DFG_IN_LINE_FOR_SPEED bool relax_cutlass_at_relax_nn_attention_var_len(const dfg_graph *g, dfg_node n, uint64_t *set)
{
    bool found = false;
    if (dfg_argc_is(g, n, 7))
        found |= set[0] |= DFG_BIT(2); /* RELAX_CUTLASS_CUTLASS_ATTENTION_VAR_LEN */
    return found;
}

/* op in {relax.nn.layer_norm}: RELAX_CUTLASS_CUTLASS_LAYER_NORM */
static inline DFG_IN_LINE_FOR_SPEED bool relax_cutlass_at_relax_nn_layer_norm(const dfg_graph *g, dfg_node n, uint64_t *set)
{
    bool found = false;
    if (dfg_argc_is(g, n, 3) && dfg_bool_is(g, n, relax_cutlass_attr_center, true, true)
        && dfg_bool_is(g, n, relax_cutlass_attr_scale, true, true))
        found |= set[0] |= DFG_BIT(1); /* RELAX_CUTLASS_CUTLASS_LAYER_NORM */
    return found;
}

/* relax_cutlass.pat:298  relax.call_tir(gv & global "*rms_norm*", (inp, weight)); the operator is known */
static inline bool relax_cutlass_is_cutlass_rms_norm(const dfg_graph *g, dfg_node n)
{
    if (!dfg_has_args(g, n, 2)) return false;
    const dfg_node a1 = dfg_operand(g, n, 1);
    return dfg_global_fits(g, dfg_operand(g, n, 0), "*rms_norm*") && dfg_is(g, a1, DFG_TUPLE)
        && dfg_has_args(g, a1, 2);
}

/* op in {relax.call_tir}: RELAX_CUTLASS_CUTLASS_RMS_NORM */
static inline DFG_IN_LINE_FOR_SPEED bool relax_cutlass_at_relax_call_tir(const dfg_graph *g, dfg_node n, uint64_t *set)
{
    bool found = false;
    if (relax_cutlass_is_cutlass_rms_norm(g, n))
        found |= set[0] |= DFG_BIT(0); /* RELAX_CUTLASS_CUTLASS_RMS_NORM */
    return found;
}

size_t relax_cutlass_sweep(const dfg_graph *g, dfg_node first, dfg_node last, dfg_node *nodes, uint64_t *sets)
{
    size_t count = 0;
    uint64_t *set = sets;
    if (first < last) dfg_clear_set(set, 2);
    for (dfg_node n = first; n < last; n++) {
        bool found = false;
        switch (dfg_op(g, n)) {
        case relax_cutlass_op_relax_nn_conv2d: found = relax_cutlass_at_relax_nn_conv2d(g, n, set); break;
        case relax_cutlass_op_relax_add: found = relax_cutlass_at_relax_add(g, n, set); break;
        case relax_cutlass_op_relax_nn_relu: found = relax_cutlass_at_relax_nn_relu(g, n, set); break;
        case relax_cutlass_op_relax_nn_silu: found = relax_cutlass_at_relax_nn_silu(g, n, set); break;
        case relax_cutlass_op_relax_matmul: found = relax_cutlass_at_relax_matmul(g, n, set); break;
        case relax_cutlass_op_relax_nn_gelu: found = relax_cutlass_at_relax_nn_gelu(g, n, set); break;
        case relax_cutlass_op_relax_astype: found = relax_cutlass_at_relax_astype(g, n, set); break;
        case relax_cutlass_op_relax_multiply: found = relax_cutlass_at_relax_multiply(g, n, set); break;
        case relax_cutlass_op_relax_nn_attention:
            found = relax_cutlass_at_relax_nn_attention(g, n, set);
            break;
        case relax_cutlass_op_relax_nn_attention_bias:
            found = relax_cutlass_at_relax_nn_attention_bias(g, n, set);
            break;
        case relax_cutlass_op_relax_nn_attention_var_len:
            found = relax_cutlass_at_relax_nn_attention_var_len(g, n, set);
            break;
        case relax_cutlass_op_relax_nn_layer_norm:
            found = relax_cutlass_at_relax_nn_layer_norm(g, n, set);
            break;
        case relax_cutlass_op_relax_call_tir: found = relax_cutlass_at_relax_call_tir(g, n, set); break;
        default: continue;
        }
        if (!found) continue;
        nodes[count++] = n;
        set += 2;
        if (n != last - 1) dfg_clear_set(set, 2);
    }
    return count;
}

void relax_cutlass_candidates(const dfg_graph *g, dfg_node n, uint64_t set[2])
{
    dfg_node node = n;
    relax_cutlass_sweep(g, n, n + 1, &node, set);
}

int32_t relax_cutlass_first(const dfg_graph *g, dfg_node n)
{
    uint64_t set[2];
    dfg_node node = n;
    if (relax_cutlass_sweep(g, n, n + 1, &node, set) == 0) return -1;
    for (uint32_t i = 0; i < 2; i++)
        for (uint64_t left = set[i]; left != 0; left &= left - 1) {
            const uint32_t bit = 64 * i + dfg_lowest_bit(left);
            if (relax_cutlass_confirm(g, n, bit)) return 78 - (int32_t)bit;
        }
    return -1;
}
