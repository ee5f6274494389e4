/* test_values_node.c -- what conditions ask of nodes: types, operands,
 * attributes, facts, strings, consumers.
 *
 * Graphs are written as text and seen through the view of a file that mentions
 * a few names; DFG_NONE is asked everything, too.
 */
#include "core_build.h"

static const struct dfg_attr_decl conv_attrs[] = {{"groups", "int", "1"}, {"layout", "string", "\"NCHW\""}};

static const struct dfg_op_decl op_decls[] = {
    {.name = "conv",
     .kind = DFG_FUSABLE,
     .n_required = 2,
     .n_operands = 2,
     .n_results = 1,
     .n_required_results = 1,
     .n_attrs = 2,
     .attrs = conv_attrs},
    {.name = "clip",
     .kind = DFG_ELEMWISE,
     .n_required = 1,
     .n_operands = 3,
     .n_results = 1,
     .n_required_results = 1},
    {.name = "drop",
     .kind = DFG_OPAQUE,
     .n_required = 1,
     .n_operands = 1,
     .n_results = 2,
     .n_required_results = 1},
    {.name = "split",
     .kind = DFG_INJECTIVE,
     .n_required = 1,
     .n_operands = 1,
     .n_results = 1,
     .n_required_results = 1,
     .variadic_results = true},
};
static const struct dfg_ops ops = {DFG_ABI, 4, "test", op_decls};

enum { OP_conv = DFG_FIRST_OP, OP_never };
enum { ATTR_groups, ATTR_layout, ATTR_never, ATTR_scale };
enum { STR_NCHW, STR_NHWC, STR_never, STR_C, STR_x, STR_CC };
static const char *const op_names[] = {"conv", "never"};
static const char *const attr_names[] = {"groups", "layout", "never", "scale"};
static const char *const str_names[] = {"NCHW", "NHWC", "never seen", "C", "x", "CC"};
static const struct dfg_names names = {
    .abi = DFG_ABI,
    .needs = DFG_NEEDS_USERS | DFG_NEEDS_SCRATCH,
    .n_ops = 2,
    .n_attrs = 4,
    .n_strs = 6,
    .ops = op_names,
    .attrs = attr_names,
    .strs = str_names,
};

struct fixture {
    dfg_module *m;
    dfg_graph g;
    void *mem;
};

static int open_fixture(void **state)
{
    static const struct dfg_ops *const known[] = {&ops};
    struct fixture *f = calloc(1, sizeof *f);
    *state = f;
    if (f != NULL)
        f->m = dfg_module_new(known, 1);
    return f == NULL || f->m == NULL;
}

static int close_fixture(void **state)
{
    struct fixture *f = *state;
    dfg_module_free(f->m);
    free(f->mem);
    free(f);
    return 0;
}

static const dfg_graph *read(struct fixture *f, const char *text)
{
    struct dfg_error error = {DFG_OK, NULL};
    if (dfg_read_text(f->m, "test", text, strlen(text), &error) != DFG_OK)
        fail_msg("%s", error.text);
    assert_int_equal(dfg_finish(f->m), DFG_OK);
    assert_int_equal(dfg_build_users(f->m), DFG_OK);
    size_t size = dfg_bind_size(f->m, &names);
    f->mem = malloc(size);
    assert_int_equal(dfg_bind(&f->g, f->m, &names, f->mem, size), DFG_OK);
    return &f->g;
}

static dfg_node named(const struct fixture *f, const char *name)
{
    for (dfg_node n = 1; n < dfg_n_nodes(f->m); n++)
        if (dfg_name(f->m, n) != 0 && strcmp(dfg_symbol_text(f->m, dfg_name(f->m, n)), name) == 0)
            return n;
    fail_msg("no node %s", name);
    return DFG_NONE;
}

/* ---- types ---- */

static const char *const typed =
    "fn @main(%a: f32[2, 3], %b: f32[2, 3], %c: f32[3], %d: f16[2, 3], %s: f32[n, 3], %s2: f32[n, 3], %q: "
    "f32[?, 3],\n"
    "         %r: f32[*], %u, %k: f32, %e: f32[2, 1], %p: f32[5, 1, 1], %z: f32[m, 3]) {\n"
    "  return %a, %b, %c, %d, %s, %s2, %q, %r, %u, %k, %e, %p, %z\n"
    "}\n";

