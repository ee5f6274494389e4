/* dfg.h -- public API of graphs: modules, their nodes, text form, analyses.
 *
 * A module is a list of named functions over one node space.  A node is a
 * 32-bit id with an operator, operands, attributes, a type and consumers; id 0
 * is "absent".  There is one kind of node: variables, constants, tuples,
 * functions, calls of function values are operators too (structural_ops.def).
 *
 * Ownership: a module owns all its memory; dfg_module_free releases it in
 * O(blocks).  Two modules may be used from two threads; nothing is global.
 * Nothing here prints or exits, and nothing recurses on the depth of a graph.
 *
 * Errors: functions that read a user's text or file return a dfg_status and
 * fill in a dfg_error.  Functions that build a graph return 0 when memory is
 * out, and the module remembers it (dfg_failed), so that a builder may check
 * once at its end; they take 0 as an argument and pass it on.  They also return
 * 0, then without failing, for what can't be: an operand, type or symbol that
 * does not exist.  Pointers into tables (types, kinds, tensors, operands,
 * facts) are good until the next row is added.
 */
#ifndef DFG_H
#define DFG_H

#include <stdio.h>

#include "dfg_match.h"

DFG_BEGIN_C

typedef struct dfg_module dfg_module;

/* What went wrong, as a user reads it: `FILE:LINE:COL: error: ...`, the source
 * line and a caret where there is one.  text is malloc'ed; dfg_error_clear frees it. */
struct dfg_error {
    dfg_status status;
    char *text;
};
void dfg_error_clear(struct dfg_error *);

/* ---- operators that a program knows: the const tables that pat2c makes of .ops files ---- */

struct dfg_attr_decl {
    const char *name;
    const char *type;    /* "int", "float[]", "dtype?" ... as declared */
    const char *def;     /* the default in .dfg text, NULL: none */
};

/* An attribute of a form; value: with it, it says nothing that the declared form does not. */
struct dfg_form_attr {
    const char *name;
    const char *value; /* in .dfg text, NULL: none */
};

/* What an operator of ONNX is from an opset on, until its next form or the declared one begins. */
struct dfg_op_form {
    uint16_t since;
    uint8_t n_operands;  /* at most */
    bool variadic;       /* any number of operands */
    uint16_t n_attrs;
    const struct dfg_form_attr *attrs;
    const char *lift;     /* how its calls come into the declared form, of runtime/onnx/lifts.def; NULL */
    const char *lift_arg; /* the attribute that the lift is about; NULL */
};

struct dfg_op_decl {
    const char *name;
    uint8_t kind;        /* enum dfg_fusion_kind */
    uint8_t n_required;  /* operands that must be there; the others are optional */
    uint8_t n_operands;  /* declared operands */
    bool variadic;       /* the last operand repeats */
    uint8_t n_results;   /* declared results */
    uint8_t n_required_results;
    bool variadic_results; /* always a tuple */
    uint16_t n_attrs;
    const struct dfg_attr_decl *attrs;
    const char *swap;    /* `commutative(0 2 3, 1 4 5)`: the two lists as "0 2 3,1 4 5"; NULL */
    /* By name, NULL where the row says nothing: */
    const char *infer;   /* the relation of types, of runtime/types/relations.def */
    const char *eval;    /* the kernel, of runtime/eval/kernels.def */
    const char *work;    /* how multiply-accumulates are counted, of runtime/types/work.def */
    uint16_t since;      /* ONNX's opset that has this form first; 0: the row does not say */
    uint16_t until;      /* the last one that has the operator; 0: all */
    bool commutative;    /* operands may be swapped: the first two, or those of `swap` */
    bool effect;         /* a call does something besides its result */
    bool random;         /* two equal calls need not give the same */
    bool quantizes;      /* makes integers of numbers, or of other integers, by scales */
    bool dequantizes;    /* makes numbers of integers by scales */
    bool casts;          /* the result is operand 0 in another element type */
    bool pads;           /* the result is operand 0 with a border */
    /* The first operands are functions, called so in ONNX: a body, called any number of times; or two branches, the
     * first where the third operand is true; NULL */
    const char *bodies[2];
    uint16_t n_forms;
    const struct dfg_op_form *forms; /* the other forms, in order of opsets */
};

