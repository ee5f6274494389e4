/* mistakes.c -- what may be meant by a misplaced word or sign.
 *
 * In:   the next token, and what is expected there.
 * Out:  hints; or the nearest word is assumed, so that what it declares is known: one
 *       message, and the rest of the statement is parsed without another.
 */
#include "parse.h"

#include <string.h>

/* ---- words ---- */

/* Takes the next word for the nearest of what was offered. */
static bool take_nearest(struct parser *p, const char *wanted)
{
    struct token *t = &p->token[p->at];
    const char *near = p->pat->nearest.best;
    if (!near || strcmp(near, t->text) == 0)
        return false;
    if (!pat_is_silent(p)) {
        pat_error_at(p->pat, t->at, "expected %s, found %s", wanted, pat_found(p->pat, t));
        pat_hint(p->pat, "did you mean %s?", near);
    }
    p->error_at = p->at;
    p->guessed = true;
    t->text = pat_intern_str(p->pat, near);
    t->text_len = strlen(near);
    t->kind = pat_word_kind(near, t->text_len);
    return true;
}

static bool begin_nearest(const struct parser *p)
{
    const struct token *t = pat_peek(p);
    if (!pat_is_word(t->kind) || t->kind == T_QUOTED)
        return false;
    pat_nearest_begin(p->pat, t->text);
    return true;
}

bool pat_is_near(const struct parser *p, const char *const *words)
{
    if (!begin_nearest(p))
        return false;
    for (; *words; words++)
        pat_nearest_try(&p->pat->nearest, *words);
    return p->pat->nearest.best;
}

bool pat_take_for(struct parser *p, const char *wanted, const char *const *words)
{
    return pat_is_near(p, words) && take_nearest(p, wanted);
}

bool pat_take_for_dtype(struct parser *p, const char *wanted, bool or_class)
{
    if (pat_is_next(p, T_DTYPE) || !begin_nearest(p))
        return false;
    pat_offer_dtypes(p->pat);
    for (int i = 0; or_class && i < 3; i++)
        pat_nearest_try(&p->pat->nearest, (const char *[]){"float", "int", "uint"}[i]);
    return take_nearest(p, wanted);
}

/* ---- signs ---- */

/* A text that begins at the token, or at the one that it touches; what was wanted there has in it; the hint.
 */
static const struct {
    const char *text, *wanted, *hint;
} signs[] = {
    {"&", "a pattern", "in patterns it is a single '&'"},
    {"|", "a pattern", "in patterns it is a single '|'"},
    {"&&", "", "write 'and'"},
    {"||", "", "write 'or'"},
    {"and", "';'", "patterns are joined by '&'"},
    {"and", "')'", "patterns are joined by '&'"},
    {"or", "';'", "patterns are joined by '|'"},
    {"or", "')'", "patterns are joined by '|'"},
    {"not", "a pattern", "a pattern is denied by '!'"},
    {"not", "';'", "write not (a in b)"},
    {"+-", "", "'+-' is a tolerance and stands behind '~='; put a space between '+' and '-'"},
    {"->", "';'", "write x.rank"},
    {"[0", "';'", "a projection of a tuple is p.0"},
    {"[1", "';'", "a projection of a tuple is p.1"},
    {"==", "';'", "conditions stand behind 'where'"},
    {"!=", "';'", "conditions stand behind 'where'"},
    {"<", "';'", "conditions stand behind 'where'"},
    {">", "';'", "conditions stand behind 'where'"},
    {"#include", "a declaration", "a file is read by import \"FILE\";"},
    {"#", "a declaration", "comments begin with //"},
    {"--", "a declaration", "comments begin with //"},
    {"===", "a value", "a comparison is '=='"},
    {"<>", "a value", "a comparison is '!='"},
    {".", "a value", "a float has a digit on both sides of its dot"},
    {"}", "the name of an attribute", "a float has a digit on both sides of its dot"},
    {"where", "';'", "'where' is a statement of its own in a block, and stands before 'cost' in a table"},
    {"{", "a pattern", "a block stands right behind the parameters, without '='"},
    {"\"", "a pattern", "operators are written without quotes"},
    {"\"", "a type", "types are written without quotes"},
    {"-", "a dimension", "an extent that is not known is '_' or a name"},
    {"?", "a dimension", "an extent that is not known is '_' or a name"},
    {".", "'='", "conditions stand behind 'where', with ',' between them"},
    {"==", "'='", "conditions stand behind 'where', with ',' between them"},
    {"(", "'='", "a statement gives it a name: y = f(x);"},
    {"", "the index of a projection", "attributes stand in braces behind a call, types behind ':'"},
    {"=", "'{'", "a block stands without '='"},
    {"let", "a statement", "a local is NAME = PATTERN;, without a word before it"},
    {"#", "';'", "comments begin with //"},
    {":", "'='", "what it matches stands behind '='"},
    {":", "'=' or '{'", "what it matches stands behind '='"},
};

/* A sign may go on over more tokens; none is any, a quote a string. */
static bool is_sign(const struct token *t, const char *sign)
{
    const size_t len = strlen(sign);
    return len == 0 || (*sign == '"' && t->kind == T_STRING) ||
           (len >= t->at.end - t->at.begin && strncmp(t->at.src->text + t->at.begin, sign, len) == 0);
}

static bool is_wanted(const char *wanted, const char *row)
{
    return *row == '\'' ? strcmp(wanted, row) == 0 : strstr(wanted, row) != NULL;
}

static const char *hint_of_sign(const struct parser *p, const char *wanted)
{
    const struct token *t = &p->token[p->at];
    const bool touches = p->at > 0 && t[-1].at.end == t->at.begin;
    for (size_t i = 0; t->kind != T_END && i < sizeof signs / sizeof *signs; i++)
        if (is_wanted(wanted, signs[i].wanted) &&
            (is_sign(t, signs[i].text) ||
             (touches && strlen(signs[i].text) > 1 && is_sign(t - 1, signs[i].text))))
            return signs[i].hint;
    return NULL;
}

/* Words that end a pattern or a condition, where something else stands. */
static const char *nearest_end_word(const struct parser *p)
{
    static const char *const words[] = {"where", "cost", "duplicate", "and", "or", "in", "%", "/", "=="};
    pat_nearest_begin(p->pat, p->token[p->at].text);
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        pat_nearest_try(&p->pat->nearest, words[i]);
    return p->pat->nearest.best;
}

void pat_hint_at_token(struct parser *p, const char *wanted)
{
    const struct token *t = &p->token[p->at];
    const char *text = hint_of_sign(p, wanted);
    const char *near = strcmp(wanted, "';'") == 0 && t->kind == T_NAME ? nearest_end_word(p) : NULL;
    if (text)
        pat_hint(p->pat, "%s", text);
    else if (near)
        pat_hint(p->pat, "did you mean %s?", near);
    else if (t->kind == T_QUESTION && p->in_replacement)
        pat_hint(p->pat, "`?` follows a captured operand, f(x?), or a whole attribute, { a = c.b? }");
    else if (t->kind == T_DTYPE && strstr(wanted, "name"))
        pat_hint(p->pat, "the names of dtypes are reserved");
    else if (t->kind > T_UNDERSCORE && (strstr(wanted, "name") || t[1].kind == T_LPAREN))
        pat_hint(p->pat, "an operator or a capture of that name is written in back quotes: `%s`", t->text);
}
