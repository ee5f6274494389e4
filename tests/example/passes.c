/* passes.c -- a compiler that knows after each of its passes what the accelerator can run.
 *
 * usage: passes GRAPH.dfg
 *
 * The module stays open from the first pass to the last, and what has changed of
 * the matches of npu.pat's table is all that is looked at.
 */
#include <stdlib.h>
#include <string.h>

#include "dfg_edit.h"
#include "dfg_rewrite.h"
#include "onnx.h"

extern const struct dfg_unit npu_unit, passes_unit;

static void print_change(void *ctx, const struct dfg_rematched *c)
{
    static const char *const texts[] = { "from now on", "otherwise", "no more" };
    const struct dfg_table_entry *entry = &npu_unit.tables[0].entries[c->entry];

    (void)ctx;
    printf("  node %u: %s %s\n", (unsigned)c->root, entry->name, texts[c->change]);
}

/* A pass of rules. */
static dfg_status no_identity(dfg_editor *e, dfg_module *m, struct dfg_error *error)
{
    struct dfg_rule_choice rule = { &passes_unit, 0 };
    dfg_rewriter *r = dfg_rewriter_new(m, &rule, 1, NULL, error);
    dfg_status status = r != NULL ? dfg_rewrite(r, error) : error->status;

    (void)e;
    dfg_rewriter_free(r);
    return status;
}

/* A pass by hand: a LeakyRelu that leaks nothing is a Relu. */
static dfg_status no_leak(dfg_editor *e, dfg_module *m, struct dfg_error *error)
{
    uint16_t leaky = dfg_operator(m, "LeakyRelu", 9), relu = dfg_operator(m, "Relu", 4);
    dfg_status status = DFG_OK;

    for (dfg_node n = 1, end = dfg_n_nodes(m); n < end && status == DFG_OK; n++) {
        const dfg_node *args;
        const struct dfg_kind *kind = dfg_kind_info(m, dfg_node_kind(m, n));
        if (dfg_node_op(m, n) != leaky || dfg_node_args(m, n, &args) != 1 || kind->n_attrs != 1
            || kind->attrs[0].value.u.f > 0.0)
            continue;
        struct dfg_replacement r = { n, dfg_call_op(m, relu, args, 1, NULL, 0, 0, 0) };
        status = dfg_replace(e, &r, 1, error);
    }
    return status;
}

static dfg_status compile(dfg_module *m, struct dfg_error *error)
{
    static const struct pass {
        const char *name;
        dfg_status (*run)(dfg_editor *, dfg_module *, struct dfg_error *);
    } passes[] = { { "no_identity", no_identity }, { "no_leak", no_leak } };
    const struct dfg_target target = { &npu_unit, &npu_unit.tables[0], NULL };
    dfg_editor *e = dfg_editor_new(m, &target, 1, error);
    dfg_status status, closed;

    if (e == NULL)
        return error->status;
    puts("at first");
    status = dfg_rematch(e, print_change, NULL);
    for (size_t i = 0; i < sizeof passes / sizeof *passes && status == DFG_OK; i++) {
        printf("after %s\n", passes[i].name);
        status = passes[i].run(e, m, error);
        if (status == DFG_OK)
            status = dfg_rematch(e, print_change, NULL);
    }
    closed = dfg_editor_close(e, status == DFG_OK ? error : NULL);
    return status != DFG_OK ? status : closed;
}

int main(int argc, char **argv)
{
    const struct dfg_ops *ops[] = { &onnx_ops };
    struct dfg_error error = { DFG_OK, NULL };
    dfg_module *m = dfg_module_new(ops, 1);
    dfg_status status = DFG_NO_MEMORY;

    if (argc != 2)
        return 2;
    if (m != NULL)
        status = dfg_read_text_file(m, argv[1], &error);
    if (status == DFG_OK)
        status = compile(m, &error);
    if (status != DFG_OK)
        fprintf(stderr, "%s\n", error.text != NULL ? error.text : "out of memory");
    dfg_error_clear(&error);
    dfg_module_free(m);
    return status == DFG_OK ? 0 : 1;
}
