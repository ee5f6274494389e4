/* tries.c -- states of a search that led to no match, and so need not be
 * tried again.
 *
 * In:   the text of a search, with a mark in front of each of its choices.
 * Out:  where a state is small, a test in front of the choice's loop and a note
 *       behind it; no trace of the marks elsewhere.
 *
 * From a choice on the search does what the variables say that are read behind
 * it (live ones, as compilers call them): these are its state.  What only tells
 * of a match is not read, and neither is what can't fail, since the question
 * has been asked in front of the choice.  Whatever is equal throughout one
 * search is left out.  So a pattern whose names tie few places together is
 * matched in polynomial time, however deep its choices nest.
 */
#include "match.h"

#include <stdlib.h>
#include <string.h>

enum {
    FREE_CHOICES = 4, /* the outermost loops: the few ways through them cost less than states */
    MOST_WORDS = 7    /* of a state, with the number of the choice: DFG_TRY_WORDS less the search's number */
};

/* ---- marks ---- */

static void mark(struct text *t, const struct guard *guard, char what)
{
    if (t->next_state)
        line(t, guard, "%c%c", MARK, what);
}

void keep_states(struct text *t, int *next, bool whole)
{
    t->next_state = next;
    if (!whole)
        return;
    *PUSH(t->locals) = (struct local){.type = "uint32_t", .name = "search", .fixed = true};
    mark(t, NULL, 's');
}

bool is_free_choice(const struct text *t)
{
    return t->n_loops < FREE_CHOICES;
}

void mark_choice(struct text *t)
{
    if (t->has_try)
        return;
    t->has_try = true;
    leave_blocks(t);
    if (!t->next_state || is_free_choice(t))
        return;
    *PUSH(t->tries) = (struct try){
        .at = t->choice, .id = ++*t->next_state, .n_locals = t->locals.n, .in_loop = t->part->loops > 0};
    mark(t, NULL, 't');
    t->open_try = t->tries.n;
}

void mark_certain(struct text *t, const struct guard *guard)
{
    mark(t, guard, 'c');
}

void mark_uncertain(struct text *t, const struct guard *guard)
{
    mark(t, guard, 'u');
}

void mark_success(struct text *t)
{
    mark(t, NULL, 'e');
}

void mark_match(struct text *t)
{
    mark(t, NULL, 'm');
}

/* ---- what is read where ---- */

/* An identifier in the text; `since`: where the innermost region begins that can't fail and holds it. */
struct mention {
    const char *name;
    size_t at, since;
};
typedef VEC(struct mention) mentions_list;
typedef VEC(size_t) positions;

static void list_names(const char *text, size_t from, size_t to, size_t since, mentions_list *list)
{
    const char *piece = intern(text + from, to - from);
    size_t len;
    for (const char *s = piece; (s = next_name(s, &len)) != NULL; s += len)
        *PUSH(*list) = (struct mention){intern(s, len), from + (size_t)(s - piece), since};
}

/* All names up to the success, and where the tries stand. */
static void scan(const char *text, mentions_list *names, positions *tries)
{
    positions certain = {0};
    *PUSH(certain) = 0;
    size_t from = 0;
    for (bool end = false; !end;) {
        const char *next = strchr(text + from, MARK);
        size_t to = next ? (size_t)(next - text) : strlen(text);
        list_names(text, from, to, certain.at[certain.n - 1], names);
        if (!next)
            return;
        if (next[1] == 'c')
            *PUSH(certain) = to;
        else if (next[1] == 'u')
            certain.n--;
        else if (next[1] == 't')
            *PUSH(*tries) = to;
        end = next[1] == 'e';
        from = to + 2;
    }
}

static int by_name(const void *pa, const void *pb)
{
    const struct mention *a = pa, *b = pb;
    const int order = a->name == b->name ? 0 : strcmp(a->name, b->name);
    return order ? order : (a->at > b->at) - (a->at < b->at);
}

/* The first of the sorted names that is not before `name`. */
static int first_of(const mentions_list *names, const char *name)
{
    int lo = 0, hi = names->n;
    while (lo < hi) {
        const int mid = lo + (hi - lo) / 2;
        if (names->at[mid].name != name && strcmp(names->at[mid].name, name) < 0)
            lo = mid + 1;
        else
            hi = mid;
    }
    return lo;
}

static bool is_read(const mentions_list *names, const char *name, size_t behind)
{
    for (int i = first_of(names, name); i < names->n && names->at[i].name == name; i++)
        if (names->at[i].at > behind && names->at[i].since <= behind)
            return true;
    return false;
}

/* ---- states ---- */

