/* check_attr.c -- attributes for a made-up call.
 *
 * In:   the operator's declaration, what the pattern tests, the operands so far.
 * Out:  attributes: such as the tests want, else their defaults and, now and then,
 *       values at their limits: flags on and off, axes from both ends, odd windows.
 *
 * A choice may make no sense; then the call is not evaluated, and the graph is dropped.
 */
#include "check.h"

#include <stdlib.h>
#include <string.h>

const struct dfg_data *place_arg(const struct maker *k, const struct place *p, uint32_t i)
{
    return i < p->n_operands ? value_of(k, p->args[i]) : NULL;
}

bool is_among(const char *name, const char *const *names, size_t n)
{
    for (size_t i = 0; name != NULL && i < n; i++)
        if (strcmp(name, names[i]) == 0)
            return true;
    return false;
}

static dfg_val place_attr(const struct maker *k, const struct place *p, const char *name)
{
    dfg_sym key = dfg_find_symbol(k->m, name, strlen(name));
    for (uint32_t i = 0; key != 0 && i < p->n_attrs; i++)
        if (p->attrs[i].key == key)
            return p->attrs[i].value;
    return dfg_nil();
}

const char *kernel_of(const dfg_module *m, uint16_t op)
{
    const struct dfg_op_decl *row = dfg_operator_row(m, op);
    return row != NULL && row->eval != NULL ? row->eval : "";
}

int64_t place_int(const struct maker *k, const struct place *p, const char *attr, int64_t otherwise)
{
    dfg_val v = place_attr(k, p, attr);
    return v.tag == DFG_V_INT || v.tag == DFG_V_BOOL ? v.u.i : otherwise;
}

int64_t place_element(const struct maker *k, const struct place *p, const char *attr, uint32_t i,
                      int64_t otherwise)
{
    dfg_val v = place_attr(k, p, attr);
    return v.tag == DFG_V_LIST && i < v.n && v.u.list[i].tag == DFG_V_INT ? v.u.list[i].u.i : otherwise;
}

/* ---- values ---- */

/* A list in the module's memory. */
static dfg_val list_of(struct maker *k, const int64_t *ints, uint32_t n)
{
    dfg_val *list = dfg_alloc(k->m, (n + 1) * sizeof *list);
    if (list == NULL) {
        k->failed = true;
        return dfg_nil();
    }
    for (uint32_t i = 0; i < n; i++)
        list[i] = dfg_int(ints[i]);
    return dfg_list(list, n);
}

static dfg_val str_of(struct maker *k, const char *text)
{
    dfg_val v = {.tag = DFG_V_STR, .u.id = dfg_symbol(k->m, text, strlen(text))};
    return v;
}

/* A value as a description has it. */
static dfg_val described(struct maker *k, const struct pat_value *v)
{
    dfg_val *list;
    switch ((enum pat_tag)v->tag) {
    case PAT_V_INT:
        return dfg_int(v->i);
    case PAT_V_FLOAT:
        return dfg_float(v->f);
    case PAT_V_BOOL:
        return dfg_bool(v->i != 0);
    case PAT_V_STRING:
        return str_of(k, v->s);
    case PAT_V_DTYPE:
        return dfg_dtype_val((enum dfg_dtype)v->i);
    case PAT_V_HOLE:
        return dfg_int(tape_choose(k->tape, 3));
    case PAT_V_LIST:
        list = dfg_alloc(k->m, (v->n + 1) * sizeof *list);
        for (uint32_t i = 0; list != NULL && i < v->n; i++)
            list[i] = described(k, &v->list[i]);
        k->failed = k->failed || list == NULL;
        return list != NULL ? dfg_list(list, v->n) : dfg_nil();
    case PAT_V_NONE:
    case PAT_V_OP:
        break;
    }
    return dfg_nil();
}

static int64_t one_of(struct maker *k, const int64_t *ints, uint32_t n)
{
    return ints[tape_choose(k->tape, n)];
}

static int32_t rank_of(const struct maker *k, const struct place *p)
{
    const struct dfg_data *x = place_arg(k, p, 0);
    return x != NULL && x->tag == DFG_DATA_TENSOR ? x->rank : k->rank;
}

