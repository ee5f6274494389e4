/* check.h -- what the files of the checker share; private to check/ and laws/.
 *
 *   files -> declarations by name -> frames (the names of one pattern, or of one
 *   use of it) -> pattern nodes of the pattern being built -> captures, ids
 *
 * Every function that finds an error reports it and returns something harmless,
 * so that the rest is checked, too.  Errors in a pattern mark its declaration
 * broken, and its uses are then silent wildcards: nothing is reported twice.
 */
#ifndef CHECK_H
#define CHECK_H

#include "pattern.h"
#include "parse/syntax.h"

enum {
    MAX_PNODES = 2000,     /* of one pattern; later stages recurse on its depth */
    MAX_USE_DEPTH = 64,    /* patterns used by patterns, conditions by conditions, sets in sets */
    MAX_CHECK_DEPTH = 2000,/* nested calls of check_pattern, through all patterns used */
    MAX_CONDS = 10000      /* named conditions written out in one pattern */
};

/* ---- files.c: the file and all that it imports ---- */

struct file {
    const struct source *src;
    const char *real;                      /* one name for it, whatever way leads there */
    struct syn **decl; int n_decls;
    bool own;                              /* the compiled file itself */
    bool complete;                         /* all its imports were found */
    bool used;                             /* some name of it is used */
    const struct pat_source *given;        /* its text was at hand; NULL: it was read */
    VEC(struct file *) imports;
    VEC(struct syn *) import_syn;          /* the statement of each */
};

/* All files, the compiled one first, then in order of import; NULL: it can't be read. */
struct file **pat_load_files(struct pat *, const char *path, const struct pat_source *texts, int n_texts,
                             int *n);
void pat_mark_used(struct pat *, const struct source *);     /* a name that this file declares was used */
void pat_mark_all_used(struct pat *);                  /* `op(...)`: an operator of any file */
void pat_warn_unused_imports(struct pat *, const struct file *);

/* ---- declarations ---- */

enum decl_state { DECL_NEW, DECL_BUSY, DECL_DONE, DECL_BROKEN };

/* What an op set has: an operator or a pattern by name, or `none`. */
struct member {
    const struct syn *syn;                 /* NAME or NONE */
    const char *word;                      /* for names of entries */
    const struct op *op;                   /* NULL: a pattern, or `none` */
};

struct decl {
    enum syn_kind kind;                    /* of syn */
    const char *name;
    struct syn *syn;
    bool own;
    enum decl_state state;
    VEC(struct decl *) uses;               /* patterns used by name */
    bool reached;                          /* some table or rule uses it; of a param, anything does */
    bool uses_broken;                      /* what it uses has errors, so it is not complete */
    VEC(struct member) members;            /* SYN_OPS: flattened */
    VEC(const struct op *) ops;            /* SYN_OPS: those that are operators */
    struct param *param;
    struct pattern *pattern;               /* patterns and rules, once checked */
};

/* ---- the run: one unit ---- */

/* Both sides are trees of P_CALL of one operator, and P_ANY for the names. */
struct law { struct pnode *side[2]; struct span at; };

struct run {
    VEC(struct file *) files;              /* in order of import */
    struct map ops;                        /* name -> struct op */
    struct map decls;                      /* name -> struct decl */
    VEC(struct op *) op_list;
    VEC(struct decl *) decl_list;
    VEC(struct param *) params;
    VEC(struct table *) tables;
    VEC(struct law *) laws;
    struct map lost;                       /* names that a declaration which could not be read may declare */
    bool broken_ops;                       /* the declaration of some operator could not be read */
    struct map c_names;                    /* taken C names of patterns, tables, entries */
    const struct op *unknown[1];           /* of nodes that an error left behind; NULL: there are none */
    int pattern_depth, decl_depth, set_depth, cond_depth; /* of nested calls of the checks */
};

/* ---- names.c, continued ---- */

struct frame;
const struct op *pat_find_op(struct pat *, const char *name);            /* marks its file used; NULL */
struct decl *pat_find_decl(struct pat *, const char *name, enum syn_kind); /* likewise */
/* The name is that of macs(x), out of its place: an error. */
bool pat_is_work(struct pat *, struct span, const char *name);
/* An error and a hint; the second is of names in conditions. */
void pat_unknown_name(struct pat *, const struct frame *, struct span, const char *what, const char *name);
void pat_unknown_value_name(struct pat *, const struct frame *, struct span, const char *name);
/* Declared, perhaps, by what could not be read: nothing is said of it. */
bool pat_is_lost(struct pat *, const char *name);
bool pat_ends_with(const char *s, const char *end);
void pat_unknown_op(struct pat *, struct span, const char *name);

/* ---- c_names.c ---- */

