/* What n.pat mentions, for my.h.  Made by pat2c; do not edit.
 *
 * DFG_OPS(X)    X(identifier, number, "name") of each operator: what dfg_op() answers
 * DFG_ATTRS(X)  the same of each attribute: `key` of dfg_attr()
 * DFG_STRS(X)   X(number, "text") of each string: `id` of a value
 * DFG_SETS(X)   X(number, "glob", kinds) of each set of operators: dfg_op_in()
 */
#define DFG_OPS(X) \
    X(Add, DFG_FIRST_OP + 0, "Add") \
    X(Conv, DFG_FIRST_OP + 1, "Conv") \
    X(Relu, DFG_FIRST_OP + 2, "Relu")
#define DFG_ATTRS(X) \
    X(group, 0, "group")
#define DFG_STRS(X)
#define DFG_SETS(X)
