/* test_text_errors.c -- malformed .dfg text is one error with its place.
 *
 * Each row is a text and words that the message must contain.
 */
#include "text_build.h"

#define MAIN(body) "fn @main(%x) {\n  " body "\n  return %x\n}\n"

static const struct {
    const char *text, *words;
} rows[] = {
    {"x", "t.dfg:1:1: error: expected 'fn', found 'x'"},
    {"fn main", "1:4: error: expected '@'"},
    {"fn @main", "1:9: error: expected '(', found the end of the text"},
    {"fn @main(%x, %x) {", "1:14: error: '%x' is defined twice"},
    {"fn @f() { return () }\nfn @f() { return () }", "2:4: error: '@f' is defined twice"},
    {"fn @main(%x: f33)", "1:14: error: unknown type 'f33'"},
    {"fn @main(%x: f32[-1])", "1:18: error: an extent"},
    {"fn @main(%x: f32[99999999999999999999])", "1:18: error: an extent"},
    {"fn @main(%x: f32[1 2])", "1:20: error: expected ',' or ']'"},
    {"fn @main(%x: fn(f32))", "1:21: error: expected '->'"},
    {"fn @main(%x) -> (f32, f32, f32) {\n return %x, %x\n}", "1:14: error: 3 types for 2 returned values"},
    {"fn @main(%x) -> f32 {\n return %x\n} : fn(f32) -> f32",
     "3:3: error: the type of the function is given twice"},
    {"fn @main(%x) {\n}", "2:1: error: expected '%' and the name of a value, or 'return', found '}'"},
    {"fn @main(%x) {\n  return\n}", "3:1: error: expected a value, found '}'"},
    {"fn @main(%x) {\n  %0 = a(%x)\n", "3:1: error: expected"},
    {MAIN("%0 = a(%x)\n  %0 = b(%x)"), "3:3: error: '%0' is defined twice"},
    {MAIN("%x = a(%x)"), "2:3: error: '%x' is defined twice"},
    {MAIN("%0 = a(%0)"), "2:10: error: '%0' is not defined before its use"},
    {MAIN("%0 = %x"), "2:8: error: a second name for a value; use it where '%0' is used"},
    {MAIN("%0 = (%x)"), "2:8: error: a tuple of one field is written (%x,)"},
    {MAIN("%0 = (%x, _)"), "2:13: error: expected a value, found '_'"},
    {MAIN("%0 = a(%x"), "3:3: error: expected ',' or ')', found 'return'"},
    {MAIN("%0 = a.1(%x)"), "2:9: error: expected '(', found '.1'"},
    {MAIN("%0 = %x.99999999999"), "2:11: error: an index"},
    {MAIN("%0 = a(%x) -> -1"), "2:17: error: a number of results"},
    {MAIN("%0 = a(%x) -> b"), "2:17: error: expected a number of results, found 'b'"},
    {MAIN("%\"a\\x00b\" = a(%x)"), "2:3: error: a name has no NUL: 'a...'"},
    {MAIN("%0 = a(%\"x\\x00\")"), "2:10: error: a name has no NUL: 'x...'"},
    {MAIN("%0 = a(%x) {\"ax\\x00is\" = 1}"), "2:15: error: a name has no NUL: 'ax...'"},
    {MAIN("%0 = a(%x) : f32[\"N\\x00a\"]"), "2:20: error: a name has no NUL: 'N...'"},
    {MAIN("%0 = @\"g\\x00\"(%x)"), "2:8: error: a name has no NUL: 'g...'"},
    {MAIN("%0 = var \"v\\x00\""), "2:12: error: a name has no NUL: 'v...'"},
    {"fn @\"m\\x00\"(%x) {\n  return %x\n}", "1:4: error: a name has no NUL: 'm...'"},
    {"fn @m(%\"x\\x00\") {\n  return 1\n}", "1:7: error: a name has no NUL: 'x...'"},
    {MAIN("%0 = @g(%x)"), "2:8: error: the module has no function '@g'"},
    {MAIN("%0 = \"\"(%x)"), "2:8: error: the name of an operator"},
    {MAIN("%0 = if(%x, %x)"), "2:8: error: 'if' takes 3 operands, this gives it 2"},
    {MAIN("%0 = let(a(%x), %x, %x)"), "2:8: error: the first operand of 'let' is a variable"},
    {MAIN("%0 = var v"), "2:12: error: expected the name of the variable, in quotes, found 'v'"},
    {MAIN("%0 = a(%x) {a = 1, b = 2, a = 3}"), "2:29: error: attribute 'a' is given twice"},
    {MAIN("%0 = a(%x) {a}"), "2:16: error: expected '=', found '}'"},
    {MAIN("%0 = a(%x) {a = b}"), "2:19: error: unknown value 'b'"},
    {MAIN("%0 = a(%x) {a = 9223372036854775808}"), "2:19: error: an integer has 64 bits"},
    {MAIN("%0 = a(%x) {a = 1e999}"), "2:19: error: 1e999 does not fit f64"},
    {MAIN("%0 = a(%x) {a = nan(0x1)}"), "2:19: error: nan(0x1) does not fit f64"},
    {MAIN("%0 = a(%x) {a = \"b}"), "2:19: error: unterminated string"},
    {MAIN("%0 = a(%x) {a = \"\\q\"}"), "2:20: error: no such escape"},
    {MAIN("%0 = a(%x) {a = \"\\777\"}"), "2:20: error: no such escape"},
    {MAIN("%0 = a(%x) {a = \"\\u12\"}"), "2:20: error: no such escape"},
    {MAIN("%0 = a(%x) {a = \"\\ud800\"}"), "2:20: error: no such escape"},
    {MAIN("%0 = a(%x) {a = \"\\U00110000\"}"), "2:20: error: no such escape"},
    {MAIN("%0 = a(%x) $"), "2:14: error: unexpected character '$'"},
    {MAIN("%0 = a(%x) \xC3\xA9"), "2:14: error: unexpected byte 0xC3"},
    {MAIN("%0 = const f32[2] [1, 2, 3]"), "2:21: error: the constant has 2 elements, 3 are given"},
    {MAIN("%0 = const f32[2] 1"), "2:21: error: expected '[', 'splat' or '?', found '1'"},
    {MAIN("%0 = const f32[N] splat 1"), "2:14: error: a constant has an element type and known extents"},
    {MAIN("%0 = const ? ?"), "2:14: error: a constant has an element type and known extents"},
    {MAIN("%0 = const f32[4294967296, 4294967296] ?"), "2:14: error: too many elements"},
    {MAIN("%0 = const i8 128"), "2:17: error: 128 does not fit i8"},
    {MAIN("%0 = const u8 -1"), "2:17: error: -1 does not fit u8"},
    {MAIN("%0 = const i8 1.0"), "2:17: error: expected an integer"},
    {MAIN("%0 = const f32 1e39"), "2:18: error: 1e39 does not fit f32"},
    {MAIN("%0 = const f16 65520"), "2:18: error: 65520 does not fit f16"},
    {MAIN("%0 = const f8e4m3 inf"), "2:21: error: inf does not fit f8e4m3"},
    {MAIN("%0 = const bool 256"), "2:19: error: 256 does not fit u8"},
    {MAIN("%0 = const c64 1"), "2:18: error: expected '(' and the two parts"},
};