static void shapes_agree_in_three_values(void **state)
{
    struct fixture *f = *state;
    const dfg_graph *g = read(f, typed);
    static const struct {
        const char *a, *b;
        enum dfg_tri shape, dtype, type, rank;
    } rows[] = {
        {"a", "b", DFG_TRUE, DFG_TRUE, DFG_TRUE, DFG_TRUE},
        {"a", "c", DFG_FALSE, DFG_TRUE, DFG_FALSE, DFG_FALSE},
        {"a", "d", DFG_TRUE, DFG_FALSE, DFG_FALSE, DFG_TRUE},
        {"a", "s", DFG_UNKNOWN, DFG_TRUE, DFG_UNKNOWN, DFG_TRUE},
        {"s", "s2", DFG_TRUE, DFG_TRUE, DFG_TRUE, DFG_TRUE},
        {"s", "z", DFG_UNKNOWN, DFG_TRUE, DFG_UNKNOWN, DFG_TRUE},
        {"q", "q", DFG_UNKNOWN, DFG_TRUE, DFG_UNKNOWN, DFG_TRUE},
        {"q", "c", DFG_FALSE, DFG_TRUE, DFG_FALSE, DFG_FALSE},
        {"r", "a", DFG_UNKNOWN, DFG_TRUE, DFG_UNKNOWN, DFG_UNKNOWN},
        {"r", "d", DFG_UNKNOWN, DFG_FALSE, DFG_FALSE, DFG_UNKNOWN},
        {"u", "a", DFG_UNKNOWN, DFG_UNKNOWN, DFG_UNKNOWN, DFG_UNKNOWN},
        {"u", "u", DFG_UNKNOWN, DFG_UNKNOWN, DFG_UNKNOWN, DFG_UNKNOWN},
        {"k", "k", DFG_TRUE, DFG_TRUE, DFG_TRUE, DFG_TRUE},
    };
    for (size_t i = 0; i < LEN(rows); i++) {
        dfg_node a = named(f, rows[i].a), b = named(f, rows[i].b);
        assert_int_equal(dfg_same_shape(g, a, b), rows[i].shape);
        assert_int_equal(dfg_same_shape(g, b, a), rows[i].shape);
        assert_int_equal(dfg_same_dtype(g, a, b), rows[i].dtype);
        assert_int_equal(dfg_same_type(g, a, b), rows[i].type);
        assert_int_equal(dfg_same_rank(g, a, b), rows[i].rank);
        assert_int_equal(dfg_same_rank(g, b, a), rows[i].rank);
    }
    assert_int_equal(dfg_same_type(g, DFG_NONE, named(f, "a")), DFG_UNKNOWN);
}

static void shapes_broadcast_in_three_values(void **state)
{
    struct fixture *f = *state;
    const dfg_graph *g = read(f, typed);
    static const struct {
        const char *a, *b;
        enum dfg_tri either, onto;
    } rows[] = {
        {"c", "a", DFG_TRUE, DFG_TRUE},       {"a", "c", DFG_TRUE, DFG_FALSE},
        {"e", "a", DFG_TRUE, DFG_TRUE},       {"a", "e", DFG_TRUE, DFG_FALSE},
        {"k", "a", DFG_TRUE, DFG_TRUE},       {"p", "a", DFG_TRUE, DFG_FALSE},
        {"c", "e", DFG_TRUE, DFG_FALSE},      {"s", "a", DFG_UNKNOWN, DFG_UNKNOWN},
        {"s", "s2", DFG_TRUE, DFG_TRUE},      {"q", "q", DFG_UNKNOWN, DFG_UNKNOWN},
        {"c", "s", DFG_TRUE, DFG_TRUE},       {"e", "s", DFG_UNKNOWN, DFG_UNKNOWN},
        {"u", "a", DFG_UNKNOWN, DFG_UNKNOWN}, {"r", "a", DFG_UNKNOWN, DFG_UNKNOWN},
    };
    for (size_t i = 0; i < LEN(rows); i++) {
        dfg_node a = named(f, rows[i].a), b = named(f, rows[i].b);
        assert_int_equal(dfg_broadcastable(g, a, b), rows[i].either);
        assert_int_equal(dfg_broadcastable(g, b, a), rows[i].either);
        assert_int_equal(dfg_broadcast_to(g, a, b), rows[i].onto);
    }
}

