/* given.h -- a graph that somebody has in memory, as ONNX's messages (libdfg-ort). */
#ifndef DFG_IO_ONNX_GIVEN_H
#define DFG_IO_ONNX_GIVEN_H

#include "../dfg.h"
#include "onnx.pb-c.h"

/* What all inputs and nodes of such a graph are, and of the graphs in it.  Types and tensors are the module's. */
struct onnx_given_input {
    Onnx__ValueInfoProto proto; /* first; its type is not looked at */
    uint32_t type;              /* 0: unknown */
    uint32_t tensor;            /* of a constant, which is no parameter; else 0 */
};
struct onnx_given {
    Onnx__NodeProto proto; /* first; its attributes are those that are graphs */
    struct dfg_attr *attrs; /* the others */
    size_t n_attrs;
    uint32_t *types; /* by output; 0: unknown */
    int64_t since;   /* the version of its operator */
    dfg_node call;   /* out: what it became */
};

/* The graph as @main of an empty module, which is finished.  Each node is one call, as it stands: in another form
 * than the declared one it has the version in its name, `ReduceMean.v18`.  A call whose results nothing reads is
 * a result of @main, too.  Of outputs only the names count; there are no initializers.  name stands in messages. */
dfg_status dfg_onnx_given(dfg_module *, const char *name, const Onnx__GraphProto *, struct dfg_error *);

#endif
