/* visit_build.h -- short words for tests of visitors and mutators: text in, text out. */
#ifndef VISIT_BUILD_H
#define VISIT_BUILD_H

#include "dfg_visit.h"
#include "random_graph.h"

/* A value that is used twice, and a third time. */
static const char *const diamond = "fn @main(%x) {\n"
                                   "  %a = relu(%x)\n"
                                   "  %b = add(%a, %a)\n"
                                   "  %c = conv(%b, %a)\n"
                                   "  %d = print(%c)\n"
                                   "  return %d\n"
                                   "}\n";

static inline dfg_module *read_text(const char *text)
{
    const struct dfg_ops *ops = &random_ops;
    dfg_module *m = dfg_module_new(&ops, 1);
    struct dfg_error error = {DFG_OK, NULL};
    if (dfg_read_text(m, "t.dfg", text, strlen(text), &error) != DFG_OK)
        fail_msg("%s", error.text);
    return m;
}

static inline char *text_of(const dfg_module *m)
{
    char *text = NULL;
    size_t size = 0;
    FILE *f = open_memstream(&text, &size);
    assert_non_null(f);
    assert_int_equal(dfg_print(m, f), DFG_OK);
    fclose(f);
    return text;
}

static inline void prints(const dfg_module *m, const char *want)
{
    struct dfg_error error = {DFG_OK, NULL};
    if (dfg_verify(m, &error) != DFG_OK)
        fail_msg("%s", error.text);
    char *got = text_of(m);
    assert_string_equal(got, want);
    free(got);
}

static inline dfg_node named(const dfg_module *m, const char *name)
{
    for (dfg_node n = 1; n < dfg_n_nodes(m); n++)
        if (strcmp(dfg_symbol_text(m, dfg_name(m, n)), name) == 0)
            return n;
    return DFG_NONE;
}

#endif
