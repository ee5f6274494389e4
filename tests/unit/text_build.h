/* text_build.h -- short words for reading and printing in unit tests.
 *
 * In:   .dfg text as C strings, ops tables.
 * Out:  modules, printed texts, error messages; a test that can't have them fails.
 */
#ifndef TEXT_BUILD_H
#define TEXT_BUILD_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

#include "dfg.h"

/* Some declared operators. */
static const struct dfg_attr_decl text_clip_attrs[] = {
    {"a_min", "float", NULL}, {"a_max", "float?", NULL}, {"steps", "float[]", NULL}, {"n", "int", NULL}};
static const struct dfg_op_decl text_op_decls[] = {
    {.name = "clip",
     .n_required = 1,
     .n_operands = 1,
     .n_results = 1,
     .n_required_results = 1,
     .n_attrs = 4,
     .attrs = text_clip_attrs},
    {.name = "pair", .n_required = 1, .n_operands = 1, .n_results = 2, .n_required_results = 2},
    {.name = "sink", .n_required = 1, .n_operands = 1, .n_results = 0, .n_required_results = 0},
};
static const struct dfg_ops text_ops = {DFG_ABI, 3, "text", text_op_decls};

static inline dfg_module *new_module(void)
{
    const struct dfg_ops *ops = &text_ops;
    dfg_module *m = dfg_module_new(&ops, 1);
    assert_non_null(m);
    return m;
}

static inline dfg_module *read_bytes(const char *text, size_t len)
{
    struct dfg_error error = {DFG_OK, NULL};
    dfg_module *m = new_module();
    if (dfg_read_text(m, "t.dfg", text, len, &error) != DFG_OK)
        fail_msg("%s", error.text);
    if (dfg_verify(m, &error) != DFG_OK)
        fail_msg("%s", error.text);
    return m;
}

static inline dfg_module *read_good(const char *text)
{
    return read_bytes(text, strlen(text));
}

/* The message for bytes that must be refused; to be freed. */
static inline char *refusal(const char *text, size_t len)
{
    struct dfg_error error = {DFG_OK, NULL};
    dfg_module *m = new_module();
    assert_int_equal(dfg_read_text(m, "t.dfg", text, len, &error), DFG_BAD_TEXT);
    assert_int_equal(error.status, DFG_BAD_TEXT);
    assert_non_null(error.text);
    dfg_module_free(m);
    return error.text;
}

/* The text is refused, and the message has these words in it. */
static inline void refuses(const char *text, const char *words)
{
    char *message = refusal(text, strlen(text));
    if (strstr(message, words) == NULL)
        fail_msg("expected '%s' in:\n%s", words, message);
    free(message);
}

/* What dfg_print writes; to be freed. */
static inline char *printed(const dfg_module *m)
{
    char *text = NULL;
    size_t n = 0;
    FILE *f = open_memstream(&text, &n);
    assert_non_null(f);
    assert_int_equal(dfg_print(m, f), DFG_OK);
    fclose(f);
    return text;
}

/* m's text is `expected`, and reads back to an equal graph that prints the same. */
static inline void prints_and_frees(dfg_module *m, const char *expected)
{
    struct dfg_error why = {DFG_OK, NULL};
    char *first = printed(m);
    if (expected != NULL)
        assert_string_equal(first, expected);
    dfg_module *again = read_good(first);
    char *second = printed(again);
    assert_string_equal(second, first);
    if (!dfg_equal(m, again, &why))
        fail_msg("%s\n%s", why.text, first);
    free(first);
    free(second);
    dfg_module_free(again);
    dfg_module_free(m);
}

/* `text` prints as `expected` (NULL: as it is). */
static inline void round_trips(const char *text, const char *expected)
{
    prints_and_frees(read_good(text), expected != NULL ? expected : text);
}

#endif
