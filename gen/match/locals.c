/* locals.c -- parts of a pattern as patterns of their own.
 *
 * In:   a pattern before it is written, and the searches that are: what is a call of one is no part.
 * Out:  for each node that several options of an alternative reach, and that can't be deferred until after it, a
 *       pattern of what lies below it: the node becomes a use, which call.c makes a call.  The same of nodes of which
 *       about half of a search hangs that would be longer than a page.
 *
 * Nodes that are reachable in another way are parameters of it, from which the search itself continues.  So the
 * part contains only what it dominates.
 */
#include "match.h"

#include <string.h>

enum {
    LEAST_CALLS = 2, /* of the part: else a call is as long */
    PAGE = 80,       /* lines of a search */
    SHORT = 70,      /* of one that is cut */
    LEAST_LINES = 12, /* that a part takes out of it */
    MOST_PARAMS = 6,
    MOST_NODES = 500 /* of a pattern that is cut: each is looked at as a part of half of it */
};

struct part {
    const struct search *s;
    struct pnode *root;
    bool *inside;        /* by id */
    int n_calls;
    struct pnode **copy; /* by id; of a parameter what stands for it */
    struct pattern *to;
    VEC(struct capture *) captures;
    VEC(struct var *) vars;
};

/* ---- which nodes ---- */

void reach(const struct pnode *p, struct pnode *const *past, int n_past, bool *seen)
{
    for (int i = 0; i < n_past; i++)
        if (past[i] == p)
            return;
    if (seen[p->id])
        return;
    seen[p->id] = true;
    for (int i = 0; i < p->n_kids; i++)
        reach(p->kid[i], past, n_past, seen);
}

/* In how many options of the alternative is each node met, what is put off apart?  are_apart: nothing is. */
static void count_options(struct search *s, struct pnode *alt, bool are_apart, int *n_options)
{
    const size_t n = (size_t)s->pattern->n_nodes;
    const pnodes tails = are_apart ? (pnodes){0} : tails_of(s, alt);
    for (int i = 0; i < alt->n_kids; i++) {
        bool *seen = alloc(n * sizeof *seen);
        reach(alt->kid[i], tails.at, tails.n, seen);
        for (size_t id = 0; id < n; id++)
            n_options[id] += seen[id];
    }
}

/* Is all of it plain: no names but those of nodes and of attributes' values, no search of its own? */
static bool is_plain_node(const struct pnode *p)
{
    bool is = is_callable(p) && p->kind != P_NOT && p->n_where == 0 && p->n_types == 0 && !p->rest_first && !p->rest_last && !p->exact;
    for (int i = 0; is && i < p->n_attrs; i++)
        is = !p->attrs[i].expr;
    return is;
}

static bool find_inside(struct part *part)
{
    const size_t n = (size_t)part->s->pattern->n_nodes;
    bool *below = alloc(n * sizeof *below), *outside = alloc(n * sizeof *outside), plain = true;
    part->n_calls = 0;
    part->inside = alloc(n * sizeof *part->inside);
    reach(part->root, NULL, 0, below);
    reach(part->s->root, &part->root, 1, outside);
    for (size_t id = 0; id < n; id++) {
        const struct pnode *p = part->s->shape.node[id];
        part->inside[id] = p && below[id] && !outside[id];
        plain = plain && (!part->inside[id] || is_plain_node(p));
        part->n_calls += part->inside[id] && p->kind == P_CALL;
    }
    return plain;
}

/* ---- the pattern ---- */

static void capture(struct part *part, struct pnode *to, const char *name, bool is_param)
{
    struct capture *c = to->capture = alloc(sizeof *c);
    *c = (struct capture){.name = name, .kind = CAP_NODE, .is_param = is_param, .node = to, .at = to->at,
                          .id = part->captures.n};
    for (int i = 0; i < part->captures.n; i++)
        if (strcmp(part->captures.at[i]->name, name) == 0)
            c->name = format("%s_%d", name, c->id);
    *PUSH(part->captures) = c;
}

