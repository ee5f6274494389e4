/* Made by pat2c from tflite_simplify.pat; do not edit. */
#include "tflite_simplify.h"
_Static_assert(TFLITE_SIMPLIFY_H == 0x6b833f7ca0434791, "tflite_simplify.h is of another run of pat2c than this file");
#include "dfg_frames.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    tflite_simplify_op_tfl_Add = DFG_FIRST_OP, tflite_simplify_op_tfl_AveragePool2D,
    tflite_simplify_op_tfl_BatchMatMul, tflite_simplify_op_tfl_Concatenation, tflite_simplify_op_tfl_Conv2D,
    tflite_simplify_op_tfl_DepthwiseConv2D, tflite_simplify_op_tfl_Dequantize, tflite_simplify_op_tfl_Div,
    tflite_simplify_op_tfl_FullyConnected, tflite_simplify_op_tfl_HardSwish,
    tflite_simplify_op_tfl_LeakyRelu, tflite_simplify_op_tfl_MaxPool2D, tflite_simplify_op_tfl_Mean,
    tflite_simplify_op_tfl_Minimum, tflite_simplify_op_tfl_Mul, tflite_simplify_op_tfl_PRelu,
    tflite_simplify_op_tfl_Quantize, tflite_simplify_op_tfl_Relu, tflite_simplify_op_tfl_Relu6,
    tflite_simplify_op_tfl_ReluN1To1, tflite_simplify_op_tfl_Reshape, tflite_simplify_op_tfl_Sub,
    tflite_simplify_op_tfl_Sum, tflite_simplify_op_tfl_Transpose, tflite_simplify_op_tfl_TransposeConv,
};
enum {
    tflite_simplify_attr_activation, tflite_simplify_attr_added, tflite_simplify_attr_filter,
    tflite_simplify_attr_quantized_dimension, tflite_simplify_attr_scale, tflite_simplify_attr_zero_point,
};
enum { tflite_simplify_str_NONE };
static const char *const tflite_simplify_op_names[] = {
    "tfl.Add", "tfl.AveragePool2D", "tfl.BatchMatMul", "tfl.Concatenation", "tfl.Conv2D",
    "tfl.DepthwiseConv2D", "tfl.Dequantize", "tfl.Div", "tfl.FullyConnected", "tfl.HardSwish",
    "tfl.LeakyRelu", "tfl.MaxPool2D", "tfl.Mean", "tfl.Minimum", "tfl.Mul", "tfl.PRelu", "tfl.Quantize",
    "tfl.Relu", "tfl.Relu6", "tfl.ReluN1To1", "tfl.Reshape", "tfl.Sub", "tfl.Sum", "tfl.Transpose",
    "tfl.TransposeConv",
};
static const char *const tflite_simplify_attr_names[] = {
    "activation", "added", "filter", "quantized_dimension", "scale", "zero_point",
};
static const char *const tflite_simplify_str_names[] = { "NONE" };
static const dfg_val tflite_simplify_list_1_0[] = {{.tag = DFG_V_INT, .u.i = 1}, {.tag = DFG_V_INT, .u.i = 0}};

const struct dfg_names tflite_simplify_names = {
    .abi = DFG_ABI, .needs = DFG_NEEDS_USERS | DFG_NEEDS_SCRATCH, .name = "tflite_simplify",
    .run = TFLITE_SIMPLIFY_H, .n_rows = 3, .n_ops = 25, .ops = tflite_simplify_op_names, .n_attrs = 6,
    .attrs = tflite_simplify_attr_names, .n_strs = 1, .strs = tflite_simplify_str_names,
};

/* tflite_simplify.pat:24  ops takes_limits */
static DFG_APART bool tflite_simplify_is_takes_limits(const dfg_graph *g, dfg_node n)
{
    switch (dfg_op(g, n)) {
    case tflite_simplify_op_tfl_Conv2D: case tflite_simplify_op_tfl_DepthwiseConv2D:
    case tflite_simplify_op_tfl_TransposeConv: case tflite_simplify_op_tfl_FullyConnected:
    case tflite_simplify_op_tfl_Add: case tflite_simplify_op_tfl_Mul: case tflite_simplify_op_tfl_Sub:
    case tflite_simplify_op_tfl_Div: return true;
    default: return false;
    }
}

/* tflite_simplify.pat:11  cond same_quantisation(x, y) =
 *     (x#scale == y#scale and x#zero_point == y#zero_point and same_dtype(x, y))
 *     or (not present(x#scale) and not present(y#scale)); */
static DFG_APART bool tflite_simplify_same_quantisation(const dfg_graph *g, dfg_node x, dfg_node y)
{
    return (dfg_eq(dfg_fact(g, x, tflite_simplify_attr_scale), dfg_fact(g, y, tflite_simplify_attr_scale))
            && dfg_eq(dfg_fact(g, x, tflite_simplify_attr_zero_point),
                      dfg_fact(g, y, tflite_simplify_attr_zero_point))
            && dfg_same_dtype(g, x, y) == DFG_TRUE)
        || (!dfg_known(dfg_fact(g, x, tflite_simplify_attr_scale))
            && !dfg_known(dfg_fact(g, y, tflite_simplify_attr_scale)));
}

static DFG_APART dfg_val tflite_simplify_value(const dfg_graph *g, dfg_node y)
{
    return dfg_mul(dfg_fact(g, y, tflite_simplify_attr_scale),
                   dfg_sub(dfg_choose(dfg_scalar_same(dfg_dtype_of(g, y), dfg_dtype_val(DFG_U8)),
                                      dfg_int(0),
                                      dfg_choose_int(dfg_scalar_same(dfg_dtype_of(g, y),
                                                                     dfg_dtype_val(DFG_I8)), -128, -32768)),
                           dfg_fact(g, y, tflite_simplify_attr_zero_point)));
}

