/* main.c -- a graph that is data, and a table that matches it; no C library, no module.
 *
 *   %3 = Conv(%1, %2) {strides = [2, 2]}      %1: f32[1, 8, 4, 4]   %2: const f32[32, 8, 1, 1]
 *   %4 = Relu(%3)
 */
#include "small.h"

enum { N_NODES = 5, N_OPS = DFG_FIRST_OP + 16, STRIDES = 1 };

static const dfg_dim image[] = {1, 8, 4, 4}, kernel[] = {32, 8, 1, 1};
static const struct dfg_type types[] = {
    {.tag = DFG_T_UNKNOWN},
    {.tag = DFG_T_TENSOR, .dtype = DFG_F32, .rank = 4, .u.dims = image},
    {.tag = DFG_T_TENSOR, .dtype = DFG_F32, .rank = 4, .u.dims = kernel},
};
static const dfg_val two[] = {{.tag = DFG_V_INT, .u.i = 2}, {.tag = DFG_V_INT, .u.i = 2}};
static const struct dfg_attr strides = {STRIDES, {.tag = DFG_V_LIST, .n = 2, .u.list = two}};
static const dfg_node args[] = {0, 1, 2, 3};
static const uint16_t argc[N_NODES] = {0, 0, 0, 2, 1};
static const uint32_t first[N_NODES] = {0, 0, 0, 1, 3}, kind[N_NODES] = {0, 1, 2, 3, 4},
                      type[N_NODES] = {0, 1, 2, 0, 0}, uses[N_NODES] = {0, 1, 1, 1, 1};
static uint16_t op[N_NODES], op_map[N_OPS], op_back[N_OPS];
static uint32_t op_bits[N_OPS];
static dfg_sym attr_keys[16];
static struct dfg_kind kinds[N_NODES];

static bool same(const char *a, const char *b)
{
    while (*a != '\0' && *a == *b)
        a++, b++;
    return *a == *b;
}

/* The file's number of an operator. */
static uint16_t number_of(const char *name)
{
    for (uint16_t i = 0; i < small_names.n_ops; i++)
        if (same(small_names.ops[i], name))
            return (uint16_t)(DFG_FIRST_OP + i);
    return 0;
}

/* Its numbers are the file's, so that nothing has to be bound. */
static void number(void)
{
    for (uint16_t i = 0; i < N_OPS; i++)
        op_map[i] = op_back[i] = i;
    for (uint32_t i = 0; i < small_names.n_attrs; i++)
        attr_keys[i] = same(small_names.attrs[i], "strides") ? STRIDES : STRIDES + 1 + i;
    op[1] = DFG_VAR;
    op[2] = DFG_CONST;
    op[3] = number_of("Conv");
    op[4] = number_of("Relu");
    for (uint32_t n = 1; n < N_NODES; n++)
        kinds[n] = (struct dfg_kind){.op = op[n], .data = op[n] >= DFG_FIRST_OP};
    kinds[3].n_attrs = 1;
    kinds[3].attrs = &strides;
}

int main(void)
{
    dfg_graph g = {.op = op, .argc = argc, .first = first, .kind = kind, .type = type, .uses = uses, .args = args,
                   .kinds = kinds, .types = types, .n_nodes = N_NODES, .op_map = op_map, .op_bits = op_bits,
                   .op_words = 1, .op_back = op_back, .attr_keys = attr_keys, .names = &small_names};
    dfg_node nodes[N_NODES];
    uint64_t sets[N_NODES];
    number();
    if (small_sweep(&g, 1, N_NODES, nodes, sets) != 1 || nodes[0] != 4)
        return 1;
    return small_first(&g, 4) == SMALL_CONV_RELU && small_first(&g, 3) < 0 ? 0 : 2;
}
