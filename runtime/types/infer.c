/* infer.c -- the types of all values, in one walk.
 *
 * In:   a finished module, some of whose types are stated.
 * Out:  its types, filled in where operands and relations tell them, and replaced
 *       where these contradict what is stated.
 *
 * Nodes are visited in the order of their ids, operands first; but a function's
 * body only when the call that takes it is reached, since that says what its
 * parameters are.  Bodies that are being walked are frames of a stack of our
 * own.  Each body is walked once, each relation called once a node.
 */
#include <stdlib.h>
#include <string.h>

#include "infer.h"
#include "../dfg_rewrite.h"

struct frame {
    dfg_node func;   /* whose body it is; DFG_NONE: nodes of no body */
    dfg_node at;     /* the next node */
    uint32_t cursor; /* of its operands: the next that may be a function to walk */
};

struct frames {
    struct frame *at;
    size_t n, room;
};

enum { WALKED = 1, AWAITED = 2 };
enum { MOST_PARTS = 1 << 12 };

/* ---- what is stated, what is inferred ---- */

static bool merge_extents(struct infer_type *stated, const struct infer_type *inferred)
{
    bool clash = false;
    for (int32_t i = 0; i < stated->rank; i++) {
        dfg_dim *s = &stated->dims[i], d = inferred->dims[i];
        clash = clash || (*s >= 0 && d >= 0 && *s != d);
        *s = dfg_infer_meet(*s, d);
    }
    return clash;
}

static uint32_t merge_tensors(dfg_module *m, uint32_t stated, uint32_t inferred, bool *clash)
{
    struct infer_type merged, other;
    if (!dfg_infer_type_read(m, stated, &merged) || !dfg_infer_type_read(m, inferred, &other))
        return stated;
    *clash = merged.dtype != other.dtype && merged.dtype != DFG_NO_DTYPE && other.dtype != DFG_NO_DTYPE;
    if (merged.dtype == DFG_NO_DTYPE)
        merged.dtype = other.dtype;
    if (merged.rank < 0) {
        enum dfg_dtype dtype = merged.dtype;
        merged = other;
        merged.dtype = dtype;
    } else if (other.rank >= 0 && other.rank != merged.rank)
        *clash = true;
    else if (other.rank >= 0)
        *clash = merge_extents(&merged, &other) || *clash;
    uint32_t type = dfg_infer_intern(m, &merged);
    return type != 0 ? type : stated;
}

static uint32_t merge(dfg_module *m, uint32_t stated, uint32_t inferred, bool *clash)
{
    const struct dfg_type *s = dfg_type_info(m, stated), *t = dfg_type_info(m, inferred);
    *clash = false;
    if (stated == 0 || inferred == 0 || stated == inferred)
        return stated != 0 ? stated : inferred;
    if (s->tag == DFG_T_TENSOR && t->tag == DFG_T_TENSOR)
        return merge_tensors(m, stated, inferred, clash);
    *clash = s->tag != t->tag;
    return stated;
}

/* The fields of a tuple, one by one; they are in the arena and do not move. */
static uint32_t merge_tuples(struct infer_pass *p, uint32_t stated, uint32_t inferred, bool *clash)
{
    const struct dfg_type *s = dfg_type_info(p->m, stated), *t = dfg_type_info(p->m, inferred);
    const uint32_t *a = s->u.fields, *b = t->u.fields;
    uint32_t n = s->n, type = stated;
    *clash = n != t->n;
    if (*clash || n == 0)
        return stated;
    uint32_t *fields = malloc(n * sizeof *fields);
    p->failed = p->failed || fields == NULL;
    for (uint32_t i = 0; fields != NULL && i < n; i++) {
        bool field_clash;
        fields[i] = merge(p->m, a[i], b[i], &field_clash);
        *clash = *clash || field_clash;
    }
    if (fields != NULL)
        type = dfg_type_tuple(p->m, n, fields);
    free(fields);
    return type;
}

