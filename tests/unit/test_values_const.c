/* test_values_const.c -- elements of constants, and literals against them.
 *
 * Every dtype against bit patterns written down here, small floats against
 * their definition for every code, literals between two codes to the even one.
 */
#include <math.h>

#include "core_build.h"

/* A module with a view of its own, and room for data under test. */
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

/* A constant of rank 1 (rank 0 where n < 0), seen through the view. */
static dfg_node constant(struct fixture *f, enum dfg_dtype d, int64_t n, const void *data, bool splat)
{
    uint32_t type = dfg_type_tensor(f->m, d, n >= 0, &n);
    dfg_node c = dfg_const(f->m, dfg_tensor_add(f->m, type, data, splat));
    assert_int_equal(dfg_finish(f->m), DFG_OK);
    dfg_view(f->m, &f->g);
    return c;
}

/* An unaligned copy of the bytes, in the module. */
static const void *unaligned(struct fixture *f, const void *bytes, size_t size)
{
    char *p = dfg_alloc(f->m, size + 1);
    memcpy(p + 1, bytes, size);
    return p + 1;
}

static dfg_val first(struct fixture *f, enum dfg_dtype d, uint64_t code, size_t bytes)
{
    uint8_t data[8];
    for (size_t i = 0; i < bytes; i++)
        data[i] = (uint8_t)(code >> 8 * i);
    return dfg_element(&f->g, constant(f, d, 1, unaligned(f, data, bytes), false), 0);
}

/* ---- every dtype ---- */

static void ints_of_every_width(void **state)
{
    static const struct {
        enum dfg_dtype d;
        size_t bytes;
        uint64_t code;
        int64_t value;
    } rows[] = {
        {DFG_I8, 1, 0x7F, 127},
        {DFG_I8, 1, 0x80, -128},
        {DFG_I8, 1, 0xFF, -1},
        {DFG_I16, 2, 0x7FFF, 32767},
        {DFG_I16, 2, 0x8000, -32768},
        {DFG_I16, 2, 0x1234, 0x1234},
        {DFG_I32, 4, 0x7FFFFFFF, INT32_MAX},
        {DFG_I32, 4, 0x80000000, INT32_MIN},
        {DFG_I32, 4, 0xFFFFFFFE, -2},
        {DFG_I64, 8, INT64_MAX, INT64_MAX},
        {DFG_I64, 8, (uint64_t)1 << 63, INT64_MIN},
        {DFG_I64, 8, UINT64_MAX, -1},
        {DFG_U8, 1, 0xFF, 255},
        {DFG_U16, 2, 0xFFFF, 65535},
        {DFG_U32, 4, 0xFFFFFFFF, UINT32_MAX},
        {DFG_U64, 8, INT64_MAX, INT64_MAX},
        {DFG_U64, 8, 0, 0},
    };
    for (size_t i = 0; i < LEN(rows); i++) {
        dfg_val v = first(*state, rows[i].d, rows[i].code, rows[i].bytes);
        assert_int_equal(v.tag, DFG_V_INT);
        assert_true(v.u.i == rows[i].value);
    }
}

static void large_u64_are_unknown(void **state)
{
    assert_true(first(*state, DFG_U64, INT64_MAX, 8).u.i == INT64_MAX);
    assert_int_equal(first(*state, DFG_U64, (uint64_t)1 << 63, 8).tag, DFG_NIL);
    assert_int_equal(first(*state, DFG_U64, UINT64_MAX, 8).tag, DFG_NIL);
}

static void halves_of_bytes(void **state)
{
    struct fixture *f = *state;
    static const uint8_t data[] = {0x8F, 0x17};
    static const int64_t as_i4[] = {-1, -8, 7, 1}, as_u4[] = {15, 8, 7, 1};
    dfg_node i4 = constant(f, DFG_I4, 4, data, false), u4 = constant(f, DFG_U4, 3, data, false);
    for (uint64_t i = 0; i < 4; i++)
        assert_true(dfg_element(&f->g, i4, i).u.i == as_i4[i]);
    for (uint64_t i = 0; i < 3; i++)
        assert_true(dfg_element(&f->g, u4, i).u.i == as_u4[i]);
    assert_int_equal(dfg_element(&f->g, u4, 3).tag, DFG_NIL);
}

