/* Made by pat2c from gemm.pat; do not edit. */
#include "gemm.h"
_Static_assert(GEMM_H == 0x903d9b780fe81b0f, "gemm.h is of another run of pat2c than this file");
#include "dfg_frames.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    gemm_op_Add = DFG_FIRST_OP, gemm_op_Concat, gemm_op_Einsum, gemm_op_Gather, gemm_op_Gemm,
    gemm_op_MatMul, gemm_op_Reshape, gemm_op_Shape, gemm_op_Slice, gemm_op_Transpose, gemm_op_Unsqueeze,
};
enum {
    gemm_attr_allowzero, gemm_attr_alpha, gemm_attr_beta, gemm_attr_equation, gemm_attr_perm,
    gemm_attr_start, gemm_attr_transA, gemm_attr_transB,
};
enum { gemm_str_ab_bc_ac, gemm_str_abc_acd_abd, gemm_str_abcd_abde_abce };
static const char *const gemm_op_names[] = {
    "Add", "Concat", "Einsum", "Gather", "Gemm", "MatMul", "Reshape", "Shape", "Slice", "Transpose",
    "Unsqueeze",
};
static const char *const gemm_attr_names[] = {
    "allowzero", "alpha", "beta", "equation", "perm", "start", "transA", "transB",
};
static const char *const gemm_str_names[] = { "ab,bc->ac", "abc,acd->abd", "abcd,abde->abce" };
static const dfg_val gemm_list_0_2_1[] = {{.tag = DFG_V_INT, .u.i = 0}, {.tag = DFG_V_INT, .u.i = 2}, {.tag = DFG_V_INT, .u.i = 1}};
static const dfg_val gemm_list_1_0[] = {{.tag = DFG_V_INT, .u.i = 1}, {.tag = DFG_V_INT, .u.i = 0}};

const struct dfg_names gemm_names = {
    .abi = DFG_ABI, .needs = 0, .name = "gemm", .run = GEMM_H, .n_ops = 11, .ops = gemm_op_names,
    .n_attrs = 8, .attrs = gemm_attr_names, .n_strs = 3, .strs = gemm_str_names,
};

/* gemm.pat:8  cond flips(t, a) = a.rank == 2, not present(t.perm) or t.perm == [1, 0]; */
static DFG_APART bool gemm_flips(const dfg_graph *g, dfg_node t, dfg_node a)
{
    return dfg_rank(g, a) == 2
        && (!dfg_known(dfg_attr(g, t, gemm_attr_perm))
            || dfg_list_is(g, t, gemm_attr_perm, dfg_list(gemm_list_1_0, 2), false));
}

/* gemm.pat:13  rule make_gemm(a, b, c) : priority 1 {
 *     ta = Transpose(a);
 *     tb = Transpose(b);
 *     m = MatMul(ta | a, tb | b);
 *     y = Add(m, c);
 *     match y;
 *     where a.rank == 2, b.rank == 2, c.rank <= 2, broadcast_to(c, m), m.dtype in {f16, f32, f64};
 *     where not present(ta) or flips(ta, a), not present(tb) or flips(tb, b);
 *     rewrite Gemm(a, b, c) { transA = present(ta) ? 1 : 0, transB = present(tb) ? 1 : 0 };
 * } */
bool gemm_make_gemm_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct gemm_make_gemm_match *m)
{
    if (!dfg_calls_argc(g, n, gemm_op_Add, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap, way[1] = 0) {
        dfg_node c = dfg_arg(g, n, 1 - swap), m_2 = dfg_arg(g, n, swap);
        if (!dfg_calls_argc(g, m_2, gemm_op_MatMul, 2)) continue;
        dfg_node v = dfg_operand(g, m_2, 0);
        if (!dfg_le(dfg_rank_of(g, c), dfg_int(2)) || dfg_broadcast_to(g, c, m_2) != DFG_TRUE) continue;
        /* where m.dtype in {f16, f32, f64} */
        if (!(dfg_dtype(g, m_2) == DFG_F16 || dfg_dtype(g, m_2) == DFG_F32 || dfg_dtype(g, m_2) == DFG_F64))
            continue;
        for (uint32_t alt = way[1]; alt < 2u; way[1] = ++alt, way[2] = 0) {
            dfg_node ta = DFG_NONE, a = v;
            if (alt == 0) {
                ta = v;
                if (!dfg_calls_argc(g, ta, gemm_op_Transpose, 1)) continue;
                a = dfg_arg(g, ta, 0);
            }
            dfg_node v_2 = dfg_operand(g, m_2, 1);
            if (dfg_rank(g, a) != 2) continue;
            for (uint32_t alt_2 = way[2]; alt_2 < 2u; way[2] = ++alt_2) {
                dfg_node tb = DFG_NONE, b = v_2;
                if (alt_2 == 0) {
                    tb = v_2;
                    if (!dfg_calls_argc(g, tb, gemm_op_Transpose, 1)) continue;
                    b = dfg_arg(g, tb, 0);
                }
                if (!dfg_in_body(g, n, (const dfg_node[]){m_2, ta, tb}, 3) || dfg_rank(g, b) != 2) continue;
                if (!(ta == DFG_NONE || gemm_flips(g, ta, a)) || !(tb == DFG_NONE || gemm_flips(g, tb, b)))
                    continue;
                DFG_GIVE(gemm_make_gemm, .root = n, .a = a, .b = b, .c = c, .ta = ta, .tb = tb, .m = m_2,
                         .y = n);
                return true;
            }
        }
    }
    return false;
}

/* gemm.pat:24  rule gemm_transpose_a(a, b, c) : keep_shared {
 *     t = Transpose(a);
 *     g = Gemm(t, b, c?);
 *     match g;
 *     where flips(t, a);
 *     rewrite Gemm(a, b, c?) { ..g, transA = g.transA == 0 ? 1 : 0 };
 * } */
bool gemm_gemm_transpose_a_match(const dfg_graph *g, dfg_node n, struct gemm_gemm_transpose_a_match *m)
{
    if (dfg_op(g, n) != gemm_op_Gemm || dfg_n_args(g, n) > 3 || dfg_arg(g, n, 1) == DFG_NONE) return false;
    dfg_node t = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, t, gemm_op_Transpose, 1)) return false;
    dfg_node a = dfg_operand(g, t, 0), b = dfg_arg(g, n, 1), c = dfg_arg(g, n, 2);
    if (!dfg_same_body(g, n, t) || !gemm_flips(g, t, a)) return false;
    DFG_GIVE(gemm_gemm_transpose_a, .root = n, .a = a, .b = b, .c = c, .t = t, .g = n);
    return true;
}

