/* ethos_u.c -- what ethos_u.pat asks of weights.
 *
 * In:   a constant of integers and its zero point.
 * Out:  is, for every output, the sum of |w - zero point| at most 127 * 65536?
 *       Then a 40-bit accumulator can't overflow.
 * A constant whose elements are not at hand fits nothing.
 */
#include "ethos_u.h"

static const int64_t most = (int64_t)127 * 65536;

/* Element i as an integer; false: it is none. */
static bool element(const dfg_graph *g, dfg_node c, uint64_t i, int64_t *v)
{
    const dfg_val e = dfg_element(g, c, i);
    *v = e.tag == DFG_V_INT ? e.u.i : 0;
    return e.tag == DFG_V_INT;
}

/* Elements of one output stand `step` apart in runs of `run`, outputs `run` apart. */
static bool fits(const dfg_graph *g, dfg_node w, dfg_node w_zero, int64_t first_of_run, int64_t n_runs, int64_t step,
                 int64_t run)
{
    int64_t zero, v, sum = 0;
    if (!element(g, w_zero, 0, &zero))
        return false;
    for (int64_t k = 0; k < n_runs; k++)
        for (int64_t i = 0; i < run; i++) {
            if (!element(g, w, (uint64_t)(first_of_run + k * step + i), &v))
                return false;
            sum += v > zero ? v - zero : zero - v;
        }
    return sum <= most;
}

/* The product of extents from..to-1; -1: one is no number. */
static int64_t extents(const dfg_graph *g, dfg_node w, int32_t from, int32_t to)
{
    int64_t n = 1;
    for (int32_t i = from; i < to; i++) {
        const dfg_dim d = dfg_extent(g, w, i);
        if (d < 0 || (d > 0 && n > INT64_MAX / d))
            return -1;
        n *= d;
    }
    return n;
}

/* Outputs are the last `inner` extents: what is before them is summed up. */
static bool columns_fit(const dfg_graph *g, dfg_node w, dfg_node w_zero, int32_t inner)
{
    const int32_t rank = dfg_rank(g, w);
    const int64_t rows = rank >= inner ? extents(g, w, 0, rank - inner) : -1;
    const int64_t columns = rank >= inner ? extents(g, w, rank - inner, rank) : -1;
    if (rows < 0 || columns < 0)
        return false;
    for (int64_t c = 0; c < columns; c++)
        if (!fits(g, w, w_zero, c, rows, columns, 1))
            return false;
    return true;
}

bool ethos_u_hwio_weights_fit(const dfg_graph *g, dfg_node w, dfg_node w_zero)
{
    return columns_fit(g, w, w_zero, 1);
}

bool ethos_u_hwoi_weights_fit(const dfg_graph *g, dfg_node w, dfg_node w_zero)
{
    return columns_fit(g, w, w_zero, 2);
}

/* [outputs, inputs] */
bool ethos_u_dense_weights_fit(const dfg_graph *g, dfg_node w, dfg_node w_zero)
{
    const int64_t outputs = extents(g, w, 0, 1), inputs = extents(g, w, 1, 2);
    for (int64_t o = 0; o < outputs; o++)
        if (inputs < 0 || !fits(g, w, w_zero, o * inputs, 1, 0, inputs))
            return false;
    return outputs >= 0;
}
