/* What fold.pat declares, as tables for drivers and tests.  Made by pat2c; do not edit. */
#include "fold.h"
#if FOLD_H != 0xaddf3c46dc01578f
#error "fold.h is of another run of pat2c than this file"
#endif

#include <math.h>
#include <stddef.h>

#include "dfg.h"
#include "dfg_desc.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    OP_Add = DFG_FIRST_OP,
    OP_AveragePool,
    OP_BatchNormalization,
    OP_Conv,
    OP_ConvInteger,
    OP_ConvTranspose,
    OP_Div,
    OP_Flatten,
    OP_Gemm,
    OP_MatMul,
    OP_Mul,
    OP_Pad,
    OP_QLinearConv,
    OP_Reshape,
    OP_Squeeze,
    OP_Unsqueeze,
};
enum {
    ATTR_auto_pad,
    ATTR_ceil_mode,
    ATTR_count_include_pad,
    ATTR_kernel_shape,
    ATTR_mode,
    ATTR_pads,
    ATTR_training_mode,
};
enum {
    STR_NOTSET,
    STR_VALID,
    STR_constant,
};
static const char *const op_names[] = {
    "Add",
    "AveragePool",
    "BatchNormalization",
    "Conv",
    "ConvInteger",
    "ConvTranspose",
    "Div",
    "Flatten",
    "Gemm",
    "MatMul",
    "Mul",
    "Pad",
    "QLinearConv",
    "Reshape",
    "Squeeze",
    "Unsqueeze",
};
static const char *const attr_names[] = {
    "auto_pad",
    "ceil_mode",
    "count_include_pad",
    "kernel_shape",
    "mode",
    "pads",
    "training_mode",
};
static const char *const str_names[] = {
    "NOTSET",
    "VALID",
    "constant",
};

static const struct dfg_names whole_names = {
    .abi = DFG_ABI,
    .needs = 0,
    .n_ops = 16,
    .ops = op_names,
    .n_attrs = 7,
    .attrs = attr_names,
    .n_strs = 3,
    .strs = str_names,
};

struct fold_fold_batch_norm_whole {
    struct fold_fold_batch_norm_match m;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node norm_call;
    dfg_node constant_3;
    dfg_node constant_4;
    dfg_node constant_5;
    dfg_node constant_6;
};

static bool fold_fold_batch_norm_whole(const dfg_graph *g, dfg_node n,
                                       bool (*accept)(void *ctx, const void *m), void *ctx)
{
    dfg_node n_call = dfg_first_result(g, n);
    if (!dfg_calls_argc(g, n_call, OP_BatchNormalization, 5))
        return false;
    if (!dfg_int_is(g, n_call, ATTR_training_mode, 0, 0))
        return false;
    dfg_node f = dfg_arg(g, n_call, 0);
    if (!(dfg_op(g, f) == OP_Conv || dfg_op(g, f) == OP_ConvTranspose || dfg_op(g, f) == OP_Gemm)
        || dfg_n_args(g, f) > 3 || dfg_arg(g, f, 0) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, f, 0);
    dfg_node w = dfg_arg(g, f, 1);
    dfg_node constant = w;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    bool has_b = dfg_arg(g, f, 2) != DFG_NONE;
    dfg_node b = DFG_NONE, constant_2 = DFG_NONE;
    if (has_b) {
        b = dfg_arg(g, f, 2);
        constant_2 = b;
        if (!dfg_is(g, constant_2, DFG_CONST))
            return false;
    }
    dfg_node scale = dfg_arg(g, n_call, 1);
    dfg_node constant_3 = scale;
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    dfg_node shift = dfg_arg(g, n_call, 2);
    dfg_node constant_4 = shift;
    if (!dfg_is(g, constant_4, DFG_CONST))
        return false;
    dfg_node mean = dfg_arg(g, n_call, 3);
    dfg_node constant_5 = mean;
    if (!dfg_is(g, constant_5, DFG_CONST))
        return false;
    dfg_node variance = dfg_arg(g, n_call, 4);
    dfg_node constant_6 = variance;
    if (!dfg_is(g, constant_6, DFG_CONST) || !dfg_in_body(g, n, (const dfg_node[]){n_call, f}, 2))
        return false;
    return accept(ctx, &(struct fold_fold_batch_norm_whole){.m = {.root = n, .x = x, .w = w, .b = b,
            .scale = scale, .shift = shift, .mean = mean, .variance = variance, .f = f,
            .norm = n}, .constant = constant, .constant_2 = constant_2,
            .norm_call = dfg_first_result(g, n), .constant_3 = constant_3,
            .constant_4 = constant_4, .constant_5 = constant_5, .constant_6 = constant_6});
}

struct fold_fold_mul_whole {
    struct fold_fold_mul_match m;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node mul;
    dfg_node constant_3;
};

static bool fold_fold_mul_whole(const dfg_graph *g, dfg_node n,
                                bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_Mul, 2))
        return false;
    uint32_t swap = (dfg_op(g, dfg_arg(g, n, 0)) == OP_Conv
                     || dfg_op(g, dfg_arg(g, n, 0)) == OP_ConvTranspose)
        ? 0
        : 1;
    dfg_node f = dfg_arg(g, n, swap);
    if (!(dfg_op(g, f) == OP_Conv || dfg_op(g, f) == OP_ConvTranspose) || dfg_n_args(g, f) > 3
        || dfg_arg(g, f, 0) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, f, 0);
    dfg_node w = dfg_arg(g, f, 1);
    dfg_node constant = w;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    bool has_b = dfg_arg(g, f, 2) != DFG_NONE;
    dfg_node b = DFG_NONE, constant_2 = DFG_NONE;
    if (has_b) {
        b = dfg_arg(g, f, 2);
        constant_2 = b;
        if (!dfg_is(g, constant_2, DFG_CONST))
            return false;
    }
    dfg_node c = dfg_arg(g, n, 1 - swap);
    dfg_node constant_3 = c;
    if (!dfg_is(g, constant_3, DFG_CONST) || !dfg_same_body(g, n, f))
        return false;
    return accept(ctx, &(struct fold_fold_mul_whole){.m = {.root = n, .x = x, .w = w, .b = b, .c = c,
            .f = f}, .constant = constant, .constant_2 = constant_2, .mul = n,
            .constant_3 = constant_3});
}

struct fold_fold_div_whole {
    struct fold_fold_div_match m;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node div;
    dfg_node constant_3;
};

static bool fold_fold_div_whole(const dfg_graph *g, dfg_node n,
                                bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_Div, 2))
        return false;
    dfg_node f = dfg_arg(g, n, 0);
    if (!(dfg_op(g, f) == OP_Conv || dfg_op(g, f) == OP_ConvTranspose) || dfg_n_args(g, f) > 3
        || dfg_arg(g, f, 0) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, f, 0);
    dfg_node w = dfg_arg(g, f, 1);
    dfg_node constant = w;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    bool has_b = dfg_arg(g, f, 2) != DFG_NONE;
    dfg_node b = DFG_NONE, constant_2 = DFG_NONE;
    if (has_b) {
        b = dfg_arg(g, f, 2);
        constant_2 = b;
        if (!dfg_is(g, constant_2, DFG_CONST))
            return false;
    }
    dfg_node c = dfg_arg(g, n, 1);
    dfg_node constant_3 = c;
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    if (!dfg_dtype_in(g, constant_3, 1u << DFG_F16 | 1u << DFG_F32 | 1u << DFG_F64))
        return false;
    if (!dfg_same_body(g, n, f))
        return false;
    return accept(ctx, &(struct fold_fold_div_whole){.m = {.root = n, .x = x, .w = w, .b = b, .c = c,
            .f = f}, .constant = constant, .constant_2 = constant_2, .div = n,
            .constant_3 = constant_3});
}

struct fold_fold_add_whole {
    struct fold_fold_add_match m;
    dfg_node constant;
    dfg_node add;
    dfg_node constant_2;
};

static bool fold_fold_add_whole(const dfg_graph *g, dfg_node n,
                                bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_Add, 2))
        return false;
    uint32_t swap = (dfg_op(g, dfg_arg(g, n, 0)) == OP_Conv
                     || dfg_op(g, dfg_arg(g, n, 0)) == OP_ConvTranspose)
        ? 0
        : 1;
    dfg_node f = dfg_arg(g, n, swap);
    if (!(dfg_op(g, f) == OP_Conv || dfg_op(g, f) == OP_ConvTranspose) || dfg_n_args(g, f) > 3
        || dfg_arg(g, f, 0) == DFG_NONE || dfg_arg(g, f, 1) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, f, 0);
    dfg_node w = dfg_arg(g, f, 1);
    bool has_b = dfg_arg(g, f, 2) != DFG_NONE;
    dfg_node b = DFG_NONE, constant = DFG_NONE;
    if (has_b) {
        b = dfg_arg(g, f, 2);
        constant = b;
        if (!dfg_is(g, constant, DFG_CONST))
            return false;
    }
    dfg_node c = dfg_arg(g, n, 1 - swap);
    dfg_node constant_2 = c;
    if (!dfg_is(g, constant_2, DFG_CONST) || !dfg_same_body(g, n, f))
        return false;
    return accept(ctx, &(struct fold_fold_add_whole){.m = {.root = n, .x = x, .w = w, .b = b, .c = c,
            .f = f}, .constant = constant, .add = n, .constant_2 = constant_2});
}

static dfg_val fold_max1(const dfg_graph *g, dfg_node c)
{
    const dfg_val list = dfg_elements(g, c);
    const int64_t n = dfg_len(list);
    dfg_val total = dfg_nil();
    for (int64_t k = 0; k < n; k++) {
        const dfg_val each = dfg_abs(dfg_item(list, k));
        total = dfg_max(k == 0 ? each : total, each);
    }
    return total;
}

struct fold_fold_matmul_mul_whole {
    struct fold_fold_matmul_mul_match m;
    dfg_node mul;
    dfg_node matMul;
    dfg_node constant;
    dfg_node constant_2;
};

static bool fold_fold_matmul_mul_whole(const dfg_graph *g, dfg_node n,
                                       bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_Mul, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, n, 0)) == OP_MatMul ? 0 : 1;
    dfg_node matMul = dfg_arg(g, n, swap);
    if (!dfg_calls_with(g, matMul, OP_MatMul, 2))
        return false;
    dfg_node x = dfg_arg(g, matMul, 0);
    dfg_node w = dfg_arg(g, matMul, 1);
    dfg_node constant = w;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node c = dfg_arg(g, n, 1 - swap);
    dfg_node constant_2 = c;
    if (!dfg_is(g, constant_2, DFG_CONST) || !dfg_same_body(g, n, matMul))
        return false;
    /* where w.rank == 2 */
    if (dfg_rank(g, w) != 2)
        return false;
    /* where c.rank <= 1 */
    if (!dfg_le(dfg_rank_of(g, c), dfg_int(1)))
        return false;
    /* where max([abs(v) for v in value(c)]) < 1e30 */
    if (!dfg_lt(fold_max1(g, c), dfg_float(1e+30)))
        return false;
    return accept(ctx, &(struct fold_fold_matmul_mul_whole){.m = {.root = n, .x = x, .w = w, .c = c},
            .mul = n, .matMul = matMul, .constant = constant, .constant_2 = constant_2});
}

