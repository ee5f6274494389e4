/* format.c -- the canonical layout of .pat and .ops files.
 *
 * In:   a file in memory.
 * Out:  the same tokens and comments, with blanks and line breaks as follows.
 *
 * As gofmt, it leaves to the author where a statement continues on another line, and how far that line is
 * indented, if that is at least 4 columns; a line of code beyond 120 columns is broken after the last comma,
 * or before the last operator, of the outermost brackets.  Each declaration begins a line, each statement of
 * a block of several lines does, 4 columns in for each block around; attributes of an operator may share one.
 * At most one line is left empty.  `=` of entries, and trailing comments, that were aligned in consecutive
 * lines stay aligned.  The output is read again and compared token by token.
 */
#include "format.h"

#include <string.h>

enum { WIDTH = 120, STEP = 4 };

/* ---- pieces ---- */

/* Of the text as it is written, as if in one line. */
static int width_of(const struct piece *p)
{
    int width = 0;
    for (int i = 0; i < p->length; i++)
        width += (p->text[i] & 0xC0) != 0x80 && p->text[i] != '\r';
    return width;
}

/* How far in its line a place is, which is behind the last one that was asked for; a tab goes on to the next
 * multiple of 4. */
static int column_of(struct layout *l, const char *at)
{
    const char *p = l->seen ? l->seen : l->src->text;
    for (; p < at; p++)
        l->column = *p == '\n'   ? 0
                    : *p == '\t' ? (l->column / STEP + 1) * STEP
                                 : l->column + ((*p & 0xC0) != 0x80);
    l->seen = at;
    return l->column;
}

static void add_piece(struct layout *l, enum token_kind kind, const char *from, const char *to, int lines)
{
    const int last = l->pieces.n - 1;
    struct piece *p = PAT_PUSH(l->pat, l->pieces);
    *p = (struct piece){
        .kind = kind, .text = from, .length = (int)(to - from), .lines = lines, .token = -1, .partner = -1};
    p->margin = p->column = column_of(l, from);
    l->column += width_of(p);
    l->seen = to;
    if (last < 0)
        return;
    if (lines == 0)
        p->margin = l->pieces.at[last].margin;
    p->token = l->pieces.at[last].kind == T_END ? l->pieces.at[last].token : last;
}

static bool is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\v' || c == '\f';
}

/* The comments from `at` to `end`, where a token stands; how many lines end behind the last. */
static int add_comments(struct layout *l, const char *at, const char *end)
{
    int lines = 0;
    while (at < end) {
        const char *from = at, *to;
        if (*at != '/') {
            lines += *at++ == '\n';
            continue;
        }
        if (at[1] == '/') {
            to = memchr(at, '\n', (size_t)(end - at));
            at = to = to ? to : end;
            while (is_blank(to[-1]))
                to--;
        } else {
            at = to = strstr(at + 2, "*/") + 2;
        }
        add_piece(l, T_END, from, to, lines);
        lines = 0;
    }
    return lines;
}

static void add_pieces(struct layout *l)
{
    int n;
    const struct token *token = pat_lex(l->pat, l->src, &n);
    const char *text = l->src->text, *at = text;
    at += strncmp(at, "\xEF\xBB\xBF", 3) == 0 ? 3 : 0; /* a byte order mark */
    for (int i = 0; i < n; i++) {
        const int lines = add_comments(l, at, text + token[i].at.begin);
        if (token[i].kind != T_END)
            add_piece(l, token[i].kind, text + token[i].at.begin, text + token[i].at.end, lines);
        at = text + token[i].at.end;
    }
}

/* ---- what only the syntax tells ---- */

/* The first piece of that kind from an offset on. */
static struct piece *find_piece(struct layout *l, uint32_t offset, enum token_kind kind)
{
    int lo = 0, hi = l->pieces.n;
    while (lo < hi) {
        const int mid = lo + (hi - lo) / 2;
        if (l->pieces.at[mid].text < l->src->text + offset)
            lo = mid + 1;
        else
            hi = mid;
    }
    while (l->pieces.at[lo].kind != kind)
        lo++;
    return &l->pieces.at[lo];
}

static void mark_syntax(struct layout *l, const struct syn *s)
{
    if (s->kind == SYN_COND) {
        find_piece(l, s->kid[0]->at.end, T_QUESTION)->mark = MARK_CHOICE;
        find_piece(l, s->kid[1]->at.end, T_COLON)->mark = MARK_CHOICE;
    } else if (s->kind == SYN_LITERAL && s->text &&
               (s->kid[0]->kind == SYN_LIST || s->kid[0]->kind == SYN_COMP)) {
        find_piece(l, s->kid[0]->at.begin, T_LBRACKET)->mark = MARK_APART;
    }
    for (int i = 0; i < s->n_kids; i++)
        if (s->kid[i])
            mark_syntax(l, s->kid[i]);
}

