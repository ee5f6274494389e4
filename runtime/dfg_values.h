/* dfg_values.h -- values of conditions, as generated matchers compute them.
 *
 * Included at the end of dfg_match.h; freestanding like it.  What flows in is
 * attributes, extents, elements of constants; what flows out is a dfg_val, in
 * which NIL is "unknown", or an answer of three values.  Nothing traps: what
 * overflows, divides by zero or mixes kinds is unknown.
 *
 * Comparisons are "known and true", so that a condition and its negation are
 * both false where something is unknown: `!dfg_eq(a, b)` is not `dfg_ne(a, b)`.
 * Ints compare exactly, anything with a float as f32 (what models store).
 */
#ifndef DFG_VALUES_H
#define DFG_VALUES_H

enum dfg_tri { DFG_UNKNOWN, DFG_FALSE, DFG_TRUE };

/* Strings of a file that the module never saw keep apart: this bit, and the file's number. */
#define DFG_UNSEEN 0x80000000u

/* ---- constructors: each makes its value where it is wanted, which takes no room in a frame ---- */

#ifdef __cplusplus
#define DFG_VAL(...) dfg_val{__VA_ARGS__}
#else
#define DFG_VAL(...) (dfg_val){__VA_ARGS__}
#endif

static inline DFG_IN_LINE dfg_val dfg_nil(void)
{
    return DFG_VAL(DFG_NIL, 0, 0, {0});
}
/* What is written as `none`; in conditions the same as NIL. */
static inline DFG_IN_LINE dfg_val dfg_none(void)
{
    return DFG_VAL(DFG_V_NONE, 0, 0, {0});
}
static inline DFG_IN_LINE dfg_val dfg_hole(void)
{
    return DFG_VAL(DFG_V_HOLE, 0, 0, {0});
}
static inline DFG_IN_LINE dfg_val dfg_int(int64_t i)
{
    return DFG_VAL(DFG_V_INT, 0, 0, {i});
}
static inline DFG_IN_LINE dfg_val dfg_float(double f)
{
    dfg_val v = {DFG_V_FLOAT, 0, 0, {0}};
    v.u.f = f;
    return v;
}
static inline DFG_IN_LINE dfg_val dfg_bool(bool b)
{
    return DFG_VAL(DFG_V_BOOL, 0, 0, {b});
}
static inline DFG_IN_LINE dfg_val dfg_dtype_val(enum dfg_dtype d)
{
    dfg_val v = {(uint8_t)(d == DFG_NO_DTYPE ? DFG_NIL : DFG_V_DTYPE), 0, 0, {0}};
    v.u.id = d;
    return v;
}

#ifndef DFG_BINDING
/* The file's string number s. */
static inline dfg_val dfg_str(const dfg_graph *g, uint32_t s)
{
    dfg_val v = {DFG_V_STR, 0, 0, {0}};
    v.u.id = g->strs[s] != 0 ? g->strs[s] : DFG_UNSEEN | s;
    return v;
}

/* The file's operator number op; one that the module does not know equals no other value. */
static inline dfg_val dfg_op_val(const dfg_graph *g, uint32_t op)
{
    dfg_val v = {DFG_V_OP, 0, 0, {0}};
    v.u.id = g->op_back[op] != DFG_NO_OP ? g->op_back[op] : DFG_UNSEEN | op;
    return v;
}

#endif

/* An extent: an int, a symbol, or unknown. */
static inline dfg_val dfg_dim_val(dfg_dim d)
{
    dfg_val v = {(uint8_t)(d >= 0 ? DFG_V_INT : d == DFG_DIM_UNKNOWN ? DFG_NIL : DFG_V_DIM), 0, 0, {d}};
    return v;
}

/* n values at list, which must outlive the result. */
static inline DFG_IN_LINE dfg_val dfg_list(const dfg_val *list, uint32_t n)
{
    dfg_val v = {DFG_V_LIST, 0, n, {0}};
    v.u.list = list;
    return v;
}

/* The values as a list: DFG_LIST(dfg_int(1), dfg_hole()).  It lives as long as the block around it. */
#define DFG_LIST(...)                                                                                        \
    dfg_list((const dfg_val[]){__VA_ARGS__},                                                                 \
             (uint32_t)(sizeof((const dfg_val[]){__VA_ARGS__}) / sizeof(dfg_val)))

static inline double dfg_infinity(void)
{
#ifdef __GNUC__
    return __builtin_inf(); /* nothing to compute */
#else
    return 1e308 * 10;
#endif
}

static inline bool dfg_is_number(dfg_val v)
{
    return v.tag == DFG_V_INT || v.tag == DFG_V_FLOAT;
}
/* The number that v is; NaN where it is none. */
static inline double dfg_double(dfg_val v)
{
    return v.tag == DFG_V_INT ? (double)v.u.i : v.tag == DFG_V_FLOAT ? v.u.f : dfg_infinity() - dfg_infinity();
}

