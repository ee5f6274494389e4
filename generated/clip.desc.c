/* What clip.pat declares, as tables for drivers and tests.  Made by pat2c; do not edit. */
#include "clip.h"
#if CLIP_H != 0xc4f066ede87ba083
#error "clip.h is of another run of pat2c than this file"
#endif

#include <math.h>
#include <stddef.h>

#include "dfg.h"
#include "dfg_desc.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    OP_Clip = DFG_FIRST_OP,
    OP_Max,
    OP_Min,
    OP_Relu,
};
static const char *const op_names[] = {
    "Clip",
    "Max",
    "Min",
    "Relu",
};

static const struct dfg_names whole_names = {
    .abi = DFG_ABI,
    .needs = 0,
    .n_ops = 4,
    .ops = op_names,
};

struct clip_clip_free_whole {
    struct clip_clip_free_match m;
    dfg_node clip;
};

static bool clip_clip_free_whole(const dfg_graph *g, dfg_node n,
                                 bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_Clip, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where not (x.dtype in {f16, bf16, f32, f64}) */
    if (!dfg_ne(dfg_dtype_of(g, x), dfg_dtype_val(DFG_F16))
        || !dfg_ne(dfg_dtype_of(g, x), dfg_dtype_val(DFG_BF16))
        || !dfg_ne(dfg_dtype_of(g, x), dfg_dtype_val(DFG_F32))
        || !dfg_ne(dfg_dtype_of(g, x), dfg_dtype_val(DFG_F64)))
        return false;
    return accept(ctx, &(struct clip_clip_free_whole){.m = {.root = n, .x = x}, .clip = n});
}

/* clip.pat:11
 * cond finite(c) = value(c) - value(c) == 0;
 */
static bool finite(const dfg_graph *g, dfg_node c)
{
    return dfg_eq(dfg_sub(dfg_value_of(g, c), dfg_value_of(g, c)), dfg_int(0));
}

struct clip_relu_clip_whole {
    struct clip_relu_clip_match m;
    dfg_node relu;
    dfg_node clip;
    dfg_node constant;
    dfg_node constant_2;
};

static bool clip_relu_clip_whole(const dfg_graph *g, dfg_node n,
                                 bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_Relu, 1))
        return false;
    dfg_node clip = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, clip, OP_Clip, 3))
        return false;
    dfg_node x = dfg_arg(g, clip, 0);
    dfg_node lo = dfg_arg(g, clip, 1);
    dfg_node constant = lo;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node hi = dfg_arg(g, clip, 2);
    dfg_node constant_2 = hi;
    if (!dfg_is(g, constant_2, DFG_CONST) || !dfg_same_body(g, n, clip))
        return false;
    /* where finite(lo) */
    if (!finite(g, lo))
        return false;
    /* where finite(hi) */
    if (!finite(g, hi))
        return false;
    return accept(ctx, &(struct clip_relu_clip_whole){.m = {.root = n, .x = x, .lo = lo, .hi = hi},
            .relu = n, .clip = clip, .constant = constant, .constant_2 = constant_2});
}

struct clip_relu_clip_low_whole {
    struct clip_relu_clip_low_match m;
    dfg_node relu;
    dfg_node clip;
    dfg_node constant;
};

static bool clip_relu_clip_low_whole(const dfg_graph *g, dfg_node n,
                                     bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_Relu, 1))
        return false;
    dfg_node clip = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, clip, OP_Clip, 2))
        return false;
    dfg_node x = dfg_arg(g, clip, 0);
    dfg_node lo = dfg_arg(g, clip, 1);
    dfg_node constant = lo;
    if (!dfg_is(g, constant, DFG_CONST) || !dfg_same_body(g, n, clip))
        return false;
    /* where finite(lo) */
    if (!finite(g, lo))
        return false;
    return accept(ctx, &(struct clip_relu_clip_low_whole){.m = {.root = n, .x = x, .lo = lo}, .relu = n,
            .clip = clip, .constant = constant});
}

struct clip_relu_clip_high_whole {
    struct clip_relu_clip_high_match m;
    dfg_node relu;
    dfg_node clip;
    dfg_node constant;
};

static bool clip_relu_clip_high_whole(const dfg_graph *g, dfg_node n,
                                      bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_Relu, 1))
        return false;
    dfg_node clip = dfg_arg(g, n, 0);
    if (dfg_op(g, clip) != OP_Clip || dfg_n_args(g, clip) > 3 || dfg_arg(g, clip, 0) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, clip, 0);
    dfg_node lo = dfg_arg(g, clip, 1);
    dfg_node hi = dfg_arg(g, clip, 2);
    dfg_node constant = hi;
    if (!dfg_is(g, constant, DFG_CONST) || !dfg_same_body(g, n, clip))
        return false;
    /* where finite(hi) */
    if (!finite(g, hi))
        return false;
    /* where not present(lo) */
    if (lo != DFG_NONE)
        return false;
    return accept(ctx, &(struct clip_relu_clip_high_whole){.m = {.root = n, .x = x, .lo = lo, .hi = hi},
            .relu = n, .clip = clip, .constant = constant});
}

struct clip_clip_relu_whole {
    struct clip_clip_relu_match m;
    dfg_node clip;
    dfg_node relu;
    dfg_node constant;
};

static bool clip_clip_relu_whole(const dfg_graph *g, dfg_node n,
                                 bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_Clip || dfg_n_args(g, n) > 3)
        return false;
    dfg_node relu = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, relu, OP_Relu, 1))
        return false;
    dfg_node x = dfg_arg(g, relu, 0);
    dfg_node lo = dfg_arg(g, n, 1);
    dfg_node constant = lo;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node hi = dfg_arg(g, n, 2);
    if (!dfg_same_body(g, n, relu))
        return false;
    /* where finite(lo) */
    if (!finite(g, lo))
        return false;
    return accept(ctx, &(struct clip_clip_relu_whole){.m = {.root = n, .x = x, .lo = lo, .hi = hi},
            .clip = n, .relu = relu, .constant = constant});
}

struct clip_clip_relu_high_whole {
    struct clip_clip_relu_high_match m;
    dfg_node clip;
    dfg_node relu;
    dfg_node constant;
};

static bool clip_clip_relu_high_whole(const dfg_graph *g, dfg_node n,
                                      bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_Clip || dfg_n_args(g, n) > 3)
        return false;
    dfg_node relu = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, relu, OP_Relu, 1))
        return false;
    dfg_node x = dfg_arg(g, relu, 0);
    dfg_node lo = dfg_arg(g, n, 1);
    dfg_node hi = dfg_arg(g, n, 2);
    dfg_node constant = hi;
    if (!dfg_is(g, constant, DFG_CONST) || !dfg_same_body(g, n, relu))
        return false;
    /* where finite(hi) */
    if (!finite(g, hi))
        return false;
    /* where not present(lo) */
    if (lo != DFG_NONE)
        return false;
    return accept(ctx, &(struct clip_clip_relu_high_whole){.m = {.root = n, .x = x, .lo = lo, .hi = hi},
            .clip = n, .relu = relu, .constant = constant});
}

struct clip_clip_clip_whole {
    struct clip_clip_clip_match m;
    dfg_node clip;
    dfg_node clip_2;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
};

static bool clip_clip_clip_whole(const dfg_graph *g, dfg_node n,
                                 bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_Clip, 3))
        return false;
    dfg_node clip_2 = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, clip_2, OP_Clip, 3))
        return false;
    dfg_node x = dfg_arg(g, clip_2, 0);
    dfg_node a = dfg_arg(g, clip_2, 1);
    dfg_node constant = a;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node b = dfg_arg(g, clip_2, 2);
    dfg_node constant_2 = b;
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node c = dfg_arg(g, n, 1);
    dfg_node constant_3 = c;
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    dfg_node d = dfg_arg(g, n, 2);
    dfg_node constant_4 = d;
    if (!dfg_is(g, constant_4, DFG_CONST) || !dfg_same_body(g, n, clip_2))
        return false;
    /* where finite(a) */
    if (!finite(g, a))
        return false;
    /* where finite(b) */
    if (!finite(g, b))
        return false;
    /* where finite(c) */
    if (!finite(g, c))
        return false;
    /* where finite(d) */
    if (!finite(g, d))
        return false;
    return accept(ctx, &(struct clip_clip_clip_whole){.m = {.root = n, .x = x, .a = a, .b = b, .c = c,
            .d = d}, .clip = n, .clip_2 = clip_2, .constant = constant,
            .constant_2 = constant_2, .constant_3 = constant_3, .constant_4 = constant_4});
}

struct clip_clip_clip_low_whole {
    struct clip_clip_clip_low_match m;
    dfg_node clip;
    dfg_node clip_2;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
};

static bool clip_clip_clip_low_whole(const dfg_graph *g, dfg_node n,
                                     bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_Clip, 2))
        return false;
    dfg_node clip_2 = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, clip_2, OP_Clip, 3))
        return false;
    dfg_node x = dfg_arg(g, clip_2, 0);
    dfg_node a = dfg_arg(g, clip_2, 1);
    dfg_node constant = a;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node b = dfg_arg(g, clip_2, 2);
    dfg_node constant_2 = b;
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node c = dfg_arg(g, n, 1);
    dfg_node constant_3 = c;
    if (!dfg_is(g, constant_3, DFG_CONST) || !dfg_same_body(g, n, clip_2))
        return false;
    /* where finite(a) */
    if (!finite(g, a))
        return false;
    /* where finite(b) */
    if (!finite(g, b))
        return false;
    /* where finite(c) */
    if (!finite(g, c))
        return false;
    return accept(ctx, &(struct clip_clip_clip_low_whole){.m = {.root = n, .x = x, .a = a, .b = b,
            .c = c}, .clip = n, .clip_2 = clip_2, .constant = constant,
            .constant_2 = constant_2, .constant_3 = constant_3});
}

struct clip_clip_clip_high_whole {
    struct clip_clip_clip_high_match m;
    dfg_node clip;
    dfg_node clip_2;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
};

static bool clip_clip_clip_high_whole(const dfg_graph *g, dfg_node n,
                                      bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_Clip || dfg_n_args(g, n) > 3)
        return false;
    dfg_node clip_2 = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, clip_2, OP_Clip, 3))
        return false;
    dfg_node x = dfg_arg(g, clip_2, 0);
    dfg_node a = dfg_arg(g, clip_2, 1);
    dfg_node constant = a;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node b = dfg_arg(g, clip_2, 2);
    dfg_node constant_2 = b;
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node c = dfg_arg(g, n, 1);
    dfg_node d = dfg_arg(g, n, 2);
    dfg_node constant_3 = d;
    if (!dfg_is(g, constant_3, DFG_CONST) || !dfg_same_body(g, n, clip_2))
        return false;
    /* where finite(a) */
    if (!finite(g, a))
        return false;
    /* where finite(b) */
    if (!finite(g, b))
        return false;
    /* where finite(d) */
    if (!finite(g, d))
        return false;
    /* where not present(c) */
    if (c != DFG_NONE)
        return false;
    return accept(ctx, &(struct clip_clip_clip_high_whole){.m = {.root = n, .x = x, .a = a, .b = b,
            .c = c, .d = d}, .clip = n, .clip_2 = clip_2, .constant = constant,
            .constant_2 = constant_2, .constant_3 = constant_3});
}

struct clip_clip_low_clip_whole {
    struct clip_clip_low_clip_match m;
    dfg_node clip;
    dfg_node clip_2;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
};

static bool clip_clip_low_clip_whole(const dfg_graph *g, dfg_node n,
                                     bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_Clip, 3))
        return false;
    dfg_node clip_2 = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, clip_2, OP_Clip, 2))
        return false;
    dfg_node x = dfg_arg(g, clip_2, 0);
    dfg_node a = dfg_arg(g, clip_2, 1);
    dfg_node constant = a;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node c = dfg_arg(g, n, 1);
    dfg_node constant_2 = c;
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node d = dfg_arg(g, n, 2);
    dfg_node constant_3 = d;
    if (!dfg_is(g, constant_3, DFG_CONST) || !dfg_same_body(g, n, clip_2))
        return false;
    /* where finite(a) */
    if (!finite(g, a))
        return false;
    /* where finite(c) */
    if (!finite(g, c))
        return false;
    /* where finite(d) */
    if (!finite(g, d))
        return false;
    return accept(ctx, &(struct clip_clip_low_clip_whole){.m = {.root = n, .x = x, .a = a, .c = c,
            .d = d}, .clip = n, .clip_2 = clip_2, .constant = constant,
            .constant_2 = constant_2, .constant_3 = constant_3});
}

struct clip_clip_low_low_whole {
    struct clip_clip_low_low_match m;
    dfg_node clip;
    dfg_node clip_2;
    dfg_node constant;
    dfg_node constant_2;
};

static bool clip_clip_low_low_whole(const dfg_graph *g, dfg_node n,
                                    bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_Clip, 2))
        return false;
    dfg_node clip_2 = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, clip_2, OP_Clip, 2))
        return false;
    dfg_node x = dfg_arg(g, clip_2, 0);
    dfg_node a = dfg_arg(g, clip_2, 1);
    dfg_node constant = a;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node c = dfg_arg(g, n, 1);
    dfg_node constant_2 = c;
    if (!dfg_is(g, constant_2, DFG_CONST) || !dfg_same_body(g, n, clip_2))
        return false;
    /* where finite(a) */
    if (!finite(g, a))
        return false;
    /* where finite(c) */
    if (!finite(g, c))
        return false;
    return accept(ctx, &(struct clip_clip_low_low_whole){.m = {.root = n, .x = x, .a = a, .c = c},
            .clip = n, .clip_2 = clip_2, .constant = constant, .constant_2 = constant_2});
}

struct clip_clip_low_high_whole {
    struct clip_clip_low_high_match m;
    dfg_node clip;
    dfg_node clip_2;
    dfg_node constant;
    dfg_node constant_2;
};

