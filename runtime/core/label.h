/* label.h -- what the files of labels share: memory of a table's labels, lists, cells.  Private to label*.c. */
#ifndef DFG_CORE_LABEL_H
#define DFG_CORE_LABEL_H

#include "../dfg_label.h"

enum { NOTHING, ANYTHING, EVERY_ENTRY, EMPTY }; /* the first lists: the empty set, state and set of what is not known,
                                                   the state of which nothing holds */
enum list_tag { TAG_STATE = 1, TAG_VAGUE, TAG_SET, TAG_CLASS, TAG_MASK, TAG_HOLDS };

/* Numbers, in the pool, with zeros up to a multiple of four: of those with one tag equal ones are one list. */
struct list {
    uint32_t begin;
    uint16_t n, tag;
    uint32_t value; /* what was found for it, 0: nothing; of a state its number, of predicates that hold a label */
};

/* What a node's kind, type and operands but for their states decide; 0 as value: free. */
struct found {
    uint32_t kind, type, operands, value;
};

struct class {
    uint32_t list;   /* the predicates that may hold, behind FACTS */
    uint32_t cells;  /* where they begin; 0: nowhere */
    uint16_t row;    /* of its operator in of_op */
    uint16_t n_axes; /* operands of which something is asked; NO_AXES: nodes of it have no cells */
};
enum { FACTS = 4, NO_AXES = 0xFFFF, MOST_CLASSES = 1024 };

/* Of an operand that an operator's calls are asked about: how many masks have numbers, see label_cells.c. */
struct axis {
    uint16_t room, n;
};
/* A state's number says where the numbers of its masks begin: one an axis, behind a 0. */
enum { MOST_AXES = 1024, N_QUICK = 512, STATE_UNIT = 4 };

/* Where the label of a node of this kind and type stands: cells[first[a] + second[b]], a and b where the numbers of the
 * operands `at` begin.  Pointers, so that nothing is added on the way from an operand's label to that of its user. */
struct quick {
    const uint32_t *cells;
    const uint16_t *first, *second;
    uint32_t kind, type;
    uint32_t has_args;           /* all bits, or none: there are none, and any node's are read */
    uint16_t argc, class, at[2]; /* argc: NOT_QUICK: more is to be looked at */
};
enum { NOT_QUICK = 0xFFFF };

struct dfg_labels {
    size_t block;                /* bytes, of which each table of the view has as many; 0: nothing is there yet of any */
    const struct dfg_tree *tree; /* NULL: nothing is there of this one */
    uint32_t words;              /* names->label_words */
    uint32_t room, mask;         /* nodes, 0: it was of another graph; keys - 1 */
    bool closures;               /* has that graph any? */
    uint32_t n_lists, most_lists, n_pool, most_pool, n_found, n_classes;
    uint32_t n_done; /* nodes below it are labelled */
    dfg_node open_from, open_to; /* nodes of a walk in lanes that are not labelled yet are among these */
    struct found *found;
    struct list *lists;
    struct class *classes; /* the first is none */
    uint32_t *of;          /* per node: set << 16 | number of its state; 0: not labelled */
    uint32_t *stack;       /* as many as nodes */
    uint16_t *index;       /* of lists, by their hash */
    uint16_t *states;      /* by number: the list, from 1 on */
    uint16_t *pool;
    uint64_t *set, *allowed; /* predicates of a row, while a label is made */
    /* label_cells.c */
    uint32_t n_cells, n_numbers, most_cells, most_numbers, stride, dropped, n_used;
    bool is_short; /* of cells */
    struct quick *quick; /* by kind and type */
    struct axis *axes;
    uint32_t *cells; /* as `of`; 0: not known */
    uint16_t *numbers, *masks; /* by state and axis */
    uint16_t *used;            /* of `quick` */
};

struct run {
    const dfg_graph *g;
    const struct dfg_tree *t;
    struct dfg_labels *l;
};

static inline struct dfg_labels *dfg_labels_of(const dfg_graph *g, uint32_t number)
{
    struct dfg_labels *first = g->labels;
    return (struct dfg_labels *)(void *)((char *)first + number * first->block);
}

