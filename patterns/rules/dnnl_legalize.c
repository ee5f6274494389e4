/* dnnl_legalize.c -- calls of constants, computed. */
#include "dnnl_legalize.h"
#include "extern.h"

dfg_node dnnl_fold_constant(dfg_rewriter *rw, const struct dnnl_legalize_dnnl_constant_match *m)
{
    return folded(rw, m->c);
}
