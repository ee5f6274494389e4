/* nearest.c -- the known name that a mistyped one is nearest to.
 *
 * In:   the name wanted, then the candidates in any fixed order.
 * Out:  the nearest, the first of equals, or NULL when none is near.
 *
 * Distance counts inserted, deleted, changed and swapped neighbouring letters
 * (optimal string alignment, three rows of the usual table).  A candidate whose
 * last dotted part is the wanted name counts as one change: conv2d, nn.conv2d.
 * A translation in foreign.def beats all others: float32, f32.
 */
#include "nearest.h"

#include <stdbool.h>
#include <string.h>

enum { MAX_LENGTH = 100 }; /* of a name worth a guess */

/* What other languages call it, and we. */
static const char *const foreign[][2] = {
#define FOREIGN(theirs, ours) {theirs, ours},
#include "lang/foreign.def"
};

static bool is_text(const char *text, size_t len, const char *s)
{
    return strlen(s) == len && memcmp(text, s, len) == 0;
}

static bool means(const struct pat_nearest *near, const char *ours)
{
    for (size_t i = 0; i < sizeof foreign / sizeof *foreign; i++)
        if (is_text(near->wanted, (size_t)near->len, foreign[i][0]) && strcmp(foreign[i][1], ours) == 0)
            return true;
    return false;
}

struct pat_nearest pat_nearest_to(const char *wanted, size_t len)
{
    const int n = len > MAX_LENGTH ? 0 : (int)len;
    return (struct pat_nearest){wanted, NULL, n, n / 3 + 1}; /* a third of the letters may be wrong */
}

static int min(int a, int b)
{
    return a < b ? a : b;
}

/* The distance between the wanted name and s, or what is known to be near where it is no less. */
static int distance(const struct pat_nearest *near, const char *s, int len)
{
    int row[3][MAX_LENGTH + 1];
    for (int j = 0; j <= near->len; j++)
        row[0][j] = j;
    for (int i = 1; i <= len; i++) {
        int *above2 = row[(i + 1) % 3], *above = row[(i + 2) % 3], *here = row[i % 3];
        int least = here[0] = i;
        for (int j = 1; j <= near->len; j++) {
            const char *w = &near->wanted[j - 1];
            here[j] = min(min(above[j], here[j - 1]) + 1, above[j - 1] + (s[i - 1] != *w));
            if (i > 1 && j > 1 && s[i - 1] == w[-1] && s[i - 2] == *w)
                here[j] = min(here[j], above2[j - 2] + 1);
            least = min(least, here[j]);
        }
        if (least >= near->distance)
            return near->distance;
    }
    return row[len % 3][near->len];
}

void pat_nearest_try(struct pat_nearest *near, const char *candidate)
{
    if (near->len == 0)
        return;
    const size_t len = strlen(candidate);
    const char *dot = strrchr(candidate, '.');
    int d = near->distance;
    if (means(near, candidate))
        d = 0;
    else if (dot && is_text(near->wanted, (size_t)near->len, dot + 1))
        d = 1;
    else if (len <= MAX_LENGTH && (int)len - near->len < d && near->len - (int)len < d)
        d = distance(near, candidate, (int)len);
    if (d < near->distance) {
        near->distance = d;
        near->best = candidate;
    }
}
