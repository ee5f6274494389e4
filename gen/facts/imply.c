/* imply.c -- implication and contradiction between tests of one node.
 *
 * In:   atoms and predicates about the same node.
 * Out:  whether they exclude each other, whether one implies the other.
 *
 * Both functions are conservative: a missed contradiction costs a test, a
 * false one would lose a match.
 */
#include "../runtime/dfg_extend.h"
#include "check/parts.h"
#include "facts.h"

#include <string.h>

/* ---- operators ---- */

bool same_op(const struct node_op *a, const struct node_op *b)
{
    return a->structural == b->structural && a->op == b->op;
}

bool has_op(const struct atom *a, const struct node_op *op)
{
    for (int i = 0; i < a->n_heads; i++)
        if (same_op(&a->heads[i], op))
            return true;
    return false;
}

bool heads_share(const struct atom *a, const struct atom *b)
{
    for (int i = 0; i < a->n_heads; i++)
        if (has_op(b, &a->heads[i]))
            return true;
    return false;
}

static bool heads_within(const struct atom *a, const struct atom *b)
{
    for (int i = 0; i < a->n_heads; i++)
        if (!has_op(b, &a->heads[i]))
            return false;
    return true;
}

/* May one of the operators fit the open set?  Kinds are judged as declared. */
static bool heads_meet_set(const struct atom *heads, const struct atom *set)
{
    for (int i = 0; i < heads->n_heads; i++) {
        const struct op *op = heads->heads[i].op;
        if (op && (!set->node->glob || dfg_glob_matches(set->node->glob, op->name, strlen(op->name))) &&
            (!set->node->kinds || set->node->kinds >> op->fkind & 1))
            return true;
    }
    return false;
}

/* ---- types ---- */

static bool types_conflict(const struct type_pat *a, const struct type_pat *b)
{
    if (a->is_tuple != b->is_tuple) {
        const struct type_pat *plain = a->is_tuple ? b : a;
        return plain->dtypes != 0 || plain->has_shape;
    }
    if (a->is_tuple) {
        if (a->n_fields != b->n_fields)
            return true;
        for (int i = 0; i < a->n_fields; i++)
            if (types_conflict(a->fields[i], b->fields[i]))
                return true;
        return false;
    }
    if (a->dtypes && b->dtypes && !(a->dtypes & b->dtypes))
        return true;
    if (!a->has_shape || !b->has_shape || a->rest_first || b->rest_first || a->rest_last || b->rest_last)
        return false;
    if (a->n_dims != b->n_dims)
        return true;
    for (int i = 0; i < a->n_dims; i++)
        if (a->dims[i].kind == DIM_NUM && b->dims[i].kind == DIM_NUM && a->dims[i].num != b->dims[i].num &&
            !a->dims[i].param && !b->dims[i].param)
            return true;
    return false;
}

/* All shapes that fit a fit b; a named extent is a fact about others, too. */
static bool shape_implies(const struct type_pat *a, const struct type_pat *b)
{
    const bool open = b->rest_first || b->rest_last;
    if (!a->has_shape || a->rest_first || a->rest_last ||
        (open ? a->n_dims < b->n_dims : a->n_dims != b->n_dims))
        return false;
    for (int i = 0; i < b->n_dims; i++) {
        const struct dim_pat *d = &b->dims[i], *of = &a->dims[b->rest_first ? i + a->n_dims - b->n_dims : i];
        if (d->kind == DIM_VAR || (d->kind == DIM_NUM && (of->kind != DIM_NUM || of->num != d->num)))
            return false;
    }
    return true;
}

static bool type_implies(const struct type_pat *a, const struct type_pat *b)
{
    return !a->is_tuple && !b->is_tuple && (!b->has_shape || shape_implies(a, b)) &&
           (!b->dtypes || (a->dtypes && !(a->dtypes & ~b->dtypes)));
}

