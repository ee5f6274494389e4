/* test_pat.c -- libpat as a library: messages as data, contexts side by side, texts at hand, no memory. */
#include <pthread.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "counting_heap.h"
#include "pat.h"

static const char ops[] = "op Relu(x) -> y : elemwise;\n"
                          "op Add(a, b) -> c : broadcast, commutative;\n";

static enum pat_status load_text(struct pat *pat, const char *name, const char *text)
{
    const struct pat_file *file;
    return pat_load_text(pat, name, text, strlen(text), &file);
}

static int n_messages(const struct pat *pat)
{
    int n = 0;
    for (const struct pat_message *m = pat_messages(pat); m; m = m->next)
        n++;
    return n;
}

/* ---- messages ---- */

static void test_a_message_is_data(void **state)
{
    (void)state;
    struct pat *pat = pat_new(NULL);
    char text[400];
    snprintf(text, sizeof text, "%spattern p(x) = Relv(x);\n", ops);
    assert_int_equal(load_text(pat, "some/p.pat", text), PAT_WRONG);
    const struct pat_message *m = pat_messages(pat);
    assert_int_equal(m->place.end_line, m->place.line);
    assert_int_equal(m->place.end_column, m->place.column + m->place.length);
    assert_non_null(m);
    assert_int_equal(m->severity, PAT_ERROR);
    assert_string_equal(m->text, "unknown operator 'Relv'");
    assert_null(m->warning);
    assert_string_equal(m->place.file, "some/p.pat");
    assert_int_equal(m->place.line, 3);
    assert_int_equal(m->place.column, 16);
    assert_int_equal(m->place.length, 4);
    assert_int_equal(m->place.source_length, strlen("pattern p(x) = Relv(x);"));
    assert_memory_equal(m->place.source, "pattern p(x) = Relv(x);", m->place.source_length);
    assert_non_null(m->notes);
    assert_int_equal(m->notes->severity, PAT_HINT);
    assert_string_equal(m->notes->text, "did you mean Relu?");
    assert_null(m->notes->next);
    assert_null(m->next);
    pat_free(pat);
}

static void test_a_note_has_a_place(void **state)
{
    (void)state;
    struct pat *pat = pat_new(NULL);
    assert_int_equal(load_text(pat, "p.pat", "op Relu(x) -> y;\npattern p(x) = Relu(x);\npattern p(x) = x;\n"),
                     PAT_WRONG);
    const struct pat_message *m = pat_messages(pat);
    assert_string_equal(m->text, "'p' is declared twice");
    assert_int_equal(m->notes->severity, PAT_NOTE);
    assert_int_equal(m->notes->place.line, 2);
    pat_free(pat);
}

static void test_warnings_have_names(void **state)
{
    (void)state;
    static const char text[] = "op Relu(x) -> y;\npattern p(x) = Relu(x);\npattern q(x) = Relu(p(x));\n"
                               "table t { \"t.p\" = p; }\n";
    struct pat *pat = pat_new(NULL);
    assert_int_equal(load_text(pat, "p.pat", text), PAT_OK);
    assert_int_equal(pat_messages(pat)->severity, PAT_WARNING);
    assert_string_equal(pat_messages(pat)->warning, "unused-pattern");
    pat_free(pat);
    pat = pat_new(NULL);
    assert_int_equal(pat_set_warning(pat, "error=unused-pattern"), PAT_OK);
    assert_int_equal(pat_set_warning(pat, "unused-patern"), PAT_WRONG);
    assert_int_equal(load_text(pat, "p.pat", text), PAT_WRONG);
    assert_int_equal(pat_messages(pat)->severity, PAT_ERROR);
    assert_string_equal(pat_messages(pat)->warning, "unused-pattern");
    pat_free(pat);
    pat = pat_new(NULL);
    assert_int_equal(pat_set_warning(pat, "no-unused-pattern"), PAT_OK);
    assert_int_equal(load_text(pat, "p.pat", text), PAT_OK);
    assert_null(pat_messages(pat));
    pat_free(pat);
}

static void test_a_file_that_is_not_there(void **state)
{
    (void)state;
    struct pat *pat = pat_new(NULL);
    const struct pat_file *file;
    assert_int_equal(pat_load(pat, "/no/such.pat", &file), PAT_WRONG);
    assert_null(file);
    assert_string_equal(pat_messages(pat)->text, "can't read '/no/such.pat': No such file or directory");
    assert_string_equal(pat_messages(pat)->place.file, "/no/such.pat");
    assert_int_equal(pat_messages(pat)->place.line, 0);
    pat_free(pat);
}

