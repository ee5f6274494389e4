/* test_core.c -- what a module interns: strings, operators, types, kinds, tensors, values.
 *
 * Each test is one fact of dfg.h; modules are built by hand.
 */
#include <math.h>

#include "core_build.h"

static int open_module(void **state)
{
    *state = dfg_module_new(NULL, 0);
    return *state == NULL;
}

static int close_module(void **state)
{
    dfg_module_free(*state);
    return 0;
}

/* ---- symbols ---- */

static void equal_texts_are_one_symbol(void **state)
{
    dfg_module *m = *state;
    dfg_sym a = dfg_symbol(m, "abc", 3);
    assert_int_not_equal(a, 0);
    assert_int_equal(dfg_symbol(m, "abcd", 3), a);
    assert_int_not_equal(dfg_symbol(m, "abcd", 4), a);
    assert_string_equal(dfg_symbol_text(m, a), "abc");
    assert_int_equal(dfg_symbol_len(m, a), 3);
}

static void symbols_may_hold_nuls_and_be_empty(void **state)
{
    dfg_module *m = *state;
    dfg_sym a = dfg_symbol(m, "a\0b", 3), b = dfg_symbol(m, "a\0c", 3), none = dfg_symbol(m, "", 0);
    assert_int_not_equal(a, b);
    assert_int_equal(dfg_symbol_len(m, a), 3);
    assert_memory_equal(dfg_symbol_text(m, a), "a\0b", 4);
    assert_int_not_equal(none, 0);
    assert_int_equal(dfg_find_symbol(m, NULL, 0), none);
}

static void unseen_texts_and_ids_are_nothing(void **state)
{
    dfg_module *m = *state;
    assert_int_equal(dfg_find_symbol(m, "nowhere", 7), 0);
    assert_string_equal(dfg_symbol_text(m, 0), "");
    assert_string_equal(dfg_symbol_text(m, UINT32_MAX), "");
    assert_int_equal(dfg_symbol_len(m, UINT32_MAX), 0);
}

static void many_symbols_keep_their_texts(void **state)
{
    dfg_module *m = *state;
    char text[16];
    dfg_sym first = dfg_symbol(m, "s0", 2);
    for (int i = 1; i < 20000; i++)
        assert_int_equal(dfg_symbol(m, text, (size_t)snprintf(text, sizeof text, "s%d", i)),
                         first + (dfg_sym)i);
    for (int i = 0; i < 20000; i++) {
        size_t len = (size_t)snprintf(text, sizeof text, "s%d", i);
        assert_int_equal(dfg_find_symbol(m, text, len), first + (dfg_sym)i);
        assert_string_equal(dfg_symbol_text(m, first + (dfg_sym)i), text);
    }
}

static void long_symbols_get_a_block_of_their_own(void **state)
{
    dfg_module *m = *state;
    size_t len = 300000;
    char *text = malloc(len);
    assert_non_null(text);
    memset(text, 'x', len);
    dfg_sym a = dfg_symbol(m, text, len), b = dfg_symbol(m, "small", 5);
    assert_int_equal(dfg_symbol_len(m, a), len);
    assert_memory_equal(dfg_symbol_text(m, a), text, len);
    assert_string_equal(dfg_symbol_text(m, b), "small");
    free(text);
}

/* ---- operators ---- */

static const struct dfg_op_decl first_decls[] = {
    {.name = "add",
     .kind = DFG_BROADCAST,
     .commutative = true,
     .n_required = 2,
     .n_operands = 2,
     .n_results = 1,
     .n_required_results = 1},
    {.name = "print",
     .kind = DFG_OPAQUE,
     .effect = true,
     .n_required = 1,
     .n_operands = 1,
     .n_results = 1,
     .n_required_results = 1},
    {.name = "norm",
     .kind = DFG_FUSABLE,
     .n_required = 5,
     .n_operands = 5,
     .n_results = 3,
     .n_required_results = 3},
};
static const struct dfg_op_decl second_decls[] = {
    {.name = "add", .kind = DFG_REDUCE, .n_results = 1, .n_required_results = 1},
    {.name = "tuple", .kind = DFG_ELEMWISE, .n_results = 1, .n_required_results = 1},
};
static const struct dfg_ops first_ops = {DFG_ABI, 3, "first", first_decls};
static const struct dfg_ops second_ops = {DFG_ABI, 2, "second", second_decls};

