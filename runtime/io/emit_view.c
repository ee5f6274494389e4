/* emit_view.c -- a module as constant C: a view with the numbers of one file.
 *
 * In:   a bound view, or the module's own.
 * Out:  what dfg_bind() would have filled in, by the operators' numbers here; what
 *       a matcher writes to is memory of the view's own, so it serves one thread.
 */
#include "emit.h"

#include <string.h>

static void print_shorts(struct emission *d, const char *view, const char *name, const uint16_t *by_module, uint32_t n)
{
    dfg_emit_open(d, "uint16_t", view, name, n);
    for (uint32_t i = 0; i < n; i++) {
        const uint32_t old = i < DFG_FIRST_OP ? i : d->old_op[i - DFG_FIRST_OP];
        dfg_emit_item(d, "%u,", i < DFG_FIRST_OP && i >= DFG_N_STRUCTURAL ? 0u : by_module[old]);
    }
    dfg_emit_close(d);
}

static void print_bits(struct emission *d, const char *view, const dfg_graph *g, uint32_t n)
{
    dfg_emit_open(d, "uint32_t", view, "op_bits", (size_t)n * g->op_words);
    for (uint32_t i = 0; i < n; i++)
        for (uint32_t w = 0; w < g->op_words; w++) {
            const uint32_t old = i < DFG_FIRST_OP ? i : d->old_op[i - DFG_FIRST_OP];
            const bool is_row = i >= DFG_FIRST_OP || i < DFG_N_STRUCTURAL;
            dfg_emit_item(d, "%luu,", is_row ? (unsigned long)g->op_bits[(size_t)old * g->op_words + w] : 0ul);
        }
    dfg_emit_close(d);
}

static void print_back(struct emission *d, const char *view, const dfg_graph *g)
{
    const uint32_t n = DFG_FIRST_OP + g->names->n_ops;
    dfg_emit_open(d, "uint16_t", view, "op_back", n);
    for (uint32_t i = 0; i < n; i++) {
        const uint16_t old = g->op_back[i];
        const bool is_here = old == DFG_NO_OP || old < DFG_FIRST_OP || d->new_op[old] != 0;
        dfg_emit_item(d, "%u,", !is_here || old == DFG_NO_OP ? DFG_NO_OP : (unsigned)dfg_emit_op(d, old));
    }
    dfg_emit_close(d);
}

static void print_strings(struct emission *d, const char *view, const dfg_graph *g)
{
    const struct dfg_names *names = g->names;
    dfg_emit_words(d, view, "attr_keys", g->attr_keys, names->n_attrs);
    dfg_emit_words(d, view, "strs", g->strs, names->n_strs);
    dfg_emit_open(d, "dfg_val", view, "values", names->n_values);
    for (uint32_t i = 0; i < names->n_values; i++) {
        if (g->values[i].tag == DFG_V_LIST)
            dfg_emit_item(d, "{%d, 0, %lu, {.list = %s_%svalues + %lld}}", DFG_V_LIST,
                          (unsigned long)g->values[i].n, d->name, view, (long long)names->values[i].u.i);
        else
            dfg_emit_value(d, g->values[i]);
        fputc(',', d->f);
    }
    dfg_emit_close(d);
}

/* What matchers write to. */
static void print_memory(struct emission *d, const char *view, const dfg_graph *g)
{
    const struct dfg_scratch *s = g->scratch;
    const struct dfg_names *names = g->names;
    if (s != NULL) {
        fprintf(d->f, "\nstatic uint32_t %s_%sstamp[%lu];\nstatic dfg_node %s_%sstack[%lu];\n", d->name, view,
                (unsigned long)g->n_nodes, d->name, view, (unsigned long)g->n_nodes);
        fprintf(d->f, "static dfg_node %s_%srows[%zu];\nstatic uint32_t %s_%stries[%zu];\n", d->name, view,
                names->n_rows > 0 ? names->n_rows * s->row_size : 1, d->name, view,
                names->n_tries > 0 ? (size_t)names->n_tries * DFG_TRY_WORDS : 1);
        fprintf(d->f,
                "static struct dfg_scratch %s_%sscratch = {\n    .stamp = %s_%sstamp, .stack = %s_%sstack, .rows = "
                "%s_%srows, .row_size = %zu,\n    .tries = %s_%stries, .n_tries = %lu\n};\n",
                d->name, view, d->name, view, d->name, view, d->name, view, s->row_size, d->name, view,
                (unsigned long)names->n_tries);
    }
    if (g->forms != NULL)
        fprintf(d->f, "\nstatic struct dfg_forms %s_%sforms;\n", d->name, view);
}

