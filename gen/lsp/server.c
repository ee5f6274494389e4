/* server.c -- messages in and out, the life of the server.
 *
 * In:   JSON-RPC 2.0 on standard input, each message preceded by a header with its Content-Length.
 * Out:  answers and notifications on standard output; a log on standard error.
 *
 * One thread: poll() waits for messages and for child processes.  Messages of the client come first;
 * diagnostics begin when it pauses.  A malformed header or body is logged and skipped.
 */
#include "lsp.h"
#include "run.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

enum {
    MAX_HEADER = 1 << 14,
    MAX_BODY = 1 << 28,
    PAUSE = 40 /* ms without a message, before files are checked */
};

/* ---- helpers of all ---- */

void lsp_log(const char *fmt, ...)
{
    va_list ap;
    va_start(ap, fmt);
    fputs("pat2c --lsp: ", stderr);
    vfprintf(stderr, fmt, ap);
    fputc('\n', stderr);
    va_end(ap);
}

void *lsp_alloc(void *old, size_t size)
{
    void *p = realloc(old, size ? size : 1);
    if (!p) {
        lsp_log("out of memory");
        _exit(2);
    }
    return p;
}

char *lsp_copy(const char *s, size_t len)
{
    char *copy = lsp_alloc(NULL, len + 1);
    memcpy(copy, s, len);
    copy[len] = 0;
    return copy;
}

static char *print_list(const char *fmt, va_list ap)
{
    va_list again;
    va_copy(again, ap);
    const int len = vsnprintf(NULL, 0, fmt, again);
    va_end(again);
    char *text = lsp_alloc(NULL, (size_t)len + 1);
    vsnprintf(text, (size_t)len + 1, fmt, ap);
    return text;
}

char *lsp_print(const char *fmt, ...)
{
    va_list ap;
    va_start(ap, fmt);
    char *text = print_list(fmt, ap);
    va_end(ap);
    return text;
}

void lsp_append(char **text, const char *fmt, ...)
{
    va_list ap;
    va_start(ap, fmt);
    char *more = print_list(fmt, ap), *whole = lsp_print("%s%s", *text, more);
    va_end(ap);
    free(more);
    free(*text);
    *text = whole;
}

void lsp_fail(struct failure *why, int code, const char *fmt, ...)
{
    va_list ap;
    va_start(ap, fmt);
    free(why->text);
    *why = (struct failure){code, print_list(fmt, ap)};
    va_end(ap);
}

const char *lsp_string(const cJSON *object, const char *name)
{
    return cJSON_GetStringValue(cJSON_GetObjectItemCaseSensitive(object, name));
}

/* ---- out ---- */

static void send_message(cJSON *message)
{
    cJSON_AddStringToObject(message, "jsonrpc", "2.0");
    char *text = cJSON_PrintUnformatted(message);
    if (text) {
        printf("Content-Length: %zu\r\n\r\n%s", strlen(text), text);
        fflush(stdout);
    }
    cJSON_free(text);
    cJSON_Delete(message);
}

void lsp_notify(const char *method, cJSON *params)
{
    cJSON *message = cJSON_CreateObject();
    cJSON_AddStringToObject(message, "method", method);
    cJSON_AddItemToObject(message, "params", params);
    send_message(message);
}

void lsp_request(const char *method, int id)
{
    cJSON *message = cJSON_CreateObject();
    cJSON_AddNumberToObject(message, "id", id);
    cJSON_AddStringToObject(message, "method", method);
    send_message(message);
}

/* id: copied; NULL: null. */
static void answer(const cJSON *id, cJSON *result, const struct failure *why)
{
    cJSON *message = cJSON_CreateObject();
    cJSON_AddItemToObject(message, "id", id ? cJSON_Duplicate(id, true) : cJSON_CreateNull());
    if (why->text) {
        cJSON *error = cJSON_AddObjectToObject(message, "error");
        cJSON_AddNumberToObject(error, "code", why->code);
        cJSON_AddStringToObject(error, "message", why->text);
        cJSON_Delete(result);
    } else {
        cJSON_AddItemToObject(message, "result", result ? result : cJSON_CreateNull());
    }
    send_message(message);
}

