/* dfg_onnx.h -- public API of ONNX models.
 *
 * What a model's parts become:
 *
 * - The graph is the module's function `@main`; inputs are its parameters,
 *   except initializers that are listed as inputs below IR version 4.  Bodies of
 *   If, Loop, Scan are func operands before the other operands, in the order of
 *   the attributes; of an operator declared with two (`branches`) in that of its row.
 * - Initializers, Constant, Identity of a constant and ConstantOfShape of a
 *   constant are `const` nodes, made where they are first used.
 * - A model-local function is the module's function `@domain.Name` (`@Name` in
 *   the default domain); its calls are calls of the operator `domain.Name`, since
 *   they carry attributes.  Its own are those of its metadata whose keys begin with
 *   `dfg.` (see runtime/README.md).  In its body an attribute that refers to one of the
 *   function's has the value none, and a fact `onnx.ref.ATTRIBUTE` names it.
 * - Operators of the default domain have their bare name, others are
 *   `com.microsoft.Gelu`.  Nodes are in the form of opset 17 where that is exact,
 *   as far as the module's tables declare the operators with their forms
 *   (patterns/ops/onnx.ops); a node that can't be expressed in it is called with the
 *   version of its form: `Softmax.v1`, `ReduceMean.v18`.
 * - Tensor types are as stated; types of sequences, maps, optionals and sparse
 *   tensors are unknown.  Names of nodes, texts, metadata, training parts and
 *   default values of inputs are no part of the graph; the module refers to where
 *   they are in the file, and the writer takes them from there.
 * - A TypeProto as attribute is text, `seq(optional(f32[2, N]))`; a sparse tensor
 *   is the list [values, indices, [dims]]; a sparse initializer is a call of
 *   Constant with that as sparse_value.
 */
#ifndef DFG_ONNX_H
#define DFG_ONNX_H

#include "dfg.h"

DFG_BEGIN_C

/* What was in a model's file.  Texts live as long as the module. */
struct dfg_onnx_info {
    int64_t ir_version;
    int64_t opset;      /* of the default domain; 0: not stated */
    uint64_t nodes;     /* of the graph, Constant nodes included */
    uint64_t all_nodes; /* with those of all graphs inside it; without functions' */
    uint32_t depth;     /* of the deepest graph inside the graph; 0: there is none */
    uint32_t functions; /* model-local ones */
    uint64_t folded;    /* nodes that became constants */
    uint64_t replaced;  /* Constant nodes whose result a later one defines anew: the last one counts */
    uint64_t kept;      /* nodes that could not be brought into the canonical form */
    uint64_t absent;    /* tensors whose elements are in a file that is not there */
    bool unsorted;      /* some node stood before a node whose result it uses */
    const char *producer, *producer_version, *graph; /* names; "" where not stated */
};

struct dfg_onnx_options {
    bool keep_opset;    /* no node is folded or brought into another form */
    const char *folder; /* where files of external data are; NULL: the model's own, of bytes: nowhere */
    struct dfg_onnx_info *info; /* filled in on success; NULL: not wanted */
};

/* Reads a model into an empty module.  options may be NULL.  The file stays
 * mapped, and tensors refer to it, until the module is freed: it must not be cut
 * short meanwhile.  DFG_NO_FILE, DFG_BAD_ONNX (`FILE: error: node 'n' (Op): why`)
 * or DFG_NO_MEMORY; the module holds a part of the model then, fit only to be
 * freed.  O(bytes), and O(nodes * depth) for nested graphs.  Any bytes may be
 * given; what nests more than 200 messages deep is refused. */
dfg_status dfg_read_onnx(dfg_module *, const char *path, const struct dfg_onnx_options *, struct dfg_error *);

/* The same of bytes in memory, which must outlive the module.  name stands in messages. */
dfg_status dfg_read_onnx_bytes(dfg_module *, const char *name, const void *bytes, size_t size,
                               const struct dfg_onnx_options *, struct dfg_error *);

/* A model where the file's name ends in .onnx, else `.dfg` text; "-" is text on standard input. */
dfg_status dfg_read_file(dfg_module *, const char *path, struct dfg_error *);

/* Writes a finished module as a model.  @main is its graph, other functions and
 * those marked Composite are functions of the model; see runtime/README.md.  A
 * module that was read with keep_opset keeps its form (nodes that are new to it need
 * opset 17 or newer), every other one is brought into one opset.  What a model has
 * beyond a graph is taken from the bytes that the module was read from, which must
 * still be there.
 * Weights go to PATH.data where the model that was read had them outside, and
 * where all would be more than 2 GiB.  Both files appear whole or not at all;
 * neither replaces weights of another model: those that the module was read from
 * (but for the model in its own place), or a PATH.data that PATH does not name.
 * DFG_NO_FILE, DFG_NO_MEMORY, or DFG_BAD_GRAPH: what ONNX can't hold, `PATH: error:
 * node '%n' (Op): why`.  O(nodes + operands + bytes), the opset is tried for. */
dfg_status dfg_write_onnx(const dfg_module *, const char *path, struct dfg_error *);

/* The same to memory, malloc'ed; all weights are inside.  name stands in messages. */
dfg_status dfg_write_onnx_bytes(const dfg_module *, const char *name, uint8_t **bytes, size_t *n,
                                struct dfg_error *);

/* Is this a file of external data that the module was read from?  As an output it would take the model's weights. */
bool dfg_reads_external(const dfg_module *, const char *path);

DFG_END_C

#endif
