/* The operators of relax.ops.  Made by pat2c; do not edit. */
#include "dfg.h"

static const struct dfg_attr_decl attrs_of_relax_arange[] = {
    { "dtype", "dtype", NULL },
};
static const struct dfg_attr_decl attrs_of_relax_argmax[] = {
    { "axis", "int?", NULL },
    { "keepdims", "bool", "false" },
};
static const struct dfg_attr_decl attrs_of_relax_argmin[] = {
    { "axis", "int?", NULL },
    { "keepdims", "bool", "false" },
};
static const struct dfg_attr_decl attrs_of_relax_argsort[] = {
    { "axis", "int", "-1" },
    { "descending", "bool", "false" },
    { "dtype", "dtype", "i32" },
};
static const struct dfg_attr_decl attrs_of_relax_astype[] = {
    { "dtype", "dtype", NULL },
};
static const struct dfg_attr_decl attrs_of_relax_call_tir_inplace[] = {
    { "inplace_indices", "int[]", NULL },
};
static const struct dfg_attr_decl attrs_of_relax_call_tir_with_grad[] = {
    { "te_grad_name", "string", NULL },
    { "te_grad_kwargs", "any?", NULL },
};
static const struct dfg_attr_decl attrs_of_relax_concat[] = {
    { "axis", "int?", "0" },
};
static const struct dfg_attr_decl attrs_of_relax_cumprod[] = {
    { "axis", "int?", NULL },
    { "dtype", "dtype?", NULL },
    { "exclusive", "bool", "false" },
};
static const struct dfg_attr_decl attrs_of_relax_cumsum[] = {
    { "axis", "int?", NULL },
    { "dtype", "dtype?", NULL },
    { "exclusive", "bool", "false" },
};
static const struct dfg_attr_decl attrs_of_relax_dequantize[] = {
    { "out_dtype", "dtype", "f32" },
    { "axis", "int", "-1" },
};
static const struct dfg_attr_decl attrs_of_relax_einsum[] = {
    { "subscripts", "string", NULL },
};
static const struct dfg_attr_decl attrs_of_relax_expand_dims[] = {
    { "axis", "int[]", NULL },
};
static const struct dfg_attr_decl attrs_of_relax_flip[] = {
    { "axis", "int", NULL },
};
static const struct dfg_attr_decl attrs_of_relax_full[] = {
    { "dtype", "dtype?", NULL },
};
static const struct dfg_attr_decl attrs_of_relax_full_like[] = {
    { "dtype", "dtype?", NULL },
};
static const struct dfg_attr_decl attrs_of_relax_gather_elements[] = {
    { "axis", "int", "0" },
};
static const struct dfg_attr_decl attrs_of_relax_gather_nd[] = {
    { "batch_dims", "int", "0" },
};
static const struct dfg_attr_decl attrs_of_relax_hint_on_device[] = {
    { "dev_type", "int", NULL },
    { "dev_id", "int", "0" },
};
static const struct dfg_attr_decl attrs_of_relax_image_resize2d[] = {
    { "roi", "float[]", "[0.0, 0.0, 0.0, 0.0]" },
    { "layout", "string", "\"NCHW\"" },
    { "method", "string", "\"linear\"" },
    { "coordinate_transformation_mode", "string", "\"half_pixel\"" },
    { "rounding_method", "string", "\"round\"" },
    { "cubic_alpha", "float", "-0.75" },
    { "cubic_exclude", "int", "0" },
    { "extrapolation_value", "float", "0.0" },
    { "out_dtype", "dtype?", NULL },
};
static const struct dfg_attr_decl attrs_of_relax_layout_transform[] = {
    { "index_map", "any", NULL },
    { "pad_value", "any?", NULL },
    { "axis_separators", "int[]?", NULL },
    { "input_axis_separators", "int[]?", NULL },
};
static const struct dfg_attr_decl attrs_of_relax_matmul[] = {
    { "out_dtype", "dtype?", NULL },
};
static const struct dfg_attr_decl attrs_of_relax_max[] = {
    { "axis", "int[]?", NULL },
    { "keepdims", "bool", "false" },
};
static const struct dfg_attr_decl attrs_of_relax_mean[] = {
    { "axis", "int[]?", NULL },
    { "keepdims", "bool", "false" },
};
static const struct dfg_attr_decl attrs_of_relax_min[] = {
    { "axis", "int[]?", NULL },
    { "keepdims", "bool", "false" },
};
static const struct dfg_attr_decl attrs_of_relax_multinomial_from_uniform[] = {
    { "dtype", "dtype", "i64" },
};
static const struct dfg_attr_decl attrs_of_relax_nn_adaptive_avg_pool1d[] = {
    { "output_size", "int[]?", NULL },
    { "layout", "string", "\"NCW\"" },
    { "out_layout", "string?", NULL },
};
static const struct dfg_attr_decl attrs_of_relax_nn_adaptive_avg_pool2d[] = {
    { "output_size", "int[]?", NULL },
    { "layout", "string", "\"NCHW\"" },
    { "out_layout", "string?", NULL },
};
static const struct dfg_attr_decl attrs_of_relax_nn_adaptive_avg_pool3d[] = {
    { "output_size", "int[]?", NULL },
    { "layout", "string", "\"NCDHW\"" },
    { "out_layout", "string?", NULL },
};
static const struct dfg_attr_decl attrs_of_relax_nn_attention[] = {
    { "scale", "float?", NULL },
    { "causal_mask", "string?", NULL },
    { "window_size", "int?", NULL },
};
static const struct dfg_attr_decl attrs_of_relax_nn_attention_bias[] = {
    { "scale", "float?", NULL },
    { "causal_mask", "string?", NULL },
    { "window_size", "int?", NULL },
};
static const struct dfg_attr_decl attrs_of_relax_nn_attention_var_len[] = {
    { "scale", "float?", NULL },
    { "causal_mask", "string?", NULL },
    { "window_size", "int?", NULL },
};
static const struct dfg_attr_decl attrs_of_relax_nn_avg_pool1d[] = {
    { "pool_size", "int[]", "[1]" },
    { "strides", "int[]", "[1]" },
    { "padding", "int[]", "[0, 0]" },
    { "dilation", "int[]", "[1]" },
    { "ceil_mode", "bool", "false" },
    { "count_include_pad", "bool", "false" },
    { "layout", "string", "\"NCW\"" },
    { "out_layout", "string?", NULL },
};
static const struct dfg_attr_decl attrs_of_relax_nn_avg_pool2d[] = {
    { "pool_size", "int[]", "[1, 1]" },
    { "strides", "int[]", "[1, 1]" },
    { "padding", "int[]", "[0, 0, 0, 0]" },
    { "dilation", "int[]", "[1, 1]" },
    { "ceil_mode", "bool", "false" },
    { "count_include_pad", "bool", "false" },
    { "layout", "string", "\"NCHW\"" },
    { "out_layout", "string?", NULL },
};
static const struct dfg_attr_decl attrs_of_relax_nn_avg_pool3d[] = {
    { "pool_size", "int[]", "[1, 1, 1]" },
    { "strides", "int[]", "[1, 1, 1]" },
    { "padding", "int[]", "[0, 0, 0, 0, 0, 0]" },
    { "dilation", "int[]", "[1, 1, 1]" },
    { "ceil_mode", "bool", "false" },
    { "count_include_pad", "bool", "false" },
    { "layout", "string", "\"NCDHW\"" },
    { "out_layout", "string?", NULL },
};
static const struct dfg_attr_decl attrs_of_relax_nn_batch_norm[] = {
    { "axis", "int", "1" },
    { "epsilon", "float", "1e-05" },
    { "center", "bool", "true" },
    { "scale", "bool", "true" },
    { "momentum", "float", "0.1" },
};
static const struct dfg_attr_decl attrs_of_relax_nn_conv1d[] = {
    { "strides", "int[]", "[1]" },
    { "padding", "int[]", "[0, 0]" },
    { "dilation", "int[]", "[1]" },
    { "groups", "int", "1" },
    { "data_layout", "string", "\"NCW\"" },
    { "kernel_layout", "string", "\"OIW\"" },
    { "out_layout", "string?", NULL },
    { "out_dtype", "dtype?", NULL },
};
static const struct dfg_attr_decl attrs_of_relax_nn_conv1d_transpose[] = {
    { "strides", "int[]", "[1]" },
    { "padding", "int[]", "[0, 0]" },
    { "output_padding", "int[]", "[0]" },
    { "dilation", "int[]", "[1]" },
    { "groups", "int", "1" },
    { "data_layout", "string", "\"NCW\"" },
    { "kernel_layout", "string", "\"IOW\"" },
    { "out_layout", "string?", NULL },
    { "out_dtype", "dtype?", NULL },
};
static const struct dfg_attr_decl attrs_of_relax_nn_conv2d[] = {
    { "strides", "int[]", "[1, 1]" },
    { "padding", "int[]", "[0, 0, 0, 0]" },
    { "dilation", "int[]", "[1, 1]" },
    { "groups", "int", "1" },
    { "data_layout", "string", "\"NCHW\"" },
    { "kernel_layout", "string", "\"OIHW\"" },
    { "out_layout", "string?", NULL },
    { "out_dtype", "dtype?", NULL },
};
static const struct dfg_attr_decl attrs_of_relax_nn_conv2d_transpose[] = {
    { "strides", "int[]", "[1, 1]" },
    { "padding", "int[]", "[0, 0, 0, 0]" },
    { "output_padding", "int[]", "[0, 0]" },
    { "dilation", "int[]", "[1, 1]" },
    { "groups", "int", "1" },
    { "data_layout", "string", "\"NCHW\"" },
    { "kernel_layout", "string", "\"IOHW\"" },
    { "out_layout", "string?", NULL },
    { "out_dtype", "dtype?", NULL },
};
static const struct dfg_attr_decl attrs_of_relax_nn_conv3d[] = {
    { "strides", "int[]", "[1, 1, 1]" },
    { "padding", "int[]", "[0, 0, 0, 0, 0, 0]" },
    { "dilation", "int[]", "[1, 1, 1]" },
    { "groups", "int", "1" },
    { "data_layout", "string", "\"NCDHW\"" },
    { "kernel_layout", "string", "\"OIDHW\"" },
    { "out_layout", "string?", NULL },
    { "out_dtype", "dtype?", NULL },
};
static const struct dfg_attr_decl attrs_of_relax_nn_conv3d_transpose[] = {
    { "strides", "int[]", "[1, 1, 1]" },
    { "padding", "int[]", "[0, 0, 0, 0, 0, 0]" },
    { "output_padding", "int[]", "[0, 0, 0]" },
    { "dilation", "int[]", "[1, 1, 1]" },
    { "groups", "int", "1" },
    { "data_layout", "string", "\"NCDHW\"" },
    { "kernel_layout", "string", "\"IODHW\"" },
    { "out_layout", "string?", NULL },
    { "out_dtype", "dtype?", NULL },
};
static const struct dfg_attr_decl attrs_of_relax_nn_dropout[] = {
    { "rate", "float", "0.5" },
};
static const struct dfg_attr_decl attrs_of_relax_nn_group_norm[] = {
    { "num_groups", "int", NULL },
    { "channel_axis", "int", NULL },
    { "axes", "int[]", NULL },
    { "epsilon", "float", "1e-05" },
    { "center", "bool", "true" },
    { "scale", "bool", "true" },
};
static const struct dfg_attr_decl attrs_of_relax_nn_instance_norm[] = {
    { "channel_axis", "int", NULL },
    { "axes", "int[]", NULL },
    { "epsilon", "float", "1e-05" },
    { "center", "bool", "true" },
    { "scale", "bool", "true" },
};
static const struct dfg_attr_decl attrs_of_relax_nn_layer_norm[] = {
    { "axes", "int[]", NULL },
    { "epsilon", "float", "1e-05" },
    { "center", "bool", "true" },
    { "scale", "bool", "true" },
};
static const struct dfg_attr_decl attrs_of_relax_nn_leakyrelu[] = {
    { "alpha", "float", "0.01" },
};
static const struct dfg_attr_decl attrs_of_relax_nn_log_softmax[] = {
    { "axis", "int", "-1" },
};
static const struct dfg_attr_decl attrs_of_relax_nn_max_pool1d[] = {
    { "pool_size", "int[]", "[1]" },
    { "strides", "int[]", "[1]" },
    { "padding", "int[]", "[0, 0]" },
    { "dilation", "int[]", "[1]" },
    { "ceil_mode", "bool", "false" },
    { "count_include_pad", "bool", "false" },
    { "layout", "string", "\"NCW\"" },
    { "out_layout", "string?", NULL },
};
static const struct dfg_attr_decl attrs_of_relax_nn_max_pool2d[] = {
    { "pool_size", "int[]", "[1, 1]" },
    { "strides", "int[]", "[1, 1]" },
    { "padding", "int[]", "[0, 0, 0, 0]" },
    { "dilation", "int[]", "[1, 1]" },
    { "ceil_mode", "bool", "false" },
    { "count_include_pad", "bool", "false" },
    { "layout", "string", "\"NCHW\"" },
    { "out_layout", "string?", NULL },
};
static const struct dfg_attr_decl attrs_of_relax_nn_max_pool3d[] = {
    { "pool_size", "int[]", "[1, 1, 1]" },
    { "strides", "int[]", "[1, 1, 1]" },
    { "padding", "int[]", "[0, 0, 0, 0, 0, 0]" },
    { "dilation", "int[]", "[1, 1, 1]" },
    { "ceil_mode", "bool", "false" },
    { "count_include_pad", "bool", "false" },
    { "layout", "string", "\"NCDHW\"" },
    { "out_layout", "string?", NULL },
};
static const struct dfg_attr_decl attrs_of_relax_nn_nll_loss[] = {
    { "reduction", "string", "\"mean\"" },
    { "ignore_index", "int", "-100" },
};
static const struct dfg_attr_decl attrs_of_relax_nn_pad[] = {
    { "pad_width", "int[]", NULL },
    { "pad_mode", "string", "\"constant\"" },
    { "pad_value", "float", "0.0" },
};
static const struct dfg_attr_decl attrs_of_relax_nn_pixel_shuffle[] = {
    { "upscale_factor", "int", NULL },
};
static const struct dfg_attr_decl attrs_of_relax_nn_prelu[] = {
    { "axis", "int", "1" },
};
static const struct dfg_attr_decl attrs_of_relax_nn_rms_norm[] = {
    { "axes", "int[]", NULL },
    { "epsilon", "float", "1e-05" },
};
static const struct dfg_attr_decl attrs_of_relax_nn_softmax[] = {
    { "axis", "int", "-1" },
};
static const struct dfg_attr_decl attrs_of_relax_nn_softplus[] = {
    { "beta", "float", "1.0" },
    { "threshold", "float", "20.0" },
};
static const struct dfg_attr_decl attrs_of_relax_one_hot[] = {
    { "depth", "int", NULL },
    { "axis", "int", "-1" },
};
static const struct dfg_attr_decl attrs_of_relax_ones[] = {
    { "dtype", "dtype", NULL },
};
static const struct dfg_attr_decl attrs_of_relax_ones_like[] = {
    { "dtype", "dtype?", NULL },
};
static const struct dfg_attr_decl attrs_of_relax_permute_dims[] = {
    { "axes", "int[]?", NULL },
};
static const struct dfg_attr_decl attrs_of_relax_prod[] = {
    { "axis", "int[]?", NULL },
    { "keepdims", "bool", "false" },
};
static const struct dfg_attr_decl attrs_of_relax_quantize[] = {
    { "out_dtype", "dtype", "i8" },
    { "axis", "int", "-1" },
};
static const struct dfg_attr_decl attrs_of_relax_repeat[] = {
    { "repeats", "int", NULL },
    { "axis", "int?", NULL },
};
static const struct dfg_attr_decl attrs_of_relax_scatter_elements[] = {
    { "axis", "int", "0" },
    { "reduction", "string", "\"update\"" },
};
static const struct dfg_attr_decl attrs_of_relax_scatter_nd[] = {
    { "reduction", "string", "\"update\"" },
};
static const struct dfg_attr_decl attrs_of_relax_sort[] = {
    { "axis", "int", "-1" },
    { "descending", "bool", "false" },
};
static const struct dfg_attr_decl attrs_of_relax_split[] = {
    { "indices_or_sections", "any", NULL },
    { "axis", "int", "0" },
};
static const struct dfg_attr_decl attrs_of_relax_squeeze[] = {
    { "axis", "int[]?", NULL },
};
static const struct dfg_attr_decl attrs_of_relax_std[] = {
    { "axis", "int[]?", NULL },
    { "keepdims", "bool", "false" },
};
static const struct dfg_attr_decl attrs_of_relax_strided_slice[] = {
    { "assume_inbound", "bool", "false" },
};
static const struct dfg_attr_decl attrs_of_relax_sum[] = {
    { "axis", "int[]?", NULL },
    { "keepdims", "bool", "false" },
};
static const struct dfg_attr_decl attrs_of_relax_take[] = {
    { "axis", "int?", NULL },
};
static const struct dfg_attr_decl attrs_of_relax_tile[] = {
    { "repeats", "int[]", NULL },
};
static const struct dfg_attr_decl attrs_of_relax_to_vdevice[] = {
    { "dst_vdevice", "any", NULL },
};
static const struct dfg_attr_decl attrs_of_relax_topk[] = {
    { "k", "int", "1" },
    { "axis", "int", "-1" },
    { "ret_type", "string", "\"both\"" },
    { "largest", "bool", "true" },
    { "dtype", "dtype", "i32" },
};
static const struct dfg_attr_decl attrs_of_relax_variance[] = {
    { "axis", "int[]?", NULL },
    { "keepdims", "bool", "false" },
};
static const struct dfg_attr_decl attrs_of_relax_wrap_param[] = {
    { "dtype", "dtype", "f32" },
};
static const struct dfg_attr_decl attrs_of_relax_zeros[] = {
    { "dtype", "dtype", NULL },
};
static const struct dfg_attr_decl attrs_of_relax_zeros_like[] = {
    { "dtype", "dtype?", NULL },
};