struct fold_conv_zero_bias_whole {
    struct fold_conv_zero_bias_match m;
    dfg_node constant;
};

static bool fold_conv_zero_bias_whole(const dfg_graph *g, dfg_node n,
                                      bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!(dfg_op(g, n) == OP_Conv || dfg_op(g, n) == OP_ConvTranspose) || !dfg_has_args(g, n, 3))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node w = dfg_arg(g, n, 1);
    dfg_node constant = dfg_arg(g, n, 2);
    if (!dfg_splat_is(g, constant, dfg_int(0), DFG_NO_DTYPE))
        return false;
    return accept(ctx, &(struct fold_conv_zero_bias_whole){.m = {.root = n, .x = x, .w = w, .c = n},
            .constant = constant});
}

struct fold_gemm_zero_bias_whole {
    struct fold_gemm_zero_bias_match m;
    dfg_node constant;
};

static bool fold_gemm_zero_bias_whole(const dfg_graph *g, dfg_node n,
                                      bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_Gemm, 3))
        return false;
    dfg_node a = dfg_arg(g, n, 0);
    dfg_node b = dfg_arg(g, n, 1);
    dfg_node c = dfg_arg(g, n, 2);
    dfg_node constant = c;
    if (!dfg_splat_is(g, constant, dfg_int(0), DFG_NO_DTYPE))
        return false;
    /* where c.rank <= 2 */
    if (!dfg_le(dfg_rank_of(g, c), dfg_int(2)))
        return false;
    return accept(ctx, &(struct fold_gemm_zero_bias_whole){.m = {.root = n, .a = a, .b = b, .c = c,
            .g = n}, .constant = constant});
}

struct fold_qlinear_zero_bias_whole {
    struct fold_qlinear_zero_bias_match m;
    dfg_node constant;
};

static bool fold_qlinear_zero_bias_whole(const dfg_graph *g, dfg_node n,
                                         bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_QLinearConv, 9))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node xs = dfg_arg(g, n, 1);
    dfg_node xz = dfg_arg(g, n, 2);
    dfg_node w = dfg_arg(g, n, 3);
    dfg_node ws = dfg_arg(g, n, 4);
    dfg_node wz = dfg_arg(g, n, 5);
    dfg_node ys = dfg_arg(g, n, 6);
    dfg_node yz = dfg_arg(g, n, 7);
    dfg_node constant = dfg_arg(g, n, 8);
    if (!dfg_splat_is(g, constant, dfg_int(0), DFG_NO_DTYPE))
        return false;
    return accept(ctx, &(struct fold_qlinear_zero_bias_whole){.m = {.root = n, .x = x, .xs = xs,
            .xz = xz, .w = w, .ws = ws, .wz = wz, .ys = ys, .yz = yz, .c = n},
            .constant = constant});
}

static dfg_val fold_min2(const dfg_graph *g, dfg_node pads)
{
    const dfg_val list = dfg_elements(g, pads);
    const int64_t n = dfg_len(list);
    dfg_val total = dfg_nil();
    for (int64_t k = 0; k < n; k++) {
        const dfg_val each = dfg_item(list, k);
        total = dfg_min(k == 0 ? each : total, each);
    }
    return total;
}

struct fold_pad_conv_whole {
    struct fold_pad_conv_match m;
    dfg_node pad;
    dfg_node constant;
    dfg_node constant_2;
};

static bool fold_pad_conv_whole(const dfg_graph *g, dfg_node n,
                                bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_Conv || dfg_n_args(g, n) > 3 || dfg_arg(g, n, 1) == DFG_NONE)
        return false;
    dfg_node pad = dfg_arg(g, n, 0);
    if (dfg_op(g, pad) != OP_Pad || dfg_n_args(g, pad) > 3 || dfg_arg(g, pad, 0) == DFG_NONE)
        return false;
    if (!dfg_str_is(g, pad, ATTR_mode, STR_constant, STR_constant))
        return false;
    dfg_node x = dfg_arg(g, pad, 0);
    dfg_node pads = dfg_arg(g, pad, 1);
    dfg_node constant = pads;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    bool has_zero = dfg_arg(g, pad, 2) != DFG_NONE;
    dfg_node zero = DFG_NONE, constant_2 = DFG_NONE;
    if (has_zero) {
        zero = dfg_arg(g, pad, 2);
        constant_2 = zero;
        if (!dfg_const_is(g, constant_2, dfg_int(0), DFG_NO_DTYPE))
            return false;
    }
    dfg_node w = dfg_arg(g, n, 1);
    dfg_node b = dfg_arg(g, n, 2);
    if (!dfg_same_body(g, n, pad))
        return false;
    /* where c.auto_pad in {"NOTSET", "VALID"} */
    if (!(dfg_str_is(g, n, ATTR_auto_pad, STR_NOTSET, STR_NOTSET)
          || dfg_str_is(g, n, ATTR_auto_pad, STR_VALID, STR_NOTSET)))
        return false;
    /* where x.rank >= 3 */
    if (!dfg_ge(dfg_rank_of(g, x), dfg_int(3)))
        return false;
    /* where min([v for v in value(pads)]) >= 0 */
    if (!dfg_ge(fold_min2(g, pads), dfg_int(0)))
        return false;
    /* where len([v for v in value(pads)]) == 2 * x.rank */
    if (!dfg_eq(dfg_count(dfg_len(dfg_elements(g, pads))), dfg_mul(dfg_int(2), dfg_rank_of(g, x))))
        return false;
    /* where value(pads)[0] == 0 */
    if (!dfg_eq(dfg_at(dfg_elements(g, pads), dfg_int(0)), dfg_int(0)))
        return false;
    /* where value(pads)[1] == 0 */
    if (!dfg_eq(dfg_at(dfg_elements(g, pads), dfg_int(1)), dfg_int(0)))
        return false;
    /* where value(pads)[x.rank] == 0 */
    if (!dfg_eq(dfg_at(dfg_elements(g, pads), dfg_rank_of(g, x)), dfg_int(0)))
        return false;
    /* where value(pads)[x.rank + 1] == 0 */
    if (!dfg_eq(dfg_at(dfg_elements(g, pads), dfg_add(dfg_rank_of(g, x), dfg_int(1))), dfg_int(0)))
        return false;
    return accept(ctx, &(struct fold_pad_conv_whole){.m = {.root = n, .x = x, .pads = pads, .zero = zero,
            .w = w, .b = b, .c = n}, .pad = pad, .constant = constant,
            .constant_2 = constant_2});
}

struct fold_pad_conv_integer_whole {
    struct fold_pad_conv_integer_match m;
    dfg_node pad;
    dfg_node constant;
    dfg_node constant_2;
};

static bool fold_pad_conv_integer_whole(const dfg_graph *g, dfg_node n,
                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_ConvInteger, 2))
        return false;
    dfg_node pad = dfg_arg(g, n, 0);
    if (dfg_op(g, pad) != OP_Pad || dfg_n_args(g, pad) > 3 || dfg_arg(g, pad, 0) == DFG_NONE)
        return false;
    if (!dfg_str_is(g, pad, ATTR_mode, STR_constant, STR_constant))
        return false;
    dfg_node x = dfg_arg(g, pad, 0);
    dfg_node pads = dfg_arg(g, pad, 1);
    dfg_node constant = pads;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    bool has_zero = dfg_arg(g, pad, 2) != DFG_NONE;
    dfg_node zero = DFG_NONE, constant_2 = DFG_NONE;
    if (has_zero) {
        zero = dfg_arg(g, pad, 2);
        constant_2 = zero;
        if (!dfg_const_is(g, constant_2, dfg_int(0), DFG_NO_DTYPE))
            return false;
    }
    dfg_node w = dfg_arg(g, n, 1);
    if (!dfg_same_body(g, n, pad))
        return false;
    /* where c.auto_pad in {"NOTSET", "VALID"} */
    if (!(dfg_str_is(g, n, ATTR_auto_pad, STR_NOTSET, STR_NOTSET)
          || dfg_str_is(g, n, ATTR_auto_pad, STR_VALID, STR_NOTSET)))
        return false;
    /* where x.rank >= 3 */
    if (!dfg_ge(dfg_rank_of(g, x), dfg_int(3)))
        return false;
    /* where min([v for v in value(pads)]) >= 0 */
    if (!dfg_ge(fold_min2(g, pads), dfg_int(0)))
        return false;
    /* where len([v for v in value(pads)]) == 2 * x.rank */
    if (!dfg_eq(dfg_count(dfg_len(dfg_elements(g, pads))), dfg_mul(dfg_int(2), dfg_rank_of(g, x))))
        return false;
    /* where value(pads)[0] == 0 */
    if (!dfg_eq(dfg_at(dfg_elements(g, pads), dfg_int(0)), dfg_int(0)))
        return false;
    /* where value(pads)[1] == 0 */
    if (!dfg_eq(dfg_at(dfg_elements(g, pads), dfg_int(1)), dfg_int(0)))
        return false;
    /* where value(pads)[x.rank] == 0 */
    if (!dfg_eq(dfg_at(dfg_elements(g, pads), dfg_rank_of(g, x)), dfg_int(0)))
        return false;
    /* where value(pads)[x.rank + 1] == 0 */
    if (!dfg_eq(dfg_at(dfg_elements(g, pads), dfg_add(dfg_rank_of(g, x), dfg_int(1))), dfg_int(0)))
        return false;
    return accept(ctx, &(struct fold_pad_conv_integer_whole){.m = {.root = n, .x = x, .pads = pads,
            .zero = zero, .w = w, .c = n}, .pad = pad, .constant = constant,
            .constant_2 = constant_2});
}

static dfg_val fold_max3(const dfg_graph *g, dfg_node pads)
{
    const dfg_val list = dfg_elements(g, pads);
    const int64_t n = dfg_len(list);
    dfg_val total = dfg_nil();
    for (int64_t k = 0; k < n; k++) {
        const dfg_val each = dfg_item(list, k);
        total = dfg_max(k == 0 ? each : total, each);
    }
    return total;
}

struct fold_pad_average_whole {
    struct fold_pad_average_match m;
    dfg_node pad;
    dfg_node constant;
    dfg_node constant_2;
};

