/* c_word.c -- which identifiers mean something in C.
 *
 * In:   an identifier.
 * Out:  whether generated files, and the headers that they include, mean something by it.
 */
#include "c_word.h"

#include <ctype.h>
#include <string.h>

static const char *const words[] = {
    "auto",        "break",    "case",      "char",     "const",   "continue",     "default",      "do",
    "double",      "else",     "enum",      "extern",   "float",   "for",          "goto",         "if",
    "inline",      "int",      "long",      "register", "return",  "short",        "signed",       "sizeof",
    "static",      "struct",   "switch",    "typedef",  "union",   "void",         "while",        "restrict",
    "unsigned",    "volatile", "asm",       "typeof",   "size_t",  "ptrdiff_t",    "wchar_t",      "max_align_t",
    "nullptr",     "constexpr", "alignas",  "alignof",  "thread_local", "static_assert", "FILE",
    /* of C++, whose programs may include the header: */
    "class",    "new",       "this",       "template",    "typename",     "namespace",
    "operator", "private",   "protected",  "public",      "virtual",      "friend",
    "delete",   "try",       "catch",      "throw",       "using",        "explicit",
    "export",   "mutable",   "typeid",     "and",         "and_eq",       "bitand",
    "bitor",    "compl",     "not",        "not_eq",      "or",           "or_eq",
    "xor",      "xor_eq",    "const_cast", "static_cast", "dynamic_cast", "reinterpret_cast",
    "decltype", "noexcept",  "consteval",  "constinit",   "concept",      "requires",
    "co_await", "co_return", "co_yield",   "char8_t",     "char16_t",     "char32_t"};

/* Of <stdbool.h>, <stddef.h>, <stdint.h> and <stdio.h>, dfg_rows.h, and of compilers without -std=c11. */
static const char *const macros[] = {
    "bool", "true", "false", "NULL", "offsetof", "EOF", "BUFSIZ", "FILENAME_MAX", "FOPEN_MAX", "TMP_MAX", "L_tmpnam",
    "L_ctermid", "P_tmpdir", "SEEK_SET", "SEEK_CUR", "SEEK_END", "SEEK_DATA", "SEEK_HOLE", "stdin", "stdout", "stderr",
    "va_start", "va_arg", "va_copy", "va_end", "WHOLE", "linux", "unix", "i386", "mips", "sparc", "sun", "arm", "m68k"};

#define IS_AMONG(list) is_among(name, len, list, sizeof(list) / sizeof *(list))

static bool is_among(const char *name, size_t len, const char *const *list, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (strlen(list[i]) == len && memcmp(name, list[i], len) == 0)
            return true;
    return false;
}

static bool begins(const char *name, size_t len, const char *with)
{
    return len >= strlen(with) && memcmp(name, with, strlen(with)) == 0;
}

static bool ends(const char *name, size_t len, const char *with)
{
    return len >= strlen(with) && memcmp(name + len - strlen(with), with, strlen(with)) == 0;
}

/* UINT_FAST8_MAX */
static bool is_limit(const char *name, size_t len)
{
    static const char *const types[] = {"INT", "UINT", "SIZE_", "PTRDIFF_", "SIG_ATOMIC_", "WCHAR_", "WINT_"};
    bool is = false;
    for (size_t i = 0; i < sizeof types / sizeof *types; i++)
        is |= begins(name, len, types[i]);
    return is && (ends(name, len, "_MAX") || ends(name, len, "_MIN") || ends(name, len, "_WIDTH"));
}

bool pat_is_c_macro(const char *name)
{
    const size_t len = strlen(name);
    return IS_AMONG(macros) || strcmp(name, "dfg") == 0 || begins(name, len, "dfg_") || begins(name, len, "DFG_") ||
           begins(name, len, "__") || is_limit(name, len) || (name[0] == '_' && isupper((unsigned char)name[1]));
}

bool pat_is_c_word(const char *name, size_t len)
{
    static const char *const prefixes[] = {"dfg_", "DFG_", "INT", "UINT", "SIZE_", "__"};
    bool is = IS_AMONG(words) || IS_AMONG(macros) || is_limit(name, len);
    for (size_t i = 0; i < sizeof prefixes / sizeof *prefixes; i++)
        is |= begins(name, len, prefixes[i]);
    return is || (ends(name, len, "_t") && (begins(name, len, "int") || begins(name, len, "uint"))) || /* int8_t */
           (len > 1 && name[0] == '_' && isupper((unsigned char)name[1]));
}