/* ---- the life of the server ---- */

static void set_string(char **to, const cJSON *settings, const char *name)
{
    const char *text = lsp_string(settings, name);
    if (!cJSON_HasObjectItem(settings, name))
        return;
    free(*to);
    *to = text && *text ? lsp_copy(text, strlen(text)) : NULL;
}

/* A path as the settings have it, of which root is the folder. */
static void make_absolute(const struct server *s, char **path)
{
    if (!*path || **path == '/' || !s->root)
        return;
    char *whole = lsp_print("%s/%s", s->root, *path);
    free(*path);
    *path = whole;
}

/* {"model": .., "folders": [..], "dfgOpt": ..} */
static void set_settings(struct server *s, const cJSON *settings)
{
    const cJSON *folders = cJSON_GetObjectItemCaseSensitive(settings, "folders"), *folder;
    set_string(&s->model, settings, "model");
    make_absolute(s, &s->model);
    if (lsp_string(settings, "dfgOpt") && *lsp_string(settings, "dfgOpt"))
        set_string(&s->dfg_opt, settings, "dfgOpt"); /* else as it was: beside this program */
    if (!cJSON_IsArray(folders))
        return;
    while (s->n_folders > 0)
        free(s->folders[--s->n_folders]);
    cJSON_ArrayForEach(folder, folders)
    {
        if (!cJSON_IsString(folder))
            continue;
        s->folders = lsp_alloc(s->folders, sizeof *s->folders * ((size_t)s->n_folders + 1));
        s->folders[s->n_folders] = lsp_copy(folder->valuestring, strlen(folder->valuestring));
        make_absolute(s, &s->folders[s->n_folders++]);
    }
}

static bool offers(const cJSON *encodings, const char *name)
{
    const cJSON *one;
    cJSON_ArrayForEach(one, encodings)
    {
        if (cJSON_IsString(one) && strcmp(one->valuestring, name) == 0)
            return true;
    }
    return false;
}

static const cJSON *member(const cJSON *object, const char *a, const char *b, const char *c)
{
    object = cJSON_GetObjectItemCaseSensitive(cJSON_GetObjectItemCaseSensitive(object, a), b);
    return c ? cJSON_GetObjectItemCaseSensitive(object, c) : object;
}

static cJSON *capabilities(const struct server *s)
{
    static const char *const trigger[] = {".", "{", "\""};
    cJSON *result = cJSON_CreateObject(), *can = cJSON_AddObjectToObject(result, "capabilities");
    cJSON_AddStringToObject(can, "positionEncoding", s->utf8 ? "utf-8" : "utf-16");
    cJSON *sync = cJSON_AddObjectToObject(can, "textDocumentSync");
    cJSON_AddBoolToObject(sync, "openClose", true);
    cJSON_AddNumberToObject(sync, "change", 2); /* incremental */
    cJSON_AddBoolToObject(sync, "save", true);
    cJSON_AddBoolToObject(can, "definitionProvider", true);
    cJSON_AddBoolToObject(can, "hoverProvider", true);
    cJSON_AddBoolToObject(can, "documentFormattingProvider", true);
    cJSON_AddBoolToObject(cJSON_AddObjectToObject(can, "renameProvider"), "prepareProvider", true);
    cJSON_AddBoolToObject(cJSON_AddObjectToObject(can, "codeLensProvider"), "resolveProvider", false);
    cJSON_AddItemToObject(cJSON_AddObjectToObject(can, "completionProvider"), "triggerCharacters",
                          cJSON_CreateStringArray(trigger, sizeof trigger / sizeof *trigger));
    cJSON *info = cJSON_AddObjectToObject(result, "serverInfo");
    cJSON_AddStringToObject(info, "name", "pat2c");
    cJSON_AddStringToObject(info, "version", PAT_VERSION);
    return result;
}

