/* ops_of.c -- --ops-of: declarations of the operators that nothing declares, as a draft.
 *
 * In:   a finished module.
 * Out:  a .ops file: of each such operator the operands, results and attributes that its calls have, in order of
 *       their first calls.  What some calls lack is optional; an attribute whose values are of several types is
 *       `any`.  What calls can't tell (kind, traits, defaults) is left to the reader.
 *
 * One pass over the nodes; O(calls * attributes of an operator).
 */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "opt.h"

enum { MOST_OPTIONAL = 4 }; /* operands that only some calls have: of more the last one is variadic */

/* Types that all values of an attribute have.  A list without elements has that of other calls. */
struct shape {
    enum { NOTHING, INT, FLOAT, BOOL, STRING, DTYPE, TENSOR, ANY } element;
    uint32_t depth; /* brackets */
    bool open;      /* only empty lists so far */
};

struct attr {
    dfg_sym key;
    struct shape is;
    size_t calls; /* that have it */
};

struct draft {
    dfg_node first;
    size_t calls;
    uint32_t least, most;                 /* operands, up to the last one that is there */
    uint32_t least_results, most_results;
    uint32_t present;                     /* operands from 0 on that every call has */
    struct attr *attrs;
    size_t n_attrs, room;
};

/* ---- attributes ---- */

static struct shape either(struct shape a, struct shape b)
{
    const struct shape any = {ANY, 0, false};
    if (a.element == NOTHING && !a.open)
        return b;
    if (b.element == NOTHING && !b.open)
        return a;
    if (a.open || b.open) {
        const struct shape *other = a.open ? &b : &a, *list = a.open ? &a : &b;
        return other->depth >= list->depth ? *other : any;
    }
    if (a.depth != b.depth)
        return any;
    const bool are_numbers = (a.element == INT && b.element == FLOAT) || (a.element == FLOAT && b.element == INT);
    return a.element == b.element ? a : are_numbers ? (struct shape){FLOAT, a.depth, false} : any;
}

static struct shape shape_of(dfg_val v)
{
    struct shape s = {NOTHING, 0, false};
    switch ((enum dfg_tag)v.tag) {
    case DFG_V_INT:
        return (struct shape){INT, 0, false};
    case DFG_V_FLOAT:
        return (struct shape){FLOAT, 0, false};
    case DFG_V_BOOL:
        return (struct shape){BOOL, 0, false};
    case DFG_V_STR:
        return (struct shape){STRING, 0, false};
    case DFG_V_DTYPE:
        return (struct shape){DTYPE, 0, false};
    case DFG_V_TENSOR:
        return (struct shape){TENSOR, 0, false};
    case DFG_V_LIST:
        for (uint32_t i = 0; i < v.n; i++)
            s = either(s, shape_of(v.u.list[i]));
        if (s.element == ANY) /* no list of these can be declared */
            return s;
        return (struct shape){s.element, s.depth + 1, s.element == NOTHING};
    case DFG_NIL:
    case DFG_V_NONE:
        return s;
    case DFG_V_OP:
    case DFG_V_DIM:
    case DFG_V_PASSING:
        break;
    }
    return (struct shape){ANY, 0, false};
}

static bool add_attr(struct draft *d, const struct dfg_attr *a)
{
    size_t i = 0;
    while (i < d->n_attrs && d->attrs[i].key != a->key)
        i++;
    if (i == d->n_attrs) {
        if (!dfg_grow(&d->attrs, &d->room, i + 1, sizeof *d->attrs))
            return false;
        d->attrs[d->n_attrs++] = (struct attr){.key = a->key};
    }
    d->attrs[i].is = either(d->attrs[i].is, shape_of(a->value));
    d->attrs[i].calls += a->value.tag != DFG_V_NONE;
    return true;
}

/* ---- calls ---- */

static uint32_t present_operands(const dfg_node *args, uint32_t n)
{
    uint32_t i = 0;
    while (i < n && args[i] != DFG_NONE)
        i++;
    return i;
}

static bool add_call(const dfg_module *m, struct draft *d, dfg_node n)
{
    const struct dfg_kind *kind = dfg_kind_info(m, dfg_node_kind(m, n));
    const dfg_node *args;
    uint32_t n_args = dfg_node_args(m, n, &args), results = dfg_node_data(m, n);
    while (n_args > 0 && args[n_args - 1] == DFG_NONE)
        n_args--;
    const uint32_t present = present_operands(args, n_args);
    if (d->calls++ == 0)
        *d = (struct draft){n, 1, n_args, n_args, results, results, present, NULL, 0, 0};
    d->least = n_args < d->least ? n_args : d->least;
    d->most = n_args > d->most ? n_args : d->most;
    d->least_results = results < d->least_results ? results : d->least_results;
    d->most_results = results > d->most_results ? results : d->most_results;
    d->present = present < d->present ? present : d->present;
    bool ok = true;
    for (uint16_t i = 0; ok && i < kind->n_attrs; i++)
        ok = add_attr(d, &kind->attrs[i]);
    return ok;
}

