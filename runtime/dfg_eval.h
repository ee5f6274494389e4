/* dfg_eval.h -- public API of the evaluator: what a graph computes.
 *
 * It is small and plain: every operator is a loop over elements, kept as doubles or
 * 64-bit integers and rounded to their element type after each operator.  It is for
 * judging rewrites, not for running networks fast.
 *
 * Operators of ONNX (opset 17's form) and of Relay; control flow, function values, let,
 * tuples.  Values are computed on demand, so of an `if` only the branch that is taken;
 * each is freed after its last use in its body.
 *
 * Errors: an operator, attribute or element type that is not evaluated, operands
 * that do not fit, an integer division by zero, a bound that is reached (steps, bytes):
 * one error that names the node.
 */
#ifndef DFG_EVAL_H
#define DFG_EVAL_H

#include "dfg.h"

DFG_BEGIN_C

/* An element: f of floats, i of integers and bools (a u64 as its bits). */
typedef union dfg_cell {
    double f;
    int64_t i;
} dfg_cell;

enum dfg_data_tag { DFG_DATA_TENSOR, DFG_DATA_TUPLE, DFG_DATA_FUNC, DFG_DATA_OP };

/* A value.  Counted: who holds one, frees it. */
struct dfg_data {
    uint32_t refs;
    uint8_t tag;   /* enum dfg_data_tag */
    uint8_t dtype; /* enum dfg_dtype */
    int32_t rank;
    uint64_t n; /* elements, or fields */
    union {
        dfg_cell *at;             /* in row-major order */
        struct dfg_data **fields; /* NULL: a result that the operator does not give */
        uint32_t id;              /* the function's node, the operator */
    } u;
#if defined __GNUC__ /* C++ has no such arrays, its compilers do */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wpedantic"
#endif
    int64_t dims[]; /* rank of them; elements or fields stand behind */
#if defined __GNUC__
#pragma GCC diagnostic pop
#endif
};

/* A tensor of at most 64 extents, its elements zero; NULL: no memory, no such
 * dtype here (complex, strings), or more than 2^28 elements. */
struct dfg_data *dfg_data_tensor(enum dfg_dtype, int32_t rank, const int64_t *dims);
/* A tuple of these fields, which it takes; NULL: no memory, and they are not taken. */
struct dfg_data *dfg_data_pack(struct dfg_data *const *fields, uint32_t n);
struct dfg_data *dfg_data_hold(struct dfg_data *); /* one holder more; returns it */
void dfg_data_free(struct dfg_data *);             /* one holder less; NULL is nothing */
bool dfg_data_is_real(const struct dfg_data *);    /* are its elements `f`? */

/* A tensor of these elements, which are as struct dfg_tensor has them; NULL as dfg_data_tensor. */
struct dfg_data *dfg_data_read(enum dfg_dtype, int32_t rank, const int64_t *dims, const void *elements);
/* Writes a tensor's elements so: dfg_tensor_bytes() of them. */
void dfg_data_write(const struct dfg_data *, void *elements);
/* The elements of a constant; NULL as dfg_data_tensor, or where they are not at hand. */
struct dfg_data *dfg_data_of(const dfg_module *, const struct dfg_tensor *);
/* A constant of m with these elements, from 1024 equal ones on a splat; DFG_NONE: no tensor, or no memory. */
dfg_node dfg_data_const(dfg_module *, const struct dfg_data *);

/* How much an evaluation may take; 0: as much as is usual. */
struct dfg_eval_limits {
    uint64_t steps; /* values of nodes and turns of loops: 10 million */
    uint64_t bytes; /* of all values that the run has made and not freed: 4 GiB */
    bool unrounded; /* results of operators keep the digits and the range of doubles, whatever float they are:
                       is it rounding that makes a difference? */
};

/* What func, a function of m with as many parameters as n_inputs, returns of the
 * inputs; outputs has room for its results, which are yours to free.  Needs:
 * dfg_finish.  limits NULL: the usual ones.  DFG_BAD_GRAPH: something is not evaluated,
 * or a limit is reached; then no output is set.
 * Memory O(nodes + values that are alive); no recursion. */
dfg_status dfg_evaluate(const dfg_module *, dfg_node func, struct dfg_data *const *inputs, uint32_t n_inputs,
                        struct dfg_data **outputs, const struct dfg_eval_limits *limits, struct dfg_error *);
/* What one call of an operator, the node n, gives of these operands (NULL: absent): its
 * result, or a tuple of all.  The module need not be finished.  NULL: it can't be
 * evaluated, or memory is out. */
struct dfg_data *dfg_evaluate_call(const dfg_module *, dfg_node n, struct dfg_data *const *args,
                                   uint32_t n_args);
uint32_t dfg_func_params(const dfg_module *, dfg_node func);
uint32_t dfg_func_results(const dfg_module *, dfg_node func);

/* Inputs for func by the types of its parameters, the same for the same seed.  A
 * symbol has one size in all of them, 1 to 4 (an unknown extent likewise, and 2
 * extents for an unknown rank); floats are mostly small, normal about zero;
 * integers 0 to 3 (with a fact `scale` all over the range of 8 and 16 bits), less where they choose among
 * fewer things.  DFG_BAD_GRAPH: a parameter has no tensor type; then no input is set. */
dfg_status dfg_random_inputs(const dfg_module *, dfg_node func, uint64_t seed, struct dfg_data **inputs,
                             struct dfg_error *);

/* How two values differ. */
struct dfg_difference {
    double absolute, relative; /* the greatest; infinite where the types differ */
    uint64_t n;                /* elements that are not close */
    const char *why;           /* NULL, or in which way beside elements: "shape" ... */
};

/* Are two values close?  Same dtype and shape; integers and bools equal; floats
 * apart by at most tolerance * (1 + the greater size), NaN and infinities at the
 * same places.  tolerance 0: by dtype, f64 and f32 1e-4, f16 1e-2, bf16 5e-2. */
bool dfg_data_close(const struct dfg_data *, const struct dfg_data *, double tolerance,
                    struct dfg_difference *);

/* What a rewriter needs to compute calls of constants: options.folding (dfg_rewrite.h).  Declined are quantisation
 * and its inverse, floats of less than 16 bits, strings, operands with NaN or of more than 2^24 elements, and
 * large products. */
extern const struct dfg_folding dfg_evaluation;

/* Can calls of this operator be evaluated? */
bool dfg_is_evaluated(const dfg_module *, uint16_t op);

DFG_END_C

#endif
