/* reason.c -- why a test failed, with the values that it saw.
 *
 * In:   a failed test, as the search reports it, and the state of the search.
 * Out:  a few words: `groups is 32, wanted 1`.
 */
#include "explain.h"
#include "../dfg_extend.h"

#include <stdlib.h>
#include <string.h>

/* Where `.-1` counts from. */
static void say_fields(struct ref *r, dfg_node get, FILE *f)
{
    const dfg_node *args;
    uint32_t n = dfg_node_args(r->m, get, &args) > 0 ? dfg_fields_of(r->m, args[0]) : 0;
    if (n > 0)
        fprintf(f, " of %u", (unsigned)n);
    else
        fputs("; how many fields its tuple has is not known", f);
}

static void say_kind(struct ref *r, const struct pat_node *p, dfg_node n, FILE *f)
{
    if (n == DFG_NONE) {
        fputs("there is no such operand", f);
        return;
    }
    uint16_t op = dfg_node_op(r->m, n);
    if (p->kind == PAT_N_LITERAL && op == DFG_CONST) {
        fputs("value is ", f);
        dfg_say_constant(r, n, f);
    } else if (p->kind == PAT_N_CALL && op >= DFG_FIRST_OP) {
        fprintf(f, "operator is %s", dfg_operator_name(r->m, op));
    } else {
        fputs("it is ", f);
        dfg_say_what(r, n, f);
    }
    fputs(", wanted ", f);
    dfg_say_wanted(p, f);
    if (p->kind == PAT_N_GET && p->index < 0 && op == DFG_GET)
        say_fields(r, n, f);
    if (p->kind == PAT_N_CALL && op >= DFG_FIRST_OP && dfg_node_data(r->m, n) != 1)
        fprintf(f, "; it has %u results", (unsigned)dfg_node_data(r->m, n));
}

static const char *name_of_dim(const struct ref *r, int64_t var)
{
    for (uint32_t i = 0; i < r->p->n_captures; i++)
        if (r->p->captures[i].kind == DFG_CAP_DIM && r->d->captures[i].ref == var)
            return r->p->captures[i].name;
    return "an extent";
}

/* What the dimensions of a wanted type stand for so far. */
static void say_dims(struct ref *r, const struct pat_type *t, FILE *f)
{
    const char *before = ", where ";
    for (uint32_t i = 0; !t->is_tuple && i < t->n; i++) {
        bool said = t->dims[i].kind != PAT_DIM_VAR || !r->var_bound[t->dims[i].num];
        for (uint32_t k = 0; k < i && !said; k++)
            said = t->dims[k].kind == PAT_DIM_VAR && t->dims[k].num == t->dims[i].num;
        if (said)
            continue;
        fprintf(f, "%s%s is ", before, name_of_dim(r, t->dims[i].num));
        dfg_say_value(r, r->var[t->dims[i].num], f);
        before = ", ";
    }
}

static void say_type_reason(struct ref *r, const struct pat_type *t, dfg_node n, FILE *f)
{
    fputs("type is ", f);
    dfg_say_type(r, n, f);
    fputs(", wanted ", f);
    dfg_say_source(t->text, f);
    say_dims(r, t, f);
}

static void say_attr_wanted(struct ref *r, const struct pat_attr *a, FILE *f)
{
    static const char *const signs[] = {
#define PAT_TEST(id, token, sign, ...) [PAT_T_##id] = sign,
#include "lang/pat_tests.def"
    };
    fputs(", wanted ", f);
    if (a->test == PAT_T_BIND && a->var >= 0 && !r->var_bound[a->var]) {
        fputs("a value", f);
    } else if (a->test == PAT_T_BIND && a->var >= 0) {
        dfg_say_value(r, r->var[a->var], f);
        fputs(", as elsewhere", f);
    } else if (a->expr >= 0) {
        if (a->test != PAT_T_EQ)
            fprintf(f, "%s ", a->test == PAT_T_NE ? "another than" : signs[a->test]);
        dfg_say_value(r, dfg_ref_value(r, (uint32_t)a->expr), f);
    } else if (a->test == PAT_T_EQ) {
        dfg_say_value(r, dfg_ref_literal(r, &a->value), f);
    } else { /* `in {-1, 3}` of `axis in {-1, 3}` */
        const size_t n = strlen(a->name);
        dfg_say_source(strncmp(a->text, a->name, n) == 0 && a->text[n] == ' ' ? a->text + n + 1 : a->text, f);
    }
}

static void say_attr(struct ref *r, const struct pat_node *p, dfg_node call, uint32_t detail, FILE *f)
{
    const char *name = detail < p->n_attrs ? p->attrs[detail].name : dfg_ref_inexact(r, p, call);
    dfg_val have = name != NULL ? dfg_ref_attr(r, call, name) : dfg_nil();
    fprintf(f, "%s is ", name != NULL ? name : "an attribute");
    if (!dfg_ref_known(have))
        fputs(have.tag == DFG_V_NONE ? "none" : "absent", f);
    else
        dfg_say_value(r, have, f);
    if (detail < p->n_attrs)
        say_attr_wanted(r, &p->attrs[detail], f);
    else
        fputs(", which is not its default", f);
}

