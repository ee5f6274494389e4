/* infer_added.h -- types of nodes that are added while a graph is rewritten.
 *
 * In:   a module with types; nodes that were appended, operands first.
 * Out:  their types, as far as operands and relations tell them.
 *
 * Elements of computed shapes are followed from one new node to the next; of the
 * nodes before them, constants only.  Function bodies are not walked.
 */
#ifndef DFG_INFER_ADDED_H
#define DFG_INFER_ADDED_H

#include "../core/core.h"

struct infer_pass;

struct infer_pass *infer_added_begin(dfg_module *); /* NULL: no memory */
void infer_added_end(struct infer_pass *);
/* Of the nodes first .. end-1.  False: no memory. */
bool infer_added(struct infer_pass *, dfg_node first, dfg_node end);
/* What both types say; *clash: they can't both hold. */
uint32_t infer_meet_types(struct infer_pass *, uint32_t stated, uint32_t inferred, bool *clash);

#endif