static bool clip_clip_low_high_whole(const dfg_graph *g, dfg_node n,
                                     bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_Clip || dfg_n_args(g, n) > 3)
        return false;
    dfg_node clip_2 = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, clip_2, OP_Clip, 2))
        return false;
    dfg_node x = dfg_arg(g, clip_2, 0);
    dfg_node a = dfg_arg(g, clip_2, 1);
    dfg_node constant = a;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node c = dfg_arg(g, n, 1);
    dfg_node d = dfg_arg(g, n, 2);
    dfg_node constant_2 = d;
    if (!dfg_is(g, constant_2, DFG_CONST) || !dfg_same_body(g, n, clip_2))
        return false;
    /* where finite(a) */
    if (!finite(g, a))
        return false;
    /* where finite(d) */
    if (!finite(g, d))
        return false;
    /* where not present(c) */
    if (c != DFG_NONE)
        return false;
    return accept(ctx, &(struct clip_clip_low_high_whole){.m = {.root = n, .x = x, .a = a, .c = c,
            .d = d}, .clip = n, .clip_2 = clip_2, .constant = constant,
            .constant_2 = constant_2});
}

struct clip_clip_high_clip_whole {
    struct clip_clip_high_clip_match m;
    dfg_node clip;
    dfg_node clip_2;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
};

static bool clip_clip_high_clip_whole(const dfg_graph *g, dfg_node n,
                                      bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_Clip, 3))
        return false;
    dfg_node clip_2 = dfg_arg(g, n, 0);
    if (dfg_op(g, clip_2) != OP_Clip || dfg_n_args(g, clip_2) > 3 || dfg_arg(g, clip_2, 0) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, clip_2, 0);
    dfg_node a = dfg_arg(g, clip_2, 1);
    dfg_node b = dfg_arg(g, clip_2, 2);
    dfg_node constant = b;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node c = dfg_arg(g, n, 1);
    dfg_node constant_2 = c;
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node d = dfg_arg(g, n, 2);
    dfg_node constant_3 = d;
    if (!dfg_is(g, constant_3, DFG_CONST) || !dfg_same_body(g, n, clip_2))
        return false;
    /* where finite(b) */
    if (!finite(g, b))
        return false;
    /* where finite(c) */
    if (!finite(g, c))
        return false;
    /* where finite(d) */
    if (!finite(g, d))
        return false;
    /* where not present(a) */
    if (a != DFG_NONE)
        return false;
    return accept(ctx, &(struct clip_clip_high_clip_whole){.m = {.root = n, .x = x, .a = a, .b = b,
            .c = c, .d = d}, .clip = n, .clip_2 = clip_2, .constant = constant,
            .constant_2 = constant_2, .constant_3 = constant_3});
}

struct clip_clip_high_low_whole {
    struct clip_clip_high_low_match m;
    dfg_node clip;
    dfg_node clip_2;
    dfg_node constant;
    dfg_node constant_2;
};

static bool clip_clip_high_low_whole(const dfg_graph *g, dfg_node n,
                                     bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_Clip, 2))
        return false;
    dfg_node clip_2 = dfg_arg(g, n, 0);
    if (dfg_op(g, clip_2) != OP_Clip || dfg_n_args(g, clip_2) > 3 || dfg_arg(g, clip_2, 0) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, clip_2, 0);
    dfg_node a = dfg_arg(g, clip_2, 1);
    dfg_node b = dfg_arg(g, clip_2, 2);
    dfg_node constant = b;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node c = dfg_arg(g, n, 1);
    dfg_node constant_2 = c;
    if (!dfg_is(g, constant_2, DFG_CONST) || !dfg_same_body(g, n, clip_2))
        return false;
    /* where finite(b) */
    if (!finite(g, b))
        return false;
    /* where finite(c) */
    if (!finite(g, c))
        return false;
    /* where not present(a) */
    if (a != DFG_NONE)
        return false;
    return accept(ctx, &(struct clip_clip_high_low_whole){.m = {.root = n, .x = x, .a = a, .b = b,
            .c = c}, .clip = n, .clip_2 = clip_2, .constant = constant,
            .constant_2 = constant_2});
}

struct clip_clip_high_high_whole {
    struct clip_clip_high_high_match m;
    dfg_node clip;
    dfg_node clip_2;
    dfg_node constant;
    dfg_node constant_2;
};

static bool clip_clip_high_high_whole(const dfg_graph *g, dfg_node n,
                                      bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_Clip || dfg_n_args(g, n) > 3)
        return false;
    dfg_node clip_2 = dfg_arg(g, n, 0);
    if (dfg_op(g, clip_2) != OP_Clip || dfg_n_args(g, clip_2) > 3 || dfg_arg(g, clip_2, 0) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, clip_2, 0);
    dfg_node a = dfg_arg(g, clip_2, 1);
    dfg_node b = dfg_arg(g, clip_2, 2);
    dfg_node constant = b;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node c = dfg_arg(g, n, 1);
    dfg_node d = dfg_arg(g, n, 2);
    dfg_node constant_2 = d;
    if (!dfg_is(g, constant_2, DFG_CONST) || !dfg_same_body(g, n, clip_2))
        return false;
    /* where finite(b) */
    if (!finite(g, b))
        return false;
    /* where finite(d) */
    if (!finite(g, d))
        return false;
    /* where not present(a) */
    if (a != DFG_NONE)
        return false;
    /* where not present(c) */
    if (c != DFG_NONE)
        return false;
    return accept(ctx, &(struct clip_clip_high_high_whole){.m = {.root = n, .x = x, .a = a, .b = b,
            .c = c, .d = d}, .clip = n, .clip_2 = clip_2, .constant = constant,
            .constant_2 = constant_2});
}

/* clip.pat:104
 * cond is_limit(c, x, y) = c.elements == 1, finite(c), c.rank == 0 or c.rank <= x.rank or same_shape(x, y);
 */
static bool is_limit(const dfg_graph *g, dfg_node c, dfg_node x, dfg_node y)
{
    return dfg_dim_eq(g, dfg_elements_of(g, c), dfg_int(1)) && finite(g, c)
        && (dfg_rank(g, c) == 0 || dfg_le(dfg_rank_of(g, c), dfg_rank_of(g, x))
            || dfg_same_shape(g, x, y) == DFG_TRUE);
}

struct clip_max_zero_whole {
    struct clip_max_zero_match m;
    dfg_node constant;
};

static bool clip_max_zero_whole(const dfg_graph *g, dfg_node n,
                                bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_Max, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node x = dfg_arg(g, n, swap);
        dfg_node c = dfg_arg(g, n, 1 - swap);
        dfg_node constant = c;
        if (!dfg_const_is(g, constant, dfg_int(0), DFG_NO_DTYPE))
            continue;
        /* where is_limit(c, x, y) */
        if (!is_limit(g, c, x, n))
            continue;
        /* where x.dtype in {f16, f32, f64} */
        if (!(dfg_dtype(g, x) == DFG_F16 || dfg_dtype(g, x) == DFG_F32 || dfg_dtype(g, x) == DFG_F64))
            continue;
        if (accept(ctx, &(struct clip_max_zero_whole){.m = {.root = n, .x = x, .c = c, .y = n},
                .constant = constant}))
            return true;
    }
    return false;
}

struct clip_min_max_whole {
    struct clip_min_max_match m;
    dfg_node constant;
    dfg_node constant_2;
};

static bool clip_min_max_whole(const dfg_graph *g, dfg_node n,
                               bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_Min, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, n, 0)) == OP_Max ? 0 : 1;
    dfg_node hi = dfg_arg(g, n, 1 - swap);
    dfg_node constant_2 = hi;
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node m_2 = dfg_arg(g, n, swap);
    if (!dfg_calls_with(g, m_2, OP_Max, 2))
        return false;
    /* where is_limit(hi, m, y) */
    if (!is_limit(g, hi, m_2, n))
        return false;
    for (uint32_t swap_2 = 0; swap_2 < dfg_orders(g, m_2); swap_2++) {
        dfg_node x = dfg_arg(g, m_2, swap_2);
        dfg_node lo = dfg_arg(g, m_2, 1 - swap_2);
        dfg_node constant = lo;
        if (!dfg_is(g, constant, DFG_CONST) || !dfg_same_body(g, n, m_2))
            continue;
        /* where is_limit(lo, x, m) */
        if (!is_limit(g, lo, x, m_2))
            continue;
        if (accept(ctx, &(struct clip_min_max_whole){.m = {.root = n, .x = x, .lo = lo, .hi = hi,
                .m = m_2, .y = n}, .constant = constant, .constant_2 = constant_2}))
            return true;
    }
    return false;
}

struct clip_max_min_whole {
    struct clip_max_min_match m;
    dfg_node constant;
    dfg_node constant_2;
};

static bool clip_max_min_whole(const dfg_graph *g, dfg_node n,
                               bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_Max, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, n, 0)) == OP_Min ? 0 : 1;
    dfg_node lo = dfg_arg(g, n, 1 - swap);
    dfg_node constant_2 = lo;
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node m_2 = dfg_arg(g, n, swap);
    if (!dfg_calls_with(g, m_2, OP_Min, 2))
        return false;
    /* where is_limit(lo, m, y) */
    if (!is_limit(g, lo, m_2, n))
        return false;
    for (uint32_t swap_2 = 0; swap_2 < dfg_orders(g, m_2); swap_2++) {
        dfg_node x = dfg_arg(g, m_2, swap_2);
        dfg_node hi = dfg_arg(g, m_2, 1 - swap_2);
        dfg_node constant = hi;
        if (!dfg_is(g, constant, DFG_CONST) || !dfg_same_body(g, n, m_2))
            continue;
        /* where is_limit(hi, x, m) */
        if (!is_limit(g, hi, x, m_2))
            continue;
        if (accept(ctx, &(struct clip_max_min_whole){.m = {.root = n, .x = x, .lo = lo, .hi = hi,
                .m = m_2, .y = n}, .constant = constant, .constant_2 = constant_2}))
            return true;
    }
    return false;
}

struct clip_min_min_whole {
    struct clip_min_min_match m;
    dfg_node constant;
    dfg_node constant_2;
};

static bool clip_min_min_whole(const dfg_graph *g, dfg_node n,
                               bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_Min, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, n, 0)) == OP_Min ? 0 : 1;
    dfg_node b = dfg_arg(g, n, 1 - swap);
    dfg_node constant_2 = b;
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node m_2 = dfg_arg(g, n, swap);
    if (!dfg_calls_with(g, m_2, OP_Min, 2))
        return false;
    /* where is_limit(b, m, y) */
    if (!is_limit(g, b, m_2, n))
        return false;
    for (uint32_t swap_2 = 0; swap_2 < dfg_orders(g, m_2); swap_2++) {
        dfg_node x = dfg_arg(g, m_2, swap_2);
        dfg_node a = dfg_arg(g, m_2, 1 - swap_2);
        dfg_node constant = a;
        if (!dfg_is(g, constant, DFG_CONST) || !dfg_same_body(g, n, m_2))
            continue;
        /* where is_limit(a, x, m) */
        if (!is_limit(g, a, x, m_2))
            continue;
        if (accept(ctx, &(struct clip_min_min_whole){.m = {.root = n, .x = x, .a = a, .b = b, .m = m_2,
                .y = n}, .constant = constant, .constant_2 = constant_2}))
            return true;
    }
    return false;
}

struct clip_max_max_whole {
    struct clip_max_max_match m;
    dfg_node constant;
    dfg_node constant_2;
};

static bool clip_max_max_whole(const dfg_graph *g, dfg_node n,
                               bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_Max, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, n, 0)) == OP_Max ? 0 : 1;
    dfg_node b = dfg_arg(g, n, 1 - swap);
    dfg_node constant_2 = b;
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node m_2 = dfg_arg(g, n, swap);
    if (!dfg_calls_with(g, m_2, OP_Max, 2))
        return false;
    /* where is_limit(b, m, y) */
    if (!is_limit(g, b, m_2, n))
        return false;
    for (uint32_t swap_2 = 0; swap_2 < dfg_orders(g, m_2); swap_2++) {
        dfg_node x = dfg_arg(g, m_2, swap_2);
        dfg_node a = dfg_arg(g, m_2, 1 - swap_2);
        dfg_node constant = a;
        if (!dfg_is(g, constant, DFG_CONST) || !dfg_same_body(g, n, m_2))
            continue;
        /* where is_limit(a, x, m) */
        if (!is_limit(g, a, x, m_2))
            continue;
        if (accept(ctx, &(struct clip_max_max_whole){.m = {.root = n, .x = x, .a = a, .b = b, .m = m_2,
                .y = n}, .constant = constant, .constant_2 = constant_2}))
            return true;
    }
    return false;
}

struct each { bool (*accept)(void *, const void *); void *ctx; };

/* ---- clip_free ---- */

static const struct dfg_desc_expr clip_clip_free_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 14 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 14 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 14 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 13 }, .text = "bf16", .line = 14 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 14 },
    /* 5 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 15 }, .text = "f64", .line = 14 },
    /* 6 */ { .op = DFG_E_IN, .n_kids = 5, .kids = (const uint32_t[]){ 1, 2, 3, 4, 5, }, .text = "(x.dtype in {f16, bf16, f32, f64})", .line = 14 },
    /* 7 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "not (x.dtype in {f16, bf16, f32, f64})", .line = 14 },
};
static const struct dfg_desc_node clip_clip_free_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "Clip(x)", .line = 14 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 14 },
};
static const struct dfg_desc_region clip_clip_free_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture clip_clip_free_refs[] = { { 1, -1 }, };
static const struct dfg_capture clip_clip_free_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct clip_clip_free_match, x) },
};
static const struct dfg_desc_pattern clip_clip_free_desc = {
    .n_nodes = 2, .n_exprs = 8, .n_vars = 0, .n_sets = 1,
    .nodes = clip_clip_free_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = clip_clip_free_regions,
    .exprs = clip_clip_free_exprs,
    .captures = clip_clip_free_refs,
    .text = "rule clip_free(x) { match Clip(x); where not (x.dtype in {f16, bf16, f32, f64}); rewrite x; }", .line = 14, .n_where = 1, .where = (const uint32_t[]){ 7, }
};
static bool clip_clip_free_any(const dfg_graph *g, dfg_node n, void *m)
{
    return clip_clip_free_match(g, n, m);
}
static bool clip_clip_free_pass(void *ctx, const struct clip_clip_free_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool clip_clip_free_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return clip_clip_free_each(g, n, clip_clip_free_pass, &e);
}

static const struct dfg_part clip_clip_free_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct clip_clip_free_whole, m.x) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct clip_clip_free_whole, clip) },
};
/* ---- relu_clip ---- */

