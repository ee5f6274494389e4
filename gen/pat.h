/* pat.h -- libpat: reads `.pat` and `.ops` files and describes their meaning.
 *
 *   struct pat *pat = pat_new(NULL);
 *   pat_add_folder(pat, "patterns/ops");
 *   const struct pat_file *file;
 *   enum pat_status status = pat_load(pat, "npu.pat", &file);
 *   for (const struct pat_message *m = pat_messages(pat); m; m = m->next)
 *       ... what is wrong, and where
 *   pat_free(pat);
 *
 * The description of a file is self-contained data: its text, operators, params,
 * patterns (patterns used by name inlined, laws expanded), rules with their
 * replacements, tables.  It describes meaning, not how generated code matches.
 *
 * A context holds any number of files, loaded one after another.  Two contexts share
 * nothing: two threads may use one each at the same time.  Nothing here exits, prints
 * unasked, or keeps anything outside its context.  What a context hands out lives until
 * pat_free.
 */
#ifndef PAT_H
#define PAT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#ifdef __cplusplus
extern "C" {
#endif

#define PAT_VERSION "0.1.0" /* of the whole project; packages and builds read it here */

struct pat; /* a context */

enum pat_status {
    PAT_OK,       /* perhaps with warnings */
    PAT_WRONG,    /* the messages say what is */
    PAT_TOO_MANY, /* so much that the rest was not looked at */
    PAT_NO_MEMORY /* the context can only be asked for its messages, and freed */
};

/* Memory as realloc: resize(ctx, NULL, n) allocates, resize(ctx, p, 0) frees and returns NULL.  ctx must
 * outlive the context. */
struct pat_allocator {
    void *(*resize)(void *ctx, void *p, size_t size);
    void *ctx;
};

struct pat *pat_new(const struct pat_allocator *); /* NULL for libc's; NULL: memory is out */
void pat_free(struct pat *);                       /* with all that it handed out; of NULL nothing */

/* ---- options, for the files loaded after them; strings are copied ---- */

enum pat_status pat_add_folder(struct pat *, const char *folder); /* where imports are looked for, too */
/* "NAME=VALUE" of a param, else PAT_WRONG; to a file without such a param it says nothing. */
enum pat_status pat_add_define(struct pat *, const char *text);
/* "NAME", "no-NAME", "error" for all of them, "error=NAME"; PAT_WRONG: there is no such warning. */
enum pat_status pat_set_warning(struct pat *, const char *text);
enum pat_status pat_set_prefix(struct pat *, const char *prefix); /* with which names in C begin */
/* Where the file at `path` is to be read, it has these bytes, as in an editor that has not saved them yet. */
enum pat_status pat_put_text(struct pat *, const char *path, const char *text, size_t size);
void pat_set_law_limit(struct pat *, int forms); /* that one pattern may have modulo laws; 64 */

/* ---- messages ---- */

enum pat_severity { PAT_ERROR, PAT_WARNING, PAT_NOTE, PAT_HINT };

struct pat_place {
    const char *file;      /* as it was given or found; NULL: of no file */
    uint32_t line, column; /* from 1; columns count bytes; line 0: all of the file, which perhaps is not there */
    uint32_t length;       /* bytes that are meant; 0: a place between two */
    uint32_t end_line, end_column; /* behind the last of them */
    const char *source;    /* the line, source_length bytes without its end */
    uint32_t source_length;
};

struct pat_message {
    enum pat_severity severity;
    const char *text;    /* one line, without the place */
    const char *warning; /* its name; of an error: it is one by "error=NAME"; NULL */
    const char *choice;  /* the entry of a family that it is said of, "c = nn.conv2d"; NULL */
    struct pat_place place;
    struct pat_message *notes; /* the first NOTE or HINT that belongs to it, in order; NULL */
    struct pat_message *next;  /* found after it; NULL */
};

/* All messages so far, in the order found; the same one at the same place is said once.  NULL: none. */
const struct pat_message *pat_messages(const struct pat *);

/* Writes m and all behind it to f as pat2c does: `FILE:LINE:COL: error: ...`, the line, a caret below it.  What
 * has no file is said by `program`; color: with escapes of a terminal. */
void pat_print_messages(const struct pat_message *m, const char *program, bool color, FILE *f);
/* The same as JSON (RFC 8259), an object a line; the manual page of pat2c has its members.  Bytes that are not
 * UTF-8 are U+FFFD in it. */
void pat_print_json(const struct pat_message *m, FILE *f);
void pat_print_json_string(const char *text, FILE *f); /* a text in quotes, as there */

/* ---- what files say ---- */

/* ---- literal values ---- */

enum pat_tag {
    PAT_V_NONE,
    PAT_V_INT,
    PAT_V_FLOAT,
    PAT_V_BOOL,
    PAT_V_STRING,
    PAT_V_DTYPE,
    PAT_V_OP,
    PAT_V_LIST,
    PAT_V_HOLE /* `_` in a list */
};

struct pat_value {
    uint8_t tag; /* enum pat_tag */
    uint32_t n;  /* bytes of s, elements of list */
    int64_t i;   /* int, bool, enum dfg_dtype */
    double f;
    const char *s; /* string; name of an operator */
    const struct pat_value *list;
};

/* ---- tests of one node ---- */

enum pat_dim_kind { PAT_DIM_ANY, PAT_DIM_NUM, PAT_DIM_VAR };
struct pat_dim {
    uint8_t kind; /* enum pat_dim_kind */
    int64_t num;  /* the extent, or the variable */
};

/* `p : T` */
struct pat_type {
    uint32_t dtypes;                       /* a bit for each enum dfg_dtype that fits; 0: any */
    bool has_shape, rest_first, rest_last; /* [..., c], [n, ...] */
    bool is_tuple;
    uint32_t n; /* extents, or fields of a tuple */
    const struct pat_dim *dims;
    const struct pat_type *fields;
    int32_t condition; /* its number in the file; -1: it binds an extent */
    const char *text;
    uint32_t line;
    const char *file; /* NULL: the pattern's */
};

/* `p { a == 1 }` */
enum pat_test {
#define PAT_TEST(id, ...) PAT_T_##id,
#include "lang/pat_tests.def"
    PAT_N_TESTS
};

struct pat_attr {
    uint8_t test; /* enum pat_test */
    bool has_tol;
    bool is_tensor; /* declared so: its elements are compared */
    const char *name;
    struct pat_value value; /* IN_SET: a list; IN_RANGE: two; GLOB: a string */
    int32_t expr;           /* instead of value; -1: none */
    int32_t var;            /* BIND; -1: none */
    double tol;             /* NEAR: absolute, where has_tol */
    int32_t condition;      /* its number in the file; -1: it binds a name */
    const char *text;
    uint32_t line;
    const char *file; /* NULL: the pattern's */
};

/* `0`, `scalar(0)`, `splat(0)`, `[1, -1]`, `approx(v, tol)` */
enum pat_form { PAT_L_ONE, PAT_L_SCALAR, PAT_L_SPLAT, PAT_L_ELEMENTS };
struct pat_literal {
    uint8_t form;  /* enum pat_form */
    uint8_t dtype; /* 0: any */
    bool has_tol;
    struct pat_value value;
    double tol;
};

/* ---- pattern nodes ---- */

enum pat_kind {
    PAT_N_UNUSED, /* no such node */
#define PAT_NODE(id, least, most) PAT_N_##id,
#include "lang/pat_nodes.def"
};

#define PAT_ANY_INDEX INT32_MIN

struct pat_node {
    uint8_t kind;               /* enum pat_kind */
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
    int32_t rest;           /* capture of `...rest`, or a set of parts that stands for `...`; -1: none */
    int32_t front;          /* the same of `...` before operands that others stand behind */
    uint32_t member_of;     /* ANY: the member at hand of this capture's set, from 1 on; 0: of none */
    uint64_t optional;      /* a bit for each kid that may be absent; kids past 63 never are */
    const struct pat_attr *attrs;
    const struct pat_type *types;
    const uint32_t *where; /* conditions that are judged if this node takes part */
    int32_t index;         /* GET, CHAIN, LINK */
    uint32_t region;
    const char *of; /* VAR, GLOBAL: the name in the graph */
    const struct pat_literal *lit;
    const char *name; /* what the author called it; NULL */
    const char *text;
    uint32_t line;
    bool chooses;     /* itself, whatever its kids do: it may match one node in several ways */
    const char *file; /* NULL: the pattern's */
};

/* ---- expressions ---- */

enum pat_expr_op {
#define PAT_EXPR(id, least, most) PAT_E_##id,
#include "lang/pat_exprs.def"
};

enum pat_prop { PAT_P_DTYPE, PAT_P_RANK, PAT_P_ELEMENTS, PAT_P_SHAPE, PAT_P_OP };

enum pat_func {
#define PAT_FUNCTION(id, name, args, base, lists, value, reads, emit, c, ref, noun) PAT_F_##id,
#define PAT_PRED(id, name, args, reads, emit, c, ref, make) PAT_F_##id,
#include "lang/pat_functions.def"
    PAT_N_FUNCS
};

struct pat_expr {
    uint8_t op;  /* enum pat_expr_op */
    uint8_t sub; /* PROP: enum pat_prop; CALL, PRED: enum pat_func */
    bool ints;   /* what is computed are ints by their types: a float of the graph in their place is unknown */
    uint32_t n_kids;
    const uint32_t *kids;
    int32_t ref; /* NODE, ALL, SOME: node; SET: capture; VAR, COMP: variable; PARAM, EXTERN: in the file */
    struct pat_value value; /* VALUE */
    const char *name;       /* ATTR, FACT, EXTERN */
    int32_t condition;      /* its number in the file; -1: it is a part of one, or none */
    const char *text;
    uint32_t line;
    const char *file; /* NULL: the pattern's */
};

/* ---- a pattern ---- */

/* What is matched once for each member, or not at all; a name in it is a set, or nothing. */
enum pat_region_kind {
    PAT_R_OUTER, /* the pattern itself, region 0 */
    PAT_R_INSIDE_NOT,
    PAT_R_PATH,     /* of the DOMINATES `node`: the nodes between */
    PAT_R_OPERANDS, /* f(every p): the operands of `node` */
    PAT_R_MEMBERS,  /* every y = p: `node` is the member */
    PAT_R_LINKS     /* of the CHAIN `node` */
};
struct pat_region {
    uint8_t kind; /* enum pat_region_kind */
    uint32_t node, up;
};

/* ---- names ---- */

enum pat_capture_kind { PAT_C_NODE, PAT_C_DIM, PAT_C_VALUE, PAT_C_NODES };
struct pat_capture {
    const char *name;
    uint8_t kind;      /* enum pat_capture_kind */
    bool is_param;     /* parameters stand first, in their order */
    bool maybe_absent; /* some choice leaves it out */
    int32_t ref;       /* a node or a variable; of a set: the node whose bindings it holds, or -1 */
    int32_t var;       /* of a set: the variable; it holds the nodes that bound it; or -1.
                          Both -1: a `...rest`, the node that has it knows its capture */
};

/* ---- what takes part in a match ---- */

enum pat_part_what {
    PAT_PART_NODE,
    PAT_PART_CALL,  /* the call whose first result it is */
    PAT_PART_FRONT, /* what `...` before the operands stands for, where there are two */
    PAT_PART_REST   /* what `...` stands for */
};

/* A node of the pattern as a rewrite or a partition sees it, in order of text; struct dfg_part says more. */
struct pat_part {
    uint8_t role; /* enum dfg_part_role */
    uint8_t what; /* enum pat_part_what */
    bool is_set;
    uint32_t root;   /* which, from 1 on; 0: none */
    uint32_t node;
    int32_t capture; /* that names it; -1: none */
    int32_t set;     /* the number of a set that holds it: of all nodes that `node` stands for; -1: of one */
};

/* ---- replacements ---- */

enum pat_new_kind {
    PAT_NEW_CAPTURE, /* what the capture `ref` holds; below EVERY the member of a set */
    PAT_NEW_LOCAL,   /* what the value `ref` is, which the block names */
    PAT_NEW_CALL, /* of the operator `op`; else of what the capture `ref` calls; else of kid 0, a function */
    PAT_NEW_TUPLE,
    PAT_NEW_GET,   /* kid 0; index: from 0 on, from the back -1, -2 ... of what was matched */
    PAT_NEW_CONST, /* of dtype and dims, with the elements `expr` */
    PAT_NEW_LIKE,  /* kid 0: a scalar of its dtype with the value `expr` */
    PAT_NEW_OP,    /* the operator `op` as a value */
    PAT_NEW_REST,  /* among operands: all that the capture `ref` holds */
    PAT_NEW_EVERY  /* among operands, or for the roots of `match every`: kid 0 once for each member of the set `ref` */
};

#define PAT_FAR UINT32_MAX

struct pat_new_attr {
    const char *name; /* NULL: all attributes of what the capture `from` calls */
    int32_t from;     /* -1: none */
    int32_t expr;     /* -1: none */
    bool optional;    /* there is no such attribute where the value is absent */
};

struct pat_new {
    uint8_t kind;   /* enum pat_new_kind */
    uint8_t dtype;  /* CONST: enum dfg_dtype */
    bool has_shape; /* CONST: else a scalar, or rank 1 where `expr` is a list */
    bool is_first;  /* of a call with several results: it stands for the first of them */
    int32_t ref;    /* -1: none */
    int32_t index;
    int32_t results; /* CALL: how many it has; 0: as its operator declares */
    int32_t expr;    /* -1: none */
    int32_t member;  /* EVERY: the node that each member matches, which binds the names in kid 0; -1: the set's own
                        name is the only one */
    const char *op;  /* NULL: none */
    uint32_t n_kids, n_attrs, n_dims;
    const uint32_t *kids; /* values */
    const struct pat_new_attr *attrs;
    const int64_t *dims;
    const char *name; /* what the block calls it; NULL */
    const char *text;
    uint32_t line;
    const char *file; /* NULL: the pattern's */
};

/* ---- what belongs to a whole file ---- */

struct pat_param {
    const char *name;
    const char *type;       /* "int" ... */
    bool runtime;           /* else its value is in the expressions that name it */
    struct pat_value value; /* declared, or by pat_add_define, pat_set_param */
    const char *text;       /* the same as a literal */
};

/* A predicate of the user's, in C: given a graph and its arguments, nodes, in order. */
struct dfg_graph;
typedef bool pat_extern_fn(const struct dfg_graph *, const uint32_t *args);
typedef void pat_function(void); /* of some other type */

struct pat_extern {
    const char *name;
    uint32_t n_args;        /* behind the graph */
    pat_extern_fn *call;    /* by pat_set_extern; NULL */
    pat_function *function; /* by pat_set_function; NULL */
};

/* A condition as it is written, once: each of `where`, of an `and` its parts, each test of an attribute, each type;
 * those that bind a name are none. */
struct pat_condition {
    const char *file; /* without folders */
    uint32_t line, column;
    const char *text;
    bool dropped; /* by pat_drop_condition: whoever interprets a pattern takes it to hold */
};

/* ---- patterns ---- */

/* The nodes, expressions, captures, variables of a pattern are referred to by their
 * index in its arrays.  The order of the search is the order of the kids. */
struct pat_pattern {
    const char *name;
    const char *c_name; /* of its C functions and structs */
    uint32_t n_nodes, n_vars, n_where;
    uint32_t n_asked; /* expressions that matching asks for; behind them, up to n_exprs, others */
    uint32_t n_exprs;
    uint32_t n_captures; /* behind them, up to n_sets, sets that only conditions of others' patterns name */
    uint32_t n_sets;     /* numbers of set captures are below it */
    uint32_t n_whole;    /* behind them, sets that no name has, of parts */
    uint32_t n_parts;
    const struct pat_part *parts;
    uint32_t n_roots, n_every, n_regions;
    bool every_root;               /* the members of every[] are the roots, and roots[0] is the member */
    bool is_entry;                 /* made for an entry of a table, with the entry's own `where` */
    const uint32_t *roots, *every; /* nodes */
    const struct pat_region *regions;
    const uint32_t *var_region; /* per variable */
    const struct pat_node *nodes;
    const struct pat_expr *exprs;
    const uint32_t *where; /* conditions of the pattern itself, in order of text */
    const struct pat_capture *captures;
    const struct pat_param *params;   /* the file's */
    const struct pat_extern *externs; /* likewise */
    const struct pat_file *of;
    const bool *var_is_dim;           /* per variable: of a shape (else of an attribute or a comprehension) */
    const char *text;                 /* the declaration */
    uint32_t line;
    const char *file;
    uint32_t depth, height; /* how far a match looks: edges below its roots, and above those; PAT_FAR: no limit */
    /* rules */
    bool is_rule, once, keep_shared, operands_first;
    int64_t priority;
    const char *callback;   /* `rewrite extern f`: f makes the replacement; NULL */
    pat_function *function; /* that is it, by pat_set_callback; NULL */
    uint32_t n_news, n_made, n_locals;
    const struct pat_new *news;
    const uint32_t *made;   /* values: of each root; one EVERY, or one value for all members of every[] */
    const uint32_t *locals; /* values that the block names, in the order in which they are made */
};

/* ---- a file ---- */

struct pat_entry {
    const char *name; /* "dnnl.conv2d_relu" */
    const char *c_name;
    uint32_t pattern; /* index in the file's */
    int32_t cost;     /* an expression of that pattern; -1: it is 1 */
    bool duplicate;
    const char *choice; /* of an entry of a family: "c = nn.conv2d"; NULL */
    uint32_t line;
};

struct pat_table_attr {
    const char *name;
    const char *text; /* the value as .dfg text */
    struct pat_value value;
};

struct pat_table {
    const char *name, *c_name;
    bool last_wins;
    uint32_t n_entries, n_attrs;
    const struct pat_entry *entries;    /* in order of text */
    const struct pat_table_attr *attrs; /* attrs { Compiler = "dnnl" } */
    const char *host; /* the expression of `host cost`, as text; NULL: none */
    uint32_t line;
};

struct pat_operand {
    const char *name; /* NULL: the one result of an operator that declares none */
    bool optional, variadic;
};

struct pat_attr_decl {
    const char *name;
    const char *type; /* "int", "float[]", "dtype?" ... as declared */
    bool has_default;
    struct pat_value def;
    const char *def_text; /* as .dfg text; NULL: none */
};

/* An attribute of a form; value: with it, it says nothing that the declared form does not. */
struct pat_form_attr {
    const char *name, *value; /* as .dfg text; NULL: none */
};

/* What an operator of ONNX is from an opset on, until its next form or the declared one begins. */
struct pat_op_form {
    uint32_t since, n_operands, n_attrs;
    bool variadic;
    const struct pat_form_attr *attrs;
    const char *lift, *lift_arg; /* how calls come into the declared form; NULL: none */
};

struct pat_operator {
    const char *name;
    const char *file; /* "relay.ops" */
    bool own;         /* of the loaded file itself */
#define PAT_TRAIT(name) bool name;
#include "lang/pat_traits.def"
    uint8_t kind; /* enum dfg_fusion_kind */
    uint32_t n_operands, n_required, n_results, n_required_results, n_attrs, n_swap;
    uint32_t n_bodies;     /* so many of the first operands are functions: 1 a body, 2 branches */
    bool variadic;         /* the last operand repeats */
    bool variadic_results; /* always a tuple */
    const struct pat_operand *operands, *results;
    const struct pat_attr_decl *attrs;
    const int *swap_a, *swap_b; /* commutative(0 2 3, 1 4 5): operand swap_a[i] with swap_b[i] */
    const char *swap;           /* the two lists as "0 2 3,1 4 5"; NULL: the first two operands, or none */
    /* By name, NULL where the row says nothing: the relation of types, the kernel, the work. */
    const char *infer, *eval, *work;
    uint32_t since, until, n_forms; /* opsets of ONNX; 0: nothing is said */
    const struct pat_op_form *forms;   /* in order of opsets */
};

struct pat_source {
    const char *path;
    const char *text; /* size bytes and a NUL */
    size_t size;
    uint64_t hash;           /* of its name without folders, and its text */
    const uint32_t *imports; /* of each import, in order of text, which source of the file it is */
    uint32_t n_imports;
};

/* What one file says, after laws; it refers to nothing outside. */
struct pat_file {
    const char *name; /* "npu" of npu.pat */
    bool is_ops;      /* a .ops file: declares operators only */
    uint64_t hash;    /* of PAT_VERSION, sources, the options it was loaded with: one meaning, one hash */
    uint32_t n_ops, n_params, n_externs, n_conditions, n_patterns, n_tables, n_imports, n_sources;
    const struct pat_operator *ops; /* its own and imported ones */
    const struct pat_param *params;
    const struct pat_extern *externs; /* sorted by name */
    const struct pat_condition *conditions; /* of its patterns, each once, where it is written */
    const struct pat_pattern
        *patterns; /* its own, rules among them, in order of text; then those of entries */
    const struct pat_table *tables;
    const char *const *imports;       /* files with operators that it imports, transitively: "relay" */
    const struct pat_source *sources; /* itself, then what it imports */
};

/* ---- loading ---- */

/* The i-th param of a loaded file, a runtime one, is VALUE, as pat_add_define has it.  PAT_WRONG: a message says why. */
enum pat_status pat_set_param(struct pat *, const struct pat_file *, uint32_t i, const char *value);
/* All expressions of the file that ask predicate `i` call this. */
void pat_set_extern(const struct pat_file *, uint32_t i, pat_extern_fn *);
/* Or the predicate itself: `bool NAME(const dfg_graph *, dfg_node, ...)` with n_args nodes. */
void pat_set_function(const struct pat_file *, uint32_t i, pat_function *);
/* What makes the replacement of the i-th pattern, as NAME.h declares it. */
void pat_set_callback(const struct pat_file *, uint32_t i, pat_function *);

/* Condition i counts no more, or does again. */
void pat_drop_condition(const struct pat_file *, uint32_t i, bool dropped);

/* Reads and checks a file with all that it imports, and writes its patterns out modulo its laws.
 * *file is what it says, or NULL, with another status than PAT_OK. */
enum pat_status pat_load(struct pat *, const char *path, const struct pat_file **file);
/* The same of `size` bytes, which are copied; `name` says where they come from, and where imports are beside.
 */
enum pat_status pat_load_text(struct pat *, const char *name, const char *text, size_t size,
                              const struct pat_file **file);
/* The same of n > 0 texts: the file itself, and all that it imports, as struct pat_file has them; hashes are
 * not looked at.  Nothing is read. */
enum pat_status pat_load_sources(struct pat *, const struct pat_source *, uint32_t n,
                                 const struct pat_file **file);

#ifdef __cplusplus
}
#endif

#endif