/* The operators that one .ops or .pat file declares itself. */
struct dfg_ops {
    uint32_t abi;        /* DFG_ABI */
    uint32_t n;
    const char *name;    /* "relay" of relay.ops */
    const struct dfg_op_decl *ops;
};

/* ---- modules ---- */

/* A module that knows the operators of `ops` (n_ops tables; an operator that
 * two of them declare is the first one's).  The tables must outlive it.
 * NULL when memory is out, or a table is of another ABI. */
dfg_module *dfg_module_new(const struct dfg_ops *const *ops, size_t n_ops);

/* Where memory comes from: resize(ctx, p, size) is realloc(p, size), of p NULL
 * malloc(size), of size 0 free(p), aligned for any object; NULL: there is none. */
struct dfg_allocator {
    void *(*resize)(void *ctx, void *p, size_t size);
    void *ctx;
};
/* The same, on an allocator of the caller's, whose ctx must outlive the module.
 * All that a module owns is from it, and what edits and rewriting keep between
 * calls.  What one call needs for its own length may be libc's, and so is what is
 * yours to free(): texts, labels.  It is called by the threads that use the module. */
dfg_module *dfg_module_new_on(const struct dfg_allocator *, const struct dfg_ops *const *ops, size_t n_ops);
/* One that knows the operators of another, and where its memory comes from: in a fraction of the time that tables take. */
dfg_module *dfg_module_like(const dfg_module *);
void dfg_module_free(dfg_module *);
bool dfg_failed(const dfg_module *); /* memory ran out in some earlier call */

/* Keeps `p` until the module is freed and then calls release(p, size): for mapped files. */
bool dfg_module_keep(dfg_module *, void *p, size_t size, void (*release)(void *p, size_t size));

/* Memory of the module, aligned for any object, freed with it. */
void *dfg_alloc(dfg_module *, size_t size);

/* ---- interned strings, operators, types, attributes ---- */

dfg_sym dfg_symbol(dfg_module *, const char *text, size_t len);
dfg_sym dfg_find_symbol(const dfg_module *, const char *text, size_t len); /* 0: never seen */
const char *dfg_symbol_text(const dfg_module *, dfg_sym); /* NUL-terminated; may hold further NULs */
size_t dfg_symbol_len(const dfg_module *, dfg_sym);

uint16_t dfg_operator(dfg_module *, const char *name, size_t len); /* an undeclared one is kept by name, opaque; 0 past 65,000 of them */
uint16_t dfg_operator_by_name(const dfg_module *, const char *name, size_t len); /* 0: the module has none such */
const char *dfg_operator_name(const dfg_module *, uint16_t op);    /* of a structural one: as in structural_ops.def */
const struct dfg_op_decl *dfg_operator_decl(const dfg_module *, uint16_t op); /* NULL: undeclared or structural */
/* The row that names what the runtime knows of op: of its tables the first that names anything; of an undeclared
 * newer form of an ONNX operator, `Pad.v18`, that of `Pad`; or NULL. */
const struct dfg_op_decl *dfg_operator_row(const dfg_module *, uint16_t op);
const char *dfg_operator_unit(const dfg_module *, uint16_t op);    /* "relay" of relay.ops, which declares it; NULL as above */
uint32_t dfg_n_operators(const dfg_module *);                      /* ids are below it */

/* The extent of this name: DFG_DIM_OF_SYM of its symbol; where the text is an expression, `N*2`, a number if it
 * comes to one, and of expressions with one value always what was spelled first.  DFG_DIM_UNKNOWN: no memory. */
