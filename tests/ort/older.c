/* older.c -- what a provider says to a runtime that it can't work with, and who asks how.
 *
 * usage: older PROVIDER.so
 * The runtime is made up: its functions are one, and errors are texts.
 */
#include <dlfcn.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

typedef void plain(void);
struct base {
    const void *(*get_api)(uint32_t version);
    const char *(*version)(void);
};
typedef void *create(const char *name, const struct base *, const void *log, void **factories, size_t most, size_t *n);
typedef void *release(void *factory);

static const char *version;
static uint32_t newest;
static char said[200];
static plain *functions[400], *ep_functions[40];

static void *create_status(unsigned code, const char *text)
{
    (void)code;
    snprintf(said, sizeof said, "%s", text);
    return said;
}

static const void *ep_api(void)
{
    return ep_functions;
}

static void nothing(void)
{
}

static const void *api(uint32_t v)
{
    return v <= newest ? functions : NULL;
}

static const char *version_string(void)
{
    return version;
}

static bool expect(bool good, const char *what)
{
    if (!good)
        printf("%s: said '%s'\n", what, said);
    return good;
}

int main(int argc, char **argv)
{
    static const struct base base = {api, version_string};
    void *library = argc > 1 ? dlopen(argv[1], RTLD_NOW | RTLD_LOCAL) : NULL, *factories[2];
    create *make;
    release *drop;
    size_t n = 1;
    if (library == NULL) {
        puts(argc > 1 ? dlerror() : "usage: older PROVIDER.so");
        return 2;
    }
    *(void **)&make = dlsym(library, "CreateEpFactories");
    *(void **)&drop = dlsym(library, "ReleaseEpFactory");
    for (size_t i = 0; i < 400; i++)
        functions[i] = ep_functions[i % 40] = nothing;
    functions[0] = (plain *)create_status;
    functions[317] = (plain *)ep_api;

    version = "1.22.1", newest = 22;
    bool ok = expect(make("x", &base, NULL, factories, 2, &n) == said && n == 0 &&
                         strcmp(said, "npu needs ONNX Runtime 1.23 or newer; this is 1.22.1") == 0, "1.22");
    version = "1.30.0";
    ok &= expect(make("x", &base, NULL, factories, 2, &n) == said && n == 0, "1.30 without its functions");
    version = "none", newest = 0;
    ok &= expect(make("x", &base, NULL, factories, 2, &n) == NULL && n == 0, "no functions at all");
    version = "1.23.2", newest = 23;
    ok &= expect(make("x", &base, NULL, factories, 0, &n) == said && n == 0, "no room for a factory");
    ok &= expect(make("x", &base, NULL, factories, 2, &n) == NULL && n == 2, "1.23");
    for (size_t i = 0; i < n; i++)
        ok &= expect(drop(factories[i]) == NULL, "release");
    functions[345] = NULL; /* a table with a hole */
    ok &= expect(make("x", &base, NULL, factories, 2, &n) == said && n == 0, "a function that is not there");
    dlclose(library);
    return ok ? 0 : 1;
}
