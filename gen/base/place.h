/* place.h -- finds the files that belong to a program: installed, or in its build tree. */
#ifndef PLACE_H
#define PLACE_H

#include <stdbool.h>

#include "pat.h"

/* The folder, as seen from that of the program, in which there is a file or folder `has`: where it is
 * installed or where it was built; false: there is none. */
enum { PAT_PLACE_ROOM = 8192 };
bool pat_beside_program(char folder[PAT_PLACE_ROOM], const char *installed, const char *built, const char *has);
/* Looks for imports among the patterns that ship with the program, too: behind the folders that it has. */
enum pat_status pat_add_shipped(struct pat *);

#endif
