/* rules.c -- nontermination: rules that can match what they, or each other, make.
 *
 * In:   the rules of a unit.
 * Out:  the warning nontermination, for single rules and for cycles of them.
 *
 * A replacement is a pattern that each of its products matches: new calls with
 * their operands in this order and the attributes that are known, captures as the
 * match side has them.  Where the facts of one of its nodes imply those of a
 * rule, and that rule has no residue, the rule matches there for certain.  If what
 * it would put there is certainly not always what stands there (then nothing is
 * done), A -> B means "what A makes is changed by B", and a cycle does not end.
 * `once` rules, replacements made by C, and rules with conditions that facts do
 * not decide are left out.
 */
#include "lint.h"

#include "check/check.h"

#include <string.h>

/* One replacement as pattern nodes. */
struct product {
    struct unit *unit;
    const struct pattern *rule;
    int n_nodes;
    VEC(struct pnode *) locals; /* of the rule's, in their order */
    VEC(struct pnode *) nodes;  /* all that it names or makes */
};

static struct pnode *build_value(struct product *b, const struct new_value *v);

static struct pnode *new_node(struct product *b, enum pkind kind, struct span at)
{
    struct pnode *p = alloc(sizeof *p);
    p->kind = kind;
    p->id = b->n_nodes++;
    p->at = at;
    p->ordered = true;
    return *PUSH(b->nodes) = p;
}

/* ---- names ---- */

/* The `&` that p stands in, which says more of the node; p itself if there is none. */
static struct pnode *whole_of(struct pnode *in, struct pnode *p, bool *seen)
{
    if (seen[in->id])
        return p;
    seen[in->id] = true;
    for (int i = 0; i < in->n_kids; i++) {
        if (in->kind == P_AND && in->kid[i] == p)
            return in;
        struct pnode *whole = whole_of(in->kid[i], p, seen);
        if (whole != p)
            return whole;
    }
    return p;
}

/* NULL: of a set. */
static struct pnode *captured(const struct product *b, const struct capture *c)
{
    return c->kind == CAP_NODE ? whole_of(b->rule->roots[0], c->node, alloc((size_t)b->rule->n_nodes + 1)) : NULL;
}

static struct pnode *capture_value(struct product *b, const struct new_value *v)
{
    struct pnode *p = captured(b, v->capture);
    return p ? (*PUSH(b->nodes) = p) : new_node(b, P_ANY, v->at);
}

static struct pnode *local_value(const struct product *b, const struct new_value *local)
{
    int i = 0;
    while (b->rule->locals[i] != local)
        i++;
    return b->locals.at[i];
}

/* ---- calls ---- */

/* Which operator is called; false: that is not known. */
static bool set_callee(struct product *b, struct pnode *p, const struct new_value *v)
{
    const struct pnode *c = v->capture ? captured(b, v->capture) : NULL;
    if (v->op) {
        p->ops = pat_keep(pat2c, &v->op, sizeof v->op);
        p->n_ops = 1;
    } else if (c && c->kind == P_CALL) {
        p->ops = c->ops;
        p->n_ops = c->n_ops;
    }
    return p->n_ops > 0;
}

static void add_operand(struct product *b, struct pnode *p, const struct new_value *v)
{
    if (v->kind == NEW_REST || v->kind == NEW_EVERY) {
        p->rest_last = true;
        return;
    }
    if (p->rest_last)
        return; /* its place is not known */
    if (v->kind == NEW_CAPTURE && v->capture->maybe_absent && p->n_kids < 64)
        p->optional |= UINT64_C(1) << p->n_kids;
    pat_pnode_add(pat2c, p, build_value(b, v));
}

/* ---- attributes ---- */

static void add_test(struct pnode *p, const char *name, const struct value *v)
{
    const struct attr_decl *decl = pat_attr_of(p->ops[0], name);
    p->attrs = pat_grow_kids(pat2c, p->attrs, p->n_attrs, sizeof *p->attrs);
    p->attrs[p->n_attrs++] = (struct attr_test){.test = TEST_EQ,
                                                .name = name,
                                                .at = p->at,
                                                .value = *v,
                                                .type = decl ? decl->type : (struct value_type){.base = BT_ANY},
                                                .has_default = decl && decl->has_default,
                                                .def = decl ? decl->def : (struct value){0}};
}

static const struct expr *given(const struct new_value *v, const char *name)
{
    for (int i = 0; i < v->n_attrs; i++)
        if (v->attrs[i].name == name)
            return v->attrs[i].value;
    return NULL;
}

static bool is_literal(const struct expr *e, struct value *v)
{
    *v = e->value;
    return e->kind == E_VALUE && !e->param && v->tag != V_OP;
}