static const struct dfg_desc_expr clip_relu_clip_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 11 },
    /* 1 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "value(c)", .line = 11 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 11 },
    /* 3 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "value(c)", .line = 11 },
    /* 4 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, }, .text = "value(c) - value(c)", .line = 11 },
    /* 5 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 11 },
    /* 6 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, }, .text = "value(c) - value(c) == 0", .line = 11 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 7, .text = "c", .line = 11 },
    /* 8 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "value(c)", .line = 11 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 7, .text = "c", .line = 11 },
    /* 10 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "value(c)", .line = 11 },
    /* 11 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 8, 10, }, .text = "value(c) - value(c)", .line = 11 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 11 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "value(c) - value(c) == 0", .line = 11 },
};
static const struct dfg_desc_node clip_relu_clip_nodes[9] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "Relu(Clip(x, lo & const, hi & const))", .line = 20 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 2, 3, 6, },
        .text = "Clip(x, lo & const, hi & const)", .line = 20 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 19 },
    [3] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "lo & const", .line = 20 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "lo",
        .text = "lo", .line = 19 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 20 },
    [6] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "hi & const", .line = 20 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "hi",
        .text = "hi", .line = 19 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 20 },
};
static const struct dfg_desc_region clip_relu_clip_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture clip_relu_clip_refs[] = { { 2, -1 }, { 4, -1 }, { 7, -1 }, };
static const struct dfg_capture clip_relu_clip_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct clip_relu_clip_match, x) },
    { "lo", DFG_CAP_NODE, offsetof(struct clip_relu_clip_match, lo) },
    { "hi", DFG_CAP_NODE, offsetof(struct clip_relu_clip_match, hi) },
};
static const struct dfg_desc_pattern clip_relu_clip_desc = {
    .n_nodes = 9, .n_exprs = 14, .n_vars = 0, .n_sets = 3,
    .nodes = clip_relu_clip_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = clip_relu_clip_regions,
    .exprs = clip_relu_clip_exprs,
    .captures = clip_relu_clip_refs,
    .text = "rule relu_clip(x, lo, hi) {\012    match Relu(Clip(x, lo & const, hi & const));\012    where finite(lo), finite(hi);\012    rewrite Clip(x, like(lo, max(value(lo), 0)), like(hi, max(value(hi), 0)));\012}", .line = 19, .n_where = 2, .where = (const uint32_t[]){ 6, 13, }
};
static bool clip_relu_clip_any(const dfg_graph *g, dfg_node n, void *m)
{
    return clip_relu_clip_match(g, n, m);
}
static bool clip_relu_clip_pass(void *ctx, const struct clip_relu_clip_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool clip_relu_clip_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return clip_relu_clip_each(g, n, clip_relu_clip_pass, &e);
}

static const struct dfg_part clip_relu_clip_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct clip_relu_clip_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct clip_relu_clip_whole, m.lo) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct clip_relu_clip_whole, m.hi) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct clip_relu_clip_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct clip_relu_clip_whole, clip) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct clip_relu_clip_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct clip_relu_clip_whole, constant_2) },
};
/* ---- relu_clip_low ---- */

static const struct dfg_desc_expr clip_relu_clip_low_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 11 },
    /* 1 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "value(c)", .line = 11 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 11 },
    /* 3 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "value(c)", .line = 11 },
    /* 4 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, }, .text = "value(c) - value(c)", .line = 11 },
    /* 5 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 11 },
    /* 6 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, }, .text = "value(c) - value(c) == 0", .line = 11 },
};
static const struct dfg_desc_node clip_relu_clip_low_nodes[6] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "Relu(Clip(x, lo & const))", .line = 25 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "Clip(x, lo & const)", .line = 25 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 24 },
    [3] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "lo & const", .line = 25 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "lo",
        .text = "lo", .line = 24 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 25 },
};
static const struct dfg_desc_region clip_relu_clip_low_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture clip_relu_clip_low_refs[] = { { 2, -1 }, { 4, -1 }, };
static const struct dfg_capture clip_relu_clip_low_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct clip_relu_clip_low_match, x) },
    { "lo", DFG_CAP_NODE, offsetof(struct clip_relu_clip_low_match, lo) },
};
static const struct dfg_desc_pattern clip_relu_clip_low_desc = {
    .n_nodes = 6, .n_exprs = 7, .n_vars = 0, .n_sets = 2,
    .nodes = clip_relu_clip_low_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = clip_relu_clip_low_regions,
    .exprs = clip_relu_clip_low_exprs,
    .captures = clip_relu_clip_low_refs,
    .text = "rule relu_clip_low(x, lo) {\012    match Relu(Clip(x, lo & const));\012    where finite(lo);\012    rewrite Clip(x, like(lo, max(value(lo), 0)));\012}", .line = 24, .n_where = 1, .where = (const uint32_t[]){ 6, }
};
static bool clip_relu_clip_low_any(const dfg_graph *g, dfg_node n, void *m)
{
    return clip_relu_clip_low_match(g, n, m);
}
static bool clip_relu_clip_low_pass(void *ctx, const struct clip_relu_clip_low_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool clip_relu_clip_low_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return clip_relu_clip_low_each(g, n, clip_relu_clip_low_pass, &e);
}

static const struct dfg_part clip_relu_clip_low_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct clip_relu_clip_low_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct clip_relu_clip_low_whole, m.lo) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct clip_relu_clip_low_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct clip_relu_clip_low_whole, clip) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct clip_relu_clip_low_whole, constant) },
};
/* ---- relu_clip_high ---- */

static const struct dfg_desc_expr clip_relu_clip_high_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 11 },
    /* 1 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "value(c)", .line = 11 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 11 },
    /* 3 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "value(c)", .line = 11 },
    /* 4 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, }, .text = "value(c) - value(c)", .line = 11 },
    /* 5 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 11 },
    /* 6 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, }, .text = "value(c) - value(c) == 0", .line = 11 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 3, .text = "lo", .line = 32 },
    /* 8 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "present(lo)", .line = 32 },
    /* 9 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "not present(lo)", .line = 32 },
};
static const struct dfg_desc_node clip_relu_clip_high_nodes[7] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "Relu(Clip(x, lo?, hi & const))", .line = 30 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 2, 3, 4, },
        .optional = 0x2u,
        .text = "Clip(x, lo?, hi & const)", .line = 30 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 29 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "lo",
        .text = "lo", .line = 29 },
    [4] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "hi & const", .line = 30 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "hi",
        .text = "hi", .line = 29 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 30 },
};
static const struct dfg_desc_region clip_relu_clip_high_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture clip_relu_clip_high_refs[] = { { 2, -1 }, { 3, -1 }, { 5, -1 }, };
static const struct dfg_capture clip_relu_clip_high_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct clip_relu_clip_high_match, x) },
    { "lo", DFG_CAP_NODE, offsetof(struct clip_relu_clip_high_match, lo) },
    { "hi", DFG_CAP_NODE, offsetof(struct clip_relu_clip_high_match, hi) },
};
static const struct dfg_desc_pattern clip_relu_clip_high_desc = {
    .n_nodes = 7, .n_exprs = 10, .n_vars = 0, .n_sets = 3,
    .nodes = clip_relu_clip_high_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = clip_relu_clip_high_regions,
    .exprs = clip_relu_clip_high_exprs,
    .captures = clip_relu_clip_high_refs,
    .text = "rule relu_clip_high(x, lo, hi) {\012    match Relu(Clip(x, lo?, hi & const));\012    where finite(hi);\012    where not present(lo);\012    rewrite Clip(x, like(hi, 0), like(hi, max(value(hi), 0)));\012}", .line = 29, .n_where = 2, .where = (const uint32_t[]){ 6, 9, }
};
static bool clip_relu_clip_high_any(const dfg_graph *g, dfg_node n, void *m)
{
    return clip_relu_clip_high_match(g, n, m);
}
static bool clip_relu_clip_high_pass(void *ctx, const struct clip_relu_clip_high_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool clip_relu_clip_high_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return clip_relu_clip_high_each(g, n, clip_relu_clip_high_pass, &e);
}

static const struct dfg_part clip_relu_clip_high_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct clip_relu_clip_high_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct clip_relu_clip_high_whole, m.lo) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct clip_relu_clip_high_whole, m.hi) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct clip_relu_clip_high_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct clip_relu_clip_high_whole, clip) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct clip_relu_clip_high_whole, constant) },
};
/* ---- clip_relu ---- */

static const struct dfg_desc_expr clip_clip_relu_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 11 },
    /* 1 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "value(c)", .line = 11 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 11 },
    /* 3 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "value(c)", .line = 11 },
    /* 4 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, }, .text = "value(c) - value(c)", .line = 11 },
    /* 5 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 11 },
    /* 6 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, }, .text = "value(c) - value(c) == 0", .line = 11 },
};
static const struct dfg_desc_node clip_clip_relu_nodes[7] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 3, 6, },
        .optional = 0x4u,
        .text = "Clip(Relu(x), lo & const, hi?)", .line = 37 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "Relu(x)", .line = 37 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 36 },
    [3] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "lo & const", .line = 37 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "lo",
        .text = "lo", .line = 36 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 37 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "hi",
        .text = "hi", .line = 36 },
};
static const struct dfg_desc_region clip_clip_relu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture clip_clip_relu_refs[] = { { 2, -1 }, { 4, -1 }, { 6, -1 }, };
static const struct dfg_capture clip_clip_relu_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct clip_clip_relu_match, x) },
    { "lo", DFG_CAP_NODE, offsetof(struct clip_clip_relu_match, lo) },
    { "hi", DFG_CAP_NODE, offsetof(struct clip_clip_relu_match, hi) },
};
static const struct dfg_desc_pattern clip_clip_relu_desc = {
    .n_nodes = 7, .n_exprs = 7, .n_vars = 0, .n_sets = 3,
    .nodes = clip_clip_relu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = clip_clip_relu_regions,
    .exprs = clip_clip_relu_exprs,
    .captures = clip_clip_relu_refs,
    .text = "rule clip_relu(x, lo, hi) {\012    match Clip(Relu(x), lo & const, hi?);\012    where finite(lo);\012    rewrite Clip(x, like(lo, max(value(lo), 0)), hi?);\012}", .line = 36, .n_where = 1, .where = (const uint32_t[]){ 6, }
};
static bool clip_clip_relu_any(const dfg_graph *g, dfg_node n, void *m)
{
    return clip_clip_relu_match(g, n, m);
}
static bool clip_clip_relu_pass(void *ctx, const struct clip_clip_relu_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool clip_clip_relu_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return clip_clip_relu_each(g, n, clip_clip_relu_pass, &e);
}

static const struct dfg_part clip_clip_relu_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct clip_clip_relu_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct clip_clip_relu_whole, m.lo) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct clip_clip_relu_whole, m.hi) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct clip_clip_relu_whole, clip) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct clip_clip_relu_whole, relu) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct clip_clip_relu_whole, constant) },
};
/* ---- clip_relu_high ---- */

static const struct dfg_desc_expr clip_clip_relu_high_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 11 },
    /* 1 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "value(c)", .line = 11 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 11 },
    /* 3 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "value(c)", .line = 11 },
    /* 4 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, }, .text = "value(c) - value(c)", .line = 11 },
    /* 5 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 11 },
    /* 6 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, }, .text = "value(c) - value(c) == 0", .line = 11 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 3, .text = "lo", .line = 44 },
    /* 8 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "present(lo)", .line = 44 },
    /* 9 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "not present(lo)", .line = 44 },
};
static const struct dfg_desc_node clip_clip_relu_high_nodes[7] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 3, 4, },
        .optional = 0x2u,
        .text = "Clip(Relu(x), lo?, hi & const)", .line = 42 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "Relu(x)", .line = 42 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 41 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "lo",
        .text = "lo", .line = 41 },
    [4] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "hi & const", .line = 42 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "hi",
        .text = "hi", .line = 41 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 42 },
};
static const struct dfg_desc_region clip_clip_relu_high_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture clip_clip_relu_high_refs[] = { { 2, -1 }, { 3, -1 }, { 5, -1 }, };
static const struct dfg_capture clip_clip_relu_high_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct clip_clip_relu_high_match, x) },
    { "lo", DFG_CAP_NODE, offsetof(struct clip_clip_relu_high_match, lo) },
    { "hi", DFG_CAP_NODE, offsetof(struct clip_clip_relu_high_match, hi) },
};
static const struct dfg_desc_pattern clip_clip_relu_high_desc = {
    .n_nodes = 7, .n_exprs = 10, .n_vars = 0, .n_sets = 3,
    .nodes = clip_clip_relu_high_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = clip_clip_relu_high_regions,
    .exprs = clip_clip_relu_high_exprs,
    .captures = clip_clip_relu_high_refs,
    .text = "rule clip_relu_high(x, lo, hi) {\012    match Clip(Relu(x), lo?, hi & const);\012    where finite(hi);\012    where not present(lo);\012    rewrite Clip(x, like(hi, 0), hi);\012}", .line = 41, .n_where = 2, .where = (const uint32_t[]){ 6, 9, }
};
static bool clip_clip_relu_high_any(const dfg_graph *g, dfg_node n, void *m)
{
    return clip_clip_relu_high_match(g, n, m);
}
static bool clip_clip_relu_high_pass(void *ctx, const struct clip_clip_relu_high_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool clip_clip_relu_high_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return clip_clip_relu_high_each(g, n, clip_clip_relu_high_pass, &e);
}

static const struct dfg_part clip_clip_relu_high_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct clip_clip_relu_high_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct clip_clip_relu_high_whole, m.lo) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct clip_clip_relu_high_whole, m.hi) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct clip_clip_relu_high_whole, clip) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct clip_clip_relu_high_whole, relu) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct clip_clip_relu_high_whole, constant) },
};
/* ---- clip_clip ---- */

