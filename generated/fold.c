/* Made by pat2c from fold.pat; do not edit. */
#include "fold.h"
_Static_assert(FOLD_H == 0x0effcec55b715943, "fold.h is of another run of pat2c than this file");
#include "dfg_frames.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    fold_op_Add = DFG_FIRST_OP, fold_op_AveragePool, fold_op_BatchNormalization, fold_op_Conv,
    fold_op_ConvInteger, fold_op_ConvTranspose, fold_op_Div, fold_op_Flatten, fold_op_Gemm, fold_op_MatMul,
    fold_op_Mul, fold_op_Pad, fold_op_QLinearConv, fold_op_Reshape, fold_op_Squeeze, fold_op_Unsqueeze,
};
enum {
    fold_attr_auto_pad, fold_attr_ceil_mode, fold_attr_count_include_pad, fold_attr_kernel_shape,
    fold_attr_mode, fold_attr_pads, fold_attr_training_mode,
};
enum { fold_str_NOTSET, fold_str_VALID, fold_str_constant };
static const char *const fold_op_names[] = {
    "Add", "AveragePool", "BatchNormalization", "Conv", "ConvInteger", "ConvTranspose", "Div", "Flatten",
    "Gemm", "MatMul", "Mul", "Pad", "QLinearConv", "Reshape", "Squeeze", "Unsqueeze",
};
static const char *const fold_attr_names[] = {
    "auto_pad", "ceil_mode", "count_include_pad", "kernel_shape", "mode", "pads", "training_mode",
};
static const char *const fold_str_names[] = { "NOTSET", "VALID", "constant" };

const struct dfg_names fold_names = {
    .abi = DFG_ABI, .needs = 0, .name = "fold", .run = FOLD_H, .n_ops = 16, .ops = fold_op_names,
    .n_attrs = 7, .attrs = fold_attr_names, .n_strs = 3, .strs = fold_str_names,
};

/* fold.pat:13  rule fold_batch_norm(x, w, b, scale, shift, mean, variance) {
 *     f = (Conv | ConvTranspose | Gemm)(x, w & const, (b & const)?);
 *     norm = BatchNormalization(f, scale & const, shift & const, mean & const, variance & const)
 *         { training_mode == 0 };
 *     match norm;
 *     rewrite extern fold_norm;
 * } */
bool fold_fold_batch_norm_find(DFG_FIND(fold_fold_batch_norm))
{
    dfg_node n_call = dfg_first_result(g, n);
    if (!dfg_calls_argc(g, n_call, fold_op_BatchNormalization, 5)) return false;
    if (!dfg_int_is(g, n_call, fold_attr_training_mode, 0, 0)) return false;
    dfg_node f = dfg_operand(g, n_call, 0);
    if (!(dfg_op(g, f) == fold_op_Conv || dfg_op(g, f) == fold_op_ConvTranspose
          || dfg_op(g, f) == fold_op_Gemm)
        || dfg_n_args(g, f) > 3 || dfg_arg(g, f, 0) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, f, 0), w = dfg_arg(g, f, 1);
    if (!dfg_is(g, w, DFG_CONST)) return false;
    dfg_node b = DFG_NONE;
    if (dfg_arg(g, f, 2) != DFG_NONE) {
        b = dfg_arg(g, f, 2);
        if (!dfg_is(g, b, DFG_CONST)) return false;
    }
    dfg_node scale = dfg_operand(g, n_call, 1);
    if (!dfg_is(g, scale, DFG_CONST)) return false;
    dfg_node shift = dfg_operand(g, n_call, 2);
    if (!dfg_is(g, shift, DFG_CONST)) return false;
    dfg_node mean = dfg_operand(g, n_call, 3);
    if (!dfg_is(g, mean, DFG_CONST)) return false;
    dfg_node variance = dfg_operand(g, n_call, 4);
    if (!dfg_is(g, variance, DFG_CONST) || !dfg_in_body(g, n, (const dfg_node[]){n_call, f}, 2))
        return false;
    DFG_GIVE(fold_fold_batch_norm, .root = n, .x = x, .w = w, .b = b, .scale = scale, .shift = shift,
             .mean = mean, .variance = variance, .f = f, .norm = n);
    DFG_GIVE_WHOLE(fold_fold_batch_norm, .norm_call = dfg_first_result(g, n));
    return true;
}