static struct pnode *parameter(struct part *part, const struct pnode *p)
{
    struct pnode *any = alloc(sizeof *any);
    *any = (struct pnode){.kind = P_ANY, .at = p->at, .name = name_for(p)};
    capture(part, any, any->name, true);
    return any;
}

bool always_binds(const struct pnode *p, const struct pnode *bound, char *known)
{
    bool all = p->kind == P_ALT, some = p == bound;
    if (known[p->id])
        return known[p->id] > 1;
    for (int i = 0; i < p->n_kids; i++) {
        const bool one = !may_be_absent(p, i) && always_binds(p->kid[i], bound, known);
        all = all && one;
        some = some || one;
    }
    const bool binds = p->kind == P_ALT ? all : some;
    known[p->id] = binds ? 2 : 1;
    return binds;
}

static void copy_attrs(struct part *part, struct pnode *to)
{
    struct attr_test *attrs = alloc((size_t)to->n_attrs * sizeof *attrs);
    for (int i = 0; i < to->n_attrs; i++) {
        attrs[i] = to->attrs[i];
        if (!attrs[i].var)
            continue;
        struct var *v = alloc(sizeof *v);
        *v = *attrs[i].var;
        v->capture = NULL;
        v->id = part->vars.n;
        *PUSH(part->vars) = v;
        attrs[i].var = v;
    }
    to->attrs = attrs;
}

static struct pnode *copy(struct part *part, const struct pnode *p)
{
    if (part->copy[p->id])
        return part->copy[p->id];
    struct pnode *to = part->inside[p->id] ? alloc(sizeof *to) : parameter(part, p);
    part->copy[p->id] = to;
    if (part->inside[p->id]) {
        *to = *p;
        to->capture = NULL;
        if ((p->capture || part->s->shape.queried[p->id]) && p != part->root)
            capture(part, to, p->capture ? p->capture->name : name_for(p), false);
        copy_attrs(part, to);
        to->kid = alloc((size_t)p->n_kids * sizeof *to->kid);
    }
    to->id = part->to->n_nodes++;
    for (int i = 0; i < to->n_kids; i++)
        to->kid[i] = copy(part, p->kid[i]);
    return to;
}

static bool binds_twice(const struct part *part, const struct var *v)
{
    int n = 0;
    for (int id = 0; id < part->s->pattern->n_nodes; id++) {
        const struct pnode *p = part->s->shape.node[id];
        for (int i = 0; p && i < p->n_attrs; i++)
            n += p->attrs[i].var == v;
    }
    return n > 1;
}

/* A value that two places name is compared, which a part alone can't do. */
static bool has_own_values(const struct part *part)
{
    bool own = true;
    for (int id = 0; id < part->s->pattern->n_nodes; id++) {
        const struct pnode *p = part->inside[id] ? part->s->shape.node[id] : NULL;
        for (int i = 0; p && i < p->n_attrs; i++)
            own = own && (!p->attrs[i].var || !binds_twice(part, p->attrs[i].var));
    }
    return own;
}

static bool is_taken(const char *c_name, const struct matchers *file, const struct locals *parts)
{
    bool taken = false;
    for (int i = 0; i < file->n && !taken; i++)
        taken = strcmp(file->at[i]->c_name, c_name) == 0;
    for (int i = 0; i < parts->n && !taken; i++)
        taken = strcmp(parts->at[i]->c_name, c_name) == 0;
    return taken;
}

static const char *unique_name(const char *wanted, const struct matchers *file, const struct locals *parts)
{
    const char *name = wanted;
    for (int i = 2; is_taken(name, file, parts); i++)
        name = format("%s_%d", wanted, i);
    return intern_str(name);
}