static DFG_APART dfg_val tflite_simplify_value_2(const dfg_graph *g, dfg_node x)
{
    return dfg_sub(dfg_sub(dfg_choose(dfg_scalar_same(dfg_dtype_of(g, x), dfg_dtype_val(DFG_U8)),
                                      dfg_int(0),
                                      dfg_choose_int(dfg_scalar_same(dfg_dtype_of(g, x),
                                                                     dfg_dtype_val(DFG_I8)), -128, -32768)),
                           dfg_fact(g, x, tflite_simplify_attr_zero_point)), dfg_float(0.5));
}

static DFG_APART bool tflite_simplify_holds(const dfg_graph *g, dfg_node x, dfg_node y)
{
    return dfg_le(dfg_mul(dfg_fact(g, x, tflite_simplify_attr_scale), tflite_simplify_value_2(g, x)),
                  tflite_simplify_value(g, y));
}

static DFG_APART dfg_val tflite_simplify_value_3(const dfg_graph *g, dfg_node y)
{
    return dfg_mul(dfg_fact(g, y, tflite_simplify_attr_scale),
                   dfg_sub(dfg_choose(dfg_scalar_same(dfg_dtype_of(g, y), dfg_dtype_val(DFG_U8)),
                                      dfg_int(255),
                                      dfg_choose_int(dfg_scalar_same(dfg_dtype_of(g, y),
                                                                     dfg_dtype_val(DFG_I8)), 127, 32767)),
                           dfg_fact(g, y, tflite_simplify_attr_zero_point)));
}

static DFG_APART dfg_val tflite_simplify_value_4(const dfg_graph *g, dfg_node x)
{
    return dfg_add(dfg_sub(dfg_choose(dfg_scalar_same(dfg_dtype_of(g, x), dfg_dtype_val(DFG_U8)),
                                      dfg_int(255),
                                      dfg_choose_int(dfg_scalar_same(dfg_dtype_of(g, x),
                                                                     dfg_dtype_val(DFG_I8)), 127, 32767)),
                           dfg_fact(g, x, tflite_simplify_attr_zero_point)), dfg_float(0.5));
}

static DFG_APART bool tflite_simplify_holds_2(const dfg_graph *g, dfg_node x, dfg_node y)
{
    return dfg_ge(dfg_mul(dfg_fact(g, x, tflite_simplify_attr_scale), tflite_simplify_value_4(g, x)),
                  tflite_simplify_value_3(g, y));
}

/* tflite_simplify.pat:15  cond covers(x, y) = x.dtype in {i8, u8, i16}, y.dtype in {i8, u8, i16},
 *     x#scale * ((x.dtype == u8 ? 0 : x.dtype == i8 ? -128 : -32768) - x#zero_point - 0.5)
 *         <= y#scale * ((y.dtype == u8 ? 0 : y.dtype == i8 ? -128 : -32768) - y#zero_point),
 *     x#scale * ((x.dtype == u8 ? 255 : x.dtype == i8 ? 127 : 32767) - x#zero_point + 0.5)
 *         >= y#scale * ((y.dtype == u8 ? 255 : y.dtype == i8 ? 127 : 32767) - y#zero_point); */
static DFG_APART bool tflite_simplify_covers(const dfg_graph *g, dfg_node x, dfg_node y)
{
    return (dfg_dtype(g, x) == DFG_I8 || dfg_dtype(g, x) == DFG_U8 || dfg_dtype(g, x) == DFG_I16)
        && (dfg_dtype(g, y) == DFG_I8 || dfg_dtype(g, y) == DFG_U8 || dfg_dtype(g, y) == DFG_I16)
        && tflite_simplify_holds(g, x, y) && tflite_simplify_holds_2(g, x, y);
}

/* tflite_simplify.pat:26  rule tfl_fuse_activation(rest) {
 *     c = takes_limits(...rest) { activation == "NONE" };
 *     a = limited(c);
 *     match a;
 *     where same_quantisation(c, a) or covers(c, a);
 *     rewrite c.op(...rest) {
 *         ..c, activation = a.op == tfl.Relu ? "RELU" : a.op == tfl.Relu6 ? "RELU6" : "RELU_N1_TO_1"
 *     };
 * } */
bool tflite_simplify_tfl_fuse_activation_match(DFG_FIND_MATCH(tflite_simplify_tfl_fuse_activation))
{
    if (!(dfg_op(g, n) == tflite_simplify_op_tfl_Relu || dfg_op(g, n) == tflite_simplify_op_tfl_Relu6
          || dfg_op(g, n) == tflite_simplify_op_tfl_ReluN1To1)
        || !dfg_argc_is(g, n, 1))
        return false;
    dfg_node c = dfg_operand(g, n, 0);
    if (!tflite_simplify_is_takes_limits(g, c)) return false;
    if (!dfg_str_is(g, c, tflite_simplify_attr_activation, tflite_simplify_str_NONE,
                    tflite_simplify_str_NONE))
        return false;
    struct dfg_nodes rest = dfg_rest(g, c, 0, 0);
    if (!dfg_same_body(g, n, c)) return false;
    if (!(tflite_simplify_same_quantisation(g, c, n) || tflite_simplify_covers(g, c, n))) return false;
    DFG_GIVE(tflite_simplify_tfl_fuse_activation, .root = n, .rest = rest, .c = c, .a = n);
    return true;
}

/* tflite_simplify.pat:36  rule tfl_fuse_pool_activation(x) {
 *     p = (tfl.MaxPool2D | tfl.AveragePool2D)(x) { activation == "NONE" };
 *     a = limited(p);
 *     match a;
 *     where same_quantisation(p, a);
 *     rewrite p.op(x) { ..p, activation = a.op == tfl.Relu ? "RELU" : a.op == tfl.Relu6 ? "RELU6" : "RELU_N1_TO_1" };
 * } */
