/* reason_cond.c -- why a condition does not hold: which part of it is false,
 * which is unknown, and the values in it.
 *
 * In:   a condition that is not true, the state of the search.
 * Out:  `uses(x) is 2`, a line for each part where there are several.
 */
#include "explain.h"

#include <string.h>

enum { MOST_VALUES = 8 };

/* Values that have been said, so that none is said twice. */
struct said {
    const struct pat_expr *expr[MOST_VALUES];
    uint32_t n;
    const struct ref *r;
    FILE *f;
};

/* Of which node an attribute or a property is. */
static const struct pat_expr *owner(const struct ref *r, const struct pat_expr *e)
{
    return e->op == PAT_E_ATTR || e->op == PAT_E_PROP ? &r->d->exprs[e->kids[0]] : NULL;
}

static bool is_same(const struct ref *r, const struct pat_expr *a, const struct pat_expr *b)
{
    const struct pat_expr *x = owner(r, a), *y = owner(r, b);
    return strcmp(a->text, b->text) == 0 && (x == NULL) == (y == NULL) && (x == NULL || x->ref == y->ref);
}

static bool is_new(struct said *s, const struct pat_expr *e)
{
    for (uint32_t i = 0; i < s->n; i++)
        if (is_same(s->r, s->expr[i], e))
            return false;
    if (s->n == MOST_VALUES)
        return false;
    fputs(s->n > 0 ? ", " : "", s->f);
    s->expr[s->n++] = e;
    return true;
}

/* `x.rank is 3` */
static void say_read(struct ref *r, uint32_t expr, FILE *f)
{
    const struct pat_expr *e = &r->d->exprs[expr], *of = owner(r, e);
    if (of != NULL) {
        dfg_say_source(of->text, f);
        fputc('.', f);
    }
    dfg_say_source(e->text, f);
    fputs(" is ", f);
    dfg_say_value(r, dfg_ref_value(r, expr), f);
}

/* A node by its name: which it is, and what is asked of it as a rule. */
static void say_named(struct ref *r, const struct pat_expr *e, struct said *s)
{
    dfg_node n = e->ref >= 0 ? r->node[e->ref] : DFG_NONE;
    if (!is_new(s, e))
        return;
    dfg_say_source(e->text, s->f);
    if (n == DFG_NONE) {
        fputs(" takes no part", s->f);
        return;
    }
    fputs(" is ", s->f);
    dfg_say_node(r, n, s->f);
    fputs(", ", s->f);
    dfg_say_what(r, n, s->f);
    fputs(" of type ", s->f);
    dfg_say_type(r, n, s->f);
    fprintf(s->f, " with %u use%s", (unsigned)dfg_node_uses(r->m, n), dfg_node_uses(r->m, n) == 1 ? "" : "s");
}

/* What a function counts; NULL: it has a value like others, or e is no call of one. */
static const char *noun_of(const struct pat_expr *e)
{
    static const char *const nouns[PAT_N_FUNCS] = {
#define PAT_FUNCTION(id, name, args, base, lists, value, reads, emit, c, ref, noun) [PAT_F_##id] = noun,
#include "lang/pat_functions.def"
    };
    return e->op == PAT_E_CALL ? nouns[e->sub] : NULL;
}

static void say_count(struct ref *r, uint32_t expr, struct said *s)
{
    const struct pat_expr *e = &r->d->exprs[expr];
    dfg_node n = dfg_ref_node(r, e->kids[0]);
    if (!is_new(s, e))
        return;
    const unsigned count = (unsigned)dfg_ref_value(r, expr).u.i;
    dfg_say_node(r, n, s->f);
    fprintf(s->f, " has %u %s%s", count, noun_of(e), count == 1 ? "" : "s");
}

/* The values of an expression's parts that the pattern does not spell out. */
static void say_parts(struct ref *r, uint32_t expr, struct said *s)
{
    const struct pat_expr *e = &r->d->exprs[expr];
    switch ((enum pat_expr_op)e->op) {
    case PAT_E_VALUE:
        return;
    case PAT_E_NODE:
        say_named(r, e, s);
        return;
    case PAT_E_SET:
        if (is_new(s, e))
            fprintf(s->f, "%s has %u members", e->text,
                    r->set_bound[e->ref] ? (unsigned)r->set[e->ref].n : 0);
        return;
    case PAT_E_VAR:
    case PAT_E_PARAM:
    case PAT_E_ATTR:
    case PAT_E_PROP:
    case PAT_E_FACT:
    case PAT_E_CONST:
    case PAT_E_DIM:
    case PAT_E_INDEX:
        if (!is_new(s, e))
            return;
        say_read(r, expr, s->f);
        return;
    case PAT_E_COMP:
        return; /* of the running variable there is no one value */
    case PAT_E_CALL:
        if (noun_of(e) == NULL || dfg_ref_node(r, e->kids[0]) == DFG_NONE)
            break;
        say_count(r, expr, s);
        return;
    case PAT_E_LIST:
    case PAT_E_NEG:
    case PAT_E_ARITHMETIC:
    case PAT_E_CHOOSE:
    case PAT_E_CONDITION:
        break;
    }
    for (uint32_t i = 0; i < e->n_kids; i++)
        say_parts(r, e->kids[i], s);
}

