/* quick.c -- the commonest rewrite in few steps: what nothing else uses becomes a call or two, in place.
 *
 * In:   a match of one root, of a rule whose replacement is calls without attributes (struct dfg_made_call).
 * Out:  the graph with the replacement; or it is as it was, and attempt.c tries, which does the same and all else,
 *       and says why not.
 */
#include "../core/edit_take.h"
#include "../core/row.h"
#include "rewriter.h"

static bool is_fitting(const dfg_rewriter *r, const struct running_rule *rule, const struct dfg_made_call *c,
                       uint16_t *op)
{
    *op = rule->file->build.graph.op_back[c->op];
    const struct dfg_op_decl *decl = *op != DFG_NO_OP ? r->m->operators.rows[*op].decl : NULL;
    return decl != NULL && decl->n_required_results == 1 && c->n >= decl->n_required && c->n <= decl->n_operands;
}

void dfg_quick_find(const dfg_rewriter *r, struct running_rule *rule)
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
        if (n == root || uses[n] != 1 || op[n] == DFG_FUNC || op[n] == DFG_LET ||
            (owner[head[n]] != root && !is_covered(rule, match, owner[head[n]])))
            return false;
        bits |= all[op[n]];
    }
    return (bits >> DFG_EFFECT & 1) == 0 && uses[root] != 0;
}

/* The call's operands behind the others, where all stand before `at`, the row that will hold them; false: it can't be.
 * What is held must not be `left`, which goes. */
static inline bool fill(const dfg_rewriter *r, struct edit_take *p, const struct dfg_made_call *c, const char *match,
                        struct edit_content *row, dfg_node at)
{
    const dfg_module *m = r->m;
    const dfg_node *old = m->args.rows + m->nodes.first[at], left = p->left;
    dfg_node *to = row->args;
    bool same = m->nodes.argc[at] == c->n;
    row->n = c->n;
    for (uint32_t k = 0; k < c->n; k++) {
        const dfg_node a = c->from[k] >= DFG_FROM_CALL ? left : held(match, c->from[k]);
        if (a == DFG_NONE || !edit_before(m->edit, a, at) || (a == left && c->from[k] < DFG_FROM_CALL))
            return false;
        same = same && old[k] == a;
        to[k] = a;
    }
    row->same = same && c->n != 0;
    return true;
}

/* The operands of two calls, and where the first goes: what edit_takes says, of calls. */
static inline bool fill_two(const dfg_rewriter *r, struct edit_take *p, const struct dfg_made_call *c,
                            const char *match)
{
    const dfg_module *m = r->m;
    const struct nodes *t = &m->nodes;
    const dfg_node *d = m->args.rows + t->first[p->root], *end = d + t->argc[p->root];
    for (; d < end; d++) {
        if (t->uses[*d] > 1 && t->uses[*d] <= t->argc[p->root]) /* by the root alone, perhaps */
            return false;
        p->left = *d;
        if (t->uses[*d] == 1 && edit_is_plain(m, *d) && (m->operators.bits[t->op[*d]] >> DFG_EFFECT & 1) == 0 &&
            fill(r, p, &c[0], match, &p->row[0], *d)) {
            p->row[1].args = p->row[0].args + c[0].n;
            if (fill(r, p, &c[1], match, &p->row[1], p->root))
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
    edit_start_over(m);
    edit_take(m, p);
    if (p->left != DFG_NONE && p->left < m->nodes.n_names)
        dfg_set_name(m, p->left, 0);
    r->failed = !edit_compact(m) || m->failed ||
                (p->left != DFG_NONE && !dfg_settle(r, p->left, dfg_place(r, p->root)));
    m->edit->base = dfg_edit_mark(m);
    return !r->failed;
}

static inline bool try_calls(dfg_rewriter *r, const struct running_rule *rule, dfg_node root, const char *match)
{
    dfg_module *m = r->m;
    const struct dfg_made_call *c = rule->rule->calls;
    const uint32_t n = rule->rule->n_calls;
    struct edit_take p;
    if (m->nodes.n + n > m->nodes.room || m->args.n + rule->n_made_operands > m->args.room ||
        m->edit->final_room < n || !edit_is_plain(m, root))
        return false;
    p.root = root;
    p.left = DFG_NONE;
    p.n = n;
    p.row[0].type = p.row[1].type = 0;
    p.row[0].args = m->args.rows + m->args.n;
    p.row[0].kind = m->operators.rows[rule->made[0]].plain;
    p.row[1].kind = m->operators.rows[rule->made[1]].plain;
    m->edit->notes_uses = false;
    return p.row[0].kind != 0 && p.row[1].kind != 0 && m->nodes.kind[root] != p.row[n - 1].kind &&
           (n == 2 ? fill_two(r, &p, c, match) : fill(r, &p, c, match, &p.row[0], root)) && types_fit(r, rule, &p) &&
           commit(r, &p);
}

bool dfg_quick_try(dfg_rewriter *r, const struct running_rule *rule, dfg_node root, const void *match)
{
    struct dfg_rule_stats *s = &r->stats[rule->choice];
    if ((r->m->facts.n | r->m->notes.n) != 0 || r->watched != NULL || !goes(r, rule, match, root) ||
        !try_calls(r, rule, root, match))
        return false;
    s->tried++;
    s->applied++;
    r->applied++;
    return true;
}
