/* code.h -- the body of a small function: lines with an expression each. */
#ifndef PRINT_CODE_H
#define PRINT_CODE_H

#include "steps/cx.h"

struct code_line {
    int indent; /* levels */
    const char *before;
    cx e;       /* or NULL */
    const char *after;
};
struct code {
    struct code_line *at;
    int n, cap;
};

void code_add(struct code *, int indent, const char *before, cx, const char *after); /* a line more */
void code_let(struct code *, int indent, const char *declarator, cx value);          /* declarator = value; */
bool code_reads(const struct code *, const char *variable);
bool code_same(const struct code *, const struct code *);
void code_print(const struct code *, struct out *);

#endif