/* The same without arithmetic of floats (core/floats.c). */
double dfg_double_of_number(dfg_val v);

/* What is computed of extents is where it is a number; an extent that is a name is, too. */
static inline bool dfg_known(dfg_val v)
{
    return v.tag > DFG_V_NONE;
}

/* ---- core/number.c: arithmetic; NIL where an operand is no number, on int overflow and division by zero
 * ---- */

dfg_val dfg_add(dfg_val a, dfg_val b);
dfg_val dfg_sub(dfg_val a, dfg_val b);
dfg_val dfg_mul(dfg_val a, dfg_val b);
dfg_val dfg_div(dfg_val a, dfg_val b); /* of ints: towards zero */
dfg_val dfg_mod(dfg_val a, dfg_val b); /* of ints only, the sign of a */
/* Where the pattern's types say that both are ints; what is none in the graph is unknown.  No floats are linked. */
dfg_val dfg_int_add(dfg_val a, dfg_val b);
dfg_val dfg_int_sub(dfg_val a, dfg_val b);
dfg_val dfg_int_mul(dfg_val a, dfg_val b);
dfg_val dfg_int_div(dfg_val a, dfg_val b);
/* n % a == 0 where both are ints; of each item where one is a list; false where that is unknown. */
bool dfg_divides(dfg_val a, dfg_val n);
dfg_val dfg_neg(dfg_val a);
dfg_val dfg_abs(dfg_val a);
dfg_val dfg_floor(dfg_val a); /* of an int: itself; of a float: a float */
dfg_val dfg_ceil(dfg_val a);
dfg_val dfg_sqrt(dfg_val a); /* a float; NIL of negative numbers */
dfg_val dfg_min(dfg_val a, dfg_val b);
dfg_val dfg_max(dfg_val a, dfg_val b);

/* ---- core/compare.c ---- */

/* Equality: numbers, symbols, lists element by element, others by identity;
 * unknown between kinds and where an element decides that is unknown. */
enum dfg_tri dfg_same(dfg_val a, dfg_val b);
enum dfg_tri dfg_scalar_same(dfg_val a, dfg_val b); /* where one of them is neither a list nor `_`: it takes less stack */

enum dfg_order { DFG_LESS, DFG_EQUAL, DFG_GREATER, DFG_NO_ORDER };
enum dfg_order dfg_order(dfg_val a, dfg_val b); /* of numbers; else, and of NaN, DFG_NO_ORDER */

/* Are numbers a and b apart by at most 1e-5 of the larger; by at most tol? */
enum dfg_tri dfg_close(dfg_val a, dfg_val b);
enum dfg_tri dfg_close_by(dfg_val a, dfg_val b, double tol);
enum dfg_tri dfg_close_within(dfg_val a, dfg_val b, dfg_val tol);

static inline bool dfg_eq(dfg_val a, dfg_val b)
{
    return dfg_same(a, b) == DFG_TRUE;
}
static inline bool dfg_ne(dfg_val a, dfg_val b)
{
    return dfg_same(a, b) == DFG_FALSE;
}
static inline bool dfg_scalar_eq(dfg_val a, dfg_val b)
{
    return dfg_scalar_same(a, b) == DFG_TRUE;
}
static inline bool dfg_scalar_ne(dfg_val a, dfg_val b)
{
    return dfg_scalar_same(a, b) == DFG_FALSE;
}
static inline bool dfg_lt(dfg_val a, dfg_val b)
{
    return dfg_order(a, b) == DFG_LESS;
}
static inline bool dfg_le(dfg_val a, dfg_val b)
{
    return dfg_order(a, b) <= DFG_EQUAL;
}
static inline bool dfg_gt(dfg_val a, dfg_val b)
{
    return dfg_order(a, b) == DFG_GREATER;
}
static inline bool dfg_ge(dfg_val a, dfg_val b)
{
    return dfg_le(b, a);
}
static inline bool dfg_near(dfg_val a, dfg_val b)
{
    return dfg_close(a, b) == DFG_TRUE;
}
static inline bool dfg_near_by(dfg_val a, dfg_val b, double tol)
{
    return dfg_close_by(a, b, tol) == DFG_TRUE;
}

/* Is v known and in low..high; known and outside? */
static inline bool dfg_within(dfg_val v, dfg_val low, dfg_val high)
{
    return dfg_le(low, v) && dfg_le(v, high);
}
static inline bool dfg_outside(dfg_val v, dfg_val low, dfg_val high)
{
    return dfg_lt(v, low) || dfg_gt(v, high);
}

static inline dfg_val dfg_known_or(dfg_val v, dfg_val otherwise)
{
    return dfg_known(v) ? v : otherwise;
}