static void properties_of_types(void **state)
{
    struct fixture *f = *state;
    const dfg_graph *g = read(f, typed);
    dfg_node a = named(f, "a"), s = named(f, "s"), r = named(f, "r"), u = named(f, "u"), k = named(f, "k");
    assert_true(dfg_eq(dfg_elements_of(g, a), dfg_int(6)));
    assert_true(dfg_eq(dfg_elements_of(g, k), dfg_int(1)));
    assert_int_equal(dfg_elements_of(g, s).tag, DFG_V_PRODUCT);
    assert_false(dfg_known(dfg_elements_of(g, s)));
    assert_int_equal(dfg_elements_of(g, r).tag, DFG_NIL);
    assert_true(dfg_eq(dfg_rank_of(g, k), dfg_int(0)));
    assert_int_equal(dfg_rank_of(g, r).tag, DFG_NIL);
    assert_int_equal(dfg_dtype_of(g, u).tag, DFG_NIL);
    assert_true(dfg_eq(dfg_dtype_of(g, r), dfg_dtype_val(DFG_F32)));
    assert_true(dfg_eq(dfg_extent_of(g, a, -1), dfg_int(3)));
    assert_int_equal(dfg_extent_of(g, a, 2).tag, DFG_NIL);
    assert_true(dfg_eq(dfg_shape_of(g, a), DFG_LIST(dfg_int(2), dfg_int(3))));
    assert_int_equal(dfg_same(dfg_shape_of(g, s), DFG_LIST(dfg_int(2), dfg_int(3))), DFG_UNKNOWN);
    assert_int_equal(dfg_same(dfg_shape_of(g, s), DFG_LIST(dfg_int(2), dfg_int(4))), DFG_FALSE);
    assert_true(dfg_eq(dfg_shape_of(g, s), dfg_shape_of(g, named(f, "s2"))));
    assert_int_equal(dfg_shape_of(g, u).tag, DFG_NIL);
}

static void huge_shapes_have_an_unknown_number_of_elements(void **state)
{
    struct fixture *f = *state;
    const dfg_graph *g =
        read(f, "fn @main(%h: f32[4611686018427387904, 4], %z: f32[0, 7]) { return %h, %z }\n");
    assert_int_equal(dfg_elements_of(g, named(f, "h")).tag, DFG_NIL);
    assert_true(dfg_eq(dfg_elements_of(g, named(f, "z")), dfg_int(0)));
}

/* ---- operands, results, leaves ---- */

static void operands_are_counted_without_absent_ones_at_the_end(void **state)
{
    struct fixture *f = *state;
    const dfg_graph *g = read(f, "fn @main(%x, %y) {\n"
                                 "  %one = clip(%x)\n  %one_ = clip(%x, _, _)\n  %last = clip(%x, _, %y)\n"
                                 "  %all = clip(%x, %y, %y)\n  %none = other()\n"
                                 "  return %one, %one_, %last, %all, %none\n}\n");
    static const struct {
        const char *name;
        uint32_t n, has;
    } rows[] = {{"one", 1, 1}, {"one_", 1, 1}, {"last", 3, 9}, {"all", 3, 3}, {"none", 0, 0}};
    for (size_t i = 0; i < LEN(rows); i++) {
        assert_int_equal(dfg_n_args(g, named(f, rows[i].name)), rows[i].n);
        for (uint32_t k = 0; k < 5; k++)
            assert_int_equal(dfg_has_args(g, named(f, rows[i].name), k), k == rows[i].has);
    }
    assert_true(dfg_has_args(g, DFG_NONE, 0));
    assert_int_equal(dfg_n_args(g, DFG_NONE), 0);
}

