/* watch.c -- what a person at a terminal sees of a long job, and may do about it.
 *
 * In:   what the program does, and what would be left of it.
 * Out:  after two seconds a line on standard error where that is a terminal, rewritten
 *       each second and wiped before anything is printed; after SIGINT, SIGTERM or SIGHUP
 *       nothing on the disk, and the end by that signal.
 *
 * A thread does both, since what a handler may call would not do: the handler wakes it.
 */
#define _XOPEN_SOURCE 700 /* mkdtemp */
#include <errno.h>
#include <pthread.h>
#include <semaphore.h>
#include <signal.h>
#include <stdalign.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "watch.h"

enum { QUIET_SECONDS = 2, STACK_BYTES = 1 << 18 };

static const int signals[] = {SIGINT, SIGTERM, SIGHUP};

static struct {
    pthread_t thread;
    bool runs, is_terminal, ends, shown;
    char job[200];
    double since;
    const char *program, *output, *folder;
    void (*clean)(const char *output, const char *folder);
} state;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER; /* of the state */
static sem_t wake;
static volatile sig_atomic_t caught;
static alignas(4096) char stack[STACK_BYTES]; /* of the thread: with another, glibc keeps memory of it */

static void handler(int signal)
{
    const int before = errno;
    caught = signal;
    sem_post(&wake);
    errno = before;
}

static void wipe(void)
{
    if (state.shown)
        fputs("\033[K", stderr);
    state.shown = false;
}

static double seconds_now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

/* The cursor is left in front, so that what is printed next stands over it. */
static void show(void)
{
    const double seconds = seconds_now() - state.since;
    if (state.job[0] == '\0' || seconds < QUIET_SECONDS)
        return;
    fprintf(stderr, "\033[K%s: %s, %.0f s\r", state.program, state.job, seconds);
    fflush(stderr);
    state.shown = true;
}

static void *watch(void *ctx)
{
    (void)ctx;
    for (;;) {
        struct timespec next;
        clock_gettime(CLOCK_REALTIME, &next);
        next.tv_sec++;
        while ((state.is_terminal ? sem_timedwait(&wake, &next) : sem_wait(&wake)) != 0 && errno == EINTR)
            continue;
        pthread_mutex_lock(&lock);
        if (caught != 0) { /* nothing more is begun: the lock is kept */
            wipe();
            state.clean(state.output, state.folder);
            signal(caught, SIG_DFL);
            kill(getpid(), caught);
            pause();
        }
        const bool ends = state.ends;
        if (!ends)
            show();
        pthread_mutex_unlock(&lock);
        if (ends)
            return NULL;
    }
}

void watch_begin(const char *program, void (*clean)(const char *output, const char *folder))
{
    pthread_attr_t own;
    signal(SIGXFSZ, SIG_IGN); /* then writing fails, which is said */
    state.program = program;
    state.clean = clean;
    if (pthread_attr_init(&own) != 0)
        return;
    state.is_terminal = isatty(2);
    state.since = seconds_now();
    state.runs = sem_init(&wake, 0, 0) == 0 && pthread_attr_setstack(&own, stack, sizeof stack) == 0 &&
                 pthread_create(&state.thread, &own, watch, NULL) == 0;
    pthread_attr_destroy(&own);
    for (size_t i = 0; state.runs && i < sizeof signals / sizeof *signals; i++) {
        struct sigaction old, new = {.sa_handler = handler, .sa_flags = SA_RESTART};
        if (sigaction(signals[i], NULL, &old) == 0 && old.sa_handler != SIG_IGN) /* as nohup has it */
            sigaction(signals[i], &new, NULL);
    }
}

void watch_end(void)
{
    if (!state.runs)
        return;
    watch_job(NULL);
    pthread_mutex_lock(&lock);
    state.ends = true;
    pthread_mutex_unlock(&lock);
    sem_post(&wake);
    pthread_join(state.thread, NULL);
    for (size_t i = 0; i < sizeof signals / sizeof *signals; i++)
        signal(signals[i], SIG_DFL);
    sem_destroy(&wake);
}

void watch_job(const char *format, ...)
{
    va_list values;
    if (!state.runs)
        return;
    pthread_mutex_lock(&lock);
    if (format == NULL)
        wipe();
    va_start(values, format);
    if (format != NULL)
        vsnprintf(state.job, sizeof state.job, format, values);
    else
        state.job[0] = '\0';
    va_end(values);
    pthread_mutex_unlock(&lock);
}

static void note(const char **what, const char *path)
{
    if (!state.runs)
        return;
    pthread_mutex_lock(&lock);
    *what = path;
    pthread_mutex_unlock(&lock);
}

void watch_output(const char *path)
{
    note(&state.output, path);
}

/* With the lock: a signal finds no folder that nobody knows of. */
bool watch_new_folder(char *path)
{
    if (!state.runs)
        return mkdtemp(path) != NULL;
    pthread_mutex_lock(&lock);
    const bool made = mkdtemp(path) != NULL;
    if (made)
        state.folder = path;
    pthread_mutex_unlock(&lock);
    return made;
}

void watch_no_folder(void)
{
    note(&state.folder, NULL);
}
