/* test_ethos_u.c -- the sums of weights that an Ethos-U can take, to the last one.
 *
 * The limit is 127 * 65536 for each output, over all weights of it, each less its
 * zero point.  Layouts are told apart by which output goes beyond.
 */
#include "core_build.h"
#include "ethos_u.h"

enum { MANY = 65536 }; /* weights of 127 that are just not too much */

struct fixture {
    dfg_module *m;
    dfg_graph g;
};

static int open_fixture(void **state)
{
    struct fixture *f = calloc(1, sizeof *f);
    *state = f;
    if (f != NULL)
        f->m = dfg_module_new(NULL, 0);
    return f == NULL || f->m == NULL;
}

static int close_fixture(void **state)
{
    struct fixture *f = *state;
    dfg_module_free(f->m);
    free(f);
    return 0;
}

/* data NULL: a constant whose elements are not at hand. */
static dfg_node constant(struct fixture *f, enum dfg_dtype d, int32_t rank, const dfg_dim *dims,
                         const void *data, bool splat)
{
    dfg_node c = dfg_const(f->m, dfg_tensor_add(f->m, dfg_type_tensor(f->m, d, rank, dims), data, splat));
    assert_int_equal(dfg_finish(f->m), DFG_OK);
    dfg_view(f->m, &f->g);
    return c;
}

/* MANY weights of 127 in the module, to be changed. */
static int8_t *many(struct fixture *f)
{
    int8_t *w = dfg_alloc(f->m, MANY);
    memset(w, 127, MANY);
    return w;
}

static dfg_node zero(struct fixture *f)
{
    static const int32_t none = 0;
    return constant(f, DFG_I32, 0, NULL, &none, false);
}

static dfg_node zeros(struct fixture *f, int64_t n, const int32_t *values)
{
    int32_t *data = dfg_alloc(f->m, (size_t)n * sizeof *data);
    memcpy(data, values, (size_t)n * sizeof *data);
    return constant(f, DFG_I32, 1, &n, data, false);
}

static void one_more_is_too_much(void **state)
{
    struct fixture *f = *state;
    const dfg_dim dims[] = {1, MANY};
    int8_t *w = many(f);
    dfg_node c = constant(f, DFG_I8, 2, dims, w, false), z = zero(f);
    assert_true(ethos_u_dense_weights_fit(&f->g, c, z));
    w[MANY - 1] = -128;
    assert_false(ethos_u_dense_weights_fit(&f->g, c, z));
    w[0] = -126;
    assert_true(ethos_u_dense_weights_fit(&f->g, c, z));
    w[1] = -128;
    assert_false(ethos_u_dense_weights_fit(&f->g, c, z));
}

/* Of two outputs the second has one weight too much, in each layout at its own places. */
static void outputs_are_told_apart(void **state)
{
    struct fixture *f = *state;
    const struct {
        bool (*fit)(const dfg_graph *, dfg_node, dfg_node);
        int32_t rank;
        dfg_dim dims[4];
        int64_t second, first; /* an element of the second output, of the first one */
    } layouts[] = {
        {ethos_u_dense_weights_fit, 2, {2, MANY}, MANY, MANY - 1},
        {ethos_u_hwio_weights_fit, 4, {64, 64, 16, 2}, 1, 2},
        {ethos_u_hwoi_weights_fit, 4, {64, 64, 2, 16}, 16, 15},
        {ethos_u_iohw_weights_fit, 4, {16, 2, 64, 64}, 4096, 4095},
    };
    const int32_t around[] = {0, 1}, beyond[] = {0, -1}, three[] = {0, 0, 0};
    for (size_t i = 0; i < LEN(layouts); i++) {
        int8_t *w = dfg_alloc(f->m, 2 * MANY);
        memset(w, 127, 2 * MANY);
        dfg_node c = constant(f, DFG_I8, layouts[i].rank, layouts[i].dims, w, false), z = zero(f);
        dfg_node z01 = zeros(f, 2, around), z0m1 = zeros(f, 2, beyond), z3 = zeros(f, 3, three);
        assert_true(layouts[i].fit(&f->g, c, z));
        assert_false(layouts[i].fit(&f->g, c, z0m1));
        assert_false(layouts[i].fit(&f->g, c, z3));
        w[layouts[i].second] = -128; /* 128 around 0, 129 around 1, where all others are 126 */
        assert_false(layouts[i].fit(&f->g, c, z));
        assert_true(layouts[i].fit(&f->g, c, z01));
        w[layouts[i].first] = -128;
        assert_false(layouts[i].fit(&f->g, c, z01));
    }
}

