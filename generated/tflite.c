/* The operators of tflite.ops.  Made by pat2c; do not edit. */
#include "dfg.h"

static const struct dfg_attr_decl attrs_of_tfl_BatchMatMul[] = {
    { "adj_x", "bool", "false" },
    { "adj_y", "bool", "false" },
};
static const struct dfg_attr_decl attrs_of_tfl_Conv2D[] = {
    { "activation", "string", "\"NONE\"" },
    { "padding", "string", "\"SAME\"" },
    { "strides", "int[]", "[1, 1]" },
    { "dilations", "int[]", "[1, 1]" },
};
static const struct dfg_attr_decl attrs_of_tfl_DepthwiseConv2D[] = {
    { "activation", "string", "\"NONE\"" },
    { "padding", "string", "\"SAME\"" },
    { "strides", "int[]", "[1, 1]" },
    { "dilations", "int[]", "[1, 1]" },
    { "multiplier", "int", "1" },
};
static const struct dfg_attr_decl attrs_of_tfl_FullyConnected[] = {
    { "activation", "string", "\"NONE\"" },
    { "keep_dims", "bool", "false" },
};
static const struct dfg_attr_decl attrs_of_tfl_TransposeConv[] = {
    { "activation", "string", "\"NONE\"" },
    { "padding", "string", "\"SAME\"" },
    { "strides", "int[]", "[1, 1]" },
};
static const struct dfg_attr_decl attrs_of_tfl_SVDF[] = {
    { "rank", "int", "1" },
    { "activation", "string", "\"NONE\"" },
};
static const struct dfg_attr_decl attrs_of_tfl_UnidirectionalSequenceLSTM[] = {
    { "activation", "string", "\"TANH\"" },
    { "cell_clip", "float", "0.0" },
    { "proj_clip", "float", "0.0" },
    { "time_major", "bool", "false" },
};
static const struct dfg_attr_decl attrs_of_tfl_AveragePool2D[] = {
    { "activation", "string", "\"NONE\"" },
    { "padding", "string", "\"SAME\"" },
    { "filter", "int[]", NULL },
    { "strides", "int[]", "[1, 1]" },
};
static const struct dfg_attr_decl attrs_of_tfl_MaxPool2D[] = {
    { "activation", "string", "\"NONE\"" },
    { "padding", "string", "\"SAME\"" },
    { "filter", "int[]", NULL },
    { "strides", "int[]", "[1, 1]" },
};
static const struct dfg_attr_decl attrs_of_tfl_Mean[] = {
    { "keep_dims", "bool", "false" },
};
static const struct dfg_attr_decl attrs_of_tfl_ReduceMax[] = {
    { "keep_dims", "bool", "false" },
};
static const struct dfg_attr_decl attrs_of_tfl_ReduceMin[] = {
    { "keep_dims", "bool", "false" },
};
static const struct dfg_attr_decl attrs_of_tfl_ReduceProd[] = {
    { "keep_dims", "bool", "false" },
};
static const struct dfg_attr_decl attrs_of_tfl_Sum[] = {
    { "keep_dims", "bool", "false" },
};
static const struct dfg_attr_decl attrs_of_tfl_Softmax[] = {
    { "beta", "float", "1.0" },
};
static const struct dfg_attr_decl attrs_of_tfl_Add[] = {
    { "activation", "string", "\"NONE\"" },
};
static const struct dfg_attr_decl attrs_of_tfl_Div[] = {
    { "activation", "string", "\"NONE\"" },
};
static const struct dfg_attr_decl attrs_of_tfl_Mul[] = {
    { "activation", "string", "\"NONE\"" },
};
static const struct dfg_attr_decl attrs_of_tfl_Sub[] = {
    { "activation", "string", "\"NONE\"" },
};
static const struct dfg_attr_decl attrs_of_tfl_LeakyRelu[] = {
    { "alpha", "float", NULL },
};
static const struct dfg_attr_decl attrs_of_tfl_Concatenation[] = {
    { "axis", "int", NULL },
    { "activation", "string", "\"NONE\"" },
};
static const struct dfg_attr_decl attrs_of_tfl_Squeeze[] = {
    { "squeeze_dims", "int[]", "[]" },
};

/* name, fusion kind, commutative, effect, required and declared operands, variadic,
 * declared and required results, variadic, attributes, operands that swap together */
