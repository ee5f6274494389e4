/* edits.c -- a network read from text, rewritten by rules or partitioned for a table, without a C library.
 *
 * Compiled with REWRITE or PARTITION, which of the two it is.
 * Prints how often rules were applied, how many matches and regions there are, the
 * most memory and stack that was used; then whether the graph is the wanted one,
 * and whether it was so before (which would prove nothing); how much memory is left
 * in use at the end, and what happens with half of it.
 */
#include "board.h"
#include "dfg_memory.h"
#include "edits.h"
#include "paint.h"

static char memory[3 << 20];
static struct dfg_error error;

static void say(const char *what, uint64_t number)
{
    board_text(what);
    board_text(" ");
    board_number(number);
    board_text("\n");
}

static dfg_module *module_of(const char *text, size_t size)
{
    dfg_module *m = dfg_module_new(edits.ops, edits.n_ops);
    if (m == NULL || dfg_read_text(m, "network", text, size, &error) == DFG_OK)
        return m;
    dfg_module_free(m);
    return NULL;
}

#ifdef REWRITE
static dfg_status step(dfg_module *m)
{
    uint64_t applied = 0;
    struct dfg_rule_choice choices[64];
    const uint32_t n = edits.rules->rules->n;
    for (uint32_t i = 0; i < n; i++)
        choices[i] = (struct dfg_rule_choice){edits.rules, i};
    dfg_rewriter *r = dfg_rewriter_new(m, choices, n, NULL, &error);
    dfg_status status = r != NULL ? dfg_rewrite(r, &error) : DFG_NO_MEMORY;
    for (uint32_t i = 0; r != NULL && i < n; i++)
        applied += dfg_rewrite_stats(r, i)->applied;
    dfg_rewriter_free(r);
    say("rewrites", applied);
    return status;
}
#endif

#ifdef PARTITION
static dfg_status step(dfg_module *m)
{
    size_t regions = 0;
    const struct dfg_target target = {.unit = edits.table, .table = edits.table->tables};
    dfg_selection *s = dfg_select(m, &target, 1, NULL, &error);
    if (s == NULL)
        return DFG_NO_MEMORY;
    say("matches", dfg_n_picks(s));
    dfg_status status = dfg_extract(m, s, &error);
    dfg_selection_free(s);
    status = status == DFG_OK ? dfg_merge(m, NULL, &regions, &error) : status;
    say("regions", regions);
    return status;
}
#endif

/* What was made of the network; NULL: an error. */
static __attribute__((noinline)) dfg_module *edit(void)
{
    volatile char *top = __builtin_frame_address(0);
    paint(top);
    dfg_module *m = module_of(edits.network, edits.network_size);
    const dfg_status status = m != NULL ? step(m) : DFG_NO_MEMORY;
    measure(top);
    if (status == DFG_OK)
        return m;
    dfg_module_free(m);
    return NULL;
}

static void compare(const char *what, const dfg_module *m)
{
    dfg_module *wanted = module_of(edits.wanted, edits.wanted_size);
    board_text(what);
    board_text(m != NULL && wanted != NULL && dfg_equal(m, wanted, &error) ? ": as wanted\n" : ": other\n");
    dfg_module_free(wanted);
}

int main(void)
{
    dfg_memory_give(memory, sizeof memory);
    dfg_module *m = edit();
    const size_t needed = dfg_memory_most();
    say("memory", needed);
    say("stack", most);
    if (m == NULL && error.text != NULL)
        board_text(error.text);
    compare("afterwards", m);
    if (error.text != NULL)
        board_text(error.text);
    dfg_error_clear(&error);
    dfg_module_free(m);
    m = module_of(edits.network, edits.network_size);
    compare("before", m);
    dfg_error_clear(&error);
    dfg_module_free(m);
    dfg_memory_give(memory, needed / 2);
    error.text = NULL;
    board_text(edit() == NULL ? "half of the memory: an error\n" : "half of the memory: enough\n");
    dfg_error_clear(&error);
    say("left", dfg_memory_used()); /* after an error, too */
    board_text("done\n");
    board_end();
}