static cJSON *initialize(struct server *s, const cJSON *params, struct failure *why)
{
    const cJSON *folders = cJSON_GetObjectItemCaseSensitive(params, "workspaceFolders");
    const char *root = lsp_string(cJSON_GetArrayItem(folders, 0), "uri");
    if (s->initialized) {
        lsp_fail(why, INVALID_REQUEST, "initialized already");
        return NULL;
    }
    root = root ? root : lsp_string(params, "rootUri");
    s->root = root ? lsp_path_of(root) : NULL;
    s->utf8 = offers(member(params, "capabilities", "general", "positionEncodings"), "utf-8");
    s->refreshes_lenses = cJSON_IsTrue(cJSON_GetObjectItemCaseSensitive(
        member(params, "capabilities", "workspace", "codeLens"), "refreshSupport"));
    set_settings(s, cJSON_GetObjectItemCaseSensitive(params, "initializationOptions"));
    s->initialized = true;
    return capabilities(s);
}

static cJSON *shut_down(struct server *s, const cJSON *params, struct failure *why)
{
    (void)params;
    (void)why;
    s->shut_down = true;
    return NULL;
}

static void check_again(struct server *s)
{
    for (int i = 0; i < s->n_docs; i++) {
        s->docs[i]->dirty = true;
        lsp_start_lens(s, s->docs[i]);
    }
}

/* ---- notifications ---- */

static void leave(struct server *s, const cJSON *params)
{
    (void)params;
    s->leaves = true;
}

static void configure(struct server *s, const cJSON *params)
{
    const cJSON *settings = member(params, "settings", "pat2c", NULL);
    set_settings(s, settings ? settings : cJSON_GetObjectItemCaseSensitive(params, "settings"));
    check_again(s);
}

static void saved(struct server *s, const cJSON *params)
{
    (void)params;
    check_again(s); /* others may import it */
}

/* ---- dispatch ---- */

static const struct {
    const char *method;
    lsp_answer *answer;
} requests[] = {
    {"initialize", initialize},
    {"shutdown", shut_down},
    {"textDocument/definition", lsp_definition},
    {"textDocument/hover", lsp_hover},
    {"textDocument/completion", lsp_completion},
    {"textDocument/prepareRename", lsp_prepare_rename},
    {"textDocument/rename", lsp_rename},
    {"textDocument/formatting", lsp_formatting},
    {"textDocument/codeLens", lsp_code_lens},
};

static const struct {
    const char *method;
    void (*act)(struct server *, const cJSON *params);
} notifications[] = {
    {"exit", leave},
    {"textDocument/didOpen", lsp_open},
    {"textDocument/didChange", lsp_change},
    {"textDocument/didClose", lsp_close},
    {"textDocument/didSave", saved},
    {"workspace/didChangeConfiguration", configure},
    {"workspace/didChangeWatchedFiles", saved},
};

static cJSON *answer_request(struct server *s, const char *method, const cJSON *params, struct failure *why)
{
    if (!s->initialized && strcmp(method, "initialize") != 0)
        lsp_fail(why, NOT_INITIALIZED, "'%s' before 'initialize'", method);
    else if (s->shut_down)
        lsp_fail(why, INVALID_REQUEST, "'%s' behind 'shutdown'", method);
    for (size_t i = 0; !why->text && i < sizeof requests / sizeof *requests; i++)
        if (strcmp(requests[i].method, method) == 0)
            return requests[i].answer(s, params, why);
    if (!why->text)
        lsp_fail(why, NO_METHOD, "there is no '%s'", method);
    return NULL;
}

static void notify(struct server *s, const char *method, const cJSON *params)
{
    for (size_t i = 0; i < sizeof notifications / sizeof *notifications; i++)
        if (strcmp(notifications[i].method, method) == 0 && (s->initialized || i == 0))
            notifications[i].act(s, params);
}