/* The call whose attributes ..c takes; *any: some call. */
static const struct pnode *spread_of(const struct product *b, const struct new_value *v, bool *any)
{
    const struct pnode *c = NULL;
    for (int i = 0; i < v->n_attrs; i++)
        if (v->attrs[i].from) {
            c = *any ? NULL : captured(b, v->attrs[i].from);
            *any = true;
        }
    return c;
}

/* The attributes that are certain: literals, defaults, what ..c was tested for. */
static void add_attrs(struct product *b, struct pnode *p, const struct new_value *call)
{
    if (p->n_ops != 1)
        return;
    bool spreads = false;
    const struct pnode *c = spread_of(b, call, &spreads);
    const bool same_op = c && c->kind == P_CALL && c->n_ops == 1 && c->ops[0] == p->ops[0];
    for (int i = 0; i < p->ops[0]->n_attrs; i++) {
        const struct attr_decl *a = &p->ops[0]->attrs[i];
        const struct expr *e = given(call, a->name);
        struct value v;
        if (e ? is_literal(e, &v) && pat_value_fits(&v, a->type)
              : !spreads && a->has_default && (v = a->def, true)) {
            if (v.tag != V_NONE) /* with which nothing compares */
                add_test(p, a->name, &v);
        }
        for (int k = 0; !e && same_op && k < c->n_attrs; k++)
            if (strcmp(c->attrs[k].name, a->name) == 0 && c->attrs[k].test == TEST_EQ && !c->attrs[k].expr)
                add_test(p, a->name, &c->attrs[k].value);
    }
}

static struct pnode *build_call(struct product *b, const struct new_value *v)
{
    struct pnode *p = new_node(b, P_CALL, v->at);
    const bool known = set_callee(b, p, v);
    for (int i = 0; i < v->n_kids; i++)
        add_operand(b, p, v->kid[i]);
    if (!known)
        return new_node(b, P_ANY, v->at);
    add_attrs(b, p, v);
    return p;
}

static struct pnode *build_list(struct product *b, enum pkind kind, const struct new_value *v)
{
    struct pnode *p = new_node(b, kind, v->at);
    for (int i = 0; i < v->n_kids; i++)
        add_operand(b, p, v->kid[i]);
    p->index = v->index;
    if (kind == P_GET && p->kid[0]->kind == P_CALL) {
        if (p->index < 0 && p->kid[0]->n_ops == 1 && has_counted_results(p->kid[0]->ops[0]))
            p->index += p->kid[0]->ops[0]->n_results;
        p->kid[0]->under_get |= p->kid[0]->id >= b->rule->n_nodes;
    }
    return p;
}

static struct pnode *build_value(struct product *b, const struct new_value *v)
{
    switch (v->kind) {
    case NEW_CAPTURE:
        return capture_value(b, v);
    case NEW_LOCAL:
        return local_value(b, v->local);
    case NEW_CALL:
        return build_call(b, v);
    case NEW_TUPLE:
        return build_list(b, P_TUPLE, v);
    case NEW_GET:
        return build_list(b, P_GET, v);
    case NEW_CONST:
    case NEW_LIKE:
        return new_node(b, P_CONST, v->at);
    case NEW_OP:
    case NEW_REST:
    case NEW_EVERY:
        break;
    }
    return new_node(b, P_ANY, v->at);
}

/* ---- who matches what whom makes ---- */

struct rule {
    const struct pattern *pattern;
    const struct pattern_facts *facts;
    VEC(const struct pattern_facts *) made; /* of each node of the replacement */
    VEC(const struct pnode *) nodes;        /* these */
    const struct pnode *result;             /* of the first root */
};

/* The facts of one node of the replacement and all below it. */
static const struct pattern_facts *facts_at(const struct product *b, struct pnode *p)
{
    struct pattern *made = alloc(sizeof *made);
    *made = *b->rule;
    made->roots = alloc(sizeof *made->roots);
    made->roots[0] = p;
    made->n_roots = 1;
    made->n_every = made->n_where = 0;
    made->every_root = false;
    made->n_nodes = b->n_nodes;
    return facts_of(b->unit, &made, 1)->of[0];
}

static bool is_worth_asking(const struct pnode *p)
{
    return p->kind != P_ANY && p->kind != P_CONST && p->kind != P_VAR && p->kind != P_INPUT &&
           p->kind != P_LITERAL;
}