/* ---- text ---- */

/* Words with dots between them, or one without. */
static bool is_name(const char *text, bool dots)
{
    bool begins = true, good = true;
    for (; *text != '\0'; text++) {
        good = good && (*text == '_' || isalpha((unsigned char)*text) || (!begins && isdigit((unsigned char)*text)) ||
                        (dots && !begins && *text == '.'));
        begins = *text == '.';
    }
    return good && !begins;
}

static void print_operands(const struct draft *d, FILE *f)
{
    const bool is_variadic = d->most - d->present > MOST_OPTIONAL;
    fputc('(', f);
    for (uint32_t i = 0; i < (is_variadic ? d->present : d->most); i++)
        fprintf(f, "%sx%u%s", i > 0 ? ", " : "", (unsigned)i, i >= d->present ? "?" : "");
    if (is_variadic)
        fprintf(f, "%smore*", d->present > 0 ? ", " : "");
    fputc(')', f);
}

static void print_results(const struct draft *d, FILE *f)
{
    if (d->most_results == 1)
        return;
    fputs(" -> (", f);
    for (uint32_t i = 0; i < d->most_results; i++)
        fprintf(f, "%sy%u%s", i > 0 ? ", " : "", (unsigned)i, i >= d->least_results ? "?" : "");
    fputc(')', f);
}

static void print_attr(const dfg_module *m, const struct draft *d, const struct attr *a, FILE *f)
{
    static const char *const words[] = {"any", "int", "float", "bool", "string", "dtype", "tensor", "any"};
    const char *key = dfg_symbol_text(m, a->key);
    const bool is_any = a->is.element == NOTHING || a->is.element == ANY || a->is.depth > 2;
    if (!is_name(key, false)) {
        fputs("    // no attribute can be declared by the name ", f);
        pat_print_json_string(key, f);
        fputc('\n', f);
        return;
    }
    fprintf(f, "    %s: %s", key, is_any ? "any" : words[a->is.element]);
    for (uint32_t i = 0; !is_any && i < a->is.depth; i++)
        fputs("[]", f);
    fputs(a->calls < d->calls ? "?;\n" : ";\n", f);
}

static bool print_draft(const dfg_module *m, const struct draft *d, FILE *f)
{
    const char *name = dfg_operator_name(m, dfg_node_op(m, d->first));
    char *label = dfg_node_label(m, d->first);
    const char *end = d->n_attrs > 0 ? "}\n" : "";
    if (label == NULL)
        return false;
    fprintf(f, "\n// %zu call%s, the first at %s", d->calls, d->calls == 1 ? "" : "s", label);
    free(label);
    if (!is_name(name, true)) {
        fputs("; patterns can ask for it by its name alone: op ", f);
        pat_print_json_string(name, f);
        fputs("(...)\n", f);
        return true;
    }
    fprintf(f, "\nop %s", name);
    print_operands(d, f);
    print_results(d, f);
    fputs(d->n_attrs > 0 ? " {\n" : ";\n", f);
    for (size_t i = 0; i < d->n_attrs; i++)
        print_attr(m, d, &d->attrs[i], f);
    fputs(end, f);
    return true;
}

bool print_ops_of(const dfg_module *m, FILE *f)
{
    const uint32_t n_ops = dfg_n_operators(m);
    struct draft *drafts = calloc(n_ops + 1u, sizeof *drafts);
    bool ok = drafts != NULL;
    size_t n_drafts = 0;
    for (dfg_node n = 1; ok && n < dfg_n_nodes(m); n++) {
        const uint16_t op = dfg_node_op(m, n);
        if (op < DFG_FIRST_OP || dfg_operator_decl(m, op) != NULL)
            continue;
        n_drafts += drafts[op].calls == 0;
        ok = add_call(m, &drafts[op], n);
    }
    if (ok)
        fputs(n_drafts == 0 ? "// all operators of the graph are declared\n"
                            : "// A draft, from calls.  Yours to add: names of operands, defaults, the kind (elemwise,\n"
                              "// broadcast ...), traits (commutative, effect, infer, eval, work).\n", f);
    for (dfg_node n = 1; ok && n < dfg_n_nodes(m); n++)
        if (drafts[dfg_node_op(m, n)].first == n)
            ok = print_draft(m, &drafts[dfg_node_op(m, n)], f);
    if (!ok)
        complain("out of memory");
    for (uint32_t i = 0; drafts != NULL && i < n_ops; i++)
        free(drafts[i].attrs);
    free(drafts);
    return ok;
}
