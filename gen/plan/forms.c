/* forms.c -- the forms of a pattern's root.
 *
 * In:   the predicate of a pattern.
 * Out:  predicates of which it is the choice, each with an operator of its own
 *       where it has one: the automaton begins with a switch on that.
 */
#include "plan.h"

/* The root's first result: the call itself, or a `.0` of it. */
static void first_result_forms(struct pred *p, preds *forms)
{
    preds rest = {0};
    struct pred *call = NULL;
    for (int i = 0; i < p->n_subs; i++)
        if (p->sub[i].step == STEP_RESULT)
            call = p->sub[i].pred;
        else
            *PUSH(rest) = pred_at(p->sub[i].step, p->sub[i].pred);
    for (int i = 0; i < p->n_atoms; i++)
        *PUSH(rest) = pred_atom(p->atom[i]);
    for (int i = 0; i < p->n_kids; i++)
        *PUSH(rest) = p->kid[i];
    struct pred *other = pred_all(rest.at, rest.n, p->origin);
    struct node_op *get = alloc(sizeof *get);
    get->structural = STRUCT_GET;
    struct pred *plain = pred_atom(atom_of(ATOM_PLAIN, p->origin));
    struct pred *get0[] = {pred_atom(atom_heads(get, 1, NULL)), pred_atom(atom_index(NULL, 0)),
                           pred_at(0, call), other};
    *PUSH(*forms) = pred_all((struct pred *[]){call, plain, other}, 3, call->origin);
    *PUSH(*forms) = pred_all(get0, 4, p->origin);
}

enum { MOST_FORMS = 1000 };

/* The forms of a root: its alternatives, each with an operator of its own where it has one. */
void plan_forms(struct pred *p, preds *forms)
{
    if (p->kind == PRED_SOME && forms->n + p->n_kids <= MOST_FORMS) {
        for (int i = 0; i < p->n_kids; i++)
            plan_forms(p->kid[i], forms);
        return;
    }
    struct pred *some = NULL;
    for (int i = 0; p->kind == PRED_ALL && !pred_head(p) && i < p->n_kids; i++)
        if (!some && p->kid[i]->kind == PRED_SOME)
            some = p->kid[i];
    if (pred_head(p) || (!some && !plan_is_result(p)) || forms->n > MOST_FORMS) {
        if (p->kind != PRED_FALSE)
            *PUSH(*forms) = p;
        return;
    }
    if (!some) {
        first_result_forms(p, forms);
        return;
    }
    preds rest = {0};
    struct pred without = *p;
    without.kid = alloc(sizeof *without.kid * (size_t)p->n_kids);
    without.n_kids = 0;
    for (int i = 0; i < p->n_kids; i++)
        if (p->kid[i] != some)
            without.kid[without.n_kids++] = p->kid[i];
    *PUSH(rest) = &without;
    *PUSH(rest) = NULL;
    for (int i = 0; i < some->n_kids; i++) {
        rest.at[1] = some->kid[i];
        plan_forms(pred_all(rest.at, 2, p->origin), forms);
    }
}

void plan_add_ops(node_ops *ops, const struct atom *head)
{
    for (int i = 0; head && i < head->n_heads; i++) {
        const struct node_op *op = &head->heads[i];
        bool seen = false;
        for (int k = 0; k < ops->n; k++)
            seen = seen || same_op(ops->at[k], op);
        if (!seen)
            *PUSH(*ops) = op;
    }
}

bool plan_root_ops(struct pred *p, node_ops *ops)
{
    preds forms = {0};
    bool known = true;
    plan_forms(plan_options(p), &forms);
    for (int i = 0; i < forms.n; i++) {
        known = known && pred_head(forms.at[i]);
        plan_add_ops(ops, pred_head(forms.at[i]));
    }
    return known;
}
