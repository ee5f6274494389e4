/* pred.c -- what conditions ask of nodes, as C.
 *
 * In:   a predicate, and whether it is wanted to hold or not to hold.
 * Out:  interned C text of type bool.
 *
 * A name that takes no part is DFG_NONE: `present` is false, everything else
 * unknown.  The functions of dfg_values.h on types answer so by themselves;
 * the others are asked only of nodes that are there.
 */
#include "cond.h"

#include <assert.h>
#include <string.h>

const char *c_there(const struct site *site, const struct expr *node)
{
    const char *text = node_text(site, node);
    const struct capture *c = node->node->capture;
    if (text == NULL)
        return "false";
    /* What is not captured here is so by another pattern, in an alternative maybe. */
    return c != NULL && !c->maybe_absent ? "true" : format("%s != DFG_NONE", text);
}

/* All arguments are there. */
static const char *all_there(const struct site *site, const struct expr *e)
{
    const char *text = "true";
    for (int i = 0; i < e->n_kids; i++)
        text = c_join(text, true, c_there(site, e->kid[i]));
    return text;
}

/* "name(g, a, b)", or "!name(g, a, b)", of nodes that are there. */
static const char *call(const struct site *site, const struct expr *e, const char *name, bool wanted)
{
    const char *args = "g";
    for (int i = 0; i < e->n_kids; i++)
        args = format("%s, %s", args, node_of(site, e->kid[i]));
    return c_join(all_there(site, e), true, format("%s%s(%s)", wanted ? "" : "!", name, args));
}

const char *extern_call(const struct site *site, const struct expr *e, bool wanted)
{
    return call(site, e, e->name, wanted);
}

/* A function of two types that has three answers. */
static const char *on_types(const struct site *site, const struct expr *e, const char *name, bool wanted)
{
    const char *a = node_of(site, e->kid[0]), *b = node_of(site, e->kid[1]);
    if (strcmp(all_there(site, e), "false") == 0)
        return "false";
    return tri_is(format("%s(g, %s, %s)", name, a, b), wanted);
}

/* `call` of what marks the nodes that it walks. */
static const char *marked(const struct site *site, const struct expr *e, const char *name, bool wanted)
{
    names_need_scratch(site->scope->names);
    return call(site, e, name, wanted);
}

/* The node's operator is the structural one. */
static const char *is_op(const struct site *site, const struct expr *e, const char *op, bool wanted)
{
    const struct expr *node = e->kid[0];
    const char *text = format("%sdfg_is(g, %s, %s)", wanted ? "" : "!", node_of(site, node), op),
               *there = c_there(site, node);
    return wanted && strcmp(there, "false") != 0 ? text : c_join(there, true, text);
}

static const char *distinct(const struct site *site, const struct expr *e, const char *c, bool wanted)
{
    (void)c;
    const char *a = node_of(site, e->kid[0]), *b = node_of(site, e->kid[1]);
    if (strcmp(a, b) == 0)
        return wanted ? "false" : all_there(site, e);
    return c_join(all_there(site, e), true, format("%s %s %s", a, wanted ? "!=" : "==", b));
}

static const char *present(const struct site *site, const struct expr *pred, const char *c, bool wanted)
{
    (void)c;
    const struct expr *e = pred->kid[0];
    if (e->kind == E_SET)
        return (set_text(site, e->set) != NULL) == wanted ? "true" : "false";
    if (is_computed(e)) /* in place of a running name */
        return format("%s %s 0", computed_length(site, e), wanted ? ">=" : "<");
    if (e->kind != E_NODE) {
        const char *value = expr_in(site, e);
        if (strcmp(value, "dfg_nil()") == 0)
            return wanted ? "false" : "true";
        return format("%sdfg_known(%s)", wanted ? "" : "!", value);
    }
    const char *there = c_there(site, e);
    if (strcmp(there, "true") == 0 || strcmp(there, "false") == 0)
        return (strcmp(there, "true") == 0) == wanted ? "true" : "false";
    return wanted ? there : format("%s == DFG_NONE", node_of(site, e));
}

const char *predicate(const struct site *site, const struct expr *e, bool wanted)
{
    static const struct {
        const char *(*emit)(const struct site *, const struct expr *, const char *c, bool wanted);
        const char *c;
    } rows[] = {
#define PAT_PRED(id, name, args, reads, emit, c, ref, make) [F_##id] = {emit, c},
#include "lang/pat_functions.def"
    };
    assert(rows[e->func].emit);
    return rows[e->func].emit(site, e, rows[e->func].c, wanted);
}
