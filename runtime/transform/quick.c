/* quick.c -- the commonest rewrite in few steps: what nothing else uses becomes a call or two, in place.
 *
 * In:   a match of one root, of a rule whose replacement is calls without attributes (struct dfg_made_call).
 * Out:  the graph with the replacement; or it is as it was, and attempt.c tries, which does the same and all else,
 *       and says why not.
 *
 * Where such a rule alone may have a root by its operator, dfg_quick_next goes from one such node to the next: no
 * candidates are asked, as the match is all that they could say.
 */
#include "../core/edit_take.h"
#include "../core/row.h"
#include "queue.h"

static bool is_fitting(const dfg_rewriter *r, const struct running_rule *rule, const struct dfg_made_call *c,
                       uint16_t *op)
{
    *op = rule->file->build.graph.op_back[c->op];
    const struct dfg_op_decl *decl = *op != DFG_NO_OP ? r->m->operators.rows[*op].decl : NULL;
    return decl != NULL && decl->n_required_results == 1 && !decl->variadic_results && c->n >= decl->n_required &&
           c->n <= decl->n_operands;
}

/* The operators are known, have no effect, and functions and bodies know no root by its row. */
static bool has_plain_roots(const dfg_rewriter *r, const struct running_rule *rule)
{
    const uint16_t *op = rule->rule->roots;
    bool plain = op != NULL;
    for (; plain && *op != 0; op++) {
        const uint16_t its = rule->file->build.graph.op_back[*op];
        plain = *op != DFG_FUNC && *op != DFG_VAR && *op != DFG_LET &&
                (its == DFG_NO_OP || (r->m->operators.bits[its] >> DFG_EFFECT & 1) == 0);
    }
    return plain;
}

/* Has each call operands, and does the second use the first? */
static bool is_chain(const struct dfg_rule *rule)
{
    bool chain = rule->n_calls == 1;
    for (uint32_t k = 0; rule->n_calls == 2 && k < rule->calls[1].n; k++)
        chain = chain || rule->calls[1].from[k] >= DFG_FROM_CALL;
    return chain && rule->calls[0].n > 0;
}

void dfg_quick_find(dfg_rewriter *r, struct running_rule *rule)
{
    const struct dfg_typing *typing = r->options.typing;
    const struct dfg_rule *its = rule->rule;
    bool quick = its->n_calls >= 1 && its->n_calls <= 2 && rule->has_one_root && !r->options.provenance &&
                 r->options.canonical == 0 && r->once_words == 0 && !r->reach.has_wide && !r->is_open &&
                 r->m->bodies.n <= 2 && has_plain_roots(r, rule) && is_chain(its);
    for (uint32_t i = rule->n_roots; i < rule->n_parts; i++)
        quick = quick && !rule->parts[i].is_set;
    for (uint32_t i = 0; quick && i < its->n_calls; i++) {
        quick = is_fitting(r, rule, &its->calls[i], &rule->made[i]);
        rule->n_made_operands += its->calls[i].n;
        rule->tells = rule->tells || (quick && typing != NULL && typing->tells(r->typing, rule->made[i]));
    }
    if (its->n_calls == 1)
        rule->made[1] = rule->made[0];
    rule->stats = &r->stats[rule->choice];
    rule->is_quick = quick;
    rule->relabels = quick && !rule->tells && rule->n_parts - rule->n_roots == its->n_calls - 1;
    r->has_quick = r->has_quick || (quick && rule->has_one_match);
}

/* ---- what is the same for each match ---- */

/* Asked anew when something else has been done. */
static inline void begin(dfg_rewriter *r)
{
    const dfg_module *m = r->m;
    m->edit->notes_uses = r->watched != NULL;
    r->may_be_quick = (m->facts.n | m->notes.n) == 0 && m->edit->final_room >= 2;
    r->needs_more = m->edit->notes_uses || r->has_memo || r->reach.depth > 2 || m->edit->lists_bytes > 0;
}

/* A kind is made the first time that attempt.c makes such a call. */
static bool find_kinds(const dfg_rewriter *r, struct running_rule *rule)
{
    const struct operator_row *rows = r->m->operators.rows;
    for (uint32_t i = 0; i < 2; i++) {
        rule->made_kinds[i] = rows[rule->made[i]].plain;
        rule->made_roots[i] = queue_may_root(r, rule->made[i]);
    }
    rule->has_kinds = rule->made_kinds[0] != 0 && rule->made_kinds[1] != 0;
    return rule->has_kinds;
}

