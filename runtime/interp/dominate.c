/* dominate.c -- what lies between a dominated child and its parent.
 *
 * In:   the child's node, a node that may be the parent.
 * Out:  the nodes between, as language.md section 4 has it: every operand of the
 *       child, and of every node between, is the parent, a leaf (a variable or a
 *       constant) or a node between; every node between has an operand that is
 *       no leaf; each use of the parent, and of every node between, is by one of
 *       them or by the child.
 *
 * The parent is no leaf, even where it is a variable.  All are in one body.
 */
#include "ref.h"

/* ---- nodes that were reached ---- */

/* Each once, in order.  So that a walk costs what it reaches, they are found by a hash, not by marks on all
 * nodes. */
struct reached {
    struct ref *r;
    dfg_node *at;
    uint32_t *edges; /* of each, by how many edges */
    uint32_t n, cap;
    uint32_t *slots; /* 2 * cap of them: an index in at, from 1 on; 0: free */
};

static uint32_t *slot_of(const struct reached *set, dfg_node n)
{
    uint32_t i = n * 2654435761u;
    for (;; i++) {
        uint32_t *slot = &set->slots[i & (2 * set->cap - 1)];
        if (*slot == 0 || set->at[*slot - 1] == n)
            return slot;
    }
}

static bool enlarge(struct reached *set)
{
    struct reached larger = {.r = set->r, .n = set->n, .cap = set->cap > 0 ? 2 * set->cap : 32};
    larger.at = dfg_stack_alloc(&set->r->mem, larger.cap, sizeof *larger.at);
    larger.edges = dfg_stack_alloc(&set->r->mem, larger.cap, sizeof *larger.edges);
    larger.slots = dfg_stack_alloc(&set->r->mem, 2 * (size_t)larger.cap, sizeof *larger.slots);
    if (set->r->mem.failed)
        return false;
    for (uint32_t i = 0; i < set->n; i++) {
        larger.at[i] = set->at[i];
        larger.edges[i] = set->edges[i];
        *slot_of(&larger, set->at[i]) = i + 1;
    }
    *set = larger;
    return true;
}

/* By one edge more; false: not for the first time, or memory is out. */
static bool reach(struct reached *set, dfg_node n)
{
    if (set->n == set->cap && !enlarge(set))
        return false;
    uint32_t *slot = slot_of(set, n);
    if (*slot != 0) {
        set->edges[*slot - 1]++;
        return false;
    }
    set->at[set->n] = n;
    set->edges[set->n] = 1;
    *slot = ++set->n;
    return true;
}

static bool is_leaf(const struct ref *r, dfg_node n)
{
    uint16_t op = dfg_node_op(r->m, n);
    return op == DFG_VAR || op == DFG_CONST;
}

/* ---- below the child ---- */

struct place {
    dfg_node n;
    uint32_t next; /* operand */
};

/* Makes room for one more. */
static struct place *enlarge_stack(struct ref *r, struct place *stack, uint32_t depth)
{
    if (depth < 32 || (depth & (depth - 1)) != 0) /* from 32 on it doubles at powers of 2 */
        return stack;
    struct place *larger = dfg_stack_alloc(&r->mem, 2 * (size_t)depth, sizeof *larger);
    for (uint32_t i = 0; larger != NULL && i < depth; i++)
        larger[i] = stack[i];
    return larger;
}

/* Could n be a leaf, or lie between? */
static bool may_be_between(struct ref *r, const struct pat_node *path, dfg_node n)
{
    dfg_node call;
    return path == NULL || is_leaf(r, n) || dfg_ref_test_kind(r, path, n, &call);
}

/* Depth first, operands left to right, in the order in which nodes are entered. */
const dfg_node *dfg_ref_below(struct ref *r, dfg_node n, const struct pat_node *path, uint32_t *count)
{
    struct reached below = {.r = r};
    struct place *stack = dfg_stack_alloc(&r->mem, 32, sizeof *stack);
    uint32_t depth = 0;
    bool more = stack != NULL;
    if (more)
        stack[depth++] = (struct place){n, 0};
    while (more && depth > 0) {
        const dfg_node *args, at = stack[depth - 1].n;
        if (stack[depth - 1].next == dfg_node_args(r->m, at, &args)) {
            depth--;
            continue;
        }
        dfg_node next = args[stack[depth - 1].next++];
        if (next == DFG_NONE || dfg_node_body(r->m, next) != dfg_node_body(r->m, n) || !reach(&below, next))
            continue;
        stack = enlarge_stack(r, stack, depth);
        more = !r->mem.failed && may_be_between(r, path, next);
        if (more)
            stack[depth++] = (struct place){next, 0};
    }
    *count = below.n;
    return below.at;
}

/* ---- between ---- */

/* What meets something that can't be between. */
static bool fail(struct ref_obstacle *o, dfg_node n, const char *why)
{
    *o = (struct ref_obstacle){n, why};
    return false;
}

/* Walks on from n; *to_parent: edges that lead to the parent. */
static bool reach_operands(struct ref *r, dfg_node n, dfg_node parent, const struct pat_node *path,
                           uint32_t *to_parent, struct reached *between, struct ref_obstacle *o)
{
    const dfg_node *args;
    uint32_t n_args = dfg_node_args(r->m, n, &args), inner = 0;
    for (uint32_t i = 0; i < n_args; i++) {
        dfg_node a = args[i];
        if (a == DFG_NONE || (a != parent && is_leaf(r, a)))
            continue;
        if (dfg_node_body(r->m, a) != dfg_node_body(r->m, n) || (a != parent && dfg_node_op(r->m, a) == DFG_FUNC))
            return fail(o, a, "stands in another function, or is one");
        inner++;
        if (a == parent)
            ++*to_parent;
        else if (!may_be_between(r, path, a))
            return fail(o, a, "is nothing that may be between");
        else
            reach(between, a);
    }
    return inner > 0 || fail(o, n, "is reached without passing the parent: its operands are leaves");
}

bool dfg_ref_between(struct ref *r, dfg_node n, dfg_node parent, const struct pat_node *path,
                     const dfg_node **nodes, uint32_t *count, struct ref_obstacle *o)
{
    static const char outside[] = "has a use that does not lead to the child";
    struct reached between = {.r = r};
    uint32_t to_parent = 0;
    if (n == parent)
        return fail(o, n, "is the child");
    bool ok = reach_operands(r, n, parent, path, &to_parent, &between, o);
    for (uint32_t i = 0; ok && i < between.n && !r->mem.failed; i++)
        ok = reach_operands(r, between.at[i], parent, path, &to_parent, &between, o);
    if (ok && to_parent != dfg_node_uses(r->m, parent))
        ok = fail(o, parent, outside);
    for (uint32_t i = 0; ok && i < between.n; i++)
        if (between.edges[i] != dfg_node_uses(r->m, between.at[i]))
            ok = fail(o, between.at[i], outside);
    *nodes = between.at;
    *count = dfg_ref_sort(r, between.at, between.n);
    return ok && to_parent > 0 && !r->mem.failed;
}