static uint32_t meet_types(void *self, uint32_t stated, uint32_t inferred, bool *clash)
{
    struct infer_pass *p = self;
    bool tuples = dfg_type_info(p->m, stated)->tag == DFG_T_TUPLE &&
                  dfg_type_info(p->m, inferred)->tag == DFG_T_TUPLE && stated != inferred;
    return tuples ? merge_tuples(p, stated, inferred, clash) : merge(p->m, stated, inferred, clash);
}

static inline bool is_name(dfg_dim d)
{
    return d < 0 && d != DFG_DIM_UNKNOWN;
}

/* An exporter's name for an extent inside gives way to what its place infers, or else the first place that states
 * it, so that what is equal is called the same. */
static dfg_dim settled_name(struct infer_pass *p, dfg_dim stated, dfg_dim inferred)
{
    const size_t name = (size_t)-stated;
    if (!dfg_grow(&p->settled, &p->n_settled, name + 1, sizeof *p->settled)) {
        p->failed = true;
        return stated;
    }
    if (p->settled[name] == 0)
        p->settled[name] = is_name(inferred) ? inferred : stated;
    return p->settled[name] != stated && is_name(inferred) ? inferred : p->settled[name];
}

static uint32_t settle_names(struct infer_pass *p, uint32_t stated, uint32_t inferred)
{
    const struct dfg_type *s = dfg_type_info(p->m, stated), *t = dfg_type_info(p->m, inferred);
    const bool same_rank = t->tag == DFG_T_TENSOR && t->rank == s->rank;
    bool changed = false;
    struct infer_type type;
    if (p->start == NULL || s->tag != DFG_T_TENSOR || s->rank > INFER_MOST) /* NULL: nodes added one by one */
        return stated;
    dfg_infer_type_init(&type, (enum dfg_dtype)s->dtype, s->rank);
    for (int32_t i = 0; i < s->rank; i++) {
        const dfg_dim d = s->u.dims[i], other = same_rank ? t->u.dims[i] : DFG_DIM_UNKNOWN;
        type.dims[i] = is_name(d) && other < 0 ? settled_name(p, d, other) : d;
        changed = changed || type.dims[i] != d;
    }
    return changed ? dfg_infer_intern(p->m, &type) : stated;
}

/* What is stated, made more precise; where operands contradict it, theirs counts, made more precise by it. */
static uint32_t settle(struct infer_pass *p, uint32_t stated, uint32_t inferred, bool *clash)
{
    bool again;
    stated = settle_names(p, stated, inferred);
    uint32_t type = meet_types(p, stated, inferred, clash);
    return *clash ? meet_types(p, inferred, stated, &again) : type;
}

/* With what projections of n state. */
static uint32_t as_projected(struct infer_pass *p, dfg_node n, uint32_t inferred)
{
    const struct dfg_type *t = dfg_type_info(p->m, inferred);
    if (p->projected == NULL || p->projected[n] == 0 || t->tag != DFG_T_TUPLE || t->n == 0)
        return inferred;
    const uint32_t n_fields = t->n; /* new types move the old ones */
    uint32_t *fields = malloc(n_fields * sizeof *fields), type;
    if (fields == NULL) {
        p->failed = true;
        return inferred;
    }
    memcpy(fields, t->u.fields, n_fields * sizeof *fields);
    for (dfg_node get = p->projected[n]; get != 0; get = p->previous[get]) {
        const uint32_t i = dfg_node_data(p->m, get);
        bool clash;
        if (i >= n_fields)
            continue;
        fields[i] = settle(p, dfg_node_type(p->m, get), fields[i], &clash);
    }
    type = dfg_type_tuple(p->m, n_fields, fields);
    free(fields);
    return type;
}

/* Types are shared, and print as trees: `%1 = (%0, %0)`, `%2 = (%1, %1)` ...  Adds the parts of type's parts, which are
 * at most `most` then; false: there are more. */
static bool has_few_parts(const dfg_module *m, uint32_t type, uint32_t most, uint32_t *n)
{
    const struct dfg_type *t = dfg_type_info(m, type);
    for (uint32_t i = 0; t->tag != DFG_T_TENSOR && i < t->n; i++) {
        const struct dfg_type *part = dfg_type_info(m, t->u.fields[i]);
        *n += part->tag != DFG_T_TENSOR ? part->n + 1 : 0;
        if (*n > most || !has_few_parts(m, t->u.fields[i], most, n))
            return false;
    }
    return true;
}

