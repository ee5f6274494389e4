/* check_operand.c -- what an operator may take as an operand, by its kernel.
 *
 * In:   the call so far: operator, attributes, operands that are there.
 * Out:  a type and shape; elements, where they are a shape, axes, bounds, sizes.
 *
 * What is not known here is of a shape that broadcasts with its neighbours.
 */
#include <string.h>

#include "check_leaf.h"

enum { MOST_MENTIONED = 64 };

/* Now and then a number that the pattern mentions, as the size of a block. */
int64_t some_extent(struct maker *k)
{
    static const int64_t extents[] = {2, 1, 3, 0, 5, 4};
    const int64_t extent = extents[tape_choose(k->tape, 6)];
    const struct pat_value *v = tape_maybe(k->tape, 8) ? mentioned(k, false) : NULL;
    return v != NULL && v->tag == PAT_V_INT && v->i >= 0 && v->i <= MOST_MENTIONED ? v->i : extent;
}

void set_shape(struct form *f, int32_t rank, const int64_t *dims)
{
    f->rank = rank > MOST ? MOST : rank;
    memmove(f->dims, dims, (size_t)f->rank * sizeof *dims); /* dims may be its own, from the second on */
}

static void give_ints(struct form *f, enum dfg_dtype dtype, uint32_t n, const int64_t *ints)
{
    const int64_t extent = (int64_t)n;
    f->dtype = dtype;
    set_shape(f, 1, &extent);
    memcpy(f->ints, ints, n * sizeof *ints);
    f->given = f->constant = true;
}

/* ---- operands that are shapes, axes, sizes ---- */

static void shape_above(struct maker *, const struct place *, struct form *);

static int64_t extent_of(struct maker *k, const struct dfg_data *x)
{
    return x->rank > 0 ? x->dims[tape_choose(k->tape, (uint32_t)x->rank)] : 1;
}

/* The shape of a value before it but for the last two extents: matrices in another batch.  False: it has
 * another number of elements. */
static bool shape_before(struct maker *k, const struct dfg_data *x, struct form *f)
{
    const uint32_t skip = tape_choose(k->tape, 8);
    int64_t dims[MOST];
    for (size_t i = k->n_values, seen = 0; x->rank >= 2 && i-- > 1;) {
        const struct dfg_data *d = k->values[i];
        if (d == NULL || d->tag != DFG_DATA_TENSOR || d->rank < 2 || d->rank > MOST || seen++ != skip)
            continue;
        int64_t n = 1;
        for (int32_t j = 0; j < d->rank; j++)
            n *= dims[j] = j < d->rank - 2 ? d->dims[j] : x->dims[x->rank - d->rank + j];
        if (n == (int64_t)x->n)
            give_ints(f, DFG_I64, (uint32_t)d->rank, dims);
        return n == (int64_t)x->n;
    }
    return false;
}

/* All axes before the last two as one. */
static void one_batch(const struct dfg_data *x, struct form *f)
{
    int64_t dims[3] = {1, x->dims[x->rank - 2], x->dims[x->rank - 1]};
    for (int32_t d = 0; d < x->rank - 2; d++)
        dims[0] *= x->dims[d];
    give_ints(f, DFG_I64, 3, dims);
}

/* Two axes as one. */
static void merged(struct maker *k, const struct dfg_data *x, struct form *f)
{
    int64_t dims[MOST];
    const uint32_t at = tape_choose(k->tape, (uint32_t)x->rank - 1);
    for (uint32_t d = 0, n = 0; d < (uint32_t)x->rank; d++)
        if (d == at + 1)
            dims[n - 1] *= x->dims[d];
        else
            dims[n++] = x->dims[d];
    give_ints(f, DFG_I64, (uint32_t)x->rank - 1, dims);
}

/* One axis as two, or the last as three. */
static void parted(struct maker *k, const struct dfg_data *x, struct form *f)
{
    int64_t dims[MOST + 1];
    const uint32_t rank = (uint32_t)x->rank, at = rank - 1 - tape_choose(k->tape, rank),
                   first = 1 + tape_choose(k->tape, 3), second = 1 + tape_choose(k->tape, 2);
    const bool thrice = tape_maybe(k->tape, 3);
    uint32_t n = 0;
    for (uint32_t d = 0; d < rank; d++) {
        int64_t left = x->dims[d];
        if (d == at) {
            left /= dims[n++] = first;
            if (thrice)
                left /= dims[n++] = second;
        }
        dims[n++] = left;
    }
    give_ints(f, DFG_I64, n, dims);
}

