/* What ethos_u_legalize.pat declares, as tables for drivers and tests.  Made by pat2c; do not edit. */
#include "ethos_u_legalize.h"
#if ETHOS_U_LEGALIZE_H != 0xfe37a77e9015937a
#error "ethos_u_legalize.h is of another run of pat2c than this file"
#endif

#include <math.h>
#include <stddef.h>

#include "dfg.h"
#include "dfg_desc.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    OP_expand_dims = DFG_FIRST_OP,
    OP_split,
    OP_squeeze,
};
static const char *const op_names[] = {
    "expand_dims",
    "split",
    "squeeze",
};

static const struct dfg_names whole_names = {
    .abi = DFG_ABI,
    .needs = 0,
    .n_ops = 3,
    .ops = op_names,
};

struct ethos_u_legalize_ethos_u_expand_dims_whole {
    struct ethos_u_legalize_ethos_u_expand_dims_match m;
};

static bool ethos_u_legalize_ethos_u_expand_dims_whole(const dfg_graph *g, dfg_node n,
                                                       bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_expand_dims, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where r.elements > 0 */
    if (!dfg_dim_gt(g, dfg_elements_of(g, n), dfg_int(0)))
        return false;
    return accept(ctx, &(struct ethos_u_legalize_ethos_u_expand_dims_whole){.m = {.root = n, .x = x,
            .r = n}});
}

struct ethos_u_legalize_ethos_u_squeeze_whole {
    struct ethos_u_legalize_ethos_u_squeeze_match m;
};

static bool ethos_u_legalize_ethos_u_squeeze_whole(const dfg_graph *g, dfg_node n,
                                                   bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_squeeze, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where r.elements > 0 */
    if (!dfg_dim_gt(g, dfg_elements_of(g, n), dfg_int(0)))
        return false;
    return accept(ctx, &(struct ethos_u_legalize_ethos_u_squeeze_whole){.m = {.root = n, .x = x, .r = n}});
}

struct ethos_u_legalize_ethos_u_split_whole {
    struct ethos_u_legalize_ethos_u_split_match m;
};

static bool ethos_u_legalize_ethos_u_split_whole(const dfg_graph *g, dfg_node n,
                                                 bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_is(g, n, DFG_GET))
        return false;
    dfg_node s = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, s, OP_split, 1))
        return false;
    dfg_node x = dfg_arg(g, s, 0);
    if (!dfg_same_body(g, n, s))
        return false;
    /* where x.elements > 0 */
    if (!dfg_dim_gt(g, dfg_elements_of(g, x), dfg_int(0)))
        return false;
    return accept(ctx, &(struct ethos_u_legalize_ethos_u_split_whole){.m = {.root = n, .x = x, .s = s,
            .r = n}});
}

struct each { bool (*accept)(void *, const void *); void *ctx; };

/* ---- ethos_u_expand_dims ---- */

static const struct dfg_desc_expr ethos_u_legalize_ethos_u_expand_dims_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 15 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 15 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 15 },
    /* 3 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "r.elements > 0", .line = 15 },
};
static const struct dfg_desc_node ethos_u_legalize_ethos_u_expand_dims_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "expand_dims", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .name = "r",
        .text = "expand_dims(x)", .line = 13 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 12 },
};
static const struct dfg_desc_region ethos_u_legalize_ethos_u_expand_dims_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t ethos_u_legalize_ethos_u_expand_dims_var_regions[] = { 0, };
static const bool ethos_u_legalize_ethos_u_expand_dims_dims[] = { 0, };
static const struct dfg_desc_capture ethos_u_legalize_ethos_u_expand_dims_refs[] = { { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture ethos_u_legalize_ethos_u_expand_dims_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct ethos_u_legalize_ethos_u_expand_dims_match, x) },
    { "r", DFG_CAP_NODE, offsetof(struct ethos_u_legalize_ethos_u_expand_dims_match, r) },
};
static const struct dfg_desc_pattern ethos_u_legalize_ethos_u_expand_dims_desc = {
    .n_nodes = 2, .n_exprs = 4, .n_vars = 1, .n_sets = 2,
    .nodes = ethos_u_legalize_ethos_u_expand_dims_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_u_legalize_ethos_u_expand_dims_regions,
    .var_region = ethos_u_legalize_ethos_u_expand_dims_var_regions,
    .exprs = ethos_u_legalize_ethos_u_expand_dims_exprs,
    .captures = ethos_u_legalize_ethos_u_expand_dims_refs,
    .var_is_dim = ethos_u_legalize_ethos_u_expand_dims_dims,
    .text = "rule ethos_u_expand_dims(x) {\012    r = expand_dims(x);\012    match r;\012    where r.elements > 0;\012    rewrite reshape(x) { newshape = [d for d in r.shape] };\012}", .line = 12, .n_where = 1, .where = (const uint32_t[]){ 3, }
};
static bool ethos_u_legalize_ethos_u_expand_dims_any(const dfg_graph *g, dfg_node n, void *m)
{
    return ethos_u_legalize_ethos_u_expand_dims_match(g, n, m);
}
static bool ethos_u_legalize_ethos_u_expand_dims_pass(void *ctx, const struct ethos_u_legalize_ethos_u_expand_dims_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool ethos_u_legalize_ethos_u_expand_dims_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return ethos_u_legalize_ethos_u_expand_dims_each(g, n, ethos_u_legalize_ethos_u_expand_dims_pass, &e);
}

static const struct dfg_part ethos_u_legalize_ethos_u_expand_dims_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct ethos_u_legalize_ethos_u_expand_dims_whole, m.x) },
    { DFG_PART_ROOT, false, 1, 1, offsetof(struct ethos_u_legalize_ethos_u_expand_dims_whole, m.r) },
};
/* ---- ethos_u_squeeze ---- */

