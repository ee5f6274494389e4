/* ort_abi.h -- the part of ONNX Runtime's C ABI that a plug-in provider uses, declared anew.
 *
 * The runtime hands out tables of functions that only grow, so the place of a function in
 * its table is fixed: each row has it.  What the runtime keeps to itself are incomplete
 * structs with its own tags; the structs that a provider fills in have names of ours.
 * check.c compares all of it with the real headers.  Nothing is linked.
 */
#ifndef DFG_ORT_ABI_H
#define DFG_ORT_ABI_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Of the declarations; from which one on that function is there, and nodes that are made of sets of
 * several graphs have names of their own. */
enum { ORT_VERSION = 23, ORT_VERSION_HAS_SHAPE = 24, ORT_VERSION_BODIES = 25 };

enum { ORT_FAIL = 1, ORT_INVALID_ARGUMENT = 2 };                    /* OrtErrorCode */
enum { ORT_LOG_VERBOSE = 0, ORT_LOG_INFO = 1, ORT_LOG_WARNING = 2 }; /* OrtLoggingLevel */
enum { ORT_DEVICE_CPU = 0 };                                        /* OrtHardwareDeviceType */
enum ort_attr {                                                     /* OrtOpAttrType */
    ORT_ATTR_UNDEFINED,
    ORT_ATTR_INT,
    ORT_ATTR_INTS,
    ORT_ATTR_FLOAT,
    ORT_ATTR_FLOATS,
    ORT_ATTR_STRING,
    ORT_ATTR_STRINGS,
    ORT_ATTR_GRAPH,
    ORT_ATTR_TENSOR
};

typedef struct OrtStatus OrtStatus;
typedef struct OrtGraph OrtGraph;
typedef struct OrtNode OrtNode;
typedef struct OrtValueInfo OrtValueInfo;
typedef struct OrtValue OrtValue;
typedef struct OrtOpAttr OrtOpAttr;
typedef struct OrtTypeInfo OrtTypeInfo;
typedef struct OrtTensorTypeAndShapeInfo OrtTensorTypeAndShapeInfo;
typedef struct OrtLogger OrtLogger;
typedef struct OrtSessionOptions OrtSessionOptions;
typedef struct OrtKeyValuePairs OrtKeyValuePairs;
typedef struct OrtKernelContext OrtKernelContext;
typedef struct OrtHardwareDevice OrtHardwareDevice;
typedef struct OrtEpDevice OrtEpDevice;
typedef struct OrtEpGraphSupportInfo OrtEpGraphSupportInfo;
struct OrtEpApi;
struct OrtEpFactory;
struct OrtNodeFusionOptions;

