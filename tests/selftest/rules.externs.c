/* rules.externs.c -- what golden/rules.pat asks of its user: a replacement that leaves all as it is. */
#include "dfg_rewrite.h"

struct selftest_fold_match;
dfg_node fold_product(struct dfg_rewriter *r, const struct selftest_fold_match *m);

dfg_node fold_product(struct dfg_rewriter *r, const struct selftest_fold_match *m)
{
    (void)m;
    dfg_decline(r, "nothing is to be folded");
    return DFG_NONE;
}
