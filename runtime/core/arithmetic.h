/* arithmetic.h -- what `+ - * / %` of conditions give of two numbers, for the library and for pat2c.
 *
 * False: it is unknown, since an int overflows, or on division by zero.  Freestanding.
 */
#ifndef DFG_ARITHMETIC_H
#define DFG_ARITHMETIC_H

#include <stdbool.h>
#include <stdint.h>

static inline bool dfg_compute_ints(char op, int64_t a, int64_t b, int64_t *r)
{
    if (op == '+')
        return !__builtin_add_overflow(a, b, r);
    if (op == '-')
        return !__builtin_sub_overflow(a, b, r);
    if (op == '*')
        return !__builtin_mul_overflow(a, b, r);
    if (b == 0 || (a == INT64_MIN && b == -1))
        return false;
    *r = op == '/' ? a / b : a % b;
    return true;
}

/* There is no `%` of floats. */
static inline bool dfg_compute_floats(char op, double a, double b, double *r)
{
    if (op == '%' || (op == '/' && b == 0))
        return false;
    *r = op == '+' ? a + b : op == '-' ? a - b : op == '*' ? a * b : a / b;
    return true;
}

#endif
