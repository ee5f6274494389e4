/* dfg_match.h -- what generated matchers see of a graph.
 *
 * Freestanding: no libc, no allocation, no globals.  A matcher reads a
 * `dfg_graph`, a view that dfg_bind() makes of a module for one generated
 * file: operators, attribute keys and strings have the numbers that the file
 * gave them, so that every test is a load and a compare.
 *
 * DFG_NONE is node 0, a row of its own without operator, operands and type,
 * and operands past the end are DFG_NONE: a matcher walks off the graph and
 * fails without null tests.
 */
#ifndef DFG_MATCH_H
#define DFG_MATCH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
#define DFG_BEGIN_C extern "C" {
#define DFG_END_C   }
#else
#define DFG_BEGIN_C
#define DFG_END_C
#endif

DFG_BEGIN_C

/* In front of functions of generated files: where code is to be small so are frames, which hold what the function
 * itself computes, and nothing of others that it calls. */
#if defined(__GNUC__) && defined(__OPTIMIZE_SIZE__)
#define DFG_APART __attribute__((noinline))
#define DFG_STATIC_APART static __attribute__((noinline, unused)) /* in headers */
#else
#define DFG_APART
#define DFG_STATIC_APART static inline
#endif
#if defined __GNUC__ && defined __OPTIMIZE__ /* else they can be stepped through, and their branches are not the caller's */
#define DFG_IN_LINE __attribute__((always_inline))
#define DFG_RARELY __attribute__((cold)) /* what the usual case does without */
#define DFG_RARELY_APART __attribute__((cold, noinline, unused)) /* the same, once a file and not in each caller */
#else
#define DFG_IN_LINE
#define DFG_RARELY
#define DFG_RARELY_APART inline
#endif
#ifdef __OPTIMIZE_SIZE__
#define DFG_IN_LINE_FOR_SPEED
#else
#define DFG_IN_LINE_FOR_SPEED DFG_IN_LINE
#endif

#define DFG_ABI 25u /* changes with every struct and every .def of this header */

#ifndef DFG_BINDING /* else nodes and graphs are those of a header that dfg_binding.h speaks of */
typedef uint32_t dfg_node; /* a node of a module; ids are topological after load */
#endif
typedef uint32_t dfg_sym;  /* an interned string of a module; 0: none */
typedef int64_t dfg_dim;   /* an extent >= 0, DFG_DIM_UNKNOWN, or a symbol */

#ifndef DFG_BINDING
/* A set of nodes.  A set capture in a match struct points into the graph, or
 * into scratch: then it lasts until the next call of a matcher with this view. */
struct dfg_nodes { const dfg_node *at; uint32_t n; };

#define DFG_NONE ((dfg_node)0)
#endif
#define DFG_DIM_UNKNOWN INT64_MIN
/* A symbolic extent is the negated number of its symbol. */
#define DFG_DIM_OF_SYM(sym) (-(dfg_dim)(sym))

/* Structural operators: the same number everywhere; 0 is "not mentioned here". */
enum dfg_structural_op {
    DFG_OTHER,
#define STRUCTURAL(id, name) DFG_##id,
#include "structural_ops.def"
    DFG_N_STRUCTURAL,
    DFG_FIRST_OP = 32 /* the first operator that a file or a module declares */
};

enum dfg_dtype {
    DFG_NO_DTYPE, /* unknown, or no tensor */
#define DTYPE(id, name, class, bits, onnx) DFG_##id,
#include "dtypes.def"
    DFG_N_DTYPES
};

/* Fusion kinds, weakest first; the order is the language's (`kind <= broadcast`). */
enum dfg_fusion_kind {
    DFG_ELEMWISE, DFG_BROADCAST, DFG_INJECTIVE, DFG_REDUCE, DFG_FUSABLE, DFG_KIND_TUPLE, DFG_OPAQUE
};

typedef enum dfg_status {
    DFG_OK,
    DFG_NO_MEMORY,
    DFG_NO_FILE,  /* a file can't be read or written */
    DFG_BAD_TEXT, /* malformed .dfg, at error.line */
    DFG_BAD_ONNX, /* malformed or unsupported ONNX model */
    DFG_BAD_GRAPH,/* an invariant is broken (dfg_verify) */
    DFG_BAD_ABI   /* generated code of another version of dfg_match.h, or of another run of pat2c than a graph */
} dfg_status;

