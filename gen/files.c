/* files.c -- the outputs of a run: all of them are written, or none.
 *
 * In:   texts and their paths, collected while compiling.
 * Out:  files.  A file that has its text already is not touched, so that its
 *       mtime stays and nothing is built again.  The others are first written
 *       beside their places, then all are renamed, so that neither an error nor
 *       a full disk nor a kill leaves a half file; a file that is replaced keeps
 *       its mode.  With --check: a short diff instead.
 */
#include "gen.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "../runtime/driver/watch.h"

enum { MAX_DIFF = 6 }; /* lines of either side that --check shows */

struct file {
    const char *path;   /* as the user knows it */
    const char *target; /* behind symbolic links */
    struct dfg_output staged; /* what waits to be renamed */
    struct out *out;
};

static VEC(struct file) files;
static VEC(const char *) depends;

static bool is_stdout(const struct file *f)
{
    return strcmp(f->path, "-") == 0;
}

bool is_device(const char *path)
{
    struct stat st;
    return stat(path, &st) == 0 && !S_ISREG(st.st_mode) && !S_ISDIR(st.st_mode);
}

void files_add(const char *path, struct out *o)
{
    *PUSH(files) = (struct file){.path = path, .target = pat_real_path(pat2c, path), .out = o};
}

void files_depend(const char *path)
{
    for (int i = 0; i < depends.n; i++)
        if (depends.at[i] == path)
            return;
    *PUSH(depends) = path;
}

/* ---- dependencies ---- */

/* A path as make and ninja read it. */
static void put_path(struct out *o, const char *path)
{
    for (; *path; path++) {
        if (*path == ' ' || *path == '#' || *path == '\\')
            outf(o, "\\");
        else if (*path == '$')
            outf(o, "$");
        outf(o, "%c", *path);
    }
}

/* Outputs: inputs; and each input a target of its own, so that a file that is
 * deleted later does not stop the build. */
struct out *files_depfile(void)
{
    struct out *o = out_new();
    int targets = 0;
    for (int i = 0; i < files.n; i++) {
        if (is_stdout(&files.at[i]))
            continue;
        outf(o, "%s", targets++ ? " " : "");
        put_path(o, files.at[i].path);
    }
    if (targets)
        outf(o, ":");
    for (int i = 0; targets && i < depends.n; i++) {
        outf(o, " \\\n  ");
        put_path(o, depends.at[i]);
    }
    for (int i = 0; i < depends.n; i++) {
        outf(o, "\n");
        put_path(o, depends.at[i]);
        outf(o, ":");
    }
    outf(o, "\n");
    return o;
}

/* ---- --check ---- */

/* The line at *at of text; moves on. */
static bool next_line(const char *text, size_t size, size_t *at, const char **line, size_t *len)
{
    if (*at >= size)
        return false;
    *line = text + *at;
    const char *end = memchr(*line, '\n', size - *at);
    *len = end ? (size_t)(end - *line) : size - *at;
    *at += *len + (end != NULL);
    return true;
}

static const char *add_lines(const char *diff, const char *text, size_t from, size_t to, char sign)
{
    const char *line;
    size_t len;
    for (int n = 0; next_line(text, to, &from, &line, &len); n++) {
        if (n == MAX_DIFF)
            return format("%s%c...\n", diff, sign);
        diff = format("%s%c%.*s\n", diff, sign, (int)len, line);
    }
    return diff;
}

/* What differs between the lines that both begin with and those that both end with; from which line on. */
static const char *diff_of(const char *path, const char *old, size_t n_old, const char *new, size_t n_new,
                           uint32_t *first)
{
    size_t begin = 0, end_old = n_old, end_new = n_new;
    uint32_t line = 1;
    for (size_t i = 0; i < n_old && i < n_new && old[i] == new[i]; i++)
        if (old[i] == '\n') {
            begin = i + 1;
            line++;
        }
    size_t same = 0;
    while (n_old - same > begin && n_new - same > begin && old[n_old - same - 1] == new[n_new - same - 1]) {
        same++;
        if (n_old - same == begin || n_new - same == begin || old[n_old - same - 1] == '\n') {
            end_old = n_old - same;
            end_new = n_new - same;
        }
    }
    *first = line;
    const char *diff = format("--- %s\n+++ %s as it should be\n@@ line %d @@\n", path, path, (int)line);
    diff = add_lines(diff, old, begin, end_old, '-');
    return add_lines(diff, new, begin, end_new, '+');
}