static void first_results_stand_for_calls_with_optional_ones(void **state)
{
    struct fixture *f = *state;
    const dfg_graph *g = read(f, "fn @main(%x) {\n"
                                 "  %d = drop(%x) -> 2\n  %d0 = %d.0\n  %d1 = %d.1\n  %e = drop(%x)\n"
                                 "  %s = split(%x) -> 2\n  %s0 = %s.0\n"
                                 "  return %d0, %d1, %e, %s0\n}\n");
    assert_int_equal(dfg_call_of(g, named(f, "d0")), named(f, "d"));
    assert_int_equal(dfg_call_of(g, named(f, "d1")), named(f, "d1"));
    assert_int_equal(dfg_call_of(g, named(f, "e")), named(f, "e"));
    assert_int_equal(dfg_call_of(g, named(f, "s0")), named(f, "s0"));
    assert_int_equal(dfg_call_of(g, DFG_NONE), DFG_NONE);
    assert_true(dfg_eq(dfg_op_of(g, dfg_call_of(g, named(f, "d0"))), dfg_op_of(g, named(f, "e"))));
}

static void leaves_have_names(void **state)
{
    struct fixture *f = *state;
    const dfg_graph *g = read(f, "fn @never(%p) { return %p }\n"
                                 "fn @main(%x) {\n  %v = var \"x\"\n  %w = var \"y\"\n  %o = op conv\n"
                                 "  %g = @never(%v)\n  return %x, %v, %w, %o, %g\n}\n");
    dfg_node v = named(f, "v"), w = named(f, "w"), callee = dfg_arg(g, named(f, "g"), 0);
    assert_true(dfg_var_is(g, v, STR_x));
    assert_false(dfg_var_is(g, w, STR_x));
    assert_false(dfg_var_is(g, w, STR_never));
    assert_false(dfg_is_input(g, v));
    assert_true(dfg_is_input(g, named(f, "x")));
    assert_false(dfg_global_is(g, callee, STR_x));
    assert_false(dfg_global_is(g, callee, STR_never));
    assert_int_equal(g->op[callee], DFG_GLOBAL);
    assert_true(dfg_op_ref_is(g, named(f, "o"), OP_conv));
    assert_false(dfg_op_ref_is(g, named(f, "o"), OP_never));
    assert_false(dfg_var_is(g, DFG_NONE, STR_x) || dfg_is_input(g, DFG_NONE) ||
                 dfg_op_ref_is(g, DFG_NONE, OP_conv));
}

static void operators_have_kinds(void **state)
{
    struct fixture *f = *state;
    const dfg_graph *g =
        read(f, "fn @main(%x) {\n  %c = conv(%x, %x)\n  %o = other(%x)\n  %t = (%c, %o)\n  return %t\n}\n");
    assert_true(dfg_eq(dfg_fusion_of(g, named(f, "c")), dfg_int(DFG_FUSABLE)));
    assert_true(dfg_eq(dfg_fusion_of(g, named(f, "o")), dfg_int(DFG_OPAQUE)));
    assert_int_equal(dfg_fusion_of(g, named(f, "t")).tag, DFG_NIL);
    assert_int_equal(dfg_fusion_of(g, DFG_NONE).tag, DFG_NIL);
    assert_true(dfg_eq(dfg_op_of(g, named(f, "c")), dfg_op_val(g, OP_conv)));
    assert_true(dfg_ne(dfg_op_of(g, named(f, "o")), dfg_op_val(g, OP_conv)));
    assert_true(dfg_ne(dfg_op_of(g, named(f, "c")), dfg_op_val(g, OP_never)));
    assert_true(dfg_ne(dfg_op_of(g, named(f, "x")), dfg_op_val(g, OP_conv)));
    assert_int_equal(dfg_op_of(g, DFG_NONE).tag, DFG_NIL);
}

/* ---- attributes, facts, strings ---- */

static const char *const attributed =
    "fn @main(%x: f32[1, 8, 4, 4] #{scale = 0.5, layout = \"NHWC\"}, %y) {\n"
    "  %bare = conv(%x, %y)\n  %full = conv(%x, %y) {groups = 4, layout = \"NHWC\"}\n"
    "  %none = conv(%x, %y) {groups = none}\n  %odd = conv(%x, %y) {strange = [1, 2]}\n"
    "  return %bare, %full, %none, %odd\n}\n";

