/* source.c -- files in memory; byte offset -> line, column, text of the line.
 *
 * In:   a path.
 * Out:  its bytes, NUL-terminated, and where its lines start.
 * Errors: NULL with errno set; a file beyond 256 MB is EFBIG, so that offsets
 * fit 32 bits and counts an int; what is not UTF-8, or has a NUL, is one error.  Lines end with LF; a CR
 * before it is no text.
 */
#define _XOPEN_SOURCE 700 /* realpath */

#include "base.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

static const size_t MAX_SIZE = (size_t)1 << 28;

/* Bytes that f has at least, where it can say so. */
static size_t size_of(FILE *f)
{
    struct stat is;
    const bool known = fstat(fileno(f), &is) == 0 && S_ISREG(is.st_mode) && is.st_size > 0;
    return known && (uint64_t)is.st_size <= MAX_SIZE ? (size_t)is.st_size : 1 << 12;
}

/* All bytes of f and a NUL, or NULL with errno set. */
static char *slurp(struct pat *pat, FILE *f, size_t *size)
{
    size_t cap = size_of(f) + 1;
    char *text = pat_alloc(pat, cap + 1);
    for (*size = 0;;) {
        *size += fread(text + *size, 1, cap - *size, f);
        if (*size < cap)
            break;
        if (cap > MAX_SIZE) {
            errno = EFBIG;
            return NULL;
        }
        char *grown = pat_alloc(pat, 2 * cap + 1);
        memcpy(grown, text, cap);
        text = grown;
        cap *= 2;
    }
    return ferror(f) ? NULL : text;
}

static void find_lines(struct pat *pat, struct source *s)
{
    VEC(uint32_t) starts = {0};
    *PAT_PUSH(pat, starts) = 0;
    for (const char *p = s->text; (p = memchr(p, '\n', s->size - (size_t)(p - s->text))); p++)
        *PAT_PUSH(pat, starts) = (uint32_t)(p - s->text) + 1;
    s->line_at = starts.at;
    s->n_lines = starts.n;
}

/* Of text in the arena, with a NUL behind it. */
static const struct source *new_source(struct pat *pat, const char *path, const char *text, size_t size)
{
    struct source *s = pat_alloc(pat, sizeof *s);
    const char *slash = strrchr(path, '/');
    s->path = pat_intern_str(pat, path);
    s->base = pat_intern_str(pat, slash ? slash + 1 : path);
    s->text = text;
    s->size = size;
    find_lines(pat, s);
    return s;
}

static void close_file(void *f)
{
    const int why = errno;
    fclose(f);
    errno = why;
}

/* The file at path, read whole. */
const struct source *pat_source_read(struct pat *pat, const char *path)
{
    errno = 0;
    FILE *f = fopen(path, "rb");
    if (!f && errno == ENOMEM)
        pat_throw(pat, PAT_NO_MEMORY);
    if (!f)
        return NULL;
    size_t size;
    pat_hold(pat, f, close_file);
    const char *text = slurp(pat, f, &size);
    pat_release(pat);
    return text ? new_source(pat, path, text, size) : NULL;
}

const struct source *pat_source_of_text(struct pat *pat, const char *path, const char *text, size_t size)
{
    char *copy = pat_alloc(pat, size + 1);
    if (size)
        memcpy(copy, text, size);
    return new_source(pat, path, copy, size);
}

/* The path by which the kernel knows it, interned; NULL: there is none. */
static const char *resolve(struct pat *pat, const char *path)
{
    errno = 0;
    char *real = realpath(path, NULL);
    if (!real && errno == ENOMEM)
        pat_throw(pat, PAT_NO_MEMORY);
    if (!real)
        return NULL;
    pat_hold(pat, real, free);
    const char *text = pat_intern_str(pat, real);
    pat_release(pat);
    return text;
}

/* What names a file whatever way leads to it; where there is none yet, its place. */
const char *pat_real_path(struct pat *pat, const char *path)
{
    const char *slash = strrchr(path, '/'), *base = slash ? slash + 1 : path;
    const char *real = resolve(pat, path);
    if (real)
        return real;
    const char *dir = resolve(pat, slash ? pat_intern(pat, path, (size_t)(base - path)) : ".");
    return dir ? pat_format(pat, "%s/%s", dir, base) : pat_intern_str(pat, path);
}

size_t pat_character_length(const char *text)
{
    const unsigned char *s = (const unsigned char *)text;
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

bool pat_source_is_text(struct pat *pat, const struct source *s)
{
    const unsigned char *text = (const unsigned char *)s->text;
    for (size_t i = 0; i < s->size;) {
        const size_t length = pat_character_length(s->text + i);
        i += length;
        if (length)
            continue;
        const struct span at = {s, (uint32_t)i, (uint32_t)i + 1};
        if (s->size >= 2 && (memcmp(text, "\xFF\xFE", 2) == 0 || memcmp(text, "\xFE\xFF", 2) == 0))
            pat_error_at(pat, at, "this is UTF-16; patterns are UTF-8");
        else if (text[i] == 0)
            pat_error_at(pat, at, "a NUL byte: this is no text");
        else
            pat_error_at(pat, at, "the byte 0x%02X is not UTF-8: this is no text, or in another encoding",
                         text[i]);
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

struct place pat_source_place(const struct source *s, uint32_t offset)
{
    const int line = line_of(s, offset);
    return (struct place){line + 1, (int)(offset - s->line_at[line]) + 1};
}

/* The text of the line around offset, without its end. */
const char *pat_source_line(const struct source *s, uint32_t offset, int *len)
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
struct span pat_span_join(struct span a, struct span b)
{
    return (struct span){a.src, a.begin < b.begin ? a.begin : b.begin, a.end > b.end ? a.end : b.end};
}
