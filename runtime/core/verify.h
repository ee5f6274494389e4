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
bool verify_broken(struct verifier *, const char *what, ...) DFG_PRINTF(2, 3);
/* The same of a node, which the message names. */
bool verify_broken_at(struct verifier *, dfg_node, const char *what, ...) DFG_PRINTF(3, 4);
bool verify_no_memory(struct verifier *);

/* verify_tables.c */
bool verify_types(struct verifier *);
bool verify_kinds(struct verifier *);
bool verify_tensors(struct verifier *);
bool verify_facts(struct verifier *);
bool verify_names(struct verifier *);

/* verify_nodes.c */
bool verify_rows(struct verifier *);
bool verify_operands(struct verifier *);
bool verify_forms(struct verifier *);
bool verify_uses(struct verifier *);
bool verify_users(struct verifier *);

/* verify_bodies.c */
bool verify_bodies(struct verifier *);
bool verify_scopes(struct verifier *);
bool verify_parameters(struct verifier *);
bool verify_functions(struct verifier *);

#endif
