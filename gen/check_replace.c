/* check_replace.c -- the replacement of a rule. */
#include "check.h"

void check_replacement(struct frame *f, struct syn *rewrite)
{
    (void)f;
    (void)rewrite;
}
