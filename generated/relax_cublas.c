/* Made by pat2c from relax_cublas.pat; do not edit. */
#include "relax_cublas.h"
_Static_assert(RELAX_CUBLAS_H == 0x86a3fc6fcf13f066, "relax_cublas.h is of another run of pat2c than this file");
#include "dfg_frames.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    relax_cublas_op_relax_add = DFG_FIRST_OP, relax_cublas_op_relax_astype,
    relax_cublas_op_relax_dequantize, relax_cublas_op_relax_matmul, relax_cublas_op_relax_multiply,
    relax_cublas_op_relax_nn_gelu, relax_cublas_op_relax_nn_relu, relax_cublas_op_relax_permute_dims,
};
enum { relax_cublas_attr_axes };
static const char *const relax_cublas_op_names[] = {
    "relax.add", "relax.astype", "relax.dequantize", "relax.matmul", "relax.multiply", "relax.nn.gelu",
    "relax.nn.relu", "relax.permute_dims",
};
static const char *const relax_cublas_attr_names[] = { "axes" };

const struct dfg_names relax_cublas_names = {
    .abi = DFG_ABI, .needs = DFG_NEEDS_FORMS, .name = "relax_cublas", .run = RELAX_CUBLAS_H, .n_ops = 8,
    .ops = relax_cublas_op_names, .n_attrs = 1, .attrs = relax_cublas_attr_names,
};

const struct relax_cublas_options relax_cublas_default_options = {
    .open_batches = false,
};

static const struct relax_cublas_options *relax_cublas_options_of(const dfg_graph *g)
{
    const struct relax_cublas_options *options = dfg_options(g);
    return options != NULL ? options : &relax_cublas_default_options;
}

/* relax_cublas.pat:23  cond static_reduction(a) = present(a.shape[-1] + 0); */
static DFG_APART bool relax_cublas_static_reduction(const dfg_graph *g, dfg_node a)
{
    return dfg_known(dfg_extent_add(g, dfg_extent_of(g, a, -1), dfg_int(0)));
}

static DFG_APART enum dfg_tri relax_cublas_same(const dfg_graph *g, dfg_node a, dfg_node b)
{
    const int64_t n = dfg_rank_less(g, a, 2), m = dfg_rank_less(g, b, 2);
    if (!dfg_is_length(n) || !dfg_is_length(m)) return DFG_UNKNOWN;
    enum dfg_tri all = n == m ? DFG_TRUE : DFG_FALSE;
    for (int64_t k = 0; all != DFG_FALSE && k < n; k++)
        all = dfg_both(all, dfg_extent_same(g, dfg_extent_of(g, a, k), dfg_extent_of(g, b, k)));
    return all;
}

static DFG_APART dfg_val relax_cublas_prod(const dfg_graph *g, dfg_node a)
{
    const int64_t n = dfg_rank_less(g, a, 2);
    dfg_val total = dfg_is_length(n) ? dfg_int(1) : dfg_nil();
    for (int64_t k = 0; k < n; k++)
        total = dfg_extent_mul(g, total, dfg_extent_of(g, a, k));
    return total;
}

static DFG_APART dfg_val relax_cublas_prod_2(const dfg_graph *g, dfg_node b)
{
    const int64_t n = dfg_rank_less(g, b, 2);
    dfg_val total = dfg_is_length(n) ? dfg_int(1) : dfg_nil();
    for (int64_t k = 0; k < n; k++)
        total = dfg_extent_mul(g, total, dfg_extent_of(g, b, k));
    return total;
}

static DFG_APART dfg_val relax_cublas_prod_3(const dfg_graph *g, dfg_node x)
{
    const int64_t n = dfg_rank_less(g, x, 2);
    dfg_val total = dfg_is_length(n) ? dfg_int(1) : dfg_nil();
    for (int64_t k = 0; k < n; k++)
        total = dfg_extent_mul(g, total, dfg_extent_of(g, x, k));
    return total;
}

