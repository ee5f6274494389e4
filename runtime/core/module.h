/* module.h -- the private structure of a module, one struct for each table.
 *
 * Nodes are a structure of arrays with row 0 as the absent node; everything
 * that is interned is a table of rows and an index of their hashes, row 0
 * being "none".  Tables are growing arrays; what rows point at (texts, dims,
 * attributes, lists) is in the arena and never moves.
 *
 * Errors: a function that runs out of memory sets `failed` and returns 0.
 */
#ifndef DFG_MODULE_H
#define DFG_MODULE_H

#include <stdarg.h>

#include "core.h"

/* ---- index.c: hash -> rows, by linear probing ---- */

struct slot {
    uint32_t hash;
    uint32_t row; /* 0: free */
};

struct index {
    struct slot *slots;
    size_t size; /* a power of two, or 0 */
    size_t used;
};

/* The rows with this hash, one a call; *at, which counts the slots that were seen, is 0 before the first, 0
 * is the end. */
static inline uint32_t dfg_index_next(const struct index *x, uint32_t hash, size_t *at)
{
    while (*at < x->size) {
        const struct slot *s = &x->slots[(hash + (*at)++) & (x->size - 1)];
        if (s->row == 0 || s->hash == hash)
            return s->row;
    }
    return 0;
}
bool dfg_index_add(const dfg_module *, struct index *, uint32_t hash, uint32_t row); /* false: no memory */
bool dfg_index_reserve(const dfg_module *, struct index *, size_t n); /* rows in all; false: no memory */
bool dfg_index_copy(const dfg_module *, struct index *empty, const struct index *from); /* which is not empty; the same */
uint32_t dfg_hash_bytes(uint32_t seed, const void *, size_t);
uint32_t dfg_hash_word(uint32_t seed, uint64_t);

/* ---- arena.c ---- */

struct arena {
    struct dfg_block *top; /* the open one (blocks.h) */
    size_t used;           /* of it */
    size_t bytes;          /* of all blocks */
};

/* Memory until the module is freed; align is a power of two. */
void *dfg_arena_alloc(dfg_module *, size_t size, size_t align);
void dfg_arena_free(dfg_module *);
extern const struct dfg_allocator dfg_libc;
bool dfg_heap_enlarge(const dfg_module *, void *array, size_t *room, size_t need, size_t size);
/* As dfg_grow, of the module's allocator; what is new is not set.  Without memory the module has failed. */
bool dfg_array_grow(dfg_module *, void *array, size_t *room, size_t need, size_t size);
/* The array with room for n elements only. */
void dfg_array_trim(dfg_module *, void *array, size_t *room, size_t n, size_t size);

/* ---- the tables ---- */

struct symbol {
    const char *text;
    uint32_t len;
    uint16_t op; /* that is called so, no structural one; 0: none */
};

struct symbols {
    struct symbol *rows;
    size_t room;
    uint32_t n;
    struct index index;
};

/* Operators: of each its name, traits as op_bits of dfg_match.h says, and how a
 * view without a file maps it. */
struct operator_row {
    dfg_sym name;
    const struct dfg_op_decl *decl;
    const struct dfg_op_decl *row; /* as dfg_operator_row says; NULL: by its name, or none */
    const char *unit; /* whose table declares it, or NULL */
    uint32_t plain;   /* kind of a call with one result and no attributes; 0: there was none yet */
};

struct operators {
    struct operator_row *rows;
    uint32_t *bits;
    uint16_t *map;
    size_t room, bits_room, map_room;
    uint32_t n;
};

struct types {
    struct dfg_type *rows;
    size_t room;
    uint32_t n;
    size_t bytes; /* of their fields, in the arena */
    struct index index;
};

/* Names of extents that are expressions, from row 1 on. */
struct extent_row {
    dfg_sym sym;
    const uint64_t *form; /* packed */
};

struct extents {
    struct extent_row *rows;
    size_t room;
    uint32_t n;
    struct index by_symbol, by_form; /* of equal forms the first is the one that is used */
};

