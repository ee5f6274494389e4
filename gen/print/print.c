/* print.c -- steps as C.
 *
 * In:   functions whose steps have gone through all passes.
 * Out:  their text, which no later pass reads.
 */
#include "match/match.h"
#include "stack.h"

#include <string.h>

enum {
    WIDEST_HEAD = 132, /* characters of a function's head that stands on one line */
};

struct printer {
    struct out *out;
    const struct routine *of;
    int column; /* of statements */
    int loops;     /* around */
    int words;     /* of `way` that these have */
    int labels;    /* characters of cases that stand in the line already */
};

static void print_steps(struct printer *, const struct steps *);

static void indent(struct printer *p, int by)
{
    out_indent(p->out, by);
    p->column += 4 * by;
}

/* text = value; */
static void print_value(struct printer *p, const char *text, cx value)
{
    outf(p->out, "%s = %s;\n", text, laid(value, (int)strlen(text) + 3, 4, 1, p->column));
}

/* A statement, and what is remarked of it. */
static void print_effect(struct printer *p, const struct action *step)
{
    const cx e = step->value;
    const bool assigns = e->kind == CX_ASSIGN || e->kind == CX_OR_INTO || e->kind == CX_ADD_INTO;
    const char *to = assigns ? format("%s%s", cx_flat(e->kid[0]), cx_before(e, 1)) : "";
    outf(p->out, "%s%s;", to, laid(assigns ? e->kid[1] : e, (int)strlen(to), 4, 1, p->column));
    outf(p->out, step->remark ? " /* %s */\n" : "\n", step->remark);
}

static const char *condition(const struct printer *p, cx cond)
{
    return laid(cond, 4, 4, 1, p->column);
}

static const char *declarator(const char *type, const char *name)
{
    return format(type[strlen(type) - 1] == '*' ? "%s%s" : "%s %s", type, name);
}

/* ---- statements ---- */

static const char *declared(const struct action *let)
{
    return format("%s = %s", let->name, let->value ? cx_flat(let->value) : absent_value(let->type));
}

/* Variables of one type, from step i on, as many a line as there is room for; how many. */
static int print_declarations(struct printer *p, const struct steps *steps, int i)
{
    const struct action *first = &steps->at[i];
    const char *type = first->type;
    const bool plain = type[strlen(type) - 1] != '*';
    int width = p->column + (int)(strlen(declarator(type, "")) + strlen(declared(first))), n = 1;
    if (width >= WIDE && first->value) {
        print_value(p, declarator(type, first->name), first->value);
        return n;
    }
    outf(p->out, "%s", declarator(type, declared(first)));
    for (; plain && i + n < steps->n; n++) {
        const struct action *next = first + n;
        if (next->kind != STEP_LET || next->type != type)
            break;
        width += (int)strlen(declared(next)) + 2;
        if (width >= WIDE)
            break;
        out_from(p->out, next->from);
        outf(p->out, ", %s", declared(next));
    }
    outf(p->out, ";\n");
    return n;
}

static void print_array(struct printer *p, const struct action *step)
{
    if (step->value->kind == CX_BRACES)
        print_value(p, format("%s %s[]", step->type, step->name), step->value);
    else
        outf(p->out, "%s %s[%s];\n", step->type, step->name, cx_flat(step->value));
}

/* On one line, if that holds both. */
static void print_fail(struct printer *p, const struct action *step)
{
    const char *end = p->loops ? "continue;" : "return false;";
    const char *cond = step->value ? condition(p, step->value) : NULL;
    if (!cond)
        outf(p->out, "%s\n", end);
    else if (!strchr(cond, '\n') && p->column + (int)(strlen("if () ") + strlen(cond) + strlen(end)) <= WIDE)
        outf(p->out, "if (%s) %s\n", cond, end);
    else
        outf(p->out, "if (%s)\n    %s\n", cond, end);
}

/* A scope that is all of it needs no braces of its own. */
static const struct steps *inside(const struct steps *body)
{
    while (body->n == 1 && body->at[0].kind == STEP_SCOPE)
        body = body->at[0].body;
    return body;
}

