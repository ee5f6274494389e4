/* check.h -- --check-rules: graphs on which a rule changes what is computed.
 *
 *   check_tape.c   choices, recorded, and made smaller
 *   check_attr.c   attributes of a call
 *   check_leaf.c   wildcards, constants, literals
 *   check_operand.c  what operators may take
 *   check_products.c attention, integers
 *   check_asked.c  shapes that conditions ask for
 *   check_tflite.c TensorFlow Lite's, quantised values
 *   check_graph.c  a graph from a pattern
 *   check_compare.c  are two results the same?
 *   check_try.c    rewrite it, and compare
 *   check_rules.c  the job
 *
 * A graph is a function of a tape of choices.  So the same tape gives the same graph
 * again, and a smaller tape a smaller one: that is how a counterexample is shrunk.
 */
#ifndef DFG_CHECK_H
#define DFG_CHECK_H

#include "pat.h"
#include "../dfg_eval.h"
#include "../eval/random.h"
#include "opt.h"

/* ---- check_tape.c ---- */

struct tape {
    uint32_t *at;
    size_t n, room, next;
    uint64_t random; /* the state of what is recorded; fixed: nothing is */
    bool fixed;      /* only replayed: zeros behind its end */
    bool broken;     /* memory is out */
};

/* One of n, 0 the simplest; the choices of a replayed tape again. */
uint32_t tape_choose(struct tape *, uint32_t n);
bool tape_maybe(struct tape *, uint32_t one_in); /* the simplest is no */
void tape_start(struct tape *, uint64_t seed);   /* empty, to be recorded */
/* Some choices of `from` changed, copied over others, or left to be made anew. */
void tape_vary(struct tape *, const struct tape *from, uint64_t seed);
void tape_free(struct tape *);
/* Makes the tape as small as it gets while holds says yes; at most `most` questions. */
void tape_shrink(struct tape *, bool (*holds)(void *ctx, struct tape *), void *ctx, size_t most);

/* ---- what is checked ---- */

struct check {
    const dfg_module *operators; /* of all units: graphs are modules like it */
    const struct dfg_unit *unit;
    uint32_t rule;
    bool fast_math;           /* signs of zero, infinities and NaN may change */
    enum eval_pool constants; /* what those of the latest graph were drawn from */
    const char *folder;       /* where graphs that matched are kept as models; NULL: nowhere */
    uint32_t kept;
    bool lost; /* one of them could not be written, as `error` says */
    struct dfg_error error;
    bool scores;      /* asks of each graph how close it is */
    uint32_t reached; /* by the latest graph: tests that hold, behind NEARLY; else how many calls were made */
    char *why; /* of VERDICT_UNKNOWN: which operator, or the evaluator's words; malloc'ed */
    FILE *f;   /* where a counterexample is written; NULL: nowhere */
};

enum { NEARLY = 1 << 16, MATCHED = 1 << 30 };

/* ---- a graph in the making ---- */

struct maker {
    struct tape *tape;
    const struct pat_pattern *pattern;
    dfg_module *m;
    dfg_node *bound;          /* per node of the pattern; DFG_NONE: not made yet */
    dfg_val *vars;            /* per variable of the pattern: what it was chosen to be; NIL */
    struct dfg_data **values; /* per node of the graph: what it computes */
    size_t n_values, room;
    dfg_node *params;
    size_t n_params, param_room;
    dfg_node injected; /* what the next leaf has to be; DFG_NONE: anything */
    uint32_t about;    /* the pattern's node that is being made, of whose conditions numbers are taken */
    uint32_t links;    /* of the chain that is being made */
    uint32_t n_calls;  /* that were made; the last one perhaps not evaluated */
    uint32_t depth;    /* of the pattern */
    uint32_t vague;    /* what types of inputs leave open: 0 nothing, 1 extents, 2 the rank; 3: extents have
                          names,    equal ones the same */
    enum dfg_dtype dtype;         /* what tensors are where nothing says otherwise */
    enum dfg_dtype stored, scale; /* quantised integers and their scales */
    enum eval_pool pool;          /* what constants are drawn from */
    int32_t rank;
    int64_t dims[4];
    int quantised; /* TensorFlow Lite's values: 1 yes, -1 no, 0 not chosen yet */
    bool failed;   /* no graph comes of it */
};

/* What a leaf of the pattern has to be. */
struct wish {
    bool is_const, is_input;
    const struct pat_literal *literal;
    const struct pat_type *type;
};

