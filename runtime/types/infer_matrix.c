/* infer_matrix.c -- types of products of matrices, ONNX's and Relay's.
 *
 * In:   two tensors, the last two extents of which are matrices.
 * Out:  the product's shape, the extents before broadcast; of Einsum what its
 *       equation says.
 */
#include <string.h>

#include "infer.h"

bool dfg_infer_matmul(const dfg_module *m, struct infer_type *a, const struct infer_type *b)
{
    struct infer_type x = *a, y = *b, t;
    if (x.rank < 1 || y.rank < 1)
        return false;
    bool row = x.rank == 1, column = y.rank == 1;
    if ((row && !dfg_infer_insert_ones(&x, (const int64_t[]){0}, 1)) ||
        (column && !dfg_infer_insert_ones(&y, (const int64_t[]){1}, 1)))
        return false;
    dfg_dim rows = x.dims[x.rank - 2], columns = y.dims[y.rank - 1];
    t = x;
    t.rank -= 2;
    y.rank -= 2;
    dfg_infer_broadcast_types(m, &t, &y);
    if (t.rank > INFER_MOST - 2)
        return false;
    if (!row)
        t.dims[t.rank++] = rows;
    if (!column)
        t.dims[t.rank++] = columns;
    t.dtype = a->dtype;
    *a = t;
    return true;
}

void dfg_infer_transposed(struct infer_type *t)
{
    if (t->rank < 2)
        return;
    dfg_dim d = t->dims[t->rank - 1];
    t->dims[t->rank - 1] = t->dims[t->rank - 2];
    t->dims[t->rank - 2] = d;
}

static void matmul_of(struct infer_call *c, uint32_t x, uint32_t y, enum dfg_dtype dtype)
{
    struct infer_type a, b;
    dfg_infer_arg(c, x, &a);
    if (!dfg_infer_shaped(c, y, &b) || !dfg_infer_matmul(c->m, &a, &b))
        a.rank = -1;
    a.dtype = dtype;
    dfg_infer_result(c, 0, &a);
}

#define MATMUL(name, x, y, dtype)                                                                            \
    void dfg_relate_##name(struct infer_call *c)                                                             \
    {                                                                                                        \
        matmul_of(c, x, y, dtype);                                                                           \
    }
MATMUL(dynamic_quantize_matmul, 0, 1, dfg_infer_either_dtype(c, 0, 2)) /* quantised within; of the scale */
MATMUL(matmul, 0, 1, dfg_infer_either_dtype(c, 0, 1))
MATMUL(matmul_integer, 0, 1, DFG_I32)
MATMUL(matmul_integer_to_float, 0, 1, dfg_infer_either_dtype(c, 2, 3)) /* of the scales */
MATMUL(qlinear_matmul, 0, 3, dfg_infer_dtype(c, 7))

/* Rows of A, with N numbers each. */
void dfg_relate_matmul_nbits(struct infer_call *c)
{
    struct infer_type t;
    if (!dfg_infer_shaped(c, 0, &t) || t.rank < 1)
        return;
    t.dims[t.rank - 1] = dfg_infer_dim(dfg_infer_attr(c, "N"));
    dfg_infer_result(c, 0, &t);
}

/* The product of operands `first` and `second`, matrices, either transposed or not. */
static void gemm_of(struct infer_call *c, uint32_t first, uint32_t second, enum dfg_dtype dtype)
{
    struct infer_type a, b, t;
    dfg_infer_arg(c, first, &a);
    dfg_infer_arg(c, second, &b);
    dfg_infer_type_init(&t, dtype, 2);
    if ((a.rank >= 0 && a.rank != 2) || (b.rank >= 0 && b.rank != 2))
        return;
    if (a.rank == 2)
        t.dims[0] = a.dims[dfg_infer_flag(c, "transA") ? 1 : 0];
    if (b.rank == 2)
        t.dims[1] = b.dims[dfg_infer_flag(c, "transB") ? 0 : 1];
    dfg_infer_result(c, 0, &t);
}

void dfg_relate_gemm(struct infer_call *c)
{
    gemm_of(c, 0, 1, dfg_infer_either_dtype(c, 0, 1));
}

/* In floats where the result has no steps. */
void dfg_relate_qlinear_gemm(struct infer_call *c)
{
    gemm_of(c, 0, 3, dfg_infer_operand(c, 7) == DFG_NONE ? DFG_F32 : dfg_infer_dtype(c, 8));
}

/* The first axis goes behind the batches. */
static void first_behind_batches(struct infer_type *t)
{
    const dfg_dim first = t->dims[0];
    for (int32_t i = 0; i + 2 < t->rank; i++)
        t->dims[i] = t->dims[i + 1];
    t->dims[t->rank >= 2 ? t->rank - 2 : 0] = first;
}

void dfg_relate_fused_matmul(struct infer_call *c)
{
    struct infer_type a, b;
    if (!dfg_infer_shaped(c, 0, &a) || !dfg_infer_shaped(c, 1, &b))
        return;
    if (dfg_infer_flag(c, "transBatchA"))
        first_behind_batches(&a);
    if (dfg_infer_flag(c, "transBatchB"))
        first_behind_batches(&b);
    if (dfg_infer_flag(c, "transA"))
        dfg_infer_transposed(&a);
    if (dfg_infer_flag(c, "transB"))
        dfg_infer_transposed(&b);
    if (dfg_infer_matmul(c->m, &a, &b))
        dfg_infer_result(c, 0, &a);
}

