/* The operators of onnx.ops.  Made by pat2c; do not edit. */
#include "dfg.h"

static const struct dfg_attr_decl attrs_of_AffineGrid[] = {
    { "align_corners", "int", "0" },
};
static const struct dfg_attr_decl attrs_of_ArgMax[] = {
    { "axis", "int", "0" },
    { "keepdims", "int", "1" },
    { "select_last_index", "int", "0" },
};
static const struct dfg_attr_decl attrs_of_ArgMin[] = {
    { "axis", "int", "0" },
    { "keepdims", "int", "1" },
    { "select_last_index", "int", "0" },
};
static const struct dfg_attr_decl attrs_of_Attention[] = {
    { "is_causal", "int", "0" },
    { "kv_num_heads", "int?", NULL },
    { "q_num_heads", "int?", NULL },
    { "qk_matmul_output_mode", "int", "0" },
    { "scale", "float?", NULL },
    { "softcap", "float", "0.0" },
    { "softmax_precision", "int?", NULL },
};
static const struct dfg_attr_decl attrs_of_AveragePool[] = {
    { "auto_pad", "string", "\"NOTSET\"" },
    { "ceil_mode", "int", "0" },
    { "count_include_pad", "int", "0" },
    { "kernel_shape", "int[]", NULL },
    { "pads", "int[]?", NULL },
    { "strides", "int[]?", NULL },
};
static const struct dfg_attr_decl attrs_of_BatchNormalization[] = {
    { "epsilon", "float", "1e-05" },
    { "momentum", "float", "0.9" },
    { "training_mode", "int", "0" },
};
static const struct dfg_attr_decl attrs_of_Bernoulli[] = {
    { "dtype", "int?", NULL },
    { "seed", "float?", NULL },
};
static const struct dfg_attr_decl attrs_of_BitCast[] = {
    { "to", "int", NULL },
};
static const struct dfg_attr_decl attrs_of_BitShift[] = {
    { "direction", "string", NULL },
};
static const struct dfg_attr_decl attrs_of_BlackmanWindow[] = {
    { "output_datatype", "int", "1" },
    { "periodic", "int", "1" },
};
static const struct dfg_attr_decl attrs_of_Cast[] = {
    { "to", "int", NULL },
};
static const struct dfg_attr_decl attrs_of_CausalConvWithState[] = {
    { "activation", "string", "\"none\"" },
};
static const struct dfg_attr_decl attrs_of_Celu[] = {
    { "alpha", "float", "1.0" },
};
static const struct dfg_attr_decl attrs_of_CenterCropPad[] = {
    { "axes", "int[]?", NULL },
};
static const struct dfg_attr_decl attrs_of_Col2Im[] = {
    { "dilations", "int[]?", NULL },
    { "pads", "int[]?", NULL },
    { "strides", "int[]?", NULL },
};
static const struct dfg_attr_decl attrs_of_Compress[] = {
    { "axis", "int?", NULL },
};
static const struct dfg_attr_decl attrs_of_Concat[] = {
    { "axis", "int", NULL },
};
static const struct dfg_attr_decl attrs_of_ConcatFromSequence[] = {
    { "axis", "int", NULL },
    { "new_axis", "int", "0" },
};
static const struct dfg_attr_decl attrs_of_Constant[] = {
    { "sparse_value", "any?", NULL },
    { "value", "tensor?", NULL },
    { "value_float", "float?", NULL },
    { "value_floats", "float[]?", NULL },
    { "value_int", "int?", NULL },
    { "value_ints", "int[]?", NULL },
    { "value_string", "string?", NULL },
    { "value_strings", "string[]?", NULL },
};
static const struct dfg_attr_decl attrs_of_ConstantOfShape[] = {
    { "value", "tensor?", NULL },
};
static const struct dfg_attr_decl attrs_of_Conv[] = {
    { "auto_pad", "string", "\"NOTSET\"" },
    { "dilations", "int[]?", NULL },
    { "group", "int", "1" },
    { "kernel_shape", "int[]?", NULL },
    { "pads", "int[]?", NULL },
    { "strides", "int[]?", NULL },
};
static const struct dfg_attr_decl attrs_of_ConvInteger[] = {
    { "auto_pad", "string", "\"NOTSET\"" },
    { "dilations", "int[]?", NULL },
    { "group", "int", "1" },
    { "kernel_shape", "int[]?", NULL },
    { "pads", "int[]?", NULL },
    { "strides", "int[]?", NULL },
};
static const struct dfg_attr_decl attrs_of_ConvTranspose[] = {
    { "auto_pad", "string", "\"NOTSET\"" },
    { "dilations", "int[]?", NULL },
    { "group", "int", "1" },
    { "kernel_shape", "int[]?", NULL },
    { "output_padding", "int[]?", NULL },
    { "output_shape", "int[]?", NULL },
    { "pads", "int[]?", NULL },
    { "strides", "int[]?", NULL },
};
static const struct dfg_attr_decl attrs_of_CumProd[] = {
    { "exclusive", "int", "0" },
    { "reverse", "int", "0" },
};
static const struct dfg_attr_decl attrs_of_CumSum[] = {
    { "exclusive", "int", "0" },
    { "reverse", "int", "0" },
};
static const struct dfg_attr_decl attrs_of_DFT[] = {
    { "axis", "int", "1" },
    { "inverse", "int", "0" },
    { "onesided", "int", "0" },
};
static const struct dfg_attr_decl attrs_of_DeformConv[] = {
    { "dilations", "int[]?", NULL },
    { "group", "int", "1" },
    { "kernel_shape", "int[]?", NULL },
    { "offset_group", "int", "1" },
    { "pads", "int[]?", NULL },
    { "strides", "int[]?", NULL },
};
static const struct dfg_attr_decl attrs_of_DepthToSpace[] = {
    { "blocksize", "int", NULL },
    { "mode", "string", "\"DCR\"" },
};
static const struct dfg_attr_decl attrs_of_DequantizeLinear[] = {
    { "axis", "int", "1" },
};
static const struct dfg_attr_decl attrs_of_Dropout[] = {
    { "seed", "int?", NULL },
};
static const struct dfg_attr_decl attrs_of_Einsum[] = {
    { "equation", "string", NULL },
};
static const struct dfg_attr_decl attrs_of_Elu[] = {
    { "alpha", "float", "1.0" },
};
static const struct dfg_attr_decl attrs_of_EyeLike[] = {
    { "dtype", "int?", NULL },
    { "k", "int", "0" },
};
static const struct dfg_attr_decl attrs_of_Flatten[] = {
    { "axis", "int", "1" },
};
static const struct dfg_attr_decl attrs_of_GRU[] = {
    { "activation_alpha", "float[]?", NULL },
    { "activation_beta", "float[]?", NULL },
    { "activations", "string[]?", NULL },
    { "clip", "float?", NULL },
    { "direction", "string", "\"forward\"" },
    { "hidden_size", "int?", NULL },
    { "layout", "int", "0" },
    { "linear_before_reset", "int", "0" },
};
static const struct dfg_attr_decl attrs_of_Gather[] = {
    { "axis", "int", "0" },
};
static const struct dfg_attr_decl attrs_of_GatherElements[] = {
    { "axis", "int", "0" },
};
static const struct dfg_attr_decl attrs_of_GatherND[] = {
    { "batch_dims", "int", "0" },
};
static const struct dfg_attr_decl attrs_of_Gelu[] = {
    { "approximate", "string", "\"none\"" },
};
static const struct dfg_attr_decl attrs_of_Gemm[] = {
    { "alpha", "float", "1.0" },
    { "beta", "float", "1.0" },
    { "transA", "int", "0" },
    { "transB", "int", "0" },
};
static const struct dfg_attr_decl attrs_of_GlobalLpPool[] = {
    { "p", "int", "2" },
};
static const struct dfg_attr_decl attrs_of_GridSample[] = {
    { "align_corners", "int", "0" },
    { "mode", "string", "\"bilinear\"" },
    { "padding_mode", "string", "\"zeros\"" },
};
static const struct dfg_attr_decl attrs_of_HammingWindow[] = {
    { "output_datatype", "int", "1" },
    { "periodic", "int", "1" },
};
static const struct dfg_attr_decl attrs_of_HannWindow[] = {
    { "output_datatype", "int", "1" },
    { "periodic", "int", "1" },
};
static const struct dfg_attr_decl attrs_of_HardSigmoid[] = {
    { "alpha", "float", "0.2" },
    { "beta", "float", "0.5" },
};
static const struct dfg_attr_decl attrs_of_Hardmax[] = {
    { "axis", "int", "-1" },
};
static const struct dfg_attr_decl attrs_of_ImageDecoder[] = {
    { "pixel_format", "string", "\"RGB\"" },
};
static const struct dfg_attr_decl attrs_of_InstanceNormalization[] = {
    { "epsilon", "float", "1e-05" },
};
static const struct dfg_attr_decl attrs_of_IsInf[] = {
    { "detect_negative", "int", "1" },
    { "detect_positive", "int", "1" },
};
static const struct dfg_attr_decl attrs_of_LRN[] = {
    { "alpha", "float", "0.0001" },
    { "beta", "float", "0.75" },
    { "bias", "float", "1.0" },
    { "size", "int", NULL },
};
static const struct dfg_attr_decl attrs_of_LSTM[] = {
    { "activation_alpha", "float[]?", NULL },
    { "activation_beta", "float[]?", NULL },
    { "activations", "string[]?", NULL },
    { "clip", "float?", NULL },
    { "direction", "string", "\"forward\"" },
    { "hidden_size", "int?", NULL },
    { "input_forget", "int", "0" },
    { "layout", "int", "0" },
};
static const struct dfg_attr_decl attrs_of_LayerNormalization[] = {
    { "axis", "int", "-1" },
    { "epsilon", "float", "1e-05" },
    { "stash_type", "int", "1" },
};
static const struct dfg_attr_decl attrs_of_LeakyRelu[] = {
    { "alpha", "float", "0.01" },
};
static const struct dfg_attr_decl attrs_of_LinearAttention[] = {
    { "chunk_size", "int", "64" },
    { "kv_num_heads", "int", NULL },
    { "q_num_heads", "int", NULL },
    { "scale", "float", "0.0" },
    { "update_rule", "string", "\"gated_delta\"" },
};
static const struct dfg_attr_decl attrs_of_LogSoftmax[] = {
    { "axis", "int", "-1" },
};
static const struct dfg_attr_decl attrs_of_LpNormalization[] = {
    { "axis", "int", "-1" },
    { "p", "int", "2" },
};
static const struct dfg_attr_decl attrs_of_LpPool[] = {
    { "auto_pad", "string", "\"NOTSET\"" },
    { "kernel_shape", "int[]", NULL },
    { "p", "int", "2" },
    { "pads", "int[]?", NULL },
    { "strides", "int[]?", NULL },
};
static const struct dfg_attr_decl attrs_of_MaxPool[] = {
    { "auto_pad", "string", "\"NOTSET\"" },
    { "ceil_mode", "int", "0" },
    { "dilations", "int[]?", NULL },
    { "kernel_shape", "int[]", NULL },
    { "pads", "int[]?", NULL },
    { "storage_order", "int", "0" },
    { "strides", "int[]?", NULL },
};
static const struct dfg_attr_decl attrs_of_MaxRoiPool[] = {
    { "pooled_shape", "int[]", NULL },
    { "spatial_scale", "float", "1.0" },
};
static const struct dfg_attr_decl attrs_of_MaxUnpool[] = {
    { "kernel_shape", "int[]", NULL },
    { "pads", "int[]?", NULL },
    { "strides", "int[]?", NULL },
};
static const struct dfg_attr_decl attrs_of_MeanVarianceNormalization[] = {
    { "axes", "int[]", "[0, 2, 3]" },
};
static const struct dfg_attr_decl attrs_of_MelWeightMatrix[] = {
    { "output_datatype", "int", "1" },
};
static const struct dfg_attr_decl attrs_of_Mod[] = {
    { "fmod", "int", "0" },
};
static const struct dfg_attr_decl attrs_of_Multinomial[] = {
    { "dtype", "int", "6" },
    { "sample_size", "int", "1" },
    { "seed", "float?", NULL },
};
static const struct dfg_attr_decl attrs_of_NegativeLogLikelihoodLoss[] = {
    { "ignore_index", "int?", NULL },
    { "reduction", "string", "\"mean\"" },
};
static const struct dfg_attr_decl attrs_of_NonMaxSuppression[] = {
    { "center_point_box", "int", "0" },
};
static const struct dfg_attr_decl attrs_of_OneHot[] = {
    { "axis", "int", "-1" },
};
static const struct dfg_attr_decl attrs_of_Optional[] = {
    { "type", "any?", NULL },
};
static const struct dfg_attr_decl attrs_of_Pad[] = {
    { "mode", "string", "\"constant\"" },
};
static const struct dfg_attr_decl attrs_of_QLinearConv[] = {
    { "auto_pad", "string", "\"NOTSET\"" },
    { "dilations", "int[]?", NULL },
    { "group", "int", "1" },
    { "kernel_shape", "int[]?", NULL },
    { "pads", "int[]?", NULL },
    { "strides", "int[]?", NULL },
};
static const struct dfg_attr_decl attrs_of_QuantizeLinear[] = {
    { "axis", "int", "1" },
};
static const struct dfg_attr_decl attrs_of_RMSNormalization[] = {
    { "axis", "int", "-1" },
    { "epsilon", "float", "1e-05" },
    { "stash_type", "int", "1" },
};
static const struct dfg_attr_decl attrs_of_RNN[] = {
    { "activation_alpha", "float[]?", NULL },
    { "activation_beta", "float[]?", NULL },
    { "activations", "string[]", "[\"Tanh\", \"Tanh\"]" },
    { "clip", "float?", NULL },
    { "direction", "string", "\"forward\"" },
    { "hidden_size", "int?", NULL },
    { "layout", "int", "0" },
};
static const struct dfg_attr_decl attrs_of_RandomNormal[] = {
    { "dtype", "int", "1" },
    { "mean", "float", "0.0" },
    { "scale", "float", "1.0" },
    { "seed", "float?", NULL },
    { "shape", "int[]", NULL },
};
static const struct dfg_attr_decl attrs_of_RandomNormalLike[] = {
    { "dtype", "int?", NULL },
    { "mean", "float", "0.0" },
    { "scale", "float", "1.0" },
    { "seed", "float?", NULL },
};
static const struct dfg_attr_decl attrs_of_RandomUniform[] = {
    { "dtype", "int", "1" },
    { "high", "float", "1.0" },
    { "low", "float", "0.0" },
    { "seed", "float?", NULL },
    { "shape", "int[]", NULL },
};
static const struct dfg_attr_decl attrs_of_RandomUniformLike[] = {
    { "dtype", "int?", NULL },
    { "high", "float", "1.0" },
    { "low", "float", "0.0" },
    { "seed", "float?", NULL },
};
static const struct dfg_attr_decl attrs_of_ReduceL1[] = {
    { "axes", "int[]?", NULL },
    { "keepdims", "int", "1" },
};
static const struct dfg_attr_decl attrs_of_ReduceL2[] = {
    { "axes", "int[]?", NULL },
    { "keepdims", "int", "1" },
};
static const struct dfg_attr_decl attrs_of_ReduceLogSum[] = {
    { "axes", "int[]?", NULL },
    { "keepdims", "int", "1" },
};
static const struct dfg_attr_decl attrs_of_ReduceLogSumExp[] = {
    { "axes", "int[]?", NULL },
    { "keepdims", "int", "1" },
};
static const struct dfg_attr_decl attrs_of_ReduceMax[] = {
    { "axes", "int[]?", NULL },
    { "keepdims", "int", "1" },
};
static const struct dfg_attr_decl attrs_of_ReduceMean[] = {
    { "axes", "int[]?", NULL },
    { "keepdims", "int", "1" },
};
static const struct dfg_attr_decl attrs_of_ReduceMin[] = {
    { "axes", "int[]?", NULL },
    { "keepdims", "int", "1" },
};
static const struct dfg_attr_decl attrs_of_ReduceProd[] = {
    { "axes", "int[]?", NULL },
    { "keepdims", "int", "1" },
};
static const struct dfg_attr_decl attrs_of_ReduceSum[] = {
    { "keepdims", "int", "1" },
    { "noop_with_empty_axes", "int", "0" },
};
static const struct dfg_attr_decl attrs_of_ReduceSumSquare[] = {
    { "axes", "int[]?", NULL },
    { "keepdims", "int", "1" },
};
static const struct dfg_attr_decl attrs_of_RegexFullMatch[] = {
    { "pattern", "string?", NULL },
};
static const struct dfg_attr_decl attrs_of_Reshape[] = {
    { "allowzero", "int", "0" },
};
static const struct dfg_attr_decl attrs_of_Resize[] = {
    { "coordinate_transformation_mode", "string", "\"half_pixel\"" },
    { "cubic_coeff_a", "float", "-0.75" },
    { "exclude_outside", "int", "0" },
    { "extrapolation_value", "float", "0.0" },
    { "mode", "string", "\"nearest\"" },
    { "nearest_mode", "string", "\"round_prefer_floor\"" },
};
static const struct dfg_attr_decl attrs_of_ReverseSequence[] = {
    { "batch_axis", "int", "1" },
    { "time_axis", "int", "0" },
};
static const struct dfg_attr_decl attrs_of_RoiAlign[] = {
    { "coordinate_transformation_mode", "string", "\"half_pixel\"" },
    { "mode", "string", "\"avg\"" },
    { "output_height", "int", "1" },
    { "output_width", "int", "1" },
    { "sampling_ratio", "int", "0" },
    { "spatial_scale", "float", "1.0" },
};
static const struct dfg_attr_decl attrs_of_RotaryEmbedding[] = {
    { "interleaved", "int", "0" },
    { "num_heads", "int?", NULL },
    { "rotary_embedding_dim", "int", "0" },
};
static const struct dfg_attr_decl attrs_of_STFT[] = {
    { "onesided", "int", "1" },
};
static const struct dfg_attr_decl attrs_of_Scan[] = {
    { "num_scan_inputs", "int", NULL },
    { "scan_input_axes", "int[]?", NULL },
    { "scan_input_directions", "int[]?", NULL },
    { "scan_output_axes", "int[]?", NULL },
    { "scan_output_directions", "int[]?", NULL },
};
static const struct dfg_attr_decl attrs_of_Scatter[] = {
    { "axis", "int", "0" },
};
static const struct dfg_attr_decl attrs_of_ScatterElements[] = {
    { "axis", "int", "0" },
    { "reduction", "string", "\"none\"" },
};
static const struct dfg_attr_decl attrs_of_ScatterND[] = {
    { "reduction", "string", "\"none\"" },
};
static const struct dfg_attr_decl attrs_of_Selu[] = {
    { "alpha", "float", "1.6732632" },
    { "gamma", "float", "1.050701" },
};
static const struct dfg_attr_decl attrs_of_SequenceEmpty[] = {
    { "dtype", "int?", NULL },
};
static const struct dfg_attr_decl attrs_of_Shape[] = {
    { "end", "int?", NULL },
    { "start", "int", "0" },
};
static const struct dfg_attr_decl attrs_of_Shrink[] = {
    { "bias", "float", "0.0" },
    { "lambd", "float", "0.5" },
};
static const struct dfg_attr_decl attrs_of_Softmax[] = {
    { "axis", "int", "-1" },
};
static const struct dfg_attr_decl attrs_of_SoftmaxCrossEntropyLoss[] = {
    { "ignore_index", "int?", NULL },
    { "reduction", "string", "\"mean\"" },
};
static const struct dfg_attr_decl attrs_of_SpaceToDepth[] = {
    { "blocksize", "int", NULL },
};
static const struct dfg_attr_decl attrs_of_Split[] = {
    { "axis", "int", "0" },
};
static const struct dfg_attr_decl attrs_of_SplitToSequence[] = {
    { "axis", "int", "0" },
    { "keepdims", "int", "1" },
};
static const struct dfg_attr_decl attrs_of_StringNormalizer[] = {
    { "case_change_action", "string", "\"NONE\"" },
    { "is_case_sensitive", "int", "0" },
    { "locale", "string?", NULL },
    { "stopwords", "string[]?", NULL },
};
static const struct dfg_attr_decl attrs_of_StringSplit[] = {
    { "delimiter", "string?", NULL },
    { "maxsplit", "int?", NULL },
};
static const struct dfg_attr_decl attrs_of_SwiGLU[] = {
    { "alpha", "float", "1.0" },
};
static const struct dfg_attr_decl attrs_of_Swish[] = {
    { "alpha", "float", "1.0" },
};
static const struct dfg_attr_decl attrs_of_TensorScatter[] = {
    { "axis", "int", "-2" },
    { "mode", "string", "\"linear\"" },
};
static const struct dfg_attr_decl attrs_of_TfIdfVectorizer[] = {
    { "max_gram_length", "int", NULL },
    { "max_skip_count", "int", NULL },
    { "min_gram_length", "int", NULL },
    { "mode", "string", NULL },
    { "ngram_counts", "int[]", NULL },
    { "ngram_indexes", "int[]", NULL },
    { "pool_int64s", "int[]?", NULL },
    { "pool_strings", "string[]?", NULL },
    { "weights", "float[]?", NULL },
};
static const struct dfg_attr_decl attrs_of_ThresholdedRelu[] = {
    { "alpha", "float", "1.0" },
};
static const struct dfg_attr_decl attrs_of_TopK[] = {
    { "axis", "int", "-1" },
    { "largest", "int", "1" },
    { "sorted", "int", "1" },
};
static const struct dfg_attr_decl attrs_of_Transpose[] = {
    { "perm", "int[]?", NULL },
};
static const struct dfg_attr_decl attrs_of_Trilu[] = {
    { "upper", "int", "1" },
};
static const struct dfg_attr_decl attrs_of_Unique[] = {
    { "axis", "int?", NULL },
    { "sorted", "int", "1" },
};
static const struct dfg_attr_decl attrs_of_Upsample[] = {
    { "mode", "string", "\"nearest\"" },
};