static bool fold_pad_average_whole(const dfg_graph *g, dfg_node n,
                                   bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_AveragePool, 1) || !dfg_int_is(g, n, ATTR_count_include_pad, 1, 0))
        return false;
    if (!dfg_str_is(g, n, ATTR_auto_pad, STR_NOTSET, STR_NOTSET))
        return false;
    if (!dfg_int_is(g, n, ATTR_ceil_mode, 0, 0))
        return false;
    dfg_val k = dfg_attr(g, n, ATTR_kernel_shape);
    if (!dfg_known(k))
        return false;
    dfg_node pad = dfg_arg(g, n, 0);
    if (dfg_op(g, pad) != OP_Pad || dfg_n_args(g, pad) > 3 || dfg_arg(g, pad, 0) == DFG_NONE)
        return false;
    if (!dfg_str_is(g, pad, ATTR_mode, STR_constant, STR_constant))
        return false;
    dfg_node x = dfg_arg(g, pad, 0);
    dfg_node pads = dfg_arg(g, pad, 1);
    dfg_node constant = pads;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    bool has_zero = dfg_arg(g, pad, 2) != DFG_NONE;
    dfg_node zero = DFG_NONE, constant_2 = DFG_NONE;
    if (has_zero) {
        zero = dfg_arg(g, pad, 2);
        constant_2 = zero;
        if (!dfg_const_is(g, constant_2, dfg_int(0), DFG_NO_DTYPE))
            return false;
    }
    if (!dfg_same_body(g, n, pad))
        return false;
    /* where x.rank >= 3 */
    if (!dfg_ge(dfg_rank_of(g, x), dfg_int(3)))
        return false;
    /* where min([v for v in value(pads)]) >= 0 */
    if (!dfg_ge(fold_min2(g, pads), dfg_int(0)))
        return false;
    /* where len([v for v in value(pads)]) == 2 * x.rank */
    if (!dfg_eq(dfg_count(dfg_len(dfg_elements(g, pads))), dfg_mul(dfg_int(2), dfg_rank_of(g, x))))
        return false;
    /* where value(pads)[0] == 0 */
    if (!dfg_eq(dfg_at(dfg_elements(g, pads), dfg_int(0)), dfg_int(0)))
        return false;
    /* where value(pads)[1] == 0 */
    if (!dfg_eq(dfg_at(dfg_elements(g, pads), dfg_int(1)), dfg_int(0)))
        return false;
    /* where value(pads)[x.rank] == 0 */
    if (!dfg_eq(dfg_at(dfg_elements(g, pads), dfg_rank_of(g, x)), dfg_int(0)))
        return false;
    /* where value(pads)[x.rank + 1] == 0 */
    if (!dfg_eq(dfg_at(dfg_elements(g, pads), dfg_add(dfg_rank_of(g, x), dfg_int(1))), dfg_int(0)))
        return false;
    /* where max([v for v in value(pads)]) + (present(a.pads) ? max(a.pads) : 0) < min(k) */
    if (!dfg_lt(dfg_add(fold_max3(g, pads),
                        (dfg_known(dfg_attr(g, n, ATTR_pads)) ? dfg_max_of(dfg_attr(g, n, ATTR_pads))
                         : dfg_int(0))),
                dfg_min_of(k)))
        return false;
    return accept(ctx, &(struct fold_pad_average_whole){.m = {.root = n, .x = x, .pads = pads,
            .zero = zero, .a = n, .k = k}, .pad = pad, .constant = constant,
            .constant_2 = constant_2});
}

struct fold_constant_reshaped_whole {
    struct fold_constant_reshaped_match m;
    struct dfg_nodes rest;
    dfg_node constant;
};

static bool fold_constant_reshaped_whole(const dfg_graph *g, dfg_node n,
                                         bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!(dfg_op(g, n) == OP_Reshape || dfg_op(g, n) == OP_Squeeze || dfg_op(g, n) == OP_Unsqueeze
          || dfg_op(g, n) == OP_Flatten))
        return false;
    struct dfg_nodes rest = dfg_rest(g, n, 1, 0);
    dfg_node c = dfg_arg(g, n, 0);
    dfg_node constant = c;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    /* where present(y.elements) */
    if (!dfg_known(dfg_elements_of(g, n)))
        return false;
    return accept(ctx, &(struct fold_constant_reshaped_whole){.m = {.root = n, .c = c, .y = n},
            .rest = rest, .constant = constant});
}

struct each { bool (*accept)(void *, const void *); void *ctx; };

/* ---- fold_batch_norm ---- */

static const struct dfg_desc_node fold_fold_batch_norm_nodes[21] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "BatchNormalization", },
        .n_kids = 5, .kids = (const uint32_t[]){ 1, 9, 12, 15, 18, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "training_mode", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "training_mode == 0", .line = 16 },
        },
        .name = "norm",
        .text = "BatchNormalization(f, scale & const, shift & const, mean & const, variance & con...", .line = 15 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 3, .ops = (const char *const[]){ "Conv", "ConvTranspose", "Gemm", },
        .n_kids = 3, .kids = (const uint32_t[]){ 2, 3, 6, },
        .optional = 0x4u,
        .name = "f",
        .text = "(Conv | ConvTranspose | Gemm)(x, w & const, (b & const)?)", .line = 14 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 13 },
    [3] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "w & const", .line = 14 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 13 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 14 },
    [6] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "(b & const)", .line = 14 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 13 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 14 },
    [9] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, },
        .text = "scale & const", .line = 15 },
    [10] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "scale",
        .text = "scale", .line = 13 },
    [11] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 15 },
    [12] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, },
        .text = "shift & const", .line = 15 },
    [13] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "shift",
        .text = "shift", .line = 13 },
    [14] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 15 },
    [15] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, },
        .text = "mean & const", .line = 15 },
    [16] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "mean",
        .text = "mean", .line = 13 },
    [17] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 15 },
    [18] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, },
        .text = "variance & const", .line = 15 },
    [19] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "variance",
        .text = "variance", .line = 13 },
    [20] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 15 },
};
static const struct dfg_desc_region fold_fold_batch_norm_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture fold_fold_batch_norm_refs[] = { { 2, -1 }, { 4, -1 }, { 7, -1 }, { 10, -1 }, { 13, -1 }, { 16, -1 }, { 19, -1 }, { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture fold_fold_batch_norm_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct fold_fold_batch_norm_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct fold_fold_batch_norm_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct fold_fold_batch_norm_match, b) },
    { "scale", DFG_CAP_NODE, offsetof(struct fold_fold_batch_norm_match, scale) },
    { "shift", DFG_CAP_NODE, offsetof(struct fold_fold_batch_norm_match, shift) },
    { "mean", DFG_CAP_NODE, offsetof(struct fold_fold_batch_norm_match, mean) },
    { "variance", DFG_CAP_NODE, offsetof(struct fold_fold_batch_norm_match, variance) },
    { "f", DFG_CAP_NODE, offsetof(struct fold_fold_batch_norm_match, f) },
    { "norm", DFG_CAP_NODE, offsetof(struct fold_fold_batch_norm_match, norm) },
};
static const struct dfg_desc_pattern fold_fold_batch_norm_desc = {
    .n_nodes = 21, .n_exprs = 0, .n_vars = 0, .n_sets = 9,
    .nodes = fold_fold_batch_norm_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = fold_fold_batch_norm_regions,
    .captures = fold_fold_batch_norm_refs,
    .text = "rule fold_batch_norm(x, w, b, scale, shift, mean, variance) {\012    f = (Conv | ConvTranspose | Gemm)(x, w & const, (b & const)?);\012    norm = BatchNormalization(f, scale & const, shift & const, mean & const, variance & const)\012        { training_mode == 0 };\012    match norm;\012    rewrite extern fold_norm;\012}", .line = 13
};
static bool fold_fold_batch_norm_any(const dfg_graph *g, dfg_node n, void *m)
{
    return fold_fold_batch_norm_match(g, n, m);
}
static bool fold_fold_batch_norm_pass(void *ctx, const struct fold_fold_batch_norm_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool fold_fold_batch_norm_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return fold_fold_batch_norm_each(g, n, fold_fold_batch_norm_pass, &e);
}

static const struct dfg_part fold_fold_batch_norm_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct fold_fold_batch_norm_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct fold_fold_batch_norm_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct fold_fold_batch_norm_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct fold_fold_batch_norm_whole, m.scale) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct fold_fold_batch_norm_whole, m.shift) },
    { DFG_PART_INPUT, false, 0, 5, offsetof(struct fold_fold_batch_norm_whole, m.mean) },
    { DFG_PART_INPUT, false, 0, 6, offsetof(struct fold_fold_batch_norm_whole, m.variance) },
    { DFG_PART_INNER, false, 0, 7, offsetof(struct fold_fold_batch_norm_whole, m.f) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct fold_fold_batch_norm_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct fold_fold_batch_norm_whole, constant_2) },
    { DFG_PART_ROOT, false, 1, 8, offsetof(struct fold_fold_batch_norm_whole, m.norm) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fold_fold_batch_norm_whole, norm_call) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct fold_fold_batch_norm_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct fold_fold_batch_norm_whole, constant_4) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct fold_fold_batch_norm_whole, constant_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct fold_fold_batch_norm_whole, constant_6) },
};
/* ---- fold_mul ---- */

static const struct dfg_desc_node fold_fold_mul_nodes[12] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 9, },
        .text = "Mul(f, c & const)", .line = 23 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 2, .ops = (const char *const[]){ "Conv", "ConvTranspose", },
        .n_kids = 3, .kids = (const uint32_t[]){ 2, 3, 6, },
        .optional = 0x4u,
        .name = "f",
        .text = "(Conv | ConvTranspose)(x, w & const, (b & const)?)", .line = 22 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 21 },
    [3] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "w & const", .line = 22 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 21 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 22 },
    [6] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "(b & const)", .line = 22 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 21 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 22 },
    [9] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, },
        .text = "c & const", .line = 23 },
    [10] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 21 },
    [11] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 23 },
};
static const struct dfg_desc_region fold_fold_mul_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture fold_fold_mul_refs[] = { { 2, -1 }, { 4, -1 }, { 7, -1 }, { 10, -1 }, { 1, -1 }, };
static const struct dfg_capture fold_fold_mul_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct fold_fold_mul_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct fold_fold_mul_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct fold_fold_mul_match, b) },
    { "c", DFG_CAP_NODE, offsetof(struct fold_fold_mul_match, c) },
    { "f", DFG_CAP_NODE, offsetof(struct fold_fold_mul_match, f) },
};
static const struct dfg_desc_pattern fold_fold_mul_desc = {
    .n_nodes = 12, .n_exprs = 0, .n_vars = 0, .n_sets = 5,
    .nodes = fold_fold_mul_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = fold_fold_mul_regions,
    .captures = fold_fold_mul_refs,
    .text = "rule fold_mul(x, w, b, c) {\012    f = (Conv | ConvTranspose)(x, w & const, (b & const)?);\012    match Mul(f, c & const);\012    rewrite extern fold_factor;\012}", .line = 21
};
static bool fold_fold_mul_any(const dfg_graph *g, dfg_node n, void *m)
{
    return fold_fold_mul_match(g, n, m);
}
static bool fold_fold_mul_pass(void *ctx, const struct fold_fold_mul_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool fold_fold_mul_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return fold_fold_mul_each(g, n, fold_fold_mul_pass, &e);
}