/* relax_cublas.pat:32
 * cond open_batch(x) = x.rank > 2, not present(prod([x.shape[i] for i in range(0, x.rank - 2)])); */
static DFG_APART bool relax_cublas_open_batch(const dfg_graph *g, dfg_node x)
{
    return dfg_gt(dfg_rank_of(g, x), dfg_int(2)) && !dfg_known(relax_cublas_prod_3(g, x));
}

/* relax_cublas.pat:34  cond batches(a, b) =
 *     [a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]
 *         or (present(prod([a.shape[i] for i in range(0, a.rank - 2)]))
 *             and prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)]))
 *         or prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1
 *         or (open_batches and a.rank >= 1 and b.rank >= 1 and (open_batch(a) or open_batch(b))); */
static DFG_APART bool relax_cublas_batches(const dfg_graph *g, dfg_node a, dfg_node b)
{
    return relax_cublas_same(g, a, b) == DFG_TRUE
        || (dfg_known(relax_cublas_prod(g, a))
            && dfg_extent_eq(g, relax_cublas_prod(g, a), relax_cublas_prod_2(g, b)))
        || dfg_extent_eq(g, relax_cublas_prod_2(g, b), dfg_int(1))
        || (relax_cublas_options_of(g)->open_batches && dfg_ge(dfg_rank_of(g, a), dfg_int(1))
            && dfg_ge(dfg_rank_of(g, b), dfg_int(1))
            && (relax_cublas_open_batch(g, a) || relax_cublas_open_batch(g, b)));
}

/* relax_cublas.pat:19  cond same_floats(a, b) = a.dtype == b.dtype, a.dtype in {f16, bf16, f32}; */
static DFG_APART bool relax_cublas_same_floats(const dfg_graph *g, dfg_node a, dfg_node b)
{
    return dfg_scalar_eq(dfg_dtype_of(g, a), dfg_dtype_of(g, b))
        && (dfg_dtype(g, a) == DFG_F16 || dfg_dtype(g, a) == DFG_BF16 || dfg_dtype(g, a) == DFG_F32);
}

/* relax_cublas.pat:20  cond same_i8(a, b) = a.dtype == i8, b.dtype == i8; */
static DFG_APART bool relax_cublas_same_i8(const dfg_graph *g, dfg_node a, dfg_node b)
{
    return dfg_dtype(g, a) == DFG_I8 && dfg_dtype(g, b) == DFG_I8;
}

/* relax_cublas.pat:25  cond fours(a, b) = a.shape[-1] % 4 == 0, b.shape[-1] % 4 == 0; */
static DFG_APART bool relax_cublas_fours(const dfg_graph *g, dfg_node a, dfg_node b)
{
    return dfg_extent_eq(g, dfg_dim_mod(g, dfg_extent_of(g, a, -1), dfg_int(4)), dfg_int(0))
        && dfg_extent_eq(g, dfg_dim_mod(g, dfg_extent_of(g, b, -1), dfg_int(4)), dfg_int(0));
}

/* relax_cublas.pat:45  pattern product(a, b) {
 *     r = relax.matmul(a, b);
 *     where static_reduction(a), batches(a, b), same_floats(a, b) or (same_i8(a, b) and fours(a, b));
 *     return r;
 * } */
bool relax_cublas_product_match(const dfg_graph *g, dfg_node n, struct relax_cublas_product_match *m)
{
    if (!dfg_calls_argc(g, n, relax_cublas_op_relax_matmul, 2)) return false;
    dfg_node a = dfg_operand(g, n, 0), b = dfg_operand(g, n, 1);
    if (!relax_cublas_static_reduction(g, a) || !relax_cublas_batches(g, a, b)) return false;
    /* where same_floats(a, b) or (same_i8(a, b) and fours(a, b)) */
    if (!(relax_cublas_same_floats(g, a, b)
          || (relax_cublas_same_i8(g, a, b) && relax_cublas_fours(g, a, b))))
        return false;
    DFG_GIVE(relax_cublas_product, .root = n, .a = a, .b = b, .r = n);
    return true;
}

