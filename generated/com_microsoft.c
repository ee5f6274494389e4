/* The operators of com_microsoft.ops.  Made by pat2c; do not edit. */
#include "dfg.h"

static const struct dfg_attr_decl attrs_of_com_microsoft_FusedConv[] = {
    { "auto_pad", "string", "\"NOTSET\"" },
    { "dilations", "int[]?", NULL },
    { "group", "int", "1" },
    { "kernel_shape", "int[]?", NULL },
    { "pads", "int[]?", NULL },
    { "strides", "int[]?", NULL },
    { "activation", "string?", NULL },
    { "activation_params", "float[]?", NULL },
};
static const struct dfg_attr_decl attrs_of_com_microsoft_FusedGemm[] = {
    { "alpha", "float", "1.0" },
    { "beta", "float", "1.0" },
    { "transA", "int", "0" },
    { "transB", "int", "0" },
    { "activation", "string?", NULL },
    { "activation_alpha", "float?", NULL },
    { "activation_beta", "float?", NULL },
    { "activation_gamma", "float?", NULL },
};
static const struct dfg_attr_decl attrs_of_com_microsoft_FusedMatMul[] = {
    { "alpha", "float", "1.0" },
    { "transA", "int", "0" },
    { "transB", "int", "0" },
    { "transBatchA", "int", "0" },
    { "transBatchB", "int", "0" },
};
static const struct dfg_attr_decl attrs_of_com_microsoft_QuickGelu[] = {
    { "alpha", "float", "1.702" },
};
static const struct dfg_attr_decl attrs_of_com_microsoft_SkipLayerNormalization[] = {
    { "epsilon", "float", "1e-12" },
};
static const struct dfg_attr_decl attrs_of_com_microsoft_SkipSimplifiedLayerNormalization[] = {
    { "epsilon", "float", "1e-12" },
};
static const struct dfg_attr_decl attrs_of_SimplifiedLayerNormalization[] = {
    { "axis", "int", "-1" },
    { "epsilon", "float", "1e-05" },
    { "stash_type", "int", "1" },
};

/* name, fusion kind, commutative, effect, required and declared operands, variadic,
 * declared and required results, variadic, attributes, operands that swap together */
static const struct dfg_op_decl ops[] = {
    { "com.microsoft.BiasGelu", DFG_BROADCAST, false, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "com.microsoft.DynamicQuantizeMatMul", DFG_FUSABLE, false, false, 3, 5, false, 1, 1, false, 0, NULL, NULL },
    { "com.microsoft.FastGelu", DFG_BROADCAST, false, false, 1, 2, false, 1, 1, false, 0, NULL, NULL },
    { "com.microsoft.FusedConv", DFG_FUSABLE, false, false, 2, 4, false, 1, 1, false, 8, attrs_of_com_microsoft_FusedConv, NULL },
    { "com.microsoft.FusedGemm", DFG_FUSABLE, false, false, 2, 3, false, 1, 1, false, 8, attrs_of_com_microsoft_FusedGemm, NULL },
    { "com.microsoft.FusedMatMul", DFG_FUSABLE, false, false, 2, 2, false, 1, 1, false, 5, attrs_of_com_microsoft_FusedMatMul, NULL },
    { "com.microsoft.Gelu", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "com.microsoft.MatMulIntegerToFloat", DFG_FUSABLE, false, false, 4, 7, false, 1, 1, false, 0, NULL, NULL },
    { "com.microsoft.QuickGelu", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 1, attrs_of_com_microsoft_QuickGelu, NULL },
    { "com.microsoft.SkipLayerNormalization", DFG_FUSABLE, false, false, 3, 5, false, 4, 1, false, 1, attrs_of_com_microsoft_SkipLayerNormalization, NULL },
    { "com.microsoft.SkipSimplifiedLayerNormalization", DFG_FUSABLE, false, false, 3, 4, false, 4, 1, false, 1, attrs_of_com_microsoft_SkipSimplifiedLayerNormalization, NULL },
    { "SimplifiedLayerNormalization", DFG_FUSABLE, false, false, 2, 2, false, 2, 1, false, 3, attrs_of_SimplifiedLayerNormalization, NULL },
};

extern const struct dfg_ops com_microsoft_ops;
const struct dfg_ops com_microsoft_ops = { DFG_ABI, 12, "com_microsoft", ops };

extern const struct dfg_unit com_microsoft_unit;
const struct dfg_unit com_microsoft_unit = {
    .abi = DFG_ABI,
    .name = "com_microsoft",
    .ops = &com_microsoft_ops,
    .imports = (const char *const[]){ NULL },
};