/* All of the operators fit the open set, as they are declared. */
static bool heads_fit_set(const struct atom *heads, const struct atom *set)
{
    for (int i = 0; i < heads->n_heads; i++) {
        const struct op *op = heads->heads[i].op;
        if (!op || !name_fits(set->node->glob, op->name) ||
            (set->node->kinds && (op->undeclared || !(set->node->kinds >> op->fkind & 1))))
            return false;
    }
    return heads->n_heads > 0;
}

/* ---- atoms ---- */

bool may_take_more(const struct pnode *p)
{
    return p->rest_first || p->rest_last || p->every;
}

static bool exact_count(const struct pnode *p)
{
    return !may_take_more(p) && !p->optional;
}

/* All up to the last that must be there count: an absent one before it does, too. */
int least_operands(const struct pnode *p)
{
    int least = p->n_kids;
    while (least > 0 && pat_may_lack(p, least - 1))
        least--;
    return least;
}

/* Is there in a whatever must be there in b? */
static bool presence_implies(const struct pnode *a, const struct pnode *b)
{
    for (int i = 0; i < b->n_kids; i++)
        if (!pat_may_lack(b, i) && (i >= a->n_kids || pat_may_lack(a, i)))
            return false;
    return true;
}

/* Counts of calls; function values have their body as a kid more, on both sides. */
static bool counts_conflict(const struct pnode *a, const struct pnode *b)
{
    if (exact_count(a) && exact_count(b))
        return a->n_kids != b->n_kids;
    if (exact_count(a))
        return a->n_kids < least_operands(b);
    return exact_count(b) && b->n_kids < least_operands(a);
}

static bool head_conflicts(const struct atom *head, const struct atom *b)
{
    if (b->kind == ATOM_HEAD)
        return !heads_share(head, b);
    return b->kind == ATOM_SET ? !heads_meet_set(head, b) : b->kind == ATOM_ABSENT;
}

/* A constant's literal and a type of it. */
static bool literal_conflicts(const struct literal *l, const struct atom *b)
{
    if (b->kind == ATOM_LITERAL)
        return l->dtype && b->node->lit->dtype && l->dtype != b->node->lit->dtype;
    if (b->kind != ATOM_TYPE)
        return false;
    return b->type->is_tuple || (l->dtype && b->type->dtypes && !(b->type->dtypes >> l->dtype & 1));
}

/* Names and globs; two globs may have a name in common. */
static bool leaves_conflict(const struct pnode *a, const struct pnode *b)
{
    const char *name = a->text ? a->text : b->text;
    if (a->kind != b->kind || !name)
        return false;
    return (a->text && b->text && strcmp(a->text, b->text) != 0) || !name_fits(a->glob, name) ||
           !name_fits(b->glob, name);
}

static bool leaf_implies(const struct pnode *a, const struct pnode *b)
{
    return a->kind == b->kind && a->text && b->glob && name_fits(b->glob, a->text);
}

bool atoms_conflict(const struct atom *a, const struct atom *b)
{
    if (a == b)
        return false;
    if (a->kind > b->kind)
        return atoms_conflict(b, a);
    switch (a->kind) {
    case ATOM_HEAD:
        return head_conflicts(a, b);
    case ATOM_SET:
        return b->kind == ATOM_SET && a->node->kinds && b->node->kinds && !(a->node->kinds & b->node->kinds);
    case ATOM_ABSENT:
        return true;
    case ATOM_INDEX:
        return b->kind == ATOM_INDEX && (a->index < 0) == (b->index < 0); /* .-1 may be .2 */
    case ATOM_OPERANDS:
        return b->kind == ATOM_OPERANDS && counts_conflict(a->node, b->node);
    case ATOM_LEAF:
        return b->kind == ATOM_LEAF && leaves_conflict(a->node, b->node);
    case ATOM_TYPE:
        return b->kind == ATOM_TYPE ? types_conflict(a->type, b->type)
                                    : b->kind == ATOM_LITERAL && literal_conflicts(b->node->lit, a);
    case ATOM_ATTR:
        return b->kind == ATOM_ATTR && attrs_conflict(a->attr, b->attr);
    case ATOM_LITERAL:
        return b->kind == ATOM_LITERAL && literal_conflicts(a->node->lit, b);
    case ATOM_PRESENT:
    case ATOM_PLAIN:
    case ATOM_COMMUTES:
    case ATOM_EXACT:
        break;
    }
    return false;
}

