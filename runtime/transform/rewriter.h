/* rewriter.h -- the rewriter itself, for the files of the loop.
 *
 *   rewriter.c  its life         views.h    the module in each file's numbers
 *   sweep.c     order of nodes   queue.c    nodes that are looked at again (queue.h)
 *   search.c    matches at one   attempt.c  one match, from checks to commit
 *   quick.c     the same of the commonest ones
 *   origins.c   provenance       rewrite.c  the loop, and the end of it
 *   canonical.h what is done beside rules   reach.h  around what a change is
 *
 * Errors: without memory `failed` is set, here or in the module, and the loop ends.
 */
#ifndef DFG_REWRITER_H
#define DFG_REWRITER_H

#include "../core/edit.h"
#include "../dfg_extend.h"
#include "canonical.h"
#include "reach.h"
#include "rewrite.h"
#include "views.h"

struct rule_file {
    const struct dfg_unit *unit;
    const struct dfg_rules *rules;
    struct file_view build;  /* candidates are asked, and replacements made, in these numbers */
    struct file_view search; /* matches are looked for in these */
    uint64_t *wanted, *set;  /* rules of this run; candidates at hand */
    uint32_t *position;      /* of each of them in the run's order */
};

struct running_rule {
    const struct dfg_rule *rule;
    const struct dfg_pattern *pattern;
    struct rule_file *file;
    struct dfg_part *parts; /* of the pattern: its roots, then what is between */
    uint32_t n_roots, n_parts;
    bool has_one_root; /* that of the match */
    bool has_one_match; /* at most, at a node, of that one root */
    bool has_sets;     /* captures sets of nodes */
    bool is_quick;     /* quick.c may do it */
    bool relabels;     /* it covers as many nodes as it makes, of which inference knows nothing */
    bool tells;        /* options.typing knows types of what it makes */
    uint32_t n_made_operands;
    uint16_t made[2];       /* of a rule that is quick: what it calls, in the module's numbers */
    uint32_t made_kinds[2]; /* kinds of these calls, and whether a rule's root may be one, once `has_kinds` */
    bool made_roots[2], has_kinds;
    uint32_t index;    /* in the file's rules */
    size_t choice;     /* in the caller's order */
    struct dfg_rule_stats *stats; /* its own, of a rule that is quick */
    uint32_t once_bit; /* of rules that are `once`: which of them; else UINT32_MAX */
    uint64_t at_start_of_stretch;
};

struct queued {
    uint32_t place;
    dfg_node node;
};

/* A match at `node` was blocked by another use of the node whose list this is in. */
struct watch {
    dfg_node node;
    uint32_t next; /* 0: none */
};

/* The module as all views saw it last, after a commit. */
struct followed {
    uint32_t layout, n_kinds, n_operators, n_nodes, n_facts, n_args;
};

enum { QUEUED = 1, REFUSED = 2, CHANGED = 4, SEEN = 8 }; /* CHANGED: it is in canonical.changed; SEEN: by the sweep */

struct dfg_rewriter {
    dfg_module *m;
    struct file_view *building; /* of the file whose rule is tried */
    dfg_graph *view;            /* its graph */
    struct followed followed;
    bool has_begun;
    bool is_open;               /* an editor has the module open, and closes it */
    bool failed;                /* memory ran out */
    bool declined;
    const char *reason; /* why, the first time; in the attempt's memory */
    struct dfg_stack memory; /* of the attempt at hand */
    struct dfg_stack_mark empty;
    struct dfg_rewrite_options options;
    struct rule_file *files;
    size_t n_files;
    struct running_rule *rules; /* in order of priority, then files, then text */
    size_t n_rules;
    uint64_t root_ops[(UINT16_MAX + 1) / 64]; /* a bit an operator: may a rule's root call it? */
    struct running_rule **only; /* an operator: the rule that is quick and the only one whose root may call it; NULL: none */
    uint32_t n_only;
    bool has_quick;                   /* quick.c has a rule whose roots have one match at most */
    uint64_t *found; /* the candidates at hand, in the order of `rules` */
    struct dfg_rule_stats *stats; /* in the order of the choices */
    char **reasons;
    size_t n_choices;
    void *typing; /* options.typing's own; NULL where there is none */
    bool operands_first;
    struct reach reach;
    bool has_memo;                    /* views keep answers about nodes */
    uint32_t label_depth;             /* levels of operands that they depend on where candidates are labels */
    bool wide_is_owed;                /* a change reached too much for them to be followed at once */
    uint32_t once_words;              /* 64-bit words a node */

