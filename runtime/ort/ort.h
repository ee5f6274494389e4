/* ort.h -- what the files of libdfg-ort share.
 *
 *   factory.c     what the runtime asks of a plug-in, devices      options.c  options of a session
 *   graph.c       a graph of the runtime -> a module               evaluator.c  the device that evaluates
 *   capability.c  what is taken of a graph, files, log             compile.c  kernels, and their runs
 *   check.c       ort_abi.h and the real headers
 *
 * Errors are the runtime's: NULL is none.
 */
#ifndef DFG_ORT_INTERNAL_H
#define DFG_ORT_INTERNAL_H

#include "../dfg_extend.h"
#include "../dfg_ort.h"
#include "../dfg_partition.h"
#include "../onnx/given.h"
#include "ort_abi.h"

#define TRY(call)                                                                                            \
    do {                                                                                                     \
        OrtStatus *status_ = (call);                                                                         \
        if (status_ != NULL)                                                                                 \
            return status_;                                                                                  \
    } while (0)

/* n elements, zeroed, and one of the runtime's lists, in the reader's memory; both return an error, as TRY does. */
#define MAKE(r, array, n)                                                                                    \
    do {                                                                                                     \
        (array) = dfg_stack_alloc(&(r)->stack, n, sizeof *(array));                                          \
        if ((array) == NULL)                                                                                 \
            return dfg_ort_no_memory((r)->ort);                                                                  \
    } while (0)
#define LIST(r, of, what, object, array, n)                                                                  \
    do {                                                                                                     \
        TRY((r)->ort->of##_GetNum##what(object, &(n)));                                                      \
        MAKE(r, array, n);                                                                                   \
        TRY((r)->ort->of##_Get##what(object, array, n));                                                     \
    } while (0)

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
struct taken {
    uint32_t region; /* that of the value's node; 0: none */
    uint32_t result; /* 1 + which one of the region's it is; 0: none */
};
struct plan {
    struct plan *next; /* of a graph before */
    dfg_module *m;
    struct region *regions; /* from 1; the first are the nodes of none */
    size_t n_regions;
    struct taken *values; /* by symbol of the name */
    size_t n_values;
};
void dfg_ort_plan_free(struct plan *); /* NULL is nothing */
struct taken *dfg_ort_taken(const struct plan *, const char *name);
/* What is called: a function of the module, a function value that stands there; DFG_NONE: it is no such call. */
dfg_node dfg_ort_function_of(const dfg_module *, dfg_node call);

struct provider {
    struct ort_ep base; /* first */
    const struct factory *factory;
    const OrtLogger *log;
    /* options */
    const struct dfg_unit *described; /* with values of params; NULL: none are given */
    struct dfg_select_options select;
    struct dfg_merge_options merge; /* where select.regions points to, unless it is NULL */
    char *report, *dump;
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

OrtStatus *dfg_ort_no_memory(const struct ort *);
OrtStatus *dfg_ort_status(const struct ort *, unsigned code, const char *text, ...) DFG_PRINTF(3, 4);
/* What a call of the library said, as a status; the error is cleared.  DFG_OK: NULL. */
OrtStatus *dfg_ort_status_of(const struct ort *, const char *who, dfg_status, struct dfg_error *);

/* ---- options.c ---- */

OrtStatus *dfg_ort_options_read(struct provider *, const OrtSessionOptions *);
void dfg_ort_options_free(struct provider *);

/* ---- graph.c ---- */

struct node {
    struct onnx_given given; /* first */
    const OrtNode *node;
};
struct reader {
    const struct ort *ort;
    const char *name; /* for messages */
    int minor;        /* of the runtime's version */
    dfg_module *m;
    Onnx__GraphProto graph; /* the graph itself */
    struct node *nodes;     /* of it */
    unsigned depth;
    bool is_body; /* it stands in a node of another */
    struct dfg_stack stack; /* of the messages; to be freed by the caller */
};
/* Makes the graph the function @main of the module, which is finished. */
OrtStatus *dfg_ort_graph_read(struct reader *, const OrtGraph *);

/* "" where the value is absent; not to be written to. */
OrtStatus *dfg_ort_name_read(const struct ort *, const OrtValueInfo *, char **name);
enum { ORT_RANK = 64 };
struct ort_shape {
    enum dfg_dtype dtype;
    int32_t rank;
    int64_t dims[ORT_RANK];
};
OrtStatus *dfg_ort_shape_read(const struct ort *, const OrtValue *, struct ort_shape *);
/* Elements of a constant, which are the runtime's, are copied; false: no memory. */
bool dfg_ort_keep(dfg_module *, const struct dfg_tensor *);

/* ---- capability.c ---- */

OrtStatus *dfg_ort_capability(struct ort_ep *, const OrtGraph *, OrtEpGraphSupportInfo *);

/* ---- compile.c ---- */

OrtStatus *dfg_ort_compile(struct ort_ep *, const OrtGraph **, const OrtNode **, size_t n, struct ort_compute **,
                       OrtNode **);
void dfg_ort_kernels_release(struct ort_ep *, struct ort_compute **, size_t n);

#endif
