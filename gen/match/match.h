/* match.h -- what the emitters of exact matchers share.
 *
 * A matcher is a list of steps in the order of the search.  A choice that can't
 * be decided by a test is a `for` loop around all that follows; its variable
 * says which option is tried.  A decided choice is a variable with one value.
 * Steps of one option stand in `if (alt == 0) { ... }`: under a guard.  What is
 * bound under which guards is known while the text is written, so that a node
 * met again is compared, bound anew in an alternative that excludes the first,
 * or asked for at run time.
 *
 * Private to match/, where match.c writes functions and the others their parts.
 */
#ifndef EMIT_MATCH_H
#define EMIT_MATCH_H

#include "check/parts.h"
#include "emit/emit.h"
#include "facts/facts.h"
#include "print/layout.h"

/* ---- shape.c: a pattern's nodes before anything is written ---- */

struct shape {
    struct pnode **node; /* by id; NULL: only inside NOT, or not at all */
    int n_nodes;
    int *edges;                 /* by id: operand places, alternatives, members that name it */
    bool *told;                 /* by id: captured, or named inside NOT */
    bool *asked;                /* by id: named by a condition */
    bool *chooses;              /* by id: what lies below holds a choice that needs a loop */
    bool *var_told, *var_asked; /* by var id: the same */
    uint64_t **may;  /* by id: nodes that a match of it reaches in some alternative; self included */
    uint64_t **must; /* by id: in every alternative */
    int words;       /* of these sets */
    bool captures;   /* the search is the pattern's: it tells what it captured */
};

/* captures: what is captured needs a variable. */
void shape_of(struct shape *, const struct pattern *, struct pnode *root, bool captures);
bool is_apart(const struct pnode *, int kid);   /* a search of its own: NOT, a path, `every`, a chain's link */
bool has_own_loop(const struct pnode *);        /* a choice that no test decides */
bool is_plain_wildcard(const struct pnode *); /* tests nothing, binds itself */
bool is_decided(const struct pnode *alt);     /* an ALT of which one test of the operator tells the option */

/* How a call's operands may be swapped. */
struct swap {
    int n; /* ways apart from the written one; mostly 1 */
    struct swap_way {
        const int *a, *b;
        int n_pairs; /* operand a[i] with operand b[i] */
        const struct op **ops;
        int n_ops; /* for these operators of the call; none: all */
    } * way;
    bool any_op;    /* whatever operator the graph has there, if it commutes */
    int decided_by; /* 1 + the pair whose operators tell the order; 0: a loop */
};
void swap_of(const struct pnode *, struct swap *);
int swap_partner(const struct swap_way *, int operand); /* where it stands when swapped */
const char *c_test_head(struct names *, const struct pnode *,
                        const char *n); /* what the node's operator must be */

/* ---- guard.c: under which options something happens ---- */

struct guard {
    const struct guard *up; /* NULL guard: always */
    const struct choice *choice;
    uint64_t *in; /* a bit for each option */
    int depth;
};

struct choice {
    const char *var; /* bool: option 0 is true, option 1 false; else the option's number */
    int n;
    bool is_bool;
    const struct guard **without;
    int n_without; /* option 0 excludes what happens under these */
};

/* Any of these. */
typedef VEC(const struct guard *) guards;

struct guard_pool {
    VEC(struct guard *) all;
};
const struct guard *guard_under(struct guard_pool *, const struct guard *up, const struct choice *,
                                const uint64_t *in);
const struct guard *guard_option(struct guard_pool *, const struct guard *up, const struct choice *,
                                 int option);
bool guard_implies(const struct guard *, const struct guard *);
bool guard_excludes(const struct guard *, const struct guard *);
const char *guard_literal(const struct guard *); /* of the innermost only */
const char *guard_text(const struct guard *);    /* the conjunction; "true" for NULL */
const char *guards_text(const guards *);         /* one of them holds */

/* ---- cond.c: C conditions as text ---- */

const char *c_not(const char *cond); /* the negation */
const char *next_name(const char *text, size_t *len); /* the identifiers of a text, one by one */

/* ---- emit/layout.c: long text on several lines ---- */

