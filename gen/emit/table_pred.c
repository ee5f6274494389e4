/* table_pred.c -- predicates as C conditions, and as functions that share them.
 *
 * In:   predicates of facts/facts.h, relative to a place of the function being written.
 * Out:  C text.  What asks operands of a node becomes a function, once in a
 *       file: is_conv_bias(g, n), named as the author called the sub-pattern.
 */
#include "table.h"
#include "match/match.h"

#include <stdlib.h>
#include <string.h>

/* ---- names, per generated file ---- */

struct made {
    const struct pred *pred;
    const char *name;
};
static struct {
    const struct names *of; /* the file */
    VEC(const char *) taken;
    VEC(struct made) made;
} file;

static void take_externs(const struct expr *e)
{
    if (e->kind == E_EXTERN)
        *PUSH(file.taken) = e->name;
    for (int i = 0; i < e->n_kids; i++)
        if (e->kid[i])
            take_externs(e->kid[i]);
}

static void take_wheres(struct expr *const *where, int n)
{
    for (int i = 0; i < n; i++)
        take_externs(where[i]);
}

/* A new file: the user's own functions keep their names. */
static void begin_file(const struct table_writer *w)
{
    const struct facts *f = w->automaton->facts;
    memset(&file, 0, sizeof file);
    file.of = w->names;
    for (int i = 0; i < f->unit->n_patterns; i++)
        take_wheres(f->unit->patterns[i]->where, f->unit->patterns[i]->n_where);
    for (int i = 0; i < f->n; i++) {
        const struct pattern *p = f->of[i]->pattern;
        take_wheres(p->where, p->n_where);
        for (int k = 0; k < p->n_nodes; k++)
            if (f->of[i]->nodes && f->of[i]->nodes[k])
                take_wheres(f->of[i]->nodes[k]->where, f->of[i]->nodes[k]->n_where);
    }
}

const char *fresh_function(const struct table_writer *w, const char *wanted)
{
    if (file.of != w->names)
        begin_file(w);
    const char *name = wanted = c_identifier(wanted);
    for (int k = 2;; k++) {
        bool taken = false;
        for (int i = 0; i < file.taken.n; i++)
            taken |= file.taken.at[i] == name;
        if (!taken)
            return *PUSH(file.taken) = name;
        name = format("%s_%d", wanted, k);
    }
}

/* ---- places ---- */

static const char *step_text(const char *from, int step)
{
    if (step == STEP_RESULT)
        return format("dfg_first_result(g, %s)", from);
    if (step == STEP_BODY)
        return format("dfg_arg(g, %s, dfg_n_params(g, %s))", from, from);
    return format("dfg_arg(g, %s, %d)", from, step);
}

/* a0, a0_1: operand 1 of operand 0 of n; b: the body, r: the call of a result. */
static const char *path_name(const struct body *b, const struct path *p)
{
    if (p == b->top)
        return "n";
    const char *step = p->step == STEP_RESULT ? "r" : p->step == STEP_BODY ? "b" : format("%d", p->step);
    if (p->parent != b->top)
        return format("%s_%s", path_name(b, p->parent), step);
    return p->step >= 0 ? format("a%s", step) : format("%s0", step);
}

static bool is_declared(const struct body *b, const struct path *p)
{
    bool found = p == b->top;
    for (int i = 0; i < b->declared.n; i++)
        found |= b->declared.at[i] == p;
    return found;
}

const char *place_name(struct body *b, const struct path *p)
{
    const char *name = path_name(b, p);
    if (!is_declared(b, p)) {
        const char *from = place_name(b, p->parent);
        outf(b->out, "const dfg_node %s = %s;\n", name, step_text(from, p->step));
        *PUSH(b->declared) = p;
    }
    return name;
}

const char *place_text(struct body *b, const struct path *p)
{
    return is_declared(b, p) ? path_name(b, p) : step_text(place_name(b, p->parent), p->step);
}

static const char *replaced(const char *text, const char *what, const char *by)
{
    const char *result = "";
    for (const char *at; (at = strstr(text, what)) != NULL; text = at + strlen(what))
        result = format("%s%.*s%s", result, (int)(at - text), text, by);
    return format("%s%s", result, text);
}