/* ---- values: of attributes, of conditions ---- */

enum dfg_tag {
    DFG_NIL,    /* absent or unknown: every comparison with it is false */
    /* only while a condition is judged, never stored; neither is a known number: */
    DFG_V_FORM,    /* i: a sum or product of extents that is no number, in the view's memory */
    DFG_V_PRODUCT, /* dims, n: the product of extents that are not all numbers */
    DFG_V_NONE, /* written as `none`: compares as NIL, prints as none */
    DFG_V_INT, DFG_V_FLOAT, DFG_V_BOOL,
    DFG_V_STR,   /* id: symbol of the module */
    DFG_V_DTYPE, /* id: enum dfg_dtype */
    DFG_V_OP,    /* id: operator number of the module */
    DFG_V_DIM,   /* i: a symbolic dfg_dim (known ones are DFG_V_INT) */
    DFG_V_LIST,  /* list, n */
    DFG_V_TENSOR, /* id: tensor of the module */
    /* only while a condition is judged, never stored: */
    DFG_V_SHAPE,    /* dims, n: the extents of a value */
    DFG_V_ELEMENTS, /* tensor, dtype, n: the elements of a constant */
    DFG_V_HOLE      /* `_` in a pattern's list: equals anything */
};

typedef struct dfg_val {
    uint8_t tag;   /* enum dfg_tag */
    uint8_t dtype; /* of DFG_V_ELEMENTS; else 0 */
    uint32_t n;    /* elements of a list */
    union {
        int64_t i;
        double f;
        uint32_t id;
        const struct dfg_val *list;
        const dfg_dim *dims;
        const struct dfg_tensor *tensor;
    } u;
} dfg_val;

/* ---- the tables of a module that a view points into ---- */

struct dfg_attr { dfg_sym key; dfg_val value; };

/* A kind is an interned (operator, data, attributes); nodes that differ in
 * operands and type only share it.  data: see structural_ops.def; of a call
 * of an operator: its number of results (0 for none, 1 for a plain value). */
struct dfg_kind {
    uint16_t op;
    uint16_t n_attrs;
    uint32_t data;
    const struct dfg_attr *attrs; /* sorted by key */
};

enum dfg_type_tag { DFG_T_UNKNOWN, DFG_T_TENSOR, DFG_T_TUPLE, DFG_T_FUNC };

/* Types are interned: equal types have equal ids; id 0 is "unknown". */
struct dfg_type {
    uint8_t tag;   /* enum dfg_type_tag */
    uint8_t dtype; /* enum dfg_dtype */
    int32_t rank;  /* extents of a tensor (-1: unknown rank); fields of a tuple; parameters of a function */
    uint32_t n;    /* functions: parameters + results */
    union {
        const dfg_dim *dims;    /* rank of them */
        const uint32_t *fields; /* type ids: a tuple's; a function's parameters, then results */
    } u;
};

/* A constant's elements.  data is little-endian as in an ONNX file, may be
 * unaligned, and is NULL where the elements are not at hand (external file
 * not loaded); i4, u4 and f4e2m1 are packed two a byte, low half first.
 * A splat has one element at data.  Strings: data is an array of dfg_sym. */
struct dfg_tensor {
    const uint8_t *data;
    uint64_t n;    /* elements */
    uint32_t type; /* a tensor type with known extents */
    bool splat;
};

#ifndef DFG_BINDING

struct dfg_fact { dfg_node node; dfg_sym key; dfg_val value; };

struct dfg_module;

/* Memory that some matchers need; it lives in the memory given to dfg_bind. */
struct dfg_scratch {
    uint32_t *stamp;  /* per node: the last visit that reached it */
    dfg_node *stack;  /* as many entries as nodes */
    uint32_t visit;   /* number of the running visit */
    dfg_node *rows;   /* rows of row_size entries: as many as dfg_names asks for */
    size_t row_size;
    uint32_t *tries;  /* states of searches that led to no match: DFG_TRY_WORDS words each */
    uint32_t n_tries; /* room for so many: 0 or a power of two */
    uint32_t search;  /* number of the last search */
    uint32_t found;   /* matches reported so far, by searches that go on */
};

