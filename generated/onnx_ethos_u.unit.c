/* What onnx_ethos_u.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "onnx_ethos_u.h"
#if ONNX_ETHOS_U_H != 0x36848b0f52a11bd6
#error "onnx_ethos_u.h is of another run of pat2c than this file"
#endif

#include <stddef.h>

#include "dfg.h"

#define AT(member) offsetof(struct onnx_ethos_u_conv2d_whole, member)
static const struct dfg_capture onnx_ethos_u_conv2d_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"c", DFG_CAP_NODE, AT(m.c)},
    {"q", DFG_CAP_NODE, AT(m.q)}};
static const struct dfg_part onnx_ethos_u_conv2d_parts[] = {
    {DFG_PART_ROOT, 0, 1, 3, AT(m.q)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}, {DFG_PART_INPUT, 0, 0, 0, AT(m.x)},
    {DFG_PART_INPUT, 0, 0, 1, AT(m.w)}, {DFG_PART_INNER, 0, 0, 2, AT(m.c)},
    {DFG_PART_INNER, 0, 0, -1, AT(dequantizeLinear)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_3)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_4)}, {DFG_PART_INNER, 0, 0, -1, AT(dequantizeLinear_2)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_5)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_6)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x)}, {DFG_PART_INPUT, 0, 0, -1, AT(x_2)},
    {DFG_PART_CONST, 0, 0, 1, AT(m.w)}, {DFG_PART_INPUT, 0, 0, -1, AT(x_3)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_4)}, {DFG_PART_INNER, 0, 0, -1, AT(dequantizeLinear_3)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_7)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_8)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_5)}, {DFG_PART_INPUT, 0, 0, -1, AT(x_6)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_7)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_9)},
    {DFG_PART_INNER, 0, 0, -1, AT(relu)}, {DFG_PART_INNER, 0, 0, -1, AT(clip)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_10)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_11)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_8)}, {DFG_PART_INPUT, 0, 0, -1, AT(x_9)}};
#undef AT
DFG_PATTERN_SLOTS(onnx_ethos_u_conv2d)

#define AT(member) offsetof(struct onnx_ethos_u_fully_connected_whole, member)
static const struct dfg_capture onnx_ethos_u_fully_connected_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"g", DFG_CAP_NODE, AT(m.g)},
    {"q", DFG_CAP_NODE, AT(m.q)}};
static const struct dfg_part onnx_ethos_u_fully_connected_parts[] = {
    {DFG_PART_ROOT, 0, 1, 3, AT(m.q)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}, {DFG_PART_INPUT, 0, 0, 0, AT(m.x)},
    {DFG_PART_INPUT, 0, 0, 1, AT(m.w)}, {DFG_PART_INNER, 0, 0, 2, AT(m.g)},
    {DFG_PART_INNER, 0, 0, -1, AT(dequantizeLinear)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_3)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_4)}, {DFG_PART_INNER, 0, 0, -1, AT(dequantizeLinear_2)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_5)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_6)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x)}, {DFG_PART_INPUT, 0, 0, -1, AT(x_2)},
    {DFG_PART_CONST, 0, 0, 1, AT(m.w)}, {DFG_PART_INPUT, 0, 0, -1, AT(x_3)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_4)}, {DFG_PART_INNER, 0, 0, -1, AT(dequantizeLinear_3)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_7)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_8)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_5)}, {DFG_PART_INPUT, 0, 0, -1, AT(x_6)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_7)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_9)},
    {DFG_PART_INNER, 0, 0, -1, AT(relu)}, {DFG_PART_INPUT, 0, 0, -1, AT(x_8)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_9)}};
#undef AT
DFG_PATTERN_SLOTS(onnx_ethos_u_fully_connected)

#define AT(member) offsetof(struct onnx_ethos_u_matmul_whole, member)
static const struct dfg_capture onnx_ethos_u_matmul_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"q", DFG_CAP_NODE, AT(m.q)}};
static const struct dfg_part onnx_ethos_u_matmul_parts[] = {
    {DFG_PART_ROOT, 0, 1, 2, AT(m.q)}, {DFG_PART_INNER, 0, 0, -1, AT(matMul)},
    {DFG_PART_INNER, 0, 0, -1, AT(dequantizeLinear)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}, {DFG_PART_INNER, 0, 0, -1, AT(dequantizeLinear_2)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_3)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_4)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_5)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_6)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x)}, {DFG_PART_INPUT, 0, 0, -1, AT(x_2)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_3)}, {DFG_PART_INPUT, 0, 0, -1, AT(x_4)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_5)}, {DFG_PART_INPUT, 0, 0, -1, AT(x_6)}};
#undef AT
DFG_PATTERN_SLOTS(onnx_ethos_u_matmul)

#define AT(member) offsetof(struct onnx_ethos_u_pool_whole, member)
static const struct dfg_capture onnx_ethos_u_pool_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"p", DFG_CAP_NODE, AT(m.p)}, {"q", DFG_CAP_NODE, AT(m.q)}};
static const struct dfg_part onnx_ethos_u_pool_parts[] = {
    {DFG_PART_ROOT, 0, 1, 2, AT(m.q)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}, {DFG_PART_INPUT, 0, 0, 0, AT(m.x)},
    {DFG_PART_INNER, 0, 0, 1, AT(m.p)}, {DFG_PART_INNER, 0, 0, -1, AT(p_call)},
    {DFG_PART_INNER, 0, 0, -1, AT(dequantizeLinear)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_3)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_4)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_2)}, {DFG_PART_INPUT, 0, 0, -1, AT(x_3)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_4)}};
#undef AT
DFG_PATTERN_SLOTS(onnx_ethos_u_pool)

#define AT(member) offsetof(struct onnx_ethos_u_global_pool_whole, member)
static const struct dfg_capture onnx_ethos_u_global_pool_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"q", DFG_CAP_NODE, AT(m.q)}};
static const struct dfg_part onnx_ethos_u_global_pool_parts[] = {
    {DFG_PART_ROOT, 0, 1, 1, AT(m.q)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}, {DFG_PART_INPUT, 0, 0, 0, AT(m.x)},
    {DFG_PART_INNER, 0, 0, -1, AT(globalAveragePool)}, {DFG_PART_INNER, 0, 0, -1, AT(dequantizeLinear)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_3)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_4)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x)}, {DFG_PART_INPUT, 0, 0, -1, AT(x_2)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_3)}, {DFG_PART_INPUT, 0, 0, -1, AT(x_4)}};
#undef AT
DFG_PATTERN_SLOTS(onnx_ethos_u_global_pool)

#define AT(member) offsetof(struct onnx_ethos_u_elementwise_whole, member)
static const struct dfg_capture onnx_ethos_u_elementwise_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"y", DFG_CAP_NODE, AT(m.y)}, {"q", DFG_CAP_NODE, AT(m.q)}};
static const struct dfg_part onnx_ethos_u_elementwise_parts[] = {
    {DFG_PART_ROOT, 0, 1, 2, AT(m.q)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}, {DFG_PART_INPUT, 0, 0, 0, AT(m.x)},
    {DFG_PART_INPUT, 0, 0, 1, AT(m.y)}, {DFG_PART_INNER, 0, 0, -1, AT(relu)},
    {DFG_PART_INNER, 0, 0, -1, AT(call)}, {DFG_PART_INNER, 0, 0, -1, AT(dequantizeLinear)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_3)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_4)},
    {DFG_PART_INNER, 0, 0, -1, AT(dequantizeLinear_2)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_5)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_6)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_2)}, {DFG_PART_INPUT, 0, 0, -1, AT(x_3)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_4)}, {DFG_PART_INPUT, 0, 0, -1, AT(x_5)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_6)}};
#undef AT
DFG_PATTERN_SLOTS(onnx_ethos_u_elementwise)

#define AT(member) offsetof(struct onnx_ethos_u_extremum_whole, member)
static const struct dfg_capture onnx_ethos_u_extremum_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"y", DFG_CAP_NODE, AT(m.y)}, {"s", DFG_CAP_NODE, AT(m.s)},
    {"z", DFG_CAP_NODE, AT(m.z)}, {"t", DFG_CAP_NODE, AT(m.t)}, {"zt", DFG_CAP_NODE, AT(m.zt)},
    {"u", DFG_CAP_NODE, AT(m.u)}, {"zu", DFG_CAP_NODE, AT(m.zu)}, {"q", DFG_CAP_NODE, AT(m.q)}};
static const struct dfg_part onnx_ethos_u_extremum_parts[] = {
    {DFG_PART_ROOT, 0, 1, 8, AT(m.q)}, {DFG_PART_CONST, 0, 0, 6, AT(m.u)},
    {DFG_PART_CONST, 0, 0, 7, AT(m.zu)}, {DFG_PART_INPUT, 0, 0, 0, AT(m.x)},
    {DFG_PART_INPUT, 0, 0, 1, AT(m.y)}, {DFG_PART_INPUT, 0, 0, 2, AT(m.s)},
    {DFG_PART_INPUT, 0, 0, 3, AT(m.z)}, {DFG_PART_INPUT, 0, 0, 4, AT(m.t)},
    {DFG_PART_INPUT, 0, 0, 5, AT(m.zt)}, {DFG_PART_INPUT, 0, 0, 6, AT(m.u)},
    {DFG_PART_INPUT, 0, 0, 7, AT(m.zu)}, {DFG_PART_INNER, 0, 0, -1, AT(relu)},
    {DFG_PART_INNER, 0, 0, -1, AT(call)}, {DFG_PART_INNER, 0, 0, -1, AT(dequantizeLinear)},
    {DFG_PART_CONST, 0, 0, 2, AT(m.s)}, {DFG_PART_CONST, 0, 0, 3, AT(m.z)},
    {DFG_PART_INNER, 0, 0, -1, AT(dequantizeLinear_2)}, {DFG_PART_CONST, 0, 0, 4, AT(m.t)},
    {DFG_PART_CONST, 0, 0, 5, AT(m.zt)}};
#undef AT
DFG_PATTERN_SLOTS(onnx_ethos_u_extremum)

#define AT(member) offsetof(struct onnx_ethos_u_table_of_whole, member)
static const struct dfg_capture onnx_ethos_u_table_of_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"q", DFG_CAP_NODE, AT(m.q)}};
static const struct dfg_part onnx_ethos_u_table_of_parts[] = {
    {DFG_PART_ROOT, 0, 1, 1, AT(m.q)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}, {DFG_PART_INPUT, 0, 0, 0, AT(m.x)},
    {DFG_PART_INNER, 0, 0, -1, AT(call)}, {DFG_PART_INNER, 0, 0, -1, AT(dequantizeLinear)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_3)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_4)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x)}, {DFG_PART_INPUT, 0, 0, -1, AT(x_2)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_3)}, {DFG_PART_INPUT, 0, 0, -1, AT(x_4)}};
#undef AT
DFG_PATTERN_SLOTS(onnx_ethos_u_table_of)

#define AT(member) offsetof(struct onnx_ethos_u_softmax_whole, member)
static const struct dfg_capture onnx_ethos_u_softmax_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"q", DFG_CAP_NODE, AT(m.q)}};
static const struct dfg_part onnx_ethos_u_softmax_parts[] = {
    {DFG_PART_ROOT, 0, 1, 1, AT(m.q)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}, {DFG_PART_INPUT, 0, 0, 0, AT(m.x)},
    {DFG_PART_INNER, 0, 0, -1, AT(softmax)}, {DFG_PART_INNER, 0, 0, -1, AT(dequantizeLinear)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_3)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_4)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x)}, {DFG_PART_INPUT, 0, 0, -1, AT(x_2)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_3)}, {DFG_PART_INPUT, 0, 0, -1, AT(x_4)}};
#undef AT
DFG_PATTERN_SLOTS(onnx_ethos_u_softmax)

#define AT(member) offsetof(struct onnx_ethos_u_hard_swish_table_whole, member)
static const struct dfg_capture onnx_ethos_u_hard_swish_table_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"q", DFG_CAP_NODE, AT(m.q)}};
static const struct dfg_part onnx_ethos_u_hard_swish_table_parts[] = {
    {DFG_PART_ROOT, 0, 1, 1, AT(m.q)}, {DFG_PART_INNER, 0, 0, -1, AT(mul)},
    {DFG_PART_INNER, 0, 0, -1, AT(dequantizeLinear)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}, {DFG_PART_INNER, 0, 0, -1, AT(div)},
    {DFG_PART_INNER, 0, 0, -1, AT(clip)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_3)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_4)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_5)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_6)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_2)}, {DFG_PART_INNER, 0, 0, -1, AT(clip_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(add_2)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_7)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_8)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_9)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_10)}, {DFG_PART_INNER, 0, 0, -1, AT(hardSigmoid)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_11)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_12)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_2)}, {DFG_PART_INPUT, 0, 0, -1, AT(x_3)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_4)}};
#undef AT
DFG_PATTERN_SLOTS(onnx_ethos_u_hard_swish_table)

#define AT(member) offsetof(struct onnx_ethos_u_moved_whole, member)
static const struct dfg_capture onnx_ethos_u_moved_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"s", DFG_CAP_NODE, AT(m.s)}, {"z", DFG_CAP_NODE, AT(m.z)},
    {"t", DFG_CAP_NODE, AT(m.t)}, {"y", DFG_CAP_NODE, AT(m.y)}, {"q", DFG_CAP_NODE, AT(m.q)}};
static const struct dfg_part onnx_ethos_u_moved_parts[] = {
    {DFG_PART_ROOT, 0, 1, 5, AT(m.q)}, {DFG_PART_CONST, 0, 0, 3, AT(m.t)},
    {DFG_PART_CONST, 0, 0, 4, AT(m.y)}, {DFG_PART_INPUT, 0, 0, 0, AT(m.x)},
    {DFG_PART_INPUT, 0, 0, 1, AT(m.s)}, {DFG_PART_INPUT, 0, 0, 2, AT(m.z)},
    {DFG_PART_INPUT, 0, 0, 3, AT(m.t)}, {DFG_PART_INPUT, 0, 0, 4, AT(m.y)},
    {DFG_PART_INNER, 0, 0, -1, AT(call)}, {DFG_PART_INPUT, 1, 0, -1, AT(rest)},
    {DFG_PART_INNER, 0, 0, -1, AT(dequantizeLinear)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}, {DFG_PART_INNER, 0, 0, -1, AT(slice)},
    {DFG_PART_INNER, 0, 0, -1, AT(dequantizeLinear_2)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_3)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_4)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_5)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_6)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_7)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_8)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_9)}};
#undef AT
DFG_PATTERN_SLOTS(onnx_ethos_u_moved)

#define AT(member) offsetof(struct onnx_ethos_u_rescaled_whole, member)
static const struct dfg_capture onnx_ethos_u_rescaled_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"q", DFG_CAP_NODE, AT(m.q)}};
static const struct dfg_part onnx_ethos_u_rescaled_parts[] = {
    {DFG_PART_ROOT, 0, 1, 1, AT(m.q)}, {DFG_PART_INNER, 0, 0, -1, AT(dequantizeLinear)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_3)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_4)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_2)}, {DFG_PART_INPUT, 0, 0, -1, AT(x_3)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_4)}};
#undef AT
DFG_PATTERN_SLOTS(onnx_ethos_u_rescaled)

static const struct dfg_pattern onnx_ethos_u_patterns[] = {
    {.name = "conv2d", .place = "onnx_ethos_u.pat:26", .n_captures = 4, .n_params = 2,
     .captures = onnx_ethos_u_conv2d_captures, .n_parts = 30, .parts = onnx_ethos_u_conv2d_parts,
     .match_size = sizeof(struct onnx_ethos_u_conv2d_match),
     .whole_size = sizeof(struct onnx_ethos_u_conv2d_whole), .match = onnx_ethos_u_conv2d_any,
     .each = onnx_ethos_u_conv2d_all},
    {.name = "fully_connected", .place = "onnx_ethos_u.pat:35", .n_captures = 4, .n_params = 2,
     .captures = onnx_ethos_u_fully_connected_captures, .n_parts = 27,
     .parts = onnx_ethos_u_fully_connected_parts,
     .match_size = sizeof(struct onnx_ethos_u_fully_connected_match),
     .whole_size = sizeof(struct onnx_ethos_u_fully_connected_whole),
     .match = onnx_ethos_u_fully_connected_any, .each = onnx_ethos_u_fully_connected_all},
    {.name = "matmul", .place = "onnx_ethos_u.pat:42", .n_captures = 3, .n_params = 2,
     .captures = onnx_ethos_u_matmul_captures, .n_parts = 18, .parts = onnx_ethos_u_matmul_parts,
     .match_size = sizeof(struct onnx_ethos_u_matmul_match),
     .whole_size = sizeof(struct onnx_ethos_u_matmul_whole), .match = onnx_ethos_u_matmul_any,
     .each = onnx_ethos_u_matmul_all},
    {.name = "pool", .place = "onnx_ethos_u.pat:58", .n_captures = 3, .n_params = 1,
     .captures = onnx_ethos_u_pool_captures, .n_parts = 13, .parts = onnx_ethos_u_pool_parts,
     .match_size = sizeof(struct onnx_ethos_u_pool_match),
     .whole_size = sizeof(struct onnx_ethos_u_pool_whole), .match = onnx_ethos_u_pool_any,
     .each = onnx_ethos_u_pool_all},
    {.name = "global_pool", .place = "onnx_ethos_u.pat:64", .n_captures = 2, .n_params = 1,
     .captures = onnx_ethos_u_global_pool_captures, .n_parts = 12, .parts = onnx_ethos_u_global_pool_parts,
     .match_size = sizeof(struct onnx_ethos_u_global_pool_match),
     .whole_size = sizeof(struct onnx_ethos_u_global_pool_whole), .match = onnx_ethos_u_global_pool_any,
     .each = onnx_ethos_u_global_pool_all},
    {.name = "elementwise", .place = "onnx_ethos_u.pat:73", .n_captures = 3, .n_params = 2,
     .captures = onnx_ethos_u_elementwise_captures, .n_parts = 19, .parts = onnx_ethos_u_elementwise_parts,
     .match_size = sizeof(struct onnx_ethos_u_elementwise_match),
     .whole_size = sizeof(struct onnx_ethos_u_elementwise_whole), .match = onnx_ethos_u_elementwise_any,
     .each = onnx_ethos_u_elementwise_all},
    {.name = "extremum", .place = "onnx_ethos_u.pat:79", .n_captures = 9, .n_params = 8,
     .captures = onnx_ethos_u_extremum_captures, .n_parts = 19, .parts = onnx_ethos_u_extremum_parts,
     .match_size = sizeof(struct onnx_ethos_u_extremum_match),
     .whole_size = sizeof(struct onnx_ethos_u_extremum_whole), .match = onnx_ethos_u_extremum_any,
     .each = onnx_ethos_u_extremum_all},
    {.name = "table_of", .place = "onnx_ethos_u.pat:84", .n_captures = 2, .n_params = 1,
     .captures = onnx_ethos_u_table_of_captures, .n_parts = 12, .parts = onnx_ethos_u_table_of_parts,
     .match_size = sizeof(struct onnx_ethos_u_table_of_match),
     .whole_size = sizeof(struct onnx_ethos_u_table_of_whole), .match = onnx_ethos_u_table_of_any,
     .each = onnx_ethos_u_table_of_all},
    {.name = "softmax", .place = "onnx_ethos_u.pat:89", .n_captures = 2, .n_params = 1,
     .captures = onnx_ethos_u_softmax_captures, .n_parts = 12, .parts = onnx_ethos_u_softmax_parts,
     .match_size = sizeof(struct onnx_ethos_u_softmax_match),
     .whole_size = sizeof(struct onnx_ethos_u_softmax_whole), .match = onnx_ethos_u_softmax_any,
     .each = onnx_ethos_u_softmax_all},
    {.name = "hard_swish_table", .place = "onnx_ethos_u.pat:94", .n_captures = 2, .n_params = 1,
     .captures = onnx_ethos_u_hard_swish_table_captures, .n_parts = 27,
     .parts = onnx_ethos_u_hard_swish_table_parts,
     .match_size = sizeof(struct onnx_ethos_u_hard_swish_table_match),
     .whole_size = sizeof(struct onnx_ethos_u_hard_swish_table_whole),
     .match = onnx_ethos_u_hard_swish_table_any, .each = onnx_ethos_u_hard_swish_table_all},
    {.name = "moved", .place = "onnx_ethos_u.pat:101", .n_captures = 6, .n_params = 5,
     .captures = onnx_ethos_u_moved_captures, .n_parts = 22, .parts = onnx_ethos_u_moved_parts,
     .match_size = sizeof(struct onnx_ethos_u_moved_match),
     .whole_size = sizeof(struct onnx_ethos_u_moved_whole), .match = onnx_ethos_u_moved_any,
     .each = onnx_ethos_u_moved_all},
    {.name = "rescaled", .place = "onnx_ethos_u.pat:107", .n_captures = 2, .n_params = 1,
     .captures = onnx_ethos_u_rescaled_captures, .n_parts = 11, .parts = onnx_ethos_u_rescaled_parts,
     .match_size = sizeof(struct onnx_ethos_u_rescaled_match),
     .whole_size = sizeof(struct onnx_ethos_u_rescaled_whole), .match = onnx_ethos_u_rescaled_any,
     .each = onnx_ethos_u_rescaled_all},
};

/* ---- table onnx_ethos_u ---- */