struct kinds {
    struct dfg_kind *rows;
    size_t room;
    uint32_t n;
    size_t bytes; /* of attributes and facts, in the arena */
    struct index index;
    struct dfg_attr *sorted; /* attributes of the kind that is looked up */
    size_t sorted_room;
};

struct tensors {
    struct dfg_tensor *rows;
    size_t room;
    uint32_t n;
};

struct nodes {
    uint16_t *op, *argc;
    uint32_t *first, *kind, *type;
    size_t op_room, argc_room, first_room, kind_room, type_room;
    uint32_t room; /* rows that all of them have */
    uint32_t n;
    uint32_t *uses; /* n of them once finished */
    size_t uses_room;
    dfg_sym *names; /* n_names of them; nodes above have none */
    size_t names_room, n_names;
};

struct args {
    dfg_node *rows;
    size_t room;
    uint32_t n;
};

/* Function bodies.  A span is the nodes from its start to the next span's
 * start, all in one body; so a node's body is found by halving. */
struct body {
    dfg_node func;   /* DFG_NONE while it is open */
    uint32_t parent; /* body that holds the function; 0: none */
    dfg_node outer;  /* outermost function around; filled in by dfg_finish, */
    bool composite;  /* as is: it or one around it has the attribute Composite */
};

struct span {
    dfg_node start;
    uint32_t body;
};

struct bodies {
    struct body *rows;
    size_t room;
    uint32_t n;
    uint32_t open; /* innermost open one; 0: none */
    struct span *spans;
    size_t span_room, n_spans;
    dfg_node *of; /* node -> function that holds it, or NULL: see dfg_graph.body */
};

struct function {
    dfg_sym name;
    dfg_node func;
};

struct functions {
    struct function *rows;
    size_t room;
    uint32_t n;
    struct index index; /* by name */
};

struct facts {
    struct dfg_fact *rows; /* sorted by node, then key */
    size_t room;
    uint32_t n;
};

/* Where in the source a node is described, while it has this kind and, of leaves, this `first`. */
struct note_row {
    uint32_t at, n, kind, first; /* kind 0: nowhere */
    bool lifted;
};

struct notes {
    const uint8_t *source; /* what the module was read from; source_n 0: nothing that is kept */
    size_t source_n;
    bool as_is;
    struct note_row *rows; /* n of them; nodes above have none */
    size_t room, n;
};

struct user_lists {
    uint32_t *first; /* one more row than nodes; NULL: not built */
    dfg_node *users;
    size_t room, n; /* room: one for each use */
};

struct keep;
struct edit;    /* edit.h */
struct origins; /* origins.h */

struct dfg_module {
    struct dfg_allocator heap;
    uint32_t layout;  /* another number whenever an array that views point into has moved */
    bool failed;      /* memory ran out */
    bool finished;    /* uses and bodies are of all nodes */
    bool topological; /* operands have lower ids than their users */
    struct arena arena;
    struct keep *keeps;
    struct symbols symbols;
    struct operators operators;
    struct types types;
    struct extents extents;
    struct kinds kinds;
    struct tensors tensors;
    struct nodes nodes;
    struct args args;
    struct bodies bodies;
    struct functions functions;
    struct facts facts;
    struct notes notes;
    struct user_lists users;
    struct origins *origins; /* NULL: no run of rules was told to note them */
    struct edit *edit;       /* while nodes are replaced; NULL: ids are the order, rows are all alive */
};

/* ---- what the files of the core share ---- */

/* The same, but the module has not failed. */
static inline bool dfg_heap_grow(const dfg_module *m, void *array, size_t *room, size_t need, size_t size)
{
    return (need <= *room && *room > 0) || dfg_heap_enlarge(m, array, room, need, size);
}

