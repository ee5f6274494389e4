/* pattern.h -- the checked form: made by check/check.c, read by all later stages.
 *
 * Names are resolved, patterns used by name are instantiated, optional calls
 * are alternatives, types of values agree with the operators' declarations.
 *
 * A pattern is a graph of pattern nodes (`pnode`).  A pnode that is reached in
 * several ways is one graph node (identity).  A match binds every pnode that
 * takes part to one graph node.  The order of the search, which the generated
 * code and the reference matcher both follow:
 *
 *   visit(p, n): if p is bound already in the choices taken, n must be its node;
 *   else bind it, test the node itself, and visit the kids in
 *   order.  A choice is made when it is reached, its options in order: ALT: kids
 *   left to right; a call of a commutative operator: operands as written, then
 *   swapped (not where both operands are one node: nothing new); `..., p, ...`:
 *   first position first.  When anything later fails, the latest choice that
 *   has an option left takes it.  Conditions are evaluated when all is
 *   bound; a NOT is a search of its own, evaluated with the conditions.
 *
 * A second name for a node that has one (`y = x;`) is a P_AND of one kid: both
 * names are captured, at the same graph node.
 */
#ifndef PATTERN_H
#define PATTERN_H

#include "base/base.h"

/* ---- operators ---- */

enum fkind { FK_ELEMWISE, FK_BROADCAST, FK_INJECTIVE, FK_REDUCE, FK_FUSABLE, FK_TUPLE, FK_OPAQUE };

/* Element type of attributes, conditions, params. */
enum base_type { BT_INT, BT_FLOAT, BT_BOOL, BT_STRING, BT_DTYPE, BT_TENSOR, BT_ANY, BT_OP, BT_KIND, BT_NODE };

struct value_type {
    enum base_type base;
    int lists;        /* 0: one value, 1: int[], 2: int[][] */
    bool optional;    /* int? */
};

static inline bool is_tensor(struct value_type t)
{
    return t.base == BT_TENSOR && t.lists == 0;
}

/* A literal value: of attributes, params, tests. */
enum vtag {
    V_NONE = PAT_V_NONE,
    V_INT = PAT_V_INT,
    V_FLOAT = PAT_V_FLOAT,
    V_BOOL = PAT_V_BOOL,
    V_STRING = PAT_V_STRING,
    V_DTYPE = PAT_V_DTYPE,
    V_OP = PAT_V_OP,
    V_LIST = PAT_V_LIST,
    V_HOLE = PAT_V_HOLE /* `_` in a list */
};
struct value {
    enum vtag tag;
    int64_t i;               /* int, bool; dtype: its number */
    double f;
    const char *s; size_t s_len;
    const struct op *op;
    struct value *list; int n;
};

bool pat_has_hole(const struct value *); /* itself, or a list that has one */

struct attr_decl {
    const char *name;
    const char *type_text;   /* "int[]?" */
    struct value_type type;
    bool has_default;
    struct value def;
    struct span at;
};

/* What the runtime knows of an operator by name; the order of traits in check/ops.c. */
enum op_fact { OP_INFER, OP_EVAL, OP_WORK, N_OP_FACTS };

struct operand_decl { const char *name; bool optional, variadic; };

/* What an operator of ONNX is from some opset on, until its next form or the declared one begins. */
struct op_form {
    int since;
    int n_operands; bool variadic;         /* at most so many */
    struct form_attr { const char *name; bool has_value; struct value value; } *attrs; int n_attrs;
    const char *lift, *lift_arg;           /* of onnx/lifts.def, and the attribute that it is about; NULL: none */
};

