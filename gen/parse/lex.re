/* lex.re -- bytes -> tokens; the only file of the generator that knows characters.
 *
 * In:   a file in memory, with a NUL behind its last byte.
 * Out:  its tokens, T_END last.
 * Errors: a character that begins no token, a malformed number, a comment or a
 * string without an end (said where it begins), a bad escape, bytes that are not
 * UTF-8.  Each becomes one T_BAD, at which the parser recovers without a word.
 *
 * re2c makes the C of it.  The NUL is a sentinel: it ends every rule, and is the
 * end of the file only where it is the last byte.  Words are looked up in
 * words.c, so keywords and dtypes are listed once.
 */
#include "gen.h"

#include <stdlib.h>
#include <string.h>

/*!re2c
    re2c:define:YYCTYPE = "unsigned char";
    re2c:define:YYCURSOR = "l->at";
    re2c:define:YYMARKER = "l->marker";
    re2c:yyfill:enable = 0;

    nul    = [\x00];
    digit  = [0-9];
    letter = [A-Za-z_];
    word   = letter (letter | digit)*;
    space  = [ \t\r\n\f\v];
    expo   = [eE] [+-]? digit+;
    multi  = [\xC2-\xDF] [\x80-\xBF]
           | [\xE0] [\xA0-\xBF] [\x80-\xBF]
           | [\xE1-\xEC\xEE\xEF] [\x80-\xBF] [\x80-\xBF]
           | [\xED] [\x80-\x9F] [\x80-\xBF]
           | [\xF0] [\x90-\xBF] [\x80-\xBF] [\x80-\xBF]
           | [\xF1-\xF3] [\x80-\xBF] [\x80-\xBF] [\x80-\xBF]
           | [\xF4] [\x80-\x8F] [\x80-\xBF] [\x80-\xBF];
*/

struct lexer {
    const struct source *src;
    const unsigned char *begin, *end;  /* of the file */
    const unsigned char *at, *marker;  /* of re2c */
    const unsigned char *start;        /* of the token */
    VEC(struct token) tokens;
    VEC(char) bytes;                   /* of a string, after escapes */
};

static struct span span_from(const struct lexer *l, const unsigned char *from)
{
    return (struct span){l->src, (uint32_t)(from - l->begin), (uint32_t)(l->at - l->begin)};
}

static struct token *add(struct lexer *l, enum token_kind kind)
{
    struct token *t = PUSH(l->tokens);
    *t = (struct token){.kind = kind, .at = span_from(l, l->start)};
    return t;
}

/* What is no token.  A run of such characters is one, with one message. */
static void add_bad(struct lexer *l)
{
    const struct token *last = l->tokens.n ? &l->tokens.at[l->tokens.n - 1] : NULL;
    const bool goes_on = last && last->kind == T_BAD && last->at.end == (uint32_t)(l->start - l->begin);
    add(l, T_BAD);
    if (goes_on)
        return;
    const unsigned c = *l->start;
    const struct span at = span_from(l, l->start);
    if (c > ' ' && c < 127)
        error_at(at, "'%c' begins no token", (int)c);
    else if (c < 127)
        error_at(at, "the control character 0x%02X begins no token", c);
    else
        error_at(at, "the byte 0x%02X begins no token: only strings and comments go beyond ASCII", c);
}

static void add_word(struct lexer *l)
{
    const size_t len = (size_t)(l->at - l->start);
    const char *s = (const char *)l->start;
    struct token *t = add(l, word_kind(s, len));
    t->text = intern(s, len);
    t->text_len = len;
}

static void add_quoted(struct lexer *l)
{
    const size_t len = (size_t)(l->at - l->start) - 2;
    struct token *t = add(l, T_QUOTED);
    t->text = intern((const char *)l->start + 1, len);
    t->text_len = len;
}

static void add_int(struct lexer *l)
{
    struct token *t = add(l, T_INT);
    for (const unsigned char *p = l->start; p < l->at; p++) {
        const int digit = *p - '0';
        t->big = t->big || t->i > (INT64_MAX - digit) / 10;
        t->i = t->big ? 0 : 10 * t->i + digit;
    }
    const char *digits = format("%.*s", (int)(l->at - l->start), (const char *)l->start);
    t->f = strtod(digits, NULL);
    t->text = digits;
    t->text_len = strlen(digits);
}

static bool is_digit(unsigned char c)
{
    return c >= '0' && c <= '9';
}

/* Behind a postfix dot: t.0, t.-1 */
static bool is_index(const struct lexer *l)
{
    int n = l->tokens.n;
    n -= n > 1 && l->tokens.at[n - 1].kind == T_MINUS;
    return n > 0 && l->tokens.at[n - 1].kind == T_DOT;
}