static void dispatch(struct server *s, const cJSON *message)
{
    const cJSON *id = cJSON_GetObjectItemCaseSensitive(message, "id");
    const cJSON *params = cJSON_GetObjectItemCaseSensitive(message, "params");
    const char *method = lsp_string(message, "method");
    struct failure why = {0};
    if (id && !method && (cJSON_HasObjectItem(message, "result") || cJSON_HasObjectItem(message, "error")))
        return; /* an answer to a request of ours */
    if (!method || (id && !cJSON_IsString(id) && !cJSON_IsNumber(id))) {
        lsp_log("a message that is no request");
        lsp_fail(&why, INVALID_REQUEST, "no request");
        answer(NULL, NULL, &why);
    } else if (id) {
        cJSON *result = answer_request(s, method, params, &why);
        answer(id, result, &why);
    } else {
        notify(s, method, params);
    }
    free(why.text);
}

/* ---- in ---- */

struct input {
    char *text;
    size_t size;
};

static void drop_front(struct input *in, size_t n)
{
    memmove(in->text, in->text + n, in->size - n);
    in->size -= n;
}

/* Behind the empty line that ends a header; 0: there is none yet. */
static size_t header_end(const struct input *in)
{
    for (size_t i = 0; i + 1 < in->size; i++)
        if (in->text[i] == '\n' && (in->text[i + 1] == '\n' ||
                                    (i + 2 < in->size && in->text[i + 1] == '\r' && in->text[i + 2] == '\n')))
            return i + (in->text[i + 1] == '\n' ? 2 : 3);
    return 0;
}

/* Of the header, -1: it does not say it.  What is left of a message whose header was lost may stand in front.
 */
static long content_length(const struct input *in, size_t end)
{
    static const char name[] = "Content-Length:";
    for (size_t i = end; i-- > 0;) {
        if (end - i < sizeof name || strncasecmp(in->text + i, name, sizeof name - 1) != 0)
            continue;
        char *behind;
        errno = 0;
        const long n = strtol(in->text + i + sizeof name - 1, &behind, 10);
        return errno || n < 0 || (*behind != '\r' && *behind != '\n') ? -1 : n;
    }
    return -1;
}

/* Puts LSP_NUL where `\u0000` is; the size then. */
static size_t hide_nuls(char *text, size_t size)
{
    static const char escape[] = "\\u0000", nul[] = LSP_NUL;
    size_t n = 0;
    for (size_t i = 0; i < size;) {
        if (size - i >= sizeof escape - 1 && memcmp(text + i, escape, sizeof escape - 1) == 0) {
            memcpy(text + n, nul, sizeof nul - 1);
            n += sizeof nul - 1;
            i += sizeof escape - 1;
            continue;
        }
        if (text[i] == '\\' && size - i > 1) /* what it escapes may be another one */
            text[n++] = text[i++];
        text[n++] = text[i++];
    }
    return n;
}

static void read_body(struct server *s, char *text, size_t size)
{
    cJSON *message = cJSON_ParseWithLength(text, hide_nuls(text, size));
    if (!message) {
        struct failure why = {0};
        lsp_log("a message of %zu bytes is no JSON", size);
        lsp_fail(&why, PARSE_ERROR, "no JSON");
        answer(NULL, NULL, &why);
        free(why.text);
        return;
    }
    dispatch(s, message);
    cJSON_Delete(message);
}

/* One message of what was read; false: there is none whole. */
static bool take_message(struct server *s, struct input *in)
{
    const size_t end = header_end(in);
    if (end == 0) {
        if (in->size > MAX_HEADER) {
            lsp_log("%zu bytes that are no header", in->size);
            in->size = 0;
        }
        return false;
    }
    const long length = content_length(in, end);
    if (length < 0 || length > MAX_BODY) {
        lsp_log(length < 0 ? "a header without a Content-Length" : "a message that is too long");
        drop_front(in, end);
        return true;
    }
    if (in->size - end < (size_t)length)
        return false;
    read_body(s, in->text + end, (size_t)length);
    drop_front(in, end + (size_t)length);
    return true;
}