struct op {
    const char *name;
    const char *c_name;      /* nn_conv2d: for enums; distinct names stay distinct */
    struct span at;
    const char *file;        /* "relay.ops" */
    struct operand_decl *operands; int n_operands;
    int n_required;          /* operands that must be there */
    bool variadic;
    struct operand_decl *results; int n_results, n_required_results;
    bool variadic_results;   /* always a tuple */
    enum fkind fkind;
#define PAT_TRAIT(name) bool name;
#include "lang/pat_traits.def"
    int n_bodies;                  /* so many of the first operands are functions: 1 a body, 2 branches */
    int since;                     /* ONNX's opset that has this form first; 0: nothing is said */
    int until;                     /* the last one that has the operator; 0: all */
    struct op_form *forms; int n_forms; /* its other forms, in order of opsets */
    const char *fact[N_OP_FACTS];  /* `infer conv`: the name; NULL: nothing is said */
    const int *swap_a, *swap_b; int n_swap; /* commutative(0 2 3, 1 4 5): operand swap_a[i] with swap_b[i]; a plain one: 0 with 1 */
    struct attr_decl *attrs; int n_attrs;
    bool own;                /* declared in the compiled file itself */
    bool undeclared;         /* made for a quoted name that nothing declares */
};

/* Is a call that says nothing of its results one of as many as are declared? */
static inline bool has_counted_results(const struct op *op)
{
    return !op->undeclared && !op->variadic_results && op->n_required_results == op->n_results;
}

/* ---- pattern nodes ---- */

enum pkind {
#define PAT_NODE(id, least, most) P_##id = PAT_N_##id,
#include "lang/pat_nodes.def"
};

/* Kinds that many switches treat alike, to stand behind `case`. */
// clang-format off
#define P_LEAF P_VAR: case P_INPUT: case P_GLOBAL: case P_CONST: case P_LITERAL: case P_OP_REF
#define P_COMBINED P_ALT: case P_AND: case P_NOT: case P_CHAIN: case P_LINK
// clang-format on

enum { ANY_INDEX = INT32_MIN };

enum lit_form {
    LIT_ONE = PAT_L_ONE,
    LIT_SCALAR = PAT_L_SCALAR,
    LIT_SPLAT = PAT_L_SPLAT,
    LIT_LIST = PAT_L_ELEMENTS
};

struct literal {
    enum lit_form form;
    int dtype;             /* 0: any */
    struct value value;    /* a number or bool; LIT_LIST: a list with holes */
    bool has_tol;          /* approx: within tol, absolute */
    double tol;
};

/* Types: `p : T`. */
enum dim_kind {
    DIM_ANY = PAT_DIM_ANY,
    DIM_NUM = PAT_DIM_NUM,
    DIM_VAR = PAT_DIM_VAR
};
struct dim_pat {
    enum dim_kind kind;
    int64_t num;
    const struct param *param; /* whose value num is, or NULL */
    struct var *var;
    struct span at;
};
struct type_pat {
    struct span at;
    uint32_t dtypes;       /* a bit for each dtype that fits; 0: any (a tuple type: of tensors or tuples) */
    bool has_shape;
    bool rest_first, rest_last;  /* [..., c], [n, ...] */
    struct dim_pat *dims; int n_dims;
    bool is_tuple;
    struct type_pat **fields; int n_fields;
};

/* Attributes: `p { a == 1 }`. */
enum test_op {
#define PAT_TEST(id, ...) TEST_##id = PAT_T_##id,
#include "lang/pat_tests.def"
    N_TESTS = PAT_N_TESTS
};

/* A row of pat_tests.def. */
struct test_row {
    const char *sign;
    int token;                     /* enum token_kind */
    enum { TAKES_ONE, TAKES_SET, TAKES_RANGE, TAKES_NAME } takes;
    enum test_of { OF_ANY, OF_ORDERED, OF_NUMBERS, OF_STRINGS, OF_INTS } of;
    enum test_left { LEFT_ATTR, LEFT_VALUE } left;
};
extern const struct test_row pat_tests[N_TESTS]; /* parse/attrs.c */
bool pat_is_test_word(const char *text, size_t length); /* that begins a test: `divides` */