static void say_operands(struct ref *r, const struct pat_node *p, dfg_node n, FILE *f)
{
    const dfg_node *args;
    dfg_node call = dfg_ref_call_of(r, n);
    uint32_t callee = p->kind == PAT_N_APPLY, least = p->n_kids - callee;
    uint32_t have = dfg_node_args(r->m, call, &args);
    bool fn = p->kind == PAT_N_FN, more = p->rest_first || p->rest_last;
    if (fn) {
        have = dfg_node_data(r->m, n);
        least--;
    } else {
        while (have > callee && args[have - 1] == DFG_NONE)
            have--;
        have -= callee;
    }
    uint32_t optional = 0;
    for (uint32_t i = 0; i < p->n_kids && i < 64; i++)
        optional += (uint32_t)(p->optional >> i & 1);
    fprintf(f, "it has %u %s%s, wanted ", (unsigned)have, fn ? "parameter" : "operand", have == 1 ? "" : "s");
    if (have >= least - optional && have <= least)
        fputs("others: one that is absent is asked for", f);
    else if (optional > 0)
        fprintf(f, "%u to %u%s", (unsigned)(least - optional), (unsigned)least, more ? " or more" : "");
    else
        fprintf(f, "%u%s", (unsigned)least, more ? " or more" : "");
}

static const char *name_of(const struct pat_node *p)
{
    return p->name != NULL ? p->name : p->text;
}

static void say_same(struct ref *r, uint32_t p, dfg_node n, FILE *f)
{
    dfg_say_node(r, n, f);
    fputs(" is not ", f);
    dfg_say_node(r, r->node[p], f);
    fputs(", which ", f);
    dfg_say_source(name_of(&r->d->nodes[p]), f);
    fputs(" is", f);
}

dfg_node dfg_find_parent(struct ref *r, uint32_t p, dfg_node n, struct ref_obstacle *o)
{
    const struct pat_node *parent = &r->d->nodes[r->d->nodes[p].kids[0]];
    const dfg_node *between;
    struct ref_point start = dfg_ref_point(r);
    uint32_t count, n_below = 0;
    dfg_node call, found = DFG_NONE;
    const dfg_node *below = dfg_ref_is_inner(parent) ? dfg_ref_below(r, n, NULL, &n_below) : NULL;
    for (uint32_t i = 0; below != NULL && i < n_below && found == DFG_NONE; i++)
        if (dfg_ref_test_kind(r, parent, below[i], &call) &&
            !dfg_ref_between(r, n, below[i], NULL, &between, &count, o))
            found = below[i];
    dfg_ref_go_back(r, start);
    return found;
}

static void say_parent(struct ref *r, uint32_t p, dfg_node n, FILE *f)
{
    struct ref_obstacle o;
    dfg_node parent = dfg_find_parent(r, p, n, &o);
    if (parent == DFG_NONE) {
        fputs("all ways from it lead to no one node that is ", f);
        dfg_say_wanted(&r->d->nodes[r->d->nodes[p].kids[0]], f);
        return;
    }
    dfg_say_node(r, n, f);
    fputs(" does not post-dominate ", f);
    dfg_say_node(r, parent, f);
    fputs(": ", f);
    dfg_say_node(r, o.n, f);
    fprintf(f, " %s", o.why);
}

/* Nodes were looked at that may use what is bound as p does, where it says how. */
static void say_root(struct ref *r, uint32_t p, FILE *f)
{
    int height;
    struct ref_point start = dfg_ref_point(r);
    const struct dfg_nodes shared = dfg_ref_shared(r, p, &height);
    fputs("no further node ", f);
    for (uint32_t i = 0; i < shared.n; i++) {
        fputs(i > 0 ? " or " : "that uses ", f);
        dfg_say_node(r, shared.at[i], f);
    }
    fputs(shared.n > 0 ? " as the pattern does is " : "is ", f);
    dfg_say_wanted(&r->d->nodes[p], f);
    dfg_ref_go_back(r, start);
}

void dfg_say_reason(struct ref *r, enum ref_why why, uint32_t p, dfg_node n, uint32_t detail, FILE *f)
{
    const struct pat_node *node = &r->d->nodes[p];
    switch (why) {
    case WHY_KIND:
        say_kind(r, node, n, f);
        break;
    case WHY_SAME:
        say_same(r, p, n, f);
        break;
    case WHY_BODY:
        fputs("it stands in another function's body", f);
        break;
    case WHY_TYPE:
        say_type_reason(r, &node->types[detail], n, f);
        break;
    case WHY_ATTR:
    case WHY_COMPUTED:
        say_attr(r, node, n, detail, f);
        break;
    case WHY_OPERANDS:
        say_operands(r, node, n, f);
        break;
    case WHY_PARENT:
        say_parent(r, p, n, f);
        break;
    case WHY_ROOT:
        say_root(r, p, f);
        break;
    case WHY_NONE:
        fputs(node->every ? "it has no operand" : "it has no consumer outside the rest of the pattern", f);
        break;
    case WHY_FIRST:
        fputs("it is the first member: the match stands there", f);
        break;
    case WHY_CONDITION:
        dfg_say_condition(r, detail, 0, f);
        break;
    case WHY_NOT:
        fputs("it matches what is denied", f);
        break;
    case WHY_DISTINCT:
        fputs("it would be two of the roots", f);
        break;
    }
}