/* Words of a value as elements of an array; NULL: what it says can't be told by a few words. */
static const char *words_of(const struct local *l, int *n)
{
    const char *v = l->name;
    if (!l->type)
        return NULL;
    *n = 1;
    if (strcmp(l->type, "dfg_node") == 0 || strcmp(l->type, "uint32_t") == 0 || strcmp(l->type, "bool") == 0)
        return v;
    *n = 2;
    if (strcmp(l->type, "dfg_dim") == 0)
        return format("(uint32_t)%s, (uint32_t)((uint64_t)%s >> 32)", v, v);
    *n = 4;
    if (strcmp(l->type, "dfg_val") == 0)
        return format("%s.tag, %s.n, (uint32_t)%s.u.i, (uint32_t)((uint64_t)%s.u.i >> 32)", v, v, v, v);
    return NULL;
}

static bool add_value(struct try *try, const struct local *l)
{
    int n;
    const char *words = words_of(l, &n);
    if (!words || try->n_words + n > MOST_WORDS)
        return false;
    try->state = format("%s, %s", try->state, words);
    try->n_words += n;
    return true;
}

/* root: the same throughout the search; g: is not read, only looked through. */
static bool is_given(const struct local *param)
{
    return strcmp(param->name, "g") == 0 || strcmp(param->name, "root") == 0 ||
           strcmp(param->name, "search") == 0;
}

static void find_state(const struct text *t, const struct param_list *params, bool whole,
                       const mentions_list *names, size_t at, struct try *try)
{
    bool small = true;
    try->state = format("%d", try->id);
    try->n_words = 1;
    for (int i = 0; !whole && small && i < params->n; i++)
        if (!is_given(&params->at[i]) && is_read(names, params->at[i].name, at))
            small = add_value(try, &params->at[i]);
    for (int i = 0; small && i < try->n_locals; i++)
        if (!t->locals.at[i].fixed && is_read(names, t->locals.at[i].name, at))
            small = add_value(try, &t->locals.at[i]);
    if (!small)
        try->state = NULL;
}

/* ---- C for marks ---- */

static void write_try(struct out *o, const struct try *try)
{
    if (!try->state)
        return;
    outf(o, "const uint32_t state_%d[] = {dfg_found(g), %s};\n", try->id, try->state);
    outf(o, "if (dfg_is_hopeless(g, search, state_%d, %d))\n    %s\n", try->id, try->n_words + 1,
         try->in_loop ? "continue;" : "return false;");
}

static void write_mark(const struct text *t, struct out *o, char what, bool searches, int *n_tries)
{
    if (what == 't')
        write_try(o, &t->tries.at[(*n_tries)++]);
    else if (what == 's' && searches)
        outf(o, "const uint32_t search = dfg_begin_search(g);\n");
    else if (what == 'm' && searches)
        outf(o, "dfg_note_match(g);\n");
}

/* The part's text without marks, to be gone on with where it ends. */
static void rewrite(struct text *t, struct part *part, bool searches, int *n_tries)
{
    struct out *o = out_new();
    const char *text = text_of(part->out), *next;
    for (; (next = strchr(text, MARK)) != NULL; text = strchr(next, '\n') + 1) {
        const char *begin = next;
        while (begin > text && begin[-1] == ' ')
            begin--;
        outf(o, "%.*s", (int)(begin - text), text);
        int level = (int)(next - begin) / 4;
        out_indent(o, level);
        write_mark(t, o, next[1], searches, n_tries);
        out_indent(o, -level);
    }
    outf(o, "%s", text);
    out_indent(o, 1 + part->loops);
    part->out = o;
}

void settle_tries(struct text *t, const struct param_list *params, bool whole)
{
    if (!t->next_state)
        return;
    const char *text = "";
    for (int i = 0; i < t->parts.n; i++)
        text = format("%s%s", text, text_of(t->parts.at[i].out));
    mentions_list names = {0};
    positions at = {0};
    scan(text, &names, &at);
    if (names.n > 0)
        qsort(names.at, (size_t)names.n, sizeof *names.at, by_name);
    bool searches = mentions(text, "search");
    for (int i = 0; i < t->tries.n; i++) {
        find_state(t, params, whole, &names, at.at[i], &t->tries.at[i]);
        searches |= t->tries.at[i].state != NULL;
    }
    int n_tries = 0;
    for (int i = 0; i < t->parts.n; i++)
        rewrite(t, &t->parts.at[i], searches, &n_tries);
}

void count_tries(const struct search *s)
{
    for (int i = 0; i < s->text.tries.n; i++) {
        const struct try *try = &s->text.tries.at[i];
        if (!try->state)
            *PUSH(s->facts->open) = try->at;
        else if (try->n_words - 1 > s->facts->n_values)
            s->facts->n_values = try->n_words - 1;
    }
}

void note_hopeless(struct text *t, struct part *part, int loop)
{
    const int i = part->tries.at[loop];
    const struct try *try = i ? &t->tries.at[i - 1] : NULL;
    if (try && try->state)
        outf(part->out, "dfg_note_hopeless(g, search, state_%d, %d);\n", try->id, try->n_words + 1);
}
