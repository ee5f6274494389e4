/* given.h -- a graph that somebody has in memory, as ONNX's messages (libdfg-ort). */
#ifndef DFG_IO_ONNX_GIVEN_H
#define DFG_IO_ONNX_GIVEN_H

#include "../dfg.h"
#include "onnx.pb-c.h"

/* What all nodes of such a graph are, and of the graphs in it. */
struct onnx_given {
    Onnx__NodeProto proto; /* first */
    int64_t since;         /* the version of its operator */
    dfg_node call;         /* out: what it became */
};

/* The graph as @main of an empty module, which is finished.  Each node is one call, as it stands: in another form
 * than the declared one it has the version in its name, `ReduceMean.v18`.  A call whose results nothing reads is
 * a result of @main, too.  raw_data of a tensor are the elements themselves (NULL: not at hand), an attribute of no
 * type is none.  name stands in messages. */
dfg_status dfg_onnx_given(dfg_module *, const char *name, const Onnx__GraphProto *, struct dfg_error *);

#endif
