/* text.h -- what the stages of the .dfg reader share.
 *
 * In:   the bytes of a graph's text, NUL-terminated.
 * Out:  tokens (text.re), then nodes of a module (text.c, text_*.c).
 *
 * Every reading function answers false once something is wrong; the first
 * error is kept in the reader and no later one replaces it.  Recursion is on
 * what the text nests (calls in calls, lists in lists), and ends with an error
 * at TEXT_MAX_DEPTH; printed graphs nest nothing but function bodies.
 */
#ifndef DFG_TEXT_H
#define DFG_TEXT_H

#include "core.h"

/* Deepest nesting of calls, lists, types and function bodies: 1 MiB of stack at most, 16 KiB without an operating system. */
#define TEXT_MAX_DEPTH (__STDC_HOSTED__ ? 1000u : 16u)

enum text_kind {
    TEXT_END,
    TEXT_LOCAL,  /* %x  %"/a/b" */
    TEXT_GLOBAL, /* @f  @"main graph" */
    TEXT_NAME,   /* nn.relu, f32, return */
    TEXT_STRING,
    TEXT_INT,   /* -?[0-9]+ */
    TEXT_FLOAT, /* with a dot or an exponent, or -inf, -nan */
    TEXT_INDEX, /* .0 */
    TEXT_ARROW, /* -> */
    TEXT_FACTS, /* #{ */
    TEXT_LPAREN,
    TEXT_RPAREN,
    TEXT_LBRACE,
    TEXT_RBRACE,
    TEXT_LBRACKET,
    TEXT_RBRACKET,
    TEXT_COMMA,
    TEXT_COLON,
    TEXT_EQUALS,
    TEXT_QUESTION,
    TEXT_STAR,
    /* no tokens: what stands there begins none */
    TEXT_BAD_BYTE,
    TEXT_BAD_NUL,
    TEXT_BAD_STRING
};

struct text_token {
    enum text_kind kind;
    const char *at; /* its first byte */
    size_t len;     /* how many bytes */
};

struct text_lexer {
    const char *cursor; /* next byte to read */
    const char *end;    /* the NUL behind the text */
};

/* The next token from the cursor on; never passes `end`. */
struct text_token dfg_text_next(struct text_lexer *);

/* A name and the node it stands for, from its definition to the end of its body. */
struct text_binding {
    dfg_node node;
    dfg_sym name;
    uint32_t hidden; /* the binding of an enclosing body that it hides; 0: none */
    uint32_t body;   /* how many bodies enclose the definition */
};

/* What the reader knows of a symbol. */
struct text_known {
    uint32_t bound; /* its binding in force; 0: none */
    uint32_t mark;  /* the last attribute list that it was a key of */
};

/* What a module's function must be called, and where the text asks for it. */
struct text_global {
    dfg_sym name;
    const char *at;
};

/* A list of values, kept until the attributes that hold it are interned. */
struct text_list {
    struct text_list *next;
    dfg_val values[];
};

/* Growing arrays: elements, how many there are, how many fit. */
#define TEXT_ARRAY(type)                                                                                     \
    struct {                                                                                                 \
        type *at;                                                                                            \
        size_t n, cap;                                                                                       \
    }

struct text_reader {
    dfg_module *m;
    const char *name; /* stands in messages */
    const char *text;
    struct text_lexer lexer;
    struct text_token token; /* the next one, not taken yet */
    dfg_status status;
    struct dfg_error *err;
    uint32_t depth, body;

    /* stacks: each function takes off what it has put on */
    TEXT_ARRAY(dfg_node) nodes;
    TEXT_ARRAY(uint32_t) types;
    TEXT_ARRAY(dfg_dim) dims;
    TEXT_ARRAY(struct dfg_attr) attrs;
    TEXT_ARRAY(dfg_val) values;
    TEXT_ARRAY(struct text_binding) bindings; /* row 0 unused */
    TEXT_ARRAY(struct text_known) known;      /* by symbol */
    TEXT_ARRAY(struct text_global) globals;
    TEXT_ARRAY(char) bytes;  /* of the string in hand */
    TEXT_ARRAY(char) digits; /* of the number in hand */
    TEXT_ARRAY(char) data;   /* of the constant in hand, its elements */
    uint32_t mark;           /* number of the attribute list being read */
    struct text_list *lists;
};

/* ---- text.c ---- */