/* fold.pat:21  rule fold_mul(x, w, b, c) {
 *     f = (Conv | ConvTranspose)(x, w & const, (b & const)?);
 *     match Mul(f, c & const);
 *     rewrite extern fold_factor;
 * } */
bool fold_fold_mul_match(const dfg_graph *g, dfg_node n, struct fold_fold_mul_match *m)
{
    if (!dfg_calls_argc(g, n, fold_op_Mul, 2)) return false;
    uint32_t swap = dfg_op(g, dfg_operand(g, n, 0)) == fold_op_Conv
        || dfg_op(g, dfg_operand(g, n, 0)) == fold_op_ConvTranspose
        ? 0
        : 1;
    dfg_node f = dfg_arg(g, n, swap);
    if (!(dfg_op(g, f) == fold_op_Conv || dfg_op(g, f) == fold_op_ConvTranspose) || dfg_n_args(g, f) > 3
        || dfg_arg(g, f, 0) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, f, 0), w = dfg_arg(g, f, 1);
    if (!dfg_is(g, w, DFG_CONST)) return false;
    dfg_node b = DFG_NONE;
    if (dfg_arg(g, f, 2) != DFG_NONE) {
        b = dfg_arg(g, f, 2);
        if (!dfg_is(g, b, DFG_CONST)) return false;
    }
    dfg_node c = dfg_arg(g, n, 1 - swap);
    if (!dfg_is(g, c, DFG_CONST) || !dfg_same_body(g, n, f)) return false;
    DFG_GIVE(fold_fold_mul, .root = n, .x = x, .w = w, .b = b, .c = c, .f = f);
    return true;
}

/* fold.pat:26  rule fold_div(x, w, b, c) {
 *     f = (Conv | ConvTranspose)(x, w & const, (b & const)?);
 *     match Div(f, c & const : {f16, f32, f64});
 *     rewrite extern fold_divisor;
 * } */
bool fold_fold_div_match(const dfg_graph *g, dfg_node n, struct fold_fold_div_match *m)
{
    if (!dfg_calls_argc(g, n, fold_op_Div, 2)) return false;
    dfg_node f = dfg_operand(g, n, 0);
    if (!(dfg_op(g, f) == fold_op_Conv || dfg_op(g, f) == fold_op_ConvTranspose) || dfg_n_args(g, f) > 3
        || dfg_arg(g, f, 0) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, f, 0), w = dfg_arg(g, f, 1);
    if (!dfg_is(g, w, DFG_CONST)) return false;
    dfg_node b = DFG_NONE;
    if (dfg_arg(g, f, 2) != DFG_NONE) {
        b = dfg_arg(g, f, 2);
        if (!dfg_is(g, b, DFG_CONST)) return false;
    }
    dfg_node c = dfg_operand(g, n, 1);
    if (!dfg_is(g, c, DFG_CONST)) return false;
    if (!dfg_dtype_in(g, c, 1u << DFG_F16 | 1u << DFG_F32 | 1u << DFG_F64) || !dfg_same_body(g, n, f))
        return false;
    DFG_GIVE(fold_fold_div, .root = n, .x = x, .w = w, .b = b, .c = c, .f = f);
    return true;
}

/* fold.pat:32  rule fold_add(x, w, b, c) {
 *     f = (Conv | ConvTranspose)(x, w, (b & const)?);
 *     match Add(f, c & const);
 *     rewrite extern fold_summand;
 * } */
bool fold_fold_add_match(const dfg_graph *g, dfg_node n, struct fold_fold_add_match *m)
{
    if (!dfg_calls_argc(g, n, fold_op_Add, 2)) return false;
    uint32_t swap = dfg_op(g, dfg_operand(g, n, 0)) == fold_op_Conv
        || dfg_op(g, dfg_operand(g, n, 0)) == fold_op_ConvTranspose
        ? 0
        : 1;
    dfg_node f = dfg_arg(g, n, swap);
    if (!(dfg_op(g, f) == fold_op_Conv || dfg_op(g, f) == fold_op_ConvTranspose) || dfg_n_args(g, f) > 3
        || dfg_arg(g, f, 0) == DFG_NONE || dfg_arg(g, f, 1) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, f, 0), w = dfg_arg(g, f, 1), b = DFG_NONE;
    if (dfg_arg(g, f, 2) != DFG_NONE) {
        b = dfg_arg(g, f, 2);
        if (!dfg_is(g, b, DFG_CONST)) return false;
    }
    dfg_node c = dfg_arg(g, n, 1 - swap);
    if (!dfg_is(g, c, DFG_CONST) || !dfg_same_body(g, n, f)) return false;
    DFG_GIVE(fold_fold_add, .root = n, .x = x, .w = w, .b = b, .c = c, .f = f);
    return true;
}