/* gemm.pat:31  rule gemm_transpose_b(a, b, c) : keep_shared {
 *     t = Transpose(b);
 *     g = Gemm(a, t, c?);
 *     match g;
 *     where flips(t, b);
 *     rewrite Gemm(a, b, c?) { ..g, transB = g.transB == 0 ? 1 : 0 };
 * } */
bool gemm_gemm_transpose_b_match(const dfg_graph *g, dfg_node n, struct gemm_gemm_transpose_b_match *m)
{
    if (dfg_op(g, n) != gemm_op_Gemm || dfg_n_args(g, n) > 3 || dfg_arg(g, n, 0) == DFG_NONE) return false;
    dfg_node a = dfg_arg(g, n, 0), t = dfg_arg(g, n, 1);
    if (!dfg_calls_argc(g, t, gemm_op_Transpose, 1)) return false;
    dfg_node b = dfg_operand(g, t, 0), c = dfg_arg(g, n, 2);
    if (!dfg_same_body(g, n, t) || !gemm_flips(g, t, b)) return false;
    DFG_GIVE(gemm_gemm_transpose_b, .root = n, .a = a, .b = b, .c = c, .t = t, .g = n);
    return true;
}

/* gemm.pat:39  rule gemm_transpose_y(a, b) {
 *     g = Gemm(a, b);
 *     t = Transpose(g);
 *     match t;
 *     where not present(t.perm) or t.perm == [1, 0];
 *     rewrite Gemm(b, a) { ..g, transA = g.transB == 0 ? 1 : 0, transB = g.transA == 0 ? 1 : 0 };
 * } */
bool gemm_gemm_transpose_y_match(const dfg_graph *g, dfg_node n, struct gemm_gemm_transpose_y_match *m)
{
    if (!dfg_calls_argc(g, n, gemm_op_Transpose, 1)) return false;
    dfg_node g_2 = dfg_operand(g, n, 0);
    if (!dfg_calls_with(g, g_2, gemm_op_Gemm, 2)) return false;
    dfg_node a = dfg_operand(g, g_2, 0), b = dfg_operand(g, g_2, 1);
    if (!dfg_same_body(g, n, g_2)) return false;
    /* where not present(t.perm) or t.perm == [1, 0] */
    if (dfg_known(dfg_attr(g, n, gemm_attr_perm))
        && !dfg_list_is(g, n, gemm_attr_perm, dfg_list(gemm_list_1_0, 2), false))
        return false;
    DFG_GIVE(gemm_gemm_transpose_y, .root = n, .a = a, .b = b, .g = g_2, .t = n);
    return true;
}

static DFG_APART enum dfg_tri gemm_same(const dfg_graph *g, dfg_node n2, dfg_node a)
{
    const int64_t n = dfg_rank_less(g, a, 1), m = dfg_rank_less(g, a, 1);
    if (!dfg_is_length(n) || !dfg_is_length(m)) return DFG_UNKNOWN;
    enum dfg_tri all = n == m ? DFG_TRUE : DFG_FALSE;
    for (int64_t k = 0; all != DFG_FALSE && k < n; k++)
        all = dfg_both(all, dfg_extent_same(g, dfg_extent_of(g, n2, k), dfg_extent_of(g, a, k)));
    return all;
}

/* gemm.pat:47  rule gemm_rows(a, b, c) : keep_shared {
 *     r = Reshape(a, _);
 *     g = Gemm(r, b, c) { alpha == 1, beta == 1, transA == 0, transB == 0 };
 *     y = Reshape(g, _);
 *     match y;
 *     where uses(g) == 1, r.rank == 2, b.rank == 2, a.rank >= 2, r.shape[1] == a.shape[-1], y.rank == a.rank;
 *     where c.rank <= 1;
 *     where [y.shape[i] for i in range(a.rank - 1)] == [a.shape[i] for i in range(a.rank - 1)];
 *     where y.shape[-1] == b.shape[1];
 *     rewrite Add(MatMul(a, b), c);
 * } */
