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

void dfg_quick_find(dfg_rewriter *r, struct running_rule *rule)
{
    const struct dfg_typing *typing = r->options.typing;
    const struct dfg_rule *its = rule->rule;
    bool quick = its->n_calls >= 1 && its->n_calls <= 2 && rule->has_one_root && !r->options.provenance &&
                 r->options.canonical == 0 && r->once_words == 0 && !r->reach.has_wide && !r->is_open &&
                 r->m->bodies.n <= 2;
    for (uint32_t i = rule->n_roots; i < rule->n_parts; i++)
        quick = quick && !rule->parts[i].is_set;
    for (uint32_t i = 0; quick && i < its->n_calls; i++) {
        quick = is_fitting(r, rule, &its->calls[i], &rule->made[i]);
        rule->n_made_operands += its->calls[i].n;
        rule->tells = rule->tells || (quick && typing != NULL && typing->tells(r->typing, rule->made[i]));
    }
    if (its->n_calls == 1)
        rule->made[1] = rule->made[0];
    rule->is_quick = quick;
    r->has_quick = r->has_quick || (quick && rule->has_one_match);
}

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
    uint32_t bits = all[op[root]];
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

/* The call's operands behind the others, where all stand before `at`, the row that will hold them; false: it can't be.
 * What is held must not be `left`, which goes. */
static inline bool fill(const dfg_module *m, const struct dfg_made_call *c, const char *match, dfg_node left,
                        struct edit_content *row, dfg_node at)
{
    const struct edit *e = m->edit;
    const dfg_node *old = m->args.rows + m->nodes.first[at];
    const uint32_t n = c->n;
    dfg_node *to = row->args;
    bool same = m->nodes.argc[at] == n && n != 0;
    for (uint32_t k = 0; k < n; k++) {
        const bool is_call = c->from[k] >= DFG_FROM_CALL;
        const dfg_node a = is_call ? left : held(match, c->from[k]);
        if (a == DFG_NONE || (e->rank == NULL ? a >= at : !edit_before(e, a, at)) || (a == left && !is_call))
            return false;
        same = same && old[k] == a;
        to[k] = a;
    }
    row->n = n;
    row->same = same;
    return true;
}

