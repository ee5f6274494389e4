/* emit.h -- what the emitters share: names of the file, conditions as C.
 *
 * Emitters write matchers into an `out` first; that registers the operators,
 * attributes, strings and sets that the file mentions, whose private enums are
 * then written above them.
 */
#ifndef EMIT_H
#define EMIT_H

#include "steps/cx.h"

/* ---- quote.c: what users wrote, as C ---- */

const char *c_string(const char *s, size_t len);  /* a string literal with its quotes, printable ASCII only */
const char *c_str(const char *s);                 /* the same, up to its 0 */
const char *c_identifier(const char *s);          /* other characters become `_`: of file names */
const char *c_unit(const struct unit *);          /* NAME, what the names of its files begin with; --prefix stands before it */
const char *c_double(double f);                   /* exact; INFINITY and NAN are those of <math.h> */

bool is_among(const char *name, const char *const *words, size_t n);
const char *c_safe(const char *name);             /* the identifier, with a `_` where it would mean something in C */
const char *c_field(const struct capture *);      /* its member in the match struct */

/* ---- names.c: the private enums and name lists of one file ---- */

struct names;
struct names *names_new(const struct unit *, const char *part); /* part: of NAME.c "", else what its names begin with, too */
/* A name at the level of the file: it begins with the file's, and has a number where another one is the same. */
const char *names_own(struct names *, const char *wanted);
void names_free(struct names *, const char *); /* nothing is called so after all */
const char *names_beside(const struct names *, const char *local); /* with a `_` where it could be one of the file's */
const char *names_with_file(const struct names *, const char *name); /* behind the file's */
/* Enumerators; the same argument gives the same one. */
const char *names_op(struct names *, const struct op *);                      /* NAME_op_nn_conv2d */
const char *names_attr(struct names *, const char *name);                     /* NAME_attr_groups */
const char *names_str(struct names *, const char *s, size_t len);             /* NAME_str_NHWC */
const char *names_set(struct names *, const char *glob, uint8_t kinds);       /* NAME_set_broadcast */
/* An array of dfg_val that outlives all: its items in braces, what they say, how deep lists nest (from 1). */
const char *names_list(struct names *, const char *said, cx items, uint8_t depth);
/* Where items that hold strings begin in the view's values: NAME_values_a_b.  A string
 * is initialised with its enumerator in .u.i, a list with where its own items begin. */
const char *names_values(struct names *, const char *said, cx items);
enum need { NEEDS_USERS = 1, NEEDS_SCRATCH = 2, NEEDS_FORMS = 4 }; /* of a view: enum dfg_needs */
void names_need(struct names *, enum need);
int names_tree(struct names *, int n_predicates); /* the number of a table that is data, and so many of an operator */
struct questions *kinds_new(void);
struct questions *names_questions(struct names *); /* for kinds.c */
const char *names_readable(const char *);          /* its letters and digits, as part of an enumerator */
void names_need_rows(struct names *, int n);       /* a matcher uses so many rows of scratch */
void names_need_tries(struct names *, int n);      /* a search keeps so many states, or more, in scratch */
const char *names_memo(struct names *);            /* a number for a predicate's answers, kept in scratch */
const char *names_table(struct names *, bool named); /* a row that a pattern keeps, behind those that all share; named: some more */
void names_use_list(void *names, const char *); /* what is written mentions it, which may be the array of a list */
const char *names_first_table(const struct names *); /* the first row that patterns keep */
const char *names_options_of(const struct names *); /* the function that gives a graph's options */
void names_use_options(struct names *);            /* what is written calls it */
/* Enums, lists, struct dfg_names NAME_names; of arrays only those that are used. */
void emit_names(struct names *, const struct unit *, struct out *); /* NULL: static, of no header */
void emit_options_of(const struct names *, const struct unit *, struct out *); /* that function, where used */

/* ---- what many ask of nodes and values ---- */

#define cx_none() cx_text("DFG_NONE")
#define cx_arg(of, index) cx_call("dfg_arg", cx_g(), of, index)
#define c_n_args(n) cx_call("dfg_n_args", cx_g(), n)
#define c_op_is(n, op) cx_eq(cx_call("dfg_op", cx_g(), n), op)
#define c_is_kind(n, structural) cx_call("dfg_is", cx_g(), n, cx_text(structural))
#define c_type_of(n) cx_call("dfg_type_id", cx_g(), n)
#define c_field_type(type, field) cx_call("dfg_field_type", cx_g(), type, cx_int(field))
#define c_nil() cx_call_of("dfg_nil", 0, NULL)   /* the unknown value */
#define c_is(tri, wanted) cx_eq(tri, cx_text((wanted) ? "DFG_TRUE" : "DFG_FALSE"))

/* ---- test.c, type.c, attr.c, value.c: tests of one node, as a condition ---- */

/* All return an expression of type bool over `g` and the node `n`, or NULL where
 * nothing is to be tested.
 * Operands are counted without absent ones at the end (dfg_n_args): those of
 * `..., p` stand before that end, and only where `..., p, ...` finds its place
 * the caller tests that a wildcard's operand is there. */
