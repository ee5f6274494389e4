/* ort.h -- what the files of libdfg-ort share.
 *
 *   factory.c     what the runtime asks of a plug-in, devices      options.c  options of a session
 *   graph.c       a graph of the runtime -> a module               attr.c     attributes, tensors, types
 *   capability.c  what is taken of a graph, files, log           compile.c  kernels, and their runs
 *   evaluator.c   the device that evaluates                        check.c    ort_abi.h and the real headers
 *
 * Errors are the runtime's: NULL is none.
 */
#ifndef DFG_ORT_INTERNAL_H
#define DFG_ORT_INTERNAL_H

#include "../dfg_extend.h"
#include "../dfg_ort.h"
#include "../dfg_partition.h"
#include "ort_abi.h"

#define TRY(call)                                                                                            \
    do {                                                                                                     \
        OrtStatus *status_ = (call);                                                                         \
        if (status_ != NULL)                                                                                 \
            return status_;                                                                                  \
    } while (0)

/* Memory that goes all at once; beyond a mark, which is its n. */
struct scratch {
    void **at;
    size_t n, room;
};
void *ort_scratch(struct scratch *, size_t n, size_t size); /* zeroed, never of no bytes; NULL: no memory */
void ort_scratch_free(struct scratch *, size_t mark);

/* One of the runtime's lists; returns an error, as TRY does. */
#define LIST(scratch, ort, count, get, object, list, n)                                                      \
    do {                                                                                                     \
        TRY((ort)->count(object, &(n)));                                                                     \
        (list) = ort_scratch(scratch, n, sizeof *(list));                                                    \
        if ((list) == NULL)                                                                                  \
            return ort_no_memory(ort);                                                                       \
        TRY((ort)->get(object, list, n));                                                                    \
    } while (0)

OrtStatus *ort_no_memory(const struct ort *);

struct factory {
    struct ort_factory base; /* first: the runtime has its address */
    struct ort ort;
    int minor; /* of the runtime's version 1.x */
    const struct dfg_unit *const *units;
    size_t n_units;
    const struct dfg_table *table;
    const struct dfg_ort_device *device;
};

/* What was taken of a graph. */
struct region {
    const OrtNode **nodes; /* while it is found */
    size_t n_nodes;
    dfg_node call; /* of its function, in the module afterwards; DFG_NONE: nothing reads it */
};
struct value {
    uint32_t region; /* 1 + that of its node; 0: none */
    uint32_t result; /* 1 + which one of the region's it is; 0: none */
};
struct plan {
    struct plan *next; /* of a graph before */
    dfg_module *m;
    const OrtNode **nodes; /* by region */
    struct region *regions;
    size_t n_regions;
    struct value *values; /* by symbol of the name */
    size_t n_values;
};
/* What is called: a function of the module, a function value that stands there; DFG_NONE: it is no such call. */
dfg_node ort_function_of(const dfg_module *, dfg_node call);
void ort_plan_free(struct plan *);

struct provider {
    struct ort_ep base; /* first */
    const struct factory *factory;
    const OrtLogger *log;
    /* options */
    const struct dfg_unit *described; /* with values of params; NULL: none are given */
    struct dfg_select_options select;
    struct dfg_merge_options merge;
    bool regions;
    char *heavy_text, *report, *dump;
    const char **heavy;
    /* the table, in the unit that is asked */
    const struct dfg_unit *unit;
    struct dfg_table table;
    struct dfg_table_entry *entries;
    size_t n_bodies;
    bool has_taken;    /* something of a graph of the session, which is compiled */
    struct plan *plan; /* of the graph that was asked about last; kernels need them all */
};

/* ---- factory.c ---- */

OrtStatus *ort_status(const struct ort *, unsigned code, const char *text, ...) DFG_PRINTF(3, 4);
/* What a call of the library said, as a status; the error is cleared.  DFG_OK: NULL. */
OrtStatus *ort_status_of(const struct ort *, const char *who, dfg_status, struct dfg_error *);

/* ---- options.c ---- */

OrtStatus *ort_options_read(struct provider *, const OrtSessionOptions *);
void ort_options_free(struct provider *);

/* ---- attr.c ---- */

struct reader;
/* Good until the reader's next node. */
OrtStatus *ort_attrs_read(struct reader *, const OrtNode *, struct dfg_attr **, size_t *n);
OrtStatus *ort_type_read(struct reader *, const OrtValueInfo *, uint32_t *type);
/* A tensor of the module, whose elements are the runtime's until it keeps a copy; false: no memory. */
OrtStatus *ort_tensor_read(struct reader *, const OrtValue *, uint32_t *tensor);
bool ort_keep(dfg_module *, const struct dfg_tensor *);
/* Element type, rank and extents (room for ORT_RANK of them) of a tensor. */
enum { ORT_RANK = 64 };
OrtStatus *ort_shape_read(const struct ort *, const OrtValue *, enum dfg_dtype *, int32_t *rank,
                          int64_t *dims);

/* ---- graph.c ---- */

/* What a name means. */
struct named {
    dfg_node node;   /* DFG_NONE: not made yet */
    uint32_t tensor; /* of a constant; else 0 */
    dfg_node call;   /* of a result among several; else DFG_NONE */
    uint32_t index, type;
    bool is_known;
};
struct renamed {
    dfg_sym name;
    struct named before;
};
struct reader {
    const struct factory *factory;
    const struct ort *ort;
    dfg_module *m;
    struct named *names; /* by symbol */
    size_t n_names;
    struct renamed *renamed; /* by bodies that are open */
    size_t n_renamed, room_renamed;
    unsigned depth;
    bool is_body;     /* the graph itself reads something from around it */
    dfg_node *params; /* of the graph itself; values from around it are among them */
    uint32_t n_params;
    size_t room_params;
    const OrtNode **nodes; /* by node: the runtime's, of the graph itself; NULL */
    size_t n_nodes;
    char *bytes; /* of the attribute in hand */
    size_t room_bytes;
    struct scratch scratch;
};
/* Makes the graph the function @main of a module, which is finished. */
OrtStatus *ort_graph_read(struct reader *, const OrtGraph *);
void ort_reader_free(struct reader *);

/* ---- capability.c ---- */

OrtStatus *ort_capability(struct ort_ep *, const OrtGraph *, OrtEpGraphSupportInfo *);

/* ---- compile.c ---- */

OrtStatus *ort_compile(struct ort_ep *, const OrtGraph **, const OrtNode **, size_t n, struct ort_compute **,
                       OrtNode **);
void ort_kernels_release(struct ort_ep *, struct ort_compute **, size_t n);

#endif