/* The operands of two calls, and where the first goes: what edit_takes says, of calls. */
static inline bool fill_two(const dfg_module *m, struct edit_take *p, const struct dfg_made_call *c, const char *match)
{
    const struct nodes *t = &m->nodes;
    const uint32_t argc = t->argc[p->root];
    const dfg_node *d = m->args.rows + t->first[p->root], *end = d + argc;
    p->row[1].args = p->row[0].args + c[0].n;
    for (; d < end; d++) {
        const dfg_node left = *d;
        if (t->uses[left] != 1) {
            if (t->uses[left] != 0 && t->uses[left] <= argc) /* by the root alone, perhaps */
                return false;
            continue;
        }
        if (edit_is_plain(m, left) && (m->operators.bits[t->op[left]] >> DFG_EFFECT & 1) == 0 &&
            fill(m, &c[0], match, left, &p->row[0], left) && fill(m, &c[1], match, left, &p->row[1], p->root)) {
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

static inline bool types_fit(dfg_rewriter *r, const struct running_rule *rule, struct edit_take *p)
{
    const uint32_t old = r->m->nodes.type[p->root];
    uint32_t *type = &p->row[p->n - 1].type;
    return (!rule->tells || find_types(r, p)) && (*type == old || dfg_attempt_meet(r, old, *type, type));
}

static inline bool commit(dfg_rewriter *r, const struct edit_take *p)
{
    dfg_module *m = r->m;
    const dfg_node left = p->left;
    const uint32_t n_args = m->args.n;
    edit_start_over(m);
    edit_take(m, p);
    if (left != DFG_NONE && left < m->nodes.n_names)
        dfg_set_name(m, left, 0);
    if (m->args.n != n_args) {
        r->failed = !edit_compact(m);
        m->edit->base = dfg_edit_mark(m);
    }
    r->failed = r->failed || m->failed || (left != DFG_NONE && !dfg_settle(r, left, dfg_place(r, p->root)));
    return !r->failed;
}

/* Is there room for the new contents, all of one function, and nothing said of any node? */
static inline bool fits(const dfg_module *m, const struct running_rule *rule, dfg_node root)
{
    const uint32_t n = rule->rule->n_calls;
    return (m->facts.n | m->notes.n) == 0 && (!rule->tells || m->nodes.n + n <= m->nodes.room) &&
           m->args.n + rule->n_made_operands <= m->args.room && m->edit->final_room >= n && edit_is_plain(m, root);
}

/* The match is replaced, and *left says which row beside the root's is another one. */
static inline bool replace(dfg_rewriter *r, const struct running_rule *rule, dfg_node root, const char *match,
                           dfg_node *left)
{
    dfg_module *m = r->m;
    const struct dfg_made_call *c = rule->rule->calls;
    const bool two = rule->rule->n_calls == 2;
    struct edit_take p;
    if (!goes(r, rule, match, root) || !fits(m, rule, root))
        return false;
    const uint32_t first = m->operators.rows[rule->made[0]].plain, last = m->operators.rows[rule->made[1]].plain;
    if (first == 0 || last == 0 || m->nodes.kind[root] == last)
        return false;
    p.root = root;
    p.left = DFG_NONE;
    p.n = two ? 2 : 1;
    p.row[0].kind = first;
    p.row[1].kind = last;
    p.row[0].type = p.row[1].type = 0;
    p.row[0].args = m->args.rows + m->args.n;
    m->edit->notes_uses = r->watched != NULL;
    if (!(two ? fill_two(m, &p, c, match) : fill(m, c, match, DFG_NONE, &p.row[0], root)) || !types_fit(r, rule, &p) ||
        !commit(r, &p))
        return false;
    r->stats[rule->choice].tried++;
    r->stats[rule->choice].applied++;
    r->applied++;
    *left = p.left;
    return true;
}

bool dfg_quick_try(dfg_rewriter *r, const struct running_rule *rule, dfg_node root, const void *match)
{
    dfg_node left;
    return replace(r, rule, root, match, &left);
}

/* ---- from one to the next ---- */

/* The one rule that may have n as its root, and quickly; NULL: there is none such. */
static inline const struct running_rule *quick_rule(const dfg_rewriter *r, dfg_node n)
{
    const uint16_t op = r->m->nodes.op[n];
    return op < r->n_only && r->only[op] < r->n_rules ? &r->rules[r->only[op]] : NULL;
}

/* Mostly nothing has to follow but the queue. */
static inline DFG_IN_LINE bool follow_up(dfg_rewriter *r, const struct running_rule *rule, dfg_node root, dfg_node left)
{
    const dfg_module *m = r->m;
    const struct edit *e = m->edit;
    if (r->followed.layout != m->layout || r->followed.n_args < m->args.n || r->has_memo || r->reach.depth > 2 ||
        e->n_touched + e->lists_bytes > 0) {
        dfg_attempt_one_root(r, root);
        r->building = &rule->file->build;
        return dfg_follow_up(r);
    }
    return (left == DFG_NONE || !queue_may_root(r, m->nodes.op[left]) || queue_root(r, left)) && queue_around(r, root);
}

/* The match at n, if there is one, is replaced; false: not here, or memory is out. */
static inline DFG_IN_LINE bool step(dfg_rewriter *r, const struct running_rule *rule, dfg_node n)
{
    _Alignas(max_align_t) char match[DFG_FOUND_SIZE];
    dfg_node left;
    if (!rule->pattern->next(&rule->file->search.graph, n, NULL, match))
        return true;
    return held(match, 0) == n && dfg_place(r, n) != UINT32_MAX && replace(r, rule, n, match, &left) &&
           follow_up(r, rule, n, left);
}

dfg_node dfg_quick_next(dfg_rewriter *r)
{
    for (dfg_node n; (n = queue_take(r)) != DFG_NONE;) {
        const struct running_rule *rule = r->applied < r->quick_most ? quick_rule(r, n) : NULL;
        if (rule != NULL && step(r, rule, n))
            continue;
        if (r->failed)
            break;
        if (dfg_find_candidates(r, n))
            return n;
    }
    return DFG_NONE;
}
