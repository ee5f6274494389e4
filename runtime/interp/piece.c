/* piece.c -- what belongs to a piece of a graph that becomes a pattern.
 *
 * In:   nodes of one function, or the function itself, for all of its body.
 * Out:  what is inside: the nodes, projections of tuples inside, tuples of values inside that nodes inside
 *       take; what enters, a parameter each; what is read outside, or not at all, a root each; names.
 * Errors: nodes that a pattern can't have, of two functions, without a connection; no call; no memory.
 *
 * Roots that nothing inside reads come first, since the search begins there.
 */
#include "piece.h"

#include <ctype.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_NODES = 2000, MOST_ELEMENTS = 64 }; /* libpat takes no larger pattern; a list that is read */

uint32_t dfg_piece_args(const struct piece *p, dfg_node n, const dfg_node **args)
{
    uint32_t n_args = dfg_node_args(p->m, n, args);
    while (n_args > 0 && (*args)[n_args - 1] == DFG_NONE)
        n_args--;
    return n_args;
}

static dfg_status refuse(const struct piece *p, dfg_node n, const char *why, struct dfg_error *e)
{
    char *label = dfg_node_label(p->m, n);
    dfg_status status = label != NULL ? dfg_fail(e, DFG_BAD_GRAPH, "'%s' %s", label, why) : dfg_fail(e, DFG_NO_MEMORY, NULL);
    free(label);
    return status;
}

/* ---- what is inside ---- */

static bool is_part(const dfg_module *m, dfg_node n)
{
    uint16_t op = dfg_node_op(m, n);
    return op >= DFG_FIRST_OP || op == DFG_TUPLE || op == DFG_GET || op == DFG_CALL || op == DFG_IF;
}

static dfg_status choose_nodes(struct piece *p, const dfg_node *nodes, uint32_t n, struct dfg_error *e)
{
    for (uint32_t i = 0; i < n; i++) {
        bool is_const = dfg_node_op(p->m, nodes[i]) == DFG_CONST;
        if (!is_const && !is_part(p->m, nodes[i]))
            return refuse(p, nodes[i], "is no call, and no constant", e);
        if (!is_const && p->body != DFG_NONE && dfg_node_body(p->m, nodes[i]) != p->body)
            return refuse(p, nodes[i], "stands in another function than the nodes before it", e);
        if (!is_const)
            p->body = dfg_node_body(p->m, nodes[i]);
        if (!is_const && p->body == DFG_NONE)
            return refuse(p, nodes[i], "stands in no function: nothing needs its value", e);
        p->inside[nodes[i]] = true;
    }
    return DFG_OK;
}

/* All of a function's body that its results need. */
static void choose_body(struct piece *p, dfg_node func)
{
    const dfg_node *args;
    p->body = func;
    for (uint32_t i = dfg_node_data(p->m, func), n = dfg_node_args(p->m, func, &args); i < n; i++)
        p->inside[args[i]] = true;
    for (dfg_node n = func; n-- > 1;) {
        p->inside[n] = p->inside[n] && is_part(p->m, n) && dfg_node_body(p->m, n) == func;
        for (uint32_t i = 0, n_args = p->inside[n] ? dfg_node_args(p->m, n, &args) : 0; i < n_args; i++)
            p->inside[args[i]] = true;
    }
    p->inside[DFG_NONE] = p->inside[func] = false;
}

static bool joins(const struct piece *p, dfg_node tuple)
{
    const dfg_node *args;
    for (uint32_t i = 0, n = dfg_node_args(p->m, tuple, &args); i < n; i++) {
        const dfg_node *of;
        bool is_get = dfg_node_op(p->m, args[i]) == DFG_GET && dfg_node_args(p->m, args[i], &of) == 1;
        if (p->inside[args[i]] || (is_get && p->inside[of[0]]))
            return true;
    }
    return false;
}

/* Tuples between nodes inside, then projections of what is inside. */
static void add_between(struct piece *p)
{
    const dfg_node *args;
    for (dfg_node n = dfg_n_nodes(p->m); n-- > 1;)
        for (uint32_t i = 0, k = p->inside[n] ? dfg_node_args(p->m, n, &args) : 0; i < k; i++)
            if (dfg_node_op(p->m, args[i]) == DFG_TUPLE && dfg_node_body(p->m, args[i]) == p->body &&
                joins(p, args[i]))
                p->inside[args[i]] = true;
    for (dfg_node n = 1; n < dfg_n_nodes(p->m); n++)
        if (dfg_node_op(p->m, n) == DFG_GET && dfg_node_body(p->m, n) == p->body) {
            dfg_node_args(p->m, n, &args);
            p->inside[n] = p->inside[n] || p->inside[args[0]];
        }
}