DFG_TABLE_SLOTS(onnx_ethos_u)

static const struct dfg_table_entry onnx_ethos_u_entries[] = {
    { .name = "ethos-u.conv2d", .pattern = 0 },
    { .name = "ethos-u.fully_connected", .pattern = 1 },
    { .name = "ethos-u.matmul", .pattern = 2 },
    { .name = "ethos-u.pool", .pattern = 3 },
    { .name = "ethos-u.global_pool", .pattern = 4 },
    { .name = "ethos-u.elementwise", .pattern = 5 },
    { .name = "ethos-u.extremum", .pattern = 6 },
    { .name = "ethos-u.table", .pattern = 7 },
    { .name = "ethos-u.softmax", .pattern = 8 },
    { .name = "ethos-u.hard_swish", .pattern = 9 },
    { .name = "ethos-u.move", .pattern = 10 },
    { .name = "ethos-u.requantize", .pattern = 11 },
};
static const struct dfg_attr_text onnx_ethos_u_attrs[] = {
    { "Compiler", "\"ethos-u\"" },
};
static const struct dfg_table onnx_ethos_u_tables[] = {
    { .name = "onnx_ethos_u", .n = 12, .last_wins = false, .entries = onnx_ethos_u_entries, .n_words = 1,
      .n_attrs = 1, .attrs = onnx_ethos_u_attrs,
      .candidates = onnx_ethos_u_candidates_slot, .first = onnx_ethos_u_first_slot, .sweep = onnx_ethos_u_sweep_slot },
};

