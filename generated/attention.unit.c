/* What attention.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "attention.h"
#if ATTENTION_H != 0x656629bec40373fc
#error "attention.h is of another run of pat2c than this file"
#endif

#include <stddef.h>

#include "dfg.h"

#define AT(member) offsetof(struct attention_product_whole, member)
static const struct dfg_capture attention_product_captures[] = {
    {"q", DFG_CAP_NODE, AT(m.q)}, {"k", DFG_CAP_NODE, AT(m.k)}, {"a", DFG_CAP_NODE, AT(m.a)},
    {"b", DFG_CAP_NODE, AT(m.b)}, {"c", DFG_CAP_NODE, AT(m.c)}, {"d", DFG_CAP_NODE, AT(m.d)}};
static const struct dfg_part attention_product_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.q)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.k)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.a)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.b)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.c)}, {DFG_PART_INPUT, 0, 0, 5, AT(m.d)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(mul)},
    {DFG_PART_CONST, 0, 0, 2, AT(m.a)}, {DFG_PART_INNER, 0, 0, -1, AT(div)},
    {DFG_PART_CONST, 0, 0, 3, AT(m.b)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_2)},
    {DFG_PART_CONST, 0, 0, 4, AT(m.c)}, {DFG_PART_INNER, 0, 0, -1, AT(div_2)},
    {DFG_PART_CONST, 0, 0, 5, AT(m.d)}};
#undef AT
DFG_PATTERN_SLOTS(attention_product)

#define AT(member) offsetof(struct attention_scaled_whole, member)
static const struct dfg_capture attention_scaled_captures[] = {
    {"p", DFG_CAP_NODE, AT(m.p)}, {"e", DFG_CAP_NODE, AT(m.e)}, {"f", DFG_CAP_NODE, AT(m.f)}};
static const struct dfg_part attention_scaled_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.p)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.e)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.f)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul)}, {DFG_PART_CONST, 0, 0, 1, AT(m.e)},
    {DFG_PART_INNER, 0, 0, -1, AT(div)}, {DFG_PART_CONST, 0, 0, 2, AT(m.f)}};
#undef AT
DFG_PATTERN_SLOTS(attention_scaled)

#define AT(member) offsetof(struct attention_make_attention_whole, member)
static const struct dfg_capture attention_make_attention_captures[] = {
    {"q", DFG_CAP_NODE, AT(m.q)}, {"k", DFG_CAP_NODE, AT(m.k)}, {"v", DFG_CAP_NODE, AT(m.v)},
    {"a", DFG_CAP_NODE, AT(m.a)}, {"b", DFG_CAP_NODE, AT(m.b)}, {"c", DFG_CAP_NODE, AT(m.c)},
    {"d", DFG_CAP_NODE, AT(m.d)}, {"e", DFG_CAP_NODE, AT(m.e)}, {"f", DFG_CAP_NODE, AT(m.f)},
    {"mask", DFG_CAP_NODE, AT(m.mask)}, {"p", DFG_CAP_NODE, AT(m.p)}, {"t", DFG_CAP_NODE, AT(m.t)},
    {"u", DFG_CAP_NODE, AT(m.u)}, {"s", DFG_CAP_NODE, AT(m.s)}};
static const struct dfg_part attention_make_attention_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.q)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.k)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.v)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.a)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.b)}, {DFG_PART_INPUT, 0, 0, 5, AT(m.c)},
    {DFG_PART_INPUT, 0, 0, 6, AT(m.d)}, {DFG_PART_INPUT, 0, 0, 7, AT(m.e)},
    {DFG_PART_INPUT, 0, 0, 8, AT(m.f)}, {DFG_PART_INPUT, 0, 0, 9, AT(m.mask)},
    {DFG_PART_NONE, 0, 0, 12, AT(m.u)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_NONE, 0, 0, 11, AT(m.t)}, {DFG_PART_INNER, 0, 0, -1, AT(mul)},
    {DFG_PART_INNER, 0, 0, 10, AT(m.p)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_2)},
    {DFG_PART_CONST, 0, 0, 3, AT(m.a)}, {DFG_PART_INNER, 0, 0, -1, AT(div)},
    {DFG_PART_CONST, 0, 0, 4, AT(m.b)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_3)},
    {DFG_PART_CONST, 0, 0, 5, AT(m.c)}, {DFG_PART_INNER, 0, 0, -1, AT(div_2)},
    {DFG_PART_CONST, 0, 0, 6, AT(m.d)}, {DFG_PART_CONST, 0, 0, 7, AT(m.e)},
    {DFG_PART_INNER, 0, 0, -1, AT(div_3)}, {DFG_PART_CONST, 0, 0, 8, AT(m.f)},
    {DFG_PART_INNER, 0, 0, 13, AT(m.s)}, {DFG_PART_INNER, 0, 0, -1, AT(sub)},
    {DFG_PART_INNER, 0, 0, -1, AT(reduceMax)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(where)}, {DFG_PART_INNER, 0, 0, -1, AT(isNaN)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}};
#undef AT
DFG_PATTERN_SLOTS(attention_make_attention)

#define AT(member) offsetof(struct attention_widen_mask_whole, member)
static const struct dfg_capture attention_widen_mask_captures[] = {
    {"q", DFG_CAP_NODE, AT(m.q)}, {"k", DFG_CAP_NODE, AT(m.k)}, {"v", DFG_CAP_NODE, AT(m.v)},
    {"a", DFG_CAP_NODE, AT(m.a)}, {"b", DFG_CAP_NODE, AT(m.b)}, {"c", DFG_CAP_NODE, AT(m.c)},
    {"d", DFG_CAP_NODE, AT(m.d)}, {"e", DFG_CAP_NODE, AT(m.e)}, {"f", DFG_CAP_NODE, AT(m.f)},
    {"mask", DFG_CAP_NODE, AT(m.mask)}, {"p", DFG_CAP_NODE, AT(m.p)}, {"t", DFG_CAP_NODE, AT(m.t)},
    {"s", DFG_CAP_NODE, AT(m.s)}};
static const struct dfg_part attention_widen_mask_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.q)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.k)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.v)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.a)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.b)}, {DFG_PART_INPUT, 0, 0, 5, AT(m.c)},
    {DFG_PART_INPUT, 0, 0, 6, AT(m.d)}, {DFG_PART_INPUT, 0, 0, 7, AT(m.e)},
    {DFG_PART_INPUT, 0, 0, 8, AT(m.f)}, {DFG_PART_INPUT, 0, 0, 9, AT(m.mask)},
    {DFG_PART_INNER, 0, 0, 12, AT(m.s)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_NONE, 0, 0, 11, AT(m.t)}, {DFG_PART_INNER, 0, 0, -1, AT(mul)},
    {DFG_PART_INNER, 0, 0, 10, AT(m.p)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_2)},
    {DFG_PART_CONST, 0, 0, 3, AT(m.a)}, {DFG_PART_INNER, 0, 0, -1, AT(div)},
    {DFG_PART_CONST, 0, 0, 4, AT(m.b)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_3)},
    {DFG_PART_CONST, 0, 0, 5, AT(m.c)}, {DFG_PART_INNER, 0, 0, -1, AT(div_2)},
    {DFG_PART_CONST, 0, 0, 6, AT(m.d)}, {DFG_PART_CONST, 0, 0, 7, AT(m.e)},
    {DFG_PART_INNER, 0, 0, -1, AT(div_3)}, {DFG_PART_CONST, 0, 0, 8, AT(m.f)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}};
#undef AT
DFG_PATTERN_SLOTS(attention_widen_mask)

#define AT(member) offsetof(struct attention_widen_mask_square_whole, member)
static const struct dfg_capture attention_widen_mask_square_captures[] = {
    {"q", DFG_CAP_NODE, AT(m.q)}, {"k", DFG_CAP_NODE, AT(m.k)}, {"v", DFG_CAP_NODE, AT(m.v)},
    {"a", DFG_CAP_NODE, AT(m.a)}, {"b", DFG_CAP_NODE, AT(m.b)}, {"c", DFG_CAP_NODE, AT(m.c)},
    {"d", DFG_CAP_NODE, AT(m.d)}, {"e", DFG_CAP_NODE, AT(m.e)}, {"f", DFG_CAP_NODE, AT(m.f)},
    {"mask", DFG_CAP_NODE, AT(m.mask)}, {"p", DFG_CAP_NODE, AT(m.p)}, {"t", DFG_CAP_NODE, AT(m.t)},
    {"s", DFG_CAP_NODE, AT(m.s)}};
static const struct dfg_part attention_widen_mask_square_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.q)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.k)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.v)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.a)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.b)}, {DFG_PART_INPUT, 0, 0, 5, AT(m.c)},
    {DFG_PART_INPUT, 0, 0, 6, AT(m.d)}, {DFG_PART_INPUT, 0, 0, 7, AT(m.e)},
    {DFG_PART_INPUT, 0, 0, 8, AT(m.f)}, {DFG_PART_INPUT, 0, 0, 9, AT(m.mask)},
    {DFG_PART_INNER, 0, 0, 12, AT(m.s)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_NONE, 0, 0, 11, AT(m.t)}, {DFG_PART_INNER, 0, 0, -1, AT(mul)},
    {DFG_PART_INNER, 0, 0, 10, AT(m.p)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_2)},
    {DFG_PART_CONST, 0, 0, 3, AT(m.a)}, {DFG_PART_INNER, 0, 0, -1, AT(div)},
    {DFG_PART_CONST, 0, 0, 4, AT(m.b)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_3)},
    {DFG_PART_CONST, 0, 0, 5, AT(m.c)}, {DFG_PART_INNER, 0, 0, -1, AT(div_2)},
    {DFG_PART_CONST, 0, 0, 6, AT(m.d)}, {DFG_PART_CONST, 0, 0, 7, AT(m.e)},
    {DFG_PART_INNER, 0, 0, -1, AT(div_3)}, {DFG_PART_CONST, 0, 0, 8, AT(m.f)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}};
#undef AT
DFG_PATTERN_SLOTS(attention_widen_mask_square)

#define AT(member) offsetof(struct attention_mask_by_where_whole, member)
static const struct dfg_capture attention_mask_by_where_captures[] = {
    {"q", DFG_CAP_NODE, AT(m.q)}, {"k", DFG_CAP_NODE, AT(m.k)}, {"v", DFG_CAP_NODE, AT(m.v)},
    {"a", DFG_CAP_NODE, AT(m.a)}, {"b", DFG_CAP_NODE, AT(m.b)}, {"c", DFG_CAP_NODE, AT(m.c)},
    {"d", DFG_CAP_NODE, AT(m.d)}, {"e", DFG_CAP_NODE, AT(m.e)}, {"f", DFG_CAP_NODE, AT(m.f)},
    {"keep", DFG_CAP_NODE, AT(m.keep)}, {"low", DFG_CAP_NODE, AT(m.low)}, {"p", DFG_CAP_NODE, AT(m.p)},
    {"t", DFG_CAP_NODE, AT(m.t)}, {"s", DFG_CAP_NODE, AT(m.s)}};
static const struct dfg_part attention_mask_by_where_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.q)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.k)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.v)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.a)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.b)}, {DFG_PART_INPUT, 0, 0, 5, AT(m.c)},
    {DFG_PART_INPUT, 0, 0, 6, AT(m.d)}, {DFG_PART_INPUT, 0, 0, 7, AT(m.e)},
    {DFG_PART_INPUT, 0, 0, 8, AT(m.f)}, {DFG_PART_INPUT, 0, 0, 9, AT(m.keep)},
    {DFG_PART_INPUT, 0, 0, 10, AT(m.low)}, {DFG_PART_INNER, 0, 0, 13, AT(m.s)},
    {DFG_PART_INNER, 0, 0, -1, AT(where)}, {DFG_PART_NONE, 0, 0, 12, AT(m.t)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul)}, {DFG_PART_INNER, 0, 0, 11, AT(m.p)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_2)}, {DFG_PART_CONST, 0, 0, 3, AT(m.a)},
    {DFG_PART_INNER, 0, 0, -1, AT(div)}, {DFG_PART_CONST, 0, 0, 4, AT(m.b)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_3)}, {DFG_PART_CONST, 0, 0, 5, AT(m.c)},
    {DFG_PART_INNER, 0, 0, -1, AT(div_2)}, {DFG_PART_CONST, 0, 0, 6, AT(m.d)},
    {DFG_PART_CONST, 0, 0, 7, AT(m.e)}, {DFG_PART_INNER, 0, 0, -1, AT(div_3)},
    {DFG_PART_CONST, 0, 0, 8, AT(m.f)}, {DFG_PART_CONST, 0, 0, 10, AT(m.low)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}};
#undef AT
DFG_PATTERN_SLOTS(attention_mask_by_where)

#define AT(member) offsetof(struct attention_mask_by_where_not_whole, member)
static const struct dfg_capture attention_mask_by_where_not_captures[] = {
    {"q", DFG_CAP_NODE, AT(m.q)}, {"k", DFG_CAP_NODE, AT(m.k)}, {"v", DFG_CAP_NODE, AT(m.v)},
    {"a", DFG_CAP_NODE, AT(m.a)}, {"b", DFG_CAP_NODE, AT(m.b)}, {"c", DFG_CAP_NODE, AT(m.c)},
    {"d", DFG_CAP_NODE, AT(m.d)}, {"e", DFG_CAP_NODE, AT(m.e)}, {"f", DFG_CAP_NODE, AT(m.f)},
    {"drop", DFG_CAP_NODE, AT(m.drop)}, {"low", DFG_CAP_NODE, AT(m.low)}, {"p", DFG_CAP_NODE, AT(m.p)},
    {"t", DFG_CAP_NODE, AT(m.t)}, {"s", DFG_CAP_NODE, AT(m.s)}};
static const struct dfg_part attention_mask_by_where_not_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.q)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.k)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.v)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.a)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.b)}, {DFG_PART_INPUT, 0, 0, 5, AT(m.c)},
    {DFG_PART_INPUT, 0, 0, 6, AT(m.d)}, {DFG_PART_INPUT, 0, 0, 7, AT(m.e)},
    {DFG_PART_INPUT, 0, 0, 8, AT(m.f)}, {DFG_PART_INPUT, 0, 0, 9, AT(m.drop)},
    {DFG_PART_INPUT, 0, 0, 10, AT(m.low)}, {DFG_PART_INNER, 0, 0, 13, AT(m.s)},
    {DFG_PART_INNER, 0, 0, -1, AT(where)}, {DFG_PART_NONE, 0, 0, 12, AT(m.t)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul)}, {DFG_PART_INNER, 0, 0, 11, AT(m.p)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_2)}, {DFG_PART_CONST, 0, 0, 3, AT(m.a)},
    {DFG_PART_INNER, 0, 0, -1, AT(div)}, {DFG_PART_CONST, 0, 0, 4, AT(m.b)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_3)}, {DFG_PART_CONST, 0, 0, 5, AT(m.c)},
    {DFG_PART_INNER, 0, 0, -1, AT(div_2)}, {DFG_PART_CONST, 0, 0, 6, AT(m.d)},
    {DFG_PART_CONST, 0, 0, 7, AT(m.e)}, {DFG_PART_INNER, 0, 0, -1, AT(div_3)},
    {DFG_PART_CONST, 0, 0, 8, AT(m.f)}, {DFG_PART_CONST, 0, 0, 10, AT(m.low)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}};
#undef AT
DFG_PATTERN_SLOTS(attention_mask_by_where_not)

#define AT(member) offsetof(struct attention_attention_scale_query_whole, member)
static const struct dfg_capture attention_attention_scale_query_captures[] = {
    {"q", DFG_CAP_NODE, AT(m.q)}, {"k", DFG_CAP_NODE, AT(m.k)}, {"v", DFG_CAP_NODE, AT(m.v)},
    {"s", DFG_CAP_NODE, AT(m.s)}, {"mask", DFG_CAP_NODE, AT(m.mask)}, {"a", DFG_CAP_NODE, AT(m.a)}};
static const struct dfg_part attention_attention_scale_query_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.q)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.k)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.v)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.s)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.mask)}, {DFG_PART_ROOT, 0, 1, 5, AT(m.a)},
    {DFG_PART_INNER, 0, 0, -1, AT(a_call)}, {DFG_PART_INNER, 0, 0, -1, AT(mul)},
    {DFG_PART_CONST, 0, 0, 3, AT(m.s)}};
#undef AT
DFG_PATTERN_SLOTS(attention_attention_scale_query)

#define AT(member) offsetof(struct attention_attention_scale_key_whole, member)
static const struct dfg_capture attention_attention_scale_key_captures[] = {
    {"q", DFG_CAP_NODE, AT(m.q)}, {"k", DFG_CAP_NODE, AT(m.k)}, {"v", DFG_CAP_NODE, AT(m.v)},
    {"s", DFG_CAP_NODE, AT(m.s)}, {"mask", DFG_CAP_NODE, AT(m.mask)}, {"t", DFG_CAP_NODE, AT(m.t)},
    {"a", DFG_CAP_NODE, AT(m.a)}, {"p", DFG_CAP_VALUE, AT(m.p)}};
static const struct dfg_part attention_attention_scale_key_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.q)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.k)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.v)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.s)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.mask)}, {DFG_PART_INNER, 0, 0, 5, AT(m.t)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul)}, {DFG_PART_CONST, 0, 0, 3, AT(m.s)},
    {DFG_PART_ROOT, 0, 1, 6, AT(m.a)}, {DFG_PART_INNER, 0, 0, -1, AT(a_call)}};
#undef AT
DFG_PATTERN_SLOTS(attention_attention_scale_key)

#define AT(member) offsetof(struct attention_attention_past_whole, member)
static const struct dfg_capture attention_attention_past_captures[] = {
    {"q", DFG_CAP_NODE, AT(m.q)}, {"k", DFG_CAP_NODE, AT(m.k)}, {"v", DFG_CAP_NODE, AT(m.v)},
    {"pk", DFG_CAP_NODE, AT(m.pk)}, {"pv", DFG_CAP_NODE, AT(m.pv)}, {"mask", DFG_CAP_NODE, AT(m.mask)},
    {"ck", DFG_CAP_NODE, AT(m.ck)}, {"cv", DFG_CAP_NODE, AT(m.cv)}, {"y", DFG_CAP_NODE, AT(m.y)}};
static const struct dfg_part attention_attention_past_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.q)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.k)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.v)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.pk)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.pv)}, {DFG_PART_INPUT, 0, 0, 5, AT(m.mask)},
    {DFG_PART_ROOT, 0, 2, 6, AT(m.ck)}, {DFG_PART_ROOT, 0, 3, 7, AT(m.cv)},
    {DFG_PART_ROOT, 0, 1, 8, AT(m.y)}, {DFG_PART_INNER, 0, 0, -1, AT(y_call)}};
#undef AT
DFG_PATTERN_SLOTS(attention_attention_past)

#define AT(member) offsetof(struct attention_attention_past_only_whole, member)
static const struct dfg_capture attention_attention_past_only_captures[] = {
    {"q", DFG_CAP_NODE, AT(m.q)}, {"k", DFG_CAP_NODE, AT(m.k)}, {"v", DFG_CAP_NODE, AT(m.v)},
    {"pk", DFG_CAP_NODE, AT(m.pk)}, {"pv", DFG_CAP_NODE, AT(m.pv)}, {"mask", DFG_CAP_NODE, AT(m.mask)},
    {"a", DFG_CAP_NODE, AT(m.a)}};
static const struct dfg_part attention_attention_past_only_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.q)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.k)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.v)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.pk)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.pv)}, {DFG_PART_INPUT, 0, 0, 5, AT(m.mask)},
    {DFG_PART_ROOT, 0, 1, 6, AT(m.a)}, {DFG_PART_INNER, 0, 0, -1, AT(a_call)},
    {DFG_PART_INNER, 0, 0, -1, AT(concat)}, {DFG_PART_INNER, 0, 0, -1, AT(concat_2)}};
#undef AT
DFG_PATTERN_SLOTS(attention_attention_past_only)

#define AT(member) offsetof(struct attention_repeated_whole, member)
static const struct dfg_capture attention_repeated_captures[] = {
    {"k", DFG_CAP_NODE, AT(m.k)}, {"u", DFG_CAP_NODE, AT(m.u)}, {"e", DFG_CAP_NODE, AT(m.e)},
    {"r", DFG_CAP_NODE, AT(m.r)}};
static const struct dfg_part attention_repeated_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.k)}, {DFG_PART_INNER, 0, 0, 1, AT(m.u)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_NONE, 0, 0, 2, AT(m.e)},
    {DFG_PART_INNER, 0, 0, -1, AT(expand)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)},
    {DFG_PART_INNER, 0, 0, -1, AT(tile)}, {DFG_PART_INPUT, 0, 0, -1, AT(x_2)},
    {DFG_PART_ROOT, 0, 1, 3, AT(m.r)}, {DFG_PART_INPUT, 0, 0, -1, AT(x_3)}};
#undef AT
DFG_PATTERN_SLOTS(attention_repeated)

#define AT(member) offsetof(struct attention_ungroup_attention_whole, member)
static const struct dfg_capture attention_ungroup_attention_captures[] = {
    {"q", DFG_CAP_NODE, AT(m.q)}, {"k", DFG_CAP_NODE, AT(m.k)}, {"v", DFG_CAP_NODE, AT(m.v)},
    {"mask", DFG_CAP_NODE, AT(m.mask)}, {"a", DFG_CAP_NODE, AT(m.a)}};
static const struct dfg_part attention_ungroup_attention_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.q)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.k)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.v)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.mask)},
    {DFG_PART_ROOT, 0, 1, 4, AT(m.a)}, {DFG_PART_INNER, 0, 0, -1, AT(a_call)},
    {DFG_PART_INNER, 0, 0, -1, AT(r)}, {DFG_PART_INNER, 0, 0, -1, AT(expand)},
    {DFG_PART_INNER, 0, 0, -1, AT(u)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x)}, {DFG_PART_INNER, 0, 0, -1, AT(tile)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_2)}, {DFG_PART_INPUT, 0, 0, -1, AT(x_3)},
    {DFG_PART_INNER, 0, 0, -1, AT(r_2)}, {DFG_PART_INNER, 0, 0, -1, AT(expand_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(u_2)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_4)}, {DFG_PART_INNER, 0, 0, -1, AT(tile_2)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_5)}, {DFG_PART_INPUT, 0, 0, -1, AT(x_6)}};
#undef AT
DFG_PATTERN_SLOTS(attention_ungroup_attention)

#define AT(member) offsetof(struct attention_heads_whole, member)
static const struct dfg_capture attention_heads_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"r", DFG_CAP_NODE, AT(m.r)}, {"t", DFG_CAP_NODE, AT(m.t)}};
static const struct dfg_part attention_heads_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INNER, 0, 0, 1, AT(m.r)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x)}, {DFG_PART_ROOT, 0, 1, 2, AT(m.t)}};
#undef AT
DFG_PATTERN_SLOTS(attention_heads)

#define AT(member) offsetof(struct attention_attention_of_rows_whole, member)
static const struct dfg_capture attention_attention_of_rows_captures[] = {
    {"q", DFG_CAP_NODE, AT(m.q)}, {"k", DFG_CAP_NODE, AT(m.k)}, {"v", DFG_CAP_NODE, AT(m.v)},
    {"mask", DFG_CAP_NODE, AT(m.mask)}, {"pk", DFG_CAP_NODE, AT(m.pk)}, {"pv", DFG_CAP_NODE, AT(m.pv)},
    {"qh", DFG_CAP_NODE, AT(m.qh)}, {"kh", DFG_CAP_NODE, AT(m.kh)}, {"vh", DFG_CAP_NODE, AT(m.vh)},
    {"a", DFG_CAP_NODE, AT(m.a)}, {"y", DFG_CAP_NODE, AT(m.y)}};
static const struct dfg_part attention_attention_of_rows_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.q)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.k)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.v)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.mask)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.pk)}, {DFG_PART_INPUT, 0, 0, 5, AT(m.pv)},
    {DFG_PART_INNER, 0, 0, 9, AT(m.a)}, {DFG_PART_INNER, 0, 0, -1, AT(a_call)},
    {DFG_PART_INNER, 0, 0, 6, AT(m.qh)}, {DFG_PART_INNER, 0, 0, -1, AT(r)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x)}, {DFG_PART_INNER, 0, 0, 7, AT(m.kh)},
    {DFG_PART_INNER, 0, 0, -1, AT(r_2)}, {DFG_PART_INPUT, 0, 0, -1, AT(x_2)},
    {DFG_PART_INNER, 0, 0, 8, AT(m.vh)}, {DFG_PART_INNER, 0, 0, -1, AT(r_3)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_3)}, {DFG_PART_ROOT, 0, 1, 10, AT(m.y)},
    {DFG_PART_INNER, 0, 0, -1, AT(transpose)}, {DFG_PART_INPUT, 0, 0, -1, AT(x_4)}};
#undef AT
DFG_PATTERN_SLOTS(attention_attention_of_rows)

#define AT(member) offsetof(struct attention_attention_of_rows_present_whole, member)
static const struct dfg_capture attention_attention_of_rows_present_captures[] = {
    {"q", DFG_CAP_NODE, AT(m.q)}, {"k", DFG_CAP_NODE, AT(m.k)}, {"v", DFG_CAP_NODE, AT(m.v)},
    {"mask", DFG_CAP_NODE, AT(m.mask)}, {"pk", DFG_CAP_NODE, AT(m.pk)}, {"pv", DFG_CAP_NODE, AT(m.pv)},
    {"qh", DFG_CAP_NODE, AT(m.qh)}, {"kh", DFG_CAP_NODE, AT(m.kh)}, {"vh", DFG_CAP_NODE, AT(m.vh)},
    {"a", DFG_CAP_NODE, AT(m.a)}, {"pr", DFG_CAP_NODE, AT(m.pr)}, {"ps", DFG_CAP_NODE, AT(m.ps)},
    {"f", DFG_CAP_NODE, AT(m.f)}, {"y", DFG_CAP_NODE, AT(m.y)}};
static const struct dfg_part attention_attention_of_rows_present_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.q)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.k)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.v)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.mask)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.pk)}, {DFG_PART_INPUT, 0, 0, 5, AT(m.pv)},
    {DFG_PART_INNER, 0, 0, 9, AT(m.a)}, {DFG_PART_INNER, 0, 0, 6, AT(m.qh)},
    {DFG_PART_INNER, 0, 0, -1, AT(r)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)},
    {DFG_PART_INNER, 0, 0, 7, AT(m.kh)}, {DFG_PART_INNER, 0, 0, -1, AT(r_2)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_2)}, {DFG_PART_INNER, 0, 0, 8, AT(m.vh)},
    {DFG_PART_INNER, 0, 0, -1, AT(r_3)}, {DFG_PART_INPUT, 0, 0, -1, AT(x_3)},
    {DFG_PART_ROOT, 0, 2, 10, AT(m.pr)}, {DFG_PART_ROOT, 0, 3, 11, AT(m.ps)},
    {DFG_PART_INNER, 0, 0, 12, AT(m.f)}, {DFG_PART_ROOT, 0, 1, 13, AT(m.y)},
    {DFG_PART_INNER, 0, 0, -1, AT(transpose)}, {DFG_PART_INPUT, 0, 0, -1, AT(x_4)}};
#undef AT
DFG_PATTERN_SLOTS(attention_attention_of_rows_present)

#define AT(member) offsetof(struct attention_attention_of_stacks_whole, member)
static const struct dfg_capture attention_attention_of_stacks_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"mask", DFG_CAP_NODE, AT(m.mask)}, {"r", DFG_CAP_NODE, AT(m.r)},
    {"t", DFG_CAP_NODE, AT(m.t)}, {"s", DFG_CAP_NODE, AT(m.s)}, {"q", DFG_CAP_NODE, AT(m.q)},
    {"k", DFG_CAP_NODE, AT(m.k)}, {"v", DFG_CAP_NODE, AT(m.v)}, {"a", DFG_CAP_NODE, AT(m.a)},
    {"y", DFG_CAP_NODE, AT(m.y)}};
static const struct dfg_part attention_attention_of_stacks_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.mask)},
    {DFG_PART_INNER, 0, 0, 2, AT(m.r)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)},
    {DFG_PART_INNER, 0, 0, 3, AT(m.t)}, {DFG_PART_INNER, 0, 0, 4, AT(m.s)},
    {DFG_PART_INPUT, 1, 0, -1, AT(rest)}, {DFG_PART_NONE, 0, 0, 5, AT(m.q)},
    {DFG_PART_INNER, 0, 0, -1, AT(gather)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_INNER, 0, 0, -1, AT(squeeze)}, {DFG_PART_INNER, 0, 0, -1, AT(get)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}, {DFG_PART_NONE, 0, 0, 6, AT(m.k)},
    {DFG_PART_INNER, 0, 0, -1, AT(gather_2)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_3)},
    {DFG_PART_INNER, 0, 0, -1, AT(squeeze_2)}, {DFG_PART_INNER, 0, 0, -1, AT(get_2)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_4)}, {DFG_PART_NONE, 0, 0, 7, AT(m.v)},
    {DFG_PART_INNER, 0, 0, -1, AT(gather_3)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_5)},
    {DFG_PART_INNER, 0, 0, -1, AT(squeeze_3)}, {DFG_PART_INNER, 0, 0, -1, AT(get_3)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_6)}, {DFG_PART_INNER, 0, 0, 8, AT(m.a)},
    {DFG_PART_INNER, 0, 0, -1, AT(a_call)}, {DFG_PART_ROOT, 0, 1, 9, AT(m.y)},
    {DFG_PART_INNER, 0, 0, -1, AT(transpose)}, {DFG_PART_INPUT, 0, 0, -1, AT(x_2)}};
#undef AT
DFG_PATTERN_SLOTS(attention_attention_of_stacks)

#define AT(member) offsetof(struct attention_turn_halves_match, member)
static const struct dfg_capture attention_turn_halves_captures[] = {
    {"f", DFG_CAP_NODE, AT(f)}, {"c", DFG_CAP_NODE, AT(c)}, {"y", DFG_CAP_NODE, AT(y)}};
static const struct dfg_part attention_turn_halves_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(f)}, {DFG_PART_INNER, 0, 0, 1, AT(c)}, {DFG_PART_ROOT, 0, 1, 2, AT(y)}};
#undef AT
DFG_PATTERN_SLOTS(attention_turn_halves)

#define AT(member) offsetof(struct attention_make_rotary_whole, member)
static const struct dfg_capture attention_make_rotary_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"cos", DFG_CAP_NODE, AT(m.cos)}, {"sin", DFG_CAP_NODE, AT(m.sin)},
    {"half", DFG_CAP_NODE, AT(m.half)}, {"end", DFG_CAP_NODE, AT(m.end)},
    {"start", DFG_CAP_NODE, AT(m.start)}, {"all", DFG_CAP_NODE, AT(m.all)},
    {"parts", DFG_CAP_NODE, AT(m.parts)}, {"first", DFG_CAP_NODE, AT(m.first)},
    {"second", DFG_CAP_NODE, AT(m.second)}, {"c", DFG_CAP_NODE, AT(m.c)}, {"s", DFG_CAP_NODE, AT(m.s)},
    {"r", DFG_CAP_NODE, AT(m.r)}};
static const struct dfg_part attention_make_rotary_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.cos)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.sin)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.half)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.end)}, {DFG_PART_INPUT, 0, 0, 5, AT(m.start)},
    {DFG_PART_INPUT, 0, 0, 6, AT(m.all)}, {DFG_PART_INNER, 0, 0, 7, AT(m.parts)},
    {DFG_PART_INPUT, 1, 0, -1, AT(rest)}, {DFG_PART_NONE, 0, 0, 8, AT(m.first)},
    {DFG_PART_INNER, 0, 0, -1, AT(slice)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_CONST, 0, 0, 3, AT(m.half)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_3)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_4)},
    {DFG_PART_INNER, 0, 0, -1, AT(get)}, {DFG_PART_NONE, 0, 0, 9, AT(m.second)},
    {DFG_PART_INNER, 0, 0, -1, AT(slice_2)}, {DFG_PART_CONST, 0, 0, 5, AT(m.start)},
    {DFG_PART_CONST, 0, 0, 6, AT(m.all)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_5)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_6)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_7)},
    {DFG_PART_INNER, 0, 0, -1, AT(get_2)}, {DFG_PART_INNER, 0, 0, 10, AT(m.c)},
    {DFG_PART_INNER, 0, 0, 11, AT(m.s)}, {DFG_PART_INNER, 0, 0, 12, AT(m.r)},
    {DFG_PART_INNER, 0, 0, -1, AT(neg)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul)}, {DFG_PART_INNER, 0, 0, -1, AT(unsqueeze)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_8)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(unsqueeze_2)}};
#undef AT
DFG_PATTERN_SLOTS(attention_make_rotary)

#define AT(member) offsetof(struct attention_make_rotary_halves_whole, member)
static const struct dfg_capture attention_make_rotary_halves_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"cos", DFG_CAP_NODE, AT(m.cos)}, {"sin", DFG_CAP_NODE, AT(m.sin)},
    {"half", DFG_CAP_NODE, AT(m.half)}, {"end", DFG_CAP_NODE, AT(m.end)},
    {"start", DFG_CAP_NODE, AT(m.start)}, {"all", DFG_CAP_NODE, AT(m.all)},
    {"parts", DFG_CAP_NODE, AT(m.parts)}, {"first", DFG_CAP_NODE, AT(m.first)},
    {"second", DFG_CAP_NODE, AT(m.second)}, {"c", DFG_CAP_NODE, AT(m.c)}, {"s", DFG_CAP_NODE, AT(m.s)}};
static const struct dfg_part attention_make_rotary_halves_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.cos)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.sin)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.half)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.end)}, {DFG_PART_INPUT, 0, 0, 5, AT(m.start)},
    {DFG_PART_INPUT, 0, 0, 6, AT(m.all)}, {DFG_PART_INNER, 0, 0, 7, AT(m.parts)},
    {DFG_PART_INPUT, 1, 0, -1, AT(rest)}, {DFG_PART_NONE, 0, 0, 8, AT(m.first)},
    {DFG_PART_INNER, 0, 0, -1, AT(slice)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_CONST, 0, 0, 3, AT(m.half)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_3)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_4)},
    {DFG_PART_INNER, 0, 0, -1, AT(get)}, {DFG_PART_NONE, 0, 0, 9, AT(m.second)},
    {DFG_PART_INNER, 0, 0, -1, AT(slice_2)}, {DFG_PART_CONST, 0, 0, 5, AT(m.start)},
    {DFG_PART_CONST, 0, 0, 6, AT(m.all)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_5)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_6)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_7)},
    {DFG_PART_INNER, 0, 0, -1, AT(get_2)}, {DFG_PART_INNER, 0, 0, 10, AT(m.c)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_8)}, {DFG_PART_INNER, 0, 0, 11, AT(m.s)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(sub)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_3)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_4)}};
#undef AT
DFG_PATTERN_SLOTS(attention_make_rotary_halves)

#define AT(member) offsetof(struct attention_make_rotary_gathered_whole, member)
static const struct dfg_capture attention_make_rotary_gathered_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"cos", DFG_CAP_NODE, AT(m.cos)}, {"sin", DFG_CAP_NODE, AT(m.sin)},
    {"at", DFG_CAP_NODE, AT(m.at)}, {"half", DFG_CAP_NODE, AT(m.half)}, {"end", DFG_CAP_NODE, AT(m.end)},
    {"start", DFG_CAP_NODE, AT(m.start)}, {"all", DFG_CAP_NODE, AT(m.all)},
    {"parts", DFG_CAP_NODE, AT(m.parts)}, {"first", DFG_CAP_NODE, AT(m.first)},
    {"second", DFG_CAP_NODE, AT(m.second)}, {"c", DFG_CAP_NODE, AT(m.c)}, {"s", DFG_CAP_NODE, AT(m.s)},
    {"r", DFG_CAP_NODE, AT(m.r)}};
static const struct dfg_part attention_make_rotary_gathered_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.cos)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.sin)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.at)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.half)}, {DFG_PART_INPUT, 0, 0, 5, AT(m.end)},
    {DFG_PART_INPUT, 0, 0, 6, AT(m.start)}, {DFG_PART_INPUT, 0, 0, 7, AT(m.all)},
    {DFG_PART_INNER, 0, 0, 8, AT(m.parts)}, {DFG_PART_INPUT, 1, 0, -1, AT(rest)},
    {DFG_PART_NONE, 0, 0, 9, AT(m.first)}, {DFG_PART_INNER, 0, 0, -1, AT(slice)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_CONST, 0, 0, 4, AT(m.half)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_3)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_4)}, {DFG_PART_INNER, 0, 0, -1, AT(get)},
    {DFG_PART_NONE, 0, 0, 10, AT(m.second)}, {DFG_PART_INNER, 0, 0, -1, AT(slice_2)},
    {DFG_PART_CONST, 0, 0, 6, AT(m.start)}, {DFG_PART_CONST, 0, 0, 7, AT(m.all)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_5)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_6)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_7)}, {DFG_PART_INNER, 0, 0, -1, AT(get_2)},
    {DFG_PART_INNER, 0, 0, 11, AT(m.c)}, {DFG_PART_CONST, 0, 0, 1, AT(m.cos)},
    {DFG_PART_INNER, 0, 0, 12, AT(m.s)}, {DFG_PART_CONST, 0, 0, 2, AT(m.sin)},
    {DFG_PART_INNER, 0, 0, 13, AT(m.r)}, {DFG_PART_INNER, 0, 0, -1, AT(neg)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(mul)},
    {DFG_PART_INNER, 0, 0, -1, AT(unsqueeze)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_8)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_2)}, {DFG_PART_INNER, 0, 0, -1, AT(unsqueeze_2)}};
#undef AT
DFG_PATTERN_SLOTS(attention_make_rotary_gathered)

#define AT(member) offsetof(struct attention_merge_qkv_whole, member)
static const struct dfg_capture attention_merge_qkv_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"q", DFG_CAP_NODE, AT(m.q)}, {"k", DFG_CAP_NODE, AT(m.k)},
    {"v", DFG_CAP_NODE, AT(m.v)}};
static const struct dfg_part attention_merge_qkv_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.q)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.k)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.v)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_CONST, 0, 0, 1, AT(m.q)},
    {DFG_PART_ROOT, 0, 2, -1, AT(matMul)}, {DFG_PART_CONST, 0, 0, 2, AT(m.k)},
    {DFG_PART_ROOT, 0, 3, -1, AT(matMul_2)}, {DFG_PART_CONST, 0, 0, 3, AT(m.v)}};
#undef AT
DFG_PATTERN_SLOTS(attention_merge_qkv)

static const struct dfg_pattern patterns[] = {
    {.name = "product", .place = "attention.pat:20", .n_captures = 6, .n_params = 6,
     .captures = attention_product_captures, .n_parts = 15, .parts = attention_product_parts,
     .match_size = sizeof(struct attention_product_match),
     .whole_size = sizeof(struct attention_product_whole), .match = attention_product_any,
     .each = attention_product_all},
    {.name = "scaled", .place = "attention.pat:22", .n_captures = 3, .n_params = 3,
     .captures = attention_scaled_captures, .n_parts = 8, .parts = attention_scaled_parts,
     .match_size = sizeof(struct attention_scaled_match),
     .whole_size = sizeof(struct attention_scaled_whole), .match = attention_scaled_any,
     .each = attention_scaled_all},
    {.name = "make_attention", .place = "attention.pat:30", .is_rule = true, .n_captures = 14,
     .n_params = 10, .captures = attention_make_attention_captures, .n_parts = 33,
     .parts = attention_make_attention_parts, .match_size = sizeof(struct attention_make_attention_match),
     .whole_size = sizeof(struct attention_make_attention_whole), .match = attention_make_attention_any,
     .each = attention_make_attention_all},
    {.name = "widen_mask", .place = "attention.pat:45", .is_rule = true, .n_captures = 13, .n_params = 10,
     .captures = attention_widen_mask_captures, .n_parts = 27, .parts = attention_widen_mask_parts,
     .match_size = sizeof(struct attention_widen_mask_match),
     .whole_size = sizeof(struct attention_widen_mask_whole), .match = attention_widen_mask_any,
     .each = attention_widen_mask_all},
    {.name = "widen_mask_square", .place = "attention.pat:55", .is_rule = true, .n_captures = 13,
     .n_params = 10, .captures = attention_widen_mask_square_captures, .n_parts = 27,
     .parts = attention_widen_mask_square_parts,
     .match_size = sizeof(struct attention_widen_mask_square_match),
     .whole_size = sizeof(struct attention_widen_mask_square_whole),
     .match = attention_widen_mask_square_any, .each = attention_widen_mask_square_all},
    {.name = "mask_by_where", .place = "attention.pat:67", .is_rule = true, .n_captures = 14,
     .n_params = 11, .captures = attention_mask_by_where_captures, .n_parts = 29,
     .parts = attention_mask_by_where_parts, .match_size = sizeof(struct attention_mask_by_where_match),
     .whole_size = sizeof(struct attention_mask_by_where_whole), .match = attention_mask_by_where_any,
     .each = attention_mask_by_where_all},
    {.name = "mask_by_where_not", .place = "attention.pat:75", .is_rule = true, .n_captures = 14,
     .n_params = 11, .captures = attention_mask_by_where_not_captures, .n_parts = 29,
     .parts = attention_mask_by_where_not_parts,
     .match_size = sizeof(struct attention_mask_by_where_not_match),
     .whole_size = sizeof(struct attention_mask_by_where_not_whole),
     .match = attention_mask_by_where_not_any, .each = attention_mask_by_where_not_all},
    {.name = "attention_scale_query", .place = "attention.pat:85", .is_rule = true, .n_captures = 6,
     .n_params = 5, .captures = attention_attention_scale_query_captures, .n_parts = 9,
     .parts = attention_attention_scale_query_parts,
     .match_size = sizeof(struct attention_attention_scale_query_match),
     .whole_size = sizeof(struct attention_attention_scale_query_whole),
     .match = attention_attention_scale_query_any, .each = attention_attention_scale_query_all},
    {.name = "attention_scale_key", .place = "attention.pat:91", .is_rule = true, .n_captures = 8,
     .n_params = 5, .captures = attention_attention_scale_key_captures, .n_parts = 10,
     .parts = attention_attention_scale_key_parts,
     .match_size = sizeof(struct attention_attention_scale_key_match),
     .whole_size = sizeof(struct attention_attention_scale_key_whole),
     .match = attention_attention_scale_key_any, .each = attention_attention_scale_key_all},
    {.name = "attention_past", .place = "attention.pat:102", .is_rule = true, .n_captures = 9,
     .n_params = 6, .captures = attention_attention_past_captures, .n_parts = 10,
     .parts = attention_attention_past_parts, .match_size = sizeof(struct attention_attention_past_match),
     .whole_size = sizeof(struct attention_attention_past_whole), .match = attention_attention_past_any,
     .each = attention_attention_past_all},
    {.name = "attention_past_only", .place = "attention.pat:113", .is_rule = true, .n_captures = 7,
     .n_params = 6, .captures = attention_attention_past_only_captures, .n_parts = 10,
     .parts = attention_attention_past_only_parts,
     .match_size = sizeof(struct attention_attention_past_only_match),
     .whole_size = sizeof(struct attention_attention_past_only_whole),
     .match = attention_attention_past_only_any, .each = attention_attention_past_only_all},
    {.name = "repeated", .place = "attention.pat:120", .n_captures = 4, .n_params = 1,
     .captures = attention_repeated_captures, .n_parts = 10, .parts = attention_repeated_parts,
     .match_size = sizeof(struct attention_repeated_match),
     .whole_size = sizeof(struct attention_repeated_whole), .match = attention_repeated_any,
     .each = attention_repeated_all},
    {.name = "ungroup_attention", .place = "attention.pat:130", .is_rule = true, .n_captures = 5,
     .n_params = 4, .captures = attention_ungroup_attention_captures, .n_parts = 22,
     .parts = attention_ungroup_attention_parts,
     .match_size = sizeof(struct attention_ungroup_attention_match),
     .whole_size = sizeof(struct attention_ungroup_attention_whole),
     .match = attention_ungroup_attention_any, .each = attention_ungroup_attention_all},
    {.name = "heads", .place = "attention.pat:137", .n_captures = 3, .n_params = 1,
     .captures = attention_heads_captures, .n_parts = 4, .parts = attention_heads_parts,
     .match_size = sizeof(struct attention_heads_match), .whole_size = sizeof(struct attention_heads_whole),
     .match = attention_heads_any, .each = attention_heads_all},
    {.name = "attention_of_rows", .place = "attention.pat:143", .is_rule = true, .n_captures = 11,
     .n_params = 6, .captures = attention_attention_of_rows_captures, .n_parts = 20,
     .parts = attention_attention_of_rows_parts,
     .match_size = sizeof(struct attention_attention_of_rows_match),
     .whole_size = sizeof(struct attention_attention_of_rows_whole),
     .match = attention_attention_of_rows_any, .each = attention_attention_of_rows_all},
    {.name = "attention_of_rows_present", .place = "attention.pat:153", .is_rule = true, .n_captures = 14,
     .n_params = 6, .captures = attention_attention_of_rows_present_captures, .n_parts = 22,
     .parts = attention_attention_of_rows_present_parts,
     .match_size = sizeof(struct attention_attention_of_rows_present_match),
     .whole_size = sizeof(struct attention_attention_of_rows_present_whole),
     .match = attention_attention_of_rows_present_any, .each = attention_attention_of_rows_present_all},
    {.name = "attention_of_stacks", .place = "attention.pat:171", .is_rule = true, .n_captures = 10,
     .n_params = 2, .captures = attention_attention_of_stacks_captures, .n_parts = 30,
     .parts = attention_attention_of_stacks_parts,
     .match_size = sizeof(struct attention_attention_of_stacks_match),
     .whole_size = sizeof(struct attention_attention_of_stacks_whole),
     .match = attention_attention_of_stacks_any, .each = attention_attention_of_stacks_all},
    {.name = "turn_halves", .place = "attention.pat:192", .is_rule = true, .n_captures = 3, .n_params = 1,
     .captures = attention_turn_halves_captures, .n_parts = 3, .parts = attention_turn_halves_parts,
     .match_size = sizeof(struct attention_turn_halves_match),
     .whole_size = sizeof(struct attention_turn_halves_match), .match = attention_turn_halves_any,
     .each = attention_turn_halves_all},
    {.name = "make_rotary", .place = "attention.pat:203", .is_rule = true, .n_captures = 13, .n_params = 7,
     .captures = attention_make_rotary_captures, .n_parts = 35, .parts = attention_make_rotary_parts,
     .match_size = sizeof(struct attention_make_rotary_match),
     .whole_size = sizeof(struct attention_make_rotary_whole), .match = attention_make_rotary_any,
     .each = attention_make_rotary_all},
    {.name = "make_rotary_halves", .place = "attention.pat:218", .is_rule = true, .n_captures = 12,
     .n_params = 7, .captures = attention_make_rotary_halves_captures, .n_parts = 35,
     .parts = attention_make_rotary_halves_parts,
     .match_size = sizeof(struct attention_make_rotary_halves_match),
     .whole_size = sizeof(struct attention_make_rotary_halves_whole),
     .match = attention_make_rotary_halves_any, .each = attention_make_rotary_halves_all},
    {.name = "make_rotary_gathered", .place = "attention.pat:231", .is_rule = true, .n_captures = 14,
     .n_params = 8, .captures = attention_make_rotary_gathered_captures, .n_parts = 38,
     .parts = attention_make_rotary_gathered_parts,
     .match_size = sizeof(struct attention_make_rotary_gathered_match),
     .whole_size = sizeof(struct attention_make_rotary_gathered_whole),
     .match = attention_make_rotary_gathered_any, .each = attention_make_rotary_gathered_all},
    {.name = "merge_qkv", .place = "attention.pat:248", .is_rule = true, .n_captures = 4, .n_params = 4,
     .captures = attention_merge_qkv_captures, .n_parts = 10, .parts = attention_merge_qkv_parts,
     .match_size = sizeof(struct attention_merge_qkv_match),
     .whole_size = sizeof(struct attention_merge_qkv_whole), .match = attention_merge_qkv_any,
     .each = attention_merge_qkv_all},
};

static bool extern_0(const dfg_graph *g, const dfg_node *args)
{
    return attention_empty(g, args[0]);
}
static bool extern_1(const dfg_graph *g, const dfg_node *args)
{
    return attention_hides_row(g, args[0]);
}
static bool extern_2(const dfg_graph *g, const dfg_node *args)
{
    return attention_twice(g, args[0]);
}
static const struct dfg_extern externs[] = {
    {"attention_empty", 1, extern_0},
    {"attention_hides_row", 1, extern_1},
    {"attention_twice", 1, extern_2},
};

static const char *const imports[] = { "onnx", NULL };
static const char *const text_0[] = { /* attention.pat */
    "// attention.pat -- attention and rotary positions, as ONNX has them from opset 23 on, and the\n"
    "// products that stand before them.\n//\n"
    "// A softmax of nothing but -inf is NaN, while Attention gives 0 for a query that no key takes part for.\n"
    "\nimport \"onnx.ops\";\n\n// ---- Attention: heads are the second axis of four ----\n\n"
    "// A factor or a divisor of all elements; Attention takes the root of it for the query and for the key.\n"
    "cond factor(c) = c.elements == 1, c.rank <= 4, value(c) > 1e-30, value(c) < 1e30;\n"
    "// Heads and batches are the same for all; Attention broadcasts none.  No runtime takes empty operands.\n"
    "cond attends(q, k, v) =\n"
    "    q.rank == 4, k.rank == 4, v.rank == 4, not extern attention_empty(q), not extern attention_empty(k), not extern attention_empty(v),\n"
    "    q.shape[0] == k.shape[0], k.shape[0] == v.shape[0], q.shape[1] == k.shape[1],\n"
    "    k.shape[1] == v.shape[1];\n// The mask says each product, as ONNX Runtime's Attention wants it.\n"
    "cond whole(mask, p) = mask.rank >= 2, mask.shape[-2] == p.shape[-2], mask.shape[-1] == p.shape[-1];\n"
    "// The query, the key and their products may each have a factor or a divisor.\n"
    "pattern product(q, k, a, b, c, d) =\n"
    "    MatMul(Mul(q, a & const) | Div(q, b & const) | q, Mul(k, c & const) | Div(k, d & const) | k);\n"
    "pattern scaled(p, e, f) = Mul(p, e & const) | Div(p, f & const) | p;\n"
    "cond factors(a, b, c, d, e, f) =\n"
    "    not present(a) or factor(a), not present(b) or factor(b), not present(c) or factor(c),\n"
    "    not present(d) or factor(d), not present(e) or factor(e), not present(f) or factor(f);\n\n"
    "// softmax(q k' s + mask) v (demo 4; ONNX Script: sdpa; ONNX Runtime: AttentionFusion).  The key comes\n"
    "// transposed, as the product takes it; two transpositions are one, or none, by layout.pat.\n"
    "// The largest score may be taken away before, what is NaN replaced by 0 behind the softmax.\n"
    "rule make_attention(q, k, v, a, b, c, d, e, f, mask) {\n    p = product(q, k, a, b, c, d);\n"
    "    t = scaled(p, e, f);\n    u = Add(t, mask) | t;\n"
    "    s = Softmax(Sub(u, ReduceMax(u) { axes in {[-1], [3]}, keepdims == 1 }) | u) { axis in {-1, 3} };\n"
    "    match MatMul(Where(IsNaN(s), splat(0), s) | s, v);\n"
    "    where attends(q, k, v), not is_const(q), not is_const(k), factors(a, b, c, d, e, f);\n"
    "    where not present(mask) or (whole(mask, p) and broadcast_to(mask, p) and not extern attention_hides_row(mask));\n"
    "    rewrite Attention(q, Transpose(k) { perm = [0, 1, 3, 2] }, v, mask?) {\n"
    "        scale = (present(a) ? value(a) : 1.0) / (present(b) ? value(b) : 1.0)\n"
    "              * (present(c) ? value(c) : 1.0) / (present(d) ? value(d) : 1.0)\n"
    "              * (present(e) ? value(e) : 1.0) / (present(f) ? value(f) : 1.0)\n    };\n}\n"
    "// A mask with fewer axes, or with extents of 1, is widened to the products of a head.\n"
    "rule widen_mask(q, k, v, a, b, c, d, e, f, mask) {\n    p = product(q, k, a, b, c, d);\n"
    "    t = scaled(p, e, f);\n    s = Softmax(Add(t, mask)) { axis in {-1, 3} };\n    match MatMul(s, v);\n"
    "    where attends(q, k, v), factors(a, b, c, d, e, f);\n"
    "    where broadcast_to(mask, p), not whole(mask, p), present(p.shape[2] + 0), present(p.shape[3] + 0);\n"
    "    rewrite MatMul(Softmax(Add(t, Expand(mask, i64 [p.shape[2], p.shape[3]]))) { ..s }, v);\n}\n"
    "// Of as many places as there are keys, which the mask itself says.\n"
    "rule widen_mask_square(q, k, v, a, b, c, d, e, f, mask) {\n    p = product(q, k, a, b, c, d);\n"
    "    t = scaled(p, e, f);\n    s = Softmax(Add(t, mask)) { axis in {-1, 3} };\n    match MatMul(s, v);\n"
    "    where attends(q, k, v), factors(a, b, c, d, e, f);\n"
    "    where mask.rank == 4, broadcast_to(mask, p), mask.shape[2] == 1, mask.shape[3] == p.shape[3];\n"
    "    where p.shape[2] == p.shape[3], not present(p.shape[3] + 0);\n"
    "    rewrite MatMul(Softmax(Add(t, Expand(mask, Concat(i64 [1], Shape(mask) { start = 3 }, i64 [1]) { axis = 0 }))) { ..s }, v);\n"
    "}\n// What takes no part is replaced by a number that hides all others when it is added, too.\n"
    "cond hides(low) = low.dtype == f32, low.rank <= 4, value(low) < -1e37, value(low) > -1e39;\n",
    "rule mask_by_where(q, k, v, a, b, c, d, e, f, keep, low) {\n    p = product(q, k, a, b, c, d);\n"
    "    t = scaled(p, e, f);\n    s = Softmax(Where(keep, t, low & const)) { axis in {-1, 3} };\n"
    "    match MatMul(s, v);\n"
    "    where attends(q, k, v), factors(a, b, c, d, e, f), hides(low), broadcast_to(keep, p);\n"
    "    rewrite MatMul(Softmax(Add(t, Where(keep, like(low, 0.0), low))) { ..s }, v);\n}\n"
    "rule mask_by_where_not(q, k, v, a, b, c, d, e, f, drop, low) {\n    p = product(q, k, a, b, c, d);\n"
    "    t = scaled(p, e, f);\n    s = Softmax(Where(drop, low & const, t)) { axis in {-1, 3} };\n"
    "    match MatMul(s, v);\n"
    "    where attends(q, k, v), factors(a, b, c, d, e, f), hides(low), broadcast_to(drop, p);\n"
    "    rewrite MatMul(Softmax(Add(t, Where(drop, low, like(low, 0.0)))) { ..s }, v);\n}\n\n"
    "// Factors that became constants later.\nrule attention_scale_query(q, k, v, s, mask) {\n"
    "    a = Attention(Mul(q, s & const), k, v, mask?);\n    match a;\n"
    "    where factor(s), q.rank == 4, a.scale > 0;\n"
    "    rewrite Attention(q, k, v, mask?) { ..a, scale = a.scale * value(s) };\n}\n"
    "rule attention_scale_key(q, k, v, s, mask) {\n    t = Transpose(Mul(k, s & const)) { perm = p };\n"
    "    a = Attention(q, t, v, mask?);\n    match a;\n    where factor(s), k.rank == 4, a.scale > 0;\n"
    "    rewrite Attention(q, Transpose(k) { perm = p }, v, mask?) { ..a, scale = a.scale * value(s) };\n"
    "}\n\n// ---- keys and values ----\n\n"
    "// Those of the past stand before them; the present ones are read elsewhere, or not.\n"
    "rule attention_past(q, k, v, pk, pv, mask) : priority 1 {\n"
    "    ck = Concat(pk, k) { axis in {2, -2} };\n    cv = Concat(pv, v) { axis in {2, -2} };\n"
    "    y = Attention(q, ck, cv, mask?);\n    match y, ck, cv;\n"
    "    where y.is_causal == 0, uses(ck) > 1, uses(cv) > 1, k.rank == 4, pk.rank == 4;\n    rewrite {\n"
    "        n = Attention(q, k, v, mask?, pk, pv) -> 3 { ..y };\n        return n.0, n.1, n.2;\n    }\n}\n"
    "rule attention_past_only(q, k, v, pk, pv, mask) {\n"
    "    a = Attention(q, Concat(pk, k) { axis in {2, -2} }, Concat(pv, v) { axis in {2, -2} }, mask?);\n"
    "    match a;\n    where a.is_causal == 0, k.rank == 4, pk.rank == 4;\n"
    "    rewrite Attention(q, k, v, mask?, pk, pv) { ..a };\n}\n"
    "// Keys and values that are repeated for groups of heads (ONNX Script: group_query_attention).\n"
    "pattern repeated(k) {\n    u = Unsqueeze(k, 2);\n    e = Expand(u, _) | Tile(u, _);\n"
    "    r = Reshape(e, _);\n"
    "    where k.rank == 4, e.rank == 5, r.rank == 4, e.shape[0] == k.shape[0], e.shape[1] == k.shape[1];\n"
    "    where e.shape[3] == k.shape[2], e.shape[4] == k.shape[3];\n"
    "    where r.shape[0] == k.shape[0], r.shape[1] == e.shape[1] * e.shape[2], r.shape[2] == k.shape[2];\n"
    "    where r.shape[3] == k.shape[3];\n    return r;\n}\nrule ungroup_attention(q, k, v, mask) {\n"
    "    a = Attention(q, repeated(k), repeated(v), mask?);\n    match a;\n"
    "    where k.shape[1] == v.shape[1], q.rank == 4;\n    rewrite Attention(q, k, v, mask?) { ..a };\n}\n"
    "// Heads side by side in rows, which Attention takes apart itself.\npattern heads(x) {\n"
    "    r = Reshape(x, _);\n    t = Transpose(r) { perm == [0, 2, 1, 3] };\n"
    "    where x.rank == 3, r.rank == 4, r.shape[0] == x.shape[0], r.shape[1] == x.shape[1];\n"
    "    return t;\n}\nrule attention_of_rows(q, k, v, mask, pk, pv) {\n    qh = heads(q);\n"
    "    kh = heads(k);\n    vh = heads(v);\n    a = Attention(qh, kh, vh, mask?, pk?, pv?);\n"
    "    y = Reshape(Transpose(a) { perm == [0, 2, 1, 3] }, _);\n    match y;\n"
    "    where uses(a) == 1, y.rank == 3, y.shape[0] == q.shape[0], y.shape[1] == q.shape[1], qh.shape[1] > 0, kh.shape[1] > 0;\n"
    "    rewrite Attention(q, k, v, mask?, pk?, pv?) { ..a, q_num_heads = qh.shape[1], kv_num_heads = kh.shape[1] };\n"
    "}\nrule attention_of_rows_present(q, k, v, mask, pk, pv) {\n    qh = heads(q);\n    kh = heads(k);\n"
    "    vh = heads(v);\n    a = Attention(qh, kh, vh, mask?, pk, pv);\n    pr = a.1;\n    ps = a.2;\n"
    "    f = a.0;\n    y = Reshape(Transpose(f) { perm == [0, 2, 1, 3] }, _);\n    match y, pr, ps;\n"
    "    where uses(f) == 1, y.rank == 3, y.shape[0] == q.shape[0], y.shape[1] == q.shape[1], qh.shape[1] > 0, kh.shape[1] > 0;\n"
    "    rewrite {\n",
    "        n = Attention(q, k, v, mask?, pk, pv) -> 3 { ..a, q_num_heads = qh.shape[1], kv_num_heads = kh.shape[1] };\n"
    "        return n.0, n.1, n.2;\n    }\n}\n\n"
    "// Query, key and value in one value, taken apart behind the transposition (timm).\n"
    "rule attention_of_stacks(x, mask) {\n    r = Reshape(x, _);\n"
    "    t = Transpose(r) { perm == [2, 0, 3, 1, 4] };\n    s = Split(t, ...) { axis == 0 };\n"
    "    q = Gather(t, scalar(0)) { axis == 0 } | Squeeze(s.0, 0);\n"
    "    k = Gather(t, scalar(1)) { axis == 0 } | Squeeze(s.1, 0);\n"
    "    v = Gather(t, scalar(2)) { axis == 0 } | Squeeze(s.2, 0);\n    a = Attention(q, k, v, mask?);\n"
    "    y = Reshape(Transpose(a) { perm == [0, 2, 1, 3] }, _);\n    match y;\n"
    "    where x.rank == 3, r.rank == 5, r.shape[0] == x.shape[0], r.shape[1] == x.shape[1], r.shape[2] == 3;\n"
    "    where r.shape[3] > 0, r.shape[4] > 0, q.rank == 4, y.rank == 3, y.shape[0] == x.shape[0], y.shape[1] == x.shape[1];\n"
    "    rewrite {\n"
    "        p = Split(x, i64 [r.shape[3] * r.shape[4], r.shape[3] * r.shape[4], r.shape[3] * r.shape[4]]) -> 3 { axis = -1 };\n"
    "        return Attention(p.0, p.1, p.2, mask?) { ..a, q_num_heads = r.shape[3], kv_num_heads = r.shape[3] };\n"
    "    }\n}\n\n// ---- rotary positions ----\n\n// The sine or cosine of two equal halves.\n"
    "rule turn_halves(f) : keep_shared {\n    c = Concat(f, f);\n    y = (Cos | Sin)(c);\n    match y;\n"
    "    rewrite { h = y.op(f); return Concat(h, h) { ..c }; }\n}\n"
    "// Two slices that say so, or two parts of which the first is half of x.\n"
    "cond halves(x, first, half, start, all) =\n"
    "    (present(half) and value(half) * 2 == x.shape[3] and value(start) == value(half) and value(all) >= x.shape[3])\n"
    "    or (not present(half) and not present(start) and first.shape[3] * 2 == x.shape[3]);\n"
    "// x cos + (the halves of x exchanged, one negated) sin (demo 10; ONNX Script: rotary_embedding).\n"
    "rule make_rotary(x, cos, sin, half, end, start, all) : keep_shared {\n"
    "    parts = Split(x, ...) { axis in {-1, 3} };\n"
    "    first = Slice(x, 0, half & const, (3 | -1), 1?) | parts.0;\n"
    "    second = Slice(x, start & const, all & const, (3 | -1), 1?) | parts.1;\n"
    "    c = Concat(cos, cos) { axis in {-1, 2} };\n    s = Concat(sin, sin) { axis in {-1, 2} };\n"
    "    r = Concat(Neg(second), first) { axis in {-1, 3} };\n"
    "    match Add(Mul(x, Unsqueeze(c, end & 1)), Mul(r, Unsqueeze(s, end)));\n"
    "    where x.dtype in {f16, bf16, f32}, x.rank == 4, halves(x, first, half, start, all);\n"
    "    where cos.rank == 3, sin.rank == 3, cos.shape[0] == x.shape[0], cos.shape[1] == x.shape[2];\n"
    "    where cos.shape[2] * 2 == x.shape[3], same_shape(cos, sin);\n"
    "    rewrite RotaryEmbedding(x, cos, sin);\n}\n\n// Each half by itself.\n"
    "rule make_rotary_halves(x, cos, sin, half, end, start, all) : keep_shared {\n"
    "    parts = Split(x, ...) { axis in {-1, 3} };\n"
    "    first = Slice(x, 0, half & const, (3 | -1), 1?) | parts.0;\n"
    "    second = Slice(x, start & const, all & const, (3 | -1), 1?) | parts.1;\n"
    "    c = Unsqueeze(cos, end & 1);\n    s = Unsqueeze(sin, end);\n"
    "    match Concat(Sub(Mul(first, c), Mul(second, s)), Add(Mul(second, c), Mul(first, s))) { axis in {-1, 3} };\n"
    "    where x.dtype in {f16, bf16, f32}, x.rank == 4, halves(x, first, half, start, all);\n"
    "    where cos.rank == 3, sin.rank == 3, cos.shape[0] == x.shape[0], cos.shape[1] == x.shape[2];\n"
    "    where cos.shape[2] * 2 == x.shape[3], same_shape(cos, sin);\n"
    "    rewrite RotaryEmbedding(x, cos, sin);\n}\n// From tables of which both halves are the same.\n"
    "rule make_rotary_gathered(x, cos, sin, at, half, end, start, all) : keep_shared {\n"
    "    parts = Split(x, ...) { axis in {-1, 3} };\n"
    "    first = Slice(x, 0, half & const, (3 | -1), 1?) | parts.0;\n"
    "    second = Slice(x, start & const, all & const, (3 | -1), 1?) | parts.1;\n"
    "    c = Gather(cos & const, at) { axis == 0 };\n    s = Gather(sin & const, at) { axis == 0 };\n"
    "    r = Concat(Neg(second), first) { axis in {-1, 3} };\n"
    "    match Add(Mul(x, Unsqueeze(c, end & 1)), Mul(r, Unsqueeze(s, end)));\n"
    "    where x.dtype in {f16, f32}, x.rank == 4, halves(x, first, half, start, all);\n",
    "    where at.rank == 2, at.shape[0] == x.shape[0], at.shape[1] == x.shape[2], at.dtype == i64, cos.rank == 2, sin.rank == 2;\n"
    "    where cos.shape[1] == x.shape[3], same_shape(cos, sin), extern attention_twice(cos), extern attention_twice(sin);\n"
    "    rewrite RotaryEmbedding(x, Slice(cos, i64 [0], i64 [x.shape[3] / 2], i64 [1]), Slice(sin, i64 [0], i64 [x.shape[3] / 2], i64 [1]), at);\n"
    "}\n\n// ---- products ----\n\n// Three products of one value (demo 9; onnx/optimizer: fuse_qkv).\n"
    "rule merge_qkv(x, q, k, v) {\n"
    "    match MatMul(x, q & const), MatMul(x, k & const), MatMul(x, v & const);\n"
    "    where uses(x) == 3, q.rank == 2, k.rank == 2, v.rank == 2, x.rank >= 2;\n    rewrite {\n"
    "        s = Split(MatMul(x, Concat(q, k, v) { axis = 1 }), i64 [q.shape[1], k.shape[1], v.shape[1]]) -> 3\n"
    "            { axis = -1 };\n        return s.0, s.1, s.2;\n    }\n}\n",
    NULL};
static const struct dfg_source sources[] = {
    {"attention.pat", UINT64_C(0x1be506f742a5e12c), text_0, (const uint32_t[]){1}, 1},
    {"onnx.ops", UINT64_C(0x67e4206e71dd8ca4), NULL, NULL, 0},
};
extern const struct dfg_unit attention_unit;
const struct dfg_unit attention_unit = {
    .abi = DFG_ABI,
    .name = "attention",
    .imports = imports,
    .names = &attention_names,
    .n_patterns = 22, .patterns = patterns,
    .rules = &attention_rules,
    .version = "0.1.0", .hash = UINT64_C(0xc0b1112e7f7d407a),
    .n_sources = 2, .sources = sources, .law_limit = 64,
    .prefix = "attention_",
    .n_externs = 3, .externs = externs,
};
