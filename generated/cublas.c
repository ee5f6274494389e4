/* Made by pat2c from cublas.pat; do not edit. */
#include "cublas.h"
_Static_assert(CUBLAS_H == 0x3b54e6addc22540a, "cublas.h is of another run of pat2c than this file");
#include "dfg_frames.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum { cublas_op_nn_batch_matmul = DFG_FIRST_OP, cublas_op_nn_dense, cublas_op_nn_matmul };
static const char *const cublas_op_names[] = { "nn.batch_matmul", "nn.dense", "nn.matmul" };

const struct dfg_names cublas_names = {
    .abi = DFG_ABI, .needs = DFG_NEEDS_FORMS, .name = "cublas", .run = CUBLAS_H, .n_ops = 3,
    .ops = cublas_op_names,
};

/* cublas.pat:8  cond product_types(a, b, r) =
 *     a.dtype == b.dtype,
 *     (a.dtype == f32 and r.dtype == f32) or (a.dtype == f16 and r.dtype in {f16, f32})
 *         or (a.dtype == f64 and r.dtype == f64)
 *         or (a.dtype == i8 and r.dtype in {i32, f32} and a.shape[-1] % 4 == 0 and b.shape[-1] % 4 == 0); */
static DFG_APART bool cublas_product_types(const dfg_graph *g, dfg_node a, dfg_node b, dfg_node r)
{
    return dfg_scalar_eq(dfg_dtype_of(g, a), dfg_dtype_of(g, b))
        && ((dfg_dtype(g, a) == DFG_F32 && dfg_dtype(g, r) == DFG_F32)
            || (dfg_dtype(g, a) == DFG_F16 && (dfg_dtype(g, r) == DFG_F16 || dfg_dtype(g, r) == DFG_F32))
            || (dfg_dtype(g, a) == DFG_F64 && dfg_dtype(g, r) == DFG_F64)
            || (dfg_dtype(g, a) == DFG_I8 && (dfg_dtype(g, r) == DFG_I32 || dfg_dtype(g, r) == DFG_F32)
                && dfg_extent_eq(g, dfg_dim_mod(g, dfg_extent_of(g, a, -1), dfg_int(4)), dfg_int(0))
                && dfg_extent_eq(g, dfg_dim_mod(g, dfg_extent_of(g, b, -1), dfg_int(4)), dfg_int(0))));
}

/* cublas.pat:14  pattern matmul(a, b) {
 *     r = nn.matmul(a, b);
 *     where product_types(a, b, r);
 *     return r;
 * } */
bool cublas_matmul_match(const dfg_graph *g, dfg_node n, struct cublas_matmul_match *m)
{
    if (!dfg_calls_argc(g, n, cublas_op_nn_matmul, 2)) return false;
    dfg_node a = dfg_operand(g, n, 0), b = dfg_operand(g, n, 1);
    if (!cublas_product_types(g, a, b, n)) return false;
    DFG_GIVE(cublas_matmul, .root = n, .a = a, .b = b, .r = n);
    return true;
}

/* cublas.pat:19  pattern batch_matmul(a, b) {
 *     r = nn.batch_matmul(a, b);
 *     where product_types(a, b, r);
 *     return r;
 * } */
bool cublas_batch_matmul_match(const dfg_graph *g, dfg_node n, struct cublas_batch_matmul_match *m)
{
    if (!dfg_calls_argc(g, n, cublas_op_nn_batch_matmul, 2)) return false;
    dfg_node a = dfg_operand(g, n, 0), b = dfg_operand(g, n, 1);
    if (!cublas_product_types(g, a, b, n)) return false;
    DFG_GIVE(cublas_batch_matmul, .root = n, .a = a, .b = b, .r = n);
    return true;
}

/* cublas.pat:24  pattern dense(a, b) {
 *     r = nn.dense(a, b);
 *     where product_types(a, b, r);
 *     return r;
 * } */
bool cublas_dense_match(const dfg_graph *g, dfg_node n, struct cublas_dense_match *m)
{
    if (!dfg_calls_argc(g, n, cublas_op_nn_dense, 2)) return false;
    dfg_node a = dfg_operand(g, n, 0), b = dfg_operand(g, n, 1);
    if (!cublas_product_types(g, a, b, n)) return false;
    DFG_GIVE(cublas_dense, .root = n, .a = a, .b = b, .r = n);
    return true;
}

/* ---- cublas.pat:30  table cublas ---- */

/* Does the candidate match?  What level 1 does not say is asked by the entry's own matcher. */
static bool cublas_confirm(const dfg_graph *g, dfg_node n, uint32_t bit)
{
    switch (bit) {
    case 0: return DFG_MATCHES(cublas_matmul, g, n); /* where product_types(a, b, r) */
    case 1: return DFG_MATCHES(cublas_batch_matmul, g, n); /* where product_types(a, b, r) */
    case 2: return DFG_MATCHES(cublas_dense, g, n); /* where product_types(a, b, r) */
    default: return false;
    }
}

size_t cublas_sweep(const dfg_graph *g, dfg_node first, dfg_node last, dfg_node *nodes, uint64_t *sets)
{
    size_t count = 0;
    static const uint32_t roots[4] = {cublas_op_nn_matmul, cublas_op_nn_batch_matmul, cublas_op_nn_dense,
                                      cublas_op_nn_dense};
    struct dfg_scan scan = dfg_scan_for_any(g, first, last, roots);
    for (dfg_node n; (n = dfg_scan_next(&scan)) < last;) {
        uint64_t set = 0;
        switch (dfg_op(g, n)) {
        case cublas_op_nn_matmul: set = dfg_argc_is(g, n, 2) ? DFG_BIT(CUBLAS_MATMUL) : 0; break;
        case cublas_op_nn_batch_matmul:
            set = dfg_argc_is(g, n, 2) ? DFG_BIT(CUBLAS_BATCH_MATMUL) : 0;
            break;
        default: set = dfg_argc_is(g, n, 2) ? DFG_BIT(CUBLAS_DENSE) : 0; break; /* cublas_op_nn_dense */
        }
        nodes[count] = n;
        sets[count] = set;
        count += set != 0;
    }
    return count;
}

uint64_t cublas_candidates(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    dfg_node node = n;
    cublas_sweep(g, n, n + 1, &node, &set);
    return set;
}

int32_t cublas_first(const dfg_graph *g, dfg_node n)
{
    for (uint64_t set = cublas_candidates(g, n); set != 0; set &= set - 1) {
        const uint32_t bit = dfg_lowest_bit(set);
        if (cublas_confirm(g, n, bit)) return (int32_t)bit;
    }
    return -1;
}
