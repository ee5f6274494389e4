/* print.c -- a module as .dfg text.
 *
 * In:   a finished module that dfg_verify would pass, ids topological.
 * Out:  text that reads back to an equal graph, and prints as the same bytes again.
 *
 * One line a node, in the order of ids; a function value is printed where its
 * node stands, its body inside (text_walk.c).
 *
 * A node keeps its name unless the reader would take another node for it: two
 * nodes of one body with one name, or a nested body hiding a name of a value
 * that some nested body uses.  Then the later one gets a number.
 */
#include <stdlib.h>

#include "../core/origins.h"
#include "text_out.h"
#include "text_walk.h"

enum mark {
    IS_PARAM = 1,    /* of the function that holds it */
    IS_INLINE = 2,   /* printed where it is used: `@f` in front of its only call */
    IS_CAPTURED = 4, /* used in a body nested in its own */
    IS_RENAMED = 8   /* called by a number, not by its name */
};

struct printer {
    const dfg_module *m;
    struct out out;
    struct walk walk;
    uint8_t *marks;   /* of each node, enum mark */
    dfg_node *bound;  /* symbol -> node that has this name here */
    dfg_node *hidden; /* node -> what its name stood for before it */
    size_t depth;     /* bodies around the line in hand */
};

static void indent(struct printer *p)
{
    for (size_t i = 0; i < p->depth; i++)
        dfg_out_text(&p->out, "  ");
}

static void name(struct printer *p, dfg_node n)
{
    dfg_out_char(&p->out, '%');
    dfg_out_name(&p->out, p->m, n, !(p->marks[n] & IS_RENAMED));
}

/* ---- names ---- */

/* n's definition is printed now: is its name still free? */
static void define(struct printer *p, dfg_node n)
{
    dfg_sym sym = dfg_name(p->m, n);
    if (sym == 0)
        return;
    dfg_node before = p->bound[sym];
    if (before != DFG_NONE && (p->walk.body[before] == p->walk.body[n] || (p->marks[before] & IS_CAPTURED))) {
        p->marks[n] |= IS_RENAMED;
        return;
    }
    p->hidden[n] = before;
    p->bound[sym] = n;
}

/* At the end of f's body its names mean what they meant before. */
static void undefine(struct printer *p, dfg_node f)
{
    for (dfg_node n = p->walk.first[f]; n != DFG_NONE; n = p->walk.next[n]) {
        dfg_sym sym = dfg_name(p->m, n);
        if (sym != 0 && p->bound[sym] == n)
            p->bound[sym] = p->hidden[n];
    }
}

/* ---- lines ---- */

static void operands(struct printer *p, const dfg_node *args, uint32_t n)
{
    for (uint32_t i = 0; i < n; i++) {
        if (i > 0)
            dfg_out_text(&p->out, ", ");
        if (args[i] == DFG_NONE)
            dfg_out_char(&p->out, '_');
        else
            name(p, args[i]);
    }
}

static void call(struct printer *p, const dfg_node *args, uint32_t n)
{
    dfg_out_char(&p->out, '(');
    operands(p, args, n);
    dfg_out_char(&p->out, ')');
}

static void global(struct printer *p, dfg_node n)
{
    dfg_out_char(&p->out, '@');
    dfg_out_symbol(&p->out, p->m, dfg_node_data(p->m, n));
}

static void result_count(struct printer *p, uint32_t n, uint32_t otherwise)
{
    if (n == otherwise)
        return;
    dfg_out_text(&p->out, " -> ");
    dfg_out_uint(&p->out, n);
}

static void operator_call(struct printer *p, dfg_node n, const dfg_node *args, uint32_t argc)
{
    uint16_t op = dfg_node_op(p->m, n);
    const struct dfg_op_decl *decl = dfg_operator_decl(p->m, op);
    dfg_out_operator(&p->out, p->m, op, true);
    call(p, args, argc);
    result_count(p, dfg_node_data(p->m, n), decl != NULL ? decl->n_required_results : 1);
}

static void value_call(struct printer *p, dfg_node n, const dfg_node *args, uint32_t argc)
{
    if (p->marks[args[0]] & IS_INLINE)
        global(p, args[0]);
    else
        name(p, args[0]);
    call(p, args + 1, argc - 1);
    result_count(p, dfg_node_data(p->m, n), 1);
}

static void form(struct printer *p, const char *word, const dfg_node *args, uint32_t argc)
{
    dfg_out_text(&p->out, word);
    call(p, args, argc);
}

static void variable(struct printer *p, dfg_node n)
{
    dfg_sym var = dfg_var_name(p->m, n);
    dfg_out_text(&p->out, "var ");
    dfg_out_quoted(&p->out, dfg_symbol_text(p->m, var), dfg_symbol_len(p->m, var));
}

static void tuple(struct printer *p, const dfg_node *args, uint32_t argc)
{
    dfg_out_char(&p->out, '(');
    operands(p, args, argc);
    dfg_out_text(&p->out, argc == 1 ? ",)" : ")");
}