/* The shape that the call above wants; false: it has another number of elements. */
static bool shape_wanted(struct maker *k, const struct place *p, const struct dfg_data *x, struct form *f)
{
    struct form wanted = {.dtype = f->dtype};
    if (p->above == NULL || p->above->kernel == NULL)
        return false;
    const struct place leaf = {.above = p->above};
    shape_above(k, &leaf, &wanted);
    uint64_t n = 1;
    for (int32_t d = 0; d < wanted.rank; d++)
        n *= (uint64_t)wanted.dims[d];
    if (n == x->n)
        give_ints(f, DFG_I64, (uint32_t)wanted.rank, wanted.dims);
    return n == x->n;
}

static void shape_for(struct maker *k, const struct place *p, const struct dfg_data *x, struct form *f)
{
    int64_t ints[2 * MOST];
    int32_t rank;
    if (!tape_maybe(k->tape, 6) && asked_reshape(k, p, x, ints, &rank)) {
        give_ints(f, DFG_I64, (uint32_t)rank, ints);
        return;
    }
    uint32_t n = (uint32_t)x->rank, how = tape_choose(k->tape, 14);
    if (how >= 11 && shape_wanted(k, p, x, f))
        return;
    if (how == 8 && x->rank >= 2) {
        merged(k, x, f);
        return;
    }
    if (how >= 9 && how < 11 && x->rank >= 1) {
        parted(k, x, f);
        return;
    }
    if (how == 6 && x->rank >= 3) {
        one_batch(x, f);
        return;
    }
    if (how == 7 && shape_before(k, x, f))
        return;
    for (uint32_t i = 0; i < n; i++)
        ints[i] = how == 3 ? 0 : x->dims[i];
    if (how == 1 || n == 0) {
        n = 1;
        ints[0] = -1;
    } else if (how == 2) {
        ints[n++] = 1;
    } else if (how == 4) {
        n = 2;
        ints[0] = x->dims[0];
        ints[1] = -1;
    } else if (how == 5) {
        n = 1;
        ints[0] = (int64_t)x->n;
    }
    give_ints(f, DFG_I64, n, ints);
}

static void expanded(struct maker *k, const struct place *p, const struct dfg_data *x, struct form *f)
{
    int64_t ints[2 * MOST];
    uint32_t n = 0;
    if (tape_maybe(k->tape, 3))
        ints[n++] = 2;
    for (int32_t d = 0; d < x->rank; d++)
        ints[n++] = x->dims[d] == 1 ? 1 + tape_choose(k->tape, 3) : tape_maybe(k->tape, 4) ? 1 : x->dims[d];
    if (!tape_maybe(k->tape, 6))
        asked_extents(k, p, ints, n);
    give_ints(f, DFG_I64, n, ints);
}

static void bounds_for(struct maker *k, const struct place *p, const struct dfg_data *x, struct form *f)
{
    int64_t n = extent_of(k, x);
    const int64_t first[] = {0, n / 2, 1, -1, n, -2 - n}, end[] = {n, n / 2, n - 1, -1, INT64_MAX, 1};
    const int64_t steps[] = {1, 2, -1};
    int64_t v = 0;
    if (p->operand == 1)
        v = first[tape_choose(k->tape, 6)];
    else if (p->operand == 2)
        v = end[tape_choose(k->tape, 6)];
    else if (p->operand == 4)
        v = steps[tape_choose(k->tape, 3)];
    else if (x->rank > 0)
        v = (int64_t)tape_choose(k->tape, (uint32_t)x->rank) - (tape_maybe(k->tape, 3) ? x->rank : 0);
    give_ints(f, DFG_I64, 1, &v);
}