static void bools_and_strings(void **state)
{
    struct fixture *f = *state;
    static const uint8_t bools[] = {0, 1, 2};
    dfg_node b = constant(f, DFG_BOOL, 3, bools, false);
    assert_true(dfg_eq(dfg_element(&f->g, b, 0), dfg_bool(false)));
    assert_true(dfg_eq(dfg_element(&f->g, b, 1), dfg_bool(true)));
    assert_true(dfg_eq(dfg_element(&f->g, b, 2), dfg_bool(true)));
    const dfg_sym syms[] = {sym(f->m, "a"), sym(f->m, "b")};
    dfg_node s = constant(f, DFG_STRING, 2, unaligned(f, syms, sizeof syms), false);
    dfg_val v = dfg_element(&f->g, s, 1);
    assert_int_equal(v.tag, DFG_V_STR);
    assert_int_equal(v.u.id, syms[1]);
}

static void complex_numbers_are_unknown(void **state)
{
    struct fixture *f = *state;
    static const double data[] = {1, 0};
    assert_int_equal(dfg_element(&f->g, constant(f, DFG_C128, 1, data, false), 0).tag, DFG_NIL);
    assert_int_equal(dfg_element(&f->g, constant(f, DFG_C64, 1, data, false), 0).tag, DFG_NIL);
}

static void floats_from_known_patterns(void **state)
{
    static const struct {
        enum dfg_dtype d;
        size_t bytes;
        uint64_t code;
        double value;
    } rows[] = {
        {DFG_F16, 2, 0x3C00, 1},
        {DFG_F16, 2, 0xC000, -2},
        {DFG_F16, 2, 0x7BFF, 65504},
        {DFG_F16, 2, 0x0001, 0x1p-24},
        {DFG_F16, 2, 0x03FF, 0x3FFp-24},
        {DFG_F16, 2, 0x0400, 0x1p-14},
        {DFG_F16, 2, 0x7C00, INFINITY},
        {DFG_F16, 2, 0xFC00, -INFINITY},
        {DFG_F16, 2, 0x2E66, 0.0999755859375},
        {DFG_F16, 2, 0x8000, 0},
        {DFG_BF16, 2, 0x3F80, 1},
        {DFG_BF16, 2, 0x4049, 3.140625},
        {DFG_BF16, 2, 0x7F80, INFINITY},
        {DFG_BF16, 2, 0x0001, 0x1p-133},
        {DFG_BF16, 2, 0xFF7F, -0x1.FEp127},
        {DFG_F32, 4, 0x3F800000, 1},
        {DFG_F32, 4, 0x3DCCCCCD, (double)0.1f},
        {DFG_F32, 4, 0x00000001, 0x1p-149},
        {DFG_F32, 4, 0x7F7FFFFF, 0x1.FFFFFEp127},
        {DFG_F32, 4, 0xFF800000, -INFINITY},
        {DFG_F64, 8, 0x3FB999999999999A, 0.1},
        {DFG_F64, 8, 1, 5e-324},
        {DFG_F64, 8, 0x7FF0000000000000, INFINITY},
        {DFG_F8E4M3, 1, 0x38, 1},
        {DFG_F8E4M3, 1, 0x7E, 448},
        {DFG_F8E4M3, 1, 0x01, 0x1p-9},
        {DFG_F8E4M3, 1, 0xB8, -1},
        {DFG_F8E4M3UZ, 1, 0x40, 1},
        {DFG_F8E4M3UZ, 1, 0x7F, 240},
        {DFG_F8E4M3UZ, 1, 0x01, 0x1p-10},
        {DFG_F8E5M2, 1, 0x3C, 1},
        {DFG_F8E5M2, 1, 0x7B, 57344},
        {DFG_F8E5M2, 1, 0x01, 0x1p-16},
        {DFG_F8E5M2, 1, 0x7C, INFINITY},
        {DFG_F8E5M2UZ, 1, 0x40, 1},
        {DFG_F8E5M2UZ, 1, 0x7F, 57344},
        {DFG_F8E5M2UZ, 1, 0x01, 0x1p-17},
        {DFG_F4E2M1, 1, 0x07, 6},
        {DFG_F4E2M1, 1, 0x01, 0.5},
        {DFG_F4E2M1, 1, 0x0A, -1},
        {DFG_F4E2M1, 1, 0x03, 1.5},
    };
    for (size_t i = 0; i < LEN(rows); i++) {
        dfg_val v = first(*state, rows[i].d, rows[i].code, rows[i].bytes);
        assert_int_equal(v.tag, DFG_V_FLOAT);
        assert_true(v.u.f == rows[i].value);
    }
}

