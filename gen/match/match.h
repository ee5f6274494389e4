/* match.h -- what the emitters of exact matchers share.
 *
 * A matcher is a list of steps in the order of the search.  A choice that can't
 * be decided by a test is a `for` loop around all that follows; its variable
 * says which option is tried.  A decided choice is a variable with one value.
 * Steps of one option stand in `if (alt == 0) { ... }`: under a guard.  What is
 * bound under which guards is known while the steps are made, so that a node
 * met again is compared, bound again in an alternative that excludes the first,
 * or checked at run time.
 *
 * Private to match/, where match.c writes functions and the others their parts.
 */
#ifndef EMIT_MATCH_H
#define EMIT_MATCH_H

#include "check/parts.h"
#include "emit/emit.h"
#include "facts/facts.h"
#include "print/layout.h"
#include "steps/steps.h"

/* ---- shape.c: a pattern's nodes before anything is written ---- */

struct shape {
    struct pnode **node; /* by id; NULL: only inside NOT, or not at all */
    int n_nodes;
    int *edges;                 /* by id: operand places, alternatives, members that name it */
    bool *captured;             /* by id: by a capture, or named inside NOT */
    bool *queried;              /* by id: named by a condition */
    bool *chooses;              /* by id: what lies below holds a choice that needs a loop */
    bool *var_captured, *var_queried; /* by var id: the same */
    uint64_t **may;  /* by id: nodes that a match of it reaches in some alternative; self included */
    uint64_t **must; /* by id: in every alternative */
    int words;       /* of these sets */
    bool captures;   /* the search is the pattern's: it returns what it captured */
};

/* captures: what is captured needs a variable. */
void shape_of(struct shape *, const struct pattern *, struct pnode *root, bool captures);
bool is_apart(const struct pnode *, int kid);   /* a search of its own: NOT, a path, `every`, a chain's link */
bool has_own_loop(const struct pnode *);        /* a choice that no test decides */
bool is_plain_wildcard(const struct pnode *); /* tests nothing, binds itself */
bool is_decided(const struct pnode *alt);     /* an ALT of which one test of the operator selects the option */

bool has_bit(const uint64_t *set, int i);
/* All that is reached from p, but through none of these, by id. */
void reach(const struct pnode *p, struct pnode *const *past, int n_past, bool *seen);

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
    int decided_by; /* 1 + the pair whose operators decide the order; 0: a loop */
};
void swap_of(const struct pnode *, struct swap *);
int swap_partner(const struct swap_way *, int operand); /* where it stands when swapped */
cx c_test_head(struct names *, const struct pnode *, cx n); /* what the node's operator must be */

/* ---- emit/comment.c: text of the .pat file in comments ---- */

const char *source_line_text(struct span);   /* on one line */
const char *source_comment(const char *place, struct span); /* all of it, behind where it stands */
const char *brief_comment(struct span);       /* where it stands and how it begins, on one line */

/* ---- expressions that many write ---- */

#define cx_nodes(n, nodes) cx_braces("const dfg_node[]", n, nodes)
/* An empty struct dfg_nodes; type NULL: in a declaration. */
#define cx_no_nodes(type) cx_braces(type, 2, (cx[]){cx_text("NULL"), cx_int(0)})
#define cx_row(row) cx_call("dfg_row", cx_g(), cx_int(row))
#define cx_rest(of, from, behind) cx_call("dfg_rest", cx_g(), of, from, behind)

/* ---- search.c: what is bound, and where ---- */

/* The function pattern that a node stands in. */
struct within {
    const struct within *up;
    cx var;
};

/* What a search is: straight down, P_match where the match struct is all; with loops, one that goes on from a way,
 * one that hands its matches on, and one that its caller tells whether to list paths. */
enum form { FORM_MATCH, FORM_FIND, FORM_WAYS, FORM_EACH, FORM_SEARCH };

typedef VEC(struct pnode *) pnodes;

/* A pattern whose search is written: others may call it. */
struct callee_list {
    struct callee **at;
    int n, cap;
};
struct callee {
    const struct pattern *of;
    struct whole *whole;
    enum form form;
    struct routines text;               /* the search itself is the last one */
    struct callee_list calls;           /* of other ones */
    bool is_printed;
    int words;                          /* of its way */
    int lines, all_lines;               /* of the search, about; with all that is written for it alone */
    const char *why_not;                /* it can't be called; "": it is as short as a call; NULL: it can */
    bool is_part;                       /* of the one pattern that calls it, which goes by the values that it names */
    const char *type, *function;
    const struct capture **node, **rest, **front; /* by pnode id: the members that hold it, and its `...` */
};
struct written {
    struct map of; /* struct callee *, by c_name */
};