dfg_dim dfg_extent_named(dfg_module *, const char *text, size_t len);
uint32_t dfg_type_tensor(dfg_module *, enum dfg_dtype, int32_t rank, const dfg_dim *dims); /* rank -1: unknown */
uint32_t dfg_type_tuple(dfg_module *, uint32_t n, const uint32_t *fields);
uint32_t dfg_type_func(dfg_module *, uint32_t n_params, const uint32_t *params, uint32_t n_results, const uint32_t *results);
const struct dfg_type *dfg_type_info(const dfg_module *, uint32_t type);
uint32_t dfg_n_types(const dfg_module *);
const char *dfg_dtype_name(enum dfg_dtype);
enum dfg_dtype dfg_dtype_by_name(const char *name, size_t len); /* DFG_NO_DTYPE: none such */

/* Interns (op, data, attributes); attrs may be in any order, keys distinct,
 * values not NIL, of ids that exist, and nested at most 200 deep (else 0), lists are copied.
 * 0 is the kind of DFG_NONE only. */
uint32_t dfg_kind_of(dfg_module *, uint16_t op, uint32_t data, const struct dfg_attr *attrs, uint32_t n_attrs);
const struct dfg_kind *dfg_kind_info(const dfg_module *, uint32_t kind);
uint32_t dfg_n_kinds(const dfg_module *);

/* A tensor for constants.  data (see struct dfg_tensor) is kept by reference:
 * static, from dfg_alloc, or under dfg_module_keep.  0 also where the type is no
 * tensor with a dtype and known extents, or its bytes do not fit in memory. */
uint32_t dfg_tensor_add(dfg_module *, uint32_t type, const void *data, bool splat);
const struct dfg_tensor *dfg_tensor_info(const dfg_module *, uint32_t tensor);

/* ---- building ---- */

/* Nodes are added operands first, so that ids are topological.  The nodes added
 * between dfg_body_open and the matching dfg_func stand in that function's
 * body; bodies nest.  What stands in no body belongs to no function. */
void dfg_body_open(dfg_module *);

/* The general form: operands may be DFG_NONE, and exist already.  Of a call of an operator those at the end that
 * are absent are left out. */
dfg_node dfg_node_add(dfg_module *, uint32_t kind, const dfg_node *args, uint32_t n_args, uint32_t type);
/* A call of an operator; results 0: as many as declared (required ones). */
dfg_node dfg_call_op(dfg_module *, uint16_t op, const dfg_node *args, uint32_t n_args,
                     const struct dfg_attr *attrs, uint32_t n_attrs, uint32_t results, uint32_t type);
/* scope: 0 free, 1 parameter of a function value, 2 of a module's function. */
dfg_node dfg_var(dfg_module *, dfg_sym name, uint32_t scope, uint32_t type);
dfg_node dfg_const(dfg_module *, uint32_t tensor);
dfg_node dfg_tuple(dfg_module *, const dfg_node *fields, uint32_t n, uint32_t type);
dfg_node dfg_get(dfg_module *, dfg_node tuple, uint32_t index, uint32_t type);
/* Closes the innermost open body, and is its function. */
dfg_node dfg_func(dfg_module *, const dfg_node *params, uint32_t n_params, const dfg_node *results, uint32_t n_results,
                  const struct dfg_attr *attrs, uint32_t n_attrs, uint32_t type);

void dfg_set_type(dfg_module *, dfg_node, uint32_t type);
void dfg_set_name(dfg_module *, dfg_node, dfg_sym);
dfg_sym dfg_name(const dfg_module *, dfg_node); /* 0: none; a var's is its variable's name unless set otherwise */
bool dfg_set_fact(dfg_module *, dfg_node, dfg_sym key, dfg_val value); /* a key again: replaced; false: as dfg_kind_of 0 */
uint32_t dfg_facts(const dfg_module *, dfg_node, const struct dfg_fact **); /* how many, sorted by key */

