/* random.h -- numbers that are random but for their seed. */
#ifndef DFG_EVAL_RANDOM_H
#define DFG_EVAL_RANDOM_H

#include "../dfg_eval.h"

/* Which numbers are made up. */
enum eval_pool {
    EVAL_USUAL,   /* small ones, as networks have them */
    EVAL_SPECIAL, /* zeros of both signs, ones, infinities, NaN among them; ends of the range of integers */
    EVAL_EXTREME  /* floats at one end of their range: the greatest, the first with a gap, the least */
};

/* What made-up elements are for. */
struct eval_wish {
    enum eval_pool pool;
    int64_t below; /* integers: 0 .. below-1; 0: no bound */
    bool positive; /* floats: greater than 0 */
    bool negative; /* integers: some are less than 0 */
    bool stored;   /* integers of up to 16 bits stand for reals: all over their range */
};

uint64_t dfg_eval_random(uint64_t *state);
/* dfg_random_inputs, from a pool. */
dfg_status dfg_eval_random_inputs(const dfg_module *, dfg_node func, uint64_t seed, enum eval_pool,
                                  struct dfg_data **inputs, struct dfg_error *);
void dfg_eval_random_fill(struct dfg_data *, uint64_t *state, const struct eval_wish *);

#endif
