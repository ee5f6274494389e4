/* operands.c -- operands that are known to be there are read without looking.
 *
 * In:   steps as they are printed.
 * Out:  dfg_operand(g, n, i) in place of dfg_arg(g, n, i) wherever a test that held says that n has more than i
 *       operands.
 */
#include "steps.h"
#include "emit/emit.h"

#include <stdlib.h>
#include <string.h>

/* The node has so many operands, or more. */
struct fact {
    cx node;
    long n;
};
struct facts_here {
    VEC(struct fact) all;
    struct map changes; /* variables that are given other values: nothing is known of them */
};

/* ---- facts ---- */

/* Variables whose values others give by their address, or that are assigned in an expression. */
static void add_written(void *ctx, cx e)
{
    struct facts_here *k = ctx;
    const bool writes = e && (e->kind == CX_ADDRESS || e->kind == CX_ASSIGN || e->kind == CX_INCREMENT);
    if (writes && e->kid[0]->kind == CX_NAME)
        put_name(&k->changes, e->kid[0]->text);
    for (int i = 0; e && i < e->n; i++)
        add_written(k, e->kid[i]);
}

static void add_changed(struct facts_here *k, const struct steps *steps)
{
    for (int i = 0; steps && i < steps->n; i++) {
        if (steps->at[i].kind == STEP_SET)
            put_name(&k->changes, steps->at[i].name);
        add_changed(k, steps->at[i].body);
        add_changed(k, steps->at[i].other);
    }
}

static bool is_constant(cx e)
{
    return e->kind == CX_TEXT && e->text[0] >= '0' && e->text[0] <= '9';
}

/* A variable that keeps its value, or an operand of such a node. */
static bool is_steady(const struct facts_here *k, cx node)
{
    if (cx_is_call(node, "dfg_arg"))
        return is_constant(node->kid[2]) && is_steady(k, node->kid[1]);
    return node->kind == CX_NAME && !pat_map_get(&k->changes, node->text);
}

/* A constant, as the generator wrote it. */
static long number_of(cx constant)
{
    return strtol(constant->text, NULL, 10);
}

static void add_test(struct facts_here *k, cx call)
{
    static const char *const tests[] = {"dfg_argc_is", "dfg_has_args", "dfg_calls_argc", "dfg_calls_with"};
    const bool counts = is_among(call->text, tests, sizeof tests / sizeof *tests);
    if (counts && is_constant(call->kid[call->n - 1]) && is_steady(k, call->kid[1]))
        *PUSH(k->all) = (struct fact){call->kid[1], number_of(call->kid[call->n - 1])};
}

/* What is known once the condition is `holds`. */
static void add_cond(struct facts_here *k, cx cond, bool holds)
{
    if (cond->kind == CX_NOT)
        add_cond(k, cond->kid[0], !holds);
    else if (cond->kind == CX_CALL && holds)
        add_test(k, cond);
    for (int i = 0; cond->kind == (holds ? CX_AND : CX_OR) && i < cond->n; i++)
        add_cond(k, cond->kid[i], holds);
}

static bool is_there(const struct facts_here *k, cx node, cx index)
{
    bool known = false;
    for (int i = 0; is_constant(index) && i < k->all.n; i++)
        known = known || (k->all.at[i].node == node && k->all.at[i].n > number_of(index));
    return known;
}

/* ---- expressions, steps ---- */

static cx read(struct facts_here *k, cx e)
{
    cx_list kids = {0};
    const int before = k->all.n;
    if (!e || e->n == 0)
        return e;
    for (int i = 0; i < e->n; i++) {
        *PUSH(kids) = read(k, e->kid[i]);
        if (e->kind == CX_AND || e->kind == CX_OR)
            add_cond(k, e->kid[i], e->kind == CX_AND);
        if (e->kind == CX_COND && i < 2) {
            k->all.n = before;
            add_cond(k, e->kid[0], i == 0);
        }
    }
    k->all.n = before;
    if (cx_is_call(e, "dfg_arg") && is_there(k, e->kid[1], e->kid[2]))
        return cx_call_of("dfg_operand", e->n, kids.at);
    return cx_with(e, kids.at);
}

static void read_steps(struct facts_here *k, struct steps *steps);

static void read_block(struct facts_here *k, struct steps *steps, cx cond, bool holds)
{
    const int before = k->all.n;
    if (cond)
        add_cond(k, cond, holds);
    if (steps)
        read_steps(k, steps);
    k->all.n = before;
}

static void read_steps(struct facts_here *k, struct steps *steps)
{
    for (int i = 0; i < steps->n; i++) {
        struct action *s = &steps->at[i];
        const cx cond = s->kind == STEP_IF ? s->value : NULL, fails = s->kind == STEP_FAIL ? s->value : NULL;
        s->first = read(k, s->first);
        s->value = read(k, s->value);
        s->next = read(k, s->next);
        s->after = read(k, s->after);
        read_block(k, s->body, cond, true);
        read_block(k, s->other, cond, false);
        if (fails)
            add_cond(k, fails, false);
    }
}

void read_operands(struct routine *r)
{
    struct facts_here k = {0};
    add_changed(&k, &r->steps);
    each_cx_in(&r->steps, add_written, &k);
    if (r->known)
        add_cond(&k, r->known, true);
    read_steps(&k, &r->steps);
    map_drop(&k.changes);
}