static const struct dfg_op_decl ops[] = {
    { "tfl.BatchMatMul", DFG_FUSABLE, false, false, 2, 2, false, 1, 1, false, 2, attrs_of_tfl_BatchMatMul, NULL },
    { "tfl.Conv2D", DFG_FUSABLE, false, false, 2, 3, false, 1, 1, false, 4, attrs_of_tfl_Conv2D, NULL },
    { "tfl.DepthwiseConv2D", DFG_FUSABLE, false, false, 2, 3, false, 1, 1, false, 5, attrs_of_tfl_DepthwiseConv2D, NULL },
    { "tfl.FullyConnected", DFG_FUSABLE, false, false, 2, 3, false, 1, 1, false, 2, attrs_of_tfl_FullyConnected, NULL },
    { "tfl.TransposeConv", DFG_FUSABLE, false, false, 3, 4, false, 1, 1, false, 3, attrs_of_tfl_TransposeConv, NULL },
    { "tfl.SVDF", DFG_OPAQUE, false, false, 3, 5, false, 1, 1, false, 2, attrs_of_tfl_SVDF, NULL },
    { "tfl.UnidirectionalSequenceLSTM", DFG_OPAQUE, false, false, 1, 24, false, 1, 1, false, 4, attrs_of_tfl_UnidirectionalSequenceLSTM, NULL },
    { "tfl.AveragePool2D", DFG_FUSABLE, false, false, 1, 1, false, 1, 1, false, 4, attrs_of_tfl_AveragePool2D, NULL },
    { "tfl.MaxPool2D", DFG_FUSABLE, false, false, 1, 1, false, 1, 1, false, 4, attrs_of_tfl_MaxPool2D, NULL },
    { "tfl.Mean", DFG_REDUCE, false, false, 2, 2, false, 1, 1, false, 1, attrs_of_tfl_Mean, NULL },
    { "tfl.ReduceMax", DFG_REDUCE, false, false, 2, 2, false, 1, 1, false, 1, attrs_of_tfl_ReduceMax, NULL },
    { "tfl.ReduceMin", DFG_REDUCE, false, false, 2, 2, false, 1, 1, false, 1, attrs_of_tfl_ReduceMin, NULL },
    { "tfl.ReduceProd", DFG_REDUCE, false, false, 2, 2, false, 1, 1, false, 1, attrs_of_tfl_ReduceProd, NULL },
    { "tfl.Sum", DFG_REDUCE, false, false, 2, 2, false, 1, 1, false, 1, attrs_of_tfl_Sum, NULL },
    { "tfl.LogSoftmax", DFG_OPAQUE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "tfl.Softmax", DFG_OPAQUE, false, false, 1, 1, false, 1, 1, false, 1, attrs_of_tfl_Softmax, NULL },
    { "tfl.Add", DFG_BROADCAST, true, false, 2, 2, false, 1, 1, false, 1, attrs_of_tfl_Add, NULL },
    { "tfl.Div", DFG_BROADCAST, false, false, 2, 2, false, 1, 1, false, 1, attrs_of_tfl_Div, NULL },
    { "tfl.FloorDiv", DFG_BROADCAST, false, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "tfl.Maximum", DFG_BROADCAST, true, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "tfl.Minimum", DFG_BROADCAST, true, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "tfl.Mul", DFG_BROADCAST, true, false, 2, 2, false, 1, 1, false, 1, attrs_of_tfl_Mul, NULL },
    { "tfl.PRelu", DFG_BROADCAST, false, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "tfl.Pow", DFG_BROADCAST, false, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "tfl.SquaredDifference", DFG_BROADCAST, true, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "tfl.Sub", DFG_BROADCAST, false, false, 2, 2, false, 1, 1, false, 1, attrs_of_tfl_Sub, NULL },
    { "tfl.Abs", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "tfl.Ceil", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "tfl.Cos", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "tfl.Elu", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "tfl.Exp", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "tfl.Floor", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "tfl.HardSwish", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "tfl.LeakyRelu", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 1, attrs_of_tfl_LeakyRelu, NULL },
    { "tfl.Log", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "tfl.Logistic", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "tfl.Neg", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "tfl.Relu", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "tfl.Relu6", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "tfl.ReluN1To1", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "tfl.Round", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "tfl.Rsqrt", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "tfl.Sin", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "tfl.Sqrt", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "tfl.Square", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "tfl.Tanh", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "tfl.Dequantize", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "tfl.Quantize", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "tfl.Concatenation", DFG_INJECTIVE, false, false, 0, 1, true, 1, 1, false, 2, attrs_of_tfl_Concatenation, NULL },
    { "tfl.ExpandDims", DFG_INJECTIVE, false, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "tfl.Pad", DFG_INJECTIVE, false, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "tfl.PadV2", DFG_INJECTIVE, false, false, 3, 3, false, 1, 1, false, 0, NULL, NULL },
    { "tfl.Reshape", DFG_INJECTIVE, false, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "tfl.Squeeze", DFG_INJECTIVE, false, false, 1, 1, false, 1, 1, false, 1, attrs_of_tfl_Squeeze, NULL },
    { "tfl.Transpose", DFG_INJECTIVE, false, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
};

extern const struct dfg_ops tflite_ops;
const struct dfg_ops tflite_ops = { DFG_ABI, 55, "tflite", ops };

extern const struct dfg_unit tflite_unit;
const struct dfg_unit tflite_unit = {
    .abi = DFG_ABI,
    .name = "tflite",
    .ops = &tflite_ops,
    .imports = (const char *const[]){ NULL },
};
