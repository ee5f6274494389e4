/* states.c -- nogoods: states of a search that led to no match are recorded and
 * not tried again.
 *
 * In:   guarded steps, of which all are needed, with a CHOICE in front of what
 *       each loop needs.
 * Out:  where a state is small, a lookup before the choice's loop and an
 *       insertion after it.
 *
 * From a choice on, the search depends on the variables that are live there:
 * these are its state.  Variables that only report a match are not live, and
 * neither are those of tests that can't fail, since they were made before the
 * choice.  What is constant throughout one search is left out.  So a pattern
 * whose names tie few places together is matched in polynomial time, however
 * deep its choices nest.
 */
#include "steps.h"

#include <string.h>

enum {
    MOST_WORDS = 7
}; /* of a state, with the number of the choice: DFG_TRY_WORDS less the search's number */

/* ---- what is read where ---- */

struct reading {
    int at, since; /* the step; where the innermost part begins that can't fail and holds it */
};
typedef VEC(struct reading) readings;

struct reads {
    struct map of; /* readings * by name */
    struct reading now;
};

static void note_read(void *ctx, const char *name)
{
    struct reads *reads = ctx;
    readings *of = pat_map_get(&reads->of, name);
    if (!of) {
        of = alloc(sizeof *of);
        map_put(&reads->of, name, of);
    }
    *PUSH(*of) = reads->now;
}

/* All names up to the success. */
static struct reads reads_of(const struct steps *steps)
{
    struct reads reads = {0};
    for (int i = 0; i < steps->n && steps->at[i].kind != STEP_SUCCESS; i++) {
        reads.now = (struct reading){i, steps->at[i].certain - 1};
        each_name(&steps->at[i], note_read, &reads);
    }
    return reads;
}

static bool is_read(const struct reads *reads, const char *name, int behind)
{
    const readings *of = pat_map_get(&reads->of, name);
    bool is = false;
    for (int i = 0; of && !is && i < of->n; i++)
        is = of->at[i].at > behind && of->at[i].since <= behind;
    return is;
}

/* ---- states ---- */

struct state {
    cx word[MOST_WORDS];
    int n;
    bool large;
};

static cx high_word(cx v)
{
    return cx_cast("uint32_t", cx_binary(CX_SHIFT_RIGHT, cx_cast("uint64_t", v), cx_int(32)));
}

/* Words of a value; how many, 0: what it says can't be told by a few words. */
static int words_of(const char *type, cx v, cx *words)
{
    words[0] = v;
    if (strcmp(type, "dfg_node") == 0 || strcmp(type, "uint32_t") == 0 || strcmp(type, "bool") == 0)
        return 1;
    if (strcmp(type, "dfg_dim") == 0) {
        words[0] = cx_cast("uint32_t", v);
        words[1] = high_word(v);
        return 2;
    }
    if (strcmp(type, "dfg_val") != 0)
        return 0;
    cx number = cx_member(cx_member(v, "u"), "i");
    words[0] = cx_member(v, "tag");
    words[1] = cx_member(v, "n");
    words[2] = cx_cast("uint32_t", number);
    words[3] = high_word(number);
    return 4;
}

static void add_value(struct state *state, const char *type, const char *name)
{
    cx words[4];
    const int n = type ? words_of(type, cx_name(name), words) : 0;
    state->large = n == 0 || state->n + n > MOST_WORDS;
    for (int i = 0; !state->large && i < n; i++)
        state->word[state->n++] = words[i];
}

/* root: the same throughout the search; g: is not read, only looked through. */
static bool is_given(const char *param)
{
    return strcmp(param, "g") == 0 || strcmp(param, "root") == 0 || strcmp(param, "search") == 0;
}

static struct state find_state(const struct routine *r, const struct reads *reads, int at)
{
    struct state state = {.word = {cx_int(r->steps.at[at].id)}, .n = 1};
    for (int i = 0; !r->keeps_all && !state.large && i < r->params.n; i++) {
        const struct parameter *p = &r->params.at[i];
        if (!is_given(p->name) && is_read(reads, p->name, at))
            add_value(&state, p->type, p->name);
    }
    for (int i = 0; !state.large && i < at; i++) {
        const struct action *step = &r->steps.at[i];
        if (declares_for_all(step) && !step->fixed && is_read(reads, step->name, at))
            add_value(&state, step->kind == STEP_ARRAY ? NULL : step->type, step->name);
    }
    return state;
}

/* ---- steps for them ---- */

static cx ask(const char *function, const char *name, int n)
{
    return cx_call(function, cx_name("g"), cx_name("search"), cx_name(name), cx_int(n));
}

static void write_state(const struct state *state, int id, struct steps *to)
{
    cx words[MOST_WORDS + 1] = {cx_call("dfg_found", cx_name("g"))};
    memcpy(words + 1, state->word, sizeof state->word);
    const char *name = format("state_%d", id);
    step_copy(to, &(struct action){.kind = STEP_ARRAY,
                                   .type = "const uint32_t",
                                   .name = name,
                                   .value = cx_braces(NULL, state->n + 1, words)});
    step_copy(to, &(struct action){.kind = STEP_FAIL, .value = ask("dfg_is_hopeless", name, state->n + 1)});
}

void keep_states(struct routine *r)
{
    if (!r->next_state)
        return;
    const struct reads reads = reads_of(&r->steps);
    struct state *states = alloc((size_t)(r->steps.n + 1) * sizeof *states);
    bool searches = routine_reads(r, "search");
    for (int i = 0; i < r->steps.n; i++)
        if (r->steps.at[i].kind == STEP_CHOICE && r->steps.at[i].id) {
            states[i] = find_state(r, &reads, i);
            searches = searches || !states[i].large;
            *PUSH(r->states) = (struct kept_state){r->steps.at[i].at, states[i].large ? 0 : states[i].n};
        }
    struct steps all = {0};
    cx after = NULL;
    if (searches && r->keeps_all) /* its number, in front of all */
        step_copy(&all, &(struct action){.kind = STEP_LET, .type = "const uint32_t", .name = "search",
                                         .value = cx_call("dfg_begin_search", cx_g())});
    for (int i = 0; i < r->steps.n; i++) {
        struct action *step = step_copy(&all, &r->steps.at[i]);
        if (step->kind == STEP_CHOICE && states[i].n && !states[i].large) {
            after = ask("dfg_note_hopeless", format("state_%d", step->id), states[i].n + 1);
            write_state(&states[i], step->id, &all);
        } else if (is_loop(step) && after) {
            step->after = after;
            after = NULL;
        } else if (step->kind == STEP_MATCH && searches && r->keeps_all) {
            *step = (struct action){.kind = STEP_DO, .value = cx_call("dfg_note_match", cx_name("g"))};
        }
    }
    r->steps = all;
}
