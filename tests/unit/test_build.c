/* test_build.c -- builders of replacements: what they make, and what they decline.
 *
 * A rule written by hand matches at calls of `Probe` and runs a test's own
 * function as its replacement, which looks at what it has built.
 */
#include "core_build.h"
#include "dfg_infer.h"
#include "dfg_rewrite.h"

/* ---- a rule by hand ---- */

enum { OP_Probe = DFG_FIRST_OP, OP_Conv, OP_Drop, OP_Free };
enum { ATTR_ratio, ATTR_sizes, ATTR_other };
enum { STR_unseen };

static const char *const op_names[] = {"Probe", "Conv", "Drop", "Free"};
static const char *const attr_names[] = {"ratio", "sizes", "other"};
static const char *const str_names[] = {"never seen before"};
static const struct dfg_names names = {.abi = DFG_ABI,
                                       .n_ops = 4,
                                       .ops = op_names,
                                       .n_attrs = 3,
                                       .attrs = attr_names,
                                       .n_strs = 1,
                                       .strs = str_names};

static const struct dfg_attr_decl conv_attrs[] = {
    {"ratio", "float", "1.0"}, {"sizes", "float[]?", NULL}, {"other", "int", "0"}};
static const struct dfg_op_decl decls[] = {{.name = "Probe",
                                            .kind = DFG_OPAQUE,
                                            .n_required = 1,
                                            .n_operands = 1,
                                            .n_results = 1,
                                            .n_required_results = 1},
                                           {.name = "Conv",
                                            .kind = DFG_OPAQUE,
                                            .n_required = 2,
                                            .n_operands = 3,
                                            .n_results = 1,
                                            .n_required_results = 1,
                                            .n_attrs = 3,
                                            .attrs = conv_attrs},
                                           {.name = "Drop",
                                            .kind = DFG_OPAQUE,
                                            .n_required = 1,
                                            .n_operands = 2,
                                            .n_results = 2,
                                            .n_required_results = 1}};
static const struct dfg_ops ops = {DFG_ABI, 3, "test", decls};

typedef dfg_node probe(dfg_rewriter *r, const dfg_graph *g, dfg_node x);
static probe *running;
static int calls;

struct match {
    dfg_node root;
};

static bool each(const struct dfg_pattern *self, const dfg_graph *g, dfg_node n,
                 bool (*accept)(void *ctx, const void *m), void *ctx)
{
    (void)self;
    struct match m = {n};
    return dfg_calls(g, n, OP_Probe) && accept(ctx, &m);
}

static void build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct match *m = match;
    const dfg_graph *g = dfg_before(r);
    calls++;
    with[0] = running(r, g, dfg_arg(g, m->root, 0));
}

static void candidates(const struct dfg_rules *self, const dfg_graph *g, dfg_node n, uint64_t *set)
{
    (void)self;
    *set = dfg_calls(g, n, OP_Probe);
}

static const struct dfg_part parts[] = {{DFG_PART_ROOT, false, 1, -1, offsetof(struct match, root)}};
static const struct dfg_pattern pattern = {.name = "probe",
                                           .place = "test",
                                           .is_rule = true,
                                           .depth = 1,
                                           .match_size = sizeof(struct match),
                                           .whole_size = sizeof(struct match),
                                           .n_parts = 1,
                                           .parts = parts,
                                           .each = each};
static const struct dfg_rule rule = {.n_roots = 1, .build = build};
static const struct dfg_rules rules = {
    .abi = DFG_ABI, .n = 1, .n_words = 1, .rules = &rule, .names = &names, .candidates = candidates};
static const struct dfg_unit unit = {.abi = DFG_ABI,
                                     .name = "test",
                                     .ops = &ops,
                                     .names = &names,
                                     .n_patterns = 1,
                                     .patterns = &pattern,
                                     .rules = &rules};

/* Runs what f builds in place of Probe(%x) of @main, where %x is f16[2]; the module, to be freed. */
static dfg_module *rewritten(probe *f, struct dfg_rule_stats *stats, char reason[200])
{
    static const struct dfg_ops *const all[] = {&ops};
    const struct dfg_rule_choice choice = {&unit, 0};
    const struct dfg_rewrite_options options = {.typing = &dfg_inference};
    struct dfg_error error = {DFG_OK, NULL};
    dfg_module *m = dfg_module_new(all, 1);
    dfg_dim two = 2;
    dfg_body_open(m);
    dfg_node x = dfg_var(m, sym(m, "x"), 2, dfg_type_tensor(m, DFG_F16, 1, &two)),
             y = call(m, "Probe", NODES(x));
    function(m, "main", &x, 1, &y, 1);
    assert_int_equal(dfg_finish(m), DFG_OK);
    running = f;
    calls = 0;
    dfg_rewriter *r = dfg_rewriter_new(m, &choice, 1, &options, &error);
    assert_non_null(r);
    assert_int_equal(dfg_rewrite(r, &error), DFG_OK);
    *stats = *dfg_rewrite_stats(r, 0);
    strncpy(reason, stats->reason != NULL ? stats->reason : "", 199);
    reason[199] = '\0';
    dfg_rewriter_free(r);
    assert_int_equal(calls, 1);
    assert_int_equal(dfg_verify(m, &error), DFG_OK);
    return m;
}

