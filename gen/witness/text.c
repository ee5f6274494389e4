/* text.c -- a graph under construction as .dfg text.
 *
 * In:   graph nodes whose cells are as the patterns want them.
 * Out:  main, its variables as parameters, a line for each other node, operands
 *       first; false where a value can't be found or a node would be its own
 *       operand.  Where conditions are left undecided, everything has a type
 *       and ordinary values, so that they are likely to hold.
 */
#include "witness.h"

#include <ctype.h>
#include <string.h>

enum writing { FRESH, OPEN, WRITTEN };

struct text {
    struct maker *m;
    const char *params, *lines, *results, *others;
    VEC(const char *) labels;
    VEC(struct gnode *) order; /* written */
    struct gnode *scope;       /* the function value whose body is written; NULL: main */
    int numbers;
};

static bool is_guessed(const struct text *t)
{
    return t->m->request->guess > 0 && t->m->w->unsure.n > 0;
}

/* What is taken where nothing is known: the first where all is evaluated. */
static const struct guess {
    int value, extent, rank; /* rank -1: none is written */
} guesses[WITNESS_GUESSES] = {{1, 1, -1}, {1, 1, 4}, {0, 2, 4}, {1, 2, 4}, {1, 1, 3}, {1, 1, 5}, {1, 1, 1}};

static const struct guess *guess_of(const struct text *t)
{
    return &guesses[is_guessed(t) ? t->m->request->guess : 0];
}

/* ---- pieces ---- */

/* Words with dots between them: of others names stand in quotes. */
static bool is_plain_name(const char *s)
{
    bool begins = true, dots = false;
    for (; *s; s++) {
        const bool dot = !begins && *s == '.';
        if (!dot && *s != '_' && !isalpha((unsigned char)*s) && (begins || !isdigit((unsigned char)*s)))
            return false;
        begins = dot;
        dots |= dot;
    }
    return dots && !begins;
}

static const char *new_label(struct text *t, const char *wanted, const char *prefix)
{
    const char *base = wanted && *c_identifier(wanted) ? c_identifier(wanted) : NULL;
    for (int i = base ? 1 : t->numbers;; i++) {
        const char *label = !base ? format("%s%d", prefix, i) : i == 1 ? base : format("%s_%d", base, i);
        bool taken = false;
        for (int k = 0; k < t->labels.n; k++)
            taken = taken || t->labels.at[k] == label;
        if (taken)
            continue;
        t->numbers = base ? t->numbers : i + 1;
        return *PUSH(t->labels) = label;
    }
}

static const char *dtype_text(int dtype)
{
    return pat_value_text(pat2c, &(struct value){.tag = V_DTYPE, .i = dtype});
}

/* ` : f32[1, 2]`, or nothing where nothing is known. */
static const char *tensor_text(const char *dtype, const struct shape_cell *s, bool rank_known, int extent)
{
    if (!rank_known || s->n < 0)
        return format("%s[*]", dtype);
    const char *dims = "";
    for (int i = 0; i < s->n; i++)
        dims = format("%s%s%lld", dims, i ? ", " : "",
                      (long long)range_pick(&dim_find(s->at[i])->range, extent));
    return s->n ? format("%s[%s]", dtype, dims) : dtype;
}

static const char *pattern_type(const struct type_pat *p)
{
    const char *text = "";
    if (p->is_tuple) {
        for (int i = 0; i < p->n_fields; i++)
            text = format("%s%s%s", text, i ? ", " : "", pattern_type(p->fields[i]));
        return format("(%s)", text);
    }
    struct dtype_cell d = {.mask = p->dtypes};
    for (int i = 0; i < p->n_dims; i++)
        text = format("%s%s%lld", text, i ? ", " : "",
                      p->dims[i].kind == DIM_NUM ? (long long)p->dims[i].num : 1);
    const char *dtype = dtype_text(solve_dtype(&d, ELEMENT_F32));
    return p->has_shape && p->n_dims ? format("%s[%s]", dtype, text) : dtype;
}

