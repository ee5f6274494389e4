/* value.c -- values that pass all tests of a cell.
 *
 * In:   cells with tests; at most one test that must fail.
 * Out:  the attribute's default where that does; else the first of the values
 *       that the tests name, their neighbours, and common ones, that does.
 *       Ranks and extents are taken from their ranges.
 */
#include "witness.h"

#include <string.h>

typedef VEC(struct value) values;

/* ---- does a value pass? ---- */

static bool equal_but_holes(const struct value *v, const struct value *with)
{
    struct attr_test t = {.test = TEST_EQ, .value = *with};
    if (with->tag == V_HOLE)
        return true;
    if (with->tag != V_LIST || v->tag != V_LIST)
        return attr_passes(v, &t, true);
    bool equal = v->n == with->n;
    for (int i = 0; equal && i < v->n; i++)
        equal = equal_but_holes(&v->list[i], &with->list[i]);
    return equal;
}

static bool passes(const struct value *v, const struct attr_test *t, bool wanted)
{
    if ((t->test == TEST_EQ || t->test == TEST_NE) && pat_has_hole(&t->value))
        return equal_but_holes(v, &t->value) == ((t->test == TEST_EQ) == wanted);
    return attr_passes(v, t, wanted);
}

static bool items_fit(const struct value_cell *c, const struct value *v)
{
    bool fit = c->items.n == 0 || (v->tag == V_LIST && v->n >= c->items.n);
    for (int i = 0; fit && i < c->items.n; i++) {
        const struct range *r = &c->items.at[i];
        fit = v->list[i].tag == V_INT && v->list[i].i >= r->lo && v->list[i].i <= r->hi &&
              v->list[i].i != r->but;
    }
    return fit;
}

static bool fits(const struct value_cell *c, const struct value *v)
{
    if (!items_fit(c, v))
        return false;
    for (int i = 0; i < c->tests.n; i++)
        if (!passes(v, c->tests.at[i], true))
            return false;
    return !c->broken || passes(v, c->broken, false);
}

/* ---- values to try ---- */

static struct value int_of(int64_t i)
{
    return (struct value){.tag = V_INT, .i = i, .f = (double)i};
}

/* Holes become 1. */
static struct value filled(const struct value *v)
{
    if (v->tag == V_HOLE)
        return int_of(1);
    if (v->tag != V_LIST || !pat_has_hole(v))
        return *v;
    struct value *list = alloc(sizeof *list * ((size_t)v->n + 1));
    for (int i = 0; i < v->n; i++)
        list[i] = filled(&v->list[i]);
    return (struct value){.tag = V_LIST, .list = list, .n = v->n};
}

static void add_neighbours(values *list, const struct value *v)
{
    static const double steps[] = {1, -1};
    *PUSH(*list) = filled(v);
    for (int i = 0; i < 2 && value_is_number(v); i++) {
        struct value next = *v;
        if (v->tag == V_INT && (i ? v->i == INT64_MIN : v->i == INT64_MAX))
            continue;
        next.i += v->tag == V_INT ? (int64_t)steps[i] : 0;
        next.f += steps[i];
        *PUSH(*list) = next;
    }
    if (v->tag == V_STRING)
        *PUSH(*list) = (struct value){.tag = V_STRING, .s = format("%s_", v->s), .s_len = strlen(v->s) + 1};
    if (v->tag == V_BOOL)
        *PUSH(*list) = (struct value){.tag = V_BOOL, .i = !v->i};
    if (v->tag != V_LIST)
        return;
    struct value one = filled(v), *more = alloc(sizeof *more * ((size_t)v->n + 1)), extra = int_of(1);
    for (int i = 0; i < v->n; i++)
        more[i] = extra = one.list[i];
    more[v->n] = extra;
    *PUSH(*list) = (struct value){.tag = V_LIST, .list = more, .n = v->n + 1};
}

/* ---- of the tests, by pat_tests.def ---- */

static void beside(values *list, const struct attr_test *t)
{
    if (!t->expr)
        add_neighbours(list, &t->value);
}

static void items(values *list, const struct attr_test *t)
{
    for (int i = 0; i < t->value.n; i++)
        add_neighbours(list, &t->value.list[i]);
}

/* The same, and lists of one of these. */
static void alone(values *list, const struct attr_test *t)
{
    const int first = list->n;
    beside(list, t);
    for (int i = first, n = list->n; i < n; i++) {
        struct value *one = alloc(sizeof *one);
        *one = list->at[i];
        *PUSH(*list) = (struct value){.tag = V_LIST, .list = one, .n = 1};
    }
}

static void names(values *list, const struct attr_test *t)
{
    const char *fits = name_like(t->value.s);
    *PUSH(*list) = (struct value){.tag = V_STRING, .s = fits, .s_len = strlen(fits)};
    *PUSH(*list) = (struct value){.tag = V_STRING, .s = "?", .s_len = 1};
}