/* Something that stands under a guard and waits until all is bound. */
struct waiting {
    const struct guard *guard;
    struct pnode *node;
    cx var;                       /* where it is bound */
    const struct attr_test *attr; /* of attributes against names */
    int from;                     /* the first of its conditions that nobody has judged */
    const struct within *fn;
};

typedef VEC(struct waiting) waiting_list;

/* Many nodes that match a kid of `node` each on its own; tested when all is bound. */
struct apart {
    const struct guard *guard;
    struct pnode *node;
    struct pnode *kid;
    cx over;                /* a struct dfg_nodes */
    bool sorted;            /* what it binds is returned in graph order, else in that of the nodes */
    bool tested;            /* they were, with the names bound then */
    const struct pnode *link; /* of a chain: bound to the next of them */
    const struct trail *trail;
    const struct capture *of;   /* `over` is made of this set's consumers, without what `rest` lists; NULL */
    cx rest;                /* dfg_node[] */
    int row, n_rest;
    const struct within *fn;
    const bool *only;       /* by pnode id: what counts as bound outside; NULL: all that is */
};

/* What a name's C variable is, and under which guards it is bound. */
struct binding {
    cx var;     /* NULL: not bound so far */
    guards in;
    bool own;   /* declared for it; else it is another's */
    int loops;  /* open where it was declared */
    bool stale; /* bound again in a deeper loop: a later turn may find an old value */
};

struct whole;
struct search {
    const struct pattern *pattern;
    struct pnode *root;
    struct names *names;
    struct shape shape;
    struct routine *to;
    struct guard_pool pool;
    const struct written *callees; /* NULL: none */
    const struct matchers **tails;    /* by pnode id: of these, what may be the same text; NULL: none */
    struct callee_list calls;         /* of these */
    const char *written_out;          /* a use that is no call, and why; NULL */
    struct map noted;                 /* uses of which this has been said */
    struct routines *helpers; /* static functions, in front of this one */
    int *n_helpers;
    cx root_var;                      /* whose body counts */
    const struct within *fn;          /* around the node being written */
    struct binding *node, *var, *set; /* by pnode id, var id, capture id */
    cx *call;                         /* by pnode id: the call behind a `.0` */
    VEC(struct binding *) log;        /* as they were bound */
    bool *deferred;                   /* by id: bound in the alternatives, examined behind them */
    bool *joined;                     /* by id: no other way leads to it than the alternatives or the call that are behind */
    const struct pnode *known_op;     /* its operator has been tested already */
    waiting_list placed;  /* calls, tuples ...: must stand in the body of the root or of functions around */
    waiting_list inside;  /* the same of patterns that are called, which place them */
    waiting_list attrs;   /* attributes against names */
    waiting_list members; /* nodes with conditions of their own */
    waiting_list denied;  /* NOT with names from outside */
    VEC(struct apart) apart;
    int *n_rows;          /* of scratch, taken so far */
    struct pattern_facts *facts;
    int *n_states;        /* choices whose states are kept; NULL: the search costs little */
    const char **filter;  /* by pnode id: the function that is false where it has no match, "": none is */
    cx *dominates;        /* by pnode id: what the walk of dominators asks, an address; NULL: not so far */
    int first_own;        /* captures from this id on are those of whole matches only */
    bool reports;         /* it returns what it binds, also to P_whole */
    bool has_whole;       /* its parameter `whole` says that these are wanted; else they always are */
    bool *judged;         /* by number: conditions of the pattern that were tested before all was bound */
    bool is_option;       /* of the pattern's root: the others have searches of their own */
};

enum bound { UNBOUND, BOUND, MAYBE };
enum bound bound_state(const struct binding *, const struct guard *);
void log_bound(struct search *, struct binding *, const struct guard *);
/* A variable of its own, or a value for the one it has; bind_own: it is bound to that from here on. */
void give_value(struct search *, struct binding *, const char *type, const char *name, cx value,
                const struct guard *);
void bind_own(struct search *, struct binding *, const char *type, const char *name, cx value,
              const struct guard *);
const char *name_for(const struct pnode *);
const char *op_variable(const struct op *);
void search_new(struct search *, const struct pattern *, struct pnode *root, struct names *, bool captures);
void before_choice(struct search *, const struct pnode *); /* asks what can be asked, before a loop is opened */
bool stands_in_body(const struct pnode *); /* a call, a tuple ...: no leaf, no alternative */
void visit_root(struct search *); /* the root, at `n` */
void visit(struct search *, struct pnode *, cx place, const struct guard *);
void examine(struct search *, struct pnode *, const struct guard *);

void place_in_body(struct search *, struct pnode *, cx var, const struct guard *); /* it must stand in the root's */
void wait_for_members(struct search *, struct pnode *, cx var, int from, const struct guard *); /* its conditions */

