/* check_graph.c -- a graph in which a pattern may match.
 *
 * In:   the description of a pattern, a tape of choices.
 * Out:  a module whose @main returns the roots, and now and then values within.
 *
 * Pattern nodes become graph nodes, operands first, and the calls among them before
 * the leaves, which then know their neighbours; each is computed as it is made, so
 * that what an operator does not take ends the attempt at once.  What a pattern
 * asks in conditions is left to luck: whether it matches, its matcher says.
 * Recursion is bounded by the pattern, chains by MOST_LINKS.
 */
#include "../dfg_infer.h"
#include "check.h"

#include <stdlib.h>
#include <string.h>

enum { MOST_LINKS = 3, MOST_DEPTH = 200, MOST_ARGS = 64 };

static dfg_node make(struct maker *, uint32_t id, const struct place *);

static dfg_node give_up(struct maker *k)
{
    k->failed = true;
    return DFG_NONE;
}

/* ---- tuples and calls ---- */

/* wanted: as a pattern says it, from the back where it is below 0, any: the first. */
static dfg_node make_get(struct maker *k, dfg_node tuple, int32_t wanted)
{
    const struct dfg_data *t = value_of(k, tuple);
    const int64_t n_fields = t != NULL && t->tag == DFG_DATA_TUPLE ? (int64_t)t->n : 0;
    const int64_t at = wanted == PAT_ANY_INDEX ? 0 : wanted < 0 ? n_fields + wanted : wanted;
    if (at < 0 || at >= n_fields || t->u.fields[at] == NULL)
        return give_up(k);
    const uint32_t index = (uint32_t)at;
    struct dfg_data *field = dfg_data_hold(t->u.fields[index]);
    dfg_node n = dfg_get(k->m, tuple, index, 0);
    return keep_value(k, n, field) ? n : DFG_NONE;
}

static dfg_node make_tuple(struct maker *k, const dfg_node *args, uint32_t n_args)
{
    dfg_node n = dfg_tuple(k->m, args, n_args, 0);
    struct dfg_data *fields[MOST_ARGS], *d;
    for (uint32_t i = 0; i < n_args; i++) {
        fields[i] = args[i] < k->n_values ? dfg_data_hold(k->values[args[i]]) : NULL;
        if (fields[i] == NULL)
            k->failed = true;
    }
    d = k->failed ? NULL : dfg_data_pack(fields, n_args);
    for (uint32_t i = 0; d == NULL && i < n_args; i++)
        dfg_data_free(fields[i]);
    return keep_value(k, n, d) ? n : DFG_NONE;
}

static dfg_node make_op(struct maker *k, uint16_t op, const dfg_node *args, uint32_t n_args,
                        const struct dfg_attr *attrs, uint32_t n_attrs, uint32_t results)
{
    struct dfg_data *values[MOST_ARGS];
    for (uint32_t i = 0; i < n_args; i++)
        values[i] = args[i] != DFG_NONE && args[i] < k->n_values ? k->values[args[i]] : NULL;
    if (k->failed)
        return DFG_NONE;
    dfg_node n = dfg_call_op(k->m, op, args, n_args, attrs, n_attrs, results, 0);
    if (n == DFG_NONE)
        return give_up(k);
    tflite_result(k, n, kernel_of(k->m, op), args, n_args);
    k->n_calls++;
    return keep_value(k, n, dfg_evaluate_call(k->m, n, values, n_args)) ? n : DFG_NONE;
}

/* ---- regions: what is matched more than once ---- */

static bool lies_in(const struct pat_pattern *p, uint32_t region, uint32_t in)
{
    while (region != in && region != 0 && region < p->n_regions)
        region = p->regions[region].up;
    return region == in;
}

/* Forgets the nodes of the region, which is made again. */
static void unbind(struct maker *k, uint32_t region)
{
    for (uint32_t i = 0; region != 0 && i < k->pattern->n_nodes; i++)
        if (lies_in(k->pattern, k->pattern->nodes[i].region, region))
            k->bound[i] = DFG_NONE;
}

/* ---- choices ---- */