static void print_block(struct printer *p, const struct steps *body)
{
    indent(p, 1);
    print_steps(p, inside(body));
    indent(p, -1);
}

/* A statement behind what it belongs to; NULL: it is none that is brief. */
static const char *brief_statement(const struct action *step)
{
    const char *value = step->value ? cx_flat(step->value) : "";
    if (step->kind == STEP_IF && step->body->n == 1 && (!step->other || step->other->n == 0)) {
        const char *then = brief_statement(step->body->at);
        return then ? format(" if (%s)%s", value, then) : NULL;
    }
    return step->kind == STEP_NEXT     ? " continue;"
           : step->kind == STEP_SET    ? format(" %s = %s;", step->name, value)
           : step->kind == STEP_DO     ? format(" %s;", value)
           : step->kind == STEP_RETURN ? format(" return%s%s;", *value ? " " : "", value)
                                       : NULL;
}

/* What is said of it. */
static const char *brief_remark(const struct action *step)
{
    while (step->kind == STEP_IF)
        step = step->body->at;
    return step->remark ? format(" /* %s */", step->remark) : "";
}

static void print_if(struct printer *p, const struct action *step)
{
    const char *brief = brief_statement(step), *line = brief ? format("%s%s", brief + 1, brief_remark(step)) : NULL;
    if (line && p->column + (int)strlen(line) < WIDE) {
        outf(p->out, "%s\n", line);
        return;
    }
    if (step->bare) {
        outf(p->out, "if (%s)\n", condition(p, step->value));
        print_block(p, step->body);
        return;
    }
    outf(p->out, "if (%s) {\n", condition(p, step->value));
    for (;; step = &step->other->at[0]) {
        print_block(p, step->body);
        const struct steps *other = step->other;
        if (!other || other->n == 0)
            break;
        if (other->n > 1 || other->at[0].kind != STEP_IF || other->at[0].bare) {
            outf(p->out, "} else {\n");
            print_block(p, other);
            break;
        }
        outf(p->out, "} else if (%s) {\n", condition(p, other->at[0].value));
    }
    outf(p->out, "}\n");
}

/* ---- loops ---- */

/* What makes the words of `way` behind those of step i begin anew, as a part of `for`. */
static const char *resets(const struct printer *p, const struct steps *steps, int i)
{
    const int at = p->words + steps->at[i].words;
    for (i++; i < steps->n && !is_loop(&steps->at[i]); i++)
        ;
    const int n = i < steps->n ? steps->at[i].words : 0;
    return n == 0 ? "" : n == 1 ? format(", way[%d] = 0", at) : format(", dfg_restart(way + %d, %d)", at, n);
}

/* Of the options of one choice. */
static void print_options(struct printer *p, const struct steps *steps, int i)
{
    const struct action *step = &steps->at[i];
    const char *var = step->name;
    cx cond = cx_binary(CX_LT, cx_name(var), step->value);
    if (!p->of->resumes) {
        outf(p->out, "for (uint32_t %s = 0; %s; %s++) {\n", var, cx_flat(cond), var);
        return;
    }
    const char *head = format("for (uint32_t %s = way[%d]; ", var, p->words);
    const char *goes_on = laid(cond, (int)strlen(head), 9, 1, p->column);
    const char *next = format("way[%d] = ++%s%s", p->words, var, resets(p, steps, i));
    const bool wide = strchr(goes_on, '\n') || p->column + (int)(strlen(head) + strlen(goes_on) + strlen(next)) >= WIDE;
    outf(p->out, "%s%s;%s%s) {\n", head, goes_on, wide ? "\n     " : " ", next);
}

/* `option ? call : 1u`: in the others once, as the last word says. */
static cx call_or_once(cx value, cx last)
{
    if (value->kind != CX_COND)
        return value == cx_uint(1) ? cx_eq(last, cx_int(0)) : value;
    return cx_if(value->kid[0], value->kid[1], call_or_once(value->kid[2], last));
}

