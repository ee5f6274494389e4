/* main.c -- scale.pat compiled twice: each file's matchers answer in their own numbers.
 *
 * With -DONE_UNIT the generated files are part of this one, else they are linked.
 */
#include <stdlib.h>
#include <string.h>

#include "dfg.h"
#include "dfg_rewrite.h"
#ifdef ONE_UNIT
#include "a.c"
#include "a.rules.c"
#include "a.unit.c"
#include "b.c"
#include "b.rules.c"
#include "b.unit.c"
#else
#include "a.h"
#include "b.h"
extern const struct dfg_unit a_scale_unit, b_scale_unit;
#endif

static const char text[] = "fn @main(%x) {\n"
                           "  %one = scale(%x, const f32[2] [0.7, 0.8])\n"
                           "  %low = scale(%x, const f32[2] [0.7, 0.2])\n"
                           "  %two = scale(const f32[1, 2] [0.7, 0.8], %one)\n"
                           "  %last = names(%two)\n"
                           "  return %last, %low\n"
                           "}\n";

/* The nodes at which `first` finds the entry, a bit each in the order of the text. */
static unsigned found(dfg_module *m, const struct dfg_names *names, int32_t (*first)(const dfg_graph *, dfg_node),
                      int32_t entry)
{
    static const char *const nodes[] = {"one", "low", "two", "last"};
    const size_t size = dfg_bind_size(m, names);
    void *memory = malloc(size);
    dfg_graph g;
    unsigned all = 0;
    if (memory == NULL || dfg_bind(&g, m, names, memory, size) != DFG_OK)
        abort();
    for (unsigned i = 0; i < 4; i++)
        for (dfg_node n = 1; n < dfg_n_nodes(m); n++)
            if (dfg_name(m, n) == dfg_find_symbol(m, nodes[i], strlen(nodes[i])) && first(&g, n) == entry)
                all |= 1u << i;
    free(memory);
    return all;
}

int main(void)
{
    const struct dfg_ops *const ops = a_scale_unit.ops;
    dfg_module *m = dfg_module_new(&ops, 1);
    if (m == NULL || dfg_read_text(m, "text", text, strlen(text), NULL) != DFG_OK)
        return 2;
    const bool good = found(m, &a_scale_names, a_t_first, A_T_N) == 1 &&
                      found(m, &a_scale_names, a_t_first, A_T_NAMES) == 0 &&
                      found(m, &b_scale_names, b_t_first, B_T_N) == 4 &&
                      found(m, &b_scale_names, b_t_first, B_T_NAMES) == 8 && a_scale_rules.n == 1 &&
                      a_scale_unit.rules == &a_scale_rules && b_scale_unit.rules == &b_scale_rules;
    dfg_module_free(m);
    return good ? 0 : 1;
}
