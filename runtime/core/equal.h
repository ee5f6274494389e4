/* equal.h -- what the files of structural equality share.
 *
 * In:   two finished modules, each with numbers of its own.
 * Out:  whether parts of them are equal: symbols and operators by their text.
 */
#ifndef DFG_EQUAL_H
#define DFG_EQUAL_H

#include "module.h"

struct pair {
    uint32_t a, b;
};

/* Distinct pairs in the order in which they came. */
struct pairs {
    struct pair *rows;
    size_t room;
    uint32_t n;
    struct index index;
};

/* A declared default, read once: a value of the comparison's `defaults`. */
struct default_row {
    const struct dfg_attr_decl *decl;
    dfg_val value;
};

struct comparison {
    const dfg_module *a, *b;
    dfg_node *to_b, *to_a; /* the nodes that each is the same as, DFG_NONE: not met */
    struct pair *stack;    /* nodes whose content is to be compared */
    size_t stack_room, n_stack;
    struct pairs types;   /* compared, or being compared */
    uint32_t *kinds;      /* of a: the latest kind of b that it was equal to */
    dfg_module *defaults; /* owns the declared defaults */
    struct default_row *default_rows;
    size_t default_room;
    uint32_t n_defaults;
    struct index default_index;
    bool no_memory; /* then no answer counts */
};

/* equal_value.c: rows of one module and of another, in either order. */
bool dfg_texts_equal(const dfg_module *, dfg_sym, const dfg_module *, dfg_sym);
bool dfg_operators_equal(const dfg_module *, uint32_t op, const dfg_module *, uint32_t other);
bool dfg_tensors_equal(const dfg_module *, const struct dfg_tensor *, const dfg_module *,
                       const struct dfg_tensor *);
/* `as_floats`: an int equals a float of its value. */
bool dfg_values_equal(const dfg_module *, dfg_val, const dfg_module *, dfg_val, bool as_floats);
/* What both know of two types; false also when memory is out. */
bool dfg_types_equal(struct comparison *, uint32_t a, uint32_t b);

/* equal_attrs.c: attributes and facts; *key is the text of the first that differs. */
bool dfg_kinds_equal(struct comparison *, uint32_t a, uint32_t b, const char **key);
bool dfg_facts_equal(struct comparison *, dfg_node a, dfg_node b, const char **key);

#endif
