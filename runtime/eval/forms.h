/* forms.h -- which function a kernel that serves many operators computes. */
#ifndef DFG_EVAL_FORMS_H
#define DFG_EVAL_FORMS_H

enum eval_unary {
#define UNARY(name, value) U_##name,
#include "unary.def"
#undef UNARY
};

enum eval_binary {
    B_ADD,
    B_SUB,
    B_MUL,
    B_DIV,
    B_FLOOR_DIV,
    B_MOD,
    B_FLOOR_MOD,
    B_POW,
    B_MAX,
    B_MIN,
    B_PRELU,
    B_SQUARED_DIFFERENCE,
    B_SHIFT_LEFT,
    B_SHIFT_RIGHT,
    B_BITWISE_AND,
    B_BITWISE_OR,
    B_BITWISE_XOR,
    B_AND,
    B_OR,
    B_XOR,
    B_ATAN2,
    /* with a bool as result */
    B_EQUAL,
    B_NOT_EQUAL,
    B_LESS,
    B_LESS_EQUAL,
    B_GREATER,
    B_GREATER_EQUAL
};

enum eval_reduce {
    R_SUM,
    R_MEAN,
    R_PROD,
    R_MAX,
    R_MIN,
    R_L1,
    R_L2,
    R_SUM_SQUARE,
    R_LOG_SUM,
    R_LOG_SUM_EXP,
    R_ALL,
    R_ANY,
    R_VARIANCE
};

#endif