static void the_first_declaration_counts(void **state)
{
    (void)state;
    const struct dfg_ops *tables[] = {&first_ops, &second_ops};
    dfg_module *m = dfg_module_new(tables, 2);
    assert_non_null(m);
    assert_ptr_equal(dfg_operator_decl(m, op(m, "add")), &first_decls[0]);
    assert_ptr_equal(dfg_operator_decl(m, op(m, "norm")), &first_decls[2]);
    assert_int_equal(dfg_n_operators(m), DFG_FIRST_OP + 4);
    dfg_module_free(m);
}

static void an_operator_may_be_called_like_a_structural_one(void **state)
{
    (void)state;
    const struct dfg_ops *tables[] = {&first_ops, &second_ops};
    dfg_module *m = dfg_module_new(tables, 2);
    uint16_t tuple = op(m, "tuple");
    assert_true(tuple >= DFG_FIRST_OP);
    assert_string_equal(dfg_operator_name(m, tuple), "tuple");
    assert_string_equal(dfg_operator_name(m, DFG_TUPLE), "tuple");
    assert_null(dfg_operator_decl(m, DFG_TUPLE));
    dfg_module_free(m);
}

static void unknown_operators_are_kept_by_name(void **state)
{
    dfg_module *m = *state;
    uint16_t mine = op(m, "my op");
    assert_true(mine >= DFG_FIRST_OP);
    assert_int_equal(op(m, "my op"), mine);
    assert_string_equal(dfg_operator_name(m, mine), "my op");
    assert_null(dfg_operator_decl(m, mine));
    assert_string_equal(dfg_operator_name(m, 64999), "");
}

static void operators_end_at_65000(void **state)
{
    dfg_module *m = *state;
    char name[16];
    uint16_t last = 0;
    for (int i = 0; i < 70000; i++) {
        uint16_t id = dfg_operator(m, name, (size_t)snprintf(name, sizeof name, "o%d", i));
        if (id == 0)
            break;
        last = id;
    }
    assert_int_equal(last, 64999);
    assert_false(dfg_failed(m));
    assert_int_equal(op(m, "o0"), DFG_FIRST_OP);
}

static void a_table_of_another_abi_makes_no_module(void **state)
{
    (void)state;
    struct dfg_ops other = {.abi = DFG_ABI + 1};
    const struct dfg_ops *tables[] = {&other};
    assert_null(dfg_module_new(tables, 1));
}

/* ... and nothing else of it: what one learns later the other does not. */
static void a_module_like_another_has_its_operators(void **state)
{
    dfg_module *m = *state;
    static const struct dfg_op_decl decls[] = {{.name = "twice", .n_operands = 1, .n_results = 1, .n_required_results = 1}};
    static const struct dfg_ops table = {.abi = DFG_ABI, .n = 1, .name = "unit", .ops = decls};
    const struct dfg_ops *tables[] = {&table};
    dfg_module *as = dfg_module_new(tables, 1), *none = dfg_module_like(m);
    const uint16_t twice = op(as, "twice"), named = op(as, "named");
    call(as, "twice", NODES(param(as, "x")));
    dfg_module *like = dfg_module_like(as);
    dfg_module_free(as);
    assert_int_equal(op(like, "twice"), twice);
    assert_ptr_equal(dfg_operator_decl(like, twice), decls);
    assert_string_equal(dfg_operator_unit(like, twice), "unit");
    assert_int_equal(op(like, "named"), named);
    assert_null(dfg_operator_decl(like, named));
    assert_string_equal(dfg_symbol_text(like, dfg_find_symbol(like, "named", 5)), "named");
    assert_int_equal(op(like, "later"), named + 1);
    assert_int_equal(dfg_n_nodes(like), dfg_n_nodes(none));
    assert_int_equal(dfg_node_op(like, call(like, "twice", NODES(param(like, "x")))), twice);
    dfg_module_free(like);
    dfg_module_free(none);
}

/* ---- dtypes and types ---- */

