/* The operators of tflite.ops.  Made by pat2c; do not edit. */
#include "dfg.h"

static const struct dfg_attr_decl tflite_attrs_of_tfl_BatchMatMul[] = {
    { "adj_x", "bool", "false" },
    { "adj_y", "bool", "false" },
};
static const struct dfg_attr_decl tflite_attrs_of_tfl_Conv2D[] = {
    { "activation", "string", "\"NONE\"" },
    { "padding", "string", "\"SAME\"" },
    { "strides", "int[]", "[1, 1]" },
    { "dilations", "int[]", "[1, 1]" },
};
static const struct dfg_attr_decl tflite_attrs_of_tfl_DepthwiseConv2D[] = {
    { "activation", "string", "\"NONE\"" },
    { "padding", "string", "\"SAME\"" },
    { "strides", "int[]", "[1, 1]" },
    { "dilations", "int[]", "[1, 1]" },
    { "multiplier", "int", "1" },
};
static const struct dfg_attr_decl tflite_attrs_of_tfl_FullyConnected[] = {
    { "activation", "string", "\"NONE\"" },
    { "keep_dims", "bool", "false" },
};
static const struct dfg_attr_decl tflite_attrs_of_tfl_TransposeConv[] = {
    { "activation", "string", "\"NONE\"" },
    { "padding", "string", "\"SAME\"" },
    { "strides", "int[]", "[1, 1]" },
};
static const struct dfg_attr_decl tflite_attrs_of_tfl_SVDF[] = {
    { "rank", "int", "1" },
    { "activation", "string", "\"NONE\"" },
};
static const struct dfg_attr_decl tflite_attrs_of_tfl_UnidirectionalSequenceLSTM[] = {
    { "activation", "string", "\"TANH\"" },
    { "cell_clip", "float", "0.0" },
    { "proj_clip", "float", "0.0" },
    { "time_major", "bool", "false" },
};
static const struct dfg_attr_decl tflite_attrs_of_tfl_AveragePool2D[] = {
    { "activation", "string", "\"NONE\"" },
    { "padding", "string", "\"SAME\"" },
    { "filter", "int[]", NULL },
    { "strides", "int[]", "[1, 1]" },
};
static const struct dfg_attr_decl tflite_attrs_of_tfl_MaxPool2D[] = {
    { "activation", "string", "\"NONE\"" },
    { "padding", "string", "\"SAME\"" },
    { "filter", "int[]", NULL },
    { "strides", "int[]", "[1, 1]" },
};
static const struct dfg_attr_decl tflite_attrs_of_tfl_Mean[] = {
    { "keep_dims", "bool", "false" },
};
static const struct dfg_attr_decl tflite_attrs_of_tfl_ReduceMax[] = {
    { "keep_dims", "bool", "false" },
};
static const struct dfg_attr_decl tflite_attrs_of_tfl_ReduceMin[] = {
    { "keep_dims", "bool", "false" },
};
static const struct dfg_attr_decl tflite_attrs_of_tfl_ReduceProd[] = {
    { "keep_dims", "bool", "false" },
};
static const struct dfg_attr_decl tflite_attrs_of_tfl_Sum[] = {
    { "keep_dims", "bool", "false" },
};
static const struct dfg_attr_decl tflite_attrs_of_tfl_Softmax[] = {
    { "beta", "float", "1.0" },
};
static const struct dfg_attr_decl tflite_attrs_of_tfl_Add[] = {
    { "activation", "string", "\"NONE\"" },
};
static const struct dfg_attr_decl tflite_attrs_of_tfl_Div[] = {
    { "activation", "string", "\"NONE\"" },
};
static const struct dfg_attr_decl tflite_attrs_of_tfl_Mul[] = {
    { "activation", "string", "\"NONE\"" },
};
static const struct dfg_attr_decl tflite_attrs_of_tfl_Sub[] = {
    { "activation", "string", "\"NONE\"" },
};
static const struct dfg_attr_decl tflite_attrs_of_tfl_LeakyRelu[] = {
    { "alpha", "float", NULL },
};
static const struct dfg_attr_decl tflite_attrs_of_tfl_Concatenation[] = {
    { "axis", "int", NULL },
    { "activation", "string", "\"NONE\"" },
};
static const struct dfg_attr_decl tflite_attrs_of_tfl_Squeeze[] = {
    { "squeeze_dims", "int[]", "[]" },
};