static void test_too_many_errors_end_one_file(void **state)
{
    (void)state;
    static char text[100 * 40];
    int n = 0;
    for (int i = 0; i < 100; i++)
        n += snprintf(text + n, sizeof text - (size_t)n, "pattern p%d(x) = Nothing%d(x);\n", i, i);
    struct pat *pat = pat_new(NULL);
    assert_int_equal(load_text(pat, "many.pat", text), PAT_TOO_MANY);
    assert_int_equal(n_messages(pat), 50);
    assert_int_equal(load_text(pat, "good.pat", ops), PAT_OK);
    assert_int_equal(load_text(pat, "one.pat", "pattern q(x) = Nothing(x);\n"), PAT_WRONG);
    assert_int_equal(n_messages(pat), 51);
    pat_free(pat);
}

static void test_params_are_of_their_context(void **state)
{
    (void)state;
    static const char text[] = "op Relu(x) -> y;\nparam n: int = 1;\npattern p(x) = Relu(x) where n == 2;\n";
    struct pat *a = pat_new(NULL), *b = pat_new(NULL);
    assert_int_equal(pat_add_define(a, "n=two"), PAT_OK);
    assert_int_equal(pat_add_define(b, "n"), PAT_WRONG);
    assert_int_equal(pat_add_define(b, "n=2"), PAT_OK);
    assert_int_equal(load_text(a, "p.pat", text), PAT_WRONG);
    assert_int_equal(load_text(b, "p.pat", text), PAT_OK);
    assert_null(pat_messages(b));
    pat_free(a);
    pat_free(b);
}

/* ---- what a file says ---- */

static const char npu[] = "op Relu(x) -> y : elemwise;\n"
                          "op Add(a, b) -> c : broadcast, commutative;\n"
                          "op Conv(x, w, b?) -> y { group: int = 1; }\n"
                          "op Split(x) -> (a, b?);\n"
                          "param most: int = 8 : runtime;\n"
                          "pattern conv(x, w) {\n"
                          "    bias = _ : f32[n];\n"
                          "    return Conv(x, w & const, bias?) { group == 1 };\n"
                          "    where n <= most, extern fits(w);\n"
                          "}\n"
                          "rule halves(x) {\n"
                          "    match Relu(x);\n"
                          "    rewrite { s = Split(x); return Add(s.1, f32 2); }\n"
                          "}\n"
                          "rule by_hand(x) {\n    match Add(x, x);\n    rewrite extern twice;\n}\n"
                          "table npu {\n"
                          "    attrs { Compiler = \"npu\" };\n"
                          "    \"npu.relu\"(x) = Relu(x) where x.rank == 2 cost x.rank;\n"
                          "    \"npu.conv\" = conv;\n"
                          "}\n";

static const struct pat_file *load_npu(struct pat *pat)
{
    const struct pat_file *file;
    const enum pat_status status = pat_load_text(pat, "here/npu.pat", npu, strlen(npu), &file);
    for (const struct pat_message *m = pat_messages(pat); m; m = m->next)
        print_error("%u:%u: %s\n", m->place.line, m->place.column, m->text);
    assert_int_equal(status, PAT_OK);
    return file;
}

static void test_a_file(void **state)
{
    (void)state;
    struct pat *pat = pat_new(NULL);
    const struct pat_file *file = load_npu(pat);
    assert_string_equal(file->name, "npu");
    assert_int_equal(file->n_ops, 4);
    assert_string_equal(file->ops[2].name, "Conv");
    assert_int_equal(file->ops[2].n_operands, 3);
    assert_int_equal(file->ops[2].n_required, 2);
    assert_true(file->ops[2].operands[2].optional);
    assert_string_equal(file->ops[2].attrs[0].name, "group");
    assert_string_equal(file->ops[2].attrs[0].type, "int");
    assert_int_equal(file->ops[2].attrs[0].def.i, 1);
    assert_int_equal(file->n_params, 1);
    assert_true(file->params[0].runtime);
    assert_int_equal(file->params[0].value.i, 8);
    assert_int_equal(file->n_sources, 1);
    assert_string_equal(file->sources[0].text, npu);
    assert_int_equal(file->n_patterns, 4); /* conv, two rules, that of the first entry */
    assert_int_equal(file->n_tables, 1);
    pat_free(pat);
}

/* ---- texts at hand ---- */

static void write_file(const char *folder, const char *name, const char *text)
{
    char path[200];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    FILE *f = fopen(path, "w");
    assert_non_null(f);
    assert_true(fputs(text, f) >= 0);
    assert_int_equal(fclose(f), 0);
}

