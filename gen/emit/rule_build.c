/* rule_build.c -- the replacement of one rule as a function.
 *
 * In:   a checked rule.
 * Out:  DFG_BUILD(RULE) { ... } (dfg_rewrite.h): a statement for each new node, operands
 *       first, in order of text; then what stands for each root.
 *
 * A builder that is given the result of a failed one fails too, so that nothing is tested.
 */
#include "rule.h"
#include "check/parts.h"

#include <stdlib.h>
#include <string.h>

/* ---- names ---- */

static cx built(const struct builder *b, const struct new_value *v, const struct capture *c)
{
    for (int i = b->built.n - 1; i >= 0; i--)
        if (v ? b->built.at[i].value == v : b->built.at[i].capture == c)
            return b->built.at[i].is;
    return NULL;
}

static cx captured(const struct builder *b, const struct capture *c)
{
    const cx member = built(b, NULL, c);
    return member ? member : cx_arrow(cx_name("m"), c_field(c));
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

static bool is_simple(cx e)
{
    return e->kind == CX_NAME || e->kind == CX_TEXT || e->kind == CX_ARROW;
}

/* ---- statements ---- */

/* A new variable. */
static cx new_variable(struct builder *b, const char *wanted, cx value)
{
    const char *name = new_name(&b->f, wanted);
    let(&b->f, NULL, "const dfg_node", name, value);
    return cx_name(name);
}

/* ---- operands ---- */

static bool is_variadic(const struct new_value *v)
{
    bool any = false;
    for (int i = 0; i < v->n_kids; i++)
        any |= v->kid[i]->kind == NEW_REST || v->kid[i]->kind == NEW_EVERY;
    return any;
}

static cx rewriter(void)
{
    return cx_name("r");
}

static void push_members(struct builder *b, cx list, const struct new_value *v)
{
    open_members(b, v->kid[0], false, new_name(&b->f, "k"));
    do_this(&b->f, NULL, cx_call("dfg_push", rewriter(), list, build_value(b, v->kid[0])));
    close_members(b);
}

/* Operands pushed one by one. */
static void push_operands(struct builder *b, const struct new_value *v, cx_list *all)
{
    const char *name = new_name(&b->f, "args");
    let(&b->f, NULL, "struct dfg_operands", name, cx_braces(NULL, 1, (cx[]){cx_int(0)}));
    const cx list = cx_address(cx_name(name));
    if (v->callee)
        do_this(&b->f, NULL, cx_call("dfg_push", rewriter(), list, build_variable(b, v->callee)));
    for (int i = 0; i < v->n_kids; i++) {
        const struct new_value *kid = v->kid[i];
        if (kid->kind == NEW_REST)
            do_this(&b->f, NULL, cx_call("dfg_push_all", rewriter(), list, captured(b, kid->capture)));
        else if (kid->kind == NEW_EVERY)
            push_members(b, list, kid);
        else
            do_this(&b->f, NULL, cx_call("dfg_push", rewriter(), list, build_value(b, kid)));
    }
    *PUSH(*all) = cx_member(list->kid[0], "at");
    *PUSH(*all) = cx_member(list->kid[0], "n");
}

/* Added to the arguments of a call: where they are, and how many. */
static void add_operands(struct builder *b, const struct new_value *v, cx_list *all)
{
    cx_list list = {0};
    if (is_variadic(v)) {
        push_operands(b, v, all);
        return;
    }
    if (v->callee)
        *PUSH(list) = build_variable(b, v->callee);
    for (int i = 0; i < v->n_kids; i++)
        *PUSH(list) = build_variable(b, v->kid[i]);
    *PUSH(*all) = list.n > 0 ? cx_call_of("DFG_OPERANDS", list.n, list.at) : cx_text("NULL");
    if (list.n == 0)
        *PUSH(*all) = cx_int(0);
}

/* ---- attributes ---- */

static cx setting(struct builder *b, const struct new_attr *a)
{
    if (a->from)
        return cx_call("dfg_take", captured(b, a->from));
    const cx value = build_data(b, &b->site, a->value, a->name);
    return cx_call(a->optional ? "dfg_pass" : "dfg_give", c_attr_key(b->scope.names, a->name), value);
}

/* Those taken from others first; NULL where there are none. */
static cx attributes(struct builder *b, const struct new_value *v)
{
    cx_list all = {0};
    for (int own = 0; own < 2; own++)
        for (int i = 0; i < v->n_attrs; i++)
            if (own == !v->attrs[i].from)
                *PUSH(all) = setting(b, &v->attrs[i]);
    return all.n > 0 ? cx_call_of("DFG_ATTRS", all.n, all.at) : cx_text("NULL");
}

/* ---- values ---- */

static cx build_call(struct builder *b, const struct new_value *v)
{
    cx_list all = {0};
    *PUSH(all) = rewriter();
    *PUSH(all) = v->capture  ? captured(b, v->capture)
                 : v->callee ? cx_text("DFG_CALL")
                             : cx_text(names_op(b->scope.names, v->op));
    add_operands(b, v, &all);
    *PUSH(all) = attributes(b, v);
    *PUSH(all) = cx_int(pat_stated_results(v));
    return cx_call_of(v->capture ? "dfg_new_like_call" : "dfg_new_call", all.n, all.at);
}

/* The call has its first result in a tuple with optional ones, which alone is its value. */
static bool has_tuple_of_optional(const struct new_value *v)
{
    return v->kind == NEW_CALL && v->op && pat_has_optional_results(v->op) && pat_stated_results(v) > 1;
}

static cx build_raw(struct builder *b, const struct new_value *v);

/* The value as it is in a variable of that name, if it is not in one. */
static cx in_variable(struct builder *b, cx value, const char *wanted)
{
    return is_simple(value) ? value : new_variable(b, wanted, value);
}

static cx build_get(struct builder *b, const struct new_value *v)
{
    const struct new_value *of = pat_named_value(v->kid[0]);
    const bool is_plain =
        of->kind == NEW_CALL && of->op && pat_has_optional_results(of->op) && pat_stated_results(of) <= 1;
    const cx tuple = build_raw(b, v->kid[0]);
    if (is_plain && v->index == 0)
        return tuple;
    return cx_call(v->index < 0 ? "dfg_new_get_back" : "dfg_new_get", rewriter(),
                   in_variable(b, tuple, name_of(of)), cx_int(abs(v->index)));
}

static cx build_constant(struct builder *b, const struct new_value *v)
{
    const cx value = build_data(b, &b->site, v->value, "elements");
    const bool is_list = v->value->kind == E_LIST || is_computed(v->value);
    cx_list dims = {0};
    for (int i = 0; i < v->n_dims; i++)
        *PUSH(dims) = cx_int(v->dims[i]);
    return cx_call("dfg_new_const", rewriter(), c_dtype(v->dtype), cx_int(v->has_shape ? v->n_dims : is_list),
                   dims.n ? cx_braces("const dfg_dim[]", dims.n, dims.at) : cx_text("NULL"), value);
}

static cx build_tuple(struct builder *b, const struct new_value *v)
{
    cx_list all = {0};
    *PUSH(all) = rewriter();
    add_operands(b, v, &all);
    return cx_call_of("dfg_new_tuple", all.n, all.at);
}

/* A call stands for all its results. */
static cx build_raw(struct builder *b, const struct new_value *v)
{
    cx value;
    switch (v->kind) {
    case NEW_CAPTURE:
        return captured(b, v->capture);
    case NEW_LOCAL:
        value = built(b, v->local, NULL);
        return value ? value : build_raw(b, v->local);
    case NEW_CALL:
        return build_call(b, v);
    case NEW_TUPLE:
        return build_tuple(b, v);
    case NEW_GET:
        return build_get(b, v);
    case NEW_CONST:
        return build_constant(b, v);
    case NEW_LIKE:
        value = build_variable(b, v->kid[0]);
        return cx_call("dfg_new_like", rewriter(), value, build_data(b, &b->site, v->value, "value"));
    case NEW_OP:
        return cx_call("dfg_new_op", rewriter(), cx_text(names_op(b->scope.names, v->op)));
    case NEW_REST:
    case NEW_EVERY:
        break;
    }
    return cx_none(); /* only among operands */
}

cx build_value(struct builder *b, const struct new_value *v)
{
    const cx value = build_raw(b, v);
    if (!has_tuple_of_optional(pat_named_value(v)))
        return value;
    return cx_call("dfg_new_get", rewriter(), in_variable(b, value, name_of(pat_named_value(v))), cx_int(0));
}

cx build_variable(struct builder *b, const struct new_value *v)
{
    const bool first = v->kind == NEW_LOCAL; /* else it has a variable */
    const cx value = build_value(b, v);
    return in_variable(b, value, first ? format("%s_0", name_of(v->local)) : name_of(v));
}

/* ---- the function ---- */

static void build_locals(struct builder *b)
{
    for (int i = 0; i < b->rule->n_locals; i++) {
        const struct new_value *v = b->rule->locals[i];
        const cx value = build_raw(b, v);
        *PUSH(b->built) = (struct built){.value = v, .is = new_variable(b, v->name, value)};
    }
}

static cx replacement(cx i)
{
    return cx_index(cx_name("with"), i);
}

/* One replacement for all members of `match every y`. */
static void build_same_for_all(struct builder *b, const struct new_value *v)
{
    const cx node = build_variable(b, v), k = cx_name(new_name(&b->f, "k"));
    const cx members = cx_arrow(cx_name("m"), c_field(b->rule->roots[0]->capture));
    begin_loop(&b->f, "uint32_t", k->text, NULL, cx_binary(CX_LT, k, cx_member(members, "n")), NULL);
    do_this(&b->f, NULL, cx_assign(replacement(k), node));
    end_block(&b->f);
}

static void build_each(struct builder *b, const struct new_value *v)
{
    const char *k = new_name(&b->f, "k");
    open_members(b, v->kid[0], true, k);
    do_this(&b->f, NULL, cx_assign(replacement(cx_name(k)), build_value(b, v->kid[0])));
    close_members(b);
}

static void build_roots(struct builder *b)
{
    const struct pattern *p = b->rule;
    for (int i = 0; i < p->n_made; i++)
        do_this(&b->f, NULL, cx_assign(replacement(cx_int(i)), build_value(b, p->made[i])));
}

static void build_extern(struct builder *b)
{
    const struct pattern *p = b->rule;
    const cx first = replacement(cx_int(0));
    if (!is_extern_of_many(p)) {
        do_this(&b->f, NULL, cx_assign(first, cx_call(p->rewrite_extern, rewriter(), cx_name("m"))));
        return;
    }
    begin_if(&b->f, cx_not(cx_call(p->rewrite_extern, rewriter(), cx_name("m"), cx_name("with"))));
    do_this(&b->f, NULL, cx_assign(first, cx_none()));
    end_block(&b->f);
}

static void reserve_names(struct builder *b)
{
    static const char *const own[] = {"r", "m", "g", "with"};
    for (size_t i = 0; i < sizeof own / sizeof *own; i++)
        reserve_name(&b->f, own[i]);
    struct externs externs = {0};
    externs_of(b->rule, &externs);
    for (int i = 0; i < externs.n; i++)
        reserve_name(&b->f, externs.at[i]->name);
    if (b->rule->rewrite_extern)
        reserve_name(&b->f, b->rule->rewrite_extern);
}

const char *replacement_comment(const struct pattern *p)
{
    const struct span at = p->rewrite_at;
    return source_comment(format("%s:%d, rule %s:", at.src->base, pat_source_place(at.src, at.begin).line, p->name), at);
}

static struct routine *function_of(const struct builder *b)
{
    struct routine *f = routine_new(format("%s_build", b->rule->c_name));
    f->text = replacement_comment(b->rule);
    f->head = format("DFG_BUILD(%s)", b->rule->c_name);
    f->signature = HEAD_MACRO;
    add_parameter(f, "dfg_rewriter *", "r", NULL);
    add_parameter(f, format("const struct %s_match *", b->rule->c_name), "m", NULL);
    add_steps(f, &b->f.steps);
    return f;
}

void emit_builder(struct names *names, const struct pattern *rule, struct out *o)
{
    struct builder b = {.rule = rule, .f.to = &b.f.steps};
    nested_begin();
    b.scope = scope_of_match(names, rule);
    b.site.scope = &b.scope;
    reserve_names(&b);
    build_locals(&b);
    if (rule->rewrite_extern)
        build_extern(&b);
    else if (rule->every_root && rule->made[0]->kind == NEW_EVERY)
        build_each(&b, rule->made[0]);
    else if (rule->every_root)
        build_same_for_all(&b, rule->made[0]);
    else
        build_roots(&b);
    struct routines functions = {0};
    add_filters(&functions, &b.helpers);
    for (int i = 0; i < b.helpers.n; i++)
        *PUSH(functions) = b.helpers.at[i];
    *PUSH(functions) = function_of(&b);
    print_routines(&functions, o);
}
