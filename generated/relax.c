/* The operators of relax.ops.  Made by pat2c; do not edit. */
#include "dfg.h"

static const struct dfg_attr_decl relax_attrs_of_relax_arange[] = {
    { "dtype", "dtype", NULL },
};
static const struct dfg_attr_decl relax_attrs_of_relax_argmax[] = {
    { "axis", "int?", NULL },
    { "keepdims", "bool", "false" },
};
static const struct dfg_attr_decl relax_attrs_of_relax_argmin[] = {
    { "axis", "int?", NULL },
    { "keepdims", "bool", "false" },
};
static const struct dfg_attr_decl relax_attrs_of_relax_argsort[] = {
    { "axis", "int", "-1" },
    { "descending", "bool", "false" },
    { "dtype", "dtype", "i32" },
};
static const struct dfg_attr_decl relax_attrs_of_relax_astype[] = {
    { "dtype", "dtype", NULL },
};
static const struct dfg_attr_decl relax_attrs_of_relax_bucketize[] = {
    { "out_int32", "bool", "false" },
    { "right", "bool", "false" },
};
static const struct dfg_attr_decl relax_attrs_of_relax_call_tir_inplace[] = {
    { "inplace_indices", "int[]", NULL },
};
static const struct dfg_attr_decl relax_attrs_of_relax_call_tir_with_grad[] = {
    { "te_grad_name", "string", NULL },
    { "te_grad_kwargs", "any?", NULL },
};
static const struct dfg_attr_decl relax_attrs_of_relax_concat[] = {
    { "axis", "int?", "0" },
};
static const struct dfg_attr_decl relax_attrs_of_relax_cumprod[] = {
    { "axis", "int?", NULL },
    { "dtype", "dtype?", NULL },
    { "exclusive", "bool", "false" },
};
static const struct dfg_attr_decl relax_attrs_of_relax_cumsum[] = {
    { "axis", "int?", NULL },
    { "dtype", "dtype?", NULL },
    { "exclusive", "bool", "false" },
};
static const struct dfg_attr_decl relax_attrs_of_relax_dequantize[] = {
    { "out_dtype", "dtype", "f32" },
    { "axis", "int", "-1" },
};
static const struct dfg_attr_decl relax_attrs_of_relax_einsum[] = {
    { "subscripts", "string", NULL },
};
static const struct dfg_attr_decl relax_attrs_of_relax_expand_dims[] = {
    { "axis", "int[]", NULL },
};
static const struct dfg_attr_decl relax_attrs_of_relax_eye[] = {
    { "dtype", "dtype?", "f32" },
};
static const struct dfg_attr_decl relax_attrs_of_relax_eye_like[] = {
    { "dtype", "dtype?", NULL },
};
static const struct dfg_attr_decl relax_attrs_of_relax_flip[] = {
    { "axis", "int", NULL },
};
static const struct dfg_attr_decl relax_attrs_of_relax_full[] = {
    { "dtype", "dtype?", NULL },
};
static const struct dfg_attr_decl relax_attrs_of_relax_full_like[] = {
    { "dtype", "dtype?", NULL },
};
static const struct dfg_attr_decl relax_attrs_of_relax_gather_elements[] = {
    { "axis", "int", "0" },
};
static const struct dfg_attr_decl relax_attrs_of_relax_gather_nd[] = {
    { "batch_dims", "int", "0" },
};
static const struct dfg_attr_decl relax_attrs_of_relax_hamming_window[] = {
    { "dtype", "dtype", NULL },
};
static const struct dfg_attr_decl relax_attrs_of_relax_hint_on_device[] = {
    { "device_type", "int", NULL },
    { "index", "int", "0" },
    { "memory_scope", "string", "\"global\"" },
};
static const struct dfg_attr_decl relax_attrs_of_relax_image_affine_grid[] = {
    { "align_corners", "bool", "true" },
};
static const struct dfg_attr_decl relax_attrs_of_relax_image_grid_sample[] = {
    { "method", "string", "\"bilinear\"" },
    { "layout", "string", "\"NCHW\"" },
    { "padding_mode", "string", "\"zeros\"" },
    { "align_corners", "bool", "false" },
};
static const struct dfg_attr_decl relax_attrs_of_relax_image_resize2d[] = {
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
static const struct dfg_attr_decl relax_attrs_of_relax_image_resize3d[] = {
    { "roi", "float[]", "[0.0, 0.0, 0.0, 0.0, 0.0, 0.0]" },
    { "layout", "string", "\"NCDHW\"" },
    { "method", "string", "\"linear\"" },
    { "coordinate_transformation_mode", "string", "\"half_pixel\"" },
    { "rounding_method", "string", "\"\"" },
    { "cubic_alpha", "float", "-0.75" },
    { "cubic_exclude", "int", "0" },
    { "extrapolation_value", "float", "0.0" },
    { "out_dtype", "dtype?", NULL },
};
static const struct dfg_attr_decl relax_attrs_of_relax_index_put[] = {
    { "accumulate", "bool", "false" },
};
static const struct dfg_attr_decl relax_attrs_of_relax_layout_transform[] = {
    { "index_map", "any", NULL },
    { "pad_value", "any?", NULL },
    { "axis_separators", "int[]?", NULL },
    { "input_axis_separators", "int[]?", NULL },
};
static const struct dfg_attr_decl relax_attrs_of_relax_matmul[] = {
    { "out_dtype", "dtype?", NULL },
};
static const struct dfg_attr_decl relax_attrs_of_relax_max[] = {
    { "axis", "int[]?", NULL },
    { "keepdims", "bool", "false" },
};
static const struct dfg_attr_decl relax_attrs_of_relax_mean[] = {
    { "axis", "int[]?", NULL },
    { "keepdims", "bool", "false" },
};
static const struct dfg_attr_decl relax_attrs_of_relax_median[] = {
    { "axis", "int[]?", NULL },
    { "keepdims", "bool", "false" },
};
static const struct dfg_attr_decl relax_attrs_of_relax_meshgrid[] = {
    { "indexing", "string?", "\"ij\"" },
};
static const struct dfg_attr_decl relax_attrs_of_relax_min[] = {
    { "axis", "int[]?", NULL },
    { "keepdims", "bool", "false" },
};
static const struct dfg_attr_decl relax_attrs_of_relax_multinomial_from_uniform[] = {
    { "dtype", "dtype", "i64" },
};
static const struct dfg_attr_decl relax_attrs_of_relax_nn_adaptive_avg_pool1d[] = {
    { "output_size", "int[]?", NULL },
    { "layout", "string", "\"NCW\"" },
    { "out_layout", "string?", NULL },
};
static const struct dfg_attr_decl relax_attrs_of_relax_nn_adaptive_avg_pool2d[] = {
    { "output_size", "int[]?", NULL },
    { "layout", "string", "\"NCHW\"" },
    { "out_layout", "string?", NULL },
};
static const struct dfg_attr_decl relax_attrs_of_relax_nn_adaptive_avg_pool3d[] = {
    { "output_size", "int[]?", NULL },
    { "layout", "string", "\"NCDHW\"" },
    { "out_layout", "string?", NULL },
};
static const struct dfg_attr_decl relax_attrs_of_relax_nn_attention[] = {
    { "scale", "float?", NULL },
    { "causal_mask", "string?", NULL },
    { "window_size", "int?", NULL },
};
static const struct dfg_attr_decl relax_attrs_of_relax_nn_attention_bias[] = {
    { "scale", "float?", NULL },
    { "causal_mask", "string?", NULL },
    { "window_size", "int?", NULL },
};
static const struct dfg_attr_decl relax_attrs_of_relax_nn_attention_var_len[] = {
    { "scale", "float?", NULL },
    { "causal_mask", "string?", NULL },
    { "window_size", "int?", NULL },
};
static const struct dfg_attr_decl relax_attrs_of_relax_nn_avg_pool1d[] = {
    { "pool_size", "int[]", "[1]" },
    { "strides", "int[]", "[1]" },
    { "padding", "int[]", "[0, 0]" },
    { "dilation", "int[]", "[1]" },
    { "ceil_mode", "bool", "false" },
    { "count_include_pad", "bool", "true" },
    { "layout", "string", "\"NCW\"" },
    { "out_layout", "string?", NULL },
};
static const struct dfg_attr_decl relax_attrs_of_relax_nn_avg_pool2d[] = {
    { "pool_size", "int[]", "[1, 1]" },
    { "strides", "int[]", "[1, 1]" },
    { "padding", "int[]", "[0, 0, 0, 0]" },
    { "dilation", "int[]", "[1, 1]" },
    { "ceil_mode", "bool", "false" },
    { "count_include_pad", "bool", "false" },
    { "layout", "string", "\"NCHW\"" },
    { "out_layout", "string?", NULL },
};
static const struct dfg_attr_decl relax_attrs_of_relax_nn_avg_pool3d[] = {
    { "pool_size", "int[]", "[1, 1, 1]" },
    { "strides", "int[]", "[1, 1, 1]" },
    { "padding", "int[]", "[0, 0, 0, 0, 0, 0]" },
    { "dilation", "int[]", "[1, 1, 1]" },
    { "ceil_mode", "bool", "false" },
    { "count_include_pad", "bool", "true" },
    { "layout", "string", "\"NCDHW\"" },
    { "out_layout", "string?", NULL },
};
static const struct dfg_attr_decl relax_attrs_of_relax_nn_batch_norm[] = {
    { "axis", "int", "1" },
    { "epsilon", "float", "1e-05" },
    { "center", "bool", "true" },
    { "scale", "bool", "true" },
    { "momentum", "float", "0.1" },
    { "training", "bool", "true" },
};
static const struct dfg_attr_decl relax_attrs_of_relax_nn_conv1d[] = {
    { "strides", "int[]", "[1]" },
    { "padding", "int[]", "[0, 0]" },
    { "dilation", "int[]", "[1]" },
    { "groups", "int", "1" },
    { "data_layout", "string", "\"NCW\"" },
    { "kernel_layout", "string", "\"OIW\"" },
    { "out_layout", "string?", NULL },
    { "out_dtype", "dtype?", NULL },
};
static const struct dfg_attr_decl relax_attrs_of_relax_nn_conv1d_transpose[] = {
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
static const struct dfg_attr_decl relax_attrs_of_relax_nn_conv2d[] = {
    { "strides", "int[]", "[1, 1]" },
    { "padding", "int[]", "[0, 0, 0, 0]" },
    { "dilation", "int[]", "[1, 1]" },
    { "groups", "int", "1" },
    { "data_layout", "string", "\"NCHW\"" },
    { "kernel_layout", "string", "\"OIHW\"" },
    { "out_layout", "string?", NULL },
    { "out_dtype", "dtype?", NULL },
};
static const struct dfg_attr_decl relax_attrs_of_relax_nn_conv2d_transpose[] = {
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
static const struct dfg_attr_decl relax_attrs_of_relax_nn_conv3d[] = {
    { "strides", "int[]", "[1, 1, 1]" },
    { "padding", "int[]", "[0, 0, 0, 0, 0, 0]" },
    { "dilation", "int[]", "[1, 1, 1]" },
    { "groups", "int", "1" },
    { "data_layout", "string", "\"NCDHW\"" },
    { "kernel_layout", "string", "\"OIDHW\"" },
    { "out_layout", "string?", NULL },
    { "out_dtype", "dtype?", NULL },
};
static const struct dfg_attr_decl relax_attrs_of_relax_nn_conv3d_transpose[] = {
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
static const struct dfg_attr_decl relax_attrs_of_relax_nn_dropout[] = {
    { "rate", "float", "0.5" },
};
static const struct dfg_attr_decl relax_attrs_of_relax_nn_group_norm[] = {
    { "num_groups", "int", NULL },
    { "channel_axis", "int", NULL },
    { "axes", "int[]", NULL },
    { "epsilon", "float", "1e-05" },
    { "center", "bool", "true" },
    { "scale", "bool", "true" },
};
static const struct dfg_attr_decl relax_attrs_of_relax_nn_instance_norm[] = {
    { "channel_axis", "int", NULL },
    { "axes", "int[]", NULL },
    { "epsilon", "float", "1e-05" },
    { "center", "bool", "true" },
    { "scale", "bool", "true" },
};
static const struct dfg_attr_decl relax_attrs_of_relax_nn_layer_norm[] = {
    { "axes", "int[]", NULL },
    { "epsilon", "float", "1e-05" },
    { "center", "bool", "true" },
    { "scale", "bool", "true" },
};
static const struct dfg_attr_decl relax_attrs_of_relax_nn_leakyrelu[] = {
    { "alpha", "float", "0.01" },
};
static const struct dfg_attr_decl relax_attrs_of_relax_nn_log_softmax[] = {
    { "axis", "int", "-1" },
};
static const struct dfg_attr_decl relax_attrs_of_relax_nn_max_pool1d[] = {
    { "pool_size", "int[]", "[1]" },
    { "strides", "int[]", "[1]" },
    { "padding", "int[]", "[0, 0]" },
    { "dilation", "int[]", "[1]" },
    { "ceil_mode", "bool", "false" },
    { "count_include_pad", "bool", "false" },
    { "layout", "string", "\"NCW\"" },
    { "out_layout", "string?", NULL },
};
static const struct dfg_attr_decl relax_attrs_of_relax_nn_max_pool2d[] = {
    { "pool_size", "int[]", "[1, 1]" },
    { "strides", "int[]", "[1, 1]" },
    { "padding", "int[]", "[0, 0, 0, 0]" },
    { "dilation", "int[]", "[1, 1]" },
    { "ceil_mode", "bool", "false" },
    { "count_include_pad", "bool", "false" },
    { "layout", "string", "\"NCHW\"" },
    { "out_layout", "string?", NULL },
};
static const struct dfg_attr_decl relax_attrs_of_relax_nn_max_pool3d[] = {
    { "pool_size", "int[]", "[1, 1, 1]" },
    { "strides", "int[]", "[1, 1, 1]" },
    { "padding", "int[]", "[0, 0, 0, 0, 0, 0]" },
    { "dilation", "int[]", "[1, 1, 1]" },
    { "ceil_mode", "bool", "false" },
    { "count_include_pad", "bool", "false" },
    { "layout", "string", "\"NCDHW\"" },
    { "out_layout", "string?", NULL },
};
static const struct dfg_attr_decl relax_attrs_of_relax_nn_nll_loss[] = {
    { "reduction", "string", "\"mean\"" },
    { "ignore_index", "int", "-100" },
};
static const struct dfg_attr_decl relax_attrs_of_relax_nn_pad[] = {
    { "pad_width", "int[]", NULL },
    { "pad_mode", "string", "\"constant\"" },
    { "pad_value", "float", "0.0" },
};
static const struct dfg_attr_decl relax_attrs_of_relax_nn_pixel_shuffle[] = {
    { "upscale_factor", "int", NULL },
};
static const struct dfg_attr_decl relax_attrs_of_relax_nn_prelu[] = {
    { "axis", "int", "1" },
};
static const struct dfg_attr_decl relax_attrs_of_relax_nn_rms_norm[] = {
    { "axes", "int[]", "[-1]" },
    { "epsilon", "float", "1e-05" },
};
static const struct dfg_attr_decl relax_attrs_of_relax_nn_softmax[] = {
    { "axis", "int", "-1" },
};
static const struct dfg_attr_decl relax_attrs_of_relax_nn_softplus[] = {
    { "beta", "float", "1.0" },
    { "threshold", "float", "20.0" },
};
static const struct dfg_attr_decl relax_attrs_of_relax_one_hot[] = {
    { "depth", "int", NULL },
    { "axis", "int", "-1" },
};
static const struct dfg_attr_decl relax_attrs_of_relax_ones[] = {
    { "dtype", "dtype", NULL },
};
static const struct dfg_attr_decl relax_attrs_of_relax_ones_like[] = {
    { "dtype", "dtype?", NULL },
};
static const struct dfg_attr_decl relax_attrs_of_relax_permute_dims[] = {
    { "axes", "int[]?", NULL },
};
static const struct dfg_attr_decl relax_attrs_of_relax_prod[] = {
    { "axis", "int[]?", NULL },
    { "keepdims", "bool", "false" },
};
static const struct dfg_attr_decl relax_attrs_of_relax_quantize[] = {
    { "out_dtype", "dtype", "i8" },
    { "axis", "int", "-1" },
};
static const struct dfg_attr_decl relax_attrs_of_relax_repeat[] = {
    { "repeats", "int", NULL },
    { "axis", "int?", NULL },
};
static const struct dfg_attr_decl relax_attrs_of_relax_reverse_sequence[] = {
    { "seq_axis", "int", "1" },
    { "batch_axis", "int", "0" },
};
static const struct dfg_attr_decl relax_attrs_of_relax_scatter_elements[] = {
    { "axis", "int", "0" },
    { "reduction", "string", "\"update\"" },
};
static const struct dfg_attr_decl relax_attrs_of_relax_scatter_nd[] = {
    { "reduction", "string", "\"update\"" },
};
static const struct dfg_attr_decl relax_attrs_of_relax_slice_scatter[] = {
    { "axis", "int", "0" },
};
static const struct dfg_attr_decl relax_attrs_of_relax_sort[] = {
    { "axis", "int", "-1" },
    { "descending", "bool", "false" },
};
static const struct dfg_attr_decl relax_attrs_of_relax_split[] = {
    { "indices_or_sections", "any", NULL },
    { "axis", "int", "0" },
};
static const struct dfg_attr_decl relax_attrs_of_relax_squeeze[] = {
    { "axis", "int[]?", NULL },
};
static const struct dfg_attr_decl relax_attrs_of_relax_stack[] = {
    { "axis", "int?", "0" },
};
static const struct dfg_attr_decl relax_attrs_of_relax_std[] = {
    { "axis", "int[]?", NULL },
    { "keepdims", "bool", "false" },
};
static const struct dfg_attr_decl relax_attrs_of_relax_strided_slice[] = {
    { "assume_inbound", "bool", "false" },
};
static const struct dfg_attr_decl relax_attrs_of_relax_sum[] = {
    { "axis", "int[]?", NULL },
    { "keepdims", "bool", "false" },
};
static const struct dfg_attr_decl relax_attrs_of_relax_take[] = {
    { "axis", "int?", NULL },
    { "mode", "string", "\"fast\"" },
};
static const struct dfg_attr_decl relax_attrs_of_relax_tile[] = {
    { "repeats", "int[]", NULL },
};
static const struct dfg_attr_decl relax_attrs_of_relax_to_vdevice[] = {
    { "dst_vdevice", "any", NULL },
};
static const struct dfg_attr_decl relax_attrs_of_relax_topk[] = {
    { "k", "int", "1" },
    { "axis", "int", "-1" },
    { "ret_type", "string", "\"both\"" },
    { "largest", "bool", "true" },
    { "dtype", "dtype", "i32" },
};
static const struct dfg_attr_decl relax_attrs_of_relax_variance[] = {
    { "axis", "int[]?", NULL },
    { "keepdims", "bool", "false" },
};
static const struct dfg_attr_decl relax_attrs_of_relax_vision_all_class_non_max_suppression[] = {
    { "output_format", "string", "\"onnx\"" },
};
static const struct dfg_attr_decl relax_attrs_of_relax_vision_get_valid_counts[] = {
    { "score_threshold", "float", "0.0" },
    { "id_index", "int", "0" },
    { "score_index", "int", "1" },
};
static const struct dfg_attr_decl relax_attrs_of_relax_vision_multibox_transform_loc[] = {
    { "clip", "bool", "false" },
    { "threshold", "float", "0.0" },
    { "variances", "float[]", "[1.0, 1.0, 1.0, 1.0]" },
    { "keep_background", "bool", "true" },
    { "apply_softmax", "bool", "true" },
};
static const struct dfg_attr_decl relax_attrs_of_relax_vision_non_max_suppression[] = {
    { "max_output_size", "int", "-1" },
    { "iou_threshold", "float", "0.5" },
    { "force_suppress", "bool", "false" },
    { "top_k", "int", "-1" },
    { "coord_start", "int", "2" },
    { "score_index", "int", "1" },
    { "id_index", "int", "0" },
    { "return_indices", "bool", "true" },
    { "invalid_to_bottom", "bool", "false" },
    { "soft_nms_sigma", "float", "0.0" },
    { "score_threshold", "float", "0.0" },
};
static const struct dfg_attr_decl relax_attrs_of_relax_vision_roi_align[] = {
    { "pooled_size", "int[]", NULL },
    { "spatial_scale", "float", NULL },
    { "sample_ratio", "int", "-1" },
    { "aligned", "bool", "false" },
    { "layout", "string", "\"NCHW\"" },
    { "mode", "string", "\"avg\"" },
};
static const struct dfg_attr_decl relax_attrs_of_relax_vision_roi_pool[] = {
    { "pooled_size", "int[]", NULL },
    { "spatial_scale", "float", NULL },
    { "layout", "string", "\"NCHW\"" },
};
static const struct dfg_attr_decl relax_attrs_of_relax_wrap_param[] = {
    { "dtype", "dtype", "f32" },
};
static const struct dfg_attr_decl relax_attrs_of_relax_zeros[] = {
    { "dtype", "dtype", NULL },
};
static const struct dfg_attr_decl relax_attrs_of_relax_zeros_like[] = {
    { "dtype", "dtype?", NULL },
};

/* name, fusion kind, required and declared operands, variadic, declared and required
 * results, variadic, attributes, what few have */
static const struct dfg_op_decl relax_op_decls[] = {
    { "relax.abs", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "abs" },
    { "relax.acos", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "acos" },
    { "relax.acosh", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "acosh" },
    { "relax.add", DFG_BROADCAST, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "broadcast", .eval = "add", .commutative = true },
    { "relax.arange", DFG_OPAQUE, 3, 3, false, 1, 1, false, 1, .attrs = relax_attrs_of_relax_arange },
    { "relax.argmax", DFG_REDUCE, 1, 1, false, 1, 1, false, 2, .attrs = relax_attrs_of_relax_argmax, .infer = "relax_arg" },
    { "relax.argmin", DFG_REDUCE, 1, 1, false, 1, 1, false, 2, .attrs = relax_attrs_of_relax_argmin, .infer = "relax_arg" },
    { "relax.argsort", DFG_OPAQUE, 1, 1, false, 1, 1, false, 3, .attrs = relax_attrs_of_relax_argsort, .infer = "relax_argsort" },
    { "relax.asin", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "asin" },
    { "relax.asinh", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "asinh" },
    { "relax.assert_op", DFG_OPAQUE, 2, 3, true, 1, 1, false, 0, .attrs = NULL, .effect = true },
    { "relax.astype", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 1, .attrs = relax_attrs_of_relax_astype, .infer = "relay_cast", .eval = "relay_cast", .casts = true },
    { "relax.atan", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "atan" },
    { "relax.atan2", DFG_BROADCAST, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "broadcast" },
    { "relax.atanh", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "atanh" },
    { "relax.bitwise_and", DFG_BROADCAST, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "broadcast", .eval = "bitwise_and", .commutative = true },
    { "relax.bitwise_not", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same" },
    { "relax.bitwise_or", DFG_BROADCAST, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "broadcast", .eval = "bitwise_or", .commutative = true },
    { "relax.bitwise_xor", DFG_BROADCAST, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "broadcast", .eval = "bitwise_xor", .commutative = true },
    { "relax.broadcast_to", DFG_BROADCAST, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "expand", .eval = "expand" },
    { "relax.bucketize", DFG_OPAQUE, 2, 2, false, 1, 1, false, 2, .attrs = relax_attrs_of_relax_bucketize },
    { "relax.call_dps_packed", DFG_OPAQUE, 2, 2, false, 1, 1, false, 0, .attrs = NULL },
    { "relax.call_pure_packed", DFG_OPAQUE, 1, 2, true, 1, 1, false, 0, .attrs = NULL },
    { "relax.call_tir", DFG_OPAQUE, 2, 3, false, 1, 1, false, 0, .attrs = NULL },
    { "relax.call_tir_inplace", DFG_OPAQUE, 2, 3, false, 1, 1, false, 1, .attrs = relax_attrs_of_relax_call_tir_inplace },
    { "relax.call_tir_with_grad", DFG_OPAQUE, 2, 3, false, 1, 1, false, 2, .attrs = relax_attrs_of_relax_call_tir_with_grad },
    { "relax.ceil", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "ceil" },
    { "relax.clip", DFG_ELEMWISE, 3, 3, false, 1, 1, false, 0, .attrs = NULL, .infer = "same" },
    { "relax.collapse_sum_like", DFG_REDUCE, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "like_second" },
    { "relax.collapse_sum_to", DFG_REDUCE, 2, 2, false, 1, 1, false, 0, .attrs = NULL },
    { "relax.concat", DFG_INJECTIVE, 1, 1, false, 1, 1, false, 1, .attrs = relax_attrs_of_relax_concat, .infer = "relay_concatenate", .eval = "concat" },
    { "relax.cos", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "cos" },
    { "relax.cosh", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "cosh" },
    { "relax.cumprod", DFG_OPAQUE, 1, 1, false, 1, 1, false, 3, .attrs = relax_attrs_of_relax_cumprod },
    { "relax.cumsum", DFG_OPAQUE, 1, 1, false, 1, 1, false, 3, .attrs = relax_attrs_of_relax_cumsum },
    { "relax.dequantize", DFG_BROADCAST, 3, 3, false, 1, 1, false, 2, .attrs = relax_attrs_of_relax_dequantize, .infer = "relax_dequantize", .dequantizes = true },
    { "relax.divide", DFG_BROADCAST, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "broadcast", .eval = "div" },
    { "relax.dynamic_strided_slice", DFG_INJECTIVE, 4, 4, false, 1, 1, false, 0, .attrs = NULL },
    { "relax.einsum", DFG_OPAQUE, 1, 1, false, 1, 1, false, 1, .attrs = relax_attrs_of_relax_einsum },
    { "relax.equal", DFG_BROADCAST, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "compare", .eval = "equal", .commutative = true },
    { "relax.erf", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "erf" },
    { "relax.ewise_fma", DFG_ELEMWISE, 3, 3, false, 1, 1, false, 0, .attrs = NULL, .infer = "same" },
    { "relax.exp", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "exp" },
    { "relax.expand_dims", DFG_BROADCAST, 1, 1, false, 1, 1, false, 1, .attrs = relax_attrs_of_relax_expand_dims, .infer = "relax_expand_dims", .eval = "relax_expand_dims" },
    { "relax.eye", DFG_INJECTIVE, 3, 3, false, 1, 1, false, 1, .attrs = relax_attrs_of_relax_eye },
    { "relax.eye_like", DFG_INJECTIVE, 2, 2, false, 1, 1, false, 1, .attrs = relax_attrs_of_relax_eye_like },
    { "relax.flatten", DFG_INJECTIVE, 1, 1, false, 1, 1, false, 0, .attrs = NULL },
    { "relax.flip", DFG_INJECTIVE, 1, 1, false, 1, 1, false, 1, .attrs = relax_attrs_of_relax_flip, .infer = "same" },
    { "relax.floor", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "floor" },
    { "relax.floor_divide", DFG_BROADCAST, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "broadcast", .eval = "floor_divide" },
    { "relax.floor_mod", DFG_BROADCAST, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "broadcast", .eval = "floor_mod" },
    { "relax.full", DFG_ELEMWISE, 2, 2, false, 1, 1, false, 1, .attrs = relax_attrs_of_relax_full, .infer = "relax_full" },
    { "relax.full_like", DFG_ELEMWISE, 2, 2, false, 1, 1, false, 1, .attrs = relax_attrs_of_relax_full_like, .infer = "relax_full_like" },
    { "relax.gather_elements", DFG_INJECTIVE, 2, 2, false, 1, 1, false, 1, .attrs = relax_attrs_of_relax_gather_elements, .infer = "like_second" },
    { "relax.gather_nd", DFG_INJECTIVE, 2, 2, false, 1, 1, false, 1, .attrs = relax_attrs_of_relax_gather_nd, .infer = "gather_nd" },
    { "relax.greater", DFG_BROADCAST, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "compare", .eval = "greater" },
    { "relax.greater_equal", DFG_BROADCAST, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "compare", .eval = "greater_or_equal" },
    { "relax.hamming_window", DFG_OPAQUE, 4, 4, false, 1, 1, false, 1, .attrs = relax_attrs_of_relax_hamming_window },
    { "relax.hint_on_device", DFG_OPAQUE, 1, 1, false, 1, 1, false, 3, .attrs = relax_attrs_of_relax_hint_on_device, .infer = "identity" },
    { "relax.image.affine_grid", DFG_INJECTIVE, 2, 2, false, 1, 1, false, 1, .attrs = relax_attrs_of_relax_image_affine_grid },
    { "relax.image.grid_sample", DFG_INJECTIVE, 2, 2, false, 1, 1, false, 4, .attrs = relax_attrs_of_relax_image_grid_sample },
    { "relax.image.resize2d", DFG_INJECTIVE, 2, 2, false, 1, 1, false, 9, .attrs = relax_attrs_of_relax_image_resize2d, .infer = "relax_resize2d" },
    { "relax.image.resize3d", DFG_INJECTIVE, 2, 2, false, 1, 1, false, 9, .attrs = relax_attrs_of_relax_image_resize3d },
    { "relax.index_put", DFG_OPAQUE, 3, 3, false, 1, 1, false, 1, .attrs = relax_attrs_of_relax_index_put },
    { "relax.index_tensor", DFG_INJECTIVE, 2, 2, false, 1, 1, false, 0, .attrs = NULL },
    { "relax.isfinite", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "to_bool", .eval = "is_finite" },
    { "relax.isinf", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "to_bool", .eval = "is_inf" },
    { "relax.isnan", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "to_bool", .eval = "is_nan" },
    { "relax.layout_transform", DFG_INJECTIVE, 1, 1, false, 1, 1, false, 4, .attrs = relax_attrs_of_relax_layout_transform },
    { "relax.left_shift", DFG_BROADCAST, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "broadcast", .eval = "left_shift" },
    { "relax.less", DFG_BROADCAST, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "compare", .eval = "less" },
    { "relax.less_equal", DFG_BROADCAST, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "compare", .eval = "less_or_equal" },
    { "relax.log", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "log" },
    { "relax.log_add_exp", DFG_BROADCAST, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "broadcast" },
    { "relax.logical_and", DFG_BROADCAST, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "broadcast", .eval = "and", .commutative = true },
    { "relax.logical_not", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "not" },
    { "relax.logical_or", DFG_BROADCAST, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "broadcast", .eval = "or", .commutative = true },
    { "relax.logical_xor", DFG_BROADCAST, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "broadcast", .eval = "xor", .commutative = true },
    { "relax.matmul", DFG_FUSABLE, 2, 2, false, 1, 1, false, 1, .attrs = relax_attrs_of_relax_matmul, .infer = "relay_matmul", .eval = "relay_matmul", .work = "matmul" },
    { "relax.max", DFG_REDUCE, 1, 1, false, 1, 1, false, 2, .attrs = relax_attrs_of_relax_max, .infer = "relay_reduce", .eval = "relay_max" },
    { "relax.maximum", DFG_BROADCAST, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "broadcast", .eval = "maximum", .commutative = true },
    { "relax.mean", DFG_REDUCE, 1, 1, false, 1, 1, false, 2, .attrs = relax_attrs_of_relax_mean, .infer = "relay_reduce", .eval = "relay_mean" },
    { "relax.median", DFG_OPAQUE, 1, 1, false, 2, 1, false, 2, .attrs = relax_attrs_of_relax_median },
    { "relax.meshgrid", DFG_INJECTIVE, 1, 1, false, 1, 0, true, 1, .attrs = relax_attrs_of_relax_meshgrid },
    { "relax.min", DFG_REDUCE, 1, 1, false, 1, 1, false, 2, .attrs = relax_attrs_of_relax_min, .infer = "relay_reduce", .eval = "relay_min" },
    { "relax.minimum", DFG_BROADCAST, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "broadcast", .eval = "minimum", .commutative = true },
    { "relax.mod", DFG_BROADCAST, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "broadcast", .eval = "truncated_mod" },
    { "relax.multinomial_from_uniform", DFG_OPAQUE, 3, 3, false, 1, 1, false, 1, .attrs = relax_attrs_of_relax_multinomial_from_uniform },
    { "relax.multiply", DFG_BROADCAST, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "broadcast", .eval = "mul", .commutative = true },
    { "relax.negative", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "neg" },
    { "relax.nn.adaptive_avg_pool1d", DFG_FUSABLE, 1, 1, false, 1, 1, false, 3, .attrs = relax_attrs_of_relax_nn_adaptive_avg_pool1d, .infer = "relay_adaptive_pool" },
    { "relax.nn.adaptive_avg_pool2d", DFG_FUSABLE, 1, 1, false, 1, 1, false, 3, .attrs = relax_attrs_of_relax_nn_adaptive_avg_pool2d, .infer = "relay_adaptive_pool" },
    { "relax.nn.adaptive_avg_pool3d", DFG_FUSABLE, 1, 1, false, 1, 1, false, 3, .attrs = relax_attrs_of_relax_nn_adaptive_avg_pool3d, .infer = "relay_adaptive_pool" },
    { "relax.nn.attention", DFG_OPAQUE, 3, 3, false, 1, 1, false, 3, .attrs = relax_attrs_of_relax_nn_attention, .infer = "relax_attention", .eval = "relax_attention", .work = "attention" },
    { "relax.nn.attention_bias", DFG_OPAQUE, 4, 4, false, 1, 1, false, 3, .attrs = relax_attrs_of_relax_nn_attention_bias, .infer = "relax_attention", .eval = "relax_attention", .work = "attention" },
    { "relax.nn.attention_var_len", DFG_OPAQUE, 7, 7, false, 1, 1, false, 3, .attrs = relax_attrs_of_relax_nn_attention_var_len, .infer = "relax_attention" },
    { "relax.nn.avg_pool1d", DFG_FUSABLE, 1, 1, false, 1, 1, false, 8, .attrs = relax_attrs_of_relax_nn_avg_pool1d, .infer = "relay_pool" },
    { "relax.nn.avg_pool2d", DFG_FUSABLE, 1, 1, false, 1, 1, false, 8, .attrs = relax_attrs_of_relax_nn_avg_pool2d, .infer = "relay_pool" },
    { "relax.nn.avg_pool3d", DFG_FUSABLE, 1, 1, false, 1, 1, false, 8, .attrs = relax_attrs_of_relax_nn_avg_pool3d, .infer = "relay_pool" },
    { "relax.nn.batch_flatten", DFG_INJECTIVE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "relay_batch_flatten" },
    { "relax.nn.batch_norm", DFG_FUSABLE, 5, 5, false, 3, 3, false, 6, .attrs = relax_attrs_of_relax_nn_batch_norm, .infer = "batch_norm", .eval = "relay_batch_norm" },
    { "relax.nn.conv1d", DFG_FUSABLE, 2, 2, false, 1, 1, false, 8, .attrs = relax_attrs_of_relax_nn_conv1d, .infer = "relay_conv", .work = "conv" },
    { "relax.nn.conv1d_transpose", DFG_FUSABLE, 2, 2, false, 1, 1, false, 9, .attrs = relax_attrs_of_relax_nn_conv1d_transpose, .infer = "relay_conv_transpose", .work = "conv_transpose" },
    { "relax.nn.conv2d", DFG_FUSABLE, 2, 2, false, 1, 1, false, 8, .attrs = relax_attrs_of_relax_nn_conv2d, .infer = "relay_conv", .eval = "relay_conv2d", .work = "conv" },
    { "relax.nn.conv2d_transpose", DFG_FUSABLE, 2, 2, false, 1, 1, false, 9, .attrs = relax_attrs_of_relax_nn_conv2d_transpose, .infer = "relay_conv_transpose", .work = "conv_transpose" },
    { "relax.nn.conv3d", DFG_FUSABLE, 2, 2, false, 1, 1, false, 8, .attrs = relax_attrs_of_relax_nn_conv3d, .infer = "relay_conv", .work = "conv" },
    { "relax.nn.conv3d_transpose", DFG_FUSABLE, 2, 2, false, 1, 1, false, 9, .attrs = relax_attrs_of_relax_nn_conv3d_transpose, .infer = "relay_conv_transpose", .work = "conv_transpose" },
    { "relax.nn.cross_entropy_with_logits", DFG_OPAQUE, 2, 2, false, 1, 1, false, 0, .attrs = NULL },
    { "relax.nn.dropout", DFG_OPAQUE, 1, 1, false, 2, 2, false, 1, .attrs = relax_attrs_of_relax_nn_dropout, .infer = "relay_drop", .random = true },
    { "relax.nn.gelu", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "gelu" },
    { "relax.nn.gelu_tanh", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same" },
    { "relax.nn.group_norm", DFG_OPAQUE, 3, 3, false, 1, 1, false, 6, .attrs = relax_attrs_of_relax_nn_group_norm, .infer = "same" },
    { "relax.nn.instance_norm", DFG_OPAQUE, 3, 3, false, 1, 1, false, 5, .attrs = relax_attrs_of_relax_nn_instance_norm, .infer = "same" },
    { "relax.nn.layer_norm", DFG_OPAQUE, 3, 3, false, 1, 1, false, 4, .attrs = relax_attrs_of_relax_nn_layer_norm, .infer = "same" },
    { "relax.nn.leakyrelu", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 1, .attrs = relax_attrs_of_relax_nn_leakyrelu, .infer = "same" },
    { "relax.nn.log_softmax", DFG_FUSABLE, 1, 1, false, 1, 1, false, 1, .attrs = relax_attrs_of_relax_nn_log_softmax, .infer = "same", .eval = "log_softmax" },
    { "relax.nn.max_pool1d", DFG_FUSABLE, 1, 1, false, 1, 1, false, 8, .attrs = relax_attrs_of_relax_nn_max_pool1d, .infer = "relay_pool" },
    { "relax.nn.max_pool2d", DFG_FUSABLE, 1, 1, false, 1, 1, false, 8, .attrs = relax_attrs_of_relax_nn_max_pool2d, .infer = "relay_pool" },
    { "relax.nn.max_pool3d", DFG_FUSABLE, 1, 1, false, 1, 1, false, 8, .attrs = relax_attrs_of_relax_nn_max_pool3d, .infer = "relay_pool" },
    { "relax.nn.nll_loss", DFG_OPAQUE, 2, 3, false, 1, 1, false, 2, .attrs = relax_attrs_of_relax_nn_nll_loss },
    { "relax.nn.pad", DFG_INJECTIVE, 1, 2, false, 1, 1, false, 3, .attrs = relax_attrs_of_relax_nn_pad, .infer = "relax_pad", .pads = true },
    { "relax.nn.pixel_shuffle", DFG_INJECTIVE, 1, 1, false, 1, 1, false, 1, .attrs = relax_attrs_of_relax_nn_pixel_shuffle },
    { "relax.nn.prelu", DFG_BROADCAST, 2, 2, false, 1, 1, false, 1, .attrs = relax_attrs_of_relax_nn_prelu, .infer = "same" },
    { "relax.nn.relu", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "relu" },
    { "relax.nn.relu6", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same" },
    { "relax.nn.rms_norm", DFG_OPAQUE, 2, 2, false, 1, 1, false, 2, .attrs = relax_attrs_of_relax_nn_rms_norm, .infer = "same" },
    { "relax.nn.selu", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same" },
    { "relax.nn.silu", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "swish" },
    { "relax.nn.softmax", DFG_FUSABLE, 1, 1, false, 1, 1, false, 1, .attrs = relax_attrs_of_relax_nn_softmax, .infer = "same", .eval = "softmax" },
    { "relax.nn.softplus", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 2, .attrs = relax_attrs_of_relax_nn_softplus, .infer = "same" },
    { "relax.nonzero", DFG_OPAQUE, 1, 1, false, 1, 1, false, 0, .attrs = NULL },
    { "relax.not_equal", DFG_BROADCAST, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "compare", .eval = "not_equal", .commutative = true },
    { "relax.one_hot", DFG_FUSABLE, 3, 3, false, 1, 1, false, 2, .attrs = relax_attrs_of_relax_one_hot, .infer = "relay_one_hot" },
    { "relax.ones", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 1, .attrs = relax_attrs_of_relax_ones, .infer = "relax_full" },
    { "relax.ones_like", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 1, .attrs = relax_attrs_of_relax_ones_like, .infer = "relax_full_like" },
    { "relax.outer", DFG_OPAQUE, 2, 2, false, 1, 1, false, 0, .attrs = NULL },
    { "relax.permute_dims", DFG_INJECTIVE, 1, 1, false, 1, 1, false, 1, .attrs = relax_attrs_of_relax_permute_dims, .infer = "relay_transpose", .eval = "relay_transpose" },
    { "relax.power", DFG_BROADCAST, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "broadcast", .eval = "pow" },
    { "relax.print", DFG_OPAQUE, 0, 1, true, 1, 1, false, 0, .attrs = NULL, .effect = true },
    { "relax.prod", DFG_REDUCE, 1, 1, false, 1, 1, false, 2, .attrs = relax_attrs_of_relax_prod, .infer = "relay_reduce", .eval = "relay_prod" },
    { "relax.quantize", DFG_BROADCAST, 3, 3, false, 1, 1, false, 2, .attrs = relax_attrs_of_relax_quantize, .infer = "relax_quantize", .quantizes = true },
    { "relax.repeat", DFG_BROADCAST, 1, 1, false, 1, 1, false, 2, .attrs = relax_attrs_of_relax_repeat, .infer = "relay_repeat", .eval = "relax_repeat" },
    { "relax.reshape", DFG_INJECTIVE, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "reshape", .eval = "reshape" },
    { "relax.reverse_sequence", DFG_INJECTIVE, 2, 2, false, 1, 1, false, 2, .attrs = relax_attrs_of_relax_reverse_sequence, .infer = "same" },
    { "relax.right_shift", DFG_BROADCAST, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "broadcast", .eval = "right_shift" },
    { "relax.round", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "round" },
    { "relax.rsqrt", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "rsqrt" },
    { "relax.scatter_elements", DFG_OPAQUE, 3, 3, false, 1, 1, false, 2, .attrs = relax_attrs_of_relax_scatter_elements, .infer = "same" },
    { "relax.scatter_nd", DFG_OPAQUE, 3, 3, false, 1, 1, false, 1, .attrs = relax_attrs_of_relax_scatter_nd, .infer = "same" },
    { "relax.shape_of", DFG_OPAQUE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "shape" },
    { "relax.shape_to_tensor", DFG_OPAQUE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "identity" },
    { "relax.sigmoid", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "sigmoid" },
    { "relax.sign", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "sign" },
    { "relax.sin", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "sin" },
    { "relax.sinh", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "sinh" },
    { "relax.size", DFG_OPAQUE, 1, 1, false, 1, 1, false, 0, .attrs = NULL },
    { "relax.slice_scatter", DFG_OPAQUE, 5, 5, false, 1, 1, false, 1, .attrs = relax_attrs_of_relax_slice_scatter },
    { "relax.sort", DFG_OPAQUE, 1, 1, false, 1, 1, false, 2, .attrs = relax_attrs_of_relax_sort, .infer = "same" },
    { "relax.split", DFG_INJECTIVE, 1, 1, false, 1, 0, true, 2, .attrs = relax_attrs_of_relax_split, .infer = "relay_split", .eval = "relay_split" },
    { "relax.sqrt", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "sqrt" },
    { "relax.square", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same" },
    { "relax.squeeze", DFG_INJECTIVE, 1, 1, false, 1, 1, false, 1, .attrs = relax_attrs_of_relax_squeeze, .infer = "relay_squeeze", .eval = "relay_squeeze" },
    { "relax.stack", DFG_INJECTIVE, 1, 1, false, 1, 1, false, 1, .attrs = relax_attrs_of_relax_stack, .infer = "relay_stack" },
    { "relax.std", DFG_REDUCE, 1, 1, false, 1, 1, false, 2, .attrs = relax_attrs_of_relax_std, .infer = "relay_reduce" },
    { "relax.strided_slice", DFG_INJECTIVE, 4, 5, false, 1, 1, false, 1, .attrs = relax_attrs_of_relax_strided_slice, .infer = "relax_strided_slice" },
    { "relax.subtract", DFG_BROADCAST, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "broadcast", .eval = "sub" },
    { "relax.sum", DFG_REDUCE, 1, 1, false, 1, 1, false, 2, .attrs = relax_attrs_of_relax_sum, .infer = "relay_reduce", .eval = "relay_sum" },
    { "relax.take", DFG_INJECTIVE, 2, 2, false, 1, 1, false, 2, .attrs = relax_attrs_of_relax_take, .infer = "relay_take" },
    { "relax.tan", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "tan" },
    { "relax.tanh", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "tanh" },
    { "relax.tensor_to_shape", DFG_OPAQUE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "identity" },
    { "relax.tile", DFG_BROADCAST, 1, 1, false, 1, 1, false, 1, .attrs = relax_attrs_of_relax_tile, .infer = "relay_tile" },
    { "relax.to_vdevice", DFG_OPAQUE, 1, 1, false, 1, 1, false, 1, .attrs = relax_attrs_of_relax_to_vdevice, .infer = "identity" },
    { "relax.topk", DFG_OPAQUE, 1, 1, false, 2, 1, false, 5, .attrs = relax_attrs_of_relax_topk },
    { "relax.tril", DFG_ELEMWISE, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "same" },
    { "relax.triu", DFG_ELEMWISE, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "same" },
    { "relax.trunc", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same" },
    { "relax.unique", DFG_OPAQUE, 5, 6, false, 4, 1, false, 0, .attrs = NULL },
    { "relax.variance", DFG_REDUCE, 1, 1, false, 1, 1, false, 2, .attrs = relax_attrs_of_relax_variance, .infer = "relay_reduce", .eval = "relay_variance" },
    { "relax.vision.all_class_non_max_suppression", DFG_OPAQUE, 5, 5, false, 3, 2, false, 1, .attrs = relax_attrs_of_relax_vision_all_class_non_max_suppression },
    { "relax.vision.get_valid_counts", DFG_OPAQUE, 1, 1, false, 3, 3, false, 3, .attrs = relax_attrs_of_relax_vision_get_valid_counts },
    { "relax.vision.multibox_transform_loc", DFG_OPAQUE, 3, 3, false, 2, 2, false, 5, .attrs = relax_attrs_of_relax_vision_multibox_transform_loc },
    { "relax.vision.non_max_suppression", DFG_OPAQUE, 3, 3, false, 2, 1, false, 11, .attrs = relax_attrs_of_relax_vision_non_max_suppression },
    { "relax.vision.roi_align", DFG_FUSABLE, 2, 2, false, 1, 1, false, 6, .attrs = relax_attrs_of_relax_vision_roi_align },
    { "relax.vision.roi_pool", DFG_FUSABLE, 2, 2, false, 1, 1, false, 3, .attrs = relax_attrs_of_relax_vision_roi_pool },
    { "relax.where", DFG_BROADCAST, 3, 3, false, 1, 1, false, 0, .attrs = NULL, .infer = "select", .eval = "where" },
    { "relax.wrap_param", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 1, .attrs = relax_attrs_of_relax_wrap_param },
    { "relax.zeros", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 1, .attrs = relax_attrs_of_relax_zeros, .infer = "relax_full" },
    { "relax.zeros_like", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 1, .attrs = relax_attrs_of_relax_zeros_like, .infer = "relax_full_like" },
};

extern const struct dfg_ops relax_ops;
const struct dfg_ops relax_ops = { DFG_ABI, 189, "relax", relax_op_decls };

static const char *const relax_text_0[] = { /* relax.ops */
    "// relax.ops -- the operators of TVM Relax 0.27, under the names of their registry (relax.nn.conv2d),\n"
    "// so that they live beside those of relay.ops in one program.\n//\n"
    "// Facts: the operators' signatures (python/tvm/relax/op) and attribute structs (relax/attrs).  Relax\n"
    "// has no fusion kinds of operators; these are those of the same operators of Relay.  What 0.18 had\n"
    "// and 0.27 has no more is here, too: relu6, the axis separators of layout_transform.  Operators that\n"
    "// TVM makes of these when it compiles (closures, relax.vm, memory), of training and of distribution\n"
    "// are not.  tests/upstream/operators.py compares.\n//\n"
    "// What Relax hands over beside tensors: a shape (of reshape, full ...) is a constant i64[n] where it is\n"
    "// static, else any value such as relax.shape_of(x); a number (of clip, full ...) is a constant of rank\n"
    "// 0; a tuple of numbers (of strided_slice) is a constant i64[n].  relax.call_tir(@f, (x, w)) calls the\n"
    "// function @f outside of the graph with a tuple of operands.  An extent with a name is a symbol.\n\n"
    "op relax.abs(x) : elemwise, infer same, eval abs;\n"
    "op relax.acos(x) : elemwise, infer same, eval acos;\n"
    "op relax.acosh(x) : elemwise, infer same, eval acosh;\n"
    "op relax.add(x1, x2) : broadcast, commutative, infer broadcast, eval add;\n"
    "op relax.arange(start, end, step) : opaque {\n    dtype: dtype;\n}\n"
    "op relax.argmax(x) : reduce, infer relax_arg {\n    axis: int?; keepdims: bool = false;\n}\n"
    "op relax.argmin(x) : reduce, infer relax_arg {\n    axis: int?; keepdims: bool = false;\n}\n"
    "op relax.argsort(data) : opaque, infer relax_argsort {\n"
    "    axis: int = -1; descending: bool = false; dtype: dtype = i32;\n}\n"
    "op relax.asin(x) : elemwise, infer same, eval asin;\n"
    "op relax.asinh(x) : elemwise, infer same, eval asinh;\n"
    "op relax.assert_op(condition, format, vals*) : effect;\n"
    "op relax.astype(x) : elemwise, casts, infer relay_cast, eval relay_cast {\n    dtype: dtype;\n}\n"
    "op relax.atan(x) : elemwise, infer same, eval atan;\n"
    "op relax.atan2(x1, x2) : broadcast, infer broadcast;\n"
    "op relax.atanh(x) : elemwise, infer same, eval atanh;\n"
    "op relax.bitwise_and(x1, x2) : broadcast, commutative, infer broadcast, eval bitwise_and;\n"
    "op relax.bitwise_not(x) : elemwise, infer same;\n"
    "op relax.bitwise_or(x1, x2) : broadcast, commutative, infer broadcast, eval bitwise_or;\n"
    "op relax.bitwise_xor(x1, x2) : broadcast, commutative, infer broadcast, eval bitwise_xor;\n"
    "op relax.broadcast_to(x, shape) : broadcast, infer expand, eval expand;\n"
    "op relax.bucketize(input_tensor, boundaries) : opaque {\n"
    "    out_int32: bool = false; right: bool = false;\n}\nop relax.call_dps_packed(func, args) : opaque;\n"
    "op relax.call_pure_packed(func, args*) : opaque;\n"
    "op relax.call_tir(func, args, packed_ints?) : opaque;\n"
    "op relax.call_tir_inplace(func, args, packed_ints?) : opaque {\n    inplace_indices: int[];\n}\n"
    "op relax.call_tir_with_grad(func, args, packed_ints?) : opaque {\n"
    "    te_grad_name: string; te_grad_kwargs: any?;\n}\n"
    "op relax.ceil(x) : elemwise, infer same, eval ceil;\n"
    "op relax.clip(x, min, max) : elemwise, infer same;\n"
    "op relax.collapse_sum_like(data, collapse_target) : reduce, infer like_second;\n"
    "op relax.collapse_sum_to(data, shape) : reduce;\n"
    "op relax.concat(tensors) : injective, infer relay_concatenate, eval concat {\n    axis: int? = 0;\n}\n"
    "op relax.cos(x) : elemwise, infer same, eval cos;\n"
    "op relax.cosh(x) : elemwise, infer same, eval cosh;\nop relax.cumprod(data) : opaque {\n"
    "    axis: int?; dtype: dtype?; exclusive: bool = false;\n}\nop relax.cumsum(data) : opaque {\n"
    "    axis: int?; dtype: dtype?; exclusive: bool = false;\n}\n"
    "op relax.dequantize(data, scale, zero_point) : broadcast, dequantizes, infer relax_dequantize {\n"
    "    out_dtype: dtype = f32; axis: int = -1;\n}\n"
    "op relax.divide(x1, x2) : broadcast, infer broadcast, eval div;\n"
    "op relax.dynamic_strided_slice(x, begin, end, strides) : injective;\n"
    "op relax.einsum(operands) : opaque {\n    subscripts: string;\n}\n"
    "op relax.equal(x1, x2) : broadcast, commutative, infer compare, eval equal;\n"
    "op relax.erf(x) : elemwise, infer same, eval erf;\n",
    "op relax.ewise_fma(x1, x2, x3) : elemwise, infer same;\n"
    "op relax.exp(x) : elemwise, infer same, eval exp;\n"
    "op relax.expand_dims(x) : broadcast, infer relax_expand_dims, eval relax_expand_dims {\n"
    "    axis: int[];\n}\nop relax.eye(n, m, k) : injective {\n    dtype: dtype? = f32;\n}\n"
    "op relax.eye_like(x, k) : injective {\n    dtype: dtype?;\n}\nop relax.flatten(x) : injective;\n"
    "op relax.flip(data) : injective, infer same {\n    axis: int;\n}\n"
    "op relax.floor(x) : elemwise, infer same, eval floor;\n"
    "op relax.floor_divide(x1, x2) : broadcast, infer broadcast, eval floor_divide;\n"
    "op relax.floor_mod(x1, x2) : broadcast, infer broadcast, eval floor_mod;\n"
    "op relax.full(shape, fill_value) : elemwise, infer relax_full {\n    dtype: dtype?;\n}\n"
    "op relax.full_like(x, fill_value) : elemwise, infer relax_full_like {\n    dtype: dtype?;\n}\n"
    "op relax.gather_elements(data, indices) : injective, infer like_second {\n    axis: int = 0;\n}\n"
    "op relax.gather_nd(data, indices) : injective, infer gather_nd {\n    batch_dims: int = 0;\n}\n"
    "op relax.greater(x1, x2) : broadcast, infer compare, eval greater;\n"
    "op relax.greater_equal(x1, x2) : broadcast, infer compare, eval greater_or_equal;\n"
    "op relax.hamming_window(window_size, periodic, alpha, beta) : opaque {\n    dtype: dtype;\n}\n"
    "op relax.hint_on_device(data) : opaque, infer identity {\n"
    "    device_type: int; index: int = 0; memory_scope: string = \"global\";\n}\n"
    "op relax.image.affine_grid(data, size) : injective {\n    align_corners: bool = true;\n}\n"
    "op relax.image.grid_sample(data, grid) : injective {\n"
    "    method: string = \"bilinear\"; layout: string = \"NCHW\"; padding_mode: string = \"zeros\";\n"
    "    align_corners: bool = false;\n}\n"
    "op relax.image.resize2d(data, size) : injective, infer relax_resize2d {\n"
    "    roi: float[] = [0.0, 0.0, 0.0, 0.0]; layout: string = \"NCHW\"; method: string = \"linear\";\n"
    "    coordinate_transformation_mode: string = \"half_pixel\"; rounding_method: string = \"round\";\n"
    "    cubic_alpha: float = -0.75; cubic_exclude: int = 0; extrapolation_value: float = 0.0;\n"
    "    out_dtype: dtype?;\n}\nop relax.image.resize3d(data, size) : injective {\n"
    "    roi: float[] = [0.0, 0.0, 0.0, 0.0, 0.0, 0.0]; layout: string = \"NCDHW\"; method: string = \"linear\";\n"
    "    coordinate_transformation_mode: string = \"half_pixel\"; rounding_method: string = \"\";\n"
    "    cubic_alpha: float = -0.75; cubic_exclude: int = 0; extrapolation_value: float = 0.0;\n"
    "    out_dtype: dtype?;\n}\nop relax.index_put(data, indices, values) : opaque {\n"
    "    accumulate: bool = false;\n}\nop relax.index_tensor(data, indices) : injective;\n"
    "op relax.isfinite(x) : elemwise, infer to_bool, eval is_finite;\n"
    "op relax.isinf(x) : elemwise, infer to_bool, eval is_inf;\n"
    "op relax.isnan(x) : elemwise, infer to_bool, eval is_nan;\n"
    "op relax.layout_transform(x) : injective {\n"
    "    index_map: any; pad_value: any?; axis_separators: int[]?; input_axis_separators: int[]?;\n}\n"
    "op relax.left_shift(x1, x2) : broadcast, infer broadcast, eval left_shift;\n"
    "op relax.less(x1, x2) : broadcast, infer compare, eval less;\n"
    "op relax.less_equal(x1, x2) : broadcast, infer compare, eval less_or_equal;\n"
    "op relax.log(x) : elemwise, infer same, eval log;\n"
    "op relax.log_add_exp(x1, x2) : broadcast, infer broadcast;\n"
    "op relax.logical_and(x1, x2) : broadcast, commutative, infer broadcast, eval and;\n"
    "op relax.logical_not(x) : elemwise, infer same, eval not;\n"
    "op relax.logical_or(x1, x2) : broadcast, commutative, infer broadcast, eval or;\n"
    "op relax.logical_xor(x1, x2) : broadcast, commutative, infer broadcast, eval xor;\n"
    "op relax.matmul(x1, x2) : fusable, infer relay_matmul, eval relay_matmul, work matmul {\n"
    "    out_dtype: dtype?;\n}\nop relax.max(x) : reduce, infer relay_reduce, eval relay_max {\n"
    "    axis: int[]?; keepdims: bool = false;\n}\n"
    "op relax.maximum(x1, x2) : broadcast, commutative, infer broadcast, eval maximum;\n"
    "op relax.mean(x) : reduce, infer relay_reduce, eval relay_mean {\n"
    "    axis: int[]?; keepdims: bool = false;\n}\nop relax.median(data) -> (values, indices?) : opaque {\n",
    "    axis: int[]?; keepdims: bool = false;\n}\nop relax.meshgrid(tensors) -> (outputs*) : injective {\n"
    "    indexing: string? = \"ij\";\n}\nop relax.min(x) : reduce, infer relay_reduce, eval relay_min {\n"
    "    axis: int[]?; keepdims: bool = false;\n}\n"
    "op relax.minimum(x1, x2) : broadcast, commutative, infer broadcast, eval minimum;\n"
    "op relax.mod(x1, x2) : broadcast, infer broadcast, eval truncated_mod;\n"
    "op relax.multinomial_from_uniform(prob, uniform_sample, sample_indices) : opaque {\n"
    "    dtype: dtype = i64;\n}\n"
    "op relax.multiply(x1, x2) : broadcast, commutative, infer broadcast, eval mul;\n"
    "op relax.negative(x) : elemwise, infer same, eval neg;\n"
    "op relax.nn.adaptive_avg_pool1d(data) : fusable, infer relay_adaptive_pool {\n"
    "    output_size: int[]?; layout: string = \"NCW\"; out_layout: string?;\n}\n"
    "op relax.nn.adaptive_avg_pool2d(data) : fusable, infer relay_adaptive_pool {\n"
    "    output_size: int[]?; layout: string = \"NCHW\"; out_layout: string?;\n}\n"
    "op relax.nn.adaptive_avg_pool3d(data) : fusable, infer relay_adaptive_pool {\n"
    "    output_size: int[]?; layout: string = \"NCDHW\"; out_layout: string?;\n}\n"
    "op relax.nn.attention(query, key, value)\n"
    "    : opaque, infer relax_attention, eval relax_attention, work attention {\n"
    "    scale: float?; causal_mask: string?; window_size: int?;\n}\n"
    "op relax.nn.attention_bias(query, key, value, bias)\n"
    "    : opaque, infer relax_attention, eval relax_attention, work attention {\n"
    "    scale: float?; causal_mask: string?; window_size: int?;\n}\n"
    "op relax.nn.attention_var_len(query, key, value, seqstart_q, seqstart_k, max_seqlen_q, max_seqlen_k)\n"
    "    : opaque, infer relax_attention {\n    scale: float?; causal_mask: string?; window_size: int?;\n}\n"
    "op relax.nn.avg_pool1d(data) : fusable, infer relay_pool {\n"
    "    pool_size: int[] = [1]; strides: int[] = [1]; padding: int[] = [0, 0]; dilation: int[] = [1];\n"
    "    ceil_mode: bool = false; count_include_pad: bool = true; layout: string = \"NCW\";\n"
    "    out_layout: string?;\n}\nop relax.nn.avg_pool2d(data) : fusable, infer relay_pool {\n"
    "    pool_size: int[] = [1, 1]; strides: int[] = [1, 1]; padding: int[] = [0, 0, 0, 0];\n"
    "    dilation: int[] = [1, 1]; ceil_mode: bool = false; count_include_pad: bool = false;\n"
    "    layout: string = \"NCHW\"; out_layout: string?;\n}\n"
    "op relax.nn.avg_pool3d(data) : fusable, infer relay_pool {\n"
    "    pool_size: int[] = [1, 1, 1]; strides: int[] = [1, 1, 1]; padding: int[] = [0, 0, 0, 0, 0, 0];\n"
    "    dilation: int[] = [1, 1, 1]; ceil_mode: bool = false; count_include_pad: bool = true;\n"
    "    layout: string = \"NCDHW\"; out_layout: string?;\n}\n"
    "op relax.nn.batch_flatten(data) : injective, infer relay_batch_flatten;\n"
    "op relax.nn.batch_norm(data, gamma, beta, moving_mean, moving_var) -> (out, mean, variance)\n"
    "    : fusable, infer batch_norm, eval relay_batch_norm {\n"
    "    axis: int = 1; epsilon: float = 1.0e-5; center: bool = true; scale: bool = true;\n"
    "    momentum: float = 0.1; training: bool = true;\n}\n"
    "op relax.nn.conv1d(data, weight) : fusable, infer relay_conv, work conv {\n"
    "    strides: int[] = [1]; padding: int[] = [0, 0]; dilation: int[] = [1]; groups: int = 1;\n"
    "    data_layout: string = \"NCW\"; kernel_layout: string = \"OIW\"; out_layout: string?;\n"
    "    out_dtype: dtype?;\n}\n"
    "op relax.nn.conv1d_transpose(data, weight) : fusable, infer relay_conv_transpose, work conv_transpose {\n"
    "    strides: int[] = [1]; padding: int[] = [0, 0]; output_padding: int[] = [0];\n"
    "    dilation: int[] = [1]; groups: int = 1; data_layout: string = \"NCW\";\n"
    "    kernel_layout: string = \"IOW\"; out_layout: string?; out_dtype: dtype?;\n}\n"
    "op relax.nn.conv2d(data, weight) : fusable, infer relay_conv, eval relay_conv2d, work conv {\n"
    "    strides: int[] = [1, 1]; padding: int[] = [0, 0, 0, 0]; dilation: int[] = [1, 1];\n"
    "    groups: int = 1; data_layout: string = \"NCHW\"; kernel_layout: string = \"OIHW\";\n"
    "    out_layout: string?; out_dtype: dtype?;\n}\n"
    "op relax.nn.conv2d_transpose(data, weight) : fusable, infer relay_conv_transpose, work conv_transpose {\n"
    "    strides: int[] = [1, 1]; padding: int[] = [0, 0, 0, 0]; output_padding: int[] = [0, 0];\n",
    "    dilation: int[] = [1, 1]; groups: int = 1; data_layout: string = \"NCHW\";\n"
    "    kernel_layout: string = \"IOHW\"; out_layout: string?; out_dtype: dtype?;\n}\n"
    "op relax.nn.conv3d(data, weight) : fusable, infer relay_conv, work conv {\n"
    "    strides: int[] = [1, 1, 1]; padding: int[] = [0, 0, 0, 0, 0, 0]; dilation: int[] = [1, 1, 1];\n"
    "    groups: int = 1; data_layout: string = \"NCDHW\"; kernel_layout: string = \"OIDHW\";\n"
    "    out_layout: string?; out_dtype: dtype?;\n}\n"
    "op relax.nn.conv3d_transpose(data, weight) : fusable, infer relay_conv_transpose, work conv_transpose {\n"
    "    strides: int[] = [1, 1, 1]; padding: int[] = [0, 0, 0, 0, 0, 0];\n"
    "    output_padding: int[] = [0, 0, 0]; dilation: int[] = [1, 1, 1]; groups: int = 1;\n"
    "    data_layout: string = \"NCDHW\"; kernel_layout: string = \"IODHW\"; out_layout: string?;\n"
    "    out_dtype: dtype?;\n}\nop relax.nn.cross_entropy_with_logits(predictions, labels) : opaque;\n"
    "op relax.nn.dropout(data) -> (output, mask) : opaque, random, infer relay_drop {\n"
    "    rate: float = 0.5;\n}\nop relax.nn.gelu(data) : elemwise, infer same, eval gelu;\n"
    "op relax.nn.gelu_tanh(data) : elemwise, infer same;\n"
    "op relax.nn.group_norm(data, gamma, beta) : opaque, infer same {\n"
    "    num_groups: int; channel_axis: int; axes: int[]; epsilon: float = 1.0e-5; center: bool = true;\n"
    "    scale: bool = true;\n}\nop relax.nn.instance_norm(data, gamma, beta) : opaque, infer same {\n"
    "    channel_axis: int; axes: int[]; epsilon: float = 1.0e-5; center: bool = true;\n"
    "    scale: bool = true;\n}\nop relax.nn.layer_norm(data, gamma, beta) : opaque, infer same {\n"
    "    axes: int[]; epsilon: float = 1.0e-5; center: bool = true; scale: bool = true;\n}\n"
    "op relax.nn.leakyrelu(data) : elemwise, infer same {\n    alpha: float = 0.01;\n}\n"
    "op relax.nn.log_softmax(data) : fusable, infer same, eval log_softmax {\n    axis: int = -1;\n}\n"
    "op relax.nn.max_pool1d(data) : fusable, infer relay_pool {\n"
    "    pool_size: int[] = [1]; strides: int[] = [1]; padding: int[] = [0, 0]; dilation: int[] = [1];\n"
    "    ceil_mode: bool = false; count_include_pad: bool = false; layout: string = \"NCW\";\n"
    "    out_layout: string?;\n}\nop relax.nn.max_pool2d(data) : fusable, infer relay_pool {\n"
    "    pool_size: int[] = [1, 1]; strides: int[] = [1, 1]; padding: int[] = [0, 0, 0, 0];\n"
    "    dilation: int[] = [1, 1]; ceil_mode: bool = false; count_include_pad: bool = false;\n"
    "    layout: string = \"NCHW\"; out_layout: string?;\n}\n"
    "op relax.nn.max_pool3d(data) : fusable, infer relay_pool {\n"
    "    pool_size: int[] = [1, 1, 1]; strides: int[] = [1, 1, 1]; padding: int[] = [0, 0, 0, 0, 0, 0];\n"
    "    dilation: int[] = [1, 1, 1]; ceil_mode: bool = false; count_include_pad: bool = false;\n"
    "    layout: string = \"NCDHW\"; out_layout: string?;\n}\n"
    "op relax.nn.nll_loss(predictions, targets, weights?) : opaque {\n"
    "    reduction: string = \"mean\"; ignore_index: int = -100;\n}\n"
    "op relax.nn.pad(data, pad_value?) : injective, pads, infer relax_pad {\n"
    "    pad_width: int[]; pad_mode: string = \"constant\"; pad_value: float = 0.0; // or an operand\n}\n"
    "op relax.nn.pixel_shuffle(data) : injective {\n    upscale_factor: int;\n}\n"
    "op relax.nn.prelu(data, alpha) : broadcast, infer same {\n    axis: int = 1;\n}\n"
    "op relax.nn.relu(data) : elemwise, infer same, eval relu;\n"
    "op relax.nn.relu6(data) : elemwise, infer same;\n"
    "op relax.nn.rms_norm(data, weight) : opaque, infer same {\n"
    "    axes: int[] = [-1]; epsilon: float = 1.0e-5;\n}\nop relax.nn.selu(data) : elemwise, infer same;\n"
    "op relax.nn.silu(data) : elemwise, infer same, eval swish;\n"
    "op relax.nn.softmax(data) : fusable, infer same, eval softmax {\n    axis: int = -1;\n}\n"
    "op relax.nn.softplus(data) : elemwise, infer same {\n    beta: float = 1.0; threshold: float = 20.0;\n"
    "}\nop relax.nonzero(x) : opaque;\n"
    "op relax.not_equal(x1, x2) : broadcast, commutative, infer compare, eval not_equal;\n"
    "op relax.one_hot(indices, on_value, off_value) : fusable, infer relay_one_hot {\n"
    "    depth: int; axis: int = -1;\n}\nop relax.ones(shape) : elemwise, infer relax_full {\n"
    "    dtype: dtype;\n}\nop relax.ones_like(x) : elemwise, infer relax_full_like {\n    dtype: dtype?;\n}\n",
    "op relax.outer(x1, x2) : opaque;\n"
    "op relax.permute_dims(x) : injective, infer relay_transpose, eval relay_transpose {\n"
    "    axes: int[]?;\n}\nop relax.power(x1, x2) : broadcast, infer broadcast, eval pow;\n"
    "op relax.print(vals*) : effect;\nop relax.prod(x) : reduce, infer relay_reduce, eval relay_prod {\n"
    "    axis: int[]?; keepdims: bool = false;\n}\n"
    "op relax.quantize(data, scale, zero_point) : broadcast, quantizes, infer relax_quantize {\n"
    "    out_dtype: dtype = i8; axis: int = -1;\n}\n"
    "op relax.repeat(data) : broadcast, infer relay_repeat, eval relax_repeat {\n"
    "    repeats: int; axis: int?;\n}\n"
    "op relax.reshape(x, shape) : injective, infer reshape, eval reshape;\n"
    "op relax.reverse_sequence(data, seq_lengths) : injective, infer same {\n"
    "    seq_axis: int = 1; batch_axis: int = 0;\n}\n"
    "op relax.right_shift(x1, x2) : broadcast, infer broadcast, eval right_shift;\n"
    "op relax.round(x) : elemwise, infer same, eval round;\n"
    "op relax.rsqrt(x) : elemwise, infer same, eval rsqrt;\n"
    "op relax.scatter_elements(data, indices, updates) : opaque, infer same {\n"
    "    axis: int = 0; reduction: string = \"update\";\n}\n"
    "op relax.scatter_nd(data, indices, updates) : opaque, infer same {\n"
    "    reduction: string = \"update\";\n}\nop relax.shape_of(x) : opaque, infer shape;\n"
    "op relax.shape_to_tensor(x) : opaque, infer identity;\n"
    "op relax.sigmoid(x) : elemwise, infer same, eval sigmoid;\n"
    "op relax.sign(x) : elemwise, infer same, eval sign;\n"
    "op relax.sin(x) : elemwise, infer same, eval sin;\n"
    "op relax.sinh(x) : elemwise, infer same, eval sinh;\nop relax.size(input) : opaque;\n"
    "op relax.slice_scatter(input, src, start, end, step) : opaque {\n    axis: int = 0;\n}\n"
    "op relax.sort(data) : opaque, infer same {\n    axis: int = -1; descending: bool = false;\n}\n"
    "op relax.split(x) -> (outputs*) : injective, infer relay_split, eval relay_split {\n"
    "    indices_or_sections: any; axis: int = 0;\n}\nop relax.sqrt(x) : elemwise, infer same, eval sqrt;\n"
    "op relax.square(x) : elemwise, infer same;\n"
    "op relax.squeeze(x) : injective, infer relay_squeeze, eval relay_squeeze {\n    axis: int[]?;\n}\n"
    "op relax.stack(tensors) : injective, infer relay_stack {\n    axis: int? = 0;\n}\n"
    "op relax.std(x) : reduce, infer relay_reduce {\n    axis: int[]?; keepdims: bool = false;\n}\n"
    "op relax.strided_slice(x, axes, begin, end, strides?) : injective, infer relax_strided_slice {\n"
    "    assume_inbound: bool = false;\n}\n"
    "op relax.subtract(x1, x2) : broadcast, infer broadcast, eval sub;\n"
    "op relax.sum(x) : reduce, infer relay_reduce, eval relay_sum {\n"
    "    axis: int[]?; keepdims: bool = false;\n}\n"
    "op relax.take(x, indices) : injective, infer relay_take {\n    axis: int?; mode: string = \"fast\";\n}\n"
    "op relax.tan(x) : elemwise, infer same, eval tan;\n"
    "op relax.tanh(x) : elemwise, infer same, eval tanh;\n"
    "op relax.tensor_to_shape(x) : opaque, infer identity;\n"
    "op relax.tile(data) : broadcast, infer relay_tile {\n    repeats: int[];\n}\n"
    "op relax.to_vdevice(data) : opaque, infer identity {\n    dst_vdevice: any;\n}\n"
    "op relax.topk(data) -> (values, indices?) : opaque {\n"
    "    k: int = 1; axis: int = -1; ret_type: string = \"both\"; largest: bool = true; dtype: dtype = i32;\n"
    "}\nop relax.tril(x, k) : elemwise, infer same;\nop relax.triu(x, k) : elemwise, infer same;\n"
    "op relax.trunc(x) : elemwise, infer same;\n"
    "op relax.unique(x, sorted, return_index, return_inverse, return_counts, axis?)\n"
    "    -> (values, indices?, inverse?, counts?) : opaque;\n"
    "op relax.variance(x) : reduce, infer relay_reduce, eval relay_variance {\n"
    "    axis: int[]?; keepdims: bool = false;\n}\n"
    "op relax.vision.all_class_non_max_suppression(boxes, scores, max_output_boxes_per_class, iou_threshold,\n"
    "    score_threshold) -> (indices, second, third?) : opaque {\n    output_format: string = \"onnx\";\n}\n"
    "op relax.vision.get_valid_counts(data) -> (valid_count, out_tensor, out_indices) : opaque {\n"
    "    score_threshold: float = 0.0; id_index: int = 0; score_index: int = 1;\n}\n"
    "op relax.vision.multibox_transform_loc(cls_pred, loc_pred, anchor) -> (boxes, scores) : opaque {\n"
    "    clip: bool = false; threshold: float = 0.0; variances: float[] = [1.0, 1.0, 1.0, 1.0];\n",
    "    keep_background: bool = true; apply_softmax: bool = true;\n}\n"
    "op relax.vision.non_max_suppression(data, valid_count, indices) -> (first, valid_box_count?) : opaque {\n"
    "    max_output_size: int = -1; iou_threshold: float = 0.5; force_suppress: bool = false;\n"
    "    top_k: int = -1; coord_start: int = 2; score_index: int = 1; id_index: int = 0;\n"
    "    return_indices: bool = true; invalid_to_bottom: bool = false; soft_nms_sigma: float = 0.0;\n"
    "    score_threshold: float = 0.0;\n}\nop relax.vision.roi_align(data, rois) : fusable {\n"
    "    pooled_size: int[]; spatial_scale: float; sample_ratio: int = -1; aligned: bool = false;\n"
    "    layout: string = \"NCHW\"; mode: string = \"avg\";\n}\n"
    "op relax.vision.roi_pool(data, rois) : fusable {\n"
    "    pooled_size: int[]; spatial_scale: float; layout: string = \"NCHW\";\n}\n"
    "op relax.where(condition, x1, x2) : broadcast, infer select, eval where;\n"
    "op relax.wrap_param(data) : elemwise {\n    dtype: dtype = f32;\n}\n"
    "op relax.zeros(shape) : elemwise, infer relax_full {\n    dtype: dtype;\n}\n"
    "op relax.zeros_like(x) : elemwise, infer relax_full_like {\n    dtype: dtype?;\n}\n",
    NULL};
static const struct dfg_source relax_sources[] = {
    {"relax.ops", UINT64_C(0x601255d4228ddab6), relax_text_0, NULL, 0},
};
extern const struct dfg_unit relax_unit;
const struct dfg_unit relax_unit = {
    .abi = DFG_ABI,
    .name = "relax",
    .ops = &relax_ops,
    .imports = (const char *const[]){ NULL },
    .version = "0.1.0", .hash = UINT64_C(0x267c1590bea21dc6),
    .n_sources = 1, .sources = relax_sources, .law_limit = 64,
};
