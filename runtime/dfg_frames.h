/* dfg_frames.h -- generated matchers in small frames, where code is to be small.
 *
 * Compilers give each struct that an expression makes room of its own in the frame until the function ends, a call
 * more room for those that it hands on, and functions more for those that they are handed.  So values are handed on by
 * where they stand.  A test has its two as variables of a block, which ends with it, so that tests share their room;
 * what computes a value is a plain call, whose result is made where it is wanted.
 *
 * The text of the matchers is the same: a macro of a function's own name is not expanded again in what it stands for.
 * So this is for generated files only, after all that they include.
 */
#ifndef DFG_FRAMES_H
#define DFG_FRAMES_H

#if defined(__GNUC__) && defined(__OPTIMIZE_SIZE__) && !defined(DFG_TRACE)

/* Tests: f of where the values stand, in front of what it is compared with. */
#define DFG_TEST_1(a, ...)    __extension__({ const dfg_val a_ = a; __VA_ARGS__; })
#define DFG_TEST_2(a, b, ...) __extension__({ const dfg_val a_ = a, b_ = b; __VA_ARGS__; })
#define DFG_TEST_3(a, b, c, ...) __extension__({ const dfg_val a_ = a, b_ = b, c_ = c; __VA_ARGS__; })

static DFG_RARELY_APART dfg_val dfg_choose_at(enum dfg_tri c, const dfg_val *yes, const dfg_val *no)
{
    return c == DFG_TRUE ? *yes : c == DFG_FALSE ? *no : dfg_nil();
}

/* ---- values ---- */

#define dfg_add(a, b)     DFG_TEST_2(a, b, dfg_numbers('+', &a_, &b_))
#define dfg_sub(a, b)     DFG_TEST_2(a, b, dfg_numbers('-', &a_, &b_))
#define dfg_mul(a, b)     DFG_TEST_2(a, b, dfg_numbers('*', &a_, &b_))
#define dfg_div(a, b)     DFG_TEST_2(a, b, dfg_numbers('/', &a_, &b_))
#define dfg_mod(a, b)     DFG_TEST_2(a, b, dfg_ints('%', &a_, &b_))
#define dfg_int_add(a, b) DFG_TEST_2(a, b, dfg_ints('+', &a_, &b_))
#define dfg_int_sub(a, b) DFG_TEST_2(a, b, dfg_ints('-', &a_, &b_))
#define dfg_int_mul(a, b) DFG_TEST_2(a, b, dfg_ints('*', &a_, &b_))
#define dfg_int_div(a, b) DFG_TEST_2(a, b, dfg_ints('/', &a_, &b_))
#define dfg_min(a, b)     dfg_extreme(DFG_LESS, DFG_PUT(a), DFG_PUT(b))
#define dfg_max(a, b)     dfg_extreme(DFG_GREATER, DFG_PUT(a), DFG_PUT(b))
#define dfg_item(list, i) dfg_item_at(DFG_PUT(list), i)
#define dfg_at(list, i)   dfg_nth_at(DFG_PUT(list), DFG_PUT(i))
#define dfg_stored_item(list, i) dfg_stored_item_at(DFG_PUT(list), i)
#define dfg_stored_at(list, i)   dfg_stored_nth_at(DFG_PUT(list), DFG_PUT(i))
#define dfg_sum(list)     dfg_fold_numbers('+', DFG_PUT(list))
#define dfg_prod(list)    dfg_fold_numbers('*', DFG_PUT(list))
#define dfg_int_sum(list) dfg_fold_ints('+', DFG_PUT(list))
#define dfg_int_prod(list) dfg_fold_ints('*', DFG_PUT(list))
#define dfg_min_of(list)  dfg_extreme_of(DFG_LESS, DFG_PUT(list))
#define dfg_max_of(list)  dfg_extreme_of(DFG_GREATER, DFG_PUT(list))
#define dfg_choose(c, a, b) dfg_choose_at(c, DFG_PUT(a), DFG_PUT(b))