/* fold.pat:41  const */
static bool fold_conv_add_bias_not1(const dfg_graph *g, dfg_node n)
{
    return dfg_is(g, n, DFG_CONST);
}

/* fold.pat:38  rule conv_add_bias(x, w, b) {
 *     f = (Conv | ConvTranspose)(x, w);
 *     u = (Unsqueeze | Reshape)(b, _);
 *     match Add(f, u & !const);
 *     where b.rank == 1, b.elements == f.shape[1], u.rank <= f.rank, f.rank <= u.rank + 1,
 *         u.shape[u.rank - f.rank + 1] == f.shape[1];
 *     rewrite f.op(x, w, b) { ..f };
 * } */
bool fold_conv_add_bias_find(DFG_FIND(fold_conv_add_bias))
{
    if (!dfg_calls_argc(g, n, fold_op_Add, 2)) return false;
    uint32_t swap = dfg_op(g, dfg_operand(g, n, 0)) == fold_op_Conv
        || dfg_op(g, dfg_operand(g, n, 0)) == fold_op_ConvTranspose
        ? 0
        : 1;
    dfg_node f = dfg_arg(g, n, swap);
    if (!(dfg_op(g, f) == fold_op_Conv || dfg_op(g, f) == fold_op_ConvTranspose) || !dfg_has_args(g, f, 2))
        return false;
    dfg_node x = dfg_operand(g, f, 0), w = dfg_operand(g, f, 1), u = dfg_arg(g, n, 1 - swap);
    if (!(dfg_op(g, u) == fold_op_Unsqueeze || dfg_op(g, u) == fold_op_Reshape) || !dfg_argc_is(g, u, 2))
        return false;
    dfg_node b = dfg_operand(g, u, 0), x_2 = dfg_operand(g, u, 1);
    if (fold_conv_add_bias_not1(g, u)) return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){f, u}, 2) || dfg_rank(g, b) != 1) return false;
    if (!dfg_extent_eq(g, dfg_elements_of(g, b), dfg_extent_of(g, f, 1))) return false;
    if (!dfg_le(dfg_rank_of(g, u), dfg_rank_of(g, f))) return false;
    if (!dfg_le(dfg_rank_of(g, f), dfg_rank_plus(g, u, 1))) return false;
    /* where u.shape[u.rank - f.rank + 1] == f.shape[1] */
    if (!dfg_extent_eq(g,
                       dfg_at(dfg_shape_of(g, u),
                              dfg_int_add(dfg_int_sub(dfg_rank_of(g, u), dfg_rank_of(g, f)), dfg_int(1))),
                       dfg_extent_of(g, f, 1)))
        return false;
    DFG_GIVE(fold_conv_add_bias, .root = n, .x = x, .w = w, .b = b, .f = f, .u = u);
    DFG_GIVE_WHOLE(fold_conv_add_bias, .x = x_2);
    return true;
}

/* fold.pat:47  rule fold_matmul_mul(x, w, c) {
 *     f = MatMul(x, w & const);
 *     match Mul(f, c & const);
 *     where c.rank <= 1;
 *     rewrite extern fold_columns;
 * } */
bool fold_fold_matmul_mul_match(const dfg_graph *g, dfg_node n, struct fold_fold_matmul_mul_match *m)
{
    if (!dfg_calls_argc(g, n, fold_op_Mul, 2)) return false;
    uint32_t swap = dfg_op(g, dfg_operand(g, n, 0)) == fold_op_MatMul ? 0 : 1;
    dfg_node f = dfg_arg(g, n, swap);
    if (!dfg_calls_argc(g, f, fold_op_MatMul, 2)) return false;
    dfg_node x = dfg_operand(g, f, 0), w = dfg_operand(g, f, 1);
    if (!dfg_is(g, w, DFG_CONST)) return false;
    dfg_node c = dfg_arg(g, n, 1 - swap);
    if (!dfg_is(g, c, DFG_CONST) || !dfg_same_body(g, n, f) || !dfg_le(dfg_rank_of(g, c), dfg_int(1)))
        return false;
    DFG_GIVE(fold_fold_matmul_mul, .root = n, .x = x, .w = w, .c = c, .f = f);
    return true;
}

