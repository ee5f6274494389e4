/* steps.h -- what a function of the generated C does, step by step.
 *
 *   search (match/) -> guarded steps -> passes -> steps -> C (print/), listing
 *
 * A search appends steps in its order, each under a guard: the options of choices
 * under which it runs.  A loop is around all that follows it.  Passes then turn
 * them into what is printed: the head of each says what it expects and what holds
 * after it.  run_passes() runs them.
 */
#ifndef STEPS_H
#define STEPS_H

#include "cx.h"

/* ---- guard.c: under which options something happens ---- */

struct guard {
    const struct guard *up; /* NULL guard: always */
    const struct choice *choice;
    uint64_t *in; /* a bit for each option */
    int depth;
};

struct choice {
    cx var; /* bool: option 0 is true, option 1 false; else the option's number */
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
/* Of a condition: it holds. */
const struct guard *guard_if(struct guard_pool *, const struct guard *up, cx cond);
bool guard_implies(const struct guard *, const struct guard *);
bool guard_excludes(const struct guard *, const struct guard *);
bool guards_cover(const guards *, const struct guard *given); /* one of them holds, surely */
cx guard_literal(const struct guard *); /* of the innermost only */
cx guard_cond(const struct guard *);    /* the conjunction; NULL for NULL */
cx guards_cond(const guards *);         /* one of them holds */

/* ---- steps ---- */

/* id, does it declare a variable that later steps may read?, its word and what stands in front of the value in a
 * listing */
#define STEP_KINDS(ROW)                                                                                      \
    ROW(LET, true, "let", " = ")         /* type name = value; value NULL: it is absent */                   \
    ROW(ARRAY, true, "array", " = ")     /* type name[value]; or type name[] = value, which is in braces */  \
    ROW(SET, false, "set", " = ")        /* name = value, a variable of this function */                     \
    ROW(FAIL, false, "fail if", " ")     /* if (value) there is no match here; value NULL: there is none */  \
    ROW(DO, false, "do", " ")            /* value, for its effect */                                         \
    ROW(NOTE, false, "note", "")         /* name: text of the .pat, beside the test that follows */          \
    ROW(LOOP, true, "loop", " < ")       /* name counts up to value, around all that follows */              \
    ROW(WALK, true, "walk", " = ")       /* name is value, then next ..., not DFG_NONE; around the same */   \
    ROW(RECORD, true, "record", "")      /* type name; which a call fills */                                 \
    ROW(WAYS, false, "ways", " while ")  /* while value, which calls with the array `name`, around the same; or \
                                            `option ? call : 1u`, once in the others */                \
    ROW(CHOICE, false, "choice of", "")  /* here begins what a loop needs; its states may be kept */         \
    ROW(SUCCESS, false, "success", "")   /* from here on nothing fails */                                    \
    ROW(MATCH, false, "again", "")       /* a match was told, and the search goes on */                      \
    ROW(ACCEPT, false, "accept", " ")    /* value is the match; its member `name` is handed on, or it is stored, and \
                                            in the array `way` which options led to it */                \
    ROW(RETURN, false, "return", " ")    /* value */                                                         \
    ROW(IF, false, "if", " ")            /* if (value) body else other */                                    \
    ROW(FOR, false, "for", " while ")    /* a loop over its body only: name counts while value */            \
    ROW(FOR_WALK, false, "for", " = ")   /* the same, as WALK */                                             \
    ROW(SCOPE, false, "scope", "")       /* of variables: its body */                                         \
    ROW(NEXT, false, "next", "")         /* goes on with the next round of a FOR */                          \
    ROW(SWITCH, false, "switch", " ")    /* on value; its body are cases */                                  \
    ROW(CASE, false, "case", " ")        /* value, NULL: any other; body NULL: that of the next case */

enum step_kind {
#define STEP_ID(id, ...) STEP_##id,
    STEP_KINDS(STEP_ID)
#undef STEP_ID
};

/* Which tests may share one `if`. */
enum joins { JOINS_NONE, JOINS_SHORT, JOINS_ALL };

struct action {
    enum step_kind kind;
    struct span from;        /* where what it is made of begins, first and last; src NULL: of nothing in particular */
    const struct guard *guard;
    const char *type, *name; /* interned */
    cx value, next;
    cx first;                /* FOR: what name begins as; NULL: 0 */
    const char *remark;      /* DO, CASE: a comment behind it, or NULL */
    enum joins joins;        /* FAIL: with those before it */
    bool brief;              /* LET: no variable where only the next step reads it */
    bool here;               /* LET: it is declared in its block */
    bool fixed;              /* LET: no choice of this function has a say in its value */
    bool gone;               /* remove_gone() drops it */
    bool bare;               /* IF: of one statement, without braces */
    int certain;             /* where the innermost part begins that can't fail and holds this; 0: none */
    const struct pnode *at;  /* CHOICE: what is chosen */
    int id;                  /* CHOICE: 1 + its number, where its states may be kept */
    cx after;                /* LOOP, WALK: is done behind the loop */
    int words;               /* LOOP, WAYS: of `way`, that say which option is tried */
    const struct guard *option; /* LOOP, WAYS: where it goes round more than once; NULL: everywhere */
    struct steps *body, *other;
};

struct steps {
    struct action *at;
    int n, cap;
};

struct parameter {
    const char *type, *name;
    const char *decl; /* where type and name are no pair; else NULL */
    cx arg;           /* what the caller gives; NULL: what has the same name there */
};
struct parameters {
    struct parameter *at;
    int n, cap;
};

/* A choice before which the search may keep its state. */
struct kept_state {
    const struct pnode *at;
    int n_words; /* 0: it is too large to be kept */
};

/* What stands in front of a function's body. */
enum signature { USED_PARAMS, ALL_PARAMS, HEAD_GIVEN /* `head` is all of it */, HEAD_MACRO /* the same, with parameters that may be unused */ };

struct routine {
    const char *name, *head; /* head: `static bool f`, or up to `)` */
    const char *text;        /* in front of it: a comment; of what is no function all of it */
    enum signature signature;
    struct parameters params;
    struct steps steps, *to;   /* to: where steps are added now */
    struct span from;          /* what they are made of */
    cx known;                  /* a condition that holds where it is called, or NULL */
    VEC(struct steps *) around; /* blocks around that */
    struct map taken;          /* identifiers; with each what was wanted, "": it stays as it is */
    VEC(const char *) reserved; /* those that stay */
    struct map suffix;         /* of wanted ones the number that is tried next (int *) */
    int n_loops;               /* opened so far */
    int *next_state;           /* number of the next choice whose states are kept; NULL: none is */
    bool keeps_all;            /* it is the whole search: what is given is the same throughout */
    VEC(int) certain;          /* parts that can't fail and are open: where each begins */
    bool has_choice;           /* the next loop's choice is noted already */
    VEC(struct kept_state) states;
    bool fails;                /* it ends in `return false` */
    bool resumes;              /* its loops go on from the options that the words of `way` say */
    bool gives;                /* by macros, which name `m` and `whole` */
    VEC(struct routine *) parts; /* it goes on in these where loops nest too deep; innermost first */
};

/* The functions of one matcher, in their order. */
struct routines {
    struct routine **at;
    int n, cap;
};

/* ---- steps.c: how they are added ---- */

struct routine *routine_new(const char *name);
/* `TYPE NAME(...)`, of which all parameters stay; the second has `g` and `n`. */
struct routine *function_new(const char *type, const char *name);
struct routine *function_of_node(const char *type, const char *name);
void routine_drop(struct routine *); /* it is printed, and nobody reads it any more */
void add_parameter(struct routine *, const char *type, const char *name, cx arg);
struct span steps_from(struct routine *, struct span); /* what steps are made of from now on; what they were */
const char *new_name(struct routine *, const char *wanted);
void reserve_name(struct routine *, const char *name);
void let(struct routine *, const struct guard *, const char *type, const char *name, cx value);
/* The same, in the block of the guard, which is all that reads it. */
void let_here(struct routine *, const struct guard *, const char *type, const char *name, cx value);
void brief(struct routine *); /* the variable just made is none where only the next test reads it */
void array(struct routine *, const char *type, const char *name, int n);
void set(struct routine *, const struct guard *, const char *name, cx value);
void set_if(struct routine *, const struct guard *, cx cond, const char *name, cx value);
void fail_if(struct routine *, const struct guard *, cx cond);
void test(struct routine *, const struct guard *, cx cond);     /* NULL: nothing to test */
void test_too(struct routine *, const struct guard *, cx cond); /* the same, in one `if` with such ones before */
void note(struct routine *, const struct guard *, const char *text);
void do_this(struct routine *, const struct guard *, cx call);
void do_if(struct routine *, cx cond, cx effect);
void give(struct routine *, cx value); /* return */
void give_if(struct routine *, cx cond, cx value);
void open_loop(struct routine *, const struct guard *, const char *var, cx count);
void record(struct routine *, const struct guard *, const char *type, const char *name); /* to be filled */
void open_ways(struct routine *, const struct guard *, const char *way, cx call, int words);
void open_walk(struct routine *, const char *var, cx first, cx next);
/* Steps up to the end are the body of a loop of their own. */
void begin_for(struct routine *, const struct guard *, const char *var, cx cond);
void begin_for_walk(struct routine *, const struct guard *, const char *var, cx first, cx next);
void end_for(struct routine *);
void begin_choice(struct routine *, const struct pnode *); /* in front of what a loop needs, and of the loop */
bool is_free_choice(const struct routine *); /* so far out that its states are not kept */
/* Between these stands what can't fail, since it has been asked before. */
void begin_certain(struct routine *);
void end_certain(struct routine *);
void add_mark(struct routine *, enum step_kind); /* SUCCESS, MATCH */
/* `member` of it is handed on to accept(); NULL: it is stored. */
void accept_value(struct routine *, cx value, const char *member);

struct action *add_step(struct routine *, enum step_kind, const struct guard *);
/* With these; type may be NULL. */
struct action *add_named(struct routine *, enum step_kind, const struct guard *, const char *type, const char *name, cx value);
void begin_body(struct routine *, struct action *); /* up to end_for() steps are added there */

/* ---- passes ---- */

bool never_succeeds(const struct routine *); /* whatever the graph, as `!_` says */
bool is_loop(const struct action *);         /* around all that follows */
int n_words(const struct steps *, int from); /* of `way`, which say the options of all loops behind it */
struct action *step_copy(struct steps *, const struct action *); /* appended */
void drop_unused(struct routine *);     /* uses.c */
void drop_params(struct routine *);     /* ... once all reads are known */
void remove_gone(struct steps *);
void share_records(struct routine *);   /* records.c: of options that exclude one another */
void join_options(struct routine *);    /* common.c: what all begin with, once */
void join_aliases(struct routine *);    /* aliases.c: one name for one node */
void rename_kept(struct routine *);     /* names.c: numbers of names without gaps */
void rename_steps(struct steps *, const char *(*name_of)(void *ctx, const char *), void *ctx);
void rename_in(struct steps *, const char *from, const char *to); /* interned */
void join_tests(struct steps *);        /* join.c */
void keep_states(struct routine *);     /* states.c */
void share_loops(struct routine *);     /* loops.c: before anything asks for words */
void nest(struct steps *);              /* nest.c: guards become IF, LET in front */
void simplify(struct steps *);          /* ifs.c */
void answer_at_once(struct steps *);    /* of a function without loops: the last test is what it returns */
void split(struct routine *);           /* split.c: deep loops in functions of their own */
bool is_split(const struct routine *);
int values_in(cx); /* outline.c: values (dfg_val) that it computes; NULL: none */
void outline(struct routine *, const char *type); /* outline.c: what computes much in functions of their own; type: what it gives, NULL: neither a test nor a value */
void run_passes(struct routine *);          /* all of them */
void read_operands(struct routine *);       /* operands.c: once it is written; not of a foreign graph */
struct routine hand_on_by_place(const struct routine *); /* places.c: as it is printed */

/* What a step mentions, its body and guard included. */
void each_cx(const struct action *, void (*each)(void *ctx, cx), void *ctx);
void each_cx_in(const struct steps *, void (*each)(void *ctx, cx), void *ctx);
void each_name(const struct action *, void (*each)(void *ctx, const char *variable), void *ctx);
void put_texts(struct map *, const struct steps *, enum cx_kind); /* those of all trees of the kind */
/* What a step asks for and binds, its body included. */
struct names_of { struct map reads, writes; };
struct names_of names_of(const struct action *);
void drop_names_of(struct names_of *);
bool do_meet(const struct map *, const struct map *); /* is a name in both? */
cx routine_call(const struct routine *);     /* of a finished one, with the caller's arguments */
void put_name(void *names, const char *name); /* names: a struct map */
bool declares_for_all(const struct action *); /* a variable that later steps may read */
const char *absent_value(const char *type);

/* ---- blocks.c: functions that are written as they stand ---- */

/* A loop of any type; first NULL: from 0 on; next NULL: counting up; the variable: the condition assigns it. */
void begin_loop(struct routine *, const char *type, const char *var, cx first, cx cond, cx next);
void begin_block(struct routine *, enum step_kind, cx value);
#define begin_if(r, cond) begin_block(r, STEP_IF, cond)
#define begin_scope(r) begin_block(r, STEP_SCOPE, NULL) /* of variables */
#define begin_switch(r, on) begin_block(r, STEP_SWITCH, on)
#define begin_case(r, label) begin_block(r, STEP_CASE, label) /* NULL: any other; without steps it shares those of the next one */
void end_block(struct routine *);
void next_round(struct routine *);
void remark(struct routine *, const char *text);  /* behind the last step */
void add_steps(struct routine *, const struct steps *);
bool routine_reads(const struct routine *, const char *variable);
bool same_step(const struct action *, const struct action *); /* under whatever guards */
bool same_steps(const struct steps *, const struct steps *);

/* ---- print/print.c ---- */

void print_routines(const struct routines *, struct out *); /* in front of them what their conditions call */
void print_function(struct routine *, struct out *);         /* the same of one */
void print_alone(struct routine *, struct out *);      /* what it calls is there */
/* steps/listing.c: --emit=steps */
void list_routine(const struct routine *, struct out *);

#endif
