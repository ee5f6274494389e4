/* coverage.c -- which nodes of a graph the npu table takes.
 *
 * usage: coverage GRAPH.dfg|GRAPH.onnx
 */
#include <stdlib.h>

#include "dfg.h"
#include "npu.h"

static const char *const entry_names[] = { "npu.conv_relu", "npu.dense" };

/* Binds the table's names to the module once, then asks at every node. */
static int report(const dfg_module *m)
{
    size_t size = dfg_bind_size(m, &npu_names);
    void *memory = malloc(size);
    dfg_graph g;
    int taken = 0;

    if (memory == NULL || dfg_bind(&g, m, &npu_names, memory, size) != DFG_OK)
        return 1;
    for (dfg_node n = 1; n < dfg_n_nodes(m); n++) {
        int32_t entry = npu_first(&g, n);
        char *label;
        if (entry < 0)
            continue;
        label = dfg_node_label(m, n);
        printf("%s %s\n", entry_names[entry], label != NULL ? label : "?");
        free(label);
        taken++;
    }
    printf("%d taken\n", taken);
    free(memory);
    return 0;
}

int main(int argc, char **argv)
{
    struct dfg_error error = { DFG_OK, NULL };
    dfg_module *m = dfg_module_new(NULL, 0);
    int status = 1;

    if (argc != 2 || m == NULL)
        return 2;
    if (dfg_read_text_file(m, argv[1], &error) == DFG_OK)
        status = report(m);
    else
        fputs(error.text, stderr);
    dfg_error_clear(&error);
    dfg_module_free(m);
    return status;
}
