/* watch.h -- progress and interrupts of a program that runs long; dfg-opt and pat2c have it.
 *
 * All of it does nothing before watch_begin and after watch_end.
 */
#ifndef WATCH_H
#define WATCH_H

#include "../dfg_extend.h"

/* clean: what an interrupt calls before it ends the program, with what the last three below have said. */
void watch_begin(const char *program, void (*clean)(const char *output, const char *folder));
void watch_end(void);
/* What is done from now on; NULL: nothing that takes long, or that prints as it goes. */
void watch_job(const char *format, ...) DFG_PRINTF(1, 2);
/* A file that is written, which an interrupt cleans up after until this is NULL again; and a folder and its
 * files.  The path stays where it is. */
void watch_output(const char *path);
bool watch_new_folder(char *path); /* as mkdtemp, which it calls; until watch_no_folder() */
void watch_no_folder(void);

#endif