static const struct dfg_desc_expr clip_clip_clip_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 11 },
    /* 1 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "value(c)", .line = 11 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 11 },
    /* 3 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "value(c)", .line = 11 },
    /* 4 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, }, .text = "value(c) - value(c)", .line = 11 },
    /* 5 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 11 },
    /* 6 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, }, .text = "value(c) - value(c) == 0", .line = 11 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 7, .text = "c", .line = 11 },
    /* 8 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "value(c)", .line = 11 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 7, .text = "c", .line = 11 },
    /* 10 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "value(c)", .line = 11 },
    /* 11 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 8, 10, }, .text = "value(c) - value(c)", .line = 11 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 11 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "value(c) - value(c) == 0", .line = 11 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 10, .text = "c", .line = 11 },
    /* 15 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "value(c)", .line = 11 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 10, .text = "c", .line = 11 },
    /* 17 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "value(c)", .line = 11 },
    /* 18 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 15, 17, }, .text = "value(c) - value(c)", .line = 11 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 11 },
    /* 20 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "value(c) - value(c) == 0", .line = 11 },
    /* 21 */ { .op = DFG_E_NODE, .ref = 13, .text = "c", .line = 11 },
    /* 22 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 21, }, .text = "value(c)", .line = 11 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 13, .text = "c", .line = 11 },
    /* 24 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "value(c)", .line = 11 },
    /* 25 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 22, 24, }, .text = "value(c) - value(c)", .line = 11 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 11 },
    /* 27 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 25, 26, }, .text = "value(c) - value(c) == 0", .line = 11 },
};
static const struct dfg_desc_node clip_clip_clip_nodes[15] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 9, 12, },
        .text = "Clip(Clip(x, a & const, b & const), c & const, d & const)", .line = 51 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 2, 3, 6, },
        .text = "Clip(x, a & const, b & const)", .line = 51 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 50 },
    [3] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "a & const", .line = 51 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 50 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 51 },
    [6] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "b & const", .line = 51 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 50 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 51 },
    [9] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, },
        .text = "c & const", .line = 51 },
    [10] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 50 },
    [11] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 51 },
    [12] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, },
        .text = "d & const", .line = 51 },
    [13] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "d",
        .text = "d", .line = 50 },
    [14] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 51 },
};
static const struct dfg_desc_region clip_clip_clip_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture clip_clip_clip_refs[] = { { 2, -1 }, { 4, -1 }, { 7, -1 }, { 10, -1 }, { 13, -1 }, };
static const struct dfg_capture clip_clip_clip_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct clip_clip_clip_match, x) },
    { "a", DFG_CAP_NODE, offsetof(struct clip_clip_clip_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct clip_clip_clip_match, b) },
    { "c", DFG_CAP_NODE, offsetof(struct clip_clip_clip_match, c) },
    { "d", DFG_CAP_NODE, offsetof(struct clip_clip_clip_match, d) },
};
static const struct dfg_desc_pattern clip_clip_clip_desc = {
    .n_nodes = 15, .n_exprs = 28, .n_vars = 0, .n_sets = 5,
    .nodes = clip_clip_clip_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = clip_clip_clip_regions,
    .exprs = clip_clip_clip_exprs,
    .captures = clip_clip_clip_refs,
    .text = "rule clip_clip(x, a, b, c, d) {\012    match Clip(Clip(x, a & const, b & const), c & const, d & const);\012    where finite(a), finite(b), finite(c), finite(d);\012    rewrite Clip(x, like(a, min(max(value(a), value(c)), value(d))), like(b, min(max(value(b), value(c)), value(d))));\012}", .line = 50, .n_where = 4, .where = (const uint32_t[]){ 6, 13, 20, 27, }
};
static bool clip_clip_clip_any(const dfg_graph *g, dfg_node n, void *m)
{
    return clip_clip_clip_match(g, n, m);
}
static bool clip_clip_clip_pass(void *ctx, const struct clip_clip_clip_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool clip_clip_clip_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return clip_clip_clip_each(g, n, clip_clip_clip_pass, &e);
}

static const struct dfg_part clip_clip_clip_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct clip_clip_clip_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct clip_clip_clip_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct clip_clip_clip_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct clip_clip_clip_whole, m.c) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct clip_clip_clip_whole, m.d) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct clip_clip_clip_whole, clip) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct clip_clip_clip_whole, clip_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct clip_clip_clip_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct clip_clip_clip_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct clip_clip_clip_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct clip_clip_clip_whole, constant_4) },
};
/* ---- clip_clip_low ---- */

static const struct dfg_desc_expr clip_clip_clip_low_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 11 },
    /* 1 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "value(c)", .line = 11 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 11 },
    /* 3 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "value(c)", .line = 11 },
    /* 4 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, }, .text = "value(c) - value(c)", .line = 11 },
    /* 5 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 11 },
    /* 6 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, }, .text = "value(c) - value(c) == 0", .line = 11 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 7, .text = "c", .line = 11 },
    /* 8 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "value(c)", .line = 11 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 7, .text = "c", .line = 11 },
    /* 10 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "value(c)", .line = 11 },
    /* 11 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 8, 10, }, .text = "value(c) - value(c)", .line = 11 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 11 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "value(c) - value(c) == 0", .line = 11 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 10, .text = "c", .line = 11 },
    /* 15 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "value(c)", .line = 11 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 10, .text = "c", .line = 11 },
    /* 17 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "value(c)", .line = 11 },
    /* 18 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 15, 17, }, .text = "value(c) - value(c)", .line = 11 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 11 },
    /* 20 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "value(c) - value(c) == 0", .line = 11 },
};
static const struct dfg_desc_node clip_clip_clip_low_nodes[12] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 9, },
        .text = "Clip(Clip(x, a & const, b & const), c & const)", .line = 56 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 2, 3, 6, },
        .text = "Clip(x, a & const, b & const)", .line = 56 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 55 },
    [3] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "a & const", .line = 56 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 55 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 56 },
    [6] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "b & const", .line = 56 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 55 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 56 },
    [9] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, },
        .text = "c & const", .line = 56 },
    [10] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 55 },
    [11] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 56 },
};
static const struct dfg_desc_region clip_clip_clip_low_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture clip_clip_clip_low_refs[] = { { 2, -1 }, { 4, -1 }, { 7, -1 }, { 10, -1 }, };
static const struct dfg_capture clip_clip_clip_low_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct clip_clip_clip_low_match, x) },
    { "a", DFG_CAP_NODE, offsetof(struct clip_clip_clip_low_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct clip_clip_clip_low_match, b) },
    { "c", DFG_CAP_NODE, offsetof(struct clip_clip_clip_low_match, c) },
};
static const struct dfg_desc_pattern clip_clip_clip_low_desc = {
    .n_nodes = 12, .n_exprs = 21, .n_vars = 0, .n_sets = 4,
    .nodes = clip_clip_clip_low_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = clip_clip_clip_low_regions,
    .exprs = clip_clip_clip_low_exprs,
    .captures = clip_clip_clip_low_refs,
    .text = "rule clip_clip_low(x, a, b, c) {\012    match Clip(Clip(x, a & const, b & const), c & const);\012    where finite(a), finite(b), finite(c);\012    rewrite Clip(x, like(a, max(value(a), value(c))), like(b, max(value(b), value(c))));\012}", .line = 55, .n_where = 3, .where = (const uint32_t[]){ 6, 13, 20, }
};
static bool clip_clip_clip_low_any(const dfg_graph *g, dfg_node n, void *m)
{
    return clip_clip_clip_low_match(g, n, m);
}
static bool clip_clip_clip_low_pass(void *ctx, const struct clip_clip_clip_low_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool clip_clip_clip_low_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return clip_clip_clip_low_each(g, n, clip_clip_clip_low_pass, &e);
}

static const struct dfg_part clip_clip_clip_low_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct clip_clip_clip_low_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct clip_clip_clip_low_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct clip_clip_clip_low_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct clip_clip_clip_low_whole, m.c) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct clip_clip_clip_low_whole, clip) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct clip_clip_clip_low_whole, clip_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct clip_clip_clip_low_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct clip_clip_clip_low_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct clip_clip_clip_low_whole, constant_3) },
};
/* ---- clip_clip_high ---- */

static const struct dfg_desc_expr clip_clip_clip_high_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 11 },
    /* 1 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "value(c)", .line = 11 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 11 },
    /* 3 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "value(c)", .line = 11 },
    /* 4 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, }, .text = "value(c) - value(c)", .line = 11 },
    /* 5 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 11 },
    /* 6 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, }, .text = "value(c) - value(c) == 0", .line = 11 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 7, .text = "c", .line = 11 },
    /* 8 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "value(c)", .line = 11 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 7, .text = "c", .line = 11 },
    /* 10 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "value(c)", .line = 11 },
    /* 11 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 8, 10, }, .text = "value(c) - value(c)", .line = 11 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 11 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "value(c) - value(c) == 0", .line = 11 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 11, .text = "c", .line = 11 },
    /* 15 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "value(c)", .line = 11 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 11, .text = "c", .line = 11 },
    /* 17 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "value(c)", .line = 11 },
    /* 18 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 15, 17, }, .text = "value(c) - value(c)", .line = 11 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 11 },
    /* 20 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "value(c) - value(c) == 0", .line = 11 },
    /* 21 */ { .op = DFG_E_NODE, .ref = 9, .text = "c", .line = 63 },
    /* 22 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 21, }, .text = "present(c)", .line = 63 },
    /* 23 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "not present(c)", .line = 63 },
};
static const struct dfg_desc_node clip_clip_clip_high_nodes[13] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 9, 10, },
        .optional = 0x2u,
        .text = "Clip(Clip(x, a & const, b & const), c?, d & const)", .line = 61 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 2, 3, 6, },
        .text = "Clip(x, a & const, b & const)", .line = 61 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 60 },
    [3] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "a & const", .line = 61 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 60 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 61 },
    [6] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "b & const", .line = 61 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 60 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 61 },
    [9] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 60 },
    [10] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, },
        .text = "d & const", .line = 61 },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "d",
        .text = "d", .line = 60 },
    [12] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 61 },
};
static const struct dfg_desc_region clip_clip_clip_high_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture clip_clip_clip_high_refs[] = { { 2, -1 }, { 4, -1 }, { 7, -1 }, { 9, -1 }, { 11, -1 }, };
static const struct dfg_capture clip_clip_clip_high_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct clip_clip_clip_high_match, x) },
    { "a", DFG_CAP_NODE, offsetof(struct clip_clip_clip_high_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct clip_clip_clip_high_match, b) },
    { "c", DFG_CAP_NODE, offsetof(struct clip_clip_clip_high_match, c) },
    { "d", DFG_CAP_NODE, offsetof(struct clip_clip_clip_high_match, d) },
};
static const struct dfg_desc_pattern clip_clip_clip_high_desc = {
    .n_nodes = 13, .n_exprs = 24, .n_vars = 0, .n_sets = 5,
    .nodes = clip_clip_clip_high_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = clip_clip_clip_high_regions,
    .exprs = clip_clip_clip_high_exprs,
    .captures = clip_clip_clip_high_refs,
    .text = "rule clip_clip_high(x, a, b, c, d) {\012    match Clip(Clip(x, a & const, b & const), c?, d & const);\012    where finite(a), finite(b), finite(d);\012    where not present(c);\012    rewrite Clip(x, like(a, min(value(a), value(d))), like(b, min(value(b), value(d))));\012}", .line = 60, .n_where = 4, .where = (const uint32_t[]){ 6, 13, 20, 23, }
};
static bool clip_clip_clip_high_any(const dfg_graph *g, dfg_node n, void *m)
{
    return clip_clip_clip_high_match(g, n, m);
}
static bool clip_clip_clip_high_pass(void *ctx, const struct clip_clip_clip_high_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool clip_clip_clip_high_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return clip_clip_clip_high_each(g, n, clip_clip_clip_high_pass, &e);
}

static const struct dfg_part clip_clip_clip_high_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct clip_clip_clip_high_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct clip_clip_clip_high_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct clip_clip_clip_high_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct clip_clip_clip_high_whole, m.c) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct clip_clip_clip_high_whole, m.d) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct clip_clip_clip_high_whole, clip) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct clip_clip_clip_high_whole, clip_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct clip_clip_clip_high_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct clip_clip_clip_high_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct clip_clip_clip_high_whole, constant_3) },
};
/* ---- clip_low_clip ---- */

static const struct dfg_desc_expr clip_clip_low_clip_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 11 },
    /* 1 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "value(c)", .line = 11 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 11 },
    /* 3 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "value(c)", .line = 11 },
    /* 4 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, }, .text = "value(c) - value(c)", .line = 11 },
    /* 5 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 11 },
    /* 6 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, }, .text = "value(c) - value(c) == 0", .line = 11 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 7, .text = "c", .line = 11 },
    /* 8 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "value(c)", .line = 11 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 7, .text = "c", .line = 11 },
    /* 10 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "value(c)", .line = 11 },
    /* 11 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 8, 10, }, .text = "value(c) - value(c)", .line = 11 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 11 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "value(c) - value(c) == 0", .line = 11 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 10, .text = "c", .line = 11 },
    /* 15 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "value(c)", .line = 11 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 10, .text = "c", .line = 11 },
    /* 17 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "value(c)", .line = 11 },
    /* 18 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 15, 17, }, .text = "value(c) - value(c)", .line = 11 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 11 },
    /* 20 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "value(c) - value(c) == 0", .line = 11 },
};
static const struct dfg_desc_node clip_clip_low_clip_nodes[12] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 6, 9, },
        .text = "Clip(Clip(x, a & const), c & const, d & const)", .line = 67 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "Clip(x, a & const)", .line = 67 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 66 },
    [3] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "a & const", .line = 67 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 66 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 67 },
    [6] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "c & const", .line = 67 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 66 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 67 },
    [9] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, },
        .text = "d & const", .line = 67 },
    [10] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "d",
        .text = "d", .line = 66 },
    [11] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 67 },
};
static const struct dfg_desc_region clip_clip_low_clip_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture clip_clip_low_clip_refs[] = { { 2, -1 }, { 4, -1 }, { 7, -1 }, { 10, -1 }, };
static const struct dfg_capture clip_clip_low_clip_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct clip_clip_low_clip_match, x) },
    { "a", DFG_CAP_NODE, offsetof(struct clip_clip_low_clip_match, a) },
    { "c", DFG_CAP_NODE, offsetof(struct clip_clip_low_clip_match, c) },
    { "d", DFG_CAP_NODE, offsetof(struct clip_clip_low_clip_match, d) },
};
static const struct dfg_desc_pattern clip_clip_low_clip_desc = {
    .n_nodes = 12, .n_exprs = 21, .n_vars = 0, .n_sets = 4,
    .nodes = clip_clip_low_clip_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = clip_clip_low_clip_regions,
    .exprs = clip_clip_low_clip_exprs,
    .captures = clip_clip_low_clip_refs,
    .text = "rule clip_low_clip(x, a, c, d) {\012    match Clip(Clip(x, a & const), c & const, d & const);\012    where finite(a), finite(c), finite(d);\012    rewrite Clip(x, like(a, min(max(value(a), value(c)), value(d))), d);\012}", .line = 66, .n_where = 3, .where = (const uint32_t[]){ 6, 13, 20, }
};
static bool clip_clip_low_clip_any(const dfg_graph *g, dfg_node n, void *m)
{
    return clip_clip_low_clip_match(g, n, m);
}
static bool clip_clip_low_clip_pass(void *ctx, const struct clip_clip_low_clip_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool clip_clip_low_clip_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return clip_clip_low_clip_each(g, n, clip_clip_low_clip_pass, &e);
}

static const struct dfg_part clip_clip_low_clip_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct clip_clip_low_clip_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct clip_clip_low_clip_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct clip_clip_low_clip_whole, m.c) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct clip_clip_low_clip_whole, m.d) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct clip_clip_low_clip_whole, clip) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct clip_clip_low_clip_whole, clip_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct clip_clip_low_clip_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct clip_clip_low_clip_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct clip_clip_low_clip_whole, constant_3) },
};
/* ---- clip_low_low ---- */