static bool add_suffix(struct text *t, struct gnode *n, const char **suffix)
{
    const struct dtype_cell *d = gdtype_of(n);
    struct shape_cell *s = gshape_of(n);
    *suffix = "";
    if (!solve_shape(s, guess_of(t)->rank) || (n->tuple && (d->mask || s->is_tested)))
        return false;
    if (n->tuple)
        *suffix = format(" : %s", pattern_type(n->tuple));
    else if (d->mask || s->n >= 0)
        *suffix = format(
            " : %s", tensor_text(dtype_text(solve_dtype(d, ELEMENT_F32)), s, s->n >= 0, guess_of(t)->extent));
    return true;
}

static bool is_named(const struct pnode *exact, const char *attr)
{
    for (int i = 0; i < exact->n_attrs; i++)
        if (strcmp(exact->attrs[i].name, attr) == 0)
            return true;
    return false;
}

/* May the node have this value, with each `exact` that is said of it? */
static bool is_allowed(const struct gnode *n, const struct value_cell *c, const struct value *v)
{
    bool named = true;
    for (int i = 0; i < n->exact.n && *c->name != '#'; i++)
        named = named && is_named(n->exact.at[i], c->name);
    return named || (c->def && attr_passes(v, &(struct attr_test){.test = TEST_EQ, .value = *c->def}, true));
}

/* A tensor of these elements; ints are i64, floats f32. */
static const char *tensor_value(const struct value *v)
{
    const struct value *first = v->tag == V_LIST && v->n > 0 ? &v->list[0] : v;
    const char *dtype = first->tag == V_FLOAT    ? "f32"
                        : first->tag == V_BOOL   ? "bool"
                        : first->tag == V_STRING ? "string"
                                                 : "i64";
    const char *rank = v->tag == V_LIST ? format("[%d]", v->n) : "";
    return format("tensor %s%s %s", dtype, rank, pat_value_text(pat2c, v));
}

/* {a = 1, b = 2} of a call, or #{a = 1} of any value. */
static bool add_values(struct text *t, const struct gnode *n, bool facts, const char **out)
{
    const char *text = "";
    for (int i = 0; i < n->values.n; i++) {
        const char *name = n->values.at[i]->name;
        const struct value_cell *c = value_find(n->values.at[i]);
        struct value v;
        bool is_written;
        if (strcmp(name, "#") == 0 || (*name == '#') != facts)
            continue;
        if (!solve_value(c, guess_of(t)->value, &v, &is_written))
            return false;
        if (is_written && !is_allowed(n, n->values.at[i], &v))
            return false;
        if (is_written)
            text = format("%s%s%s = %s", text, *text ? ", " : "", name + facts,
                          is_tensor(c->type) ? tensor_value(&v) : pat_value_text(pat2c, &v));
    }
    *out = *text ? format(" %s{%s}", facts ? "#" : "", text) : "";
    return true;
}

/* ---- constants ---- */

static int const_dtype(const struct gnode *n, const struct value *v)
{
    const bool is_bool = v->tag == V_BOOL, is_string = v->tag == V_STRING;
    return solve_dtype(gdtype_of(n), is_bool ? ELEMENT_BOOL : is_string ? ELEMENT_STRING : ELEMENT_F32);
}

/* Can a constant of this dtype have this element? */
static bool is_element(int dtype, const struct value *v)
{
    static const struct {
        char class;
        int bits;
    } of[] = {
        {0, 0},
#define DTYPE(id, name, class, bits, onnx) {#class[0], bits},
#include "../runtime/dtypes.def"
    };
    const bool is_int = of[dtype].class == 'I', is_uint = of[dtype].class == 'U';
    if (v->tag != V_INT && v->tag != V_FLOAT)
        return v->tag == V_BOOL ? dtype == ELEMENT_BOOL : v->tag == V_STRING && dtype == ELEMENT_STRING;
    if (!is_int && !is_uint)
        return of[dtype].class == 'F' || of[dtype].class == 'C';
    const int bits = of[dtype].bits - is_int;
    return v->tag == V_INT && (is_int || v->i >= 0) &&
           (bits > 62 || (v->i >> bits == 0 || v->i >> bits == -1));
}

