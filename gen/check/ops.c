/* ops.c -- operators and named sets of operators.
 *
 * In:   `op` and `ops` declarations as syntax.
 * Out:  struct op with distinct C names; sets flattened to operators, patterns and `none`.
 * Errors: two declarations of one operator; operands or attributes named twice;
 *       optional operands before required ones; variadic ones before the last;
 *       unknown traits, two fusion kinds; unknown attribute types; defaults that
 *       do not fit; sets that contain themselves; sets with patterns in them where
 *       operators are asked for.
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
static struct operand_decl *check_list(struct syn *s, enum syn_kind kind, const char *what, int *n,
                                       int *required, bool *variadic)
{
    struct operand_decl *list = alloc(sizeof *list * (size_t)count_kids(s, kind));
    for (int i = 0; i < s->n_kids; i++) {
        const struct syn *k = s->kid[i];
        if (k->kind != kind)
            continue;
        for (int j = 0; j < *n; j++)
            if (list[j].name == k->name)
                error_at(k->name_at, "%s '%s' is named twice", what, k->name);
        struct operand_decl o = {k->name, k->flags & SYNF_OPTIONAL, k->flags & SYNF_VARIADIC};
        if (*variadic)
            error_at(k->name_at, "%s '%s' behind the one that repeats", what, k->name);
        else if (!o.optional && !o.variadic && *n != *required)
            error_at(k->name_at, "%s '%s' must be there, but an optional one stands before it", what,
                     k->name);
        *variadic = o.variadic;
        *required += !o.optional && !o.variadic;
        list[(*n)++] = o;
    }
    return list;
}

static void check_attr_decl(struct op *op, struct syn *s)
{
    struct attr_decl *a = &op->attrs[op->n_attrs];
    *a = (struct attr_decl){.name = s->name, .type_text = s->text ? s->text : "any", .at = s->at};
    if (attr_of(op, s->name)) {
        error_at(s->name_at, "attribute '%s' of '%s' is declared twice", s->name, op->name);
        return;
    }
    op->n_attrs++;
    if (!value_type_of(a->type_text, &a->type))
        error_at(s->at, "unknown attribute type '%s'", a->type_text);
    if (s->n_kids == 0 || !s->kid[0])
        return;
    if (!literal_value(s->kid[0], &a->def))
        error_at(s->kid[0]->at, "the default of attribute '%s' is not a literal", s->name);
    else if (!value_fits(&a->def, a->type))
        error_at(s->kid[0]->at, "attribute '%s' is %s, its default is %s", s->name, value_type_text(a->type),
                 value_kind_text(&a->def));
    else
        a->has_default = true;
}

/* One list of `commutative(0 2 3, 1 4 5)`. */
static int *check_swap_list(const struct op *op, struct syn *list)
{
    int *at = alloc(sizeof *at * (size_t)(list->n_kids + 1));
    for (int i = 0; i < list->n_kids; i++) {
        const struct syn *k = list->kid[i];
        if (k->kind != SYN_INT || k->i < 0 || k->i >= op->n_operands)
            error_at(k->at, "'%s' has no operand of that number (they count from 0)", op->name);
        else
            at[i] = (int)k->i;
    }
    return at;
}

static void check_commutative(struct op *op, struct syn *s)
{
    static int first = 0, second = 1;
    const int errors = error_count();
    op->commutative = true;
    if (s->n_kids == 0) {
        if (op->n_operands < 2 && !op->variadic)
            error_at(s->at, "'%s' has no two operands to swap", op->name);
        op->swap_a = &first;
        op->swap_b = &second;
        op->n_swap = 1;
        return;
    }
    if (s->n_kids != 2 || s->kid[0]->n_kids != s->kid[1]->n_kids) {
        error_at(s->at, "two lists of equally many operands, as in commutative(0 2, 1 3)");
        return;
    }
    op->swap_a = check_swap_list(op, s->kid[0]);
    op->swap_b = check_swap_list(op, s->kid[1]);
    op->n_swap = s->kid[0]->n_kids;
    for (int i = 0; i < 2 * op->n_swap && error_count() == errors; i++)
        for (int j = 0; j < i; j++)
            if ((i < op->n_swap ? op->swap_a[i] : op->swap_b[i - op->n_swap]) ==
                (j < op->n_swap ? op->swap_a[j] : op->swap_b[j - op->n_swap]))
                error_at(s->at, "an operand stands in these lists twice");
}

static void offer_traits(void)
{
    static const char *const known[] = {"elemwise", "broadcast", "injective",   "reduce", "fusable",
                                        "tuple",    "opaque",    "commutative", "effect"};
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        nearest_offer(known[i]);
}

static void check_trait(struct op *op, struct syn *s, bool *has_kind)
{
    const int kind = fkind_number(s->name);
    if (kind >= 0) {
        if (*has_kind)
            error_at(s->at, "'%s' has two fusion kinds", op->name);
        *has_kind = true;
        op->fkind = (enum fkind)kind;
    } else if (strcmp(s->name, "commutative") == 0) {
        check_commutative(op, s);
    } else if (strcmp(s->name, "effect") == 0) {
        op->effect = true;
    } else {
        error_at(s->at, "unknown trait '%s'", s->name);
        nearest_begin(s->name);
        offer_traits();
        const char *near = nearest_end();
        if (near)
            hint("did you mean %s?", near);
    }
}

/* nn_conv2d; with a number behind it where another operator has that name. */
static const char *op_c_name(const char *name)
{
    char *id = alloc(strlen(name) + 1);
    for (size_t i = 0; name[i]; i++)
        id[i] = name[i] == '.' ? '_' : name[i];
    const char *base = intern_str(id), *c_name = base;
    for (int i = 2;; i++) {
        bool taken = false;
        for (int k = 0; k < run.op_list.n && !taken; k++)
            taken = run.op_list.at[k]->c_name == c_name;
        if (!taken)
            return c_name;
        c_name = format("%s_%d", base, i);
    }
}

