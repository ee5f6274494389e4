/* stdio.h -- as stdlib.h here: texts in memory; there are no files. */
#ifndef DFG_LIBC_STDIO_H
#define DFG_LIBC_STDIO_H

#include <stdarg.h>
#include <stddef.h>

#define snprintf dfg_c_snprintf
#define sprintf dfg_c_sprintf
#define vsnprintf dfg_c_vsnprintf

typedef struct dfg_c_file FILE;

int snprintf(char *restrict, size_t, const char *restrict, ...);
int sprintf(char *restrict, const char *restrict, ...);
int vsnprintf(char *restrict, size_t, const char *restrict, va_list);

/* There are none, so nothing can be written. */
static inline size_t dfg_c_fwrite(const void *at, size_t size, size_t n, FILE *f)
{
    (void)at, (void)size, (void)n, (void)f;
    return 0;
}
static inline int dfg_c_fflush(FILE *f)
{
    (void)f;
    return -1;
}
#define fwrite dfg_c_fwrite
#define fflush dfg_c_fflush

#endif