static void absent_attributes_have_the_default(void **state)
{
    struct fixture *f = *state;
    const dfg_graph *g = read(f, attributed);
    dfg_node bare = named(f, "bare"), full = named(f, "full"), none = named(f, "none");
    assert_true(dfg_int_is(g, bare, ATTR_groups, 1, 1));
    assert_true(dfg_int_is(g, full, ATTR_groups, 4, 1));
    assert_false(dfg_int_is(g, full, ATTR_groups, 1, 1));
    assert_false(dfg_int_is(g, none, ATTR_groups, 1, 1));
    assert_true(dfg_str_is(g, bare, ATTR_layout, STR_NCHW, STR_NCHW));
    assert_true(dfg_str_is(g, full, ATTR_layout, STR_NHWC, STR_NCHW));
    assert_false(dfg_str_is(g, full, ATTR_layout, STR_never, STR_NCHW));
    assert_true(dfg_float_is(g, full, ATTR_groups, 4, 1));
    assert_true(dfg_bool_is(g, bare, ATTR_never, true, true));
    assert_false(dfg_bool_is(g, full, ATTR_groups, true, true));
    assert_true(dfg_dtype_is(g, bare, ATTR_never, DFG_F16, DFG_F16));
    assert_false(dfg_dtype_is(g, bare, ATTR_never, DFG_F16, DFG_NO_DTYPE));
    assert_true(dfg_list_is(g, bare, ATTR_never, DFG_LIST(dfg_int(1)), true));
    assert_false(dfg_list_is(g, bare, ATTR_never, DFG_LIST(dfg_int(1)), false));
    assert_int_equal(dfg_attr_or(g, none, ATTR_groups, dfg_int(1)).tag, DFG_V_NONE);
    assert_false(dfg_known(dfg_attr(g, none, ATTR_groups)));
}

static void an_absent_node_has_no_defaults(void **state)
{
    struct fixture *f = *state;
    const dfg_graph *g = read(f, attributed);
    assert_false(dfg_int_is(g, DFG_NONE, ATTR_groups, 1, 1));
    assert_false(dfg_str_is(g, DFG_NONE, ATTR_layout, STR_NCHW, STR_NCHW));
    assert_false(dfg_float_is(g, DFG_NONE, ATTR_groups, 1, 1));
    assert_false(dfg_bool_is(g, DFG_NONE, ATTR_never, true, true));
    assert_false(dfg_dtype_is(g, DFG_NONE, ATTR_never, DFG_F16, DFG_F16));
    assert_false(dfg_list_is(g, DFG_NONE, ATTR_never, DFG_LIST(dfg_int(1)), true));
    assert_int_equal(dfg_attr_or(g, DFG_NONE, ATTR_groups, dfg_int(1)).tag, DFG_NIL);
    assert_int_equal(dfg_uses_of(g, DFG_NONE).tag, DFG_NIL);
    assert_int_equal(dfg_users_of(g, DFG_NONE).tag, DFG_NIL);
    assert_int_equal(dfg_rank_of(g, DFG_NONE).tag, DFG_NIL);
    assert_int_equal(dfg_fact(g, DFG_NONE, ATTR_scale).tag, DFG_NIL);
    assert_int_equal(dfg_shape_of(g, DFG_NONE).tag, DFG_NIL);
}

static void exact_attributes(void **state)
{
    struct fixture *f = *state;
    const dfg_graph *g = read(f, attributed);
    static const uint32_t both[] = {ATTR_groups, ATTR_layout}, one[] = {ATTR_groups}, never[] = {ATTR_never};
    assert_true(dfg_only_attrs(g, named(f, "bare"), NULL, 0));
    assert_true(dfg_only_attrs(g, named(f, "full"), both, 2));
    assert_false(dfg_only_attrs(g, named(f, "full"), one, 1));
    assert_false(dfg_only_attrs(g, named(f, "odd"), both, 2));
    assert_false(dfg_only_attrs(g, named(f, "odd"), never, 1));
    assert_true(dfg_is_default(dfg_nil(), dfg_int(1)));
    assert_true(dfg_is_default(dfg_int(1), dfg_int(1)));
    assert_false(dfg_is_default(dfg_int(2), dfg_int(1)));
}

static void facts_are_found(void **state)
{
    struct fixture *f = *state;
    const dfg_graph *g = read(f, attributed);
    assert_true(dfg_eq(dfg_fact(g, named(f, "x"), ATTR_scale), dfg_float(0.5)));
    assert_true(dfg_eq(dfg_fact(g, named(f, "x"), ATTR_layout), dfg_str(g, STR_NHWC)));
    assert_int_equal(dfg_fact(g, named(f, "y"), ATTR_scale).tag, DFG_NIL);
    assert_int_equal(dfg_fact(g, named(f, "x"), ATTR_groups).tag, DFG_NIL);
    assert_int_equal(dfg_fact(g, named(f, "x"), ATTR_never).tag, DFG_NIL);
    assert_int_equal(dfg_fact(g, dfg_n_nodes(f->m) - 1, ATTR_scale).tag, DFG_NIL);
}

