/* put_opset.c -- the opset that all nodes of a module can be said in.
 *
 * In:   the nodes, each with the opsets that have its form (put_form.c).
 * Out:  opset 17, or the file's where that is newer; if that has not all nodes the
 *       first from 17 on that has, else the first below.  A module that keeps the form of its file has the
 *       file's.  Other domains: the file's versions, 1 where it names none.
 * Errors: nodes that no opset has together: those which stand out in the best one.
 */
#include "put.h"

enum { NEWEST = DFG_ONNX_NEWEST };

/* ---- choosing ---- */

static bool is_written(const struct onnx_writer *w, dfg_node n)
{
    return dfg_node_op(w->m, n) >= DFG_FIRST_OP && dfg_node_body(w->m, n) != DFG_NONE;
}

/* Why the opset in hand does not have the node; NULL: it has, or it is none of those that are written. */
static const char *judge(struct onnx_writer *w, dfg_node n)
{
    const struct dfg_stack_mark mark = dfg_stack_mark(&w->memory);
    struct onnx_put_call c;
    const char *why = NULL;
    if (!is_written(w, n))
        return NULL;
    dfg_onnx_put_open(w, &c, n);
    dfg_onnx_put_convert(w, &c, &why);
    dfg_stack_release(&w->memory, mark);
    return why;
}

/* How many nodes the opset does not have; it is enough to count up to `most`. */
static size_t count_bad(struct onnx_writer *w, int64_t opset, size_t most)
{
    size_t bad = 0;
    w->opset = opset;
    for (dfg_node n = 1; n < dfg_n_nodes(w->m) && bad < most; n++)
        bad += judge(w, n) != NULL;
    return bad;
}

/* Names the first few nodes that the opset in hand does not have. */
static void refuse(struct onnx_writer *w, size_t bad)
{
    const char *list = "", *first = NULL;
    size_t named = 0;
    for (dfg_node n = 1; n < dfg_n_nodes(w->m) && named < 4; n++) {
        const char *why = judge(w, n);
        if (why == NULL)
            continue;
        const char *label = dfg_onnx_put_taken(w, dfg_node_label(w->m, n));
        first = first != NULL ? first : why;
        list = dfg_onnx_put_text(w, "%s%s'%s' (%s)", list, named++ > 0 ? ", " : "", label,
                                 dfg_operator_name(w->m, dfg_node_op(w->m, n)));
    }
    bool from_file = dfg_onnx_put_old_opset(w->source, 8) != 0;
    dfg_onnx_put_fail(w, "no opset has all nodes; with opset %lld %zu node%s would be left out: %s: %s%s",
                      (long long)w->opset, bad, bad == 1 ? "" : "s", list, dfg_onnx_text(first),
                      from_file ? "; with --keep-opset a model stays in the forms that it has" : "");
}

/* Where the search begins: 17, or a newer one that the file has or the element types need. */
static int64_t preferred(const struct onnx_writer *w)
{
    int64_t best = dfg_onnx_put_old_opset(w->source, 8);
    best = best > ONNX_CANONICAL ? best : ONNX_CANONICAL;
    for (dfg_node n = 1; n < dfg_n_nodes(w->m); n++) {
        const struct dfg_type *t = dfg_type_info(w->m, dfg_node_type(w->m, n));
        if (t->tag != DFG_T_TENSOR)
            continue;
        int64_t least = t->dtype == DFG_F4E2M1                     ? 23
                        : t->dtype == DFG_I4 || t->dtype == DFG_U4 ? 21
                        : t->dtype == DFG_F8E4M3 || t->dtype == DFG_F8E4M3UZ || t->dtype == DFG_F8E5M2 ||
                                t->dtype == DFG_F8E5M2UZ
                            ? 19
                            : 0;
        best = least > best ? least : best;
    }
    return best;
}

