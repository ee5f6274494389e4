/* gen.h -- the generator's types and prototypes, file by file: the table of contents.
 *
 *   .pat -> tokens -> syntax -> patterns -> facts -> automaton -> .c .h
 *           parse/    parse/    check/      facts/   plan/        emit/, with the search of match/
 *
 * lint/ compares entries of tables and rules, witness/ makes graphs that show what it found.
 *
 * Memory: everything lives in the arena of the run and is never freed.
 * Strings are interned: equal strings are one pointer.
 */
#ifndef GEN_H
#define GEN_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

/* ---- arena.c: memory and strings of the run ---- */

void *alloc(size_t size);                        /* zeroed; exits with a message when memory is out */
_Noreturn void out_of_memory(void);              /* the message, and the end */
const char *intern(const char *s, size_t len);   /* NUL-terminated; equal strings are one pointer */
const char *intern_str(const char *s);
const char *format(const char *fmt, ...) __attribute__((format(printf, 1, 2))); /* interned */
const char *vformat(const char *fmt, va_list) __attribute__((format(printf, 1, 0)));

/* A growing array: VEC(struct syn *) kids; *PUSH(kids) = s; */
#define VEC(T) struct { T *at; int n, cap; }
#define PUSH(v) ((v).at = vec_grow((v).at, &(v).n, &(v).cap, sizeof *(v).at), &(v).at[(v).n - 1])
void *vec_grow(void *at, int *n, int *cap, size_t size); /* room for one more, n raised */

/* ---- map.c: interned strings to things ---- */

struct map { const char **key; void **val; int n, cap; };
void *map_get(const struct map *, const char *key);  /* NULL: not there */
void map_put(struct map *, const char *key, void *); /* key is new */

/* ---- source.c: files in memory ---- */

struct source {
    const char *path;    /* as given or found, for messages */
    const char *base;    /* "npu.pat": for generated text, no folders */
    const char *text;    /* size bytes and a NUL */
    size_t size;
    const uint32_t *line_at; int n_lines; /* where each line starts */
};

/* A piece of a file. */
struct span { const struct source *src; uint32_t begin, end; };

struct place { int line, col; }; /* from 1; columns count bytes */

const struct source *source_read(const char *path);   /* NULL: no such file (errno says why) */
const struct source *source_of_text(const char *path, const char *text); /* a copy */
bool source_is_text(const struct source *);          /* UTF-8 without a NUL, or an error */
const char *real_path(const char *path);             /* one name for a file, interned; path if none */
struct place source_place(const struct source *, uint32_t offset);
const char *source_line(const struct source *, uint32_t offset, int *len); /* around it, without its end */
struct span span_join(struct span a, struct span b);

/* ---- diag.c: errors, named warnings, notes, hints, carets ---- */

enum warning {
#define WARNING(id, name, on) W_##id,
#include "warnings.def"
    N_WARNINGS
};

void error_at(struct span, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
void warn_at(enum warning, struct span, const char *fmt, ...) __attribute__((format(printf, 3, 4)));
/* About the last message: a second place; "did you mean nn.conv2d?". */
void note_at(struct span, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
void hint(const char *fmt, ...) __attribute__((format(printf, 1, 2)));
int error_count(void); /* so far */
void error_choice(const char *text); /* said with all messages to come, as [text]; NULL: no more */

/* ---- nearest.c: "did you mean ...?" ---- */

/* The nearest of the candidates offered since nearest_begin, or NULL. */
void nearest_begin(const char *wanted);
void nearest_offer(const char *candidate);
const char *nearest_end(void);

/* ---- parse/lex.re: bytes -> tokens ---- */

enum token_kind {
#define TOKEN(id, text, name) T_##id,
#include "parse/tokens.def"
    N_TOKENS
};

struct token {
    enum token_kind kind;
    struct span at;
    const char *text;  /* words (keywords too): the name; strings: the bytes after escapes; else NULL */
    size_t text_len;
    int64_t i;         /* integers */
    double f;          /* floats, and integers too */
    bool big;          /* an integer beyond int64: only f holds it */
};

struct token *lex(const struct source *, int *n); /* ends with T_END; what is none is an error and T_BAD */

/* ---- parse/words.c: keywords and dtypes by name ---- */

enum token_kind word_kind(const char *s, size_t len); /* a keyword, T_DTYPE, T_UNDERSCORE or T_NAME */
bool is_word(enum token_kind);                    /* an identifier, keywords and dtypes included */
void offer_dtypes(void);                          /* to nearest.c */
const char *token_name(enum token_kind);          /* for messages: "';'", "a name" */

/* ---- parse/: tokens -> syntax ---- */

struct syn;
struct syn **parse(const struct source *, int *n); /* the file's declarations */

/* ---- pattern.h: the checked form; check/ makes it, all later stages read it ---- */

struct unit;
struct unit *check(const char *path); /* the file, and all that it imports; errors are reported */

/* ---- facts/laws.c: patterns modulo the laws of their file, as alternatives ---- */

void expand_laws(struct unit *, int limit);

/* ---- options.c: one table: parses, prints --help ---- */

enum strategy { STRATEGY_AUTO, STRATEGY_FLAT, STRATEGY_SHARED };

struct options {
    const char **inputs; int n_inputs;
    const char *output, *header, *rules, *depfile, *emit, *prefix, *selftest;
    const char **include_dirs; int n_include_dirs;
    const char **defines; int n_defines; /* NAME=VALUE */
    enum strategy strategy;
    int law_limit;
    bool describe, check, stats, stats_json, color;
    bool warning_on[N_WARNINGS], warning_error[N_WARNINGS];
};
extern struct options opt; /* written by options_parse only */
int options_parse(int argc, char **argv); /* -1: go on; else the exit status */

/* ---- out.c: indenting writer ---- */

struct out;
struct out *out_new(void);
void out_indent(struct out *, int by); /* levels of four spaces */
void outf(struct out *, const char *fmt, ...) __attribute__((format(printf, 2, 3))); /* indents each line */
const char *out_text(struct out *, size_t *len);
/* 16 hexadecimal digits that say of which run a file is: a hash of all its outputs, known when they are written. */
void out_run_id(struct out *);
uint64_t out_hash(const struct out *, uint64_t hash); /* of the text so far, behind what hash stands for */
void out_set_run_id(struct out *, uint64_t);

/* ---- files.c: all outputs of a run or none; write-if-changed, --check ---- */

/* "-" prints it.  Nothing is written before files_commit. */
void files_add(const char *path, struct out *);
bool is_device(const char *path); /* or a pipe: nothing is renamed to it */
bool files_commit(void);  /* false: a file can't be written, or --check finds a difference; said */
void files_depend(const char *path);      /* the outputs depend on this file */
struct out *files_depfile(void);          /* rules of make for all of that */

/* ---- back end ---- */

struct names;   /* emit/names.c: operators, attributes, strings, sets that a file mentions: its private enums */
void compile_unit(struct unit *); /* main.c: facts .. emit of one unit, into files */

#endif
