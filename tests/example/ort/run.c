/* usage: run NPU.so MODEL REPORT -- makes a session with the NPU, and in REPORT says what of the model is on it. */
#include <onnxruntime_c_api.h>
#include <stdio.h>
#include <string.h>

#define TRY(call)                                     \
    do {                                              \
        OrtStatus *bad = ort->call;                   \
        if (bad != NULL)                              \
            return puts(ort->GetErrorMessage(bad)), 1; \
    } while (0)

int main(int argc, char **argv)
{
    const OrtApi *ort = OrtGetApiBase()->GetApi(23);
    const char *key = "report", *value = argv[argc - 1];
    const OrtEpDevice *const *devices, *npu = NULL;
    OrtSessionOptions *options;
    OrtSession *session;
    OrtEnv *env;
    size_t n;
    TRY(CreateEnv(ORT_LOGGING_LEVEL_ERROR, "run", &env));
    TRY(RegisterExecutionProviderLibrary(env, "npu", argv[1]));
    TRY(GetEpDevices(env, &devices, &n));
    for (size_t i = 0; i < n; i++)
        if (strcmp(ort->EpDevice_EpName(devices[i]), "npu") == 0)
            npu = devices[i];
    TRY(CreateSessionOptions(&options));
    TRY(SessionOptionsAppendExecutionProvider_V2(options, env, &npu, 1, &key, &value, 1));
    TRY(CreateSession(env, argv[2], options, &session));
    puts("a session"); /* ... ort->Run(session, ...) as with any other */
    ort->ReleaseSession(session);
    ort->ReleaseSessionOptions(options);
    TRY(UnregisterExecutionProviderLibrary(env, "npu"));
    ort->ReleaseEnv(env);
    return 0;
}
