/* dfg_ort.h -- a table as an execution provider of ONNX Runtime (libdfg-ort).
 *
 * `pat2c --emit=ort-ep npu.pat` writes npu.ep.c, which exports what the runtime (1.23 or newer)
 * requires of a plug-in and calls the functions below; runtime/ort/README.md says how one is built and
 * what options it has.  Of each graph of a session the provider takes what the partitioner takes of it
 * with the table.  A device makes a kernel of each region, and runs it; without one it is
 * dfg_ort_evaluator.
 */
#ifndef DFG_ORT_H
#define DFG_ORT_H

#include "dfg.h"

DFG_BEGIN_C

/* ---- what a vendor writes: two functions, and one that gives memory back ---- */

/* An operand of a run: elements in row-major order, as struct dfg_tensor has them; all of it is the runtime's. */
struct dfg_ort_tensor {
    enum dfg_dtype dtype;
    int32_t rank;
    const int64_t *dims;
    const void *data;
};

/* One run of a kernel. */
struct dfg_ort_run {
    const struct dfg_ort_tensor *inputs; /* one for each parameter of the region, in their order */
    uint32_t n_inputs, n_outputs;
    void *ctx; /* the provider's */
};
/* Room for result i of the region, whose shape is known now; elements are for the device to write.  NULL: nothing
 * reads it, or there is none, which the runtime is told when the run is over; go on in both cases. */
void *dfg_ort_output(struct dfg_ort_run *, uint32_t i, enum dfg_dtype, int32_t rank, const int64_t *dims);

struct dfg_ort_device {
    const char *vendor;  /* as the runtime calls it */
    const char *version; /* "1.2.3" */
    /* A kernel of a region.  func is a function of m: it calls functions with the attribute Composite, one for
     * each match, whose name is that of the table's entry; its parameters are what the region reads, and its
     * results what others read of it.  Constants stand in it, with elements.  m lives longer than the kernel, and is not to be
     * changed.  Not DFG_OK: the session can't be made, and `error` (dfg_fail) says why. */
    dfg_status (*compile)(const dfg_module *m, dfg_node func, void **kernel, struct dfg_error *error);
    /* Runs it, from any thread, from several at once. */
    dfg_status (*run)(void *kernel, struct dfg_ort_run *, struct dfg_error *error);
    void (*release)(void *kernel);
};

/* The evaluator of dfg_eval.h as a device: slow, and exact enough to judge a device's numbers by. */
extern const struct dfg_ort_device dfg_ort_evaluator;

/* ---- what the generated file calls ---- */

struct OrtStatus;
struct OrtApiBase;
struct OrtEpFactory;

#if defined(__GNUC__)
#define DFG_ORT_EXPORT __attribute__((visibility("default")))
#else
#define DFG_ORT_EXPORT
#endif

/* A provider for each table of units[0], called as the table is; units: it, then those with the operators that it
 * imports; NULL ends.  All must outlive the factories.  The rest is as in the runtime's CreateEpFactories. */
struct OrtStatus *dfg_ort_create(const struct dfg_unit *const *units, const struct dfg_ort_device *,
                                 const struct OrtApiBase *, struct OrtEpFactory **, size_t most, size_t *n);
struct OrtStatus *dfg_ort_release(struct OrtEpFactory *);

/* What the runtime looks for in a plug-in. */
#define DFG_ORT_PLUGIN(units, device)                                                                                  \
    DFG_ORT_EXPORT struct OrtStatus *CreateEpFactories(const char *, const struct OrtApiBase *, const void *,          \
                                                       struct OrtEpFactory **, size_t, size_t *);                      \
    struct OrtStatus *CreateEpFactories(const char *name, const struct OrtApiBase *runtime, const void *log,           \
                                        struct OrtEpFactory **factories, size_t most, size_t *n)                       \
    {                                                                                                                  \
        (void)name, (void)log;                                                                                         \
        return dfg_ort_create(units, &device, runtime, factories, most, n);                                            \
    }                                                                                                                  \
    DFG_ORT_EXPORT struct OrtStatus *ReleaseEpFactory(struct OrtEpFactory *);                                          \
    struct OrtStatus *ReleaseEpFactory(struct OrtEpFactory *factory) { return dfg_ort_release(factory); }

DFG_END_C

#endif
