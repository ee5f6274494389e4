/* test_tries.c -- states of a search that led to no match. */
#include "scratch_build.h"

static const char graph[] = "fn @main(%x) { %a = f(%x) return %a }";

enum { WORDS = 4 };

static bool is_known(const struct bound *b, uint32_t search, uint32_t choice, uint32_t value)
{
    const uint32_t state[WORDS] = {dfg_found(&b->g), choice, value, value};
    return dfg_is_hopeless(&b->g, search, state, WORDS);
}

static void note(const struct bound *b, uint32_t search, uint32_t choice, uint32_t value)
{
    const uint32_t state[WORDS] = {dfg_found(&b->g), choice, value, value};
    dfg_note_hopeless(&b->g, search, state, WORDS);
}

static void noted_states_are_known(void **state)
{
    (void)state;
    struct bound b = bind_text(graph);
    const uint32_t search = dfg_begin_search(&b.g);
    assert_false(is_known(&b, search, 1, 7));
    note(&b, search, 1, 7);
    assert_true(is_known(&b, search, 1, 7));
    assert_false(is_known(&b, search, 2, 7));
    assert_false(is_known(&b, search, 1, 8));
    unbind(&b);
}

static void states_end_with_their_search(void **state)
{
    (void)state;
    struct bound b = bind_text(graph);
    const uint32_t first = dfg_begin_search(&b.g);
    note(&b, first, 1, 7);
    const uint32_t second = dfg_begin_search(&b.g);
    assert_false(is_known(&b, second, 1, 7));
    assert_true(is_known(&b, first, 1, 7)); /* it may go on behind the other */
    unbind(&b);
}

static void a_match_meanwhile_keeps_the_state_open(void **state)
{
    (void)state;
    struct bound b = bind_text(graph);
    const uint32_t search = dfg_begin_search(&b.g);
    const uint32_t before[] = {dfg_found(&b.g), 1, 7};
    dfg_note_match(&b.g);
    dfg_note_hopeless(&b.g, search, before, 3);
    assert_false(dfg_is_hopeless(&b.g, search, before, 3));
    const uint32_t after[] = {dfg_found(&b.g), 1, 7};
    dfg_note_hopeless(&b.g, search, after, 3);
    assert_true(dfg_is_hopeless(&b.g, search, before, 3)); /* the count is no part of the state */
    unbind(&b);
}

/* More states than there is room for: some are forgotten, none is made up. */
static void a_full_table_forgets(void **state)
{
    (void)state;
    struct bound b = bind_text(graph);
    const uint32_t search = dfg_begin_search(&b.g);
    uint32_t known = 0;
    for (uint32_t i = 0; i < 100; i++) {
        note(&b, search, 1, i);
        assert_true(is_known(&b, search, 1, i));
    }
    for (uint32_t i = 0; i < 200; i++)
        known += is_known(&b, search, 1, i);
    assert_in_range(known, 1, SCRATCH_TRIES);
    assert_false(is_known(&b, search, 1, 100));
    unbind(&b);
}

static void numbers_of_searches_begin_anew(void **state)
{
    (void)state;
    struct bound b = bind_text(graph);
    note(&b, dfg_begin_search(&b.g), 1, 7);
    b.g.scratch->search = UINT32_MAX;
    const uint32_t search = dfg_begin_search(&b.g);
    assert_int_equal(search, 1);
    assert_false(is_known(&b, search, 1, 7));
    unbind(&b);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(noted_states_are_known),
        cmocka_unit_test(states_end_with_their_search),
        cmocka_unit_test(a_match_meanwhile_keeps_the_state_open),
        cmocka_unit_test(a_full_table_forgets),
        cmocka_unit_test(numbers_of_searches_begin_anew),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