/* What was computed of extents that are no numbers, the newest DFG_FORM_WORDS words of it. */
#define DFG_FORM_WORDS 1024u
struct dfg_forms {
    uint64_t next; /* words that were ever written */
    uint64_t words[DFG_FORM_WORDS];
};

struct dfg_graph;

/* A view of a module with one file's numbers.  Valid until the module is edited. */
typedef struct dfg_graph {
    /* per node */
    const uint16_t *op;    /* operator, the module's number */
    const uint16_t *argc;  /* operands, all of them there; DFG_ARGC_MANY: the number stands before the first */
    const uint32_t *first; /* where they start in args; of a const: its tensor; of a var: symbol of its name */
    const uint32_t *kind;
    const uint32_t *type;
    const uint32_t *uses; /* consuming edges; a returned value is one */
    const uint32_t *body; /* the function (its node) that holds it; NULL where no function uses values of another */
    /* per module */
    const dfg_node *args;
    const struct dfg_kind *kinds;
    const struct dfg_type *types;
    const struct dfg_tensor *tensors;
    const struct dfg_fact *facts; /* sorted by node, then key */
    const uint32_t *user_first;   /* node -> first of its users, one more row than nodes; NULL: lists not built */
    const dfg_node *users;        /* each consumer of a value once, in graph order */
    /* While rules rewrite the graph (else NULL): where nodes stand in the order, and who uses them. */
    const uint64_t *rank;
    struct dfg_nodes (*live_users)(const struct dfg_graph *, dfg_node);
    uint32_t n_nodes, n_facts;
    const struct dfg_module *module;
    /* per file */
    const uint16_t *op_map;   /* the module's operator -> the file's, 0: not mentioned */
    const uint32_t *op_bits;  /* op_words words per operator of the module: traits, then the file's operator sets */
    uint32_t op_words;
    const uint16_t *op_back;  /* the file's operator -> the module's, DFG_NO_OP: it has none such */
    const dfg_sym *attr_keys; /* the file's attribute -> symbol, 0: the module has none such */
    const dfg_sym *strs;      /* the file's string -> symbol, 0: the module has none such */
    const uint32_t *answers;  /* to the file's questions about kinds: bit q % 32 of [q / 32 * answer_room + kind] */
    uint32_t answer_room;
    const dfg_val *values;    /* names->values with the module's symbols in them */
    const struct dfg_names *names; /* the file's: texts of strings that the module never saw */
    uint64_t run;             /* the file's names->run, when this was made: its numbers are no other run's */
    const void *options;      /* struct NAME_options of the file, or NULL for the declared values */
    struct dfg_scratch *scratch;
    struct dfg_forms *forms; /* NULL: sums of extents that are no numbers are unknown */
    void *labels;            /* of tables that are data; NULL: all of their entries are candidates */
    uint32_t label_room;     /* nodes that it has room for */
} dfg_graph;

/* Memory of one such table: a block of 128 KiB and for each key, of which there are 1,024 and up to 4 a node, 48 bytes
 * and 4 a word; then 8 bytes a node.  words: names->label_words. */
enum { DFG_LABEL_FIXED = 131072, DFG_LABEL_KEY = 48 };
static inline size_t dfg_label_key(uint32_t words) { return DFG_LABEL_KEY + 4 * (size_t)words; }
static inline size_t dfg_label_block(uint32_t nodes, uint32_t words)
{
    return DFG_LABEL_FIXED + dfg_label_key(words) * (1024 + 4 * (size_t)(nodes < 8192 ? nodes : 8192));
}
static inline size_t dfg_labels_size(uint32_t nodes, uint32_t words) { return dfg_label_block(nodes, words) + 8 * (size_t)nodes; }

/* So many operands, or some of them are absent; 0xFFFF is the number of no node. */
#define DFG_ARGC_MANY 0xFFFEu
#define DFG_NO_OP 0xFFFFu /* no module has so many operators */

/* ---- what a generated file mentions, bound once per (module, file) ---- */