/* ---- structure: statements, blocks, brackets ---- */

struct walk {
    struct layout *l;
    VEC(int) open; /* brackets */
    int level;     /* of blocks */
    int first;     /* of the statement at hand; -1: one begins next */
    int outer;     /* brackets open where it began */
    bool assigned; /* `=` stands in it, outside of brackets */
};

static bool is_word(const struct piece *p, const char *word)
{
    return p->kind == T_NAME && p->length == (int)strlen(word) &&
           memcmp(p->text, word, (size_t)p->length) == 0;
}

/* Does the brace hold statements? */
static bool opens_block(const struct walk *w, const struct piece *brace)
{
    static const bool heads[N_TOKENS] = {
        [T_OP] = true, [T_PATTERN] = true, [T_ORDERED] = true, [T_RULE] = true, [T_TABLE] = true};
    const struct piece *at = w->l->pieces.at;
    if (w->open.n > w->outer || w->assigned || w->first < 0)
        return false;
    if (w->level == 0)
        return heads[at[w->first].kind];
    const bool in_table = at[at[w->open.at[w->open.n - 1]].statement].kind != T_RULE;
    return at[brace->token].kind == T_REWRITE || (in_table && is_word(&at[w->first], "for"));
}

/* Of values, behind `in`, or dtypes. */
static bool opens_set(const struct walk *w, const struct piece *brace)
{
    const enum token_kind before = brace->token < 0 ? T_END : w->l->pieces.at[brace->token].kind;
    return before == T_IN || before == T_COLON || before == T_COMMA || before == T_LPAREN ||
           before == T_LBRACKET;
}

static void open_bracket(struct walk *w, int i)
{
    struct piece *p = &w->l->pieces.at[i];
    if (p->kind == T_LBRACE)
        p->mark = opens_block(w, p) ? MARK_BLOCK : opens_set(w, p) ? MARK_SET : MARK_NONE;
    *PAT_PUSH(w->l->pat, w->open) = i;
    if (p->mark != MARK_BLOCK)
        return;
    w->level++;
    w->first = -1;
}

static void close_bracket(struct walk *w, int i)
{
    struct piece *p = &w->l->pieces.at[i];
    p->partner = w->open.at[--w->open.n];
    struct piece *open = &w->l->pieces.at[p->partner];
    open->partner = i;
    p->depth = open->depth;
    if (open->mark != MARK_BLOCK)
        return;
    p->mark = MARK_BLOCK;
    p->level = --w->level;
    p->statement = open->statement;
    w->first = -1;
}

static void walk_piece(struct walk *w, int i)
{
    struct piece *p = &w->l->pieces.at[i];
    const bool closes = p->kind == T_RPAREN || p->kind == T_RBRACKET || p->kind == T_RBRACE;
    if (w->first < 0 && p->kind != T_END && p->kind != T_SEMICOLON && p->kind != T_RBRACE) {
        w->first = i;
        w->outer = w->open.n;
        w->assigned = false;
    }
    p->statement = w->first;
    p->level = w->level;
    p->depth = w->first < 0 ? 0 : w->open.n - w->outer;
    if (closes)
        close_bracket(w, i);
    else if (p->kind == T_LPAREN || p->kind == T_LBRACKET || p->kind == T_LBRACE)
        open_bracket(w, i);
    else if (p->kind == T_ASSIGN && p->depth == 0)
        w->assigned = true;
    else if (p->kind == T_SEMICOLON)
        w->first = -1;
}

/* ---- lines ---- */

static bool is_line_comment(const struct piece *p)
{
    return p->kind == T_END && p->text[1] == '/';
}

static bool begins_statement(const struct layout *l, int i)
{
    return l->pieces.at[i].statement == i;
}

/* The block at `open` takes several lines: its first piece, its end, and its statements each begin one. */
static void spread_block(struct layout *l, int open)
{
    struct piece *at = l->pieces.at;
    const int close = at[open].partner;
    const bool one_each = at[at[open].statement].kind != T_OP;
    for (int i = open + 1; i <= close; i++) {
        const bool ends = i == open + 1 || i == close, comment = at[i].kind == T_END && at[i].lines == 0;
        if (ends && (!comment || i == close))
            at[i].breaks = 1;
        else if (one_each && begins_statement(l, i) && at[i].level == at[open].level + 1 && at[i].breaks == 0)
            at[i].breaks = 1;
    }
}

