/* options.c -- alternatives at a pattern's root, a function an option.
 *
 * In:   functions, each of which searches for one option and fills the match.
 * Out:  the search that goes through them and judges what is asked of all: conditions of the pattern.
 *
 * An option's function knows nothing of the others, so that it has no guards for them.
 */
#include "match.h"

#include <string.h>

/* ---- which ---- */

static bool has_walks(const struct pattern *p)
{
    struct pnode **nodes = pat_nodes_of(pat2c, p);
    bool has = false;
    for (int i = 0; !has && i < p->n_nodes; i++)
        has = nodes[i] && (nodes[i]->kind == P_DOMINATES || nodes[i]->kind == P_CHAIN);
    return has;
}

/* Are they alternatives that test something? */
bool has_options(const struct pattern *p)
{
    const struct pnode *root = p->roots[0];
    bool has = p->n_roots == 1 && p->n_every == 0 && root->kind == P_ALT && !root->n_types && !root->n_attrs && !has_walks(p);
    for (int i = 0; has && i < root->n_kids; i++)
        has = !is_plain_wildcard(root->kid[i]) && !pat_has_first_result(root->kid[i]);
    return has;
}

/* A pattern that stands there gives its name. */
static const char *name_of_option(const struct pnode *kid)
{
    const struct pattern *used = kid->n_uses > 0 ? kid->uses[kid->n_uses - 1] : NULL;
    return used && used->name && used->c_name && !used->is_entry ? used->name : name_for(kid);
}

static bool is_taken(const char *name, const char *const *names, int n, const struct matchers *file)
{
    bool taken = false;
    for (int i = 0; i < n && !taken; i++)
        taken = strcmp(names[i], name) == 0;
    for (int i = 0; i < file->n && !taken; i++)
        taken = strcmp(file->at[i]->c_name, name) == 0;
    return taken;
}

const char *const *names_of_options(const struct pattern *p, const struct matchers *file)
{
    const struct pnode *root = p->roots[0];
    const char **names = alloc((size_t)root->n_kids * sizeof *names);
    for (int i = 0; i < root->n_kids; i++) {
        const char *wanted = format("%s_as_%s", p->c_name, name_of_option(root->kid[i]));
        names[i] = wanted;
        for (int k = 2; is_taken(names[i], names, i, file); k++)
            names[i] = format("%s_%d", wanted, k);
    }
    return names;
}

/* ---- the option at hand ---- */

void visit_option(struct search *s)
{
    struct binding *alt = &s->node[s->pattern->roots[0]->id];
    s->is_option = true;
    alt->var = cx_name("n");
    log_bound(s, alt, NULL);
    visit_root(s);
}

/* ---- all of them ---- */

static void call_option(struct search *s, const struct whole *w, const struct pnode *kid, const struct option *option,
                        const struct guard *guard)
{
    const char *way = option->resumes ? new_name(s->to, "option_way") : NULL;
    const cx whole = w->own.n > 0 ? cx_name("whole") : NULL;
    const cx asked = call_of_search(option->function, cx_name("n"), way, cx_name("m"), whole);
    if (!option->resumes) {
        test(s->to, guard, asked);
        return;
    }
    before_choice(s, kid);
    open_ways(s->to, guard, way, asked, option->words);
}

/* Variables for what stands in the match. */
static void bind_members(struct search *s, const struct whole *w)
{
    const struct pattern *p = s->pattern;
    for (int i = 0; i < p->n_captures + p->n_hidden; i++) {
        const struct capture *c = p->captures[i];
        struct binding *b = binding_of(s, c);
        if (match_member(w, c) && !c->of_call && b->in.n == 0)
            bind_own(s, b, member_type(c), c->name, cx_arrow(cx_name("m"), match_member(w, c)), NULL);
    }
}

/* What each option has judged on its way. */
static void take_judged(struct search *s, const struct option *options, int n)
{
    for (int i = 0; i < s->pattern->n_where; i++) {
        bool all = true;
        for (int k = 0; k < n && all; k++)
            all = options[k].search->judged[i];
        s->judged[i] = all;
    }
}

void visit_options(struct search *s, const struct whole *w, const struct option *options)
{
    struct pnode *alt = s->root;
    const cx n = cx_name("n");
    s->node[alt->id].var = n;
    log_bound(s, &s->node[alt->id], NULL);
    struct choice *choice = open_choice(s, alt, n, NULL);
    for (int i = 0; i < alt->n_kids; i++)
        if (!is_decided(alt) || i == alt->n_kids - 1) /* else the choice has tested it */
            test(s->to, guard_option(&s->pool, NULL, choice, i), test_head(s, alt->kid[i], n));
    for (int i = 0; i < alt->n_kids; i++)
        call_option(s, w, alt->kid[i], &options[i], guard_option(&s->pool, NULL, choice, i));
    take_judged(s, options, alt->n_kids);
    bind_members(s, w);
    if (alt->n_where > 0)
        wait_for_members(s, alt, n, 0, NULL);
}