bool gemm_gemm_rows_find(DFG_FIND(gemm_gemm_rows))
{
    if (!dfg_calls_argc(g, n, gemm_op_Reshape, 2)) return false;
    dfg_node g_2 = dfg_operand(g, n, 0);
    if (!dfg_calls_with(g, g_2, gemm_op_Gemm, 3) || !dfg_float_is(g, g_2, gemm_attr_alpha, 1.0, 1.0))
        return false;
    if (!dfg_float_is(g, g_2, gemm_attr_beta, 1.0, 1.0)) return false;
    if (!dfg_int_is(g, g_2, gemm_attr_transA, 0, 0) || !dfg_int_is(g, g_2, gemm_attr_transB, 0, 0))
        return false;
    dfg_node r = dfg_operand(g, g_2, 0);
    if (!dfg_calls_argc(g, r, gemm_op_Reshape, 2)) return false;
    dfg_node a = dfg_operand(g, r, 0), x = dfg_operand(g, r, 1), b = dfg_operand(g, g_2, 1);
    dfg_node c = dfg_operand(g, g_2, 2), x_2 = dfg_operand(g, n, 1);
    if (!dfg_in_body(g, n, (const dfg_node[]){g_2, r}, 2) || dfg_uses(g, g_2) != 1) return false;
    if (dfg_rank(g, r) != 2 || dfg_rank(g, b) != 2 || !dfg_ge(dfg_rank_of(g, a), dfg_int(2))) return false;
    if (!dfg_extent_eq(g, dfg_extent_of(g, r, 1), dfg_extent_of(g, a, -1))) return false;
    if (!dfg_scalar_eq(dfg_rank_of(g, n), dfg_rank_of(g, a))) return false;
    if (!dfg_le(dfg_rank_of(g, c), dfg_int(1)) || gemm_same(g, n, a) != DFG_TRUE) return false;
    if (!dfg_extent_eq(g, dfg_extent_of(g, n, -1), dfg_extent_of(g, b, 1))) return false;
    DFG_GIVE(gemm_gemm_rows, .root = n, .a = a, .b = b, .c = c, .r = r, .g = g_2, .y = n);
    DFG_GIVE_WHOLE(gemm_gemm_rows, .x = x, .x_2 = x_2);
    return true;
}

/* gemm.pat:58  rule gemm_rows_turned(a, b, c) : keep_shared {
 *     r = Reshape(a, _);
 *     g = Gemm(r, b & const, c) { alpha == 1, beta == 1, transA == 0, transB == 1 };
 *     y = Reshape(g, _);
 *     match y;
 *     where uses(g) == 1, r.rank == 2, b.rank == 2, a.rank >= 2, r.shape[1] == a.shape[-1], y.rank == a.rank;
 *     where c.rank <= 1;
 *     where [y.shape[i] for i in range(a.rank - 1)] == [a.shape[i] for i in range(a.rank - 1)];
 *     where y.shape[-1] == b.shape[0];
 *     rewrite Add(MatMul(a, Transpose(b) { perm = [1, 0] }), c);
 * } */
bool gemm_gemm_rows_turned_find(DFG_FIND(gemm_gemm_rows_turned))
{
    if (!dfg_calls_argc(g, n, gemm_op_Reshape, 2)) return false;
    dfg_node g_2 = dfg_operand(g, n, 0);
    if (!dfg_calls_with(g, g_2, gemm_op_Gemm, 3) || !dfg_float_is(g, g_2, gemm_attr_alpha, 1.0, 1.0))
        return false;
    if (!dfg_float_is(g, g_2, gemm_attr_beta, 1.0, 1.0)) return false;
    if (!dfg_int_is(g, g_2, gemm_attr_transA, 0, 0) || !dfg_int_is(g, g_2, gemm_attr_transB, 1, 0))
        return false;
    dfg_node r = dfg_operand(g, g_2, 0);
    if (!dfg_calls_argc(g, r, gemm_op_Reshape, 2)) return false;
    dfg_node a = dfg_operand(g, r, 0), x = dfg_operand(g, r, 1), b = dfg_operand(g, g_2, 1);
    if (!dfg_is(g, b, DFG_CONST)) return false;
    dfg_node c = dfg_operand(g, g_2, 2), x_2 = dfg_operand(g, n, 1);
    if (!dfg_in_body(g, n, (const dfg_node[]){g_2, r}, 2) || dfg_uses(g, g_2) != 1) return false;
    if (dfg_rank(g, r) != 2 || dfg_rank(g, b) != 2 || !dfg_ge(dfg_rank_of(g, a), dfg_int(2))) return false;
    if (!dfg_extent_eq(g, dfg_extent_of(g, r, 1), dfg_extent_of(g, a, -1))) return false;
    if (!dfg_scalar_eq(dfg_rank_of(g, n), dfg_rank_of(g, a))) return false;
    if (!dfg_le(dfg_rank_of(g, c), dfg_int(1)) || gemm_same(g, n, a) != DFG_TRUE) return false;
    if (!dfg_extent_eq(g, dfg_extent_of(g, n, -1), dfg_extent_of(g, b, 0))) return false;
    DFG_GIVE(gemm_gemm_rows_turned, .root = n, .a = a, .b = b, .c = c, .r = r, .g = g_2, .y = n);
    DFG_GIVE_WHOLE(gemm_gemm_rows_turned, .x = x, .x_2 = x_2);
    return true;
}

/* gemm.pat:69  rule matmul_rows(a, b) : keep_shared {
 *     r = Reshape(a, _);
 *     m = MatMul(r, b);
 *     y = Reshape(m, _);
 *     match y;
 *     where uses(m) == 1, r.rank == 2, b.rank == 2, a.rank >= 2, r.shape[1] == a.shape[-1], y.rank == a.rank;
 *     where [y.shape[i] for i in range(a.rank - 1)] == [a.shape[i] for i in range(a.rank - 1)];
 *     where y.shape[-1] == b.shape[1];
 *     rewrite MatMul(a, b);
 * } */
