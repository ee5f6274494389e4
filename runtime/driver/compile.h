/* compile.h -- what the parts of --compile share.
 *
 *   compile.c  the C of a file, compiled and loaded
 *   cache.c    where it is kept, and under which name
 *   spawn.c    programs that are run; no shell is
 */
#ifndef COMPILE_H
#define COMPILE_H

#include "opt.h"

/* ---- cache.c ---- */

/* $XDG_CACHE_HOME/pat2c or ~/.cache/pat2c, which is made; NULL: a message was printed. */
char *cache_folder(void);
/* The file that the compiled unit has in it; NULL: no memory. */
char *cached_library(const char *folder, const struct pat_file *, const char *pat2c);
/* A new folder in it; NULL: a message was printed. */
char *work_folder(const char *folder);
void remove_folder(const char *); /* with its files */

/* ---- spawn.c ---- */

const char *compiler(void); /* CC, or cc: a program and perhaps options, separated by spaces */

char *text_of(const char *format, ...) __attribute__((format(printf, 1, 2))); /* malloc'ed; NULL: no memory */

struct args {
    char **at; /* ended by NULL */
    size_t n, room;
    bool failed; /* memory is out */
};
void args_add(struct args *, const char *format, ...) __attribute__((format(printf, 2, 3)));
void args_add_words(struct args *, const char *words);
void args_free(struct args *);
/* Runs at[0], found by PATH.  0: it ended well; a number of errno: it was not run; -1: it failed.  *said: the line it
 * printed that tells why, malloc'ed; NULL: none. */
int args_run(struct args *, char **said);

#endif