bool tflite_simplify_tfl_fuse_pool_activation_match(DFG_FIND_MATCH(tflite_simplify_tfl_fuse_pool_activation))
{
    if (!(dfg_op(g, n) == tflite_simplify_op_tfl_Relu || dfg_op(g, n) == tflite_simplify_op_tfl_Relu6
          || dfg_op(g, n) == tflite_simplify_op_tfl_ReluN1To1)
        || !dfg_argc_is(g, n, 1))
        return false;
    dfg_node p = dfg_operand(g, n, 0);
    if (!(dfg_op(g, p) == tflite_simplify_op_tfl_MaxPool2D
          || dfg_op(g, p) == tflite_simplify_op_tfl_AveragePool2D)
        || !dfg_argc_is(g, p, 1))
        return false;
    if (!dfg_str_is(g, p, tflite_simplify_attr_activation, tflite_simplify_str_NONE,
                    tflite_simplify_str_NONE))
        return false;
    dfg_node x = dfg_operand(g, p, 0);
    if (!dfg_same_body(g, n, p) || !tflite_simplify_same_quantisation(g, p, n)) return false;
    DFG_GIVE(tflite_simplify_tfl_fuse_pool_activation, .root = n, .x = x, .p = p, .a = n);
    return true;
}

/* tflite_simplify.pat:44  rule tfl_fuse_bias(x, w, b) {
 *     y = tfl.FullyConnected(x, w) { activation == "NONE" };
 *     s = tfl.Add(y, b);
 *     match s;
 *     where w.rank == 2, b.rank == 1 or (b.rank == 2 and b.shape[0] == 1 and y.rank == 2), w.shape[0] == b.shape[-1];
 *     where x.dtype == f32, b.dtype == f32;
 *     rewrite tfl.FullyConnected(x, w, b) { ..y, activation = s.activation };
 * } */
bool tflite_simplify_tfl_fuse_bias_find(DFG_FIND_ON_MATCH(tflite_simplify_tfl_fuse_bias))
{
    if (!dfg_calls_argc(g, n, tflite_simplify_op_tfl_Add, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node y = dfg_arg(g, n, swap);
        if (!dfg_calls_with(g, y, tflite_simplify_op_tfl_FullyConnected, 2)) continue;
        if (!dfg_str_is(g, y, tflite_simplify_attr_activation, tflite_simplify_str_NONE,
                        tflite_simplify_str_NONE))
            continue;
        dfg_node x = dfg_operand(g, y, 0), w = dfg_operand(g, y, 1), b = dfg_arg(g, n, 1 - swap);
        if (!dfg_same_body(g, n, y) || dfg_rank(g, w) != 2) continue;
        /* where b.rank == 1 or (b.rank == 2 and b.shape[0] == 1 and y.rank == 2) */
        if (!(dfg_rank(g, b) == 1
              || (dfg_rank(g, b) == 2 && dfg_extent(g, b, 0) == 1 && dfg_rank(g, y) == 2)))
            continue;
        if (!dfg_extent_eq(g, dfg_extent_of(g, w, 0), dfg_extent_of(g, b, -1))) continue;
        if (dfg_dtype(g, x) != DFG_F32 || dfg_dtype(g, b) != DFG_F32) continue;
        DFG_GIVE(tflite_simplify_tfl_fuse_bias, .root = n, .x = x, .w = w, .b = b, .y = y, .s = n);
        return true;
    }
    return false;
}

/* tflite_simplify.pat:56  rule tfl_requantize(x) : keep_shared {
 *     q = tfl.Quantize(x);
 *     r = tfl.Quantize(q);
 *     match r;
 *     where x.dtype in {i8, u8}, same_quantisation(x, r), x#scale == q#scale, covers(q, x);
 *     rewrite x;
 * } */
bool tflite_simplify_tfl_requantize_match(DFG_FIND_MATCH(tflite_simplify_tfl_requantize))
{
    if (!dfg_calls_argc(g, n, tflite_simplify_op_tfl_Quantize, 1)) return false;
    dfg_node q = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, q, tflite_simplify_op_tfl_Quantize, 1)) return false;
    dfg_node x = dfg_operand(g, q, 0);
    if (!dfg_same_body(g, n, q) || !(dfg_dtype(g, x) == DFG_I8 || dfg_dtype(g, x) == DFG_U8)) return false;
    if (!tflite_simplify_same_quantisation(g, x, n)) return false;
    /* where x#scale == q#scale */
    if (!dfg_eq(dfg_fact(g, x, tflite_simplify_attr_scale), dfg_fact(g, q, tflite_simplify_attr_scale)))
        return false;
    if (!tflite_simplify_covers(g, q, x)) return false;
    DFG_GIVE(tflite_simplify_tfl_requantize, .root = n, .x = x, .q = q, .r = n);
    return true;
}

/* tflite_simplify.pat:64  rule tfl_parallel_quantize(x) {
 *     a = tfl.Quantize(x);
 *     b = tfl.Quantize(x);
 *     match a, b;
 *     where same_quantisation(a, b), present(a#scale);
 *     rewrite a, a;
 * } */
