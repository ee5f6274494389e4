/* shapes.c -- graphs for benchmarks: from those that networks have to the worst. */
#include "shapes.h"

#include <stdlib.h>
#include <string.h>

struct builder {
    dfg_module *m;
    uint32_t kind; /* all nodes call one operator */
    uint64_t random;
};

static dfg_node add(struct builder *b, const dfg_node *args, uint32_t n)
{
    return dfg_node_add(b->m, b->kind, args, n, 0);
}

static dfg_node leaf(struct builder *b)
{
    return add(b, NULL, 0);
}

static dfg_node one(struct builder *b, dfg_node a)
{
    return add(b, &a, 1);
}

static dfg_node two(struct builder *b, dfg_node a, dfg_node c)
{
    dfg_node args[2] = {a, c};
    return add(b, args, 2);
}

static uint32_t below(struct builder *b, uint32_t n)
{
    b->random ^= b->random << 13;
    b->random ^= b->random >> 7;
    b->random ^= b->random << 17;
    return (uint32_t)(b->random % n);
}

static dfg_node chain(struct builder *b, uint32_t n)
{
    dfg_node at = leaf(b);
    while (dfg_n_nodes(b->m) < n)
        at = one(b, at);
    return at;
}

static dfg_node resnet(struct builder *b, uint32_t n, bool shared)
{
    dfg_node first = leaf(b), at = first, bias = leaf(b);
    while (dfg_n_nodes(b->m) < n) {
        dfg_node skip = at;
        for (int i = 0; i < 3; i++) {
            at = two(b, at, leaf(b));
            at = two(b, at, shared ? bias : leaf(b));
            if (i < 2)
                at = one(b, at);
        }
        at = one(b, two(b, at, skip));
    }
    return shared ? two(b, at, first) : at;
}

static dfg_node densenet(struct builder *b, uint32_t n)
{
    dfg_node at = leaf(b);
    while (dfg_n_nodes(b->m) < n) {
        dfg_node layers[33] = {at};
        for (uint32_t i = 1; i < 33; i++) {
            dfg_node concat = add(b, layers, i);
            layers[i] = one(b, two(b, concat, leaf(b)));
        }
        at = one(b, add(b, layers, 33));
    }
    return at;
}

static dfg_node scattered(struct builder *b, uint32_t n, uint32_t window)
{
    dfg_node at = leaf(b);
    while (dfg_n_nodes(b->m) < n) {
        uint32_t near = at < window ? at : window;
        dfg_node a = at - below(b, near);
        at = two(b, a, at - below(b, near));
    }
    return at;
}

static dfg_node fifo(struct builder *b, uint32_t n)
{
    dfg_node at = chain(b, n / 2);
    for (dfg_node i = 1, half = at; i <= half; i++)
        at = two(b, at, i);
    return at;
}

const char *shape_name(enum shape s)
{
    static const char *const names[] = {"chain",       "resnet",          "densenet",  "random, window 64",
                                        "random, all", "shared constant", "FIFO skips"};
    return names[s];
}

static dfg_node build(struct builder *b, enum shape s, uint32_t n)
{
    switch (s) {
    case SHAPE_CHAIN:
        return chain(b, n);
    case SHAPE_RESNET:
        return resnet(b, n, false);
    case SHAPE_DENSENET:
        return densenet(b, n);
    case SHAPE_WINDOW:
        return scattered(b, n, 64);
    case SHAPE_RANDOM:
        return scattered(b, n, UINT32_MAX);
    case SHAPE_SHARED:
        return resnet(b, n, true);
    default:
        return fifo(b, n);
    }
}

dfg_module *shape_new(enum shape s, uint32_t n)
{
    struct builder b = {.m = dfg_module_new(NULL, 0), .random = 88172645463325252u};
    if (b.m == NULL)
        return NULL;
    b.kind = dfg_kind_of(b.m, dfg_operator(b.m, "f", 1), 1, NULL, 0);
    dfg_body_open(b.m);
    dfg_node result = build(&b, s, n);
    dfg_node f = dfg_func(b.m, NULL, 0, &result, 1, NULL, 0, 0);
    dfg_function_add(b.m, dfg_symbol(b.m, "main", 4), f);
    if (dfg_finish(b.m) == DFG_OK)
        return b.m;
    dfg_module_free(b.m);
    return NULL;
}
