/* factory.c -- what the runtime asks of a plug-in.
 *
 * In:   the units of a table, a device; the tables of functions of the runtime.
 * Out:  a factory for each table of the first unit; of each a provider for a session, for
 *       data in the memory of the CPU.
 * Errors: an older runtime, which is told so in its own form.
 *
 * The runtime calls through what it gets without looking, so all that it may call is there.
 */
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "ort.h"

/* ---- errors ---- */

OrtStatus *dfg_ort_status(const struct ort *ort, unsigned code, const char *text, ...)
{
    va_list args;
    va_start(args, text);
    char *made = dfg_format(text, args);
    va_end(args);
    OrtStatus *status = ort->CreateStatus(code, made != NULL ? made : "out of memory");
    free(made);
    return status;
}

OrtStatus *dfg_ort_no_memory(const struct ort *ort)
{
    return ort->CreateStatus(ORT_FAIL, "out of memory");
}

OrtStatus *dfg_ort_status_of(const struct ort *ort, const char *who, dfg_status status, struct dfg_error *e)
{
    OrtStatus *bad = NULL;
    if (status != DFG_OK)
        bad = dfg_ort_status(ort, ORT_FAIL, "%s: %s", who, e->text != NULL ? e->text : "out of memory");
    dfg_error_clear(e);
    return bad;
}

/* ---- providers ---- */

static const char *provider_name(const struct ort_ep *self)
{
    return ((const struct provider *)self)->factory->table->name;
}

static void release_provider(struct ort_factory *f, struct ort_ep *ep)
{
    struct provider *p = (struct provider *)ep;
    (void)f;
    if (p == NULL)
        return;
    for (struct plan *plan = p->plan, *next; plan != NULL; plan = next) {
        next = plan->next;
        dfg_ort_plan_free(plan);
    }
    dfg_ort_options_free(p);
    free(p);
}

static OrtStatus *create_provider(struct ort_factory *self, const OrtHardwareDevice *const *devices,
                                  const OrtKeyValuePairs *const *metadata, size_t n,
                                  const OrtSessionOptions *session, const OrtLogger *log, struct ort_ep **ep)
{
    const struct factory *f = (const struct factory *)self;
    struct provider *p = calloc(1, sizeof *p);
    (void)devices, (void)metadata, (void)n;
    *ep = NULL;
    if (p == NULL)
        return dfg_ort_no_memory(&f->ort);
    p->base = (struct ort_ep){.version = ORT_VERSION,
                              .GetName = provider_name,
                              .GetCapability = dfg_ort_capability,
                              .Compile = dfg_ort_compile,
                              .ReleaseNodeComputeInfos = dfg_ort_kernels_release};
    p->factory = f;
    p->log = log;
    OrtStatus *bad = dfg_ort_options_read(p, session);
    if (bad == NULL)
        *ep = &p->base;
    else
        release_provider(self, &p->base);
    return bad;
}

/* ---- factories ---- */

static const char *name(const struct ort_factory *f)
{
    return ((const struct factory *)f)->table->name;
}

static const char *vendor(const struct ort_factory *f)
{
    return ((const struct factory *)f)->device->vendor;
}

static const char *version(const struct ort_factory *f)
{
    return ((const struct factory *)f)->device->version;
}

/* Every CPU: where data are, and who starts the device. */
static OrtStatus *devices(struct ort_factory *self, const OrtHardwareDevice *const *hardware, size_t n,
                          OrtEpDevice **out, size_t most, size_t *n_out)
{
    const struct factory *f = (const struct factory *)self;
    *n_out = 0;
    for (size_t i = 0; i < n && *n_out < most; i++)
        if (f->ort.HardwareDevice_Type(hardware[i]) == ORT_DEVICE_CPU) {
            TRY(f->ort.CreateEpDevice((void *)self, hardware[i], NULL, NULL, &out[*n_out]));
            ++*n_out;
        }
    return NULL;
}

static OrtStatus *data_transfer(struct ort_factory *f, void **out)
{
    (void)f;
    *out = NULL; /* nothing leaves the CPU's memory */
    return NULL;
}

/* ---- the plug-in ---- */

static bool table_read(struct ort *ort, const void *api, int minor)
{
    const char *at = api;
    bool ok = true;
#define ORT_ROW(slot, result, name, arguments)                                                               \
    memcpy(&ort->name, at + (slot) * sizeof(void *), sizeof ort->name);                                      \
    ok = ok && ort->name != NULL;
    ORT_API_ROWS
    if (minor >= ORT_VERSION_HAS_SHAPE) {
        ORT_NEWER_ROWS
    }
    at = ok ? (const char *)ort->GetEpApi() : NULL;
    if (at == NULL)
        return false;
    ORT_EP_ROWS
#undef ORT_ROW
    return ok;
}

/* The runtime's minor version; of 2.0 and later ones more than there will be. */
static int minor_of(const struct ort_base *base)
{
    char *rest;
    const long major = strtol(base->GetVersionString(), &rest, 10);
    const long minor = *rest == '.' ? strtol(rest + 1, NULL, 10) : 0;
    return major == 1 ? (int)minor : major > 1 ? 1000 : 0;
}

/* CreateStatus is the first of every version's functions. */
static OrtStatus *refuse(const struct ort_base *base, const char *table)
{
    struct ort ort = {0};
    const void *api = base->GetApi(1);
    if (api == NULL)
        return NULL;
    memcpy(&ort.CreateStatus, api, sizeof ort.CreateStatus);
    return dfg_ort_status(&ort, ORT_FAIL, "%s needs ONNX Runtime 1.%d or newer; this is %s", table, ORT_VERSION,
                      base->GetVersionString());
}

OrtStatus *dfg_ort_create(const struct dfg_unit *const *units, const struct dfg_ort_device *device,
                          const struct OrtApiBase *runtime, struct OrtEpFactory **out, size_t most, size_t *n)
{
    const struct ort_base *base = (const void *)runtime;
    struct factory new = {.base = {.version = ORT_VERSION,
                                   .GetName = name,
                                   .GetVendor = vendor,
                                   .GetSupportedDevices = devices,
                                   .CreateEp = create_provider,
                                   .ReleaseEp = release_provider,
                                   .GetVersion = version,
                                   .CreateDataTransfer = data_transfer},
                          .minor = minor_of(base),
                          .units = units,
                          .device = device};
    const void *api = new.minor >= ORT_VERSION ? base->GetApi(ORT_VERSION) : NULL;
    *n = 0;
    if (api == NULL || !table_read(&new.ort, api, new.minor))
        return refuse(base, units[0]->name);
    while (units[new.n_units] != NULL)
        new.n_units++;
    if (units[0]->n_tables > most)
        return dfg_ort_status(&new.ort, ORT_INVALID_ARGUMENT, "%s: %u tables, room for %zu providers",
                          units[0]->name, (unsigned)units[0]->n_tables, most);
    for (; *n < units[0]->n_tables; ++*n) {
        struct factory *f = malloc(sizeof *f);
        if (f == NULL)
            return dfg_ort_no_memory(&new.ort);
        *f = new;
        f->table = &units[0]->tables[*n];
        out[*n] = (struct OrtEpFactory *)(void *)&f->base;
    }
    return NULL;
}

OrtStatus *dfg_ort_release(struct OrtEpFactory *f)
{
    free(f);
    return NULL;
}