/* operator.c; operators_init: false without memory or for a table of another ABI. */
bool dfg_operators_init(dfg_module *, const struct dfg_ops *const *ops, size_t n_ops);
/* Of a module that has neither names nor operators but the first symbol. */
bool dfg_symbols_copy(dfg_module *, const dfg_module *from);
bool dfg_symbols_reserve(dfg_module *, size_t n); /* for so many more */
dfg_sym dfg_symbol_kept(dfg_module *, const char *text, size_t len); /* whose text stays where it is, with a NUL behind it */
bool dfg_operators_copy(dfg_module *, const dfg_module *from); /* whose symbols it has */


/* parse_value.c: the next byte of a string in text, which *at, before end, is in; -1: it is not well formed. */
int dfg_text_byte(const char **at, const char *end);

/* extents.c: is it what dfg_extent_named says of its name? */
bool dfg_extent_is_settled(const dfg_module *, dfg_dim);

/* finish.c: of all nodes, into an array of as many. */
void dfg_uses_count(const dfg_module *, uint32_t *uses);
/* Arrays are cut to size, those that every new row and operand needs to so many more: then a first edit
 * moves none of them. */
void dfg_module_trim(dfg_module *);
static inline size_t dfg_with_spare(size_t n)
{
    return n + n / 4096 + 8;
}

/* value.c: attribute values.  Equal means identical: floats bit by bit. */
bool dfg_value_is_sound(const dfg_module *, const dfg_val *, unsigned depth); /* nested at most so deep, of ids that exist */
uint32_t dfg_value_hash(uint32_t seed, dfg_val);
bool dfg_value_same(dfg_val, dfg_val);
/* default.c: does the attribute say what the declaration, which may be NULL, says anyway? */
bool dfg_attr_says_default(const dfg_module *, const struct dfg_op_decl *, const struct dfg_attr *);
/* A copy whose lists are in the arena; *bytes grows by what they take. */
bool dfg_value_copy(dfg_module *, dfg_val, dfg_val *copy, size_t *bytes);

/* module.c: all that is said of nodes */
void dfg_nodes_free(dfg_module *);

/* node.c */
bool dfg_nodes_init(dfg_module *);
bool dfg_nodes_reserve(dfg_module *, size_t rows); /* room for so many, in every array */
bool dfg_nodes_grow(dfg_module *, size_t rows);    /* the same of those that have less, without what an edit adds */
/* The nodes have changed: what was made of them is stale. */
void dfg_module_edited(dfg_module *);

/* body.c */
bool dfg_bodies_init(dfg_module *);
bool dfg_bodies_reserve(dfg_module *); /* room for what bodies_close adds */
void dfg_bodies_close(dfg_module *, dfg_node func);
uint32_t dfg_body_of(const dfg_module *, dfg_node); /* row of the innermost body that holds it; 0: none */
bool dfg_bodies_finish(dfg_module *);
/* Does one function, the last node, hold all others? */
bool dfg_one_function(const dfg_module *);

/* facts.c.  False: the node has no such fact. */
bool dfg_fact_find(const dfg_module *, dfg_node, dfg_sym key, dfg_val *value);
/* All facts of `from` become those of `to`, which has none; DFG_NONE: they go. */
void dfg_facts_move(dfg_module *, dfg_node from, dfg_node to);

/* note.c: the note of `from` becomes that of `to`, DFG_NONE: nobody's. */
void dfg_note_move(dfg_module *, dfg_node from, dfg_node to);
/* The note of `old`, a row of `from`, becomes n's.  False: no memory. */
bool dfg_notes_copy(dfg_module *, const struct notes *from, dfg_node old, dfg_node n);

/* users.c */
void dfg_users_drop(dfg_module *);

/* read.c: the view's pointers into the module's arrays, which may have moved; the file's numbers stay. */
void dfg_view_refresh(dfg_graph *, const dfg_module *);

/* bind.c: as dfg_bind; block: bytes of what labels know of a table, each of which stands in mem, 0: they know nothing. */
dfg_status dfg_bind_block(dfg_graph *, const dfg_module *, const struct dfg_names *, void *mem, size_t size, size_t block);

#endif
