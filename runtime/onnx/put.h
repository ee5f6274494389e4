/* put.h -- what the files of the ONNX writer share, a section for each.
 *
 * The writer builds protobuf-c's messages in memory that ends with the run;
 * weights, texts and what is copied from the model that was read are referred to.
 * Whatever fails sets the status and ends the writing: it does not come back.
 */
#ifndef DFG_IO_ONNX_PUT_H
#define DFG_IO_ONNX_PUT_H

#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

#include "onnx.h"

/* One result of a node. */
struct onnx_result {
    const char *name; /* in the model; NULL: not named yet; "": absent */
    const char *wish; /* what the graph calls it; NULL: nothing */
    bool used;        /* projected somewhere */
    uint32_t returned; /* 1 + the first result of the function that is it, by its own name; 0: none */
};

struct onnx_taken {
    const char *text;
    bool taken;
};

/* Names in the graphs that are open. */
struct onnx_names {
    struct onnx_taken *slots;
    size_t size, used; /* size: a power of two */
    uint32_t *open;    /* slots that are taken, the innermost graph's last */
    size_t n_open, open_room;
    uint64_t number; /* that the last made-up name ends in */
};

/* Bytes that go to the file of external data. */
struct onnx_bulk {
    const uint8_t *at;
    size_t n;
    uint64_t offset;
};

struct onnx_list {
    void **at;
    size_t n, room;
};

/* A function that is called by calls, as a function of the model. */
struct onnx_local {
    dfg_node func;
    const char *domain, *name;
};

struct onnx_writer {
    const dfg_module *m;
    const char *file; /* for messages */
    struct dfg_error *err;
    dfg_status status;
    jmp_buf out; /* of the writing */
    struct dfg_stack memory;
    struct dfg_note source;       /* the model that was read; n is 0: there is none */
    bool as_is;                   /* nodes have the form of that model's opset */
    int64_t opset;                /* of the default domain */
    struct dfg_note home;         /* as_is: the graph or function of the model whose nodes have that opset */
    dfg_node *order;              /* nodes by body, ascending */
    uint32_t *first;              /* function -> its first node in order */
    uint32_t *locals_of;          /* function value -> its row in locals, from 1; 0: none */
    struct onnx_result **results; /* node -> its results; NULL: it is no call */
    struct onnx_names names;
    struct onnx_list locals;  /* struct onnx_local */
    struct onnx_list domains; /* of nodes so far, but the default: const char * */
    const char *data_name;    /* of the file of external data; NULL: there can be none */
    bool spill;               /* all that is large goes there */
    struct onnx_list bulks;   /* struct onnx_bulk */
    uint64_t bulk_bytes;
};

/* ---- put_memory.c ---- */

_Noreturn void dfg_onnx_put_fail(struct onnx_writer *, const char *text, ...) DFG_PRINTF(2, 3);
_Noreturn void dfg_onnx_put_fail_at(struct onnx_writer *, dfg_node, const char *text, ...) DFG_PRINTF(3, 4);
_Noreturn void dfg_onnx_put_no_memory(struct onnx_writer *);
/* n things of that size, zeroed, until the run ends. */
void *dfg_onnx_put_new(struct onnx_writer *, size_t n, size_t size);
/* An empty message. */
void *dfg_onnx_put_message(struct onnx_writer *, const ProtobufCMessageDescriptor *);
void dfg_onnx_put_push(struct onnx_writer *, struct onnx_list *, void *);
char *dfg_onnx_put_copy(struct onnx_writer *, const void *text, size_t n); /* NUL-terminated */
char *dfg_onnx_put_taken(struct onnx_writer *, char *); /* of malloc, which is freed; NULL: no memory */
char *dfg_onnx_put_text(struct onnx_writer *, const char *text, ...) DFG_PRINTF(2, 3);

/* ---- field.c, put_note.c: messages of the model that was read ---- */

struct onnx_field {
    uint32_t id;
    unsigned wire;
    const uint8_t *data; /* as it stands: of what has a length, that too */
    size_t data_n;
    const uint8_t *at; /* without it */
    size_t n;
    uint64_t number; /* of a varint */
};

