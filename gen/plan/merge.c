/* merge.c -- one switch for all tests of the operator of one place in a group.
 *
 * In:   a group whose own groups are merged already.
 * Out:  the same, in which a switch takes in the cases of later ones at its
 *       place, and single operators asked by an `if`: where they are equal to a
 *       case, or shared with none.  What a group hits does not depend on the
 *       order of its statements.  Switches on several places, as on operands
 *       in both orders, become groups of their own, so that equal ones may be
 *       written once.
 */
#include "plan.h"

/* A statement as a switch, or NULL: about one place, a case for each of some sets of operators. */
static const struct stmt *as_switch(const struct stmt *s)
{
    if (s->kind == STMT_SWITCH)
        return s;
    const bool is_head = s->kind == STMT_IF && s->tests.n == 1 && s->tests.at[0].atom &&
                         s->tests.at[0].atom->kind == ATOM_HEAD;
    if (!is_head)
        return NULL;
    struct stmt *on = alloc(sizeof *on);
    on->kind = STMT_SWITCH;
    *PUSH(on->tests) = (struct test){.at = s->tests.at[0].at};
    *PUSH(on->branches) = (struct branch){s->tests.at[0].atom, s->body};
    return on;
}

/* Takes the branch in; false: it overlaps with a case. */
static bool take_branch(struct stmt *on, const struct branch *b)
{
    for (int i = 0; i < on->branches.n; i++) {
        struct branch *known = &on->branches.at[i];
        if (known->head == b->head) {
            for (int k = 0; k < b->body->stmts.n; k++)
                *PUSH(known->body->stmts) = b->body->stmts.at[k];
            plan_merge(known->body);
            return true;
        }
        if (heads_share(known->head, b->head))
            return false;
    }
    *PUSH(on->branches) = *b;
    return true;
}

static struct stmt *switch_at(struct group *g, int before, const struct path *at)
{
    for (int i = 0; i < before; i++)
        if (g->stmts.at[i].kind == STMT_SWITCH && g->stmts.at[i].tests.at[0].at == at)
            return &g->stmts.at[i];
    return NULL;
}

/* A statement without tests that holds the switch. */
static void set_apart(struct group *g)
{
    int switches = 0;
    for (int i = 0; i < g->stmts.n; i++)
        switches += g->stmts.at[i].kind == STMT_SWITCH;
    for (int i = 0; switches > 1 && i < g->stmts.n; i++) {
        struct group *own = alloc(sizeof *own);
        if (g->stmts.at[i].kind != STMT_SWITCH)
            continue;
        *PUSH(own->stmts) = g->stmts.at[i];
        g->stmts.at[i] = (struct stmt){.kind = STMT_IF, .body = own};
    }
}

/* Their statements again, to be merged with others. */
static void unpack(struct group *g)
{
    struct group all = {0};
    for (int i = 0; i < g->stmts.n; i++) {
        const struct stmt *s = &g->stmts.at[i];
        const bool is_pack = s->kind == STMT_IF && s->tests.n == 0;
        for (int k = 0; is_pack && k < s->body->stmts.n; k++)
            *PUSH(all.stmts) = s->body->stmts.at[k];
        if (!is_pack)
            *PUSH(all.stmts) = *s;
    }
    *g = all;
}

void plan_merge(struct group *g)
{
    int n = 0;
    unpack(g);
    for (int i = 0; i < g->stmts.n; i++) {
        const struct stmt *from = as_switch(&g->stmts.at[i]);
        struct stmt *on = from ? switch_at(g, n, from->tests.at[0].at) : NULL;
        struct stmt left = g->stmts.at[i];
        if (on) {
            struct stmt rest = {.kind = STMT_SWITCH};
            *PUSH(rest.tests) = from->tests.at[0];
            for (int k = 0; k < from->branches.n; k++)
                if (!take_branch(on, &from->branches.at[k]))
                    *PUSH(rest.branches) = from->branches.at[k];
            if (rest.branches.n == 0)
                continue;
            left = left.kind == STMT_SWITCH ? rest : left;
        }
        g->stmts.at[n++] = left;
    }
    g->stmts.n = n;
    set_apart(g);
}
