/* growth_mlir.cpp -- the table of bench-growth as patterns of MLIR 16: declarative ones (DRR), and as data (PDL).
 *
 * usage: growth-mlir regular|irregular NODES TABLE.mlir
 *
 * In:   the dialect, the rules that mlir-tblgen made of TABLE.td, TABLE.mlir (growth_families.py).
 * Out:  lines as bench-growth has.  PatternApplicator tries all patterns at each operation in turn; each counts its
 *       match and fails, so that nothing is replaced.  First: with a new applicator.
 */
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/PDL/IR/PDL.h"
#include "mlir/Dialect/PDLInterp/IR/PDLInterp.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Rewrite/FrozenRewritePatternSet.h"
#include "mlir/Rewrite/PatternApplicator.h"

#include "dialect.h.inc"
#define GET_OP_CLASSES
#include "ops.h.inc"

#ifdef RULES /* a file of its own, which takes long to compile */
extern uint64_t growth_hits;
namespace {
inline bool count_hit()
{
    growth_hits++;
    return false;
}
using namespace mlir;
using namespace t;
#include "rules.inc"
}
void growth_add_rules(mlir::RewritePatternSet &set)
{
    populateWithGenerated(set);
}
#else
#include <chrono>
#include <cstdio>
#include <cstring>
#include <malloc.h>
#include <string>
#include <vector>

#include "growth_graph.h"

#include "dialect.cpp.inc"
#define GET_OP_CLASSES
#include "ops.cpp.inc"

using namespace mlir;

void t::TDialect::initialize()
{
    addOperations<
#define GET_OP_LIST
#include "ops.cpp.inc"
        >();
}

uint64_t growth_hits;
void growth_add_rules(RewritePatternSet &);

static double now()
{
    struct timespec t;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}

struct Rewriter : PatternRewriter {
    explicit Rewriter(MLIRContext *c) : PatternRewriter(c) {}
};

static func::FuncOp build(ModuleOp module, const growth_graph &graph)
{
    MLIRContext *context = module.getContext();
    OpBuilder b(context);
    const Location at = b.getUnknownLoc();
    b.setInsertionPointToEnd(module.getBody());
    const Type type = RankedTensorType::get({1, 64, 56, 56}, b.getF32Type());
    func::FuncOp f = b.create<func::FuncOp>(at, "main", b.getFunctionType({}, {type}));
    b.setInsertionPointToEnd(f.addEntryBlock());
    std::vector<OperationName> names;
    std::vector<Value> values(graph.n);
    for (const char *name : growth_names)
        names.push_back(OperationName(std::string("t.") + name, context));
    for (uint32_t i = 0; i < graph.n; i++) {
        const growth_node &node = graph.nodes[i];
        OperationState state(at, names[node.op]);
        for (int a = 0; a < growth_arity[node.op]; a++)
            state.addOperands(values[node.args[a]]);
        for (int a = 0; a < growth_n_attrs[node.op]; a++)
            state.addAttribute(growth_attrs[node.op][a], b.getI32IntegerAttr(node.attrs[a]));
        if (growth_arity[node.op] == 0)
            state.addAttribute("id", b.getI32IntegerAttr((int32_t)i));
        state.addTypes(type);
        values[i] = b.create(state)->getResult(0);
    }
    b.create<func::ReturnOp>(at, values[graph.n - 1]);
    return f;
}

static FrozenRewritePatternSet patterns(MLIRContext *context, bool data, const char *path)
{
    RewritePatternSet set(context);
    if (data) {
        PDLPatternModule pdl(parseSourceFile<ModuleOp>(path, ParserConfig(context)));
        pdl.registerRewriteFunction("counted", [](PatternRewriter &, Operation *) {});
        set.add(std::move(pdl));
    } else {
        growth_add_rules(set);
    }
    return FrozenRewritePatternSet(std::move(set));
}

/* All matches, and then none is taken. */
static uint64_t sweep(func::FuncOp f, PatternApplicator &applicator, bool data)
{
    Rewriter rewriter(f.getContext());
    uint64_t taken = 0;
    growth_hits = 0;
    for (Operation &op : f.getBody().front())
        if (data)
            (void)applicator.matchAndRewrite(&op, rewriter, [&](const Pattern &) { return taken++, false; });
        else
            (void)applicator.matchAndRewrite(&op, rewriter);
    return data ? taken : growth_hits;
}

static void measure(func::FuncOp f, bool data, const char *path, const char *graph, uint32_t n, size_t bytes)
{
    double cold = 0, first = 0, again = 0, took = 0;
    uint64_t pairs = 0;
    const double start = now();
    const FrozenRewritePatternSet set = patterns(f.getContext(), data, path);
    const double made = now() - start;
    for (int run = 0; run < 2 || (run < 50 && took < 2e9); run++) {
        const double begin = now();
        PatternApplicator applicator(set);
        applicator.applyDefaultCostModel();
        pairs = sweep(f, applicator, data);
        const double middle = now();
        sweep(f, applicator, data);
        const double end = now();
        cold = run == 0 ? middle - begin : cold;
        first = run == 0 || middle - begin < first ? middle - begin : first;
        again = run == 0 || end - middle < again ? end - middle : again;
        took += end - begin;
    }
    printf("{\"graph\": \"%s\", \"nodes\": %u, \"matcher\": \"%s\", \"pairs\": %llu, \"cold_ns\": %.3f, \"first_ns\": %.3f, "
           "\"ns\": %.3f, \"set_ms\": %.3f, \"module_bytes\": %zu}\n",
           graph, n, data ? "pdl" : "drr", (unsigned long long)pairs, cold / n, first / n, again / n, made / 1e6, bytes);
    fflush(stdout);
}

int main(int argc, char **argv)
{
    if (argc != 4)
        return 2;
    MLIRContext context(MLIRContext::Threading::DISABLED);
    context.loadDialect<t::TDialect, func::FuncDialect, pdl::PDLDialect, pdl_interp::PDLInterpDialect>();
    const growth_graph graph = growth_make((uint32_t)strtod(argv[2], nullptr), strcmp(argv[1], "regular") == 0);
    const struct mallinfo2 before = mallinfo2();
    OwningOpRef<ModuleOp> module = ModuleOp::create(UnknownLoc::get(&context));
    func::FuncOp f = build(*module, graph);
    const struct mallinfo2 after = mallinfo2();
    const size_t bytes = after.uordblks + after.hblkhd - before.uordblks - before.hblkhd;
    for (bool data : {false, true})
        measure(f, data, argv[3], argv[1], graph.n, bytes);
    free(graph.nodes);
}
#endif