static void strings_that_the_module_never_saw_stay_apart(void **state)
{
    struct fixture *f = *state;
    const dfg_graph *g = read(f, "fn @main(%y) { return %y }\n");
    assert_int_equal(g->strs[STR_never], 0);
    assert_true(dfg_eq(dfg_str(g, STR_never), dfg_str(g, STR_never)));
    assert_true(dfg_ne(dfg_str(g, STR_never), dfg_str(g, STR_NHWC)));
    assert_true(dfg_eq(dfg_text_val(g, "never seen"), dfg_str(g, STR_never)));
    assert_true(dfg_ne(dfg_text_val(g, "nowhere"), dfg_str(g, STR_never)));
    assert_int_equal(dfg_text_val(g, NULL).tag, DFG_NIL);
    assert_true(dfg_eq(dfg_op_val(g, OP_never), dfg_op_val(g, OP_never)));
}

static void globs_read_bytes(void **state)
{
    struct fixture *f = *state;
    const dfg_graph *g = read(f, attributed);
    dfg_val seen = dfg_str(g, STR_NHWC), unseen = dfg_str(g, STR_never);
    assert_true(dfg_glob_is(g, seen, "NHW*"));
    assert_true(dfg_glob_is(g, seen, "N??C"));
    assert_int_equal(dfg_glob(g, seen, "NHW"), DFG_FALSE);
    assert_true(dfg_glob_is(g, unseen, "never*"));
    assert_int_equal(dfg_glob(g, dfg_int(3), "*"), DFG_UNKNOWN);
    assert_int_equal(dfg_glob(g, dfg_nil(), "*"), DFG_UNKNOWN);
    assert_int_equal(dfg_glob(g, dfg_text_val(g, "nowhere"), "*"), DFG_UNKNOWN);
}

static void layouts_name_extents(void **state)
{
    struct fixture *f = *state;
    const dfg_graph *g = read(f, attributed);
    dfg_node x = named(f, "x"), y = named(f, "y");
    assert_true(dfg_eq(dfg_layout_dim(g, x, dfg_str(g, STR_NCHW), dfg_str(g, STR_C)), dfg_int(8)));
    assert_true(dfg_eq(dfg_layout_dim(g, x, dfg_str(g, STR_NHWC), dfg_str(g, STR_C)), dfg_int(4)));
    assert_int_equal(dfg_layout_dim(g, x, dfg_str(g, STR_NHWC), dfg_str(g, STR_x)).tag, DFG_NIL);
    assert_int_equal(dfg_layout_dim(g, x, dfg_str(g, STR_NHWC), dfg_str(g, STR_CC)).tag, DFG_NIL);
    assert_int_equal(dfg_layout_dim(g, x, dfg_str(g, STR_C), dfg_str(g, STR_C)).tag, DFG_NIL);
    assert_int_equal(dfg_layout_dim(g, y, dfg_str(g, STR_NCHW), dfg_str(g, STR_C)).tag, DFG_NIL);
    assert_int_equal(dfg_layout_dim(g, x, dfg_nil(), dfg_str(g, STR_C)).tag, DFG_NIL);
    assert_int_equal(dfg_layout_dim(g, DFG_NONE, dfg_str(g, STR_NCHW), dfg_str(g, STR_C)).tag, DFG_NIL);
}

/* ---- consumers ---- */

