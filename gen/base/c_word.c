/* c_word.c -- which identifiers mean something in C.
 *
 * In:   an identifier.
 * Out:  whether a name of generated files may not be called so.
 */
#include "c_word.h"

#include <ctype.h>
#include <string.h>

static const char *const c_words[] = {
    "auto",        "break",    "case",      "char",     "const",   "continue",     "default",      "do",
    "double",      "else",     "enum",      "extern",   "float",   "for",          "goto",         "if",
    "inline",      "int",      "long",      "register", "return",  "short",        "signed",       "sizeof",
    "static",      "struct",   "switch",    "typedef",  "union",   "void",         "while",        "restrict",
    "unsigned",    "volatile", "bool",      "true",     "false",   "NULL",         "linux",        "unix",
    "i386",        "offsetof", "asm",       "typeof",   "root",    "size_t",       "ptrdiff_t",    "wchar_t",
    "max_align_t", "nullptr",  "constexpr", "alignas",  "alignof", "thread_local", "static_assert"};

/* For programs in C++ that include the header. */
static const char *const cpp_words[] = {
    "class",    "new",       "this",       "template",    "typename",     "namespace",
    "operator", "private",   "protected",  "public",      "virtual",      "friend",
    "delete",   "try",       "catch",      "throw",       "using",        "explicit",
    "export",   "mutable",   "typeid",     "and",         "and_eq",       "bitand",
    "bitor",    "compl",     "not",        "not_eq",      "or",           "or_eq",
    "xor",      "xor_eq",    "const_cast", "static_cast", "dynamic_cast", "reinterpret_cast",
    "decltype", "noexcept",  "consteval",  "constinit",   "concept",      "requires",
    "co_await", "co_return", "co_yield",   "char8_t",     "char16_t",     "char32_t"};

static bool is_among(const char *name, size_t len, const char *const *words, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (strlen(words[i]) == len && memcmp(name, words[i], len) == 0)
            return true;
    return false;
}

bool pat_is_c_word(const char *name)
{
    static const char *const prefixes[] = {"dfg_", "DFG_", "INT", "UINT", "SIZE_", "__"};
    size_t len = strlen(name);
    for (size_t i = 0; i < sizeof prefixes / sizeof *prefixes; i++)
        if (strncmp(name, prefixes[i], strlen(prefixes[i])) == 0)
            return true;
    while (len > 0 && name[len - 1] == '_')
        len--;
    bool is_type = len > 2 && memcmp(name + len - 2, "_t", 2) == 0; /* int8_t ... uintptr_t */
    return (is_type && (strncmp(name, "int", 3) == 0 || strncmp(name, "uint", 4) == 0)) ||
           (name[0] == '_' && isupper((unsigned char)name[1])) ||
           is_among(name, len, c_words, sizeof c_words / sizeof *c_words) ||
           is_among(name, len, cpp_words, sizeof cpp_words / sizeof *cpp_words);
}