static void nans_of_every_format(void **state)
{
    static const struct {
        enum dfg_dtype d;
        size_t bytes;
        uint64_t code;
    } rows[] = {
        {DFG_F16, 2, 0x7E00},
        {DFG_F16, 2, 0x7C01},
        {DFG_BF16, 2, 0x7FC0},
        {DFG_F32, 4, 0x7FC00000},
        {DFG_F64, 8, 0x7FF8000000000000},
        {DFG_F8E4M3, 1, 0x7F},
        {DFG_F8E4M3, 1, 0xFF},
        {DFG_F8E4M3UZ, 1, 0x80},
        {DFG_F8E5M2, 1, 0x7D},
        {DFG_F8E5M2, 1, 0xFF},
        {DFG_F8E5M2UZ, 1, 0x80},
    };
    for (size_t i = 0; i < LEN(rows); i++)
        assert_true(isnan(first(*state, rows[i].d, rows[i].code, rows[i].bytes).u.f));
}

/* ---- small floats, every code ---- */

static const struct small {
    enum dfg_dtype d;
    int exponent, mantissa, bias;
    uint32_t codes;
} small_formats[] = {
    {DFG_F16, 5, 10, 15, 1 << 16}, {DFG_BF16, 8, 7, 127, 1 << 16}, {DFG_F8E4M3, 4, 3, 7, 256},
    {DFG_F8E4M3UZ, 4, 3, 8, 256},  {DFG_F8E5M2, 5, 2, 15, 256},    {DFG_F8E5M2UZ, 5, 2, 16, 256},
    {DFG_F4E2M1, 2, 1, 1, 16},
};

/* By the definition, for codes that are numbers. */
static double defined(const struct small *s, uint32_t code)
{
    uint32_t mantissa = code % (1u << s->mantissa),
             exponent = code >> s->mantissa & ((1u << s->exponent) - 1);
    double m = ldexp(mantissa, -s->mantissa);
    double size = exponent == 0 ? ldexp(m, 1 - s->bias) : ldexp(1 + m, (int)exponent - s->bias);
    return code >> (s->mantissa + s->exponent) ? -size : size;
}

/* All codes of a format as one constant. */
static dfg_node all_codes(struct fixture *f, const struct small *s)
{
    uint8_t *data = dfg_alloc(f->m, s->codes * (s->codes > 256 ? 2 : 1));
    for (uint32_t c = 0; c < s->codes; c++)
        if (s->codes > 256) {
            data[2 * c] = (uint8_t)c;
            data[2 * c + 1] = (uint8_t)(c >> 8);
        } else if (s->codes == 16)
            data[c / 2] = (uint8_t)(c % 2 == 0 ? c : data[c / 2] | c << 4);
        else
            data[c] = (uint8_t)c;
    return constant(f, s->d, s->codes, data, false);
}

static void small_floats_are_as_defined(void **state)
{
    struct fixture *f = *state;
    for (size_t i = 0; i < LEN(small_formats); i++) {
        dfg_node c = all_codes(f, &small_formats[i]);
        for (uint32_t code = 0; code < small_formats[i].codes; code++) {
            double have = dfg_element(&f->g, c, code).u.f;
            if (isfinite(have))
                assert_true(have == defined(&small_formats[i], code));
        }
    }
}

