/* The operators of onnx.ops.  Made by pat2c; do not edit. */
#include "dfg.h"

static const struct dfg_attr_decl onnx_attrs_of_AffineGrid[] = {
    { "align_corners", "int", "0" },
};
static const struct dfg_attr_decl onnx_attrs_of_ArgMax[] = {
    { "axis", "int", "0" },
    { "keepdims", "int", "1" },
    { "select_last_index", "int", "0" },
};
static const struct dfg_attr_decl onnx_attrs_of_ArgMin[] = {
    { "axis", "int", "0" },
    { "keepdims", "int", "1" },
    { "select_last_index", "int", "0" },
};
static const struct dfg_attr_decl onnx_attrs_of_Attention[] = {
    { "is_causal", "int", "0" },
    { "kv_num_heads", "int?", NULL },
    { "q_num_heads", "int?", NULL },
    { "qk_matmul_output_mode", "int", "0" },
    { "scale", "float?", NULL },
    { "softcap", "float", "0.0" },
    { "softmax_precision", "int?", NULL },
};
static const struct dfg_attr_decl onnx_attrs_of_AveragePool[] = {
    { "auto_pad", "string", "\"NOTSET\"" },
    { "ceil_mode", "int", "0" },
    { "count_include_pad", "int", "0" },
    { "kernel_shape", "int[]", NULL },
    { "pads", "int[]?", NULL },
    { "strides", "int[]?", NULL },
};
static const struct dfg_attr_decl onnx_attrs_of_BatchNormalization[] = {
    { "epsilon", "float", "1e-05" },
    { "momentum", "float", "0.9" },
    { "training_mode", "int", "0" },
};
static const struct dfg_attr_decl onnx_attrs_of_Bernoulli[] = {
    { "dtype", "int?", NULL },
    { "seed", "float?", NULL },
};
static const struct dfg_attr_decl onnx_attrs_of_BitCast[] = {
    { "to", "int", NULL },
};
static const struct dfg_attr_decl onnx_attrs_of_BitShift[] = {
    { "direction", "string", NULL },
};
static const struct dfg_attr_decl onnx_attrs_of_BlackmanWindow[] = {
    { "output_datatype", "int", "1" },
    { "periodic", "int", "1" },
};
static const struct dfg_attr_decl onnx_attrs_of_Cast[] = {
    { "to", "int", NULL },
};
static const struct dfg_attr_decl onnx_attrs_of_CausalConvWithState[] = {
    { "activation", "string", "\"none\"" },
};
static const struct dfg_attr_decl onnx_attrs_of_Celu[] = {
    { "alpha", "float", "1.0" },
};
static const struct dfg_attr_decl onnx_attrs_of_CenterCropPad[] = {
    { "axes", "int[]?", NULL },
};
static const struct dfg_attr_decl onnx_attrs_of_Col2Im[] = {
    { "dilations", "int[]?", NULL },
    { "pads", "int[]?", NULL },
    { "strides", "int[]?", NULL },
};
static const struct dfg_attr_decl onnx_attrs_of_Compress[] = {
    { "axis", "int?", NULL },
};
static const struct dfg_attr_decl onnx_attrs_of_Concat[] = {
    { "axis", "int", NULL },
};
static const struct dfg_attr_decl onnx_attrs_of_ConcatFromSequence[] = {
    { "axis", "int", NULL },
    { "new_axis", "int", "0" },
};
static const struct dfg_attr_decl onnx_attrs_of_Constant[] = {
    { "sparse_value", "any?", NULL },
    { "value", "tensor?", NULL },
    { "value_float", "float?", NULL },
    { "value_floats", "float[]?", NULL },
    { "value_int", "int?", NULL },
    { "value_ints", "int[]?", NULL },
    { "value_string", "string?", NULL },
    { "value_strings", "string[]?", NULL },
};
static const struct dfg_attr_decl onnx_attrs_of_ConstantOfShape[] = {
    { "value", "tensor?", NULL },
};
static const struct dfg_attr_decl onnx_attrs_of_Conv[] = {
    { "auto_pad", "string", "\"NOTSET\"" },
    { "dilations", "int[]?", NULL },
    { "group", "int", "1" },
    { "kernel_shape", "int[]?", NULL },
    { "pads", "int[]?", NULL },
    { "strides", "int[]?", NULL },
};
static const struct dfg_attr_decl onnx_attrs_of_ConvInteger[] = {
    { "auto_pad", "string", "\"NOTSET\"" },
    { "dilations", "int[]?", NULL },
    { "group", "int", "1" },
    { "kernel_shape", "int[]?", NULL },
    { "pads", "int[]?", NULL },
    { "strides", "int[]?", NULL },
};
static const struct dfg_attr_decl onnx_attrs_of_ConvTranspose[] = {
    { "auto_pad", "string", "\"NOTSET\"" },
    { "dilations", "int[]?", NULL },
    { "group", "int", "1" },
    { "kernel_shape", "int[]?", NULL },
    { "output_padding", "int[]?", NULL },
    { "output_shape", "int[]?", NULL },
    { "pads", "int[]?", NULL },
    { "strides", "int[]?", NULL },
};
static const struct dfg_attr_decl onnx_attrs_of_CumProd[] = {
    { "exclusive", "int", "0" },
    { "reverse", "int", "0" },
};
static const struct dfg_attr_decl onnx_attrs_of_CumSum[] = {
    { "exclusive", "int", "0" },
    { "reverse", "int", "0" },
};
static const struct dfg_attr_decl onnx_attrs_of_DFT[] = {
    { "axis", "int", "1" },
    { "inverse", "int", "0" },
    { "onesided", "int", "0" },
};
static const struct dfg_attr_decl onnx_attrs_of_DeformConv[] = {
    { "dilations", "int[]?", NULL },
    { "group", "int", "1" },
    { "kernel_shape", "int[]?", NULL },
    { "offset_group", "int", "1" },
    { "pads", "int[]?", NULL },
    { "strides", "int[]?", NULL },
};
static const struct dfg_attr_decl onnx_attrs_of_DepthToSpace[] = {
    { "blocksize", "int", NULL },
    { "mode", "string", "\"DCR\"" },
};
static const struct dfg_attr_decl onnx_attrs_of_DequantizeLinear[] = {
    { "axis", "int", "1" },
};
static const struct dfg_attr_decl onnx_attrs_of_Dropout[] = {
    { "seed", "int?", NULL },
};
static const struct dfg_attr_decl onnx_attrs_of_Einsum[] = {
    { "equation", "string", NULL },
};
static const struct dfg_attr_decl onnx_attrs_of_Elu[] = {
    { "alpha", "float", "1.0" },
};
static const struct dfg_attr_decl onnx_attrs_of_EyeLike[] = {
    { "dtype", "int?", NULL },
    { "k", "int", "0" },
};
static const struct dfg_attr_decl onnx_attrs_of_Flatten[] = {
    { "axis", "int", "1" },
};
static const struct dfg_attr_decl onnx_attrs_of_GRU[] = {
    { "activation_alpha", "float[]?", NULL },
    { "activation_beta", "float[]?", NULL },
    { "activations", "string[]?", NULL },
    { "clip", "float?", NULL },
    { "direction", "string", "\"forward\"" },
    { "hidden_size", "int?", NULL },
    { "layout", "int", "0" },
    { "linear_before_reset", "int", "0" },
};
static const struct dfg_attr_decl onnx_attrs_of_Gather[] = {
    { "axis", "int", "0" },
};
static const struct dfg_attr_decl onnx_attrs_of_GatherElements[] = {
    { "axis", "int", "0" },
};
static const struct dfg_attr_decl onnx_attrs_of_GatherND[] = {
    { "batch_dims", "int", "0" },
};
static const struct dfg_attr_decl onnx_attrs_of_Gelu[] = {
    { "approximate", "string", "\"none\"" },
};
static const struct dfg_attr_decl onnx_attrs_of_Gemm[] = {
    { "alpha", "float", "1.0" },
    { "beta", "float", "1.0" },
    { "transA", "int", "0" },
    { "transB", "int", "0" },
};
static const struct dfg_attr_decl onnx_attrs_of_GlobalLpPool[] = {
    { "p", "int", "2" },
};
static const struct dfg_attr_decl onnx_attrs_of_GridSample[] = {
    { "align_corners", "int", "0" },
    { "mode", "string", "\"bilinear\"" },
    { "padding_mode", "string", "\"zeros\"" },
};
static const struct dfg_attr_decl onnx_attrs_of_GroupNormalization[] = {
    { "epsilon", "float", "1e-05" },
    { "num_groups", "int", NULL },
};
static const struct dfg_attr_decl onnx_attrs_of_HammingWindow[] = {
    { "output_datatype", "int", "1" },
    { "periodic", "int", "1" },
};
static const struct dfg_attr_decl onnx_attrs_of_HannWindow[] = {
    { "output_datatype", "int", "1" },
    { "periodic", "int", "1" },
};
static const struct dfg_attr_decl onnx_attrs_of_HardSigmoid[] = {
    { "alpha", "float", "0.2" },
    { "beta", "float", "0.5" },
};
static const struct dfg_attr_decl onnx_attrs_of_Hardmax[] = {
    { "axis", "int", "-1" },
};
static const struct dfg_attr_decl onnx_attrs_of_ImageDecoder[] = {
    { "pixel_format", "string", "\"RGB\"" },
};
static const struct dfg_attr_decl onnx_attrs_of_InstanceNormalization[] = {
    { "epsilon", "float", "1e-05" },
};
static const struct dfg_attr_decl onnx_attrs_of_IsInf[] = {
    { "detect_negative", "int", "1" },
    { "detect_positive", "int", "1" },
};
static const struct dfg_attr_decl onnx_attrs_of_LRN[] = {
    { "alpha", "float", "0.0001" },
    { "beta", "float", "0.75" },
    { "bias", "float", "1.0" },
    { "size", "int", NULL },
};
static const struct dfg_attr_decl onnx_attrs_of_LSTM[] = {
    { "activation_alpha", "float[]?", NULL },
    { "activation_beta", "float[]?", NULL },
    { "activations", "string[]?", NULL },
    { "clip", "float?", NULL },
    { "direction", "string", "\"forward\"" },
    { "hidden_size", "int?", NULL },
    { "input_forget", "int", "0" },
    { "layout", "int", "0" },
};
static const struct dfg_attr_decl onnx_attrs_of_LayerNormalization[] = {
    { "axis", "int", "-1" },
    { "epsilon", "float", "1e-05" },
    { "stash_type", "int", "1" },
};
static const struct dfg_attr_decl onnx_attrs_of_LeakyRelu[] = {
    { "alpha", "float", "0.01" },
};
static const struct dfg_attr_decl onnx_attrs_of_LinearAttention[] = {
    { "chunk_size", "int", "64" },
    { "kv_num_heads", "int", NULL },
    { "q_num_heads", "int", NULL },
    { "scale", "float", "0.0" },
    { "update_rule", "string", "\"gated_delta\"" },
};
static const struct dfg_attr_decl onnx_attrs_of_LogSoftmax[] = {
    { "axis", "int", "-1" },
};
static const struct dfg_attr_decl onnx_attrs_of_LpNormalization[] = {
    { "axis", "int", "-1" },
    { "p", "int", "2" },
};
static const struct dfg_attr_decl onnx_attrs_of_LpPool[] = {
    { "auto_pad", "string", "\"NOTSET\"" },
    { "kernel_shape", "int[]", NULL },
    { "p", "int", "2" },
    { "pads", "int[]?", NULL },
    { "strides", "int[]?", NULL },
};
static const struct dfg_attr_decl onnx_attrs_of_MaxPool[] = {
    { "auto_pad", "string", "\"NOTSET\"" },
    { "ceil_mode", "int", "0" },
    { "dilations", "int[]?", NULL },
    { "kernel_shape", "int[]", NULL },
    { "pads", "int[]?", NULL },
    { "storage_order", "int", "0" },
    { "strides", "int[]?", NULL },
};
static const struct dfg_attr_decl onnx_attrs_of_MaxRoiPool[] = {
    { "pooled_shape", "int[]", NULL },
    { "spatial_scale", "float", "1.0" },
};
static const struct dfg_attr_decl onnx_attrs_of_MaxUnpool[] = {
    { "kernel_shape", "int[]", NULL },
    { "pads", "int[]?", NULL },
    { "strides", "int[]?", NULL },
};
static const struct dfg_attr_decl onnx_attrs_of_MeanVarianceNormalization[] = {
    { "axes", "int[]", "[0, 2, 3]" },
};
static const struct dfg_attr_decl onnx_attrs_of_MelWeightMatrix[] = {
    { "output_datatype", "int", "1" },
};
static const struct dfg_attr_decl onnx_attrs_of_Mod[] = {
    { "fmod", "int", "0" },
};
static const struct dfg_attr_decl onnx_attrs_of_Multinomial[] = {
    { "dtype", "int", "6" },
    { "sample_size", "int", "1" },
    { "seed", "float?", NULL },
};
static const struct dfg_attr_decl onnx_attrs_of_NegativeLogLikelihoodLoss[] = {
    { "ignore_index", "int?", NULL },
    { "reduction", "string", "\"mean\"" },
};
static const struct dfg_attr_decl onnx_attrs_of_NonMaxSuppression[] = {
    { "center_point_box", "int", "0" },
};
static const struct dfg_attr_decl onnx_attrs_of_OneHot[] = {
    { "axis", "int", "-1" },
};
static const struct dfg_attr_decl onnx_attrs_of_Optional[] = {
    { "type", "any?", NULL },
};
static const struct dfg_attr_decl onnx_attrs_of_Pad[] = {
    { "mode", "string", "\"constant\"" },
};
static const struct dfg_attr_decl onnx_attrs_of_QLinearConv[] = {
    { "auto_pad", "string", "\"NOTSET\"" },
    { "dilations", "int[]?", NULL },
    { "group", "int", "1" },
    { "kernel_shape", "int[]?", NULL },
    { "pads", "int[]?", NULL },
    { "strides", "int[]?", NULL },
};
static const struct dfg_attr_decl onnx_attrs_of_QuantizeLinear[] = {
    { "axis", "int", "1" },
};
static const struct dfg_attr_decl onnx_attrs_of_RMSNormalization[] = {
    { "axis", "int", "-1" },
    { "epsilon", "float", "1e-05" },
    { "stash_type", "int", "1" },
};
static const struct dfg_attr_decl onnx_attrs_of_RNN[] = {
    { "activation_alpha", "float[]?", NULL },
    { "activation_beta", "float[]?", NULL },
    { "activations", "string[]", "[\"Tanh\", \"Tanh\"]" },
    { "clip", "float?", NULL },
    { "direction", "string", "\"forward\"" },
    { "hidden_size", "int?", NULL },
    { "layout", "int", "0" },
};
static const struct dfg_attr_decl onnx_attrs_of_RandomNormal[] = {
    { "dtype", "int", "1" },
    { "mean", "float", "0.0" },
    { "scale", "float", "1.0" },
    { "seed", "float?", NULL },
    { "shape", "int[]", NULL },
};
static const struct dfg_attr_decl onnx_attrs_of_RandomNormalLike[] = {
    { "dtype", "int?", NULL },
    { "mean", "float", "0.0" },
    { "scale", "float", "1.0" },
    { "seed", "float?", NULL },
};
static const struct dfg_attr_decl onnx_attrs_of_RandomUniform[] = {
    { "dtype", "int", "1" },
    { "high", "float", "1.0" },
    { "low", "float", "0.0" },
    { "seed", "float?", NULL },
    { "shape", "int[]", NULL },
};
static const struct dfg_attr_decl onnx_attrs_of_RandomUniformLike[] = {
    { "dtype", "int?", NULL },
    { "high", "float", "1.0" },
    { "low", "float", "0.0" },
    { "seed", "float?", NULL },
};
static const struct dfg_attr_decl onnx_attrs_of_ReduceL1[] = {
    { "axes", "int[]?", NULL },
    { "keepdims", "int", "1" },
};
static const struct dfg_attr_decl onnx_attrs_of_ReduceL2[] = {
    { "axes", "int[]?", NULL },
    { "keepdims", "int", "1" },
};
static const struct dfg_attr_decl onnx_attrs_of_ReduceLogSum[] = {
    { "axes", "int[]?", NULL },
    { "keepdims", "int", "1" },
};
static const struct dfg_attr_decl onnx_attrs_of_ReduceLogSumExp[] = {
    { "axes", "int[]?", NULL },
    { "keepdims", "int", "1" },
};
static const struct dfg_attr_decl onnx_attrs_of_ReduceMax[] = {
    { "axes", "int[]?", NULL },
    { "keepdims", "int", "1" },
};
static const struct dfg_attr_decl onnx_attrs_of_ReduceMean[] = {
    { "axes", "int[]?", NULL },
    { "keepdims", "int", "1" },
};
static const struct dfg_attr_decl onnx_attrs_of_ReduceMin[] = {
    { "axes", "int[]?", NULL },
    { "keepdims", "int", "1" },
};
static const struct dfg_attr_decl onnx_attrs_of_ReduceProd[] = {
    { "axes", "int[]?", NULL },
    { "keepdims", "int", "1" },
};
static const struct dfg_attr_decl onnx_attrs_of_ReduceSum[] = {
    { "keepdims", "int", "1" },
    { "noop_with_empty_axes", "int", "0" },
};
static const struct dfg_attr_decl onnx_attrs_of_ReduceSumSquare[] = {
    { "axes", "int[]?", NULL },
    { "keepdims", "int", "1" },
};
static const struct dfg_attr_decl onnx_attrs_of_RegexFullMatch[] = {
    { "pattern", "string?", NULL },
};
static const struct dfg_attr_decl onnx_attrs_of_Reshape[] = {
    { "allowzero", "int", "0" },
};
static const struct dfg_attr_decl onnx_attrs_of_Resize[] = {
    { "coordinate_transformation_mode", "string", "\"half_pixel\"" },
    { "cubic_coeff_a", "float", "-0.75" },
    { "exclude_outside", "int", "0" },
    { "extrapolation_value", "float", "0.0" },
    { "mode", "string", "\"nearest\"" },
    { "nearest_mode", "string", "\"round_prefer_floor\"" },
};
static const struct dfg_attr_decl onnx_attrs_of_ReverseSequence[] = {
    { "batch_axis", "int", "1" },
    { "time_axis", "int", "0" },
};
static const struct dfg_attr_decl onnx_attrs_of_RoiAlign[] = {
    { "coordinate_transformation_mode", "string", "\"half_pixel\"" },
    { "mode", "string", "\"avg\"" },
    { "output_height", "int", "1" },
    { "output_width", "int", "1" },
    { "sampling_ratio", "int", "0" },
    { "spatial_scale", "float", "1.0" },
};
static const struct dfg_attr_decl onnx_attrs_of_RotaryEmbedding[] = {
    { "interleaved", "int", "0" },
    { "num_heads", "int?", NULL },
    { "rotary_embedding_dim", "int", "0" },
};
static const struct dfg_attr_decl onnx_attrs_of_STFT[] = {
    { "onesided", "int", "1" },
};
static const struct dfg_attr_decl onnx_attrs_of_Scan[] = {
    { "num_scan_inputs", "int", NULL },
    { "scan_input_axes", "int[]?", NULL },
    { "scan_input_directions", "int[]?", NULL },
    { "scan_output_axes", "int[]?", NULL },
    { "scan_output_directions", "int[]?", NULL },
};
static const struct dfg_attr_decl onnx_attrs_of_Scatter[] = {
    { "axis", "int", "0" },
};
static const struct dfg_attr_decl onnx_attrs_of_ScatterElements[] = {
    { "axis", "int", "0" },
    { "reduction", "string", "\"none\"" },
};
static const struct dfg_attr_decl onnx_attrs_of_ScatterND[] = {
    { "reduction", "string", "\"none\"" },
};
static const struct dfg_attr_decl onnx_attrs_of_Selu[] = {
    { "alpha", "float", "1.6732632" },
    { "gamma", "float", "1.050701" },
};
static const struct dfg_attr_decl onnx_attrs_of_SequenceEmpty[] = {
    { "dtype", "int?", NULL },
};
static const struct dfg_attr_decl onnx_attrs_of_Shape[] = {
    { "end", "int?", NULL },
    { "start", "int", "0" },
};
static const struct dfg_attr_decl onnx_attrs_of_Shrink[] = {
    { "bias", "float", "0.0" },
    { "lambd", "float", "0.5" },
};
static const struct dfg_attr_decl onnx_attrs_of_Softmax[] = {
    { "axis", "int", "-1" },
};
static const struct dfg_attr_decl onnx_attrs_of_SoftmaxCrossEntropyLoss[] = {
    { "ignore_index", "int?", NULL },
    { "reduction", "string", "\"mean\"" },
};
static const struct dfg_attr_decl onnx_attrs_of_SpaceToDepth[] = {
    { "blocksize", "int", NULL },
};
static const struct dfg_attr_decl onnx_attrs_of_Split[] = {
    { "axis", "int", "0" },
};
static const struct dfg_attr_decl onnx_attrs_of_SplitToSequence[] = {
    { "axis", "int", "0" },
    { "keepdims", "int", "1" },
};
static const struct dfg_attr_decl onnx_attrs_of_StringNormalizer[] = {
    { "case_change_action", "string", "\"NONE\"" },
    { "is_case_sensitive", "int", "0" },
    { "locale", "string?", NULL },
    { "stopwords", "string[]?", NULL },
};
static const struct dfg_attr_decl onnx_attrs_of_StringSplit[] = {
    { "delimiter", "string?", NULL },
    { "maxsplit", "int?", NULL },
};
static const struct dfg_attr_decl onnx_attrs_of_SwiGLU[] = {
    { "alpha", "float", "1.0" },
};
static const struct dfg_attr_decl onnx_attrs_of_Swish[] = {
    { "alpha", "float", "1.0" },
};
static const struct dfg_attr_decl onnx_attrs_of_TensorScatter[] = {
    { "axis", "int", "-2" },
    { "mode", "string", "\"linear\"" },
};
static const struct dfg_attr_decl onnx_attrs_of_TfIdfVectorizer[] = {
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
static const struct dfg_attr_decl onnx_attrs_of_ThresholdedRelu[] = {
    { "alpha", "float", "1.0" },
};
static const struct dfg_attr_decl onnx_attrs_of_TopK[] = {
    { "axis", "int", "-1" },
    { "largest", "int", "1" },
    { "sorted", "int", "1" },
};
static const struct dfg_attr_decl onnx_attrs_of_Transpose[] = {
    { "perm", "int[]?", NULL },
};
static const struct dfg_attr_decl onnx_attrs_of_Trilu[] = {
    { "upper", "int", "1" },
};
static const struct dfg_attr_decl onnx_attrs_of_Unique[] = {
    { "axis", "int?", NULL },
    { "sorted", "int", "1" },
};
static const struct dfg_attr_decl onnx_attrs_of_Upsample[] = {
    { "mode", "string", "\"nearest\"" },
};
static const struct dfg_attr_decl onnx_attrs_of_DequantizeLinear_v21[] = {
    { "axis", "int", "1" },
    { "block_size", "int", "0" },
};
static const struct dfg_attr_decl onnx_attrs_of_DequantizeLinear_v23[] = {
    { "axis", "int", "1" },
    { "block_size", "int", "0" },
    { "output_dtype", "int", "0" },
};
static const struct dfg_attr_decl onnx_attrs_of_Dropout_v10[] = {
    { "ratio", "float", "0.5" },
};
static const struct dfg_attr_decl onnx_attrs_of_GroupNormalization_v21[] = {
    { "epsilon", "float", "1e-05" },
    { "num_groups", "int", NULL },
    { "stash_type", "int", "1" },
};
static const struct dfg_attr_decl onnx_attrs_of_Hardmax_v1[] = {
    { "axis", "int", "1" },
};
static const struct dfg_attr_decl onnx_attrs_of_Hardmax_v11[] = {
    { "axis", "int", "1" },
};
static const struct dfg_attr_decl onnx_attrs_of_LogSoftmax_v1[] = {
    { "axis", "int", "1" },
};
static const struct dfg_attr_decl onnx_attrs_of_LogSoftmax_v11[] = {
    { "axis", "int", "1" },
};
static const struct dfg_attr_decl onnx_attrs_of_Resize_v11[] = {
    { "coordinate_transformation_mode", "string", "\"half_pixel\"" },
    { "cubic_coeff_a", "float", "-0.75" },
    { "exclude_outside", "int", "0" },
    { "extrapolation_value", "float", "0.0" },
    { "mode", "string", "\"nearest\"" },
    { "nearest_mode", "string", "\"round_prefer_floor\"" },
};
static const struct dfg_attr_decl onnx_attrs_of_Softmax_v1[] = {
    { "axis", "int", "1" },
};
static const struct dfg_attr_decl onnx_attrs_of_Softmax_v11[] = {
    { "axis", "int", "1" },
};
static const struct dfg_op_form onnx_forms_of_Add[] = {
    { 1, 2, false, 2, (const struct dfg_form_attr[]){ { "axis", NULL }, { "broadcast", NULL } }, "broadcast", NULL },
};
static const struct dfg_op_form onnx_forms_of_And[] = {
    { 1, 2, false, 2, (const struct dfg_form_attr[]){ { "axis", NULL }, { "broadcast", NULL } }, "broadcast", NULL },
};
static const struct dfg_op_form onnx_forms_of_ArgMax[] = {
    { 1, 1, false, 2, (const struct dfg_form_attr[]){ { "axis", NULL }, { "keepdims", NULL } }, NULL, NULL },
};
static const struct dfg_op_form onnx_forms_of_ArgMin[] = {
    { 1, 1, false, 2, (const struct dfg_form_attr[]){ { "axis", NULL }, { "keepdims", NULL } }, NULL, NULL },
};
static const struct dfg_op_form onnx_forms_of_Attention[] = {
    { 24, 7, false, 7, (const struct dfg_form_attr[]){ { "is_causal", NULL }, { "kv_num_heads", NULL }, { "q_num_heads", NULL }, { "qk_matmul_output_mode", NULL }, { "scale", NULL }, { "softcap", NULL }, { "softmax_precision", NULL } }, NULL, NULL },
    { 25, 7, false, 9, (const struct dfg_form_attr[]){ { "is_causal", NULL }, { "kv_num_heads", NULL }, { "left_window_size", "-1" }, { "q_num_heads", NULL }, { "qk_matmul_output_mode", NULL }, { "right_window_size", "-1" }, { "scale", NULL }, { "softcap", NULL }, { "softmax_precision", NULL } }, NULL, NULL },
};
static const struct dfg_op_form onnx_forms_of_AveragePool[] = {
    { 1, 1, false, 4, (const struct dfg_form_attr[]){ { "auto_pad", NULL }, { "kernel_shape", NULL }, { "pads", NULL }, { "strides", NULL } }, NULL, NULL },
    { 7, 1, false, 5, (const struct dfg_form_attr[]){ { "auto_pad", NULL }, { "count_include_pad", NULL }, { "kernel_shape", NULL }, { "pads", NULL }, { "strides", NULL } }, NULL, NULL },
    { 19, 1, false, 7, (const struct dfg_form_attr[]){ { "auto_pad", NULL }, { "ceil_mode", NULL }, { "count_include_pad", NULL }, { "dilations", "1" }, { "kernel_shape", NULL }, { "pads", NULL }, { "strides", NULL } }, NULL, NULL },
};
static const struct dfg_op_form onnx_forms_of_BatchNormalization[] = {
    { 1, 5, false, 4, (const struct dfg_form_attr[]){ { "epsilon", NULL }, { "is_test", NULL }, { "momentum", NULL }, { "spatial", "1" } }, "batch_norm_is_test", NULL },
    { 7, 5, false, 3, (const struct dfg_form_attr[]){ { "epsilon", NULL }, { "momentum", NULL }, { "spatial", "1" } }, "batch_norm", NULL },
    { 9, 5, false, 2, (const struct dfg_form_attr[]){ { "epsilon", NULL }, { "momentum", NULL } }, "batch_norm", NULL },
};
static const struct dfg_op_form onnx_forms_of_Cast[] = {
    { 1, 1, false, 1, (const struct dfg_form_attr[]){ { "to", NULL } }, "cast_name", NULL },
    { 19, 1, false, 2, (const struct dfg_form_attr[]){ { "saturate", "1" }, { "to", NULL } }, NULL, NULL },
    { 24, 1, false, 3, (const struct dfg_form_attr[]){ { "round_mode", "\"up\"" }, { "saturate", "1" }, { "to", NULL } }, NULL, NULL },
};
static const struct dfg_op_form onnx_forms_of_CastLike[] = {
    { 19, 2, false, 1, (const struct dfg_form_attr[]){ { "saturate", "1" } }, NULL, NULL },
    { 24, 2, false, 2, (const struct dfg_form_attr[]){ { "round_mode", "\"up\"" }, { "saturate", "1" } }, NULL, NULL },
};
static const struct dfg_op_form onnx_forms_of_Clip[] = {
    { 1, 1, false, 2, (const struct dfg_form_attr[]){ { "max", NULL }, { "min", NULL } }, "clip", NULL },
};
static const struct dfg_op_form onnx_forms_of_Concat[] = {
    { 1, 1, true, 1, (const struct dfg_form_attr[]){ { "axis", NULL } }, "concat", NULL },
};
static const struct dfg_op_form onnx_forms_of_Constant[] = {
    { 1, 0, false, 1, (const struct dfg_form_attr[]){ { "value", NULL } }, NULL, NULL },
    { 11, 0, false, 2, (const struct dfg_form_attr[]){ { "sparse_value", NULL }, { "value", NULL } }, NULL, NULL },
};
static const struct dfg_op_form onnx_forms_of_DFT[] = {
    { 20, 3, false, 2, (const struct dfg_form_attr[]){ { "inverse", NULL }, { "onesided", NULL } }, "dft", NULL },
};
static const struct dfg_op_form onnx_forms_of_DepthToSpace[] = {
    { 1, 1, false, 1, (const struct dfg_form_attr[]){ { "blocksize", NULL } }, NULL, NULL },
};
static const struct dfg_op_form onnx_forms_of_DequantizeLinear[] = {
    { 10, 3, false, 0, NULL, NULL, NULL },
    { 21, 3, false, 2, (const struct dfg_form_attr[]){ { "axis", NULL }, { "block_size", "0" } }, NULL, NULL },
    { 23, 3, false, 3, (const struct dfg_form_attr[]){ { "axis", NULL }, { "block_size", "0" }, { "output_dtype", "0" } }, NULL, NULL },
};
static const struct dfg_op_form onnx_forms_of_Div[] = {
    { 1, 2, false, 2, (const struct dfg_form_attr[]){ { "axis", NULL }, { "broadcast", NULL } }, "broadcast", NULL },
};
static const struct dfg_op_form onnx_forms_of_Dropout[] = {
    { 1, 1, false, 2, (const struct dfg_form_attr[]){ { "is_test", NULL }, { "ratio", NULL } }, "dropout_is_test", NULL },
    { 7, 1, false, 1, (const struct dfg_form_attr[]){ { "ratio", NULL } }, "dropout", NULL },
    { 10, 1, false, 1, (const struct dfg_form_attr[]){ { "ratio", NULL } }, "dropout", NULL },
};
static const struct dfg_op_form onnx_forms_of_Equal[] = {
    { 1, 2, false, 2, (const struct dfg_form_attr[]){ { "axis", NULL }, { "broadcast", NULL } }, "broadcast", NULL },
};
static const struct dfg_op_form onnx_forms_of_GRU[] = {
    { 1, 6, false, 7, (const struct dfg_form_attr[]){ { "activation_alpha", NULL }, { "activation_beta", NULL }, { "activations", NULL }, { "clip", NULL }, { "direction", NULL }, { "hidden_size", NULL }, { "output_sequence", NULL } }, "dropped", "output_sequence" },
    { 3, 6, false, 8, (const struct dfg_form_attr[]){ { "activation_alpha", NULL }, { "activation_beta", NULL }, { "activations", NULL }, { "clip", NULL }, { "direction", NULL }, { "hidden_size", NULL }, { "linear_before_reset", NULL }, { "output_sequence", NULL } }, "dropped", "output_sequence" },
    { 7, 6, false, 7, (const struct dfg_form_attr[]){ { "activation_alpha", NULL }, { "activation_beta", NULL }, { "activations", NULL }, { "clip", NULL }, { "direction", NULL }, { "hidden_size", NULL }, { "linear_before_reset", NULL } }, NULL, NULL },
};
static const struct dfg_op_form onnx_forms_of_GatherND[] = {
    { 11, 2, false, 0, NULL, NULL, NULL },
};
static const struct dfg_op_form onnx_forms_of_Gemm[] = {
    { 1, 3, false, 5, (const struct dfg_form_attr[]){ { "alpha", NULL }, { "beta", NULL }, { "broadcast", NULL }, { "transA", NULL }, { "transB", NULL } }, "dropped", "broadcast" },
};
static const struct dfg_op_form onnx_forms_of_GlobalLpPool[] = {
    { 1, 1, false, 1, (const struct dfg_form_attr[]){ { "p", NULL } }, "float_p", NULL },
};
static const struct dfg_op_form onnx_forms_of_Greater[] = {
    { 1, 2, false, 2, (const struct dfg_form_attr[]){ { "axis", NULL }, { "broadcast", NULL } }, "broadcast", NULL },
};
static const struct dfg_op_form onnx_forms_of_GridSample[] = {
    { 20, 2, false, 3, (const struct dfg_form_attr[]){ { "align_corners", NULL }, { "mode", NULL }, { "padding_mode", NULL } }, "grid_sample", NULL },
};
static const struct dfg_op_form onnx_forms_of_GroupNormalization[] = {
    { 21, 3, false, 3, (const struct dfg_form_attr[]){ { "epsilon", NULL }, { "num_groups", NULL }, { "stash_type", NULL } }, "never", NULL },
};
static const struct dfg_op_form onnx_forms_of_Hardmax[] = {
    { 1, 1, false, 1, (const struct dfg_form_attr[]){ { "axis", NULL } }, "softmax", NULL },
};
static const struct dfg_op_form onnx_forms_of_LSTM[] = {
    { 1, 8, false, 8, (const struct dfg_form_attr[]){ { "activation_alpha", NULL }, { "activation_beta", NULL }, { "activations", NULL }, { "clip", NULL }, { "direction", NULL }, { "hidden_size", NULL }, { "input_forget", NULL }, { "output_sequence", NULL } }, "dropped", "output_sequence" },
    { 7, 8, false, 7, (const struct dfg_form_attr[]){ { "activation_alpha", NULL }, { "activation_beta", NULL }, { "activations", NULL }, { "clip", NULL }, { "direction", NULL }, { "hidden_size", NULL }, { "input_forget", NULL } }, NULL, NULL },
};
static const struct dfg_op_form onnx_forms_of_Less[] = {
    { 1, 2, false, 2, (const struct dfg_form_attr[]){ { "axis", NULL }, { "broadcast", NULL } }, "broadcast", NULL },
};
static const struct dfg_op_form onnx_forms_of_LogSoftmax[] = {
    { 1, 1, false, 1, (const struct dfg_form_attr[]){ { "axis", NULL } }, "softmax", NULL },
};
static const struct dfg_op_form onnx_forms_of_LpPool[] = {
    { 1, 1, false, 5, (const struct dfg_form_attr[]){ { "auto_pad", NULL }, { "kernel_shape", NULL }, { "p", NULL }, { "pads", NULL }, { "strides", NULL } }, "float_p", NULL },
    { 18, 1, false, 7, (const struct dfg_form_attr[]){ { "auto_pad", NULL }, { "ceil_mode", "0" }, { "dilations", "1" }, { "kernel_shape", NULL }, { "p", NULL }, { "pads", NULL }, { "strides", NULL } }, NULL, NULL },
};
static const struct dfg_op_form onnx_forms_of_MaxPool[] = {
    { 1, 1, false, 4, (const struct dfg_form_attr[]){ { "auto_pad", NULL }, { "kernel_shape", NULL }, { "pads", NULL }, { "strides", NULL } }, NULL, NULL },
    { 8, 1, false, 5, (const struct dfg_form_attr[]){ { "auto_pad", NULL }, { "kernel_shape", NULL }, { "pads", NULL }, { "storage_order", NULL }, { "strides", NULL } }, NULL, NULL },
};
static const struct dfg_op_form onnx_forms_of_Mul[] = {
    { 1, 2, false, 2, (const struct dfg_form_attr[]){ { "axis", NULL }, { "broadcast", NULL } }, "broadcast", NULL },
};
static const struct dfg_op_form onnx_forms_of_OptionalHasElement[] = {
    { 18, 1, false, 0, NULL, "has_element", NULL },
};
static const struct dfg_op_form onnx_forms_of_Or[] = {
    { 1, 2, false, 2, (const struct dfg_form_attr[]){ { "axis", NULL }, { "broadcast", NULL } }, "broadcast", NULL },
};
static const struct dfg_op_form onnx_forms_of_PRelu[] = {
    { 1, 2, false, 0, NULL, "prelu", NULL },
};
static const struct dfg_op_form onnx_forms_of_Pad[] = {
    { 1, 1, false, 3, (const struct dfg_form_attr[]){ { "mode", NULL }, { "paddings", NULL }, { "value", NULL } }, "pad", "paddings" },
    { 2, 1, false, 3, (const struct dfg_form_attr[]){ { "mode", NULL }, { "pads", NULL }, { "value", NULL } }, "pad", "pads" },
    { 18, 4, false, 1, (const struct dfg_form_attr[]){ { "mode", NULL } }, "pad_axes", NULL },
    { 19, 4, false, 1, (const struct dfg_form_attr[]){ { "mode", NULL } }, "pad_axes", NULL },
};
static const struct dfg_op_form onnx_forms_of_Pow[] = {
    { 1, 2, false, 2, (const struct dfg_form_attr[]){ { "axis", NULL }, { "broadcast", NULL } }, "broadcast", NULL },
};
static const struct dfg_op_form onnx_forms_of_QuantizeLinear[] = {
    { 10, 3, false, 0, NULL, NULL, NULL },
    { 19, 3, false, 2, (const struct dfg_form_attr[]){ { "axis", NULL }, { "saturate", "1" } }, NULL, NULL },
    { 21, 3, false, 4, (const struct dfg_form_attr[]){ { "axis", NULL }, { "block_size", "0" }, { "output_dtype", "0" }, { "saturate", "1" } }, NULL, NULL },
    { 23, 3, false, 5, (const struct dfg_form_attr[]){ { "axis", NULL }, { "block_size", "0" }, { "output_dtype", "0" }, { "precision", "0" }, { "saturate", "1" } }, NULL, NULL },
};
static const struct dfg_op_form onnx_forms_of_RNN[] = {
    { 1, 6, false, 7, (const struct dfg_form_attr[]){ { "activation_alpha", NULL }, { "activation_beta", NULL }, { "activations", NULL }, { "clip", NULL }, { "direction", NULL }, { "hidden_size", NULL }, { "output_sequence", NULL } }, "dropped", "output_sequence" },
    { 7, 6, false, 6, (const struct dfg_form_attr[]){ { "activation_alpha", NULL }, { "activation_beta", NULL }, { "activations", NULL }, { "clip", NULL }, { "direction", NULL }, { "hidden_size", NULL } }, NULL, NULL },
};
static const struct dfg_op_form onnx_forms_of_Range[] = {
    { 27, 3, false, 1, (const struct dfg_form_attr[]){ { "stash_type", "1" } }, NULL, NULL },
};
static const struct dfg_op_form onnx_forms_of_ReduceL1[] = {
    { 18, 2, false, 2, (const struct dfg_form_attr[]){ { "keepdims", NULL }, { "noop_with_empty_axes", NULL } }, "reduce", NULL },
};
static const struct dfg_op_form onnx_forms_of_ReduceL2[] = {
    { 18, 2, false, 2, (const struct dfg_form_attr[]){ { "keepdims", NULL }, { "noop_with_empty_axes", NULL } }, "reduce", NULL },
};
static const struct dfg_op_form onnx_forms_of_ReduceLogSum[] = {
    { 18, 2, false, 2, (const struct dfg_form_attr[]){ { "keepdims", NULL }, { "noop_with_empty_axes", NULL } }, "reduce", NULL },
};
static const struct dfg_op_form onnx_forms_of_ReduceLogSumExp[] = {
    { 18, 2, false, 2, (const struct dfg_form_attr[]){ { "keepdims", NULL }, { "noop_with_empty_axes", NULL } }, "reduce", NULL },
};
static const struct dfg_op_form onnx_forms_of_ReduceMax[] = {
    { 18, 2, false, 2, (const struct dfg_form_attr[]){ { "keepdims", NULL }, { "noop_with_empty_axes", NULL } }, "reduce", NULL },
};
static const struct dfg_op_form onnx_forms_of_ReduceMean[] = {
    { 18, 2, false, 2, (const struct dfg_form_attr[]){ { "keepdims", NULL }, { "noop_with_empty_axes", NULL } }, "reduce", NULL },
};
static const struct dfg_op_form onnx_forms_of_ReduceMin[] = {
    { 18, 2, false, 2, (const struct dfg_form_attr[]){ { "keepdims", NULL }, { "noop_with_empty_axes", NULL } }, "reduce", NULL },
};
static const struct dfg_op_form onnx_forms_of_ReduceProd[] = {
    { 18, 2, false, 2, (const struct dfg_form_attr[]){ { "keepdims", NULL }, { "noop_with_empty_axes", NULL } }, "reduce", NULL },
};
static const struct dfg_op_form onnx_forms_of_ReduceSum[] = {
    { 1, 1, false, 2, (const struct dfg_form_attr[]){ { "axes", NULL }, { "keepdims", NULL } }, "ints_operand", "axes" },
};
static const struct dfg_op_form onnx_forms_of_ReduceSumSquare[] = {
    { 18, 2, false, 2, (const struct dfg_form_attr[]){ { "keepdims", NULL }, { "noop_with_empty_axes", NULL } }, "reduce", NULL },
};
static const struct dfg_op_form onnx_forms_of_Reshape[] = {
    { 1, 1, false, 1, (const struct dfg_form_attr[]){ { "shape", NULL } }, "required_ints_operand", "shape" },
    { 5, 2, false, 0, NULL, NULL, NULL },
};
static const struct dfg_op_form onnx_forms_of_Resize[] = {
    { 10, 2, false, 1, (const struct dfg_form_attr[]){ { "mode", NULL } }, "resize_scales", NULL },
    { 11, 4, false, 6, (const struct dfg_form_attr[]){ { "coordinate_transformation_mode", NULL }, { "cubic_coeff_a", NULL }, { "exclude_outside", NULL }, { "extrapolation_value", NULL }, { "mode", NULL }, { "nearest_mode", NULL } }, "resize", NULL },
    { 18, 4, false, 9, (const struct dfg_form_attr[]){ { "antialias", "0" }, { "axes", NULL }, { "coordinate_transformation_mode", NULL }, { "cubic_coeff_a", NULL }, { "exclude_outside", NULL }, { "extrapolation_value", NULL }, { "keep_aspect_ratio_policy", "\"stretch\"" }, { "mode", NULL }, { "nearest_mode", NULL } }, "resize", NULL },
    { 19, 4, false, 9, (const struct dfg_form_attr[]){ { "antialias", "0" }, { "axes", NULL }, { "coordinate_transformation_mode", NULL }, { "cubic_coeff_a", NULL }, { "exclude_outside", NULL }, { "extrapolation_value", NULL }, { "keep_aspect_ratio_policy", "\"stretch\"" }, { "mode", NULL }, { "nearest_mode", NULL } }, "resize", NULL },
};
static const struct dfg_op_form onnx_forms_of_RoiAlign[] = {
    { 10, 3, false, 5, (const struct dfg_form_attr[]){ { "mode", NULL }, { "output_height", NULL }, { "output_width", NULL }, { "sampling_ratio", NULL }, { "spatial_scale", NULL } }, "roi_align", NULL },
};
static const struct dfg_op_form onnx_forms_of_Scan[] = {
    { 8, 2, true, 2, (const struct dfg_form_attr[]){ { "directions", NULL }, { "num_scan_inputs", NULL } }, "never", NULL },
};
static const struct dfg_op_form onnx_forms_of_Scatter[] = {
    { 9, 3, false, 1, (const struct dfg_form_attr[]){ { "axis", NULL } }, "scatter", NULL },
};
static const struct dfg_op_form onnx_forms_of_ScatterElements[] = {
    { 11, 3, false, 1, (const struct dfg_form_attr[]){ { "axis", NULL } }, NULL, NULL },
    { 18, 3, false, 2, (const struct dfg_form_attr[]){ { "axis", NULL }, { "reduction", NULL } }, "scatter_reduction", NULL },
};
static const struct dfg_op_form onnx_forms_of_ScatterND[] = {
    { 11, 3, false, 0, NULL, NULL, NULL },
    { 18, 3, false, 1, (const struct dfg_form_attr[]){ { "reduction", NULL } }, "scatter_reduction", NULL },
};
static const struct dfg_op_form onnx_forms_of_Selu[] = {
    { 1, 1, false, 2, (const struct dfg_form_attr[]){ { "alpha", NULL }, { "gamma", NULL } }, "selu", NULL },
};
static const struct dfg_op_form onnx_forms_of_Shape[] = {
    { 1, 1, false, 0, NULL, NULL, NULL },
};
static const struct dfg_op_form onnx_forms_of_Slice[] = {
    { 1, 1, false, 3, (const struct dfg_form_attr[]){ { "axes", NULL }, { "ends", NULL }, { "starts", NULL } }, "slice", NULL },
};
static const struct dfg_op_form onnx_forms_of_Softmax[] = {
    { 1, 1, false, 1, (const struct dfg_form_attr[]){ { "axis", NULL } }, "softmax", NULL },
};
static const struct dfg_op_form onnx_forms_of_SpaceToDepth[] = {
    { 28, 1, false, 2, (const struct dfg_form_attr[]){ { "blocksize", NULL }, { "mode", "\"DCR\"" } }, NULL, NULL },
};
static const struct dfg_op_form onnx_forms_of_Split[] = {
    { 1, 2, false, 2, (const struct dfg_form_attr[]){ { "axis", NULL }, { "split", NULL } }, "split", "split" },
    { 2, 1, false, 2, (const struct dfg_form_attr[]){ { "axis", NULL }, { "split", NULL } }, "split", "split" },
    { 18, 2, false, 2, (const struct dfg_form_attr[]){ { "axis", NULL }, { "num_outputs", NULL } }, "split_count", NULL },
};
static const struct dfg_op_form onnx_forms_of_Squeeze[] = {
    { 1, 1, false, 1, (const struct dfg_form_attr[]){ { "axes", NULL } }, "ints_operand", "axes" },
};
static const struct dfg_op_form onnx_forms_of_Sub[] = {
    { 1, 2, false, 2, (const struct dfg_form_attr[]){ { "axis", NULL }, { "broadcast", NULL } }, "broadcast", NULL },
};
static const struct dfg_op_form onnx_forms_of_Tile[] = {
    { 1, 3, false, 0, NULL, "never", NULL },
};
static const struct dfg_op_form onnx_forms_of_TopK[] = {
    { 1, 1, false, 2, (const struct dfg_form_attr[]){ { "axis", NULL }, { "k", NULL } }, "topk", NULL },
    { 10, 2, false, 1, (const struct dfg_form_attr[]){ { "axis", NULL } }, NULL, NULL },
};
static const struct dfg_op_form onnx_forms_of_Unsqueeze[] = {
    { 1, 1, false, 1, (const struct dfg_form_attr[]){ { "axes", NULL } }, "required_ints_operand", "axes" },
};
static const struct dfg_op_form onnx_forms_of_Upsample[] = {
    { 1, 1, false, 3, (const struct dfg_form_attr[]){ { "height_scale", NULL }, { "mode", NULL }, { "width_scale", NULL } }, "upsample_sides", NULL },
    { 7, 1, false, 2, (const struct dfg_form_attr[]){ { "mode", NULL }, { "scales", NULL } }, "upsample_attr", NULL },
    { 9, 2, false, 1, (const struct dfg_form_attr[]){ { "mode", NULL } }, "upsample", NULL },
};
static const struct dfg_op_form onnx_forms_of_Xor[] = {
    { 1, 2, false, 2, (const struct dfg_form_attr[]){ { "axis", NULL }, { "broadcast", NULL } }, "broadcast", NULL },
};

/* name, fusion kind, required and declared operands, variadic, declared and required
 * results, variadic, attributes, what few have */
static const struct dfg_op_decl onnx_op_decls[] = {
    { "Abs", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "abs", .eval = "abs", .since = 1 },
    { "Acos", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "acos", .since = 7 },
    { "Acosh", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "acosh", .since = 9 },
    { "Add", DFG_BROADCAST, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "add", .eval = "add", .since = 7, .commutative = true, .n_forms = 1, .forms = onnx_forms_of_Add },
    { "AffineGrid", DFG_FUSABLE, 2, 2, false, 1, 1, false, 1, .attrs = onnx_attrs_of_AffineGrid, .since = 20 },
    { "And", DFG_BROADCAST, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "broadcast", .eval = "and", .since = 7, .commutative = true, .n_forms = 1, .forms = onnx_forms_of_And },
    { "ArgMax", DFG_REDUCE, 1, 1, false, 1, 1, false, 3, .attrs = onnx_attrs_of_ArgMax, .infer = "arg", .eval = "arg_max", .since = 12, .n_forms = 1, .forms = onnx_forms_of_ArgMax },
    { "ArgMin", DFG_REDUCE, 1, 1, false, 1, 1, false, 3, .attrs = onnx_attrs_of_ArgMin, .infer = "arg", .eval = "arg_min", .since = 12, .n_forms = 1, .forms = onnx_forms_of_ArgMin },
    { "Asin", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "asin", .since = 7 },
    { "Asinh", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "asinh", .since = 9 },
    { "Atan", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "atan", .since = 7 },
    { "Atanh", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "atanh", .since = 9 },
    { "Attention", DFG_FUSABLE, 3, 6, false, 4, 1, false, 7, .attrs = onnx_attrs_of_Attention, .infer = "attention", .eval = "attention", .work = "onnx_attention", .since = 23, .n_forms = 2, .forms = onnx_forms_of_Attention },
    { "AveragePool", DFG_FUSABLE, 1, 1, false, 1, 1, false, 6, .attrs = onnx_attrs_of_AveragePool, .infer = "pool", .eval = "average_pool", .since = 10, .n_forms = 3, .forms = onnx_forms_of_AveragePool },
    { "BatchNormalization", DFG_FUSABLE, 5, 5, false, 3, 1, false, 3, .attrs = onnx_attrs_of_BatchNormalization, .infer = "batch_norm", .eval = "batch_normalization", .since = 14, .n_forms = 3, .forms = onnx_forms_of_BatchNormalization },
    { "Bernoulli", DFG_OPAQUE, 1, 1, false, 1, 1, false, 2, .attrs = onnx_attrs_of_Bernoulli, .infer = "onnx_like", .since = 15, .random = true },
    { "BitCast", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 1, .attrs = onnx_attrs_of_BitCast, .infer = "bit_cast", .eval = "bit_cast", .since = 26 },
    { "BitShift", DFG_BROADCAST, 2, 2, false, 1, 1, false, 1, .attrs = onnx_attrs_of_BitShift, .infer = "broadcast", .eval = "bit_shift", .since = 11 },
    { "BitwiseAnd", DFG_BROADCAST, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "broadcast", .eval = "bitwise_and", .since = 18, .commutative = true },
    { "BitwiseNot", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "bitwise_not", .since = 18 },
    { "BitwiseOr", DFG_BROADCAST, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "broadcast", .eval = "bitwise_or", .since = 18, .commutative = true },
    { "BitwiseXor", DFG_BROADCAST, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "broadcast", .eval = "bitwise_xor", .since = 18, .commutative = true },
    { "BlackmanWindow", DFG_OPAQUE, 1, 1, false, 1, 1, false, 2, .attrs = onnx_attrs_of_BlackmanWindow, .eval = "blackman_window", .since = 17 },
    { "Cast", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 1, .attrs = onnx_attrs_of_Cast, .infer = "cast", .eval = "cast", .since = 6, .casts = true, .n_forms = 3, .forms = onnx_forms_of_Cast },
    { "CastLike", DFG_ELEMWISE, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "cast_like", .eval = "cast_like", .since = 15, .n_forms = 2, .forms = onnx_forms_of_CastLike },
    { "CausalConvWithState", DFG_OPAQUE, 2, 4, false, 2, 2, false, 1, .attrs = onnx_attrs_of_CausalConvWithState, .since = 27 },
    { "Ceil", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "ceil", .eval = "ceil", .since = 1 },
    { "Celu", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 1, .attrs = onnx_attrs_of_Celu, .infer = "same", .eval = "celu", .since = 12 },
    { "CenterCropPad", DFG_INJECTIVE, 2, 2, false, 1, 1, false, 1, .attrs = onnx_attrs_of_CenterCropPad, .infer = "center_crop_pad", .eval = "center_crop_pad", .since = 18 },
    { "Clip", DFG_ELEMWISE, 1, 3, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "clip", .since = 11, .n_forms = 1, .forms = onnx_forms_of_Clip },
    { "Col2Im", DFG_OPAQUE, 3, 3, false, 1, 1, false, 3, .attrs = onnx_attrs_of_Col2Im, .since = 18 },
    { "Compress", DFG_OPAQUE, 2, 2, false, 1, 1, false, 1, .attrs = onnx_attrs_of_Compress, .infer = "compress", .eval = "compress", .since = 9 },
    { "Concat", DFG_INJECTIVE, 0, 1, true, 1, 1, false, 1, .attrs = onnx_attrs_of_Concat, .infer = "concat", .eval = "concat", .since = 4, .n_forms = 1, .forms = onnx_forms_of_Concat },
    { "ConcatFromSequence", DFG_OPAQUE, 1, 1, false, 1, 1, false, 2, .attrs = onnx_attrs_of_ConcatFromSequence, .since = 11 },
    { "Constant", DFG_OPAQUE, 0, 0, false, 1, 1, false, 8, .attrs = onnx_attrs_of_Constant, .infer = "constant", .eval = "constant", .since = 12, .n_forms = 2, .forms = onnx_forms_of_Constant },
    { "ConstantOfShape", DFG_INJECTIVE, 1, 1, false, 1, 1, false, 1, .attrs = onnx_attrs_of_ConstantOfShape, .infer = "constant_of_shape", .eval = "constant_of_shape", .since = 9 },
    { "Conv", DFG_FUSABLE, 2, 3, false, 1, 1, false, 6, .attrs = onnx_attrs_of_Conv, .infer = "conv", .eval = "conv", .work = "conv", .since = 1 },
    { "ConvInteger", DFG_FUSABLE, 2, 4, false, 1, 1, false, 6, .attrs = onnx_attrs_of_ConvInteger, .infer = "conv_integer", .eval = "conv_integer", .work = "conv", .since = 10 },
    { "ConvTranspose", DFG_FUSABLE, 2, 3, false, 1, 1, false, 8, .attrs = onnx_attrs_of_ConvTranspose, .infer = "conv_transpose", .eval = "conv_transpose", .work = "conv_transpose", .since = 1 },
    { "Cos", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "cos", .since = 7 },
    { "Cosh", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "cosh", .since = 9 },
    { "CumProd", DFG_OPAQUE, 2, 2, false, 1, 1, false, 2, .attrs = onnx_attrs_of_CumProd, .infer = "same", .eval = "cum_prod", .since = 26 },
    { "CumSum", DFG_OPAQUE, 2, 2, false, 1, 1, false, 2, .attrs = onnx_attrs_of_CumSum, .infer = "same", .eval = "cum_sum", .since = 11 },
    { "DFT", DFG_OPAQUE, 1, 2, false, 1, 1, false, 3, .attrs = onnx_attrs_of_DFT, .since = 17, .n_forms = 1, .forms = onnx_forms_of_DFT },
    { "DeformConv", DFG_FUSABLE, 3, 5, false, 1, 1, false, 6, .attrs = onnx_attrs_of_DeformConv, .infer = "conv", .eval = "deform_conv", .work = "conv", .since = 19 },
    { "DepthToSpace", DFG_INJECTIVE, 1, 1, false, 1, 1, false, 2, .attrs = onnx_attrs_of_DepthToSpace, .infer = "depth_to_space", .eval = "depth_to_space", .since = 11, .n_forms = 1, .forms = onnx_forms_of_DepthToSpace },
    { "DequantizeLinear", DFG_ELEMWISE, 2, 3, false, 1, 1, false, 1, .attrs = onnx_attrs_of_DequantizeLinear, .infer = "dequantize", .eval = "dequantize_linear", .since = 13, .dequantizes = true, .n_forms = 3, .forms = onnx_forms_of_DequantizeLinear },
    { "Det", DFG_OPAQUE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "det", .since = 11 },
    { "Div", DFG_BROADCAST, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "div", .eval = "div", .since = 7, .n_forms = 1, .forms = onnx_forms_of_Div },
    { "Dropout", DFG_ELEMWISE, 1, 3, false, 2, 1, false, 1, .attrs = onnx_attrs_of_Dropout, .infer = "drop", .eval = "dropout", .since = 12, .random = true, .n_forms = 3, .forms = onnx_forms_of_Dropout },
    { "DynamicQuantizeLinear", DFG_OPAQUE, 1, 1, false, 3, 3, false, 0, .attrs = NULL, .infer = "dynamic_quantize", .eval = "dynamic_quantize_linear", .since = 11, .quantizes = true },
    { "Einsum", DFG_FUSABLE, 0, 1, true, 1, 1, false, 1, .attrs = onnx_attrs_of_Einsum, .infer = "einsum", .eval = "einsum", .since = 12 },
    { "Elu", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 1, .attrs = onnx_attrs_of_Elu, .infer = "same", .eval = "elu", .since = 1 },
    { "Equal", DFG_BROADCAST, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "equal", .eval = "equal", .since = 7, .commutative = true, .n_forms = 1, .forms = onnx_forms_of_Equal },
    { "Erf", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "erf", .since = 9 },
    { "Exp", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "exp", .since = 1 },
    { "Expand", DFG_BROADCAST, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "expand", .eval = "expand", .since = 8 },
    { "EyeLike", DFG_INJECTIVE, 1, 1, false, 1, 1, false, 2, .attrs = onnx_attrs_of_EyeLike, .infer = "onnx_like", .eval = "eye_like", .since = 9 },
    { "Flatten", DFG_INJECTIVE, 1, 1, false, 1, 1, false, 1, .attrs = onnx_attrs_of_Flatten, .infer = "flatten", .eval = "flatten", .since = 1 },
    { "Floor", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "floor", .eval = "floor", .since = 1 },
    { "GRU", DFG_OPAQUE, 3, 6, false, 2, 1, false, 8, .attrs = onnx_attrs_of_GRU, .infer = "recurrent", .eval = "gru", .work = "recurrent", .since = 14, .n_forms = 3, .forms = onnx_forms_of_GRU },
    { "Gather", DFG_INJECTIVE, 2, 2, false, 1, 1, false, 1, .attrs = onnx_attrs_of_Gather, .infer = "gather", .eval = "gather", .since = 1 },
    { "GatherElements", DFG_INJECTIVE, 2, 2, false, 1, 1, false, 1, .attrs = onnx_attrs_of_GatherElements, .infer = "like_second", .eval = "gather_elements", .since = 11 },
    { "GatherND", DFG_INJECTIVE, 2, 2, false, 1, 1, false, 1, .attrs = onnx_attrs_of_GatherND, .infer = "gather_nd", .eval = "gather_nd", .since = 12, .n_forms = 1, .forms = onnx_forms_of_GatherND },
    { "Gelu", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 1, .attrs = onnx_attrs_of_Gelu, .infer = "same", .eval = "gelu", .since = 20 },
    { "Gemm", DFG_FUSABLE, 2, 3, false, 1, 1, false, 4, .attrs = onnx_attrs_of_Gemm, .infer = "gemm", .eval = "gemm", .work = "gemm", .since = 7, .n_forms = 1, .forms = onnx_forms_of_Gemm },
    { "GlobalAveragePool", DFG_FUSABLE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "global_pool", .eval = "global_average_pool", .since = 1 },
    { "GlobalLpPool", DFG_FUSABLE, 1, 1, false, 1, 1, false, 1, .attrs = onnx_attrs_of_GlobalLpPool, .infer = "global_pool", .eval = "global_lp_pool", .since = 2, .n_forms = 1, .forms = onnx_forms_of_GlobalLpPool },
    { "GlobalMaxPool", DFG_FUSABLE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "global_pool", .eval = "global_max_pool", .since = 1 },
    { "Greater", DFG_BROADCAST, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "greater", .eval = "greater", .since = 7, .n_forms = 1, .forms = onnx_forms_of_Greater },
    { "GreaterOrEqual", DFG_BROADCAST, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "compare", .eval = "greater_or_equal", .since = 12 },
    { "GridSample", DFG_FUSABLE, 2, 2, false, 1, 1, false, 3, .attrs = onnx_attrs_of_GridSample, .infer = "grid_sample", .since = 16, .n_forms = 1, .forms = onnx_forms_of_GridSample },
    { "GroupNormalization", DFG_FUSABLE, 3, 3, false, 1, 1, false, 2, .attrs = onnx_attrs_of_GroupNormalization, .infer = "same", .eval = "group_normalization", .since = 18, .n_forms = 1, .forms = onnx_forms_of_GroupNormalization },
    { "HammingWindow", DFG_OPAQUE, 1, 1, false, 1, 1, false, 2, .attrs = onnx_attrs_of_HammingWindow, .eval = "hamming_window", .since = 17 },
    { "HannWindow", DFG_OPAQUE, 1, 1, false, 1, 1, false, 2, .attrs = onnx_attrs_of_HannWindow, .eval = "hann_window", .since = 17 },
    { "HardSigmoid", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 2, .attrs = onnx_attrs_of_HardSigmoid, .infer = "same", .eval = "hard_sigmoid", .since = 1 },
    { "HardSwish", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "hard_swish", .since = 14 },
    { "Hardmax", DFG_FUSABLE, 1, 1, false, 1, 1, false, 1, .attrs = onnx_attrs_of_Hardmax, .infer = "same", .eval = "hardmax", .since = 13, .n_forms = 1, .forms = onnx_forms_of_Hardmax },
    { "Identity", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "identity", .eval = "identity", .since = 1 },
    { "If", DFG_OPAQUE, 3, 3, false, 1, 0, true, 0, .attrs = NULL, .infer = "if", .eval = "if", .since = 1, .bodies = { "then_branch", "else_branch" } },
    { "ImageDecoder", DFG_OPAQUE, 1, 1, false, 1, 1, false, 1, .attrs = onnx_attrs_of_ImageDecoder, .since = 20 },
    { "InstanceNormalization", DFG_FUSABLE, 3, 3, false, 1, 1, false, 1, .attrs = onnx_attrs_of_InstanceNormalization, .infer = "same", .eval = "instance_normalization", .since = 1 },
    { "IsInf", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 2, .attrs = onnx_attrs_of_IsInf, .infer = "to_bool", .eval = "is_inf", .since = 10 },
    { "IsNaN", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "to_bool", .eval = "is_nan", .since = 9 },
    { "LRN", DFG_FUSABLE, 1, 1, false, 1, 1, false, 4, .attrs = onnx_attrs_of_LRN, .infer = "same", .eval = "lrn", .since = 1 },
    { "LSTM", DFG_OPAQUE, 3, 8, false, 3, 1, false, 8, .attrs = onnx_attrs_of_LSTM, .infer = "recurrent", .eval = "lstm", .work = "recurrent", .since = 14, .n_forms = 2, .forms = onnx_forms_of_LSTM },
    { "LayerNormalization", DFG_FUSABLE, 2, 3, false, 3, 1, false, 3, .attrs = onnx_attrs_of_LayerNormalization, .infer = "layer_norm", .eval = "layer_normalization", .since = 17 },
    { "LeakyRelu", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 1, .attrs = onnx_attrs_of_LeakyRelu, .infer = "same", .eval = "leaky_relu", .since = 1 },
    { "Less", DFG_BROADCAST, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "less", .eval = "less", .since = 7, .n_forms = 1, .forms = onnx_forms_of_Less },
    { "LessOrEqual", DFG_BROADCAST, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "compare", .eval = "less_or_equal", .since = 12 },
    { "LinearAttention", DFG_OPAQUE, 3, 6, false, 2, 2, false, 5, .attrs = onnx_attrs_of_LinearAttention, .since = 27 },
    { "Log", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "log", .since = 1 },
    { "LogSoftmax", DFG_FUSABLE, 1, 1, false, 1, 1, false, 1, .attrs = onnx_attrs_of_LogSoftmax, .infer = "same", .eval = "log_softmax", .since = 13, .n_forms = 1, .forms = onnx_forms_of_LogSoftmax },
    { "Loop", DFG_OPAQUE, 1, 4, true, 1, 0, true, 0, .attrs = NULL, .infer = "loop", .eval = "loop", .since = 1, .bodies = { "body" } },
    { "LpNormalization", DFG_FUSABLE, 1, 1, false, 1, 1, false, 2, .attrs = onnx_attrs_of_LpNormalization, .infer = "same", .eval = "lp_normalization", .since = 1 },
    { "LpPool", DFG_FUSABLE, 1, 1, false, 1, 1, false, 5, .attrs = onnx_attrs_of_LpPool, .infer = "pool", .eval = "lp_pool", .since = 2, .n_forms = 2, .forms = onnx_forms_of_LpPool },
    { "MatMul", DFG_FUSABLE, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "matmul", .eval = "matmul", .work = "matmul", .since = 1 },
    { "MatMulInteger", DFG_FUSABLE, 2, 4, false, 1, 1, false, 0, .attrs = NULL, .infer = "matmul_integer", .eval = "matmul_integer", .work = "matmul", .since = 10 },
    { "Max", DFG_BROADCAST, 0, 1, true, 1, 1, false, 0, .attrs = NULL, .infer = "max", .eval = "max", .since = 1, .commutative = true },
    { "MaxPool", DFG_FUSABLE, 1, 1, false, 2, 1, false, 7, .attrs = onnx_attrs_of_MaxPool, .infer = "pool", .eval = "max_pool", .since = 10, .n_forms = 2, .forms = onnx_forms_of_MaxPool },
    { "MaxRoiPool", DFG_OPAQUE, 2, 2, false, 1, 1, false, 2, .attrs = onnx_attrs_of_MaxRoiPool, .infer = "roi_pool", .since = 1 },
    { "MaxUnpool", DFG_OPAQUE, 2, 3, false, 1, 1, false, 3, .attrs = onnx_attrs_of_MaxUnpool, .infer = "unpool", .since = 9 },
    { "Mean", DFG_BROADCAST, 0, 1, true, 1, 1, false, 0, .attrs = NULL, .infer = "broadcast", .eval = "mean", .since = 1, .commutative = true },
    { "MeanVarianceNormalization", DFG_FUSABLE, 1, 1, false, 1, 1, false, 1, .attrs = onnx_attrs_of_MeanVarianceNormalization, .infer = "same", .since = 9 },
    { "MelWeightMatrix", DFG_OPAQUE, 5, 5, false, 1, 1, false, 1, .attrs = onnx_attrs_of_MelWeightMatrix, .since = 17 },
    { "Min", DFG_BROADCAST, 0, 1, true, 1, 1, false, 0, .attrs = NULL, .infer = "min", .eval = "min", .since = 1, .commutative = true },
    { "Mish", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "mish", .since = 18 },
    { "Mod", DFG_BROADCAST, 2, 2, false, 1, 1, false, 1, .attrs = onnx_attrs_of_Mod, .infer = "mod", .eval = "mod", .since = 10 },
    { "Mul", DFG_BROADCAST, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "mul", .eval = "mul", .since = 7, .commutative = true, .n_forms = 1, .forms = onnx_forms_of_Mul },
    { "Multinomial", DFG_OPAQUE, 1, 1, false, 1, 1, false, 3, .attrs = onnx_attrs_of_Multinomial, .since = 7, .random = true },
    { "Neg", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "neg", .eval = "neg", .since = 1 },
    { "NegativeLogLikelihoodLoss", DFG_OPAQUE, 2, 3, false, 1, 1, false, 2, .attrs = onnx_attrs_of_NegativeLogLikelihoodLoss, .eval = "negative_log_likelihood_loss", .since = 12 },
    { "NonMaxSuppression", DFG_OPAQUE, 2, 5, false, 1, 1, false, 1, .attrs = onnx_attrs_of_NonMaxSuppression, .infer = "boxes", .since = 10 },
    { "NonZero", DFG_OPAQUE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "non_zero", .eval = "non_zero", .since = 9 },
    { "Not", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "not", .eval = "not", .since = 1 },
    { "OneHot", DFG_INJECTIVE, 3, 3, false, 1, 1, false, 1, .attrs = onnx_attrs_of_OneHot, .infer = "one_hot", .eval = "one_hot", .since = 9 },
    { "Optional", DFG_OPAQUE, 0, 1, false, 1, 1, false, 1, .attrs = onnx_attrs_of_Optional, .since = 15 },
    { "OptionalGetElement", DFG_OPAQUE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .since = 15 },
    { "OptionalHasElement", DFG_OPAQUE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .since = 15, .n_forms = 1, .forms = onnx_forms_of_OptionalHasElement },
    { "Or", DFG_BROADCAST, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "broadcast", .eval = "or", .since = 7, .commutative = true, .n_forms = 1, .forms = onnx_forms_of_Or },
    { "PRelu", DFG_BROADCAST, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "prelu", .since = 7, .n_forms = 1, .forms = onnx_forms_of_PRelu },
    { "Pad", DFG_INJECTIVE, 2, 3, false, 1, 1, false, 1, .attrs = onnx_attrs_of_Pad, .infer = "pad", .eval = "pad", .since = 11, .pads = true, .n_forms = 4, .forms = onnx_forms_of_Pad },
    { "Pow", DFG_BROADCAST, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "broadcast", .eval = "pow", .since = 7, .n_forms = 1, .forms = onnx_forms_of_Pow },
    { "QLinearConv", DFG_FUSABLE, 8, 9, false, 1, 1, false, 6, .attrs = onnx_attrs_of_QLinearConv, .infer = "qlinear_conv", .eval = "qlinear_conv", .work = "qlinear_conv", .since = 10 },
    { "QLinearMatMul", DFG_FUSABLE, 8, 8, false, 1, 1, false, 0, .attrs = NULL, .infer = "qlinear_matmul", .eval = "qlinear_matmul", .work = "qlinear_matmul", .since = 10 },
    { "QuantizeLinear", DFG_ELEMWISE, 2, 3, false, 1, 1, false, 1, .attrs = onnx_attrs_of_QuantizeLinear, .infer = "quantize", .eval = "quantize_linear", .since = 13, .quantizes = true, .n_forms = 4, .forms = onnx_forms_of_QuantizeLinear },
    { "RMSNormalization", DFG_FUSABLE, 2, 2, false, 1, 1, false, 3, .attrs = onnx_attrs_of_RMSNormalization, .infer = "same", .eval = "rms_normalization", .since = 23 },
    { "RNN", DFG_OPAQUE, 3, 6, false, 2, 1, false, 7, .attrs = onnx_attrs_of_RNN, .infer = "recurrent", .eval = "rnn", .work = "recurrent", .since = 14, .n_forms = 2, .forms = onnx_forms_of_RNN },
    { "RandomNormal", DFG_OPAQUE, 0, 0, false, 1, 1, false, 5, .attrs = onnx_attrs_of_RandomNormal, .infer = "random_shape", .since = 1, .random = true },
    { "RandomNormalLike", DFG_OPAQUE, 1, 1, false, 1, 1, false, 4, .attrs = onnx_attrs_of_RandomNormalLike, .infer = "onnx_like", .since = 1, .random = true },
    { "RandomUniform", DFG_OPAQUE, 0, 0, false, 1, 1, false, 5, .attrs = onnx_attrs_of_RandomUniform, .infer = "random_shape", .since = 1, .random = true },
    { "RandomUniformLike", DFG_OPAQUE, 1, 1, false, 1, 1, false, 4, .attrs = onnx_attrs_of_RandomUniformLike, .infer = "onnx_like", .since = 1, .random = true },
    { "Range", DFG_INJECTIVE, 3, 3, false, 1, 1, false, 0, .attrs = NULL, .infer = "range", .eval = "range", .since = 11, .n_forms = 1, .forms = onnx_forms_of_Range },
    { "Reciprocal", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "reciprocal", .since = 1 },
    { "ReduceL1", DFG_REDUCE, 1, 1, false, 1, 1, false, 2, .attrs = onnx_attrs_of_ReduceL1, .infer = "reduce", .eval = "reduce_l1", .since = 1, .n_forms = 1, .forms = onnx_forms_of_ReduceL1 },
    { "ReduceL2", DFG_REDUCE, 1, 1, false, 1, 1, false, 2, .attrs = onnx_attrs_of_ReduceL2, .infer = "reduce", .eval = "reduce_l2", .since = 1, .n_forms = 1, .forms = onnx_forms_of_ReduceL2 },
    { "ReduceLogSum", DFG_REDUCE, 1, 1, false, 1, 1, false, 2, .attrs = onnx_attrs_of_ReduceLogSum, .infer = "reduce", .eval = "reduce_log_sum", .since = 1, .n_forms = 1, .forms = onnx_forms_of_ReduceLogSum },
    { "ReduceLogSumExp", DFG_REDUCE, 1, 1, false, 1, 1, false, 2, .attrs = onnx_attrs_of_ReduceLogSumExp, .infer = "reduce", .eval = "reduce_log_sum_exp", .since = 1, .n_forms = 1, .forms = onnx_forms_of_ReduceLogSumExp },
    { "ReduceMax", DFG_REDUCE, 1, 1, false, 1, 1, false, 2, .attrs = onnx_attrs_of_ReduceMax, .infer = "reduce", .eval = "reduce_max", .since = 1, .n_forms = 1, .forms = onnx_forms_of_ReduceMax },
    { "ReduceMean", DFG_REDUCE, 1, 1, false, 1, 1, false, 2, .attrs = onnx_attrs_of_ReduceMean, .infer = "reduce", .eval = "reduce_mean", .since = 1, .n_forms = 1, .forms = onnx_forms_of_ReduceMean },
    { "ReduceMin", DFG_REDUCE, 1, 1, false, 1, 1, false, 2, .attrs = onnx_attrs_of_ReduceMin, .infer = "reduce", .eval = "reduce_min", .since = 1, .n_forms = 1, .forms = onnx_forms_of_ReduceMin },
    { "ReduceProd", DFG_REDUCE, 1, 1, false, 1, 1, false, 2, .attrs = onnx_attrs_of_ReduceProd, .infer = "reduce_prod", .eval = "reduce_prod", .since = 1, .n_forms = 1, .forms = onnx_forms_of_ReduceProd },
    { "ReduceSum", DFG_REDUCE, 1, 2, false, 1, 1, false, 2, .attrs = onnx_attrs_of_ReduceSum, .infer = "reduce_sum", .eval = "reduce_sum", .since = 13, .n_forms = 1, .forms = onnx_forms_of_ReduceSum },
    { "ReduceSumSquare", DFG_REDUCE, 1, 1, false, 1, 1, false, 2, .attrs = onnx_attrs_of_ReduceSumSquare, .infer = "reduce", .eval = "reduce_sum_square", .since = 1, .n_forms = 1, .forms = onnx_forms_of_ReduceSumSquare },
    { "RegexFullMatch", DFG_OPAQUE, 1, 1, false, 1, 1, false, 1, .attrs = onnx_attrs_of_RegexFullMatch, .since = 20 },
    { "Relu", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "relu", .since = 1 },
    { "Reshape", DFG_INJECTIVE, 2, 2, false, 1, 1, false, 1, .attrs = onnx_attrs_of_Reshape, .infer = "reshape", .eval = "reshape", .since = 14, .n_forms = 2, .forms = onnx_forms_of_Reshape },
    { "Resize", DFG_FUSABLE, 1, 4, false, 1, 1, false, 6, .attrs = onnx_attrs_of_Resize, .infer = "resize", .eval = "resize", .since = 11, .n_forms = 4, .forms = onnx_forms_of_Resize },
    { "ReverseSequence", DFG_INJECTIVE, 2, 2, false, 1, 1, false, 2, .attrs = onnx_attrs_of_ReverseSequence, .infer = "same", .eval = "reverse_sequence", .since = 10 },
    { "RoiAlign", DFG_OPAQUE, 3, 3, false, 1, 1, false, 6, .attrs = onnx_attrs_of_RoiAlign, .infer = "roi_align", .since = 16, .n_forms = 1, .forms = onnx_forms_of_RoiAlign },
    { "RotaryEmbedding", DFG_FUSABLE, 3, 4, false, 1, 1, false, 3, .attrs = onnx_attrs_of_RotaryEmbedding, .infer = "same", .eval = "rotary_embedding", .since = 23 },
    { "Round", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "round", .since = 11 },
    { "STFT", DFG_OPAQUE, 2, 4, false, 1, 1, false, 1, .attrs = onnx_attrs_of_STFT, .since = 17 },
    { "Scan", DFG_OPAQUE, 1, 2, true, 1, 0, true, 5, .attrs = onnx_attrs_of_Scan, .infer = "scan", .eval = "scan", .since = 9, .bodies = { "body" }, .n_forms = 1, .forms = onnx_forms_of_Scan },
    { "Scatter", DFG_OPAQUE, 3, 3, false, 1, 1, false, 1, .attrs = onnx_attrs_of_Scatter, .infer = "same", .since = 9, .until = 10, .n_forms = 1, .forms = onnx_forms_of_Scatter },
    { "ScatterElements", DFG_OPAQUE, 3, 3, false, 1, 1, false, 2, .attrs = onnx_attrs_of_ScatterElements, .infer = "same", .eval = "scatter_elements", .since = 16, .n_forms = 2, .forms = onnx_forms_of_ScatterElements },
    { "ScatterND", DFG_OPAQUE, 3, 3, false, 1, 1, false, 1, .attrs = onnx_attrs_of_ScatterND, .infer = "same", .eval = "scatter_nd", .since = 16, .n_forms = 2, .forms = onnx_forms_of_ScatterND },
    { "Selu", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 2, .attrs = onnx_attrs_of_Selu, .infer = "same", .eval = "selu", .since = 6, .n_forms = 1, .forms = onnx_forms_of_Selu },
    { "SequenceAt", DFG_OPAQUE, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .since = 11 },
    { "SequenceConstruct", DFG_OPAQUE, 0, 1, true, 1, 1, false, 0, .attrs = NULL, .since = 11 },
    { "SequenceEmpty", DFG_OPAQUE, 0, 0, false, 1, 1, false, 1, .attrs = onnx_attrs_of_SequenceEmpty, .since = 11 },
    { "SequenceErase", DFG_OPAQUE, 1, 2, false, 1, 1, false, 0, .attrs = NULL, .since = 11 },
    { "SequenceInsert", DFG_OPAQUE, 2, 3, false, 1, 1, false, 0, .attrs = NULL, .since = 11 },
    { "SequenceLength", DFG_OPAQUE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .since = 11 },
    { "SequenceMap", DFG_OPAQUE, 2, 3, true, 1, 0, true, 0, .attrs = NULL, .since = 17, .bodies = { "body" } },
    { "Shape", DFG_OPAQUE, 1, 1, false, 1, 1, false, 2, .attrs = onnx_attrs_of_Shape, .infer = "shape", .eval = "shape", .since = 15, .n_forms = 1, .forms = onnx_forms_of_Shape },
    { "Shrink", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 2, .attrs = onnx_attrs_of_Shrink, .infer = "same", .eval = "shrink", .since = 9 },
    { "Sigmoid", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "sigmoid", .since = 1 },
    { "Sign", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "sign", .since = 9 },
    { "Sin", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "sin", .since = 7 },
    { "Sinh", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "sinh", .since = 9 },
    { "Size", DFG_OPAQUE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "size", .eval = "size", .since = 1 },
    { "Slice", DFG_INJECTIVE, 3, 5, false, 1, 1, false, 0, .attrs = NULL, .infer = "slice", .eval = "slice", .since = 10, .n_forms = 1, .forms = onnx_forms_of_Slice },
    { "Softmax", DFG_FUSABLE, 1, 1, false, 1, 1, false, 1, .attrs = onnx_attrs_of_Softmax, .infer = "same", .eval = "softmax", .since = 13, .n_forms = 1, .forms = onnx_forms_of_Softmax },
    { "SoftmaxCrossEntropyLoss", DFG_OPAQUE, 2, 3, false, 2, 1, false, 2, .attrs = onnx_attrs_of_SoftmaxCrossEntropyLoss, .eval = "softmax_cross_entropy_loss", .since = 12 },
    { "Softplus", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "softplus", .since = 1 },
    { "Softsign", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "softsign", .since = 1 },
    { "SpaceToDepth", DFG_INJECTIVE, 1, 1, false, 1, 1, false, 1, .attrs = onnx_attrs_of_SpaceToDepth, .infer = "space_to_depth", .eval = "space_to_depth", .since = 1, .n_forms = 1, .forms = onnx_forms_of_SpaceToDepth },
    { "Split", DFG_INJECTIVE, 1, 2, false, 1, 0, true, 1, .attrs = onnx_attrs_of_Split, .infer = "split", .eval = "split", .since = 13, .n_forms = 3, .forms = onnx_forms_of_Split },
    { "SplitToSequence", DFG_OPAQUE, 1, 2, false, 1, 1, false, 2, .attrs = onnx_attrs_of_SplitToSequence, .since = 11 },
    { "Sqrt", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "sqrt", .eval = "sqrt", .since = 1 },
    { "Squeeze", DFG_INJECTIVE, 1, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "squeeze", .eval = "squeeze", .since = 13, .n_forms = 1, .forms = onnx_forms_of_Squeeze },
    { "StringConcat", DFG_OPAQUE, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .since = 20 },
    { "StringNormalizer", DFG_OPAQUE, 1, 1, false, 1, 1, false, 4, .attrs = onnx_attrs_of_StringNormalizer, .since = 10 },
    { "StringSplit", DFG_OPAQUE, 1, 1, false, 2, 2, false, 2, .attrs = onnx_attrs_of_StringSplit, .since = 20 },
    { "Sub", DFG_BROADCAST, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "sub", .eval = "sub", .since = 7, .n_forms = 1, .forms = onnx_forms_of_Sub },
    { "Sum", DFG_BROADCAST, 0, 1, true, 1, 1, false, 0, .attrs = NULL, .infer = "broadcast", .eval = "sum", .since = 1, .commutative = true },
    { "SwiGLU", DFG_ELEMWISE, 2, 2, false, 1, 1, false, 1, .attrs = onnx_attrs_of_SwiGLU, .infer = "broadcast", .since = 28 },
    { "Swish", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 1, .attrs = onnx_attrs_of_Swish, .infer = "same", .eval = "swish", .since = 24 },
    { "Tan", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "tan", .since = 7 },
    { "Tanh", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "tanh", .since = 1 },
    { "TensorScatter", DFG_OPAQUE, 2, 3, false, 1, 1, false, 2, .attrs = onnx_attrs_of_TensorScatter, .infer = "same", .since = 24 },
    { "TfIdfVectorizer", DFG_OPAQUE, 1, 1, false, 1, 1, false, 9, .attrs = onnx_attrs_of_TfIdfVectorizer, .since = 9 },
    { "ThresholdedRelu", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 1, .attrs = onnx_attrs_of_ThresholdedRelu, .infer = "same", .eval = "thresholded_relu", .since = 10 },
    { "Tile", DFG_INJECTIVE, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "tile", .eval = "tile", .since = 6, .n_forms = 1, .forms = onnx_forms_of_Tile },
    { "TopK", DFG_OPAQUE, 2, 2, false, 2, 2, false, 3, .attrs = onnx_attrs_of_TopK, .infer = "top_k", .eval = "top_k", .since = 11, .n_forms = 2, .forms = onnx_forms_of_TopK },
    { "Transpose", DFG_INJECTIVE, 1, 1, false, 1, 1, false, 1, .attrs = onnx_attrs_of_Transpose, .infer = "transpose", .eval = "transpose", .since = 1 },
    { "Trilu", DFG_INJECTIVE, 1, 2, false, 1, 1, false, 1, .attrs = onnx_attrs_of_Trilu, .infer = "same", .eval = "trilu", .since = 14 },
    { "Unique", DFG_OPAQUE, 1, 1, false, 4, 1, false, 2, .attrs = onnx_attrs_of_Unique, .infer = "unique", .since = 11 },
    { "Unsqueeze", DFG_INJECTIVE, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "unsqueeze", .eval = "unsqueeze", .since = 13, .n_forms = 1, .forms = onnx_forms_of_Unsqueeze },
    { "Upsample", DFG_INJECTIVE, 2, 2, false, 1, 1, false, 1, .attrs = onnx_attrs_of_Upsample, .infer = "upsample", .eval = "upsample", .since = 9, .until = 9, .n_forms = 3, .forms = onnx_forms_of_Upsample },
    { "Where", DFG_BROADCAST, 3, 3, false, 1, 1, false, 0, .attrs = NULL, .infer = "where", .eval = "where", .since = 9 },
    { "Xor", DFG_BROADCAST, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "broadcast", .eval = "xor", .since = 7, .commutative = true, .n_forms = 1, .forms = onnx_forms_of_Xor },
    { "DequantizeLinear.v21", DFG_ELEMWISE, 2, 3, false, 1, 1, false, 2, .attrs = onnx_attrs_of_DequantizeLinear_v21, .infer = "dequantize", .eval = "dequantize_linear", .dequantizes = true },
    { "DequantizeLinear.v23", DFG_ELEMWISE, 2, 3, false, 1, 1, false, 3, .attrs = onnx_attrs_of_DequantizeLinear_v23, .infer = "dequantize", .eval = "dequantize_linear", .dequantizes = true },
    { "Dropout.v10", DFG_OPAQUE, 1, 1, false, 2, 1, false, 1, .attrs = onnx_attrs_of_Dropout_v10, .infer = "drop", .random = true },
    { "GroupNormalization.v21", DFG_FUSABLE, 3, 3, false, 1, 1, false, 3, .attrs = onnx_attrs_of_GroupNormalization_v21, .infer = "same", .eval = "group_normalization" },
    { "Hardmax.v1", DFG_OPAQUE, 1, 1, false, 1, 1, false, 1, .attrs = onnx_attrs_of_Hardmax_v1, .infer = "same" },
    { "Hardmax.v11", DFG_OPAQUE, 1, 1, false, 1, 1, false, 1, .attrs = onnx_attrs_of_Hardmax_v11, .infer = "same" },
    { "LogSoftmax.v1", DFG_OPAQUE, 1, 1, false, 1, 1, false, 1, .attrs = onnx_attrs_of_LogSoftmax_v1, .infer = "same" },
    { "LogSoftmax.v11", DFG_OPAQUE, 1, 1, false, 1, 1, false, 1, .attrs = onnx_attrs_of_LogSoftmax_v11, .infer = "same" },
    { "Resize.v11", DFG_OPAQUE, 1, 4, false, 1, 1, false, 6, .attrs = onnx_attrs_of_Resize_v11, .infer = "resize", .eval = "resize" },
    { "Softmax.v1", DFG_OPAQUE, 1, 1, false, 1, 1, false, 1, .attrs = onnx_attrs_of_Softmax_v1, .infer = "same" },
    { "Softmax.v11", DFG_OPAQUE, 1, 1, false, 1, 1, false, 1, .attrs = onnx_attrs_of_Softmax_v11, .infer = "same" },
};

extern const struct dfg_ops onnx_ops;
const struct dfg_ops onnx_ops = { DFG_ABI, 214, "onnx", onnx_op_decls };

static const char *const onnx_text_0[] = { /* onnx.ops */
    "// onnx.ops -- the operators of ONNX's default domain in their canonical form: opset 17, and of\n"
    "// operators born later their first form.  `form` rows say what they are in other opsets, through 28.\n"
    "// A newer form that is not exact in the canonical one, `Pad.v18`, has the relation and kernel of its\n"
    "// operator; older ones that need theirs said are at the end.  Attributes that hold a graph (the\n"
    "// bodies of If, Loop, Scan) are functions that stand before the other operands.\n\n"
    "op Abs(X) : elemwise, infer abs, eval abs, since 1;\n"
    "op Acos(input) : elemwise, infer same, eval acos, since 7;\n"
    "op Acosh(input) : elemwise, infer same, eval acosh, since 9;\n"
    "op Add(A, B) : broadcast, commutative, infer add, eval add, since 7 {\n"
    "    form 1 { axis, broadcast } lift broadcast;\n}\nop AffineGrid(theta, size) : fusable, since 20 {\n"
    "    align_corners: int = 0;\n}\n"
    "op And(A, B) : broadcast, commutative, infer broadcast, eval and, since 7 {\n"
    "    form 1 { axis, broadcast } lift broadcast;\n}\n"
    "op ArgMax(data) : reduce, infer arg, eval arg_max, since 12 {\n"
    "    axis: int = 0; keepdims: int = 1; select_last_index: int = 0;\n    form 1 { axis, keepdims };\n}\n"
    "op ArgMin(data) : reduce, infer arg, eval arg_min, since 12 {\n"
    "    axis: int = 0; keepdims: int = 1; select_last_index: int = 0;\n    form 1 { axis, keepdims };\n}\n"
    "op Asin(input) : elemwise, infer same, eval asin, since 7;\n"
    "op Asinh(input) : elemwise, infer same, eval asinh, since 9;\n"
    "op Atan(input) : elemwise, infer same, eval atan, since 7;\n"
    "op Atanh(input) : elemwise, infer same, eval atanh, since 9;\n"
    "op Attention(Q, K, V, attn_mask?, past_key?, past_value?) -> (Y, present_key?, present_value?, qk_matmul_output?)\n"
    "    : fusable, infer attention, eval attention, work onnx_attention, since 23 {\n"
    "    is_causal: int = 0; kv_num_heads: int?; q_num_heads: int?; qk_matmul_output_mode: int = 0;\n"
    "    scale: float?; softcap: float = 0.0; softmax_precision: int?;\n"
    "    form 24 (Q, K, V, attn_mask?, past_key?, past_value?, nonpad_kv_seqlen?);\n"
    "    form 25 (Q, K, V, attn_mask?, past_key?, past_value?, nonpad_kv_seqlen?) { is_causal, kv_num_heads,\n"
    "        left_window_size = -1, q_num_heads, qk_matmul_output_mode, right_window_size = -1, scale, softcap,\n"
    "        softmax_precision };\n}\n"
    "op AveragePool(X) : fusable, infer pool, eval average_pool, since 10 {\n"
    "    auto_pad: string = \"NOTSET\"; ceil_mode: int = 0; count_include_pad: int = 0; kernel_shape: int[];\n"
    "    pads: int[]?; strides: int[]?;\n    form 1 { auto_pad, kernel_shape, pads, strides };\n"
    "    form 7 { auto_pad, count_include_pad, kernel_shape, pads, strides };\n"
    "    form 19 { auto_pad, ceil_mode, count_include_pad, dilations = 1, kernel_shape, pads, strides };\n"
    "}\nop BatchNormalization(X, scale, B, input_mean, input_var) -> (Y, running_mean?, running_var?)\n"
    "    : fusable, infer batch_norm, eval batch_normalization, since 14 {\n"
    "    epsilon: float = 1.0e-05; momentum: float = 0.9; training_mode: int = 0;\n"
    "    form 1 { epsilon, is_test, momentum, spatial = 1 } lift batch_norm_is_test;\n"
    "    form 7 { epsilon, momentum, spatial = 1 } lift batch_norm;\n"
    "    form 9 { epsilon, momentum } lift batch_norm;\n}\n"
    "op Bernoulli(input) : opaque, random, infer onnx_like, since 15 {\n    dtype: int?; seed: float?;\n}\n"
    "op BitCast(input) : elemwise, infer bit_cast, eval bit_cast, since 26 {\n    to: int;\n}\n"
    "op BitShift(X, Y) : broadcast, infer broadcast, eval bit_shift, since 11 {\n    direction: string;\n}\n"
    "op BitwiseAnd(A, B) : broadcast, commutative, infer broadcast, eval bitwise_and, since 18;\n"
    "op BitwiseNot(X) : elemwise, infer same, eval bitwise_not, since 18;\n"
    "op BitwiseOr(A, B) : broadcast, commutative, infer broadcast, eval bitwise_or, since 18;\n"
    "op BitwiseXor(A, B) : broadcast, commutative, infer broadcast, eval bitwise_xor, since 18;\n"
    "op BlackmanWindow(size) : opaque, eval blackman_window, since 17 {\n"
    "    output_datatype: int = 1; periodic: int = 1;\n}\n"
    "op Cast(input) : elemwise, casts, infer cast, eval cast, since 6 {\n    to: int;\n"
    "    form 1 lift cast_name;\n    form 19 { saturate = 1, to };\n",
    "    form 24 { round_mode = \"up\", saturate = 1, to };\n}\n"
    "op CastLike(input, target_type) : elemwise, infer cast_like, eval cast_like, since 15 {\n"
    "    form 19 { saturate = 1 };\n    form 24 { round_mode = \"up\", saturate = 1 };\n}\n"
    "op CausalConvWithState(input, weight, bias?, past_state?) -> (output, present_state) : opaque, since 27 {\n"
    "    activation: string = \"none\";\n}\nop Ceil(X) : elemwise, infer ceil, eval ceil, since 1;\n"
    "op Celu(X) : elemwise, infer same, eval celu, since 12 {\n    alpha: float = 1.0;\n}\n"
    "op CenterCropPad(input_data, shape) : injective, infer center_crop_pad, eval center_crop_pad, since 18 {\n"
    "    axes: int[]?;\n}\nop Clip(input, min?, max?) : elemwise, infer same, eval clip, since 11 {\n"
    "    form 1 (input) { max, min } lift clip;\n}\n"
    "op Col2Im(input, image_shape, block_shape) : opaque, since 18 {\n"
    "    dilations: int[]?; pads: int[]?; strides: int[]?;\n}\n"
    "op Compress(input, condition) : opaque, infer compress, eval compress, since 9 {\n    axis: int?;\n}\n"
    "op Concat(inputs*) : injective, infer concat, eval concat, since 4 {\n    axis: int;\n"
    "    form 1 lift concat;\n}\nop ConcatFromSequence(input_sequence) : opaque, since 11 {\n"
    "    axis: int; new_axis: int = 0;\n}\n"
    "op Constant() : opaque, infer constant, eval constant, since 12 {\n"
    "    sparse_value: any?; value: tensor?; value_float: float?; value_floats: float[]?; value_int: int?;\n"
    "    value_ints: int[]?; value_string: string?; value_strings: string[]?;\n    form 1 { value };\n"
    "    form 11 { sparse_value, value };\n}\n"
    "op ConstantOfShape(input) : injective, infer constant_of_shape, eval constant_of_shape, since 9 {\n"
    "    value: tensor?;\n}\nop Conv(X, W, B?) : fusable, infer conv, eval conv, work conv, since 1 {\n"
    "    auto_pad: string = \"NOTSET\"; dilations: int[]?; group: int = 1; kernel_shape: int[]?;\n"
    "    pads: int[]?; strides: int[]?;\n}\nop ConvInteger(x, w, x_zero_point?, w_zero_point?)\n"
    "    : fusable, infer conv_integer, eval conv_integer, work conv, since 10 {\n"
    "    auto_pad: string = \"NOTSET\"; dilations: int[]?; group: int = 1; kernel_shape: int[]?;\n"
    "    pads: int[]?; strides: int[]?;\n}\nop ConvTranspose(X, W, B?)\n"
    "    : fusable, infer conv_transpose, eval conv_transpose, work conv_transpose, since 1 {\n"
    "    auto_pad: string = \"NOTSET\"; dilations: int[]?; group: int = 1; kernel_shape: int[]?;\n"
    "    output_padding: int[]?; output_shape: int[]?; pads: int[]?; strides: int[]?;\n}\n"
    "op Cos(input) : elemwise, infer same, eval cos, since 7;\n"
    "op Cosh(input) : elemwise, infer same, eval cosh, since 9;\n"
    "op CumProd(x, axis) : opaque, infer same, eval cum_prod, since 26 {\n"
    "    exclusive: int = 0; reverse: int = 0;\n}\n"
    "op CumSum(x, axis) : opaque, infer same, eval cum_sum, since 11 {\n"
    "    exclusive: int = 0; reverse: int = 0;\n}\nop DFT(input, dft_length?) : opaque, since 17 {\n"
    "    axis: int = 1; inverse: int = 0; onesided: int = 0;\n"
    "    form 20 (input, dft_length?, axis?) { inverse, onesided } lift dft;\n}\n"
    "op DeformConv(X, W, offset, B?, mask?) : fusable, infer conv, eval deform_conv, work conv, since 19 {\n"
    "    dilations: int[]?; group: int = 1; kernel_shape: int[]?; offset_group: int = 1; pads: int[]?;\n"
    "    strides: int[]?;\n}\n"
    "op DepthToSpace(input) : injective, infer depth_to_space, eval depth_to_space, since 11 {\n"
    "    blocksize: int; mode: string = \"DCR\";\n    form 1 { blocksize };\n}\n"
    "op DequantizeLinear(x, x_scale, x_zero_point?)\n"
    "    : elemwise, dequantizes, infer dequantize, eval dequantize_linear, since 13 {\n"
    "    axis: int = 1;\n    form 10 {};\n    form 21 { axis, block_size = 0 };\n"
    "    form 23 { axis, block_size = 0, output_dtype = 0 };\n}\nop Det(X) : opaque, infer det, since 11;\n"
    "op Div(A, B) : broadcast, infer div, eval div, since 7 {\n"
    "    form 1 { axis, broadcast } lift broadcast;\n}\n"
    "op Dropout(data, ratio?, training_mode?) -> (output, mask?)\n"
    "    : elemwise, random, infer drop, eval dropout, since 12 {\n    seed: int?;\n"
    "    form 1 (data) { is_test, ratio } lift dropout_is_test;\n"
    "    form 7 (data) { ratio } lift dropout;\n    form 10 (data) { ratio } lift dropout;\n}\n"
    "op DynamicQuantizeLinear(x) -> (y, y_scale, y_zero_point)\n",
    "    : opaque, quantizes, infer dynamic_quantize, eval dynamic_quantize_linear, since 11;\n"
    "op Einsum(Inputs*) : fusable, infer einsum, eval einsum, since 12 {\n    equation: string;\n}\n"
    "op Elu(X) : elemwise, infer same, eval elu, since 1 {\n    alpha: float = 1.0;\n}\n"
    "op Equal(A, B) : broadcast, commutative, infer equal, eval equal, since 7 {\n"
    "    form 1 { axis, broadcast } lift broadcast;\n}\n"
    "op Erf(input) : elemwise, infer same, eval erf, since 9;\n"
    "op Exp(input) : elemwise, infer same, eval exp, since 1;\n"
    "op Expand(input, shape) : broadcast, infer expand, eval expand, since 8;\n"
    "op EyeLike(input) : injective, infer onnx_like, eval eye_like, since 9 {\n"
    "    dtype: int?; k: int = 0;\n}\n"
    "op Flatten(input) : injective, infer flatten, eval flatten, since 1 {\n    axis: int = 1;\n}\n"
    "op Floor(X) : elemwise, infer floor, eval floor, since 1;\n"
    "op GRU(X, W, R, B?, sequence_lens?, initial_h?) -> (Y, Y_h?)\n"
    "    : opaque, infer recurrent, eval gru, work recurrent, since 14 {\n"
    "    activation_alpha: float[]?; activation_beta: float[]?; activations: string[]?; clip: float?;\n"
    "    direction: string = \"forward\"; hidden_size: int?; layout: int = 0; linear_before_reset: int = 0;\n"
    "    form 1 { activation_alpha, activation_beta, activations, clip, direction, hidden_size, output_sequence }\n"
    "        lift dropped(output_sequence);\n"
    "    form 3 { activation_alpha, activation_beta, activations, clip, direction, hidden_size,\n"
    "        linear_before_reset, output_sequence } lift dropped(output_sequence);\n"
    "    form 7 { activation_alpha, activation_beta, activations, clip, direction, hidden_size, linear_before_reset\n"
    "        };\n}\nop Gather(data, indices) : injective, infer gather, eval gather, since 1 {\n"
    "    axis: int = 0;\n}\n"
    "op GatherElements(data, indices) : injective, infer like_second, eval gather_elements, since 11 {\n"
    "    axis: int = 0;\n}\n"
    "op GatherND(data, indices) : injective, infer gather_nd, eval gather_nd, since 12 {\n"
    "    batch_dims: int = 0;\n    form 11 {};\n}\nop Gelu(X) : elemwise, infer same, eval gelu, since 20 {\n"
    "    approximate: string = \"none\";\n}\n"
    "op Gemm(A, B, C?) : fusable, infer gemm, eval gemm, work gemm, since 7 {\n"
    "    alpha: float = 1.0; beta: float = 1.0; transA: int = 0; transB: int = 0;\n"
    "    form 1 { alpha, beta, broadcast, transA, transB } lift dropped(broadcast);\n}\n"
    "op GlobalAveragePool(X) : fusable, infer global_pool, eval global_average_pool, since 1;\n"
    "op GlobalLpPool(X) : fusable, infer global_pool, eval global_lp_pool, since 2 {\n    p: int = 2;\n"
    "    form 1 lift float_p;\n}\n"
    "op GlobalMaxPool(X) : fusable, infer global_pool, eval global_max_pool, since 1;\n"
    "op Greater(A, B) : broadcast, infer greater, eval greater, since 7 {\n"
    "    form 1 { axis, broadcast } lift broadcast;\n}\n"
    "op GreaterOrEqual(A, B) : broadcast, infer compare, eval greater_or_equal, since 12;\n"
    "op GridSample(X, grid) : fusable, infer grid_sample, since 16 {\n"
    "    align_corners: int = 0; mode: string = \"bilinear\"; padding_mode: string = \"zeros\";\n"
    "    form 20 lift grid_sample;\n}\n"
    "op GroupNormalization(X, scale, bias) : fusable, infer same, eval group_normalization, since 18 {\n"
    "    epsilon: float = 1.0e-05; num_groups: int;\n"
    "    form 21 { epsilon, num_groups, stash_type } lift never;\n}\n"
    "op HammingWindow(size) : opaque, eval hamming_window, since 17 {\n"
    "    output_datatype: int = 1; periodic: int = 1;\n}\n"
    "op HannWindow(size) : opaque, eval hann_window, since 17 {\n"
    "    output_datatype: int = 1; periodic: int = 1;\n}\n"
    "op HardSigmoid(X) : elemwise, infer same, eval hard_sigmoid, since 1 {\n"
    "    alpha: float = 0.2; beta: float = 0.5;\n}\n"
    "op HardSwish(X) : elemwise, infer same, eval hard_swish, since 14;\n"
    "op Hardmax(input) : fusable, infer same, eval hardmax, since 13 {\n    axis: int = -1;\n"
    "    form 1 lift softmax;\n}\nop Identity(input) : elemwise, infer identity, eval identity, since 1;\n"
    "op If(then_branch, else_branch, cond) -> (outputs*) : opaque, branches, infer if, eval if, since 1;\n"
    "op ImageDecoder(encoded_stream) : opaque, since 20 {\n    pixel_format: string = \"RGB\";\n}\n",
    "op InstanceNormalization(input, scale, B) : fusable, infer same, eval instance_normalization, since 1 {\n"
    "    epsilon: float = 1.0e-05;\n}\nop IsInf(X) : elemwise, infer to_bool, eval is_inf, since 10 {\n"
    "    detect_negative: int = 1; detect_positive: int = 1;\n}\n"
    "op IsNaN(X) : elemwise, infer to_bool, eval is_nan, since 9;\n"
    "op LRN(X) : fusable, infer same, eval lrn, since 1 {\n"
    "    alpha: float = 1.0e-04; beta: float = 0.75; bias: float = 1.0; size: int;\n}\n"
    "op LSTM(X, W, R, B?, sequence_lens?, initial_h?, initial_c?, P?) -> (Y, Y_h?, Y_c?)\n"
    "    : opaque, infer recurrent, eval lstm, work recurrent, since 14 {\n"
    "    activation_alpha: float[]?; activation_beta: float[]?; activations: string[]?; clip: float?;\n"
    "    direction: string = \"forward\"; hidden_size: int?; input_forget: int = 0; layout: int = 0;\n"
    "    form 1 { activation_alpha, activation_beta, activations, clip, direction, hidden_size, input_forget,\n"
    "        output_sequence } lift dropped(output_sequence);\n"
    "    form 7 { activation_alpha, activation_beta, activations, clip, direction, hidden_size, input_forget };\n"
    "}\nop LayerNormalization(X, Scale, B?) -> (Y, Mean?, InvStdDev?)\n"
    "    : fusable, infer layer_norm, eval layer_normalization, since 17 {\n"
    "    axis: int = -1; epsilon: float = 1.0e-05; stash_type: int = 1;\n}\n"
    "op LeakyRelu(X) : elemwise, infer same, eval leaky_relu, since 1 {\n    alpha: float = 0.01;\n}\n"
    "op Less(A, B) : broadcast, infer less, eval less, since 7 {\n"
    "    form 1 { axis, broadcast } lift broadcast;\n}\n"
    "op LessOrEqual(A, B) : broadcast, infer compare, eval less_or_equal, since 12;\n"
    "op LinearAttention(query, key, value, past_state?, decay?, beta?) -> (output, present_state)\n"
    "    : opaque, since 27 {\n"
    "    chunk_size: int = 64; kv_num_heads: int; q_num_heads: int; scale: float = 0.0;\n"
    "    update_rule: string = \"gated_delta\";\n}\nop Log(input) : elemwise, infer same, eval log, since 1;\n"
    "op LogSoftmax(input) : fusable, infer same, eval log_softmax, since 13 {\n    axis: int = -1;\n"
    "    form 1 lift softmax;\n}\nop Loop(body, M?, cond?, v_initial*) -> (v_final_and_scan_outputs*)\n"
    "    : opaque, body, infer loop, eval loop, since 1;\n"
    "op LpNormalization(input) : fusable, infer same, eval lp_normalization, since 1 {\n"
    "    axis: int = -1; p: int = 2;\n}\nop LpPool(X) : fusable, infer pool, eval lp_pool, since 2 {\n"
    "    auto_pad: string = \"NOTSET\"; kernel_shape: int[]; p: int = 2; pads: int[]?; strides: int[]?;\n"
    "    form 1 lift float_p;\n"
    "    form 18 { auto_pad, ceil_mode = 0, dilations = 1, kernel_shape, p, pads, strides };\n}\n"
    "op MatMul(A, B) : fusable, infer matmul, eval matmul, work matmul, since 1;\n"
    "op MatMulInteger(A, B, a_zero_point?, b_zero_point?)\n"
    "    : fusable, infer matmul_integer, eval matmul_integer, work matmul, since 10;\n"
    "op Max(data_0*) : broadcast, commutative, infer max, eval max, since 1;\n"
    "op MaxPool(X) -> (Y, Indices?) : fusable, infer pool, eval max_pool, since 10 {\n"
    "    auto_pad: string = \"NOTSET\"; ceil_mode: int = 0; dilations: int[]?; kernel_shape: int[];\n"
    "    pads: int[]?; storage_order: int = 0; strides: int[]?;\n"
    "    form 1 { auto_pad, kernel_shape, pads, strides };\n"
    "    form 8 { auto_pad, kernel_shape, pads, storage_order, strides };\n}\n"
    "op MaxRoiPool(X, rois) : opaque, infer roi_pool, since 1 {\n"
    "    pooled_shape: int[]; spatial_scale: float = 1.0;\n}\n"
    "op MaxUnpool(X, I, output_shape?) : opaque, infer unpool, since 9 {\n"
    "    kernel_shape: int[]; pads: int[]?; strides: int[]?;\n}\n"
    "op Mean(data_0*) : broadcast, commutative, infer broadcast, eval mean, since 1;\n"
    "op MeanVarianceNormalization(X) : fusable, infer same, since 9 {\n    axes: int[] = [0, 2, 3];\n}\n"
    "op MelWeightMatrix(num_mel_bins, dft_length, sample_rate, lower_edge_hertz, upper_edge_hertz)\n"
    "    : opaque, since 17 {\n    output_datatype: int = 1;\n}\n"
    "op Min(data_0*) : broadcast, commutative, infer min, eval min, since 1;\n"
    "op Mish(X) : elemwise, infer same, eval mish, since 18;\n"
    "op Mod(A, B) : broadcast, infer mod, eval mod, since 10 {\n    fmod: int = 0;\n}\n"
    "op Mul(A, B) : broadcast, commutative, infer mul, eval mul, since 7 {\n",
    "    form 1 { axis, broadcast } lift broadcast;\n}\nop Multinomial(input) : opaque, random, since 7 {\n"
    "    dtype: int = 6; sample_size: int = 1; seed: float?;\n}\n"
    "op Neg(X) : elemwise, infer neg, eval neg, since 1;\n"
    "op NegativeLogLikelihoodLoss(input, target, weight?) : opaque, eval negative_log_likelihood_loss, since 12 {\n"
    "    ignore_index: int?; reduction: string = \"mean\";\n}\n"
    "op NonMaxSuppression(boxes, scores, max_output_boxes_per_class?, iou_threshold?, score_threshold?)\n"
    "    : opaque, infer boxes, since 10 {\n    center_point_box: int = 0;\n}\n"
    "op NonZero(X) : opaque, infer non_zero, eval non_zero, since 9;\n"
    "op Not(X) : elemwise, infer not, eval not, since 1;\n"
    "op OneHot(indices, depth, values) : injective, infer one_hot, eval one_hot, since 9 {\n"
    "    axis: int = -1;\n}\nop Optional(input?) : opaque, since 15 {\n    type: any?;\n}\n"
    "op OptionalGetElement(input) : opaque, since 15;\nop OptionalHasElement(input) : opaque, since 15 {\n"
    "    form 18 (input?) lift has_element;\n}\n"
    "op Or(A, B) : broadcast, commutative, infer broadcast, eval or, since 7 {\n"
    "    form 1 { axis, broadcast } lift broadcast;\n}\n"
    "op PRelu(X, slope) : broadcast, infer same, eval prelu, since 7 {\n    form 1 lift prelu;\n}\n"
    "op Pad(data, pads, constant_value?) : injective, pads, infer pad, eval pad, since 11 {\n"
    "    mode: string = \"constant\";\n    form 1 (data) { mode, paddings, value } lift pad(paddings);\n"
    "    form 2 (data) { mode, pads, value } lift pad(pads);\n"
    "    form 18 (data, pads, constant_value?, axes?) lift pad_axes;\n"
    "    form 19 (data, pads, constant_value?, axes?) lift pad_axes;\n}\n"
    "op Pow(X, Y) : broadcast, infer broadcast, eval pow, since 7 {\n"
    "    form 1 { axis, broadcast } lift broadcast;\n}\n"
    "op QLinearConv(x, x_scale, x_zero_point, w, w_scale, w_zero_point, y_scale, y_zero_point, B?)\n"
    "    : fusable, infer qlinear_conv, eval qlinear_conv, work qlinear_conv, since 10 {\n"
    "    auto_pad: string = \"NOTSET\"; dilations: int[]?; group: int = 1; kernel_shape: int[]?;\n"
    "    pads: int[]?; strides: int[]?;\n}\n"
    "op QLinearMatMul(a, a_scale, a_zero_point, b, b_scale, b_zero_point, y_scale, y_zero_point)\n"
    "    : fusable, infer qlinear_matmul, eval qlinear_matmul, work qlinear_matmul, since 10;\n"
    "op QuantizeLinear(x, y_scale, y_zero_point?) : elemwise, quantizes, infer quantize, eval quantize_linear, since 13 {\n"
    "    axis: int = 1;\n    form 10 {};\n    form 19 { axis, saturate = 1 };\n"
    "    form 21 { axis, block_size = 0, output_dtype = 0, saturate = 1 };\n"
    "    form 23 { axis, block_size = 0, output_dtype = 0, precision = 0, saturate = 1 };\n}\n"
    "op RMSNormalization(X, scale) : fusable, infer same, eval rms_normalization, since 23 {\n"
    "    axis: int = -1; epsilon: float = 1.0e-05; stash_type: int = 1;\n}\n"
    "op RNN(X, W, R, B?, sequence_lens?, initial_h?) -> (Y, Y_h?)\n"
    "    : opaque, infer recurrent, eval rnn, work recurrent, since 14 {\n"
    "    activation_alpha: float[]?; activation_beta: float[]?; activations: string[] = [\"Tanh\", \"Tanh\"];\n"
    "    clip: float?; direction: string = \"forward\"; hidden_size: int?; layout: int = 0;\n"
    "    form 1 { activation_alpha, activation_beta, activations, clip, direction, hidden_size, output_sequence }\n"
    "        lift dropped(output_sequence);\n"
    "    form 7 { activation_alpha, activation_beta, activations, clip, direction, hidden_size };\n}\n"
    "op RandomNormal() : opaque, random, infer random_shape, since 1 {\n"
    "    dtype: int = 1; mean: float = 0.0; scale: float = 1.0; seed: float?; shape: int[];\n}\n"
    "op RandomNormalLike(input) : opaque, random, infer onnx_like, since 1 {\n"
    "    dtype: int?; mean: float = 0.0; scale: float = 1.0; seed: float?;\n}\n"
    "op RandomUniform() : opaque, random, infer random_shape, since 1 {\n"
    "    dtype: int = 1; high: float = 1.0; low: float = 0.0; seed: float?; shape: int[];\n}\n"
    "op RandomUniformLike(input) : opaque, random, infer onnx_like, since 1 {\n"
    "    dtype: int?; high: float = 1.0; low: float = 0.0; seed: float?;\n}\n"
    "op Range(start, limit, delta) : injective, infer range, eval range, since 11 {\n"
    "    form 27 { stash_type = 1 };\n}\n"
    "op Reciprocal(X) : elemwise, infer same, eval reciprocal, since 1;\n",
    "op ReduceL1(data) : reduce, infer reduce, eval reduce_l1, since 1 {\n"
    "    axes: int[]?; keepdims: int = 1;\n"
    "    form 18 (data, axes?) { keepdims, noop_with_empty_axes } lift reduce;\n}\n"
    "op ReduceL2(data) : reduce, infer reduce, eval reduce_l2, since 1 {\n"
    "    axes: int[]?; keepdims: int = 1;\n"
    "    form 18 (data, axes?) { keepdims, noop_with_empty_axes } lift reduce;\n}\n"
    "op ReduceLogSum(data) : reduce, infer reduce, eval reduce_log_sum, since 1 {\n"
    "    axes: int[]?; keepdims: int = 1;\n"
    "    form 18 (data, axes?) { keepdims, noop_with_empty_axes } lift reduce;\n}\n"
    "op ReduceLogSumExp(data) : reduce, infer reduce, eval reduce_log_sum_exp, since 1 {\n"
    "    axes: int[]?; keepdims: int = 1;\n"
    "    form 18 (data, axes?) { keepdims, noop_with_empty_axes } lift reduce;\n}\n"
    "op ReduceMax(data) : reduce, infer reduce, eval reduce_max, since 1 {\n"
    "    axes: int[]?; keepdims: int = 1;\n"
    "    form 18 (data, axes?) { keepdims, noop_with_empty_axes } lift reduce;\n}\n"
    "op ReduceMean(data) : reduce, infer reduce, eval reduce_mean, since 1 {\n"
    "    axes: int[]?; keepdims: int = 1;\n"
    "    form 18 (data, axes?) { keepdims, noop_with_empty_axes } lift reduce;\n}\n"
    "op ReduceMin(data) : reduce, infer reduce, eval reduce_min, since 1 {\n"
    "    axes: int[]?; keepdims: int = 1;\n"
    "    form 18 (data, axes?) { keepdims, noop_with_empty_axes } lift reduce;\n}\n"
    "op ReduceProd(data) : reduce, infer reduce_prod, eval reduce_prod, since 1 {\n"
    "    axes: int[]?; keepdims: int = 1;\n"
    "    form 18 (data, axes?) { keepdims, noop_with_empty_axes } lift reduce;\n}\n"
    "op ReduceSum(data, axes?) : reduce, infer reduce_sum, eval reduce_sum, since 13 {\n"
    "    keepdims: int = 1; noop_with_empty_axes: int = 0;\n"
    "    form 1 (data) { axes, keepdims } lift ints_operand(axes);\n}\n"
    "op ReduceSumSquare(data) : reduce, infer reduce, eval reduce_sum_square, since 1 {\n"
    "    axes: int[]?; keepdims: int = 1;\n"
    "    form 18 (data, axes?) { keepdims, noop_with_empty_axes } lift reduce;\n}\n"
    "op RegexFullMatch(X) : opaque, since 20 {\n    pattern: string?;\n}\n"
    "op Relu(X) : elemwise, infer same, eval relu, since 1;\n"
    "op Reshape(data, shape) : injective, infer reshape, eval reshape, since 14 {\n"
    "    allowzero: int = 0;\n    form 1 (data) { shape } lift required_ints_operand(shape);\n"
    "    form 5 {};\n}\n"
    "op Resize(X, roi?, scales?, sizes?) : fusable, infer resize, eval resize, since 11 {\n"
    "    coordinate_transformation_mode: string = \"half_pixel\"; cubic_coeff_a: float = -0.75;\n"
    "    exclude_outside: int = 0; extrapolation_value: float = 0.0; mode: string = \"nearest\";\n"
    "    nearest_mode: string = \"round_prefer_floor\";\n"
    "    form 10 (X, scales) { mode } lift resize_scales;\n    form 11 lift resize;\n"
    "    form 18 { antialias = 0, axes, coordinate_transformation_mode, cubic_coeff_a, exclude_outside,\n"
    "        extrapolation_value, keep_aspect_ratio_policy = \"stretch\", mode, nearest_mode } lift resize;\n"
    "    form 19 { antialias = 0, axes, coordinate_transformation_mode, cubic_coeff_a, exclude_outside,\n"
    "        extrapolation_value, keep_aspect_ratio_policy = \"stretch\", mode, nearest_mode } lift resize;\n"
    "}\n"
    "op ReverseSequence(input, sequence_lens) : injective, infer same, eval reverse_sequence, since 10 {\n"
    "    batch_axis: int = 1; time_axis: int = 0;\n}\n"
    "op RoiAlign(X, rois, batch_indices) : opaque, infer roi_align, since 16 {\n"
    "    coordinate_transformation_mode: string = \"half_pixel\"; mode: string = \"avg\";\n"
    "    output_height: int = 1; output_width: int = 1; sampling_ratio: int = 0;\n"
    "    spatial_scale: float = 1.0;\n"
    "    form 10 { mode, output_height, output_width, sampling_ratio, spatial_scale } lift roi_align;\n}\n"
    "op RotaryEmbedding(X, cos_cache, sin_cache, position_ids?)\n"
    "    : fusable, infer same, eval rotary_embedding, since 23 {\n"
    "    interleaved: int = 0; num_heads: int?; rotary_embedding_dim: int = 0;\n}\n"
    "op Round(X) : elemwise, infer same, eval round, since 11;\n"
    "op STFT(signal, frame_step, window?, frame_length?) : opaque, since 17 {\n    onesided: int = 1;\n}\n"
    "op Scan(body, initial_state_and_scan_inputs*) -> (final_state_and_scan_outputs*)\n"
    "    : opaque, body, infer scan, eval scan, since 9 {\n",
    "    num_scan_inputs: int; scan_input_axes: int[]?; scan_input_directions: int[]?;\n"
    "    scan_output_axes: int[]?; scan_output_directions: int[]?;\n"
    "    form 8 { directions, num_scan_inputs } lift never;\n}\n"
    "op Scatter(data, indices, updates) : opaque, infer same, since 9, until 10 {\n    axis: int = 0;\n"
    "    form 9 lift scatter;\n}\n"
    "op ScatterElements(data, indices, updates) : opaque, infer same, eval scatter_elements, since 16 {\n"
    "    axis: int = 0; reduction: string = \"none\";\n    form 11 { axis };\n"
    "    form 18 lift scatter_reduction;\n}\n"
    "op ScatterND(data, indices, updates) : opaque, infer same, eval scatter_nd, since 16 {\n"
    "    reduction: string = \"none\";\n    form 11 {};\n    form 18 lift scatter_reduction;\n}\n"
    "op Selu(X) : elemwise, infer same, eval selu, since 6 {\n"
    "    alpha: float = 1.6732632; gamma: float = 1.050701;\n    form 1 lift selu;\n}\n"
    "op SequenceAt(input_sequence, position) : opaque, since 11;\n"
    "op SequenceConstruct(inputs*) : opaque, since 11;\nop SequenceEmpty() : opaque, since 11 {\n"
    "    dtype: int?;\n}\nop SequenceErase(input_sequence, position?) : opaque, since 11;\n"
    "op SequenceInsert(input_sequence, tensor, position?) : opaque, since 11;\n"
    "op SequenceLength(input_sequence) : opaque, since 11;\n"
    "op SequenceMap(body, input_sequence, additional_inputs*) -> (out_sequence*) : opaque, body, since 17;\n"
    "op Shape(data) : opaque, infer shape, eval shape, since 15 {\n    end: int?; start: int = 0;\n"
    "    form 1 {};\n}\nop Shrink(input) : elemwise, infer same, eval shrink, since 9 {\n"
    "    bias: float = 0.0; lambd: float = 0.5;\n}\n"
    "op Sigmoid(X) : elemwise, infer same, eval sigmoid, since 1;\n"
    "op Sign(input) : elemwise, infer same, eval sign, since 9;\n"
    "op Sin(input) : elemwise, infer same, eval sin, since 7;\n"
    "op Sinh(input) : elemwise, infer same, eval sinh, since 9;\n"
    "op Size(data) : opaque, infer size, eval size, since 1;\n"
    "op Slice(data, starts, ends, axes?, steps?) : injective, infer slice, eval slice, since 10 {\n"
    "    form 1 (data) { axes, ends, starts } lift slice;\n}\n"
    "op Softmax(input) : fusable, infer same, eval softmax, since 13 {\n    axis: int = -1;\n"
    "    form 1 lift softmax;\n}\n"
    "op SoftmaxCrossEntropyLoss(scores, labels, weights?) -> (output, log_prob?)\n"
    "    : opaque, eval softmax_cross_entropy_loss, since 12 {\n"
    "    ignore_index: int?; reduction: string = \"mean\";\n}\n"
    "op Softplus(X) : elemwise, infer same, eval softplus, since 1;\n"
    "op Softsign(input) : elemwise, infer same, eval softsign, since 1;\n"
    "op SpaceToDepth(input) : injective, infer space_to_depth, eval space_to_depth, since 1 {\n"
    "    blocksize: int;\n    form 28 { blocksize, mode = \"DCR\" };\n}\n"
    "op Split(input, split?) -> (outputs*) : injective, infer split, eval split, since 13 {\n"
    "    axis: int = 0;\n    form 1 { axis, split } lift split(split);\n"
    "    form 2 (input) { axis, split } lift split(split);\n"
    "    form 18 { axis, num_outputs } lift split_count;\n}\n"
    "op SplitToSequence(input, split?) : opaque, since 11 {\n    axis: int = 0; keepdims: int = 1;\n}\n"
    "op Sqrt(X) : elemwise, infer sqrt, eval sqrt, since 1;\n"
    "op Squeeze(data, axes?) : injective, infer squeeze, eval squeeze, since 13 {\n"
    "    form 1 (data) { axes } lift ints_operand(axes);\n}\nop StringConcat(X, Y) : opaque, since 20;\n"
    "op StringNormalizer(X) : opaque, since 10 {\n"
    "    case_change_action: string = \"NONE\"; is_case_sensitive: int = 0; locale: string?;\n"
    "    stopwords: string[]?;\n}\nop StringSplit(X) -> (Y, Z) : opaque, since 20 {\n"
    "    delimiter: string?; maxsplit: int?;\n}\nop Sub(A, B) : broadcast, infer sub, eval sub, since 7 {\n"
    "    form 1 { axis, broadcast } lift broadcast;\n}\n"
    "op Sum(data_0*) : broadcast, commutative, infer broadcast, eval sum, since 1;\n"
    "op SwiGLU(A, B) : elemwise, infer broadcast, since 28 {\n    alpha: float = 1.0;\n}\n"
    "op Swish(X) : elemwise, infer same, eval swish, since 24 {\n    alpha: float = 1.0;\n}\n"
    "op Tan(input) : elemwise, infer same, eval tan, since 7;\n"
    "op Tanh(input) : elemwise, infer same, eval tanh, since 1;\n"
    "op TensorScatter(past_cache, update, write_indices?) : opaque, infer same, since 24 {\n",
    "    axis: int = -2; mode: string = \"linear\";\n}\nop TfIdfVectorizer(X) : opaque, since 9 {\n"
    "    max_gram_length: int; max_skip_count: int; min_gram_length: int; mode: string;\n"
    "    ngram_counts: int[]; ngram_indexes: int[]; pool_int64s: int[]?; pool_strings: string[]?;\n"
    "    weights: float[]?;\n}\n"
    "op ThresholdedRelu(X) : elemwise, infer same, eval thresholded_relu, since 10 {\n"
    "    alpha: float = 1.0;\n}\nop Tile(input, repeats) : injective, infer tile, eval tile, since 6 {\n"
    "    form 1 (input, tiles, axis) lift never;\n}\n"
    "op TopK(X, K) -> (Values, Indices) : opaque, infer top_k, eval top_k, since 11 {\n"
    "    axis: int = -1; largest: int = 1; sorted: int = 1;\n    form 1 (X) { axis, k } lift topk;\n"
    "    form 10 { axis };\n}\nop Transpose(data) : injective, infer transpose, eval transpose, since 1 {\n"
    "    perm: int[]?;\n}\nop Trilu(input, k?) : injective, infer same, eval trilu, since 14 {\n"
    "    upper: int = 1;\n}\n"
    "op Unique(X) -> (Y, indices?, inverse_indices?, counts?) : opaque, infer unique, since 11 {\n"
    "    axis: int?; sorted: int = 1;\n}\n"
    "op Unsqueeze(data, axes) : injective, infer unsqueeze, eval unsqueeze, since 13 {\n"
    "    form 1 (data) { axes } lift required_ints_operand(axes);\n}\n"
    "op Upsample(X, scales) : injective, infer upsample, eval upsample, since 9, until 9 {\n"
    "    mode: string = \"nearest\";\n"
    "    form 1 (X) { height_scale, mode, width_scale } lift upsample_sides;\n"
    "    form 7 (X) { mode, scales } lift upsample_attr;\n    form 9 lift upsample;\n}\n"
    "op Where(condition, X, Y) : broadcast, infer where, eval where, since 9;\n"
    "op Xor(A, B) : broadcast, commutative, infer broadcast, eval xor, since 7 {\n"
    "    form 1 { axis, broadcast } lift broadcast;\n}\n\n// ---- older forms ----\n\n"
    "op DequantizeLinear.v21(x, x_scale, x_zero_point?) : elemwise, dequantizes, infer dequantize, eval dequantize_linear {\n"
    "    axis: int = 1; block_size: int = 0;\n}\n"
    "op DequantizeLinear.v23(x, x_scale, x_zero_point?) : elemwise, dequantizes, infer dequantize, eval dequantize_linear {\n"
    "    axis: int = 1; block_size: int = 0; output_dtype: int = 0;\n}\n"
    "op Dropout.v10(data) -> (output, mask?) : opaque, random, infer drop { ratio: float = 0.5; }\n"
    "op GroupNormalization.v21(X, scale, bias) : fusable, infer same, eval group_normalization {\n"
    "    epsilon: float = 1.0e-05; num_groups: int; stash_type: int = 1;\n}\n"
    "op Hardmax.v1(input) : opaque, infer same { axis: int = 1; }\n"
    "op Hardmax.v11(input) : opaque, infer same { axis: int = 1; }\n"
    "op LogSoftmax.v1(input) : opaque, infer same { axis: int = 1; }\n"
    "op LogSoftmax.v11(input) : opaque, infer same { axis: int = 1; }\n"
    "op Resize.v11(X, roi?, scales?, sizes?) : opaque, infer resize, eval resize {\n"
    "    coordinate_transformation_mode: string = \"half_pixel\"; cubic_coeff_a: float = -0.75;\n"
    "    exclude_outside: int = 0; extrapolation_value: float = 0.0; mode: string = \"nearest\";\n"
    "    nearest_mode: string = \"round_prefer_floor\";\n}\n"
    "op Softmax.v1(input) : opaque, infer same { axis: int = 1; }\n"
    "op Softmax.v11(input) : opaque, infer same { axis: int = 1; }\n",
    NULL};
static const struct dfg_source onnx_sources[] = {
    {"onnx.ops", UINT64_C(0x22109368bc5e0364), onnx_text_0, NULL, 0},
};
extern const struct dfg_unit onnx_unit;
const struct dfg_unit onnx_unit = {
    .abi = DFG_ABI,
    .name = "onnx",
    .ops = &onnx_ops,
    .imports = (const char *const[]){ NULL },
    .version = "0.1.0", .hash = UINT64_C(0x7aa1318f292bde59),
    .n_sources = 1, .sources = onnx_sources, .law_limit = 64,
};