bool tflite_simplify_tfl_parallel_quantize_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct tflite_simplify_tfl_parallel_quantize_match *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, tflite_simplify_op_tfl_Quantize, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!dfg_known(dfg_fact(g, n, tflite_simplify_attr_scale))) return false;
    struct dfg_nodes readers = dfg_readers(g, 0, (const dfg_node[]){x}, 1, 1);
    for (uint32_t k = 0; k < readers.n; k++) {
        dfg_node b = readers.at[k];
        if (!dfg_calls_argc(g, b, tflite_simplify_op_tfl_Quantize, 1)) continue;
        if (dfg_operand(g, b, 0) != x) continue;
        if (b == n) continue;
        if (!dfg_same_body(g, n, b) || !tflite_simplify_same_quantisation(g, n, b)) continue;
        if (accept(ctx, &(struct tflite_simplify_tfl_parallel_quantize_match){.root = n, .x = x, .a = n,
                                                                              .b = b}))
            return true;
    }
    return false;
}

/* tflite_simplify.pat:72  rule tfl_quantize_dequantize(x) : keep_shared {
 *     q = tfl.Quantize(tfl.Dequantize(x));
 *     match q;
 *     where x.dtype in {i8, u8, i16}, same_quantisation(x, q), present(x#scale);
 *     rewrite x;
 * } */
bool tflite_simplify_tfl_quantize_dequantize_find(DFG_FIND(tflite_simplify_tfl_quantize_dequantize))
{
    if (!dfg_calls_argc(g, n, tflite_simplify_op_tfl_Quantize, 1)) return false;
    dfg_node dequantize = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, dequantize, tflite_simplify_op_tfl_Dequantize, 1)) return false;
    dfg_node x = dfg_operand(g, dequantize, 0);
    if (!dfg_same_body(g, n, dequantize)) return false;
    /* where x.dtype in {i8, u8, i16} */
    if (!(dfg_dtype(g, x) == DFG_I8 || dfg_dtype(g, x) == DFG_U8 || dfg_dtype(g, x) == DFG_I16))
        return false;
    if (!tflite_simplify_same_quantisation(g, x, n)) return false;
    if (!dfg_known(dfg_fact(g, x, tflite_simplify_attr_scale))) return false;
    DFG_GIVE(tflite_simplify_tfl_quantize_dequantize, .root = n, .x = x, .q = n);
    DFG_GIVE_WHOLE(tflite_simplify_tfl_quantize_dequantize, .dequantize = dequantize);
    return true;
}

/* tflite_simplify.pat:80  ops requantizing */
static DFG_APART bool tflite_simplify_is_requantizing(const dfg_graph *g, dfg_node n)
{
    switch (dfg_op(g, n)) {
    case tflite_simplify_op_tfl_Add: case tflite_simplify_op_tfl_BatchMatMul:
    case tflite_simplify_op_tfl_Conv2D: case tflite_simplify_op_tfl_FullyConnected:
    case tflite_simplify_op_tfl_HardSwish: case tflite_simplify_op_tfl_LeakyRelu:
    case tflite_simplify_op_tfl_Mean: case tflite_simplify_op_tfl_Mul: case tflite_simplify_op_tfl_PRelu:
    case tflite_simplify_op_tfl_Relu: case tflite_simplify_op_tfl_Sub: case tflite_simplify_op_tfl_Sum:
        return true;
    default: return false;
    }
}

/* tflite_simplify.pat:82  rule tfl_quantize_into(rest) {
 *     c = requantizing(...rest);
 *     q = tfl.Quantize(c);
 *     match q;
 *     where q#added == true, same_dtype(c, q), covers(c, q);
 *     rewrite c.op(...rest) { ..c };
 * } */
bool tflite_simplify_tfl_quantize_into_match(DFG_FIND_MATCH(tflite_simplify_tfl_quantize_into))
{
    if (!dfg_calls_argc(g, n, tflite_simplify_op_tfl_Quantize, 1)) return false;
    dfg_node c = dfg_operand(g, n, 0);
    if (!tflite_simplify_is_requantizing(g, c)) return false;
    struct dfg_nodes rest = dfg_rest(g, c, 0, 0);
    if (!dfg_same_body(g, n, c)) return false;
    if (!dfg_scalar_eq(dfg_fact(g, n, tflite_simplify_attr_added), dfg_bool(true))) return false;
    if (dfg_same_dtype(g, c, n) != DFG_TRUE || !tflite_simplify_covers(g, c, n)) return false;
    DFG_GIVE(tflite_simplify_tfl_quantize_into, .root = n, .rest = rest, .c = c, .q = n);
    return true;
}

/* tflite_simplify.pat:11, known not to hold  cond same_quantisation(x, y) =
 *     (x#scale == y#scale and x#zero_point == y#zero_point and same_dtype(x, y))
 *     or (not present(x#scale) and not present(y#scale)); */
static DFG_APART bool tflite_simplify_not_same_quantisation(const dfg_graph *g, dfg_node x, dfg_node y)
{
    return (dfg_ne(dfg_fact(g, x, tflite_simplify_attr_scale), dfg_fact(g, y, tflite_simplify_attr_scale))
            || dfg_ne(dfg_fact(g, x, tflite_simplify_attr_zero_point),
                      dfg_fact(g, y, tflite_simplify_attr_zero_point))
            || dfg_same_dtype(g, x, y) == DFG_FALSE)
        && (dfg_known(dfg_fact(g, x, tflite_simplify_attr_scale))
            || dfg_known(dfg_fact(g, y, tflite_simplify_attr_scale)));
}

static DFG_APART enum dfg_tri tflite_simplify_all_2(const dfg_graph *g, struct dfg_nodes parts, dfg_node c)
{
    enum dfg_tri all = DFG_TRUE;
    for (uint32_t k = 0; all != DFG_FALSE && k < parts.n; k++) {
        const dfg_node each = parts.at[k];
        all = dfg_both(all,
                       tflite_simplify_same_quantisation(g, each, c) ? DFG_TRUE
                       : tflite_simplify_not_same_quantisation(g, each, c) ? DFG_FALSE : DFG_UNKNOWN);
    }
    return all;
}

