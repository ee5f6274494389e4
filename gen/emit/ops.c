/* ops.c -- the operators that a file declares, as const tables.
 *
 * In:   the operators of one checked file (own ones only: imports have tables
 *       of their own).
 * Out:  `const struct dfg_ops NAME_ops`; of a .ops file also NAME_unit, so that
 *       a program registers it like any other.
 *
 * Defaults of attributes are written as `.dfg` text, which the library reads.
 */
#include "desc.h"

#include <math.h>
#include <string.h>

static const char *const kind_names[] = {
    [FK_ELEMWISE] = "DFG_ELEMWISE", [FK_BROADCAST] = "DFG_BROADCAST", [FK_INJECTIVE] = "DFG_INJECTIVE",
    [FK_REDUCE] = "DFG_REDUCE",     [FK_FUSABLE] = "DFG_FUSABLE",     [FK_TUPLE] = "DFG_KIND_TUPLE",
    [FK_OPAQUE] = "DFG_OPAQUE",
};

static const char *const dtype_names[] = {
    "",
#define DTYPE(id, name, class, bits, onnx) name,
#include "dtypes.def"
};

/* Writes s between quotes as a .dfg file would, to a growing text. */
static const char *dfg_string(const char *s, size_t len)
{
    char *text = alloc(4 * len + 2);
    size_t n = 0;
    text[n++] = '"';
    for (size_t i = 0; i < len; i++) {
        unsigned char c = (unsigned char)s[i];
        if (c == '"' || c == '\\') {
            text[n++] = '\\';
            text[n++] = (char)c;
        } else if (c < ' ' || c == 127) {
            static const char hex[] = "0123456789abcdef";
            text[n++] = '\\';
            text[n++] = 'x';
            text[n++] = hex[c >> 4];
            text[n++] = hex[c & 15];
        } else {
            text[n++] = (char)c;
        }
    }
    text[n++] = '"';
    return intern(text, n);
}

static const char *dfg_float(double f)
{
    if (isnan(f))
        return "nan";
    if (isinf(f))
        return f > 0 ? "inf" : "-inf";
    return c_double(f);
}

const char *dfg_value(const struct value *v)
{
    switch (v->tag) {
    case V_NONE:
        return "none";
    case V_INT:
        return format("%lld", (long long)v->i);
    case V_FLOAT:
        return dfg_float(v->f);
    case V_BOOL:
        return v->i ? "true" : "false";
    case V_STRING:
        return dfg_string(v->s, v->s_len);
    case V_DTYPE:
        return dtype_names[v->i];
    case V_OP:
        return v->op->name;
    case V_HOLE:
        return "_";
    case V_LIST:
        break;
    }
    struct out *o = out_new();
    outf(o, "[");
    for (int i = 0; i < v->n; i++)
        outf(o, "%s%s", i ? ", " : "", dfg_value(&v->list[i]));
    outf(o, "]");
    return desc_text(o);
}

static const char *c_str(const char *s)
{
    return c_string(s, strlen(s));
}

static void emit_attrs(const struct op *op, struct out *o)
{
    outf(o, "static const struct dfg_attr_decl attrs_of_%s[] = {\n", op->c_name);
    out_indent(o, 1);
    for (int i = 0; i < op->n_attrs; i++) {
        const struct attr_decl *a = &op->attrs[i];
        const char *def = a->has_default ? c_str(dfg_value(&a->def)) : "NULL";
        outf(o, "{ %s, %s, %s },\n", c_str(a->name), c_str(a->type_text), def);
    }
    out_indent(o, -1);
    outf(o, "};\n");
}

/* `commutative(0 2 3, 1 4 5)` as "0 2 3,1 4 5"; NULL for a plain one. */
static const char *swap_text(const struct op *op)
{
    if (op->n_swap == 0 || (op->n_swap == 1 && op->swap_a[0] == 0 && op->swap_b[0] == 1))
        return "NULL";
    struct out *o = out_new();
    for (int i = 0; i < op->n_swap; i++)
        outf(o, "%s%d", i ? " " : "", op->swap_a[i]);
    for (int i = 0; i < op->n_swap; i++)
        outf(o, "%s%d", i ? " " : ",", op->swap_b[i]);
    return c_str(desc_text(o));
}

static const char *c_bool(bool b)
{
    return b ? "true" : "false";
}

static void emit_op(const struct op *op, struct out *o)
{
    const char *attrs = op->n_attrs ? format("attrs_of_%s", op->c_name) : "NULL";
    outf(o, "{ %s, %s, %s, %s, %d, %d, %s, %d, %d, %s, %d, %s, %s },\n", c_str(op->name),
         kind_names[op->fkind], c_bool(op->commutative), c_bool(op->effect), op->n_required, op->n_operands,
         c_bool(op->variadic), op->n_results > 0 ? op->n_results : 1, op->n_required_results,
         c_bool(op->variadic_results), op->n_attrs, attrs, swap_text(op));
}

static int count_own(const struct unit *u)
{
    int n = 0;
    for (int i = 0; i < u->n_ops; i++)
        n += u->ops[i]->own && !u->ops[i]->undeclared;
    return n;
}

bool emit_own_ops(const struct unit *u, struct out *o)
{
    int n = count_own(u);
    if (n == 0)
        return false;
    for (int i = 0; i < u->n_ops; i++)
        if (u->ops[i]->own && !u->ops[i]->undeclared && u->ops[i]->n_attrs > 0)
            emit_attrs(u->ops[i], o);
    outf(o, "\n/* name, fusion kind, commutative, effect, required and declared operands, variadic,\n"
            " * declared and required results, variadic, attributes, operands that swap together */\n");
    outf(o, "static const struct dfg_op_decl ops[] = {\n");
    out_indent(o, 1);
    for (int i = 0; i < u->n_ops; i++)
        if (u->ops[i]->own && !u->ops[i]->undeclared)
            emit_op(u->ops[i], o);
    out_indent(o, -1);
    const char *name = c_identifier(u->name);
    outf(o, "};\n\nextern const struct dfg_ops %s_ops;\n", name);
    outf(o, "const struct dfg_ops %s_ops = { DFG_ABI, %d, %s, ops };\n\n", name, n, c_str(u->name));
    return true;
}

void emit_imports(const struct unit *u, struct out *o)
{
    if (u->n_imports == 0)
        return;
    outf(o, "static const char *const imports[] = { ");
    for (int i = 0; i < u->n_imports; i++)
        outf(o, "%s, ", c_str(u->imports[i]));
    outf(o, "NULL };\n");
}

void emit_ops(struct unit *u, struct out *o)
{
    const char *name = c_identifier(u->name);
    outf(o, "/* The operators of %s.  Made by pat2c; do not edit. */\n#include \"dfg.h\"\n\n", u->src->base);
    bool any = emit_own_ops(u, o);
    emit_imports(u, o);
    outf(o, "extern const struct dfg_unit %s_unit;\nconst struct dfg_unit %s_unit = {\n", name, name);
    out_indent(o, 1);
    outf(o, ".abi = DFG_ABI,\n.name = %s,\n", c_str(u->name));
    if (any)
        outf(o, ".ops = &%s_ops,\n", name);
    outf(o, ".imports = %s,\n", u->n_imports ? "imports" : "(const char *const[]){ NULL }");
    out_indent(o, -1);
    outf(o, "};\n");
}