static void dtypes_have_names_and_sizes(void **state)
{
    (void)state;
    for (unsigned d = 1; d < DFG_N_DTYPES; d++) {
        const char *name = dfg_dtype_name((enum dfg_dtype)d);
        assert_int_equal(dfg_dtype_by_name(name, strlen(name)), d);
    }
    assert_int_equal(dfg_dtype_by_name("f3", 2), DFG_NO_DTYPE);
    assert_int_equal(dfg_dtype_by_name("", 0), DFG_NO_DTYPE);
    assert_int_equal(dfg_dtype_bits(DFG_I4), 4);
    assert_string_equal(dfg_dtype_name((enum dfg_dtype)200), "?");
}

static void bytes_of_tensors_are_packed_and_checked(void **state)
{
    (void)state;
    size_t bytes = 0;
    assert_true(dfg_tensor_bytes(DFG_I4, 3, &bytes));
    assert_int_equal(bytes, 2);
    assert_true(dfg_tensor_bytes(DFG_C128, 2, &bytes));
    assert_int_equal(bytes, 32);
    assert_true(dfg_tensor_bytes(DFG_STRING, 2, &bytes));
    assert_int_equal(bytes, 2 * sizeof(dfg_sym));
    assert_false(dfg_tensor_bytes(DFG_F32, UINT64_MAX / 4, &bytes));
    assert_false(dfg_tensor_bytes(DFG_NO_DTYPE, 1, &bytes));
}

static dfg_dim named(dfg_module *m, const char *text)
{
    return dfg_extent_named(m, text, strlen(text));
}

static void named_extents_have_one_spelling(void **state)
{
    dfg_module *m = *state;
    dfg_dim first = named(m, "N + M");
    assert_int_equal(first, DFG_DIM_OF_SYM(sym(m, "N + M")));
    assert_int_equal(named(m, "M+N"), first);
    assert_int_equal(named(m, "2*N + M - N"), first);
    assert_int_not_equal(named(m, "M+N*2"), first);
    assert_int_equal(named(m, "N"), DFG_DIM_OF_SYM(sym(m, "N")));
    assert_int_equal(named(m, "batch-size"), DFG_DIM_OF_SYM(sym(m, "batch-size")));
    assert_int_equal(named(m, "2 + 3"), 5);
    struct dfg_error error = {DFG_OK, NULL};
    f32(m, 1, &first);
    assert_int_equal(dfg_finish(m), DFG_OK);
    assert_int_equal(dfg_verify(m, NULL), DFG_OK);
    f32(m, 1, &(dfg_dim){DFG_DIM_OF_SYM(sym(m, "K*2"))}); /* which nobody has named */
    assert_int_equal(dfg_verify(m, &error), DFG_BAD_GRAPH);
    dfg_error_clear(&error);
}

static void equal_types_are_one(void **state)
{
    dfg_module *m = *state;
    dfg_dim n = DFG_DIM_OF_SYM(sym(m, "N")), dims[] = {1, n, DFG_DIM_UNKNOWN}, others[] = {1, n, 2};
    uint32_t t = f32(m, 3, dims);
    assert_int_not_equal(t, 0);
    assert_int_equal(f32(m, 3, dims), t);
    assert_int_not_equal(f32(m, 3, others), t);
    assert_int_not_equal(f32(m, 2, dims), t);
    assert_int_not_equal(dfg_type_tensor(m, DFG_F16, 3, dims), t);
    assert_int_not_equal(f32(m, -1, NULL), f32(m, 0, NULL));
    assert_int_equal(dfg_type_info(m, t)->u.dims[1], n);
    assert_int_equal(dfg_type_info(m, t)->rank, 3);
}

static void tuples_and_functions_have_fields(void **state)
{
    dfg_module *m = *state;
    uint32_t a = f32(m, 0, NULL), b = f32(m, -1, NULL), fields[] = {a, b, 0};
    uint32_t t = dfg_type_tuple(m, 3, fields), f = dfg_type_func(m, 2, fields, 1, &a),
             g = dfg_type_func(m, 1, fields, 2, &fields[1]);
    assert_int_equal(dfg_type_tuple(m, 3, fields), t);
    assert_int_equal(dfg_type_info(m, t)->rank, 3);
    assert_int_not_equal(f, g);
    assert_int_equal(dfg_type_info(m, f)->tag, DFG_T_FUNC);
    assert_int_equal(dfg_type_info(m, f)->rank, 2);
    assert_int_equal(dfg_type_info(m, f)->n, 3);
    assert_int_equal(dfg_type_info(m, f)->u.fields[2], a);
    assert_int_not_equal(dfg_type_tuple(m, 0, NULL), 0);
}

