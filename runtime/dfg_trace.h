/* dfg_trace.h -- hooks in generated matchers, for coverage and for the curious.
 *
 * A generated file that is compiled with -DDFG_TRACE reports each test that it
 * makes, of each `if` that it takes or not, and of each entry of a table that
 * it hits.  The program defines the three functions.  Without DFG_TRACE nothing
 * of this is there: not one instruction.
 *
 * The text of the matchers is the same: a macro of a function's own name is not
 * expanded again in what it stands for, nor is one called `if`.  So this is for
 * generated files only, after all that they include.
 */
#ifndef DFG_TRACE_H
#define DFG_TRACE_H

DFG_BEGIN_C

/* A test of the graph, as the file says it; whether it holds.  Called from the file that was compiled so. */
void dfg_trace_test(const char *file, int line, const char *test, bool holds);
/* The condition of an `if`: in a matcher what leads to `return false` or `continue`, if taken. */
void dfg_trace_branch(const char *file, int line, const char *condition, bool taken);
/* An entry of a table may match: its bit or its name; of several at once the expression. */
void dfg_trace_hit(const char *file, int line, const char *entry);

static inline bool dfg_traced_test(const char *file, int line, const char *test, bool holds)
{
    dfg_trace_test(file, line, test, holds);
    return holds;
}

static inline bool dfg_traced_branch(const char *file, int line, const char *condition, bool taken)
{
    dfg_trace_branch(file, line, condition, taken);
    return taken;
}

static inline uint64_t dfg_traced_hits(const char *file, int line, const char *entries, uint64_t set)
{
    if (set != 0)
        dfg_trace_hit(file, line, entries);
    return set;
}

DFG_END_C

#define DFG_TRACED(...) dfg_traced_test(__FILE__, __LINE__, #__VA_ARGS__, __VA_ARGS__)

#undef DFG_BIT
#define DFG_BIT(entry) (dfg_trace_hit(__FILE__, __LINE__, #entry), UINT64_C(1) << (entry))
#undef DFG_BITS
#define DFG_BITS(entries) dfg_traced_hits(__FILE__, __LINE__, #entries, entries)