static const char *const onnx_ethos_u_imports[] = { "onnx_fusion", "onnx", NULL };
static const char *const onnx_ethos_u_text_0[] = { /* onnx_ethos_u.pat */
    "// onnx_ethos_u.pat -- what the Ethos-U runs of networks as exporters write them,\n"
    "// between DequantizeLinear and QuantizeLinear: the ONNX-level twin of ethos_u.pat.\n//\n"
    "// The limits are those of ethos_u.pat; ONNX lays data out as NCHW and weights as\n"
    "// OIHW.  Sums of weights are not asked for: it takes 65536 weights of one output to\n"
    "// go beyond.  What `auto_pad` leaves to the runtime is half of a kernel, and so\n"
    "// within the limits of padding.\n\nimport \"onnx_fusion.pat\";\n\n"
    "cond fits(x) = x.rank == 0 or max(x.shape) <= 65536;\ncond byte(x) = x.dtype in {u8, i8}, fits(x);\n"
    "cond int8(x) = x.dtype == i8, fits(x);\ncond one_batch(x) = x.rank < 4 or x.shape[0] == 1;\n"
    "cond flat(x) = x.rank <= 4, one_batch(x);\n\n"
    "// An attribute that is not written is all ones, or all zeros.\n"
    "cond strides_ok(c) = not present(c.strides) or (c.strides[0] in 1..3 and c.strides[1] in 1..3);\n"
    "cond dilations_ok(c) = not present(c.dilations) or (c.dilations[0] in 1..2 and c.dilations[1] in 1..2);\n"
    "cond pads_ok(c, most) =\n    not present(c.pads)\n"
    "        or (c.pads[0] <= most and c.pads[1] <= most and c.pads[2] <= most + 1 and c.pads[3] <= most + 1);\n"
    "// Rows and columns that a kernel spans.\n"
    "cond span_ok(height, width) = height in 1..64, height * width <= 4096;\n\npattern conv2d(x, w) {\n"
    "    c = Conv(dequantized(x, _, _), dequantized(w & const, _, _), (dequantized(_, _, _) | const)?);\n"
    "    q = quantized(Relu?(c) | relu6(c), _, _);\n"
    "    where byte(x), byte(w), byte(q), x.shape[0] == 1, w.rank == 4, strides_ok(c), dilations_ok(c), pads_ok(c, 31);\n"
    "    where c.group == 1 or (c.group == w.shape[0] and w.shape[1] == 1);\n"
    "    where span_ok((w.shape[2] - 1) * (present(c.dilations) ? c.dilations[0] : 1) + 1,\n"
    "                  (w.shape[3] - 1) * (present(c.dilations) ? c.dilations[1] : 1) + 1);\n"
    "    return q;\n}\npattern fully_connected(x, w) {\n"
    "    g = Gemm(dequantized(x, _, _), dequantized(w & const, _, _), (dequantized(_, _, _) | const)?)\n"
    "        { transA == 0, alpha == 1, beta == 1 };\n    q = quantized(Relu?(g), _, _);\n"
    "    where int8(x), int8(w), int8(q), x.rank == 2, x.shape[0] == 1;\n    return q;\n}\n"
    "pattern matmul(x, w) {\n    q = qdq_matmul(x, _, _, w, _, _, _, _);\n"
    "    where int8(x), int8(w), int8(q), x.rank == 2, w.rank == 2;\n    return q;\n}\n\n"
    "cond pool_ok(p, x, q) =\n"
    "    byte(x), byte(q), x.dtype == q.dtype, x.rank == 4, x.shape[0] == 1, strides_ok(p),\n"
    "    p.kernel_shape[1] <= 256, p.kernel_shape[0] * p.kernel_shape[1] <= 65536;\n"
    "cond max_pool_ok(p) = pads_ok(p, 127), not present(p.dilations) or max(p.dilations) == 1;\n"
    "// With padding, of eight rows and columns at most.\ncond average_pool_ok(p) =\n"
    "    p.count_include_pad == 0, pads_ok(p, 3),\n    max(p.kernel_shape) <= 8\n"
    "        or (p.auto_pad in {\"NOTSET\", \"VALID\"} and (not present(p.pads) or max(p.pads) == 0));\n\n"
    "pattern pool(x) {\n    p = (MaxPool | AveragePool)(dequantized(x, _, _));\n"
    "    q = quantized(p, _, _);\n"
    "    where pool_ok(p, x, q), (p.op == MaxPool and max_pool_ok(p)) or (p.op == AveragePool and average_pool_ok(p));\n"
    "    return q;\n}\npattern global_pool(x) {\n"
    "    q = quantized(GlobalAveragePool(dequantized(x, _, _)), _, _);\n"
    "    where int8(x), int8(q), x.rank == 4, x.shape[0] == 1, x.shape[2] * x.shape[3] <= 4096;\n"
    "    return q;\n}\n\ncond pair_ok(x, y, q) =\n"
    "    byte(x), byte(y), byte(q), flat(x), flat(y), broadcast_to(x, y) or broadcast_to(y, x);\n\n"
    "pattern elementwise(x, y) {\n"
    "    q = quantized(Relu?((Add | Sub | Mul)(dequantized(x, _, _), dequantized(y, _, _))), _, _);\n"
    "    where pair_ok(x, y, q);\n    return q;\n}\n"
    "// Numbers are compared as they stand, so they have one scale.\n"
    "pattern extremum(x, y, s, z, t, zt, u, zu) {\n"
    "    q = quantized(Relu?((Min | Max)(dequantized(x, s, z), dequantized(y, t, zt))), u, zu);\n"
    "    where pair_ok(x, y, q), x.dtype == y.dtype, x.dtype == q.dtype, same_scale(s, z, t, zt), same_scale(s, z, u, zu);\n"
    "    return q;\n}\npattern table_of(x) {\n"
    "    q = quantized((Abs | Tanh | Sigmoid | LeakyRelu | Relu)(dequantized(x, _, _)), _, _);\n"
    "    where int8(x), int8(q), flat(x);\n    return q;\n}\npattern softmax(x) {\n",
    "    q = quantized(Softmax(dequantized(x, _, _)), _, _);\n    where int8(x), int8(q), x.rank <= 4;\n"
    "    return q;\n}\npattern hard_swish_table(x) {\n"
    "    q = quantized(hard_swish(dequantized(x, _, _)), _, _);\n    where int8(x), int8(q);\n"
    "    return q;\n}\n\n// Data that move keep their scale.\npattern moved(x, s, z, t, y) {\n"
    "    q = quantized((Reshape | Squeeze | Unsqueeze)(dequantized(x, s, z), ...)\n"
    "                  | Slice(dequantized(x, s, z), const, const, const?, (splat(1) & const)?), t, y);\n"
    "    where int8(x), int8(q), x.rank <= 4, q.rank <= 4, same_scale(s, z, t, y);\n    return q;\n}\n"
    "pattern rescaled(x) {\n    q = requantize(x, _, _, _, _);\n    where int8(x), int8(q), x.rank <= 4;\n"
    "    return q;\n}\n\ntable onnx_ethos_u {\n    attrs { Compiler = \"ethos-u\" };\n"
    "    \"ethos-u.conv2d\"          = conv2d;\n    \"ethos-u.fully_connected\" = fully_connected;\n"
    "    \"ethos-u.matmul\"          = matmul;\n    \"ethos-u.pool\"            = pool;\n"
    "    \"ethos-u.global_pool\"     = global_pool;\n    \"ethos-u.elementwise\"     = elementwise;\n"
    "    \"ethos-u.extremum\"        = extremum;\n    \"ethos-u.table\"           = table_of;\n"
    "    \"ethos-u.softmax\"         = softmax;\n    \"ethos-u.hard_swish\"      = hard_swish_table;\n"
    "    \"ethos-u.move\"            = moved;\n    \"ethos-u.requantize\"      = rescaled;\n}\n",
    NULL};
