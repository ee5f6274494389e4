/* check_tflite.c -- what TensorFlow Lite's operators take and give, for made-up calls.
 *
 * In:   the call so far.
 * Out:  operands channels last, weights that fit them, shapes and permutations as
 *       constants; now and then 8-bit integers with a scale and a zero point, and
 *       results of calls that are stored so.
 *
 * Scales and zero points are few, so that two values often have the same.
 */
#include "check_leaf.h"

#include <string.h>

bool is_tflite(const char *kernel)
{
    return kernel != NULL && strncmp(kernel, "tfl_", 4) == 0;
}

/* ---- operands ---- */

static void image(struct maker *k, struct form *f)
{
    f->rank = 4;
    f->dims[0] = 1 + tape_choose(k->tape, 2);
    f->dims[1] = 3 + tape_choose(k->tape, 3);
    f->dims[2] = 3 + tape_choose(k->tape, 3);
    f->dims[3] = 2 + 2 * (int64_t)tape_choose(k->tape, 2);
}

static void conv_operand(struct maker *k, const struct place *p, const struct dfg_data *x, struct form *f)
{
    const struct dfg_data *w = place_arg(k, p, 1);
    bool depthwise = strcmp(p->kernel, "tfl_depthwise_conv") == 0;
    if (p->operand == 0) {
        image(k, f);
    } else if (p->operand == 1 && x != NULL && x->rank == 4) {
        f->rank = 4;
        f->dims[0] = depthwise ? 1 : 1 + tape_choose(k->tape, 3);
        f->dims[1] = 1 + tape_choose(k->tape, 3);
        f->dims[2] = 1 + tape_choose(k->tape, 3);
        f->dims[3] = x->dims[3];
    } else if (p->operand == 2 && w != NULL && w->rank == 4) {
        f->rank = 1;
        f->dims[0] = w->dims[depthwise ? 3 : 0];
    }
}

static void product_operand(struct maker *k, const struct place *p, const struct dfg_data *x, struct form *f)
{
    const struct dfg_data *w = place_arg(k, p, 1);
    if (p->operand == 0) {
        f->rank = 2;
        f->dims[0] = 1 + tape_choose(k->tape, 3);
        f->dims[1] = 1 + tape_choose(k->tape, 4);
    } else if (p->operand == 1 && x != NULL && x->rank > 0) {
        f->rank = 2;
        f->dims[0] = 1 + tape_choose(k->tape, 3);
        f->dims[1] = x->dims[x->rank - 1];
    } else if (p->operand == 2 && w != NULL && w->rank == 2) {
        f->rank = 1;
        f->dims[0] = w->dims[0];
    }
}

static void give(struct form *f, int32_t rows, int32_t columns, const int64_t *ints)
{
    const int64_t dims[] = {rows, columns};
    f->dtype = DFG_I32;
    set_shape(f, columns > 0 ? 2 : 1, dims);
    memcpy(f->ints, ints, (size_t)rows * (size_t)(columns > 0 ? columns : 1) * sizeof *ints);
    f->given = f->constant = true;
}

static void shape_operand(struct maker *k, const struct dfg_data *x, struct form *f)
{
    int64_t ints[MOST];
    uint32_t how = tape_choose(k->tape, 4);
    int32_t n = x->rank;
    memcpy(ints, x->dims, (size_t)n * sizeof *ints);
    if (how == 1 || n == 0) {
        n = 1;
        ints[0] = -1;
    } else if (how == 2) {
        n = 2;
        ints[1] = -1;
    } else if (how == 3) {
        n = 4;
        ints[0] = ints[1] = ints[2] = 1;
        ints[3] = -1;
    }
    give(f, n, 0, ints);
}

/* A permutation, often one that keeps the first axis. */
static void perm_operand(struct maker *k, const struct dfg_data *x, struct form *f)
{
    int64_t ints[MOST];
    for (int32_t i = 0; i < x->rank; i++)
        ints[i] = i;
    for (int32_t i = x->rank > 1 && tape_choose(k->tape, 2) == 0; i < x->rank; i++) {
        int32_t other = i + (int32_t)tape_choose(k->tape, (uint32_t)(x->rank - i));
        int64_t axis = ints[other];
        ints[other] = ints[i];
        ints[i] = axis;
    }
    give(f, x->rank, 0, ints);
}

static void other_ints(struct maker *k, const struct place *p, const struct dfg_data *x, struct form *f)
{
    int64_t ints[2 * MOST];
    bool pads = IS_AMONG(p->kernel + 4, "pad");
    int32_t n = pads ? x->rank : 1;
    for (int32_t i = 0; i < n * (pads ? 2 : 1); i++)
        ints[i] =
            pads ? (int64_t)tape_choose(k->tape, 3) : (int64_t)tape_choose(k->tape, (uint32_t)x->rank + 1);
    give(f, n, pads ? 2 : 0, ints);
}