static bool add_constant(struct text *t, struct gnode *n, const char **out)
{
    struct value v = {.tag = V_INT, .i = guess_of(t)->value};
    struct shape_cell *s = gshape_of(n);
    bool is_written = false;
    if (n->tuple)
        return false;
    for (int i = 0; i < n->values.n; i++)
        if (strcmp(n->values.at[i]->name, "#") == 0 &&
            !solve_value(value_find(n->values.at[i]), v.i, &v, &is_written))
            return false;
    const bool is_list = v.tag == V_LIST;
    if (is_list && (!range_narrow(&s->rank, TEST_EQ, &(struct value){.tag = V_INT, .i = 1})))
        return false;
    if (is_list) {
        struct dim_cell *d = dim_new();
        d->range = (struct range){v.n, v.n, INT64_MIN};
        *PUSH(s->dims) = (struct dim_at){0, d};
        s->is_tested = true;
    }
    if (!solve_shape(s, is_guessed(t) && !n->values.n ? guess_of(t)->rank : 0))
        return false;
    const struct value *first = is_list && v.n ? &v.list[0] : &v;
    const int dtype = const_dtype(n, first);
    if (dtype == ELEMENT_BOOL && !is_written)
        v = (struct value){.tag = V_BOOL, .i = first->i != 0};
    for (int i = 0; i < (is_list ? v.n : 1); i++)
        if (!is_element(dtype, is_list ? &v.list[i] : &v))
            return false;
    for (int i = 0; i < s->n && n->is_single; i++)
        if (!range_narrow(&dim_find(s->at[i])->range, TEST_EQ, &(struct value){.tag = V_INT, .i = 1}))
            return false;
    *out = format("const %s%s %s", tensor_text(dtype_text(dtype), s, true, guess_of(t)->extent),
                  s->n > 0 && !is_list ? " splat" : "", pat_value_text(pat2c, &v));
    return true;
}

/* ---- nodes ---- */

static const char *operand_list(const struct gnode *n)
{
    const char *text = "";
    for (int i = 0; i < n->args.n; i++)
        text = format("%s%s%s", text, i ? ", " : "", n->args.at[i] ? gnode_find(n->args.at[i])->label : "_");
    return text;
}

/* What the call says; 0: nothing, it has what its operator declares. */
static int said_results(const struct gnode *n)
{
    const struct op *op = n->head.op;
    int results = n->results;
    if (results == 1 && !op->variadic_results)
        results = op->n_results > 1 && op->n_required_results < 2 ? 2 : 0; /* a tuple to take apart */
    return results > op->n_required_results || (results && op->variadic_results) ? results : 0;
}

static int field_of(const struct gnode *get)
{
    const struct gnode *tuple = gnode_find(get->args.at[0]);
    if (get->back == 0)
        return get->index;
    if (!tuple->head.op)
        return tuple->args.n - get->back;
    const int said = said_results(tuple);
    return (said ? said : tuple->head.op->n_required_results) - get->back;
}

static const char *call_text(const struct gnode *n, const char *attrs)
{
    const struct op *op = n->head.op;
    const int results = said_results(n);
    const char *name = is_plain_name(op->name) ? op->name : c_str(op->name);
    return format("%s(%s)%s%s", name, operand_list(n), results ? format(" -> %d", results) : "", attrs);
}

static bool is_variable(const struct gnode *n)
{
    return n && (!n->has_head || n->head.structural == STRUCT_VAR);
}

/* A reference to a function, which is written once; @main is there. */
static const char *function_name(struct text *t, const char *name)
{
    const char *text = format("@%s", c_str(name));
    if (strcmp(name, "main") != 0 && !strstr(t->others, format("fn %s(", text)))
        t->others = format("%sfn %s(%%a) {\n  return %%a\n}\n", t->others, text);
    return text;
}

