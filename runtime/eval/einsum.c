/* einsum.c -- sums of products, as an equation says.
 *
 * In:   "ij,jk->ik", operands.  A letter is an index; `...` stands for the axes
 *       that have none, the last of all operands being one.
 * Out:  for each index of the result the sum over all others of the products.
 *       Without `->` the result has the letters that occur once, in their order.
 * Errors: letters and axes that do not fit; extents that differ and are not 1.
 */
#include <string.h>

#include "eval.h"

enum {
    LETTERS = 128,
    INDICES = LETTERS + EVAL_RANK
}; /* index LETTERS + k: the axis k from the end of `...` */

struct term {
    int32_t rank;
    uint8_t index[EVAL_RANK]; /* of each axis */
    int64_t stride[EVAL_RANK];
};

struct einsum {
    struct eval_call *c;
    const char *text;
    struct term *terms;      /* of the operands; the result's is the last */
    int64_t extent[INDICES]; /* -1: no operand has this index */
    int32_t n_seen[INDICES];
    int32_t n_dots; /* most axes of a `...` */
};

static bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/* The next term, of an operand of that rank; rank -1: of the result. */
static void read_term(struct einsum *e, struct term *t, int32_t rank)
{
    int32_t letters = 0;
    const char *p = e->text;
    for (; *p != '\0' && *p != ',' && strncmp(p, "->", 2) != 0; p++)
        letters += is_letter(*p);
    int32_t dots = rank < 0 ? e->n_dots : rank - letters;
    bool seen = false;
    t->rank = 0;
    for (; e->text < p; e->text++) {
        if (*e->text == ' ')
            continue;
        if (strncmp(e->text, "...", 3) == 0 && !seen && dots >= 0) {
            for (int32_t k = dots; k-- > 0 && t->rank < EVAL_RANK;)
                t->index[t->rank++] = (uint8_t)(LETTERS + k);
            seen = true;
            e->text += 2;
        } else if (is_letter(*e->text) && t->rank < EVAL_RANK) {
            t->index[t->rank++] = (uint8_t)*e->text;
        } else {
            dfg_eval_fail(e->c, "its equation is wrong");
        }
    }
    if (rank >= 0 && t->rank != rank)
        dfg_eval_fail(e->c, "an operand has not as many axes as its equation says");
    e->n_dots = seen && dots > e->n_dots ? dots : e->n_dots;
}

/* The extents of an operand are those of its indices; what has one element is broadcast. */
static void fit_operand(struct einsum *e, struct term *t, const struct dfg_data *x)
{
    struct eval_view v;
    dfg_eval_view_of(&v, x);
    for (int32_t d = 0; d < t->rank; d++) {
        int64_t *extent = &e->extent[t->index[d]];
        if (*extent >= 0 && *extent != 1 && x->dims[d] != 1 && x->dims[d] != *extent)
            dfg_eval_fail(e->c, "extents of one index differ");
        if (*extent < 0 || *extent == 1)
            *extent = x->dims[d];
        t->stride[d] = x->dims[d] == 1 ? 0 : v.stride[d];
        e->n_seen[t->index[d]]++;
    }
}

/* Without `->`: the axes of `...`, then what occurs once. */
static void name_result(struct einsum *e, struct term *t)
{
    t->rank = 0;
    for (int32_t k = e->n_dots; k-- > 0;)
        t->index[t->rank++] = (uint8_t)(LETTERS + k);
    for (int32_t i = 0; i < LETTERS && t->rank < EVAL_RANK; i++)
        if (e->n_seen[i] == 1)
            t->index[t->rank++] = (uint8_t)i;
}