/* name, fusion kind, required and declared operands, variadic, declared and required
 * results, variadic, attributes, what few have */
static const struct dfg_op_decl tflite_op_decls[] = {
    { "tfl.BatchMatMul", DFG_FUSABLE, 2, 2, false, 1, 1, false, 2, .attrs = tflite_attrs_of_tfl_BatchMatMul, .infer = "tfl_batch_matmul", .eval = "tfl_batch_matmul", .work = "gemm" },
    { "tfl.Conv2D", DFG_FUSABLE, 2, 3, false, 1, 1, false, 4, .attrs = tflite_attrs_of_tfl_Conv2D, .infer = "tfl_conv", .eval = "tfl_conv", .work = "tfl_conv" },
    { "tfl.DepthwiseConv2D", DFG_FUSABLE, 2, 3, false, 1, 1, false, 5, .attrs = tflite_attrs_of_tfl_DepthwiseConv2D, .infer = "tfl_depthwise_conv", .eval = "tfl_depthwise_conv", .work = "tfl_conv" },
    { "tfl.FullyConnected", DFG_FUSABLE, 2, 3, false, 1, 1, false, 2, .attrs = tflite_attrs_of_tfl_FullyConnected, .infer = "tfl_fully_connected", .eval = "tfl_fully_connected", .work = "tfl_fully_connected" },
    { "tfl.TransposeConv", DFG_FUSABLE, 3, 4, false, 1, 1, false, 3, .attrs = tflite_attrs_of_tfl_TransposeConv, .infer = "tfl_transpose_conv", .eval = "tfl_transpose_conv", .work = "tfl_transpose_conv" },
    { "tfl.SVDF", DFG_OPAQUE, 3, 5, false, 1, 1, false, 2, .attrs = tflite_attrs_of_tfl_SVDF, .infer = "tfl_svdf", .work = "tfl_svdf" },
    { "tfl.UnidirectionalSequenceLSTM", DFG_OPAQUE, 1, 24, false, 1, 1, false, 4, .attrs = tflite_attrs_of_tfl_UnidirectionalSequenceLSTM, .infer = "tfl_lstm", .work = "tfl_lstm" },
    { "tfl.AveragePool2D", DFG_FUSABLE, 1, 1, false, 1, 1, false, 4, .attrs = tflite_attrs_of_tfl_AveragePool2D, .infer = "tfl_pool", .eval = "tfl_average_pool" },
    { "tfl.MaxPool2D", DFG_FUSABLE, 1, 1, false, 1, 1, false, 4, .attrs = tflite_attrs_of_tfl_MaxPool2D, .infer = "tfl_pool", .eval = "tfl_max_pool" },
    { "tfl.Mean", DFG_REDUCE, 2, 2, false, 1, 1, false, 1, .attrs = tflite_attrs_of_tfl_Mean, .infer = "tfl_reduce", .eval = "tfl_mean" },
    { "tfl.ReduceMax", DFG_REDUCE, 2, 2, false, 1, 1, false, 1, .attrs = tflite_attrs_of_tfl_ReduceMax, .infer = "tfl_reduce", .eval = "tfl_reduce_max" },
    { "tfl.ReduceMin", DFG_REDUCE, 2, 2, false, 1, 1, false, 1, .attrs = tflite_attrs_of_tfl_ReduceMin, .infer = "tfl_reduce", .eval = "tfl_reduce_min" },
    { "tfl.ReduceProd", DFG_REDUCE, 2, 2, false, 1, 1, false, 1, .attrs = tflite_attrs_of_tfl_ReduceProd, .infer = "tfl_reduce", .eval = "tfl_reduce_prod" },
    { "tfl.Sum", DFG_REDUCE, 2, 2, false, 1, 1, false, 1, .attrs = tflite_attrs_of_tfl_Sum, .infer = "tfl_reduce", .eval = "tfl_sum" },
    { "tfl.LogSoftmax", DFG_OPAQUE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "tfl_log_softmax" },
    { "tfl.Softmax", DFG_OPAQUE, 1, 1, false, 1, 1, false, 1, .attrs = tflite_attrs_of_tfl_Softmax, .infer = "tfl_softmax", .eval = "tfl_softmax" },
    { "tfl.Add", DFG_BROADCAST, 2, 2, false, 1, 1, false, 1, .attrs = tflite_attrs_of_tfl_Add, .infer = "broadcast", .eval = "tfl_add", .commutative = true },
    { "tfl.Div", DFG_BROADCAST, 2, 2, false, 1, 1, false, 1, .attrs = tflite_attrs_of_tfl_Div, .infer = "broadcast", .eval = "tfl_div" },
    { "tfl.FloorDiv", DFG_BROADCAST, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "broadcast", .eval = "tfl_floor_div" },
    { "tfl.Maximum", DFG_BROADCAST, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "broadcast", .eval = "tfl_maximum", .commutative = true },
    { "tfl.Minimum", DFG_BROADCAST, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "broadcast", .eval = "tfl_minimum", .commutative = true },
    { "tfl.Mul", DFG_BROADCAST, 2, 2, false, 1, 1, false, 1, .attrs = tflite_attrs_of_tfl_Mul, .infer = "broadcast", .eval = "tfl_mul", .commutative = true },
    { "tfl.PRelu", DFG_BROADCAST, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "broadcast", .eval = "tfl_prelu" },
    { "tfl.Pow", DFG_BROADCAST, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "broadcast", .eval = "tfl_pow" },
    { "tfl.SquaredDifference", DFG_BROADCAST, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "broadcast", .eval = "tfl_squared_difference", .commutative = true },
    { "tfl.Sub", DFG_BROADCAST, 2, 2, false, 1, 1, false, 1, .attrs = tflite_attrs_of_tfl_Sub, .infer = "broadcast", .eval = "tfl_sub" },
    { "tfl.Abs", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "tfl_abs" },
    { "tfl.Ceil", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "tfl_ceil" },
    { "tfl.Cos", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "tfl_cos" },
    { "tfl.Elu", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "tfl_elu" },
    { "tfl.Exp", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "tfl_exp" },
    { "tfl.Floor", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "tfl_floor" },
    { "tfl.HardSwish", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "tfl_hard_swish" },
    { "tfl.LeakyRelu", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 1, .attrs = tflite_attrs_of_tfl_LeakyRelu, .infer = "same", .eval = "tfl_leaky_relu" },
    { "tfl.Log", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "tfl_log" },
    { "tfl.Logistic", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "tfl_logistic" },
    { "tfl.Neg", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "tfl_neg" },
    { "tfl.Relu", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "tfl_relu" },
    { "tfl.Relu6", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "tfl_relu6" },
    { "tfl.ReluN1To1", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "tfl_relu_n1_to_1" },
    { "tfl.Round", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "tfl_round" },
    { "tfl.Rsqrt", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "tfl_rsqrt" },
    { "tfl.Sin", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "tfl_sin" },
    { "tfl.Sqrt", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "tfl_sqrt" },
    { "tfl.Square", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "tfl_square" },
    { "tfl.Tanh", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "tfl_tanh" },
    { "tfl.Dequantize", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "tfl_dequantize", .eval = "tfl_dequantize", .dequantizes = true },
    { "tfl.Quantize", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "tfl_quantize", .eval = "tfl_quantize", .quantizes = true },
    { "tfl.Concatenation", DFG_INJECTIVE, 0, 1, true, 1, 1, false, 2, .attrs = tflite_attrs_of_tfl_Concatenation, .infer = "tfl_concatenation", .eval = "tfl_concatenation" },
    { "tfl.ExpandDims", DFG_INJECTIVE, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "tfl_expand_dims", .eval = "tfl_expand_dims" },
    { "tfl.Pad", DFG_INJECTIVE, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "tfl_pad", .eval = "tfl_pad", .pads = true },
    { "tfl.PadV2", DFG_INJECTIVE, 3, 3, false, 1, 1, false, 0, .attrs = NULL, .infer = "tfl_pad", .eval = "tfl_pad", .pads = true },
    { "tfl.Reshape", DFG_INJECTIVE, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "tfl_reshape", .eval = "tfl_reshape" },
    { "tfl.Squeeze", DFG_INJECTIVE, 1, 1, false, 1, 1, false, 1, .attrs = tflite_attrs_of_tfl_Squeeze, .infer = "tfl_squeeze", .eval = "tfl_squeeze" },
    { "tfl.Transpose", DFG_INJECTIVE, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "tfl_transpose", .eval = "tfl_transpose" },
};

