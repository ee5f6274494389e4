/* test_core_bind.c -- a module in the numbers of a generated file.
 *
 * The file's names are written here by hand, as pat2c would write them.
 */
#include "core_build.h"

enum { OP_relu = DFG_FIRST_OP, OP_add, OP_absent };
enum { ATTR_groups, ATTR_unseen };
enum { STR_NHWC, STR_unseen };

static const char *const op_names[] = {"nn.relu", "add", "nowhere"};
static const char *const attr_names[] = {"groups", "unseen"};
static const char *const str_names[] = {"NHWC", "unseen too"};
static const struct dfg_op_set sets[] = {
    {"nn.*", 0},
    {NULL, 1u << DFG_BROADCAST | 1u << DFG_ELEMWISE},
    {"*e*", 1u << DFG_OPAQUE},
    {"*", 0},
};
static const struct dfg_names names = {
    .abi = DFG_ABI,
    .n_ops = LEN(op_names),
    .n_attrs = LEN(attr_names),
    .n_strs = LEN(str_names),
    .n_sets = LEN(sets),
    .ops = op_names,
    .attrs = attr_names,
    .strs = str_names,
    .sets = sets,
};

static const struct dfg_op_decl decls[] = {
    {.name = "add", .kind = DFG_BROADCAST, .commutative = true, .n_results = 1, .n_required_results = 1},
    {.name = "nn.relu", .kind = DFG_ELEMWISE, .n_results = 1, .n_required_results = 1},
    {.name = "send", .kind = DFG_OPAQUE, .effect = true, .n_results = 1, .n_required_results = 1},
};
static const struct dfg_ops ops = {DFG_ABI, LEN(decls), "t", decls};

struct fixture {
    dfg_module *m;
    dfg_node x, relu, add, send, other, tuple, main;
    void *mem;
    size_t size;
};

static int build(void **state)
{
    static struct fixture f;
    const struct dfg_ops *tables[] = {&ops};
    dfg_module *m = f.m = dfg_module_new(tables, 1);
    dfg_body_open(m);
    f.x = param(m, "x");
    f.relu = call_with(m, "nn.relu", f.x, "groups", int_val(4));
    f.add = call_with(m, "add", f.relu, "layout", str_val(m, "NHWC"));
    f.send = call(m, "send", NODES(f.add));
    f.other = call(m, "nn.whatever", NODES(f.send));
    f.tuple = dfg_tuple(m, NODES(f.other), 0);
    f.main = function(m, "main", NODES(f.x), NODES(f.tuple));
    f.size = dfg_finish(m) == DFG_OK ? dfg_bind_size(m, &names) : 0;
    f.mem = malloc(f.size);
    *state = &f;
    return f.mem == NULL;
}

static int drop(void **state)
{
    struct fixture *f = *state;
    dfg_module_free(f->m);
    free(f->mem);
    return 0;
}

static dfg_graph bound(struct fixture *f)
{
    dfg_graph g;
    assert_int_equal(dfg_bind(&g, f->m, &names, f->mem, f->size), DFG_OK);
    return g;
}

static void operators_have_the_files_numbers(void **state)
{
    struct fixture *f = *state;
    dfg_graph g = bound(f);
    assert_int_equal(dfg_op(&g, f->relu), OP_relu);
    assert_int_equal(dfg_op(&g, f->add), OP_add);
    assert_int_equal(dfg_op(&g, f->send), DFG_OTHER);
    assert_int_equal(dfg_op(&g, DFG_NONE), DFG_OTHER);
    assert_int_equal(dfg_op(&g, f->tuple), DFG_TUPLE);
    assert_int_equal(g.op_back[OP_add], op(f->m, "add"));
    assert_int_equal(g.op_back[OP_absent], DFG_NO_OP);
    assert_int_equal(g.op_back[DFG_TUPLE], DFG_TUPLE);
}

static void traits_are_bits(void **state)
{
    struct fixture *f = *state;
    dfg_graph g = bound(f);
    assert_true(dfg_is_operator(&g, f->send) && dfg_is_operator(&g, f->other));
    assert_false(dfg_is_operator(&g, f->tuple) || dfg_is_operator(&g, f->x) || dfg_is_operator(&g, DFG_NONE));
    assert_true(dfg_commutes(&g, f->add));
    assert_false(dfg_commutes(&g, f->relu));
    assert_true(dfg_op_bit(&g, f->send, DFG_EFFECT));
    assert_false(dfg_op_bit(&g, f->add, DFG_EFFECT));
    assert_int_equal(g.op_bits[g.op[f->add]] >> DFG_KIND_BIT & 7, DFG_BROADCAST);
    assert_int_equal(g.op_bits[g.op[f->other]] >> DFG_KIND_BIT & 7, DFG_OPAQUE);
}

static void sets_are_glob_and_kinds(void **state)
{
    struct fixture *f = *state;
    dfg_graph g = bound(f);
    assert_true(dfg_op_in(&g, f->relu, 0) && dfg_op_in(&g, f->other, 0) && !dfg_op_in(&g, f->add, 0));
    assert_true(dfg_op_in(&g, f->relu, 1) && dfg_op_in(&g, f->add, 1) && !dfg_op_in(&g, f->send, 1));
    assert_true(dfg_op_in(&g, f->send, 2) && dfg_op_in(&g, f->other, 2) && !dfg_op_in(&g, f->relu, 2));
    assert_true(dfg_op_in(&g, f->send, 3) && !dfg_op_in(&g, f->tuple, 3) && !dfg_op_in(&g, f->x, 3));
    assert_false(dfg_op_in(&g, DFG_NONE, 3));
}