static DFG_APART enum dfg_tri relax_cublas_same_2(const dfg_graph *g, dfg_node b, dfg_node t)
{
    const dfg_val list = dfg_attr(g, t, relax_cublas_attr_axes);
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
static DFG_APART bool relax_cublas_swaps_last(const dfg_graph *g, dfg_node t, dfg_node b)
{
    return (dfg_rank(g, b) == 2 && !dfg_known(dfg_attr(g, t, relax_cublas_attr_axes)))
        || relax_cublas_same_2(g, b, t) == DFG_TRUE;
}

/* relax_cublas.pat:21  cond same_f8(a, b) = a.dtype == f8e4m3, b.dtype == f8e4m3; */
static DFG_APART bool relax_cublas_same_f8(const dfg_graph *g, dfg_node a, dfg_node b)
{
    return dfg_dtype(g, a) == DFG_F8E4M3 && dfg_dtype(g, b) == DFG_F8E4M3;
}

/* relax_cublas.pat:27  cond aligned(b, r) =
 *     b.shape[-1] % 16 == 0,
 *     (r.dtype in {f64, i64, u64} and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32, u32} and b.shape[-2] % 4 == 0)
 *         or (r.dtype in {f16, bf16, i16, u16} and b.shape[-2] % 8 == 0) or b.shape[-2] % 16 == 0; */
static DFG_APART bool relax_cublas_aligned(const dfg_graph *g, dfg_node b, dfg_node r)
{
    return dfg_extent_eq(g, dfg_dim_mod(g, dfg_extent_of(g, b, -1), dfg_int(16)), dfg_int(0))
        && (((dfg_dtype(g, r) == DFG_F64 || dfg_dtype(g, r) == DFG_I64 || dfg_dtype(g, r) == DFG_U64)
             && dfg_extent_eq(g, dfg_dim_mod(g, dfg_extent_of(g, b, -2), dfg_int(2)), dfg_int(0)))
            || ((dfg_dtype(g, r) == DFG_F32 || dfg_dtype(g, r) == DFG_I32 || dfg_dtype(g, r) == DFG_U32)
                && dfg_extent_eq(g, dfg_dim_mod(g, dfg_extent_of(g, b, -2), dfg_int(4)), dfg_int(0)))
            || ((dfg_dtype(g, r) == DFG_F16 || dfg_dtype(g, r) == DFG_BF16 || dfg_dtype(g, r) == DFG_I16
                 || dfg_dtype(g, r) == DFG_U16)
                && dfg_extent_eq(g, dfg_dim_mod(g, dfg_extent_of(g, b, -2), dfg_int(8)), dfg_int(0)))
            || dfg_extent_eq(g, dfg_dim_mod(g, dfg_extent_of(g, b, -2), dfg_int(16)), dfg_int(0)));
}

/* relax_cublas.pat:50  pattern transposed_product(a, b) {
 *     t = relax.permute_dims(b);
 *     r = relax.matmul(a, t);
 *     where swaps_last(t, b), static_reduction(a), batches(a, b);
 *     where same_floats(a, b) or (same_i8(a, b) and fours(a, b))
 *         or (same_f8(a, b) and r.dtype != f8e5m2 and aligned(b, r));
 *     return r;
 * } */
bool relax_cublas_transposed_product_match(DFG_FIND_MATCH(relax_cublas_transposed_product))
{
    if (!dfg_calls_argc(g, n, relax_cublas_op_relax_matmul, 2)) return false;
    dfg_node a = dfg_operand(g, n, 0), t = dfg_operand(g, n, 1);
    if (!dfg_calls_argc(g, t, relax_cublas_op_relax_permute_dims, 1)) return false;
    dfg_node b = dfg_operand(g, t, 0);
    if (!dfg_same_body(g, n, t) || !relax_cublas_swaps_last(g, t, b)) return false;
    if (!relax_cublas_static_reduction(g, a) || !relax_cublas_batches(g, a, b)) return false;
    /* where same_floats(a, b) or (same_i8(a, b) and fours(a, b)) or (same_f8(a, b) and r.dtype !=
     * f8e5m2 and aligned(b, r)) */
    if (!(relax_cublas_same_floats(g, a, b)
          || (relax_cublas_same_i8(g, a, b) && relax_cublas_fours(g, a, b))
          || (relax_cublas_same_f8(g, a, b) && dfg_scalar_ne(dfg_dtype_of(g, n), dfg_dtype_val(DFG_F8E5M2))
              && relax_cublas_aligned(g, b, n))))
        return false;
    DFG_GIVE(relax_cublas_transposed_product, .root = n, .a = a, .b = b, .t = t, .r = n);
    return true;
}

static DFG_APART dfg_val relax_cublas_prod_4(const dfg_graph *g, dfg_node b)
{
    const int64_t n = dfg_rank_less(g, b, 1);
    dfg_val total = dfg_is_length(n) ? dfg_int(1) : dfg_nil();
    for (int64_t k = 0; k < n; k++)
        total = dfg_extent_mul(g, total, dfg_extent_of(g, b, k));
    return total;
}

/* relax_cublas.pat:41
 * cond bias_of(b, r) = b.shape[-1] == r.shape[-1], prod([b.shape[i] for i in range(0, b.rank - 1)]) <= 1; */
static DFG_APART bool relax_cublas_bias_of(const dfg_graph *g, dfg_node b, dfg_node r)
{
    return dfg_extent_eq(g, dfg_extent_of(g, b, -1), dfg_extent_of(g, r, -1))
        && dfg_dim_le(g, relax_cublas_prod_4(g, b), dfg_int(1));
}

/* relax_cublas.pat:58  pattern biased(a, b, bias) {
 *     p = product(a, b);
 *     where a.dtype != i8, bias_of(bias, p);
 *     return relax.add(p, bias);
 * } */
bool relax_cublas_biased_find(DFG_FIND_ON_MATCH(relax_cublas_biased))
{
    if (!dfg_calls_argc(g, n, relax_cublas_op_relax_add, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node p = dfg_arg(g, n, swap);
        struct relax_cublas_product_match product;
        if (dfg_op(g, p) != relax_cublas_op_relax_matmul || !relax_cublas_product_match(g, p, &product))
            continue;
        dfg_node bias = dfg_arg(g, n, 1 - swap);
        if (!dfg_same_body(g, n, p) || !dfg_scalar_ne(dfg_dtype_of(g, product.a), dfg_dtype_val(DFG_I8)))
            continue;
        if (!relax_cublas_bias_of(g, bias, p)) continue;
        DFG_GIVE(relax_cublas_biased, .root = n, .a = product.a, .b = product.b, .bias = bias, .p = p);
        return true;
    }
    return false;
}

/* relax_cublas.pat:63  pattern transposed_biased(a, b, bias) {
 *     p = transposed_product(a, b);
 *     where a.dtype != i8, bias_of(bias, p);
 *     return relax.add(p, bias);
 * } */
bool relax_cublas_transposed_biased_find(DFG_FIND_ON(relax_cublas_transposed_biased))
{
    if (!dfg_calls_argc(g, n, relax_cublas_op_relax_add, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node p = dfg_arg(g, n, swap);
        struct relax_cublas_transposed_product_match transposed_product;
        if (dfg_op(g, p) != relax_cublas_op_relax_matmul) continue;
        if (!relax_cublas_transposed_product_match(g, p, &transposed_product)) continue;
        dfg_node bias = dfg_arg(g, n, 1 - swap);
        if (!dfg_same_body(g, n, p)) continue;
        if (!dfg_scalar_ne(dfg_dtype_of(g, transposed_product.a), dfg_dtype_val(DFG_I8))) continue;
        if (!relax_cublas_bias_of(g, bias, p)) continue;
        DFG_GIVE(relax_cublas_transposed_biased, .root = n, .a = transposed_product.a,
                 .b = transposed_product.b, .bias = bias, .p = p);
        DFG_GIVE_PARTS(whole->transposed_product = transposed_product);
        return true;
    }
    return false;
}

/* relax_cublas.pat:68  pattern dequantized(scale, zero_point) =
 *     relax.dequantize(transposed_product, scale & scalar(_) & const, scalar(0) & const & zero_point); */
bool relax_cublas_dequantized_find(DFG_FIND(relax_cublas_dequantized))
{
    if (!dfg_calls_argc(g, n, relax_cublas_op_relax_dequantize, 3)) return false;
    dfg_node r = dfg_operand(g, n, 0);
    struct relax_cublas_transposed_product_match transposed_product;
    if (dfg_op(g, r) != relax_cublas_op_relax_matmul) return false;
    if (!relax_cublas_transposed_product_match(g, r, &transposed_product)) return false;
    dfg_node scale = dfg_operand(g, n, 1);
    if (dfg_rank(g, scale) != 0 || !dfg_is(g, scale, DFG_CONST)) return false;
    dfg_node zero_point = dfg_operand(g, n, 2);
    if (!dfg_scalar_is(g, zero_point, dfg_int(0), DFG_NO_DTYPE) || !dfg_is(g, zero_point, DFG_CONST))
        return false;
    if (!dfg_same_body(g, n, r)) return false;
    DFG_GIVE(relax_cublas_dequantized, .root = n, .scale = scale, .zero_point = zero_point);
    DFG_GIVE_PARTS(whole->transposed_product = transposed_product, whole->r = r, whole->x = scale);
    return true;
}

/* relax_cublas.pat:70  pattern scaled(scale_a, scale_b) =
 *     relax.astype(relax.multiply(transposed_product, relax.multiply(scale_a : [1], scale_b : [1]))); */
bool relax_cublas_scaled_find(DFG_FIND_ON(relax_cublas_scaled))
{
    if (!dfg_calls_argc(g, n, relax_cublas_op_relax_astype, 1)) return false;
    dfg_node multiply = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, multiply, relax_cublas_op_relax_multiply, 2)) return false;
    uint32_t swap = dfg_op(g, dfg_operand(g, multiply, 0)) == relax_cublas_op_relax_matmul ? 0 : 1;
    dfg_node r = dfg_arg(g, multiply, swap);
    struct relax_cublas_transposed_product_match transposed_product;
    if (dfg_op(g, r) != relax_cublas_op_relax_matmul) return false;
    if (!relax_cublas_transposed_product_match(g, r, &transposed_product)) return false;
    dfg_node multiply_2 = dfg_arg(g, multiply, 1 - swap);
    if (!dfg_calls_argc(g, multiply_2, relax_cublas_op_relax_multiply, 2)) return false;
    for (uint32_t swap_2 = way[0]; swap_2 < dfg_orders(g, multiply_2); way[0] = ++swap_2) {
        dfg_node scale_a = dfg_arg(g, multiply_2, swap_2);
        if (dfg_rank(g, scale_a) != 1 || dfg_extent(g, scale_a, 0) != 1) continue;
        dfg_node scale_b = dfg_arg(g, multiply_2, 1 - swap_2);
        if (dfg_rank(g, scale_b) != 1 || dfg_extent(g, scale_b, 0) != 1) continue;
        if (!dfg_in_body(g, n, (const dfg_node[]){multiply, r, multiply_2}, 3)) continue;
        DFG_GIVE(relax_cublas_scaled, .root = n, .scale_a = scale_a, .scale_b = scale_b);
        DFG_GIVE_PARTS(whole->transposed_product = transposed_product, whole->multiply = multiply,
                       whole->r = r, whole->multiply_2 = multiply_2);
        return true;
    }
    return false;
}

/* relax_cublas.pat:77, as an entry of a table  "cublas.matmul_bias_relu"             = relax.nn.relu(biased); */
bool relax_cublas_cublas_matmul_bias_relu_find(DFG_FIND_ON(relax_cublas_cublas_matmul_bias_relu))
{
    if (!dfg_calls_argc(g, n, relax_cublas_op_relax_nn_relu, 1)) return false;
    if (dfg_op(g, dfg_operand(g, n, 0)) != relax_cublas_op_relax_add) return false;
    struct relax_cublas_biased_match biased;
    for (; relax_cublas_biased_find(g, dfg_operand(g, n, 0), way, &biased); way[0]++) {
        if (!dfg_same_body(g, n, biased.root)) continue;
        DFG_GIVE(relax_cublas_cublas_matmul_bias_relu, .root = n);
        DFG_GIVE_PARTS(whole->biased = biased);
        return true;
    }
    return false;
}

/* relax_cublas.pat:78, as an entry of a table  "cublas.matmul_bias_gelu"             = relax.nn.gelu(biased); */
bool relax_cublas_cublas_matmul_bias_gelu_find(DFG_FIND_ON(relax_cublas_cublas_matmul_bias_gelu))
{
    if (!dfg_calls_argc(g, n, relax_cublas_op_relax_nn_gelu, 1)) return false;
    if (dfg_op(g, dfg_operand(g, n, 0)) != relax_cublas_op_relax_add) return false;
    struct relax_cublas_biased_match biased;
    for (; relax_cublas_biased_find(g, dfg_operand(g, n, 0), way, &biased); way[0]++) {
        if (!dfg_same_body(g, n, biased.root)) continue;
        DFG_GIVE(relax_cublas_cublas_matmul_bias_gelu, .root = n);
        DFG_GIVE_PARTS(whole->biased = biased);
        return true;
    }
    return false;
}

/* relax_cublas.pat:81, as an entry of a table
 * "cublas.matmul_transposed_bias_relu"  = relax.nn.relu(transposed_biased); */
bool relax_cublas_cublas_matmul_transposed_bias_relu_find(DFG_FIND_ON(relax_cublas_cublas_matmul_transposed_bias_relu))
{
    if (!dfg_calls_argc(g, n, relax_cublas_op_relax_nn_relu, 1)) return false;
    if (dfg_op(g, dfg_operand(g, n, 0)) != relax_cublas_op_relax_add) return false;
    struct relax_cublas_transposed_biased_match transposed_biased;
    for (; relax_cublas_transposed_biased_find(g, dfg_operand(g, n, 0), way, &transposed_biased,
                                               DFG_PART(whole, transposed_biased));
         way[0]++) {
        if (!dfg_same_body(g, n, transposed_biased.root)) continue;
        DFG_GIVE_IN_BOTH(relax_cublas_cublas_matmul_transposed_bias_relu, .root = n);
        return true;
    }
    return false;
}

/* relax_cublas.pat:82, as an entry of a table
 * "cublas.matmul_transposed_bias_gelu"  = relax.nn.gelu(transposed_biased); */
bool relax_cublas_cublas_matmul_transposed_bias_gelu_find(DFG_FIND_ON(relax_cublas_cublas_matmul_transposed_bias_gelu))
{
    if (!dfg_calls_argc(g, n, relax_cublas_op_relax_nn_gelu, 1)) return false;
    if (dfg_op(g, dfg_operand(g, n, 0)) != relax_cublas_op_relax_add) return false;
    struct relax_cublas_transposed_biased_match transposed_biased;
    for (; relax_cublas_transposed_biased_find(g, dfg_operand(g, n, 0), way, &transposed_biased,
                                               DFG_PART(whole, transposed_biased));
         way[0]++) {
        if (!dfg_same_body(g, n, transposed_biased.root)) continue;
        DFG_GIVE_IN_BOTH(relax_cublas_cublas_matmul_transposed_bias_gelu, .root = n);
        return true;
    }
    return false;
}

/* ---- relax_cublas.pat:73  table relax_cublas : last_wins ---- */

/* Does the candidate match?  What level 1 does not say is asked by the entry's own matcher. */
static bool relax_cublas_confirm(const dfg_graph *g, dfg_node n, uint32_t bit)
{
    switch (bit) {
    case 0: return DFG_MATCHES(relax_cublas_scaled, g, n); /* where swaps_last(t, b) */
    case 1: return DFG_MATCHES(relax_cublas_dequantized, g, n); /* where swaps_last(t, b) */
    case 2: /* where swaps_last(t, b) */
        return DFG_MATCHES(relax_cublas_cublas_matmul_transposed_bias_gelu, g, n);
    case 3: /* where swaps_last(t, b) */
        return DFG_MATCHES(relax_cublas_cublas_matmul_transposed_bias_relu, g, n);
    case 4: return DFG_MATCHES(relax_cublas_transposed_biased, g, n); /* where swaps_last(t, b) */
    case 5: return DFG_MATCHES(relax_cublas_transposed_product, g, n); /* where swaps_last(t, b) */
    case 6: return DFG_MATCHES(relax_cublas_cublas_matmul_bias_gelu, g, n); /* where static_reduction(a) */
    case 7: return DFG_MATCHES(relax_cublas_cublas_matmul_bias_relu, g, n); /* where static_reduction(a) */
    case 8: return DFG_MATCHES(relax_cublas_biased, g, n); /* where static_reduction(a) */
    case 9: return DFG_MATCHES(relax_cublas_product, g, n); /* where static_reduction(a) */
    default: return false;
    }
}

/* op in {relax.matmul}: RELAX_CUBLAS_CUBLAS_MATMUL, RELAX_CUBLAS_CUBLAS_MATMUL_TRANSPOSED */
static uint64_t relax_cublas_at_relax_matmul(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2)) {
        set |= DFG_BIT(9); /* RELAX_CUBLAS_CUBLAS_MATMUL */
        if (dfg_calls_argc(g, dfg_operand(g, n, 1), relax_cublas_op_relax_permute_dims, 1))
            set |= DFG_BIT(5); /* RELAX_CUBLAS_CUBLAS_MATMUL_TRANSPOSED */
    }
    return set;
}