static const struct dfg_desc_expr clip_clip_low_low_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 11 },
    /* 1 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "value(c)", .line = 11 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 11 },
    /* 3 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "value(c)", .line = 11 },
    /* 4 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, }, .text = "value(c) - value(c)", .line = 11 },
    /* 5 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 11 },
    /* 6 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, }, .text = "value(c) - value(c) == 0", .line = 11 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 7, .text = "c", .line = 11 },
    /* 8 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "value(c)", .line = 11 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 7, .text = "c", .line = 11 },
    /* 10 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "value(c)", .line = 11 },
    /* 11 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 8, 10, }, .text = "value(c) - value(c)", .line = 11 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 11 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "value(c) - value(c) == 0", .line = 11 },
};
static const struct dfg_desc_node clip_clip_low_low_nodes[9] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 6, },
        .text = "Clip(Clip(x, a & const), c & const)", .line = 72 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "Clip(x, a & const)", .line = 72 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 71 },
    [3] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "a & const", .line = 72 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 71 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 72 },
    [6] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "c & const", .line = 72 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 71 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 72 },
};
static const struct dfg_desc_region clip_clip_low_low_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture clip_clip_low_low_refs[] = { { 2, -1 }, { 4, -1 }, { 7, -1 }, };
static const struct dfg_capture clip_clip_low_low_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct clip_clip_low_low_match, x) },
    { "a", DFG_CAP_NODE, offsetof(struct clip_clip_low_low_match, a) },
    { "c", DFG_CAP_NODE, offsetof(struct clip_clip_low_low_match, c) },
};
static const struct dfg_desc_pattern clip_clip_low_low_desc = {
    .n_nodes = 9, .n_exprs = 14, .n_vars = 0, .n_sets = 3,
    .nodes = clip_clip_low_low_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = clip_clip_low_low_regions,
    .exprs = clip_clip_low_low_exprs,
    .captures = clip_clip_low_low_refs,
    .text = "rule clip_low_low(x, a, c) {\012    match Clip(Clip(x, a & const), c & const);\012    where finite(a), finite(c);\012    rewrite Clip(x, like(a, max(value(a), value(c))));\012}", .line = 71, .n_where = 2, .where = (const uint32_t[]){ 6, 13, }
};
static bool clip_clip_low_low_any(const dfg_graph *g, dfg_node n, void *m)
{
    return clip_clip_low_low_match(g, n, m);
}
static bool clip_clip_low_low_pass(void *ctx, const struct clip_clip_low_low_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool clip_clip_low_low_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return clip_clip_low_low_each(g, n, clip_clip_low_low_pass, &e);
}

static const struct dfg_part clip_clip_low_low_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct clip_clip_low_low_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct clip_clip_low_low_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct clip_clip_low_low_whole, m.c) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct clip_clip_low_low_whole, clip) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct clip_clip_low_low_whole, clip_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct clip_clip_low_low_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct clip_clip_low_low_whole, constant_2) },
};
/* ---- clip_low_high ---- */

static const struct dfg_desc_expr clip_clip_low_high_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 11 },
    /* 1 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "value(c)", .line = 11 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 11 },
    /* 3 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "value(c)", .line = 11 },
    /* 4 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, }, .text = "value(c) - value(c)", .line = 11 },
    /* 5 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 11 },
    /* 6 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, }, .text = "value(c) - value(c) == 0", .line = 11 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 8, .text = "c", .line = 11 },
    /* 8 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "value(c)", .line = 11 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 8, .text = "c", .line = 11 },
    /* 10 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "value(c)", .line = 11 },
    /* 11 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 8, 10, }, .text = "value(c) - value(c)", .line = 11 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 11 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "value(c) - value(c) == 0", .line = 11 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 6, .text = "c", .line = 79 },
    /* 15 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "present(c)", .line = 79 },
    /* 16 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "not present(c)", .line = 79 },
};
static const struct dfg_desc_node clip_clip_low_high_nodes[10] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 6, 7, },
        .optional = 0x2u,
        .text = "Clip(Clip(x, a & const), c?, d & const)", .line = 77 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "Clip(x, a & const)", .line = 77 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 76 },
    [3] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "a & const", .line = 77 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 76 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 77 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 76 },
    [7] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, },
        .text = "d & const", .line = 77 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "d",
        .text = "d", .line = 76 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 77 },
};
static const struct dfg_desc_region clip_clip_low_high_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture clip_clip_low_high_refs[] = { { 2, -1 }, { 4, -1 }, { 6, -1 }, { 8, -1 }, };
static const struct dfg_capture clip_clip_low_high_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct clip_clip_low_high_match, x) },
    { "a", DFG_CAP_NODE, offsetof(struct clip_clip_low_high_match, a) },
    { "c", DFG_CAP_NODE, offsetof(struct clip_clip_low_high_match, c) },
    { "d", DFG_CAP_NODE, offsetof(struct clip_clip_low_high_match, d) },
};
static const struct dfg_desc_pattern clip_clip_low_high_desc = {
    .n_nodes = 10, .n_exprs = 17, .n_vars = 0, .n_sets = 4,
    .nodes = clip_clip_low_high_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = clip_clip_low_high_regions,
    .exprs = clip_clip_low_high_exprs,
    .captures = clip_clip_low_high_refs,
    .text = "rule clip_low_high(x, a, c, d) {\012    match Clip(Clip(x, a & const), c?, d & const);\012    where finite(a), finite(d);\012    where not present(c);\012    rewrite Clip(x, a, d);\012}", .line = 76, .n_where = 3, .where = (const uint32_t[]){ 6, 13, 16, }
};
static bool clip_clip_low_high_any(const dfg_graph *g, dfg_node n, void *m)
{
    return clip_clip_low_high_match(g, n, m);
}
static bool clip_clip_low_high_pass(void *ctx, const struct clip_clip_low_high_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool clip_clip_low_high_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return clip_clip_low_high_each(g, n, clip_clip_low_high_pass, &e);
}

static const struct dfg_part clip_clip_low_high_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct clip_clip_low_high_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct clip_clip_low_high_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct clip_clip_low_high_whole, m.c) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct clip_clip_low_high_whole, m.d) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct clip_clip_low_high_whole, clip) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct clip_clip_low_high_whole, clip_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct clip_clip_low_high_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct clip_clip_low_high_whole, constant_2) },
};
/* ---- clip_high_clip ---- */

static const struct dfg_desc_expr clip_clip_high_clip_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 11 },
    /* 1 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "value(c)", .line = 11 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 11 },
    /* 3 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "value(c)", .line = 11 },
    /* 4 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, }, .text = "value(c) - value(c)", .line = 11 },
    /* 5 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 11 },
    /* 6 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, }, .text = "value(c) - value(c) == 0", .line = 11 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 8, .text = "c", .line = 11 },
    /* 8 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "value(c)", .line = 11 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 8, .text = "c", .line = 11 },
    /* 10 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "value(c)", .line = 11 },
    /* 11 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 8, 10, }, .text = "value(c) - value(c)", .line = 11 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 11 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "value(c) - value(c) == 0", .line = 11 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 11, .text = "c", .line = 11 },
    /* 15 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "value(c)", .line = 11 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 11, .text = "c", .line = 11 },
    /* 17 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "value(c)", .line = 11 },
    /* 18 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 15, 17, }, .text = "value(c) - value(c)", .line = 11 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 11 },
    /* 20 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "value(c) - value(c) == 0", .line = 11 },
    /* 21 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 85 },
    /* 22 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 21, }, .text = "present(a)", .line = 85 },
    /* 23 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "not present(a)", .line = 85 },
};
static const struct dfg_desc_node clip_clip_high_clip_nodes[13] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 7, 10, },
        .text = "Clip(Clip(x, a?, b & const), c & const, d & const)", .line = 83 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 2, 3, 4, },
        .optional = 0x2u,
        .text = "Clip(x, a?, b & const)", .line = 83 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 82 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 82 },
    [4] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "b & const", .line = 83 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 82 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 83 },
    [7] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, },
        .text = "c & const", .line = 83 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 82 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 83 },
    [10] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, },
        .text = "d & const", .line = 83 },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "d",
        .text = "d", .line = 82 },
    [12] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 83 },
};
static const struct dfg_desc_region clip_clip_high_clip_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture clip_clip_high_clip_refs[] = { { 2, -1 }, { 3, -1 }, { 5, -1 }, { 8, -1 }, { 11, -1 }, };
static const struct dfg_capture clip_clip_high_clip_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct clip_clip_high_clip_match, x) },
    { "a", DFG_CAP_NODE, offsetof(struct clip_clip_high_clip_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct clip_clip_high_clip_match, b) },
    { "c", DFG_CAP_NODE, offsetof(struct clip_clip_high_clip_match, c) },
    { "d", DFG_CAP_NODE, offsetof(struct clip_clip_high_clip_match, d) },
};
static const struct dfg_desc_pattern clip_clip_high_clip_desc = {
    .n_nodes = 13, .n_exprs = 24, .n_vars = 0, .n_sets = 5,
    .nodes = clip_clip_high_clip_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = clip_clip_high_clip_regions,
    .exprs = clip_clip_high_clip_exprs,
    .captures = clip_clip_high_clip_refs,
    .text = "rule clip_high_clip(x, a, b, c, d) {\012    match Clip(Clip(x, a?, b & const), c & const, d & const);\012    where finite(b), finite(c), finite(d);\012    where not present(a);\012    rewrite Clip(x, c, like(b, min(max(value(b), value(c)), value(d))));\012}", .line = 82, .n_where = 4, .where = (const uint32_t[]){ 6, 13, 20, 23, }
};
static bool clip_clip_high_clip_any(const dfg_graph *g, dfg_node n, void *m)
{
    return clip_clip_high_clip_match(g, n, m);
}
static bool clip_clip_high_clip_pass(void *ctx, const struct clip_clip_high_clip_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool clip_clip_high_clip_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return clip_clip_high_clip_each(g, n, clip_clip_high_clip_pass, &e);
}

static const struct dfg_part clip_clip_high_clip_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct clip_clip_high_clip_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct clip_clip_high_clip_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct clip_clip_high_clip_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct clip_clip_high_clip_whole, m.c) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct clip_clip_high_clip_whole, m.d) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct clip_clip_high_clip_whole, clip) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct clip_clip_high_clip_whole, clip_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct clip_clip_high_clip_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct clip_clip_high_clip_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct clip_clip_high_clip_whole, constant_3) },
};
/* ---- clip_high_low ---- */

static const struct dfg_desc_expr clip_clip_high_low_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 11 },
    /* 1 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "value(c)", .line = 11 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 11 },
    /* 3 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "value(c)", .line = 11 },
    /* 4 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, }, .text = "value(c) - value(c)", .line = 11 },
    /* 5 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 11 },
    /* 6 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, }, .text = "value(c) - value(c) == 0", .line = 11 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 8, .text = "c", .line = 11 },
    /* 8 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "value(c)", .line = 11 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 8, .text = "c", .line = 11 },
    /* 10 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "value(c)", .line = 11 },
    /* 11 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 8, 10, }, .text = "value(c) - value(c)", .line = 11 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 11 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "value(c) - value(c) == 0", .line = 11 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 91 },
    /* 15 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "present(a)", .line = 91 },
    /* 16 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "not present(a)", .line = 91 },
};
static const struct dfg_desc_node clip_clip_high_low_nodes[10] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 7, },
        .text = "Clip(Clip(x, a?, b & const), c & const)", .line = 89 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 2, 3, 4, },
        .optional = 0x2u,
        .text = "Clip(x, a?, b & const)", .line = 89 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 88 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 88 },
    [4] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "b & const", .line = 89 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 88 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89 },
    [7] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, },
        .text = "c & const", .line = 89 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 88 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89 },
};
static const struct dfg_desc_region clip_clip_high_low_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture clip_clip_high_low_refs[] = { { 2, -1 }, { 3, -1 }, { 5, -1 }, { 8, -1 }, };
static const struct dfg_capture clip_clip_high_low_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct clip_clip_high_low_match, x) },
    { "a", DFG_CAP_NODE, offsetof(struct clip_clip_high_low_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct clip_clip_high_low_match, b) },
    { "c", DFG_CAP_NODE, offsetof(struct clip_clip_high_low_match, c) },
};
static const struct dfg_desc_pattern clip_clip_high_low_desc = {
    .n_nodes = 10, .n_exprs = 17, .n_vars = 0, .n_sets = 4,
    .nodes = clip_clip_high_low_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = clip_clip_high_low_regions,
    .exprs = clip_clip_high_low_exprs,
    .captures = clip_clip_high_low_refs,
    .text = "rule clip_high_low(x, a, b, c) {\012    match Clip(Clip(x, a?, b & const), c & const);\012    where finite(b), finite(c);\012    where not present(a);\012    rewrite Clip(x, c, like(b, max(value(b), value(c))));\012}", .line = 88, .n_where = 3, .where = (const uint32_t[]){ 6, 13, 16, }
};
static bool clip_clip_high_low_any(const dfg_graph *g, dfg_node n, void *m)
{
    return clip_clip_high_low_match(g, n, m);
}
static bool clip_clip_high_low_pass(void *ctx, const struct clip_clip_high_low_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool clip_clip_high_low_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return clip_clip_high_low_each(g, n, clip_clip_high_low_pass, &e);
}

static const struct dfg_part clip_clip_high_low_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct clip_clip_high_low_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct clip_clip_high_low_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct clip_clip_high_low_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct clip_clip_high_low_whole, m.c) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct clip_clip_high_low_whole, clip) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct clip_clip_high_low_whole, clip_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct clip_clip_high_low_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct clip_clip_high_low_whole, constant_2) },
};
/* ---- clip_high_high ---- */

