/* source.c -- files in memory; byte offset -> line, column, text of the line.
 *
 * In:   a path.
 * Out:  its bytes with a NUL behind them, and where its lines start.
 * Errors: NULL with errno set; a file beyond 256 MB is EFBIG, so that offsets
 * fit 32 bits and counts an int; what is not UTF-8, or has a NUL, is one error.  Lines end with LF; a CR
 * before it is no text.
 */
#define _XOPEN_SOURCE 700 /* realpath */

#include "gen.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

static const size_t MAX_SIZE = (size_t)1 << 28;

/* All bytes of f in malloc'd memory, or NULL with errno set. */
static char *slurp(FILE *f, size_t *size)
{
    size_t n = 0, cap = 1 << 16;
    char *text = malloc(cap);
    while (text) {
        const size_t got = fread(text + n, 1, cap - n, f);
        n += got;
        if (n < cap)
            break;
        char *grown = cap > MAX_SIZE ? NULL : realloc(text, 2 * cap);
        if (!grown) {
            free(text);
            errno = cap > MAX_SIZE ? EFBIG : ENOMEM;
            return NULL;
        }
        text = grown;
        cap *= 2;
    }
    if (text && ferror(f)) {
        const int why = errno;
        free(text);
        errno = why;
        return NULL;
    }
    *size = n;
    return text;
}

static void find_lines(struct source *s)
{
    VEC(uint32_t) starts = {0};
    *PUSH(starts) = 0;
    for (const char *p = s->text; (p = memchr(p, '\n', s->size - (size_t)(p - s->text))); p++)
        *PUSH(starts) = (uint32_t)(p - s->text) + 1;
    s->line_at = starts.at;
    s->n_lines = starts.n;
}

static const struct source *new_source(const char *path, const char *text, size_t size)
{
    struct source *s = alloc(sizeof *s);
    char *copy = alloc(size + 1);
    memcpy(copy, text, size);
    const char *slash = strrchr(path, '/');
    s->path = intern_str(path);
    s->base = intern_str(slash ? slash + 1 : path);
    s->text = copy;
    s->size = size;
    find_lines(s);
    return s;
}

/* The file at path, read whole. */
const struct source *source_read(const char *path)
{
    errno = 0;
    FILE *f = fopen(path, "rb");
    size_t size = 0;
    char *text = f ? slurp(f, &size) : NULL;
    const int why = errno;
    if (f)
        fclose(f);
    errno = why;
    if (!text && errno == ENOMEM)
        out_of_memory();
    if (!text)
        return NULL;
    const struct source *s = new_source(path, text, size);
    free(text);
    return s;
}

const struct source *source_of_text(const char *path, const char *text)
{
    return new_source(path, text, strlen(text));
}

/* What names a file whatever way leads to it; where there is none yet, its place. */
const char *real_path(const char *path)
{
    const char *slash = strrchr(path, '/'), *base = slash ? slash + 1 : path;
    char *real = realpath(path, NULL), *dir = NULL;
    if (!real && errno != ENOMEM)
        dir = realpath(slash ? intern(path, (size_t)(base - path)) : ".", NULL);
    if (!real && !dir && errno == ENOMEM)
        out_of_memory();
    const char *text = real ? intern_str(real) : dir ? format("%s/%s", dir, base) : intern_str(path);
    free(real);
    free(dir);
    return text;
}

/* Bytes of the character at s by RFC 3629; 0: there is none. */
static size_t character_length(const unsigned char *s)
{
    static const struct {
        unsigned char first, last, next_first, next_last;
        size_t length;
    } rows[] = {
        {0x01, 0x7F, 0, 0, 1},       {0xC2, 0xDF, 0x80, 0xBF, 2}, {0xE0, 0xE0, 0xA0, 0xBF, 3},
        {0xE1, 0xEC, 0x80, 0xBF, 3}, {0xED, 0xED, 0x80, 0x9F, 3}, {0xEE, 0xEF, 0x80, 0xBF, 3},
        {0xF0, 0xF0, 0x90, 0xBF, 4}, {0xF1, 0xF3, 0x80, 0xBF, 4}, {0xF4, 0xF4, 0x80, 0x8F, 4},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        if (s[0] < rows[i].first || s[0] > rows[i].last)
            continue;
        bool whole = rows[i].length == 1 || (s[1] >= rows[i].next_first && s[1] <= rows[i].next_last);
        for (size_t k = 2; k < rows[i].length && whole; k++)
            whole = (s[k] & 0xC0) == 0x80;
        return whole ? rows[i].length : 0;
    }
    return 0;
}

bool source_is_text(const struct source *s)
{
    const unsigned char *text = (const unsigned char *)s->text;
    for (size_t i = 0; i < s->size;) {
        const size_t length = character_length(text + i);
        i += length;
        if (length)
            continue;
        const struct span at = {s, (uint32_t)i, (uint32_t)i + 1};
        if (s->size >= 2 && (memcmp(text, "\xFF\xFE", 2) == 0 || memcmp(text, "\xFE\xFF", 2) == 0))
            error_at(at, "this is UTF-16; patterns are UTF-8");
        else if (text[i] == 0)
            error_at(at, "a NUL byte: this is no text");
        else
            error_at(at, "the byte 0x%02X is not UTF-8: this is no text, or in another encoding", text[i]);
        return false;
    }
    return true;
}

/* The line that holds the byte at offset, from 0. */
static int line_of(const struct source *s, uint32_t offset)
{
    int lo = 0, hi = s->n_lines;
    while (hi - lo > 1) {
        const int mid = lo + (hi - lo) / 2;
        if (s->line_at[mid] <= offset)
            lo = mid;
        else
            hi = mid;
    }
    return lo;
}

struct place source_place(const struct source *s, uint32_t offset)
{
    const int line = line_of(s, offset);
    return (struct place){line + 1, (int)(offset - s->line_at[line]) + 1};
}

/* The text of the line around offset, without its end. */
const char *source_line(const struct source *s, uint32_t offset, int *len)
{
    const int line = line_of(s, offset);
    const uint32_t begin = s->line_at[line];
    uint32_t end = line + 1 < s->n_lines ? s->line_at[line + 1] - 1 : (uint32_t)s->size;
    if (end > begin && s->text[end - 1] == '\r')
        end--;
    *len = (int)(end - begin);
    return s->text + begin;
}

/* From the beginning of a to the end of b, which stand in one file. */
struct span span_join(struct span a, struct span b)
{
    return (struct span){a.src, a.begin < b.begin ? a.begin : b.begin, a.end > b.end ? a.end : b.end};
}