/* relax_cublas.pat:52  relax.matmul(a, t) */
static inline bool relax_cublas_is_r(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, relax_cublas_op_relax_matmul, 2)
        && dfg_calls_argc(g, dfg_operand(g, n, 1), relax_cublas_op_relax_permute_dims, 1);
}

/* from bit 0 on: RELAX_CUBLAS_CUBLAS_MATMUL_BIAS, RELAX_CUBLAS_CUBLAS_MATMUL_TRANSPOSED_BIAS,
 * and 2 more such groups */
static uint64_t relax_cublas_part(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2)) {
        if (dfg_calls_argc(g, dfg_operand(g, n, 0), relax_cublas_op_relax_matmul, 2)
            || dfg_calls_argc(g, dfg_operand(g, n, 1), relax_cublas_op_relax_matmul, 2))
            set |= DFG_BIT(4); /* RELAX_CUBLAS_CUBLAS_MATMUL_BIAS ... */
        if (relax_cublas_is_r(g, dfg_operand(g, n, 0)) || relax_cublas_is_r(g, dfg_operand(g, n, 1)))
            set |= DFG_BIT(0); /* RELAX_CUBLAS_CUBLAS_MATMUL_TRANSPOSED_BIAS ... */
    }
    return set;
}

/* from bit 0 on: RELAX_CUBLAS_CUBLAS_MATMUL_BIAS_RELU,
 * RELAX_CUBLAS_CUBLAS_MATMUL_TRANSPOSED_BIAS_RELU, and 1 more such group */
