/* context.c -- the life of a libpat context: creation, options, failure, release.
 *
 * A failure (out of memory, too many errors) unwinds by longjmp to the function of
 * pat.h that was called, as in Lua; so no code below tests for it. All memory is
 * the arena's.  The few libc resources that could leak, an open file or a path that
 * libc allocated, are recorded while they are in use.
 */
#include "base.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_ERRORS = 50, LAW_LIMIT = 64 };

static const char *const warning_names[] = {
#define WARNING(id, name, on) name,
#include "lang/warnings.def"
};

static const bool warning_defaults[] = {
#define WARNING(id, name, on) on,
#include "lang/warnings.def"
};

const char *pat_warning_name(enum warning w)
{
    return warning_names[w];
}

bool pat_warning_default(enum warning w)
{
    return warning_defaults[w];
}

/* ---- from new to free ---- */

static void *resize_libc(void *ctx, void *p, size_t size)
{
    (void)ctx;
    if (size > 0)
        return realloc(p, size);
    free(p);
    return NULL;
}

struct pat *pat_new(const struct pat_allocator *heap)
{
    static const struct pat_allocator libc = {resize_libc, NULL};
    heap = heap ? heap : &libc;
    struct pat *pat = heap->resize(heap->ctx, NULL, sizeof *pat);
    if (!pat)
        return NULL;
    memset(pat, 0, sizeof *pat);
    pat->heap = *heap;
    pat->memory = &pat->lasting;
    pat->next_message = &pat->messages;
    pat->max_errors = MAX_ERRORS;
    pat->opt.law_limit = LAW_LIMIT;
    pat->opt.prefix = "";
    memcpy(pat->opt.warning_on, warning_defaults, sizeof warning_defaults);
    return pat;
}

void pat_free(struct pat *pat)
{
    if (!pat)
        return;
    pat_free_blocks(pat);
    pat->heap.resize(pat->heap.ctx, pat, 0);
}

/* ---- failing ---- */

enum pat_status pat_protect(struct pat *pat, void (*f)(struct pat *, void *), void *arg)
{
    jmp_buf here, *const outer = pat->entry;
    const int n_aside = pat->n_aside;
    if (pat->status == PAT_NO_MEMORY)
        return PAT_NO_MEMORY;
    pat->status = PAT_OK;
    pat->entry = &here;
    if (setjmp(here) == 0)
        f(pat, arg);
    pat->entry = outer;
    while (pat->n_aside > n_aside)
        pat_end_aside(pat);
    pat_release(pat);
    return pat->status;
}

_Noreturn void pat_throw(struct pat *pat, enum pat_status why)
{
    assert(pat->entry);
    pat->status = why;
    longjmp(*pat->entry, 1);
}

void pat_hold(struct pat *pat, void *what, void (*let_go)(void *))
{
    pat->held = what;
    pat->let_go = let_go;
}

void pat_release(struct pat *pat)
{
    if (pat->held)
        pat->let_go(pat->held);
    pat->held = NULL;
}

/* ---- options ---- */

static void add_folder(struct pat *pat, void *folder)
{
    *PAT_PUSH(pat, pat->opt.folders) = pat_intern_str(pat, folder);
}

enum pat_status pat_add_folder(struct pat *pat, const char *folder)
{
    return pat_protect(pat, add_folder, (char *)folder);
}

static void add_define(struct pat *pat, void *text)
{
    *PAT_PUSH(pat, pat->opt.defines) = pat_intern_str(pat, text);
}

enum pat_status pat_add_define(struct pat *pat, const char *text)
{
    return strchr(text, '=') && *text != '=' ? pat_protect(pat, add_define, (char *)text) : PAT_WRONG;
}

static void put_text(struct pat *pat, void *arg)
{
    const struct pat_source *text = arg;
    const struct text_at at = {pat_real_path(pat, text->path),
                               pat_source_of_text(pat, text->path, text->text, text->size)};
    for (int i = 0; i < pat->opt.texts.n; i++)
        if (pat->opt.texts.at[i].real == at.real) {
            pat->opt.texts.at[i] = at;
            return;
        }
    *PAT_PUSH(pat, pat->opt.texts) = at;
}

enum pat_status pat_put_text(struct pat *pat, const char *path, const char *text, size_t size)
{
    return pat_protect(pat, put_text, &(struct pat_source){.path = path, .text = text, .size = size});
}

static void set_prefix(struct pat *pat, void *prefix)
{
    pat->opt.prefix = pat_intern_str(pat, prefix);
}

enum pat_status pat_set_prefix(struct pat *pat, const char *prefix)
{
    return pat_protect(pat, set_prefix, (char *)prefix);
}

void pat_set_law_limit(struct pat *pat, int forms)
{
    pat->opt.law_limit = forms;
}

static int find_warning(const char *name)
{
    for (int i = 0; i < N_WARNINGS; i++)
        if (strcmp(name, warning_names[i]) == 0)
            return i;
    return -1;
}

enum pat_status pat_set_warning(struct pat *pat, const char *text)
{
    if (strcmp(text, "error") == 0) {
        for (int i = 0; i < N_WARNINGS; i++)
            pat->opt.warning_error[i] = true;
        return PAT_OK;
    }
    const bool is_error = strncmp(text, "error=", 6) == 0, is_off = strncmp(text, "no-", 3) == 0;
    const int w = find_warning(is_error ? text + 6 : is_off ? text + 3 : text);
    if (w < 0)
        return PAT_WRONG;
    pat->opt.warning_on[w] = !is_off;
    pat->opt.warning_error[w] = is_error || (pat->opt.warning_error[w] && !is_off);
    return PAT_OK;
}
