/* dfg_rewrite.h -- rules that change a graph: what generated rules are made of,
 * what an extern callback builds with, and the loop that runs them.
 *
 * A rewrite is a transaction.  A rule's `build` appends new nodes and says which
 * value replaces each root; only when all of it has succeeded, types fit and
 * nothing becomes cyclic, the graph is changed: a root that a new node replaces
 * is overwritten in place, so that its users never move; one that an existing
 * value replaces hands its users over.  Else the new nodes are dropped and
 * nothing has happened.
 *
 * Errors: a builder returns DFG_NONE where it can't build a node, takes DFG_NONE
 * as an operand that failed, and the rule then leaves the match alone.
 */
#ifndef DFG_REWRITE_H
#define DFG_REWRITE_H

#include "dfg.h"

DFG_BEGIN_C

typedef struct dfg_rewriter dfg_rewriter;

/* ---- building a replacement: for generated code and extern callbacks ---- */

/* The graph, in the numbers of struct dfg_rules.names.  Captures are as they were
 * before this rewrite; new nodes may be asked about as well. */
const dfg_graph *dfg_before(const dfg_rewriter *);
dfg_module *dfg_rewriter_module(const dfg_rewriter *);
/* n, which a function of dfg.h has added to that module: dfg_before() knows of it from here on, and of arrays that
 * have moved.  DFG_NONE: it could not be added, and the rewrite is declined. */
dfg_node dfg_new_node(dfg_rewriter *, dfg_node n);

/* The rule leaves the match alone; the first reason given is what --stats reports. */
void dfg_decline(dfg_rewriter *, const char *reason);
/* Memory for building the replacement, aligned for any object, gone after it.
 * NULL: memory is out, which ends the run. */
void *dfg_rewrite_alloc(dfg_rewriter *, size_t size);

/* Attributes and operands under construction; start from {0}.  Their memory is
 * the rewriter's, and is gone after the rewrite. */
struct dfg_attrs { struct dfg_attr *at; uint32_t n, room; };
struct dfg_operands { dfg_node *at; uint32_t n, room; };
struct dfg_values { dfg_val *at; uint32_t n, room; };

/* All attributes of the call c; those set later take their place. */
void dfg_take_attrs(dfg_rewriter *, struct dfg_attrs *, dfg_node c);
/* key: the file's number.  NIL, an unknown value, declines the rewrite; `none` is kept as written. */
void dfg_set_attr(dfg_rewriter *, struct dfg_attrs *, uint32_t key, dfg_val value);
/* The same of an attribute that may be absent: NIL leaves it out, also where dfg_take_attrs took one. */
void dfg_pass_attr(dfg_rewriter *, struct dfg_attrs *, uint32_t key, dfg_val value);
/* The same two by the attribute's name, for callbacks. */
void dfg_set_named(dfg_rewriter *, struct dfg_attrs *, const char *key, dfg_val value);
void dfg_pass_named(dfg_rewriter *, struct dfg_attrs *, const char *key, dfg_val value);
void dfg_push(dfg_rewriter *, struct dfg_operands *, dfg_node); /* DFG_NONE: an absent operand */
void dfg_push_all(dfg_rewriter *, struct dfg_operands *, struct dfg_nodes);
void dfg_push_value(dfg_rewriter *, struct dfg_values *, dfg_val);
/* The values as one list. */
dfg_val dfg_list_of(dfg_rewriter *, const struct dfg_values *);

/* The nodes as an array and their number: DFG_OPERANDS(x, w). */
#define DFG_OPERANDS(...)                                                                                    \
    (const dfg_node[]){__VA_ARGS__}, (uint32_t)(sizeof((const dfg_node[]){__VA_ARGS__}) / sizeof(dfg_node))

/* The attributes of a call in the place where they are given: DFG_ATTRS(dfg_take(c), dfg_give(key, v), dfg_pass(key, v))
 * is what dfg_take_attrs, dfg_set_attr and dfg_pass_attr make, one after another, for the rewriter r. */
