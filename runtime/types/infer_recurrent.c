/* infer_recurrent.c -- types of RNN, GRU and LSTM.
 *
 * In:   X [steps, batch, input], W [directions, gates * hidden, input]; with
 *       layout 1 X [batch, steps, input].
 * Out:  Y [steps, directions, batch, hidden]; Y_h, Y_c [directions, batch, hidden];
 *       with layout 1 the batch is first.
 */
#include <string.h>

#include "infer.h"

/* The attribute, else an extent of R [directions, gates * hidden, hidden]. */
static dfg_dim hidden_size(const struct infer_call *c)
{
    struct infer_type r;
    int64_t n;
    if (dfg_infer_attr(c, "hidden_size").tag == DFG_V_INT && dfg_infer_int(c, "hidden_size", 0, &n))
        return dfg_infer_dim(dfg_int(n));
    return dfg_infer_shaped(c, 2, &r) && r.rank == 3 ? r.dims[2] : DFG_DIM_UNKNOWN;
}

void dfg_relate_recurrent(struct infer_call *c)
{
    struct infer_type x, t;
    int64_t layout;
    const char *direction = dfg_infer_text(c, "direction", "forward");
    dfg_dim n = strcmp(direction, "bidirectional") == 0 ? 2 : 1, hidden = hidden_size(c);
    dfg_infer_arg(c, 0, &x);
    if (!dfg_infer_int(c, "layout", 0, &layout) || (x.rank >= 0 && x.rank != 3))
        return;
    dfg_dim batch = x.rank == 3 ? x.dims[layout != 0 ? 0 : 1] : DFG_DIM_UNKNOWN;
    dfg_dim steps = x.rank == 3 ? x.dims[layout != 0 ? 1 : 0] : DFG_DIM_UNKNOWN;
    const dfg_dim all[2][4] = {{steps, n, batch, hidden}, {batch, steps, n, hidden}};
    const dfg_dim last[2][3] = {{n, batch, hidden}, {batch, n, hidden}};
    dfg_infer_type_init(&t, x.dtype, 4);
    memcpy(t.dims, all[layout != 0], sizeof all[0]);
    dfg_infer_result(c, 0, &t);
    dfg_infer_type_init(&t, x.dtype, 3);
    memcpy(t.dims, last[layout != 0], sizeof last[0]);
    dfg_infer_result(c, 1, &t);
    dfg_infer_result(c, 2, &t);
}
