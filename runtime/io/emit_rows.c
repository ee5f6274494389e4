/* emit_rows.c -- a module as constant C: nodes, and what they point at.
 *
 * In:   the module's own view.
 * Out:  an array for each of its members, NAME_op, NAME_argc ...
 */
#include "emit.h"

#include <stdlib.h>
#include <string.h>

#include "../core/form.h"

/* ---- constants ---- */

/* The first element, if all are that one and are whole bytes; else all; 0: they are not written. */
static size_t bytes_of(const struct emission *d, const struct dfg_tensor *t, bool *splat)
{
    size_t all, one;
    const enum dfg_dtype dtype = (enum dfg_dtype)d->g.types[t->type].dtype;
    *splat = t->splat;
    if (t->data == NULL || !dfg_tensor_bytes(dtype, t->n, &all) || !dfg_tensor_bytes(dtype, 1, &one))
        return 0;
    if (t->splat)
        return one;
    if (dfg_dtype_bits(dtype) >= 8 && all > one && memcmp(t->data, t->data + one, all - one) == 0) {
        *splat = true;
        return one;
    }
    return all <= DATA_BYTES ? all : 0;
}

static void print_tensor(struct emission *d, const struct dfg_tensor *t)
{
    bool splat;
    const size_t n = bytes_of(d, t, &splat);
    if (n == 0)
        dfg_emit_item(d, "{0, ");
    else
        dfg_emit_item(d, "{(const uint8_t[]){");
    for (size_t i = 0; i < n; i++)
        dfg_emit_item(d, "%u,", t->data[i]);
    fputs(n > 0 ? "}, " : "", d->f);
    dfg_emit_item(d, "%llu, %lu, %d},", (unsigned long long)t->n, (unsigned long)t->type, splat && n > 0);
    if (d->g.types[t->type].dtype != DFG_STRING)
        return;
    for (size_t i = 0; i + sizeof(dfg_sym) <= n; i += sizeof(dfg_sym)) {
        dfg_sym s;
        memcpy(&s, t->data + i, sizeof s);
        dfg_emit_mark(d, &d->texts, s);
    }
}

static void mark_tensors(struct emission *d, struct emit_set *used, dfg_val v)
{
    if (v.tag == DFG_V_TENSOR)
        dfg_emit_mark(d, used, v.u.id);
    for (uint32_t i = 0; v.tag == DFG_V_LIST && i < v.n; i++)
        mark_tensors(d, used, v.u.list[i]);
}

static void print_tensors(struct emission *d)
{
    struct emit_set used = {0};
    for (dfg_node n = 1; n < d->g.n_nodes; n++)
        if (d->g.op[n] == DFG_CONST)
            dfg_emit_mark(d, &used, d->g.first[n]);
    for (uint32_t k = 0; k < dfg_n_kinds(d->m); k++)
        for (uint32_t i = 0; i < d->g.kinds[k].n_attrs; i++)
            mark_tensors(d, &used, d->g.kinds[k].attrs[i].value);
    for (uint32_t i = 0; i < d->g.n_facts; i++)
        mark_tensors(d, &used, d->g.facts[i].value);
    dfg_emit_open(d, "struct dfg_tensor", "", "tensors", used.n);
    for (uint32_t i = 0; i < used.n && !d->failed; i++)
        if (used.at[i])
            print_tensor(d, &d->g.tensors[i]);
        else
            dfg_emit_item(d, "{0},");
    dfg_emit_close(d);
    free(used.at);
}

/* ---- types ---- */

static void print_dims(struct emission *d, const struct dfg_type *t)
{
    dfg_emit_item(d, "{.dims = (const dfg_dim[]){");
    for (int32_t i = 0; i < t->rank; i++) {
        const dfg_dim dim = t->u.dims[i];
        if (dim == DFG_DIM_UNKNOWN)
            dfg_emit_item(d, "DFG_DIM_UNKNOWN,");
        else
            dfg_emit_item(d, "%lld,", (long long)dim);
        if (dim < 0 && dim != DFG_DIM_UNKNOWN)
            dfg_emit_mark(d, &d->forms, (dfg_sym)-dim);
    }
    fputs("}}},", d->f);
}

