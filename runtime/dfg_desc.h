/* dfg_desc.h -- checked patterns as const tables: what `pat2c --describe` writes.
 *
 * NAME.desc.c holds them; the reference matcher and explain interpret them.
 * They say what the pattern says, after patterns used by name are put in and
 * laws are expanded; nothing of how the generated code goes about it.
 *
 * Pattern nodes, expressions, captures and variables are referred to by their
 * index in the pattern's arrays.  Every node, test and condition carries its
 * source text and line, for explain.  The order of the search is the order of
 * the kids; it is written down in debug/match.c.
 */
#ifndef DFG_DESC_H
#define DFG_DESC_H

#include "dfg.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- literal values ---- */

enum dfg_desc_tag {
    DFG_D_NONE,
    DFG_D_INT,
    DFG_D_FLOAT,
    DFG_D_BOOL,
    DFG_D_STRING,
    DFG_D_DTYPE,
    DFG_D_OP,
    DFG_D_LIST,
    DFG_D_HOLE /* `_` in a list */
};

struct dfg_desc_value {
    uint8_t tag; /* enum dfg_desc_tag */
    uint32_t n;  /* bytes of s, elements of list */
    int64_t i;   /* int, bool, enum dfg_dtype */
    double f;
    const char *s; /* string; name of an operator */
    const struct dfg_desc_value *list;
};

/* ---- tests of one node ---- */

enum dfg_desc_dim_kind { DFG_D_DIM_ANY, DFG_D_DIM_NUM, DFG_D_DIM_VAR };
struct dfg_desc_dim {
    uint8_t kind; /* enum dfg_desc_dim_kind */
    int64_t num;  /* the extent, or the variable */
};

/* `p : T` */
struct dfg_desc_type {
    uint32_t dtypes;                       /* a bit for each enum dfg_dtype that fits; 0: any */
    bool has_shape, rest_first, rest_last; /* [..., c], [n, ...] */
    bool is_tuple;
    uint32_t n; /* extents, or fields of a tuple */
    const struct dfg_desc_dim *dims;
    const struct dfg_desc_type *fields;
    const char *text;
    uint32_t line;
    const char *file; /* NULL: the pattern's */
};

/* `p { a == 1 }` */
enum dfg_desc_test {
    DFG_D_TEST_EQ,
    DFG_D_TEST_NE,
    DFG_D_TEST_LT,
    DFG_D_TEST_LE,
    DFG_D_TEST_GT,
    DFG_D_TEST_GE,
    DFG_D_TEST_IN_SET,
    DFG_D_TEST_IN_RANGE,
    DFG_D_TEST_NEAR,
    DFG_D_TEST_GLOB,
    DFG_D_TEST_BIND
};

struct dfg_desc_attr {
    uint8_t test; /* enum dfg_desc_test */
    bool has_tol;
    bool is_tensor; /* declared so: its elements are compared */
    const char *name;
    struct dfg_desc_value value; /* IN_SET: a list; IN_RANGE: two; GLOB: a string */
    int32_t expr;                /* instead of value; -1: none */
    int32_t var;                 /* BIND; -1: none */
    double tol;                  /* NEAR: absolute, where has_tol */
    const char *text;
    uint32_t line;
    const char *file; /* NULL: the pattern's */
};

/* `0`, `scalar(0)`, `splat(0)`, `[1, -1]`, `approx(v, tol)` */
enum dfg_desc_form { DFG_D_ONE, DFG_D_SCALAR, DFG_D_SPLAT, DFG_D_ELEMENTS };
struct dfg_desc_literal {
    uint8_t form;  /* enum dfg_desc_form */
    uint8_t dtype; /* 0: any */
    bool has_tol;
    struct dfg_desc_value value;
    double tol;
};

/* ---- pattern nodes ---- */

