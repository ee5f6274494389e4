/* forms.h -- which function a kernel that serves many operators computes. */
#ifndef DFG_EVAL_FORMS_H
#define DFG_EVAL_FORMS_H

enum eval_unary {
#define UNARY(name, value) U_##name,
#include "unary.def"
#undef UNARY
};

enum eval_binary {
#define BINARY(name, real, whole) B_##name,
#include "binary.def"
#undef BINARY
};

enum eval_reduce {
#define REDUCE(name, real, whole) R_##name,
#include "reduce.def"
#undef REDUCE
};

#endif
