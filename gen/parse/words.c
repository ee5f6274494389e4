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

static const char *const dtypes[] = {
#define DTYPE(id, name, class, bits, onnx) name,
#include "../runtime/dtypes.def"
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
    for (size_t i = 0; i < sizeof dtypes / sizeof *dtypes; i++)
        if (is_text(dtypes[i], s, len))
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
    for (size_t i = 0; i < sizeof dtypes / sizeof *dtypes; i++)
        pat_nearest_try(&pat->nearest, dtypes[i]);
}
