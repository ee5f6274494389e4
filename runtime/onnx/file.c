/* file.c -- files as memory: the model's own, and those of its external data.
 *
 * In:   a path; a tensor's (location, offset, length).
 * Out:  bytes mapped read-only, each file once, kept by the module.  A file that
 *       is not there is no error: the tensor has no elements then.
 * Errors: a location outside the model's folder (said in its text: absolute, or
 *       with a `..`; or where a symbolic link leads), an extent beyond the file's end.
 *
 * The module keeps the paths of all of them, too, so that no output takes the place of weights.
 */
#define _XOPEN_SOURCE 700 /* realpath */
#include <errno.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "onnx.h"

struct onnx_file {
    struct onnx_file *next;
    char *location;
    uint8_t *at;
    size_t n;
    bool there;
};

static bool map_open(int fd, uint8_t **at, size_t *n)
{
    struct stat s;
    if (fstat(fd, &s) != 0)
        return false;
    if (!S_ISREG(s.st_mode)) {
        errno = S_ISDIR(s.st_mode) ? EISDIR : EINVAL;
        return false;
    }
    if (s.st_size < 0 || (uintmax_t)s.st_size > SIZE_MAX) {
        errno = EFBIG;
        return false;
    }
    *n = (size_t)s.st_size;
    if (*n == 0)
        return true;
    void *p = mmap(NULL, *n, PROT_READ, MAP_PRIVATE, fd, 0);
    if (p == MAP_FAILED)
        return false;
    *at = p;
    return true;
}

bool dfg_onnx_map(const char *path, uint8_t **at, size_t *n)
{
    *at = NULL;
    *n = 0;
    int fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (fd < 0)
        return false;
    bool done = map_open(fd, at, n);
    int why = errno;
    close(fd);
    errno = why;
    return done;
}

void dfg_onnx_unmap(void *at, size_t n)
{
    munmap(at, n);
}

/* A file below the folder: no part of the path leads up. */
static bool stays_inside(const char *location)
{
    if (*location == '/' || *location == '\0')
        return false;
    for (const char *p = location; *p != '\0'; p += strcspn(p, "/"), p += *p == '/')
        if (strncmp(p, "..", 2) == 0 && (p[2] == '/' || p[2] == '\0'))
            return false;
    return true;
}

static char *join(const struct onnx_reader *r, const char *location)
{
    size_t n = strlen(location);
    char *path = malloc(r->folder_len + 1 + n + 1);
    if (path == NULL)
        return NULL;
    memcpy(path, r->folder, r->folder_len);
    path[r->folder_len] = '/';
    memcpy(path + r->folder_len + 1, location, n + 1);
    return path;
}

/* ---- which files they are ---- */

/* Two alike, as what is kept is found by what releases it. */
static void model_path_free(void *path, size_t size)
{
    (void)size;
    free(path);
}

static void data_path_free(void *path, size_t size)
{
    (void)size;
    free(path);
}

/* Takes the path, of realpath; NULL, where there is no file, is not kept. */
static bool keep_path(dfg_module *m, char *path, void (*release)(void *path, size_t size))
{
    const bool kept = path == NULL || dfg_module_keep(m, path, 0, release);
    if (!kept)
        free(path);
    return kept;
}

bool dfg_onnx_keep_model(dfg_module *m, const char *path)
{
    char *real = realpath(path, NULL);
    return (real != NULL || errno != ENOMEM) && keep_path(m, real, model_path_free);
}

static bool reads(const dfg_module *m, const char *path, void (*release)(void *path, size_t size))
{
    char *real = realpath(path, NULL);
    const void *kept = NULL;
    while (real != NULL && (kept = dfg_module_kept(m, release, kept)) != NULL && strcmp(kept, real) != 0)
        ;
    free(real);
    return kept != NULL;
}

bool dfg_onnx_reads_model(const dfg_module *m, const char *path)
{
    return reads(m, path, model_path_free);
}

bool dfg_reads_external(const dfg_module *m, const char *path)
{
    return reads(m, path, data_path_free);
}

/* ---- external data ---- */