/* A side of a comparison that is computed is worth its result, too. */
static void say_results(struct ref *r, const struct pat_expr *e, struct said *s)
{
    for (uint32_t i = 0; i < e->n_kids; i++) {
        const struct pat_expr *kid = &r->d->exprs[e->kids[i]];
        bool computed = kid->op >= PAT_E_COMP && kid->op <= PAT_E_CALL && noun_of(kid) == NULL;
        if (!computed || e->op < PAT_E_EQ || e->op > PAT_E_NEAR || !is_new(s, kid))
            continue;
        say_read(r, e->kids[i], s->f);
    }
}

static void start_line(unsigned indent, FILE *f)
{
    fprintf(f, "\n%*s", (int)(4 + 2 * indent), "");
}

static void say_leaf(struct ref *r, uint32_t expr, unsigned indent, FILE *f)
{
    const struct pat_expr *e = &r->d->exprs[expr];
    struct said s = {.r = r, .f = f};
    enum dfg_tri answer = dfg_ref_holds(r, expr);
    if (indent > 0) {
        dfg_say_source(e->text, f);
        fputs(answer == DFG_UNKNOWN ? " is unknown: "
              : answer == DFG_FALSE ? " is false: "
                                    : " is true: ",
              f);
    } else {
        fputs(answer == DFG_UNKNOWN ? "unknown: " : answer == DFG_FALSE ? "false: " : "true: ", f);
    }
    say_parts(r, expr, &s);
    say_results(r, e, &s);
    if (s.n == 0)
        fputs(e->op == PAT_E_EXTERN ? "the program's own predicate says so" : "it always is", f);
}

/* all(y, ...), any(y, ...): the first member that decides. */
static void say_set(struct ref *r, const struct pat_expr *e, unsigned indent, FILE *f)
{
    uint32_t set = (uint32_t)r->d->exprs[e->kids[0]].ref;
    dfg_node outer = e->ref >= 0 ? r->node[e->ref] : DFG_NONE;
    if (!r->set_bound[set] || e->ref < 0) {
        fprintf(f, "%s takes no part", r->d->exprs[e->kids[0]].text);
        return;
    }
    if (e->op == PAT_E_SOME || r->set[set].n == 0)
        fprintf(f, "holds for none of %u members", (unsigned)r->set[set].n);
    for (uint32_t i = 0; e->op == PAT_E_ALL && i < r->set[set].n; i++) {
        r->node[e->ref] = r->set[set].at[i];
        if (dfg_ref_holds(r, e->kids[1]) == DFG_TRUE)
            continue;
        fputs("for ", f);
        dfg_say_node(r, r->node[e->ref], f);
        fputs(" ", f);
        dfg_say_condition(r, e->kids[1], indent + 1, f);
        break;
    }
    r->node[e->ref] = outer;
}

static bool is_compound(const struct ref *r, uint32_t expr)
{
    uint8_t op = r->d->exprs[expr].op;
    return op == PAT_E_AND || op == PAT_E_OR;
}

/* Of `and` the parts that are not true, of `or` all: none is.  Parts of the same kind have theirs beside. */
static void say_each(struct ref *r, const struct pat_expr *e, unsigned indent, FILE *f)
{
    for (uint32_t i = 0; i < e->n_kids; i++) {
        const struct pat_expr *kid = &r->d->exprs[e->kids[i]];
        if (e->op == PAT_E_AND && dfg_ref_holds(r, e->kids[i]) == DFG_TRUE)
            continue;
        if (kid->op == e->op) {
            say_each(r, kid, indent, f);
            continue;
        }
        start_line(indent, f);
        dfg_say_condition(r, e->kids[i], indent, f);
    }
}

/* `c ? a : b`: what c is, and why the chosen one does not hold. */
static void say_choice(struct ref *r, const struct pat_expr *e, unsigned indent, FILE *f)
{
    enum dfg_tri c = dfg_ref_holds(r, e->kids[0]);
    if (c != DFG_UNKNOWN) {
        fputs("since ", f);
        dfg_say_source(r->d->exprs[e->kids[0]].text, f);
        fprintf(f, " is %s, ", c == DFG_TRUE ? "true" : "false");
    }
    dfg_say_condition(r, e->kids[c == DFG_UNKNOWN ? 0 : c == DFG_TRUE ? 1 : 2], indent + 1, f);
}

void dfg_say_condition(struct ref *r, uint32_t expr, unsigned indent, FILE *f)
{
    const struct pat_expr *e = &r->d->exprs[expr];
    if (e->op == PAT_E_CHOOSE) {
        say_choice(r, e, indent, f);
        return;
    }
    if (e->op == PAT_E_ALL || e->op == PAT_E_SOME) {
        say_set(r, e, indent, f);
        return;
    }
    if (!is_compound(r, expr)) {
        say_leaf(r, expr, indent, f);
        return;
    }
    fputs(dfg_ref_holds(r, expr) == DFG_UNKNOWN ? "unknown" : "false", f);
    fputs(e->op == PAT_E_OR ? ", since none of these holds:" : ", since:", f);
    say_each(r, e, indent + 1, f);
}
