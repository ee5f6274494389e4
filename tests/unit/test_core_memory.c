/* test_core_memory.c -- when memory runs out, how much is used, and how deep graphs may be.
 *
 * A heap that refuses its k-th request, for every k that a whole life of a
 * module makes, shows that each refusal is noticed, reported and leaks nothing.
 */
#include <sys/resource.h>
#include <time.h>

#include "core_build.h"
#include "counting_heap.h"

static const struct dfg_attr_decl attrs[] = {{"axes", "int[]", "[1, 2]"}, {"mode", "string", "\"same\""}};
static const struct dfg_op_decl decls[] = {
    {.name = "pad", .n_results = 1, .n_required_results = 1, .n_attrs = 2, .attrs = attrs}};
static const struct dfg_ops ops = {DFG_ABI, 1, "t", decls};

/* A graph with something in every table.  In a module that has failed all calls must be harmless. */
static void build(dfg_module *m)
{
    static const float data[2] = {1, 2};
    dfg_dim dims[] = {2, DFG_DIM_OF_SYM(sym(m, "N"))};
    dfg_dim two = 2;
    uint32_t t = f32(m, 2, dims), fields[] = {t, 0}, tuple = dfg_type_tuple(m, 2, fields);
    dfg_body_open(m);
    dfg_node x = dfg_var(m, sym(m, "x"), 2, t),
             c = dfg_const(m, dfg_tensor_add(m, f32(m, 1, &two), data, false));
    dfg_val v = {.tag = DFG_NIL};
    dfg_parse_value(m, "[1, [\"text\", 2.5], f32]", 23, &v);
    dfg_node y = call_with(m, "pad", x, "axes", v);
    dfg_body_open(m);
    dfg_node z = call(m, "inner", NODES(y, c)), f = dfg_func(m, NULL, 0, NODES(z), NULL, 0, 0);
    dfg_node both = dfg_tuple(m, NODES(f, y), tuple);
    for (int i = 0; i < 40; i++)
        both = call(m, "more", NODES(both, x, c));
    dfg_set_name(m, both, sym(m, "both"));
    dfg_set_fact(m, both, sym(m, "layout"), v);
    dfg_node main = dfg_func(m, NODES(x), NODES(both), NULL, 0, dfg_type_func(m, 1, &t, 1, &tuple));
    dfg_function_add(m, sym(m, "main"), main);
}

static void read(const dfg_module *m)
{
    for (dfg_node n = 0; n < dfg_n_nodes(m); n++) {
        const dfg_node *args;
        const struct dfg_fact *facts;
        uint32_t argc = dfg_node_args(m, n, &args);
        for (uint32_t i = 0; i < argc; i++)
            assert_true(args[i] < dfg_n_nodes(m));
        dfg_node_body(m, n);
        dfg_node_uses(m, n);
        dfg_name(m, n);
        dfg_facts(m, n, &facts);
        dfg_tensor_of(m, n);
    }
}

/* A life of a module in which request k is refused; false: it made fewer. */
static bool live(int k)
{
    const struct dfg_ops *tables[] = {&ops};
    struct counting_heap h = {.left = k}; /* later requests succeed: a failure must be remembered */
    dfg_module *m = module_on(&h, tables, 1);
    assert_true(m != NULL || h.refused);
    if (m == NULL)
        return true;
    build(m);
    read(m);
    assert_int_equal(dfg_failed(m), h.refused);
    dfg_status finished = dfg_finish(m), users = dfg_build_users(m);
    read(m);
    /* Arrays that can't be cut to size stay as they are, which is no failure. */
    assert_true(h.refused || (finished == DFG_OK && users == DFG_OK));
    assert_int_equal(finished == DFG_NO_MEMORY, dfg_failed(m));
    bool refused_before = h.refused;
    struct dfg_error err = {DFG_OK, NULL}, why = {DFG_OK, NULL};
    dfg_status verified = dfg_verify(m, &err);
    assert_true(verified == DFG_OK || err.text != NULL);
    assert_true(verified == (dfg_failed(m) || (h.refused && !refused_before) ? DFG_NO_MEMORY : DFG_OK));
    refused_before = h.refused;
    bool equal = dfg_failed(m) || dfg_equal(m, m, &why);
    assert_true(equal != (h.refused && !refused_before));
    assert_true(equal || why.status == DFG_NO_MEMORY);
    dfg_error_clear(&err);
    dfg_error_clear(&why);
    dfg_module_free(m);
    assert_int_equal(h.blocks, 0);
    return h.refused;
}