enum dfg_desc_kind {
    DFG_D_UNUSED, /* no such node */
    DFG_D_ANY,
    DFG_D_CALL,  /* of one of `ops`, or of any operator that fits glob and kinds */
    DFG_D_APPLY, /* of a function value: kid 0, then the arguments */
    DFG_D_TUPLE,
    DFG_D_GET, /* kid 0; index: from 0 on, from the back -1, -2 ..., or DFG_D_ANY_INDEX */
    DFG_D_FN,  /* kids: parameters, then the body */
    DFG_D_IF,
    DFG_D_LET, /* three kids */
    DFG_D_VAR,
    DFG_D_GLOBAL, /* name: which, or NULL; or any whose name fits glob */
    DFG_D_INPUT,
    DFG_D_CONST,
    DFG_D_LITERAL,
    DFG_D_OP_REF,    /* one of `ops` */
    DFG_D_ALT,       /* kids, left first */
    DFG_D_AND,       /* kids, all at one node */
    DFG_D_NOT,       /* kid 0 */
    DFG_D_DOMINATES, /* kids: parent, path, child */
    DFG_D_CHAIN,     /* kids: the repeated part, then the forms of its end; index: how many of these stand
                        before the repeated part; 0: longest first */
    DFG_D_LINK       /* the chain `index` goes on here */
};

#define DFG_D_ANY_INDEX INT32_MIN

struct dfg_desc_node {
    uint8_t kind;               /* enum dfg_desc_kind */
    bool rest_first, rest_last; /* `...` at the start, at the end of the operands */
    bool every;                 /* CALL, TUPLE, APPLY: the last kid is for all operands, at least one */
    bool ordered;               /* operands do not swap */
    bool under_get;             /* the call itself, not its first result */
    bool exact;                 /* no other attribute differs from its default */
    uint8_t kinds;              /* CALL: a bit for each fusion kind that fits; 0: any */
    uint32_t n_kids, n_ops, n_attrs, n_types, n_where;
    const uint32_t *kids;
    const char *const *ops; /* CALL: n_ops 0 is any operator */
    const char *glob;       /* CALL, GLOBAL: NULL is any name */
    int32_t rest;           /* capture of `...rest`; -1: none */
    uint32_t member_of;     /* ANY: the member at hand of this capture's set, from 1 on; 0: of none */
    uint64_t optional;      /* a bit for each kid that may be absent; kids past 63 never are */
    const struct dfg_desc_attr *attrs;
    const struct dfg_desc_type *types;
    const uint32_t *where; /* conditions that are judged if this node takes part */
    int32_t index;         /* GET, CHAIN, LINK */
    uint32_t region;
    const char *of; /* VAR, GLOBAL: the name in the graph */
    const struct dfg_desc_literal *lit;
    const char *name; /* what the author called it; NULL */
    const char *text;
    uint32_t line;
    const char *file; /* NULL: the pattern's */
};

/* ---- expressions ---- */

enum dfg_desc_op {
    DFG_E_VALUE,
    DFG_E_NODE,
    DFG_E_SET,
    DFG_E_VAR,
    DFG_E_ATTR,
    DFG_E_PROP,
    DFG_E_FACT,
    DFG_E_CONST,
    DFG_E_DIM,
    DFG_E_INDEX,
    DFG_E_LIST,
    DFG_E_COMP,
    DFG_E_NEG,
    DFG_E_ADD,
    DFG_E_SUB,
    DFG_E_MUL,
    DFG_E_DIV,
    DFG_E_MOD,
    DFG_E_CHOOSE,
    DFG_E_CALL,
    /* conditions */
    DFG_E_NOT,
    DFG_E_AND,
    DFG_E_OR,
    DFG_E_EQ,
    DFG_E_NE,
    DFG_E_LT,
    DFG_E_LE,
    DFG_E_GT,
    DFG_E_GE,
    DFG_E_IN,
    DFG_E_IN_RANGE,
    DFG_E_NEAR,
    DFG_E_TRUTH,
    DFG_E_PRED,
    DFG_E_EXTERN,
    DFG_E_ALL,
    DFG_E_SOME
};