static const struct dfg_desc_expr clip_clip_high_high_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 11 },
    /* 1 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "value(c)", .line = 11 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 11 },
    /* 3 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "value(c)", .line = 11 },
    /* 4 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, }, .text = "value(c) - value(c)", .line = 11 },
    /* 5 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 11 },
    /* 6 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, }, .text = "value(c) - value(c) == 0", .line = 11 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 9, .text = "c", .line = 11 },
    /* 8 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "value(c)", .line = 11 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 9, .text = "c", .line = 11 },
    /* 10 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "value(c)", .line = 11 },
    /* 11 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 8, 10, }, .text = "value(c) - value(c)", .line = 11 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 11 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "value(c) - value(c) == 0", .line = 11 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 97 },
    /* 15 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "present(a)", .line = 97 },
    /* 16 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "not present(a)", .line = 97 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 7, .text = "c", .line = 97 },
    /* 18 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "present(c)", .line = 97 },
    /* 19 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "not present(c)", .line = 97 },
};
static const struct dfg_desc_node clip_clip_high_high_nodes[11] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 7, 8, },
        .optional = 0x2u,
        .text = "Clip(Clip(x, a?, b & const), c?, d & const)", .line = 95 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 2, 3, 4, },
        .optional = 0x2u,
        .text = "Clip(x, a?, b & const)", .line = 95 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 94 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 94 },
    [4] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "b & const", .line = 95 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 94 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 95 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 94 },
    [8] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, },
        .text = "d & const", .line = 95 },
    [9] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "d",
        .text = "d", .line = 94 },
    [10] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 95 },
};
static const struct dfg_desc_region clip_clip_high_high_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture clip_clip_high_high_refs[] = { { 2, -1 }, { 3, -1 }, { 5, -1 }, { 7, -1 }, { 9, -1 }, };
static const struct dfg_capture clip_clip_high_high_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct clip_clip_high_high_match, x) },
    { "a", DFG_CAP_NODE, offsetof(struct clip_clip_high_high_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct clip_clip_high_high_match, b) },
    { "c", DFG_CAP_NODE, offsetof(struct clip_clip_high_high_match, c) },
    { "d", DFG_CAP_NODE, offsetof(struct clip_clip_high_high_match, d) },
};
static const struct dfg_desc_pattern clip_clip_high_high_desc = {
    .n_nodes = 11, .n_exprs = 20, .n_vars = 0, .n_sets = 5,
    .nodes = clip_clip_high_high_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = clip_clip_high_high_regions,
    .exprs = clip_clip_high_high_exprs,
    .captures = clip_clip_high_high_refs,
    .text = "rule clip_high_high(x, a, b, c, d) {\012    match Clip(Clip(x, a?, b & const), c?, d & const);\012    where finite(b), finite(d);\012    where not present(a), not present(c);\012    rewrite Clip(x, a?, like(b, min(value(b), value(d))));\012}", .line = 94, .n_where = 4, .where = (const uint32_t[]){ 6, 13, 16, 19, }
};
static bool clip_clip_high_high_any(const dfg_graph *g, dfg_node n, void *m)
{
    return clip_clip_high_high_match(g, n, m);
}
static bool clip_clip_high_high_pass(void *ctx, const struct clip_clip_high_high_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool clip_clip_high_high_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return clip_clip_high_high_each(g, n, clip_clip_high_high_pass, &e);
}

static const struct dfg_part clip_clip_high_high_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct clip_clip_high_high_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct clip_clip_high_high_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct clip_clip_high_high_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct clip_clip_high_high_whole, m.c) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct clip_clip_high_high_whole, m.d) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct clip_clip_high_high_whole, clip) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct clip_clip_high_high_whole, clip_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct clip_clip_high_high_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct clip_clip_high_high_whole, constant_2) },
};
/* ---- max_zero ---- */

static const struct dfg_desc_expr clip_max_zero_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 104 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 104 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 104 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "c.elements == 1", .line = 104 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 11 },
    /* 5 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "value(c)", .line = 11 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 11 },
    /* 7 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "value(c)", .line = 11 },
    /* 8 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 5, 7, }, .text = "value(c) - value(c)", .line = 11 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 11 },
    /* 10 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "value(c) - value(c) == 0", .line = 11 },
    /* 11 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "c.elements == 1, finite(c)", .line = 104 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 104 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "rank", .line = 104 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 104 },
    /* 15 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "c.rank == 0", .line = 104 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 104 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "rank", .line = 104 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 104 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "rank", .line = 104 },
    /* 20 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 17, 19, }, .text = "c.rank <= x.rank", .line = 104 },
    /* 21 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 15, 20, }, .text = "c.rank == 0 or c.rank <= x.rank", .line = 104 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 104 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 104 },
    /* 24 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 22, 23, }, .text = "same_shape(x, y)", .line = 104 },
    /* 25 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 21, 24, }, .text = "c.rank == 0 or c.rank <= x.rank or same_shape(x, y)", .line = 104 },
    /* 26 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 25, }, .text = "c.elements == 1, finite(c), c.rank == 0 or c.rank <= x.rank or same_shape(x, y)", .line = 104 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 107 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "dtype", .line = 107 },
    /* 29 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 107 },
    /* 30 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 107 },
    /* 31 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 15 }, .text = "f64", .line = 107 },
    /* 32 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 28, 29, 30, 31, }, .text = "x.dtype in {f16, f32, f64}", .line = 107 },
};
static const struct dfg_desc_node clip_max_zero_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Max", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .name = "y",
        .text = "Max(x, c & 0)", .line = 107 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 107 },
    [2] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "c & 0", .line = 107 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 107 },
    [4] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 107 },
};
static const struct dfg_desc_region clip_max_zero_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture clip_max_zero_refs[] = { { 1, -1 }, { 3, -1 }, { 0, -1 }, };
static const struct dfg_capture clip_max_zero_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct clip_max_zero_match, x) },
    { "c", DFG_CAP_NODE, offsetof(struct clip_max_zero_match, c) },
    { "y", DFG_CAP_NODE, offsetof(struct clip_max_zero_match, y) },
};
static const struct dfg_desc_pattern clip_max_zero_desc = {
    .n_nodes = 5, .n_exprs = 33, .n_vars = 0, .n_sets = 3,
    .nodes = clip_max_zero_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = clip_max_zero_regions,
    .exprs = clip_max_zero_exprs,
    .captures = clip_max_zero_refs,
    .text = "rule max_zero(x, c) { y = Max(x, c & 0); match y; where is_limit(c, x, y), x.dtype in {f16, f32, f64}; rewrite Relu(x); }", .line = 107, .n_where = 2, .where = (const uint32_t[]){ 26, 32, }
};
static bool clip_max_zero_any(const dfg_graph *g, dfg_node n, void *m)
{
    return clip_max_zero_match(g, n, m);
}
static bool clip_max_zero_pass(void *ctx, const struct clip_max_zero_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool clip_max_zero_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return clip_max_zero_each(g, n, clip_max_zero_pass, &e);
}

static const struct dfg_part clip_max_zero_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct clip_max_zero_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct clip_max_zero_whole, m.c) },
    { DFG_PART_ROOT, false, 1, 2, offsetof(struct clip_max_zero_whole, m.y) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct clip_max_zero_whole, constant) },
};
/* ---- min_max ---- */

static const struct dfg_desc_expr clip_min_max_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 104 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 104 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 104 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "c.elements == 1", .line = 104 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 11 },
    /* 5 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "value(c)", .line = 11 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 11 },
    /* 7 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "value(c)", .line = 11 },
    /* 8 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 5, 7, }, .text = "value(c) - value(c)", .line = 11 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 11 },
    /* 10 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "value(c) - value(c) == 0", .line = 11 },
    /* 11 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "c.elements == 1, finite(c)", .line = 104 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 104 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "rank", .line = 104 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 104 },
    /* 15 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "c.rank == 0", .line = 104 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 104 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "rank", .line = 104 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 104 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "rank", .line = 104 },
    /* 20 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 17, 19, }, .text = "c.rank <= x.rank", .line = 104 },
    /* 21 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 15, 20, }, .text = "c.rank == 0 or c.rank <= x.rank", .line = 104 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 104 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 1, .text = "y", .line = 104 },
    /* 24 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 22, 23, }, .text = "same_shape(x, y)", .line = 104 },
    /* 25 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 21, 24, }, .text = "c.rank == 0 or c.rank <= x.rank or same_shape(x, y)", .line = 104 },
    /* 26 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 25, }, .text = "c.elements == 1, finite(c), c.rank == 0 or c.rank <= x.rank or same_shape(x, y)", .line = 104 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 7, .text = "c", .line = 104 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "elements", .line = 104 },
    /* 29 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 104 },
    /* 30 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 28, 29, }, .text = "c.elements == 1", .line = 104 },
    /* 31 */ { .op = DFG_E_NODE, .ref = 7, .text = "c", .line = 11 },
    /* 32 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "value(c)", .line = 11 },
    /* 33 */ { .op = DFG_E_NODE, .ref = 7, .text = "c", .line = 11 },
    /* 34 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "value(c)", .line = 11 },
    /* 35 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 32, 34, }, .text = "value(c) - value(c)", .line = 11 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 11 },
    /* 37 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 35, 36, }, .text = "value(c) - value(c) == 0", .line = 11 },
    /* 38 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 30, 37, }, .text = "c.elements == 1, finite(c)", .line = 104 },
    /* 39 */ { .op = DFG_E_NODE, .ref = 7, .text = "c", .line = 104 },
    /* 40 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 39, }, .text = "rank", .line = 104 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 104 },
    /* 42 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 40, 41, }, .text = "c.rank == 0", .line = 104 },
    /* 43 */ { .op = DFG_E_NODE, .ref = 7, .text = "c", .line = 104 },
    /* 44 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 43, }, .text = "rank", .line = 104 },
    /* 45 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 104 },
    /* 46 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 45, }, .text = "rank", .line = 104 },
    /* 47 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 44, 46, }, .text = "c.rank <= x.rank", .line = 104 },
    /* 48 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 42, 47, }, .text = "c.rank == 0 or c.rank <= x.rank", .line = 104 },
    /* 49 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 104 },
    /* 50 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 104 },
    /* 51 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 49, 50, }, .text = "same_shape(x, y)", .line = 104 },
    /* 52 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 48, 51, }, .text = "c.rank == 0 or c.rank <= x.rank or same_shape(x, y)", .line = 104 },
    /* 53 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 38, 52, }, .text = "c.elements == 1, finite(c), c.rank == 0 or c.rank <= x.rank or same_shape(x, y)", .line = 104 },
};
static const struct dfg_desc_node clip_min_max_nodes[9] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Min", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 6, },
        .name = "y",
        .text = "Min(m, hi & const)", .line = 111 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Max", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .name = "m",
        .text = "Max(x, lo & const)", .line = 110 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 109 },
    [3] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "lo & const", .line = 110 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "lo",
        .text = "lo", .line = 109 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 110 },
    [6] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "hi & const", .line = 111 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "hi",
        .text = "hi", .line = 109 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 111 },
};
static const struct dfg_desc_region clip_min_max_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture clip_min_max_refs[] = { { 2, -1 }, { 4, -1 }, { 7, -1 }, { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture clip_min_max_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct clip_min_max_match, x) },
    { "lo", DFG_CAP_NODE, offsetof(struct clip_min_max_match, lo) },
    { "hi", DFG_CAP_NODE, offsetof(struct clip_min_max_match, hi) },
    { "m", DFG_CAP_NODE, offsetof(struct clip_min_max_match, m) },
    { "y", DFG_CAP_NODE, offsetof(struct clip_min_max_match, y) },
};
static const struct dfg_desc_pattern clip_min_max_desc = {
    .n_nodes = 9, .n_exprs = 54, .n_vars = 0, .n_sets = 5,
    .nodes = clip_min_max_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = clip_min_max_regions,
    .exprs = clip_min_max_exprs,
    .captures = clip_min_max_refs,
    .text = "rule min_max(x, lo, hi) {\012    m = Max(x, lo & const);\012    y = Min(m, hi & const);\012    match y;\012    where is_limit(lo, x, m), is_limit(hi, m, y);\012    rewrite Clip(x, like(lo, value(lo)), like(hi, value(hi)));\012}", .line = 109, .n_where = 2, .where = (const uint32_t[]){ 26, 53, }
};
static bool clip_min_max_any(const dfg_graph *g, dfg_node n, void *m)
{
    return clip_min_max_match(g, n, m);
}
static bool clip_min_max_pass(void *ctx, const struct clip_min_max_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool clip_min_max_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return clip_min_max_each(g, n, clip_min_max_pass, &e);
}

static const struct dfg_part clip_min_max_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct clip_min_max_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct clip_min_max_whole, m.lo) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct clip_min_max_whole, m.hi) },
    { DFG_PART_INNER, false, 0, 3, offsetof(struct clip_min_max_whole, m.m) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct clip_min_max_whole, constant) },
    { DFG_PART_ROOT, false, 1, 4, offsetof(struct clip_min_max_whole, m.y) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct clip_min_max_whole, constant_2) },
};
/* ---- max_min ---- */