/* The code alone, as a scalar. */
static bool fits(struct fixture *f, const struct small *s, uint32_t code, double literal)
{
    const uint8_t data[] = {(uint8_t)code, (uint8_t)(code >> 8)};
    dfg_node c = constant(f, s->d, -1, unaligned(f, data, sizeof data), false);
    return dfg_const_is(&f->g, c, dfg_float(literal), DFG_NO_DTYPE);
}

static void literals_round_to_nearest_even(void **state)
{
    struct fixture *f = *state;
    for (size_t i = 0; i < LEN(small_formats); i++) {
        const struct small *s = &small_formats[i];
        uint32_t half = s->codes / 2, step = s->codes > 256 ? 97 : 1;
        for (uint32_t code = 0; code + 2 < half; code += step) {
            double here = defined(s, code), next = defined(s, code + 1), middle = here + (next - here) / 2;
            if (!isfinite(first(f, s->d, code + 1, s->codes > 256 ? 2 : 1).u.f))
                break;
            assert_true(fits(f, s, code, here));
            assert_true(fits(f, s, code, here + (next - here) * 0.49));
            assert_true(fits(f, s, code + 1, here + (next - here) * 0.51));
            assert_true(fits(f, s, code + code % 2, middle));
            assert_false(fits(f, s, code + 1 - code % 2, middle));
            assert_true(fits(f, s, code + half, -here) || code == 0);
        }
    }
}

static void literals_out_of_range_fit_nothing_finite(void **state)
{
    struct fixture *f = *state;
    assert_true(fits(f, &small_formats[0], 0x7BFF, 65519.9));
    assert_false(fits(f, &small_formats[0], 0x7BFF, 65520));
    assert_true(fits(f, &small_formats[0], 0x7C00, 65520));
    assert_true(fits(f, &small_formats[0], 0xFC00, -1e30));
    assert_true(fits(f, &small_formats[0], 0x7C00, INFINITY));
    assert_true(fits(f, &small_formats[2], 0x7E, 463));
    assert_false(fits(f, &small_formats[2], 0x7E, 500));
    assert_true(fits(f, &small_formats[0], 0, 1e-300));
    assert_false(fits(f, &small_formats[0], 0x7E00, NAN));
}

/* ---- places ---- */

static void what_is_not_there_is_unknown(void **state)
{
    struct fixture *f = *state;
    static const uint8_t data[] = {1, 2};
    dfg_node c = constant(f, DFG_I8, 2, data, false), far = constant(f, DFG_F32, 2, NULL, false);
    dfg_node v = dfg_var(f->m, sym(f->m, "v"), 0, 0);
    assert_int_equal(dfg_finish(f->m), DFG_OK);
    dfg_view(f->m, &f->g);
    assert_int_equal(dfg_element(&f->g, c, 2).tag, DFG_NIL);
    assert_int_equal(dfg_element(&f->g, c, UINT64_MAX).tag, DFG_NIL);
    assert_int_equal(dfg_element(&f->g, far, 0).tag, DFG_NIL);
    assert_int_equal(dfg_elements(&f->g, far).tag, DFG_NIL);
    assert_int_equal(dfg_value_of(&f->g, far).tag, DFG_NIL);
    assert_int_equal(dfg_element(&f->g, v, 0).tag, DFG_NIL);
    assert_int_equal(dfg_value_of(&f->g, v).tag, DFG_NIL);
    assert_int_equal(dfg_value_of(&f->g, DFG_NONE).tag, DFG_NIL);
    assert_false(dfg_const_is(&f->g, far, dfg_hole(), DFG_NO_DTYPE));
    assert_false(dfg_const_is(&f->g, DFG_NONE, dfg_int(0), DFG_NO_DTYPE));
    assert_false(dfg_splat_is(&f->g, far, dfg_float(0), DFG_NO_DTYPE));
}