/* a < b of three values, and what a condition of three values chooses. */
static inline enum dfg_tri dfg_less(dfg_val a, dfg_val b)
{
    const enum dfg_order order = dfg_order(a, b);
    return order == DFG_NO_ORDER ? DFG_UNKNOWN : order == DFG_LESS ? DFG_TRUE : DFG_FALSE;
}
static inline dfg_val dfg_choose(enum dfg_tri c, dfg_val yes, dfg_val no)
{
    return c == DFG_TRUE ? yes : c == DFG_FALSE ? no : dfg_nil();
}

static inline dfg_val dfg_choose_int(enum dfg_tri c, int64_t yes, int64_t no)
{
    return c == DFG_UNKNOWN ? dfg_nil() : dfg_int(c == DFG_TRUE ? yes : no);
}

static inline enum dfg_tri dfg_tri_of(bool b)
{
    return b ? DFG_TRUE : DFG_FALSE;
}
/* Kleene's `and` and `or`. */
static inline enum dfg_tri dfg_both(enum dfg_tri a, enum dfg_tri b)
{
    return a == DFG_FALSE || b == DFG_FALSE ? DFG_FALSE : a < b ? a : b;
}
static inline enum dfg_tri dfg_either(enum dfg_tri a, enum dfg_tri b)
{
    return a == DFG_TRUE || b == DFG_TRUE ? DFG_TRUE : a < b ? a : b;
}

#ifndef DFG_BINDING
/* ---- core/dims.c: the same where an extent may be a name ("N"): sums, differences,
 * products, quotients and rests of numbers and names have a normal form.  Equal
 * forms are equal, those that are a number other than 0 apart are not, and order is
 * known where names of at least 0 decide it; the rest is unknown.  What is computed
 * needs DFG_NEEDS_FORMS. ---- */

dfg_val dfg_dim_add(const dfg_graph *g, dfg_val a, dfg_val b);
dfg_val dfg_dim_sub(const dfg_graph *g, dfg_val a, dfg_val b);
dfg_val dfg_dim_mul(const dfg_graph *g, dfg_val a, dfg_val b);
dfg_val dfg_dim_div(const dfg_graph *g, dfg_val a, dfg_val b);
dfg_val dfg_dim_mod(const dfg_graph *g, dfg_val a, dfg_val b);
dfg_val dfg_dim_neg(const dfg_graph *g, dfg_val a);
/* The same of ints and extents alone. */
dfg_val dfg_extent_add(const dfg_graph *g, dfg_val a, dfg_val b);
dfg_val dfg_extent_sub(const dfg_graph *g, dfg_val a, dfg_val b);
dfg_val dfg_extent_mul(const dfg_graph *g, dfg_val a, dfg_val b);
dfg_val dfg_extent_div(const dfg_graph *g, dfg_val a, dfg_val b);
dfg_val dfg_extent_sum(const dfg_graph *g, dfg_val list);
dfg_val dfg_extent_prod(const dfg_graph *g, dfg_val list);
dfg_val dfg_dim_min(const dfg_graph *g, dfg_val a, dfg_val b);
dfg_val dfg_dim_max(const dfg_graph *g, dfg_val a, dfg_val b);
dfg_val dfg_dim_sum(const dfg_graph *g, dfg_val list);
dfg_val dfg_dim_prod(const dfg_graph *g, dfg_val list);
dfg_val dfg_dim_min_of(const dfg_graph *g, dfg_val list);
dfg_val dfg_dim_max_of(const dfg_graph *g, dfg_val list);
enum dfg_tri dfg_dim_same(const dfg_graph *g, dfg_val a, dfg_val b);
enum dfg_tri dfg_extent_same(const dfg_graph *g, dfg_val a, dfg_val b); /* as dfg_scalar_same */
enum dfg_tri dfg_dim_less(const dfg_graph *g, dfg_val a, dfg_val b);
enum dfg_tri dfg_dim_member(const dfg_graph *g, dfg_val v, dfg_val list);

static inline bool dfg_dim_eq(const dfg_graph *g, dfg_val a, dfg_val b)
{
    return dfg_dim_same(g, a, b) == DFG_TRUE;
}
static inline bool dfg_dim_ne(const dfg_graph *g, dfg_val a, dfg_val b)
{
    return dfg_dim_same(g, a, b) == DFG_FALSE;
}
static inline bool dfg_extent_eq(const dfg_graph *g, dfg_val a, dfg_val b)
{
    return dfg_extent_same(g, a, b) == DFG_TRUE;
}
static inline bool dfg_extent_ne(const dfg_graph *g, dfg_val a, dfg_val b)
{
    return dfg_extent_same(g, a, b) == DFG_FALSE;
}
static inline bool dfg_dim_lt(const dfg_graph *g, dfg_val a, dfg_val b)
{
    return dfg_dim_less(g, a, b) == DFG_TRUE;
}
static inline bool dfg_dim_ge(const dfg_graph *g, dfg_val a, dfg_val b)
{
    return dfg_dim_less(g, a, b) == DFG_FALSE;
}
static inline bool dfg_dim_gt(const dfg_graph *g, dfg_val a, dfg_val b)
{
    return dfg_dim_lt(g, b, a);
}
static inline bool dfg_dim_le(const dfg_graph *g, dfg_val a, dfg_val b)
{
    return dfg_dim_ge(g, b, a);
}
static inline bool dfg_dim_within(const dfg_graph *g, dfg_val v, dfg_val low, dfg_val high)
{
    return dfg_dim_ge(g, v, low) && dfg_dim_le(g, v, high);
}
static inline bool dfg_dim_outside(const dfg_graph *g, dfg_val v, dfg_val low, dfg_val high)
{
    return dfg_dim_lt(g, v, low) || dfg_dim_gt(g, v, high);
}