static void malformed_types_are_unknown(void **state)
{
    dfg_module *m = *state;
    uint32_t none = 99;
    assert_int_equal(dfg_type_tuple(m, 1, &none), 0);
    assert_int_equal(dfg_type_func(m, 0, NULL, 1, &none), 0);
    assert_int_equal(f32(m, -2, NULL), 0);
    assert_int_equal(dfg_type_tensor(m, (enum dfg_dtype)99, 0, NULL), 0);
    assert_int_equal(dfg_type_info(m, 12345)->tag, DFG_T_UNKNOWN);
    assert_false(dfg_failed(m));
}

/* ---- kinds ---- */

static void attributes_in_any_order_are_one_kind(void **state)
{
    dfg_module *m = *state;
    uint16_t conv = op(m, "conv");
    struct dfg_attr a = {sym(m, "a"), int_val(1)}, b = {sym(m, "b"), str_val(m, "x")};
    uint32_t k = dfg_kind_of(m, conv, 1, (struct dfg_attr[]){a, b}, 2);
    assert_int_not_equal(k, 0);
    assert_int_equal(dfg_kind_of(m, conv, 1, (struct dfg_attr[]){b, a}, 2), k);
    assert_int_not_equal(dfg_kind_of(m, conv, 2, (struct dfg_attr[]){b, a}, 2), k);
    assert_int_not_equal(dfg_kind_of(m, conv, 1, &a, 1), k);
    assert_int_not_equal(dfg_kind_of(m, op(m, "relu"), 1, (struct dfg_attr[]){b, a}, 2), k);
    assert_int_equal(dfg_kind_info(m, k)->attrs[0].key, a.key);
}

static void kinds_copy_lists(void **state)
{
    dfg_module *m = *state;
    dfg_val inner[] = {int_val(1), int_val(2)}, outer[] = {{.tag = DFG_V_LIST, .n = 2, .u.list = inner}};
    struct dfg_attr a = {sym(m, "pads"), {.tag = DFG_V_LIST, .n = 1, .u.list = outer}};
    uint32_t k = dfg_kind_of(m, op(m, "pad"), 1, &a, 1);
    inner[1] = int_val(3);
    assert_int_not_equal(dfg_kind_of(m, op(m, "pad"), 1, &a, 1), k);
    assert_int_equal(dfg_kind_info(m, k)->attrs[0].value.u.list[0].u.list[1].u.i, 2);
}

static void floats_of_kinds_differ_by_their_bits(void **state)
{
    dfg_module *m = *state;
    struct dfg_attr plus = {sym(m, "a"), float_val(0.0)}, minus = {sym(m, "a"), float_val(-0.0)};
    struct dfg_attr one = {sym(m, "a"), int_val(0)}, nan = {sym(m, "a"), float_val((double)NAN)};
    uint16_t f = op(m, "f");
    assert_int_not_equal(dfg_kind_of(m, f, 1, &plus, 1), dfg_kind_of(m, f, 1, &minus, 1));
    assert_int_not_equal(dfg_kind_of(m, f, 1, &plus, 1), dfg_kind_of(m, f, 1, &one, 1));
    assert_int_equal(dfg_kind_of(m, f, 1, &nan, 1), dfg_kind_of(m, f, 1, &nan, 1));
}

static void hundreds_of_attributes_are_sorted(void **state)
{
    dfg_module *m = *state;
    enum { N = 500 };
    struct dfg_attr attrs[N], reverse[N];
    char key[16];
    for (int i = 0; i < N; i++) {
        snprintf(key, sizeof key, "k%d", i * 7919 % N);
        attrs[i] = (struct dfg_attr){sym(m, key), int_val(i)};
    }
    for (int i = 0; i < N; i++)
        reverse[i] = attrs[N - 1 - i];
    uint32_t k = dfg_kind_of(m, op(m, "f"), 1, attrs, N);
    assert_int_equal(dfg_kind_of(m, op(m, "f"), 1, reverse, N), k);
    const struct dfg_kind *info = dfg_kind_info(m, k);
    for (int i = 1; i < N; i++)
        assert_true(info->attrs[i - 1].key < info->attrs[i].key);
}