static void add_tested(values *list, const struct attr_test *t)
{
    static void (*const likely[])(values *, const struct attr_test *) = {
#define PAT_TEST(id, token, sign, takes, of, as, left, passes, emit, c, ref, like, ...) [TEST_##id] = like,
#include "lang/pat_tests.def"
    };
    likely[t->test](list, t);
}

static void add_common(values *list, struct value_type type, int64_t preferred)
{
    const int64_t ints[] = {preferred, 1, 0, 2, -1, 3, 64};
    if (type.lists > 0) {
        static const int lengths[] = {4, 2, 1, 3}; /* a side each, an axis each */
        values items = {0};
        type.lists--;
        add_common(&items, type, preferred);
        for (int n = 0; n < 4 && items.n > 0; n++) {
            struct value *same = alloc(sizeof *same * 4);
            for (int i = 0; i < 4; i++)
                same[i] = items.at[type.lists > 0];
            *PUSH(*list) = (struct value){.tag = V_LIST, .list = same, .n = lengths[n]};
        }
        return;
    }
    if (type.base == BT_DTYPE)
        for (int d = 14; d > 0; d--)
            *PUSH(*list) = (struct value){.tag = V_DTYPE, .i = d};
    if (type.base == BT_BOOL)
        for (int b = 1; b >= 0; b--)
            *PUSH(*list) = (struct value){.tag = V_BOOL, .i = b};
    if (type.base == BT_STRING)
        *PUSH(*list) = (struct value){.tag = V_STRING, .s = "a", .s_len = 1};
    for (size_t i = 0;
         (type.base == BT_INT || type.base == BT_FLOAT || type.base == BT_ANY || type.base == BT_TENSOR) &&
         i < sizeof ints / sizeof *ints;
         i++)
        *PUSH(*list) = int_of(ints[i]);
}

static struct value list_of_items(const struct value_cell *c, int64_t preferred)
{
    struct value *list = alloc(sizeof *list * (size_t)c->items.n);
    for (int i = 0; i < c->items.n; i++)
        list[i] = int_of(range_pick(&c->items.at[i], preferred));
    return (struct value){.tag = V_LIST, .list = list, .n = c->items.n};
}

bool solve_value(const struct value_cell *c, int64_t preferred, struct value *v, bool *is_written)
{
    values list = {0};
    *is_written = true;
    if (c->def && c->def->tag != V_NONE)
        *PUSH(list) = *c->def;
    for (int i = 0; i < c->tests.n; i++)
        add_tested(&list, c->tests.at[i]);
    if (c->items.n > 0)
        *PUSH(list) = list_of_items(c, preferred);
    if (c->broken)
        add_tested(&list, c->broken);
    add_common(&list, c->type, preferred);
    if (c->tests.n == 0 && c->items.n == 0 && !c->broken && (!c->needed || (c->def && c->def->tag != V_NONE))) {
        *is_written = false;
        return true;
    }
    for (int i = 0; i < list.n; i++)
        if (fits(c, &list.at[i])) {
            *v = list.at[i];
            *is_written = i > 0 || !c->def || c->def->tag == V_NONE || c->needed;
            return true;
        }
    return false;
}

/* ---- shapes, dtypes ---- */

bool solve_shape(struct shape_cell *s, int otherwise)
{
    if (s->at || s->n < 0)
        return true;
    if (!s->is_tested && otherwise < 0) {
        s->n = -1;
        return true;
    }
    int64_t preferred = !s->is_tested ? otherwise : 0;
    for (int i = 0; i < s->dims.n; i++) {
        int64_t index = s->dims.at[i].index, least = index < 0 ? -index : index + 1;
        preferred = least > preferred ? least : preferred;
    }
    preferred = otherwise > preferred && s->is_tested && s->dims.n == 0 ? otherwise : preferred;
    if (s->rank.lo > s->rank.hi) /* x.shape[i] asks for more axes than another test leaves */
        return false;
    s->n = (int)range_pick(&s->rank, preferred);
    s->at = alloc(sizeof(struct dim_cell *) * ((size_t)s->n + 1));
    for (int i = 0; i < s->n; i++)
        s->at[i] = dim_new();
    for (int i = 0; i < s->dims.n; i++) {
        int64_t index = s->dims.at[i].index;
        index += index < 0 ? s->n : 0;
        if (index < 0 || index >= s->n || !dims_merge(s->at[index], s->dims.at[i].cell))
            return false;
    }
    return true;
}

int solve_dtype(const struct dtype_cell *d, int preferred)
{
    if (!d->mask || d->mask >> preferred & 1)
        return preferred;
    for (int i = 1; i < 32; i++)
        if (d->mask >> i & 1)
            return i;
    return preferred;
}
