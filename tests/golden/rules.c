/* Made by pat2c from rules.pat; do not edit. */
#include "rules.h"
_Static_assert(RULES_H == 0x68ff9f2e2eca94db, "rules.h is of another run of pat2c than this file");
#include "dfg_frames.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    rules_op_Concat = DFG_FIRST_OP, rules_op_Conv, rules_op_Mul, rules_op_Pad, rules_op_Relu,
    rules_op_Slice, rules_op_Transpose, rules_op_add, rules_op_divide, rules_op_multiply, rules_op_sqrt,
    rules_op_subtract,
};
enum { rules_attr_perm };
static const char *const rules_op_names[] = {
    "Concat", "Conv", "Mul", "Pad", "Relu", "Slice", "Transpose", "add", "divide", "multiply", "sqrt",
    "subtract",
};
static const char *const rules_attr_names[] = { "perm" };

const struct dfg_names rules_names = {
    .abi = DFG_ABI, .needs = DFG_NEEDS_USERS | DFG_NEEDS_SCRATCH, .name = "rules", .run = RULES_H,
    .n_rows = 3, .n_ops = 12, .ops = rules_op_names, .n_attrs = 1, .attrs = rules_attr_names,
};

/* rules.pat:4  rule fuse_batch_norm(gamma, x, mean, v, eps, beta) {
 *     match   gamma * (x - mean) / sqrt(v + eps) + beta;
 *     where   eps.elements == 1;
 *     rewrite nn.batch_norm(x, gamma, beta, mean, v) { epsilon = value(eps) }.0;
 * } */
bool fuse_batch_norm_find(DFG_FIND_ON(fuse_batch_norm))
{
    if (!dfg_calls_argc(g, n, rules_op_add, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap, way[1] = 0) {
        dfg_node beta = dfg_arg(g, n, 1 - swap), divide = dfg_arg(g, n, swap);
        if (!dfg_calls_argc(g, divide, rules_op_divide, 2)) continue;
        dfg_node multiply = dfg_operand(g, divide, 0);
        if (!dfg_calls_argc(g, multiply, rules_op_multiply, 2)) continue;
        for (uint32_t swap_2 = way[1]; swap_2 < dfg_orders(g, multiply); way[1] = ++swap_2, way[2] = 0) {
            dfg_node gamma = dfg_arg(g, multiply, swap_2), subtract = dfg_arg(g, multiply, 1 - swap_2);
            if (!dfg_calls_argc(g, subtract, rules_op_subtract, 2)) continue;
            dfg_node x = dfg_operand(g, subtract, 0), mean = dfg_operand(g, subtract, 1);
            dfg_node sqrt = dfg_operand(g, divide, 1);
            if (!dfg_calls_argc(g, sqrt, rules_op_sqrt, 1)) continue;
            dfg_node add = dfg_operand(g, sqrt, 0);
            if (!dfg_calls_argc(g, add, rules_op_add, 2)) continue;
            for (uint32_t swap_3 = way[2]; swap_3 < dfg_orders(g, add); way[2] = ++swap_3) {
                dfg_node v = dfg_arg(g, add, swap_3), eps = dfg_arg(g, add, 1 - swap_3);
                if (!dfg_in_body(g, n, (const dfg_node[]){divide, multiply, subtract, sqrt, add}, 5))
                    continue;
                if (!dfg_extent_eq(g, dfg_elements_of(g, eps), dfg_int(1))) continue;
                DFG_GIVE(fuse_batch_norm, .root = n, .gamma = gamma, .x = x, .mean = mean, .v = v,
                         .eps = eps, .beta = beta);
                DFG_GIVE_WHOLE(fuse_batch_norm, .divide = divide, .multiply = multiply,
                               .subtract = subtract, .sqrt = sqrt, .add = add);
                return true;
            }
        }
    }
    return false;
}

/* rules.pat:9  rule pad_conv(x, p, w, b) : once {
 *     conv = Conv(Pad(x, p), w, b?);
 *     match conv;
 *     rewrite Conv(x, w, b?) { ..conv, pads = [value(p)[2], value(p)[3]] };
 * } */
bool pad_conv_find(DFG_FIND(pad_conv))
{
    if (dfg_op(g, n) != rules_op_Conv || dfg_n_args(g, n) > 3 || dfg_arg(g, n, 1) == DFG_NONE) return false;
    dfg_node pad = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, pad, rules_op_Pad, 2)) return false;
    dfg_node x = dfg_operand(g, pad, 0), p = dfg_operand(g, pad, 1), w = dfg_arg(g, n, 1);
    dfg_node b = dfg_arg(g, n, 2);
    if (!dfg_same_body(g, n, pad)) return false;
    DFG_GIVE(pad_conv, .root = n, .x = x, .p = p, .w = w, .b = b, .conv = n);
    DFG_GIVE_WHOLE(pad_conv, .pad = pad);
    return true;
}

/* rules.pat:14  rule slices_to_split(x, a, b, axis) : priority 2 {
 *     match   Slice(x, 0, a, axis), Slice(x, a, b, axis);
 *     where   value(b) == 2 * value(a);
 *     rewrite { s = Split(x) { axis = value(axis) }; return s.0, s.1; }
 * } */
