/* check_products.c -- operands whose shapes have to agree: of attention, rotations, and products of integers.
 *
 * In:   the call so far: kernel, attributes, the operands before.
 * Out:  a type and a shape that fit with those; false: it is another operator.
 */
#include "check_leaf.h"

/* The last extent. */
static int64_t last_of(const struct dfg_data *d)
{
    return d != NULL && d->rank > 0 && d->rank <= MOST ? d->dims[d->rank - 1] : 1;
}

static void row(struct form *f, int64_t n)
{
    set_shape(f, 1, &n);
}

/* ---- attention ---- */

/* Heads of their own, or side by side in rows; of key and value perhaps fewer, or other places. */
static void part_of_attention(struct maker *k, const struct place *p, const struct dfg_data *q, struct form *f)
{
    const struct dfg_data *key = p->operand != 1 ? place_arg(k, p, 1) : NULL, *like = key != NULL ? key : q;
    if (like == NULL || like->tag != DFG_DATA_TENSOR || like->rank < 3 || like->rank > 4) {
        const bool rows = !tape_choose(k->tape, 2);
        f->rank = rows ? 3 : 4;
        f->dims[0] = 1 + tape_choose(k->tape, 2);
        f->dims[1] = f->dims[2] = 1 + tape_choose(k->tape, 3);
        f->dims[f->rank - 1] = tape_choose(k->tape, 2) == 0 ? 2 : 4;
        return;
    }
    f->dtype = (enum dfg_dtype)like->dtype;
    set_shape(f, like->rank, like->dims);
    const bool places = tape_maybe(k->tape, 4);
    if (p->operand == 1 && places)
        f->dims[f->rank - 2] = 1 + tape_choose(k->tape, 4);
    const int64_t heads = place_int(k, p, "q_num_heads", 1), shared = place_int(k, p, "kv_num_heads", heads);
    if (p->operand == 1 && f->rank == 3 && heads > 0)
        f->dims[2] = f->dims[2] / heads * shared;
}

/* So many places before those of key or value as the mask has, or as the other past. */
static void past_of(struct maker *k, const struct place *p, uint32_t past, struct form *f)
{
    const int64_t heads = place_int(k, p, "kv_num_heads", place_int(k, p, "num_heads", 1));
    const struct dfg_data *like = place_arg(k, p, p->operand == past ? 1 : 2), *mask = place_arg(k, p, past - 1),
                          *other = p->operand > past ? place_arg(k, p, past) : NULL;
    int64_t places = 1 + tape_choose(k->tape, 3);
    if (like == NULL || like->rank < 3 || like->rank > 4)
        return;
    if (other != NULL && other->rank == 4)
        places = other->dims[2];
    else if (mask != NULL && last_of(mask) > like->dims[like->rank - 2])
        places = last_of(mask) - like->dims[like->rank - 2];
    const int64_t dims[4] = {like->dims[0], like->rank == 4 ? like->dims[1] : heads, places,
                             like->rank == 4 || heads < 1 ? last_of(like) : last_of(like) / heads};
    set_shape(f, 4, dims);
}

/* What is added to the scores: of so many queries and keys, some perhaps of the past. */
static void mask_of(struct maker *k, const struct dfg_data *q, const struct dfg_data *key, bool past, struct form *f)
{
    if (q == NULL || key == NULL || q->rank < 3 || key->rank < 3)
        return;
    const bool all = tape_choose(k->tape, 2);
    const int64_t before = tape_choose(k->tape, 4);
    const int64_t dims[4] = {all ? q->dims[0] : 1, all && q->rank == 4 ? q->dims[1] : 1, q->dims[q->rank - 2],
                             key->dims[key->rank - 2] + (past ? before : 0)};
    const int32_t drop = 2 * (int32_t)tape_maybe(k->tape, 3);
    set_shape(f, 4 - drop, dims + drop);
}

static bool attention(struct maker *k, const struct place *p, const struct dfg_data *q, struct form *f)
{
    const bool contrib = IS_AMONG(p->kernel, "multi_head_attention");
    const struct dfg_data *key = place_arg(k, p, 1), *value = place_arg(k, p, 2);
    if (!contrib && !IS_AMONG(p->kernel, "attention"))
        return false;
    const uint32_t past = contrib ? 6 : 4;
    if (p->operand < 3)
        part_of_attention(k, p, q, f);
    else if (contrib && p->operand == 3)
        row(f, last_of(q) + last_of(key) + last_of(value));
    else if (p->operand == past - 1)
        mask_of(k, q, key, p->n_operands > past, f);
    else if (p->operand == past || p->operand == past + 1)
        past_of(k, p, past, f);
    else
        return false;
    return true;
}

/* Sines and cosines for each place, or rows of a table that positions choose. */
static bool rotation(struct maker *k, const struct place *p, const struct dfg_data *x, struct form *f)
{
    const struct dfg_data *table = place_arg(k, p, 1);
    if (!IS_AMONG(p->kernel, "rotary_embedding") || p->operand == 0 || x == NULL || x->rank < 3 || x->rank > 4)
        return false;
    const int64_t heads = place_int(k, p, "num_heads", 1), places = x->dims[x->rank == 4 ? 2 : 1];
    const int64_t dims[3] = {x->dims[0], places, last_of(x) / (x->rank == 4 || heads < 1 ? 1 : heads) / 2};
    const bool chosen = p->n_operands > 3 && tape_choose(k->tape, 2);
    if (p->operand == 1)
        set_shape(f, chosen ? 2 : 3, chosen ? dims + 1 : dims);
    else if (p->operand == 2 && table != NULL && table->rank <= MOST)
        set_shape(f, table->rank, table->dims);
    else if (p->operand == 3)
        set_shape(f, 2, dims);
    f->dtype = p->operand == 3 ? DFG_I64 : (enum dfg_dtype)x->dtype;
    f->below = p->operand == 3 && table != NULL && table->rank > 0 ? table->dims[0] : 0;
    return true;
}

