/* clml_legalize.c -- calls of constants, computed. */
#include "clml_legalize.h"
#include "extern.h"

dfg_node clml_fold_constant(dfg_rewriter *rw, const struct clml_legalize_clml_constant_match *m)
{
    return folded(rw, m->c);
}