/* NULL: it can't be written. */
static const char *structural_text(struct text *t, const struct gnode *n, const char *attrs)
{
    const char *list = operand_list(n);
    if (*attrs && n->head.structural != STRUCT_CALL)
        return NULL;
    switch (n->head.structural) {
    case STRUCT_TUPLE:
        return n->args.n == 1 ? format("(%s,)", list) : format("(%s)", list);
    case STRUCT_GET:
        return field_of(n) < 0 ? NULL : format("%s.%d", list, field_of(n));
    case STRUCT_CALL: {
        const char *comma = strchr(list, ',');
        return comma ? format("%.*s(%s)%s", (int)(comma - list), list, comma + 2, attrs)
                     : format("%s()%s", list, attrs);
    }
    case STRUCT_IF:
        return format("if(%s)", list);
    case STRUCT_LET:
        return is_variable(gnode_find(n->args.at[0])) ? format("let(%s)", list) : NULL;
    case STRUCT_OP_REF:
        return format("op %s",
                      n->head_call && n->head_call->n_ops ? c_str(n->head_call->ops[0]->name) : "any");
    case STRUCT_GLOBAL:
        return function_name(t, n->text ? n->text : "f");
    case STRUCT_NONE:
    case STRUCT_VAR:
    case STRUCT_CONST:
    case STRUCT_FUNC:
    case STRUCT_REF_CREATE:
    case STRUCT_REF_READ:
    case STRUCT_REF_WRITE:
    case STRUCT_CONSTRUCTOR:
    case STRUCT_MATCH:
    case N_STRUCTURAL:
        break;
    }
    return NULL;
}

static bool write_line(struct text *t, struct gnode *n)
{
    const char *attrs, *facts, *suffix, *text;
    if (!n->has_head || n->head.structural == STRUCT_VAR) {
        if (!add_suffix(t, n, &suffix) || !add_values(t, n, true, &facts))
            return false;
        const char *label = new_label(t, n->text ? n->text : n->name, "v");
        n->label = format("%%%s", label);
        n->scope = NULL;
        t->params = format("%s%s%s%s%s", t->params, *t->params ? ", " : "", n->label,
                           *suffix ? suffix + 1 : "", facts);
        return true;
    }
    if (n->head.structural == STRUCT_CONST) {
        if (!add_constant(t, n, &text))
            return false;
        suffix = attrs = "";
    } else if (!add_values(t, n, false, &attrs) || !add_suffix(t, n, &suffix)) {
        return false;
    } else {
        text = n->head.op && n->head.structural != STRUCT_OP_REF ? call_text(n, attrs)
                                                                 : structural_text(t, n, attrs);
    }
    if (!text || !add_values(t, n, true, &facts))
        return false;
    n->label = format("%%%s", new_label(t, n->name, ""));
    n->scope = t->scope;
    t->lines = format("%s  %s = %s%s%s\n", t->lines, n->label, text, suffix, facts);
    return true;
}

/* Operators with more operands than the pattern speaks of. */
static void add_missing(struct maker *m, struct gnode *n)
{
    const struct op *op = n->has_head ? n->head.op : NULL;
    while (op && n->args.n < op->n_required && (n->more_last || n->more_first)) {
        *PUSH(n->args) = gnode_new(m);
        for (int i = n->args.n - 1; i > 0 && !n->more_last; i--) {
            struct gnode *one = n->args.at[i];
            n->args.at[i] = n->args.at[i - 1];
            n->args.at[i - 1] = one;
        }
    }
}

/* Values of a function around are seen from inside, not the other way. */
static bool is_visible(const struct gnode *n, const struct gnode *scope)
{
    while (scope && scope != n->scope)
        scope = scope->scope;
    return scope == n->scope;
}

static bool write_node(struct text *t, struct gnode *n);

