/* check.c -- are the declarations of ort_abi.h those of ONNX Runtime's headers?
 *
 * In:   onnxruntime_c_api.h of version 1.23 or newer, from ORT_INCLUDE_DIR.
 * Out:  nothing; it compiles, or says which row differs.
 */
#ifdef DFG_ORT_CHECK
#define ORT_FAIL             real_ORT_FAIL /* the enums of both have these names */
#define ORT_INVALID_ARGUMENT real_ORT_INVALID_ARGUMENT
#include <onnxruntime_c_api.h>
#undef ORT_FAIL
#undef ORT_INVALID_ARGUMENT
#include "ort_abi.h"

_Static_assert(ORT_API_VERSION >= ORT_VERSION, "older headers");
_Static_assert((int)ORT_FAIL == (int)real_ORT_FAIL &&
                   (int)ORT_INVALID_ARGUMENT == (int)real_ORT_INVALID_ARGUMENT,
               "OrtErrorCode");
_Static_assert((int)ORT_LOG_WARNING == (int)ORT_LOGGING_LEVEL_WARNING, "OrtLoggingLevel");
_Static_assert((int)ORT_DEVICE_CPU == (int)OrtHardwareDeviceType_CPU, "OrtHardwareDeviceType");
_Static_assert((int)ORT_ATTR_TENSOR == (int)ORT_OP_ATTR_TENSOR, "OrtOpAttrType");

/* Place and type of each function. */
#define SAME(type, slot, result, name, arguments)                                                            \
    _Static_assert(offsetof(type, name) == (slot) * sizeof(void *), #name ": another place");                \
    _Static_assert(_Generic(((type *)0)->name, result(*) arguments : 1, default : 0), #name ": another "     \
                                                                                            "type");
#define ORT_ROW(slot, result, name, arguments) SAME(OrtApi, slot, result, name, arguments)
ORT_API_ROWS
#if ORT_API_VERSION >= 24
ORT_NEWER_ROWS
#endif
#undef ORT_ROW
#define ORT_ROW(slot, result, name, arguments) SAME(OrtEpApi, slot, result, name, arguments)
ORT_EP_ROWS

/* Places in the structs that a provider fills in. */
#define PLACE(ours, theirs, name)                                                                            \
    _Static_assert(offsetof(struct ours, name) == offsetof(theirs, name), #theirs "." #name ": another "     \
                                                                                  "place");
#define AT(ours, theirs, a, b) PLACE(ours, theirs, a) PLACE(ours, theirs, b)
AT(ort_base, OrtApiBase, GetApi, GetVersionString)
PLACE(ort_fusion, OrtNodeFusionOptions, drop_constant_initializers)
AT(ort_compute, OrtNodeComputeInfo, CreateState, Compute)
PLACE(ort_compute, OrtNodeComputeInfo, ReleaseState)
AT(ort_ep, OrtEp, GetName, GetCapability)
AT(ort_ep, OrtEp, Compile, ReleaseNodeComputeInfos)
AT(ort_factory, OrtEpFactory, GetName, GetVendor)
AT(ort_factory, OrtEpFactory, GetSupportedDevices, CreateEp)
AT(ort_factory, OrtEpFactory, ReleaseEp, GetVersion)
PLACE(ort_factory, OrtEpFactory, CreateDataTransfer)
#endif
typedef int dfg_ort_check; /* of a file there must be something */
