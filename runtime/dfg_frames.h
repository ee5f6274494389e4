/* dfg_frames.h -- generated matchers in small frames, where code is to be small.
 *
 * Compilers give each struct that an expression makes room of its own in the frame until the function ends.  As
 * variables of a block, which ends with the test that asks for them, values share their room.
 *
 * The text of the matchers is the same: a macro of a function's own name is not expanded again in what it stands for.
 * So this is for generated files only, after all that they include.
 */
#ifndef DFG_FRAMES_H
#define DFG_FRAMES_H

#if defined(__GNUC__) && defined(__OPTIMIZE_SIZE__) && !defined(DFG_TRACE)

/* f of values, behind a graph, in front of other arguments. */
#define DFG_OF_1(f, a)            __extension__({ const dfg_val a_ = a; f(a_); })
#define DFG_OF_2(f, a, b)         __extension__({ const dfg_val a_ = a, b_ = b; f(a_, b_); })
#define DFG_OF_3(f, a, b, c)      __extension__({ const dfg_val a_ = a, b_ = b, c_ = c; f(a_, b_, c_); })
#define DFG_IN_2(f, g, a, b)      __extension__({ const dfg_val a_ = a, b_ = b; f(g, a_, b_); })
#define DFG_IN_3(f, g, a, b, c)   __extension__({ const dfg_val a_ = a, b_ = b, c_ = c; f(g, a_, b_, c_); })
#define DFG_CONST_1(f, g, n, a, ...) __extension__({ const dfg_val a_ = a; f(g, n, a_, __VA_ARGS__); })

#define dfg_attr_or(g, n, key, a) __extension__({ const dfg_val a_ = a; dfg_attr_or(g, n, key, a_); })
#define dfg_close(a, b)           DFG_OF_2(dfg_close, a, b)
#define dfg_close_by(a, b, tol)   __extension__({ const dfg_val a_ = a, b_ = b; dfg_close_by(a_, b_, tol); })
#define dfg_close_within(a, b, t) DFG_OF_3(dfg_close_within, a, b, t)
#define dfg_const_is(...)         DFG_CONST_1(dfg_const_is, __VA_ARGS__)
#define dfg_const_list(...)       DFG_CONST_1(dfg_const_list, __VA_ARGS__)
#define dfg_const_near(...)       DFG_CONST_1(dfg_const_near, __VA_ARGS__)
#define dfg_dim_eq(g, a, b)       DFG_IN_2(dfg_dim_eq, g, a, b)
#define dfg_dim_ge(g, a, b)       DFG_IN_2(dfg_dim_ge, g, a, b)
#define dfg_dim_gt(g, a, b)       DFG_IN_2(dfg_dim_gt, g, a, b)
#define dfg_dim_le(g, a, b)       DFG_IN_2(dfg_dim_le, g, a, b)
#define dfg_dim_less(g, a, b)     DFG_IN_2(dfg_dim_less, g, a, b)
#define dfg_dim_lt(g, a, b)       DFG_IN_2(dfg_dim_lt, g, a, b)
#define dfg_dim_member(g, a, b)   DFG_IN_2(dfg_dim_member, g, a, b)
#define dfg_dim_ne(g, a, b)       DFG_IN_2(dfg_dim_ne, g, a, b)
#define dfg_dim_outside(g, ...)   DFG_IN_3(dfg_dim_outside, g, __VA_ARGS__)
#define dfg_dim_same(g, a, b)     DFG_IN_2(dfg_dim_same, g, a, b)
#define dfg_dim_within(g, ...)    DFG_IN_3(dfg_dim_within, g, __VA_ARGS__)
#define dfg_divides(a, b)         DFG_OF_2(dfg_divides, a, b)
#define dfg_eq(a, b)              DFG_OF_2(dfg_eq, a, b)
#define dfg_extent_eq(g, a, b)    DFG_IN_2(dfg_extent_eq, g, a, b)
#define dfg_extent_ne(g, a, b)    DFG_IN_2(dfg_extent_ne, g, a, b)
#define dfg_extent_same(g, a, b)  DFG_IN_2(dfg_extent_same, g, a, b)
#define dfg_ge(a, b)              DFG_OF_2(dfg_ge, a, b)
#define dfg_gt(a, b)              DFG_OF_2(dfg_gt, a, b)
#define dfg_int_add(a, b)         DFG_OF_2(dfg_int_add, a, b)
#define dfg_int_sub(a, b)         DFG_OF_2(dfg_int_sub, a, b)
#define dfg_is_default(a, b)      DFG_OF_2(dfg_is_default, a, b)
#define dfg_known(a)              DFG_OF_1(dfg_known, a)
#define dfg_layout_dim(g, n, a, b) __extension__({ const dfg_val a_ = a, b_ = b; dfg_layout_dim(g, n, a_, b_); })
#define dfg_le(a, b)              DFG_OF_2(dfg_le, a, b)
#define dfg_len(a)                DFG_OF_1(dfg_len, a)
#define dfg_less(a, b)            DFG_OF_2(dfg_less, a, b)
#define dfg_list_is(g, n, key, a, fits) __extension__({ const dfg_val a_ = a; dfg_list_is(g, n, key, a_, fits); })
#define dfg_lt(a, b)              DFG_OF_2(dfg_lt, a, b)
#define dfg_member(a, b)          DFG_OF_2(dfg_member, a, b)
#define dfg_ne(a, b)              DFG_OF_2(dfg_ne, a, b)
#define dfg_near(a, b)            DFG_OF_2(dfg_near, a, b)
#define dfg_near_by(a, b, tol)    __extension__({ const dfg_val a_ = a, b_ = b; dfg_near_by(a_, b_, tol); })
#define dfg_order(a, b)           DFG_OF_2(dfg_order, a, b)
#define dfg_outside(a, b, c)      DFG_OF_3(dfg_outside, a, b, c)
#define dfg_range_len(a, b, c)    DFG_OF_3(dfg_range_len, a, b, c)
#define dfg_range_to(a)           DFG_OF_1(dfg_range_to, a)
#define dfg_same(a, b)            DFG_OF_2(dfg_same, a, b)
#define dfg_scalar_eq(a, b)       DFG_OF_2(dfg_scalar_eq, a, b)
#define dfg_scalar_is(...)        DFG_CONST_1(dfg_scalar_is, __VA_ARGS__)
#define dfg_scalar_ne(a, b)       DFG_OF_2(dfg_scalar_ne, a, b)
#define dfg_scalar_same(a, b)     DFG_OF_2(dfg_scalar_same, a, b)
#define dfg_splat_is(...)         DFG_CONST_1(dfg_splat_is, __VA_ARGS__)
#define dfg_splat_near(...)       DFG_CONST_1(dfg_splat_near, __VA_ARGS__)
#define dfg_tensor_same(g, a, b)  DFG_IN_2(dfg_tensor_same, g, a, b)
#define dfg_within(a, b, c)       DFG_OF_3(dfg_within, a, b, c)

#endif
#endif
