/* dtype.c -- names and ONNX's numbers of element types, from dtypes.def. */
#include <string.h>

#include "core.h"

static const char *const names[] = {
    "?",
#define DTYPE(id, name, class, bits, onnx) name,
#include "../dtypes.def"
};
static const uint8_t onnx_numbers[] = {
    0,
#define DTYPE(id, name, class, bits, onnx) onnx,
#include "../dtypes.def"
};

const char *dfg_dtype_name(enum dfg_dtype d)
{
    return names[(unsigned)d < DFG_N_DTYPES ? d : DFG_NO_DTYPE];
}

enum dfg_dtype dfg_dtype_by_name(const char *name, size_t len)
{
    for (unsigned d = 1; d < DFG_N_DTYPES; d++)
        if (strlen(names[d]) == len && memcmp(names[d], name, len) == 0)
            return (enum dfg_dtype)d;
    return DFG_NO_DTYPE;
}

enum dfg_dtype dfg_dtype_of_onnx(int64_t number)
{
    for (unsigned d = 1; d < DFG_N_DTYPES; d++)
        if (onnx_numbers[d] == number)
            return (enum dfg_dtype)d;
    return DFG_NO_DTYPE;
}

int32_t dfg_dtype_to_onnx(enum dfg_dtype d)
{
    return onnx_numbers[(unsigned)d < DFG_N_DTYPES ? d : DFG_NO_DTYPE];
}

bool dfg_tensor_bytes(enum dfg_dtype d, uint64_t n, size_t *bytes)
{
    uint64_t bits = d == DFG_STRING ? 8 * sizeof(dfg_sym) : dfg_dtype_bits(d);
    if (bits == 0 || n > (SIZE_MAX - 7) / bits)
        return false;
    *bytes = (size_t)((n * bits + 7) / 8);
    return true;
}
