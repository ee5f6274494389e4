/* piece_text.c -- a piece of a graph as a pattern, in text.
 *
 * In:   nodes of a graph, or one of its functions; the units that declare its operators.
 * Out:  a .pat file with one pattern that matches there: a statement for each call, in graph order, with the
 *       attributes that the call has.
 *
 * A call that does not fit its operator's declaration, or has none, is written as `op "NAME"(...)`, which
 * asks for the name alone; an attribute's value for which there is no literal (infinity, a tensor) is left
 * out.
 */
#include "piece.h"

#include <ctype.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- literals ---- */

/* The shortest text that is the same number: as 32 bits where it is one, which is how floats are compared. */
static void print_float(double v, FILE *f)
{
    char text[40];
    bool is_single = (double)(float)v == v;
    int digits = 1;
    do
        snprintf(text, sizeof text, "%.*g", digits, v);
    while (digits++ < 17 && (is_single ? (float)strtod(text, NULL) != (float)v : strtod(text, NULL) != v));
    fputs(text, f);
    if (strpbrk(text, ".e") == NULL)
        fputs(".0", f);
}

static void print_string(const char *text, size_t n, FILE *f)
{
    fputc('"', f);
    for (size_t i = 0; i < n; i++) {
        unsigned char c = (unsigned char)text[i];
        if (c == '"' || c == '\\')
            fprintf(f, "\\%c", c);
        else if (c >= 0x20 && c < 0x7F)
            fputc(c, f);
        else
            fprintf(f, "\\%03o", c);
    }
    fputc('"', f);
}

/* A tensor of one element as an attribute is compared with a number. */
static bool can_write(const struct piece *p, dfg_val v)
{
    switch ((enum dfg_tag)v.tag) {
    case DFG_V_INT:
        return v.u.i != INT64_MIN;
    case DFG_V_FLOAT:
        return isfinite(v.u.f);
    case DFG_V_STR:
        return memchr(dfg_symbol_text(p->m, v.u.id), '\0', dfg_symbol_len(p->m, v.u.id)) == NULL;
    case DFG_V_BOOL:
    case DFG_V_DTYPE:
        return true;
    case DFG_V_LIST:
        for (uint32_t i = 0; i < v.n; i++)
            if (!can_write(p, v.u.list[i]))
                return false;
        return true;
    case DFG_NIL:
    case DFG_V_NONE:
    case DFG_V_OP:
    case DFG_V_DIM:
    case DFG_V_TENSOR:
    case DFG_V_PASSING:
        break;
    }
    return false;
}

static void print_value(const struct piece *p, dfg_val v, bool as_bool, FILE *f)
{
    switch ((enum dfg_tag)v.tag) {
    case DFG_V_INT:
    case DFG_V_BOOL:
        if (as_bool || v.tag == DFG_V_BOOL)
            fputs(v.u.i != 0 ? "true" : "false", f);
        else
            fprintf(f, "%lld", (long long)v.u.i);
        return;
    case DFG_V_FLOAT:
        print_float(v.u.f, f);
        return;
    case DFG_V_STR:
        print_string(dfg_symbol_text(p->m, v.u.id), dfg_symbol_len(p->m, v.u.id), f);
        return;
    case DFG_V_DTYPE:
        fputs(dfg_dtype_name((enum dfg_dtype)v.u.id), f);
        return;
    case DFG_V_LIST:
        for (uint32_t i = 0; i < v.n; i++) {
            fputs(i > 0 ? ", " : "[", f);
            print_value(p, v.u.list[i], as_bool, f);
        }
        fputs(v.n > 0 ? "]" : "[]", f);
        return;
    case DFG_NIL:
    case DFG_V_NONE:
    case DFG_V_OP:
    case DFG_V_DIM:
    case DFG_V_TENSOR:
    case DFG_V_PASSING: /* can_write says no */
        return;
    }
}

static void print_constant(const struct piece *p, dfg_node c, FILE *f)
{
    const struct dfg_tensor *t = dfg_tensor_of(p->m, c);
    fputs(t->n != 1 ? "[" : "", f);
    for (uint64_t i = 0; i < t->n; i++) {
        fputs(i > 0 ? ", " : "", f);
        print_value(p, dfg_element(&p->view, c, i), false, f);
    }
    fputs(t->n != 1 ? "]" : "", f);
}

/* ---- does a call fit its declaration? ---- */