/* Makes func the module's function `name`, in order of calls.  False: the name is taken. */
bool dfg_function_add(dfg_module *, dfg_sym name, dfg_node func);
uint32_t dfg_n_functions(const dfg_module *);
dfg_node dfg_function(const dfg_module *, uint32_t i);
dfg_sym dfg_function_name(const dfg_module *, uint32_t i);
dfg_node dfg_function_by_name(const dfg_module *, dfg_sym);

/* Ends building: use counts, which function holds each node.  Idempotent;
 * needed before anything below.  O(nodes + operands). */
dfg_status dfg_finish(dfg_module *);
bool dfg_is_finished(const dfg_module *);

/* ---- reading ---- */

uint32_t dfg_n_nodes(const dfg_module *); /* ids are 1 .. n-1 */
uint16_t dfg_node_op(const dfg_module *, dfg_node);
uint32_t dfg_node_kind(const dfg_module *, dfg_node);
uint32_t dfg_node_type(const dfg_module *, dfg_node);
uint32_t dfg_node_args(const dfg_module *, dfg_node, const dfg_node **args); /* how many */
uint32_t dfg_node_data(const dfg_module *, dfg_node);
uint32_t dfg_node_uses(const dfg_module *, dfg_node);
dfg_sym dfg_var_name(const dfg_module *, dfg_node var);
uint32_t dfg_bound_vars(const dfg_module *, dfg_node, const dfg_node **vars); /* of a func, a let; how many */
const struct dfg_tensor *dfg_tensor_of(const dfg_module *, dfg_node constant);
/* The function that holds n: of nested functions the innermost; a func node of
 * the module's own list, and a node that no function reaches, has DFG_NONE. */
dfg_node dfg_node_body(const dfg_module *, dfg_node);
/* The module's function around n, from inside nested ones too. */
dfg_node dfg_outer_function(const dfg_module *, dfg_node);
/* In a body marked with the attribute Composite, at any depth? */
bool dfg_in_composite(const dfg_module *, dfg_node);

/* The view of g's arrays with the module's own numbers (op_map is the identity
 * on structural operators only): for code that walks graphs by hand. */
void dfg_view(const dfg_module *, dfg_graph *);

/* Users of every value, each consumer once, in graph order; kept until the next edit.  Finishes the module,
 * with the errors of dfg_finish.  O(nodes + operands). */
dfg_status dfg_build_users(dfg_module *);

/* Every invariant of a finished module, one named check each: DFG_BAD_GRAPH
 * and the first that is broken, by name.  O(nodes + operands). */
dfg_status dfg_verify(const dfg_module *, struct dfg_error *);

/* Structural equality up to the names of nodes and parameters: types where both
 * are known, attributes with declared defaults (floats as f32), facts, constants
 * by value and bit by bit (elements that are not at hand equal nothing),
 * operators and functions as values by name, sharing of everything else.  All
 * functions of the modules, by name, in any order; what none of them returns
 * anything of is not compared.  why (may be NULL) says the first difference.
 * O(nodes + operands). */
bool dfg_equal(const dfg_module *, const dfg_module *, struct dfg_error *why);

/* Bytes that a module takes; all of them, but data that it has by reference.
 * nodes: op, kind and place of the operands, 12 a node; types, uses: 4 a node,
 * and the table of types; names: also of attributes and strings, as symbols;
 * other: the arena's texts and rest, bodies, operators, user lists. */
struct dfg_memory { size_t nodes, operands, types, uses, names, attributes, constants, other; };
void dfg_memory_of(const dfg_module *, struct dfg_memory *);

/* ---- binding a generated file ---- */

/* Bytes of memory that dfg_bind needs. */
size_t dfg_bind_size(const dfg_module *, const struct dfg_names *);
/* Fills in a view of the module in the file's numbers.  mem: aligned for
 * pointers, must outlive the view.  O(names + operators of the module * sets),
 * plus 8 bytes a node where names->needs asks for scratch.  DFG_BAD_ABI: made
 * for another version; DFG_BAD_GRAPH: the module is not finished, or needs user
 * lists that dfg_build_users has not made; DFG_NO_MEMORY: mem is too small,
 * unaligned or NULL. */
