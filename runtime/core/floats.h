/* floats.h -- how the bits of each float dtype are laid out. */
#ifndef DFG_CORE_FLOATS_H
#define DFG_CORE_FLOATS_H

#include "../dfg_match.h"

/* Sign, exponent, fraction.  uz: no negative zero, its bits are the only NaN. */
struct float_format {
    uint8_t bits, fraction; /* 0: no float dtype */
    int16_t bias;
    bool uz;
    uint64_t largest;  /* finite */
    uint64_t infinity; /* 0: none */
    uint64_t nan;      /* the usual one; 0: none */
};
extern const struct float_format dfg_float_formats[DFG_N_DTYPES];

#endif