static void print_fields(struct emission *d, const struct dfg_type *t, uint32_t n)
{
    dfg_emit_item(d, "{.fields = (const uint32_t[]){");
    for (uint32_t i = 0; i < n; i++)
        dfg_emit_item(d, "%lu,", (unsigned long)t->u.fields[i]);
    fputs("}}},", d->f);
}

static void print_types(struct emission *d)
{
    const uint32_t n = dfg_n_types(d->m);
    dfg_emit_open(d, "struct dfg_type", "", "types", n);
    for (uint32_t i = 0; i < n; i++) {
        const struct dfg_type *t = &d->g.types[i];
        const uint32_t n_fields = t->tag == DFG_T_TUPLE ? (uint32_t)t->rank : t->tag == DFG_T_FUNC ? t->n : 0;
        dfg_emit_item(d, "{%u, %u, %ld, %lu, ", t->tag, t->dtype, (long)t->rank, (unsigned long)t->n);
        if (t->tag == DFG_T_TENSOR && t->rank > 0)
            print_dims(d, t);
        else if (n_fields > 0)
            print_fields(d, t, n_fields);
        else
            dfg_emit_item(d, "{0}},");
    }
    dfg_emit_close(d);
}

/* ---- kinds, facts ---- */

static void print_kinds(struct emission *d)
{
    const uint32_t n = dfg_n_kinds(d->m);
    dfg_emit_open(d, "struct dfg_kind", "", "kinds", n);
    for (uint32_t k = 0; k < n; k++) {
        const struct dfg_kind *kind = &d->g.kinds[k];
        dfg_emit_item(d, "{%u, %u, %luu, ", dfg_emit_op(d, kind->op), kind->n_attrs, (unsigned long)kind->data);
        if (kind->n_attrs == 0)
            dfg_emit_item(d, "0},");
        else
            dfg_emit_item(d, "(const struct dfg_attr[]){");
        for (uint32_t i = 0; i < kind->n_attrs; i++) {
            dfg_emit_item(d, "{%lu, ", (unsigned long)kind->attrs[i].key);
            dfg_emit_value(d, kind->attrs[i].value);
            fputs("},", d->f);
        }
        fputs(kind->n_attrs > 0 ? "}}," : "", d->f);
    }
    dfg_emit_close(d);
}

static void print_facts(struct emission *d)
{
    dfg_emit_open(d, "struct dfg_fact", "", "facts", d->g.n_facts);
    for (uint32_t i = 0; i < d->g.n_facts; i++) {
        dfg_emit_item(d, "{%lu, %lu, ", (unsigned long)d->g.facts[i].node, (unsigned long)d->g.facts[i].key);
        dfg_emit_value(d, d->g.facts[i].value);
        fputs("},", d->f);
    }
    dfg_emit_close(d);
}

/* ---- nodes ---- */

static uint32_t n_args(const struct emission *d)
{
    uint32_t n = 1; /* operand 0 is nobody's */
    for (dfg_node i = 1; i < d->g.n_nodes; i++) {
        const uint32_t argc = dfg_argc(&d->g, i), end = argc > 0 ? d->g.first[i] + argc : 0;
        n = end > n ? end : n;
    }
    return n;
}

