/* rule_build.c -- the replacement of one rule as a function.
 *
 * In:   a checked rule.
 * Out:  static bool RULE_build(self, dfg_rewriter *r, const void *match, dfg_node *with),
 *       a statement for each new node, operands first, in order of text.
 *
 * Builders take what failed as an operand and fail in turn, so that nothing is
 * tested before the end.
 */
#include "rule.h"
#include "check/parts.h"

#include <ctype.h>
#include <string.h>

/* ---- names ---- */

static const char *built_text(const struct builder *b, const struct new_value *v, const struct capture *c)
{
    for (int i = b->built.n - 1; i >= 0; i--)
        if (v ? b->built.at[i].value == v : b->built.at[i].capture == c)
            return b->built.at[i].text;
    return NULL;
}

static const char *capture_text(const struct builder *b, const struct capture *c)
{
    const char *member = built_text(b, NULL, c);
    return member ? member : format("m->%s", c_field(c));
}

/* `bias_add` for nn.bias_add. */
static const char *name_of(const struct new_value *v)
{
    if (v->name)
        return v->name;
    switch (v->kind) {
    case NEW_CALL:
        return v->op ? op_variable(v->op) : "call";
    case NEW_TUPLE:
        return "tuple";
    case NEW_GET:
        return v->kid[0]->kind != NEW_LOCAL ? "field"
               : v->index < 0 ? format("%s_back_%d", name_of(v->kid[0]->local), -v->index)
                              : format("%s_%d", name_of(v->kid[0]->local), v->index);
    case NEW_CONST:
    case NEW_LIKE:
        return "constant";
    case NEW_OP:
        return "op";
    case NEW_CAPTURE:
    case NEW_LOCAL:
    case NEW_REST:
    case NEW_EVERY:
        break;
    }
    return "value";
}

static bool is_identifier(const char *text)
{
    if (strncmp(text, "m->", 3) == 0)
        text += 3;
    while (isalnum((unsigned char)*text) || *text == '_')
        text++;
    return *text == 0;
}

static void statement(struct builder *b, const char *left, const char *right)
{
    const char *start = format("%s = ", left);
    outf(b->out, "%s%s;\n", start, laid_out(right, strlen(start), 4, 4));
}

/* ---- operands ---- */

static bool is_variadic(const struct new_value *v)
{
    bool any = false;
    for (int i = 0; i < v->n_kids; i++)
        any |= v->kid[i]->kind == NEW_REST || v->kid[i]->kind == NEW_EVERY;
    return any;
}

static void push_members(struct builder *b, const char *args, const struct new_value *v)
{
    const char *k = new_name(&b->names, "k");
    open_members(b, v->kid[0], false, k);
    outf(b->out, "dfg_push(r, &%s, %s);\n", args, build_value(b, v->kid[0]));
    close_members(b);
}

/* `args.at, args.n` of operands pushed one by one. */
static const char *pushed_operands(struct builder *b, const struct new_value *v)
{
    const char *args = new_name(&b->names, "args");
    outf(b->out, "struct dfg_operands %s = {0};\n", args);
    if (v->callee)
        outf(b->out, "dfg_push(r, &%s, %s);\n", args, build_variable(b, v->callee));
    for (int i = 0; i < v->n_kids; i++) {
        const struct new_value *kid = v->kid[i];
        if (kid->kind == NEW_REST)
            outf(b->out, "dfg_push_all(r, &%s, %s);\n", args, capture_text(b, kid->capture));
        else if (kid->kind == NEW_EVERY)
            push_members(b, args, kid);
        else
            outf(b->out, "dfg_push(r, &%s, %s);\n", args, build_value(b, kid));
    }
    return format("%s.at, %s.n", args, args);
}

