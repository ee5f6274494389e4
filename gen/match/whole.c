/* whole.c -- whole matches: every graph node that takes part.
 *
 * In:   a checked pattern; when its search has been written, which structs are
 *       embedded (embed.c).
 * Out:  the pattern with a capture for every part, for its search; struct P_whole,
 *       which begins with the match struct; rows of struct dfg_part (dfg.h), which
 *       give each pattern node its role in a rewrite and the place of its graph
 *       nodes.
 *
 * Pattern nodes without a public capture get a temporary one while the search is
 * written: a node, or a set where its region matches many; the root has that of the
 * match struct.  What is inside NOT is not part of a match.
 */
#include "match.h"
#include "check/regions.h"
#include "emit/text.h"

#include <string.h>

/* ---- names ---- */

static void take(struct whole *w, const char *name)
{
    int *suffix = alloc(sizeof *suffix);
    *suffix = 2;
    map_put(&w->taken, name, suffix);
}

static struct capture *new_capture(struct whole *w, const char *wanted, bool is_set)
{
    struct capture *c = alloc(sizeof *c);
    *c = (struct capture){.name = wanted, .kind = is_set ? CAP_SET : CAP_NODE, .maybe_absent = true};
    int first = 2, *given = pat_map_get(&w->taken, intern_str(c_safe(wanted))), *suffix = given ? given : &first;
    while (pat_map_get(&w->taken, intern_str(c_field(c))))
        c->name = format("%s_%d", wanted, (*suffix)++);
    take(w, intern_str(c_field(c)));
    c->id = w->of->n_captures + w->of->n_hidden + w->own.n;
    *PUSH(w->own) = c;
    return c;
}

/* ---- parts ---- */

/* The member `root` that every match struct has. */
static const struct capture root_capture = {.name = "root", .kind = CAP_NODE, .id = -1};

/* What its member is called, before others have that name. */
static const char *wanted_name(const struct match_part *part)
{
    switch (part->what) {
    case PAT_PART_NODE:
        return name_for(part->node);
    case PAT_PART_CALL:
        return format("%s_call", name_for(part->node));
    case PAT_PART_FRONT:
        return "front";
    case PAT_PART_REST:
        break;
    }
    return "rest";
}

static bool is_set(const struct match_part *part)
{
    return part->in_region || part->what == PAT_PART_FRONT || part->what == PAT_PART_REST;
}

/* Is it on a path of dominators, or in a link of a chain, of the search itself?  To list these takes time. */
static bool is_on_path(const struct whole *w, const struct match_part *part)
{
    const struct region *r = pat_regions_of(pat2c, w->of)->of[part->node->id];
    while (r->depth > 1)
        r = r->up;
    return r->kind == REGION_PATH || r->kind == REGION_CHAIN;
}

/* A member for what the match struct has none for. */
static const struct capture *own_capture(struct whole *w, const struct match_part *part)
{
    struct pnode *p = part->node;
    struct capture *c = new_capture(w, wanted_name(part), is_set(part));
    w->has_paths |= part->in_region && is_on_path(w, part);
    switch (part->what) {
    case PAT_PART_NODE:
        p->capture = c;
        c->node = p;
        break;
    case PAT_PART_CALL:
        c->node = p;
        c->of_call = true;
        break;
    case PAT_PART_FRONT:
        p->front = c;
        break;
    case PAT_PART_REST:
        p->rest = c;
        break;
    }
    return c;
}

static void add_parts(struct whole *w, const struct match_parts *parts)
{
    for (int i = 0; i < parts->all.n; i++) {
        const struct match_part *part = &parts->all.at[i];
        const bool is_root = part->what == PAT_PART_NODE && !part->in_region && part->node == w->of->roots[0];
        const struct capture *c = part->capture ? part->capture : is_root ? &root_capture : own_capture(w, part);
        *PUSH(w->parts) = (struct whole_part){part->role, part->root, c};
    }
}

/* ---- the search ---- */

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

/* Nodes as they were before they got captures for the search. */
struct kept {
    struct pnode *node;
    struct capture *capture, *rest;
};

struct whole *whole_begin(const struct pattern *p)
{
    struct whole *w = alloc(sizeof *w);
    struct match_parts *parts = pat_parts_of(pat2c, p);
    const int n = parts->nodes.n;
    *w = (struct whole){.of = p, .found = parts, .kept = alloc((size_t)(n + 1) * sizeof *w->kept)};
    for (int i = 0; i < n; i++)
        w->kept[i] = (struct kept){parts->nodes.at[i], parts->nodes.at[i]->capture, parts->nodes.at[i]->rest};
    take(w, intern_str("m"));
    add_parts(w, parts);
    extend(w);
    return w;
}

void whole_end(struct whole *w)
{
    const int n = w->found->nodes.n;
    for (int i = 0; i < n; i++) {
        w->kept[i].node->capture = w->kept[i].capture;
        w->kept[i].node->rest = w->kept[i].rest;
        w->kept[i].node->front = NULL;
    }
    pat_reuse(pat2c, w->kept, (size_t)(n + 1) * sizeof *w->kept);
    DROP(w->found->all);
    DROP(w->found->nodes);
    map_drop(&w->taken);
}

const struct whole *whole_match_of(const struct pattern *p)
{
    return pattern_facts_of(p)->search->whole;
}

/* ---- the struct, and what is said of the parts ---- */

const char *whole_name(const struct whole *w)
{
    return format("%s_%s", w->tag, w->own.n > 0 ? "whole" : "match");
}

const char *match_name(const struct whole *w)
{
    return format("%s_match", w->tag);
}