static void projection(struct printer *p, dfg_node n, dfg_node of)
{
    name(p, of);
    dfg_out_char(&p->out, '.');
    dfg_out_uint(&p->out, dfg_node_data(p->m, n));
}

/* What stands behind `=`, up to the attributes. */
static void expression(struct printer *p, dfg_node n)
{
    const dfg_node *args;
    uint32_t argc = dfg_node_args(p->m, n, &args);
    uint16_t op = dfg_node_op(p->m, n);
    switch ((enum dfg_structural_op)op) {
    case DFG_VAR:
        variable(p, n);
        return;
    case DFG_CONST:
        dfg_out_text(&p->out, "const ");
        dfg_out_tensor(&p->out, p->m, dfg_tensor_of(p->m, n));
        return;
    case DFG_TUPLE:
        tuple(p, args, argc);
        return;
    case DFG_GET:
        projection(p, n, args[0]);
        return;
    case DFG_CALL:
        value_call(p, n, args, argc);
        return;
    case DFG_OP_REF:
        dfg_out_text(&p->out, "op ");
        dfg_out_operator(&p->out, p->m, (uint16_t)dfg_node_data(p->m, n), false);
        return;
    case DFG_GLOBAL:
        global(p, n);
        return;
    case DFG_IF:
    case DFG_LET:
    case DFG_REF_CREATE:
    case DFG_REF_READ:
    case DFG_REF_WRITE:
    case DFG_CONSTRUCTOR:
    case DFG_MATCH:
        form(p, dfg_operator_name(p->m, op), args, argc);
        return;
    case DFG_OTHER:
    case DFG_FUNC:
    case DFG_N_STRUCTURAL:
    case DFG_FIRST_OP:
        break;
    }
    operator_call(p, n, args, argc);
}

static void attrs(struct printer *p, dfg_node n)
{
    const struct dfg_kind *k = dfg_kind_info(p->m, dfg_node_kind(p->m, n));
    dfg_out_attrs(&p->out, p->m, k->attrs, k->n_attrs);
}

static void type(struct printer *p, uint32_t t, uint32_t otherwise)
{
    if (t == otherwise)
        return;
    dfg_out_text(&p->out, " : ");
    dfg_out_type(&p->out, p->m, t);
}

/* Which rule made the node, where that was noted. */
static void provenance(struct printer *p, dfg_node n)
{
    char *text;
    p->out.no_memory |= !dfg_origins_tell(p->m, n, &text);
    if (text == NULL)
        return;
    dfg_out_text(&p->out, "  // ");
    dfg_out_text(&p->out, text);
    free(text);
}

/* A line of its own. */
static void line(struct printer *p, dfg_node n)
{
    uint32_t otherwise = dfg_node_op(p->m, n) == DFG_CONST ? dfg_tensor_of(p->m, n)->type : 0;
    indent(p);
    define(p, n);
    name(p, n);
    dfg_out_text(&p->out, " = ");
    expression(p, n);
    attrs(p, n);
    type(p, dfg_node_type(p->m, n), otherwise);
    dfg_out_facts(&p->out, p->m, n);
    provenance(p, n);
    dfg_out_char(&p->out, '\n');
}

/* ---- functions ---- */

/* Can f's type stand behind an arrow: is it that of its parameters, and of as many results? */
static bool is_plain_func_type(const dfg_module *m, dfg_node f)
{
    const dfg_node *args;
    uint32_t argc = dfg_node_args(m, f, &args), n_params = dfg_node_data(m, f);
    const struct dfg_type *t = dfg_type_info(m, dfg_node_type(m, f));
    if (t->tag != DFG_T_FUNC || (uint32_t)t->rank != n_params || t->n != argc)
        return false;
    for (uint32_t i = 0; i < n_params; i++)
        if (t->u.fields[i] != dfg_node_type(m, args[i]))
            return false;
    return true;
}

static void params(struct printer *p, const dfg_node *args, uint32_t n)
{
    dfg_out_char(&p->out, '(');
    for (uint32_t i = 0; i < n; i++) {
        uint32_t t = dfg_node_type(p->m, args[i]);
        if (i > 0)
            dfg_out_text(&p->out, ", ");
        define(p, args[i]);
        name(p, args[i]);
        if (t != 0)
            dfg_out_text(&p->out, ": ");
        if (t != 0)
            dfg_out_type(&p->out, p->m, t);
        dfg_out_facts(&p->out, p->m, args[i]);
    }
    dfg_out_char(&p->out, ')');
}

/* From the parameters to the `{` of the body. */
static void open(struct printer *p, dfg_node f)
{
    const dfg_node *args;
    dfg_node_args(p->m, f, &args);
    params(p, args, dfg_node_data(p->m, f));
    if (is_plain_func_type(p->m, f)) {
        dfg_out_text(&p->out, " -> ");
        dfg_out_results(&p->out, p->m, dfg_type_info(p->m, dfg_node_type(p->m, f)));
    }
    attrs(p, f);
    dfg_out_text(&p->out, " {\n");
    p->depth++;
}

