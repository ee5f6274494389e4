/* gen.h -- the generator's types and prototypes, file by file: the table of contents.
 *
 *   .pat -> tokens -> syntax -> patterns -> facts -> automaton -> .c .h
 *           parse/    parse/    check/      facts/   plan/        emit/
 *
 * The search for one match (match/) becomes steps, which passes make simpler (steps/).  All output is built as
 * trees (steps/cx.h), which print/ turns into text once.
 *
 * base/ is memory, strings, sources and messages, lang/ what the language has, a row for each; laws/ writes
 * patterns out modulo the laws of their file; lint/ compares entries of tables and rules, witness/ makes graphs
 * that show what it found; format/ formats files; lsp/ serves editors.
 *
 * base/, lang/, parse/, check/ and laws/ are libpat (pat.h), which passes its context on; pat2c has one, whose
 * arena holds all that the generator makes, too.
 */
#ifndef GEN_H
#define GEN_H

#include "pattern.h"

/* ---- run.c: the context of the run, and what the generator has of it ---- */

extern struct pat *pat2c; /* set by main, and in child processes of lsp/ */

/* The functions of base.h with that context. */
#define alloc(size) pat_alloc(pat2c, size)
#define intern(s, len) pat_intern(pat2c, s, len)
#define intern_str(s) pat_intern_str(pat2c, s)
const char *format(const char *fmt, ...) __attribute__((format(printf, 1, 2)));
#define PUSH(v) PAT_PUSH(pat2c, v) /* *PUSH(kids) = k; */
/* Is there an item that is the same, byte for byte? */
#define HAS(v, item) has_item((v).at, (v).n, sizeof *(v).at, &(item))
static inline bool has_item(const void *at, int n, size_t size, const void *item)
{
    bool has = false;
    for (const char *one = at; !has && n-- > 0; one += size)
        has = memcmp(one, item, size) == 0;
    return has;
}
/* Nobody reads the array any more. */
#define DROP(v) (pat_reuse(pat2c, (v).at, (size_t)(v).cap * sizeof *(v).at), (v).at = NULL, (v).n = (v).cap = 0)
#define map_put(map, key, value) pat_map_put(pat2c, map, key, value)
#define map_drop(map) pat_map_drop(pat2c, map)
#define error_at(...) pat_error_at(pat2c, __VA_ARGS__)
#define warn_at(...) pat_warn_at(pat2c, __VA_ARGS__)
#define note_at(...) pat_note_at(pat2c, __VA_ARGS__)
#define hint(...) pat_hint(pat2c, __VA_ARGS__)
#define error_count() pat_error_count(pat2c)

/* Outside of messages, at once: "pat2c: TEXT" and below it `more`, or NULL; as JSON with the place. */
void say(struct pat_place at, const char *text, const char *more);
bool wants_json(void); /* --error-format=json */

/* ---- options.c: the command line ---- */

enum strategy { STRATEGY_AUTO, STRATEGY_FLAT, STRATEGY_SHARED, STRATEGY_TABLE };

struct options {
    const char **inputs; int n_inputs;
    const char *output, *header, *rules, *depfile, *emit, *selftest, *binding;
    const char *strategy_name, *stats_form, *color_when, *error_format; /* as given; what they mean: */
    enum strategy strategy;
    bool check, stats, stats_json, color, format, lsp;
};
extern struct options opt; /* written by options_parse only */
int options_parse(int argc, char **argv); /* sets those of the context, too; -1: go on; else the exit status */

/* ---- out.c: indenting writer ---- */

struct out;
struct out *out_new(void);
void out_drop(struct out *); /* it is not needed any more, nor its text */
void out_indent(struct out *, int by); /* levels of four spaces */
void out_put(struct out *, const char *s, size_t len);
/* What is written next is made of this piece of a .pat file; src NULL: of none in particular. */
void out_from(struct out *, struct span);
void out_append(struct out *, const struct out *, size_t len); /* the first len bytes of another, and what they are of */
struct span out_made_of(const struct out *, size_t begin, size_t end, const struct source *); /* of it, what these bytes are;
                                                                                                  src NULL: nothing */
void out_json(struct out *, const char *s, size_t len); /* in quotes; `<` is escaped, so that HTML can hold it */
void outf(struct out *, const char *fmt, ...) __attribute__((format(printf, 2, 3))); /* indents each line */
const char *out_text(struct out *, size_t *len);
const char *text_of(struct out *); /* the same as a string; the writer is dropped */
/* 16 hexadecimal digits that say of which run a file is: a hash of all its outputs, known when they are written. */
void out_run_id(struct out *);
uint64_t out_hash(const struct out *, uint64_t hash); /* of the text so far, behind what hash stands for */
void out_set_run_id(struct out *, uint64_t);

/* ---- files.c: all outputs of a run or none; write-if-changed, --check ---- */

/* "-" prints it.  Nothing is written before files_commit. */
void files_add(const char *path, struct out *);
bool is_device(const char *path); /* or a pipe: nothing is renamed to it */
void files_drop(void);    /* what an unfinished commit left */
void files_interrupted(const char *output, const char *folder); /* the same from another thread (watch.h) */
bool files_commit(void);  /* false: a file can't be written, or --check finds a difference; said */
void files_depend(const char *path);      /* the outputs depend on this file */
struct out *files_depfile(void);          /* rules of make for all of that */

/* ---- back end ---- */

struct names;   /* emit/names.c: operators, attributes, strings, sets that a file mentions: its private enums */
void compile_unit(struct unit *); /* main.c: facts .. emit of one unit, into files */

#endif
