/* explain.h -- what the parts of explain share.
 *
 *   attempt.c  hears of every failure of the search, keeps the furthest ones
 *   reason.c   why a test failed    reason_cond.c  why a condition does not hold
 *   words.c    nodes and values     explain.c      the report
 */
#ifndef DFG_EXPLAIN_H
#define DFG_EXPLAIN_H

#include "../dfg_extend.h"
#include "ref.h"

/* One failed test. */
struct failure {
    uint32_t score; /* tests passed before it */
    size_t depth;   /* choices that led to it */
    dfg_node n;
    const char *text, *file; /* of the test, in the pattern; file NULL: the pattern's */
    uint32_t line;
    char *reason; /* malloc'ed */
};

/* The furthest failure of all that took one option of a choice. */
struct option_failure {
    struct ref_option option;
    struct failure failure;
};

struct ref_trace {
    bool only_score; /* nobody reads reasons */
    bool failed;     /* memory is out */
    bool any;
    struct failure best;
    dfg_node *reached;       /* per node of the pattern: what it is bound to there; NULL: nobody asks */
    size_t depth;            /* choices that led to it */
    char *bound;             /* names that were bound there: "x=%a w=%b"; malloc'ed */
    struct ref_option *path; /* the choices that led to it */
    size_t n_path;
    struct option_failure *options;
    size_t n_options, cap_options;
};
void dfg_trace_free(struct ref_trace *);

/* ---- reason.c, reason_cond.c ---- */

void dfg_say_reason(struct ref *, enum ref_why, uint32_t p, dfg_node n, uint32_t detail, FILE *);
/* A node below n that is what the parent of the dominated child p is to be, and what keeps n from
 * post-dominating it; DFG_NONE: there is none. */
dfg_node dfg_find_parent(struct ref *, uint32_t p, dfg_node n, struct ref_obstacle *);
void dfg_say_condition(struct ref *, uint32_t expr, unsigned indent, FILE *);

/* ---- words.c ---- */

void dfg_say_node(const struct ref *, dfg_node, FILE *);
void dfg_say_type(const struct ref *, dfg_node, FILE *);
void dfg_say_value(struct ref *, dfg_val, FILE *);
void dfg_say_constant(struct ref *, dfg_node constant, FILE *);
void dfg_say_what(const struct ref *, dfg_node, FILE *);   /* "a call of Relu" */
void dfg_say_wanted(const struct pat_node *, FILE *); /* "Conv or ConvInteger" */
void dfg_say_source(const char *text, FILE *);

#endif