/* Counts as the language means them: how they are tested differs with the operands' own tests. */
static bool operands_imply(const struct pnode *a, const struct pnode *b)
{
    if (a->kind != b->kind || (!a->rest_first && !b->rest_first && !presence_implies(a, b)))
        return false;
    return least_operands(a) >= least_operands(b) &&
           (may_take_more(b) || (!may_take_more(a) && a->n_kids <= b->n_kids));
}

bool atom_implies(const struct atom *a, const struct atom *b)
{
    if (a == b)
        return true;
    if (b->kind == ATOM_PRESENT)
        return a->kind == ATOM_HEAD;
    if (b->kind == ATOM_SET && a->kind == ATOM_HEAD)
        return heads_fit_set(a, b);
    if (a->kind != b->kind)
        return false;
    switch (a->kind) {
    case ATOM_HEAD:
        return heads_within(a, b);
    case ATOM_OPERANDS:
        return operands_imply(a->node, b->node);
    case ATOM_LEAF:
        return leaf_implies(a->node, b->node);
    case ATOM_TYPE:
        return type_implies(a->type, b->type);
    case ATOM_ATTR:
        return attr_implies(a, b);
    case ATOM_SET:
    case ATOM_ABSENT:
    case ATOM_PRESENT:
    case ATOM_INDEX:
    case ATOM_PLAIN:
    case ATOM_COMMUTES:
    case ATOM_EXACT:
    case ATOM_LITERAL:
        break;
    }
    return false;
}

/* ---- predicates ---- */

static bool implies(const struct pred *a, const struct pred *b);

/* Choices below choices are compared pair by pair, which may be exponential:
 * after so many steps the answer is "not known". */
enum { MOST_STEPS = 100000 };
static int steps;

static bool some_atom_implies(const struct pred *a, const struct atom *b)
{
    for (int i = 0; i < a->n_atoms; i++)
        if (atom_implies(a->atom[i], b))
            return true;
    return false;
}

static bool sub_implies(const struct pred *a, const struct sub *b)
{
    for (int i = 0; i < a->n_subs; i++)
        if (a->sub[i].step == b->step)
            return implies(a->sub[i].pred, b->pred);
    return false;
}

static bool some_kid_implies(const struct pred *a, const struct pred *b)
{
    for (int i = 0; i < a->n_kids; i++)
        if (implies(a->kid[i], b))
            return true;
    return false;
}

static bool implies_all(const struct pred *a, const struct pred *b)
{
    if (a->kind != PRED_ALL)
        return false;
    for (int i = 0; i < b->n_atoms; i++)
        if (!some_atom_implies(a, b->atom[i]))
            return false;
    for (int i = 0; i < b->n_subs; i++)
        if (!sub_implies(a, &b->sub[i]))
            return false;
    for (int i = 0; i < b->n_kids; i++)
        if (!implies(a, b->kid[i]))
            return false;
    return true;
}

static bool implies(const struct pred *a, const struct pred *b)
{
    if (++steps > MOST_STEPS)
        return false;
    if (a == b || a->kind == PRED_FALSE || b->kind == PRED_TRUE)
        return true;
    if (a->kind == PRED_SOME) {
        for (int i = 0; i < a->n_kids; i++)
            if (!implies(a->kid[i], b))
                return false;
        return true;
    }
    if (b->kind == PRED_ALL)
        return implies_all(a, b);
    if (b->kind == PRED_SOME)
        for (int i = 0; i < b->n_kids; i++)
            if (implies(a, b->kid[i]))
                return true;
    return a->kind == PRED_ALL && some_kid_implies(a, b);
}

bool pred_implies(const struct pred *a, const struct pred *b)
{
    steps = 0;
    return implies(a, b);
}
