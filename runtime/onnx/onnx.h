/* onnx.h -- what the files of the ONNX reader share, a section for each.
 *
 * Every function that can fail returns false (or 0) and has called onnx_fail,
 * or the module has failed for want of memory; callers pass that on.
 */
#ifndef DFG_IO_ONNX_H
#define DFG_IO_ONNX_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../core/packed.h"
#include "../dfg_extend.h"
#include "../dfg_onnx.h"
#include "given.h"

/* The canonical opset. */
#define ONNX_CANONICAL DFG_ONNX_CANONICAL

/* What a name means in the graph in hand.  A constant becomes a node, and a
 * result among several is projected, when it is first used. */
struct onnx_value {
    uint32_t owner;  /* number of the graph that defines it; 0: nobody does */
    uint32_t maker;  /* its node there, from 1; 0: an input or an initializer */
    dfg_node node;   /* DFG_NONE: not made yet */
    uint32_t tensor; /* of a constant; else 0 */
    dfg_node call;   /* of a result among several: what `index` is projected from */
    uint32_t index;
    uint32_t type;        /* as stated; 0: not */
    bool used;            /* by a node, or as an output */
    struct dfg_note note; /* of an input, a constant */
};

struct onnx_name {
    struct onnx_value value;
    uint32_t hidden; /* while free names are sought: graphs around that define it */
};

/* An operand of the call in hand: a node, a name, a constant, or absent (all 0). */
struct onnx_operand {
    dfg_node node;
    dfg_sym name;
    uint32_t tensor;
};

/* The call in hand, as the lifts change it. */
struct onnx_call {
    const Onnx__NodeProto *node;
    const char *op;  /* the name without domain */
    const struct dfg_op_decl *row; /* of the operator as it was read, of the default domain; NULL: none */
    bool standard;   /* of the default domain */
    int64_t version; /* of its form, where it is no canonical one; 0: it is */
    struct onnx_operand *operands;
    size_t n_operands, operands_room;
    struct dfg_attr *attrs;
    size_t n_attrs, attrs_room;
    uint32_t n_results; /* through the last one that has a name */
    bool lifted;        /* an attribute is another than in the file */
};

struct onnx_file; /* of external data, mapped */
struct onnx_wire;

/* Parts of the model's bytes. */
struct onnx_span {
    size_t at, n;
};
struct onnx_spans {
    struct onnx_span *at;
    size_t n, room;
};

/* What is unpacked by itself: a node, one without attributes that hold no graph, a type. */
enum onnx_part { ONNX_NODE, ONNX_NAMES, ONNX_TYPE };

/* What an attribute of a model's function is where a call leaves it out. */
struct onnx_default {
    dfg_sym function;
    struct dfg_attr attr;
    dfg_val *list; /* the elements of its value; NULL: it is none */
};

struct onnx_reader {
    dfg_module *m;
    const char *file;   /* for messages */
    const char *folder; /* of external data; NULL: none */
    size_t folder_len;
    struct dfg_error *err;
    dfg_status status;
    const uint8_t *bytes; /* the model */
    size_t n_bytes;
    bool keep_opset;
    bool is_given; /* no model: a graph of struct onnx_given */
    int64_t opset; /* of the default domain where the graph in hand stands; 0: not stated */
    struct dfg_onnx_info info;
    struct onnx_name *names; /* by symbol */
    size_t names_room;
    dfg_sym named;    /* the last that dfg_onnx_next_symbol has found */
    void *infer;      /* dfg_inference, for lifts; NULL: not needed yet */
    uint32_t *stated; /* by node, below n_typed: its type as the file has it */
    size_t stated_room;
    dfg_node n_typed; /* nodes below it have inferred types */
    uint32_t n_graphs; /* that were opened: the next one's number */
    uint32_t depth;    /* of the graph in hand */
    struct dfg_attr *func_attrs; /* of the function in hand */
    size_t n_func_attrs, func_attrs_room;
    struct onnx_default *defaults; /* by function */
    size_t n_defaults, defaults_room;
    struct onnx_call call;
    void **lists; /* values of the call in hand */
    size_t n_lists, lists_room;
    struct onnx_file *files;
    struct onnx_wire *wire;          /* the walk over its bytes */
    /* Node or type i of its own graph; good until the next but one is asked for.  NULL: it failed.  A pointer, so
     * that a program that reads no files links without protobuf-c. */
    const void *(*part)(struct onnx_reader *, enum onnx_part, size_t i);
    const Onnx__GraphProto *graph;   /* its own; without these, which are unpacked one at a time: */
    struct onnx_spans nodes, types;  /* node, value_info */
    struct dfg_stack latest[2];      /* for the two that are in hand */
    struct dfg_stack_mark empty[2];
    size_t n_unpacked;
    Onnx__NodeProto **kept; /* nodes of a model that has not too many, which are asked for several times */
    struct dfg_stack all;   /* theirs */
};