cx c_test_op(struct names *, const struct pnode *, cx n);      /* operator, number of operands, results */
cx c_test_op_set(struct names *, const struct pnode *, cx n);  /* its glob or kinds, or any operator */
cx c_test_operands(const struct pnode *, cx n);                /* where the operator is known already */
cx c_test_attr(struct names *, const struct pnode *, const struct attr_test *, cx n); /* not BIND, not with expr */
cx c_test_exact(struct names *, const struct pnode *, cx n);
cx c_test_type(const struct type_pat *, cx n); /* dtype, rank, numbers; named extents are the caller's */
cx c_test_literal(struct names *, const struct literal *, cx n);
cx c_test_leaf(struct names *, const struct pnode *, cx n);    /* VAR INPUT GLOBAL CONST OPREF */
/* One of these, all that p may call or some: of a set that is long and has a name, by a function that is called so. */
cx c_op_among(struct names *, const struct pnode *p, const struct op *const *ops, int n_ops, cx n);
/* Extent `dim` of t, a dfg_dim: of node n, or where `type` is not NULL of the
 * type with that id: c_field_type(c_type_of(n), 1) is that of a tuple's field. */
cx c_extent(const struct type_pat *t, int dim, cx n, cx type);
cx c_value(struct names *, const struct value *); /* a dfg_val: dfg_int(1), dfg_str(g, NAME_str_NHWC) */

/* The file's operators: defaults of attributes of nodes that may call any.  Once, before the rest. */
void c_declare(const struct unit *);

/* ---- kinds.c: tests of attributes, asked once of a kind ---- */

void kinds_declare(const struct unit *); /* of which file; once, before the rest */
struct atom;
bool kinds_ask(const struct atom *);     /* is it one of these?  Else it stands where it is made */
const char *kinds_text(void);                       /* for --stats: whether, and why */
void kinds_use(struct names *, const char *id);     /* what is written mentions it, which may be a question */
struct routine;
struct routine *kinds_function(struct names *);     /* that answers the questions of a kind */
cx_list kinds_ids(struct names *);                  /* of the questions that are used, sorted */

/* ---- attr.c ---- */

/* The attribute `name` of what p bound at n, with its declared default: a dfg_val.
 * n is the value; where that may be a `.0`, the attributes are its call's. */
cx c_attr_value(struct names *, const struct pnode *p, const char *name, cx n);

/* ---- cond.c: conditions as C ---- */

/* Where the search keeps what it bound, by id. */
struct scope {
    struct names *names;
    cx *node;    /* by pnode id: a dfg_node; NULL: takes no part here (DFG_NONE) */
    cx *var;     /* by var id: dfg_dim of VAR_DIM, dfg_val of VAR_ATTR; NULL: not bound here */
    cx *set;     /* by capture id: a struct dfg_nodes */
};
struct scope scope_new(struct names *, const struct pattern *);            /* nothing is bound */
struct scope scope_of_match(struct names *, const struct pattern *);       /* captures are members of `m` */

/* Type bool: e is known to hold (`wanted`) or known not to hold; cx_true() and cx_false() where that is certain.
 * Negation is pushed down to the comparisons, so unknown is false both ways. */
cx c_cond(struct scope *, const struct expr *e, bool wanted);
/* Type dfg_val: the value of e, dfg_nil() where unknown. */
cx c_expr(struct scope *, const struct expr *e);

/* ---- function.c: static functions that conditions call, once a file ---- */

void functions_begin(struct names *);                /* of a new file: none yet */
/* The tree is written: so must be the functions that it calls, with all that these mention, and its lists. */
void file_uses(cx);
struct routine;
void file_uses_routine(const struct routine *);      /* all its trees */
void file_keeps_routine(const struct routine *);     /* it may be written yet: so are its functions not forgotten */
void emit_functions(struct out *);                   /* those that are not there yet */
const char *beside_file(const char *local);          /* names_beside() of this file */

/* ---- match/match.c: one matcher a pattern, complete, nothing shared ---- */

void measure_match(struct unit *, const struct pattern *); /* facts: how large the states of its search are */
struct matchers;
void emit_matchers(struct names *, const struct matchers *, struct out *);   /* static helpers, P_match, P_each */
void list_matchers(struct names *, const struct matchers *, struct out *);    /* --emit=steps */

/* ---- match/whole.c: all that takes part in a match, for rewriting and partitioning ---- */

struct whole;
const struct whole *whole_match_of(const struct pattern *); /* whose search is written */
const char *whole_name(const struct whole *);        /* P_whole; P_match where that holds all */
void emit_declaration(const struct whole *, struct out *); /* of its functions, once its search is written */
const char *pattern_row(const struct whole *); /* the macro that fills a row's slots */
const char *slots_of(const struct whole *);    /* the macro of functions for these; NULL: it needs none */
void emit_whole(const struct whole *, struct out *); /* struct P_whole, where it is not the match struct */
cx_list parts_of(const struct whole *); /* rows of struct dfg_part; AT(member) says where in the struct */

/* ---- rule.c: rules ---- */