/* `name + more` as `way + words + more`. */
static cx words_from(cx value, const char *name, int words, int most)
{
    cx way = cx_name("way"), own = cx_name(name);
    for (int more = 1; more < most; more++)
        value = cx_put(value, cx_binary(CX_ADD, own, cx_int(more)), cx_binary(CX_ADD, way, cx_int(words + more)));
    return cx_put(value, own, words ? cx_binary(CX_ADD, way, cx_int(words)) : way);
}

/* Of the ways of patterns that are called. */
static void print_ways(struct printer *p, const struct steps *steps, int i)
{
    const struct action *step = &steps->at[i];
    const bool resumes = p->of->resumes;
    cx last = resumes ? cx_index(cx_name("way"), cx_int(p->words + step->words - 1))
                      : cx_index(cx_name(step->name), cx_int(step->words - 1));
    cx ways = call_or_once(step->value, last);
    if (resumes)
        ways = words_from(ways, step->name, p->words, step->words);
    const char *head = resumes ? "for (" : format("for (uint32_t %s[%d] = {0}", step->name, step->words);
    const char *call = laid(ways, (int)strlen(head) + 2, 9, 1, p->column);
    const char *next = format("%s++%s", cx_flat(last), resumes ? resets(p, steps, i) : "");
    const bool wide = strchr(call, '\n') || p->column + (int)(strlen(head) + strlen(call) + strlen(next)) > WIDE;
    outf(p->out, "%s; %s;%s%s) {\n", head, call, wide ? "\n     " : " ", next);
}

static void print_walk(struct printer *p, const struct action *step, const char *end)
{
    const char *var = step->name, *first = cx_flat(step->value);
    const int at = (int)(strlen("     ") + strlen(var) + strlen(" = "));
    const bool wide = p->column + (int)(strlen("for (dfg_node  = ; ") + strlen(first) + strlen(var)) > WIDE;
    outf(p->out, "for (dfg_node %s = %s;%s%s != DFG_NONE;\n     %s = %s)%s\n", var, first,
         wide ? "\n     " : " ", var, var, laid(step->next, at, 9, 3, p->column), end);
}

/* Of one statement without braces, if it is no loop itself. */
static void print_for(struct printer *p, const struct action *step)
{
    const bool plain = step->body->n == 1;
    if (step->kind == STEP_FOR_WALK)
        print_walk(p, step, plain ? "" : " {");
    else if (step->next == cx_name(step->name)) /* its condition assigns it */
        outf(p->out, "for (%s %s; %s;)%s\n", step->type, step->name, cx_flat(step->value), plain ? "" : " {");
    else
        outf(p->out, "for (%s %s = %s; %s; %s)%s\n", step->type, step->name,
             step->first ? cx_flat(step->first) : "0", cx_flat(step->value),
             step->next ? cx_flat(step->next) : format("%s++", step->name), plain ? "" : " {");
    print_block(p, step->body);
    if (!plain)
        outf(p->out, "}\n");
}

/* ---- cases ---- */

static bool has_own(const struct steps *body)
{
    for (int i = 0; i < body->n; i++)
        if (body->at[i].kind == STEP_LET || body->at[i].kind == STEP_ARRAY)
            return true;
    return false;
}

static const char *case_label(const struct action *step)
{
    return step->value ? format("case %s:", cx_flat(step->value)) : "default:";
}

/* `case a: set = b; break;` */
static bool print_brief_case(struct printer *p, const struct action *step)
{
    const char *label = case_label(step);
    const struct action *only = step->body->n == 1 ? step->body->at : NULL;
    const char *text = only ? brief_statement(only) : !step->value && step->body->n == 0 ? " break;" : NULL;
    if (!text)
        return false;
    const bool goes_on = only && only->kind != STEP_NEXT && only->kind != STEP_RETURN;
    const char *remark = only ? brief_remark(only) : "", *own = step->remark ? format(" /* %s */", step->remark) : "";
    const char *line = format("%s%s%s%s%s", label, text, goes_on ? " break;" : "", own, remark);
    const bool is = p->column + p->labels + (int)strlen(line) < WIDE && !(*own && *remark);
    if (is)
        outf(p->out, "%s\n", line);
    return is;
}

