/* attention_ort.c -- ONNX Runtime's attention in terms of ONNX's.
 *
 * MultiHeadAttention: rows of query, key and value, a bias for all three in one, what is added to
 * the products, keys and values of the past.  Attention: the three are one product of
 * one value, with a bias, side by side.  GroupQueryAttention: causal always, several heads of the query share
 * one of key and value.
 *
 * Errors: masks of padding, pasts in one tensor, sequences of several lengths.
 */
#include "eval.h"

eval_kernel dfg_eval_attention;

enum { QUERY, KEY, VALUE, PARTS };

/* t plus the n numbers of `bias` from `from` on, in a tensor of its own. */
static struct dfg_data *shifted(struct eval_call *c, const struct dfg_data *t, const struct dfg_data *bias,
                                int64_t from)
{
    const int64_t n = t->dims[2];
    struct dfg_data *y = dfg_eval_temporary(c, (enum dfg_dtype)t->dtype, t->rank, t->dims);
    for (uint64_t i = 0; i < t->n; i++)
        y->u.at[i].f = t->u.at[i].f + (bias != NULL ? bias->u.at[from + (int64_t)i % n].f : 0);
    if (!c->unrounded)
        dfg_eval_round(y);
    return y;
}

/* Rows of x times columns [from, from + n) of w. */
static struct dfg_data *product(struct eval_call *c, const struct dfg_data *x, const struct dfg_data *w,
                                int64_t from, int64_t n)
{
    const int64_t dims[3] = {x->dims[0], x->dims[1], n}, inner = x->dims[2];
    struct dfg_data *y = dfg_eval_temporary(c, (enum dfg_dtype)x->dtype, 3, dims);
    dfg_eval_multiply(x->u.at, inner, 1, w->u.at + from, w->dims[1], 1, y->u.at, dims[0] * dims[1], inner, n,
                      true);
    if (!c->unrounded)
        dfg_eval_round(y);
    return y;
}

static bool is_rows(const struct dfg_data *t, int32_t rank)
{
    return t != NULL && dfg_data_is_real(t) && t->rank == rank;
}

/* The three parts without their bias. */
static void parts_of(struct eval_call *c, bool packed, const struct dfg_data **part)
{
    if (!packed) {
        for (uint32_t i = 0; i < PARTS; i++) {
            part[i] = dfg_eval_need(c, i);
            dfg_eval_check(c, is_rows(part[i], 3), "operand %u has not three extents", (unsigned)i);
        }
        return;
    }
    const struct dfg_data *x = dfg_eval_need(c, 0), *w = dfg_eval_need(c, 1);
    if (!is_rows(x, 3) || !is_rows(w, 2) || w->dims[0] != x->dims[2] || w->dims[1] % PARTS != 0)
        dfg_eval_fail(c, "value and weights do not fit");
    const int64_t n = w->dims[1] / PARTS;
    for (int i = 0; i < PARTS; i++)
        part[i] = product(c, x, w, i * n, n);
}

/* form 1: one value and its weights. */
void dfg_eval_ort_attention(struct eval_call *c)
{
    const bool packed = c->form == 1;
    const struct dfg_data *bias = dfg_eval_arg(c, packed ? 2 : 3), *part[PARTS];
    struct dfg_data *args[6] = {NULL};
    int64_t from = 0;
    if (dfg_eval_arg(c, packed ? 3 : 4) != NULL || (packed && dfg_eval_arg(c, 4) != NULL))
        dfg_eval_fail(c, "a mask of padding, or a past in one tensor, is not evaluated");
    parts_of(c, packed, part);
    for (int i = 0; i < PARTS; i++) {
        if (bias != NULL && (!is_rows(bias, 1) || from + part[i]->dims[2] > bias->dims[0]))
            dfg_eval_fail(c, "the bias does not fit");
        args[i] = shifted(c, part[i], bias, from);
        from += part[i]->dims[2];
    }
    for (uint32_t i = PARTS; i < 6; i++)
        args[i] = i + 2 < c->n_args && (i == 3 || !packed) ? c->args[i + 2] : NULL;
    dfg_eval_run_as(c, dfg_eval_attention, 0, args, 6);
}

/* Query and key, own[0] and own[1], turned by the positions behind the past. */
static void turn(struct eval_call *c, int64_t before, struct dfg_data **own)
{
    const struct dfg_data *q = dfg_eval_need(c, 0);
    struct eval_angles t = {dfg_eval_need(c, 7), dfg_eval_need(c, 8), NULL, 0, 0,
                            dfg_eval_int(c, "rotary_interleaved", 0) != 0};
    dfg_eval_check(c, dfg_eval_arg(c, 9) == NULL && q->rank == 3 && t.cos->rank == 2,
                   "positions that are given are not evaluated");
    struct dfg_data *at = dfg_eval_temporary(c, DFG_I64, 2, q->dims);
    for (uint64_t i = 0; i < at->n; i++)
        at->u.at[i].i = before + (int64_t)(i % (uint64_t)q->dims[1]);
    t.at = at;
    t.turned = 2 * t.cos->dims[1];
    for (uint32_t i = 0; i < 2; i++) {
        t.heads = dfg_eval_int(c, i == 0 ? "num_heads" : "kv_num_heads", 0);
        own[i] = dfg_eval_turned(c, c->args[i], &t);
    }
}

void dfg_eval_group_query(struct eval_call *c)
{
    const struct dfg_data *k = dfg_eval_need(c, 1), *past = dfg_eval_arg(c, 3), *last = dfg_eval_arg(c, 5);
    struct dfg_data *args[6], *own[2] = {NULL, NULL};
    if (!is_rows(k, 3) || (past != NULL && past->rank != 4))
        dfg_eval_fail(c, "keys are not rows");
    const int64_t before = past != NULL ? past->dims[2] : 0;
    for (uint64_t i = 0; last != NULL && i < last->n; i++)
        if (dfg_eval_int_at(last, i) != k->dims[1] + before - 1)
            dfg_eval_fail(c, "sequences of several lengths are not evaluated");
    dfg_eval_check(c, dfg_eval_int(c, "local_window_size", -1) == -1, "a window is not evaluated");
    if (dfg_eval_int(c, "do_rotary", 0) != 0)
        turn(c, before, own);
    for (uint32_t i = 0; i < 6; i++) {
        const uint32_t from = i < 3 ? i : i == 3 ? 10 : i - 1;
        args[i] = i < 2 && own[i] != NULL ? own[i] : from < c->n_args ? c->args[from] : NULL;
    }
    dfg_eval_run_as(c, dfg_eval_attention, 1, args, 6);
}
