/* Made by pat2c from nested.pat; do not edit. */
#include "nested.h"
_Static_assert(NESTED_H == 0x35622759ef0c6e17, "nested.h is of another run of pat2c than this file");
#include "dfg_frames.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum { nested_op_add = DFG_FIRST_OP };
static const char *const nested_op_names[] = { "add" };

const struct dfg_names nested_names = {
    .abi = DFG_ABI, .needs = DFG_NEEDS_SCRATCH, .name = "nested", .run = NESTED_H, .n_tries = 1024,
    .n_ops = 1, .ops = nested_op_names,
};

/* What is inside all loops of nested. */
static bool nested_part2(const dfg_graph *g, dfg_node n,
    bool (*accept)(void *ctx, const struct nested_match *m), void *ctx, const uint32_t search, dfg_node x14,
    dfg_node add, dfg_node x13, dfg_node add_2, dfg_node x12, dfg_node add_3, dfg_node x11, dfg_node add_4,
    dfg_node x10, dfg_node add_5, dfg_node x9, dfg_node add_6, dfg_node x8, dfg_node add_7, dfg_node x7,
    dfg_node add_8, dfg_node x6, dfg_node add_9, dfg_node x5, dfg_node add_10, dfg_node x4, dfg_node add_11,
    dfg_node x3, dfg_node add_12)
{
    const uint32_t state_9[] = {dfg_found(g), 9, add_12};
    if (dfg_is_hopeless(g, search, state_9, 3)) return false;
    for (uint32_t swap_13 = 0; swap_13 < dfg_orders(g, add_12); swap_13++) {
        dfg_node x2 = dfg_arg(g, add_12, 1 - swap_13), add_13 = dfg_arg(g, add_12, swap_13);
        if (!dfg_same_body(g, n, add_13) || !dfg_calls_argc(g, add_13, nested_op_add, 2)) continue;
        const uint32_t state_10[] = {dfg_found(g), 10, add_13};
        if (dfg_is_hopeless(g, search, state_10, 3)) continue;
        for (uint32_t swap_14 = 0; swap_14 < dfg_orders(g, add_13); swap_14++) {
            dfg_node x0 = dfg_arg(g, add_13, swap_14), x1 = dfg_arg(g, add_13, 1 - swap_14);
            if (accept(ctx, &(struct nested_whole){
                    .m = {.root = n, .x0 = x0, .x1 = x1, .x2 = x2, .x3 = x3, .x4 = x4, .x5 = x5, .x6 = x6,
                          .x7 = x7, .x8 = x8, .x9 = x9, .x10 = x10, .x11 = x11, .x12 = x12, .x13 = x13,
                          .x14 = x14}, .add = add, .add_2 = add_2, .add_3 = add_3, .add_4 = add_4,
                    .add_5 = add_5, .add_6 = add_6, .add_7 = add_7, .add_8 = add_8, .add_9 = add_9,
                    .add_10 = add_10, .add_11 = add_11, .add_12 = add_12,
                    .add_13 = add_13}.m))
                return true;
            dfg_note_match(g);
        }
        dfg_note_hopeless(g, search, state_10, 3);
    }
    dfg_note_hopeless(g, search, state_9, 3);
    return false;
}

/* nested.pat:3  pattern nested(x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11, x12, x13, x14) =
 *     add(add(add(add(add(add(add(add(add(add(add(add(add(add(x0, x1), x2), x3), x4), x5), x6), x7), x8), x9), x10), x11), x12), x13), x14); */