static const struct pattern *pattern_of_part(struct part *part, const struct matchers *file, const struct locals *parts)
{
    const struct pattern *of = part->s->pattern;
    struct pattern *to = part->to = alloc(sizeof *to);
    *to = (struct pattern){.name = name_for(part->root), .at = part->root->at, .name_at = part->root->at, .n_roots = 1};
    to->c_name = unique_name(format("%s_%s", of->c_name, to->name), file, parts);
    part->copy = alloc((size_t)of->n_nodes * sizeof *part->copy);
    to->roots = alloc(sizeof *to->roots);
    to->roots[0] = copy(part, part->root);
    for (int i = 0; i < part->captures.n; i++)
        part->captures.at[i]->maybe_absent = !always_binds(to->roots[0], part->captures.at[i]->node, alloc((size_t)to->n_nodes));
    to->captures = part->captures.at;
    to->n_captures = part->captures.n;
    to->vars = part->vars.at;
    to->n_vars = part->vars.n;
    return to;
}

static void add_use(struct pnode *p, const struct pattern *of)
{
    const struct pattern **uses = alloc((size_t)(p->n_uses + 1) * sizeof *uses);
    uses[0] = of; /* a pattern that the author named goes first: the last one is tried first */
    for (int i = 0; i < p->n_uses; i++)
        uses[i + 1] = p->uses[i];
    p->uses = uses;
    p->n_uses++;
}

static void make_part(struct locals *all, struct part *part, const struct matchers *file)
{
    const struct pattern *of = pattern_of_part(part, file, all);
    *PUSH(*all) = of;
    add_use(part->root, of);
    *PUSH(all->nodes) = part->root;
}

/* ---- what calls spare ---- */

/* What a call of a named pattern spares: nodes that are the pattern's own. */
static void take_own(const struct pnode *q, const struct pnode *p, bool *taken)
{
    for (int i = 0; q->kind == p->kind && q->n_kids == p->n_kids && i < q->n_kids; i++) {
        const struct pnode *kid = q->kid[i];
        if (taken[p->kid[i]->id] || (kid->capture && kid->capture->is_param))
            continue;
        taken[p->kid[i]->id] = true;
        take_own(kid, p->kid[i], taken);
    }
}

/* All that calls spare. */
static void take_calls(const struct search *s, const struct written *done, bool *taken)
{
    for (int id = 0; id < s->pattern->n_nodes; id++) {
        const struct pnode *p = s->shape.node[id];
        for (int i = 0; p && i < p->n_uses; i++)
            if (callable(done, p->uses[i]))
                take_own(p->uses[i]->roots[0], p, taken);
    }
}

/* ---- what several options share ---- */

static void share_parts(struct locals *all, struct search *s, bool options, bool *taken, const struct matchers *file)
{
    const int n = s->pattern->n_nodes;
    bool *met = alloc((size_t)n * sizeof *met);
    for (int id = 0; id < n; id++) {
        if (!s->shape.node[id] || s->shape.node[id]->kind != P_ALT)
            continue;
        int *n_options = alloc((size_t)n * sizeof *n_options);
        count_options(s, s->shape.node[id], options && id == s->root->id, n_options);
        for (int i = 0; i < n; i++)
            met[i] = met[i] || n_options[i] > 1;
    }
    for (int id = 0; id < n; id++) {
        struct part part = {.s = s, .root = s->shape.node[id]};
        if (!part.root || !met[id] || taken[id] || part.root == s->root || s->shape.edges[id] < 2 ||
            !find_inside(&part) || part.n_calls < LEAST_CALLS || !has_own_values(&part))
            continue;
        for (int i = 0; i < n; i++)
            taken[i] = taken[i] || part.inside[i];
        make_part(all, &part, file);
    }
}

/* ---- what is longer than a page ---- */

/* Of the search, that the node is looked for in. */
static int lines_of(const struct search *s, const struct pnode *p, bool in_option)
{
    const int extra = (has_own_loop(p) ? 2 : 0) + in_option;
    return p->kind == P_ALT                           ? 3 * p->n_kids + extra
           : p->kind == P_CALL                        ? 3 + p->n_attrs + extra
           : is_plain_wildcard(p) || p->kind == P_AND ? 1
                                                      : 2 + s->shape.captured[p->id] + in_option;
}

/* What a call of the part spares of `lines`, by id. */
static int lines_inside(const struct part *part, const int *lines)
{
    int n = -3;
    for (int id = 0; id < part->s->pattern->n_nodes; id++)
        n += part->inside[id] ? lines[id] : 0;
    return n;
}