dfg_status dfg_bind(dfg_graph *view, const dfg_module *, const struct dfg_names *, void *mem, size_t size);
/* As dfg_bind for the file that the view was bound for, in the same memory, which realloc may have made larger and
 * moved: the view becomes one of another module, or of the same one once it has changed.  What is kept are the label
 * automata of tables that are data (dfg_label.h): what one graph has shown is looked up in the next, so that only the
 * first graphs pay for it.  Kept as long as no graph needs larger ones, which from 8,192 nodes on none does. */
dfg_status dfg_rebind(dfg_graph *view, const dfg_module *, void *mem, size_t size);

/* ---- text ---- */

/* Reads `.dfg` text and finishes the module.  name stands in messages.  After an
 * error the module is good for dfg_module_free only.  An integer written for an
 * attribute that is declared as a float is one.  O(bytes). */
dfg_status dfg_read_text(dfg_module *, const char *name, const char *text, size_t len, struct dfg_error *);
/* The same of a file; "-" is standard input.  DFG_NO_FILE: it can't be read. */
dfg_status dfg_read_text_file(dfg_module *, const char *path, struct dfg_error *);
/* Writes `.dfg` text that reads back to an equal graph; needs what dfg_verify
 * checks, and ids that are topological.  A node without a name gets a number;
 * one whose name would be taken for another node's does too.  DFG_BAD_GRAPH: the module is open.
 * O(nodes + operands + elements). */
dfg_status dfg_print(const dfg_module *, FILE *);
/* A view, bound to the module as it is now, and the header of the file that it was bound for. */
struct dfg_c_view {
    const dfg_graph *view;
    const char *header;
};
/* Writes the module as C that holds it as constant data, for programs on the freestanding part (dfg_data.h):
 * `const dfg_graph NAME_FILE` for each view, FILE as names of the file in C begin; without views `NAME`, as
 * dfg_view() makes it, and `NAME_operators`.  `NAME_labels` has each node's label; what names it not links it not.  A
 * compiler refuses it beside a header of another run of pat2c.  Of constants of more than 4 KiB, unless all elements
 * are equal, the elements are unknown.  DFG_BAD_ABI: a view is of no compiled file; DFG_NO_FILE: f can't be written;
 * DFG_NO_MEMORY.  O(what the module holds). */
dfg_status dfg_print_c(const dfg_module *, const char *name, const struct dfg_c_view *views, size_t n, FILE *f);
/* A node as it is called in text: %0, %"/a/b", @f:%0, a module's function @f.
 * malloc'ed; NULL: no memory.  A nested body may hide a name of the bodies
 * around it, so two nodes of one function can have one label. */
char *dfg_node_label(const dfg_module *, dfg_node);
/* One value, one type as in text, to f. */
dfg_status dfg_print_value(const dfg_module *, dfg_val, FILE *);
dfg_status dfg_print_type(const dfg_module *, uint32_t type, FILE *);

/* ---- files that appear whole or not at all ---- */

/* A file that takes its place when all of it is there: open, write to `file`, close,
 * commit; then drop, in any case.  What fails leaves errno, and the file as it was;
 * the new one has its mode.  Until then it has no name (Linux, where the file system
 * can), or one beside its place, which a process that is killed leaves.  Devices and
 * pipes are written to at once. */
struct dfg_output {
    char *target, *temp; /* NULL: of a device; temp: its name before it is at its place */
    FILE *file;          /* NULL: it is closed */
    int nameless;        /* > 0: its descriptor, while it has no name */
};
bool dfg_output_open(struct dfg_output *, const char *path);
bool dfg_output_close(struct dfg_output *);
bool dfg_output_commit(struct dfg_output *);
void dfg_output_drop(struct dfg_output *);
/* Removes what this process, which is to end, writes beside path. */
void dfg_output_clean(const char *path);