bool gemm_matmul_rows_find(DFG_FIND(gemm_matmul_rows))
{
    if (!dfg_calls_argc(g, n, gemm_op_Reshape, 2)) return false;
    dfg_node m_2 = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, m_2, gemm_op_MatMul, 2)) return false;
    dfg_node r = dfg_operand(g, m_2, 0);
    if (!dfg_calls_argc(g, r, gemm_op_Reshape, 2)) return false;
    dfg_node a = dfg_operand(g, r, 0), x = dfg_operand(g, r, 1), b = dfg_operand(g, m_2, 1);
    dfg_node x_2 = dfg_operand(g, n, 1);
    if (!dfg_in_body(g, n, (const dfg_node[]){m_2, r}, 2) || dfg_uses(g, m_2) != 1) return false;
    if (dfg_rank(g, r) != 2 || dfg_rank(g, b) != 2 || !dfg_ge(dfg_rank_of(g, a), dfg_int(2))) return false;
    if (!dfg_extent_eq(g, dfg_extent_of(g, r, 1), dfg_extent_of(g, a, -1))) return false;
    if (!dfg_scalar_eq(dfg_rank_of(g, n), dfg_rank_of(g, a)) || gemm_same(g, n, a) != DFG_TRUE)
        return false;
    if (!dfg_extent_eq(g, dfg_extent_of(g, n, -1), dfg_extent_of(g, b, 1))) return false;
    DFG_GIVE(gemm_matmul_rows, .root = n, .a = a, .b = b, .r = r, .m = m_2, .y = n);
    DFG_GIVE_WHOLE(gemm_matmul_rows, .x = x, .x_2 = x_2);
    return true;
}

static bool gemm_rows_of_as_concat_find(const dfg_graph *g, dfg_node n, struct gemm_rows_of_match *m,
    struct gemm_rows_of_whole *whole)
{
    if (!dfg_calls_with(g, n, gemm_op_Concat, 3)) return false;
    dfg_node unsqueeze = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, unsqueeze, gemm_op_Unsqueeze, 2)) return false;
    dfg_node gather = dfg_operand(g, unsqueeze, 0);
    if (!dfg_calls_argc(g, gather, gemm_op_Gather, 2)) return false;
    dfg_node s = dfg_operand(g, gather, 0);
    if (!dfg_calls_argc(g, s, gemm_op_Shape, 1) || !dfg_int_is(g, s, gemm_attr_start, 0, 0)) return false;
    dfg_node a = dfg_operand(g, s, 0), constant = dfg_operand(g, gather, 1);
    if (!dfg_scalar_is(g, constant, dfg_int(0), DFG_NO_DTYPE)) return false;
    dfg_node constant_2 = dfg_operand(g, unsqueeze, 1);
    if (!dfg_const_is(g, constant_2, dfg_int(0), DFG_NO_DTYPE)) return false;
    dfg_node unsqueeze_2 = dfg_operand(g, n, 1);
    if (!dfg_calls_argc(g, unsqueeze_2, gemm_op_Unsqueeze, 2)) return false;
    dfg_node gather_2 = dfg_operand(g, unsqueeze_2, 0);
    if (!dfg_calls_argc(g, gather_2, gemm_op_Gather, 2)) return false;
    if (dfg_operand(g, gather_2, 0) != s) return false;
    dfg_node constant_3 = dfg_operand(g, gather_2, 1);
    if (!dfg_scalar_is(g, constant_3, dfg_int(1), DFG_NO_DTYPE)) return false;
    dfg_node constant_4 = dfg_operand(g, unsqueeze_2, 1);
    if (!dfg_const_is(g, constant_4, dfg_int(0), DFG_NO_DTYPE)) return false;
    dfg_node n_2 = dfg_operand(g, n, 2);
    if (!dfg_is(g, n_2, DFG_CONST)) return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){unsqueeze, gather, s, unsqueeze_2, gather_2}, 5))
        return false;
    DFG_GIVE(gemm_rows_of, .root = n, .a = a, .n = n_2, .s = s);
    DFG_GIVE_WHOLE(gemm_rows_of, .concat = n, .unsqueeze = unsqueeze, .gather = gather,
                   .constant = constant, .constant_2 = constant_2, .unsqueeze_2 = unsqueeze_2,
                   .gather_2 = gather_2, .constant_3 = constant_3, .constant_4 = constant_4,
                   .constant_5 = n_2);
    return true;
}

static bool gemm_rows_of_as_concat_2_find(const dfg_graph *g, dfg_node n, struct gemm_rows_of_match *m,
    struct gemm_rows_of_whole *whole)
{
    if (!dfg_calls_with(g, n, gemm_op_Concat, 2)) return false;
    dfg_node slice = dfg_operand(g, n, 0);
    if (dfg_op(g, slice) != gemm_op_Slice || dfg_n_args(g, slice) > 5) return false;
    dfg_node s = dfg_arg(g, slice, 0);
    if (!dfg_calls_argc(g, s, gemm_op_Shape, 1) || !dfg_int_is(g, s, gemm_attr_start, 0, 0)) return false;
    dfg_node a = dfg_operand(g, s, 0), constant_6 = dfg_arg(g, slice, 1);
    if (!dfg_const_is(g, constant_6, dfg_int(0), DFG_NO_DTYPE)) return false;
    dfg_node constant_7 = dfg_arg(g, slice, 2);
    if (!dfg_const_is(g, constant_7, dfg_int(2), DFG_NO_DTYPE)) return false;
    dfg_node constant_8 = DFG_NONE;
    if (dfg_arg(g, slice, 3) != DFG_NONE) {
        constant_8 = dfg_arg(g, slice, 3);
        if (!dfg_const_is(g, constant_8, dfg_int(0), DFG_NO_DTYPE)) return false;
    }
    dfg_node constant_9 = DFG_NONE;
    if (dfg_arg(g, slice, 4) != DFG_NONE) {
        constant_9 = dfg_arg(g, slice, 4);
        if (!dfg_const_is(g, constant_9, dfg_int(1), DFG_NO_DTYPE)) return false;
    }
    dfg_node n_2 = dfg_operand(g, n, 1);
    if (!dfg_is(g, n_2, DFG_CONST) || !dfg_in_body(g, n, (const dfg_node[]){slice, s}, 2)) return false;
    DFG_GIVE(gemm_rows_of, .root = n, .a = a, .n = n_2, .s = s);
    DFG_GIVE_WHOLE(gemm_rows_of, .concat_2 = n, .slice = slice, .constant_6 = constant_6,
                   .constant_7 = constant_7, .constant_8 = constant_8, .constant_9 = constant_9,
                   .constant_10 = n_2);
    return true;
}