/* tflite_simplify.pat:91  parts & tfl.Conv2D(...) */
static bool tflite_simplify_tfl_activation_before_concat_each1(const dfg_graph *g, dfg_node n,
    dfg_node root, dfg_node *found_parts, dfg_node *found_conv2D, struct dfg_nodes *found_rest)
{
    if (dfg_op(g, n) != tflite_simplify_op_tfl_Conv2D) return false;
    struct dfg_nodes rest = dfg_rest(g, n, 0, 0);
    if (!dfg_same_body(g, root, n)) return false;
    *found_parts = n;
    *found_conv2D = n;
    *found_rest = rest;
    return true;
}

/* tflite_simplify.pat:90  rule tfl_activation_before_concat(parts) {
 *     c = tfl.Concatenation(every parts & tfl.Conv2D(...)) { activation == "NONE" };
 *     a = limited(c);
 *     match a;
 *     where same_quantisation(c, a), all(parts, same_quantisation(parts, c));
 *     rewrite extern tflite_activated_parts;
 * } */
bool tflite_simplify_tfl_activation_before_concat_find(DFG_FIND(tflite_simplify_tfl_activation_before_concat))
{
    if (!(dfg_op(g, n) == tflite_simplify_op_tfl_Relu || dfg_op(g, n) == tflite_simplify_op_tfl_Relu6
          || dfg_op(g, n) == tflite_simplify_op_tfl_ReluN1To1)
        || !dfg_argc_is(g, n, 1))
        return false;
    dfg_node c = dfg_operand(g, n, 0);
    if (dfg_op(g, c) != tflite_simplify_op_tfl_Concatenation || dfg_n_args(g, c) <= 0) return false;
    if (!dfg_str_is(g, c, tflite_simplify_attr_activation, tflite_simplify_str_NONE,
                    tflite_simplify_str_NONE))
        return false;
    if (!dfg_same_body(g, n, c)) return false;
    struct dfg_nodes parts = {NULL, 0}, conv2D = {NULL, 0}, rest = {NULL, 0};
    bool all = true;
    const struct dfg_nodes nodes = dfg_rest(g, c, 0, 0);
    for (uint32_t i = 0; all && i < nodes.n; i++) {
        dfg_node parts_found = DFG_NONE, conv2D_found = DFG_NONE;
        struct dfg_nodes rest_found = {NULL, 0};
        all = nodes.at[i] != DFG_NONE
            && tflite_simplify_tfl_activation_before_concat_each1(g, nodes.at[i], n, &parts_found,
                                                                  &conv2D_found, &rest_found);
        if (parts_found != DFG_NONE) dfg_row(g, 0)[parts.n++] = parts_found;
        if (conv2D_found != DFG_NONE) dfg_row(g, 1)[conv2D.n++] = conv2D_found;
        rest.n = dfg_add_set(g, dfg_row(g, 2), rest.n, rest_found);
    }
    parts = (struct dfg_nodes){dfg_row(g, 0), parts.n};
    conv2D = (struct dfg_nodes){dfg_row(g, 1), conv2D.n};
    rest = dfg_set(g, dfg_row(g, 2), rest.n);
    if (!all) return false;
    if (!tflite_simplify_same_quantisation(g, c, n) || tflite_simplify_all_2(g, parts, c) != DFG_TRUE)
        return false;
    DFG_GIVE(tflite_simplify_tfl_activation_before_concat, .root = n, .parts = parts, .c = c, .a = n);
    DFG_GIVE_WHOLE(tflite_simplify_tfl_activation_before_concat, .conv2D = conv2D, .rest = rest);
    return true;
}

/* tflite_simplify.pat:101  pattern swish_line(x, sixth, half) {
 *     p = tfl.Mul(x, sixth & approx(0.16666667, 1e-5)) { activation == "NONE" };
 *     y = tfl.Add(p, half & 0.5) { activation == "NONE" };
 *     where x.rank >= sixth.rank, x.rank >= half.rank;
 *     return y;
 * } */
bool tflite_simplify_swish_line_find(DFG_FIND_ON_MATCH(tflite_simplify_swish_line))
{
    if (!dfg_calls_argc(g, n, tflite_simplify_op_tfl_Add, 2)) return false;
    if (!dfg_str_is(g, n, tflite_simplify_attr_activation, tflite_simplify_str_NONE,
                    tflite_simplify_str_NONE))
        return false;
    uint32_t swap = dfg_op(g, dfg_operand(g, n, 0)) == tflite_simplify_op_tfl_Mul ? 0 : 1;
    dfg_node half = dfg_arg(g, n, 1 - swap);
    if (!dfg_const_is(g, half, dfg_float(0.5), DFG_NO_DTYPE)) return false;
    dfg_node p = dfg_arg(g, n, swap);
    if (!dfg_calls_argc(g, p, tflite_simplify_op_tfl_Mul, 2)) return false;
    if (!dfg_str_is(g, p, tflite_simplify_attr_activation, tflite_simplify_str_NONE,
                    tflite_simplify_str_NONE))
        return false;
    for (uint32_t swap_2 = way[0]; swap_2 < dfg_orders(g, p); way[0] = ++swap_2) {
        dfg_node x = dfg_arg(g, p, swap_2), sixth = dfg_arg(g, p, 1 - swap_2);
        if (!dfg_const_near(g, sixth, dfg_float(0.16666667), 1e-05, DFG_NO_DTYPE)) continue;
        if (!dfg_same_body(g, n, p) || !dfg_ge(dfg_rank_of(g, x), dfg_rank_of(g, sixth))) continue;
        if (!dfg_ge(dfg_rank_of(g, x), dfg_rank_of(g, half))) continue;
        DFG_GIVE(tflite_simplify_swish_line, .root = n, .x = x, .sixth = sixth, .half = half, .p = p,
                 .y = n);
        return true;
    }
    return false;
}