/* Where the author ended lines, as far as that stays. */
static void break_lines(struct layout *l)
{
    struct piece *at = l->pieces.at;
    for (int i = 1; i < l->pieces.n; i++) {
        const struct piece *last = &at[i - 1];
        const bool inside = at[i].statement >= 0 && !begins_statement(l, i) && at[i].mark != MARK_BLOCK;
        at[i].breaks = at[i].lines > 2 - inside ? 2 - inside : at[i].lines;
        if (at[i].kind == T_SEMICOLON || at[i].kind == T_COMMA ||
            (at[i].kind == T_LBRACE && at[i].mark == MARK_BLOCK))
            at[i].breaks = 0;
        if (at[i].breaks == 0 && (is_line_comment(last) || (at[i].level == 0 && begins_statement(l, i))))
            at[i].breaks = 1;
        if (last->kind == T_LBRACE && last->mark == MARK_BLOCK && at[i].breaks > 1)
            at[i].breaks = 1;
    }
    for (int i = 0; i < l->pieces.n; i++) {
        bool several = false;
        for (int k = i + 1;
             at[i].kind == T_LBRACE && at[i].mark == MARK_BLOCK && k <= at[i].partner && !several; k++)
            several = at[k].breaks > 0;
        if (several)
            spread_block(l, i);
    }
}

/* Of the line that piece i stands in. */
static int indent_of_line(const struct layout *l, int i)
{
    while (i > 0 && l->pieces.at[i].breaks == 0)
        i--;
    return l->pieces.at[i].indent;
}

/* A line that continues a statement is as far behind that one's first line as it was. */
static void indent_lines(struct layout *l)
{
    struct piece *at = l->pieces.at;
    for (int i = 0; i < l->pieces.n; i++) {
        const int own = STEP * at[i].level;
        const bool closes = at[i].kind == T_RPAREN || at[i].kind == T_RBRACKET || at[i].kind == T_RBRACE;
        at[i].indent = own;
        at[i].gap = pat_gap_before(l, i);
        if (at[i].statement < 0 || begins_statement(l, i) || at[i].mark == MARK_BLOCK)
            continue;
        const int least = closes ? 0 : STEP, in = at[i].column - at[at[i].statement].margin;
        at[i].indent = indent_of_line(l, at[i].statement) + (in > least ? in : least);
    }
}

/* ---- widths ---- */

/* Behind the last piece of the line that begins at i. */
static int end_of_line(const struct layout *l, int i)
{
    do
        i++;
    while (i < l->pieces.n && l->pieces.at[i].breaks == 0);
    return i;
}

/* The column of piece i of the line that begins at `from`. */
static int column_in_line(const struct layout *l, int from, int i)
{
    int column = l->pieces.at[from].indent;
    for (int k = from; k < i; k++)
        column += width_of(&l->pieces.at[k]) + l->pieces.at[k + 1].gap;
    return column;
}

/* ---- lines that are too long ---- */

enum { COSTS = 8 }; /* of breaks in the same brackets */

/* What it costs that a line ends in front of piece i, beside how many brackets it is in; -1: it can't. */
static int cost_of_break(const struct layout *l, int i)
{
    const struct piece *p = &l->pieces.at[i];
    const enum token_kind before = p->token < 0 ? T_END : l->pieces.at[p->token].kind;
    static const signed char in_front[N_TOKENS] = {
        [T_WHERE] = 1, [T_COST] = 1, [T_ARROW] = 1, [T_BAR] = 3, [T_OR] = 3, [T_AMP] = 4, [T_AND] = 4,
        [T_EQ] = 5,    [T_NE] = 5,   [T_LE] = 5,    [T_GE] = 5,  [T_LT] = 5, [T_GT] = 5,  [T_PLUS] = 6,
    };
    if (p->kind == T_END || p->kind == T_SEMICOLON || p->kind == T_COMMA)
        return -1;
    if (before == T_COMMA || before == T_SEMICOLON)
        return 1;
    if (p->mark == MARK_CHOICE)
        return 2;
    if (p->kind == T_COLON && p->depth == 0 && p->gap > 0) /* of traits */
        return 0;
    if (in_front[p->kind] && p->gap > 0)
        return in_front[p->kind] - 1;
    if (p->kind == T_LBRACE && p->mark == MARK_NONE)
        return 5;
    if (before == T_LPAREN)
        return 7;
    if (before != T_ASSIGN || p->depth > 0)
        return -1;
    return p->level == 0 ? 3 : COSTS + 4; /* of a statement, rather than two brackets deep */
}