static void find_products(struct unit *u, struct rule *r)
{
    const struct pattern *p = r->pattern;
    struct product b = {.unit = u, .rule = p, .n_nodes = p->n_nodes + p->n_extra};
    for (int i = 0; i < p->n_locals; i++) {
        struct pnode *local = build_value(&b, p->locals[i]);
        *PUSH(b.locals) = local;
    }
    for (int i = 0; i < p->n_made; i++) {
        struct pnode *made = build_value(&b, p->made[i]->kind == NEW_EVERY ? p->made[i]->kid[0] : p->made[i]);
        r->result = i == 0 ? made : r->result;
    }
    for (int i = 0; i < b.nodes.n; i++)
        if (is_worth_asking(b.nodes.at[i])) {
            *PUSH(r->made) = facts_at(&b, b.nodes.at[i]);
            *PUSH(r->nodes) = b.nodes.at[i];
        }
}

/* ---- is what a rule puts there what stands there? ---- */

/* Where `b` matches in what `a` makes. */
struct rematch {
    const struct rule *a, *b;
    const struct pnode **at; /* by id of b's pattern nodes: of a's; NULL: not known */
};

/* Does the rule itself name it, not only what it makes? */
static bool is_own(const struct rule *r, const struct pnode *p)
{
    return p->id < r->pattern->n_nodes + r->pattern->n_extra;
}

static bool is_any(const struct pnode *p)
{
    return p->kind == P_ANY && p->n_attrs == 0 && p->n_types == 0 && p->n_where == 0;
}

/* May the search take its operands the other way round? */
static bool may_swap(const struct rule *r, const struct pnode *p)
{
    bool any = r->pattern->n_where == 0, commutes = p->n_ops == 0;
    for (int i = 0; i < p->n_kids; i++)
        any = any && is_any(p->kid[i]);
    for (int i = 0; i < p->n_ops; i++)
        commutes = commutes || p->ops[i]->commutative;
    return p->kind == P_CALL && commutes && !p->ordered && !any;
}

static bool has_operands(const struct pnode *p)
{
    return p->kind == P_CALL || p->kind == P_GET || p->kind == P_TUPLE;
}

static bool has_all_operands(const struct pnode *p)
{
    return !may_take_more(p) && p->optional == 0;
}

static const struct pnode *call_of(const struct pnode *p)
{
    for (int i = 0; p->kind == P_AND && i < p->n_kids; i++)
        if (p->kid[i]->kind == P_CALL)
            return p->kid[i];
    return p;
}

/* b's node p stands for a's node q. */
static void bind_node(struct rematch *w, const struct pnode *p, const struct pnode *q)
{
    w->at[p->id] = q;
    for (int i = 0; p->kind == P_AND && i < p->n_kids; i++)
        bind_node(w, p->kid[i], q);
    q = call_of(q);
    if (!has_operands(p) || p->kind != q->kind ||
        p->n_kids != q->n_kids || !has_all_operands(p) || !has_all_operands(q) || may_swap(w->b, p))
        return;
    for (int i = 0; i < p->n_kids; i++)
        bind_node(w, p->kid[i], q->kid[i]);
}

/* Of a projection that of the call, which may stand for its first result. */
static const struct op *op_of(const struct pnode *p)
{
    p = p->kind == P_GET ? p->kid[0] : p;
    return p->kind == P_CALL && p->n_ops == 1 ? p->ops[0] : NULL;
}

static bool has_other_op(const struct pnode *p, const struct pnode *q)
{
    return op_of(p) && op_of(q) && op_of(p) != op_of(q);
}

static bool is_free(const struct rule *r, const struct pnode *p)
{
    return is_any(p) && is_own(r, p);
}

/* Can two nodes of a's be different values? */
static bool may_differ(const struct rule *a, const struct pnode *p, const struct pnode *q)
{
    if (p == q || (!is_free(a, p) && !has_operands(p)) || (!is_free(a, q) && !has_operands(q)))
        return false;
    return is_free(a, p) || is_free(a, q) || has_other_op(p, q);
}

/* Is it certain that p, of b's replacement, is not always q, which a made? */
static bool changes(const struct rematch *w, const struct pnode *p, const struct pnode *q)
{
    if (is_own(w->b, p))
        return w->at[p->id] && may_differ(w->a, w->at[p->id], q);
    q = call_of(q);
    if (!has_operands(p) || !has_operands(q))
        return has_operands(p) && is_free(w->a, q);
    if (has_other_op(p, q) || p->kind != q->kind)
        return has_other_op(p, q);
    for (int i = 0; i < p->n_attrs; i++)
        for (int k = 0; k < q->n_attrs; k++)
            if (attrs_conflict(&p->attrs[i], &q->attrs[k]))
                return true;
    if (!has_all_operands(p) || !has_all_operands(q))
        return false;
    bool differ = p->n_kids != q->n_kids || (p->kind == P_GET && p->index != q->index);
    for (int i = 0; i < p->n_kids && !differ; i++)
        differ = changes(w, p->kid[i], q->kid[i]);
    return differ;
}

