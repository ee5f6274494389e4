/* fail_malloc.c -- preloaded: memory that is out at one request.
 *
 * In:   FAIL_AT=K: the K-th request for memory is refused; with FAIL_ON=1 all after it, too.
 *       FAIL_TRAP=1: a debugger stops there.
 * Out:  FAIL_COUNT=PATH: at exit the number of requests, and of blocks that nobody has freed.
 * What is behind it is the next allocator in line: libc's, or that of AddressSanitizer, which ends where a thread
 * that begins has no memory: what threads ask for when they begin, and later, is counted as blocks only.
 * Standard input and output get buffers that stay, so that a program which frees all leaves nothing.
 */
#define _GNU_SOURCE /* RTLD_NEXT */
#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

static void *(*next_malloc)(size_t);
static void *(*next_calloc)(size_t, size_t);
static void *(*next_realloc)(void *, size_t);
static void (*next_free)(void *);

static pthread_t first;
static long requests, live, fail_at;
static bool armed, fail_on, trap, begins_thread;
static char stdin_buffer[BUFSIZ], stdout_buffer[BUFSIZ];

static void *find(const char *name)
{
    void *symbol = dlsym(RTLD_NEXT, name);
    if (symbol == NULL)
        abort();
    return symbol;
}

/* dlsym's void * as a pointer to a function: what POSIX asks for, and C does not have. */
static void find_all(void)
{
    *(void **)&next_malloc = find("malloc");
    *(void **)&next_calloc = find("calloc");
    *(void **)&next_realloc = find("realloc");
    *(void **)&next_free = find("free");
}

static bool is_refused(void)
{
    if (next_malloc == NULL)
        find_all();
    if (!armed || begins_thread || !pthread_equal(pthread_self(), first))
        return false;
    requests++;
    if (fail_at == 0 || requests < fail_at || (requests > fail_at && !fail_on))
        return false;
    if (trap)
        raise(SIGTRAP); /* a debugger shows where */
    errno = ENOMEM;
    return true;
}

static void *counted(void *p)
{
    live += armed && p != NULL;
    return p;
}

void *malloc(size_t size)
{
    return is_refused() ? NULL : counted(next_malloc(size));
}

void *calloc(size_t n, size_t size)
{
    return is_refused() ? NULL : counted(next_calloc(n, size));
}

void *realloc(void *old, size_t size)
{
    if (is_refused())
        return NULL;
    return old == NULL ? counted(next_realloc(NULL, size)) : next_realloc(old, size);
}

void free(void *p)
{
    if (next_malloc == NULL)
        find_all();
    live -= armed && p != NULL;
    next_free(p);
}

int pthread_create(pthread_t *thread, const pthread_attr_t *attr, void *(*start)(void *), void *ctx)
{
    int (*next)(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *);
    *(void **)&next = find("pthread_create");
    begins_thread = true;
    const int status = next(thread, attr, start, ctx);
    begins_thread = false;
    return status;
}

__attribute__((constructor)) static void arm(void)
{
    first = pthread_self();
    const char *at = getenv("FAIL_AT");
    fail_at = at != NULL ? atol(at) : 0;
    fail_on = getenv("FAIL_ON") != NULL;
    trap = getenv("FAIL_TRAP") != NULL;
    setvbuf(stdin, stdin_buffer, _IOFBF, sizeof stdin_buffer);
    setvbuf(stdout, stdout_buffer, _IOFBF, sizeof stdout_buffer);
    unsetenv("LD_PRELOAD"); /* programs that this one starts have memory */
    armed = true;
}

__attribute__((destructor)) static void report(void)
{
    armed = false;
    const char *path = getenv("FAIL_COUNT");
    FILE *f = path != NULL ? fopen(path, "w") : NULL;
    if (f == NULL)
        return;
    fprintf(f, "%ld %ld\n", requests, live);
    fclose(f);
}