/* ---- error.c ---- */

/* The first error of a file, about a node where op is not NULL; later ones change nothing. */
void dfg_onnx_set_error(dfg_status *, dfg_status is, struct dfg_error *, const char *file, const char *op,
                        const char *name, const char *text, va_list values);
bool dfg_onnx_fail(struct onnx_reader *, const char *text, ...) DFG_PRINTF(2, 3);
bool dfg_onnx_fail_at(struct onnx_reader *, const Onnx__NodeProto *, const char *text, ...) DFG_PRINTF(3, 4);
bool dfg_onnx_no_memory(struct onnx_reader *);
/* The domain of ONNX's own operators? */
bool dfg_onnx_is_standard(const char *domain);
/* Where in the model a message that was read stands; of one made here: nowhere. */
struct dfg_note dfg_onnx_note(const struct onnx_reader *, const char *doc_string);
/* "" for NULL. */
const char *dfg_onnx_text(const char *);
/* realloc for at least `need` elements, new ones zeroed; false: no memory. */
bool dfg_onnx_grow(struct onnx_reader *, void *array, size_t *room, size_t need, size_t size);

/* Fields of NodeProto and FunctionProto from IR version 10 on, and how keys begin under which the latter's
 * metadata have attributes of a function: `dfg.Composite`, with the value as .dfg text. */
enum {
    ONNX_NODE_OVERLOAD = 8,
    ONNX_FUNCTION_INFO = 12,
    ONNX_FUNCTION_OVERLOAD = 13,
    ONNX_FUNCTION_METADATA = 14
};
#define ONNX_ATTR_KEY "dfg."

/* What stands for raw data, its place and size; what stands in front of one to a message. */
enum { ONNX_REFERENCE_BYTES = 16, ONNX_PLACE_MARK = 1 };

/* Wire types of protobuf. */
enum { ONNX_VARINT = 0, ONNX_FIXED64 = 1, ONNX_DELIMITED = 2, ONNX_FIXED32 = 5 };

/* ---- wire.c: the model without its bulk ---- */

/* The model, in which raw data is a reference (onnx_raw), and texts for people and the nodes and types of
 * its own graph are left out: r->nodes, r->types say where.  NULL: it failed. */
const Onnx__ModelProto *dfg_onnx_model(struct onnx_reader *, struct dfg_stack *);
/* The same of one of those; names_only: without attributes that hold no graph. */
void *dfg_onnx_part(struct onnx_reader *, const ProtobufCMessageDescriptor *, struct onnx_span, bool names_only,
                    struct dfg_stack *);
const void *dfg_onnx_unpack_part(struct onnx_reader *, enum onnx_part, size_t i);
void dfg_onnx_wire_free(struct onnx_reader *);
/* ---- file.c: files of external data ---- */

bool dfg_onnx_keep_model(dfg_module *, const char *path); /* that the module is read from it; false: no memory */
bool dfg_onnx_reads_model(const dfg_module *, const char *path); /* that one, whatever way leads to it */

/* `size` bytes of the tensor; *at is NULL where the file is not there. */
bool dfg_onnx_external(struct onnx_reader *, const Onnx__TensorProto *, size_t size, const uint8_t **at);
void dfg_onnx_files_free(struct onnx_reader *);
/* A file mapped whole; *at is NULL for an empty one.  False: errno says why. */
bool dfg_onnx_map(const char *path, uint8_t **at, size_t *n);
void dfg_onnx_unmap(void *at, size_t n);

/* ---- type.c ---- */

uint32_t dfg_onnx_type(struct onnx_reader *, const Onnx__TypeProto *); /* 0: unknown */
/* As text, malloc'ed. */
char *dfg_onnx_type_text(struct onnx_reader *, const Onnx__TypeProto *);

/* ---- tensor.c ---- */

uint32_t dfg_onnx_tensor(struct onnx_reader *, const Onnx__TensorProto *, const char *name);
uint32_t dfg_onnx_tensor_ints(struct onnx_reader *, int32_t rank, const dfg_val *ints, size_t n); /* i64 */
uint32_t dfg_onnx_tensor_floats(struct onnx_reader *, enum dfg_dtype, int32_t rank, const dfg_val *,
                                size_t n);
uint32_t dfg_onnx_tensor_strings(struct onnx_reader *, int32_t rank, const dfg_val *strings, size_t n);
/* The numbers of an integer tensor of rank 0 or 1, as a list of the call in hand. */
bool dfg_onnx_tensor_list(struct onnx_reader *, uint32_t tensor, dfg_val *list);

/* ---- attr.c ---- */

