/* What ethos_n.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "ethos_n.h"
#if ETHOS_N_H != 0xd308d415d710b470
#error "ethos_n.h is of another run of pat2c than this file"
#endif

#include <stddef.h>

#include "dfg.h"

#define AT(member) offsetof(struct ethos_n_requantized_whole, member)
static const struct dfg_capture ethos_n_requantized_captures[] = {
    {"p", DFG_CAP_NODE, AT(m.p)}};
static const struct dfg_part ethos_n_requantized_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.p)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_3)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_4)}};
#undef AT
DFG_PATTERN_SLOTS(ethos_n_requantized)

#define AT(member) offsetof(struct ethos_n_mul_to_reinterpret_match, member)
static const struct dfg_capture ethos_n_mul_to_reinterpret_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"c", DFG_CAP_NODE, AT(c)}, {"sx", DFG_CAP_NODE, AT(sx)},
    {"zx", DFG_CAP_NODE, AT(zx)}, {"sc", DFG_CAP_NODE, AT(sc)}, {"zc", DFG_CAP_NODE, AT(zc)},
    {"so", DFG_CAP_NODE, AT(so)}, {"zo", DFG_CAP_NODE, AT(zo)}, {"r", DFG_CAP_NODE, AT(r)}};
static const struct dfg_part ethos_n_mul_to_reinterpret_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(c)}, {DFG_PART_INPUT, 0, 0, 2, AT(sx)},
    {DFG_PART_INPUT, 0, 0, 3, AT(zx)}, {DFG_PART_INPUT, 0, 0, 4, AT(sc)}, {DFG_PART_INPUT, 0, 0, 5, AT(zc)},
    {DFG_PART_INPUT, 0, 0, 6, AT(so)}, {DFG_PART_INPUT, 0, 0, 7, AT(zo)}, {DFG_PART_ROOT, 0, 1, 8, AT(r)},
    {DFG_PART_CONST, 0, 0, 1, AT(c)}, {DFG_PART_CONST, 0, 0, 2, AT(sx)}, {DFG_PART_CONST, 0, 0, 3, AT(zx)},
    {DFG_PART_CONST, 0, 0, 4, AT(sc)}, {DFG_PART_CONST, 0, 0, 5, AT(zc)}, {DFG_PART_CONST, 0, 0, 6, AT(so)},
    {DFG_PART_CONST, 0, 0, 7, AT(zo)}};
#undef AT
DFG_PATTERN_SLOTS(ethos_n_mul_to_reinterpret)

#define AT(member) offsetof(struct ethos_n_mul_to_depthwise_whole, member)
static const struct dfg_capture ethos_n_mul_to_depthwise_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"c", DFG_CAP_NODE, AT(m.c)}, {"r", DFG_CAP_NODE, AT(m.r)}};
static const struct dfg_part ethos_n_mul_to_depthwise_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.c)},
    {DFG_PART_ROOT, 0, 1, 2, AT(m.r)}, {DFG_PART_CONST, 0, 0, 1, AT(m.c)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_3)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_4)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_5)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_6)}};
#undef AT
DFG_PATTERN_SLOTS(ethos_n_mul_to_depthwise)

#define AT(member) offsetof(struct ethos_n_add_to_reinterpret_match, member)
static const struct dfg_capture ethos_n_add_to_reinterpret_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"c", DFG_CAP_NODE, AT(c)}, {"sx", DFG_CAP_NODE, AT(sx)},
    {"zx", DFG_CAP_NODE, AT(zx)}, {"sc", DFG_CAP_NODE, AT(sc)}, {"zc", DFG_CAP_NODE, AT(zc)},
    {"so", DFG_CAP_NODE, AT(so)}, {"zo", DFG_CAP_NODE, AT(zo)}, {"r", DFG_CAP_NODE, AT(r)}};
static const struct dfg_part ethos_n_add_to_reinterpret_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(c)}, {DFG_PART_INPUT, 0, 0, 2, AT(sx)},
    {DFG_PART_INPUT, 0, 0, 3, AT(zx)}, {DFG_PART_INPUT, 0, 0, 4, AT(sc)}, {DFG_PART_INPUT, 0, 0, 5, AT(zc)},
    {DFG_PART_INPUT, 0, 0, 6, AT(so)}, {DFG_PART_INPUT, 0, 0, 7, AT(zo)}, {DFG_PART_ROOT, 0, 1, 8, AT(r)},
    {DFG_PART_CONST, 0, 0, 1, AT(c)}, {DFG_PART_CONST, 0, 0, 2, AT(sx)}, {DFG_PART_CONST, 0, 0, 3, AT(zx)},
    {DFG_PART_CONST, 0, 0, 4, AT(sc)}, {DFG_PART_CONST, 0, 0, 5, AT(zc)}, {DFG_PART_CONST, 0, 0, 6, AT(so)},
    {DFG_PART_CONST, 0, 0, 7, AT(zo)}};
#undef AT
DFG_PATTERN_SLOTS(ethos_n_add_to_reinterpret)

#define AT(member) offsetof(struct ethos_n_add_to_depthwise_whole, member)
static const struct dfg_capture ethos_n_add_to_depthwise_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"c", DFG_CAP_NODE, AT(m.c)}, {"r", DFG_CAP_NODE, AT(m.r)}};
static const struct dfg_part ethos_n_add_to_depthwise_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.c)},
    {DFG_PART_ROOT, 0, 1, 2, AT(m.r)}, {DFG_PART_CONST, 0, 0, 1, AT(m.c)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_3)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_4)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_5)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_6)}};
#undef AT
DFG_PATTERN_SLOTS(ethos_n_add_to_depthwise)

#define AT(member) offsetof(struct ethos_n_qnn_add_whole, member)
static const struct dfg_capture ethos_n_qnn_add_captures[] = {
    {"a", DFG_CAP_NODE, AT(m.a)}, {"b", DFG_CAP_NODE, AT(m.b)}, {"r", DFG_CAP_NODE, AT(m.r)}};
static const struct dfg_part ethos_n_qnn_add_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.a)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.b)},
    {DFG_PART_ROOT, 0, 1, 2, AT(m.r)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_3)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_4)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_5)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_6)}};
#undef AT
DFG_PATTERN_SLOTS(ethos_n_qnn_add)

#define AT(member) offsetof(struct ethos_n_conv2d_whole, member)
static const struct dfg_capture ethos_n_conv2d_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)},
    {"padded", DFG_CAP_NODE, AT(m.padded)}, {"c", DFG_CAP_NODE, AT(m.c)},
    {"own", DFG_CAP_VALUE, AT(m.own)}};
static const struct dfg_part ethos_n_conv2d_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_3)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_4)}, {DFG_PART_INPUT, 0, 0, 0, AT(m.x)},
    {DFG_PART_INPUT, 0, 0, 1, AT(m.w)}, {DFG_PART_INPUT, 0, 0, 2, AT(m.b)},
    {DFG_PART_INNER, 0, 0, 3, AT(m.padded)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)},
    {DFG_PART_INNER, 0, 0, 4, AT(m.c)}, {DFG_PART_CONST, 0, 0, 1, AT(m.w)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_5)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_6)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_7)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_8)},
    {DFG_PART_INNER, 0, 0, -1, AT(bias_add)}, {DFG_PART_CONST, 0, 0, 2, AT(m.b)}};
#undef AT
DFG_PATTERN_SLOTS(ethos_n_conv2d)

#define AT(member) offsetof(struct ethos_n_conv2d_transpose_whole, member)
static const struct dfg_capture ethos_n_conv2d_transpose_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)},
    {"c", DFG_CAP_NODE, AT(m.c)}};
static const struct dfg_part ethos_n_conv2d_transpose_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_3)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_4)}, {DFG_PART_INPUT, 0, 0, 0, AT(m.x)},
    {DFG_PART_INPUT, 0, 0, 1, AT(m.w)}, {DFG_PART_INPUT, 0, 0, 2, AT(m.b)},
    {DFG_PART_INNER, 0, 0, 3, AT(m.c)}, {DFG_PART_CONST, 0, 0, 1, AT(m.w)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_5)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_6)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_7)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_8)},
    {DFG_PART_INNER, 0, 0, -1, AT(bias_add)}, {DFG_PART_CONST, 0, 0, 2, AT(m.b)}};
#undef AT
DFG_PATTERN_SLOTS(ethos_n_conv2d_transpose)

#define AT(member) offsetof(struct ethos_n_fc_whole, member)
static const struct dfg_capture ethos_n_fc_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)},
    {"d", DFG_CAP_NODE, AT(m.d)}};
static const struct dfg_part ethos_n_fc_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_3)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_4)}, {DFG_PART_INPUT, 0, 0, 0, AT(m.x)},
    {DFG_PART_INPUT, 0, 0, 1, AT(m.w)}, {DFG_PART_INPUT, 0, 0, 2, AT(m.b)},
    {DFG_PART_INNER, 0, 0, 3, AT(m.d)}, {DFG_PART_CONST, 0, 0, 1, AT(m.w)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_5)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_6)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_7)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_8)},
    {DFG_PART_INNER, 0, 0, -1, AT(bias_add)}, {DFG_PART_CONST, 0, 0, 2, AT(m.b)}};
#undef AT
DFG_PATTERN_SLOTS(ethos_n_fc)

#define AT(member) offsetof(struct ethos_n_avg_pool2d_whole, member)
static const struct dfg_capture ethos_n_avg_pool2d_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}};
static const struct dfg_part ethos_n_avg_pool2d_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(avg_pool2d)}, {DFG_PART_INNER, 0, 0, -1, AT(cast)}};
#undef AT
DFG_PATTERN_SLOTS(ethos_n_avg_pool2d)

#define AT(member) offsetof(struct ethos_n_mean_of_whole, member)
static const struct dfg_capture ethos_n_mean_of_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}};
static const struct dfg_part ethos_n_mean_of_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_3)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_4)}, {DFG_PART_INPUT, 0, 0, 0, AT(m.x)},
    {DFG_PART_INNER, 0, 0, -1, AT(mean)}, {DFG_PART_INNER, 0, 0, -1, AT(cast)}};
#undef AT
DFG_PATTERN_SLOTS(ethos_n_mean_of)

#define AT(member) offsetof(struct ethos_n_sigmoid_table_whole, member)
static const struct dfg_capture ethos_n_sigmoid_table_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"s", DFG_CAP_NODE, AT(m.s)}, {"z", DFG_CAP_NODE, AT(m.z)},
    {"q", DFG_CAP_NODE, AT(m.q)}};
static const struct dfg_part ethos_n_sigmoid_table_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.s)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.z)}, {DFG_PART_ROOT, 0, 1, 3, AT(m.q)},
    {DFG_PART_INNER, 0, 0, -1, AT(sigmoid)}, {DFG_PART_INNER, 0, 0, -1, AT(dequantize)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)},
    {DFG_PART_CONST, 0, 0, 1, AT(m.s)}, {DFG_PART_CONST, 0, 0, 2, AT(m.z)}};
#undef AT
DFG_PATTERN_SLOTS(ethos_n_sigmoid_table)

#define AT(member) offsetof(struct ethos_n_tanh_table_whole, member)
static const struct dfg_capture ethos_n_tanh_table_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"s", DFG_CAP_NODE, AT(m.s)}, {"z", DFG_CAP_NODE, AT(m.z)},
    {"q", DFG_CAP_NODE, AT(m.q)}};
static const struct dfg_part ethos_n_tanh_table_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.s)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.z)}, {DFG_PART_ROOT, 0, 1, 3, AT(m.q)},
    {DFG_PART_INNER, 0, 0, -1, AT(tanh)}, {DFG_PART_INNER, 0, 0, -1, AT(dequantize)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)},
    {DFG_PART_CONST, 0, 0, 1, AT(m.s)}, {DFG_PART_CONST, 0, 0, 2, AT(m.z)}};
#undef AT
DFG_PATTERN_SLOTS(ethos_n_tanh_table)

#define AT(member) offsetof(struct ethos_n_leaky_relu_table_whole, member)
static const struct dfg_capture ethos_n_leaky_relu_table_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"l", DFG_CAP_NODE, AT(m.l)}, {"a", DFG_CAP_VALUE, AT(m.a)}};
static const struct dfg_part ethos_n_leaky_relu_table_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INNER, 0, 0, 1, AT(m.l)},
    {DFG_PART_INNER, 0, 0, -1, AT(dequantize)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_3)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_4)}};
#undef AT
DFG_PATTERN_SLOTS(ethos_n_leaky_relu_table)

#define AT(member) offsetof(struct ethos_n_resized_match, member)
static const struct dfg_capture ethos_n_resized_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}};
static const struct dfg_part ethos_n_resized_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(ethos_n_resized)

#define AT(member) offsetof(struct ethos_n_rescaled_whole, member)
static const struct dfg_capture ethos_n_rescaled_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}};
static const struct dfg_part ethos_n_rescaled_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_3)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_4)}, {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}};
#undef AT
DFG_PATTERN_SLOTS(ethos_n_rescaled)

#define AT(member) offsetof(struct ethos_n_max_pool2d_match, member)
static const struct dfg_capture ethos_n_max_pool2d_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}};
static const struct dfg_part ethos_n_max_pool2d_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(ethos_n_max_pool2d)

#define AT(member) offsetof(struct ethos_n_reshaped_match, member)
static const struct dfg_capture ethos_n_reshaped_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"r", DFG_CAP_NODE, AT(r)}};
static const struct dfg_part ethos_n_reshaped_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_ROOT, 0, 1, 1, AT(r)}};
#undef AT
DFG_PATTERN_SLOTS(ethos_n_reshaped)

#define AT(member) offsetof(struct ethos_n_concatenated_whole, member)
static const struct dfg_capture ethos_n_concatenated_captures[] = {
    {"c", DFG_CAP_NODE, AT(m.c)}};
static const struct dfg_part ethos_n_concatenated_parts[] = {
    {DFG_PART_ROOT, 0, 1, 0, AT(m.c)}, {DFG_PART_INNER, 0, 0, -1, AT(tuple)},
    {DFG_PART_INPUT, 1, 0, -1, AT(rest)}, {DFG_PART_INNER, 0, 0, -1, AT(tuple_2)},
    {DFG_PART_INPUT, 1, 0, -1, AT(rest_2)}, {DFG_PART_INNER, 0, 0, -1, AT(tuple_3)},
    {DFG_PART_INPUT, 1, 0, -1, AT(rest_3)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}};
#undef AT
DFG_PATTERN_SLOTS(ethos_n_concatenated)

#define AT(member) offsetof(struct ethos_n_split_up_match, member)
static const struct dfg_capture ethos_n_split_up_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}};
static const struct dfg_part ethos_n_split_up_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(ethos_n_split_up)

#define AT(member) offsetof(struct ethos_n_to_space_match, member)
static const struct dfg_capture ethos_n_to_space_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}};
static const struct dfg_part ethos_n_to_space_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(ethos_n_to_space)

#define AT(member) offsetof(struct ethos_n_clipped_match, member)
static const struct dfg_capture ethos_n_clipped_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}};
static const struct dfg_part ethos_n_clipped_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(ethos_n_clipped)

static const struct dfg_pattern ethos_n_patterns[] = {
    {.name = "requantized", .place = "ethos_n.pat:10", .n_captures = 1, .n_params = 1,
     .captures = ethos_n_requantized_captures, .n_parts = 6, .parts = ethos_n_requantized_parts,
     .match_size = sizeof(struct ethos_n_requantized_match),
     .whole_size = sizeof(struct ethos_n_requantized_whole), .match = ethos_n_requantized_any,
     .each = ethos_n_requantized_all},
    {.name = "mul_to_reinterpret", .place = "ethos_n.pat:15", .n_captures = 9, .n_params = 8,
     .captures = ethos_n_mul_to_reinterpret_captures, .n_parts = 16,
     .parts = ethos_n_mul_to_reinterpret_parts,
     .match_size = sizeof(struct ethos_n_mul_to_reinterpret_match),
     .whole_size = sizeof(struct ethos_n_mul_to_reinterpret_match), .match = ethos_n_mul_to_reinterpret_any,
     .each = ethos_n_mul_to_reinterpret_all},
    {.name = "mul_to_depthwise", .place = "ethos_n.pat:21", .n_captures = 3, .n_params = 2,
     .captures = ethos_n_mul_to_depthwise_captures, .n_parts = 10, .parts = ethos_n_mul_to_depthwise_parts,
     .match_size = sizeof(struct ethos_n_mul_to_depthwise_match),
     .whole_size = sizeof(struct ethos_n_mul_to_depthwise_whole), .match = ethos_n_mul_to_depthwise_any,
     .each = ethos_n_mul_to_depthwise_all},
    {.name = "add_to_reinterpret", .place = "ethos_n.pat:27", .n_captures = 9, .n_params = 8,
     .captures = ethos_n_add_to_reinterpret_captures, .n_parts = 16,
     .parts = ethos_n_add_to_reinterpret_parts,
     .match_size = sizeof(struct ethos_n_add_to_reinterpret_match),
     .whole_size = sizeof(struct ethos_n_add_to_reinterpret_match), .match = ethos_n_add_to_reinterpret_any,
     .each = ethos_n_add_to_reinterpret_all},
    {.name = "add_to_depthwise", .place = "ethos_n.pat:32", .n_captures = 3, .n_params = 2,
     .captures = ethos_n_add_to_depthwise_captures, .n_parts = 10, .parts = ethos_n_add_to_depthwise_parts,
     .match_size = sizeof(struct ethos_n_add_to_depthwise_match),
     .whole_size = sizeof(struct ethos_n_add_to_depthwise_whole), .match = ethos_n_add_to_depthwise_any,
     .each = ethos_n_add_to_depthwise_all},
    {.name = "qnn_add", .place = "ethos_n.pat:37", .n_captures = 3, .n_params = 2,
     .captures = ethos_n_qnn_add_captures, .n_parts = 9, .parts = ethos_n_qnn_add_parts,
     .match_size = sizeof(struct ethos_n_qnn_add_match), .whole_size = sizeof(struct ethos_n_qnn_add_whole),
     .match = ethos_n_qnn_add_any, .each = ethos_n_qnn_add_all},
    {.name = "conv2d", .place = "ethos_n.pat:46", .n_captures = 6, .n_params = 3,
     .captures = ethos_n_conv2d_captures, .n_parts = 18, .parts = ethos_n_conv2d_parts,
     .match_size = sizeof(struct ethos_n_conv2d_match), .whole_size = sizeof(struct ethos_n_conv2d_whole),
     .match = ethos_n_conv2d_any, .each = ethos_n_conv2d_all},
    {.name = "conv2d_transpose", .place = "ethos_n.pat:53", .n_captures = 4, .n_params = 3,
     .captures = ethos_n_conv2d_transpose_captures, .n_parts = 16, .parts = ethos_n_conv2d_transpose_parts,
     .match_size = sizeof(struct ethos_n_conv2d_transpose_match),
     .whole_size = sizeof(struct ethos_n_conv2d_transpose_whole), .match = ethos_n_conv2d_transpose_any,
     .each = ethos_n_conv2d_transpose_all},
    {.name = "fc", .place = "ethos_n.pat:58", .n_captures = 4, .n_params = 3,
     .captures = ethos_n_fc_captures, .n_parts = 16, .parts = ethos_n_fc_parts,
     .match_size = sizeof(struct ethos_n_fc_match), .whole_size = sizeof(struct ethos_n_fc_whole),
     .match = ethos_n_fc_any, .each = ethos_n_fc_all},
    {.name = "avg_pool2d", .place = "ethos_n.pat:66", .n_captures = 1, .n_params = 1,
     .captures = ethos_n_avg_pool2d_captures, .n_parts = 4, .parts = ethos_n_avg_pool2d_parts,
     .match_size = sizeof(struct ethos_n_avg_pool2d_match),
     .whole_size = sizeof(struct ethos_n_avg_pool2d_whole), .match = ethos_n_avg_pool2d_any,
     .each = ethos_n_avg_pool2d_all},
    {.name = "mean_of", .place = "ethos_n.pat:67", .n_captures = 1, .n_params = 1,
     .captures = ethos_n_mean_of_captures, .n_parts = 8, .parts = ethos_n_mean_of_parts,
     .match_size = sizeof(struct ethos_n_mean_of_match), .whole_size = sizeof(struct ethos_n_mean_of_whole),
     .match = ethos_n_mean_of_any, .each = ethos_n_mean_of_all},
    {.name = "sigmoid_table", .place = "ethos_n.pat:68", .n_captures = 4, .n_params = 3,
     .captures = ethos_n_sigmoid_table_captures, .n_parts = 10, .parts = ethos_n_sigmoid_table_parts,
     .match_size = sizeof(struct ethos_n_sigmoid_table_match),
     .whole_size = sizeof(struct ethos_n_sigmoid_table_whole), .match = ethos_n_sigmoid_table_any,
     .each = ethos_n_sigmoid_table_all},
    {.name = "tanh_table", .place = "ethos_n.pat:74", .n_captures = 4, .n_params = 3,
     .captures = ethos_n_tanh_table_captures, .n_parts = 10, .parts = ethos_n_tanh_table_parts,
     .match_size = sizeof(struct ethos_n_tanh_table_match),
     .whole_size = sizeof(struct ethos_n_tanh_table_whole), .match = ethos_n_tanh_table_any,
     .each = ethos_n_tanh_table_all},
    {.name = "leaky_relu_table", .place = "ethos_n.pat:80", .n_captures = 3, .n_params = 1,
     .captures = ethos_n_leaky_relu_table_captures, .n_parts = 8, .parts = ethos_n_leaky_relu_table_parts,
     .match_size = sizeof(struct ethos_n_leaky_relu_table_match),
     .whole_size = sizeof(struct ethos_n_leaky_relu_table_whole), .match = ethos_n_leaky_relu_table_any,
     .each = ethos_n_leaky_relu_table_all},
    {.name = "resized", .place = "ethos_n.pat:85", .n_captures = 1, .n_params = 1,
     .captures = ethos_n_resized_captures, .n_parts = 2, .parts = ethos_n_resized_parts,
     .match_size = sizeof(struct ethos_n_resized_match), .whole_size = sizeof(struct ethos_n_resized_match),
     .match = ethos_n_resized_any, .each = ethos_n_resized_all},
    {.name = "rescaled", .place = "ethos_n.pat:86", .n_captures = 1, .n_params = 1,
     .captures = ethos_n_rescaled_captures, .n_parts = 6, .parts = ethos_n_rescaled_parts,
     .match_size = sizeof(struct ethos_n_rescaled_match),
     .whole_size = sizeof(struct ethos_n_rescaled_whole), .match = ethos_n_rescaled_any,
     .each = ethos_n_rescaled_all},
    {.name = "max_pool2d", .place = "ethos_n.pat:88", .n_captures = 1, .n_params = 1,
     .captures = ethos_n_max_pool2d_captures, .n_parts = 2, .parts = ethos_n_max_pool2d_parts,
     .match_size = sizeof(struct ethos_n_max_pool2d_match),
     .whole_size = sizeof(struct ethos_n_max_pool2d_match), .match = ethos_n_max_pool2d_any,
     .each = ethos_n_max_pool2d_all},
    {.name = "reshaped", .place = "ethos_n.pat:89", .n_captures = 2, .n_params = 1,
     .captures = ethos_n_reshaped_captures, .n_parts = 2, .parts = ethos_n_reshaped_parts,
     .match_size = sizeof(struct ethos_n_reshaped_match),
     .whole_size = sizeof(struct ethos_n_reshaped_match), .match = ethos_n_reshaped_any,
     .each = ethos_n_reshaped_all},
    {.name = "concatenated", .place = "ethos_n.pat:94", .n_captures = 1, .n_params = 0,
     .captures = ethos_n_concatenated_captures, .n_parts = 9, .parts = ethos_n_concatenated_parts,
     .match_size = sizeof(struct ethos_n_concatenated_match),
     .whole_size = sizeof(struct ethos_n_concatenated_whole), .match = ethos_n_concatenated_any,
     .each = ethos_n_concatenated_all},
    {.name = "split_up", .place = "ethos_n.pat:99", .n_captures = 1, .n_params = 1,
     .captures = ethos_n_split_up_captures, .n_parts = 2, .parts = ethos_n_split_up_parts,
     .match_size = sizeof(struct ethos_n_split_up_match),
     .whole_size = sizeof(struct ethos_n_split_up_match), .match = ethos_n_split_up_any,
     .each = ethos_n_split_up_all},
    {.name = "to_space", .place = "ethos_n.pat:100", .n_captures = 1, .n_params = 1,
     .captures = ethos_n_to_space_captures, .n_parts = 2, .parts = ethos_n_to_space_parts,
     .match_size = sizeof(struct ethos_n_to_space_match),
     .whole_size = sizeof(struct ethos_n_to_space_match), .match = ethos_n_to_space_any,
     .each = ethos_n_to_space_all},
    {.name = "clipped", .place = "ethos_n.pat:101", .n_captures = 1, .n_params = 1,
     .captures = ethos_n_clipped_captures, .n_parts = 2, .parts = ethos_n_clipped_parts,
     .match_size = sizeof(struct ethos_n_clipped_match), .whole_size = sizeof(struct ethos_n_clipped_match),
     .match = ethos_n_clipped_any, .each = ethos_n_clipped_all},
};

/* ---- table ethos_n ---- */

