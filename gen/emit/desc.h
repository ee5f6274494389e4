/* desc.h -- what the writers of NAME.desc.c and of the C of .ops files share.
 *
 * desc.c writes units, desc_table.c tables and their thunks; desc_pattern.c one
 * pattern; desc_node.c its nodes; desc_expr.c conditions and values.
 */
#ifndef EMIT_DESC_H
#define EMIT_DESC_H

#include "emit.h"
#include "check/regions.h"

/* ---- ops.c ---- */

bool emit_own_ops(const struct unit *, struct out *); /* NAME_ops; false: it declares none */
void emit_imports(const struct unit *, struct out *); /* the array `imports`, where there are any */

const char *dfg_value(const struct value *);          /* as .dfg text */

/* ---- desc_table.c ---- */

void emit_costs(const struct unit *, struct names *, struct out *); /* functions of those that are not 1 */
int emit_tables(const struct unit *, const struct matchers *rows, struct out *); /* the array `tables`; how many */

/* ---- desc_expr.c ---- */

/* The conditions of one pattern that stand by themselves, and their numbers. */
struct desc_exprs {
    VEC(const struct expr *) top;
    VEC(int) number;
    int n; /* expressions written so far */
};

int desc_expr_number(const struct desc_exprs *, const struct expr *);
/* Writes the array NAME_exprs of all conditions of p, and collects their numbers. */
void emit_desc_exprs(const struct pattern *p, struct pnode *const *nodes, struct desc_exprs *, struct out *);
/* ` .where = ..., .n_where = n` */
const char *desc_where(const struct desc_exprs *, struct expr *const *where, int n);
const char *desc_value(const struct value *);         /* an initialiser of struct dfg_desc_value */
const char *desc_values(const struct value *, int n); /* of an array of them */
/* `.text = "..", .line = N`, and `.file` where it is not the pattern's own; text beyond max bytes is cut */
const char *desc_origin(struct span, size_t max);
void desc_set_home(const struct source *); /* the file of the pattern that is written now */

const char *desc_text(struct out *); /* all that was written to it, interned */

/* ---- desc_node.c ---- */

struct pnode **desc_nodes(const struct pattern *); /* by id; NULL where an id has none */
void emit_desc_nodes(const struct pattern *, struct pnode *const *nodes, const struct regions *,
                     const struct desc_exprs *, struct out *);

/* ---- desc_pattern.c ---- */

void emit_desc_pattern(const struct pattern *, struct out *); /* NAME_desc, NAME_captures, and thunks */

#endif