/* A set of operators that only the module can list: by name, by fusion kind. */
struct dfg_op_set {
    const char *glob;   /* NULL: any name; `*` and `?` */
    uint8_t kinds;      /* a bit for each dfg_fusion_kind that belongs to it */
};

/* Where the answers about one kind stand. */
struct dfg_answers { uint32_t *at; uint32_t room; };

enum dfg_needs { DFG_NEEDS_USERS = 1, DFG_NEEDS_SCRATCH = 2, DFG_NEEDS_FORMS = 4 };

struct dfg_names {
    uint32_t abi;       /* DFG_ABI */
    uint32_t needs;     /* enum dfg_needs, or-ed */
    uint32_t n_ops;     /* ops[i] has number DFG_FIRST_OP + i */
    uint32_t n_attrs, n_strs, n_sets;
    uint32_t n_rows;    /* of scratch, for walks and set captures; needs DFG_NEEDS_SCRATCH */
    uint32_t n_tries;   /* states of a search to keep in scratch: 0 or a power of two */
    uint32_t n_memo_rows; /* how many of them, the last ones, keep answers about nodes */
    uint32_t n_trees;   /* tables that are data (dfg_label.h) */
    uint32_t label_words; /* what their lists of predicates of one operator take, at most, in 64 bits, beyond 4 words */
    const char *const *ops;
    const char *const *attrs;
    const char *const *strs;
    const struct dfg_op_set *sets;
    /* Items of lists that hold strings, which only a view has symbols of: a string
     * is here as its number in strs, a list in a list as where its items begin. */
    const dfg_val *values;
    uint32_t n_values;
    /* Questions about a node's kind.  judge sets the bits of those that hold at n; judge_kinds is dfg_judge_kinds,
     * which so is linked only where there are any. */
    uint32_t n_questions;
    void (*judge)(const dfg_graph *g, dfg_node n, const struct dfg_answers *to);
    void (*judge_kinds)(dfg_graph *view, uint32_t *answers, uint32_t room, uint32_t first, uint32_t end);
    const void *options; /* what dfg_bind gives the view as its `options` */
    const char *name;    /* what the file's names in C begin with: NAME_names; NULL: of no generated file */
    uint64_t run;        /* NAME_H of its header: another number whenever pat2c makes something else */
};

/* Bits of op_bits, word 0; a file's set s is bit DFG_FIRST_SET + s. */
enum dfg_op_bit {
    DFG_COMMUTES,
    DFG_EFFECT,
    DFG_IS_OPERATOR,
    DFG_KIND_BIT,             /* 3 bits: the fusion kind */
    DFG_OPTIONAL_RESULTS = 6, /* a call may have its first result only */
    DFG_COUNTED_RESULTS,      /* declared, and a call that says one result has one */
    DFG_FIRST_SET = 8
};

#endif

/* The number of the lowest bit of a candidate set that is not empty. */
static inline uint32_t dfg_lowest_bit(uint64_t set)
{
#if defined(__GNUC__)
    return (uint32_t)__builtin_ctzll(set);
#else
    uint32_t bit = 0;
    while (!(set >> bit & 1))
        bit++;
    return bit;
#endif
}

/* Known to be the same: numbers and symbols compare, unknown ones never do. */
static inline bool dfg_same_dim(dfg_dim a, dfg_dim b) { return a == b && a != DFG_DIM_UNKNOWN; }

#ifndef DFG_BINDING

/* ---- nodes ---- */

/* The operator of n in this file's numbers; DFG_OTHER for one it does not mention. */
static inline uint32_t dfg_op(const dfg_graph *g, dfg_node n) { return g->op_map[g->op[n]]; }

/* Is n a structural node of this kind?  Their numbers are the same everywhere: one load. */
static inline bool dfg_is(const dfg_graph *g, dfg_node n, enum dfg_structural_op op) { return g->op[n] == op; }

/* Does n call the file's operator op?  As dfg_op(g, n) == op, but neither load waits for the other. */
static inline bool dfg_calls(const dfg_graph *g, dfg_node n, uint32_t op) { return g->op[n] == g->op_back[op]; }

