/* chain.c -- patterns that call themselves: chains of any length.
 *
 * In:   the frame of `pattern t(x) = f(t(x)) | x;`, in which P_LINK is the
 *       self-call.
 * Out:  its root as P_CHAIN of the repeated part and the end.
 * Errors: self-calls that do not pass all parameters, several of them, one that
 *       is a whole alternative, one in a function's body or under `!`, a pattern
 *       without an alternative that ends.
 */
#include "check.h"

struct pnode *pat_self_call(struct frame *f, struct syn **arg, int n, struct span at)
{
    const struct syn *params = f->decl->syn->kid[0];
    const int wanted = params ? params->n_kids : 0;
    bool all = (n < 0 ? 0 : n) == wanted;
    for (int i = 0; i < n && all; i++)
        all = arg[i]->kind == SYN_NAME && arg[i]->name == params->kid[i]->name;
    if (!all) {
        pat_error_at(f->pat, at, "the call of '%s' in itself passes all parameters, in their order",
                     f->decl->name);
        return pat_bad_pnode(f, at);
    }
    for (int i = 0; i < n; i++)
        pat_find_binding(f, arg[i]->name)->mentioned = true;
    struct pnode *link = pat_new_pnode(f, P_LINK, at);
    *PAT_PUSH(f->pat, f->links) = link;
    return link;
}

enum link { UNSEEN, NO_LINK, HAS_LINK, BAD_LINK };

/* Does p lead to the self-call, by at most one operand of each node?  Other chains have links of their own.
 */
static enum link find_link(const struct pnode *p, const struct pnode *self, enum link *known)
{
    if (p->kind == P_LINK)
        return p == self ? HAS_LINK : NO_LINK;
    if (known[p->id] != UNSEEN)
        return known[p->id];
    int n = 0, bad = 0;
    for (int i = 0; i < p->n_kids; i++) {
        const enum link one = find_link(p->kid[i], self, known);
        n += one == HAS_LINK;
        bad += one == BAD_LINK;
    }
    const bool operands = p->kind == P_CALL || p->kind == P_TUPLE || p->kind == P_GET || p->kind == P_IF ||
                          p->kind == P_AND ||
                          (p->kind == P_APPLY && find_link(p->kid[0], self, known) == NO_LINK);
    const bool one_way = p->kind == P_ALT || (n == 1 && operands && !p->every);
    return known[p->id] = n + bad == 0 ? NO_LINK : bad == 0 && one_way ? HAS_LINK : BAD_LINK;
}

/* May the self-call stand at the node of p itself?  Then the chain would not come from the spot. */
static bool stands_here(const struct pnode *p, const struct pnode *self)
{
    bool here = p == self;
    for (int i = 0; !here && (p->kind == P_ALT || p->kind == P_AND) && i < p->n_kids; i++)
        here = stands_here(p->kid[i], self);
    return here;
}

static struct pnode *end_of(struct frame *f, const struct pnode *root, int repeated)
{
    if (root->n_kids == 2)
        return root->kid[1 - repeated];
    struct pnode *end = pat_new_pnode(f, P_ALT, root->at);
    for (int i = 0; i < root->n_kids; i++)
        if (i != repeated)
            pat_pnode_add(f->pat, end, root->kid[i]);
    return end;
}

static void add_arguments(struct frame *f, struct pnode *chain)
{
    chain->args = pat_alloc(f->pat, sizeof *chain->args * (size_t)(f->names.n + 1));
    for (int i = 0; i < f->names.n; i++)
        if (f->names.at[i]->is_param && f->names.at[i]->kind == BIND_NODE)
            chain->args[chain->n_args++] = f->names.at[i]->node;
}

void pat_make_chain(struct frame *f)
{
    struct pnode *root = f->roots.at[0];
    const char *name = f->decl->name;
    int repeated = -1;
    enum link *known = pat_alloc(f->pat, sizeof *known * (size_t)f->b->n_nodes);
    if (f->links.n > 1 || f->roots.n > 1) {
        pat_error_at(f->pat, f->links.at[f->links.n - 1]->at,
                     "'%s' may call itself in one operand of one alternative only", name);
        return;
    }
    for (int i = 0; root->kind == P_ALT && i < root->n_kids; i++) {
        const enum link l = stands_here(root->kid[i], f->links.at[0])
                                ? BAD_LINK
                                : find_link(root->kid[i], f->links.at[0], known);
        if (l == BAD_LINK || (l == HAS_LINK && repeated >= 0)) {
            pat_error_at(f->pat, f->links.at[0]->at,
                         "'%s' may call itself in one operand of one alternative only", name);
            return;
        }
        if (l == HAS_LINK)
            repeated = i;
    }
    if (repeated < 0) {
        pat_error_at(f->pat, f->links.at[0]->at, "'%s' calls itself without an end", name);
        pat_hint(f->pat, "an alternative that does not, as in %s = f(%s(x)) | x", name, name);
        return;
    }
    struct pnode *rest = end_of(f, root, repeated), *again = root->kid[repeated];
    root->kind = P_CHAIN;
    root->index = repeated;
    root->n_kids = 0;
    pat_pnode_add(f->pat, root, again);
    pat_pnode_add(f->pat, root, rest);
    add_arguments(f, root);
}
