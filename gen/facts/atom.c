/* atom.c -- tests of one node, with their outcomes.
 *
 * In:   pattern nodes and their types and attributes.
 * Out:  atoms: equal tests with equal outcomes are one object, found by a key
 *       that spells out all that the emitted test depends on (defaults of
 *       attributes, operands that an operator declares).
 */
#include "facts.h"

#include <stdlib.h>
#include <string.h>

static const char *const dtype_names[] = {
    "_",
#define DTYPE(id, name, class, bits, onnx) name,
#include "../runtime/dtypes.def"
};

static const char *const structural_names[] = {
    "none",
#define STRUCTURAL(id, name) name,
#include "../runtime/structural_ops.def"
};

const char *head_text(const struct node_op *h)
{
    return h->op ? h->op->name : structural_names[h->structural];
}

/* ---- one object for equal keys ---- */

static struct map known; /* keys are interned */

static struct atom *atom_make(enum atom_kind kind, const struct pnode *node, const char *text,
                              const char *more)
{
    const char *key = format("%d %s %s", (int)kind, text, more);
    struct atom *a = pat_map_get(&known, key);
    if (!a) {
        a = alloc(sizeof *a);
        *a = (struct atom){.kind = kind, .text = text, .key = key, .node = node};
        map_put(&known, key, a);
    }
    return a;
}

bool is_costly(const struct atom *a)
{
    return a->kind >= ATOM_ATTR && !kinds_ask(a);
}

int atom_order(const struct atom *a, const struct atom *b)
{
    return a->kind != b->kind ? (int)a->kind - (int)b->kind : strcmp(a->key, b->key);
}

/* ---- operators ---- */

static int head_order(const void *pa, const void *pb)
{
    const struct node_op *a = pa, *b = pb;
    if (a->structural != b->structural)
        return (int)a->structural - (int)b->structural;
    return a->op && b->op ? strcmp(a->op->name, b->op->name) : 0;
}

const struct atom *atom_heads(struct node_op *heads, int n, const struct pnode *node)
{
    int k = 0;
    qsort(heads, (size_t)n, sizeof *heads, head_order);
    const char *text = "", *kinds = "";
    for (int i = 0; i < n; i++)
        if (i == 0 || head_order(&heads[i], &heads[k - 1]) != 0) {
            text = format("%s%s%s", text, k ? ", " : "", head_text(&heads[i]));
            kinds = format("%s %d", kinds, (int)heads[i].structural); /* an operator may be called `const` */
            heads[k++] = heads[i];
        }
    struct atom *a = atom_make(ATOM_HEAD, node, format("op in {%s}", text), kinds);
    a->heads = heads;
    a->n_heads = k;
    return a;
}

/* ---- the rest ---- */

static const char *op_names(const struct pnode *p)
{
    const char *t = "";
    for (int i = 0; i < p->n_ops; i++)
        t = format("%s %s", t, p->ops[i]->name);
    return t;
}

static const char *set_text(const struct pnode *p)
{
    static const char *const kinds[] = {"elemwise", "broadcast", "injective", "reduce",
                                        "fusable",  "tuple",     "opaque"};
    const char *t = "is operator";
    if (p->glob)
        t = format("%s %s", t, c_string(p->glob, strlen(p->glob)));
    for (int k = 0, first = 1; k < 7; k++)
        if (p->kinds >> k & 1) {
            t = format("%s%s%s", t, first ? " of kind " : " ", kinds[k]);
            first = 0;
        }
    return t;
}

static const char *operands_text(const struct pnode *p)
{
    const int least = least_operands(p);
    if (may_take_more(p))
        return format("operands >= %d", least);
    return least == p->n_kids ? format("operands == %d", least)
                              : format("operands in %d..%d", least, p->n_kids);
}

static const char *leaf_text(const struct pnode *p)
{
    if (p->kind == P_INPUT)
        return "is input";
    if (p->kind == P_VAR)
        return format("variable == %s", c_string(p->text, strlen(p->text)));
    if (p->kind == P_GLOBAL)
        return p->glob ? format("global =~ %s", c_string(p->glob, strlen(p->glob)))
                       : format("global == %s", c_string(p->text, strlen(p->text)));
    return format("value in {%s }", op_names(p));
}

static const char *literal_text(const struct literal *l)
{
    static const char *const forms[] = {"constant", "scalar", "splat", "list"};
    return format("%s == %s%s%s%s", forms[l->form], l->dtype ? dtype_names[l->dtype] : "",
                  l->dtype ? " " : "", pat_value_text(pat2c, &l->value),
                  l->has_tol ? format(" +- %s", pat_float_text(pat2c, l->tol)) : "");
}