/* ---- constants ---- */

static bool is_number(dfg_val v)
{
    return (v.tag == DFG_V_INT && v.u.i != INT64_MIN) || v.tag == DFG_V_BOOL ||
           (v.tag == DFG_V_FLOAT && isfinite(v.u.f));
}

/* A number beside an operator that works by elements is a part of what is computed; what a quantized network
 * has as scales is its own.  Constants that were asked for are compared in any case. */
bool dfg_piece_has_value(const struct piece *p, dfg_node constant, dfg_node reader)
{
    if (dfg_node_op(p->m, constant) != DFG_CONST)
        return false;
    const struct dfg_tensor *t = dfg_tensor_of(p->m, constant);
    const uint16_t op = dfg_node_op(p->m, reader);
    const struct dfg_op_decl *decl = dfg_operator_decl(p->m, op);
    bool by_elements = decl != NULL && decl->kind <= DFG_BROADCAST && strstr(decl->name, "uantize") == NULL;
    if (!p->inside[constant] && (!by_elements || t->n != 1))
        return false;
    if (t->n != 1 && (dfg_type_info(p->m, t->type)->rank != 1 || t->n > MOST_ELEMENTS || t->n == 0))
        return false;
    bool all = true;
    for (uint64_t i = 0; all && i < t->n; i++)
        all = is_number(dfg_element(&p->view, constant, i));
    return all;
}

/* ---- one piece? ---- */

static uint32_t set_of(uint32_t *sets, uint32_t n)
{
    while (sets[n] != n)
        n = sets[n] = sets[sets[n]];
    return n;
}

static dfg_status check_connected(const struct piece *p, struct dfg_error *e)
{
    const uint32_t n_nodes = dfg_n_nodes(p->m);
    uint32_t *sets = dfg_heap_alloc(p->m, n_nodes, sizeof *sets);
    dfg_node first = DFG_NONE, apart = DFG_NONE;
    const dfg_node *args;
    if (sets == NULL)
        return dfg_fail(e, DFG_NO_MEMORY, NULL);
    for (dfg_node n = 0; n < n_nodes; n++)
        sets[n] = n;
    for (dfg_node n = 1; n < n_nodes; n++)
        for (uint32_t i = 0, k = p->inside[n] ? dfg_node_args(p->m, n, &args) : 0; i < k; i++)
            if (args[i] != DFG_NONE && !dfg_piece_has_value(p, args[i], n))
                sets[set_of(sets, args[i])] = set_of(sets, n);
    for (dfg_node n = 1; n < n_nodes && apart == DFG_NONE; n++) {
        if (!p->inside[n] || dfg_node_op(p->m, n) == DFG_CONST)
            continue;
        first = first != DFG_NONE ? first : n;
        apart = set_of(sets, n) != set_of(sets, first) ? n : DFG_NONE;
    }
    dfg_heap_free(p->m, sets);
    return apart == DFG_NONE
               ? DFG_OK
               : refuse(p, apart, "has no value in common with the other nodes of the piece", e);
}

/* ---- parameters and roots ---- */

static bool is_root(const struct piece *p, dfg_node n)
{
    return p->inside[n] && dfg_node_op(p->m, n) != DFG_CONST &&
           (p->edges[n] == 0 || dfg_node_uses(p->m, n) > p->edges[n]);
}

static void find_edges(struct piece *p)
{
    const dfg_node *args;
    for (dfg_node n = 1; n < dfg_n_nodes(p->m); n++)
        for (uint32_t i = 0, k = p->inside[n] ? dfg_node_args(p->m, n, &args) : 0; i < k; i++) {
            dfg_node a = args[i];
            bool enters = a != DFG_NONE && !dfg_piece_has_value(p, a, n) &&
                          (!p->inside[a] || dfg_node_op(p->m, a) == DFG_CONST);
            if (enters && p->edges[a] == 0)
                p->params[p->n_params++] = a;
            p->edges[a]++;
        }
    for (int inner = 0; inner < 2; inner++)
        for (dfg_node n = 1; n < dfg_n_nodes(p->m); n++)
            if (is_root(p, n) && (p->edges[n] > 0) == inner)
                p->roots[p->n_roots++] = n;
}

