/* Made by pat2c from functions.pat; do not edit. */
#include "functions.h"
#if FUNCTIONS_H != 0xe1c4ab11f1b5afaa
#error "functions.h is of another run of pat2c than this file"
#endif

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    functions_op_multiply = DFG_FIRST_OP, functions_op_nn_batch_norm, functions_op_nn_relu,
    functions_op_subtract, functions_op_tanh,
};
enum {
    functions_str_norm, functions_str_v,
};
static const char *const functions_op_names[] = {
    "multiply", "nn.batch_norm", "nn.relu", "subtract", "tanh",
};
static const char *const functions_str_names[] = {
    "norm", "v",
};

const struct dfg_names functions_names = {
    .abi = DFG_ABI,
    .needs = 0,
    .n_ops = 5,
    .ops = functions_op_names,
    .n_strs = 2,
    .strs = functions_str_names,
};

/* functions.pat:3
 * pattern squarer(a) = fn(a) => multiply(a, a);
 */
bool squarer_each(const dfg_graph *g, dfg_node n,
                  bool (*accept)(void *ctx, const struct squarer_match *m), void *ctx)
{
    if (!dfg_is(g, n, DFG_FUNC) || dfg_n_params(g, n) != 1 || dfg_argc(g, n) != dfg_n_params(g, n) + 1)
        return false;
    dfg_node a = dfg_arg(g, n, 0);
    dfg_node multiply = dfg_arg(g, n, 1);
    if (!dfg_calls_with(g, multiply, functions_op_multiply, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, multiply); swap++) {
        if (dfg_arg(g, multiply, swap) != a)
            continue;
        if (dfg_arg(g, multiply, 1 - swap) != a)
            continue;
        if (!(dfg_same_body(g, n, multiply) || dfg_body_is(g, multiply, n)))
            continue;
        if (accept(ctx, &(struct squarer_whole){.m = {.root = n, .a = a}, .multiply = multiply}.m))
            return true;
    }
    return false;
}

static bool squarer_keep(void *m, const struct squarer_match *found)
{
    *(struct squarer_match *)m = *found;
    return true;
}

bool squarer_match(const dfg_graph *g, dfg_node n, struct squarer_match *m)
{
    return squarer_each(g, n, squarer_keep, m);
}

/* functions.pat:4
 * pattern closure(a, k) {
 *     t = tanh(k);
 *     return fn(a) => subtract(a, t);
 * }
 */
static bool closure_find(const dfg_graph *g, dfg_node n, struct closure_whole *m)
{
    if (!dfg_is(g, n, DFG_FUNC) || dfg_n_params(g, n) != 1 || dfg_argc(g, n) != dfg_n_params(g, n) + 1)
        return false;
    dfg_node a = dfg_arg(g, n, 0);
    dfg_node subtract = dfg_arg(g, n, 1);
    if (!dfg_calls_with(g, subtract, functions_op_subtract, 2))
        return false;
    if (dfg_arg(g, subtract, 0) != a)
        return false;
    dfg_node t = dfg_arg(g, subtract, 1);
    if (!dfg_calls_with(g, t, functions_op_tanh, 1))
        return false;
    dfg_node k = dfg_arg(g, t, 0);
    if (!(dfg_same_body(g, n, subtract) || dfg_body_is(g, subtract, n)))
        return false;
    if (!(dfg_same_body(g, n, t) || dfg_body_is(g, t, n)))
        return false;
    *m = (struct closure_whole){.m = {.root = n, .a = a, .k = k, .t = t},
            .subtract = subtract};
    return true;
}

bool closure_match(const dfg_graph *g, dfg_node n, struct closure_match *m)
{
    struct closure_whole whole;
    if (!closure_find(g, n, &whole))
        return false;
    *m = whole.m;
    return true;
}

bool closure_each(const dfg_graph *g, dfg_node n,
                  bool (*accept)(void *ctx, const struct closure_match *m), void *ctx)
{
    struct closure_whole whole;
    return closure_find(g, n, &whole) && accept(ctx, &whole.m);
}

