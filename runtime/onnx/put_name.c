/* put_name.c -- names of values, unique in a graph and those around it.
 *
 * In:   what the graph calls its nodes, what the results of a function must be called.
 * Out:  a name for every result of every call, every constant and parameter.
 *       First come parameters, then results, then the rest in the order of nodes;
 *       a name that is taken gets a number, and so does a value without one.
 * Errors: values that ONNX has no names for: tuples, functions, free variables.
 *
 * Taken names are a hash table; those of a graph are given back when it is closed.
 */
#include <string.h>

#include "../core/fnv.h"
#include "put.h"

/* ---- the table ---- */

static uint64_t hash(const char *text)
{
    const uint64_t h = dfg_fnv(DFG_FNV, text, strlen(text));
    return h ^ h >> 32;
}

/* The slot of the text, or the free one where it goes. */
static struct onnx_taken *slot_of(const struct onnx_names *t, const char *text)
{
    size_t at = (size_t)hash(text) & (t->size - 1);
    while (t->slots[at].text != NULL && strcmp(t->slots[at].text, text) != 0)
        at = (at + 1) & (t->size - 1);
    return &t->slots[at];
}

/* Slots move: what is open is counted anew, in the same order. */
static void grow(struct onnx_writer *w)
{
    struct onnx_names *t = &w->names, old = *t;
    if (old.size > 0 && old.used < old.size / 2)
        return;
    t->size = old.size > 0 ? old.size * 2 : 1024;
    if (t->size > UINT32_MAX)
        dfg_onnx_put_no_memory(w);
    t->slots = dfg_onnx_put_new(w, t->size, sizeof *t->slots);
    for (size_t i = 0; i < old.n_open; i++)
        t->open[i] = (uint32_t)(slot_of(t, old.slots[old.open[i]].text) - t->slots);
    for (size_t i = 0; i < old.size; i++)
        if (old.slots[i].text != NULL)
            *slot_of(t, old.slots[i].text) = old.slots[i];
}

bool dfg_onnx_put_is_taken(const struct onnx_writer *w, const char *text)
{
    return w->names.size > 0 && slot_of(&w->names, text)->taken;
}

bool dfg_onnx_put_take(struct onnx_writer *w, const char *text)
{
    struct onnx_names *t = &w->names;
    grow(w);
    struct onnx_taken *slot = slot_of(t, text);
    if (slot->taken)
        return false;
    if (t->n_open == t->open_room) {
        size_t room = t->open_room < 512 ? 1024 : t->open_room * 2;
        uint32_t *open = dfg_onnx_put_new(w, room, sizeof *open);
        if (t->n_open > 0)
            memcpy(open, t->open, t->n_open * sizeof *open);
        t->open = open;
        t->open_room = room;
    }
    t->used += slot->text == NULL;
    *slot = (struct onnx_taken){slot->text != NULL ? slot->text : text, true};
    t->open[t->n_open++] = (uint32_t)(slot - t->slots);
    return true;
}

size_t dfg_onnx_put_names_open(const struct onnx_writer *w)
{
    return w->names.n_open;
}

void dfg_onnx_put_names_close(struct onnx_writer *w, size_t mark)
{
    struct onnx_names *t = &w->names;
    while (t->n_open > mark)
        t->slots[t->open[--t->n_open]].taken = false;
}

const char *dfg_onnx_put_name(struct onnx_writer *w, const char *wish, const char *otherwise)
{
    bool wished = wish != NULL && *wish != '\0';
    const char *name = wish;
    if (wished && dfg_onnx_put_take(w, name))
        return name;
    do {
        w->names.number++;
        name =
            dfg_onnx_put_text(w, "%s_%llu", wished ? wish : otherwise, (unsigned long long)w->names.number);
    } while (!dfg_onnx_put_take(w, name));
    return name;
}

/* ---- results ---- */

static bool has_fields(const struct onnx_writer *w, dfg_node n)
{
    const struct dfg_op_decl *decl = dfg_operator_decl(w->m, dfg_node_op(w->m, n));
    return dfg_node_data(w->m, n) != 1 || (decl != NULL && decl->variadic_results);
}

/* The tuple that a function which is called returns as its one result; DFG_NONE: none. */
static dfg_node returned_tuple(const struct onnx_writer *w, dfg_node func)
{
    const dfg_node *args;
    if (func == DFG_NONE || w->locals_of[func] == 0 ||
        dfg_node_args(w->m, func, &args) != dfg_node_data(w->m, func) + 1)
        return DFG_NONE;
    const dfg_node value = args[dfg_node_data(w->m, func)];
    const uint16_t op = value != DFG_NONE ? dfg_node_op(w->m, value) : DFG_OTHER;
    return op == DFG_TUPLE || (op >= DFG_FIRST_OP && has_fields(w, value)) ? value : DFG_NONE;
}

