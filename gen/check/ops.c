/* ops.c -- operators and named sets of operators.
 *
 * In:   `op` and `ops` declarations as syntax.
 * Out:  struct op with distinct C names; sets flattened to operators, patterns and `none`.
 * Errors: two declarations of one operator; operands or attributes named twice;
 *       optional operands before required ones; variadic ones before the last;
 *       unknown traits, two fusion kinds; names that the runtime does not have; unknown attribute types;
 * defaults that do not fit; sets that contain themselves; sets with patterns in them where operators are
 * asked for.
 */
#include "check.h"

#include <string.h>

static int count_kids(const struct syn *s, enum syn_kind kind)
{
    int n = 0;
    for (int i = 0; i < s->n_kids; i++)
        n += s->kid[i]->kind == kind;
    return n;
}

/* Operands or results: kinds differ, rules are the same. */
struct operand_decl *pat_check_operand_decls(struct pat *pat, struct syn *s, enum syn_kind kind,
                                             const char *what, int *n, int *required, bool *variadic)
{
    struct operand_decl *list = pat_alloc(pat, sizeof *list * (size_t)count_kids(s, kind));
    for (int i = 0; i < s->n_kids; i++) {
        const struct syn *k = s->kid[i];
        if (k->kind != kind)
            continue;
        for (int j = 0; j < *n; j++)
            if (list[j].name == k->name)
                pat_error_at(pat, k->name_at, "%s '%s' is named twice", what, k->name);
        struct operand_decl o = {k->name, k->flags & SYNF_OPTIONAL, k->flags & SYNF_VARIADIC};
        if (*variadic)
            pat_error_at(pat, k->name_at, "%s '%s' behind the one that repeats", what, k->name);
        else if (!o.optional && !o.variadic && *n != *required)
            pat_error_at(pat, k->name_at, "%s '%s' is required, but follows an optional one", what,
                         k->name);
        *variadic = o.variadic;
        *required += !o.optional && !o.variadic;
        list[(*n)++] = o;
    }
    return list;
}

static void check_attr_decl(struct pat *pat, struct op *op, struct syn *s)
{
    struct attr_decl *a = &op->attrs[op->n_attrs];
    *a = (struct attr_decl){.name = s->name, .type_text = s->text ? s->text : "any", .at = s->at};
    if (pat_attr_of(op, s->name)) {
        pat_error_at(pat, s->name_at, "attribute '%s' of '%s' is declared twice", s->name, op->name);
        return;
    }
    op->n_attrs++;
    if (!pat_value_type_of(a->type_text, &a->type))
        pat_error_at(pat, s->at, "unknown attribute type '%s'", a->type_text);
    if (s->n_kids == 0 || !s->kid[0])
        return;
    if (!pat_literal_value(pat, s->kid[0], &a->def))
        pat_error_at(pat, s->kid[0]->at, "the default of attribute '%s' is not a literal", s->name);
    else if (!pat_value_fits(&a->def, a->type))
        pat_error_at(pat, s->kid[0]->at, "attribute '%s' is %s, its default is %s", s->name,
                     pat_value_type_text(pat, a->type), pat_value_kind_text(&a->def));
    else
        a->has_default = true;
}

/* One list of `commutative(0 2 3, 1 4 5)`. */
static int *check_swap_list(struct pat *pat, const struct op *op, struct syn *list)
{
    int *at = pat_alloc(pat, sizeof *at * (size_t)(list->n_kids + 1));
    for (int i = 0; i < list->n_kids; i++) {
        const struct syn *k = list->kid[i];
        if (k->kind != SYN_INT || k->i < 0 || k->i >= op->n_operands)
            pat_error_at(pat, k->at, "'%s' has no operand of that number (they count from 0)", op->name);
        else
            at[i] = (int)k->i;
    }
    return at;
}

static void check_commutative(struct pat *pat, struct op *op, struct syn *s)
{
    static const int first = 0, second = 1;
    const int errors = pat_error_count(pat);
    op->commutative = true;
    if (s->n_kids == 0) {
        if (op->n_operands < 2 && !op->variadic)
            pat_error_at(pat, s->at, "'%s' has no two operands to swap", op->name);
        op->swap_a = &first;
        op->swap_b = &second;
        op->n_swap = 1;
        return;
    }
    if (s->n_kids != 2 || s->kid[0]->n_kids != s->kid[1]->n_kids) {
        pat_error_at(pat, s->at, "two lists of equally many operands, as in commutative(0 2, 1 3)");
        return;
    }
    op->swap_a = check_swap_list(pat, op, s->kid[0]);
    op->swap_b = check_swap_list(pat, op, s->kid[1]);
    op->n_swap = s->kid[0]->n_kids;
    for (int i = 0; i < 2 * op->n_swap && pat_error_count(pat) == errors; i++)
        for (int j = 0; j < i; j++)
            if ((i < op->n_swap ? op->swap_a[i] : op->swap_b[i - op->n_swap]) ==
                (j < op->n_swap ? op->swap_a[j] : op->swap_b[j - op->n_swap]))
                pat_error_at(pat, s->at, "an operand is in these lists twice");
}

