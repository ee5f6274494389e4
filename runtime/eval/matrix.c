/* matrix.c -- products of matrices.
 *
 * In:   tensors whose last two extents are matrices; transposes, factors.
 * Out:  products, broadcast over the extents in front as NumPy does.
 *
 * Sums are of doubles, or of 64-bit integers that wrap.
 */
#include <string.h>

#include "eval.h"

void dfg_eval_multiply(const dfg_cell *a, int64_t a_row, int64_t a_col, const dfg_cell *b, int64_t b_row,
                       int64_t b_col, dfg_cell *y, int64_t n, int64_t k, int64_t m, bool real)
{
    for (int64_t i = 0; i < n; i++)
        for (int64_t p = 0; p < k; p++) {
            const dfg_cell v = a[i * a_row + p * a_col];
            const dfg_cell *row = &b[p * b_row];
            dfg_cell *to = &y[i * m];
            if (real)
                for (int64_t j = 0; j < m; j++)
                    to[j].f += v.f * row[j * b_col].f;
            else
                for (int64_t j = 0; j < m; j++)
                    to[j].i = (int64_t)((uint64_t)to[j].i + (uint64_t)v.i * (uint64_t)row[j * b_col].i);
        }
}

/* A tensor of matrices: a vector is one of a single row or column. */
struct matrices {
    const struct dfg_data *t;
    int32_t outer; /* extents in front */
    int64_t rows, columns, row, column;
};

static struct matrices matrices_of(const struct dfg_data *t, bool transposed, bool left)
{
    struct matrices m = {.t = t, .outer = t->rank > 2 ? t->rank - 2 : 0};
    if (t->rank == 1) {
        m.rows = left ? 1 : t->dims[0];
        m.columns = left ? t->dims[0] : 1;
        m.row = m.column = 1;
        return m;
    }
    m.rows = t->dims[t->rank - 2];
    m.columns = t->dims[t->rank - 1];
    m.row = m.columns;
    m.column = 1;
    if (transposed) {
        int64_t rows = m.rows, row = m.row;
        m.rows = m.columns;
        m.columns = rows;
        m.row = m.column;
        m.column = row;
    }
    return m;
}

/* The extents of the product. */
static void shape(struct eval_call *c, const struct matrices *a, const struct matrices *b, int32_t *rank,
                  int64_t *dims)
{
    *rank = 0;
    dfg_eval_broadcast(c, rank, dims, a->outer, a->t->dims);
    dfg_eval_broadcast(c, rank, dims, b->outer, b->t->dims);
    if (a->t->rank > 1)
        dims[(*rank)++] = a->rows;
    if (b->t->rank > 1)
        dims[(*rank)++] = b->columns;
}

/* Where the matrix of x stands that goes with `index` of the outer extents. */
static int64_t offset(const struct matrices *x, const int64_t *index, int32_t n)
{
    int64_t at = 0;
    for (int32_t d = 0; d < x->outer; d++) {
        int64_t i = x->t->dims[d] == 1 ? 0 : index[n - x->outer + d];
        at = at * x->t->dims[d] + i;
    }
    return x->outer > 0 ? at * x->rows * x->columns : 0;
}

static struct dfg_data *multiply(struct eval_call *c, const struct dfg_data *a, const struct dfg_data *b,
                                 bool transpose_a, bool transpose_b, enum dfg_dtype dtype)
{
    int64_t dims[EVAL_RANK + 2], index[EVAL_RANK] = {0};
    int32_t rank;
    dfg_eval_check(c, a->rank >= 1 && b->rank >= 1, "a scalar is no matrix");
    struct matrices p = matrices_of(a, transpose_a, true), q = matrices_of(b, transpose_b, false);
    if (p.columns != q.rows || dfg_data_is_real(a) != dfg_data_is_real(b))
        dfg_eval_fail(c, "matrices of %lld columns and %lld rows, or of different types, have no product",
                      (long long)p.columns, (long long)q.rows);
    shape(c, &p, &q, &rank, dims);
    struct dfg_data *y = dfg_eval_temporary(c, dtype, rank, dims);
    int32_t outer = p.outer > q.outer ? p.outer : q.outer;
    int64_t size = p.rows * q.columns;
    for (uint64_t i = 0; i < y->n; i += (uint64_t)size) {
        dfg_eval_multiply(a->u.at + offset(&p, index, outer), p.row, p.column,
                          b->u.at + offset(&q, index, outer), q.row, q.column, y->u.at + i, p.rows, p.columns,
                          q.columns, dfg_data_is_real(a));
        eval_step(index, dims, outer);
    }
    return y;
}