static void shell(const char *what, const char *folder, const char *rest)
{
    char command[200];
    snprintf(command, sizeof command, "%s %s%s", what, folder, rest);
    assert_int_equal(system(command), 0);
}

static const char *root_operator(const struct pat_pattern *p)
{
    return p->nodes[p->roots[0]].ops[0];
}

/* Two imports are called one; which is which is said, not looked for. */
static void test_sources_are_enough(void **state)
{
    (void)state;
    char folder[] = "/tmp/test_pat.XXXXXX", path[200];
    assert_non_null(mkdtemp(folder));
    shell("cd", folder, " && mkdir a b");
    write_file(folder, "some.ops", ops);
    write_file(folder, "a/x.pat", "import \"../some.ops\";\npattern first(x) = Relu(x);\n");
    write_file(folder, "b/x.pat", "import \"../some.ops\";\npattern second(x) = Add(x, x);\n");
    write_file(folder, "main.pat",
               "import \"b/x.pat\";\nimport \"a/x.pat\";\n"
               "pattern p(x) = first(second(x));\npattern q(x) = second(first(x));\n");
    struct pat *pat = pat_new(NULL), *other = pat_new(NULL);
    const struct pat_file *file, *again;
    snprintf(path, sizeof path, "%s/main.pat", folder);
    assert_int_equal(pat_load(pat, path, &file), PAT_OK);
    shell("rm -r", folder, "");
    assert_int_equal(file->n_sources, 4);
    assert_int_equal(pat_load_sources(other, file->sources, file->n_sources, &again), PAT_OK);
    assert_null(pat_messages(other));
    assert_true(again->hash == file->hash);
    assert_int_equal(again->n_patterns, 2);
    assert_string_equal(root_operator(&again->patterns[0]), "Relu");
    assert_string_equal(root_operator(&again->patterns[1]), "Add");
    assert_string_equal(again->patterns[1].file, "main.pat");
    /* the third is a/x.pat */
    assert_int_equal(pat_load_sources(other, &file->sources[2], 1, &again), PAT_WRONG);
    assert_non_null(strstr(pat_messages(other)->text, "can't find \"../some.ops\""));
    pat_free(pat);
    pat_free(other);
}

static void test_a_pattern(void **state)
{
    (void)state;
    struct pat *pat = pat_new(NULL);
    const struct pat_file *file = load_npu(pat);
    const struct pat_pattern *p = &file->patterns[0];
    const struct pat_node *root = &p->nodes[p->roots[0]];
    assert_int_equal(root->kind, PAT_N_CALL);
    assert_string_equal(root->ops[0], "Conv");
    assert_int_equal(root->n_kids, 3);
    assert_int_equal(root->optional, 4);
    assert_int_equal(root->attrs[0].test, PAT_T_EQ);
    assert_int_equal(root->attrs[0].value.i, 1);
    assert_string_equal(root->attrs[0].text, "group == 1");
    const struct pat_node *bias = &p->nodes[root->kids[2]];
    assert_int_equal(bias->types[0].n, 1);
    assert_int_equal(bias->types[0].dims[0].kind, PAT_DIM_VAR);
    assert_int_equal(p->n_captures, 4); /* x, w, bias, n */
    assert_string_equal(p->captures[3].name, "n");
    assert_int_equal(p->captures[3].ref, bias->types[0].dims[0].num);
    assert_int_equal(p->n_where, 2);
    const struct pat_expr *le = &p->exprs[p->where[0]], *fits = &p->exprs[p->where[1]];
    assert_int_equal(le->op, PAT_E_LE);
    assert_int_equal(p->exprs[le->kids[1]].op, PAT_E_PARAM);
    assert_string_equal(p->params[p->exprs[le->kids[1]].ref].name, "most");
    assert_int_equal(fits->op, PAT_E_EXTERN);
    assert_string_equal(p->externs[fits->ref].name, "fits");
    assert_int_equal(p->externs[fits->ref].n_args, 1);
    assert_int_equal(p->n_asked, p->n_exprs);
    pat_free(pat);
}

static bool say_yes(const struct dfg_graph *g, const uint32_t *args)
{
    return g == NULL && args[0] == 7;
}

static void test_an_extern_is_filled_in(void **state)
{
    (void)state;
    struct pat *pat = pat_new(NULL);
    const struct pat_file *file = load_npu(pat);
    assert_int_equal(file->n_externs, 1);
    assert_true(file->externs[0].call == NULL);
    pat_set_extern(file, 0, say_yes);
    assert_true(file->patterns[0].externs[0].call(NULL, &(uint32_t){7}));
    assert_true(file->externs[0].function == NULL);
    pat_set_function(file, 0, (pat_function *)say_yes);
    assert_true(file->patterns[0].externs[0].function == (pat_function *)say_yes);
    pat_free(pat);
}