/* Is a value with this tag of the type, n bytes of text without `?` and brackets? */
static bool fits_type(enum dfg_tag tag, const char *type, size_t n)
{
    static const struct {
        const char *type;
        enum dfg_tag tags[2];
    } all[] = {{"int", {DFG_V_INT, DFG_V_INT}},
               {"float", {DFG_V_FLOAT, DFG_V_INT}},
               {"bool", {DFG_V_BOOL, DFG_V_INT}},
               {"string", {DFG_V_STR, DFG_V_STR}},
               {"dtype", {DFG_V_DTYPE, DFG_V_DTYPE}}};
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        if (strlen(all[i].type) == n && memcmp(all[i].type, type, n) == 0)
            return tag == all[i].tags[0] || tag == all[i].tags[1];
    return n == 3 && memcmp(type, "any", 3) == 0;
}

static bool fits(dfg_val v, const char *type, size_t n)
{
    if (n > 0 && type[n - 1] == '?')
        n--;
    bool is_list = n > 2 && memcmp(type + n - 2, "[]", 2) == 0;
    if (v.tag != DFG_V_LIST)
        return !is_list && fits_type((enum dfg_tag)v.tag, type, n);
    for (uint32_t i = 0; is_list && i < v.n; i++)
        if (!fits(v.u.list[i], type, n - 2))
            return false;
    return is_list || (n == 3 && memcmp(type, "any", 3) == 0);
}

/* What libpat asks of a call that names its operator: declared attributes, required operands, not too many.
 */
static bool fits_declaration(const struct piece *p, dfg_node n)
{
    const struct dfg_op_decl *decl = dfg_operator_decl(p->m, dfg_node_op(p->m, n));
    const struct dfg_kind *kind = dfg_kind_info(p->m, dfg_node_kind(p->m, n));
    const dfg_node *args;
    const uint32_t n_args = dfg_piece_args(p, n, &args);
    bool good = decl != NULL && n_args >= decl->n_required && (decl->variadic || n_args <= decl->n_operands);
    for (uint32_t i = 0; good && i < n_args; i++)
        good = args[i] != DFG_NONE || (i >= decl->n_required && i < decl->n_operands);
    for (uint16_t i = 0; good && i < kind->n_attrs; i++) {
        const struct dfg_attr_decl *a = dfg_declared_attr(decl, dfg_symbol_text(p->m, kind->attrs[i].key));
        good = a != NULL &&
               (!can_write(p, kind->attrs[i].value) || fits(kind->attrs[i].value, a->type, strlen(a->type)));
    }
    return good;
}

/* ---- calls ---- */

static void print_operand(const struct piece *p, dfg_node n, dfg_node reader, FILE *f)
{
    const dfg_node *args;
    if (dfg_piece_has_value(p, n, reader))
        print_constant(p, n, f);
    else if (p->names[n] != NULL)
        fprintf(f, "%s%s", p->names[n], dfg_node_op(p->m, n) == DFG_CONST ? " & const" : "");
    else if (dfg_node_args(p->m, n, &args) == 1) { /* a projection */
        print_operand(p, args[0], n, f);
        fprintf(f, ".%u", (unsigned)dfg_node_data(p->m, n));
    }
}

static void print_operands(const struct piece *p, dfg_node n, uint32_t first, FILE *f)
{
    const dfg_node *args;
    const uint32_t n_args = dfg_piece_args(p, n, &args);
    fputc('(', f);
    for (uint32_t i = first; i < n_args; i++) {
        fputs(i > first ? ", " : "", f);
        if (args[i] != DFG_NONE)
            print_operand(p, args[i], n, f);
        else
            fprintf(f, "no_%s_%u?", p->names[n], (unsigned)i);
    }
    fputs(dfg_node_op(p->m, n) == DFG_TUPLE && n_args == 1 ? ",)" : ")", f);
}

static bool is_word(const char *text)
{
    bool good = isalpha((unsigned char)text[0]) || text[0] == '_';
    for (const char *at = text; *at != '\0'; at++)
        good = good && (isalnum((unsigned char)*at) || *at == '_');
    return good;
}

static void print_attrs(const struct piece *p, dfg_node n, const struct dfg_op_decl *decl, FILE *f)
{
    const struct dfg_kind *kind = dfg_kind_info(p->m, dfg_node_kind(p->m, n));
    const char *before = " { ";
    for (uint16_t i = 0; i < kind->n_attrs; i++) {
        const char *key = dfg_symbol_text(p->m, kind->attrs[i].key);
        if (!can_write(p, kind->attrs[i].value) || !is_word(key))
            continue;
        fprintf(f, "%s%s == ", before, key);
        const struct dfg_attr_decl *a = decl != NULL ? dfg_declared_attr(decl, key) : NULL;
        print_value(p, kind->attrs[i].value, a != NULL && strncmp(a->type, "bool", 4) == 0, f);
        before = ", ";
    }
    fputs(*before == ',' ? " }" : "", f);
}

