/* kinds.c -- what a file asks of kinds, which is asked once of each.
 *
 * In:   tests of a node's literal attributes, and conditions that read nothing but
 *       those of one node; a kind is an operator with data and attributes, so that
 *       all nodes of one have one answer.
 * Out:  `dfg_has(g, n, NAME_kind_groups_1)` in their place, a load and a mask; and
 *       the function that answers the questions of one kind, which reads like the
 *       .pat.  dfg_bind() calls it for each kind.
 *
 * Where all that is asked of is known to call certain operators, only kinds of
 * these are: the others' answer is no, which is never read alone.
 */
#include "cond.h"
#include "facts/facts.h"
#include "match/match.h"

#include <stdlib.h>
#include <string.h>

struct question {
    const char *id;
    cx cond; /* of `n` */
    struct callees asked_of;
    bool used; /* what is written asks it */
};
struct questions {
    VEC(struct question) all;
    struct map by_cond, by_id; /* 1 + number, as pointers */
};

struct questions *kinds_new(void)
{
    return alloc(sizeof(struct questions));
}

/* ---- whether ---- */

/* A question costs lines, and time while a view is bound; a test that becomes one saves them.  So a test that stands in
 * few places of the text stays there, as do all of a file that has few others.  (A pattern that others use is written
 * once.)  --strategy=shared asks all of them. */
enum { LEAST_ASKED = 4, LEAST_TESTS = 32 };

static void add_callees(struct callees *all, const struct callees *c)
{
    all->open = all->open || c->open;
    for (int i = 0; i < c->ops.n; i++)
        if (!HAS(all->ops, c->ops.at[i]))
            *PUSH(all->ops) = c->ops.at[i];
}

struct asked_test {
    int n; /* places of the text */
    struct callees of;
};
static struct {
    struct map tests; /* by the keys of atoms and of conditions */
    struct map places; /* these with where they stand */
    VEC(struct asked_test *) all;
    bool any;
    int written; /* questions of the C that has most of them; 0: none is written yet */
} counted;

static void count_test(const char *key, struct span at, const struct callees *of)
{
    const char *place = format("%s:%u %s", at.src->base, (unsigned)at.begin, key);
    struct asked_test *t = pat_map_get(&counted.tests, key);
    if (t == NULL) {
        t = alloc(sizeof *t);
        map_put(&counted.tests, key, t);
        *PUSH(counted.all) = t;
    }
    add_callees(&t->of, of);
    if (pat_map_get(&counted.places, place) != NULL)
        return;
    map_put(&counted.places, place, &counted);
    t->n++;
}

/* ---- conditions ---- */

/* Does e read attributes of one node, perhaps its operator, and nothing else?  Then *node names it.  Lists that are
 * computed item by item are loops, and `present` is answered for a node that is not there, too. */
static bool reads_kind(const struct expr *e, const struct expr **node, bool *attrs)
{
    switch (e->kind) {
    case E_ATTR:
    case E_PROP:
        if ((e->kind == E_PROP && e->prop != PROP_OP) || (*node != NULL && (*node)->node != e->kid[0]->node))
            return false;
        *attrs = *attrs || e->kind == E_ATTR;
        *node = e->kid[0];
        return true;
    case E_VALUE:
    case E_CONST:
    case E_INDEX:
    case E_LIST:
    case E_ARITHMETIC:
    case E_CHOOSE:
    case E_CALL:
    case E_LOGIC:
    case E_COMPARISON:
    case E_WITHIN:
    case E_TRUTH:
        break;
    case E_NAME:
    case E_FACT:
    case E_DIM:
    case E_COMP:
    case E_PRED:
    case E_EXTERN:
    case E_OVER_SET:
        return false;
    }
    bool all = !is_computed(e);
    for (int i = 0; all && i < e->n_kids; i++)
        all = e->kid[i] == NULL || reads_kind(e->kid[i], node, attrs);
    return all;
}

/* All that it says, but for the node's name. */
static const char *key_of(const struct expr *e)
{
    const char *key = format("%d.%d.%d.%d", (int)e->kind, (int)e->func, (int)e->type.base, e->type.lists);
    if (e->kind == E_VALUE)
        key = format("%s.%d %s", key, (int)e->value.tag, pat_value_text(pat2c, &e->value));
    if (e->kind == E_ATTR)
        key = format("%s %s", key, e->name);
    for (int i = 0; e->kind != E_ATTR && e->kind != E_PROP && i < e->n_kids; i++)
        key = format("%s %s", key, e->kid[i] == NULL ? "-" : key_of(e->kid[i]));
    return format("(%s)", key);
}

/* The node that e is a question about, with what it may call; *key: the question, which is another one where e is to be
 * denied.  NULL: there is more to it. */