/* ---- what NAME.unit.c says of a generated file, for drivers and tests ---- */

enum dfg_capture_kind { DFG_CAP_NODE, DFG_CAP_DIM, DFG_CAP_VALUE, DFG_CAP_NODES };

struct dfg_capture {
    const char *name;
    uint8_t kind;    /* enum dfg_capture_kind: dfg_node, dfg_dim, dfg_val, struct dfg_nodes */
    uint32_t offset; /* in the match struct */
};

struct pat_pattern; /* pat.h: what the reference matcher interprets */

/* A node of a pattern as a rewrite or a partition sees it, in order of text.
 * Where one graph node has several parts, roots and what is inner outweigh
 * constants, and these inputs.  A call whose first result the match stands at is
 * a part beside its `.0`; what `...` stands for is a set of inputs.  Variables that
 * a function or a let binds are inputs; where it is covered, they are, too
 * (dfg_bound_vars). */
enum dfg_part_role {
    DFG_PART_NONE,  /* only a name for a choice: the parts of the form taken say more */
    DFG_PART_ROOT,
    DFG_PART_INNER, /* a call, tuple, projection, function ...: what the match covers */
    DFG_PART_PATH,  /* the same, a set: what stands between parent and child of a dominator pattern */
    DFG_PART_INPUT, /* a wildcard, a variable: what it takes */
    DFG_PART_CONST  /* `const`, a literal, `global`, an operator: an input that is fixed in this form */
};

struct dfg_part {
    uint8_t role;    /* enum dfg_part_role */
    bool is_set;     /* struct dfg_nodes, not dfg_node; DFG_NONE and no nodes where it takes no part */
    uint32_t root;   /* which root it is, from 1 on in the order of `return`; 0: none */
    int32_t capture; /* the capture that names it, -1: none */
    uint32_t offset; /* in the whole match */
};

#define DFG_FAR UINT32_MAX

/* Functions in rows get the row, `self`, so that an interpreter can stand for generated code. */
struct dfg_pattern {
    const char *name;
    const char *place;      /* "conv.pat:6" */
    bool is_rule;
    bool is_entry;          /* made for an entry of a table, with the entry's own `where` */
    uint32_t n_captures, n_params; /* without the root; the first n_params are the parameters, in their order */
    const struct dfg_capture *captures;
    uint32_t n_parts;
    const struct dfg_part *parts;
    uint32_t match_size;    /* of its struct, which begins with `dfg_node root` */
    uint32_t whole_size;    /* of all that takes part, which begins with the match struct */
    /* How far a match looks: operands below its roots, without those that are taken as they are; and, of several
     * roots, `every` and questions about users, users above those.  DFG_FAR: no limit. */
    uint32_t depth, height;
    /* The first match, *m left alone otherwise; all, until accept says yes, each as a whole match. */
    bool (*match)(const struct dfg_pattern *self, const dfg_graph *, dfg_node, void *m);
    bool (*each)(const struct dfg_pattern *self, const dfg_graph *, dfg_node,
                 bool (*accept)(void *ctx, const void *whole), void *ctx);
    /* For dfg_first_found and dfg_each_found: the first match from `way` on, so many words, the last of which counts
     * fastest; 0: there is one at most.  NULL: match and each are functions of their own. */
    bool (*next)(const dfg_graph *, dfg_node, uint32_t *way, void *whole);
    uint32_t n_words;
    const struct pat_pattern *desc; /* NULL: in rows of NAME.unit.c, whose text says it */
    void *data; /* an interpreter's own; NULL */
};

/* The slots `match` and `each` of a pattern that has `next`: no match is larger, no way has more words. */
enum { DFG_FOUND_SIZE = 512, DFG_FOUND_WORDS = 32 };
bool dfg_first_found(const struct dfg_pattern *self, const dfg_graph *, dfg_node, void *m);
bool dfg_each_found(const struct dfg_pattern *self, const dfg_graph *, dfg_node,
                    bool (*accept)(void *ctx, const void *whole), void *ctx);

