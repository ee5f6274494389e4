/* token.h -- tokens, from the lexer to the parser. */
#ifndef TOKEN_H
#define TOKEN_H

#include "base/base.h"

/* ---- lex.re: bytes -> tokens ---- */

enum token_kind {
#define TOKEN(id, text, name) T_##id,
#include "lang/tokens.def"
    N_TOKENS
};

struct token {
    enum token_kind kind;
    struct span at;
    const char *text;  /* words (keywords too): the name; strings: the bytes after escapes; else NULL */
    size_t text_len;
    int64_t i;         /* integers */
    double f;          /* floats, and integers too */
    bool big;          /* an integer beyond int64: only f holds it */
};

/* Ends with T_END; what is none is an error and T_BAD. */
struct token *pat_lex(struct pat *, const struct source *, int *n);

/* ---- words.c: keywords and dtypes by name ---- */

enum token_kind pat_word_kind(const char *s, size_t len); /* a keyword, T_DTYPE, T_UNDERSCORE or T_NAME */
bool pat_is_word(enum token_kind);                /* an identifier, keywords and dtypes included */
extern const char *const pat_dtypes[];            /* by enum dfg_dtype, NULL behind the last; that of none is "" */
void pat_offer_dtypes(struct pat *);              /* to nearest.c */
const char *pat_token_name(enum token_kind);      /* for messages: "';'", "a name" */

#endif