static void unsound_attributes_make_no_kind(void **state)
{
    dfg_module *m = *state;
    uint16_t f = op(m, "f");
    struct dfg_attr a = {sym(m, "a"), int_val(1)}, absent = {a.key, {.tag = DFG_NIL}},
                    keyless = {0, int_val(1)};
    assert_int_equal(dfg_kind_of(m, f, 1, (struct dfg_attr[]){a, a}, 2), 0);
    assert_int_equal(dfg_kind_of(m, f, 1, &absent, 1), 0);
    assert_int_equal(dfg_kind_of(m, f, 1, &keyless, 1), 0);
    assert_int_equal(dfg_kind_of(m, 0, 0, NULL, 0), 0);
    assert_int_equal(dfg_kind_of(m, 60000, 0, NULL, 0), 0);
    assert_false(dfg_failed(m));
}

/* Neither do keys, strings, operators and tensors that do not exist, in lists, too; nor are they facts. */
static void attributes_are_of_ids_that_exist(void **state)
{
    dfg_module *m = *state;
    static const uint8_t tags[] = {DFG_V_STR, DFG_V_OP, DFG_V_TENSOR};
    const uint16_t f = op(m, "f");
    struct dfg_attr a = {99999, int_val(1)};
    assert_int_equal(dfg_kind_of(m, f, 1, &a, 1), 0);
    a.key = sym(m, "a");
    assert_int_not_equal(dfg_kind_of(m, f, 1, &a, 1), 0);
    for (size_t i = 0; i < LEN(tags); i++) {
        dfg_val v = {.tag = tags[i], .u.id = 99999};
        a.value = v;
        assert_int_equal(dfg_kind_of(m, f, 1, &a, 1), 0);
        a.value = (dfg_val){.tag = DFG_V_LIST, .n = 1, .u.list = &v};
        assert_int_equal(dfg_kind_of(m, f, 1, &a, 1), 0);
        assert_false(dfg_set_fact(m, dfg_var(m, a.key, 0, 0), a.key, v));
    }
    assert_false(dfg_failed(m));
}

static void deep_lists_make_no_kind(void **state)
{
    dfg_module *m = *state;
    enum { N = 100000 };
    dfg_val *lists = calloc(N, sizeof *lists);
    assert_non_null(lists);
    for (int i = 0; i < N; i++)
        lists[i] = (dfg_val){.tag = DFG_V_LIST, .n = i > 0, .u.list = i > 0 ? &lists[i - 1] : NULL};
    struct dfg_attr a = {sym(m, "a"), lists[N - 1]}, shallow = {a.key, lists[DFG_MAX_NESTING - 1]};
    assert_int_equal(dfg_kind_of(m, op(m, "f"), 1, &a, 1), 0);
    assert_int_not_equal(dfg_kind_of(m, op(m, "f"), 1, &shallow, 1), 0);
    free(lists);
}

/* ---- tensors ---- */

static void tensors_count_their_elements(void **state)
{
    dfg_module *m = *state;
    static const float data[6];
    dfg_dim dims[] = {2, 3}, empty[] = {INT64_MAX, INT64_MAX, 0};
    uint32_t t = dfg_tensor_add(m, f32(m, 2, dims), data, false);
    assert_int_equal(dfg_tensor_info(m, t)->n, 6);
    assert_ptr_equal(dfg_tensor_info(m, t)->data, data);
    assert_int_equal(dfg_tensor_info(m, dfg_tensor_add(m, f32(m, 0, NULL), data, false))->n, 1);
    assert_int_equal(dfg_tensor_info(m, dfg_tensor_add(m, f32(m, 3, empty), NULL, false))->n, 0);
}