/* ---- writing ---- */

/* Of a file as a whole; false. */
static bool complain(const char *path, const char *text)
{
    say((struct pat_place){.file = path, .line = 1, .column = 1, .end_line = 1, .end_column = 1}, text, NULL);
    return false;
}

static bool cannot_write(const char *path)
{
    return complain(path, format("can't write '%s': %s", path, strerror(errno)));
}

/* Pipes, devices and standard output can't be renamed to; they come last. */
static bool is_stream(const struct file *f)
{
    struct stat st;
    return is_stdout(f) || (stat(f->target, &st) == 0 && !S_ISREG(st.st_mode));
}

static bool write_stdout(const struct file *f)
{
    size_t len;
    const char *text = out_text(f->out, &len);
    return (fwrite(text, 1, len, stdout) == len && fflush(stdout) == 0) || cannot_write(f->path);
}

static bool check_file(const struct file *f)
{
    size_t len;
    const char *text = out_text(f->out, &len);
    if (is_stdout(f))
        return write_stdout(f);
    const struct source *old = pat_source_read(pat2c, f->path);
    if (!old)
        return complain(f->path, format("'%s' is not up to date: %s", f->path, strerror(errno)));
    if (old->size == len && memcmp(old->text, text, len) == 0)
        return true;
    struct pat_place at = {.file = f->path, .column = 1, .end_column = 1};
    const char *diff = diff_of(f->path, old->text, old->size, text, len, &at.line);
    at.end_line = at.line;
    say(at, format("'%s' is not up to date", f->path), diff);
    return false;
}

static bool is_unchanged(const struct file *f)
{
    size_t len, at = 0, n;
    const char *text = out_text(f->out, &len);
    char piece[4096];
    FILE *old = fopen(f->target, "rb");
    if (!old)
        return false;
    while ((n = fread(piece, 1, sizeof piece, old)) > 0 && n <= len - at && memcmp(piece, text + at, n) == 0)
        at += n;
    const bool same = n == 0 && at == len && !ferror(old);
    fclose(old);
    return same;
}

/* Writes the text beside its place, if it is new; a device has no such place. */
static bool stage(struct file *f)
{
    if (is_stdout(f) || (!is_stream(f) && is_unchanged(f)))
        return true;
    size_t len;
    const char *text = out_text(f->out, &len);
    return (dfg_output_open(&f->staged, f->target) && fwrite(text, 1, len, f->staged.file) == len &&
            dfg_output_close(&f->staged)) ||
           cannot_write(f->path);
}

static bool put_in_place(struct file *f)
{
    if (is_stdout(f))
        return write_stdout(f);
    return dfg_output_commit(&f->staged) || cannot_write(f->path);
}

/* An output that is read as well is a slip of the command line. */
static bool is_no_input(struct file *f)
{
    for (int i = 0; i < depends.n; i++)
        if (pat_real_path(pat2c, depends.at[i]) == f->target)
            return complain(f->path, format("the output '%s' is an input", f->path));
    return true;
}

/* Two outputs of one name would be one of them. */
static bool is_alone(struct file *f)
{
    for (struct file *other = files.at; other < f; other++)
        if (!is_stream(f) && other->target == f->target)
            return complain(f->path, format("'%s' would be written twice", f->path));
    return true;
}

static bool for_all(bool (*act)(struct file *))
{
    for (int i = 0; i < files.n; i++)
        if (!act(&files.at[i]))
            return false;
    return true;
}

void files_drop(void)
{
    for (int i = 0; i < files.n; i++)
        dfg_output_drop(&files.at[i].staged);
}

bool files_commit(void)
{
    bool ok = for_all(is_no_input) && for_all(is_alone);
    if (!ok)
        return false;
    if (opt.check) {
        for (int i = 0; i < files.n; i++)
            ok = check_file(&files.at[i]) && ok;
        return ok;
    }
    watch_output(""); /* from now on the list stays, and there may be something to remove */
    for (int streams = 0; streams < 2; streams++)
        for (int i = 0; i < files.n; i++)
            if (is_stream(&files.at[i]) == streams && !stage(&files.at[i]))
                return false;
    return for_all(put_in_place);
}

void files_interrupted(const char *output, const char *folder)
{
    (void)folder;
    for (int i = 0; output && i < files.n; i++)
        dfg_output_clean(files.at[i].target);
}