static const struct dfg_part fold_fold_mul_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct fold_fold_mul_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct fold_fold_mul_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct fold_fold_mul_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct fold_fold_mul_whole, m.c) },
    { DFG_PART_INNER, false, 0, 4, offsetof(struct fold_fold_mul_whole, m.f) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct fold_fold_mul_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct fold_fold_mul_whole, constant_2) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct fold_fold_mul_whole, mul) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct fold_fold_mul_whole, constant_3) },
};
/* ---- fold_div ---- */

static const struct dfg_desc_node fold_fold_div_nodes[12] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Div", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 9, },
        .text = "Div(f, c & const : {f16, f32, f64})", .line = 28 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 2, .ops = (const char *const[]){ "Conv", "ConvTranspose", },
        .n_kids = 3, .kids = (const uint32_t[]){ 2, 3, 6, },
        .optional = 0x4u,
        .name = "f",
        .text = "(Conv | ConvTranspose)(x, w & const, (b & const)?)", .line = 27 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 26 },
    [3] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "w & const", .line = 27 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 26 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 27 },
    [6] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "(b & const)", .line = 27 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 26 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 27 },
    [9] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, },
        .text = "c & const : {f16, f32, f64}", .line = 28 },
    [10] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 26 },
    [11] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0xd000u, .text = "{f16, f32, f64}", .line = 28 },
        },
        .text = "const", .line = 28 },
};
static const struct dfg_desc_region fold_fold_div_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture fold_fold_div_refs[] = { { 2, -1 }, { 4, -1 }, { 7, -1 }, { 10, -1 }, { 1, -1 }, };
static const struct dfg_capture fold_fold_div_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct fold_fold_div_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct fold_fold_div_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct fold_fold_div_match, b) },
    { "c", DFG_CAP_NODE, offsetof(struct fold_fold_div_match, c) },
    { "f", DFG_CAP_NODE, offsetof(struct fold_fold_div_match, f) },
};
static const struct dfg_desc_pattern fold_fold_div_desc = {
    .n_nodes = 12, .n_exprs = 0, .n_vars = 0, .n_sets = 5,
    .nodes = fold_fold_div_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = fold_fold_div_regions,
    .captures = fold_fold_div_refs,
    .text = "rule fold_div(x, w, b, c) {\012    f = (Conv | ConvTranspose)(x, w & const, (b & const)?);\012    match Div(f, c & const : {f16, f32, f64});\012    rewrite extern fold_divisor;\012}", .line = 26
};
static bool fold_fold_div_any(const dfg_graph *g, dfg_node n, void *m)
{
    return fold_fold_div_match(g, n, m);
}
static bool fold_fold_div_pass(void *ctx, const struct fold_fold_div_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool fold_fold_div_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return fold_fold_div_each(g, n, fold_fold_div_pass, &e);
}

static const struct dfg_part fold_fold_div_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct fold_fold_div_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct fold_fold_div_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct fold_fold_div_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct fold_fold_div_whole, m.c) },
    { DFG_PART_INNER, false, 0, 4, offsetof(struct fold_fold_div_whole, m.f) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct fold_fold_div_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct fold_fold_div_whole, constant_2) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct fold_fold_div_whole, div) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct fold_fold_div_whole, constant_3) },
};
/* ---- fold_add ---- */

static const struct dfg_desc_node fold_fold_add_nodes[10] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 7, },
        .text = "Add(f, c & const)", .line = 34 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 2, .ops = (const char *const[]){ "Conv", "ConvTranspose", },
        .n_kids = 3, .kids = (const uint32_t[]){ 2, 3, 4, },
        .optional = 0x4u,
        .name = "f",
        .text = "(Conv | ConvTranspose)(x, w, (b & const)?)", .line = 33 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 32 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 32 },
    [4] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "(b & const)", .line = 33 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 32 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 33 },
    [7] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, },
        .text = "c & const", .line = 34 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 32 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 34 },
};
static const struct dfg_desc_region fold_fold_add_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture fold_fold_add_refs[] = { { 2, -1 }, { 3, -1 }, { 5, -1 }, { 8, -1 }, { 1, -1 }, };
static const struct dfg_capture fold_fold_add_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct fold_fold_add_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct fold_fold_add_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct fold_fold_add_match, b) },
    { "c", DFG_CAP_NODE, offsetof(struct fold_fold_add_match, c) },
    { "f", DFG_CAP_NODE, offsetof(struct fold_fold_add_match, f) },
};
static const struct dfg_desc_pattern fold_fold_add_desc = {
    .n_nodes = 10, .n_exprs = 0, .n_vars = 0, .n_sets = 5,
    .nodes = fold_fold_add_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = fold_fold_add_regions,
    .captures = fold_fold_add_refs,
    .text = "rule fold_add(x, w, b, c) {\012    f = (Conv | ConvTranspose)(x, w, (b & const)?);\012    match Add(f, c & const);\012    rewrite extern fold_summand;\012}", .line = 32
};
static bool fold_fold_add_any(const dfg_graph *g, dfg_node n, void *m)
{
    return fold_fold_add_match(g, n, m);
}
static bool fold_fold_add_pass(void *ctx, const struct fold_fold_add_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool fold_fold_add_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return fold_fold_add_each(g, n, fold_fold_add_pass, &e);
}

static const struct dfg_part fold_fold_add_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct fold_fold_add_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct fold_fold_add_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct fold_fold_add_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct fold_fold_add_whole, m.c) },
    { DFG_PART_INNER, false, 0, 4, offsetof(struct fold_fold_add_whole, m.f) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct fold_fold_add_whole, constant) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct fold_fold_add_whole, add) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct fold_fold_add_whole, constant_2) },
};
/* ---- fold_matmul_mul ---- */

static const struct dfg_desc_expr fold_fold_matmul_mul_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 40 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 40 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 40 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "w.rank == 2", .line = 40 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 7, .text = "c", .line = 40 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 40 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 40 },
    /* 7 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "c.rank <= 1", .line = 40 },
    /* 8 */ { .op = DFG_E_VAR, .ref = 0, .text = "v", .line = 40 },
    /* 9 */ { .op = DFG_E_CALL, .sub = DFG_F_ABS, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "abs(v)", .line = 40 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 7, .text = "c", .line = 40 },
    /* 11 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "value(c)", .line = 40 },
    /* 12 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 9, 11, }, .text = "[abs(v) for v in value(c)]", .line = 40 },
    /* 13 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "max([abs(v) for v in value(c)])", .line = 40 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_FLOAT, .f = 1e+30 }, .text = "1e30", .line = 40 },
    /* 15 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "max([abs(v) for v in value(c)]) < 1e30", .line = 40 },
};
static const struct dfg_desc_node fold_fold_matmul_mul_nodes[9] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 6, },
        .text = "Mul(MatMul(x, w & const), c & const)", .line = 39 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "MatMul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "MatMul(x, w & const)", .line = 39 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 38 },
    [3] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "w & const", .line = 39 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 38 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 39 },
    [6] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "c & const", .line = 39 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 38 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 39 },
};
static const struct dfg_desc_region fold_fold_matmul_mul_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t fold_fold_matmul_mul_var_regions[] = { 0, };
static const bool fold_fold_matmul_mul_dims[] = { 0, };
static const struct dfg_desc_capture fold_fold_matmul_mul_refs[] = { { 2, -1 }, { 4, -1 }, { 7, -1 }, };
static const struct dfg_capture fold_fold_matmul_mul_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct fold_fold_matmul_mul_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct fold_fold_matmul_mul_match, w) },
    { "c", DFG_CAP_NODE, offsetof(struct fold_fold_matmul_mul_match, c) },
};
static const struct dfg_desc_pattern fold_fold_matmul_mul_desc = {
    .n_nodes = 9, .n_exprs = 16, .n_vars = 1, .n_sets = 3,
    .nodes = fold_fold_matmul_mul_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = fold_fold_matmul_mul_regions,
    .var_region = fold_fold_matmul_mul_var_regions,
    .exprs = fold_fold_matmul_mul_exprs,
    .captures = fold_fold_matmul_mul_refs,
    .var_is_dim = fold_fold_matmul_mul_dims,
    .text = "rule fold_matmul_mul(x, w, c) {\012    match Mul(MatMul(x, w & const), c & const);\012    where w.rank == 2, c.rank <= 1, max([abs(v) for v in value(c)]) < 1e30;\012    rewrite MatMul(x, Mul(w, c));\012}", .line = 38, .n_where = 3, .where = (const uint32_t[]){ 3, 7, 15, }
};
static bool fold_fold_matmul_mul_any(const dfg_graph *g, dfg_node n, void *m)
{
    return fold_fold_matmul_mul_match(g, n, m);
}
static bool fold_fold_matmul_mul_pass(void *ctx, const struct fold_fold_matmul_mul_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool fold_fold_matmul_mul_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return fold_fold_matmul_mul_each(g, n, fold_fold_matmul_mul_pass, &e);
}

static const struct dfg_part fold_fold_matmul_mul_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct fold_fold_matmul_mul_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct fold_fold_matmul_mul_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct fold_fold_matmul_mul_whole, m.c) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct fold_fold_matmul_mul_whole, mul) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fold_fold_matmul_mul_whole, matMul) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct fold_fold_matmul_mul_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct fold_fold_matmul_mul_whole, constant_2) },
};
/* ---- conv_zero_bias ---- */

static const struct dfg_desc_node fold_conv_zero_bias_nodes[4] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 2, .ops = (const char *const[]){ "Conv", "ConvTranspose", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, },
        .name = "c",
        .text = "(Conv | ConvTranspose)(x, w, splat(0))", .line = 44 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 44 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 44 },
    [3] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_SPLAT, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 44 },
};
static const struct dfg_desc_region fold_conv_zero_bias_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture fold_conv_zero_bias_refs[] = { { 1, -1 }, { 2, -1 }, { 0, -1 }, };
static const struct dfg_capture fold_conv_zero_bias_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct fold_conv_zero_bias_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct fold_conv_zero_bias_match, w) },
    { "c", DFG_CAP_NODE, offsetof(struct fold_conv_zero_bias_match, c) },
};
static const struct dfg_desc_pattern fold_conv_zero_bias_desc = {
    .n_nodes = 4, .n_exprs = 0, .n_vars = 0, .n_sets = 3,
    .nodes = fold_conv_zero_bias_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = fold_conv_zero_bias_regions,
    .captures = fold_conv_zero_bias_refs,
    .text = "rule conv_zero_bias(x, w) { c = (Conv | ConvTranspose)(x, w, splat(0)); match c; rewrite c.op(x, w) { ..c }; }", .line = 44
};
static bool fold_conv_zero_bias_any(const dfg_graph *g, dfg_node n, void *m)
{
    return fold_conv_zero_bias_match(g, n, m);
}
static bool fold_conv_zero_bias_pass(void *ctx, const struct fold_conv_zero_bias_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool fold_conv_zero_bias_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return fold_conv_zero_bias_each(g, n, fold_conv_zero_bias_pass, &e);
}