/* `    .op = NAME_op,` for each. */
static void print_members(struct emission *d, const char *view, const char *const *names)
{
    for (; *names != NULL; names++)
        fprintf(d->f, "    .%s = %s_%s%s,\n", *names, d->name, view, *names);
}

static void print_file(struct emission *d, const char *view, const dfg_graph *g)
{
    static const char *const own[] = {"op_back", "attr_keys", "strs", "values", NULL};
    print_members(d, view, own);
    if (g->answers != NULL)
        fprintf(d->f, "    .answers = %s_%sanswers,\n    .answer_room = %lu,\n", d->name, view, (unsigned long)g->answer_room);
    if (g->scratch != NULL)
        fprintf(d->f, "    .scratch = &%s_%sscratch,\n", d->name, view);
    if (g->forms != NULL)
        fprintf(d->f, "    .forms = &%s_%sforms,\n", d->name, view);
    if (g->names->options != NULL)
        fprintf(d->f, "    .options = &%s_default_options,\n", g->names->name);
    fprintf(d->f, "    .names = &%s_names,\n    .run = 0x%016llx,\n", g->names->name, (unsigned long long)g->run);
}

static void print_graph(struct emission *d, const char *view, const dfg_graph *g)
{
    static const char *const rows[] = {"op",    "argc",  "first",   "kind",  "type", "uses",
                                       "args",  "kinds", "types",   "tensors", "facts", NULL};
    static const char *const users[] = {"user_first", "users", NULL};
    static const char *const body[] = {"body", NULL};
    static const char *const file[] = {"op_map", "op_bits", NULL};
    print_members(d, "", rows);
    print_members(d, "", d->g.user_first != NULL ? users : users + 2);
    print_members(d, "", d->g.body != NULL ? body : body + 1);
    fprintf(d->f, "    .n_nodes = %lu,\n    .n_facts = %lu,\n    .module = &%s_module,\n", (unsigned long)g->n_nodes,
            (unsigned long)g->n_facts, d->name);
    print_members(d, view, file);
    fprintf(d->f, "    .op_words = %lu,\n", (unsigned long)g->op_words);
    if (g->names != NULL)
        print_file(d, view, g);
}

static void print_operators(struct emission *d)
{
    fprintf(d->f, "\n/* Operator DFG_FIRST_OP + i is called %s_operators[i]. */\nextern const char *const %s_operators[];\n",
            d->name, d->name);
    fprintf(d->f, "const char *const %s_operators[] = {\n", d->name);
    for (uint32_t i = 0; i < d->n_ops; i++) {
        const char *name = dfg_operator_name(d->m, d->old_op[i]);
        fputs("    ", d->f);
        dfg_emit_string(d, name, strlen(name));
        fputs(",\n", d->f);
    }
    fputs("    0\n};\n", d->f);
}

void dfg_emit_view(struct emission *d, const dfg_graph *g)
{
    char view[256] = "";
    const uint32_t n = DFG_FIRST_OP + d->n_ops;
    if (g->names != NULL)
        snprintf(view, sizeof view, "%s_", g->names->name);
    print_shorts(d, view, "op_map", g->op_map, n);
    print_bits(d, view, g, n);
    if (g->names != NULL) {
        print_back(d, view, g);
        print_strings(d, view, g);
        if (g->answers != NULL)
            dfg_emit_words(d, view, "answers", g->answers, (size_t)(g->names->n_questions + 31) / 32 * g->answer_room);
        print_memory(d, view, g);
    } else {
        print_operators(d);
    }
    fprintf(d->f, "\nextern const dfg_graph %s%s%s;\nconst dfg_graph %s%s%s = {\n", d->name, *view != '\0' ? "_" : "",
            g->names != NULL ? g->names->name : "", d->name, *view != '\0' ? "_" : "",
            g->names != NULL ? g->names->name : "");
    print_graph(d, view, g);
    fputs("};\n", d->f);
}