/* The next field of a message; false: it ends, or is malformed from here on. */
bool dfg_onnx_put_next(struct dfg_note *rest, struct onnx_field *);
/* A field that is a message. */
struct dfg_note dfg_onnx_put_inside(const struct onnx_field *);
/* What the file says of a node; n is 0: nothing. */
struct dfg_note dfg_onnx_put_noted(const struct onnx_writer *, dfg_node);
/* The last field with that id; false: there is none. */
bool dfg_onnx_put_find(struct dfg_note, uint32_t id, struct onnx_field *);
/* How many fields have that id. */
size_t dfg_onnx_put_count(struct dfg_note, uint32_t id);
/* A field's text, until the run ends. */
char *dfg_onnx_put_field_text(struct onnx_writer *, const struct onnx_field *);
/* All fields but those named in `but`, as they stand, to a message of the same kind. */
void dfg_onnx_put_rest(struct onnx_writer *, ProtobufCMessage *to, struct dfg_note, const char *but);
/* One field as it stands. */
void dfg_onnx_put_as_is(struct onnx_writer *, ProtobufCMessage *to, const struct onnx_field *);
/* A message as a field that this version of ONNX does not know. */
void dfg_onnx_put_packed(struct onnx_writer *, ProtobufCMessage *to, uint32_t id, const ProtobufCMessage *);

/* ---- put_name.c ---- */

/* Opens a graph's names; what is taken around it stays taken. */
size_t dfg_onnx_put_names_open(const struct onnx_writer *);
void dfg_onnx_put_names_close(struct onnx_writer *, size_t mark);
/* The name, or if it is taken one that begins with it; `wish` NULL or "": one made from `otherwise`. */
const char *dfg_onnx_put_name(struct onnx_writer *, const char *wish, const char *otherwise);
bool dfg_onnx_put_is_taken(const struct onnx_writer *, const char *);
/* Takes exactly this name; false: it is taken. */
bool dfg_onnx_put_take(struct onnx_writer *, const char *);
void dfg_onnx_put_results(struct onnx_writer *); /* a row for every call, and what gets wish */
/* Names for all that a function's body defines. wants: of its results, NULL where none. */
void dfg_onnx_put_names_of(struct onnx_writer *, dfg_node func, const char *const *wants);
/* What the body defines has no names any more. */
void dfg_onnx_put_forget(const struct onnx_writer *, dfg_node func);
/* Where a value comes from: projections are looked through.  Nowhere: an error for user. */
struct onnx_result *dfg_onnx_put_result(struct onnx_writer *, dfg_node value, dfg_node user);
/* The name of an operand; "" for an absent one. */
const char *dfg_onnx_put_operand(struct onnx_writer *, dfg_node value, dfg_node user);
const char *dfg_onnx_put_name_of(struct onnx_writer *, const struct onnx_result *, dfg_node user);
/* Results of a node, those of a function, and one of these with its value.  ONNX has no tuples: one that a
 * function which is called returns is as many results, of the function and of its calls. */
uint32_t dfg_onnx_put_n_results(const struct onnx_writer *, dfg_node);
uint32_t dfg_onnx_put_n_returned(const struct onnx_writer *, dfg_node func);
struct onnx_result *dfg_onnx_put_returned(struct onnx_writer *, dfg_node func, uint32_t i, dfg_node *value);

/* ---- put_type.c ---- */

/* A value's name and type; old: how the file describes it, n 0 if it does not. */
Onnx__ValueInfoProto *dfg_onnx_put_info(struct onnx_writer *, const char *name, uint32_t type,
                                        struct dfg_note old);
/* Text such as `seq(f32[2, N])` as a type; NULL, without an error, where it is none. */
Onnx__TypeProto *dfg_onnx_put_type_of_text(struct onnx_writer *, const char *);

/* ---- put_tensor.c ---- */

/* user: the node that an error names; old: how the file describes it. */
Onnx__TensorProto *dfg_onnx_put_tensor(struct onnx_writer *, const struct dfg_tensor *, const char *name,
                                       dfg_node user, struct dfg_note old);