static const struct dfg_desc_expr ethos_u_legalize_ethos_u_squeeze_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 21 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 21 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 21 },
    /* 3 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "r.elements > 0", .line = 21 },
};
static const struct dfg_desc_node ethos_u_legalize_ethos_u_squeeze_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "squeeze", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .name = "r",
        .text = "squeeze(x)", .line = 19 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 18 },
};
static const struct dfg_desc_region ethos_u_legalize_ethos_u_squeeze_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t ethos_u_legalize_ethos_u_squeeze_var_regions[] = { 0, };
static const bool ethos_u_legalize_ethos_u_squeeze_dims[] = { 0, };
static const struct dfg_desc_capture ethos_u_legalize_ethos_u_squeeze_refs[] = { { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture ethos_u_legalize_ethos_u_squeeze_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct ethos_u_legalize_ethos_u_squeeze_match, x) },
    { "r", DFG_CAP_NODE, offsetof(struct ethos_u_legalize_ethos_u_squeeze_match, r) },
};
static const struct dfg_desc_pattern ethos_u_legalize_ethos_u_squeeze_desc = {
    .n_nodes = 2, .n_exprs = 4, .n_vars = 1, .n_sets = 2,
    .nodes = ethos_u_legalize_ethos_u_squeeze_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_u_legalize_ethos_u_squeeze_regions,
    .var_region = ethos_u_legalize_ethos_u_squeeze_var_regions,
    .exprs = ethos_u_legalize_ethos_u_squeeze_exprs,
    .captures = ethos_u_legalize_ethos_u_squeeze_refs,
    .var_is_dim = ethos_u_legalize_ethos_u_squeeze_dims,
    .text = "rule ethos_u_squeeze(x) {\012    r = squeeze(x);\012    match r;\012    where r.elements > 0;\012    rewrite reshape(x) { newshape = [d for d in r.shape] };\012}", .line = 18, .n_where = 1, .where = (const uint32_t[]){ 3, }
};
static bool ethos_u_legalize_ethos_u_squeeze_any(const dfg_graph *g, dfg_node n, void *m)
{
    return ethos_u_legalize_ethos_u_squeeze_match(g, n, m);
}
static bool ethos_u_legalize_ethos_u_squeeze_pass(void *ctx, const struct ethos_u_legalize_ethos_u_squeeze_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool ethos_u_legalize_ethos_u_squeeze_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return ethos_u_legalize_ethos_u_squeeze_each(g, n, ethos_u_legalize_ethos_u_squeeze_pass, &e);
}

static const struct dfg_part ethos_u_legalize_ethos_u_squeeze_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct ethos_u_legalize_ethos_u_squeeze_whole, m.x) },
    { DFG_PART_ROOT, false, 1, 1, offsetof(struct ethos_u_legalize_ethos_u_squeeze_whole, m.r) },
};
/* ---- ethos_u_split ---- */

