/* whole.c -- whole matches: every graph node that takes part.
 *
 * In:   a checked pattern.
 * Out:  struct P_whole, which begins with the match struct; the search P_whole,
 *       the pattern's own with more to tell; the table P_parts (dfg.h), which
 *       says of each pattern node what it is to a rewrite and where its graph
 *       nodes stand.
 *
 * Pattern nodes without a public capture get one of their own for the time that
 * the search is written: a node, or a set where its region stands for many.
 * What is inside NOT takes no part.
 */
#include "match.h"
#include "emit/text.h"
#include "check/regions.h"

#include <stdlib.h>
#include <string.h>

/* ---- roles ---- */

/* What stands in a place whose nodes the match covers, whatever they are. */
static void cover(const struct pnode *p, enum part_role role, enum part_role *covered)
{
    covered[p->id] = role;
    for (int i = 0; (p->kind == P_ALT || p->kind == P_AND) && i < p->n_kids; i++)
        cover(p->kid[i], role, covered);
}

/* The nodes of a path; variables that a function or a let binds itself. */
static void find_covered(const struct pnode *p, enum part_role *covered)
{
    if (p->kind == P_DOMINATES)
        cover(p->kid[1], PART_PATH, covered);
    if (p->kind == P_LET)
        cover(p->kid[0], PART_INNER, covered);
    for (int i = 0; p->kind == P_FN && i + 1 < p->n_kids; i++)
        cover(p->kid[i], PART_INNER, covered);
}

/* Which root it is, from 1 on; 0: none. */
static int root_number(const struct whole *w, const struct pnode *p)
{
    for (int i = 0; i < w->of->n_roots; i++)
        if (w->of->roots[i] == p)
            return i + 1;
    return 0;
}

static enum part_role role_of(const struct whole *w, const struct pnode *p)
{
    const enum part_role covered = w->covered[p->id];
    if (root_number(w, p) > 0)
        return PART_ROOT;
    if (p->member_of) /* what it is, its own statement says */
        return PART_NONE;
    if (covered == PART_PATH)
        return covered;
    switch (p->kind) {
    case P_CALL:
    case P_APPLY:
    case P_TUPLE:
    case P_GET:
    case P_FN:
    case P_IF:
    case P_LET:
        return PART_INNER;
    case P_ANY:
    case P_VAR:
    case P_INPUT:
        return covered ? covered : PART_INPUT;
    case P_GLOBAL:
    case P_OPREF:
    case P_CONST:
    case P_LITERAL:
        return covered ? covered : PART_CONST;
    default:
        return PART_NONE;
    }
}

/* ---- names ---- */

static bool is_taken(const struct whole *w, const char *name)
{
    bool taken = strcmp(name, "m") == 0;
    for (int i = 0; i < w->own.n; i++)
        taken |= strcmp(c_field(w->own.at[i]), name) == 0;
    return taken;
}

static struct capture *new_capture(struct whole *w, const char *wanted, bool is_set)
{
    struct capture *c = alloc(sizeof *c);
    *c = (struct capture){.name = wanted, .kind = is_set ? CAP_SET : CAP_NODE, .maybe_absent = true};
    for (int i = 2; is_taken(w, c_field(c)); i++)
        c->name = format("%s_%d", wanted, i);
    c->id = w->of->n_captures + w->of->n_hidden + w->own.n;
    *PUSH(w->own) = c;
    return c;
}

/* ---- parts ---- */

static void add_part(struct whole *w, enum part_role role, int root, const struct capture *c)
{
    *PUSH(w->parts) = (struct whole_part){role, root, c};
}

/* Has the match struct a member for it? */
static bool is_public(const struct whole *w, const struct capture *c)
{
    return c && c->id < w->of->n_captures && w->of->captures[c->id] == c;
}

static void add_rests(struct whole *w, struct pnode *p, bool is_call)
{
    if (!is_call || !(p->rest_first || p->rest_last))
        return;
    if (p->rest_first && p->rest_last && p->n_kids > 0) {
        p->front = new_capture(w, "front", true);
        add_part(w, PART_INPUT, 0, p->front);
    }
    if (!p->rest || !is_public(w, p->rest))
        p->rest = new_capture(w, "rest", true);
    add_part(w, PART_INPUT, 0, p->rest);
}

static void add_node(struct whole *w, struct pnode *p, bool is_set)
{
    enum part_role role = role_of(w, p);
    if (role == PART_NONE && !is_public(w, p->capture))
        return;
    if (!is_public(w, p->capture)) {
        p->capture = new_capture(w, name_for(p), is_set);
        p->capture->node = p;
    }
    add_part(w, role, root_number(w, p), p->capture);
    if (!has_first_result(p))
        return;
    struct capture *call = new_capture(w, format("%s_call", name_for(p)), is_set);
    call->node = p;
    call->of_call = true;
    add_part(w, PART_INNER, 0, call);
}

static bool is_denied(const struct region *r)
{
    while (r && r->kind != REGION_NOT)
        r = r->up;
    return r != NULL;
}

/* ---- order of text ---- */