/* A number with a dot or an exponent; of an index only its first digits are meant: t.0.1 */
static void add_float(struct lexer *l)
{
    if (is_index(l)) {
        for (l->at = l->start; is_digit(*l->at);)
            l->at++;
        add_int(l);
        return;
    }
    struct token *t = add(l, T_FLOAT);
    const char *digits = format("%.*s", (int)(l->at - l->start), (const char *)l->start);
    t->f = strtod(digits, NULL);
    t->text = digits;
    t->text_len = strlen(digits);
    if (t->f > 1.7976931348623157e308) { /* DBL_MAX */
        t->kind = T_BAD;
        error_at(t->at, "the number is beyond the range of a double");
    }
}

static void not_utf8(struct lexer *l, const unsigned char *at)
{
    error_at(span_from(l, at), "the byte 0x%02X is not UTF-8", *at);
}

static void push_byte(struct lexer *l, unsigned value)
{
    *PUSH(l->bytes) = (char)(unsigned char)value;
}

/* The byte of \n, \t and so on; c is the letter. */
static unsigned simple_escape(unsigned char c)
{
    static const char letters[] = "abfnrtv", values[] = "\a\b\f\n\r\t\v";
    const char *p = strchr(letters, c);
    return p ? (unsigned char)values[p - letters] : c;
}

/* \x4a or \112, its digits from s; `base` is 16 or 8. */
static void number_escape(struct lexer *l, const unsigned char *s, int base)
{
    const long value = strtol(format("%.*s", (int)(l->at - s), (const char *)s), NULL, base);
    if (value > 255)
        error_at(span_from(l, s), "the escape is beyond one byte");
    else if (value == 0) /* strings are C strings in what is generated */
        error_at(span_from(l, s), "a string can't hold a NUL");
    push_byte(l, (unsigned)value & 255);
}

/* \u00e9 or \U0001f600 as UTF-8 (RFC 3629), its digits from s. */
static void character_escape(struct lexer *l, const unsigned char *s)
{
    const unsigned long c = strtoul(format("%.*s", (int)(l->at - s), (const char *)s), NULL, 16);
    if (c > 0x10FFFF || (c >= 0xD800 && c <= 0xDFFF))
        error_at(span_from(l, s), "there is no such character");
    else if (c == 0)
        error_at(span_from(l, s), "a string can't hold a NUL");
    else if (c < 0x80)
        push_byte(l, (unsigned)c);
    if (c < 0x80 || c > 0x10FFFF)
        return;
    static const unsigned first[] = {0, 0xC0, 0xE0, 0xF0};
    const unsigned more = c < 0x800 ? 1 : c < 0x10000 ? 2 : 3; /* bytes behind the first */
    push_byte(l, (unsigned)(first[more] | c >> 6 * more));
    for (unsigned i = more; i-- > 0;)
        push_byte(l, (unsigned)(0x80u | (c >> 6 * i & 0x3Fu)));
}

/* The rest of a string, behind its opening quote. */
static void add_string(struct lexer *l)
{
    l->bytes.n = 0;
    for (;;) {
        const unsigned char *from = l->at;
        /*!re2c
        "\"" {
            struct token *t = add(l, T_STRING);
            t->text_len = (size_t)l->bytes.n;
            t->text = intern(l->bytes.n ? l->bytes.at : "", t->text_len);
            return;
        }
        "\\" [abfnrtv\\"'?]         { push_byte(l, simple_escape(from[1])); continue; }
        "\\x" [0-9a-fA-F]{1,2}      { number_escape(l, from + 2, 16); continue; }
        "\\" [0-7]{1,3}             { number_escape(l, from + 1, 8); continue; }
        "\\u" [0-9a-fA-F]{4} | "\\U" [0-9a-fA-F]{8} { character_escape(l, from + 2); continue; }
        "\\u" | "\\U" {
            error_at(span_from(l, from), "%s", *(from + 1) == 'u' ? "behind \\u stand four hexadecimal digits"
                                                              : "behind \\U stand eight hexadecimal digits");
            continue;
        }
        "\\" {
            error_at(span_from(l, from), "the string has an escape that C has not");
            continue;
        }
        [^\x00"\\\n\r\x80-\xFF]     { push_byte(l, *from); continue; }
        multi {
            for (const unsigned char *p = from; p < l->at; p++)
                push_byte(l, *p);
            continue;
        }
        nul | [\r\n] {
            l->at = from;
            if (*from == 0 && from != l->end) {
                l->at++;
                error_at(span_from(l, from), "a string can't hold a NUL");
                continue;
            }
            add(l, T_BAD);
            error_at(span_from(l, l->start), "the string has no end: a '\"' is missing on its line");
            return;
        }
        *                           { not_utf8(l, from); continue; }
        */
    }
}