enum dfg_desc_prop { DFG_E_DTYPE, DFG_E_RANK, DFG_E_ELEMENTS, DFG_E_SHAPE, DFG_E_OP };

enum dfg_desc_func {
    DFG_F_MIN,
    DFG_F_MAX,
    DFG_F_ABS,
    DFG_F_FLOOR,
    DFG_F_CEIL,
    DFG_F_SQRT,
    DFG_F_LEN,
    DFG_F_SUM,
    DFG_F_PROD,
    DFG_F_RANGE,
    DFG_F_CONCAT,
    DFG_F_REVERSE,
    DFG_F_USES,
    DFG_F_USERS,
    DFG_F_KIND,
    DFG_F_IS_CONST,
    DFG_F_IS_VAR,
    DFG_F_IS_OUTPUT,
    DFG_F_PRESENT,
    DFG_F_SAME_TYPE,
    DFG_F_SAME_SHAPE,
    DFG_F_SAME_DTYPE,
    DFG_F_BROADCASTABLE,
    DFG_F_BROADCAST_TO,
    DFG_F_DEPENDS,
    DFG_F_ONLY_USED_BY,
    DFG_F_USED_BY,
    DFG_F_DISTINCT
};

struct dfg_desc_expr {
    uint8_t op;  /* enum dfg_desc_op */
    uint8_t sub; /* PROP: enum dfg_desc_prop; CALL, PRED: enum dfg_desc_func */
    uint32_t n_kids;
    const uint32_t *kids;
    int32_t ref;                 /* NODE, ALL, SOME: node; SET: capture; VAR, COMP: variable */
    struct dfg_desc_value value; /* VALUE; of a runtime param its declared value */
    const char *name;            /* ATTR, FACT */
    bool (*call)(const dfg_graph *, const dfg_node *); /* EXTERN: the user's, given its arguments in order */
    const char *text;
    uint32_t line;
    const char *file; /* NULL: the pattern's */
};

/* ---- a pattern ---- */

/* What is matched once for each member, or not at all; a name in it is a set, or nothing. */
enum dfg_desc_region_kind {
    DFG_D_OUTER, /* the pattern itself, region 0 */
    DFG_D_INSIDE_NOT,
    DFG_D_PATH,     /* of the DOMINATES `node`: the nodes between */
    DFG_D_OPERANDS, /* f(every p): the operands of `node` */
    DFG_D_MEMBERS,  /* every y = p: `node` is the member */
    DFG_D_LINKS     /* of the CHAIN `node` */
};
struct dfg_desc_region {
    uint8_t kind; /* enum dfg_desc_region_kind */
    uint32_t node, up;
};

/* What fills in the captures of dfg_pattern, in the same order; behind them sets
 * that only conditions of instantiated patterns name. */
struct dfg_desc_capture {
    int32_t ref; /* a node or a variable; of a set: the node whose bindings it holds, or -1 */
    int32_t var; /* of a set: the variable; it holds the nodes that bound it; or -1.
                    Both -1: a `...rest`, the node that has it knows its capture */
};

struct dfg_desc_pattern {
    uint32_t n_nodes, n_exprs, n_vars, n_where;
    uint32_t n_sets; /* numbers of set captures are below it */
    uint32_t n_roots, n_every, n_regions;
    bool every_root;               /* the members of every[] are the roots, and roots[0] is the member */
    const uint32_t *roots, *every; /* nodes */
    const struct dfg_desc_region *regions;
    const uint32_t *var_region; /* per variable */
    const struct dfg_desc_node *nodes;
    const struct dfg_desc_expr *exprs;
    const uint32_t *where; /* conditions of the pattern itself, in order of text */
    const struct dfg_desc_capture *captures;
    const bool *var_is_dim; /* per variable: of a shape (else of an attribute or a comprehension) */
    const char *text;       /* the declaration */
    uint32_t line;
};

#ifdef __cplusplus
}
#endif

#endif