static const struct dfg_desc_expr ethos_u_legalize_ethos_u_split_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 29 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 29 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 29 },
    /* 3 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.elements > 0", .line = 29 },
};
static const struct dfg_desc_node ethos_u_legalize_ethos_u_split_nodes[3] = {
    [0] = { .kind = DFG_D_GET, .rest = -1, .index = -2147483648, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .name = "r",
        .text = "s.*", .line = 27 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "split", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .under_get = true,
        .name = "s",
        .text = "split(x)", .line = 26 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 25 },
};
static const struct dfg_desc_region ethos_u_legalize_ethos_u_split_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture ethos_u_legalize_ethos_u_split_refs[] = { { 2, -1 }, { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture ethos_u_legalize_ethos_u_split_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct ethos_u_legalize_ethos_u_split_match, x) },
    { "s", DFG_CAP_NODE, offsetof(struct ethos_u_legalize_ethos_u_split_match, s) },
    { "r", DFG_CAP_NODE, offsetof(struct ethos_u_legalize_ethos_u_split_match, r) },
};
static const struct dfg_desc_pattern ethos_u_legalize_ethos_u_split_desc = {
    .n_nodes = 3, .n_exprs = 4, .n_vars = 0, .n_sets = 3,
    .nodes = ethos_u_legalize_ethos_u_split_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_u_legalize_ethos_u_split_regions,
    .exprs = ethos_u_legalize_ethos_u_split_exprs,
    .captures = ethos_u_legalize_ethos_u_split_refs,
    .text = "rule ethos_u_split(x) : keep_shared {\012    s = split(x);\012    r = s.*;\012    match r;\012    where x.elements > 0;\012    rewrite extern ethos_u_slice;\012}", .line = 25, .n_where = 1, .where = (const uint32_t[]){ 3, }
};
static bool ethos_u_legalize_ethos_u_split_any(const dfg_graph *g, dfg_node n, void *m)
{
    return ethos_u_legalize_ethos_u_split_match(g, n, m);
}
static bool ethos_u_legalize_ethos_u_split_pass(void *ctx, const struct ethos_u_legalize_ethos_u_split_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool ethos_u_legalize_ethos_u_split_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return ethos_u_legalize_ethos_u_split_each(g, n, ethos_u_legalize_ethos_u_split_pass, &e);
}

static const struct dfg_part ethos_u_legalize_ethos_u_split_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct ethos_u_legalize_ethos_u_split_whole, m.x) },
    { DFG_PART_INNER, false, 0, 1, offsetof(struct ethos_u_legalize_ethos_u_split_whole, m.s) },
    { DFG_PART_ROOT, false, 1, 2, offsetof(struct ethos_u_legalize_ethos_u_split_whole, m.r) },
};
static const struct dfg_pattern patterns[] = {
    { .name = "ethos_u_expand_dims", .place = "ethos_u_legalize.pat:12", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct ethos_u_legalize_ethos_u_expand_dims_match),
      .n_captures = 2, .captures = ethos_u_legalize_ethos_u_expand_dims_captures,
      .match = ethos_u_legalize_ethos_u_expand_dims_any, .each = ethos_u_legalize_ethos_u_expand_dims_all, .desc = &ethos_u_legalize_ethos_u_expand_dims_desc,
      .whole_size = sizeof(struct ethos_u_legalize_ethos_u_expand_dims_whole), .n_parts = sizeof ethos_u_legalize_ethos_u_expand_dims_parts / sizeof *ethos_u_legalize_ethos_u_expand_dims_parts,
      .n_params = 1, .parts = ethos_u_legalize_ethos_u_expand_dims_parts, .whole = ethos_u_legalize_ethos_u_expand_dims_whole },
    { .name = "ethos_u_squeeze", .place = "ethos_u_legalize.pat:18", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct ethos_u_legalize_ethos_u_squeeze_match),
      .n_captures = 2, .captures = ethos_u_legalize_ethos_u_squeeze_captures,
      .match = ethos_u_legalize_ethos_u_squeeze_any, .each = ethos_u_legalize_ethos_u_squeeze_all, .desc = &ethos_u_legalize_ethos_u_squeeze_desc,
      .whole_size = sizeof(struct ethos_u_legalize_ethos_u_squeeze_whole), .n_parts = sizeof ethos_u_legalize_ethos_u_squeeze_parts / sizeof *ethos_u_legalize_ethos_u_squeeze_parts,
      .n_params = 1, .parts = ethos_u_legalize_ethos_u_squeeze_parts, .whole = ethos_u_legalize_ethos_u_squeeze_whole },
    { .name = "ethos_u_split", .place = "ethos_u_legalize.pat:25", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct ethos_u_legalize_ethos_u_split_match),
      .n_captures = 3, .captures = ethos_u_legalize_ethos_u_split_captures,
      .match = ethos_u_legalize_ethos_u_split_any, .each = ethos_u_legalize_ethos_u_split_all, .desc = &ethos_u_legalize_ethos_u_split_desc,
      .whole_size = sizeof(struct ethos_u_legalize_ethos_u_split_whole), .n_parts = sizeof ethos_u_legalize_ethos_u_split_parts / sizeof *ethos_u_legalize_ethos_u_split_parts,
      .n_params = 1, .parts = ethos_u_legalize_ethos_u_split_parts, .whole = ethos_u_legalize_ethos_u_split_whole },
};

static const char *const imports[] = { "relay", NULL };
extern const struct dfg_unit ethos_u_legalize_unit;
const struct dfg_unit ethos_u_legalize_unit = {
    .abi = DFG_ABI,
    .name = "ethos_u_legalize",
    .imports = imports,
    .names = &ethos_u_legalize_names, .whole_names = &whole_names,
    .n_patterns = 3, .patterns = patterns,
    .rules = &ethos_u_legalize_rules,
};
