/* dot.c -- a module as a Graphviz digraph.
 *
 * In:   a finished module, and marks: nodes with a label and a colour.
 * Out:  a cluster for each function, nested ones inside; operators as boxes
 *       with their type, variables and constants small.  Operands are edges,
 *       numbered where a node has several.
 *
 * Colours are hues a golden section of the circle apart, so that any number of
 * neighbouring ones differ.
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "dfg_dot.h"
#include "text_out.h"
#include "text_walk.h"

struct drawing {
    const dfg_module *m;
    struct out out;
    struct walk walk;
    struct dfg_dot_mark *marks; /* sorted by node, then as given */
    size_t n_marks;
};

/* ---- text within a quoted string of dot ---- */

static void escaped(struct out *o, const char *text, size_t len)
{
    for (size_t i = 0; i < len; i++) {
        unsigned char c = (unsigned char)text[i];
        if (c == '"' || c == '\\')
            dfg_out_char(o, '\\');
        if (c == '\n')
            dfg_out_text(o, "\\n");
        else
            dfg_out_char(o, c < 0x20 || c == 0x7F ? '?' : text[i]);
    }
}

/* What `o` has gathered in memory, escaped, without a space in front; o is empty again. */
static void drain(struct drawing *d, struct out *o)
{
    size_t space = o->n > 0 && *o->at == ' ';
    if (o->n > space)
        escaped(&d->out, o->at + space, o->n - space);
    d->out.no_memory = d->out.no_memory || o->no_memory;
    dfg_out_end(o);
    *o = (struct out){.file = NULL};
}

static void line_end(struct drawing *d)
{
    dfg_out_text(&d->out, "\\n");
}

static void id(struct drawing *d, dfg_node n)
{
    dfg_out_char(&d->out, 'n');
    dfg_out_uint(&d->out, n);
}

/* ---- marks ---- */

static void hue(struct drawing *d, uint32_t colour)
{
    static const double golden = 0.6180339887498949;
    double turns = colour * golden;
    unsigned h = (unsigned)((turns - floor(turns)) * 1000);
    char text[32];
    snprintf(text, sizeof text, "0.%03u 0.35 1.0", h);
    dfg_out_text(&d->out, text);
}

static int by_node(const void *a, const void *b)
{
    const struct dfg_dot_mark *x = a, *y = b;
    if (x->node != y->node)
        return x->node < y->node ? -1 : 1;
    if ((x->label == NULL) != (y->label == NULL)) /* those without come last */
        return x->label == NULL ? 1 : -1;
    return (x->colour > y->colour) - (x->colour < y->colour);
}

static int by_group(const void *a, const void *b)
{
    const struct dfg_dot_mark *x = a, *y = b;
    if (x->colour != y->colour)
        return x->colour < y->colour ? -1 : 1;
    return x->label == NULL || y->label == NULL ? (x->label == NULL) - (y->label == NULL)
                                                : strcmp(x->label, y->label);
}

