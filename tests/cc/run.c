/* run.c -- the units and the graph of a conformance case. */
#include "../../runtime/dfg_onnx.h"
#include "run.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

void die(const char *what, const char *why)
{
    fprintf(stderr, "conformance-run: %s: %s\n", what, why != NULL ? why : "out of memory");
    exit(2);
}

void *need(void *p)
{
    if (p == NULL)
        die("memory", NULL);
    return p;
}

/* ---- units and graphs ---- */

static struct pat *pat; /* lives as long as the program, and so does what it interprets */

static struct pat *context(void)
{
    if (pat == NULL)
        pat = need(pat_new(NULL));
    return pat;
}

void add_folder(const char *path)
{
    if (pat_add_folder(context(), path) != PAT_OK)
        die(path, NULL);
}

static const struct dfg_unit *interpret(const char *path)
{
    static const struct dfg_unit *units[MOST_UNITS + 1];
    static size_t n;
    const struct pat_file *file;
    if (pat_load(context(), path, &file) != PAT_OK) {
        pat_print_messages(pat_messages(pat), "conformance-run", false, stderr);
        die(path, "is refused");
    }
    if (n > MOST_UNITS)
        die(path, "too many units");
    units[n] = dfg_interpret(file);
    if (units[n] == NULL)
        die(path, NULL);
    return units[n++];
}

const struct dfg_unit *load_unit(const char *path)
{
    const char *suffix = strrchr(path, '.');
    if (suffix != NULL && (strcmp(suffix, ".pat") == 0 || strcmp(suffix, ".ops") == 0))
        return interpret(path);
    void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (library == NULL)
        die(path, dlerror());
    const struct dfg_unit *const *units = dlsym(library, "dfg_units");
    if (units == NULL)
        die(path, "no dfg_units");
    return units[0];
}

static bool is_interpreted(const struct dfg_unit *u)
{
    return u->version == NULL;
}

void describe_unit(struct run *r)
{
    struct dfg_error error = {DFG_OK, NULL};
    if (is_interpreted(r->unit))
        return;
    const char *name = r->unit->name;
    r->unit = dfg_describe(r->unit, r->known, r->n_known, &error);
    if (r->unit == NULL)
        die(name, error.text);
}

void forget_unit(struct run *r)
{
    if (!is_interpreted(r->unit))
        dfg_describe_free(r->unit);
}

static const struct dfg_unit *known_unit(const struct run *r, const char *name)
{
    for (size_t i = 0; i < r->n_known; i++)
        if (strcmp(r->known[i]->name, name) == 0)
            return r->known[i];
    return NULL;
}

/* A module that knows the case's operators and those of its imports. */
dfg_module *new_module(const struct run *r)
{
    const struct dfg_ops *ops[MOST_UNITS + 1];
    size_t n = 0;
    if (r->unit->ops != NULL)
        ops[n++] = r->unit->ops;
    for (size_t i = 0; r->unit->imports[i] != NULL; i++) {
        const struct dfg_unit *u = known_unit(r, r->unit->imports[i]);
        if (u != NULL && u->ops != NULL && n <= MOST_UNITS)
            ops[n++] = u->ops;
    }
    return need(dfg_module_new(ops, n));
}

void close_graph(struct run *r)
{
    dfg_module_free(r->m);
    free(r->mem);
    r->m = NULL;
    r->mem = NULL;
}

/* Reads a graph; its error's text goes to f where it can't be read. */
bool open_graph(struct run *r, const char *path, FILE *f)
{
    struct dfg_error error = {DFG_OK, NULL};
    close_graph(r);
    r->m = new_module(r);
    dfg_status status = dfg_read_file(r->m, path, &error);
    if (status == DFG_OK)
        status = dfg_finish(r->m);
    if (status == DFG_OK)
        status = dfg_verify(r->m, &error);
    if (status == DFG_OK)
        return true;
    fprintf(f, "%s\n", error.text != NULL ? error.text : "no message");
    dfg_error_clear(&error);
    return false;
}

static void bind_view(const struct run *r, dfg_graph *view, const struct dfg_names *names, void **mem)
{
    size_t size = dfg_bind_size(r->m, names);
    *mem = need(malloc(size + 1));
    if (dfg_bind(view, r->m, names, *mem, size) != DFG_OK)
        die("dfg_bind", "failed");
}

void bind_views(struct run *r)
{
    if (r->unit->names == NULL)
        return;
    if (dfg_build_users(r->m) != DFG_OK)
        die("dfg_build_users", NULL);
    bind_view(r, &r->view, r->unit->names, &r->mem);
}

bool is_root(const struct run *r, dfg_node n)
{
    return dfg_node_body(r->m, n) != DFG_NONE && !dfg_in_composite(r->m, n);
}

const char *label(const struct run *r, dfg_node n)
{
    static char *last;
    free(last);
    last = need(dfg_node_label(r->m, n));
    return last;
}

/* The same units, no graph yet. */
struct run without_graph(const struct run *r)
{
    struct run other = *r;
    other.m = NULL;
    other.mem = NULL;
    return other;
}

/* ---- names ---- */

const struct dfg_pattern *pattern_named(const struct run *r, const char *name)
{
    for (uint32_t i = 0; i < r->unit->n_patterns; i++)
        if (!r->unit->patterns[i].is_entry && strcmp(r->unit->patterns[i].name, name) == 0)
            return &r->unit->patterns[i];
    printf("! no pattern is called %s\n", name);
    return NULL;
}

const struct dfg_table *table_named(const struct run *r, const char *name)
{
    for (uint32_t i = 0; i < r->unit->n_tables; i++)
        if (strcmp(r->unit->tables[i].name, name) == 0)
            return &r->unit->tables[i];
    return NULL;
}