#endif

/* ---- core/list.c: lists, shapes, elements of constants ---- */

int64_t dfg_len(dfg_val list);             /* -1: no list */
dfg_val dfg_item(dfg_val list, int64_t i); /* NIL out of range */
const dfg_val *dfg_item_in(const dfg_val *list, uint32_t i, dfg_val *made); /* of n; where it stands, or made of a shape or a constant */
dfg_val dfg_at(dfg_val list, dfg_val i);   /* from the end where i < 0 */
/* The same of an attribute's value, which is neither a shape nor the elements of a constant. */
static inline dfg_val dfg_stored_item_at(const dfg_val *list, int64_t i)
{
    return list->tag == DFG_V_LIST && i >= 0 && i < list->n ? list->u.list[i] : dfg_nil();
}
static inline dfg_val dfg_stored_nth_at(const dfg_val *list, const dfg_val *i)
{
    return i->tag == DFG_V_INT ? dfg_stored_item_at(list, i->u.i < 0 ? i->u.i + list->n : i->u.i) : dfg_nil();
}
static inline dfg_val dfg_stored_item(dfg_val list, int64_t i)
{
    return dfg_stored_item_at(&list, i);
}
static inline dfg_val dfg_stored_at(dfg_val list, dfg_val i)
{
    return dfg_stored_nth_at(&list, &i);
}
dfg_val dfg_sum(dfg_val list);             /* 0 of the empty list */
dfg_val dfg_prod(dfg_val list);            /* 1 of the empty list */
dfg_val dfg_int_sum(dfg_val list);         /* of ints alone */
dfg_val dfg_int_prod(dfg_val list);
dfg_val dfg_min_of(dfg_val list);          /* NIL of the empty list */
dfg_val dfg_max_of(dfg_val list);
/* Is v an item?  Where list is none, or v is one itself: are they the same? */
enum dfg_tri dfg_member(dfg_val v, dfg_val list);

/* Of lists that are computed: a length is -1 where there is no list. */
#define DFG_LONGEST_RANGE (1 << 20) /* longer than any list that a graph holds; a longer range is unknown */
int64_t dfg_range_len(dfg_val first, dfg_val end, dfg_val step);
int64_t dfg_range_to(dfg_val end); /* the same from 0 on, by 1 */
int64_t dfg_position(dfg_val i, int64_t n); /* item i of n, from the end where i < 0; -1: none such */
static inline bool dfg_is_length(int64_t n) { return n >= 0; }
static inline int64_t dfg_joined(int64_t a, int64_t b)
{
    return a < 0 || b < 0 ? -1 : a + b;
}
static inline dfg_val dfg_count(int64_t n)
{
    return n < 0 ? dfg_nil() : dfg_int(n);
}

/* dfg_attr_or, of defaults of each kind. */
#define dfg_attr_or_int(g, n, key, i)         dfg_attr_or(g, n, key, dfg_int(i))
#define dfg_attr_or_float(g, n, key, f)       dfg_attr_or(g, n, key, dfg_float(f))
#define dfg_attr_or_bool(g, n, key, b)        dfg_attr_or(g, n, key, dfg_bool(b))
#define dfg_attr_or_str(g, n, key, s)         dfg_attr_or(g, n, key, dfg_str(g, s))
#define dfg_attr_or_dtype(g, n, key, d)       dfg_attr_or(g, n, key, dfg_dtype_val(d))
#define dfg_attr_or_list(g, n, key, items, k) dfg_attr_or(g, n, key, dfg_list(items, k))

#ifndef DFG_BINDING
/* ---- core/annotation.c, and attributes: tests on the hot path (dfg_int_is, dfg_str_is are in dfg_match.h)
 * ---- */

static inline bool dfg_bool_is(const dfg_graph *g, dfg_node n, uint32_t key, bool v, bool otherwise)
{
    dfg_val a = dfg_attr(g, n, key);
    return a.tag == DFG_V_BOOL ? (a.u.i != 0) == v : a.tag == DFG_NIL && v == otherwise && n != DFG_NONE;
}