/* Few parameters, each of which it always binds: of others the search would have to keep account. */
static bool binds_parameters(const struct part *part)
{
    const int n = part->s->pattern->n_nodes;
    bool *asked = alloc((size_t)n * sizeof *asked), binds = true;
    int n_params = 0;
    for (int id = 0; id < n; id++) {
        const struct pnode *at = part->inside[id] ? part->s->shape.node[id] : NULL;
        for (int k = 0; at && binds && k < at->n_kids; k++) {
            const struct pnode *kid = at->kid[k];
            if (part->inside[kid->id] || asked[kid->id])
                continue;
            asked[kid->id] = true;
            binds = ++n_params <= MOST_PARAMS && always_binds(part->root, kid, alloc((size_t)n));
        }
    }
    return binds;
}

static bool part_chooses_first(const struct part *part)
{
    const int n = part->s->pattern->n_nodes;
    struct pnode **arguments = alloc((size_t)n * sizeof *arguments);
    for (int id = 0; id < n; id++)
        arguments[id] = part->inside[id] ? NULL : part->s->shape.node[id];
    return chooses_first(&part->s->shape, part->root, n, arguments);
}

/* The part that leaves the longer one of both shortest; its root is NULL where there is none. */
static struct part half_of(const struct search *s, const int *lines, int all)
{
    struct part best = {0};
    int longest = all;
    for (int id = 0; id < s->pattern->n_nodes; id++) {
        struct part part = {.s = s, .root = s->shape.node[id]};
        if (!part.root || part.root == s->root || lines[id] == 0 || placement_of(part.root) == EITHER ||
            !find_inside(&part) || !has_own_values(&part) || !binds_parameters(&part) || !part_chooses_first(&part))
            continue;
        const int n = lines_inside(&part, lines), longer = n > all - n ? n : all - n;
        if (n >= LEAST_LINES && longer < longest) {
            longest = longer;
            best = part;
        }
    }
    return best;
}

static void cut_to_pages(struct locals *all, const struct search *s, bool *taken, const struct matchers *file)
{
    const struct pattern *p = s->pattern;
    int *lines = alloc((size_t)p->n_nodes * sizeof *lines), n = 2 * p->n_where;
    bool *in_option = alloc((size_t)p->n_nodes * sizeof *in_option);
    for (int id = 0; id < p->n_nodes; id++) {
        const struct pnode *at = s->shape.node[id];
        for (int k = 0; at && at->kind == P_ALT && k < at->n_kids; k++)
            reach(at->kid[k], NULL, 0, in_option);
    }
    for (int id = 0; id < p->n_nodes; id++) {
        lines[id] = s->shape.node[id] && !taken[id] ? lines_of(s, s->shape.node[id], in_option[id]) : 0;
        n += lines[id];
    }
    const int limit = n > PAGE && p->n_nodes <= MOST_NODES ? SHORT : n;
    for (struct part part; n > limit && (part = half_of(s, lines, n)).root;) {
        n -= lines_inside(&part, lines);
        for (int id = 0; id < p->n_nodes; id++)
            lines[id] = part.inside[id] ? 0 : lines[id];
        make_part(all, &part, file);
    }
}

struct locals locals_of(const struct pattern *p, struct names *names, const struct matchers *file, const struct written *done,
                        bool options)
{
    struct locals all = {0};
    struct search s;
    if (p->n_roots != 1 || p->n_every > 0)
        return all;
    search_new(&s, p, p->roots[0], names, true);
    bool *taken = alloc((size_t)p->n_nodes * sizeof *taken);
    take_calls(&s, done, taken);
    share_parts(&all, &s, options, taken, file);
    if (!p->own || pattern_facts_of(p)->worst <= COSTLY)
        cut_to_pages(&all, &s, taken, file);
    return all;
}

void locals_end(struct locals *all)
{
    for (int i = 0; i < all->nodes.n; i++) {
        struct pnode *p = all->nodes.at[i];
        p->uses++;
        p->n_uses--;
    }
}