/* Where the line [from, end) is best broken; end: nowhere. */
static int best_break(const struct layout *l, int from, int end)
{
    int best = end, least = INT32_MAX, column = l->pieces.at[from].indent; /* in front of i's gap */
    for (int i = from + 1; i < end; i++) {
        const int cost = cost_of_break(l, i);
        column += width_of(&l->pieces.at[i - 1]) + (i - 1 > from ? l->pieces.at[i - 1].gap : 0);
        const bool fits = column <= WIDTH;
        const int all = cost + COSTS * l->pieces.at[i].depth;
        if (!fits && best < end)
            break;
        if (cost >= 0 && all <= least) {
            best = i;
            least = all;
        }
    }
    return best;
}

/* A block, not empty, that stands whole in the line; end: none. */
static int block_in_line(const struct layout *l, int from, int end)
{
    for (int i = from; i < end; i++)
        if (l->pieces.at[i].mark == MARK_BLOCK && l->pieces.at[i].kind == T_LBRACE &&
            l->pieces.at[i].partner > i + 1 && l->pieces.at[i].partner < end)
            return i;
    return end;
}

/* The line [i, end) ends with `{ attributes };`: these get lines of their own. */
static bool hang_attributes(struct layout *l, int i, int end)
{
    struct piece *at = l->pieces.at;
    const int close = end - 2, open = close > i && at[end - 1].kind == T_SEMICOLON ? at[close].partner : -1;
    if (open <= i || open == close - 1 || at[open].kind != T_LBRACE || at[open].mark != MARK_NONE ||
        at[open].depth > 0)
        return false;
    at[open + 1].breaks = at[close].breaks = 1;
    at[open + 1].indent = at[i].indent + STEP;
    at[close].indent = at[i].indent;
    return true;
}

/* How far k stands in, in front of which the line [i, end) is broken: as the line behind, if the statement
 * has one. */
static int indent_behind(const struct layout *l, int i, int end, int k)
{
    const struct piece *at = l->pieces.at;
    const int own = STEP * at[k].level, least = own + STEP;
    const bool further = at[k].kind == T_WHERE || at[k].kind == T_LBRACE;
    if (begins_statement(l, k))
        return own;
    if (at[i].indent >= least)
        return at[i].indent + STEP * (at[k].depth > at[i].depth);
    if (end < l->pieces.n && at[end].statement == at[k].statement && at[end].indent > least)
        return at[end].indent;
    return further && at[k].level == 0 && at[k].depth == 0 ? least + STEP : least;
}

static bool is_too_long(const struct layout *l, int from, int end)
{
    int column = l->pieces.at[from].indent;
    for (int i = from; i < end && column <= WIDTH; i++)
        column += width_of(&l->pieces.at[i]) + (i > from ? l->pieces.at[i].gap : 0);
    return column > WIDTH;
}

/* Breaks the line that begins at i, and what is left of it, while code is too long; comments may be.
 * True: it ends elsewhere now, and may still be too long. */
static bool fold_line(struct layout *l, int i)
{
    struct piece *at = l->pieces.at;
    const int end = end_of_line(l, i);
    int code = end;
    while (code > i + 1 && at[code - 1].kind == T_END)
        code--;
    const int block = is_too_long(l, i, code) ? block_in_line(l, i, code) : code;
    if (block < code) {
        spread_block(l, block);
        return true;
    }
    for (int k; is_too_long(l, i, code); i = k) {
        if (hang_attributes(l, i, code))
            return true;
        k = best_break(l, i, code);
        if (k == code)
            return false;
        at[k].breaks = 1;
        at[k].indent = indent_behind(l, i, end, k);
        for (int next = end; next < l->pieces.n && at[next].statement >= k && at[next].statement < end; next++)
            if (at[next].breaks > 0 && at[next].mark != MARK_BLOCK) /* it continues what is in another line now */
                at[next].indent += at[k].indent - at[i].indent;
    }
    return false;
}

/* ---- what stands below each other ---- */

/* The `=` of an entry that has it in its first line; -1. */
static int assign_of_entry(const struct layout *l, int i)
{
    const struct piece *at = l->pieces.at;
    if (at[i].level == 0 || at[i].kind != T_STRING || !begins_statement(l, i) || at[i].breaks == 0)
        return -1;
    for (i++; i < l->pieces.n && at[i].breaks == 0; i++)
        if (at[i].kind == T_ASSIGN && at[i].depth == 0)
            return i;
    return -1;
}

/* The statement behind that of i, if it begins on the next line. */
static int next_statement(const struct layout *l, int i)
{
    const struct piece *at = l->pieces.at;
    for (i++; i < l->pieces.n && !begins_statement(l, i); i++)
        if (at[i].kind == T_END && at[i].statement < 0 && at[i].breaks > 0)
            return l->pieces.n;
    return i < l->pieces.n && at[i].breaks == 1 ? i : l->pieces.n;
}