static bool write_params(struct text *t, struct gnode *f, int n)
{
    for (int i = 0; i < n; i++) {
        struct gnode *p = gnode_find(f->args.at[i]);
        if (!p || p->state != FRESH || !is_variable(p) || !write_node(t, p))
            return false;
        p->scope = f;
    }
    return true;
}

/* `fn (%a) {..} { lines return %r }`: what only it uses stands inside. */
static bool write_function(struct text *t, struct gnode *n)
{
    struct gnode *outer_scope = t->scope, *body = n->args.n ? gnode_find(n->args.at[n->args.n - 1]) : NULL;
    const char *attrs, *lines = t->lines, *params = t->params;
    n->scope = outer_scope;
    t->params = t->lines = "";
    if (!body || !write_params(t, n, n->args.n - 1) || !add_values(t, n, false, &attrs))
        return false;
    const char *own = t->params;
    t->params = params;
    t->scope = n;
    if (!write_node(t, body) || !is_visible(body, n))
        return false;
    t->scope = outer_scope;
    n->label = format("%%%s", new_label(t, n->name, ""));
    t->lines = format("%s  %s = fn (%s)%s {\n%s  return %s\n  }\n", lines, n->label, own, attrs, t->lines,
                      body->label);
    return true;
}

static bool write_operands(struct text *t, struct gnode *n)
{
    for (int i = 0; i < n->args.n; i++)
        if (n->args.at[i] &&
            (!write_node(t, n->args.at[i]) || !is_visible(gnode_find(n->args.at[i]), t->scope)))
            return false;
    return write_line(t, n);
}

static bool write_node(struct text *t, struct gnode *n)
{
    n = gnode_find(n);
    if (n->state != FRESH)
        return n->state == WRITTEN;
    n->state = OPEN;
    add_missing(t->m, n);
    if (n->has_head && n->head.structural == STRUCT_FUNC ? !write_function(t, n) : !write_operands(t, n))
        return false;
    n->state = WRITTEN;
    *PUSH(t->order) = n;
    return true;
}

/* ---- results ---- */

static int uses_of(const struct text *t, const struct gnode *n)
{
    int uses = 0;
    for (int i = 0; i < t->order.n; i++)
        for (int k = 0; k < t->order.at[i]->args.n; k++)
            uses += gnode_find(t->order.at[i]->args.at[k]) == n;
    for (int i = 0; i < t->m->results.n; i++)
        uses += gnode_find(t->m->results.at[i]) == n;
    return uses;
}

static void add_result(struct text *t, const char *label)
{
    t->results = format("%s%s%s", t->results, *t->results ? ", " : "", label);
}

/* A value that is to have more uses gets calls of nobody's operator. */
static bool add_uses(struct text *t)
{
    for (int i = 0; i < t->order.n; i++) {
        const struct gnode *n = t->order.at[i];
        int uses = uses_of(t, n);
        if (uses > n->uses.hi || n->uses.lo > 16)
            return false;
        for (; uses < n->uses.lo || uses == n->uses.but; uses++) {
            const char *label = format("%%%s", new_label(t, "use", ""));
            t->lines = format("%s  %s = %s(%s)\n", t->lines, label, other_op()->name, n->label);
            add_result(t, label);
        }
    }
    return true;
}

bool witness_write(struct maker *m)
{
    struct text t = {.m = m, .params = "", .lines = "", .results = "", .others = ""};
    for (int i = 0; i < m->nodes.n; i++)
        if (!m->nodes.at[i]->same && m->nodes.at[i]->is_output)
            *PUSH(m->results) = m->nodes.at[i];
    for (int i = 0; i < m->results.n; i++) {
        if (!write_node(&t, m->results.at[i]))
            return false;
        add_result(&t, gnode_find(m->results.at[i])->label);
    }
    if (!add_uses(&t))
        return false;
    m->w->text = format("fn @main(%s) {\n%s  return %s\n}\n%s", t.params, t.lines, t.results, t.others);
    return true;
}
