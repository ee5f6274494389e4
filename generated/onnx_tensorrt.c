/* Made by pat2c from onnx_tensorrt.pat; do not edit. */
#include "onnx_tensorrt.h"
_Static_assert(ONNX_TENSORRT_H == 0x7c6b40ba8255a0e9, "onnx_tensorrt.h is of another run of pat2c than this file");
#include "dfg_frames.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    onnx_tensorrt_op_Abs = DFG_FIRST_OP, onnx_tensorrt_op_Add, onnx_tensorrt_op_Atan,
    onnx_tensorrt_op_AveragePool, onnx_tensorrt_op_BatchNormalization, onnx_tensorrt_op_Ceil,
    onnx_tensorrt_op_Clip, onnx_tensorrt_op_Concat, onnx_tensorrt_op_Conv, onnx_tensorrt_op_ConvTranspose,
    onnx_tensorrt_op_Cos, onnx_tensorrt_op_Div, onnx_tensorrt_op_Elu, onnx_tensorrt_op_Erf,
    onnx_tensorrt_op_Exp, onnx_tensorrt_op_Expand, onnx_tensorrt_op_Flatten, onnx_tensorrt_op_Floor,
    onnx_tensorrt_op_Gemm, onnx_tensorrt_op_GlobalAveragePool, onnx_tensorrt_op_GlobalMaxPool,
    onnx_tensorrt_op_HardSigmoid, onnx_tensorrt_op_Identity, onnx_tensorrt_op_LayerNormalization,
    onnx_tensorrt_op_LeakyRelu, onnx_tensorrt_op_Log, onnx_tensorrt_op_LogSoftmax, onnx_tensorrt_op_MatMul,
    onnx_tensorrt_op_Max, onnx_tensorrt_op_MaxPool, onnx_tensorrt_op_Min, onnx_tensorrt_op_Mul,
    onnx_tensorrt_op_Neg, onnx_tensorrt_op_Pad, onnx_tensorrt_op_Pow, onnx_tensorrt_op_ReduceMax,
    onnx_tensorrt_op_ReduceMean, onnx_tensorrt_op_ReduceMin, onnx_tensorrt_op_ReduceProd,
    onnx_tensorrt_op_ReduceSum, onnx_tensorrt_op_Relu, onnx_tensorrt_op_Reshape, onnx_tensorrt_op_Resize,
    onnx_tensorrt_op_Sigmoid, onnx_tensorrt_op_Sin, onnx_tensorrt_op_Slice, onnx_tensorrt_op_Softmax,
    onnx_tensorrt_op_Softplus, onnx_tensorrt_op_Split, onnx_tensorrt_op_Sqrt, onnx_tensorrt_op_Squeeze,
    onnx_tensorrt_op_Sub, onnx_tensorrt_op_Tanh, onnx_tensorrt_op_Tile, onnx_tensorrt_op_Transpose,
    onnx_tensorrt_op_Unsqueeze,
};
enum {
    onnx_tensorrt_attr_count_include_pad, onnx_tensorrt_attr_dilations, onnx_tensorrt_attr_mode,
    onnx_tensorrt_attr_output_padding, onnx_tensorrt_attr_pads, onnx_tensorrt_attr_training_mode,
};
enum { onnx_tensorrt_str_constant };
static const char *const onnx_tensorrt_op_names[] = {
    "Abs", "Add", "Atan", "AveragePool", "BatchNormalization", "Ceil", "Clip", "Concat", "Conv",
    "ConvTranspose", "Cos", "Div", "Elu", "Erf", "Exp", "Expand", "Flatten", "Floor", "Gemm",
    "GlobalAveragePool", "GlobalMaxPool", "HardSigmoid", "Identity", "LayerNormalization", "LeakyRelu",
    "Log", "LogSoftmax", "MatMul", "Max", "MaxPool", "Min", "Mul", "Neg", "Pad", "Pow", "ReduceMax",
    "ReduceMean", "ReduceMin", "ReduceProd", "ReduceSum", "Relu", "Reshape", "Resize", "Sigmoid", "Sin",
    "Slice", "Softmax", "Softplus", "Split", "Sqrt", "Squeeze", "Sub", "Tanh", "Tile", "Transpose",
    "Unsqueeze",
};
static const char *const onnx_tensorrt_attr_names[] = {
    "count_include_pad", "dilations", "mode", "output_padding", "pads", "training_mode",
};
static const char *const onnx_tensorrt_str_names[] = { "constant" };

const struct dfg_names onnx_tensorrt_names = {
    .abi = DFG_ABI, .needs = 0, .name = "onnx_tensorrt", .run = ONNX_TENSORRT_H, .n_ops = 56,
    .ops = onnx_tensorrt_op_names, .n_attrs = 6, .attrs = onnx_tensorrt_attr_names, .n_strs = 1,
    .strs = onnx_tensorrt_str_names,
};

const struct onnx_tensorrt_options onnx_tensorrt_default_options = {
    .use_fp16 = false,
};

static const struct onnx_tensorrt_options *onnx_tensorrt_options_of(const dfg_graph *g)
{
    const struct onnx_tensorrt_options *options = dfg_options(g);
    return options != NULL ? options : &onnx_tensorrt_default_options;
}

/* onnx_tensorrt.pat:12  cond type_ok(x) = x.dtype == f32 or (use_fp16 and x.dtype == f16); */
static DFG_APART bool onnx_tensorrt_type_ok(const dfg_graph *g, dfg_node x)
{
    return dfg_dtype(g, x) == DFG_F32
        || (onnx_tensorrt_options_of(g)->use_fp16 && dfg_dtype(g, x) == DFG_F16);
}

/* onnx_tensorrt.pat:13  cond input_ok(x) = type_ok(x), present(x.elements); */
static DFG_APART bool onnx_tensorrt_input_ok(const dfg_graph *g, dfg_node x)
{
    return onnx_tensorrt_type_ok(g, x) && dfg_known(dfg_elements_of(g, x));
}

/* onnx_tensorrt.pat:19  pattern convolution(x, w, b) = Conv(x, w & const, b?)
 *         where input_ok(x), type_ok(w), not present(b) or type_ok(b), w.rank in 3..5; */
bool onnx_tensorrt_convolution_match(DFG_FIND_MATCH(onnx_tensorrt_convolution))
{
    if (dfg_op(g, n) != onnx_tensorrt_op_Conv || dfg_n_args(g, n) > 3 || dfg_arg(g, n, 0) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, n, 0), w = dfg_arg(g, n, 1);
    if (!dfg_is(g, w, DFG_CONST)) return false;
    dfg_node b = dfg_arg(g, n, 2);
    if (!onnx_tensorrt_input_ok(g, x) || !onnx_tensorrt_type_ok(g, w)) return false;
    if (!(b == DFG_NONE || onnx_tensorrt_type_ok(g, b))) return false;
    if (!dfg_within(dfg_rank_of(g, w), dfg_int(3), dfg_int(5))) return false;
    DFG_GIVE(onnx_tensorrt_convolution, .root = n, .x = x, .w = w, .b = b);
    return true;
}

/* onnx_tensorrt.pat:16  cond dilations_1(c) = not present(c.dilations) or max(c.dilations) == 1; */
static DFG_APART bool onnx_tensorrt_dilations_1(const dfg_graph *g, dfg_node c)
{
    return !dfg_known(dfg_attr(g, c, onnx_tensorrt_attr_dilations))
        || dfg_scalar_eq(dfg_max_of(dfg_attr(g, c, onnx_tensorrt_attr_dilations)), dfg_int(1));
}