static void same_type(struct eval_call *c, const struct dfg_data *a, const struct dfg_data *b)
{
    dfg_eval_check(c, a->dtype == b->dtype, "its operands are of different types");
}

void dfg_eval_matmul(struct eval_call *c)
{
    const struct dfg_data *a = dfg_eval_need(c, 0), *b = dfg_eval_need(c, 1);
    same_type(c, a, b);
    dfg_eval_give(c, 0, multiply(c, a, b, false, false, (enum dfg_dtype)a->dtype));
}

/* x, or x with its first axis behind the batches, as `flag` says. */
static const struct dfg_data *with_batches(struct eval_call *c, const struct dfg_data *x, const char *flag)
{
    int64_t perm[EVAL_RANK];
    if (dfg_eval_int(c, flag, 0) == 0)
        return x;
    for (int32_t i = 0; i < x->rank; i++)
        perm[i] = i == x->rank - 1 ? i : i == x->rank - 2 ? 0 : i + 1;
    dfg_eval_check(c, x->rank >= 3, "it has no batches");
    return dfg_eval_permute(c, x, perm);
}

/* com.microsoft's: the first axis behind the batches, the last two extents transposed, a factor. */
void dfg_eval_fused_matmul(struct eval_call *c)
{
    const struct dfg_data *a = dfg_eval_need(c, 0), *b = dfg_eval_need(c, 1);
    double alpha = dfg_eval_float(c, "alpha", 1);
    same_type(c, a, b);
    dfg_eval_check(c, dfg_data_is_real(a), "it is not defined on integers");
    a = with_batches(c, a, "transBatchA");
    b = with_batches(c, b, "transBatchB");
    struct dfg_data *y =
        multiply(c, a, b, dfg_eval_int(c, "transA", 0) != 0 && a->rank > 1,
                 dfg_eval_int(c, "transB", 0) != 0 && b->rank > 1, (enum dfg_dtype)a->dtype);
    for (uint64_t i = 0; i < y->n; i++)
        dfg_eval_set(y, i, dfg_eval_real(y, i) * alpha);
    dfg_eval_give(c, 0, y);
}

/* Relay's dense (form 1: operand 1 is transposed), matmul and batch_matmul; form 3: TensorFlow Lite's. */
void dfg_eval_relay_matmul(struct eval_call *c)
{
    const struct dfg_data *a = dfg_eval_need(c, 0), *b = dfg_eval_need(c, 1);
    bool ta = dfg_eval_int(c, c->form == 3 ? "adj_x" : "transpose_a", 0) != 0,
         tb = c->form == 1 || dfg_eval_int(c, c->form == 3 ? "adj_y" : "transpose_b", c->form == 2) != 0;
    if (b->rank < 2 || a->rank < 2 || a->dtype != b->dtype || (c->form == 1 && b->rank > 2))
        dfg_eval_fail(c, "its operands are no matrices of one type");
    enum dfg_dtype dtype = dfg_eval_dtype(c, "out_dtype", (enum dfg_dtype)a->dtype);
    dfg_eval_check(c, dfg_eval_is_real(dtype) == dfg_data_is_real(a), "the result's type is not evaluated");
    dfg_eval_give(c, 0, multiply(c, a, b, ta, tb, dtype));
}

