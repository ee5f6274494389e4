/* c_word.h -- which identifiers mean something in C; pat2c and dfg-opt put something behind these. */
#ifndef BASE_C_WORD_H
#define BASE_C_WORD_H

#include <stdbool.h>
#include <stddef.h>

bool pat_is_c_word(const char *name, size_t len); /* a keyword, a macro or a type of generated files and what they include */
bool pat_is_c_macro(const char *name);            /* may it be a macro, or a name of the project's headers? */

#endif
