/* loss.c -- how far scores are from labels.
 *
 * In:   x [N, C, ...], logarithms of probabilities or scores; labels [N, ...]; weights [C].
 * Out:  minus the element of the label, weighted; of all the sum or the mean.
 * Errors: a label that is no class, but for the one that is ignored.
 */
#include <string.h>

#include "eval.h"

struct loss {
    const struct dfg_data *x, *labels, *weight; /* weight NULL: 1 for each class */
    bool ignores;
    int64_t ignored;
};

/* The losses into y, the sum of their weights into *total. */
static void each_label(struct eval_call *c, const struct loss *l, struct dfg_data *y, double *total)
{
    int64_t classes = l->x->dims[1], inner = (int64_t)dfg_eval_count(l->x->dims, 2, l->x->rank);
    *total = 0;
    for (int64_t i = 0; i < (int64_t)y->n; i++) {
        int64_t at = dfg_eval_int_at(l->labels, (uint64_t)i);
        if (l->ignores && at == l->ignored)
            continue;
        dfg_eval_check(c, at >= 0 && at < classes, "label %lld is no class", (long long)at);
        double weight = l->weight != NULL ? l->weight->u.at[at].f : 1;
        y->u.at[i].f = -l->x->u.at[(i / inner * classes + at) * inner + i % inner].f * weight;
        *total += weight;
    }
}

static bool fits(const struct loss *l)
{
    const struct dfg_data *x = l->x, *t = l->labels;
    return x->rank >= 2 && dfg_data_is_real(x) && !dfg_data_is_real(t) && t->rank == x->rank - 1 &&
           t->dims[0] == x->dims[0] &&
           memcmp(t->dims + 1, x->dims + 2, (size_t)(x->rank - 2) * sizeof *t->dims) == 0 &&
           (l->weight == NULL || (dfg_data_is_real(l->weight) && l->weight->n == (uint64_t)x->dims[1]));
}

static void give_loss(struct eval_call *c, const struct loss *l)
{
    const char *how = dfg_eval_text(c, "reduction", "mean");
    double total, sum = 0;
    struct dfg_data *all =
        dfg_eval_temporary(c, (enum dfg_dtype)l->x->dtype, l->labels->rank, l->labels->dims);
    each_label(c, l, all, &total);
    if (strcmp(how, "none") == 0) {
        dfg_eval_give(c, 0, all);
        return;
    }
    struct dfg_data *y = dfg_eval_result(c, 0, (enum dfg_dtype)l->x->dtype, 0, NULL);
    for (uint64_t i = 0; i < all->n; i++)
        sum += all->u.at[i].f;
    y->u.at[0].f = strcmp(how, "sum") == 0 ? sum : sum / total;
}

/* form 0: NegativeLogLikelihoodLoss; 1: SoftmaxCrossEntropyLoss, whose result 1 are the logarithms. */
void dfg_eval_loss(struct eval_call *c)
{
    struct loss l = {.x = dfg_eval_need(c, 0),
                     .labels = dfg_eval_need(c, 1),
                     .weight = dfg_eval_arg(c, 2) != NULL ? dfg_eval_need(c, 2) : NULL,
                     .ignores = dfg_eval_attr(c, "ignore_index").tag != DFG_NIL,
                     .ignored = dfg_eval_int(c, "ignore_index", 0)};
    dfg_eval_check(c, fits(&l), "scores, labels and weights do not fit");
    if (c->form == 1)
        l.x = dfg_eval_log_softmax(c, l.x, 1);
    give_loss(c, &l);
    if (c->form == 1 && c->n_results > 1)
        dfg_eval_give(c, 1, l.x);
}