const char *with_names(const struct body *b, const char *text)
{
    for (int i = 0; text && i < b->declared.n; i++) {
        const struct path *p = b->declared.at[i];
        text = replaced(text, step_text(path_name(b, p->parent), p->step), path_name(b, p));
    }
    return text;
}

/* ---- atoms ---- */

const char *op_label(const struct table_writer *w, const struct node_op *h)
{
    static const char *const labels[] = {
        "DFG_OTHER",
#define STRUCTURAL(id, name) "DFG_" #id,
#include "../runtime/structural_ops.def"
    };
    return h->op ? names_op(w->names, h->op) : labels[h->structural];
}

static const char *heads_text(struct body *b, const struct atom *a, const char *at)
{
    const char *text = NULL;
    for (int i = 0; i < a->n_heads; i++)
        text = c_or(text, format(a->heads[i].op ? "dfg_calls(g, %s, %s)" : "dfg_is(g, %s, %s)", at,
                                 op_label(b->w, &a->heads[i])));
    return c_group(text, a->n_heads);
}

static const char *set_text(struct body *b, const struct pnode *p, const char *at)
{
    if (p->glob || p->kinds)
        return format("dfg_op_in(g, %s, %s)", at, names_set(b->w->names, p->glob, p->kinds));
    return format("dfg_is_operator(g, %s)", at);
}

const char *atom_text(struct body *b, const struct atom *a, const char *at)
{
    struct names *names = b->w->names;
    switch (a->kind) {
    case ATOM_HEAD:
        return heads_text(b, a, at);
    case ATOM_SET:
        return set_text(b, a->node, at);
    case ATOM_ABSENT:
        return format("%s == DFG_NONE", at);
    case ATOM_PRESENT:
        return format("%s != DFG_NONE", at);
    case ATOM_INDEX:
        return a->index < 0 ? format("dfg_is_get_back(g, %s, %d)", at, -a->index)
                            : format("dfg_data(g, %s) == %d", at, a->index);
    case ATOM_PLAIN:
        return format("dfg_data(g, %s) <= 1", at);
    case ATOM_COMMUTES:
        return format("dfg_commutes(g, %s)", at);
    case ATOM_OPERANDS:
        return text_of_cx(c_test_operands(a->node, cx_raw(at)));
    case ATOM_LEAF:
        return text_of_cx(c_test_leaf(names, a->node, cx_raw(at)));
    case ATOM_TYPE:
        return text_of_cx(c_test_type(a->type, cx_raw(at)));
    case ATOM_ATTR:
        return text_of_cx(c_test_attr(names, a->node, a->attr, cx_raw(at)));
    case ATOM_EXACT:
        return text_of_cx(c_test_exact(names, a->node, cx_raw(at)));
    case ATOM_LITERAL:
        return text_of_cx(c_test_literal(names, a->node->lit, cx_raw(at)));
    }
    return NULL;
}

const char *and_part(const char *text)
{
    if (!text)
        return NULL;
    text = bare(text);
    return find_outside(text, " || ") || find_outside(text, " ? ") ? format("(%s)", text) : text;
}

const char *bare(const char *text)
{
    size_t n;
    while (n = strlen(text), n > 2 && text[0] == '(' && text[n - 1] == ')' && !find_outside(text, " "))
        text = format("%.*s", (int)(n - 2), text + 1);
    return text;
}

const char *or_part(const char *text)
{
    text = bare(text);
    return find_outside(text, " && ") || find_outside(text, " ? ") ? format("(%s)", text) : text;
}

enum { CHEAP = 1, DEAR = 2 };

/* The atoms of a conjunction, all or those that cost so much; a leaf's or
 * literal's own test tells the operator, too. */
