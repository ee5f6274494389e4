/* words.c -- nodes and values in the words of explain.
 *
 * In:   graph nodes, pattern nodes, values.
 * Out:  text, to a file: what a node is, what a pattern node wants, a value.
 */
#include "explain.h"

#include <stdlib.h>
#include <string.h>

enum { MOST_ITEMS = 16, MOST_OPERATORS = 8 };

void dfg_say_node(const struct ref *r, dfg_node n, FILE *f)
{
    char *label = n != DFG_NONE ? dfg_node_label(r->m, n) : NULL;
    fputs(label != NULL ? label : "nothing", f);
    free(label);
}

void dfg_say_type(const struct ref *r, dfg_node n, FILE *f)
{
    const struct dfg_type *t = dfg_type_info(r->m, dfg_node_type(r->m, n));
    if (t->tag == DFG_T_UNKNOWN)
        fputs("unknown", f);
    else
        dfg_print_type(r->m, dfg_node_type(r->m, n), f);
}

/* ---- values ---- */

static void say_list(struct ref *r, dfg_val v, FILE *f)
{
    fputc('[', f);
    for (size_t i = 0; i < v.n && i < MOST_ITEMS; i++) {
        fputs(i > 0 ? ", " : "", f);
        dfg_say_value(r, v.u.list[i], f);
    }
    if (v.n > MOST_ITEMS)
        fprintf(f, ", ... %u in all", (unsigned)v.n);
    fputc(']', f);
}

static void say_tensor(struct ref *r, const struct dfg_tensor *t, FILE *f);

void dfg_say_value(struct ref *r, dfg_val v, FILE *f)
{
    size_t n;
    const char *text;
    switch ((enum dfg_tag)v.tag) {
    case DFG_V_INT:
        fprintf(f, "%lld", (long long)v.u.i);
        break;
    case DFG_V_FLOAT:
        fprintf(f, "%.9g", v.u.f);
        break;
    case DFG_V_BOOL:
        fputs(v.u.i != 0 ? "true" : "false", f);
        break;
    case DFG_V_STR:
        text = dfg_ref_text(r, v, &n);
        fprintf(f, "\"%.*s\"", (int)(n < 200 ? n : 200), text);
        break;
    case DFG_V_DTYPE:
        fputs(dfg_dtype_name((enum dfg_dtype)v.u.id), f);
        break;
    case DFG_V_OP:
    case DFG_V_DIM:
    case DFG_V_FORM:
        fputs(dfg_ref_text(r, v, &n), f);
        break;
    case DFG_V_LIST:
        say_list(r, v, f);
        break;
    case DFG_V_TENSOR:
        fputs("tensor ", f);
        say_tensor(r, dfg_tensor_info(r->m, v.u.id), f);
        break;
    case DFG_V_HOLE:
        fputc('_', f);
        break;
    case DFG_NIL:
    case DFG_V_NONE:
    case DFG_V_PRODUCT:
    case DFG_V_SHAPE:
    case DFG_V_ELEMENTS:
        fputs("unknown", f);
        break;
    }
}

/* A constant: its value, where it has few elements. */
static void say_tensor(struct ref *r, const struct dfg_tensor *t, FILE *f)
{
    if (t->n == 0 || t->data == NULL || (t->n > MOST_ITEMS && !t->splat)) {
        fprintf(f, "%llu elements%s", (unsigned long long)t->n, t->data == NULL ? ", not at hand" : "");
        return;
    }
    uint64_t n_shown = t->splat ? 1 : t->n;
    fputs(t->splat && t->n > 1 ? "splat " : n_shown > 1 ? "[" : "", f);
    for (uint64_t i = 0; i < n_shown; i++) {
        fputs(i > 0 ? ", " : "", f);
        dfg_say_value(r, dfg_ref_element(r, t, i), f);
    }
    fputs(n_shown > 1 ? "]" : "", f);
}

void dfg_say_constant(struct ref *r, dfg_node n, FILE *f)
{
    say_tensor(r, dfg_tensor_of(r->m, n), f);
}

/* ---- what a node is ---- */