/* gemm.pat:81  pattern rows_of(a, n) {
 *     s = Shape(a) { start == 0 };
 *     return Concat(Unsqueeze(Gather(s, scalar(0)), 0), Unsqueeze(Gather(s, scalar(1)), 0), n & const)
 *          | Concat(Slice(s, 0, 2, 0?, 1?), n & const);
 * } */
bool gemm_rows_of_find(DFG_FIND_ON(gemm_rows_of))
{
    for (uint32_t alt = way[0]; alt < 2u; way[0] = ++alt) {
        if (dfg_op(g, n) != gemm_op_Concat) continue;
        if (alt == 0) {
            if (!gemm_rows_of_as_concat_find(g, n, m, whole)) continue;
        } else if (!gemm_rows_of_as_concat_2_find(g, n, m, whole)) {
            continue;
        }
        return true;
    }
    return false;
}

/* gemm.pat:86  cond columns(a, r, b, n) =
 *     a.rank == 3, r.rank == 2, b.rank == 2, r.shape[1] == a.shape[-1], n.elements == 1,
 *     value(n) == b.shape[1] or (value(n) == -1 and b.shape[0] > 0); */
static DFG_APART bool gemm_columns(const dfg_graph *g, dfg_node a, dfg_node r, dfg_node b, dfg_node n2)
{
    return dfg_rank(g, a) == 3 && dfg_rank(g, r) == 2 && dfg_rank(g, b) == 2
        && dfg_extent_eq(g, dfg_extent_of(g, r, 1), dfg_extent_of(g, a, -1))
        && dfg_extent_eq(g, dfg_elements_of(g, n2), dfg_int(1))
        && (dfg_extent_eq(g, dfg_value_of(g, n2), dfg_extent_of(g, b, 1))
            || (dfg_scalar_eq(dfg_value_of(g, n2), dfg_int(-1))
                && dfg_dim_gt(g, dfg_extent_of(g, b, 0), dfg_int(0))));
}

/* gemm.pat:89  rule gemm_rows_of_shape(a, b, c, n) : keep_shared {
 *     r = Reshape(a, _);
 *     g = Gemm(r, b, c) { alpha == 1, beta == 1, transA == 0, transB == 0 };
 *     match Reshape(g, rows_of(a, n)) { allowzero == 0 };
 *     where uses(g) == 1, c.rank <= 1, columns(a, r, b, n);
 *     rewrite Add(MatMul(a, b), c);
 * } */
bool gemm_gemm_rows_of_shape_find(DFG_FIND_ON(gemm_gemm_rows_of_shape))
{
    if (!dfg_calls_argc(g, n, gemm_op_Reshape, 2) || !dfg_int_is(g, n, gemm_attr_allowzero, 0, 0))
        return false;
    dfg_node g_2 = dfg_operand(g, n, 0);
    if (!dfg_calls_with(g, g_2, gemm_op_Gemm, 3) || !dfg_float_is(g, g_2, gemm_attr_alpha, 1.0, 1.0))
        return false;
    if (!dfg_float_is(g, g_2, gemm_attr_beta, 1.0, 1.0)) return false;
    if (!dfg_int_is(g, g_2, gemm_attr_transA, 0, 0) || !dfg_int_is(g, g_2, gemm_attr_transB, 0, 0))
        return false;
    dfg_node r = dfg_operand(g, g_2, 0);
    if (!dfg_calls_argc(g, r, gemm_op_Reshape, 2)) return false;
    dfg_node a = dfg_operand(g, r, 0), x = dfg_operand(g, r, 1), b = dfg_operand(g, g_2, 1);
    dfg_node c = dfg_operand(g, g_2, 2);
    if (dfg_uses(g, g_2) != 1 || !dfg_le(dfg_rank_of(g, c), dfg_int(1))) return false;
    struct gemm_rows_of_match rows_of;
    for (; gemm_rows_of_find(g, dfg_operand(g, n, 1), way, &rows_of, DFG_PART(whole, rows_of)); way[0]++) {
        if (rows_of.a != a) continue;
        if (!dfg_in_body(g, n, (const dfg_node[]){g_2, r, rows_of.root}, 3)) continue;
        if (!gemm_columns(g, a, r, b, rows_of.n)) continue;
        DFG_GIVE(gemm_gemm_rows_of_shape, .root = n, .a = a, .b = b, .c = c, .n = rows_of.n, .r = r,
                 .g = g_2);
        DFG_GIVE_PARTS(whole->x = x);
        return true;
    }
    return false;
}

