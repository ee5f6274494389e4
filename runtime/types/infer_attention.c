/* infer_attention.c -- types of ONNX's attention and of what turns its operands.
 *
 * In:   queries, keys and values, [batch, heads, sequence, size] or, with the
 *       numbers of heads as attributes, [batch, sequence, heads * size]; keys and
 *       values of the past, always of four extents.
 * Out:  the result in the form of the queries; present keys and values, and the
 *       products of queries and keys, in four extents.
 */
#include "infer.h"

/* Extents of a tensor taken apart. */
enum { BATCH, HEADS, SEQUENCE, SIZE, N_EXTENTS };

/* Operand i as four extents, unknown where it is; *rank is that of all three operands, -1 before one of
 * them is known.  False: it has another, or none that it may have. */
static bool split_heads(const struct infer_call *c, uint32_t i, const char *heads, int32_t *rank,
                        struct infer_type *t)
{
    struct infer_type x;
    dfg_val n = dfg_infer_attr(c, heads);
    dfg_infer_type_init(t, dfg_infer_dtype(c, i), N_EXTENTS);
    if (!dfg_infer_shaped(c, i, &x))
        return true;
    if ((x.rank != 3 && x.rank != 4) || (*rank >= 0 && x.rank != *rank))
        return false;
    *rank = x.rank;
    if (x.rank == 4) {
        *t = x;
        return true;
    }
    n = n.tag == DFG_V_INT && n.u.i > 0 ? n : dfg_nil();
    t->dims[BATCH] = x.dims[0];
    t->dims[HEADS] = dfg_infer_dim(n);
    t->dims[SEQUENCE] = x.dims[1];
    t->dims[SIZE] = dfg_infer_dim(dfg_infer_exact(c->m, dfg_dim_val(x.dims[2]), n));
    return true;
}

/* t := t behind operand i, which is of the past.  False: that has not four extents. */
static bool append_to_past(const struct infer_call *c, uint32_t i, struct infer_type *t)
{
    struct infer_type past;
    if (dfg_infer_operand(c, i) == DFG_NONE)
        return true;
    bool shaped = dfg_infer_shaped(c, i, &past);
    if (shaped && past.rank != N_EXTENTS)
        return false;
    if (t->dtype == DFG_NO_DTYPE)
        t->dtype = past.dtype;
    for (int32_t k = 0; shaped && k < N_EXTENTS; k++)
        if (k != SEQUENCE)
            t->dims[k] = dfg_infer_meet(t->dims[k], past.dims[k]);
    dfg_val before = dfg_dim_val(shaped ? past.dims[SEQUENCE] : DFG_DIM_UNKNOWN);
    t->dims[SEQUENCE] = dfg_infer_dim(dfg_infer_plus(c->m, before, dfg_dim_val(t->dims[SEQUENCE])));
    return true;
}

/* An extent that the two have in common. */
static void share(struct infer_type *t, struct infer_type *u, int32_t extent)
{
    t->dims[extent] = u->dims[extent] = dfg_infer_meet(t->dims[extent], u->dims[extent]);
}

/* q, of four extents, with the size of the values, in the form that the queries have. */
static void attended(struct infer_call *c, const struct infer_type *q, const struct infer_type *v)
{
    struct infer_type x, y = *q;
    y.dims[SIZE] = v->dims[SIZE];
    if (!dfg_infer_shaped(c, 0, &x)) {
        y.rank = -1;
    } else if (x.rank == 3) {
        y.rank = 3;
        y.dims[1] = q->dims[SEQUENCE];
        y.dims[2] =
            dfg_infer_dim(dfg_infer_times(c->m, dfg_dim_val(q->dims[HEADS]), dfg_dim_val(v->dims[SIZE])));
    }
    dfg_infer_result(c, 0, &y);
}

void dfg_relate_attention(struct infer_call *c)
{
    struct infer_type q, k, v;
    int32_t rank = -1;
    if (!split_heads(c, 0, "q_num_heads", &rank, &q) || !split_heads(c, 1, "kv_num_heads", &rank, &k) ||
        !split_heads(c, 2, "kv_num_heads", &rank, &v))
        return;
    share(&k, &v, SEQUENCE);
    if (!append_to_past(c, 4, &k) || !append_to_past(c, 5, &v))
        return;
    share(&k, &v, SEQUENCE);
    share(&k, &v, HEADS);
    share(&k, &v, BATCH);
    share(&q, &k, BATCH);
    share(&q, &v, BATCH);
    share(&k, &q, SIZE);
    attended(c, &q, &v);
    dfg_infer_result(c, 1, &k);
    dfg_infer_result(c, 2, &v);
    q.dims[SIZE] = k.dims[SEQUENCE]; /* each query with each key */
    dfg_infer_result(c, 3, &q);
}

/* ONNX Runtime's, of rows: as many as the query, as wide as the value. */
void dfg_relate_multi_head_attention(struct infer_call *c)
{
    struct infer_type q, v;
    if (!dfg_infer_shaped(c, 0, &q) || !dfg_infer_shaped(c, 2, &v) || q.rank != 3 || v.rank != 3)
        return;
    q.dims[2] = v.dims[2];
    dfg_infer_result(c, 0, &q);
}

/* ONNX Runtime's, of rows: one of key and value for several heads of the query; present ones have four
 * extents. */
void dfg_relate_group_query_attention(struct infer_call *c)
{
    struct infer_type q, k, v;
    int32_t rank = -1;
    if (!split_heads(c, 0, "num_heads", &rank, &q) || !split_heads(c, 1, "kv_num_heads", &rank, &k) ||
        !split_heads(c, 2, "kv_num_heads", &rank, &v) || !append_to_past(c, 3, &k) ||
        !append_to_past(c, 4, &v))
        return;
    attended(c, &q, &v);
    dfg_infer_result(c, 1, &k);
    dfg_infer_result(c, 2, &v);
}

/* The weights make query, key and value side by side; floats like the bias, where the value is quantised. */
void dfg_relate_ort_attention(struct infer_call *c)
{
    struct infer_type x, w;
    if (!dfg_infer_shaped(c, 0, &x) || !dfg_infer_shaped(c, 1, &w) || x.rank != 3 || w.rank != 2)
        return;
    x.dims[2] = dfg_infer_dim(dfg_infer_exact(c->m, dfg_dim_val(w.dims[1]), dfg_int(3)));
    if (dfg_infer_operand(c, 2) != DFG_NONE)
        x.dtype = dfg_infer_dtype(c, 2);
    dfg_infer_result(c, 0, &x);
}