/* tflite_simplify.pat:108
 * pattern swish_limits(y, one) = tfl.Relu(tfl.Minimum(y, one & 1)) | tfl.Minimum(tfl.Relu(y), one & 1); */
bool tflite_simplify_swish_limits_find(DFG_FIND_ON(tflite_simplify_swish_limits))
{
    bool is_relu = dfg_calls_argc(g, n, tflite_simplify_op_tfl_Relu, 1);
    dfg_node relu = DFG_NONE, minimum = DFG_NONE;
    if (is_relu) {
        relu = n;
        minimum = dfg_arg(g, relu, 0);
        if (!dfg_calls_argc(g, minimum, tflite_simplify_op_tfl_Minimum, 2)) return false;
    }
    for (uint32_t swap = way[0]; swap < (is_relu ? dfg_orders(g, minimum) : 1u); way[0] = ++swap) {
        dfg_node y = DFG_NONE, one = DFG_NONE, constant = DFG_NONE, minimum_2 = DFG_NONE, relu_2 = DFG_NONE;
        dfg_node constant_2 = DFG_NONE;
        uint32_t swap_2 = 0;
        if (is_relu) {
            y = dfg_arg(g, minimum, swap);
            one = dfg_arg(g, minimum, 1 - swap);
            constant = one;
            if (!dfg_const_is(g, constant, dfg_int(1), DFG_NO_DTYPE)) continue;
        } else {
            minimum_2 = n;
            if (!dfg_calls_argc(g, minimum_2, tflite_simplify_op_tfl_Minimum, 2)) continue;
            swap_2 = dfg_op(g, dfg_arg(g, minimum_2, 0)) == tflite_simplify_op_tfl_Relu ? 0 : 1;
            relu_2 = dfg_arg(g, minimum_2, swap_2);
            if (!dfg_calls_argc(g, relu_2, tflite_simplify_op_tfl_Relu, 1)) continue;
            y = dfg_arg(g, relu_2, 0);
            one = dfg_arg(g, minimum_2, 1 - swap_2);
            constant_2 = one;
            if (!dfg_const_is(g, constant_2, dfg_int(1), DFG_NO_DTYPE)) continue;
        }
        if (!dfg_in_body(g, n, (const dfg_node[]){relu, minimum, minimum_2, relu_2}, 4)) continue;
        DFG_GIVE(tflite_simplify_swish_limits, .root = n, .y = y, .one = one);
        DFG_GIVE_WHOLE(tflite_simplify_swish_limits, .relu = relu, .minimum = minimum, .constant = constant,
                       .minimum_2 = minimum_2, .relu_2 = relu_2, .constant_2 = constant_2);
        return true;
    }
    return false;
}

/* tflite_simplify.pat:110  rule tfl_hard_swish(x, sixth, half, one) {
 *     m = tfl.Mul(swish_limits(swish_line(x, sixth, half), one), x) { activation == "NONE" };
 *     match m;
 *     where x.dtype == f32, x.rank >= one.rank;
 *     rewrite tfl.HardSwish(x);
 * } */
bool tflite_simplify_tfl_hard_swish_find(DFG_FIND_ON(tflite_simplify_tfl_hard_swish))
{
    if (!dfg_calls_argc(g, n, tflite_simplify_op_tfl_Mul, 2)) return false;
    if (!dfg_str_is(g, n, tflite_simplify_attr_activation, tflite_simplify_str_NONE,
                    tflite_simplify_str_NONE))
        return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap, way[1] = 0) {
        dfg_node x = dfg_arg(g, n, 1 - swap);
        if (dfg_dtype(g, x) != DFG_F32) continue;
        struct tflite_simplify_swish_limits_match swish_limits;
        for (; tflite_simplify_swish_limits_find(g, dfg_arg(g, n, swap), way + 1, &swish_limits,
                                                 DFG_PART(whole, swish_limits));
             way[1]++, way[2] = 0) {
            if (dfg_op(g, swish_limits.y) != tflite_simplify_op_tfl_Add) continue;
            struct tflite_simplify_swish_line_match swish_line;
            for (; tflite_simplify_swish_line_find(g, swish_limits.y, way + 2, &swish_line); way[2]++) {
                if (swish_line.x != x) continue;
                if (!dfg_in_body(g, n, (const dfg_node[]){swish_limits.root, swish_limits.y}, 2)) continue;
                if (!dfg_ge(dfg_rank_of(g, x), dfg_rank_of(g, swish_limits.one))) continue;
                DFG_GIVE(tflite_simplify_tfl_hard_swish, .root = n, .x = x, .sixth = swish_line.sixth,
                         .half = swish_line.half, .one = swish_limits.one, .m = n);
                DFG_GIVE_PARTS(whole->swish_line = swish_line);
                return true;
            }
        }
    }
    return false;
}

/* tflite_simplify.pat:117  rule tfl_hard_swish_quantised(x, sixth, half, one) {
 *     d = tfl.Dequantize(x);
 *     m = tfl.Mul(swish_limits(swish_line(d, sixth, half), one), d) { activation == "NONE" };
 *     q = tfl.Quantize(m);
 *     match q;
 *     where x.dtype in {i8, u8}, same_dtype(x, q), present(x#scale), x.rank >= one.rank;
 *     rewrite tfl.HardSwish(x);
 * } */