/* ---- integers ---- */

/* Operands of products of integers, or of numbers that are quantised before. */
struct product {
    const char *kernel;
    uint32_t scale, zero, bias, left_scale, left_zero; /* operands; 0: it has none */
};

static void columns(struct maker *k, const struct dfg_data *w, struct form *f)
{
    row(f, tape_choose(k->tape, 2) ? last_of(w) : 1);
    if (f->dims[0] == 1 && tape_maybe(k->tape, 2))
        f->rank = 0;
}

static bool integer_product(struct maker *k, const struct place *p, const struct dfg_data *x, struct form *f)
{
    static const struct product all[] = {{"matmul_integer", 0, 3, 0, 0, 2},
                                         {"matmul_integer_to_float", 3, 5, 6, 2, 4},
                                         {"dynamic_quantize_matmul", 2, 3, 4, 0, 0}};
    const struct dfg_data *w = place_arg(k, p, 1);
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
        const struct product *r = &all[i];
        if (!IS_AMONG(p->kernel, r->kernel))
            continue;
        const bool ints = p->operand == 1 || p->operand == r->zero || p->operand == r->left_zero;
        f->dtype = ints ? k->stored == DFG_I8 ? DFG_I8 : DFG_U8 : DFG_F32;
        f->stored = ints;
        if (p->operand == 0) {
            f->rank = 2 + (int32_t)tape_choose(k->tape, 2);
            f->dtype = i == 2 ? DFG_F32 : DFG_U8;
        } else if (p->operand == 1) {
            const int64_t dims[2] = {last_of(x), 1 + tape_choose(k->tape, 4)};
            set_shape(f, 2, dims);
        } else if (p->operand == r->scale || p->operand == r->zero) {
            columns(k, w, f);
            f->dtype = p->operand == r->zero && w != NULL ? (enum dfg_dtype)w->dtype : f->dtype;
            f->positive = !ints;
        } else if (p->operand == r->bias) {
            row(f, last_of(w));
        } else {
            f->rank = 0;
            f->dtype = p->operand == r->left_zero && x != NULL ? (enum dfg_dtype)x->dtype : f->dtype;
            f->positive = !ints;
        }
        return true;
    }
    return false;
}

/* Weights of few bits, side by side in bytes; scales and zero points for each block of a row. */
static bool blocks(struct maker *k, const struct place *p, struct form *f)
{
    const int64_t inner = place_int(k, p, "K", 1), rows = place_int(k, p, "N", 1),
                  size = place_int(k, p, "block_size", 16), bits = place_int(k, p, "bits", 4);
    if (!IS_AMONG(p->kernel, "matmul_nbits") || p->operand == 0 || size < 1)
        return false;
    const int64_t n = (inner + size - 1) / size;
    if (p->operand == 1) {
        const int64_t dims[3] = {rows, n, size * bits / 8};
        set_shape(f, 3, dims);
    } else {
        row(f, p->operand == 5 ? rows : p->operand == 2 ? rows * n : rows * ((n * bits + 7) / 8));
    }
    f->dtype = p->operand == 1 || p->operand == 3 ? DFG_U8 : DFG_F32;
    f->stored = f->dtype == DFG_U8;
    return true;
}

/* A scale, or a zero point, for each block along an axis, or each place on it. */
static bool steps(struct maker *k, const struct place *p, const struct dfg_data *x, struct form *f)
{
    const int64_t size = place_int(k, p, "block_size", 0);
    int64_t axis = place_int(k, p, "axis", 1);
    if (!IS_AMONG(p->kernel, "dequantize_linear") || p->operand == 0 || x == NULL || x->rank < 1 || x->rank > MOST)
        return false;
    const struct dfg_data *scale = p->operand == 2 ? place_arg(k, p, 1) : NULL;
    axis += axis < 0 ? x->rank : 0;
    if (axis < 0 || axis >= x->rank || (size <= 0 && !tape_maybe(k->tape, 3)))
        return false;
    f->dtype = p->operand == 1 ? k->scale : (enum dfg_dtype)x->dtype;
    f->positive = p->operand == 1;
    f->constant = true;
    if (scale != NULL && scale->rank <= MOST)
        set_shape(f, scale->rank, scale->dims);
    else if (size <= 0)
        row(f, x->dims[axis]);
    else
        set_shape(f, x->rank, x->dims);
    if (size > 0 && scale == NULL)
        f->dims[axis] = (x->dims[axis] + size - 1) / size;
    return true;
}

bool fitted_operand(struct maker *k, const struct place *p, const struct dfg_data *x, struct form *f)
{
    return attention(k, p, x, f) || rotation(k, p, x, f) || integer_product(k, p, x, f) || blocks(k, p, f) || steps(k, p, x, f);
}
