/* rewrite_mlir.cpp -- the rules of loops.pat as native patterns of MLIR 16.
 *
 * In:   the operators and operands of a module.
 * Out:  the same rewrites by two drivers: MLIR_WALK asks a PatternApplicator at each operation, users first, and at
 *       what a rewrite leaves in an operation's place; MLIR_GREEDY is the greedy driver, without limit of iterations
 *       and without simplifying regions.
 *
 * Operations are registered and pure.  The patterns erase what they cover, so that no driver has to find it dead.
 */
#include <memory>
#include <vector>

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Rewrite/FrozenRewritePatternSet.h"
#include "mlir/Rewrite/PatternApplicator.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

#include "rewrite_hand.h"
#include "rewrite_mlir.h"

using namespace mlir;

/* ---- a dialect ---- */

namespace bench {

template <typename Concrete, template <typename> class Operands>
class Pure : public Op<Concrete, OpTrait::ZeroRegions, OpTrait::OneResult, OpTrait::ZeroSuccessors, Operands,
                       MemoryEffectOpInterface::Trait> {
public:
    using Op<Concrete, OpTrait::ZeroRegions, OpTrait::OneResult, OpTrait::ZeroSuccessors, Operands,
             MemoryEffectOpInterface::Trait>::Op;
    static ArrayRef<StringRef> getAttributeNames() { return {}; }
    void getEffects(SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>> &) {}
    static void build(OpBuilder &, OperationState &state, Type type, ValueRange operands)
    {
        state.addOperands(operands);
        state.addTypes(type);
    }
};

#define OPERATION(Name, name, ...)                                     \
    class Name : public Pure<Name, __VA_ARGS__> {                      \
    public:                                                            \
        using Pure::Pure;                                              \
        static StringRef getOperationName() { return "bench." #name; } \
    };
OPERATION(Const, const, OpTrait::ZeroOperands)
OPERATION(Conv, conv, OpTrait::NOperands<2>::Impl)
OPERATION(Bias, bias, OpTrait::NOperands<2>::Impl)
OPERATION(Relu, relu, OpTrait::OneOperand)
OPERATION(Exp, exp, OpTrait::OneOperand)
OPERATION(Add, add, OpTrait::NOperands<2>::Impl)
OPERATION(Fused, fused, OpTrait::NOperands<3>::Impl)
#undef OPERATION

class BenchDialect : public Dialect {
public:
    explicit BenchDialect(MLIRContext *context) : Dialect(getDialectNamespace(), context, TypeID::get<BenchDialect>())
    {
        addOperations<Const, Conv, Bias, Relu, Exp, Add, Fused>();
    }
    static StringRef getDialectNamespace() { return "bench"; }
};

/* ---- the rules ---- */

struct Fuse : OpRewritePattern<Relu> {
    uint64_t &applied;
    Fuse(MLIRContext *context, uint64_t &applied) : OpRewritePattern(context), applied(applied) {}
    LogicalResult matchAndRewrite(Relu relu, PatternRewriter &rewriter) const override
    {
        auto bias = relu->getOperand(0).getDefiningOp<Bias>();
        if (!bias || !bias->hasOneUse())
            return failure();
        auto conv = bias->getOperand(0).getDefiningOp<Conv>();
        if (!conv || !conv->hasOneUse())
            return failure();
        Value operands[] = {conv->getOperand(0), conv->getOperand(1), bias->getOperand(1)};
        rewriter.replaceOpWithNewOp<Fused>(relu, relu->getResult(0).getType(), ValueRange(operands));
        rewriter.eraseOp(bias);
        rewriter.eraseOp(conv);
        applied++;
        return success();
    }
};

struct Bubble : OpRewritePattern<Exp> {
    uint64_t &applied;
    Bubble(MLIRContext *context, uint64_t &applied) : OpRewritePattern(context), applied(applied) {}
    LogicalResult matchAndRewrite(Exp exp, PatternRewriter &rewriter) const override
    {
        auto relu = exp->getOperand(0).getDefiningOp<Relu>();
        if (!relu || !relu->hasOneUse())
            return failure();
        const Type type = exp->getResult(0).getType();
        auto inner = rewriter.create<Exp>(exp.getLoc(), type, ValueRange(relu->getOperand(0)));
        rewriter.replaceOpWithNewOp<Relu>(exp, type, ValueRange(inner->getResult(0)));
        rewriter.eraseOp(relu);
        applied++;
        return success();
    }
};

struct Rewriter : PatternRewriter {
    explicit Rewriter(MLIRContext *context) : PatternRewriter(context) {}
};

} // namespace bench

/* ---- graphs ---- */

struct mlir_graph {
    MLIRContext context{MLIRContext::Threading::DISABLED};
    OwningOpRef<ModuleOp> module;
    Block *body;
};

struct mlir_graph *mlir_graph_new(dfg_module *m)
{
    auto *g = new mlir_graph;
    g->context.loadDialect<bench::BenchDialect, func::FuncDialect>();
    OpBuilder builder(&g->context);
    const Location place = builder.getUnknownLoc();
    const Type type = RankedTensorType::get({1}, builder.getF32Type());
    std::vector<Value> values(dfg_n_nodes(m));
    g->module = ModuleOp::create(place);
    builder.setInsertionPointToEnd(g->module->getBody());
    auto f = builder.create<func::FuncOp>(place, "main", builder.getFunctionType({type}, {type}));
    g->body = f.addEntryBlock();
    builder.setInsertionPointToEnd(g->body);
    std::vector<OperationName> names;
    for (uint32_t op = 0; op < dfg_n_operators(m); op++)
        names.emplace_back(std::string("bench.") + (op == DFG_CONST ? "const" : dfg_operator_name(m, (uint16_t)op)),
                           &g->context);
    for (dfg_node n = 1; n < dfg_n_nodes(m); n++) {
        const uint16_t op = dfg_node_op(m, n);
        const dfg_node *args;
        const uint32_t argc = dfg_node_args(m, n, &args);
        if (op == DFG_VAR) {
            values[n] = g->body->getArgument(0);
            continue;
        }
        if (op == DFG_FUNC) {
            builder.create<func::ReturnOp>(place, values[args[argc - 1]]);
            continue;
        }
        OperationState state(place, names[op]);
        for (uint32_t i = 0; i < argc; i++)
            state.operands.push_back(values[args[i]]);
        state.addTypes(type);
        values[n] = builder.create(state)->getResult(0);
    }
    return g;
}

void mlir_graph_free(struct mlir_graph *g)
{
    delete g;
}

/* ---- drivers ---- */

/* From the last operation to the first; what takes an operation's place is asked, too, as are the operations before. */
static void walk(struct mlir_graph *g, const FrozenRewritePatternSet &patterns)
{
    PatternApplicator applicator(patterns);
    bench::Rewriter rewriter(&g->context);
    applicator.applyDefaultCostModel();
    for (Operation *op = &g->body->back(); op != nullptr;) {
        Operation *after = op->getNextNode();
        rewriter.setInsertionPoint(op);
        if (succeeded(applicator.matchAndRewrite(op, rewriter)))
            op = after->getPrevNode();
        else
            op = op->getPrevNode();
    }
}

uint64_t mlir_rewrite(struct mlir_graph *g, int rule, enum mlir_loop loop)
{
    uint64_t applied = 0;
    RewritePatternSet set(&g->context);
    if (rule == FUSE)
        set.add<bench::Fuse>(&g->context, applied);
    else
        set.add<bench::Bubble>(&g->context, applied);
    const FrozenRewritePatternSet patterns(std::move(set));
    GreedyRewriteConfig config;
    config.maxIterations = GreedyRewriteConfig::kNoLimit;
    config.enableRegionSimplification = false;
    config.useTopDownTraversal = true;
    if (loop == MLIR_WALK)
        walk(g, patterns);
    else
        (void)applyPatternsAndFoldGreedily(*g->module, patterns, config);
    return applied;
}