void dfg_onnx_put_choose_opset(struct onnx_writer *w)
{
    if (w->as_is) {
        struct onnx_field graph;
        w->opset = dfg_onnx_put_old_opset(w->source, 8);
        w->opset = w->opset != 0 ? w->opset : 1; /* as models mean that are older than imports */
        if (dfg_onnx_put_find(w->source, 7, &graph)) /* ModelProto.graph */
            w->home = dfg_onnx_put_inside(&graph);
        return;
    }
    int64_t best = preferred(w);
    size_t fewest = count_bad(w, best, SIZE_MAX);
    for (int64_t i = 0; fewest > 0 && i < NEWEST; i++) {
        int64_t up = ONNX_CANONICAL + i, opset = up <= NEWEST ? up : NEWEST - i;
        const size_t bad = count_bad(w, opset, fewest);
        best = bad < fewest ? opset : best;
        fewest = bad < fewest ? bad : fewest;
    }
    w->opset = best;
    if (fewest != 0)
        refuse(w, fewest);
}

void dfg_onnx_put_domain(struct onnx_writer *w, const char *domain)
{
    for (size_t i = 0; i < w->domains.n; i++)
        if (strcmp(w->domains.at[i], domain) == 0)
            return;
    if (!dfg_onnx_is_standard(domain))
        dfg_onnx_put_push(w, &w->domains, (char *)domain);
}

/* ---- imports ---- */

int64_t dfg_onnx_put_old_opset(struct dfg_note old, uint32_t id)
{
    struct onnx_field f, domain, version;
    while (dfg_onnx_put_next(&old, &f)) {
        if (f.id != id || !dfg_onnx_put_find(dfg_onnx_put_inside(&f), 2, &version))
            continue;
        bool named = dfg_onnx_put_find(dfg_onnx_put_inside(&f), 1, &domain) && domain.n > 0;
        if (!named || (domain.n == 7 && memcmp(domain.at, "ai.onnx", 7) == 0))
            return (int64_t)version.number;
    }
    return 0;
}

static void import_add(struct onnx_writer *w, struct onnx_list *list, const char *domain, int64_t version)
{
    for (size_t i = 0; i < list->n; i++)
        if (strcmp(((const Onnx__OperatorSetIdProto *)list->at[i])->domain, domain) == 0)
            return;
    Onnx__OperatorSetIdProto *p = dfg_onnx_put_message(w, &onnx__operator_set_id_proto__descriptor);
    p->domain = (char *)domain;
    p->has_version = 1;
    p->version = version;
    dfg_onnx_put_push(w, list, p);
}

void dfg_onnx_put_imports(struct onnx_writer *w, struct dfg_note old, uint32_t id,
                          Onnx__OperatorSetIdProto ***at, size_t *n)
{
    struct onnx_list list = {0};
    struct onnx_field f, domain, version;
    if (!w->as_is || dfg_onnx_put_old_opset(old, id) == 0)
        import_add(w, &list, "", w->opset);
    while (dfg_onnx_put_next(&old, &f)) {
        if (f.id != id)
            continue;
        bool named = dfg_onnx_put_find(dfg_onnx_put_inside(&f), 1, &domain);
        const char *name = named ? dfg_onnx_put_field_text(w, &domain) : "";
        int64_t number =
            dfg_onnx_put_find(dfg_onnx_put_inside(&f), 2, &version) ? (int64_t)version.number : 1;
        bool made = dfg_onnx_is_standard(name) && !w->as_is;
        if (!made)
            import_add(w, &list, name, number);
    }
    for (size_t i = 0; i < w->domains.n; i++)
        import_add(w, &list, w->domains.at[i], 1);
    *at = (Onnx__OperatorSetIdProto **)list.at;
    *n = list.n;
}

/* As ONNX's table of versions pairs them. */
int64_t dfg_onnx_put_ir_version(int64_t opset)
{
    static const struct {
        int64_t opset, ir;
    } pairs[] = {{9, 4}, {10, 5}, {11, 6}, {14, 7}, {18, 8}, {20, 9}, {22, 10}, {23, 11}, {24, 12}, {27, 13}};
    for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++)
        if (opset <= pairs[i].opset)
            return pairs[i].ir;
    return 14;
}
