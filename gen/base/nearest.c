/* nearest.c -- the known name that a mistyped one is nearest to.
 *
 * In:   the name wanted, then the candidates in any fixed order.
 * Out:  the nearest, the first of equals, or NULL when none is near.
 *
 * Distance counts inserted, deleted, changed and swapped neighbouring letters
 * (optimal string alignment, three rows of the usual table).  A candidate whose
 * last dotted part is the wanted name counts as one change: conv2d, nn.conv2d.
 * What foreign.def has for the wanted name is nearest of all: float32, f32.
 */
#include "base.h"

#include <string.h>

enum { MAX_LENGTH = 100 }; /* of a name worth a guess */

/* What other languages call it, and we. */
static const char *const foreign[][2] = {
#define FOREIGN(theirs, ours) {theirs, ours},
#include "lang/foreign.def"
};

static bool means(const char *theirs, const char *ours)
{
    for (size_t i = 0; i < sizeof foreign / sizeof *foreign; i++)
        if (strcmp(foreign[i][0], theirs) == 0 && strcmp(foreign[i][1], ours) == 0)
            return true;
    return false;
}

void pat_nearest_begin(struct pat *pat, const char *name)
{
    const size_t len = strlen(name);
    pat->nearest.wanted = name;
    pat->nearest.wanted_len = len > MAX_LENGTH ? 0 : (int)len;
    pat->nearest.best = NULL;
    pat->nearest.distance = pat->nearest.wanted_len / 3 + 1; /* a third of the letters may be wrong */
    for (int i = 0; i < 3 && !pat->nearest.row[i]; i++)
        pat->nearest.row[i] = pat_alloc(pat, (MAX_LENGTH + 1) * sizeof(int));
}

static int min(int a, int b)
{
    return a < b ? a : b;
}

/* The distance between the wanted name and s, or `limit` where it is no less. */
static int distance(const struct pat *pat, const char *s, int len, int limit)
{
    const char *wanted = pat->nearest.wanted;
    const int wanted_len = pat->nearest.wanted_len;
    int *const *row = pat->nearest.row;
    for (int j = 0; j <= wanted_len; j++)
        row[0][j] = j;
    for (int i = 1; i <= len; i++) {
        int *above2 = row[(i + 1) % 3], *above = row[(i + 2) % 3], *here = row[i % 3];
        int least = here[0] = i;
        for (int j = 1; j <= wanted_len; j++) {
            here[j] = min(min(above[j], here[j - 1]) + 1, above[j - 1] + (s[i - 1] != wanted[j - 1]));
            if (i > 1 && j > 1 && s[i - 1] == wanted[j - 2] && s[i - 2] == wanted[j - 1])
                here[j] = min(here[j], above2[j - 2] + 1);
            least = min(least, here[j]);
        }
        if (least >= limit)
            return limit;
    }
    return row[len % 3][wanted_len];
}

void pat_nearest_offer(struct pat *pat, const char *candidate)
{
    const char *wanted = pat->nearest.wanted;
    const int wanted_len = pat->nearest.wanted_len, best_distance = pat->nearest.distance;
    if (wanted_len == 0)
        return;
    const size_t len = strlen(candidate);
    const char *dot = strrchr(candidate, '.');
    int d = best_distance;
    if (means(wanted, candidate))
        d = 0;
    else if (dot && strcmp(dot + 1, wanted) == 0)
        d = 1;
    else if (len <= MAX_LENGTH && (int)len - wanted_len < best_distance &&
             wanted_len - (int)len < best_distance)
        d = distance(pat, candidate, (int)len, best_distance);
    if (d < best_distance) {
        pat->nearest.distance = d;
        pat->nearest.best = candidate;
    }
}

const char *pat_nearest_end(const struct pat *pat)
{
    return pat->nearest.best;
}