/* ---- call.c: patterns that this one uses, as functions ---- */

struct callee *add_callee(struct written *, struct callee); /* of, whole, form, text, calls are given */
bool visit_by_call(struct search *, struct pnode *, cx place, const struct guard *); /* false: it is no such use */
/* What the pattern asks first, where that is little: most nodes fail there, and a call costs more than the test. */
cx test_head(struct search *, const struct pnode *, cx place);
cx call_of_search(const char *function, cx n, const char *way, cx match, cx whole); /* way, whole: NULL: it has none */

/* ---- use.c: which parts are such uses (use.h) ---- */

struct callee *callable(const struct written *, const struct pattern *); /* NULL: no search calls it */
void note_written_out(struct search *, const struct pnode *, const struct guard *); /* why it is none */
/* Are its choices made before those of what stands for its parameters? */
bool chooses_first(const struct shape *, const struct pnode *root, int n_nodes, struct pnode *const *arguments);
bool is_callable(const struct pnode *); /* can a function of its own bind it? */

/* ---- tails.c: patterns that stand in others unnamed ---- */

struct map looks_of(const struct matchers *file); /* struct matchers *, by what they look like */
const struct matchers **tails_in(const struct pattern *, const struct map *looks); /* by pnode id; NULL: none */

/* ---- bind.c: dimensions and attribute values ---- */

void bind_types(struct search *, struct pnode *, cx var, const struct guard *);
void bind_attrs(struct search *, struct pnode *, cx var, const struct guard *);
void bind_found_values(struct search *, const struct pnode *, cx var, const struct guard *); /* that a callee has tested */

/* ---- choice.c: alternatives ---- */

void visit_alternatives(struct search *, struct pnode *, cx var, const struct guard *);
pnodes tails_of(struct search *, struct pnode *alt); /* what is written once, behind the options */
struct choice *open_choice(struct search *, struct pnode *alt, cx var, const struct guard *); /* one test decides, or a loop */

/* ---- options.c: alternatives at a root, a function an option ---- */

struct option {
    const struct search *search;
    const char *function;
    bool resumes; /* it goes on from a way */
    int words;    /* of that */
};
bool has_options(const struct pattern *); /* that may be functions */
const char *const *names_of_options(const struct pattern *, const struct matchers *file);
void visit_option(struct search *); /* whose root it is */
void visit_options(struct search *, const struct whole *, const struct option *); /* by number */

/* ---- locals.c: parts of a search that are functions of their own ---- */

/* Does every way to match p bind it?  known, by id: 0: not asked, else 1 + the answer. */
bool always_binds(const struct pnode *p, const struct pnode *bound, char *known);

struct locals {
    const struct pattern **at;
    int n, cap;
    pnodes nodes; /* that are uses of them, until locals_end() */
};
struct locals locals_of(const struct pattern *, struct names *, const struct matchers *file, const struct written *,
                        bool options); /* the root's are functions */
void locals_end(struct locals *);

/* ---- operands.c: operand lists, swapped operands, `...` ---- */

int *visit_order(const struct shape *, const struct pnode *); /* kids without loops below them first */
void visit_operands(struct search *, struct pnode *, cx var, const struct guard *);

/* ---- not.c: what must not match, as a function of its own ---- */

void visit_not(struct search *, struct pnode *, cx var, const struct guard *);
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

/* What a search is for: an answer, where a chain's link leads, what it binds. */
enum job { ASK, FIND_LINKS, COLLECT };
struct out_param {
    const struct capture *capture;
    const struct pnode *node; /* instead: one node for all members, not a set */
    const char *wanted, *name; /* of the outer search's variable */
    const char *found; /* of that which the search inside writes to */
    bool is_set;       /* a struct dfg_nodes; else a node */
    bool is_one;       /* the same operands for all members, in their order */
    bool is_more;      /* another walk has found some of it */
};
struct inner {
    enum job job;
    struct pnode *root;
    const char *what; /* in the function's name */
    cx at;            /* the outer search's expression of the node */
    const struct guard *guard;
    const struct within *fn;
    const struct inside *in;
    const struct pnode *chain, *link; /* of a chain */
    cx link_at;               /* COLLECT: bound to it; FIND_LINKS: the struct dfg_chain */
    const struct trail *trail; /* of a chain whose repetitions share names; NULL */
    cx entry;                 /* ... the one at hand; NULL: its end */
    cx *at_hand;              /* by pnode id: of what stands for a member of another statement's set; NULL */
    VEC(struct out_param) outs;
};
/* Writes the function; returns a call of it. */
cx write_inner(struct search *, struct inner *);

/* ---- trail.c: a walk along a chain whose repetitions share names ---- */

