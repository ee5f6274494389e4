/* text.re -- the bytes of a .dfg text to tokens, for re2c.
 *
 * In:   a cursor into text that ends in a NUL.
 * Out:  one token; comments and white space are skipped.
 *
 * A NUL inside the text is told from the terminator by its position.  Bytes
 * from 0x80 on may occur in strings and comments only.  What begins no token
 * is a token of its own kind, so that the reader reports its place.
 */
#include "text.h"

struct text_token dfg_text_next(struct text_lexer *lexer)
{
    const unsigned char *cursor = (const unsigned char *)lexer->cursor;
    const unsigned char *marker, *start;
    enum text_kind kind;

    /*!re2c
    re2c:api:style = free-form;
    re2c:define:YYCTYPE = "unsigned char";
    re2c:define:YYCURSOR = cursor;
    re2c:define:YYMARKER = marker;
    re2c:yyfill:enable = 0;

    digits = [0-9]+;
    part   = [A-Za-z_][A-Za-z0-9_]*;
    word   = [A-Za-z0-9_]+;
    open   = "\"" ([^"\\\n\x00] | "\\" [^\n\x00])*;
    string = open "\"";
    exponent = [eE] [+-]? digits;
    */

again:
    start = cursor;
    /*!re2c
    [ \t\r\n]+            { goto again; }
    "//" [^\n\x00]*       { goto again; }
    "\x00"                { goto nul; }

    "%" (word | string)   { kind = TEXT_LOCAL; goto found; }
    "@" (word | string)   { kind = TEXT_GLOBAL; goto found; }
    part ("." part)*      { kind = TEXT_NAME; goto found; }
    string                { kind = TEXT_STRING; goto found; }
    [%@]? open            { kind = TEXT_BAD_STRING; goto found; }
    "-"? digits           { kind = TEXT_INT; goto found; }
    "-"? digits "." digits exponent? { kind = TEXT_FLOAT; goto found; }
    "-"? digits exponent  { kind = TEXT_FLOAT; goto found; }
    "-" ("inf" | "nan")   { kind = TEXT_FLOAT; goto found; }
    "nan(0x" [0-9A-Fa-f]+ ")" { kind = TEXT_FLOAT; goto found; }
    "." digits            { kind = TEXT_INDEX; goto found; }
    "->"                  { kind = TEXT_ARROW; goto found; }
    "#{"                  { kind = TEXT_FACTS; goto found; }
    "("                   { kind = TEXT_LPAREN; goto found; }
    ")"                   { kind = TEXT_RPAREN; goto found; }
    "{"                   { kind = TEXT_LBRACE; goto found; }
    "}"                   { kind = TEXT_RBRACE; goto found; }
    "["                   { kind = TEXT_LBRACKET; goto found; }
    "]"                   { kind = TEXT_RBRACKET; goto found; }
    ","                   { kind = TEXT_COMMA; goto found; }
    ":"                   { kind = TEXT_COLON; goto found; }
    "="                   { kind = TEXT_EQUALS; goto found; }
    "?"                   { kind = TEXT_QUESTION; goto found; }
    "*"                   { kind = TEXT_STAR; goto found; }
    *                     { kind = TEXT_BAD_BYTE; goto found; }
    */

nul:
    kind = TEXT_BAD_NUL;
    if ((const char *)start == lexer->end) { /* stay: END is read again and again */
        kind = TEXT_END;
        cursor = start;
    }
found:
    if (kind == TEXT_BAD_STRING && *cursor == '\0' && (const char *)cursor != lexer->end) {
        start = cursor; /* a NUL is what ended it */
        kind = TEXT_BAD_NUL;
    }
    lexer->cursor = (const char *)cursor;
    return (struct text_token){ kind, (const char *)start, (size_t)(cursor - start) };
}