struct attr_test {
    enum test_op test;
    const char *name;
    struct span at;                /* of the whole test */
    struct value_type type;        /* of the attribute; BT_ANY where operators of a set differ or nothing is declared */
    bool has_default;              /* the same for all of the node's operators; where they differ see pat_attr_of() */
    struct value def;
    struct value value;            /* a literal; IN_SET: a list; IN_RANGE: two; GLOB: a string */
    struct expr *expr;             /* instead of value, where it is not NULL: evaluated with the conditions, when all is bound */
    struct var *var;               /* BIND: the first such test that the search reaches binds it, later ones compare */
    bool has_tol; double tol;      /* NEAR: absolute; without: 1e-5 relative */
    bool of_param;                 /* value is, or has in it, what a param is now */
};

struct op_set {                    /* `ops NAME = ...;` */
    const char *name;
    struct span at;
    const struct op **ops;         /* of whom they are: another one where a pattern's were exchanged */
};

struct pnode {
    enum pkind kind;
    int id;                        /* dense in its pattern, in order of the search */
    struct span at;
    const char *name;              /* what the author called it, of instantiated patterns too; NULL: unnamed */
    struct capture *capture;       /* of the compiled pattern; NULL: none */
    struct capture *member_of;     /* P_ANY in an `every` statement: the member at hand of another's set; NULL */
    struct pnode **kid; int n_kids;
    /* P_CALL, P_OP_REF */
    const struct op **ops; int n_ops;  /* in order of text; n_ops 0: any operator */
    const struct op_set *op_set;   /* what they were written as; NULL */
    const char *glob;              /* any operator, P_GLOBAL: any function, with such a name, or NULL */
    uint8_t kinds;                 /* any operator of these fusion kinds (a bit each); 0: any kind */
    /* P_CALL, P_APPLY, P_TUPLE, P_FN: the operand list */
    bool rest_first, rest_last;    /* `...` at its start, at its end */
    struct capture *rest;          /* `...rest`: at the end, or at the start */
    struct capture *front;         /* of a whole match: the `...` at the start, where there are two */
    uint64_t optional;             /* a bit for each kid that may be absent (q?); kids past 63 never are */
    bool every;                    /* f(every p): kid 0 for all operands */
    bool ordered;                  /* no swapping: an `ordered` pattern's text */
    bool under_get;                /* kid of a P_GET: the call itself, not its first result */
    bool bare;                     /* no attribute, type or fact: laws apply */
    struct attr_test *attrs; int n_attrs; bool exact;
    struct type_pat **types; int n_types;   /* all must fit */
    struct expr **where; int n_where;       /* judged if the node takes part: conditions of an instantiated pattern or entry */
    int index;                     /* P_GET */
    struct pnode **args; int n_args; /* P_CHAIN: what its parameters stand for, one node each for all repetitions */
    const char *text;              /* P_VAR, P_GLOBAL */
    struct literal *lit;
    const struct pattern **uses; int n_uses; /* root of instantiated patterns: which, the innermost first */
};

static inline const struct pattern *innermost_use(const struct pnode *p)
{
    return p->n_uses ? p->uses[0] : NULL;
}

/* ---- names of a pattern ---- */

enum var_kind { VAR_DIM, VAR_ATTR, VAR_INDEX /* of a list, made while its condition is written */ };
struct var {                       /* a dimension or an attribute's value */
    enum var_kind kind;
    const char *name;
    struct value_type type;        /* of VAR_ATTR; VAR_DIM: int */
    struct capture *capture;       /* NULL: of an instantiated pattern */
    bool open;                     /* the running name of a list that may hold extents that are names */
    int id;                        /* dense in its pattern */
    struct span at;
};

enum cap_kind { CAP_NODE, CAP_DIM, CAP_ATTR, CAP_SET };
struct capture {
    const char *name;
    enum cap_kind kind;
    bool is_param;
    bool maybe_absent;             /* some choice leaves it out */
    struct pnode *node;            /* CAP_NODE; CAP_SET: the member pattern, or NULL for `...rest` */
    struct var *var;               /* CAP_DIM, CAP_ATTR; CAP_SET of a name bound in each member: the name */
    int id;                        /* dense in its pattern: parameters in their order, then locals, then others */
    bool of_call;                  /* of a whole match: the call whose first result stands at the node */
    struct span at;
};

/* ---- conditions ---- */