static const struct expr *condition_of_kind(const struct expr *e, bool wanted, struct callees *of, const char **key)
{
    const struct expr *node = NULL;
    bool attrs = false;
    if (e->kind <= E_NOT || !reads_kind(e, &node, &attrs) || !attrs)
        return NULL;
    callees_of(node->node, of);
    *key = format("%s%s", wanted ? "" : "not ", of->open ? "any" : "");
    for (int i = 0; i < of->ops.n; i++)
        *key = format("%s %s", *key, of->ops.at[i]->name);
    *key = format("%s %s", key_of(e), *key);
    return node;
}

/* It, or those in it.  `not` is none of its own: what it denies is. */
static void count_condition(const struct expr *e, bool wanted)
{
    struct callees of = {.open = false};
    const char *key;
    if (e->kind == E_NOT) {
        count_condition(e->kid[0], !wanted);
    } else if (condition_of_kind(e, wanted, &of, &key) != NULL) {
        count_test(key, written_at(e), &of);
    } else {
        for (int i = 0; i < e->n_kids; i++)
            if (e->kid[i] != NULL)
                count_condition(e->kid[i], wanted);
        if (e->kind == E_CHOOSE)
            count_condition(e->kid[0], !wanted);
    }
}

/* ---- what a file asks ---- */

static void count_tests(const struct pnode *p)
{
    struct callees of = {.open = false};
    callees_of(p, &of);
    for (int i = 0; i < p->n_attrs; i++)
        if (p->attrs[i].expr == NULL && p->attrs[i].test != TEST_BIND)
            count_test(atom_attr(p, &p->attrs[i])->key, p->attrs[i].at, &of);
    if (p->exact)
        count_test(atom_exact(p)->key, p->at, &of);
    for (int i = 0; i < p->n_where; i++)
        count_condition(p->where[i], true);
}

static int least_asked(void)
{
    return opt.strategy == STRATEGY_SHARED ? 1 : LEAST_ASKED;
}

/* How many tests become questions, and how many these are. */
static int find_sizes(int *questions)
{
    int tests = 0;
    *questions = 0;
    for (int i = 0; i < counted.all.n; i++)
        if (counted.all.at[i]->n >= least_asked()) {
            tests += counted.all.at[i]->n;
            ++*questions;
        }
    return tests;
}

void kinds_declare(const struct unit *u)
{
    const struct matchers m = matchers_of(u);
    int questions;
    counted.tests = counted.places = (struct map){0};
    counted.all.n = counted.written = 0;
    for (int i = 0; i < m.n; i++) {
        struct pnode **nodes = pat_nodes_of(pat2c, m.at[i]);
        for (int k = 0; k < m.at[i]->n_where; k++)
            count_condition(m.at[i]->where[k], true);
        for (int k = 0; k < m.at[i]->n_nodes; k++)
            if (nodes[k] != NULL)
                count_tests(nodes[k]);
    }
    counted.any = opt.strategy != STRATEGY_FLAT && !opt.binding &&
                  find_sizes(&questions) >= (opt.strategy == STRATEGY_SHARED ? 1 : LEAST_TESTS);
}

static const struct asked_test *asked_as(const char *key)
{
    const struct asked_test *t = counted.any ? pat_map_get(&counted.tests, key) : NULL;
    return t != NULL && t->n >= least_asked() ? t : NULL;
}

bool kinds_ask(const struct atom *a)
{
    return asked_as(a->key) != NULL;
}

const char *kinds_text(void)
{
    int questions;
    const int tests = find_sizes(&questions);
    if (counted.written > 0) /* tests with one C are one question */
        questions = counted.written;
    if (opt.strategy == STRATEGY_FLAT || opt.binding)
        return opt.binding ? "tested at each node (--binding)" : "tested at each node (--strategy=flat)";
    if (!counted.any)
        return opt.strategy == STRATEGY_SHARED
                   ? "none is tested"
                   : format("tested at each node (%d tests stand in %d places or more; asked once of a kind from %d on)", tests,
                            LEAST_ASKED, LEAST_TESTS);
    return format("asked once of a kind (%d tests are %s%d questions, %d bytes a kind)", tests,
                  counted.written > 0 ? "" : "at most ", questions, (questions + 31) / 32 * 4);
}

/* ---- questions ---- */

static struct question *question_of(struct names *names, const char *said, cx cond)
{
    struct questions *q = names_questions(names);
    uintptr_t number = (uintptr_t)pat_map_get(&q->by_cond, (const char *)cond);
    if (number == 0) {
        const char *id = names_own(names, format("kind_%s", names_readable(said)));
        *PUSH(q->all) = (struct question){.id = id, .cond = cond};
        number = (uintptr_t)q->all.n;
        map_put(&q->by_cond, (const char *)cond, (void *)number);
        map_put(&q->by_id, id, (void *)number);
    }
    return &q->all.at[number - 1];
}

