/* desc_expr.c -- conditions and literal values as const tables.
 *
 * In:   the conditions of a checked pattern: its own, those of instantiated
 *       patterns at their nodes, and values of attribute tests.
 * Out:  the array NAME_exprs, operands before what uses them, and thunks for
 *       the C predicates of the user.
 */
#include "desc.h"

#include <string.h>

static const char *const op_names[] = {
    [E_VALUE] = "VALUE", [E_NODE] = "NODE",   [E_SET] = "SET",     [E_VAR] = "VAR",
    [E_PARAM] = "VALUE", [E_ATTR] = "ATTR",   [E_PROP] = "PROP",   [E_FACT] = "FACT",
    [E_CONST] = "CONST", [E_DIM] = "DIM",     [E_INDEX] = "INDEX", [E_LIST] = "LIST",
    [E_COMP] = "COMP",   [E_NEG] = "NEG",     [E_ADD] = "ADD",     [E_SUB] = "SUB",
    [E_MUL] = "MUL",     [E_DIV] = "DIV",     [E_MOD] = "MOD",     [E_CHOOSE] = "CHOOSE",
    [E_CALL] = "CALL",   [E_NOT] = "NOT",     [E_AND] = "AND",     [E_OR] = "OR",
    [E_EQ] = "EQ",       [E_NE] = "NE",       [E_LT] = "LT",       [E_LE] = "LE",
    [E_GT] = "GT",       [E_GE] = "GE",       [E_IN] = "IN",       [E_IN_RANGE] = "IN_RANGE",
    [E_NEAR] = "NEAR",   [E_TRUTH] = "TRUTH", [E_PRED] = "PRED",   [E_EXTERN] = "EXTERN",
    [E_ALL] = "ALL",     [E_SOME] = "SOME",
};

static const char *const prop_names[] = {
    [PROP_DTYPE] = "DFG_E_DTYPE", [PROP_RANK] = "DFG_E_RANK", [PROP_ELEMENTS] = "DFG_E_ELEMENTS",
    [PROP_SHAPE] = "DFG_E_SHAPE", [PROP_OP] = "DFG_E_OP",
};

static const char *const func_names[N_FUNCS] = {
    [F_MIN] = "MIN",
    [F_MAX] = "MAX",
    [F_ABS] = "ABS",
    [F_FLOOR] = "FLOOR",
    [F_CEIL] = "CEIL",
    [F_SQRT] = "SQRT",
    [F_LEN] = "LEN",
    [F_SUM] = "SUM",
    [F_PROD] = "PROD",
    [F_RANGE] = "RANGE",
    [F_CONCAT] = "CONCAT",
    [F_REVERSE] = "REVERSE",
    [F_USES] = "USES",
    [F_USERS] = "USERS",
    [F_KIND] = "KIND",
    [F_IS_CONST] = "IS_CONST",
    [F_IS_VAR] = "IS_VAR",
    [F_IS_OUTPUT] = "IS_OUTPUT",
    [F_PRESENT] = "PRESENT",
    [F_SAME_TYPE] = "SAME_TYPE",
    [F_SAME_SHAPE] = "SAME_SHAPE",
    [F_SAME_DTYPE] = "SAME_DTYPE",
    [F_BROADCASTABLE] = "BROADCASTABLE",
    [F_BROADCAST_TO] = "BROADCAST_TO",
    [F_DEPENDS] = "DEPENDS",
    [F_ONLY_USED_BY] = "ONLY_USED_BY",
    [F_USED_BY] = "USED_BY",
    [F_DISTINCT] = "DISTINCT",
};

const char *desc_text(struct out *o)
{
    size_t len;
    const char *text = out_text(o, &len);
    return intern(text, len);
}

/* ---- values ---- */

const char *desc_values(const struct value *v, int n)
{
    struct out *o = out_new();
    outf(o, "(const struct dfg_desc_value[]){ ");
    for (int i = 0; i < n; i++)
        outf(o, "%s, ", desc_value(&v[i]));
    outf(o, "}");
    return desc_text(o);
}

/* INT64_MIN has no literal of its own in C. */
static const char *c_int64(int64_t i)
{
    return i == INT64_MIN ? "INT64_MIN" : format("%lldLL", (long long)i);
}

const char *desc_value(const struct value *v)
{
    switch (v->tag) {
    case V_NONE:
        return "{ .tag = DFG_D_NONE }";
    case V_HOLE:
        return "{ .tag = DFG_D_HOLE }";
    case V_INT:
        return format("{ .tag = DFG_D_INT, .i = %s }", c_int64(v->i));
    case V_BOOL:
        return format("{ .tag = DFG_D_BOOL, .i = %d }", v->i != 0);
    case V_DTYPE:
        return format("{ .tag = DFG_D_DTYPE, .i = %d }", (int)v->i);
    case V_FLOAT:
        return format("{ .tag = DFG_D_FLOAT, .f = %s }", c_double(v->f));
    case V_STRING:
        return format("{ .tag = DFG_D_STRING, .n = %zu, .s = %s }", v->s_len, c_string(v->s, v->s_len));
    case V_OP:
        return format("{ .tag = DFG_D_OP, .s = %s }", c_string(v->op->name, strlen(v->op->name)));
    case V_LIST:
        break;
    }
    if (v->n == 0)
        return "{ .tag = DFG_D_LIST }";
    return format("{ .tag = DFG_D_LIST, .n = %d, .list = %s }", v->n, desc_values(v->list, v->n));
}

static const struct source *home; /* the file of the pattern that is written */

void desc_set_home(const struct source *src)
{
    home = src;
}

