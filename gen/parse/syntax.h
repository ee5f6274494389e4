/* syntax.h -- what the parser makes of one file: a tree, names unresolved.
 *
 * One fat node for every construct, readability first.  Lists are `kid` arrays;
 * absent parts are NULL kids.  All of it lives in the arena of the context.
 * Strings, dtype words and keywords used as names are interned like names.
 */
#ifndef SYNTAX_H
#define SYNTAX_H

#include "token.h"

/* For each kind: what `name`, the kids and `flag` are. */
enum syn_kind {
    /* declarations; kids in order */
    SYN_LOST,     /* a word of a declaration that could not be read; flag BROKEN */
    SYN_IMPORT,   /* text: the path */
    SYN_OP,       /* name; kid: OPERAND*, RESULT*, TRAIT*, ATTR_DECL*, FORM* in order of text */
    SYN_OPERAND,  /* name; flag OPTIONAL or VARIADIC */
    SYN_RESULT,   /* name; flags as operands */
    SYN_TRAIT,    /* name; text: the name behind `infer` and the like; kids: INT of `since 7`, `until 9`, or LIST of INT for `commutative(0 2 3, 1 4 5)` */
    SYN_ATTR_DECL,/* name; text: type as written ("int[]?"); kid 0: default or NULL */
    SYN_FORM,     /* kid 0: INT, the opset; 1: LIST of OPERAND, 2: ATTRS, 3: NAME of the lift, 4: NAME of its
                     argument; all but the first or NULL */
    SYN_OPS,      /* name; kids: NAME of operators, patterns and sets, or NONE; text: the word behind `as` or NULL */
    SYN_LAW,      /* kids: two patterns */
    SYN_PARAM,    /* name; text: type; kid 0: default; flag RUNTIME */
    SYN_COND_DECL,/* name; kid 0: PARAMS, then conditions */
    SYN_PATTERN,  /* name; flag ORDERED; kid 0: PARAMS or NULL, then statements, exactly one RETURN among
                     them; a one-line pattern is RETURN and WHERE (if any) */
    SYN_RULE,     /* name; kid 0: PARAMS or NULL, then OPTION*, statements with exactly one MATCH and one
                     REWRITE */
    SYN_TABLE,    /* name; flag LAST_WINS; kids: ATTRS, ENTRY and FOR */
    SYN_PARAMS,   /* kids: NAME */
    SYN_OPTION,   /* name: once priority keep_shared operands_first; kid 0: INT of priority */
    SYN_ATTRS,    /* kids: ATTR_SET (of a table); of a replacement SPREAD, too */
    SYN_ENTRY,    /* text: the entry's string; kid 0: pattern, 1: WHERE or NULL, 2: cost or NULL, 3: PARAMS
                     or NULL; flag DUPLICATE */
    SYN_HOST,     /* `host cost EXPR` of a table: kid 0 */
    SYN_FOR,      /* i: so many kids are NAMEs that run, kid 0 of each the NAME of an op set; then ENTRY and FOR */
    /* statements */
    SYN_LOCAL,    /* name; kid 0: pattern */
    SYN_EVERY,    /* name; kid 0: pattern (statement `every y = p;`) */
    SYN_WHERE,    /* kids: conditions */
    SYN_RETURN,   /* kids: patterns, or one EVERY_OF (`return every y;`) */
    SYN_MATCH,    /* as RETURN, in a rule */
    SYN_REWRITE,  /* kids: replacements; or one BLOCK; or one EXTERN */
    SYN_BLOCK,    /* kids: LOCAL*, exactly one RETURN among them */
    /* patterns and replacements; `a + b` is BINARY here, too */
    SYN_WILD,     /* _ */
    SYN_NAME,     /* name, maybe dotted; flag QUOTED for back quotes */
    SYN_CALL,     /* kid 0: callee (NAME, OPERATOR, ALT in parentheses, any pattern), then arguments; flag
                     OPTIONAL_CALL for f?(..); -> 3 of a replacement: i, flag RESULTS; in a condition: kid 0
                     a NAME */
    SYN_REST,     /* `...` as an argument or field; name: capture of `...rest` or NULL */
    SYN_OPT_ARG,  /* q? as an argument or the value of an attribute: kid 0 */
    SYN_EVERY_OF, /* every p as an argument, or as what is returned: kid 0 */
    SYN_OPERATOR, /* op: text glob or NULL; kid 0: ATTR_TESTS with `kind` tests or NULL
                     (op { kind <= broadcast }) */
    SYN_ALT,      /* kids: p | q | r */
    SYN_AND,      /* kids: p & q & r */
    SYN_NOT_P,    /* kid 0 */
    SYN_TYPED,    /* kid 0: pattern, kid 1: type */
    SYN_WITH,     /* kid 0: pattern, kid 1: ATTR_TESTS (p { ... }); in a replacement ATTRS, with SPREADs
                     among its kids */
    SYN_GET,      /* p.0, p.-1: kid 0, i; p.*: flag ANY_INDEX */
    SYN_TUPLE,    /* kids: fields, REST among them */
    SYN_FN,       /* kid 0: PARAMS of patterns or REST, kid 1: ATTR_TESTS or NULL, kid 2: body */
    SYN_IF, SYN_LET, SYN_DOMINATES, /* three kids */
    SYN_VAR,      /* text: name or NULL */
    SYN_INPUT,    /* never from the parser: `input`, scalar(p), splat(p), like(x, v) come as NAME and CALL of
                     NAME; check decides */
    SYN_GLOBAL,   /* text: name or NULL */
    SYN_GLOBAL_LIKE, /* text: glob */
    SYN_CONST,    /* const */
    SYN_LITERAL,  /* kid 0: INT, FLOAT, BOOL or LIST (with WILD); a LIST or COMP in replacements may hold any
                     expression; text: dtype in front or NULL; kid 1: shape LIST of `i64[2] [..]` or NULL */
    SYN_APPROX,   /* approx(v, tol): two kids */
    SYN_SELECT,   /* c.op as a callee in a replacement: kid 0 NAME, name "op" */
    SYN_EXTERN,   /* extern f(args): name, kids */
    SYN_SPREAD,   /* ..c in a replacement's attributes: kid 0 NAME */
    SYN_ATTR_SET, /* name = value: kid 0 an expression; in a replacement OPT_ARG for `c.b?`, too */
    SYN_ATTR_TESTS, /* kids: ATTR_TEST; flag EXACT */
    SYN_ATTR_TEST,  /* name; i: enum test_op; kid 0: value (behind `in` a SET or RANGE; else an arithmetic
                       expression); of NEAR kid 1: tolerance or NULL; the kinds of an OPERATOR are NAMEs here */
    /* types */
    SYN_TYPE,       /* text: dtype, class, or NULL; kid 0: SHAPE or NULL */
    SYN_TYPE_SET,   /* {f16, f32}: kids TYPE; a shape behind it is kid of each */
    SYN_TYPE_TUPLE, /* kids */
    SYN_SHAPE,      /* kids: INT, NAME, WILD, REST (first or last) */
    /* expressions of conditions and attribute values */
    SYN_INT, SYN_FLOAT, SYN_BOOL, SYN_STRING, SYN_NONE, /* i, f, i, text; a sign is part of a literal */
    SYN_DTYPE,      /* text */
    SYN_LIST,       /* kids, WILD among them */
    SYN_SET,        /* {a, b}: kids */
    SYN_RANGE,      /* lo..hi: two kids */
    SYN_UNARY,      /* tok T_MINUS or T_NOT; kid 0 */
    SYN_BINARY,     /* tok; two kids; T_AND T_OR, comparisons, T_IN (kid 1: SET or RANGE), T_APPROX_EQ (kid 2:
                       tolerance or NULL), arithmetic */
    SYN_COND,       /* c ? a : b */
    SYN_INDEX,      /* p[i] */
    SYN_FIELD,      /* kid 0 . name; a dotted operator name in a condition is a chain of these: check joins it
                       where its first part is no capture */
    SYN_FACT,       /* kid 0 # name */
    SYN_COMP,       /* [e for name in q]: kid 0 e, kid 1 q; name_at: of the name */
                    /* a function or predicate, all(y, cond) too, is a CALL of a NAME; attr(x, dtype): the
                       second argument a NAME */
    N_SYN
};

