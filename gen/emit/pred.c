/* pred.c -- predicates on nodes, as C.
 *
 * In:   a predicate, and the sign: hold, or not hold.
 * Out:  an expression of type bool.
 *
 * A name that is not in the match is DFG_NONE: `present` is false, everything
 * else unknown.  The functions of dfg_values.h on types handle it; the others
 * are called for nodes that are present only.
 */
#include "cond.h"

#include <assert.h>

cx c_there(const struct site *site, const struct expr *node)
{
    const cx n = node_at(site, node);
    const struct capture *c = node->node->capture;
    if (n == NULL)
        return cx_false();
    /* What is not captured here is so by another pattern, in an alternative maybe. */
    return c != NULL && !c->maybe_absent ? cx_true() : cx_ne(n, cx_none());
}

/* All arguments are there. */
static cx all_there(const struct site *site, const struct expr *e)
{
    cx all = cx_true();
    for (int i = 0; i < e->n_kids; i++)
        all = cx_and(all, c_there(site, e->kid[i]));
    return all;
}

static cx wanted_to(cx holds, bool wanted)
{
    return wanted ? holds : cx_not(holds);
}

/* name(g, a, b), or !name(g, a, b), of nodes that are there. */
static cx call(const struct site *site, const struct expr *e, const char *name, bool wanted)
{
    cx_list args = {0};
    *PUSH(args) = cx_g();
    for (int i = 0; i < e->n_kids; i++)
        *PUSH(args) = node_of(site, e->kid[i]);
    return cx_and(all_there(site, e), wanted_to(cx_call_of(name, args.n, args.at), wanted));
}

cx extern_call(const struct site *site, const struct expr *e, bool wanted)
{
    return call(site, e, e->name, wanted);
}

/* A function of two types that has three answers. */
static cx on_types(const struct site *site, const struct expr *e, const char *name, bool wanted)
{
    const cx a = node_of(site, e->kid[0]), b = node_of(site, e->kid[1]);
    return all_there(site, e) == cx_false() ? cx_false() : c_is(cx_call(name, cx_g(), a, b), wanted);
}

/* `call` of what marks the nodes that it walks. */
static cx marked(const struct site *site, const struct expr *e, const char *name, bool wanted)
{
    names_need(site->scope->names, NEEDS_SCRATCH);
    return call(site, e, name, wanted);
}

/* The node's operator is the structural one. */
static cx is_op(const struct site *site, const struct expr *e, const char *op, bool wanted)
{
    const struct expr *node = e->kid[0];
    const cx is = wanted_to(c_is_kind(node_of(site, node), op), wanted), there = c_there(site, node);
    return wanted && there != cx_false() ? is : cx_and(there, is);
}

static cx distinct(const struct site *site, const struct expr *e, const char *c, bool wanted)
{
    (void)c;
    const cx a = node_of(site, e->kid[0]), b = node_of(site, e->kid[1]);
    if (a == b)
        return wanted ? cx_false() : all_there(site, e);
    return cx_and(all_there(site, e), wanted_to(cx_ne(a, b), wanted));
}

static cx present(const struct site *site, const struct expr *pred, const char *c, bool wanted)
{
    (void)c;
    const struct expr *e = pred->kid[0];
    cx there;
    if (e->kind == E_SET) {
        there = set_there(site, e->set);
    } else if (is_computed(e)) { /* in place of a running name */
        there = cx_binary(CX_GE, computed_length(site, e), cx_int(0));
    } else if (e->kind != E_NODE) {
        const cx value = expr_in(site, e);
        there = value == c_nil() ? cx_false() : cx_call("dfg_known", value);
    } else {
        there = c_there(site, e);
    }
    return wanted_to(there, wanted);
}

cx predicate(const struct site *site, const struct expr *e, bool wanted)
{
    static const struct {
        cx (*emit)(const struct site *, const struct expr *, const char *c, bool wanted);
        const char *c;
    } rows[] = {
#define PAT_PRED(id, name, args, reads, emit, c, ref, make) [F_##id] = {emit, c},
#include "lang/pat_functions.def"
    };
    assert(rows[e->func].emit);
    return rows[e->func].emit(site, e, rows[e->func].c, wanted);
}