void dfg_infer_refine(struct infer_pass *p, dfg_node n, uint32_t inferred)
{
    uint32_t stated = dfg_node_type(p->m, n);
    bool clash;
    uint32_t type = settle(p, stated, as_projected(p, n, inferred), &clash);
    if (clash && p->report != NULL)
        p->report(p->ctx, n, inferred);
    uint32_t n_parts = 0;
    if (type != 0 && type != stated && has_few_parts(p->m, type, MOST_PARTS, &n_parts))
        dfg_set_type(p->m, n, type);
}

/* ---- one node ---- */

static bool is_tuple(const dfg_module *m, const struct infer_call *c)
{
    const struct dfg_op_decl *decl = dfg_operator_decl(m, c->kind->op);
    return c->n_results > 1 || (decl != NULL && decl->variadic_results);
}

/* Room for the results' types, all unknown. */
static bool clear_results(struct infer_pass *p, uint32_t n)
{
    if (!dfg_grow(&p->results, &p->results_room, n, sizeof *p->results)) {
        p->failed = true;
        return false;
    }
    memset(p->results, 0, n * sizeof *p->results);
    return true;
}

static struct infer_call call_of(struct infer_pass *p, dfg_node n)
{
    struct infer_call c = {.pass = p, .m = p->m, .node = n};
    c.n_args = dfg_node_args(p->m, n, &c.args);
    c.kind = dfg_kind_info(p->m, dfg_node_kind(p->m, n));
    c.n_results = c.kind->op >= DFG_FIRST_OP && c.kind->data > 0 ? c.kind->data : 1;
    return c;
}

/* ---- what rows of operators name ---- */

static const struct infer_row named[] = {
#define RELATION(name, types, elements) {#name, dfg_relate_##types, dfg_elements_##elements},
#include "relations.def"
};

static void relate_none(struct infer_call *c)
{
    (void)c;
}

void dfg_elements_none(struct infer_call *c)
{
    (void)c;
}

static const struct infer_row *row_named(const char *name)
{
    static const struct infer_row none = {"", relate_none, dfg_elements_none};
    for (size_t i = 0; name != NULL && i < sizeof named / sizeof *named; i++)
        if (strcmp(named[i].name, name) == 0)
            return &named[i];
    return &none;
}

/* Looked up once: operators are many, those of a graph few. */
const struct infer_row *dfg_infer_row_of(struct infer_pass *p, uint16_t op)
{
    if (p->rows[op] == NULL) {
        const struct dfg_op_decl *decl = dfg_operator_row(p->m, op);
        p->rows[op] = row_named(decl != NULL ? decl->infer : NULL);
    }
    return p->rows[op];
}

/* More results than any operator has: they stay unknown. */
enum { MOST_RESULTS = 1 << 16 };

static void infer_call(struct infer_pass *p, const struct infer_row *row, dfg_node n)
{
    if (dfg_has_reference(p->m, n))
        return;
    struct infer_call c = call_of(p, n);
    if (c.n_results > MOST_RESULTS || !clear_results(p, c.n_results))
        return;
    bool tuple = c.kind->op >= DFG_FIRST_OP && is_tuple(p->m, &c);
    row->types(&c);
    uint32_t type = tuple ? dfg_type_tuple(p->m, c.n_results, p->results) : p->results[0];
    dfg_infer_refine(p, n, type);
    if (!tuple)
        row->elements(&c);
}

static inline void infer_node(struct infer_pass *p, dfg_node n)
{
    const uint16_t op = dfg_node_op(p->m, n);
    const struct infer_row *row = p->rows[op] != NULL ? p->rows[op] : dfg_infer_row_of(p, op);
    if (row->types != relate_none)
        infer_call(p, row, n);
    else if (p->start != NULL)
        dfg_infer_refine(p, n, 0); /* names alone */
}

/* ---- the walk ---- */

static bool push(struct infer_pass *p, struct frames *f, dfg_node func, dfg_node start)
{
    if (!dfg_grow(&f->at, &f->room, f->n + 1, sizeof *f->at)) {
        p->failed = true;
        return false;
    }
    f->at[f->n++] = (struct frame){.func = func, .at = start};
    if (func != DFG_NONE)
        p->visited[func] |= WALKED;
    return true;
}