static inline bool dfg_op_bit(const dfg_graph *g, dfg_node n, uint32_t bit)
{
    return g->op_bits[(size_t)g->op[n] * g->op_words + bit / 32] >> bit % 32 & 1;
}

/* Is n a call of an operator in the file's set s?  Never true of structural nodes. */
static inline bool dfg_op_in(const dfg_graph *g, dfg_node n, uint32_t s) { return dfg_op_bit(g, n, DFG_FIRST_SET + s); }

/* Is n a call of any operator? */
static inline bool dfg_is_operator(const dfg_graph *g, dfg_node n) { return dfg_op_bit(g, n, DFG_IS_OPERATOR); }

/* Does n call an operator whose first two operands may be swapped? */
static inline bool dfg_commutes(const dfg_graph *g, dfg_node n) { return dfg_op_bit(g, n, DFG_COMMUTES); }

static inline uint32_t dfg_argc(const dfg_graph *g, dfg_node n)
{
    uint32_t c = g->argc[n];
    return c == DFG_ARGC_MANY ? g->args[g->first[n] - 1] : c;
}

/* Operand i of n, the number of whose operands stands before them. */
static inline DFG_RARELY dfg_node dfg_arg_of_many(const dfg_graph *g, dfg_node n, uint32_t i)
{
    return i < g->args[g->first[n] - 1] ? g->args[g->first[n] + i] : DFG_NONE;
}

/* Operand i of n; DFG_NONE past the end and for an absent one. */
static inline dfg_node dfg_arg(const dfg_graph *g, dfg_node n, uint32_t i)
{
    const uint32_t c = g->argc[n];
    if (c == DFG_ARGC_MANY)
        return dfg_arg_of_many(g, n, i);
    return i < c ? g->args[g->first[n] + i] : DFG_NONE;
}

/* Operand i of n, which has more than i. */
static inline DFG_IN_LINE dfg_node dfg_operand(const dfg_graph *g, dfg_node n, uint32_t i)
{
    return g->args[g->first[n] + i];
}

/* data of n's kind: index of a get, results of a call, parameters of a func ... */
static inline uint32_t dfg_data(const dfg_graph *g, dfg_node n) { return g->kinds[g->kind[n]].data; }

static inline bool dfg_is_get(const dfg_graph *g, dfg_node n, uint32_t index)
{
    return g->op[n] == DFG_GET && dfg_data(g, n) == index;
}

/* The call whose first result n is, for operators with optional results: n
 * itself where it has one result, else what n projects `.0` from. */
static inline dfg_node dfg_first_result(const dfg_graph *g, dfg_node n)
{
    if (g->op[n] == DFG_GET)
        return dfg_data(g, n) == 0 ? dfg_arg(g, n, 0) : DFG_NONE;
    return dfg_data(g, n) <= 1 ? n : DFG_NONE;
}

/* A func's parameters are its first operands, its results the others. */
static inline uint32_t dfg_n_params(const dfg_graph *g, dfg_node f) { return dfg_data(g, f); }

static inline uint32_t dfg_uses(const dfg_graph *g, dfg_node n) { return g->uses[n]; }

/* Distinct consumers of n; needs DFG_NEEDS_USERS. */
static inline struct dfg_nodes dfg_users(const dfg_graph *g, dfg_node n)
{
    struct dfg_nodes users;
    if (g->live_users != NULL)
        return g->live_users(g, n);
    users.at = g->users + g->user_first[n];
    users.n = g->user_first[n + 1] - g->user_first[n];
    return users;
}

/* Does a stand before b in graph order?  Operands stand before what uses them. */
static inline bool dfg_precedes(const dfg_graph *g, dfg_node a, dfg_node b)
{
    return g->rank == NULL || g->rank[a] == g->rank[b] ? a < b : g->rank[a] < g->rank[b];
}

/* Do a and b stand in one function body? */
static inline bool dfg_same_body(const dfg_graph *g, dfg_node a, dfg_node b)
{
    return g->body == NULL || g->body[a] == g->body[b];
}

/* Is n known to stand in the body of the function fn? */
static inline bool dfg_body_is(const dfg_graph *g, dfg_node n, dfg_node fn)
{
    return g->body != NULL && g->body[n] == fn;
}

