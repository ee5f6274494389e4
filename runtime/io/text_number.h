/* text_number.h -- floats of every element type to and from text; to and from bits: dfg_extend.h. */
#ifndef DFG_TEXT_NUMBER_H
#define DFG_TEXT_NUMBER_H

#include "dfg_extend.h"

/* Longest text of a number_text, its NUL included. */
#define NUMBER_MAX 40

/* Reads digits, inf, nan, nan(0xBITS), NUL-terminated and with the locale's
 * decimal point; false as number_round. */
bool dfg_number_read(const char *digits, enum dfg_dtype, uint64_t *bits);
/* The fewest digits that number_read makes the same bits of. */
void dfg_number_text(uint64_t bits, enum dfg_dtype, char text[NUMBER_MAX]);

#endif