/* TensorFlow Lite's: x in rows as long as those of w [out, in]; a bias. */
void dfg_eval_tfl_product(struct eval_call *c)
{
    const struct dfg_data *x = dfg_eval_need(c, 0), *w = dfg_eval_need(c, 1);
    int64_t dims[EVAL_RANK];
    int32_t rank = 2;
    same_type(c, x, w);
    bool keep = dfg_eval_int(c, "keep_dims", 0) != 0;
    if (w->rank != 2 || w->dims[1] < 1 || x->n % (uint64_t)w->dims[1] != 0 ||
        (keep && (x->rank < 1 || x->dims[x->rank - 1] != w->dims[1])))
        dfg_eval_fail(c, "its operand has no rows as long as those of the weights");
    int64_t n = (int64_t)(x->n / (uint64_t)w->dims[1]);
    dims[0] = n;
    if (keep) {
        rank = x->rank;
        memcpy(dims, x->dims, (size_t)rank * sizeof *dims);
    }
    dims[rank - 1] = w->dims[0];
    struct dfg_data *y = dfg_eval_result(c, 0, (enum dfg_dtype)x->dtype, rank, dims);
    dfg_eval_multiply(x->u.at, w->dims[1], 1, w->u.at, 1, w->dims[1], y->u.at, n, w->dims[1], w->dims[0],
                      dfg_data_is_real(x));
    dfg_eval_add_bias(c, y, dfg_eval_arg(c, 2), rank - 1);
}

/* Exact beyond 2^53 where the factor is 1. */
static int64_t scaled(const struct dfg_data *d, uint64_t i, double factor)
{
    return factor == 1 ? d->u.at[i].i : dfg_eval_int_of(factor * dfg_eval_real(d, i));
}

/* y := alpha * y + beta * t, broadcast. */
static void add_scaled(struct eval_call *c, struct dfg_data *y, double alpha, const struct dfg_data *t,
                       double beta)
{
    struct eval_walk w;
    if (t == NULL) {
        for (uint64_t i = 0; alpha != 1 && i < y->n; i++)
            if (dfg_data_is_real(y))
                y->u.at[i].f *= alpha;
            else
                y->u.at[i].i = scaled(y, i, alpha);
        return;
    }
    dfg_eval_check(c, t->dtype == y->dtype, "what is added does not fit");
    dfg_eval_walk_begin(c, &w, (const struct dfg_data *const[]){y, t}, 2);
    dfg_eval_check(c, dfg_eval_count(w.dims, 0, w.rank) == y->n, "what is added does not fit");
    for (uint64_t i = 0; i < y->n; i++, dfg_eval_walk_next(&w)) {
        const double v = alpha * dfg_eval_real(y, i) + beta * dfg_eval_real(t, (uint64_t)w.at[1]);
        if (dfg_data_is_real(y))
            y->u.at[i].f = v;
        else
            y->u.at[i].i =
                (int64_t)((uint64_t)scaled(y, i, alpha) + (uint64_t)scaled(t, (uint64_t)w.at[1], beta));
    }
}

void dfg_eval_gemm(struct eval_call *c)
{
    const struct dfg_data *a = dfg_eval_need(c, 0), *b = dfg_eval_need(c, 1), *t = dfg_eval_arg(c, 2);
    double alpha = dfg_eval_float(c, "alpha", 1), beta = dfg_eval_float(c, "beta", 1);
    same_type(c, a, b);
    dfg_eval_check(c, a->rank == 2 && b->rank == 2, "its operands are no matrices");
    struct dfg_data *y = multiply(c, a, b, dfg_eval_int(c, "transA", 0) != 0,
                                  dfg_eval_int(c, "transB", 0) != 0, (enum dfg_dtype)a->dtype);
    dfg_eval_give(c, 0, y);
    add_scaled(c, y, alpha, t, beta);
    if (c->form != 0)
        dfg_eval_activate(c, y, dfg_eval_text(c, "activation", ""));
}

