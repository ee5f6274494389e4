/* words.c -- what an identifier is: a keyword, a dtype, or a name.
 *
 * Keywords are the rows of tokens.def that begin with a letter; dtypes are the
 * rows of the library's dtypes.def, so that both are written once.
 */
#include "token.h"

#include <string.h>

static const struct {
    const char *text, *name;
} tokens[] = {
#define TOKEN(id, text, name) {text, name},
#include "lang/tokens.def"
};

const char *const pat_dtypes[] = {
    "",
#define DTYPE(id, name, class, bits, onnx) name,
#include "../runtime/dtypes.def"
    NULL,
};

static bool is_text(const char *known, const char *s, size_t len)
{
    return known[0] == s[0] && strlen(known) == len && memcmp(known, s, len) == 0;
}

enum token_kind pat_word_kind(const char *s, size_t len)
{
    for (int i = T_UNDERSCORE; i < N_TOKENS; i++)
        if (is_text(tokens[i].text, s, len))
            return (enum token_kind)i;
    for (int i = 1; pat_dtypes[i]; i++)
        if (is_text(pat_dtypes[i], s, len))
            return T_DTYPE;
    return T_NAME;
}

bool pat_is_word(enum token_kind kind)
{
    return kind == T_NAME || kind == T_QUOTED || kind == T_DTYPE || kind > T_UNDERSCORE;
}

const char *pat_token_name(enum token_kind kind)
{
    return tokens[kind].name;
}

void pat_offer_dtypes(struct pat *pat)
{
    for (int i = 1; pat_dtypes[i]; i++)
        pat_nearest_try(&pat->nearest, pat_dtypes[i]);
}