static void axes_for(struct maker *k, const struct place *p, const struct dfg_data *x, struct form *f)
{
    int64_t ints[2 * MOST];
    uint32_t n = 0;
    bool grows = IS_AMONG(p->kernel, "unsqueeze");
    int32_t rank = x->rank + grows;
    for (int32_t d = 0; d < x->rank; d++)
        if (IS_AMONG(p->kernel, "squeeze") && x->dims[d] == 1 && !tape_maybe(k->tape, 3))
            ints[n++] = d - (tape_maybe(k->tape, 3) ? x->rank : 0);
    if (n == 0 && rank > 0)
        ints[n++] = (int64_t)tape_choose(k->tape, (uint32_t)rank) - (tape_maybe(k->tape, 3) ? rank : 0);
    give_ints(f, DFG_I64, n, ints);
}

static void small_ints(struct maker *k, uint32_t n, int64_t least, uint32_t choices, struct form *f)
{
    int64_t ints[2 * MOST];
    for (uint32_t i = 0; i < n && i < 2 * MOST; i++)
        ints[i] = least + tape_choose(k->tape, choices);
    give_ints(f, DFG_I64, n < 2 * MOST ? n : 2 * MOST, ints);
}

static void parts_of(struct maker *k, const struct place *p, const struct dfg_data *x, struct form *f)
{
    int64_t axis = place_int(k, p, "axis", 0), n, sizes[2 * MOST];
    const uint32_t parts = p->results >= 2 && p->results <= 2 * MOST ? p->results : 2;
    const bool alike = tape_choose(k->tape, 3) == 0;
    axis += axis < 0 ? x->rank : 0;
    n = axis >= 0 && axis < x->rank ? x->dims[axis] : 0;
    for (uint32_t i = 0; i < parts; i++) {
        const int64_t some = tape_choose(k->tape, (uint32_t)n + 1);
        sizes[i] = i + 1 == parts ? n : alike ? n / (parts - i) : some;
        n -= sizes[i];
    }
    give_ints(f, DFG_I64, parts, sizes);
}

/* Operands of operators that move elements; false: it is none of them. */
static bool mover(struct maker *k, const struct place *p, const struct dfg_data *x, struct form *f)
{
    if (x == NULL || p->operand == 0 || x->tag != DFG_DATA_TENSOR || x->rank > MOST - 2)
        return false;
    if (IS_AMONG(p->kernel, "reshape"))
        shape_for(k, p, x, f);
    else if (IS_AMONG(p->kernel, "expand"))
        expanded(k, p, x, f);
    else if (IS_AMONG(p->kernel, "slice"))
        bounds_for(k, p, x, f);
    else if (IS_AMONG(p->kernel, "squeeze", "unsqueeze", "reduce_sum", "cum_sum"))
        axes_for(k, p, x, f);
    else if (IS_AMONG(p->kernel, "tile"))
        small_ints(k, (uint32_t)x->rank, 1, 2, f);
    else if (IS_AMONG(p->kernel, "pad") && p->operand == 1)
        small_ints(k, 2 * (uint32_t)x->rank, tape_maybe(k->tape, 4) ? -1 : 0, 3, f);
    else if (IS_AMONG(p->kernel, "split"))
        parts_of(k, p, x, f);
    else if (IS_AMONG(p->kernel, "top_k"))
        small_ints(k, 1, 0, 3, f);
    else
        return false;
    return true;
}

/* Indices into operand 0. */
static bool chooser(struct maker *k, const struct place *p, const struct dfg_data *x, struct form *f)
{
    if (x == NULL || p->operand != 1 || !IS_AMONG(p->kernel, "gather", "gather_elements", "relay_take") ||
        x->rank < 1)
        return false;
    int64_t axis = place_int(k, p, "axis", 0);
    axis += axis < 0 ? x->rank : 0;
    f->below = axis >= 0 && axis < x->rank ? x->dims[axis] : 1;
    f->dtype = DFG_I64;
    if (IS_AMONG(p->kernel, "gather_elements"))
        set_shape(f, x->rank, x->dims);
    else
        f->rank = (int32_t)tape_choose(k->tape, 3);
    for (int32_t d = 0; d < f->rank && !IS_AMONG(p->kernel, "gather_elements"); d++)
        f->dims[d] = some_extent(k);
    return true;
}

/* ---- weights ---- */

static void image(struct maker *k, struct form *f)
{
    f->rank = tape_maybe(k->tape, 4) ? 3 : 4;
    f->dims[0] = 1 + tape_choose(k->tape, 2);
    f->dims[1] = 2 + 2 * (int64_t)tape_choose(k->tape, 2);
    for (int32_t d = 2; d < f->rank; d++)
        f->dims[d] = 4 + tape_choose(k->tape, 3);
}