static inline bool has_kinds(const dfg_rewriter *r, struct running_rule *rule)
{
    return rule->has_kinds || find_kinds(r, rule);
}

/* ---- one match ---- */

static inline dfg_node held(const char *match, uint32_t offset)
{
    return *(const dfg_node *)(const void *)(match + offset);
}

static inline bool is_covered(const struct running_rule *rule, const char *match, dfg_node n)
{
    for (uint32_t i = rule->n_roots; i < rule->n_parts; i++)
        if (held(match, rule->parts[i].offset) == n)
            return true;
    return false;
}

/* Does all that the match covers go with its root, and may it? */
static inline bool goes(const dfg_rewriter *r, const struct running_rule *rule, const char *match, dfg_node root)
{
    const dfg_module *m = r->m;
    const uint32_t *head = m->edit->head, *uses = m->nodes.uses, *all = m->operators.bits;
    const dfg_node *owner = m->edit->owner;
    const uint16_t *op = m->nodes.op;
    uint32_t bits = 0;
    const struct dfg_part *part = rule->parts + rule->n_roots, *end = rule->parts + rule->n_parts;
    for (; part < end; part++) {
        const dfg_node n = held(match, part->offset);
        const uint16_t its = op[n];
        if (n == root || uses[n] != 1 || its == DFG_FUNC || its == DFG_LET)
            return false;
        const dfg_node user = owner[head[n]];
        if (user != root && !is_covered(rule, match, user))
            return false;
        bits |= all[its];
    }
    return (bits >> DFG_EFFECT & 1) == 0 && uses[root] != 0;
}

static inline dfg_node operand(const struct dfg_made_call *c, uint32_t k, const char *match, dfg_node left)
{
    return c->from[k] >= DFG_FROM_CALL ? left : held(match, c->from[k]);
}

/* Are the call's operands those that the row has? */
static inline bool has_operands(const dfg_module *m, dfg_node at, const struct dfg_made_call *c, const char *match,
                                dfg_node left)
{
    const dfg_node *old = m->args.rows + m->nodes.first[at];
    const uint32_t n = c->n;
    if (m->nodes.argc[at] != n)
        return false;
    for (uint32_t k = 0; k < n; k++)
        if (old[k] == DFG_NONE || old[k] != operand(c, k, match, left))
            return false;
    return true;
}

static inline void set_kind(const dfg_module *m, const struct running_rule *rule, uint32_t call, dfg_node n)
{
    m->nodes.op[n] = rule->made[call];
    m->nodes.kind[n] = rule->made_kinds[call];
}

/* `left`, next to the root, is another value now. */
static inline bool settle(dfg_rewriter *r, dfg_node root, dfg_node left)
{
    if (left < r->m->nodes.n_names)
        dfg_set_name(r->m, left, 0);
    return dfg_settle(r, left, dfg_place(r, root));
}

/* A commit begins. */
static inline void start(const dfg_rewriter *r)
{
    r->m->edit->is_changed = true;
    if (r->needs_more)
        edit_start_over(r->m);
}

/* What the match covers keeps its operands, and only calls something else: nothing goes, and no use is another. */
static inline bool relabel(dfg_rewriter *r, const struct running_rule *rule, dfg_node root, const char *match,
                           dfg_node *left)
{
    dfg_module *m = r->m;
    const struct nodes *t = &m->nodes;
    const struct dfg_made_call *c = rule->rule->calls;
    dfg_node inner = DFG_NONE;
    if (rule->n_parts != rule->n_roots) {
        inner = held(match, rule->parts[rule->n_roots].offset);
        const uint16_t its = t->op[inner];
        if (t->uses[inner] != 1 || its == DFG_FUNC || its == DFG_LET ||
            (m->operators.bits[its] >> DFG_EFFECT & 1) != 0 || !has_operands(m, inner, c++, match, DFG_NONE))
            return false;
    }
    if (t->uses[root] == 0 || !has_operands(m, root, c, match, inner))
        return false;
    start(r);
    set_kind(m, rule, 1, root);
    *left = inner;
    if (inner == DFG_NONE)
        return true;
    set_kind(m, rule, 0, inner);
    t->type[inner] = 0;
    return settle(r, root, inner);
}

/* The call's operands: the row's own, or behind the others, where all stand before `at`, which is that row; false: it
 * can't be.  What is held must not be `left`, which goes. */