/* dfg_read_text on text whose byte text[len] is a NUL. */
dfg_status dfg_text_read(dfg_module *, const char *name, const char *text, size_t len, struct dfg_error *);

/* ---- text_error.c ---- */

/* One error, at a byte of the text; answers false. */
bool dfg_text_fail(struct text_reader *, const char *at, const char *format, ...) DFG_PRINTF(3, 4);
bool dfg_text_no_memory(struct text_reader *);
/* `expected WHAT, found ...` at the token in hand. */
bool dfg_text_expected(struct text_reader *, const char *what);

/* ---- text_token.c: taking tokens, names, growing arrays ---- */

void dfg_text_take(struct text_reader *);
bool dfg_text_is(const struct text_reader *, const char *word); /* is the token this NAME? */
bool dfg_text_accept(struct text_reader *, enum text_kind);     /* takes it if it is the next one */
bool dfg_text_expect(struct text_reader *, enum text_kind, const char *what);
bool dfg_text_enter(struct text_reader *); /* one level deeper; text_leave undoes it */
void dfg_text_leave(struct text_reader *);
/* A symbol from the token in hand: a name, or a string without quotes and escapes. */
bool dfg_text_symbol(struct text_reader *, dfg_sym *);
bool dfg_text_name(struct text_reader *, dfg_sym *); /* the same of a name, which has no NUL */
/* As dfg_grow; false: the reader has failed. */
bool dfg_text_grow(struct text_reader *, void *array, size_t *cap, size_t need, size_t size);
/* What is known of a symbol; NULL: no memory.  Good until the next call. */
struct text_known *dfg_text_known(struct text_reader *, dfg_sym);

#define TEXT_GROW(r, array, need)                                                                            \
    dfg_text_grow((r), &(r)->array.at, &(r)->array.cap, (need), sizeof *(r)->array.at)
#define TEXT_PUSH(r, array, ...)                                                                             \
    (TEXT_GROW(r, array, (r)->array.n + 1) && ((r)->array.at[(r)->array.n++] = (__VA_ARGS__), true))

/* ---- text_value.c: numbers ---- */

bool dfg_text_int(struct text_token, int64_t *value); /* false: beyond 64 bits */
bool dfg_text_magnitude(struct text_token,
                        uint64_t *value); /* of an INT without its sign; false: beyond 64 bits */
/* Is the token in hand a number: digits, inf, nan? */
bool dfg_text_is_number(const struct text_reader *);
/* The bits of the number in hand, rounded to a float dtype. */
bool dfg_text_float_bits(struct text_reader *, enum dfg_dtype, uint64_t *bits);

/* ---- text_name.c: what names stand for ---- */

/* Is the name free in the innermost body?  An error at the token in hand if not. */
bool dfg_text_check_free(struct text_reader *, dfg_sym);
bool dfg_text_bind(struct text_reader *, dfg_sym, dfg_node); /* until text_unbind to where bindings.n was */
void dfg_text_unbind(struct text_reader *, size_t n);
bool dfg_text_lookup(struct text_reader *,
                     dfg_node *); /* the node of the TEXT_LOCAL in hand, which is taken */
bool dfg_text_operator(struct text_reader *,
                       uint16_t *op); /* the same for the name or string of an operator */

/* ---- text_type.c, text_value.c, text_const.c, text_expr.c, text_func.c ---- */

bool dfg_text_type(struct text_reader *, uint32_t *type);
/* The list behind `->` of a function: pushed on types; how many. */
bool dfg_text_results(struct text_reader *, size_t *n);
/* `{a = 1}` if it stands here: pushed on attrs; op: whose declarations apply. */
bool dfg_text_attrs(struct text_reader *, uint16_t op, size_t *n);
/* `#{a = 1}` if it stands here. */
bool dfg_text_facts(struct text_reader *, dfg_node);
/* Frees the lists made since r->lists was `kept`. */
void dfg_text_free_lists(struct text_reader *, const struct text_list *kept);
/* `f32[2] [1, 2]`, `f32 1.0`, `f32[64] splat 0.5`, `f32[4] ?` */
bool dfg_text_tensor(struct text_reader *, uint32_t *tensor);
bool dfg_text_expr(struct text_reader *, dfg_node *);
/* What follows a node: `: type`, then `#{facts}`. */
bool dfg_text_suffix(struct text_reader *, dfg_node);
/* From the parameters on; scope: of the variables. */
bool dfg_text_function(struct text_reader *, uint32_t scope, dfg_node *func);

#endif
