/* check_infer.c -- type inference on a corpus of models, ONNX's own as the oracle.
 *
 * usage: check-infer DIR
 *
 * DIR/NAME.onnx is read and inferred, and compared by value name with its twin
 * DIR/shaped/NAME.onnx, to which ONNX added the types that it found: every type
 * that is static there must be found, and no extent may differ.  Models that
 * state types themselves (DIR, DIR/synth, DIR/shaped) are then inferred without
 * them, and compared with what they state.  A line for each; what was found
 * beyond the twin is counted, too.  77, "skipped", where DIR is not there.
 */
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "com_microsoft.h"
#include "dfg_infer.h"
#include "dfg_onnx.h"

extern const struct dfg_unit onnx_unit, onnx_fusion_unit;

static size_t n_failed, n_passed;

/* Values of which ONNX's inference says something else than the operators' definitions do. */
static const struct exception {
    const char *model, *value, *why;
} exceptions[] = {
    {"reshape_fusion_with_graph_inputs.onnx", "Result",
     "the model states three extents, its shape operand has two elements"},
    {"reshape_fusion_concat_subgraph_not_triggered.onnx", "Result",
     "the model states three extents, its shape operand has four elements"},
};

static bool is_exception(const char *model, const char *value)
{
    for (size_t i = 0; i < sizeof exceptions / sizeof *exceptions; i++)
        if (strcmp(exceptions[i].model, model) == 0 && strcmp(exceptions[i].value, value) == 0)
            return true;
    return false;
}

static char *join(const char *folder, const char *name)
{
    size_t n = strlen(folder) + strlen(name) + 2;
    char *path = malloc(n);
    if (path == NULL)
        exit(1);
    snprintf(path, n, "%s/%s", folder, name);
    return path;
}

static dfg_module *load(const char *path)
{
    const struct dfg_ops *ops[] = {onnx_unit.ops, &com_microsoft_ops, onnx_fusion_unit.ops};
    struct dfg_error e = {DFG_OK, NULL};
    dfg_module *m = dfg_module_new(ops, sizeof ops / sizeof *ops);
    if (m == NULL)
        exit(1);
    if (dfg_read_onnx(m, path, NULL, &e) == DFG_OK)
        return m;
    if (e.status != DFG_NO_FILE)
        printf("%s\n", e.text);
    dfg_error_clear(&e);
    dfg_module_free(m);
    return NULL;
}

/* ---- comparing types ---- */

static bool is_static(const struct dfg_type *t)
{
    bool all = t->tag == DFG_T_TENSOR && t->rank >= 0;
    for (int32_t i = 0; all && i < t->rank; i++)
        all = t->u.dims[i] >= 0;
    return all;
}

/* Numbers and dtypes that both have must be the same; all of a static one must be had. */
static bool fits(const struct dfg_type *want, const struct dfg_type *got)
{
    bool whole = is_static(want);
    if (want->tag != DFG_T_TENSOR)
        return true;
    if (got->tag != DFG_T_TENSOR)
        return !whole;
    if (got->dtype != want->dtype && (whole || got->dtype != DFG_NO_DTYPE))
        return false;
    if (want->rank < 0 || got->rank < 0)
        return !whole;
    if (got->rank != want->rank)
        return false;
    for (int32_t i = 0; i < want->rank; i++)
        if (want->u.dims[i] >= 0 && got->u.dims[i] != want->u.dims[i] && (whole || got->u.dims[i] >= 0))
            return false;
    return true;
}

struct tally {
    size_t typed, statics, wanted, beyond, bad;
};

static void compare(const char *model, const char *value, const dfg_module *w, uint32_t want, dfg_module *m,
                    dfg_node n, struct tally *t)
{
    const struct dfg_type *wanted = dfg_type_info(w, want), *got = dfg_type_info(m, dfg_node_type(m, n));
    t->wanted += is_static(wanted);
    t->beyond += is_static(got) && !is_static(wanted);
    if (fits(wanted, got) || is_exception(model, value))
        return;
    t->bad++;
    printf("    %s (%s): wanted ", value, dfg_operator_name(m, dfg_node_op(m, n)));
    dfg_print_type(w, want, stdout);
    printf(", got ");
    dfg_print_type(m, dfg_node_type(m, n), stdout);
    printf("\n");
}

static bool counts(const dfg_module *m, dfg_node n)
{
    uint16_t op = dfg_node_op(m, n);
    return op >= DFG_FIRST_OP || op == DFG_GET || op == DFG_VAR;
}

static void count(const dfg_module *m, struct tally *t)
{
    for (dfg_node n = 1; n < dfg_n_nodes(m); n++) {
        const struct dfg_type *type = dfg_type_info(m, dfg_node_type(m, n));
        t->typed += counts(m, n) && type->tag != DFG_T_UNKNOWN;
        t->statics += counts(m, n) && is_static(type);
    }
}

static void verdict(const char *how, const char *path, const struct tally *t)
{
    if (t->bad == 0)
        n_passed++;
    else
        n_failed++;
    printf("%s  %s %s: %zu typed, %zu static; %zu static wanted, %zu found beyond, %zu differ\n",
           t->bad == 0 ? "ok    " : "FAILED", how, path, t->typed, t->statics, t->wanted, t->beyond, t->bad);
}

