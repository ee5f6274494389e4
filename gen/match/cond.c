/* cond.c -- C conditions as text: negated, searched.
 *
 * In:   conditions that emitters wrote: one space around each binary operator,
 *       parentheses, literals and comments well formed.
 * Out:  interned C text.
 */
#include "match.h"

#include <ctype.h>
#include <string.h>

/* The end of the string or character literal, comment or parenthesis that starts at s; s + 1 where none does.
 */
static const char *skip(const char *s)
{
    if (*s == '"' || *s == '\'') {
        char quote = *s++;
        while (*s && *s != quote)
            s += *s == '\\' && s[1] ? 2 : 1;
        return *s ? s + 1 : s;
    }
    if (s[0] == '/' && s[1] == '*') {
        const char *end = strstr(s + 2, "*/");
        return end ? end + 2 : s + strlen(s);
    }
    return s + 1;
}

/* The first `op` outside of parentheses and literals, or NULL. */
const char *find_outside(const char *s, const char *op)
{
    size_t len = strlen(op);
    for (int depth = 0; *s; s = skip(s)) {
        if (depth == 0 && strncmp(s, op, len) == 0)
            return s;
        depth += strchr("([{", *s) != NULL;
        depth -= strchr(")]}", *s) != NULL;
    }
    return NULL;
}

static const char *piece(const char *from, const char *to)
{
    return intern(from, (size_t)(to - from));
}

/* Is the text one operand of any operator: `f(x)`, `!f(x)`, `(a && b)`? */
static bool is_primary(const char *s)
{
    return !find_outside(s, " ");
}

/* A comparison of integers with the operator that denies it; NULL: something else. */
static const char *not_compared(const char *cond)
{
    static const char *const pairs[][2] = {
        {" == ", " != "}, {" != ", " == "}, {" >= ", " < "},
        {" <= ", " > "},  {" < ", " >= "},  {" > ", " <= "},
    };
    const char *found = NULL, *at = NULL;
    int n = 0;
    if (find_outside(cond, " ? ") || find_outside(cond, " & "))
        return NULL;
    for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++)
        for (const char *s = cond; (s = find_outside(s, pairs[i][0])) != NULL; s++, n++) {
            at = s;
            found = format("%s%s%s", piece(cond, s), pairs[i][1], s + strlen(pairs[i][0]));
        }
    return n == 1 && at ? found : NULL;
}

static const char *not_one(const char *cond)
{
    const char *other = not_compared(cond);
    if (strcmp(cond, "false") == 0)
        return "true";
    if (other)
        return other;
    if (!is_primary(cond))
        return format("!(%s)", cond);
    if (cond[0] != '!')
        return format("!%s", cond);
    size_t len = strlen(cond);
    return cond[1] == '(' && cond[len - 1] == ')' ? intern(cond + 2, len - 3) : intern_str(cond + 1);
}

const char *c_not(const char *cond)
{
    if (find_outside(cond, " || ") || find_outside(cond, " ? "))
        return format("!(%s)", cond);
    const char *text = NULL;
    for (const char *at; cond; cond = at ? at + 4 : NULL) {
        at = find_outside(cond, " && ");
        const char *one = not_one(at ? piece(cond, at) : cond);
        text = text ? format("%s || %s", text, one) : one;
    }
    return text;
}

/* The next identifier outside of comments, strings and members, or NULL. */
const char *next_name(const char *text, size_t *len)
{
    for (const char *s = text; *s;) {
        if (!isalpha((unsigned char)*s) && *s != '_') {
            s = skip(s);
            continue;
        }
        const char *end = s;
        while (isalnum((unsigned char)*end) || *end == '_')
            end++;
        bool member = s > text && (s[-1] == '.' || (s[-1] == '>' && s - text > 1 && s[-2] == '-'));
        *len = (size_t)(end - s);
        if (!member)
            return s;
        s = end;
    }
    return NULL;
}

bool mentions(const char *text, const char *name)
{
    size_t wanted = strlen(name), len;
    for (const char *s = text; (s = next_name(s, &len)) != NULL; s += len)
        if (len == wanted && memcmp(s, name, len) == 0)
            return true;
    return false;
}
