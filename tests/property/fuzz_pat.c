/* fuzz_pat.c -- pat2c on hostile bytes.
 *
 * usage: fuzz-pat PAT2C INCLUDE-DIR COUNT SEED FILE...
 *
 * Writes the files and mutants of them to a folder of its own and compiles each by
 * PAT2C.  It must end with 0, or with 1, a message and no output file; libpat must
 * say what the file means, where PAT2C compiles it.  Anything else (a signal, a
 * sanitizer's report, a half-written file) is printed, kept, and fails the run.
 */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "mutate.h"
#include "pat.h"

static char dir[] = "/tmp/fuzz-pat-XXXXXX";

static const char *in_dir(const char *name)
{
    static char path[2][64];
    static int turn;
    turn = !turn;
    snprintf(path[turn], sizeof path[turn], "%s/%s", dir, name);
    return path[turn];
}

static void write_file(const char *path, struct bytes b)
{
    FILE *f = fopen(path, "wb");
    if (f == NULL || fwrite(b.at, 1, b.n, f) != b.n || fclose(f) != 0) {
        perror(path);
        exit(1);
    }
}

/* The exit status; -1: a signal. */
static int status_of(pid_t child)
{
    int status = 0;

    if (child < 0 || waitpid(child, &status, 0) != child) {
        perror("fuzz-pat");
        exit(1);
    }
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

/* That of PAT2C on m.pat. */
static int compile(const char *pat2c, const char *include)
{
    pid_t child = fork();

    if (child == 0) {
        int null = open(in_dir("stderr"), O_WRONLY | O_CREAT | O_TRUNC, 0600);
        dup2(null, 1);
        dup2(null, 2);
        if (chdir(dir) == 0)
            execl(pat2c, "pat2c", "-I", include, "-o", "m.c", "--header", "m.h", "m.pat", (char *)NULL);
        _exit(127);
    }
    return status_of(child);
}

/* 0: libpat says what m.pat means; 1: it has messages; -1: a signal. */
static int load(const char *include)
{
    pid_t child = fork();

    if (child == 0) {
        struct pat *pat = pat_new(NULL);
        const struct pat_file *file;
        int status = 2;
        if (pat != NULL && pat_add_folder(pat, include) == PAT_OK)
            status = pat_load(pat, in_dir("m.pat"), &file) == PAT_OK ? 0 : pat_messages(pat) != NULL ? 1 : 2;
        pat_free(pat);
        _exit(status);
    }
    return status_of(child);
}

static int is_clean(int status)
{
    struct stat s;
    int has_output = stat(in_dir("m.c"), &s) == 0;
    int has_message = stat(in_dir("stderr"), &s) == 0 && s.st_size > 0;
    return status == 0 ? has_output : status == 1 && has_message && !has_output;
}

int main(int argc, char **argv)
{
    size_t n_corpus = argc > 5 ? (size_t)argc - 5 : 0, count, bad = 0, accepted = 0;
    struct bytes *corpus = calloc(n_corpus + 1, sizeof *corpus);
    uint64_t state;

    if (n_corpus == 0 || corpus == NULL || mkdtemp(dir) == NULL) {
        fputs("usage: fuzz-pat PAT2C INCLUDE-DIR COUNT SEED FILE...\n", stderr);
        return 2;
    }
    count = strtoul(argv[3], NULL, 10);
    state = strtoull(argv[4], NULL, 10) * 2 + 1;
    for (size_t i = 0; i < n_corpus; i++)
        corpus[i] = read_whole(argv[5 + i]);
    for (size_t i = 0; i < n_corpus + count; i++) {
        struct bytes b = i < n_corpus ? corpus[i] : mutate(corpus, n_corpus, &state);
        int status, loaded;
        write_file(in_dir("m.pat"), b);
        unlink(in_dir("m.c"));
        status = compile(argv[1], argv[2]);
        loaded = load(argv[2]);
        accepted += status == 0;
        if (!is_clean(status) || (loaded != 0 && loaded != status)) {
            char name[32];
            snprintf(name, sizeof name, "bad-%zu.pat", i);
            write_file(in_dir(name), b);
            printf("input %zu: status %d, of libpat %d, kept as %s\n", i, status, loaded, in_dir(name));
            bad++;
        }
        if (i >= n_corpus)
            free(b.at);
    }
    printf("%zu mutants of %zu files: %zu accepted, %zu bad\n", count, n_corpus, accepted, bad);
    if (bad == 0) {
        static const char *const names[] = { "m.pat", "m.c", "m.h", "m.unit.c", "stderr" };
        for (size_t i = 0; i < sizeof names / sizeof *names; i++)
            unlink(in_dir(names[i]));
        rmdir(dir);
    }
    for (size_t i = 0; i < n_corpus; i++)
        free(corpus[i].at);
    free(corpus);
    return bad == 0 ? 0 : 1;
}