enum dfg_setting_kind { DFG_TAKE, DFG_GIVE, DFG_PASS };
struct dfg_setting { enum dfg_setting_kind kind; dfg_node from; uint32_t key; dfg_val value; };
static inline struct dfg_setting dfg_take(dfg_node c)
{
    const struct dfg_setting s = {DFG_TAKE, c, 0, dfg_nil()};
    return s;
}
static inline struct dfg_setting dfg_give(uint32_t key, dfg_val v)
{
    const struct dfg_setting s = {DFG_GIVE, DFG_NONE, key, v};
    return s;
}
static inline struct dfg_setting dfg_pass(uint32_t key, dfg_val v)
{
    const struct dfg_setting s = {DFG_PASS, DFG_NONE, key, v};
    return s;
}
const struct dfg_attrs *dfg_attrs_of(dfg_rewriter *, const struct dfg_setting *, uint32_t n);
#define DFG_ATTRS(...)                                                                                       \
    dfg_attrs_of(r, (const struct dfg_setting[]){__VA_ARGS__},                                               \
                 (uint32_t)(sizeof((const struct dfg_setting[]){__VA_ARGS__}) / sizeof(struct dfg_setting)))

/* A call of the file's operator op; results 0: as many as declared. */
dfg_node dfg_new_call(dfg_rewriter *, uint32_t op, const dfg_node *args, uint32_t n, const struct dfg_attrs *,
                      uint32_t results);
/* The same by the operator's name, for callbacks. */
dfg_node dfg_new_named(dfg_rewriter *, const char *op, const dfg_node *args, uint32_t n, const struct dfg_attrs *,
                       uint32_t results);
/* A call of what the call c calls. */
dfg_node dfg_new_like_call(dfg_rewriter *, dfg_node c, const dfg_node *args, uint32_t n, const struct dfg_attrs *,
                           uint32_t results);
dfg_node dfg_new_tuple(dfg_rewriter *, const dfg_node *fields, uint32_t n);
dfg_node dfg_new_get(dfg_rewriter *, dfg_node tuple, uint32_t index);
/* Counted from the last field, which is 1; declined where it is not known how many there are. */
dfg_node dfg_new_get_back(dfg_rewriter *, dfg_node tuple, uint32_t back);
/* The file's operator op as a value; the same by its name, for callbacks. */
dfg_node dfg_new_op(dfg_rewriter *, uint32_t op);
dfg_node dfg_new_named_op(dfg_rewriter *, const char *op);
/* A constant of the values in v: one number, or a list of them in row-major
 * order.  dims NULL: a scalar, or rank 1 of as many as there are. */
dfg_node dfg_new_const(dfg_rewriter *, enum dfg_dtype, int32_t rank, const dfg_dim *dims, dfg_val v);
/* A scalar of x's dtype; declined where that is unknown. */
dfg_node dfg_new_like(dfg_rewriter *, dfg_node x, dfg_val v);
/* A constant of bytes in the layout of struct dfg_tensor, which are copied. */
dfg_node dfg_new_tensor(dfg_rewriter *, uint32_t type, const void *data, size_t size);

/* What was said of the value `old` holds of the new node `made`, too: its layout, its scale.  (The value that
 * replaces a root has what was said of the root.) */
void dfg_same_facts(dfg_rewriter *, dfg_node made, dfg_node old);

/* ---- rules, as pat2c writes them ---- */

/* One of a few calls without attributes that are all of a replacement: of the file's operator, with as many results as
 * declared.  Its operands: where the match holds each, or DFG_FROM_CALL and which call before it is meant. */
enum { DFG_MOST_CALLS = 4, DFG_CALL_OPERANDS = 5, DFG_FROM_CALL = 0xfff0 };
struct dfg_made_call { uint16_t op, n, from[DFG_CALL_OPERANDS]; };

struct dfg_rule {
    uint32_t pattern;     /* index in the unit's patterns: its name, and its match side, each of whose matches is tried */
    uint32_t n_roots;     /* replacements; of a rule with `match every y`: 1, and build is told the members */
    bool every_root;
    bool once, keep_shared, operands_first;
    int64_t priority;
    const uint16_t *roots; /* operators that a root may call, in the numbers of the file, 0 behind them; NULL: any */
    /* Writes the replacement of each root to with[], as many as the match has roots; DFG_NONE: it can't be made. */
    void (*build)(const struct dfg_rule *self, dfg_rewriter *, const void *match, dfg_node *with);
    const void *data; /* an interpreter's own; NULL */
    const struct dfg_made_call *calls; /* n_calls of them, the root's replacement last; 0: only build knows */
    uint32_t n_calls;
};
void dfg_build_calls(const struct dfg_rule *self, dfg_rewriter *, const void *match, dfg_node *with); /* these */