void declare_op(struct syn *s, bool own, const char *file)
{
    const struct op *before = map_get(&run.ops, s->name);
    if (before) {
        error_at(s->name_at, "operator '%s' is declared twice", s->name);
        note_at(before->at, "first declared here");
        return;
    }
    struct op *op = alloc(sizeof *op);
    *op = (struct op){.name = s->name,
                      .c_name = op_c_name(s->name),
                      .at = s->name_at,
                      .file = file,
                      .own = own,
                      .fkind = FK_OPAQUE};
    bool has_kind = false;
    op->operands = check_list(s, SYN_OPERAND, "operand", &op->n_operands, &op->n_required, &op->variadic);
    op->results =
        check_list(s, SYN_RESULT, "result", &op->n_results, &op->n_required_results, &op->variadic_results);
    if (op->n_results == 0)
        op->n_results = op->n_required_results = 1;
    op->attrs = alloc(sizeof *op->attrs * (size_t)(count_kids(s, SYN_ATTR_DECL) + 1));
    for (int i = 0; i < s->n_kids; i++) {
        if (s->kid[i]->kind == SYN_ATTR_DECL)
            check_attr_decl(op, s->kid[i]);
        else if (s->kid[i]->kind == SYN_TRAIT)
            check_trait(op, s->kid[i], &has_kind);
    }
    map_put(&run.ops, op->name, op);
    *PUSH(run.op_list) = op;
}

const struct attr_decl *attr_of(const struct op *op, const char *name)
{
    for (int i = 0; i < op->n_attrs; i++)
        if (op->attrs[i].name == name)
            return &op->attrs[i];
    return NULL;
}

/* ---- sets ---- */

/* What stands behind the last dot of a name. */
static const char *last_part(const char *name)
{
    const char *dot = strrchr(name, '.');
    return dot ? intern_str(dot + 1) : name;
}

static void add_to_set(struct decl *set, struct member m)
{
    for (int i = 0; i < set->members.n; i++) {
        const struct member *before = &set->members.at[i];
        if (before->op == m.op && before->syn->name == m.syn->name)
            return;
    }
    *PUSH(set->members) = m;
    if (m.op)
        *PUSH(set->ops) = m.op;
}

static void add_set(struct decl *d, const struct syn *s, struct decl *set)
{
    if (set->state == DECL_BUSY)
        error_at(s->at, "op set '%s' contains itself", d->name);
    else
        check_op_set(set);
    if (s->text)
        error_at(s->at, "'%s' is an op set: each of its members has a word of its own", s->name);
    for (int i = 0; i < set->members.n; i++)
        add_to_set(d, set->members.at[i]);
}

static void add_member(struct decl *d, const struct syn *s)
{
    const bool is_none = s->kind == SYN_NONE, quoted = s->flags & SYNF_QUOTED;
    struct decl *set = is_none || quoted ? NULL : find_decl(s->name, DECL_OPS);
    if (set) {
        add_set(d, s, set);
        return;
    }
    const bool is_pattern = !is_none && !quoted && find_decl(s->name, DECL_PATTERN);
    const struct op *op = is_none || is_pattern ? NULL : find_op(s->name);
    if (op || is_none || is_pattern)
        add_to_set(d, (struct member){s, s->text ? s->text : last_part(s->name), op});
    else
        unknown_op(s->at, s->name);
}

/* Flattened on first use; the nesting of sets is bounded by hand. */
void check_op_set(struct decl *d)
{
    static int depth;
    if (d->state != DECL_NEW)
        return;
    d->state = DECL_BUSY;
    if (depth >= MAX_USE_DEPTH) {
        error_at(d->syn->name_at, "op sets are nested more than %d deep", MAX_USE_DEPTH);
    } else {
        depth++;
        for (int i = 0; i < d->syn->n_kids; i++)
            add_member(d, d->syn->kid[i]);
        depth--;
    }
    d->state = DECL_DONE;
}

/* Where operators are asked for: no patterns, no `none` among them. */
struct decl *find_op_set(const struct syn *name)
{
    struct decl *set = find_decl(name->name, DECL_OPS);
    for (int i = 0; set && i < set->members.n; i++) {
        const struct member *m = &set->members.at[i];
        if (m->op)
            continue;
        error_at(name->at, "op set '%s' has %s '%s', so that only `for` runs over it", set->name,
                 m->syn->kind == SYN_NONE ? "the member" : "pattern", m->syn->name);
        note_at(m->syn->at, "here");
        break;
    }
    return set;
}

/* ---- numbers of operands ---- */

const char *operand_count_text(const struct op *op)
{
    if (op->variadic)
        return op->n_required ? format("%d or more operands", op->n_required) : "any number of operands";
    if (op->n_required != op->n_operands)
        return format("%d to %d operands", op->n_required, op->n_operands);
    return format("%d operand%s", op->n_operands, op->n_operands == 1 ? "" : "s");
}

bool takes_operands(const struct op *op, int n, bool or_more)
{
    return (op->variadic || n <= op->n_operands) && (or_more || n >= op->n_required);
}

void wrong_operand_count(const struct op *op, int n, const struct syn *callee, const struct syn *surplus)
{
    error_at(surplus ? surplus->at : callee->at, "'%s' takes %s, this gives it %d", op->name,
             operand_count_text(op), n);
    note_at(op->at, "declared here with %s", operand_count_text(op));
}