static inline bool dfg_dtype_is(const dfg_graph *g, dfg_node n, uint32_t key, enum dfg_dtype v,
                                enum dfg_dtype otherwise)
{
    dfg_val a = dfg_attr(g, n, key);
    return a.tag == DFG_V_DTYPE ? a.u.id == v : a.tag == DFG_NIL && v == otherwise && n != DFG_NONE;
}

/* An int attribute value serves, too. */
bool dfg_float_is(const dfg_graph *g, dfg_node n, uint32_t key, double v, double otherwise);

/* Is the attribute the list `want` (holes fit all)?  fits: the declared default is. */
bool dfg_list_is(const dfg_graph *g, dfg_node n, uint32_t key, dfg_val want, bool fits);

/* Has n no attribute but these keys of the file, or ones that are `none`? */
bool dfg_only_attrs(const dfg_graph *g, dfg_node n, const uint32_t *keys, uint32_t n_keys);

/* Has every attribute of n but these keys the default that the module's tables
 * declare for n's operator?  `none` is as good as not written where there is no
 * other default; of an operator that nobody declared anything else differs.
 * core/default.c; a search and a comparison of texts for each further attribute. */
bool dfg_only_defaults(const dfg_graph *g, dfg_node n, const uint32_t *keys, uint32_t n_keys);

#endif

/* Is the attribute value a the default, or not written? */
static inline bool dfg_is_default(dfg_val a, dfg_val otherwise)
{
    return a.tag == DFG_NIL || dfg_eq(a, otherwise);
}

#ifndef DFG_BINDING
/* The fact `key` that the user attached to n; NIL: none. */
dfg_val dfg_fact(const dfg_graph *g, dfg_node n, uint32_t key);

/* ---- core/string.c: what reads bytes ---- */

/* Does the glob (`*`, `?`) match the string?  Unknown of other values. */
enum dfg_tri dfg_glob(const dfg_graph *g, dfg_val str, const char *glob);
static inline bool dfg_glob_is(const dfg_graph *g, dfg_val v, const char *glob)
{
    return dfg_glob(g, v, glob) == DFG_TRUE;
}
/* The bytes as a string of the module, of the file, or one that equals nothing. */
dfg_val dfg_text_val(const dfg_graph *g, const char *text);
/* The extent of n that stands at `letter` in the layout ("OIHW"); digits do not count. */
dfg_val dfg_layout_dim(const dfg_graph *g, dfg_node n, dfg_val layout, dfg_val letter);

/* ---- nodes ---- */

/* The node whose attributes and operator a value has: of a `.0` the call, if that has optional results. */
static inline dfg_node dfg_call_of(const dfg_graph *g, dfg_node n)
{
    return dfg_is_get(g, n, 0) && dfg_op_bit(g, dfg_arg(g, n, 0), DFG_OPTIONAL_RESULTS) ? dfg_arg(g, n, 0)
                                                                                        : n;
}

/* Are all operands of n from k on absent? */
static inline bool dfg_absent_from(const dfg_graph *g, dfg_node n, uint32_t k)
{
    const uint32_t c = dfg_argc(g, n);
    for (; k < c; k++)
        if (g->args[g->first[n] + k] != DFG_NONE)
            return false;
    return true;
}

/* Has n exactly k operands, all there?  Absent ones at the end do not count, unless its operator can't have any. */
static inline DFG_RARELY bool dfg_many_has_args(const dfg_graph *g, dfg_node n, uint32_t k)
{
    bool all = dfg_argc(g, n) >= k && dfg_absent_from(g, n, k);
    for (uint32_t i = 0; all && i < k; i++)
        all = g->args[g->first[n] + i] != DFG_NONE;
    return all;
}
static inline DFG_IN_LINE bool dfg_has_args(const dfg_graph *g, dfg_node n, uint32_t k)
{
    return g->argc[n] == k || (g->argc[n] == DFG_ARGC_MANY && dfg_many_has_args(g, n, k));
}
static inline DFG_IN_LINE bool dfg_argc_is(const dfg_graph *g, dfg_node n, uint32_t k)
{
    return k < DFG_ARGC_MANY ? g->argc[n] == k : dfg_has_args(g, n, k);
}

/* Does n call the file's operator op with exactly k operands, all there? */
static inline DFG_IN_LINE_FOR_SPEED bool dfg_calls_argc(const dfg_graph *g, dfg_node n, uint32_t op, uint32_t k)
{
    return dfg_calls(g, n, op) && dfg_argc_is(g, n, k);
}
static inline DFG_IN_LINE_FOR_SPEED bool dfg_calls_with(const dfg_graph *g, dfg_node n, uint32_t op, uint32_t k)
{
    return dfg_calls(g, n, op) && dfg_has_args(g, n, k);
}

/* Operands of n without absent ones at the end. */
static inline uint32_t dfg_n_args(const dfg_graph *g, dfg_node n)
{
    uint32_t c = dfg_argc(g, n);
    while (c > 0 && g->args[g->first[n] + c - 1] == DFG_NONE)
        c--;
    return c;
}