struct dfg_attr_text { const char *key, *value; };

struct dfg_table_entry {
    const char *name;     /* "dnnl.conv2d_relu" */
    uint32_t pattern;     /* index in the unit's patterns: the entry's own, with its `where` */
    bool duplicate;
    /* Of a match of the entry's pattern; NULL: 1.  NaN where it is unknown. */
    double (*cost)(const struct dfg_table_entry *self, const dfg_graph *, const void *m);
    const void *data; /* an interpreter's own; NULL */
};

struct dfg_table {
    const char *name;
    uint32_t n;
    bool last_wins;
    const struct dfg_table_entry *entries; /* in textual order */
    uint32_t n_attrs;     /* attrs { Compiler = "dnnl" }, as text of a .dfg attribute list's values */
    const struct dfg_attr_text *attrs;
    uint32_t n_words;     /* 64-bit words of a candidate set */
    /* May match, in priority order, lowest bit first. */
    void (*candidates)(const struct dfg_table *self, const dfg_graph *, dfg_node, uint64_t *set);
    int32_t (*first)(const struct dfg_table *self, const dfg_graph *, dfg_node); /* entry that does match, -1: none */
    /* All (node, candidate set) pairs with a candidate in first..last-1, store-only; how many. */
    size_t (*sweep)(const struct dfg_table *self, const dfg_graph *, dfg_node first, dfg_node last, dfg_node *nodes,
                    uint64_t *sets);
    const void *data; /* an interpreter's own; NULL */
    const char *host; /* what a call `x` costs that no entry takes, as an expression of the language; NULL: 1 */
};

/* A file that a unit was made of. */
struct dfg_source {
    const char *name;        /* "npu.pat", without folders */
    uint64_t hash;           /* of name and text */
    const char *const *text; /* pieces, one behind another; NULL ends.  NULL for them all: of an imported .ops file,
                                whose unit has it */
    const uint32_t *imports; /* of each import in it, in order of text, which of the unit's sources it is */
    uint32_t n_imports;
};

/* A predicate of the user's in C that conditions ask. */
struct dfg_extern {
    const char *name;
    uint32_t n_args; /* behind the graph */
    bool (*call)(const dfg_graph *, const dfg_node *args);
};

/* A param of the file. */
#define DFG_FIXED UINT32_MAX
struct dfg_param {
    const char *name;
    uint32_t offset; /* in struct NAME_options; DFG_FIXED: its value is in the code */
};

/* All that one .pat or .ops file declares, and its text, from which `pat2c` makes the same again. */
struct dfg_unit {
    uint32_t abi;
    const char *name;                /* "dnnl" of dnnl.pat */
    const struct dfg_ops *ops;       /* its own operators, NULL: none */
    const char *const *imports;      /* names of units with operators that it imports, transitive; NULL ends */
    const struct dfg_names *names;   /* NULL: no patterns */
    uint32_t n_patterns, n_tables;
    const struct dfg_pattern *patterns;
    const struct dfg_table *tables;
    const struct dfg_rules *rules;   /* dfg_rewrite.h; NULL: none */
    const char *version;             /* of pat2c */
    uint64_t hash;                   /* of version, sources, defines, limit and prefix: one meaning, one hash */
    uint32_t n_sources, law_limit;   /* law_limit: --law-limit */
    const struct dfg_source *sources;/* the file itself, then what it imports, each once */
    const char *const *defines;      /* "NAME=VALUE" of -D; NULL ends; NULL: none */
    const char *prefix;              /* --prefix; NULL: none */
    uint32_t n_externs;
    const struct dfg_extern *externs; /* sorted by name */
    uint32_t n_params;
    const struct dfg_param *params;
    const void *options;              /* declared values of those that are decided at run time; NULL: there are none */
    size_t options_size;
};