DFG_TABLE_SLOTS(ethos_n)

static const struct dfg_table_entry ethos_n_entries[] = {
    { .name = "ethos-n.qnn_mul_to_reinterpret_quantize", .pattern = 1 },
    { .name = "ethos-n.qnn_mul_to_depthwise", .pattern = 2 },
    { .name = "ethos-n.qnn_add_to_reinterpret_quantize", .pattern = 3 },
    { .name = "ethos-n.qnn_add_to_depthwise", .pattern = 4 },
    { .name = "ethos-n.qnn_add", .pattern = 5 },
    { .name = "ethos-n.qnn_conv2d", .pattern = 6 },
    { .name = "ethos-n.qnn_conv2d_transpose", .pattern = 7 },
    { .name = "ethos-n.qnn_avg_pool2d", .pattern = 9 },
    { .name = "ethos-n.qnn_sigmoid", .pattern = 11 },
    { .name = "ethos-n.qnn_fc", .pattern = 8 },
    { .name = "ethos-n.qnn_mean", .pattern = 10 },
    { .name = "ethos-n.qnn_tanh", .pattern = 12 },
    { .name = "ethos-n.qnn_leaky_relu", .pattern = 13 },
    { .name = "ethos-n.qnn_resize", .pattern = 14 },
    { .name = "ethos-n.qnn_requantize", .pattern = 15 },
    { .name = "ethos-n.max_pool2d", .pattern = 16 },
    { .name = "ethos-n.reshape", .pattern = 17 },
    { .name = "ethos-n.qnn_concatenate", .pattern = 18 },
    { .name = "ethos-n.split", .pattern = 19 },
    { .name = "ethos-n.depth_to_space", .pattern = 20 },
    { .name = "ethos-n.clip", .pattern = 21 },
};
static const struct dfg_attr_text ethos_n_attrs[] = {
    { "Compiler", "\"ethos-n\"" },
};
static const struct dfg_table ethos_n_tables[] = {
    { .name = "ethos_n", .n = 21, .last_wins = false, .entries = ethos_n_entries, .n_words = 1,
      .n_attrs = 1, .attrs = ethos_n_attrs,
      .candidates = ethos_n_candidates_slot, .first = ethos_n_first_slot, .sweep = ethos_n_sweep_slot },
};

