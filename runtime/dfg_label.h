/* dfg_label.h -- the candidates of a large table, by a tree automaton that is made while it is used.
 *
 * The tests of the table's patterns are data in the file (struct dfg_tree).  A node is labelled with the predicates
 * that hold at it, which its kind and the labels of its operands decide: what was found for one node is looked up
 * for the next, whatever the number of patterns.  Only what the graph has is ever made (on-demand tree-parsing
 * automata, Ertl, Casey and Gregg 2006).  Labels are in the memory of the view and last as long as it, so a view
 * that is used like this belongs to one thread; what was found of the patterns dfg_rebind hands on to the next.
 *
 * Freestanding, as dfg_match.h.
 */
#ifndef DFG_LABEL_H
#define DFG_LABEL_H

#include "dfg_match.h"

DFG_BEGIN_C

/* In the words of struct dfg_tree (runtime/core/label_class.c): how a predicate that others decide depends on these, and
 * that what it denies asks nothing of operands; with the number of a predicate's entries, that it is asked of operands; a
 * predicate that a row has not.  How many words a predicate has before its lists. */
enum dfg_tree_code {
    DFG_TREE_ALL, DFG_TREE_SOME, DFG_TREE_NOT, DFG_TREE_KIND = 3,
    DFG_TREE_FREE = 4,
    DFG_TREE_STORED = 0x8000,
    DFG_TREE_NOWHERE = 0xFFFF,
    DFG_TREE_HEADER = 3
};

/* What may hold where a node calls an operator: `n` predicates from `first` on; where its parts begin in `parts`; the
 * first of its axes, which are operands of which something is asked, among all, and how many; words of 64 bits that
 * have one for each predicate, and for each that it asks of a call whose result the node is. */
struct dfg_tree_row { uint32_t first, parts; uint16_t n, axes, n_axes, n_words; };

struct dfg_tree {
    uint32_t number;          /* among those of the file */
    uint32_t n_entries;       /* of the table */
    uint32_t n_preds;         /* in order: what one asks at its own node stands before it */
    const uint32_t *at;       /* where each begins in code, and the last one ends */
    const uint16_t *code;     /* see runtime/core/label_class.c */
    uint32_t n_ops;           /* rows of of_op */
    const struct dfg_tree_row *of_op; /* by the file's operator; none that may hold: as DFG_OTHER */
    const uint16_t *op_preds;
    const uint32_t *parts; /* where in `asks` */
    const uint16_t *asks;  /* what decides whether they hold, see there */
    uint32_t n_axes;
    bool asks_types;
    bool denies; /* may what holds at operands keep a predicate from holding? */
    /* A test of a node: by its kind, type and which operands there are, or on anything. */
    bool (*atom)(const dfg_graph *g, dfg_node n, uint32_t atom);
};

/* Entries of a table, in order of priority, by their bits in a candidate set; at NULL: the first n. */
struct dfg_entries { const uint16_t *at; uint32_t n; };

static inline uint32_t dfg_entry_of(struct dfg_entries all, uint32_t i) { return all.at != NULL ? all.at[i] : i; }

/* The number of the set of candidates of n; 0: there are none.  O(1) where n is labelled, else labels what it
 * needs.  Never misses an entry.  Where the memory that dfg_bind gave is used up, all entries are candidates. */
uint32_t dfg_label(const dfg_graph *g, const struct dfg_tree *, dfg_node n);
/* The entries of a set, for as long as the view lasts. */
struct dfg_entries dfg_label_entries(const dfg_graph *g, const struct dfg_tree *, uint32_t set);
/* The same as bits, in words of which there is room for all entries. */
void dfg_label_bits(const dfg_graph *g, const struct dfg_tree *, uint32_t set, uint64_t *words);
/* The nodes of first .. last-1 that have candidates, in order, with the numbers of their sets; room for last - first. */
size_t dfg_label_hits(const dfg_graph *g, const struct dfg_tree *, dfg_node first, dfg_node last, dfg_node *nodes,
                      uint32_t *sets);
/* The same with the sets as words. */
size_t dfg_label_sweep(const dfg_graph *g, const struct dfg_tree *, dfg_node first, dfg_node last, dfg_node *nodes,
                       uint64_t *words);

DFG_END_C

#endif
