/* stdlib.h -- of the C library what libdfg asks for, where there is none: memory.c, numbers.c.
 * Names in C are ours, so that a program may have a C library besides. */
#ifndef DFG_LIBC_STDLIB_H
#define DFG_LIBC_STDLIB_H

#include <stddef.h>

#define malloc dfg_c_malloc
#define calloc dfg_c_calloc
#define realloc dfg_c_realloc
#define free dfg_c_free
#define qsort dfg_c_qsort
#define strtod dfg_c_strtod
#define strtof dfg_c_strtof
#define strtol dfg_c_strtol
#define strtoll dfg_c_strtoll

void *malloc(size_t);
void *calloc(size_t, size_t);
void *realloc(void *, size_t);
void free(void *);
void qsort(void *, size_t n, size_t size, int (*)(const void *, const void *));
double strtod(const char *, char **end);
float strtof(const char *, char **end);
long strtol(const char *, char **end, int base);
long long strtoll(const char *, char **end, int base);
static inline int dfg_c_abs(int n) { return n < 0 ? -n : n; }
#define abs dfg_c_abs

#endif
