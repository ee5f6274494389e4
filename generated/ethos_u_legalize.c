/* Made by pat2c from ethos_u_legalize.pat; do not edit. */
#include "ethos_u_legalize.h"
_Static_assert(ETHOS_U_LEGALIZE_H == 0xa308b3a1b844ba5c, "ethos_u_legalize.h is of another run of pat2c than this file");
#include "dfg_frames.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    ethos_u_legalize_op_expand_dims = DFG_FIRST_OP, ethos_u_legalize_op_split, ethos_u_legalize_op_squeeze,
};
static const char *const ethos_u_legalize_op_names[] = { "expand_dims", "split", "squeeze" };

const struct dfg_names ethos_u_legalize_names = {
    .abi = DFG_ABI, .needs = 0, .name = "ethos_u_legalize", .run = ETHOS_U_LEGALIZE_H, .n_ops = 3,
    .ops = ethos_u_legalize_op_names,
};

/* ethos_u_legalize.pat:12  rule ethos_u_expand_dims(x) {
 *     r = expand_dims(x);
 *     match r;
 *     where r.elements > 0;
 *     rewrite reshape(x) { newshape = [d for d in r.shape] };
 * } */
bool ethos_u_legalize_ethos_u_expand_dims_match(DFG_FIND_MATCH(ethos_u_legalize_ethos_u_expand_dims))
{
    if (!dfg_calls_argc(g, n, ethos_u_legalize_op_expand_dims, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!dfg_dim_gt(g, dfg_elements_of(g, n), dfg_int(0))) return false;
    DFG_GIVE(ethos_u_legalize_ethos_u_expand_dims, .root = n, .x = x, .r = n);
    return true;
}

/* ethos_u_legalize.pat:18  rule ethos_u_squeeze(x) {
 *     r = squeeze(x);
 *     match r;
 *     where r.elements > 0;
 *     rewrite reshape(x) { newshape = [d for d in r.shape] };
 * } */
bool ethos_u_legalize_ethos_u_squeeze_match(DFG_FIND_MATCH(ethos_u_legalize_ethos_u_squeeze))
{
    if (!dfg_calls_argc(g, n, ethos_u_legalize_op_squeeze, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!dfg_dim_gt(g, dfg_elements_of(g, n), dfg_int(0))) return false;
    DFG_GIVE(ethos_u_legalize_ethos_u_squeeze, .root = n, .x = x, .r = n);
    return true;
}

/* ethos_u_legalize.pat:25  rule ethos_u_split(x) : keep_shared {
 *     s = split(x);
 *     r = s.*;
 *     match r;
 *     where x.elements > 0;
 *     rewrite extern ethos_u_slice;
 * } */
bool ethos_u_legalize_ethos_u_split_match(DFG_FIND_MATCH(ethos_u_legalize_ethos_u_split))
{
    if (!dfg_is(g, n, DFG_GET)) return false;
    dfg_node s = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, s, ethos_u_legalize_op_split, 1)) return false;
    dfg_node x = dfg_operand(g, s, 0);
    if (!dfg_same_body(g, n, s) || !dfg_dim_gt(g, dfg_elements_of(g, x), dfg_int(0))) return false;
    DFG_GIVE(ethos_u_legalize_ethos_u_split, .root = n, .x = x, .s = s, .r = n);
    return true;
}