/* Does a function use values of another?  Else all nodes stand in one body as far as a match can tell. */
static inline bool dfg_has_closures(const dfg_graph *g) { return g->body != NULL; }

/* ---- the file ---- */

/* What the program bound the view with: a struct NAME_options, or NULL for the declared values. */
static inline const void *dfg_options(const dfg_graph *g) { return g->options; }

/* The items of lists that hold strings, from number i on; see struct dfg_names. */
static inline const dfg_val *dfg_items(const dfg_graph *g, uint32_t i) { return g->values + i; }

/* ---- types ---- */

/* Number of n's type; 0: unknown. */
static inline uint32_t dfg_type_id(const dfg_graph *g, dfg_node n) { return g->type[n]; }

static inline const struct dfg_type *dfg_type_of(const dfg_graph *g, dfg_node n) { return &g->types[g->type[n]]; }

/* A type's element type is one of `set` (a bit for each dfg_dtype)?  False where unknown. */
static inline bool dfg_type_dtype_in(const dfg_graph *g, uint32_t type, uint32_t set)
{
    return (set & ~1u) >> g->types[type].dtype & 1;
}

/* Its number of extents; -1 where unknown or no tensor. */
static inline int32_t dfg_type_rank(const dfg_graph *g, uint32_t type)
{
    const struct dfg_type *t = &g->types[type];
    return t->tag == DFG_T_TENSOR ? t->rank : -1;
}

/* Its extent i, from the end where i < 0; DFG_DIM_UNKNOWN where out of range. */
static inline dfg_dim dfg_type_extent(const dfg_graph *g, uint32_t type, int64_t i)
{
    const int32_t rank = dfg_type_rank(g, type);
    if (i < 0)
        i += rank;
    return i >= 0 && i < rank ? g->types[type].u.dims[i] : DFG_DIM_UNKNOWN;
}

/* Is it a tuple of so many fields? */
static inline bool dfg_is_tuple_type(const dfg_graph *g, uint32_t type, int32_t fields)
{
    return g->types[type].tag == DFG_T_TUPLE && g->types[type].rank == fields;
}

/* The type of its field i; 0 (unknown) where it has none such. */
static inline uint32_t dfg_field_type(const dfg_graph *g, uint32_t type, int32_t i)
{
    return g->types[type].tag == DFG_T_TUPLE && i < g->types[type].rank ? g->types[type].u.fields[i] : 0;
}

/* The same of n's type.  DFG_NO_DTYPE where unknown. */
static inline enum dfg_dtype dfg_dtype(const dfg_graph *g, dfg_node n)
{
    return (enum dfg_dtype)dfg_type_of(g, n)->dtype;
}
static inline bool dfg_dtype_in(const dfg_graph *g, dfg_node n, uint32_t set)
{
    return dfg_type_dtype_in(g, g->type[n], set);
}
static inline int32_t dfg_rank(const dfg_graph *g, dfg_node n) { return dfg_type_rank(g, g->type[n]); }
static inline dfg_dim dfg_extent(const dfg_graph *g, dfg_node n, int64_t i)
{
    return dfg_type_extent(g, g->type[n], i);
}

/* How many fields the tuple n has: as many as its call says or its type does; 0 where neither is known.
 * A call that does not say more than one has what its operator declares, if that leaves nothing open. */
static inline uint32_t dfg_n_fields(const dfg_graph *g, dfg_node n)
{
    const struct dfg_type *t = dfg_type_of(g, n);
    uint32_t said = g->op[n] >= DFG_FIRST_OP || g->op[n] == DFG_CALL ? dfg_data(g, n) : 0;
    if (g->op[n] == DFG_TUPLE)
        return dfg_argc(g, n);
    if (said <= 1 && t->tag == DFG_T_TUPLE)
        return (uint32_t)t->rank;
    return said > 1 || dfg_op_bit(g, n, DFG_COUNTED_RESULTS) ? said : 0;
}

