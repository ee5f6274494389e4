/* facts.c -- patterns -> facts, choices, residue.
 *
 * In:   checked patterns, laws expanded; usually the entries of one table.
 * Out:  for each its predicate and its residue; errors and warnings of
 *       build.c.  A pattern's facts are made once in a run.
 */
#include "facts.h"
#include "match/match.h"

#include <string.h>

/* The text of a piece of a pattern for a comment, cut after `limit` characters. */
const char *source_text(struct span at, size_t limit)
{
    const char *text = source_line_text(at);
    return strlen(text) > limit ? format("%.*s ...", (int)limit, text) : text;
}

struct pattern_facts *pattern_facts_of(const struct pattern *p)
{
    static struct map made;
    struct pattern_facts *f = pat_map_get(&made, (const char *)p);
    if (f)
        return f;
    f = alloc(sizeof *f);
    f->pattern = p;
    build_pred(f);
    map_put(&made, (const char *)p, f);
    return f;
}

struct facts *facts_of(const struct unit *u, struct pattern **patterns, int n)
{
    struct facts *all = alloc(sizeof *all);
    all->unit = u;
    all->n = n;
    all->of = alloc(sizeof *all->of * ((size_t)n + 1));
    for (int i = 0; i < n; i++)
        all->of[i] = pattern_facts_of(patterns[i]);
    return all;
}