bool tflite_operand(struct maker *k, const struct place *p, const struct dfg_data *x, struct form *f)
{
    bool fits = x != NULL && x->tag == DFG_DATA_TENSOR && x->rank <= MOST - 4 && p->operand == 1;
    if (!is_tflite(p->kernel))
        return false;
    if (IS_AMONG(p->kernel + 4, "conv", "depthwise_conv"))
        conv_operand(k, p, x, f);
    else if (IS_AMONG(p->kernel + 4, "average_pool", "max_pool"))
        image(k, f);
    else if (IS_AMONG(p->kernel + 4, "fully_connected"))
        product_operand(k, p, x, f);
    else if (fits && IS_AMONG(p->kernel + 4, "reshape"))
        shape_operand(k, x, f);
    else if (fits && IS_AMONG(p->kernel + 4, "transpose"))
        perm_operand(k, x, f);
    else if (fits && IS_AMONG(p->kernel + 4, "pad", "mean", "sum", "reduce_max", "reduce_min", "reduce_prod",
                               "expand_dims"))
        other_ints(k, p, x, f);
    else
        return false;
    return true;
}

/* ---- attributes ---- */

const char *tflite_string(struct maker *k, const char *name)
{
    static const char *const activations[] = {"NONE", "RELU", "RELU6", "RELU_N1_TO_1"};
    static const char *const paddings[] = {"SAME", "VALID"};
    if (strcmp(name, "activation") == 0)
        return activations[tape_choose(k->tape, 4)];
    return strcmp(name, "padding") == 0 ? paddings[tape_choose(k->tape, 2)] : NULL;
}

/* ---- quantisation ---- */

static void say(struct maker *k, dfg_node n, const char *key, dfg_val v)
{
    if (!dfg_set_fact(k->m, n, dfg_symbol(k->m, key, strlen(key)), v))
        k->failed = true;
}

static void say_steps(struct maker *k, dfg_node n, enum dfg_dtype dtype)
{
    static const double scales[] = {0.5, 0.25, 0.03125};
    const int64_t zeros[] = {0, 10, dtype == DFG_U8 ? 200 : -100};
    say(k, n, "scale", dfg_float(scales[tape_choose(k->tape, 3)]));
    say(k, n, "zero_point", dfg_int(zeros[tape_choose(k->tape, 3)]));
}

static const struct dfg_fact *fact_of(const struct maker *k, dfg_node n, const char *key)
{
    const struct dfg_fact *facts;
    dfg_sym s = dfg_find_symbol(k->m, key, strlen(key));
    uint32_t count = n != DFG_NONE && s != 0 ? dfg_facts(k->m, n, &facts) : 0;
    for (uint32_t i = 0; i < count; i++)
        if (facts[i].key == s)
            return &facts[i];
    return NULL;
}

bool tflite_quantises(struct maker *k, const struct place *p, const struct form *f)
{
    if (!is_tflite(p->kernel) || f->given)
        return false;
    if (k->quantised == 0)
        k->quantised = tape_maybe(k->tape, 3) ? 1 : -1;
    return k->quantised > 0 || strcmp(p->kernel, "tfl_dequantize") == 0;
}

enum dfg_dtype tflite_dtype(struct maker *k)
{
    return tape_choose(k->tape, 3) == 2 ? DFG_U8 : DFG_I8;
}

void tflite_fill(struct maker *k, struct dfg_data *d)
{
    uint64_t seed = tape_choose(k->tape, 1u << 16);
    dfg_eval_random_fill(d, &seed, &(struct eval_wish){.stored = true});
}

void tflite_leaf(struct maker *k, dfg_node n, enum dfg_dtype dtype)
{
    say_steps(k, n, dtype);
}

/* The same steps as the value `from`. */
static void say_same(struct maker *k, dfg_node n, dfg_node from)
{
    static const char *const keys[] = {"scale", "zero_point"};
    for (size_t i = 0; i < 2; i++) {
        const struct dfg_fact *f = fact_of(k, from, keys[i]);
        if (f != NULL)
            say(k, n, keys[i], f->value);
    }
}

void tflite_result(struct maker *k, dfg_node n, const char *kernel, const dfg_node *args, uint32_t n_args)
{
    dfg_node from = DFG_NONE;
    if (!is_tflite(kernel) || strcmp(kernel, "tfl_dequantize") == 0)
        return;
    for (uint32_t i = 0; i < n_args && from == DFG_NONE; i++)
        if (fact_of(k, args[i], "scale") != NULL)
            from = args[i];
    bool quantises = strcmp(kernel, "tfl_quantize") == 0;
    if (from == DFG_NONE && !quantises)
        return;
    bool same = IS_AMONG(kernel + 4, "reshape", "transpose", "max_pool", "average_pool", "concatenation");
    const struct dfg_data *d = value_of(k, from);
    enum dfg_dtype dtype = d != NULL && (same || !quantises) ? (enum dfg_dtype)d->dtype : tflite_dtype(k);
    dfg_set_type(k->m, n, dfg_type_tensor(k->m, dtype, -1, NULL));
    if (same || (from != DFG_NONE && !tape_maybe(k->tape, 2)))
        say_same(k, n, from);
    else
        say_steps(k, n, dtype);
    if (quantises && tape_maybe(k->tape, 2))
        say(k, n, "added", dfg_bool(true));
}