/* The returned values and what follows the body. */
static void close(struct printer *p, dfg_node f)
{
    const dfg_node *args;
    uint32_t argc = dfg_node_args(p->m, f, &args), n_params = dfg_node_data(p->m, f);
    indent(p);
    dfg_out_text(&p->out, "return ");
    operands(p, args + n_params, argc - n_params);
    dfg_out_char(&p->out, '\n');
    undefine(p, f);
    p->depth--;
    indent(p);
    dfg_out_char(&p->out, '}');
    if (!is_plain_func_type(p->m, f))
        type(p, dfg_node_type(p->m, f), 0);
    dfg_out_facts(&p->out, p->m, f);
    dfg_out_char(&p->out, '\n');
}

/* `%f = fn`: the reader binds the name behind the body, which may hide it. */
static void open_value(struct printer *p, dfg_node f)
{
    indent(p);
    define(p, f);
    name(p, f);
    dfg_out_text(&p->out, " = fn ");
    open(p, f);
}

static void function(struct printer *p, dfg_node f)
{
    dfg_node n;
    dfg_walk_function(&p->walk, f);
    for (;;) {
        switch (dfg_text_walk_next(&p->walk, &n)) {
        case WALK_OPEN:
            if (n == f)
                open(p, n);
            else
                open_value(p, n);
            break;
        case WALK_NODE:
            if (!(p->marks[n] & (IS_PARAM | IS_INLINE)))
                line(p, n);
            break;
        case WALK_CLOSE:
            close(p, n);
            break;
        case WALK_END:
            return;
        }
    }
}

/* ---- what is known before the first line ---- */

static void mark_operands(struct printer *p, dfg_node n)
{
    const dfg_node *args;
    const dfg_module *m = p->m;
    uint32_t argc = dfg_node_args(m, n, &args);
    bool is_func = dfg_node_op(m, n) == DFG_FUNC;
    uint32_t n_params = is_func ? dfg_node_data(m, n) : 0;
    for (uint32_t i = 0; i < argc; i++) {
        if (i < n_params)
            p->marks[args[i]] |= IS_PARAM;
        else if (args[i] != DFG_NONE && p->walk.body[args[i]] != (is_func ? n : p->walk.body[n]))
            p->marks[args[i]] |= IS_CAPTURED;
    }
}

/* Is callee a `@f` that may stand in front of the call's parenthesis? */
static bool is_inline(const struct printer *p, dfg_node call, dfg_node callee)
{
    const dfg_module *m = p->m;
    const struct dfg_fact *facts;
    return dfg_node_op(m, callee) == DFG_GLOBAL && dfg_node_uses(m, callee) == 1 &&
           dfg_name(m, callee) == 0 && dfg_node_type(m, callee) == 0 &&
           p->walk.body[callee] == p->walk.body[call] && dfg_facts(m, callee, &facts) == 0 &&
           dfg_kind_info(m, dfg_node_kind(m, callee))->n_attrs == 0;
}

static void prepare(struct printer *p)
{
    uint32_t n_nodes = dfg_n_nodes(p->m);
    for (dfg_node n = 1; n < n_nodes; n++) {
        const dfg_node *args;
        mark_operands(p, n);
        if (dfg_node_op(p->m, n) == DFG_CALL && dfg_node_args(p->m, n, &args) > 0 && is_inline(p, n, args[0]))
            p->marks[args[0]] |= IS_INLINE;
    }
}

/* One more than the largest symbol that names a node. */
static size_t name_limit(const dfg_module *m)
{
    size_t limit = 1;
    for (dfg_node n = 1; n < dfg_n_nodes(m); n++)
        if (dfg_name(m, n) >= limit)
            limit = (size_t)dfg_name(m, n) + 1;
    return limit;
}

static bool begin(struct printer *p)
{
    size_t n = dfg_n_nodes(p->m);
    p->marks = calloc(n, sizeof *p->marks);
    p->hidden = calloc(n, sizeof *p->hidden);
    p->bound = calloc(name_limit(p->m), sizeof *p->bound);
    return dfg_walk_begin(&p->walk, p->m) && p->marks != NULL && p->hidden != NULL && p->bound != NULL;
}

dfg_status dfg_print(const dfg_module *m, FILE *f)
{
    struct printer p = {.m = m, .out = {.file = f}};
    if (dfg_need_closed(m, NULL) != DFG_OK)
        return DFG_BAD_GRAPH;
    bool ready = begin(&p);
    if (ready)
        prepare(&p);
    for (uint32_t i = 0; ready && i < dfg_n_functions(m); i++) {
        dfg_out_text(&p.out, i > 0 ? "\nfn @" : "fn @");
        dfg_out_symbol(&p.out, m, dfg_function_name(m, i));
        function(&p, dfg_function(m, i));
    }
    dfg_walk_end(&p.walk);
    free(p.marks);
    free(p.hidden);
    free(p.bound);
    dfg_status status = dfg_out_end(&p.out);
    return ready ? status : DFG_NO_MEMORY;
}