/* name, fusion kind, commutative, effect, required and declared operands, variadic,
 * declared and required results, variadic, attributes, operands that swap together */
static const struct dfg_op_decl ops[] = {
    { "Abs", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "Acos", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "Acosh", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "Add", DFG_BROADCAST, true, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "AffineGrid", DFG_FUSABLE, false, false, 2, 2, false, 1, 1, false, 1, attrs_of_AffineGrid, NULL },
    { "And", DFG_BROADCAST, true, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "ArgMax", DFG_REDUCE, false, false, 1, 1, false, 1, 1, false, 3, attrs_of_ArgMax, NULL },
    { "ArgMin", DFG_REDUCE, false, false, 1, 1, false, 1, 1, false, 3, attrs_of_ArgMin, NULL },
    { "Asin", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "Asinh", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "Atan", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "Atanh", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "Attention", DFG_FUSABLE, false, false, 3, 6, false, 4, 1, false, 7, attrs_of_Attention, NULL },
    { "AveragePool", DFG_FUSABLE, false, false, 1, 1, false, 1, 1, false, 6, attrs_of_AveragePool, NULL },
    { "BatchNormalization", DFG_FUSABLE, false, false, 5, 5, false, 3, 1, false, 3, attrs_of_BatchNormalization, NULL },
    { "Bernoulli", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 2, attrs_of_Bernoulli, NULL },
    { "BitCast", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 1, attrs_of_BitCast, NULL },
    { "BitShift", DFG_BROADCAST, false, false, 2, 2, false, 1, 1, false, 1, attrs_of_BitShift, NULL },
    { "BitwiseAnd", DFG_BROADCAST, true, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "BitwiseNot", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "BitwiseOr", DFG_BROADCAST, true, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "BitwiseXor", DFG_BROADCAST, true, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "BlackmanWindow", DFG_OPAQUE, false, false, 1, 1, false, 1, 1, false, 2, attrs_of_BlackmanWindow, NULL },
    { "Cast", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 1, attrs_of_Cast, NULL },
    { "CastLike", DFG_ELEMWISE, false, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "CausalConvWithState", DFG_OPAQUE, false, false, 2, 4, false, 2, 2, false, 1, attrs_of_CausalConvWithState, NULL },
    { "Ceil", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "Celu", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 1, attrs_of_Celu, NULL },
    { "CenterCropPad", DFG_INJECTIVE, false, false, 2, 2, false, 1, 1, false, 1, attrs_of_CenterCropPad, NULL },
    { "Clip", DFG_ELEMWISE, false, false, 1, 3, false, 1, 1, false, 0, NULL, NULL },
    { "Col2Im", DFG_OPAQUE, false, false, 3, 3, false, 1, 1, false, 3, attrs_of_Col2Im, NULL },
    { "Compress", DFG_OPAQUE, false, false, 2, 2, false, 1, 1, false, 1, attrs_of_Compress, NULL },
    { "Concat", DFG_INJECTIVE, false, false, 0, 1, true, 1, 1, false, 1, attrs_of_Concat, NULL },
    { "ConcatFromSequence", DFG_OPAQUE, false, false, 1, 1, false, 1, 1, false, 2, attrs_of_ConcatFromSequence, NULL },
    { "Constant", DFG_OPAQUE, false, false, 0, 0, false, 1, 1, false, 8, attrs_of_Constant, NULL },
    { "ConstantOfShape", DFG_INJECTIVE, false, false, 1, 1, false, 1, 1, false, 1, attrs_of_ConstantOfShape, NULL },
    { "Conv", DFG_FUSABLE, false, false, 2, 3, false, 1, 1, false, 6, attrs_of_Conv, NULL },
    { "ConvInteger", DFG_FUSABLE, false, false, 2, 4, false, 1, 1, false, 6, attrs_of_ConvInteger, NULL },
    { "ConvTranspose", DFG_FUSABLE, false, false, 2, 3, false, 1, 1, false, 8, attrs_of_ConvTranspose, NULL },
    { "Cos", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "Cosh", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "CumProd", DFG_OPAQUE, false, false, 2, 2, false, 1, 1, false, 2, attrs_of_CumProd, NULL },
    { "CumSum", DFG_OPAQUE, false, false, 2, 2, false, 1, 1, false, 2, attrs_of_CumSum, NULL },
    { "DFT", DFG_OPAQUE, false, false, 1, 2, false, 1, 1, false, 3, attrs_of_DFT, NULL },
    { "DeformConv", DFG_FUSABLE, false, false, 3, 5, false, 1, 1, false, 6, attrs_of_DeformConv, NULL },
    { "DepthToSpace", DFG_INJECTIVE, false, false, 1, 1, false, 1, 1, false, 2, attrs_of_DepthToSpace, NULL },
    { "DequantizeLinear", DFG_ELEMWISE, false, false, 2, 3, false, 1, 1, false, 1, attrs_of_DequantizeLinear, NULL },
    { "Det", DFG_OPAQUE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "Div", DFG_BROADCAST, false, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "Dropout", DFG_ELEMWISE, false, false, 1, 3, false, 2, 1, false, 1, attrs_of_Dropout, NULL },
    { "DynamicQuantizeLinear", DFG_OPAQUE, false, false, 1, 1, false, 3, 3, false, 0, NULL, NULL },
    { "Einsum", DFG_FUSABLE, false, false, 0, 1, true, 1, 1, false, 1, attrs_of_Einsum, NULL },
    { "Elu", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 1, attrs_of_Elu, NULL },
    { "Equal", DFG_BROADCAST, true, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "Erf", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "Exp", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "Expand", DFG_BROADCAST, false, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "EyeLike", DFG_INJECTIVE, false, false, 1, 1, false, 1, 1, false, 2, attrs_of_EyeLike, NULL },
    { "Flatten", DFG_INJECTIVE, false, false, 1, 1, false, 1, 1, false, 1, attrs_of_Flatten, NULL },
    { "Floor", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "GRU", DFG_OPAQUE, false, false, 3, 6, false, 2, 1, false, 8, attrs_of_GRU, NULL },
    { "Gather", DFG_INJECTIVE, false, false, 2, 2, false, 1, 1, false, 1, attrs_of_Gather, NULL },
    { "GatherElements", DFG_INJECTIVE, false, false, 2, 2, false, 1, 1, false, 1, attrs_of_GatherElements, NULL },
    { "GatherND", DFG_INJECTIVE, false, false, 2, 2, false, 1, 1, false, 1, attrs_of_GatherND, NULL },
    { "Gelu", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 1, attrs_of_Gelu, NULL },
    { "Gemm", DFG_FUSABLE, false, false, 2, 3, false, 1, 1, false, 4, attrs_of_Gemm, NULL },
    { "GlobalAveragePool", DFG_FUSABLE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "GlobalLpPool", DFG_FUSABLE, false, false, 1, 1, false, 1, 1, false, 1, attrs_of_GlobalLpPool, NULL },
    { "GlobalMaxPool", DFG_FUSABLE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "Greater", DFG_BROADCAST, false, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "GreaterOrEqual", DFG_BROADCAST, false, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "GridSample", DFG_FUSABLE, false, false, 2, 2, false, 1, 1, false, 3, attrs_of_GridSample, NULL },
    { "GroupNormalization", DFG_FUSABLE, false, false, 0, 0, false, 1, 1, false, 0, NULL, NULL },
    { "HammingWindow", DFG_OPAQUE, false, false, 1, 1, false, 1, 1, false, 2, attrs_of_HammingWindow, NULL },
    { "HannWindow", DFG_OPAQUE, false, false, 1, 1, false, 1, 1, false, 2, attrs_of_HannWindow, NULL },
    { "HardSigmoid", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 2, attrs_of_HardSigmoid, NULL },
    { "HardSwish", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "Hardmax", DFG_FUSABLE, false, false, 1, 1, false, 1, 1, false, 1, attrs_of_Hardmax, NULL },
    { "Identity", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "If", DFG_OPAQUE, false, false, 3, 3, false, 1, 0, true, 0, NULL, NULL },
    { "ImageDecoder", DFG_OPAQUE, false, false, 1, 1, false, 1, 1, false, 1, attrs_of_ImageDecoder, NULL },
    { "InstanceNormalization", DFG_FUSABLE, false, false, 3, 3, false, 1, 1, false, 1, attrs_of_InstanceNormalization, NULL },
    { "IsInf", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 2, attrs_of_IsInf, NULL },
    { "IsNaN", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "LRN", DFG_FUSABLE, false, false, 1, 1, false, 1, 1, false, 4, attrs_of_LRN, NULL },
    { "LSTM", DFG_OPAQUE, false, false, 3, 8, false, 3, 1, false, 8, attrs_of_LSTM, NULL },
    { "LayerNormalization", DFG_FUSABLE, false, false, 2, 3, false, 3, 1, false, 3, attrs_of_LayerNormalization, NULL },
    { "LeakyRelu", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 1, attrs_of_LeakyRelu, NULL },
    { "Less", DFG_BROADCAST, false, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "LessOrEqual", DFG_BROADCAST, false, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "LinearAttention", DFG_OPAQUE, false, false, 3, 6, false, 2, 2, false, 5, attrs_of_LinearAttention, NULL },
    { "Log", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "LogSoftmax", DFG_FUSABLE, false, false, 1, 1, false, 1, 1, false, 1, attrs_of_LogSoftmax, NULL },
    { "Loop", DFG_OPAQUE, false, false, 1, 4, true, 1, 0, true, 0, NULL, NULL },
    { "LpNormalization", DFG_FUSABLE, false, false, 1, 1, false, 1, 1, false, 2, attrs_of_LpNormalization, NULL },
    { "LpPool", DFG_FUSABLE, false, false, 1, 1, false, 1, 1, false, 5, attrs_of_LpPool, NULL },
    { "MatMul", DFG_FUSABLE, false, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "MatMulInteger", DFG_FUSABLE, false, false, 2, 4, false, 1, 1, false, 0, NULL, NULL },
    { "Max", DFG_BROADCAST, true, false, 0, 1, true, 1, 1, false, 0, NULL, NULL },
    { "MaxPool", DFG_FUSABLE, false, false, 1, 1, false, 2, 1, false, 7, attrs_of_MaxPool, NULL },
    { "MaxRoiPool", DFG_OPAQUE, false, false, 2, 2, false, 1, 1, false, 2, attrs_of_MaxRoiPool, NULL },
    { "MaxUnpool", DFG_OPAQUE, false, false, 2, 3, false, 1, 1, false, 3, attrs_of_MaxUnpool, NULL },
    { "Mean", DFG_BROADCAST, true, false, 0, 1, true, 1, 1, false, 0, NULL, NULL },
    { "MeanVarianceNormalization", DFG_FUSABLE, false, false, 1, 1, false, 1, 1, false, 1, attrs_of_MeanVarianceNormalization, NULL },
    { "MelWeightMatrix", DFG_OPAQUE, false, false, 5, 5, false, 1, 1, false, 1, attrs_of_MelWeightMatrix, NULL },
    { "Min", DFG_BROADCAST, true, false, 0, 1, true, 1, 1, false, 0, NULL, NULL },
    { "Mish", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "Mod", DFG_BROADCAST, false, false, 2, 2, false, 1, 1, false, 1, attrs_of_Mod, NULL },
    { "Mul", DFG_BROADCAST, true, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "Multinomial", DFG_OPAQUE, false, false, 1, 1, false, 1, 1, false, 3, attrs_of_Multinomial, NULL },
    { "Neg", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "NegativeLogLikelihoodLoss", DFG_OPAQUE, false, false, 2, 3, false, 1, 1, false, 2, attrs_of_NegativeLogLikelihoodLoss, NULL },
    { "NonMaxSuppression", DFG_OPAQUE, false, false, 2, 5, false, 1, 1, false, 1, attrs_of_NonMaxSuppression, NULL },
    { "NonZero", DFG_OPAQUE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "Not", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "OneHot", DFG_INJECTIVE, false, false, 3, 3, false, 1, 1, false, 1, attrs_of_OneHot, NULL },
    { "Optional", DFG_OPAQUE, false, false, 0, 1, false, 1, 1, false, 1, attrs_of_Optional, NULL },
    { "OptionalGetElement", DFG_OPAQUE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "OptionalHasElement", DFG_OPAQUE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "Or", DFG_BROADCAST, true, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "PRelu", DFG_BROADCAST, false, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "Pad", DFG_INJECTIVE, false, false, 2, 3, false, 1, 1, false, 1, attrs_of_Pad, NULL },
    { "Pow", DFG_BROADCAST, false, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "QLinearConv", DFG_FUSABLE, false, false, 8, 9, false, 1, 1, false, 6, attrs_of_QLinearConv, NULL },
    { "QLinearMatMul", DFG_FUSABLE, false, false, 8, 8, false, 1, 1, false, 0, NULL, NULL },
    { "QuantizeLinear", DFG_ELEMWISE, false, false, 2, 3, false, 1, 1, false, 1, attrs_of_QuantizeLinear, NULL },
    { "RMSNormalization", DFG_FUSABLE, false, false, 2, 2, false, 1, 1, false, 3, attrs_of_RMSNormalization, NULL },
    { "RNN", DFG_OPAQUE, false, false, 3, 6, false, 2, 1, false, 7, attrs_of_RNN, NULL },
    { "RandomNormal", DFG_OPAQUE, false, false, 0, 0, false, 1, 1, false, 5, attrs_of_RandomNormal, NULL },
    { "RandomNormalLike", DFG_OPAQUE, false, false, 1, 1, false, 1, 1, false, 4, attrs_of_RandomNormalLike, NULL },
    { "RandomUniform", DFG_OPAQUE, false, false, 0, 0, false, 1, 1, false, 5, attrs_of_RandomUniform, NULL },
    { "RandomUniformLike", DFG_OPAQUE, false, false, 1, 1, false, 1, 1, false, 4, attrs_of_RandomUniformLike, NULL },
    { "Range", DFG_INJECTIVE, false, false, 3, 3, false, 1, 1, false, 0, NULL, NULL },
    { "Reciprocal", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "ReduceL1", DFG_REDUCE, false, false, 1, 1, false, 1, 1, false, 2, attrs_of_ReduceL1, NULL },
    { "ReduceL2", DFG_REDUCE, false, false, 1, 1, false, 1, 1, false, 2, attrs_of_ReduceL2, NULL },
    { "ReduceLogSum", DFG_REDUCE, false, false, 1, 1, false, 1, 1, false, 2, attrs_of_ReduceLogSum, NULL },
    { "ReduceLogSumExp", DFG_REDUCE, false, false, 1, 1, false, 1, 1, false, 2, attrs_of_ReduceLogSumExp, NULL },
    { "ReduceMax", DFG_REDUCE, false, false, 1, 1, false, 1, 1, false, 2, attrs_of_ReduceMax, NULL },
    { "ReduceMean", DFG_REDUCE, false, false, 1, 1, false, 1, 1, false, 2, attrs_of_ReduceMean, NULL },
    { "ReduceMin", DFG_REDUCE, false, false, 1, 1, false, 1, 1, false, 2, attrs_of_ReduceMin, NULL },
    { "ReduceProd", DFG_REDUCE, false, false, 1, 1, false, 1, 1, false, 2, attrs_of_ReduceProd, NULL },
    { "ReduceSum", DFG_REDUCE, false, false, 1, 2, false, 1, 1, false, 2, attrs_of_ReduceSum, NULL },
    { "ReduceSumSquare", DFG_REDUCE, false, false, 1, 1, false, 1, 1, false, 2, attrs_of_ReduceSumSquare, NULL },
    { "RegexFullMatch", DFG_OPAQUE, false, false, 1, 1, false, 1, 1, false, 1, attrs_of_RegexFullMatch, NULL },
    { "Relu", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "Reshape", DFG_INJECTIVE, false, false, 2, 2, false, 1, 1, false, 1, attrs_of_Reshape, NULL },
    { "Resize", DFG_FUSABLE, false, false, 1, 4, false, 1, 1, false, 6, attrs_of_Resize, NULL },
    { "ReverseSequence", DFG_INJECTIVE, false, false, 2, 2, false, 1, 1, false, 2, attrs_of_ReverseSequence, NULL },
    { "RoiAlign", DFG_OPAQUE, false, false, 3, 3, false, 1, 1, false, 6, attrs_of_RoiAlign, NULL },
    { "RotaryEmbedding", DFG_FUSABLE, false, false, 3, 4, false, 1, 1, false, 3, attrs_of_RotaryEmbedding, NULL },
    { "Round", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "STFT", DFG_OPAQUE, false, false, 2, 4, false, 1, 1, false, 1, attrs_of_STFT, NULL },
    { "Scan", DFG_OPAQUE, false, false, 1, 2, true, 1, 0, true, 5, attrs_of_Scan, NULL },
    { "Scatter", DFG_OPAQUE, false, false, 3, 3, false, 1, 1, false, 1, attrs_of_Scatter, NULL },
    { "ScatterElements", DFG_OPAQUE, false, false, 3, 3, false, 1, 1, false, 2, attrs_of_ScatterElements, NULL },
    { "ScatterND", DFG_OPAQUE, false, false, 3, 3, false, 1, 1, false, 1, attrs_of_ScatterND, NULL },
    { "Selu", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 2, attrs_of_Selu, NULL },
    { "SequenceAt", DFG_OPAQUE, false, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "SequenceConstruct", DFG_OPAQUE, false, false, 0, 1, true, 1, 1, false, 0, NULL, NULL },
    { "SequenceEmpty", DFG_OPAQUE, false, false, 0, 0, false, 1, 1, false, 1, attrs_of_SequenceEmpty, NULL },
    { "SequenceErase", DFG_OPAQUE, false, false, 1, 2, false, 1, 1, false, 0, NULL, NULL },
    { "SequenceInsert", DFG_OPAQUE, false, false, 2, 3, false, 1, 1, false, 0, NULL, NULL },
    { "SequenceLength", DFG_OPAQUE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "SequenceMap", DFG_OPAQUE, false, false, 2, 3, true, 1, 0, true, 0, NULL, NULL },
    { "Shape", DFG_OPAQUE, false, false, 1, 1, false, 1, 1, false, 2, attrs_of_Shape, NULL },
    { "Shrink", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 2, attrs_of_Shrink, NULL },
    { "Sigmoid", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "Sign", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "Sin", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "Sinh", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "Size", DFG_OPAQUE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "Slice", DFG_INJECTIVE, false, false, 3, 5, false, 1, 1, false, 0, NULL, NULL },
    { "Softmax", DFG_FUSABLE, false, false, 1, 1, false, 1, 1, false, 1, attrs_of_Softmax, NULL },
    { "SoftmaxCrossEntropyLoss", DFG_OPAQUE, false, false, 2, 3, false, 2, 1, false, 2, attrs_of_SoftmaxCrossEntropyLoss, NULL },
    { "Softplus", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "Softsign", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "SpaceToDepth", DFG_INJECTIVE, false, false, 1, 1, false, 1, 1, false, 1, attrs_of_SpaceToDepth, NULL },
    { "Split", DFG_INJECTIVE, false, false, 1, 2, false, 1, 0, true, 1, attrs_of_Split, NULL },
    { "SplitToSequence", DFG_OPAQUE, false, false, 1, 2, false, 1, 1, false, 2, attrs_of_SplitToSequence, NULL },
    { "Sqrt", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "Squeeze", DFG_INJECTIVE, false, false, 1, 2, false, 1, 1, false, 0, NULL, NULL },
    { "StringConcat", DFG_OPAQUE, false, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "StringNormalizer", DFG_OPAQUE, false, false, 1, 1, false, 1, 1, false, 4, attrs_of_StringNormalizer, NULL },
    { "StringSplit", DFG_OPAQUE, false, false, 1, 1, false, 2, 2, false, 2, attrs_of_StringSplit, NULL },
    { "Sub", DFG_BROADCAST, false, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "Sum", DFG_BROADCAST, true, false, 0, 1, true, 1, 1, false, 0, NULL, NULL },
    { "SwiGLU", DFG_ELEMWISE, false, false, 2, 2, false, 1, 1, false, 1, attrs_of_SwiGLU, NULL },
    { "Swish", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 1, attrs_of_Swish, NULL },
    { "Tan", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "Tanh", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "TensorScatter", DFG_OPAQUE, false, false, 2, 3, false, 1, 1, false, 2, attrs_of_TensorScatter, NULL },
    { "TfIdfVectorizer", DFG_OPAQUE, false, false, 1, 1, false, 1, 1, false, 9, attrs_of_TfIdfVectorizer, NULL },
    { "ThresholdedRelu", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 1, attrs_of_ThresholdedRelu, NULL },
    { "Tile", DFG_INJECTIVE, false, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "TopK", DFG_OPAQUE, false, false, 2, 2, false, 2, 2, false, 3, attrs_of_TopK, NULL },
    { "Transpose", DFG_INJECTIVE, false, false, 1, 1, false, 1, 1, false, 1, attrs_of_Transpose, NULL },
    { "Trilu", DFG_INJECTIVE, false, false, 1, 2, false, 1, 1, false, 1, attrs_of_Trilu, NULL },
    { "Unique", DFG_OPAQUE, false, false, 1, 1, false, 4, 1, false, 2, attrs_of_Unique, NULL },
    { "Unsqueeze", DFG_INJECTIVE, false, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "Upsample", DFG_INJECTIVE, false, false, 2, 2, false, 1, 1, false, 1, attrs_of_Upsample, NULL },
    { "Where", DFG_BROADCAST, false, false, 3, 3, false, 1, 1, false, 0, NULL, NULL },
    { "Xor", DFG_BROADCAST, true, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
};

extern const struct dfg_ops onnx_ops;
const struct dfg_ops onnx_ops = { DFG_ABI, 203, "onnx", ops };

extern const struct dfg_unit onnx_unit;
const struct dfg_unit onnx_unit = {
    .abi = DFG_ABI,
    .name = "onnx",
    .ops = &onnx_ops,
    .imports = (const char *const[]){ NULL },
};
