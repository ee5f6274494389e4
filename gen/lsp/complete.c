/* complete.c -- textDocument/completion.
 *
 * In:   a place in a document, which need not be correct there.
 * Out:  inside of a string that an attribute is compared with: values that the files have for it; after `c.`
 * and in braces: attributes of the callee; after `nn.` and elsewhere: all names.
 *
 * The context of the place is read from tokens, since unfinished text rarely parses; the meaning of names comes
 * from the last check that knew operators.
 */
#include "lsp.h"

#include <stdlib.h>
#include <string.h>

enum item_kind {
    ITEM_FUNCTION = 3,
    ITEM_FIELD = 5,
    ITEM_VARIABLE = 6,
    ITEM_CLASS = 7,
    ITEM_PROPERTY = 10,
    ITEM_VALUE = 12,
    ITEM_KEYWORD = 14,
    ITEM_CONSTANT = 21
};

struct completion {
    const struct server *s;
    const struct document *d;
    struct pat *pat; /* of the tokens */
    const struct analysis *known;
    const struct token *token;
    int n;
    int at;            /* the token that is being written, or the first behind the place */
    size_t begin, end; /* what each item replaces */
    struct map seen;   /* items by kind and label */
    cJSON *items;
};

static bool is(const struct token *t, const char *text)
{
    return t->text && strcmp(t->text, text) == 0;
}

static void add_item(struct completion *c, const char *label, enum item_kind kind, const char *detail)
{
    const char *key = pat_format(c->pat, "%d %s", (int)kind, label);
    const bool quoted =
        kind == ITEM_CLASS && !strchr(label, '.') && pat_word_kind(label, strlen(label)) != T_NAME;
    if (pat_map_get(&c->seen, key))
        return;
    pat_map_put(c->pat, &c->seen, key, c);
    char *text = lsp_print(quoted ? "`%s`" : "%s", label);
    cJSON *item = cJSON_CreateObject(), *edit = cJSON_AddObjectToObject(item, "textEdit");
    cJSON_AddStringToObject(item, "label", label);
    cJSON_AddNumberToObject(item, "kind", kind);
    if (detail && *detail)
        cJSON_AddStringToObject(item, "detail", detail);
    cJSON_AddStringToObject(edit, "newText", text);
    cJSON_AddItemToArray(c->items, item);
    free(text);
}

/* ---- what is called ---- */

/* The dotted name that ends with token i, as text; where it begins. */
static char *dotted_name(const struct completion *c, int i, int *first)
{
    *first = i;
    if (i < 0 || !pat_is_word(c->token[i].kind))
        return NULL;
    while (*first > 1 && c->token[*first - 1].kind == T_DOT && pat_is_word(c->token[*first - 2].kind))
        *first -= 2;
    char *name = lsp_copy("", 0);
    for (int k = *first; k <= i; k++)
        lsp_append(&name, "%s", c->token[k].kind == T_DOT ? "." : c->token[k].text);
    return name;
}

static int opening_of(const struct completion *c, int i)
{
    int open = 0;
    for (; i >= 0; i--) {
        const enum token_kind k = c->token[i].kind;
        open += k == T_RPAREN || k == T_RBRACKET || k == T_RBRACE;
        open -= k == T_LPAREN || k == T_LBRACKET || k == T_LBRACE;
        if (open <= 0 && (k == T_LPAREN || k == T_LBRACKET || k == T_LBRACE))
            return i;
    }
    return -1;
}

static void add_attrs_of(struct completion *c, const struct op *op)
{
    for (int i = 0; i < op->n_attrs; i++) {
        const struct attr_decl *a = &op->attrs[i];
        char *detail = lsp_print("%s%s%s", a->type_text, a->has_default ? " = " : "",
                                 a->has_default ? pat_value_text(c->known->pat, &a->def) : "");
        add_item(c, a->name, ITEM_FIELD, detail);
        free(detail);
    }
}

static void add_attrs_of_name(struct completion *c, const char *name, int before, int deep);

