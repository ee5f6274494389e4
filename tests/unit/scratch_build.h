/* scratch_build.h -- graphs from text with scratch, for tests of what walks them.
 *
 * In:   .dfg text.
 * Out:  a module and a view of it with user lists, rows and tries; nodes by
 *       their labels, lists of nodes as text.
 */
#ifndef SCRATCH_BUILD_H
#define SCRATCH_BUILD_H

#include "text_build.h"

enum { SCRATCH_ROWS = 8, SCRATCH_TRIES = 4 };

static const struct dfg_names scratch_names = {.abi = DFG_ABI,
                                               .needs = DFG_NEEDS_USERS | DFG_NEEDS_SCRATCH,
                                               .n_rows = SCRATCH_ROWS,
                                               .n_tries = SCRATCH_TRIES};

struct bound {
    dfg_module *m;
    void *mem;
    dfg_graph g;
};

static inline struct bound bind_text(const char *text)
{
    struct bound b = {.m = read_good(text)};
    assert_int_equal(dfg_build_users(b.m), DFG_OK);
    size_t size = dfg_bind_size(b.m, &scratch_names);
    b.mem = malloc(size);
    assert_int_equal(dfg_bind(&b.g, b.m, &scratch_names, b.mem, size), DFG_OK);
    return b;
}

static inline void unbind(struct bound *b)
{
    free(b->mem);
    dfg_module_free(b->m);
}

static inline dfg_node node_of(const struct bound *b, const char *label)
{
    dfg_node found = DFG_NONE;
    for (dfg_node n = 1; n < dfg_n_nodes(b->m); n++) {
        char *one = dfg_node_label(b->m, n);
        assert_non_null(one);
        if (strcmp(one, label) == 0)
            found = n;
        free(one);
    }
    assert_int_not_equal(found, DFG_NONE);
    return found;
}

/* Adds the node's label to a line of them. */
static inline void append(const struct bound *b, char *to, size_t size, dfg_node n)
{
    char *label = dfg_node_label(b->m, n);
    assert_non_null(label);
    assert_true(strlen(to) + strlen(label) + 2 < size);
    strcat(strcat(to, *to ? " " : ""), label);
    free(label);
}

static inline void assert_nodes(const struct bound *b, struct dfg_nodes set, const char *labels)
{
    char text[256] = "";
    for (uint32_t i = 0; i < set.n; i++)
        append(b, text, sizeof text, set.at[i]);
    assert_string_equal(text, labels);
}

#endif