/* gemm.pat:97  rule gemm_rows_of_reshape(x, b, c, n) : keep_shared {
 *     a = Reshape(x, _);
 *     r = Reshape(x, _);
 *     g = Gemm(r, b, c) { alpha == 1, beta == 1, transA == 0, transB == 0 };
 *     match Reshape(g, rows_of(a, n)) { allowzero == 0 };
 *     where uses(g) == 1, c.rank <= 1, columns(a, r, b, n);
 *     rewrite Add(MatMul(a, b), c);
 * } */
bool gemm_gemm_rows_of_reshape_find(DFG_FIND_ON(gemm_gemm_rows_of_reshape))
{
    if (!dfg_calls_argc(g, n, gemm_op_Reshape, 2) || !dfg_int_is(g, n, gemm_attr_allowzero, 0, 0))
        return false;
    dfg_node g_2 = dfg_operand(g, n, 0);
    if (!dfg_calls_with(g, g_2, gemm_op_Gemm, 3) || !dfg_float_is(g, g_2, gemm_attr_alpha, 1.0, 1.0))
        return false;
    if (!dfg_float_is(g, g_2, gemm_attr_beta, 1.0, 1.0)) return false;
    if (!dfg_int_is(g, g_2, gemm_attr_transA, 0, 0) || !dfg_int_is(g, g_2, gemm_attr_transB, 0, 0))
        return false;
    dfg_node r = dfg_operand(g, g_2, 0);
    if (!dfg_calls_argc(g, r, gemm_op_Reshape, 2)) return false;
    dfg_node x = dfg_operand(g, r, 0), x_2 = dfg_operand(g, r, 1), b = dfg_operand(g, g_2, 1);
    dfg_node c = dfg_operand(g, g_2, 2);
    if (dfg_uses(g, g_2) != 1 || !dfg_le(dfg_rank_of(g, c), dfg_int(1))) return false;
    struct gemm_rows_of_match rows_of;
    for (; gemm_rows_of_find(g, dfg_operand(g, n, 1), way, &rows_of, DFG_PART(whole, rows_of)); way[0]++) {
        dfg_node a = rows_of.a;
        if (!dfg_calls_argc(g, a, gemm_op_Reshape, 2)) continue;
        if (dfg_operand(g, a, 0) != x) continue;
        dfg_node x_3 = dfg_operand(g, a, 1);
        if (!dfg_in_body(g, n, (const dfg_node[]){g_2, r, rows_of.root, a}, 4)) continue;
        if (!gemm_columns(g, a, r, b, rows_of.n)) continue;
        DFG_GIVE(gemm_gemm_rows_of_reshape, .root = n, .x = x, .b = b, .c = c, .n = rows_of.n, .a = a,
                 .r = r, .g = g_2);
        DFG_GIVE_PARTS(whole->x = x_3, whole->x_2 = x_2);
        return true;
    }
    return false;
}

static DFG_APART enum dfg_tri gemm_same_2(const dfg_graph *g, dfg_node n2, dfg_node a)
{
    const int64_t n = dfg_rank_less(g, a, 2), m = dfg_rank_less(g, a, 2);
    if (!dfg_is_length(n) || !dfg_is_length(m)) return DFG_UNKNOWN;
    enum dfg_tri all = n == m ? DFG_TRUE : DFG_FALSE;
    for (int64_t k = 0; all != DFG_FALSE && k < n; k++)
        all = dfg_both(all, dfg_extent_same(g, dfg_extent_of(g, n2, k), dfg_extent_of(g, a, k)));
    return all;
}

static DFG_APART enum dfg_tri gemm_same_3(const dfg_graph *g, dfg_node n2, dfg_node a, dfg_node b)
{
    const int64_t n = dfg_rank_less(g, a, 2), m = dfg_rank_less(g, a, 2);
    if (!dfg_is_length(n) || !dfg_is_length(m)) return DFG_UNKNOWN;
    enum dfg_tri all = n == m ? DFG_TRUE : DFG_FALSE;
    for (int64_t k = 0; all != DFG_FALSE && k < n; k++)
        all = dfg_both(all, dfg_extent_same(g, dfg_extent_of(g, n2, k), dfg_extent_of(g, b, k)));
    return all;
}

/* gemm.pat:106  rule matmul_stacks(a, b) : keep_shared {
 *     ra = Reshape(a, _);
 *     rb = Reshape(b, _);
 *     m = MatMul(ra, rb);
 *     y = Reshape(m, _);
 *     match y;
 *     where uses(m) == 1, ra.rank == 3, rb.rank == 3, a.rank == b.rank, y.rank == a.rank, a.rank >= 3;
 *     where ra.shape[0] == rb.shape[0];
 *     where ra.shape[1] == a.shape[-2], ra.shape[2] == a.shape[-1], rb.shape[1] == b.shape[-2],
 *         rb.shape[2] == b.shape[-1];
 *     where [y.shape[i] for i in range(a.rank - 2)] == [a.shape[i] for i in range(a.rank - 2)];
 *     where [y.shape[i] for i in range(a.rank - 2)] == [b.shape[i] for i in range(a.rank - 2)];
 *     where y.shape[-2] == a.shape[-2], y.shape[-1] == b.shape[-1];
 *     rewrite MatMul(a, b);
 * } */