static const char *atoms_of_cost(struct body *b, const struct pred *p, const char *at, int which)
{
    const char *text = NULL;
    for (int i = 0; i < p->n_atoms; i++) {
        if (!(which & (is_dear(p->atom[i]) ? DEAR : CHEAP)))
            continue;
        bool told = p->atom[i]->kind == ATOM_HEAD && i + 1 < p->n_atoms &&
                    (p->atom[p->n_atoms - 1]->kind == ATOM_LITERAL || p->atom[i + 1]->kind == ATOM_LEAF);
        if (!told)
            text = c_and(text, and_part(atom_text(b, p->atom[i], at)));
    }
    return text;
}

static const char *atoms_text(struct body *b, const struct pred *p, const char *at)
{
    return atoms_of_cost(b, p, at, CHEAP | DEAR);
}

/* ---- predicates ---- */

static const char *function_of(struct body *b, const struct pred *p);
static const char *pred_text(struct body *b, const struct pred *p, const struct path *at);

static int occurrences(const char *text, const char *what)
{
    int n = 0;
    for (const char *s = text; s && (s = strstr(s, what)) != NULL; s += strlen(what))
        n++;
    return n;
}

/* What `write` makes of the place: without a variable, where it is named once. */
static const char *at_place(struct body *b, const struct pred *p, const struct path *at,
                            const char *(*write)(struct body *, const struct pred *, const char *))
{
    if (is_declared(b, at))
        return write(b, p, path_name(b, at));
    const char *direct = place_text(b, at);
    const char *text = write(b, p, direct);
    return occurrences(text, direct) > 1 ? write(b, p, place_name(b, at)) : text;
}

static const char *call_text(struct body *b, const struct pred *p, const char *at)
{
    return format("%s(g, %s)", function_of(b, p), at);
}

/* One option: an order of operands is written out, a node of its own kind is a function. */
static const char *option_text(struct body *b, const struct pred *p, const struct path *at)
{
    if (p->kind != PRED_ALL || p->n_kids > 0 || p->n_atoms > 0)
        return pred_text(b, p, at);
    const char *text = NULL;
    for (int i = 0; i < p->n_subs; i++)
        text = c_and(text, and_part(pred_text(b, p->sub[i].pred, path_step(at, p->sub[i].step))));
    return text;
}

/* What would match if it stood in this body does not where it stands in another:
 * with closures level 1 can't tell, and what is denied may be a match. */
#define HAS_CLOSURES "g->body != NULL || "

static const char *some_text(struct body *b, const struct pred *p, const struct path *at)
{
    const size_t prefix = strlen("(" HAS_CLOSURES);
    const char *text = NULL;
    bool is_said = false;
    for (int i = 0; i < p->n_kids; i++) {
        const char *option = option_text(b, p->kid[i], at);
        if (strncmp(option, "(" HAS_CLOSURES, prefix) == 0 &&
            !strstr(option, " && ")) { /* said once for all */
            const size_t n = strlen(option);
            option = format("%s%.*s", is_said ? "" : HAS_CLOSURES, (int)(n - prefix - 1), option + prefix);
            is_said = true;
        }
        text = c_or(text, or_part(option));
    }
    return text;
}

/* Variables, constants and references may stand in an enclosing function, too. */
static bool is_free(const struct pred *p)
{
    const struct atom *head = pred_head(p);
    bool is_leaf = p->kind == PRED_ALL && p->n_subs == 0 && p->n_kids == 0 && p->atom[0]->kind != ATOM_SET;
    for (int i = 0; head && i < head->n_heads; i++) {
        enum structural s = head->heads[i].structural;
        is_leaf =
            is_leaf && (s == STRUCT_VAR || s == STRUCT_CONST || s == STRUCT_GLOBAL || s == STRUCT_OP_REF);
    }
    return is_leaf;
}

static const char *not_text(struct body *b, const struct pred *p, const struct path *at)
{
    const char *text = pred_text(b, p, at);
    const char *denied = c_not(text);
    return is_free(p) ? denied : format("(" HAS_CLOSURES "%s)", denied);
}