static void many_sets_take_several_words(void **state)
{
    struct fixture *f = *state;
    enum { N = 100 };
    struct dfg_op_set many[N];
    for (int i = 0; i < N; i++)
        many[i] = (struct dfg_op_set){i % 2 == 0 ? "add" : "send", 0};
    struct dfg_names wide = {.abi = DFG_ABI, .n_sets = N, .sets = many};
    dfg_graph g;
    size_t size = dfg_bind_size(f->m, &wide);
    void *mem = malloc(size);
    assert_int_equal(dfg_bind(&g, f->m, &wide, mem, size), DFG_OK);
    for (uint32_t i = 0; i < N; i++) {
        assert_int_equal(dfg_op_in(&g, f->add, i), i % 2 == 0);
        assert_int_equal(dfg_op_in(&g, f->send, i), i % 2 == 1);
    }
    assert_true(dfg_commutes(&g, f->add));
    free(mem);
}

static void keys_and_strings_are_bound_by_text(void **state)
{
    struct fixture *f = *state;
    dfg_graph g = bound(f);
    assert_int_equal(g.attr_keys[ATTR_groups], sym(f->m, "groups"));
    assert_int_equal(g.attr_keys[ATTR_unseen], 0);
    assert_int_equal(g.strs[STR_NHWC], sym(f->m, "NHWC"));
    assert_int_equal(g.strs[STR_unseen], 0);
    assert_true(dfg_int_is(&g, f->relu, ATTR_groups, 4, 1));
    assert_false(dfg_int_is(&g, f->relu, ATTR_unseen, 4, 1));
    assert_int_equal(dfg_attr(&g, DFG_NONE, ATTR_unseen).tag, DFG_NIL);
}

static void binding_is_refused(void **state)
{
    struct fixture *f = *state;
    dfg_graph g;
    struct dfg_names other = names, users = names;
    other.abi = DFG_ABI + 1;
    users.needs = DFG_NEEDS_USERS;
    assert_int_equal(dfg_bind(&g, f->m, &other, f->mem, f->size), DFG_BAD_ABI);
    assert_int_equal(dfg_bind(&g, f->m, &names, f->mem, f->size - 1), DFG_NO_MEMORY);
    assert_int_equal(dfg_bind(&g, f->m, &names, NULL, f->size), DFG_NO_MEMORY);
    assert_int_equal(dfg_bind(&g, f->m, &names, (char *)f->mem + 1, f->size + 1), DFG_NO_MEMORY);
    assert_int_equal(dfg_bind(&g, f->m, &users, f->mem, f->size), DFG_BAD_GRAPH);
    assert_int_equal(dfg_build_users(f->m), DFG_OK);
    assert_int_equal(dfg_bind(&g, f->m, &users, f->mem, f->size), DFG_OK);
    call(f->m, "f", NULL, 0);
    assert_int_equal(dfg_bind(&g, f->m, &names, f->mem, f->size), DFG_BAD_GRAPH);
}

static void scratch_lies_in_the_callers_memory(void **state)
{
    struct fixture *f = *state;
    struct dfg_names needy = names;
    needy.needs = DFG_NEEDS_SCRATCH;
    size_t size = dfg_bind_size(f->m, &needy);
    assert_true(size >= f->size + 8 * dfg_n_nodes(f->m));
    void *mem = malloc(size);
    dfg_graph g;
    memset(mem, 0xAA, size);
    assert_int_equal(dfg_bind(&g, f->m, &needy, mem, size), DFG_OK);
    assert_non_null(g.scratch);
    assert_int_equal(g.scratch->visit, 0);
    for (dfg_node n = 0; n < g.n_nodes; n++) {
        assert_int_equal(g.scratch->stamp[n], 0);
        g.scratch->stack[n] = n;
    }
    free(mem);
    g = bound(f);
    assert_null(g.scratch);
}

static void a_view_has_the_modules_numbers(void **state)
{
    struct fixture *f = *state;
    dfg_graph g;
    dfg_view(f->m, &g);
    assert_int_equal(dfg_op(&g, f->tuple), DFG_TUPLE);
    assert_int_equal(dfg_op(&g, f->relu), DFG_OTHER);
    assert_int_equal(g.op[f->relu], op(f->m, "nn.relu"));
    assert_true(dfg_commutes(&g, f->add) && dfg_is_operator(&g, f->other));
    assert_ptr_equal(g.module, f->m);
    assert_int_equal(g.n_nodes, dfg_n_nodes(f->m));
}

int main(void)
{
#define BOUND(f) cmocka_unit_test_setup_teardown(f, build, drop)
    const struct CMUnitTest tests[] = {
        BOUND(operators_have_the_files_numbers),
        BOUND(traits_are_bits),
        BOUND(sets_are_glob_and_kinds),
        BOUND(many_sets_take_several_words),
        BOUND(keys_and_strings_are_bound_by_text),
        BOUND(binding_is_refused),
        BOUND(scratch_lies_in_the_callers_memory),
        BOUND(a_view_has_the_modules_numbers),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