/* At most, with what aligns its members. */
static int size_of(const struct whole *w)
{
    enum { NODE = 4, OTHER = 16, ALIGN = 8 };
    const struct pattern *p = w->of;
    int size = NODE + ALIGN;
    for (int i = 0; i < p->n_captures + w->own.n; i++) {
        const struct capture *c = i < p->n_captures ? p->captures[i] : w->own.at[i - p->n_captures];
        const bool is_embedded = i >= p->n_captures && w->layout && w->layout->at[i - p->n_captures];
        size += is_embedded ? 0 : c->kind == CAP_NODE ? NODE : OTHER + ALIGN;
    }
    for (int i = 0; w->layout && i < w->layout->structs.n; i++)
        size += size_of(w->layout->structs.at[i].filled_by->whole) + ALIGN;
    return size;
}

/* Can the search of a row go on from a way?  As much has room there as dfg.h says. */
bool has_next(const struct whole *w)
{
    enum { FOUND_SIZE = 512, FOUND_WORDS = 32 };
    return w->search && w->search->form <= FORM_WAYS && w->search->words <= FOUND_WORDS && size_of(w) <= FOUND_SIZE;
}

const char *pattern_row(const struct whole *w)
{
    const char *kind = w->own.n > 0 ? "whole" : "match";
    return has_next(w) ? format("DFG_FOUND_ROW(%s, %s, %d)", w->of->c_name, kind, w->search->words)
                       : format("DFG_PATTERN_ROW(%s, %s)", w->of->c_name, kind);
}

void emit_declaration(const struct whole *w, struct out *o)
{
    const char *name = w->of->c_name, *asked = w->may_ask ? "NULL" : "&found";
    switch (w->search->form) {
    case FORM_MATCH:
        outf(o, "DFG_MATCHERS_OF_MATCH(%s, %s)\n", name, asked);
        break;
    case FORM_FIND:
        outf(o, "DFG_MATCHERS(%s, %s)\n", name, asked);
        break;
    case FORM_WAYS:
        outf(o, "DFG_MATCHERS_OF_WAYS(%s, %s, %d, %s)\n", name, w->own.n > 0 ? "whole" : "match", w->search->words, asked);
        break;
    case FORM_EACH:
        outf(o, "DFG_MATCHERS_OF_EACH(%s)\n", name);
        break;
    case FORM_SEARCH:
        outf(o, "DFG_MATCHERS_OF_SEARCH(%s)\n", name);
        break;
    }
}

const char *slots_of(const struct whole *w)
{
    return has_next(w) ? NULL : w->search->form == FORM_SEARCH ? "DFG_WHOLE_SLOTS" : "DFG_PATTERN_SLOTS";
}

/* Where it stands in an embedded struct; NULL: it has a member of its own. */
static const char *embedded_at(const struct whole *w, const struct capture *c)
{
    const int first = w->of->n_captures + w->of->n_hidden;
    return w->layout && c->id >= first ? w->layout->at[c->id - first] : NULL;
}

const char *match_member(const struct whole *w, const struct capture *c)
{
    const bool is_root = !c || c->id < 0;
    return is_root ? root_capture.name : pat_is_public(w->of, c) ? c_field(c) : NULL;
}

const char *member_path(const struct whole *w, const struct capture *c)
{
    const char *in_match = match_member(w, c);
    if (in_match)
        return w->own.n > 0 ? format("m.%s", in_match) : in_match;
    const char *embedded = embedded_at(w, c);
    return embedded ? embedded : c_field(c);
}

/* Members of one type in one declaration. */
static void emit_members(const struct whole *w, enum cap_kind kind, struct out *o)
{
    const char *type = kind == CAP_SET ? "struct dfg_nodes" : "dfg_node";
    cx_list names = {0};
    for (int i = 0; i < w->own.n; i++)
        if (w->own.at[i]->kind == kind && !embedded_at(w, w->own.at[i]))
            *PUSH(names) = cx_text(c_field(w->own.at[i]));
    if (names.n > 0)
        outf(o, "    %s %s;\n", type, laid_list(&names, 5 + (int)strlen(type)));
}

void emit_whole(const struct whole *w, struct out *o)
{
    if (w->own.n == 0)
        return;
    struct out *members = out_new();
    outf(members, "    struct %s m;\n", match_name(w));
    for (int i = 0; w->layout && i < w->layout->structs.n; i++)
        outf(members, "    %s %s;\n", w->layout->structs.at[i].filled_by->type, w->layout->structs.at[i].member);
    emit_members(w, CAP_NODE, members);
    emit_members(w, CAP_SET, members);
    emit_struct(whole_name(w), text_of(members), o);
}

cx_list parts_of(const struct whole *w)
{
    static const char *const roles[] = {
        [PART_NONE] = "NONE", [PART_ROOT] = "ROOT",   [PART_INNER] = "INNER",
        [PART_PATH] = "PATH", [PART_INPUT] = "INPUT", [PART_CONST] = "CONST",
    };
    cx_list rows = {0};
    for (int i = 0; i < w->parts.n; i++) {
        const struct whole_part *part = &w->parts.at[i];
        const struct capture *c = part->capture;
        const bool is_set = c->kind == CAP_SET;
        const int capture = pat_is_public(w->of, c) ? c->id : -1;
        const char *role = roles[part->role], *at = member_path(w, c);
        if (is_set || part->root > 1 || (part->root && capture >= 0))
            add_item(&rows, "{DFG_PART_%s, %d, %d, %d, AT(%s)}", role, is_set, part->root, capture, at);
        else if (capture >= 0)
            add_item(&rows, "PART(%s, %d, %s)", role, capture, at);
        else
            add_item(&rows, "%s(%s)", role, at);
    }
    return rows;
}