/* Of `name = f(...)`, what f has. */
static void add_attrs_of_local(struct completion *c, const char *name, int before, int deep)
{
    for (int i = before - 2; i >= 0 && deep < 8; i--)
        if (c->token[i].kind == T_NAME && is(&c->token[i], name) && c->token[i + 1].kind == T_ASSIGN) {
            int k = i + 2;
            for (; c->token[k].kind == T_LPAREN || pat_is_word(c->token[k].kind) ||
                   c->token[k].kind == T_DOT || c->token[k].kind == T_BAR;
                 k++) {
                int first;
                char *callee = pat_is_word(c->token[k].kind) && c->token[k + 1].kind != T_DOT
                                   ? dotted_name(c, k, &first)
                                   : NULL;
                if (callee && strcmp(callee, name) != 0)
                    add_attrs_of_name(c, callee, i, deep + 1);
                free(callee);
                if (c->token[k].kind != T_BAR && c->token[k + 1].kind == T_LPAREN &&
                    c->token[k].kind != T_LPAREN)
                    break;
            }
            return;
        }
}

static void add_attrs_of_name(struct completion *c, const char *name, int before, int deep)
{
    const struct run *run = c->known->pat->run;
    bool found = false;
    for (int i = 0; i < run->op_list.n; i++)
        if (strcmp(run->op_list.at[i]->name, name) == 0) {
            add_attrs_of(c, run->op_list.at[i]);
            found = true;
        }
    for (int i = 0; i < run->decl_list.n; i++) {
        const struct decl *d = run->decl_list.at[i];
        for (int k = 0; d->kind == SYN_OPS && strcmp(d->name, name) == 0 && k < d->ops.n; k++) {
            add_attrs_of(c, d->ops.at[k]);
            found = true;
        }
    }
    if (!found)
        add_attrs_of_local(c, name, before, deep);
}

/* Attributes of what stands in front of the brace at token i: f(...), (f | g)(...), a name. */
static void add_attrs_before(struct completion *c, int i)
{
    int first, last = i - 1;
    while (last > 0 && c->token[last].kind == T_RPAREN) {
        const int open = opening_of(c, last);
        if (open > 0 && (pat_is_word(c->token[open - 1].kind) || c->token[open - 1].kind == T_RPAREN ||
                         c->token[open - 1].kind == T_QUESTION)) {
            last = open - 1 - (c->token[open - 1].kind == T_QUESTION);
            continue;
        }
        for (int k = open + 1; open >= 0 && k < last; k++) { /* alternatives */
            char *name = c->token[k + 1].kind == T_DOT ? NULL : dotted_name(c, k, &first);
            if (name)
                add_attrs_of_name(c, name, i, 0);
            free(name);
        }
        return;
    }
    char *name = dotted_name(c, last, &first);
    if (name)
        add_attrs_of_name(c, name, i, 0);
    free(name);
}

/* ---- values of attributes ---- */

/* The attribute whose string token i is: a == "..", a in {"..", ".."}, a: string = ".."; NULL. */
static const char *attr_of_string(const struct token *t, int i)
{
    int k = i - 1;
    while (k > 0 && (t[k].kind == T_STRING || t[k].kind == T_COMMA || t[k].kind == T_BAD))
        k--;
    if (k > 1 && t[k].kind == T_LBRACE && t[k - 1].kind == T_IN && pat_is_word(t[k - 2].kind))
        return t[k - 2].text;
    const enum token_kind sign = i > 0 ? t[i - 1].kind : T_END;
    if (i > 1 && (sign == T_EQ || sign == T_NE || sign == T_GLOB || sign == T_ASSIGN) &&
        pat_is_word(t[i - 2].kind))
        return i > 3 && t[i - 3].kind == T_COLON && pat_is_word(t[i - 4].kind) ? t[i - 4].text
                                                                               : t[i - 2].text;
    return NULL;
}

struct lexed {
    const struct source *src;
    struct token *token;
    int n;
};

static void lex(struct pat *pat, void *arg)
{
    struct lexed *l = arg;
    l->token = pat_lex(pat, l->src, &l->n);
}