static bool changes_it(const struct rule *b, const struct rule *a, const struct pnode *q)
{
    struct rematch w = {
        .a = a, .b = b, .at = alloc(sizeof *w.at * (size_t)(b->pattern->n_nodes + b->pattern->n_extra + 1))};
    bind_node(&w, b->pattern->roots[0], q);
    return changes(&w, b->result, q);
}

/* Where in what `a` makes `b` matches for certain, and changes it; -1: nowhere. */
static int find_match(const struct rule *a, const struct rule *b)
{
    if (!b->facts->exact || b->pattern->n_roots != 1 ||
        a->pattern->operands_first != b->pattern->operands_first)
        return -1;
    for (int i = 0; i < a->made.n; i++)
        if (a->made.at[i]->pred->kind != PRED_FALSE && pred_implies(a->made.at[i]->pred, b->facts->pred) &&
            changes_it(b, a, a->nodes.at[i]))
            return i;
    return -1;
}

/* ---- cycles ---- */

struct rules {
    struct rule *at;
    int n;
    int *edge; /* n * n: where in the one's product the other matches, or -1 */
};

/* The shortest way back to `start`, breadth first; its length, 0: none. */
static int find_cycle(const struct rules *r, int start, int *cycle)
{
    int *from = alloc(sizeof *from * (size_t)r->n), *queue = alloc(sizeof *queue * (size_t)r->n), n = 0;
    for (int i = 0; i < r->n; i++)
        from[i] = -1;
    queue[n++] = start;
    for (int q = 0; q < n; q++) {
        if (r->edge[queue[q] * r->n + start] >= 0) {
            int length = 0;
            for (int i = queue[q]; i != start; i = from[i])
                cycle[length++] = i;
            cycle[length++] = start;
            for (int i = 0; i < length / 2; i++) {
                int t = cycle[i];
                cycle[i] = cycle[length - 1 - i];
                cycle[length - 1 - i] = t;
            }
            return length;
        }
        for (int i = 0; i < r->n; i++)
            if (i != start && from[i] < 0 && r->edge[queue[q] * r->n + i] >= 0) {
                from[i] = queue[q];
                queue[n++] = i;
            }
    }
    return 0;
}

static void warn_cycle(const struct rules *r, const int *cycle, int n)
{
    const struct pattern *first = r->at[cycle[0]].pattern;
    const char *others = "";
    for (int i = 1; i < n; i++)
        others = format("%s%s'%s'", others, i + 1 < n ? ", " : " and ", r->at[cycle[i]].pattern->name);
    if (n == 1)
        warn_at(W_NONTERMINATION, first->name_at, "rule '%s' matches again what it makes", first->name);
    else
        warn_at(W_NONTERMINATION, first->name_at, "rules '%s'%s match what each other make, without end",
                first->name, others);
    for (int i = 0; i < n; i++) {
        const int next = cycle[(i + 1) % n], at = r->edge[cycle[i] * r->n + next];
        note_at(r->at[cycle[i]].nodes.at[at]->at, "here '%s' matches%s", r->at[next].pattern->name,
                n > 1 ? format(" what '%s' makes", r->at[cycle[i]].pattern->name) : " again");
    }
}

void lint_rules(struct unit *u)
{
    struct rules r = {.at = alloc(sizeof *r.at * ((size_t)u->n_patterns + 1))};
    for (int i = 0; i < u->n_patterns; i++)
        if (u->patterns[i]->is_rule && !u->patterns[i]->once)
            r.at[r.n++].pattern = u->patterns[i];
    r.edge = alloc(sizeof *r.edge * ((size_t)r.n * (size_t)r.n + 1));
    for (int i = 0; i < r.n; i++) {
        r.at[i].facts = facts_of(u, (struct pattern *[]){(struct pattern *)r.at[i].pattern}, 1)->of[0];
        find_products(u, &r.at[i]);
    }
    for (int i = 0; i < r.n * r.n; i++)
        r.edge[i] = find_match(&r.at[i / r.n], &r.at[i % r.n]);
    bool *reported = alloc((size_t)r.n + 1);
    int *cycle = alloc(sizeof *cycle * ((size_t)r.n + 1));
    for (int i = 0; i < r.n; i++) {
        const int n = reported[i] ? 0 : find_cycle(&r, i, cycle);
        if (n > 0)
            warn_cycle(&r, cycle, n);
        for (int k = 0; k < n; k++)
            reported[cycle[k]] = true;
    }
}