/* The value that @main returns. */
static dfg_node result(const dfg_module *m)
{
    const dfg_node *args;
    dfg_node f = dfg_function(m, 0);
    dfg_node_args(m, f, &args);
    return args[dfg_node_data(m, f)];
}

static void check_declined(probe *f, const char *why)
{
    struct dfg_rule_stats stats;
    char reason[200];
    dfg_module *m = rewritten(f, &stats, reason);
    assert_int_equal(stats.applied, 0);
    assert_int_equal(stats.declined, 1);
    if (strstr(reason, why) == NULL)
        fail_msg("'%s' lacks '%s'", reason, why);
    assert_string_equal(dfg_operator_name(m, dfg_node_op(m, result(m))), "Probe");
    dfg_module_free(m);
}

static dfg_module *check_applied(probe *f)
{
    struct dfg_rule_stats stats;
    char reason[200];
    dfg_module *m = rewritten(f, &stats, reason);
    if (stats.applied != 1)
        fail_msg("not applied: %s", reason);
    return m;
}

/* ---- calls ---- */

static dfg_node conv(dfg_rewriter *r, const dfg_graph *g, dfg_node x)
{
    const double sizes[] = {1, 2};
    struct dfg_attrs attrs = {0};
    struct dfg_values list = {0};
    (void)g;
    for (size_t i = 0; i < LEN(sizes); i++)
        dfg_push_value(r, &list, dfg_int((int64_t)sizes[i]));
    dfg_set_attr(r, &attrs, ATTR_ratio, dfg_int(5));
    dfg_set_attr(r, &attrs, ATTR_sizes, dfg_list_of(r, &list));
    dfg_set_named(r, &attrs, "label", dfg_str(g, STR_unseen));
    return dfg_new_call(r, OP_Conv, DFG_OPERANDS(x, x, DFG_NONE), &attrs, 0);
}

/* Ints become floats where an attribute is one; absent operands at the end go; new strings are the module's.
 */
static void test_calls_are_as_declared(void **state)
{
    (void)state;
    dfg_module *m = check_applied(conv);
    const dfg_node *args;
    dfg_node n = result(m);
    assert_int_equal(dfg_node_args(m, n, &args), 2);
    const struct dfg_kind *k = dfg_kind_info(m, dfg_node_kind(m, n));
    assert_int_equal(k->n_attrs, 3);
    for (uint32_t i = 0; i < 3; i++) {
        const dfg_val v = k->attrs[i].value;
        if (k->attrs[i].key == sym(m, "ratio"))
            assert_true(v.tag == DFG_V_FLOAT && v.u.f == 5.0);
        else if (k->attrs[i].key == sym(m, "sizes"))
            assert_true(v.tag == DFG_V_LIST && v.n == 2 && v.u.list[1].tag == DFG_V_FLOAT);
        else
            assert_string_equal(dfg_symbol_text(m, v.u.id), "never seen before");
    }
    dfg_module_free(m);
}

static dfg_node conv_like(dfg_rewriter *r, const dfg_graph *g, dfg_node x)
{
    struct dfg_attrs attrs = {0};
    dfg_node first = conv(r, g, x);
    dfg_take_attrs(r, &attrs, first);
    dfg_set_attr(r, &attrs, ATTR_ratio, dfg_float(0.5));
    return dfg_new_like_call(r, first, DFG_OPERANDS(x, first), &attrs, 0);
}

static void test_attributes_are_taken_and_changed(void **state)
{
    (void)state;
    dfg_module *m = check_applied(conv_like);
    const struct dfg_kind *k = dfg_kind_info(m, dfg_node_kind(m, result(m)));
    assert_int_equal(k->n_attrs, 3);
    assert_string_equal(dfg_operator_name(m, k->op), "Conv");
    dfg_module_free(m);
}

static dfg_node projection(dfg_rewriter *r, const dfg_graph *g, dfg_node x)
{
    (void)g;
    dfg_node drop = dfg_new_call(r, OP_Drop, DFG_OPERANDS(x), NULL, 2);
    dfg_node tuple = dfg_new_tuple(r, DFG_OPERANDS(dfg_new_get(r, drop, 0), x));
    return dfg_new_call(r, OP_Free, DFG_OPERANDS(tuple, dfg_new_named_op(r, "Free"), dfg_new_op(r, OP_Free)), NULL, 0);
}