enum ekind {
#define PAT_EXPR(id, least, most) E_##id = PAT_E_##id,
#include "lang/pat_exprs.def"
};

/* Kinds that many switches treat alike, to stand behind `case`. */
// clang-format off
#define E_NAME E_NODE: case E_SET: case E_VAR: case E_PARAM
#define E_READ E_ATTR: case E_PROP: case E_FACT: case E_CONST: case E_DIM /* of a node */
#define E_OF_LIST E_INDEX: case E_LIST: case E_COMP
#define E_ARITHMETIC E_NEG: case E_ADD: case E_SUB: case E_MUL: case E_DIV: case E_MOD
#define E_LOGIC E_NOT: case E_AND: case E_OR
#define E_COMPARISON E_EQ: case E_NE: case E_LT: case E_LE: case E_GT: case E_GE
#define E_WITHIN E_IN: case E_IN_RANGE: case E_NEAR
#define E_OVER_SET E_ALL: case E_SOME
#define E_CONDITION E_LOGIC: case E_COMPARISON: case E_WITHIN: case E_TRUTH: case E_PRED: case E_EXTERN: case E_OVER_SET
// clang-format on

enum prop {
    PROP_DTYPE = PAT_P_DTYPE,
    PROP_RANK = PAT_P_RANK,
    PROP_ELEMENTS = PAT_P_ELEMENTS,
    PROP_SHAPE = PAT_P_SHAPE,
    PROP_OP = PAT_P_OP
};

/* Functions, then predicates. */
enum func {
#define PAT_FUNCTION(id, name, args, base, lists, value, reads, emit, c, ref, noun) F_##id = PAT_F_##id,
#define PAT_PRED(id, name, args, reads, emit, c, ref, make) F_##id = PAT_F_##id,
#include "lang/pat_functions.def"
    N_FUNCS = PAT_N_FUNCS
};

/* A row of pat_functions.def. */
struct func_row {
    const char *name, *args;
    bool predicate;
    struct value_type type;        /* what it yields; BT_ANY: that of its arguments */
    enum { VALUE_PLAIN, VALUE_OPEN, VALUE_COUNT } value;
    enum { READS_OWN, READS_USERS, READS_BELOW } reads;
};
extern const struct func_row pat_functions[N_FUNCS]; /* check/func.c */

/* A condition that stands for the use of a `cond`: its text, arguments in place of the parameters. */
struct named {
    const char *name;
    struct span at;                /* the use: `conv_ok(c, x)` */
    struct span declared;          /* the whole declaration */
    const char **formals;
    struct expr **args; int n_args;
    const struct named *inner;     /* that text is itself the use of another one */
};

struct expr {
    enum ekind kind;
    struct span at;
    struct value_type type;        /* what it yields; conditions: bool */
    struct expr **kid; int n_kids;
    struct value value;
    struct pnode *node;            /* E_NODE; E_ALL/E_SOME: the member inside */
    struct capture *set;           /* E_SET */
    struct var *var;               /* E_VAR; E_COMP: the running one */
    const struct param *param;     /* E_PARAM; E_VALUE: whose value it is, or NULL */
    const char *name;              /* E_ATTR, E_FACT, E_EXTERN */
    const char *formal;            /* of the `cond` parameter that this is written as, or NULL */
    const struct op **ops; int n_ops; /* E_ATTR: operators that the node may call, for pat_attr_of(); none: not declared */
    enum prop prop;
    enum func func;
    const struct named *named;     /* conditions; NULL: written in place */
};

/* What the pattern says itself: of a `cond` its use. */
static inline struct span written_at(const struct expr *cond)
{
    return cond->named ? cond->named->at : cond->at;
}

/* May the value be an extent that is a name, or hold one? */
bool pat_may_be_open(const struct expr *);

/* The declaration of attribute `name` of op, or NULL. */
const struct attr_decl *pat_attr_of(const struct op *, const char *name);

/* ---- declarations ---- */

struct param {
    const char *name;
    struct value_type type;
    struct value value;            /* after -D */
    bool runtime;
    struct span at;
};

