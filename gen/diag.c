/* diag.c -- what the user is told: errors, warnings by name, notes, hints.
 *
 *   file:line:col: error: message [-Wname] [c = nn.conv2d]
 *      12 | the line of the file
 *         |     ^~~~~
 *         = a hint
 *
 * Everything goes to stderr at once, in the order found; the same message at
 * the same place is said once.  A span without a file belongs to the command
 * line.  After MAX_ERRORS the run ends with status 1: nothing is written before
 * all is checked, so nothing is left behind.
 */
#include "gen.h"

#include <stdlib.h>
#include <string.h>

enum {
    MAX_ERRORS = 50,
    MAX_SHOWN = 160 /* bytes shown of a long line */
};

struct said {
    const struct source *src;
    uint32_t begin;
    const char *text; /* interned */
};

static const char *const warning_names[] = {
#define WARNING(id, name, on) name,
#include "warnings.def"
};

static VEC(struct said) said;
static int n_errors;
static bool muted; /* the last message was not shown, so its notes are not */
static const char *choice; /* of a family of entries; NULL */

int error_count(void)
{
    return n_errors;
}

void error_choice(const char *text)
{
    choice = text;
}

static const char *color(const char *code)
{
    return opt.color ? code : "";
}

static bool is_continuation(char c)
{
    return ((unsigned char)c & 0xC0) == 0x80;
}

/* Which bytes of a line are shown: all, or a window that holds the caret. */
static void choose_window(const char *line, int len, int caret, int *from, int *to)
{
    *from = 0;
    *to = len;
    if (len <= MAX_SHOWN)
        return;
    if (caret > MAX_SHOWN / 2)
        *from = caret - MAX_SHOWN / 2;
    *to = *from + MAX_SHOWN < len ? *from + MAX_SHOWN : len;
    while (*from > 0 && *from < len && is_continuation(line[*from]))
        --*from;
    while (*to < len && is_continuation(line[*to]))
        ++*to;
}

/* The line of the file, control characters as '?'. */
static void print_line(const char *line, int from, int to)
{
    for (int i = from; i < to; i++) {
        const unsigned char c = (unsigned char)line[i];
        fputc((c < ' ' && c != '\t') || c == 127 ? '?' : c, stderr);
    }
}

/* Below it the caret; a tab stays a tab, so that columns agree. */
static void print_caret(const char *line, int from, int begin, int end)
{
    for (int i = from; i < begin; i++)
        if (!is_continuation(line[i]))
            fputc(line[i] == '\t' ? '\t' : ' ', stderr);
    fprintf(stderr, "%s^", color("\033[1;32m"));
    for (int i = begin + 1; i < end; i++)
        if (!is_continuation(line[i]))
            fputc('~', stderr);
    fprintf(stderr, "%s\n", color("\033[0m"));
}

static void print_source(struct span at)
{
    int len, from, to;
    const char *line = source_line(at.src, at.begin, &len);
    const struct place p = source_place(at.src, at.begin);
    int begin = p.col - 1;
    if (begin > len)
        begin = len;
    int end = at.end > at.begin ? (int)(at.end - at.begin) : 1;
    end = end > len - begin ? len : begin + end;
    choose_window(line, len, begin, &from, &to);
    fprintf(stderr, "%5d | ", p.line);
    print_line(line, from, to);
    fputs("\n      | ", stderr);
    print_caret(line, from, begin, end < to ? end : to);
}

static void print_message(struct span at, const char *kind, const char *kind_color, const char *text,
                          const char *tail)
{
    fputs(color("\033[1m"), stderr);
    if (at.src) {
        const struct place p = source_place(at.src, at.begin);
        fprintf(stderr, "%s:%d:%d: ", at.src->path, p.line, p.col);
    } else {
        fputs("pat2c: ", stderr);
    }
    fprintf(stderr, "%s%s:%s %s%s%s", color(kind_color), kind, color("\033[0m"), text, *tail ? " " : "",
            tail);
    if (choice && strcmp(kind, "note") != 0)
        fprintf(stderr, " [%s]", choice);
    fputc('\n', stderr);
    if (at.src)
        print_source(at);
}

/* Was this said here before?  If not, it is now. */
static bool already_said(struct span at, const char *text)
{
    for (int i = 0; i < said.n; i++)
        if (said.at[i].text == text && said.at[i].src == at.src && said.at[i].begin == at.begin)
            return true;
    *PUSH(said) = (struct said){at.src, at.begin, text};
    return false;
}

static void report_error(struct span at, const char *text, const char *tail)
{
    muted = already_said(at, text);
    if (muted)
        return;
    if (n_errors == MAX_ERRORS) {
        fputs("pat2c: too many errors, giving up\n", stderr);
        exit(1);
    }
    n_errors++;
    print_message(at, "error", "\033[1;31m", text, tail);
}

void error_at(struct span at, const char *fmt, ...)
{
    va_list ap;
    va_start(ap, fmt);
    const char *text = vformat(fmt, ap);
    va_end(ap);
    report_error(at, text, "");
}

void warn_at(enum warning w, struct span at, const char *fmt, ...)
{
    muted = !opt.warning_on[w];
    if (muted)
        return;
    va_list ap;
    va_start(ap, fmt);
    const char *text = vformat(fmt, ap);
    va_end(ap);
    if (opt.warning_error[w]) {
        report_error(at, text, format("[-Werror=%s]", warning_names[w]));
        return;
    }
    muted = already_said(at, text);
    if (!muted)
        print_message(at, "warning", "\033[1;35m", text, format("[-W%s]", warning_names[w]));
}

/* A second place that belongs to the last message. */
void note_at(struct span at, const char *fmt, ...)
{
    if (muted)
        return;
    va_list ap;
    va_start(ap, fmt);
    const char *text = vformat(fmt, ap);
    va_end(ap);
    print_message(at, "note", "\033[1;36m", text, "");
}

/* Advice that belongs to the last message: "did you mean nn.conv2d?" */
void hint(const char *fmt, ...)
{
    if (muted)
        return;
    va_list ap;
    va_start(ap, fmt);
    fprintf(stderr, "      = %s\n", vformat(fmt, ap));
    va_end(ap);
}