Onnx__AttributeProto__AttributeType dfg_onnx_attr_type(const Onnx__AttributeProto *);
/* Is it the second body that the row declares?  Files have bodies in any order. */
bool dfg_onnx_is_second(const struct dfg_op_decl *, const char *name);
/* The attributes of a node, but for graphs, into the call in hand. */
bool dfg_onnx_attrs(struct onnx_reader *, const Onnx__NodeProto *);
dfg_val dfg_onnx_attr_value(struct onnx_reader *, const Onnx__AttributeProto *); /* NIL: it has none */
/* The call in hand's; NULL: it has none such. */
dfg_val *dfg_onnx_attr(const struct onnx_reader *, const char *key);
/* A list all of whose values have that tag? */
bool dfg_onnx_is_list(const dfg_val *, uint8_t tag);
/* Room for n values, for as long as the call is in hand; NULL: no memory. */
dfg_val *dfg_onnx_list(struct onnx_reader *, size_t n);
void dfg_onnx_lists_free(struct onnx_reader *);
/* Facts of what attributes of a function's node refer to. */
bool dfg_onnx_refs(struct onnx_reader *, const Onnx__NodeProto *, dfg_node);

/* ---- function.c: what functions say in fields of newer versions ---- */

bool dfg_onnx_function_infos(struct onnx_reader *, struct dfg_note,
                             Onnx__GraphProto *); /* to its value_info */
void dfg_onnx_infos_free(Onnx__GraphProto *);
bool dfg_onnx_function_attrs(struct onnx_reader *, struct dfg_note); /* to r->func_attrs */
bool dfg_onnx_defaults_begin(struct onnx_reader *, const Onnx__ModelProto *); /* to r->defaults */

/* ---- scope.c: names and what they mean ---- */

struct onnx_scope {
    const Onnx__GraphProto *graph;
    size_t n_nodes;
    bool is_main; /* the model's own */
    uint32_t number;
    dfg_sym *defined;          /* names that the graph defines */
    struct onnx_value *before; /* of a graph in another: what they meant there */
    size_t n_defined, defined_room, before_room;
    dfg_sym *needs; /* names that its nodes use, inner graphs' included, by node */
    size_t n_needs, needs_room;
    size_t *first; /* node -> its first need; one more than nodes */
    size_t *order; /* of nodes, operands first */
};

dfg_sym dfg_onnx_symbol(struct onnx_reader *, const char *); /* of a name; has a row in names */
/* The same, most often found behind the one that was asked for before, as names come in one order again and again;
 * 0: there is none. */
dfg_sym dfg_onnx_next_symbol(struct onnx_reader *, const char *);
/* Node i of the graph; see part.  NULL: it failed. */
const Onnx__NodeProto *dfg_onnx_node_at(struct onnx_reader *, const struct onnx_scope *, size_t i);
bool dfg_onnx_scope_open(struct onnx_reader *, struct onnx_scope *, const Onnx__GraphProto *);
bool dfg_onnx_define(struct onnx_reader *, struct onnx_scope *, dfg_sym, struct onnx_value);
/* Is node i a Constant whose result a later one defines anew? */
bool dfg_onnx_is_replaced(struct onnx_reader *, const Onnx__NodeProto *, size_t i);
bool dfg_onnx_scope_needs(struct onnx_reader *, struct onnx_scope *);
void dfg_onnx_scope_close(struct onnx_reader *, struct onnx_scope *);

/* ---- sort.c ---- */

bool dfg_onnx_sort(struct onnx_reader *, struct onnx_scope *);

/* ---- graph.c, node.c ---- */

/* A graph as a func; scope as dfg_var says. */
dfg_node dfg_onnx_graph(struct onnx_reader *, const Onnx__GraphProto *, uint32_t scope);
/* The same as a function of the module. */
bool dfg_onnx_function(struct onnx_reader *, const Onnx__GraphProto *, const char *name);
/* What reading took, but for the walk over a file. */
void dfg_onnx_reader_free(struct onnx_reader *);
bool dfg_onnx_node(struct onnx_reader *, struct onnx_scope *, size_t i);
/* The node of a name's value. */
dfg_node dfg_onnx_resolve(struct onnx_reader *, dfg_sym);
/* An operand's node; DFG_NONE for an absent one, and on failure. */
dfg_node dfg_onnx_operand(struct onnx_reader *, struct onnx_operand);
/* `domain.Name` of a function or of a node's operator, and `domain.Name:overload` where the message says that in the
 * field with the id; to be freed.  NULL: no memory. */
char *dfg_onnx_whole_name(const char *domain, const char *name, struct dfg_note message, uint32_t id);

/* ---- fold.c: nodes that are constants ---- */

/* Is the call a constant?  *tensor is 0 if not. */
bool dfg_onnx_fold(struct onnx_reader *, uint32_t *tensor);

/* ---- known.c: types for lifts ---- */

/* The tensor type of an operand, stated or inferred; rank -1, no dtype: unknown. */
struct dfg_type dfg_onnx_known(struct onnx_reader *, struct onnx_operand);
/* Nodes have the types again that the file states. */
void dfg_onnx_known_end(struct onnx_reader *);

/* ---- lift.c ---- */

bool dfg_onnx_lift(struct onnx_reader *);

#endif