/* name, fusion kind, commutative, effect, required and declared operands, variadic,
 * declared and required results, variadic, attributes, operands that swap together */
static const struct dfg_op_decl ops[] = {
    { "relax.abs", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "relax.acos", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "relax.acosh", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "relax.add", DFG_BROADCAST, true, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "relax.arange", DFG_OPAQUE, false, false, 3, 3, false, 1, 1, false, 1, attrs_of_relax_arange, NULL },
    { "relax.argmax", DFG_REDUCE, false, false, 1, 1, false, 1, 1, false, 2, attrs_of_relax_argmax, NULL },
    { "relax.argmin", DFG_REDUCE, false, false, 1, 1, false, 1, 1, false, 2, attrs_of_relax_argmin, NULL },
    { "relax.argsort", DFG_OPAQUE, false, false, 1, 1, false, 1, 1, false, 3, attrs_of_relax_argsort, NULL },
    { "relax.asin", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "relax.asinh", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "relax.assert_op", DFG_OPAQUE, false, true, 2, 3, true, 1, 1, false, 0, NULL, NULL },
    { "relax.astype", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 1, attrs_of_relax_astype, NULL },
    { "relax.atan", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "relax.atanh", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "relax.bitwise_and", DFG_BROADCAST, true, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "relax.bitwise_not", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "relax.bitwise_or", DFG_BROADCAST, true, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "relax.bitwise_xor", DFG_BROADCAST, true, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "relax.broadcast_to", DFG_BROADCAST, false, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "relax.call_dps_packed", DFG_OPAQUE, false, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "relax.call_pure_packed", DFG_OPAQUE, false, false, 1, 2, true, 1, 1, false, 0, NULL, NULL },
    { "relax.call_tir", DFG_OPAQUE, false, false, 2, 3, false, 1, 1, false, 0, NULL, NULL },
    { "relax.call_tir_inplace", DFG_OPAQUE, false, false, 2, 3, false, 1, 1, false, 1, attrs_of_relax_call_tir_inplace, NULL },
    { "relax.call_tir_with_grad", DFG_OPAQUE, false, false, 2, 3, false, 1, 1, false, 2, attrs_of_relax_call_tir_with_grad, NULL },
    { "relax.ceil", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "relax.clip", DFG_ELEMWISE, false, false, 3, 3, false, 1, 1, false, 0, NULL, NULL },
    { "relax.collapse_sum_like", DFG_REDUCE, false, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "relax.collapse_sum_to", DFG_REDUCE, false, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "relax.concat", DFG_INJECTIVE, false, false, 1, 1, false, 1, 1, false, 1, attrs_of_relax_concat, NULL },
    { "relax.cos", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "relax.cosh", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "relax.cumprod", DFG_OPAQUE, false, false, 1, 1, false, 1, 1, false, 3, attrs_of_relax_cumprod, NULL },
    { "relax.cumsum", DFG_OPAQUE, false, false, 1, 1, false, 1, 1, false, 3, attrs_of_relax_cumsum, NULL },
    { "relax.dequantize", DFG_BROADCAST, false, false, 3, 3, false, 1, 1, false, 2, attrs_of_relax_dequantize, NULL },
    { "relax.divide", DFG_BROADCAST, false, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "relax.dynamic_strided_slice", DFG_INJECTIVE, false, false, 4, 4, false, 1, 1, false, 0, NULL, NULL },
    { "relax.einsum", DFG_OPAQUE, false, false, 1, 1, false, 1, 1, false, 1, attrs_of_relax_einsum, NULL },
    { "relax.equal", DFG_BROADCAST, true, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "relax.erf", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "relax.ewise_fma", DFG_ELEMWISE, false, false, 3, 3, false, 1, 1, false, 0, NULL, NULL },
    { "relax.exp", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "relax.expand_dims", DFG_BROADCAST, false, false, 1, 1, false, 1, 1, false, 1, attrs_of_relax_expand_dims, NULL },
    { "relax.flatten", DFG_INJECTIVE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "relax.flip", DFG_INJECTIVE, false, false, 1, 1, false, 1, 1, false, 1, attrs_of_relax_flip, NULL },
    { "relax.floor", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "relax.floor_divide", DFG_BROADCAST, false, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "relax.floor_mod", DFG_BROADCAST, false, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "relax.full", DFG_ELEMWISE, false, false, 2, 2, false, 1, 1, false, 1, attrs_of_relax_full, NULL },
    { "relax.full_like", DFG_ELEMWISE, false, false, 2, 2, false, 1, 1, false, 1, attrs_of_relax_full_like, NULL },
    { "relax.gather_elements", DFG_INJECTIVE, false, false, 2, 2, false, 1, 1, false, 1, attrs_of_relax_gather_elements, NULL },
    { "relax.gather_nd", DFG_INJECTIVE, false, false, 2, 2, false, 1, 1, false, 1, attrs_of_relax_gather_nd, NULL },
    { "relax.greater", DFG_BROADCAST, false, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "relax.greater_equal", DFG_BROADCAST, false, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "relax.hint_on_device", DFG_OPAQUE, false, false, 1, 1, false, 1, 1, false, 2, attrs_of_relax_hint_on_device, NULL },
    { "relax.image.resize2d", DFG_INJECTIVE, false, false, 2, 2, false, 1, 1, false, 9, attrs_of_relax_image_resize2d, NULL },
    { "relax.isfinite", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "relax.isinf", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "relax.isnan", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "relax.layout_transform", DFG_INJECTIVE, false, false, 1, 1, false, 1, 1, false, 4, attrs_of_relax_layout_transform, NULL },
    { "relax.left_shift", DFG_BROADCAST, false, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "relax.less", DFG_BROADCAST, false, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "relax.less_equal", DFG_BROADCAST, false, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "relax.log", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "relax.logical_and", DFG_BROADCAST, true, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "relax.logical_not", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "relax.logical_or", DFG_BROADCAST, true, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "relax.logical_xor", DFG_BROADCAST, true, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "relax.matmul", DFG_FUSABLE, false, false, 2, 2, false, 1, 1, false, 1, attrs_of_relax_matmul, NULL },
    { "relax.max", DFG_REDUCE, false, false, 1, 1, false, 1, 1, false, 2, attrs_of_relax_max, NULL },
    { "relax.maximum", DFG_BROADCAST, true, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "relax.mean", DFG_REDUCE, false, false, 1, 1, false, 1, 1, false, 2, attrs_of_relax_mean, NULL },
    { "relax.min", DFG_REDUCE, false, false, 1, 1, false, 1, 1, false, 2, attrs_of_relax_min, NULL },
    { "relax.minimum", DFG_BROADCAST, true, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "relax.mod", DFG_BROADCAST, false, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "relax.multinomial_from_uniform", DFG_OPAQUE, false, false, 3, 3, false, 1, 1, false, 1, attrs_of_relax_multinomial_from_uniform, NULL },
    { "relax.multiply", DFG_BROADCAST, true, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "relax.negative", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "relax.nn.adaptive_avg_pool1d", DFG_FUSABLE, false, false, 1, 1, false, 1, 1, false, 3, attrs_of_relax_nn_adaptive_avg_pool1d, NULL },
    { "relax.nn.adaptive_avg_pool2d", DFG_FUSABLE, false, false, 1, 1, false, 1, 1, false, 3, attrs_of_relax_nn_adaptive_avg_pool2d, NULL },
    { "relax.nn.adaptive_avg_pool3d", DFG_FUSABLE, false, false, 1, 1, false, 1, 1, false, 3, attrs_of_relax_nn_adaptive_avg_pool3d, NULL },
    { "relax.nn.attention", DFG_OPAQUE, false, false, 3, 3, false, 1, 1, false, 3, attrs_of_relax_nn_attention, NULL },
    { "relax.nn.attention_bias", DFG_OPAQUE, false, false, 4, 4, false, 1, 1, false, 3, attrs_of_relax_nn_attention_bias, NULL },
    { "relax.nn.attention_var_len", DFG_OPAQUE, false, false, 7, 7, false, 1, 1, false, 3, attrs_of_relax_nn_attention_var_len, NULL },
    { "relax.nn.avg_pool1d", DFG_FUSABLE, false, false, 1, 1, false, 1, 1, false, 8, attrs_of_relax_nn_avg_pool1d, NULL },
    { "relax.nn.avg_pool2d", DFG_FUSABLE, false, false, 1, 1, false, 1, 1, false, 8, attrs_of_relax_nn_avg_pool2d, NULL },
    { "relax.nn.avg_pool3d", DFG_FUSABLE, false, false, 1, 1, false, 1, 1, false, 8, attrs_of_relax_nn_avg_pool3d, NULL },
    { "relax.nn.batch_flatten", DFG_INJECTIVE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "relax.nn.batch_norm", DFG_FUSABLE, false, false, 5, 5, false, 3, 3, false, 5, attrs_of_relax_nn_batch_norm, NULL },
    { "relax.nn.conv1d", DFG_FUSABLE, false, false, 2, 2, false, 1, 1, false, 8, attrs_of_relax_nn_conv1d, NULL },
    { "relax.nn.conv1d_transpose", DFG_FUSABLE, false, false, 2, 2, false, 1, 1, false, 9, attrs_of_relax_nn_conv1d_transpose, NULL },
    { "relax.nn.conv2d", DFG_FUSABLE, false, false, 2, 2, false, 1, 1, false, 8, attrs_of_relax_nn_conv2d, NULL },
    { "relax.nn.conv2d_transpose", DFG_FUSABLE, false, false, 2, 2, false, 1, 1, false, 9, attrs_of_relax_nn_conv2d_transpose, NULL },
    { "relax.nn.conv3d", DFG_FUSABLE, false, false, 2, 2, false, 1, 1, false, 8, attrs_of_relax_nn_conv3d, NULL },
    { "relax.nn.conv3d_transpose", DFG_FUSABLE, false, false, 2, 2, false, 1, 1, false, 9, attrs_of_relax_nn_conv3d_transpose, NULL },
    { "relax.nn.cross_entropy_with_logits", DFG_OPAQUE, false, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "relax.nn.dropout", DFG_OPAQUE, false, false, 1, 1, false, 2, 2, false, 1, attrs_of_relax_nn_dropout, NULL },
    { "relax.nn.gelu", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "relax.nn.gelu_tanh", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "relax.nn.group_norm", DFG_OPAQUE, false, false, 3, 3, false, 1, 1, false, 6, attrs_of_relax_nn_group_norm, NULL },
    { "relax.nn.instance_norm", DFG_OPAQUE, false, false, 3, 3, false, 1, 1, false, 5, attrs_of_relax_nn_instance_norm, NULL },
    { "relax.nn.layer_norm", DFG_OPAQUE, false, false, 3, 3, false, 1, 1, false, 4, attrs_of_relax_nn_layer_norm, NULL },
    { "relax.nn.leakyrelu", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 1, attrs_of_relax_nn_leakyrelu, NULL },
    { "relax.nn.log_softmax", DFG_FUSABLE, false, false, 1, 1, false, 1, 1, false, 1, attrs_of_relax_nn_log_softmax, NULL },
    { "relax.nn.max_pool1d", DFG_FUSABLE, false, false, 1, 1, false, 1, 1, false, 8, attrs_of_relax_nn_max_pool1d, NULL },
    { "relax.nn.max_pool2d", DFG_FUSABLE, false, false, 1, 1, false, 1, 1, false, 8, attrs_of_relax_nn_max_pool2d, NULL },
    { "relax.nn.max_pool3d", DFG_FUSABLE, false, false, 1, 1, false, 1, 1, false, 8, attrs_of_relax_nn_max_pool3d, NULL },
    { "relax.nn.nll_loss", DFG_OPAQUE, false, false, 2, 3, false, 1, 1, false, 2, attrs_of_relax_nn_nll_loss, NULL },
    { "relax.nn.pad", DFG_INJECTIVE, false, false, 1, 2, false, 1, 1, false, 3, attrs_of_relax_nn_pad, NULL },
    { "relax.nn.pixel_shuffle", DFG_INJECTIVE, false, false, 1, 1, false, 1, 1, false, 1, attrs_of_relax_nn_pixel_shuffle, NULL },
    { "relax.nn.prelu", DFG_BROADCAST, false, false, 2, 2, false, 1, 1, false, 1, attrs_of_relax_nn_prelu, NULL },
    { "relax.nn.relu", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "relax.nn.relu6", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "relax.nn.rms_norm", DFG_OPAQUE, false, false, 2, 2, false, 1, 1, false, 2, attrs_of_relax_nn_rms_norm, NULL },
    { "relax.nn.selu", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "relax.nn.silu", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "relax.nn.softmax", DFG_FUSABLE, false, false, 1, 1, false, 1, 1, false, 1, attrs_of_relax_nn_softmax, NULL },
    { "relax.nn.softplus", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 2, attrs_of_relax_nn_softplus, NULL },
    { "relax.nonzero", DFG_OPAQUE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "relax.not_equal", DFG_BROADCAST, true, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "relax.one_hot", DFG_FUSABLE, false, false, 3, 3, false, 1, 1, false, 2, attrs_of_relax_one_hot, NULL },
    { "relax.ones", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 1, attrs_of_relax_ones, NULL },
    { "relax.ones_like", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 1, attrs_of_relax_ones_like, NULL },
    { "relax.permute_dims", DFG_INJECTIVE, false, false, 1, 1, false, 1, 1, false, 1, attrs_of_relax_permute_dims, NULL },
    { "relax.power", DFG_BROADCAST, false, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "relax.print", DFG_OPAQUE, false, true, 0, 1, true, 1, 1, false, 0, NULL, NULL },
    { "relax.prod", DFG_REDUCE, false, false, 1, 1, false, 1, 1, false, 2, attrs_of_relax_prod, NULL },
    { "relax.quantize", DFG_BROADCAST, false, false, 3, 3, false, 1, 1, false, 2, attrs_of_relax_quantize, NULL },
    { "relax.repeat", DFG_BROADCAST, false, false, 1, 1, false, 1, 1, false, 2, attrs_of_relax_repeat, NULL },
    { "relax.reshape", DFG_INJECTIVE, false, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "relax.right_shift", DFG_BROADCAST, false, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "relax.round", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "relax.rsqrt", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "relax.scatter_elements", DFG_OPAQUE, false, false, 3, 3, false, 1, 1, false, 2, attrs_of_relax_scatter_elements, NULL },
    { "relax.scatter_nd", DFG_OPAQUE, false, false, 3, 3, false, 1, 1, false, 1, attrs_of_relax_scatter_nd, NULL },
    { "relax.shape_of", DFG_OPAQUE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "relax.shape_to_tensor", DFG_OPAQUE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "relax.sigmoid", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "relax.sign", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "relax.sin", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "relax.sinh", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "relax.sort", DFG_OPAQUE, false, false, 1, 1, false, 1, 1, false, 2, attrs_of_relax_sort, NULL },
    { "relax.split", DFG_INJECTIVE, false, false, 1, 1, false, 1, 0, true, 2, attrs_of_relax_split, NULL },
    { "relax.sqrt", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "relax.square", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "relax.squeeze", DFG_INJECTIVE, false, false, 1, 1, false, 1, 1, false, 1, attrs_of_relax_squeeze, NULL },
    { "relax.std", DFG_REDUCE, false, false, 1, 1, false, 1, 1, false, 2, attrs_of_relax_std, NULL },
    { "relax.strided_slice", DFG_INJECTIVE, false, false, 4, 5, false, 1, 1, false, 1, attrs_of_relax_strided_slice, NULL },
    { "relax.subtract", DFG_BROADCAST, false, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "relax.sum", DFG_REDUCE, false, false, 1, 1, false, 1, 1, false, 2, attrs_of_relax_sum, NULL },
    { "relax.take", DFG_INJECTIVE, false, false, 2, 2, false, 1, 1, false, 1, attrs_of_relax_take, NULL },
    { "relax.tan", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "relax.tanh", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "relax.tensor_to_shape", DFG_OPAQUE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "relax.tile", DFG_BROADCAST, false, false, 1, 1, false, 1, 1, false, 1, attrs_of_relax_tile, NULL },
    { "relax.to_vdevice", DFG_OPAQUE, false, false, 1, 1, false, 1, 1, false, 1, attrs_of_relax_to_vdevice, NULL },
    { "relax.topk", DFG_OPAQUE, false, false, 1, 1, false, 2, 1, false, 5, attrs_of_relax_topk, NULL },
    { "relax.tril", DFG_ELEMWISE, false, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "relax.triu", DFG_ELEMWISE, false, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "relax.unique", DFG_OPAQUE, false, false, 5, 6, false, 4, 1, false, 0, NULL, NULL },
    { "relax.variance", DFG_REDUCE, false, false, 1, 1, false, 1, 1, false, 2, attrs_of_relax_variance, NULL },
    { "relax.where", DFG_BROADCAST, false, false, 3, 3, false, 1, 1, false, 0, NULL, NULL },
    { "relax.wrap_param", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 1, attrs_of_relax_wrap_param, NULL },
    { "relax.zeros", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 1, attrs_of_relax_zeros, NULL },
    { "relax.zeros_like", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 1, attrs_of_relax_zeros_like, NULL },
};

extern const struct dfg_ops relax_ops;
const struct dfg_ops relax_ops = { DFG_ABI, 164, "relax", ops };

extern const struct dfg_unit relax_unit;
const struct dfg_unit relax_unit = {
    .abi = DFG_ABI,
    .name = "relax",
    .ops = &relax_ops,
    .imports = (const char *const[]){ NULL },
};
