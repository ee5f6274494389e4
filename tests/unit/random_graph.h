/* random_graph.h -- random graphs for tests of what walks them.
 *
 * In:   a seed and a size.
 * Out:  a finished module: @main, and perhaps @more, of calls with up to three
 *       operands, tuples, constants, effects, and function values that nest and
 *       use values around them.  Part of it is dead.
 */
#ifndef RANDOM_GRAPH_H
#define RANDOM_GRAPH_H

#include "core_build.h"

static inline uint32_t random_below(uint64_t *seed, uint32_t n)
{
    *seed += 0x9E3779B97F4A7C15u;
    uint64_t h = (*seed ^ *seed >> 30) * 0xBF58476D1CE4E5B9u;
    h = (h ^ h >> 27) * 0x94D049BB133111EBu;
    return n > 0 ? (uint32_t)((h ^ h >> 31) % n) : 0;
}

static const struct dfg_op_decl random_op_decls[] = {{.name = "print",
                                                      .n_required = 1,
                                                      .n_operands = 1,
                                                      .n_results = 1,
                                                      .n_required_results = 1,
                                                      .effect = true}};
static const struct dfg_ops random_ops = {DFG_ABI, 1, "random", random_op_decls};

/* What is visible in the body under construction: what is around it, then its own. */
struct random_scope {
    dfg_module *m;
    uint64_t *seed;
    dfg_node *seen;
    uint32_t n_seen, window; /* operands are among the last so many */
    bool closures;
    uint32_t depth;
};

static inline dfg_node random_seen(struct random_scope *s)
{
    uint32_t near = s->n_seen < s->window ? s->n_seen : s->window;
    if (s->n_seen == 0)
        return DFG_NONE;
    if (random_below(s->seed, 8) == 0)
        near = s->n_seen;
    return s->seen[s->n_seen - 1 - random_below(s->seed, near)];
}

static dfg_node random_function(struct random_scope *s, uint32_t n);

static inline dfg_node random_node(struct random_scope *s)
{
    static const char *const ops[] = {"add", "relu", "conv", "more"};
    dfg_module *m = s->m;
    dfg_node args[3] = {random_seen(s), random_seen(s), random_seen(s)};
    static const float data[] = {0.5f, 1, 2, 3};
    dfg_dim one = 1;
    switch (random_below(s->seed, s->closures ? 16 : 12)) {
    case 0:
        return dfg_const(m, dfg_tensor_add(m, f32(m, 1, &one), data + random_below(s->seed, 4), false));
    case 1:
        return dfg_tuple(m, args, random_below(s->seed, 4), 0);
    case 2:
        return call(m, "optional", (dfg_node[]){args[0], DFG_NONE, args[1]}, 3);
    case 3:
        return s->closures ? call(m, "print", args, 1) : call(m, "relu", args, 1);
    case 12:
    case 13:
        return s->depth < 4 ? random_function(s, random_below(s->seed, 12)) : call(m, "add", args, 2);
    default:
        return call(m, ops[random_below(s->seed, 4)], args, random_below(s->seed, 3) + 1);
    }
}

/* A function of n nodes that sees what s sees; of the module itself where depth is 0. */
static inline dfg_node random_function(struct random_scope *s, uint32_t n)
{
    struct random_scope in = *s;
    dfg_node params[3], results[3];
    uint32_t n_params = random_below(s->seed, 3) + (s->depth == 0), n_results = random_below(s->seed, 3) + 1;
    in.depth++;
    dfg_body_open(s->m);
    for (uint32_t i = 0; i < n_params; i++)
        params[i] = in.seen[in.n_seen++] = dfg_var(s->m, sym(s->m, "p"), s->depth == 0 ? 2 : 1, 0);
    for (uint32_t i = 0; i < n; i++) {
        in.seen[in.n_seen] = random_node(&in);
        in.n_seen++;
    }
    for (uint32_t i = 0; i < n_results; i++)
        results[i] = random_seen(&in);
    return dfg_func(s->m, params, n_params, results, n_results, NULL, 0, 0);
}

/* Names and facts for some of the nodes. */
static inline void random_names(dfg_module *m, uint64_t *seed)
{
    char text[20];
    for (dfg_node n = 1; n < dfg_n_nodes(m); n++) {
        snprintf(text, sizeof text, "n%u", (unsigned)n);
        if (random_below(seed, 3) == 0)
            dfg_set_name(m, n, sym(m, text));
        if (random_below(seed, 5) == 0)
            assert_true(dfg_set_fact(m, n, sym(m, "id"), int_val(n)));
    }
}

static inline dfg_module *random_graph(uint64_t seed, uint32_t n, uint32_t window, bool closures)
{
    const struct dfg_ops *ops = &random_ops;
    dfg_module *m = dfg_module_new(&ops, 1);
    assert_non_null(m);
    struct random_scope s = {.m = m, .seed = &seed, .window = window, .closures = closures};
    s.seen = calloc((size_t)n + 100, sizeof *s.seen);
    assert_non_null(s.seen);
    assert_true(dfg_function_add(m, sym(m, "main"), random_function(&s, n)));
    if (random_below(&seed, 3) == 0)
        assert_true(dfg_function_add(m, sym(m, "more"), random_function(&s, n / 2)));
    random_names(m, &seed);
    free(s.seen);
    assert_int_equal(dfg_finish(m), DFG_OK);
    return m;
}

#endif
