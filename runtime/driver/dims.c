/* dims.c -- --dim N=1: extents that have names get numbers.
 *
 * In:   NAME=NUMBER, split by commas, and a graph before its types are inferred.
 * Out:  the graph with these extents in its types.
 * Errors: malformed options, a name twice; a name that no type has, except in a list of models.
 */
#include "../dfg_extend.h"
#include "../dfg_infer.h"
#include "opt.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

/* The number behind the last `=` of the n bytes at text; *len: of the name before it.  -1: none. */
static int64_t number_of(const char *text, size_t n, size_t *len)
{
    size_t digits = 0;
    *len = 0;
    while (digits < n && text[n - 1 - digits] >= '0' && text[n - 1 - digits] <= '9')
        digits++;
    if (digits == 0 || n < digits + 2 || text[n - 1 - digits] != '=')
        return -1;
    *len = n - digits - 1;
    errno = 0;
    const int64_t number = strtoll(text + n - digits, NULL, 10);
    return errno == 0 ? number : -1;
}

/* Is it set before `end`, too? */
static bool is_set_before(const char *dims, const char *end, size_t len)
{
    for (const char *at = dims; at < end; at += strcspn(at, ",") + 1)
        if (strncmp(at, end, len + 1) == 0)
            return true;
    return false;
}

int dims_check(const char *dims)
{
    for (const char *at = dims;; at++) {
        size_t n = strcspn(at, ","), len;
        if (number_of(at, n, &len) < 0) {
            complain("--dim is NAME=NUMBER, up to 2^63-1, not '%.*s'", (int)n, at);
            return STATUS_USAGE;
        }
        if (is_set_before(dims, at, len)) {
            complain("--dim sets '%.*s' twice", (int)len, at);
            return STATUS_USAGE;
        }
        at += n;
        if (*at == '\0')
            return STATUS_OK;
    }
}

dfg_status dims_set(dfg_module *m, const struct options *o, struct dfg_error *error)
{
    dfg_status status = DFG_OK;
    for (const char *at = o->dim;; at++) {
        size_t n = strcspn(at, ","), len;
        int64_t value = number_of(at, n, &len);
        status = dfg_set_extent(m, at, len, value, error);
        if (status == DFG_BAD_GRAPH) {
            dfg_error_clear(error);
            status = o->jsonl ? DFG_OK
                              : dfg_fail(error, status, "%s: error: no extent of the graph is called '%.*s'", o->input,
                                         (int)len, at);
        }
        at += n;
        if (*at == '\0' || status != DFG_OK)
            return status;
    }
}
