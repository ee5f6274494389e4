/* dfg_walk.h -- what matchers of dominators, chains, `every` and several roots
 * walk a graph with; a part of dfg_match.h.
 *
 * All memory is rows of the view's scratch, which the generated file has
 * requested for and numbers itself; a row has room for every operand of the
 * graph and for every node twice.  Nothing recurses, nothing fails.
 */
#ifndef DFG_WALK_H
#define DFG_WALK_H

static inline dfg_node *dfg_row(const dfg_graph *g, uint32_t row)
{
    return g->scratch->rows + g->scratch->row_size * row;
}

/* ---- answers of predicates about nodes, kept while the view lasts ---- */

enum { DFG_MEMOS = 16 }; /* predicates a row, two bits each */

static inline bool dfg_known_to(const dfg_graph *g, uint32_t memo, dfg_node n)
{
    return (dfg_row(g, memo / DFG_MEMOS)[n] >> memo % DFG_MEMOS * 2 & 3) != 0;
}

static inline bool dfg_recall(const dfg_graph *g, uint32_t memo, dfg_node n)
{
    return dfg_row(g, memo / DFG_MEMOS)[n] >> memo % DFG_MEMOS * 2 & 1;
}

static inline bool dfg_remember(const dfg_graph *g, uint32_t memo, dfg_node n, bool answer)
{
    dfg_row(g, memo / DFG_MEMOS)[n] |= (answer ? 3u : 2u) << memo % DFG_MEMOS * 2;
    return answer;
}

/* The number of a new visit of nodes, which scratch->stamp tells; those of older ones are smaller. */
static inline uint32_t dfg_begin_visit(const dfg_graph *g)
{
    struct dfg_scratch *s = g->scratch;
    if (++s->visit == 0) {
        for (uint32_t i = 0; i < g->n_nodes; i++)
            s->stamp[i] = 0;
        s->visit = 1;
    }
    return s->visit;
}

/* ---- tries.c: states of a search that led to no match ---- */

/*
 * A search that stands before a choice has a state: the choice, and what of its
 * variables the rest of the search still reads.  From equal states the rest goes
 * the same way; so a state in which all options failed need not be tried again.
 * A state is an array: dfg_found() when it was reached, the number of the choice,
 * the values; no more than DFG_TRY_WORDS words.
 */
enum { DFG_TRY_WORDS = 8 };

/* A number for a search; states count for the search in which they were noted. */
uint32_t dfg_begin_search(const dfg_graph *);
/* Has the search been in this state, in vain? */
bool dfg_is_hopeless(const dfg_graph *, uint32_t search, const uint32_t *state, uint32_t n);
/* All options are done: notes the state, unless a match was reported meanwhile.  The table has room for
 * names->n_tries states; what has no room is forgotten, and tried again. */
void dfg_note_hopeless(const dfg_graph *, uint32_t search, const uint32_t *state, uint32_t n);

static inline uint32_t dfg_found(const dfg_graph *g) { return g->scratch->found; }
/* A match was reported, and the search goes on. */
static inline void dfg_note_match(const dfg_graph *g) { g->scratch->found++; }

/* ---- what names are bound to, as words: a node is one; of what is not bound all are 0 ---- */

#define DFG_DIM_WORDS(bound, d) (bound), (bound) ? (uint32_t)(d) : 0, (bound) ? (uint32_t)((uint64_t)(d) >> 32) : 0
#define DFG_VAL_WORDS(v) (uint32_t)(v).tag | (uint32_t)(v).dtype << 8, (v).n, \
                         (uint32_t)(v).u.i, (uint32_t)((uint64_t)(v).u.i >> 32)

static inline dfg_dim dfg_dim_of(const uint32_t *words)
{
    return words[0] != 0 ? (dfg_dim)((uint64_t)words[2] << 32 | words[1]) : DFG_DIM_UNKNOWN;
}
static inline dfg_val dfg_val_of(const uint32_t *words)
{
    dfg_val v = {(uint8_t)words[0], (uint8_t)(words[0] >> 8), words[1], {0}};
    v.u.i = (int64_t)((uint64_t)words[3] << 32 | words[2]);
    return v;
}

/* ---- walk.c, region.c: from a child to the nodes that it post-dominates ---- */

enum { DFG_WALK_ROWS = 2, DFG_TABLE_ROWS = 4, DFG_NAMED_ROWS = 3 };

/* What a dominates(parent, path, child) asks of nodes, whatever names stand for. */
struct dfg_dominates {
    uint32_t tables; /* DFG_TABLE_ROWS rows that all patterns of the file share, zero when the view is bound */
    uint32_t row;    /* the same, of this one alone */
    bool (*fits)(const dfg_graph *, dfg_node); /* the path; NULL: all may */
    bool named; /* ... and the walk asks more: that depends on names; there are DFG_NAMED_ROWS more rows behind `row` */
    bool (*may)(const dfg_graph *, dfg_node);  /* false: no parent matches there; NULL: any may */
};

