/* c_names.c -- C identifiers of what a file declares.
 *
 * A name gets into C as it is (a member of a match, a function that the user writes) or in front of others
 * (conv_match, NPU_CONV).  Macros hurt even where others follow a name: DFG_MATCHERS(EOF) makes no EOF_match.
 */
#include "base/c_word.h"
#include "check.h"

#include <ctype.h>
#include <string.h>

void pat_check_extern(struct pat *pat, const struct syn *s)
{
    if (pat_is_c_word(s->name, strlen(s->name)))
        pat_error_at(pat, s->at, "'%s' means something else in C: no function can have this name", s->name);
}

const char *pat_c_name_of(struct pat *pat, const char *prefix, const char *name)
{
    const bool joined = !*prefix || prefix[strlen(prefix) - 1] == '_';
    const char *both = pat_format(pat, "%s%s%s", prefix, joined ? "" : "_", name);
    const size_t len = strlen(both);
    char *id = pat_alloc(pat, len + 2);
    size_t n = 0;
    if (isdigit((unsigned char)both[0]))
        id[n++] = '_';
    for (size_t i = 0; i < len; i++)
        id[n++] = isalnum((unsigned char)both[i]) ? both[i] : '_';
    const char *base = pat_intern(pat, id, n), *c_name = base;
    for (int i = 2; pat_map_get(&pat->run->c_names, c_name) || (c_name == base && pat_is_c_macro(base)); i++)
        c_name = pat_format(pat, "%s_%d", base, i);
    pat_map_put(pat, &pat->run->c_names, c_name, (void *)(uintptr_t)1);
    return c_name;
}