/* The rest of a block comment. */
static void skip_comment(struct lexer *l)
{
    for (;;) {
        const unsigned char *from = l->at;
        /*!re2c
        "*" "/"                     { return; }
        [^\x00*\x80-\xFF]           { continue; }
        "*"                         { continue; }
        multi                       { continue; }
        nul {
            if (from != l->end)
                continue;
            l->at = l->start + 2;
            error_at(span_from(l, l->start), "the comment has no end");
            l->at = from;
            return;
        }
        *                           { not_utf8(l, from); continue; }
        */
    }
}

/* The rest of a line comment. */
static void skip_line(struct lexer *l)
{
    for (;;) {
        const unsigned char *from = l->at;
        /*!re2c
        [\n]                        { return; }
        [^\x00\n\x80-\xFF]          { continue; }
        multi                       { continue; }
        nul {
            if (from != l->end)
                continue;
            l->at = from;
            return;
        }
        *                           { not_utf8(l, from); continue; }
        */
    }
}

/* One token, or what stands between two; false at the end of the file. */
static bool step(struct lexer *l)
{
    l->start = l->at;
    /*!re2c
    space+                          { return true; }
    "//"                            { skip_line(l); return true; }
    "/*"                            { skip_comment(l); return true; }
    "\""                            { add_string(l); return true; }
    word                            { add_word(l); return true; }
    "`" word ("." word)* "`"        { add_quoted(l); return true; }
    digit+                          { add_int(l); return true; }
    digit+ "." digit+ expo?         { add_float(l); return true; }
    digit+ expo                     { add_float(l); return true; }
    digit+ ("." digit+)? expo? letter (letter | digit)* {
        add(l, T_BAD);
        error_at(span_from(l, l->start), "malformed number");
        return true;
    }
    "..."                           { add(l, T_ELLIPSIS); return true; }
    ".."                            { add(l, T_DOTDOT); return true; }
    "."                             { add(l, T_DOT); return true; }
    "->"                            { add(l, T_ARROW); return true; }
    "=>"                            { add(l, T_FAT_ARROW); return true; }
    "=="                            { add(l, T_EQ); return true; }
    "!="                            { add(l, T_NE); return true; }
    "<="                            { add(l, T_LE); return true; }
    ">="                            { add(l, T_GE); return true; }
    "<"                             { add(l, T_LT); return true; }
    ">"                             { add(l, T_GT); return true; }
    "~="                            { add(l, T_APPROX_EQ); return true; }
    "=~"                            { add(l, T_GLOB); return true; }
    "+-"                            { add(l, T_PLUS_MINUS); return true; }
    "="                             { add(l, T_ASSIGN); return true; }
    "+"                             { add(l, T_PLUS); return true; }
    "-"                             { add(l, T_MINUS); return true; }
    "*"                             { add(l, T_STAR); return true; }
    "/"                             { add(l, T_SLASH); return true; }
    "%"                             { add(l, T_PERCENT); return true; }
    "|"                             { add(l, T_BAR); return true; }
    "&"                             { add(l, T_AMP); return true; }
    "!"                             { add(l, T_BANG); return true; }
    "?"                             { add(l, T_QUESTION); return true; }
    ":"                             { add(l, T_COLON); return true; }
    ";"                             { add(l, T_SEMICOLON); return true; }
    ","                             { add(l, T_COMMA); return true; }
    "#"                             { add(l, T_HASH); return true; }
    "("                             { add(l, T_LPAREN); return true; }
    ")"                             { add(l, T_RPAREN); return true; }
    "{"                             { add(l, T_LBRACE); return true; }
    "}"                             { add(l, T_RBRACE); return true; }
    "["                             { add(l, T_LBRACKET); return true; }
    "]"                             { add(l, T_RBRACKET); return true; }
    nul {
        if (l->start == l->end) {
            l->at = l->start;
            add(l, T_END);
            return false;
        }
        add_bad(l);
        return true;
    }
    *                               { add_bad(l); return true; }
    */
}

/* The tokens of a file, T_END last. */
struct token *lex(const struct source *src, int *n)
{
    struct lexer l = {.src = src, .begin = (const unsigned char *)src->text};
    l.end = l.begin + src->size;
    l.at = l.begin;
    if (src->size >= 3 && memcmp(src->text, "\xEF\xBB\xBF", 3) == 0) /* a byte order mark */
        l.at += 3;
    while (step(&l))
        ;
    *n = l.tokens.n;
    return l.tokens.at;
}