/* onnx_tensorrt.pat:17  cond no_output_padding(c) = not present(c.output_padding) or max(c.output_padding) == 0; */
static DFG_APART bool onnx_tensorrt_no_output_padding(const dfg_graph *g, dfg_node c)
{
    return !dfg_known(dfg_attr(g, c, onnx_tensorrt_attr_output_padding))
        || dfg_scalar_eq(dfg_max_of(dfg_attr(g, c, onnx_tensorrt_attr_output_padding)), dfg_int(0));
}

/* onnx_tensorrt.pat:21  pattern deconvolution(x, w, b) {
 *     c = ConvTranspose(x, w & const, b?);
 *     where input_ok(x), type_ok(w), not present(b) or type_ok(b), w.rank in 3..5, dilations_1(c);
 *     where w.rank < 5 or no_output_padding(c);
 *     return c;
 * } */
bool onnx_tensorrt_deconvolution_match(DFG_FIND_MATCH(onnx_tensorrt_deconvolution))
{
    if (dfg_op(g, n) != onnx_tensorrt_op_ConvTranspose || dfg_n_args(g, n) > 3
        || dfg_arg(g, n, 0) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, n, 0), w = dfg_arg(g, n, 1);
    if (!dfg_is(g, w, DFG_CONST)) return false;
    dfg_node b = dfg_arg(g, n, 2);
    if (!onnx_tensorrt_input_ok(g, x) || !onnx_tensorrt_type_ok(g, w)) return false;
    if (!(b == DFG_NONE || onnx_tensorrt_type_ok(g, b))) return false;
    if (!dfg_within(dfg_rank_of(g, w), dfg_int(3), dfg_int(5)) || !onnx_tensorrt_dilations_1(g, n))
        return false;
    if (!(dfg_lt(dfg_rank_of(g, w), dfg_int(5)) || onnx_tensorrt_no_output_padding(g, n))) return false;
    DFG_GIVE(onnx_tensorrt_deconvolution, .root = n, .x = x, .w = w, .b = b, .c = n);
    return true;
}

/* onnx_tensorrt.pat:27  pattern product(a, b) = MatMul(a, b) where input_ok(a), input_ok(b), a.rank <= 4; */
bool onnx_tensorrt_product_match(const dfg_graph *g, dfg_node n, struct onnx_tensorrt_product_match *m)
{
    if (!dfg_calls_argc(g, n, onnx_tensorrt_op_MatMul, 2)) return false;
    dfg_node a = dfg_operand(g, n, 0), b = dfg_operand(g, n, 1);
    if (!onnx_tensorrt_input_ok(g, a) || !onnx_tensorrt_input_ok(g, b)) return false;
    if (!dfg_le(dfg_rank_of(g, a), dfg_int(4))) return false;
    DFG_GIVE(onnx_tensorrt_product, .root = n, .a = a, .b = b);
    return true;
}

/* onnx_tensorrt.pat:28  pattern dense(a, b, c) = Gemm(a, b, c?) where input_ok(a), input_ok(b); */
bool onnx_tensorrt_dense_match(const dfg_graph *g, dfg_node n, struct onnx_tensorrt_dense_match *m)
{
    if (dfg_op(g, n) != onnx_tensorrt_op_Gemm || dfg_n_args(g, n) > 3 || dfg_arg(g, n, 0) == DFG_NONE
        || dfg_arg(g, n, 1) == DFG_NONE)
        return false;
    dfg_node a = dfg_arg(g, n, 0), b = dfg_arg(g, n, 1), c = dfg_arg(g, n, 2);
    if (!onnx_tensorrt_input_ok(g, a) || !onnx_tensorrt_input_ok(g, b)) return false;
    DFG_GIVE(onnx_tensorrt_dense, .root = n, .a = a, .b = b, .c = c);
    return true;
}

/* onnx_tensorrt.pat:29
 * pattern binary(a, b) = (Add | Sub | Mul | Div | Pow | Min | Max)(a, b) where input_ok(a), input_ok(b); */
bool onnx_tensorrt_binary_find(DFG_FIND_ON_MATCH(onnx_tensorrt_binary))
{
    if (!(dfg_op(g, n) == onnx_tensorrt_op_Add || dfg_op(g, n) == onnx_tensorrt_op_Sub
          || dfg_op(g, n) == onnx_tensorrt_op_Mul || dfg_op(g, n) == onnx_tensorrt_op_Div
          || dfg_op(g, n) == onnx_tensorrt_op_Pow || dfg_op(g, n) == onnx_tensorrt_op_Min
          || dfg_op(g, n) == onnx_tensorrt_op_Max)
        || !dfg_has_args(g, n, 2))
        return false;
    for (uint32_t swap = way[0]; swap < (dfg_op(g, n) == onnx_tensorrt_op_Add
                                         || dfg_op(g, n) == onnx_tensorrt_op_Mul
                                         || dfg_op(g, n) == onnx_tensorrt_op_Min
                                         || dfg_op(g, n) == onnx_tensorrt_op_Max
                                         ? dfg_orders(g, n)
                                         : 1u);
         way[0] = ++swap) {
        dfg_node a = dfg_arg(g, n, swap), b = dfg_arg(g, n, 1 - swap);
        if (!onnx_tensorrt_input_ok(g, a) || !onnx_tensorrt_input_ok(g, b)) continue;
        DFG_GIVE(onnx_tensorrt_binary, .root = n, .a = a, .b = b);
        return true;
    }
    return false;
}

/* onnx_tensorrt.pat:34  pattern rank_4_or_5 = _ : [_, _, _, _] | _ : [_, _, _, _, _]; */
bool onnx_tensorrt_rank_4_or_5_find(DFG_FIND_ON(onnx_tensorrt_rank_4_or_5))
{
    for (uint32_t alt = way[0]; alt < 2u; way[0] = ++alt) {
        dfg_node x = DFG_NONE, x_2 = DFG_NONE;
        if (alt == 0) {
            x = n;
            if (dfg_rank(g, x) != 4) continue;
        } else {
            x_2 = n;
            if (dfg_rank(g, x_2) != 5) continue;
        }
        DFG_GIVE(onnx_tensorrt_rank_4_or_5, .root = n);
        DFG_GIVE_WHOLE(onnx_tensorrt_rank_4_or_5, .x = x, .x_2 = x_2);
        return true;
    }
    return false;
}

static DFG_APART int64_t onnx_tensorrt_length(const dfg_graph *g, dfg_node p)
{
    return dfg_range_to(dfg_int_div(dfg_count(dfg_len(dfg_attr(g, dfg_call_of(g, p),
                                                               onnx_tensorrt_attr_pads))), dfg_int(2)));
}

static DFG_APART dfg_val onnx_tensorrt_value(const dfg_graph *g, dfg_node p, const dfg_val *i)
{
    return dfg_stored_at(dfg_attr(g, dfg_call_of(g, p), onnx_tensorrt_attr_pads),
                         dfg_int_add(*i,
                                     dfg_int_div(dfg_count(dfg_len(dfg_attr(g, dfg_call_of(g, p),
                                                                            onnx_tensorrt_attr_pads))),
                                                 dfg_int(2))));
}