static void test_a_replacement(void **state)
{
    (void)state;
    struct pat *pat = pat_new(NULL);
    const struct pat_file *file = load_npu(pat);
    const struct pat_pattern *p = &file->patterns[1];
    assert_true(p->is_rule);
    assert_null(p->callback);
    assert_int_equal(p->n_locals, 1);
    const struct pat_new *split = &p->news[p->locals[0]], *add = &p->news[p->made[0]];
    assert_string_equal(split->name, "s");
    assert_string_equal(split->op, "Split");
    assert_int_equal(split->results, 2);
    assert_false(split->is_first);
    assert_int_equal(add->kind, PAT_NEW_CALL);
    assert_string_equal(add->op, "Add");
    const struct pat_new *get = &p->news[add->kids[0]], *two = &p->news[add->kids[1]];
    assert_int_equal(get->kind, PAT_NEW_GET);
    assert_int_equal(get->index, 1);
    assert_int_equal(p->news[get->kids[0]].kind, PAT_NEW_LOCAL);
    assert_int_equal(p->news[get->kids[0]].ref, p->locals[0]);
    assert_int_equal(two->kind, PAT_NEW_CONST);
    assert_int_equal(p->exprs[two->expr].value.i, 2);
    assert_string_equal(file->patterns[2].callback, "twice");
    pat_free(pat);
}

static void test_a_table(void **state)
{
    (void)state;
    struct pat *pat = pat_new(NULL);
    const struct pat_file *file = load_npu(pat);
    const struct pat_table *t = &file->tables[0];
    assert_string_equal(t->attrs[0].name, "Compiler");
    assert_string_equal(t->attrs[0].value.s, "npu");
    assert_int_equal(t->n_entries, 2);
    assert_string_equal(t->entries[0].name, "npu.relu");
    const struct pat_pattern *relu = &file->patterns[t->entries[0].pattern];
    assert_true(relu->is_entry);
    assert_int_equal(relu->exprs[t->entries[0].cost].op, PAT_E_PROP);
    assert_true((uint32_t)t->entries[0].cost >= relu->n_asked);
    assert_int_equal(t->entries[1].pattern, 0);
    assert_int_equal(t->entries[1].cost, -1);
    pat_free(pat);
}

/* ---- many files, many contexts ---- */

static void test_a_thousand_files_in_one_context(void **state)
{
    (void)state;
    struct pat *pat = pat_new(NULL);
    char text[400], name[40];
    for (int i = 0; i < 1000; i++) {
        snprintf(name, sizeof name, "p%d.pat", i);
        snprintf(text, sizeof text, "%spattern p%d(x) = %s(x);\n", ops, i, i % 10 == 0 ? "Rel" : "Relu");
        assert_int_equal(load_text(pat, name, text), i % 10 == 0 ? PAT_WRONG : PAT_OK);
    }
    assert_int_equal(n_messages(pat), 100);
    pat_free(pat);
}

static const char *const shipped[] = {"tables/dnnl.pat", "rules/qdq.pat", "tables/cutlass.pat",
                                      "rules/eliminate.pat", "tables/onnx_fusion.pat"};

enum { N_SHIPPED = sizeof shipped / sizeof *shipped };

static struct pat *with_folders(const struct pat_allocator *heap)
{
    struct pat *pat = pat_new(heap);
    const bool ok = pat && pat_add_folder(pat, PATTERNS "/ops") == PAT_OK &&
                    pat_add_folder(pat, PATTERNS "/tables") == PAT_OK &&
                    pat_add_folder(pat, PATTERNS "/rules") == PAT_OK;
    if (!ok)
        pat_free(pat);
    return ok ? pat : NULL;
}

static enum pat_status load_shipped(struct pat *pat, int i)
{
    char path[400];
    const struct pat_file *file;
    snprintf(path, sizeof path, PATTERNS "/%s", shipped[i % N_SHIPPED]);
    const enum pat_status status = pat_load(pat, path, &file);
    assert_int_equal(status == PAT_OK, file && file->n_patterns > 0);
    return status;
}