uint32_t dfg_onnx_put_n_returned(const struct onnx_writer *w, dfg_node func)
{
    const dfg_node tuple = returned_tuple(w, func), *args;
    if (tuple == DFG_NONE)
        return dfg_node_args(w->m, func, &args) - dfg_node_data(w->m, func);
    return dfg_node_op(w->m, tuple) == DFG_TUPLE ? dfg_node_args(w->m, tuple, &args) : dfg_node_data(w->m, tuple);
}

static bool is_tuple(const struct onnx_writer *w, dfg_node n)
{
    return has_fields(w, n) || returned_tuple(w, dfg_onnx_put_callee(w, n)) != DFG_NONE;
}

uint32_t dfg_onnx_put_n_results(const struct onnx_writer *w, dfg_node n)
{
    uint16_t op = dfg_node_op(w->m, n);
    if (op == DFG_CONST || op == DFG_VAR)
        return 1;
    if (op == DFG_CALL && !has_fields(w, n) && is_tuple(w, n))
        return dfg_onnx_put_n_returned(w, dfg_onnx_put_callee(w, n));
    return op >= DFG_FIRST_OP || op == DFG_CALL ? dfg_node_data(w->m, n) : 0;
}

static bool is_call(const struct onnx_writer *w, dfg_node n)
{
    return dfg_node_op(w->m, n) >= DFG_FIRST_OP || dfg_node_op(w->m, n) == DFG_CALL;
}

static void wish(const struct onnx_writer *w, dfg_node n)
{
    dfg_sym name = dfg_name(w->m, n);
    struct onnx_result *r = w->results[n];
    const dfg_node *args;
    if (dfg_node_op(w->m, n) == DFG_GET && dfg_node_args(w->m, n, &args) == 1 && is_call(w, args[0]) &&
        dfg_node_data(w->m, n) < dfg_onnx_put_n_results(w, args[0])) {
        r = &w->results[args[0]][dfg_node_data(w->m, n)];
        r->used = true;
    } else if (r == NULL || (is_call(w, n) && is_tuple(w, n)))
        return;
    if (name != 0 && r->wish == NULL)
        r->wish = dfg_symbol_text(w->m, name);
}

void dfg_onnx_put_results(struct onnx_writer *w)
{
    uint32_t n_nodes = dfg_n_nodes(w->m);
    w->results = dfg_onnx_put_new(w, n_nodes, sizeof *w->results);
    for (dfg_node n = 1; n < n_nodes; n++) {
        uint32_t k = dfg_onnx_put_n_results(w, n);
        w->results[n] = k > 0 ? dfg_onnx_put_new(w, k, sizeof **w->results) : NULL;
        wish(w, n);
    }
}

/* What the file says of a node: results are asked for in their order. */
struct noted {
    struct dfg_note rest;
    uint32_t next; /* the result that is named in `rest` first */
    bool there;
};

/* What the file calls result i of a node that is as it was; NULL: the file says nothing. */
static const char *noted(struct onnx_writer *w, struct noted *at, uint32_t i)
{
    struct onnx_field f;
    if (!at->there)
        return NULL;
    while (dfg_onnx_put_next(&at->rest, &f))
        if (f.id == 2 && at->next++ == i) /* NodeProto.output */
            return dfg_onnx_put_field_text(w, &f);
    return "";
}

static void name_one(struct onnx_writer *w, dfg_node n, uint32_t i, struct noted *at)
{
    struct onnx_result *r = &w->results[n][i];
    bool plain = !is_call(w, n) || !is_tuple(w, n);
    if (r->name != NULL)
        return;
    const char *wished = r->wish;
    if (wished == NULL && !(plain || r->used)) {
        wished = noted(w, at, i);
        if (wished != NULL && *wished == '\0') {
            r->name = wished;
            return;
        }
    }
    const char *op = dfg_operator_name(w->m, dfg_node_op(w->m, n)), *dot = strrchr(op, '.');
    r->name = dfg_onnx_put_name(w, wished, dot != NULL && dot[1] != '\0' ? dot + 1 : op);
}

