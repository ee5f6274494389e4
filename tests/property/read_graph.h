/* read_graph.h -- the graph readers on some bytes, and all that must hold then. */
#ifndef READ_GRAPH_H
#define READ_GRAPH_H

#include <stdbool.h>

#include "mutate.h"

/* .dfg text, or a model, which keeps its form or not.  Were the bytes a graph? */
bool read_graph(struct bytes b, bool onnx, bool keep_opset);

#endif
