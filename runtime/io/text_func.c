/* text_func.c -- functions of a .dfg text, the module's and those that are values.
 *
 *   function  := "(" (param ("," param)*)? ")" ("->" results)? attrs? "{" statement* "return" exprs "}"
 * suffix? param     := "%" name (":" type)? facts? statement := "%" name "=" expr
 *
 * In:   tokens.   Out: a func node, its body between dfg_body_open and dfg_func.
 *
 * The function's type is that of its parameters and of what follows the arrow, and unknown without an
 * arrow.  Where one value is returned and several types are listed, they are the fields of a tuple.
 */
#include "text.h"

static bool param(struct text_reader *r, uint32_t scope)
{
    dfg_sym name;
    if (r->token.kind != TEXT_LOCAL)
        return dfg_text_expected(r, "a parameter");
    if (!dfg_text_name(r, &name) || !dfg_text_check_free(r, name))
        return false;
    dfg_text_take(r);
    dfg_node var = dfg_var(r->m, name, scope, 0);
    if (var == DFG_NONE)
        return dfg_text_no_memory(r);
    return dfg_text_bind(r, name, var) && TEXT_PUSH(r, nodes, var) && dfg_text_suffix(r, var);
}

static bool params(struct text_reader *r, uint32_t scope)
{
    if (!dfg_text_expect(r, TEXT_LPAREN, "'('"))
        return false;
    while (r->token.kind != TEXT_RPAREN) {
        if (!param(r, scope))
            return false;
        if (!dfg_text_accept(r, TEXT_COMMA) && r->token.kind != TEXT_RPAREN)
            return dfg_text_expected(r, "',' or ')'");
    }
    dfg_text_take(r);
    return true;
}

static bool statement(struct text_reader *r)
{
    struct text_token t = r->token;
    dfg_sym name;
    dfg_node node;
    if (!dfg_text_name(r, &name) || !dfg_text_check_free(r, name))
        return false;
    dfg_text_take(r);
    if (!dfg_text_expect(r, TEXT_EQUALS, "'='"))
        return false;
    dfg_node fresh = dfg_n_nodes(r->m);
    const char *at = r->token.at;
    if (!dfg_text_expr(r, &node))
        return false;
    if (node < fresh)
        return dfg_text_fail(r, at, "a second name for a value; use it where '%.*s' is used",
                             t.len > 60 ? 60 : (int)t.len, t.at);
    if (dfg_name(r->m, node) != name)
        dfg_set_name(r->m, node, name);
    return dfg_text_bind(r, name, node);
}

/* `return a, b`: pushed on nodes. */
static bool results(struct text_reader *r)
{
    if (!dfg_text_is(r, "return"))
        return dfg_text_expected(r, "'%' and the name of a value, or 'return'");
    dfg_text_take(r);
    do {
        dfg_node value;
        if (!dfg_text_expr(r, &value) || !TEXT_PUSH(r, nodes, value))
            return false;
    } while (dfg_text_accept(r, TEXT_COMMA));
    return true;
}

/* Do attributes begin at the `{` in hand, and not a body? */
static bool at_attrs(const struct text_reader *r)
{
    struct text_lexer ahead = r->lexer;
    struct text_token first = dfg_text_next(&ahead);
    if (first.kind == TEXT_NAME || first.kind == TEXT_STRING)
        return dfg_text_next(&ahead).kind == TEXT_EQUALS;
    return first.kind == TEXT_RBRACE && dfg_text_next(&ahead).kind == TEXT_LBRACE;
}

/* The type of the function, from its parameters at nodes[base] and the listed types. */
static bool func_type(struct text_reader *r, size_t base, size_t n_params, size_t n_listed, size_t n_results,
                      uint32_t *type)
{
    size_t listed = r->types.n - n_listed;
    if (n_results == 1 && n_listed != 1) {
        uint32_t tuple = dfg_type_tuple(r->m, (uint32_t)n_listed, r->types.at + listed);
        r->types.n = listed;
        n_listed = 1;
        if (!TEXT_PUSH(r, types, tuple))
            return false;
    }
    size_t first = r->types.n;
    for (size_t i = 0; i < n_params; i++)
        if (!TEXT_PUSH(r, types, dfg_node_type(r->m, r->nodes.at[base + i])))
            return false;
    *type = dfg_type_func(r->m, (uint32_t)n_params, r->types.at + first, (uint32_t)n_listed,
                          r->types.at + listed);
    return *type != 0 || dfg_text_no_memory(r);
}

/* What a function's text says before its body. */
struct head {
    size_t nodes, types, attrs; /* where its own begin on the stacks */
    size_t n_params, n_listed, n_attrs;
    const char *arrow; /* NULL: none */
    const struct text_list *lists;
};

static bool head(struct text_reader *r, uint32_t scope, struct head *h)
{
    *h = (struct head){.nodes = r->nodes.n, .types = r->types.n, .attrs = r->attrs.n, .lists = r->lists};
    if (!params(r, scope))
        return false;
    h->n_params = r->nodes.n - h->nodes;
    const char *arrow = r->token.at;
    if (dfg_text_accept(r, TEXT_ARROW)) {
        h->arrow = arrow;
        if (!dfg_text_results(r, &h->n_listed))
            return false;
    }
    return r->token.kind != TEXT_LBRACE || !at_attrs(r) || dfg_text_attrs(r, DFG_FUNC, &h->n_attrs);
}

static bool body(struct text_reader *r)
{
    if (!dfg_text_expect(r, TEXT_LBRACE, "'{'"))
        return false;
    while (r->token.kind == TEXT_LOCAL)
        if (!statement(r))
            return false;
    return results(r) && dfg_text_expect(r, TEXT_RBRACE, "',' or '}'");
}

static bool close(struct text_reader *r, const struct head *h, dfg_node *func)
{
    size_t n_results = r->nodes.n - h->nodes - h->n_params;
    uint32_t type = 0;
    if (h->arrow != NULL) {
        if (n_results != 1 && n_results != h->n_listed)
            return dfg_text_fail(r, h->arrow, "%zu types for %zu returned values", h->n_listed, n_results);
        if (!func_type(r, h->nodes, h->n_params, h->n_listed, n_results, &type))
            return false;
    }
    const dfg_node *nodes = r->nodes.at + h->nodes;
    *func = dfg_func(r->m, nodes, (uint32_t)h->n_params, nodes + h->n_params, (uint32_t)n_results,
                     r->attrs.at + h->attrs, (uint32_t)h->n_attrs, type);
    r->nodes.n = h->nodes;
    r->types.n = h->types;
    r->attrs.n = h->attrs;
    dfg_text_free_lists(r, h->lists);
    return *func != DFG_NONE || dfg_text_no_memory(r);
}

bool dfg_text_function(struct text_reader *r, uint32_t scope, dfg_node *func)
{
    struct head h;
    size_t outer = r->bindings.n;
    dfg_body_open(r->m);
    r->body++;
    if (!head(r, scope, &h) || !body(r) || !close(r, &h, func))
        return false;
    r->body--;
    dfg_text_unbind(r, outer);
    if (h.arrow != NULL && r->token.kind == TEXT_COLON)
        return dfg_text_fail(r, r->token.at, "the type of the function is given twice");
    return dfg_text_suffix(r, *func);
}