/* `DFG_BUILD(P) { ... }` is the `build` of the rule P: of the match *m by the rewriter r, where g is dfg_before(r). */
#if defined(__clang__) /* whose -Weverything wants what is marked so never to be used */
#define DFG_MAYBE_UNUSED                                                                                     \
    _Pragma("clang diagnostic ignored \"-Wused-but-marked-unused\"") __attribute__((unused))
#elif defined(__GNUC__)
#define DFG_MAYBE_UNUSED __attribute__((unused))
#else
#define DFG_MAYBE_UNUSED
#endif
#define DFG_BUILD(P)                                                                                         \
    static void P##_replace(dfg_rewriter *, const dfg_graph *, const struct P##_match *, dfg_node *);        \
    static void P##_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)    \
    {                                                                                                        \
        (void)self;                                                                                          \
        P##_replace(r, dfg_before(r), match, with);                                                          \
    }                                                                                                        \
    static void P##_replace(DFG_MAYBE_UNUSED dfg_rewriter *r, DFG_MAYBE_UNUSED const dfg_graph *g,           \
                            DFG_MAYBE_UNUSED const struct P##_match *m, dfg_node *with)
/* Its row. */
#define DFG_RULE(P, PATTERN, ROOTS) .pattern = PATTERN, .n_roots = ROOTS, .build = P##_build
/* The same of a rule whose replacement is P_calls; DFG_FROM(P, c) is where its matches hold c. */
#define DFG_RULE_OF_CALLS(P, PATTERN, ROOTS)                                                                 \
    .pattern = PATTERN, .n_roots = ROOTS, .build = dfg_build_calls, .calls = P##_calls,                      \
    .n_calls = sizeof P##_calls / sizeof *P##_calls
#define DFG_FROM(P, CAPTURE) offsetof(struct P##_match, CAPTURE)
#define DFG_ROOTS(...)              .roots = (const uint16_t[]){__VA_ARGS__, 0}

/* The rules of one file, in order of priority, then of text. */
struct dfg_rules {
    uint32_t abi;
    uint32_t n, n_words;
    const struct dfg_rule *rules;
    const struct dfg_names *names; /* what the replacements mention; interned before the run */
    /* Rules that may match at a node, bit i for rules[i]: all words of the set. */
    void (*candidates)(const struct dfg_rules *self, const dfg_graph *, dfg_node, uint64_t *set);
    uint32_t label_depth; /* levels of operands below a node that `candidates` keeps labels by (dfg_label.h) */
    const void *data; /* an interpreter's own; NULL */
};

/* The pattern of a unit's rule: what it is called, and where it stands. */
static inline const struct dfg_pattern *dfg_rule_pattern(const struct dfg_unit *u, uint32_t rule)
{
    return &u->patterns[u->rules->rules[rule].pattern];
}

/* ---- the loop ---- */

struct dfg_rule_choice { const struct dfg_unit *unit; uint32_t rule; };

struct dfg_rule_stats {
    uint64_t tried;      /* matches found */
    uint64_t applied;
    uint64_t blocked;    /* the interior has consumers outside, or an effect */
    uint64_t cyclic;     /* it would have made a cycle */
    uint64_t mistyped;   /* the replacement's type does not fit */
    uint64_t declined;   /* an attribute was unknown, a callback said no */
    const char *reason;  /* of the first that was not applied; in the rewriter's memory */
    double seconds;      /* matching and building, where options.timed */
};

/* Elements of a scalar or a vector, each NIL where it is unknown, a string where it is a named extent.
 * rank -1: nothing is known. */
struct dfg_elements { int32_t rank; uint32_t n; const dfg_val *at; };

/* How a rewriter finds the types of what rules make.  libdfg-types has one, `dfg_inference` (dfg_infer.h). */
struct dfg_typing {
    void *(*begin)(dfg_module *); /* NULL: no memory */
    /* Of the nodes first .. end-1, operands first, that were appended, or whose operands have changed.  False: no
     * memory. */
    bool (*added)(void *self, dfg_node first, dfg_node end);
    /* Might it find a type of a call of the operator? */
    bool (*tells)(void *self, uint16_t op);
    /* What both types say; *clash: they can't both hold. */
    uint32_t (*meet)(void *self, uint32_t stated, uint32_t inferred, bool *clash);
    /* What shapes and those of its operands that were asked for before tell of n; good until the next call.
     * To be asked again of a row that is another node now.  NULL: nothing. */
    struct dfg_elements (*elements)(void *self, dfg_node n);
    void (*end)(void *self);
};

