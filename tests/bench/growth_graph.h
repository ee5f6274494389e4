/* growth_graph.h -- the graphs of bench-growth, for all matchers that are compared, in C and in C++.
 *
 * Blocks of a residual network over the vocabulary of growth_families.py, of which growth_ops.h is made: regular, each
 * block like the one before, as in a ResNet; or irregular, operators and attributes drawn at random.
 */
#ifndef GROWTH_GRAPH_H
#define GROWTH_GRAPH_H

#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>

#include "growth_ops.h"

struct growth_node {
    uint16_t op;
    uint32_t args[2];
    int16_t attrs[4];
};

struct growth_graph {
    uint32_t n, room;
    struct growth_node *nodes;
    uint64_t random;
    bool regular;
};

/* Of a regular graph always 0. */
static uint32_t growth_draw(struct growth_graph *g)
{
    g->random ^= g->random << 13;
    g->random ^= g->random >> 7;
    g->random ^= g->random << 17;
    return g->regular ? 0 : (uint32_t)(g->random >> 32);
}

static uint32_t growth_add(struct growth_graph *g, int op, uint32_t a, uint32_t b)
{
    const struct growth_node node = {(uint16_t)op, {a, b}, {0, 0, 0, 0}};
    g->nodes[g->n] = node;
    return g->n++;
}

/* One of `others` from `first` on in `share` of ten cases, else `mostly`. */
static int growth_either(struct growth_graph *g, int mostly, uint32_t share, int first, uint32_t others)
{
    const uint32_t drawn = growth_draw(g);
    return drawn % 10 >= 10 - share ? first + (int)((drawn >> 8) % others) : mostly;
}

static uint32_t growth_convolution(struct growth_graph *g, uint32_t x, bool halves, bool wide)
{
    const int op = growth_either(g, G_conv2d, 4, G_conv2d + 1, 3);
    const uint32_t drawn = growth_draw(g), w = growth_add(g, G_const, 0, 0), conv = growth_add(g, op, x, w);
    const bool is_wide = g->regular ? wide : drawn >> 4 & 1;
    int16_t *attrs = g->nodes[conv].attrs;
    attrs[0] = (g->regular ? halves : drawn % 4 == 0) ? 2 : 1;
    attrs[1] = is_wide;
    attrs[2] = !g->regular && (drawn >> 8) % 8 == 0 ? 32 : 1;
    attrs[3] = is_wide ? 3 : 1;
    return conv;
}

/* 16 nodes, and a pool behind each fourth. */
static uint32_t growth_block(struct growth_graph *g, uint32_t x, uint32_t number)
{
    const uint32_t in = x;
    for (int i = 0; i < 3; i++) {
        x = growth_convolution(g, x, number % 4 == 0 && i == 1, i == 1);
        const uint32_t bias = growth_add(g, G_const, 0, 0);
        x = growth_add(g, growth_either(g, G_bias_add, 2, G_bn, 1), x, bias);
        if (i < 2)
            x = growth_add(g, growth_either(g, G_relu, 6, G_relu, 16), x, 0);
    }
    x = growth_add(g, growth_either(g, G_add, 3, G_add, 6), x, in);
    x = growth_add(g, growth_either(g, G_relu, 6, G_relu, 16), x, 0);
    if (number % 4 != 3)
        return x;
    const uint32_t drawn = growth_draw(g);
    x = growth_add(g, G_max_pool + (int)(drawn % 3), x, 0);
    g->nodes[x].attrs[0] = 2;
    g->nodes[x].attrs[1] = !g->regular && (drawn >> 8) % 2 == 0 ? 1 : 2;
    return x;
}

/* At least `wanted` nodes; .nodes is NULL where there is no memory. */
static struct growth_graph growth_make(uint32_t wanted, bool regular)
{
    struct growth_graph g = {0, wanted + 64, NULL, 0x9E3779B97F4A7C15u, regular};
    g.nodes = (struct growth_node *)malloc(g.room * sizeof *g.nodes);
    if (g.nodes == NULL)
        return g;
    uint32_t x = growth_add(&g, G_input, 0, 0);
    for (uint32_t number = 0; g.n < wanted; number++)
        x = growth_block(&g, x, number);
    return g;
}

#endif