/* fold.pat:54
 * rule conv_zero_bias(x, w) { c = (Conv | ConvTranspose)(x, w, splat(0)); match c; rewrite c.op(x, w) { ..c }; } */
bool fold_conv_zero_bias_find(DFG_FIND(fold_conv_zero_bias))
{
    if (!(dfg_op(g, n) == fold_op_Conv || dfg_op(g, n) == fold_op_ConvTranspose) || !dfg_has_args(g, n, 3))
        return false;
    dfg_node x = dfg_operand(g, n, 0), w = dfg_operand(g, n, 1), constant = dfg_operand(g, n, 2);
    if (!dfg_splat_is(g, constant, dfg_int(0), DFG_NO_DTYPE)) return false;
    DFG_GIVE(fold_conv_zero_bias, .root = n, .x = x, .w = w, .c = n);
    DFG_GIVE_WHOLE(fold_conv_zero_bias, .constant = constant);
    return true;
}

/* fold.pat:55  rule gemm_zero_bias(a, b, c) {
 *     g = Gemm(a, b, c & splat(0));
 *     match g;
 *     where c.rank <= 2;
 *     rewrite Gemm(a, b) { ..g };
 * } */
bool fold_gemm_zero_bias_match(const dfg_graph *g, dfg_node n, struct fold_gemm_zero_bias_match *m)
{
    if (!dfg_calls_with(g, n, fold_op_Gemm, 3)) return false;
    dfg_node a = dfg_operand(g, n, 0), b = dfg_operand(g, n, 1), c = dfg_operand(g, n, 2);
    if (!dfg_splat_is(g, c, dfg_int(0), DFG_NO_DTYPE) || !dfg_le(dfg_rank_of(g, c), dfg_int(2)))
        return false;
    DFG_GIVE(fold_gemm_zero_bias, .root = n, .a = a, .b = b, .c = c, .g = n);
    return true;
}

/* fold.pat:61  rule qlinear_zero_bias(x, xs, xz, w, ws, wz, ys, yz) {
 *     c = QLinearConv(x, xs, xz, w, ws, wz, ys, yz, splat(0));
 *     match c;
 *     rewrite QLinearConv(x, xs, xz, w, ws, wz, ys, yz) { ..c };
 * } */
bool fold_qlinear_zero_bias_find(DFG_FIND(fold_qlinear_zero_bias))
{
    if (!dfg_calls_with(g, n, fold_op_QLinearConv, 9)) return false;
    dfg_node x = dfg_operand(g, n, 0), xs = dfg_operand(g, n, 1), xz = dfg_operand(g, n, 2);
    dfg_node w = dfg_operand(g, n, 3), ws = dfg_operand(g, n, 4), wz = dfg_operand(g, n, 5);
    dfg_node ys = dfg_operand(g, n, 6), yz = dfg_operand(g, n, 7), constant = dfg_operand(g, n, 8);
    if (!dfg_splat_is(g, constant, dfg_int(0), DFG_NO_DTYPE)) return false;
    DFG_GIVE(fold_qlinear_zero_bias, .root = n, .x = x, .xs = xs, .xz = xz, .w = w, .ws = ws, .wz = wz,
             .ys = ys, .yz = yz, .c = n);
    DFG_GIVE_WHOLE(fold_qlinear_zero_bias, .constant = constant);
    return true;
}

static DFG_APART dfg_val fold_min(const dfg_graph *g, dfg_node pads)
{
    const dfg_val list = dfg_elements(g, pads);
    const int64_t n = dfg_len(list);
    dfg_val total = dfg_nil();
    for (int64_t k = 0; k < n; k++) {
        const dfg_val each = dfg_item_at(&list, k);
        total = dfg_min(k == 0 ? each : total, each);
    }
    return total;
}

static DFG_APART bool fold_holds(const dfg_graph *g, dfg_node pads, dfg_node x)
{
    return !dfg_scalar_eq(dfg_count(dfg_len(dfg_elements(g, pads))),
                          dfg_int_mul(dfg_int(2), dfg_rank_of(g, x)));
}

