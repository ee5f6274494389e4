/* function.c -- static functions of a generated file that its conditions call.
 *
 * In:   functions: a name that is wanted, parameters and body.
 * Out:  their names; then those that a matcher calls, in front of it, each once
 *       in the file: a function is found again by its parts.
 *
 * A function only calls earlier ones, and what no matcher calls in the end,
 * since a constant decided, is forgotten.
 */
#include "cond.h"
#include "match/match.h"
#include "print/layout.h"

#include <ctype.h>
#include <string.h>

struct made {
    struct function f;
    const char *name;
    int number; /* of numbered ones so far, with this */
    enum { PENDING, NEEDED, DONE } state;
};

static VEC(struct made) made;
static VEC(const char *) taken; /* by functions of `cond`s, here or elsewhere */
static const char *file_name;
static struct names *file_names;

/* ---- names ---- */

/* Functions that C compilers know without any declaration. */
static bool is_of_library(const char *name)
{
    static const char known[] =
        " abort abs acos acosh asin asinh atan atan2 atanh cabs cacos cacosh calloc carg casin casinh catan"
        " catanh cbrt ccos ccosh ceil cexp cimag clog conj copysign cos cosh cpow cproj creal csin csinh "
        "csqrt"
        " ctan ctanh div erf erfc exit exp exp2 expm1 fabs fdim feclearexcept floor fma fmax fmin fmod "
        "fprintf"
        " fputc fputs free frexp fscanf fwrite hypot ilogb imaxabs isalnum isalpha isblank iscntrl isdigit"
        " isgraph isinf islower isnan isprint ispunct isspace isupper isxdigit labs ldexp lgamma llabs llrint"
        " llround log log10 log1p log2 logb lrint lround main malloc memchr memcmp memcpy memmove memset "
        "modf nan"
        " nearbyint nextafter nexttoward pow printf putc putchar puts realloc remainder remquo rint round "
        "scalbln"
        " scalbn scanf signbit sin sinh snprintf sprintf sqrt sscanf strcat strchr strcmp strcpy strcspn "
        "strlen"
        " strncat strncmp strncpy strpbrk strrchr strspn strstr tan tanh tgamma tolower toupper trunc "
        "vfprintf"
        " vfscanf vprintf vscanf vsnprintf vsprintf vsscanf ";
    const size_t len = strlen(name);
    const bool variant = len > 1 && (name[len - 1] == 'f' || name[len - 1] == 'l'); /* expf, expl */
    return strstr(known, format(" %s ", name)) != NULL ||
           (variant && strstr(known, format(" %.*s ", (int)len - 1, name)) != NULL);
}

static bool ends_with(const char *name, const char *end)
{
    const size_t len = strlen(name), n = strlen(end);
    return len >= n && strcmp(name + len - n, end) == 0;
}

/* Names that the functions of a file give to what every one of them has. */
static bool is_common(const char *name)
{
    static const char *const common[] = {"g",     "k",      "n",   "m",     "all",  "any",
                                         "total", "accept", "ctx", "found", "way", "root", "chain", "ops", "imports", "patterns", "tables", "rules"};
    for (size_t i = 0; i < sizeof common / sizeof *common; i++)
        if (strcmp(common[i], name) == 0)
            return true;
    return false;
}

/* Can it be the name of something else at the level of the file? */
static bool is_of_file(const char *name)
{
    static const char *const ends[] = {"options",     "names",  "_match", "_each",  "_keep",   "op_sets",
                                       "_candidates", "_first", "_sweep", "_clear", "_confirm",
                                       "_find", "_whole", "_search", "_build", "_rules", "_at"};
    for (size_t i = 0; i < sizeof ends / sizeof *ends; i++)
        if (ends_with(name, ends[i]))
            return true;
    const bool is_numbered = strchr(name, '_') != NULL && isdigit((unsigned char)name[strlen(name) - 1]);
    return is_numbered || strncmp(name, file_name, strlen(file_name)) == 0;
}

const char *cond_function(const char *cond)
{
    const char *name = c_safe(cond);
    return is_of_library(name) || is_of_file(name) || is_common(name) ? format("%s_holds", name) : name;
}

