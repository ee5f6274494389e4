/* text_expr.c -- calls, tuples, projections and the other values of a .dfg text.
 *
 *   expr    := primary ( suffix? ( "." index | "(" operands ")" results? ) )* suffix?
 *   primary := "%" name | "@" name | operator "(" operands ")" results? attrs?
 *            | "(" exprs ")" | "const" tensor | "var" string | "op" operator
 *            | "fn" function | "if" "(" c "," t "," e ")" | "let" "(" v "," value "," body ")"
 *   results := "->" integer          suffix := (":" type)? facts?
 *
 * In:   tokens.   Out: nodes, operands before their users.
 *
 * A call has the declared number of required results (1 where nothing is
 * declared, and for a function value) unless the text says otherwise.  The
 * operators ref_create ref_read ref_write constructor match are structural;
 * any other name, and every name in quotes, is an operator's.
 */
#include <string.h>

#include "text.h"

/* A node in the making: its operands and attributes lie on the stacks from here on. */
struct making {
    size_t nodes, attrs;
    const struct text_list *lists;
};

static struct making begin(const struct text_reader *r)
{
    return (struct making){r->nodes.n, r->attrs.n, r->lists};
}

/* `{attributes}` if they stand here, then the node, then its suffix. */
static bool make(struct text_reader *r, struct making b, uint16_t op, uint32_t data, dfg_node *node)
{
    size_t n_attrs, n_args = r->nodes.n - b.nodes;
    if (!dfg_text_attrs(r, op, &n_attrs))
        return false;
    uint32_t kind = dfg_kind_of(r->m, op, data, r->attrs.at + b.attrs, (uint32_t)n_attrs);
    *node = dfg_node_add(r->m, kind, r->nodes.at + b.nodes, (uint32_t)n_args, 0);
    r->nodes.n = b.nodes;
    r->attrs.n = b.attrs;
    dfg_text_free_lists(r, b.lists);
    return *node != DFG_NONE ? dfg_text_suffix(r, *node) : dfg_text_no_memory(r);
}

bool dfg_text_suffix(struct text_reader *r, dfg_node node)
{
    uint32_t type;
    if (dfg_text_accept(r, TEXT_COLON)) {
        const char *at = r->token.at;
        if (!dfg_text_type(r, &type))
            return false;
        if (!dfg_types_agree(r->m, type, dfg_node_type(r->m, node)))
            return dfg_text_fail(r, at,
                                 dfg_node_op(r->m, node) == DFG_GET
                                     ? "the tuple's type has another type for this field"
                                     : "the constant has another type");
        dfg_set_type(r->m, node, type);
    }
    return dfg_text_facts(r, node);
}

/* Values up to the `)`, which is taken: pushed on nodes. */
static bool values(struct text_reader *r, bool absent, bool *comma)
{
    *comma = false;
    while (r->token.kind != TEXT_RPAREN) {
        dfg_node value = DFG_NONE;
        if (absent && dfg_text_is(r, "_"))
            dfg_text_take(r);
        else if (!dfg_text_expr(r, &value))
            return false;
        if (!TEXT_PUSH(r, nodes, value))
            return false;
        *comma = dfg_text_accept(r, TEXT_COMMA);
        if (!*comma && r->token.kind != TEXT_RPAREN)
            return dfg_text_expected(r, "',' or ')'");
    }
    dfg_text_take(r);
    return true;
}

static bool operands(struct text_reader *r)
{
    bool comma;
    return dfg_text_expect(r, TEXT_LPAREN, "'('") && values(r, true, &comma);
}

/* `-> 3` if it stands here. */
static bool result_count(struct text_reader *r, uint32_t *n)
{
    uint64_t count;
    if (!dfg_text_accept(r, TEXT_ARROW))
        return true;
    struct text_token t = r->token;
    if (t.kind != TEXT_INT)
        return dfg_text_expected(r, "a number of results");
    if (*t.at == '-' || !dfg_text_magnitude(t, &count) || count > UINT32_MAX)
        return dfg_text_fail(r, t.at, "a number of results is from 0 to %u", (unsigned)UINT32_MAX);
    *n = (uint32_t)count;
    dfg_text_take(r);
    return true;
}

static bool operator_call(struct text_reader *r, dfg_node *node)
{
    struct making b = begin(r);
    uint16_t op;
    if (!dfg_text_operator(r, &op))
        return false;
    const struct dfg_op_decl *decl = dfg_operator_decl(r->m, op);
    uint32_t results = decl != NULL ? decl->n_required_results : 1;
    return operands(r) && result_count(r, &results) && make(r, b, op, results, node);
}

static bool value_call(struct text_reader *r, dfg_node *node)
{
    struct making b = begin(r);
    uint32_t results = 1;
    return TEXT_PUSH(r, nodes, *node) && operands(r) && result_count(r, &results) &&
           make(r, b, DFG_CALL, results, node);
}

static bool projection(struct text_reader *r, dfg_node *node)
{
    struct making b = begin(r);
    struct text_token t = r->token;
    uint64_t index;
    t.at++; /* the dot */
    t.len--;
    if (!dfg_text_magnitude(t, &index) || index > UINT32_MAX)
        return dfg_text_fail(r, t.at, "an index is from 0 to %u", (unsigned)UINT32_MAX);
    if (!dfg_may_have_field(r->m, *node, (uint32_t)index))
        return dfg_text_fail(r, t.at, "there is no field %u", (unsigned)index);
    dfg_text_take(r);
    return TEXT_PUSH(r, nodes, *node) && make(r, b, DFG_GET, (uint32_t)index, node);
}