#define dfg_dim_add(g, a, b)    DFG_TEST_2(a, b, dfg_dims('+', &a_, &b_, g))
#define dfg_dim_sub(g, a, b)    DFG_TEST_2(a, b, dfg_dims('-', &a_, &b_, g))
#define dfg_dim_mul(g, a, b)    DFG_TEST_2(a, b, dfg_dims('*', &a_, &b_, g))
#define dfg_dim_div(g, a, b)    DFG_TEST_2(a, b, dfg_dims('/', &a_, &b_, g))
#define dfg_dim_mod(g, a, b)    DFG_TEST_2(a, b, dfg_extents('%', &a_, &b_, g))
#define dfg_extent_add(g, a, b) DFG_TEST_2(a, b, dfg_extents('+', &a_, &b_, g))
#define dfg_extent_sub(g, a, b) DFG_TEST_2(a, b, dfg_extents('-', &a_, &b_, g))
#define dfg_extent_mul(g, a, b) DFG_TEST_2(a, b, dfg_extents('*', &a_, &b_, g))
#define dfg_extent_div(g, a, b) DFG_TEST_2(a, b, dfg_extents('/', &a_, &b_, g))
#define dfg_dim_sum(g, list)    dfg_fold_dims(g, '+', DFG_PUT(list))
#define dfg_dim_prod(g, list)   dfg_fold_dims(g, '*', DFG_PUT(list))
#define dfg_extent_sum(g, list) dfg_fold_extents(g, '+', DFG_PUT(list))
#define dfg_extent_prod(g, list) dfg_fold_extents(g, '*', DFG_PUT(list))
#define dfg_dim_min(g, a, b)    dfg_dim_extreme(g, true, DFG_PUT(a), DFG_PUT(b))
#define dfg_dim_max(g, a, b)    dfg_dim_extreme(g, false, DFG_PUT(a), DFG_PUT(b))
#define dfg_dim_min_of(g, list) dfg_dim_extreme_of(g, true, DFG_PUT(list))
#define dfg_dim_max_of(g, list) dfg_dim_extreme_of(g, false, DFG_PUT(list))
#define dfg_layout_dim(g, n, a, b) dfg_layout_dim_at(g, n, DFG_PUT(a), DFG_PUT(b))

/* ---- tests and lengths ---- */

#define dfg_len(a)                DFG_TEST_1(a, dfg_len(a_))
#define dfg_known(a)              DFG_TEST_1(a, dfg_known(a_))
#define dfg_range_to(a)           DFG_TEST_1(a, dfg_range_to(a_))
#define dfg_range_len(a, b, c)    DFG_TEST_3(a, b, c, dfg_range_len(a_, b_, c_))
#define dfg_divides(a, b)         DFG_TEST_2(a, b, dfg_divides_at(&a_, &b_))
#define dfg_same(a, b)            DFG_TEST_2(a, b, dfg_same_at(&a_, &b_))
#define dfg_eq(a, b)              DFG_TEST_2(a, b, dfg_same_at(&a_, &b_) == DFG_TRUE)
#define dfg_ne(a, b)              DFG_TEST_2(a, b, dfg_same_at(&a_, &b_) == DFG_FALSE)
#define dfg_scalar_same(a, b)     DFG_TEST_2(a, b, dfg_same_plain(&a_, &b_))
#define dfg_scalar_eq(a, b)       DFG_TEST_2(a, b, dfg_same_plain(&a_, &b_) == DFG_TRUE)
#define dfg_scalar_ne(a, b)       DFG_TEST_2(a, b, dfg_same_plain(&a_, &b_) == DFG_FALSE)
#define dfg_member(a, b)          DFG_TEST_2(a, b, dfg_member_at(&a_, &b_))
#define dfg_order(a, b)           DFG_TEST_2(a, b, dfg_order_at(&a_, &b_))
#define dfg_lt(a, b)              DFG_TEST_2(a, b, dfg_order_at(&a_, &b_) == DFG_LESS)
#define dfg_gt(a, b)              DFG_TEST_2(a, b, dfg_order_at(&a_, &b_) == DFG_GREATER)
#define dfg_le(a, b)              DFG_TEST_2(a, b, dfg_order_at(&a_, &b_) <= DFG_EQUAL)
#define dfg_ge(a, b)              DFG_TEST_2(a, b, dfg_order_at(&b_, &a_) <= DFG_EQUAL)
#define dfg_less(a, b)            DFG_TEST_2(a, b, dfg_less(a_, b_))
#define dfg_within(a, b, c) \
    DFG_TEST_3(a, b, c, dfg_order_at(&b_, &a_) <= DFG_EQUAL && dfg_order_at(&a_, &c_) <= DFG_EQUAL)
