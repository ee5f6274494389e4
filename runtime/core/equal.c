/* equal.c -- structural equality of two modules.
 *
 * In:   finished modules.
 * Out:  whether what their functions return is the same, up to the names of
 *       nodes and parameters, and in words where they differ.  What no result
 *       is made of is not compared.
 *
 * Two graphs are walked together from the functions' results.  Each node is
 * paired with one node, in both directions, so that sharing is respected;
 * constants, operators as values and references to functions are compared by
 * value whenever they are met.  Parameters are paired
 * when their function is, by position.  A stack of pairs takes the place of
 * recursion.  O(nodes + operands), 4 bytes a node of both.
 */
#include <stdlib.h>
#include <string.h>

#include "equal.h"

struct walk {
    struct comparison c;
    struct dfg_error *why;
};

/* "node 7 (%y)" */
static char *label(const dfg_module *m, dfg_node n)
{
    struct dfg_error text;
    const char *name = dfg_symbol_text(m, dfg_name(m, n));
    if (n == DFG_NONE)
        dfg_fail(&text, DFG_OK, "an absent operand");
    else
        dfg_fail(&text, DFG_OK, "%s%s%s%u", *name != '\0' ? "%" : "", name,
                 *name != '\0' ? ", node " : "node ", (unsigned)n);
    return text.text;
}

/* Two nodes differ: in what, and of what kind they are. */
static bool differ(struct walk *w, dfg_node a, dfg_node b, const char *in, const char *which)
{
    char *la = label(w->c.a, a), *lb = label(w->c.b, b);
    dfg_fail(w->why, DFG_BAD_GRAPH, "%s (%s) and %s (%s) differ in %s%s", la != NULL ? la : "?",
             dfg_operator_name(w->c.a, dfg_node_op(w->c.a, a)), lb != NULL ? lb : "?",
             dfg_operator_name(w->c.b, dfg_node_op(w->c.b, b)), in, which);
    free(la);
    free(lb);
    return false;
}

static bool push(struct walk *w, dfg_node a, dfg_node b)
{
    struct comparison *c = &w->c;
    if (!dfg_heap_grow(c->a, &c->stack, &c->stack_room, c->n_stack + 1, sizeof *c->stack)) {
        c->no_memory = true;
        return false;
    }
    c->stack[c->n_stack++] = (struct pair){a, b};
    return true;
}

/* Is a node of this operator known by its value, however many of it there are? */
static bool is_value(uint16_t op)
{
    return op == DFG_CONST || op == DFG_OP_REF || op == DFG_GLOBAL;
}

static bool values_meet(struct walk *w, dfg_node a, dfg_node b)
{
    struct comparison *c = &w->c;
    const char *key;
    if (c->to_b[a] == b || c->to_a[b] == a)
        return true;
    bool constant = dfg_node_op(c->a, a) == DFG_CONST;
    if (constant && !dfg_tensors_equal(c->a, dfg_tensor_of(c->a, a), c->b, dfg_tensor_of(c->b, b)))
        return differ(w, a, b, "their type or elements", "");
    if (!dfg_kinds_equal(c, dfg_node_kind(c->a, a), dfg_node_kind(c->b, b), &key))
        return differ(w, a, b, "what they are", "");
    if (!constant && !dfg_types_equal(c, dfg_node_type(c->a, a), dfg_node_type(c->b, b)))
        return differ(w, a, b, "their types", "");
    if (!dfg_facts_equal(c, a, b, &key))
        return differ(w, a, b, "the fact ", key);
    c->to_b[a] = b;
    c->to_a[b] = a;
    return true;
}

/* a and b stand at one place of the two graphs. */
static bool meet(struct walk *w, dfg_node a, dfg_node b)
{
    struct comparison *c = &w->c;
    if (a == DFG_NONE || b == DFG_NONE)
        return a == b || differ(w, a, b, "whether they are there", "");
    if (!dfg_operators_equal(c->a, dfg_node_op(c->a, a), c->b, dfg_node_op(c->b, b)))
        return differ(w, a, b, "their operators", "");
    if (is_value(dfg_node_op(c->a, a)))
        return values_meet(w, a, b);
    if (c->to_b[a] == b)
        return true;
    if (c->to_b[a] != DFG_NONE || c->to_a[b] != DFG_NONE)
        return differ(w, a, b, "sharing: one of them also stands where the other does not", "");
    c->to_b[a] = b;
    c->to_a[b] = a;
    return push(w, a, b);
}