/* Those of the function come in its order. */
static void sort_params(struct piece *p, dfg_node func)
{
    const dfg_node *args;
    uint32_t at = 0;
    dfg_node_args(p->m, func, &args);
    for (uint32_t i = 0; i < dfg_node_data(p->m, func); i++)
        for (uint32_t k = at; k < p->n_params; k++)
            if (p->params[k] == args[i]) {
                memmove(&p->params[at + 1], &p->params[at], (k - at) * sizeof *p->params);
                p->params[at++] = args[i];
            }
}

/* What a call of several results stands for must be one of them: the pattern has no other word for it. */
static dfg_status check_roots(const struct piece *p, struct dfg_error *e)
{
    for (uint32_t i = 0; i < p->n_roots; i++) {
        const struct dfg_op_decl *decl = dfg_operator_decl(p->m, dfg_node_op(p->m, p->roots[i]));
        if (decl != NULL && decl->n_required_results == 1 && dfg_node_data(p->m, p->roots[i]) > 1)
            return refuse(p, p->roots[i], "has results that nothing reads", e);
    }
    return DFG_OK;
}

/* ---- names ---- */

static const char *const reserved[] = {
#define TOKEN(id, text, name) text,
#include "lang/tokens.def"
#define DTYPE(id, name, class, bits, onnx) name,
#include "../dtypes.def"
};

bool dfg_piece_asks(const struct piece *p, const char *unit)
{
    bool asks = false;
    for (dfg_node n = 1; n < dfg_n_nodes(p->m) && !asks; n++) {
        const char *of = p->inside[n] ? dfg_operator_unit(p->m, dfg_node_op(p->m, n)) : NULL;
        asks = of != NULL && strcmp(of, unit) == 0;
    }
    return asks;
}

bool dfg_piece_is_reserved(const char *name)
{
    for (size_t i = 0; i < sizeof reserved / sizeof *reserved; i++)
        if (strcmp(reserved[i], name) == 0)
            return true;
    return false;
}

static bool is_free(const struct piece *p, const char *name)
{
    if (dfg_piece_is_reserved(name))
        return false;
    for (dfg_node n = 0; n < dfg_n_nodes(p->m); n++)
        if (p->names[n] != NULL && strcmp(p->names[n], name) == 0)
            return false;
    const char *unit = dfg_operator_unit(p->m, dfg_operator_by_name(p->m, name, strlen(name)));
    return unit == NULL || !dfg_piece_asks(p, unit);
}

/* Names of operands that are absent begin with `no_`. */
static bool is_name(const char *text, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (!isalnum((unsigned char)text[i]) && text[i] != '_')
            return false;
    return n > 0 && n < 40 && isalpha((unsigned char)text[0]) && strncmp(text, "no_", 3) != 0;
}

/* The text, with a number behind it where it is not free. */
static bool set_name(struct piece *p, dfg_node n, const char *text, size_t size, uint32_t *number)
{
    char *name = malloc(size + 12);
    if (name == NULL)
        return false;
    do {
        memcpy(name, text, size);
        name[size] = '\0';
        if (++*number > 1)
            snprintf(name + size, 12, "%u", (unsigned)*number);
    } while (!is_free(p, name));
    p->names[n] = name;
    return true;
}

/* conv of nn.conv2d, softmax of Softmax.v1: the last word of the operator's name in small letters. */
static bool name_call(struct piece *p, dfg_node n, uint32_t *number)
{
    uint16_t op = dfg_node_op(p->m, n);
    const char *text = op == DFG_TUPLE ? "tuple"
                       : op == DFG_IF  ? "choice"
                       : op == DFG_GET ? "part"
                                       : "result";
    char word[32] = "";
    size_t size = 0;
    if (op >= DFG_FIRST_OP)
        text = dfg_operator_name(p->m, op);
    for (const char *at = text; *at != '\0'; at++)
        if (*at == '.' && isalpha((unsigned char)at[1]) && !(at[1] == 'v' && isdigit((unsigned char)at[2])))
            text = at + 1;
    for (; size < sizeof word && (isalnum((unsigned char)text[size]) || text[size] == '_'); size++)
        word[size] = (char)tolower((unsigned char)text[size]);
    bool good = is_name(word, size);
    return set_name(p, n, good ? word : "call", good ? size : 4, &number[op]);
}

