/* c_names.c -- C identifiers of what a file declares.
 *
 * A name gets into C as it is (a member of a match, a function that the user writes) or in front of others
 * (conv_match, NPU_CONV).  What generated files and the headers that they include mean by a name is listed here
 * alone.  Macros hurt even where others follow a name: DFG_MATCHERS(EOF) makes no EOF_match.
 */
#include "check.h"

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

/* May it be a macro, or a name of the project's headers? */
static bool is_macro(const char *name)
{
    const size_t len = strlen(name);
    return IS_AMONG(macros) || strcmp(name, "dfg") == 0 || begins(name, len, "dfg_") || begins(name, len, "DFG_") || begins(name, len, "__") ||
           is_limit(name, len) || (name[0] == '_' && isupper((unsigned char)name[1]));
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

void pat_check_extern(struct pat *pat, const struct syn *s)
{
    if (pat_is_c_word(s->name, strlen(s->name)))
        pat_error_at(pat, s->at, "'%s' means something else in C: no function can have this name", s->name);
}

const char *pat_c_name_of(struct pat *pat, const char *prefix, const char *name)
{
    const bool joined = !*prefix || prefix[strlen(prefix) - 1] == '_';
    const char *both = pat_format(pat, "%s%s%s", prefix, joined ? "" : "_", name);
    const size_t len = strlen(both);
    char *id = pat_alloc(pat, len + 2);
    size_t n = 0;
    if (isdigit((unsigned char)both[0]))
        id[n++] = '_';
    for (size_t i = 0; i < len; i++)
        id[n++] = isalnum((unsigned char)both[i]) ? both[i] : '_';
    const char *base = pat_intern(pat, id, n), *c_name = base;
    for (int i = 2; pat_map_get(&pat->run->c_names, c_name) || (c_name == base && is_macro(base)); i++)
        c_name = pat_format(pat, "%s_%d", base, i);
    pat_map_put(pat, &pat->run->c_names, c_name, (void *)(uintptr_t)1);
    return c_name;
}
