/* run.h -- the machine, as its two files share it: run.c, and node.c for single nodes. */
#ifndef DFG_EVAL_RUN_H
#define DFG_EVAL_RUN_H

#include "eval.h"

struct eval_frame {
    dfg_node func, caller; /* caller: the call that runs it; DFG_NONE: outermost */
    dfg_node trail;        /* the latest node that got a value in this run */
    size_t base;           /* of the stack */
    struct eval_flow flow; /* of the caller */
};

struct eval_run {
    const dfg_module *m;
    struct dfg_error *error;
    struct dfg_eval_limits limits;
    int64_t bytes_before; /* eval_bytes_alive at the start */
    uint64_t steps;          /* that were taken */
    struct dfg_data **value; /* per node */
    uint32_t *done;          /* per node: of its uses */
    dfg_node *link;          /* per node: the one before it on its trail */
    uint32_t *active;        /* per node, of functions: 1 + its frame; 0: it does not run */
    const struct eval_row **kernels; /* by operator; NULL: not looked up, or none */
    dfg_node *stack;
    size_t n_stack, stack_room;
    struct eval_frame *frames;
    size_t n_frames, frame_room;
    struct dfg_data **args; /* of the call in hand */
    size_t args_room;
};

/* ---- run.c ---- */

bool dfg_eval_no_memory(struct eval_run *);             /* false; an error that was said before stays */
bool dfg_eval_take_step(struct eval_run *, dfg_node n); /* false: too many, said */
struct eval_call dfg_eval_call_at(struct eval_run *, dfg_node n);
bool dfg_eval_run_fail(struct eval_run *, dfg_node n, const char *text);
bool dfg_eval_push(struct eval_run *, dfg_node n); /* n is wanted */
/* n has the value, which is taken; it ends with the run of the body that holds n. */
bool dfg_eval_set_value(struct eval_run *, dfg_node n, struct dfg_data *);
void dfg_eval_use_done(struct eval_run *, dfg_node n,
                       dfg_node user); /* a use of n, by a node of the body `user` */
void dfg_eval_operands_done(struct eval_run *, dfg_node n);
/* Are all operands there?  Pushes those that are not, the first on top. */
bool dfg_eval_wants(struct eval_run *, const dfg_node *args, uint32_t n, bool *waits);
struct eval_frame *dfg_eval_open_frame(struct eval_run *, dfg_node caller);
/* The flow of the latest frame goes on: another body, or the caller has its value. */
bool dfg_eval_go_on(struct eval_run *);

/* ---- node.c ---- */

/* Computes n, which is on top of the stack, or pushes what it waits for. */
bool dfg_eval_run_node(struct eval_run *, dfg_node n);

#endif