extern const struct dfg_ops tflite_ops;
const struct dfg_ops tflite_ops = { DFG_ABI, 55, "tflite", tflite_op_decls };

static const char *const tflite_text_0[] = { /* tflite.ops */
    "// tflite.ops -- operators of TensorFlow Lite, channels last: those that rules name, those that\n"
    "// TensorFlow Lite Micro runs by CMSIS-NN, and the elementwise ones that stand between them.\n//\n"
    "// Names are those of the builtin operators, in one word.  Operands have the order of a model's\n"
    "// file; what is a tensor there (shapes, axes, permutations) is an operand.  Activations are\n"
    "// \"NONE\", \"RELU\", \"RELU6\", \"RELU_N1_TO_1\", \"TANH\"; paddings \"SAME\", \"VALID\".  A type that is an\n"
    "// option there is the type that the graph states of the value.\n//\n"
    "// Quantisation belongs to tensors, so it is facts about values:\n//\n"
    "//   %x: i8[1, 49, 10, 1] #{scale = 0.58, zero_point = 83}\n"
    "//   %w = const i8[64, 1, 1, 64] [...] #{scale = [0.5, ...], zero_point = [0, ...], quantized_dimension = 0}\n"
    "//\n"
    "// real = scale * (stored - zero_point); numbers are of the whole tensor, lists of the indices along\n"
    "// quantized_dimension (0 where it is not said).\n\n// ---- weights ----\n\nop tfl.BatchMatMul(a, b)\n"
    "    : fusable, infer tfl_batch_matmul, eval tfl_batch_matmul, work gemm { adj_x: bool = false; adj_y: bool = false; }\n"
    "op tfl.Conv2D(x, w, b?)\n"
    "    : fusable, infer tfl_conv, eval tfl_conv, work tfl_conv { // w: [out, height, width, in / groups]\n"
    "    activation: string = \"NONE\"; padding: string = \"SAME\"; strides: int[] = [1, 1];\n"
    "    dilations: int[] = [1, 1];\n}\nop tfl.DepthwiseConv2D(x, w, b?)\n"
    "    : fusable, infer tfl_depthwise_conv, eval tfl_depthwise_conv, work tfl_conv { // w: [1, height, width, channels * multiplier]\n"
    "    activation: string = \"NONE\"; padding: string = \"SAME\"; strides: int[] = [1, 1];\n"
    "    dilations: int[] = [1, 1]; multiplier: int = 1;\n}\n"
    "op tfl.FullyConnected(x, w, b?) // w: [out, in]\n"
    "    : fusable, infer tfl_fully_connected, eval tfl_fully_connected, work tfl_fully_connected {\n"
    "    activation: string = \"NONE\"; keep_dims: bool = false;\n}\nop tfl.TransposeConv(shape, w, x, b?)\n"
    "    : fusable, infer tfl_transpose_conv, eval tfl_transpose_conv, work tfl_transpose_conv { // w: [out, height, width, in]\n"
    "    activation: string = \"NONE\"; padding: string = \"SAME\"; strides: int[] = [1, 1];\n}\n"
    "// The state is a variable that the call changes: [batch, memory * filters].\n"
    "op tfl.SVDF(x, feature, time, b?, state?)\n"
    "    : opaque, infer tfl_svdf, work tfl_svdf { rank: int = 1; activation: string = \"NONE\"; }\n"
    "// Gates are input, forget, cell, output; what a plain LSTM does not have is absent.\n"
    "op tfl.UnidirectionalSequenceLSTM(\n"
    "    x, w_input?, w_forget?, w_cell?, w_output?, r_input?, r_forget?, r_cell?, r_output?,\n"
    "    peephole_input?, peephole_forget?, peephole_output?, b_input?, b_forget?, b_cell?, b_output?,\n"
    "    projection?, b_projection?, output_state?, cell_state?,\n"
    "    norm_input?, norm_forget?, norm_cell?, norm_output?) : opaque, infer tfl_lstm, work tfl_lstm {\n"
    "    activation: string = \"TANH\"; cell_clip: float = 0.0; proj_clip: float = 0.0; time_major: bool = false;\n"
    "}\n\n// ---- pools, reductions ----\n\n"
    "op tfl.AveragePool2D(x) : fusable, infer tfl_pool, eval tfl_average_pool {\n"
    "    activation: string = \"NONE\"; padding: string = \"SAME\"; filter: int[]; strides: int[] = [1, 1];\n"
    "}\nop tfl.MaxPool2D(x) : fusable, infer tfl_pool, eval tfl_max_pool {\n"
    "    activation: string = \"NONE\"; padding: string = \"SAME\"; filter: int[]; strides: int[] = [1, 1];\n"
    "}\nop tfl.Mean(x, axes) : reduce, infer tfl_reduce, eval tfl_mean { keep_dims: bool = false; }\n"
    "op tfl.ReduceMax(x, axes) : reduce, infer tfl_reduce, eval tfl_reduce_max { keep_dims: bool = false; }\n"
    "op tfl.ReduceMin(x, axes) : reduce, infer tfl_reduce, eval tfl_reduce_min { keep_dims: bool = false; }\n"
    "op tfl.ReduceProd(x, axes) : reduce, infer tfl_reduce, eval tfl_reduce_prod { keep_dims: bool = false; }\n"
    "op tfl.Sum(x, axes) : reduce, infer tfl_reduce, eval tfl_sum { keep_dims: bool = false; }\n"
    "op tfl.LogSoftmax(x) : opaque, infer same, eval tfl_log_softmax;\n"
    "op tfl.Softmax(x) : opaque, infer tfl_softmax, eval tfl_softmax { beta: float = 1.0; }\n\n"
    "// ---- elementwise ----\n\n",
    "op tfl.Add(a, b) : broadcast, commutative, infer broadcast, eval tfl_add { activation: string = \"NONE\"; }\n"
    "op tfl.Div(a, b) : broadcast, infer broadcast, eval tfl_div { activation: string = \"NONE\"; }\n"
    "op tfl.FloorDiv(a, b) : broadcast, infer broadcast, eval tfl_floor_div;\n"
    "op tfl.Maximum(a, b) : broadcast, commutative, infer broadcast, eval tfl_maximum;\n"
    "op tfl.Minimum(a, b) : broadcast, commutative, infer broadcast, eval tfl_minimum;\n"
    "op tfl.Mul(a, b) : broadcast, commutative, infer broadcast, eval tfl_mul { activation: string = \"NONE\"; }\n"
    "op tfl.PRelu(x, slope) : broadcast, infer broadcast, eval tfl_prelu;\n"
    "op tfl.Pow(a, b) : broadcast, infer broadcast, eval tfl_pow;\n"
    "op tfl.SquaredDifference(a, b) : broadcast, commutative, infer broadcast, eval tfl_squared_difference;\n"
    "op tfl.Sub(a, b) : broadcast, infer broadcast, eval tfl_sub { activation: string = \"NONE\"; }\n\n"
    "op tfl.Abs(x) : elemwise, infer same, eval tfl_abs;\n"
    "op tfl.Ceil(x) : elemwise, infer same, eval tfl_ceil;\n"
    "op tfl.Cos(x) : elemwise, infer same, eval tfl_cos;\n"
    "op tfl.Elu(x) : elemwise, infer same, eval tfl_elu;\n"
    "op tfl.Exp(x) : elemwise, infer same, eval tfl_exp;\n"
    "op tfl.Floor(x) : elemwise, infer same, eval tfl_floor;\n"
    "op tfl.HardSwish(x) : elemwise, infer same, eval tfl_hard_swish;\n"
    "op tfl.LeakyRelu(x) : elemwise, infer same, eval tfl_leaky_relu { alpha: float; }\n"
    "op tfl.Log(x) : elemwise, infer same, eval tfl_log;\n"
    "op tfl.Logistic(x) : elemwise, infer same, eval tfl_logistic;\n"
    "op tfl.Neg(x) : elemwise, infer same, eval tfl_neg;\n"
    "op tfl.Relu(x) : elemwise, infer same, eval tfl_relu;\n"
    "op tfl.Relu6(x) : elemwise, infer same, eval tfl_relu6;\n"
    "op tfl.ReluN1To1(x) : elemwise, infer same, eval tfl_relu_n1_to_1;\n"
    "op tfl.Round(x) : elemwise, infer same, eval tfl_round;\n"
    "op tfl.Rsqrt(x) : elemwise, infer same, eval tfl_rsqrt;\n"
    "op tfl.Sin(x) : elemwise, infer same, eval tfl_sin;\n"
    "op tfl.Sqrt(x) : elemwise, infer same, eval tfl_sqrt;\n"
    "op tfl.Square(x) : elemwise, infer same, eval tfl_square;\n"
    "op tfl.Tanh(x) : elemwise, infer same, eval tfl_tanh;\n\n"
    "op tfl.Dequantize(x) : elemwise, dequantizes, infer tfl_dequantize, eval tfl_dequantize;\n"
    "op tfl.Quantize(x) : elemwise, quantizes, infer tfl_quantize, eval tfl_quantize;\n\n"
    "// ---- elements moved ----\n\nop tfl.Concatenation(parts*)\n"
    "    : injective, infer tfl_concatenation, eval tfl_concatenation { axis: int; activation: string = \"NONE\"; }\n"
    "op tfl.ExpandDims(x, axis) : injective, infer tfl_expand_dims, eval tfl_expand_dims;\n"
    "op tfl.Pad(x, paddings) : injective, pads, infer tfl_pad, eval tfl_pad; // paddings: [rank, 2]\n"
    "op tfl.PadV2(x, paddings, value) : injective, pads, infer tfl_pad, eval tfl_pad;\n"
    "op tfl.Reshape(x, shape) : injective, infer tfl_reshape, eval tfl_reshape;\n"
    "op tfl.Squeeze(x) : injective, infer tfl_squeeze, eval tfl_squeeze { squeeze_dims: int[] = []; }\n"
    "op tfl.Transpose(x, perm) : injective, infer tfl_transpose, eval tfl_transpose;\n",
    NULL};
static const struct dfg_source tflite_sources[] = {
    {"tflite.ops", UINT64_C(0xe6fdcd7d1b2833dc), tflite_text_0, NULL, 0},
};
extern const struct dfg_unit tflite_unit;
const struct dfg_unit tflite_unit = {
    .abi = DFG_ABI,
    .name = "tflite",
    .ops = &tflite_ops,
    .imports = (const char *const[]){ NULL },
    .version = "0.1.0", .hash = UINT64_C(0x2583b33587bd174f),
    .n_sources = 1, .sources = tflite_sources, .law_limit = 64,
};