static void take(const char *name)
{
    *PUSH(taken) = intern_str(name);
}

void functions_begin(const struct unit *u, struct names *names)
{
    const struct matchers m = matchers_of(u);
    struct externs externs = {0};
    file_names = names;
    made.n = taken.n = 0;
    file_name = format("%s_", c_identifier(u->name));
    for (int i = 0; i < u->n_conds; i++) {
        take(cond_function(u->conds[i]));
        take(cond_function(format("not_%s", u->conds[i])));
    }
    for (int i = 0; i < m.n; i++)
        externs_of(m.at[i], &externs);
    for (int i = 0; i < externs.n; i++)
        *PUSH(made) = (struct made){.name = externs.at[i]->name, .state = DONE};
}

bool is_function_name(const char *name)
{
    size_t len = strlen(name), base = len;
    while (base > 0 && isdigit((unsigned char)name[base - 1]))
        base--;
    base -= base > 0 && base < len && name[base - 1] == '_';
    for (int i = 0; i < taken.n; i++) {
        const char *other = taken.at[i];
        if (strcmp(other, name) == 0 || (strlen(other) == base && strncmp(other, name, base) == 0))
            return true;
    }
    return false;
}

const char *beside_functions(const char *name)
{
    while (is_function_name(name))
        name = format("%s_", name);
    return name;
}

/* ---- functions ---- */

static bool is_there(const char *name)
{
    for (int i = 0; i < made.n; i++)
        if (strcmp(made.at[i].name, name) == 0)
            return true;
    return false;
}

static bool is_same(const struct function *a, const struct function *b)
{
    bool same = a->head == b->head && /* interned */ a->params.n == b->params.n && strcmp(a->type, b->type) == 0;
    for (int i = 0; same && i < a->params.n; i++)
        same = a->params.at[i] == b->params.at[i];
    return same && code_same(&a->body, &b->body);
}

const char *function_name(const struct function *f)
{
    for (int i = 0; i < made.n; i++)
        if (is_same(&made.at[i].f, f))
            return made.at[i].name;
    const char *name = f->wanted;
    int number = made.n > 0 ? made.at[made.n - 1].number : 0;
    if (f->numbered)
        name = format("%s%s%d", file_name, name, ++number);
    for (int i = 2; is_there(name); i++)
        name = format("%s_%d", f->wanted, i);
    *PUSH(made) = (struct made){.f = *f, .name = intern_str(name), .number = number};
    return name;
}

static void forget_uncalled(void)
{
    int n = 0;
    for (int i = 0; i < made.n; i++)
        if (made.at[i].state == DONE)
            made.at[n++] = made.at[i];
    made.n = n;
}

static void write_function(struct made *m, struct out *o)
{
    const cx no_params = cx_text("void");
    const struct function *f = &m->f;
    const cx head = cx_call_of(format("static %s %s", f->type, m->name), f->params.n ? f->params.n : 1,
                               f->params.n ? f->params.at : &no_params);
    outf(o, "%s%s\n{\n", f->head, laid(head, 0, 4, 1, 0));
    code_print(&f->body, o);
    outf(o, "}\n\n");
    m->state = DONE;
}

static void use_constant(void *ctx, const char *text)
{
    (void)ctx;
    names_use_list(file_names, text);
}

/* A function since the last one that was written is needed, and what it mentions. */
static void use_function(void *ctx, const char *name)
{
    (void)ctx;
    if (strcmp(name, "options") == 0)
        names_use_options(file_names);
    for (int i = made.n - 1; i >= 0 && made.at[i].state != DONE; i--)
        if (made.at[i].state == PENDING && made.at[i].name == name) {
            made.at[i].state = NEEDED;
            file_uses_code(&made.at[i].f.body);
            return;
        }
}

void file_uses(cx e)
{
    cx_each_call(e, use_function, NULL);
    cx_each_constant(e, use_constant, NULL);
}

void file_uses_code(const struct code *c)
{
    for (int i = 0; i < c->n; i++)
        file_uses(c->at[i].e);
}

void emit_functions(struct out *o)
{
    for (int i = 0; i < made.n; i++)
        if (made.at[i].state == NEEDED)
            write_function(&made.at[i], o);
    forget_uncalled();
}
