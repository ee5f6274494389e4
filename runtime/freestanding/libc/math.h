/* math.h -- as stdlib.h here. */
#ifndef DFG_LIBC_MATH_H
#define DFG_LIBC_MATH_H

#define INFINITY __builtin_inff()
#define NAN __builtin_nanf("")
#define isnan(x) __builtin_isnan(x)
#define isinf(x) __builtin_isinf(x)
#define isfinite(x) __builtin_isfinite(x)
#define signbit(x) __builtin_signbit(x)
#define trunc dfg_c_trunc
#define fabs dfg_c_fabs
#define floor dfg_c_floor
#define fmax dfg_c_fmax
#define fmin dfg_c_fmin

double floor(double);
double trunc(double);
static inline double fabs(double x) { return __builtin_fabs(x); }
static inline double fmax(double a, double b) { return a > b || b != b ? a : b; }
static inline double fmin(double a, double b) { return a < b || b != b ? a : b; }

#endif