    /* per node, of as many as the module's arrays have room for */
    size_t room;
    uint32_t *place; /* see dfg_place; NULL: ids say it */
    uint8_t *state;
    uint32_t *watched; /* matches that wait for its uses to change, 0: none; NULL: none at all */
    uint64_t *once;
    uint32_t *origin; /* record of origins.c, 0: it is of the input */

    dfg_node *order; /* of the sweep, by place; NULL: it is that of ids, from the first or from the last on */
    uint32_t next, end; /* places that are still to come */
    struct queued *heap;
    size_t n_heap, heap_room;
    struct watch *watches;
    size_t n_watches, watches_room;
    uint32_t free_watch;
    dfg_node *refused; /* for a cycle */
    size_t n_refused, refused_room;
    struct front front;

    /* the match at hand */
    dfg_node *roots, *inner, *escaping;
    size_t n_roots, n_inner, n_escaping, roots_room, inner_room, escaping_room;
    dfg_node *sorted, *searched; /* several roots, in graph order; first roots that were searched already */
    size_t n_searched, sorted_room, searched_room;
    struct edit_root *plan; /* these two have as much room as the roots, of one at least */
    dfg_node *with;         /* what the rule builds for each root */

    uint64_t applied, most, stretch;
    uint64_t quick_most; /* until so many are applied nobody looks at how many they are */
    bool may_be_quick, needs_more; /* see quick.c: of what is the same for each match */
    uint64_t refused_after; /* rewrites applied when refused matches were tried again */
    dfg_status status;
    struct origins *origins;
    struct canonical canonical;
};

/* To be called with every node that a builder has added (DFG_NONE: it could not
 * be, and the attempt is declined), and after whatever else adds rows to the
 * module's tables: arrays may have moved, so the view is made anew.  Returns n. */
static inline dfg_node dfg_rewriter_added(dfg_rewriter *r, dfg_node n)
{
    if (n == DFG_NONE)
        dfg_decline(r, "a node of the replacement can't be built");
    if (!dfg_view_follow(r->m, r->building))
        r->failed = r->declined = true;
    return n;
}
/* Has the attempt been declined, or memory run out?  Builders then need not go on. */
static inline bool dfg_rewriter_gave_up(const dfg_rewriter *r)
{
    return r->declined || r->failed || r->m->failed;
}

/* rewriter.c: arrays by node follow the module's */
bool dfg_rewriter_widen(dfg_rewriter *);
static inline bool dfg_rewriter_reserve(dfg_rewriter *r)
{
    return r->m->nodes.room <= r->room || dfg_rewriter_widen(r);
}

/* n's place in the sweep, of a new node its root's; UINT32_MAX: it is not looked at. */
static inline uint32_t dfg_place(const dfg_rewriter *r, dfg_node n)
{
    if (r->place != NULL)
        return r->place[n];
    if (n - 1 >= r->end) /* DFG_NONE, the function, what was added */
        return UINT32_MAX;
    return r->operands_first ? n - 1 : r->end - n;
}

/* rewriter.c: the views of all files; false: no memory, and the rewriter has failed */
bool dfg_views_bind(dfg_rewriter *);
bool dfg_views_refresh(dfg_rewriter *);
bool dfg_views_grow(dfg_rewriter *);                      /* and their scratch: after a commit */
void dfg_views_forget(dfg_rewriter *, dfg_node);          /* answers about a node */

/* sweep.c */
bool dfg_sweep_plan(dfg_rewriter *);
/* n has this place from now on; false: no memory, and the rewriter has failed */
bool dfg_place_set(dfg_rewriter *, dfg_node n, uint32_t place);

