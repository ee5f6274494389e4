/* unit.h -- what the writers of NAME.unit.c and of the C of .ops files share.
 *
 * unit.c writes units and the rows of patterns, unit_table.c those of tables,
 * ops.c the operators that a file declares.
 */
#ifndef EMIT_UNIT_H
#define EMIT_UNIT_H

#include "emit.h"

/* ---- ops.c ---- */

bool emit_own_ops(const struct unit *, struct out *); /* NAME_ops; false: it declares none */
void emit_imports(const struct unit *, struct out *); /* the array NAME_imports, where there are any */

/* ---- unit.c ---- */

/* What a unit points to, beside its texts; 0: there are none. */
struct unit_rows {
    bool own_ops, has_options;
    int n_patterns, n_tables, n_externs;
};
void emit_unit_row(const struct unit *, const struct unit_rows *, struct out *); /* NAME_unit */

/* ---- unit_source.c ---- */

void emit_unit_sources(const struct unit *, struct out *);      /* the arrays NAME_sources, NAME_defines */
void emit_unit_source_fields(const struct unit *, struct out *); /* of the unit */

/* ---- unit_table.c ---- */

int emit_table_rows(const struct unit *, const struct matchers *rows, struct out *); /* the array NAME_tables; how many */

#endif