const char *broken(const char *cond);                                    /* of `if (cond)` */
/* The C expression, which begins in column `at` of a statement that is itself indented by `base`;
 * lines that its outermost operators begin are indented by `indent` more. */
const char *laid_out(const char *text, size_t at, size_t indent, size_t base);
const char *find_outside(const char *text, const char *op); /* outside of parentheses and literals, or NULL */
bool mentions(const char *text, const char *name); /* as an identifier, outside of comments and strings */

/* ---- emit/comment.c: text of the .pat file in comments ---- */

void emit_source(struct out *, struct span); /* its lines, each behind " * " */
const char *source_line_text(struct span);   /* on one line */

/* ---- blocks.c ---- */

const char *simpler_block(const char *block); /* a chain of `if`s with less nesting */

/* ---- text.c: lines, blocks, variables, loops of one function ---- */

const char *text_of(struct out *); /* as a string */

struct local {
    const char *type, *name;
    const char *decl; /* of a parameter whose type and name are no pair; else NULL */
    const char *arg;  /* of a parameter that the caller gives another expression for; else NULL */
    bool fixed;       /* no choice of this function has a say in its value */
};
struct param_list {
    struct local *at;
    int n, cap;
};

/* A choice before which the search may keep its state. */
struct try {
    const struct pnode *at;
    int id, n_locals;
    bool in_loop;      /* of its part */
    const char *state; /* `4, x, y`; NULL: it is not kept */
    int n_words;
};

/* A function: parts that call each other where loops nest deeper than compilers must take. */
struct part {
    struct out *out;
    int loops;
    int n_locals;
    VEC(int) tries; /* by loop: 1 + the index of its try, or 0 */
};

struct text {
    const char *name; /* of the function being written */
    VEC(struct part) parts;
    struct part *part;
    VEC(struct local)
    locals;      /* declared so far, in order; never out of scope, because loops only nest deeper */
    int n_loops; /* opened so far, in all parts */
    struct map taken;          /* identifiers; with each, the suffix that is tried next (int *) */
    struct out *block;         /* an `if` of a guard is being written here */
    VEC(struct local) hoisted; /* variables bound in it, declared in front of it */
    const struct guard *open;  /* the guard of the innermost open `if` */
    VEC(uint64_t *) covered;   /* by depth of guard: options that the chain of `if` and `else` has shown */
    int *next_state;           /* number of the next choice whose states are kept; NULL: none is */
    VEC(struct try) tries;     /* in the order of the text */
    const struct pnode *choice; /* the next loop's */
    bool has_try;              /* the next loop's choice is marked already */
    int open_try;              /* of the next loop: 1 + its index, or 0 */
    bool explained;            /* the test to come stands below a comment, and alone */
    const char *pending;       /* a condition to fail on that is still to be written, under `open` */
};

void text_begin(struct text *, const char *name);
const char *new_name(struct text *, const char *wanted);
void reserve_name(struct text *, const char *name);
void line(struct text *, const struct guard *, const char *fmt, ...) __attribute__((format(printf, 3, 4)));
void fail_if(struct text *, const struct guard *, const char *cond);
void test(struct text *, const struct guard *, const char *cond); /* NULL: nothing to test */
void test_too(struct text *, const struct guard *, const char *cond); /* the same, in one `if` with such ones before */
/* Declares name and gives it a value; under a guard it is declared in front with its type's "absent". */
void let(struct text *, const struct guard *, const char *type, const char *name, const char *value);
void set(struct text *, const struct guard *, const char *name, const char *value);
void comment(struct text *, const struct guard *, const char *text);
/* for (var = 0; var < (guard ? count : 1u); var++) around all that follows. */
void open_loop(struct text *, const struct guard *, const char *var, const char *count);
/* for (dfg_node var = first; var != DFG_NONE; var = next), the same. */
void open_walk(struct text *, const char *var, const char *first, const char *next);
void leave_blocks(struct text *); /* what follows is a loop, or what it needs */
bool has_loops(const struct text *);

/* ---- tries.c: states of a search that led to no match ---- */