static void test_tuples_and_operators_are_values(void **state)
{
    (void)state;
    dfg_module *m = check_applied(projection);
    const dfg_node *args;
    assert_int_equal(dfg_node_args(m, result(m), &args), 3);
    assert_int_equal(dfg_node_op(m, args[0]), DFG_TUPLE);
    assert_int_equal(dfg_node_op(m, args[1]), DFG_OP_REF);
    assert_int_equal(dfg_node_kind(m, args[1]), dfg_node_kind(m, args[2]));
    dfg_module_free(m);
}

/* ---- what is declined ---- */

static dfg_node too_few(dfg_rewriter *r, const dfg_graph *g, dfg_node x)
{
    (void)g;
    return dfg_new_call(r, OP_Conv, DFG_OPERANDS(x), NULL, 0);
}
static dfg_node too_many(dfg_rewriter *r, const dfg_graph *g, dfg_node x)
{
    (void)g;
    return dfg_new_call(r, OP_Conv, DFG_OPERANDS(x, x, x, x), NULL, 0);
}
static dfg_node unknown_attr(dfg_rewriter *r, const dfg_graph *g, dfg_node x)
{
    struct dfg_attrs attrs = {0};
    (void)g;
    dfg_set_attr(r, &attrs, ATTR_other, dfg_nil());
    return dfg_new_call(r, OP_Conv, DFG_OPERANDS(x, x), &attrs, 0);
}
static dfg_node float_for_int(dfg_rewriter *r, const dfg_graph *g, dfg_node x)
{
    struct dfg_attrs attrs = {0};
    (void)g;
    dfg_set_attr(r, &attrs, ATTR_other, dfg_float(1.5));
    return dfg_new_call(r, OP_Conv, DFG_OPERANDS(x, x), &attrs, 0);
}
static dfg_node absent_field(dfg_rewriter *r, const dfg_graph *g, dfg_node x)
{
    (void)g;
    return dfg_new_tuple(r, DFG_OPERANDS(x, DFG_NONE));
}
static dfg_node absent_tuple(dfg_rewriter *r, const dfg_graph *g, dfg_node x)
{
    (void)g;
    (void)x;
    return dfg_new_get(r, DFG_NONE, 0);
}
static dfg_node like_no_call(dfg_rewriter *r, const dfg_graph *g, dfg_node x)
{
    (void)g;
    return dfg_new_like_call(r, x, DFG_OPERANDS(x), NULL, 0);
}
static dfg_node too_large(dfg_rewriter *r, const dfg_graph *g, dfg_node x)
{
    (void)g;
    (void)x;
    return dfg_new_const(r, DFG_I8, 1, NULL, DFG_LIST(dfg_int(1), dfg_int(128)));
}
static dfg_node no_integer(dfg_rewriter *r, const dfg_graph *g, dfg_node x)
{
    (void)g;
    (void)x;
    return dfg_new_const(r, DFG_I64, 0, NULL, dfg_float(0.5));
}
static dfg_node beyond_half(dfg_rewriter *r, const dfg_graph *g, dfg_node x)
{
    (void)g;
    return dfg_new_like(r, x, dfg_float(1e6));
}
static dfg_node wrong_shape(dfg_rewriter *r, const dfg_graph *g, dfg_node x)
{
    (void)g;
    (void)x;
    return dfg_new_const(r, DFG_F32, 2, (const dfg_dim[]){2, 2}, DFG_LIST(dfg_int(1), dfg_int(2)));
}
static dfg_node endless_shape(dfg_rewriter *r, const dfg_graph *g, dfg_node x)
{
    (void)g;
    (void)x;
    return dfg_new_const(r, DFG_F32, 2, (const dfg_dim[]){INT64_MAX, INT64_MAX}, dfg_int(1));
}
static dfg_node wrong_bytes(dfg_rewriter *r, const dfg_graph *g, dfg_node x)
{
    return dfg_new_tensor(r, g->type[x], "abc", 3);
}

static void test_what_does_not_fit_is_declined(void **state)
{
    static const struct {
        probe *f;
        const char *why;
    } cases[] = {
        {too_few, "operand 2 of 'Conv' is absent"},
        {too_many, "'Conv' does not take 4 operands"},
        {unknown_attr, "the value of attribute 'other' is unknown"},
        {float_for_int, "attribute 'other' of 'Conv' is int, and its value is not"},
        {absent_field, "a field of a new tuple is absent"},
        {absent_tuple, "is absent"},
        {like_no_call, "is no call"},
        {too_large, "is unknown, or no i8"},
        {no_integer, "is unknown, or no i64"},
        {beyond_half, "is unknown, or no f16"},
        {wrong_shape, "not as many elements as its shape"},
        {endless_shape, "not as many elements as its shape"},
        {wrong_bytes, "the bytes of a new constant"},
    };
    (void)state;
    for (size_t i = 0; i < LEN(cases); i++)
        check_declined(cases[i].f, cases[i].why);
}

