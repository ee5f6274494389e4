/* test_rematch.c -- an open module: what its edits refuse, and what dfg_rematch costs and tells.
 *
 * Whether the matches are those of matching anew is what property/rematch.c asks.
 */
#include "core_build.h"
#include "counting_heap.h"
#include "dfg_analysis.h"
#include "dfg_dot.h"
#include "dfg_edit.h"
#include "dfg_infer.h"
#include "dfg_rewrite.h"
#include "dfg_visit.h"

/* ---- a pattern by hand: a call of `relu` of a call of `conv` ---- */

enum { OP_relu = DFG_FIRST_OP, OP_conv };
static const char *const op_names[] = {"relu", "conv"};
static const struct dfg_names names = {.abi = DFG_ABI, .n_ops = 2, .ops = op_names};

struct match {
    dfg_node root, conv;
};

static uint32_t asked; /* nodes */

static bool each(const struct dfg_pattern *self, const dfg_graph *g, dfg_node n,
                 bool (*accept)(void *ctx, const void *m), void *ctx)
{
    (void)self;
    struct match m = {n, dfg_arg(g, n, 0)};
    asked++;
    return dfg_calls(g, n, OP_relu) && dfg_calls(g, m.conv, OP_conv) && accept(ctx, &m);
}

static const struct dfg_part parts[] = {{DFG_PART_ROOT, false, 1, -1, offsetof(struct match, root)},
                                        {DFG_PART_INNER, false, 0, -1, offsetof(struct match, conv)}};
static const struct dfg_pattern pattern = {.name = "conv_relu",
                                           .place = "test",
                                           .depth = 1,
                                           .match_size = sizeof(struct match),
                                           .whole_size = sizeof(struct match),
                                           .n_parts = 2,
                                           .parts = parts,
                                           .each = each};
static const struct dfg_unit unit = {.abi = DFG_ABI, .name = "test", .names = &names, .n_patterns = 1, .patterns = &pattern};
static const struct dfg_target target = {.unit = &unit, .pattern = &pattern};

/* conv, relu, conv, relu ... */
static dfg_module *chain(const struct dfg_allocator *heap, uint32_t length)
{
    dfg_module *m = heap != NULL ? dfg_module_new_on(heap, NULL, 0) : dfg_module_new(NULL, 0);
    dfg_body_open(m);
    dfg_node x = param(m, "x"), at = x;
    for (uint32_t i = 0; i < length; i++)
        at = call(m, i % 2 == 0 ? "conv" : "relu", &at, 1);
    function(m, "main", &x, 1, &at, 1);
    return m;
}

struct heard {
    uint32_t n[3];
    struct dfg_rematched last;
    struct match match;
};

static void hear(void *ctx, const struct dfg_rematched *c)
{
    struct heard *h = ctx;
    h->n[c->change]++;
    h->last = *c;
    if (c->match != NULL)
        h->match = *(const struct match *)c->match;
}

static struct heard rematch(dfg_editor *e)
{
    struct heard h = {{0}, {0}, {0}};
    assert_int_equal(dfg_rematch(e, hear, &h), DFG_OK);
    return h;
}

static dfg_editor *open_it(dfg_module *m)
{
    assert_int_equal(dfg_finish(m), DFG_OK);
    dfg_editor *e = dfg_editor_new(m, &target, 1, NULL);
    assert_non_null(e);
    return e;
}

/* ---- what it costs ---- */

static uint32_t cost_of_an_edit(uint32_t length)
{
    dfg_module *m = chain(NULL, length);
    dfg_editor *e = open_it(m);
    struct heard h = rematch(e);
    assert_int_equal(h.n[DFG_MATCH_NEW], length / 2);
    asked = 0;
    h = rematch(e);
    assert_int_equal(asked + h.n[DFG_MATCH_NEW] + h.n[DFG_MATCH_OTHER] + h.n[DFG_MATCH_GONE], 0);
    const dfg_node root = 2 + length / 2 / 2 * 2, operand = root - 1; /* a conv in the middle */
    assert_string_equal(dfg_operator_name(m, dfg_node_op(m, root)), "conv");
    struct dfg_replacement r = {root, call(m, "pool", &operand, 1)};
    assert_int_equal(dfg_replace(e, &r, 1, NULL), DFG_OK);
    h = rematch(e);
    assert_int_equal(h.n[DFG_MATCH_GONE], 1);
    assert_int_equal(h.n[DFG_MATCH_NEW] + h.n[DFG_MATCH_OTHER], 0);
    assert_true(h.last.root == root + 1 && h.last.match == NULL && h.last.entry == -1);
    assert_int_equal(dfg_editor_close(e, NULL), DFG_OK);
    assert_int_equal(dfg_verify(m, NULL), DFG_OK);
    dfg_module_free(m);
    return asked;
}

static void test_cost_is_of_the_change(void **unused)
{
    (void)unused;
    const uint32_t few = cost_of_an_edit(100);
    assert_true(few > 0 && few <= 3);
    assert_int_equal(cost_of_an_edit(20000), few);
}

