/* layout.c -- line breaks in long expressions.
 *
 * In:   trees.
 * Out:  interned text, broken in front of `:`, `?`, `||`, `&&`, `|`, `==`, else
 *       after commas, the outermost first.  What is broken inside parentheses
 *       is aligned after them.
 */
#include "layout.h"

#include <string.h>

enum { NARROW = 60 }; /* that far behind the indentation lines may go in any case */

struct lines {
    char *text;
    size_t size, room; /* of the text: bytes, and those it has */
    int column;
    int n;   /* breaks so far */
    int end; /* where lines end */
};

static void put(void *lines, const char *text)
{
    struct lines *l = lines;
    const size_t n = strlen(text);
    if (l->size + n >= l->room) {
        const size_t room = 2 * (l->size + n) + 64;
        char *grown = alloc(room);
        if (l->size > 0)
            memcpy(grown, l->text, l->size);
        pat_reuse(pat2c, l->text, l->room);
        l->text = grown;
        l->room = room;
    }
    memcpy(l->text + l->size, text, n);
    l->size += n;
    l->column += (int)n;
}

static const char *text_of_lines(struct lines *l)
{
    const char *text = intern(l->size > 0 ? l->text : "", l->size);
    pat_reuse(pat2c, l->text, l->room);
    return text;
}

static void break_line(struct lines *l, int column)
{
    put(l, format("\n%*s", column, ""));
    l->column = column;
    l->n++;
}

/* ---- pieces ---- */

/* A part of a row: an expression, with parentheses or without; of a choice `cond ? yes` only. */
struct piece {
    cx e;
    enum { WHOLE, IN_PARENTHESES, ASKED } how;
};
typedef VEC(struct piece) pieces;

static void add_operand(pieces *all, cx e, int i)
{
    *PUSH(*all) = (struct piece){e->kid[i], cx_has_parentheses(e, i) ? IN_PARENTHESES : WHOLE};
}

static pieces operands(cx e, int n)
{
    pieces all = {0};
    for (int i = 0; i < n; i++)
        add_operand(&all, e, i);
    return all;
}

/* a ? b : c ? d : e */
static pieces choices(cx e)
{
    pieces all = {0};
    for (; e->kid[2]->kind == CX_COND; e = e->kid[2])
        *PUSH(all) = (struct piece){e, ASKED};
    *PUSH(all) = (struct piece){e, ASKED};
    add_operand(&all, e, 2);
    return all;
}

static int width_of(const struct piece *p)
{
    if (p->how != ASKED)
        return p->e->width + (p->how == IN_PARENTHESES ? 2 : 0);
    pieces both = operands(p->e, 2);
    const int width = width_of(&both.at[0]) + 3 + width_of(&both.at[1]);
    DROP(both);
    return width;
}

static void put_flat(struct lines *l, const struct piece *p)
{
    if (p->how == ASKED) {
        const pieces both = operands(p->e, 2);
        put_flat(l, &both.at[0]);
        put(l, " ? ");
        put_flat(l, &both.at[1]);
    } else {
        put(l, p->how == IN_PARENTHESES ? "(" : "");
        cx_write(p->e, put, l);
        put(l, p->how == IN_PARENTHESES ? ")" : "");
    }
}

/* ---- rows of them ---- */

static void lay(struct lines *, const struct piece *, int indent, int behind);

/* As many pieces a line as there is room for, broken in front of operators, behind commas; a piece that is broken
 * itself has its own lines. */
static void lay_row(struct lines *l, const pieces *all, const char *between, int indent, int behind)
{
    const bool leads = *between == ' ';
    const int width = (int)strlen(between);
    bool was_broken = false;
    for (int i = 0; i < all->n; i++) {
        const struct piece *p = &all->at[i];
        const int after = i + 1 == all->n ? behind : leads ? 0 : 1;
        const bool wrap = i > 0 && ((was_broken && leads) || l->column + width + width_of(p) + after > l->end);
        const int breaks = l->n + wrap;
        put(l, wrap && !leads ? "," : "");
        if (wrap)
            break_line(l, indent);
        put(l, i == 0 ? "" : !wrap ? between : leads ? between + 1 : "");
        if (i == 0 || wrap)
            lay(l, p, wrap && leads ? indent + width - 1 : indent, after);
        else
            put_flat(l, p);
        was_broken = l->n > breaks;
    }
}

/* ---- inside of parentheses ---- */

static bool is_group(cx e)
{
    return (e->kind == CX_CALL || e->kind == CX_BRACES) && e->n > 0;
}

