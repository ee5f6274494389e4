/* check.c -- diagnostics.
 *
 * In:   a document.
 * Out:  textDocument/publishDiagnostics: all messages of pat2c.
 *
 * A child process compiles the file as pat2c does, without writing, and prints the messages as JSON; so
 * neither a long search nor a crash in a later stage stops the server, and its memory is freed with it.
 */
#include "lsp.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { SECONDS = 60 /* that a child may take */ };

/* ---- child processes ---- */

bool lsp_fork(struct child *c, bool *is_child)
{
    int fds[2];
    lsp_kill_child(c);
    if (pipe(fds) != 0)
        return false;
    fflush(stdout);
    const pid_t pid = fork();
    *is_child = pid == 0;
    close(fds[pid != 0]);
    if (pid < 0) {
        close(fds[0]);
        return false;
    }
    if (pid == 0) {
        dup2(fds[1], 1); /* the protocol is no business of it */
        close(fds[1]);
        close(0);
        alarm(SECONDS);
    } else {
        *c = (struct child){.pid = pid, .fd = fds[0]};
    }
    return true;
}

bool lsp_forget_child(struct child *c, const char *what, const char *of)
{
    int status = 0;
    close(c->fd);
    waitpid(c->pid, &status, 0);
    free(c->text);
    *c = (struct child){0};
    if (status && what)
        lsp_log("%s of '%s' ended with %s %d", what, of, WIFSIGNALED(status) ? "signal" : "status",
                WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status));
    return status == 0;
}

void lsp_kill_child(struct child *c)
{
    if (!c->pid)
        return;
    kill(c->pid, SIGKILL);
    lsp_forget_child(c, NULL, NULL);
}

void lsp_read_child(struct child *c, bool *ended)
{
    enum { STEP = 1 << 14 };
    c->text = lsp_alloc(c->text, c->size + STEP + 1);
    const ssize_t n = read(c->fd, c->text + c->size, STEP);
    if (n > 0)
        c->size += (size_t)n;
    c->text[c->size] = 0;
    *ended = n == 0 || (n < 0 && errno != EINTR);
}

/* ---- the child ---- */

static void compile(struct pat *pat, void *arg)
{
    const char *path = arg;
    struct unit *u = pat_check(pat, path, NULL, 0);
    if (u && error_count() == 0)
        compile_unit(u);
}

static _Noreturn void run_check(const struct server *s, const struct document *d)
{
    pat2c = lsp_context(s);
    pat_protect(pat2c, compile, d->path);
    pat_print_json(pat_messages(pat2c), stdout);
    fflush(stdout);
    _exit(0);
}

void lsp_start_check(struct server *s, struct document *d)
{
    bool is_child;
    d->dirty = false;
    if (!lsp_fork(&d->check, &is_child))
        lsp_log("can't check '%s': %s", d->path, strerror(errno));
    else if (is_child)
        run_check(s, d);
}

/* ---- its messages ---- */

/* The byte at a line and column that count from 1. */
static size_t offset_of(const struct document *d, const cJSON *place)
{
    const cJSON *line = cJSON_GetObjectItemCaseSensitive(place, "line");
    const cJSON *column = cJSON_GetObjectItemCaseSensitive(place, "column");
    size_t at = 0;
    for (int i = 1; line && i < line->valueint && at < d->size; at++)
        i += d->text[at] == '\n';
    at += column ? (size_t)column->valueint - 1 : 0;
    return at > d->size ? d->size : at;
}

/* Where the file is imported; else the beginning. */
static size_t import_of(const struct document *d, const char *file)
{
    const char *slash = strrchr(file, '/');
    const char *at = strstr(d->text, slash ? slash + 1 : file);
    return at ? (size_t)(at - d->text) : 0;
}

static cJSON *range_of(const struct server *s, const struct document *d, const cJSON *message)
{
    const size_t begin = offset_of(d, message);
    size_t end = offset_of(d, cJSON_GetObjectItemCaseSensitive(message, "end"));
    return lsp_range(s, d->text, d->size, begin, end > begin ? end : begin);
}

static bool is_of(const struct document *d, const char *file)
{
    return file && strcmp(file, d->path) == 0;
}

