/* text_walk.h -- the nodes of a function and of the functions in it, in textual order. */
#ifndef DFG_TEXT_WALK_H
#define DFG_TEXT_WALK_H

#include "dfg.h"

enum walk_step {
    WALK_END,
    WALK_OPEN, /* a function's body begins */
    WALK_NODE, /* a node of the innermost open body, no function */
    WALK_CLOSE /* the function's body ends */
};

struct walk {
    const dfg_module *m;
    dfg_node *body;  /* node -> function that holds it */
    dfg_node *first; /* function -> first node of its body; 0: none */
    dfg_node *next;  /* node -> next one of its body; 0: the last */
    dfg_node top;    /* the function that is walked */
    dfg_node in;     /* function whose body is open; 0: none */
    dfg_node at;     /* next node of it; 0: none */
};

/* O(nodes * log bodies), 12 bytes a node.  False: no memory; walk_end either way. */
bool dfg_walk_begin(struct walk *, const dfg_module *);
void dfg_walk_end(struct walk *);
/* Starts on a function of the module. */
void dfg_walk_function(struct walk *, dfg_node);
enum walk_step dfg_text_walk_next(struct walk *, dfg_node *);

#endif