/* functions.pat:8
 * pattern called(f, x) = f(x);
 */
bool called_match(const dfg_graph *g, dfg_node n, struct called_match *m)
{
    if (!dfg_is(g, n, DFG_CALL) || !dfg_has_args(g, n, 2))
        return false;
    dfg_node f = dfg_arg(g, n, 0);
    dfg_node x = dfg_arg(g, n, 1);
    *m = (struct called_match){.root = n, .f = f, .x = x};
    return true;
}

bool called_each(const dfg_graph *g, dfg_node n,
                 bool (*accept)(void *ctx, const struct called_match *m), void *ctx)
{
    struct called_match m;
    return called_match(g, n, &m) && accept(ctx, &m);
}

/* functions.pat:9
 * pattern branch(c, x) = if(c, nn.relu(x), (x, _).0);
 */
static bool branch_find(const dfg_graph *g, dfg_node n, struct branch_whole *m)
{
    if (!dfg_is(g, n, DFG_IF))
        return false;
    dfg_node c = dfg_arg(g, n, 0);
    dfg_node relu = dfg_arg(g, n, 1);
    if (!dfg_calls_with(g, relu, functions_op_nn_relu, 1))
        return false;
    dfg_node x = dfg_arg(g, relu, 0);
    dfg_node get = dfg_arg(g, n, 2);
    if (!dfg_is_get(g, get, 0))
        return false;
    dfg_node tuple = dfg_arg(g, get, 0);
    if (!dfg_is(g, tuple, DFG_TUPLE) || !dfg_has_args(g, tuple, 2))
        return false;
    if (dfg_arg(g, tuple, 0) != x)
        return false;
    dfg_node x_2 = dfg_arg(g, tuple, 1);
    if (!dfg_in_body(g, n, (const dfg_node[]){relu, get, tuple}, 3))
        return false;
    *m = (struct branch_whole){.m = {.root = n, .c = c, .x = x}, .relu = relu, .get = get,
            .tuple = tuple, .x = x_2};
    return true;
}

bool branch_match(const dfg_graph *g, dfg_node n, struct branch_match *m)
{
    struct branch_whole whole;
    if (!branch_find(g, n, &whole))
        return false;
    *m = whole.m;
    return true;
}

bool branch_each(const dfg_graph *g, dfg_node n,
                 bool (*accept)(void *ctx, const struct branch_match *m), void *ctx)
{
    struct branch_whole whole;
    return branch_find(g, n, &whole) && accept(ctx, &whole.m);
}

/* functions.pat:10
 * pattern last(x) = tanh(x.-1) | nn.relu(nn.batch_norm(x, _, _, _, _).-2);
 */
static bool last_find(const dfg_graph *g, dfg_node n, struct last_whole *m)
{
    bool is_tanh = dfg_calls_argc(g, n, functions_op_tanh, 1);
    dfg_node tanh = DFG_NONE, get = DFG_NONE, x = DFG_NONE, relu = DFG_NONE, get_2 = DFG_NONE;
    dfg_node batch_norm = DFG_NONE, x_2 = DFG_NONE, x_2_2 = DFG_NONE, x_3 = DFG_NONE;
    dfg_node x_4 = DFG_NONE;
    if (is_tanh) {
        tanh = n;
        get = dfg_arg(g, tanh, 0);
        if (!dfg_is_get_back(g, get, 1))
            return false;
        x = dfg_arg(g, get, 0);
    } else {
        relu = n;
        if (!dfg_calls_argc(g, relu, functions_op_nn_relu, 1))
            return false;
        get_2 = dfg_arg(g, relu, 0);
        if (!dfg_is_get_back(g, get_2, 2))
            return false;
        batch_norm = dfg_arg(g, get_2, 0);
        if (!dfg_calls_with(g, batch_norm, functions_op_nn_batch_norm, 5))
            return false;
        x = dfg_arg(g, batch_norm, 0);
        x_2 = dfg_arg(g, batch_norm, 1);
        x_2_2 = dfg_arg(g, batch_norm, 2);
        x_3 = dfg_arg(g, batch_norm, 3);
        x_4 = dfg_arg(g, batch_norm, 4);
    }
    if (!dfg_in_body(g, n, (const dfg_node[]){tanh, get, relu, get_2, batch_norm}, 5))
        return false;
    *m = (struct last_whole){.m = {.root = n, .x = x}, .tanh = tanh, .get = get,
            .relu = relu, .get_2 = get_2, .batch_norm = batch_norm, .x = x_2, .x_2 = x_2_2,
            .x_3 = x_3, .x_4 = x_4};
    return true;
}