static DFG_APART dfg_val onnx_tensorrt_item(const dfg_graph *g, dfg_node p, const dfg_val *i)
{
    return dfg_abs(dfg_int_sub(dfg_stored_at(dfg_attr(g, dfg_call_of(g, p), onnx_tensorrt_attr_pads), *i),
                               onnx_tensorrt_value(g, p, i)));
}

static DFG_APART dfg_val onnx_tensorrt_max(const dfg_graph *g, dfg_node p)
{
    const int64_t n = onnx_tensorrt_length(g, p);
    dfg_val total = dfg_nil();
    for (int64_t k = 0; k < n; k++) {
        const dfg_val each = onnx_tensorrt_item(g, p, DFG_PUT(dfg_int(k)));
        total = dfg_max(k == 0 ? each : total, each);
    }
    return total;
}

/* onnx_tensorrt.pat:31  cond even_pads(p) =
 *     not present(p.pads) or max([abs(p.pads[i] - p.pads[i + len(p.pads) / 2]) for i in range(len(p.pads) / 2)]) == 0; */
static DFG_APART bool onnx_tensorrt_even_pads(const dfg_graph *g, dfg_node p)
{
    return !dfg_known(dfg_attr(g, dfg_call_of(g, p), onnx_tensorrt_attr_pads))
        || dfg_scalar_eq(onnx_tensorrt_max(g, p), dfg_int(0));
}

/* onnx_tensorrt.pat:36  pattern pool(x) {
 *     p = (MaxPool | AveragePool | GlobalMaxPool | GlobalAveragePool)(x & rank_4_or_5);
 *     where input_ok(x), p.op != AveragePool or p.count_include_pad == 0 or even_pads(p);
 *     return p;
 * } */
bool onnx_tensorrt_pool_find(DFG_FIND_ON(onnx_tensorrt_pool))
{
    dfg_node n_call = dfg_first_result(g, n);
    if (!(n_call == n || dfg_op(g, n_call) == onnx_tensorrt_op_MaxPool)) return false;
    if (!(dfg_op(g, n_call) == onnx_tensorrt_op_MaxPool || dfg_op(g, n_call) == onnx_tensorrt_op_AveragePool
          || dfg_op(g, n_call) == onnx_tensorrt_op_GlobalMaxPool
          || dfg_op(g, n_call) == onnx_tensorrt_op_GlobalAveragePool)
        || !dfg_argc_is(g, n_call, 1))
        return false;
    dfg_node x = dfg_operand(g, n_call, 0);
    if (!onnx_tensorrt_input_ok(g, x)) return false;
    struct onnx_tensorrt_rank_4_or_5_match rank_4_or_5;
    for (; onnx_tensorrt_rank_4_or_5_find(g, x, way, &rank_4_or_5, DFG_PART(whole, rank_4_or_5)); way[0]++) {
        if (!dfg_same_body(g, n, n_call)) continue;
        /* where p.op != AveragePool or p.count_include_pad == 0 or even_pads(p) */
        if (!(dfg_scalar_ne(dfg_op_of(g, dfg_call_of(g, n)), dfg_op_val(g, onnx_tensorrt_op_AveragePool))
              || dfg_scalar_eq(dfg_attr_or(g, dfg_call_of(g, n), onnx_tensorrt_attr_count_include_pad,
                                           dfg_op(g, dfg_call_of(g, n)) == onnx_tensorrt_op_AveragePool
                                           ? dfg_int(0)
                                           : dfg_nil()), dfg_int(0))
              || onnx_tensorrt_even_pads(g, n)))
            continue;
        DFG_GIVE(onnx_tensorrt_pool, .root = n, .x = x, .p = n);
        DFG_GIVE_PARTS(whole->p_call = dfg_first_result(g, n));
        return true;
    }
    return false;
}

/* onnx_tensorrt.pat:41
 * pattern unary(x) = (Relu | Sigmoid | Tanh | Exp | Log | Sqrt | Abs | Neg | Floor | Ceil | Sin | Cos | Atan | Erf
 *         | LeakyRelu | Softmax | Elu | Softplus | HardSigmoid | Flatten | Transpose | Identity | LogSoftmax)(x)
 *         where input_ok(x); */
bool onnx_tensorrt_unary_match(const dfg_graph *g, dfg_node n, struct onnx_tensorrt_unary_match *m)
{
    if (!(dfg_op(g, n) == onnx_tensorrt_op_Relu || dfg_op(g, n) == onnx_tensorrt_op_Sigmoid
          || dfg_op(g, n) == onnx_tensorrt_op_Tanh || dfg_op(g, n) == onnx_tensorrt_op_Exp
          || dfg_op(g, n) == onnx_tensorrt_op_Log || dfg_op(g, n) == onnx_tensorrt_op_Sqrt
          || dfg_op(g, n) == onnx_tensorrt_op_Abs || dfg_op(g, n) == onnx_tensorrt_op_Neg
          || dfg_op(g, n) == onnx_tensorrt_op_Floor || dfg_op(g, n) == onnx_tensorrt_op_Ceil
          || dfg_op(g, n) == onnx_tensorrt_op_Sin || dfg_op(g, n) == onnx_tensorrt_op_Cos
          || dfg_op(g, n) == onnx_tensorrt_op_Atan || dfg_op(g, n) == onnx_tensorrt_op_Erf
          || dfg_op(g, n) == onnx_tensorrt_op_LeakyRelu || dfg_op(g, n) == onnx_tensorrt_op_Softmax
          || dfg_op(g, n) == onnx_tensorrt_op_Elu || dfg_op(g, n) == onnx_tensorrt_op_Softplus
          || dfg_op(g, n) == onnx_tensorrt_op_HardSigmoid || dfg_op(g, n) == onnx_tensorrt_op_Flatten
          || dfg_op(g, n) == onnx_tensorrt_op_Transpose || dfg_op(g, n) == onnx_tensorrt_op_Identity
          || dfg_op(g, n) == onnx_tensorrt_op_LogSoftmax)
        || !dfg_argc_is(g, n, 1))
        return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!onnx_tensorrt_input_ok(g, x)) return false;
    DFG_GIVE(onnx_tensorrt_unary, .root = n, .x = x);
    return true;
}

/* onnx_tensorrt.pat:44
 * pattern reduction(x) = ((ReduceMean | ReduceMax | ReduceMin | ReduceProd)(x) | ReduceSum(x, const?)) where input_ok(x); */
bool onnx_tensorrt_reduction_find(DFG_FIND(onnx_tensorrt_reduction))
{
    bool is_call = (dfg_op(g, n) == onnx_tensorrt_op_ReduceMean
                    || dfg_op(g, n) == onnx_tensorrt_op_ReduceMax
                    || dfg_op(g, n) == onnx_tensorrt_op_ReduceMin
                    || dfg_op(g, n) == onnx_tensorrt_op_ReduceProd)
        && dfg_argc_is(g, n, 1);
    dfg_node call = DFG_NONE, x = DFG_NONE, reduceSum = DFG_NONE, constant = DFG_NONE;
    bool has_constant = false;
    if (is_call) {
        call = n;
        x = dfg_arg(g, call, 0);
    } else {
        reduceSum = n;
        if (dfg_op(g, reduceSum) != onnx_tensorrt_op_ReduceSum || dfg_n_args(g, reduceSum) > 2
            || dfg_arg(g, reduceSum, 0) == DFG_NONE)
            return false;
        x = dfg_arg(g, reduceSum, 0);
        has_constant = dfg_arg(g, reduceSum, 1) != DFG_NONE;
        if (has_constant) {
            constant = dfg_arg(g, reduceSum, 1);
            if (!dfg_is(g, constant, DFG_CONST)) return false;
        }
    }
    if (!dfg_in_body(g, n, (const dfg_node[]){call, reduceSum}, 2) || !onnx_tensorrt_input_ok(g, x))
        return false;
    DFG_GIVE(onnx_tensorrt_reduction, .root = n, .x = x);
    DFG_GIVE_WHOLE(onnx_tensorrt_reduction, .call = call, .reduceSum = reduceSum, .constant = constant);
    return true;
}