/* How a rewriter computes calls of constants.  libdfg-eval has one, `dfg_evaluation` (dfg_eval.h). */
struct dfg_folding {
    /* Appends a constant, *made: result i of the call, if it has at most so many bytes.  Its operands are constants, or
     * calls of constants that were not computed themselves; these are, if they have no more elements than *budget all
     * together, which what is computed of them is taken from.  DFG_NONE: it is not computed.  DFG_NO_MEMORY, or
     * DFG_OK. */
    dfg_status (*fold)(dfg_module *, dfg_node call, uint32_t i, size_t most, uint64_t *budget, dfg_node *made);
};

/* What the loop does beside rules, to all nodes before them, operands first, and then to what each rewrite
 * has changed:
 *   merge_equal_calls  of two equal calls, tuples, projections or constants, of which one sees the other, one
 *                      goes.  Equal: operator, attributes, operands, facts, bytes; and types that may both
 *                      hold.  Not what has an effect, is `random` or undeclared, takes a function, or is a
 *                      DequantizeLinear, which belongs to one reader.
 *   fold_constants     a call becomes the constant that `folding` makes of it, of at most 64 kB or the size
 *                      of constants that only it uses, through calls that are larger; of these 2^24 elements
 *                      are computed in all, and 16 for each element of a constant; or whose elements shapes tell (options.typing)
 *   inline_if          an If with a constant condition becomes the body of that branch */
enum dfg_canonical { DFG_MERGE_EQUAL_CALLS, DFG_FOLD_CONSTANTS, DFG_INLINE_IF, DFG_N_CANONICAL };
extern const char *const dfg_canonical_names[DFG_N_CANONICAL];

struct dfg_rewrite_options {
    const struct dfg_typing *typing; /* NULL: new nodes have the types that rules and constants state, new
                                        roots those of the old ones */
    const struct dfg_folding *folding; /* NULL: nothing is computed but what types tell */
    unsigned canonical;      /* 1 << enum dfg_canonical, of each that is wanted */
    bool once;               /* one sweep: what a rewrite made is not looked at again */
    bool timed;
    bool provenance;         /* remember where new nodes came from; memory grows with the rewrites */
    uint64_t most_rewrites;  /* 0: 100 a node */
};

/* The rules of a run over one module; n may be 0.  Rules of one run share one
 * direction, else *error says which do not.  NULL on error. */
dfg_rewriter *dfg_rewriter_new(dfg_module *, const struct dfg_rule_choice *, size_t n,
                               const struct dfg_rewrite_options *, struct dfg_error *);
void dfg_rewriter_free(dfg_rewriter *);

/* Once for a rewriter.  Runs the rules until none matches, users before operands (operands first where
 * the rules say so).  Afterwards dead code is gone, ids are topological, and the
 * module is finished; a rewritten node remembers rule and origins.
 * A match that was refused since it would have made a cycle is tried again when
 * nothing else matches; so are, after a change with more than 256 nodes in their
 * reach, rules that look at users, at several roots, or as far as they like.
 * DFG_BAD_GRAPH: the bound on rewrites is reached; error names the rules that
 * went on, and the graph is valid.  O(nodes + rewrites * what they reach). */
dfg_status dfg_rewrite(dfg_rewriter *, struct dfg_error *);
const struct dfg_rule_stats *dfg_rewrite_stats(const dfg_rewriter *, size_t rule); /* in order of the choices */
const struct dfg_rule_stats *dfg_canonical_stats(const dfg_rewriter *, enum dfg_canonical);

/* Where a node came from, after a run with options.provenance: `rule NAME of %a
 * %b`, the last rule and all nodes of the input that went into it, as they were
 * called there.  malloc'ed; NULL: from no rule, or no memory.  dfg_print writes it
 * behind the node's line.  O(what went into it). */
char *dfg_provenance(const dfg_module *, dfg_node);

DFG_END_C

#endif
