/* blocks.c -- blocks of `if`s, with fewer of them.
 *
 * In:   the lines of a chain of `if`, `else if`, `else`, nested as the guards of
 *       a matcher are: four columns a level, a brace at the end of each head.
 * Out:  the same tests with less nesting: an `if` that is all of an `else`
 *       joins its chain, one that is all of the last branch joins its condition,
 *       and so does a test that is all of an `else`.
 */
#include "match.h"

#include <string.h>

struct lines {
    const char **at;
    int n, cap;
};

static size_t indent_of(const char *line)
{
    return strspn(line, " ");
}

static bool ends_with(const char *line, const char *end)
{
    const size_t n = strlen(line), m = strlen(end);
    return n >= m && strcmp(line + n - m, end) == 0;
}

static bool is_head(const char *line)
{
    const char *text = line + indent_of(line);
    return indent_of(line) % 4 == 0 && ends_with(line, "{") &&
           (strncmp(text, "if (", 4) == 0 || strncmp(text, "} else", 6) == 0);
}

/* The line that ends the branch whose head is line i: `}`, `} else {` ... */
static int end_of_branch(const struct lines *l, int i)
{
    const size_t indent = indent_of(l->at[i]);
    int k = i + 1;
    while (k < l->n && (indent_of(l->at[k]) > indent || l->at[k][indent] != '}'))
        k++;
    return k;
}

static bool is_last_branch(const struct lines *l, int end)
{
    return end < l->n && ends_with(l->at[end], "}");
}

/* The line that ends the chain whose first head is line i. */
static int end_of_chain(const struct lines *l, int i)
{
    int k = end_of_branch(l, i);
    while (k < l->n && !is_last_branch(l, k))
        k = end_of_branch(l, k);
    return k;
}

static void remove_line(struct lines *l, int at)
{
    memmove(l->at + at, l->at + at + 1, (size_t)(l->n - at - 1) * sizeof *l->at);
    l->n--;
}

static void move_left(struct lines *l, int from, int end)
{
    for (int i = from; i < end; i++)
        l->at[i] = intern_str(l->at[i] + 4);
}

/* What stands between `if (` and `) {`. */
static const char *condition(const char *head)
{
    const char *from = strchr(head, '(') + 1;
    return intern(from, strlen(from) - strlen(") {"));
}

static const char *part(const char *cond)
{
    return find_outside(cond, " || ") || find_outside(cond, " ? ") ? format("(%s)", cond) : cond;
}

/* `} else {` of nothing but a chain: `} else if (..) {`. */
static bool join_chain(struct lines *l, int i, int end)
{
    const bool is_else = ends_with(l->at[i], "} else {");
    if (!is_else || !is_head(l->at[i + 1]) || end_of_chain(l, i + 1) != end - 1)
        return false;
    const size_t indent = indent_of(l->at[i]);
    l->at[i] = format("%.*s} else %s", (int)indent, l->at[i], l->at[i + 1] + indent_of(l->at[i + 1]));
    remove_line(l, end - 1);
    remove_line(l, i + 1);
    move_left(l, i + 1, end - 2);
    return true;
}

/* The last `if` of a chain, of nothing but one `if`: both conditions at once. */
static bool join_conditions(struct lines *l, int i, int end)
{
    const bool conditional = !ends_with(l->at[i], "} else {");
    if (!conditional || !is_last_branch(l, end) || !is_head(l->at[i + 1]) ||
        end_of_branch(l, i + 1) != end - 1 || !is_last_branch(l, end - 1))
        return false;
    const char *text = strchr(l->at[i], '(');
    const char *both = format("%s && %s", part(condition(l->at[i])), part(condition(l->at[i + 1])));
    l->at[i] = format("%.*s(%s) {", (int)(text - l->at[i]), l->at[i], both);
    remove_line(l, end - 1);
    remove_line(l, i + 1);
    move_left(l, i + 1, end - 2);
    return true;
}

/* `} else {` of nothing but a test on one line. */
static bool join_test(struct lines *l, int i, int end)
{
    if (!ends_with(l->at[i], "} else {") || end != i + 3 || !ends_with(l->at[i + 1], ")") ||
        strncmp(l->at[i + 1] + indent_of(l->at[i + 1]), "if (", 4) != 0)
        return false;
    const size_t indent = indent_of(l->at[i]);
    l->at[i] = format("%.*s} else %s {", (int)indent, l->at[i], l->at[i + 1] + indent_of(l->at[i + 1]));
    remove_line(l, i + 1);
    move_left(l, i + 1, end - 1);
    return true;
}

const char *simpler_block(const char *block)
{
    struct lines l = {0};
    for (const char *nl; *block; block = nl + 1) {
        nl = strchr(block, '\n');
        *PUSH(l) = intern(block, (size_t)(nl - block));
    }
    for (int i = l.n - 2; i >= 0; i--) {
        bool joined = is_head(l.at[i]);
        while (joined && is_head(l.at[i])) {
            const int end = end_of_branch(&l, i);
            joined = end < l.n && end > i + 1 &&
                     (join_chain(&l, i, end) || join_conditions(&l, i, end) || join_test(&l, i, end));
        }
    }
    const char *text = "";
    for (int i = 0; i < l.n; i++)
        text = format("%s%s\n", text, l.at[i]);
    return text;
}