/* Is what stands behind all symbolic links of the path below the folder, whose own do not count? */
static bool leads_inside(struct onnx_reader *r, const char *path, const char *location)
{
    char *folder = join(r, "."), *real_folder = folder != NULL ? realpath(folder, NULL) : NULL;
    char *real = real_folder != NULL ? realpath(path, NULL) : NULL;
    size_t n = real_folder != NULL && strcmp(real_folder, "/") != 0 ? strlen(real_folder) : 0;
    bool known = real != NULL || (folder != NULL && errno != ENOMEM); /* what is not there leads nowhere */
    bool inside = real == NULL || (strncmp(real, real_folder, n) == 0 && real[n] == '/');
    free(folder);
    free(real_folder);
    if (!known || !keep_path(r->m, real, data_path_free))
        return dfg_onnx_no_memory(r);
    return inside ||
           dfg_onnx_fail(r, "external data '%s' is a link that leaves the model's folder", location);
}

static bool file_map(struct onnx_reader *r, struct onnx_file *f)
{
    if (r->folder == NULL)
        return true;
    char *path = join(r, f->location);
    if (path == NULL)
        return dfg_onnx_no_memory(r);
    if (!leads_inside(r, path, f->location)) {
        free(path);
        return false;
    }
    f->there = dfg_onnx_map(path, &f->at, &f->n);
    const int why = errno;
    free(path);
    if (!f->there && why != ENOENT && why != ENOTDIR)
        return dfg_onnx_fail(r, "external data '%s' can't be read: %s", f->location, strerror(why));
    if (f->at != NULL && !dfg_module_keep(r->m, f->at, f->n, dfg_onnx_unmap)) {
        dfg_onnx_unmap(f->at, f->n);
        return dfg_onnx_no_memory(r);
    }
    return true;
}

static struct onnx_file *file_of(struct onnx_reader *r, const char *location)
{
    for (struct onnx_file *f = r->files; f != NULL; f = f->next)
        if (strcmp(f->location, location) == 0)
            return f;
    struct onnx_file *f = calloc(1, sizeof *f);
    size_t n = strlen(location) + 1;
    char *copy = malloc(n);
    if (f == NULL || copy == NULL) {
        free(f);
        free(copy);
        dfg_onnx_no_memory(r);
        return NULL;
    }
    memcpy(copy, location, n);
    f->location = copy;
    f->next = r->files;
    r->files = f;
    return file_map(r, f) ? f : NULL;
}

void dfg_onnx_files_free(struct onnx_reader *r)
{
    while (r->files != NULL) {
        struct onnx_file *next = r->files->next;
        free(r->files->location);
        free(r->files);
        r->files = next;
    }
}

/* Digits only; false: they are no number. */
static bool number(const char *text, uint64_t *n)
{
    *n = 0;
    for (const char *p = text; *p != '\0'; p++) {
        if (*p < '0' || *p > '9' || *n > (UINT64_MAX - 9) / 10)
            return false;
        *n = *n * 10 + (uint64_t)(*p - '0');
    }
    return *text != '\0';
}

struct extent {
    const char *location;
    uint64_t offset, length;
};

static bool extent_of(const Onnx__TensorProto *t, struct extent *e)
{
    for (size_t i = 0; i < t->n_external_data; i++) {
        const char *key = dfg_onnx_text(t->external_data[i]->key),
                   *value = dfg_onnx_text(t->external_data[i]->value);
        if (strcmp(key, "location") == 0)
            e->location = value;
        else if (strcmp(key, "offset") == 0 && !number(value, &e->offset))
            return false;
        else if (strcmp(key, "length") == 0 && !number(value, &e->length))
            return false;
    }
    return true;
}

bool dfg_onnx_external(struct onnx_reader *r, const Onnx__TensorProto *t, size_t size, const uint8_t **at)
{
    struct extent e = {.location = "", .length = size};
    const char *name = dfg_onnx_text(t->name);
    *at = NULL;
    if (!extent_of(t, &e))
        return dfg_onnx_fail(r, "tensor '%s': where its external data is, is no number", name);
    if (!stays_inside(e.location))
        return dfg_onnx_fail(r, "tensor '%s': its external data is not in the model's folder: '%s'", name,
                             e.location);
    if (e.length != size)
        return dfg_onnx_fail(r, "tensor '%s' has %llu bytes of external data, its type takes %zu", name,
                             (unsigned long long)e.length, size);
    struct onnx_file *f = file_of(r, e.location);
    if (f == NULL)
        return false;
    if (!f->there) {
        r->info.absent++;
        return true;
    }
    if (e.offset > f->n || size > f->n - e.offset)
        return dfg_onnx_fail(r, "tensor '%s': its external data ends behind the end of '%s'", name,
                             e.location);
    *at = size > 0 ? f->at + e.offset : NULL;
    return true;
}
