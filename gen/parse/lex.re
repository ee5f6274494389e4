/* lex.re -- bytes -> tokens; the only file of the generator that knows characters.
 *
 * In:   a file in memory that is text: UTF-8, no NUL but the terminator.
 * Out:  its tokens, T_END last.
 * Errors: a character that begins no token (reported once a line), a malformed number,
 * a comment or a string without an end (reported where it begins), a bad escape.  Each
 * becomes one T_BAD, at which the parser recovers silently; a string in other quotes
 * is accepted as one.
 *
 * re2c makes the C of it.  The NUL is a sentinel: it ends every rule.  Words are
 * looked up in words.c, so keywords and dtypes are listed once.
 */
#include "parse/token.h"

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
    multi  = [\xC2-\xF4] [\x80-\xBF]+;
    curly  = "\xE2\x80" [\x98-\x9D];
    plain  = [^\x00\r\n'"\x80-\xFF];
*/

struct lexer {
    struct pat *pat;
    const struct source *src;
    const unsigned char *begin;        /* of the file */
    const unsigned char *at, *marker;  /* of re2c */
    const unsigned char *start;        /* of the token */
    const unsigned char *bad;          /* the last character that begins none; NULL */
    VEC(struct token) tokens;
    VEC(char) bytes;                   /* of a string, after escapes */
};

static struct span span_from(const struct lexer *l, const unsigned char *from)
{
    return (struct span){l->src, (uint32_t)(from - l->begin), (uint32_t)(l->at - l->begin)};
}

static struct token *add(struct lexer *l, enum token_kind kind)
{
    struct token *t = PAT_PUSH(l->pat, l->tokens);
    *t = (struct token){.kind = kind, .at = span_from(l, l->start)};
    return t;
}

/* The code point of a character beyond ASCII. */
static unsigned character(const unsigned char *s)
{
    unsigned c = *s < 0xE0 ? *s & 0x1Fu : *s < 0xF0 ? *s & 0x0Fu : *s & 0x07u;
    while ((*++s & 0xC0) == 0x80)
        c = c << 6 | (*s & 0x3Fu);
    return c;
}

/* Has this line a character already that begins no token? */
static bool is_said_of_line(struct lexer *l)
{
    const unsigned char *from = l->bad;
    l->bad = l->start;
    return from && !memchr(from, '\n', (size_t)(l->start - from));
}

/* What is no token.  All of them on a line are one mistake, with one message. */
static void add_bad(struct lexer *l)
{
    const unsigned c = *l->start;
    add(l, T_BAD);
    if (is_said_of_line(l))
        return;
    const struct span at = span_from(l, l->start);
    if (c > ' ' && c < 127)
        pat_error_at(l->pat, at, "'%c' begins no token", (int)c);
    else if (c < 128)
        pat_error_at(l->pat, at, "the control character 0x%02X begins no token", c);
    else
        pat_error_at(l->pat, at, "the character U+%04X begins no token: only strings and comments go beyond ASCII",
                 character(l->start));
}

/* 'NHWC', or in the quotes of a word processor, which have `quote` bytes. */
static void add_other_string(struct lexer *l, size_t quote)
{
    struct token *t = add(l, T_STRING);
    t->text_len = (size_t)(l->at - l->start) - 2 * quote;
    t->text = pat_intern(l->pat, (const char *)l->start + quote, t->text_len);
    pat_error_at(l->pat, t->at, "a string is written in double quotes: \"%s\"", t->text);
}

static void add_word(struct lexer *l)
{
    const size_t len = (size_t)(l->at - l->start);
    const char *s = (const char *)l->start;
    struct token *t = add(l, pat_word_kind(s, len));
    t->text = pat_intern(l->pat, s, len);
    t->text_len = len;
}

static void add_quoted(struct lexer *l)
{
    const size_t len = (size_t)(l->at - l->start) - 2;
    struct token *t = add(l, T_QUOTED);
    t->text = pat_intern(l->pat, (const char *)l->start + 1, len);
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
    const char *digits = pat_format(l->pat, "%.*s", (int)(l->at - l->start), (const char *)l->start);
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
    const char *digits = pat_format(l->pat, "%.*s", (int)(l->at - l->start), (const char *)l->start);
    t->f = strtod(digits, NULL);
    t->text = digits;
    t->text_len = strlen(digits);
    if (t->f > 1.7976931348623157e308) { /* DBL_MAX */
        t->kind = T_BAD;
        pat_error_at(l->pat, t->at, "the number is beyond the range of a double");
    }
}

static void push_byte(struct lexer *l, unsigned value)
{
    *PAT_PUSH(l->pat, l->bytes) = (char)(unsigned char)value;
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
    const long value = strtol(pat_format(l->pat, "%.*s", (int)(l->at - s), (const char *)s), NULL, base);
    if (value > 255)
        pat_error_at(l->pat, span_from(l, s), "the escape is beyond one byte");
    else if (value == 0) /* strings are C strings in what is generated */
        pat_error_at(l->pat, span_from(l, s), "a string can't hold a NUL");
    push_byte(l, (unsigned)value & 255);
}

/* \u00e9 or \U0001f600 as UTF-8 (RFC 3629), its digits from s. */
static void character_escape(struct lexer *l, const unsigned char *s)
{
    const unsigned long c = strtoul(pat_format(l->pat, "%.*s", (int)(l->at - s), (const char *)s), NULL, 16);
    if (c > 0x10FFFF || (c >= 0xD800 && c <= 0xDFFF))
        pat_error_at(l->pat, span_from(l, s), "there is no such character");
    else if (c == 0)
        pat_error_at(l->pat, span_from(l, s), "a string can't hold a NUL");
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
            t->text = pat_intern(l->pat, l->bytes.n ? l->bytes.at : "", t->text_len);
            return;
        }
        "\\" [abfnrtv\\"'?]         { push_byte(l, simple_escape(from[1])); continue; }
        "\\x" [0-9a-fA-F]{1,2}      { number_escape(l, from + 2, 16); continue; }
        "\\" [0-7]{1,3}             { number_escape(l, from + 1, 8); continue; }
        "\\u" [0-9a-fA-F]{4} | "\\U" [0-9a-fA-F]{8} { character_escape(l, from + 2); continue; }
        "\\u" | "\\U" {
            pat_error_at(l->pat, span_from(l, from), "%s", *(from + 1) == 'u' ? "\\u is followed by four hexadecimal digits"
                                                              : "\\U is followed by eight hexadecimal digits");
            continue;
        }
        "\\" {
            pat_error_at(l->pat, span_from(l, from), "the string has an escape that C has not");
            continue;
        }
        [^\x00"\\\n\r]             { push_byte(l, *from); continue; }
        nul | [\r\n] {
            l->at = from;
            add(l, T_BAD);
            pat_error_at(l->pat, span_from(l, l->start), "the string has no end: a '\"' is missing on its line");
            return;
        }
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
        [^\x00*]                    { continue; }
        "*"                         { continue; }
        nul {
            l->at = l->start + 2;
            pat_error_at(l->pat, span_from(l, l->start), "the comment has no end");
            l->at = from;
            return;
        }
        */
    }
}

/* The rest of a line comment. */
static void skip_line(struct lexer *l)
{
    for (;;) {
        /*!re2c
        [\n]                        { return; }
        [^\x00\n]                   { continue; }
        nul                         { l->at--; return; }
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
        pat_error_at(l->pat, span_from(l, l->start), "malformed number: numbers are decimal, and have no suffix");
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
        l->at = l->start;
        add(l, T_END);
        return false;
    }
    "'" plain* "'"                  { add_other_string(l, 1); return true; }
    curly plain* curly              { add_other_string(l, 3); return true; }
    multi                           { add_bad(l); return true; }
    *                               { add_bad(l); return true; }
    */
}

/* The tokens of a file, T_END last. */
struct token *pat_lex(struct pat *pat, const struct source *src, int *n)
{
    struct lexer l = {.pat = pat, .src = src, .begin = (const unsigned char *)src->text};
    l.at = l.begin;
    if (src->size >= 3 && memcmp(src->text, "\xEF\xBB\xBF", 3) == 0) /* a byte order mark */
        l.at += 3;
    while (step(&l))
        ;
    *n = l.tokens.n;
    return l.tokens.at;
}
