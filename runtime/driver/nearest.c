/* nearest.c -- the name on hand that a mistyped one is nearest to.
 *
 * In:   the name wanted, then candidates in a fixed order.
 * Out:  the nearest of them, the first of equals; NULL where none is near.
 *
 * Distance counts inserted, deleted and changed letters (Levenshtein), in one
 * row of the usual table; a third of the letters may be wrong.  Long names are
 * not guessed at.
 */
#include "opt.h"

#include <string.h>

static size_t least(size_t a, size_t b, size_t c)
{
    const size_t ab = a < b ? a : b;
    return ab < c ? ab : c;
}

static size_t distance(const char *a, size_t n, const char *b, size_t m)
{
    size_t row[NEAREST_LENGTH + 1];
    for (size_t k = 0; k <= m; k++)
        row[k] = k;
    for (size_t i = 1; i <= n; i++) {
        size_t diagonal = row[0];
        row[0] = i;
        for (size_t k = 1; k <= m; k++) {
            const size_t above = row[k];
            row[k] = least(row[k - 1] + 1, above + 1, diagonal + (a[i - 1] != b[k - 1]));
            diagonal = above;
        }
    }
    return row[m];
}

struct nearest nearest_to(const char *wanted, size_t n)
{
    return (struct nearest){.wanted = wanted, .n = n, .distance = n / 3 + 1};
}

void nearest_offer(struct nearest *w, const char *candidate)
{
    const size_t m = strlen(candidate);
    if (w->n > NEAREST_LENGTH || m > NEAREST_LENGTH)
        return;
    const size_t d = distance(w->wanted, w->n, candidate, m);
    if (d < w->distance) {
        w->distance = d;
        w->name = candidate;
    }
}