/* The view becomes one of another graph: what is known of the tables stays, see dfg_labels_begin_graph. */
static inline void dfg_labels_leave_graph(const dfg_graph *g)
{
    const bool any = dfg_labels_of(g, 0)->block != 0;
    for (uint32_t i = 0; any && i < g->names->n_trees; i++)
        dfg_labels_of(g, i)->room = 0;
}

/* The node, or what its labels depend on, is another: it is labelled when it is asked for. */
static inline void dfg_label_forget(const dfg_graph *g, dfg_node n)
{
    const bool any = g->labels != NULL && dfg_labels_of(g, 0)->block != 0;
    for (uint32_t i = 0; any && i < g->names->n_trees; i++) {
        struct dfg_labels *l = dfg_labels_of(g, i);
        if (l->tree == NULL || n >= l->room)
            continue;
        l->of[n] = 0;
        l->n_done = n < l->n_done ? n : l->n_done;
    }
}

/* ---- label_lists.c ---- */

/* The table has nothing but `block`.  words: names->label_words; nodes: memory for a graph of so many, 8 bytes each. */
void dfg_labels_begin(struct dfg_labels *, const struct dfg_tree *, uint32_t words, void *nodes, uint32_t room);
/* The same of a table that has been used with another graph.  Where what it knows fills half of a room it begins anew. */
void dfg_labels_begin_graph(struct dfg_labels *, void *nodes, uint32_t room);
bool dfg_label_has_room(const struct dfg_labels *, uint32_t n);          /* has the pool, for so many numbers? */
uint32_t dfg_label_list(struct dfg_labels *, uint32_t n, enum list_tag); /* of what stands at the pool's end; 0: no room */
uint32_t dfg_label_number(struct dfg_labels *, uint32_t state); /* of a list that is a state */
bool dfg_label_has(const struct dfg_labels *, uint32_t state, uint32_t pred);

static inline uint64_t dfg_label_word(const uint16_t *at)
{
    return at[0] | (uint64_t)at[1] << 16 | (uint64_t)at[2] << 32 | (uint64_t)at[3] << 48;
}

static inline void dfg_label_put_word(uint16_t *at, uint64_t word)
{
    at[0] = (uint16_t)word;
    at[1] = (uint16_t)(word >> 16);
    at[2] = (uint16_t)(word >> 32);
    at[3] = (uint16_t)(word >> 48);
}

/* ---- label_class.c ---- */

enum row_part { HARD, BY_CLASS, BY_NODE, OF_OPERANDS }; /* see there */

uint32_t dfg_label_class(const struct run *, dfg_node); /* its number; 0: no room */
uint32_t dfg_label_value(const struct run *, dfg_node, uint32_t class); /* of a node whose operands are labelled */
/* The list of what an operand in this state allows, for an axis of the row; 0: no room. */
uint32_t dfg_label_make_mask(const struct run *, uint32_t row, uint32_t axis, uint32_t state);

static inline const uint16_t *dfg_label_part(const struct run *r, uint32_t row, uint32_t part)
{
    return r->t->asks + r->t->parts[r->t->of_op[row].parts + part];
}

static inline uint32_t dfg_label_state(const struct run *r, dfg_node n)
{
    return n < r->l->room ? r->l->states[r->l->of[n] & 0xFFFF] : (uint32_t)ANYTHING;
}

/* ---- label_cells.c ---- */

void dfg_label_cells_begin(struct dfg_labels *); /* nothing is known */
/* As dfg_label_make_mask, by what is known. */
uint32_t dfg_label_mask(const struct run *, uint32_t row, uint32_t axis, uint32_t state);
uint32_t *dfg_label_cell(const struct run *, dfg_node, uint32_t class); /* NULL: none */
/* From now on nodes like this one, of the class, are found quickly. */
void dfg_label_slot(const struct run *, dfg_node, uint32_t class);

static inline struct quick *dfg_label_slot_of(const struct dfg_labels *l, uint32_t kind, uint32_t type)
{
    return &l->quick[(kind ^ type * 29) % N_QUICK];
}

#endif
