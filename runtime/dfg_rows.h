/* dfg_rows.h -- how NAME.unit.c writes the rows of its patterns: WHOLE is the struct that members are of. */
#ifndef DFG_ROWS_H
#define DFG_ROWS_H

#include <stddef.h>

#include "dfg.h"

#define AT(member) offsetof(struct WHOLE, member)
#define CAPTURES(n, params, ...)                                                                                 \
    .n_captures = n, .n_params = params, .captures = (const struct dfg_capture[]){__VA_ARGS__}
#define NODE(name, member)  {name, DFG_CAP_NODE, AT(member)}
#define DIM(name, member)   {name, DFG_CAP_DIM, AT(member)}
#define VALUE(name, member) {name, DFG_CAP_VALUE, AT(member)}
#define NODES(name, member) {name, DFG_CAP_NODES, AT(member)}
#define PARTS(n, ...)       .n_parts = n, .parts = (const struct dfg_part[]){__VA_ARGS__}
#define PART(role, capture, member) {DFG_PART_##role, 0, 0, capture, AT(member)} /* that has a name */
#define ROOT(member)  {DFG_PART_ROOT, 0, 1, -1, AT(member)}
#define INNER(member) PART(INNER, -1, member)
#define PATH(member)  PART(PATH, -1, member)
#define INPUT(member) PART(INPUT, -1, member)
#define CONST(member) PART(CONST, -1, member)

#endif