static void values_are_numbers_or_lists(void **state)
{
    struct fixture *f = *state;
    static const int16_t one[] = {-5}, two[] = {3, 4};
    dfg_node scalar = constant(f, DFG_I16, -1, one, false), vector = constant(f, DFG_I16, 2, two, false);
    dfg_node splat = constant(f, DFG_I16, 1000, one, true), empty = constant(f, DFG_I16, 0, one, false);
    assert_true(dfg_eq(dfg_value_of(&f->g, scalar), dfg_int(-5)));
    assert_int_equal(dfg_len(dfg_value_of(&f->g, vector)), 2);
    assert_int_equal(dfg_len(dfg_elements(&f->g, scalar)), 1);
    assert_int_equal(dfg_len(dfg_elements(&f->g, empty)), 0);
    assert_true(dfg_eq(dfg_at(dfg_elements(&f->g, vector), dfg_int(-1)), dfg_int(4)));
    assert_true(dfg_eq(dfg_sum(dfg_elements(&f->g, splat)), dfg_int(-5000)));
    assert_int_equal(dfg_element_at(dfg_int(3), 0).tag, DFG_NIL);
}

/* ---- literals ---- */

static void a_literal_is_rounded_to_the_constants_dtype(void **state)
{
    struct fixture *f = *state;
    static const float single = 0.1f;
    static const double twice = 0.1, widened = (double)0.1f;
    static const int64_t big = INT64_MAX;
    dfg_node s = constant(f, DFG_F32, -1, &single, false), d = constant(f, DFG_F64, -1, &twice, false);
    dfg_node w = constant(f, DFG_F64, -1, &widened, false), i = constant(f, DFG_I64, -1, &big, false);
    assert_true(dfg_const_is(&f->g, s, dfg_float(0.1), DFG_NO_DTYPE));
    assert_true(dfg_const_is(&f->g, d, dfg_float(0.1), DFG_NO_DTYPE));
    assert_false(dfg_const_is(&f->g, w, dfg_float(0.1), DFG_NO_DTYPE));
    assert_true(dfg_const_is(&f->g, i, dfg_int(INT64_MAX), DFG_NO_DTYPE));
    assert_false(dfg_const_is(&f->g, i, dfg_int(INT64_MAX - 1), DFG_NO_DTYPE));
    assert_false(dfg_const_is(&f->g, i, dfg_float(0x1p63), DFG_NO_DTYPE));
}

static void ints_floats_and_bools_are_apart(void **state)
{
    struct fixture *f = *state;
    static const int32_t one = 1;
    static const uint8_t yes = 1;
    static const float single = 1;
    dfg_node i = constant(f, DFG_I32, -1, &one, false), b = constant(f, DFG_BOOL, -1, &yes, false);
    dfg_node s = constant(f, DFG_F32, -1, &single, false);
    assert_true(dfg_const_is(&f->g, i, dfg_float(1), DFG_NO_DTYPE));
    assert_false(dfg_const_is(&f->g, i, dfg_float(1.5), DFG_NO_DTYPE));
    assert_false(dfg_const_is(&f->g, i, dfg_float(NAN), DFG_NO_DTYPE));
    assert_true(dfg_const_is(&f->g, s, dfg_int(1), DFG_NO_DTYPE));
    assert_true(dfg_const_is(&f->g, s, dfg_int(1), DFG_F32));
    assert_false(dfg_const_is(&f->g, s, dfg_int(1), DFG_F16));
    assert_true(dfg_const_is(&f->g, b, dfg_bool(true), DFG_NO_DTYPE));
    assert_false(dfg_const_is(&f->g, b, dfg_bool(false), DFG_NO_DTYPE));
    assert_false(dfg_const_is(&f->g, b, dfg_int(1), DFG_NO_DTYPE));
    assert_false(dfg_const_is(&f->g, i, dfg_bool(true), DFG_NO_DTYPE));
}