/* The first mark of n or of what comes after it. */
static size_t first_mark(const struct drawing *d, dfg_node n)
{
    size_t low = 0, high = d->n_marks;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (d->marks[middle].node < n)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

/* The colours of n's marks, each once. */
static void fill(struct drawing *d, dfg_node n)
{
    size_t i = first_mark(d, n), colours = 0;
    for (size_t j = i; j < d->n_marks && d->marks[j].node == n && d->marks[j].label != NULL; j++)
        colours += j == i || d->marks[j].colour != d->marks[j - 1].colour;
    if (colours == 0)
        return;
    dfg_out_text(&d->out, colours > 1 ? ", style=striped, fillcolor=\"" : ", style=filled, fillcolor=\"");
    for (size_t j = i; j < d->n_marks && d->marks[j].node == n; j++) {
        if (d->marks[j].label == NULL || (j > i && d->marks[j].colour == d->marks[j - 1].colour))
            continue;
        if (j > i)
            dfg_out_char(&d->out, ':');
        hue(d, d->marks[j].colour);
    }
    dfg_out_char(&d->out, '"');
    if (colours > 1) /* only rectangles have stripes */
        dfg_out_text(&d->out, ", shape=box");
}

static void legend(struct drawing *d)
{
    if (d->n_marks == 0)
        return;
    qsort(d->marks, d->n_marks, sizeof *d->marks, by_group);
    dfg_out_text(&d->out, "  subgraph cluster_legend {\n    label=\"\"; color=white;\n");
    for (size_t i = 0; i < d->n_marks; i++) {
        const struct dfg_dot_mark *k = &d->marks[i];
        if (k->label == NULL || k->label[0] == '\0' || (i > 0 && by_group(k, k - 1) == 0))
            continue;
        dfg_out_text(&d->out, "    legend");
        dfg_out_uint(&d->out, i);
        dfg_out_text(&d->out, " [label=\"");
        escaped(&d->out, k->label, strlen(k->label));
        dfg_out_text(&d->out, "\", style=filled, fillcolor=\"");
        hue(d, k->colour);
        dfg_out_text(&d->out, "\"];\n");
    }
    dfg_out_text(&d->out, "  }\n");
}

/* ---- nodes ---- */

/* The value of a constant that has but one, else nothing. */
static void constant_value(struct drawing *d, const struct dfg_tensor *t)
{
    struct out o = {.file = NULL};
    bool one = t->data != NULL && (t->splat || t->n == 1);
    if (!one)
        return;
    dfg_out_first_element(&o, d->m, t);
    drain(d, &o);
    line_end(d);
}

/* The first line: what the node is. */
static void title(struct drawing *d, dfg_node n)
{
    struct out o = {.file = NULL};
    uint16_t op = dfg_node_op(d->m, n);
    if (op == DFG_CONST) {
        constant_value(d, dfg_tensor_of(d->m, n));
        return;
    }
    if (op == DFG_GET) {
        dfg_out_char(&o, '.');
        dfg_out_uint(&o, dfg_node_data(d->m, n));
    } else if (op == DFG_OP_REF) {
        dfg_out_text(&o, "op ");
        dfg_out_text(&o, dfg_operator_name(d->m, (uint16_t)dfg_node_data(d->m, n)));
    } else if (op == DFG_GLOBAL) {
        dfg_out_char(&o, '@');
        dfg_out_symbol(&o, d->m, dfg_node_data(d->m, n));
    } else if (op == DFG_FUNC) {
        dfg_out_text(&o, d->walk.body[n] == DFG_NONE ? "return" : "fn");
    } else if (op != DFG_VAR) { /* whose name says it */
        dfg_out_text(&o, dfg_operator_name(d->m, op));
    }
    if (o.n == 0 && !o.no_memory)
        return;
    drain(d, &o);
    line_end(d);
}

static void label(struct drawing *d, dfg_node n)
{
    struct out o = {.file = NULL};
    bool is_result = dfg_node_op(d->m, n) == DFG_FUNC && d->walk.body[n] == DFG_NONE;
    uint32_t type = dfg_node_type(d->m, n);
    title(d, n);
    if (is_result)
        return;
    dfg_out_char(&o, '%');
    dfg_out_name(&o, d->m, n, true);
    drain(d, &o);
    if (type == 0 || dfg_node_op(d->m, n) == DFG_FUNC)
        return;
    line_end(d);
    dfg_out_type(&o, d->m, type);
    drain(d, &o);
}

static void tooltip(struct drawing *d, dfg_node n)
{
    struct out o = {.file = NULL};
    const struct dfg_kind *k = dfg_kind_info(d->m, dfg_node_kind(d->m, n));
    dfg_out_attrs(&o, d->m, k->attrs, k->n_attrs);
    dfg_out_facts(&o, d->m, n);
    if (o.n == 0 && !o.no_memory)
        return;
    dfg_out_text(&d->out, ", tooltip=\"");
    drain(d, &o);
    dfg_out_char(&d->out, '"');
}

static const char *shape(uint16_t op)
{
    static const char *const shapes[DFG_N_STRUCTURAL] = {
        [DFG_VAR] = ", shape=ellipse, fontsize=9, margin=\"0.03,0.02\"",
        [DFG_CONST] = ", shape=note, fontsize=9, margin=\"0.05,0.02\", color=gray50",
        [DFG_GET] = ", fontsize=9, margin=\"0.05,0.02\"",
        [DFG_OP_REF] = ", shape=cds, fontsize=9",
        [DFG_GLOBAL] = ", shape=cds, fontsize=9",
        [DFG_FUNC] = ", shape=house, fontsize=10",
    };
    return op < DFG_N_STRUCTURAL && shapes[op] != NULL ? shapes[op] : "";
}

/* ---- edges, clusters ---- */

static void edge(struct drawing *d, dfg_node from, dfg_node to, uint32_t index, bool numbered)
{
    dfg_out_text(&d->out, "  ");
    id(d, from);
    dfg_out_text(&d->out, " -> ");
    id(d, to);
    if (numbered) {
        dfg_out_text(&d->out, " [headlabel=\"");
        dfg_out_uint(&d->out, index);
        dfg_out_text(&d->out, "\"]");
    }
    dfg_out_text(&d->out, ";\n");
}

/* A function's parameters are no operands to be drawn: they stand in it. */
static void edges(struct drawing *d, dfg_node n)
{
    const dfg_node *args;
    uint32_t argc = dfg_node_args(d->m, n, &args);
    uint32_t skipped = dfg_node_op(d->m, n) == DFG_FUNC ? dfg_node_data(d->m, n) : 0;
    for (uint32_t i = skipped; i < argc; i++)
        if (args[i] != DFG_NONE)
            edge(d, args[i], n, i - skipped, argc - skipped > 1);
}

static void node(struct drawing *d, dfg_node n)
{
    dfg_out_text(&d->out, "  ");
    id(d, n);
    dfg_out_text(&d->out, " [label=\"");
    label(d, n);
    dfg_out_char(&d->out, '"');
    dfg_out_text(&d->out, shape(dfg_node_op(d->m, n)));
    fill(d, n);
    tooltip(d, n);
    dfg_out_text(&d->out, "];\n");
}

/* A cluster is called as the text calls the function; name 0: a function value. */
static void cluster(struct drawing *d, dfg_node f, dfg_sym name)
{
    const struct dfg_kind *k = dfg_kind_info(d->m, dfg_node_kind(d->m, f));
    struct out o = {.file = NULL};
    dfg_out_text(&d->out, "  subgraph cluster_");
    id(d, f);
    dfg_out_text(&d->out, " {\n  label=\"");
    if (name != 0) {
        dfg_out_char(&o, '@');
        dfg_out_symbol(&o, d->m, name);
    } else {
        dfg_out_text(&o, "fn");
    }
    dfg_out_attrs(&o, d->m, k->attrs, k->n_attrs);
    drain(d, &o);
    dfg_out_text(&d->out, "\";\n");
}

static void function(struct drawing *d, dfg_node f, dfg_sym name)
{
    enum walk_step step;
    dfg_node n;
    dfg_walk_function(&d->walk, f);
    while ((step = dfg_text_walk_next(&d->walk, &n)) != WALK_END) {
        if (step == WALK_OPEN) {
            cluster(d, n, n == f ? name : 0);
            continue;
        }
        if (step == WALK_CLOSE && n != f) /* a function value stands outside of its body */
            dfg_out_text(&d->out, "  }\n");
        node(d, n);
        if (step == WALK_CLOSE && n == f)
            dfg_out_text(&d->out, "  }\n");
    }
}

static void all_edges(struct drawing *d, dfg_node f)
{
    enum walk_step step;
    dfg_node n;
    dfg_walk_function(&d->walk, f);
    while ((step = dfg_text_walk_next(&d->walk, &n)) != WALK_END)
        if (step != WALK_OPEN)
            edges(d, n);
}

static void draw(struct drawing *d)
{
    dfg_out_text(&d->out,
                 "digraph dfg {\n"
                 "  graph [fontname=\"Helvetica\", fontsize=11, color=gray60, ranksep=0.3, nodesep=0.2];\n"
                 "  node [fontname=\"Helvetica\", fontsize=11, shape=box, height=0.2, margin=\"0.1,0.04\"];\n"
                 "  edge [fontname=\"Helvetica\", fontsize=8, arrowsize=0.6, labelfontcolor=gray40];\n");
    for (uint32_t i = 0; i < dfg_n_functions(d->m); i++)
        function(d, dfg_function(d->m, i), dfg_function_name(d->m, i));
    for (uint32_t i = 0; i < dfg_n_functions(d->m); i++)
        all_edges(d, dfg_function(d->m, i));
    legend(d);
    dfg_out_text(&d->out, "}\n");
}

dfg_status dfg_write_dot(const dfg_module *m, FILE *f, const struct dfg_dot_mark *marks, size_t n)
{
    struct drawing d = {.m = m, .out = {.file = f}, .n_marks = n};
    if (dfg_need_closed(m, NULL) != DFG_OK)
        return DFG_BAD_GRAPH;
    d.marks = calloc(n > 0 ? n : 1, sizeof *d.marks);
    bool ready = dfg_walk_begin(&d.walk, m) && d.marks != NULL;
    if (ready) {
        if (n > 0)
            memcpy(d.marks, marks, n * sizeof *marks);
        qsort(d.marks, n, sizeof *d.marks, by_node);
        draw(&d);
    }
    free(d.marks);
    dfg_walk_end(&d.walk);
    dfg_status status = dfg_out_end(&d.out);
    return ready ? status : DFG_NO_MEMORY;
}
