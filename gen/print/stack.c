/* stack.c -- how much stack functions of the generated C take, for --stats.
 *
 * In:   functions as they are printed; structs of matches as they are declared.
 * Out:  of each function a bound of its frame and of all that it calls, with gcc at -Os for a Cortex-M4; of the
 *       library's functions, stack.def says it.  Where extents are sums of names, what computes them is not in it.
 *
 * A frame has room for registers, for each value that is computed and each variable that does not fit into
 * registers.  tests/freestanding/stack.py compares with what gcc says.
 */
#include "match/match.h"
#include "stack.h"

#include <stdlib.h>
#include <string.h>

enum { REGISTERS = 36, IN_REGISTERS = 4 /* parameters */, VALUE = 16, MADE = 40, READ = 16, WORD = 4, UNKNOWN_STRUCT = 64 };

struct frame {
    int own;
    int all;       /* with all that it calls; 0: not added up so far */
    bool has_made; /* values that calls are given, which take their room one after another */
    VEC(const char *) types; /* of variables */
    VEC(const char *) calls;
};

static struct map frames, structs; /* struct frame *, int * */

void stack_begin(void)
{
    frames = (struct map){0};
    structs = (struct map){0};
}

static void stack_struct(const char *type, int bytes)
{
    int *at = alloc(sizeof *at);
    *at = bytes;
    map_put(&structs, intern_str(type), at);
}

static int struct_bytes(const char *type)
{
    const int *bytes = pat_map_get(&structs, intern_str(type));
    return bytes ? *bytes : UNKNOWN_STRUCT;
}

static int bytes_of(const char *type)
{
    static const struct {
        const char *type;
        int bytes;
    } rows[] = {{"dfg_val", 16}, {"int64_t", 8}, {"uint64_t", 8}, {"dfg_dim", 8}, {"double", 8}, {"size_t", 4}, {"struct dfg_nodes", 8}, {"struct dfg_walk", 88 + 24}};
    const char *plain = strncmp(type, "const ", 6) == 0 ? type + 6 : type;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (strcmp(plain, rows[i].type) == 0)
            return rows[i].bytes;
    return strncmp(plain, "struct ", 7) == 0 && !strchr(plain, '*') ? struct_bytes(plain) : WORD;
}

static int match_bytes(const struct pattern *p)
{
    int bytes = WORD;
    for (int i = 0; i < p->n_captures; i++) {
        const int one = p->captures[i]->kind == CAP_ATTR ? 16 : p->captures[i]->kind == CAP_NODE ? WORD : 8;
        bytes = (one > WORD ? (bytes + 7) / 8 * 8 : bytes) + one;
    }
    return (bytes + 7) / 8 * 8;
}

void stack_whole(const struct whole *w)
{
    const int match = match_bytes(w->of);
    int bytes = match;
    for (int i = 0; w->layout && i < w->layout->structs.n; i++)
        bytes += struct_bytes(w->layout->structs.at[i].filled_by->type);
    for (int i = 0; i < w->own.n; i++)
        if (!w->layout || !w->layout->at[i]) /* else it stands in one of those */
            bytes += w->own.at[i]->kind == CAP_SET ? 2 * WORD : WORD;
    stack_struct(format("struct %s", match_name(w)), match);
    stack_struct(format("struct %s", whole_name(w)), (bytes + 7) / 8 * 8);
}

/* ---- a function ---- */

static void add_call(void *frame, const char *name)
{
    struct frame *f = frame;
    *PUSH(f->calls) = name;
}

static struct frame *new_frame(const char *name, int own)
{
    struct frame *f = alloc(sizeof *f);
    *f = (struct frame){.own = own};
    map_put(&frames, intern_str(name), f);
    return f;
}

/* DFG_MATCHES(P, g, n), DFG_MATCHES_CANDIDATE(P, g, n): P_matches(g, n). */
static void add_matchers(struct frame *f, cx e)
{
    if (e->kind == CX_CALL && strncmp(e->text, "DFG_MATCHES", 11) == 0)
        add_call(f, intern_str(format("%s_matches", cx_flat(e->kid[0]))));
    for (int i = 0; i < e->n; i++)
        add_matchers(f, e->kid[i]);
}

/* What is written out in braces stands in the frame, but for a struct that is assigned. */
static int braces_in(cx e)
{
    cx of = e;
    while (e->kind == CX_ADDRESS && (of->kind == CX_ADDRESS || of->kind == CX_MEMBER))
        of = of->kid[0];
    const bool list = e->kind == CX_CALL && strcmp(e->text, "DFG_LIST") == 0;
    const bool array = e->kind == CX_BRACES && e->text && strchr(e->text, '[');
    int bytes = list ? 16 * e->n : array ? WORD * e->n : of != e && of->kind == CX_BRACES ? bytes_of(of->text) : 0;
    for (int i = 0; i < e->n; i++)
        bytes += braces_in(e->kid[i]);
    return bytes;
}