/* An axis from either end; out of range now and then where the rank is 0. */
static int64_t some_axis(struct maker *k, int32_t rank)
{
    uint32_t n = rank > 0 ? (uint32_t)rank : 1;
    int64_t axis = tape_choose(k->tape, n);
    return tape_maybe(k->tape, 3) ? axis - rank : axis;
}

static dfg_val some_int(struct maker *k, const struct place *p, const char *name)
{
    static const int64_t types[] = {1, 6, 7, 11, 10, 9, 2, 3}, small[] = {0, 1, 2, -1, 3};
    if (IS_AMONG(name, "axis", "batch_dims", "seq_axis", "batch_axis", "time_axis"))
        return dfg_int(some_axis(k, rank_of(k, p)));
    if (IS_AMONG(name, "to"))
        return dfg_int(one_of(k, types, 8));
    const struct pat_value *some = tape_maybe(k->tape, 3) ? mentioned(k, false) : NULL;
    if (some != NULL && some->tag == PAT_V_INT)
        return dfg_int(some->i);
    if (IS_AMONG(p->kernel, "matmul_nbits")) {
        const struct dfg_data *x = place_arg(k, p, 0);
        const int64_t size = 16 << tape_choose(k->tape, 3);
        return dfg_int(IS_AMONG(name, "K")            ? x != NULL && x->rank > 0 ? x->dims[x->rank - 1] : 1
                       : IS_AMONG(name, "block_size") ? size
                       : IS_AMONG(name, "bits")       ? 4 << tape_choose(k->tape, 2)
                                                      : (int64_t)tape_choose(k->tape, 4));
    }
    if (IS_AMONG(name, "num_heads", "q_num_heads", "kv_num_heads"))
        return dfg_int(1 + tape_choose(k->tape, 3));
    if (IS_AMONG(name, "group", "groups", "blocksize", "block_size", "num_groups"))
        return dfg_int(1 + tape_choose(k->tape, 2));
    if (IS_AMONG(name, "size", "hidden_size", "p", "repeats", "num_newaxis"))
        return dfg_int(1 + tape_choose(k->tape, 3));
    if (IS_AMONG(name, "start", "end", "k", "depth"))
        return dfg_int(one_of(k, small, 5));
    if (IS_AMONG(name, "units", "channels"))
        return dfg_nil(); /* the weights say it */
    return dfg_int(tape_choose(k->tape, 2));
}

/* Distinct axes, or all of them in some order. */
static uint32_t some_axes(struct maker *k, int32_t rank, bool all, int64_t *axes)
{
    uint32_t n = 0, most = all || rank < 1 ? (uint32_t)rank : 1 + tape_choose(k->tape, rank > 1 ? 2 : 1);
    for (int32_t i = 0; i < rank; i++)
        axes[i] = i;
    for (; n < most; n++) {
        uint32_t other = n + tape_choose(k->tape, (uint32_t)rank - n);
        int64_t axis = axes[other];
        axes[other] = axes[n];
        axes[n] = axis;
    }
    for (uint32_t i = 0; !all && i < n; i++)
        axes[i] -= tape_maybe(k->tape, 3) ? rank : 0;
    return n;
}

static dfg_val some_ints(struct maker *k, const struct place *p, const char *name)
{
    int64_t ints[64];
    int32_t rank = rank_of(k, p), spatial = rank > 2 ? rank - 2 : 1;
    uint32_t n = (uint32_t)spatial;
    if (rank > 16)
        return dfg_nil();
    if (IS_AMONG(name, "perm") || (IS_AMONG(name, "axes") && IS_AMONG(p->kernel, "relay_transpose"))) {
        n = some_axes(k, rank, true, ints);
    } else if (IS_AMONG(name, "axes", "axis")) {
        n = some_axes(k, rank, false, ints);
    } else if (IS_AMONG(name, "pads", "padding")) {
        n *= 2;
        for (uint32_t i = 0; i < n; i++)
            ints[i] = tape_choose(k->tape, 3);
    } else if (IS_AMONG(name, "begin")) {
        n = (uint32_t)rank;
        for (uint32_t i = 0; i < n; i++)
            ints[i] = tape_maybe(k->tape, 4);
    } else if (IS_AMONG(name, "newshape", "shape", "end")) {
        const struct dfg_data *x = place_arg(k, p, 0);
        n = x != NULL ? (uint32_t)x->rank : 1;
        for (uint32_t i = 0; x != NULL && i < n; i++)
            ints[i] = x->dims[i];
        if (x == NULL || tape_maybe(k->tape, 2)) {
            n = 1;
            ints[0] = -1;
        }
    } else {
        const struct dfg_data *x =
            IS_AMONG(name, "filter") && tape_maybe(k->tape, 2) ? place_arg(k, p, 0) : NULL;
        for (uint32_t i = 0; i < n; i++) /* a filter may be the whole image */
            ints[i] = x != NULL && x->rank == 4 ? x->dims[1 + i] : 1 + tape_choose(k->tape, 3);
    }
    return list_of(k, ints, n);
}

