/* text_words.c -- names as .dfg text writes them: plain where they can be, else quoted.
 *
 * In:   symbols, operators, nodes.
 * Out:  what the reader takes for the same name.
 *
 * A node without a name is called by its id, or by its id plus a multiple of
 * the number of nodes: the first such number that is no symbol of the module,
 * and so no node's name.  Two nodes never get the same one.
 */
#include <string.h>

#include "text_out.h"

static bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static bool is_plain_name(const char *text, size_t len)
{
    for (size_t i = 0; i < len; i++)
        if (!is_letter(text[i]) && !is_digit(text[i]))
            return false;
    return len > 0;
}

bool dfg_is_plain_word(const char *text, size_t len, bool dots)
{
    bool begins = true; /* a word, here */
    for (size_t i = 0; i < len; i++) {
        bool dot = dots && !begins && text[i] == '.';
        if (!dot && !is_letter(text[i]) && (begins || !is_digit(text[i])))
            return false;
        begins = dot;
    }
    return !begins;
}

void dfg_out_quoted(struct out *o, const char *text, size_t len)
{
    static const char letters[] = "ntr\\\"", bytes[] = "\n\t\r\\\"", hex[] = "0123456789abcdef";
    dfg_out_char(o, '"');
    for (size_t i = 0; i < len; i++) {
        unsigned char c = (unsigned char)text[i];
        const char *special = c != 0 ? strchr(bytes, text[i]) : NULL;
        char escape[4] = {'\\', 'x', hex[c >> 4], hex[c & 15]};
        if (special != NULL) {
            escape[1] = letters[special - bytes];
            dfg_out_bytes(o, escape, 2);
        } else if (c < 0x20 || c == 0x7F) {
            dfg_out_bytes(o, escape, 4);
        } else {
            dfg_out_bytes(o, &text[i], 1);
        }
    }
    dfg_out_char(o, '"');
}

void dfg_out_symbol(struct out *o, const dfg_module *m, dfg_sym sym)
{
    const char *text = dfg_symbol_text(m, sym);
    size_t len = dfg_symbol_len(m, sym);
    if (is_plain_name(text, len))
        dfg_out_bytes(o, text, len);
    else
        dfg_out_quoted(o, text, len);
}

/* Words that mean something else in front of a `(`. */
static bool is_taken(const char *name)
{
    static const char *const words[] = {"_",         "const",  "constructor", "fn",         "if",
                                        "let",       "match",  "op",          "ref_create", "ref_read",
                                        "ref_write", "return", "var"};
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
        if (strcmp(words[i], name) == 0)
            return true;
    return false;
}

void dfg_out_operator(struct out *o, const dfg_module *m, uint16_t op, bool in_front)
{
    const char *name = dfg_operator_name(m, op);
    size_t len = strlen(name);
    if (dfg_is_plain_word(name, len, true) && !(in_front && is_taken(name)))
        dfg_out_bytes(o, name, len);
    else
        dfg_out_quoted(o, name, len);
}

void dfg_out_name(struct out *o, const dfg_module *m, dfg_node n, bool own)
{
    dfg_sym name = own ? dfg_name(m, n) : 0;
    if (name != 0) {
        dfg_out_symbol(o, m, name);
        return;
    }
    char digits[24]; /* of 64 bits */
    int len;
    uint64_t number = n;
    do {
        len = snprintf(digits, sizeof digits, "%llu", (unsigned long long)number);
        number += dfg_n_nodes(m);
    } while (dfg_find_symbol(m, digits, (size_t)len) != 0);
    dfg_out_bytes(o, digits, (size_t)len);
}