/* The operands of n from `from` on, without the last `behind`. */
static inline struct dfg_nodes dfg_rest(const dfg_graph *g, dfg_node n, uint32_t from, uint32_t behind)
{
    uint32_t c = dfg_n_args(g, n);
    struct dfg_nodes rest = {&g->args[g->first[n] + from], c > from + behind ? c - from - behind : 0};
    return rest;
}

/* Orders in which two operands can be taken: one where both are the same node. */
static inline uint32_t dfg_orders(const dfg_graph *g, dfg_node n)
{
    return dfg_arg(g, n, 0) == dfg_arg(g, n, 1) ? 1 : 2;
}

/* Do k nodes, but for absent ones, stand in the body that holds n? */
static DFG_RARELY_APART bool dfg_share_body(const dfg_graph *g, dfg_node n, const dfg_node *nodes, uint32_t k)
{
    bool ok = true;
    for (uint32_t i = 0; ok && i < k; i++)
        ok = nodes[i] == DFG_NONE || g->body[nodes[i]] == g->body[n];
    return ok;
}
static inline bool dfg_in_body(const dfg_graph *g, dfg_node n, const dfg_node *nodes, uint32_t k)
{
    return g->body == NULL || dfg_share_body(g, n, nodes, k);
}

/* Is v a variable with the file's string s as its name; a reference to the function of that name? */
static inline bool dfg_var_is(const dfg_graph *g, dfg_node v, uint32_t s)
{
    return g->op[v] == DFG_VAR && g->first[v] == g->strs[s] && g->strs[s] != 0;
}
static inline bool dfg_global_is(const dfg_graph *g, dfg_node v, uint32_t s)
{
    return g->op[v] == DFG_GLOBAL && dfg_data(g, v) == g->strs[s] && g->strs[s] != 0;
}

/* Is v a reference to a function whose name fits the glob? */
static inline bool dfg_global_fits(const dfg_graph *g, dfg_node v, const char *glob)
{
    dfg_val name = {DFG_V_STR, 0, 0, {0}};
    if (g->op[v] != DFG_GLOBAL)
        return false;
    name.u.id = dfg_data(g, v);
    return dfg_glob_is(g, name, glob);
}

/* Is v a parameter of a module's function? */
static inline bool dfg_is_input(const dfg_graph *g, dfg_node v)
{
    return g->op[v] == DFG_VAR && dfg_data(g, v) == 2;
}

/* Is n the file's operator op as a value? */
static inline bool dfg_op_ref_is(const dfg_graph *g, dfg_node n, uint32_t op)
{
    return g->op[n] == DFG_OP_REF && g->op_map[dfg_data(g, n)] == op;
}

/* Properties as values; NIL where unknown, and of DFG_NONE. */
static inline dfg_val dfg_op_of(const dfg_graph *g, dfg_node n)
{
    dfg_val v = {(uint8_t)(n == DFG_NONE ? DFG_NIL : DFG_V_OP), 0, 0, {0}};
    v.u.id = g->op[n];
    return v;
}
static inline dfg_val dfg_fusion_of(const dfg_graph *g, dfg_node n) /* an int; operators only */
{
    return dfg_is_operator(g, n) ? dfg_int(g->op_bits[(size_t)g->op[n] * g->op_words] >> DFG_KIND_BIT & 7)
                                 : dfg_nil();
}
static inline dfg_val dfg_dtype_of(const dfg_graph *g, dfg_node n)
{
    return dfg_dtype_val(dfg_dtype(g, n));
}
static inline dfg_val dfg_rank_of(const dfg_graph *g, dfg_node n)
{
    return dfg_rank(g, n) < 0 ? dfg_nil() : dfg_int(dfg_rank(g, n));
}
static inline dfg_val dfg_rank_plus(const dfg_graph *g, dfg_node n, int32_t more)
{
    return dfg_rank(g, n) < 0 ? dfg_nil() : dfg_int((int64_t)dfg_rank(g, n) + more);
}
/* The length of range(less, its rank); -1: that is unknown. */
static inline int64_t dfg_rank_less(const dfg_graph *g, dfg_node n, int32_t less)
{
    const int64_t rank = dfg_rank(g, n);
    return rank < 0 || rank - less > DFG_LONGEST_RANGE ? -1 : rank > less ? rank - less : 0;
}
static inline dfg_val dfg_extent_of(const dfg_graph *g, dfg_node n, int64_t i)
{
    return dfg_dim_val(dfg_extent(g, n, i));
}
static inline dfg_val dfg_uses_of(const dfg_graph *g, dfg_node n)
{
    return n == DFG_NONE ? dfg_nil() : dfg_int(dfg_uses(g, n));
}
static inline dfg_val dfg_users_of(const dfg_graph *g, dfg_node n)
{
    return n == DFG_NONE ? dfg_nil() : dfg_int(dfg_users(g, n).n);
}

