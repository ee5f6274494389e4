/* graph.h -- @main(%x) of Relu(Conv(%x, one)), built by hand; C and C++. */
#ifndef GRAPH_H
#define GRAPH_H

#include "dfg.h"

static inline dfg_module *graph(const struct dfg_ops *const *ops, size_t n_ops)
{
    static const float one = 1;
    static const dfg_dim image[] = {1, 1, 4, 4}, kernel[] = {1, 1, 1, 1};
    dfg_module *m = dfg_module_new(ops, n_ops);
    if (m == NULL)
        return NULL;
    dfg_body_open(m);
    dfg_node x = dfg_var(m, dfg_symbol(m, "x", 1), 2, dfg_type_tensor(m, DFG_F32, 4, image));
    dfg_node w = dfg_const(m, dfg_tensor_add(m, dfg_type_tensor(m, DFG_F32, 4, kernel), &one, false));
    dfg_node operands[2];
    operands[0] = x;
    operands[1] = w;
    dfg_node conv = dfg_call_op(m, dfg_operator(m, "Conv", 4), operands, 2, NULL, 0, 0, 0);
    dfg_node relu = dfg_call_op(m, dfg_operator(m, "Relu", 4), &conv, 1, NULL, 0, 0, 0);
    dfg_node main_function = dfg_func(m, &x, 1, &relu, 1, NULL, 0, 0);
    dfg_function_add(m, dfg_symbol(m, "main", 4), main_function);
    if (dfg_finish(m) == DFG_OK)
        return m;
    dfg_module_free(m);
    return NULL;
}

#endif