/* Is n the projection `.-back`, counted from the last field? */
static inline bool dfg_is_get_back(const dfg_graph *g, dfg_node n, uint32_t back)
{
    const uint32_t fields = g->op[n] == DFG_GET ? dfg_n_fields(g, dfg_arg(g, n, 0)) : 0;
    return fields >= back && dfg_data(g, n) == fields - back;
}

/* ---- attributes ---- */

/* The attribute of n with the file's number `key`; NIL where n does not have it. */
static inline dfg_val dfg_attr(const dfg_graph *g, dfg_node n, uint32_t key)
{
    const struct dfg_kind *k = &g->kinds[g->kind[n]];
    dfg_sym s = g->attr_keys[key];
    for (uint32_t i = 0; i < k->n_attrs; i++)
        if (k->attrs[i].key == s)
            return k->attrs[i].value;
    dfg_val absent = {DFG_NIL, 0, 0, {0}};
    return absent;
}

/* The same with the declared default for one that is not written; NIL of DFG_NONE. */
static inline dfg_val dfg_attr_or(const dfg_graph *g, dfg_node n, uint32_t key, dfg_val otherwise)
{
    dfg_val v = dfg_attr(g, n, key);
    return v.tag == DFG_NIL && n != DFG_NONE ? otherwise : v;
}

/* Does the file's question q hold of n's kind?  It was asked when the view was bound. */
static inline bool dfg_has(const dfg_graph *g, dfg_node n, uint32_t q)
{
    return g->answers[(size_t)(q / 32) * g->answer_room + g->kind[n]] >> q % 32 & 1;
}

static inline void dfg_answer(const struct dfg_answers *to, uint32_t q, bool holds)
{
    to->at[(size_t)(q / 32) * to->room] |= (uint32_t)holds << q % 32;
}

/* Makes `answers`, with room for so many kinds, the view's, and answers its file's questions about first .. end-1. */
void dfg_judge_kinds(dfg_graph *view, uint32_t *answers, uint32_t room, uint32_t first, uint32_t end);

/* Is the int attribute equal to v?  `otherwise`: the declared default. */
static inline bool dfg_int_is(const dfg_graph *g, dfg_node n, uint32_t key, int64_t v, int64_t otherwise)
{
    dfg_val a = dfg_attr(g, n, key);
    return a.tag == DFG_V_INT ? a.u.i == v : a.tag == DFG_NIL && v == otherwise && n != DFG_NONE;
}

/* Is the string attribute the file's string `str`?  `otherwise`: the default's number. */
static inline bool dfg_str_is(const dfg_graph *g, dfg_node n, uint32_t key, uint32_t str, uint32_t otherwise)
{
    dfg_val a = dfg_attr(g, n, key);
    return a.tag == DFG_V_STR ? a.u.id == g->strs[str] : a.tag == DFG_NIL && str == otherwise && n != DFG_NONE;
}

#endif /* DFG_BINDING */

/* Does the pattern P of a generated file match at n?  What its names are bound to is not told. */
#define DFG_MATCHES(P, g, n) P##_matches(g, n)
/* The same of a candidate for which nothing else is left to ask: did functions not use each other's values, it matches. */
#define DFG_MATCHES_CANDIDATE(P, g, n) (!dfg_has_closures(g) || P##_matches(g, n))

/* In a set of candidates: the entry with this number, counted from the set's first. */
#define DFG_BIT(entry) (UINT64_C(1) << (entry))
#define DFG_BITS(entries) (entries) /* those of several */

/* The set is empty. */
static inline void dfg_clear_set(uint64_t *set, uint32_t words)
{
    for (uint32_t i = 0; i < words; i++)
        set[i] = 0;
}

/* So many words of a search's way begin anew. */
static inline void dfg_restart(uint32_t *way, uint32_t n)
{
    for (uint32_t i = 0; i < n; i++)
        way[i] = 0;
}

#include "dfg_search.h"
#include "dfg_values.h"
#ifndef DFG_BINDING
#include "dfg_scan.h"
#include "dfg_walk.h"
#endif

DFG_END_C

#if defined DFG_TRACE && defined DFG_BINDING
#error "DFG_TRACE is for matchers of libdfg's graphs, not for those that pat2c --binding makes"
#elif defined DFG_TRACE
#include "dfg_trace.h"
#endif

#endif
