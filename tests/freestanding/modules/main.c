/* main.c -- a graph that is built by calls, fused and partitioned; no C library, all memory from here.
 *
 *   %c = Conv(%x, %w)   %r = Relu(%c)   %n = BatchNormalization(Conv(%r, %w), ...)   becomes
 *   %r = com.microsoft.FusedConv(%x, %w) {activation = "Relu"}   %n = npu.ConvNorm(%r, %w, ...)
 */
#include "dfg_memory.h"
#include "dfg_partition.h"
#include "dfg_rewrite.h"
#include "onnx.h"

extern const struct dfg_unit fusions_unit;
static char memory[512 * 1024];

static uint16_t op(dfg_module *m, const char *name)
{
    size_t n = 0;
    while (name[n] != '\0')
        n++;
    return dfg_operator(m, name, n);
}

static dfg_node call(dfg_module *m, const char *name, const dfg_node *args, uint32_t n)
{
    return dfg_call_op(m, op(m, name), args, n, NULL, 0, 0, 0);
}

static dfg_module *build(void)
{
    const struct dfg_ops *const tables[] = {&onnx_ops, fusions_unit.ops};
    dfg_module *m = dfg_module_new(tables, 2);
    dfg_node at[6];
    dfg_body_open(m);
    for (int i = 0; i < 6; i++)
        at[i] = dfg_var(m, dfg_symbol(m, &"xwabcd"[i], 1), 2, 0);
    const dfg_node relu = call(m, "Relu", (dfg_node[]){call(m, "Conv", at, 2)}, 1);
    const dfg_node conv = call(m, "Conv", (dfg_node[]){relu, at[1]}, 2);
    const dfg_node norm = call(m, "BatchNormalization", (dfg_node[]){conv, at[2], at[3], at[4], at[5]}, 5);
    const dfg_node main_function = dfg_func(m, at, 6, &norm, 1, NULL, 0, 0);
    return dfg_function_add(m, dfg_symbol(m, "main", 4), main_function) && dfg_finish(m) == DFG_OK ? m : NULL;
}

static bool fuse(dfg_module *m)
{
    struct dfg_rule_choice rules[16];
    const uint32_t n = fusions_unit.rules->n;
    for (uint32_t i = 0; i < n && i < 16; i++)
        rules[i] = (struct dfg_rule_choice){&fusions_unit, i};
    dfg_rewriter *r = dfg_rewriter_new(m, rules, n, NULL, NULL);
    const bool is_done = r != NULL && dfg_rewrite(r, NULL) == DFG_OK;
    dfg_rewriter_free(r);
    return is_done;
}

static size_t count(const dfg_module *m, const char *name)
{
    size_t n = 0, length = 0;
    while (name[length] != '\0')
        length++;
    const uint16_t wanted = dfg_operator_by_name(m, name, length);
    for (dfg_node i = 1; i < dfg_n_nodes(m); i++)
        n += wanted != 0 && dfg_node_op(m, i) == wanted;
    return n;
}

/* The status says what was wrong. */
int main(void)
{
    dfg_memory_give(memory, sizeof memory);
    dfg_module *m = build();
    if (m == NULL || count(m, "Conv") != 2)
        return 1;
    if (!fuse(m) || count(m, "Conv") + count(m, "Relu") + count(m, "BatchNormalization") != 0)
        return 2;
    if (count(m, "com.microsoft.FusedConv") != 1 || count(m, "npu.ConvNorm") != 1)
        return 3;
    const struct dfg_target target = {.unit = &fusions_unit, .table = fusions_unit.tables};
    dfg_selection *s = dfg_select(m, &target, 1, NULL, NULL);
    size_t regions = 0;
    if (s == NULL || dfg_n_picks(s) != 2 || dfg_extract(m, s, NULL) != DFG_OK)
        return 4;
    dfg_selection_free(s);
    if (dfg_merge(m, NULL, &regions, NULL) != DFG_OK || regions != 1)
        return 5;
    dfg_module_free(m);
    return dfg_memory_used() == 0 ? 0 : 6;
}
