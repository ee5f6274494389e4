/* What recent.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "recent.h"
#if RECENT_H != 0x98bf196351e030b7
#error "recent.h is of another run of pat2c than this file"
#endif

#include <stddef.h>

#include "dfg.h"

#define AT(member) offsetof(struct recent_of_three_whole, member)
static const struct dfg_capture recent_of_three_captures[] = {
    {"a", DFG_CAP_NODE, AT(m.a)}, {"b", DFG_CAP_NODE, AT(m.b)}, {"c", DFG_CAP_NODE, AT(m.c)}};
static const struct dfg_part recent_of_three_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.a)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.b)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.c)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_3)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_4)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_5)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_6)}};
#undef AT
DFG_PATTERN_SLOTS(recent_of_three)

#define AT(member) offsetof(struct recent_halved_whole, member)
static const struct dfg_capture recent_halved_captures[] = {
    {"a", DFG_CAP_NODE, AT(m.a)}, {"b", DFG_CAP_NODE, AT(m.b)}, {"h", DFG_CAP_NODE, AT(m.h)}};
static const struct dfg_part recent_halved_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.a)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.b)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.h)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_3)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_4)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_5)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_6)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_INNER, 0, 0, -1, AT(div)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_7)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_8)}, {DFG_PART_INNER, 0, 0, -1, AT(div_2)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_3)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_9)},
    {DFG_PART_INNER, 0, 0, -1, AT(div_3)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_4)}};
#undef AT
DFG_PATTERN_SLOTS(recent_halved)

#define AT(member) offsetof(struct recent_make_gelu_whole, member)
static const struct dfg_capture recent_make_gelu_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"r", DFG_CAP_NODE, AT(m.r)}, {"o", DFG_CAP_NODE, AT(m.o)},
    {"h", DFG_CAP_NODE, AT(m.h)}, {"e", DFG_CAP_NODE, AT(m.e)}, {"n", DFG_CAP_NODE, AT(m.n)}};
static const struct dfg_part recent_make_gelu_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.r)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.o)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.h)},
    {DFG_PART_INNER, 0, 0, 4, AT(m.e)}, {DFG_PART_INNER, 0, 0, -1, AT(div)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_INNER, 0, 0, -1, AT(mul)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}, {DFG_PART_INNER, 0, 0, 5, AT(m.n)},
    {DFG_PART_INNER, 0, 0, -1, AT(neg)}, {DFG_PART_INNER, 0, 0, -1, AT(div_2)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_3)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_2)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_4)}, {DFG_PART_INNER, 0, 0, -1, AT(div_3)},
    {DFG_PART_INNER, 0, 0, -1, AT(neg_2)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_5)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_3)}, {DFG_PART_INNER, 0, 0, -1, AT(neg_3)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_6)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_4)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_7)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_5)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_6)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_8)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_7)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_8)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_9)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_10)}, {DFG_PART_INNER, 0, 0, -1, AT(div_4)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_11)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_9)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_12)}, {DFG_PART_INNER, 0, 0, -1, AT(div_5)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_10)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_13)},
    {DFG_PART_INNER, 0, 0, -1, AT(div_6)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_11)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_12)},
    {DFG_PART_INNER, 0, 0, -1, AT(sub)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_13)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_14)}, {DFG_PART_INNER, 0, 0, -1, AT(add_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_15)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_14)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_15)}};
#undef AT
DFG_PATTERN_SLOTS(recent_make_gelu)

#define AT(member) offsetof(struct recent_cubic_whole, member)
static const struct dfg_capture recent_cubic_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"k", DFG_CAP_NODE, AT(m.k)}, {"p", DFG_CAP_NODE, AT(m.p)}};
static const struct dfg_part recent_cubic_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.k)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.p)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul)}, {DFG_PART_INNER, 0, 0, -1, AT(pow)},
    {DFG_PART_CONST, 0, 0, 2, AT(m.p)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_3)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_4)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_5)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_6)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}};
#undef AT
DFG_PATTERN_SLOTS(recent_cubic)

#define AT(member) offsetof(struct recent_squared_whole, member)
static const struct dfg_capture recent_squared_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"k", DFG_CAP_NODE, AT(m.k)}, {"p", DFG_CAP_NODE, AT(m.p)}};
static const struct dfg_part recent_squared_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.k)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.p)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_2)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_3)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_4)}, {DFG_PART_INNER, 0, 0, -1, AT(pow)},
    {DFG_PART_CONST, 0, 0, 2, AT(m.p)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}};
#undef AT
DFG_PATTERN_SLOTS(recent_squared)

#define AT(member) offsetof(struct recent_inner_whole, member)
static const struct dfg_capture recent_inner_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"k", DFG_CAP_NODE, AT(m.k)}, {"p", DFG_CAP_NODE, AT(m.p)},
    {"r", DFG_CAP_NODE, AT(m.r)}};
static const struct dfg_part recent_inner_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.k)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.p)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.r)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul)}, {DFG_PART_INNER, 0, 0, -1, AT(pow)},
    {DFG_PART_CONST, 0, 0, 2, AT(m.p)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_3)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_4)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_5)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_6)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)},
    {DFG_PART_CONST, 0, 0, 3, AT(m.r)}};
#undef AT
DFG_PATTERN_SLOTS(recent_inner)

#define AT(member) offsetof(struct recent_inner_factored_whole, member)
static const struct dfg_capture recent_inner_factored_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"k", DFG_CAP_NODE, AT(m.k)}, {"p", DFG_CAP_NODE, AT(m.p)},
    {"r", DFG_CAP_NODE, AT(m.r)}, {"u", DFG_CAP_NODE, AT(m.u)}};
static const struct dfg_part recent_inner_factored_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(mul)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_2)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_3)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_4)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_5)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_6)}, {DFG_PART_INPUT, 0, 0, 0, AT(m.x)},
    {DFG_PART_INPUT, 0, 0, 1, AT(m.k)}, {DFG_PART_INPUT, 0, 0, 2, AT(m.p)},
    {DFG_PART_INPUT, 0, 0, 3, AT(m.r)}, {DFG_PART_INPUT, 0, 0, 4, AT(m.u)},
    {DFG_PART_CONST, 0, 0, 3, AT(m.r)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_7)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_8)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_9)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_10)}, {DFG_PART_INNER, 0, 0, -1, AT(pow)},
    {DFG_PART_CONST, 0, 0, 2, AT(m.p)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)},
    {DFG_PART_CONST, 0, 0, 4, AT(m.u)}};
#undef AT
DFG_PATTERN_SLOTS(recent_inner_factored)

#define AT(member) offsetof(struct recent_make_gelu_tanh_whole, member)
static const struct dfg_capture recent_make_gelu_tanh_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"k", DFG_CAP_NODE, AT(m.k)}, {"p", DFG_CAP_NODE, AT(m.p)},
    {"r", DFG_CAP_NODE, AT(m.r)}, {"o", DFG_CAP_NODE, AT(m.o)}, {"h", DFG_CAP_NODE, AT(m.h)},
    {"t", DFG_CAP_NODE, AT(m.t)}};
static const struct dfg_part recent_make_gelu_tanh_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.k)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.p)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.r)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.o)}, {DFG_PART_INPUT, 0, 0, 5, AT(m.h)},
    {DFG_PART_INNER, 0, 0, 6, AT(m.t)}, {DFG_PART_INNER, 0, 0, -1, AT(mul)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(pow)}, {DFG_PART_CONST, 0, 0, 2, AT(m.p)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_3)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_4)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_5)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_6)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_7)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}, {DFG_PART_CONST, 0, 0, 3, AT(m.r)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_8)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_9)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_3)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_10)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_11)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_12)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_13)},
    {DFG_PART_INNER, 0, 0, -1, AT(div)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_14)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_4)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_15)},
    {DFG_PART_INNER, 0, 0, -1, AT(div_2)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_5)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_16)}, {DFG_PART_INNER, 0, 0, -1, AT(div_3)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_6)}, {DFG_PART_INNER, 0, 0, -1, AT(add_2)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_7)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_17)},
    {DFG_PART_INNER, 0, 0, -1, AT(add_3)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_18)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_8)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_9)}};
#undef AT
DFG_PATTERN_SLOTS(recent_make_gelu_tanh)

#define AT(member) offsetof(struct recent_make_gelu_tanh_factored_whole, member)
static const struct dfg_capture recent_make_gelu_tanh_factored_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"k", DFG_CAP_NODE, AT(m.k)}, {"p", DFG_CAP_NODE, AT(m.p)},
    {"r", DFG_CAP_NODE, AT(m.r)}, {"u", DFG_CAP_NODE, AT(m.u)}, {"o", DFG_CAP_NODE, AT(m.o)},
    {"h", DFG_CAP_NODE, AT(m.h)}, {"t", DFG_CAP_NODE, AT(m.t)}};
static const struct dfg_part recent_make_gelu_tanh_factored_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.k)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.p)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.r)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.u)}, {DFG_PART_INPUT, 0, 0, 5, AT(m.o)},
    {DFG_PART_INPUT, 0, 0, 6, AT(m.h)}, {DFG_PART_INNER, 0, 0, 7, AT(m.t)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_2)},
    {DFG_PART_CONST, 0, 0, 3, AT(m.r)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_3)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_4)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_5)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_6)}, {DFG_PART_INNER, 0, 0, -1, AT(pow)},
    {DFG_PART_CONST, 0, 0, 2, AT(m.p)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)},
    {DFG_PART_CONST, 0, 0, 4, AT(m.u)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_7)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_8)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_9)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_10)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_11)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_12)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_3)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_13)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_14)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_15)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_16)}, {DFG_PART_INNER, 0, 0, -1, AT(div)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_17)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_4)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_18)}, {DFG_PART_INNER, 0, 0, -1, AT(div_2)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_5)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_19)},
    {DFG_PART_INNER, 0, 0, -1, AT(div_3)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_6)},
    {DFG_PART_INNER, 0, 0, -1, AT(add_2)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_7)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_20)}, {DFG_PART_INNER, 0, 0, -1, AT(add_3)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_21)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_8)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_9)}};
#undef AT
DFG_PATTERN_SLOTS(recent_make_gelu_tanh_factored)

#define AT(member) offsetof(struct recent_make_gelu_sigmoid_whole, member)
static const struct dfg_capture recent_make_gelu_sigmoid_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"k", DFG_CAP_NODE, AT(m.k)}, {"p", DFG_CAP_NODE, AT(m.p)},
    {"r", DFG_CAP_NODE, AT(m.r)}, {"u", DFG_CAP_NODE, AT(m.u)}};
static const struct dfg_part recent_make_gelu_sigmoid_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.k)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.p)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.r)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.u)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(sigmoid)}, {DFG_PART_INNER, 0, 0, -1, AT(mul)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(pow)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_3)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_4)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_5)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_6)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_7)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_3)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_4)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_8)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_9)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_5)}, {DFG_PART_INNER, 0, 0, -1, AT(add_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_10)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_11)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_6)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_12)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_13)}, {DFG_PART_INNER, 0, 0, -1, AT(pow_2)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_7)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_8)},
    {DFG_PART_CONST, 0, 0, 4, AT(m.u)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_14)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_15)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_16)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_17)}};
#undef AT
DFG_PATTERN_SLOTS(recent_make_gelu_sigmoid)

#define AT(member) offsetof(struct recent_make_swish_whole, member)
static const struct dfg_capture recent_make_swish_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}};
static const struct dfg_part recent_make_swish_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(sigmoid)}};
#undef AT
DFG_PATTERN_SLOTS(recent_make_swish)

#define AT(member) offsetof(struct recent_make_swish_scaled_whole, member)
static const struct dfg_capture recent_make_swish_scaled_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"a", DFG_CAP_NODE, AT(m.a)}};
static const struct dfg_part recent_make_swish_scaled_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.a)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(sigmoid)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul)}, {DFG_PART_CONST, 0, 0, 1, AT(m.a)}};
#undef AT
DFG_PATTERN_SLOTS(recent_make_swish_scaled)

#define AT(member) offsetof(struct recent_reciprocal_root_whole, member)
static const struct dfg_capture recent_reciprocal_root_captures[] = {
    {"s", DFG_CAP_NODE, AT(m.s)}, {"h", DFG_CAP_NODE, AT(m.h)}};
static const struct dfg_part recent_reciprocal_root_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.s)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.h)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(reciprocal)},
    {DFG_PART_INNER, 0, 0, -1, AT(sqrt)}, {DFG_PART_INNER, 0, 0, -1, AT(div)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_INNER, 0, 0, -1, AT(sqrt_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(pow)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(sqrt_3)}, {DFG_PART_INNER, 0, 0, -1, AT(reciprocal_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(div_2)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_3)},
    {DFG_PART_INNER, 0, 0, -1, AT(reciprocal_3)}, {DFG_PART_INNER, 0, 0, -1, AT(pow_2)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_4)}};
#undef AT
DFG_PATTERN_SLOTS(recent_reciprocal_root)

#define AT(member) offsetof(struct recent_root_whole, member)
static const struct dfg_capture recent_root_captures[] = {
    {"s", DFG_CAP_NODE, AT(m.s)}, {"h", DFG_CAP_NODE, AT(m.h)}};
static const struct dfg_part recent_root_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.s)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.h)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(sqrt)},
    {DFG_PART_INNER, 0, 0, -1, AT(pow)}, {DFG_PART_CONST, 0, 0, 1, AT(m.h)}};
#undef AT
DFG_PATTERN_SLOTS(recent_root)

#define AT(member) offsetof(struct recent_over_root_whole, member)
static const struct dfg_capture recent_over_root_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"s", DFG_CAP_NODE, AT(m.s)}, {"h", DFG_CAP_NODE, AT(m.h)}};
static const struct dfg_part recent_over_root_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.s)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.h)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(div)}, {DFG_PART_INNER, 0, 0, -1, AT(sqrt)},
    {DFG_PART_INNER, 0, 0, -1, AT(pow)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul)}, {DFG_PART_INNER, 0, 0, -1, AT(reciprocal)},
    {DFG_PART_INNER, 0, 0, -1, AT(sqrt_2)}, {DFG_PART_INNER, 0, 0, -1, AT(div_2)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}, {DFG_PART_INNER, 0, 0, -1, AT(sqrt_3)},
    {DFG_PART_INNER, 0, 0, -1, AT(pow_2)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_3)},
    {DFG_PART_INNER, 0, 0, -1, AT(sqrt_4)}, {DFG_PART_INNER, 0, 0, -1, AT(reciprocal_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(div_3)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_4)},
    {DFG_PART_INNER, 0, 0, -1, AT(reciprocal_3)}, {DFG_PART_INNER, 0, 0, -1, AT(pow_3)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_5)}};
#undef AT
DFG_PATTERN_SLOTS(recent_over_root)

#define AT(member) offsetof(struct recent_make_rms_norm_whole, member)
static const struct dfg_capture recent_make_rms_norm_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"eps", DFG_CAP_NODE, AT(m.eps)}, {"h", DFG_CAP_NODE, AT(m.h)},
    {"scale", DFG_CAP_NODE, AT(m.scale)}, {"wide", DFG_CAP_NODE, AT(m.wide)}, {"w", DFG_CAP_NODE, AT(m.w)},
    {"s", DFG_CAP_NODE, AT(m.s)}, {"n", DFG_CAP_NODE, AT(m.n)}, {"back", DFG_CAP_NODE, AT(m.back)},
    {"q", DFG_CAP_VALUE, AT(m.q)}};
static const struct dfg_part recent_make_rms_norm_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.eps)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.h)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.scale)},
    {DFG_PART_INNER, 0, 0, 4, AT(m.wide)}, {DFG_PART_NONE, 0, 0, 5, AT(m.w)},
    {DFG_PART_INNER, 0, 0, 6, AT(m.s)}, {DFG_PART_INNER, 0, 0, -1, AT(reduceMean)},
    {DFG_PART_INNER, 0, 0, -1, AT(pow)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul)}, {DFG_PART_CONST, 0, 0, 1, AT(m.eps)},
    {DFG_PART_INNER, 0, 0, 8, AT(m.back)}, {DFG_PART_NONE, 0, 0, 7, AT(m.n)},
    {DFG_PART_INNER, 0, 0, -1, AT(div)}, {DFG_PART_INNER, 0, 0, -1, AT(sqrt)},
    {DFG_PART_INNER, 0, 0, -1, AT(pow_2)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_2)}, {DFG_PART_INNER, 0, 0, -1, AT(reciprocal)},
    {DFG_PART_INNER, 0, 0, -1, AT(sqrt_2)}, {DFG_PART_INNER, 0, 0, -1, AT(div_2)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_3)}, {DFG_PART_INNER, 0, 0, -1, AT(sqrt_3)},
    {DFG_PART_INNER, 0, 0, -1, AT(pow_3)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_4)},
    {DFG_PART_INNER, 0, 0, -1, AT(sqrt_4)}, {DFG_PART_INNER, 0, 0, -1, AT(reciprocal_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(div_3)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_5)},
    {DFG_PART_INNER, 0, 0, -1, AT(reciprocal_3)}, {DFG_PART_INNER, 0, 0, -1, AT(pow_4)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_6)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_3)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_4)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_5)}, {DFG_PART_INNER, 0, 0, -1, AT(reciprocal_4)},
    {DFG_PART_INNER, 0, 0, -1, AT(sqrt_5)}, {DFG_PART_INNER, 0, 0, -1, AT(div_4)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_7)}, {DFG_PART_INNER, 0, 0, -1, AT(sqrt_6)},
    {DFG_PART_INNER, 0, 0, -1, AT(pow_5)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_8)},
    {DFG_PART_INNER, 0, 0, -1, AT(sqrt_7)}, {DFG_PART_INNER, 0, 0, -1, AT(reciprocal_5)},
    {DFG_PART_INNER, 0, 0, -1, AT(div_5)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_9)},
    {DFG_PART_INNER, 0, 0, -1, AT(reciprocal_6)}, {DFG_PART_INNER, 0, 0, -1, AT(pow_6)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_10)}, {DFG_PART_INNER, 0, 0, -1, AT(div_6)},
    {DFG_PART_INNER, 0, 0, -1, AT(sqrt_8)}, {DFG_PART_INNER, 0, 0, -1, AT(pow_7)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_11)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_6)}};
#undef AT
DFG_PATTERN_SLOTS(recent_make_rms_norm)

#define AT(member) offsetof(struct recent_make_rms_norm_unscaled_whole, member)
static const struct dfg_capture recent_make_rms_norm_unscaled_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"eps", DFG_CAP_NODE, AT(m.eps)}, {"h", DFG_CAP_NODE, AT(m.h)},
    {"s", DFG_CAP_NODE, AT(m.s)}, {"q", DFG_CAP_VALUE, AT(m.q)}};
static const struct dfg_part recent_make_rms_norm_unscaled_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(div)},
    {DFG_PART_INNER, 0, 0, -1, AT(sqrt)}, {DFG_PART_INNER, 0, 0, -1, AT(pow)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_INNER, 0, 0, -1, AT(mul)},
    {DFG_PART_INNER, 0, 0, -1, AT(reciprocal)}, {DFG_PART_INNER, 0, 0, -1, AT(sqrt_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(div_2)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(sqrt_3)}, {DFG_PART_INNER, 0, 0, -1, AT(pow_2)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_3)}, {DFG_PART_INNER, 0, 0, -1, AT(sqrt_4)},
    {DFG_PART_INNER, 0, 0, -1, AT(reciprocal_2)}, {DFG_PART_INNER, 0, 0, -1, AT(div_3)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_4)}, {DFG_PART_INNER, 0, 0, -1, AT(reciprocal_3)},
    {DFG_PART_INNER, 0, 0, -1, AT(pow_3)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_5)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.eps)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.h)}, {DFG_PART_INNER, 0, 0, 3, AT(m.s)},
    {DFG_PART_INNER, 0, 0, -1, AT(reduceMean)}, {DFG_PART_INNER, 0, 0, -1, AT(pow_4)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_6)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_2)},
    {DFG_PART_CONST, 0, 0, 1, AT(m.eps)}};
#undef AT
DFG_PATTERN_SLOTS(recent_make_rms_norm_unscaled)

#define AT(member) offsetof(struct recent_scale_rms_norm_whole, member)
static const struct dfg_capture recent_scale_rms_norm_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"scale", DFG_CAP_NODE, AT(m.scale)}, {"n", DFG_CAP_NODE, AT(m.n)}};
static const struct dfg_part recent_scale_rms_norm_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.scale)},
    {DFG_PART_INNER, 0, 0, 2, AT(m.n)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}};
#undef AT
DFG_PATTERN_SLOTS(recent_scale_rms_norm)

static const struct dfg_pattern patterns[] = {
    {.name = "of_three", .place = "recent.pat:12", .n_captures = 3, .n_params = 3,
     .captures = recent_of_three_captures, .n_parts = 10, .parts = recent_of_three_parts,
     .match_size = sizeof(struct recent_of_three_match), .whole_size = sizeof(struct recent_of_three_whole),
     .match = recent_of_three_any, .each = recent_of_three_all},
    {.name = "halved", .place = "recent.pat:14", .n_captures = 3, .n_params = 3,
     .captures = recent_halved_captures, .n_parts = 20, .parts = recent_halved_parts,
     .match_size = sizeof(struct recent_halved_match), .whole_size = sizeof(struct recent_halved_whole),
     .match = recent_halved_any, .each = recent_halved_all},
    {.name = "make_gelu", .place = "recent.pat:20", .is_rule = true, .n_captures = 6, .n_params = 4,
     .captures = recent_make_gelu_captures, .n_parts = 49, .parts = recent_make_gelu_parts,
     .match_size = sizeof(struct recent_make_gelu_match),
     .whole_size = sizeof(struct recent_make_gelu_whole), .match = recent_make_gelu_any,
     .each = recent_make_gelu_all},
    {.name = "cubic", .place = "recent.pat:31", .n_captures = 3, .n_params = 3,
     .captures = recent_cubic_captures, .n_parts = 14, .parts = recent_cubic_parts,
     .match_size = sizeof(struct recent_cubic_match), .whole_size = sizeof(struct recent_cubic_whole),
     .match = recent_cubic_any, .each = recent_cubic_all},
    {.name = "squared", .place = "recent.pat:34", .n_captures = 3, .n_params = 3,
     .captures = recent_squared_captures, .n_parts = 12, .parts = recent_squared_parts,
     .match_size = sizeof(struct recent_squared_match), .whole_size = sizeof(struct recent_squared_whole),
     .match = recent_squared_any, .each = recent_squared_all},
    {.name = "inner", .place = "recent.pat:36", .n_captures = 4, .n_params = 4,
     .captures = recent_inner_captures, .n_parts = 17, .parts = recent_inner_parts,
     .match_size = sizeof(struct recent_inner_match), .whole_size = sizeof(struct recent_inner_whole),
     .match = recent_inner_any, .each = recent_inner_all},
    {.name = "inner_factored", .place = "recent.pat:37", .n_captures = 5, .n_params = 5,
     .captures = recent_inner_factored_captures, .n_parts = 23, .parts = recent_inner_factored_parts,
     .match_size = sizeof(struct recent_inner_factored_match),
     .whole_size = sizeof(struct recent_inner_factored_whole), .match = recent_inner_factored_any,
     .each = recent_inner_factored_all},
    {.name = "make_gelu_tanh", .place = "recent.pat:39", .is_rule = true, .n_captures = 7, .n_params = 6,
     .captures = recent_make_gelu_tanh_captures, .n_parts = 44, .parts = recent_make_gelu_tanh_parts,
     .match_size = sizeof(struct recent_make_gelu_tanh_match),
     .whole_size = sizeof(struct recent_make_gelu_tanh_whole), .match = recent_make_gelu_tanh_any,
     .each = recent_make_gelu_tanh_all},
    {.name = "make_gelu_tanh_factored", .place = "recent.pat:45", .is_rule = true, .n_captures = 8,
     .n_params = 7, .captures = recent_make_gelu_tanh_factored_captures, .n_parts = 49,
     .parts = recent_make_gelu_tanh_factored_parts,
     .match_size = sizeof(struct recent_make_gelu_tanh_factored_match),
     .whole_size = sizeof(struct recent_make_gelu_tanh_factored_whole),
     .match = recent_make_gelu_tanh_factored_any, .each = recent_make_gelu_tanh_factored_all},
    {.name = "make_gelu_sigmoid", .place = "recent.pat:51", .is_rule = true, .n_captures = 5, .n_params = 5,
     .captures = recent_make_gelu_sigmoid_captures, .n_parts = 37, .parts = recent_make_gelu_sigmoid_parts,
     .match_size = sizeof(struct recent_make_gelu_sigmoid_match),
     .whole_size = sizeof(struct recent_make_gelu_sigmoid_whole), .match = recent_make_gelu_sigmoid_any,
     .each = recent_make_gelu_sigmoid_all},
    {.name = "make_swish", .place = "recent.pat:57", .is_rule = true, .n_captures = 1, .n_params = 1,
     .captures = recent_make_swish_captures, .n_parts = 3, .parts = recent_make_swish_parts,
     .match_size = sizeof(struct recent_make_swish_match),
     .whole_size = sizeof(struct recent_make_swish_whole), .match = recent_make_swish_any,
     .each = recent_make_swish_all},
    {.name = "make_swish_scaled", .place = "recent.pat:58", .is_rule = true, .n_captures = 2, .n_params = 2,
     .captures = recent_make_swish_scaled_captures, .n_parts = 6, .parts = recent_make_swish_scaled_parts,
     .match_size = sizeof(struct recent_make_swish_scaled_match),
     .whole_size = sizeof(struct recent_make_swish_scaled_whole), .match = recent_make_swish_scaled_any,
     .each = recent_make_swish_scaled_all},
    {.name = "reciprocal_root", .place = "recent.pat:70", .n_captures = 2, .n_params = 2,
     .captures = recent_reciprocal_root_captures, .n_parts = 17, .parts = recent_reciprocal_root_parts,
     .match_size = sizeof(struct recent_reciprocal_root_match),
     .whole_size = sizeof(struct recent_reciprocal_root_whole), .match = recent_reciprocal_root_any,
     .each = recent_reciprocal_root_all},
    {.name = "root", .place = "recent.pat:72", .n_captures = 2, .n_params = 2,
     .captures = recent_root_captures, .n_parts = 6, .parts = recent_root_parts,
     .match_size = sizeof(struct recent_root_match), .whole_size = sizeof(struct recent_root_whole),
     .match = recent_root_any, .each = recent_root_all},
    {.name = "over_root", .place = "recent.pat:73", .n_captures = 3, .n_params = 3,
     .captures = recent_over_root_captures, .n_parts = 23, .parts = recent_over_root_parts,
     .match_size = sizeof(struct recent_over_root_match),
     .whole_size = sizeof(struct recent_over_root_whole), .match = recent_over_root_any,
     .each = recent_over_root_all},
    {.name = "make_rms_norm", .place = "recent.pat:77", .is_rule = true, .n_captures = 10, .n_params = 4,
     .captures = recent_make_rms_norm_captures, .n_parts = 56, .parts = recent_make_rms_norm_parts,
     .match_size = sizeof(struct recent_make_rms_norm_match),
     .whole_size = sizeof(struct recent_make_rms_norm_whole), .match = recent_make_rms_norm_any,
     .each = recent_make_rms_norm_all},
    {.name = "make_rms_norm_unscaled", .place = "recent.pat:90", .is_rule = true, .n_captures = 5,
     .n_params = 3, .captures = recent_make_rms_norm_unscaled_captures, .n_parts = 29,
     .parts = recent_make_rms_norm_unscaled_parts,
     .match_size = sizeof(struct recent_make_rms_norm_unscaled_match),
     .whole_size = sizeof(struct recent_make_rms_norm_unscaled_whole),
     .match = recent_make_rms_norm_unscaled_any, .each = recent_make_rms_norm_unscaled_all},
    {.name = "scale_rms_norm", .place = "recent.pat:97", .is_rule = true, .n_captures = 3, .n_params = 2,
     .captures = recent_scale_rms_norm_captures, .n_parts = 5, .parts = recent_scale_rms_norm_parts,
     .match_size = sizeof(struct recent_scale_rms_norm_match),
     .whole_size = sizeof(struct recent_scale_rms_norm_whole), .match = recent_scale_rms_norm_any,
     .each = recent_scale_rms_norm_all},
};

static const char *const imports[] = { "onnx", NULL };
static const char *const text_0[] = { /* recent.pat */
    "// recent.pat -- Gelu, Swish and RMSNormalization, which ONNX has in opsets after 17.\n//\n"
    "// Gelu is of opset 20, RMSNormalization of 23, Swish of 24.  A concept is one pattern here, whatever exporters\n"
    "// write for it; what ONNX Runtime has in its own domain is made of these operators by fuse_ort.pat.\n"
    "\nimport \"onnx.ops\";\n\n// Shapes stay those of x: constants beside it are no wider.\n"
    "cond one(c, x) = c.elements == 1, c.rank == 0 or c.rank <= x.rank;\n"
    "cond single(c) = c.elements == 1, c.rank <= 1;\n// A product of three, in any grouping.\n"
    "pattern of_three(a, b, c) = Mul(Mul(a, b), c) | Mul(Mul(a, c), b) | Mul(a, Mul(b, c));\n"
    "// Half of a product.\npattern halved(a, b, h) =\n"
    "    of_three(a, b, h & 0.5) | Div(Mul(a, b), h & 2) | Mul(Div(a, h & 2), b) | Mul(a, Div(b, h & 2));\n"
    "\n// ---- Gelu, Swish ----\n\n// x (1 + erf(x / sqrt 2)) / 2 (demo 1; ONNX Runtime: GeluFusion).\n"
    "rule make_gelu(x, r, o, h) {\n"
    "    e = Erf(Div(x, r & approx(1.41421356, 1e-3)) | Mul(x, r & approx(0.70710678, 1e-3)));\n"
    "    n = Erf(Neg(Div(x, r & approx(1.41421356, 1e-3)) | Mul(x, r & approx(0.70710678, 1e-3)))\n"
    "            | Div(Neg(x), r & approx(1.41421356, 1e-3)) | Mul(Neg(x), r & approx(0.70710678, 1e-3))\n"
    "            | Mul(x, r & approx(-0.70710678, 1e-3)));\n"
    "    match halved(x, Add(e, o & 1) | Sub(o & 1, n), h) | Mul(x, Add(Mul(e, h & 0.5), o & 0.5));\n"
    "    where one(r, x), one(o, x), one(h, x);\n    rewrite Gelu(x);\n}\n"
    "// x (1 + tanh(sqrt(2 / pi) (x + 0.044715 x^3))) / 2 (ONNX Script: fast_gelu; ONNX Runtime: FastGeluFusion),\n"
    "// or x times the sigmoid of twice that; the cube may have its x factored out.\n"
    "pattern cubic(x, k, p) =\n    Mul(Pow(x, p & 3) | Mul(x, Mul(x, x)), k & approx(0.044715, 1e-4))\n"
    "    | Mul(x, Mul(x, Mul(x, k & approx(0.044715, 1e-4))));\npattern squared(x, k, p) =\n"
    "    Mul(x, Mul(x, k & approx(0.044715, 1e-4))) | Mul(Mul(x, x) | Pow(x, p & 2), k & approx(0.044715, 1e-4));\n"
    "pattern inner(x, k, p, r) = Mul(Add(x, cubic(x, k, p)), r & const);\n"
    "pattern inner_factored(x, k, p, r, u) = of_three(x, r & const, Add(squared(x, k, p), u & 1));\n"
    "cond numbers(x, k, p, r) = one(k, x), one(r, x), not present(p) or one(p, x);\n"
    "rule make_gelu_tanh(x, k, p, r, o, h) {\n    t = Tanh(inner(x, k, p, r));\n"
    "    match halved(x, Add(t, o & 1), h) | Mul(x, Add(Mul(t, h & 0.5), o & 0.5));\n"
    "    where numbers(x, k, p, r), one(o, x), one(h, x), value(r) ~= 0.79788456 +- 1e-3;\n"
    "    rewrite Gelu(x) { approximate = \"tanh\" };\n}\nrule make_gelu_tanh_factored(x, k, p, r, u, o, h) {\n"
    "    t = Tanh(inner_factored(x, k, p, r, u));\n"
    "    match halved(x, Add(t, o & 1), h) | Mul(x, Add(Mul(t, h & 0.5), o & 0.5));\n"
    "    where numbers(x, k, p, r), one(o, x), one(h, x), one(u, x), value(r) ~= 0.79788456 +- 1e-3;\n"
    "    rewrite Gelu(x) { approximate = \"tanh\" };\n}\nrule make_gelu_sigmoid(x, k, p, r, u) {\n"
    "    match Mul(x, Sigmoid(inner(x, k, p, r) | inner_factored(x, k, p, r, u)));\n"
    "    where numbers(x, k, p, r), not present(u) or one(u, x), value(r) ~= 1.59576912 +- 2e-3;\n"
    "    rewrite Gelu(x) { approximate = \"tanh\" };\n}\n// x sigmoid(x), x sigmoid(a x).\n"
    "rule make_swish(x) { match Mul(x, Sigmoid(x)); where x.dtype in {f16, bf16, f32, f64}; rewrite Swish(x); }\n"
    "rule make_swish_scaled(x, a) {\n    match Mul(x, Sigmoid(Mul(x, a & const)));\n"
    "    where one(a, x), value(a) > 1e-3, value(a) < 1e3;\n    rewrite Swish(x) { alpha = value(a) };\n}\n\n"
    "// ---- RMSNormalization ----\n\ncond last_axis(p, x) = p == [-1] or p == [x.rank - 1];\n"
    "// A number for each place of the last axis.\n"
    "cond along(c, x) = c.rank == 1, c.shape[0] == x.shape[-1];\n// 1 over the root of s, and x over it.\n"
    "pattern reciprocal_root(s, h) =\n"
    "    Reciprocal(Sqrt(s)) | Div(1, Sqrt(s)) | Pow(s, h & -0.5) | Sqrt(Reciprocal(s) | Div(1, s)) | Reciprocal(Pow(s, h & 0.5));\n"
    "pattern root(s, h) = Sqrt(s) | Pow(s, h & 0.5);\n"
    "pattern over_root(x, s, h) = Div(x, root(s, h)) | Mul(x, reciprocal_root(s, h));\n\n"
    "// A value over the root of the mean of its square, computed in a wider dtype or not (demo 3; ONNX Script:\n"
    "// rms_normalization; ONNX Runtime: SimplifiedLayerNormFusion).\n",
    "rule make_rms_norm(x, eps, h, scale) : priority 1 {\n    wide = Cast(x) { to == 1 };\n"
    "    w = wide | x;\n"
    "    s = Add(ReduceMean(Pow(w, 2) | Mul(w, w)) { axes = q, keepdims == 1 }, eps & const);\n"
    "    n = over_root(w, s, h);\n    back = Cast(n);\n"
    "    match Mul(back | n, scale) | Mul(w, Mul(reciprocal_root(s, h), scale)) | Div(Mul(w, scale), root(s, h));\n"
    "    where last_axis(q, x), single(eps), not present(h) or single(h), along(scale, x), value(eps) >= 0, value(eps) < 1e30;\n"
    "    where x.dtype in {f16, f32, f64}, same_dtype(x, scale);\n"
    "    where (not present(wide) and not present(back)) or (present(wide) and x.dtype == f16 and same_dtype(x, back));\n"
    "    rewrite RMSNormalization(x, scale) { epsilon = value(eps) };\n}\n"
    "// Without a scale, which is 1 then.\nrule make_rms_norm_unscaled(x, eps, h) {\n"
    "    s = Add(ReduceMean(Pow(x, 2) | Mul(x, x)) { axes = q, keepdims == 1 }, eps & const);\n"
    "    match over_root(x, s, h);\n"
    "    where last_axis(q, x), single(eps), not present(h) or single(h), x.shape[-1] > 0, x.dtype in {f16, f32, f64};\n"
    "    where value(eps) >= 0, value(eps) < 1e30;\n"
    "    rewrite RMSNormalization(x, Expand(like(x, 1.0), i64 [x.shape[-1]])) { epsilon = value(eps) };\n"
    "}\nrule scale_rms_norm(x, scale) {\n    n = RMSNormalization(x, splat(1)) { axis == -1 };\n"
    "    match Mul(n, scale);\n    where along(scale, x), same_dtype(x, scale);\n"
    "    rewrite RMSNormalization(x, scale) { ..n };\n}\n",
    NULL};
static const struct dfg_source sources[] = {
    {"recent.pat", UINT64_C(0x23db03292e2b9474), text_0, (const uint32_t[]){1}, 1},
    {"onnx.ops", UINT64_C(0x67e4206e71dd8ca4), NULL, NULL, 0},
};
extern const struct dfg_unit recent_unit;
const struct dfg_unit recent_unit = {
    .abi = DFG_ABI,
    .name = "recent",
    .imports = imports,
    .names = &recent_names,
    .n_patterns = 18, .patterns = patterns,
    .rules = &recent_rules,
    .version = "0.1.0", .hash = UINT64_C(0xc2858b3d3017ade8),
    .n_sources = 2, .sources = sources, .law_limit = 64,
    .prefix = "recent_",
};