/* The number of elements, and the elements. */
#define ORT_LIST(slot, of, what, element)                                                                           \
    ORT_ROW(slot, OrtStatus *, of##_GetNum##what, (const Ort##of *, size_t *))                                      \
    ORT_ROW(slot + 1, OrtStatus *, of##_Get##what, (const Ort##of *, const element **, size_t))
/* ORT_ROW(slot, result, name, arguments) of OrtApi */
#define ORT_API_ROWS                                                                                                \
    ORT_ROW(0, OrtStatus *, CreateStatus, (unsigned code, const char *text))                                        \
    ORT_ROW(50, OrtStatus *, IsTensor, (const OrtValue *, int *))                                                   \
    ORT_ROW(51, OrtStatus *, GetTensorMutableData, (OrtValue *, void **))                                           \
    ORT_ROW(55, OrtStatus *, CastTypeInfoToTensorInfo, (const OrtTypeInfo *, const OrtTensorTypeAndShapeInfo **))   \
    ORT_ROW(60, OrtStatus *, GetTensorElementType, (const OrtTensorTypeAndShapeInfo *, unsigned *))                 \
    ORT_ROW(61, OrtStatus *, GetDimensionsCount, (const OrtTensorTypeAndShapeInfo *, size_t *))                     \
    ORT_ROW(62, OrtStatus *, GetDimensions, (const OrtTensorTypeAndShapeInfo *, int64_t *, size_t))                 \
    ORT_ROW(63, OrtStatus *, GetSymbolicDimensions, (const OrtTensorTypeAndShapeInfo *, const char **, size_t))     \
    ORT_ROW(65, OrtStatus *, GetTensorTypeAndShape, (const OrtValue *, OrtTensorTypeAndShapeInfo **))               \
    ORT_ROW(90, OrtStatus *, KernelContext_GetInput, (const OrtKernelContext *, size_t, const OrtValue **))         \
    ORT_ROW(91, OrtStatus *, KernelContext_GetOutput,                                                               \
            (OrtKernelContext *, size_t, const int64_t *dims, size_t rank, OrtValue **))                            \
    ORT_ROW(93, void, ReleaseStatus, (OrtStatus *))                                                                 \
    ORT_ROW(96, void, ReleaseValue, (OrtValue *))                                                                   \
    ORT_ROW(99, void, ReleaseTensorTypeAndShapeInfo, (OrtTensorTypeAndShapeInfo *))                                 \
    ORT_ROW(247, OrtStatus *, Logger_LogMessage,                                                                    \
            (const OrtLogger *, unsigned level, const char *text, const char *file, int line, const char *func))    \
    ORT_ROW(248, OrtStatus *, Logger_GetLoggingSeverityLevel, (const OrtLogger *, unsigned *))                      \
    ORT_ROW(272, OrtStatus *, ReadOpAttr, (const OrtOpAttr *, unsigned type, void *, size_t, size_t *))             \
    ORT_ROW(289, OrtStatus *, GetValueInfoName, (const OrtValueInfo *, const char **))                              \
    ORT_ROW(290, OrtStatus *, GetValueInfoTypeInfo, (const OrtValueInfo *, const OrtTypeInfo **))                   \
    ORT_ROW(298, void, GetKeyValuePairs,                                                                            \
            (const OrtKeyValuePairs *, const char *const **keys, const char *const **values, size_t *))             \
    ORT_ROW(300, void, ReleaseKeyValuePairs, (OrtKeyValuePairs *))                                                  \
    ORT_ROW(307, unsigned, HardwareDevice_Type, (const OrtHardwareDevice *))                                        \
    ORT_ROW(317, const struct OrtEpApi *, GetEpApi, (void))                                                         \
    ORT_ROW(326, OrtStatus *, ValueInfo_GetInitializerValue, (const OrtValueInfo *, const OrtValue **))             \
    ORT_ROW(331, OrtStatus *, ValueInfo_IsConstantInitializer, (const OrtValueInfo *, bool *))                      \
    ORT_ROW(332, OrtStatus *, ValueInfo_IsFromOuterScope, (const OrtValueInfo *, bool *))                           \
    ORT_LIST(338, Graph, Inputs, OrtValueInfo)                                                                      \
    ORT_LIST(340, Graph, Outputs, OrtValueInfo)                                                                     \
    ORT_LIST(342, Graph, Initializers, OrtValueInfo)                                                                \
    ORT_LIST(344, Graph, Nodes, OrtNode)                                                                            \
    ORT_ROW(346, OrtStatus *, Graph_GetParentNode, (const OrtGraph *, const OrtNode **))                            \
    ORT_ROW(350, OrtStatus *, Node_GetOperatorType, (const OrtNode *, const char **))                               \
    ORT_ROW(351, OrtStatus *, Node_GetDomain, (const OrtNode *, const char **))                                     \
    ORT_ROW(352, OrtStatus *, Node_GetSinceVersion, (const OrtNode *, int *))                                       \
    ORT_LIST(353, Node, Inputs, OrtValueInfo)                                                                       \
    ORT_LIST(355, Node, Outputs, OrtValueInfo)                                                                      \
    ORT_LIST(357, Node, ImplicitInputs, OrtValueInfo)                                                               \
    ORT_LIST(359, Node, Attributes, OrtOpAttr)                                                                      \
    ORT_ROW(362, OrtStatus *, OpAttr_GetTensorAttributeAsOrtValue, (const OrtOpAttr *, OrtValue **))                \
    ORT_ROW(363, OrtStatus *, OpAttr_GetType, (const OrtOpAttr *, unsigned *))                                      \
    ORT_ROW(364, OrtStatus *, OpAttr_GetName, (const OrtOpAttr *, const char **))                                   \
    ORT_ROW(365, OrtStatus *, Node_GetNumSubgraphs, (const OrtNode *, size_t *))                                    \
    ORT_ROW(366, OrtStatus *, Node_GetSubgraphs, (const OrtNode *, const OrtGraph **, size_t, const char **))       \
    ORT_ROW(378, OrtStatus *, GetTensorData, (const OrtValue *, const void **))                                     \
    ORT_ROW(379, OrtStatus *, GetSessionOptionsConfigEntries, (const OrtSessionOptions *, OrtKeyValuePairs **))
/* from ORT_VERSION_HAS_SHAPE on */
#define ORT_NEWER_ROWS ORT_ROW(390, bool, TensorTypeAndShape_HasShape, (const OrtTensorTypeAndShapeInfo *))
/* of OrtEpApi */
#define ORT_EP_ROWS                                                                                                 \
    ORT_ROW(0, OrtStatus *, CreateEpDevice,                                                                         \
            (struct OrtEpFactory *, const OrtHardwareDevice *, const OrtKeyValuePairs *,                            \
             const OrtKeyValuePairs *, OrtEpDevice **))                                                         \
    ORT_ROW(2, OrtStatus *, EpGraphSupportInfo_AddNodesToFuse,                                                      \
            (OrtEpGraphSupportInfo *, const OrtNode *const *, size_t, const struct OrtNodeFusionOptions *))

/* The functions out of the tables, for use by name. */
struct ort {
#define ORT_ROW(slot, result, name, arguments) result(*name) arguments;
    ORT_API_ROWS ORT_NEWER_ROWS ORT_EP_ROWS
#undef ORT_ROW
};

struct ort_base { /* OrtApiBase */
    const void *(*GetApi)(uint32_t version);
    const char *(*GetVersionString)(void);
};

struct ort_fusion { /* OrtNodeFusionOptions */
    uint32_t version;
    bool drop_constant_initializers;
};

struct ort_compute { /* OrtNodeComputeInfo */
    uint32_t version;
    OrtStatus *(*CreateState)(struct ort_compute *, void *context, void **state);
    OrtStatus *(*Compute)(struct ort_compute *, void *state, OrtKernelContext *);
    void (*ReleaseState)(struct ort_compute *, void *state);
};

struct ort_ep { /* OrtEp; what is NULL the runtime does its own way */
    uint32_t version;
    const char *(*GetName)(const struct ort_ep *);
    OrtStatus *(*GetCapability)(struct ort_ep *, const OrtGraph *, OrtEpGraphSupportInfo *);
    OrtStatus *(*Compile)(struct ort_ep *, const OrtGraph **, const OrtNode **fused, size_t n, struct ort_compute **,
                          OrtNode **contexts);
    void (*ReleaseNodeComputeInfos)(struct ort_ep *, struct ort_compute **, size_t n);
    void (*unused[10])(void);
};

struct ort_factory { /* OrtEpFactory */
    uint32_t version;
    const char *(*GetName)(const struct ort_factory *);
    const char *(*GetVendor)(const struct ort_factory *);
    OrtStatus *(*GetSupportedDevices)(struct ort_factory *, const OrtHardwareDevice *const *, size_t n, OrtEpDevice **,
                                      size_t most, size_t *n_devices);
    OrtStatus *(*CreateEp)(struct ort_factory *, const OrtHardwareDevice *const *, const OrtKeyValuePairs *const *,
                           size_t n, const OrtSessionOptions *, const OrtLogger *, struct ort_ep **);
    void (*ReleaseEp)(struct ort_factory *, struct ort_ep *);
    uint32_t (*GetVendorId)(const struct ort_factory *);
    const char *(*GetVersion)(const struct ort_factory *);
    void (*ValidateCompiledModelCompatibilityInfo)(void);
    void (*CreateAllocator)(void);
    void (*ReleaseAllocator)(void);
    OrtStatus *(*CreateDataTransfer)(struct ort_factory *, void **);
    void (*unused[6])(void);
};

#endif