/* Of NAME.unit.c: the functions of a pattern, a table, a cost, whose types are their own, as rows have them. */
struct dfg_accept { bool (*call)(void *ctx, const void *m); void *ctx; };
#define DFG_PATTERN_SLOTS_(P, EACH)                                                                              \
    static bool P##_any(const struct dfg_pattern *self, const dfg_graph *g, dfg_node n, void *m)                 \
    {                                                                                                            \
        (void)self;                                                                                              \
        return P##_match(g, n, m);                                                                               \
    }                                                                                                            \
    static bool P##_pass(void *to, const struct P##_match *m)                                                    \
    {                                                                                                            \
        const struct dfg_accept *accept = to;                                                                    \
        return accept->call(accept->ctx, m);                                                                     \
    }                                                                                                            \
    static bool P##_all(const struct dfg_pattern *self, const dfg_graph *g, dfg_node n,                          \
                        bool (*accept)(void *ctx, const void *m), void *ctx)                                     \
    {                                                                                                            \
        struct dfg_accept to = {accept, ctx};                                                                    \
        (void)self;                                                                                              \
        return EACH(g, n, P##_pass, &to);                                                                        \
    }
#define DFG_PATTERN_SIZES(P, KIND) /* KIND: `whole`, or `match` where that is all */                            \
    .match_size = sizeof(struct P##_match), .whole_size = sizeof(struct P##_##KIND)
#define DFG_PATTERN_ROW(P, KIND) DFG_PATTERN_SIZES(P, KIND), .match = P##_any, .each = P##_all
/* Of one whose search goes on from a way.  It does not compile where the match has no room. */
#define DFG_FOUND_ROW(P, KIND, WORDS)                                                                            \
    DFG_PATTERN_SIZES(P, KIND) + 0 * sizeof(char[sizeof(struct P##_##KIND) <= DFG_FOUND_SIZE ? 1 : -1]),         \
        .match = dfg_first_found, .each = dfg_each_found, .next = P##_next, .n_words = WORDS
#define DFG_PATTERN_SLOTS(P) DFG_PATTERN_SLOTS_(P, P##_each)
#define DFG_WHOLE_SLOTS(P) DFG_PATTERN_SLOTS_(P, P##_whole) /* where P_each does not tell all */
#define DFG_COST_SLOT(C)                                                                                      \
    static double C##_slot(const struct dfg_table_entry *self, const dfg_graph *g, const void *m)                 \
    {                                                                                                            \
        (void)self;                                                                                              \
        return C(g, m);                                                                                          \
    }
#define DFG_TABLE_SLOTS_(T, CANDIDATES)                                                                          \
    static void T##_candidates_slot(const struct dfg_table *self, const dfg_graph *g, dfg_node n, uint64_t *set)  \
    {                                                                                                            \
        (void)self;                                                                                              \
        CANDIDATES;                                                                                              \
    }                                                                                                            \
    static int32_t T##_first_slot(const struct dfg_table *self, const dfg_graph *g, dfg_node n)                   \
    {                                                                                                            \
        (void)self;                                                                                              \
        return T##_first(g, n);                                                                                  \
    }                                                                                                            \
    static size_t T##_sweep_slot(const struct dfg_table *self, const dfg_graph *g, dfg_node first, dfg_node last, \
                                dfg_node *nodes, uint64_t *sets)                                                 \
    {                                                                                                            \
        (void)self;                                                                                              \
        return T##_sweep(g, first, last, nodes, sets);                                                           \
    }
#define DFG_TABLE_SLOTS(T) DFG_TABLE_SLOTS_(T, *set = T##_candidates(g, n))    /* of at most 64 entries */
#define DFG_TABLE_SLOTS_WIDE(T) DFG_TABLE_SLOTS_(T, T##_candidates(g, n, set)) /* of more */

DFG_END_C

#endif