/* What is put before and behind each axis; mostly behind the first two, as images are padded. */
static dfg_val some_pairs(struct maker *k, const struct place *p)
{
    int32_t rank = rank_of(k, p);
    dfg_val *pairs = rank < 16 ? dfg_alloc(k->m, ((size_t)rank + 1) * sizeof *pairs) : NULL;
    bool images = tape_maybe(k->tape, 2);
    for (int32_t i = 0; pairs != NULL && i < rank; i++) {
        bool none = images && rank > 2 && i < 2;
        const int64_t pair[] = {none ? 0 : tape_choose(k->tape, 3), none ? 0 : tape_choose(k->tape, 3)};
        pairs[i] = list_of(k, pair, 2);
    }
    k->failed = k->failed || pairs == NULL;
    return pairs != NULL ? dfg_list(pairs, (uint32_t)rank) : dfg_nil();
}

static dfg_val some_float(struct maker *k, const char *name)
{
    static const double small[] = {1e-5, 0.125, 0.5};
    if (IS_AMONG(name, "epsilon", "eps", "momentum"))
        return dfg_float(small[tape_choose(k->tape, 3)]);
    static const double floats[] = {1, 0, 0.5, 2, -1, 0.125, 3, -0.5};
    return dfg_float(floats[tape_choose(k->tape, 8)]);
}

static dfg_val some_string(struct maker *k, const struct place *p, const char *name)
{
    static const char *const pads[] = {"NOTSET", "VALID", "SAME_UPPER", "SAME_LOWER"};
    static const char *const approximations[] = {"none", "tanh"};
    if (strcmp(name, "auto_pad") == 0)
        return str_of(k, pads[tape_choose(k->tape, 4)]);
    if (strcmp(name, "approximate") == 0)
        return str_of(k, approximations[tape_choose(k->tape, 2)]);
    const char *text = is_tflite(p->kernel) ? tflite_string(k, name) : NULL;
    return text != NULL ? str_of(k, text) : dfg_nil();
}

/* Something for an attribute of this declared type; NIL: nothing comes to mind. */
static dfg_val some_value(struct maker *k, const struct place *p, const struct dfg_attr_decl *decl)
{
    static const uint8_t dtypes[] = {DFG_F32, DFG_I32, DFG_I64, DFG_F16, DFG_U8, DFG_I8, DFG_BOOL};
    static const int64_t first[] = {1};
    size_t n = strcspn(decl->type, "?");
    if (IS_AMONG(decl->name, "indices_or_sections")) /* two parts */
        return tape_choose(k->tape, 2) ? list_of(k, first, 1) : dfg_int(2);
    if (n == 3 && strncmp(decl->type, "int", n) == 0)
        return some_int(k, p, decl->name);
    if (n == 5 && strncmp(decl->type, "int[]", n) == 0)
        return some_ints(k, p, decl->name);
    if (n == 7 && strncmp(decl->type, "int[][]", n) == 0)
        return some_pairs(k, p);
    if (n == 5 && strncmp(decl->type, "float", n) == 0)
        return some_float(k, decl->name);
    if (n == 4 && strncmp(decl->type, "bool", n) == 0)
        return dfg_bool(tape_choose(k->tape, 2) != 0);
    if (n == 6 && strncmp(decl->type, "string", n) == 0)
        return some_string(k, p, decl->name);
    if (n == 5 && strncmp(decl->type, "dtype", n) == 0)
        return dfg_dtype_val((enum dfg_dtype)dtypes[tape_choose(k->tape, 7)]);
    return dfg_nil();
}

