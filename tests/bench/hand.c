/* hand.c -- the tables of peers.pat, written by hand.
 *
 * What a C programmer would write over the library's arrays: a switch on the
 * operator, then straight-line checks, each shared by a function.  The same
 * answers as the generated sweeps, for a view by dfg_view.
 */
#include <stdlib.h>
#include <string.h>

#include "bench.h"

struct hand {
    uint16_t relu, bn, conv, add, pool, gemm, softmax;
    dfg_sym group, training_mode, kernel_shape, strides, trans_a, trans_b;
};

static dfg_sym symbol(dfg_module *m, const char *s) { return dfg_symbol(m, s, strlen(s)); }
static uint16_t operator_of(dfg_module *m, const char *s) { return dfg_operator(m, s, strlen(s)); }

struct hand *hand_new(dfg_module *m)
{
    struct hand *h = malloc(sizeof *h);
    if (h == NULL)
        abort();
    *h = (struct hand){
        operator_of(m, "Relu"), operator_of(m, "BatchNormalization"), operator_of(m, "Conv"), operator_of(m, "Add"),
        operator_of(m, "MaxPool"), operator_of(m, "Gemm"), operator_of(m, "Softmax"),
        symbol(m, "group"), symbol(m, "training_mode"), symbol(m, "kernel_shape"), symbol(m, "strides"),
        symbol(m, "transA"), symbol(m, "transB"),
    };
    return h;
}

void hand_free(struct hand *h) { free(h); }

static const dfg_val *find(const dfg_graph *g, dfg_node n, dfg_sym key)
{
    const struct dfg_kind *k = &g->kinds[g->kind[n]];
    for (uint32_t i = 0; i < k->n_attrs; i++)
        if (k->attrs[i].key == key)
            return &k->attrs[i].value;
    return NULL;
}

static bool int_is(const dfg_graph *g, dfg_node n, dfg_sym key, int64_t want, int64_t otherwise)
{
    const dfg_val *v = find(g, n, key);
    return v == NULL ? want == otherwise : v->tag == DFG_V_INT && v->u.i == want;
}

static bool pair_is(const dfg_graph *g, dfg_node n, dfg_sym key, int64_t a, int64_t b)
{
    const dfg_val *v = find(g, n, key);
    return v != NULL && v->tag == DFG_V_LIST && v->n == 2 && v->u.list[0].u.i == a && v->u.list[1].u.i == b;
}

static bool const_at(const dfg_graph *g, dfg_node n, uint32_t i) { return g->op[g->args[g->first[n] + i]] == DFG_CONST; }
static dfg_node operand(const dfg_graph *g, dfg_node n, uint32_t i) { return g->args[g->first[n] + i]; }

static bool is_conv(const struct hand *h, const dfg_graph *g, dfg_node n)
{
    return g->op[n] == h->conv && g->argc[n] == 2 && const_at(g, n, 1) && int_is(g, n, h->group, 1, 1);
}

static bool is_conv_bn(const struct hand *h, const dfg_graph *g, dfg_node n)
{
    return g->op[n] == h->bn && g->argc[n] == 5 && is_conv(h, g, operand(g, n, 0)) && const_at(g, n, 1) &&
           const_at(g, n, 2) && const_at(g, n, 3) && const_at(g, n, 4) && int_is(g, n, h->training_mode, 0, 0);
}

static bool is_gemm(const struct hand *h, const dfg_graph *g, dfg_node n)
{
    return g->op[n] == h->gemm && g->argc[n] == 3 && const_at(g, n, 1) && const_at(g, n, 2) &&
           int_is(g, n, h->trans_b, 1, 0) && int_is(g, n, h->trans_a, 0, 0);
}

size_t hand_one(const struct hand *h, const dfg_graph *g, dfg_node first, dfg_node last, dfg_node *nodes, uint64_t *sets)
{
    size_t hits = 0;
    for (dfg_node n = first; n < last; n++)
        if (g->op[n] == h->relu && g->argc[n] == 1 && is_conv_bn(h, g, operand(g, n, 0))) {
            nodes[hits] = n;
            sets[hits++] = 1;
        }
    return hits;
}

static uint64_t relu_set(const struct hand *h, const dfg_graph *g, dfg_node n)
{
    dfg_node x;
    if (g->argc[n] != 1)
        return 0;
    x = operand(g, n, 0);
    if (g->op[x] == h->bn)
        return is_conv_bn(h, g, x) ? 1u << 1 : 0;
    if (g->op[x] == h->add)
        return g->argc[x] == 2 && is_conv_bn(h, g, operand(g, x, 0)) ? 1u << 0 : 0;
    return is_conv(h, g, x) ? 1u << 3 : 0;
}

static uint64_t entries_at(const struct hand *h, const dfg_graph *g, dfg_node n)
{
    uint16_t op = g->op[n];
    if (op == h->relu)
        return relu_set(h, g, n);
    if (op == h->bn)
        return is_conv_bn(h, g, n) ? 1u << 2 : 0;
    if (op == h->conv)
        return is_conv(h, g, n) ? 1u << 4 : 0;
    if (op == h->pool)
        return g->argc[n] == 1 && pair_is(g, n, h->kernel_shape, 3, 3) && pair_is(g, n, h->strides, 2, 2) ? 1u << 5 : 0;
    if (op == h->softmax)
        return g->argc[n] == 1 && is_gemm(h, g, operand(g, n, 0)) ? 1u << 6 : 0;
    if (op == h->gemm)
        return is_gemm(h, g, n) ? 1u << 7 : 0;
    return 0;
}

size_t hand_eight(const struct hand *h, const dfg_graph *g, dfg_node first, dfg_node last, dfg_node *nodes,
                  uint64_t *sets)
{
    size_t hits = 0;
    for (dfg_node n = first; n < last; n++) {
        uint64_t set = entries_at(h, g, n);
        if (set != 0) {
            nodes[hits] = n;
            sets[hits++] = set;
        }
    }
    return hits;
}
