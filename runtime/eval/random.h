/* random.h -- numbers that are random but for their seed. */
#ifndef DFG_EVAL_RANDOM_H
#define DFG_EVAL_RANDOM_H

#include "../dfg_eval.h"

/* What made-up elements are for. */
struct eval_wish {
    int64_t below; /* integers: 0 .. below-1; 0: no bound */
    bool positive; /* floats: greater than 0 */
    bool negative; /* integers: some are less than 0 */
    bool stored;   /* integers of up to 16 bits stand for reals: all over their range */
};

uint64_t eval_random(uint64_t *state);
void eval_random_fill(struct dfg_data *, uint64_t *state, const struct eval_wish *);

#endif