static void every_integer(void **state)
{
    struct fixture *f = *state;
    const dfg_dim dims[] = {1, 2};
    const uint8_t bytes[] = {255, 0};
    const int16_t shorts[] = {INT16_MIN, INT16_MAX};
    const int32_t words[] = {4161536, -4161536}, more[] = {4161536, -4161537};
    const int64_t longs[] = {INT64_MIN, INT64_MAX}, least = INT64_MIN;
    const uint64_t largest[] = {UINT64_MAX, 0};
    const float halves[] = {0.5F, 0.5F};
    dfg_node z = zero(f), zl = constant(f, DFG_I64, 0, NULL, &least, false);
    assert_true(ethos_u_dense_weights_fit(&f->g, constant(f, DFG_U8, 2, dims, bytes, false), z));
    assert_true(ethos_u_dense_weights_fit(&f->g, constant(f, DFG_I16, 2, dims, shorts, false), z));
    assert_true(ethos_u_dense_weights_fit(&f->g, constant(f, DFG_I32, 2, dims, words, false), z));
    assert_false(ethos_u_dense_weights_fit(&f->g, constant(f, DFG_I32, 2, dims, more, false), z));
    dfg_node l = constant(f, DFG_I64, 2, dims, longs, false);
    assert_false(ethos_u_dense_weights_fit(&f->g, l, z));
    assert_false(ethos_u_dense_weights_fit(&f->g, l, zl));
    assert_false(ethos_u_dense_weights_fit(&f->g, constant(f, DFG_U64, 2, dims, largest, false), z));
    assert_false(ethos_u_dense_weights_fit(&f->g, constant(f, DFG_F32, 2, dims, halves, false), z));
}

static void what_is_not_at_hand(void **state)
{
    struct fixture *f = *state;
    const dfg_dim dims[] = {1, 2, 1, 1}, empty[] = {0, 2}, open[] = {DFG_DIM_UNKNOWN, 2};
    const int8_t w[] = {1, 2};
    dfg_node z = zero(f), v = dfg_var(f->m, sym(f->m, "w"), 1, dfg_type_tensor(f->m, DFG_I8, 2, dims));
    dfg_node open_v = dfg_var(f->m, sym(f->m, "v"), 1, dfg_type_tensor(f->m, DFG_I8, 2, open));
    dfg_node c = constant(f, DFG_I8, 2, dims, w, false);
    assert_true(ethos_u_dense_weights_fit(&f->g, c, z));
    assert_false(ethos_u_hwio_weights_fit(&f->g, c, z));
    assert_false(ethos_u_dense_weights_fit(&f->g, constant(f, DFG_I8, 4, dims, w, false), z));
    assert_false(ethos_u_dense_weights_fit(&f->g, v, z));
    assert_false(ethos_u_dense_weights_fit(&f->g, open_v, z));
    assert_false(ethos_u_dense_weights_fit(&f->g, c, v));
    assert_true(ethos_u_dense_weights_fit(&f->g, constant(f, DFG_I8, 2, empty, w, false), z));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(one_more_is_too_much, open_fixture, close_fixture),
        cmocka_unit_test_setup_teardown(outputs_are_told_apart, open_fixture, close_fixture),
        cmocka_unit_test_setup_teardown(every_integer, open_fixture, close_fixture),
        cmocka_unit_test_setup_teardown(what_is_not_at_hand, open_fixture, close_fixture),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
