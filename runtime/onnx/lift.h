/* lift.h -- what the files that bring ONNX nodes into the canonical form share.
 *
 * A lift looks at the call in hand, and either changes it into the canonical
 * form, exactly, or leaves it as it is and calls lift_keep.  An attribute that
 * refers to one of a function (its value is none) is never of the type that a
 * lift asks for, so such a call is kept.
 */
#ifndef DFG_IO_ONNX_LIFT_H
#define DFG_IO_ONNX_LIFT_H

#include "onnx.h"

/* The node keeps its form, under a name with the opset that introduced it. */
bool dfg_lift_keep(struct onnx_reader *, const struct dfg_op_form *);

/* An attribute's value, or `otherwise` where it is absent; false: it is of another type. */
bool dfg_lift_int(struct onnx_reader *, const char *key, int64_t otherwise, int64_t *value);
bool dfg_lift_float(struct onnx_reader *, const char *key, double otherwise, double *value);
bool dfg_lift_text(struct onnx_reader *, const char *key, const char *otherwise, const char **value);
/* NULL where it is absent; false: it is no list of ints (of floats). */
bool dfg_lift_ints(struct onnx_reader *, const char *key, const dfg_val **list);
bool dfg_lift_floats(struct onnx_reader *, const char *key, const dfg_val **list);
void dfg_lift_drop(struct onnx_reader *, const char *key);
bool dfg_lift_set(struct onnx_reader *, const char *key, dfg_val value);
bool dfg_lift_set_text(struct onnx_reader *, const char *key, const char *value);

/* Operands; past the end they are absent. */
struct onnx_operand dfg_lift_operand(const struct onnx_reader *, size_t i);
bool dfg_lift_is_absent(const struct onnx_reader *, size_t i);
bool dfg_lift_put(struct onnx_reader *, size_t i, struct onnx_operand);
/* Operand i becomes a constant; false without memory. */
bool dfg_lift_put_ints(struct onnx_reader *, size_t i, const dfg_val *list); /* i64, rank 1 */
bool dfg_lift_put_tensor(struct onnx_reader *, size_t i, uint32_t tensor);
/* The numbers of operand i, a constant; false where it is none. */
bool dfg_lift_const_ints(struct onnx_reader *, size_t i, dfg_val *list);

/* The tensor type of operand 0; where rank or element type are unknown, those that
 * the first result states, which has the same. */
struct dfg_type dfg_lift_known(struct onnx_reader *);

/* ---- lift_*.c ---- */

#define LIFT(name, arguments, back) bool dfg_lift_##name(struct onnx_reader *, const struct dfg_op_form *);
#include "lifts.def"

#endif