static void consumers(void **state)
{
    struct fixture *f = *state;
    const dfg_graph *g =
        read(f, "fn @main(%a, %b) {\n"
                "  %s = f(%a)\n  %t = g(%s, %s)\n  %u = h(%a, %t)\n  %v = f(%b)\n  %w = f(%v)\n"
                "  return %u, %v, %w\n}\n");
    dfg_node a = named(f, "a"), s = named(f, "s"), t = named(f, "t"), u = named(f, "u"), v = named(f, "v");
    dfg_node w = named(f, "w");
    assert_true(dfg_used_by(g, s, t) && dfg_only_used_by(g, s, t));
    assert_true(dfg_used_by(g, a, u) && !dfg_only_used_by(g, a, u));
    assert_true(dfg_used_by(g, v, w) && !dfg_only_used_by(g, v, w));
    assert_false(dfg_used_by(g, t, s) || dfg_only_used_by(g, w, v));
    assert_true(dfg_is_output(g, u) && dfg_is_output(g, v) && dfg_is_output(g, w));
    assert_false(dfg_is_output(g, s) || dfg_is_output(g, a));
    assert_true(dfg_eq(dfg_uses_of(g, s), dfg_int(2)));
    assert_true(dfg_eq(dfg_users_of(g, s), dfg_int(1)));
    assert_true(dfg_eq(dfg_uses_of(g, v), dfg_int(2)));
    assert_true(dfg_eq(dfg_users_of(g, v), dfg_int(1)));
}

static void functions_return_but_do_not_consume(void **state)
{
    struct fixture *f = *state;
    const dfg_graph *g = read(f, "fn @main(%x) {\n  %f = fn (%p) {\n    %q = g(%p)\n    return %q\n  }\n"
                                 "  %r = %f(%x)\n  return %r\n}\n");
    dfg_node fn = named(f, "f"), q = named(f, "q"), p = named(f, "p");
    assert_false(dfg_used_by(g, q, fn) || dfg_only_used_by(g, q, fn) || dfg_used_by(g, p, fn));
    assert_false(dfg_is_output(g, q));
    assert_true(dfg_is_output(g, named(f, "r")));
}

static void dependence_is_a_path(void **state)
{
    struct fixture *f = *state;
    const dfg_graph *g = read(f, "fn @main(%a, %b) {\n"
                                 "  %0 = f(%a)\n  %1 = f(%0)\n  %2 = f(%0)\n  %3 = g(%1, %2)\n  %4 = f(%b)\n"
                                 "  return %3, %4\n}\n");
    dfg_node a = named(f, "a"), n0 = named(f, "0"), n1 = named(f, "1"), n3 = named(f, "3"),
             n4 = named(f, "4");
    for (int again = 0; again < 3; again++) {
        assert_true(dfg_depends(g, n3, a) && dfg_depends(g, n3, n1) && dfg_depends(g, n1, n0));
        assert_false(dfg_depends(g, n3, n3) || dfg_depends(g, a, n3) || dfg_depends(g, n4, a) ||
                     dfg_depends(g, n3, n4));
        g->scratch->visit = again == 0 ? UINT32_MAX - 2 : g->scratch->visit; /* the number of visits wraps */
    }
}

static void a_long_chain_of_doublings_is_walked_once(void **state)
{
    enum { STEPS = 100000 };
    struct fixture *f = *state;
    dfg_body_open(f->m);
    dfg_node x = param(f->m, "x"), y = param(f->m, "y"), n = call(f->m, "g", NODES(x, x));
    for (int i = 0; i < STEPS; i++)
        n = call(f->m, "g", NODES(n, n));
    dfg_function_add(f->m, sym(f->m, "main"), dfg_func(f->m, NODES(x, y), NODES(n), NULL, 0, 0));
    const dfg_graph *g = read(f, "");
    assert_true(dfg_depends(g, n, x));
    assert_false(dfg_depends(g, n, y));
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, open_fixture, close_fixture)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(shapes_agree_in_three_values),
        TEST(shapes_broadcast_in_three_values),
        TEST(properties_of_types),
        TEST(huge_shapes_have_an_unknown_number_of_elements),
        TEST(operands_are_counted_without_absent_ones_at_the_end),
        TEST(first_results_stand_for_calls_with_optional_ones),
        TEST(leaves_have_names),
        TEST(operators_have_kinds),
        TEST(absent_attributes_have_the_default),
        TEST(an_absent_node_has_no_defaults),
        TEST(exact_attributes),
        TEST(facts_are_found),
        TEST(strings_that_the_module_never_saw_stay_apart),
        TEST(globs_read_bytes),
        TEST(layouts_name_extents),
        TEST(consumers),
        TEST(functions_return_but_do_not_consume),
        TEST(dependence_is_a_path),
        TEST(a_long_chain_of_doublings_is_walked_once),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