#define dfg_outside(a, b, c) \
    DFG_TEST_3(a, b, c, dfg_order_at(&a_, &b_) == DFG_LESS || dfg_order_at(&a_, &c_) == DFG_GREATER)
#define dfg_close(a, b)           DFG_TEST_2(a, b, dfg_near_at(&a_, &b_))
#define dfg_near(a, b)            DFG_TEST_2(a, b, dfg_near_at(&a_, &b_) == DFG_TRUE)
#define dfg_close_by(a, b, tol)   DFG_TEST_2(a, b, dfg_close_at(&a_, &b_, tol))
#define dfg_near_by(a, b, tol)    DFG_TEST_2(a, b, dfg_close_at(&a_, &b_, tol) == DFG_TRUE)
#define dfg_close_within(a, b, t) DFG_TEST_3(a, b, t, dfg_close_within(a_, b_, c_))
#define dfg_is_default(a, b)      DFG_TEST_2(a, b, a_.tag == DFG_NIL || dfg_same_at(&a_, &b_) == DFG_TRUE)

#define dfg_extent_same(g, a, b)  DFG_TEST_2(a, b, dfg_extent_same_at(g, &a_, &b_))
#define dfg_extent_eq(g, a, b)    DFG_TEST_2(a, b, dfg_extent_same_at(g, &a_, &b_) == DFG_TRUE)
#define dfg_extent_ne(g, a, b)    DFG_TEST_2(a, b, dfg_extent_same_at(g, &a_, &b_) == DFG_FALSE)
#define dfg_dim_same(g, a, b)     DFG_TEST_2(a, b, dfg_dim_same_at(g, &a_, &b_))
#define dfg_dim_eq(g, a, b)       DFG_TEST_2(a, b, dfg_dim_same_at(g, &a_, &b_) == DFG_TRUE)
#define dfg_dim_ne(g, a, b)       DFG_TEST_2(a, b, dfg_dim_same_at(g, &a_, &b_) == DFG_FALSE)
#define dfg_dim_member(g, a, b)   DFG_TEST_2(a, b, dfg_dim_member_at(g, &a_, &b_))
#define dfg_dim_less(g, a, b)     DFG_TEST_2(a, b, dfg_dim_less_at(g, &a_, &b_))
#define dfg_dim_lt(g, a, b)       DFG_TEST_2(a, b, dfg_dim_less_at(g, &a_, &b_) == DFG_TRUE)
#define dfg_dim_ge(g, a, b)       DFG_TEST_2(a, b, dfg_dim_less_at(g, &a_, &b_) == DFG_FALSE)
#define dfg_dim_gt(g, a, b)       DFG_TEST_2(a, b, dfg_dim_less_at(g, &b_, &a_) == DFG_TRUE)
#define dfg_dim_le(g, a, b)       DFG_TEST_2(a, b, dfg_dim_less_at(g, &b_, &a_) == DFG_FALSE)
#define dfg_dim_within(g, a, b, c) \
    DFG_TEST_3(a, b, c, dfg_dim_less_at(g, &a_, &b_) == DFG_FALSE && dfg_dim_less_at(g, &c_, &a_) == DFG_FALSE)
