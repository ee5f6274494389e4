/* call.c -- calls of operators: which, with which operands, in which order.
 *
 * In:   pattern nodes of calls.
 * Out:  predicates at the call's own node, or at its first result where the
 *       operator has optional ones; a choice where operands may be swapped.
 */
#include "build.h"
#include "check/parts.h"
#include "emit/text.h"

#include <string.h>

static const struct atom *heads_of(const struct op *const *ops, int n, const struct pnode *p)
{
    struct node_op *h = alloc(sizeof *h * (size_t)n);
    for (int i = 0; i < n; i++)
        h[i].op = ops[i];
    return atom_heads(h, n, p);
}

bool may_be_absent(const struct pnode *p, int kid)
{
    return kid < 64 && (p->optional >> kid & 1);
}

/* Operand k at its place: absent if it may be, or its pattern; a wildcard asks for a node there, too. */
static struct pred *operand(struct build *b, const struct pnode *p, int k, int place)
{
    struct pred *there = build_kid(b, p, k);
    if (may_be_absent(p, k))
        return pred_some((struct pred *[]){pred_atom(atom_of(ATOM_ABSENT, p)), there}, 2, p->kid[k]);
    if (!pat_may_lack(p, place))
        return there;
    return pred_all((struct pred *[]){pred_atom(atom_of(ATOM_PRESENT, p)), there}, 2, p->kid[k]);
}

struct pred *operands_in_order(struct build *b, const struct pnode *p)
{
    preds list = {0};
    for (int k = 0; k < p->n_kids; k++)
        *PUSH(list) = pred_at(k, operand(b, p, k, k));
    return all_of(b, &list, p);
}

/* Does the pattern try its operands swapped where the graph has this operator? */
static bool swaps(const struct pnode *p, const struct op *op)
{
    bool plain = op->n_swap == 1 && op->swap_a[0] == 0 && op->swap_b[0] == 1;
    return op->commutative && op->n_swap > 0 && p->n_kids == (plain ? 2 : op->n_operands);
}

/* Operands with these pairs exchanged. */
static struct pred *exchanged(struct build *b, const struct pnode *p, const int *one, const int *other, int n)
{
    preds list = {0};
    for (int k = 0; k < p->n_kids; k++) {
        int to = k;
        for (int i = 0; i < n; i++)
            to = k == one[i] ? other[i] : k == other[i] ? one[i] : to;
        *PUSH(list) = pred_at(to, operand(b, p, k, to));
    }
    return pred_all(list.at, list.n, p);
}

static bool same_swap(const struct op *a, const struct op *b)
{
    size_t size = sizeof(int) * (size_t)a->n_swap;
    return a->n_swap == b->n_swap && memcmp(a->swap_a, b->swap_a, size) == 0 &&
           memcmp(a->swap_b, b->swap_b, size) == 0;
}

/* The swapped form for the operators of `ops` that swap as ops[first] does. */
static struct pred *swapped_as(struct build *b, const struct pnode *p, const struct op **ops, int n,
                               int first)
{
    VEC(const struct op *) these = {0};
    for (int i = first; i < n; i++)
        if (swaps(p, ops[i]) && same_swap(ops[i], ops[first]))
            *PUSH(these) = ops[i];
    struct pred *form = exchanged(b, p, ops[first]->swap_a, ops[first]->swap_b, ops[first]->n_swap);
    if (these.n == n)
        return form;
    return pred_all((struct pred *[]){pred_atom(heads_of(these.at, these.n, p)), form}, 2, p);
}

/* Operands as written, then swapped, as far as the operators do. */
static struct pred *operands(struct build *b, const struct pnode *p, const struct op **ops, int n)
{
    preds forms = {0};
    if (p->rest_first && p->n_kids > 0) {
        add_residue(b->f, p->at, "operands counted from the end");
        for (int k = 0; k < p->n_kids; k++)
            build_kid(b, p, k);
        return &pred_true;
    }
    *PUSH(forms) = operands_in_order(b, p);
    if (p->ordered || p->rest_first || p->rest_last)
        return forms.at[0];
    for (int i = 0; i < n; i++) {
        bool seen = !swaps(p, ops[i]);
        for (int k = 0; k < i; k++)
            seen |= swaps(p, ops[k]) && same_swap(ops[i], ops[k]);
        if (!seen)
            *PUSH(forms) = swapped_as(b, p, ops, n, i);
    }
    if (p->n_ops == 0 && p->n_kids == 2)
        *PUSH(forms) = pred_all((struct pred *[]){pred_atom(atom_of(ATOM_COMMUTES, p)),
                                                  exchanged(b, p, (int[]){0}, (int[]){1}, 1)},
                                2, p);
    return pred_some(forms.at, forms.n, p);
}

void add_attrs(struct build *b, const struct pnode *p, preds *list)
{
    for (int i = 0; i < p->n_attrs; i++) {
        const struct attr_test *t = &p->attrs[i];
        if (t->test == TEST_BIND)
            add_residue(b->f, t->at, format("attribute %s is given a name", t->name));
        else if (is_tensor(t->type)) /* a literal is rounded to the tensor's dtype: two may fit one element */
            add_residue(b->f, t->at, format("attribute %s is a tensor", t->name));
        else if (t->expr)
            add_residue(b->f, t->at, format("attribute %s is compared with a name", t->name));
        else if (attr_never(t))
            *PUSH(*list) = no_match(b, p, format("the range of '%s' is empty", t->name));
        else
            *PUSH(*list) = pred_atom(atom_attr(p, t));
    }
    if (p->exact)
        *PUSH(*list) = pred_atom(atom_exact(p));
}

void add_operands_test(const struct pnode *p, preds *list)
{
    if (c_test_operands(p, cx_name("n")))
        *PUSH(*list) = pred_atom(atom_of(ATOM_OPERANDS, p));
}

/* A call of one of `ops`, or of any operator that fits, at the call's own node. */
static struct pred *call_of(struct build *b, const struct pnode *p, const struct op **ops, int n)
{
    preds list = {0};
    *PUSH(list) = pred_atom(n ? heads_of(ops, n, p) : atom_of(ATOM_SET, p));
    add_operands_test(p, &list);
    add_attrs(b, p, &list);
    if (p->every)
        add_residue(b->f, p->at, "all operands");
    *PUSH(list) = p->every ? operands_in_order(b, p) : operands(b, p, ops, n);
    return all_of(b, &list, p);
}

/* Operators with optional results stand behind their first result, the others do not. */
struct pred *call(struct build *b, const struct pnode *p)
{
    VEC(const struct op *) plain = {0}, first = {0};
    for (int i = 0; i < p->n_ops; i++)
        if (pat_has_optional_results(p->ops[i]) && !p->under_get)
            *PUSH(first) = p->ops[i];
        else
            *PUSH(plain) = p->ops[i];
    preds forms = {0};
    if (plain.n || p->n_ops == 0)
        *PUSH(forms) = call_of(b, p, plain.at, plain.n);
    if (first.n)
        *PUSH(forms) = pred_at(STEP_RESULT, call_of(b, p, first.at, first.n));
    return pred_some(forms.at, forms.n, p);
}
