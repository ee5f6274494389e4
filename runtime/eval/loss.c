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
static bool each_label(struct eval_call *c, const struct loss *l, struct dfg_data *y, double *total)
{
    int64_t classes = l->x->dims[1], inner = (int64_t)dfg_eval_count(l->x->dims, 2, l->x->rank);
    *total = 0;
    for (int64_t i = 0; i < (int64_t)y->n; i++) {
        int64_t at = dfg_eval_int_at(l->labels, (uint64_t)i);
        if (l->ignores && at == l->ignored)
            continue;
        if (at < 0 || at >= classes)
            return dfg_eval_fail(c, "label %lld is no class", (long long)at);
        double weight = l->weight != NULL ? l->weight->u.at[at].f : 1;
        y->u.at[i].f = -l->x->u.at[(i / inner * classes + at) * inner + i % inner].f * weight;
        *total += weight;
    }
    return true;
}

static bool fits(const struct loss *l)
{
    const struct dfg_data *x = l->x, *t = l->labels;
    return x->rank >= 2 && dfg_data_is_real(x) && !dfg_data_is_real(t) && t->rank == x->rank - 1 &&
           t->dims[0] == x->dims[0] &&
           memcmp(t->dims + 1, x->dims + 2, (size_t)(x->rank - 2) * sizeof *t->dims) == 0 &&
           (l->weight == NULL || (dfg_data_is_real(l->weight) && l->weight->n == (uint64_t)x->dims[1]));
}

static bool give_loss(struct eval_call *c, const struct loss *l)
{
    const char *how = dfg_eval_text(c, "reduction", "mean");
    double total, sum = 0;
    struct dfg_data *all =
        dfg_eval_temporary(c, (enum dfg_dtype)l->x->dtype, l->labels->rank, l->labels->dims);
    bool ok = all != NULL && each_label(c, l, all, &total);
    if (ok && strcmp(how, "none") == 0) {
        ok = dfg_eval_give(c, 0, all);
        dfg_eval_round(all);
    } else if (ok) {
        struct dfg_data *y = dfg_eval_result(c, 0, (enum dfg_dtype)l->x->dtype, 0, NULL);
        for (uint64_t i = 0; i < all->n; i++)
            sum += all->u.at[i].f;
        ok = y != NULL;
        if (ok)
            y->u.at[0].f = strcmp(how, "sum") == 0 ? sum : sum / total;
    }
    dfg_data_free(all);
    return ok;
}

/* form 0: NegativeLogLikelihoodLoss; 1: SoftmaxCrossEntropyLoss, whose result 1 are the logarithms. */
bool dfg_eval_loss(struct eval_call *c, int form)
{
    struct loss l = {.x = dfg_eval_need(c, 0),
                     .labels = dfg_eval_need(c, 1),
                     .weight = dfg_eval_arg(c, 2) != NULL ? dfg_eval_need(c, 2) : NULL,
                     .ignores = dfg_eval_attr(c, "ignore_index").tag != DFG_NIL,
                     .ignored = dfg_eval_int(c, "ignore_index", 0)};
    struct dfg_data *logs = NULL;
    if (l.x == NULL || l.labels == NULL)
        return false;
    if (!fits(&l))
        return dfg_eval_fail(c, "scores, labels and weights do not fit");
    if (form == 1 && (l.x = logs = dfg_eval_log_softmax(c, l.x, 1)) == NULL)
        return false;
    bool ok = give_loss(c, &l) && (form == 0 || c->n_results < 2 || dfg_eval_give(c, 1, logs));
    dfg_data_free(logs);
    return ok;
}