static const struct dfg_desc_expr clip_max_min_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 104 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 104 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 104 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "c.elements == 1", .line = 104 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 11 },
    /* 5 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "value(c)", .line = 11 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 11 },
    /* 7 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "value(c)", .line = 11 },
    /* 8 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 5, 7, }, .text = "value(c) - value(c)", .line = 11 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 11 },
    /* 10 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "value(c) - value(c) == 0", .line = 11 },
    /* 11 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "c.elements == 1, finite(c)", .line = 104 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 104 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "rank", .line = 104 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 104 },
    /* 15 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "c.rank == 0", .line = 104 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 104 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "rank", .line = 104 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 104 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "rank", .line = 104 },
    /* 20 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 17, 19, }, .text = "c.rank <= x.rank", .line = 104 },
    /* 21 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 15, 20, }, .text = "c.rank == 0 or c.rank <= x.rank", .line = 104 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 104 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 1, .text = "y", .line = 104 },
    /* 24 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 22, 23, }, .text = "same_shape(x, y)", .line = 104 },
    /* 25 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 21, 24, }, .text = "c.rank == 0 or c.rank <= x.rank or same_shape(x, y)", .line = 104 },
    /* 26 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 25, }, .text = "c.elements == 1, finite(c), c.rank == 0 or c.rank <= x.rank or same_shape(x, y)", .line = 104 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 7, .text = "c", .line = 104 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "elements", .line = 104 },
    /* 29 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 104 },
    /* 30 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 28, 29, }, .text = "c.elements == 1", .line = 104 },
    /* 31 */ { .op = DFG_E_NODE, .ref = 7, .text = "c", .line = 11 },
    /* 32 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "value(c)", .line = 11 },
    /* 33 */ { .op = DFG_E_NODE, .ref = 7, .text = "c", .line = 11 },
    /* 34 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "value(c)", .line = 11 },
    /* 35 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 32, 34, }, .text = "value(c) - value(c)", .line = 11 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 11 },
    /* 37 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 35, 36, }, .text = "value(c) - value(c) == 0", .line = 11 },
    /* 38 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 30, 37, }, .text = "c.elements == 1, finite(c)", .line = 104 },
    /* 39 */ { .op = DFG_E_NODE, .ref = 7, .text = "c", .line = 104 },
    /* 40 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 39, }, .text = "rank", .line = 104 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 104 },
    /* 42 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 40, 41, }, .text = "c.rank == 0", .line = 104 },
    /* 43 */ { .op = DFG_E_NODE, .ref = 7, .text = "c", .line = 104 },
    /* 44 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 43, }, .text = "rank", .line = 104 },
    /* 45 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 104 },
    /* 46 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 45, }, .text = "rank", .line = 104 },
    /* 47 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 44, 46, }, .text = "c.rank <= x.rank", .line = 104 },
    /* 48 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 42, 47, }, .text = "c.rank == 0 or c.rank <= x.rank", .line = 104 },
    /* 49 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 104 },
    /* 50 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 104 },
    /* 51 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 49, 50, }, .text = "same_shape(x, y)", .line = 104 },
    /* 52 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 48, 51, }, .text = "c.rank == 0 or c.rank <= x.rank or same_shape(x, y)", .line = 104 },
    /* 53 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 38, 52, }, .text = "c.elements == 1, finite(c), c.rank == 0 or c.rank <= x.rank or same_shape(x, y)", .line = 104 },
};
static const struct dfg_desc_node clip_max_min_nodes[9] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Max", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 6, },
        .name = "y",
        .text = "Max(m, lo & const)", .line = 119 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Min", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .name = "m",
        .text = "Min(x, hi & const)", .line = 118 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 117 },
    [3] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "hi & const", .line = 118 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "hi",
        .text = "hi", .line = 117 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 118 },
    [6] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "lo & const", .line = 119 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "lo",
        .text = "lo", .line = 117 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 119 },
};
static const struct dfg_desc_region clip_max_min_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture clip_max_min_refs[] = { { 2, -1 }, { 7, -1 }, { 4, -1 }, { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture clip_max_min_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct clip_max_min_match, x) },
    { "lo", DFG_CAP_NODE, offsetof(struct clip_max_min_match, lo) },
    { "hi", DFG_CAP_NODE, offsetof(struct clip_max_min_match, hi) },
    { "m", DFG_CAP_NODE, offsetof(struct clip_max_min_match, m) },
    { "y", DFG_CAP_NODE, offsetof(struct clip_max_min_match, y) },
};
static const struct dfg_desc_pattern clip_max_min_desc = {
    .n_nodes = 9, .n_exprs = 54, .n_vars = 0, .n_sets = 5,
    .nodes = clip_max_min_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = clip_max_min_regions,
    .exprs = clip_max_min_exprs,
    .captures = clip_max_min_refs,
    .text = "rule max_min(x, lo, hi) {\012    m = Min(x, hi & const);\012    y = Max(m, lo & const);\012    match y;\012    where is_limit(hi, x, m), is_limit(lo, m, y);\012    rewrite Clip(x, like(lo, value(lo)), like(hi, max(value(lo), value(hi))));\012}", .line = 117, .n_where = 2, .where = (const uint32_t[]){ 26, 53, }
};
static bool clip_max_min_any(const dfg_graph *g, dfg_node n, void *m)
{
    return clip_max_min_match(g, n, m);
}
static bool clip_max_min_pass(void *ctx, const struct clip_max_min_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool clip_max_min_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return clip_max_min_each(g, n, clip_max_min_pass, &e);
}

static const struct dfg_part clip_max_min_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct clip_max_min_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct clip_max_min_whole, m.lo) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct clip_max_min_whole, m.hi) },
    { DFG_PART_INNER, false, 0, 3, offsetof(struct clip_max_min_whole, m.m) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct clip_max_min_whole, constant) },
    { DFG_PART_ROOT, false, 1, 4, offsetof(struct clip_max_min_whole, m.y) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct clip_max_min_whole, constant_2) },
};
/* ---- min_min ---- */

static const struct dfg_desc_expr clip_min_min_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 104 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 104 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 104 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "c.elements == 1", .line = 104 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 11 },
    /* 5 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "value(c)", .line = 11 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 11 },
    /* 7 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "value(c)", .line = 11 },
    /* 8 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 5, 7, }, .text = "value(c) - value(c)", .line = 11 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 11 },
    /* 10 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "value(c) - value(c) == 0", .line = 11 },
    /* 11 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "c.elements == 1, finite(c)", .line = 104 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 104 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "rank", .line = 104 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 104 },
    /* 15 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "c.rank == 0", .line = 104 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 104 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "rank", .line = 104 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 104 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "rank", .line = 104 },
    /* 20 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 17, 19, }, .text = "c.rank <= x.rank", .line = 104 },
    /* 21 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 15, 20, }, .text = "c.rank == 0 or c.rank <= x.rank", .line = 104 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 104 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 1, .text = "y", .line = 104 },
    /* 24 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 22, 23, }, .text = "same_shape(x, y)", .line = 104 },
    /* 25 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 21, 24, }, .text = "c.rank == 0 or c.rank <= x.rank or same_shape(x, y)", .line = 104 },
    /* 26 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 25, }, .text = "c.elements == 1, finite(c), c.rank == 0 or c.rank <= x.rank or same_shape(x, y)", .line = 104 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 7, .text = "c", .line = 104 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "elements", .line = 104 },
    /* 29 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 104 },
    /* 30 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 28, 29, }, .text = "c.elements == 1", .line = 104 },
    /* 31 */ { .op = DFG_E_NODE, .ref = 7, .text = "c", .line = 11 },
    /* 32 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "value(c)", .line = 11 },
    /* 33 */ { .op = DFG_E_NODE, .ref = 7, .text = "c", .line = 11 },
    /* 34 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "value(c)", .line = 11 },
    /* 35 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 32, 34, }, .text = "value(c) - value(c)", .line = 11 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 11 },
    /* 37 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 35, 36, }, .text = "value(c) - value(c) == 0", .line = 11 },
    /* 38 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 30, 37, }, .text = "c.elements == 1, finite(c)", .line = 104 },
    /* 39 */ { .op = DFG_E_NODE, .ref = 7, .text = "c", .line = 104 },
    /* 40 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 39, }, .text = "rank", .line = 104 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 104 },
    /* 42 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 40, 41, }, .text = "c.rank == 0", .line = 104 },
    /* 43 */ { .op = DFG_E_NODE, .ref = 7, .text = "c", .line = 104 },
    /* 44 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 43, }, .text = "rank", .line = 104 },
    /* 45 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 104 },
    /* 46 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 45, }, .text = "rank", .line = 104 },
    /* 47 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 44, 46, }, .text = "c.rank <= x.rank", .line = 104 },
    /* 48 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 42, 47, }, .text = "c.rank == 0 or c.rank <= x.rank", .line = 104 },
    /* 49 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 104 },
    /* 50 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 104 },
    /* 51 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 49, 50, }, .text = "same_shape(x, y)", .line = 104 },
    /* 52 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 48, 51, }, .text = "c.rank == 0 or c.rank <= x.rank or same_shape(x, y)", .line = 104 },
    /* 53 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 38, 52, }, .text = "c.elements == 1, finite(c), c.rank == 0 or c.rank <= x.rank or same_shape(x, y)", .line = 104 },
};
static const struct dfg_desc_node clip_min_min_nodes[9] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Min", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 6, },
        .name = "y",
        .text = "Min(m, b & const)", .line = 127 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Min", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .name = "m",
        .text = "Min(x, a & const)", .line = 126 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 125 },
    [3] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "a & const", .line = 126 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 125 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 126 },
    [6] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "b & const", .line = 127 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 125 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 127 },
};
static const struct dfg_desc_region clip_min_min_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture clip_min_min_refs[] = { { 2, -1 }, { 4, -1 }, { 7, -1 }, { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture clip_min_min_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct clip_min_min_match, x) },
    { "a", DFG_CAP_NODE, offsetof(struct clip_min_min_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct clip_min_min_match, b) },
    { "m", DFG_CAP_NODE, offsetof(struct clip_min_min_match, m) },
    { "y", DFG_CAP_NODE, offsetof(struct clip_min_min_match, y) },
};
static const struct dfg_desc_pattern clip_min_min_desc = {
    .n_nodes = 9, .n_exprs = 54, .n_vars = 0, .n_sets = 5,
    .nodes = clip_min_min_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = clip_min_min_regions,
    .exprs = clip_min_min_exprs,
    .captures = clip_min_min_refs,
    .text = "rule min_min(x, a, b) {\012    m = Min(x, a & const);\012    y = Min(m, b & const);\012    match y;\012    where is_limit(a, x, m), is_limit(b, m, y);\012    rewrite Min(x, like(a, min(value(a), value(b))));\012}", .line = 125, .n_where = 2, .where = (const uint32_t[]){ 26, 53, }
};
static bool clip_min_min_any(const dfg_graph *g, dfg_node n, void *m)
{
    return clip_min_min_match(g, n, m);
}
static bool clip_min_min_pass(void *ctx, const struct clip_min_min_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool clip_min_min_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return clip_min_min_each(g, n, clip_min_min_pass, &e);
}

static const struct dfg_part clip_min_min_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct clip_min_min_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct clip_min_min_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct clip_min_min_whole, m.b) },
    { DFG_PART_INNER, false, 0, 3, offsetof(struct clip_min_min_whole, m.m) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct clip_min_min_whole, constant) },
    { DFG_PART_ROOT, false, 1, 4, offsetof(struct clip_min_min_whole, m.y) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct clip_min_min_whole, constant_2) },
};
/* ---- max_max ---- */