/* As in an editor: of a file that is not there, of one that is, changed twice; by any path that leads there. */
static void test_a_text_instead_of_a_file(void **state)
{
    (void)state;
    static const char pattern[] = "import \"relay.ops\";\npattern p(x) = my.op(x);\n";
    static const char *const texts[] = {"op my.op(x, y);\n", "op my.op(x);\n"};
    for (int last = 0; last < 2; last++) {
        struct pat *pat = pat_new(NULL);
        const struct pat_file *file;
        for (int i = 0; i <= last; i++)
            assert_int_equal(pat_put_text(pat, PATTERNS "/tables/../ops/relay.ops", texts[i], strlen(texts[i])), PAT_OK);
        assert_int_equal(pat_put_text(pat, PATTERNS "/ops/none.pat", pattern, strlen(pattern)), PAT_OK);
        assert_int_equal(pat_load(pat, PATTERNS "/ops/none.pat", &file), last ? PAT_OK : PAT_WRONG);
        if (last)
            assert_int_equal(file->n_ops, 1);
        else
            assert_string_equal(pat_messages(pat)->text, "'my.op' takes 2 operands, this gives it 1");
        pat_free(pat);
    }
}

static void test_two_contexts_take_turns(void **state)
{
    (void)state;
    struct pat *a = with_folders(NULL), *b = with_folders(NULL);
    for (int i = 0; i < N_SHIPPED; i++) {
        assert_int_equal(load_shipped(a, i), PAT_OK);
        assert_int_equal(load_text(b, "wrong.pat", "pattern p = ;\n"), PAT_WRONG);
        assert_int_equal(load_shipped(b, N_SHIPPED - 1 - i), PAT_OK);
    }
    assert_null(pat_messages(a));
    assert_int_equal(n_messages(b), N_SHIPPED);
    pat_free(a);
    pat_free(b);
}

static void *load_all(void *arg)
{
    const int *first = arg;
    intptr_t wrong = 0;
    for (int i = 0; i < N_SHIPPED; i++) {
        struct pat *pat = with_folders(NULL);
        wrong += load_shipped(pat, *first + i) != PAT_OK || pat_messages(pat);
        wrong += load_text(pat, "p.pat", "pattern p(x) = Nothing(x);\n") != PAT_WRONG || n_messages(pat) != 1;
        pat_free(pat);
    }
    return (void *)wrong;
}

static void test_threads_with_a_context_each(void **state)
{
    (void)state;
    pthread_t thread[3];
    int first[3];
    for (int i = 0; i < 3; i++) {
        first[i] = i;
        assert_int_equal(pthread_create(&thread[i], NULL, load_all, &first[i]), 0);
    }
    for (int i = 0; i < 3; i++) {
        void *wrong = NULL;
        pthread_join(thread[i], &wrong);
        assert_null(wrong);
    }
}

/* ---- memory ---- */

/* How a run ended whose k-th request is refused. */
static enum pat_status run_refused(long k, bool *refused)
{
    struct counting_heap heap = {.left = k};
    const struct pat_allocator of = {counting_resize, &heap};
    enum pat_status status = PAT_NO_MEMORY;
    struct pat *pat = with_folders(&of);
    if (pat)
        status = load_shipped(pat, 0);
    if (pat && status == PAT_OK)
        status = load_text(pat, "wrong.pat", "import \"relau.ops\";\npattern p = ;\n");
    if (pat && status == PAT_NO_MEMORY) /* it stays so */
        assert_int_equal(load_shipped(pat, 0), PAT_NO_MEMORY);
    pat_free(pat);
    assert_int_equal(heap.blocks, 0);
    assert_int_equal(heap.bytes, 0);
    *refused = heap.refused;
    return status;
}

static void test_each_request_refused(void **state)
{
    (void)state;
    bool refused = true;
    int k = 0;
    for (; refused; k++) {
        const enum pat_status status = run_refused(k, &refused);
        assert_int_equal(status, refused ? PAT_NO_MEMORY : PAT_WRONG);
    }
    assert_true(k > 20);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_message_is_data),
        cmocka_unit_test(test_a_note_has_a_place),
        cmocka_unit_test(test_warnings_have_names),
        cmocka_unit_test(test_a_file_that_is_not_there),
        cmocka_unit_test(test_too_many_errors_end_one_file),
        cmocka_unit_test(test_params_are_of_their_context),
        cmocka_unit_test(test_a_file),
        cmocka_unit_test(test_sources_are_enough),
        cmocka_unit_test(test_a_pattern),
        cmocka_unit_test(test_an_extern_is_filled_in),
        cmocka_unit_test(test_a_replacement),
        cmocka_unit_test(test_a_table),
        cmocka_unit_test(test_a_thousand_files_in_one_context),
        cmocka_unit_test(test_a_text_instead_of_a_file),
        cmocka_unit_test(test_two_contexts_take_turns),
        cmocka_unit_test(test_threads_with_a_context_each),
        cmocka_unit_test(test_each_request_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