static bool name_param(struct piece *p, dfg_node n, uint32_t *number)
{
    uint16_t op = dfg_node_op(p->m, n);
    dfg_sym own = op == DFG_VAR ? dfg_var_name(p->m, n) : 0;
    uint32_t none = 0;
    if (own != 0 && is_name(dfg_symbol_text(p->m, own), dfg_symbol_len(p->m, own)))
        return set_name(p, n, dfg_symbol_text(p->m, own), dfg_symbol_len(p->m, own), &none);
    bool is_function = op == DFG_FUNC || op == DFG_GLOBAL;
    return set_name(p, n,
                    op == DFG_CONST ? "c"
                    : is_function   ? "f"
                                    : "x",
                    1,
                    &number[is_function       ? DFG_FUNC
                            : op == DFG_CONST ? op
                                              : DFG_VAR]);
}

/* A projection is written where it is read, but for one of a projection. */
static bool has_statement(const struct piece *p, dfg_node n)
{
    const dfg_node *args;
    if (!p->inside[n] || dfg_node_op(p->m, n) == DFG_CONST)
        return false;
    if (dfg_node_op(p->m, n) != DFG_GET)
        return true;
    dfg_node_args(p->m, n, &args);
    return p->inside[args[0]] && dfg_node_op(p->m, args[0]) == DFG_GET;
}

static dfg_status choose_names(struct piece *p, struct dfg_error *e)
{
    uint32_t *number = dfg_heap_zeroed(p->m, dfg_n_operators(p->m), sizeof *number);
    bool ok = number != NULL;
    for (uint32_t i = 0; ok && i < p->n_params; i++)
        ok = name_param(p, p->params[i], number);
    for (dfg_node n = 1; ok && n < dfg_n_nodes(p->m); n++)
        ok = !has_statement(p, n) || name_call(p, n, number);
    dfg_heap_free(p->m, number);
    return ok ? DFG_OK : dfg_fail(e, DFG_NO_MEMORY, NULL);
}

/* ---- all of it ---- */

static dfg_status check_size(const struct piece *p, struct dfg_error *e)
{
    uint32_t calls = 0;
    for (dfg_node n = 1; n < dfg_n_nodes(p->m); n++)
        calls += p->inside[n] && dfg_node_op(p->m, n) != DFG_CONST;
    if (calls == 0)
        return dfg_fail(e, DFG_BAD_GRAPH, "the piece has no call");
    return calls <= MOST_NODES
               ? DFG_OK
               : dfg_fail(e, DFG_BAD_GRAPH, "the piece has %u nodes; a pattern has %d at most",
                          (unsigned)calls, MOST_NODES);
}

dfg_status dfg_piece_choose(struct piece *p, const dfg_node *nodes, uint32_t n, struct dfg_error *e)
{
    const size_t n_nodes = dfg_n_nodes(p->m);
    dfg_node func = n == 1 && dfg_node_op(p->m, nodes[0]) == DFG_FUNC ? nodes[0] : DFG_NONE;
    dfg_status status = DFG_OK;
    dfg_view(p->m, &p->view);
    p->inside = calloc(n_nodes, sizeof *p->inside);
    p->edges = calloc(n_nodes, sizeof *p->edges);
    p->names = calloc(n_nodes, sizeof *p->names);
    p->params = calloc(n_nodes, sizeof *p->params);
    p->roots = calloc(n_nodes, sizeof *p->roots);
    if (p->inside == NULL || p->edges == NULL || p->names == NULL || p->params == NULL || p->roots == NULL)
        return dfg_fail(e, DFG_NO_MEMORY, NULL);
    if (func != DFG_NONE)
        choose_body(p, func);
    else
        status = choose_nodes(p, nodes, n, e);
    if (status != DFG_OK)
        return status;
    add_between(p);
    status = check_size(p, e);
    if (status == DFG_OK)
        status = check_connected(p, e);
    if (status != DFG_OK)
        return status;
    find_edges(p);
    if (func != DFG_NONE)
        sort_params(p, func);
    status = check_roots(p, e);
    return status == DFG_OK ? choose_names(p, e) : status;
}

void dfg_piece_free(struct piece *p)
{
    for (dfg_node n = 0; p->names != NULL && n < dfg_n_nodes(p->m); n++)
        free(p->names[n]);
    free(p->inside);
    free(p->edges);
    free(p->names);
    free(p->params);
    free(p->roots);
}
