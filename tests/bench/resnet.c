/* resnet.c -- a network chained to itself until it has n nodes.
 *
 * In:  a module with one function of one parameter and one result.
 * Out: a module whose @main is that network again and again, each copy on the
 *      result of the one before.
 * Kinds and types are translated once; attributes must be numbers or lists of
 * numbers, and types tensors, as in a ResNet.
 */
#include <stdlib.h>
#include <string.h>

#include "bench.h"

static uint32_t translate_kind(const dfg_module *from, uint32_t kind, dfg_module *to)
{
    const struct dfg_kind *k = dfg_kind_info(from, kind);
    struct dfg_attr attrs[16];
    const char *name = dfg_operator_name(from, k->op);
    uint16_t op = k->op < DFG_FIRST_OP ? k->op : dfg_operator(to, name, strlen(name));

    if (k->n_attrs > 16)
        abort();
    for (uint32_t i = 0; i < k->n_attrs; i++) {
        dfg_sym key = k->attrs[i].key;
        attrs[i].key = dfg_symbol(to, dfg_symbol_text(from, key), dfg_symbol_len(from, key));
        attrs[i].value = k->attrs[i].value;
    }
    return dfg_kind_of(to, op, k->data, attrs, k->n_attrs);
}

static uint32_t translate_type(const dfg_module *from, uint32_t type, dfg_module *to)
{
    const struct dfg_type *t = dfg_type_info(from, type);
    return t->tag == DFG_T_TENSOR ? dfg_type_tensor(to, (enum dfg_dtype)t->dtype, t->rank, t->u.dims) : 0;
}

/* One copy of the body of `f`, its parameter being `x`; returns its result. */
static dfg_node copy_body(const dfg_module *from, dfg_node f, dfg_module *to, dfg_node x, const uint32_t *kinds,
                          const uint32_t *types, dfg_node *map)
{
    const dfg_node *args;
    uint32_t n;

    dfg_node_args(from, f, &args);
    map[args[0]] = x;
    for (dfg_node i = args[0] + 1; i < f; i++) {
        const dfg_node *operands;
        dfg_node mapped[64];
        uint32_t type = types[dfg_node_type(from, i)];
        n = dfg_node_args(from, i, &operands);
        if (n > 64)
            abort();
        for (uint32_t j = 0; j < n; j++)
            mapped[j] = map[operands[j]];
        if (dfg_node_op(from, i) == DFG_CONST)
            map[i] = dfg_const(to, dfg_tensor_add(to, type, dfg_tensor_of(from, i)->data, dfg_tensor_of(from, i)->splat));
        else
            map[i] = dfg_node_add(to, kinds[dfg_node_kind(from, i)], mapped, n, type);
    }
    dfg_node_args(from, f, &args);
    return map[args[1]];
}

dfg_module *repeat_network(const dfg_module *template, const struct dfg_ops *const *ops, size_t n_ops, uint32_t n)
{
    dfg_module *m = dfg_module_new(ops, n_ops);
    dfg_node f = dfg_function(template, 0), x, first;
    uint32_t *kinds = calloc(dfg_n_kinds(template), sizeof *kinds);
    uint32_t *types = calloc(dfg_n_types(template), sizeof *types);
    dfg_node *map = calloc(dfg_n_nodes(template), sizeof *map);

    if (m == NULL || kinds == NULL || types == NULL || map == NULL)
        abort();
    for (uint32_t i = 1; i < dfg_n_kinds(template); i++)
        kinds[i] = translate_kind(template, i, m);
    for (uint32_t i = 1; i < dfg_n_types(template); i++)
        types[i] = translate_type(template, i, m);
    dfg_body_open(m);
    x = first = dfg_var(m, dfg_symbol(m, "data", 4), 2, 0);
    do
        x = copy_body(template, f, m, x, kinds, types, map);
    while (dfg_n_nodes(m) < n);
    dfg_function_add(m, dfg_symbol(m, "main", 4), dfg_func(m, &first, 1, &x, 1, NULL, 0, 0));
    free(kinds);
    free(types);
    free(map);
    if (dfg_finish(m) != DFG_OK)
        abort();
    return m;
}