/* The function that operand i of n brings in, if it is still to be walked. */
static dfg_node function_to_walk(const struct infer_pass *p, dfg_node n, dfg_node arg)
{
    dfg_node f = arg;
    if (f == DFG_NONE || dfg_node_op(p->m, n) == DFG_FUNC)
        return DFG_NONE;
    if (dfg_node_op(p->m, f) == DFG_GLOBAL)
        f = dfg_function_by_name(p->m, dfg_node_data(p->m, f));
    if (f == DFG_NONE || dfg_node_op(p->m, f) != DFG_FUNC || (p->visited[f] & WALKED) != 0)
        return DFG_NONE;
    return f;
}

/* Bodies that n takes and that were not walked yet: the first becomes the frame on top. */
static bool enter_operand(struct infer_pass *p, struct frames *f, dfg_node n)
{
    struct frame *top = &f->at[f->n - 1];
    struct infer_call c = call_of(p, n);
    while (top->cursor < c.n_args) {
        dfg_node func = function_to_walk(p, n, c.args[top->cursor++]);
        if (func == DFG_NONE)
            continue;
        dfg_infer_bind(&c);
        return push(p, f, func, p->start[func]);
    }
    top->cursor = 0;
    return false;
}

/* A function that nothing but a result or the module names is walked where it stands. */
static bool enter_here(struct infer_pass *p, struct frames *f, dfg_node n)
{
    return dfg_node_op(p->m, n) == DFG_FUNC && p->visited[n] == 0 && push(p, f, n, p->start[n]);
}

static void walk(struct infer_pass *p, struct frames *f)
{
    const dfg_node n_nodes = dfg_n_nodes(p->m);
    if (!push(p, f, DFG_NONE, 1))
        return;
    while (f->n > 0 && !p->failed && !dfg_failed(p->m)) {
        struct frame *top = &f->at[f->n - 1];
        dfg_node n = top->at, end = top->func != DFG_NONE ? top->func : n_nodes;
        if (n == 0 || n >= end) {
            f->n--;
            continue;
        }
        dfg_node body = dfg_node_body(p->m, n);
        if (body != top->func) { /* inside a nested body: on behind it */
            top->at = body > n ? body : n + 1;
            continue;
        }
        if (enter_operand(p, f, n) || enter_here(p, f, n))
            continue;
        f->at[f->n - 1].at++;
        infer_node(p, n);
    }
}

/* Notes a projection that states a type. */
static void note_projection(struct infer_pass *p, dfg_node get)
{
    const dfg_node *args;
    if (dfg_node_op(p->m, get) != DFG_GET || dfg_node_type(p->m, get) == 0 || dfg_node_args(p->m, get, &args) == 0)
        return;
    p->previous[get] = p->projected[args[0]];
    p->projected[args[0]] = get;
}

/* The names of what goes into a function or comes out are its interface, and stay. */
static void keep_names(struct infer_pass *p, dfg_node n)
{
    (void)settle_names(p, dfg_node_type(p->m, n), 0);
}

/* Where bodies start, which functions wait for a call, what projections state. */
static void prepare(struct infer_pass *p)
{
    for (dfg_node n = 1; n < dfg_n_nodes(p->m); n++) {
        const dfg_node *args;
        uint32_t n_args = dfg_node_args(p->m, n, &args);
        dfg_node body = dfg_node_body(p->m, n);
        if (body != DFG_NONE && p->start[body] == 0)
            p->start[body] = n;
        dfg_infer_around(p, n);
        const bool is_func = dfg_node_op(p->m, n) == DFG_FUNC;
        for (uint32_t i = 0; i < n_args; i++)
            if (args[i] == DFG_NONE)
                continue;
            else if (is_func)
                keep_names(p, args[i]);
            else if (dfg_node_op(p->m, args[i]) == DFG_FUNC)
                p->visited[args[i]] = AWAITED;
    }
    for (dfg_node n = 1; n < dfg_n_nodes(p->m); n++)
        note_projection(p, n);
}

