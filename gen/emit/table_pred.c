/* table_pred.c -- predicates as C conditions, and as functions that share them.
 *
 * In:   predicates of facts/facts.h, relative to a place of the function being written.
 * Out:  expressions.  A test of a node's operands becomes a function, once in a file:
 *       is_conv_bias(g, n), named after the sub-pattern.
 */
#include "table.h"
#include "match/match.h"

#include <stdlib.h>
#include <string.h>

struct made {
    const struct pred *pred;
    const char *name;
};
static struct {
    const struct names *of; /* the file */
    VEC(struct made) made;
} file;

/* ---- places ---- */

static cx step_from(cx from, int step)
{
    if (step == STEP_RESULT)
        return cx_call("dfg_first_result", cx_g(), from);
    if (step == STEP_BODY)
        return cx_call("dfg_arg", cx_g(), from, cx_call("dfg_n_params", cx_g(), from));
    return cx_call("dfg_arg", cx_g(), from, cx_int(step));
}

/* a0, a0_1: operand 1 of operand 0 of n; b: the body, r: the call of a result. */
static const char *path_name(const struct body *b, const struct path *p)
{
    if (p == b->top)
        return "n";
    const char *step = p->step == STEP_RESULT ? "r" : p->step == STEP_BODY ? "b" : format("%d", p->step);
    if (p->parent != b->top)
        return format("%s_%s", path_name(b, p->parent), step);
    return p->step >= 0 ? format("a%s", step) : format("%s0", step);
}

static bool is_declared(const struct body *b, const struct path *p)
{
    return p == b->top || HAS(b->declared, p);
}

cx place_name(struct body *b, const struct path *p)
{
    const char *name = path_name(b, p);
    if (!is_declared(b, p)) {
        const cx from = place_name(b, p->parent);
        let(b->f, NULL, "const dfg_node", name, step_from(from, p->step));
        *PUSH(b->declared) = p;
    }
    return cx_name(name);
}

cx place_at(struct body *b, const struct path *p)
{
    return is_declared(b, p) ? cx_name(path_name(b, p)) : step_from(place_name(b, p->parent), p->step);
}

cx with_names(const struct body *b, cx e)
{
    for (int i = 0; e && i < b->declared.n; i++) {
        const struct path *p = b->declared.at[i];
        e = cx_put(e, step_from(cx_name(path_name(b, p->parent)), p->step), cx_name(path_name(b, p)));
    }
    return e;
}

/* ---- atoms ---- */

const char *op_label(const struct table_writer *w, const struct node_op *h)
{
    static const char *const labels[] = {
        "DFG_OTHER",
#define STRUCTURAL(id, name) "DFG_" #id,
#include "../runtime/structural_ops.def"
    };
    return h->op ? names_op(w->names, h->op) : labels[h->structural];
}

static cx heads_cond(struct body *b, const struct atom *a, cx at)
{
    cx any = NULL;
    for (int i = 0; i < a->n_heads; i++)
        any = cx_or(any, cx_call(a->heads[i].op ? "dfg_calls" : "dfg_is", cx_g(), at,
                                 cx_text(op_label(b->w, &a->heads[i]))));
    return any;
}

cx atom_cond(struct body *b, const struct atom *a, cx at)
{
    struct names *names = b->w->names;
    switch (a->kind) {
    case ATOM_HEAD:
        return heads_cond(b, a, at);
    case ATOM_SET:
        return c_test_op_set(names, a->node, at);
    case ATOM_ABSENT:
        return cx_eq(at, cx_none());
    case ATOM_PRESENT:
        return cx_ne(at, cx_none());
    case ATOM_INDEX:
        return a->index < 0 ? cx_call("dfg_is_get_back", cx_g(), at, cx_int(-a->index))
                            : cx_eq(cx_call("dfg_data", cx_g(), at), cx_int(a->index));
    case ATOM_PLAIN:
        return cx_binary(CX_LE, cx_call("dfg_data", cx_g(), at), cx_int(1));
    case ATOM_COMMUTES:
        return cx_call("dfg_commutes", cx_g(), at);
    case ATOM_OPERANDS:
        return c_test_operands(a->node, at);
    case ATOM_LEAF:
        return c_test_leaf(names, a->node, at);
    case ATOM_TYPE:
        return c_test_type(a->type, at);
    case ATOM_ATTR:
        return c_test_attr(names, a->node, a->attr, at);
    case ATOM_EXACT:
        return c_test_exact(names, a->node, at);
    case ATOM_LITERAL:
        return c_test_literal(names, a->node->lit, at);
    }
    return NULL;
}