static void every_refusal_is_noticed(void **state)
{
    (void)state;
    int k = 0;
    while (live(k))
        k++;
    assert_true(k > 100);
}

/* A chain of n calls in a fresh module, each with one operand. */
static dfg_module *chain(uint32_t n)
{
    dfg_module *m = dfg_module_new(NULL, 0);
    dfg_body_open(m);
    dfg_node x = param(m, "x"), last = x;
    uint16_t relu = op(m, "relu");
    for (uint32_t i = 0; i < n; i++)
        last = dfg_call_op(m, relu, &last, 1, NULL, 0, 0, 0);
    function(m, "main", NODES(x), NODES(last));
    assert_int_equal(dfg_finish(m), DFG_OK);
    return m;
}

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static void a_million_nodes_deep_is_shallow_and_fast(void **state)
{
    (void)state;
    struct rlimit stack = {1 << 20, 1 << 20}; /* counts for what is not touched yet */
    setrlimit(RLIMIT_STACK, &stack);
    double start = now();
    dfg_module *a = chain(1000000), *b = chain(1000000);
    assert_int_equal(dfg_build_users(a), DFG_OK);
    assert_int_equal(dfg_verify(a, NULL), DFG_OK);
    assert_true(dfg_equal(a, b, NULL));
    dfg_module_free(a);
    dfg_module_free(b);
    assert_true(now() - start < 10); /* about 0.2 s; much more under sanitizers */
}

static void sixteen_bytes_a_node_and_24_with_types_and_uses(void **state)
{
    (void)state;
    dfg_module *m = chain(1000000);
    struct dfg_memory b;
    dfg_memory_of(m, &b);
    double n = 1000000;
    assert_true((double)(b.nodes + b.operands) / n < 16.01);
    assert_true((double)(b.nodes + b.operands + b.types + b.uses) / n < 24.01);
    assert_true((double)(b.names + b.attributes + b.constants + b.other) / n < 0.2);
    dfg_module_free(m);
}

static void counts_all_that_it_takes(const dfg_module *m, const struct counting_heap *h)
{
    assert_int_equal(bytes_of(m), h->bytes);
}

static void all_memory_is_the_allocators(void **state)
{
    (void)state;
    const struct dfg_ops *tables[] = {&ops};
    struct counting_heap h = {.left = -1};
    dfg_module *m = module_on(&h, tables, 1);
    counts_all_that_it_takes(m, &h);
    build(m);
    counts_all_that_it_takes(m, &h);
    assert_non_null(dfg_alloc(m, 1000000));
    counts_all_that_it_takes(m, &h);
    assert_int_equal(dfg_finish(m), DFG_OK);
    counts_all_that_it_takes(m, &h);
    assert_int_equal(dfg_build_users(m), DFG_OK);
    counts_all_that_it_takes(m, &h);
    assert_true(h.bytes > 1000000 && h.blocks > 10);
    dfg_module_free(m);
    assert_int_equal(h.bytes, 0);
    assert_int_equal(h.blocks, 0);
}

static void names_are_counted_apart(void **state)
{
    (void)state;
    dfg_module *m = chain(1000);
    struct dfg_memory before, after;
    dfg_memory_of(m, &before);
    dfg_set_name(m, 1000, sym(m, "a"));
    dfg_memory_of(m, &after);
    assert_int_equal(after.nodes, before.nodes);
    assert_true(after.names >= before.names + 1000 * sizeof(dfg_sym));
    dfg_module_free(m);
}

static void a_libc_array_grows_zeroed_and_stays_without_memory(void **state)
{
    (void)state;
    uint64_t *at = NULL;
    size_t room = 0;
    assert_true(dfg_grow(&at, &room, 0, sizeof *at));
    assert_non_null(at);
    for (size_t i = 0; i < 1000; i++) {
        assert_true(dfg_grow(&at, &room, i + 1, sizeof *at));
        assert_true(room > i && at[i] == 0);
        at[i] = i;
    }
    uint64_t *was = at;
    const size_t had = room;
    assert_false(dfg_grow(&at, &room, SIZE_MAX / 4, sizeof *at));
    assert_true(at == was && room == had && at[999] == 999);
    free(at);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_refusal_is_noticed),
        cmocka_unit_test(all_memory_is_the_allocators),
        cmocka_unit_test(sixteen_bytes_a_node_and_24_with_types_and_uses),
        cmocka_unit_test(names_are_counted_apart),
        cmocka_unit_test(a_libc_array_grows_zeroed_and_stays_without_memory),
        cmocka_unit_test(a_million_nodes_deep_is_shallow_and_fast),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