static DFG_APART bool fold_holds_2(const dfg_graph *g, dfg_node pads)
{
    return !dfg_scalar_eq(dfg_item(dfg_elements(g, pads), 0), dfg_int(0));
}

static DFG_APART bool fold_holds_3(const dfg_graph *g, dfg_node pads)
{
    return !dfg_scalar_eq(dfg_item(dfg_elements(g, pads), 1), dfg_int(0));
}

/* fold.pat:70  rule pad_conv(x, pads, zero, w, b) {
 *     c = Conv(Pad(x, pads & const, (zero & 0)?) { mode == "constant" }, w, b?);
 *     match c;
 *     where c.auto_pad in {"NOTSET", "VALID"}, x.rank >= 3;
 *     where min([v for v in value(pads)]) >= 0, len([v for v in value(pads)]) == 2 * x.rank;
 *     where value(pads)[0] == 0, value(pads)[1] == 0, value(pads)[x.rank] == 0, value(pads)[x.rank + 1] == 0;
 *     rewrite Conv(x, w, b?) {
 *         ..c, auto_pad = "NOTSET",
 *         pads = [value(pads)[i < x.rank - 2 ? i + 2 : i + 4]
 *                 + (present(c.pads) and c.auto_pad == "NOTSET" ? c.pads[i] : 0)
 *                 for i in range(2 * (x.rank - 2))]
 *     };
 * } */
bool fold_pad_conv_find(DFG_FIND(fold_pad_conv))
{
    if (dfg_op(g, n) != fold_op_Conv || dfg_n_args(g, n) > 3 || dfg_arg(g, n, 1) == DFG_NONE) return false;
    dfg_node pad = dfg_arg(g, n, 0);
    if (dfg_op(g, pad) != fold_op_Pad || dfg_n_args(g, pad) > 3 || dfg_arg(g, pad, 0) == DFG_NONE)
        return false;
    if (!dfg_str_is(g, pad, fold_attr_mode, fold_str_constant, fold_str_constant)) return false;
    dfg_node x = dfg_arg(g, pad, 0), pads = dfg_arg(g, pad, 1);
    if (!dfg_is(g, pads, DFG_CONST)) return false;
    dfg_node zero = DFG_NONE;
    if (dfg_arg(g, pad, 2) != DFG_NONE) {
        zero = dfg_arg(g, pad, 2);
        if (!dfg_const_is(g, zero, dfg_int(0), DFG_NO_DTYPE)) return false;
    }
    dfg_node w = dfg_arg(g, n, 1), b = dfg_arg(g, n, 2);
    if (!dfg_same_body(g, n, pad)) return false;
    /* where c.auto_pad in {"NOTSET", "VALID"} */
    if (!(dfg_str_is(g, n, fold_attr_auto_pad, fold_str_NOTSET, fold_str_NOTSET)
          || dfg_str_is(g, n, fold_attr_auto_pad, fold_str_VALID, fold_str_NOTSET)))
        return false;
    if (!dfg_ge(dfg_rank_of(g, x), dfg_int(3)) || !dfg_ge(fold_min(g, pads), dfg_int(0))) return false;
    /* where len([v for v in value(pads)]) == 2 * x.rank */
    if (fold_holds(g, pads, x)) return false;
    if (fold_holds_2(g, pads)) return false;
    if (fold_holds_3(g, pads)) return false;
    if (!dfg_scalar_eq(dfg_at(dfg_elements(g, pads), dfg_rank_of(g, x)), dfg_int(0))) return false;
    if (!dfg_scalar_eq(dfg_at(dfg_elements(g, pads), dfg_rank_plus(g, x, 1)), dfg_int(0))) return false;
    DFG_GIVE(fold_pad_conv, .root = n, .x = x, .pads = pads, .zero = zero, .w = w, .b = b, .c = n);
    DFG_GIVE_WHOLE(fold_pad_conv, .pad = pad);
    return true;
}

