/* string.h -- as stdlib.h here; the four mem functions are the target's own, as compilers want them. */
#ifndef DFG_LIBC_STRING_H
#define DFG_LIBC_STRING_H

#include <stddef.h>

#define strlen dfg_c_strlen
#define strcmp dfg_c_strcmp
#define strncmp dfg_c_strncmp
#define strchr dfg_c_strchr
#define strrchr dfg_c_strrchr
#define strcspn dfg_c_strcspn
#define strspn dfg_c_strspn
#define strpbrk dfg_c_strpbrk
#define memchr dfg_c_memchr
#define strcpy dfg_c_strcpy

void *memcpy(void *restrict, const void *restrict, size_t);
void *memmove(void *, const void *, size_t);
void *memset(void *, int, size_t);
int memcmp(const void *, const void *, size_t);
size_t strlen(const char *);
int strcmp(const char *, const char *);
int strncmp(const char *, const char *, size_t);
char *strchr(const char *, int);
char *strrchr(const char *, int);
size_t strcspn(const char *, const char *reject);
size_t strspn(const char *, const char *accept);
char *strpbrk(const char *, const char *accept);
void *memchr(const void *, int, size_t);
char *strcpy(char *restrict, const char *restrict);

#endif