/* Bookmarks in a text, each a line that begins with MARK. */
enum { MARK = 1 };
void keep_states(struct text *, int *next, bool whole); /* whole: the search is the pattern's */
void mark_choice(struct text *);                        /* in front of what a loop needs, and of the loop */
bool is_free_choice(const struct text *);               /* so far out that its states are not kept */
/* Between these stands what can't fail, since it has been asked before. */
void mark_certain(struct text *, const struct guard *);
void mark_uncertain(struct text *, const struct guard *);
void mark_success(struct text *); /* what follows can't fail */
void mark_match(struct text *);   /* a match was told, and the search goes on */
/* What the tries' states are, when all is written; bookmarks become C. */
struct search;
void settle_tries(struct text *, const struct param_list *, bool whole);
void count_tries(const struct search *); /* for the facts: how large states are, and which are not kept */
void note_hopeless(struct text *, struct part *, int loop); /* behind the loop */

/* What stands in front of a function's body. */
enum signature { USED_PARAMS, ALL_PARAMS, HEAD_GIVEN /* `head` is all of it */ };

/* Ends the function and writes it to `out`, further parts of it to `parts`.  Returns the arguments of a call.
 */
const char *text_end(struct text *, const char *head, const struct param_list *, enum signature,
                     struct out *parts, struct out *out);

/* ---- search.c: what is bound, and where ---- */

/* The function pattern that a node stands in. */
struct within {
    const struct within *up;
    const char *var;
};

/* Something that stands under a guard and waits until all is bound. */
struct waiting {
    const struct guard *guard;
    struct pnode *node;
    const char *var;              /* where it is bound */
    const struct attr_test *attr; /* of attributes against names */
    const struct within *fn;
};

typedef VEC(struct waiting) waiting_list;

/* Many nodes that match a kid of `node` each on its own; asked when all is bound. */
struct apart {
    const struct guard *guard;
    struct pnode *node;
    struct pnode *kid;
    const char *over;       /* a struct dfg_nodes */
    bool sorted;            /* what it binds is told in graph order, else in that of the nodes */
    bool asked;             /* with the names bound then it has been asked of them */
    const struct pnode *link; /* of a chain: bound to the next of them */
    const struct trail *trail;
    const struct capture *of;   /* `over` is made of this set's consumers, without what `rest` lists; NULL */
    const char *rest;
    int row, n_rest;
    const struct within *fn;
    const bool *only;       /* by pnode id: what counts as bound outside; NULL: all that is */
};

/* What a name's C variable is, and under which guards it is bound. */
struct binding {
    const char *var; /* NULL: not bound so far */
    guards in;
    bool own;   /* declared for it; else it is another's */
    int loops;  /* open where it was declared */
    bool stale; /* bound again in a deeper loop: a later turn may find an old value */
    bool read;  /* compared with, or handed on */
};

struct search {
    const struct pattern *pattern;
    struct pnode *root;
    struct names *names;
    struct shape shape;
    struct text text;
    struct guard_pool pool;
    struct out *helpers; /* static functions, in front of this one */
    int *n_helpers;
    const char *root_var;             /* whose body counts */
    const struct within *fn;          /* around the node being written */
    struct binding *node, *var, *set; /* by pnode id, var id, capture id */
    const char **call;                /* by pnode id: the call behind a `.0` */
    VEC(struct binding *) log;        /* as they were bound */
    bool *deferred;                   /* by id: bound in the alternatives, examined behind them */
    const struct pnode *known_op;     /* its operator has been tested already */
    waiting_list placed;  /* calls, tuples ...: must stand in the body of the root or of functions around */
    waiting_list attrs;   /* attributes against names */
    waiting_list members; /* nodes with conditions of their own */
    waiting_list denied;  /* NOT with names from outside */
    VEC(struct apart) apart;
    int *n_rows;          /* of scratch, taken so far */
    struct pattern_facts *facts;
    int *n_states;        /* choices whose states are kept; NULL: the search costs little */
    const char **can;     /* by pnode id: the function that says where it can match, "": anywhere */
    const char **dominates; /* by pnode id: what the walk of dominators asks, a C variable; NULL: not so far */
    bool *judged;         /* by number: conditions of the pattern that were asked before all was bound */
    const struct search
        *rehearsal; /* the same search written once before, for what it reads; NULL: this is it */
};

