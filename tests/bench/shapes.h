/* shapes.h -- graphs for benchmarks of analyses, by name. */
#ifndef SHAPES_H
#define SHAPES_H

#include "dfg.h"

enum shape {
    SHAPE_CHAIN,    /* each node uses the one before */
    SHAPE_RESNET,   /* blocks of three convolutions with weights and a skip */
    SHAPE_DENSENET, /* blocks in which each layer uses all before it: 5 operands a node */
    SHAPE_WINDOW,   /* two random operands among the last 64 nodes */
    SHAPE_RANDOM,   /* two random operands among all nodes */
    SHAPE_SHARED,   /* a resnet with one bias for all, and a skip from start to end */
    SHAPE_FIFO,     /* node i of the first half also goes to node i of the second */
    N_SHAPES
};

const char *shape_name(enum shape);
/* About n nodes; NULL: no memory. */
dfg_module *shape_new(enum shape, uint32_t n);

#endif