void dfg_say_what(const struct ref *r, dfg_node n, FILE *f)
{
    static const char *const words[DFG_FIRST_OP] = {
        [DFG_VAR] = "a variable",
        [DFG_CONST] = "a constant",
        [DFG_TUPLE] = "a tuple",
        [DFG_FUNC] = "a function",
        [DFG_CALL] = "a call of a function value",
        [DFG_OP_REF] = "an operator as a value",
        [DFG_IF] = "an `if`",
        [DFG_LET] = "a `let`",
    };
    const uint16_t op = dfg_node_op(r->m, n);
    if (op == DFG_GET)
        fprintf(f, "projection .%u", (unsigned)dfg_node_data(r->m, n));
    else if (op == DFG_GLOBAL)
        fprintf(f, "a reference to @%s", dfg_symbol_text(r->m, dfg_node_data(r->m, n)));
    else if (op < DFG_FIRST_OP && words[op] != NULL)
        fputs(words[op], f);
    else
        fprintf(f, "a call of %s", dfg_operator_name(r->m, op));
}

/* ---- what is wanted ---- */

static const char *const kind_names[] = {
    "elemwise", "broadcast", "injective", "reduce", "fusable", "tuple", "opaque",
};

static void say_operators(const struct pat_node *p, FILE *f)
{
    uint32_t n = p->n_ops > MOST_OPERATORS + 1 ? MOST_OPERATORS : p->n_ops;
    for (uint32_t i = 0; i < n; i++)
        fprintf(f, "%s%s", i > 0 ? " or " : "", p->ops[i]);
    if (n < p->n_ops)
        fprintf(f, " or %u others", (unsigned)(p->n_ops - n));
}

static void say_any_operator(const struct pat_node *p, FILE *f)
{
    fputs("an operator", f);
    if (p->glob != NULL)
        fprintf(f, " called \"%s\"", p->glob);
    bool first = true;
    for (size_t k = 0; k < sizeof kind_names / sizeof *kind_names; k++)
        if (p->kinds != 0 && p->kinds >> k & 1) {
            fprintf(f, "%s%s", first ? " of kind " : ", ", kind_names[k]);
            first = false;
        }
}

void dfg_say_wanted(const struct pat_node *p, FILE *f)
{
    switch ((enum pat_kind)p->kind) {
    case PAT_N_CALL:
        if (p->n_ops > 0)
            say_operators(p, f);
        else
            say_any_operator(p, f);
        break;
    case PAT_N_APPLY:
        fputs("a call of a function value", f);
        break;
    case PAT_N_TUPLE:
        fputs("a tuple", f);
        break;
    case PAT_N_GET:
        if (p->index == PAT_ANY_INDEX)
            fputs("a projection", f);
        else
            fprintf(f, "projection .%d", (int)p->index);
        break;
    case PAT_N_FN:
        fputs("a function", f);
        break;
    case PAT_N_IF:
        fputs("an `if`", f);
        break;
    case PAT_N_LET:
        fputs("a `let`", f);
        break;
    case PAT_N_VAR:
        fprintf(f, "a variable%s%s", p->of != NULL ? " called " : "", p->of != NULL ? p->of : "");
        break;
    case PAT_N_INPUT:
        fputs("an input", f);
        break;
    case PAT_N_GLOBAL:
        fprintf(f, "a reference to a function%s%s", p->of != NULL || p->glob != NULL ? " called " : "",
                p->of != NULL     ? p->of
                : p->glob != NULL ? p->glob
                                  : "");
        break;
    case PAT_N_CONST:
        fputs("a constant", f);
        break;
    case PAT_N_OP_REF:
        say_operators(p, f);
        fputs(" as a value", f);
        break;
    case PAT_N_UNUSED:
    case PAT_N_ANY:
    case PAT_N_LITERAL:
    case PAT_N_COMBINED:
        dfg_say_source(p->text, f);
        break;
    }
}

/* Source text on one line. */
void dfg_say_source(const char *text, FILE *f)
{
    for (size_t i = 0; text[i] != '\0'; i++) {
        bool blank = strchr(" \t\r\n", text[i]) != NULL;
        if (!blank)
            fputc(text[i], f);
        else if (i > 0 && strchr(" \t\r\n", text[i - 1]) == NULL)
            fputc(' ', f);
    }
}