enum bound { UNBOUND, BOUND, MAYBE };
enum bound bound_state(const struct binding *, const struct guard *);
void log_bound(struct search *, struct binding *, const struct guard *);
/* A variable of its own, or a value for the one it has. */
void bind_own(struct search *, struct binding *, const char *type, const char *name, const char *value,
              const struct guard *);
const char *name_for(const struct pnode *);
const char *op_variable(const struct op *);
/* A search is written twice: a rehearsal says which variables are read, others need not be. */
void search_new(struct search *, const struct pattern *, struct pnode *root, struct names *, bool captures,
                const struct search *rehearsal);
void before_choice(struct search *, const struct pnode *); /* asks what can be asked, before a loop is opened */
bool is_idle_node(const struct search *, const struct pnode *); /* a wildcard whose node nobody asks for */
bool stands_in_body(const struct pnode *); /* a call, a tuple ...: no leaf, no alternative */
bool asks_nothing(const struct search *, const struct pnode *); /* nor for what is below it: `_ | _` */
bool is_idle_var(const struct search *, const struct var *);
void visit_root(struct search *); /* the root, at `n` */
void visit(struct search *, struct pnode *, const char *place, const struct guard *);
void examine(struct search *, struct pnode *, const struct guard *);

/* ---- bind.c: dimensions and attribute values ---- */

void bind_types(struct search *, struct pnode *, const char *var, const struct guard *);
void bind_attrs(struct search *, struct pnode *, const char *var, const struct guard *);

/* ---- choice.c: alternatives ---- */

void visit_alternatives(struct search *, struct pnode *, const char *var, const struct guard *);

/* ---- operands.c: operand lists, swapped operands, `...` ---- */

int *visit_order(const struct shape *, const struct pnode *); /* kids without loops below them first */
void visit_operands(struct search *, struct pnode *, const char *var, const struct guard *);

/* ---- not.c: what must not match, as a function of its own ---- */

void visit_not(struct search *, struct pnode *, const char *var, const struct guard *);
void judge_not(struct search *, const struct waiting *);

/* ---- inner.c: searches of their own, as static functions ---- */

/* What stands inside: down to what is bound outside. */
struct inside {
    struct search *outer;
    const struct guard *guard; /* under which it is judged */
    const bool *only;
    const struct trail *trail; /* of a chain: what its repetitions bind; NULL */
    VEC(struct pnode *) nodes;
    VEC(struct var *) vars;
    VEC(struct capture *) sets;
    bool *seen;
    bool *binds; /* by pnode id: not only asked for, by a condition or below a NOT */
};
struct inside insides_of(struct search *outer, struct pnode *root, const struct guard *, const bool *only);
struct inside insides_of_apart(struct search *outer, const struct apart *);
bool is_outside(const struct inside *, const struct pnode *);
bool names_value(const struct pnode *, const struct var *); /* does it bind the extent, the attribute's value? */
bool names_outer(const struct inside *); /* any name that the outer search may bind */
void read_names(struct search *, const struct inside *); /* they are asked for */

/* What a search is for: an answer, where a chain's link leads, what it binds. */
enum job { ASK, FIND_LINKS, COLLECT };
struct out_param {
    const struct capture *capture;
    const struct pnode *node; /* instead: one node for all members, not a set */
    const char *name; /* of the outer search's variable */
    bool is_set;      /* a struct dfg_nodes; else a node */
};
struct inner {
    enum job job;
    struct pnode *root;
    const char *what; /* in the function's name */
    const char *at;   /* the outer search's text of the node */
    const struct guard *guard;
    const struct within *fn;
    const struct inside *in;
    const struct pnode *chain, *link; /* of a chain */
    const char *link_at;      /* COLLECT: bound to it; FIND_LINKS: the struct dfg_chain */
    const struct trail *trail; /* of a chain whose repetitions share names; NULL */
    const char *entry;        /* ... the one at hand; NULL: its end */
    const char **at_hand;     /* by pnode id: of what stands for a member of another statement's set; NULL */
    VEC(struct out_param) outs;
};
/* Writes the function; returns a call of it. */
const char *write_inner(struct search *, struct inner *);