/* ---- what is told ---- */

static void test_changes(void **unused)
{
    (void)unused;
    dfg_module *m = chain(NULL, 4); /* x 1, conv 2, relu 3, conv 4, relu 5 */
    dfg_editor *e = open_it(m);
    assert_int_equal(rematch(e).n[DFG_MATCH_NEW], 2);
    dfg_set_type(m, 4, f32(m, 0, NULL)); /* a node that the match covers has another type */
    struct heard h = rematch(e);
    assert_true(h.n[DFG_MATCH_OTHER] == 1 && h.last.root == 5 && h.match.conv == 4);
    dfg_set_type(m, 1, f32(m, 0, NULL)); /* one that it does not cover */
    h = rematch(e);
    assert_int_equal(h.n[DFG_MATCH_NEW] + h.n[DFG_MATCH_OTHER] + h.n[DFG_MATCH_GONE], 0);
    assert_true(dfg_set_fact(m, 3, sym(m, "layout"), (dfg_val){.tag = DFG_V_INT, .u.i = 1}));
    assert_int_equal(rematch(e).n[DFG_MATCH_OTHER], 1);
    struct dfg_replacement r = {4, 2}; /* relu(conv(relu(conv x))) is relu(conv x) twice, then */
    assert_int_equal(dfg_replace(e, &r, 1, NULL), DFG_OK);
    h = rematch(e);
    assert_true(h.n[DFG_MATCH_GONE] == 1 && h.n[DFG_MATCH_OTHER] == 1 && h.n[DFG_MATCH_NEW] == 0);
    const dfg_node one = 1, below = call(m, "conv", &one, 1), conv = call(m, "conv", &below, 1); /* it grows */
    r = (struct dfg_replacement){5, call(m, "relu", &conv, 1)};
    assert_int_equal(dfg_replace(e, &r, 1, NULL), DFG_OK);
    h = rematch(e);
    assert_true(h.n[DFG_MATCH_OTHER] == 1 && h.last.root == 5 && h.match.conv != 2);
    assert_int_equal(dfg_editor_close(e, NULL), DFG_OK);
    assert_int_equal(dfg_n_nodes(m), 6);
    assert_int_equal(dfg_verify(m, NULL), DFG_OK);
    dfg_module_free(m);
}

/* ---- what is refused ---- */

static void refused(dfg_editor *e, dfg_node root, dfg_node with, const char *why)
{
    struct dfg_error error = {DFG_OK, NULL};
    const struct dfg_replacement r = {root, with};
    assert_int_equal(dfg_replace(e, &r, 1, &error), DFG_BAD_GRAPH);
    if (strstr(error.text, why) == NULL)
        fail_msg("'%s' lacks '%s'", error.text, why);
    dfg_error_clear(&error);
}

static void test_refused_edits(void **unused)
{
    (void)unused;
    dfg_module *m = chain(NULL, 6);
    dfg_set_type(m, 3, f32(m, 0, NULL));
    const uint32_t i64 = dfg_type_tensor(m, DFG_I64, 0, NULL), n = dfg_n_nodes(m);
    dfg_editor *e = open_it(m);
    rematch(e);
    refused(e, 2, 5, "a cycle");
    refused(e, DFG_NONE, 2, "no value");
    refused(e, 2, DFG_NONE, "no value");
    refused(e, n - 1, 2, "no value"); /* a module's function */
    refused(e, n, 2, "no value");
    refused(e, 2, n + 7, "no value");
    const dfg_node one = 1, new = call(m, "add", &one, 1);
    dfg_set_type(m, new, i64);
    refused(e, 3, new, "another type");
    assert_int_equal(dfg_n_nodes(m), n); /* what was added is gone */
    refused(e, 3, dfg_get(m, dfg_tuple(m, &one, 1, 0), 1, 0), "another type");
    refused(e, 3, dfg_var(m, sym(m, "v"), 2, 0), "can't be seen");
    struct dfg_replacement twice[] = {{4, 2}, {4, 3}};
    assert_int_equal(dfg_replace(e, twice, 2, NULL), DFG_BAD_GRAPH);
    struct dfg_replacement handed[] = {{4, 1}, {1, call(m, "source", NULL, 0)}}; /* a parameter can't do both */
    assert_int_equal(dfg_replace(e, handed, 2, NULL), DFG_BAD_GRAPH);
    struct dfg_replacement r = {5, 3};
    assert_int_equal(dfg_replace(e, &r, 1, NULL), DFG_OK); /* 4 and 5 go */
    refused(e, 4, 2, "no value");
    refused(e, 6, 4, "no value");
    const dfg_node gone = 5;
    refused(e, 6, call(m, "add", &gone, 1), "no value");
    const dfg_node three = dfg_call_op(m, dfg_operator(m, "split", 5), &one, 1, NULL, 0, 3, 0), *field;
    r = (struct dfg_replacement){6, dfg_get(m, three, 2, 0)};
    assert_int_equal(dfg_replace(e, &r, 1, NULL), DFG_OK);
    dfg_node_args(m, 6, &field);
    refused(e, *field, dfg_tuple(m, &one, 1, 0), "another type");
    assert_int_equal(dfg_replace(e, NULL, 0, NULL), DFG_OK);
    assert_int_equal(dfg_editor_close(e, NULL), DFG_OK);
    assert_int_equal(dfg_verify(m, NULL), DFG_OK);
    dfg_module_free(m);
}