/* ---- replacements ---- */

enum new_kind {
    NEW_CAPTURE = PAT_NEW_CAPTURE, /* what `capture` holds; below `every` the member of a set */
    NEW_LOCAL = PAT_NEW_LOCAL,     /* a name of the block: `local` is what it stands for */
    NEW_CALL = PAT_NEW_CALL, /* of the operator `op`; of what `capture` calls; of the function value `callee` */
    NEW_TUPLE = PAT_NEW_TUPLE,
    NEW_GET = PAT_NEW_GET,     /* kid 0; index */
    NEW_CONST = PAT_NEW_CONST, /* dtype, dims, value */
    NEW_LIKE = PAT_NEW_LIKE,   /* kid 0: a scalar `value` of its dtype */
    NEW_OP = PAT_NEW_OP,       /* the operator `op` as a value */
    NEW_REST = PAT_NEW_REST,   /* among operands: all that `capture` holds */
    NEW_EVERY =
        PAT_NEW_EVERY /* among operands, or for the roots of `match every`: kid 0 once for each member */
};

/* `groups = 1`; `..c`: from. */
struct new_attr {
    const char *name;
    struct expr *value;
    bool optional;                 /* c.b?: there is no such attribute where the value is absent */
    struct capture *from;
};

struct new_value {
    enum new_kind kind;
    struct span at;
    struct capture *capture;
    struct new_value *local, *callee;
    const char *name;              /* what the block calls it; NULL: nothing */
    const struct op *op;
    struct new_value **kid; int n_kids;
    struct new_attr *attrs; int n_attrs;
    int index;                     /* GET; below 0: from the back, of what was matched */
    int results;                   /* CALL: as written behind `->`, 0: nothing is */
    int wanted;                    /* CALL: one more than the highest result that is projected */
    int dtype;                     /* CONST: enum dfg_dtype */
    bool has_shape;                /* CONST: else a scalar, or rank 1 */
    int64_t *dims; int n_dims;
    struct expr *value;            /* CONST, LIKE: a number, or a list in row-major order */
};

struct pattern {
    const char *name;
    const char *c_name;            /* with --prefix */
    struct span at;                /* the declaration, for its source text */
    struct span name_at;
    bool ordered, own;             /* own: declared in the compiled file itself */
    struct pnode **roots; int n_roots;
    bool every_root;               /* return every y */
    struct pnode **every; int n_every; /* `every y = p;` statements, members */
    struct expr **where; int n_where;  /* the pattern's own conditions, judged last, in order of text */
    struct capture **captures; int n_captures;
    int n_hidden;                      /* sets that only conditions of instantiated patterns name: captures[n_captures ...] */
    struct var **vars; int n_vars;     /* all, of instantiated patterns too */
    int n_nodes;                       /* pnode ids are below it */
    struct pnode **extra; int n_extra; /* members of `...rest` that only conditions name; the last ids */
    /* rules */
    bool is_rule, once, keep_shared, operands_first;
    int64_t priority;
    struct span rewrite_at;        /* the statement */
    struct new_value **made; int n_made;     /* of each root; one NEW_EVERY: of each member of `match every` */
    struct new_value **locals; int n_locals; /* of its block, in order */
    const char *rewrite_extern;              /* `rewrite extern f;`: f instead of all that */
    /* entries */
    bool is_entry;                 /* made for a table entry: the pattern with the entry's where; not in unit->patterns */
    const char *choice;            /* the entry's */
};

/* Where a walk over all of a pattern starts: its roots, then the members of `every` statements; NULL behind them. */
static inline struct pnode *pat_start(const struct pattern *p, int i)
{
    return i < p->n_roots ? p->roots[i] : i < p->n_roots + p->n_every ? p->every[i - p->n_roots] : NULL;
}