struct dfg_data *dfg_eval_less_zero(struct eval_call *c, const struct dfg_data *x, const struct dfg_data *zero,
                                    int32_t axis)
{
    struct dfg_data *y = dfg_eval_temporary(c, DFG_I64, x->rank, x->dims);
    int64_t n = x->rank > axis ? x->dims[x->rank - 1 - axis] : 1;
    int64_t behind = x->rank > axis ? (int64_t)dfg_eval_count(x->dims, x->rank - axis, x->rank) : 1;
    if (zero != NULL && zero->n != 1 && (zero->n != (uint64_t)n || zero->rank != 1))
        dfg_eval_fail(c, "a zero point does not fit");
    for (uint64_t i = 0; i < x->n; i++) {
        uint64_t k = zero != NULL && zero->n > 1 ? i / (uint64_t)behind % (uint64_t)n : 0;
        y->u.at[i].i = dfg_eval_int_at(x, i) - (zero != NULL ? dfg_eval_int_at(zero, k) : 0);
    }
    return y;
}

/* The product of matrices less their zero points, b's transposed or not. */
static struct dfg_data *multiply_less(struct eval_call *c, const struct dfg_data *a, const struct dfg_data *az,
                                      const struct dfg_data *b, const struct dfg_data *bz, bool transposed,
                                      enum dfg_dtype dtype)
{
    struct dfg_data *p = dfg_eval_less_zero(c, a, az, 1), *q = dfg_eval_less_zero(c, b, bz, 0);
    return multiply(c, p, q, false, transposed, dtype);
}

void dfg_eval_matmul_integer(struct eval_call *c)
{
    const struct dfg_data *a = dfg_eval_need(c, 0), *b = dfg_eval_need(c, 1);
    dfg_eval_check(c, !dfg_data_is_real(a) && !dfg_data_is_real(b), "its operands are no integers");
    dfg_eval_give(c, 0, multiply_less(c, a, dfg_eval_arg(c, 2), b, dfg_eval_arg(c, 3), false, DFG_I32));
}

/* qnn.dense: of integers less their zero points, which the scales do not change. */
void dfg_eval_qnn_dense(struct eval_call *c)
{
    const struct dfg_data *a = dfg_eval_need(c, 0), *b = dfg_eval_need(c, 1);
    const struct dfg_data *az = dfg_eval_need(c, 2), *bz = dfg_eval_need(c, 3);
    enum dfg_dtype dtype = dfg_eval_dtype(c, "out_dtype", DFG_I32);
    if (a->rank < 2 || b->rank < 2 || dfg_data_is_real(a) || dfg_data_is_real(b) || dfg_eval_is_real(dtype) ||
        az->n != 1 || bz->n != 1)
        dfg_eval_fail(c, "its operands are no integers, or have more than one zero point: not evaluated");
    dfg_eval_give(c, 0, multiply_less(c, a, az, b, bz, true, dtype));
}

void dfg_eval_qlinear_matmul(struct eval_call *c)
{
    const struct dfg_data *t[8];
    uint64_t columns = 1;
    for (uint32_t i = 0; i < 8; i++) {
        t[i] = dfg_eval_need(c, i);
        if (i == 3 && t[i]->rank >= 2)
            columns = (uint64_t)t[i]->dims[t[i]->rank - 1];
        dfg_eval_check(c, i == 0 || i == 3 || t[i]->n == 1 || ((i == 4 || i == 5) && t[i]->rank == 1 && t[i]->n == columns),
                       "scales for each row are not evaluated");
    }
    struct dfg_data *sum = multiply_less(c, t[0], t[2], t[3], t[5], false, DFG_I64);
    enum dfg_dtype dtype = (enum dfg_dtype)t[7]->dtype;
    struct dfg_data *y = dfg_eval_result(c, 0, dtype, sum->rank, sum->dims);
    for (uint64_t i = 0; i < y->n; i++) {
        const double scale = dfg_eval_real(t[1], 0) * dfg_eval_real(t[4], t[4]->n > 1 ? i % columns : 0);
        y->u.at[i].i = dfg_eval_quantized(dfg_eval_real(sum, i) * scale, dfg_eval_real(t[6], 0),
                                          dfg_eval_real(t[7], 0), dtype);
    }
}
