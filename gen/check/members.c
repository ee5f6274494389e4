/* members.c -- `every e` in a replacement: which set's members are meant.
 *
 * In:   a value below `every`, in which the name of a set means one member.
 * Out:  the set to run through.  One name alone runs through its own.  Several
 *       run through the members that bind them all: what an `every` statement, a
 *       path, an operand under `every` is called; the others are found in each.
 * Errors: names of different sets; several names where the member has none.
 */
#include "members.h"
#include "check.h"
#include "regions.h"

/* ---- which names ---- */

static void use_capture(struct pat *pat, struct members *u, struct capture *c)
{
    if (!c || c->kind != CAP_SET || !c->node || c->var)
        return;
    for (int i = 0; i < u->nodes.n; i++)
        if (u->nodes.at[i] == c)
            return;
    *PAT_PUSH(pat, u->nodes) = c;
}

static void use_var(struct pat *pat, struct members *u, struct var *v)
{
    if (!v->capture || v->capture->kind != CAP_SET)
        return;
    for (int i = 0; i < u->vars.n; i++)
        if (u->vars.at[i] == v)
            return;
    *PAT_PUSH(pat, u->vars) = v;
}

static void used_in_expr(struct pat *pat, struct members *u, const struct expr *e)
{
    if (!e)
        return;
    if (e->kind == E_NODE && e->node)
        use_capture(pat, u, e->node->capture);
    if (e->kind == E_VAR)
        use_var(pat, u, e->var);
    for (int i = 0; i < e->n_kids; i++)
        used_in_expr(pat, u, e->kid[i]);
}

static void used_in(struct pat *pat, struct members *u, const struct new_value *v)
{
    if (v->kind == NEW_CAPTURE || v->kind == NEW_CALL)
        use_capture(pat, u, v->capture);
    used_in_expr(pat, u, v->value);
    for (int i = 0; i < v->n_attrs; i++) {
        use_capture(pat, u, v->attrs[i].from);
        used_in_expr(pat, u, v->attrs[i].value);
    }
    for (int i = 0; i < v->n_kids; i++)
        used_in(pat, u, v->kid[i]);
    if (v->callee)
        used_in(pat, u, v->callee);
}

/* ---- where they are bound ---- */

/* The region that binds them all; false: there is none, which is reported. */
static bool region_of(struct pat *pat, const struct pattern *rule, const struct members *u, const struct new_value *v,
                      const struct region **r)
{
    const struct regions *regions = pat_regions_of(pat, rule);
    *r = NULL;
    for (int i = 0; i < u->nodes.n + u->vars.n; i++) {
        const struct region *one = i < u->nodes.n ? regions->of[u->nodes.at[i]->node->id]
                                                  : regions->of_var[u->vars.at[i - u->nodes.n]->id];
        if (*r && one != *r) {
            pat_error_at(pat, v->at, "names of different sets are used under one `every`");
            return false;
        }
        *r = one;
    }
    return true;
}

/* The capture by which the member itself is known, or NULL. */
static struct capture *capture_of(const struct pattern *rule, const struct pnode *member)
{
    for (int i = 0; i < rule->n_captures; i++)
        if (rule->captures[i]->kind == CAP_SET && rule->captures[i]->node == member && !rule->captures[i]->var)
            return rule->captures[i];
    return NULL;
}

bool pat_find_members(struct pat *pat, const struct pattern *rule, const struct new_value *v, bool roots,
                      struct members *to)
{
    const struct region *r;
    *to = (struct members){0};
    used_in(pat, to, v);
    if (!roots && to->nodes.n == 1 && to->vars.n == 0) {
        to->set = to->nodes.at[0];
        return true;
    }
    if (!region_of(pat, rule, to, v, &r))
        return false;
    to->at = roots ? rule->roots[0] : r ? pat_member_of(r) : NULL;
    to->set = to->at ? capture_of(rule, to->at) : NULL;
    if (to->set && (!r || (pat_member_of(r) == to->at && r->kind != REGION_CHAIN)))
        return true;
    if (r)
        pat_error_at(pat, v->at, "these names of one set go together only by a name of its members");
    if (r && r->kind != REGION_CHAIN)
        pat_hint(pat, "name the operand of `every` by a local, and write that name after `every`");
    return false;
}

/* ---- all of a replacement ---- */

static void check_below(struct pat *pat, const struct pattern *rule, const struct new_value *v, bool roots)
{
    struct members members;
    if (v->kind == NEW_EVERY)
        pat_find_members(pat, rule, v->kid[0], roots, &members);
    for (int i = 0; i < v->n_kids; i++)
        check_below(pat, rule, v->kid[i], false);
    if (v->callee)
        check_below(pat, rule, v->callee, false);
}

void pat_check_members(struct pat *pat, const struct pattern *rule)
{
    for (int i = 0; i < rule->n_locals; i++)
        check_below(pat, rule, rule->locals[i], false);
    for (int i = 0; i < rule->n_made; i++)
        check_below(pat, rule, rule->made[i], true);
}