/* What asks the same is one question, of all that any of it is asked of. */
static cx ask(struct question *q, const char *key, const struct callees *c, cx n)
{
    add_callees(&q->asked_of, c);
    add_callees(&q->asked_of, &asked_as(key)->of);
    return cx_call("dfg_has", cx_g(), n, cx_text(q->id));
}

cx c_question(struct names *names, const struct atom *a, const struct callees *c, cx cond, cx n)
{
    const char *said = a->kind == ATOM_ATTR ? a->text + strlen("attr.") : "exact";
    return ask(question_of(names, said, cond), a->key, c, n);
}

cx c_asked_condition(const struct site *site, const struct expr *e, bool wanted)
{
    struct callees of = {.open = false};
    const char *key;
    const struct expr *node = condition_of_kind(e, wanted, &of, &key);
    if (node == NULL || asked_as(key) == NULL || node_at(site, node) == NULL)
        return NULL;
    struct site own = {.scope = site->scope, .inside = true, .of_kind = true};
    bind_name(&own, node->node, cx_name("n"));
    const cx cond = cond_in(&own, e, wanted);
    const char *said = source_line_text(written_at(e));
    return cond == cx_true() || cond == cx_false()
               ? cond
               : ask(question_of(site->scope->names, wanted ? said : format("not_%s", said), cond), key, &of,
                     call_of(site, node));
}

void kinds_use(struct names *names, const char *id)
{
    struct questions *q = names_questions(names);
    const uintptr_t number = q->all.n > 0 ? (uintptr_t)pat_map_get(&q->by_id, id) : 0;
    if (number == 0 || q->all.at[number - 1].used)
        return;
    q->all.at[number - 1].used = true;
    file_uses(q->all.at[number - 1].cond);
}

/* ---- the answers ---- */

static void add_answer(struct routine *f, const struct question *q)
{
    do_this(f, NULL, cx_call("dfg_answer", cx_name("to"), cx_text(q->id), q->cond));
}

static bool is_asked_of(const struct question *q, const struct op *op)
{
    return !q->asked_of.open && HAS(q->asked_of.ops, op);
}

static bool are_asked_the_same(const struct questions *q, const struct op *a, const struct op *b)
{
    bool same = true;
    for (int i = 0; same && i < q->all.n; i++)
        same = !q->all.at[i].used || is_asked_of(&q->all.at[i], a) == is_asked_of(&q->all.at[i], b);
    return same;
}

/* A case for each operator of all.ops, those that are asked the same together. */
static void add_cases(struct names *names, struct routine *f, const struct questions *q, struct callees *all)
{
    for (int i = 0; i < all->ops.n; i++) {
        const struct op *op = all->ops.at[i];
        bool is_first = true;
        for (int k = 0; is_first && k < i; k++)
            is_first = !are_asked_the_same(q, op, all->ops.at[k]);
        for (int k = i; is_first && k < all->ops.n; k++) {
            if (!are_asked_the_same(q, op, all->ops.at[k]))
                continue;
            if (k > i)
                end_block(f);
            begin_case(f, cx_text(names_op(names, all->ops.at[k])));
        }
        for (int k = 0; is_first && k < q->all.n; k++)
            if (q->all.at[k].used && is_asked_of(&q->all.at[k], op))
                add_answer(f, &q->all.at[k]);
        if (is_first)
            end_block(f);
    }
}

struct routine *kinds_function(struct names *names)
{
    const struct questions *q = names_questions(names);
    struct callees all = {0};
    struct routine *f = function_of_node("static void", names_own(names, "judge"));
    f->text = "/* What is asked of a kind, of which n is a node. */\n";
    add_parameter(f, "const struct dfg_answers *", "to", NULL);
    for (int i = 0; i < q->all.n; i++) {
        if (!q->all.at[i].used)
            continue;
        if (q->all.at[i].asked_of.open)
            add_answer(f, &q->all.at[i]);
        else
            add_callees(&all, &q->all.at[i].asked_of);
    }
    if (all.ops.n > 0) {
        begin_switch(f, cx_call("dfg_op", cx_g(), cx_name("n")));
        add_cases(names, f, q, &all);
        begin_case(f, NULL);
        end_block(f);
        end_block(f);
    }
    return f;
}

static int by_text(const void *a, const void *b)
{
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

cx_list kinds_ids(struct names *names)
{
    const struct questions *q = names_questions(names);
    VEC(const char *) ids = {0};
    cx_list items = {0};
    for (int i = 0; i < q->all.n; i++)
        if (q->all.at[i].used)
            *PUSH(ids) = q->all.at[i].id;
    if (ids.n > 0)
        qsort(ids.at, (size_t)ids.n, sizeof *ids.at, by_text);
    for (int i = 0; i < ids.n; i++)
        *PUSH(items) = cx_text(ids.at[i]);
    counted.written = ids.n > counted.written ? ids.n : counted.written;
    return items;
}