static const char *const onnx_ethos_u_text_1[] = { /* onnx_fusion.pat */
    "// onnx_fusion.pat -- groups that networks are made of, as exporters write them.\n//\n"
    "// Over ONNX at opset 17 (older models are lifted when they are read).  Larger\n"
    "// groups stand before the smaller ones that they contain, so that the first\n"
    "// entry that matches at a node is the one to take.  Conditions on shapes are\n"
    "// asked only where they decide what a group means, since most exporters write\n// no types.\n\n"
    "import \"onnx.ops\";\n\nop RequantShift(x, mul, add) : elemwise, infer same;\n"
    "op com.microsoft.Gelu(x) : elemwise;\nop com.microsoft.FastGelu(x, bias?) : elemwise;\n\n"
    "// ---- linear operators ----\n\npattern conv(x, w, b) = Conv(x, w, b?);\n"
    "pattern gemm(a, b, c) = Gemm(a, b, c?);\n"
    "pattern matmul_bias(a, b, c) = Add(MatMul(a, b), c & const);\n\n"
    "// A scale and a shift for each channel, at inference.\n"
    "pattern normalized(p, scale, bias, mean, variance) =\n"
    "    BatchNormalization(p, scale & const, bias & const, mean & const, variance & const) { training_mode == 0 };\n"
    "\npattern conv_norm(x, w, b, scale, bias, mean, variance) =\n"
    "    normalized(Conv(x, w & const, b?), scale, bias, mean, variance);\n"
    "pattern conv_transpose_norm(x, w, b, scale, bias, mean, variance) =\n"
    "    normalized(ConvTranspose(x, w & const, b?), scale, bias, mean, variance);\n\n"
    "// ---- activations ----\n\n// Clip(x, 0, 6).\npattern relu6(x) = Clip(x, 0, 6);\n"
    "// x * sigmoid(x), also called SiLU.\npattern swish(x) = Mul(x, Sigmoid(x));\n"
    "// Clip(x + 3, 0, 6) / 6, or the operator with these numbers.\npattern hard_sigmoid(x) =\n"
    "    Div(Clip(Add(x, 3), 0, 6), 6)\n    | Mul(Clip(Add(x, 3), 0, 6), approx(0.16666667, 1e-4))\n"
    "    | HardSigmoid(x) { alpha ~= 0.16666667 +- 1e-4, beta ~= 0.5 };\n"
    "pattern hard_swish(x) = Mul(x, hard_sigmoid(x));\n\n"
    "// 0.5 x (1 + erf(x / sqrt 2)), in the groupings that exporters use.\npattern gelu_erf(x) {\n"
    "    t = Add(Erf(Div(x, approx(1.41421356, 1e-3)) | Mul(x, approx(0.70710678, 1e-3))), 1);\n"
    "    return Mul(Mul(x, t), 0.5) | Mul(x, Mul(t, 0.5)) | Mul(Mul(x, 0.5), t);\n}\n\n"
    "// 0.5 x (1 + tanh(sqrt(2 / pi) (x + 0.044715 x^3))).\npattern cubic(x) =\n"
    "    Mul(Pow(x, 3) | Mul(x, Mul(x, x)), approx(0.044715, 1e-4))\n"
    "    | Mul(x, Mul(x, Mul(x, approx(0.044715, 1e-4))));\npattern gelu_tanh(x) {\n"
    "    t = Add(Tanh(Mul(Add(x, cubic(x)), approx(0.79788456, 1e-3))), 1);\n"
    "    return Mul(Mul(x, t), 0.5) | Mul(x, Mul(t, 0.5)) | Mul(Mul(x, 0.5), t);\n}\n\n"
    "pattern gelu(x) = gelu_erf(x) | gelu_tanh(x) | Gelu(x) | com.microsoft.Gelu(x) | com.microsoft.FastGelu(x, ...);\n"
    "\n// What a convolution or a product may end in.\n"
    "pattern activation(x) = (Relu | LeakyRelu | Sigmoid | Tanh | HardSigmoid | HardSwish | Gelu)(x)\n"
    "    | relu6(x) | swish(x) | hard_swish(x);\n\n"
    "pattern conv_norm_act(x, w, b, scale, bias, mean, variance) =\n"
    "    activation(conv_norm(x, w, b, scale, bias, mean, variance));\n"
    "pattern conv_transpose_norm_act(x, w, b, scale, bias, mean, variance) =\n"
    "    activation(conv_transpose_norm(x, w, b, scale, bias, mean, variance));\n"
    "pattern conv_act(x, w, b) = activation(conv(x, w, b));\n"
    "pattern gemm_act(a, b, c) = activation(gemm(a, b, c));\n"
    "pattern matmul_bias_act(a, b, c) = activation(matmul_bias(a, b, c));\n"
    "pattern matmul_bias_gelu(a, b, c) = gelu(matmul_bias(a, b, c));\n\n// ---- residual sums ----\n\n"
    "pattern sum(a, b) = Add(a, b) | Sum(a, b);\n"
    "pattern conv_sum(x, w, b, residual) = sum(conv(x, w, b), residual);\n"
    "pattern conv_norm_sum(x, w, b, scale, bias, mean, variance, residual) =\n"
    "    sum(conv_norm(x, w, b, scale, bias, mean, variance), residual);\n"
    "pattern conv_sum_act(x, w, b, residual) = activation(conv_sum(x, w, b, residual));\n"
    "pattern conv_norm_sum_act(x, w, b, scale, bias, mean, variance, residual) =\n"
    "    activation(conv_norm_sum(x, w, b, scale, bias, mean, variance, residual));\n"
    "pattern matmul_bias_sum(a, b, c, residual) = Add(matmul_bias(a, b, c), residual);\n\n"
    "// ---- quantised groups: dequantise, compute, quantise ----\n\n"
    "pattern dequantized(q, s, z) = DequantizeLinear(q, s & const, (z & const)?);\n"
    "pattern quantized(p, s, z) = QuantizeLinear(p, s & const, (z & const)?);\n",
    "// One scale and one zero point, the second of which both may do without.\n"
    "cond same_scale(s, z, t, y) =\n"
    "    value(s) == value(t), value(z) == value(y) or (not present(z) and not present(y));\n\n"
    "pattern qdq_conv(x, x_scale, x_zero, w, w_scale, w_zero, b, b_scale, b_zero, scale, zero) =\n"
    "    quantized(Relu?(Conv(dequantized(x, x_scale, x_zero), dequantized(w, w_scale, w_zero),\n"
    "                         (dequantized(b, b_scale, b_zero) | b & const)?)),\n"
    "              scale, zero);\n"
    "pattern qdq_gemm(x, x_scale, x_zero, w, w_scale, w_zero, b, b_scale, b_zero, scale, zero) =\n"
    "    quantized(Relu?(Gemm(dequantized(x, x_scale, x_zero), dequantized(w, w_scale, w_zero),\n"
    "                         (dequantized(b, b_scale, b_zero) | b & const)?)),\n"
    "              scale, zero);\n"
    "pattern qdq_matmul(x, x_scale, x_zero, w, w_scale, w_zero, scale, zero) =\n"
    "    quantized(MatMul(dequantized(x, x_scale, x_zero), dequantized(w, w_scale, w_zero)), scale, zero);\n"
    "pattern qdq_binary(x, x_scale, x_zero, y, y_scale, y_zero, scale, zero) =\n"
    "    quantized(Relu?((Add | Sub | Mul | Div)(dequantized(x, x_scale, x_zero), dequantized(y, y_scale, y_zero))),\n"
    "              scale, zero);\npattern qdq_unary(x, x_scale, x_zero, scale, zero) {\n"
    "    y = (AveragePool | GlobalAveragePool | MaxPool | Relu | Sigmoid | Tanh | Softmax | LeakyRelu | Clip | Flatten\n"
    "         | Reshape | Transpose | Squeeze | Unsqueeze | ReduceMean)(dequantized(x, x_scale, x_zero), ...);\n"
    "    return quantized(y, scale, zero);\n}\n"
    "// Integers all the way, as integer-only exporters write it.\n"
    "pattern requant_shift(x, w, b, mul, add) = RequantShift((Conv | Gemm)(x, w & const, b?), mul & const, add & const);\n"
    "// Between two scales: what is left when nothing is computed.\n"
    "pattern requantize(x, x_scale, x_zero, scale, zero) = quantized(dequantized(x, x_scale, x_zero), scale, zero);\n"
    "\n// ---- layer normalisation ----\n\n"
    "// d is x less its mean, over the last axes; some exporters cast around the square, or write the difference twice.\n"
    "pattern centred(x) = Sub(x, ReduceMean(x) { keepdims == 1 });\n"
    "pattern layer_norm(x, eps, scale, bias) {\n    d = centred(x);\n    e = Cast?(d | centred(x));\n"
    "    v = ReduceMean(Pow(e, 2) | Mul(e, e)) { keepdims == 1 };\n    s = Sqrt(Add(v, eps & const));\n"
    "    n = Div(d, s) | Mul(d, Reciprocal(s));\n"
    "    return Add(Mul(n, scale), bias) | LayerNormalization(x, scale, bias?);\n}\n"
    "// Without centring (RMS normalisation): x / sqrt(mean(x^2) + eps) * scale.  The end of a\n"
    "// layer normalisation is none.\npattern rms_norm(x, eps, scale) {\n"
    "    v = ReduceMean(Pow(x & !Sub(_, ReduceMean(_)), 2) | Mul(x, x & !Sub(_, ReduceMean(_)))) { keepdims == 1 };\n"
    "    s = Sqrt(Add(v, eps & const));\n"
    "    return Mul(Cast?(Div(x, s) | Mul(x, Reciprocal(s)) | Mul(x, Div(1, s))), scale);\n}\n\n"
    "// ---- attention ----\n\npattern scores(q, k) = Cast?(MatMul(q, k));\n"
    "pattern scaled(q, k, s) = Div(scores(q, k), s & const) | Mul(scores(q, k), s & const)\n"
    "    | scores(Mul(q, s & const), k) | scores(q, k);\n"
    "// softmax(q k' / s + mask) v; the mask added, selected, or none; a cast or dropout around the softmax.\n"
    "pattern attention(q, k, v, s, mask, keep) {\n    a = scaled(q, k, s);\n"
    "    m = Add(a, mask) | Where(keep, a, mask) | a;\n"
    "    p = (Softmax | Softmax.v1 | Softmax.v11)(m) { axis in {-1, 3} };\n"
    "    return MatMul(Dropout?(Cast?(p), ...), v);\n}\n\n"
    "// A quantised group holds one of the groups behind, so it stands before them.\ntable onnx_fusion {\n"
    "    attrs { Compiler = \"fusion\" };\n    \"qdq_conv\" = qdq_conv;\n    \"qdq_gemm\" = qdq_gemm;\n"
    "    \"qdq_matmul\" = qdq_matmul;\n    \"qdq_binary\" = qdq_binary;\n    \"qdq_unary\" = qdq_unary;\n"
    "    \"requant_shift\" = requant_shift;\n    \"attention\" = attention;\n    \"layer_norm\" = layer_norm;\n"
    "    \"rms_norm\" = rms_norm;\n    \"conv_norm_sum_act\" = conv_norm_sum_act;\n"
    "    \"conv_norm_sum\" = conv_norm_sum;\n    \"conv_sum_act\" = conv_sum_act;\n"
    "    \"conv_norm_act\" = conv_norm_act;\n    \"conv_norm\" = conv_norm;\n"
    "    \"conv_transpose_norm_act\" = conv_transpose_norm_act;\n"
    "    \"conv_transpose_norm\" = conv_transpose_norm;\n    \"conv_act\" = conv_act;\n",
    "    \"conv_sum\" = conv_sum;\n    \"gemm_act\" = gemm_act;\n    \"matmul_bias_gelu\" = matmul_bias_gelu;\n"
    "    \"matmul_bias_act\" = matmul_bias_act;\n    \"matmul_bias_sum\" = matmul_bias_sum;\n"
    "    \"requantize\" = requantize;\n    \"gelu\" = gelu;\n    \"hard_swish\" = hard_swish;\n"
    "    \"hard_sigmoid\" = hard_sigmoid;\n    \"swish\" = swish;\n    \"conv\" = conv;\n    \"gemm\" = gemm;\n"
    "    \"matmul_bias\" = matmul_bias;\n}\n",
    NULL};
static const struct dfg_source onnx_ethos_u_sources[] = {
    {"onnx_ethos_u.pat", UINT64_C(0x68ef470c4ab25883), onnx_ethos_u_text_0, (const uint32_t[]){1}, 1},
    {"onnx_fusion.pat", UINT64_C(0x8604617bfe82bfd7), onnx_ethos_u_text_1, (const uint32_t[]){2}, 1},
    {"onnx.ops", UINT64_C(0x193e8d11f59dbd19), NULL, NULL, 0},
};
extern const struct dfg_unit onnx_ethos_u_unit;
const struct dfg_unit onnx_ethos_u_unit = {
    .abi = DFG_ABI,
    .name = "onnx_ethos_u",
    .imports = onnx_ethos_u_imports,
    .names = &onnx_ethos_u_names,
    .n_patterns = 12, .patterns = onnx_ethos_u_patterns,
    .n_tables = 1, .tables = onnx_ethos_u_tables,
    .version = "0.1.0", .hash = UINT64_C(0xd85f276a1347ae2b),
    .n_sources = 3, .sources = onnx_ethos_u_sources, .law_limit = 64,
    .prefix = "onnx_ethos_u_",
};