static const struct dfg_part fold_conv_zero_bias_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct fold_conv_zero_bias_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct fold_conv_zero_bias_whole, m.w) },
    { DFG_PART_ROOT, false, 1, 2, offsetof(struct fold_conv_zero_bias_whole, m.c) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct fold_conv_zero_bias_whole, constant) },
};
/* ---- gemm_zero_bias ---- */

static const struct dfg_desc_expr fold_gemm_zero_bias_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 48 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 48 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 48 },
    /* 3 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "c.rank <= 2", .line = 48 },
};
static const struct dfg_desc_node fold_gemm_zero_bias_nodes[6] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Gemm", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, },
        .name = "g",
        .text = "Gemm(a, b, c & splat(0))", .line = 46 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 45 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 45 },
    [3] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "c & splat(0)", .line = 46 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 45 },
    [5] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_SPLAT, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 46 },
};
static const struct dfg_desc_region fold_gemm_zero_bias_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture fold_gemm_zero_bias_refs[] = { { 1, -1 }, { 2, -1 }, { 4, -1 }, { 0, -1 }, };
static const struct dfg_capture fold_gemm_zero_bias_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct fold_gemm_zero_bias_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct fold_gemm_zero_bias_match, b) },
    { "c", DFG_CAP_NODE, offsetof(struct fold_gemm_zero_bias_match, c) },
    { "g", DFG_CAP_NODE, offsetof(struct fold_gemm_zero_bias_match, g) },
};
static const struct dfg_desc_pattern fold_gemm_zero_bias_desc = {
    .n_nodes = 6, .n_exprs = 4, .n_vars = 0, .n_sets = 4,
    .nodes = fold_gemm_zero_bias_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = fold_gemm_zero_bias_regions,
    .exprs = fold_gemm_zero_bias_exprs,
    .captures = fold_gemm_zero_bias_refs,
    .text = "rule gemm_zero_bias(a, b, c) {\012    g = Gemm(a, b, c & splat(0));\012    match g;\012    where c.rank <= 2;\012    rewrite Gemm(a, b) { ..g };\012}", .line = 45, .n_where = 1, .where = (const uint32_t[]){ 3, }
};
static bool fold_gemm_zero_bias_any(const dfg_graph *g, dfg_node n, void *m)
{
    return fold_gemm_zero_bias_match(g, n, m);
}
static bool fold_gemm_zero_bias_pass(void *ctx, const struct fold_gemm_zero_bias_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool fold_gemm_zero_bias_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return fold_gemm_zero_bias_each(g, n, fold_gemm_zero_bias_pass, &e);
}

static const struct dfg_part fold_gemm_zero_bias_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct fold_gemm_zero_bias_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct fold_gemm_zero_bias_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct fold_gemm_zero_bias_whole, m.c) },
    { DFG_PART_ROOT, false, 1, 3, offsetof(struct fold_gemm_zero_bias_whole, m.g) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct fold_gemm_zero_bias_whole, constant) },
};
/* ---- qlinear_zero_bias ---- */

static const struct dfg_desc_node fold_qlinear_zero_bias_nodes[10] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "QLinearConv", },
        .n_kids = 9, .kids = (const uint32_t[]){ 1, 2, 3, 4, 5, 6, 7, 8, 9, },
        .name = "c",
        .text = "QLinearConv(x, xs, xz, w, ws, wz, ys, yz, splat(0))", .line = 52 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 51 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "xs",
        .text = "xs", .line = 51 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "xz",
        .text = "xz", .line = 51 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 51 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "ws",
        .text = "ws", .line = 51 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "wz",
        .text = "wz", .line = 51 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "ys",
        .text = "ys", .line = 51 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "yz",
        .text = "yz", .line = 51 },
    [9] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_SPLAT, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 52 },
};
static const struct dfg_desc_region fold_qlinear_zero_bias_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture fold_qlinear_zero_bias_refs[] = { { 1, -1 }, { 2, -1 }, { 3, -1 }, { 4, -1 }, { 5, -1 }, { 6, -1 }, { 7, -1 }, { 8, -1 }, { 0, -1 }, };
static const struct dfg_capture fold_qlinear_zero_bias_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct fold_qlinear_zero_bias_match, x) },
    { "xs", DFG_CAP_NODE, offsetof(struct fold_qlinear_zero_bias_match, xs) },
    { "xz", DFG_CAP_NODE, offsetof(struct fold_qlinear_zero_bias_match, xz) },
    { "w", DFG_CAP_NODE, offsetof(struct fold_qlinear_zero_bias_match, w) },
    { "ws", DFG_CAP_NODE, offsetof(struct fold_qlinear_zero_bias_match, ws) },
    { "wz", DFG_CAP_NODE, offsetof(struct fold_qlinear_zero_bias_match, wz) },
    { "ys", DFG_CAP_NODE, offsetof(struct fold_qlinear_zero_bias_match, ys) },
    { "yz", DFG_CAP_NODE, offsetof(struct fold_qlinear_zero_bias_match, yz) },
    { "c", DFG_CAP_NODE, offsetof(struct fold_qlinear_zero_bias_match, c) },
};
static const struct dfg_desc_pattern fold_qlinear_zero_bias_desc = {
    .n_nodes = 10, .n_exprs = 0, .n_vars = 0, .n_sets = 9,
    .nodes = fold_qlinear_zero_bias_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = fold_qlinear_zero_bias_regions,
    .captures = fold_qlinear_zero_bias_refs,
    .text = "rule qlinear_zero_bias(x, xs, xz, w, ws, wz, ys, yz) {\012    c = QLinearConv(x, xs, xz, w, ws, wz, ys, yz, splat(0));\012    match c;\012    rewrite QLinearConv(x, xs, xz, w, ws, wz, ys, yz) { ..c };\012}", .line = 51
};
static bool fold_qlinear_zero_bias_any(const dfg_graph *g, dfg_node n, void *m)
{
    return fold_qlinear_zero_bias_match(g, n, m);
}
static bool fold_qlinear_zero_bias_pass(void *ctx, const struct fold_qlinear_zero_bias_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool fold_qlinear_zero_bias_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return fold_qlinear_zero_bias_each(g, n, fold_qlinear_zero_bias_pass, &e);
}

static const struct dfg_part fold_qlinear_zero_bias_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct fold_qlinear_zero_bias_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct fold_qlinear_zero_bias_whole, m.xs) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct fold_qlinear_zero_bias_whole, m.xz) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct fold_qlinear_zero_bias_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct fold_qlinear_zero_bias_whole, m.ws) },
    { DFG_PART_INPUT, false, 0, 5, offsetof(struct fold_qlinear_zero_bias_whole, m.wz) },
    { DFG_PART_INPUT, false, 0, 6, offsetof(struct fold_qlinear_zero_bias_whole, m.ys) },
    { DFG_PART_INPUT, false, 0, 7, offsetof(struct fold_qlinear_zero_bias_whole, m.yz) },
    { DFG_PART_ROOT, false, 1, 8, offsetof(struct fold_qlinear_zero_bias_whole, m.c) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct fold_qlinear_zero_bias_whole, constant) },
};
/* ---- pad_conv ---- */

