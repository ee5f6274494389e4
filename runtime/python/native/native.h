/* native.h -- what Python calls; cffi reads the declarations.
 *
 * A session has the units of one load(): those that ship and those that were read.  A graph is of one
 * session, which outlives it.  A session serves one thread at a time; two of them share nothing.
 *
 * Every function fills in a reply, whose texts are freed by reply_free.
 */
#ifndef PAT2C_NATIVE_H
#define PAT2C_NATIVE_H

#include <stdbool.h>
#include <stddef.h>

struct session;
struct graph;

enum reply_status { REPLY_DONE, REPLY_WRONG, REPLY_NO_MEMORY };
struct reply {
    int status;     /* enum reply_status */
    char *text;     /* what was asked for; NULL: nothing */
    char *messages; /* of pattern files, an object of JSON a line (pat_print_json); NULL: none */
    char *said;     /* other errors, a line each; NULL: none */
    char *bytes;    /* a model */
    size_t size;
};

/* The arguments of a job, as the command line of dfg-opt has them; NULL: not given. */
struct job {
    const char *names, *at, *select, *launch, *host, *heavy, *least_calls, *dim;
    bool regions, once, keep_opset, as_page;
};

/* Lists end with NULL.  text: of the file at paths[0], which is not read; NULL: it is.  NULL: reply says why.
 */
struct session *session_open(const char *const *paths, const char *const *folders, const char *const *defines,
                             const char *text, struct reply *);
void session_close(struct session *);

/* The model at `name`, or of n bytes, which outlive the graph. */
struct graph *graph_read(struct session *, const char *name, const char *bytes, size_t n, const struct job *,
                         struct reply *);
void graph_drop(struct graph *);
void graph_bytes(struct graph *, struct reply *);                  /* as an ONNX model */
void graph_save(struct graph *, const char *path, struct reply *); /* the same in a file, or as .dfg text */

/* Jobs: text is JSON, but of job_explain, job_pattern_of, and the page of job_partition. */
void job_list(struct session *, struct reply *);
void job_match(struct graph *, const struct job *, struct reply *);
void job_explain(struct graph *, const struct job *, struct reply *);
void job_partition(struct graph *, const struct job *, struct reply *); /* bytes: the report as text */
void job_rewrite(struct graph *, const struct job *, struct reply *);
void job_pattern_of(struct graph *, const struct job *, struct reply *);

void reply_free(struct reply *);

#endif