static void add_strings(struct completion *c, const char *attr)
{
    const struct run *run = c->known->pat->run;
    for (int f = 0; f < run->files.n; f++) {
        struct lexed l = {.src = run->files.at[f]->src};
        if (!run->files.at[f]->complete || pat_protect(c->pat, lex, &l) != PAT_OK)
            continue;
        for (int i = 0; i < l.n; i++) {
            const char *of = l.token[i].kind == T_STRING ? attr_of_string(l.token, i) : NULL;
            if (!of || strcmp(of, attr) != 0)
                continue;
            char *text = lsp_print("%.*s", (int)(l.token[i].at.end - l.token[i].at.begin),
                                   l.src->text + l.token[i].at.begin);
            add_item(c, text, ITEM_VALUE, attr);
            free(text);
        }
    }
}

/* ---- names ---- */

static void add_keywords(struct completion *c)
{
    static const char *const tokens[] = {
#define TOKEN(id, text, name) text,
#include "lang/tokens.def"
    };
    static const char *const words[] = {"exact",     "input",     "scalar",      "splat",
                                        "like",      "duplicate", "keep_shared", "operands_first",
                                        "last_wins", "runtime"};
    for (int i = T_UNDERSCORE + 1; i < N_TOKENS; i++)
        add_item(c, tokens[i], ITEM_KEYWORD, NULL);
    for (int i = 0; i < N_TESTS; i++)
        if (pat_tests[i].token == T_NAME)
            add_item(c, pat_tests[i].sign, ITEM_KEYWORD, NULL);
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        add_item(c, words[i], ITEM_KEYWORD, NULL);
    for (int i = 1; pat_dtypes[i]; i++)
        add_item(c, pat_dtypes[i], ITEM_CONSTANT, "dtype");
}

static void add_functions(struct completion *c)
{
    static const char *const forms[] = {"value", "dim", "attr", "all", "any"};
    for (int i = 0; i < N_FUNCS; i++)
        add_item(c, pat_functions[i].name, ITEM_FUNCTION,
                 pat_functions[i].predicate ? "predicate" : "function");
    for (size_t i = 0; i < sizeof forms / sizeof *forms; i++)
        add_item(c, forms[i], ITEM_FUNCTION, "function");
}

static void add_ops(struct completion *c, const char *prefix)
{
    const struct run *run = c->known->pat->run;
    const size_t len = strlen(prefix);
    for (int i = 0; i < run->op_list.n; i++)
        if (strncmp(run->op_list.at[i]->name, prefix, len) == 0)
            add_item(c, run->op_list.at[i]->name, ITEM_CLASS, run->op_list.at[i]->file);
}

static void add_declared(struct completion *c)
{
    static const char *const what[N_SYN] = {
        [SYN_PATTERN] = "pattern", [SYN_COND_DECL] = "cond", [SYN_OPS] = "op set", [SYN_PARAM] = "param"};
    const struct run *run = c->known->pat->run;
    for (int i = 0; i < run->decl_list.n; i++)
        if (what[run->decl_list.at[i]->kind])
            add_item(c, run->decl_list.at[i]->name, ITEM_FUNCTION, what[run->decl_list.at[i]->kind]);
}

/* Parameters, and what statements name, of the declaration at hand. */
static void add_locals(struct completion *c)
{
    static const bool declares[N_TOKENS] = {
        [T_PATTERN] = true, [T_RULE] = true, [T_TABLE] = true, [T_COND] = true, [T_LAW] = true};
    int first = c->at;
    while (first > 0 && !(declares[c->token[first].kind] && pat_is_word(c->token[first + 1].kind)))
        first--;
    bool in_params = false;
    for (int i = first; i < c->at; i++) {
        const enum token_kind k = c->token[i].kind, next = c->token[i + 1].kind;
        in_params = (in_params && k != T_RPAREN) || (i == first + 2 && k == T_LPAREN);
        if (k == T_NAME && (in_params || (next == T_ASSIGN && i > first + 1)))
            add_item(c, c->token[i].text, ITEM_VARIABLE, in_params ? "parameter" : "capture");
    }
}

