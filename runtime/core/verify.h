/* verify.h -- what the files of the verifier share.
 *
 * In:   a finished module.
 * Out:  the first invariant that does not hold, as an error that names it.
 */
#ifndef DFG_VERIFY_H
#define DFG_VERIFY_H

#include "module.h"

struct verifier {
    const dfg_module *m;
    struct dfg_error *err;
    const char *check; /* name of the running one */
    dfg_status status;
};

/* Says what is broken and is false, so that a check can return it. */
bool dfg_verify_broken(struct verifier *, const char *what, ...) DFG_PRINTF(2, 3);
/* The same of a node, which the message names. */
bool dfg_verify_broken_at(struct verifier *, dfg_node, const char *what, ...) DFG_PRINTF(3, 4);
bool dfg_verify_no_memory(struct verifier *);

/* verify_tables.c */
bool dfg_verify_types(struct verifier *);
bool dfg_verify_kinds(struct verifier *);
bool dfg_verify_tensors(struct verifier *);
bool dfg_verify_facts(struct verifier *);
bool dfg_verify_names(struct verifier *);

/* verify_nodes.c */
bool dfg_verify_rows(struct verifier *);
bool dfg_verify_operands(struct verifier *);
bool dfg_verify_forms(struct verifier *);
bool dfg_verify_uses(struct verifier *);
bool dfg_verify_users(struct verifier *);

/* verify_bodies.c */
bool dfg_verify_bodies(struct verifier *);
bool dfg_verify_scopes(struct verifier *);
bool dfg_verify_parameters(struct verifier *);
bool dfg_verify_functions(struct verifier *);

#endif