/* ---- what the pattern's conditions mention ---- */

static bool is_number(const struct pat_value *v)
{
    return v->tag == PAT_V_INT || v->tag == PAT_V_FLOAT;
}

/* Counts down *left at each of v and its items that is asked for; the one at 0. */
static const struct pat_value *count_down(const struct pat_value *v, bool list, uint32_t *left)
{
    if ((list ? v->tag == PAT_V_LIST : is_number(v)) && (*left)-- == 0)
        return v;
    for (uint32_t i = 0; v->tag == PAT_V_LIST && i < v->n; i++) {
        const struct pat_value *item = &v->list[i];
        if ((list ? item->tag == PAT_V_LIST : is_number(item)) && (*left)-- == 0)
            return item;
    }
    return NULL;
}

bool is_node(const struct pat_pattern *p, uint32_t node, int32_t ref)
{
    const struct pat_node *n = &p->nodes[node];
    bool is = ref == (int32_t)node;
    for (uint32_t i = 0; n->kind == PAT_N_AND && i < n->n_kids; i++)
        is = is || ref == (int32_t)n->kids[i];
    return is;
}

static bool refers(const struct pat_pattern *p, uint32_t expr, uint32_t node)
{
    const struct pat_expr *e = &p->exprs[expr];
    bool is = e->op == PAT_E_NODE && is_node(p, node, e->ref);
    for (uint32_t i = 0; i < e->n_kids && !is; i++)
        is = refers(p, e->kids[i], node);
    return is;
}

/* Counts down *left over the values of an expression. */
static const struct pat_value *value_in(const struct pat_pattern *p, uint32_t expr, bool list, uint32_t *left)
{
    const struct pat_expr *e = &p->exprs[expr];
    const struct pat_value *v = e->op == PAT_E_VALUE ? count_down(&e->value, list, left) : NULL;
    for (uint32_t i = 0; i < e->n_kids && v == NULL; i++)
        v = value_in(p, e->kids[i], list, left);
    return v;
}

/* Of those that are compared with something of the node; UINT32_MAX: of all. */
static const struct pat_value *value_about(const struct pat_pattern *p, uint32_t node, bool list, uint32_t *left)
{
    const struct pat_value *v = NULL;
    for (uint32_t i = 0; i < p->n_asked && v == NULL; i++)
        if (node == UINT32_MAX ? p->exprs[i].op == PAT_E_VALUE
                               : p->exprs[i].op >= PAT_E_EQ && p->exprs[i].op <= PAT_E_NEAR && refers(p, i, node))
            v = value_in(p, i, list, left);
    return v;
}

const struct pat_value *mentioned(struct maker *k, bool list)
{
    const bool any = tape_maybe(k->tape, 4);
    uint32_t about = any ? UINT32_MAX : k->about, left = UINT32_MAX;
    value_about(k->pattern, about, list, &left);
    if (left == UINT32_MAX) {
        about = UINT32_MAX;
        value_about(k->pattern, about, list, &left);
    }
    const uint32_t n = UINT32_MAX - left;
    left = tape_choose(k->tape, n > 0 ? n : 1);
    return n > 0 ? value_about(k->pattern, about, list, &left) : NULL;
}

/* ---- tests ---- */

/* A number a little to one side of the test's, or that where `also` says so. */
static dfg_val beside(struct maker *k, const struct pat_attr *a, int side, enum pat_test also)
{
    const dfg_val v = described(k, &a->value);
    int64_t by = side * (int64_t)(tape_choose(k->tape, 2) + (a->test != also));
    return v.tag == DFG_V_INT     ? dfg_int(v.u.i + by)
           : v.tag == DFG_V_FLOAT ? dfg_float(v.u.f + (double)by)
                                  : v;
}

/* By pat_tests.def: a value that the test takes; NIL: anything may do. */