static const char *operands(struct builder *b, const struct new_value *v)
{
    if (is_variadic(v))
        return pushed_operands(b, v);
    const char *list = v->callee ? build_variable(b, v->callee) : NULL;
    for (int i = 0; i < v->n_kids; i++) {
        const char *one = build_variable(b, v->kid[i]);
        list = list ? format("%s, %s", list, one) : one;
    }
    return list ? format("DFG_OPERANDS(%s)", list) : "NULL, 0";
}

/* ---- attributes ---- */

/* `&attrs`, or NULL where there are none. */
static const char *attributes(struct builder *b, const struct new_value *v)
{
    if (v->n_attrs == 0)
        return "NULL";
    const char *attrs = new_name(&b->names, "attrs");
    struct out *all = out_new(), *keep = b->out;
    outf(all, "struct dfg_attrs %s = {0};\n", attrs);
    for (int i = 0; i < v->n_attrs; i++)
        if (v->attrs[i].from)
            outf(all, "dfg_take_attrs(r, &%s, %s);\n", attrs, capture_text(b, v->attrs[i].from));
    for (int i = 0; i < v->n_attrs; i++) {
        const struct new_attr *a = &v->attrs[i];
        if (a->from)
            continue;
        const char *value = build_data(b, &b->site, a->value, a->name);
        const char *start = format("dfg_%s_attr(r, &%s, %s, ", a->optional ? "pass" : "set", attrs,
                                   names_attr(b->scope.names, a->name));
        outf(all, "%s%s);\n", start, laid_out(value, strlen(start), 4, 4));
    }
    outf(keep, "%s", text_of(all));
    return format("&%s", attrs);
}

/* ---- values ---- */

/* What the call is told of its results; 0: as many as its operator declares. */
static int results_of(const struct new_value *v)
{
    const int declared = v->op && !v->op->variadic_results ? v->op->n_required_results : 0;
    if (v->results > 0)
        return v->results;
    return v->wanted > declared && (v->wanted > 1 || !v->op || v->op->variadic_results) ? v->wanted : 0;
}

static const char *build_call(struct builder *b, const struct new_value *v)
{
    const char *args = operands(b, v), *attrs = attributes(b, v);
    const char *function = v->capture ? "dfg_new_like_call" : "dfg_new_call";
    const char *what = v->capture  ? capture_text(b, v->capture)
                       : v->callee ? "DFG_CALL"
                                   : names_op(b->scope.names, v->op);
    return format("%s(r, %s, %s, %s, %d)", function, what, args, attrs, results_of(v));
}

/* The call has its first result in a tuple with optional ones, which alone is its value. */
static bool has_tuple_of_optional(const struct new_value *v)
{
    return v->kind == NEW_CALL && v->op && pat_has_optional_results(v->op) && results_of(v) > 1;
}

/* The call that v is, by whatever name; else v. */
static const struct new_value *named_value(const struct new_value *v)
{
    while (v->kind == NEW_LOCAL)
        v = v->local;
    return v;
}

static const char *build_raw(struct builder *b, const struct new_value *v);

static const char *build_get(struct builder *b, const struct new_value *v)
{
    const struct new_value *of = named_value(v->kid[0]);
    const bool is_plain =
        of->kind == NEW_CALL && of->op && pat_has_optional_results(of->op) && results_of(of) <= 1;
    const char *tuple = build_raw(b, v->kid[0]);
    if (is_plain && v->index == 0)
        return tuple;
    if (!is_identifier(tuple)) {
        const char *name = new_name(&b->names, name_of(of));
        statement(b, format("const dfg_node %s", name), tuple);
        tuple = name;
    }
    return v->index < 0 ? format("dfg_new_get_back(r, %s, %d)", tuple, -v->index)
                        : format("dfg_new_get(r, %s, %d)", tuple, v->index);
}