static void print_call(const struct piece *p, dfg_node n, FILE *f)
{
    const char *name = dfg_operator_name(p->m, dfg_node_op(p->m, n));
    const struct dfg_op_decl *decl = dfg_operator_decl(p->m, dfg_node_op(p->m, n));
    const dfg_node *args;
    if (fits_declaration(p, n)) {
        fprintf(f, dfg_piece_is_reserved(name) ? "`%s`" : "%s", name);
    } else {
        fputs("op ", f);
        print_string(name, strlen(name), f);
        decl = NULL;
    }
    if (dfg_piece_args(p, n, &args) == 0)
        fputs("()", f);
    else
        print_operands(p, n, 0, f);
    print_attrs(p, n, decl, f);
}

/* Of each operand that is absent among others: a name of its own, or the condition that it is absent. */
static const char *print_absent(const struct piece *p, dfg_node n, const char *condition, FILE *f)
{
    const dfg_node *args;
    for (uint32_t i = 0, n_args = dfg_node_op(p->m, n) >= DFG_FIRST_OP ? dfg_piece_args(p, n, &args) : 0;
         i < n_args; i++) {
        if (args[i] != DFG_NONE)
            continue;
        if (condition == NULL) {
            fprintf(f, "    no_%s_%u = _;\n", p->names[n], (unsigned)i);
            continue;
        }
        fprintf(f, "%snot present(no_%s_%u)", condition, p->names[n], (unsigned)i);
        condition = ", ";
    }
    return condition;
}

static void print_statement(const struct piece *p, dfg_node n, FILE *f)
{
    const uint16_t op = dfg_node_op(p->m, n);
    const dfg_node *args;
    dfg_node_args(p->m, n, &args);
    print_absent(p, n, NULL, f);
    fprintf(f, "    %s = ", p->names[n]);
    if (op >= DFG_FIRST_OP) {
        print_call(p, n, f);
    } else if (op == DFG_GET) {
        print_operand(p, args[0], n, f);
        fprintf(f, ".%u", (unsigned)dfg_node_data(p->m, n));
    } else if (op == DFG_CALL) {
        print_operand(p, args[0], n, f);
        print_operands(p, n, 1, f);
    } else {
        fputs(op == DFG_IF ? "if" : "", f);
        print_operands(p, n, 0, f);
    }
    fputs(";\n", f);
}

/* ---- the file ---- */

/* Is it the first unit of that name with operators?  Its are the module's. */
static bool is_declarer(const struct piece *p, size_t unit)
{
    for (size_t i = 0; i < unit; i++)
        if (p->units[i]->ops != NULL && strcmp(p->units[i]->name, p->units[unit]->name) == 0)
            return false;
    return p->units[unit]->ops != NULL && p->units[unit]->n_sources > 0;
}

static void print_imports(const struct piece *p, FILE *f)
{
    const char *end = "";
    for (size_t i = 0; i < p->n_units; i++) {
        const struct dfg_unit *u = p->units[i];
        if (!is_declarer(p, i) || !dfg_piece_asks(p, u->name))
            continue;
        fprintf(f, "import \"%s\";\n", u->sources[0].name);
        end = "\n";
    }
    fputs(end, f);
}

static void print_pattern(const struct piece *p, const char *name, FILE *f)
{
    const char *before = "    where ";
    print_imports(p, f);
    fprintf(f, "pattern %s", name);
    for (uint32_t i = 0; i < p->n_params; i++)
        fprintf(f, "%s%s", i > 0 ? ", " : "(", p->names[p->params[i]]);
    fputs(p->n_params > 0 ? ") {\n" : " {\n", f);
    for (dfg_node n = 1; n < dfg_n_nodes(p->m); n++)
        if (p->inside[n] && p->names[n] != NULL && dfg_node_op(p->m, n) != DFG_CONST)
            print_statement(p, n, f);
    for (dfg_node n = 1; n < dfg_n_nodes(p->m); n++)
        if (p->inside[n])
            before = print_absent(p, n, before, f);
    fputs(*before == ',' ? ";\n    return " : "    return ", f);
    for (uint32_t i = 0; i < p->n_roots; i++) {
        fputs(i > 0 ? ", " : "", f);
        print_operand(p, p->roots[i], DFG_NONE, f);
    }
    fputs(";\n}\n", f);
}

dfg_status dfg_pattern_of(const dfg_module *m, const struct dfg_unit *const *units, size_t n_units,
                          const dfg_node *nodes, uint32_t n, const char *name, FILE *f, struct dfg_error *e)
{
    struct piece p = {.m = m, .units = units, .n_units = n_units};
    dfg_status status = dfg_piece_choose(&p, nodes, n, e);
    if (status == DFG_OK)
        print_pattern(&p, name, f);
    dfg_piece_free(&p);
    return status == DFG_OK && ferror(f) ? dfg_fail(e, DFG_NO_FILE, "a pattern can't be written") : status;
}