static bool onnx_tensorrt_shaped_as_squeeze_find(const dfg_graph *g, dfg_node n,
    struct onnx_tensorrt_shaped_match *m, struct onnx_tensorrt_shaped_whole *whole)
{
    if (dfg_op(g, n) != onnx_tensorrt_op_Squeeze || dfg_n_args(g, n) > 2 || dfg_arg(g, n, 0) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, n, 0), constant = DFG_NONE;
    if (dfg_arg(g, n, 1) != DFG_NONE) {
        constant = dfg_arg(g, n, 1);
        if (!dfg_is(g, constant, DFG_CONST)) return false;
    }
    DFG_GIVE(onnx_tensorrt_shaped, .root = n, .x = x);
    DFG_GIVE_WHOLE(onnx_tensorrt_shaped, .squeeze = n, .constant = constant);
    return true;
}

static bool onnx_tensorrt_shaped_as_call_find(const dfg_graph *g, dfg_node n,
    struct onnx_tensorrt_shaped_match *m, struct onnx_tensorrt_shaped_whole *whole)
{
    if (!(dfg_op(g, n) == onnx_tensorrt_op_Reshape || dfg_op(g, n) == onnx_tensorrt_op_Unsqueeze
          || dfg_op(g, n) == onnx_tensorrt_op_Expand || dfg_op(g, n) == onnx_tensorrt_op_Tile)
        || !dfg_argc_is(g, n, 2))
        return false;
    dfg_node x = dfg_operand(g, n, 0), constant_2 = dfg_operand(g, n, 1);
    if (!dfg_is(g, constant_2, DFG_CONST)) return false;
    DFG_GIVE(onnx_tensorrt_shaped, .root = n, .x = x);
    DFG_GIVE_WHOLE(onnx_tensorrt_shaped, .call = n, .constant_2 = constant_2);
    return true;
}

static bool onnx_tensorrt_shaped_as_clip_find(const dfg_graph *g, dfg_node n,
    struct onnx_tensorrt_shaped_match *m, struct onnx_tensorrt_shaped_whole *whole)
{
    if (dfg_op(g, n) != onnx_tensorrt_op_Clip || dfg_n_args(g, n) > 3 || dfg_arg(g, n, 0) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, n, 0), constant_3 = DFG_NONE;
    if (dfg_arg(g, n, 1) != DFG_NONE) {
        constant_3 = dfg_arg(g, n, 1);
        if (!dfg_is(g, constant_3, DFG_CONST)) return false;
    }
    dfg_node constant_4 = DFG_NONE;
    if (dfg_arg(g, n, 2) != DFG_NONE) {
        constant_4 = dfg_arg(g, n, 2);
        if (!dfg_is(g, constant_4, DFG_CONST)) return false;
    }
    DFG_GIVE(onnx_tensorrt_shaped, .root = n, .x = x);
    DFG_GIVE_WHOLE(onnx_tensorrt_shaped, .clip = n, .constant_3 = constant_3, .constant_4 = constant_4);
    return true;
}

static bool onnx_tensorrt_shaped_as_slice_find(const dfg_graph *g, dfg_node n,
    struct onnx_tensorrt_shaped_match *m, struct onnx_tensorrt_shaped_whole *whole)
{
    if (dfg_op(g, n) != onnx_tensorrt_op_Slice || dfg_n_args(g, n) > 5 || dfg_arg(g, n, 0) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, n, 0), constant_5 = dfg_arg(g, n, 1);
    if (!dfg_is(g, constant_5, DFG_CONST)) return false;
    dfg_node constant_6 = dfg_arg(g, n, 2);
    if (!dfg_is(g, constant_6, DFG_CONST)) return false;
    dfg_node constant_7 = DFG_NONE;
    if (dfg_arg(g, n, 3) != DFG_NONE) {
        constant_7 = dfg_arg(g, n, 3);
        if (!dfg_is(g, constant_7, DFG_CONST)) return false;
    }
    dfg_node constant_8 = DFG_NONE;
    if (dfg_arg(g, n, 4) != DFG_NONE) {
        constant_8 = dfg_arg(g, n, 4);
        if (!dfg_is(g, constant_8, DFG_CONST)) return false;
    }
    DFG_GIVE(onnx_tensorrt_shaped, .root = n, .x = x);
    DFG_GIVE_WHOLE(onnx_tensorrt_shaped, .slice = n, .constant_5 = constant_5, .constant_6 = constant_6,
                   .constant_7 = constant_7, .constant_8 = constant_8);
    return true;
}

static bool onnx_tensorrt_shaped_as_resize_find(const dfg_graph *g, dfg_node n,
    struct onnx_tensorrt_shaped_match *m, struct onnx_tensorrt_shaped_whole *whole)
{
    if (dfg_op(g, n) != onnx_tensorrt_op_Resize || dfg_n_args(g, n) > 4 || dfg_arg(g, n, 0) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, n, 0), constant_9 = DFG_NONE;
    if (dfg_arg(g, n, 1) != DFG_NONE) {
        constant_9 = dfg_arg(g, n, 1);
        if (!dfg_is(g, constant_9, DFG_CONST)) return false;
    }
    dfg_node constant_10 = DFG_NONE;
    if (dfg_arg(g, n, 2) != DFG_NONE) {
        constant_10 = dfg_arg(g, n, 2);
        if (!dfg_is(g, constant_10, DFG_CONST)) return false;
    }
    dfg_node constant_11 = DFG_NONE;
    if (dfg_arg(g, n, 3) != DFG_NONE) {
        constant_11 = dfg_arg(g, n, 3);
        if (!dfg_is(g, constant_11, DFG_CONST)) return false;
    }
    DFG_GIVE(onnx_tensorrt_shaped, .root = n, .x = x);
    DFG_GIVE_WHOLE(onnx_tensorrt_shaped, .resize = n, .constant_9 = constant_9, .constant_10 = constant_10,
                   .constant_11 = constant_11);
    return true;
}

/* onnx_tensorrt.pat:45
 * pattern shaped(x) = (Squeeze(x, const?) | (Reshape | Unsqueeze | Expand | Tile)(x, const) | Clip(x, const?, const?)
 *         | Slice(x, const, const, const?, const?) | Resize(x, const?, const?, const?)) where input_ok(x); */