/* Behind `x.`: what x has. */
static void add_members(struct completion *c, int dot)
{
    static const char *const properties[] = {"dtype", "rank", "elements", "shape", "op"};
    int first;
    char *name = dotted_name(c, dot - 1, &first);
    if (!name)
        return;
    char *prefix = lsp_print("%s.", name);
    add_ops(c, prefix);
    if (c->seen.n > 0) {
        c->begin = c->token[first].at.begin;
    } else {
        add_attrs_of_name(c, name, dot, 0);
        for (size_t i = 0; i < sizeof properties / sizeof *properties; i++)
            add_item(c, properties[i], ITEM_PROPERTY, "property");
    }
    free(prefix);
    free(name);
}

/* ---- the request ---- */

/* To find a place in a long text takes time: once for all items. */
static void add_ranges(const struct completion *c)
{
    cJSON *range = lsp_range(c->s, c->d->text, c->d->size, c->begin, c->end), *item;
    cJSON_ArrayForEach(item, c->items)
    {
        cJSON_AddItemToObject(cJSON_GetObjectItem(item, "textEdit"), "range", cJSON_Duplicate(range, true));
    }
    cJSON_Delete(range);
}

/* A brace of attributes, not of statements or values. */
static bool holds_attrs(const struct completion *c, int brace)
{
    if (brace < 1 || c->token[brace].kind != T_LBRACE)
        return false;
    const enum token_kind before = c->token[brace - 1].kind;
    return before == T_RPAREN || before == T_RBRACE ||
           (pat_is_word(before) && before != T_IN && before != T_REWRITE);
}

static void complete(struct pat *pat, void *arg)
{
    struct completion *c = arg;
    (void)pat;
    const struct token *t = &c->token[c->at];
    const bool quoted = c->d->text[t->at.begin] == '"' && t->at.begin < c->end && t->kind != T_END;
    const bool writing = pat_is_word(t->kind) && t->at.begin < c->end;
    const int before = c->at - 1;
    const enum token_kind last = before >= 0 ? c->token[before].kind : T_END;
    const int brace = opening_of(c, before);
    if (quoted) {
        const char *attr = attr_of_string(c->token, c->at);
        c->begin = t->at.begin;
        c->end = t->kind == T_STRING ? t->at.end : c->end;
        if (attr)
            add_strings(c, attr);
        return;
    }
    c->begin = writing ? t->at.begin : c->end;
    if (last == T_DOT) {
        add_members(c, before);
        return;
    }
    if ((last == T_LBRACE || last == T_COMMA) && holds_attrs(c, brace))
        add_attrs_before(c, brace);
    if (c->seen.n > 0)
        return;
    add_locals(c);
    add_declared(c);
    add_functions(c);
    add_ops(c, "");
    add_keywords(c);
}

cJSON *lsp_completion(struct server *s, const cJSON *params, struct failure *why)
{
    struct document *d = lsp_document_of(s, params, why);
    if (!d)
        return NULL;
    struct completion c = {.s = s, .d = d, .known = lsp_analysis(s, d), .pat = lsp_context(s)};
    if (d->known.pat && d->now.pat->run->op_list.n == 0)
        c.known = &d->known;
    c.end = lsp_offset(s, d->text, d->size, cJSON_GetObjectItemCaseSensitive(params, "position"));
    c.items = cJSON_CreateArray();
    struct lexed l = {.src = pat_source_of_text(c.pat, d->path, d->text, d->size)};
    if (pat_protect(c.pat, lex, &l) == PAT_OK && c.known->pat->run) {
        c.token = l.token;
        c.n = l.n;
        while (c.at + 1 < c.n && c.token[c.at].at.end < c.end)
            c.at++;
        if (c.at + 1 < c.n && c.token[c.at].at.end == c.end && !pat_is_word(c.token[c.at].kind))
            c.at++;
        pat_protect(c.pat, complete, &c);
        add_ranges(&c);
    }
    pat_free(c.pat);
    return c.items;
}
