/* interp.c -- the tables of peers.pat by a recursive interpretive matcher.
 *
 * The shape of Relay's matcher: a pattern is a tree of objects, matching walks
 * it beside the graph, what a pattern object bound in this match is memoised,
 * and each pattern is tried on every node of its own.
 */
#include <stdlib.h>
#include <string.h>

#include "bench.h"

enum { N_PATTERNS = 8, MAX_KIDS = 5, MAX_TESTS = 2, MAX_OBJECTS = 24 };

struct object {
    enum { WILDCARD, CONSTANT, CALL } kind;
    uint16_t op;
    int n_kids, n_tests;
    struct object *kid[MAX_KIDS];
    struct { dfg_sym key; int64_t want[2]; int n; int64_t otherwise; } test[MAX_TESTS];
    int number; /* in the memo */
};

struct interp {
    dfg_module *m;
    struct object object[256];
    int n_objects;
    struct object *pattern[N_PATTERNS];
    /* the memo: a small list, as matches are small */
    struct { struct object *o; dfg_node n; } memo[MAX_OBJECTS];
    int n_memo;
};

static struct object *make(struct interp *t, int kind, const char *op, int n_kids)
{
    struct object *o = &t->object[t->n_objects++];
    o->kind = kind;
    o->n_kids = n_kids;
    o->op = op != NULL ? dfg_operator(t->m, op, strlen(op)) : 0;
    return o;
}

static struct object *call(struct interp *t, const char *op, struct object *x, int n_constants)
{
    struct object *o = make(t, CALL, op, 1 + n_constants);
    o->kid[0] = x != NULL ? x : make(t, WILDCARD, NULL, 0);
    for (int i = 0; i < n_constants; i++)
        o->kid[1 + i] = make(t, CONSTANT, NULL, 0);
    return o;
}

static struct object *with_int(struct interp *t, struct object *o, const char *key, int64_t want, int64_t otherwise)
{
    o->test[o->n_tests].key = dfg_symbol(t->m, key, strlen(key));
    o->test[o->n_tests].want[0] = want;
    o->test[o->n_tests].n = 1;
    o->test[o->n_tests++].otherwise = otherwise;
    return o;
}

static struct object *with_pair(struct interp *t, struct object *o, const char *key, int64_t a, int64_t b)
{
    o->test[o->n_tests].key = dfg_symbol(t->m, key, strlen(key));
    o->test[o->n_tests].want[0] = a;
    o->test[o->n_tests].want[1] = b;
    o->test[o->n_tests++].n = 2;
    return o;
}

static struct object *conv(struct interp *t) { return with_int(t, call(t, "Conv", NULL, 1), "group", 1, 1); }
static struct object *conv_bn(struct interp *t)
{
    return with_int(t, call(t, "BatchNormalization", conv(t), 4), "training_mode", 0, 0);
}
static struct object *gemm(struct interp *t)
{
    return with_int(t, with_int(t, call(t, "Gemm", NULL, 2), "transB", 1, 0), "transA", 0, 0);
}

struct interp *interp_new(dfg_module *m)
{
    struct interp *t = calloc(1, sizeof *t);
    struct object *add;
    if (t == NULL)
        abort();
    t->m = m;
    add = call(t, "Add", conv_bn(t), 0);
    add->kid[add->n_kids++] = make(t, WILDCARD, NULL, 0);
    t->pattern[0] = call(t, "Relu", add, 0);
    t->pattern[1] = call(t, "Relu", conv_bn(t), 0);
    t->pattern[2] = conv_bn(t);
    t->pattern[3] = call(t, "Relu", conv(t), 0);
    t->pattern[4] = conv(t);
    t->pattern[5] = with_pair(t, with_pair(t, call(t, "MaxPool", NULL, 0), "kernel_shape", 3, 3), "strides", 2, 2);
    t->pattern[6] = call(t, "Softmax", gemm(t), 0);
    t->pattern[7] = gemm(t);
    return t;
}

void interp_free(struct interp *t) { free(t); }

static bool test_holds(const dfg_graph *g, const struct object *o, int i, dfg_node n)
{
    const struct dfg_kind *k = &g->kinds[g->kind[n]];
    for (uint32_t a = 0; a < k->n_attrs; a++) {
        const dfg_val *v = &k->attrs[a].value;
        if (k->attrs[a].key != o->test[i].key)
            continue;
        if (o->test[i].n == 1)
            return v->tag == DFG_V_INT && v->u.i == o->test[i].want[0];
        return v->tag == DFG_V_LIST && v->n == 2 && v->u.list[0].u.i == o->test[i].want[0] &&
               v->u.list[1].u.i == o->test[i].want[1];
    }
    return o->test[i].n == 1 && o->test[i].want[0] == o->test[i].otherwise;
}

static bool visit(struct interp *t, const dfg_graph *g, struct object *o, dfg_node n);

static bool visit_call(struct interp *t, const dfg_graph *g, struct object *o, dfg_node n)
{
    if (g->op[n] != o->op || g->argc[n] != o->n_kids)
        return false;
    for (int i = 0; i < o->n_tests; i++)
        if (!test_holds(g, o, i, n))
            return false;
    for (int i = 0; i < o->n_kids; i++)
        if (!visit(t, g, o->kid[i], g->args[g->first[n] + (uint32_t)i]))
            return false;
    return true;
}

static bool visit(struct interp *t, const dfg_graph *g, struct object *o, dfg_node n)
{
    bool ok;
    for (int i = 0; i < t->n_memo; i++)
        if (t->memo[i].o == o)
            return t->memo[i].n == n;
    switch (o->kind) {
    case WILDCARD: ok = true; break;
    case CONSTANT: ok = g->op[n] == DFG_CONST; break;
    default: ok = visit_call(t, g, o, n); break;
    }
    if (ok && t->n_memo < MAX_OBJECTS) {
        t->memo[t->n_memo].o = o;
        t->memo[t->n_memo++].n = n;
    }
    return ok;
}

size_t interp_sweep(struct interp *t, unsigned n_patterns, const dfg_graph *g, dfg_node first,
                        dfg_node last, dfg_node *nodes, uint64_t *sets)
{
    size_t hits = 0;
    unsigned begin = n_patterns == 1 ? 1 : 0; /* one: conv_bn_relu */
    for (unsigned p = begin; p < begin + n_patterns; p++)
        for (dfg_node n = first; n < last; n++) {
            t->n_memo = 0;
            if (visit(t, g, t->pattern[p], n)) {
                nodes[hits] = n;
                sets[hits++] = (uint64_t)1 << (n_patterns == 1 ? 0 : p);
            }
        }
    return hits;
}