bool onnx_tensorrt_shaped_find(DFG_FIND(onnx_tensorrt_shaped))
{
    uint32_t alt = dfg_op(g, n) == onnx_tensorrt_op_Squeeze && dfg_n_args(g, n) <= 2
        && dfg_arg(g, n, 0) != DFG_NONE
        ? 0
        : (dfg_op(g, n) == onnx_tensorrt_op_Reshape || dfg_op(g, n) == onnx_tensorrt_op_Unsqueeze
           || dfg_op(g, n) == onnx_tensorrt_op_Expand || dfg_op(g, n) == onnx_tensorrt_op_Tile)
          && dfg_argc_is(g, n, 2)
          ? 1
        : dfg_op(g, n) == onnx_tensorrt_op_Clip && dfg_n_args(g, n) <= 3 && dfg_arg(g, n, 0) != DFG_NONE ? 2
        : dfg_op(g, n) == onnx_tensorrt_op_Slice && dfg_n_args(g, n) <= 5 && dfg_arg(g, n, 0) != DFG_NONE
          ? 3
        : 4;
    if (alt == 4) {
        if (dfg_op(g, n) != onnx_tensorrt_op_Resize) return false;
    } else if (alt == 0) {
        if (!onnx_tensorrt_shaped_as_squeeze_find(g, n, m, whole)) return false;
    } else if (alt == 1) {
        if (!onnx_tensorrt_shaped_as_call_find(g, n, m, whole)) return false;
    } else if (alt == 2) {
        if (!onnx_tensorrt_shaped_as_clip_find(g, n, m, whole)) return false;
    } else if (!onnx_tensorrt_shaped_as_slice_find(g, n, m, whole)) {
        return false;
    }
    if (alt == 4) {
        if (!onnx_tensorrt_shaped_as_resize_find(g, n, m, whole)) return false;
    }
    dfg_node x = m->x;
    return onnx_tensorrt_input_ok(g, x);
}

static DFG_APART dfg_val onnx_tensorrt_value_2(const dfg_graph *g, dfg_node p, const dfg_val *i, dfg_node x)
{
    return dfg_abs(dfg_at(dfg_elements(g, p), dfg_int_add(*i, dfg_rank_of(g, x))));
}

static DFG_APART dfg_val onnx_tensorrt_item_2(const dfg_graph *g, dfg_node p, const dfg_val *i, dfg_node x)
{
    return dfg_max(dfg_abs(dfg_at(dfg_elements(g, p), *i)), onnx_tensorrt_value_2(g, p, i, x));
}

static DFG_APART dfg_val onnx_tensorrt_max_2(const dfg_graph *g, dfg_node p, dfg_node x)
{
    const int64_t n = dfg_rank_less(g, x, 2);
    dfg_val total = dfg_nil();
    for (int64_t k = 0; k < n; k++) {
        const dfg_val each = onnx_tensorrt_item_2(g, p, DFG_PUT(dfg_int(k)), x);
        total = dfg_max(k == 0 ? each : total, each);
    }
    return total;
}

/* onnx_tensorrt.pat:48  pattern padded(x, p) = Pad(x & rank_4_or_5, p & const, (0)?) { mode == "constant" }
 *         where input_ok(x), len(value(p)) == 2 * x.rank,
 *               max([max(abs(value(p)[i]), abs(value(p)[i + x.rank])) for i in range(x.rank - 2)]) == 0; */
bool onnx_tensorrt_padded_find(DFG_FIND_ON(onnx_tensorrt_padded))
{
    if (dfg_op(g, n) != onnx_tensorrt_op_Pad || dfg_n_args(g, n) > 3 || dfg_arg(g, n, 0) == DFG_NONE)
        return false;
    if (!dfg_str_is(g, n, onnx_tensorrt_attr_mode, onnx_tensorrt_str_constant, onnx_tensorrt_str_constant))
        return false;
    dfg_node p = dfg_arg(g, n, 1);
    if (!dfg_is(g, p, DFG_CONST)) return false;
    dfg_node constant = DFG_NONE;
    if (dfg_arg(g, n, 2) != DFG_NONE) {
        constant = dfg_arg(g, n, 2);
        if (!dfg_const_is(g, constant, dfg_int(0), DFG_NO_DTYPE)) return false;
    }
    dfg_node x = dfg_arg(g, n, 0);
    if (!onnx_tensorrt_input_ok(g, x)) return false;
    /* where len(value(p)) == 2 * x.rank */
    if (!dfg_scalar_eq(dfg_count(dfg_len(dfg_elements(g, p))), dfg_int_mul(dfg_int(2), dfg_rank_of(g, x))))
        return false;
    struct onnx_tensorrt_rank_4_or_5_match rank_4_or_5;
    for (; onnx_tensorrt_rank_4_or_5_find(g, x, way, &rank_4_or_5, DFG_PART(whole, rank_4_or_5)); way[0]++) {
        if (!dfg_scalar_eq(onnx_tensorrt_max_2(g, p, x), dfg_int(0))) continue;
        DFG_GIVE(onnx_tensorrt_padded, .root = n, .x = x, .p = p);
        DFG_GIVE_PARTS(whole->constant = constant);
        return true;
    }
    return false;
}

/* onnx_tensorrt.pat:51
 * pattern batch_norm(x) = BatchNormalization(x, const, const, const, const) { training_mode == 0 }
 *         where input_ok(x), x.rank <= 5; */
bool onnx_tensorrt_batch_norm_find(DFG_FIND(onnx_tensorrt_batch_norm))
{
    dfg_node n_call = dfg_first_result(g, n);
    if (!dfg_calls_argc(g, n_call, onnx_tensorrt_op_BatchNormalization, 5)) return false;
    if (!dfg_int_is(g, n_call, onnx_tensorrt_attr_training_mode, 0, 0)) return false;
    dfg_node x = dfg_operand(g, n_call, 0), constant = dfg_operand(g, n_call, 1);
    if (!dfg_is(g, constant, DFG_CONST)) return false;
    dfg_node constant_2 = dfg_operand(g, n_call, 2);
    if (!dfg_is(g, constant_2, DFG_CONST)) return false;
    dfg_node constant_3 = dfg_operand(g, n_call, 3);
    if (!dfg_is(g, constant_3, DFG_CONST)) return false;
    dfg_node constant_4 = dfg_operand(g, n_call, 4);
    if (!dfg_is(g, constant_4, DFG_CONST) || !dfg_same_body(g, n, n_call)) return false;
    if (!onnx_tensorrt_input_ok(g, x) || !dfg_le(dfg_rank_of(g, x), dfg_int(5))) return false;
    DFG_GIVE(onnx_tensorrt_batch_norm, .root = n, .x = x);
    DFG_GIVE_WHOLE(onnx_tensorrt_batch_norm, .batchNormalization_call = dfg_first_result(g, n),
                   .constant = constant, .constant_2 = constant_2, .constant_3 = constant_3,
                   .constant_4 = constant_4);
    return true;
}

/* onnx_tensorrt.pat:53  pattern layer_normal(x, s, b) = LayerNormalization(x, s, b?) where input_ok(x); */
bool onnx_tensorrt_layer_normal_find(DFG_FIND(onnx_tensorrt_layer_normal))
{
    dfg_node n_call = dfg_first_result(g, n);
    if (dfg_op(g, n_call) != onnx_tensorrt_op_LayerNormalization || dfg_n_args(g, n_call) > 3
        || dfg_arg(g, n_call, 0) == DFG_NONE || dfg_arg(g, n_call, 1) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, n_call, 0), s = dfg_arg(g, n_call, 1), b = dfg_arg(g, n_call, 2);
    if (!dfg_same_body(g, n, n_call) || !onnx_tensorrt_input_ok(g, x)) return false;
    DFG_GIVE(onnx_tensorrt_layer_normal, .root = n, .x = x, .s = s, .b = b);
    DFG_GIVE_WHOLE(onnx_tensorrt_layer_normal, .layerNormalization_call = dfg_first_result(g, n));
    return true;
}