/* A new vector of ints or floats (f32), or a scalar. */
Onnx__TensorProto *dfg_onnx_put_numbers(struct onnx_writer *, const dfg_val *, const char *name);
/* Is the constant a splat that is better computed by the model? */
bool dfg_onnx_put_is_computed(const struct onnx_writer *, dfg_node constant);
/* Numbers of an i64, i32 or f32 constant of rank 0 or 1 as a value; false: it is none. */
bool dfg_onnx_put_values(struct onnx_writer *, dfg_node constant, dfg_val *);

/* ---- put_form.c: a call as the opset in hand has it ---- */

struct onnx_put_attr {
    const char *key;
    dfg_val value;
    const char *text; /* a string that the module does not have, instead of value; NULL: none */
};

struct onnx_put_input {
    dfg_node node; /* DFG_NONE: absent, or */
    dfg_val value; /* a new constant; NIL: none */
};

struct onnx_put_call {
    dfg_node node;
    const char *domain, *op;
    int64_t version; /* in the operator's name; 0: the canonical form */
    struct onnx_put_input *inputs;
    size_t n_inputs;
    struct onnx_put_attr *attrs;
    size_t n_attrs;
    uint32_t n_results, n_funcs; /* n_funcs: functions before the inputs */
    bool changed;                /* attributes are others than in the graph */
    const char *form_arg;        /* while it is converted: the attribute that its form's lift is about */
    struct dfg_note note;        /* n is 0: none */
};

/* Reads a call out of the graph. */
void dfg_onnx_put_open(struct onnx_writer *, struct onnx_put_call *, dfg_node);
/* Brings it into the form of opset w->opset.  *why: why that can't be, NULL if it can. */
void dfg_onnx_put_convert(struct onnx_writer *, struct onnx_put_call *, const char **why);

/* ---- put_opset.c ---- */

/* Chooses w->opset for the nodes of the module. */
void dfg_onnx_put_choose_opset(struct onnx_writer *);
/* A node of that domain is written: it will be imported. */
void dfg_onnx_put_domain(struct onnx_writer *, const char *domain);
/* The operator sets of a model or function, whose imports the file has in field `id` of old. */
void dfg_onnx_put_imports(struct onnx_writer *, struct dfg_note old, uint32_t id,
                          Onnx__OperatorSetIdProto ***, size_t *n);
int64_t dfg_onnx_put_ir_version(int64_t opset);
/* What the file imports of the default domain; 0: nothing. */
int64_t dfg_onnx_put_old_opset(struct dfg_note old, uint32_t id);

/* ---- put_attr.c ---- */

/* The attributes of a call that has no graphs, or whose are at funcs. */
void dfg_onnx_put_attrs(struct onnx_writer *, const struct onnx_put_call *, Onnx__NodeProto *,
                        Onnx__GraphProto *const *funcs);

/* ---- put_node.c, put_graph.c ---- */

struct onnx_body {
    dfg_node func;
    uint32_t depth;
    bool is_function; /* without initializers */
    bool computes;    /* no result is a parameter: functions, and bodies of Scan, whose steps ONNX Runtime mixes up else */
    struct onnx_list nodes, constants, sparse, infos;
    struct dfg_note old; /* n is 0: none */
};

/* The node n of the body, to its lists. */
void dfg_onnx_put_node(struct onnx_writer *, struct onnx_body *, dfg_node n);
Onnx__GraphProto *dfg_onnx_put_graph(struct onnx_writer *, dfg_node func, uint32_t depth, bool computes);
Onnx__FunctionProto *dfg_onnx_put_function(struct onnx_writer *, dfg_node func, const char *domain,
                                           const char *name);

/* ---- put_model.c ---- */

/* The function that a call node calls; DFG_NONE: no call, or of another value. */
dfg_node dfg_onnx_put_callee(const struct onnx_writer *, dfg_node call);
Onnx__ModelProto *dfg_onnx_put_model(struct onnx_writer *);

#endif
