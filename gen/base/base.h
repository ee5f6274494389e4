/* base.h -- what all of libpat uses: its context, memory, sources, messages.
 *
 * Memory: everything lives in the arena of a context and is freed with it, if not before.  Strings are
 * interned: equal strings are one pointer.  Out of memory, no function returns: longjmp
 * unwinds to pat_protect, with which the functions of pat.h begin.
 */
#ifndef BASE_H
#define BASE_H

#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "nearest.h"
#include "pat.h"

/* A growing array: VEC(struct syn *) kids; *PAT_PUSH(pat, kids) = s; */
#define VEC(T) struct { T *at; int n, cap; }
#define PAT_PUSH(pat, v) \
    ((v).n < (v).cap ? (void)(v).n++ : (void)((v).at = pat_vec_grow((pat), (v).at, &(v).n, &(v).cap, sizeof *(v).at)), \
     &(v).at[(v).n - 1])

/* ---- a context ---- */

enum warning {
#define WARNING(id, name, on) W_##id,
#include "lang/warnings.def"
    N_WARNINGS
};

enum { PAT_ALIGN = 16, PAT_PIECES = 1024 }; /* pieces of memory: to which their sizes are rounded; how many sizes */

struct text_at { const char *real; const struct source *src; }; /* instead of what stands in the file */

struct pat_memory {
    struct dfg_block *block;          /* the open one (core/blocks.h) */
    size_t used;                      /* of it */
    size_t block_size;                /* of the next */
    struct piece *pieces[PAT_PIECES]; /* to be used again, by size */
};

struct pat {
    struct pat_allocator heap;
    /* arena.c */
    struct pat_memory lasting, aside, *memory; /* memory: one of these, the one at hand */
    int n_aside;                   /* begun and not ended */
    struct string *strings; size_t n_strings, cap_strings; /* a hash table */
    /* context.c */
    jmp_buf *entry;                /* where what fails goes */
    enum pat_status status;        /* why */
    void *held; void (*let_go)(void *); /* libc's, to be given back when what runs is left */
    /* diag.c */
    struct pat_message *messages, *last; /* last: NULL where nothing was said, or what was is not shown */
    struct pat_message **next_message, **next_note;
    int n_errors, max_errors;
    const char *choice;            /* of a family of entries; NULL */
    struct pat_nearest nearest;    /* of the name at hand */
    struct {
        VEC(const char *) folders, defines;
        VEC(struct text_at) texts; /* by pat_put_text */
        const char *prefix;        /* interned; "": none */
        int law_limit;
        bool warning_on[N_WARNINGS], warning_error[N_WARNINGS];
    } opt;
    struct run *run;               /* the check at hand, or the last one */
};

/* ---- context.c: failing, and what is given back then ---- */

/* Runs f; PAT_OK, or what it was left for. */
enum pat_status pat_protect(struct pat *, void (*f)(struct pat *, void *), void *arg);
_Noreturn void pat_throw(struct pat *, enum pat_status);
/* Until pat_release, leaving calls let_go(what); one thing at a time. */
void pat_hold(struct pat *, void *what, void (*let_go)(void *));
void pat_release(struct pat *); /* calls it now */
const char *pat_warning_name(enum warning);
bool pat_warning_default(enum warning);

/* ---- arena.c: memory and strings ---- */

void *pat_alloc(struct pat *, size_t size);                          /* zeroed */
void pat_reuse(struct pat *, void *at, size_t size);                 /* what pat_alloc gave is not needed any more */
/* What is allocated between these, strings apart, is not needed any more at the end of the outermost. */
void pat_begin_aside(struct pat *);
void pat_end_aside(struct pat *);
void *pat_keep(struct pat *, const void *at, size_t size); /* a copy that outlasts the innermost */
/* NUL-terminated; equal strings are one pointer. */
const char *pat_intern(struct pat *, const char *s, size_t len);
const char *pat_intern_str(struct pat *, const char *s);
const char *pat_format(struct pat *, const char *fmt, ...) __attribute__((format(printf, 2, 3))); /* interned */
const char *pat_vformat(struct pat *, const char *fmt, va_list) __attribute__((format(printf, 2, 0)));
int pat_vprint(char *text, size_t size, const char *fmt, va_list) __attribute__((format(printf, 3, 0))); /* as vsnprintf */
int pat_print(char *text, size_t size, const char *fmt, ...) __attribute__((format(printf, 3, 4))); /* as snprintf */
void *pat_vec_grow(struct pat *, void *at, int *n, int *cap, size_t size); /* it is full: room for one more, n raised */
char *pat_resize(struct pat *, char *at, size_t size); /* a text of its own; NULL: a new one */
void pat_free_blocks(struct pat *);

/* ---- map.c: interned strings to things ---- */

struct map { const char **key; void **val; int n, cap; };
void *pat_map_get(const struct map *, const char *key);                /* NULL: not there */
void pat_map_put(struct pat *, struct map *, const char *key, void *); /* key is new */

void pat_map_drop(struct pat *, struct map *); /* it is empty then; its memory is used again */

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

const struct source *pat_source_read(struct pat *, const char *path); /* NULL: no such file (errno says why) */
/* A copy. */
const struct source *pat_source_of_text(struct pat *, const char *path, const char *text, size_t size);
bool pat_source_is_text(struct pat *, const struct source *); /* UTF-8 without a NUL, or an error */
size_t pat_character_length(const char *); /* bytes of the UTF-8 character there (RFC 3629); 0: it is none, or a NUL */
const char *pat_real_path(struct pat *, const char *path);    /* one name for a file, interned; path if none */
struct place pat_source_place(const struct source *, uint32_t offset);
const char *pat_source_line(const struct source *, uint32_t offset, int *len); /* around it, without its end */
struct span pat_span_join(struct span a, struct span b);

/* "did you mean ...?": pat->nearest.best is the nearest to name of what is tried since. */
static inline void pat_nearest_begin(struct pat *pat, const char *name)
{
    pat->nearest = pat_nearest_to(name, strlen(name));
}

/* ---- diag.c: errors, named warnings, notes, hints ---- */

void pat_error_at(struct pat *, struct span, const char *fmt, ...) __attribute__((format(printf, 3, 4)));
void pat_warn_at(struct pat *, enum warning, struct span, const char *fmt, ...)
    __attribute__((format(printf, 4, 5)));
/* About the last message: a second place; "did you mean nn.conv2d?". */
void pat_note_at(struct pat *, struct span, const char *fmt, ...) __attribute__((format(printf, 3, 4)));
void pat_hint(struct pat *, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
void pat_hint_nearest(struct pat *); /* "did you mean NEAREST?", if there is one that is not the name itself */
int pat_error_count(const struct pat *);                /* so far */
void pat_error_choice(struct pat *, const char *text);  /* belongs to all messages to come; NULL: no more */

#endif