static inline bool fill(const dfg_module *m, const struct running_rule *rule, uint32_t call, const char *match,
                        dfg_node left, struct edit_content *row, dfg_node at)
{
    const struct edit *e = m->edit;
    const struct dfg_made_call *c = &rule->rule->calls[call];
    row->n = c->n;
    row->same = has_operands(m, at, c, match, left);
    if (row->same && !rule->tells) {
        row->args = m->args.rows + m->nodes.first[at];
        return true;
    }
    dfg_node *args = row->args = m->args.rows + m->args.n + (call != 0 ? rule->rule->calls[0].n : 0);
    const bool by_id = e->rank == NULL;
    for (uint32_t k = 0, n = c->n; k < n; k++) {
        const dfg_node a = operand(c, k, match, left);
        if (a == DFG_NONE || !(by_id ? a < at : edit_before(e, a, at)) || (a == left && c->from[k] < DFG_FROM_CALL))
            return false;
        args[k] = a;
    }
    return true;
}

/* The operands of two calls, and where the first goes: what edit_takes says, of calls. */
static inline bool fill_two(const dfg_module *m, const struct running_rule *rule, struct edit_take *p, const char *match)
{
    const struct nodes *t = &m->nodes;
    const uint32_t argc = t->argc[p->root];
    const dfg_node *d = m->args.rows + t->first[p->root], *end = d + argc;
    for (; d < end; d++) {
        const dfg_node left = *d;
        if (t->uses[left] != 1) {
            if (t->uses[left] != 0 && t->uses[left] <= argc) /* by the root alone, perhaps */
                return false;
            continue;
        }
        if (edit_is_plain(m, left) && (m->operators.bits[t->op[left]] >> DFG_EFFECT & 1) == 0 &&
            fill(m, rule, 0, match, left, &p->row[0], left) && fill(m, rule, 1, match, left, &p->row[1], p->root)) {
            p->left = left;
            return true;
        }
    }
    return false;
}

static void rename_operand(const struct edit_content *row, dfg_node from, dfg_node to)
{
    for (uint32_t i = 0; i < row->n; i++)
        if (row->args[i] == from)
            row->args[i] = to;
}

/* What inference says of the calls, which are rows for this time; false: memory is out. */
static bool find_types(dfg_rewriter *r, struct edit_take *p)
{
    dfg_module *m = r->m;
    const struct edit_mark base = dfg_edit_mark(m);
    struct nodes *t = &m->nodes;
    if (p->n == 2)
        rename_operand(&p->row[1], p->left, base.nodes);
    for (uint32_t i = 0; i < p->n; i++)
        dfg_row_put(m, p->row[i].kind, p->row[i].n, false, 0);
    r->failed = !r->options.typing->added(r->typing, base.nodes, t->n);
    for (uint32_t i = 0; i < p->n; i++)
        p->row[i].type = t->type[base.nodes + i];
    dfg_edit_rollback(m, base);
    if (p->n == 2)
        rename_operand(&p->row[1], base.nodes, p->left);
    return !r->failed;
}

/* Where inference knows nothing of what is made the root's type holds on. */
static inline bool types_fit(dfg_rewriter *r, const struct running_rule *rule, struct edit_take *p)
{
    const uint32_t old = r->m->nodes.type[p->root];
    uint32_t *type = &p->row[p->n - 1].type;
    if (!rule->tells) {
        p->row[0].type = 0;
        *type = old;
        return true;
    }
    return find_types(r, p) && dfg_attempt_meet(r, old, *type, type);
}

static inline bool commit(dfg_rewriter *r, const struct edit_take *p)
{
    dfg_module *m = r->m;
    const dfg_node left = p->left;
    const uint32_t n_args = m->args.n;
    start(r);
    edit_take(m, p);
    if (m->args.n != n_args) {
        r->failed = !edit_compact(m);
        m->edit->base = dfg_edit_mark(m);
    }
    if (m->failed || (left != DFG_NONE && !settle(r, p->root, left)))
        r->failed = true;
    return !r->failed;
}

/* Is there room for the new contents? */
static inline bool fits(const dfg_module *m, const struct running_rule *rule, dfg_node root)
{
    return m->args.n + rule->n_made_operands <= m->args.room && m->nodes.argc[root] != DFG_ARGC_MANY &&
           (!rule->tells || m->nodes.n + rule->rule->n_calls <= m->nodes.room);
}