/* One of several for the same body; as many as fit stand in a line. */
static void print_bare_case(struct printer *p, const struct action *step)
{
    outf(p->out, "%s", case_label(step));
    p->labels += (int)strlen(case_label(step)) + 1;
    const bool goes_on = p->column + p->labels + (int)strlen(case_label(step + 1)) < WIDE;
    outf(p->out, goes_on ? " " : "\n");
    p->labels = goes_on ? p->labels : 0;
}

/* In braces where it has variables of its own. */
static void print_case(struct printer *p, const struct action *step)
{
    const struct steps *body = inside(step->body);
    const bool is_bare = body->n == 0 && step->value;
    if (is_bare && !step->remark) {
        print_bare_case(p, step);
        return;
    }
    const bool is_brief = print_brief_case(p, step);
    p->labels = 0;
    if (is_brief)
        return;
    outf(p->out, "%s%s", case_label(step), has_own(body) ? " {" : "");
    outf(p->out, step->remark ? " /* %s */\n" : "\n", step->remark);
    if (is_bare)
        return;
    print_block(p, body);
    const enum step_kind last = body->n > 0 ? body->at[body->n - 1].kind : STEP_CASE;
    if (last != STEP_RETURN && last != STEP_NEXT)
        outf(p->out, "    break;\n");
    outf(p->out, has_own(body) ? "}\n" : "");
}

static void print_switch(struct printer *p, const struct action *step)
{
    outf(p->out, "switch (%s) {\n", cx_flat(step->value));
    print_steps(p, step->body);
    outf(p->out, "}\n");
}

/* ---- the match ---- */

static void print_accept(struct printer *p, const struct action *step)
{
    if (step->name)
        outf(p->out, "if (accept(ctx, &%s%s))\n    return true;\n", laid(step->value, 17, 4, 20, p->column), step->name);
    else
        outf(p->out, "*m = %s;\nreturn true;\n", laid(step->value, 5, 4, 1, p->column));
}

/* ---- steps ---- */

/* A loop around all that follows: the rest of the steps is inside. */
static void print_loop(struct printer *p, const struct steps *steps, int i)
{
    const struct action *step = &steps->at[i];
    const struct steps rest = {.at = steps->at + i + 1, .n = steps->n - i - 1};
    if (step->kind == STEP_WALK)
        print_walk(p, step, " {");
    else if (step->kind == STEP_LOOP)
        print_options(p, steps, i);
    else
        print_ways(p, steps, i);
    p->words += step->words;
    p->loops++;
    print_block(p, &rest);
    p->loops--;
    out_from(p->out, (struct span){0});
    outf(p->out, "}\n");
    if (step->after)
        outf(p->out, "%s;\n", cx_flat(step->after));
}

static void print_steps(struct printer *p, const struct steps *steps)
{
    for (int i = 0; i < steps->n; i++) {
        const struct action *step = &steps->at[i];
        out_from(p->out, step->from);
        switch (step->kind) {
        case STEP_LET:
            i += print_declarations(p, steps, i) - 1;
            break;
        case STEP_ARRAY:
            print_array(p, step);
            break;
        case STEP_RECORD:
            outf(p->out, step->value ? "%s = {0};\n" : "%s;\n", declarator(step->type, step->name));
            break;
        case STEP_SET:
            print_value(p, step->name, step->value);
            break;
        case STEP_FAIL:
            print_fail(p, step);
            break;
        case STEP_DO:
            print_effect(p, step);
            break;
        case STEP_NOTE:
            outf(p->out, "/* %s */\n", wrapped_words(step->name, 3));
            break;
        case STEP_ACCEPT:
            print_accept(p, step);
            break;
        case STEP_RETURN:
            if (step->value)
                outf(p->out, "return %s;\n", laid(step->value, 7, 4, 1, p->column));
            else
                outf(p->out, "return;\n");
            break;
        case STEP_IF:
            print_if(p, step);
            break;
        case STEP_FOR:
        case STEP_FOR_WALK:
            print_for(p, step);
            break;
        case STEP_SCOPE:
            outf(p->out, "{\n");
            print_block(p, step->body);
            outf(p->out, "}\n");
            break;
        case STEP_NEXT:
            outf(p->out, "continue;\n");
            break;
        case STEP_SWITCH:
            print_switch(p, step);
            break;
        case STEP_CASE:
            print_case(p, step);
            break;
        case STEP_CHOICE:
        case STEP_SUCCESS:
        case STEP_MATCH:
            break;
        case STEP_LOOP:
        case STEP_WALK:
        case STEP_WAYS:
            print_loop(p, steps, i);
            return;
        }
        out_from(p->out, (struct span){0});
    }
}