static const struct dfg_desc_expr clip_max_max_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 104 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 104 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 104 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "c.elements == 1", .line = 104 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 11 },
    /* 5 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "value(c)", .line = 11 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 11 },
    /* 7 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "value(c)", .line = 11 },
    /* 8 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 5, 7, }, .text = "value(c) - value(c)", .line = 11 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 11 },
    /* 10 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "value(c) - value(c) == 0", .line = 11 },
    /* 11 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, }, .text = "c.elements == 1, finite(c)", .line = 104 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 104 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "rank", .line = 104 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 104 },
    /* 15 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "c.rank == 0", .line = 104 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 104 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "rank", .line = 104 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 104 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "rank", .line = 104 },
    /* 20 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 17, 19, }, .text = "c.rank <= x.rank", .line = 104 },
    /* 21 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 15, 20, }, .text = "c.rank == 0 or c.rank <= x.rank", .line = 104 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 104 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 1, .text = "y", .line = 104 },
    /* 24 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 22, 23, }, .text = "same_shape(x, y)", .line = 104 },
    /* 25 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 21, 24, }, .text = "c.rank == 0 or c.rank <= x.rank or same_shape(x, y)", .line = 104 },
    /* 26 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 25, }, .text = "c.elements == 1, finite(c), c.rank == 0 or c.rank <= x.rank or same_shape(x, y)", .line = 104 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 7, .text = "c", .line = 104 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "elements", .line = 104 },
    /* 29 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 104 },
    /* 30 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 28, 29, }, .text = "c.elements == 1", .line = 104 },
    /* 31 */ { .op = DFG_E_NODE, .ref = 7, .text = "c", .line = 11 },
    /* 32 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "value(c)", .line = 11 },
    /* 33 */ { .op = DFG_E_NODE, .ref = 7, .text = "c", .line = 11 },
    /* 34 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "value(c)", .line = 11 },
    /* 35 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 32, 34, }, .text = "value(c) - value(c)", .line = 11 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 11 },
    /* 37 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 35, 36, }, .text = "value(c) - value(c) == 0", .line = 11 },
    /* 38 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 30, 37, }, .text = "c.elements == 1, finite(c)", .line = 104 },
    /* 39 */ { .op = DFG_E_NODE, .ref = 7, .text = "c", .line = 104 },
    /* 40 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 39, }, .text = "rank", .line = 104 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 104 },
    /* 42 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 40, 41, }, .text = "c.rank == 0", .line = 104 },
    /* 43 */ { .op = DFG_E_NODE, .ref = 7, .text = "c", .line = 104 },
    /* 44 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 43, }, .text = "rank", .line = 104 },
    /* 45 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 104 },
    /* 46 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 45, }, .text = "rank", .line = 104 },
    /* 47 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 44, 46, }, .text = "c.rank <= x.rank", .line = 104 },
    /* 48 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 42, 47, }, .text = "c.rank == 0 or c.rank <= x.rank", .line = 104 },
    /* 49 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 104 },
    /* 50 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 104 },
    /* 51 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 49, 50, }, .text = "same_shape(x, y)", .line = 104 },
    /* 52 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 48, 51, }, .text = "c.rank == 0 or c.rank <= x.rank or same_shape(x, y)", .line = 104 },
    /* 53 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 38, 52, }, .text = "c.elements == 1, finite(c), c.rank == 0 or c.rank <= x.rank or same_shape(x, y)", .line = 104 },
};
static const struct dfg_desc_node clip_max_max_nodes[9] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Max", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 6, },
        .name = "y",
        .text = "Max(m, b & const)", .line = 134 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Max", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .name = "m",
        .text = "Max(x, a & const)", .line = 133 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 132 },
    [3] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "a & const", .line = 133 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 132 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 133 },
    [6] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "b & const", .line = 134 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 132 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 134 },
};
static const struct dfg_desc_region clip_max_max_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture clip_max_max_refs[] = { { 2, -1 }, { 4, -1 }, { 7, -1 }, { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture clip_max_max_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct clip_max_max_match, x) },
    { "a", DFG_CAP_NODE, offsetof(struct clip_max_max_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct clip_max_max_match, b) },
    { "m", DFG_CAP_NODE, offsetof(struct clip_max_max_match, m) },
    { "y", DFG_CAP_NODE, offsetof(struct clip_max_max_match, y) },
};
static const struct dfg_desc_pattern clip_max_max_desc = {
    .n_nodes = 9, .n_exprs = 54, .n_vars = 0, .n_sets = 5,
    .nodes = clip_max_max_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = clip_max_max_regions,
    .exprs = clip_max_max_exprs,
    .captures = clip_max_max_refs,
    .text = "rule max_max(x, a, b) {\012    m = Max(x, a & const);\012    y = Max(m, b & const);\012    match y;\012    where is_limit(a, x, m), is_limit(b, m, y);\012    rewrite Max(x, like(a, max(value(a), value(b))));\012}", .line = 132, .n_where = 2, .where = (const uint32_t[]){ 26, 53, }
};
static bool clip_max_max_any(const dfg_graph *g, dfg_node n, void *m)
{
    return clip_max_max_match(g, n, m);
}
static bool clip_max_max_pass(void *ctx, const struct clip_max_max_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool clip_max_max_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return clip_max_max_each(g, n, clip_max_max_pass, &e);
}

static const struct dfg_part clip_max_max_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct clip_max_max_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct clip_max_max_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct clip_max_max_whole, m.b) },
    { DFG_PART_INNER, false, 0, 3, offsetof(struct clip_max_max_whole, m.m) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct clip_max_max_whole, constant) },
    { DFG_PART_ROOT, false, 1, 4, offsetof(struct clip_max_max_whole, m.y) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct clip_max_max_whole, constant_2) },
};
static const struct dfg_pattern patterns[] = {
    { .name = "clip_free", .place = "clip.pat:14", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct clip_clip_free_match),
      .n_captures = 1, .captures = clip_clip_free_captures,
      .match = clip_clip_free_any, .each = clip_clip_free_all, .desc = &clip_clip_free_desc,
      .whole_size = sizeof(struct clip_clip_free_whole), .n_parts = sizeof clip_clip_free_parts / sizeof *clip_clip_free_parts,
      .n_params = 1, .parts = clip_clip_free_parts, .whole = clip_clip_free_whole },
    { .name = "relu_clip", .place = "clip.pat:19", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct clip_relu_clip_match),
      .n_captures = 3, .captures = clip_relu_clip_captures,
      .match = clip_relu_clip_any, .each = clip_relu_clip_all, .desc = &clip_relu_clip_desc,
      .whole_size = sizeof(struct clip_relu_clip_whole), .n_parts = sizeof clip_relu_clip_parts / sizeof *clip_relu_clip_parts,
      .n_params = 3, .parts = clip_relu_clip_parts, .whole = clip_relu_clip_whole },
    { .name = "relu_clip_low", .place = "clip.pat:24", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct clip_relu_clip_low_match),
      .n_captures = 2, .captures = clip_relu_clip_low_captures,
      .match = clip_relu_clip_low_any, .each = clip_relu_clip_low_all, .desc = &clip_relu_clip_low_desc,
      .whole_size = sizeof(struct clip_relu_clip_low_whole), .n_parts = sizeof clip_relu_clip_low_parts / sizeof *clip_relu_clip_low_parts,
      .n_params = 2, .parts = clip_relu_clip_low_parts, .whole = clip_relu_clip_low_whole },
    { .name = "relu_clip_high", .place = "clip.pat:29", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct clip_relu_clip_high_match),
      .n_captures = 3, .captures = clip_relu_clip_high_captures,
      .match = clip_relu_clip_high_any, .each = clip_relu_clip_high_all, .desc = &clip_relu_clip_high_desc,
      .whole_size = sizeof(struct clip_relu_clip_high_whole), .n_parts = sizeof clip_relu_clip_high_parts / sizeof *clip_relu_clip_high_parts,
      .n_params = 3, .parts = clip_relu_clip_high_parts, .whole = clip_relu_clip_high_whole },
    { .name = "clip_relu", .place = "clip.pat:36", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct clip_clip_relu_match),
      .n_captures = 3, .captures = clip_clip_relu_captures,
      .match = clip_clip_relu_any, .each = clip_clip_relu_all, .desc = &clip_clip_relu_desc,
      .whole_size = sizeof(struct clip_clip_relu_whole), .n_parts = sizeof clip_clip_relu_parts / sizeof *clip_clip_relu_parts,
      .n_params = 3, .parts = clip_clip_relu_parts, .whole = clip_clip_relu_whole },
    { .name = "clip_relu_high", .place = "clip.pat:41", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct clip_clip_relu_high_match),
      .n_captures = 3, .captures = clip_clip_relu_high_captures,
      .match = clip_clip_relu_high_any, .each = clip_clip_relu_high_all, .desc = &clip_clip_relu_high_desc,
      .whole_size = sizeof(struct clip_clip_relu_high_whole), .n_parts = sizeof clip_clip_relu_high_parts / sizeof *clip_clip_relu_high_parts,
      .n_params = 3, .parts = clip_clip_relu_high_parts, .whole = clip_clip_relu_high_whole },
    { .name = "clip_clip", .place = "clip.pat:50", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct clip_clip_clip_match),
      .n_captures = 5, .captures = clip_clip_clip_captures,
      .match = clip_clip_clip_any, .each = clip_clip_clip_all, .desc = &clip_clip_clip_desc,
      .whole_size = sizeof(struct clip_clip_clip_whole), .n_parts = sizeof clip_clip_clip_parts / sizeof *clip_clip_clip_parts,
      .n_params = 5, .parts = clip_clip_clip_parts, .whole = clip_clip_clip_whole },
    { .name = "clip_clip_low", .place = "clip.pat:55", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct clip_clip_clip_low_match),
      .n_captures = 4, .captures = clip_clip_clip_low_captures,
      .match = clip_clip_clip_low_any, .each = clip_clip_clip_low_all, .desc = &clip_clip_clip_low_desc,
      .whole_size = sizeof(struct clip_clip_clip_low_whole), .n_parts = sizeof clip_clip_clip_low_parts / sizeof *clip_clip_clip_low_parts,
      .n_params = 4, .parts = clip_clip_clip_low_parts, .whole = clip_clip_clip_low_whole },
    { .name = "clip_clip_high", .place = "clip.pat:60", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct clip_clip_clip_high_match),
      .n_captures = 5, .captures = clip_clip_clip_high_captures,
      .match = clip_clip_clip_high_any, .each = clip_clip_clip_high_all, .desc = &clip_clip_clip_high_desc,
      .whole_size = sizeof(struct clip_clip_clip_high_whole), .n_parts = sizeof clip_clip_clip_high_parts / sizeof *clip_clip_clip_high_parts,
      .n_params = 5, .parts = clip_clip_clip_high_parts, .whole = clip_clip_clip_high_whole },
    { .name = "clip_low_clip", .place = "clip.pat:66", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct clip_clip_low_clip_match),
      .n_captures = 4, .captures = clip_clip_low_clip_captures,
      .match = clip_clip_low_clip_any, .each = clip_clip_low_clip_all, .desc = &clip_clip_low_clip_desc,
      .whole_size = sizeof(struct clip_clip_low_clip_whole), .n_parts = sizeof clip_clip_low_clip_parts / sizeof *clip_clip_low_clip_parts,
      .n_params = 4, .parts = clip_clip_low_clip_parts, .whole = clip_clip_low_clip_whole },
    { .name = "clip_low_low", .place = "clip.pat:71", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct clip_clip_low_low_match),
      .n_captures = 3, .captures = clip_clip_low_low_captures,
      .match = clip_clip_low_low_any, .each = clip_clip_low_low_all, .desc = &clip_clip_low_low_desc,
      .whole_size = sizeof(struct clip_clip_low_low_whole), .n_parts = sizeof clip_clip_low_low_parts / sizeof *clip_clip_low_low_parts,
      .n_params = 3, .parts = clip_clip_low_low_parts, .whole = clip_clip_low_low_whole },
    { .name = "clip_low_high", .place = "clip.pat:76", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct clip_clip_low_high_match),
      .n_captures = 4, .captures = clip_clip_low_high_captures,
      .match = clip_clip_low_high_any, .each = clip_clip_low_high_all, .desc = &clip_clip_low_high_desc,
      .whole_size = sizeof(struct clip_clip_low_high_whole), .n_parts = sizeof clip_clip_low_high_parts / sizeof *clip_clip_low_high_parts,
      .n_params = 4, .parts = clip_clip_low_high_parts, .whole = clip_clip_low_high_whole },
    { .name = "clip_high_clip", .place = "clip.pat:82", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct clip_clip_high_clip_match),
      .n_captures = 5, .captures = clip_clip_high_clip_captures,
      .match = clip_clip_high_clip_any, .each = clip_clip_high_clip_all, .desc = &clip_clip_high_clip_desc,
      .whole_size = sizeof(struct clip_clip_high_clip_whole), .n_parts = sizeof clip_clip_high_clip_parts / sizeof *clip_clip_high_clip_parts,
      .n_params = 5, .parts = clip_clip_high_clip_parts, .whole = clip_clip_high_clip_whole },
    { .name = "clip_high_low", .place = "clip.pat:88", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct clip_clip_high_low_match),
      .n_captures = 4, .captures = clip_clip_high_low_captures,
      .match = clip_clip_high_low_any, .each = clip_clip_high_low_all, .desc = &clip_clip_high_low_desc,
      .whole_size = sizeof(struct clip_clip_high_low_whole), .n_parts = sizeof clip_clip_high_low_parts / sizeof *clip_clip_high_low_parts,
      .n_params = 4, .parts = clip_clip_high_low_parts, .whole = clip_clip_high_low_whole },
    { .name = "clip_high_high", .place = "clip.pat:94", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct clip_clip_high_high_match),
      .n_captures = 5, .captures = clip_clip_high_high_captures,
      .match = clip_clip_high_high_any, .each = clip_clip_high_high_all, .desc = &clip_clip_high_high_desc,
      .whole_size = sizeof(struct clip_clip_high_high_whole), .n_parts = sizeof clip_clip_high_high_parts / sizeof *clip_clip_high_high_parts,
      .n_params = 5, .parts = clip_clip_high_high_parts, .whole = clip_clip_high_high_whole },
    { .name = "max_zero", .place = "clip.pat:107", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct clip_max_zero_match),
      .n_captures = 3, .captures = clip_max_zero_captures,
      .match = clip_max_zero_any, .each = clip_max_zero_all, .desc = &clip_max_zero_desc,
      .whole_size = sizeof(struct clip_max_zero_whole), .n_parts = sizeof clip_max_zero_parts / sizeof *clip_max_zero_parts,
      .n_params = 2, .parts = clip_max_zero_parts, .whole = clip_max_zero_whole },
    { .name = "min_max", .place = "clip.pat:109", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct clip_min_max_match),
      .n_captures = 5, .captures = clip_min_max_captures,
      .match = clip_min_max_any, .each = clip_min_max_all, .desc = &clip_min_max_desc,
      .whole_size = sizeof(struct clip_min_max_whole), .n_parts = sizeof clip_min_max_parts / sizeof *clip_min_max_parts,
      .n_params = 3, .parts = clip_min_max_parts, .whole = clip_min_max_whole },
    { .name = "max_min", .place = "clip.pat:117", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct clip_max_min_match),
      .n_captures = 5, .captures = clip_max_min_captures,
      .match = clip_max_min_any, .each = clip_max_min_all, .desc = &clip_max_min_desc,
      .whole_size = sizeof(struct clip_max_min_whole), .n_parts = sizeof clip_max_min_parts / sizeof *clip_max_min_parts,
      .n_params = 3, .parts = clip_max_min_parts, .whole = clip_max_min_whole },
    { .name = "min_min", .place = "clip.pat:125", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct clip_min_min_match),
      .n_captures = 5, .captures = clip_min_min_captures,
      .match = clip_min_min_any, .each = clip_min_min_all, .desc = &clip_min_min_desc,
      .whole_size = sizeof(struct clip_min_min_whole), .n_parts = sizeof clip_min_min_parts / sizeof *clip_min_min_parts,
      .n_params = 3, .parts = clip_min_min_parts, .whole = clip_min_min_whole },
    { .name = "max_max", .place = "clip.pat:132", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct clip_max_max_match),
      .n_captures = 5, .captures = clip_max_max_captures,
      .match = clip_max_max_any, .each = clip_max_max_all, .desc = &clip_max_max_desc,
      .whole_size = sizeof(struct clip_max_max_whole), .n_parts = sizeof clip_max_max_parts / sizeof *clip_max_max_parts,
      .n_params = 3, .parts = clip_max_max_parts, .whole = clip_max_max_whole },
};

static const char *const imports[] = { "onnx", NULL };
extern const struct dfg_unit clip_unit;
const struct dfg_unit clip_unit = {
    .abi = DFG_ABI,
    .name = "clip",
    .imports = imports,
    .names = &clip_names, .whole_names = &whole_names,
    .n_patterns = 20, .patterns = patterns,
    .rules = &clip_rules,
};
