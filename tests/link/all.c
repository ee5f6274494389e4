/* all.c -- each library is asked something; all public headers are included.  C and C++.
 *
 * usage: all FOLDER-OF-npu.pat FOLDER-OF-OPERATORS
 */
#include <stdio.h>
#include <stdlib.h>

#include "dfg.h"
#include "dfg_analysis.h"
#include "dfg_dot.h"
#include "dfg_eval.h"
#include "dfg_extend.h"
#include "dfg_infer.h"
#include "dfg_interp.h"
#include "dfg_onnx.h"
#include "dfg_partition.h"
#include "dfg_rewrite.h"
#include "dfg_selftest.h"
#include "dfg_visit.h"
#include "pat.h"

#include "graph.h"
#include "npu.h"
#include "onnx.h"

static int bad = 0;

static void check(bool ok, const char *what)
{
    if (!ok)
        fprintf(stderr, "all: %s\n", what);
    bad |= !ok;
}

static void ask_matcher(dfg_module *m)
{
    size_t size = dfg_bind_size(m, &npu_names);
    void *memory = malloc(size);
    dfg_graph g;
    check(dfg_bind(&g, m, &npu_names, memory, size) == DFG_OK, "dfg_bind");
    check(npu_first(&g, dfg_n_nodes(m) - 2) == NPU_CONV_RELU, "npu_first");
    free(memory);
}

static bool count(void *ctx, const void *match)
{
    (void)match;
    ++*(int *)ctx;
    return false;
}

/* libpat reads the same file, the reference matcher says the same. */
static void ask_reference(const dfg_module *m, const char *here, const char *operators)
{
    struct pat *pat = pat_new(NULL);
    const struct pat_file *file = NULL;
    int matches = 0;
    char path[4096];
    snprintf(path, sizeof path, "%s/npu.pat", here);
    pat_add_folder(pat, operators);
    check(pat_load(pat, path, &file) == PAT_OK, "pat_load");
    const struct dfg_unit *unit = dfg_interpret(file);
    for (uint32_t i = 0; i < unit->n_patterns; i++)
        dfg_ref_match(m, &unit->patterns[i], dfg_n_nodes(m) - 2, count, &matches, NULL);
    check(matches > 0, "dfg_ref_match");
    dfg_interpret_free(unit);
    pat_free(pat);
}

/* Types, values, and the graph as a model and back. */
static void ask_others(dfg_module *m)
{
    struct dfg_error error = {DFG_OK, NULL};
    const struct dfg_ops *tables[1];
    tables[0] = &onnx_ops;
    dfg_node relu = dfg_n_nodes(m) - 2;
    check(dfg_infer(m, &error) == DFG_OK && dfg_node_type(m, relu) != 0, "dfg_infer");
    check(dfg_is_evaluated(m, dfg_node_op(m, relu)), "dfg_is_evaluated");
    uint8_t *bytes = NULL;
    size_t size = 0;
    check(dfg_write_onnx_bytes(m, "bytes", &bytes, &size, &error) == DFG_OK, "dfg_write_onnx_bytes");
    dfg_module *back = dfg_module_new(tables, 1);
    check(dfg_read_onnx_bytes(back, "bytes", bytes, size, NULL, &error) == DFG_OK, "dfg_read_onnx_bytes");
    check(dfg_equal(m, back, &error), "dfg_equal");
    if (error.text != NULL)
        fprintf(stderr, "%s\n", error.text);
    dfg_error_clear(&error);
    dfg_module_free(back);
    free(bytes);
}

int main(int argc, char **argv)
{
    const struct dfg_ops *tables[1];
    tables[0] = &onnx_ops;
    dfg_module *m = argc == 3 ? graph(tables, 1) : NULL;
    if (m == NULL)
        return 2;
    ask_matcher(m);
    ask_reference(m, argv[1], argv[2]);
    ask_others(m);
    dfg_module_free(m);
    return bad;
}