static void conv_operand(struct maker *k, const struct place *p, const struct dfg_data *x, struct form *f)
{
    const struct dfg_data *w = place_arg(k, p, 1);
    bool transposed = IS_AMONG(p->kernel, "conv_transpose", "relay_conv2d_transpose");
    int64_t group = place_int(k, p, "group", place_int(k, p, "groups", 1));
    if (p->operand == 0) {
        image(k, f);
    } else if (p->operand == 1 && x != NULL && x->rank >= 3 && x->rank <= MOST && group > 0) {
        f->rank = x->rank;
        int64_t out = group * (1 + tape_choose(k->tape, 3));
        f->dims[0] = transposed ? x->dims[1] : out;
        f->dims[1] = transposed ? out / group : x->dims[1] / group;
        for (int32_t d = 2; d < f->rank; d++)
            f->dims[d] = place_element(k, p, "kernel_size", (uint32_t)d - 2, 1 + tape_choose(k->tape, 3));
    } else if (p->operand == 2 && w != NULL && w->rank >= 2) {
        f->rank = 1;
        f->dims[0] = transposed ? w->dims[1] * group : w->dims[0];
    }
}

static void gemm_operand(struct maker *k, const struct place *p, const struct dfg_data *x, struct form *f)
{
    const struct dfg_data *w = place_arg(k, p, 1);
    bool ta = place_int(k, p, "transA", 0) != 0, tb = place_int(k, p, "transB", 0) != 0;
    int64_t a = some_extent(k), b = some_extent(k);
    const bool turned = p->operand == 1 ? tb : !ta; /* the extent that is summed, a, is the last one */
    if (p->operand == 1 && x != NULL && x->rank == 2)
        a = x->dims[ta ? 0 : 1];
    else if (p->operand == 0 && w != NULL && w->rank == 2)
        a = w->dims[tb ? 1 : 0];
    f->rank = 2;
    f->dims[turned ? 1 : 0] = a;
    f->dims[turned ? 0 : 1] = b;
    if (p->operand == 2 && w != NULL && w->rank == 2) {
        f->rank = (int32_t)tape_choose(k->tape, 3);
        f->dims[f->rank > 0 ? f->rank - 1 : 0] = tape_maybe(k->tape, 3) ? 1 : w->dims[tb ? 0 : 1];
        f->dims[0] = f->rank == 2 ? 1 : f->dims[0];
    }
}

/* The extents before the last two as `from` has them, now and then one that is repeated. */
static void batch_of(struct maker *k, const struct dfg_data *from, struct form *f)
{
    f->rank = from->rank;
    for (int32_t d = 0; d < f->rank - 2; d++)
        f->dims[d] = tape_maybe(k->tape, 6) ? 1 : from->dims[d];
}

static void matmul_operand(struct maker *k, const struct place *p, const struct dfg_data *x, struct form *f)
{
    const struct dfg_data *other = p->operand == 0 ? place_arg(k, p, 1) : x;
    const bool rows = IS_AMONG(p->kernel, "relay_dense", "qnn_dense"), left = p->operand == 0;
    if (other == NULL || other->tag != DFG_DATA_TENSOR || other->rank < 2 || other->rank > MOST) {
        const bool any = k->rank < 1 || tape_maybe(k->tape, 2);
        f->rank = any ? 1 + (int32_t)((1 + tape_choose(k->tape, 3)) % 4) : k->rank;
        for (int32_t d = 0; d < f->rank; d++)
            f->dims[d] = any ? some_extent(k) : k->dims[d];
        if (!left && other != NULL && other->tag == DFG_DATA_TENSOR && other->rank == 1)
            f->dims[f->rank > 1 && !rows ? f->rank - 2 : f->rank - 1] = other->dims[0];
        return;
    }
    const int64_t summed = other->dims[left && !rows ? other->rank - 2 : other->rank - 1];
    f->rank = 2;
    if (tape_choose(k->tape, 3) != 2)
        batch_of(k, other, f);
    f->dims[f->rank - 2] = f->dims[f->rank - 1] = some_extent(k);
    f->dims[left || rows ? f->rank - 1 : f->rank - 2] = summed;
}