/* A new, distinct C identifier. */
const char *pat_c_name_of(struct pat *, const char *prefix, const char *name);
void pat_check_extern(struct pat *, const struct syn *); /* its name is that of a function in C */

/* ---- value.c: literals and their types ---- */

bool pat_value_type_of(const char *text, struct value_type *); /* "int[]?" */
const char *pat_value_type_text(struct pat *, struct value_type);
const char *pat_value_kind_text(const struct value *);     /* "a string" */
bool pat_literal_value(struct pat *, struct syn *, struct value *); /* false: not a literal (nothing is said) */
bool pat_value_fits(struct value *, struct value_type); /* converts int to float where a float is asked for */
int pat_dtype_number(const char *name);                    /* enum dfg_dtype; 0: none */
/* A bit for each dtype of a class (float, int, uint), or of the one dtype; 0: there is none such. */
uint32_t pat_dtype_class(const char *name);
extern const char *const pat_fkind_names[FK_OPAQUE + 1];
int pat_fkind_number(const char *name);                    /* enum fkind; -1: none */

/* ---- ops.c, param.c ---- */

void pat_declare_op(struct pat *, struct syn *, bool own, const char *file);
/* Operands or results: kids of that kind. */
struct operand_decl *pat_check_operand_decls(struct pat *, struct syn *, enum syn_kind, const char *what, int *n,
                                        int *required, bool *variadic);
int pat_check_opset(struct pat *, const struct syn *number); /* 0: it is none, which is said */
/* Which of the names it is; -1: none, which is said, with the nearest one. */
int pat_check_known(struct pat *, struct span, const char *what, const char *name, const char *const *names,
                    size_t n);
void pat_check_form(struct pat *, struct op *, const struct syn *); /* form.c: the next one of op->forms */
void pat_check_op_set(struct pat *, struct decl *);
/* Of operators alone, else an error; NULL: no op set. */
struct decl *pat_find_op_set(struct pat *, const struct syn *name);
struct param *pat_check_param(struct pat *, struct syn *);
/* The value that -D NAME=TEXT is of this type; false: it is none, which is said. */
bool pat_define_value(struct pat *, const char *name, const char *text, struct value_type, struct value *);
/* Do all these operators take n of the arguments as operands, or more?  false: one does not, which is said. */
bool pat_check_operand_count(struct pat *, const struct op *const *ops, int n_ops, int n, bool or_more,
                             const struct syn *callee, struct syn *const *arg, int n_args);

/* ---- frames: names of a pattern while it is built ---- */

enum bind_kind {
    BIND_NODE,   /* node */
    BIND_REST,   /* the operands that `...rest` stands for: set */
    BIND_VAR,    /* a dimension or an attribute's value: var */
    BIND_BAD     /* reported already */
};

struct binding {
    const char *name;
    enum bind_kind kind;
    struct span at;
    bool is_param, is_every, is_local;
    bool mentioned;               /* anywhere: then "never bound" is said instead of "unused" */
    bool is_set;                  /* known once the frame's statements are built */
    bool uncaptured;              /* bound inside `!p` only */
    bool of_set;                  /* an `every` statement over another one's set */
    struct pnode *node;
    struct capture *capture;      /* of the compiled pattern; REST: always there */
    struct var *var;
};

/* syn: the test, or where node is NULL the value alone; both NULL: the test binds a name. */
struct attr_later { struct attr_test *test; struct syn *syn; struct pnode *node; };

/* The pattern under construction; shared by the frames of all patterns that it uses. */
struct build {
    struct pat *pat;
    struct pattern *pattern;
    struct decl *owner;           /* the pattern, the rule, or the table whose entry it is; NULL: a law */
    int first_use;                /* of the owner's uses, the first that this pattern may have added */
    int n_nodes;                  /* so far; pnode.id is the serial number meanwhile */
    int n_conds;                  /* named conditions written out */
    bool too_large;
    bool broken;                  /* it uses a broken pattern: no error of its own */
    VEC(struct pnode *) every;
    VEC(struct var *) vars;
    VEC(struct capture *) hidden;
    VEC(struct pnode *) extra;    /* members of `...rest`, which only conditions name */
};

struct frame {
    struct pat *pat;
    struct build *b;
    struct decl *decl;            /* NULL: of a law or of an entry written in place */
    struct frame *user;           /* the frame that uses this pattern; NULL: the compiled pattern's own */
    int depth;
    bool ordered, is_law, in_rule;
    VEC(struct binding *) names;
    VEC(struct pnode *) roots;
    bool every_root;
    VEC(struct pnode *) links;    /* self-calls */
    bool in_every;                /* the statement at hand is one */
    VEC(struct pnode *) members;  /* ... in which these stand for members of other statements' sets */
    VEC(struct attr_later) later; /* attribute tests whose values may name what is bound later */
    VEC(struct syn *) where;
};

