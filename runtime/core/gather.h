/* gather.h -- what is printed to a FILE, as a text in memory. */
#ifndef DFG_GATHER_H
#define DFG_GATHER_H

#include <stdbool.h>
#include <stdio.h>

struct gather {
    FILE *file;
    char *text; /* behind gather_end: the text, malloc'ed, and its length */
    size_t size;
    int before;
};

bool dfg_gather_begin(struct gather *); /* false: no memory; gather_end may follow in any case */
/* The text, yours to free; NULL: memory ran out on the way, and errno is ENOMEM. */
char *dfg_gather_end(struct gather *);

#endif
