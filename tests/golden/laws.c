/* Made by pat2c from laws.pat; do not edit. */
#include "laws.h"
_Static_assert(LAWS_H == 0x637d7dae19a6cd43, "laws.h is of another run of pat2c than this file");
#include "dfg_frames.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum { laws_op_divide = DFG_FIRST_OP, laws_op_multiply };
static const char *const laws_op_names[] = { "divide", "multiply" };

const struct dfg_names laws_names = {
    .abi = DFG_ABI, .needs = 0, .name = "laws", .run = LAWS_H, .n_ops = 2, .ops = laws_op_names,
};

/* laws.pat:6  pattern scaled(x, y, z) = divide(multiply(x, y), z); */
bool scaled_find(DFG_FIND_ON(scaled))
{
    for (uint32_t alt = way[0]; alt < 3u; way[0] = ++alt, way[1] = 0) {
        dfg_node divide = DFG_NONE, z = DFG_NONE, multiply_3 = DFG_NONE, multiply = DFG_NONE;
        dfg_node multiply_2 = DFG_NONE;
        if (alt == 0) {
            divide = n;
            if (!dfg_calls_argc(g, divide, laws_op_divide, 2)) continue;
            z = dfg_arg(g, divide, 1);
            multiply_3 = dfg_arg(g, divide, 0);
            if (!dfg_calls_argc(g, multiply_3, laws_op_multiply, 2)) continue;
        } else if (alt == 1) {
            multiply = n;
            if (!dfg_calls_argc(g, multiply, laws_op_multiply, 2)) continue;
        } else {
            multiply_2 = n;
            if (!dfg_calls_argc(g, multiply_2, laws_op_multiply, 2)) continue;
        }
        for (uint32_t swap = way[1]; swap < (alt == 0 ? dfg_orders(g, multiply_3)
                                             : alt == 1 ? dfg_orders(g, multiply)
                                             : dfg_orders(g, multiply_2));
             way[1] = ++swap) {
            dfg_node x = DFG_NONE, y = DFG_NONE, divide_2 = DFG_NONE, divide_3 = DFG_NONE;
            if (alt == 0) {
                x = dfg_arg(g, multiply_3, swap);
                y = dfg_arg(g, multiply_3, 1 - swap);
            } else if (alt == 1) {
                divide_2 = dfg_arg(g, multiply, swap);
                if (!dfg_calls_argc(g, divide_2, laws_op_divide, 2)) continue;
                x = dfg_arg(g, divide_2, 0);
                z = dfg_arg(g, divide_2, 1);
                y = dfg_arg(g, multiply, 1 - swap);
            } else {
                divide_3 = dfg_arg(g, multiply_2, swap);
                if (!dfg_calls_argc(g, divide_3, laws_op_divide, 2)) continue;
                y = dfg_arg(g, divide_3, 0);
                z = dfg_arg(g, divide_3, 1);
                x = dfg_arg(g, multiply_2, 1 - swap);
            }
            if (!dfg_in_body(g, n,
                             (const dfg_node[]){divide, multiply_3, multiply, divide_2, multiply_2,
                                                divide_3}, 6))
                continue;
            DFG_GIVE(scaled, .root = n, .x = x, .y = y, .z = z);
            DFG_GIVE_WHOLE(scaled, .divide = divide, .multiply = multiply, .divide_2 = divide_2,
                           .multiply_2 = multiply_2, .divide_3 = divide_3, .multiply_3 = multiply_3);
            return true;
        }
    }
    return false;
}