#define dfg_dim_outside(g, a, b, c) \
    DFG_TEST_3(a, b, c, dfg_dim_less_at(g, &a_, &b_) == DFG_TRUE || dfg_dim_less_at(g, &c_, &a_) == DFG_TRUE)
#define dfg_tensor_same(g, a, b)  DFG_TEST_2(a, b, dfg_tensor_same(g, a_, b_))

#define dfg_list_is(g, n, key, a, fits)      DFG_TEST_1(a, dfg_list_is_at(g, n, key, &a_, fits))
#define dfg_const_is(g, n, a, dtype)         DFG_TEST_1(a, dfg_const_is_at(g, n, &a_, dtype))
#define dfg_scalar_is(g, n, a, dtype)        DFG_TEST_1(a, dfg_scalar_is_at(g, n, &a_, dtype))
#define dfg_splat_is(g, n, a, dtype)         DFG_TEST_1(a, dfg_splat_is_at(g, n, &a_, dtype))
#define dfg_const_near(g, n, a, tol, dtype)  DFG_TEST_1(a, dfg_const_near_at(g, n, &a_, tol, dtype))
#define dfg_splat_near(g, n, a, tol, dtype)  DFG_TEST_1(a, dfg_splat_near_at(g, n, &a_, tol, dtype))
#define dfg_const_list(g, n, a, dtype)       DFG_TEST_1(a, dfg_const_list_at(g, n, &a_, dtype))

#ifndef DFG_BINDING
static DFG_RARELY_APART dfg_val dfg_attr_or_at(const dfg_graph *g, dfg_node n, uint32_t key, const dfg_val *otherwise)
{
    dfg_val v = dfg_attr(g, n, key);
    return v.tag == DFG_NIL && n != DFG_NONE ? *otherwise : v;
}
#define dfg_attr_or(g, n, key, a) dfg_attr_or_at(g, n, key, DFG_PUT(a))

/* What a default is made of is handed on by value. */
#define DFG_ATTR_OR(kind, value, ...)                                                                                  \
    static DFG_RARELY_APART dfg_val dfg_attr_or_##kind##_of(const dfg_graph *g, dfg_node n, uint32_t key, __VA_ARGS__) \
    {                                                                                                                  \
        dfg_val v = dfg_attr(g, n, key);                                                                               \
        return v.tag == DFG_NIL && n != DFG_NONE ? value : v;                                                          \
    }
DFG_ATTR_OR(int, dfg_int(i), int64_t i)
DFG_ATTR_OR(float, dfg_float(f), double f)
DFG_ATTR_OR(bool, dfg_bool(b), bool b)
DFG_ATTR_OR(str, dfg_str(g, s), uint32_t s)
DFG_ATTR_OR(dtype, dfg_dtype_val(d), enum dfg_dtype d)
DFG_ATTR_OR(list, dfg_list(items, k), const dfg_val *items, uint32_t k)
#undef dfg_attr_or_int
#undef dfg_attr_or_float
#undef dfg_attr_or_bool
#undef dfg_attr_or_str
#undef dfg_attr_or_dtype
#undef dfg_attr_or_list
#define dfg_attr_or_int(g, n, key, i)         dfg_attr_or_int_of(g, n, key, i)
#define dfg_attr_or_float(g, n, key, f)       dfg_attr_or_float_of(g, n, key, f)
#define dfg_attr_or_bool(g, n, key, b)        dfg_attr_or_bool_of(g, n, key, b)
#define dfg_attr_or_str(g, n, key, s)         dfg_attr_or_str_of(g, n, key, s)
#define dfg_attr_or_dtype(g, n, key, d)       dfg_attr_or_dtype_of(g, n, key, d)
#define dfg_attr_or_list(g, n, key, items, k) dfg_attr_or_list_of(g, n, key, items, k)
#endif

#endif
#endif
