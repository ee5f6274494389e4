/* load.c -- the pipeline of libpat, from bytes to data.
 *
 *   path or texts -> check (reads, parses, checks; imports too) -> laws -> data
 *
 * In:   a context, and a path or texts.
 * Out:  what the file says, or NULL; a status; messages in the context.
 */
#include "describe.h"

/* Errors of one file, with what it imports, before the rest of it is not looked at. */
enum { MAX_ERRORS = 50 };

struct input {
    const char *path;
    const struct pat_source *texts; /* n_texts 0: is read */
    uint32_t n_texts;
    const struct pat_file *file; /* out */
};

static void load(struct pat *pat, void *arg)
{
    struct input *in = arg;
    const int before = pat_error_count(pat);
    pat->max_errors = before + MAX_ERRORS;
    pat_error_choice(pat, NULL);
    struct unit *u = pat_check(pat, in->path, in->texts, (int)in->n_texts);
    if (pat_error_count(pat) == before)
        pat_expand_laws(pat, u, pat->opt.law_limit);
    if (pat_error_count(pat) > before)
        pat_throw(pat, PAT_WRONG);
    pat_assert_unit(pat, u);
    in->file = pat_describe(pat, u);
}

static enum pat_status load_input(struct pat *pat, struct input *in, const struct pat_file **file)
{
    const enum pat_status status = pat_protect(pat, load, in);
    *file = status == PAT_OK ? in->file : NULL;
    return status;
}

enum pat_status pat_load(struct pat *pat, const char *path, const struct pat_file **file)
{
    return load_input(pat, &(struct input){.path = path}, file);
}

enum pat_status pat_load_text(struct pat *pat, const char *name, const char *text, size_t size,
                              const struct pat_file **file)
{
    return pat_load_sources(pat, &(struct pat_source){.path = name, .text = text, .size = size}, 1, file);
}

enum pat_status pat_load_sources(struct pat *pat, const struct pat_source *texts, uint32_t n,
                                 const struct pat_file **file)
{
    return load_input(pat, &(struct input){.path = texts->path, .texts = texts, .n_texts = n}, file);
}