bool has_rules(const struct unit *);
const struct automaton *plan_rules(const struct unit *); /* which may match at a node; NULL: there are none */
bool is_extern_of_many(const struct pattern *rule); /* `rewrite extern f` that replaces several roots */

/* ---- extern.c: predicates of the user's ---- */

struct externs { const struct expr **at; int n, cap; };                      /* a call each, by name */
void externs_of(const struct pattern *, struct externs *);                   /* adds those of one pattern */
const char *extern_prototype(const struct expr *);                           /* bool name(const dfg_graph *g, dfg_node x) */

/* ---- facts/facts.c, plan/plan.c, table.c: what a table may match at a node ---- */

struct facts; struct automaton;
struct facts *facts_of(const struct unit *, struct pattern **, int n);             /* errors: can never match */
struct automaton *plan(struct facts *);
struct automaton *plan_table(struct facts *);                                 /* or a tree, by --strategy */
const struct automaton *automaton_of(const struct unit *, const struct table *); /* made once; NULL: no entries */
void lint(struct unit *);                                                    /* facts_of() all own patterns and entries; shadowed, costly-match */
void emit_facts(const struct facts *, struct out *);                         /* --emit=facts */
void emit_table(struct names *, const struct table *, const struct automaton *, struct out *);
/* Only NAME_candidates, static, which writes to a `uint64_t *set` however few entries there are. */
void emit_candidates(struct names *, const struct table *, const struct automaton *, struct out *);
/* Operators that the entry's roots call, 0 behind them, as an array without a name; NULL: any. */
const char *root_operators(struct names *, const struct automaton *, int entry);
int table_words(const struct table *); /* 64-bit words of a set of its entries */
/* NAME_candidates, _first, _sweep and the enum of entries, for the header. */
void emit_table_header(const struct unit *, const struct table *, struct out *);
/* cost.c: functions of the costs that are not 1, NAME_cost_K; their prototypes, for the header. */
const char *cost_name(const struct table *, int entry);
void emit_costs(const struct unit *, struct names *, struct out *);
void emit_costs_header(const struct table *, struct out *);
/* Called for all patterns of the unit, without an automaton (NULL), then for each table's entries. */
/* --emit=listing: begun, with each automaton, the first or another one, ended. */
void begin_listing(const struct unit *, struct out *c, struct out *rules, struct out *stats, struct out *); /* rules: or NULL */
void list_automaton(const struct table *, const struct automaton *, bool first, struct out *);
void end_listing(struct out *);
void emit_stats(const struct table *, const struct facts *, const struct automaton *, struct out *);
void emit_rule_stats(const struct automaton *, struct out *); /* of rules, which were told one by one */

/* ---- comment.c ---- */

const char *comment_text(const char *); /* any string, such as the name of an entry, for a comment */
const char *wrapped_words(const char *text, size_t at); /* of a comment: on several lines where it is long */

/* ---- emit.c, header.c, ops.c, unit.c: whole files ---- */

/* The patterns that get a matcher: the file's own, then those made for its tables' entries. */
struct matchers { struct pattern **at; int n, cap; struct map rows; /* by pattern: its row and one */ };
struct matchers matchers_of(const struct unit *);
int matcher_row(const struct matchers *, const struct pattern *); /* which of them it is */
int emit_extern_rows(const struct matchers *, const char *name, struct out *); /* extern.c: NAME_externs; how many */
/* ---- binding.c: --binding ---- */

void binding_begin(void);
void binding_owner(const char *owner);     /* for whom functions are written from here on: `npu.pat:3: pattern 'conv'` */
void binding_needs(cx);                    /* what one of them computes */
const char *binding_header(void);          /* as it is included */
void emit_missing_accessors(struct out *); /* an #error for each accessor that is missing, and who needs it */
void emit_names_file(struct unit *, struct out *); /* NAME.names.h, behind emit_c */
void emit_mentions(struct out *);          /* its macros (names.c) */

const char *header_name(const struct unit *);      /* as generated files include it */
const char *guard_name(const struct unit *);       /* its macro, which says of which run it is */
void emit_include(const struct unit *, struct out *); /* of the header, which must be of the same run */
void emit_c(struct unit *, struct out *);          /* NAME.c of a .pat */
void emit_header(struct unit *, struct out *);     /* NAME.h */
const char *member_type(const struct capture *);   /* in the match struct */
void emit_struct(const char *name, const char *members, struct out *); /* `int a;` each, in their order */
void emit_structs(const struct whole *, struct out *); /* struct P_match, struct P_whole where it is another */
void emit_ops(struct unit *, struct out *);        /* NAME.c of a .ops: const struct dfg_ops NAME_ops */
void emit_rules(struct unit *, struct out *);      /* NAME.rules.c: const struct dfg_rules NAME_rules */
void emit_unit(struct unit *, struct out *);       /* NAME.unit.c: const struct dfg_unit NAME_unit */
void emit_ort_ep(struct unit *, struct out *);     /* NAME.ep.c: a provider of ONNX Runtime */
void emit_selftest(struct unit *, struct out *);   /* a program that tests the matchers */

#endif
