/* layout.c -- long C expressions in lines.
 *
 * In:   C text without line breaks: one space around binary operators and
 *       behind commas, parentheses and literals well formed.
 * Out:  interned text, broken in front of `||` and `&&`, else of `:`, else
 *       behind commas, the outermost first.  What is broken inside parentheses
 *       is aligned behind them.
 */
#include "match/match.h"

#include <string.h>

enum {
    WIDE = 108,        /* where lines end */
    NARROW = 60,       /* that far behind the indentation they may go in any case */
    RIGHT = 56,        /* nothing is aligned behind a parenthesis this far from the indentation */
};

/* A piece of text and where its lines are. */
struct place_of {
    size_t at;     /* column of its first character */
    size_t indent; /* column of lines that its operators begin */
    size_t behind; /* characters that follow on the last line */
    size_t end;    /* where lines end */
};

static const char *lay(const char *text, struct place_of where);

static const char *piece(const char *from, const char *to)
{
    return intern(from, (size_t)(to - from));
}

static size_t last_width(const char *text, size_t at)
{
    const char *nl = strrchr(text, '\n');
    return nl == NULL ? at + strlen(text) : strlen(nl + 1);
}

/* The operators that a line can begin with, in order of preference. */
static const char *separator_of(const char *text)
{
    static const char *const separators[] = {" : ", " ? ", " || ", " && ", " == ", " != "};
    for (size_t i = 0; i < sizeof separators / sizeof *separators; i++)
        if (find_outside(text, separators[i]) != NULL)
            return separators[i];
    return NULL;
}

static const char *text_so_far(struct out *o)
{
    size_t len;
    const char *text = out_text(o, &len);
    return intern(text, len);
}

/* As many parts a line as there is room for; a part that is broken itself has its own lines. */
static const char *at_operators(const char *text, const char *sep, struct place_of where)
{
    struct out *all = out_new();
    size_t column = where.at;
    bool is_first = true, long_before = false;
    for (const char *next; text != NULL; text = next != NULL ? next + strlen(sep) : NULL, is_first = false) {
        next = find_outside(text, sep);
        const char *one = next != NULL ? piece(text, next) : text;
        const size_t behind = next != NULL ? 0 : where.behind, inner = where.indent + strlen(sep) - 1;
        const bool wrap =
            !is_first && (long_before || column + strlen(sep) + strlen(one) + behind > where.end);
        const size_t at = wrap ? inner : is_first ? where.at : column + strlen(sep);
        if (is_first || wrap)
            one = lay(one, (struct place_of){at, wrap ? inner : where.indent, behind, where.end});
        long_before = strchr(one, '\n') != NULL;
        if (wrap)
            outf(all, "\n%*s%s%s", (int)where.indent, "", sep + 1, one);
        else
            outf(all, "%s%s", is_first ? "" : sep, one);
        column = last_width(one, at);
    }
    return text_so_far(all);
}

/* The same behind commas. */
static const char *at_commas(const char *text, struct place_of where)
{
    struct out *all = out_new();
    size_t column = where.at;
    bool is_first = true, long_before = false;
    for (const char *next; text != NULL; text = next != NULL ? next + 2 : NULL, is_first = false) {
        next = find_outside(text, ", ");
        const char *one = next != NULL ? piece(text, next) : text;
        const size_t behind = next != NULL ? 1 : where.behind;
        const bool wrap = !is_first && (long_before || column + 2 + strlen(one) + behind > where.end);
        const size_t at = is_first || wrap ? where.at : column + 2;
        if (is_first || wrap)
            one = lay(one, (struct place_of){at, at, behind, where.end});
        long_before = strchr(one, '\n') != NULL;
        if (wrap)
            outf(all, ",\n%*s%s", (int)where.at, "", one);
        else
            outf(all, "%s%s", is_first ? "" : ", ", one);
        column = last_width(one, at);
    }
    return text_so_far(all);
}

/* The last parenthesis or brace that is opened outside of others and holds something; NULL: there is none. */
static const char *last_open(const char *text)
{
    const char *found = NULL;
    for (const char *open = strpbrk(text, "({\"'"); open != NULL;) {
        if (*open == '"' || *open == '\'')
            return found; /* a literal: nothing behind it is worth breaking */
        const char *close = find_outside(open + 1, *open == '(' ? ")" : "}");
        if (close == NULL)
            return found;
        found = close > open + 1 ? open : found;
        open = strpbrk(close + 1, "({\"'");
    }
    return found;
}

/* Inside of the parenthesis at `open`. */
static const char *in_parentheses(const char *text, const char *open, struct place_of where)
{
    const char *close = find_outside(open + 1, *open == '(' ? ")" : "}");
    const char *inside = piece(open + 1, close), *start = piece(text, open + 1);
    size_t column = where.at + strlen(start);
    if (column > RIGHT) {
        column = where.indent + 4;
        start = format("%s\n%*s", start, (int)column, "");
    }
    const struct place_of inner = {column, column, where.behind + strlen(close), where.end};
    const char *laid = find_outside(inside, ", ") != NULL ? at_commas(inside, inner) : lay(inside, inner);
    return format("%s%s%s", start, laid, close);
}

static const char *lay(const char *text, struct place_of where)
{
    if (where.at + strlen(text) + where.behind <= where.end)
        return text;
    const char *sep = separator_of(text), *open = sep == NULL ? last_open(text) : NULL;
    if (sep != NULL)
        return at_operators(text, sep, where);
    return open != NULL ? in_parentheses(text, open, where) : text;
}

const char *laid_out(const char *text, size_t at, size_t indent, size_t base)
{
    const size_t end = base + NARROW > WIDE ? NARROW : WIDE - base;
    return strchr(text, '\n') != NULL ? text : lay(text, (struct place_of){at, indent, 1, end});
}

const char *broken(const char *cond)
{
    return laid_out(cond, 4, 4, 8);
}