static uint64_t relax_cublas_part_2(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 1)) {
        const dfg_node a0 = dfg_operand(g, n, 0);
        if (dfg_calls(g, a0, relax_cublas_op_relax_add)) set |= relax_cublas_part(g, a0);
    }
    return set;
}

/* relax_cublas.pat:69  relax.dequantize(transposed_product, scale & scalar(_) & const, scalar(0) & const & zero_p ...; the operator is known */
static inline bool relax_cublas_is_dequantized(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 3)) return false;
    const dfg_node a1 = dfg_operand(g, n, 1);
    return relax_cublas_is_r(g, dfg_operand(g, n, 0)) && dfg_is(g, a1, DFG_CONST) && dfg_rank(g, a1) == 0
        && dfg_scalar_is(g, dfg_operand(g, n, 2), dfg_int(0), DFG_NO_DTYPE);
}

/* relax_cublas.pat:71  relax.multiply(scale_a : [1], scale_b : [1]) */
static inline bool relax_cublas_is_relax_multiply_2(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, relax_cublas_op_relax_multiply, 2)) return false;
    const dfg_node a0 = dfg_operand(g, n, 0), a1 = dfg_operand(g, n, 1);
    return dfg_rank(g, a0) == 1 && dfg_extent(g, a0, 0) == 1 && dfg_rank(g, a1) == 1
        && dfg_extent(g, a1, 0) == 1;
}

