/* match.c -- a program that binds a file and matches, and nothing else: what run-size.sh weighs. */
#include "graph.h"
#include "npu.h"

int main(void)
{
    static const struct dfg_op_decl few[] = {{.name = "Conv"}, {.name = "Relu"}};
    static const struct dfg_ops ops = {DFG_ABI, 2, "few", few}, *const tables[] = {&ops};
    static void *memory[1024];
    dfg_module *m = graph(tables, 1);
    dfg_graph g;
    int found = 0;
    if (m == NULL || dfg_bind(&g, m, &npu_names, memory, sizeof memory) != DFG_OK)
        return 2;
    for (dfg_node n = 1; n < g.n_nodes; n++)
        found += npu_first(&g, n) == NPU_CONV_RELU;
    dfg_module_free(m);
    return found == 1 ? 0 : 1;
}