static _Noreturn void refuse(struct onnx_writer *w, dfg_node value, dfg_node user, bool projected)
{
    uint16_t op = dfg_node_op(w->m, value);
    const char *what = op == DFG_FUNC ? "a function" : projected ? "a field that is not there" : "a tuple";
    if (op != DFG_FUNC && op != DFG_TUPLE && !is_call(w, value))
        dfg_onnx_put_fail_at(w, value, "ONNX has nothing like it");
    dfg_onnx_put_fail_at(w, user, "its operand is %s, which ONNX has no values for", what);
}

struct onnx_result *dfg_onnx_put_result(struct onnx_writer *w, dfg_node value, dfg_node user)
{
    const dfg_node *args;
    uint32_t field = 0;
    bool projected = false;
    for (;;) {
        uint16_t op = dfg_node_op(w->m, value);
        uint32_t n_args = dfg_node_args(w->m, value, &args);
        if (op == DFG_GET && !projected) {
            field = dfg_node_data(w->m, value);
            projected = true;
            value = args[0];
        } else if (op == DFG_TUPLE && projected && field < n_args && args[field] != DFG_NONE) {
            projected = false;
            value = args[field];
        } else
            break;
    }
    bool fits = w->results[value] != NULL && (is_call(w, value) && is_tuple(w, value)) == projected;
    if (fits && field < dfg_onnx_put_n_results(w, value))
        return &w->results[value][field];
    refuse(w, value, user, projected);
}

struct onnx_result *dfg_onnx_put_returned(struct onnx_writer *w, dfg_node func, uint32_t i, dfg_node *value)
{
    const dfg_node tuple = returned_tuple(w, func), *args;
    *value = tuple;
    if (tuple != DFG_NONE && dfg_node_op(w->m, tuple) != DFG_TUPLE)
        return &w->results[tuple][i];
    dfg_node_args(w->m, tuple != DFG_NONE ? tuple : func, &args);
    *value = args[tuple != DFG_NONE ? i : dfg_node_data(w->m, func) + i];
    return dfg_onnx_put_result(w, *value, func);
}

const char *dfg_onnx_put_operand(struct onnx_writer *w, dfg_node value, dfg_node user)
{
    return value != DFG_NONE ? dfg_onnx_put_name_of(w, dfg_onnx_put_result(w, value, user), user) : "";
}

const char *dfg_onnx_put_name_of(struct onnx_writer *w, const struct onnx_result *r, dfg_node user)
{
    if (r->name == NULL || *r->name == '\0')
        dfg_onnx_put_fail_at(w, user, "its operand belongs to no function around it");
    return r->name;
}

/* ---- bodies ---- */

void dfg_onnx_put_forget(const struct onnx_writer *w, dfg_node func)
{
    for (uint32_t i = w->first[func]; i < w->first[func + 1]; i++) {
        dfg_node n = w->order[i];
        for (uint32_t k = 0; k < dfg_onnx_put_n_results(w, n); k++)
            w->results[n][k].name = NULL, w->results[n][k].returned = 0;
    }
}

static void name_params(struct onnx_writer *w, dfg_node func)
{
    const dfg_node *args;
    uint32_t n_params = dfg_node_data(w->m, func);
    dfg_node_args(w->m, func, &args);
    for (uint32_t i = 0; i < n_params; i++) {
        struct onnx_result *r = w->results[args[i]];
        r->name = dfg_onnx_put_name(w, r->wish, "input");
    }
}

/* A result that is made in here takes the name that the function's result has. */
static void name_results(struct onnx_writer *w, dfg_node func, const char *const *wants)
{
    dfg_node value;
    for (uint32_t i = 0; i < dfg_onnx_put_n_returned(w, func); i++) {
        struct onnx_result *r = dfg_onnx_put_returned(w, func, i, &value);
        bool here = r->name == NULL;
        if (wants[i] != NULL && *wants[i] != '\0' && here && dfg_onnx_put_take(w, wants[i]))
            r->name = wants[i];
    }
}

void dfg_onnx_put_names_of(struct onnx_writer *w, dfg_node func, const char *const *wants)
{
    dfg_onnx_put_forget(w, func);
    name_params(w, func);
    name_results(w, func, wants);
    for (uint32_t i = w->first[func]; i < w->first[func + 1]; i++) {
        dfg_node n = w->order[i];
        struct noted at = {.next = 0};
        at.there = is_call(w, n) && dfg_note_of(w->m, n, &at.rest);
        for (uint32_t k = 0; dfg_node_op(w->m, n) != DFG_VAR && k < dfg_onnx_put_n_results(w, n); k++)
            name_one(w, n, k, &at);
    }
}