/* ---- functions ---- */

/* The head with `(const dfg_graph *g, dfg_node n)`, on several lines where it is longer than that. */
static const char *head_within(const struct routine *r, size_t wide)
{
    struct out *text = out_new();
    size_t width = strlen(r->head) + 1;
    outf(text, "%s(%s", r->head, r->params.n ? "" : "void");
    for (int i = 0; i < r->params.n; i++) {
        const struct parameter *p = &r->params.at[i];
        const char *one = p->decl ? p->decl : declarator(p->type, p->name);
        const bool wrap = i > 0 && width + strlen(one) + 3 > wide;
        outf(text, i == 0 ? "%s" : wrap ? ",\n    %s" : ", %s", one);
        width = wrap ? 4 + strlen(one) : width + strlen(one) + (i ? 2 : 0);
    }
    outf(text, ")");
    return text_of(text);
}

static const char *head_of(const struct routine *r)
{
    const char *one_line = head_within(r, SIZE_MAX);
    return strlen(one_line) <= WIDEST_HEAD ? one_line : head_within(r, WIDE);
}

/* `(void)g;` of a function that asks nothing. */
static void print_idle(struct printer *p)
{
    struct map names = {0};
    if (p->of->signature == HEAD_MACRO)
        return; /* which says itself that they may be unused */
    if (p->of->resumes)
        put_name(&names, intern_str("way"));
    if (p->of->gives) {
        put_name(&names, intern_str("m"));
        put_name(&names, intern_str("whole"));
    }
    put_texts(&names, &p->of->steps, CX_NAME);
    for (int i = 0; i < p->of->params.n; i++)
        if (!pat_map_get(&names, p->of->params.at[i].name))
            outf(p->out, "(void)%s;\n", p->of->params.at[i].name);
    map_drop(&names);
}

/* On one line, if that holds both. */
static void print_head_and_body(struct printer *p, const char *head)
{
    const struct routine *r = p->of;
    const char *only = r->steps.n == 1 && !r->fails ? brief_statement(r->steps.at) : NULL;
    if (only && r->signature == HEAD_MACRO && strlen(head) + strlen(only) + 4 < WIDE) {
        outf(p->out, "%s {%s }\n\n", head, only);
        return;
    }
    outf(p->out, "%s\n{\n", head);
    indent(p, 1);
    print_idle(p);
    print_steps(p, &r->steps);
    if (r->fails)
        outf(p->out, "return false;\n");
    indent(p, -1);
    outf(p->out, "}\n\n");
}

void print_alone(struct routine *r, struct out *o)
{
    for (int i = 0; i < r->parts.n; i++)
        print_alone(r->parts.at[i], o);
    if (!opt.binding)
        read_operands(r);
    if (r->text)
        outf(o, "%s", r->text);
    if (!r->head)
        return;
    const struct routine by_place = hand_on_by_place(r);
    struct printer p = {.out = o, .of = &by_place};
    print_head_and_body(&p, r->signature >= HEAD_GIVEN ? r->head : head_of(&by_place));
    if (opt.stats)
        stack_function(&by_place);
}

void print_function(struct routine *r, struct out *o)
{
    print_routines(&(struct routines){.at = &r, .n = 1}, o);
}

void print_routines(const struct routines *all, struct out *o)
{
    for (int i = 0; i < all->n; i++)
        outline(all->at[i], NULL);
    for (int i = 0; i < all->n; i++)
        file_uses_routine(all->at[i]);
    emit_functions(o);
    for (int i = 0; i < all->n; i++)
        print_alone(all->at[i], o);
}