/* The match is replaced by what takes the place of it. */
static bool take(dfg_rewriter *r, const struct running_rule *rule, dfg_node root, const char *match, dfg_node *left)
{
    const dfg_module *m = r->m;
    const bool two = rule->rule->n_calls == 2;
    struct edit_take p;
    if (!goes(r, rule, match, root) || !fits(m, rule, root))
        return false;
    p.root = root;
    p.left = DFG_NONE;
    p.n = two ? 2 : 1;
    for (uint32_t i = 0; i < 2; i++) {
        p.row[i].op = rule->made[i];
        p.row[i].kind = rule->made_kinds[i];
    }
    if (!(two ? fill_two(m, rule, &p, match) : fill(m, rule, 0, match, DFG_NONE, &p.row[0], root)) ||
        !types_fit(r, rule, &p) || !commit(r, &p))
        return false;
    *left = p.left;
    return true;
}

/* The match is replaced, and *left says which row beside the root's is another one. */
static inline bool replace(dfg_rewriter *r, struct running_rule *rule, dfg_node root, const char *match, dfg_node *left)
{
    if (!has_kinds(r, rule) || r->m->nodes.kind[root] == rule->made_kinds[1] ||
        (!(rule->relabels && relabel(r, rule, root, match, left)) && !take(r, rule, root, match, left)))
        return false;
    rule->stats->tried++;
    rule->stats->applied++;
    r->applied++;
    return true;
}

bool dfg_quick_try(dfg_rewriter *r, struct running_rule *rule, dfg_node root, const void *match)
{
    dfg_node left;
    begin(r);
    if (!r->may_be_quick || !replace(r, rule, root, match, &left))
        return false;
    edit_say_taken(r->m->edit, root, left);
    return true;
}

/* ---- from one to the next ---- */

/* The one rule that may have n as its root, and quickly; NULL: there is none such. */
static inline struct running_rule *quick_rule(const dfg_rewriter *r, dfg_node n)
{
    const uint16_t op = r->m->nodes.op[n];
    return op < r->n_only && r->may_be_quick ? r->only[op] : NULL;
}

/* All that may follow. */
static bool follow_all(dfg_rewriter *r, struct running_rule *rule, dfg_node root, dfg_node left)
{
    edit_say_taken(r->m->edit, root, left);
    dfg_attempt_one_root(r, root);
    r->building = &rule->file->build;
    return dfg_follow_up(r);
}

/* Mostly nothing has to follow but the queue, and mostly `left` is all of that: *next then, else DFG_NONE. */
static inline DFG_IN_LINE bool follow_up(dfg_rewriter *r, struct running_rule *rule, dfg_node root, dfg_node left,
                                         dfg_node *next)
{
    const dfg_module *m = r->m;
    if (r->needs_more || r->followed.layout != m->layout || r->followed.n_args < m->args.n)
        return follow_all(r, rule, root, left);
    if ((rule->made_roots[1] && !queue_root(r, root)) || !queue_users(r, root))
        return false;
    if (left == DFG_NONE || !rule->made_roots[0] || !queue_has_turn(r, left))
        return true;
    if (r->n_heap > 0)
        return queue_root(r, left);
    *next = left;
    return true;
}

/* The match at n, if there is one, is replaced; false: not here, or memory is out. */
static inline DFG_IN_LINE bool step(dfg_rewriter *r, struct running_rule *rule, dfg_node n, dfg_node *next)
{
    _Alignas(max_align_t) char match[DFG_FOUND_SIZE];
    dfg_node left;
    if (!rule->pattern->next(&rule->file->search.graph, n, NULL, match))
        return true;
    assert(dfg_place(r, n) != UINT32_MAX);
    return held(match, 0) == n && replace(r, rule, n, match, &left) && follow_up(r, rule, n, left, next);
}

dfg_node dfg_quick_next(dfg_rewriter *r)
{
    dfg_node next = DFG_NONE, n;
    begin(r);
    while ((n = next != DFG_NONE ? next : queue_take(r)) != DFG_NONE) {
        struct running_rule *rule = r->applied < r->quick_most ? quick_rule(r, n) : NULL;
        next = DFG_NONE;
        if (rule != NULL && step(r, rule, n, &next))
            continue;
        if (r->failed)
            break;
        if (dfg_find_candidates(r, n))
            return n;
    }
    return DFG_NONE;
}