/* ---- constants ---- */

/* A number in every dtype that has numbers, one a constant; read back they are the same. */
static dfg_node all_dtypes(dfg_rewriter *r, const dfg_graph *g, dfg_node x)
{
    struct dfg_operands args = {0};
    (void)x;
    for (int d = 1; d < DFG_N_DTYPES; d++) {
        if (d == DFG_STRING || d == DFG_C64 || d == DFG_C128)
            continue;
        dfg_node one = dfg_new_const(r, (enum dfg_dtype)d, 0, NULL, dfg_int(1));
        assert_true(dfg_eq(dfg_element(g, one, 0), d == DFG_BOOL ? dfg_bool(true) : dfg_int(1)));
        assert_int_equal(dfg_rank(g, one), 0);
        dfg_node list =
            dfg_new_const(r, (enum dfg_dtype)d, 1, NULL, DFG_LIST(dfg_int(0), dfg_int(1), dfg_int(1)));
        assert_true(dfg_eq(dfg_element(g, list, 0), d == DFG_BOOL ? dfg_bool(false) : dfg_int(0)));
        assert_true(dfg_eq(dfg_element(g, list, 2), d == DFG_BOOL ? dfg_bool(true) : dfg_int(1)));
        dfg_push(r, &args, one);
        dfg_push(r, &args, list);
    }
    return dfg_new_call(r, OP_Free, args.at, args.n, NULL, 0);
}

static void test_constants_of_every_dtype(void **state)
{
    (void)state;
    dfg_module_free(check_applied(all_dtypes));
}

static dfg_node shapes(dfg_rewriter *r, const dfg_graph *g, dfg_node x)
{
    const dfg_dim cube[] = {2, 3, 4}, none[] = {2, 0};
    const uint16_t bytes[] = {0x3C00, 0xC000}; /* 1, -2 */
    dfg_node splat = dfg_new_const(r, DFG_F32, 3, cube, dfg_float(0.5));
    dfg_node empty = dfg_new_const(r, DFG_I64, 2, none, dfg_list(NULL, 0));
    dfg_node nothing = dfg_new_const(r, DFG_I64, 1, NULL, dfg_list(NULL, 0));
    dfg_node half = dfg_new_like(r, x, dfg_float(0.1)),
             given = dfg_new_tensor(r, g->type[x], bytes, sizeof bytes);
    assert_true(dfg_tensor_of(dfg_rewriter_module(r), splat)->splat);
    assert_true(dfg_eq(dfg_element(g, splat, 23), dfg_float(0.5)));
    assert_int_equal(dfg_tensor_of(dfg_rewriter_module(r), empty)->n, 0);
    assert_int_equal(dfg_rank(g, nothing), 1);
    assert_int_equal(dfg_dtype(g, half), DFG_F16);
    assert_true(dfg_eq(dfg_element(g, given, 1), dfg_float(-2)));
    return dfg_new_call(r, OP_Free, DFG_OPERANDS(splat, empty, nothing, half, given), NULL, 0);
}

static void test_constants_of_every_shape(void **state)
{
    (void)state;
    dfg_module_free(check_applied(shapes));
}

static dfg_node many(dfg_rewriter *r, const dfg_graph *g, dfg_node x)
{
    struct dfg_operands args = {0};
    struct dfg_attrs attrs = {0};
    char key[16];
    for (int i = 0; i < 3000; i++) {
        snprintf(key, sizeof key, "key%d", i);
        dfg_push(r, &args, x);
        if (i < 300)
            dfg_set_named(r, &attrs, key, dfg_shape_of(g, x));
    }
    return dfg_new_named(r, "Unheard", args.at, args.n, &attrs, 3);
}

static void test_lists_grow(void **state)
{
    (void)state;
    dfg_module *m = check_applied(many);
    const dfg_node *args;
    const struct dfg_kind *k = dfg_kind_info(m, dfg_node_kind(m, result(m)));
    assert_int_equal(dfg_node_args(m, result(m), &args), 3000);
    assert_int_equal(k->n_attrs, 300);
    assert_int_equal(k->attrs[7].value.tag, DFG_V_LIST);
    assert_int_equal(k->data, 3);
    dfg_module_free(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_calls_are_as_declared),
        cmocka_unit_test(test_attributes_are_taken_and_changed),
        cmocka_unit_test(test_tuples_and_operators_are_values),
        cmocka_unit_test(test_what_does_not_fit_is_declined),
        cmocka_unit_test(test_constants_of_every_dtype),
        cmocka_unit_test(test_constants_of_every_shape),
        cmocka_unit_test(test_lists_grow),
    };
    return cmocka_run_group_tests_name("build", tests, NULL, NULL);
}