/* Room for the rows of operators, of those that have come since the last time, too. */
static bool rows_grow(struct infer_pass *p, size_t n)
{
    const struct infer_row **grown = realloc(p->rows, n * sizeof *grown);
    if (grown == NULL)
        return false;
    for (; p->n_rows < n; p->n_rows++)
        grown[p->n_rows] = p->n_rows < DFG_N_STRUCTURAL && dfg_infer_structural[p->n_rows].types != NULL
                               ? &dfg_infer_structural[p->n_rows]
                               : NULL;
    p->rows = grown;
    return true;
}

static inline bool rows_known(struct infer_pass *p)
{
    const size_t n = dfg_n_operators(p->m);
    return p->n_rows == n || rows_grow(p, n);
}

static bool pass_init(struct infer_pass *p)
{
    size_t n = dfg_n_nodes(p->m);
    p->start = calloc(n, sizeof *p->start);
    p->visited = calloc(n, sizeof *p->visited);
    p->projected = calloc(n, sizeof *p->projected);
    p->previous = calloc(n, sizeof *p->previous);
    p->told = calloc(n, sizeof *p->told);
    return rows_known(p) && p->start != NULL && p->visited != NULL && p->projected != NULL &&
           p->previous != NULL && p->told != NULL;
}

static void pass_free(struct infer_pass *p)
{
    dfg_infer_values_forget(p, 0, p->n_kept);
    free(p->rows);
    free(p->kept);
    free(p->start);
    free(p->visited);
    free(p->projected);
    free(p->previous);
    free(p->told);
    free(p->settled);
    free(p->results);
}

dfg_status dfg_infer_reporting(dfg_module *m, dfg_infer_report *report, void *ctx, struct dfg_error *error)
{
    struct infer_pass p = {.m = m, .report = report, .ctx = ctx};
    struct frames f = {NULL, 0, 0};
    if (dfg_need_closed(m, error) != DFG_OK)
        return DFG_BAD_GRAPH;
    p.failed = dfg_finish(m) != DFG_OK || !pass_init(&p);
    if (!p.failed) {
        prepare(&p);
        walk(&p, &f);
    }
    free(f.at);
    pass_free(&p);
    return p.failed || dfg_failed(m) ? dfg_fail(error, DFG_NO_MEMORY, "out of memory") : DFG_OK;
}

dfg_status dfg_infer(dfg_module *m, struct dfg_error *error)
{
    return dfg_infer_reporting(m, NULL, NULL, error);
}

/* ---- nodes that are added one by one ---- */

static void *added_begin(dfg_module *m)
{
    struct infer_pass *p = calloc(1, sizeof *p);
    if (p != NULL)
        p->m = m;
    return p;
}

static void added_end(void *self)
{
    struct infer_pass *p = self;
    pass_free(p);
    free(p);
}

/* Kept are values of nodes that were asked for; what is appended has none yet. */
static bool added(void *self, dfg_node first, dfg_node end)
{
    struct infer_pass *p = self;
    if (!rows_known(p))
        return false;
    if (first < p->n_kept)
        dfg_infer_values_forget(p, first, end);
    for (dfg_node n = first; n < end; n++)
        infer_node(p, n);
    if (first < p->n_kept)
        dfg_infer_values_forget(p, first, end);
    return !p->failed && !dfg_failed(p->m);
}

static bool tells(void *self, uint16_t op)
{
    struct infer_pass *p = self;
    return !rows_known(p) || dfg_infer_row_of(p, op)->types != relate_none;
}

static struct dfg_elements elements(void *self, dfg_node n)
{
    struct infer_pass *p = self;
    if (!rows_known(p))
        return (struct dfg_elements){.rank = -1};
    dfg_infer_values_forget(p, n, n + 1);
    struct infer_call c = call_of(p, n);
    const struct infer_row *row = dfg_infer_row_of(p, c.kind->op);
    if (row->elements != dfg_elements_none && c.n_results == 1 && !is_tuple(p->m, &c))
        row->elements(&c);
    return dfg_infer_kept_of(p, n);
}

const struct dfg_typing dfg_inference = {added_begin, added, tells, meet_types, elements, added_end};