static void read_equation(struct einsum *e)
{
    const uint32_t n = e->c->n_args;
    struct term *result = &e->terms[n];
    for (uint32_t i = 0; i < n; i++) {
        const struct dfg_data *x = dfg_eval_need(e->c, i);
        if (x->rank > EVAL_RANK || x->dtype != e->c->args[0]->dtype)
            dfg_eval_fail(e->c, "its operands differ in type");
        read_term(e, &e->terms[i], x->rank);
        fit_operand(e, &e->terms[i], x);
        if (i + 1 < n && *e->text++ != ',')
            dfg_eval_fail(e->c, "its equation has not as many terms as there are operands");
    }
    if (*e->text == '\0') {
        name_result(e, result);
        return;
    }
    if (strncmp(e->text, "->", 2) != 0)
        dfg_eval_fail(e->c, "its equation has more terms than there are operands");
    e->text += 2;
    read_term(e, result, -1);
    dfg_eval_check(e->c, *e->text == '\0', "its equation is wrong");
}

/* y += the products of the operands at each index of the indices `all`, the first n_out of which are y's. */
static void add_products(const struct einsum *e, struct dfg_data *y, const uint8_t *all, int32_t n_all,
                         int32_t n_out)
{
    int64_t dims[INDICES], index[INDICES] = {0}, at[INDICES] = {0};
    for (int32_t i = 0; i < n_all; i++)
        dims[i] = e->extent[all[i]];
    do {
        uint64_t to = 0;
        dfg_cell product = {.i = 1};
        if (dfg_data_is_real(y))
            product.f = 1;
        for (int32_t i = 0; i < n_all; i++) {
            to = i < n_out ? to * (uint64_t)dims[i] + (uint64_t)index[i] : to;
            at[all[i]] = index[i];
        }
        for (uint32_t k = 0; k < e->c->n_args; k++) {
            const struct term *t = &e->terms[k];
            int64_t from = 0;
            for (int32_t d = 0; d < t->rank; d++)
                from += at[t->index[d]] * t->stride[d];
            const dfg_cell x = e->c->args[k]->u.at[from];
            if (dfg_data_is_real(y))
                product.f *= x.f;
            else
                product.i = (int64_t)((uint64_t)product.i * (uint64_t)x.i);
        }
        if (dfg_data_is_real(y))
            y->u.at[to].f += product.f;
        else
            y->u.at[to].i = (int64_t)((uint64_t)y->u.at[to].i + (uint64_t)product.i);
    } while (eval_step(index, dims, n_all));
}

static void sum_products(struct einsum *e)
{
    const struct term *t = &e->terms[e->c->n_args];
    int64_t dims[EVAL_RANK];
    uint8_t all[INDICES];
    int32_t n_all = 0;
    double products = 1;
    bool used[INDICES] = {false};
    for (int32_t d = 0; d < t->rank; d++) {
        if (e->extent[t->index[d]] < 0 || used[t->index[d]])
            dfg_eval_fail(e->c, "an index of the result is no operand's, or is there twice");
        used[t->index[d]] = true;
        all[n_all++] = t->index[d];
        dims[d] = e->extent[t->index[d]];
    }
    for (int32_t i = 0; i < INDICES; i++) {
        if (e->extent[i] >= 0 && !used[i])
            all[n_all++] = (uint8_t)i;
        if (e->extent[i] >= 0)
            products *= (double)e->extent[i];
    }
    dfg_eval_check(e->c, products <= 256.0 * (double)EVAL_MOST, "it has too many products");
    struct dfg_data *y = dfg_eval_result(e->c, 0, (enum dfg_dtype)e->c->args[0]->dtype, t->rank, dims);
    memset(y->u.at, 0, (size_t)y->n * sizeof *y->u.at);
    if (products > 0)
        add_products(e, y, all, n_all, t->rank);
}

void dfg_eval_einsum(struct eval_call *c)
{
    struct einsum e = {.c = c, .text = dfg_eval_text(c, "equation", "")};
    memset(e.extent, -1, sizeof e.extent);
    e.terms = dfg_eval_room(c, c->n_args + (size_t)1, sizeof *e.terms);
    dfg_eval_check(c, c->n_args > 0, "its equation is wrong");
    read_equation(&e);
    sum_products(&e);
}
