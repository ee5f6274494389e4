/* text_name.c -- names of a .dfg text.
 *
 * In:   names as symbols, which are small numbers.
 * Out:  nodes, operators.
 *
 * A name is defined once in a body.  A nested body sees the names around it
 * and may give one of them a new meaning, until it ends.  The binding in force
 * is a row by symbol; a body's bindings are a stack that its end unwinds.
 */
#include <string.h>

#include "text.h"

static int shown(struct text_token t)
{
    return t.len > 60 ? 60 : (int)t.len;
}

bool dfg_text_check_free(struct text_reader *r, dfg_sym sym)
{
    struct text_token t = r->token;
    const struct text_known *known = dfg_text_known(r, sym);
    if (known == NULL)
        return false;
    if (known->bound != 0 && r->bindings.at[known->bound].body == r->body)
        return dfg_text_fail(r, t.at, "'%.*s' is defined twice", shown(t), t.at);
    return true;
}

bool dfg_text_bind(struct text_reader *r, dfg_sym sym, dfg_node node)
{
    struct text_known *known = dfg_text_known(r, sym);
    if (known == NULL)
        return false;
    uint32_t row = (uint32_t)r->bindings.n; /* a node each, so it fits */
    struct text_binding b = {.node = node, .name = sym, .hidden = known->bound, .body = r->body};
    known->bound = row;
    return TEXT_PUSH(r, bindings, b);
}

void dfg_text_unbind(struct text_reader *r, size_t n)
{
    while (r->bindings.n > n) {
        const struct text_binding *b = &r->bindings.at[--r->bindings.n];
        r->known.at[b->name].bound = b->hidden;
    }
}

bool dfg_text_lookup(struct text_reader *r, dfg_node *node)
{
    struct text_token t = r->token;
    dfg_sym sym;
    if (!dfg_text_name(r, &sym))
        return false;
    const struct text_known *known = dfg_text_known(r, sym);
    if (known == NULL)
        return false;
    if (known->bound == 0)
        return dfg_text_fail(r, t.at, "'%.*s' is not defined before its use", shown(t), t.at);
    *node = r->bindings.at[known->bound].node;
    dfg_text_take(r);
    return true;
}

bool dfg_text_operator(struct text_reader *r, uint16_t *op)
{
    struct text_token t = r->token;
    dfg_sym sym;
    if (t.kind != TEXT_NAME && t.kind != TEXT_STRING)
        return dfg_text_expected(r, "the name of an operator");
    if (!dfg_text_symbol(r, &sym))
        return false;
    const char *name = dfg_symbol_text(r->m, sym);
    size_t len = dfg_symbol_len(r->m, sym);
    if (len == 0 || strlen(name) != len)
        return dfg_text_fail(r, t.at, "the name of an operator has at least one byte, and no NUL");
    *op = dfg_operator(r->m, name, len);
    if (*op == 0)
        return dfg_failed(r->m) ? dfg_text_no_memory(r)
                                : dfg_text_fail(r, t.at, "too many different operators");
    dfg_text_take(r);
    return true;
}
