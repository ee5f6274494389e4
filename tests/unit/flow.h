/* flow.h -- where values flow, as tests define it: slowly, from operands alone.
 *
 * In:   a finished module.
 * Out:  a matrix of edges; with `holds`, a function also waits for all of its body.
 */
#ifndef FLOW_H
#define FLOW_H

#include "core_build.h"

struct flow {
    uint32_t n;
    bool *edge; /* edge[a * n + b]: the value of a flows to b */
};

static inline bool flows(const struct flow *f, dfg_node a, dfg_node b)
{
    return f->edge[(size_t)a * f->n + b];
}

static inline struct flow flow_of(const dfg_module *m, bool holds)
{
    struct flow f = {.n = dfg_n_nodes(m)};
    f.edge = calloc((size_t)f.n * f.n, sizeof *f.edge);
    assert_non_null(f.edge);
    for (dfg_node n = 1; n < f.n; n++) {
        const dfg_node *args;
        uint32_t argc = dfg_node_args(m, n, &args);
        uint32_t i = dfg_node_op(m, n) == DFG_FUNC ? dfg_node_data(m, n) : 0;
        for (; i < argc; i++)
            if (args[i] != DFG_NONE)
                f.edge[(size_t)args[i] * f.n + n] = true;
        if (holds && dfg_node_body(m, n) != DFG_NONE)
            f.edge[(size_t)n * f.n + dfg_node_body(m, n)] = true;
    }
    return f;
}

#endif