static const struct dfg_desc_expr fold_pad_conv_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 63 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "auto_pad", .text = "auto_pad", .line = 63 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 6, .s = "NOTSET" }, .text = "\"NOTSET\"", .line = 63 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 5, .s = "VALID" }, .text = "\"VALID\"", .line = 63 },
    /* 4 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, }, .text = "c.auto_pad in {\"NOTSET\", \"VALID\"}", .line = 63 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 63 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "rank", .line = 63 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 63 },
    /* 8 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, }, .text = "x.rank >= 3", .line = 63 },
    /* 9 */ { .op = DFG_E_VAR, .ref = 0, .text = "v", .line = 64 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 4, .text = "pads", .line = 64 },
    /* 11 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "value(pads)", .line = 64 },
    /* 12 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 9, 11, }, .text = "[v for v in value(pads)]", .line = 64 },
    /* 13 */ { .op = DFG_E_CALL, .sub = DFG_F_MIN, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "min([v for v in value(pads)])", .line = 64 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 64 },
    /* 15 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "min([v for v in value(pads)]) >= 0", .line = 64 },
    /* 16 */ { .op = DFG_E_VAR, .ref = 1, .text = "v", .line = 64 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 4, .text = "pads", .line = 64 },
    /* 18 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "value(pads)", .line = 64 },
    /* 19 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 16, 18, }, .text = "[v for v in value(pads)]", .line = 64 },
    /* 20 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "len([v for v in value(pads)])", .line = 64 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 64 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 64 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "rank", .line = 64 },
    /* 24 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 21, 23, }, .text = "2 * x.rank", .line = 64 },
    /* 25 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 20, 24, }, .text = "len([v for v in value(pads)]) == 2 * x.rank", .line = 64 },
    /* 26 */ { .op = DFG_E_NODE, .ref = 4, .text = "pads", .line = 65 },
    /* 27 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 26, }, .text = "value(pads)", .line = 65 },
    /* 28 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 65 },
    /* 29 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 27, 28, }, .text = "value(pads)[0]", .line = 65 },
    /* 30 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 65 },
    /* 31 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 29, 30, }, .text = "value(pads)[0] == 0", .line = 65 },
    /* 32 */ { .op = DFG_E_NODE, .ref = 4, .text = "pads", .line = 65 },
    /* 33 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 32, }, .text = "value(pads)", .line = 65 },
    /* 34 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 65 },
    /* 35 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 33, 34, }, .text = "value(pads)[1]", .line = 65 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 65 },
    /* 37 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 35, 36, }, .text = "value(pads)[1] == 0", .line = 65 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 4, .text = "pads", .line = 65 },
    /* 39 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "value(pads)", .line = 65 },
    /* 40 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 65 },
    /* 41 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 40, }, .text = "rank", .line = 65 },
    /* 42 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 39, 41, }, .text = "value(pads)[x.rank]", .line = 65 },
    /* 43 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 65 },
    /* 44 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 42, 43, }, .text = "value(pads)[x.rank] == 0", .line = 65 },
    /* 45 */ { .op = DFG_E_NODE, .ref = 4, .text = "pads", .line = 65 },
    /* 46 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 45, }, .text = "value(pads)", .line = 65 },
    /* 47 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 65 },
    /* 48 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 47, }, .text = "rank", .line = 65 },
    /* 49 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 65 },
    /* 50 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 48, 49, }, .text = "x.rank + 1", .line = 65 },
    /* 51 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 46, 50, }, .text = "value(pads)[x.rank + 1]", .line = 65 },
    /* 52 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 65 },
    /* 53 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 51, 52, }, .text = "value(pads)[x.rank + 1] == 0", .line = 65 },
};
static const struct dfg_desc_node fold_pad_conv_nodes[11] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Conv", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 9, 10, },
        .optional = 0x4u,
        .name = "c",
        .text = "Conv(Pad(x, pads & const, (zero & 0)?) { mode == \"constant\" }, w, b?)", .line = 61 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Pad", },
        .n_kids = 3, .kids = (const uint32_t[]){ 2, 3, 6, },
        .optional = 0x4u,
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "mode", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 8, .s = "constant" }, .text = "mode == \"constant\"", .line = 61 },
        },
        .text = "Pad(x, pads & const, (zero & 0)?)", .line = 61 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 60 },
    [3] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "pads & const", .line = 61 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "pads",
        .text = "pads", .line = 60 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 61 },
    [6] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "(zero & 0)", .line = 61 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "zero",
        .text = "zero", .line = 60 },
    [8] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 61 },
    [9] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 60 },
    [10] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 60 },
};
static const struct dfg_desc_region fold_pad_conv_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t fold_pad_conv_var_regions[] = { 0, 0, 0, };
static const bool fold_pad_conv_dims[] = { 0, 0, 0, };
static const struct dfg_desc_capture fold_pad_conv_refs[] = { { 2, -1 }, { 4, -1 }, { 7, -1 }, { 9, -1 }, { 10, -1 }, { 0, -1 }, };
static const struct dfg_capture fold_pad_conv_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct fold_pad_conv_match, x) },
    { "pads", DFG_CAP_NODE, offsetof(struct fold_pad_conv_match, pads) },
    { "zero", DFG_CAP_NODE, offsetof(struct fold_pad_conv_match, zero) },
    { "w", DFG_CAP_NODE, offsetof(struct fold_pad_conv_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct fold_pad_conv_match, b) },
    { "c", DFG_CAP_NODE, offsetof(struct fold_pad_conv_match, c) },
};
static const struct dfg_desc_pattern fold_pad_conv_desc = {
    .n_nodes = 11, .n_exprs = 54, .n_vars = 3, .n_sets = 6,
    .nodes = fold_pad_conv_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = fold_pad_conv_regions,
    .var_region = fold_pad_conv_var_regions,
    .exprs = fold_pad_conv_exprs,
    .captures = fold_pad_conv_refs,
    .var_is_dim = fold_pad_conv_dims,
    .text = "rule pad_conv(x, pads, zero, w, b) {\012    c = Conv(Pad(x, pads & const, (zero & 0)?) { mode == \"constant\" }, w, b?);\012    match c;\012    where c.auto_pad in {\"NOTSET\", \"VALID\"}, x.rank >= 3;\012    where min([v for v in value(pads)]) >= 0, len([v for v in value(pads)]) == 2 * x.rank;\012    where value(pads)[0] == 0, value(pads)[1] == 0, value(pads)[x.rank] == 0, value(pads)[x.rank + 1] == 0;\012    rewrite Conv(x, w, b?) {\012        ..c, auto_pad = \"NOTSET\",\012        pads = [value(pads)[i < x.rank - 2 ? i + 2 : i + 4]\012                + (present(c.pads) and c.auto_pad == \"NOTSET\" ? c.pads[i] : 0)\012                for i in range(2 * (x.rank - 2))]\012    };\012}", .line = 60, .n_where = 8, .where = (const uint32_t[]){ 4, 8, 15, 25, 31, 37, 44, 53, }
};
static bool fold_pad_conv_any(const dfg_graph *g, dfg_node n, void *m)
{
    return fold_pad_conv_match(g, n, m);
}
static bool fold_pad_conv_pass(void *ctx, const struct fold_pad_conv_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool fold_pad_conv_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return fold_pad_conv_each(g, n, fold_pad_conv_pass, &e);
}

static const struct dfg_part fold_pad_conv_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct fold_pad_conv_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct fold_pad_conv_whole, m.pads) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct fold_pad_conv_whole, m.zero) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct fold_pad_conv_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct fold_pad_conv_whole, m.b) },
    { DFG_PART_ROOT, false, 1, 5, offsetof(struct fold_pad_conv_whole, m.c) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fold_pad_conv_whole, pad) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct fold_pad_conv_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct fold_pad_conv_whole, constant_2) },
};
/* ---- pad_conv_integer ---- */

static const struct dfg_desc_expr fold_pad_conv_integer_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 77 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "auto_pad", .text = "auto_pad", .line = 77 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 6, .s = "NOTSET" }, .text = "\"NOTSET\"", .line = 77 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 5, .s = "VALID" }, .text = "\"VALID\"", .line = 77 },
    /* 4 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, }, .text = "c.auto_pad in {\"NOTSET\", \"VALID\"}", .line = 77 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 77 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "rank", .line = 77 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 77 },
    /* 8 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, }, .text = "x.rank >= 3", .line = 77 },
    /* 9 */ { .op = DFG_E_VAR, .ref = 0, .text = "v", .line = 78 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 4, .text = "pads", .line = 78 },
    /* 11 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "value(pads)", .line = 78 },
    /* 12 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 9, 11, }, .text = "[v for v in value(pads)]", .line = 78 },
    /* 13 */ { .op = DFG_E_CALL, .sub = DFG_F_MIN, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "min([v for v in value(pads)])", .line = 78 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 78 },
    /* 15 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "min([v for v in value(pads)]) >= 0", .line = 78 },
    /* 16 */ { .op = DFG_E_VAR, .ref = 1, .text = "v", .line = 78 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 4, .text = "pads", .line = 78 },
    /* 18 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "value(pads)", .line = 78 },
    /* 19 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 16, 18, }, .text = "[v for v in value(pads)]", .line = 78 },
    /* 20 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "len([v for v in value(pads)])", .line = 78 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 78 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 78 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "rank", .line = 78 },
    /* 24 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 21, 23, }, .text = "2 * x.rank", .line = 78 },
    /* 25 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 20, 24, }, .text = "len([v for v in value(pads)]) == 2 * x.rank", .line = 78 },
    /* 26 */ { .op = DFG_E_NODE, .ref = 4, .text = "pads", .line = 79 },
    /* 27 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 26, }, .text = "value(pads)", .line = 79 },
    /* 28 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 79 },
    /* 29 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 27, 28, }, .text = "value(pads)[0]", .line = 79 },
    /* 30 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 79 },
    /* 31 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 29, 30, }, .text = "value(pads)[0] == 0", .line = 79 },
    /* 32 */ { .op = DFG_E_NODE, .ref = 4, .text = "pads", .line = 79 },
    /* 33 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 32, }, .text = "value(pads)", .line = 79 },
    /* 34 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 79 },
    /* 35 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 33, 34, }, .text = "value(pads)[1]", .line = 79 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 79 },
    /* 37 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 35, 36, }, .text = "value(pads)[1] == 0", .line = 79 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 4, .text = "pads", .line = 79 },
    /* 39 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "value(pads)", .line = 79 },
    /* 40 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 79 },
    /* 41 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 40, }, .text = "rank", .line = 79 },
    /* 42 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 39, 41, }, .text = "value(pads)[x.rank]", .line = 79 },
    /* 43 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 79 },
    /* 44 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 42, 43, }, .text = "value(pads)[x.rank] == 0", .line = 79 },
    /* 45 */ { .op = DFG_E_NODE, .ref = 4, .text = "pads", .line = 79 },
    /* 46 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 45, }, .text = "value(pads)", .line = 79 },
    /* 47 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 79 },
    /* 48 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 47, }, .text = "rank", .line = 79 },
    /* 49 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 79 },
    /* 50 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 48, 49, }, .text = "x.rank + 1", .line = 79 },
    /* 51 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 46, 50, }, .text = "value(pads)[x.rank + 1]", .line = 79 },
    /* 52 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 79 },
    /* 53 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 51, 52, }, .text = "value(pads)[x.rank + 1] == 0", .line = 79 },
};
static const struct dfg_desc_node fold_pad_conv_integer_nodes[10] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "ConvInteger", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 9, },
        .name = "c",
        .text = "ConvInteger(Pad(x, pads & const, (zero & 0)?) { mode == \"constant\" }, w)", .line = 75 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Pad", },
        .n_kids = 3, .kids = (const uint32_t[]){ 2, 3, 6, },
        .optional = 0x4u,
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "mode", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 8, .s = "constant" }, .text = "mode == \"constant\"", .line = 75 },
        },
        .text = "Pad(x, pads & const, (zero & 0)?)", .line = 75 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 74 },
    [3] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "pads & const", .line = 75 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "pads",
        .text = "pads", .line = 74 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 75 },
    [6] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "(zero & 0)", .line = 75 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "zero",
        .text = "zero", .line = 74 },
    [8] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 75 },
    [9] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 74 },
};
static const struct dfg_desc_region fold_pad_conv_integer_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t fold_pad_conv_integer_var_regions[] = { 0, 0, 0, };
static const bool fold_pad_conv_integer_dims[] = { 0, 0, 0, };
static const struct dfg_desc_capture fold_pad_conv_integer_refs[] = { { 2, -1 }, { 4, -1 }, { 7, -1 }, { 9, -1 }, { 0, -1 }, };
static const struct dfg_capture fold_pad_conv_integer_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct fold_pad_conv_integer_match, x) },
    { "pads", DFG_CAP_NODE, offsetof(struct fold_pad_conv_integer_match, pads) },
    { "zero", DFG_CAP_NODE, offsetof(struct fold_pad_conv_integer_match, zero) },
    { "w", DFG_CAP_NODE, offsetof(struct fold_pad_conv_integer_match, w) },
    { "c", DFG_CAP_NODE, offsetof(struct fold_pad_conv_integer_match, c) },
};
static const struct dfg_desc_pattern fold_pad_conv_integer_desc = {
    .n_nodes = 10, .n_exprs = 54, .n_vars = 3, .n_sets = 5,
    .nodes = fold_pad_conv_integer_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = fold_pad_conv_integer_regions,
    .var_region = fold_pad_conv_integer_var_regions,
    .exprs = fold_pad_conv_integer_exprs,
    .captures = fold_pad_conv_integer_refs,
    .var_is_dim = fold_pad_conv_integer_dims,
    .text = "rule pad_conv_integer(x, pads, zero, w) {\012    c = ConvInteger(Pad(x, pads & const, (zero & 0)?) { mode == \"constant\" }, w);\012    match c;\012    where c.auto_pad in {\"NOTSET\", \"VALID\"}, x.rank >= 3;\012    where min([v for v in value(pads)]) >= 0, len([v for v in value(pads)]) == 2 * x.rank;\012    where value(pads)[0] == 0, value(pads)[1] == 0, value(pads)[x.rank] == 0, value(pads)[x.rank + 1] == 0;\012    rewrite ConvInteger(x, w) {\012        ..c, auto_pad = \"NOTSET\",\012        pads = [value(pads)[i < x.rank - 2 ? i + 2 : i + 4]\012                + (present(c.pads) and c.auto_pad == \"NOTSET\" ? c.pads[i] : 0)\012                for i in range(2 * (x.rank - 2))]\012    };\012}", .line = 74, .n_where = 8, .where = (const uint32_t[]){ 4, 8, 15, 25, 31, 37, 44, 53, }
};
static bool fold_pad_conv_integer_any(const dfg_graph *g, dfg_node n, void *m)
{
    return fold_pad_conv_integer_match(g, n, m);
}
static bool fold_pad_conv_integer_pass(void *ctx, const struct fold_pad_conv_integer_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool fold_pad_conv_integer_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return fold_pad_conv_integer_each(g, n, fold_pad_conv_integer_pass, &e);
}

static const struct dfg_part fold_pad_conv_integer_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct fold_pad_conv_integer_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct fold_pad_conv_integer_whole, m.pads) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct fold_pad_conv_integer_whole, m.zero) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct fold_pad_conv_integer_whole, m.w) },
    { DFG_PART_ROOT, false, 1, 4, offsetof(struct fold_pad_conv_integer_whole, m.c) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fold_pad_conv_integer_whole, pad) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct fold_pad_conv_integer_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct fold_pad_conv_integer_whole, constant_2) },
};
/* ---- pad_average ---- */