static void tensors_need_known_extents(void **state)
{
    dfg_module *m = *state;
    dfg_dim symbolic = DFG_DIM_OF_SYM(sym(m, "N")), unknown = DFG_DIM_UNKNOWN, huge[] = {INT64_MAX, 3},
            one = 1;
    assert_int_equal(dfg_tensor_add(m, f32(m, 1, &symbolic), NULL, true), 0);
    assert_int_equal(dfg_tensor_add(m, f32(m, 1, &unknown), NULL, true), 0);
    assert_int_equal(dfg_tensor_add(m, f32(m, -1, NULL), NULL, true), 0);
    assert_int_equal(dfg_tensor_add(m, f32(m, 2, huge), NULL, true), 0);
    assert_int_equal(dfg_tensor_add(m, f32(m, 1, huge), NULL, false), 0);
    assert_int_equal(dfg_tensor_add(m, dfg_type_tensor(m, DFG_NO_DTYPE, 1, &one), NULL, true), 0);
    assert_int_equal(dfg_tensor_add(m, 0, NULL, true), 0);
    assert_int_equal(dfg_tensor_info(m, 99)->n, 0);
}

/* ---- written values, globs, errors ---- */

static void values_are_read(void **state)
{
    dfg_module *m = *state;
    assert_int_equal(val(m, " -7 ").u.i, -7);
    assert_int_equal(val(m, "-9223372036854775808").u.i, INT64_MIN);
    assert_true(val(m, "9223372036854775808").u.f > 9.2e18);
    assert_true(val(m, "-2.5e-3").u.f == -2.5e-3);
    assert_true(val(m, ".5").u.f == 0.5);
    assert_true(val(m, "1e5").u.f == 1e5);
    assert_true(isinf(val(m, "-inf").u.f) && val(m, "-inf").u.f < 0);
    assert_true(isnan(val(m, "nan").u.f));
    assert_int_equal(val(m, "true").tag, DFG_V_BOOL);
    assert_int_equal(val(m, "true").u.i, 1);
    assert_int_equal(val(m, "none").tag, DFG_V_NONE);
    assert_int_equal(val(m, "bf16").u.id, DFG_BF16);
    assert_int_equal(val(m, "\"a\\n\\x41\\\"\"").u.id, sym(m, "a\nA\""));
    assert_int_equal(val(m, "[ ]").n, 0);
    dfg_val list = val(m, "[1, [2, \"x\"], 3.5]");
    assert_int_equal(list.n, 3);
    assert_int_equal(list.u.list[1].u.list[1].u.id, sym(m, "x"));
}

static void what_is_no_value_is_not_read(void **state)
{
    dfg_module *m = *state;
    static const char *const texts[] = {"",    " ",        "-",       "--1",      "1 2",  "1.2.3", "0x10",
                                        "1e",  "1f",       "f33",     "nope",     "[1",   "[1,",   "[1 2]",
                                        "[,]", "\"a",      "\"\\q\"", "\"\\x4\"", "\"\\", "- inf", "-nan()",
                                        "]",   "infinity", "-.",      "e5",       "+1"};
    dfg_val v;
    for (size_t i = 0; i < LEN(texts); i++) {
        assert_false(dfg_parse_value(m, texts[i], strlen(texts[i]), &v));
        assert_int_equal(v.tag, DFG_NIL);
    }
    assert_false(dfg_parse_value(m, "1\0", 2, &v));
    assert_false(dfg_failed(m));
}

static void values_nest_200_deep(void **state)
{
    dfg_module *m = *state;
    char text[2 * DFG_MAX_NESTING + 4];
    dfg_val v;
    memset(text, '[', DFG_MAX_NESTING);
    memset(text + DFG_MAX_NESTING, ']', DFG_MAX_NESTING);
    assert_true(dfg_parse_value(m, text, 2 * DFG_MAX_NESTING, &v));
    memset(text, '[', DFG_MAX_NESTING + 1);
    memset(text + DFG_MAX_NESTING + 1, ']', DFG_MAX_NESTING + 1);
    assert_false(dfg_parse_value(m, text, 2 * DFG_MAX_NESTING + 2, &v));
}

