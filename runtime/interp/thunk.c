/* thunk.c -- a C function of as many nodes as a predicate has arguments, called with its own type. */
#include "ref.h"

#define TYPES_0
#define TYPES_1  TYPES_0, dfg_node
#define TYPES_2  TYPES_1, dfg_node
#define TYPES_3  TYPES_2, dfg_node
#define TYPES_4  TYPES_3, dfg_node
#define TYPES_5  TYPES_4, dfg_node
#define TYPES_6  TYPES_5, dfg_node
#define TYPES_7  TYPES_6, dfg_node
#define TYPES_8  TYPES_7, dfg_node
#define TYPES_9  TYPES_8, dfg_node
#define TYPES_10 TYPES_9, dfg_node
#define TYPES_11 TYPES_10, dfg_node
#define TYPES_12 TYPES_11, dfg_node

#define ARGS_0
#define ARGS_1  ARGS_0, a[0]
#define ARGS_2  ARGS_1, a[1]
#define ARGS_3  ARGS_2, a[2]
#define ARGS_4  ARGS_3, a[3]
#define ARGS_5  ARGS_4, a[4]
#define ARGS_6  ARGS_5, a[5]
#define ARGS_7  ARGS_6, a[6]
#define ARGS_8  ARGS_7, a[7]
#define ARGS_9  ARGS_8, a[8]
#define ARGS_10 ARGS_9, a[9]
#define ARGS_11 ARGS_10, a[10]
#define ARGS_12 ARGS_11, a[11]

#define THUNK(N)                                                                                             \
    static bool call_##N(pat_function *f, const dfg_graph *g, const dfg_node *a)                             \
    {                                                                                                        \
        (void)a;                                                                                             \
        return ((bool (*)(const dfg_graph *TYPES_##N))f)(g ARGS_##N);                                        \
    }
THUNK(0)
THUNK(1)
THUNK(2)
THUNK(3)
THUNK(4)
THUNK(5)
THUNK(6)
THUNK(7)
THUNK(8)
THUNK(9)
THUNK(10)
THUNK(11)
THUNK(12)

enum dfg_tri dfg_ref_call(pat_function *f, const dfg_graph *g, const dfg_node *args, uint32_t n)
{
    static bool (*const thunks[])(pat_function *, const dfg_graph *, const dfg_node *) = {
        call_0, call_1, call_2, call_3,  call_4,  call_5,  call_6,
        call_7, call_8, call_9, call_10, call_11, call_12,
    };
    _Static_assert(sizeof thunks / sizeof *thunks == DFG_REF_MOST_ARGS + 1, "a thunk of each arity");
    return n <= DFG_REF_MOST_ARGS ? dfg_tri_of(thunks[n](f, g, args)) : DFG_UNKNOWN;
}