static const struct dfg_desc_expr fold_pad_average_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 92 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 92 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 92 },
    /* 3 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.rank >= 3", .line = 92 },
    /* 4 */ { .op = DFG_E_VAR, .ref = 1, .text = "v", .line = 92 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 4, .text = "pads", .line = 92 },
    /* 6 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "value(pads)", .line = 92 },
    /* 7 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 4, 6, }, .text = "[v for v in value(pads)]", .line = 92 },
    /* 8 */ { .op = DFG_E_CALL, .sub = DFG_F_MIN, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "min([v for v in value(pads)])", .line = 92 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 92 },
    /* 10 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "min([v for v in value(pads)]) >= 0", .line = 92 },
    /* 11 */ { .op = DFG_E_VAR, .ref = 2, .text = "v", .line = 92 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 4, .text = "pads", .line = 92 },
    /* 13 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "value(pads)", .line = 92 },
    /* 14 */ { .op = DFG_E_COMP, .ref = 2, .n_kids = 2, .kids = (const uint32_t[]){ 11, 13, }, .text = "[v for v in value(pads)]", .line = 92 },
    /* 15 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "len([v for v in value(pads)])", .line = 92 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 92 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 92 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "rank", .line = 92 },
    /* 19 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 16, 18, }, .text = "2 * x.rank", .line = 92 },
    /* 20 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 15, 19, }, .text = "len([v for v in value(pads)]) == 2 * x.rank", .line = 92 },
    /* 21 */ { .op = DFG_E_NODE, .ref = 4, .text = "pads", .line = 93 },
    /* 22 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 21, }, .text = "value(pads)", .line = 93 },
    /* 23 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 93 },
    /* 24 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 22, 23, }, .text = "value(pads)[0]", .line = 93 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 93 },
    /* 26 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "value(pads)[0] == 0", .line = 93 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 4, .text = "pads", .line = 93 },
    /* 28 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "value(pads)", .line = 93 },
    /* 29 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 93 },
    /* 30 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 28, 29, }, .text = "value(pads)[1]", .line = 93 },
    /* 31 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 93 },
    /* 32 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 30, 31, }, .text = "value(pads)[1] == 0", .line = 93 },
    /* 33 */ { .op = DFG_E_NODE, .ref = 4, .text = "pads", .line = 93 },
    /* 34 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "value(pads)", .line = 93 },
    /* 35 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 93 },
    /* 36 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 35, }, .text = "rank", .line = 93 },
    /* 37 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 34, 36, }, .text = "value(pads)[x.rank]", .line = 93 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 93 },
    /* 39 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 37, 38, }, .text = "value(pads)[x.rank] == 0", .line = 93 },
    /* 40 */ { .op = DFG_E_NODE, .ref = 4, .text = "pads", .line = 93 },
    /* 41 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 40, }, .text = "value(pads)", .line = 93 },
    /* 42 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 93 },
    /* 43 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 42, }, .text = "rank", .line = 93 },
    /* 44 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 93 },
    /* 45 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 43, 44, }, .text = "x.rank + 1", .line = 93 },
    /* 46 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 41, 45, }, .text = "value(pads)[x.rank + 1]", .line = 93 },
    /* 47 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 93 },
    /* 48 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 46, 47, }, .text = "value(pads)[x.rank + 1] == 0", .line = 93 },
    /* 49 */ { .op = DFG_E_VAR, .ref = 3, .text = "v", .line = 94 },
    /* 50 */ { .op = DFG_E_NODE, .ref = 4, .text = "pads", .line = 94 },
    /* 51 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 50, }, .text = "value(pads)", .line = 94 },
    /* 52 */ { .op = DFG_E_COMP, .ref = 3, .n_kids = 2, .kids = (const uint32_t[]){ 49, 51, }, .text = "[v for v in value(pads)]", .line = 94 },
    /* 53 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 52, }, .text = "max([v for v in value(pads)])", .line = 94 },
    /* 54 */ { .op = DFG_E_NODE, .ref = 0, .text = "a", .line = 94 },
    /* 55 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 54, }, .name = "pads", .text = "pads", .line = 94 },
    /* 56 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 55, }, .text = "present(a.pads)", .line = 94 },
    /* 57 */ { .op = DFG_E_NODE, .ref = 0, .text = "a", .line = 94 },
    /* 58 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 57, }, .name = "pads", .text = "pads", .line = 94 },
    /* 59 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 58, }, .text = "max(a.pads)", .line = 94 },
    /* 60 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 94 },
    /* 61 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 56, 59, 60, }, .text = "(present(a.pads) ? max(a.pads) : 0)", .line = 94 },
    /* 62 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 53, 61, }, .text = "max([v for v in value(pads)]) + (present(a.pads) ? max(a.pads) : 0)", .line = 94 },
    /* 63 */ { .op = DFG_E_VAR, .ref = 0, .text = "k", .line = 94 },
    /* 64 */ { .op = DFG_E_CALL, .sub = DFG_F_MIN, .n_kids = 1, .kids = (const uint32_t[]){ 63, }, .text = "min(k)", .line = 94 },
    /* 65 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 62, 64, }, .text = "max([v for v in value(pads)]) + (present(a.pads) ? max(a.pads) : 0) < min(k)", .line = 94 },
};
static const struct dfg_desc_node fold_pad_average_nodes[9] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "AveragePool", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .n_attrs = 4, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "count_include_pad", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "count_include_pad == 1", .line = 90 },
            { .test = DFG_D_TEST_EQ, .name = "auto_pad", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 6, .s = "NOTSET" }, .text = "auto_pad == \"NOTSET\"", .line = 90 },
            { .test = DFG_D_TEST_EQ, .name = "ceil_mode", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "ceil_mode == 0", .line = 90 },
            { .test = DFG_D_TEST_BIND, .name = "kernel_shape", .expr = -1, .var = 0, .text = "kernel_shape = k", .line = 90 },
        },
        .name = "a",
        .text = "AveragePool(Pad(x, pads & const, (zero & 0)?) { mode == \"constant\" })", .line = 89 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Pad", },
        .n_kids = 3, .kids = (const uint32_t[]){ 2, 3, 6, },
        .optional = 0x4u,
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "mode", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 8, .s = "constant" }, .text = "mode == \"constant\"", .line = 89 },
        },
        .text = "Pad(x, pads & const, (zero & 0)?)", .line = 89 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 88 },
    [3] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "pads & const", .line = 89 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "pads",
        .text = "pads", .line = 88 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89 },
    [6] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "(zero & 0)", .line = 89 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "zero",
        .text = "zero", .line = 88 },
    [8] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 89 },
};
static const struct dfg_desc_region fold_pad_average_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t fold_pad_average_var_regions[] = { 0, 0, 0, 0, 0, };
static const bool fold_pad_average_dims[] = { 0, 0, 0, 0, 0, };
static const struct dfg_desc_capture fold_pad_average_refs[] = { { 2, -1 }, { 4, -1 }, { 7, -1 }, { 0, -1 }, { 0, -1 }, };
static const struct dfg_capture fold_pad_average_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct fold_pad_average_match, x) },
    { "pads", DFG_CAP_NODE, offsetof(struct fold_pad_average_match, pads) },
    { "zero", DFG_CAP_NODE, offsetof(struct fold_pad_average_match, zero) },
    { "a", DFG_CAP_NODE, offsetof(struct fold_pad_average_match, a) },
    { "k", DFG_CAP_VALUE, offsetof(struct fold_pad_average_match, k) },
};
static const struct dfg_desc_pattern fold_pad_average_desc = {
    .n_nodes = 9, .n_exprs = 66, .n_vars = 5, .n_sets = 5,
    .nodes = fold_pad_average_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = fold_pad_average_regions,
    .var_region = fold_pad_average_var_regions,
    .exprs = fold_pad_average_exprs,
    .captures = fold_pad_average_refs,
    .var_is_dim = fold_pad_average_dims,
    .text = "rule pad_average(x, pads, zero) {\012    a = AveragePool(Pad(x, pads & const, (zero & 0)?) { mode == \"constant\" })\012        { count_include_pad == 1, auto_pad == \"NOTSET\", ceil_mode == 0, kernel_shape = k };\012    match a;\012    where x.rank >= 3, min([v for v in value(pads)]) >= 0, len([v for v in value(pads)]) == 2 * x.rank;\012    where value(pads)[0] == 0, value(pads)[1] == 0, value(pads)[x.rank] == 0, value(pads)[x.rank + 1] == 0;\012    where max([v for v in value(pads)]) + (present(a.pads) ? max(a.pads) : 0) < min(k);\012    rewrite AveragePool(x) {\012        ..a,\012        pads = [value(pads)[i < x.rank - 2 ? i + 2 : i + 4] + (present(a.pads) ? a.pads[i] : 0)\012                for i in range(2 * (x.rank - 2))]\012    };\012}", .line = 88, .n_where = 8, .where = (const uint32_t[]){ 3, 10, 20, 26, 32, 39, 48, 65, }
};
static bool fold_pad_average_any(const dfg_graph *g, dfg_node n, void *m)
{
    return fold_pad_average_match(g, n, m);
}
static bool fold_pad_average_pass(void *ctx, const struct fold_pad_average_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool fold_pad_average_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return fold_pad_average_each(g, n, fold_pad_average_pass, &e);
}

static const struct dfg_part fold_pad_average_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct fold_pad_average_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct fold_pad_average_whole, m.pads) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct fold_pad_average_whole, m.zero) },
    { DFG_PART_ROOT, false, 1, 3, offsetof(struct fold_pad_average_whole, m.a) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fold_pad_average_whole, pad) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct fold_pad_average_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct fold_pad_average_whole, constant_2) },
};
/* ---- constant_reshaped ---- */