static const char *const ethos_n_imports[] = { "relay", NULL };
static const char *const ethos_n_text_0[] = { /* ethos_n.pat */
    "// ethos_n.pat -- what Arm's Ethos-N runs: 15 entries over Relay operators, then the\n"
    "// six operators that it takes one by one.\n//\n"
    "// Names, order and conditions are those of TVM 0.14 (relay/op/contrib/ethosn.py).\n"
    "// That library asks the vendor's for the rest; here its published limits stand.\n\n"
    "import \"relay.ops\";\n\ncond tensor_ok(x) = x.dtype in {u8, i8, i32}, x.rank <= 4, x.shape[0] == 1;\n"
    "pattern requantized(p) = qnn.requantize(p, const, const, const, const);\n\n"
    "// ---- a constant operand that is but another scale ----\n\n"
    "// The product is the input with another scale: in_scale * c_scale * (c - c_zero) is the result's, to 0.004.\n"
    "pattern mul_to_reinterpret(x, c, sx, zx, sc, zc, so, zo) {\n"
    "    r = qnn.mul(x, c & const, sx & const, zx & const, sc & const, zc & const, so & const, zo & const);\n"
    "    where tensor_ok(x), c.elements == 1;\n"
    "    where value(sx) * value(sc) * (value(c) - value(zc)) ~= value(so) +- 0.004;\n    return r;\n}\n"
    "pattern mul_to_depthwise(x, c) {\n"
    "    r = qnn.mul(x, c & const, const, const, const, const, const, const);\n"
    "    where tensor_ok(x), c.elements == x.shape[-1];\n    return r;\n}\n"
    "// The sum is the input with another zero point: both sides have the scale of the result.\n"
    "pattern add_to_reinterpret(x, c, sx, zx, sc, zc, so, zo) {\n"
    "    r = qnn.add(x, c & const, sx & const, zx & const, sc & const, zc & const, so & const, zo & const);\n"
    "    where tensor_ok(x), c.elements == 1, value(sx) ~= value(so) +- 0.004;\n    return r;\n}\n"
    "pattern add_to_depthwise(x, c) {\n"
    "    r = qnn.add(x, c & const, const, const, const, const, const, const);\n"
    "    where tensor_ok(x), c.elements == x.shape[-1];\n    return r;\n}\npattern qnn_add(a, b) {\n"
    "    r = qnn.add(a, b, const, const, const, const, const, const);\n"
    "    where tensor_ok(a), tensor_ok(b);\n    return r;\n}\n\n// ---- convolutions, products ----\n\n"
    "// Plain, or depthwise: as many groups as channels of input and output.\npattern conv2d(x, w, b) {\n"
    "    padded = nn.pad(x, _);\n"
    "    c = qnn.conv2d(padded | x, w & const, const, const, const, const) { data_layout == \"NHWC\", padding = own };\n"
    "    where tensor_ok(x), c.dilation == [1, 1], not present(padded) or max(own) == 0;\n"
    "    where c.groups == 1 or (c.groups == x.shape[3] and c.groups == dim(w, c.kernel_layout, \"O\"));\n"
    "    return requantized(nn.bias_add(c, b & const));\n}\npattern conv2d_transpose(x, w, b) {\n"
    "    c = qnn.conv2d_transpose(x, w & const, const, const, const, const) { data_layout == \"NHWC\", dilation == [1, 1] };\n"
    "    where tensor_ok(x);\n    return requantized(nn.bias_add?(c, b & const));\n}\npattern fc(x, w, b) {\n"
    "    d = qnn.dense(x, w & const, const, const, const, const);\n    where tensor_ok(x);\n"
    "    return requantized(nn.bias_add(d, b & const));\n}\n\n// ---- the rest ----\n\n"
    "pattern avg_pool2d(x) = cast(nn.avg_pool2d(cast(x)) { layout == \"NHWC\" }) where tensor_ok(x);\n"
    "pattern mean_of(x) = requantized(mean(cast(x))) where tensor_ok(x);\n"
    "pattern sigmoid_table(x, s, z) {\n"
    "    q = qnn.quantize(sigmoid(qnn.dequantize(x, const, const)), s & const, z & const);\n"
    "    where tensor_ok(x), value(s) == 0.00390625;\n"
    "    where (q.dtype == i8 and value(z) == -128) or (q.dtype == u8 and value(z) == 0);\n    return q;\n"
    "}\npattern tanh_table(x, s, z) {\n"
    "    q = qnn.quantize(tanh(qnn.dequantize(x, const, const)), s & const, z & const);\n"
    "    where tensor_ok(x), value(s) == 0.0078125;\n"
    "    where (q.dtype == i8 and value(z) == 0) or (q.dtype == u8 and value(z) == 128);\n    return q;\n}\n"
    "pattern leaky_relu_table(x) {\n    l = nn.leaky_relu(qnn.dequantize(x, const, const)) { alpha = a };\n"
    "    where tensor_ok(x), a > 0.0, a < 1.0;\n    return qnn.quantize(l, const, const);\n}\n"
    "pattern resized(x) = image.resize2d(x) { method == \"nearest_neighbor\", layout == \"NHWC\" } where tensor_ok(x);\n"
    "pattern rescaled(x) = requantized(x) where tensor_ok(x);\n\n"
    "pattern max_pool2d(x) = nn.max_pool2d(x) { layout == \"NHWC\" } where tensor_ok(x);\n"
    "pattern reshaped(x) {\n    r = reshape(x);\n    where tensor_ok(x), tensor_ok(r);\n    return r;\n}\n"
    "pattern concatenated {\n    c = qnn.concatenate((...), (...), (...), const, const);\n",
    "    where tensor_ok(c);\n    return c;\n}\npattern split_up(x) = `split`(x) where tensor_ok(x);\n"
    "pattern to_space(x) = nn.depth_to_space(x) { mode == \"DCR\", layout == \"NHWC\" } where tensor_ok(x);\n"
    "pattern clipped(x) = clip(x) where tensor_ok(x);\n\ntable ethos_n {\n"
    "    attrs { Compiler = \"ethos-n\" };\n"
    "    \"ethos-n.qnn_mul_to_reinterpret_quantize\" = mul_to_reinterpret;\n"
    "    \"ethos-n.qnn_mul_to_depthwise\"            = mul_to_depthwise;\n"
    "    \"ethos-n.qnn_add_to_reinterpret_quantize\" = add_to_reinterpret;\n"
    "    \"ethos-n.qnn_add_to_depthwise\"            = add_to_depthwise;\n"
    "    \"ethos-n.qnn_add\"              = qnn_add;\n    \"ethos-n.qnn_conv2d\"           = conv2d;\n"
    "    \"ethos-n.qnn_conv2d_transpose\" = conv2d_transpose;\n"
    "    \"ethos-n.qnn_avg_pool2d\"       = avg_pool2d;\n"
    "    \"ethos-n.qnn_sigmoid\"          = sigmoid_table;\n    \"ethos-n.qnn_fc\"               = fc;\n"
    "    \"ethos-n.qnn_mean\"             = mean_of;\n    \"ethos-n.qnn_tanh\"             = tanh_table;\n"
    "    \"ethos-n.qnn_leaky_relu\"       = leaky_relu_table;\n"
    "    \"ethos-n.qnn_resize\"           = resized;\n    \"ethos-n.qnn_requantize\"       = rescaled;\n"
    "    \"ethos-n.max_pool2d\"           = max_pool2d;\n    \"ethos-n.reshape\"              = reshaped;\n"
    "    \"ethos-n.qnn_concatenate\"      = concatenated;\n    \"ethos-n.split\"                = split_up;\n"
    "    \"ethos-n.depth_to_space\"       = to_space;\n    \"ethos-n.clip\"                 = clipped;\n}\n",
    NULL};
static const struct dfg_source ethos_n_sources[] = {
    {"ethos_n.pat", UINT64_C(0xc0efd4156b1cbca1), ethos_n_text_0, (const uint32_t[]){1}, 1},
    {"relay.ops", UINT64_C(0xebd3b9f05544e5f8), NULL, NULL, 0},
};
extern const struct dfg_unit ethos_n_unit;
const struct dfg_unit ethos_n_unit = {
    .abi = DFG_ABI,
    .name = "ethos_n",
    .imports = ethos_n_imports,
    .names = &ethos_n_names,
    .n_patterns = 22, .patterns = ethos_n_patterns,
    .n_tables = 1, .tables = ethos_n_tables,
    .version = "0.1.0", .hash = UINT64_C(0xc451492bce76e4e4),
    .n_sources = 2, .sources = ethos_n_sources, .law_limit = 64,
    .prefix = "ethos_n_",
};