static void print_nodes(struct emission *d)
{
    const uint32_t n = d->g.n_nodes;
    dfg_emit_open(d, "uint16_t", "", "op", n);
    for (dfg_node i = 0; i < n; i++)
        dfg_emit_item(d, "%u,", dfg_emit_op(d, d->g.op[i]));
    dfg_emit_close(d);
    dfg_emit_open(d, "uint16_t", "", "argc", n);
    for (dfg_node i = 0; i < n; i++)
        dfg_emit_item(d, "%u,", d->g.argc[i]);
    dfg_emit_close(d);
    dfg_emit_words(d, "", "first", d->g.first, n);
    dfg_emit_words(d, "", "kind", d->g.kind, n);
    dfg_emit_words(d, "", "type", d->g.type, n);
    dfg_emit_words(d, "", "uses", d->g.uses, n);
    if (d->g.body != NULL)
        dfg_emit_words(d, "", "body", d->g.body, n);
    dfg_emit_words(d, "", "args", d->g.args, n_args(d));
    if (d->g.user_first != NULL) {
        dfg_emit_words(d, "", "user_first", d->g.user_first, (size_t)n + 1);
        dfg_emit_words(d, "", "users", d->g.users, d->g.user_first[n]);
    }
}

/* ---- texts and forms of symbols ---- */

static void print_text(struct emission *d, dfg_sym s)
{
    dfg_emit_item(d, "{%lu, %zu, ", (unsigned long)s, dfg_symbol_len(d->m, s));
    dfg_emit_string(d, dfg_symbol_text(d->m, s), dfg_symbol_len(d->m, s));
    fputs("},", d->f);
}

static void print_form(struct emission *d, dfg_sym s)
{
    struct dfg_form form;
    uint64_t words[FORM_WORDS];
    dfg_extent_form(d->m, DFG_DIM_OF_SYM(s), &form);
    const size_t n = dfg_form_pack(&form, words);
    dfg_emit_item(d, "{%lu, (const uint64_t[]){", (unsigned long)s);
    for (size_t i = 0; i < n; i++)
        dfg_emit_item(d, "%lluu,", (unsigned long long)words[i]);
    fputs("}},", d->f);
}

static size_t print_set(struct emission *d, const char *type, const char *name, const struct emit_set *s,
                        void (*print)(struct emission *, dfg_sym))
{
    size_t n = 0;
    for (size_t i = 1; i < s->n; i++)
        n += s->at[i];
    dfg_emit_open(d, type, "", name, n);
    for (size_t i = 1; i < s->n; i++)
        if (s->at[i])
            print(d, (dfg_sym)i);
    dfg_emit_close(d);
    return n;
}

/* Named by nobody, they are not linked. */
static void print_labels(struct emission *d)
{
    const unsigned long n = d->g.n_nodes;
    fprintf(d->f, "\nextern const char *const %s_labels[%lu];\nconst char *const %s_labels[%lu] = {\n    \"_\",\n", d->name,
            n, d->name, n);
    for (dfg_node i = 1; i < n; i++) {
        char *label = dfg_node_label(d->m, i);
        d->failed = d->failed || label == NULL;
        fputs("    ", d->f);
        dfg_emit_string(d, label != NULL ? label : "", label != NULL ? strlen(label) : 0);
        fputs(",\n", d->f);
        free(label);
    }
    fputs("};\n", d->f);
}

void dfg_emit_rows(struct emission *d)
{
    print_nodes(d);
    print_labels(d);
    print_kinds(d);
    print_types(d);
    print_tensors(d);
    print_facts(d);
    const size_t texts = print_set(d, "struct dfg_data_text", "texts", &d->texts, print_text);
    const size_t forms = print_set(d, "struct dfg_data_extent", "extents", &d->forms, print_form);
    const uint32_t n = dfg_n_functions(d->m);
    if (n > 1) {
        dfg_emit_open(d, "dfg_node", "", "outer", d->g.n_nodes);
        for (dfg_node i = 0; i < d->g.n_nodes; i++)
            dfg_emit_item(d, "%lu,", (unsigned long)dfg_outer_function(d->m, i));
        dfg_emit_close(d);
    }
    fprintf(d->f, "\nstatic const struct dfg_module %s_module = {\n    %zu, %zu, %s_texts, %s_extents, %lu, %s%s\n};\n",
            d->name, texts, forms, d->name, d->name, n == 1 ? (unsigned long)dfg_function(d->m, 0) : 0ul,
            n > 1 ? d->name : "0", n > 1 ? "_outer" : "");
}