static const struct dfg_desc_expr fold_constant_reshaped_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 108 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 108 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 1, }, .text = "present(y.elements)", .line = 108 },
};
static const struct dfg_desc_node fold_constant_reshaped_nodes[4] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 4, .ops = (const char *const[]){ "Reshape", "Squeeze", "Unsqueeze", "Flatten", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .rest_first = 0, .rest_last = 1,
        .name = "y",
        .text = "(Reshape | Squeeze | Unsqueeze | Flatten)(c & const, ...)", .line = 106 },
    [1] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "c & const", .line = 106 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 105 },
    [3] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 106 },
};
static const struct dfg_desc_region fold_constant_reshaped_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture fold_constant_reshaped_refs[] = { { 2, -1 }, { 0, -1 }, };
static const struct dfg_capture fold_constant_reshaped_captures[] = {
    { "c", DFG_CAP_NODE, offsetof(struct fold_constant_reshaped_match, c) },
    { "y", DFG_CAP_NODE, offsetof(struct fold_constant_reshaped_match, y) },
};
static const struct dfg_desc_pattern fold_constant_reshaped_desc = {
    .n_nodes = 4, .n_exprs = 3, .n_vars = 0, .n_sets = 2,
    .nodes = fold_constant_reshaped_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = fold_constant_reshaped_regions,
    .exprs = fold_constant_reshaped_exprs,
    .captures = fold_constant_reshaped_refs,
    .text = "rule constant_reshaped(c) {\012    y = (Reshape | Squeeze | Unsqueeze | Flatten)(c & const, ...);\012    match y;\012    where present(y.elements);\012    rewrite extern fold_same_elements;\012}", .line = 105, .n_where = 1, .where = (const uint32_t[]){ 2, }
};
static bool fold_constant_reshaped_any(const dfg_graph *g, dfg_node n, void *m)
{
    return fold_constant_reshaped_match(g, n, m);
}
static bool fold_constant_reshaped_pass(void *ctx, const struct fold_constant_reshaped_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool fold_constant_reshaped_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return fold_constant_reshaped_each(g, n, fold_constant_reshaped_pass, &e);
}

static const struct dfg_part fold_constant_reshaped_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct fold_constant_reshaped_whole, m.c) },
    { DFG_PART_ROOT, false, 1, 1, offsetof(struct fold_constant_reshaped_whole, m.y) },
    { DFG_PART_INPUT, true, 0, -1, offsetof(struct fold_constant_reshaped_whole, rest) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct fold_constant_reshaped_whole, constant) },
};
static const struct dfg_pattern patterns[] = {
    { .name = "fold_batch_norm", .place = "fold.pat:13", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct fold_fold_batch_norm_match),
      .n_captures = 9, .captures = fold_fold_batch_norm_captures,
      .match = fold_fold_batch_norm_any, .each = fold_fold_batch_norm_all, .desc = &fold_fold_batch_norm_desc,
      .whole_size = sizeof(struct fold_fold_batch_norm_whole), .n_parts = sizeof fold_fold_batch_norm_parts / sizeof *fold_fold_batch_norm_parts,
      .n_params = 7, .parts = fold_fold_batch_norm_parts, .whole = fold_fold_batch_norm_whole },
    { .name = "fold_mul", .place = "fold.pat:21", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct fold_fold_mul_match),
      .n_captures = 5, .captures = fold_fold_mul_captures,
      .match = fold_fold_mul_any, .each = fold_fold_mul_all, .desc = &fold_fold_mul_desc,
      .whole_size = sizeof(struct fold_fold_mul_whole), .n_parts = sizeof fold_fold_mul_parts / sizeof *fold_fold_mul_parts,
      .n_params = 4, .parts = fold_fold_mul_parts, .whole = fold_fold_mul_whole },
    { .name = "fold_div", .place = "fold.pat:26", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct fold_fold_div_match),
      .n_captures = 5, .captures = fold_fold_div_captures,
      .match = fold_fold_div_any, .each = fold_fold_div_all, .desc = &fold_fold_div_desc,
      .whole_size = sizeof(struct fold_fold_div_whole), .n_parts = sizeof fold_fold_div_parts / sizeof *fold_fold_div_parts,
      .n_params = 4, .parts = fold_fold_div_parts, .whole = fold_fold_div_whole },
    { .name = "fold_add", .place = "fold.pat:32", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct fold_fold_add_match),
      .n_captures = 5, .captures = fold_fold_add_captures,
      .match = fold_fold_add_any, .each = fold_fold_add_all, .desc = &fold_fold_add_desc,
      .whole_size = sizeof(struct fold_fold_add_whole), .n_parts = sizeof fold_fold_add_parts / sizeof *fold_fold_add_parts,
      .n_params = 4, .parts = fold_fold_add_parts, .whole = fold_fold_add_whole },
    { .name = "fold_matmul_mul", .place = "fold.pat:38", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct fold_fold_matmul_mul_match),
      .n_captures = 3, .captures = fold_fold_matmul_mul_captures,
      .match = fold_fold_matmul_mul_any, .each = fold_fold_matmul_mul_all, .desc = &fold_fold_matmul_mul_desc,
      .whole_size = sizeof(struct fold_fold_matmul_mul_whole), .n_parts = sizeof fold_fold_matmul_mul_parts / sizeof *fold_fold_matmul_mul_parts,
      .n_params = 3, .parts = fold_fold_matmul_mul_parts, .whole = fold_fold_matmul_mul_whole },
    { .name = "conv_zero_bias", .place = "fold.pat:44", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct fold_conv_zero_bias_match),
      .n_captures = 3, .captures = fold_conv_zero_bias_captures,
      .match = fold_conv_zero_bias_any, .each = fold_conv_zero_bias_all, .desc = &fold_conv_zero_bias_desc,
      .whole_size = sizeof(struct fold_conv_zero_bias_whole), .n_parts = sizeof fold_conv_zero_bias_parts / sizeof *fold_conv_zero_bias_parts,
      .n_params = 2, .parts = fold_conv_zero_bias_parts, .whole = fold_conv_zero_bias_whole },
    { .name = "gemm_zero_bias", .place = "fold.pat:45", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct fold_gemm_zero_bias_match),
      .n_captures = 4, .captures = fold_gemm_zero_bias_captures,
      .match = fold_gemm_zero_bias_any, .each = fold_gemm_zero_bias_all, .desc = &fold_gemm_zero_bias_desc,
      .whole_size = sizeof(struct fold_gemm_zero_bias_whole), .n_parts = sizeof fold_gemm_zero_bias_parts / sizeof *fold_gemm_zero_bias_parts,
      .n_params = 3, .parts = fold_gemm_zero_bias_parts, .whole = fold_gemm_zero_bias_whole },
    { .name = "qlinear_zero_bias", .place = "fold.pat:51", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct fold_qlinear_zero_bias_match),
      .n_captures = 9, .captures = fold_qlinear_zero_bias_captures,
      .match = fold_qlinear_zero_bias_any, .each = fold_qlinear_zero_bias_all, .desc = &fold_qlinear_zero_bias_desc,
      .whole_size = sizeof(struct fold_qlinear_zero_bias_whole), .n_parts = sizeof fold_qlinear_zero_bias_parts / sizeof *fold_qlinear_zero_bias_parts,
      .n_params = 8, .parts = fold_qlinear_zero_bias_parts, .whole = fold_qlinear_zero_bias_whole },
    { .name = "pad_conv", .place = "fold.pat:60", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct fold_pad_conv_match),
      .n_captures = 6, .captures = fold_pad_conv_captures,
      .match = fold_pad_conv_any, .each = fold_pad_conv_all, .desc = &fold_pad_conv_desc,
      .whole_size = sizeof(struct fold_pad_conv_whole), .n_parts = sizeof fold_pad_conv_parts / sizeof *fold_pad_conv_parts,
      .n_params = 5, .parts = fold_pad_conv_parts, .whole = fold_pad_conv_whole },
    { .name = "pad_conv_integer", .place = "fold.pat:74", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct fold_pad_conv_integer_match),
      .n_captures = 5, .captures = fold_pad_conv_integer_captures,
      .match = fold_pad_conv_integer_any, .each = fold_pad_conv_integer_all, .desc = &fold_pad_conv_integer_desc,
      .whole_size = sizeof(struct fold_pad_conv_integer_whole), .n_parts = sizeof fold_pad_conv_integer_parts / sizeof *fold_pad_conv_integer_parts,
      .n_params = 4, .parts = fold_pad_conv_integer_parts, .whole = fold_pad_conv_integer_whole },
    { .name = "pad_average", .place = "fold.pat:88", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct fold_pad_average_match),
      .n_captures = 5, .captures = fold_pad_average_captures,
      .match = fold_pad_average_any, .each = fold_pad_average_all, .desc = &fold_pad_average_desc,
      .whole_size = sizeof(struct fold_pad_average_whole), .n_parts = sizeof fold_pad_average_parts / sizeof *fold_pad_average_parts,
      .n_params = 3, .parts = fold_pad_average_parts, .whole = fold_pad_average_whole },
    { .name = "constant_reshaped", .place = "fold.pat:105", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct fold_constant_reshaped_match),
      .n_captures = 2, .captures = fold_constant_reshaped_captures,
      .match = fold_constant_reshaped_any, .each = fold_constant_reshaped_all, .desc = &fold_constant_reshaped_desc,
      .whole_size = sizeof(struct fold_constant_reshaped_whole), .n_parts = sizeof fold_constant_reshaped_parts / sizeof *fold_constant_reshaped_parts,
      .n_params = 1, .parts = fold_constant_reshaped_parts, .whole = fold_constant_reshaped_whole },
};

static const char *const imports[] = { "onnx", NULL };
extern const struct dfg_unit fold_unit;
const struct dfg_unit fold_unit = {
    .abi = DFG_ABI,
    .name = "fold",
    .imports = imports,
    .names = &fold_names, .whole_names = &whole_names,
    .n_patterns = 12, .patterns = patterns,
    .rules = &fold_rules,
};
