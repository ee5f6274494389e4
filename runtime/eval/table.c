/* table.c -- the operators that are evaluated.
 *
 * In:   an operator's name.
 * Out:  its kernel; NULL where there is none.
 *
 * The rows are those of kernels.def.  They are looked through: some 300 compares,
 * mostly of one byte, are little beside a call's own work.  A kernel does what newer
 * opsets added, too, so `NAME.v18` (io/onnx_lift.c) is the row NAME.
 */
#include <stdlib.h>
#include <string.h>

#include "eval.h"
#include "forms.h"

enum { CANONICAL_OPSET = 17, NEWEST_OPSET = 28 };

eval_kernel eval_along_axis, eval_arg_extreme, eval_attention, eval_batch_norm, eval_bias_gelu,
    eval_binary, eval_bit_shift, eval_bits_as, eval_broadcast_to, eval_cast, eval_cast_like, eval_center,
    eval_clip, eval_compress, eval_concat, eval_constant, eval_constant_of_shape, eval_conv,
    eval_conv_integer, eval_conv_transpose, eval_cumulate, eval_depth_to_space, eval_dequantize,
    eval_dropout, eval_dynamic_quantize, eval_einsum, eval_expand, eval_expand_dims, eval_eye_like,
    eval_flatten, eval_fused_matmul, eval_gather, eval_gather_elements, eval_gather_nd, eval_gemm,
    eval_global_pool, eval_group_norm, eval_is, eval_l2_normalize, eval_layer_norm, eval_loss, eval_lrn,
    eval_matmul, eval_matmul_integer, eval_mean, eval_mod, eval_non_zero, eval_one_hot, eval_pad,
    eval_pool, eval_prelu, eval_qlinear_conv, eval_qlinear_matmul, eval_qnn_conv, eval_qnn_dense, eval_quantize, eval_range,
    eval_recurrent, eval_reduce, eval_relax_attention, eval_relay_arg_extreme, eval_relay_batch_norm,
    eval_relay_cast, eval_relay_clip, eval_relay_conv, eval_relay_conv_transpose, eval_relay_full,
    eval_relay_full_like, eval_relay_global_pool, eval_relay_layer_norm, eval_relay_leaky,
    eval_relay_matmul, eval_relay_one_hot, eval_relay_pad, eval_relay_pool, eval_relay_reduce,
    eval_relay_reshape, eval_relay_resize, eval_relay_split, eval_repeat, eval_requantize, eval_reshape,
    eval_reshape_like, eval_resize, eval_reverse, eval_reverse_sequence, eval_rotary, eval_row,
    eval_scatter_elements, eval_scatter_nd, eval_shape, eval_size, eval_skip_norm, eval_slice,
    eval_slice_like, eval_space_to_depth, eval_split, eval_squeeze, eval_stack, eval_strided_slice,
    eval_take, eval_tfl_clamp, eval_tfl_conv, eval_tfl_dequantize, eval_tfl_pad, eval_tfl_pool,
    eval_tfl_product, eval_tfl_quantize, eval_tfl_reduce, eval_tfl_softmax, eval_tfl_transpose_conv,
    eval_tile, eval_topk, eval_transpose, eval_trilu, eval_unary, eval_unsqueeze, eval_variadic,
    eval_where, eval_window_of;

static const struct eval_row rows[] = {
#define KERNEL(op, kernel, form) {op, kernel, form, false},
#define TFLITE(op, kernel, form) {op, kernel, form, true},
#include "kernels.def"
};

/* The length of the name without the version of a newer form. */
static size_t name_length(const char *op)
{
    const char *dot = strrchr(op, '.');
    char *end;
    if (dot == NULL || dot[1] != 'v' || dot[2] < '0' || dot[2] > '9')
        return strlen(op);
    long version = strtol(dot + 2, &end, 10);
    bool newer = *end == '\0' && version > CANONICAL_OPSET && version <= NEWEST_OPSET;
    return newer ? (size_t)(dot - op) : strlen(op);
}

const struct eval_row *eval_find(const char *op)
{
    size_t n = name_length(op);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (strncmp(op, rows[i].op, n) == 0 && rows[i].op[n] == '\0')
            return &rows[i];
    return NULL;
}

bool dfg_is_evaluated(const dfg_module *m, uint16_t op)
{
    const char *name = dfg_operator_name(m, op);
    return op >= DFG_FIRST_OP && (eval_find(name) != NULL || eval_flow_form(name) >= 0);
}