struct trail {
    const char *var; /* the struct dfg_trail's name */
    VEC(const struct pnode *) names; /* a word each */
    VEC(const struct var *) values;  /* behind them */
};
bool is_on_trail(const struct trail *, const struct pnode *); /* one of the names; trail may be NULL */
bool is_value_on_trail(const struct trail *, const struct var *);
int trail_word(const struct trail *, int i);                  /* the first word of value i; behind the last one: of all */
cx trail_word_at(const struct trail *, cx entry, int word); /* entry NULL: at its end */
cx trail_value_at(const struct trail *, cx entry, int i);
void trail_words(const struct search *, const struct trail *, bool at_end, cx_list *); /* what is bound; at_end: all is */
cx cx_words(const cx_list *); /* (const uint32_t[]){a, b} */
const char *value_type(const struct var *);                    /* its C type */

/* ---- filter.c: what can't match, whatever the names stand for ---- */

/* Must what matches it stand in the body of the match? */
enum placement { NOWHERE, IN_BODY, EITHER };
enum placement placement_of(const struct pnode *);
bool has_siblings(const struct search *, const struct pnode *); /* several kids have choices */
bool filters_exactly(const struct search *, const struct pnode *);  /* its filter holds only where it matches */
void add_filters(struct routines *all, const struct routines *callers); /* the functions that these call */
cx c_filter(struct search *, struct pnode *, cx n); /* a call; NULL: it can */
cx c_dominates(struct search *, struct pnode *); /* the struct dfg_dominates, as an address */

/* ---- sets.c: dominators, `every` ---- */

/* All names in it that the search binds, or the trail has bound. */
bool all_bound(const struct search *, const struct inside *, const struct trail *);
/* A node that is one for all members, though nothing outside has bound it for certain. */
bool is_one_for_all(const struct search *, const struct inner *, const struct pnode *);

/* A loop over a walk; where the guard does not hold, of one turn. */
void walk_under(struct search *, const struct guard *, const char *var, cx first, cx next);
void visit_dominates(struct search *, struct pnode *, cx var, const struct guard *);
/* The path as a function of a node, where it asks for no name from outside; else NULL. */
const char *write_fits(struct search *, const struct pnode *);
void visit_every(struct search *, struct pnode *, cx var, const struct guard *);
void judge_sets(struct search *);

/* ---- chain.c: patterns that call themselves ---- */

void visit_chain(struct search *, struct pnode *, cx var, const struct guard *);

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
cx whole_value(const struct search *, const struct whole *); /* the struct */
struct binding *binding_of(const struct search *, const struct capture *);
cx bound_node(const struct search *, const struct pnode *, bool of_call); /* DFG_NONE where it is not */

/* ---- whole.c ---- */

struct whole_part {
    enum part_role role;
    int root; /* which, from 1 on */
    const struct capture *capture;
};

/* A struct that a call of the search fills is a member of P_whole, if a part stands in it. */
struct embedded {
    const struct callee *filled_by;
    const char *variable, *wanted, *member; /* what it was called in the search, could be, and is now */
};
struct layout {
    VEC(struct embedded) structs;
    const char **at; /* by number of own captures: where in these; NULL: in a member of its own */
};

struct whole {
    const struct pattern *of;
    struct pattern pattern; /* the same with a capture for every part */
    VEC(struct capture *) own; /* those that the match struct has not */
    const struct callee *search; /* that fills it */
    const char *tag;           /* what its structs' names begin with: of an imported pattern, with that of the file */
    struct layout *layout;     /* NULL: no struct is embedded */
    bool may_ask;              /* the search needs no struct to fill, where one only asks whether there is a match */
    bool has_paths;            /* among them sets that take time to list: a function P_whole asks for them */
    struct map taken;          /* names of its members; with each, the suffix that is tried next (int *) */
    VEC(struct whole_part) parts;
    struct match_parts *found;
    struct kept *kept;
};

/* Between these the pattern's nodes have the captures of the whole match. */
struct whole *whole_begin(const struct pattern *);
void whole_end(struct whole *);
const char *member_path(const struct whole *, const struct capture *); /* in the struct: "m.x"; c NULL: the root */
const char *match_name(const struct whole *); /* of the match struct */
const char *match_member(const struct whole *, const struct capture *); /* in the match struct: "x"; NULL: it has none */

/* ---- embed.c: how a search stores its match, where what calls fill is part of it ---- */

/* only, by number of own captures: those that no other function stores; NULL: all. */
void store_accepted(struct routine *search, struct whole *, const struct callee_list *calls, const bool *only);
void drop_unread_wholes(struct routine *); /* that calls fill */

/* ---- match.c, emit/extern.c ---- */

void count_states(const struct search *); /* for the facts: how large states are, and which are not kept */
void reserve_common_names(struct routine *, const struct pattern *); /* what every matcher may call something */

#endif