static bool operands_meet(struct walk *w, dfg_node a, dfg_node b)
{
    const dfg_node *x, *y;
    uint32_t n = dfg_node_args(w->c.a, a, &x);
    if (n != dfg_node_args(w->c.b, b, &y))
        return differ(w, a, b, "their number of operands", "");
    for (uint32_t i = 0; i < n; i++)
        if (!meet(w, x[i], y[i]))
            return false;
    return true;
}

/* What two nodes are, then their operands. */
static bool contents_equal(struct walk *w, dfg_node a, dfg_node b)
{
    struct comparison *c = &w->c;
    const char *key;
    bool is_free = dfg_node_op(c->a, a) == DFG_VAR && dfg_node_data(c->a, a) == 0;
    if (!dfg_kinds_equal(c, dfg_node_kind(c->a, a), dfg_node_kind(c->b, b), &key))
        return key != NULL ? differ(w, a, b, "the attribute ", key) : differ(w, a, b, "what they are", "");
    if (is_free && !dfg_texts_equal(c->a, dfg_var_name(c->a, a), c->b, dfg_var_name(c->b, b)))
        return differ(w, a, b, "the variable's name", "");
    if (!dfg_types_equal(c, dfg_node_type(c->a, a), dfg_node_type(c->b, b)))
        return differ(w, a, b, "their types", "");
    if (!dfg_facts_equal(c, a, b, &key))
        return differ(w, a, b, "the fact ", key);
    return operands_meet(w, a, b);
}

static bool functions_equal(struct walk *w)
{
    struct comparison *c = &w->c;
    for (uint32_t i = 0; i < c->a->functions.n; i++) {
        const struct function *f = &c->a->functions.rows[i];
        const char *name = dfg_symbol_text(c->a, f->name);
        dfg_sym sym = dfg_find_symbol(c->b, name, dfg_symbol_len(c->a, f->name));
        dfg_node other = sym != 0 ? dfg_function_by_name(c->b, sym) : DFG_NONE;
        if (other == DFG_NONE) {
            dfg_fail(w->why, DFG_BAD_GRAPH, "only one of them has a function @%s", name);
            return false;
        }
        if (!meet(w, f->func, other))
            return false;
        while (c->n_stack > 0) {
            struct pair p = c->stack[--c->n_stack];
            if (!contents_equal(w, p.a, p.b))
                return false;
        }
    }
    return true;
}

static bool begin(struct comparison *c)
{
    c->to_b = dfg_heap_zeroed(c->a, c->a->nodes.n, sizeof *c->to_b);
    c->to_a = dfg_heap_zeroed(c->a, c->b->nodes.n, sizeof *c->to_a);
    c->kinds = dfg_heap_zeroed(c->a, c->a->kinds.n, sizeof *c->kinds);
    c->defaults = dfg_module_new_on(&c->a->heap, NULL, 0);
    return c->to_b != NULL && c->to_a != NULL && c->kinds != NULL && c->defaults != NULL;
}

static void end(struct comparison *c)
{
    dfg_heap_free(c->a, c->to_b);
    dfg_heap_free(c->a, c->to_a);
    dfg_heap_free(c->a, c->kinds);
    dfg_heap_free(c->a, c->stack);
    dfg_heap_free(c->a, c->types.rows);
    dfg_heap_free(c->a, c->types.index.slots);
    dfg_heap_free(c->a, c->default_rows);
    dfg_heap_free(c->a, c->default_index.slots);
    dfg_module_free(c->defaults);
}

bool dfg_equal(const dfg_module *a, const dfg_module *b, struct dfg_error *why)
{
    struct dfg_error found = {.status = DFG_OK};
    struct walk w = {.c = {.a = a, .b = b}, .why = &found};
    bool equal = begin(&w.c);
    w.c.no_memory = !equal;
    if (equal && a->functions.n != b->functions.n) {
        dfg_fail(&found, DFG_BAD_GRAPH, "they have %u and %u functions", (unsigned)a->functions.n,
                 (unsigned)b->functions.n);
        equal = false;
    }
    equal = equal && functions_equal(&w) && !w.c.no_memory;
    end(&w.c);
    if (w.c.no_memory) { /* a difference may be none */
        dfg_error_clear(&found);
        dfg_fail(&found, DFG_NO_MEMORY, "out of memory");
    }
    if (!equal && why != NULL)
        *why = found;
    else
        dfg_error_clear(&found);
    return equal;
}
