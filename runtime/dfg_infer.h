/* dfg_infer.h -- public API of type and shape inference.
 *
 * In:   a finished module in which some types are stated: of inputs, constants.
 * Out:  types of the values that operators of ONNX and Relay compute from them.
 *
 * What an operator's type is by, its row in a .ops file names: `infer conv`.
 *
 * Unknown in, unknown out: an operator whose row names no relation, an operand without a
 * type, attributes that make no sense, a tensor of more than 64 extents, or tuples in a
 * tuple with more than 4,096 fields in all leave a result as it is.  Extents may be symbols;
 * sums and products of symbols are symbols, named by their text in one canonical form: `N*2`, `N*M+N-1`,
 * `floor((N-1)/2)+1`.  A symbol whose name reads as such an expression is one.
 */
#ifndef DFG_INFER_H
#define DFG_INFER_H

#include "dfg.h"

DFG_BEGIN_C

/* Told of each value whose stated type says another dtype, rank or extent (both
 * numbers) than its operands give: n still has its type, `inferred` is the one it gets. */
typedef void dfg_infer_report(void *ctx, dfg_node n, uint32_t inferred);

/* Fills in the types of m's values in one pass.  What is stated is made more precise
 * where it leaves something open (a dtype, a rank, an extent that is unknown or a
 * symbol), and gives way where operands contradict it.  A stated symbol that no parameter
 * or result of a function has gives way to what is inferred there, or where it is stated first.
 * Bodies of control flow get
 * their parameters' types from the operands, as do functions with one use that is a
 * call.
 * Needs: dfg_finish, ids that are topological.  Keeps: everything but types.
 * O(nodes + operands) relations, each O(extents); no recursion.
 * DFG_NO_MEMORY; DFG_BAD_GRAPH where the module is not finished. */
dfg_status dfg_infer(dfg_module *, struct dfg_error *);

/* The same, and contradictions are told to report (may be NULL). */
dfg_status dfg_infer_reporting(dfg_module *, dfg_infer_report *report, void *ctx, struct dfg_error *);

/* What a rewriter needs to infer the types of what its rules make: options.typing (dfg_rewrite.h).
 * Elements of computed shapes are followed from one new node to the next; of the nodes before them, those of
 * constants are known, and what was asked for.  Function bodies are not walked. */
extern const struct dfg_typing dfg_inference;

/* The extent that types call `name` is this number, >= 0, in all of them from now
 * on, in sums and products, too; what they round, "floor(N/2)", becomes unknown, so
 * that dfg_infer finds it anew.  Keeps: everything but types.  O(nodes + types).
 * DFG_BAD_GRAPH: no type has such an extent; DFG_NO_MEMORY. */
dfg_status dfg_set_extent(dfg_module *, const char *name, size_t len, int64_t value, struct dfg_error *);

DFG_END_C

#endif