/* ---- core/shape.c: shapes and types ---- */

dfg_val dfg_shape_of(const dfg_graph *g, dfg_node n);    /* a list; unknown extents are NIL in it */
dfg_val dfg_elements_of(const dfg_graph *g, dfg_node n); /* how many; NIL where an extent is unknown */
enum dfg_tri dfg_same_shape(const dfg_graph *g, dfg_node a, dfg_node b);
enum dfg_tri dfg_same_rank(const dfg_graph *g, dfg_node a, dfg_node b);
enum dfg_tri dfg_same_dtype(const dfg_graph *g, dfg_node a, dfg_node b);
enum dfg_tri dfg_same_type(const dfg_graph *g, dfg_node a, dfg_node b);
enum dfg_tri dfg_broadcastable(const dfg_graph *g, dfg_node a, dfg_node b);
enum dfg_tri dfg_broadcast_to(const dfg_graph *g, dfg_node a, dfg_node b); /* a's shape to exactly b's */

/* ---- core/element.c: elements of constants ---- */

/* Element i of the constant c, decoded exactly: an int, a float, a bool,
 * a string.  NIL out of range, of complex numbers, of a u64 beyond int64, where
 * the data is not at hand, and where c is no constant. */
dfg_val dfg_element(const dfg_graph *g, dfg_node c, uint64_t i);
/* The number of a constant with one element, else its elements as a list. */
dfg_val dfg_value_of(const dfg_graph *g, dfg_node c);
/* All elements as a list (of one, for a scalar); NIL where c is no constant, or its data is not at hand. */
dfg_val dfg_elements(const dfg_graph *g, dfg_node c);
/* What c is compared with `other` as: a list beside a list, of one element, too. */
static inline dfg_val dfg_value_beside(const dfg_graph *g, dfg_node c, dfg_val other)
{
    return dfg_len(other) >= 0 ? dfg_elements(g, c) : dfg_value_of(g, c);
}
/* The same of a tensor that is an attribute's value. */
dfg_val dfg_tensor_value(const dfg_graph *g, dfg_val tensor);
dfg_val dfg_tensor_elements(const dfg_graph *g, dfg_val tensor);
static inline dfg_val dfg_tensor_beside(const dfg_graph *g, dfg_val tensor, dfg_val other)
{
    return dfg_len(other) >= 0 ? dfg_tensor_elements(g, tensor) : dfg_tensor_value(g, tensor);
}
/* Has it one element, `want`; is its rank 1 and its elements those of the list `want`? */
enum dfg_tri dfg_tensor_same(const dfg_graph *g, dfg_val tensor, dfg_val want);
/* Element i of a DFG_V_ELEMENTS value. */
dfg_val dfg_element_at(dfg_val elements, uint64_t i);

/* Literals.  dtype: only that one, DFG_NO_DTYPE: any.  A literal is rounded to
 * the constant's dtype before it is compared; one that it can't hold fits nothing. */
bool dfg_const_is(const dfg_graph *g, dfg_node c, dfg_val v,
                  enum dfg_dtype dtype); /* one element, of any rank */
bool dfg_scalar_is(const dfg_graph *g, dfg_node c, dfg_val v, enum dfg_dtype dtype); /* rank 0 */
bool dfg_splat_is(const dfg_graph *g, dfg_node c, dfg_val v,
                  enum dfg_dtype dtype); /* every element, at least one */
bool dfg_const_near(const dfg_graph *g, dfg_node c, dfg_val v, double tol,
                    enum dfg_dtype dtype); /* one element, apart by at most tol */
/* The same of every element, at least one. */
bool dfg_splat_near(const dfg_graph *g, dfg_node c, dfg_val v, double tol, enum dfg_dtype dtype);
bool dfg_const_list(const dfg_graph *g, dfg_node c, dfg_val want, enum dfg_dtype dtype); /* rank 1 */

#endif

/* ---- core/floats.c: numbers of element types ---- */

enum dfg_number {
    DFG_NUMBER_NONE,
    DFG_NUMBER_BOOL,
    DFG_NUMBER_INT,
    DFG_NUMBER_UINT,
    DFG_NUMBER_FLOAT,
    DFG_NUMBER_COMPLEX,
    DFG_NUMBER_OTHER
};
enum dfg_number dfg_number_class(enum dfg_dtype);
/* The value of v in a float dtype, nearest, ties to even.  False: its finite
 * values end before v, or it has no infinity or NaN where v is one. */
bool dfg_number_round(double v, enum dfg_dtype, uint64_t *bits);
/* As the dtype holds it: an infinity where its finite values end before v; NaN: it has neither. */
double dfg_number_rounded(double v, enum dfg_dtype);
double dfg_number_value(uint64_t bits, enum dfg_dtype);
double dfg_number_largest(enum dfg_dtype); /* finite */
unsigned dfg_dtype_bits(enum dfg_dtype); /* of an element; 0: unknown, or a string */