/* onnx_tensorrt.pat:12, known not to hold  cond type_ok(x) = x.dtype == f32 or (use_fp16 and x.dtype == f16); */
static DFG_APART bool onnx_tensorrt_not_type_ok(const dfg_graph *g, dfg_node x)
{
    return dfg_scalar_ne(dfg_dtype_of(g, x), dfg_dtype_val(DFG_F32))
        && (!onnx_tensorrt_options_of(g)->use_fp16
            || dfg_scalar_ne(dfg_dtype_of(g, x), dfg_dtype_val(DFG_F16)));
}

/* onnx_tensorrt.pat:13, known not to hold  cond input_ok(x) = type_ok(x), present(x.elements); */
static DFG_APART bool onnx_tensorrt_not_input_ok(const dfg_graph *g, dfg_node x)
{
    return onnx_tensorrt_not_type_ok(g, x) || !dfg_known(dfg_elements_of(g, x));
}

static DFG_APART enum dfg_tri onnx_tensorrt_all_2(const dfg_graph *g, struct dfg_nodes fields)
{
    enum dfg_tri all = DFG_TRUE;
    for (uint32_t k = 0; all != DFG_FALSE && k < fields.n; k++) {
        const dfg_node each = fields.at[k];
        all = dfg_both(all,
                       onnx_tensorrt_input_ok(g, each) && each != DFG_NONE && !dfg_is(g, each, DFG_CONST)
                       ? DFG_TRUE
                       : onnx_tensorrt_not_input_ok(g, each) || dfg_is(g, each, DFG_CONST) ? DFG_FALSE
                       : DFG_UNKNOWN);
    }
    return all;
}

/* onnx_tensorrt.pat:54
 * pattern concatenated(fields) = Concat(...fields) where all(fields, input_ok(fields) and not is_const(fields)); */
bool onnx_tensorrt_concatenated_match(DFG_FIND_MATCH(onnx_tensorrt_concatenated))
{
    if (dfg_op(g, n) != onnx_tensorrt_op_Concat) return false;
    struct dfg_nodes fields = dfg_rest(g, n, 0, 0);
    if (onnx_tensorrt_all_2(g, fields) != DFG_TRUE) return false;
    DFG_GIVE(onnx_tensorrt_concatenated, .root = n, .fields = fields);
    return true;
}

/* onnx_tensorrt.pat:55  pattern split_up(x, by) = Split(x, (by & const)?) where input_ok(x); */
bool onnx_tensorrt_split_up_match(const dfg_graph *g, dfg_node n, struct onnx_tensorrt_split_up_match *m)
{
    if (dfg_op(g, n) != onnx_tensorrt_op_Split || dfg_n_args(g, n) > 2 || dfg_arg(g, n, 0) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, n, 0), by = DFG_NONE;
    if (dfg_arg(g, n, 1) != DFG_NONE) {
        by = dfg_arg(g, n, 1);
        if (!dfg_is(g, by, DFG_CONST)) return false;
    }
    if (!onnx_tensorrt_input_ok(g, x)) return false;
    DFG_GIVE(onnx_tensorrt_split_up, .root = n, .x = x, .by = by);
    return true;
}

/* ---- onnx_tensorrt.pat:57  table onnx_tensorrt ---- */

/* Does the candidate match?  What level 1 does not say is asked by the entry's own matcher. */
static bool onnx_tensorrt_confirm(const dfg_graph *g, dfg_node n, uint32_t bit)
{
    switch (bit) {
    case 0: return DFG_MATCHES(onnx_tensorrt_convolution, g, n); /* where input_ok(x) */
    case 1: return DFG_MATCHES(onnx_tensorrt_deconvolution, g, n); /* where input_ok(x) */
    case 2: return DFG_MATCHES(onnx_tensorrt_product, g, n); /* where input_ok(a) */
    case 3: return DFG_MATCHES(onnx_tensorrt_dense, g, n); /* where input_ok(a) */
    case 4: return DFG_MATCHES(onnx_tensorrt_binary, g, n); /* where input_ok(a) */
    case 5: return DFG_MATCHES(onnx_tensorrt_pool, g, n); /* where input_ok(x) */
    case 6: return DFG_MATCHES(onnx_tensorrt_unary, g, n); /* where input_ok(x) */
    case 7: return DFG_MATCHES(onnx_tensorrt_reduction, g, n); /* where input_ok(x) */
    case 8: return DFG_MATCHES(onnx_tensorrt_shaped, g, n); /* where input_ok(x) */
    case 9: return DFG_MATCHES(onnx_tensorrt_padded, g, n); /* where input_ok(x) */
    case 10: return DFG_MATCHES(onnx_tensorrt_batch_norm, g, n); /* where input_ok(x) */
    case 11: return DFG_MATCHES(onnx_tensorrt_layer_normal, g, n); /* where input_ok(x) */
    case 12: /* where all(fields, input_ok(fields) and not is_const(fie ... */
        return DFG_MATCHES(onnx_tensorrt_concatenated, g, n);
    case 13: return DFG_MATCHES(onnx_tensorrt_split_up, g, n); /* where input_ok(x) */
    default: return false;
    }
}

/* onnx_tensorrt.pat:19  Conv(x, w & const, b?); the operator is known */
static inline bool onnx_tensorrt_is_convolution(const dfg_graph *g, dfg_node n)
{
    return dfg_n_args(g, n) <= 3 && dfg_arg(g, n, 0) != DFG_NONE && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST);
}

/* onnx_tensorrt.pat:22  ConvTranspose(x, w & const, b?); the operator is known */
static inline bool onnx_tensorrt_is_c(const dfg_graph *g, dfg_node n)
{
    return dfg_n_args(g, n) <= 3 && dfg_arg(g, n, 0) != DFG_NONE && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST);
}

/* op in {Gemm}: ONNX_TENSORRT_TENSORRT_GEMM */
static uint64_t onnx_tensorrt_at_Gemm(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_n_args(g, n) <= 3 && dfg_arg(g, n, 0) != DFG_NONE && dfg_arg(g, n, 1) != DFG_NONE)
        set |= DFG_BIT(ONNX_TENSORRT_TENSORRT_GEMM);
    return set;
}

/* onnx_tensorrt.pat:37  (MaxPool | AveragePool | GlobalMaxPool | GlobalAveragePool)(x & rank_4_or_5); the operator is known */
static inline bool onnx_tensorrt_is_AveragePool(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 1)
        && (dfg_rank(g, dfg_operand(g, n, 0)) == 4 || dfg_rank(g, dfg_operand(g, n, 0)) == 5);
}

/* onnx_tensorrt.pat:37  (MaxPool | AveragePool | GlobalMaxPool | GlobalAveragePool)(x & rank_4_or_5); the operator is known */
static inline bool onnx_tensorrt_is_MaxPool(const dfg_graph *g, dfg_node n)
{
    return dfg_data(g, n) <= 1 && dfg_argc_is(g, n, 1)
        && (dfg_rank(g, dfg_operand(g, n, 0)) == 4 || dfg_rank(g, dfg_operand(g, n, 0)) == 5);
}