struct binding *pat_find_binding(const struct frame *, const char *name);
struct binding *pat_add_binding(struct frame *, enum bind_kind, const char *name, struct span at);

/* ---- sets.c: names that only sets bind ---- */

struct regions;
void pat_check_shared_sets(struct pat *, const struct pattern *, const struct regions *);

/* ---- build.c: statements, patterns used by name ---- */

struct pnode *pat_new_pnode(struct frame *, enum pkind, struct span at);
void *pat_grow_kids(struct pat *, void *kids, int n, size_t size); /* for arrays that grow by one at a time */
void pat_pnode_add(struct pat *, struct pnode *, struct pnode *);
void pat_pnode_add_type(struct pat *, struct pnode *, struct type_pat *);
struct capture *pat_new_capture(struct pat *, struct binding *, struct pnode *);
void pat_bound_twice(struct pat *, const char *name, struct span at, struct span first); /* an error */
void pat_bind_param(struct frame *, const struct syn *name, struct pnode *value); /* NULL: a fresh wildcard */
void pat_build_body(struct frame *, struct syn **stmt, int n, struct span name_at);
struct pnode *pat_wrap_and(struct frame *, struct pnode *, struct span at);
/* A pattern used by name, with n arguments (-1: none written): its roots, at least one. */
struct pnode **pat_use_pattern(struct frame *, struct decl *, struct syn **arg, int n, struct span at,
                           int *n_roots);
/* The pattern of a declaration, with the conditions of an entry or NULL; frame: for replacements, or NULL. */
struct pattern *pat_build_pattern(struct pat *, struct decl *, struct syn *entry_where, struct frame **frame);
/* A pattern written in place, in an entry of `table`. */
struct pattern *pat_build_entry(struct pat *, struct decl *table, struct syn *entry, struct frame **frame);
/* A pattern or a rule, once; false: broken, or being checked. */
bool pat_check_decl(struct pat *, struct decl *);
struct pnode *pat_self_call(struct frame *, struct syn **args, int n, struct span at); /* chain.c */
void pat_make_chain(struct frame *);  /* chain.c: the roots of a frame with self-calls */

/* ---- pattern.c, call.c ---- */

struct pnode *pat_check_pattern(struct frame *, struct syn *);
struct pnode *pat_check_call(struct frame *, struct syn *);
struct pnode *pat_check_binary(struct frame *, struct syn *);      /* a + b */
/* What an error left behind: a call of some operator, of which all is possible, and nothing is said. */
struct pnode *pat_bad_pnode(struct frame *, struct span at);
bool pat_is_bad_pnode(struct pat *, const struct pnode *);
/* Calls of it are not judged. */
struct op *pat_unknown_operator(struct pat *, const char *name, struct span at);
struct pnode *pat_bad_name(struct frame *, struct syn *);          /* an unknown name, said once a frame */
void pat_check_operands(struct frame *, struct pnode *, struct syn **arg, int n); /* of calls, tuples, fn */
const struct op *pat_infix_op(struct pat *, int tok); /* add or Add of T_PLUS ..., NULL */
struct pnode *pat_check_literal(struct frame *, struct syn *);     /* literal.c */
struct pnode *pat_check_shape_word(struct frame *, struct syn *, bool splat); /* scalar(p), splat(p) */

/* ---- type.c, attrs.c ---- */

struct type_pat *pat_check_type(struct frame *, struct syn *);
void pat_check_attr_tests(struct frame *, struct pnode *, struct syn *tests);
void pat_check_attrs_later(struct frame *);
/* Operators that p may call: false, and none, where that is not known. */
bool pat_ops_of(struct pat *, const struct pnode *p, const struct op ***ops, int *n);
/* Declared type of attribute `name`; BT_ANY where operators differ or nothing is
 * declared.  False: all operators are declared, and none has it. */
bool pat_attr_type(const struct op **ops, int n, const char *name, struct value_type *,
               const struct attr_decl **);
void pat_unknown_attr(struct pat *, struct span, const char *name, const struct op **ops, int n,
                      bool or_property);
/* Of p or NULL, whose operator is not known: does some operator that the file reads declare it? */
bool pat_may_have_attr(struct pat *, const struct pnode *p, const char *name);
void pat_unknown_member(struct pat *, struct span, const char *name, bool or_property);
struct var *pat_bind_var(struct frame *, enum var_kind, const char *name, struct span at);

/* ---- expr.c, func.c, cond.c ---- */