void dfg_relate_det(struct infer_call *c)
{
    struct infer_type t;
    dfg_infer_arg(c, 0, &t);
    if (t.rank == 0 || t.rank == 1)
        return;
    t.rank -= t.rank >= 2 ? 2 : 0;
    dfg_infer_result(c, 0, &t);
}

/* ---- Einsum ---- */

struct letters {
    dfg_dim of[128];
    uint32_t seen[128]; /* how often on the left */
};

/* The terms of the left side, one operand each; false: not understood (`...`, mismatch). */
static bool read_terms(const struct infer_call *c, const char *left, const char *end, struct letters *l)
{
    struct infer_type t;
    int32_t at = 0;
    uint32_t operand = 0;
    bool known = dfg_infer_shaped(c, 0, &t);
    for (const char *p = left;; p++) {
        bool last = p == end, letter = !last && ((*p >= 'a' && *p <= 'z') || (*p >= 'A' && *p <= 'Z'));
        if (letter) {
            if (known && at >= t.rank)
                return false;
            unsigned char k = (unsigned char)*p;
            l->of[k] = dfg_infer_broadcast_dims(c->m, l->of[k], known ? t.dims[at] : DFG_DIM_UNKNOWN);
            l->seen[k]++;
            at++;
        } else if (last || *p == ',') {
            if (known && at != t.rank)
                return false;
            if (last)
                return operand + 1 == c->n_args;
            known = dfg_infer_shaped(c, ++operand, &t);
            at = 0;
        } else if (*p != ' ')
            return false;
    }
}

void dfg_relate_einsum(struct infer_call *c)
{
    const char *equation = dfg_infer_text(c, "equation", ""), *arrow = strstr(equation, "->");
    struct letters l = {.seen = {0}};
    struct infer_type t;
    dfg_infer_type_init(&t, dfg_infer_dtype(c, 0), 0);
    for (int i = 0; i < 128; i++)
        l.of[i] = 1;
    if (!read_terms(c, equation, arrow != NULL ? arrow : equation + strlen(equation), &l))
        return;
    if (arrow == NULL) { /* the letters that stand once, in the order of the alphabet */
        for (int i = 0; i < 128; i++)
            if (l.seen[i] == 1 && t.rank < INFER_MOST)
                t.dims[t.rank++] = l.of[i];
    }
    for (const char *p = arrow != NULL ? arrow + 2 : ""; *p != '\0'; p++) {
        int k = (unsigned char)*p;
        if (k == ' ')
            continue;
        if (k >= 128 || l.seen[k] == 0 || t.rank == INFER_MOST)
            return;
        t.dims[t.rank++] = l.of[k];
    }
    dfg_infer_result(c, 0, &t);
}

/* ---- Relay ---- */

/* data [..., k], weight [units, k] */
void dfg_relate_relay_dense(struct infer_call *c)
{
    struct infer_type a, w;
    int64_t units;
    if (!dfg_infer_arg(c, 0, &a) || a.rank == 0)
        return;
    if (a.rank > 0) {
        bool stated = dfg_known(dfg_infer_attr(c, "units")) && dfg_infer_int(c, "units", 0, &units);
        a.dims[a.rank - 1] = dfg_infer_shaped(c, 1, &w) && w.rank == 2 ? w.dims[0] : DFG_DIM_UNKNOWN;
        if (stated && a.dims[a.rank - 1] < 0)
            a.dims[a.rank - 1] = dfg_infer_dim(dfg_int(units));
    }
    a.dtype = dfg_infer_dtype_attr(c, "out_dtype", a.dtype);
    dfg_infer_result(c, 0, &a);
}

void dfg_relate_qnn_dense(struct infer_call *c)
{
    if (dfg_known(dfg_infer_attr(c, "out_dtype")))
        dfg_relate_relay_dense(c);
}

static void relay_matmul(struct infer_call *c, bool a_is, bool b_is)
{
    struct infer_type a, b;
    if (!dfg_infer_shaped(c, 0, &a) || !dfg_infer_shaped(c, 1, &b))
        return;
    if (a_is)
        dfg_infer_transposed(&a);
    if (b_is)
        dfg_infer_transposed(&b);
    if (!dfg_infer_matmul(c->m, &a, &b))
        return;
    a.dtype = dfg_infer_dtype_attr(c, "out_dtype", a.dtype);
    dfg_infer_result(c, 0, &a);
}

void dfg_relate_relay_matmul(struct infer_call *c)
{
    relay_matmul(c, dfg_infer_flag(c, "transpose_a"), dfg_infer_flag(c, "transpose_b"));
}

void dfg_relate_qnn_batch_matmul(struct infer_call *c)
{
    if (dfg_known(dfg_infer_attr(c, "out_dtype")))
        relay_matmul(c, false, true);
}