static void infer(dfg_module *m)
{
    struct dfg_error e = {DFG_OK, NULL};
    if (dfg_infer(m, &e) == DFG_OK && dfg_verify(m, &e) == DFG_OK)
        return;
    printf("FAILED  %s\n", e.text);
    exit(1);
}

/* ---- against the twin ---- */

struct named {
    const char *name;
    dfg_node node;
};

static int by_name(const void *a, const void *b)
{
    const struct named *x = a, *y = b;
    int order = strcmp(x->name, y->name);
    return order != 0 ? order : x->node < y->node ? -1 : x->node > y->node;
}

/* Values with names, sorted; of equal names in the order of nodes. */
static struct named *names_of(const dfg_module *m, size_t *n_names)
{
    struct named *all = calloc(dfg_n_nodes(m), sizeof *all);
    if (all == NULL)
        exit(1);
    *n_names = 0;
    for (dfg_node n = 1; n < dfg_n_nodes(m); n++)
        if (dfg_name(m, n) != 0 && dfg_node_op(m, n) != DFG_FUNC)
            all[(*n_names)++] = (struct named){dfg_symbol_text(m, dfg_name(m, n)), n};
    qsort(all, *n_names, sizeof *all, by_name);
    return all;
}

static void check_twin(const char *path, const char *twin_path, const char *file)
{
    dfg_module *twin = load(twin_path), *m = twin != NULL ? load(path) : NULL;
    struct tally t = {0};
    size_t n_want, n_got, k = 0;
    if (m == NULL) {
        dfg_module_free(twin);
        return;
    }
    infer(m);
    struct named *want = names_of(twin, &n_want), *got = names_of(m, &n_got);
    for (size_t i = 0; i < n_want; i++) {
        while (k < n_got && strcmp(got[k].name, want[i].name) < 0)
            k++;
        if (k == n_got || strcmp(got[k].name, want[i].name) != 0)
            continue;
        compare(file, want[i].name, twin, dfg_node_type(twin, want[i].node), m, got[k].node, &t);
        k++;
    }
    count(m, &t);
    verdict("twin of", path, &t);
    free(want);
    free(got);
    dfg_module_free(twin);
    dfg_module_free(m);
}

/* ---- without what is stated of values in between ---- */

/* Parameters and results are part of what a model promises. */
static void mark_results(const dfg_module *m, bool *keep)
{
    for (uint32_t i = 0; i < dfg_n_functions(m); i++) {
        const dfg_node *args;
        uint32_t n = dfg_node_args(m, dfg_function(m, i), &args);
        for (uint32_t k = 0; k < n; k++)
            keep[args[k]] = true;
    }
}

static void check_blind(const char *path, const char *file)
{
    dfg_module *m = load(path);
    struct tally t = {0};
    if (m == NULL)
        return;
    uint32_t *stated = calloc(dfg_n_nodes(m), sizeof *stated);
    bool *keep = calloc(dfg_n_nodes(m), sizeof *keep);
    if (stated == NULL || keep == NULL)
        exit(1);
    mark_results(m, keep);
    for (dfg_node n = 1; n < dfg_n_nodes(m); n++) {
        stated[n] = dfg_node_type(m, n);
        if (dfg_node_op(m, n) != DFG_CONST && dfg_node_op(m, n) != DFG_VAR && !keep[n])
            dfg_set_type(m, n, 0);
    }
    infer(m);
    for (dfg_node n = 1; n < dfg_n_nodes(m); n++)
        if (stated[n] != 0)
            compare(file, dfg_symbol_text(m, dfg_name(m, n)), m, stated[n], m, n, &t);
    count(m, &t);
    verdict("blind", path, &t);
    free(stated);
    free(keep);
    dfg_module_free(m);
}

static bool check_folder(const char *folder, const char *twins)
{
    DIR *d = opendir(folder);
    const struct dirent *entry;
    if (d == NULL)
        return false;
    while ((entry = readdir(d)) != NULL) {
        const char *end = strrchr(entry->d_name, '.');
        if (end == NULL || strcmp(end, ".onnx") != 0)
            continue;
        char *path = join(folder, entry->d_name);
        check_blind(path, entry->d_name);
        if (twins != NULL) {
            char *twin = join(twins, entry->d_name);
            check_twin(path, twin, entry->d_name);
            free(twin);
        }
        free(path);
    }
    closedir(d);
    return true;
}

int main(int argc, char **argv)
{
    if (argc != 2) {
        fputs("usage: check-infer DIR\n", stderr);
        return 2;
    }
    char *twins = join(argv[1], "shaped"), *synth = join(argv[1], "synth"),
         *cases = join(argv[1], "fusion-cases");
    bool there = check_folder(argv[1], twins);
    if (there) {
        check_folder(twins, NULL);
        check_folder(synth, NULL);
        check_folder(cases, NULL);
    }
    free(twins);
    free(synth);
    free(cases);
    if (!there) {
        printf("SKIP: there are no models in '%s'\n", argv[1]);
        return 77;
    }
    printf("%zu passed, %zu failed\n", n_passed, n_failed);
    return n_failed > 0 || n_passed == 0;
}
