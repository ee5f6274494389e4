/* ethos_u.c -- what ethos_u.pat asks of weights.
 *
 * In:   a constant of integers, and its zero point: one, or one for each output.
 * Out:  is, for every output, the sum of |w - zero point| at most 127 * 65536?
 *       Then a 40-bit accumulator can't overflow.
 * A constant whose elements are not at hand fits nothing, nor does one of another
 * shape than its layout says.
 */
#include "ethos_u.h"

static const uint64_t most = (uint64_t)127 * 65536;

/* Element i as an integer; false: it is none. */
static bool element(const dfg_graph *g, dfg_node c, int64_t i, int64_t *v)
{
    const dfg_val e = dfg_element(g, c, (uint64_t)i);
    *v = e.tag == DFG_V_INT ? e.u.i : 0;
    return e.tag == DFG_V_INT;
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

/* Weights of one output stand in `outer` runs of `inner`, each `step` behind the one before. */
static bool output_fits(const dfg_graph *g, dfg_node w, int64_t zero, int64_t first, int64_t outer,
                        int64_t step, int64_t inner)
{
    uint64_t sum = 0;
    for (int64_t k = 0; k < outer; k++)
        for (int64_t i = 0; i < inner; i++) {
            int64_t v;
            if (!element(g, w, first + k * step + i, &v))
                return false;
            const uint64_t distance = v > zero ? (uint64_t)v - (uint64_t)zero : (uint64_t)zero - (uint64_t)v;
            if (distance > most || sum + distance > most)
                return false;
            sum += distance;
        }
    return true;
}

/* w has `rank` extents, of which the one called `axis` counts the outputs. */
static bool weights_fit(const dfg_graph *g, dfg_node w, dfg_node w_zero, int32_t rank, int32_t axis)
{
    if (dfg_rank(g, w) != rank || dfg_rank(g, w_zero) < 0)
        return false;
    const int64_t outer = extents(g, w, 0, axis), outputs = extents(g, w, axis, axis + 1);
    const int64_t inner = extents(g, w, axis + 1, rank), all = extents(g, w, 0, rank);
    const int64_t n_zeros = extents(g, w_zero, 0, dfg_rank(g, w_zero));
    if (outer < 0 || outputs < 0 || inner < 0 || all < 0 || (n_zeros != 1 && n_zeros != outputs))
        return false;
    for (int64_t o = 0; o < outputs; o++) {
        int64_t zero;
        if (!element(g, w_zero, n_zeros == 1 ? 0 : o, &zero) ||
            !output_fits(g, w, zero, o * inner, outer, outputs * inner, inner))
            return false;
    }
    return true;
}

bool ethos_u_hwio_weights_fit(const dfg_graph *g, dfg_node w, dfg_node w_zero)
{
    return weights_fit(g, w, w_zero, 4, 3);
}

bool ethos_u_hwoi_weights_fit(const dfg_graph *g, dfg_node w, dfg_node w_zero)
{
    return weights_fit(g, w, w_zero, 4, 2);
}

bool ethos_u_iohw_weights_fit(const dfg_graph *g, dfg_node w, dfg_node w_zero)
{
    return weights_fit(g, w, w_zero, 4, 1);
}

/* [outputs, inputs] */
bool ethos_u_dense_weights_fit(const dfg_graph *g, dfg_node w, dfg_node w_zero)
{
    return weights_fit(g, w, w_zero, 2, 0);
}