const struct atom *atom_of(enum atom_kind kind, const struct pnode *p)
{
    switch (kind) {
    case ATOM_SET:
        return atom_make(kind, p, set_text(p), "");
    case ATOM_ABSENT:
        return atom_make(kind, NULL, "absent", "");
    case ATOM_PRESENT:
        return atom_make(kind, NULL, "present", "");
    case ATOM_PLAIN:
        return atom_make(kind, NULL, "has one result", "");
    case ATOM_COMMUTES:
        return atom_make(kind, NULL, "commutes", "");
    case ATOM_OPERANDS:
        return atom_make(kind, p, operands_text(p), cx_flat(c_test_operands(p, cx_name("n")))); /* the test says it all */
    case ATOM_LEAF:
        return atom_make(kind, p, leaf_text(p), "");
    case ATOM_LITERAL:
        return atom_make(kind, p, literal_text(p->lit), "");
    case ATOM_HEAD:
    case ATOM_INDEX:
    case ATOM_TYPE:
    case ATOM_ATTR:
    case ATOM_EXACT:
        break;
    }
    return NULL;
}

const struct atom *atom_index(const struct pnode *p, int index)
{
    struct atom *a = atom_make(ATOM_INDEX, p, format("index == %d", index), "");
    a->index = index;
    return a;
}

static const char *answer_text(const struct attr_test *t)
{
    const struct test_row *row = &pat_tests[t->test];
    const struct value *v = &t->value;
    const char *text = pat_value_text(pat2c, v);
    if (row->takes == TAKES_SET)
        text = format("{%.*s}", (int)strlen(text) - 2, text + 1); /* without its brackets */
    else if (row->takes == TAKES_RANGE)
        text = format("%s..%s", pat_value_text(pat2c, &v->list[0]), pat_value_text(pat2c, &v->list[1]));
    return format("%s %s%s", row->sign, text, t->has_tol ? format(" +- %s", pat_float_text(pat2c, t->tol)) : "");
}

/* The default is part of the question; where a set's operators differ, so are they. */
const struct atom *atom_attr(const struct pnode *p, const struct attr_test *t)
{
    const char *text = format("attr.%s %s", t->name, answer_text(t));
    const char *more = t->has_default ? format("default %s", pat_value_text(pat2c, &t->def)) : op_names(p);
    struct atom *a =
        atom_make(ATOM_ATTR, p, text, format("%d %d %s", (int)t->type.base, t->type.lists, more));
    a->attr = t;
    return a;
}

const struct atom *atom_exact(const struct pnode *p)
{
    const char *names = "";
    for (int i = 0; i < p->n_attrs; i++)
        names = format("%s%s%s", names, i ? ", " : "", p->attrs[i].name);
    return atom_make(ATOM_EXACT, p, format("no attribute but {%s}", names), op_names(p));
}

static const char *type_text(const struct type_pat *t);

static const char *shape_text(const struct type_pat *t)
{
    const char *s = t->rest_first ? "..." : "";
    for (int i = 0; i < t->n_dims; i++) {
        const struct dim_pat *d = &t->dims[i];
        const char *one = d->kind == DIM_NUM ? format("%lld", (long long)d->num) : "_";
        s = format("%s%s%s", s, *s ? ", " : "", one);
    }
    return format("[%s%s]", s, t->rest_last ? *s ? ", ..." : "..." : "");
}

static const char *type_text(const struct type_pat *t)
{
    const char *s = "";
    if (t->is_tuple) {
        for (int i = 0; i < t->n_fields; i++)
            s = format("%s%s%s", s, i ? ", " : "", type_text(t->fields[i]));
        return format("(%s)", s);
    }
    int n = 0;
    for (int d = 1; d < (int)(sizeof dtype_names / sizeof *dtype_names); d++)
        if (t->dtypes >> d & 1)
            s = format("%s%s%s", s, n++ ? ", " : "", dtype_names[d]);
    s = n == 1 ? s : n ? format("{%s}", s) : "_";
    return t->has_shape ? format("%s%s", s, shape_text(t)) : s;
}

const struct atom *atom_type(const struct pnode *p, const struct type_pat *t)
{
    struct atom *a = atom_make(ATOM_TYPE, p, format("type is %s", type_text(t)), "");
    a->type = t;
    return a;
}