struct dfg_walk {
    dfg_node *heap; /* operands of the region that are not in it, greatest first; once an edge */
    dfg_node *path; /* the region without its root, descending */
    uint32_t n_heap, n_path;
    dfg_node root, at;
    dfg_node bare;  /* the first of the region whose operands are leaves all */
    uint32_t next;  /* of those held back, which comes next */
    uint32_t n_region, n_held;
    bool alone;  /* may `at` be the parent? */
    bool holds;  /* a leaf may come before parents that are nearer */
    bool given;  /* what comes now are parents: no way leads on */
    /* of region.c */
    const struct dfg_dominates *of;
    dfg_node place, leaf; /* where on the line, and which leaf comes next */
    bool known;           /* the parents come from its tables */
    dfg_node goal;        /* else the next of them, as far as names are left out; no walk is longer */
    bool inner;           /* no leaf comes before a parent that is nearer */
    /* of a path that goes by names: these, and whether a node fits with them; NULL */
    const uint32_t *names;
    bool (*fits)(const dfg_graph *, dfg_node, const uint32_t *names);
    uint32_t n_names, steps;
    const uint32_t *sum; /* of the nodes that do not fit, once it is worth while */
};

/* The first node to look at; DFG_NONE: none.  Uses DFG_WALK_ROWS rows from `row` on.  `of` may be NULL. */
dfg_node dfg_walk_first(const dfg_graph *, struct dfg_walk *, uint32_t row, dfg_node root,
                        const struct dfg_dominates *of);
/* The same for a path that goes by names: n_names words that say what they are bound to, and live as long as the
 * walk.  Walks that have the same ones share what they find out: they ask no more than twice of a node. */
dfg_node dfg_walk_named(const dfg_graph *, struct dfg_walk *, uint32_t row, dfg_node root,
                        const struct dfg_dominates *of, bool (*fits)(const dfg_graph *, dfg_node, const uint32_t *),
                        const uint32_t *names, uint32_t n_names);
/* `at` is taken into the region if it `joins`, that is, fits the path (not asked where walk.given): the next
 * one.  DFG_NONE: none. */
dfg_node dfg_walk_next(const dfg_graph *, struct dfg_walk *, bool joins);
/* The nodes between in graph order, in place: the walk is over. */
struct dfg_nodes dfg_walk_path(const dfg_graph *, const struct dfg_walk *);

/* Might n be such a child?  All answers for a graph cost O(edges * log nodes), and a question of `fits` and
 * `may` for each node. */
bool dfg_may_dominate(const dfg_graph *, const struct dfg_dominates *, dfg_node n);

/* The same walk in a graph that nobody edits: false where there is no parent.  The root and `of` are given. */
bool dfg_region_first(const dfg_graph *, struct dfg_walk *);
/* The next parent; DFG_NONE: none. */
dfg_node dfg_region_next(const dfg_graph *, struct dfg_walk *);
struct dfg_nodes dfg_region_path(const dfg_graph *, const struct dfg_walk *);
/* Have walks with these names cost so much that w->sum is known? */
bool dfg_region_of_names(const dfg_graph *, struct dfg_walk *);
/* The walk has asked of one node more. */
void dfg_region_step(const dfg_graph *, struct dfg_walk *);

/* ---- chain.c: the repeated part of a pattern that calls itself ---- */

enum { DFG_CHAIN_ROWS = 8 };

struct dfg_chain {
    dfg_node *node; /* reached so far, in the order of a depth-first walk */
    uint32_t *from; /* the entry that it was first reached from */
    uint32_t *mark; /* per node: where it stands in `node` */
    uint32_t *order; /* entries, each behind all that it leads to: longest first */
    uint32_t *events; /* 2n: twice the entry where it is entered, one more where it is left */
    dfg_node *links; /* stack of what is to be entered; DFG_NONE: leave the entry */
    uint32_t *of;    /* for each of the stack: the entry it was found from */
    dfg_node *path;
    uint32_t n, n_order, n_events, n_links, base, at, room;
};

/* The first node whose links are asked for: n.  Uses DFG_CHAIN_ROWS rows from `row` on. */
dfg_node dfg_chain_first(const dfg_graph *, struct dfg_chain *, uint32_t row, dfg_node n);
/* The repeated part at the node given last leads to `to`. */
void dfg_chain_link(struct dfg_chain *, dfg_node to);
/* The next node whose links are asked for; DFG_NONE: the chain is complete. */
dfg_node dfg_chain_next(struct dfg_chain *);
/* The nodes from the first to that of `entry`, which is left out but stands behind the last. */
struct dfg_nodes dfg_chain_path(const struct dfg_chain *, uint32_t entry);