bool tflite_simplify_tfl_hard_swish_quantised_find(DFG_FIND_ON(tflite_simplify_tfl_hard_swish_quantised))
{
    if (!dfg_calls_argc(g, n, tflite_simplify_op_tfl_Quantize, 1)) return false;
    dfg_node m_2 = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, m_2, tflite_simplify_op_tfl_Mul, 2)) return false;
    if (!dfg_str_is(g, m_2, tflite_simplify_attr_activation, tflite_simplify_str_NONE,
                    tflite_simplify_str_NONE))
        return false;
    uint32_t swap = dfg_op(g, dfg_operand(g, m_2, 0)) == tflite_simplify_op_tfl_Relu
        || dfg_op(g, dfg_operand(g, m_2, 0)) == tflite_simplify_op_tfl_Minimum
        ? 0
        : 1;
    struct tflite_simplify_swish_limits_match swish_limits;
    for (; tflite_simplify_swish_limits_find(g, dfg_arg(g, m_2, swap), way, &swish_limits,
                                             DFG_PART(whole, swish_limits));
         way[0]++, way[1] = 0) {
        if (dfg_op(g, swish_limits.y) != tflite_simplify_op_tfl_Add) continue;
        struct tflite_simplify_swish_line_match swish_line;
        for (; tflite_simplify_swish_line_find(g, swish_limits.y, way + 1, &swish_line); way[1]++) {
            dfg_node d = swish_line.x;
            if (!dfg_calls_argc(g, d, tflite_simplify_op_tfl_Dequantize, 1)) continue;
            dfg_node x = dfg_operand(g, d, 0);
            if (dfg_arg(g, m_2, 1 - swap) != d) continue;
            if (!dfg_in_body(g, n, (const dfg_node[]){m_2, swish_limits.root, swish_limits.y, d}, 4))
                continue;
            if (!(dfg_dtype(g, x) == DFG_I8 || dfg_dtype(g, x) == DFG_U8)) continue;
            if (dfg_same_dtype(g, x, n) != DFG_TRUE
                || !dfg_known(dfg_fact(g, x, tflite_simplify_attr_scale)))
                continue;
            if (!dfg_ge(dfg_rank_of(g, x), dfg_rank_of(g, swish_limits.one))) continue;
            DFG_GIVE(tflite_simplify_tfl_hard_swish_quantised, .root = n, .x = x, .sixth = swish_line.sixth,
                     .half = swish_line.half, .one = swish_limits.one, .d = d, .m = m_2, .q = n);
            DFG_GIVE_PARTS(whole->swish_line = swish_line);
            return true;
        }
    }
    return false;
}

/* tflite_simplify.pat:129
 * cond scaled_by_rows(w) = not present(w#quantized_dimension) or w#quantized_dimension == 0; */
static DFG_APART bool tflite_simplify_scaled_by_rows(const dfg_graph *g, dfg_node w)
{
    return !dfg_known(dfg_fact(g, w, tflite_simplify_attr_quantized_dimension))
        || dfg_scalar_eq(dfg_fact(g, w, tflite_simplify_attr_quantized_dimension), dfg_int(0));
}

/* tflite_simplify.pat:132  rule tfl_permute_weights(x, p, w, b) {
 *     t = tfl.Transpose(x, p & const);
 *     r = tfl.Reshape(t, _);
 *     f = tfl.FullyConnected(r, w & const, b?);
 *     match f;
 *     where x.elements > 0, value(p)[0] == 0, r.rank == 2, r.shape[0] == x.shape[0], w.rank == 2;
 *     where w.shape[1] == r.shape[1], scaled_by_rows(w), same_quantisation(x, t), same_quantisation(t, r);
 *     rewrite extern tflite_permuted_product;
 * } */
bool tflite_simplify_tfl_permute_weights_find(DFG_FIND(tflite_simplify_tfl_permute_weights))
{
    if (dfg_op(g, n) != tflite_simplify_op_tfl_FullyConnected || dfg_n_args(g, n) > 3) return false;
    dfg_node r = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, r, tflite_simplify_op_tfl_Reshape, 2)) return false;
    dfg_node t = dfg_operand(g, r, 0);
    if (!dfg_calls_argc(g, t, tflite_simplify_op_tfl_Transpose, 2)) return false;
    dfg_node x = dfg_operand(g, t, 0), p = dfg_operand(g, t, 1);
    if (!dfg_is(g, p, DFG_CONST)) return false;
    dfg_node x_2 = dfg_operand(g, r, 1), w = dfg_arg(g, n, 1);
    if (!dfg_is(g, w, DFG_CONST)) return false;
    dfg_node b = dfg_arg(g, n, 2);
    if (!dfg_in_body(g, n, (const dfg_node[]){r, t}, 2)) return false;
    if (!dfg_dim_gt(g, dfg_elements_of(g, x), dfg_int(0))) return false;
    if (!dfg_scalar_eq(dfg_item(dfg_elements(g, p), 0), dfg_int(0)) || dfg_rank(g, r) != 2) return false;
    if (!dfg_extent_eq(g, dfg_extent_of(g, r, 0), dfg_extent_of(g, x, 0)) || dfg_rank(g, w) != 2)
        return false;
    if (!dfg_extent_eq(g, dfg_extent_of(g, w, 1), dfg_extent_of(g, r, 1))) return false;
    if (!tflite_simplify_scaled_by_rows(g, w) || !tflite_simplify_same_quantisation(g, x, t)) return false;
    if (!tflite_simplify_same_quantisation(g, t, r)) return false;
    DFG_GIVE(tflite_simplify_tfl_permute_weights, .root = n, .x = x, .p = p, .w = w, .b = b, .t = t, .r = r,
             .f = n);
    DFG_GIVE_WHOLE(tflite_simplify_tfl_permute_weights, .x = x_2);
    return true;
}