/* Is it made of operands, rather than a leaf? */
static bool is_inner(const struct maker *k, uint32_t id)
{
    const struct pat_node *n = &k->pattern->nodes[id];
    if (n->kind == PAT_N_ALT || n->kind == PAT_N_AND) {
        for (uint32_t i = 0; i < n->n_kids; i++)
            if (is_inner(k, n->kids[i]))
                return true;
        return false;
    }
    return n->kind == PAT_N_CALL || n->kind == PAT_N_TUPLE || n->kind == PAT_N_GET ||
           n->kind == PAT_N_DOMINATES || n->kind == PAT_N_CHAIN || n->kind == PAT_N_LINK;
}

/* What the leaf id, and others at the same node, want. */
static void add_wish(const struct maker *k, uint32_t id, struct wish *w)
{
    const struct pat_node *n = &k->pattern->nodes[id];
    w->is_const = w->is_const || n->kind == PAT_N_CONST;
    w->is_input = w->is_input || n->kind == PAT_N_INPUT || n->kind == PAT_N_VAR;
    w->literal = n->kind == PAT_N_LITERAL ? n->lit : w->literal;
    w->type = n->n_types > 0 ? &n->types[0] : w->type;
    for (uint32_t i = 0; n->kind == PAT_N_AND && i < n->n_kids; i++)
        add_wish(k, n->kids[i], w);
}

/* All of an AND's leaves are the node. */
static void bind_leaves(struct maker *k, uint32_t id, dfg_node node)
{
    const struct pat_node *n = &k->pattern->nodes[id];
    k->bound[id] = node;
    for (uint32_t i = 0; n->kind == PAT_N_AND && i < n->n_kids; i++)
        if (k->bound[n->kids[i]] == DFG_NONE && !is_inner(k, n->kids[i]))
            bind_leaves(k, n->kids[i], node);
}

/* The kid that says most, is made; the others stand at the same node. */
static dfg_node make_and(struct maker *k, uint32_t id, const struct place *p)
{
    const struct pat_node *n = &k->pattern->nodes[id];
    struct wish w = {false, false, NULL, NULL};
    dfg_node node = DFG_NONE;
    for (uint32_t i = 0; i < n->n_kids && node == DFG_NONE;
         i++) /* one that is bound, else one that is inner */
        node = k->bound[n->kids[i]];
    for (uint32_t i = 0; i < n->n_kids && node == DFG_NONE && !k->failed; i++)
        if (is_inner(k, n->kids[i]))
            node = make(k, n->kids[i], p);
    if (node == DFG_NONE && !k->failed) {
        uint32_t alternative = UINT32_MAX;
        for (uint32_t i = 0; i < n->n_kids; i++)
            if (k->pattern->nodes[n->kids[i]].kind == PAT_N_ALT)
                alternative = n->kids[i];
        add_wish(k, id, &w);
        node = alternative != UINT32_MAX && !w.is_const && w.literal == NULL ? make(k, alternative, p)
                                                                             : make_leaf(k, id, &w, p);
    }
    bind_leaves(k, id, node);
    return node;
}

static dfg_node make_wild(struct maker *k, uint32_t id, const struct place *p)
{
    struct wish w = {false, false, NULL, NULL};
    add_wish(k, id, &w);
    return make_leaf(k, id, &w, p);
}

/* ---- calls ---- */

/* Something for where a pattern names no operator: of one operand, element by element, without attributes. */
static bool is_plain(const dfg_module *m, uint16_t op)
{
    const struct dfg_op_decl *decl = dfg_operator_decl(m, op);
    return decl != NULL && decl->kind == DFG_ELEMWISE && decl->n_operands == 1 && decl->n_attrs == 0 &&
           *kernel_of(m, op) != '\0';
}

static uint16_t choose_op(struct maker *k, const struct pat_node *n)
{
    uint32_t n_any = 0;
    if (n->n_ops == 0)
        for (uint32_t op = DFG_FIRST_OP; op < dfg_n_operators(k->m); op++)
            n_any += is_plain(k->m, (uint16_t)op);
    if (n->n_ops + n_any == 0)
        return (uint16_t)give_up(k);
    uint32_t i = tape_choose(k->tape, n->n_ops > 0 ? n->n_ops : n_any);
    if (n->n_ops > 0)
        return dfg_operator(k->m, n->ops[i], strlen(n->ops[i]));
    uint16_t op = DFG_FIRST_OP;
    while (!is_plain(k->m, op) || i-- > 0)
        op++;
    return op;
}