static void ranks_splats_and_lists(void **state)
{
    struct fixture *f = *state;
    static const int64_t data[] = {1, -1}, zero = 0;
    dfg_node scalar = constant(f, DFG_I64, -1, &zero, false), one = constant(f, DFG_I64, 1, &zero, false);
    dfg_node list = constant(f, DFG_I64, 2, data, false), none = constant(f, DFG_I64, 0, data, false);
    dfg_node splat = constant(f, DFG_I64, 5, &zero, true);
    const dfg_graph *g = &f->g;
    const dfg_val want[] = {dfg_int(1), dfg_int(-1)}, hole[] = {dfg_hole(), dfg_int(-1)},
                  zeros[] = {dfg_int(0), dfg_int(0)};
    assert_true(dfg_scalar_is(g, scalar, dfg_int(0), DFG_NO_DTYPE));
    assert_false(dfg_scalar_is(g, one, dfg_int(0), DFG_NO_DTYPE));
    assert_true(dfg_const_is(g, one, dfg_int(0), DFG_NO_DTYPE));
    assert_false(dfg_const_is(g, splat, dfg_int(0), DFG_NO_DTYPE));
    assert_true(dfg_splat_is(g, splat, dfg_int(0), DFG_I64));
    assert_true(dfg_splat_is(g, scalar, dfg_int(0), DFG_NO_DTYPE));
    assert_false(dfg_splat_is(g, list, dfg_int(1), DFG_NO_DTYPE));
    assert_false(dfg_splat_is(g, none, dfg_int(1), DFG_NO_DTYPE));
    assert_true(dfg_const_list(g, list, dfg_list(want, 2), DFG_NO_DTYPE));
    assert_true(dfg_const_list(g, list, dfg_list(hole, 2), DFG_I64));
    assert_false(dfg_const_list(g, list, dfg_list(hole, 2), DFG_I32));
    assert_false(dfg_const_list(g, list, dfg_list(zeros, 2), DFG_NO_DTYPE));
    assert_false(dfg_const_list(g, list, dfg_list(want, 1), DFG_NO_DTYPE));
    assert_false(dfg_const_list(g, scalar, dfg_list(zeros, 1), DFG_NO_DTYPE));
    assert_true(dfg_const_list(g, none, dfg_list(NULL, 0), DFG_NO_DTYPE));
}

static void approximate_literals(void **state)
{
    struct fixture *f = *state;
    static const float data[] = {0.797f, 0.798f};
    dfg_node one = constant(f, DFG_F32, 1, data, false), two = constant(f, DFG_F32, 2, data, false);
    assert_true(dfg_const_near(&f->g, one, dfg_float(0.7978), 1e-3, DFG_NO_DTYPE));
    assert_false(dfg_const_near(&f->g, one, dfg_float(0.7978), 1e-4, DFG_NO_DTYPE));
    assert_false(dfg_const_near(&f->g, one, dfg_float(0.7978), 1e-3, DFG_F16));
    assert_false(dfg_const_near(&f->g, two, dfg_float(0.7978), 1e-3, DFG_NO_DTYPE));
    assert_true(dfg_splat_near(&f->g, two, dfg_float(0.7978), 1e-3, DFG_NO_DTYPE));
    assert_false(dfg_splat_near(&f->g, two, dfg_float(0.797), 1e-4, DFG_NO_DTYPE));
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, open_fixture, close_fixture)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(ints_of_every_width),
        TEST(large_u64_are_unknown),
        TEST(halves_of_bytes),
        TEST(bools_and_strings),
        TEST(complex_numbers_are_unknown),
        TEST(floats_from_known_patterns),
        TEST(nans_of_every_format),
        TEST(small_floats_are_as_defined),
        TEST(literals_round_to_nearest_even),
        TEST(literals_out_of_range_fit_nothing_finite),
        TEST(what_is_not_there_is_unknown),
        TEST(values_are_numbers_or_lists),
        TEST(a_literal_is_rounded_to_the_constants_dtype),
        TEST(ints_floats_and_bools_are_apart),
        TEST(ranks_splats_and_lists),
        TEST(approximate_literals),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