static void each_is_refused_at_its_place(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
        refuses(rows[i].text, rows[i].words);
}

static void the_source_line_and_a_caret_follow(void **state)
{
    (void)state;
    refuses("fn @main(%x) {\n\t%0 = \"\xC3\xA9\"(%x) $\n",
            "t.dfg:2:16: error: unexpected character '$'\n    2 |  %0 = \"\xC3\xA9\"(%x) $\n      |          "
            "     ^");
}

static void of_a_long_line_the_neighbourhood_is_shown(void **state)
{
    (void)state;
    size_t n = 100000;
    char *text = malloc(n + 64), *message;
    assert_non_null(text);
    size_t head = (size_t)sprintf(text, "fn @main(%%x) {");
    memset(text + head, ' ', n);
    text[head + n] = '$';
    message = refusal(text, head + n + 1);
    assert_non_null(strstr(message, "t.dfg:1:100015: error"));
    assert_true(strlen(message) < 300);
    free(message);
    free(text);
}

static void a_nul_byte_is_an_error_and_no_end(void **state)
{
    (void)state;
    static const char *const texts[] = {"fn @m\0n(%x) {}", "fn \0", "// c\0",
                                        "fn @main() { %0 = a() {b = \"c\0\"}"};
    static const size_t lengths[] = {14, 4, 5, 33};
    for (size_t i = 0; i < 4; i++) {
        char *message = refusal(texts[i], lengths[i]);
        assert_non_null(strstr(message, "unexpected NUL byte"));
        free(message);
    }
}

static char *repeated(const char *head, const char *part, size_t times, const char *tail)
{
    size_t n = strlen(part);
    char *text = malloc(strlen(head) + n * times + strlen(tail) + 1), *at = text;
    assert_non_null(text);
    at += sprintf(at, "%s", head);
    for (size_t i = 0; i < times; i++, at += n)
        memcpy(at, part, n);
    strcpy(at, tail);
    return text;
}

static void deep_nesting_is_an_error(void **state)
{
    (void)state;
    static const struct {
        const char *head, *part, *words;
    } deep[] = {
        {"fn @main(%x) {\n  %0 = ", "a(", "nested deeper than 1000 levels"},
        {"fn @main(%x: ", "(", "nested deeper than 1000 levels"},
        {"fn @main(%x: ", "fn(", "nested deeper than 1000 levels"},
        {"fn @main(%x) {\n", "%f = fn () {", "nested deeper than 1000 levels"},
        {"fn @main(%x) {\n  %0 = a() {b = ", "[", "lists nested deeper than 200 levels"},
    };
    for (size_t i = 0; i < sizeof deep / sizeof deep[0]; i++) {
        char *text = repeated(deep[i].head, deep[i].part, 100000, "");
        refuses(text, deep[i].words);
        free(text);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_is_refused_at_its_place),
        cmocka_unit_test(the_source_line_and_a_caret_follow),
        cmocka_unit_test(of_a_long_line_the_neighbourhood_is_shown),
        cmocka_unit_test(a_nul_byte_is_an_error_and_no_end),
        cmocka_unit_test(deep_nesting_is_an_error),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
