/* hash.c -- the hash of a unit: equal for units that mean the same.
 *
 * In:   the texts of a unit, the options of the context.
 * Out:  64 bits, FNV-1a.
 */
#include "core/fnv.h"
#include "pattern.h"

#include <string.h>

/* With its end, so that "ab", "c" is not "a", "bc". */
static uint64_t hash_string(uint64_t h, const char *s)
{
    return dfg_fnv(h, s, strlen(s) + 1);
}

uint64_t pat_hash_of_source(const struct source *s)
{
    return dfg_fnv(hash_string(DFG_FNV, s->base), s->text, s->size);
}

uint64_t pat_hash_of_unit(struct pat *pat, const struct unit *u)
{
    uint64_t h = hash_string(DFG_FNV, PAT_VERSION);
    for (int i = 0; i < u->n_sources; i++) {
        const struct unit_source *s = &u->sources[i];
        h = hash_string(h, pat_format(pat, "%016llx", (unsigned long long)pat_hash_of_source(s->src)));
        for (int k = 0; k < s->n_imports; k++)
            h = hash_string(h, pat_format(pat, "%u", (unsigned)s->imports[k]));
    }
    for (int i = 0; i < pat->opt.defines.n; i++)
        if (pat_defined_param(u, pat->opt.defines.at[i]))
            h = hash_string(h, pat->opt.defines.at[i]);
    return hash_string(h, pat_format(pat, "%d %s", pat->opt.law_limit, pat->opt.prefix));
}
