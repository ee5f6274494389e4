/* extent.c -- an extent that has a name gets a number.
 *
 * In:   a module whose types have symbols for extents, "N", "N*2".
 * Out:  the same with types in which one of them is a number.
 *
 * Types are interned and built of earlier ones, so that one pass in their order
 * finds for each what it becomes.
 */
#include <stdlib.h>
#include <string.h>

#include "../dfg_infer.h"
#include "../dfg_extend.h"
#include "infer.h"

/* What a tensor's type becomes; 0: no memory. */
static uint32_t tensor_with(dfg_module *m, uint32_t type, dfg_sym name, int64_t value)
{
    const struct dfg_type t = *dfg_type_info(m, type);
    if (t.rank <= 0)
        return type;
    dfg_dim *dims = dfg_heap_alloc(m, (size_t)t.rank, sizeof *dims);
    bool same = true;
    for (int32_t i = 0; dims != NULL && i < t.rank; i++) {
        dims[i] = dfg_infer_where(m, t.u.dims[i], name, value);
        same = same && dims[i] == t.u.dims[i];
    }
    uint32_t with = dims == NULL ? 0 : same ? type : dfg_type_tensor(m, t.dtype, t.rank, dims);
    dfg_heap_free(m, dims);
    return with;
}

/* Of a tuple's or a function's type, all of whose parts have been looked at. */
static uint32_t parts_with(dfg_module *m, uint32_t type, const uint32_t *becomes)
{
    const struct dfg_type t = *dfg_type_info(m, type);
    uint32_t *parts = dfg_heap_alloc(m, (size_t)t.n, sizeof *parts), with = 0, n = (uint32_t)t.rank;
    for (uint32_t i = 0; parts != NULL && i < t.n; i++)
        parts[i] = becomes[t.u.fields[i]];
    if (parts != NULL)
        with = t.tag == DFG_T_TUPLE ? dfg_type_tuple(m, t.n, parts)
                                    : dfg_type_func(m, n, parts, t.n - n, parts + n);
    dfg_heap_free(m, parts);
    return with;
}

static uint32_t type_with(dfg_module *m, uint32_t type, dfg_sym name, int64_t value, const uint32_t *becomes)
{
    switch ((enum dfg_type_tag)dfg_type_info(m, type)->tag) {
    case DFG_T_TENSOR:
        return tensor_with(m, type, name, value);
    case DFG_T_TUPLE:
    case DFG_T_FUNC:
        return parts_with(m, type, becomes);
    case DFG_T_UNKNOWN:
        break;
    }
    return type;
}

/* Every value's type as it becomes; how many are others. */
static size_t change_types(dfg_module *m, const uint32_t *becomes)
{
    size_t changed = 0;
    for (dfg_node n = 1; n < dfg_n_nodes(m); n++) {
        uint32_t type = dfg_node_type(m, n);
        changed += becomes[type] != type;
        dfg_set_type(m, n, becomes[type]);
    }
    return changed;
}

dfg_status dfg_set_extent(dfg_module *m, const char *name, size_t len, int64_t value, struct dfg_error *error)
{
    dfg_sym sym = dfg_find_symbol(m, name, len);
    uint32_t n = dfg_n_types(m), t = 1;
    uint32_t *becomes = dfg_heap_zeroed(m, n, sizeof *becomes);
    for (; becomes != NULL && t < n; t++) {
        becomes[t] = type_with(m, t, sym, value, becomes);
        if (becomes[t] == 0)
            break;
    }
    bool ok = becomes != NULL && t == n;
    size_t changed = ok && sym != 0 ? change_types(m, becomes) : 0;
    dfg_heap_free(m, becomes);
    if (!ok)
        return dfg_fail(error, DFG_NO_MEMORY, "out of memory");
    return changed > 0 ? DFG_OK
                       : dfg_fail(error, DFG_BAD_GRAPH, "the graph has no extent that is called '%.*s'",
                                  (int)len, name);
}
