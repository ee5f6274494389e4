/* gap.c -- blanks between two pieces of one line.
 *
 * In:   the pieces and their structure.
 * Out:  0 or 1: no blank within names, calls, projections and types, and inside brackets; one around
 * operators and inside braces that hold attributes; those around `?`, `*`, `-`, `:` and `[` depend on
 * their role.
 */
#include "format.h"
#include "pattern.h"

#include <string.h>

static enum token_kind kind_at(const struct layout *l, int i)
{
    return i >= 0 ? l->pieces.at[i].kind : T_END;
}

/* Does the statement that holds i begin with this word? */
static bool is_headed(const struct layout *l, int i, enum token_kind kind)
{
    const int first = l->pieces.at[i].statement;
    return first >= 0 && kind_at(l, first) == kind;
}

/* A word that stands for something: a name, a literal, a keyword that is a pattern; no keyword between two.
 */
static bool is_operand_word(const struct layout *l, int i)
{
    static const bool operands[N_TOKENS] = {
        [T_NAME] = true,  [T_QUOTED] = true, [T_DTYPE] = true,     [T_STRING] = true,     [T_INT] = true,
        [T_FLOAT] = true, [T_VAR] = true,    [T_CONST] = true,     [T_GLOBAL] = true,     [T_OP] = true,
        [T_IF] = true,    [T_LET] = true,    [T_FN] = true,        [T_TRUE] = true,       [T_FALSE] = true,
        [T_NONE] = true,  [T_APPROX] = true, [T_DOMINATES] = true, [T_UNDERSCORE] = true,
    };
    const struct piece *p = &l->pieces.at[i];
    const enum token_kind before = kind_at(l, p->token);
    if (p->kind == T_NAME && pat_is_test_word(p->text, p->length))
        return before == T_LBRACE || before == T_COMMA || before == T_DOT; /* an attribute's name */
    if (operands[p->kind])
        return true;
    const bool declared = before == T_OP && p->token == p->statement; /* op where(...) */
    return p->kind > T_UNDERSCORE && (before == T_DOT || declared);
}

/* `inputs*`, of an operator's declaration. */
static bool is_star_suffix(const struct layout *l, int i)
{
    if (kind_at(l, i) != T_STAR || !is_headed(l, i, T_OP) || i + 1 >= l->pieces.n)
        return kind_at(l, i) == T_STAR && i + 1 < l->pieces.n &&
               (kind_at(l, i + 1) == T_COMMA || kind_at(l, i + 1) == T_RPAREN);
    return true;
}

static bool is_question_suffix(const struct layout *l, int i)
{
    return kind_at(l, i) == T_QUESTION && l->pieces.at[i].mark != MARK_CHOICE;
}

static bool ends_operand(const struct layout *l, int i)
{
    const enum token_kind k = kind_at(l, i);
    if (i < 0)
        return false;
    return k == T_RPAREN || k == T_RBRACKET || k == T_RBRACE || is_operand_word(l, i) ||
           is_star_suffix(l, i) || is_question_suffix(l, i) ||
           (k == T_STAR && kind_at(l, l->pieces.at[i].token) == T_DOT);
}

/* -1, also behind a dtype: f32 -1 */
static bool is_sign(const struct layout *l, int i)
{
    const int before = l->pieces.at[i].token;
    const enum token_kind next = i + 1 < l->pieces.n ? kind_at(l, i + 1) : T_END;
    const bool typed = kind_at(l, before) == T_DTYPE && (next == T_INT || next == T_FLOAT);
    return kind_at(l, i) == T_MINUS && (typed || !ends_operand(l, before));
}

/* `strides: int[]`, `param n: int`, `for c in conv:` */
static bool is_tight_colon(const struct layout *l, int i)
{
    const struct piece *p = &l->pieces.at[i];
    const int word = p->token, first = p->statement;
    if (p->mark == MARK_CHOICE || p->depth > 0 || first < 0)
        return false;
    const struct piece *head = &l->pieces.at[first];
    const bool attr = p->level > 0 && word == first && kind_at(l, word) != T_STRING;
    const bool param = head->kind == T_PARAM && l->pieces.at[word].token == first;
    const bool family = head->kind == T_NAME && head->length == 3 && memcmp(head->text, "for", 3) == 0;
    return attr || param || (family && p->level > 0);
}

static int before_paren(const struct layout *l, int a)
{
    const bool form = kind_at(l, a) == T_INT; /* form 7 (x) */
    return !ends_operand(l, a) || form;
}

static int before_bracket(const struct layout *l, int a, int b)
{
    return !ends_operand(l, a) || l->pieces.at[b].mark == MARK_APART;
}

/* ..c and 0..1 */
static int before_dots(const struct layout *l, int a)
{
    return kind_at(l, a) == T_COMMA || kind_at(l, a) == T_LBRACE;
}

/* Behind a token that holds what comes next. */
static bool clings_to_next(const struct layout *l, int a, int b)
{
    switch ((int)kind_at(l, a)) {
    case T_LPAREN:
    case T_LBRACKET:
    case T_DOT:
    case T_DOTDOT:
    case T_HASH:
    case T_BANG:
        return true;
    case T_LBRACE:
        return l->pieces.at[a].mark == MARK_SET || kind_at(l, b) == T_RBRACE;
    case T_ELLIPSIS:
        return kind_at(l, b) == T_NAME || kind_at(l, b) == T_QUOTED;
    case T_QUESTION:
        return is_question_suffix(l, a) && kind_at(l, b) == T_LPAREN;
    case T_MINUS:
        return is_sign(l, a) || kind_at(l, l->pieces.at[a].token) == T_DOT;
    }
    return false;
}

int pat_gap_before(const struct layout *l, int b)
{
    const int a = l->pieces.at[b].token;
    const enum token_kind kind = kind_at(l, b);
    const bool closes = kind == T_COMMA || kind == T_SEMICOLON || kind == T_RPAREN || kind == T_RBRACKET;
    if (closes || b == 0)
        return 0;
    if (kind == T_END || a != b - 1) /* a comment, or behind one */
        return 1;
    if (clings_to_next(l, a, b))
        return 0;
    switch ((int)kind) {
    case T_DOT:
    case T_HASH:
        return 0;
    case T_DOTDOT:
        return before_dots(l, a);
    case T_QUESTION:
        return !is_question_suffix(l, b);
    case T_STAR:
        return !is_star_suffix(l, b);
    case T_COLON:
        return !is_tight_colon(l, b);
    case T_LPAREN:
        return before_paren(l, a);
    case T_LBRACKET:
        return before_bracket(l, a, b);
    case T_RBRACE:
        return l->pieces.at[l->pieces.at[b].partner].mark != MARK_SET;
    }
    return 1;
}