/* onnx_tensorrt.pat:37  (MaxPool | AveragePool | GlobalMaxPool | GlobalAveragePool)(x & rank_4_or_5); the operator is known */
static inline bool onnx_tensorrt_is_MaxPool_2(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 1)
        && (dfg_rank(g, dfg_operand(g, n, 0)) == 4 || dfg_rank(g, dfg_operand(g, n, 0)) == 5);
}

/* onnx_tensorrt.pat:51  BatchNormalization(x, const, const, const, const); the operator is known */
static inline bool onnx_tensorrt_is_batch_norm(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 5) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST)
        && dfg_is(g, dfg_operand(g, n, 2), DFG_CONST) && dfg_is(g, dfg_operand(g, n, 3), DFG_CONST)
        && dfg_is(g, dfg_operand(g, n, 4), DFG_CONST)
        && dfg_int_is(g, n, onnx_tensorrt_attr_training_mode, 0, 0);
}

/* op in {get}: ONNX_TENSORRT_TENSORRT_POOL, ONNX_TENSORRT_TENSORRT_BATCH_NORM,
 * ONNX_TENSORRT_TENSORRT_LAYER_NORM */
static uint64_t onnx_tensorrt_at_get(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_data(g, n) == 0) {
        const dfg_node a0 = dfg_arg(g, n, 0);
        switch (dfg_op(g, a0)) {
        case onnx_tensorrt_op_MaxPool:
            if (onnx_tensorrt_is_MaxPool_2(g, a0)) set |= DFG_BIT(ONNX_TENSORRT_TENSORRT_POOL);
            break;
        case onnx_tensorrt_op_BatchNormalization:
            if (onnx_tensorrt_is_batch_norm(g, a0)) set |= DFG_BIT(ONNX_TENSORRT_TENSORRT_BATCH_NORM);
            break;
        case onnx_tensorrt_op_LayerNormalization:
            if (dfg_n_args(g, a0) <= 3 && dfg_arg(g, a0, 0) != DFG_NONE && dfg_arg(g, a0, 1) != DFG_NONE)
                set |= DFG_BIT(ONNX_TENSORRT_TENSORRT_LAYER_NORM);
            break;
        default: break;
        }
    }
    return set;
}

/* onnx_tensorrt.pat:44  ReduceSum(x, const?); the operator is known */
static inline bool onnx_tensorrt_is_ReduceSum(const dfg_graph *g, dfg_node n)
{
    return dfg_n_args(g, n) <= 2 && dfg_arg(g, n, 0) != DFG_NONE
        && (dfg_arg(g, n, 1) == DFG_NONE || dfg_is(g, dfg_arg(g, n, 1), DFG_CONST));
}

/* onnx_tensorrt.pat:45  Squeeze(x, const?); the operator is known */
static inline bool onnx_tensorrt_is_Squeeze(const dfg_graph *g, dfg_node n)
{
    return dfg_n_args(g, n) <= 2 && dfg_arg(g, n, 0) != DFG_NONE
        && (dfg_arg(g, n, 1) == DFG_NONE || dfg_is(g, dfg_arg(g, n, 1), DFG_CONST));
}

/* onnx_tensorrt.pat:45  (Reshape | Unsqueeze | Expand | Tile)(x, const); the operator is known */
static inline bool onnx_tensorrt_is_Expand(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 2) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST);
}

/* onnx_tensorrt.pat:45  Clip(x, const?, const?); the operator is known */
static inline bool onnx_tensorrt_is_Clip(const dfg_graph *g, dfg_node n)
{
    return dfg_n_args(g, n) <= 3 && dfg_arg(g, n, 0) != DFG_NONE
        && (dfg_arg(g, n, 1) == DFG_NONE || dfg_is(g, dfg_arg(g, n, 1), DFG_CONST))
        && (dfg_arg(g, n, 2) == DFG_NONE || dfg_is(g, dfg_arg(g, n, 2), DFG_CONST));
}

/* onnx_tensorrt.pat:46  Slice(x, const, const, const?, const?); the operator is known */
static inline bool onnx_tensorrt_is_Slice(const dfg_graph *g, dfg_node n)
{
    return dfg_n_args(g, n) <= 5 && dfg_arg(g, n, 0) != DFG_NONE && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST)
        && dfg_is(g, dfg_arg(g, n, 2), DFG_CONST)
        && (dfg_arg(g, n, 3) == DFG_NONE || dfg_is(g, dfg_arg(g, n, 3), DFG_CONST))
        && (dfg_arg(g, n, 4) == DFG_NONE || dfg_is(g, dfg_arg(g, n, 4), DFG_CONST));
}

/* onnx_tensorrt.pat:46  Resize(x, const?, const?, const?); the operator is known */
static inline bool onnx_tensorrt_is_Resize(const dfg_graph *g, dfg_node n)
{
    return dfg_n_args(g, n) <= 4 && dfg_arg(g, n, 0) != DFG_NONE
        && (dfg_arg(g, n, 1) == DFG_NONE || dfg_is(g, dfg_arg(g, n, 1), DFG_CONST))
        && (dfg_arg(g, n, 2) == DFG_NONE || dfg_is(g, dfg_arg(g, n, 2), DFG_CONST))
        && (dfg_arg(g, n, 3) == DFG_NONE || dfg_is(g, dfg_arg(g, n, 3), DFG_CONST));
}

/* onnx_tensorrt.pat:48  Pad(x & rank_4_or_5, p & const, (0)?); the operator is known */
static inline bool onnx_tensorrt_is_padded(const dfg_graph *g, dfg_node n)
{
    return dfg_n_args(g, n) <= 3 && dfg_arg(g, n, 0) != DFG_NONE
        && (dfg_rank(g, dfg_arg(g, n, 0)) == 4 || dfg_rank(g, dfg_arg(g, n, 0)) == 5)
        && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST)
        && (dfg_arg(g, n, 2) == DFG_NONE || dfg_const_is(g, dfg_arg(g, n, 2), dfg_int(0), DFG_NO_DTYPE))
        && dfg_str_is(g, n, onnx_tensorrt_attr_mode, onnx_tensorrt_str_constant,
                      onnx_tensorrt_str_constant);
}

/* onnx_tensorrt.pat:51  BatchNormalization(x, const, const, const, const); the operator is known */
static inline bool onnx_tensorrt_is_BatchNormalization(const dfg_graph *g, dfg_node n)
{
    return dfg_data(g, n) <= 1 && dfg_argc_is(g, n, 5) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST)
        && dfg_is(g, dfg_operand(g, n, 2), DFG_CONST) && dfg_is(g, dfg_operand(g, n, 3), DFG_CONST)
        && dfg_is(g, dfg_operand(g, n, 4), DFG_CONST)
        && dfg_int_is(g, n, onnx_tensorrt_attr_training_mode, 0, 0);
}

/* op in {LayerNormalization}: ONNX_TENSORRT_TENSORRT_LAYER_NORM */
static uint64_t onnx_tensorrt_at_LayerNormalization(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_data(g, n) <= 1 && dfg_n_args(g, n) <= 3 && dfg_arg(g, n, 0) != DFG_NONE
        && dfg_arg(g, n, 1) != DFG_NONE)
        set |= DFG_BIT(ONNX_TENSORRT_TENSORRT_LAYER_NORM);
    return set;
}

/* op in {Concat}: ONNX_TENSORRT_TENSORRT_CONCAT */
static uint64_t onnx_tensorrt_at_Concat(const dfg_graph *g, dfg_node n)
{
    (void)g;
    (void)n;
    uint64_t set = 0;
    set |= DFG_BIT(ONNX_TENSORRT_TENSORRT_CONCAT);
    return set;
}

