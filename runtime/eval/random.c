/* random.c -- inputs for a function, by the types of its parameters.
 *
 * In:   a function, a seed.
 * Out:  tensors; the same for the same seed.
 *
 * Where integers go is followed through casts and reshapes: what ends as an index
 * of a Gather stays in its range, and floats whose root, logarithm or quotient is
 * taken stay positive.  Quantised integers are all over their range.  Random numbers: SplitMix64 (Steele,
 * Lea, Flood 2014).
 */
#include <errno.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "../dfg_extend.h"
#include "eval.h"
#include "random.h"

uint64_t dfg_eval_random(uint64_t *state)
{
    uint64_t z = *state += 0x9E3779B97F4A7C15u;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
    z = (z ^ z >> 27) * 0x94D049BB133111EBu;
    return z ^ z >> 31;
}

static double uniform(uint64_t *state)
{
    return (double)(dfg_eval_random(state) >> 11) / 9007199254740992.0;
}

/* About normal: the sum of twelve. */
static double normal(uint64_t *state)
{
    double sum = -6;
    for (int i = 0; i < 12; i++)
        sum += uniform(state);
    return sum;
}

/* ---- elements ---- */

/* The size that extreme floats of a tensor have: the greatest, the first that has a gap behind it, the least
 * normal one, the least of all.  Of f64 they are those of f32: what doubles have no room for, can't be
 * judged. */
static double extreme(enum dfg_dtype dtype, uint64_t which)
{
    const enum dfg_dtype range = dtype == DFG_F64 ? DFG_F32 : dtype;
    const double least = dfg_number_value(1, range), largest = dfg_number_largest(range);
    double gap = 1;
    while (dfg_eval_round_real(gap + 1, dtype) != gap)
        gap *= 2;
    return which == 0 ? largest : which == 1 ? gap : which == 2 ? least * gap / 2 : least;
}

static double some_real(uint64_t *state, const struct eval_wish *wish, double far)
{
    static const double specials[] = {0, -0.0, 1, -1, INFINITY, -INFINITY, NAN, -0.0, 0, 2};
    double v = normal(state);
    if (wish->pool == EVAL_EXTREME && dfg_eval_random(state) % 4 != 0)
        v = dfg_eval_random(state) % 2 == 0 ? far : -far;
    else if (wish->pool != EVAL_USUAL && dfg_eval_random(state) % 2 == 0)
        v = specials[dfg_eval_random(state) % (wish->pool == EVAL_SPECIAL ? 10 : 4)];
    return v;
}

/* An end of the range or next to it, the first u64 that is no i64, or a number that no double holds. */
static int64_t far_int(uint64_t *state, enum dfg_dtype dtype)
{
    const int64_t by = (int64_t)(dfg_eval_random(state) % 3);
    switch (dfg_eval_random(state) % 4) {
    case 0:
        return (int64_t)((uint64_t)dfg_eval_limit(dtype, true) - (uint64_t)by);
    case 1:
        return (int64_t)((uint64_t)dfg_eval_limit(dtype, false) + (uint64_t)by);
    case 2:
        return (int64_t)((UINT64_C(1) << 63) + 5 * (uint64_t)by); /* wraps where it is no u64 */
    default:
        return (INT64_C(1) << 53) + 1 + by;
    }
}

static int64_t some_int(uint64_t *state, const struct eval_wish *wish, enum dfg_dtype dtype)
{
    if (dtype == DFG_BOOL)
        return (int64_t)(dfg_eval_random(state) & 1);
    if (wish->stored && dfg_dtype_bits(dtype) <= 16)
        return (int64_t)(dfg_eval_random(state) >> 1); /* wraps */
    if (wish->below > 0)
        return (int64_t)(dfg_eval_random(state) % (uint64_t)wish->below);
    if (wish->pool != EVAL_USUAL && dfg_eval_random(state) % 2 == 0)
        return far_int(state, dtype);
    return (int64_t)(dfg_eval_random(state) % 7) - (!dfg_eval_is_unsigned(dtype) && wish->negative ? 3 : 0);
}

