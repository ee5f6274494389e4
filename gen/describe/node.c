/* node.c -- the nodes of a checked pattern as data.
 *
 * In:   a pattern after law expansion, each node with its number.
 * Out:  an array: row i is node i; the tests of the node itself (operators,
 *       types, attributes) are in its row.
 */
#include "describe.h"

enum {
    MAX_NODE_TEXT = 80, /* it is shown within a line */
    MAX_TEXT = 400
};

/* ---- types ---- */

static const struct pat_dim *describe_dims(struct describer *d, const struct type_pat *t)
{
    struct pat_dim *dims = pat_describe_array(d->pat, t->n_dims, sizeof *dims);
    for (int i = 0; i < t->n_dims; i++) {
        const struct dim_pat *from = &t->dims[i];
        dims[i].kind = (uint8_t)from->kind;
        dims[i].num = from->kind == DIM_NUM ? from->num : from->kind == DIM_VAR ? from->var->id : 0;
    }
    return dims;
}

static bool binds_extent(const struct type_pat *t)
{
    bool binds = false;
    for (int i = 0; i < t->n_dims; i++)
        binds |= t->dims[i].kind == DIM_VAR;
    for (int i = 0; i < t->n_fields; i++)
        binds |= binds_extent(t->fields[i]);
    return binds;
}

static const struct pat_type *describe_types(struct describer *d, struct type_pat *const *from, int n)
{
    struct pat_type *types = pat_describe_array(d->pat, n, sizeof *types);
    for (int i = 0; i < n; i++) {
        const struct type_pat *t = from[i];
        const struct origin o = pat_describe_origin(d, t->at, MAX_TEXT);
        types[i] = (struct pat_type){.dtypes = t->dtypes,
                                     .has_shape = t->has_shape,
                                     .rest_first = t->rest_first,
                                     .rest_last = t->rest_last,
                                     .is_tuple = t->is_tuple,
                                     .n = (uint32_t)(t->is_tuple ? t->n_fields : t->n_dims),
                                     .condition = t->at.src && !binds_extent(t) ? pat_describe_condition(d, ": ", t->at) : -1,
                                     .text = o.text,
                                     .line = o.line,
                                     .file = o.file};
        if (t->is_tuple)
            types[i].fields = describe_types(d, t->fields, t->n_fields);
        else
            types[i].dims = describe_dims(d, t);
    }
    return types;
}

/* ---- attributes ---- */

static struct pat_attr describe_attr(struct describer *d, const struct attr_test *a)
{
    const struct origin o = pat_describe_origin(d, a->at, MAX_TEXT);
    const bool binds = !a->expr && a->test == TEST_BIND && a->var;
    struct pat_attr to = {.test = (uint8_t)a->test,
                          .has_tol = a->has_tol,
                          .is_tensor = is_tensor(a->type),
                          .name = a->name,
                          .expr = pat_describe_expr(d, a->expr),
                          .var = binds ? a->var->id : -1,
                          .tol = a->has_tol ? a->tol : 0,
                          .condition = a->at.src && !binds ? pat_describe_condition(d, "", a->at) : -1,
                          .text = o.text,
                          .line = o.line,
                          .file = o.file};
    if (!a->expr && !binds)
        to.value = pat_describe_value(d->pat, &a->value);
    return to;
}

static const struct pat_attr *describe_attrs(struct describer *d, const struct pnode *n)
{
    struct pat_attr *attrs = pat_describe_array(d->pat, n->n_attrs, sizeof *attrs);
    for (int i = 0; i < n->n_attrs; i++)
        attrs[i] = describe_attr(d, &n->attrs[i]);
    return attrs;
}

/* ---- operators, operands, constants ---- */

static const char *const *describe_ops(struct describer *d, const struct pnode *n)
{
    const char **ops = pat_describe_array(d->pat, n->n_ops, sizeof *ops);
    for (int i = 0; i < n->n_ops; i++)
        ops[i] = n->ops[i]->name;
    return ops;
}

/* The forms of a chain's end stand behind its repeated part: how many, of kid i; 0: it stands for itself. */
static int end_forms(const struct pnode *n, int i)
{
    const struct pnode *kid = n->kid[i];
    const bool forms = n->kind == P_CHAIN && i == 1 && kid->kind == P_ALT && kid->at.begin == n->at.begin &&
                       kid->at.end == n->at.end;
    return forms ? kid->n_kids : 0;
}

static void describe_kids(struct describer *d, const struct pnode *n, struct pat_node *to)
{
    int most = n->n_kids;
    for (int i = 0; i < n->n_kids; i++)
        most += end_forms(n, i);
    uint32_t *kids = pat_describe_array(d->pat, most, sizeof *kids);
    for (int i = 0; i < n->n_kids; i++) {
        const int forms = end_forms(n, i);
        for (int k = 0; k < forms; k++)
            kids[to->n_kids++] = (uint32_t)n->kid[i]->kid[k]->id;
        if (forms == 0)
            kids[to->n_kids++] = (uint32_t)n->kid[i]->id;
    }
    to->kids = kids;
}

static const struct pat_literal *describe_literal(struct describer *d, const struct literal *l)
{
    if (!l)
        return NULL;
    struct pat_literal *to = pat_alloc(d->pat, sizeof *to);
    *to = (struct pat_literal){.form = (uint8_t)l->form,
                               .dtype = (uint8_t)l->dtype,
                               .has_tol = l->has_tol,
                               .value = pat_describe_value(d->pat, &l->value),
                               .tol = l->tol};
    return to;
}

/* ---- nodes ---- */

static void describe_node(struct describer *d, const struct pnode *n, const struct region *r,
                          struct pat_node *to)
{
    const struct origin o = pat_describe_origin(d, n->at, MAX_NODE_TEXT);
    *to = (struct pat_node){.kind = (uint8_t)n->kind,
                            .rest_first = n->rest_first,
                            .rest_last = n->rest_last,
                            .every = n->every,
                            .ordered = n->ordered,
                            .chooses = pat_is_choice(n),
                            .under_get = n->under_get,
                            .exact = n->exact,
                            .kinds = n->kinds,
                            .n_ops = (uint32_t)n->n_ops,
                            .n_attrs = (uint32_t)n->n_attrs,
                            .n_types = (uint32_t)n->n_types,
                            .n_where = (uint32_t)n->n_where,
                            .ops = describe_ops(d, n),
                            .glob = n->glob,
                            .rest = d->rest[n->id],
                            .front = d->front[n->id],
                            .member_of = n->member_of ? (uint32_t)n->member_of->id + 1 : 0,
                            .optional = n->optional,
                            .attrs = describe_attrs(d, n),
                            .types = describe_types(d, n->types, n->n_types),
                            .where = pat_describe_where(d, n->where, n->n_where),
                            .index = n->kind == P_LINK ? r->node->id : n->index,
                            .region = (uint32_t)r->id,
                            .of = n->text,
                            .lit = describe_literal(d, n->lit),
                            .name = n->name,
                            .text = o.text,
                            .line = o.line,
                            .file = o.file};
    describe_kids(d, n, to);
}

const struct pat_node *pat_describe_nodes(struct describer *d, struct pnode *const *nodes,
                                          const struct regions *regions)
{
    const int n = d->pattern->n_nodes;
    struct pat_node *to = pat_describe_array(d->pat, n, sizeof *to);
    for (int i = 0; i < n; i++)
        if (nodes[i])
            describe_node(d, nodes[i], regions->of[i], &to[i]);
    return to;
}