/* Which pattern node stands for operand i of a call with `extra` in its `every` or rest; UINT32_MAX: none. */
static uint32_t kid_of(const struct pat_node *n, uint32_t i)
{
    if (i < n->n_kids)
        return n->kids[i];
    return n->every && n->n_kids > 0 ? n->kids[n->n_kids - 1] : UINT32_MAX;
}

/* Operands of a call: those that have operands themselves first. */
static void make_args(struct maker *k, const struct pat_node *n, struct place *p, dfg_node *args,
                      const uint32_t *kids, bool inner)
{
    for (uint32_t i = 0; i < p->n_operands && !k->failed; i++) {
        uint32_t kid = kids[i];
        p->operand = i;
        if (args[i] != DFG_NONE || (kid == UINT32_MAX ? inner : is_inner(k, kid) != inner))
            continue;
        bool optional = i < 64 && i < n->n_kids && (n->optional >> i & 1);
        if (kid != UINT32_MAX && optional && k->bound[kid] == DFG_NONE && !tape_maybe(k->tape, 2))
            continue; /* absent */
        if (kid == UINT32_MAX) {
            const struct wish w = {false, false, NULL, NULL};
            args[i] = make_leaf(k, UINT32_MAX, &w, p);
            continue;
        }
        if (n->every && i + 1 >= n->n_kids)
            unbind(k, k->pattern->nodes[kid].region);
        args[i] = make(k, kid, p);
    }
}

/* Which pattern node each operand is: with `...` some stand before or behind; how many. */
static uint32_t arrange(struct maker *k, const struct pat_node *n, const struct dfg_op_decl *decl,
                        uint32_t *kids)
{
    uint32_t total = n->n_kids, before = 0, most = decl != NULL ? decl->n_operands : total;
    if (n->every)
        total = n->n_kids - 1 + 1 + tape_choose(k->tape, 3);
    else if (n->rest_last && decl != NULL && !decl->variadic)
        total = most > total ? total + tape_choose(k->tape, most - total + 1) : total;
    else if (n->rest_first || n->rest_last)
        total += tape_choose(k->tape, 3);
    if (n->rest_last && decl != NULL && total < decl->n_required)
        total = decl->n_required;
    if (n->rest_first)
        before = total - n->n_kids;
    if (total > MOST_ARGS)
        total = MOST_ARGS;
    bool swapped = !n->ordered && !n->rest_first && !n->every && total == 2 && decl != NULL &&
                   decl->commutative && tape_maybe(k->tape, 3);
    for (uint32_t i = 0; i < total; i++)
        kids[i] = i < before ? UINT32_MAX : kid_of(n, i - before);
    if (swapped) {
        uint32_t kid = kids[0];
        kids[0] = kids[1];
        kids[1] = kid;
    }
    return total;
}

/* Is it the node, or a choice that may be it? */
static bool may_be(const struct pat_pattern *p, uint32_t node, uint32_t id)
{
    const struct pat_node *n = &p->nodes[node];
    bool found = node == id;
    for (uint32_t i = 0; !found && (n->kind == PAT_N_ALT || n->kind == PAT_N_AND) && i < n->n_kids; i++)
        found = may_be(p, n->kids[i], id);
    return found;
}

/* As many results as the pattern reads: 0, what the operator gives; at least two where it gives any number. */
static uint32_t results_of(const struct maker *k, uint32_t id, const struct dfg_op_decl *decl)
{
    int32_t n = decl != NULL && decl->variadic_results ? 2 : 0;
    for (uint32_t i = 0; i < k->pattern->n_nodes; i++) {
        const struct pat_node *get = &k->pattern->nodes[i];
        if (get->kind == PAT_N_GET && may_be(k->pattern, get->kids[0], id) && get->index != PAT_ANY_INDEX && get->index >= n)
            n = get->index + 1;
    }
    return n > 1 ? (uint32_t)n : 0;
}

