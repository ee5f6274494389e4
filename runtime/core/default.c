/* default.c -- are a node's attributes those that its operator declares as defaults?
 *
 * In:   a node of a view; the module's tables, whose defaults are `.dfg` text
 *       as parse_value.c reads it: 1, -2.5, "NHWC", f32, none, [1, [2, 3]].
 * Out:  true where no attribute differs.  Values compare as in conditions: an
 *       int with a float as f32, NaN with nothing.
 *
 * A matcher allocates nothing, so the text is compared in place.  Floats go
 * through strtod without their decimal point, which locales disagree about; of
 * more than 19 digits, which no double's text has, the rest counts as zeros.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "module.h"

struct text {
    const char *at, *end;
};

static bool is_value(const dfg_module *m, dfg_val v, struct text *t, unsigned depth);

static void skip_space(struct text *t)
{
    while (t->at < t->end && strchr(" \t\r\n", *t->at) != NULL)
        t->at++;
}

static bool skip(struct text *t, char c)
{
    skip_space(t);
    const bool is = t->at < t->end && *t->at == c;
    t->at += is;
    return is;
}

/* ---- numbers ---- */

enum { MOST_DIGITS = 19 }; /* as many as every uint64_t holds */

/* The digits of a decimal number as a whole one, and where its point belongs. */
struct decimal {
    uint64_t digits;
    int n, exponent;
};

static void add_digits(struct decimal *d, struct text *t, bool behind_point)
{
    for (; t->at < t->end && *t->at >= '0' && *t->at <= '9'; t->at++) {
        const bool fits = d->n < MOST_DIGITS;
        if (fits)
            d->digits = d->digits * 10 + (uint64_t)(*t->at - '0');
        d->n += fits && d->digits != 0; /* zeros in front are none */
        d->exponent += !fits - behind_point;
    }
}

static double float_of(struct text t)
{
    struct decimal d = {0, 0, 0};
    char text[48]; /* sign, 20 digits, an exponent of an int */
    const bool minus = t.at < t.end && *t.at == '-';
    t.at += minus;
    add_digits(&d, &t, false);
    if (t.at < t.end && *t.at == '.') {
        t.at++;
        add_digits(&d, &t, true);
    }
    const long power = t.at < t.end ? strtol(t.at + 1, NULL, 10) : 0;
    const long most = 100000; /* far beyond what a double holds */
    const long exponent = d.exponent + (power > most ? most : power < -most ? -most : power);
    snprintf(text, sizeof text, "%s%llue%ld", minus ? "-" : "", (unsigned long long)d.digits, exponent);
    return strtod(text, NULL);
}

static dfg_val number_of(struct text t)
{
    for (const char *s = t.at; s < t.end; s++)
        if (*s == '.' || *s == 'e' || *s == 'E')
            return dfg_float(float_of(t));
    return dfg_int(strtoll(t.at, NULL, 10));
}

/* ---- words, strings, lists ---- */

/* Values of one word; unknown where it is none. */
static dfg_val word_of(struct text t)
{
    const size_t len = (size_t)(t.end - t.at);
    const bool minus = len > 0 && *t.at == '-';
    if (len - minus == 3 && memcmp(t.at + minus, "inf", 3) == 0)
        return dfg_float(minus ? -dfg_infinity() : dfg_infinity());
    if (len == 4 && memcmp(t.at, "true", 4) == 0)
        return dfg_bool(true);
    if (len == 5 && memcmp(t.at, "false", 5) == 0)
        return dfg_bool(false);
    if (minus || (len > 0 && (*t.at == '.' || (*t.at >= '0' && *t.at <= '9'))))
        return number_of(t);
    return dfg_dtype_val(dfg_dtype_by_name(t.at, len));
}

static bool is_word(const dfg_val v, struct text *t)
{
    struct text word = *t;
    while (t->at < t->end && strchr(",] \t\r\n", *t->at) == NULL)
        t->at++;
    word.end = t->at;
    return dfg_eq(v, word_of(word));
}

static bool is_string(const dfg_module *m, dfg_val v, struct text *t)
{
    if (v.tag != DFG_V_STR)
        return false;
    const char *s = dfg_symbol_text(m, v.u.id);
    const size_t len = dfg_symbol_len(m, v.u.id);
    size_t i = 0;
    for (t->at++; t->at < t->end && *t->at != '"'; i++)
        if (i == len || dfg_text_byte(&t->at, t->end) != (unsigned char)s[i])
            return false;
    return i == len && skip(t, '"');
}

static bool is_list(const dfg_module *m, dfg_val v, struct text *t, unsigned depth)
{
    if (v.tag != DFG_V_LIST || depth == 0)
        return false;
    t->at++;
    for (uint32_t i = 0; i < v.n; i++)
        if ((i > 0 && !skip(t, ',')) || !is_value(m, v.u.list[i], t, depth - 1))
            return false;
    return skip(t, ']');
}

static bool is_value(const dfg_module *m, dfg_val v, struct text *t, unsigned depth)
{
    skip_space(t);
    const char first = *t->at;
    return first == '"' ? is_string(m, v, t) : first == '[' ? is_list(m, v, t, depth) : is_word(v, t);
}

/* ---- a node's attributes ---- */

static bool is_mentioned(const dfg_graph *g, dfg_sym key, const uint32_t *keys, uint32_t n_keys)
{
    bool is = false;
    for (uint32_t i = 0; !is && i < n_keys; i++)
        is = g->attr_keys[keys[i]] == key;
    return is;
}

/* The default's text; NULL: there is none, or it is `none`. */
static const char *default_text(const struct dfg_op_decl *decl, const char *key)
{
    const struct dfg_attr_decl *a = dfg_declared_attr(decl, key);
    return a != NULL && a->def != NULL && strcmp(a->def, "none") != 0 ? a->def : NULL;
}

bool dfg_attr_says_default(const dfg_module *m, const struct dfg_op_decl *decl, const struct dfg_attr *a)
{
    const char *text = default_text(decl, dfg_symbol_text(m, a->key));
    struct text t = {text, text != NULL ? text + strlen(text) : NULL};
    return text == NULL ? a->value.tag == DFG_V_NONE : is_value(m, a->value, &t, DFG_MAX_NESTING);
}

bool dfg_only_defaults(const dfg_graph *g, dfg_node n, const uint32_t *keys, uint32_t n_keys)
{
    const struct dfg_kind *k = &g->kinds[g->kind[n]];
    const struct dfg_op_decl *decl = dfg_operator_decl(g->module, k->op);
    for (uint32_t i = 0; i < k->n_attrs; i++) {
        const struct dfg_attr *a = &k->attrs[i];
        if (!is_mentioned(g, a->key, keys, n_keys) && !dfg_attr_says_default(g->module, decl, a))
            return false;
    }
    return true;
}
