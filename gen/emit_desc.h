/* emit_desc.h -- what the writers of NAME.desc.c and of the C of .ops files share.
 *
 * emit_desc.c writes units, patterns, tables and their thunks; emit_desc_node.c
 * the pattern nodes; emit_desc_expr.c conditions and literal values.
 */
#ifndef EMIT_DESC_H
#define EMIT_DESC_H

#include "emit.h"

/* emit_ops.c */
bool emit_own_ops(const struct unit *, struct out *); /* NAME_ops; false: it declares none */
void emit_imports(const struct unit *, struct out *); /* the array `imports`, where there are any */

/* All expressions of a pattern with their numbers: kids stand before parents. */
struct desc_exprs { struct expr **at; int n, cap; };
void collect_exprs(struct desc_exprs *, const struct pattern *, struct pnode *const *nodes);
int expr_number(const struct desc_exprs *, const struct expr *);
void emit_desc_exprs(const struct pattern *, const struct desc_exprs *, struct out *);
const char *desc_value(const struct value *);  /* an initialiser of struct dfg_desc_value */

/* The pattern's nodes by id; NULL where an id has none. */
struct pnode **collect_nodes(const struct pattern *);
void emit_desc_nodes(const struct pattern *, struct pnode *const *nodes, const struct desc_exprs *, struct out *);

/* `.text = "..", .line = N` of a piece of the file; long ones are cut at max bytes. */
const char *desc_origin(struct span, size_t max);

#endif