static const char *pred_text(struct body *b, const struct pred *p, const struct path *at)
{
    switch (p->kind) {
    case PRED_TRUE:
        return NULL;
    case PRED_FALSE:
        return "false";
    case PRED_NOT:
        return not_text(b, p->kid[0], at);
    case PRED_SOME:
        return some_text(b, p, at);
    case PRED_ALL:
        break;
    }
    if (p->n_subs == 1 && !p->n_atoms && !p->n_kids && p->sub[0].step == STEP_RESULT)
        return pred_text(b, p->sub[0].pred, path_step(at, STEP_RESULT));
    return at_place(b, p, at, pred_is_function(p) ? call_text : atoms_text);
}

const char *test_text(struct body *b, const struct test *t)
{
    if (t->pred)
        return pred_text(b, t->pred, t->at);
    const char *at = place_name(b, t->at);
    return atom_text(b, t->atom, at);
}

/* ---- functions ---- */

static const char *name_of(const struct pred *p)
{
    const struct atom *head = pred_head(p);
    if (p->name)
        return format("is_%s", p->name);
    return head && head->heads[0].op ? format("is_%s", head->heads[0].op->c_name) : "is_node";
}

static void emit_comment(struct out *o, const struct pred *p)
{
    const struct pnode *from = p->origin;
    if (!from)
        return;
    struct place at = pat_source_place(from->at.src, from->at.begin);
    outf(o, "/* %s:%d  %s%s */\n", from->at.src->base, at.line, source_text(from->at, 90),
         p->told ? "; the operator is known" : "");
}

/* All of the parts as one condition, or NULL. */
static const char *joined(const char *const *parts, int n)
{
    const char *text = NULL;
    for (int i = 0; i < n; i++)
        text = c_and(text, n > 1 ? and_part(parts[i]) : parts[i]);
    return text;
}

static void emit_fail(struct out *to, const char *cond)
{
    if (cond)
        outf(to, "if (%s)\n    return false;\n", broken(c_not(cond)));
}

/* The node's own atoms first; operands are loaded behind them; then what takes
 * a search (attributes, elements); a choice stands last. */
static void emit_function_body(struct body *b, const struct pred *p, struct out *to)
{
    VEC(const char *) parts = {0};
    const char *own = atoms_of_cost(b, p, "n", CHEAP), *dear = atoms_of_cost(b, p, "n", DEAR);
    for (int i = 0; i < p->n_subs; i++)
        *PUSH(parts) = pred_text(b, p->sub[i].pred, path_step(b->top, p->sub[i].step));
    if (dear)
        *PUSH(parts) = dear;
    for (int i = 0; i < p->n_kids; i++)
        *PUSH(parts) = pred_text(b, p->kid[i], b->top);
    size_t len;
    out_text(b->out, &len);
    const char *rest = joined(parts.at, parts.n);
    bool choice = p->n_kids > 0 && p->kid[p->n_kids - 1]->kind == PRED_SOME;
    if (!own || len > 0 || choice) {
        emit_fail(to, own);
        own = NULL;
    }
    outf(to, "%s", text_of(b->out));
    if (choice) {
        emit_fail(to, with_names(b, joined(parts.at, parts.n - 1)));
        rest = parts.at[parts.n - 1];
    }
    const char *all = own ? joined((const char *[]){own, rest}, rest ? 2 : 1) : rest;
    outf(to, "return %s;\n", all ? laid_out(with_names(b, all), 7, 4, 4) : "true");
}

static const char *function_of(struct body *b, const struct pred *p)
{
    for (int i = 0; file.of == b->w->names && i < file.made.n; i++)
        if (file.made.at[i].pred == p)
            return file.made.at[i].name;
    const char *name = fresh_function(b->w, name_of(p));
    struct body inner = {.w = b->w, .out = out_new(), .top = path_step(NULL, 0)};
    struct out *o = out_new();
    emit_comment(o, p);
    outf(o, "static inline bool %s(const dfg_graph *g, dfg_node n)\n{\n", name);
    out_indent(o, 1);
    emit_function_body(&inner, p, o);
    out_indent(o, -1);
    outf(o, "}\n\n");
    outf(b->w->out, "%s", text_of(o)); /* what it calls is written already */
    *PUSH(file.made) = (struct made){p, name};
    return name;
}