static const char *build_constant(struct builder *b, const struct new_value *v)
{
    const char *value = build_data(b, &b->site, v->value, "elements"), *dims = NULL;
    const bool is_list = v->value->kind == E_LIST || is_computed(v->value);
    for (int i = 0; i < v->n_dims; i++)
        dims = format("%s%s%s", dims ? dims : "", dims ? ", " : "", cx_flat(cx_int(v->dims[i])));
    dims = dims ? format("(const dfg_dim[]){%s}", dims) : "NULL";
    return format("dfg_new_const(r, %s, %d, %s, %s)", cx_flat(c_dtype(v->dtype)), v->has_shape ? v->n_dims : is_list,
                  dims, value);
}

/* A call stands for all its results. */
static const char *build_raw(struct builder *b, const struct new_value *v)
{
    const char *text;
    switch (v->kind) {
    case NEW_CAPTURE:
        return capture_text(b, v->capture);
    case NEW_LOCAL:
        text = built_text(b, v->local, NULL);
        return text ? text : build_raw(b, v->local);
    case NEW_CALL:
        return build_call(b, v);
    case NEW_TUPLE:
        return format("dfg_new_tuple(r, %s)", operands(b, v));
    case NEW_GET:
        return build_get(b, v);
    case NEW_CONST:
        return build_constant(b, v);
    case NEW_LIKE:
        text = build_variable(b, v->kid[0]);
        return format("dfg_new_like(r, %s, %s)", text, build_data(b, &b->site, v->value, "value"));
    case NEW_OP:
        return format("dfg_new_op(r, %s)", names_op(b->scope.names, v->op));
    case NEW_REST:
    case NEW_EVERY:
        break;
    }
    return "DFG_NONE"; /* only among operands */
}

const char *build_value(struct builder *b, const struct new_value *v)
{
    const char *text = build_raw(b, v);
    if (!has_tuple_of_optional(named_value(v)))
        return text;
    if (!is_identifier(text)) {
        const char *name = new_name(&b->names, name_of(named_value(v)));
        statement(b, format("const dfg_node %s", name), text);
        text = name;
    }
    return format("dfg_new_get(r, %s, 0)", text);
}

const char *build_variable(struct builder *b, const struct new_value *v)
{
    const char *text = build_value(b, v);
    if (is_identifier(text))
        return text;
    const bool first = v->kind == NEW_LOCAL; /* else it has a variable */
    const char *name = new_name(&b->names, first ? format("%s_0", name_of(v->local)) : name_of(v));
    statement(b, format("const dfg_node %s", name), text);
    return name;
}

/* ---- the function ---- */

static void build_locals(struct builder *b)
{
    for (int i = 0; i < b->rule->n_locals; i++) {
        const struct new_value *v = b->rule->locals[i];
        const char *text = build_raw(b, v), *name = new_name(&b->names, v->name);
        statement(b, format("const dfg_node %s", name), text);
        *PUSH(b->built) = (struct built){.value = v, .text = name};
    }
}

static const char *members_of(const struct builder *b)
{
    return format("m->%s", c_field(b->rule->roots[0]->capture));
}

/* One replacement for all members of `match every y`. */
static void build_same_for_all(struct builder *b, const struct new_value *v)
{
    const char *text = build_variable(b, v), *k = new_name(&b->names, "k");
    outf(b->out, "for (uint32_t %s = 0; %s < %s.n; %s++)\n    with[%s] = %s;\n", k, k, members_of(b), k, k,
         text);
    outf(b->out, "return %s != DFG_NONE;\n", text);
}

static void build_each(struct builder *b, const struct new_value *v)
{
    const char *k = new_name(&b->names, "k");
    outf(b->out, "bool ok = true;\n");
    open_members(b, v->kid[0], true, k);
    statement(b, format("with[%s]", k), build_value(b, v->kid[0]));
    outf(b->out, "ok = ok && with[%s] != DFG_NONE;\n", k);
    close_members(b);
    outf(b->out, "return ok;\n");
}