static dfg_node make_call(struct maker *k, uint32_t id, const struct place *above)
{
    const struct pat_node *n = &k->pattern->nodes[id];
    uint16_t op = choose_op(k, n);
    const struct dfg_op_decl *decl = dfg_operator_decl(k->m, op);
    uint32_t kids[MOST_ARGS], n_args = arrange(k, n, decl, kids),
                              room = (decl != NULL ? decl->n_attrs : 0) + 1;
    dfg_node args[MOST_ARGS] = {0};
    struct dfg_attr *attrs = calloc(room, sizeof *attrs);
    const uint32_t results = results_of(k, id, decl);
    struct place p = {kernel_of(k->m, op), 0, n_args, results, attrs, 0, args, n, above};
    if (attrs == NULL)
        return give_up(k);
    make_args(k, n, &p, args, kids, true);
    /* what is made of the first operand's rank wants it now; windows want attributes first */
    if (n_args > 0 && kids[0] != UINT32_MAX && args[0] == DFG_NONE && !k->failed) {
        p.operand = 0;
        args[0] = make(k, kids[0], &p);
    }
    k->about = id;
    if (!k->failed)
        p.n_attrs = make_attrs(k, op, n, args, n_args, attrs);
    make_args(k, n, &p, args, kids, false);
    while (n_args > 0 && args[n_args - 1] == DFG_NONE)
        n_args--;
    dfg_node node = k->failed ? DFG_NONE : make_op(k, op, args, n_args, attrs, p.n_attrs, results);
    free(attrs);
    const struct dfg_data *d = value_of(k, node);
    bool first = d != NULL && d->tag == DFG_DATA_TUPLE && !n->under_get && decl != NULL &&
                 !decl->variadic_results && decl->n_required_results == 1;
    return first ? make_get(k, node, 0) : node;
}

static dfg_node make_fields(struct maker *k, const struct pat_node *n)
{
    uint32_t kids[MOST_ARGS], n_args = arrange(k, n, NULL, kids);
    dfg_node args[MOST_ARGS] = {0};
    struct place p = {NULL, 0, n_args, 0, NULL, 0, args, NULL, NULL};
    make_args(k, n, &p, args, kids, true);
    make_args(k, n, &p, args, kids, false);
    return k->failed ? DFG_NONE : make_tuple(k, args, n_args);
}

/* ---- paths and chains ---- */

/* The child, over some nodes of the path, uses the parent. */
static dfg_node make_dominated(struct maker *k, const struct pat_node *n)
{
    const struct place p = {NULL, 0, 0, 0, NULL, 0, NULL, NULL, NULL};
    dfg_node at = make(k, n->kids[0], &p);
    for (uint32_t i = tape_choose(k->tape, 3); i > 0 && !k->failed; i--) {
        k->injected = at;
        unbind(k, k->pattern->nodes[n->kids[1]].region);
        k->bound[n->kids[1]] = DFG_NONE;
        at = make(k, n->kids[1], &p);
    }
    k->injected = at;
    return k->failed ? DFG_NONE : make(k, n->kids[2], &p);
}

static dfg_node make_chain(struct maker *k, uint32_t id, const struct place *p)
{
    const struct pat_node *n = &k->pattern->nodes[id];
    bool more = k->links < MOST_LINKS && tape_choose(k->tape, 3) != 2;
    if (n->n_kids < 2)
        return give_up(k);
    k->links++;
    for (uint32_t i = 0; i < k->pattern->n_regions; i++)
        if (k->pattern->regions[i].kind == PAT_R_LINKS && k->pattern->regions[i].node == id)
            unbind(k, i);
    dfg_node node = make(k, n->kids[more ? 0 : 1 + tape_choose(k->tape, n->n_kids - 1)], p);
    k->links--;
    return node;
}

/* ---- any node ---- */