static int next_line(const struct layout *l, int i)
{
    i = end_of_line(l, i);
    return i < l->pieces.n && l->pieces.at[i].breaks == 1 ? i : l->pieces.n;
}

/* The comment behind the code of a line; -1. */
static int comment_of_line(const struct layout *l, int i)
{
    const int last = end_of_line(l, i) - 1;
    const bool begins = i == 0 || l->pieces.at[i].breaks > 0;
    return begins && last > i && is_line_comment(&l->pieces.at[last]) ? last : -1;
}

/* What `find` finds in each of a row of lines, and stood in one column of the file, does so still: there, or
 * right of the widest of what is in front of it. */
static void align(struct layout *l, int (*find)(const struct layout *, int),
                  int (*next)(const struct layout *, int))
{
    struct piece *at = l->pieces.at;
    for (int i = 0, last; i < l->pieces.n; i = last + 1) {
        const int first = find(l, last = i), column = first < 0 ? 0 : at[first].column;
        int widest = 0, end = i, n = 0;
        for (int found; end < l->pieces.n && (found = find(l, end)) >= 0; end = next(l, end)) {
            if (at[found].column != column)
                break;
            const int width = column_in_line(l, end, found) - at[found].gap;
            widest = width > widest ? width : widest;
            last = end;
            n++;
        }
        const int there = column - at[i].margin + at[i].indent;
        const int to = n > 1 && there > widest ? there : widest + 1;
        for (int k = i; k != end && k <= last; k = next(l, k))
            at[find(l, k)].gap += to - column_in_line(l, k, find(l, k));
    }
}

/* ---- the text ---- */

typedef VEC(char) bytes;

static void put(struct layout *l, bytes *to, const char *text, int length)
{
    for (int i = 0; i < length; i++)
        if (text[i] != '\r')
            *PAT_PUSH(l->pat, *to) = text[i];
}

static void repeat(struct layout *l, bytes *to, char c, int n)
{
    for (int i = 0; i < n; i++)
        *PAT_PUSH(l->pat, *to) = c;
}

static const char *write_pieces(struct layout *l, size_t *size)
{
    bytes text = {0};
    for (int i = 0; i < l->pieces.n; i++) {
        const struct piece *p = &l->pieces.at[i];
        repeat(l, &text, '\n', p->breaks);
        repeat(l, &text, ' ', i == 0 || p->breaks ? p->indent : p->gap);
        put(l, &text, p->text, p->length);
    }
    repeat(l, &text, '\n', l->pieces.n > 0);
    *size = (size_t)text.n;
    *PAT_PUSH(l->pat, text) = 0;
    return text.at;
}

/* Are these the same words, signs and comments? */
static bool is_same(struct layout *l, const char *text, size_t size)
{
    struct layout now = {.pat = l->pat, .src = pat_source_of_text(l->pat, l->src->path, text, size)};
    add_pieces(&now);
    bool same = now.pieces.n == l->pieces.n;
    for (int i = 0; i < now.pieces.n && same; i++) {
        const struct piece *a = &l->pieces.at[i], *b = &now.pieces.at[i];
        bytes old = {0};
        put(l, &old, a->text, a->length);
        same = a->kind == b->kind && old.n == b->length && memcmp(old.at, b->text, (size_t)old.n) == 0;
    }
    return same;
}

const char *pat_formatted(struct pat *pat, const struct source *src, size_t *size)
{
    struct layout l = {.pat = pat, .src = src};
    const int errors = pat_error_count(pat);
    int n;
    struct syn **decl = pat_source_is_text(pat, src) ? pat_parse(pat, src, &n) : NULL;
    if (pat_error_count(pat) > errors)
        return NULL;
    add_pieces(&l);
    for (int i = 0; i < n; i++)
        mark_syntax(&l, decl[i]);
    struct walk w = {.l = &l, .first = -1};
    for (int i = 0; i < l.pieces.n; i++)
        walk_piece(&w, i);
    break_lines(&l);
    indent_lines(&l);
    align(&l, assign_of_entry, next_statement);
    for (int i = 0; i < l.pieces.n;)
        i = fold_line(&l, i) ? i : end_of_line(&l, i);
    align(&l, comment_of_line, next_line);
    const char *text = write_pieces(&l, size);
    if (is_same(&l, text, *size))
        return text;
    pat_error_at(pat, (struct span){src, 0, 0},
                 "this can't be formatted without changing what it says: a defect of pat2c");
    return NULL;
}