/* A note with a place, for relatedInformation. */
static void add_note(struct server *s, struct document *d, cJSON *notes, const cJSON *note)
{
    const char *file = lsp_string(note, "file"), *text = lsp_string(note, "text");
    struct document *other = is_of(d, file) ? d : file ? lsp_document_at(s, file) : NULL;
    if (!file)
        return;
    cJSON *one = cJSON_CreateObject(), *location = cJSON_AddObjectToObject(one, "location"), *range;
    char *uri = lsp_uri_of(s, file);
    if (other) {
        range = range_of(s, other, note);
    } else { /* of a file that is not open; columns of bytes */
        const struct document none = {.text = ""};
        const double line = cJSON_GetNumberValue(cJSON_GetObjectItemCaseSensitive(note, "line")) - 1;
        range = range_of(s, &none, note);
        cJSON_SetNumberValue(cJSON_GetObjectItem(cJSON_GetObjectItem(range, "start"), "line"), line);
        cJSON_SetNumberValue(cJSON_GetObjectItem(cJSON_GetObjectItem(range, "end"), "line"), line);
    }
    cJSON_AddStringToObject(location, "uri", uri);
    cJSON_AddItemToObject(location, "range", range);
    cJSON_AddStringToObject(one, "message", text);
    cJSON_AddItemToArray(notes, one);
    free(uri);
}

/* What people read: the message, the choice of a family, hints. */
static char *message_text(const struct document *d, const cJSON *message)
{
    const char *file = lsp_string(message, "file"), *choice = lsp_string(message, "choice");
    const cJSON *line = cJSON_GetObjectItemCaseSensitive(message, "line"), *hint;
    char *text = lsp_copy("", 0);
    if (file && !is_of(d, file))
        lsp_append(&text, "%s:%d: ", file, line ? line->valueint : 0);
    lsp_append(&text, "%s", lsp_string(message, "text"));
    if (choice)
        lsp_append(&text, " [%s]", choice);
    cJSON_ArrayForEach(hint, cJSON_GetObjectItemCaseSensitive(message, "hints"))
    {
        lsp_append(&text, "\n= %s", hint->valuestring);
    }
    return text;
}

static cJSON *diagnostic_of(struct server *s, struct document *d, const cJSON *message)
{
    const char *file = lsp_string(message, "file"), *severity = lsp_string(message, "severity");
    const char *warning = lsp_string(message, "warning");
    const cJSON *note;
    cJSON *one = cJSON_CreateObject();
    const size_t import = file ? import_of(d, file) : 0;
    char *text = message_text(d, message);
    cJSON_AddItemToObject(one, "range",
                          is_of(d, file) ? range_of(s, d, message)
                                         : lsp_range(s, d->text, d->size, import, import));
    cJSON_AddNumberToObject(one, "severity", severity && strcmp(severity, "error") == 0 ? 1 : 2);
    cJSON_AddStringToObject(one, "source", "pat2c");
    if (warning)
        cJSON_AddStringToObject(one, "code", warning);
    cJSON_AddStringToObject(one, "message", text);
    free(text);
    cJSON *notes = cJSON_AddArrayToObject(one, "relatedInformation");
    cJSON_ArrayForEach(note, cJSON_GetObjectItemCaseSensitive(message, "notes"))
    {
        add_note(s, d, notes, note);
    }
    return one;
}

void lsp_end_check(struct server *s, struct document *d)
{
    cJSON *params = cJSON_CreateObject();
    cJSON_AddStringToObject(params, "uri", d->uri);
    if (d->version == d->version) /* NaN: it has none */
        cJSON_AddNumberToObject(params, "version", d->version);
    cJSON *all = cJSON_AddArrayToObject(params, "diagnostics");
    for (char *line = d->check.text, *end; line && (end = strchr(line, '\n')); line = end + 1) {
        cJSON *message = cJSON_ParseWithLength(line, (size_t)(end - line));
        if (message)
            cJSON_AddItemToArray(all, diagnostic_of(s, d, message));
        cJSON_Delete(message);
    }
    if (lsp_forget_child(&d->check, "the check", d->path) && !d->dirty) /* else of a text that is no more */
        lsp_notify("textDocument/publishDiagnostics", params);
    else
        cJSON_Delete(params);
}