static bool is_skip_norm(const struct place *p)
{
    return IS_AMONG(p->kernel, "skip_layer_normalization", "skip_simplified_layer_normalization");
}

/* One value for each channel, or each element behind an axis; what is added first, is as large. */
static void norm_operand(struct maker *k, const struct place *p, const struct dfg_data *x, struct form *f)
{
    if (p->operand == 0) {
        image(k, f);
        f->rank = is_skip_norm(p) ? 2 + (int32_t)tape_choose(k->tape, 2) : f->rank == 3 && tape_maybe(k->tape, 2) ? 2 : f->rank;
        return;
    }
    if (p->operand == 1 && is_skip_norm(p) && x != NULL) {
        set_shape(f, x->rank, x->dims);
        return;
    }
    const bool last = is_skip_norm(p) || IS_AMONG(p->kernel, "layer_normalization", "rms_normalization", "relay_layer_norm");
    f->rank = 1;
    f->dims[0] = x != NULL && x->rank > 1 ? x->dims[last ? x->rank - 1 : 1] : 1;
    f->positive = p->operand == 4;
}

static bool weight(struct maker *k, const struct place *p, const struct dfg_data *x, struct form *f)
{
    bool qnn = IS_AMONG(p->kernel, "qnn_conv2d", "qnn_dense");
    if (qnn && p->operand > 1)
        return false;
    if (qnn)
        f->dtype = tape_choose(k->tape, 2) ? DFG_I8 : DFG_U8;
    if (IS_AMONG(p->kernel, "conv", "conv_transpose", "relay_conv1d", "relay_conv2d", "relay_conv2d_transpose",
              "qnn_conv2d"))
        conv_operand(k, p, x, f);
    else if (IS_AMONG(p->kernel, "max_pool", "average_pool", "global_average_pool", "global_max_pool", "lp_pool",
                   "relay_max_pool", "relay_avg_pool", "relay_global_avg_pool", "depth_to_space"))
        image(k, f);
    else if (IS_AMONG(p->kernel, "gemm"))
        gemm_operand(k, p, x, f);
    else if (IS_AMONG(p->kernel, "matmul", "relay_dense", "relay_matmul", "qnn_dense"))
        matmul_operand(k, p, x, f);
    else if (IS_AMONG(p->kernel, "batch_normalization", "instance_normalization", "layer_normalization",
                   "rms_normalization", "group_normalization", "relay_batch_norm", "relay_layer_norm",
                   "relay_group_norm") ||
             is_skip_norm(p))
        norm_operand(k, p, x, f);
    else if (IS_AMONG(p->kernel, "relay_bias_add") && p->operand == 1 && x != NULL && x->rank > 1) {
        int64_t axis = place_int(k, p, "axis", 1);
        f->rank = 1;
        f->dims[0] = x->dims[axis >= 0 && axis < x->rank ? axis : x->rank - 1];
    } else
        return false;
    return true;
}

/* ---- scalars ---- */

static void one(struct maker *k, struct form *f, enum dfg_dtype dtype)
{
    f->dtype = dtype;
    f->rank = tape_maybe(k->tape, 4) ? 1 : 0;
    f->dims[0] = 1;
    f->constant = true;
}

static bool scalar(struct maker *k, const struct place *p, const struct dfg_data *x, struct form *f)
{
    enum dfg_dtype dtype = x != NULL ? (enum dfg_dtype)x->dtype : k->dtype;
    if ((IS_AMONG(p->kernel, "clip") && p->operand > 0) || (IS_AMONG(p->kernel, "pad") && p->operand == 2)) {
        one(k, f, dtype);
        f->rank = 0;
    } else if (IS_AMONG(p->kernel, "quantize_linear", "dequantize_linear", "qnn_quantize", "qnn_dequantize") &&
               p->operand > 0) {
        one(k, f,
            p->operand == 1              ? k->scale
            : IS_AMONG(p->kernel, "dequantize_linear") ? dtype
            : tape_maybe(k->tape, 4)     ? (tape_choose(k->tape, 2) ? DFG_I8 : DFG_U8)
                                         : k->stored);
        f->rank = 0;
        f->positive = p->operand == 1 && !tape_maybe(k->tape, 8);
    } else if (IS_AMONG(p->kernel, "qnn_conv2d", "qnn_dense", "qnn_requantize") && p->operand > 0) {
        bool scale = IS_AMONG(p->kernel, "qnn_requantize") ? p->operand % 2 == 1 : p->operand > 3;
        one(k, f, scale ? DFG_F32 : DFG_I32);
        f->rank = 0;
        f->positive = scale;
    } else if (IS_AMONG(p->kernel, "dequantize_linear", "qnn_dequantize")) {
        f->dtype = k->stored;
        f->stored = true;
    } else if (IS_AMONG(p->kernel, "dropout") && p->operand > 0) {
        one(k, f, p->operand == 1 ? DFG_F32 : DFG_BOOL);
        f->rank = 0;
    } else {
        return false;
    }
    return true;
}

