/* c_word.h -- which identifiers mean something in C; pat2c and dfg-opt put a `_` behind these. */
#ifndef BASE_C_WORD_H
#define BASE_C_WORD_H

#include <stdbool.h>

/* Could the identifier be a keyword, a macro or a type of generated files and what they include?  `int` becomes int_, so
 * `int_` must become int__: it could, too. */
bool pat_is_c_word(const char *name);

#endif