bool slices_to_split_each(const dfg_graph *g, dfg_node n,
                          bool (*accept)(void *ctx, const struct slices_to_split_match *m), void *ctx)
{
    if (!dfg_calls_with(g, n, rules_op_Slice, 4)) return false;
    dfg_node x = dfg_operand(g, n, 0), constant = dfg_operand(g, n, 1);
    if (!dfg_const_is(g, constant, dfg_int(0), DFG_NO_DTYPE)) return false;
    dfg_node a = dfg_operand(g, n, 2), axis = dfg_operand(g, n, 3);
    struct dfg_nodes readers = dfg_readers(g, 0, (const dfg_node[]){x}, 1, 1);
    for (uint32_t k = 0; k < readers.n; k++) {
        dfg_node slice = readers.at[k];
        if (!dfg_calls_with(g, slice, rules_op_Slice, 4)) continue;
        if (dfg_operand(g, slice, 0) != x) continue;
        if (dfg_operand(g, slice, 1) != a) continue;
        dfg_node b = dfg_operand(g, slice, 2);
        if (dfg_operand(g, slice, 3) != axis) continue;
        if (slice == n) continue;
        if (!dfg_same_body(g, n, slice)) continue;
        /* where value(b) == 2 * value(a) */
        if (!dfg_scalar_eq(dfg_value_beside(g, b, dfg_mul(dfg_int(2), dfg_value_of(g, a))),
                           dfg_mul(dfg_int(2), dfg_value_of(g, a))))
            continue;
        if (accept(ctx, &(struct slices_to_split_whole){.m = {.root = n, .x = x, .a = a, .b = b,
                                                              .axis = axis}, .constant = constant,
                                                        .slice = slice}.m))
            return true;
    }
    return false;
}

/* rules.pat:21  Transpose(t) */
static bool compose_transposes_each1(const dfg_graph *g, dfg_node n, dfg_node root, dfg_node t,
    dfg_node *found_y, dfg_node *found_q)
{
    if (!dfg_calls_argc(g, n, rules_op_Transpose, 1) || !dfg_known(dfg_attr(g, n, rules_attr_perm)))
        return false;
    if (dfg_operand(g, n, 0) != t) return false;
    if (!dfg_same_body(g, root, n)) return false;
    *found_y = n;
    *found_q = n;
    return true;
}

/* rules.pat:19  rule compose_transposes(x) {
 *     t = Transpose(x) { perm = p };
 *     every y = Transpose(t) { perm = q };
 *     match   every y;
 *     rewrite every Transpose(x) { perm = [p[i] for i in q] };
 * } */
bool compose_transposes_match(const dfg_graph *g, dfg_node n, struct compose_transposes_match *m)
{
    if (!dfg_calls_argc(g, n, rules_op_Transpose, 1) || !dfg_known(dfg_attr(g, n, rules_attr_perm)))
        return false;
    dfg_node t = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, t, rules_op_Transpose, 1)) return false;
    dfg_val p = dfg_attr(g, t, rules_attr_perm);
    if (!dfg_known(p)) return false;
    dfg_node x = dfg_operand(g, t, 0);
    if (!dfg_same_body(g, n, t)) return false;
    struct dfg_nodes consumers = dfg_consumers(g, 0, t, (const dfg_node[]){t}, 1);
    if (consumers.n == 0) return false;
    if (consumers.at[0] != n) return false;
    struct dfg_nodes y = {NULL, 0}, q = {NULL, 0};
    bool all = true;
    const struct dfg_nodes nodes = consumers;
    for (uint32_t i = 0; all && i < nodes.n; i++) {
        dfg_node y_found = DFG_NONE, q_found = DFG_NONE;
        all = nodes.at[i] != DFG_NONE && compose_transposes_each1(g, nodes.at[i], n, t, &y_found, &q_found);
        if (y_found != DFG_NONE) dfg_row(g, 1)[y.n++] = y_found;
        if (q_found != DFG_NONE) dfg_row(g, 2)[q.n++] = q_found;
    }
    y = dfg_set(g, dfg_row(g, 1), y.n);
    q = dfg_set(g, dfg_row(g, 2), q.n);
    if (!all) return false;
    DFG_GIVE(compose_transposes, .root = n, .x = x, .t = t, .y = y, .p = p, .q = q);
    return true;
}

/* rules.pat:25  rule scale(x, rest) {
 *     k = Concat(Relu(x), ...rest);
 *     match k;
 *     rewrite Concat(k.op(x, like(x, 2), ...rest) { ..k }, f32[2] [0.5, 1]) { axis = 0 };
 * } */
bool scale_find(DFG_FIND(scale))
{
    if (dfg_op(g, n) != rules_op_Concat) return false;
    struct dfg_nodes rest = dfg_rest(g, n, 1, 0);
    dfg_node relu = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, relu, rules_op_Relu, 1)) return false;
    dfg_node x = dfg_operand(g, relu, 0);
    if (!dfg_same_body(g, n, relu)) return false;
    DFG_GIVE(scale, .root = n, .x = x, .rest = rest, .k = n);
    DFG_GIVE_WHOLE(scale, .relu = relu);
    return true;
}

/* rules.pat:30  rule fold(x, c) { match Mul(x & const, c & const); rewrite extern fold_product; } */
bool fold_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct fold_match *m)
{
    if (!dfg_calls_argc(g, n, rules_op_Mul, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node x = dfg_arg(g, n, swap);
        if (!dfg_is(g, x, DFG_CONST)) continue;
        dfg_node c = dfg_arg(g, n, 1 - swap);
        if (!dfg_is(g, c, DFG_CONST)) continue;
        DFG_GIVE(fold, .root = n, .x = x, .c = c);
        return true;
    }
    return false;
}
