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

/* Why the opset in hand does not have the node; NULL: it has. */
static bool judge(struct onnx_writer *w, dfg_node n, const char **why)
{
    const struct dfg_stack_mark mark = dfg_stack_mark(&w->memory);
    struct onnx_put_call c;
    *why = NULL;
    bool done = dfg_onnx_put_open(w, &c, n) && dfg_onnx_put_convert(w, &c, why);
    dfg_stack_release(&w->memory, mark);
    return done;
}

/* How many nodes the opset does not have; it is enough to count up to `most`. */
static bool count_bad(struct onnx_writer *w, int64_t opset, size_t most, size_t *bad)
{
    *bad = 0;
    w->opset = opset;
    for (dfg_node n = 1; n < dfg_n_nodes(w->m) && *bad < most; n++) {
        const char *why = NULL;
        if (is_written(w, n) && !judge(w, n, &why))
            return false;
        *bad += why != NULL;
    }
    return true;
}

/* Names the first few nodes that the opset in hand does not have. */
static bool refuse(struct onnx_writer *w, size_t bad)
{
    const char *list = "", *first = NULL;
    size_t named = 0;
    for (dfg_node n = 1; n < dfg_n_nodes(w->m) && named < 4 && list != NULL; n++) {
        const char *why = NULL;
        if (is_written(w, n) && !judge(w, n, &why))
            return false;
        char *label = why != NULL ? dfg_node_label(w->m, n) : NULL;
        if (label == NULL)
            continue;
        first = first != NULL ? first : why;
        list = dfg_onnx_put_text(w, "%s%s'%s' (%s)", list, named++ > 0 ? ", " : "", label,
                                 dfg_operator_name(w->m, dfg_node_op(w->m, n)));
        free(label);
    }
    if (list == NULL)
        return dfg_onnx_put_no_memory(w);
    bool from_file = dfg_onnx_put_old_opset(w->source, 8) != 0;
    return dfg_onnx_put_fail(w,
                             "no opset has all nodes; with opset %lld %zu node%s would be left out: %s: %s%s",
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

bool dfg_onnx_put_choose_opset(struct onnx_writer *w)
{
    size_t bad, fewest;
    if (w->as_is) {
        w->opset = dfg_onnx_put_old_opset(w->source, 8);
        return true;
    }
    int64_t best = preferred(w);
    if (!count_bad(w, best, SIZE_MAX, &fewest))
        return false;
    for (int64_t i = 0; fewest > 0 && i < NEWEST; i++) {
        int64_t up = ONNX_CANONICAL + i, opset = up <= NEWEST ? up : NEWEST - i;
        if (!count_bad(w, opset, fewest, &bad))
            return false;
        best = bad < fewest ? opset : best;
        fewest = bad < fewest ? bad : fewest;
    }
    w->opset = best;
    return fewest == 0 || refuse(w, fewest);
}

bool dfg_onnx_put_domain(struct onnx_writer *w, const char *domain)
{
    for (size_t i = 0; i < w->domains.n; i++)
        if (strcmp(w->domains.at[i], domain) == 0)
            return true;
    return dfg_onnx_is_standard(domain) || dfg_onnx_put_push(w, &w->domains, (char *)domain);
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

static bool import_add(struct onnx_writer *w, struct onnx_list *list, const char *domain, int64_t version)
{
    for (size_t i = 0; i < list->n; i++)
        if (strcmp(((const Onnx__OperatorSetIdProto *)list->at[i])->domain, domain) == 0)
            return true;
    Onnx__OperatorSetIdProto *p = dfg_onnx_put_new(w, 1, sizeof *p);
    if (p == NULL)
        return false;
    onnx__operator_set_id_proto__init(p);
    p->domain = (char *)domain;
    p->has_version = 1;
    p->version = version;
    return dfg_onnx_put_push(w, list, p);
}

bool dfg_onnx_put_imports(struct onnx_writer *w, struct dfg_note old, uint32_t id,
                          Onnx__OperatorSetIdProto ***at, size_t *n)
{
    struct onnx_list list = {0};
    struct onnx_field f, domain, version;
    if (!w->as_is && !import_add(w, &list, "", w->opset))
        return false;
    while (dfg_onnx_put_next(&old, &f)) {
        if (f.id != id)
            continue;
        bool named = dfg_onnx_put_find(dfg_onnx_put_inside(&f), 1, &domain);
        const char *name = named ? dfg_onnx_put_field_text(w, &domain) : "";
        int64_t number =
            dfg_onnx_put_find(dfg_onnx_put_inside(&f), 2, &version) ? (int64_t)version.number : 1;
        bool made = name != NULL && dfg_onnx_is_standard(name) && !w->as_is;
        if (name == NULL || (!made && !import_add(w, &list, name, number)))
            return false;
    }
    for (size_t i = 0; i < w->domains.n; i++)
        if (!import_add(w, &list, w->domains.at[i], 1))
            return false;
    *at = (Onnx__OperatorSetIdProto **)list.at;
    *n = list.n;
    return true;
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
