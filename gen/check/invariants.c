/* invariants.c -- what all stages after the checks rely on, asserted in debug builds.
 *
 * In:   patterns without errors, modulo their laws.
 * Out:  nothing.  Ids are dense and below their bounds; nodes, tests and
 *       expressions have the parts that their kind says.
 */
#include "check.h"

#include <assert.h>

#ifndef NDEBUG

struct walk {
    const struct pattern *pattern;
    bool *seen; /* by id of a node */
};

/* Least and most kids; most below 0: any number. */
struct range { int least, most; };

static bool has_kids(struct range r, int n)
{
    return n >= r.least && (r.most < 0 || n <= r.most);
}

/* ---- expressions ---- */

static const struct range kids_of_expr[] = {
#define PAT_EXPR(id, least, most) [E_##id] = {least, most},
#include "lang/pat_exprs.def"
};

static void assert_expr(const struct pattern *p, const struct expr *e)
{
    assert(e->kind <= E_SOME && has_kids(kids_of_expr[e->kind], e->n_kids));
    assert(e->kind != E_NODE || (e->node && e->node->id >= 0 && e->node->id < p->n_nodes + p->n_extra));
    assert(e->kind != E_SET || (e->set && e->set->id >= 0 && e->set->id < p->n_captures + p->n_hidden));
    assert((e->kind != E_VAR && e->kind != E_COMP) || (e->var && e->var->id < p->n_vars));
    assert(e->kind != E_PARAM || e->param);
    assert((e->kind != E_CALL && e->kind != E_PRED) ||
           (e->func < N_FUNCS && pat_functions[e->func].predicate == (e->kind == E_PRED)));
    assert((e->kind != E_ATTR && e->kind != E_FACT && e->kind != E_EXTERN) || e->name);
    for (int i = 0; i < e->n_kids; i++) {
        assert(e->kid[i] || (e->kind == E_NEAR && i == 2));
        if (e->kid[i])
            assert_expr(p, e->kid[i]);
    }
}

/* ---- nodes ---- */

static const struct range kids_of_node[] = {
#define PAT_NODE(id, least, most) [P_##id] = {least, most},
#include "lang/pat_nodes.def"
};

static void assert_attr(const struct pattern *p, const struct attr_test *t)
{
    assert(t->test < N_TESTS && t->name && pat_tests[t->test].sign);
    assert(t->test != TEST_BIND || (t->var && !t->expr));
    if (t->expr)
        assert_expr(p, t->expr);
    else if (pat_tests[t->test].takes == TAKES_SET || pat_tests[t->test].takes == TAKES_RANGE)
        assert(t->value.tag == V_LIST && (pat_tests[t->test].takes == TAKES_SET || t->value.n == 2));
}

static void assert_node(struct walk *w, const struct pnode *n)
{
    const struct pattern *p = w->pattern;
    assert(n->id >= 0 && n->id < p->n_nodes);
    if (w->seen[n->id])
        return;
    w->seen[n->id] = true;
    assert(n->kind >= P_ANY && n->kind <= P_LINK && has_kids(kids_of_node[n->kind], n->n_kids));
    assert(n->kind != P_LITERAL || n->lit);
    assert(n->kind != P_OP_REF || n->n_ops > 0);
    assert(!n->every || n->n_kids > 0);
    for (int i = 0; i < n->n_attrs; i++)
        assert_attr(p, &n->attrs[i]);
    for (int i = 0; i < n->n_where; i++)
        assert_expr(p, n->where[i]);
    for (int i = 0; i < n->n_kids; i++)
        assert_node(w, n->kid[i]);
}

/* ---- patterns ---- */

static void assert_pattern(struct pat *pat, const struct pattern *p)
{
    struct walk w = {p, pat_alloc(pat, (size_t)p->n_nodes + 1)};
    assert(p->n_roots > 0 || p->every_root);
    for (int i = 0; pat_start(p, i); i++)
        assert_node(&w, pat_start(p, i));
    for (int i = 0; i < p->n_where; i++)
        assert_expr(p, p->where[i]);
    for (int i = 0; i < p->n_captures; i++)
        assert(p->captures[i]->id == i && p->captures[i]->name);
    for (int i = 0; i < p->n_vars; i++)
        assert(p->vars[i]->id == i);
}

#endif

void pat_assert_unit(struct pat *pat, const struct unit *u)
{
#ifndef NDEBUG
    for (int i = 0; i < u->n_patterns; i++)
        assert_pattern(pat, u->patterns[i]);
    for (int i = 0; i < u->n_tables; i++)
        for (int k = 0; k < u->tables[i]->n_entries; k++)
            assert_pattern(pat, u->tables[i]->entries[k].pattern);
#else
    (void)pat, (void)u;
#endif
}