static void says_open(dfg_status status, struct dfg_error *error)
{
    assert_int_equal(status, DFG_BAD_GRAPH);
    assert_int_equal(error->status, DFG_BAD_GRAPH);
    assert_string_equal(error->text, "the module is open for edits");
    dfg_error_clear(error);
}

/* What needs a finished module says so. */
static void test_open_module_is_not_finished(void **unused)
{
    (void)unused;
    dfg_module *m = chain(NULL, 6);
    dfg_editor *e = open_it(m);
    struct dfg_mutator mu = {.m = m};
    dfg_postdom *tree = dfg_postdom_new(m);
    const struct dfg_rewrite_options options = {.provenance = true};
    dfg_rewriter *r = dfg_rewriter_new(m, NULL, 0, &options, NULL);
    assert_int_equal(dfg_finish(m), DFG_BAD_GRAPH);
    assert_false(dfg_is_finished(m));
    assert_int_equal(dfg_verify(m, NULL), DFG_BAD_GRAPH);
    assert_int_equal(dfg_build_users(m), DFG_BAD_GRAPH);
    assert_int_equal(dfg_print(m, stdout), DFG_BAD_GRAPH);
    assert_int_equal(dfg_write_dot(m, stdout, NULL, 0), DFG_BAD_GRAPH);
    assert_int_equal(dfg_postdom_build(tree), DFG_BAD_GRAPH);
    struct dfg_error error = {DFG_OK, NULL};
    says_open(dfg_mutate(&mu, &error), &error);
    says_open(dfg_inline_calls(m, NULL, &error), &error);
    says_open(dfg_cast_canonicalizer(m, &error), &error);
    says_open(dfg_read_text(m, "t", "fn @f(%x) { return %x }", 23, &error), &error);
    says_open(dfg_infer(m, &error), &error);
    assert_null(dfg_select(m, &target, 1, NULL, &error));
    says_open(error.status, &error);
    assert_null(dfg_editor_new(m, NULL, 0, &error));
    says_open(error.status, &error);
    says_open(dfg_rewrite(r, &error), &error); /* where new nodes came from is not kept */
    dfg_rewriter_free(r);
    dfg_postdom_free(tree);
    assert_int_equal(dfg_editor_close(e, NULL), DFG_OK);
    assert_int_equal(dfg_verify(m, NULL), DFG_OK);
    dfg_module_free(m);
}

/* ---- without memory ---- */

/* The allocator refuses its request number k from the opening on. */
static dfg_status edit_on(struct counting_heap *h, long k)
{
    const struct dfg_allocator heap = {counting_resize, h};
    dfg_module *m = chain(&heap, 40);
    dfg_status status = dfg_finish(m);
    struct dfg_error error = {DFG_OK, NULL};
    h->left = k;
    dfg_editor *e = status == DFG_OK ? dfg_editor_new(m, &target, 1, &error) : NULL;
    struct heard heard = {{0}, {0}, {0}};
    if (e == NULL)
        status = DFG_NO_MEMORY;
    for (dfg_node n = 4; status == DFG_OK && n < 20; n += 4) {
        const dfg_node one = n - 1, mid = call(m, "conv", &one, 1);
        const struct dfg_replacement r = {n, call(m, "relu", &mid, 1)};
        status = dfg_replace(e, &r, 1, NULL);
        if (status == DFG_OK)
            status = dfg_rematch(e, hear, &heard);
    }
    if (e != NULL) {
        dfg_status closed = dfg_editor_close(e, NULL);
        status = status == DFG_OK ? closed : status;
    }
    h->left = -1;
    if (status == DFG_OK)
        assert_int_equal(dfg_verify(m, NULL), DFG_OK);
    dfg_error_clear(&error);
    dfg_module_free(m);
    if (h->blocks != 0)
        fail_msg("request %ld: %zu blocks are left", k, h->blocks);
    return status;
}

static void test_without_memory(void **unused)
{
    (void)unused;
    bool done = false;
    for (long k = 0; !done && k < 2000; k++) {
        struct counting_heap h = {.left = -1, .lasting = k % 2 == 0};
        const dfg_status status = edit_on(&h, k);
        done = !h.refused;
        if (done)
            assert_int_equal(status, DFG_OK);
        else
            assert_true(status == DFG_NO_MEMORY || status == DFG_OK);
    }
    assert_true(done);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_cost_is_of_the_change), cmocka_unit_test(test_changes),
        cmocka_unit_test(test_refused_edits),         cmocka_unit_test(test_open_module_is_not_finished),
        cmocka_unit_test(test_without_memory),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
