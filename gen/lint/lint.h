/* lint.h -- what lint*.c share: each looks for one kind of mistake. */
#ifndef LINT_H
#define LINT_H

#include "facts/facts.h"

/* ---- rules.c ---- */

void lint_rules(struct unit *); /* nontermination */

/* ---- table.c ---- */

void lint_table(struct unit *, const struct table *, const struct facts *); /* shadowed, overlap */

#endif
