/* tflite_simplify.c -- weights of products behind a transposition or an average;
 * activations of parts.
 *
 * A product of flattened, transposed columns is the same product of the columns
 * as they were, with its weights' columns moved back.  New nodes are quantised as
 * those whose place they take.
 */
#include "extern.h"
#include "tflite_simplify.h"

#include <stdlib.h>

/* The axes but the first `skip` of x, as they are moved by the constant p; false: p does not keep the first.
 */
static bool moved_axes(const dfg_graph *g, dfg_node x, dfg_node p, int32_t skip, dfg_dim *dims, int64_t *perm)
{
    const int32_t rank = dfg_rank(g, x);
    for (int32_t i = skip; i < rank; i++) {
        const dfg_val axis = dfg_item(dfg_elements(g, p), i);
        dims[i - skip] = dfg_extent(g, x, i);
        perm[i - skip] = axis.tag == DFG_V_INT ? axis.u.i - skip : -1;
    }
    return dfg_len(dfg_elements(g, p)) == rank;
}

/* The weights w as the product of x itself needs them. */
static dfg_node unmoved_weights(dfg_rewriter *rw, dfg_node x, dfg_node p, dfg_node w, int32_t skip)
{
    const dfg_graph *g = dfg_before(rw);
    const size_t rank = dfg_rank(g, x) > skip ? (size_t)(dfg_rank(g, x) - skip) : 0;
    dfg_dim *dims = dfg_rewrite_alloc(rw, rank * sizeof *dims);
    int64_t *perm = dfg_rewrite_alloc(rw, rank * sizeof *perm);
    dfg_node made = DFG_NONE;
    if (dims != NULL && perm != NULL && rank > 0 && moved_axes(g, x, p, skip, dims, perm))
        made = permuted_columns(rw, w, (int32_t)rank, dims, perm);
    dfg_same_facts(rw, made, w);
    if (made == DFG_NONE)
        dfg_decline(rw, "the weights are not at hand, or have other columns");
    return made;
}

/* Reshape(x, shape): as many numbers as f's first operand, which it replaces. */
static dfg_node product_of(dfg_rewriter *rw, dfg_node x, dfg_node f, dfg_node w, dfg_node b)
{
    const dfg_graph *g = dfg_before(rw);
    struct dfg_attrs attrs = {0};
    const struct dfg_attrs none = {0};
    const dfg_node was = dfg_arg(g, f, 0);
    const dfg_node reshaped[] = {x, dfg_arg(g, was, 1)};
    const dfg_node flat = dfg_new_named(rw, "tfl.Reshape", reshaped, 2, &none, 0);
    const dfg_node args[] = {flat, w, b};
    if (w == DFG_NONE)
        return DFG_NONE;
    dfg_same_facts(rw, flat, was);
    dfg_take_attrs(rw, &attrs, f);
    return dfg_new_like_call(rw, f, args, b == DFG_NONE ? 2 : 3, &attrs, 0);
}

dfg_node tflite_permuted_product(dfg_rewriter *rw, const struct tflite_simplify_tfl_permute_weights_match *m)
{
    return product_of(rw, m->x, m->f, unmoved_weights(rw, m->x, m->p, m->w, 1), m->b);
}

dfg_node tflite_permuted_kernel(dfg_rewriter *rw, const struct tflite_simplify_tfl_permute_kernel_match *m)
{
    return product_of(rw, m->x, m->c, unmoved_weights(rw, m->x, m->p, m->w, 0), m->b);
}

/* ---- activations ---- */

/* c's operands, each behind an activation like a, which stores it as it was stored. */
dfg_node tflite_activated_parts(dfg_rewriter *rw,
                                const struct tflite_simplify_tfl_activation_before_concat_match *m)
{
    struct dfg_attrs attrs = {0};
    struct dfg_operands parts = {0};
    const struct dfg_attrs none = {0};
    const uint32_t n = dfg_argc(dfg_before(rw), m->c);
    for (uint32_t i = 0; i < n; i++) {
        const dfg_node part = dfg_arg(dfg_before(rw), m->c, i);
        const dfg_node limited = dfg_new_like_call(rw, m->a, &part, 1, &none, 0);
        dfg_same_facts(rw, limited, part);
        dfg_push(rw, &parts, limited);
    }
    dfg_take_attrs(rw, &attrs, m->c);
    return dfg_new_like_call(rw, m->c, parts.at, parts.n, &attrs, 0);
}

/* ---- an average as a sum ---- */

static dfg_node divided(dfg_rewriter *rw, dfg_node w, double by)
{
    struct numbers v = numbers_of(rw, w);
    dfg_node made = DFG_NONE;
    for (uint64_t i = 0; v.at != NULL && i < v.n; i++)
        v.at[i] /= by;
    if (v.at != NULL)
        made = new_numbers(rw, v);
    return made;
}

dfg_node tflite_sum_product(dfg_rewriter *rw, const struct tflite_simplify_tfl_pool_to_sum_match *m)
{
    const dfg_graph *g = dfg_before(rw);
    const double pixels = (double)dfg_extent(g, m->x, 1) * (double)dfg_extent(g, m->x, 2);
    const dfg_val axes[] = {dfg_int(1), dfg_int(2)};
    const dfg_dim two = 2;
    struct dfg_attrs attrs = {0};
    const struct dfg_attrs none = {0};
    const dfg_node w = divided(rw, m->w, pixels);
    const dfg_node summed[] = {m->x, dfg_new_const(rw, DFG_I32, 1, &two, dfg_list(axes, 2))};
    const dfg_node args[] = {dfg_new_named(rw, "tfl.Sum", summed, 2, &none, 0), w, m->b};
    if (w == DFG_NONE) {
        dfg_decline(rw, "the weights are not at hand");
        return DFG_NONE;
    }
    dfg_take_attrs(rw, &attrs, m->f);
    return dfg_new_like_call(rw, m->f, args, m->b == DFG_NONE ? 2 : 3, &attrs, 0);
}