static dfg_node make_kind(struct maker *k, uint32_t id, const struct place *p)
{
    const struct pat_node *n = &k->pattern->nodes[id];
    dfg_node t;
    switch ((enum pat_kind)n->kind) {
    case PAT_N_CALL:
        return make_call(k, id, p);
    case PAT_N_TUPLE:
        return make_fields(k, n);
    case PAT_N_GET:
        t = make(k, n->kids[0], p);
        return k->failed ? DFG_NONE : make_get(k, t, n->index);
    case PAT_N_ALT:
        return make(k, n->kids[tape_choose(k->tape, n->n_kids)], p);
    case PAT_N_AND:
        return make_and(k, id, p);
    case PAT_N_ANY:
    case PAT_N_NOT:
    case PAT_N_VAR:
    case PAT_N_INPUT:
    case PAT_N_CONST:
    case PAT_N_LITERAL:
        return make_wild(k, id, p);
    case PAT_N_DOMINATES:
        return make_dominated(k, n);
    case PAT_N_CHAIN:
        return make_chain(k, id, p);
    case PAT_N_LINK:
        return make_chain(k, (uint32_t)n->index, p);
    case PAT_N_UNUSED:
    case PAT_N_APPLY:
    case PAT_N_FN:
    case PAT_N_IF:
    case PAT_N_LET:
    case PAT_N_GLOBAL:
    case PAT_N_OP_REF:
        break;
    }
    return give_up(k); /* functions and their calls are not made up */
}

static dfg_node make(struct maker *k, uint32_t id, const struct place *p)
{
    if (k->failed || k->depth > MOST_DEPTH)
        return give_up(k);
    const uint32_t set = k->pattern->nodes[id].member_of;
    if (set > 0) /* the member made last */
        id = (uint32_t)k->pattern->captures[set - 1].ref;
    if (k->bound[id] != DFG_NONE)
        return k->bound[id];
    k->depth++;
    dfg_node n = make_kind(k, id, p);
    k->depth--;
    if (n == DFG_NONE)
        return give_up(k);
    k->bound[id] = n;
    return n;
}

/* ---- the graph ---- */

/* What is the same all over the graph. */
static void set_defaults(struct maker *k, bool fast_math)
{
    static const uint8_t dtypes[] = {DFG_F32, DFG_I32, DFG_F32, DFG_I64, DFG_F64, DFG_F32,
                                     DFG_U8,  DFG_F16, DFG_U64, DFG_F32, DFG_I8,  DFG_BF16};
    static const uint8_t stored[] = {DFG_I8, DFG_U8, DFG_I16, DFG_U16};
    static const uint8_t scales[] = {DFG_F32, DFG_F32, DFG_F16, DFG_BF16};
    static const int64_t ranks[] = {2, 1, 3, 0, 4}, extents[] = {2, 1, 3, 5, 0, 4};
    k->dtype = (enum dfg_dtype)dtypes[tape_choose(k->tape, 12)];
    k->stored = (enum dfg_dtype)stored[tape_choose(k->tape, 4)];
    k->scale = (enum dfg_dtype)scales[tape_choose(k->tape, 4)];
    /* more often where no double has room for the extremes */
    const uint32_t seldom = k->dtype == DFG_I64 || k->dtype == DFG_U64 ? 2 : 3;
    k->pool = tape_maybe(k->tape, seldom) ? 1 + tape_choose(k->tape, 2) : EVAL_USUAL;
    k->pool = fast_math ? EVAL_USUAL : k->pool;
    k->rank = (int32_t)ranks[tape_choose(k->tape, 5)];
    const uint32_t vague = 1 + tape_choose(k->tape, 3);
    k->vague = tape_maybe(k->tape, 4) ? vague : 0;
    for (int32_t d = 0; d < 4; d++)
        k->dims[d] = extents[tape_choose(k->tape, 6)];
    /* what the pattern mentions, is likely what it asks for */
    const struct pat_value *rank = tape_maybe(k->tape, 2) ? mentioned(k, false) : NULL;
    if (rank != NULL && rank->tag == PAT_V_INT && rank->i >= 0 && rank->i <= 4)
        k->rank = (int32_t)rank->i;
}

