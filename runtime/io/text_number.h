/* text_number.h -- floats of every element type to and from bits and text. */
#ifndef DFG_TEXT_NUMBER_H
#define DFG_TEXT_NUMBER_H

#include "dfg.h"

/* Longest text of a number_text, its NUL included. */
#define NUMBER_MAX 40

enum number_class {
    NUMBER_NONE,
    NUMBER_BOOL,
    NUMBER_INT,
    NUMBER_UINT,
    NUMBER_FLOAT,
    NUMBER_COMPLEX,
    NUMBER_OTHER
};

enum number_class dfg_number_class(enum dfg_dtype);
/* The value of v in a float dtype, nearest, ties to even.  False: its finite
 * values end before v, or it has no infinity or NaN where v is one. */
bool dfg_number_round(double v, enum dfg_dtype, uint64_t *bits);
double dfg_number_value(uint64_t bits, enum dfg_dtype);
double dfg_number_largest(enum dfg_dtype); /* finite */
/* Reads digits, inf, nan, nan(0xBITS), NUL-terminated and with the locale's
 * decimal point; false as number_round. */
bool dfg_number_read(const char *digits, enum dfg_dtype, uint64_t *bits);
/* The fewest digits that number_read makes the same bits of. */
void dfg_number_text(uint64_t bits, enum dfg_dtype, char text[NUMBER_MAX]);

#endif
