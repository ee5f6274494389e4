/* values.h -- values by where they stand, as files of the library hand them to each other: by value each call would
 * copy them into its frame, and where memory is small so are stacks.
 *
 * Freestanding.
 */
#ifndef DFG_CORE_VALUES_H
#define DFG_CORE_VALUES_H

#include "../dfg_match.h"

/* a op b of `+ - * / %`: dfg_ints, dfg_numbers. */
typedef dfg_val dfg_operate(char op, const dfg_val *a, const dfg_val *b);

/* Of a shape: a number, or one that waits (dims.c). */
dfg_val dfg_extents_product(const dfg_dim *, uint32_t n);

/* Of extents one of which is a name (dims.c). */
enum dfg_tri dfg_names_same(const dfg_graph *, dfg_dim a, dfg_dim b);

/* An element that a tensor of this dtype has, into *to, which is returned (element.c). */
const dfg_val *dfg_read_element(const struct dfg_tensor *, enum dfg_dtype, size_t i, dfg_val *to);

#endif