static bool is_call_of(cx e, const char *function)
{
    return e && e->kind == CX_CALL && strcmp(e->text, function) == 0;
}

/* Both; a call of an operator with so many operands is one test. */
static cx both_tests(cx a, cx b)
{
    const bool fixed = is_call_of(b, "dfg_argc_is");
    if (is_call_of(a, "dfg_calls") && (fixed || is_call_of(b, "dfg_has_args")))
        return cx_call(fixed ? "dfg_calls_argc" : "dfg_calls_with", cx_g(), a->kid[1], a->kid[2], b->kid[2]);
    return cx_and(a, b);
}

enum { CHEAP_ATOMS = 1, COSTLY_ATOMS = 2 };

/* The atoms of a conjunction, all or those that cost so much; a leaf's or
 * literal's own test tells the operator, too. */
static cx atoms_of_cost(struct body *b, const struct pred *p, cx at, int which)
{
    cx all = NULL;
    for (int i = 0; i < p->n_atoms; i++) {
        if (!(which & (is_costly(p->atom[i]) ? COSTLY_ATOMS : CHEAP_ATOMS)))
            continue;
        bool implied = p->atom[i]->kind == ATOM_HEAD && i + 1 < p->n_atoms &&
                       (p->atom[p->n_atoms - 1]->kind == ATOM_LITERAL || p->atom[i + 1]->kind == ATOM_LEAF);
        if (!implied)
            all = both_tests(all, atom_cond(b, p->atom[i], at));
    }
    return all;
}

/* ---- predicates ---- */

static const char *function_of(struct body *b, const struct pred *p);
static cx pred_cond(struct body *b, const struct pred *p, const struct path *at);

static cx cond_at(struct body *b, const struct pred *p, cx at)
{
    return pred_is_function(p) ? cx_call(function_of(b, p), cx_g(), at) : atoms_of_cost(b, p, at, CHEAP_ATOMS | COSTLY_ATOMS);
}

/* One option: an order of operands is written out, a node of its own kind is a function. */
static cx option_cond(struct body *b, const struct pred *p, const struct path *at)
{
    if (p->kind != PRED_ALL || p->n_kids > 0 || p->n_atoms > 0)
        return pred_cond(b, p, at);
    cx all = NULL;
    for (int i = 0; i < p->n_subs; i++)
        all = cx_and(all, pred_cond(b, p->sub[i].pred, path_step(at, p->sub[i].step)));
    return all;
}

/* What would match if it stood in this body does not where it stands in another:
 * with closures level 1 can't tell, and what is denied may be a match. */
static cx has_closures(void)
{
    return cx_call("dfg_has_closures", cx_g());
}

static cx some_cond(struct body *b, const struct pred *p, const struct path *at)
{
    cx any = NULL;
    bool is_said = false;
    for (int i = 0; i < p->n_kids; i++) {
        const cx option = option_cond(b, p->kid[i], at);
        if (option && option->kind == CX_OR && option->kid[0] == has_closures()) { /* said once for all */
            for (int k = is_said; k < option->n; k++)
                any = cx_or(any, option->kid[k]);
            is_said = true;
        } else {
            any = cx_or(any, option);
        }
    }
    return any;
}

static cx not_cond(struct body *b, const struct pred *p, const struct path *at)
{
    const cx denied = cx_not(pred_cond(b, p, at));
    return pred_is_leaf(p) ? denied : cx_or(has_closures(), denied);
}