#ifndef DFG_BINDING
/* ---- core/consumer.c: who uses what; no argument DFG_NONE ---- */

bool dfg_only_used_by(const dfg_graph *g, dfg_node x,
                      dfg_node y); /* every use of x is an operand of y, and there is one */
bool dfg_used_by(const dfg_graph *g, dfg_node x, dfg_node y); /* y consumes x */
bool dfg_is_output(const dfg_graph *g, dfg_node n); /* the module's function that holds n returns it */
/* Is a computed from b, over at least one edge?  So not depends(x, x).
 * Needs DFG_NEEDS_SCRATCH and topological ids.  O(nodes from b to a). */
bool dfg_depends(const dfg_graph *g, dfg_node a, dfg_node b);

#endif

/* ---- the same of values by where they stand: nothing is copied for a call ---- */

/* Where a value stands that is computed for a call. */
#define DFG_PUT(a) ((const dfg_val[1]){a})

dfg_val dfg_numbers(char op, const dfg_val *a, const dfg_val *b); /* a op b of `+ - * / %` */
dfg_val dfg_ints(char op, const dfg_val *a, const dfg_val *b);
dfg_val dfg_fold_numbers(char op, const dfg_val *list); /* `+`: dfg_sum, `*`: dfg_prod */
dfg_val dfg_fold_ints(char op, const dfg_val *list);
dfg_val dfg_extreme(enum dfg_order outer, const dfg_val *a, const dfg_val *b); /* DFG_LESS: dfg_min, DFG_GREATER: dfg_max */
dfg_val dfg_extreme_of(enum dfg_order outer, const dfg_val *list);
dfg_val dfg_item_at(const dfg_val *list, int64_t i);
dfg_val dfg_nth_at(const dfg_val *list, const dfg_val *i); /* dfg_at */
bool dfg_divides_at(const dfg_val *a, const dfg_val *n);
enum dfg_tri dfg_same_at(const dfg_val *a, const dfg_val *b);
enum dfg_tri dfg_same_plain(const dfg_val *a, const dfg_val *b); /* dfg_scalar_same */
enum dfg_tri dfg_member_at(const dfg_val *v, const dfg_val *list);
enum dfg_order dfg_order_at(const dfg_val *a, const dfg_val *b);
enum dfg_tri dfg_near_at(const dfg_val *a, const dfg_val *b); /* dfg_close */
enum dfg_tri dfg_close_at(const dfg_val *a, const dfg_val *b, double tol);

#ifndef DFG_BINDING
dfg_val dfg_dims(char op, const dfg_val *a, const dfg_val *b, const dfg_graph *g);
dfg_val dfg_extents(char op, const dfg_val *a, const dfg_val *b, const dfg_graph *g);
dfg_val dfg_fold_dims(const dfg_graph *g, char op, const dfg_val *list);
dfg_val dfg_fold_extents(const dfg_graph *g, char op, const dfg_val *list);
dfg_val dfg_dim_extreme(const dfg_graph *g, bool least, const dfg_val *a, const dfg_val *b);
dfg_val dfg_dim_extreme_of(const dfg_graph *g, bool least, const dfg_val *list);
enum dfg_tri dfg_extent_same_at(const dfg_graph *g, const dfg_val *a, const dfg_val *b);
enum dfg_tri dfg_dim_same_at(const dfg_graph *g, const dfg_val *a, const dfg_val *b);
enum dfg_tri dfg_dim_less_at(const dfg_graph *g, const dfg_val *a, const dfg_val *b);
enum dfg_tri dfg_dim_member_at(const dfg_graph *g, const dfg_val *v, const dfg_val *list);
bool dfg_list_is_at(const dfg_graph *g, dfg_node n, uint32_t key, const dfg_val *want, bool fits);
dfg_val dfg_layout_dim_at(const dfg_graph *g, dfg_node n, const dfg_val *layout, const dfg_val *letter);
bool dfg_const_is_at(const dfg_graph *g, dfg_node c, const dfg_val *v, enum dfg_dtype dtype);
bool dfg_scalar_is_at(const dfg_graph *g, dfg_node c, const dfg_val *v, enum dfg_dtype dtype);
bool dfg_splat_is_at(const dfg_graph *g, dfg_node c, const dfg_val *v, enum dfg_dtype dtype);
bool dfg_const_near_at(const dfg_graph *g, dfg_node c, const dfg_val *v, double tol, enum dfg_dtype dtype);
bool dfg_splat_near_at(const dfg_graph *g, dfg_node c, const dfg_val *v, double tol, enum dfg_dtype dtype);
bool dfg_const_list_at(const dfg_graph *g, dfg_node c, const dfg_val *want, enum dfg_dtype dtype);
#endif

#endif
