/* text.c -- the .dfg reader: text to a module.
 *
 *   module := ("fn" "@" name function)*
 *
 * In:   any bytes.
 * Out:  functions of the module, finished (dfg_finish).
 * Errors: one, the first, at a line and column (text_error.c).
 *
 * A recursive-descent reader with one token in hand.  It makes nodes as it
 * goes; what is of unknown number (operands, attributes, extents) is pushed on
 * stacks.  Linear in the text.
 */
#include <stdlib.h>
#include <string.h>

#include "text.h"

static bool module_function(struct text_reader *r)
{
    struct text_token at;
    dfg_sym name;
    dfg_node func;
    if (!dfg_text_is(r, "fn"))
        return dfg_text_expected(r, "'fn'");
    dfg_text_take(r);
    at = r->token;
    if (at.kind != TEXT_GLOBAL)
        return dfg_text_expected(r, "'@' and the name of a function");
    if (!dfg_text_name(r, &name))
        return false;
    if (dfg_function_by_name(r->m, name) != DFG_NONE)
        return dfg_text_fail(r, at.at, "'%.*s' is defined twice", at.len > 60 ? 60 : (int)at.len, at.at);
    dfg_text_take(r);
    return dfg_text_function(r, 2, &func) && (dfg_function_add(r->m, name, func) || dfg_text_no_memory(r));
}

/* Every function that the text speaks of is there. */
static bool check_globals(struct text_reader *r)
{
    for (size_t i = 0; i < r->globals.n; i++) {
        const struct text_global *g = &r->globals.at[i];
        if (dfg_function_by_name(r->m, g->name) == DFG_NONE)
            return dfg_text_fail(r, g->at, "the module has no function '@%.60s'",
                                 dfg_symbol_text(r->m, g->name));
    }
    return true;
}

static bool module(struct text_reader *r)
{
    dfg_text_take(r);
    while (r->token.kind != TEXT_END)
        if (!module_function(r))
            return false;
    return check_globals(r);
}

/* A first block for each stack, so that none is NULL. */
static bool stacks_begin(struct text_reader *r)
{
    static const struct text_binding none = {0};
    return TEXT_GROW(r, nodes, 1) && TEXT_GROW(r, types, 1) && TEXT_GROW(r, dims, 1) &&
           TEXT_GROW(r, attrs, 1) && TEXT_GROW(r, values, 1) && TEXT_GROW(r, bytes, 1) &&
           TEXT_GROW(r, digits, 1) && TEXT_GROW(r, data, 1) && TEXT_PUSH(r, bindings, none);
}

static void stacks_end(struct text_reader *r)
{
    free(r->nodes.at);
    free(r->types.at);
    free(r->dims.at);
    free(r->attrs.at);
    free(r->values.at);
    free(r->bindings.at);
    free(r->known.at);
    free(r->globals.at);
    free(r->bytes.at);
    free(r->digits.at);
    free(r->data.at);
    dfg_text_free_lists(r, NULL);
}

dfg_status dfg_text_read(dfg_module *m, const char *name, const char *text, size_t len, struct dfg_error *err)
{
    struct text_reader r = {.m = m, .name = name, .text = text, .err = err, .lexer = {text, text + len}};
    if (len >= 3 && memcmp(text, "\xEF\xBB\xBF", 3) == 0)
        r.lexer.cursor += 3; /* a byte order mark */
    if (dfg_failed(m))
        dfg_text_no_memory(&r);
    else if ((r.status = dfg_need_closed(m, err)) == DFG_OK && stacks_begin(&r) && module(&r) && dfg_finish(m) != DFG_OK)
        dfg_text_no_memory(&r);
    stacks_end(&r);
    return r.status;
}

dfg_status dfg_read_text(dfg_module *m, const char *name, const char *text, size_t len, struct dfg_error *err)
{
    char *copy = len < SIZE_MAX ? malloc(len + 1) : NULL; /* the lexer needs a NUL behind it */
    if (copy == NULL)
        return dfg_fail(err, DFG_NO_MEMORY, "%s: error: out of memory", name);
    if (len > 0)
        memcpy(copy, text, len);
    copy[len] = '\0';
    dfg_status status = dfg_text_read(m, name, copy, len, err);
    free(copy);
    return status;
}