#define dfg_argc_is(...)       DFG_TRACED(dfg_argc_is(__VA_ARGS__))
#define dfg_bool_is(...)       DFG_TRACED(dfg_bool_is(__VA_ARGS__))
#define dfg_calls(...)         DFG_TRACED(dfg_calls(__VA_ARGS__))
#define dfg_commutes(...)      DFG_TRACED(dfg_commutes(__VA_ARGS__))
#define dfg_calls_argc(...)    DFG_TRACED(dfg_calls_argc(__VA_ARGS__))
#define dfg_calls_with(...)    DFG_TRACED(dfg_calls_with(__VA_ARGS__))
#define dfg_const_is(...)      DFG_TRACED(dfg_const_is(__VA_ARGS__))
#define dfg_const_list(...)    DFG_TRACED(dfg_const_list(__VA_ARGS__))
#define dfg_const_near(...)    DFG_TRACED(dfg_const_near(__VA_ARGS__))
#define dfg_depends(...)       DFG_TRACED(dfg_depends(__VA_ARGS__))
#define dfg_divides(...)       DFG_TRACED(dfg_divides(__VA_ARGS__))
#define dfg_dtype_in(...)      DFG_TRACED(dfg_dtype_in(__VA_ARGS__))
#define dfg_dtype_is(...)      DFG_TRACED(dfg_dtype_is(__VA_ARGS__))
#define dfg_eq(...)            DFG_TRACED(dfg_eq(__VA_ARGS__))
#define dfg_float_is(...)      DFG_TRACED(dfg_float_is(__VA_ARGS__))
#define dfg_ge(...)            DFG_TRACED(dfg_ge(__VA_ARGS__))
#define dfg_glob_is(...)       DFG_TRACED(dfg_glob_is(__VA_ARGS__))
#define dfg_global_fits(...)   DFG_TRACED(dfg_global_fits(__VA_ARGS__))
#define dfg_global_is(...)     DFG_TRACED(dfg_global_is(__VA_ARGS__))
#define dfg_gt(...)            DFG_TRACED(dfg_gt(__VA_ARGS__))
#define dfg_has(...)           DFG_TRACED(dfg_has(__VA_ARGS__))
#define dfg_has_args(...)      DFG_TRACED(dfg_has_args(__VA_ARGS__))
#define dfg_in_body(...)       DFG_TRACED(dfg_in_body(__VA_ARGS__))
#define dfg_int_is(...)        DFG_TRACED(dfg_int_is(__VA_ARGS__))
#define dfg_is(...)            DFG_TRACED(dfg_is(__VA_ARGS__))
#define dfg_is_default(...)    DFG_TRACED(dfg_is_default(__VA_ARGS__))
#define dfg_is_input(...)      DFG_TRACED(dfg_is_input(__VA_ARGS__))
#define dfg_is_operator(...)   DFG_TRACED(dfg_is_operator(__VA_ARGS__))
#define dfg_is_output(...)     DFG_TRACED(dfg_is_output(__VA_ARGS__))
#define dfg_is_tuple_type(...) DFG_TRACED(dfg_is_tuple_type(__VA_ARGS__))
#define dfg_le(...)            DFG_TRACED(dfg_le(__VA_ARGS__))
#define dfg_list_is(...)       DFG_TRACED(dfg_list_is(__VA_ARGS__))
#define dfg_lt(...)            DFG_TRACED(dfg_lt(__VA_ARGS__))
#define dfg_ne(...)            DFG_TRACED(dfg_ne(__VA_ARGS__))
#define dfg_near(...)          DFG_TRACED(dfg_near(__VA_ARGS__))
#define dfg_near_by(...)       DFG_TRACED(dfg_near_by(__VA_ARGS__))
#define dfg_only_attrs(...)    DFG_TRACED(dfg_only_attrs(__VA_ARGS__))
#define dfg_only_defaults(...) DFG_TRACED(dfg_only_defaults(__VA_ARGS__))
#define dfg_only_used_by(...)  DFG_TRACED(dfg_only_used_by(__VA_ARGS__))
#define dfg_op_in(...)         DFG_TRACED(dfg_op_in(__VA_ARGS__))
#define dfg_op_ref_is(...)     DFG_TRACED(dfg_op_ref_is(__VA_ARGS__))
#define dfg_outside(...)       DFG_TRACED(dfg_outside(__VA_ARGS__))
#define dfg_same_body(...)     DFG_TRACED(dfg_same_body(__VA_ARGS__))
#define dfg_same_dim(...)      DFG_TRACED(dfg_same_dim(__VA_ARGS__))
#define dfg_scalar_eq(...)     DFG_TRACED(dfg_scalar_eq(__VA_ARGS__))
#define dfg_scalar_is(...)     DFG_TRACED(dfg_scalar_is(__VA_ARGS__))
#define dfg_scalar_ne(...)     DFG_TRACED(dfg_scalar_ne(__VA_ARGS__))
#define dfg_splat_is(...)      DFG_TRACED(dfg_splat_is(__VA_ARGS__))
#define dfg_splat_near(...)    DFG_TRACED(dfg_splat_near(__VA_ARGS__))
#define dfg_str_is(...)        DFG_TRACED(dfg_str_is(__VA_ARGS__))
#define dfg_type_dtype_in(...) DFG_TRACED(dfg_type_dtype_in(__VA_ARGS__))
#define dfg_used_by(...)       DFG_TRACED(dfg_used_by(__VA_ARGS__))
#define dfg_var_is(...)        DFG_TRACED(dfg_var_is(__VA_ARGS__))
#define dfg_within(...)        DFG_TRACED(dfg_within(__VA_ARGS__))

#ifdef __clang__
#pragma clang diagnostic ignored "-Wkeyword-macro"
#endif
/* clang-format off */
#define if(...) if (dfg_traced_branch(__FILE__, __LINE__, #__VA_ARGS__, (__VA_ARGS__)))
/* clang-format on */

#endif