/* ---- trail.c: a walk along a chain whose repetitions share names ---- */

struct trail {
    const char *var; /* the struct dfg_trail */
    VEC(const struct pnode *) names; /* a word each */
    VEC(const struct var *) values;  /* behind them */
};
bool is_on_trail(const struct trail *, const struct pnode *); /* one of the names; trail may be NULL */
bool is_value_on_trail(const struct trail *, const struct var *);
int trail_word(const struct trail *, int i);                  /* the first word of value i; behind the last one: of all */
const char *trail_word_at(const struct trail *, const char *entry, int word); /* entry NULL: at its end */
const char *trail_value_at(const struct trail *, const char *entry, int i);
const char *trail_words(const struct search *, const struct trail *, bool at_end); /* what is bound; at_end: all is */
const char *value_type(const struct var *);                    /* its C type */

/* ---- can.c: what can't match, whatever the names stand for ---- */

bool has_siblings(const struct search *, const struct pnode *); /* several kids have choices */
bool can_exactly(const struct search *, const struct pnode *);  /* where it can, it does */
void write_cans(struct out *, const char *search); /* the functions that the text calls */
const char *c_can(struct search *, struct pnode *, const char *n); /* a call; NULL: it can */
const char *c_dominates(struct search *, struct pnode *); /* the struct dfg_dominates, as an address */

/* ---- sets.c: dominators, `every` ---- */

/* All names in it that the search binds, or the trail has bound. */
bool all_bound(const struct search *, const struct inside *, const struct trail *);
/* A node that is one for all members, though nothing outside has bound it for certain. */
bool is_one_for_all(const struct search *, const struct inner *, const struct pnode *);

void visit_dominates(struct search *, struct pnode *, const char *var, const struct guard *);
/* The path as a function of a node, where it asks for no name from outside; else NULL. */
const char *write_fits(struct search *, const struct pnode *);
void visit_every(struct search *, struct pnode *, const char *var, const struct guard *);
void judge_sets(struct search *);

/* ---- chain.c: patterns that call themselves ---- */

void visit_chain(struct search *, struct pnode *, const char *var, const struct guard *);

/* ---- roots.c: several roots, `every` statements ---- */

void visit_roots(struct search *);
void ask_every(struct search *); /* the statements, for judge_sets() */
void list_consumers(struct search *, const struct apart *); /* of the set that it is made of */
int take_rows(struct search *, int n); /* the first of n rows of scratch */

/* ---- end.c: when all is bound ---- */

bool is_whole(const struct search *);           /* the search of the pattern, not of a part of it */
void judge_ready(struct search *);              /* conditions all of whose names are bound by now */
void judge(struct search *);                    /* bodies, attributes against names, conditions */
void judge_body(struct search *, const struct waiting *); /* at once */
const char *whole_value(const struct search *, const struct whole *); /* the struct's initialiser */
const char *bound_node(const struct search *, const struct pnode *, bool of_call); /* DFG_NONE where it is not */

/* ---- whole.c ---- */

struct whole_part {
    enum part_role role;
    int root; /* which, from 1 on */
    const struct capture *capture;
};

struct whole {
    const struct pattern *of;
    struct pattern pattern; /* the same with a capture for every part */
    VEC(struct capture *) own; /* those that the match struct has not */
    bool has_sets;             /* among them sets to be collected: P_whole is a search of its own */
    VEC(struct whole_part) parts;
    struct kept *kept;
    int n_kept;
};

/* Between these the pattern's nodes have the captures of the whole match. */
struct whole *whole_begin(const struct pattern *);
void whole_end(struct whole *);

/* ---- match.c, emit/extern.c ---- */

void reserve_common_names(struct text *, const struct pattern *); /* what every matcher may call something */
const char *each_head(const char *name);                          /* of P_each, as it is declared */
const char *whole_head(const char *name);                         /* of P_whole */

#endif