struct entry {
    const char *name;              /* "dnnl.conv2d_relu" */
    const char *c_name;            /* DNNL_CONV2D_RELU: for enums */
    struct pattern *pattern;       /* with the entry's conditions: `of` itself where it has none and `of` is in unit->patterns */
    const struct pattern *of;      /* the pattern as named; NULL: written in place */
    struct expr *cost;             /* NULL: 1 */
    const char *choice;            /* of an entry of a family: "c = nn.conv2d"; NULL */
    bool duplicate;
    struct span at;
};

struct table {
    const char *name, *c_name;
    const char *c_count, *c_words; /* NPU_N_ENTRIES, NPU_WORDS */
    bool last_wins, own;
    struct entry *entries; int n_entries; /* in textual order */
    const char **attr_names; struct value *attr_values; int n_attrs;
    struct span host;              /* the expression of `host cost`; src NULL: none */
    struct span at;
};

/* One compiled file with all that it imports. */
/* A file that was read for a unit. */
struct unit_source {
    const struct source *src;
    bool is_unit;                          /* imported operators: another unit has it, with its text */
    const uint32_t *imports; int n_imports; /* of each import in it, which source of the unit it is */
};

struct unit {
    const struct source *src;
    const char *name;              /* "npu" of npu.pat */
    bool is_ops;                   /* a .ops file: declares operators only */
    struct op **ops; int n_ops;    /* all known, imported ones too */
    struct pattern **patterns; int n_patterns; /* own ones and rules, in order of text; not those of imports */
    struct table **tables; int n_tables;
    struct param **params; int n_params;
    const char **imports; int n_imports;   /* units of imported operators, transitively: "relay" */
    struct unit_source *sources; int n_sources; /* itself, then what it imports */
    struct law **laws; int n_laws;         /* private to check and laws */
};

/* ---- check/, laws/: what makes it; describe/: as data ---- */

/* A file, and all that it imports; n_texts 0: read from path; else the file is the first of these.
 * Errors are reported. */
struct unit *pat_check(struct pat *, const char *path, const struct pat_source *texts, int n_texts);
const struct param *pat_defined_param(const struct unit *, const char *define); /* of NAME=VALUE; NULL: none */
void pat_check_defines(struct pat *, const struct unit *); /* -D of names that it does not declare are errors */

/* ---- check/text.c: what each name in the text means ---- */

enum name_kind {
    NAME_OP, NAME_ATTR, NAME_PATTERN, NAME_RULE, NAME_TABLE, NAME_COND, NAME_OPS, NAME_PARAM,
    NAME_LOCAL, /* of a declaration: a parameter, a capture, a dimension, what a comprehension runs */
    NAME_FILE   /* of an import */
};
struct name {
    enum name_kind kind;
    const char *text;
    struct span at;
    struct span declared;       /* where it is declared; of a FILE: its beginning */
    struct span whole;          /* all of that declaration; of a LOCAL what binds it first */
    const struct op *op;        /* OP, ATTR: whose */
    const struct attr_decl *attr;
};
/* Of all files of the last pat_check, errors or not. */
struct name *pat_names(struct pat *, int *n);

/* The nodes of a pattern by id; NULL where an id has none. */
struct pnode **pat_nodes_of(struct pat *, const struct pattern *);
/* Patterns modulo the laws of their file, as alternatives. */
void pat_expand_laws(struct pat *, struct unit *, int limit);
void pat_assert_unit(struct pat *, const struct unit *); /* of what is without errors; in debug builds */
/* As .dfg text; `0 2 3,1 4 5` of the operands that swap, NULL where these are the first two or none. */
struct new_value *pat_named_value(const struct new_value *); /* the call that a name of the block stands for; else itself */
int pat_stated_results(const struct new_value *); /* how many the call states; 0: as many as its operator declares */
const char *pat_float_text(struct pat *, double);
const char *pat_value_text(struct pat *, const struct value *);
const char *pat_swap_text(struct pat *, const struct op *);
const struct pat_file *pat_describe(struct pat *, const struct unit *); /* its patterns: own ones, then entries' */
/* What pat.h calls the hash of a source, and of a file. */
uint64_t pat_hash_of_source(const struct source *);
uint64_t pat_hash_of_unit(struct pat *, const struct unit *);

#endif