/* ---- what broadcasts ---- */

/* The value of another operand; a tensor, or NULL. */
static const struct dfg_data *neighbour(const struct maker *k, const struct place *p)
{
    for (uint32_t i = 0; i < p->n_operands; i++) {
        const struct dfg_data *d = i != p->operand ? place_arg(k, p, i) : NULL;
        if (d != NULL && d->tag == DFG_DATA_TENSOR && d->rank <= MOST)
            return d;
    }
    return NULL;
}

/* dims, or a part of them with some 1 in it. */
static void broadcast_with(struct maker *k, struct form *f, int32_t rank, const int64_t *dims)
{
    const uint32_t how = tape_choose(k->tape, 8);
    const int32_t some = 1 + (int32_t)tape_choose(k->tape, rank > 0 ? (uint32_t)rank : 1);
    const int32_t drop = rank == 0 || how < 3 ? 0 : how == 3 ? some : how >= 6 ? rank - 1 : 0; /* 6: a bias */
    set_shape(f, rank - drop, dims + drop);
    for (int32_t d = 0; d < f->rank && (how == 4 || how == 5); d++)
        f->dims[d] = tape_maybe(k->tape, 2) ? 1 : f->dims[d];
    if (how == 5 && f->rank < MOST) { /* wider than its neighbour */
        memmove(f->dims + 1, f->dims, (size_t)f->rank * sizeof *f->dims);
        f->dims[0] = 1 + tape_choose(k->tape, 3);
        f->rank++;
    }
}

/* An extent, or the rank, at its limit, whatever the operator wants. */
static void limit_shape(struct maker *k, const struct place *p, struct form *f)
{
    if (f->given || f->below > 0 || !tape_maybe(k->tape, p->operand < 2 ? 12 : 6))
        return;
    const uint32_t how = tape_choose(k->tape, 4),
                   d = f->rank > 0 ? tape_choose(k->tape, (uint32_t)f->rank) : 0;
    if (how < 2)
        f->dims[d] = f->rank > 0 ? 1 - (int64_t)how : f->dims[d];
    else
        set_shape(f, (int32_t)how - 2, (const int64_t[]){1});
}

static void guess_operand(struct maker *k, const struct place *p, struct form *f);

const struct pat_value *axes_tested(const struct place *p)
{
    const char *attr = IS_AMONG(p->kernel, "transpose") ? "perm" : IS_AMONG(p->kernel, "relay_transpose") ? "axes" : NULL;
    const struct pat_attr *perm = attr != NULL && p->node != NULL ? test_of(p->node, attr) : NULL;
    return perm != NULL && perm->test == PAT_T_EQ && perm->value.tag == PAT_V_LIST ? &perm->value : NULL;
}

/* What a transposition makes `wanted` of: by the axes that the pattern tests, else mostly matrices. */
static void turned_back(const struct place *p, const struct form *wanted, struct form *f)
{
    const struct pat_value *perm = axes_tested(p);
    if (perm != NULL && perm->n == (uint32_t)f->rank) {
        for (uint32_t d = 0; d < perm->n; d++)
            if (perm->list[d].i >= 0 && perm->list[d].i < f->rank)
                f->dims[perm->list[d].i] = wanted->dims[d];
    } else if (f->rank >= 2) {
        f->dims[f->rank - 2] = wanted->dims[f->rank - 1];
        f->dims[f->rank - 1] = wanted->dims[f->rank - 2];
    }
}

