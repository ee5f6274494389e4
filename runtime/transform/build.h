/* build.h -- what the files of the builders share.
 *
 *   build.c        calls, tuples, projections, operators as values
 *   build_attr.c   attributes and operands under construction, values
 *   build_const.c  constants
 */
#ifndef DFG_BUILD_H
#define DFG_BUILD_H

#include "rewriter.h"

/* Declines with a reason made of printf's arguments, which are short texts. */
void dfg_build_decline(dfg_rewriter *, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* The attributes as the operator declares them: ints where it says float become
 * floats.  False: one does not fit, and the rewrite is declined. */
bool dfg_build_fit_attrs(dfg_rewriter *, const struct dfg_op_decl *, struct dfg_attr *, uint32_t n);

#endif