enum syn_flag {
    SYNF_OPTIONAL = 1,
    SYNF_VARIADIC = 2,
    SYNF_ORDERED = 4,
    SYNF_RUNTIME = 8,
    SYNF_LAST_WINS = 16,
    SYNF_DUPLICATE = 32,
    SYNF_QUOTED = 64,
    SYNF_ANY_INDEX = 128,
    SYNF_EXACT = 256,
    SYNF_RESULTS = 512,
    SYNF_PAREN = 1024, /* stood in parentheses */
    SYNF_OPTIONAL_CALL = 2048,
    SYNF_FUNCTION = 8192, /* of a NAME that is called in a condition: no operator */
    SYNF_BROKEN = 4096 /* of a declaration: it had a syntax error, which was reported; only its name and kind
                          are good */
};

struct syn {
    enum syn_kind kind;
    int tok;              /* the operator's token, where there is one */
    unsigned flags;       /* enum syn_flag */
    struct span at;       /* all of it */
    struct span name_at;  /* the name or operator */
    const char *name;     /* interned */
    const char *text;     /* interned; a string's bytes after escapes, NUL-terminated */
    size_t text_len;      /* its bytes; of strings */
    int64_t i;
    double f;
    struct syn **kid;
    int n_kids, cap_kids;
    int height;           /* of the tree below it; limited by the parser, so that recursion on it is safe */
};

/* ---- parse.c ---- */

struct syn **pat_parse(struct pat *, const struct source *, int *n); /* the file's declarations */

#endif