static const char *file_of(struct span at)
{
    return at.src && at.src != home ? format(", .file = %s", c_string(at.src->base, strlen(at.src->base)))
                                    : "";
}

const char *desc_origin(struct span at, size_t max)
{
    size_t len = at.end > at.begin ? at.end - at.begin : 0;
    const char *text = at.src ? at.src->text + at.begin : "";
    const char *cut = len > max ? "..." : "";
    len = len > max ? max : len;
    while (*cut && len > 0 && ((unsigned char)text[len] & 0xC0) == 0x80)
        len--; /* a character stays whole */
    text = format("%.*s%s", (int)len, text, cut);
    return format(".text = %s, .line = %d%s", c_string(text, strlen(text)),
                  at.src ? source_place(at.src, at.begin).line : 0, file_of(at));
}

/* ---- expressions ---- */

int desc_expr_number(const struct desc_exprs *x, const struct expr *e)
{
    for (int i = 0; i < x->top.n; i++)
        if (x->top.at[i] == e)
            return x->number.at[i];
    return -1;
}

const char *desc_where(const struct desc_exprs *x, struct expr *const *where, int n)
{
    if (n == 0)
        return "";
    struct out *o = out_new();
    outf(o, ", .n_where = %d, .where = (const uint32_t[]){ ", n);
    for (int i = 0; i < n; i++)
        outf(o, "%d, ", desc_expr_number(x, where[i]));
    outf(o, "}");
    return desc_text(o);
}

/* What kind of thing the expression refers to, and its number. */
static const char *reference(const struct expr *e)
{
    switch (e->kind) {
    case E_NODE:
    case E_ALL:
    case E_SOME:
        return format(", .ref = %d", e->node ? e->node->id : -1);
    case E_SET:
        return format(", .ref = %d", e->set->id);
    case E_VAR:
    case E_COMP:
        return format(", .ref = %d", e->var->id);
    case E_PROP:
        return format(", .sub = %s", prop_names[e->prop]);
    case E_CALL:
    case E_PRED:
        return format(", .sub = DFG_F_%s", func_names[e->func]);
    case E_VALUE:
        return format(", .value = %s", desc_value(&e->value));
    case E_PARAM:
        return format(", .value = %s", desc_value(&e->param->value));
    default:
        return "";
    }
}

/* Writes the rows of e's operands, then its own; returns its number. */
static int put_expr(struct desc_exprs *x, const struct pattern *p, const struct expr *e, struct out *o)
{
    struct out *kids = out_new();
    int n_kids = 0;
    for (int i = 0; i < e->n_kids; i++) {
        if (!e->kid[i])
            continue;
        outf(kids, "%d, ", put_expr(x, p, e->kid[i], o));
        n_kids++;
    }
    int number = x->n++;
    const char *name = e->name ? format(", .name = %s", c_string(e->name, strlen(e->name))) : "";
    const char *call = e->kind == E_EXTERN ? format(", .call = %s_extern_%d", p->c_name, number) : "";
    const char *list =
        n_kids ? format(", .n_kids = %d, .kids = (const uint32_t[]){ %s}", n_kids, desc_text(kids)) : "";
    outf(o, "/* %d */ { .op = DFG_E_%s%s%s%s%s, %s },\n", number, op_names[e->kind], reference(e), list, name,
         call, desc_origin(e->at, 400));
    return number;
}

/* The thunks that call the user's predicates, numbered as put_expr will number the expressions. */
static void put_externs(int *n, const struct pattern *p, const struct expr *e, struct out *o)
{
    for (int i = 0; i < e->n_kids; i++)
        if (e->kid[i])
            put_externs(n, p, e->kid[i], o);
    int number = (*n)++;
    if (e->kind != E_EXTERN)
        return;
    outf(o, "static bool %s_extern_%d(const dfg_graph *g, const dfg_node *a)\n{\n", p->c_name, number);
    out_indent(o, 1);
    if (e->n_kids == 0)
        outf(o, "(void)a;\n");
    outf(o, "return %s(g", e->name);
    for (int i = 0; i < e->n_kids; i++)
        outf(o, ", a[%d]", i);
    outf(o, ");\n");
    out_indent(o, -1);
    outf(o, "}\n");
}

static void collect(struct desc_exprs *x, const struct expr *e)
{
    if (e && desc_expr_number(x, e) < 0) {
        *PUSH(x->top) = e;
        *PUSH(x->number) = 0;
    }
}

static void collect_all(struct desc_exprs *x, const struct pattern *p, struct pnode *const *nodes)
{
    for (int id = 0; id < p->n_nodes; id++) {
        const struct pnode *n = nodes[id];
        for (int i = 0; n && i < n->n_attrs; i++)
            collect(x, n->attrs[i].expr);
        for (int i = 0; n && i < n->n_where; i++)
            collect(x, n->where[i]);
    }
    for (int i = 0; i < p->n_where; i++)
        collect(x, p->where[i]);
}

void emit_desc_exprs(const struct pattern *p, struct pnode *const *nodes, struct desc_exprs *x, struct out *o)
{
    collect_all(x, p, nodes);
    if (x->top.n == 0)
        return;
    int n = 0;
    for (int i = 0; i < x->top.n; i++)
        put_externs(&n, p, x->top.at[i], o);
    outf(o, "static const struct dfg_desc_expr %s_exprs[] = {\n", p->c_name);
    out_indent(o, 1);
    for (int i = 0; i < x->top.n; i++)
        x->number.at[i] = put_expr(x, p, x->top.at[i], o);
    out_indent(o, -1);
    outf(o, "};\n");
}