/* Members of `every y = p`: as roots, where they are the roots, else beside them. */
static uint32_t make_members(struct maker *k, uint32_t id, dfg_node *results, uint32_t n)
{
    const struct place p = {NULL, 0, 0, 0, NULL, 0, NULL, NULL, NULL};
    uint32_t region = k->pattern->nodes[id].region;
    for (uint32_t i = 1 + tape_choose(k->tape, 2); i > 0 && n < MOST_ARGS && !k->failed; i--) {
        unbind(k, region);
        k->bound[id] = DFG_NONE;
        results[n++] = make(k, id, &p);
    }
    return n;
}

static uint32_t make_roots(struct maker *k, dfg_node *results)
{
    const struct pat_pattern *d = k->pattern;
    const struct place p = {NULL, 0, 0, 0, NULL, 0, NULL, NULL, NULL};
    uint32_t n = 0;
    bool backwards = d->n_roots > 1 && tape_maybe(k->tape, 2);
    for (uint32_t i = 0; i < d->n_roots && n < MOST_ARGS && !d->every_root && !k->failed; i++)
        results[n++] = make(k, d->roots[backwards ? d->n_roots - 1 - i : i], &p);
    for (uint32_t i = 0; i < d->n_every && !k->failed; i++)
        n = make_members(k, d->every[i], results, n);
    return n;
}

/* Other consumers of some nodes, as more results. */
static uint32_t add_extra(struct maker *k, dfg_node *results, uint32_t n)
{
    while (n < MOST_ARGS && k->n_values > 1 && tape_maybe(k->tape, 6)) {
        dfg_node some = 1 + tape_choose(k->tape, (uint32_t)k->n_values - 1);
        const struct dfg_data *d = value_of(k, some);
        if (d != NULL && d->tag == DFG_DATA_TENSOR)
            results[n++] = some;
    }
    return n;
}

static bool finish(struct maker *k, const dfg_node *results, uint32_t n)
{
    dfg_node func = dfg_func(k->m, k->params, (uint32_t)k->n_params, results, n, NULL, 0, 0);
    return func != DFG_NONE && dfg_function_add(k->m, dfg_symbol(k->m, "main", 4), func) &&
           dfg_finish(k->m) == DFG_OK && dfg_infer(k->m, NULL) == DFG_OK && dfg_verify(k->m, NULL) == DFG_OK;
}

static bool take_inputs(const struct maker *k, struct values *inputs)
{
    inputs->at = calloc(k->n_params + 1, sizeof *inputs->at);
    inputs->n = inputs->at != NULL ? (uint32_t)k->n_params : 0;
    for (uint32_t i = 0; i < inputs->n; i++)
        inputs->at[i] = dfg_data_hold(k->values[k->params[i]]);
    return inputs->at != NULL;
}

static bool maker_init(struct maker *k, const dfg_module *operators)
{
    k->m = dfg_module_like(operators);
    k->bound = calloc((size_t)k->pattern->n_nodes + 1, sizeof *k->bound);
    k->vars = calloc((size_t)k->pattern->n_vars + 1, sizeof *k->vars);
    return k->m != NULL && k->bound != NULL && k->vars != NULL;
}

dfg_module *make_graph(struct check *c, struct tape *tape, struct values *inputs)
{
    struct maker k = {.tape = tape,
                      .pattern = dfg_rule_pattern(c->unit, c->rule)->desc};
    dfg_node results[MOST_ARGS] = {0};
    bool ok = maker_init(&k, c->operators);
    *inputs = (struct values){NULL, 0};
    tape->next = 0;
    if (ok) {
        k.about = UINT32_MAX;
        set_defaults(&k, c->fast_math);
        c->constants = k.pool;
        dfg_body_open(k.m);
        uint32_t n = make_roots(&k, results);
        if (!k.failed)
            n = add_extra(&k, results, n);
        c->reached = k.n_calls;
        ok = !k.failed && n > 0 && finish(&k, results, n) && take_inputs(&k, inputs);
    }
    for (size_t i = 0; i < k.n_values; i++)
        dfg_data_free(k.values[i]);
    free(k.values);
    free(k.params);
    free(k.bound);
    free(k.vars);
    if (ok)
        return k.m;
    dfg_module_free(k.m);
    return NULL;
}
