/* glob.c -- names against globs: `*` is any bytes, `?` any one byte.
 *
 * On a mismatch only the latest `*` is retried one byte further on: an earlier
 * one could not do better.  So time is at most the product of the lengths.
 */
#include "free.h"

bool dfg_glob_matches(const char *glob, const char *name, size_t name_len)
{
    const char *p = glob, *star = NULL;
    size_t i = 0, from = 0;
    while (i < name_len) {
        if (*p == '*') {
            star = ++p;
            from = i;
        } else if (*p != '\0' && (*p == '?' || *p == name[i])) {
            p++;
            i++;
        } else if (star != NULL) {
            p = star;
            i = ++from;
        } else {
            return false;
        }
    }
    while (*p == '*')
        p++;
    return *p == '\0';
}