bool last_match(const dfg_graph *g, dfg_node n, struct last_match *m)
{
    struct last_whole whole;
    if (!last_find(g, n, &whole))
        return false;
    *m = whole.m;
    return true;
}

bool last_each(const dfg_graph *g, dfg_node n,
               bool (*accept)(void *ctx, const struct last_match *m), void *ctx)
{
    struct last_whole whole;
    return last_find(g, n, &whole) && accept(ctx, &whole.m);
}

/* functions.pat:11
 * pattern named(v, x) = let(v & var("v"), x, tanh(v));
 */
static bool named_find(const dfg_graph *g, dfg_node n, struct named_whole *m)
{
    if (!dfg_is(g, n, DFG_LET))
        return false;
    dfg_node v = dfg_arg(g, n, 0);
    if (!dfg_var_is(g, v, functions_str_v))
        return false;
    dfg_node x = dfg_arg(g, n, 1);
    dfg_node tanh = dfg_arg(g, n, 2);
    if (!dfg_calls_with(g, tanh, functions_op_tanh, 1))
        return false;
    if (dfg_arg(g, tanh, 0) != v)
        return false;
    if (!dfg_same_body(g, n, tanh))
        return false;
    *m = (struct named_whole){.m = {.root = n, .v = v, .x = x}, .var = v, .tanh = tanh};
    return true;
}

bool named_match(const dfg_graph *g, dfg_node n, struct named_match *m)
{
    struct named_whole whole;
    if (!named_find(g, n, &whole))
        return false;
    *m = whole.m;
    return true;
}

bool named_each(const dfg_graph *g, dfg_node n,
                bool (*accept)(void *ctx, const struct named_match *m), void *ctx)
{
    struct named_whole whole;
    return named_find(g, n, &whole) && accept(ctx, &whole.m);
}

/* functions.pat:12
 * pattern normed(x) {
 *     f = global "*rms_norm*";
 *     return f(x);
 * }
 */
bool normed_match(const dfg_graph *g, dfg_node n, struct normed_match *m)
{
    if (!dfg_is(g, n, DFG_CALL) || !dfg_has_args(g, n, 2))
        return false;
    dfg_node f = dfg_arg(g, n, 0);
    if (!dfg_global_fits(g, f, "*rms_norm*"))
        return false;
    dfg_node x = dfg_arg(g, n, 1);
    *m = (struct normed_match){.root = n, .x = x, .f = f};
    return true;
}

bool normed_each(const dfg_graph *g, dfg_node n,
                 bool (*accept)(void *ctx, const struct normed_match *m), void *ctx)
{
    struct normed_match m;
    return normed_match(g, n, &m) && accept(ctx, &m);
}

/* functions.pat:16
 * pattern helped(x) {
 *     f = global("norm");
 *     return f(x);
 * }
 */
bool helped_match(const dfg_graph *g, dfg_node n, struct helped_match *m)
{
    if (!dfg_is(g, n, DFG_CALL) || !dfg_has_args(g, n, 2))
        return false;
    dfg_node f = dfg_arg(g, n, 0);
    if (!dfg_global_is(g, f, functions_str_norm))
        return false;
    dfg_node x = dfg_arg(g, n, 1);
    *m = (struct helped_match){.root = n, .x = x, .f = f};
    return true;
}

bool helped_each(const dfg_graph *g, dfg_node n,
                 bool (*accept)(void *ctx, const struct helped_match *m), void *ctx)
{
    struct helped_match m;
    return helped_match(g, n, &m) && accept(ctx, &m);
}
