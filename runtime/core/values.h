/* values.h -- values by where they stand, as files of the library hand them to each other: by value each call would
 * copy them into its frame, and where memory is small so are stacks.
 *
 * A result may stand where an operand does.  Freestanding.
 */
#ifndef DFG_CORE_VALUES_H
#define DFG_CORE_VALUES_H

#include "../dfg_match.h"

/* a op b of `+ - * / %`: of ints alone; of numbers, which may be floats (number.c). */
typedef void dfg_operate(char op, const dfg_val *a, const dfg_val *b, dfg_val *r);
dfg_operate dfg_operate_ints, dfg_operate_numbers;

/* As dfg_order, dfg_close_by (compare.c). */
enum dfg_order dfg_order_at(const dfg_val *, const dfg_val *);
enum dfg_tri dfg_close_at(const dfg_val *, const dfg_val *, double tol);

/* An element that a tensor of this dtype has, into *to, which is returned (element.c). */
const dfg_val *dfg_read_element(const struct dfg_tensor *, enum dfg_dtype, size_t i, dfg_val *to);

#endif
