/* lsp.h -- pat2c --lsp: the Language Server Protocol (3.17) on standard input and output.
 *
 *   server.c    messages in and out, the life of the server
 *   document.c  open files, positions, and libpat's view of them
 *   check.c     diagnostics: a child process each, so that typing never waits
 *   names.c     definition, hover
 *   rename.c    a name in all files of the workspace
 *   complete.c  completion
 *   lens.c      matches in a model: dfg-opt as a child process
 *
 * The only part of the generator that links cJSON.  Memory is malloc's; out of memory, the server exits.
 */
#ifndef LSP_H
#define LSP_H

#include "gen.h"
#include "check/check.h"

#include <cjson/cJSON.h>
#include <sys/types.h>

/* What a child process prints, until it ends. */
struct child {
    pid_t pid; /* 0: none */
    int fd;
    char *text;
    size_t size;
};

/* What libpat says of a file as it is in the editor. */
struct analysis {
    struct pat *pat; /* NULL: not made yet */
    struct unit *unit;
    struct name *names; int n_names;
};

struct count { char *name; long n; };

struct document {
    char *uri, *path;
    char *text; size_t size; /* with a NUL behind it */
    double version;          /* of the text, as the client counts */
    bool dirty;              /* its diagnostics are to be made */
    struct child check, lens;
    struct analysis now, known; /* known: the last one that knew operators, for completion */
    struct count *counts; int n_counts; /* of matches in the model, by pattern */
};

struct server {
    struct document **docs; int n_docs;
    bool initialized, shut_down, leaves, utf8, refreshes_lenses;
    char *root;              /* a folder, or NULL */
    char *model, *dfg_opt;   /* settings, or NULL */
    char **folders; int n_folders;
    int next_id;             /* of requests of our own */
};

/* An answer that is an error. */
struct failure { int code; char *text; };
enum { INVALID_REQUEST = -32600, NO_METHOD = -32601, INVALID_PARAMS = -32602, PARSE_ERROR = -32700,
       NOT_INITIALIZED = -32002, REQUEST_FAILED = -32803 };

/* A NUL in the strings of a message, where cJSON would end them: no UTF-8 has these bytes. */
#define LSP_NUL "\xC0\x80"

/* ---- server.c ---- */

void lsp_log(const char *fmt, ...) __attribute__((format(printf, 1, 2))); /* to standard error */
void lsp_notify(const char *method, cJSON *params);
void lsp_request(const char *method, int id); /* whose answer is not looked at */
void lsp_fail(struct failure *, int code, const char *fmt, ...) __attribute__((format(printf, 3, 4)));
void *lsp_alloc(void *old, size_t size); /* realloc that does not return NULL */
char *lsp_copy(const char *s, size_t len);
char *lsp_print(const char *fmt, ...) __attribute__((format(printf, 1, 2)));
void lsp_append(char **text, const char *fmt, ...) __attribute__((format(printf, 2, 3))); /* *text may move */
const char *lsp_string(const cJSON *object, const char *name); /* a member that is a string; NULL */

/* ---- document.c ---- */

struct document *lsp_document(struct server *, const char *uri); /* open; NULL */
struct document *lsp_document_of(struct server *, const cJSON *params, struct failure *); /* of textDocument */
struct document *lsp_document_at(struct server *, const char *path); /* NULL: it is not open */
void lsp_open(struct server *, const cJSON *params);
void lsp_change(struct server *, const cJSON *params);
void lsp_close(struct server *, const cJSON *params);
void lsp_drop(struct document *);
char *lsp_uri_of(struct server *, const char *path);
char *lsp_real_path(const char *path); /* path itself where there is no such file */
char *lsp_path_of(const char *uri); /* NULL: it is no file's */

/* Offsets of bytes and the protocol's lines and characters. */
size_t lsp_offset(const struct server *, const char *text, size_t size, const cJSON *position);
cJSON *lsp_position(const struct server *, const char *text, size_t size, size_t offset);
cJSON *lsp_range(const struct server *, const char *text, size_t size, size_t begin, size_t end);
cJSON *lsp_location(struct server *, struct span);

/* A context with the server's options, in which files have the texts of the editor. */
struct pat *lsp_context(const struct server *);
void lsp_analyse(const struct server *, const char *path, struct analysis *);
void lsp_forget(struct analysis *);
const struct analysis *lsp_analysis(const struct server *, struct document *);
/* The name at the position of a request, and its document; NULL: there is none, or *why. */
const struct name *lsp_name_at(struct server *, const cJSON *params, struct document **, struct failure *why);
bool lsp_is_own(const struct analysis *, struct span); /* of the analysed file itself */

/* ---- the rest: answers to requests ---- */

void lsp_start_check(struct server *, struct document *);
void lsp_end_check(struct server *, struct document *);
void lsp_start_lens(struct server *, struct document *);
void lsp_end_lens(struct server *, struct document *);
void lsp_read_child(struct child *, bool *ended);
void lsp_kill_child(struct child *);
bool lsp_forget_child(struct child *, const char *what, const char *of); /* that has ended; false: badly, in the log */
bool lsp_fork(struct child *, bool *is_child); /* false: it can't; its output goes to the pipe */

typedef cJSON *lsp_answer(struct server *, const cJSON *params, struct failure *);
lsp_answer lsp_definition, lsp_hover, lsp_completion, lsp_prepare_rename, lsp_rename, lsp_formatting, lsp_code_lens;

#endif