/* The last kid with parentheses or brackets, around it or in it; -1: none. */
static int last_open(cx e)
{
    int i = e->n - 1;
    while (i >= 0 && e->kind != CX_INDEX && !cx_has_parentheses(e, i) && !is_group(e->kid[i]) && last_open(e->kid[i]) < 0)
        i--;
    return i;
}

/* About how many lines they take from this column on. */
static int lines_from(int column, const pieces *all, const struct lines *l)
{
    const int room = l->end - column;
    int n = 1, filled = 0;
    for (int i = 0; i < all->n; i++) {
        const int width = width_of(&all->at[i]) + 2;
        if (filled > 0 && filled + width > room)
            n++, filled = 0;
        filled += width;
        n += room > 0 ? filled / room : filled;
        filled = filled > room ? room : filled;
    }
    return n;
}

/* Aligned behind `open`, or indented in lines of their own where these are fewer. */
static void lay_group(struct lines *l, const char *open, const pieces *inside, const char *close, int indent,
                      int behind)
{
    put(l, open);
    if (lines_from(l->column, inside, l) > 1 + lines_from(indent + 4, inside, l))
        break_line(l, indent + 4);
    lay_row(l, inside, ", ", l->column, behind + (int)strlen(close));
    put(l, close);
}

/* What is too long and has no operator to be broken at. */
static void lay_inside(struct lines *l, cx e, int indent, int behind)
{
    if (is_group(e)) {
        pieces all = operands(e, e->n);
        lay_group(l, cx_before(e, 0), &all, cx_behind(e), indent, behind);
        DROP(all);
        return;
    }
    const int open = last_open(e);
    pieces all = operands(e, e->n);
    put(l, e->n == 0 ? cx_before(e, 0) : "");
    for (int i = 0; i < e->n; i++) {
        int after = behind + (int)strlen(cx_behind(e));
        for (int k = i + 1; k < e->n; k++)
            after += (int)strlen(cx_before(e, k)) + width_of(&all.at[k]);
        put(l, cx_before(e, i));
        if (i == open && e->kind == CX_INDEX)
            lay(l, &all.at[i], l->column, after);
        else if (i == open && all.at[i].how == WHOLE)
            lay_inside(l, e->kid[i], indent, after);
        else if (i == open)
            lay_group(l, "(", &(pieces){.at = &(struct piece){e->kid[i], WHOLE}, .n = 1}, ")", indent, after);
        else
            put_flat(l, &all.at[i]);
    }
    DROP(all);
    put(l, cx_behind(e));
}

static void lay(struct lines *l, const struct piece *p, int indent, int behind)
{
    const cx e = p->e;
    if (l->column + width_of(p) + behind <= l->end) {
        put_flat(l, p);
    } else if (p->how == IN_PARENTHESES) {
        lay_group(l, "(", &(pieces){.at = &(struct piece){e, WHOLE}, .n = 1}, ")", indent, behind);
    } else if (p->how == ASKED) {
        const pieces both = operands(e, 2);
        lay_row(l, &both, " ? ", indent, behind);
    } else if (e->kind == CX_COND) {
        const pieces all = choices(e);
        lay_row(l, &all, " : ", indent, behind);
    } else if (e->kind == CX_OR || e->kind == CX_AND || e->kind == CX_BIT_OR || e->kind == CX_EQ || e->kind == CX_NE) {
        pieces all = operands(e, e->n);
        lay_row(l, &all, cx_before(e, 1), indent, behind);
        DROP(all);
    } else {
        lay_inside(l, e, indent, behind);
    }
}

const char *laid(cx e, int at, int indent, int behind, int base)
{
    struct lines l = {.column = at, .end = base + NARROW > WIDE ? NARROW : WIDE - base};
    lay(&l, &(struct piece){e, WHOLE}, indent, behind);
    return text_of_lines(&l);
}

void add_item(cx_list *items, const char *fmt, ...)
{
    va_list args;
    va_start(args, fmt);
    *PUSH(*items) = cx_text(pat_vformat(pat2c, fmt, args));
    va_end(args);
}

const char *laid_list(const cx_list *items, int at)
{
    struct lines l = {.column = at, .end = WIDE};
    pieces all = {0};
    for (int i = 0; i < items->n; i++)
        *PUSH(all) = (struct piece){items->at[i], WHOLE};
    lay_row(&l, &all, ", ", at, 2);
    DROP(all);
    return text_of_lines(&l);
}