static dfg_val same(struct maker *k, const struct pat_attr *a)
{
    return described(k, &a->value);
}

static dfg_val below(struct maker *k, const struct pat_attr *a)
{
    return beside(k, a, -1, PAT_T_LE);
}

static dfg_val above(struct maker *k, const struct pat_attr *a)
{
    return beside(k, a, 1, PAT_T_GE);
}

static dfg_val item(struct maker *k, const struct pat_attr *a)
{
    return a->value.n > 0 ? described(k, &a->value.list[tape_choose(k->tape, a->value.n)]) : dfg_nil();
}

static dfg_val bound(struct maker *k, const struct pat_attr *a)
{
    return a->var >= 0 && tape_choose(k->tape, 4) != 3 ? k->vars[a->var] : dfg_nil();
}

/* n, -n, 1 or -1 */
static dfg_val divisor(struct maker *k, const struct pat_attr *a)
{
    const dfg_val n = described(k, &a->value);
    const int64_t side = tape_choose(k->tape, 2) ? -1 : 1;
    if (n.tag != DFG_V_INT || n.u.i == INT64_MIN)
        return dfg_nil();
    return dfg_int(side * (tape_choose(k->tape, 2) ? 1 : n.u.i));
}

static dfg_val any(struct maker *k, const struct pat_attr *a)
{
    (void)k, (void)a;
    return dfg_nil();
}

static dfg_val wanted(struct maker *k, const struct pat_attr *a)
{
    static dfg_val (*const rows[])(struct maker *, const struct pat_attr *) = {
#define PAT_TEST(id, token, sign, takes, of, as, left, passes, emit, c, ref, likely, wanted, ...) \
    [PAT_T_##id] = wanted,
#include "lang/pat_tests.def"
    };
    return a->expr >= 0 ? dfg_nil() : rows[a->test](k, a);
}

const struct pat_attr *test_of(const struct pat_node *n, const char *name)
{
    for (uint32_t i = 0; n != NULL && i < n->n_attrs; i++)
        if (strcmp(n->attrs[i].name, name) == 0)
            return &n->attrs[i];
    return NULL;
}

/* The attribute as it is chosen; NIL: not written. */
static dfg_val choose(struct maker *k, const struct place *p, const struct dfg_attr_decl *decl,
                      const struct pat_node *node)
{
    const struct pat_attr *test = test_of(node, decl->name);
    bool binds = test != NULL && test->test == PAT_T_BIND; /* so it is there */
    bool optional = decl->def != NULL || (!binds && strchr(decl->type, '?') != NULL);
    if (test == NULL && optional && !tape_maybe(k->tape, 3))
        return dfg_nil();
    dfg_val v = test != NULL ? wanted(k, test) : dfg_nil();
    bool is_list = strstr(decl->type, "[]") != NULL;
    if (is_list && v.tag == DFG_V_INT) /* of what is asked of each item there is no telling how many */
        v = dfg_nil();
    if (v.tag == DFG_NIL && test != NULL && is_list && tape_maybe(k->tape, 2)) {
        const struct pat_value *list = mentioned(k, true);
        v = list != NULL ? described(k, list) : v;
    }
    if (v.tag == DFG_NIL && (test == NULL || !optional || !tape_maybe(k->tape, 3)))
        v = some_value(k, p, decl);
    if (binds && test->var >= 0)
        k->vars[test->var] = v;
    return v;
}

uint32_t make_attrs(struct maker *k, uint16_t op, const struct pat_node *node, const dfg_node *args,
                    uint32_t n_args, struct dfg_attr *attrs)
{
    const struct dfg_op_decl *decl = dfg_operator_decl(k->m, op);
    struct place p = {kernel_of(k->m, op), 0, n_args, 0, attrs, 0, args, node, NULL};
    for (uint32_t i = 0; decl != NULL && i < decl->n_attrs; i++) {
        dfg_val v = choose(k, &p, &decl->attrs[i], node);
        if (v.tag != DFG_NIL)
            attrs[p.n_attrs++] =
                (struct dfg_attr){dfg_symbol(k->m, decl->attrs[i].name, strlen(decl->attrs[i].name)), v};
    }
    return p.n_attrs;
}