/* onnx_tensorrt.pat:55  Split(x, (by & const)?); the operator is known */
static inline bool onnx_tensorrt_is_split_up(const dfg_graph *g, dfg_node n)
{
    return dfg_n_args(g, n) <= 2 && dfg_arg(g, n, 0) != DFG_NONE
        && (dfg_arg(g, n, 1) == DFG_NONE || dfg_is(g, dfg_arg(g, n, 1), DFG_CONST));
}

size_t onnx_tensorrt_sweep(const dfg_graph *g, dfg_node first, dfg_node last, dfg_node *nodes, uint64_t *sets)
{
    size_t count = 0;
    for (dfg_node n = first; n < last; n++) {
        uint64_t set = 0;
        switch (dfg_op(g, n)) {
        case onnx_tensorrt_op_Conv:
            set = onnx_tensorrt_is_convolution(g, n) ? DFG_BIT(ONNX_TENSORRT_TENSORRT_CONV) : 0;
            break;
        case onnx_tensorrt_op_ConvTranspose:
            set = onnx_tensorrt_is_c(g, n) ? DFG_BIT(ONNX_TENSORRT_TENSORRT_DECONV) : 0;
            break;
        case onnx_tensorrt_op_MatMul:
            set = dfg_argc_is(g, n, 2) ? DFG_BIT(ONNX_TENSORRT_TENSORRT_MATMUL) : 0;
            break;
        case onnx_tensorrt_op_Gemm: set = onnx_tensorrt_at_Gemm(g, n); break;
        case onnx_tensorrt_op_Add: case onnx_tensorrt_op_Div: case onnx_tensorrt_op_Max:
        case onnx_tensorrt_op_Min: case onnx_tensorrt_op_Mul: case onnx_tensorrt_op_Pow:
        case onnx_tensorrt_op_Sub:
            set = dfg_has_args(g, n, 2) ? DFG_BIT(ONNX_TENSORRT_TENSORRT_BINARY) : 0;
            break;
        case onnx_tensorrt_op_AveragePool: case onnx_tensorrt_op_GlobalAveragePool:
        case onnx_tensorrt_op_GlobalMaxPool:
            set = onnx_tensorrt_is_AveragePool(g, n) ? DFG_BIT(ONNX_TENSORRT_TENSORRT_POOL) : 0;
            break;
        case onnx_tensorrt_op_MaxPool:
            set = onnx_tensorrt_is_MaxPool(g, n) ? DFG_BIT(ONNX_TENSORRT_TENSORRT_POOL) : 0;
            break;
        case DFG_GET: set = onnx_tensorrt_at_get(g, n); break;
        case onnx_tensorrt_op_Abs: case onnx_tensorrt_op_Atan: case onnx_tensorrt_op_Ceil:
        case onnx_tensorrt_op_Cos: case onnx_tensorrt_op_Elu: case onnx_tensorrt_op_Erf:
        case onnx_tensorrt_op_Exp: case onnx_tensorrt_op_Flatten: case onnx_tensorrt_op_Floor:
        case onnx_tensorrt_op_HardSigmoid: case onnx_tensorrt_op_Identity: case onnx_tensorrt_op_LeakyRelu:
        case onnx_tensorrt_op_Log: case onnx_tensorrt_op_LogSoftmax: case onnx_tensorrt_op_Neg:
        case onnx_tensorrt_op_Relu: case onnx_tensorrt_op_Sigmoid: case onnx_tensorrt_op_Sin:
        case onnx_tensorrt_op_Softmax: case onnx_tensorrt_op_Softplus: case onnx_tensorrt_op_Sqrt:
        case onnx_tensorrt_op_Tanh: case onnx_tensorrt_op_Transpose:
            set = dfg_argc_is(g, n, 1) ? DFG_BIT(ONNX_TENSORRT_TENSORRT_UNARY) : 0;
            break;
        case onnx_tensorrt_op_ReduceMax: case onnx_tensorrt_op_ReduceMean: case onnx_tensorrt_op_ReduceMin:
        case onnx_tensorrt_op_ReduceProd:
            set = dfg_argc_is(g, n, 1) ? DFG_BIT(ONNX_TENSORRT_TENSORRT_REDUCE) : 0;
            break;
        case onnx_tensorrt_op_ReduceSum:
            set = onnx_tensorrt_is_ReduceSum(g, n) ? DFG_BIT(ONNX_TENSORRT_TENSORRT_REDUCE) : 0;
            break;
        case onnx_tensorrt_op_Squeeze:
            set = onnx_tensorrt_is_Squeeze(g, n) ? DFG_BIT(ONNX_TENSORRT_TENSORRT_SHAPE) : 0;
            break;
        case onnx_tensorrt_op_Expand: case onnx_tensorrt_op_Reshape: case onnx_tensorrt_op_Tile:
        case onnx_tensorrt_op_Unsqueeze:
            set = onnx_tensorrt_is_Expand(g, n) ? DFG_BIT(ONNX_TENSORRT_TENSORRT_SHAPE) : 0;
            break;
        case onnx_tensorrt_op_Clip:
            set = onnx_tensorrt_is_Clip(g, n) ? DFG_BIT(ONNX_TENSORRT_TENSORRT_SHAPE) : 0;
            break;
        case onnx_tensorrt_op_Slice:
            set = onnx_tensorrt_is_Slice(g, n) ? DFG_BIT(ONNX_TENSORRT_TENSORRT_SHAPE) : 0;
            break;
        case onnx_tensorrt_op_Resize:
            set = onnx_tensorrt_is_Resize(g, n) ? DFG_BIT(ONNX_TENSORRT_TENSORRT_SHAPE) : 0;
            break;
        case onnx_tensorrt_op_Pad:
            set = onnx_tensorrt_is_padded(g, n) ? DFG_BIT(ONNX_TENSORRT_TENSORRT_PAD) : 0;
            break;
        case onnx_tensorrt_op_BatchNormalization:
            set = onnx_tensorrt_is_BatchNormalization(g, n) ? DFG_BIT(ONNX_TENSORRT_TENSORRT_BATCH_NORM)
                : 0;
            break;
        case onnx_tensorrt_op_LayerNormalization: set = onnx_tensorrt_at_LayerNormalization(g, n); break;
        case onnx_tensorrt_op_Concat: set = onnx_tensorrt_at_Concat(g, n); break;
        case onnx_tensorrt_op_Split:
            set = onnx_tensorrt_is_split_up(g, n) ? DFG_BIT(ONNX_TENSORRT_TENSORRT_SPLIT) : 0;
            break;
        default: continue;
        }
        nodes[count] = n;
        sets[count] = set;
        count += set != 0;
    }
    return count;
}

uint64_t onnx_tensorrt_candidates(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    dfg_node node = n;
    onnx_tensorrt_sweep(g, n, n + 1, &node, &set);
    return set;
}

int32_t onnx_tensorrt_first(const dfg_graph *g, dfg_node n)
{
    for (uint64_t set = onnx_tensorrt_candidates(g, n); set != 0; set &= set - 1) {
        const uint32_t bit = dfg_lowest_bit(set);
        if (onnx_tensorrt_confirm(g, n, bit)) return (int32_t)bit;
    }
    return -1;
}
