/* dtype.c -- the names and sizes of element types, from dtypes.def. */
#include <string.h>

#include "core.h"

static const struct {
    const char *name;
    unsigned bits;
} dtypes[] = {
    {"?", 0},
#define DTYPE(id, name, class, bits, onnx) {name, bits},
#include "../dtypes.def"
};

const char *dfg_dtype_name(enum dfg_dtype d)
{
    return dtypes[(unsigned)d < DFG_N_DTYPES ? d : DFG_NO_DTYPE].name;
}

enum dfg_dtype dfg_dtype_by_name(const char *name, size_t len)
{
    for (unsigned d = 1; d < DFG_N_DTYPES; d++)
        if (strlen(dtypes[d].name) == len && memcmp(dtypes[d].name, name, len) == 0)
            return (enum dfg_dtype)d;
    return DFG_NO_DTYPE;
}

unsigned dfg_dtype_bits(enum dfg_dtype d)
{
    return dtypes[(unsigned)d < DFG_N_DTYPES ? d : DFG_NO_DTYPE].bits;
}

bool dfg_tensor_bytes(enum dfg_dtype d, uint64_t n, size_t *bytes)
{
    uint64_t bits = d == DFG_STRING ? 8 * sizeof(dfg_sym) : dfg_dtype_bits(d);
    if (bits == 0 || n > (SIZE_MAX - 7) / bits)
        return false;
    *bytes = (size_t)((n * bits + 7) / 8);
    return true;
}