/* The call that a leaf is an operand of, so far as it is known. */
struct place {
    const char *kernel; /* of the operator, "": it has none; NULL: no call */
    uint32_t operand, n_operands, results;
    const struct dfg_attr *attrs;
    uint32_t n_attrs;
    const dfg_node *args;      /* n_operands; DFG_NONE where not made yet */
    const struct pat_node *node; /* of the pattern; NULL: none */
    const struct place *above; /* what the call itself is an operand of; NULL: not known */
};

/* ---- check_attr.c ---- */

bool is_among(const char *name, const char *const *names, size_t n); /* NULL is among none */
#define IS_AMONG(name, ...)                                                                                  \
    is_among(name, (const char *const[]){__VA_ARGS__},                                                       \
             sizeof((const char *const[]){__VA_ARGS__}) / sizeof(const char *))
/* The kernel that the operator's row names, which is what operands and attributes have to suit; "": none. */
const char *kernel_of(const dfg_module *, uint16_t op);
int64_t place_int(const struct maker *, const struct place *, const char *attr, int64_t otherwise);
/* Item i of an attribute that is a list of integers. */
int64_t place_element(const struct maker *, const struct place *, const char *attr, uint32_t i,
                      int64_t otherwise);
const struct dfg_data *place_arg(const struct maker *, const struct place *,
                                 uint32_t i); /* NULL: not known */
bool is_node(const struct pat_pattern *, uint32_t node, int32_t ref); /* ref is the node, or at the same place */
const struct pat_attr *test_of(const struct pat_node *, const char *attr); /* NULL: none */
/* The attributes of a call of op as the tests of the pattern node want them; into
 * attrs, which has room for all that op declares and all that is tested; how many. */
uint32_t make_attrs(struct maker *, uint16_t op, const struct pat_node *, const dfg_node *args,
                    uint32_t n_args, struct dfg_attr *attrs);

/* A number, or a list, that the pattern's conditions mention, mostly beside k->about; NULL: there is none. */
const struct pat_value *mentioned(struct maker *, bool list);

/* ---- check_leaf.c ---- */

const struct dfg_data *value_of(const struct maker *, dfg_node); /* NULL: none */
/* n computes d, which is taken; false: the graph has failed. */
bool keep_value(struct maker *, dfg_node n, struct dfg_data *d);
/* id: of the pattern's node; UINT32_MAX: none. */
dfg_node make_leaf(struct maker *, uint32_t id, const struct wish *, const struct place *);

/* ---- check_tflite.c ---- */

bool is_tflite(const char *kernel);                          /* one of its operators?  NULL is none */
const char *tflite_string(struct maker *, const char *attr); /* NULL: nothing comes to mind */
/* What is said of the quantised leaf n; and of n, a call, whose operands may be quantised. */
void tflite_leaf(struct maker *, dfg_node n, enum dfg_dtype);
void tflite_result(struct maker *, dfg_node n, const char *kernel, const dfg_node *args, uint32_t n_args);

/* ---- check_graph.c ---- */

/* A finished module with inferred types whose @main has a match of the pattern, if
 * luck will have it; NULL: the choices make no graph.  inputs: what the values were
 * made with, yours to free. */
dfg_module *make_graph(struct check *, struct tape *, struct values *inputs);

/* ---- check_compare.c ---- */

/* How results are compared. */
struct measure {
    bool fast_math;      /* only so far as they were finite numbers before */
    bool signs;          /* zeros have to have the same sign */
    double size;         /* rounding may be that of numbers of this size */
    const double *steps; /* by result: how far quantised ones may be apart; 0: not at all */
};
/* The first result that is not close; their number: all are. */
uint32_t first_apart(const struct values *before, const struct values *after, const struct measure *);
/* May two tensors differ by rounding: floats, or integers of few bits that are at most one apart? */
bool may_be_rounded(const struct dfg_data *, const struct dfg_data *);
/* Are two tensors of floats close but for elements of which one is finite and the other is not? */
bool differs_by_range(const struct dfg_data *before, const struct dfg_data *after, const struct measure *);
double greatest(const struct values *); /* finite float, in size */
double greatest_constant(const dfg_module *);
bool has_loose_zeros(const dfg_module *); /* signs of zeros say nothing */

/* ---- check_try.c ---- */

enum verdict {
    VERDICT_NO_GRAPH,
    VERDICT_NO_MATCH,
    VERDICT_UNKNOWN, /* the replacement is not evaluated */
    VERDICT_EMPTY,   /* nothing, or no number, is computed */
    VERDICT_NO_MEMORY,
    VERDICT_SAME,
    VERDICT_DIFFERENT
};

enum verdict check_try(struct check *, struct tape *);

#endif