/* relax_cublas.pat:71  relax.multiply(transposed_product, relax.multiply(scale_a : [1], scale_b : [1])) */
static inline bool relax_cublas_is_relax_multiply(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, relax_cublas_op_relax_multiply, 2)) return false;
    return (relax_cublas_is_r(g, dfg_operand(g, n, 0))
            && relax_cublas_is_relax_multiply_2(g, dfg_operand(g, n, 1)))
        || (relax_cublas_is_relax_multiply_2(g, dfg_operand(g, n, 0))
            && relax_cublas_is_r(g, dfg_operand(g, n, 1)));
}

/* relax_cublas.pat:71  relax.astype(relax.multiply(transposed_product, relax.multiply(scale_a : [1], scale_b : [1 ...; the operator is known */
static inline bool relax_cublas_is_scaled(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 1) && relax_cublas_is_relax_multiply(g, dfg_operand(g, n, 0));
}

size_t relax_cublas_sweep(const dfg_graph *g, dfg_node first, dfg_node last, dfg_node *nodes, uint64_t *sets)
{
    size_t count = 0;
    for (dfg_node n = first; n < last; n++) {
        uint64_t set = 0;
        switch (dfg_op(g, n)) {
        case relax_cublas_op_relax_matmul: set = relax_cublas_at_relax_matmul(g, n); break;
        case relax_cublas_op_relax_add: set = relax_cublas_part(g, n) << 4; break;
        case relax_cublas_op_relax_nn_relu: set = relax_cublas_part_2(g, n) << 3; break;
        case relax_cublas_op_relax_nn_gelu: set = relax_cublas_part_2(g, n) << 2; break;
        case relax_cublas_op_relax_dequantize:
            set = relax_cublas_is_dequantized(g, n) ? DFG_BIT(1) : 0;
            break;
        case relax_cublas_op_relax_astype: set = relax_cublas_is_scaled(g, n) ? DFG_BIT(0) : 0; break;
        default: continue;
        }
        nodes[count] = n;
        sets[count] = set;
        count += set != 0;
    }
    return count;
}

uint64_t relax_cublas_candidates(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    dfg_node node = n;
    relax_cublas_sweep(g, n, n + 1, &node, &set);
    return set;
}

int32_t relax_cublas_first(const dfg_graph *g, dfg_node n)
{
    for (uint64_t set = relax_cublas_candidates(g, n); set != 0; set &= set - 1) {
        const uint32_t bit = dfg_lowest_bit(set);
        if (relax_cublas_confirm(g, n, bit)) return 9 - (int32_t)bit;
    }
    return -1;
}
