/* dfg_search.h -- of a generated file: the functions of pattern P, made of its one search.
 *
 * Each of the macros declares the search, which stands in the generated file, and defines
 *   P_match(g, n, m)            does P match at n?  Its first match goes to *m, which is left alone otherwise
 *   P_matches(g, n)             the same, without the match
 *   P_each(g, n, accept, ctx)   every match at n, in the order of the search, until accept(ctx, m) says yes; did
 *                               it?  What accept gets is the member m of a struct P_whole, where there is one:
 *                               all that takes part; paths of dominators and links of chains that nobody named
 *                               only by P_whole, where there is such a function
 *   P_next(g, n, way, found)    the same search for rows of patterns (dfg.h), if it goes on from a way
 * A member that is absent from a match is DFG_NONE, DFG_DIM_UNKNOWN, nil or an empty set.  All are pure and
 * re-entrant, and take no memory.  Included by dfg_match.h.
 */
#ifndef DFG_SEARCH_H
#define DFG_SEARCH_H

/* What searches are given; ON: they go on from a way. */
#define DFG_FIND(P)          const dfg_graph *g, dfg_node n, struct P##_match *m, struct P##_whole *whole
#define DFG_FIND_MATCH(P)    const dfg_graph *g, dfg_node n, struct P##_match *m
#define DFG_FIND_ON(P)       const dfg_graph *g, dfg_node n, uint32_t *way, struct P##_match *m, struct P##_whole *whole
#define DFG_FIND_ON_MATCH(P) const dfg_graph *g, dfg_node n, uint32_t *way, struct P##_match *m

/* What they give, where it is asked for: the match; with it all that takes part, of which *m is no part.  Searches
 * that they call have stored theirs in parts of it. */