static void values_of_any_bytes_do_no_harm(void **state)
{
    dfg_module *m = *state;
    static const char bytes[] = "[]\",-.0123eE+xnaifultrse\\ \t\n\0\377";
    char text[12];
    uint32_t seed = 1;
    dfg_val v;
    for (int i = 0; i < 20000; i++) {
        for (size_t k = 0; k < sizeof text; k++) {
            seed = seed * 1664525u + 1013904223u;
            text[k] = bytes[(seed >> 16) % (sizeof bytes - 1)];
        }
        dfg_parse_value(m, text, (seed >> 8) % (sizeof text + 1), &v);
    }
}

static bool glob(const char *g, const char *name)
{
    return dfg_glob_matches(g, name, strlen(name));
}

static void globs_match_any_bytes(void **state)
{
    (void)state;
    assert_true(glob("*Silu*", "xSilu") && glob("*Silu*", "Silu.v2") && !glob("*Silu*", "silu"));
    assert_true(glob("?elu", "relu") && !glob("?elu", "elu") && !glob("?elu", "reelu"));
    assert_true(glob("*", "") && glob("**", "abc") && glob("", "") && !glob("", "a"));
    assert_true(glob("a*b*c", "aXbXbXc") && !glob("a*b*c", "aXbXbX") && glob("nn.*", "nn.relu"));
    assert_true(dfg_glob_matches("a?b", "a\0b", 3));
}

static void hard_globs_end_soon(void **state)
{
    (void)state;
    char name[5001];
    memset(name, 'a', 5000);
    name[5000] = '\0';
    assert_false(glob("*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*b", name));
}

static void errors_have_a_text_of_any_length(void **state)
{
    (void)state;
    struct dfg_error e;
    assert_int_equal(dfg_fail(&e, DFG_BAD_TEXT, "%5000d", 7), DFG_BAD_TEXT);
    assert_int_equal(strlen(e.text), 5000);
    dfg_error_clear(&e);
    assert_null(e.text);
    assert_int_equal(e.status, DFG_OK);
    assert_int_equal(dfg_fail(NULL, DFG_NO_FILE, "x"), DFG_NO_FILE);
}

int main(void)
{
#define IN_MODULE(f) cmocka_unit_test_setup_teardown(f, open_module, close_module)
    const struct CMUnitTest tests[] = {
        IN_MODULE(equal_texts_are_one_symbol),
        IN_MODULE(symbols_may_hold_nuls_and_be_empty),
        IN_MODULE(unseen_texts_and_ids_are_nothing),
        IN_MODULE(many_symbols_keep_their_texts),
        IN_MODULE(long_symbols_get_a_block_of_their_own),
        cmocka_unit_test(the_first_declaration_counts),
        cmocka_unit_test(an_operator_may_be_called_like_a_structural_one),
        IN_MODULE(unknown_operators_are_kept_by_name),
        IN_MODULE(operators_end_at_65000),
        cmocka_unit_test(a_table_of_another_abi_makes_no_module),
        IN_MODULE(a_module_like_another_has_its_operators),
        cmocka_unit_test(dtypes_have_names_and_sizes),
        cmocka_unit_test(bytes_of_tensors_are_packed_and_checked),
        IN_MODULE(equal_types_are_one),
        IN_MODULE(named_extents_have_one_spelling),
        IN_MODULE(tuples_and_functions_have_fields),
        IN_MODULE(malformed_types_are_unknown),
        IN_MODULE(attributes_in_any_order_are_one_kind),
        IN_MODULE(kinds_copy_lists),
        IN_MODULE(floats_of_kinds_differ_by_their_bits),
        IN_MODULE(hundreds_of_attributes_are_sorted),
        IN_MODULE(unsound_attributes_make_no_kind),
        IN_MODULE(attributes_are_of_ids_that_exist),
        IN_MODULE(deep_lists_make_no_kind),
        IN_MODULE(tensors_count_their_elements),
        IN_MODULE(tensors_need_known_extents),
        IN_MODULE(values_are_read),
        IN_MODULE(what_is_no_value_is_not_read),
        IN_MODULE(values_nest_200_deep),
        IN_MODULE(values_of_any_bytes_do_no_harm),
        cmocka_unit_test(globs_match_any_bytes),
        cmocka_unit_test(hard_globs_end_soon),
        cmocka_unit_test(errors_have_a_text_of_any_length),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