/* The shape that the call above wants of this one, which most likely keeps that of its first operand. */
static void shape_above(struct maker *k, const struct place *p, struct form *f)
{
    struct form wanted = {.dtype = f->dtype};
    if (p->operand != 0 || p->above == NULL || p->above->kernel == NULL || !tape_choose(k->tape, 4))
        return;
    guess_operand(k, p->above, &wanted);
    if (wanted.given || wanted.below > 0)
        return;
    set_shape(f, wanted.rank, wanted.dims);
    if (IS_AMONG(p->kernel, "transpose", "relay_transpose"))
        turned_back(p, &wanted, f);
    else if (IS_AMONG(p->kernel, "reshape") && f->rank >= 3) { /* two axes that were one */
        const int32_t at = f->rank - 2 - (int32_t)tape_maybe(k->tape, 3);
        f->dims[at] *= f->dims[at + 1];
        for (int32_t d = at + 1; d < f->rank - 1; d++)
            f->dims[d] = f->dims[d + 1];
        f->rank--;
    }
}

/* What is transposed by axes that the pattern tests has as many. */
static void axes_to_turn(struct maker *k, const struct place *p, struct form *f)
{
    const struct pat_value *perm = p->operand == 0 ? axes_tested(p) : NULL;
    if (perm == NULL || perm->n > MOST)
        return;
    for (uint32_t d = (uint32_t)f->rank; d < perm->n; d++)
        f->dims[d] = some_extent(k);
    f->rank = (int32_t)perm->n;
}

static void guess_operand(struct maker *k, const struct place *p, struct form *f)
{
    const struct dfg_data *x = place_arg(k, p, 0), *other = neighbour(k, p);
    bool chooses = IS_AMONG(p->kernel, "where");
    f->dtype = other != NULL && !chooses ? (enum dfg_dtype)other->dtype : k->dtype;
    if (chooses && p->operand == 2 && place_arg(k, p, 1) != NULL)
        f->dtype = (enum dfg_dtype)place_arg(k, p, 1)->dtype;
    if (IS_AMONG(p->kernel, "and", "or", "xor", "not") || (chooses && p->operand == 0))
        f->dtype = DFG_BOOL;
    f->positive = IS_AMONG(p->kernel, "sqrt", "rsqrt", "log") || (IS_AMONG(p->kernel, "div") && p->operand == 1);
    f->modest = IS_AMONG(p->kernel, "exp", "softmax", "log_softmax", "softplus");
    set_shape(f, k->rank, k->dims);
    shape_above(k, p, f);
    axes_to_turn(k, p, f);
    if (p->operand == 0 &&
        IS_AMONG(p->kernel, "softmax", "transpose", "concat", "slice", "gather", "split", "flatten") &&
        f->rank == 0)
        f->dims[f->rank++] = some_extent(k);
    if (mover(k, p, x, f) || chooser(k, p, x, f) || weight(k, p, x, f) || fitted_operand(k, p, x, f) ||
        scalar(k, p, x, f) || tflite_operand(k, p, x, f))
        return;
    if (IS_AMONG(p->kernel, "concat", "tfl_concatenation") && other != NULL) {
        set_shape(f, other->rank, other->dims);
        return;
    }
    if (other != NULL)
        broadcast_with(k, f, other->rank, other->dims);
    else
        broadcast_with(k, f, f->rank, f->dims);
}

/* The shape of a value of as many axes before it, since conditions ask for the same shape. */
static void repeat_shape(struct maker *k, struct form *f)
{
    uint32_t skip = tape_choose(k->tape, 8);
    const bool repeats = tape_maybe(k->tape, 6);
    if (f->given || f->below > 0 || !repeats)
        return;
    for (size_t i = k->n_values; i-- > 1;) {
        const struct dfg_data *d = k->values[i];
        if (d == NULL || d->tag != DFG_DATA_TENSOR || d->rank != f->rank || skip-- > 0)
            continue;
        set_shape(f, d->rank, d->dims);
        return;
    }
}

void guess_form(struct maker *k, const struct place *p, struct form *f)
{
    guess_operand(k, p, f);
    repeat_shape(k, f);
    asked_leaf(k, k->about, f);
    limit_shape(k, p, f);
}