/* queue.c */
bool dfg_queue_push(dfg_rewriter *, dfg_node);
/* The next node where some rule may match, and these in `found`; DFG_NONE: there is none. */
dfg_node dfg_queue_next(dfg_rewriter *);
/* After a commit: what may match now that could not before. */
bool dfg_queue_changes(dfg_rewriter *);
bool dfg_queue_retyped(dfg_rewriter *, dfg_node n); /* the type of n alone has changed */
/* All that may match, wherever a change was not followed; false: nothing was owed, or no memory. */
bool dfg_queue_owed(dfg_rewriter *);
/* n may match now, or no longer not: it has another turn. */
bool dfg_queue_again(dfg_rewriter *, dfg_node);
bool dfg_watch_add(dfg_rewriter *, dfg_node blocking, dfg_node waiting);
bool dfg_nothing_matches(const dfg_rewriter *);     /* no rule may, anywhere */
bool dfg_find_candidates(dfg_rewriter *, dfg_node); /* rules that may match there, to `found`; false: none */

/* What is true of a new node from the start. */
static inline bool dfg_settle(dfg_rewriter *r, dfg_node n, uint32_t place)
{
    r->state[n] = 0;
    if (r->place == NULL)
        return dfg_place(r, n) == place || dfg_place_set(r, n, place);
    r->place[n] = place;
    return true;
}

/* quick.c */
void dfg_quick_find(dfg_rewriter *, struct running_rule *); /* once the files' views are bound */
/* The match at its root was applied; false: not here, and nothing has changed, or memory is out. */
bool dfg_quick_try(dfg_rewriter *, struct running_rule *, dfg_node root, const void *match);
/* As dfg_queue_next; what can be replaced quickly on the way there is. */
dfg_node dfg_quick_next(dfg_rewriter *);

/* attempt.c: tries the match m of the rule at node n; true: it was applied */
bool dfg_rewrite_attempt(dfg_rewriter *, struct running_rule *, dfg_node n, const void *match);
bool dfg_attempt_reserve(dfg_rewriter *, size_t n_roots); /* false: no memory, and the rewriter has failed */
bool dfg_attempt_roots_of_many(dfg_rewriter *, const struct running_rule *, const void *match);
static inline void dfg_attempt_one_root(dfg_rewriter *r, dfg_node n)
{
    r->n_roots = 1;
    r->roots[0] = n;
}
/* The roots in the order of their replacements; false: one of them can't be replaced. */
static inline bool dfg_attempt_roots(dfg_rewriter *r, const struct running_rule *rule, const void *match)
{
    if (!rule->has_one_root)
        return dfg_attempt_roots_of_many(r, rule, match);
    const dfg_node root = *(const dfg_node *)match;
    dfg_attempt_one_root(r, root);
    return dfg_place(r, root) != UINT32_MAX;
}
/* What both types say; false: they can't both hold. */
bool dfg_attempt_meet(const dfg_rewriter *, uint32_t old, uint32_t new, uint32_t *type);

/* search.c: the first match at n that can be applied is, of the rules in `found`; true: one was */
bool dfg_rewrite_try(dfg_rewriter *, dfg_node n);
bool dfg_rewrite_search(dfg_rewriter *, dfg_node n); /* of all rules */
bool dfg_follow_up(dfg_rewriter *); /* views and the queue follow a commit */

/* rewrite.c: dfg_rewrite in three; begin and step are false where there is nothing to do next */
bool dfg_rewrite_begin(dfg_rewriter *, struct dfg_error *);
bool dfg_rewrite_step(dfg_rewriter *, struct dfg_error *);
dfg_status dfg_rewrite_end(dfg_rewriter *, struct dfg_error *);

/* origins.c */
bool dfg_origins_begin(dfg_rewriter *);
bool dfg_origins_note(dfg_rewriter *, const char *rule, const struct edit_plan *); /* where r->origins is */
bool dfg_origins_end(dfg_rewriter *, const dfg_node *map,
                     uint32_t n); /* the module's then; map of n old nodes */

#endif