static void build_roots(struct builder *b)
{
    const struct pattern *p = b->rule;
    const char *ok = NULL;
    for (int i = 0; i < p->n_made; i++) {
        statement(b, format("with[%d]", i), build_value(b, p->made[i]));
        const char *one = format("with[%d] != DFG_NONE", i);
        ok = ok ? format("%s && %s", ok, one) : one;
    }
    outf(b->out, "return %s;\n", laid_out(ok, strlen("return "), 4, 4));
}

static void build_extern(struct builder *b)
{
    const struct pattern *p = b->rule;
    if (is_extern_of_many(p)) {
        outf(b->out, "return %s(r, match, with);\n", p->rewrite_extern);
        return;
    }
    outf(b->out, "with[0] = %s(r, match);\nreturn with[0] != DFG_NONE;\n", p->rewrite_extern);
}

/* Captures are members of the match. */
static void scope_captures(struct builder *b, struct names *names)
{
    const struct pattern *p = b->rule;
    struct scope *s = &b->scope;
    s->names = names;
    s->node = alloc(((size_t)p->n_nodes + 1) * sizeof *s->node);
    s->var = alloc(((size_t)p->n_vars + 1) * sizeof *s->var);
    s->set = alloc((size_t)(p->n_captures + p->n_hidden + 1) * sizeof *s->set);
    for (int i = 0; i < p->n_captures; i++) {
        const struct capture *c = p->captures[i];
        const char *text = format("m->%s", c_field(c));
        if (c->kind == CAP_NODE)
            s->node[c->node->id] = text;
        else if (c->kind == CAP_SET)
            s->set[c->id] = text;
        else
            s->var[c->var->id] = text;
    }
    b->site = (struct site){.scope = s};
}

static void reserve_names(struct builder *b)
{
    static const char *const own[] = {"r", "m", "g", "with", "match", "ok"};
    for (size_t i = 0; i < sizeof own / sizeof *own; i++)
        reserve_name(&b->names, own[i]);
    struct externs externs = {0};
    externs_of(b->rule, &externs);
    for (int i = 0; i < externs.n; i++)
        reserve_name(&b->names, externs.at[i]->name);
    if (b->rule->rewrite_extern)
        reserve_name(&b->names, b->rule->rewrite_extern);
}

static void emit_head(const struct pattern *p, struct out *o)
{
    struct place at = pat_source_place(p->at.src, p->at.begin);
    outf(o, "/* %s:%d\n", p->at.src->base, at.line);
    emit_source(o, p->at);
    outf(o, " */\n");
}

void emit_builder(struct names *names, const struct pattern *rule, struct out *o)
{
    struct builder b = {.rule = rule, .out = out_new(), .helpers = out_new()};
    const char *c = rule->c_name;
    nested_begin();
    scope_captures(&b, names);
    reserve_names(&b);
    out_indent(b.out, 1);
    build_locals(&b);
    if (rule->rewrite_extern)
        build_extern(&b);
    else if (rule->every_root && rule->made[0]->kind == NEW_EVERY)
        build_each(&b, rule->made[0]);
    else if (rule->every_root)
        build_same_for_all(&b, rule->made[0]);
    else
        build_roots(&b);
    const char *text = text_of(b.out);
    const char *helpers = text_of(b.helpers);
    write_cans(o, helpers);
    outf(o, "%s", helpers);
    emit_head(rule, o);
    outf(o, "static bool %s_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)\n{\n", c);
    const bool with_m = mentions(text, "m"), with_g = mentions(text, "g");
    const bool idle = !with_m && !mentions(text, "match");
    outf(o, with_m ? "    const struct %s_match *m = match;\n" : "%.0s", c);
    outf(o, with_g ? "    const dfg_graph *g = dfg_before(r);\n" : "");
    outf(o, "    (void)self;\n");
    outf(o, idle ? "    (void)match;\n" : "");
    outf(o, mentions(text, "r") || with_g ? "" : "    (void)r;\n");
    outf(o, "%s}\n\n", text);
}