void dfg_eval_random_fill(struct dfg_data *d, uint64_t *state, const struct eval_wish *wish)
{
    const enum dfg_dtype dtype = (enum dfg_dtype)d->dtype;
    const bool is_real = dfg_data_is_real(d), whole = dfg_eval_random(state) % 8 == 0; /* often equal */
    const bool positive = wish->positive && (wish->pool == EVAL_USUAL || dfg_eval_random(state) % 2 == 0);
    const double far = is_real && wish->pool == EVAL_EXTREME ? extreme(dtype, dfg_eval_random(state) % 4) : 0;
    for (uint64_t i = 0; i < d->n; i++) {
        if (!is_real) {
            d->u.at[i].i = some_int(state, wish, dtype);
            continue;
        }
        double v = some_real(state, wish, far);
        v = whole && fabs(v) < 64 && v != 0 ? floor(v * 2 + 0.5) : v;
        d->u.at[i].f = positive ? fabs(v) + (wish->pool == EVAL_USUAL ? 0.125 : 0) : v;
    }
    dfg_eval_round(d);
}

/* ---- what parameters are for ---- */

/* Kernels whose first operand's values go on into the result. */
static bool passes_on(const char *kernel)
{
    static const char *const names[] = {"cast",
                                        "reshape",
                                        "unsqueeze",
                                        "squeeze",
                                        "identity",
                                        "transpose",
                                        "slice",
                                        "expand",
                                        "flatten",
                                        "split",
                                        "relay_cast",
                                        "relay_reshape",
                                        "relay_squeeze",
                                        "relay_expand_dims",
                                        "relay_transpose",
                                        "relay_split",
                                        "relay_strided_slice"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (strcmp(kernel, names[i]) == 0)
            return true;
    return false;
}

static const struct use {
    const char *kernel;
    uint32_t operand;
    int32_t chosen_from; /* the operand whose axis it indexes; -1: it has to be positive */
} uses[] = {
    {"gather", 1, 0},
    {"gather_elements", 1, 0},
    {"relay_take", 1, 0},
    {"gather_nd", 1, 0},
    {"sqrt", 0, -1},
    {"rsqrt", 0, -1},
    {"log", 0, -1},
    {"div", 1, -1},
    {"quantize_linear", 1, -1},
    {"dequantize_linear", 1, -1},
    {"reciprocal", 0, -1},
    {"qnn_quantize", 1, -1},
    {"qnn_dequantize", 1, -1},
    {"batch_normalization", 4, -1},
    {"relay_batch_norm", 4, -1},
    {"range", 2, -1},
    {"tfl_sqrt", 0, -1},
    {"tfl_rsqrt", 0, -1},
    {"tfl_log", 0, -1},
    {"tfl_div", 1, -1},
};

/* The extent of `data` that indices of the call n choose from; 0: not known. */
static int64_t choices(const dfg_module *m, dfg_node n, dfg_node data)
{
    const struct dfg_type *t = dfg_type_info(m, dfg_node_type(m, data));
    struct eval_call c = {.m = m, .node = n, .kind = dfg_kind_info(m, dfg_node_kind(m, n))};
    int64_t axis = dfg_eval_int(&c, "axis", 0);
    if (t->tag != DFG_T_TENSOR || t->rank < 1)
        return 0;
    axis += axis < 0 ? t->rank : 0;
    return axis >= 0 && axis < t->rank && t->u.dims[axis] > 0 ? t->u.dims[axis] : 0;
}

static void note_use(const dfg_module *m, dfg_node n, const char *kernel, uint32_t operand,
                     const dfg_node *args, struct eval_wish *wish)
{
    for (size_t i = 0; i < sizeof uses / sizeof *uses; i++) {
        if (uses[i].operand != operand || strcmp(kernel, uses[i].kernel) != 0)
            continue;
        if (uses[i].chosen_from < 0) {
            wish->positive = true;
            continue;
        }
        int64_t below = choices(m, n, args[0]);
        if (below > 0 && (wish->below == 0 || below < wish->below))
            wish->below = below;
    }
}

/* What each parameter is for; root: per node, 1 + the parameter whose values it has. */
static void note_uses(const dfg_module *m, dfg_node func, uint32_t *root, struct eval_wish *wishes)
{
    const dfg_node *args;
    dfg_node_args(m, func, &args);
    for (uint32_t i = 0; i < dfg_func_params(m, func); i++) {
        root[args[i]] = i + 1;
        wishes[i].stored = dfg_eval_has_steps(m, args[i]);
    }
    for (dfg_node n = 1; n < dfg_n_nodes(m); n++) {
        const struct dfg_op_decl *row = dfg_operator_row(m, dfg_node_op(m, n));
        const char *kernel = row != NULL && row->eval != NULL ? row->eval : "";
        uint32_t k = dfg_node_args(m, n, &args);
        for (uint32_t i = 0; i < k; i++)
            if (root[args[i]] != 0)
                note_use(m, n, kernel, i, args, &wishes[root[args[i]] - 1]);
        if (k > 0 && (dfg_node_op(m, n) == DFG_GET || passes_on(kernel)))
            root[n] = root[args[0]];
    }
}

/* ---- inputs ---- */

/* How large a symbol or an unknown extent is: by its number, so that equal ones are equal. */
static int64_t extent(dfg_dim d, uint64_t seed)
{
    uint64_t state = seed ^ (uint64_t)d * 0xD1342543DE82EF95u;
    return d >= 0 ? d : 1 + (int64_t)(dfg_eval_random(&state) % 4);
}

static struct dfg_data *random_of(const struct dfg_type *t, uint64_t seed, uint64_t *state,
                                  const struct eval_wish *wish)
{
    int64_t dims[EVAL_RANK];
    int32_t rank = t->rank < 0 ? 2 : t->rank;
    if (rank > EVAL_RANK)
        return NULL;
    for (int32_t d = 0; d < rank; d++)
        dims[d] = extent(t->rank < 0 ? DFG_DIM_UNKNOWN : t->u.dims[d], seed);
    struct dfg_data *data = dfg_data_tensor((enum dfg_dtype)t->dtype, rank, dims);
    if (data != NULL)
        dfg_eval_random_fill(data, state, wish);
    return data;
}

dfg_status dfg_eval_random_inputs(const dfg_module *m, dfg_node func, uint64_t seed, enum eval_pool pool,
                                  struct dfg_data **inputs, struct dfg_error *error)
{
    uint32_t n = dfg_func_params(m, func), i = 0;
    uint64_t state = seed;
    uint32_t *root = calloc(dfg_n_nodes(m), sizeof *root);
    struct eval_wish *wishes = calloc((size_t)n + 1, sizeof *wishes);
    const dfg_node *args;
    dfg_status status = root != NULL && wishes != NULL ? DFG_OK : DFG_NO_MEMORY;
    if (status == DFG_OK)
        note_uses(m, func, root, wishes);
    dfg_node_args(m, func, &args);
    for (; status == DFG_OK && i < n; i++) {
        const struct dfg_type *t = dfg_type_info(m, dfg_node_type(m, args[i]));
        wishes[i].pool = pool;
        errno = 0;
        inputs[i] = t->tag == DFG_T_TENSOR ? random_of(t, seed, &state, &wishes[i]) : NULL;
        if (inputs[i] == NULL) {
            char *label = dfg_node_label(m, args[i]);
            bool out = label == NULL || errno == ENOMEM;
            status = out ? dfg_fail(error, DFG_NO_MEMORY, "out of memory")
                         : dfg_fail(error, DFG_BAD_GRAPH, "%s: a value of its type can't be made up", label);
            free(label);
            break;
        }
    }
    while (status != DFG_OK && i-- > 0) {
        dfg_data_free(inputs[i]);
        inputs[i] = NULL;
    }
    free(root);
    free(wishes);
    return status;
}

dfg_status dfg_random_inputs(const dfg_module *m, dfg_node func, uint64_t seed, struct dfg_data **inputs,
                             struct dfg_error *error)
{
    return dfg_eval_random_inputs(m, func, seed, EVAL_USUAL, inputs, error);
}