/* fold.pat:84  rule pad_conv_integer(x, pads, zero, w) {
 *     c = ConvInteger(Pad(x, pads & const, (zero & 0)?) { mode == "constant" }, w);
 *     match c;
 *     where c.auto_pad in {"NOTSET", "VALID"}, x.rank >= 3;
 *     where min([v for v in value(pads)]) >= 0, len([v for v in value(pads)]) == 2 * x.rank;
 *     where value(pads)[0] == 0, value(pads)[1] == 0, value(pads)[x.rank] == 0, value(pads)[x.rank + 1] == 0;
 *     rewrite ConvInteger(x, w) {
 *         ..c, auto_pad = "NOTSET",
 *         pads = [value(pads)[i < x.rank - 2 ? i + 2 : i + 4]
 *                 + (present(c.pads) and c.auto_pad == "NOTSET" ? c.pads[i] : 0)
 *                 for i in range(2 * (x.rank - 2))]
 *     };
 * } */
bool fold_pad_conv_integer_find(DFG_FIND(fold_pad_conv_integer))
{
    if (!dfg_calls_with(g, n, fold_op_ConvInteger, 2)) return false;
    dfg_node pad = dfg_operand(g, n, 0);
    if (dfg_op(g, pad) != fold_op_Pad || dfg_n_args(g, pad) > 3 || dfg_arg(g, pad, 0) == DFG_NONE)
        return false;
    if (!dfg_str_is(g, pad, fold_attr_mode, fold_str_constant, fold_str_constant)) return false;
    dfg_node x = dfg_arg(g, pad, 0), pads = dfg_arg(g, pad, 1);
    if (!dfg_is(g, pads, DFG_CONST)) return false;
    dfg_node zero = DFG_NONE;
    if (dfg_arg(g, pad, 2) != DFG_NONE) {
        zero = dfg_arg(g, pad, 2);
        if (!dfg_const_is(g, zero, dfg_int(0), DFG_NO_DTYPE)) return false;
    }
    dfg_node w = dfg_operand(g, n, 1);
    if (!dfg_same_body(g, n, pad)) return false;
    /* where c.auto_pad in {"NOTSET", "VALID"} */
    if (!(dfg_str_is(g, n, fold_attr_auto_pad, fold_str_NOTSET, fold_str_NOTSET)
          || dfg_str_is(g, n, fold_attr_auto_pad, fold_str_VALID, fold_str_NOTSET)))
        return false;
    if (!dfg_ge(dfg_rank_of(g, x), dfg_int(3)) || !dfg_ge(fold_min(g, pads), dfg_int(0))) return false;
    /* where len([v for v in value(pads)]) == 2 * x.rank */
    if (fold_holds(g, pads, x)) return false;
    if (fold_holds_2(g, pads)) return false;
    if (fold_holds_3(g, pads)) return false;
    if (!dfg_scalar_eq(dfg_at(dfg_elements(g, pads), dfg_rank_of(g, x)), dfg_int(0))) return false;
    if (!dfg_scalar_eq(dfg_at(dfg_elements(g, pads), dfg_rank_plus(g, x, 1)), dfg_int(0))) return false;
    DFG_GIVE(fold_pad_conv_integer, .root = n, .x = x, .pads = pads, .zero = zero, .w = w, .c = n);
    DFG_GIVE_WHOLE(fold_pad_conv_integer, .pad = pad);
    return true;
}

static DFG_APART dfg_val fold_max(const dfg_graph *g, dfg_node pads)
{
    const dfg_val list = dfg_elements(g, pads);
    const int64_t n = dfg_len(list);
    dfg_val total = dfg_nil();
    for (int64_t k = 0; k < n; k++) {
        const dfg_val each = dfg_item_at(&list, k);
        total = dfg_max(k == 0 ? each : total, each);
    }
    return total;
}

static DFG_APART bool fold_holds_4(const dfg_graph *g, dfg_node pads, dfg_node n, const dfg_val *k)
{
    return !dfg_lt(dfg_add(fold_max(g, pads),
                           dfg_known(dfg_attr(g, n, fold_attr_pads))
                           ? dfg_max_of(dfg_attr(g, n, fold_attr_pads))
                           : dfg_int(0)), dfg_min_of(*k));
}