/* ---- trail.c: the same, where its repetitions share names that are not bound before ---- */

#define DFG_TRAIL_ROWS(words) (3 * (words) + 4)

enum dfg_trail_step {
    DFG_TRAIL_DOWN, /* the trail has a new end */
    DFG_TRAIL_UP,   /* all that begins with it has been walked */
    DFG_TRAIL_AGAIN /* back at it, from what it led to */
};

struct dfg_trail {
    dfg_node *rows; /* by entry of the trail: its node, ways of it taken so far, each word of the names; marks */
    size_t row_size;
    uint32_t *levels; /* (words + 1)^2 of the caller's: of each level how many marks, and for which names */
    uint32_t n_words, n, skip; /* n: entries, the last one its end */
    enum dfg_trail_step step;
};

/* The end of a first trail, which is n.  names: what they are bound to, n_words of it.  Uses
 * DFG_TRAIL_ROWS(n_words) rows from `row` on. */
dfg_node dfg_trail_first(const dfg_graph *, struct dfg_trail *, uint32_t row, uint32_t *levels, const uint32_t *names,
                         uint32_t n_words, dfg_node n);
/* At the end of the trail one more repetition leads to `to`; all ways are given in one order, whenever they
 * are.  True: no more of them is wanted. */
bool dfg_trail_way(struct dfg_trail *, dfg_node to, const uint32_t *names);
/* The end of the next trail, `found` if dfg_trail_way said so (which is not asked where `step` is UP); DFG_NONE:
 * there is none. */
dfg_node dfg_trail_next(struct dfg_trail *, bool found);

/* Is this what the names are bound to behind the repetition at the entry? */
bool dfg_trail_went(const struct dfg_trail *, uint32_t entry, const uint32_t *names);

/* Word i of the names at an entry of the trail, at its end. */
static inline dfg_node dfg_trail_name(const struct dfg_trail *t, uint32_t entry, uint32_t i)
{
    return t->rows[t->row_size * (2 + i) + entry];
}
static inline dfg_node dfg_trail_end(const struct dfg_trail *t, uint32_t i) { return dfg_trail_name(t, t->n - 1, i); }

/* The extent, the value whose first word is i. */
static inline dfg_dim dfg_trail_dim(const struct dfg_trail *t, uint32_t entry, uint32_t i)
{
    const uint32_t words[] = {dfg_trail_name(t, entry, i), dfg_trail_name(t, entry, i + 1),
                              dfg_trail_name(t, entry, i + 2)};
    return dfg_dim_of(words);
}
static inline dfg_val dfg_trail_val(const struct dfg_trail *t, uint32_t entry, uint32_t i)
{
    const uint32_t words[] = {dfg_trail_name(t, entry, i), dfg_trail_name(t, entry, i + 1),
                              dfg_trail_name(t, entry, i + 2), dfg_trail_name(t, entry, i + 3)};
    return dfg_val_of(words);
}

/* Is there a trail, and the name whose first word is i bound at its end? */
static inline bool dfg_trail_binds(const struct dfg_trail *t, uint32_t i)
{
    return t->n > 0 && dfg_trail_end(t, i) != DFG_NONE;
}

/* Its nodes but for the end, which stands behind the last. */
static inline struct dfg_nodes dfg_trail_path(const struct dfg_trail *t)
{
    struct dfg_nodes path = {t->rows, t->n - 1};
    return path;
}

/* ---- set.c: sets of nodes ---- */

/* Sorts n nodes into graph order; each stays once. */
struct dfg_nodes dfg_set(const dfg_graph *, dfg_node *at, uint32_t n);
/* Adds a set to the n nodes at `at`, a row; returns how many they are then. */
uint32_t dfg_add_set(const dfg_graph *, dfg_node *at, uint32_t n, struct dfg_nodes);
/* The consumers of x but for those among k nodes, in graph order, in a row. */
struct dfg_nodes dfg_consumers(const dfg_graph *, uint32_t row, dfg_node x, const dfg_node *but, uint32_t k);
/* The same of all members of a set, each once. */
struct dfg_nodes dfg_consumers_of(const dfg_graph *, uint32_t row, struct dfg_nodes of, const dfg_node *but, uint32_t k);
/* The n ascending nodes at `at`, a row, without those of a set that ascends or descends. */
struct dfg_nodes dfg_without(const dfg_graph *, dfg_node *at, uint32_t n, struct dfg_nodes but);
/* The k nodes (absent ones: DFG_NONE) and what reads them, directly or through up to `height` - 1
 * nodes, in graph order.  Uses two rows from `row` on. */
struct dfg_nodes dfg_readers(const dfg_graph *, uint32_t row, const dfg_node *of, uint32_t k, uint32_t height);

#endif