bool nested_each(const dfg_graph *g, dfg_node n,
                 bool (*accept)(void *ctx, const struct nested_match *m), void *ctx)
{
    const uint32_t search = dfg_begin_search(g);
    if (!dfg_calls_argc(g, n, nested_op_add, 2)) return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node x14 = dfg_arg(g, n, 1 - swap), add = dfg_arg(g, n, swap);
        if (!dfg_same_body(g, n, add) || !dfg_calls_argc(g, add, nested_op_add, 2)) continue;
        for (uint32_t swap_2 = 0; swap_2 < dfg_orders(g, add); swap_2++) {
            dfg_node x13 = dfg_arg(g, add, 1 - swap_2), add_2 = dfg_arg(g, add, swap_2);
            if (!dfg_same_body(g, n, add_2) || !dfg_calls_argc(g, add_2, nested_op_add, 2)) continue;
            for (uint32_t swap_3 = 0; swap_3 < dfg_orders(g, add_2); swap_3++) {
                dfg_node x12 = dfg_arg(g, add_2, 1 - swap_3), add_3 = dfg_arg(g, add_2, swap_3);
                if (!dfg_same_body(g, n, add_3) || !dfg_calls_argc(g, add_3, nested_op_add, 2)) continue;
                for (uint32_t swap_4 = 0; swap_4 < dfg_orders(g, add_3); swap_4++) {
                    dfg_node x11 = dfg_arg(g, add_3, 1 - swap_4), add_4 = dfg_arg(g, add_3, swap_4);
                    if (!dfg_same_body(g, n, add_4) || !dfg_calls_argc(g, add_4, nested_op_add, 2))
                        continue;
                    const uint32_t state_1[] = {dfg_found(g), 1, add_4};
                    if (dfg_is_hopeless(g, search, state_1, 3)) continue;
                    for (uint32_t swap_5 = 0; swap_5 < dfg_orders(g, add_4); swap_5++) {
                        dfg_node x10 = dfg_arg(g, add_4, 1 - swap_5), add_5 = dfg_arg(g, add_4, swap_5);
                        if (!dfg_same_body(g, n, add_5) || !dfg_calls_argc(g, add_5, nested_op_add, 2))
                            continue;
                        const uint32_t state_2[] = {dfg_found(g), 2, add_5};
                        if (dfg_is_hopeless(g, search, state_2, 3)) continue;
                        for (uint32_t swap_6 = 0; swap_6 < dfg_orders(g, add_5); swap_6++) {
                            dfg_node x9 = dfg_arg(g, add_5, 1 - swap_6), add_6 = dfg_arg(g, add_5, swap_6);
                            if (!dfg_same_body(g, n, add_6) || !dfg_calls_argc(g, add_6, nested_op_add, 2))
                                continue;
                            const uint32_t state_3[] = {dfg_found(g), 3, add_6};
                            if (dfg_is_hopeless(g, search, state_3, 3)) continue;
                            for (uint32_t swap_7 = 0; swap_7 < dfg_orders(g, add_6); swap_7++) {
                                dfg_node x8 = dfg_arg(g, add_6, 1 - swap_7);
                                dfg_node add_7 = dfg_arg(g, add_6, swap_7);
                                if (!dfg_same_body(g, n, add_7)
                                    || !dfg_calls_argc(g, add_7, nested_op_add, 2))
                                    continue;
                                const uint32_t state_4[] = {dfg_found(g), 4, add_7};
                                if (dfg_is_hopeless(g, search, state_4, 3)) continue;
                                for (uint32_t swap_8 = 0; swap_8 < dfg_orders(g, add_7); swap_8++) {
                                    dfg_node x7 = dfg_arg(g, add_7, 1 - swap_8);
                                    dfg_node add_8 = dfg_arg(g, add_7, swap_8);
                                    if (!dfg_same_body(g, n, add_8)
                                        || !dfg_calls_argc(g, add_8, nested_op_add, 2))
                                        continue;
                                    const uint32_t state_5[] = {dfg_found(g), 5, add_8};
                                    if (dfg_is_hopeless(g, search, state_5, 3)) continue;
                                    for (uint32_t swap_9 = 0; swap_9 < dfg_orders(g, add_8); swap_9++) {
                                        dfg_node x6 = dfg_arg(g, add_8, 1 - swap_9);
                                        dfg_node add_9 = dfg_arg(g, add_8, swap_9);
                                        if (!dfg_same_body(g, n, add_9)
                                            || !dfg_calls_argc(g, add_9, nested_op_add, 2))
                                            continue;
                                        const uint32_t state_6[] = {dfg_found(g), 6, add_9};
                                        if (dfg_is_hopeless(g, search, state_6, 3)) continue;
                                        for (uint32_t swap_10 = 0; swap_10 < dfg_orders(g, add_9); swap_10++) {
                                            dfg_node x5 = dfg_arg(g, add_9, 1 - swap_10);
                                            dfg_node add_10 = dfg_arg(g, add_9, swap_10);
                                            if (!dfg_same_body(g, n, add_10)
                                                || !dfg_calls_argc(g, add_10, nested_op_add, 2))
                                                continue;
                                            const uint32_t state_7[] = {dfg_found(g), 7, add_10};
                                            if (dfg_is_hopeless(g, search, state_7, 3)) continue;
                                            for (uint32_t swap_11 = 0; swap_11 < dfg_orders(g, add_10); swap_11++) {
                                                dfg_node x4 = dfg_arg(g, add_10, 1 - swap_11);
                                                dfg_node add_11 = dfg_arg(g, add_10, swap_11);
                                                if (!dfg_same_body(g, n, add_11)
                                                    || !dfg_calls_argc(g, add_11, nested_op_add, 2))
                                                    continue;
                                                const uint32_t state_8[] = {dfg_found(g), 8, add_11};
                                                if (dfg_is_hopeless(g, search, state_8, 3)) continue;
                                                for (uint32_t swap_12 = 0; swap_12 < dfg_orders(g, add_11); swap_12++) {
                                                    dfg_node x3 = dfg_arg(g, add_11, 1 - swap_12);
                                                    dfg_node add_12 = dfg_arg(g, add_11, swap_12);
                                                    if (!dfg_same_body(g, n, add_12)
                                                        || !dfg_calls_argc(g, add_12, nested_op_add, 2))
                                                        continue;
                                                    if (nested_part2(
                                                            g, n, accept, ctx, search, x14, add, x13, add_2,
                                                            x12, add_3, x11, add_4, x10, add_5, x9, add_6, x8,
                                                            add_7, x7, add_8, x6, add_9, x5, add_10, x4, add_11,
                                                            x3, add_12))
                                                        return true;
                                                }
                                                dfg_note_hopeless(g, search, state_8, 3);
                                            }
                                            dfg_note_hopeless(g, search, state_7, 3);
                                        }
                                        dfg_note_hopeless(g, search, state_6, 3);
                                    }
                                    dfg_note_hopeless(g, search, state_5, 3);
                                }
                                dfg_note_hopeless(g, search, state_4, 3);
                            }
                            dfg_note_hopeless(g, search, state_3, 3);
                        }
                        dfg_note_hopeless(g, search, state_2, 3);
                    }
                    dfg_note_hopeless(g, search, state_1, 3);
                }
            }
        }
    }
    return false;
}