/* Values that inline functions make of what they read. */
static int reads_in(cx e)
{
    static const char *const functions[] = {"dfg_dtype_of", "dfg_extent_of", "dfg_rank_of", "dfg_rank_plus", "dfg_shape_of"};
    const bool is_call = e->kind == CX_CALL;
    int n = is_call && strcmp(e->text, "dfg_attr_or") == 0 ? 2 : 0; /* its default, too */
    n += is_call && is_among(e->text, functions, sizeof functions / sizeof *functions);
    for (int i = 0; i < e->n; i++)
        n += reads_in(e->kid[i]);
    return n;
}

/* Does a call have a value among its operands that is made there? */
static bool has_made(cx e)
{
    static const char *const functions[] = {"dfg_bool", "dfg_dtype_val", "dfg_float", "dfg_int", "dfg_list", "dfg_str"};
    bool has = e->kind == CX_CALL && is_among(e->text, functions, sizeof functions / sizeof *functions);
    for (int i = 0; i < e->n; i++)
        has = has || has_made(e->kid[i]);
    return has;
}

/* Members that are read before any is stored: those that do not fit into registers. */
static int given_in(cx e)
{
    enum { FIT = 6 };
    int n = 0;
    for (int i = 0; e->kind == CX_CALL && strncmp(e->text, "DFG_GIVE", 8) == 0 && i < e->n; i++)
        n += e->kid[i]->kind == CX_FIELD && e->kid[i]->kid[0]->kind == CX_MEMBER;
    return n > FIT ? n - FIT : 0;
}

static void add_tree(void *frame, cx e)
{
    struct frame *f = frame;
    if (!e)
        return;
    f->own += VALUE * values_in(e) + READ * reads_in(e) + braces_in(e) + WORD * given_in(e);
    f->has_made |= has_made(e);
    cx_each(e, CX_CALL, add_call, f);
    add_matchers(f, e);
}

static int array_bytes(const struct action *s)
{
    const int n = s->value->kind == CX_BRACES ? s->value->n : (int)strtol(cx_flat(s->value), NULL, 10);
    return n * bytes_of(s->type);
}

static void add_variables(struct frame *f, const struct steps *steps)
{
    for (int i = 0; steps && i < steps->n; i++) {
        const struct action *s = &steps->at[i];
        if (s->kind == STEP_LET || s->kind == STEP_RECORD)
            *PUSH(f->types) = s->type;
        else if (s->kind == STEP_ARRAY)
            f->own += array_bytes(s);
        else if (s->kind == STEP_WAYS)
            f->own += WORD * s->words;
        else if (is_loop(s) || s->kind == STEP_FOR || s->kind == STEP_FOR_WALK)
            f->own += 2 * WORD;
        add_variables(f, s->body);
        add_variables(f, s->other);
    }
}

/* Of `static bool f(...`: f. */
static const char *name_in(const struct routine *r)
{
    const size_t end = strcspn(r->head, "(");
    size_t from = end;
    while (from > 0 && r->head[from - 1] != ' ' && r->head[from - 1] != '*')
        from--;
    return intern(r->head + from, end - from);
}

void stack_function(const struct routine *r)
{
    struct frame *f = new_frame(name_in(r), REGISTERS);
    for (int i = IN_REGISTERS; i < r->params.n; i++)
        f->own += WORD;
    add_variables(f, &r->steps);
    each_cx_in(&r->steps, add_tree, f);
    f->own += f->has_made ? MADE : 0;
}

void stack_caller(const char *name, const char *callee, const char *with, int words)
{
    struct frame *f = new_frame(name, REGISTERS + WORD * words);
    if (with)
        *PUSH(f->types) = with;
    add_call(f, intern_str(callee));
}

/* ---- what it calls ---- */

static int of_library(const char *name)
{
    static const struct {
        const char *name;
        int bytes;
    } rows[] = {
#define STACK(name, bytes) {#name, bytes},
#include "stack.def"
#undef STACK
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (strcmp(name, rows[i].name) == 0)
            return rows[i].bytes;
    return 0;
}

int stack_of(const char *name)
{
    struct frame *f = pat_map_get(&frames, intern_str(name));
    if (!f)
        return of_library(name);
    int deepest = 0; /* nothing calls itself */
    for (int i = 0; f->all == 0 && i < f->calls.n; i++) {
        const int one = stack_of(f->calls.at[i]);
        deepest = one > deepest ? one : deepest;
    }
    for (int i = 0; f->all == 0 && i < f->types.n; i++)
        f->own += bytes_of(f->types.at[i]);
    f->all = f->all == 0 ? f->own + deepest : f->all;
    return f->all;
}