bool gemm_matmul_stacks_find(DFG_FIND(gemm_matmul_stacks))
{
    if (!dfg_calls_argc(g, n, gemm_op_Reshape, 2)) return false;
    dfg_node m_2 = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, m_2, gemm_op_MatMul, 2)) return false;
    dfg_node ra = dfg_operand(g, m_2, 0);
    if (!dfg_calls_argc(g, ra, gemm_op_Reshape, 2)) return false;
    dfg_node a = dfg_operand(g, ra, 0), x = dfg_operand(g, ra, 1), rb = dfg_operand(g, m_2, 1);
    if (!dfg_calls_argc(g, rb, gemm_op_Reshape, 2)) return false;
    dfg_node b = dfg_operand(g, rb, 0), x_2 = dfg_operand(g, rb, 1), x_3 = dfg_operand(g, n, 1);
    if (!dfg_in_body(g, n, (const dfg_node[]){m_2, ra, rb}, 3) || dfg_uses(g, m_2) != 1) return false;
    if (dfg_rank(g, ra) != 3 || dfg_rank(g, rb) != 3) return false;
    if (!dfg_scalar_eq(dfg_rank_of(g, a), dfg_rank_of(g, b))) return false;
    if (!dfg_scalar_eq(dfg_rank_of(g, n), dfg_rank_of(g, a))) return false;
    if (!dfg_ge(dfg_rank_of(g, a), dfg_int(3))) return false;
    if (!dfg_extent_eq(g, dfg_extent_of(g, ra, 0), dfg_extent_of(g, rb, 0))) return false;
    if (!dfg_extent_eq(g, dfg_extent_of(g, ra, 1), dfg_extent_of(g, a, -2))) return false;
    if (!dfg_extent_eq(g, dfg_extent_of(g, ra, 2), dfg_extent_of(g, a, -1))) return false;
    if (!dfg_extent_eq(g, dfg_extent_of(g, rb, 1), dfg_extent_of(g, b, -2))) return false;
    if (!dfg_extent_eq(g, dfg_extent_of(g, rb, 2), dfg_extent_of(g, b, -1))) return false;
    if (gemm_same_2(g, n, a) != DFG_TRUE || gemm_same_3(g, n, a, b) != DFG_TRUE) return false;
    if (!dfg_extent_eq(g, dfg_extent_of(g, n, -2), dfg_extent_of(g, a, -2))) return false;
    if (!dfg_extent_eq(g, dfg_extent_of(g, n, -1), dfg_extent_of(g, b, -1))) return false;
    DFG_GIVE(gemm_matmul_stacks, .root = n, .a = a, .b = b, .ra = ra, .rb = rb, .m = m_2, .y = n);
    DFG_GIVE_WHOLE(gemm_matmul_stacks, .x = x, .x_2 = x_2, .x_3 = x_3);
    return true;
}

/* gemm.pat:121  rule matmul_stacks_turned(a, b) : keep_shared {
 *     ra = Reshape(a, _);
 *     rb = Reshape(b, _);
 *     m = MatMul(ra, Transpose(rb) { perm == [0, 2, 1] });
 *     y = Reshape(m, _);
 *     match y;
 *     where uses(m) == 1, ra.rank == 3, rb.rank == 3, a.rank == b.rank, y.rank == a.rank, a.rank >= 3;
 *     where ra.shape[0] == rb.shape[0];
 *     where ra.shape[1] == a.shape[-2], ra.shape[2] == a.shape[-1], rb.shape[1] == b.shape[-2],
 *         rb.shape[2] == b.shape[-1];
 *     where [y.shape[i] for i in range(a.rank - 2)] == [a.shape[i] for i in range(a.rank - 2)];
 *     where [y.shape[i] for i in range(a.rank - 2)] == [b.shape[i] for i in range(a.rank - 2)];
 *     where y.shape[-2] == a.shape[-2], y.shape[-1] == b.shape[-2];
 *     rewrite MatMul(a, Transpose(b) {
 *         perm = [i < b.rank - 2 ? i : i == b.rank - 2 ? i + 1 : i - 1 for i in range(b.rank)]
 *     });
 * } */
bool gemm_matmul_stacks_turned_find(DFG_FIND(gemm_matmul_stacks_turned))
{
    if (!dfg_calls_argc(g, n, gemm_op_Reshape, 2)) return false;
    dfg_node m_2 = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, m_2, gemm_op_MatMul, 2)) return false;
    dfg_node ra = dfg_operand(g, m_2, 0);
    if (!dfg_calls_argc(g, ra, gemm_op_Reshape, 2)) return false;
    dfg_node a = dfg_operand(g, ra, 0), x = dfg_operand(g, ra, 1), transpose = dfg_operand(g, m_2, 1);
    if (!dfg_calls_argc(g, transpose, gemm_op_Transpose, 1)) return false;
    if (!dfg_list_is(g, transpose, gemm_attr_perm, dfg_list(gemm_list_0_2_1, 3), false)) return false;
    dfg_node rb = dfg_operand(g, transpose, 0);
    if (!dfg_calls_argc(g, rb, gemm_op_Reshape, 2)) return false;
    dfg_node b = dfg_operand(g, rb, 0), x_2 = dfg_operand(g, rb, 1), x_3 = dfg_operand(g, n, 1);
    if (!dfg_in_body(g, n, (const dfg_node[]){m_2, ra, transpose, rb}, 4) || dfg_uses(g, m_2) != 1)
        return false;
    if (dfg_rank(g, ra) != 3 || dfg_rank(g, rb) != 3) return false;
    if (!dfg_scalar_eq(dfg_rank_of(g, a), dfg_rank_of(g, b))) return false;
    if (!dfg_scalar_eq(dfg_rank_of(g, n), dfg_rank_of(g, a))) return false;
    if (!dfg_ge(dfg_rank_of(g, a), dfg_int(3))) return false;
    if (!dfg_extent_eq(g, dfg_extent_of(g, ra, 0), dfg_extent_of(g, rb, 0))) return false;
    if (!dfg_extent_eq(g, dfg_extent_of(g, ra, 1), dfg_extent_of(g, a, -2))) return false;
    if (!dfg_extent_eq(g, dfg_extent_of(g, ra, 2), dfg_extent_of(g, a, -1))) return false;
    if (!dfg_extent_eq(g, dfg_extent_of(g, rb, 1), dfg_extent_of(g, b, -2))) return false;
    if (!dfg_extent_eq(g, dfg_extent_of(g, rb, 2), dfg_extent_of(g, b, -1))) return false;
    if (gemm_same_2(g, n, a) != DFG_TRUE || gemm_same_3(g, n, a, b) != DFG_TRUE) return false;
    if (!dfg_extent_eq(g, dfg_extent_of(g, n, -2), dfg_extent_of(g, a, -2))) return false;
    if (!dfg_extent_eq(g, dfg_extent_of(g, n, -1), dfg_extent_of(g, b, -2))) return false;
    DFG_GIVE(gemm_matmul_stacks_turned, .root = n, .a = a, .b = b, .ra = ra, .rb = rb, .m = m_2, .y = n);
    DFG_GIVE_WHOLE(gemm_matmul_stacks_turned, .x = x, .x_2 = x_2, .transpose = transpose, .x_3 = x_3);
    return true;
}