#define DFG_GIVE(P, ...)       do { if (m != NULL) *m = (struct P##_match){__VA_ARGS__}; } while (0)
#define DFG_GIVE_IN_BOTH(P, ...) \
    do { if (m != NULL) *m = (struct P##_match){__VA_ARGS__}; if (whole != NULL) whole->m = *m; } while (0)
#define DFG_GIVE_WHOLE(P, ...) do { if (whole != NULL) *whole = (struct P##_whole){__VA_ARGS__}, whole->m = *m; } while (0)
#define DFG_GIVE_PARTS(...)    do { if (whole != NULL) whole->m = *m, __VA_ARGS__; } while (0)
#define DFG_PART(whole, part)  ((whole) != NULL ? &(whole)->part : NULL)

/* P_match is the search: there is one match at most, and its struct is all that takes part.
 * ASKED, here and below: what P_matches gives the search to fill: NULL, or &found where the search needs it itself: it
 * may fail behind that, which leaves nothing in *m. */
#define DFG_MATCHERS_OF_MATCH(P, ASKED)                                                                          \
    bool P##_match(DFG_FIND_MATCH(P));                                                                           \
    static inline bool P##_matches(const dfg_graph *g, dfg_node n)                                               \
    {                                                                                                            \
        struct P##_match found;                                                                                  \
        (void)&found;                                                                                            \
        return P##_match(g, n, ASKED);                                                                           \
    }                                                                                                            \
    static inline bool P##_each(const dfg_graph *g, dfg_node n, bool (*accept)(void *ctx, const struct P##_match *m), void *ctx) \
    {                                                                                                            \
        struct P##_match m;                                                                                      \
        return P##_match(g, n, &m) && accept(ctx, &m);                                                           \
    }                                                                                                            \
    static inline bool P##_next(const dfg_graph *g, dfg_node n, uint32_t *way, void *found)                      \
    {                                                                                                            \
        (void)way;                                                                                               \
        return P##_match(g, n, (struct P##_match *)found);                                                       \
    }
/* P_find(g, n, m, whole) finds the only match; whole: all that takes part, NULL: it is not asked for. */
#define DFG_MATCHERS(P, ASKED)                                                                                   \
    bool P##_find(DFG_FIND(P));                                                                                  \
    static inline bool P##_match(const dfg_graph *g, dfg_node n, struct P##_match *m)                            \
    {                                                                                                            \
        struct P##_match found, *const own = ASKED;                                                              \
        (void)&found;                                                                                            \
        if (!P##_find(g, n, own != NULL ? own : m, NULL))                                                        \
            return false;                                                                                        \
        if (own != NULL)                                                                                         \
            *m = *own;                                                                                           \
        return true;                                                                                             \
    }                                                                                                            \
    static inline bool P##_matches(const dfg_graph *g, dfg_node n)                                               \
    {                                                                                                            \
        struct P##_match found;                                                                                  \
        (void)&found;                                                                                            \
        return P##_find(g, n, ASKED, NULL);                                                                      \
    }                                                                                                            \
    static inline bool P##_each(const dfg_graph *g, dfg_node n, bool (*accept)(void *ctx, const struct P##_match *m), void *ctx) \
    {                                                                                                            \
        struct P##_match m;                                                                                      \
        struct P##_whole whole;                                                                                  \
        return P##_find(g, n, &m, &whole) && accept(ctx, &whole.m);                                              \
    }                                                                                                            \
    static inline bool P##_next(const dfg_graph *g, dfg_node n, uint32_t *way, void *found)                      \
    {                                                                                                            \
        struct P##_match m;                                                                                      \
        (void)way;                                                                                               \
        return P##_find(g, n, &m, (struct P##_whole *)found);                                                    \
    }
/* P_find(g, n, way, m, whole), or without whole, finds the first match from `way` on, that many words, the last of
 * which counts fastest, and sets `way` to its own.  KIND: `match` or `whole`, which is all that takes part. */
#define DFG_MATCHERS_OF_WAYS(P, KIND, WORDS, ASKED)                                                              \
    bool P##_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct P##_match *m DFG_AND_##KIND(struct P##_whole *whole)); \
    static inline bool P##_match(const dfg_graph *g, dfg_node n, struct P##_match *m)                            \
    {                                                                                                            \
        uint32_t way[WORDS] = {0};                                                                               \
        struct P##_match found, *const own = ASKED;                                                              \
        (void)&found;                                                                                            \
        if (!P##_find(g, n, way, own != NULL ? own : m DFG_AND_##KIND(NULL)))                                    \
            return false;                                                                                        \
        if (own != NULL)                                                                                         \
            *m = *own;                                                                                           \
        return true;                                                                                             \
    }                                                                                                            \
    DFG_STATIC_APART bool P##_matches(const dfg_graph *g, dfg_node n)                                            \
    {                                                                                                            \
        uint32_t way[WORDS] = {0};                                                                               \
        struct P##_match found;                                                                                  \
        (void)&found;                                                                                            \
        return P##_find(g, n, way, ASKED DFG_AND_##KIND(NULL));                                                  \
    }                                                                                                            \
    static inline bool P##_each(const dfg_graph *g, dfg_node n, bool (*accept)(void *ctx, const struct P##_match *m), void *ctx) \
    {                                                                                                            \
        struct P##_match m;                                                                                      \
        struct P##_##KIND found;                                                                                 \
        bool accepted = false;                                                                                   \
        (void)&m;                                                                                                \
        for (uint32_t way[WORDS] = {0}; !accepted && P##_find(g, n, way, DFG_FILL_##KIND(&m, &found)); way[WORDS - 1]++) \
            accepted = accept(ctx, (const struct P##_match *)&found);                                            \
        return accepted;                                                                                         \
    }                                                                                                            \
    static inline bool P##_next(const dfg_graph *g, dfg_node n, uint32_t *way, void *found)                      \
    {                                                                                                            \
        struct P##_match m;                                                                                      \
        (void)&m;                                                                                                \
        return P##_find(g, n, way, DFG_FILL_##KIND(&m, (struct P##_##KIND *)found));                             \
    }
#define DFG_AND_match(whole)
#define DFG_AND_whole(whole) , whole
#define DFG_FILL_match(m, found)     found
#define DFG_FILL_whole(m, whole)     m, whole
/* P_each is the search. */
#define DFG_MATCHERS_OF_EACH(P)                                                                                  \
    bool P##_each(const dfg_graph *g, dfg_node n, bool (*accept)(void *ctx, const struct P##_match *m), void *ctx); \
    static inline bool P##_keep(void *m, const struct P##_match *found)                                          \
    {                                                                                                            \
        if (m != NULL)                                                                                           \
            *(struct P##_match *)m = *found;                                                                     \
        return true;                                                                                             \
    }                                                                                                            \
    static inline bool P##_match(const dfg_graph *g, dfg_node n, struct P##_match *m)                            \
    {                                                                                                            \
        return P##_each(g, n, P##_keep, m);                                                                      \
    }                                                                                                            \
    DFG_STATIC_APART bool P##_matches(const dfg_graph *g, dfg_node n)                                            \
    {                                                                                                            \
        return P##_match(g, n, NULL);                                                                            \
    }
/* P_search lists paths and links if it is told to: P_whole(g, n, accept, ctx) is P_each with these. */
#define DFG_MATCHERS_OF_SEARCH(P)                                                                                \
    bool P##_search(const dfg_graph *g, dfg_node n, bool whole,                                                  \
                    bool (*accept)(void *ctx, const struct P##_match *m), void *ctx);                            \
    static inline bool P##_whole(const dfg_graph *g, dfg_node n, bool (*accept)(void *ctx, const struct P##_match *m), void *ctx) \
    {                                                                                                            \
        return P##_search(g, n, true, accept, ctx);                                                              \
    }                                                                                                            \
    static inline bool P##_each(const dfg_graph *g, dfg_node n, bool (*accept)(void *ctx, const struct P##_match *m), void *ctx) \
    {                                                                                                            \
        return P##_search(g, n, false, accept, ctx);                                                             \
    }                                                                                                            \
    static inline bool P##_keep(void *m, const struct P##_match *found)                                          \
    {                                                                                                            \
        if (m != NULL)                                                                                           \
            *(struct P##_match *)m = *found;                                                                     \
        return true;                                                                                             \
    }                                                                                                            \
    static inline bool P##_match(const dfg_graph *g, dfg_node n, struct P##_match *m)                            \
    {                                                                                                            \
        return P##_each(g, n, P##_keep, m);                                                                      \
    }                                                                                                            \
    DFG_STATIC_APART bool P##_matches(const dfg_graph *g, dfg_node n)                                            \
    {                                                                                                            \
        return P##_match(g, n, NULL);                                                                            \
    }

#endif
