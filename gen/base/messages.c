/* messages.c -- messages as people read them.
 *
 *   file:line:col: error: message [-Wname] [c = nn.conv2d]
 *      12 | the line of the file
 *         |     ^~~~~
 *         = a hint
 *
 * In:   the messages of a context.
 * Out:  text.  A message without a file begins with the program's name.
 */
#include "base.h"

#include <string.h>

enum { MAX_SHOWN = 160 /* bytes shown of a long line */ };

struct printer {
    const char *program;
    bool color;
    FILE *f;
};

static const char *color(const struct printer *p, const char *code)
{
    return p->color ? code : "";
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
static void print_line(const struct printer *p, const char *line, int from, int to)
{
    for (int i = from; i < to; i++) {
        const unsigned char c = (unsigned char)line[i];
        fputc((c < ' ' && c != '\t') || c == 127 ? '?' : c, p->f);
    }
}

/* Below it the caret; a tab stays a tab, so that columns agree. */
static void print_caret(const struct printer *p, const char *line, int from, int begin, int end)
{
    for (int i = from; i < begin; i++)
        if (!is_continuation(line[i]))
            fputc(line[i] == '\t' ? '\t' : ' ', p->f);
    fprintf(p->f, "%s^", color(p, "\033[1;32m"));
    for (int i = begin + 1; i < end; i++)
        if (!is_continuation(line[i]))
            fputc('~', p->f);
    fprintf(p->f, "%s\n", color(p, "\033[0m"));
}

static void print_source(const struct printer *p, const struct pat_place *at)
{
    const int len = (int)at->source_length;
    int begin = (int)at->column - 1, from, to;
    if (begin > len)
        begin = len;
    int end = at->length > 0 ? (int)at->length : 1;
    end = end > len - begin ? len : begin + end;
    choose_window(at->source, len, begin, &from, &to);
    fprintf(p->f, "%5u | ", (unsigned)at->line);
    print_line(p, at->source, from, to);
    fputs("\n      | ", p->f);
    print_caret(p, at->source, from, begin, end < to ? end : to);
}

static void print_message(const struct printer *p, const struct pat_message *m)
{
    static const struct {
        const char *name, *color;
    } kinds[] = {
        [PAT_ERROR] = {"error", "\033[1;31m"},
        [PAT_WARNING] = {"warning", "\033[1;35m"},
        [PAT_NOTE] = {"note", "\033[1;36m"},
        [PAT_HINT] = {"", ""},
    };
    const struct pat_place *at = &m->place;
    if (m->severity == PAT_HINT) {
        fprintf(p->f, "      = %s\n", m->text);
        return;
    }
    fputs(color(p, "\033[1m"), p->f);
    if (at->line > 0)
        fprintf(p->f, "%s:%u:%u: ", at->file, (unsigned)at->line, (unsigned)at->column);
    else
        fprintf(p->f, "%s: ", p->program);
    fprintf(p->f, "%s%s:%s %s", color(p, kinds[m->severity].color), kinds[m->severity].name, color(p, "\033[0m"),
            m->text);
    if (m->warning)
        fprintf(p->f, m->severity == PAT_ERROR ? " [-Werror=%s]" : " [-W%s]", m->warning);
    if (m->choice)
        fprintf(p->f, " [%s]", m->choice);
    fputc('\n', p->f);
    if (at->line > 0)
        print_source(p, at);
}

void pat_print_messages(const struct pat_message *m, const char *program, bool color, FILE *f)
{
    const struct printer p = {program, color, f};
    for (; m; m = m->next) {
        print_message(&p, m);
        pat_print_messages(m->notes, program, color, f);
    }
}