static bool tuple(struct text_reader *r, dfg_node *node)
{
    struct making b = begin(r);
    const char *at = r->token.at;
    bool comma;
    dfg_text_take(r);
    if (!values(r, false, &comma))
        return false;
    if (r->nodes.n - b.nodes == 1 && !comma)
        return dfg_text_fail(r, at, "a tuple of one field is written (%%x,)");
    return make(r, b, DFG_TUPLE, 0, node);
}

static bool constant(struct text_reader *r, dfg_node *node)
{
    uint32_t tensor;
    dfg_text_take(r);
    if (!dfg_text_tensor(r, &tensor))
        return false;
    *node = dfg_const(r->m, tensor);
    return *node != DFG_NONE ? dfg_text_suffix(r, *node) : dfg_text_no_memory(r);
}

static bool variable(struct text_reader *r, dfg_node *node)
{
    dfg_sym name;
    dfg_text_take(r);
    if (r->token.kind != TEXT_STRING)
        return dfg_text_expected(r, "the name of the variable, in quotes");
    if (!dfg_text_name(r, &name))
        return false;
    dfg_text_take(r);
    *node = dfg_var(r->m, name, 0, 0);
    return *node != DFG_NONE ? dfg_text_suffix(r, *node) : dfg_text_no_memory(r);
}

static bool operator_value(struct text_reader *r, dfg_node *node)
{
    struct making b = begin(r);
    uint16_t op;
    dfg_text_take(r);
    return dfg_text_operator(r, &op) && make(r, b, DFG_OP_REF, op, node);
}

/* `@f`: whether the module has such a function is asked when all are read. */
static bool global(struct text_reader *r, dfg_node *node)
{
    struct making b = begin(r);
    struct text_global g = {.at = r->token.at};
    if (!dfg_text_name(r, &g.name) || !TEXT_PUSH(r, globals, g))
        return false;
    dfg_text_take(r);
    return make(r, b, DFG_GLOBAL, g.name, node);
}

static bool function_value(struct text_reader *r, dfg_node *node)
{
    dfg_text_take(r);
    return dfg_text_function(r, 1, node);
}

/* The structural operators that are written like calls. */
static const struct form {
    const char *word;
    uint16_t op;
    uint8_t least, most; /* operands; most 0: any number */
} forms[] = {
    {"if", DFG_IF, 3, 3},
    {"let", DFG_LET, 3, 3},
    {"ref_create", DFG_REF_CREATE, 1, 1},
    {"ref_read", DFG_REF_READ, 1, 1},
    {"ref_write", DFG_REF_WRITE, 2, 2},
    {"constructor", DFG_CONSTRUCTOR, 0, 0},
    {"match", DFG_MATCH, 1, 0},
};

static bool form_call(struct text_reader *r, const struct form *f, dfg_node *node)
{
    struct making b = begin(r);
    const char *at = r->token.at;
    bool comma;
    dfg_text_take(r);
    if (!dfg_text_expect(r, TEXT_LPAREN, "'('") || !values(r, false, &comma))
        return false;
    size_t n = r->nodes.n - b.nodes;
    if (n < f->least || (f->most != 0 && n > f->most))
        return dfg_text_fail(r, at, "'%s' takes %u operands, this gives it %zu", f->word, f->least, n);
    if (f->op == DFG_LET && dfg_node_op(r->m, r->nodes.at[b.nodes]) != DFG_VAR)
        return dfg_text_fail(r, at, "the first operand of 'let' is a variable");
    return make(r, b, f->op, 0, node);
}

/* What a word in front of an expression stands for. */
static bool word(struct text_reader *r, dfg_node *node)
{
    if (dfg_text_is(r, "const"))
        return constant(r, node);
    if (dfg_text_is(r, "var"))
        return variable(r, node);
    if (dfg_text_is(r, "op"))
        return operator_value(r, node);
    if (dfg_text_is(r, "fn"))
        return function_value(r, node);
    for (size_t i = 0; i < sizeof forms / sizeof forms[0]; i++)
        if (dfg_text_is(r, forms[i].word))
            return form_call(r, &forms[i], node);
    if (dfg_text_is(r, "_") || dfg_text_is(r, "return"))
        return dfg_text_expected(r, "a value");
    return operator_call(r, node);
}

static bool primary(struct text_reader *r, dfg_node *node)
{
    static bool (*const begun_by[])(struct text_reader *, dfg_node *) = {
        [TEXT_LOCAL] = dfg_text_lookup,    [TEXT_GLOBAL] = global, [TEXT_LPAREN] = tuple,
        [TEXT_STRING] = operator_call, [TEXT_NAME] = word,
    };
    size_t kind = (size_t)r->token.kind;
    bool begins = kind < sizeof begun_by / sizeof begun_by[0] && begun_by[kind] != NULL;
    return begins ? begun_by[kind](r, node) : dfg_text_expected(r, "a value");
}

bool dfg_text_expr(struct text_reader *r, dfg_node *node)
{
    if (!dfg_text_enter(r))
        return false;
    bool good = primary(r, node);
    while (good && (r->token.kind == TEXT_INDEX || r->token.kind == TEXT_LPAREN))
        good = r->token.kind == TEXT_INDEX ? projection(r, node) : value_call(r, node);
    dfg_text_leave(r);
    return good;
}
