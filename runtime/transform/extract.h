/* extract.h -- groups become functions: what the partitioner and the merger share. */
#ifndef DFG_EXTRACT_H
#define DFG_EXTRACT_H

#include "group.h"

/* How functions are called and marked.  The module before is readable through
 * `was`; symbols and values are interned in m. */
struct function_maker {
    void *ctx;
    bool of_module; /* functions of the module, else function values where they are called */
    dfg_sym (*param_name)(void *ctx, dfg_module *m, const dfg_module *was, const struct group *, size_t i);
    /* At most MOST_ATTRS; how many.  DFG_NO_ATTRS: no memory. */
    uint32_t (*attrs)(void *ctx, dfg_module *m, const dfg_module *was, size_t group, struct dfg_attr *);
    uint32_t most_attrs;
    dfg_sym (*name)(void *ctx, dfg_module *m, size_t group); /* of the module's function */
};

#define DFG_NO_ATTRS UINT32_MAX

/* of: per node 1 + the group that covers it.  On error the module is as it was.
 * O(nodes + operands * nesting). */
dfg_status dfg_extract_groups(dfg_module *, const struct groups *, const uint32_t *of,
                              const struct function_maker *, struct dfg_error *);

#endif
