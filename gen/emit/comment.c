/* comment.c -- text of the .pat file in comments of the generated C.
 *
 * In:   a piece of the file, any bytes.
 * Out:  its lines, or one line: printable ASCII, which neither end the
 *       comment nor begin another one nor contain a trigraph.
 */
#include "match/match.h"

#include <ctype.h>
#include <string.h>

/* Could the bytes at s end the comment, begin one, or be a trigraph? */
static bool is_unsafe(const char *s, const char *end)
{
    return s + 1 < end &&
           ((s[0] == '*' && s[1] == '/') || (s[0] == '/' && s[1] == '*') || (s[0] == '?' && s[1] == '?'));
}

static const char *safe_line(const char *s, const char *end)
{
    char *text = alloc((size_t)(end - s) * 2 + 1);
    size_t n = 0;
    for (; s < end; s++) {
        unsigned char c = (unsigned char)*s;
        text[n++] = c == '\t' ? ' ' : c < ' ' || c >= 127 ? '.' : *s;
        if (is_unsafe(s, end))
            text[n++] = ' ';
    }
    while (n && (text[n - 1] == ' ' || text[n - 1] == '\\'))
        n--;
    return intern(text, n);
}

enum { WIDE_SOURCE = 116 };

/* Its lines behind the place, each behind " * " and without what indents the first. */
const char *source_comment(const char *place, struct span at)
{
    const char *s = at.src->text + at.begin, *end = at.src->text + at.end, *text = format("/* %s", place);
    const int indent = pat_source_place(at.src, at.begin).col - 1;
    for (bool first = true; s < end; first = false) {
        const char *nl = memchr(s, '\n', (size_t)(end - s)), *line = safe_line(s, nl ? nl : end);
        const bool fits = first && strlen(text) + strlen(line) < WIDE_SOURCE;
        text = format(*line ? "%s%s %s" : "%s%s", text, fits ? " " : "\n *", line);
        s = nl ? nl + 1 : end;
        for (int i = 0; i < indent && s < end && *s == ' '; i++)
            s++;
    }
    return format("%s */\n", text);
}

const char *brief_comment(struct span at)
{
    const char *place = format("%s:%d", at.src->base, pat_source_place(at.src, at.begin).line);
    const char *text = source_line_text(at);
    const int room = WIDE_SOURCE - (int)strlen(place);
    const bool fits = (int)strlen(text) < room;
    return format("/* %s  %.*s%s */\n", place, fits ? (int)strlen(text) : room - 4, text, fits ? "" : " ...");
}

const char *source_line_text(struct span at)
{
    const char *s = at.src->text + at.begin, *end = at.src->text + at.end;
    char *text = alloc((size_t)(end - s) + 1);
    size_t n = 0;
    for (; s < end; s++) {
        char c = isspace((unsigned char)*s) ? ' ' : *s;
        if (c != ' ' || (n && text[n - 1] != ' '))
            text[n++] = c;
    }
    return safe_line(text, text + n);
}

const char *comment_text(const char *s)
{
    return safe_line(s, s + strlen(s));
}

enum { WIDE_COMMENT = 96 /* behind the indentation */ };

const char *wrapped_words(const char *text, size_t at)
{
    const char *all = "";
    size_t column = at;
    for (const char *next; text != NULL; text = next != NULL ? next + 1 : NULL) {
        next = strchr(text, ' ');
        const char *word = next != NULL ? intern(text, (size_t)(next - text)) : text;
        const bool wrap = column > at && column + 1 + strlen(word) > WIDE_COMMENT;
        all = column == at ? word : format(wrap ? "%s\n * %s" : "%s %s", all, word);
        column = wrap ? at + strlen(word) : column + 1 + strlen(word);
    }
    return all;
}
