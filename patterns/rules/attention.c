/* attention.c -- what rules of Attention and RotaryEmbedding ask of operands. */
#include "extern.h"
#include "attention.h"

bool attention_empty(const dfg_graph *g, dfg_node x)
{
    return has_no_elements(g, x);
}

/* Are the two halves of each row of the constant the same floats? */
bool attention_twice(const dfg_graph *g, dfg_node table)
{
    if (!dfg_is(g, table, DFG_CONST))
        return false;
    const struct dfg_tensor *t = &g->tensors[g->first[table]];
    const struct dfg_type *type = &g->types[t->type];
    const dfg_val elements = dfg_elements(g, table);
    if (type->rank < 2 || !dfg_known(elements) || !is_float_dtype((enum dfg_dtype)type->dtype))
        return false;
    const uint64_t width = (uint64_t)type->u.dims[type->rank - 1], half = width / 2;
    bool same = width > 0 && width % 2 == 0;
    for (uint64_t i = 0; same && !t->splat && i < t->n; i++) {
        const dfg_val x = dfg_element_at(elements, i);
        const dfg_val y = dfg_element_at(elements, i % width < half ? i + half : i);
        same = x.tag == DFG_V_FLOAT && y.tag == DFG_V_FLOAT && x.u.f == y.u.f;
    }
    return same;
}

/* A mask that is a constant: does it hide all keys of a query?  Softmax makes NaN of such a row, Attention 0; of
 * the least float Softmax makes equal parts, and ONNX Runtime's Attention 0. */
bool attention_hides_row(const dfg_graph *g, dfg_node mask)
{
    if (!dfg_is(g, mask, DFG_CONST))
        return false;
    const struct dfg_tensor *t = &g->tensors[g->first[mask]];
    const struct dfg_type *type = &g->types[t->type];
    const dfg_val elements = dfg_elements(g, mask);
    const uint64_t n = t->splat ? 1 : t->n;
    const uint64_t width = type->rank > 0 && !t->splat ? (uint64_t)type->u.dims[type->rank - 1] : 1;
    bool hidden = n == 0 || !dfg_known(elements);
    for (uint64_t row = 0; !hidden && row < n; row += width) {
        hidden = true;
        for (uint64_t i = row; hidden && i < row + width; i++) {
            const dfg_val v = dfg_element_at(elements, i);
            hidden = v.tag == DFG_V_FLOAT && v.u.f < -3.4e38;
        }
    }
    return hidden;
}

/* Constants of 32-bit floats alike: is `keep` 1 where `hide` is 0, and 0 where that hides what it is added to? */
bool attention_keeps(const dfg_graph *g, dfg_node keep, dfg_node hide)
{
    if (!dfg_is(g, keep, DFG_CONST) || !dfg_is(g, hide, DFG_CONST))
        return false;
    const struct dfg_tensor *t = &g->tensors[g->first[keep]], *u = &g->tensors[g->first[hide]];
    const dfg_val factors = dfg_elements(g, keep), terms = dfg_elements(g, hide);
    const uint64_t n = t->splat ? 1 : t->n;
    bool same = t->splat == u->splat && t->n == u->n && dfg_known(factors) && dfg_known(terms);
    for (uint64_t i = 0; same && i < n; i++) {
        const dfg_val x = dfg_element_at(factors, i), y = dfg_element_at(terms, i);
        same = x.tag == DFG_V_FLOAT && y.tag == DFG_V_FLOAT &&
               ((x.u.f == 1 && y.u.f == 0) || (x.u.f == 0 && y.u.f < -1e37));
    }
    return same;
}
