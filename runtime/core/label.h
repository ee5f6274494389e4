/* label.h -- what the files of labels share: memory of a table's labels, lists, what was found.  Private to label*.c. */
#ifndef DFG_CORE_LABEL_H
#define DFG_CORE_LABEL_H

#include "../dfg_label.h"

enum { NOTHING, ANYTHING, EVERY_ENTRY, EMPTY }; /* the first lists: the empty set, state and set of what is not known,
                                                   the state of which nothing holds */
enum list_tag { TAG_STATE = 1, TAG_ABSENT, TAG_VAGUE, TAG_SET, TAG_CLASS, TAG_MORE };

/* A list of numbers: where it begins in the pool. */
struct list {
    uint32_t begin;
    uint16_t n, tag;
};

/* What was found for a key that is not 0. */
struct found {
    uint64_t key;
    uint32_t value, unused;
};

/* What a node's kind, type and number of operands decide. */
struct class {
    uint32_t list;  /* the predicates that may hold, behind CLASS_FACTS */
    uint16_t argc;  /* NOT_QUICK: nodes of it take more than a look at two operands */
    uint16_t row;   /* of its operator in of_op */
    bool is_own;    /* its predicates ask what class and operands do not say */
};
enum { CLASS_FACTS = 4, NOT_QUICK = 0xFFFF, MOST_CLASSES = 1024 };

/* Where what was found for nodes of a kind stands: cells[first[a] + second[b]], a and b the states of its operands. */
struct quick {
    uint32_t *cells;
    const uint16_t *first, *second;
    uint16_t argc, row; /* argc: NOT_QUICK: nowhere */
};

/* What calls of an operator ask of one operand, numbered: see label_quick.c. */
struct axis {
    uint32_t begin; /* in numbers; 0: nowhere */
    uint16_t room, n;
};
enum { QUICK_KINDS = 1024, MOST_ROWS = 512 };

struct dfg_labels {
    const void *begun;           /* of the first table; NULL: nothing is there yet of any */
    const struct dfg_tree *tree; /* NULL: nothing is there of this one */
    uint32_t room, mask;         /* nodes, keys - 1 */
    uint32_t n_lists, n_pool, n_found, n_classes;
    uint32_t n_done; /* nodes below it are labelled */
    struct found *found;
    struct list *lists;
    struct class *classes; /* the first is none */
    uint32_t *of;          /* per node: set << 16 | number of its state; 0: not labelled */
    uint32_t *stack;       /* as many as nodes */
    uint16_t *index;       /* of lists, by their hash */
    uint16_t *states;      /* by number: the list, from 1 on */
    uint16_t *state_of;    /* by list: its number, 0: none yet */
    uint32_t n_states;
    /* label_quick.c */
    uint32_t n_quick, n_cells, n_numbers, most_cells, most_numbers, state_room, dropped;
    bool is_full;
    struct quick *quick; /* by kind */
    struct axis *axes;   /* two an operator */
    uint32_t *cells;     /* as `of`; 0: not known */
    uint16_t *numbers;
    uint16_t *pool;
    uint8_t *holds; /* a bit a predicate, 0 between calls */
};

struct run {
    const dfg_graph *g;
    const struct dfg_tree *t;
    struct dfg_labels *l;
};

/* Keys: what stands for class and operands in front, and the last two operands; what calls of the operator `row` ask
 * of operand `at`, of one with this state and (0) altogether; a class. */
static inline uint64_t key_of_states(uint32_t row, uint32_t a, uint32_t b)
{
    return (uint64_t)row << 32 | a << 16 | b;
}
static inline uint64_t key_of_asked(uint32_t row, uint32_t at, uint32_t state)
{
    return UINT64_C(1) << 62 | (uint64_t)row << 32 | at << 16 | state;
}

static inline uint64_t key_of_class(uint32_t argc, uint32_t type, uint32_t kind)
{
    return UINT64_C(1) << 63 | (uint64_t)argc << 48 | (uint64_t)type << 24 | kind;
}