/* false: there is no more. */
static bool read_input(struct input *in)
{
    enum { STEP = 1 << 16 };
    in->text = lsp_alloc(in->text, in->size + STEP);
    const ssize_t n = read(0, in->text + in->size, STEP);
    if (n < 0 && errno == EINTR)
        return true;
    in->size += n > 0 ? (size_t)n : 0;
    return n > 0;
}

/* ---- the loop ---- */

static void read_children(struct server *s, const struct pollfd *fds)
{
    for (int i = 0; i < s->n_docs; i++, fds += 2) {
        struct document *d = s->docs[i];
        bool checked = false, counted = false;
        if (d->check.pid && fds[0].revents)
            lsp_read_child(&d->check, &checked);
        if (d->lens.pid && fds[1].revents)
            lsp_read_child(&d->lens, &counted);
        if (checked)
            lsp_end_check(s, d);
        if (counted)
            lsp_end_lens(s, d);
    }
}

static bool is_any_dirty(const struct server *s)
{
    bool any = false;
    for (int i = 0; i < s->n_docs; i++)
        any = any || s->docs[i]->dirty;
    return any;
}

/* Of some at a time: an edit may concern all files that are open. */
static void start_checks(struct server *s)
{
    enum { AT_ONCE = 2 };
    int running = 0;
    for (int i = 0; i < s->n_docs; i++)
        running += s->docs[i]->check.pid != 0;
    for (int i = 0; i < s->n_docs && running < AT_ONCE; i++)
        if (s->docs[i]->dirty) {
            lsp_start_check(s, s->docs[i]);
            running++;
        }
}

/* Waits for messages and children; false: there are no more messages. */
static bool wait_for_all(struct server *s, struct input *in)
{
    const int n = 2 * s->n_docs;
    struct pollfd *fds = lsp_alloc(NULL, sizeof *fds * ((size_t)n + 1));
    struct pollfd *to = fds;
    for (int i = 0; i < s->n_docs; i++) {
        const struct document *d = s->docs[i];
        *to++ = (struct pollfd){d->check.pid ? d->check.fd : -1, POLLIN, 0};
        *to++ = (struct pollfd){d->lens.pid ? d->lens.fd : -1, POLLIN, 0};
    }
    *to = (struct pollfd){0, POLLIN, 0};
    const int ready = poll(fds, (nfds_t)n + 1, is_any_dirty(s) ? PAUSE : -1);
    bool goes_on = true;
    if (ready == 0)
        start_checks(s);
    if (ready > 0) {
        read_children(s, fds);
        if (fds[n].revents)
            goes_on = read_input(in);
    }
    free(fds);
    return goes_on;
}

int lsp_run(const char *program)
{
    struct server s = {0};
    struct input in = {0};
    const char *slash = strrchr(program, '/');
    s.dfg_opt = slash ? lsp_print("%.*s/dfg-opt", (int)(slash - program), program) : NULL;
    signal(SIGPIPE, SIG_IGN);
    bool goes_on = true;
    while (goes_on && !s.leaves) {
        goes_on = wait_for_all(&s, &in);
        while (!s.leaves && take_message(&s, &in))
            ;
    }
    if (!s.leaves)
        lsp_log("the client is gone");
    while (s.n_docs > 0)
        lsp_drop(s.docs[--s.n_docs]);
    for (int i = 0; i < s.n_folders; i++)
        free(s.folders[i]);
    free(s.folders);
    free(s.docs);
    free(s.root);
    free(s.model);
    free(s.dfg_opt);
    free(in.text);
    return s.leaves && s.shut_down ? 0 : 1;
}