static cx pred_cond(struct body *b, const struct pred *p, const struct path *at)
{
    switch (p->kind) {
    case PRED_TRUE:
        return NULL;
    case PRED_FALSE:
        return cx_false();
    case PRED_NOT:
        return not_cond(b, p->kid[0], at);
    case PRED_SOME:
        return some_cond(b, p, at);
    case PRED_ALL:
        break;
    }
    if (p->n_subs == 1 && !p->n_atoms && !p->n_kids && p->sub[0].step == STEP_RESULT)
        return pred_cond(b, p->sub[0].pred, path_step(at, STEP_RESULT));
    const cx place = place_at(b, at), cond = cond_at(b, p, place);
    /* Named once, a place needs no variable. */
    return cx_count(cond, place) > 1 && !is_declared(b, at) ? cx_put(cond, place, place_name(b, at)) : cond;
}

cx test_cond(struct body *b, const struct test *t)
{
    return t->pred ? pred_cond(b, t->pred, t->at) : atom_cond(b, t->atom, place_name(b, t->at));
}

/* ---- functions ---- */

static const char *name_of(const struct pred *p)
{
    const struct atom *head = pred_head(p);
    if (p->name)
        return format("is_%s", p->name);
    return head && head->heads[0].op ? format("is_%s", head->heads[0].op->c_name) : "is_node";
}

static const char *comment_of(const struct pred *p)
{
    const struct pnode *from = p->origin;
    if (!from)
        return NULL;
    struct place at = pat_source_place(from->at.src, from->at.begin);
    return format("/* %s:%d  %s%s */\n", from->at.src->base, at.line, source_text(from->at, 90),
                  p->given ? "; the operator is known" : "");
}

/* The node's own atoms first; operands are loaded behind them; then what takes
 * a search (attributes, elements); a choice stands last. */
static void write_body(struct body *b, const struct pred *p)
{
    const cx n = cx_name("n");
    cx own = atoms_of_cost(b, p, n, CHEAP_ATOMS), costly = atoms_of_cost(b, p, n, COSTLY_ATOMS), rest = NULL;
    const bool choice = p->n_kids > 0 && p->kid[p->n_kids - 1]->kind == PRED_SOME;
    for (int i = 0; i < p->n_subs; i++)
        rest = cx_and(rest, pred_cond(b, p->sub[i].pred, path_step(b->top, p->sub[i].step)));
    rest = cx_and(rest, costly);
    for (int i = 0; i < p->n_kids - choice; i++)
        rest = cx_and(rest, pred_cond(b, p->kid[i], b->top));
    const cx last = choice ? pred_cond(b, p->kid[p->n_kids - 1], b->top) : NULL;
    const struct steps operands = b->f->steps;
    b->f->steps = (struct steps){0};
    if (operands.n > 0 || choice) {
        test(b->f, NULL, own);
        own = NULL;
    }
    add_steps(b->f, &operands);
    if (choice)
        test(b->f, NULL, with_names(b, rest));
    const cx result = with_names(b, choice ? last : cx_and(own, rest));
    give(b->f, result ? result : cx_true());
}

static const char *function_of(struct body *b, const struct pred *p)
{
    if (file.of != b->w->names)
        file.of = b->w->names, file.made.n = 0;
    for (int i = 0; i < file.made.n; i++)
        if (file.made.at[i].pred == p)
            return file.made.at[i].name;
    const char *name = names_own(b->w->names, name_of(p));
    struct body inner = {.w = b->w, .f = function_of_node("static inline bool", name), .top = path_step(NULL, 0)};
    inner.f->text = comment_of(p);
    inner.f->known = p->counted ? atom_cond(&inner, p->counted, cx_name("n")) : NULL;
    write_body(&inner, p);
    print_function(inner.f, b->w->out); /* what it calls is written already */
    *PUSH(file.made) = (struct made){p, name};
    return name;
}