/* What was found for the key, or where it belongs: then its key is 0. */
static inline struct found *dfg_label_found(const struct dfg_labels *l, uint64_t key)
{
    uint32_t at = (uint32_t)(key * UINT64_C(0x9E3779B97F4A7C15) >> 40) & l->mask;
    while (l->found[at].key != key && l->found[at].key != 0)
        at = (at + 1) & l->mask;
    return &l->found[at];
}

static inline struct dfg_labels *dfg_labels_of(const dfg_graph *g, uint32_t number)
{
    return (struct dfg_labels *)(void *)((char *)g->labels + number * dfg_labels_size(g->label_room));
}

/* The node, or what its labels depend on, is another: it is labelled when it is asked for. */
static inline void dfg_label_forget(const dfg_graph *g, dfg_node n)
{
    const bool any = g->labels != NULL && dfg_labels_of(g, 0)->begun != NULL;
    for (uint32_t i = 0; any && i < g->names->n_trees; i++) {
        struct dfg_labels *l = dfg_labels_of(g, i);
        if (l->tree == NULL || n >= l->room)
            continue;
        l->of[n] = 0;
        l->n_done = n < l->n_done ? n : l->n_done;
    }
}

/* ---- label_lists.c ---- */

void dfg_labels_begin(struct dfg_labels *, const struct dfg_tree *, uint32_t room);
uint32_t dfg_label_room(const struct dfg_labels *); /* numbers that the pool has room for */
uint32_t dfg_label_list(struct dfg_labels *, uint32_t n, enum list_tag); /* of what stands at the pool's end; 0: no room */
uint32_t dfg_label_number(struct dfg_labels *, uint32_t state); /* of a list that is a state */
uint32_t dfg_label_keep(struct dfg_labels *, uint64_t key, uint32_t value); /* of a new key; the value */
bool dfg_label_has(const struct dfg_labels *, uint32_t state, uint32_t pred);

/* ---- label_class.c ---- */

uint32_t dfg_label_class(const struct run *, dfg_node); /* its number; 0: no room */
/* What the class asks of an operand with this state, as a state. */
uint32_t dfg_label_asked(const struct run *, uint32_t row, uint32_t at, uint32_t state);
uint32_t dfg_label_value(const struct run *, dfg_node, uint32_t class); /* of a node whose operands are labelled */

static inline uint32_t dfg_label_state(const struct run *r, dfg_node n)
{
    return n < r->l->room ? r->l->states[r->l->of[n] & 0xFFFF] : (uint32_t)ANYTHING;
}

/* ---- label_quick.c ---- */

void dfg_label_quick_begin(struct dfg_labels *); /* nothing is known */
/* Keeps what was found for n, a node of the class, which asks of its operands the lists `asked`. */
void dfg_label_quick_add(const struct run *, dfg_node n, const struct class *, const uint32_t asked[2]);

/* What is read for each node, of a graph and its labels: few enough for registers. */
struct dfg_quick_view {
    uint32_t *of;
    const struct quick *quick;
    const uint32_t *cells, *kind, *first;
    const uint16_t *argc;
    const dfg_node *args;
};

static inline struct dfg_quick_view dfg_label_quick_view(const struct run *r)
{
    static const dfg_node none[1] = {DFG_NONE};
    const struct dfg_labels *l = r->l;
    return (struct dfg_quick_view){.of = l->of, .quick = l->quick, .cells = l->cells, .kind = r->g->kind,
                                   .first = r->g->first, .argc = r->g->argc,
                                   .args = r->g->args != NULL ? r->g->args : none};
}

/* The cell of n, the kind of which is known and has as many operands; of one without operands those of another node
 * say nothing.  No branch: kinds come in any order. */
static inline uint32_t *dfg_label_cell(const struct dfg_quick_view *v, dfg_node n, const struct quick *q)
{
    const uint32_t any = (uint32_t)-(int32_t)(q->argc != 0);
    const dfg_node *args = v->args + (v->first[n] & any);
    const size_t a = v->of[args[0]] & 0xFFFF, b = v->of[args[q->argc >> 1]] & 0xFFFF;
    return q->cells + q->second[b] + q->first[a];
}

#endif