/* What another pattern spells out stands where that pattern is used. */
static void place(const struct whole *w, struct pnode *p, size_t used_at, size_t *at, struct pnode **node)
{
    if (node[p->id])
        return;
    const struct span all = w->of->at;
    const bool own = p->at.src == all.src && p->at.begin >= all.begin && p->at.end <= all.end;
    node[p->id] = p;
    at[p->id] = own ? p->at.begin : used_at;
    find_covered(p, w->covered);
    for (int i = 0; i < p->n_kids; i++)
        place(w, p->kid[i], at[p->id], at, node);
}

struct placed {
    struct pnode *node;
    size_t at;
};

static int by_place(const void *a, const void *b)
{
    const struct placed *x = a, *y = b;
    if (x->at != y->at)
        return x->at < y->at ? -1 : 1;
    return (x->node->id > y->node->id) - (x->node->id < y->node->id);
}

static struct placed *in_order(const struct whole *w, int *n)
{
    const struct pattern *p = w->of;
    struct pnode **node = alloc((size_t)(p->n_nodes + 1) * sizeof *node);
    size_t *at = alloc((size_t)(p->n_nodes + 1) * sizeof *at);
    struct placed *list = alloc((size_t)(p->n_nodes + 1) * sizeof *list);
    *n = 0;
    for (int i = 0; i < p->n_roots; i++)
        place(w, p->roots[i], p->at.begin, at, node);
    for (int i = 0; i < p->n_every; i++)
        place(w, p->every[i], p->at.begin, at, node);
    for (int i = 0; i < p->n_nodes; i++)
        if (node[i])
            list[(*n)++] = (struct placed){node[i], at[i]};
    qsort(list, (size_t)*n, sizeof *list, by_place);
    return list;
}

/* ---- the search ---- */

static void add_parts(struct whole *w, const struct placed *list, int n, const struct regions *regions)
{
    for (int i = 0; i < n; i++) {
        struct pnode *node = list[i].node;
        const struct region *r = regions->of[node->id];
        if (!r || is_denied(r))
            continue;
        add_node(w, node, r->up != NULL);
        add_rests(w, node, node->kind == P_CALL || node->kind == P_APPLY || node->kind == P_TUPLE);
    }
}

/* The pattern with captures for all parts. */
static void extend(struct whole *w)
{
    const struct pattern *p = w->of;
    const int before = p->n_captures + p->n_hidden;
    w->pattern = *p;
    w->pattern.captures = alloc((size_t)(before + w->own.n + 1) * sizeof(struct capture *));
    for (int i = 0; i < before + w->own.n; i++)
        w->pattern.captures[i] = i < before ? p->captures[i] : w->own.at[i - before];
    w->pattern.n_hidden += w->own.n;
}

static void emit_struct(const struct whole *w, struct out *o)
{
    const char *c = w->of->c_name;
    outf(o, "struct %s_whole {\n    struct %s_match m;\n", c, c);
    for (int i = 0; i < w->own.n; i++)
        outf(o, "    %s %s;\n", w->own.at[i]->kind == CAP_SET ? "struct dfg_nodes" : "dfg_node",
             c_field(w->own.at[i]));
    outf(o, "};\n\n");
}

/* Nodes as they were before they got captures for the search. */
struct kept {
    struct capture *capture, *rest;
};

struct whole *emit_whole(struct names *names, const struct pattern *p, struct out *o)
{
    struct whole *w = alloc(sizeof *w);
    int n;
    *w = (struct whole){.of = p, .covered = alloc(((size_t)p->n_nodes + 1) * sizeof *w->covered)};
    const struct placed *list = in_order(w, &n);
    struct kept *kept = alloc((size_t)(n + 1) * sizeof *kept);
    for (int i = 0; i < n; i++)
        kept[i] = (struct kept){list[i].node->capture, list[i].node->rest};
    add_parts(w, list, n, regions_of(p));
    extend(w);
    emit_struct(w, o);
    emit_whole_search(names, w, o);
    for (int i = 0; i < n; i++) {
        list[i].node->capture = kept[i].capture;
        list[i].node->rest = kept[i].rest;
        list[i].node->front = NULL;
    }
    return w;
}

/* ---- what is said of the parts ---- */

void emit_parts(const struct whole *w, struct out *o)
{
    static const char *const roles[] = {
        [PART_NONE] = "NONE", [PART_ROOT] = "ROOT",   [PART_INNER] = "INNER",
        [PART_PATH] = "PATH", [PART_INPUT] = "INPUT", [PART_CONST] = "CONST",
    };
    const char *c = w->of->c_name;
    outf(o, "static const struct dfg_part %s_parts[] = {\n", c);
    for (int i = 0; i < w->parts.n; i++) {
        const struct whole_part *part = &w->parts.at[i];
        const bool shared = is_public(w, part->capture);
        outf(o, "    { DFG_PART_%s, %s, %d, %d, offsetof(struct %s_whole, %s%s) },\n", roles[part->role],
             part->capture->kind == CAP_SET ? "true" : "false", part->root, shared ? part->capture->id : -1,
             c, shared ? "m." : "", c_field(part->capture));
    }
    outf(o, "};\n");
}