static DFG_APART enum dfg_tri gemm_same_4(const dfg_graph *g, dfg_node r, dfg_node x)
{
    const int64_t n = dfg_rank_less(g, x, 1), m = dfg_rank_less(g, x, 1);
    if (!dfg_is_length(n) || !dfg_is_length(m)) return DFG_UNKNOWN;
    enum dfg_tri all = n == m ? DFG_TRUE : DFG_FALSE;
    for (int64_t k = 0; all != DFG_FALSE && k < n; k++)
        all = dfg_both(all, dfg_extent_same(g, dfg_extent_of(g, r, k), dfg_extent_of(g, x, k)));
    return all;
}

/* gemm.pat:139  rule bias_before_heads(x, c, s) {
 *     r = Reshape(x, s);
 *     match Add(r, c & const);
 *     where r.rank == x.rank + 1, c.rank >= 2, c.rank <= r.rank, c.elements == x.shape[-1], same_dtype(c, x),
 *         c.shape[-1] == r.shape[-1], c.shape[-2] == r.shape[-2];
 *     where [r.shape[i] for i in range(x.rank - 1)] == [x.shape[i] for i in range(x.rank - 1)];
 *     rewrite Reshape(Add(x, Reshape(c, i64 [-1])), s) { ..r };
 * } */
bool gemm_bias_before_heads_match(const dfg_graph *g, dfg_node n, struct gemm_bias_before_heads_match *m)
{
    if (!dfg_calls_argc(g, n, gemm_op_Add, 2)) return false;
    uint32_t swap = dfg_op(g, dfg_operand(g, n, 0)) == gemm_op_Reshape ? 0 : 1;
    dfg_node r = dfg_arg(g, n, swap);
    if (!dfg_calls_argc(g, r, gemm_op_Reshape, 2)) return false;
    dfg_node x = dfg_operand(g, r, 0), s = dfg_operand(g, r, 1), c = dfg_arg(g, n, 1 - swap);
    if (!dfg_is(g, c, DFG_CONST) || !dfg_same_body(g, n, r)) return false;
    if (!dfg_scalar_eq(dfg_rank_of(g, r), dfg_rank_plus(g, x, 1))) return false;
    if (!dfg_ge(dfg_rank_of(g, c), dfg_int(2)) || !dfg_le(dfg_rank_of(g, c), dfg_rank_of(g, r)))
        return false;
    if (!dfg_extent_eq(g, dfg_elements_of(g, c), dfg_extent_of(g, x, -1))) return false;
    if (dfg_same_dtype(g, c, x) != DFG_TRUE) return false;
    if (!dfg_extent_eq(g, dfg_extent_of(g, c, -1), dfg_extent_of(g, r, -1))) return false;
    if (!dfg_extent_eq(g, dfg_extent_of(g, c, -2), dfg_extent_of(g, r, -2))) return false;
    if (gemm_same_4(g, r, x) != DFG_TRUE) return false;
    DFG_GIVE(gemm_bias_before_heads, .root = n, .x = x, .c = c, .s = s, .r = r);
    return true;
}

/* gemm.pat:149  rule einsum_matmul(a, b) {
 *     match Einsum(a, b) { equation in {"ab,bc->ac", "abc,acd->abd", "abcd,abde->abce"} };
 *     where a.shape[-1] == b.shape[-2];
 *     rewrite MatMul(a, b);
 * } */
bool gemm_einsum_matmul_match(const dfg_graph *g, dfg_node n, struct gemm_einsum_matmul_match *m)
{
    if (!dfg_calls_with(g, n, gemm_op_Einsum, 2)) return false;
    if (!(dfg_scalar_eq(dfg_attr(g, n, gemm_attr_equation), dfg_str(g, gemm_str_ab_bc_ac))
          || dfg_scalar_eq(dfg_attr(g, n, gemm_attr_equation), dfg_str(g, gemm_str_abc_acd_abd))
          || dfg_scalar_eq(dfg_attr(g, n, gemm_attr_equation), dfg_str(g, gemm_str_abcd_abde_abce))))
        return false;
    dfg_node a = dfg_operand(g, n, 0), b = dfg_operand(g, n, 1);
    if (!dfg_extent_eq(g, dfg_extent_of(g, a, -1), dfg_extent_of(g, b, -2))) return false;
    DFG_GIVE(gemm_einsum_matmul, .root = n, .a = a, .b = b);
    return true;
}