/* Names that expressions add to those of a frame: of `cond` parameters, of comprehensions, of all(y, ..). */
struct local { const char *name; struct expr *expr; struct local *up; };
struct env {
    struct pat *pat;
    struct frame *frame;          /* NULL: inside a `cond` declaration */
    struct build *b;              /* of the pattern that asks; NULL: a `cond` checked on its own */
    struct local *locals;
    int depth;
    bool holes;                   /* `_` in lists */
    bool kinds;                   /* names of fusion kinds: beside kind(x) */
    bool replacement;             /* below `every` in a replacement: names bound in each member are values */
};

struct expr *pat_new_expr(struct pat *, enum ekind, struct span at, struct value_type);
/* The same with one kid, or two; of a condition. */
struct expr *pat_expr_of(struct pat *, enum ekind, struct span at, struct value_type, struct expr *,
                         struct expr *or_null);
struct expr *pat_condition(struct pat *, enum ekind, struct span at, struct expr *, struct expr *or_null);
struct expr *pat_check_expr(struct env *, struct syn *);           /* a value; BT_ANY after an error */
struct expr *pat_check_cond(struct env *, struct syn *);           /* a condition */
struct expr *pat_check_any(struct env *, struct syn *);            /* a value, or E_NODE, E_SET of a capture */
/* c.groups, x.shape */
struct expr *pat_check_member(struct env *, struct expr *of, const char *name, struct span at, bool attr_only);
struct expr *pat_check_function(struct env *, struct syn *);       /* NULL: no function of that name */
struct expr *pat_check_predicate(struct env *, struct syn *);      /* NULL: no predicate of that name */
struct expr *pat_check_node_arg(struct env *, struct syn *);       /* a captured value */
struct expr *pat_bad_expr(struct pat *, struct span); /* after an error: of any type */
bool pat_is_bad(const struct expr *);
void pat_expr_add(struct pat *, struct expr *, struct expr *kid);
struct expr *pat_join_conditions(struct pat *, struct expr *, struct expr *);    /* either may be NULL */
bool pat_is_unknown(const struct expr *);                          /* a parameter of a `cond` on its own */
void pat_offer_functions(struct pat *, bool predicates);
void pat_offer_properties(struct pat *);
bool pat_is_function(const char *name);
/* What name may mean: near, or a property. */
void pat_hint_at_call(struct pat *, const char *name, const char *near);
bool pat_is_property(const char *name);
void pat_add_conditions(struct env *, struct syn *where, struct expr ***, int *n);
void pat_check_cond_decl(struct pat *, struct decl *);
struct expr *pat_use_cond(struct env *, struct decl *, struct syn *call);
void pat_hint_at_string(struct pat *, struct value_type wanted, const char *text); /* that is a dtype or an operator */

/* ---- fold.c ---- */

struct value_type pat_type_of(enum base_type);
bool pat_is_number(struct value_type);                     /* one number, or unknown */
bool pat_is_list(struct value_type);                       /* a list, or unknown */
bool pat_comparable(struct value_type, struct value_type);
struct value_type pat_unify(struct value_type, struct value_type); /* of a list's elements */
struct value_type pat_literal_type(const struct value *);
bool pat_fold(struct pat *, const struct expr *, struct value *);        /* is it a constant? */

/* ---- capture.c ---- */

void pat_find_sets(struct frame *);      /* which names are sets; names that nothing binds */
bool pat_binds_var(const struct pnode *, const struct var *);
void pat_number_pattern(struct frame *); /* ids, captures, what may be absent */
void pat_refresh_pattern(struct build *); /* after later expressions added names or nodes of their own */
/* Ids and what may be absent, after nodes changed; the ids that nodes have are below n_serials. */
void pat_renumber(struct pat *, struct pattern *, int n_serials);

/* ---- rule.c, replace.c, table.c, law.c ---- */

void pat_check_rule(struct pat *, struct decl *);
void pat_check_replacement(struct frame *, struct syn *rewrite);
void pat_check_table(struct pat *, struct decl *);
void pat_name_tables(struct pat *);
void pat_check_law(struct pat *, struct syn *);

/* ---- family.c ---- */

/* What the innermost of the names of a `for` stands for at the moment, and the others. */
struct choice { const struct syn *name; const struct member *is; const struct choice *up; };
/* Calls each(.., ctx, kid, choice) for the kids of a `for` and what its names may stand for, the last fastest. */
void pat_run_family(struct pat *, const struct syn *family, const struct choice *outer,
                void (*each)(struct pat *, void *ctx, struct syn *, const struct choice *), void *ctx);
/* The entry with what they stand for; NULL: an error. */
struct syn *pat_choose(struct pat *, const struct syn *entry, const struct choice *);
const char *pat_choice_text(struct pat *, const struct choice *);        /* "c = nn.conv2d, f = none" */

#endif