/* fold.pat:98  rule pad_average(x, pads, zero) {
 *     a = AveragePool(Pad(x, pads & const, (zero & 0)?) { mode == "constant" })
 *         { count_include_pad == 1, auto_pad == "NOTSET", ceil_mode == 0, kernel_shape = k };
 *     match a;
 *     where x.rank >= 3, min([v for v in value(pads)]) >= 0, len([v for v in value(pads)]) == 2 * x.rank;
 *     where value(pads)[0] == 0, value(pads)[1] == 0, value(pads)[x.rank] == 0, value(pads)[x.rank + 1] == 0;
 *     where max([v for v in value(pads)]) + (present(a.pads) ? max(a.pads) : 0) < min(k);
 *     rewrite AveragePool(x) {
 *         ..a,
 *         pads = [value(pads)[i < x.rank - 2 ? i + 2 : i + 4] + (present(a.pads) ? a.pads[i] : 0)
 *                 for i in range(2 * (x.rank - 2))]
 *     };
 * } */
bool fold_pad_average_find(DFG_FIND(fold_pad_average))
{
    if (!dfg_calls_argc(g, n, fold_op_AveragePool, 1)) return false;
    if (!dfg_int_is(g, n, fold_attr_count_include_pad, 1, 0)) return false;
    if (!dfg_str_is(g, n, fold_attr_auto_pad, fold_str_NOTSET, fold_str_NOTSET)) return false;
    if (!dfg_int_is(g, n, fold_attr_ceil_mode, 0, 0)) return false;
    dfg_val k = dfg_attr(g, n, fold_attr_kernel_shape);
    if (!dfg_known(k)) return false;
    dfg_node pad = dfg_operand(g, n, 0);
    if (dfg_op(g, pad) != fold_op_Pad || dfg_n_args(g, pad) > 3 || dfg_arg(g, pad, 0) == DFG_NONE)
        return false;
    if (!dfg_str_is(g, pad, fold_attr_mode, fold_str_constant, fold_str_constant)) return false;
    dfg_node x = dfg_arg(g, pad, 0), pads = dfg_arg(g, pad, 1);
    if (!dfg_is(g, pads, DFG_CONST)) return false;
    dfg_node zero = DFG_NONE;
    if (dfg_arg(g, pad, 2) != DFG_NONE) {
        zero = dfg_arg(g, pad, 2);
        if (!dfg_const_is(g, zero, dfg_int(0), DFG_NO_DTYPE)) return false;
    }
    if (!dfg_same_body(g, n, pad) || !dfg_ge(dfg_rank_of(g, x), dfg_int(3))) return false;
    if (!dfg_ge(fold_min(g, pads), dfg_int(0))) return false;
    /* where len([v for v in value(pads)]) == 2 * x.rank */
    if (fold_holds(g, pads, x)) return false;
    if (fold_holds_2(g, pads)) return false;
    if (fold_holds_3(g, pads)) return false;
    if (!dfg_scalar_eq(dfg_at(dfg_elements(g, pads), dfg_rank_of(g, x)), dfg_int(0))) return false;
    if (!dfg_scalar_eq(dfg_at(dfg_elements(g, pads), dfg_rank_plus(g, x, 1)), dfg_int(0))) return false;
    /* where max([v for v in value(pads)]) + (present(a.pads) ? max(a.pads) : 0) < min(k) */
    if (fold_holds_4(g, pads, n, &k)) return false;
    DFG_GIVE(fold_pad_average, .root = n, .x = x, .pads = pads, .zero = zero, .a = n, .k = k);
    DFG_GIVE_WHOLE(fold_pad_average, .pad = pad);
    return true;
}

/* fold.pat:115  rule constant_reshaped(c) {
 *     y = (Reshape | Squeeze | Unsqueeze | Flatten)(c & const, ...);
 *     match y;
 *     where present(y.elements);
 *     rewrite extern fold_same_elements;
 * } */
bool fold_constant_reshaped_find(DFG_FIND(fold_constant_reshaped))
{
    if (!(dfg_op(g, n) == fold_op_Reshape || dfg_op(g, n) == fold_op_Squeeze
          || dfg_op(g, n) == fold_op_Unsqueeze || dfg_op(g, n) == fold_op_Flatten))
        return false;
    struct dfg_nodes rest = dfg_rest(g, n, 1, 0);
    dfg_node c = dfg_arg(g, n, 0);
    if (!dfg_is(g, c, DFG_CONST) || !dfg_known(dfg_elements_of(g, n))) return false;
    DFG_GIVE(fold_constant_reshaped, .root = n, .c = c, .y = n);
    DFG_GIVE_WHOLE(fold_constant_reshaped, .rest = rest);
    return true;
}