static const char *const relations[] = {
#define RELATION(name, types, elements) #name,
#include "types/relations.def"
};

static const char *const kernels[] = {
#define KERNEL(name, function, form) #name,
#define TFLITE                       KERNEL
#include "eval/kernels.def"
};

static const char *const works[] = {
#define WORK(name, rule, data, weight) #name,
#include "types/work.def"
};

/* What the runtime knows by name: relations of types, kernels, how work is counted. */
static const struct {
    const char *trait, *what;
    const char *const *names;
    size_t n;
} facts[N_OP_FACTS] = {
    [OP_INFER] = {"infer", "relation of types", relations, sizeof relations / sizeof *relations},
    [OP_EVAL] = {"eval", "kernel", kernels, sizeof kernels / sizeof *kernels},
    [OP_WORK] = {"work", "count of work", works, sizeof works / sizeof *works},
};

int pat_check_known(struct pat *pat, struct span at, const char *what, const char *name,
                    const char *const *names, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (strcmp(names[i], name) == 0)
            return (int)i;
    pat_error_at(pat, at, "no %s is called '%s'", what, name);
    pat_nearest_begin(pat, name);
    for (size_t i = 0; i < n; i++)
        pat_nearest_try(&pat->nearest, names[i]);
    pat_hint_nearest(pat);
    return -1;
}

static void check_fact(struct pat *pat, struct op *op, const struct syn *s, enum op_fact f)
{
    if (op->fact[f])
        pat_error_at(pat, s->at, "'%s' has two traits '%s'", op->name, s->name);
    op->fact[f] = s->text;
    if (s->text)
        pat_check_known(pat, s->name_at, facts[f].what, s->text, facts[f].names, facts[f].n);
}

int pat_check_opset(struct pat *pat, const struct syn *s)
{
    enum { MOST = 1000 }; /* no opset is near it */
    if (s->kind == SYN_INT && s->i >= 1 && s->i <= MOST)
        return (int)s->i;
    pat_error_at(pat, s->at, "an opset is a number from 1 on");
    return 0;
}

/* since 7, until 9 */
static void check_opset_trait(struct pat *pat, struct op *op, const struct syn *s, int *opset)
{
    if (*opset)
        pat_error_at(pat, s->at, "'%s' has two traits '%s'", op->name, s->name);
    else if (s->n_kids > 0)
        *opset = pat_check_opset(pat, s->kid[0]);
    if (op->since && op->until && op->until < op->since)
        pat_error_at(pat, s->at, "'%s' would be gone before it is as declared", op->name);
}

/* Which fact the trait names; -1: none. */
static int fact_number(const char *trait)
{
    for (int f = 0; f < N_OP_FACTS; f++)
        if (strcmp(facts[f].trait, trait) == 0)
            return f;
    return -1;
}

static void offer_traits(struct pat *pat)
{
    static const char *const known[] = {
#define PAT_TRAIT(name) #name,
#include "lang/pat_traits.def"
        "elemwise", "broadcast", "injective", "reduce", "fusable", "tuple",
        "opaque",   "body",      "branches",  "since",  "until"};
    for (int f = 0; f < N_OP_FACTS; f++)
        pat_nearest_try(&pat->nearest, facts[f].trait);
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        pat_nearest_try(&pat->nearest, known[i]);
}

