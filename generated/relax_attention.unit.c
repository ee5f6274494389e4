/* What relax_attention.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "relax_attention.h"
#if RELAX_ATTENTION_H != 0x5328eb68fa0bd578
#error "relax_attention.h is of another run of pat2c than this file"
#endif

#include <stddef.h>

#include "dfg.h"

#define AT(member) offsetof(struct relax_attention_heads_whole, member)
static const struct dfg_capture relax_attention_heads_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"r", DFG_CAP_NODE, AT(m.r)}};
static const struct dfg_part relax_attention_heads_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_ROOT, 0, 1, 1, AT(m.r)},
    {DFG_PART_INNER, 0, 0, -1, AT(permute_dims)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)}};
#undef AT
DFG_PATTERN_SLOTS(relax_attention_heads)

#define AT(member) offsetof(struct relax_attention_places_whole, member)
static const struct dfg_capture relax_attention_places_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}};
static const struct dfg_part relax_attention_places_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(reshape)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)}};
#undef AT
DFG_PATTERN_SLOTS(relax_attention_places)

#define AT(member) offsetof(struct relax_attention_turned_whole, member)
static const struct dfg_capture relax_attention_turned_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}};
static const struct dfg_part relax_attention_turned_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(permute_dims)}, {DFG_PART_INNER, 0, 0, -1, AT(permute_dims_2)}};
#undef AT
DFG_PATTERN_SLOTS(relax_attention_turned)

#define AT(member) offsetof(struct relax_attention_scores_whole, member)
static const struct dfg_capture relax_attention_scores_captures[] = {
    {"q", DFG_CAP_NODE, AT(m.q)}, {"k", DFG_CAP_NODE, AT(m.k)}, {"s", DFG_CAP_NODE, AT(m.s)},
    {"p", DFG_CAP_NODE, AT(m.p)}};
static const struct dfg_part relax_attention_scores_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.q)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.k)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.s)}, {DFG_PART_INNER, 0, 0, 3, AT(m.p)},
    {DFG_PART_INNER, 0, 0, -1, AT(permute_dims)}, {DFG_PART_INNER, 0, 0, -1, AT(permute_dims_2)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(astype)},
    {DFG_PART_CONST, 0, 0, 2, AT(m.s)}};
#undef AT
DFG_PATTERN_SLOTS(relax_attention_scores)

#define AT(member) offsetof(struct relax_attention_weighted_whole, member)
static const struct dfg_capture relax_attention_weighted_captures[] = {
    {"p", DFG_CAP_NODE, AT(m.p)}, {"v", DFG_CAP_NODE, AT(m.v)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part relax_attention_weighted_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.p)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.v)},
    {DFG_PART_INNER, 0, 0, 2, AT(m.w)}, {DFG_PART_INNER, 0, 0, -1, AT(astype)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(astype_2)}};
#undef AT
DFG_PATTERN_SLOTS(relax_attention_weighted)

#define AT(member) offsetof(struct relax_attention_product_whole, member)
static const struct dfg_capture relax_attention_product_captures[] = {
    {"q", DFG_CAP_NODE, AT(m.q)}, {"k", DFG_CAP_NODE, AT(m.k)}, {"v", DFG_CAP_NODE, AT(m.v)},
    {"s", DFG_CAP_NODE, AT(m.s)}};
static const struct dfg_part relax_attention_product_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(astype)},
    {DFG_PART_INNER, 0, 0, -1, AT(w)}, {DFG_PART_INNER, 0, 0, -1, AT(astype_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(multiply)}, {DFG_PART_INNER, 0, 0, -1, AT(p)},
    {DFG_PART_INNER, 0, 0, -1, AT(permute_dims)}, {DFG_PART_INNER, 0, 0, -1, AT(permute_dims_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(astype_3)}, {DFG_PART_CONST, 0, 0, 3, AT(m.s)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.q)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.k)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.v)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.s)}};
#undef AT
DFG_PATTERN_SLOTS(relax_attention_product)

#define AT(member) offsetof(struct relax_attention_product_bias_whole, member)
static const struct dfg_capture relax_attention_product_bias_captures[] = {
    {"q", DFG_CAP_NODE, AT(m.q)}, {"k", DFG_CAP_NODE, AT(m.k)}, {"v", DFG_CAP_NODE, AT(m.v)},
    {"s", DFG_CAP_NODE, AT(m.s)}, {"bias", DFG_CAP_NODE, AT(m.bias)}};
static const struct dfg_part relax_attention_product_bias_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(astype)},
    {DFG_PART_INNER, 0, 0, -1, AT(w)}, {DFG_PART_INNER, 0, 0, -1, AT(astype_2)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.q)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.k)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.v)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.s)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.bias)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INNER, 0, 0, -1, AT(multiply)}, {DFG_PART_INNER, 0, 0, -1, AT(p)},
    {DFG_PART_INNER, 0, 0, -1, AT(permute_dims)}, {DFG_PART_INNER, 0, 0, -1, AT(permute_dims_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(astype_3)}, {DFG_PART_CONST, 0, 0, 3, AT(m.s)}};
#undef AT
DFG_PATTERN_SLOTS(relax_attention_product_bias)

#define AT(member) offsetof(struct relax_attention_attention_bsnh_whole, member)
static const struct dfg_capture relax_attention_attention_bsnh_captures[] = {
    {"q", DFG_CAP_NODE, AT(m.q)}, {"k", DFG_CAP_NODE, AT(m.k)}, {"v", DFG_CAP_NODE, AT(m.v)},
    {"s", DFG_CAP_NODE, AT(m.s)}, {"r", DFG_CAP_NODE, AT(m.r)}};
static const struct dfg_part relax_attention_attention_bsnh_parts[] = {
    {DFG_PART_ROOT, 0, 1, 4, AT(m.r)}, {DFG_PART_INNER, 0, 0, -1, AT(reshape)},
    {DFG_PART_INNER, 0, 0, -1, AT(matmul)}, {DFG_PART_INNER, 0, 0, -1, AT(astype)},
    {DFG_PART_INNER, 0, 0, -1, AT(w)}, {DFG_PART_INNER, 0, 0, -1, AT(astype_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(multiply)}, {DFG_PART_INNER, 0, 0, -1, AT(p)},
    {DFG_PART_INNER, 0, 0, -1, AT(r)}, {DFG_PART_INNER, 0, 0, -1, AT(permute_dims)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x)}, {DFG_PART_INNER, 0, 0, -1, AT(permute_dims_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(r_2)}, {DFG_PART_INNER, 0, 0, -1, AT(permute_dims_3)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_2)}, {DFG_PART_INNER, 0, 0, -1, AT(permute_dims_4)},
    {DFG_PART_INNER, 0, 0, -1, AT(astype_3)}, {DFG_PART_CONST, 0, 0, 3, AT(m.s)},
    {DFG_PART_INNER, 0, 0, -1, AT(r_3)}, {DFG_PART_INNER, 0, 0, -1, AT(permute_dims_5)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_3)}, {DFG_PART_INPUT, 0, 0, -1, AT(x_4)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.q)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.k)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.v)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.s)}};
#undef AT
DFG_PATTERN_SLOTS(relax_attention_attention_bsnh)

#define AT(member) offsetof(struct relax_attention_attention_bsnh_bias_whole, member)
static const struct dfg_capture relax_attention_attention_bsnh_bias_captures[] = {
    {"q", DFG_CAP_NODE, AT(m.q)}, {"k", DFG_CAP_NODE, AT(m.k)}, {"v", DFG_CAP_NODE, AT(m.v)},
    {"s", DFG_CAP_NODE, AT(m.s)}, {"bias", DFG_CAP_NODE, AT(m.bias)}, {"r", DFG_CAP_NODE, AT(m.r)}};
static const struct dfg_part relax_attention_attention_bsnh_bias_parts[] = {
    {DFG_PART_ROOT, 0, 1, 5, AT(m.r)}, {DFG_PART_INNER, 0, 0, -1, AT(reshape)},
    {DFG_PART_INNER, 0, 0, -1, AT(matmul)}, {DFG_PART_INNER, 0, 0, -1, AT(astype)},
    {DFG_PART_INNER, 0, 0, -1, AT(w)}, {DFG_PART_INNER, 0, 0, -1, AT(astype_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(multiply)},
    {DFG_PART_INNER, 0, 0, -1, AT(p)}, {DFG_PART_INNER, 0, 0, -1, AT(r)},
    {DFG_PART_INNER, 0, 0, -1, AT(permute_dims)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)},
    {DFG_PART_INNER, 0, 0, -1, AT(permute_dims_2)}, {DFG_PART_INNER, 0, 0, -1, AT(r_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(permute_dims_3)}, {DFG_PART_INPUT, 0, 0, -1, AT(x_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(permute_dims_4)}, {DFG_PART_INNER, 0, 0, -1, AT(astype_3)},
    {DFG_PART_CONST, 0, 0, 3, AT(m.s)}, {DFG_PART_INNER, 0, 0, -1, AT(r_3)},
    {DFG_PART_INNER, 0, 0, -1, AT(permute_dims_5)}, {DFG_PART_INPUT, 0, 0, -1, AT(x_3)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_4)}, {DFG_PART_INPUT, 0, 0, 0, AT(m.q)},
    {DFG_PART_INPUT, 0, 0, 1, AT(m.k)}, {DFG_PART_INPUT, 0, 0, 2, AT(m.v)},
    {DFG_PART_INPUT, 0, 0, 3, AT(m.s)}, {DFG_PART_INPUT, 0, 0, 4, AT(m.bias)}};
#undef AT
DFG_PATTERN_SLOTS(relax_attention_attention_bsnh_bias)

#define AT(member) offsetof(struct relax_attention_attention_bsnh_bias_of_heads_whole, member)
static const struct dfg_capture relax_attention_attention_bsnh_bias_of_heads_captures[] = {
    {"q", DFG_CAP_NODE, AT(m.q)}, {"k", DFG_CAP_NODE, AT(m.k)}, {"v", DFG_CAP_NODE, AT(m.v)},
    {"s", DFG_CAP_NODE, AT(m.s)}, {"bias", DFG_CAP_NODE, AT(m.bias)}, {"r", DFG_CAP_NODE, AT(m.r)}};
static const struct dfg_part relax_attention_attention_bsnh_bias_of_heads_parts[] = {
    {DFG_PART_ROOT, 0, 1, 5, AT(m.r)}, {DFG_PART_INNER, 0, 0, -1, AT(reshape)},
    {DFG_PART_INNER, 0, 0, -1, AT(matmul)}, {DFG_PART_INNER, 0, 0, -1, AT(astype)},
    {DFG_PART_INNER, 0, 0, -1, AT(w)}, {DFG_PART_INNER, 0, 0, -1, AT(astype_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(multiply)},
    {DFG_PART_INNER, 0, 0, -1, AT(p)}, {DFG_PART_INNER, 0, 0, -1, AT(r)},
    {DFG_PART_INNER, 0, 0, -1, AT(permute_dims)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)},
    {DFG_PART_INNER, 0, 0, -1, AT(permute_dims_2)}, {DFG_PART_INNER, 0, 0, -1, AT(r_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(permute_dims_3)}, {DFG_PART_INPUT, 0, 0, -1, AT(x_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(permute_dims_4)}, {DFG_PART_INNER, 0, 0, -1, AT(astype_3)},
    {DFG_PART_CONST, 0, 0, 3, AT(m.s)}, {DFG_PART_INNER, 0, 0, -1, AT(r_3)},
    {DFG_PART_INNER, 0, 0, -1, AT(permute_dims_5)}, {DFG_PART_INPUT, 0, 0, -1, AT(x_3)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_4)}, {DFG_PART_INPUT, 0, 0, 0, AT(m.q)},
    {DFG_PART_INPUT, 0, 0, 1, AT(m.k)}, {DFG_PART_INPUT, 0, 0, 2, AT(m.v)},
    {DFG_PART_INPUT, 0, 0, 3, AT(m.s)}, {DFG_PART_INPUT, 0, 0, 4, AT(m.bias)}};
#undef AT
DFG_PATTERN_SLOTS(relax_attention_attention_bsnh_bias_of_heads)

#define AT(member) offsetof(struct relax_attention_attention_multi_query_whole, member)
static const struct dfg_capture relax_attention_attention_multi_query_captures[] = {
    {"q", DFG_CAP_NODE, AT(m.q)}, {"k", DFG_CAP_NODE, AT(m.k)}, {"v", DFG_CAP_NODE, AT(m.v)},
    {"s", DFG_CAP_NODE, AT(m.s)}, {"a", DFG_CAP_NODE, AT(m.a)}, {"b", DFG_CAP_NODE, AT(m.b)},
    {"r", DFG_CAP_NODE, AT(m.r)}};
static const struct dfg_part relax_attention_attention_multi_query_parts[] = {
    {DFG_PART_ROOT, 0, 1, 6, AT(m.r)}, {DFG_PART_INNER, 0, 0, -1, AT(reshape)},
    {DFG_PART_INNER, 0, 0, -1, AT(matmul)}, {DFG_PART_INNER, 0, 0, -1, AT(astype)},
    {DFG_PART_INNER, 0, 0, -1, AT(w)}, {DFG_PART_INNER, 0, 0, -1, AT(astype_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(multiply)}, {DFG_PART_INNER, 0, 0, -1, AT(p)},
    {DFG_PART_INNER, 0, 0, -1, AT(r)}, {DFG_PART_INNER, 0, 0, -1, AT(permute_dims)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x)}, {DFG_PART_INNER, 0, 0, -1, AT(permute_dims_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(r_2)}, {DFG_PART_INNER, 0, 0, -1, AT(permute_dims_3)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_2)}, {DFG_PART_INNER, 0, 0, -1, AT(permute_dims_4)},
    {DFG_PART_INNER, 0, 0, -1, AT(astype_3)}, {DFG_PART_CONST, 0, 0, 3, AT(m.s)},
    {DFG_PART_INNER, 0, 0, -1, AT(r_3)}, {DFG_PART_INNER, 0, 0, -1, AT(permute_dims_5)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_3)}, {DFG_PART_INPUT, 0, 0, -1, AT(x_4)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.q)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.k)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.v)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.s)},
    {DFG_PART_INNER, 0, 0, 4, AT(m.a)}, {DFG_PART_INNER, 0, 0, 5, AT(m.b)}};
#undef AT
DFG_PATTERN_SLOTS(relax_attention_attention_multi_query)

#define AT(member) offsetof(struct relax_attention_attention_bsnh_bsh_whole, member)
static const struct dfg_capture relax_attention_attention_bsnh_bsh_captures[] = {
    {"q", DFG_CAP_NODE, AT(m.q)}, {"k", DFG_CAP_NODE, AT(m.k)}, {"v", DFG_CAP_NODE, AT(m.v)},
    {"s", DFG_CAP_NODE, AT(m.s)}, {"r", DFG_CAP_NODE, AT(m.r)}};
static const struct dfg_part relax_attention_attention_bsnh_bsh_parts[] = {
    {DFG_PART_ROOT, 0, 1, 4, AT(m.r)}, {DFG_PART_INNER, 0, 0, -1, AT(astype)},
    {DFG_PART_INNER, 0, 0, -1, AT(w)}, {DFG_PART_INNER, 0, 0, -1, AT(astype_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(multiply)}, {DFG_PART_INNER, 0, 0, -1, AT(p)},
    {DFG_PART_INNER, 0, 0, -1, AT(r)}, {DFG_PART_INNER, 0, 0, -1, AT(permute_dims)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x)}, {DFG_PART_INNER, 0, 0, -1, AT(permute_dims_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(r_2)}, {DFG_PART_INNER, 0, 0, -1, AT(permute_dims_3)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_2)}, {DFG_PART_INNER, 0, 0, -1, AT(permute_dims_4)},
    {DFG_PART_INNER, 0, 0, -1, AT(astype_3)}, {DFG_PART_CONST, 0, 0, 3, AT(m.s)},
    {DFG_PART_INNER, 0, 0, -1, AT(r_3)}, {DFG_PART_INNER, 0, 0, -1, AT(permute_dims_5)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_3)}, {DFG_PART_INPUT, 0, 0, 0, AT(m.q)},
    {DFG_PART_INPUT, 0, 0, 1, AT(m.k)}, {DFG_PART_INPUT, 0, 0, 2, AT(m.v)},
    {DFG_PART_INPUT, 0, 0, 3, AT(m.s)}};
#undef AT
DFG_PATTERN_SLOTS(relax_attention_attention_bsnh_bsh)

#define AT(member) offsetof(struct relax_attention_attention_bsnh_bsh_bias_whole, member)
static const struct dfg_capture relax_attention_attention_bsnh_bsh_bias_captures[] = {
    {"q", DFG_CAP_NODE, AT(m.q)}, {"k", DFG_CAP_NODE, AT(m.k)}, {"v", DFG_CAP_NODE, AT(m.v)},
    {"s", DFG_CAP_NODE, AT(m.s)}, {"bias", DFG_CAP_NODE, AT(m.bias)}, {"r", DFG_CAP_NODE, AT(m.r)}};
static const struct dfg_part relax_attention_attention_bsnh_bsh_bias_parts[] = {
    {DFG_PART_ROOT, 0, 1, 5, AT(m.r)}, {DFG_PART_INNER, 0, 0, -1, AT(astype)},
    {DFG_PART_INNER, 0, 0, -1, AT(w)}, {DFG_PART_INNER, 0, 0, -1, AT(astype_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(multiply)},
    {DFG_PART_INNER, 0, 0, -1, AT(p)}, {DFG_PART_INNER, 0, 0, -1, AT(r)},
    {DFG_PART_INNER, 0, 0, -1, AT(permute_dims)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)},
    {DFG_PART_INNER, 0, 0, -1, AT(permute_dims_2)}, {DFG_PART_INNER, 0, 0, -1, AT(r_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(permute_dims_3)}, {DFG_PART_INPUT, 0, 0, -1, AT(x_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(permute_dims_4)}, {DFG_PART_INNER, 0, 0, -1, AT(astype_3)},
    {DFG_PART_CONST, 0, 0, 3, AT(m.s)}, {DFG_PART_INNER, 0, 0, -1, AT(r_3)},
    {DFG_PART_INNER, 0, 0, -1, AT(permute_dims_5)}, {DFG_PART_INPUT, 0, 0, -1, AT(x_3)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.q)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.k)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.v)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.s)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.bias)}};
#undef AT
DFG_PATTERN_SLOTS(relax_attention_attention_bsnh_bsh_bias)

#define AT(member) offsetof(struct relax_attention_attention_bsnh_bsh_bias_of_heads_whole, member)
static const struct dfg_capture relax_attention_attention_bsnh_bsh_bias_of_heads_captures[] = {
    {"q", DFG_CAP_NODE, AT(m.q)}, {"k", DFG_CAP_NODE, AT(m.k)}, {"v", DFG_CAP_NODE, AT(m.v)},
    {"s", DFG_CAP_NODE, AT(m.s)}, {"bias", DFG_CAP_NODE, AT(m.bias)}, {"r", DFG_CAP_NODE, AT(m.r)}};
static const struct dfg_part relax_attention_attention_bsnh_bsh_bias_of_heads_parts[] = {
    {DFG_PART_ROOT, 0, 1, 5, AT(m.r)}, {DFG_PART_INNER, 0, 0, -1, AT(astype)},
    {DFG_PART_INNER, 0, 0, -1, AT(w)}, {DFG_PART_INNER, 0, 0, -1, AT(astype_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(multiply)},
    {DFG_PART_INNER, 0, 0, -1, AT(p)}, {DFG_PART_INNER, 0, 0, -1, AT(r)},
    {DFG_PART_INNER, 0, 0, -1, AT(permute_dims)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)},
    {DFG_PART_INNER, 0, 0, -1, AT(permute_dims_2)}, {DFG_PART_INNER, 0, 0, -1, AT(r_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(permute_dims_3)}, {DFG_PART_INPUT, 0, 0, -1, AT(x_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(permute_dims_4)}, {DFG_PART_INNER, 0, 0, -1, AT(astype_3)},
    {DFG_PART_CONST, 0, 0, 3, AT(m.s)}, {DFG_PART_INNER, 0, 0, -1, AT(r_3)},
    {DFG_PART_INNER, 0, 0, -1, AT(permute_dims_5)}, {DFG_PART_INPUT, 0, 0, -1, AT(x_3)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.q)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.k)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.v)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.s)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.bias)}};
#undef AT
DFG_PATTERN_SLOTS(relax_attention_attention_bsnh_bsh_bias_of_heads)

#define AT(member) offsetof(struct relax_attention_attention_bsh_whole, member)
static const struct dfg_capture relax_attention_attention_bsh_captures[] = {
    {"q", DFG_CAP_NODE, AT(m.q)}, {"k", DFG_CAP_NODE, AT(m.k)}, {"v", DFG_CAP_NODE, AT(m.v)},
    {"s", DFG_CAP_NODE, AT(m.s)}, {"r", DFG_CAP_NODE, AT(m.r)}};
static const struct dfg_part relax_attention_attention_bsh_parts[] = {
    {DFG_PART_ROOT, 0, 1, 4, AT(m.r)}, {DFG_PART_INNER, 0, 0, -1, AT(astype)},
    {DFG_PART_INNER, 0, 0, -1, AT(w)}, {DFG_PART_INNER, 0, 0, -1, AT(astype_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(multiply)}, {DFG_PART_INNER, 0, 0, -1, AT(p)},
    {DFG_PART_INNER, 0, 0, -1, AT(permute_dims)}, {DFG_PART_INNER, 0, 0, -1, AT(permute_dims_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(astype_3)}, {DFG_PART_CONST, 0, 0, 3, AT(m.s)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.q)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.k)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.v)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.s)}};
#undef AT
DFG_PATTERN_SLOTS(relax_attention_attention_bsh)

#define AT(member) offsetof(struct relax_attention_attention_bsh_bias_whole, member)
static const struct dfg_capture relax_attention_attention_bsh_bias_captures[] = {
    {"q", DFG_CAP_NODE, AT(m.q)}, {"k", DFG_CAP_NODE, AT(m.k)}, {"v", DFG_CAP_NODE, AT(m.v)},
    {"s", DFG_CAP_NODE, AT(m.s)}, {"bias", DFG_CAP_NODE, AT(m.bias)}, {"r", DFG_CAP_NODE, AT(m.r)}};
static const struct dfg_part relax_attention_attention_bsh_bias_parts[] = {
    {DFG_PART_ROOT, 0, 1, 5, AT(m.r)}, {DFG_PART_INNER, 0, 0, -1, AT(astype)},
    {DFG_PART_INNER, 0, 0, -1, AT(w)}, {DFG_PART_INNER, 0, 0, -1, AT(astype_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(multiply)},
    {DFG_PART_INNER, 0, 0, -1, AT(p)}, {DFG_PART_INNER, 0, 0, -1, AT(permute_dims)},
    {DFG_PART_INNER, 0, 0, -1, AT(permute_dims_2)}, {DFG_PART_INNER, 0, 0, -1, AT(astype_3)},
    {DFG_PART_CONST, 0, 0, 3, AT(m.s)}, {DFG_PART_INPUT, 0, 0, 0, AT(m.q)},
    {DFG_PART_INPUT, 0, 0, 1, AT(m.k)}, {DFG_PART_INPUT, 0, 0, 2, AT(m.v)},
    {DFG_PART_INPUT, 0, 0, 3, AT(m.s)}, {DFG_PART_INPUT, 0, 0, 4, AT(m.bias)}};
#undef AT
DFG_PATTERN_SLOTS(relax_attention_attention_bsh_bias)

static const struct dfg_pattern relax_attention_patterns[] = {
    {.name = "heads", .place = "relax_attention.pat:18", .n_captures = 2, .n_params = 1,
     .captures = relax_attention_heads_captures, .n_parts = 4, .parts = relax_attention_heads_parts,
     .match_size = sizeof(struct relax_attention_heads_match),
     .whole_size = sizeof(struct relax_attention_heads_whole), .match = relax_attention_heads_any,
     .each = relax_attention_heads_all},
    {.name = "places", .place = "relax_attention.pat:24", .n_captures = 1, .n_params = 1,
     .captures = relax_attention_places_captures, .n_parts = 4, .parts = relax_attention_places_parts,
     .match_size = sizeof(struct relax_attention_places_match),
     .whole_size = sizeof(struct relax_attention_places_whole), .match = relax_attention_places_any,
     .each = relax_attention_places_all},
    {.name = "turned", .place = "relax_attention.pat:48", .n_captures = 1, .n_params = 1,
     .captures = relax_attention_turned_captures, .n_parts = 4, .parts = relax_attention_turned_parts,
     .match_size = sizeof(struct relax_attention_turned_match),
     .whole_size = sizeof(struct relax_attention_turned_whole), .match = relax_attention_turned_any,
     .each = relax_attention_turned_all},
    {.name = "scores", .place = "relax_attention.pat:50", .n_captures = 4, .n_params = 3,
     .captures = relax_attention_scores_captures, .n_parts = 9, .parts = relax_attention_scores_parts,
     .match_size = sizeof(struct relax_attention_scores_match),
     .whole_size = sizeof(struct relax_attention_scores_whole), .match = relax_attention_scores_any,
     .each = relax_attention_scores_all},
    {.name = "weighted", .place = "relax_attention.pat:55", .n_captures = 3, .n_params = 2,
     .captures = relax_attention_weighted_captures, .n_parts = 6, .parts = relax_attention_weighted_parts,
     .match_size = sizeof(struct relax_attention_weighted_match),
     .whole_size = sizeof(struct relax_attention_weighted_whole), .match = relax_attention_weighted_any,
     .each = relax_attention_weighted_all},
    {.name = "product", .place = "relax_attention.pat:60", .n_captures = 4, .n_params = 4,
     .captures = relax_attention_product_captures, .n_parts = 14, .parts = relax_attention_product_parts,
     .match_size = sizeof(struct relax_attention_product_match),
     .whole_size = sizeof(struct relax_attention_product_whole), .match = relax_attention_product_any,
     .each = relax_attention_product_all},
    {.name = "product_bias", .place = "relax_attention.pat:61", .n_captures = 5, .n_params = 5,
     .captures = relax_attention_product_bias_captures, .n_parts = 16,
     .parts = relax_attention_product_bias_parts,
     .match_size = sizeof(struct relax_attention_product_bias_match),
     .whole_size = sizeof(struct relax_attention_product_bias_whole),
     .match = relax_attention_product_bias_any, .each = relax_attention_product_bias_all},
    {.name = "attention_bsnh", .place = "relax_attention.pat:65", .is_rule = true, .n_captures = 5,
     .n_params = 4, .captures = relax_attention_attention_bsnh_captures, .n_parts = 26,
     .parts = relax_attention_attention_bsnh_parts,
     .match_size = sizeof(struct relax_attention_attention_bsnh_match),
     .whole_size = sizeof(struct relax_attention_attention_bsnh_whole),
     .match = relax_attention_attention_bsnh_any, .each = relax_attention_attention_bsnh_all},
    {.name = "attention_bsnh_bias", .place = "relax_attention.pat:71", .is_rule = true, .n_captures = 6,
     .n_params = 5, .captures = relax_attention_attention_bsnh_bias_captures, .n_parts = 28,
     .parts = relax_attention_attention_bsnh_bias_parts,
     .match_size = sizeof(struct relax_attention_attention_bsnh_bias_match),
     .whole_size = sizeof(struct relax_attention_attention_bsnh_bias_whole),
     .match = relax_attention_attention_bsnh_bias_any, .each = relax_attention_attention_bsnh_bias_all},
    {.name = "attention_bsnh_bias_of_heads", .place = "relax_attention.pat:79", .is_rule = true,
     .n_captures = 6, .n_params = 5, .captures = relax_attention_attention_bsnh_bias_of_heads_captures,
     .n_parts = 28, .parts = relax_attention_attention_bsnh_bias_of_heads_parts,
     .match_size = sizeof(struct relax_attention_attention_bsnh_bias_of_heads_match),
     .whole_size = sizeof(struct relax_attention_attention_bsnh_bias_of_heads_whole),
     .match = relax_attention_attention_bsnh_bias_of_heads_any,
     .each = relax_attention_attention_bsnh_bias_of_heads_all},
    {.name = "attention_multi_query", .place = "relax_attention.pat:87", .is_rule = true, .n_captures = 7,
     .n_params = 4, .captures = relax_attention_attention_multi_query_captures, .n_parts = 28,
     .parts = relax_attention_attention_multi_query_parts,
     .match_size = sizeof(struct relax_attention_attention_multi_query_match),
     .whole_size = sizeof(struct relax_attention_attention_multi_query_whole),
     .match = relax_attention_attention_multi_query_any, .each = relax_attention_attention_multi_query_all},
    {.name = "attention_bsnh_bsh", .place = "relax_attention.pat:98", .is_rule = true, .n_captures = 5,
     .n_params = 4, .captures = relax_attention_attention_bsnh_bsh_captures, .n_parts = 23,
     .parts = relax_attention_attention_bsnh_bsh_parts,
     .match_size = sizeof(struct relax_attention_attention_bsnh_bsh_match),
     .whole_size = sizeof(struct relax_attention_attention_bsnh_bsh_whole),
     .match = relax_attention_attention_bsnh_bsh_any, .each = relax_attention_attention_bsnh_bsh_all},
    {.name = "attention_bsnh_bsh_bias", .place = "relax_attention.pat:106", .is_rule = true,
     .n_captures = 6, .n_params = 5, .captures = relax_attention_attention_bsnh_bsh_bias_captures,
     .n_parts = 25, .parts = relax_attention_attention_bsnh_bsh_bias_parts,
     .match_size = sizeof(struct relax_attention_attention_bsnh_bsh_bias_match),
     .whole_size = sizeof(struct relax_attention_attention_bsnh_bsh_bias_whole),
     .match = relax_attention_attention_bsnh_bsh_bias_any,
     .each = relax_attention_attention_bsnh_bsh_bias_all},
    {.name = "attention_bsnh_bsh_bias_of_heads", .place = "relax_attention.pat:116", .is_rule = true,
     .n_captures = 6, .n_params = 5, .captures = relax_attention_attention_bsnh_bsh_bias_of_heads_captures,
     .n_parts = 25, .parts = relax_attention_attention_bsnh_bsh_bias_of_heads_parts,
     .match_size = sizeof(struct relax_attention_attention_bsnh_bsh_bias_of_heads_match),
     .whole_size = sizeof(struct relax_attention_attention_bsnh_bsh_bias_of_heads_whole),
     .match = relax_attention_attention_bsnh_bsh_bias_of_heads_any,
     .each = relax_attention_attention_bsnh_bsh_bias_of_heads_all},
    {.name = "attention_bsh", .place = "relax_attention.pat:129", .is_rule = true, .n_captures = 5,
     .n_params = 4, .captures = relax_attention_attention_bsh_captures, .n_parts = 14,
     .parts = relax_attention_attention_bsh_parts,
     .match_size = sizeof(struct relax_attention_attention_bsh_match),
     .whole_size = sizeof(struct relax_attention_attention_bsh_whole),
     .match = relax_attention_attention_bsh_any, .each = relax_attention_attention_bsh_all},
    {.name = "attention_bsh_bias", .place = "relax_attention.pat:137", .is_rule = true, .n_captures = 6,
     .n_params = 5, .captures = relax_attention_attention_bsh_bias_captures, .n_parts = 16,
     .parts = relax_attention_attention_bsh_bias_parts,
     .match_size = sizeof(struct relax_attention_attention_bsh_bias_match),
     .whole_size = sizeof(struct relax_attention_attention_bsh_bias_whole),
     .match = relax_attention_attention_bsh_bias_any, .each = relax_attention_attention_bsh_bias_all},
};

static const char *const relax_attention_imports[] = { "relax", NULL };
static const char *const relax_attention_text_0[] = { /* relax_attention.pat */
    "// relax_attention.pat -- attention from its parts, over Relax operators: what CUTLASS takes as one call.\n"
    "//\n"
    "// TVM 0.18 (relax/backend/patterns.py): the 16 rewrites of partition_for_cutlass and the one of repeated\n"
    "// keys.  A rule here stands for several of them: casts are optional.  Query, key and value come as batch,\n"
    "// place, head, width, and products are made with the heads in the batch (BSNH); or as batch, place, width,\n"
    "// which is one head (BSH).  A result of one head that is split afterwards is, still.  Repairs:\n"
    "//   - Heads that stay in the batch are put there again; there the result is only given its shape.\n"
    "//   - Operands agree in batch and in heads; there in the product of both.\n"
    "//   - Keys are repeated along the heads, and as often as there are heads; there somehow.\n"
    "//   - Scores that others use, too, stay as they are; there they are computed twice.\n"
    "//   - One head is an axis more and less, not another shape, so that the other extents may be symbols.\n"
    "\nimport \"relax.ops\";\n\n// ---- operands and results ----\n\n// Heads to the front, and into the batch.\n"
    "pattern heads(x) {\n    r = relax.reshape(relax.permute_dims(x) { axes == [0, 2, 1, 3] }, _);\n"
    "    where x.rank == 4, r.rank == 3, r.shape[1] == x.shape[1], r.shape[2] == x.shape[3];\n"
    "    return r;\n}\n// ... and back.\n"
    "pattern places(x) = relax.permute_dims(relax.reshape(x, _)) { axes == [0, 2, 1, 3] };\n\n"
    "cond floats(q, k, v, r) = same_dtype(q, k, v, r), q.dtype in {f16, bf16, f32};\n"
    "cond of_heads(q, k, v, r) =\n"
    "    floats(q, k, v, r), q.shape[0] == k.shape[0], q.shape[0] == v.shape[0], q.shape[2] == k.shape[2],\n"
    "    q.shape[2] == v.shape[2];\ncond of_one_head(q, k, v, r) =\n"
    "    floats(q, k, v, r), q.rank == 3, k.rank == 3, v.rank == 3, q.shape[0] == k.shape[0],\n"
    "    q.shape[0] == v.shape[0];\ncond is_back(r, q, v) =\n"
    "    r.rank == 4, r.shape[0] == q.shape[0], r.shape[1] == q.shape[1], r.shape[2] == q.shape[2],\n"
    "    r.shape[3] == v.shape[3];\n\n"
    "// A number for each key, for each place or for all, for each of the batch or for all.\n"
    "cond bias_of(bias, q, k, batch) =\n"
    "    bias.shape[-1] == k.shape[1], bias.rank == 1 or bias.shape[-2] in {1, q.shape[1]},\n"
    "    bias.rank <= 2 or (bias.rank == 3 and bias.shape[0] in {1, batch});\n"
    "// ... for each of the batch and its heads.\ncond bias_of_heads(bias, q, k) =\n"
    "    bias.rank == 3, bias.shape[0] == q.shape[0] * q.shape[2], bias.shape[1] in {1, q.shape[1]},\n"
    "    bias.shape[2] == k.shape[1];\n\n// ---- the parts ----\n\npattern turned(x) =\n"
    "    relax.permute_dims(x) { axes == [0, 2, 1] } | relax.permute_dims(x) { axes == [0, -1, -2] };\n"
    "pattern scores(q, k, s) {\n    p = relax.matmul(q, turned(k));\n"
    "    where uses(p) == 1, s.elements == 1, s.rank <= 3;\n"
    "    return relax.multiply(p, relax.astype?(s & const));\n}\npattern weighted(p, v) {\n"
    "    w = relax.nn.softmax(relax.astype?(p)) { axis in {-1, 2} };\n"
    "    where p.rank == 3, uses(w) == 1;\n    return relax.matmul(relax.astype?(w), v);\n}\n"
    "pattern product(q, k, v, s) = weighted(scores(q, k, s), v);\n"
    "pattern product_bias(q, k, v, s, bias) = weighted(relax.add(scores(q, k, s), bias), v);\n\n"
    "// ---- several heads ----\n\nrule attention_bsnh(q, k, v, s) : keep_shared, priority 2 {\n"
    "    r = places(product(heads(q), heads(k), heads(v), s));\n    match r;\n"
    "    where of_heads(q, k, v, r), is_back(r, q, v);\n"
    "    rewrite relax.nn.attention(q, k, v) { scale = value(s) };\n}\n"
    "rule attention_bsnh_bias(q, k, v, s, bias) : keep_shared, priority 2 {\n"
    "    r = places(product_bias(heads(q), heads(k), heads(v), s, bias));\n    match r;\n"
    "    where of_heads(q, k, v, r), is_back(r, q, v), bias_of(bias, q, k, 1);\n"
    "    rewrite relax.nn.attention_bias(q, k, v, relax.expand_dims(bias) {\n"
    "        axis = bias.rank == 3 ? [1] : range(4 - bias.rank)\n    }) { scale = value(s) };\n}\n"
    "rule attention_bsnh_bias_of_heads(q, k, v, s, bias) : keep_shared, priority 2 {\n"
    "    r = places(product_bias(heads(q), heads(k), heads(v), s, bias));\n    match r;\n"
    "    where of_heads(q, k, v, r), is_back(r, q, v), bias_of_heads(bias, q, k);\n"
    "    rewrite relax.nn.attention_bias(q, k, v,\n",
    "        relax.reshape(bias, i64 [q.shape[0], q.shape[2], bias.shape[1], bias.shape[2]])) { scale = value(s) };\n"
    "}\n// Several heads of the query share one of key and value.\n"
    "rule attention_multi_query(q, k, v, s) : keep_shared, priority 3 {\n"
    "    a = relax.repeat(k) { axis in {2, -2} };\n    b = relax.repeat(v) { axis in {2, -2} };\n"
    "    r = places(product(heads(q), heads(a), heads(b), s));\n    match r;\n"
    "    where of_heads(q, a, b, r), is_back(r, q, b), a.repeats == b.repeats, a.repeats > 0;\n"
    "    rewrite relax.nn.attention(q, k, v) { scale = value(s) };\n}\n\n"
    "// ---- several heads, left in the batch ----\n\n"
    "rule attention_bsnh_bsh(q, k, v, s) : keep_shared, priority 1 {\n"
    "    r = product(heads(q), heads(k), heads(v), s);\n    match r;\n    where of_heads(q, k, v, r);\n"
    "    rewrite relax.reshape(\n"
    "        relax.permute_dims(relax.nn.attention(q, k, v) { scale = value(s) }) { axes = [0, 2, 1, 3] },\n"
    "        i64 [q.shape[0] * q.shape[2], q.shape[1], v.shape[3]]);\n}\n"
    "rule attention_bsnh_bsh_bias(q, k, v, s, bias) : keep_shared, priority 1 {\n"
    "    r = product_bias(heads(q), heads(k), heads(v), s, bias);\n    match r;\n"
    "    where of_heads(q, k, v, r), bias_of(bias, q, k, 1);\n    rewrite relax.reshape(\n"
    "        relax.permute_dims(relax.nn.attention_bias(q, k, v, relax.expand_dims(bias) {\n"
    "            axis = bias.rank == 3 ? [1] : range(4 - bias.rank)\n"
    "        }) { scale = value(s) }) { axes = [0, 2, 1, 3] },\n"
    "        i64 [q.shape[0] * q.shape[2], q.shape[1], v.shape[3]]);\n}\n"
    "rule attention_bsnh_bsh_bias_of_heads(q, k, v, s, bias) : keep_shared, priority 1 {\n"
    "    r = product_bias(heads(q), heads(k), heads(v), s, bias);\n    match r;\n"
    "    where of_heads(q, k, v, r), bias_of_heads(bias, q, k);\n    rewrite relax.reshape(\n"
    "        relax.permute_dims(relax.nn.attention_bias(q, k, v,\n"
    "            relax.reshape(bias, i64 [q.shape[0], q.shape[2], bias.shape[1], bias.shape[2]]))\n"
    "            { scale = value(s) }) { axes = [0, 2, 1, 3] },\n"
    "        i64 [q.shape[0] * q.shape[2], q.shape[1], v.shape[3]]);\n}\n\n// ---- one head ----\n\n"
    "rule attention_bsh(q, k, v, s) : keep_shared {\n    r = product(q, k, v, s);\n    match r;\n"
    "    where of_one_head(q, k, v, r);\n    rewrite relax.squeeze(\n"
    "        relax.nn.attention(relax.expand_dims(q) { axis = [2] }, relax.expand_dims(k) { axis = [2] },\n"
    "                           relax.expand_dims(v) { axis = [2] }) { scale = value(s) }) { axis = [2] };\n"
    "}\nrule attention_bsh_bias(q, k, v, s, bias) : keep_shared {\n    r = product_bias(q, k, v, s, bias);\n"
    "    match r;\n    where of_one_head(q, k, v, r), bias_of(bias, q, k, q.shape[0]);\n"
    "    rewrite relax.squeeze(\n"
    "        relax.nn.attention_bias(relax.expand_dims(q) { axis = [2] }, relax.expand_dims(k) { axis = [2] },\n"
    "                                relax.expand_dims(v) { axis = [2] }, relax.expand_dims(bias) {\n"
    "            axis = bias.rank == 3 ? [1] : range(4 - bias.rank)\n"
    "        }) { scale = value(s) }) { axis = [2] };\n}\n",
    NULL};
static const struct dfg_source relax_attention_sources[] = {
    {"relax_attention.pat", UINT64_C(0x178ca48a1c15675d), relax_attention_text_0, (const uint32_t[]){1}, 1},
    {"relax.ops", UINT64_C(0x66f11303cc653ee2), NULL, NULL, 0},
};
extern const struct dfg_unit relax_attention_unit;
const struct dfg_unit relax_attention_unit = {
    .abi = DFG_ABI,
    .name = "relax_attention",
    .imports = relax_attention_imports,
    .names = &relax_attention_names,
    .n_patterns = 16, .patterns = relax_attention_patterns,
    .rules = &relax_attention_rules,
    .version = "0.1.0", .hash = UINT64_C(0xfa6d098574da7076),
    .n_sources = 2, .sources = relax_attention_sources, .law_limit = 64,
    .prefix = "relax_attention_",
};