/* tflite_simplify.pat:142  rule tfl_permute_kernel(x, p, w, b) {
 *     t = tfl.Transpose(x, p & [1, 0]);
 *     r = tfl.Reshape(t, _) : [1, 1, 1, n];
 *     c = tfl.Conv2D(r, w & const, b?);
 *     match c;
 *     where x.rank == 2, x.elements == n, w.rank == 4, w.shape[3] == n;
 *     where scaled_by_rows(w), same_quantisation(x, t), same_quantisation(t, r);
 *     rewrite extern tflite_permuted_kernel;
 * } */
bool tflite_simplify_tfl_permute_kernel_find(DFG_FIND(tflite_simplify_tfl_permute_kernel))
{
    if (dfg_op(g, n) != tflite_simplify_op_tfl_Conv2D || dfg_n_args(g, n) > 3) return false;
    dfg_node r = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, r, tflite_simplify_op_tfl_Reshape, 2)) return false;
    if (dfg_rank(g, r) != 4 || dfg_extent(g, r, 0) != 1 || dfg_extent(g, r, 1) != 1
        || dfg_extent(g, r, 2) != 1)
        return false;
    dfg_dim n_2 = dfg_extent(g, r, 3);
    dfg_node t = dfg_operand(g, r, 0);
    if (!dfg_calls_argc(g, t, tflite_simplify_op_tfl_Transpose, 2)) return false;
    dfg_node x = dfg_operand(g, t, 0), p = dfg_operand(g, t, 1);
    if (!dfg_const_list(g, p, dfg_list(tflite_simplify_list_1_0, 2), DFG_NO_DTYPE)) return false;
    dfg_node x_2 = dfg_operand(g, r, 1), w = dfg_arg(g, n, 1);
    if (!dfg_is(g, w, DFG_CONST)) return false;
    dfg_node b = dfg_arg(g, n, 2);
    if (!dfg_in_body(g, n, (const dfg_node[]){r, t}, 2) || dfg_rank(g, x) != 2) return false;
    if (!dfg_extent_eq(g, dfg_elements_of(g, x), dfg_dim_val(n_2)) || dfg_rank(g, w) != 4) return false;
    if (!dfg_extent_eq(g, dfg_extent_of(g, w, 3), dfg_dim_val(n_2))) return false;
    if (!tflite_simplify_scaled_by_rows(g, w) || !tflite_simplify_same_quantisation(g, x, t)) return false;
    if (!tflite_simplify_same_quantisation(g, t, r)) return false;
    DFG_GIVE(tflite_simplify_tfl_permute_kernel, .root = n, .x = x, .p = p, .w = w, .b = b, .t = t, .r = r,
             .c = n, .n = n_2);
    DFG_GIVE_WHOLE(tflite_simplify_tfl_permute_kernel, .x = x_2);
    return true;
}

/* tflite_simplify.pat:152  rule tfl_pool_to_sum(x, w, b) {
 *     p = tfl.AveragePool2D(x : [n, h, wd, c]) { filter = k, activation == "NONE" };
 *     r = tfl.Reshape(p, _) : [n, c];
 *     f = tfl.FullyConnected(r, w & const, b?);
 *     match f;
 *     where k[0] == h, k[1] == wd, p.shape[1] == 1, p.shape[2] == 1, x.dtype == f32, w.dtype == f32;
 *     rewrite extern tflite_sum_product;
 * } */
bool tflite_simplify_tfl_pool_to_sum_find(DFG_FIND(tflite_simplify_tfl_pool_to_sum))
{
    if (dfg_op(g, n) != tflite_simplify_op_tfl_FullyConnected || dfg_n_args(g, n) > 3) return false;
    dfg_node r = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, r, tflite_simplify_op_tfl_Reshape, 2) || dfg_rank(g, r) != 2) return false;
    dfg_dim n_2 = dfg_extent(g, r, 0), c = dfg_extent(g, r, 1);
    dfg_node p = dfg_operand(g, r, 0);
    if (!dfg_calls_argc(g, p, tflite_simplify_op_tfl_AveragePool2D, 1)) return false;
    dfg_val k = dfg_attr(g, p, tflite_simplify_attr_filter);
    if (!dfg_known(k)) return false;
    if (!dfg_str_is(g, p, tflite_simplify_attr_activation, tflite_simplify_str_NONE,
                    tflite_simplify_str_NONE))
        return false;
    dfg_node x = dfg_operand(g, p, 0);
    if (dfg_rank(g, x) != 4 || !dfg_same_dim(dfg_extent(g, x, 0), n_2)) return false;
    dfg_dim h = dfg_extent(g, x, 1), wd = dfg_extent(g, x, 2);
    if (!dfg_same_dim(dfg_extent(g, x, 3), c)) return false;
    dfg_node x_2 = dfg_operand(g, r, 1), w = dfg_arg(g, n, 1);
    if (!dfg_is(g, w, DFG_CONST)) return false;
    dfg_node b = dfg_arg(g, n, 2);
    if (!dfg_in_body(g, n, (const dfg_node[]){r, p}, 2)) return false;
    if (!dfg_extent_eq(g, dfg_item_at(&k, 0), dfg_dim_val(h))) return false;
    if (!dfg_extent_eq(g, dfg_item_at(&k, 1), dfg_dim_val(wd)) || dfg_extent(g, p, 1) != 1) return false;
    if (dfg_extent(g, p, 2) != 1 || dfg_dtype(g, x) != DFG_F32 || dfg_dtype(g, w) != DFG_F32) return false;
    DFG_GIVE(tflite_simplify_tfl_pool_to_sum, .root = n, .x = x, .w = w, .b = b, .p = p, .r = r, .f = n,
             .n = n_2, .h = h, .wd = wd, .c = c, .k = k);
    DFG_GIVE_WHOLE(tflite_simplify_tfl_pool_to_sum, .x = x_2);
    return true;
}