/* The field of a trait that is one word; NULL: it is none. */
static bool *flag_of(struct op *op, const char *trait)
{
#define PAT_TRAIT(name)             \
    if (strcmp(trait, #name) == 0)  \
        return &op->name;
#include "lang/pat_traits.def"
    return NULL;
}

/* body: the first operand is a function; branches: the first two are, which the third chooses from. */
static void check_bodies(struct pat *pat, struct op *op, const struct syn *s, int n)
{
    if (op->n_operands < 2 * n - 1)
        pat_error_at(pat, s->at, n == 1 ? "'%s' has no operand that could be a body"
                                        : "'%s' has no three operands: two branches and what chooses",
                     op->name);
    else
        op->n_bodies = n;
}

static void check_trait(struct pat *pat, struct op *op, struct syn *s, bool *has_kind)
{
    const int kind = pat_fkind_number(s->name);
    bool *flag = flag_of(op, s->name);
    if (kind >= 0) {
        if (*has_kind)
            pat_error_at(pat, s->at, "'%s' has two fusion kinds", op->name);
        *has_kind = true;
        op->fkind = (enum fkind)kind;
    } else if (strcmp(s->name, "commutative") == 0) {
        check_commutative(pat, op, s);
    } else if (flag != NULL) {
        *flag = true;
    } else if (strcmp(s->name, "body") == 0) {
        check_bodies(pat, op, s, 1);
    } else if (strcmp(s->name, "branches") == 0) {
        check_bodies(pat, op, s, 2);
    } else if (strcmp(s->name, "since") == 0) {
        check_opset_trait(pat, op, s, &op->since);
    } else if (strcmp(s->name, "until") == 0) {
        check_opset_trait(pat, op, s, &op->until);
    } else if (fact_number(s->name) >= 0) {
        check_fact(pat, op, s, (enum op_fact)fact_number(s->name));
    } else {
        pat_error_at(pat, s->at, "unknown trait '%s'", s->name);
        pat_nearest_begin(pat, s->name);
        offer_traits(pat);
        pat_hint_nearest(pat);
    }
}

/* nn_conv2d; with a number behind it where another operator has that name. */
static const char *op_c_name(struct pat *pat, const char *name)
{
    char *id = pat_alloc(pat, strlen(name) + 1);
    for (size_t i = 0; name[i]; i++)
        id[i] = name[i] == '.' ? '_' : name[i];
    const char *base = pat_intern_str(pat, id), *c_name = base;
    for (int i = 2;; i++) {
        bool taken = false;
        for (int k = 0; k < pat->run->op_list.n && !taken; k++)
            taken = pat->run->op_list.at[k]->c_name == c_name;
        if (!taken)
            return c_name;
        c_name = pat_format(pat, "%s_%d", base, i);
    }
}

void pat_declare_op(struct pat *pat, struct syn *s, bool own, const char *file)
{
    const struct op *before = pat_map_get(&pat->run->ops, s->name);
    if (before) {
        pat_error_at(pat, s->name_at, "operator '%s' is declared twice", s->name);
        pat_note_at(pat, before->at, "first declared here");
        return;
    }
    struct op *op = pat_alloc(pat, sizeof *op);
    *op = (struct op){.name = s->name,
                      .c_name = op_c_name(pat, s->name),
                      .at = s->name_at,
                      .file = file,
                      .own = own,
                      .fkind = FK_OPAQUE};
    bool has_kind = false;
    op->operands = pat_check_operand_decls(pat, s, SYN_OPERAND, "operand", &op->n_operands, &op->n_required,
                                           &op->variadic);
    op->results = pat_check_operand_decls(pat, s, SYN_RESULT, "result", &op->n_results,
                                          &op->n_required_results, &op->variadic_results);
    if (op->n_results == 0) {
        op->n_results = op->n_required_results = 1;
        op->results = pat_alloc(pat, sizeof *op->results);
    }
    op->attrs = pat_alloc(pat, sizeof *op->attrs * (size_t)(count_kids(s, SYN_ATTR_DECL) + 1));
    for (int i = 0; i < s->n_kids; i++) {
        if (s->kid[i]->kind == SYN_ATTR_DECL)
            check_attr_decl(pat, op, s->kid[i]);
        else if (s->kid[i]->kind == SYN_TRAIT)
            check_trait(pat, op, s->kid[i], &has_kind);
    }
    op->forms = pat_alloc(pat, sizeof *op->forms * (size_t)(count_kids(s, SYN_FORM) + 1));
    for (int i = 0; i < s->n_kids; i++)
        if (s->kid[i]->kind == SYN_FORM)
            pat_check_form(pat, op, s->kid[i]);
    pat_map_put(pat, &pat->run->ops, op->name, op);
    *PAT_PUSH(pat, pat->run->op_list) = op;
}

const struct attr_decl *pat_attr_of(const struct op *op, const char *name)
{
    for (int i = 0; i < op->n_attrs; i++)
        if (op->attrs[i].name == name)
            return &op->attrs[i];
    return NULL;
}

/* ---- sets ---- */

/* What stands behind the last dot of a name. */
static const char *last_part(struct pat *pat, const char *name)
{
    const char *dot = strrchr(name, '.');
    return dot ? pat_intern_str(pat, dot + 1) : name;
}

static void add_to_set(struct pat *pat, struct decl *set, struct member m)
{
    for (int i = 0; i < set->members.n; i++) {
        const struct member *before = &set->members.at[i];
        if (before->op == m.op && before->syn->name == m.syn->name)
            return;
    }
    *PAT_PUSH(pat, set->members) = m;
    if (m.op)
        *PAT_PUSH(pat, set->ops) = m.op;
}

static void add_set(struct pat *pat, struct decl *d, const struct syn *s, struct decl *set)
{
    if (set->state == DECL_BUSY)
        pat_error_at(pat, s->at, "op set '%s' contains itself", d->name);
    else
        pat_check_op_set(pat, set);
    if (s->text)
        pat_error_at(pat, s->at, "'%s' is an op set: each of its members has a word of its own", s->name);
    for (int i = 0; i < set->members.n; i++)
        add_to_set(pat, d, set->members.at[i]);
}

static void add_member(struct pat *pat, struct decl *d, const struct syn *s)
{
    const bool is_none = s->kind == SYN_NONE, quoted = s->flags & SYNF_QUOTED;
    struct decl *set = is_none || quoted ? NULL : pat_find_decl(pat, s->name, SYN_OPS);
    if (set) {
        add_set(pat, d, s, set);
        return;
    }
    const bool is_pattern = !is_none && !quoted && pat_find_decl(pat, s->name, SYN_PATTERN);
    const struct op *op = is_none || is_pattern ? NULL : pat_find_op(pat, s->name);
    if (op || is_none || is_pattern)
        add_to_set(pat, d, (struct member){s, s->text ? s->text : last_part(pat, s->name), op});
    else
        pat_unknown_op(pat, s->at, s->name);
}

/* Flattened on first use; the nesting of sets is bounded by hand. */
void pat_check_op_set(struct pat *pat, struct decl *d)
{
    if (d->state != DECL_NEW)
        return;
    d->state = DECL_BUSY;
    if (pat->run->set_depth >= MAX_USE_DEPTH) {
        pat_error_at(pat, d->syn->name_at, "op sets are nested more than %d deep", MAX_USE_DEPTH);
    } else {
        pat->run->set_depth++;
        for (int i = 0; i < d->syn->n_kids; i++)
            add_member(pat, d, d->syn->kid[i]);
        pat->run->set_depth--;
    }
    d->state = DECL_DONE;
}

/* Where operators are asked for: no patterns, no `none` among them. */
struct decl *pat_find_op_set(struct pat *pat, const struct syn *name)
{
    struct decl *set = pat_find_decl(pat, name->name, SYN_OPS);
    for (int i = 0; set && i < set->members.n; i++) {
        const struct member *m = &set->members.at[i];
        if (m->op)
            continue;
        pat_error_at(pat, name->at, "op set '%s' has %s '%s', so that only `for` runs over it", set->name,
                     m->syn->kind == SYN_NONE ? "the member" : "pattern", m->syn->name);
        pat_note_at(pat, m->syn->at, "here");
        break;
    }
    return set;
}

/* ---- numbers of operands ---- */

/* Operands that a call of op takes: "2 operands", "1 to 3 operands". */
static const char *operand_count_text(struct pat *pat, const struct op *op)
{
    if (op->variadic)
        return op->n_required ? pat_format(pat, "%d or more operands", op->n_required)
                              : "any number of operands";
    if (op->n_required != op->n_operands)
        return pat_format(pat, "%d to %d operands", op->n_required, op->n_operands);
    return pat_format(pat, "%d operand%s", op->n_operands, op->n_operands == 1 ? "" : "s");
}

/* The argument that is operand `index`. */
static const struct syn *operand_of(struct syn *const *arg, int n, int index)
{
    for (int i = 0; i < n; i++)
        if (arg[i]->kind != SYN_REST && arg[i]->kind != SYN_EVERY_OF && index-- == 0)
            return arg[i];
    return NULL;
}

bool pat_check_operand_count(struct pat *pat, const struct op *const *ops, int n_ops, int n, bool or_more,
                             const struct syn *callee, struct syn *const *arg, int n_args)
{
    for (int i = 0; i < n_ops; i++) {
        const struct op *op = ops[i];
        const bool many = n > op->n_operands;
        if ((op->variadic || !many) && (or_more || n >= op->n_required))
            continue;
        const struct syn *surplus = many ? operand_of(arg, n_args, op->n_operands) : NULL;
        pat_error_at(pat, surplus ? surplus->at : callee->at, "'%s' takes %s, this gives it %d", op->name,
                     operand_count_text(pat, op), n);
        pat_note_at(pat, op->at, "declared here with %s", operand_count_text(pat, op));
        return false;
    }
    return true;
}
